//! One watched launch.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use t0_sim::exec::{Stats, Traces, WaveTrace};
use t0_sim::kfd::{Modelled, Watch};
use t0_timing::gpu::{Geometry, Sample};
use t0_timing::{Code, Kind, Parameters};

use crate::recorder::{Loaded, Recorder};
use crate::trace::{Step, Wave};
use crate::{Shape, Trace};

/// A launch that runs.
pub(crate) struct Launch<'a> {
    pub(crate) recorder: &'a Recorder,
    /// The shape and its number.
    pub(crate) shape: (Shape, u32),
    /// The collected traces, if the launch is recorded.
    pub(crate) collected: Option<Collected>,
}

/// The traces of a launch that is recorded.
pub(crate) struct Collected {
    loaded: Loaded,
    /// Nothing if the model cannot know the launch. It then has no trace, and [`Trace::sample`] reports why.
    geometry: Option<Geometry>,
    simulated: Vec<u64>,
    buffer_bytes: u64,
    /// Bytes of traces that are kept at most.
    limit: u64,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    code: Code,
    waves: BTreeMap<u64, Vec<Wave>>,
    bytes: u64,
}

impl Collected {
    pub(crate) fn new(loaded: Loaded, shape: &Shape, buffer_bytes: u64, limit: u64) -> Collected {
        let geometry = shape.geometry(loaded.object()).and_then(Result::ok);
        let simulated = geometry.map_or(Vec::new(), |geometry| match geometry.occupancy(&P).workgroups {
            0 => Vec::new(),
            _ => geometry.simulated(&P),
        });
        Collected { loaded, geometry, simulated, buffer_bytes, limit, state: Mutex::default() }
    }

    /// The number of workgroups to record.
    fn needed(&self) -> u64 {
        self.geometry.as_ref().map_or(0, Sample::needed_with_variations)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the clocks of the workgroup are simulated. Of others, the model needs the accesses to memory only.
    fn is_simulated(&self, workgroup: u64) -> bool {
        self.geometry.is_none_or(|geometry| self.simulated.contains(&geometry.unit(&P, workgroup)))
    }

    fn add(&self, workgroup: u64, traces: Vec<WaveTrace>) {
        let simulated = self.is_simulated(workgroup);
        let mut state = self.lock();
        if state.bytes > self.limit {
            return;
        }
        let wave = |trace: WaveTrace| {
            let executed = state.steps(&self.loaded, simulated, &trace);
            Wave { workgroup, executed, touched: trace.touched }
        };
        let waves: Vec<Wave> = traces.into_iter().map(wave).collect();
        let bytes = |wave: &Wave| size_of_val(&wave.executed[..]) + size_of_val(&wave.touched[..]);
        state.bytes += waves.iter().map(bytes).sum::<usize>() as u64;
        if state.bytes > self.limit {
            state.waves.clear();
        } else {
            state.waves.insert(workgroup, waves);
        }
    }

    fn into_trace(self, (shape, number): (Shape, u32), instructions: u64) -> Trace {
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        let waves = (state.bytes <= self.limit).then(|| state.waves.into_values().flatten().collect());
        Trace { shape, number, instructions, buffer_bytes: self.buffer_bytes, waves }
    }
}

impl State {
    /// The steps of a wave that are kept.
    fn steps(&mut self, loaded: &Loaded, simulated: bool, trace: &WaveTrace) -> Vec<Step> {
        let step = |one: &t0_sim::exec::Executed| Step {
            address: one.address.wrapping_sub(loaded.base()) as u32,
            lines: one.lines,
            zero: 0,
        };
        let all: Vec<Step> = trace.executed.iter().map(step).collect();
        if simulated {
            return all;
        }
        let executed = all.iter().map(|step| (step.address.into(), step.lines));
        match self.code.steps((loaded.object(), 0), executed) {
            Ok(steps) => {
                let shapes = self.code.shapes();
                let accesses = |i: usize| shapes.get(steps[i].shape as usize).is_some_and(|s| s.kind == Kind::Vmem);
                all.into_iter().enumerate().filter(|(i, _)| accesses(*i)).map(|(_, step)| step).collect()
            }
            // The reader of the trace reports it.
            Err(_) => all,
        }
    }
}

const P: Parameters = Parameters::GFX1100;

impl Traces for Launch<'_> {
    fn workgroup(&self, number: u64, waves: Vec<WaveTrace>) {
        if let Some(collected) = &self.collected {
            collected.add(number, waves);
        }
    }
}

