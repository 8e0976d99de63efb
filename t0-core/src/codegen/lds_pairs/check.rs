//! Checks pairs of accesses to LDS from the code before and after, with none of the pass's code.
//!
//! The code after is correct when, with every pair taken apart into its two accesses and the registers of paired loads
//! named as before,
//! - each block has the instructions of the block before, each once and unchanged;
//! - their order is one that the checker of orders accepts ([`order`]): nothing reads another value, and no access
//!   passes one that may touch the same bytes, a barrier or a change of the mask;
//! - no instruction names the former register of a paired load.

use crate::codegen::mir::{Code, MBlock, MFunc, MInst, Opnd, VReg};
use crate::codegen::schedule::check as order;
use crate::hash::{Map, Set};
use t0_isa::isa::{MemKind, Op as I, Space};

/// The registers that the two parts of a larger one stand for, and the words of each.
#[derive(Clone, Copy)]
struct Halves {
    words: u8,
    of: [VReg; 2],
}

/// A pair: the instruction of each access, its words, and the offsets in bytes.
struct Pair {
    op: I,
    store: bool,
    words: u8,
    offsets: [i32; 2],
}

impl Pair {
    fn of(inst: &MInst) -> Option<Pair> {
        let mem = inst.op()?.desc().mem.filter(|mem| mem.space == Space::Lds && mem.pair > 0)?;
        let store = mem.kind == MemKind::Store;
        let (op, words) = match (mem.kind, mem.bytes) {
            (MemKind::Load, 4) => (I::ds_load_b32, 1),
            (MemKind::Load, 8) => (I::ds_load_b64, 2),
            (MemKind::Store, 4) => (I::ds_store_b32, 1),
            (MemKind::Store, 8) => (I::ds_store_b64, 2),
            _ => return None,
        };
        let step = i32::from(mem.bytes) * i32::from(mem.pair);
        Some(Pair { op, store, words, offsets: [inst.mods.offset * step, i32::from(inst.mods.offset1) * step] })
    }

    /// One of the two accesses.
    fn access(&self, n: usize, address: Opnd, data: Opnd) -> MInst {
        let ops = if self.store { vec![address, data] } else { vec![data, address] };
        let mut inst = MInst::new(self.op, ops, crate::ir::Loc(0));
        inst.mods.offset = self.offsets[n];
        inst
    }
}

/// Whether two instructions are the same, apart from their position in the source and what orders them.
fn same(a: &MInst, b: &MInst) -> bool {
    (a.code, &a.ops, &a.mods, a.fresh) == (b.code, &b.ops, &b.mods, b.fresh)
}

/// Checks a function.
///
/// # Errors
/// The first rule broken, with the block and the instruction.
pub(crate) fn check(before: &MFunc, after: &MFunc) -> Result<(), String> {
    let known = before.vregs.len();
    if before.layout != after.layout || before.blocks.len() != after.blocks.len() {
        return Err("blocks moved".into());
    }
    if after.vregs.len() < known || before.vregs[..] != after.vregs[..known] {
        return Err("registers changed".into());
    }
    let halves = halves(before, after)?;
    let former: Set<VReg> = halves.values().flat_map(|h| h.of).collect();
    for (b, (old, new)) in before.blocks.iter().zip(&after.blocks).enumerate() {
        if old != new {
            block(before, old, new, &halves, &former).map_err(|e| format!("block {b}: {e}"))?;
        }
    }
    Ok(())
}

