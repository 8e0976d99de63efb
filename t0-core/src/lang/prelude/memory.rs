//! Methods of views, LDS arrays and parts of them. Single elements are indexed, not called for.

use super::{Arg, Builtin, Class, Emit, Operands, Ret, Yields, method, one};
use crate::ir::Dim;
use crate::lang::lower::{Leaf, Lowerer};
use crate::source::Diagnostic;

type Leaves = Result<Vec<Leaf>, Diagnostic>;

fn dim(l: &mut Lowerer<'_>, g: &Operands, dim: Dim) -> Leaves {
    match g.place(0) {
        Some(v) => one(l.dim(v, dim)),
        None => Ok(vec![]),
    }
}

fn load(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let n = width(g, g.n.unwrap_or(0), 32)?;
    let Some(v) = g.place(0) else { return Ok(vec![]) };
    let words = l.run_words(v, g.scalar(), g.v(1), n, g.span)?;
    Ok(l.unpack(&words, g.scalar(), n).into_iter().map(Leaf::Value).collect())
}

fn store(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let n = width(g, g.args[2].len() as u32, 16)?;
    let parts: Vec<_> = g.args[2].iter().map(|p| p.value()).collect();
    if let Some(v) = g.place(0) {
        l.store_run(v, g.scalar(), g.v(1), &parts, n, g.span)?;
    }
    Ok(vec![])
}

/// The number of elements of a wide access, which must make 1 to `most` bytes.
fn width(g: &Operands, n: u32, most: u32) -> Result<u32, Diagnostic> {
    let size = g.scalar().bytes();
    let bytes = n.saturating_mul(size);
    if bytes.is_power_of_two() && bytes <= most {
        return Ok(n);
    }
    let widths = [1, 2, 4, 8, 16, 32].into_iter().filter(|b| b % size == 0 && *b <= most);
    let fits: Vec<_> = widths.map(|b| (b / size).to_string()).collect();
    Err(Diagnostic::new(
        g.span,
        format!("{n} elements of {} are {bytes} bytes, which is no width of memory access", g.scalar().name()),
    )
    .help(format!("take {} elements at a time", fits.join(", "))))
}

fn get_or(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let index = g.values(1);
    match (g.place(0), g.args.get(2)) {
        (Some(v), Some(default)) => l.load_or(v, g.elem(), &index, default, g.span),
        _ => Ok(vec![]),
    }
}

fn load_or(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let n = width(g, g.n.unwrap_or(0), 32)?;
    match g.place(0) {
        Some(v) => l.load_run_or(v, g.elem(), g.v(1), n, g.v(2), g.span),
        None => Ok(vec![]),
    }
}

fn unchecked(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    match g.place(0) {
        Some(v) => Ok(l.load_unchecked(v, g.elem(), g.v(1))),
        None => Ok(vec![]),
    }
}

/// A part of a view or array.
fn part(g: &Operands, f: impl FnOnce(Leaf) -> Leaf) -> Leaves {
    Ok(g.place(0).map(f).into_iter().collect())
}

const fn reads(name: &'static str, on: Class, args: &'static [Arg], ret: Ret, emit: Emit) -> Builtin {
    Builtin { yields: Yields::Memory, ..method(name, on, args, ret, emit) }
}

pub(super) static BUILTINS: &[Builtin] = &[
    method("len", Class::Memory, &[], Ret::U32, |l, g| dim(l, g, Dim::Len)),
    method("rows", Class::Memory, &[], Ret::U32, |l, g| dim(l, g, Dim::Rows)),
    method("cols", Class::Memory, &[], Ret::U32, |l, g| dim(l, g, Dim::Cols)),
    method("stride", Class::Memory, &[], Ret::U32, |l, g| dim(l, g, Dim::Stride)),
    method("row", Class::Memory, &[Arg::Count], Ret::Part, |l, g| part(g, |v| l.row_of(v, g.v(1)))),
    method("slice", Class::Memory, &[Arg::Count, Arg::Count], Ret::Part, |l, g| {
        part(g, |v| l.slice_of(v, g.v(1), g.v(2)))
    }),
    method("tile", Class::Memory, &[Arg::Count, Arg::Count, Arg::Count, Arg::Count], Ret::Part, |l, g| {
        part(g, |v| l.tile_of(v, [g.v(1), g.v(2)], [g.v(3), g.v(4)]))
    }),
    reads("load", Class::Readable, &[Arg::Count], Ret::Elems, load),
    reads("load", Class::Lds, &[Arg::Count], Ret::Elems, load),
    reads("get_or", Class::Readable, &[Arg::Index, Arg::Elem], Ret::Elem, get_or),
    reads("get_or", Class::Lds, &[Arg::Index, Arg::Elem], Ret::Elem, get_or),
    reads("load_or", Class::Readable, &[Arg::Count, Arg::Elem], Ret::Elems, load_or),
    reads("load_or", Class::Lds, &[Arg::Count, Arg::Elem], Ret::Elems, load_or),
    reads("unchecked", Class::Readable, &[Arg::Count], Ret::Elem, unchecked),
    method("store", Class::Writable, &[Arg::Count, Arg::Elems], Ret::Unit, store),
    method("store", Class::Lds, &[Arg::Count, Arg::Elems], Ret::Unit, store),
];
