//! What an access to memory touches: its address as a sum, and the comparisons that keep it in range.

use crate::ir::{BinOp, Dim, Function, IPred, Inst, Mem, MemoryId, Op, TernOp, Value, ViewId};

/// Operations that a sum is seen through.
const STEPS: u32 = 24;

/// A sum of multiples of values and a constant, modulo 2^32.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(super) struct Sum {
    /// Sorted by value; no factor is 0.
    pub(super) terms: Vec<(Value, u32)>,
    /// The constant.
    pub(super) constant: u32,
}

impl Sum {
    /// The sum that a value is.
    pub(super) fn of(func: &Function, v: Value) -> Sum {
        let mut sum = Sum::default();
        sum.add(func, v, 1, &mut STEPS.clone());
        sum
    }

    /// Whether it is known to be a multiple of a power of two, from the zero bits below the values of the function.
    pub(super) fn is_multiple_of(&self, n: u32, zeros: &[u8]) -> bool {
        let bits = |&(v, factor): &(Value, u32)| {
            u32::from(zeros.get(v.0 as usize).copied().unwrap_or(0)) + factor.trailing_zeros()
        };
        n.is_power_of_two()
            && self.constant.is_multiple_of(n)
            && self.terms.iter().all(|term| bits(term) >= n.trailing_zeros())
    }

    fn add(&mut self, func: &Function, v: Value, factor: u32, steps: &mut u32) {
        let constant = |v: Value| func.as_const(v).map(|c| c as u32);
        *steps = steps.saturating_sub(1);
        match func.def_op(v) {
            Some(Op::Const(c)) => self.constant = self.constant.wrapping_add(factor.wrapping_mul(*c as u32)),
            Some(&Op::Binary(BinOp::Add, a, b)) if *steps > 0 => {
                self.add(func, a, factor, steps);
                self.add(func, b, factor, steps);
            }
            Some(&Op::Binary(BinOp::Shl, a, n)) if *steps > 0 && constant(n).is_some() => {
                let by = constant(n).unwrap_or_default() & 31;
                self.add(func, a, factor << by, steps);
            }
            Some(&Op::Binary(BinOp::Mul, a, b)) if *steps > 0 && constant(a).or(constant(b)).is_some() => {
                let (x, by) = match constant(b) {
                    Some(by) => (a, by),
                    None => (b, constant(a).unwrap_or_default()),
                };
                self.add(func, x, factor.wrapping_mul(by), steps);
            }
            Some(&Op::Ternary(TernOp::ShlAdd, a, n, b)) if *steps > 0 && constant(n).is_some() => {
                let by = constant(n).unwrap_or_default() & 31;
                self.add(func, a, factor << by, steps);
                self.add(func, b, factor, steps);
            }
            _ => self.term(v, factor),
        }
    }

    fn term(&mut self, v: Value, factor: u32) {
        match self.terms.binary_search_by_key(&v, |(v, _)| *v) {
            Ok(at) => {
                self.terms[at].1 = self.terms[at].1.wrapping_add(factor);
                if self.terms[at].1 == 0 {
                    self.terms.remove(at);
                }
            }
            Err(at) if factor != 0 => self.terms.insert(at, (v, factor)),
            Err(_) => {}
        }
    }

    /// The sum times a number, plus a number.
    fn scaled(mut self, by: u32, plus: u32) -> Sum {
        for (_, factor) in &mut self.terms {
            *factor = factor.wrapping_mul(by);
        }
        self.terms.retain(|(_, factor)| *factor != 0);
        self.constant = self.constant.wrapping_mul(by).wrapping_add(plus);
        self
    }
}

/// `index + more < limit`, without overflow.
#[derive(Clone, Debug)]
pub(super) struct Check {
    pub(super) index: Value,
    pub(super) sum: Sum,
    pub(super) more: u32,
    pub(super) limit: Value,
}

/// What checks have in common whose indices differ by a constant: the terms of the index, and the limit.
pub(super) type Alike<'a> = (&'a [(Value, u32)], Value);

impl Check {
    pub(super) fn alike(&self) -> Alike<'_> {
        (&self.sum.terms, self.limit)
    }
}

/// A load or store.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) inst: Inst,
    pub(super) memory: MemoryId,
    pub(super) mem: Mem,
    /// What it stores.
    pub(super) value: Option<Value>,
    /// The address in bytes where all checks hold.
    pub(super) address: Sum,
    /// Where all checks hold, the offset of the instruction is this value times `size`.
    pub(super) index: Value,
    /// Bytes of what it counts.
    pub(super) size: u32,
    /// Bytes that the instruction adds.
    pub(super) imm: u32,
    /// What must hold for the access to be in range; if something does not, it is beyond the end of the view.
    pub(super) checks: Vec<Check>,
}

