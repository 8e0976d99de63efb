//! How an instruction executes: its unit, its latency, its implicit state and its counters.

use std::ops::BitOr;

/// The part of the machine that executes an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// Scalar ALU.
    Salu,
    /// Branch and message unit; also waits and other program control.
    Control,
    /// Scalar memory.
    Smem,
    /// Vector ALU.
    Valu,
    /// Transcendental unit of the vector ALU.
    Trans,
    /// LDS, GDS and parameter loads.
    Lds,
    /// Vector memory: buffers, images, flat, global, scratch.
    Vmem,
    /// Export.
    Export,
}

/// Latency class. [`Latency::issue_clocks`] returns the clocks for which an instruction occupies its unit, measured on
/// a gfx1100.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Latency {
    /// Scalar ALU and program control.
    Scalar,
    /// Vector operation at full rate: 1 clock; a dependent one can issue 5 clocks later.
    Full,
    /// 64-bit shifts and compares: 2 clocks.
    Half,
    /// Transcendentals and 32-bit multiplies: 4 clocks.
    Quarter,
    /// Every f64 operation: 32 clocks.
    Double,
    /// Matrix operation with this many clocks (2 more if A, B and C start in one VGPR bank).
    Matrix(u8),
    /// Memory: completion is only visible through a counter.
    Memory,
}

impl Latency {
    /// Clocks for which one wave32 instruction occupies its unit.
    pub const fn issue_clocks(self) -> u32 {
        match self {
            Latency::Scalar | Latency::Full | Latency::Memory => 1,
            Latency::Half => 2,
            Latency::Quarter => 4,
            Latency::Double => 32,
            Latency::Matrix(n) => n as u32,
        }
    }
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

/// Counters that an instruction increments when issued and decrements when done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counters {
    /// Vector memory loads and returning atomics.
    pub vmcnt: bool,
    /// Vector memory stores and atomics without return.
    pub vscnt: bool,
    /// LDS, GDS, scalar memory, messages.
    pub lgkmcnt: bool,
    /// Exports and LDS parameter loads.
    pub expcnt: bool,
}
