//! GGUF files: a whole model in one file, with metadata and tensors that may be quantised.
//!
//! | file | contents |
//! |---|---|
//! | `config` | `config.json` from the metadata |
//! | `reader` | numbers and texts of a file, one after another |
//! | `tokenizer` | `tokenizer.json` from the metadata |
//!
//! The metadata is converted to the files that a model directory has, which are then checked as if they had been in
//! one. So there is one reader of configurations and one of tokenizers. The names and shapes of tensors are compared
//! with those that the model needs by [`WeightFiles`](super::WeightFiles).
//!
//! Format: the page on GGUF of ggml. Versions 2 and 3 in little-endian byte order are supported.

mod config;
mod reader;
mod tokenizer;

pub use config::ARCHITECTURES;

use super::folder::Content;
use super::{Dtype, Folder};
use crate::Error;
use reader::Reader;
use serde_json::{Map, Value};
use std::collections::HashSet;
use std::ops::Range;
pub(crate) use tokenizer::Template;

/// The alignment of tensors, if the metadata has none.
const ALIGNMENT: u64 = 32;
/// The tensor with the factors by which rotary frequencies are divided.
pub(crate) const ROPE_FACTORS: &str = "rope_freqs.weight";
/// The most dimensions of a tensor.
const MOST_DIMENSIONS: u32 = 4;

/// A tensor of a file.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    /// The name in the file.
    pub(crate) name: String,
    /// The element type, or the number of one that is not supported.
    pub(crate) dtype: Result<Dtype, u32>,
    /// Rows first.
    pub(crate) shape: Vec<usize>,
    /// Where its bytes are in the file; as far as they are known, which they are for a supported type.
    pub(crate) range: Range<u64>,
}

/// A GGUF file whose header was read and checked.
#[derive(Debug)]
pub(crate) struct Gguf {
    path: String,
    content: Content,
    /// The metadata: an object.
    metadata: Value,
    tensors: Vec<Stored>,
}

impl Gguf {
    /// Reads the header of the file that `folder` is.
    pub(crate) fn open(folder: &Folder) -> Result<Gguf, Error> {
        let path = folder.name();
        let content = folder.content("", "it was there before")?;
        let mut reader = Reader::new(&content, &path);
        let (tensors, pairs) = header(&mut reader)?;
        let mut metadata = Map::new();
        for _ in 0..pairs {
            let key = reader.text()?;
            let value = reader.value()?;
            if metadata.insert(key.clone(), value).is_some() {
                return Err(reader.refuse(format!("the metadata has the key `{key}` twice")));
            }
        }
        let alignment = alignment(&reader, &metadata)?;
        let mut stored = Vec::new();
        for _ in 0..tensors {
            stored.push(tensor(&mut reader)?);
        }
        let start = reader.position().next_multiple_of(alignment);
        place(&reader, &mut stored, start, alignment)?;
        let gguf = Gguf { path, content, metadata: metadata.into(), tensors: stored };
        if gguf.metadata.get("split.count").and_then(Value::as_u64).is_some_and(|n| n > 1) {
            let what = "it is one of several parts: join them with `llama-gguf-split --merge`";
            return Err(Error::Gguf { path: gguf.path, what: what.into() });
        }
        Ok(gguf)
    }

    /// The file's name in messages.
    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    /// The tensors, in the order of the file.
    pub(crate) fn tensors(&self) -> &[Stored] {
        &self.tensors
    }

    /// The file's name in messages, and its content.
    pub(crate) fn into_content(self) -> (String, Content) {
        (self.path, self.content)
    }

    /// The values of an `F32` tensor, if there is one of this name.
    fn numbers(&self, name: &str) -> Result<Option<Vec<f32>>, Error> {
        let Some(found) = self.tensors.iter().find(|t| t.name == name) else { return Ok(None) };
        if found.dtype != Ok(Dtype::F32) {
            return Err(self.refuse(format!("the tensor {name} is not of type F32")));
        }
        let bytes = self.content.read(found.range.clone())?;
        Ok(Some(bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()))
    }

    fn refuse(&self, what: impl Into<String>) -> Error {
        Error::Gguf { path: self.path.clone(), what: what.into() }
    }
}

