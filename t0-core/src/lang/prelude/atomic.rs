//! Atomic accesses and fences. Each access comes relaxed at device scope, and `_ordered` with its order, on `Atomics` with its scope too;
//! LDS is the workgroup's own.

use super::{Arg, Builtin, Class, Emit, Needs, On, Operands, Ret, Yields, method};
use crate::ir::{AtomicOp, MemOrder, Op, Scope, Ty, UnOp, Value};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::types::{Scalar, Type};
use crate::source::Diagnostic;

type Leaves = Result<Vec<Leaf>, Diagnostic>;

const fn access(name: &'static str, on: Class, args: &'static [Arg], ret: Ret, emit: Emit) -> Builtin {
    Builtin { yields: Yields::Divergent, ..method(name, on, args, ret, emit) }
}

/// A read-modify-write by its name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Update {
    Add,
    Sub,
    Min,
    Max,
    And,
    Or,
    Xor,
    Exchange,
}

const SCOPES: [Scope; 3] = [Scope::Workgroup, Scope::Device, Scope::System];
const ORDERS: [MemOrder; 5] =
    [MemOrder::Relaxed, MemOrder::Acquire, MemOrder::Release, MemOrder::AcqRel, MemOrder::SeqCst];

/// Scope and order from the arguments behind the first `plain` ones.
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
        return Err(Diagnostic::new(g.span, format!("there are no atomics of `{}`", s.name()))
            .help("atomics are of u32, i32, u64, i64 and f32"));
    }
    let Some(base) = g.args[0].first().copied() else { return Ok(None) };
    let index: Vec<Value> = g.args[1].iter().map(|i| i.value()).collect();
    Ok(l.atomic(base, &index, s, op, data, ordering))
}

fn result(v: Option<Value>) -> Leaves {
    Ok(v.map(Leaf::Value).into_iter().collect())
}

fn load(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let ordering = ordering(l, g, 2)?;
    if matches!(ordering.1, MemOrder::Release | MemOrder::AcqRel) {
        return Err(Diagnostic::new(g.spans[g.spans.len() - 1], "a load releases nothing")
            .help("the orders of loads are `Order::Relaxed`, `Order::Acquire` and `Order::SeqCst`"));
    }
    let v = atomic(l, g, AtomicOp::Load, &[], ordering)?;
    result(v)
}

fn store(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let ordering = ordering(l, g, 3)?;
    if matches!(ordering.1, MemOrder::Acquire | MemOrder::AcqRel) {
        return Err(Diagnostic::new(g.spans[g.spans.len() - 1], "a store acquires nothing")
            .help("the orders of stores are `Order::Relaxed`, `Order::Release` and `Order::SeqCst`"));
    }
    atomic(l, g, AtomicOp::Store, &[g.v(2)], ordering)?;
    Ok(vec![])
}

