//! Inserts instructions between two others where the hardware does not interlock them.
//!
//! The rules are those of LLVM's `GCNHazardRecognizer` for gfx11 in wave32:
//! - a vector instruction that reads a transcendental result early waits for it with s_waitcnt_depctr
//!   (`fixVALUTransUseHazard`);
//! - a vector instruction separates a matrix instruction from one that reads its D as A or B (`fixWMMAHazards`).
//!
//! The compiler emits no code that has the other hazards of gfx11: no v_cmpx, no LDS direct loads, no s_sendmsg that
//! frees registers.

use super::machine::{PFunc, PInst};
use std::collections::{BTreeMap, BTreeSet};
use t0_isa::isa::{Access, Field, Inst, Op as I, Operand};
use t0_isa::target::Target;

/// A transcendental result is safe to read after more than so many vector instructions ...
pub(crate) const TRANS_VALUS: u8 = 5;
/// ... or more than so many transcendental ones.
pub(crate) const TRANS_TRANS: u8 = 1;
/// s_waitcnt_depctr with va_vdst at 0 and the other fields at their maximum.
pub(crate) const WAIT_VA_VDST: u16 = 0x0FFF;

/// The field va_vdst of s_waitcnt_depctr's immediate: how many vector instructions may still be about to write their
/// result.
const VA_VDST: u16 = 0xF000;

#[derive(Clone, PartialEq, Default)]
struct State {
    /// Registers that a transcendental wrote: vector and transcendental instructions issued since. A later write by
    /// another instruction does not remove one: it may have run for fewer lanes, or have written half of the register.
    trans: BTreeMap<u16, (u8, u8)>,
    /// Registers of D of matrix instructions right before.
    matrix: BTreeSet<u16>,
}

/// What must precede an instruction. A v_nop does not wait for a transcendental result, and s_waitcnt_depctr is no
/// vector instruction: neither replaces the other.
#[derive(Clone, Copy, PartialEq, Default)]
struct Guards {
    vector: bool,
    wait: bool,
}

impl Guards {
    fn insts(self) -> impl Iterator<Item = Inst> {
        let vector = self.vector.then(|| Inst::new(I::v_nop, &[]));
        let wait = self.wait.then(|| Inst::new(I::s_waitcnt_depctr, &[Operand::Imm(WAIT_VA_VDST)]));
        vector.into_iter().chain(wait)
    }
}

fn registers(a: Access) -> std::ops::Range<u16> {
    a.reg.0..a.reg.0 + u16::from(a.dwords)
}

impl State {
    fn meet(&mut self, o: &State) -> bool {
        let before = self.clone();
        for (r, (v, t)) in &o.trans {
            let e = self.trans.entry(*r).or_insert((*v, *t));
            *e = (e.0.min(*v), e.1.min(*t));
        }
        self.matrix.extend(&o.matrix);
        *self != before
    }

    /// What must precede `inst`; then takes `inst` into account.
    fn step(&mut self, inst: &Inst, target: &Target) -> Guards {
        if !inst.unit().is_vector() {
            let waits = |o: Option<&Operand>| matches!(o, Some(Operand::Imm(i)) if i & VA_VDST == 0);
            if inst.op == I::s_waitcnt_depctr && waits(inst.operands().first()) {
                self.trans.clear();
            }
            return Guards::default();
        }
        let (matrix, trans) = (is_matrix(inst), inst.unit().is_transcendental());
        let mut guards = Guards::default();
        if self.trans.is_empty() && self.matrix.is_empty() && !matrix && !trans {
            return guards;
        }
        for a in inst.reads(false) {
            let input = || [Field::src0, Field::src1].iter().any(|f| inst.position(*f) == Some(usize::from(a.operand)));
            guards.vector |= matrix && input() && registers(a).any(|r| self.matrix.contains(&r));
            guards.wait |= target.hazards.trans_use && registers(a).any(|r| self.trans.contains_key(&r));
        }
        if guards.wait {
            self.trans.clear();
        }
        self.matrix.clear();
        self.trans.retain(|_, (v, t)| {
            *v += 1;
            *t += u8::from(trans);
            *v <= TRANS_VALUS && *t <= TRANS_TRANS
        });
        for r in inst.writes(false).flat_map(registers) {
            if trans {
                self.trans.insert(r, (0, 0));
            }
            if matrix {
                self.matrix.insert(r);
            }
        }
        guards
    }
}

