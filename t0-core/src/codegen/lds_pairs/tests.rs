//! Does the checker see mistakes? Correct pairs are spoiled in one place at a time.

use super::check::check;
use super::run;
use crate::codegen::access::Accesses;
use crate::codegen::mir::{MFunc, MInst, Opnd, VReg};
use crate::codegen::select;
use crate::ir::{self, Access, Axis, BinOp, LdsId, Mem, Op, Terminator, Ty, Value, ViewId, samples};
use t0_isa::isa::{Flow, Inst, MemKind, Space};
use t0_isa::target::GFX1100;

/// Loads and stores off two addresses, in phases that barriers separate.
fn accesses() -> ir::Function {
    let mut b = samples::builder("accesses", vec![samples::view("y", 4, Access::Write)], [64, 1, 1]);
    let array = b.lds("tile", 4096, 16);
    let i = samples::global_id(&mut b);
    let t = b.push(Op::ThreadId(Axis::X), Ty::I32);
    let two = b.i32(2);
    let at = b.binary(BinOp::Shl, t, two);
    let top = b.i32(252);
    let back = b.binary(BinOp::Sub, top, at);
    let mem = Mem::Words(1);
    let store = |offset: Value, imm: u32, value: Value| Op::LdsStore { array, mem, offset, imm, value };
    let load = |array: LdsId, offset: Value, imm: u32| Op::LdsLoad { array, mem, offset, imm };
    let mut sum = t;
    for phase in 0..3u32 {
        for (imm, value) in [(0, i), (256, sum), (512, t), (1024 + 4 * phase, i)] {
            b.effect(store(at, imm, value));
        }
        b.effect(Op::Barrier);
        for imm in [0, 256, 512, 1024 + 4 * phase] {
            let x = b.push(load(array, back, imm), Ty::I32);
            sum = b.binary(BinOp::Add, sum, x);
        }
        b.effect(Op::Barrier);
    }
    // Two stores to one word, and one to another address between two stores.
    b.effect(store(at, 0, i));
    b.effect(store(at, 0, sum));
    b.effect(store(at, 260, t));
    b.effect(store(back, 0, t));
    b.effect(store(at, 512, i));
    b.effect(store(at, 768, sum));
    b.effect(Op::Barrier);
    let x = b.push(load(array, back, 768), Ty::I32);
    sum = b.binary(BinOp::Add, sum, x);
    let offset = samples::word_offset(&mut b, 0, i);
    b.effect(Op::Store { view: ViewId(0), mem, offset, imm: 0, value: sum });
    b.terminate(Terminator::Return);
    b.finish()
}

/// The code before and after the pass.
fn paired(f: &ir::Function) -> (MFunc, MFunc) {
    let accesses = Accesses::of(f);
    let mut m = select::run(f, &GFX1100, &accesses).unwrap();
    let before = m.clone();
    run(&mut m, &accesses);
    check(&before, &m).unwrap_or_else(|e| panic!("{}: {e}\n{m}", f.name));
    (before, m)
}

fn is_pair(inst: &MInst) -> bool {
    inst.op().and_then(|op| op.desc().mem).is_some_and(|mem| mem.pair > 0)
}

/// Each pair, by its block and its position.
fn pairs(m: &MFunc) -> Vec<(usize, usize)> {
    let of = |(b, block): (usize, &crate::codegen::mir::MBlock)| {
        let found = block.insts.iter().enumerate().filter(|(_, i)| is_pair(i)).map(move |(at, _)| (b, at));
        found.collect::<Vec<_>>()
    };
    m.blocks.iter().enumerate().flat_map(of).collect()
}

/// The code with one change is rejected.
fn missed(before: &MFunc, after: &MFunc, change: impl FnOnce(&mut MFunc)) -> bool {
    let mut bad = after.clone();
    change(&mut bad);
    assert_ne!(&bad, after, "nothing changed");
    check(before, &bad).is_ok()
}

#[test]
fn correct_pairs_are_accepted() {
    for (_, f) in samples::all() {
        paired(&f);
    }
    let (_, m) = paired(&accesses());
    assert!(pairs(&m).len() >= 8, "{}\n{m}", pairs(&m).len());
}

