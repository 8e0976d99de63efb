//! The state of one workgroup: its lanes, its LDS, and the rendezvous at which lanes wait for each other.

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
    /// All lanes of the workgroup, at the named builtin.
    Barrier(&'static str, &'static Location<'static>),
    /// All lanes of the wave.
    Wave(Meeting),
}

/// A wave builtin, as seen by one lane.
#[derive(Clone, Copy)]
pub(crate) struct Meeting {
    pub(crate) builtin: &'static str,
    pub(crate) at: &'static Location<'static>,
    pub(crate) whole: bool,
    pub(crate) part: *mut (),
    pub(crate) kind: TypeId,
    pub(crate) meet: fn(&[*mut (); 32]),
}

impl Wait {
    fn builtin(&self) -> &'static str {
        match self {
            Wait::Barrier(builtin, _) => builtin,
            Wait::Wave(meeting) => meeting.builtin,
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
            (Wait::Wave(a), Wait::Wave(b)) => a.builtin == b.builtin && a.at == b.at && a.kind == b.kind,
            _ => false,
        }
    }
}

#[derive(Clone, Copy)]
enum State {
    /// Beyond the end of the grid.
    Absent,
    /// Not started, or able to continue.
    Ready,
    Waiting(Wait),
    Finished,
}

struct Lane {
    thread: [u32; 3],
    state: Cell<State>,
    lds: Cell<usize>,
}

/// The running workgroup; reused for all workgroups of a run.
pub(crate) struct Group {
    pub(crate) kernel: &'static str,
    pub(crate) strict: bool,
    block: [u32; 3],
    items: [u32; 3],
    id: Cell<[u32; 3]>,
    running: Cell<u32>,
    next: Cell<u32>,
    /// Number of workgroups started.
    pub(super) begun_groups: Cell<u32>,
    switch: Cell<*const Switch>,
    lanes: Vec<Lane>,
    pub(crate) memories: Memories,
    /// The words that the waves exchange.
    words: Cell<[Option<u32>; 32]>,
    error: RefCell<Option<CpuError>>,
    /// The lanes' printed output, with the lanes' positions.
    printed: RefCell<Vec<(u32, Printed)>>,
    begun: Instant,
}

/// Unwinds a lane; the group holds the error.
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

    /// Records a print of the running lane.
    pub(crate) fn print(&self, text: String, at: &Location<'_>) {
        let (flat, thread) = (self.running.get(), self.lane().thread);
        let (file, line) = (at.file().into(), at.line());
        let printed = Printed { kernel: self.kernel, file, line, workgroup: self.id.get(), thread, text };
        self.printed.borrow_mut().push((flat, printed));
    }

    /// Takes the workgroup's printed output, lane by lane.
    pub(crate) fn take_printed(&self) -> impl Iterator<Item = Printed> {
        let mut printed = self.printed.take();
        printed.sort_by_key(|(flat, _)| *flat);
        printed.into_iter().map(|(_, printed)| printed)
    }

    /// Starts workgroup `id`: none of its lanes has started.
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

    /// Makes the next lane that has not started the running one.
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

    /// Whether any lane has not started.
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

    /// Records the run's failure; only the first one is kept.
    pub(crate) fn fail(&self, kind: CpuErrorKind, flat: u32, at: Option<&Location<'_>>) {
        self.error.borrow_mut().get_or_insert_with(|| error(self, kind, flat, at));
    }

    /// Records a failure whose location is known as text.
    pub(crate) fn fail_at(&self, kind: CpuErrorKind, file: Box<str>, line: u32) {
        let at = CpuError { file, line, ..error(self, kind, self.running.get(), None) };
        self.error.borrow_mut().get_or_insert(at);
    }

    /// Records the running lane's failure and unwinds its body.
    pub(crate) fn abort(&self, kind: CpuErrorKind, at: &Location<'_>) -> ! {
        self.fail(kind, self.running.get(), Some(at));
        std::panic::resume_unwind(Box::new(Aborted))
    }

    /// Suspends the running lane until the event that it waits for.
    pub(crate) fn wait(&self, wait: Wait) {
        let flat = self.running.get();
        self.settle();
        let switch = self.switch.get();
        self.lanes[flat as usize].state.set(State::Waiting(wait));
        // SAFETY: `start_next` stored the switch of the fiber whose lane is running, the lines below restore it, and
        // this call is on that fiber's stack: `lane::current` returns the group only to running lanes.
        suspend(unsafe { &*switch }, self, wait.builtin());
        self.running.set(flat);
        self.switch.set(switch);
    }

    /// The lane that was just suspended.
    pub(crate) fn running(&self) -> u32 {
        self.running.get()
    }

    pub(crate) fn is_ready(&self, flat: u32) -> bool {
        matches!(self.lanes[flat as usize].state.get(), State::Ready)
    }

    /// Called when every lane is absent, waiting or finished. Releases the lanes whose rendezvous is complete, or
    /// records why none is.
    pub(crate) fn rendezvous(&self) {
        let mut progress = false;
        for wave in self.lanes.chunks(32) {
            progress |= self.meet(wave);
        }
        if !progress {
            self.release_barrier();
        }
    }

    /// Executes a wave's builtin if all of its lanes have reached it.
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
            self.fail(CpuErrorKind::PartialWave { builtin: meeting.builtin }, flat, Some(meeting.at));
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

    /// Records that lane `flat` waits in vain because lane `other` is elsewhere.
    fn diverge(&self, flat: u32, wait: &Wait, other: u32) {
        let name = |flat: u32| format!("lane {} of wave {}", flat % 32, flat / 32);
        let other = match self.lanes[other as usize].state.get() {
            State::Waiting(wait) => {
                format!("{} waits at `{}` ({}:{})", name(other), wait.builtin(), wait.at().file(), wait.at().line())
            }
            _ => format!("{} has left the kernel", name(other)),
        };
        self.fail(CpuErrorKind::Diverged { builtin: wait.builtin(), other: other.into() }, flat, Some(wait.at()));
    }

    fn position(&self, lane: &Lane) -> u32 {
        let [x, y, _] = self.block;
        lane.thread[0] + x * (lane.thread[1] + y * lane.thread[2])
    }

    /// The memory of the running lane's next array, or `None` if another lane created a different array there.
    pub(crate) fn next_lds(&self, bytes: usize, element: usize) -> Option<(*mut u128, Origin)> {
        let lane = &self.lanes[self.running.get() as usize];
        let at = lane.lds.get();
        lane.lds.set(at + 1);
        self.memories.array(at, bytes, element)
    }

    /// Stores a word for the running lane's wave.
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
