//! Workgroups: their waves in turn, barriers, and how a wave starts.
use super::dispatch::Dispatch;
use super::fault::{Fault, FaultKind};
use super::program::Program;
use super::step::Flow;
use super::translate;
use super::wave::{Row, Shared, Stop, Wave};
use crate::mem::Table;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, PoisonError, RwLock};

/// Instructions that a wave runs before the other waves of its workgroup get their turn.
const TURN: u64 = 1 << 20;

/// What a worker needs to run workgroups of one dispatch, one after the other.
pub(super) struct Worker<'a> {
    dispatch: &'a Dispatch,
    shared: &'a Shared<'a>,
    table: &'a Table,
    latest: &'a RwLock<Arc<Program>>,
    program: Arc<Program>,
    waves: Vec<Wave<'a>>,
    lds: Vec<u32>,
    items: Vec<Items>,
    budget: u64,
}

/// The work-items of one wave of a whole workgroup.
#[derive(Clone, Copy)]
struct Items {
    /// Packed ids: x in bits 0..10, y in 10..20, z in 20..30.
    ids: [Row; 2],
    exec: u64,
}

/// The waves of a whole workgroup of that shape.
fn items(shape: [u32; 3], lanes: u32) -> Vec<Items> {
    let total: u32 = shape.iter().product();
    let wave = |first: u32| {
        let mut wave = Items { ids: [Row::ZERO; 2], exec: 0 };
        for lane in 0..lanes.min(total - first) {
            let n = first + lane;
            let (x, y, z) = (n % shape[0], n / shape[0] % shape[1], n / (shape[0] * shape[1]));
            wave.ids[lane as usize / 32].0[lane as usize % 32] = x | y << 10 | z << 20;
            wave.exec |= 1 << lane;
        }
        wave
    };
    (0..total).step_by(lanes as usize).map(wave).collect()
}

/// What a workgroup came to.
pub(super) struct Done {
    pub(super) waves: u64,
    pub(super) instructions: u64,
    pub(super) fault: Option<Box<Fault>>,
    /// Address of the instruction that its last wave stopped at.
    pub(super) last: u64,
}

