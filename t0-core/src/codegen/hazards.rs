//! What must stand between two instructions where the machine does not see to it itself (shared facts: "Hazards LLVM guards on gfx11").

use super::machine::{PFunc, PInst};
use std::collections::BTreeMap;
use t0_isa::isa::{Field, Inst, Op as I, Operand, Unit};
use t0_isa::target::Target;

/// A transcendental result is safe to read after more than so many vector instructions ...
pub(crate) const TRANS_VALUS: u8 = 5;
/// ... or more than so many transcendental ones.
pub(crate) const TRANS_TRANS: u8 = 1;
/// s_waitcnt_depctr with va_vdst at 0 and all else at its greatest.
pub(crate) const WAIT_VA_VDST: u16 = 0x0FFF;

#[derive(Clone, PartialEq, Default)]
struct State {
    /// Results of transcendentals: vector and transcendental instructions issued since.
    trans: BTreeMap<u16, (u8, u8)>,
    /// First registers of D of matrix instructions right before.
    matrix: Vec<u16>,
}

impl State {
    fn meet(&mut self, o: &State) -> bool {
        let before = self.clone();
        for (r, (v, t)) in &o.trans {
            let e = self.trans.entry(*r).or_insert((*v, *t));
            *e = (e.0.min(*v), e.1.min(*t));
        }
        self.matrix.extend(&o.matrix);
        self.matrix.sort_unstable();
        self.matrix.dedup();
        *self != before
    }

    /// Instructions to put before `inst`; then takes it into account.
    fn step(&mut self, inst: &Inst, target: &Target) -> Option<Inst> {
        if !matches!(inst.unit(), Unit::Valu | Unit::Trans) {
            if inst.op == I::s_waitcnt_depctr {
                self.trans.clear();
            }
            return None;
        }
        let mut before = None;
        if is_matrix(inst) {
            let overlaps = |field| match inst.operand(field) {
                Operand::Reg(r) => self.matrix.iter().any(|d| r.0 < d + 8 && *d < r.0 + 8),
                _ => false,
            };
            if overlaps(Field::src0) || overlaps(Field::src1) {
                before = Some(Inst::new(I::v_nop, &[]));
            }
        }
        let reads = |r: &u16| inst.reads(false).any(|a| (a.reg.0..a.reg.0 + u16::from(a.dwords)).contains(r));
        if target.hazards.trans_use && self.trans.keys().any(reads) {
            before = Some(Inst::new(I::s_waitcnt_depctr, &[Operand::Imm(WAIT_VA_VDST)]));
            self.trans.clear();
        }
        self.matrix.clear();
        let trans = inst.unit() == Unit::Trans;
        self.trans.retain(|_, (v, t)| {
            *v += 1;
            *t += u8::from(trans);
            *v <= TRANS_VALUS && *t <= TRANS_TRANS
        });
        for a in inst.writes(false) {
            for r in a.reg.0..a.reg.0 + u16::from(a.dwords) {
                self.trans.remove(&r);
                if trans {
                    self.trans.insert(r, (0, 0));
                }
            }
            if is_matrix(inst) {
                self.matrix.push(a.reg.0);
            }
        }
        before
    }
}

pub(crate) fn is_matrix(inst: &Inst) -> bool {
    inst.op.name().starts_with("v_wmma")
}

/// Inserts what the hazards of the target need.
pub(crate) fn run(p: &mut PFunc, target: &Target) {
    let starts = p.fixed_point(
        State::default(),
        |s, i| {
            s.step(&i.inst, target);
        },
        |a, b| a.meet(b),
    );
    for b in p.layout.clone() {
        let Some(mut s) = starts[b.0 as usize].clone() else { continue };
        let block = &mut p.blocks[b.0 as usize];
        let mut out = Vec::with_capacity(block.insts.len());
        for i in std::mem::take(&mut block.insts) {
            if let Some(inst) = s.step(&i.inst, target) {
                out.push(PInst { inst, loc: i.loc });
            }
            out.push(i);
        }
        block.insts = out;
    }
}
