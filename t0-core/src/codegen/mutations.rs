//! Do the checkers see mistakes? Correct code is spoiled in one place at a time.

use super::access::Accesses;
use super::dual::{self, half, touch::Finds, touch::Touch};
use super::mir::{Class, Code, MFunc, MInst, Opnd, Order, Role, VReg};
use super::regalloc::{Allocation, checker};
use super::{clean, emit, hazards, layout, lower, machine::PFunc, regalloc, schedule, select, verify, waits};
use crate::ir::samples as kernels;
use t0_isa::isa::{Flow, Inst, MemKind, Op as I, Reg};
use t0_isa::target::GFX1100;

fn allocated(f: &crate::ir::Function, limits: [u16; 2]) -> (MFunc, MFunc, Allocation) {
    let mut m = select::run(f, &GFX1100, &Accesses::of(f)).unwrap();
    clean::run(&mut m);
    let before = m.clone();
    let a = regalloc::run(&mut m, limits, &|_| 1).unwrap();
    checker::check(&before, &m, &a).unwrap();
    (before, m, a)
}

fn laid_out(f: &crate::ir::Function) -> PFunc {
    let (_, m, a) = allocated(f, [106, 256]);
    let mut p = lower::run(&m, &a);
    layout::run(&mut p);
    p
}

fn finished(f: &crate::ir::Function) -> PFunc {
    let mut p = laid_out(f);
    dual::run(&mut p);
    hazards::run(&mut p, &GFX1100);
    waits::run(&mut p);
    p
}

#[test]
fn every_wait_and_guard_is_missed() {
    let mut dropped = 0;
    for (name, f) in kernels::all() {
        let p = finished(&f);
        verify::check(&emit::run(&p, &Accesses::default()).unwrap().words, &GFX1100).unwrap();
        for &b in &p.layout {
            for i in 0..p.block(b).insts.len() {
                let op = p.block(b).insts[i].inst.op;
                if !matches!(op, I::s_waitcnt | I::s_waitcnt_vscnt | I::s_waitcnt_depctr | I::v_nop) {
                    continue;
                }
                let mut q = p.clone();
                q.blocks[b.0 as usize].insts.remove(i);
                let words = emit::run(&q, &Accesses::default()).unwrap().words;
                assert!(verify::check(&words, &GFX1100).is_err(), "{name}: {} {i} of {b} is not missed", op.name());
                dropped += 1;
            }
        }
    }
    assert!(dropped > 100, "{dropped}");
}

#[test]
fn two_sources_in_one_register_are_seen() {
    let mut merged = 0;
    for (name, f) in kernels::all().into_iter().filter(|(n, _)| !n.contains("pressure")) {
        let (before, m, a) = allocated(&f, [106, 256]);
        let made = |v: VReg| {
            let ours =
                |i: &&super::mir::MInst| matches!(i.code, Code::Op(_)) && i.ops.first() == Some(&Opnd::Reg(v, 0));
            before.blocks.iter().flat_map(|b| &b.insts).filter(ours).count() == 1
        };
        for i in before.blocks.iter().flat_map(|b| &b.insts).filter(|i| matches!(i.code, Code::Op(_))) {
            let mut sources = Vec::new();
            i.for_each_reg(&before.vregs, |v, _, words, role| {
                if role.reads() && words == 1 && before.data(v).words == 1 && made(v) {
                    sources.push(v);
                }
            });
            if let [x, y, ..] = sources[..]
                && x != y
                && before.data(x).class == before.data(y).class
                && a.of(x).is_some()
                && a.of(y).is_some()
            {
                let mut bad = a.clone();
                bad.phys[x.0 as usize] = bad.phys[y.0 as usize];
                assert!(checker::check(&before, &m, &bad).is_err(), "{name}: {}", i.text(&before.vregs));
                merged += 1;
            }
        }
    }
    assert!(merged > 50, "{merged}");
}

