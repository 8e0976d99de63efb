//! Bounds checks of views left to the hardware, and constant parts of indices as immediate offsets.
//!
//! A buffer descriptor compares the byte offset of every access with the size of the view: a load beyond it gives zero,
//! a store beyond it has no effect. The minimum of an index and the length, which the lowering computes before it
//! scales the index to bytes, protects only against an offset that wraps at 32 bits. Where the offset is proved not to
//! wrap, the access takes the index itself.
//!
//! Where it is not proved, but the index is a sum with a constant that is proved not to wrap, the minimum is that of
//! the rest and the length, and the constant becomes an immediate offset: if the rest is out of range, so is the sum.
//! Accesses to elements next to each other then share the minimum.
//!
//! - **Invariant:** an access is in range exactly when it was before, and then accesses the bytes that it accessed.
//! - **Invariant:** an offset plus its immediate offset does not wrap, whatever the arguments of the launch: the bytes
//!   of a view and [`MARGIN`] more have offsets of 32 bits.

use super::Changed;
use super::proof::Prover;
use super::rewrite::Sequence;
use crate::ir::verify::postorder;
use crate::ir::{BinOp, Dim, Function, Inst, MemoryId, Op, Ty, Value, ViewId};
use t0_abi::view::{MARGIN, WIDEST_ACCESS};

/// The largest immediate offset of a buffer access.
const LIMIT: u32 = 0xFFF;
const _: () = assert!(LIMIT as u64 + WIDEST_ACCESS <= MARGIN);
/// The most summands that an index is taken apart into.
const SUMMANDS: usize = 4;

/// The new address of an access.
struct Address {
    /// The summands of the index without its constant.
    summands: Vec<Value>,
    /// The length that the sum is still compared with.
    length: Option<Value>,
    size: u32,
    imm: u32,
}

/// Proves first and rewrites after, so that all proofs are about the same function.
pub fn run(func: &mut Function) -> Changed {
    let found = find(func);
    for b in func.block_ids() {
        let old = std::mem::take(&mut func.blocks[b.0 as usize].insts);
        let mut new = Vec::with_capacity(old.len());
        for inst in old {
            if let Ok(at) = found.binary_search_by_key(&inst, |(inst, _)| *inst) {
                new.extend(rewrite(func, inst, &found[at].1));
            }
            new.push(inst);
        }
        func.blocks[b.0 as usize].insts = new;
    }
    Changed::from_bool(!found.is_empty())
}

fn find(func: &Function) -> Vec<(Inst, Address)> {
    let mut found = Vec::new();
    if !func.blocks.iter().flat_map(|b| &b.insts).any(|i| access(&func.insts[i.0 as usize].op).is_some()) {
        return found;
    }
    let mut prover = Prover::new(func);
    for b in postorder(func).into_iter().rev() {
        let mut entered = false;
        for &inst in &func.blocks[b.0 as usize].insts {
            let Some((view, offset, imm)) = access(&func.insts[inst.0 as usize].op) else { continue };
            let Some((index, size)) = scaled(func, offset) else { continue };
            let (index, length) = match minimum(func, view, index) {
                Some((index, length)) => (index, Some(length)),
                None => (index, None),
            };
            let (summands, constant) = summands(func, index);
            if (length.is_none() && constant == 0) || summands.is_empty() {
                continue;
            }
            if !entered {
                prover.enter(b);
                entered = true;
            }
            let index = Index { whole: index, summands, constant };
            found.extend(address(&mut prover, index, length, size, imm).map(|address| (inst, address)));
        }
    }
    found.sort_unstable_by_key(|(inst, _)| *inst);
    found
}

/// An index and what it is the sum of.
struct Index {
    whole: Value,
    summands: Vec<Value>,
    constant: u32,
}

