//! What one instruction does to registers and to the memory counters: the registers that it uses, the counts that it
//! raises, and the counts that it waits for. The checker, the simulator's strict mode, the cycle model and `t0 trace`
//! read these.
//!
//! The classes follow LLVM's `SIInsertWaitcnts` for gfx11 and section 4.4 ("Data Dependency Resolution") of the RDNA3
//! ISA document. `t0-check/tests/it/oracle_counters.rs` compares them with the waits that llc inserts, and
//! `t0-sim/tests/it/operands.rs` compares the registers with those that the virtual GPU uses.
//!
//! **Invariant:** the classes derive from formats and operands only, not from [`Inst::counters`], which the compiler
//! uses. The checker is independent of the compiler because of it.

use crate::isa::{Access, Counter, Field, Flow, Format, Inst, MemKind, Op, Operand, Reg};

/// The class of an operation that raises a counter. Operations of one class that is in order complete in the order of
/// issue; operations of different classes complete in any order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// Vector memory loads and atomics that return a value: vmcnt, in order.
    Load,
    /// Vector memory stores and atomics that return nothing: vscnt, in order.
    Store,
    /// LDS accesses and the LDS part of flat accesses: lgkmcnt, in order.
    Lds,
    /// GDS accesses: lgkmcnt.
    Gds,
    /// Scalar loads: lgkmcnt, out of order.
    Scalar,
    /// Messages: lgkmcnt.
    Message,
    /// Direct and parameter loads from LDS: expcnt, in order.
    Direct,
    /// Exports, and the source registers of GDS accesses: expcnt.
    Export,
}

impl Class {
    /// All classes; `ALL[class as usize] == class`.
    pub const ALL: [Class; 8] = [
        Class::Load,
        Class::Store,
        Class::Lds,
        Class::Gds,
        Class::Scalar,
        Class::Message,
        Class::Direct,
        Class::Export,
    ];

    /// The number of classes.
    pub const COUNT: usize = Class::ALL.len();

    /// The counter that operations of this class raise.
    pub fn counter(self) -> Counter {
        match self {
            Class::Load => Counter::Vm,
            Class::Store => Counter::Vs,
            Class::Lds | Class::Gds | Class::Scalar | Class::Message => Counter::Lgkm,
            Class::Direct | Class::Export => Counter::Exp,
        }
    }

    /// Whether a wait for more than zero operations says anything about an operation of this class.
    pub fn in_order(self) -> bool {
        matches!(self, Class::Load | Class::Store | Class::Lds | Class::Direct)
    }
}

/// The part of the vector memory path that a load takes. Loads of different parts may return in any order, so they may
/// not write the same register without a wait between them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Path {
    /// Loads without a sampler.
    Plain = 1,
    /// Image loads with a sampler.
    Sampler = 2,
    /// Ray intersections.
    Ray = 4,
}

/// Consecutive registers by source code: scalar registers 0 to 127, VGPRs from 256.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Registers {
    /// The source code of the first register.
    pub first: u16,
    /// The number of registers.
    pub count: u16,
}

impl Registers {
    /// The source codes.
    pub fn iter(self) -> std::ops::Range<u16> {
        self.first..self.first + self.count
    }

    /// Whether both contain a register.
    pub fn overlaps(self, other: Registers) -> bool {
        self.first < other.first + other.count && other.first < self.first + self.count
    }

    /// Whether these are VGPRs.
    pub fn is_vector(self) -> bool {
        self.first >= 256
    }
}

/// A set of registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RegisterSet([u64; 6]);

impl RegisterSet {
    /// No register.
    pub const EMPTY: RegisterSet = RegisterSet([0; 6]);

    #[inline]
    fn bit(register: u16) -> (usize, u64) {
        let at = if register < 256 { register } else { register - 128 };
        (usize::from(at / 64).min(5), 1 << (at % 64))
    }

    /// Adds a register, by source code.
    #[inline]
    pub fn insert(&mut self, register: u16) {
        let (word, bit) = RegisterSet::bit(register);
        self.0[word] |= bit;
    }

    /// Removes a register.
    #[inline]
    pub fn remove(&mut self, register: u16) {
        let (word, bit) = RegisterSet::bit(register);
        self.0[word] &= !bit;
    }

    /// Whether a register is in the set.
    #[inline]
    pub fn contains(&self, register: u16) -> bool {
        let (word, bit) = RegisterSet::bit(register);
        self.0[word] & bit != 0
    }

