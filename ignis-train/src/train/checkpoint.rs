//! Checkpoints of a run.

use super::error::TrainError;
use super::files::{self, PARTIAL};
use super::loader::Position;
use crate::optim::{Saved, SavedDescription, SavedHeader, SavedParameter};
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

const PREFIX: &str = "step-";
const SUFFIX: &str = ".safetensors";
/// The entry of the metadata.
const KEY: &str = "t0-train";
const VERSION: u32 = 2;

/// Everything that the next steps of a run depend on. A run that continues from it computes the same bits as one that
/// was not interrupted.
///
/// A checkpoint is a safetensors file `step-NNNNNNNN.safetensors` with the tensors `parameter/NAME`, `first/NAME`,
/// `second/NAME` and `control`, in the types `F32` and `U32`; its metadata has the step, the seed, the position in the
/// data and a checksum.
#[derive(Clone, Debug, PartialEq)]
pub struct Checkpoint {
    /// Steps that are done.
    pub step: u64,
    /// The seed of the run.
    pub seed: u64,
    /// The position of the next batch.
    pub position: Position,
    /// The parameters and the state of the optimiser.
    pub optimizer: Saved,
}

/// The metadata.
#[derive(Serialize, Deserialize)]
struct Header {
    version: u32,
    step: u64,
    seed: u64,
    position: Position,
    /// The optimiser's state without its tensors.
    optimizer: SavedHeader,
    /// CRC-32 of the other fields and the tensors.
    checksum: u32,
}

struct Content {
    dtype: Dtype,
    shape: Vec<usize>,
    bytes: Vec<u8>,
}

impl Checkpoint {
    /// Writes the checkpoint to `folder`, which is created, and removes all but the newest `keep` checkpoints. A crash
    /// at any moment leaves complete files only.
    ///
    /// # Errors
    /// [`TrainError::Write`]. The checkpoints that were there before are unchanged then.
    pub fn write(&self, folder: impl AsRef<Path>, keep: usize) -> Result<PathBuf, TrainError> {
        let folder = folder.as_ref();
        std::fs::create_dir_all(folder).map_err(|cause| TrainError::Write { path: folder.to_owned(), cause })?;
        let path = folder.join(format!("{PREFIX}{:08}{SUFFIX}", self.step));
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
        let mut header = Header {
            version: VERSION,
            step: self.step,
            seed: self.seed,
            position: self.position,
            optimizer: self.optimizer.header(),
            checksum: 0,
        };
        header.checksum = checksum(&header, tensors.iter().map(|(name, c)| (name.as_str(), &*c.shape, &*c.bytes)));
        let failed = |cause| TrainError::Write { path: path.clone(), cause };
        let text = serde_json::to_string(&header).map_err(|error| failed(error.into()))?;
        let views = tensors.iter().map(|(name, c)| Ok((name, TensorView::new(c.dtype, c.shape.clone(), &c.bytes)?)));
        let file = views
            .collect::<Result<Vec<_>, _>>()
            .and_then(|views| safetensors::serialize(views, Some(HashMap::from([(KEY.to_owned(), text)]))))
            .map_err(|error| failed(std::io::Error::other(error)))?;
        files::replace(&path, &file)?;
        let all = Checkpoint::list(folder)?;
        for (_, old) in all.iter().rev().skip(keep.max(1)) {
            std::fs::remove_file(old).map_err(|cause| TrainError::Write { path: old.clone(), cause })?;
        }
        Ok(path)
    }

    /// Reads a checkpoint.
    ///
    /// # Errors
    /// [`TrainError::Read`]; [`TrainError::Corrupt`] if it is no checkpoint or any bit has changed.
    pub fn read(path: impl AsRef<Path>) -> Result<Checkpoint, TrainError> {
        let path = path.as_ref();
        let file = std::fs::read(path).map_err(|cause| TrainError::Read { path: path.to_owned(), cause })?;
        parse(&file).map_err(|why| TrainError::Corrupt { path: path.to_owned(), why })
    }

