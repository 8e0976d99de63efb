//! Checks on the final bytes, which are decoded again: the guarantees of the passes before.
//!
//! Control flow is taken from the branches. On every path:
//! - a register that a memory operation in flight will write is neither read nor written before a wait that covers it;
//! - a barrier is passed with no memory operation in flight, and caches are invalidated with no load or returning
//!   atomic in flight;
//! - a transcendental result is not read too early, nor D of a matrix instruction as A or B of the next;
//! - a dual-issued pair keeps the rules of registers, and occurs only in code for targets that have dual issue;
//! - D of a matrix instruction overlaps neither A nor B, and equals C or does not overlap it; v_mad_u64_u32 and
//!   v_mad_i64_i32 write no source.

use super::hazards::{TRANS_TRANS, TRANS_VALUS, WAIT_VA_VDST, is_matrix};
use std::collections::{BTreeMap, BTreeSet};
use t0_isa::isa::{Access, Counter, Field, Flow, Inst, Op as I, Operand, Space, decode};
use t0_isa::target::Target;

/// What changes a counter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Vector,
    Lds,
    Scalar,
}

/// What may be in flight. Of operations of one kind on one register the latest counts: a wait for it covers the others.
#[derive(Clone, Default)]
struct Flight {
    /// By kind and register: operations on the counter since.
    pending: BTreeMap<(Kind, u16), u8>,
    /// Operations without a result, by kind: stores to LDS count as `Lds`.
    silent: BTreeMap<Kind, u8>,
    stores: bool,
    trans: BTreeMap<u16, (u8, u8)>,
    matrix: BTreeSet<u16>,
}

/// Lowers the numbers of one map to those of another; returns whether any changed.
fn lower<K: Ord + Copy>(mine: &mut BTreeMap<K, u8>, theirs: &BTreeMap<K, u8>) -> bool {
    let mut changed = false;
    for (k, n) in theirs {
        let m = mine.entry(*k).or_insert(u8::MAX);
        changed |= n < m;
        *m = (*m).min(*n);
    }
    changed
}

impl Flight {
    fn meet(&mut self, o: &Flight) -> bool {
        let mut changed = lower(&mut self.pending, &o.pending) | lower(&mut self.silent, &o.silent);
        changed |= o.stores && !self.stores;
        self.stores |= o.stores;
        for (r, (v, t)) in &o.trans {
            let e = self.trans.entry(*r).or_insert((u8::MAX, u8::MAX));
            changed |= *v < e.0 || *t < e.1;
            *e = (e.0.min(*v), e.1.min(*t));
        }
        let known = self.matrix.len();
        self.matrix.extend(&o.matrix);
        changed || self.matrix.len() != known
    }

    fn wait(&mut self, vm: u16, lgkm: u16) {
        let scalar = self.pending.keys().any(|(k, _)| *k == Kind::Scalar);
        let gone = |k: Kind, n: u8| match k {
            Kind::Vector => u16::from(n) >= vm,
            Kind::Lds => lgkm == 0 || !scalar && u16::from(n) >= lgkm,
            Kind::Scalar => lgkm == 0,
        };
        self.pending.retain(|(k, _), n| !gone(*k, *n));
        self.silent.retain(|k, n| !gone(*k, *n));
    }

    fn issue(&mut self, kind: Kind, writes: impl Iterator<Item = Access>) {
        let same = |k: Kind| (k == Kind::Vector) == (kind == Kind::Vector);
        let older = |n: &mut u8| *n = n.saturating_add(1).min(62);
        self.pending.iter_mut().filter(|((k, _), _)| same(*k)).for_each(|(_, n)| older(n));
        self.silent.iter_mut().filter(|(k, _)| same(**k)).for_each(|(_, n)| older(n));
        let mut any = false;
        for r in writes.flat_map(registers) {
            self.pending.insert((kind, r), 0);
            any = true;
        }
        if !any {
            self.silent.insert(kind, 0);
        }
    }

    fn awaits(&self, register: u16) -> bool {
        [Kind::Vector, Kind::Lds, Kind::Scalar].iter().any(|k| self.pending.contains_key(&(*k, register)))
    }
}

fn registers(a: Access) -> std::ops::Range<u16> {
    a.reg.0..a.reg.0 + u16::from(a.dwords)
}

fn overlap(inst: &Inst, a: Field, b: Field) -> bool {
    let range = |f| {
        let i = inst.position(f)?;
        let r = inst.operand(f).reg()?;
        Some(r.0..r.0 + u16::from(inst.dwords(i, false)))
    };
    match (range(a), range(b)) {
        (Some(x), Some(y)) => x.start < y.end && y.start < x.end,
        _ => false,
    }
}