#[test]
fn a_lost_reload_or_copy_is_seen() {
    let (mut seen, mut harmless) = (0, 0);
    let samples = [
        (kernels::pressure(60, 64), [106, 24]),
        (kernels::scalar_pressure(40), [32, 256]),
        (kernels::phi_swap(), [106, 256]),
        (kernels::collatz(), [106, 8]),
    ];
    for (f, limits) in samples {
        let (before, m, a) = allocated(&f, limits);
        for b in m.layout.clone() {
            for i in 0..m.block(b).insts.len() {
                let inst = &m.block(b).insts[i];
                let moves = |v: VReg, w: u8, o: Opnd| match o {
                    Opnd::Reg(s, sw) => {
                        let at = |v, w: u8| a.of(v).map(|r| r + u16::from(w));
                        at(v, w) != at(s, sw) || m.data(v).class != m.data(s).class
                    }
                    Opnd::Phys(r) if r.is_sgpr() || r.is_vgpr() => a.of(v).map(|n| n + u16::from(w)) != Some(r.index()),
                    _ => true,
                };
                let lose = match (inst.code, &inst.ops[..]) {
                    (Code::Reload(_), _) => true,
                    (Code::Copy, &[Opnd::Reg(d, w), s, ..]) => a.of(d).is_some() && moves(d, w, s),
                    _ => false,
                };
                if !lose {
                    continue;
                }
                let mut bad = m.clone();
                match inst.code {
                    Code::Copy => drop(bad.blocks[b.0 as usize].insts[i].ops.drain(..2)),
                    _ => drop(bad.blocks[b.0 as usize].insts.remove(i)),
                }
                match checker::check(&before, &bad, &a) {
                    Err(_) => seen += 1,
                    // The register may still hold the value from the reload before.
                    Ok(()) if matches!(inst.code, Code::Reload(_)) => harmless += 1,
                    Ok(()) => panic!("{}: {}", f.name, inst.text(&m.vregs)),
                }
            }
        }
    }
    assert!(seen > 40 && harmless * 5 < seen, "{seen} seen, {harmless} without effect");
}

#[test]
fn tight_files_still_fit() {
    for (name, f) in kernels::all() {
        for limits in [[106, 256], [40, 40], [24, 32]] {
            let mut m = select::run(&f, &GFX1100, &Accesses::of(&f)).unwrap();
            clean::run(&mut m);
            let before = m.clone();
            let a = regalloc::run(&mut m, limits, &|_| 1).unwrap_or_else(|e| panic!("{name} in {limits:?}: {e}"));
            checker::check(&before, &m, &a).unwrap_or_else(|e| panic!("{name} in {limits:?}: {e}"));
            assert!(a.sgprs <= limits[0].into() && a.vgprs <= limits[1].into());
            let used = |c: Class| m.vregs.iter().zip(&a.phys).filter(|(d, p)| d.class == c && p.is_some()).count();
            assert!(used(Class::S) > 0);
        }
    }
}

/// Every two instructions near each other, paired with no thought: the checker takes the pair exactly where the pass's
/// rules do.
#[test]
fn every_wrong_pair_is_seen() {
    let (mut right, mut dependent, mut lanes, mut banks) = (0, 0, 0, 0);
    for (name, f) in kernels::all() {
        for block in laid_out(&f).blocks {
            let p = PFunc { blocks: vec![block], layout: vec![super::mir::MBlockId(0)] };
            let insts = &p.blocks[0].insts;
            let touches: Vec<Touch> = insts.iter().map(|i| Touch::of(&i.inst)).collect();
            let finds = Finds::of(&touches);
            for i in 0..insts.len() {
                let mut crossed = Touch::default();
                let mut walled = false;
                for j in i + 1..insts.len().min(i + 12) {
                    let may = !walled && dual::may_move(&touches[i], &crossed, &touches[j]);
                    for x in half::forms(&insts[i].inst) {
                        for y in half::forms(&insts[j].inst) {
                            let legal = half::legal(&x, &y);
                            let apart = finds[i].exchanged || finds[j].exchanged;
                            let mut q = p.clone();
                            let pair = Inst::dual(x.inst, y.inst);
                            q.blocks[0].insts[i].inst = pair;
                            q.blocks[0].insts.remove(j);
                            let took = dual::check::check(&p, &q);
                            assert_eq!(took.is_ok(), may && legal && !apart, "{name}: {pair} {took:?}");
                            right += u32::from(took.is_ok());
                            dependent += u32::from(legal && !may);
                            lanes +=
                                u32::from(legal && crossed.writes.iter().any(|r| r == usize::from(Reg::EXEC_LO.0)));
                            banks += u32::from(may && !legal);
                        }
                    }
                    crossed.add(&touches[j]);
                    walled |= touches[j].wall;
                }
            }
        }
    }
    let counts = [right, dependent, lanes, banks];
    assert!(counts.iter().all(|n| *n > 10), "{counts:?}");
}

