//! Metrics of a run as JSON lines.

use super::error::TrainError;
use serde::{Deserialize, Deserializer, Serialize};
use std::path::{Path, PathBuf};

/// The first bytes of a line that [`Log::append`] writes.
const START: &[u8] = b"{\"step\":";

/// The metrics of one or several steps: a line of `metrics.jsonl`. Numbers that are not finite are `null` there, and
/// are read as `NaN`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Steps that are done.
    pub step: u64,
    /// The mean loss of the steps since the last record; `NaN` if none of their batches counts anything.
    #[serde(deserialize_with = "number")]
    pub loss: f32,
    /// The learning rate of the last step.
    #[serde(deserialize_with = "number")]
    pub rate: f32,
    /// The norm of the gradient of the last step, before clipping.
    pub norm: Option<f32>,
    /// The loss scale of the next step; 1 without loss scaling.
    #[serde(deserialize_with = "number")]
    pub scale: f32,
    /// Steps so far that were skipped because a gradient was not finite.
    pub skipped: u64,
    /// Complete passes through the data.
    pub epoch: u64,
    /// Seconds since this process started to train.
    #[serde(deserialize_with = "number")]
    pub seconds: f64,
}

/// A number, or `null` for one that is not finite.
fn number<'de, T: Deserialize<'de> + From<f32>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    Ok(Option::deserialize(from)?.unwrap_or(T::from(f32::NAN)))
}

impl Record {
    /// Reads the records of a file. Lines that are not records, such as notes, are left out.
    ///
    /// # Errors
    /// [`TrainError::Read`].
    pub fn read(path: impl AsRef<Path>) -> Result<Vec<Record>, TrainError> {
        let path = path.as_ref();
        let bytes = t0_files::read(path).map_err(|cause| TrainError::Read { path: path.to_owned(), cause })?;
        Ok(bytes.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect())
    }
}

/// A file to which records are appended.
#[derive(Debug)]
pub(super) struct Log {
    path: PathBuf,
    records: Vec<Record>,
}

impl Log {
    /// Reads a file, and removes the records of later steps than `step` and an incomplete one at the end, which a
    /// killed run has left. Other lines stay.
    pub(super) fn open(path: PathBuf, step: u64) -> Result<Log, TrainError> {
        let old = match t0_files::read(&path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Vec::new(),
            other => other.map_err(|cause| TrainError::Read { path: path.clone(), cause })?,
        };
        let (mut new, mut records) = (Vec::with_capacity(old.len()), Vec::new());
        for line in old.split_inclusive(|byte| *byte == b'\n') {
            let complete = line.ends_with(b"\n");
            match serde_json::from_slice::<Record>(line) {
                Ok(record) if record.step > step => continue,
                Ok(record) => records.push(record),
                Err(_) if !complete && (line.starts_with(START) || START.starts_with(line)) => continue,
                Err(_) => {}
            }
            new.extend_from_slice(line);
            if !complete {
                new.push(b'\n');
            }
        }
        if old != new {
            t0_files::replace(&path, &new).map_err(|cause| TrainError::Write { path: path.clone(), cause })?;
        }
        Ok(Log { path, records })
    }

    /// Appends a record. The file is created again if it was removed.
    pub(super) fn append(&mut self, record: &Record) -> Result<(), TrainError> {
        let failed = |cause| TrainError::Write { path: self.path.clone(), cause };
        let mut line = serde_json::to_vec(record).map_err(|error| failed(error.into()))?;
        line.push(b'\n');
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder).map_err(failed)?;
        }
        t0_files::append(&self.path, &line).map_err(failed)?;
        self.records.push(record.clone());
        Ok(())
    }

    /// The records of the run so far, also those that the file no longer has.
    pub(super) fn records(&self) -> &[Record] {
        &self.records
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(step: u64, loss: f32) -> Record {
        Record { step, loss, rate: 0.1, norm: None, scale: 1.0, skipped: 0, epoch: 0, seconds: 0.5 }
    }

    #[test]
    fn a_file_returns_the_records_that_were_appended() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new").join("metrics.jsonl");
        let mut log = Log::open(path.clone(), 9).expect("a log");
        let all = [record(1, 0.1), record(2, f32::MIN_POSITIVE), record(3, 1e30)];
        all.iter().for_each(|record| log.append(record).expect("appended"));
        assert_eq!((Record::read(&path).expect("records"), log.records()), (all.to_vec(), &all[..]));
        std::fs::remove_dir_all(path.parent().expect("a folder")).expect("removed");
        let infinite = Record { rate: f32::INFINITY, scale: f32::NEG_INFINITY, ..record(4, f32::NAN) };
        log.append(&Record { seconds: f64::NAN, ..infinite }).expect("appended");
        let text = std::fs::read_to_string(&path).expect("a file");
        assert!(text.starts_with("{\"step\":4,\"loss\":null,\"rate\":null,\"norm\":null,\"scale\":null,"), "{text}");
        let found = Record::read(&path).expect("records").remove(0);
        assert!(found.loss.is_nan() && found.rate.is_nan() && found.scale.is_nan() && found.seconds.is_nan());
        assert_eq!(log.records().len(), 4);
    }

    #[test]
    fn only_later_records_and_an_incomplete_one_are_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("metrics.jsonl");
        let line = |step| serde_json::to_string(&record(step, 0.5)).expect("a line");
        let notes = "# notes\n{\"step\":7,\"held_out\":2.5}\n\n\u{e9} {\n";
        let kept = format!("{notes}{}\n", line(1));
        for (rest, left) in [
            (line(3) + "\n", String::new()),
            ("{\"step\":3,\"lo".to_owned(), String::new()),
            ("{\"st".to_owned(), String::new()),
            (format!("{}\n# more", line(4)), "# more\n".to_owned()),
            (line(2), line(2) + "\n"),
            (line(4), String::new()),
        ] {
            std::fs::write(&path, format!("{kept}{rest}")).expect("written");
            let log = Log::open(path.clone(), 2).expect("a log");
            assert_eq!(std::fs::read_to_string(&path).expect("a file"), format!("{kept}{left}"), "{rest}");
            assert_eq!(log.records(), Record::read(&path).expect("records"));
            assert_eq!(log.records()[0], record(1, 0.5));
        }
        std::fs::write(&path, [0xff, 0xfe, b'\n']).expect("written");
        Log::open(path.clone(), 2).expect("a log");
        assert_eq!(std::fs::read(&path).expect("a file"), [0xff, 0xfe, b'\n'], "a line that is not UTF-8 stays");
        let error = Record::read(folder.path()).expect_err("a directory").to_string();
        assert_eq!(error, format!("cannot read {}: it is a directory, not a regular file", folder.path().display()));
    }
}