    /// The checkpoints in a folder by step, in ascending order. A folder that does not exist has none.
    ///
    /// # Errors
    /// [`TrainError::Read`].
    pub fn list(folder: impl AsRef<Path>) -> Result<Vec<(u64, PathBuf)>, TrainError> {
        let folder = folder.as_ref();
        let failed = |cause| TrainError::Read { path: folder.to_owned(), cause };
        let entries = match std::fs::read_dir(folder) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(vec![]),
            other => other.map_err(failed)?,
        };
        let mut all = Vec::new();
        for entry in entries {
            let entry = entry.map_err(failed)?;
            let name = entry.file_name();
            let step = name.to_str().and_then(|name| name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?.parse().ok());
            all.extend(step.map(|step: u64| (step, entry.path())));
        }
        all.sort();
        Ok(all)
    }

    /// Removes the incomplete files that a killed run has left in a folder.
    pub(super) fn remove_incomplete(folder: &Path) -> Result<(), TrainError> {
        let Ok(entries) = std::fs::read_dir(folder) else { return Ok(()) };
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.to_str().is_some_and(|name| name.ends_with(PARTIAL)) {
                std::fs::remove_file(&path).map_err(|cause| TrainError::Write { path: path.clone(), cause })?;
            }
        }
        Ok(())
    }
}

fn parse(file: &[u8]) -> Result<Checkpoint, String> {
    let (_, metadata) = SafeTensors::read_metadata(file).map_err(|error| error.to_string())?;
    let tensors = SafeTensors::deserialize(file).map_err(|error| error.to_string())?;
    let text = metadata.metadata().as_ref().and_then(|metadata| metadata.get(KEY));
    let text = text.ok_or_else(|| format!("its metadata has no `{KEY}`, so it was not written by a training run"))?;
    let header: Header = serde_json::from_str(text).map_err(|error| format!("its metadata is wrong: {error}"))?;
    if header.version != VERSION {
        return Err(format!("its version is {}, and this program reads version {VERSION}", header.version));
    }
    let mut all = tensors.tensors();
    all.sort_by(|a, b| a.0.cmp(&b.0));
    let sum = checksum(&header, all.iter().map(|(name, view)| (name.as_str(), view.shape(), view.data())));
    if sum != header.checksum {
        return Err(format!("its checksum is {sum:08x} instead of {:08x}", header.checksum));
    }
    let find = |name: &str| tensors.tensor(name).map_err(|_| format!("it does not have the tensor `{name}`"));
    let words = |data: &[u8]| data.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect::<Vec<_>>();
    let floats = |data: &[u8]| words(data).into_iter().map(f32::from_bits).collect::<Vec<_>>();
    let control = words(find("control")?.data());
    let SavedHeader { version, rule, settings, parameters: all } = header.optimizer;
    let mut parameters = Vec::with_capacity(all.len());
    for SavedDescription { name, shape, dtype, steps } in all {
        let master = find(&format!("parameter/{name}"))?;
        let first = floats(find(&format!("first/{name}"))?.data());
        let second = tensors.tensor(&format!("second/{name}")).ok().map(|view| floats(view.data()));
        let master = floats(master.data());
        parameters.push(SavedParameter { name, shape, dtype, steps, master, first, second });
    }
    let optimizer = Saved { version, rule, settings, control, parameters };
    Ok(Checkpoint { step: header.step, seed: header.seed, position: header.position, optimizer })
}

/// The checksum of everything but the checksum.
fn checksum<'a>(header: &Header, tensors: impl Iterator<Item = (&'a str, &'a [usize], &'a [u8])>) -> u32 {
    let mut crc = crc32fast::Hasher::new();
    for number in [header.step, header.seed, header.position.epoch, header.position.batch] {
        crc.update(&number.to_le_bytes());
    }
    // Written by this program or read from its text: the same structure has the same text.
    let text = serde_json::to_string(&header.optimizer).unwrap_or_default();
    crc.update(&(text.len() as u64).to_le_bytes());
    crc.update(text.as_bytes());
    for (name, shape, bytes) in tensors {
        crc.update(name.as_bytes());
        shape.iter().for_each(|size| crc.update(&(*size as u64).to_le_bytes()));
        crc.update(bytes);
    }
    crc.finalize()
}

fn bytes<T: Copy>(elements: &[T], one: fn(T) -> [u8; 4]) -> Vec<u8> {
    elements.iter().flat_map(|element| one(*element)).collect()
}