/// Reads the magic number, the version, and the numbers of tensors and of pairs of metadata.
fn header(reader: &mut Reader<'_>) -> Result<(u64, u64), Error> {
    if reader.bytes::<4>()? != *b"GGUF" {
        return Err(reader.refuse("it does not begin with \"GGUF\": another format?".into()));
    }
    match reader.u32()? {
        2 | 3 => {}
        version if matches!(version.swap_bytes(), 1..=3) => {
            return Err(reader.refuse("it is in big-endian byte order; only little-endian is supported".into()));
        }
        version => return Err(reader.refuse(format!("its version is {version}; supported: 2, 3"))),
    }
    // A tensor has at least a name's length, a number of dimensions, a type and an offset; a pair a length and a type.
    Ok((reader.count(24, "tensors")?, reader.count(13, "pairs of metadata")?))
}

/// The alignment of the tensors.
fn alignment(reader: &Reader<'_>, metadata: &Map<String, Value>) -> Result<u64, Error> {
    match metadata.get("general.alignment").map(|value| (value, value.as_u64())) {
        None => Ok(ALIGNMENT),
        Some((_, Some(n))) if n.is_power_of_two() && (1..=1 << 20).contains(&n) => Ok(n),
        Some((value, _)) => Err(reader.refuse(format!("`general.alignment` is {value}; expected a power of two"))),
    }
}

/// Reads the description of a tensor. Its range begins at the offset from the first tensor.
fn tensor(reader: &mut Reader<'_>) -> Result<Stored, Error> {
    let name = reader.text()?;
    let dimensions = reader.u32()?;
    if dimensions > MOST_DIMENSIONS {
        return Err(reader.refuse(format!("the tensor {name} has {dimensions} dimensions; at most 4 are possible")));
    }
    let mut shape = Vec::new();
    for _ in 0..dimensions {
        shape.push(reader.u64()?);
    }
    // The file has the extent of the columns first.
    shape.reverse();
    let ggml = reader.u32()?;
    let dtype = Dtype::of_ggml(ggml).ok_or(ggml);
    let offset = reader.u64()?;
    let too_large = || reader.refuse(format!("the shape {shape:?} of the tensor {name} is too large"));
    let count = shape.iter().try_fold(1u64, |n, extent| n.checked_mul(*extent)).ok_or_else(too_large)?;
    let mut bytes = 0;
    if let Ok(dtype) = dtype {
        let (block, cols) = (dtype.block_elements() as u64, shape.last().copied().unwrap_or(1));
        if !cols.is_multiple_of(block) {
            let type_name = dtype.name();
            let what = format!(
                "the tensor {name} of type {type_name} has rows of {cols} elements, not of whole blocks of {block}"
            );
            return Err(reader.refuse(what));
        }
        bytes = dtype.bytes(count).ok_or_else(too_large)?;
    }
    let end = offset.checked_add(bytes).ok_or_else(too_large)?;
    let shape = shape.iter().map(|n| usize::try_from(*n).map_err(|_| too_large())).collect::<Result<_, _>>()?;
    Ok(Stored { name, dtype, shape, range: offset..end })
}

/// Moves the ranges of the tensors behind `start`, and refuses those that overlap or leave the file.
fn place(reader: &Reader<'_>, tensors: &mut [Stored], start: u64, alignment: u64) -> Result<(), Error> {
    let mut names = HashSet::new();
    for tensor in tensors.iter_mut() {
        let (name, length) = (&tensor.name, reader.length());
        if !names.insert(name.clone()) {
            return Err(reader.refuse(format!("it has the tensor {name} twice")));
        }
        if !tensor.range.start.is_multiple_of(alignment) {
            let at = tensor.range.start;
            return Err(reader.refuse(format!("the tensor {name} begins at {at}, no multiple of {alignment}")));
        }
        match (start.checked_add(tensor.range.start), start.checked_add(tensor.range.end)) {
            (Some(first), Some(end)) if end <= length => tensor.range = first..end,
            (_, end) => {
                let end = end.map_or("2^64".to_string(), |end| end.to_string());
                let what =
                    format!("the tensor {name} ends at byte {end}, but the file has {length}: truncated download?");
                return Err(reader.refuse(what));
            }
        }
    }
    let mut sorted: Vec<&Stored> = tensors.iter().filter(|t| !t.range.is_empty()).collect();
    sorted.sort_by_key(|t| t.range.start);
    match sorted.windows(2).find(|pair| pair[0].range.end > pair[1].range.start) {
        None => Ok(()),
        Some(pair) => Err(reader.refuse(format!("the tensors {} and {} overlap", pair[0].name, pair[1].name))),
    }
}
