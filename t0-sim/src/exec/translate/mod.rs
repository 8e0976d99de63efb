//! Translation from instructions to steps.
//!
//! | file | contents |
//! |---|---|
//! | `salu` | scalar instructions, program control, scalar loads |
//! | `valu`, `tiles` | vector arithmetic; the f32 copies of matrix tiles that a wave can reuse |
//! | `vmem`, `lds` | flat, global, scratch and buffer memory; LDS |
//! | `image` | image instructions |
//! | `interpolate` | parameter interpolation and direct loads from LDS |
//! | `operand` | operands as rows and scalar indices |
//!
//! [`extend`] follows the code from an address on and appends steps; the file for the instruction's kind selects them.
//! An instruction that cannot be executed becomes a step that faults when a wave reaches it.
mod image;
mod interpolate;
mod lds;
mod operand;
mod salu;
mod tiles;
mod valu;
mod vmem;

use super::check::access::Shape;
use super::check::note::Note;
use super::instructions::{self, Computes};
use super::observe::profile;
use super::profile::Class;
use super::program::{Entry, Program, Run, VGPRS_FREED};
use super::step::{Handlers, Step};
use super::wave::REGIONS;
use super::{check, control};
use crate::mem::{Table, access};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use t0_isa::isa::{AtomicOp, Field, Flow, Form, Format, Inst, Mem, MemKind, Op, Operand, Space, decode};

/// An instruction that is legal but not executed here.
pub(super) struct Unsupported;

type Outcome = Result<(), Unsupported>;

/// The state of one run of [`extend`].
pub(super) struct Translator<'a> {
    program: &'a mut Program,
    table: &'a Table,
    /// Known constants and their addresses.
    constants: HashMap<u32, u32>,
    pairs: HashMap<u64, u32>,
    /// Jumps whose targets are not filled in yet.
    open: Vec<(usize, u64)>,
    todo: Vec<u64>,
    /// The addresses at which straight-line code may be entered: targets of jumps and return addresses of calls.
    leaders: HashSet<u64>,
    /// SGPRs whose row holds their value here on every path; one bit each.
    broadcast: u128,
    /// SGPRs that the current instruction writes.
    written: u128,
    /// The contents of the wave's tiles here on every path.
    tiles: tiles::Contents,
    /// The position of the last step that loads four words per lane, its space, and whether its base is in scalar
    /// registers; `None` if code may be entered after it.
    quad: Option<(usize, Space, bool)>,
    /// The number of the current instruction.
    number: u32,
    /// The counted instructions before the current one.
    counted: u32,
    /// The address after the current instruction.
    next: u64,
    /// [`VGPRS_FREED`] if the wave has released its VGPRs, else 0.
    freed: u64,
}

/// Translates the code reachable from `address` that is not translated yet.
pub(super) fn extend(program: &mut Program, table: &Table, address: u64) {
    let constants = program.constants.iter().enumerate().map(|(i, &c)| (c, i as u32)).collect();
    let mut t = Translator {
        program,
        table,
        constants,
        pairs: HashMap::new(),
        open: Vec::new(),
        todo: vec![address],
        leaders: HashSet::new(),
        broadcast: 0,
        written: 0,
        tiles: tiles::Contents::default(),
        quad: None,
        number: 0,
        counted: 0,
        next: 0,
        freed: 0,
    };
    t.scan(address);
    while let Some(address) = t.todo.pop() {
        if !t.program.entry.contains_key(&address) {
            t.run(address);
        }
    }
    for (step, target) in std::mem::take(&mut t.open) {
        let entry = t.program.entry.get(&target).copied().unwrap_or(Entry { step: 0, counted: 0 });
        let step = &mut t.program.steps[step];
        (step.imm, step.x) = (entry.step, entry.counted);
    }
}

/// The number of words read to decode an instruction: the length of the longest one.
const WINDOW: usize = 4;

/// MSG_DEALLOC_VGPRS of s_sendmsg: RDNA3 ISA, "S_SENDMSG".
const DEALLOC_VGPRS: u16 = 3;

/// Whether an access is a load that is coherent beyond the wave, as atomic loads are. With `slc` it is a nontemporal
/// load, which is not atomic.
fn is_coherent(inst: &Inst, mem: &Mem) -> bool {
    mem.kind == MemKind::Load && inst.mods.glc && !inst.mods.slc
}

/// Whether the wave has no VGPRs after the instruction.
fn frees_vgprs(inst: &Inst) -> bool {
    inst.op == Op::s_sendmsg && inst.operand(Field::msg) == Operand::Imm(DEALLOC_VGPRS)
}

