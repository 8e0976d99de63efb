//! Memory accesses: kind, address space, size.

/// Address space of a memory instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Space {
    /// Scalar loads by 64-bit address.
    Scalar,
    /// Scalar loads through a buffer descriptor.
    ScalarBuffer,
    /// LDS (or GDS with the `gds` bit).
    Lds,
    /// Flat: global, LDS or scratch by address.
    Flat,
    /// Global memory.
    Global,
    /// Scratch, private to the lane.
    Scratch,
    /// Buffer descriptor.
    Buffer,
    /// Image descriptor.
    Image,
}

/// The kind of a memory access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MemKind {
    /// Reads memory.
    Load,
    /// Writes memory.
    Store,
    /// Atomically reads and writes memory.
    Atomic,
    /// Invalidates a cache.
    Cache,
}

/// What an atomic instruction stores, as a function of the value in memory (`old`) and its data.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AtomicOp {
    /// The data.
    Swap,
    /// The data if `old` equals the second data.
    CompareSwap,
    /// The sum.
    Add,
    /// `old` - data.
    Sub,
    /// Data - `old`.
    ReverseSub,
    /// `old` - data, or zero if that is negative.
    ClampedSub,
    /// The minimum.
    Min,
    /// The maximum.
    Max,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// `old` + 1, or zero if `old` is at least the data.
    Inc,
    /// `old` - 1, or the data if `old` is zero or above the data.
    Dec,
    /// `old` without the bits of the data, combined with the second data.
    MaskedOr,
    /// `old` - data, or `old` + the second data if `old` is less than the data.
    Wrap,
    /// For each half of 64 bits: the lower 31 bits of the data if its upper bit is set.
    ConditionalExchange,
}

/// Which half of the data register a 16-bit access uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Half {
    /// The whole register, zero- or sign-extended.
    Whole,
    /// The low half; the high half is kept.
    Low,
    /// The high half; the low half is kept.
    High,
}

/// The memory access of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mem {
    /// The address space.
    pub space: Space,
    /// The kind.
    pub kind: MemKind,
    /// Bytes accessed per lane (per address, for the two-address forms).
    pub bytes: u8,
    /// Sign-extends the loaded value.
    pub signed: bool,
    /// Half of the data register.
    pub half: Half,
    /// 0, or the stride in elements of the two offsets of a two-address form (1 or 64).
    pub pair: u8,
    /// Converts using the buffer's or the instruction's data format.
    pub format: bool,
}

impl Mem {
    /// Components of an access that converts by a data format: each has a register, or half of one where data are 16
    /// bits wide.
    pub const fn components(&self) -> u32 {
        match self.half {
            Half::Whole => self.bytes as u32 / 4,
            Half::Low | Half::High => self.bytes as u32 / 2,
        }
    }
}

/// The components of an image instruction's address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::isa) struct ImageDesc {
    /// Coordinates, as many as the dimension has.
    pub(in crate::isa) coords: bool,
    /// Registers before the coordinates: offset, bias, reference value.
    pub(in crate::isa) extra: u8,
    /// Derivatives, as many as the dimension has.
    pub(in crate::isa) gradients: bool,
    /// Derivatives of 16 bits.
    pub(in crate::isa) g16: bool,
    /// One more component: level of detail, clamp or mip level.
    pub(in crate::isa) lod: bool,
    /// Always returns four components.
    pub(in crate::isa) four: bool,
    /// Has no form with 16-bit data.
    pub(in crate::isa) no_d16: bool,
    /// Address registers of a ray intersection, 0 for all other instructions.
    pub(in crate::isa) bvh: u8,
}
