//! The weights of a model in safetensors files, single or sharded, or in a GGUF file, compared with the configuration.

mod header;
mod rows;

use super::folder::Content;
use super::gguf::{self, Gguf};
use super::{Dtype, Folder, blocks};
use crate::Error;
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;

/// The single file.
const SINGLE: &str = "model.safetensors";
/// The index of a sharded checkpoint.
const INDEX: &str = "model.safetensors.index.json";

/// A tensor of a file, or a part of one: row-major, little-endian, not necessarily aligned.
#[derive(Clone, Debug)]
pub struct TensorView<'a> {
    /// Element type.
    pub dtype: Dtype,
    /// Rows first.
    pub shape: &'a [usize],
    /// The elements as stored in the file: a copy, unless the file is embedded in the binary.
    pub bytes: Cow<'a, [u8]>,
}

impl TensorView<'_> {
    /// The elements as f32: exactly, and those of quantised types as their definition computes them.
    pub fn to_f32(&self) -> Vec<f32> {
        let halves = self.bytes.chunks_exact(2).map(|b| u16::from_le_bytes([b[0], b[1]]));
        match self.dtype {
            Dtype::F32 => self.bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect(),
            Dtype::F16 => halves.map(|bits| half::f16::from_bits(bits).to_f32()).collect(),
            Dtype::Bf16 => halves.map(|bits| half::bf16::from_bits(bits).to_f32()).collect(),
            quantised => blocks::dequantised(quantised, &self.bytes),
        }
    }

    /// The elements as f16: exact if possible, otherwise rounded to nearest even. Values that are too large become
    /// infinite.
    pub fn to_f16(&self) -> Vec<half::f16> {
        match self.dtype {
            Dtype::F16 => {
                self.bytes.chunks_exact(2).map(|b| half::f16::from_bits(u16::from_le_bytes([b[0], b[1]]))).collect()
            }
            _ => self.to_f32().into_iter().map(half::f16::from_f32).collect(),
        }
    }

    /// The elements as bf16: exact if possible, otherwise rounded to nearest even.
    pub fn to_bf16(&self) -> Vec<half::bf16> {
        match self.dtype {
            Dtype::Bf16 => {
                self.bytes.chunks_exact(2).map(|b| half::bf16::from_bits(u16::from_le_bytes([b[0], b[1]]))).collect()
            }
            _ => self.to_f32().into_iter().map(half::bf16::from_f32).collect(),
        }
    }
}

/// The weights of a checkpoint: exactly the tensors that [`Config::tensors`](crate::models::Config::tensors)
/// lists, shapes and types checked.
#[derive(Debug)]
pub struct WeightFiles {
    /// Path and content of each file.
    shards: Vec<(String, Content)>,
    tensors: HashMap<String, Entry>,
    /// Second names of tensors whose data is in the files twice.
    copies: HashMap<String, (String, Entry)>,
    extra: Vec<String>,
}

#[derive(Debug)]
struct Entry {
    shard: usize,
    dtype: Dtype,
    shape: Vec<usize>,
    range: Range<u64>,
    /// The heads in which pairs of rows that rotate together are neighbours; 0 for none.
    interleaved: usize,
}

/// A tensor that a model needs from a GGUF file.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    /// The name of the model's tensor.
    pub(crate) name: String,
    /// The name in the file.
    pub(crate) stored: String,
    /// Rows first.
    pub(crate) shape: Vec<usize>,
    /// In how many heads pairs of rows that rotate together are neighbours in the file; 0 for none.
    pub(crate) interleaved: usize,
}