/// The words at `address`, up to four, as far as executable memory extends.
pub(super) fn fetch(table: &Table, address: u64) -> Vec<u32> {
    let Some(region) = table.find(address).filter(|r| r.executable && address.is_multiple_of(4)) else {
        return Vec::new();
    };
    let words = ((region.end() - address) / 4).min(WINDOW as u64);
    // SAFETY: the words lie in a mapped region, which stays valid while a dispatch runs.
    (0..words).map(|i| unsafe { access::load32(address + 4 * i) }).collect()
}

/// The instruction at the start of `words` and its length, if cards execute it.
///
/// Instructions that no assembler can write are not executed, such as a tuple that ends past the last register. The
/// exceptions are those that recorded programs show cards to execute: dual-issued pairs that break the rules of banks,
/// interpolations that name an SGPR, and LDS atomics without a result that name a register for it.
fn instruction(words: &[u32]) -> Option<(Inst, usize)> {
    let Ok((inst, length)) = decode(words) else {
        return without_result(words).or_else(|| with_scalar(words));
    };
    (inst.form == Form::Dual || inst.encode().is_ok()).then_some((inst, length))
}

/// An interpolation whose source 1 is an SGPR, decoded from the same words with a VGPR there.
fn with_scalar(words: &[u32]) -> Option<(Inst, usize)> {
    let &[first, second, ..] = words else { return None };
    let scalar = (second >> 9 & 0x1ff) as u16;
    let (mut inst, length) = decode(&[first, second | 1 << 17]).ok()?;
    let interpolates = inst.op.desc().format == Format::VINTERP && scalar < t0_isa::target::SGPRS as u16;
    let source = inst.position(Field::src1).filter(|_| interpolates)?;
    *inst.operands_mut().get_mut(source)? = Operand::s(scalar);
    Some((inst, length))
}

/// An LDS instruction without a result, decoded with its result field cleared.
fn without_result(words: &[u32]) -> Option<(Inst, usize)> {
    let &[first, second, ..] = words else { return None };
    let decoded = decode(&[first, second & 0x00ff_ffff]).ok()?;
    let (inst, _) = &decoded;
    let resultless = inst.op.desc().format == Format::DS && inst.position(Field::vdst).is_none();
    (resultless && inst.encode().is_ok()).then_some(decoded)
}

