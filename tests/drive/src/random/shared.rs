//! Memory that lanes modify together, and results of the workgroup: atomics, workgroup builtins.

use super::expr::{Wish, Writer};
use super::kind::Kind;

/// The types of atomics in random kernels; sums of floats would depend on the order of lanes.
pub(super) const ATOMIC: [Kind; 4] = [Kind::U32, Kind::I32, Kind::U64, Kind::I64];

/// Updates that commute, each with its own element after the lanes' elements of a view.
pub(super) const COMMUTING: [&[&str]; 6] = [&["add", "sub"], &["min"], &["max"], &["and"], &["or"], &["xor"]];

impl Writer<'_, '_> {
    fn atomic_kind(&mut self) -> Kind {
        let fit: Vec<Kind> = self.palette.iter().copied().filter(|k| ATOMIC.contains(k)).collect();
        self.c.pick(&fit)
    }

    /// An atomic access: to an element that all lanes modify and no lane reads before the end, or to this lane's own
    /// element.
    pub(super) fn atomic(&mut self) {
        let kind = self.atomic_kind();
        let name = kind.name();
        let e = self.expr(kind, 2, Wish::Any);
        if self.c.chance(40) {
            let group = self.c.below(COMMUTING.len() as u32);
            let word = self.c.pick(COMMUTING[group as usize]);
            return self.line(&format!("c_{name}.{word}(total + {group}, {e});"));
        }
        let n = self.fresh();
        let (scope, order) =
            (self.c.pick(&["Workgroup", "Device", "System"]), self.c.pick(&["Relaxed", "AcqRel", "SeqCst"]));
        let text = match self.c.below(5) {
            0 => format!("c_{name}.load(gid)"),
            1 => format!("c_{name}.exchange(gid, {e})"),
            2 => {
                let other = self.expr(kind, 1, Wish::Any);
                format!("c_{name}.compare_exchange(gid, {other}, {e})")
            }
            3 => {
                let word = self.c.pick(&["add", "sub", "min", "max", "and", "or", "xor"]);
                format!("c_{name}.{word}_ordered(gid, {e}, Scope::{scope}, Order::{order})")
            }
            _ => {
                self.line(&format!("c_{name}.store(gid, {e});"));
                return self.line(&format!("fence(Scope::{scope}, Order::SeqCst);"));
            }
        };
        self.line(&format!("let r{n}: {name} = {text};"));
        self.declare(format!("r{n}"), kind, false, Wish::Any);
    }

    /// Lanes modify each other's elements of an LDS array between barriers.
    pub(super) fn lds_atomics(&mut self) {
        let kind = self.atomic_kind();
        let name = kind.name();
        let e = self.expr(kind, 2, Wish::Any);
        let own = self.slot(kind, "tid");
        self.line(&format!("tile_{name}[{own}] = {e};"));
        self.line("barrier();");
        // Only one kind of update in a phase: its updates commute.
        let word = self.c.pick(&["add", "sub", "min", "max", "and", "or", "xor"]);
        for _ in 0..=self.c.below(2) {
            let (i, e) = (self.expr(Kind::U32, 1, Wish::Any), self.expr(kind, 1, Wish::Any));
            let at = self.slot(kind, &format!("{i} % live"));
            let update = if self.c.chance(20) {
                let order = self.c.pick(&["Relaxed", "AcqRel"]);
                format!("tile_{name}.atomic_{word}_ordered({at}, {e}, Order::{order});")
            } else {
                format!("tile_{name}.atomic_{word}({at}, {e});")
            };
            if self.c.chance(40) {
                let c = self.cond(1, Wish::Any);
                self.line(&format!("if {c} {{ {update} }}"));
            } else {
                self.line(&update);
            }
        }
        self.line("barrier();");
        let n = self.fresh();
        let i = self.expr(Kind::U32, 1, Wish::Any);
        let at = self.slot(kind, &format!("{i} % live"));
        self.line(&format!("let d{n}: {name} = tile_{name}[{at}];"));
        self.declare(format!("d{n}"), kind, false, Wish::Any);
        self.line("barrier();");
    }

    /// A workgroup builtin.
    pub(super) fn workgroup_builtin(&mut self) {
        let fit: Vec<Kind> = self.palette.iter().copied().filter(|k| *k != Kind::Bool).collect();
        let kind = self.c.pick(&fit);
        let e = self.expr(kind, 2, Wish::Any);
        let n = self.fresh();
        let fix = kind.positive_zero();
        let (text, kind, wish) = match self.c.below(8) {
            0 => (format!("block::{}({e})", self.c.pick(&["sum", "product"])), kind, Wish::Group),
            1 => (format!("block::{}({e}){fix}", self.c.pick(&["min", "max"])), kind, Wish::Group),
            2 => {
                let c = self.cond(1, Wish::Any);
                let word = self.c.pick(&["any", "all"]);
                (format!("block::{word}({c}) as u32"), Kind::U32, Wish::Group)
            }
            3 => (format!("block::{}({e}){fix}", self.scan()), kind, Wish::Any),
            4 => {
                let at = self.expr(Kind::U32, 1, Wish::Group);
                (format!("block::broadcast({e}, {at} % live)"), kind, Wish::Group)
            }
            5 => return self.reduced("block", Wish::Group),
            _ => (format!("block::{}({e})", self.c.pick(&["inclusive_sum", "exclusive_sum"])), kind, Wish::Any),
        };
        self.line(&format!("let b{n}: {} = {text};", kind.name()));
        self.declare(format!("b{n}"), kind, false, wish);
    }

    /// A workgroup scan.
    pub(super) fn scan(&mut self) -> String {
        format!("{}_{}", self.c.pick(&["inclusive", "exclusive"]), self.c.pick(&["sum", "product", "min", "max"]))
    }
}