pub(crate) fn is_matrix(inst: &Inst) -> bool {
    inst.op.desc().is_matrix()
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
            out.extend(s.step(&i.inst, target).insts().map(|inst| PInst { inst, loc: i.loc }));
            out.push(i);
        }
        block.insts = out;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::machine::PBlock;
    use crate::codegen::mir::{MBlockId, MTerm};
    use crate::ir::Loc;
    use t0_isa::isa::{Style, parse_styled};
    use t0_isa::target::{GFX1100, GFX1150};

    /// One block of these lines after the pass.
    fn guarded(target: &Target, lines: &[&str]) -> Vec<String> {
        let parsed = |l: &&str| PInst { inst: parse_styled(l, target, Style::default()).unwrap(), loc: Loc(0) };
        let block = PBlock { insts: lines.iter().map(parsed).collect(), term: MTerm::End, term_loc: Loc(0) };
        let mut p = PFunc { blocks: vec![block], layout: vec![MBlockId(0)] };
        run(&mut p, target);
        p.blocks[0].insts.iter().map(|i| i.inst.to_string()).collect()
    }

    const WAIT: &str = "s_waitcnt_depctr 0xfff";
    const EXP: &str = "v_exp_f32_e32 v0, v1";
    const ADD: &str = "v_add_f32_e32 v2, v0, v3";

    #[test]
    fn an_early_read_of_a_transcendental_waits() {
        assert_eq!(guarded(&GFX1100, &[EXP, ADD]), [EXP, WAIT, ADD]);
        assert_eq!(guarded(&GFX1150, &[EXP, ADD]), [EXP, ADD]);
        let apart = ["v_mov_b32_e32 v9, 0"; 6];
        let far: Vec<&str> = [EXP].into_iter().chain(apart).chain([ADD]).collect();
        assert_eq!(guarded(&GFX1100, &far), far);
    }

    #[test]
    fn only_a_wait_for_all_vector_results_counts() {
        assert_eq!(guarded(&GFX1100, &[EXP, WAIT, ADD]), [EXP, WAIT, ADD]);
        // Other counters, and a wait that leaves one result outstanding.
        for other in ["s_waitcnt_depctr 0xfffe", "s_waitcnt_depctr 0x1fff", "s_waitcnt_depctr 0xf0ff"] {
            assert_eq!(guarded(&GFX1100, &[EXP, other, ADD]), [EXP, other, WAIT, ADD]);
        }
    }

    #[test]
    fn a_write_by_another_instruction_leaves_the_hazard() {
        // The move may have run for fewer lanes than the exponential.
        let lines = [EXP, "s_mov_b32 exec_lo, s4", "v_mov_b32_e32 v0, 0", "s_mov_b32 exec_lo, s5", ADD];
        let want = [EXP, "s_mov_b32 exec_lo, s4", "v_mov_b32_e32 v0, 0", "s_mov_b32 exec_lo, s5", WAIT, ADD];
        assert_eq!(guarded(&GFX1100, &lines), want);
    }

    const FIRST: &str = "v_wmma_f32_16x16x16_f16 v[16:23], v[0:7], v[8:15], v[16:23]";
    const NEXT: &str = "v_wmma_f32_16x16x16_f16 v[32:39], v[16:23], v[8:15], v[32:39]";

    #[test]
    fn a_matrix_result_is_an_input_only_after_another_vector_instruction() {
        assert_eq!(guarded(&GFX1150, &[FIRST, NEXT]), [FIRST, "v_nop", NEXT]);
        assert_eq!(guarded(&GFX1150, &[FIRST, "s_nop 0", NEXT]), [FIRST, "s_nop 0", "v_nop", NEXT]);
        let between = [FIRST, "v_mov_b32_e32 v50, 0", NEXT];
        assert_eq!(guarded(&GFX1150, &between), between);
        // D as C, and inputs of four registers beside D.
        assert_eq!(guarded(&GFX1150, &[FIRST, FIRST]), [FIRST, FIRST]);
        let beside = "v_wmma_i32_16x16x16_iu8 v[32:39], v[12:15], v[8:11], v[32:39]";
        assert_eq!(guarded(&GFX1150, &[FIRST, beside]), [FIRST, beside]);
    }

    #[test]
    fn two_hazards_at_once_get_two_guards() {
        let lines = ["v_exp_f32_e32 v8, v40", FIRST, NEXT];
        // The first product waits for the exponential in B.
        assert_eq!(guarded(&GFX1100, &lines), [lines[0], WAIT, FIRST, "v_nop", NEXT]);
        let exp = "v_exp_f32_e32 v32, v40";
        let first = "v_wmma_f32_16x16x16_f16 v[16:23], v[0:7], v[8:15], v[16:23]";
        assert_eq!(guarded(&GFX1100, &[exp, first, NEXT]), [exp, first, "v_nop", WAIT, NEXT]);
    }
}
