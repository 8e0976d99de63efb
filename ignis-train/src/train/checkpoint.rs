//! Checkpoints of a run.

use super::error::TrainError;
use super::loader::Position;
use super::run::Run;
use crate::optim::{Saved, SavedDescription, SavedHeader, SavedParameter};
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

const PREFIX: &str = "step-";
const SUFFIX: &str = ".safetensors";
/// The fewest digits of the step in a name.
const DIGITS: usize = 8;
/// The entry of the metadata: the checksum in [`SUM`] hexadecimal digits, a blank, and the header as JSON.
const KEY: &str = "t0-train";
const SUM: usize = 8;
/// Version 1 had neither the settings nor the data of the run.
const VERSION: u32 = 2;

/// Everything that the next steps of a run depend on. A run that continues from it computes the same bits as one that
/// was not interrupted.
///
/// A checkpoint is a safetensors file `step-NNNNNNNN.safetensors` with the tensors `parameter/NAME`, `first/NAME`,
/// `second/NAME` and `control`, in the types `F32` and `U32`; its metadata has everything else, and a checksum of both.
#[derive(Clone, Debug, PartialEq)]
pub struct Checkpoint {
    /// Steps that are done.
    pub step: u64,
    /// The seed of the run.
    pub seed: u64,
    /// The position of the next batch.
    pub position: Position,
    /// The options and the data of the run.
    pub run: Run,
    /// The parameters and the state of the optimiser, with its settings.
    pub optimizer: Saved,
}

/// The metadata.
#[derive(Serialize, Deserialize)]
struct Header {
    version: u32,
    step: u64,
    seed: u64,
    position: Position,
    run: Run,
    /// The optimiser's state without its tensors.
    optimizer: SavedHeader,
}

struct Content {
    dtype: Dtype,
    shape: Vec<usize>,
    bytes: Vec<u8>,
}

/// Why a file is not a checkpoint that can be read.
enum Wrong {
    Damaged(String),
    /// A checkpoint of another version.
    Version(u64),
}

impl From<String> for Wrong {
    fn from(why: String) -> Wrong {
        Wrong::Damaged(why)
    }
}

impl Checkpoint {
    /// Writes the checkpoint to `folder`, which is created, and removes checkpoints of earlier steps, so that `keep`
    /// are left with this one. Checkpoints of later steps stay. A crash at any moment leaves complete files only, and
    /// so do several writers.
    ///
    /// # Errors
    /// [`TrainError::Write`], after which the checkpoints that were there before are unchanged; [`TrainError::Option`]
    /// if `keep` is 0.
    pub fn write(&self, folder: impl AsRef<Path>, keep: usize) -> Result<PathBuf, TrainError> {
        let folder = folder.as_ref();
        let Some(older) = keep.checked_sub(1) else {
            return Err(TrainError::Option { option: "keep", why: "it must be at least 1" });
        };
        std::fs::create_dir_all(folder).map_err(|cause| TrainError::Write { path: folder.to_owned(), cause })?;
        let path = folder.join(format!("{PREFIX}{:0DIGITS$}{SUFFIX}", self.step));
        let file = self.bytes().and_then(|bytes| t0_files::replace(&path, &bytes));
        file.map_err(|cause| TrainError::Write { path: path.clone(), cause })?;
        let all = Checkpoint::list(folder)?;
        for (_, old) in all.iter().rev().filter(|(step, _)| *step < self.step).skip(older) {
            // Something else with such a name is not ours.
            if !std::fs::symlink_metadata(old).is_ok_and(|metadata| metadata.is_file()) {
                continue;
            }
            match std::fs::remove_file(old) {
                Err(cause) if cause.kind() != ErrorKind::NotFound => {
                    return Err(TrainError::Write { path: old.clone(), cause });
                }
                _ => {}
            }
        }
        Ok(path)
    }