    /// Whether a register is in both sets.
    #[inline]
    pub fn overlaps(&self, other: &RegisterSet) -> bool {
        self.0.iter().zip(other.0).any(|(mine, theirs)| mine & theirs != 0)
    }

    /// The registers, in order of their source codes.
    pub fn iter(&self) -> impl Iterator<Item = u16> + use<> {
        let mut words = self.0.into_iter().zip([0, 64, 256, 320, 384, 448]);
        let (mut word, mut first) = (0, 0);
        std::iter::from_fn(move || {
            while word == 0 {
                (word, first) = words.next()?;
            }
            let bit = word.trailing_zeros() as u16;
            word &= word - 1;
            Some(first + bit)
        })
    }

    /// Adds all registers of another set.
    pub fn extend(&mut self, other: &RegisterSet) {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine |= theirs);
    }
}

/// The greatest outstanding count after a wait, by counter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Waits([u8; Counter::ALL.len()]);

/// The count of a counter that an instruction does not wait for. No counter reaches it.
const NO_WAIT: u8 = u8::MAX;

impl Default for Waits {
    fn default() -> Waits {
        Waits::NONE
    }
}

impl Waits {
    /// No wait.
    pub const NONE: Waits = Waits([NO_WAIT; Counter::ALL.len()]);

    /// A wait for everything.
    pub const ALL: Waits = Waits([0; Counter::ALL.len()]);

    /// The wait for a counter; `None` where the instruction does not wait.
    #[inline]
    pub fn of(&self, counter: Counter) -> Option<u8> {
        Some(self.0[counter as usize]).filter(|&count| count != NO_WAIT)
    }

    /// The counters that it waits for, with the counts.
    pub fn iter(&self) -> impl Iterator<Item = (Counter, u8)> + '_ {
        Counter::ALL.into_iter().filter_map(|counter| Some((counter, self.of(counter)?)))
    }

    /// Whether there is no wait.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Waits::NONE
    }

    fn with(mut self, counter: Counter, count: Option<u8>) -> Waits {
        self.0[counter as usize] = count.unwrap_or(NO_WAIT);
        self
    }

    fn of_instruction(inst: &Inst) -> Waits {
        let immediate = |n: usize| match inst.operands().get(n) {
            Some(Operand::Imm(n)) => Some(*n),
            Some(operand) => operand.inline_int().and_then(|n| u16::try_from(n).ok()),
            None => None,
        };
        // The count of the SOPK forms is the sum of a register and the immediate; only null has a known value.
        let alone = |counter: Counter| {
            let count = match inst.operands().first() {
                Some(Operand::Reg(Reg::NULL)) => immediate(1).map(|n| n.min(63) as u8),
                _ => None,
            };
            Waits::NONE.with(counter, count)
        };
        match inst.op {
            Op::s_waitcnt => {
                let Some(n) = immediate(0) else { return Waits::NONE };
                let field = |shift: u32, most: u16| Some((n >> shift & most) as u8).filter(|&n| u16::from(n) != most);
                let waits = Waits::NONE.with(Counter::Vm, field(10, 63)).with(Counter::Lgkm, field(4, 63));
                waits.with(Counter::Exp, field(0, 7))
            }
            Op::s_waitcnt_vmcnt => alone(Counter::Vm),
            Op::s_waitcnt_vscnt => alone(Counter::Vs),
            Op::s_waitcnt_lgkmcnt => alone(Counter::Lgkm),
            Op::s_waitcnt_expcnt => alone(Counter::Exp),
            Op::s_wait_idle => Waits::ALL,
            _ if inst.op.desc().format == Format::VINTERP => {
                Waits::NONE.with(Counter::Exp, Some(inst.mods.wait).filter(|&n| n < 7))
            }
            _ => Waits::NONE,
        }
    }
}

/// What one instruction does to counters and registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effects {
    /// The classes of the operations that the instruction issues. A flat access has two.
    pub classes: Vec<Class>,
    /// The path of a vector memory load.
    pub path: Path,
    /// Whether it stores to LDS, or may.
    pub stores_lds: bool,
    /// Whether it stores to scratch, or may.
    pub stores_scratch: bool,
    /// What it waits for, before it does anything else.
    pub waits: Waits,
    /// Registers that it reads.
    pub reads: Vec<Registers>,
    /// Registers that it writes.
    pub writes: Vec<Registers>,
    /// All these registers.
    pub touched: RegisterSet,
}

