//! Metrics of a run as JSON lines.

use super::error::TrainError;
use super::files;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The metrics of one or several steps: a line of `metrics.jsonl`. Numbers that are not finite are `null`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Steps that are done.
    pub step: u64,
    /// The mean loss of the steps since the last record.
    pub loss: f32,
    /// The learning rate of the last step.
    pub rate: f32,
    /// The norm of the gradient of the last step, before clipping.
    pub norm: Option<f32>,
    /// The loss scale of the next step; 1 without loss scaling.
    pub scale: f32,
    /// Steps so far that were skipped because a gradient was not finite.
    pub skipped: u64,
    /// Complete passes through the data.
    pub epoch: u64,
    /// Seconds since this process started to train.
    pub seconds: f64,
}

impl Record {
    /// Reads the records of a file.
    ///
    /// # Errors
    /// [`TrainError::Read`] if the file cannot be read, or a line is no record.
    pub fn read(path: impl AsRef<Path>) -> Result<Vec<Record>, TrainError> {
        let path = path.as_ref();
        let failed = |cause| TrainError::Read { path: path.to_owned(), cause };
        let text = std::fs::read_to_string(path).map_err(failed)?;
        let records: Result<_, serde_json::Error> = text.lines().map(serde_json::from_str).collect();
        records.map_err(|error| failed(error.into()))
    }
}

/// A file to which records are appended.
#[derive(Debug)]
pub(super) struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    /// Opens a file, and removes the records of later steps than `step` and an incomplete one at the end, which a
    /// killed run has left.
    pub(super) fn open(path: PathBuf, step: u64) -> Result<Log, TrainError> {
        let failed = |cause| TrainError::Write { path: path.clone(), cause };
        let old = match std::fs::read(&path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Vec::new(),
            other => other.map_err(|cause| TrainError::Read { path: path.clone(), cause })?,
        };
        let kept = |line: &&[u8]| serde_json::from_slice::<Record>(line).is_ok_and(|record| record.step <= step);
        let mut new = Vec::with_capacity(old.len());
        for line in old.split_inclusive(|byte| *byte == b'\n').filter(kept) {
            new.extend_from_slice(line);
        }
        if old != new {
            files::replace(&path, &new)?;
        }
        let file = OpenOptions::new().create(true).append(true).open(&path).map_err(failed)?;
        Ok(Log { path, file })
    }

    /// Appends a record.
    pub(super) fn append(&mut self, record: &Record) -> Result<(), TrainError> {
        let failed = |cause| TrainError::Write { path: self.path.clone(), cause };
        let mut line = serde_json::to_vec(record).map_err(|error| failed(error.into()))?;
        line.push(b'\n');
        self.file.write_all(&line).map_err(failed)
    }
}