impl WeightFiles {
    /// Opens the files and checks the presence, shape and type of each of `tensors`, the names and shapes that the
    /// model needs. Reads headers only. The data is read when it is needed ([`tensor`](Self::tensor)).
    ///
    /// `tied` has second names of tensors, each with the name in `tensors`. A file may have a tensor under either name
    /// or under both. If it has both, [`second_name`](Self::second_name) returns the second, and whoever reads the data
    /// compares it with [`copy`](Self::copy).
    ///
    /// # Errors
    /// A file cannot be read, or a tensor is missing or differs.
    pub fn open(folder: &Folder, tensors: &[(String, Vec<usize>)], tied: &[(&str, &str)]) -> Result<Self, Error> {
        let (shards, copies) = (Vec::new(), HashMap::new());
        let mut weights = WeightFiles { shards, tensors: HashMap::new(), copies, extra: Vec::new() };
        let mut expected: HashMap<String, Vec<usize>> = tensors.iter().cloned().collect();
        for (second, name) in tied {
            if let Some(shape) = expected.get(*name).cloned() {
                expected.insert((*second).to_string(), shape);
            }
        }
        let searched = if folder.has(SINGLE) || !folder.has(INDEX) {
            weights.add(folder, SINGLE, &missing_hint(folder), &expected)?;
            folder.path(SINGLE)
        } else {
            let listed = read_index(folder)?;
            let mut files: Vec<&String> = listed.values().collect();
            files.sort();
            files.dedup();
            for file in files {
                weights.add(folder, file, &format!("{INDEX} names this shard: incomplete download?"), &expected)?;
            }
            folder.path(INDEX)
        };
        for (second, name) in tied {
            let Some(entry) = weights.tensors.remove(*second) else { continue };
            if weights.tensors.contains_key(*name) {
                weights.copies.insert((*name).to_string(), ((*second).to_string(), entry));
            } else {
                weights.tensors.insert((*name).to_string(), entry);
            }
        }
        for (name, shape) in tensors {
            if !weights.tensors.contains_key(name) {
                let hint = if name == "lm_head.weight" {
                    "; tie_word_embeddings in config.json is false"
                } else if weights.tensors.is_empty() {
                    "; none of its tensors has a name of this model"
                } else {
                    ""
                };
                return Err(Error::TensorMissing {
                    path: searched,
                    name: name.clone(),
                    expected: shape.clone(),
                    hint: hint.into(),
                });
            }
        }
        weights.extra.sort();
        Ok(weights)
    }

    /// The tensors `wanted` of a GGUF file.
    ///
    /// # Errors
    /// A tensor is missing, or has another shape or an unsupported type.
    pub(crate) fn of_gguf(gguf: Gguf, wanted: &[Wanted]) -> Result<Self, Error> {
        let stored: HashMap<&str, usize> =
            gguf.tensors().iter().enumerate().map(|(i, t)| (t.name.as_str(), i)).collect();
        let path = gguf.path().to_string();
        let mut tensors = HashMap::new();
        let mut used = vec![false; gguf.tensors().len()];
        for Wanted { name, stored: other, shape, interleaved } in wanted {
            let Some(i) = stored.get(other.as_str()) else {
                let (name, expected, hint) = (other.clone(), shape.clone(), String::new());
                return Err(Error::TensorMissing { path, name, expected, hint });
            };
            used[*i] = true;
            let found = &gguf.tensors()[*i];
            if found.shape != *shape {
                let (name, expected, found) = (other.clone(), shape.clone(), found.shape.clone());
                return Err(Error::TensorShape { path, name, expected, found });
            }
            let dtype = found.dtype.map_err(|number| Error::TensorDtype {
                path: path.clone(),
                name: other.clone(),
                found: format!("number {number}"),
                supported: names(&Dtype::ALL),
            })?;
            let (shape, range) = (shape.clone(), found.range.clone());
            tensors.insert(name.clone(), Entry { shard: 0, dtype, shape, range, interleaved: *interleaved });
        }
        let unused = gguf.tensors().iter().zip(used).filter(|(t, used)| !used && t.name != gguf::ROPE_FACTORS);
        let mut extra: Vec<String> = unused.map(|(t, _)| t.name.clone()).collect();
        extra.sort();
        Ok(WeightFiles { shards: vec![gguf.into_content()], tensors, copies: HashMap::new(), extra })
    }

