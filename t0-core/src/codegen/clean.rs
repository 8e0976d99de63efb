//! Tidies machine IR before allocation: drops unused instructions, compares whose result is already in SCC, and moves
//! of a constant that a register of the block holds already.

use super::mir::{Code, MFunc, MInst, MTerm, Opnd, VReg};
use std::collections::BTreeMap;
use t0_isa::isa::{Implicit, Mods, Op as I, Reg};

/// Cleans, then numbers the instructions for the allocation's checker.
pub(crate) fn run(m: &mut MFunc) {
    drop_known_compares(m);
    share_constants(m);
    drop_dead(m);
    let mut id = 0;
    for b in m.layout.clone() {
        for inst in &mut m.blocks[b.0 as usize].insts {
            inst.id = id;
            id += 1;
        }
    }
}

/// Scalar instructions that set SCC to "the result is not zero".
fn tests_result(op: I) -> bool {
    matches!(
        op,
        I::s_and_b32
            | I::s_or_b32
            | I::s_xor_b32
            | I::s_and_not1_b32
            | I::s_or_not1_b32
            | I::s_not_b32
            | I::s_lshl_b32
            | I::s_lshr_b32
            | I::s_ashr_i32
            | I::s_bcnt1_i32_b32
    )
}

fn drop_known_compares(m: &mut MFunc) {
    for b in &mut m.blocks {
        // The register that SCC compares with zero.
        let mut tested: Option<Opnd> = None;
        b.insts.retain(|i| {
            if i.op() == Some(I::s_cmp_lg_u32) && i.ops[1] == Opnd::Const(0) && tested == Some(i.ops[0]) {
                return false;
            }
            match i.op() {
                Some(op) if tests_result(op) => tested = Some(i.ops[0]),
                _ if i.writes_scc() => tested = None,
                _ => {}
            }
            let overwritten = i.ops.iter().enumerate().any(|(k, o)| Some(*o) == tested && is_destination(i, k));
            if overwritten && !i.op().is_some_and(tests_result) {
                tested = None;
            }
            true
        });
    }
}

/// How many instructions after its last use a constant is still taken from its register: a register is not kept busy
/// for longer to save one instruction.
const NEAR: usize = 24;

/// Replaces registers that only hold a constant by an earlier one with the same constant.
fn share_constants(m: &mut MFunc) {
    let mut writes = vec![0u32; m.vregs.len()];
    for b in &m.blocks {
        for i in &b.insts {
            i.for_each_reg(&m.vregs, |v, _, _, role| writes[v.0 as usize] += u32::from(role.writes()));
        }
    }
    let mut home: Vec<Option<usize>> = vec![None; m.vregs.len()];
    for (n, b) in m.blocks.iter().enumerate() {
        for i in &b.insts {
            // A register that another block uses too has no home.
            i.for_each_reg(&m.vregs, |v, _, _, _| {
                let place = &mut home[v.0 as usize];
                *place = match *place {
                    None => Some(n),
                    Some(same) if same == n => Some(n),
                    Some(_) => Some(usize::MAX),
                };
            });
        }
    }
    let vregs = &m.vregs;
    for (n, b) in m.blocks.iter_mut().enumerate() {
        let mut held: Vec<(u32, VReg, usize)> = Vec::new();
        let mut same: BTreeMap<VReg, VReg> = BTreeMap::new();
        let mut at = 0;
        b.insts.retain_mut(|i| {
            at += 1;
            for o in &mut i.ops {
                if let Opnd::Reg(v, 0) = o
                    && let Some(first) = same.get(v)
                {
                    *v = *first;
                }
            }
            // Lanes that were inactive do not hold the constant.
            let writes_exec = i.op().is_some_and(|op| op.desc().writes.contains(Implicit::EXEC));
            if writes_exec
                || i.ops.iter().enumerate().any(|(k, o)| *o == Opnd::Phys(Reg::EXEC_LO) && is_destination(i, k))
            {
                held.clear();
            }
            held.retain_mut(|(_, v, last)| {
                if i.ops.contains(&Opnd::Reg(*v, 0)) {
                    *last = at;
                }
                at - *last <= NEAR
            });
            let (Code::Op(I::v_mov_b32), [Opnd::Reg(v, 0), Opnd::Const(c)]) = (i.code, &i.ops[..]) else { return true };
            let data = &vregs[v.0 as usize];
            if writes[v.0 as usize] != 1
                || home[v.0 as usize] != Some(n)
                || data.words != 1
                || i.mods != Mods::default()
            {
                return true;
            }
            match held.iter_mut().find(|(known, ..)| known == c) {
                Some((_, first, last)) => {
                    *last = at;
                    same.insert(*v, *first);
                    false
                }
                None => {
                    held.push((*c, *v, at));
                    true
                }
            }
        });
    }
}

fn is_destination(i: &MInst, k: usize) -> bool {
    match i.code {
        Code::Op(op) => op.desc().slots.get(k).is_some_and(|s| s.dst),
        Code::Copy => k.is_multiple_of(2),
        Code::Undef | Code::Reload(_) => true,
        Code::Spill(_) => false,
    }
}

fn drop_dead(m: &mut MFunc) {
    let mut uses = vec![0u32; m.vregs.len()];
    let count = |uses: &mut Vec<u32>, i: &MInst, m: &MFunc, by: i64| {
        i.for_each_reg(&m.vregs, |v, _, _, role| {
            if role.reads() {
                let u = &mut uses[v.0 as usize];
                *u = (i64::from(*u) + by) as u32;
            }
        });
    };
    for b in &m.blocks {
        b.insts.iter().for_each(|i| count(&mut uses, i, m, 1));
    }
    loop {
        let mut changed = false;
        for b in m.layout.clone().into_iter().rev() {
            let block = &mut m.blocks[b.0 as usize];
            let mut scc = matches!(block.term, MTerm::Branch(..));
            let mut kept = Vec::with_capacity(block.insts.len());
            for mut i in std::mem::take(&mut block.insts).into_iter().rev() {
                let wanted = |o: &Opnd| !matches!(o, Opnd::Reg(VReg(v), _) if uses[*v as usize] == 0);
                let keep = if i.code == Code::Copy {
                    let pairs: Vec<Opnd> = i.ops.chunks_exact(2).filter(|p| wanted(&p[0])).flatten().copied().collect();
                    if pairs.len() != i.ops.len() {
                        changed = true;
                        count(&mut uses, &i, m, -1);
                        i.ops = pairs;
                        count(&mut uses, &i, m, 1);
                    }
                    !i.ops.is_empty()
                } else {
                    i.has_effect()
                        || scc && i.writes_scc()
                        || i.ops
                            .iter()
                            .enumerate()
                            .any(|(k, o)| is_destination(&i, k) && matches!(o, Opnd::Reg(..)) && wanted(o))
                };
                if !keep {
                    changed = true;
                    count(&mut uses, &i, m, -1);
                    continue;
                }
                if i.writes_scc() {
                    scc = false;
                }
                scc |= i.reads_scc();
                kept.push(i);
            }
            kept.reverse();
            m.blocks[b.0 as usize].insts = kept;
        }
        if !changed {
            return;
        }
    }
}