impl<'a> Worker<'a> {
    pub(super) fn new(
        dispatch: &'a Dispatch,
        shared: &'a Shared<'a>,
        latest: &'a RwLock<Arc<Program>>,
        budget: u64,
    ) -> Worker<'a> {
        let program = latest.read().unwrap_or_else(PoisonError::into_inner).clone();
        let lds = vec![0; dispatch.lds_bytes.div_ceil(4) as usize];
        let items = items(dispatch.workgroup.map(u32::from), if program.wave64 { 64 } else { 32 });
        Worker { dispatch, shared, table: shared.table, latest, program, waves: Vec::new(), lds, items, budget }
    }

    /// Runs the workgroup with these coordinates.
    pub(super) fn run(&mut self, group: [u32; 3]) -> Done {
        let count = self.start(group);
        let mut done = Done { waves: count as u64, instructions: 0, fault: None, last: self.dispatch.code };
        let mut running: u64 = u64::MAX >> (64 - count.clamp(1, 64));
        let mut at_barrier = 0u64;
        let mut ended = 0u64;
        let entry = self.program.entry.get(&self.dispatch.code).copied().unwrap_or(0) as usize;
        for wave in &mut self.waves[..count] {
            wave.ip = entry;
            wave.counted_from = self.program.steps.get(entry).map_or(0, |s| s.number);
        }
        loop {
            let turn = running;
            for id in (0..count).filter(|id| turn >> id & 1 != 0) {
                let before = self.waves[id].instructions;
                let left = self.budget.saturating_sub(done.instructions);
                self.waves[id].turn_end = before + left.min(TURN);
                let pc = self.advance(id);
                let wave = &mut self.waves[id];
                done.instructions += wave.instructions - before;
                done.last = pc;
                let bit = 1 << id;
                match std::mem::replace(&mut wave.stop, Stop::Turn) {
                    Stop::End => {
                        running &= !bit;
                        ended |= bit;
                    }
                    Stop::Barrier => {
                        running &= !bit;
                        at_barrier |= bit;
                    }
                    Stop::Fault(kind, lane) => {
                        done.fault = Some(self.fault(kind, pc, id as u32, group, lane));
                        return done;
                    }
                    Stop::Turn | Stop::Sleep | Stop::Untranslated(_) => {
                        if self.shared.stop.load(Relaxed) {
                            done.fault = Some(self.fault(FaultKind::Stopped, pc, id as u32, group, None));
                            return done;
                        }
                        if done.instructions >= self.budget {
                            let kind = FaultKind::BudgetExhausted { budget: self.budget };
                            done.fault = Some(self.fault(kind, pc, id as u32, group, None));
                            return done;
                        }
                    }
                }
            }
            if running == 0 {
                if at_barrier == 0 {
                    return done;
                }
                if self.shared.strict && ended != 0 {
                    let list = |bits: u64| (0..64).filter(|i| bits >> i & 1 != 0).collect::<Vec<u32>>();
                    let kind = FaultKind::DivergentBarrier { waiting: list(at_barrier), ended: list(ended) };
                    let id = at_barrier.trailing_zeros();
                    let pc = self.barrier_address(id as usize);
                    done.fault = Some(self.fault(kind, pc, id, group, None));
                    return done;
                }
                // All live waves have arrived; ended ones are not counted.
                running = std::mem::take(&mut at_barrier);
            }
        }
    }

    /// The address of the barrier that a wave waits at: the instruction before the one it goes on with.
    fn barrier_address(&self, id: usize) -> u64 {
        self.program.address(self.waves[id].ip.saturating_sub(1))
    }

    /// Runs a wave until it pauses; gives the address of the instruction at which it did.
    fn advance(&mut self, id: usize) -> u64 {
        loop {
            let wave = &mut self.waves[id];
            let steps = &self.program.steps[..];
            loop {
                // SAFETY: positions come from the program itself, whose runs all end in a step that jumps or pauses.
                let step = unsafe { steps.get_unchecked(wave.ip) };
                wave.ip += 1;
                // SAFETY: the handler was chosen for the extensions that this CPU has.
                if unsafe { (step.run)(wave, step) } == Flow::Stop {
                    break;
                }
            }
            match wave.stop {
                Stop::Turn => return self.program.address(wave.ip),
                Stop::Untranslated(target) => {
                    let from = self.program.address(wave.ip - 1);
                    if !self.enter(id, target) || self.waves[id].instructions >= self.waves[id].turn_end {
                        return from;
                    }
                }
                _ => {
                    let step = &steps[wave.ip - 1];
                    wave.instructions += u64::from((step.number + 1).wrapping_sub(wave.counted_from));
                    wave.counted_from = step.number + 1;
                    return self.program.addresses[step.number as usize];
                }
            }
        }
    }

    /// Puts a wave at an address, translating the code there if need be.
    fn enter(&mut self, id: usize, target: u64) -> bool {
        if !self.program.entry.contains_key(&target) {
            let mut latest = self.latest.write().unwrap_or_else(PoisonError::into_inner);
            if !latest.entry.contains_key(&target) {
                translate::extend(Arc::make_mut(&mut latest), self.table, target);
            }
            self.program = latest.clone();
            for wave in &mut self.waves {
                wave.load_constants(&self.program.constants);
            }
        }
        let wave = &mut self.waves[id];
        let Some(&ip) = self.program.entry.get(&target) else {
            wave.stop = Stop::Fault(FaultKind::NotExecutable { address: target }, None);
            return false;
        };
        wave.ip = ip as usize;
        wave.counted_from = self.program.steps[ip as usize].number;
        wave.stop = Stop::Turn;
        true
    }

    fn fault(&self, kind: FaultKind, pc: u64, wave: u32, workgroup: [u32; 3], lane: Option<u32>) -> Box<Fault> {
        let words = translate::fetch(self.table, pc);
        let instruction = t0_isa::isa::decode(&words).ok().map(|(inst, _)| inst.to_string());
        Box::new(Fault { kind, pc, wave, workgroup, lane, instruction })
    }

    /// Sets up the waves of a workgroup; gives their number.
    fn start(&mut self, group: [u32; 3]) -> usize {
        let (d, wave64) = (self.dispatch, self.program.wave64);
        let shape = d.workgroup.map(u32::from);
        let extent: [u32; 3] =
            std::array::from_fn(|i| shape[i].min(d.grid[i].saturating_sub(group[i].saturating_mul(shape[i]))));
        self.lds.fill(0);
        // Waves whose items are all outside the grid do not exist; those that remain are numbered without gaps.
        let whole = (0..3).all(|i| extent[i] == shape[i]);
        let mut count = 0;
        for n in 0..self.items.len() {
            let Items { ids, mut exec } = self.items[n];
            if !whole {
                for lane in (0..64).filter(|lane| self.items[n].exec >> lane & 1 != 0) {
                    let id = ids[lane / 32].0[lane % 32];
                    let (x, y, z) = (id & 0x3ff, id >> 10 & 0x3ff, id >> 20);
                    if x >= extent[0] || y >= extent[1] || z >= extent[2] {
                        exec &= !(1 << lane);
                    }
                }
            }
            if exec == 0 {
                continue;
            }
            if self.waves.len() == count {
                self.waves.push(Wave::new(self.shared, wave64));
            }
            self.start_wave(count, group, exec, ids);
            count += 1;
        }
        count
    }

    fn start_wave(&mut self, id: usize, group: [u32; 3], exec: u64, ids: [Row; 2]) {
        let (d, lanes) = (self.dispatch, if self.program.wave64 { 64 } else { 32 });
        let (rsrc1, rsrc2, properties) = (d.descriptor.rsrc1, d.descriptor.rsrc2, d.descriptor.properties);
        let wave = &mut self.waves[id];
        wave.load_constants(&self.program.constants);
        wave.reset(self.program.vgprs.max(1));
        wave.id = id as u32;
        wave.lds = self.lds.as_mut_ptr();
        wave.lds_bytes = 4 * self.lds.len() as u32;
        let private = (self.shared.private_bytes as usize).div_ceil(4) * lanes;
        if wave.private.len() != private {
            wave.private = vec![0; private];
        } else {
            wave.private.fill(0);
        }
        // MODE: FLOAT_MODE, then DX10_CLAMP and IEEE.
        wave.set_mode(rsrc1 >> 12 & 0xff | (rsrc1 >> 21 & 1) << 8 | (rsrc1 >> 23 & 1) << 9);
        let mut next = 0;
        let mut user = |wave: &mut Wave<'_>, bit: u16, values: &[u32]| {
            if properties >> bit & 1 != 0 {
                for &value in values {
                    wave.set_scalar(next, value);
                    next += 1;
                }
            }
        };
        let pair = |address: u64| [address as u32, (address >> 32) as u32];
        user(wave, 0, &[0, 0, 0, 0]);
        user(wave, 1, &pair(d.dispatch_ptr));
        user(wave, 2, &pair(d.queue_ptr));
        user(wave, 3, &pair(d.kernarg));
        user(wave, 4, &pair(d.dispatch_id));
        user(wave, 5, &[0, 0]);
        user(wave, 6, &[d.private_bytes]);
        let mut system = rsrc2 >> 1 & 31;
        for (i, id) in group.into_iter().enumerate() {
            if rsrc2 >> (7 + i) & 1 != 0 {
                wave.set_scalar(system, id);
                system += 1;
            }
        }
        if rsrc2 >> 10 & 1 != 0 {
            wave.set_scalar(system, 0);
        }
        wave.scalars[super::wave::EXEC as usize] = exec as u32;
        wave.scalars[super::wave::EXEC as usize + 1] = (exec >> 32) as u32;
        wave.select_half(0);
        let mask = [0x3ff, 0xf_ffff, 0x3fff_ffff, 0x3fff_ffff][(rsrc2 >> 11 & 3) as usize];
        for half in 0..lanes / 32 {
            wave.row_of_mut(half as u32, 0).0 = ids[half].0.map(|v| v & mask);
        }
    }
}
