//! The table of a kernel's accesses, for strict mode of the simulator: which array each access means and which
//! instruction bounds its index ([`t0_isa::object::AccessTable`]).
//!
//! The table is found in the IR when instructions are selected: from the offset of an access back to the minimum, or
//! the compares of the select, that keep it within the array. The machine code is not touched. An instruction that
//! bounds an index or makes an access carries a [`Loc`] behind those of the function, which the later passes keep like
//! any other and [`Accesses::resolve`] takes apart. An access by index that no such instruction precedes bounds its
//! index itself.
//!
//! - **Invariant:** an access whose bounds are not recognised has none in the table; none is guessed.
//! - **Invariant:** an instruction that computes a bound has executed, in every lane of an access that uses it, with
//!   the index of that access: in SSA form the access depends on it.

use crate::hash::Set;
use crate::ir::func::{LdsShape, ParamKind};
use crate::ir::launch::DIMENSIONS;
use crate::ir::{Access, BinOp, Dim, Function, IPred, Inst, LdsId, Loc, MemoryId, Op, TernOp, Value, ViewId};
use crate::source::SourceLocation;
use std::collections::BTreeMap;
use t0_isa::isa::{Inst as Machine, MemKind, Op as I, Space};
use t0_isa::object::{AccessTable, ArrayInfo, ArrayPlace, Axis, ElementAccess, Watch};

/// What an instruction is to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    /// It computes this bound.
    Bound(u32),
    /// It makes this access.
    Access(u32),
}

/// What a view or an array is to the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Object {
    View(ViewId),
    Lds(LdsId),
}

/// The accesses of a function, and the locations that stand for them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Accesses {
    /// The location of each instruction that has one of its own.
    marked: BTreeMap<Inst, Loc>,
    /// What the locations behind the function's own mean, and which of those each replaces.
    marks: Vec<(Loc, Mark)>,
    /// Locations of the function.
    own: u32,
    arrays: Vec<ArrayInfo>,
    /// Accesses, without their places in the code.
    accesses: Vec<ElementAccess>,
    /// The bounds checks that are left.
    left: Vec<Check>,
}

/// A bounds check that is left in the code.
#[derive(Clone, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub struct Check {
    /// The access, if its location is known.
    pub at: Option<SourceLocation>,
    /// The view or the array.
    pub array: String,
    /// What is not proved: `the index is less than `x.len()``.
    pub fact: String,
}

/// How many bounds checks the accesses of a function have, each once.
pub fn count_checks(f: &Function) -> usize {
    Accesses::of(f).checks().0.len()
}

impl Accesses {
    /// The bounds checks that are left, each once, and the number of accesses.
    pub(crate) fn checks(&self) -> (Vec<Check>, u32) {
        let mut left = self.left.clone();
        left.sort();
        left.dedup();
        (left, self.accesses.len() as u32)
    }

    /// The accesses of a function.
    pub(crate) fn of(f: &Function) -> Accesses {
        let mut finder = Finder {
            f,
            found: Accesses { own: f.locs.len() as u32, ..Accesses::default() },
            arrays: BTreeMap::new(),
            bounds: BTreeMap::new(),
            values: Vec::new(),
            dropped: dropped(f),
        };
        for inst in f.blocks.iter().flat_map(|b| &b.insts) {
            finder.instruction(*inst);
        }
        finder.found
    }

    /// The location that the code of an instruction carries.
    pub(crate) fn loc(&self, f: &Function, inst: Inst) -> Loc {
        self.marked.get(&inst).copied().unwrap_or(f.insts[inst.0 as usize].loc)
    }

    /// The function's own location that a location stands for.
    pub(crate) fn resolve(&self, loc: Loc) -> Loc {
        self.mark(loc).map_or(loc, |(own, _)| own)
    }

