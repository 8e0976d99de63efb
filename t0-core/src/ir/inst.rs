//! What operations are made of besides their operands: views, dimensions, memory accesses, orders and effects.

use super::ty::Ty;
use t0_abi::argument::ViewType;

/// A view argument (`In`, `Out`, `InOut`) by its position among the function's parameters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct ViewId(pub u32);

/// A static LDS array by its position in [`super::Function::lds`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct LdsId(pub u32);

/// A dimension of the launch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Axis {
    X,
    Y,
    Z,
}

/// A dimension of a view argument, in elements.
pub use t0_abi::view::Dimension as Dim;

/// What a kernel may do with a view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Access {
    /// `In<T>`: nothing in the launch writes it.
    Read,
    /// `Out<T>`.
    Write,
    /// `InOut<T>`.
    ReadWrite,
    /// `Atomics<T>`: by [`Op::Atomic`](super::Op::Atomic) alone.
    Atomic,
    /// The buffer of messages to the host ([`super::message`]): atomics and stores.
    Messages,
}

impl Access {
    /// The type of such a view in the source; `None` for the hidden one.
    pub fn view_type(self) -> Option<ViewType> {
        match self {
            Access::Read => Some(ViewType::In),
            Access::Write => Some(ViewType::Out),
            Access::ReadWrite => Some(ViewType::InOut),
            Access::Atomic => Some(ViewType::Atomics),
            Access::Messages => None,
        }
    }
}

/// What an atomic access does to its location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum AtomicOp {
    Load,
    Store,
    Add,
    Sub,
    MinU,
    MinS,
    MaxU,
    MaxS,
    And,
    Or,
    Xor,
    Exchange,
    /// Data: the new value, and the expected old value.
    CompareExchange,
    /// On binary64 if the access is wide, else on binary32; so are the next two.
    FAdd,
    /// The new value if it is less than the old one (never with a NaN).
    FMin,
    FMax,
}

impl AtomicOp {
    /// Number of data operands.
    pub fn operands(self) -> usize {
        match self {
            AtomicOp::Load => 0,
            AtomicOp::CompareExchange => 2,
            _ => 1,
        }
    }
}

/// Where an atomic access goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum MemoryId {
    View(ViewId),
    Lds(LdsId),
}

/// What a lane reads from a lane outside the mask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Absent {
    /// 0.
    Zero,
    /// Its own value.
    Own,
}

/// The scope within which an atomic access or fence orders memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Scope {
    Workgroup,
    Device,
    System,
}

/// What an atomic access or fence orders, as in Rust's and C++'s memory model.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum MemOrder {
    Relaxed,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

impl MemOrder {
    /// Later accesses are not performed earlier.
    pub fn acquires(self) -> bool {
        matches!(self, MemOrder::Acquire | MemOrder::AcqRel | MemOrder::SeqCst)
    }

    /// Earlier accesses are performed first.
    pub fn releases(self) -> bool {
        matches!(self, MemOrder::Release | MemOrder::AcqRel | MemOrder::SeqCst)
    }
}

/// An atomic access without its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AtomicAccess {
    /// What it does.
    pub op: AtomicOp,
    /// Where.
    pub memory: MemoryId,
    /// On 64 bits (`Words(2)`), not 32 (`I32`).
    pub wide: bool,
    /// Bytes added to the offset.
    pub imm: u32,
    /// The scope within which it orders memory.
    pub scope: Scope,
    /// What it orders.
    pub order: MemOrder,
}

impl AtomicAccess {
    /// The type of its data and its result.
    pub fn ty(&self) -> Ty {
        if self.wide { Ty::Words(2) } else { Ty::I32 }
    }
}

/// The shape of a memory access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Mem {
    /// One byte, zero-extended by a load.
    U8,
    /// One byte, sign-extended by a load.
    S8,
    /// Two bytes, zero-extended by a load.
    U16,
    /// Two bytes, sign-extended by a load.
    S16,
    /// `n` words (1..=4, and 8 or 16 in loads from views): the value is `I32` for one, `Words(n)` for more.
    Words(u8),
}

impl Mem {
    /// Size in bytes.
    pub fn bytes(self) -> u32 {
        match self {
            Mem::U8 | Mem::S8 => 1,
            Mem::U16 | Mem::S16 => 2,
            Mem::Words(n) => 4 * u32::from(n),
        }
    }

    /// The type of the value loaded or stored.
    pub fn ty(self) -> Ty {
        match self {
            Mem::U8 | Mem::S8 | Mem::U16 | Mem::S16 | Mem::Words(1) => Ty::I32,
            Mem::Words(n) => Ty::Words(n),
        }
    }
}

/// The matrix instruction: 16x16x16 in wave32, A and B of 16-bit (`Words(8)`), 8-bit (`Words(4)`) or 4-bit elements
/// (`Words(2)`), C and D `Words(8)`: of `F32` or `I32`, or of 16-bit elements in the low halves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum WmmaKind {
    F32F16,
    F32BF16,
    /// Sums in `F32`, rounded at the end.
    F16F16,
    /// Sums in `F32`, rounded at the end.
    BF16BF16,
    /// Sums wrap.
    I32I8,
    /// Sums wrap.
    I32U8,
    /// Sums wrap.
    I32I4,
    /// Sums wrap.
    I32U4,
}

impl WmmaKind {
    /// Words of A and of B.
    pub fn source_words(self) -> u8 {
        match self {
            WmmaKind::F32F16 | WmmaKind::F32BF16 | WmmaKind::F16F16 | WmmaKind::BF16BF16 => 8,
            WmmaKind::I32I8 | WmmaKind::I32U8 => 4,
            WmmaKind::I32I4 | WmmaKind::I32U4 => 2,
        }
    }

    /// True where C and D are integers.
    pub fn is_integer(self) -> bool {
        matches!(self, WmmaKind::I32I8 | WmmaKind::I32U8 | WmmaKind::I32I4 | WmmaKind::I32U4)
    }

    /// True where A and B are of `F16`, false where they are of `BF16`.
    pub fn is_f16(self) -> bool {
        matches!(self, WmmaKind::F32F16 | WmmaKind::F16F16)
    }

    /// True where C and D are of 16 bits.
    pub fn is_half(self) -> bool {
        matches!(self, WmmaKind::F16F16 | WmmaKind::BF16BF16)
    }
}

/// What an operation does besides computing its result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Nothing: may be removed, merged, hoisted to where its operands and mask allow.
    Pure,
    /// Depends on which lanes run: may be removed, never moved across a change of mask.
    Lanes,
    /// Reads memory that the launch may write.
    Read,
    /// Writes memory or synchronises: never removed or reordered with `Read` and `Write`.
    Write,
}
