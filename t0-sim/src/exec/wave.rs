//! One wave: its registers, its execution mask, its position and the reason why it paused.

use super::check::elements::Elements;
use super::check::note::Notes;
use super::check::registers::Registers;
use super::check::state::State;
use super::check::verdict::{Party, Site};
use super::clock::Clock;
use super::fault::FaultKind;
use super::files;
use super::findings::Findings;
use super::grid::Grid;
use super::layout::{
    CONSTANTS, EXEC, NULL, PRIVATE_APERTURE, ROW, ROWS, Row, SCALAR_CONSTANTS, SCC, SHARED_APERTURE, spread,
};
use super::memory::Lanes;
use super::memory::gds::Gds;
use super::ops::tiles::Operands;
use super::profile::Profile;
use super::soft::Env;
use super::trace::Steps;
use super::trap::{self, Exceptions};
use crate::mem::{Memory, Region, Table};
use std::ops::Range;
use std::ptr::NonNull;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

/// 128 aligned bytes of scratch. The number of lines that an access touches would otherwise depend on where the host
/// puts the memory.
#[derive(Clone, Copy, Default)]
#[repr(C, align(128))]
pub(super) struct ScratchLine([u64; 16]);

/// The number of regions that a wave caches: half of them for scalar bases by the index of the base, half of them for
/// other memory instructions.
pub(super) const REGIONS: usize = 128;
const NOWHERE: Region = Region { address: 0, size: 0, writable: false, executable: false };

/// Why a wave paused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// It reached its end.
    End,
    /// It waits at a barrier.
    Barrier,
    /// It waits at the barrier of the whole grid.
    Grid,
    /// It sleeps, so other waves run first.
    Sleep,
    /// It used up its time slice.
    Turn,
    /// It needs the code at this address translated.
    Untranslated(u64),
    /// It returned from a trap handler to this address.
    Returned(u64),
    /// It halts, for a reason that this number names.
    Halt(u32),
    /// It faulted.
    Fault(FaultKind, Option<u32>),
}

/// How execution continues after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Flow {
    /// With the following step.
    Next,
    /// With the step that the handler stored in [`Wave::ip`].
    Jump,
    /// The wave pauses; the wave holds the reason.
    Stop,
}

/// State shared by the waves of a workgroup, and state shared by the whole dispatch.
pub(super) struct Shared<'a> {
    pub(super) memory: &'a Memory,
    pub(super) strict: bool,
    /// [`Options::foreign`](super::Options::foreign), for a kernel without a note of T0's compiler.
    pub(super) foreign: bool,
    /// The seed of [`Options::ulp_noise`](super::Options::ulp_noise).
    pub(super) noise: u64,
    /// Strict mode takes no shortcuts.
    pub(super) each_lane: bool,
    pub(super) clock: Clock,
    /// The number after that of the last workgroup that is recorded.
    pub(super) traced: u64,
    /// Scratch bytes per work-item.
    pub(super) private_bytes: u32,
    pub(super) gds: Gds,
    /// [`Options::places`](super::Options::places).
    pub(super) places: &'a [u32],
    /// The barrier of the whole grid, if its workgroups run at once.
    pub(super) grid: Option<Grid>,
    /// Set from outside to stop the dispatch.
    pub(super) stop: &'a AtomicBool,
    /// Where its exceptions go. Without it they are faults.
    pub(super) exceptions: Option<&'a dyn Exceptions>,
    /// Receives the faults after which the dispatch goes on. Without it, it ends at the first.
    pub(super) findings: Option<&'a dyn Findings>,
    /// The sanitizer's shadow of memory, in strict mode.
    pub(super) check: Option<Mutex<State>>,
    /// The arrays that the kernel accesses; in strict mode, for kernels of T0's language.
    pub(super) elements: Option<Elements>,
}

