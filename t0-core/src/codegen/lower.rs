//! Machine IR with its allocation becomes physical instructions: parallel copies in sequence, spills as memory
//! accesses.

use super::machine::{PBlock, PFunc, PInst};
use super::mir::{Class, Code, MFunc, MInst, Opnd, VReg};
use super::regalloc::{Allocation, SCRATCH_REACH};
use crate::bug::bug;
use crate::ir::Loc;
use t0_isa::isa::{Inst, MAX_OPERANDS, Op as I, Operand, Reg};

/// Holds addresses of scratch beyond the reach of an offset; not allocated where a function has such.
const SCRATCH_ADDRESS: Reg = Reg::s(105);

struct Lower<'a> {
    m: &'a MFunc,
    a: &'a Allocation,
    out: Vec<PInst>,
}

/// Lowers an allocated function.
pub(crate) fn run(m: &MFunc, a: &Allocation) -> PFunc {
    let mut l = Lower { m, a, out: Vec::new() };
    // Blocks that the layout leaves out cannot be reached: nothing in them is live, and their registers are not
    // allocated.
    let mut reached = vec![false; m.blocks.len()];
    m.layout.iter().for_each(|b| reached[b.0 as usize] = true);
    let blocks = m
        .blocks
        .iter()
        .zip(reached)
        .map(|(b, reached)| {
            if reached {
                l.out.reserve(b.insts.len() + 1);
                b.insts.iter().for_each(|i| l.inst(i));
            }
            PBlock { insts: std::mem::take(&mut l.out), term: b.term, term_loc: b.term_loc }
        })
        .collect();
    PFunc { blocks, layout: m.layout.clone() }
}

impl Lower<'_> {
    fn reg(&self, v: VReg, word: u8) -> Reg {
        let n = self.a.of(v).unwrap_or_else(|| bug!("%{} has no register", v.0)) + u16::from(word);
        match self.m.data(v).class {
            Class::S => Reg(n),
            Class::V => Reg(256 + n),
        }
    }

    fn operand(&self, o: Opnd) -> Operand {
        match o {
            Opnd::None => Operand::None,
            Opnd::Reg(v, w) => Operand::Reg(self.reg(v, w)),
            Opnd::Phys(r) => Operand::Reg(r),
            Opnd::Const(c) => Operand::bits(c),
        }
    }

    fn emit(&mut self, op: I, ops: &[Operand], loc: Loc) {
        self.out.push(PInst { inst: Inst::new(op, ops), loc });
    }

    fn inst(&mut self, i: &MInst) {
        match i.code {
            Code::Op(op) => {
                let immediate = matches!(op, I::s_waitcnt | I::s_waitcnt_vscnt | I::s_getreg_b32);
                let operand = |o: &Opnd| match *o {
                    Opnd::Const(c) if immediate => Operand::Imm(c as u16),
                    o => self.operand(o),
                };
                let mut ops = [Operand::None; MAX_OPERANDS];
                ops.iter_mut().zip(&i.ops).for_each(|(to, o)| *to = operand(o));
                let inst = Inst::new(op, &ops[..i.ops.len()]).with_mods(i.mods);
                self.out.push(PInst { inst, loc: i.loc });
            }
            Code::Undef => {}
            Code::Copy => {
                let moves = i
                    .ops
                    .chunks_exact(2)
                    .filter(|p| !matches!(p[0], Opnd::Reg(v, _) if self.a.of(v).is_none()))
                    .filter_map(|p| self.operand(p[0]).reg().map(|d| (d, self.operand(p[1]))))
                    .collect();
                for inst in sequence(moves) {
                    self.out.push(PInst { inst, loc: i.loc });
                }
            }
            Code::Spill(slot) | Code::Reload(slot) => self.transfer(i, slot, matches!(i.code, Code::Spill(_))),
        }
    }

    fn transfer(&mut self, i: &MInst, slot: u32, store: bool) {
        let ops: Vec<Operand> = i.ops.iter().map(|o| self.operand(*o)).collect();
        if let [a, b] = ops[..] {
            let lane = Operand::int((slot % 32) as i32);
            let op = if store { I::v_writelane_b32 } else { I::v_readlane_b32 };
            return self.emit(op, &[a, b, lane], i.loc);
        }
        let (Some(Opnd::Reg(v, first)), Some(base)) = (i.ops.first().copied(), ops[0].reg()) else {
            bug!(at i.loc, "a spill of what is not a register");
        };
        let mut done = 0;
        let words = self.m.data(v).words - first;
        while done < words {
            let n = (words - done).min(4);
            let at = slot + u32::from(done);
            let (saddr, offset) = if at + 4 <= SCRATCH_REACH {
                (Operand::None, at * 4)
            } else {
                self.emit(I::s_mov_b32, &[SCRATCH_ADDRESS.into(), Operand::int((at * 4) as i32)], i.loc);
                (SCRATCH_ADDRESS.into(), 0)
            };
            let data = Operand::Reg(base.offset(done.into()));
            let inst = match (store, n) {
                (true, 1) => Inst::new(I::scratch_store_b32, &[Operand::None, data, saddr]),
                (true, 2) => Inst::new(I::scratch_store_b64, &[Operand::None, data, saddr]),
                (true, 3) => Inst::new(I::scratch_store_b96, &[Operand::None, data, saddr]),
                (true, _) => Inst::new(I::scratch_store_b128, &[Operand::None, data, saddr]),
                (false, 1) => Inst::new(I::scratch_load_b32, &[data, Operand::None, saddr]),
                (false, 2) => Inst::new(I::scratch_load_b64, &[data, Operand::None, saddr]),
                (false, 3) => Inst::new(I::scratch_load_b96, &[data, Operand::None, saddr]),
                (false, _) => Inst::new(I::scratch_load_b128, &[data, Operand::None, saddr]),
            };
            self.out.push(PInst { inst: inst.with_offset(offset as i32), loc: i.loc });
            done += n;
        }
    }
}

