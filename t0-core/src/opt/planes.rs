//! Bounds checks of elements in two dimensions, one for each row and one for each column.
//!
//! The lowering selects the element at `row * stride + column` where both are in range, else the end of the view. Nine
//! elements around a point have nine selects, although they have three rows and three columns. Here the offset of a row
//! is selected where the row is in range, and that of a column where the column is, else [`OUTSIDE`]. Their sum
//! saturates, so that it is out of range if one of them is.
//!
//! - **Invariant:** an access is in range exactly when it was before, and then accesses the bytes that it accessed.
//! - **Invariant:** a uniform offset stays: no scalar instruction saturates.

use super::Changed;
use super::proof::Prover;
use super::rewrite::Sequence;
use crate::ir::uniform::UniformValues;
use crate::ir::verify::postorder;
use crate::ir::{BinOp, Dim, Function, IPred, Inst, Op, Ty, Value, ViewId};

/// An offset outside of every view: the last 8 KiB have none ([`t0_abi::view::MARGIN`]).
const OUTSIDE: u32 = u32::MAX;
/// The most summands of an index.
const SUMMANDS: usize = 6;

/// The row of an element.
#[derive(Clone, Copy)]
enum Row {
    Value(Value),
    /// Code has no product for rows that are powers of two, and none for row 0.
    Number(u32),
}

/// The new address of an access.
struct Address {
    row: Row,
    /// `None` for row 0.
    stride: Option<Value>,
    in_row: Option<Value>,
    column: Vec<Value>,
    constant: u32,
    in_column: Option<Value>,
    size: u32,
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
    if !func.blocks.iter().flat_map(|b| &b.insts).any(|i| selected(func, *i).is_some()) {
        return found;
    }
    let (mut prover, uniform) = (Prover::new(func), UniformValues::of(func));
    for b in postorder(func).into_iter().rev() {
        let mut entered = false;
        for &inst in &func.blocks[b.0 as usize].insts {
            let Some(selected) = selected(func, inst).filter(|s| !uniform.is_uniform(s.offset)) else { continue };
            if !entered {
                prover.enter(b);
                entered = true;
            }
            found.extend(address(func, &mut prover, &selected).map(|address| (inst, address)));
        }
    }
    found.sort_unstable_by_key(|(inst, _)| *inst);
    found
}

/// An access with an offset that is a multiple of a selected index.
struct Selected {
    view: ViewId,
    offset: Value,
    condition: Value,
    index: Value,
    size: u32,
}

fn selected(func: &Function, inst: Inst) -> Option<Selected> {
    let (view, offset) = match func.insts[inst.0 as usize].op {
        Op::Load { view, offset, imm: 0, .. } | Op::Store { view, offset, imm: 0, .. } => (view, offset),
        _ => return None,
    };
    let (v, size) = match *func.def_op(offset)? {
        Op::Binary(BinOp::Mul, a, b) => (a, func.as_const(b)? as u32),
        Op::Binary(BinOp::Shl, a, b) => (a, 1 << (func.as_const(b)? & 31)),
        _ => (offset, 1),
    };
    let Some(&Op::Select(condition, index, end)) = func.def_op(v) else { return None };
    is_dim(func, end, view, Dim::Len).then_some(Selected { view, offset, condition, index, size })
}

fn is_dim(func: &Function, v: Value, view: ViewId, dim: Dim) -> bool {
    func.def_op(v) == Some(&Op::ViewDim(view, dim))
}

/// The index that a comparison finds to be less than a dimension of a view.
fn below(func: &Function, c: Value, view: ViewId, dim: Dim) -> Option<Value> {
    match func.def_op(c) {
        Some(&Op::Icmp(IPred::LtU, a, b)) if is_dim(func, b, view, dim) => Some(a),
        Some(&Op::Icmp(IPred::GtU, b, a)) if is_dim(func, b, view, dim) => Some(a),
        _ => None,
    }
}

fn address(func: &Function, prover: &mut Prover<'_>, selected: &Selected) -> Option<Address> {
    let &Selected { view, condition, index, size, .. } = selected;
    let conditions = match func.def_op(condition) {
        Some(&Op::Binary(BinOp::And, a, b)) => vec![a, b],
        _ => vec![condition],
    };
    let (mut in_row, mut in_column) = (None, None);
    for c in conditions {
        if let (Some(r), None) = (below(func, c, view, Dim::Rows), in_row) {
            in_row = Some((c, r));
        } else if let (Some(x), None) = (below(func, c, view, Dim::Cols), in_column) {
            in_column = Some((c, x));
        } else {
            return None;
        }
    }
    let (mut column, constant) = summands(func, index);
    let (row, stride) = take_row(func, &mut column, view, in_row.map(|(_, x)| x))?;
    let in_range = |prover: &mut Prover<'_>, of: &[Value], constant, dim| {
        of.iter().all(|v| prover.is_defined(*v)) && prover.is_below(of, constant, &Op::ViewDim(view, dim))
    };
    let (column, constant) = match in_column {
        Some((_, x)) => {
            let (mut own, own_constant) = summands(func, x);
            own.sort_unstable();
            column.sort_unstable();
            if (&own, own_constant) != (&column, constant) {
                return None;
            }
            (vec![x], 0)
        }
        None if in_range(prover, &column, constant, Dim::Cols) => (column, constant),
        None => return None,
    };
    let proved = |prover: &mut Prover<'_>| match row {
        Row::Value(row) => in_range(prover, &[row], 0, Dim::Rows),
        Row::Number(n) => in_range(prover, &[], n, Dim::Rows),
    };
    if in_row.is_none() && !proved(prover) {
        return None;
    }
    let (in_row, in_column) = (in_row.map(|(c, _)| c), in_column.map(|(c, _)| c));
    let row_value = match row {
        Row::Value(row) => Some(row),
        Row::Number(_) => None,
    };
    let used = column.iter().copied().chain(in_row).chain(in_column).chain(row_value).chain(stride);
    let mut used = used.filter(|v| !prover.is_defined(*v));
    used.next().is_none().then_some(Address { row, stride, in_row, column, constant, in_column, size })
}