/// One wave.
pub(super) struct Wave<'a> {
    /// The rows of the current half of the vector register file.
    rows: *mut Row,
    /// Whether all 32 lanes of the current half are active.
    pub(super) full: bool,
    /// f32 operations round to nearest even and keep denormals.
    pub(super) plain32: bool,
    /// f16 and f64 operations round to nearest even and keep denormals.
    pub(super) plain16: bool,
    /// 0, or 1 for the upper half of a wave64.
    pub(super) half: u32,
    /// The mask of the current half, unless `full` is set: all ones or all zeros in each lane.
    mask: Row,
    /// Next step.
    pub(super) ip: usize,
    /// `counted` of the step at which counting begins.
    pub(super) counted_from: u32,
    /// The scalar file by source code: registers, then constants.
    pub(super) scalars: [u32; 512],
    pub(super) mode: u32,
    pub(super) trap: trap::State,
    pub(super) wave64: bool,
    /// Whether it released its VGPRs.
    pub(super) vgprs_freed: bool,
    /// Wave-instructions executed.
    pub(super) instructions: u64,
    /// Clocks that it has slept.
    pub(super) slept: u64,
    /// Pause when `instructions` passes this.
    pub(super) time_slice_end: u64,
    pub(super) stop: Stop,
    /// Where its last fault was found.
    pub(super) site: Site,
    /// The regions that accesses are checked against: those of the worker's view, or newer ones.
    pub(super) map: Arc<Table>,
    /// The region of the last access that took two steps.
    pub(super) region: Region,
    /// The region of each memory instruction's last access, by a number that the translator assigns to the instruction.
    pub(super) regions: [Region; REGIONS],
    /// The addresses of the current memory instruction.
    pub(super) lanes: Lanes,
    /// What the matrix instructions keep. Allocated by the first such instruction.
    pub(super) operands: Option<Box<Operands>>,
    pub(super) lds: *mut u32,
    pub(super) lds_bytes: u32,
    /// Scratch of the lanes, one lane after another, each in whole 64-bit words.
    pub(super) private: Vec<ScratchLine>,
    pub(super) shared: &'a Shared<'a>,
    /// The whole vector register file: one owned allocation of [`ROWS`] rows per half.
    file: NonNull<[Row]>,
    constants: u32,
    /// Index within the workgroup.
    pub(super) id: u32,
    /// The register HW_ID1: where the wave runs.
    pub(super) place: u32,
    /// A mask register and the value of its lower half, to be written once a wave64 has executed both halves.
    pending: (u32, u32),
    /// EXEC before a lane-crossing operation narrowed it.
    pub(super) saved_exec: u32,
    /// The sanitizer's shadow of the registers, in strict mode.
    pub(super) shadow: Option<Box<Registers>>,
    pub(super) notes: Notes,
    /// The wave's counts, if it is profiled.
    pub(super) profile: Option<Box<Profile>>,
    /// Executions of each instruction, by the instruction's number, over all workgroups that this wave ran in. Empty if
    /// they are not counted.
    pub(super) executions: Vec<u64>,
    /// The instructions that the wave executed, if they are recorded.
    pub(super) trace: Option<Steps>,
    /// Other accesses or waves involved in the wave's fault.
    pub(super) parties: Vec<Party>,
    /// The loads past the LDS that were executed: the number of the instruction, and its first offset.
    pub(super) outside_lds: Vec<(u32, u32)>,
}

