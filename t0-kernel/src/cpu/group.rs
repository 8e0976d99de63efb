//! One workgroup's state: its lanes, its LDS, and the rendezvous at which lanes wait for each other.

use core::any::TypeId;
use core::cell::{Cell, RefCell};
use core::panic::Location;

use std::time::Instant;

use super::fiber::{Switch, suspend};
use super::lane::error;
use super::memory::{Memories, Origin};
use super::{CpuError, CpuErrorKind};
use crate::message::Printed;

/// What a suspended lane waits for.
#[derive(Clone, Copy)]
pub(crate) enum Wait {
    /// All lanes of the workgroup, at the word named.
    Barrier(&'static str, &'static Location<'static>),
    /// All lanes of the wave.
    Wave(Meeting),
}

/// A wave's meeting, as one lane sees it.
#[derive(Clone, Copy)]
pub(crate) struct Meeting {
    pub(crate) word: &'static str,
    pub(crate) at: &'static Location<'static>,
    pub(crate) whole: bool,
    pub(crate) part: *mut (),
    pub(crate) kind: TypeId,
    pub(crate) meet: fn(&[*mut (); 32]),
}

impl Wait {
    fn word(&self) -> &'static str {
        match self {
            Wait::Barrier(word, _) => word,
            Wait::Wave(meeting) => meeting.word,
        }
    }

    fn at(&self) -> &'static Location<'static> {
        match self {
            Wait::Barrier(_, at) => at,
            Wait::Wave(meeting) => meeting.at,
        }
    }

    fn same(&self, other: &Wait) -> bool {
        match (self, other) {
            (Wait::Barrier(a, here), Wait::Barrier(b, there)) => a == b && here == there,
            (Wait::Wave(a), Wait::Wave(b)) => a.word == b.word && a.at == b.at && a.kind == b.kind,
            _ => false,
        }
    }
}

#[derive(Clone, Copy)]
enum State {
    /// Beyond the end of the grid.
    Absent,
    /// Not begun, or free to go on.
    Ready,
    Waiting(Wait),
    Finished,
}

struct Lane {
    thread: [u32; 3],
    state: Cell<State>,
    lds: Cell<usize>,
}

/// The workgroup that runs; used for one after another of a run.
pub(crate) struct Group {
    pub(crate) kernel: &'static str,
    pub(crate) strict: bool,
    block: [u32; 3],
    items: [u32; 3],
    id: Cell<[u32; 3]>,
    running: Cell<u32>,
    next: Cell<u32>,
    /// Workgroups that have begun.
    pub(super) begun_groups: Cell<u32>,
    switch: Cell<*const Switch>,
    lanes: Vec<Lane>,
    pub(crate) memories: Memories,
    /// What the waves leave for each other.
    words: Cell<[Option<u32>; 32]>,
    error: RefCell<Option<CpuError>>,
    /// What the lanes have printed, with their positions.
    printed: RefCell<Vec<(u32, Printed)>>,
    begun: Instant,
}

/// Ends a lane; the group holds the error.
struct Aborted;

impl Group {
    pub(crate) fn new(
        kernel: &'static str,
        block: [u32; 3],
        items: [u32; 3],
        strict: bool,
        views: Vec<&'static str>,
    ) -> Group {
        let [x, y, z] = block;
        let lanes = (0..x * y * z).map(|i| Lane {
            thread: [i % x, i / x % y, i / (x * y)],
            state: Cell::new(State::Absent),
            lds: Cell::new(0),
        });
        Group {
            kernel,
            strict,
            block,
            items,
            id: Cell::new([0; 3]),
            running: Cell::new(0),
            next: Cell::new(0),
            begun_groups: Cell::new(0),
            switch: Cell::new(core::ptr::null()),
            lanes: lanes.collect(),
            memories: Memories::new(views, strict),
            words: Cell::new([None; 32]),
            error: RefCell::new(None),
            printed: RefCell::default(),
            begun: Instant::now(),
        }
    }

    /// Nanoseconds since the run began.
    pub(crate) fn cycles(&self) -> u32 {
        self.begun.elapsed().as_nanos() as u32
    }

    /// The running lane prints.
    pub(crate) fn print(&self, text: String, at: &Location<'_>) {
        let (flat, thread) = (self.running.get(), self.lane().thread);
        let (file, line) = (at.file().into(), at.line());
        let printed = Printed { kernel: self.kernel, file, line, workgroup: self.id.get(), thread, text };
        self.printed.borrow_mut().push((flat, printed));
    }