#[test]
fn wrong_offsets_partners_and_addresses_are_seen() {
    let (before, m) = paired(&accesses());
    for (b, at) in pairs(&m) {
        let inst = m.blocks[b].insts[at].clone();
        let text = inst.text(&m.vregs);
        type Edit = fn(&mut MInst);
        let edits: [(&str, Edit); 5] = [
            ("first offset", |i| i.mods.offset += 1),
            ("second offset", |i| i.mods.offset1 += 1),
            ("second offset of the first", |i| i.mods.offset1 = i.mods.offset as u8),
            ("offsets exchanged", |i| {
                (i.mods.offset, i.mods.offset1) = (i32::from(i.mods.offset1), i.mods.offset as u8);
            }),
            ("operands exchanged", |i| {
                let last = i.ops.len() - 1;
                i.ops.swap(last, last - 1);
            }),
        ];
        for (what, edit) in edits {
            let mut other = inst.clone();
            edit(&mut other);
            if what == "operands exchanged" && inst.ops[inst.ops.len() - 1] == inst.ops[inst.ops.len() - 2] {
                continue;
            }
            assert!(!missed(&before, &m, |bad| bad.blocks[b].insts[at] = other), "{what} of {text}");
        }
        // Another register for each operand.
        for k in 0..inst.ops.len() {
            let other = Opnd::Reg(VReg(if inst.ops[k] == Opnd::Reg(VReg(0), 0) { 1 } else { 0 }), 0);
            assert!(!missed(&before, &m, |bad| bad.blocks[b].insts[at].ops[k] = other), "operand {k} of {text}");
        }
        assert!(!missed(&before, &m, |bad| drop(bad.blocks[b].insts.remove(at))), "{text} is not missed");
        let twice = |bad: &mut MFunc| bad.blocks[b].insts.insert(at, inst.clone());
        assert!(!missed(&before, &m, twice), "{text} is there twice");
    }
}

/// A pair moves as far as its neighbours allow, and no further: not over barriers and accesses that may alias.
#[test]
fn a_pair_that_passes_what_it_must_not_is_seen() {
    let (before, m) = paired(&accesses());
    let (mut barriers, mut aliases) = (0, 0);
    for (b, at) in pairs(&m) {
        let insts = &m.blocks[b].insts;
        let store = |i: &MInst| i.op().and_then(|op| op.desc().mem).is_some_and(|mem| mem.kind == MemKind::Store);
        let address = |i: &MInst| i.ops.get(usize::from(!store(i))).copied();
        for to in (0..at).rev().take(40).chain((at + 1..insts.len()).take(40)) {
            let passed = &insts[to.min(at)..=to.max(at)];
            let passed = || passed.iter().filter(|i| **i != insts[at]);
            let barrier = |i: &&MInst| i.op().is_some_and(|op| Inst::new(op, &[]).flow() == Flow::Barrier);
            let lds = |i: &&MInst| i.op().and_then(|op| op.desc().mem).is_some_and(|mem| mem.space == Space::Lds);
            let aliases_it =
                |i: &&MInst| lds(i) && (store(i) || store(&insts[at])) && address(i) != address(&insts[at]);
            let (over, beside) = (passed().filter(barrier).count(), passed().filter(aliases_it).count());
            if over + beside == 0 {
                continue;
            }
            let seen = !missed(&before, &m, |bad| {
                let pair = bad.blocks[b].insts.remove(at);
                bad.blocks[b].insts.insert(to, pair);
            });
            assert!(seen, "{} at {at} moved to {to}", insts[at].text(&m.vregs));
            barriers += usize::from(over > 0);
            aliases += usize::from(beside > 0);
        }
    }
    assert!(barriers > 20 && aliases > 5, "{barriers} {aliases}");
}

#[test]
fn a_register_that_a_pair_replaced_is_seen() {
    let (before, m) = paired(&accesses());
    let known = before.vregs.len();
    let mut seen = 0;
    for b in 0..m.blocks.len() {
        for at in 0..m.blocks[b].insts.len() {
            for (k, o) in m.blocks[b].insts[at].ops.iter().enumerate() {
                let Opnd::Reg(v, word) = *o else { continue };
                if (v.0 as usize) < known || is_pair(&m.blocks[b].insts[at]) {
                    continue;
                }
                // The other word, and the register that the load had before.
                let old = before.blocks[b].insts.iter().flat_map(|i| &i.ops);
                let stale = old.copied().find(|o| matches!(o, Opnd::Reg(v, _) if lost(&m, *v)));
                for other in [Some(Opnd::Reg(v, 1 - word)), stale].into_iter().flatten() {
                    let change = |bad: &mut MFunc| bad.blocks[b].insts[at].ops[k] = other;
                    assert!(!missed(&before, &m, change), "{}", m.blocks[b].insts[at].text(&m.vregs));
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 10, "{seen}");
}

/// Whether no instruction writes a register of before.
fn lost(m: &MFunc, v: VReg) -> bool {
    !m.blocks.iter().flat_map(|b| &b.insts).any(|i| i.ops.contains(&Opnd::Reg(v, 0)))
}