    /// Reads a tensor by its full name; `None` if it is not one of the model's tensors.
    ///
    /// # Errors
    /// [`Error::Read`], also if the file has become shorter since it was opened.
    pub fn tensor(&self, name: &str) -> Result<Option<TensorView<'_>>, Error> {
        let Some(entry) = self.tensors.get(name) else { return Ok(None) };
        let Some((_, content)) = self.shards.get(entry.shard) else { return Ok(None) };
        let mut bytes = content.read(entry.range.clone())?;
        if entry.interleaved > 0 {
            bytes = Cow::Owned(rows::in_halves(&bytes, entry.head_bytes(), entry.head_rows()));
        }
        Ok(Some(TensorView { dtype: entry.dtype, shape: &entry.shape, bytes }))
    }

    /// The second name of a tensor that the files have twice.
    pub fn second_name(&self, name: &str) -> Option<&str> {
        self.copies.get(name).map(|(second, _)| second.as_str())
    }

    /// Reads `elements` elements from element `at` on of a tensor that the files have twice, as they are under its
    /// second name. `None` if the files have it once, or if it has fewer elements. `buffer` is memory for them, which
    /// the next call can use again.
    ///
    /// # Errors
    /// Those of [`tensor`](Self::tensor).
    pub fn copy<'a>(
        &'a self,
        name: &str,
        at: usize,
        elements: usize,
        buffer: &'a mut Vec<u8>,
    ) -> Result<Option<TensorView<'a>>, Error> {
        let Some((_, Entry { shard, dtype, shape, range, .. })) = self.copies.get(name) else { return Ok(None) };
        let Some((_, content)) = self.shards.get(*shard) else { return Ok(None) };
        let (Some(skipped), Some(length)) = (dtype.bytes(at as u64), dtype.bytes(elements as u64)) else {
            return Ok(None);
        };
        let start = range.start + skipped;
        let end = start + length;
        if end > range.end {
            return Ok(None);
        }
        let bytes = Cow::Borrowed(content.read_with(start..end, buffer)?);
        Ok(Some(TensorView { dtype: *dtype, shape, bytes }))
    }

    /// The shape of a tensor, rows first.
    pub fn shape(&self, name: &str) -> Option<&[usize]> {
        Some(&self.tensors.get(name)?.shape)
    }

    /// The element type of a tensor.
    pub fn dtype_of(&self, name: &str) -> Option<Dtype> {
        Some(self.tensors.get(name)?.dtype)
    }

    /// Reads a tensor in pieces of at most `elements` elements, but at least a block or a head, in order. Each has the
    /// shape of the whole tensor. Takes less memory and time than the whole tensor at once.
    ///
    /// # Errors
    /// The first error of `each`, and those of [`tensor`](Self::tensor).
    pub fn pieces(
        &self,
        name: &str,
        elements: usize,
        mut each: impl FnMut(&TensorView<'_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let Some(entry) = self.tensors.get(name) else { return Ok(()) };
        let Entry { shard, dtype, shape, range, interleaved } = entry;
        let Some((_, content)) = self.shards.get(*shard) else { return Ok(()) };
        // A head's rows change their order together.
        let unit = if *interleaved > 0 { entry.head_bytes() } else { dtype.block_bytes() };
        let blocks = elements / dtype.block_elements() * dtype.block_bytes();
        let step = ((blocks / unit).max(1) * unit) as u64;
        let (mut buffer, mut start) = (Vec::new(), range.start);
        while start < range.end {
            let end = range.end.min(start + step);
            let mut bytes = Cow::Borrowed(content.read_with(start..end, &mut buffer)?);
            if *interleaved > 0 {
                bytes = Cow::Owned(rows::in_halves(&bytes, unit, entry.head_rows()));
            }
            each(&TensorView { dtype: *dtype, shape, bytes })?;
            start = end;
        }
        Ok(())
    }

    /// The path of the file that contains a tensor.
    pub fn file(&self, name: &str) -> Option<&str> {
        Some(&self.shards.get(self.tensors.get(name)?.shard)?.0)
    }

    /// The element types of the model's tensors, and the bytes of each; the largest share first.
    pub fn dtypes(&self) -> Vec<(Dtype, u64)> {
        let total =
            |d: Dtype| self.tensors.values().filter(|e| e.dtype == d).map(|e| e.range.end - e.range.start).sum();
        let mut all: Vec<(Dtype, u64)> =
            Dtype::ALL.into_iter().map(|d| (d, total(d))).filter(|(_, n)| *n > 0).collect();
        all.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        all
    }

    /// Bytes of the model's tensors.
    pub fn bytes(&self) -> u64 {
        self.tensors.values().map(|e| e.range.end - e.range.start).sum()
    }

    /// The element type with the most bytes.
    pub fn dtype(&self) -> Dtype {
        self.dtypes().first().map_or(Dtype::Bf16, |(dtype, _)| *dtype)
    }

    /// Names of tensors that the model does not use, in order.
    pub fn extra(&self) -> &[String] {
        &self.extra
    }

    fn add(
        &mut self,
        folder: &Folder,
        file: &str,
        need: &str,
        expected: &HashMap<String, Vec<usize>>,
    ) -> Result<(), Error> {
        let path = folder.path(file);
        let content = folder.content(file, need)?;
        let shard = self.shards.len();
        let (start, metadata) = header::read(&content, &path)?;
        // In the order of the file, so that the same one of several errors is always reported.
        for name in metadata.offset_keys() {
            let Some(info) = metadata.info(&name) else { continue };
            let Some(shape) = expected.get(&name) else {
                self.extra.push(name);
                continue;
            };
            if info.shape != *shape {
                return Err(Error::TensorShape { path, name, expected: shape.clone(), found: info.shape.clone() });
            }
            let dtype = match info.dtype {
                safetensors::Dtype::F32 => Dtype::F32,
                safetensors::Dtype::F16 => Dtype::F16,
                safetensors::Dtype::BF16 => Dtype::Bf16,
                other => {
                    let supported = names(&[Dtype::Bf16, Dtype::F16, Dtype::F32]);
                    return Err(Error::TensorDtype { path, name, found: format!("{other:?}"), supported });
                }
            };
            let range = start + info.data_offsets.0 as u64..start + info.data_offsets.1 as u64;
            if self.tensors.contains_key(&name) {
                return Err(Error::Safetensors { path, what: format!("the tensor {name} is also in another shard") });
            }
            self.tensors.insert(name, Entry { shard, dtype, shape: info.shape.clone(), range, interleaved: 0 });
        }
        self.shards.push((path, content));
        Ok(())
    }
}