    /// What the workgroup has printed, lane by lane.
    pub(crate) fn take_printed(&self) -> impl Iterator<Item = Printed> {
        let mut printed = self.printed.take();
        printed.sort_by_key(|(flat, _)| *flat);
        printed.into_iter().map(|(_, printed)| printed)
    }

    /// Makes this the workgroup `id`, none of whose lanes has begun.
    pub(crate) fn begin(&self, id: [u32; 3]) {
        self.id.set(id);
        self.next.set(0);
        self.words.set([None; 32]);
        for lane in &self.lanes {
            let exists = (0..3).all(|d| {
                u64::from(id[d]) * u64::from(self.block[d]) + u64::from(lane.thread[d]) < u64::from(self.items[d])
            });
            lane.state.set(if exists { State::Ready } else { State::Absent });
            lane.lds.set(0);
        }
        let number = self.begun_groups.get();
        self.begun_groups.set(number.wrapping_add(1));
        self.memories.begin(number);
    }

    /// The next lane that has not begun, made the running one.
    pub(crate) fn start_next(&self, switch: &Switch) -> Option<u32> {
        if self.failed() {
            return None;
        }
        loop {
            let flat = self.next.get();
            let lane = self.lanes.get(flat as usize)?;
            self.next.set(flat + 1);
            if let State::Ready = lane.state.get() {
                self.running.set(flat);
                self.switch.set(switch);
                return Some(flat);
            }
        }
    }

    /// Whether some lane has not begun.
    pub(crate) fn has_next(&self) -> bool {
        !self.failed() && (self.next.get() as usize) < self.lanes.len()
    }

    pub(crate) fn finish(&self, flat: u32) {
        if let Err(race) = self.memories.settle(flat) {
            self.fail(self.race(&race), flat, Some(race.at));
        }
        self.lanes[flat as usize].state.set(State::Finished);
    }

    pub(crate) fn failed(&self) -> bool {
        self.error.borrow().is_some()
    }

    pub(crate) fn take_error(&self) -> Option<CpuError> {
        self.error.borrow_mut().take()
    }

    /// Records the run's failure; the first one counts.
    pub(crate) fn fail(&self, kind: CpuErrorKind, flat: u32, at: Option<&Location<'_>>) {
        self.error.borrow_mut().get_or_insert_with(|| error(self, kind, flat, at));
    }

    /// Records a failure whose place is known as text.
    pub(crate) fn fail_at(&self, kind: CpuErrorKind, file: Box<str>, line: u32) {
        let at = CpuError { file, line, ..error(self, kind, self.running.get(), None) };
        self.error.borrow_mut().get_or_insert(at);
    }

    /// Records the running lane's failure and leaves its body.
    pub(crate) fn abort(&self, kind: CpuErrorKind, at: &Location<'_>) -> ! {
        self.fail(kind, self.running.get(), Some(at));
        std::panic::resume_unwind(Box::new(Aborted))
    }

    /// Suspends the running lane until what it waits for has happened.
    pub(crate) fn wait(&self, wait: Wait) {
        let flat = self.running.get();
        self.settle();
        let switch = self.switch.get();
        self.lanes[flat as usize].state.set(State::Waiting(wait));
        // SAFETY: `start_next` stored the switch of the fiber whose lane is running, the lines below restore it, and that fiber's
        // stack holds this call: `lane::current` gives the group to running lanes only.
        suspend(unsafe { &*switch }, self, wait.word());
        self.running.set(flat);
        self.switch.set(switch);
    }

    /// The lane that has just been suspended.
    pub(crate) fn running(&self) -> u32 {
        self.running.get()
    }

    pub(crate) fn is_ready(&self, flat: u32) -> bool {
        matches!(self.lanes[flat as usize].state.get(), State::Ready)
    }

    /// With every lane absent, waiting or finished: frees those whose rendezvous is complete, or records why none is.
    pub(crate) fn rendezvous(&self) {
        let mut progress = false;
        for wave in self.lanes.chunks(32) {
            progress |= self.meet(wave);
        }
        if !progress {
            self.release_barrier();
        }
    }

