//! Checks shared moves from the code before and after, with none of the pass's code.
//!
//! The code after is correct when it is the code before, except that some operands name another register, where
//! - the instruction only reads the operand;
//! - both registers are written once, by moves of the same word of one scalar register, which is written once too;
//! - both moves are in one block, that of the new register first, with no change of the mask between them, so that each
//!   lane that has a value in the old register has the same value in the new one;
//! - the move of the old register comes before the operand on every path.

use crate::codegen::mir::{Class, MBlockId, MFunc, MInst, Opnd, VReg};
use crate::hash::Map;
use t0_isa::isa::{Implicit, Op as I, Reg};

/// The only move to a vector register.
struct Move {
    from: Opnd,
    block: usize,
    at: usize,
}

/// Checks a function.
///
/// # Errors
/// The first rule broken, with the block and the instruction.
pub(crate) fn check(before: &MFunc, after: &MFunc) -> Result<(), String> {
    if before.vregs != after.vregs || before.layout != after.layout || before.blocks.len() != after.blocks.len() {
        return Err("registers or blocks changed".into());
    }
    let moves = moves(before);
    for (b, (old, new)) in before.blocks.iter().zip(&after.blocks).enumerate() {
        if old.insts.len() != new.insts.len() {
            return Err(format!("block {b}: its instructions are not as many as before"));
        }
        for (at, (was, is)) in old.insts.iter().zip(&new.insts).enumerate() {
            let whole =
                |e: String| format!("block {b}: `{}` for `{}`: {e}", is.text(&after.vregs), was.text(&before.vregs));
            let same = MInst { ops: was.ops.clone(), ..is.clone() };
            if same != *was || was.ops.len() != is.ops.len() {
                return Err(whole("more than registers changed".into()));
            }
            for (i, (old, new)) in was.ops.iter().zip(&is.ops).enumerate() {
                if old != new {
                    operand(before, &moves, (b, at), (was, i), *new).map_err(whole)?;
                }
            }
        }
    }
    Ok(())
}

/// Checks an operand that names another register.
fn operand(
    m: &MFunc,
    moves: &Map<VReg, Move>,
    (block, at): (usize, usize),
    (inst, i): (&MInst, usize),
    new: Opnd,
) -> Result<(), String> {
    let (Opnd::Reg(old, 0), Opnd::Reg(new, 0)) = (inst.ops[i], new) else {
        return Err("an operand is something else".into());
    };
    let (role, _) = inst.role(i, &m.vregs);
    if role.writes() {
        return Err("a register that is written changed".into());
    }
    let (Some(was), Some(is)) = (moves.get(&old), moves.get(&new)) else {
        return Err("a register is not that of a single move".into());
    };
    if was.from != is.from {
        return Err("the registers hold different values".into());
    }
    if was.block != is.block || was.at < is.at {
        return Err("the move of the new register does not come first".into());
    }
    if m.blocks[was.block].insts[is.at..was.at].iter().any(|inst| writes_mask(m, inst)) {
        return Err("the mask changes between the moves".into());
    }
    let moved = if block == was.block { was.at < at } else { !reached_without(m, was.block, block) };
    if moved { Ok(()) } else { Err("the old register is not moved on every path".into()) }
}

/// The vector registers of one word that one instruction of the function writes, a plain move from a scalar register
/// that one instruction writes.
fn moves(m: &MFunc) -> Map<VReg, Move> {
    let mut writes = vec![0u32; m.vregs.len()];
    for inst in m.blocks.iter().flat_map(|b| &b.insts) {
        inst.for_each_reg(&m.vregs, |v, _, _, role| writes[v.0 as usize] += u32::from(role.writes()));
    }
    let mut all = Map::default();
    for (block, data) in m.blocks.iter().enumerate() {
        for (at, inst) in data.insts.iter().enumerate() {
            let [Opnd::Reg(to, 0), from @ Opnd::Reg(scalar, _)] = inst.ops[..] else { continue };
            let unmodified = inst.mods == MInst::new(I::v_mov_b32, vec![], inst.loc).mods;
            let once = writes[to.0 as usize] == 1 && writes[scalar.0 as usize] == 1;
            let classes = (m.data(to).class, m.data(to).words, m.data(scalar).class);
            if inst.op() == Some(I::v_mov_b32) && unmodified && once && classes == (Class::V, 1, Class::S) {
                all.insert(to, Move { from, block, at });
            }
        }
    }
    all
}

/// Whether a path from the entry reaches block `to` without passing through block `around`.
fn reached_without(m: &MFunc, around: usize, to: usize) -> bool {
    let mut seen = vec![false; m.blocks.len()];
    let mut left: Vec<MBlockId> = m.layout.first().copied().into_iter().collect();
    while let Some(b) = left.pop() {
        let b = b.0 as usize;
        if b == around || std::mem::replace(&mut seen[b], true) {
            continue;
        }
        left.extend(m.blocks[b].term.successors());
    }
    seen[to]
}