impl Place {
    /// Words of an access of whole words.
    pub(super) fn words(&self) -> Option<u32> {
        match self.mem {
            Mem::Words(n) => Some(n.into()),
            _ => None,
        }
    }

    /// The place of an instruction, if it is a load or store, by its offset as it is.
    pub(super) fn plain(func: &Function, inst: Inst) -> Option<Place> {
        let (memory, mem, offset, imm, value) = match func.insts[inst.0 as usize].op {
            Op::Load { view, mem, offset, imm } => (MemoryId::View(view), mem, offset, imm, None),
            Op::Store { view, mem, offset, imm, value } => (MemoryId::View(view), mem, offset, imm, Some(value)),
            Op::LdsLoad { array, mem, offset, imm } => (MemoryId::Lds(array), mem, offset, imm, None),
            Op::LdsStore { array, mem, offset, imm, value } => (MemoryId::Lds(array), mem, offset, imm, Some(value)),
            _ => return None,
        };
        Some(Place {
            inst,
            memory,
            mem,
            value,
            address: Sum::of(func, offset).scaled(1, imm),
            index: offset,
            size: 1,
            imm,
            checks: Vec::new(),
        })
    }

    /// The place of an instruction, if it is a load or store with checks, by the index that they check.
    pub(super) fn checked(func: &Function, inst: Inst) -> Option<Place> {
        let (view, offset, imm) = match func.insts[inst.0 as usize].op {
            Op::Load { view, offset, imm, .. } | Op::Store { view, offset, imm, .. } => (view, offset, imm),
            _ => return None,
        };
        let (element, size) = match func.def_op(offset) {
            Some(&Op::Binary(BinOp::Shl, a, n)) if func.as_const(n).is_some_and(|n| n < 32) => {
                (a, 1 << func.as_const(n).unwrap_or_default())
            }
            Some(&Op::Binary(BinOp::Mul, a, n)) if func.as_const(n).is_some() => {
                (a, func.as_const(n).unwrap_or_default() as u32)
            }
            _ => (offset, 1),
        };
        // Only with the size of an element is the view's length the end of the view.
        if size != func.view(view).0 {
            return None;
        }
        let (index, checks) = match func.def_op(element) {
            Some(&Op::Binary(BinOp::MinU, a, b)) => {
                let (index, limit) = if is_length(func, view, b) { (a, b) } else { (b, a) };
                if !is_length(func, view, limit) {
                    return None;
                }
                (index, vec![Check { index, sum: Sum::of(func, index), more: 0, limit }])
            }
            Some(&Op::Select(c, index, end)) if is_length(func, view, end) => {
                let mut checks = Vec::new();
                if !conjunction(func, c, &mut checks) {
                    return None;
                }
                (index, checks)
            }
            _ => return None,
        };
        let address = Sum::of(func, index).scaled(size, imm);
        Some(Place { address, index, size, checks, ..Place::plain(func, inst)? })
    }
}

fn is_length(func: &Function, view: ViewId, v: Value) -> bool {
    matches!(func.def_op(v), Some(Op::ViewDim(of, Dim::Len)) if *of == view)
}

/// Collects the comparisons of a conjunction. Returns `false` if there is anything else in it.
fn conjunction(func: &Function, c: Value, out: &mut Vec<Check>) -> bool {
    let (index, limit) = match func.def_op(c) {
        Some(&Op::Binary(BinOp::And, a, b)) => return conjunction(func, a, out) && conjunction(func, b, out),
        Some(&Op::Icmp(IPred::LtU, a, b) | &Op::Icmp(IPred::GtU, b, a)) => (a, b),
        _ => return false,
    };
    let (limit, more) = shortened(func, limit).unwrap_or((limit, 0));
    out.push(Check { index, sum: Sum::of(func, index), more, limit });
    true
}

/// A limit of the form `max(n, more) - more`: the number of starts of `more + 1` elements among `n`.
fn shortened(func: &Function, limit: Value) -> Option<(Value, u32)> {
    let (most, less) = match *func.def_op(limit)? {
        Op::Binary(BinOp::Sub, a, b) => (a, func.as_const(b)? as u32),
        Op::Binary(BinOp::Add, a, b) => (a, (func.as_const(b)? as u32).wrapping_neg()),
        _ => return None,
    };
    match *func.def_op(most)? {
        Op::Binary(BinOp::MaxU, n, more) if func.as_const(more) == Some(less.into()) => Some((n, less)),
        Op::Binary(BinOp::MaxU, more, n) if func.as_const(more) == Some(less.into()) => Some((n, less)),
        _ => None,
    }
}
