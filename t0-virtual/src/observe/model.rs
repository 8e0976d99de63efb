//! Modelled clocks and recordings: the cycle model as the watcher of the virtual driver. Why a dispatch has no modelled
//! time is recorded at once, because a client may end as soon as its queue stops.

use std::collections::HashSet;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use t0_sim::exec::{Stats, Traces, WaveTrace};
use t0_sim::kfd::{Modelled, Watch, Watched, Watcher};
use t0_timing::record::Recorder;

use crate::log;
use crate::objects::Code;

/// The model.
#[derive(Debug)]
pub(super) struct Model {
    recorder: Recorder,
    /// The objects that the recorder knows, by base and URI.
    announced: Mutex<HashSet<(u64, String)>>,
}

impl Model {
    /// A model that has seen no dispatch. It writes recordings to `folder`, and models times at once if `timed` is set.
    /// `None` if the folder cannot be written.
    pub(super) fn new(folder: Option<&Path>, timed: bool) -> Option<Model> {
        let recorder = Recorder::new(folder, timed).inspect_err(|why| log::line(|| why.to_string())).ok()?;
        Some(Model { recorder: recorder.finding_code(), announced: Mutex::default() })
    }

    /// Begins to watch a dispatch of this code.
    pub(super) fn begin(&self, launch: &Watched<'_>, code: Option<&Code>) -> Option<Box<dyn Watch + '_>> {
        if let Some(code) = code {
            self.announce(code);
        }
        self.recorder.begin(launch).map(|watch| Box::new(Logged(watch)) as Box<dyn Watch>)
    }

    /// Announces a code object of ROCr, whose kernels have names and source lines. Other code is read from memory.
    fn announce(&self, code: &Code) {
        let object = &code.object;
        let mut announced = self.announced.lock().unwrap_or_else(PoisonError::into_inner);
        if announced.insert((object.base, object.uri.clone())) {
            let loaded = self.recorder.loaded(&object.object, object.base, object.object.image_size());
            let _ = loaded.inspect_err(|why| log::line(|| why.clone()));
        }
    }
}

/// A dispatch that runs.
struct Logged<'a>(Box<dyn Watch + 'a>);

impl Traces for Logged<'_> {
    fn workgroup(&self, number: u64, waves: Vec<WaveTrace>) {
        self.0.workgroup(number, waves);
    }
}

impl Watch for Logged<'_> {
    fn traced(&self) -> u64 {
        self.0.traced()
    }

    fn end(self: Box<Self>, stats: &Stats) -> Result<Option<Modelled>, String> {
        self.0.end(stats).inspect_err(|why| log::line(|| why.clone()))
    }
}
