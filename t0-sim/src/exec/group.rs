//! Workgroups: scheduling of their waves, barriers, and the initial state of a wave.
use super::check::state::State;
use super::check::verdict::Party;
use super::dispatch::Dispatch;
use super::fault::{Fault, FaultKind, Origin, Related, Role};
use super::grid::Passed;
use super::observe::trace::by_address;
use super::profile::Profile;
use super::program::{Program, VGPRS_FREED};
use super::start::{Member, Start};
use super::trace::{Numbered, Steps, WaveTrace};
use super::translate;
use super::wave::{Flow, Shared, Stop, Wave};
use crate::mem::{Table, View};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, PoisonError, RwLock};
use t0_isa::isa::Field;

/// Time slice: how many instructions a wave executes before the other waves of its workgroup run.
const TURN: u64 = 1 << 20;
/// The first time slice of a wave. A workgroup that exceeds it counts as long. It is the same for every workgroup, so
/// that the order of the waves does not depend on the thread that runs them.
const FIRST_TURN: u64 = 1 << 13;

/// The number of instructions that a fault shows before and after its own.
const BEFORE: usize = 4;
const AFTER: usize = 2;

/// The number of consecutive loads of one address from which on a wave counts as polling it.
const POLLS: u32 = 1000;

/// Whether `race` is a data race in LDS with a load by the wave of `earlier`, which used the loaded value.
pub(super) fn explains(race: &Fault, earlier: &Fault) -> bool {
    matches!(race.kind, FaultKind::Race { lds: true, .. })
        && race.related.iter().any(|other| other.role == Role::Loaded && other.wave == earlier.wave)
}

/// The instruction at an address as text.
fn text_at(table: &Table, pc: u64) -> Option<String> {
    let (inst, _) = t0_isa::isa::decode(&translate::fetch(table, pc)).ok()?;
    Some(inst.to_string())
}

/// The state that a worker needs to run workgroups of one dispatch, one after another.
pub(super) struct Worker<'a> {
    dispatch: &'a Dispatch,
    pub(super) shared: &'a Shared<'a>,
    view: View<'a>,
    latest: &'a RwLock<Arc<Program>>,
    pub(super) program: Arc<Program>,
    pub(super) waves: Vec<Wave<'a>>,
    /// In 64-bit words, because atomics of that size need the alignment.
    lds: Vec<u64>,
    /// Size of the LDS in 32-bit words.
    lds_words: usize,
    start: Start,
    /// Where the current workgroup runs: fields of the register HW_ID1.
    place: u32,
    /// The waves of the current workgroup.
    members: Vec<Member>,
    /// For each started wave of the current workgroup, the index of its state in `waves`.
    slots: Vec<usize>,
    /// Whether a wave takes over the state of one that has ended.
    reuse: bool,
    /// The first step of the kernel, and its `counted`.
    entry: (usize, u32),
    budget: u64,
}

/// The result of a workgroup.
pub(super) struct Done {
    pub(super) waves: u64,
    /// Waves that have halted.
    pub(super) halted: u64,
    pub(super) instructions: u64,
    pub(super) fault: Option<Box<Fault>>,
    /// Address of the instruction that its last wave stopped at.
    pub(super) last: u64,
    /// The profile of its waves, if the dispatch is profiled and the workgroup ran to its end.
    pub(super) profile: Option<Box<Profile>>,
    /// What its waves executed, if that is recorded.
    pub(super) traces: Vec<Numbered>,
}

