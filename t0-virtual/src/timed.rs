//! Modelled clocks: the cycle model as the watcher of the virtual driver. Why a dispatch has no modelled time is
//! recorded at once, because a client may end as soon as its queue stops.

use t0_sim::exec::{Stats, Traces, WaveTrace};
use t0_sim::kfd::{Modelled, Watch, Watched, Watcher};
use t0_timing::record::Recorder;

use crate::log;

/// The model.
#[derive(Debug)]
pub(crate) struct Timed(Recorder);

impl Timed {
    /// A model that has seen no dispatch; `None` if there is no memory.
    pub(crate) fn new() -> Option<Timed> {
        Some(Timed(Recorder::new(None, true).ok()?.finding_code()))
    }
}

impl Watcher for Timed {
    fn begin(&self, launch: &Watched<'_>) -> Option<Box<dyn Watch + '_>> {
        self.0.begin(launch).map(|watch| Box::new(Logged(watch)) as Box<dyn Watch>)
    }

    fn models_time(&self) -> bool {
        true
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