impl Translator<'_> {
    /// Finds the leaders of the code reachable from `address`.
    fn scan(&mut self, address: u64) {
        let (mut todo, mut seen) = (vec![address], HashSet::new());
        while let Some(mut address) = todo.pop() {
            self.leaders.insert(address);
            while seen.insert(address) {
                let Some((inst, length)) = instruction(&fetch(self.table, address & !VGPRS_FREED)) else { break };
                let mut next = address + 4 * length as u64;
                if frees_vgprs(&inst) {
                    next |= VGPRS_FREED;
                }
                if let Some(distance) = inst.branch_distance() {
                    todo.push(next.wrapping_add_signed(4 * i64::from(distance)));
                }
                match inst.flow() {
                    Flow::End | Flow::Jump => break,
                    Flow::Call => todo.push(next),
                    _ => {}
                }
                address = next;
            }
        }
    }

    /// Translates straight-line code from `entry` until the code ends, jumps, or reaches translated code.
    fn run(&mut self, entry: u64) {
        self.translate_run(entry);
        let end = (self.program.steps.len(), self.program.addresses.len() as u32);
        if let Some(run) = self.program.runs.last_mut() {
            run.end = end;
        }
    }

    fn translate_run(&mut self, entry: u64) {
        let mut address = entry & !VGPRS_FREED;
        self.freed = entry & VGPRS_FREED;
        let first = (self.program.steps.len(), self.program.addresses.len() as u32);
        self.program.runs.push(Run { start: address, words: Vec::new(), first, end: first });
        self.tiles.clear();
        self.quad = None;
        loop {
            self.number = self.program.addresses.len() as u32;
            let entry = address | self.freed;
            if self.program.entry.contains_key(&entry) {
                let step = self.step(control::GOTO);
                let at = self.push(step);
                self.open.push((at, entry));
                return;
            }
            if self.leaders.contains(&entry) {
                let place = Entry { step: self.program.steps.len() as u32, counted: self.counted };
                self.program.entry.insert(entry, place);
                self.broadcast = 0;
                self.tiles.clear();
                self.quad = None;
            }
            self.program.addresses.push(address);
            let words = fetch(self.table, address);
            if words.is_empty() {
                self.program.gaps.push(address);
                self.stop_at(control::UNFETCHED, address);
                return;
            }
            let decoded = instruction(&words);
            // If the words are no instruction, any of them may be the wrong one.
            let length = decoded.as_ref().map_or(words.len(), |(_, length)| *length);
            if let Some(run) = self.program.runs.last_mut() {
                run.words.extend(&words[..length]);
            }
            let end = decoded.as_ref().is_some_and(|(inst, _)| inst.op == Op::s_code_end) || words[0] == 0;
            if decoded.is_none() && words.len() < WINDOW {
                self.program.gaps.push(address + 4 * words.len() as u64);
            }
            if end {
                self.stop_at(control::CODE_END, address);
                return;
            }
            let Some((inst, _)) = decoded else {
                self.refuse(&words[..1], false);
                return;
            };
            self.next = address + 4 * length as u64;
            if let Some(register) = self.missing_vgpr(&inst) {
                let count = if self.freed == 0 { self.program.form.vgprs.into() } else { 0 };
                let step = Step { imm: register, x: count, ..self.step(control::WITHOUT_VGPR) };
                self.push(step);
                return;
            }
            let first = self.program.steps.len();
            self.written = 0;
            if self.instruction(&inst).is_err() {
                self.program.steps.truncate(first);
                self.open.retain(|(step, _)| *step < first);
                self.refuse(&words[..length.min(3)], true);
                return;
            }
            self.broadcast &= !self.written;
            if frees_vgprs(&inst) {
                self.freed = VGPRS_FREED;
                let step = self.step(control::DEALLOC_VGPRS);
                self.push(step);
            }
            self.counted += u32::from(inst.flow() != Flow::Delay);
            self.tiles.note(&inst);
            match inst.flow() {
                Flow::End | Flow::Jump => return,
                // Code after a call is translated too, because calls return.
                Flow::Call => return self.want(self.next | self.freed),
                _ => address = self.next,
            }
        }
    }

    /// The lowest VGPR that the instruction names and the wave does not have.
    fn missing_vgpr(&self, inst: &Inst) -> Option<u32> {
        let (wave64, vgprs) = (self.program.form.wave64, self.program.form.vgprs.into());
        let have = if self.freed == 0 { vgprs } else { 0 };
        let accesses = inst.reads(wave64).chain(inst.writes(wave64));
        // Registers from 256 on are VGPRs.
        let ranges = accesses.filter_map(|a| Some((u32::from(a.reg.0).checked_sub(256)?, u32::from(a.dwords))));
        ranges.filter(|(first, dwords)| first + dwords > have).map(|(first, _)| first.max(have)).min()
    }

    /// A step that faults with `address`.
    fn stop_at(&mut self, handlers: Handlers, address: u64) {
        let step = Step { imm: address as u32, x: (address >> 32) as u32, ..self.step(handlers) };
        self.push(step);
    }

    fn want(&mut self, address: u64) {
        if !self.program.entry.contains_key(&address) {
            self.todo.push(address);
        }
    }

    fn refuse(&mut self, words: &[u32], legal: bool) {
        let word = |i: usize| words.get(i).copied().unwrap_or(0);
        let step = self.step(control::REFUSE);
        self.push(Step { imm: word(0), x: word(1), y: word(2), d: words.len() as u32, a: legal.into(), ..step });
    }

    fn step(&self, handlers: Handlers) -> Step {
        Step::new(handlers.at(self.program.form.level))
    }

    /// The slot that remembers the region that the current memory instruction accesses. Instructions with the same
    /// scalar base share a slot, because they mostly access the same region; the others have slots of their own as far
    /// as there are enough.
    fn place(&mut self, base: Option<u32>) -> u32 {
        const HALF: u32 = REGIONS as u32 / 2;
        match base.filter(|index| index / 2 < HALF) {
            Some(index) => index / 2,
            None => {
                self.program.accesses += 1;
                HALF + self.program.accesses % HALF
            }
        }
    }

    fn push(&mut self, step: Step) -> usize {
        self.program.steps.push(Step { number: self.number, counted: self.counted, ..step });
        self.program.steps.len() - 1
    }

    fn instruction(&mut self, inst: &Inst) -> Outcome {
        self.note(inst);
        if let Some(step) = self.program.counting() {
            self.push(step);
        }
        if let Some(step) = self.program.recording() {
            self.push(step);
        }
        if inst.flow() != Flow::Delay
            && let Some(step) = self.program.profiling(profile::COUNT, Class::of(inst) as u32, 0)
        {
            self.push(step);
        }
        if inst.form == Form::Dual {
            return self.dual(inst);
        }
        match instructions::row(inst.op).computes {
            Computes::Nothing => Ok(()),
            Computes::Branch => self.branch(inst),
            Computes::Subvector => self.subvector(inst),
            Computes::ProgramCounter => self.program_counter(inst),
            Computes::Control => self.control(inst),
            Computes::Scalar => self.salu(inst),
            Computes::ScalarMemory => self.smem(inst),
            Computes::Vector(_) => self.in_halves(|t| t.valu(inst)),
            Computes::Matrix => self.in_halves(|t| t.matrix(inst)),
            Computes::BetweenLanes => self.in_halves(|t| t.between_lanes(inst)),
            Computes::Interpolation => self.in_halves(|t| t.interpolate(inst)),
            Computes::Parameter => self.in_halves(|t| t.parameter(inst)),
            Computes::Exchange => self.in_halves(|t| t.exchange(inst)),
            Computes::Counter => self.in_halves(|t| t.counter(inst)),
            Computes::Lds => self.in_halves(|t| t.lds(inst)),
            Computes::VectorMemory => self.in_halves(|t| t.vmem(inst)),
            Computes::Image => self.in_halves(|t| t.image(inst)),
            Computes::Unsupported => Err(Unsupported),
        }
    }

    /// In strict mode, puts the sanitizer's step in front of an instruction.
    fn note(&mut self, inst: &Inst) {
        let (number, wave64) = (self.number, self.program.form.wave64);
        if let Some(notes) = &mut self.program.notes {
            let notes = Arc::make_mut(notes);
            let address = self.program.addresses.last().copied().unwrap_or(0);
            let note = Note::new(inst, instructions::row(inst.op).defined, number, address, wave64);
            let idle = note.is_idle();
            notes.push(note);
            let imm = notes.len() as u32 - 1;
            let step = self.step(if idle { check::flow::IDLE } else { check::flow::BEFORE });
            self.push(Step { imm, ..step });
        }
    }

    /// In strict mode, puts the sanitizer's step between address and data of the current access, whose data step is
    /// `data`.
    fn note_access(&mut self, inst: &Inst, mem: &Mem, data: Step) {
        self.profile_access(mem, mem.bytes.into());
        if let Some(notes) = &self.program.notes {
            let imm = notes.len() as u32 - 1;
            let replaces = matches!(inst.op.desc().atomic, Some((AtomicOp::Swap, _)));
            let shape = Shape::new(mem, inst.returns(), is_coherent(inst, mem), replaces);
            let step = self.step(check::access::ACCESS);
            let c = if data.c == 0 && mem.kind != MemKind::Atomic { data.b } else { data.c };
            self.push(Step { imm, d: data.d, b: data.b, c, y: mem.bytes.into(), x: shape.0, ..step });
        }
    }

    /// In a profile or a trace, puts the counting step between address and data; `bytes` per lane, 0 for the size
    /// of the element.
    fn profile_access(&mut self, mem: &Mem, bytes: u32) {
        if let Some(step) = self.program.recording_access(mem) {
            self.push(step);
        }
        if let Some(step) = self.program.profiling(profile::ACCESS, profile::direction(mem.kind), bytes) {
            self.push(step);
        }
    }

    /// As [`Self::note_access`], for an access that converts `components` components.
    fn note_conversion(&mut self, inst: &Inst, mem: &Mem, data: Step, components: u32) {
        self.profile_access(mem, 0);
        if let Some(notes) = &self.program.notes {
            let imm = notes.len() as u32 - 1;
            let shape = Shape::new(mem, false, is_coherent(inst, mem), false).converting(components);
            let step = self.step(check::access::ACCESS);
            self.push(Step { imm, d: data.d, b: data.b, c: data.b, x: shape.0, ..step });
        }
    }

    /// Runs `make`, whose steps work on 32 lanes, for both halves of a wave64.
    fn in_halves(&mut self, make: impl FnOnce(&mut Self) -> Outcome) -> Outcome {
        let first = self.program.steps.len();
        make(self)?;
        let last = self.program.steps.len();
        if self.program.form.wave64 && !self.program.steps[first..last].iter().any(|s| s.y == WHOLE_WAVE) {
            let select = self.step(super::ops::prepare::SELECT_HALF);
            self.push(Step { imm: 1, ..select });
            for i in first..last {
                let step = self.program.steps[i];
                self.push(step);
            }
            self.push(Step { imm: 0, ..select });
        }
        Ok(())
    }

    /// A jump to a known address.
    fn jump(&mut self, handlers: Handlers, inst: &Inst) {
        let distance = match inst.operand(Field::label) {
            Operand::Imm(n) => n as i16,
            _ => 0,
        };
        let target = self.next.wrapping_add_signed(4 * i64::from(distance)) | self.freed;
        let step = self.step(handlers);
        let at = self.push(step);
        self.open.push((at, target));
        self.want(target);
    }
}

/// The mark (in `y`) of a step that handles both halves of a wave64 itself.
pub(super) const WHOLE_WAVE: u32 = 0xffff_fff0;
