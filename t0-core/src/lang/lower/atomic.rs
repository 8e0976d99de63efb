//! Atomic accesses of views and LDS arrays. Out-of-range accesses give zero and change nothing, like other accesses.

use super::{Leaf, Lowerer};
use crate::bug::bug;
use crate::ir::{AtomicAccess, AtomicOp, MemOrder, MemoryId, Op, Scope, Value};
use crate::lang::types::Scalar;

impl Lowerer<'_> {
    /// An access of one element; returns the previous value, except for stores.
    pub fn atomic(
        &mut self,
        base: Leaf,
        index: &[Value],
        elem: Scalar,
        op: AtomicOp,
        data: &[Value],
        (scope, order): (Scope, MemOrder),
    ) -> Option<Value> {
        let (memory, offset, inside) = match base {
            Leaf::View(_) | Leaf::ViewPart(_) => {
                let v = self.whole_view(base);
                (MemoryId::View(v), self.view_offset(base, index, elem.bytes()), None)
            }
            Leaf::Lds(_) | Leaf::LdsPart(_) => {
                let a = self.whole_lds(base);
                let (at, inside) = self.lds_index(base, index);
                let at = match inside {
                    None => at,
                    Some(ok) => {
                        let end = self.lds_end(a, 1);
                        self.select(ok, at, end)
                    }
                };
                let offset = self.lds_offset(a, at, elem.bytes());
                (MemoryId::Lds(a), offset, inside)
            }
            Leaf::Value(_) => bug!("an atomic access of a value"),
        };
        let data: Vec<Value> = data
            .iter()
            .map(|v| {
                let words = self.bits_of(*v, elem);
                self.whole(words)
            })
            .collect();
        let a = AtomicAccess { op, memory, wide: elem.bytes() == 8, imm: 0, scope, order };
        let access = Op::Atomic(a, offset, data);
        if op == AtomicOp::Store {
            self.effect(access);
            return None;
        }
        let bits = self.op(access, a.ty());
        let mut words = self.split(bits, elem.mem());
        if let Some(ok) = inside {
            let zero = self.i32(0);
            for w in &mut words {
                *w = self.select(ok, *w, zero);
            }
        }
        Some(self.value_of(&words, elem))
    }
}