impl<'a> Worker<'a> {
    pub(super) fn new(
        dispatch: &'a Dispatch,
        shared: &'a Shared<'a>,
        view: View<'a>,
        latest: &'a RwLock<Arc<Program>>,
        budget: u64,
    ) -> Worker<'a> {
        let program = latest.read().unwrap_or_else(PoisonError::into_inner).clone();
        let lds = vec![0; dispatch.lds_bytes.div_ceil(8) as usize];
        let lds_words = dispatch.lds_bytes.div_ceil(4) as usize;
        let start = Start::of(dispatch, shared.private_bytes, program.form.wave64);
        let entry = program.entry.get(&dispatch.code).map_or((0, 0), |entry| (entry.step as usize, entry.counted));
        // Reports of strict mode and profiles read the states of waves that have ended.
        let reuse = !shared.strict && !program.form.profile && !program.form.trace;
        Worker {
            dispatch,
            shared,
            view,
            latest,
            program,
            waves: Vec::new(),
            lds,
            lds_words,
            start,
            place: 0,
            members: Vec::new(),
            slots: Vec::new(),
            reuse,
            entry,
            budget,
        }
    }

    /// Runs the workgroup with these coordinates. Calls `long` whenever a wave has used up its time slice.
    pub(super) fn run(&mut self, group: [u32; 3], mut long: impl FnMut()) -> Done {
        self.start.members(self.dispatch, group, &mut self.members);
        self.slots.clear();
        if let places @ [_, ..] = self.shared.places {
            self.place = places[self.index_of(group) as usize % places.len()];
        }
        if !self.lds.is_empty() {
            self.lds.fill(0);
        }
        let count = self.members.len();
        let check = |then: &dyn Fn(&mut State)| {
            if let Some(state) = &self.shared.check {
                then(&mut state.lock().unwrap_or_else(PoisonError::into_inner));
            }
        };
        check(&|state| state.start_group(self.index_of(group), count, self.lds_words));
        let mut done = Done {
            waves: count as u64,
            halted: 0,
            instructions: 0,
            fault: None,
            last: self.dispatch.code,
            profile: None,
            traces: Vec::new(),
        };
        let mut running: u64 = u64::MAX >> (64 - count.clamp(1, 64));
        let mut at_barrier = 0u64;
        let mut ended = 0u64;
        // Waves at the barrier of the whole grid.
        let mut at_grid = 0u64;
        // A use of uninitialised LDS, kept while the other waves run on to their next barrier.
        let mut suspect: Option<Box<Fault>> = None;
        let tolerant = self.shared.findings.is_some();
        // The slot of a wave that has ended, and the first slot that this workgroup has not used.
        let (mut free, mut fresh) = (None, 0);
        let mut length = FIRST_TURN;
        loop {
            let turn = running;
            for id in (0..count).filter(|id| turn >> id & 1 != 0) {
                // Waves start one after another, each when it first runs.
                let slot = match self.slots.get(id) {
                    Some(&slot) => slot,
                    None => {
                        let slot = free.take().unwrap_or(fresh);
                        fresh = fresh.max(slot + 1);
                        self.start_wave(id, slot, group);
                        slot
                    }
                };
                if self.view.is_old() {
                    self.renew();
                }
                let before = self.waves[slot].instructions;
                let left = self.budget.saturating_sub(done.instructions);
                self.waves[slot].time_slice_end = before + left.min(length);
                let pc = self.advance(slot);
                let wave = &mut self.waves[slot];
                done.instructions += wave.instructions - before;
                done.last = pc;
                let bit = 1 << id;
                let stop = std::mem::replace(&mut wave.stop, Stop::Turn);
                let (stop, pc) = match stop {
                    Stop::Fault(..) | Stop::Returned(_) | Stop::Halt(_) => self.after_exception(slot, pc, stop, group),
                    stop => (stop, pc),
                };
                match stop {
                    Stop::End => {
                        running &= !bit;
                        ended |= bit;
                        free = self.reuse.then_some(slot);
                    }
                    Stop::Barrier => {
                        running &= !bit;
                        at_barrier |= bit;
                    }
                    // A workgroup whose wave has halted waits for ever at its next barrier.
                    Stop::Halt(_) => {
                        running &= !bit;
                        done.halted += 1;
                    }
                    Stop::Grid => {
                        running &= !bit;
                        at_grid |= bit;
                    }
                    Stop::Fault(kind, lane) if self.tolerates(&kind) => {
                        let fault =
                            self.is_new(&kind, pc).then(|| self.fault(kind.clone(), pc, id as u32, group, lane));
                        if let Some(fault) = self.go_on(slot, id as u32, group, pc, (kind, lane)) {
                            done.fault = Some(fault);
                            return done;
                        }
                        let Some(fault) = fault else { continue };
                        let unwritten = matches!(fault.kind, FaultKind::Uninitialised { origin: Origin::Lds, .. });
                        if unwritten && suspect.is_none() && count > 1 {
                            suspect = Some(fault);
                            running &= !bit;
                            continue;
                        }
                        running |= self.resolve(&mut suspect, Some(&fault));
                        self.found(&fault);
                    }
                    Stop::Fault(kind, lane) => {
                        let unwritten = matches!(kind, FaultKind::Uninitialised { origin: Origin::Lds, .. });
                        let fault = self.fault(kind, pc, id as u32, group, lane);
                        if unwritten && suspect.is_none() && count > 1 {
                            // Another wave may be about to store the bytes that this one has loaded; then the error is
                            // a data race.
                            suspect = Some(fault);
                            running &= !bit;
                            continue;
                        }
                        done.fault = Some(match suspect {
                            Some(suspect) if !explains(&fault, &suspect) => suspect,
                            _ => fault,
                        });
                        return done;
                    }
                    stop @ (Stop::Turn | Stop::Sleep | Stop::Untranslated(_) | Stop::Returned(_)) => {
                        if stop == Stop::Turn {
                            long();
                        }
                        if self.shared.grid.is_some() {
                            // The wave may wait for another workgroup.
                            std::thread::yield_now();
                        }
                        if suspect.is_some() && stop == Stop::Turn {
                            if !tolerant {
                                done.fault = suspect;
                                return done;
                            }
                            running |= self.resolve(&mut suspect, None);
                        }
                        if self.shared.stop.load(Relaxed) {
                            done.fault = Some(self.fault(FaultKind::Stopped, pc, id as u32, group, None));
                            return done;
                        }
                        if done.instructions >= self.budget {
                            let kind = self.exhausted(slot);
                            done.fault = Some(self.fault(kind, pc, id as u32, group, None));
                            return done;
                        }
                    }
                }
            }
            length = TURN;
            if running == 0 {
                if suspect.is_some() {
                    if !tolerant {
                        done.fault = suspect;
                        return done;
                    }
                    running = self.resolve(&mut suspect, None);
                    continue;
                }
                if at_grid != 0 {
                    let id = at_grid.trailing_zeros();
                    let pc = self.barrier_address(id as usize);
                    // A wave that waits at the workgroup's barrier for one that waits here never arrives.
                    let (shared, arrives) = (self.shared, at_barrier == 0 && done.halted == 0);
                    let mut passed = None;
                    self.suspend(|| passed = shared.grid.as_ref().map(|grid| grid.wait(shared.stop, arrives)));
                    let kind = match passed {
                        Some(Passed::All) => {
                            running = std::mem::take(&mut at_grid);
                            continue;
                        }
                        // The fault of another workgroup ends the dispatch.
                        Some(Passed::Broken) => return done,
                        Some(Passed::Stopped) => FaultKind::Stopped,
                        None => {
                            let words = translate::fetch(self.view.table(), pc);
                            FaultKind::UnsupportedInstruction { words: words.into_iter().take(2).collect() }
                        }
                    };
                    done.fault = Some(self.fault(kind, pc, id, group, None));
                    return done;
                }
                if at_barrier == 0 || done.halted != 0 {
                    done.profile = self.profile(count).map(Box::new);
                    done.traces = self.traces(count, group);
                    return done;
                }
                if self.shared.strict && ended != 0 {
                    let list = |bits: u64| (0..64).filter(|i| bits >> i & 1 != 0).collect::<Vec<u32>>();
                    let kind = FaultKind::DivergentBarrier { waiting: list(at_barrier), ended: list(ended) };
                    let id = at_barrier.trailing_zeros();
                    let pc = self.barrier_address(id as usize);
                    let tolerated = self.tolerates(&kind);
                    if !tolerated || self.is_new(&kind, pc) {
                        let fault = self.fault(kind, pc, id, group, None);
                        let fault = self.with_waves(fault, at_barrier, ended);
                        if !tolerated {
                            done.fault = Some(fault);
                            return done;
                        }
                        self.found(&fault);
                    }
                }
                check(&State::barrier);
                // All live waves have arrived; waves that ended are not counted.
                running = std::mem::take(&mut at_barrier);
            }
        }
    }

    /// The waves of all workgroups that this worker has run.
    pub(super) fn waves(&self) -> &[Wave<'a>] {
        &self.waves
    }

    /// The profile of the first `count` waves.
    fn profile(&self, count: usize) -> Option<Profile> {
        let mut profile = self.program.form.profile.then(Profile::default)?;
        self.waves[..count].iter().filter_map(|wave| wave.profile.as_deref()).for_each(|wave| profile.add(wave));
        Some(profile)
    }

    /// What the first `count` waves executed, if that is recorded.
    fn traces(&mut self, count: usize, workgroup: [u32; 3]) -> Vec<Numbered> {
        if !self.program.form.trace {
            return Vec::new();
        }
        let traces = self.waves[..count].iter_mut().map(|wave| (wave.id, wave.trace.take()));
        traces.filter_map(|(wave, steps)| Some(Numbered { workgroup, wave, steps: steps? })).collect()
    }

    /// Traces of this worker with addresses.
    pub(super) fn by_address(&self, traces: Vec<Numbered>) -> Vec<WaveTrace> {
        by_address(traces, &self.program)
    }

    /// The address of the barrier that a wave waits at: the instruction before the one at which it continues.
    fn barrier_address(&self, id: usize) -> u64 {
        self.program.address(self.waves[self.slots[id]].ip.saturating_sub(1))
    }

    /// Runs a wave until it pauses. Returns the address of the instruction at which it paused.
    fn advance(&mut self, slot: usize) -> u64 {
        loop {
            let wave = &mut self.waves[slot];
            let steps = &self.program.steps[..];
            // The position is kept in a local instead of the wave, which saves a load and a store per step.
            let mut at = wave.ip;
            loop {
                // SAFETY: positions come from the program itself, and each straight run ends in a step that jumps or
                // pauses.
                let step = unsafe { steps.get_unchecked(at) };
                at += 1;
                // SAFETY: the handler was chosen for the extensions that this CPU has.
                match unsafe { (step.run)(wave, step) } {
                    Flow::Next => {}
                    Flow::Jump => at = wave.ip,
                    Flow::Stop => break,
                }
            }
            // A wave at the end of its time slice has jumped already.
            if wave.stop != Stop::Turn {
                wave.ip = at;
            }
            match wave.stop {
                Stop::Turn => return self.program.address(wave.ip),
                Stop::Untranslated(target) => {
                    let from = self.program.address(wave.ip - 1);
                    if !self.enter(slot, target) || self.waves[slot].instructions >= self.waves[slot].time_slice_end {
                        return from;
                    }
                }
                _ => {
                    let step = &steps[wave.ip - 1];
                    let (number, counted) = (step.number, step.counted);
                    if let Stop::Fault(FaultKind::NotExecutable { address }, _) = wave.stop
                        && self.is_fetched_now(address)
                    {
                        let wave = &mut self.waves[slot];
                        wave.instructions += u64::from(counted.wrapping_sub(wave.counted_from));
                        let freed = if wave.vgprs_freed { VGPRS_FREED } else { 0 };
                        if self.enter(slot, address | freed) {
                            continue;
                        }
                        return address;
                    }
                    let wave = &mut self.waves[slot];
                    wave.instructions += u64::from((counted + 1).wrapping_sub(wave.counted_from));
                    wave.counted_from = counted + 1;
                    return self.program.addresses[number as usize];
                }
            }
        }
    }

    /// Moves a wave to an address. Translates the code there if necessary.
    pub(super) fn enter(&mut self, slot: usize, target: u64) -> bool {
        if !self.program.entry.contains_key(&target) {
            if self.view.is_old() {
                self.renew();
            }
            let latest = self.latest;
            let mut latest = latest.write().unwrap_or_else(PoisonError::into_inner);
            if !latest.entry.contains_key(&target) {
                translate::extend(Arc::make_mut(&mut latest), self.view.table(), target);
            }
            self.adopt(latest.clone());
        }
        let wave = &mut self.waves[slot];
        let Some(&entry) = self.program.entry.get(&target) else {
            wave.stop = Stop::Fault(FaultKind::NotExecutable { address: target & !VGPRS_FREED }, None);
            return false;
        };
        (wave.ip, wave.counted_from) = (entry.step as usize, entry.counted);
        wave.stop = Stop::Turn;
        true
    }

    /// Goes on with a program that continues the one so far.
    fn adopt(&mut self, program: Arc<Program>) {
        let known = std::mem::replace(&mut self.program, program).vgprs;
        for wave in &mut self.waves {
            wave.clear(known..self.program.vgprs);
            wave.load_constants(&self.program.constants);
            wave.notes = self.program.notes.clone().unwrap_or_default();
        }
    }

    /// Takes the newest map. No wave is in the middle of an instruction.
    #[cold]
    #[inline(never)]
    fn renew(&mut self) {
        self.view.renew();
        self.follow();
    }

    /// Lets waves and code follow a view that was renewed.
    fn follow(&mut self) {
        self.waves.iter_mut().for_each(|wave| wave.remap(self.view.table()));
        self.follow_code();
    }

    /// Forgets translated code that is no longer in memory.
    fn follow_code(&mut self) {
        if !self.program.is_current(self.view.table()) {
            let latest = self.latest;
            let mut latest = latest.write().unwrap_or_else(PoisonError::into_inner);
            Arc::make_mut(&mut latest).forget_changes(self.view.table());
            self.adopt(latest.clone());
        }
    }

    /// Calls a function of the host that may take any time. No wave is in the middle of an instruction.
    pub(super) fn suspend(&mut self, call: impl FnOnce()) {
        self.view.suspend(call);
        self.follow();
    }

    /// Whether an instruction can be fetched from an address according to the newest map. If so, [`Worker::enter`]
    /// finds it.
    fn is_fetched_now(&mut self, address: u64) -> bool {
        if self.view.is_old() {
            self.renew();
        }
        let found = !translate::fetch(self.view.table(), address).is_empty();
        if found {
            // The code may have been translated by a worker with an older map.
            self.follow_code();
        }
        found
    }

    /// Wave `id` of the current workgroup, if it has started.
    fn wave(&self, id: u32) -> Option<&Wave<'a>> {
        self.waves.get(*self.slots.get(id as usize)?)
    }

    /// The packet's index in its queue.
    pub(super) fn packet(&self) -> u64 {
        self.dispatch.dispatch_id
    }

    pub(super) fn fault(
        &self,
        kind: FaultKind,
        pc: u64,
        wave: u32,
        workgroup: [u32; 3],
        lane: Option<u32>,
    ) -> Box<Fault> {
        let instruction = text_at(self.view.table(), pc);
        let disassembly = self.disassembly(pc);
        let parties = self.wave(wave).map_or(&[][..], |wave| &wave.parties);
        let related = parties.iter().map(|party| self.related(party, workgroup)).collect();
        let kind = self.attributed(kind, pc, wave, lane);
        Box::new(Fault { wave, workgroup, lane, instruction, disassembly, related, ..Fault::new(kind, pc) })
    }

    /// A fault with what is known about the memory that the instruction was meant to access: the array and the index,
    /// or the allocation that the scalar base of its address points to.
    fn attributed(&self, mut kind: FaultKind, pc: u64, wave: u32, lane: Option<u32>) -> FaultKind {
        let Some(wave) = self.wave(wave) else { return kind };
        wave.name_element(&mut kind, pc, lane);
        if let FaultKind::OutOfBounds { address, nearest, .. }
        | FaultKind::NotMapped { address, nearest, .. }
        | FaultKind::ReadOnly { address, nearest, .. } = &mut kind
            && let Ok((inst, _)) = t0_isa::isa::decode(&translate::fetch(self.view.table(), pc))
        {
            let base = [Field::saddr, Field::sbase].into_iter().find_map(|field| inst.operand(field).reg());
            let pair = base.map(|reg| u32::from(reg.0)).filter(|&index| index < super::layout::VCC);
            let from = pair.and_then(|index| wave.map.relative(wave.scalar64(index), *address));
            *nearest = from.or(*nearest);
        }
        kind
    }

    fn related(&self, party: &Party, workgroup: [u32; 3]) -> Related {
        let pc = self.program.addresses.get(party.number as usize).copied().unwrap_or(0);
        let workgroup = party.group.map_or(workgroup, |index| self.coordinates(index));
        let Party { role, wave, lane, .. } = *party;
        Related { role, pc, wave, workgroup, lane, instruction: text_at(self.view.table(), pc) }
    }

    /// Workgroups in each dimension.
    fn groups(&self) -> [u64; 3] {
        let d = self.dispatch;
        [0, 1, 2].map(|i| u64::from(d.grid[i]).div_ceil(u64::from(d.workgroup[i]).max(1)).max(1))
    }

    /// A workgroup's linear index in the grid.
    fn index_of(&self, [x, y, z]: [u32; 3]) -> u32 {
        let [columns, rows, _] = self.groups();
        (u64::from(x) + columns * (u64::from(y) + rows * u64::from(z))) as u32
    }

    fn coordinates(&self, index: u32) -> [u32; 3] {
        let ([columns, rows, _], index) = (self.groups(), u64::from(index));
        [index % columns, index / columns % rows, index / (columns * rows)].map(|i| i as u32)
    }

    /// Adds to a fault the positions at which one wave waits and one ended.
    fn with_waves(&self, mut fault: Box<Fault>, waiting: u64, ended: u64) -> Box<Fault> {
        let place = |role: Role, id: u32, pc: u64| {
            let (workgroup, instruction) = (fault.workgroup, text_at(self.view.table(), pc));
            Related { role, pc, wave: id, workgroup, lane: None, instruction }
        };
        let (waits, end) = (waiting.trailing_zeros(), ended.trailing_zeros());
        let related = [
            (waits < 64 && waits != fault.wave)
                .then(|| place(Role::Waits, waits, self.barrier_address(waits as usize))),
            (end < 64).then(|| place(Role::Ended, end, self.barrier_address(end as usize))),
        ];
        fault.related.extend(related.into_iter().flatten());
        fault
    }

    /// The fault of a wave that exhausted the budget.
    fn exhausted(&self, slot: usize) -> FaultKind {
        let (budget, wave) = (self.budget, &self.waves[slot]);
        match wave.shadow.as_ref().map(|shadow| shadow.polls) {
            Some((host, loads)) if loads >= POLLS => {
                let offset = host.wrapping_sub(wave.lds as u64);
                let lds = offset < wave.lds_bytes.into();
                let (address, nearest) = if lds { (offset, None) } else { (host, wave.map.nearest(host)) };
                FaultKind::Deadlock { lds, address, loads, budget, nearest }
            }
            _ => FaultKind::BudgetExhausted { budget },
        }
    }

    /// The instructions around `pc`, as far as the program contains them.
    fn disassembly(&self, pc: u64) -> Vec<(u64, String)> {
        let mut known = self.program.addresses.clone();
        known.sort_unstable();
        let Ok(at) = known.binary_search(&pc) else { return Vec::new() };
        let around = &known[at.saturating_sub(BEFORE)..known.len().min(at + AFTER + 1)];
        around.iter().filter_map(|&pc| Some((pc, text_at(self.view.table(), pc)?))).collect()
    }

    /// Starts wave `id` of the workgroup in the state at `slot`.
    fn start_wave(&mut self, id: usize, slot: usize, group: [u32; 3]) {
        if self.waves.len() == slot {
            self.waves.push(Wave::new(self.shared, self.view.table(), self.program.form.wave64));
        }
        self.slots.push(slot);
        let wave = &mut self.waves[slot];
        wave.load_constants(&self.program.constants);
        // Outside strict mode the notes stay empty, so that no wave allocates.
        if let Some(notes) = &self.program.notes {
            wave.notes = notes.clone();
        }
        wave.parties.clear();
        wave.outside_lds.clear();
        if self.program.form.profile {
            wave.profile = Some(Box::new(Profile::of_one_wave()));
        }
        if self.program.form.trace {
            let traced = u64::from(self.index_of(group)) < self.shared.traced;
            self.waves[slot].trace = traced.then(Steps::default);
        }
        let wave = &mut self.waves[slot];
        wave.id = id as u32;
        wave.place = self.place | wave.id & 31;
        wave.lds = self.lds.as_mut_ptr().cast();
        wave.lds_bytes = 4 * self.lds_words as u32;
        self.start.start(wave, group, self.members[id], self.program.vgprs);
        (wave.ip, wave.counted_from) = self.entry;
    }
}
