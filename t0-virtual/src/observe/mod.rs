//! What watches the dispatches of the client, as the generated tree asks for it.
//!
//! | file | content | file of the tree |
//! |---|---|---|
//! | `model` | modelled clocks, and the recording of a profile | `timed`; the directory `profile` |
//! | `fidelity` | which instructions each dispatch has executed | `fidelity` |

mod fidelity;
mod model;

use std::ffi::{OsStr, c_int};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use t0_sim::exec::{Stats, Traces, WaveTrace};
use t0_sim::kfd::{Modelled, Watch, Watched, Watcher};

use crate::objects::Objects;
use crate::paths;
use fidelity::{Counted, Fidelity};
use model::Model;

/// The directory of the tree to which recordings are written. It exists if they are wanted.
const PROFILE: &str = "profile";
/// The file of the tree to which records of the fidelity report are appended. It exists if the report is wanted.
const FIDELITY: &str = "fidelity";

/// What watches the dispatches of a process.
#[derive(Debug)]
pub(crate) struct Observer {
    objects: Objects,
    model: Option<Model>,
    fidelity: Option<Fidelity>,
}

impl Observer {
    /// What the tree asks for; `None` if it asks for nothing.
    ///
    /// # Errors
    /// EIO if what it asks for cannot be recorded.
    pub(crate) fn of_tree() -> Result<Option<Observer>, c_int> {
        let Some(tree) = paths::tree().map(|tree| Path::new(OsStr::from_bytes(tree))) else { return Ok(None) };
        let (folder, records) = (tree.join(PROFILE), tree.join(FIDELITY));
        let folder = folder.is_dir().then_some(folder);
        let model = match (folder.as_deref(), paths::timed()) {
            (None, false) => None,
            (folder, timed) => Some(Model::new(folder, timed).ok_or(libc::EIO)?),
        };
        let fidelity = match records.exists() {
            true => Some(Fidelity::open(&records).map_err(|_| libc::EIO)?),
            false => None,
        };
        let wanted = model.is_some() || fidelity.is_some();
        Ok(wanted.then(|| Observer { objects: Objects::default(), model, fidelity }))
    }
}

impl Watcher for Observer {
    fn begin(&self, launch: &Watched<'_>) -> Option<Box<dyn Watch + '_>> {
        let code = self.objects.code_at(launch.dispatch.code);
        let modelled = self.model.as_ref().and_then(|model| model.begin(launch, code.as_ref()));
        let counted = self.fidelity.as_ref().map(|fidelity| fidelity.begin(launch, code.as_ref()));
        (modelled.is_some() || counted.is_some()).then(|| Box::new(Observed { modelled, counted }) as Box<dyn Watch>)
    }

    fn models_time(&self) -> bool {
        paths::timed()
    }
}

/// A dispatch that runs.
struct Observed<'a> {
    modelled: Option<Box<dyn Watch + 'a>>,
    counted: Option<Counted<'a>>,
}

impl Traces for Observed<'_> {
    fn workgroup(&self, number: u64, waves: Vec<WaveTrace>) {
        if let Some(modelled) = &self.modelled {
            modelled.workgroup(number, waves);
        }
    }
}

impl Watch for Observed<'_> {
    fn traced(&self) -> u64 {
        self.modelled.as_ref().map_or(0, |modelled| modelled.traced())
    }

    fn counts(&self) -> bool {
        self.counted.is_some()
    }

    fn end(self: Box<Self>, stats: &Stats) -> Result<Option<Modelled>, String> {
        if let Some(counted) = self.counted {
            counted.end(stats)?;
        }
        self.modelled.map_or(Ok(None), |modelled| modelled.end(stats))
    }
}