/// Takes the product of a row and the stride out of the summands of an index. If the row is compared, it is `compared`.
/// The stride is `None` where row 0 has left no summand.
fn take_row(
    func: &Function,
    summands: &mut Vec<Value>,
    view: ViewId,
    compared: Option<Value>,
) -> Option<(Row, Option<Value>)> {
    let number = compared.and_then(|x| func.as_const(x)).map(|n| n as u32);
    let wanted = |row: Row| match (row, compared) {
        (_, None) => true,
        (Row::Value(row), Some(x)) => row == x,
        (Row::Number(row), Some(_)) => number == Some(row),
    };
    let found = |v: &Value| row_of(func, *v, view).filter(|(row, _)| wanted(*row));
    match summands.iter().position(|v| found(v).is_some()) {
        Some(at) => row_of(func, summands.remove(at), view).map(|(row, stride)| (row, Some(stride))),
        None => (number == Some(0)).then_some((Row::Number(0), None)),
    }
}

/// The row and the stride of a view that a value is the product of.
fn row_of(func: &Function, v: Value, view: ViewId) -> Option<(Row, Value)> {
    let stride = |v: Value| is_dim(func, v, view, Dim::Stride);
    let row = |r: Value| func.as_const(r).map_or(Row::Value(r), |n| Row::Number(n as u32));
    match func.def_op(v) {
        _ if stride(v) => Some((Row::Number(1), v)),
        Some(&Op::Binary(BinOp::Mul, r, s)) if stride(s) => Some((row(r), s)),
        Some(&Op::Binary(BinOp::Mul, s, r)) if stride(s) => Some((row(r), s)),
        Some(&Op::Binary(BinOp::Shl, s, n)) if stride(s) => {
            Some((Row::Number(1u32.checked_shl(func.as_const(n)? as u32)?), s))
        }
        _ => None,
    }
}

/// The summands of a sum and its constant.
fn summands(func: &Function, v: Value) -> (Vec<Value>, u32) {
    let (mut all, mut constant, mut next) = (Vec::new(), 0u32, vec![v]);
    while let Some(v) = next.pop() {
        match (func.def_op(v), func.as_const(v)) {
            (_, Some(c)) => constant = constant.wrapping_add(c as u32),
            (Some(&Op::Binary(BinOp::Add, a, b)), _) if all.len() + next.len() < SUMMANDS => next.extend([b, a]),
            _ => all.push(v),
        }
    }
    (all, constant)
}

/// Gives an access its new offset, and returns the instructions that compute it.
fn rewrite(func: &mut Function, inst: Inst, address: &Address) -> Vec<Inst> {
    let loc = func.insts[inst.0 as usize].loc;
    let mut s = Sequence::new(func, loc);
    let (size, outside) = (s.int(address.size), s.int(OUTSIDE));
    let number = match address.row {
        Row::Value(row) => row,
        Row::Number(n) => s.int(n),
    };
    let mut row = number;
    if let Some(stride) = address.stride {
        let bytes = s.op(Op::Binary(BinOp::Mul, stride, size), Ty::I32);
        row = s.op(Op::Binary(BinOp::Mul, number, bytes), Ty::I32);
    }
    if let Some(c) = address.in_row {
        row = s.op(Op::Select(c, row, outside), Ty::I32);
    }
    let mut column = s.int(address.constant);
    for v in &address.column {
        column = match (address.constant, address.column.len()) {
            (0, 1) => *v,
            _ => s.op(Op::Binary(BinOp::Add, *v, column), Ty::I32),
        };
    }
    let mut column = s.op(Op::Binary(BinOp::Mul, column, size), Ty::I32);
    if let Some(c) = address.in_column {
        column = s.op(Op::Select(c, column, outside), Ty::I32);
    }
    let to = s.op(Op::Binary(BinOp::AddSat, row, column), Ty::I32);
    let insts = s.insts;
    if let Op::Load { offset, .. } | Op::Store { offset, .. } = &mut func.insts[inst.0 as usize].op {
        *offset = to;
    }
    insts
}