/// A pair that lost a half, does something else, or stands for other targets.
#[test]
fn a_spoiled_pair_is_seen() {
    let mut pairs = 0;
    for (name, f) in kernels::all() {
        let before = laid_out(&f);
        let mut p = before.clone();
        dual::run(&mut p);
        dual::check::check(&before, &p).unwrap();
        for &b in &p.layout {
            for i in 0..p.block(b).insts.len() {
                let inst = p.block(b).insts[i].inst;
                if inst.pair.is_none() {
                    continue;
                }
                pairs += 1;
                for k in 0..inst.operands().len() {
                    let mut q = p.clone();
                    let operand = &mut q.blocks[b.0 as usize].insts[i].inst.operands_mut()[k];
                    *operand = match operand.reg() {
                        Some(r) => Reg(r.0 ^ 4).into(),
                        None => t0_isa::isa::Operand::Inline(130),
                    };
                    if q != p {
                        assert!(
                            dual::check::check(&before, &q).is_err(),
                            "{name}: {} for {inst}",
                            q.block(b).insts[i].inst
                        );
                    }
                }
                let mut q = p.clone();
                q.blocks[b.0 as usize].insts.remove(i);
                assert!(dual::check::check(&before, &q).is_err(), "{name}: {inst} is not missed");
            }
        }
        let words = emit::run(&finished(&f), &Accesses::default()).unwrap().words;
        let refused = verify::check(&words, &t0_isa::target::BASELINE).is_err();
        assert_eq!(refused, p.blocks.iter().flat_map(|b| &b.insts).any(|i| i.inst.pair.is_some()), "{name}");
    }
    assert!(pairs > 5, "{pairs}");
}

/// Accesses of written memory and barriers, one after another.
fn accesses() -> crate::ir::Function {
    use crate::ir::{Access, Axis, BinOp, LdsId, Mem, Op, Terminator, Ty, Value, ViewId};
    let mut b = kernels::builder("accesses", vec![kernels::view("y", 4, Access::ReadWrite)], [64, 1, 1]);
    let array = b.lds("tile", 512, 16);
    let i = kernels::global_id(&mut b);
    let t = b.push(Op::ThreadId(Axis::X), Ty::I32);
    let two = b.i32(2);
    let at = b.binary(BinOp::Shl, t, two);
    let top = b.i32(252);
    let back = b.binary(BinOp::Sub, top, at);
    let offset = kernels::word_offset(&mut b, 0, i);
    let mem = Mem::Words(1);
    let store = |array: LdsId, offset: Value| Op::LdsStore { array, mem, offset, imm: 0, value: t };
    let load = |array: LdsId, offset: Value| Op::LdsLoad { array, mem, offset, imm: 0 };
    b.effect(store(array, at));
    let mut sum = b.push(load(array, back), Ty::I32);
    b.effect(store(array, at));
    let mut more = vec![b.push(load(array, back), Ty::I32)];
    b.effect(Op::Barrier);
    more.push(b.push(load(array, at), Ty::I32));
    b.effect(Op::Barrier);
    more.push(b.push(Op::Load { view: ViewId(0), mem, offset, imm: 0 }, Ty::I32));
    b.effect(Op::Store { view: ViewId(0), mem, offset, imm: 4, value: t });
    more.push(b.push(Op::Load { view: ViewId(0), mem, offset, imm: 8 }, Ty::I32));
    b.effect(Op::Barrier);
    b.effect(Op::Store { view: ViewId(0), mem, offset, imm: 12, value: t });
    for x in more {
        sum = b.binary(BinOp::Add, sum, x);
    }
    b.effect(Op::Store { view: ViewId(0), mem, offset, imm: 0, value: sum });
    b.terminate(Terminator::Return);
    b.finish()
}

