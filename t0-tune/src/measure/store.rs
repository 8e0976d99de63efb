//! The records of a run: the committed file, and the file of a run that has not ended.
//!
//! Measurements go to `tuning/NAME.toml.begun`. The records of a target replace the old ones in `tuning/NAME.toml` when
//! the target is complete, so that an interrupted run changes nothing that a build reads. The next run resumes.

use std::path::{Path, PathBuf};

use super::Settings;
use crate::record::{Record, Records};
use crate::request::Request;
use crate::{Error, emit};

/// The end of the name of the file of a run that has not ended.
const BEGUN: &str = "begun";

/// The records of a run.
pub(super) struct Store {
    path: PathBuf,
    begun: PathBuf,
    /// The committed records, if they have the same description.
    pub(super) old: Option<Records>,
    /// The state of this run.
    pub(super) records: Records,
    /// The targets that are complete.
    complete: Vec<String>,
}

impl Store {
    /// The state from which a run begins. `current` tells the records that need no measurement.
    pub(super) fn open(
        request: &Request,
        root: &Path,
        settings: &Settings,
        current: impl Fn(&Record) -> bool,
    ) -> Result<Store, Error> {
        let path = root.join(request.records());
        let begun = path.with_added_extension(BEGUN);
        let mut records = emit::records_for(request);
        let given = request.given_values();
        let usable = |mut known: Records| -> Option<Records> {
            // Costs do not depend on how results are compared.
            let compared = (known.tolerance, known.host_function) == (records.tolerance, records.host_function);
            known.records.iter_mut().filter(|_| !compared).for_each(Record::forget_agreement);
            // Shapes and cases that are no longer asked for have no part in the choice.
            known.records.retain(|r| request.shapes.contains(&r.shape) && given.contains(&r.given));
            (known.head() == records.head()).then_some(known)
        };
        let old = Records::read_known(&path)?.and_then(usable);
        // Of a file that is not valid, nothing can be resumed.
        let resumed = if settings.again { None } else { Records::read(&begun).ok().flatten().and_then(usable) };
        records.records = old.as_ref().map(|old| old.records.clone()).unwrap_or_default();
        for record in resumed.into_iter().flat_map(|resumed| resumed.records).filter(current) {
            let is = |known: &&mut Record| {
                (&known.target, &known.given, &known.shape) == (&record.target, &record.given, &record.shape)
            };
            match records.records.iter_mut().find(is) {
                Some(known) => *known = record,
                None => records.records.push(record),
            }
        }
        Ok(Store { path, begun, old, records, complete: Vec::new() })
    }

    /// Writes the state of the run, so that the next one resumes.
    pub(super) fn save(&self) -> Result<(), Error> {
        self.records.write(&self.begun)
    }

    /// Replaces the committed records of a target. Those of other targets remain.
    pub(super) fn publish(&mut self, target: &str) -> Result<(), Error> {
        self.complete.push(target.to_owned());
        let old = |record: &Record| self.old.as_ref()?.find(&record.target, &record.given, &record.shape);
        let mut whole = self.records.head();
        (whole.tolerance, whole.host_function) = (self.records.tolerance, self.records.host_function);
        whole.records = self
            .records
            .records
            .iter()
            .filter_map(|record| {
                if self.complete.contains(&record.target) { Some(record) } else { old(record) }.cloned()
            })
            .collect();
        // A file that has not changed keeps its time, for cargo.
        let known = Records::read(&self.path).ok().flatten();
        if known.as_ref() == Some(&whole) { Ok(()) } else { whole.write(&self.path) }
    }

    /// Removes the file of the run, and what killed runs have left of it.
    pub(super) fn end(&self) -> Result<(), Error> {
        let wrong =
            |error: std::io::Error| Error::File { path: self.begun.clone(), action: "removed", why: error.to_string() };
        match std::fs::remove_file(&self.begun) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(wrong(error)),
            _ => {}
        }
        let name = self.begun.file_name().and_then(|name| name.to_str());
        let Some((directory, name)) = self.begun.parent().zip(name) else { return Ok(()) };
        t0_files::remove_partial(directory, |of| of == name).map_err(wrong)
    }
}