impl Entry {
    /// The rows of a head.
    fn head_rows(&self) -> usize {
        self.shape.first().map_or(1, |rows| rows / self.interleaved.max(1))
    }

    /// The bytes of a head.
    fn head_bytes(&self) -> usize {
        ((self.range.end - self.range.start) as usize / self.interleaved.max(1)).max(1)
    }
}

/// The names of element types, for a message.
fn names(dtypes: &[Dtype]) -> String {
    dtypes.iter().map(|dtype| dtype.name()).collect::<Vec<_>>().join(", ")
}

/// The message for a missing weight file.
fn missing_hint(folder: &Folder) -> String {
    if ["pytorch_model.bin", "pytorch_model.bin.index.json"].iter().any(|f| folder.has(f)) {
        "the folder has PyTorch files; convert them to safetensors".into()
    } else {
        format!("the folder has neither this file nor {INDEX}; incomplete download?")
    }
}

/// The names of the tensors, and the shard that contains each.
fn read_index(folder: &Folder) -> Result<HashMap<String, String>, Error> {
    let path = folder.path(INDEX);
    let json = folder.json(INDEX, 64 << 20, "")?;
    let refuse = |what: String| Error::Index { path: path.clone(), what };
    let map = json
        .get("weight_map")
        .and_then(|m| m.as_object())
        .ok_or_else(|| refuse("the object `weight_map` is missing".into()))?;
    let mut listed = HashMap::new();
    for (name, file) in map {
        let file = file.as_str().ok_or_else(|| refuse(format!("the shard of {name} is not a file name")))?;
        let plain = !file.is_empty() && !file.contains(['/', '\\', '\0']) && file != ".." && file != ".";
        if !plain {
            return Err(refuse(format!("the shard of {name} is {file:?}, which is not a plain file name")));
        }
        listed.insert(name.clone(), file.to_string());
    }
    if listed.is_empty() {
        return Err(refuse("`weight_map` is empty".into()));
    }
    Ok(listed)
}