impl<'a> Wave<'a> {
    pub(super) fn new(shared: &'a Shared<'a>, map: &Arc<Table>, wave64: bool) -> Wave<'a> {
        let file = NonNull::from(Box::leak(files::take((ROWS << u32::from(wave64)) as usize)));
        let mut scalars = [0; 512];
        for (code, value) in scalars[128..=208].iter_mut().enumerate() {
            *value = if code <= 64 { code as u32 } else { (64 - code as i32) as u32 };
        }
        for (i, value) in [0.5f32, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0].into_iter().enumerate() {
            scalars[240 + i] = value.to_bits();
        }
        scalars[248] = 0x3e22_f983;
        scalars[235] = (SHARED_APERTURE >> 32) as u32;
        scalars[236] = (SHARED_APERTURE >> 32) as u32;
        scalars[237] = (PRIVATE_APERTURE >> 32) as u32;
        scalars[238] = (PRIVATE_APERTURE >> 32) as u32;
        Wave {
            rows: file.cast().as_ptr(),
            full: false,
            plain32: true,
            plain16: true,
            half: 0,
            mask: Row::ZERO,
            ip: 0,
            counted_from: 0,
            scalars,
            mode: 0,
            trap: trap::State::default(),
            wave64,
            vgprs_freed: false,
            instructions: 0,
            slept: 0,
            time_slice_end: u64::MAX,
            stop: Stop::End,
            site: Site::default(),
            map: map.clone(),
            region: NOWHERE,
            regions: [NOWHERE; REGIONS],
            lanes: Lanes::NONE,
            operands: None,
            lds: NonNull::dangling().as_ptr(),
            lds_bytes: 0,
            private: Vec::new(),
            shared,
            file,
            constants: 0,
            id: 0,
            place: 0,
            pending: (NULL, 0),
            saved_exec: 0,
            shadow: shared.strict.then(|| Box::new(Registers::new(wave64))),
            notes: Notes::default(),
            profile: None,
            executions: Vec::new(),
            trace: None,
            parties: Vec::new(),
            outside_lds: Vec::new(),
        }
    }

    /// Resets the wave to its initial state with VGPRs zero. The caller has set the scalar registers, including EXEC.
    pub(super) fn reset(&mut self, vgprs: u32) {
        self.clear(0..vgprs);
        self.scalars[SCC] = 0;
        self.ip = 0;
        self.counted_from = 0;
        self.vgprs_freed = false;
        self.trap = trap::State::default();
        self.instructions = 0;
        self.slept = 0;
        self.stop = Stop::Turn;
        self.select_half(0);
    }

    /// Checks accesses against another map, and forgets the regions that were found in the old one.
    #[cold]
    pub(super) fn remap(&mut self, map: &Arc<Table>) {
        self.map = map.clone();
        self.region = NOWHERE;
        self.regions = [NOWHERE; REGIONS];
    }

    /// Sets VGPRs to zero.
    pub(super) fn clear(&mut self, vgprs: Range<u32>) {
        for half in 0..1 + usize::from(self.wave64) {
            let [from, end] = [vgprs.start, vgprs.end].map(|row| half * ROWS as usize + row.min(256) as usize);
            self.rows_mut()[from..end].fill(Row::ZERO);
        }
    }

    /// Loads the program's constants that the wave does not have yet.
    pub(super) fn load_constants(&mut self, constants: &[u32]) {
        if self.constants as usize == constants.len() {
            return;
        }
        for (i, &value) in constants.iter().enumerate().skip(self.constants as usize) {
            self.scalars[SCALAR_CONSTANTS as usize + i] = value;
            for half in 0..1 + usize::from(self.wave64) {
                self.rows_mut()[half * ROWS as usize + CONSTANTS as usize + i] = Row([value; 32]);
            }
        }
        self.constants = constants.len() as u32;
    }

    /// The row at byte offset `at`.
    #[inline(always)]
    pub(super) fn row(&self, at: u32) -> &Row {
        debug_assert!(at.is_multiple_of(ROW) && at / ROW < ROWS);
        // SAFETY: the translator generates only offsets of rows inside one half of the file, and `rows` points to a
        // half.
        unsafe { &*self.rows.byte_add(at as usize) }
    }

    /// The row at byte offset `at`, mutable; for writes of the whole row.
    #[inline(always)]
    pub(super) fn row_mut(&mut self, at: u32) -> &mut Row {
        debug_assert!(at.is_multiple_of(ROW) && at / ROW < ROWS);
        // SAFETY: as in `row`; the borrow of the wave is exclusive.
        unsafe { &mut *self.rows.byte_add(at as usize) }
    }

    /// A pointer to the row at byte offset `at` and to the rows after it in the same half.
    #[inline(always)]
    pub(super) fn row_pointer(&mut self, at: u32) -> *mut Row {
        debug_assert!(at.is_multiple_of(ROW) && at / ROW < ROWS);
        // SAFETY: as in `row`.
        unsafe { self.rows.byte_add(at as usize) }
    }

    /// The row at byte offset `at` of one half.
    pub(super) fn row_of(&self, half: u32, at: u32) -> &Row {
        // SAFETY: the wave owns the allocation, which lives as long as the wave; no reference outlives a method's
        // borrow.
        let file = unsafe { self.file.as_ref() };
        &file[(half * ROWS + at / ROW) as usize]
    }

    /// The row at byte offset `at` of one half, mutable.
    pub(super) fn row_of_mut(&mut self, half: u32, at: u32) -> &mut Row {
        &mut self.rows_mut()[(half * ROWS + at / ROW) as usize]
    }

    fn rows_mut(&mut self) -> &mut [Row] {
        // SAFETY: as in `row_of`; the borrow of the wave is exclusive.
        unsafe { self.file.as_mut() }
    }

    /// Writes the active lanes of the row at `at`.
    #[inline(always)]
    pub(super) fn write(&mut self, at: u32, value: Row) {
        if self.full {
            *self.row_mut(at) = value;
        } else {
            let (mask, old) = (self.mask, *self.row(at));
            let mut new = Row::ZERO;
            for i in 0..32 {
                new.0[i] = (value.0[i] & mask.0[i]) | (old.0[i] & !mask.0[i]);
            }
            *self.row_mut(at) = new;
        }
    }

    /// The active lanes of the current half.
    #[inline(always)]
    pub(super) fn exec(&self) -> u32 {
        self.scalars[(EXEC + self.half & 511) as usize]
    }

    /// The active lanes of both halves.
    pub(super) fn exec64(&self) -> u64 {
        let high = if self.wave64 { self.scalars[EXEC as usize + 1] } else { 0 };
        u64::from(self.scalars[EXEC as usize]) | u64::from(high) << 32
    }

    /// Updates derived state. Must be called after every write of EXEC.
    #[inline(always)]
    pub(super) fn exec_changed(&mut self) {
        let exec = self.exec();
        self.full = exec == u32::MAX;
        if !self.full {
            self.mask = spread(exec);
        }
    }

    /// Makes one half of the vector register file the current one.
    pub(super) fn select_half(&mut self, half: u32) {
        self.half = half;
        // SAFETY: a wave64's file has two halves of ROWS rows, and half is 1 for those only.
        self.rows = unsafe { self.file.cast::<Row>().as_ptr().add((half * ROWS) as usize) };
        self.exec_changed();
    }

    /// Ends an instruction of a wave64: the lower half becomes the current one again.
    pub(super) fn both_done(&mut self) {
        self.select_half(0);
        let (index, bits) = std::mem::replace(&mut self.pending, (NULL, 0));
        if index != NULL {
            self.set_scalar(index, bits);
        }
    }

    /// Sets the MODE register.
    pub(super) fn set_mode(&mut self, mode: u32) {
        self.mode = mode;
        self.plain32 = mode & 0x33 == 0x30;
        self.plain16 = mode & 0xcc == 0xc0;
    }

    /// Whether IEEE mode is on: min and max quiet signalling NaNs.
    pub(super) fn ieee(&self) -> bool {
        self.mode & 1 << 9 != 0
    }

    /// Whether clamping turns NaN into zero.
    pub(super) fn dx10_clamp(&self) -> bool {
        self.mode & 1 << 8 != 0
    }

    /// Rounding and denormals of f32.
    pub(super) fn env32(&self) -> Env {
        Env::new(self.mode, self.mode >> 4)
    }

    /// Rounding and denormals of f16 and f64.
    pub(super) fn env16(&self) -> Env {
        Env::new(self.mode >> 2, self.mode >> 6)
    }

    #[inline(always)]
    pub(super) fn scalar(&self, index: u32) -> u32 {
        self.scalars[(index & 511) as usize]
    }

    #[inline(always)]
    pub(super) fn scalar64(&self, index: u32) -> u64 {
        u64::from(self.scalar(index)) | u64::from(self.scalar(index + 1)) << 32
    }

    /// Writes a scalar register. Writes to null are dropped.
    #[inline(always)]
    pub(super) fn set_scalar(&mut self, index: u32, value: u32) {
        self.scalars[(index & 511) as usize] = value;
        if index & !3 == NULL {
            self.scalars[NULL as usize] = 0;
            if index >= EXEC {
                self.exec_changed();
            }
        }
    }

    #[inline(always)]
    pub(super) fn set_scalar64(&mut self, index: u32, value: u64) {
        self.set_scalar(index, value as u32);
        if index != NULL {
            self.set_scalar(index + 1, (value >> 32) as u32);
        }
    }

    /// Writes the part of a mask register that belongs to the current half.
    #[inline(always)]
    pub(super) fn set_mask(&mut self, index: u32, bits: u32) {
        if self.wave64 && self.half == 0 {
            // The upper half may still read the register as a scalar source.
            self.pending = (index, bits);
            return;
        }
        let half = if index == NULL { 0 } else { self.half };
        self.set_scalar(index + half, bits);
    }

    #[inline(always)]
    pub(super) fn set_scc(&mut self, value: bool) {
        self.scalars[SCC] = u32::from(value);
    }

    /// Pauses the wave.
    #[cold]
    pub(super) fn pause(&mut self, stop: Stop) -> Flow {
        self.stop = stop;
        Flow::Stop
    }

    /// Stops the wave with a fault of `lane` of the current half.
    #[cold]
    pub(super) fn fault(&mut self, kind: FaultKind, lane: Option<u32>) -> Flow {
        self.stop = Stop::Fault(kind, lane.map(|l| l + 32 * self.half));
        Flow::Stop
    }
}

impl Drop for Wave<'_> {
    fn drop(&mut self) {
        // SAFETY: the allocation came from a box, and no reference to it is left.
        files::give(unsafe { Box::from_raw(self.file.as_ptr()) });
    }
}