fn address(prover: &mut Prover<'_>, index: Index, length: Option<Value>, size: u32, imm: u32) -> Option<Address> {
    let Index { whole, summands, constant } = index;
    let more = u64::from(constant) * u64::from(size) + u64::from(imm);
    let immediate = u32::try_from(more).ok().filter(|more| *more <= LIMIT);
    let defined = summands.iter().all(|v| prover.is_defined(*v));
    if let Some(imm) = immediate.filter(|_| defined && constant != 0) {
        // The sum does not wrap, and neither does the offset.
        if prover.fits_offset(&summands, size, more) {
            return Some(Address { summands, length: None, size, imm });
        }
    }
    length?;
    if prover.fits_offset(&[whole], size, imm.into()) {
        return Some(Address { summands: vec![whole], length: None, size, imm });
    }
    let imm = immediate.filter(|_| defined && constant != 0)?;
    let apart = prover.has_room(&summands, constant) || prover.fits_offset(&summands, 1, constant.into());
    apart.then_some(Address { summands, length, size, imm })
}

/// The view, the offset and the immediate offset of an access.
fn access(op: &Op) -> Option<(ViewId, Value, u32)> {
    match op {
        Op::Load { view, offset, imm, .. } | Op::Store { view, offset, imm, .. } => Some((*view, *offset, *imm)),
        Op::Atomic(a, offset, _) => match a.memory {
            MemoryId::View(view) => Some((view, *offset, a.imm)),
            MemoryId::Lds(_) => None,
        },
        _ => None,
    }
}

/// What an offset is a multiple of, and the factor.
fn scaled(func: &Function, offset: Value) -> Option<(Value, u32)> {
    Some(match func.def_op(offset)? {
        Op::Const(_) => return None,
        &Op::Binary(BinOp::Mul, a, b) if func.as_const(b).is_some() => (a, func.as_const(b)? as u32),
        &Op::Binary(BinOp::Mul, b, a) if func.as_const(b).is_some() => (a, func.as_const(b)? as u32),
        &Op::Binary(BinOp::Shl, a, b) if func.as_const(b).is_some() => (a, 1 << (func.as_const(b)? & 31)),
        _ => (offset, 1),
    })
}

/// The index of a minimum of an index and the length of a view, and the length.
fn minimum(func: &Function, view: ViewId, v: Value) -> Option<(Value, Value)> {
    let Some(&Op::Binary(BinOp::MinU, a, b)) = func.def_op(v) else { return None };
    let length = |v: Value| matches!(func.def_op(v), Some(Op::ViewDim(of, Dim::Len)) if *of == view);
    match (length(a), length(b)) {
        (_, true) => Some((a, b)),
        (true, _) => Some((b, a)),
        _ => None,
    }
}

/// The summands of a sum without its constant, and the constant; the sum itself if there is no constant in it.
fn summands(func: &Function, v: Value) -> (Vec<Value>, u32) {
    let (mut all, mut constant, mut next) = (Vec::new(), 0u32, vec![v]);
    while let Some(v) = next.pop() {
        match (func.def_op(v), func.as_const(v)) {
            (_, Some(c)) => match constant.checked_add(c as u32) {
                Some(sum) => constant = sum,
                None => return (vec![v], 0),
            },
            (Some(&Op::Binary(BinOp::Add, a, b)), _) => next.extend([b, a]),
            _ => all.push(v),
        }
        if all.len() + next.len() > SUMMANDS {
            return (vec![], 0);
        }
    }
    if constant == 0 || all.is_empty() { (vec![v], 0) } else { (all, constant) }
}

/// Gives an access its new address, and returns the instructions that compute it.
fn rewrite(func: &mut Function, inst: Inst, address: &Address) -> Vec<Inst> {
    let loc = func.insts[inst.0 as usize].loc;
    let mut sequence = Sequence::new(func, loc);
    let mut index = address.summands[0];
    for more in &address.summands[1..] {
        index = sequence.op(Op::Binary(BinOp::Add, index, *more), Ty::I32);
    }
    if let Some(length) = address.length {
        index = sequence.op(Op::Binary(BinOp::MinU, index, length), Ty::I32);
    }
    let to = match address.size {
        1 => index,
        size => {
            let size = sequence.int(size);
            sequence.op(Op::Binary(BinOp::Mul, index, size), Ty::I32)
        }
    };
    let insts = sequence.insts;
    match &mut func.insts[inst.0 as usize].op {
        Op::Load { offset, imm, .. } | Op::Store { offset, imm, .. } => (*offset, *imm) = (to, address.imm),
        Op::Atomic(a, offset, _) => (*offset, a.imm) = (to, address.imm),
        _ => {}
    }
    insts
}
