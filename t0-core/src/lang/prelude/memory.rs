//! Methods of views and LDS arrays. Single elements are indexed, not called for.

use super::{Arg, Class, Emit, Given, Ret, Word, Yields, method, one};
use crate::ir::{Dim, Op, Ty};
use crate::lang::lower::{Leaf, Lowerer};
use crate::source::Diagnostic;

type Leaves = Result<Vec<Leaf>, Diagnostic>;

fn dim(l: &mut Lowerer<'_>, g: &Given, dim: Dim) -> Leaves {
    match g.args[0].first() {
        Some(Leaf::View(v)) => {
            let v = *v;
            one(l.op(Op::ViewDim(v, dim), Ty::I32))
        }
        Some(Leaf::Lds(a)) => {
            let n = l.lds_len(*a);
            one(l.i32(n))
        }
        _ => Ok(vec![]),
    }
}

fn load(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let n = width(g, g.n.unwrap_or(0))?;
    let words = match g.args[0].first() {
        Some(Leaf::View(v)) => l.view_words(*v, g.scalar(), g.v(1), n),
        Some(Leaf::Lds(a)) => l.lds_words(*a, g.scalar().bytes(), g.v(1), n, g.span)?,
        _ => return Ok(vec![]),
    };
    Ok(l.unpack(&words, g.scalar(), n).into_iter().map(Leaf::Value).collect())
}

fn store(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let n = width(g, g.args[2].len() as u32)?;
    let parts: Vec<_> = g.args[2].iter().map(|p| p.value()).collect();
    match g.args[0].first() {
        Some(Leaf::View(v)) => l.store_view_words(*v, g.scalar(), g.v(1), &parts, n),
        Some(Leaf::Lds(a)) => l.store_lds_words(*a, g.scalar(), g.v(1), &parts, n, g.span)?,
        _ => {}
    }
    Ok(vec![])
}

/// The number of elements of a wide access, which must make 1 to 16 bytes.
fn width(g: &Given, n: u32) -> Result<u32, Diagnostic> {
    let size = g.scalar().bytes();
    let bytes = n.saturating_mul(size);
    if bytes.is_power_of_two() && bytes <= 16 {
        return Ok(n);
    }
    let fits: Vec<_> = [1, 2, 4, 8, 16].iter().filter(|b| *b % size == 0).map(|b| (b / size).to_string()).collect();
    Err(Diagnostic::new(
        g.span,
        format!("{n} elements of {} are {bytes} bytes, which is no width of memory access", g.scalar().name()),
    )
    .help(format!("take {} elements at a time", fits.join(", "))))
}

fn unchecked(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    match g.args[0].first() {
        Some(Leaf::View(v)) => {
            let v = *v;
            one(l.load_unchecked(v, g.scalar(), g.v(1)))
        }
        _ => Ok(vec![]),
    }
}

const fn uniform(w: Word) -> Word {
    Word { yields: Yields::Workgroup, ..w }
}

const fn reads(name: &'static str, on: Class, args: &'static [Arg], ret: Ret, emit: Emit) -> Word {
    Word { yields: Yields::Memory, ..method(name, on, args, ret, emit) }
}

pub(super) static WORDS: &[Word] = &[
    uniform(method("len", Class::View, &[], Ret::U32, |l, g| dim(l, g, Dim::Len))),
    uniform(method("rows", Class::View, &[], Ret::U32, |l, g| dim(l, g, Dim::Rows))),
    uniform(method("cols", Class::View, &[], Ret::U32, |l, g| dim(l, g, Dim::Cols))),
    uniform(method("stride", Class::View, &[], Ret::U32, |l, g| dim(l, g, Dim::Stride))),
    uniform(method("len", Class::Lds, &[], Ret::U32, |l, g| dim(l, g, Dim::Len))),
    reads("load", Class::Readable, &[Arg::U32], Ret::Elems, load),
    reads("load", Class::Lds, &[Arg::U32], Ret::Elems, load),
    reads("unchecked", Class::Readable, &[Arg::U32], Ret::Elem, unchecked),
    method("store", Class::Writable, &[Arg::U32, Arg::Elems], Ret::Unit, store),
    method("store", Class::Lds, &[Arg::U32, Arg::Elems], Ret::Unit, store),
];