    /// The bytes of the file.
    fn bytes(&self) -> std::io::Result<Vec<u8>> {
        let mut tensors = BTreeMap::new();
        let mut insert = |name: String, dtype, shape: &[usize], bytes| {
            tensors.insert(name, Content { dtype, shape: shape.to_vec(), bytes });
        };
        for parameter in &self.optimizer.parameters {
            let SavedParameter { name, shape, master, first, second, .. } = parameter;
            insert(format!("parameter/{name}"), Dtype::F32, shape, bytes(master, f32::to_le_bytes));
            insert(format!("first/{name}"), Dtype::F32, shape, bytes(first, f32::to_le_bytes));
            if let Some(second) = second {
                insert(format!("second/{name}"), Dtype::F32, shape, bytes(second, f32::to_le_bytes));
            }
        }
        let control = &self.optimizer.control;
        insert("control".to_owned(), Dtype::U32, &[control.len()], bytes(control, u32::to_le_bytes));
        let header = Header {
            version: VERSION,
            step: self.step,
            seed: self.seed,
            position: self.position,
            run: self.run.clone(),
            optimizer: self.optimizer.header(),
        };
        let header = serde_json::to_string(&header)?;
        let sum = checksum(&header, tensors.iter().map(|(name, c)| (name.as_str(), c.dtype, &*c.shape, &*c.bytes)));
        let metadata = HashMap::from([(KEY.to_owned(), format!("{sum:0SUM$x} {header}"))]);
        let views = tensors.iter().map(|(name, c)| Ok((name, TensorView::new(c.dtype, c.shape.clone(), &c.bytes)?)));
        let views = views.collect::<Result<Vec<_>, _>>();
        views.and_then(|views| safetensors::serialize(views, Some(metadata))).map_err(std::io::Error::other)
    }

    /// Reads a checkpoint.
    ///
    /// # Errors
    /// [`TrainError::Read`]; [`TrainError::Corrupt`] if it is not a checkpoint or any bit has changed;
    /// [`TrainError::Mismatch`] if it has another version.
    pub fn read(path: impl AsRef<Path>) -> Result<Checkpoint, TrainError> {
        let path = path.as_ref();
        let file = t0_files::read(path).map_err(|cause| TrainError::Read { path: path.to_owned(), cause })?;
        parse(&file).map_err(|wrong| match wrong {
            Wrong::Damaged(why) => TrainError::Corrupt { path: path.to_owned(), why },
            Wrong::Version(version) => TrainError::Mismatch {
                path: path.to_owned(),
                why: format!(
                    "its version is {version}, and this program reads version {VERSION}: finish the run with the program that has started it, or start again in another folder"
                ),
            },
        })
    }

    /// The checkpoints in a folder by step, in ascending order: the names that [`Checkpoint::write`] gives. A folder
    /// that does not exist has none.
    ///
    /// # Errors
    /// [`TrainError::Read`].
    pub fn list(folder: impl AsRef<Path>) -> Result<Vec<(u64, PathBuf)>, TrainError> {
        let folder = folder.as_ref();
        let failed = |cause| TrainError::Read { path: folder.to_owned(), cause };
        let entries = match std::fs::read_dir(folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(vec![]),
            other => other.map_err(failed)?,
        };
        let mut all = Vec::new();
        for entry in entries {
            let entry = entry.map_err(failed)?;
            all.extend(entry.file_name().to_str().and_then(step_of).map(|step| (step, entry.path())));
        }
        all.sort();
        Ok(all)
    }
}

/// The step of a checkpoint with this name. A step has one name only: eight digits, or more without a leading zero.
pub(super) fn step_of(name: &str) -> Option<u64> {
    let digits = name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?;
    let canonical = digits.len() == DIGITS || digits.len() > DIGITS && !digits.starts_with('0');
    (canonical && digits.bytes().all(|byte| byte.is_ascii_digit())).then(|| digits.parse().ok())?
}