fn writes_mask(m: &MFunc, inst: &MInst) -> bool {
    let written = |i: usize| inst.ops[i] == Opnd::Phys(Reg::EXEC_LO) && inst.role(i, &m.vregs).0.writes();
    (0..inst.ops.len()).any(written) || inst.op().is_some_and(|op| op.desc().writes.contains(Implicit::EXEC))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::mir::{Cond, MBlock, MTerm};
    use crate::codegen::shared_moves;
    use crate::ir::Loc;

    fn reg(v: VReg) -> Opnd {
        Opnd::Reg(v, 0)
    }

    fn inst(op: I, ops: &[Opnd]) -> MInst {
        MInst::new(op, ops.to_vec(), Loc(0))
    }

    fn block(insts: Vec<MInst>, term: MTerm) -> MBlock {
        MBlock { insts, term, term_loc: Loc(0) }
    }

    /// Two moves of the scalar s in the first block, with something between them, and a use of the second register
    /// there and in the second block.
    struct Code {
        m: MFunc,
        scalars: [VReg; 2],
        vectors: [VReg; 3],
    }

    fn code(between: impl FnOnce(&[VReg; 2]) -> Vec<MInst>) -> Code {
        let mut m = MFunc::default();
        let scalars = [(); 2].map(|()| m.vreg(Class::S, 1));
        let vectors = [(); 3].map(|()| m.vreg(Class::V, 1));
        let [s, other] = scalars;
        let [a, b, sum] = vectors;
        let mut first = vec![
            inst(I::s_mov_b32, &[reg(s), Opnd::Const(7)]),
            inst(I::s_mov_b32, &[reg(other), Opnd::Const(9)]),
            inst(I::v_mov_b32, &[reg(a), reg(s)]),
        ];
        first.extend(between(&scalars));
        first.push(inst(I::v_mov_b32, &[reg(b), reg(s)]));
        first.push(inst(I::v_add_f32, &[reg(sum), reg(a), reg(b)]));
        let second = vec![inst(I::v_add_f32, &[reg(sum), reg(sum), reg(b)])];
        m.blocks = vec![block(first, MTerm::Jump(MBlockId(1))), block(second, MTerm::End)];
        m.layout = vec![MBlockId(0), MBlockId(1)];
        Code { m, scalars, vectors }
    }

    /// The code as the pass must not write it: the first register instead of the second in all uses.
    fn shared(m: &MFunc, [a, b, _]: [VReg; 3]) -> MFunc {
        let mut after = m.clone();
        for inst in after.blocks.iter_mut().flat_map(|b| &mut b.insts) {
            for o in inst.ops.iter_mut().skip(1).filter(|o| **o == reg(b)) {
                *o = reg(a);
            }
        }
        after
    }

    #[test]
    fn what_the_pass_writes_is_right() {
        let Code { m, vectors, .. } = code(|_| vec![]);
        let mut after = m.clone();
        shared_moves::run(&mut after);
        assert_eq!(after, shared(&m, vectors));
        assert_eq!(check(&m, &after), Ok(()));
    }

    #[test]
    fn each_rule_is_needed() {
        let wrong = |m: &MFunc, after: &MFunc, rule: &str| {
            let error = check(m, after).expect_err(rule);
            assert!(error.contains(rule), "{error}");
        };
        // The mask changes between the moves: lanes of the second one may be missing in the first one.
        let Code { m, vectors, .. } =
            code(|_| vec![inst(I::s_mov_b32, &[Opnd::Phys(Reg::EXEC_LO), Opnd::Const(u32::MAX)])]);
        wrong(&m, &shared(&m, vectors), "mask changes");
        // The scalar is written again.
        let Code { m, vectors, .. } = code(|[s, _]| vec![inst(I::s_mov_b32, &[reg(*s), Opnd::Const(8)])]);
        wrong(&m, &shared(&m, vectors), "not that of a single move");
        // Another scalar.
        let Code { mut m, scalars, vectors } = code(|_| vec![]);
        m.blocks[0].insts[3].ops[1] = reg(scalars[1]);
        wrong(&m, &shared(&m, vectors), "different values");
        // A modified move.
        let Code { mut m, vectors, .. } = code(|_| vec![]);
        m.blocks[0].insts[2].mods.neg = 1;
        wrong(&m, &shared(&m, vectors), "not that of a single move");
        // The second register instead of the first.
        let Code { m, vectors: [a, b, sum], .. } = code(|_| vec![]);
        wrong(&m, &shared(&m, [b, a, sum]), "does not come first");
        // A use before the second move, and one that a path reaches without it.
        let Code { mut m, vectors, .. } = code(|_| vec![]);
        let add = m.blocks[0].insts.pop().expect("it has one");
        m.blocks[0].insts.insert(3, add);
        wrong(&m, &shared(&m, vectors), "on every path");
        let Code { mut m, vectors, .. } = code(|_| vec![]);
        m.blocks.push(block(vec![], MTerm::Branch(Cond::SccSet, MBlockId(0), MBlockId(1))));
        m.layout = vec![MBlockId(2), MBlockId(0), MBlockId(1)];
        wrong(&m, &shared(&m, vectors), "on every path");
        // A write to another register, another instruction, a lost one.
        let Code { m, vectors: [a, b, _], .. } = code(|_| vec![]);
        let mut after = m.clone();
        after.blocks[0].insts[3].ops[0] = reg(a);
        wrong(&m, &after, "written");
        let mut after = m.clone();
        after.blocks[0].insts[4].code = inst(I::v_sub_f32, &[]).code;
        wrong(&m, &after, "more than registers");
        let mut after = m.clone();
        after.blocks[0].insts.pop();
        wrong(&m, &after, "as many");
        let mut after = m.clone();
        after.blocks[0].insts[4].ops[1] = Opnd::Const(0);
        wrong(&m, &after, "something else");
        let _ = b;
    }
}
