//! Atomic accesses and fences. Each access has a relaxed form at device scope, and an `_ordered` form with an explicit
//! order, and on `Atomics` an explicit scope. Accesses to LDS always have workgroup scope.

use super::operands::{Leaves, Operands};
use crate::ir::{AtomicOp, MemOrder, Op, Scope, UnOp, Value};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::prelude::op::{Atomic, Update};
use crate::lang::types::Type;
use crate::source::Diagnostic;

const SCOPES: [Scope; 3] = [Scope::Workgroup, Scope::Device, Scope::System];
const ORDERS: [MemOrder; 5] =
    [MemOrder::Relaxed, MemOrder::Acquire, MemOrder::Release, MemOrder::AcqRel, MemOrder::SeqCst];

/// Scope and order, from the arguments after the first `plain` ones.
fn ordering(l: &Lowerer<'_>, g: &Operands, plain: usize) -> Result<(Scope, MemOrder), Diagnostic> {
    let number = |i: usize| g.constant(l, i, "this").map(|n| n as usize);
    let last = g.args.len() - 1;
    let in_lds = matches!(g.at.peeled(), Type::Lds(..));
    let scope = match last.checked_sub(plain) {
        Some(1) => SCOPES[number(last - 1)?.min(2)],
        _ if in_lds => Scope::Workgroup,
        _ => Scope::Device,
    };
    let order = if last < plain { MemOrder::Relaxed } else { ORDERS[number(last)?.min(4)] };
    Ok((scope, order))
}

fn atomic(
    l: &mut Lowerer<'_>,
    g: &Operands,
    op: AtomicOp,
    data: &[Value],
    ordering: (Scope, MemOrder),
) -> Result<Option<Value>, Diagnostic> {
    let s = g.scalar();
    if !s.is_atomic() {
        return Err(Diagnostic::new(g.span, format!("atomics of `{}` are not supported", s.name()))
            .help(help!("use u32, i32, u64, i64, f32 or f64")));
    }
    Ok(l.atomic(g.memory(0), &g.values(1), s, op, data, ordering))
}

fn result(v: Option<Value>) -> Leaves {
    Ok(v.map(Leaf::Value).into_iter().collect())
}

fn load(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let ordering = ordering(l, g, 2)?;
    if matches!(ordering.1, MemOrder::Release | MemOrder::AcqRel) {
        return Err(Diagnostic::new(g.spans[g.spans.len() - 1], "a load cannot have a release order")
            .help(help!("use `Order::Relaxed`, `Order::Acquire` or `Order::SeqCst`")));
    }
    let v = atomic(l, g, AtomicOp::Load, &[], ordering)?;
    result(v)
}

fn store(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let ordering = ordering(l, g, 3)?;
    if matches!(ordering.1, MemOrder::Acquire | MemOrder::AcqRel) {
        return Err(Diagnostic::new(g.spans[g.spans.len() - 1], "a store cannot have an acquire order")
            .help(help!("use `Order::Relaxed`, `Order::Release` or `Order::SeqCst`")));
    }
    atomic(l, g, AtomicOp::Store, &[g.v(2)], ordering)?;
    Ok(vec![])
}

fn update(l: &mut Lowerer<'_>, g: &Operands, how: Update) -> Leaves {
    let ordering = ordering(l, g, 3)?;
    let (s, mut value) = (g.scalar(), g.v(2));
    let float = s.is_float();
    let op = match how {
        Update::Add if float => AtomicOp::FAdd,
        Update::Sub if float => {
            value = l.un(UnOp::FNeg, value, s.ir());
            AtomicOp::FAdd
        }
        Update::Min if float => AtomicOp::FMin,
        Update::Max if float => AtomicOp::FMax,
        Update::And | Update::Or | Update::Xor if float => {
            let message = format!("`and`, `or` and `xor` of `{}` elements are not supported", s.name());
            let (bits, float) = (if s.bytes() == 8 { "u64" } else { "u32" }, s.name());
            return Err(Diagnostic::new(g.span, message).help(help_with!(
                "store the bits as `{}`: `x.to_bits()`, `{}::from_bits(..)`",
                bits,
                float
            )));
        }
        Update::Add => AtomicOp::Add,
        Update::Sub => AtomicOp::Sub,
        Update::Min if s.is_signed() => AtomicOp::MinS,
        Update::Min => AtomicOp::MinU,
        Update::Max if s.is_signed() => AtomicOp::MaxS,
        Update::Max => AtomicOp::MaxU,
        Update::And => AtomicOp::And,
        Update::Or => AtomicOp::Or,
        Update::Xor => AtomicOp::Xor,
        Update::Exchange => AtomicOp::Exchange,
    };
    let v = atomic(l, g, op, &[value], ordering)?;
    result(v)
}

/// The operands are the index, the expected value and the new value.
fn compare_exchange(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let ordering = ordering(l, g, 4)?;
    let v = atomic(l, g, AtomicOp::CompareExchange, &[g.v(3), g.v(2)], ordering)?;
    result(v)
}

fn fence(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let scope = SCOPES[(g.constant(l, 0, "the scope")? as usize).min(2)];
    let order = ORDERS[(g.constant(l, 1, "the order")? as usize).min(4)];
    if order == MemOrder::Relaxed {
        return Err(Diagnostic::new(g.spans[1], "a relaxed fence orders nothing").help(help!(
            "write `Order::Acquire`, `Order::Release`, `Order::AcqRel` or `Order::SeqCst`, or remove the fence"
        )));
    }
    l.effect(Op::Fence(scope, order));
    Ok(vec![])
}

/// Lowers a builtin of this family.
pub(super) fn emit(l: &mut Lowerer<'_>, op: Atomic, g: &Operands) -> Leaves {
    match op {
        Atomic::Load => load(l, g),
        Atomic::Store => store(l, g),
        Atomic::Update(how) => update(l, g, how),
        Atomic::CompareExchange => compare_exchange(l, g),
        Atomic::Fence => fence(l, g),
    }
}