    /// The location of an instruction that makes the accesses of two; `None` if that would lose the bounds of one. An
    /// instruction that accesses two arrays is in the table of neither.
    pub(crate) fn joined(&self, first: Loc, second: Loc) -> Option<Loc> {
        let access = |loc| match self.mark(loc) {
            Some((_, Mark::Access(n))) => self.accesses.get(n as usize),
            _ => None,
        };
        match (access(first), access(second)) {
            (Some(a), Some(b)) if a == b && a.bounds.is_empty() => Some(first),
            (a, b) if a.into_iter().chain(b).all(|one| one.bounds.is_empty()) => Some(self.resolve(first)),
            _ => None,
        }
    }

    fn mark(&self, loc: Loc) -> Option<(Loc, Mark)> {
        self.marks.get(loc.0.checked_sub(self.own)? as usize).copied()
    }

    /// The table, by the instructions of the code with their byte offsets.
    pub(crate) fn table<'a>(&self, code: impl Iterator<Item = (u32, &'a Machine, Loc)>) -> AccessTable {
        let mut table = AccessTable { arrays: self.arrays.clone(), ..AccessTable::default() };
        let (mut computed, mut by_index) = (Set::default(), Vec::new());
        for (offset, inst, loc) in code {
            match self.mark(loc) {
                Some((_, Mark::Bound(bound))) if bounds_an_index(inst.op) => {
                    table.watches.push(Watch { offset, bound });
                    computed.insert(bound);
                }
                Some((_, Mark::Access(access))) if is_access(inst) => {
                    let access = ElementAccess { offset, ..self.accesses[access as usize].clone() };
                    if let ([(bound, _)], true) = (&access.bounds[..], inst.mods.idxen) {
                        by_index.push(Watch { offset, bound: *bound });
                    }
                    table.accesses.push(access);
                }
                _ => {}
            }
        }
        // Where no instruction bounds the index, the access itself does, by its descriptor.
        table.watches.extend(by_index.into_iter().filter(|w| !computed.contains(&w.bound)));
        table
    }
}

/// Instructions whose two sources are an index and what it must be below.
fn bounds_an_index(op: I) -> bool {
    use I::*;
    matches!(
        op,
        v_min_u32
            | s_min_u32
            | v_cmp_lt_u32
            | v_cmp_le_u32
            | v_cmp_gt_u32
            | v_cmp_ge_u32
            | s_cmp_lt_u32
            | s_cmp_le_u32
            | s_cmp_gt_u32
            | s_cmp_ge_u32
    )
}

/// Whether an instruction accesses memory that the language knows: not scratch, where spills are.
fn is_access(inst: &Machine) -> bool {
    inst.mem().is_some_and(|mem| mem.kind != MemKind::Cache && mem.space != Space::Scratch)
}

/// Pairs of a condition and a value that is dropped in favour of zero where the condition does not hold.
fn dropped(f: &Function) -> Set<(Value, Value)> {
    let mut all = Set::default();
    for inst in f.blocks.iter().flat_map(|b| &b.insts) {
        if let Op::Select(c, a, b) = f.insts[inst.0 as usize].op
            && f.as_const(b) == Some(0)
        {
            let mut v = a;
            loop {
                all.insert((c, v));
                match f.def_op(v) {
                    Some(Op::Word(t, _) | Op::Bitcast(t)) => v = *t,
                    _ => break,
                }
            }
        }
    }
    all
}

/// What an index is compared with, as text.
fn limit(f: &Function, v: Value) -> Option<String> {
    Some(match f.def_op(v)? {
        Op::ViewDim(view, dim) => {
            let name = DIMENSIONS.iter().find(|(_, d)| d == dim).map_or("len", |(name, _)| name);
            format!("`{}.{name}()`", f.params[view.0 as usize].name)
        }
        Op::Const(c) => c.to_string(),
        Op::Param(p) => format!("`{}.len()`", f.params[*p as usize].name),
        // The first start of several elements that does not fit. Simplification adds the complement.
        Op::Binary(op @ (BinOp::Sub | BinOp::Add), a, c) => {
            let (Some(Op::Binary(BinOp::MaxU, len, _)), Some(c)) = (f.def_op(*a), f.as_const(*c)) else { return None };
            let c = if *op == BinOp::Add { (c as u32).wrapping_neg() } else { c as u32 };
            let len = limit(f, *len)?;
            format!("`{} - {c}`", len.trim_matches('`'))
        }
        _ => return None,
    })
}