impl Effects {
    /// The effects of an instruction in a wave of 32 or 64 lanes.
    pub fn of(inst: &Inst, wave64: bool) -> Effects {
        let classes = classes(inst);
        let desc = inst.op.desc();
        let kind = desc.mem.map(|mem| mem.kind);
        let writes_memory = matches!(kind, Some(MemKind::Store | MemKind::Atomic));
        let (mut reads, mut writes) = (Vec::new(), Vec::new());
        for access in inst.reads(wave64) {
            // A load into half of a register keeps the other half, but does not pass it through the machine.
            let slot = inst.slots().nth(access.operand.into()).map(|(slot, _)| slot);
            if classes.is_empty() || slot.is_none_or(|slot| !slot.dst) {
                reads.extend(tracked(access, wave64));
            }
        }
        writes.extend(inst.writes(wave64).filter_map(|access| tracked(access, wave64)));
        for (state, list) in [(inst.implicit_reads(), &mut reads), (inst.implicit_writes(), &mut writes)] {
            let registers = inst.state_registers(state, wave64);
            list.extend(registers.map(|(first, count)| Registers { first: first.0, count: count.into() }));
        }
        let mut touched = RegisterSet::EMPTY;
        for register in reads.iter().chain(&writes).flat_map(|registers| registers.iter()) {
            touched.insert(register);
        }
        Effects {
            path: path(inst),
            touched,
            stores_lds: writes_memory && classes.contains(&Class::Lds),
            stores_scratch: writes_memory && matches!(desc.format, Format::SCRATCH | Format::FLAT),
            waits: Waits::of_instruction(inst),
            classes,
            reads,
            writes,
        }
    }
}

/// The registers of an access that an instruction in flight could write or still has to read.
fn tracked(access: Access, wave64: bool) -> Option<Registers> {
    let mask = |first: Reg| Some(Registers { first: first.0, count: 1 + u16::from(wave64) });
    let registers = match access.reg {
        // Computed from the whole mask when they are read.
        Reg::VCCZ => return mask(Reg::VCC_LO),
        Reg::EXECZ => return mask(Reg::EXEC_LO),
        first => Registers { first: first.0, count: access.dwords.into() },
    };
    let scalar = registers.first < 128 && access.reg != Reg::NULL;
    (registers.count > 0 && (scalar || access.reg.is_vgpr())).then_some(registers)
}

fn path(inst: &Inst) -> Path {
    if matches!(inst.op, Op::image_bvh_intersect_ray | Op::image_bvh64_intersect_ray) {
        Path::Ray
    } else if inst.position(Field::ssamp).is_some() {
        Path::Sampler
    } else {
        Path::Plain
    }
}

/// The classes of an instruction's operations.
fn classes(inst: &Inst) -> Vec<Class> {
    let desc = inst.op.desc();
    let cache = desc.mem.is_some_and(|mem| mem.kind == MemKind::Cache);
    // A result, or a load without one in the table, comes back through vmcnt. Everything else is a store.
    let returns = match desc.mem.map(|mem| mem.kind) {
        Some(MemKind::Load) => true,
        Some(MemKind::Store) => false,
        Some(MemKind::Atomic) => inst.mods.glc,
        _ => desc.slots.first().is_some_and(|slot| slot.dst),
    };
    let vector = if returns { Class::Load } else { Class::Store };
    match desc.format {
        _ if cache && desc.format != Format::SMEM => vec![],
        Format::MUBUF | Format::MTBUF | Format::MIMG | Format::GLOBAL | Format::SCRATCH => vec![vector],
        Format::FLAT => vec![vector, Class::Lds],
        Format::DS if inst.mods.gds || desc.gds_only => vec![Class::Gds, Class::Export],
        Format::DS => vec![Class::Lds],
        Format::SMEM => vec![Class::Scalar],
        Format::LDSDIR => vec![Class::Direct],
        Format::EXP => vec![Class::Export],
        _ if inst.flow() == Flow::Message => vec![Class::Message],
        _ => vec![],
    }
}

#[cfg(test)]
mod tests {
    use super::{Effects, Registers};
    use crate::isa::{Inst, Op, Operand, Reg};

    #[test]
    fn vccz_and_execz_read_the_masks() {
        for (source, first) in [(Reg::VCCZ, 106), (Reg::EXECZ, 126)] {
            let inst = Inst::new(Op::s_mov_b32, &[Operand::s(0), Operand::Reg(source)]);
            assert_eq!(Effects::of(&inst, false).reads, [Registers { first, count: 1 }]);
            assert_eq!(Effects::of(&inst, true).reads, [Registers { first, count: 2 }]);
        }
    }
}