/// Every two neighbours in every order: the checker of the order rejects an exchange only where the scheduler keeps the
/// two in order, and it sees each kind of mistake.
#[test]
fn every_wrong_exchange_is_seen() {
    let (mut words, mut lanes, mut memory, mut barriers, mut state) = (0, 0, 0, 0, 0);
    for (name, f) in kernels::all().into_iter().chain([("accesses".to_owned(), accesses())]) {
        let mut m = select::run(&f, &GFX1100, &Accesses::of(&f)).unwrap();
        clean::run(&mut m);
        schedule::check::check(&m, &m).unwrap();
        for &b in &m.layout {
            let kept = schedule::kept(&m, b, &GFX1100);
            for i in 1..m.block(b).insts.len() {
                let mut bad = m.clone();
                bad.blocks[b.0 as usize].insts.swap(i - 1, i);
                let [first, second] = [&m.block(b).insts[i - 1], &m.block(b).insts[i]];
                let wrong = schedule::check::check(&m, &bad).is_err();
                let text = format!("{name}: {}, {}", first.text(&m.vregs), second.text(&m.vregs));
                assert!(!wrong || kept.contains(&i), "the scheduler may exchange {text}");
                let op = |i: &MInst| i.op().map(|op| Inst::new(op, &[]).with_mods(i.mods));
                let access = |i: &MInst| op(i).filter(|_| i.order != Order::Unwritten).and_then(|inst| inst.mem());
                let is_barrier = |i: &MInst| op(i).is_some_and(|inst| inst.flow() == Flow::Barrier);
                let exec = |i: &MInst| i.ops.first() == Some(&Opnd::Phys(Reg::EXEC_LO));
                let vector = |i: &MInst| op(i).is_some_and(|inst| inst.unit().is_vector());
                if depends(first, second, &m) {
                    assert!(wrong, "{text}");
                    words += 1;
                } else if exec(first) && vector(second) || vector(first) && exec(second) {
                    assert!(wrong, "{text}");
                    lanes += 1;
                } else if is_barrier(first) && access(second).is_some() || access(first).is_some() && is_barrier(second)
                {
                    assert!(wrong, "{text}");
                    barriers += 1;
                } else if first.writes_scc() && second.reads_scc() {
                    assert!(wrong, "{text}");
                    state += 1;
                } else if let (Some(x), Some(y)) = (access(first), access(second)) {
                    memory += u32::from(wrong);
                    assert!(!wrong || [x.kind, y.kind].iter().any(|kind| *kind != MemKind::Load), "{text}");
                }
            }
        }
    }
    let counts = [words, lanes, memory, barriers, state];
    assert!(counts.iter().zip([1000, 100, 4, 5, 2]).all(|(n, least)| *n >= least), "{counts:?}");
}

/// Whether one of two instructions defines a word that the other accesses.
fn depends(first: &MInst, second: &MInst, m: &MFunc) -> bool {
    let mut accessed = Vec::new();
    for (whose, inst) in [first, second].into_iter().enumerate() {
        inst.for_each_reg(&m.vregs, |v, sub, words, role| {
            accessed.extend((sub..sub + words).map(|word| (whose, v, word, role)));
        });
    }
    let pair = |a: &(usize, VReg, u8, Role), b: &(usize, VReg, u8, Role)| {
        a.0 == 0 && b.0 == 1 && (a.1, a.2) == (b.1, b.2) && a.3.writes() != b.3.writes()
    };
    accessed.iter().any(|a| accessed.iter().any(|b| pair(a, b)))
}

/// An order that lost, doubled or changed an instruction is not one.
#[test]
fn a_spoiled_order_is_seen() {
    let mut changed = 0;
    for (name, f) in kernels::all() {
        let mut m = select::run(&f, &GFX1100, &Accesses::of(&f)).unwrap();
        clean::run(&mut m);
        let mut ordered = m.clone();
        schedule::early::run(&mut ordered, &GFX1100, 256);
        schedule::check::check(&m, &ordered).unwrap_or_else(|e| panic!("{name}: {e}"));
        changed += u32::from(m != ordered);
        for &b in &m.layout {
            let insts = m.block(b).insts.len();
            for i in 0..insts {
                let mut bad = ordered.clone();
                bad.blocks[b.0 as usize].insts.remove(i);
                assert!(schedule::check::check(&m, &bad).is_err(), "{name}: {i} is lost");
                let mut bad = ordered.clone();
                let twice = bad.block(b).insts[i].clone();
                bad.blocks[b.0 as usize].insts[(i + 1) % insts] = twice;
                assert!(insts == 1 || schedule::check::check(&m, &bad).is_err(), "{name}: {i} is there twice");
            }
        }
    }
    assert!(changed > 10, "{changed}");
}