    /// Holds a wave's meeting if all its lanes have come to it.
    fn meet(&self, wave: &[Lane]) -> bool {
        let mut parts = [core::ptr::null_mut(); 32];
        let mut first: Option<Meeting> = None;
        for (lane, part) in wave.iter().zip(&mut parts) {
            match (lane.state.get(), first) {
                (State::Absent, _) => {}
                (State::Waiting(Wait::Wave(meeting)), None) => {
                    *part = meeting.part;
                    first = Some(meeting);
                }
                (State::Waiting(wait @ Wait::Wave(meeting)), Some(first)) if wait.same(&Wait::Wave(first)) => {
                    *part = meeting.part
                }
                _ => return false,
            }
        }
        let Some(meeting) = first else { return false };
        if meeting.whole && parts.iter().any(|p| p.is_null()) {
            let flat = self.position(&wave[0]);
            self.fail(CpuErrorKind::PartialWave { word: meeting.word }, flat, Some(meeting.at));
            return true;
        }
        (meeting.meet)(&parts);
        free(wave);
        true
    }

    fn release_barrier(&self) {
        let mut first: Option<(u32, Wait)> = None;
        for lane in &self.lanes {
            let flat = self.position(lane);
            match (lane.state.get(), first) {
                (State::Waiting(wait), None) => first = Some((flat, wait)),
                (State::Waiting(wait), Some((at, other))) if !wait.same(&other) => {
                    return self.diverge(at, &other, flat);
                }
                _ => {}
            }
        }
        let Some((flat, wait)) = first else { return };
        match self.lanes.iter().find(|lane| matches!(lane.state.get(), State::Finished)) {
            Some(gone) => self.diverge(flat, &wait, self.position(gone)),
            None => {
                self.memories.barrier();
                free(&self.lanes);
            }
        }
    }

    /// Lane `flat` waits in vain, since lane `other` is elsewhere.
    fn diverge(&self, flat: u32, wait: &Wait, other: u32) {
        let name = |flat: u32| format!("lane {} of wave {}", flat % 32, flat / 32);
        let other = match self.lanes[other as usize].state.get() {
            State::Waiting(wait) => {
                format!("{} waits at `{}` ({}:{})", name(other), wait.word(), wait.at().file(), wait.at().line())
            }
            _ => format!("{} has left the kernel", name(other)),
        };
        self.fail(CpuErrorKind::Diverged { word: wait.word(), other: other.into() }, flat, Some(wait.at()));
    }

    fn position(&self, lane: &Lane) -> u32 {
        let [x, y, _] = self.block;
        lane.thread[0] + x * (lane.thread[1] + y * lane.thread[2])
    }

    /// The memory of the running lane's next array, or `None` if another lane made another array there.
    pub(crate) fn next_lds(&self, bytes: usize, element: usize) -> Option<(*mut u128, Origin)> {
        let lane = &self.lanes[self.running.get() as usize];
        let at = lane.lds.get();
        lane.lds.set(at + 1);
        self.memories.array(at, bytes, element)
    }

    /// Leaves the word of the running lane's wave.
    pub(crate) fn leave_word(&self, word: u32) {
        let mut words = self.words.get();
        words[self.running.get() as usize / 32] = Some(word);
        self.words.set(words);
    }

    pub(crate) fn words(&self) -> [Option<u32>; 32] {
        self.words.get()
    }

    #[inline]
    fn lane(&self) -> &Lane {
        &self.lanes[self.running.get() as usize]
    }

    #[inline]
    pub(crate) fn flat(&self) -> u32 {
        self.running.get()
    }

    #[inline]
    pub(crate) fn global_id(&self, d: usize) -> u32 {
        self.id.get()[d] * self.block[d] + self.lane().thread[d]
    }

    #[inline]
    pub(crate) fn thread_id(&self, d: usize) -> u32 {
        self.lane().thread[d]
    }

    #[inline]
    pub(crate) fn block_id(&self, d: usize) -> u32 {
        self.id.get()[d]
    }

    #[inline]
    pub(crate) fn block_count(&self, d: usize) -> u32 {
        self.items[d].div_ceil(self.block[d])
    }

    #[inline]
    pub(crate) fn block_size(&self, d: usize) -> u32 {
        self.block[d]
    }

    pub(crate) fn block_ids(&self) -> [u32; 3] {
        self.id.get()
    }
}

fn free(lanes: &[Lane]) {
    for lane in lanes {
        if let State::Waiting(_) = lane.state.get() {
            lane.state.set(State::Ready);
        }
    }
}