/// Checks code.
///
/// # Errors
/// The first rule broken, with the offset of the instruction.
pub fn check(words: &[u32], target: &Target) -> Result<(), String> {
    let mut insts: BTreeMap<usize, (Inst, usize)> = BTreeMap::new();
    let mut at = 0;
    while at < words.len() {
        let (inst, n) = decode(&words[at..]).map_err(|e| format!("{:#x}: {e}", at * 4))?;
        constraints(&inst, target).map_err(|e| format!("{:#x}: {inst}: {e}", at * 4))?;
        insts.insert(at, (inst, n));
        at += n;
    }
    let target_of = |at: usize, inst: &Inst, n: usize| {
        inst.branch_distance().filter(|_| inst.is_branch()).map(|d| ((at + n) as i64 + i64::from(d)) as usize)
    };
    // Paths meet only at branch targets.
    let met: BTreeSet<usize> = insts.iter().filter_map(|(at, (inst, n))| target_of(*at, inst, *n)).collect();
    let mut states: BTreeMap<usize, Flight> = BTreeMap::from([(0, Flight::default())]);
    let mut work = BTreeSet::from([0]);
    let arrive = |states: &mut BTreeMap<usize, Flight>, work: &mut BTreeSet<usize>, at: usize, s: &Flight| {
        let changed = match states.get_mut(&at) {
            Some(old) => old.meet(s),
            None => states.insert(at, s.clone()).is_none(),
        };
        if changed {
            work.insert(at);
        }
    };
    while let Some(start) = work.pop_first() {
        let (mut at, mut s) = (start, states[&start].clone());
        loop {
            let (inst, n) = insts.get(&at).ok_or_else(|| format!("{:#x}: control flow leaves the code", at * 4))?;
            step(&mut s, inst, target).map_err(|e| format!("{:#x}: {inst}: {e}", at * 4))?;
            if let Some(to) = target_of(at, inst, *n) {
                arrive(&mut states, &mut work, to, &s);
            }
            if matches!(inst.flow(), Flow::Jump | Flow::End) {
                break;
            }
            at += n;
            if met.contains(&at) {
                arrive(&mut states, &mut work, at, &s);
                break;
            }
        }
    }
    Ok(())
}

fn constraints(inst: &Inst, target: &Target) -> Result<(), String> {
    if inst.pair.is_some() {
        if !target.features.vopd {
            return Err("the target has no dual issue".into());
        }
        inst.encode().map_err(|e| e.to_string())?;
    }
    if is_matrix(inst) {
        if overlap(inst, Field::vdst, Field::src0) || overlap(inst, Field::vdst, Field::src1) {
            return Err("D overlaps A or B".into());
        }
        let (d, c) = (inst.operand(Field::vdst), inst.operand(Field::src2));
        if d != c && overlap(inst, Field::vdst, Field::src2) {
            return Err("D overlaps C in part".into());
        }
    }
    if matches!(inst.op, I::v_mad_u64_u32 | I::v_mad_i64_i32)
        && [Field::src0, Field::src1, Field::src2].into_iter().any(|s| overlap(inst, Field::vdst, s))
    {
        return Err("D overlaps a source".into());
    }
    Ok(())
}

fn step(s: &mut Flight, inst: &Inst, target: &Target) -> Result<(), String> {
    for a in inst.reads(false).chain(inst.writes(false)) {
        for r in registers(a) {
            if s.awaits(r) {
                return Err(format!("register {} is still to be written by memory", t0_isa::isa::Reg(r)));
            }
        }
    }
    match inst.op {
        I::s_waitcnt => {
            if let Some(&Operand::Imm(i)) = inst.operands().first() {
                s.wait(i >> 10, i >> 4 & 63);
            }
        }
        I::s_waitcnt_vscnt => s.stores &= inst.operands().get(1) != Some(&Operand::Imm(0)),
        I::s_waitcnt_depctr => {
            if let Some(&Operand::Imm(i)) = inst.operands().first()
                && i & !WAIT_VA_VDST == 0
            {
                s.trans.clear();
            }
        }
        _ => {}
    }
    if inst.flow() == Flow::Barrier && (!s.pending.is_empty() || !s.silent.is_empty() || s.stores) {
        return Err("memory operations are in flight at the barrier".into());
    }
    let loads = s.pending.keys().any(|(k, _)| *k == Kind::Vector);
    if matches!(inst.op, I::buffer_gl0_inv | I::buffer_gl1_inv) && loads {
        return Err("loads are in flight while a cache is invalidated".into());
    }
    if inst.unit().is_vector() {
        for a in inst.reads(false) {
            if target.hazards.trans_use && registers(a).any(|r| s.trans.contains_key(&r)) {
                return Err("reads a transcendental result too early".into());
            }
            let input = [Field::src0, Field::src1].iter().any(|f| inst.position(*f) == Some(usize::from(a.operand)));
            if is_matrix(inst) && input && registers(a).any(|r| s.matrix.contains(&r)) {
                return Err("reads D of the matrix instruction right before".into());
            }
        }
        s.matrix.clear();
        let trans = inst.unit().is_transcendental();
        s.trans.retain(|_, (v, t)| {
            *v += 1;
            *t += u8::from(trans);
            *v <= TRANS_VALUS && *t <= TRANS_TRANS
        });
        // A write by another instruction does not end the hazard: it may have run for fewer lanes.
        for r in inst.writes(false).flat_map(registers) {
            if trans {
                s.trans.insert(r, (0, 0));
            }
            if is_matrix(inst) {
                s.matrix.insert(r);
            }
        }
    }
    let c = inst.counters();
    let scalar = matches!(inst.mem().map(|m| m.space), Some(Space::Scalar | Space::ScalarBuffer));
    if c.contains(Counter::Vm) {
        s.issue(Kind::Vector, inst.writes(false));
    } else if c.contains(Counter::Lgkm) {
        s.issue(if scalar { Kind::Scalar } else { Kind::Lds }, inst.writes(false));
    }
    s.stores |= c.contains(Counter::Vs);
    Ok(())
}
