//! What each instruction of a block accesses: words of virtual registers, EXEC and memory.
//!
//! SCC, VCC and M0 are not here. An instruction that defines one of them, its last user and what stands between them
//! move as one ([`super::graph`]).

use crate::codegen::dual::touch::is_wall;
use crate::codegen::mir::{Class, Code, MFunc, MInst, Opnd, Order, Role};
use t0_isa::isa::{Flow, Implicit, Inst, MemKind, Pipe, Reg, Space, Unit};

/// What executes an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Runs {
    Vector(Pipe),
    Scalar,
    ScalarMemory,
    Lds,
    VectorMemory,
    /// Takes no time.
    Nothing,
}

/// The memory that an instruction accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Memory {
    None,
    /// Loads what nothing writes.
    Unwritten,
    Load(Place),
    Store(Place),
    /// Orders accesses of memory that is written.
    Atomic,
    /// Orders all accesses.
    Fence,
}

/// Memory that an instruction accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) lds: bool,
    pub(super) order: Order,
    /// Bytes relative to its address register, which the number of its definition names.
    pub(super) bytes: Option<(Opnd, u32, i64, i64)>,
}

impl Place {
    /// Whether two accesses may touch the same byte.
    pub(super) fn meets(&self, other: &Place) -> bool {
        if self.lds != other.lds {
            return false;
        }
        if let (Order::Array(a), Order::Array(b)) = (self.order, other.order)
            && a != b
        {
            return false;
        }
        match (self.bytes, other.bytes) {
            (Some((a, da, first, end)), Some((b, db, other_first, other_end))) if (a, da) == (b, db) => {
                first < other_end && other_first < end
            }
            _ => true,
        }
    }
}

/// What an instruction does, apart from its registers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kind {
    pub(super) runs: Runs,
    /// Nothing may cross it.
    pub(super) fixed: bool,
    pub(super) reads_exec: bool,
    pub(super) writes_exec: bool,
}

/// State that is never live between two blocks, except SCC at a branch, as bits.
pub(super) type State = u8;
pub(super) const SCC: State = 1;
const VCC: State = 2;
const M0: State = 4;

fn implicit(state: Implicit) -> State {
    let all = [(Implicit::SCC, SCC), (Implicit::VCC, VCC), (Implicit::M0, M0)];
    all.iter().filter(|(part, _)| state.contains(*part)).fold(0, |bits, (_, bit)| bits | bit)
}

fn explicit(reg: Reg) -> State {
    match reg {
        Reg::SCC => SCC,
        Reg::VCC_LO | Reg::VCC_HI | Reg::VCCZ => VCC,
        Reg::M0 => M0,
        _ => 0,
    }
}

/// The state that an instruction reads and the state that it writes.
pub(super) fn state(inst: &MInst) -> (State, State) {
    let (mut reads, mut writes) = (0, 0);
    if let Code::Op(op) = inst.code {
        let plain = Inst::new(op, &[]).with_mods(inst.mods);
        reads |= implicit(plain.implicit_reads());
        writes |= implicit(plain.implicit_writes());
    }
    for (i, operand) in inst.ops.iter().enumerate() {
        if let Opnd::Phys(reg) = operand {
            *(if is_destination(inst, i) { &mut writes } else { &mut reads }) |= explicit(*reg);
        }
    }
    (reads, writes)
}

pub(super) fn is_destination(inst: &MInst, i: usize) -> bool {
    match inst.code {
        Code::Op(op) => op.desc().slots.get(i).is_some_and(|s| s.dst),
        Code::Copy => i.is_multiple_of(2),
        Code::Undef | Code::Reload(_) => i == 0,
        Code::Spill(_) => false,
    }
}

/// Whether an instruction names a register that the hardware fills before the kernel starts.
pub(super) fn names_register(inst: &MInst) -> bool {
    inst.ops.iter().any(|o| matches!(o, Opnd::Phys(r) if !is_special(*r)))
}

fn is_special(reg: Reg) -> bool {
    explicit(reg) != 0 || matches!(reg, Reg::NULL | Reg::EXEC_LO | Reg::EXEC_HI | Reg::EXECZ)
}