struct Finder<'a> {
    f: &'a Function,
    found: Accesses,
    arrays: BTreeMap<Object, u32>,
    /// Bounds by the value that holds them: a minimum or a compare.
    bounds: BTreeMap<Value, u32>,
    /// The value of each bound.
    values: Vec<Value>,
    dropped: Set<(Value, Value)>,
}

impl Finder<'_> {
    fn instruction(&mut self, inst: Inst) {
        let data = &self.f.insts[inst.0 as usize];
        let (object, offset, atomic) = match &data.op {
            Op::Load { view, offset, .. } | Op::Store { view, offset, .. } => (Object::View(*view), *offset, false),
            Op::LdsLoad { array, offset, .. } | Op::LdsStore { array, offset, .. } => {
                (Object::Lds(*array), *offset, false)
            }
            Op::Atomic(a, offset, _) => match a.memory {
                MemoryId::View(view) => (Object::View(view), *offset, true),
                MemoryId::Lds(array) => (Object::Lds(array), *offset, true),
            },
            _ => return,
        };
        let Some(array) = self.array(object) else { return };
        let (bounds, condition) = self.bounds_of(object, offset);
        self.left(inst, array, &bounds);
        let reads_zero = matches!(data.op, Op::LdsLoad { .. });
        let redirected = match (condition, data.result) {
            (Some(c), Some(v)) => reads_zero && self.dropped.contains(&(c, v)),
            _ => false,
        };
        // A minimum bounds the index without the elements in the immediate offset.
        let is_minimum = condition.is_none() && matches!(bounds[..], [(_, Axis::Index)]);
        let imm = match &data.op {
            Op::Load { imm, .. } | Op::Store { imm, .. } if is_minimum => *imm,
            Op::Atomic(a, ..) if is_minimum => a.imm,
            _ => 0,
        };
        let added = imm / self.found.arrays[array as usize].element.max(1);
        // Bounds are reported only where lanes out of range certainly drop what they load.
        let bounds = if reads_zero && !redirected { Vec::new() } else { bounds };
        let access = self.found.accesses.len() as u32;
        self.found.accesses.push(ElementAccess { offset: 0, array, redirected, atomic, added, bounds });
        self.mark(inst, Mark::Access(access));
    }

    /// Notes the bounds of an access as checks that are left.
    fn left(&mut self, inst: Inst, array: u32, bounds: &[(u32, Axis)]) {
        if bounds.is_empty() {
            return;
        }
        let f = self.f;
        let array = self.found.arrays[array as usize].name.clone();
        let loc = f.insts[inst.0 as usize].loc;
        let at = f.locs.get(loc.0 as usize).filter(|_| loc != Loc(0)).and_then(|p| {
            let file = f.files.get(p.file as usize)?.clone();
            Some(SourceLocation { file, line: p.line, column: p.column })
        });
        for (bound, axis) in bounds {
            let limit = f.def_op(self.values[*bound as usize]).and_then(|op| match *op {
                Op::Binary(BinOp::MinU, a, b) => {
                    let length = if matches!(f.def_op(b), Some(Op::ViewDim(..))) { b } else { a };
                    limit(f, length)
                }
                Op::Icmp(IPred::LtU | IPred::LeU, _, b) => limit(f, b),
                Op::Icmp(IPred::GtU | IPred::GeU, a, _) => limit(f, a),
                _ => None,
            });
            let limit = limit.unwrap_or_else(|| format!("the length of `{array}`"));
            let fact = format!("the {axis} is less than {limit}");
            self.found.left.push(Check { at: at.clone(), array: array.clone(), fact });
        }
    }

    fn mark(&mut self, inst: Inst, mark: Mark) {
        let loc = Loc(self.found.own + self.found.marks.len() as u32);
        self.found.marks.push((self.f.insts[inst.0 as usize].loc, mark));
        self.found.marked.insert(inst, loc);
    }

    /// The place of a view or an array in the table; none for what the user did not write.
    fn array(&mut self, object: Object) -> Option<u32> {
        if let Some(known) = self.arrays.get(&object) {
            return Some(*known);
        }
        let f = self.f;
        let info = match object {
            Object::View(view) => {
                let param = &f.params[view.0 as usize];
                let ParamKind::View { elem_bytes, access } = param.kind else { return None };
                if access == Access::Messages {
                    return None;
                }
                ArrayInfo { name: param.name.clone(), element: elem_bytes, place: ArrayPlace::View }
            }
            Object::Lds(array) => {
                let data = &f.lds[array.0 as usize];
                let (element, place) = match (data.shape, data.dynamic) {
                    (Some(LdsShape { element, rows, cols }), _) => {
                        let bytes = rows.saturating_mul(cols).saturating_mul(element);
                        (element, ArrayPlace::Lds { offset: f.lds_offset(array), bytes })
                    }
                    (None, Some(dynamic)) => {
                        let (base, argument) = (f.lds_offset(array), f.params[dynamic.param as usize].offset);
                        (dynamic.elem_bytes, ArrayPlace::Launch { base, argument })
                    }
                    (None, None) => return None,
                };
                ArrayInfo { name: data.name.clone(), element, place }
            }
        };
        let at = self.found.arrays.len() as u32;
        self.found.arrays.push(info);
        self.arrays.insert(object, at);
        Some(at)
    }

    /// The bounds of the indices that an offset is made of, and the condition that they make, if it is one.
    fn bounds_of(&mut self, object: Object, offset: Value) -> (Vec<(u32, Axis)>, Option<Value>) {
        for v in self.elements(offset) {
            match self.f.def_op(v) {
                Some(&Op::Binary(BinOp::MinU, a, b)) if self.is_length(object, a) || self.is_length(object, b) => {
                    return (vec![(self.bound(v), Axis::Index)], None);
                }
                Some(&Op::Select(c, at, end)) if self.is_end(object, end) => {
                    let mut compares = Vec::new();
                    if self.compares(c, &mut compares) {
                        let bounds =
                            compares.into_iter().map(|(v, index)| (self.bound(v), self.axis(at, index))).collect();
                        if let Some(Op::Icmp(..)) = self.f.def_op(c) {
                            self.also_in_select(v, c);
                        }
                        return (bounds, Some(c));
                    }
                }
                Some(&Op::Binary(BinOp::AddSat, a, b)) => return (self.bounds_of_plane(a, b), None),
                _ => {}
            }
        }
        (Vec::new(), None)
    }

    /// The bounds of a row and a column whose offsets are selected apart.
    fn bounds_of_plane(&mut self, row: Value, column: Value) -> Vec<(u32, Axis)> {
        let mut bounds = Vec::new();
        for (v, axis) in [(row, Axis::Row), (column, Axis::Column)] {
            if let Some(&Op::Select(c, ..)) = self.f.def_op(v)
                && let Some(Op::Icmp(IPred::LtU | IPred::GtU, ..)) = self.f.def_op(c)
            {
                bounds.push((self.bound(c), axis));
                self.also_in_select(v, c);
            }
        }
        bounds
    }

    /// What an offset in bytes may be made of, seen through the element's size and the start of an array.
    fn elements(&self, offset: Value) -> Vec<Value> {
        let (mut all, mut next) = (vec![], vec![offset]);
        while let Some(v) = next.pop() {
            all.push(v);
            match self.f.def_op(v) {
                Some(&Op::Binary(BinOp::Mul | BinOp::Shl, a, c)) if self.f.as_const(c).is_some() => next.push(a),
                Some(&Op::Binary(BinOp::Mul, c, a)) if self.f.as_const(c).is_some() => next.push(a),
                Some(&Op::Binary(BinOp::Add, a, b)) if v == offset => next.extend([a, b]),
                Some(&Op::Ternary(TernOp::ShlAdd, a, n, _)) if self.f.as_const(n).is_some() => next.push(a),
                Some(&Op::Ternary(TernOp::MadU24, a, n, _)) if self.f.as_const(n).is_some() => next.push(a),
                _ => {}
            }
        }
        all
    }

    fn is_length(&self, object: Object, v: Value) -> bool {
        matches!((self.f.def_op(v), object), (Some(Op::ViewDim(of, Dim::Len)), Object::View(view)) if *of == view)
    }

    /// Whether a value is what the lowering takes for an index out of range: the length of a view, the length of an LDS
    /// array or, in loads from it, 0.
    fn is_end(&self, object: Object, v: Value) -> bool {
        match object {
            Object::View(_) => self.is_length(object, v),
            Object::Lds(array) => {
                let data = &self.f.lds[array.0 as usize];
                let length = data.shape.map(|s| u64::from(s.rows.saturating_mul(s.cols)));
                let dynamic = data.dynamic.map(|d| d.param);
                match self.f.def_op(v) {
                    Some(Op::Const(c)) => *c == 0 || Some(*c) == length,
                    Some(Op::Param(p)) => Some(*p) == dynamic,
                    _ => false,
                }
            }
        }
    }

    /// Collects the compares that a condition is the conjunction of, each with the index that it compares. False if
    /// there is anything else.
    fn compares(&self, c: Value, out: &mut Vec<(Value, Value)>) -> bool {
        match self.f.def_op(c) {
            Some(&Op::Binary(BinOp::And, a, b)) => self.compares(a, out) && self.compares(b, out),
            Some(&Op::Icmp(IPred::LtU | IPred::LeU, index, _) | &Op::Icmp(IPred::GtU | IPred::GeU, _, index)) => {
                out.push((c, index));
                true
            }
            _ => false,
        }
    }

    /// Which index of an element at `at` an index is: rows are multiplied, columns added.
    fn axis(&self, at: Value, index: Value) -> Axis {
        let is_product = |v: Value| match self.f.def_op(v) {
            Some(&Op::Binary(BinOp::Mul | BinOp::Shl, a, b)) => a == index || b == index,
            _ => false,
        };
        match self.f.def_op(at) {
            Some(&Op::Binary(BinOp::Add, a, b)) if is_product(a) || is_product(b) => Axis::Row,
            Some(&Op::Ternary(TernOp::ShlAdd | TernOp::MadU24, a, b, _)) if a == index || b == index => Axis::Row,
            Some(&Op::Ternary(TernOp::ShlAdd | TernOp::MadU24, _, _, c)) if c == index => Axis::Column,
            Some(&Op::Binary(BinOp::Add, a, b)) if (a == index || b == index) && self.has_product(a, b) => Axis::Column,
            _ => Axis::Index,
        }
    }

    fn has_product(&self, a: Value, b: Value) -> bool {
        [a, b].iter().any(|v| matches!(self.f.def_op(*v), Some(Op::Binary(BinOp::Mul | BinOp::Shl, ..))))
    }

    /// The number of the bound that an instruction computes.
    fn bound(&mut self, v: Value) -> u32 {
        if let Some(known) = self.bounds.get(&v) {
            return *known;
        }
        let bound = self.bounds.len() as u32;
        self.bounds.insert(v, bound);
        self.values.push(v);
        if let crate::ir::func::Def::Inst(inst) = self.f.values[v.0 as usize].def {
            self.mark(inst, Mark::Bound(bound));
        }
        bound
    }

    /// A uniform select makes the compare of its condition itself.
    fn also_in_select(&mut self, select: Value, compare: Value) {
        let bound = self.bound(compare);
        if let crate::ir::func::Def::Inst(inst) = self.f.values[select.0 as usize].def
            && !self.found.marked.contains_key(&inst)
        {
            self.mark(inst, Mark::Bound(bound));
        }
    }
}