fn update(l: &mut Lowerer<'_>, g: &Operands, how: Update) -> Leaves {
    let ordering = ordering(l, g, 3)?;
    let (s, mut value) = (g.scalar(), g.v(2));
    let float = s == Scalar::F32;
    let op = match how {
        Update::Add if float => AtomicOp::FAdd,
        Update::Sub if float => {
            value = l.un(UnOp::FNeg, value, Ty::F32);
            AtomicOp::FAdd
        }
        Update::Min if float => AtomicOp::FMin,
        Update::Max if float => AtomicOp::FMax,
        Update::And | Update::Or | Update::Xor if float => {
            return Err(Diagnostic::new(g.span, "the bits of `f32` are not combined in memory")
                .help("keep them as `u32`: `x.to_bits()`, `f32::from_bits(..)`"));
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

/// Operands: index, what is expected, the new value.
fn compare_exchange(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let ordering = ordering(l, g, 4)?;
    let v = atomic(l, g, AtomicOp::CompareExchange, &[g.v(3), g.v(2)], ordering)?;
    result(v)
}

fn fence(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let scope = SCOPES[(g.constant(l, 0, "the scope")? as usize).min(2)];
    let order = ORDERS[(g.constant(l, 1, "the order")? as usize).min(4)];
    if order == MemOrder::Relaxed {
        return Err(Diagnostic::new(g.spans[1], "a relaxed fence orders nothing").help(
            "write `Order::Acquire`, `Order::Release`, `Order::AcqRel` or `Order::SeqCst`, or remove the fence",
        ));
    }
    l.effect(Op::Fence(scope, order));
    Ok(vec![])
}

pub(super) static BUILTINS: &[Builtin] = &[
    access("load", Class::Atomics, &[Arg::Index], Ret::Elem, load),
    access("store", Class::Atomics, &[Arg::Index, Arg::Elem], Ret::Unit, store),
    access("add", Class::Atomics, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Add)),
    access("sub", Class::Atomics, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Sub)),
    access("min", Class::Atomics, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Min)),
    access("max", Class::Atomics, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Max)),
    access("and", Class::Atomics, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::And)),
    access("or", Class::Atomics, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Or)),
    access("xor", Class::Atomics, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Xor)),
    access("exchange", Class::Atomics, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Exchange)),
    access("compare_exchange", Class::Atomics, &[Arg::Index, Arg::Elem, Arg::Elem], Ret::Elem, compare_exchange),
    access("load_ordered", Class::Atomics, &[Arg::Index, Arg::Scope, Arg::Order], Ret::Elem, load),
    access("store_ordered", Class::Atomics, &[Arg::Index, Arg::Elem, Arg::Scope, Arg::Order], Ret::Unit, store),
    access("add_ordered", Class::Atomics, &[Arg::Index, Arg::Elem, Arg::Scope, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Add)
    }),
    access("sub_ordered", Class::Atomics, &[Arg::Index, Arg::Elem, Arg::Scope, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Sub)
    }),
    access("min_ordered", Class::Atomics, &[Arg::Index, Arg::Elem, Arg::Scope, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Min)
    }),
    access("max_ordered", Class::Atomics, &[Arg::Index, Arg::Elem, Arg::Scope, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Max)
    }),
    access("and_ordered", Class::Atomics, &[Arg::Index, Arg::Elem, Arg::Scope, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::And)
    }),
    access("or_ordered", Class::Atomics, &[Arg::Index, Arg::Elem, Arg::Scope, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Or)
    }),
    access("xor_ordered", Class::Atomics, &[Arg::Index, Arg::Elem, Arg::Scope, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Xor)
    }),
    access("exchange_ordered", Class::Atomics, &[Arg::Index, Arg::Elem, Arg::Scope, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Exchange)
    }),
    access(
        "compare_exchange_ordered",
        Class::Atomics,
        &[Arg::Index, Arg::Elem, Arg::Elem, Arg::Scope, Arg::Order],
        Ret::Elem,
        compare_exchange,
    ),
    access("atomic_load", Class::Lds, &[Arg::Index], Ret::Elem, load),
    access("atomic_store", Class::Lds, &[Arg::Index, Arg::Elem], Ret::Unit, store),
    access("atomic_add", Class::Lds, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Add)),
    access("atomic_sub", Class::Lds, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Sub)),
    access("atomic_min", Class::Lds, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Min)),
    access("atomic_max", Class::Lds, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Max)),
    access("atomic_and", Class::Lds, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::And)),
    access("atomic_or", Class::Lds, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Or)),
    access("atomic_xor", Class::Lds, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Xor)),
    access("atomic_exchange", Class::Lds, &[Arg::Index, Arg::Elem], Ret::Elem, |l, g| update(l, g, Update::Exchange)),
    access("atomic_compare_exchange", Class::Lds, &[Arg::Index, Arg::Elem, Arg::Elem], Ret::Elem, compare_exchange),
    access("atomic_load_ordered", Class::Lds, &[Arg::Index, Arg::Order], Ret::Elem, load),
    access("atomic_store_ordered", Class::Lds, &[Arg::Index, Arg::Elem, Arg::Order], Ret::Unit, store),
    access("atomic_add_ordered", Class::Lds, &[Arg::Index, Arg::Elem, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Add)
    }),
    access("atomic_sub_ordered", Class::Lds, &[Arg::Index, Arg::Elem, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Sub)
    }),
    access("atomic_min_ordered", Class::Lds, &[Arg::Index, Arg::Elem, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Min)
    }),
    access("atomic_max_ordered", Class::Lds, &[Arg::Index, Arg::Elem, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Max)
    }),
    access("atomic_and_ordered", Class::Lds, &[Arg::Index, Arg::Elem, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::And)
    }),
    access("atomic_or_ordered", Class::Lds, &[Arg::Index, Arg::Elem, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Or)
    }),
    access("atomic_xor_ordered", Class::Lds, &[Arg::Index, Arg::Elem, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Xor)
    }),
    access("atomic_exchange_ordered", Class::Lds, &[Arg::Index, Arg::Elem, Arg::Order], Ret::Elem, |l, g| {
        update(l, g, Update::Exchange)
    }),
    access(
        "atomic_compare_exchange_ordered",
        Class::Lds,
        &[Arg::Index, Arg::Elem, Arg::Elem, Arg::Order],
        Ret::Elem,
        compare_exchange,
    ),
    Builtin {
        module: "",
        name: "fence",
        on: On::Nothing,
        args: &[Arg::Scope, Arg::Order],
        ret: Ret::Unit,
        yields: Yields::Workgroup,
        needs: Needs::Nothing,
        costly: false,
        emit: fence,
    },
];
