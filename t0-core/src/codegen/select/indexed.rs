//! Views whose elements the code names by index.
//!
//! A descriptor with a stride multiplies an index by the element's size and compares it with the number of elements. An
//! access then needs neither a shift nor a bounds check of its own: an index out of range, which the language redirects
//! to the view's end, is out of range for the descriptor too.
//!
//! The descriptor compares only the index. For accesses to a run of `n` elements, its number of records is the number
//! of starts of such runs: `n - 1` less than that of elements. A view is accessed by index if all its accesses by
//! vector instructions have an index and equally long runs; all others have a raw descriptor, whose offsets are in
//! bytes.
//!
//! - **Invariant:** every byte of an access is in range exactly when its index is, also where a proof dropped the
//!   check.

use super::Selector;
use super::facts::Facts;
use crate::codegen::mir::{Class, Opnd};
use crate::ir::{BinOp, Dim, Function, IPred, MemoryId, Op, Value, ViewId};
use t0_isa::isa::Op as I;

/// Word 3 of a descriptor that compares indices with the number of records: FORMAT 32_FLOAT, OOB_SELECT 1.
pub(super) const INDEXED_BUFFER: u32 = 0x1101_6000;
/// Strides have 14 bits.
const LONGEST_STRIDE: u32 = 0x3FFF;
/// Offsets of instructions have 12 bits.
const LONGEST_REACH: u32 = 1 << 12;
/// The first bit of the stride in word 1.
const STRIDE: u32 = 16;

/// By parameter: the length of the runs that a view accessed by index is accessed in.
pub(super) struct Indexed(Vec<Option<u32>>);

/// What the accesses of a view have in common.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Common {
    Nothing,
    /// All have an index, and runs of this length.
    Run(u32),
    Mixed,
}

impl Indexed {
    pub(super) fn of(f: &Function, facts: &Facts) -> Indexed {
        let mut common = vec![Common::Nothing; f.params.len()];
        let [mut loads_scalars, mut saves] = [(); 2].map(|()| vec![false; f.params.len()]);
        for inst in f.blocks.iter().flat_map(|b| &b.insts) {
            let data = &f.insts[inst.0 as usize];
            let (view, offset, end) = match &data.op {
                Op::Load { view, mem, offset, imm } => {
                    if data.result.is_some_and(|v| facts.bank[v.0 as usize] == Class::S) {
                        loads_scalars[view.0 as usize] = true;
                        continue;
                    }
                    (*view, *offset, imm + mem.bytes())
                }
                Op::Store { view, mem, offset, imm, .. } => (*view, *offset, imm + mem.bytes()),
                Op::Atomic(a, offset, _) => match a.memory {
                    MemoryId::View(view) => (view, *offset, a.imm + if a.wide { 8 } else { 4 }),
                    MemoryId::Lds(_) => continue,
                },
                _ => continue,
            };
            let (size, _) = f.view(view);
            let run = match index(f, size, offset) {
                Some(index) if size <= LONGEST_STRIDE && end <= LONGEST_REACH => {
                    let n = end.div_ceil(size);
                    saves[view.0 as usize] |= size > 1 || unbounded(f, view, n, index) != index;
                    Common::Run(n)
                }
                _ => Common::Mixed,
            };
            let place = &mut common[view.0 as usize];
            *place = match *place {
                Common::Nothing => run,
                same if same == run => run,
                _ => Common::Mixed,
            };
        }
        // Scalar loads have offsets in bytes, which are compared with the size of all records.
        let run = |i: usize| match common[i] {
            Common::Run(n) if saves[i] && (n == 1 || !loads_scalars[i]) => Some(n),
            _ => None,
        };
        Indexed((0..common.len()).map(run).collect())
    }

    /// The length of the runs in which a view is accessed by index.
    pub(super) fn run(&self, view: ViewId) -> Option<u32> {
        self.0[view.0 as usize]
    }
}

/// The index that a byte offset in a view with elements of this size is made of. Constants have none: as offsets, they
/// need no register.
fn index(f: &Function, size: u32, offset: Value) -> Option<Value> {
    let index = match f.def_op(offset) {
        Some(Op::Binary(BinOp::Shl, x, n)) => {
            (1u64.checked_shl(f.as_const(*n)? as u32)? == u64::from(size)).then_some(*x)
        }
        Some(Op::Binary(BinOp::Mul, x, n)) => (f.as_const(*n)? == u64::from(size)).then_some(*x),
        _ => (size == 1).then_some(offset),
    };
    index.filter(|x| f.as_const(*x).is_none())
}

/// An index without the check that the descriptor makes too, for runs of `n` elements.
fn unbounded(f: &Function, view: ViewId, n: u32, index: Value) -> Value {
    let is_length = |v: Value| matches!(f.def_op(v), Some(Op::ViewDim(of, Dim::Len)) if *of == view);
    match f.def_op(index) {
        Some(&Op::Binary(BinOp::MinU, a, b)) if is_length(b) => a,
        Some(&Op::Binary(BinOp::MinU, b, a)) if is_length(b) => a,
        Some(&Op::Select(c, at, end)) if is_length(end) => match f.def_op(c) {
            Some(&Op::Icmp(IPred::LtU, x, limit) | &Op::Icmp(IPred::GtU, limit, x))
                if x == at && is_limit(f, &is_length, n, limit) =>
            {
                at
            }
            _ => index,
        },
        _ => index,
    }
}

/// Whether a value is the number of starts of runs of `n` elements.
fn is_limit(f: &Function, is_length: &impl Fn(Value) -> bool, n: u32, limit: Value) -> bool {
    let less = n - 1;
    let is = |v: Value, c: u32| f.as_const(v) == Some(c.into());
    if less == 0 {
        return is_length(limit);
    }
    let most = match f.def_op(limit) {
        Some(&Op::Binary(BinOp::Add, a, c)) if is(c, less.wrapping_neg()) => a,
        Some(&Op::Binary(BinOp::Sub, a, c)) if is(c, less) => a,
        _ => return false,
    };
    matches!(f.def_op(most), Some(&Op::Binary(BinOp::MaxU, a, c)) if is_length(a) && is(c, less))
}

impl Selector<'_> {
    /// The register with the index of an access, if its view is accessed by index.
    pub(super) fn element(&mut self, view: ViewId, offset: Value) -> Option<Opnd> {
        let n = self.indexed.run(view)?;
        let (size, _) = self.f.view(view);
        let index = index(self.f, size, offset)?;
        Some(self.vector(unbounded(self.f, view, n, index)))
    }

    /// Words 1 to 3 of the descriptor of a view that is accessed by index in runs of `n`, from its address and length.
    pub(super) fn indexed_descriptor(&mut self, d: [Opnd; 4], high: Opnd, len: Opnd, size: u32, n: u32) {
        self.op(I::s_or_b32, vec![d[1], high, Opnd::Const(size << STRIDE)]);
        if n > 1 {
            let most = self.temp(Class::S);
            self.op(I::s_max_u32, vec![most, len, Opnd::Const(n - 1)]);
            self.op(I::s_sub_u32, vec![d[2], most, Opnd::Const(n - 1)]);
        }
        self.op(I::s_mov_b32, vec![d[3], Opnd::Const(INDEXED_BUFFER)]);
    }
}
