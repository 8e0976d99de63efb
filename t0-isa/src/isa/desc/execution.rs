//! How an instruction executes: its unit and pipe, its implicit state and its counters.

use std::ops::BitOr;

/// The part of the machine that executes an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// Scalar ALU, with what the clocks of the operation depend on.
    Salu(ScalarPipe),
    /// Branch and message unit; also waits and other program control.
    Control,
    /// Scalar memory.
    Smem,
    /// Vector ALU, with the pipe that the instruction takes.
    Valu(Pipe),
    /// LDS, GDS and parameter loads.
    Lds,
    /// Vector memory: buffers, images, flat, global, scratch.
    Vmem,
    /// Export.
    Export,
}

impl Unit {
    /// Whether the scalar ALU executes the instruction.
    pub const fn is_scalar(self) -> bool {
        matches!(self, Unit::Salu(_))
    }

    /// Whether the vector ALU executes the instruction.
    pub const fn is_vector(self) -> bool {
        matches!(self, Unit::Valu(_))
    }

    /// Whether the instruction takes the transcendental unit of the vector ALU.
    pub const fn is_transcendental(self) -> bool {
        matches!(self, Unit::Valu(Pipe::Trans | Pipe::DoubleTrans))
    }
}

/// The pipe of a vector instruction. [`crate::machine::Clocks::pipe`] has its clocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pipe {
    /// Full rate.
    Full,
    /// Dot product of four bytes.
    Dot4,
    /// Dot product of eight 4-bit numbers.
    Dot8,
    /// Permutation of the lanes of each row of 16 lanes, or of two rows.
    RowPermute,
    /// Exchange of the halves of a wave of 64 lanes.
    HalfPermute,
    /// Write of one lane.
    LaneWrite,
    /// Two passes: 64-bit shifts, compares of 64 bits.
    Half,
    /// Exchange of two registers, two passes.
    Swap,
    /// 32-bit and 64-bit integer multiplication.
    Quarter,
    /// Sums of absolute differences over 64 bits: the clocks of a multiplication, but a later issue of the next one.
    Difference,
    /// The transcendental unit.
    Trans,
    /// f64 arithmetic and conversions.
    Double,
    /// f64 arithmetic that starts in the transcendental unit.
    DoubleTrans,
    /// Matrix operation that occupies the pipe for this many clocks.
    Matrix(u8),
}

/// The kind of a scalar operation, as far as its clocks depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScalarPipe {
    /// None of the others.
    Plain,
    /// Multiplication of integers.
    Multiply,
    /// Comparison of two operands.
    Compare,
}

/// A set of implicitly read or written state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Implicit(u8);

impl Implicit {
    /// No state.
    pub const NONE: Implicit = Implicit(0);
    /// Scalar condition code.
    pub const SCC: Implicit = Implicit(1);
    /// VCC as an implicit operand.
    pub const VCC: Implicit = Implicit(2);
    /// The execution mask.
    pub const EXEC: Implicit = Implicit(4);
    /// M0.
    pub const M0: Implicit = Implicit(8);
    /// The MODE register and other hardware registers.
    pub const MODE: Implicit = Implicit(16);

    /// True if all of `other` is in the set.
    pub const fn contains(self, other: Implicit) -> bool {
        self.0 & other.0 == other.0
    }

    /// True for the empty set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set without the members of `other`.
    pub const fn without(self, other: Implicit) -> Implicit {
        Implicit(self.0 & !other.0)
    }

    pub(super) const fn with(self, other: Implicit) -> Implicit {
        Implicit(self.0 | other.0)
    }
}

impl BitOr for Implicit {
    type Output = Implicit;
    fn bitor(self, other: Implicit) -> Implicit {
        self.with(other)
    }
}

/// A counter of a wave that memory operations raise when they are issued and lower when they are done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Counter {
    /// vmcnt: vector memory loads and atomics that return a value.
    Vm,
    /// vscnt: vector memory stores and atomics that return nothing.
    Vs,
    /// lgkmcnt: LDS, GDS, scalar memory, messages; the LDS part of flat accesses.
    Lgkm,
    /// expcnt: exports and direct loads from LDS.
    Exp,
}

impl Counter {
    /// All counters; `ALL[counter as usize] == counter`.
    pub const ALL: [Counter; 4] = [Counter::Vm, Counter::Vs, Counter::Lgkm, Counter::Exp];

    /// Its name in the ISA document.
    pub const fn name(self) -> &'static str {
        match self {
            Counter::Vm => "vmcnt",
            Counter::Vs => "vscnt",
            Counter::Lgkm => "lgkmcnt",
            Counter::Exp => "expcnt",
        }
    }

    /// The wait for at most `count` outstanding operations, as an assembler writes it.
    pub fn wait(self, count: u8) -> String {
        match self {
            Counter::Vs => format!("s_waitcnt_vscnt null, {count:#x}"),
            Counter::Vm | Counter::Lgkm | Counter::Exp => format!("s_waitcnt {}({count})", self.name()),
        }
    }
}

/// A set of counters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counters(u8);

impl Counters {
    /// No counter.
    pub const NONE: Counters = Counters(0);

    /// The set of one counter.
    pub const fn of(counter: Counter) -> Counters {
        Counters(1 << counter as u8)
    }

    /// The set with one more counter.
    pub const fn and(self, counter: Counter) -> Counters {
        Counters(self.0 | 1 << counter as u8)
    }

    /// Whether a counter is in the set.
    pub const fn contains(self, counter: Counter) -> bool {
        self.0 >> counter as u8 & 1 != 0
    }
}