impl Watch for Launch<'_> {
    fn traced(&self) -> u64 {
        self.collected.as_ref().map_or(0, Collected::needed)
    }

    fn end(self: Box<Self>, stats: &Stats) -> Result<Option<Modelled>, String> {
        let Launch { recorder, shape, collected } = *self;
        let trace = collected.map(|collected| {
            let loaded = collected.loaded.clone();
            (collected.into_trace(shape, stats.instructions), loaded)
        });
        recorder.ended(shape.1, stats.instructions, trace)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use t0_isa::asm;
    use t0_isa::object::{Kernel, Machine, Object, ObjectBuilder};
    use t0_isa::target::GFX1100;
    use t0_sim::exec::Executed;

    use super::*;
    use crate::Unusable;

    const BASE: u64 = 0x7000_0000;

    /// A kernel that loads once, and the address of its first instruction.
    fn object() -> (Object, u64) {
        let code = asm::words("global_load_b32 v1, v0, s[0:1]\ns_waitcnt vmcnt(0)\ns_endpgm\n", &GFX1100);
        let kernel = Kernel::new("load", code.expect("the program is correct"));
        let object = ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().expect("an object");
        let object = Object::parse(&object).expect("it was built");
        let entry = object.kernels()[0].code_address;
        (object, entry)
    }

    /// 500 workgroups of one wave, on 96 compute units.
    fn shape(entry: u64) -> Shape {
        Shape { entry, object: 0, lds_bytes: 0, grid: [500 * 32, 1, 1], block: [32, 1, 1] }
    }

    fn collected(limit: u64) -> (Collected, Object, Shape) {
        let (object, entry) = object();
        let shape = shape(entry);
        let loaded = Loaded::new(BASE, 4096, Arc::new((0, object.clone())));
        (Collected::new(loaded, &shape, 64, limit), object, shape)
    }

    fn wave(entry: u64, workgroup: u64) -> Vec<WaveTrace> {
        let step = |offset, lines| Executed { address: BASE + entry + offset, lines };
        let executed = vec![step(0, 1), step(8, 0), step(12, 0)];
        vec![WaveTrace { executed, touched: vec![workgroup], ..WaveTrace::default() }]
    }

    #[test]
    fn of_workgroups_that_are_not_simulated_only_accesses_are_kept() {
        let (collected, object, shape) = collected(1 << 20);
        let needed = collected.needed();
        assert_eq!(needed, 500);
        // In any order.
        (0..needed).rev().for_each(|number| collected.add(number, wave(shape.entry, number)));
        let trace = collected.into_trace((shape, 3), 1500);
        let waves = trace.waves.as_deref().expect("they are small");
        assert!(waves.iter().map(|wave| wave.workgroup).eq(0..needed));
        let steps = |n: usize| waves[n].executed.iter().map(|step| u64::from(step.address) - shape.entry);
        assert!(steps(0).eq([0, 8, 12]) && steps(1).eq([0]));
        // The model gets what it would get from whole traces.
        let mut whole = Sample::new(shape.geometry(&object).expect("a kernel").expect("waves of 32 lanes"));
        for number in 0..needed {
            let traces = wave(shape.entry, number).into_iter().map(|wave| {
                let executed: Vec<_> = wave.executed.iter().map(|one| (one.address, one.lines)).collect();
                (executed, wave.touched)
            });
            whole.add((&object, BASE), [number], traces).expect("its instructions are in the object");
        }
        assert_eq!(trace.sample(&object).expect("a sample").workgroups, whole.workgroups);
    }

    #[test]
    fn traces_beyond_the_limit_are_not_kept() {
        let (collected, object, shape) = collected(100);
        (0..3).for_each(|number| collected.add(number, wave(shape.entry, number)));
        assert!(collected.lock().waves.len() == 3, "3 + 1 + 1 steps and 3 lines have 64 bytes");
        (3..6).for_each(|number| collected.add(number, wave(shape.entry, number)));
        assert!(collected.lock().waves.is_empty());
        let trace = collected.into_trace((shape, 0), 9);
        assert_eq!(trace.sample(&object).err(), Some(Unusable::TooLarge));
    }
}
