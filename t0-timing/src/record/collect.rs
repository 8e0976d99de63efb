//! The traces of a launch while it runs, as far as they are kept.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use t0_isa::isa::{Inst, Mem, MemKind};
use t0_isa::object::Object;
use t0_sim::exec::{Traces, WaveTrace};

use super::lines::Regions;
use super::trace::{Lost, Step, Wave};
use crate::gpu::Geometry;
use crate::{Code, Kind, Parameters};

/// The number of consecutive loads of one line from which on a wave counts as waiting for another workgroup.
const POLLS: u32 = 1000;

/// The traces of a launch.
pub(crate) struct Collected {
    object: Object,
    /// Where the object's address 0 is.
    base: u64,
    /// Nothing if the model cannot know the launch.
    known: Option<(Geometry, Parameters)>,
    simulated: Vec<u64>,
    regions: Regions,
    /// Bytes of traces that are kept at most.
    limit: u64,
    state: Mutex<State>,
}

struct State {
    /// Nothing if the model does not know the chip that the object is for.
    code: Option<Code>,
    waves: BTreeMap<u64, Vec<Wave>>,
    bytes: u64,
    lost: Option<Lost>,
}

impl Collected {
    /// `base` is where the object's address 0 was loaded.
    pub(crate) fn new(
        (object, base): (&Object, u64),
        geometry: Option<Geometry>,
        regions: Regions,
        limit: u64,
    ) -> Collected {
        let code = Code::new(object, geometry.is_some_and(|geometry| geometry.wave64)).ok();
        let known = geometry.zip(code.as_ref().map(|code| code.parameters().clone()));
        let simulated = known.as_ref().map_or(Vec::new(), |(geometry, p)| match geometry.occupancy(p).workgroups {
            0 => Vec::new(),
            _ => geometry.simulated(p),
        });
        let state = Mutex::new(State { code, waves: BTreeMap::new(), bytes: 0, lost: None });
        Collected { object: object.clone(), base, known, simulated, regions, limit, state }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the clocks of the workgroup are simulated. Of others, the model needs the accesses to memory only.
    fn is_simulated(&self, workgroup: u64) -> bool {
        self.known.as_ref().is_none_or(|(geometry, p)| self.simulated.contains(&geometry.unit(p, workgroup)))
    }

    /// The waves by workgroup and wave, with renumbered lines, and the bytes of the allocations that they touch.
    pub(crate) fn into_waves(self) -> Result<(Vec<Wave>, u64), Lost> {
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(lost) = state.lost {
            return Err(lost);
        }
        let mut waves: Vec<Wave> = state.waves.into_values().flatten().collect();
        let bytes = self.regions.renumber(&mut waves);
        Ok((waves, bytes))
    }
}

impl Traces for Collected {
    fn workgroup(&self, workgroup: u64, traces: Vec<WaveTrace>) {
        let simulated = self.is_simulated(workgroup);
        let mut state = self.lock();
        if state.lost.is_some() {
            return;
        }
        let mut waits = false;
        let wave = |trace: WaveTrace| {
            let (executed, polls) = state.steps((&self.object, self.base), simulated, &trace);
            waits |= polls >= POLLS;
            Wave { workgroup, executed, touched: trace.touched }
        };
        let waves: Vec<Wave> = traces.into_iter().map(wave).collect();
        let bytes = |wave: &Wave| size_of_val(&wave.executed[..]) + size_of_val(&wave.touched[..]);
        state.bytes += waves.iter().map(bytes).sum::<usize>() as u64;
        state.lost = match state.bytes > self.limit {
            _ if waits => Some(Lost::Waits(workgroup)),
            true => Some(Lost::TooLarge),
            false => None,
        };
        match state.lost {
            Some(_) => state.waves.clear(),
            None => drop(state.waves.insert(workgroup, waves)),
        }
    }
}

impl State {
    /// The steps of a wave that are kept, and the most consecutive loads of one line that see what other workgroups
    /// store.
    fn steps(&mut self, (object, base): (&Object, u64), simulated: bool, trace: &WaveTrace) -> (Vec<Step>, u32) {
        let step = |one: &t0_sim::exec::Executed| Step {
            address: one.address.wrapping_sub(base) as u32,
            lines: one.lines,
            zero: 0,
        };
        let mut all: Vec<Step> = trace.executed.iter().map(step).collect();
        let executed = all.iter().map(|step| (step.address.into(), step.lines));
        // The reader of the trace reports an error.
        let Some(code) = &mut self.code else { return (all, 0) };
        let Ok(steps) = code.steps((object, 0), executed) else { return (all, 0) };
        let (shapes, places) = (code.shapes(), code.places());
        let accesses = |step: &crate::Step| shapes.get(step.shape as usize).is_some_and(|s| s.kind == Kind::Vmem);
        let (mut at, mut most, mut polls, mut last) = (0, 0, 0, None);
        for step in steps.iter().filter(|step| accesses(step)) {
            let lines = trace.touched.get(at..at + usize::from(step.touch.lines)).unwrap_or_default();
            at += lines.len();
            let here = match lines {
                [line] if places.get(step.shape as usize).is_some_and(|place| sees_others(&place.inst)) => {
                    Some((step.shape, *line))
                }
                _ => None,
            };
            polls = if here.is_some() && here == last { polls + 1 } else { 0 };
            most = most.max(polls);
            last = here;
        }
        if !simulated {
            let mut steps = steps.iter();
            all.retain(|_| steps.next().is_some_and(accesses));
        }
        (all, most)
    }
}

/// Whether an instruction loads what other workgroups may have stored since the launch started: a load that bypasses
/// the L0, or an atomic with a result.
fn sees_others(inst: &Inst) -> bool {
    match inst.mem() {
        Some(Mem { kind: MemKind::Load, .. }) => inst.mods.glc,
        Some(_) => inst.returns(),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use t0_isa::asm;
    use t0_isa::object::{Kernel, Machine, Object, ObjectBuilder};
    use t0_isa::target::GFX1100;
    use t0_sim::exec::Executed;

    use super::*;
    use crate::record::{LaunchShape, Sample};

    const BASE: u64 = 0x7000_0000;

    /// A kernel that loads once, and the address of its first instruction.
    fn object() -> (Object, u64) {
        let code = asm::words("global_load_b32 v1, v0, s[0:1] glc\ns_waitcnt vmcnt(0)\ns_endpgm\n", &GFX1100);
        let kernel = Kernel::new("load", code.expect("the program is correct"));
        let object = ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().expect("an object");
        let object = Object::parse(&object).expect("it was built");
        let entry = object.kernels()[0].code_address;
        (object, entry)
    }

    /// 500 workgroups of one wave, on 96 compute units.
    fn shape(entry: u64) -> LaunchShape {
        LaunchShape { entry, object: 0, lds_bytes: 0, grid: [500 * 32, 1, 1], block: [32, 1, 1] }
    }

    fn collected(limit: u64) -> (Collected, Object, LaunchShape) {
        let (object, entry) = object();
        let shape = shape(entry);
        let geometry = shape.geometry(&object).expect("the model knows its chip");
        (Collected::new((&object, BASE), Some(geometry), Regions::default(), limit), object, shape)
    }

    fn wave(entry: u64, touched: &[u64]) -> Vec<WaveTrace> {
        let step = |offset, lines| Executed { address: BASE + entry + offset, lines };
        let loads = touched.iter().flat_map(|_| [step(0, 1), step(8, 0)]);
        let executed = loads.chain([step(12, 0)]).collect();
        vec![WaveTrace { executed, touched: touched.to_vec(), ..WaveTrace::default() }]
    }

    #[test]
    fn of_workgroups_that_are_not_simulated_only_accesses_are_kept() {
        let (collected, object, shape) = collected(1 << 20);
        let geometry = shape.geometry(&object).expect("the model knows its chip");
        let needed = geometry.sample(&Parameters::GFX1100).end;
        assert_eq!(needed, 500);
        // In any order.
        (0..needed).rev().for_each(|number| collected.workgroup(number, wave(shape.entry, &[number])));
        let (waves, bytes) = collected.into_waves().expect("they are small");
        assert!(waves.iter().map(|wave| wave.workgroup).eq(0..needed));
        let steps = |n: usize| waves[n].executed.iter().map(|step| u64::from(step.address) - shape.entry);
        assert!(steps(0).eq([0, 8, 12]) && steps(1).eq([0]));
        // The model gets what it would get from whole traces.
        let whole = (0..needed).map(|workgroup| {
            let executed = [(0, 1), (8, 0), (12, 0)];
            let step = |(offset, lines)| Step { address: (shape.entry + offset) as u32, lines, zero: 0 };
            Wave { workgroup, executed: executed.map(step).to_vec(), touched: vec![workgroup] }
        });
        let whole =
            Sample::of(geometry, &object, (whole.collect(), bytes)).expect("its instructions are in the object");
        let kept = Sample::of(geometry, &object, (waves, bytes)).expect("its instructions are in the object");
        assert_eq!(kept.workgroups, whole.workgroups);
    }

    #[test]
    fn traces_beyond_the_limit_are_not_kept() {
        let (collected, _, shape) = collected(100);
        (0..3).for_each(|number| collected.workgroup(number, wave(shape.entry, &[number])));
        assert!(collected.lock().waves.len() == 3, "3 + 1 + 1 steps and 3 lines have 64 bytes");
        (3..6).for_each(|number| collected.workgroup(number, wave(shape.entry, &[number])));
        assert!(collected.lock().waves.is_empty());
        assert_eq!(collected.into_waves(), Err(Lost::TooLarge));
    }

    #[test]
    fn a_wave_that_polls_waits_for_another_workgroup() {
        let lost = |touched: &[u64]| {
            let (collected, _, shape) = collected(1 << 20);
            collected.workgroup(7, wave(shape.entry, touched));
            collected.into_waves().err()
        };
        let polls = POLLS as usize;
        assert_eq!(lost(&vec![9; polls + 1]), Some(Lost::Waits(7)));
        assert_eq!(lost(&vec![9; polls]), None, "a few");
        let other = |n: usize| if n == polls / 2 { 8 } else { 9 };
        assert_eq!(lost(&(0..=polls + 1).map(other).collect::<Vec<_>>()), None, "not the same line");
    }
}