/// Instructions that do these moves as if at once. Cycles are broken by exchanges, among scalars through VCC, which is
/// free wherever a parallel copy stands.
pub(crate) fn sequence(mut moves: Vec<(Reg, Operand)>) -> Vec<Inst> {
    let mut out = Vec::new();
    moves.retain(|(d, s)| *s != Operand::Reg(*d));
    while !moves.is_empty() {
        let free = moves.iter().position(|(d, _)| !moves.iter().any(|(_, s)| *s == Operand::Reg(*d)));
        match free {
            Some(i) => {
                // Even scalar pairs move at once.
                let (d, s) = moves.remove(i);
                out.push(single(d, s));
            }
            None => {
                let (d, s) = moves.remove(0);
                // A constant waits for nothing, so that all moves of a cycle are of registers.
                let Operand::Reg(s) = s else { bug!("a constant is part of a cycle of moves") };
                if d.is_vgpr() {
                    out.push(Inst::new(I::v_swap_b32, &[d.into(), s.into()]));
                } else {
                    let vcc = Operand::Reg(Reg::VCC_LO);
                    out.push(single(Reg::VCC_LO, d.into()));
                    out.push(single(d, s.into()));
                    out.push(Inst::new(I::s_mov_b32, &[s.into(), vcc]));
                }
                // What was in d is now in s.
                for (_, from) in &mut moves {
                    if *from == Operand::Reg(d) {
                        *from = s.into();
                    } else if *from == Operand::Reg(s) {
                        *from = d.into();
                    }
                }
                moves.retain(|(d, s)| *s != Operand::Reg(*d));
            }
        }
    }
    out
}

fn single(d: Reg, s: Operand) -> Inst {
    let op = match s {
        _ if d.is_vgpr() => I::v_mov_b32,
        Operand::Reg(r) if r.is_vgpr() => I::v_readfirstlane_b32,
        _ => I::s_mov_b32,
    };
    Inst::new(op, &[d.into(), s])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// Runs moves and exchanges on symbolic contents.
    fn run(insts: &[Inst], regs: &mut BTreeMap<Operand2, u64>) {
        let key = |o: Operand| match o {
            Operand::Reg(r) => Operand2(0, r.0.into()),
            Operand::Inline(c) => Operand2(1, c.into()),
            Operand::Literal(c) => Operand2(2, c),
            _ => Operand2(3, 0),
        };
        for i in insts {
            let [a, b] = [i.operands()[0], i.operands()[1]].map(key);
            let value = |r: &BTreeMap<Operand2, u64>, k: Operand2| {
                r.get(&k).copied().unwrap_or(u64::from(k.0) << 32 | u64::from(k.1))
            };
            let (x, y) = (value(regs, a), value(regs, b));
            regs.insert(a, y);
            if i.op == I::v_swap_b32 {
                regs.insert(b, x);
            }
        }
    }

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    struct Operand2(u32, u32);

    #[test]
    fn every_map_of_five_registers_is_sequenced() {
        for class in [0u16, 256] {
            for code in 0..6u32.pow(5) {
                let moves: Vec<(Reg, Operand)> = (0..5u32)
                    .map(|i| (Reg(class + i as u16), code / 6u32.pow(i) % 6))
                    .map(|(d, s)| (d, if s == 5 { Operand::int(7) } else { Operand::Reg(Reg(class + s as u16)) }))
                    .collect();
                let mut regs = BTreeMap::new();
                run(&sequence(moves.clone()), &mut regs);
                for (d, s) in moves {
                    let want = match s {
                        Operand::Reg(r) => u64::from(r.0),
                        Operand::Inline(c) => 1 << 32 | u64::from(c),
                        _ => unreachable!(),
                    };
                    let got = regs.get(&Operand2(0, d.0.into())).copied().unwrap_or(d.0.into());
                    assert_eq!(got, want, "{code}");
                }
            }
        }
    }
}