impl Kind {
    pub(super) fn of(inst: &MInst, m: &MFunc) -> Kind {
        let mut names_exec = [false; 2];
        for (i, operand) in inst.ops.iter().enumerate() {
            if matches!(operand, Opnd::Phys(Reg::EXEC_LO | Reg::EXEC_HI | Reg::EXECZ)) {
                names_exec[usize::from(is_destination(inst, i))] = true;
            }
        }
        let [reads_exec, writes_exec] = names_exec;
        let Code::Op(op) = inst.code else {
            let vector = inst.ops.iter().any(|o| matches!(o, Opnd::Reg(v, _) if m.data(*v).class == Class::V));
            let runs = match inst.code {
                Code::Undef => Runs::Nothing,
                _ if vector => Runs::Vector(Pipe::Full),
                _ => Runs::Scalar,
            };
            let fixed = matches!(inst.code, Code::Spill(_) | Code::Reload(_)) || inst.order == Order::Fixed;
            return Kind { runs, fixed, reads_exec: reads_exec || vector, writes_exec };
        };
        let plain = Inst::new(op, &[]).with_mods(inst.mods);
        let runs = match plain.unit() {
            Unit::Valu(pipe) => Runs::Vector(pipe),
            Unit::Salu(_) | Unit::Control => Runs::Scalar,
            Unit::Smem => Runs::ScalarMemory,
            Unit::Lds => Runs::Lds,
            Unit::Vmem | Unit::Export => Runs::VectorMemory,
        };
        let vector = !matches!(runs, Runs::Scalar | Runs::ScalarMemory);
        let waits = matches!(plain.flow(), Flow::Wait | Flow::Barrier);
        let wall = is_wall(&plain) && plain.mem().is_none() && !waits;
        let (reads, writes) = (plain.implicit_reads(), plain.implicit_writes());
        Kind {
            runs,
            fixed: wall || inst.order == Order::Fixed,
            reads_exec: reads_exec || vector || reads.contains(Implicit::EXEC),
            writes_exec: writes_exec || writes.contains(Implicit::EXEC),
        }
    }

    /// The memory that an instruction accesses; `defined` returns the number of the definition of a register.
    pub(super) fn memory(inst: &MInst, defined: impl Fn(&Opnd) -> u32) -> Memory {
        let Code::Op(op) = inst.code else { return Memory::None };
        let plain = Inst::new(op, &[]).with_mods(inst.mods);
        let Some(mem) = plain.mem() else {
            let waits = matches!(plain.flow(), Flow::Wait | Flow::Barrier);
            return if waits { Memory::Fence } else { Memory::None };
        };
        if mem.kind == MemKind::Load && inst.order == Order::Unwritten {
            return Memory::Unwritten;
        }
        let lds = mem.space == Space::Lds;
        let plain_kind = matches!(mem.kind, MemKind::Load | MemKind::Store);
        let shared = inst.mods.glc || inst.mods.slc || inst.mods.dlc || inst.mods.gds;
        if !plain_kind || shared || matches!(mem.space, Space::Flat | Space::Image) {
            return Memory::Atomic;
        }
        let (offset, size) = (i64::from(inst.mods.offset), i64::from(mem.bytes));
        let address = inst.ops.get(usize::from(mem.kind == MemKind::Load));
        let bytes = address.filter(|a| lds && matches!(a, Opnd::Reg(..))).map(|a| match mem.pair {
            0 => (*a, defined(a), offset, offset + size),
            stride => {
                let unit = size * i64::from(stride);
                let (x, y) = (offset * unit, i64::from(inst.mods.offset1) * unit);
                (*a, defined(a), x.min(y), x.max(y) + size)
            }
        });
        let place = Place { lds, order: inst.order, bytes };
        match mem.kind {
            MemKind::Load => Memory::Load(place),
            _ => Memory::Store(place),
        }
    }
}

/// Calls `f` with each word that an instruction accesses, by its number among all words.
pub(super) fn for_words(inst: &MInst, m: &MFunc, base: &[u32], mut f: impl FnMut(u32, Role)) {
    inst.for_each_reg(&m.vregs, |v, sub, words, role| {
        let first = base[v.0 as usize] + u32::from(sub);
        (first..first + u32::from(words)).for_each(|w| f(w, role));
    });
}
