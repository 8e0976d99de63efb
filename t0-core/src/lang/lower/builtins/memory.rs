//! Methods of views, LDS arrays and parts of them.

use super::operands::{Leaves, Operands, one};
use crate::ir::{BinOp, Dim, IPred};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::prelude::op::Memory;
use crate::lang::types::Type;
use crate::source::Diagnostic;

fn dim(l: &mut Lowerer<'_>, g: &Operands, dim: Dim) -> Leaves {
    one(l.dim(g.memory(0), dim))
}

fn load(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let n = width(g, g.count(), 32)?;
    let words = l.run_words(g.memory(0), g.scalar(), g.v(1), n, g.span)?;
    Ok(l.unpack(&words, g.scalar(), n).into_iter().map(Leaf::Value).collect())
}

fn store(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let n = width(g, g.args[2].len() as u32, 16)?;
    let parts: Vec<_> = g.args[2].iter().map(|p| p.value()).collect();
    l.store_run(g.memory(0), g.scalar(), g.v(1), &parts, n, g.span)?;
    Ok(vec![])
}

/// The operands are the memory, start and end of the range, and the array. A range of another length is not read.
fn range_is(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (start, end, n) = (g.v(1), g.v(2), g.count());
    let equal_length = if l.is_sum(end, start, n) {
        l.b1(true)
    } else {
        let (length, n) = (l.bin(BinOp::Sub, end, start), l.i32(n));
        l.icmp(IPred::Eq, length, n)
    };
    l.where_in_range(
        equal_length,
        &Type::BOOL,
        &mut |l| {
            let read = l.run_units(g.memory(0), g.scalar(), start, n, g.span)?;
            let parts = g.values(3);
            let equal = l.equal_words(&read, &parts, g.scalar());
            one(equal)
        },
        &mut |l| {
            let no = l.b1(false);
            one(no)
        },
    )
}

/// The number of elements of a wide access, which must be 1 to `most` bytes wide.
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
        format!("{n} elements of {} are {bytes} bytes, which is not a width of a memory access", g.scalar().name()),
    )
    .help(help_with!("access {} elements at a time", fits.join(", "))))
}

fn get_or(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let index = g.values(1);
    l.load_or(g.memory(0), g.elem(), &index, &g.args[2], g.span)
}

fn load_or(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let n = width(g, g.count(), 32)?;
    l.load_run_or(g.memory(0), g.elem(), g.v(1), n, g.v(2), g.span)
}

fn unchecked(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    Ok(l.load_unchecked(g.memory(0), g.elem(), g.v(1)))
}

/// Makes a part of a view or array.
fn part(g: &Operands, f: impl FnOnce(Leaf) -> Leaf) -> Leaves {
    Ok(vec![f(g.memory(0))])
}

/// Lowers a builtin of this family.
pub(super) fn emit(l: &mut Lowerer<'_>, op: Memory, g: &Operands) -> Leaves {
    match op {
        Memory::Dim(which) => dim(l, g, which),
        Memory::Row => part(g, |v| l.row_of(v, g.v(1))),
        Memory::Slice => part(g, |v| l.slice_of(v, g.v(1), g.v(2))),
        Memory::Tile => part(g, |v| l.tile_of(v, [g.v(1), g.v(2)], [g.v(3), g.v(4)])),
        Memory::Load => load(l, g),
        Memory::RangeIs => range_is(l, g),
        Memory::GetOr => get_or(l, g),
        Memory::LoadOr => load_or(l, g),
        Memory::Unchecked => unchecked(l, g),
        Memory::Store => store(l, g),
    }
}
