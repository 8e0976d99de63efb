//! What one instruction does to the memory counters: the counts that it raises, the registers that it uses, and the
//! counts that it waits for.
//!
//! The classes follow LLVM's `SIInsertWaitcnts` for gfx11 and section 4.4 ("Data Dependency Resolution") of the RDNA3
//! ISA document. `tests/oracle_counters.rs` compares them with the waits that llc inserts.
//!
//! **Invariant:** the classes derive from formats and operands only, not from [`t0_isa::isa::Inst::counters`], which
//! the compiler uses.

use t0_isa::isa::{Access, Field, Flow, Format, Implicit, Inst, MemKind, Op, Operand, Reg};

/// A counter of a wave that memory operations raise when they are issued and lower when they are done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Counter {
    /// Vector memory loads and atomics that return a value.
    Vm,
    /// Vector memory stores and atomics that return nothing.
    Vs,
    /// LDS, GDS, scalar memory, messages; the LDS part of flat accesses.
    Lgkm,
    /// Exports and direct loads from LDS.
    Exp,
}

impl Counter {
    /// The wait for at most `count` outstanding operations, as an assembler writes it.
    pub fn wait(self, count: u8) -> String {
        match self {
            Counter::Vm => format!("s_waitcnt vmcnt({count})"),
            Counter::Vs => format!("s_waitcnt_vscnt null, {count:#x}"),
            Counter::Lgkm => format!("s_waitcnt lgkmcnt({count})"),
            Counter::Exp => format!("s_waitcnt expcnt({count})"),
        }
    }
}

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
    /// The number of classes.
    pub const COUNT: usize = 8;

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

/// The greatest outstanding count after a wait, by counter; `None` where the instruction does not wait.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Waits {
    /// vmcnt.
    pub vm: Option<u8>,
    /// vscnt.
    pub vs: Option<u8>,
    /// lgkmcnt.
    pub lgkm: Option<u8>,
    /// expcnt.
    pub exp: Option<u8>,
}

impl Waits {
    /// A wait for everything.
    pub const ALL: Waits = Waits { vm: Some(0), vs: Some(0), lgkm: Some(0), exp: Some(0) };

    /// The wait for a counter.
    pub fn of(&self, counter: Counter) -> Option<u8> {
        match counter {
            Counter::Vm => self.vm,
            Counter::Vs => self.vs,
            Counter::Lgkm => self.lgkm,
            Counter::Exp => self.exp,
        }
    }

    fn of_instruction(inst: &Inst) -> Waits {
        let immediate = |n: usize| match inst.operands().get(n) {
            Some(Operand::Imm(n)) => Some(*n),
            Some(operand) => operand.inline_int().and_then(|n| u16::try_from(n).ok()),
            None => None,
        };
        // The count of the SOPK forms is the sum of a register and the immediate; only null has a known value.
        let alone = || match inst.operands().first() {
            Some(Operand::Reg(Reg::NULL)) => immediate(1).map(|n| n.min(63) as u8),
            _ => None,
        };
        match inst.op {
            Op::s_waitcnt => {
                let Some(n) = immediate(0) else { return Waits::default() };
                let field = |shift: u32, most: u16| Some((n >> shift & most) as u8).filter(|&n| u16::from(n) != most);
                Waits { vm: field(10, 63), vs: None, lgkm: field(4, 63), exp: field(0, 7) }
            }
            Op::s_waitcnt_vmcnt => Waits { vm: alone(), ..Waits::default() },
            Op::s_waitcnt_vscnt => Waits { vs: alone(), ..Waits::default() },
            Op::s_waitcnt_lgkmcnt => Waits { lgkm: alone(), ..Waits::default() },
            Op::s_waitcnt_expcnt => Waits { exp: alone(), ..Waits::default() },
            Op::s_wait_idle => Waits::ALL,
            _ if inst.op.desc().format == Format::VINTERP => {
                Waits { exp: Some(inst.mods.wait).filter(|&n| n < 7), ..Waits::default() }
            }
            _ => Waits::default(),
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
    /// Whether [`Self::waits`] names a counter.
    pub(crate) waits_for_any: bool,
    /// The bits of all these registers, as [`crate::board`] numbers them.
    pub(crate) touched: [u64; 6],
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
                reads.extend(tracked(access));
            }
        }
        writes.extend(inst.writes(wave64).filter_map(tracked));
        let halves = 1 + u16::from(wave64);
        for (state, first, count) in
            [(Implicit::VCC, 106, halves), (Implicit::M0, 125, 1), (Implicit::EXEC, 126, halves)]
        {
            if inst.implicit_reads().contains(state) {
                reads.push(Registers { first, count });
            }
            if inst.implicit_writes().contains(state) {
                writes.push(Registers { first, count });
            }
        }
        let mut touched = [0; 6];
        for register in reads.iter().chain(&writes).flat_map(|registers| registers.iter()) {
            let (word, bit) = crate::board::bit(register);
            touched[word] |= bit;
        }
        let waits = Waits::of_instruction(inst);
        Effects {
            path: path(inst),
            waits_for_any: waits != Waits::default(),
            touched,
            stores_lds: writes_memory && classes.contains(&Class::Lds),
            stores_scratch: writes_memory && matches!(desc.format, Format::SCRATCH | Format::FLAT),
            waits,
            classes,
            reads,
            writes,
        }
    }
}

/// The registers of an access that an instruction in flight could write or still has to read.
fn tracked(access: Access) -> Option<Registers> {
    let registers = Registers { first: access.reg.0, count: access.dwords.into() };
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