/// What the registers of paired loads stand for: of each pair, the first lost loads of its block with its offsets.
fn halves(before: &MFunc, after: &MFunc) -> Result<Map<VReg, Halves>, String> {
    let known = before.vregs.len();
    let mut all: Map<VReg, Halves> = Map::default();
    for (b, (old, new)) in before.blocks.iter().zip(&after.blocks).enumerate() {
        let written = |i: &MInst| match i.ops.first() {
            Some(Opnd::Reg(v, 0)) => Some(*v),
            _ => None,
        };
        let kept: Set<VReg> = new.insts.iter().filter_map(written).collect();
        let mut taken: Set<VReg> = Set::default();
        for inst in &new.insts {
            let Some(pair) = Pair::of(inst).filter(|pair| !pair.store) else { continue };
            // Of another pair, the block before must have the instruction.
            let (Some(&Opnd::Reg(whole, 0)), Some(&address)) = (inst.ops.first(), inst.ops.get(1)) else { continue };
            if (whole.0 as usize) < known {
                continue;
            }
            if after.data(whole).words != 2 * pair.words {
                return Err(format!("block {b}: the register of a pair is that of something else"));
            }
            let address = named(address, &all, known);
            let mut of = [whole; 2];
            for (n, own) in of.iter_mut().enumerate() {
                let fits = |i: &&MInst| {
                    let data = i.ops.first().copied().unwrap_or(Opnd::None);
                    // The address may be named after a pair that comes later in this list.
                    let address = match address {
                        Opnd::Reg(v, _) if v.0 as usize >= known => i.ops.get(1).copied().unwrap_or(Opnd::None),
                        address => address,
                    };
                    same(i, &pair.access(n, address, data))
                };
                let lost =
                    old.insts.iter().filter(fits).filter_map(written).find(|v| !kept.contains(v) && !taken.contains(v));
                *own =
                    lost.ok_or_else(|| format!("block {b}: `{}` loads what was not loaded", inst.text(&after.vregs)))?;
                taken.insert(*own);
            }
            if all.insert(whole, Halves { words: pair.words, of }).is_some() {
                return Err(format!("block {b}: two pairs have one register"));
            }
        }
    }
    Ok(all)
}

/// An operand named as before.
fn named(o: Opnd, halves: &Map<VReg, Halves>, known: usize) -> Opnd {
    match o {
        Opnd::Reg(v, word) if v.0 as usize >= known => match halves.get(&v) {
            Some(h) if word < h.words => Opnd::Reg(h.of[0], word),
            Some(h) => Opnd::Reg(h.of[1], word - h.words),
            None => o,
        },
        _ => o,
    }
}

fn block(
    m: &MFunc,
    before: &MBlock,
    after: &MBlock,
    halves: &Map<VReg, Halves>,
    former: &Set<VReg>,
) -> Result<(), String> {
    let mut old = before.clone();
    (0u32..).zip(&mut old.insts).for_each(|(id, inst)| inst.id = id);
    let mut found = vec![false; old.insts.len()];
    let mut first = 0;
    let mut apart = MBlock { insts: Vec::with_capacity(old.insts.len()), ..after.clone() };
    let stale = |o: &Opnd| matches!(o, Opnd::Reg(v, _) if former.contains(v));
    for inst in &after.insts {
        if inst.ops.iter().any(stale) {
            return Err("a register that a pair replaced is named".into());
        }
        let mut plain = inst.clone();
        plain.ops.iter_mut().for_each(|o| *o = named(*o, halves, m.vregs.len()));
        let stood = |inst: &MInst| old.insts.iter().any(|i| same(i, inst));
        let parts = match (Pair::of(inst).filter(|_| !stood(&plain)), &plain.ops[..]) {
            (Some(pair), &[address, x, y]) if pair.store => {
                vec![pair.access(0, address, x), pair.access(1, address, y)]
            }
            (Some(pair), &[_, address]) if !pair.store => {
                let Some(Opnd::Reg(whole, 0)) = inst.ops.first() else { return Err("a pair has no register".into()) };
                let Some(h) = halves.get(whole) else { return Err("a pair is not known".into()) };
                [0, 1].map(|n| pair.access(n, address, Opnd::Reg(h.of[n], 0))).to_vec()
            }
            _ => vec![plain],
        };
        for part in &parts {
            let is = |at: &usize| !found[*at] && same(&old.insts[*at], part);
            let Some(at) = (first..old.insts.len()).find(is) else {
                let code = match part.code {
                    Code::Op(op) => op.name(),
                    _ => "a copy",
                };
                return Err(format!("{code} at {} did not stand there", part.mods.offset));
            };
            found[at] = true;
            apart.insts.push(old.insts[at].clone());
        }
        first += found[first..].iter().take_while(|found| **found).count();
    }
    order::block(m, &old, &apart)
}