fn parse(file: &[u8]) -> Result<Checkpoint, Wrong> {
    let (_, metadata) = SafeTensors::read_metadata(file).map_err(|error| error.to_string())?;
    let tensors = SafeTensors::deserialize(file).map_err(|error| error.to_string())?;
    let text = metadata.metadata().as_ref().and_then(|metadata| metadata.get(KEY));
    let text = text.ok_or_else(|| format!("its metadata has no `{KEY}`, so it was not written by a training run"))?;
    if let Some(version) =
        serde_json::from_str(text).ok().and_then(|first: serde_json::Value| first["version"].as_u64())
    {
        // Version 1 had the checksum in the header.
        return Err(Wrong::Version(version));
    }
    let (stored, header) = text.split_at_checked(SUM).ok_or_else(|| "its metadata has no checksum".to_owned())?;
    let header = header.strip_prefix(' ').ok_or_else(|| "its metadata has no checksum".to_owned())?;
    let mut all = tensors.tensors();
    all.sort_by(|a, b| a.0.cmp(&b.0));
    let sum = checksum(header, all.iter().map(|(name, view)| (name.as_str(), view.dtype(), view.shape(), view.data())));
    let sum = format!("{sum:0SUM$x}");
    if sum != stored {
        return Err(format!("its checksum is {sum} instead of {stored}").into());
    }
    let wrong = |error: serde_json::Error| format!("its metadata is wrong: {error}");
    let value: serde_json::Value = serde_json::from_str(header).map_err(wrong)?;
    match value["version"].as_u64() {
        Some(version) if version == u64::from(VERSION) => {}
        Some(version) => return Err(Wrong::Version(version)),
        None => return Err("its metadata has no version".to_owned().into()),
    }
    let header: Header = serde_json::from_value(value).map_err(wrong)?;
    let words = |name: &str, dtype: Dtype| -> Result<(Vec<usize>, Vec<u32>), String> {
        let view = tensors.tensor(name).map_err(|_| format!("it does not have the tensor `{name}`"))?;
        if view.dtype() != dtype {
            return Err(format!("its tensor `{name}` has the type {:?} instead of {dtype:?}", view.dtype()));
        }
        let words = view.data().as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word));
        Ok((view.shape().to_vec(), words.collect()))
    };
    let (_, control) = words("control", Dtype::U32)?;
    let SavedHeader { version, rule, settings, parameters: all } = header.optimizer;
    let mut parameters = Vec::with_capacity(all.len());
    for SavedDescription { name, shape, dtype, steps } in all {
        let floats = |part: &str| -> Result<Vec<f32>, String> {
            let name = format!("{part}/{name}");
            let (found, words) = words(&name, Dtype::F32)?;
            match found == shape {
                true => Ok(words.into_iter().map(f32::from_bits).collect()),
                false => Err(format!("its tensor `{name}` has the shape {found:?} instead of {shape:?}")),
            }
        };
        let (master, first) = (floats("parameter")?, floats("first")?);
        let second = tensors.tensor(&format!("second/{name}")).is_ok().then(|| floats("second")).transpose()?;
        parameters.push(SavedParameter { name, shape, dtype, steps, master, first, second });
    }
    let optimizer = Saved { version, rule, settings, control, parameters };
    let Header { step, seed, position, run, .. } = header;
    Ok(Checkpoint { step, seed, position, run, optimizer })
}

/// The checksum of everything but the checksum.
fn checksum<'a>(header: &str, tensors: impl Iterator<Item = (&'a str, Dtype, &'a [usize], &'a [u8])>) -> u32 {
    let mut crc = crc32fast::Hasher::new();
    let text = |crc: &mut crc32fast::Hasher, text: &str| {
        crc.update(&(text.len() as u64).to_le_bytes());
        crc.update(text.as_bytes());
    };
    text(&mut crc, header);
    for (name, dtype, shape, bytes) in tensors {
        text(&mut crc, name);
        text(&mut crc, &format!("{dtype:?}"));
        crc.update(&(shape.len() as u64).to_le_bytes());
        shape.iter().for_each(|size| crc.update(&(*size as u64).to_le_bytes()));
        crc.update(bytes);
    }
    crc.finalize()
}

fn bytes<T: Copy>(elements: &[T], one: fn(T) -> [u8; 4]) -> Vec<u8> {
    elements.iter().flat_map(|element| one(*element)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_has_one_name() {
        for (name, step) in [
            ("step-00000007.safetensors", Some(7)),
            ("step-99999999.safetensors", Some(99_999_999)),
            ("step-100000000.safetensors", Some(100_000_000)),
            ("step-18446744073709551615.safetensors", Some(u64::MAX)),
            ("step-18446744073709551616.safetensors", None),
            ("step-+7.safetensors", None),
            ("step-+0000007.safetensors", None),
            ("step-3.safetensors", None),
            ("step-0000003.safetensors", None),
            ("step-000000003.safetensors", None),
            ("step-.safetensors", None),
            ("step-00000007.safetensors.partial", None),
            ("step-0000000\u{0663}.safetensors", None),
        ] {
            assert_eq!(step_of(name), step, "{name}");
        }
    }
}
