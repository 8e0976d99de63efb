//! Accesses with checks: where all checks hold in all lanes, accesses without checks run, and otherwise the old ones.

use super::Merger;
use super::apart::APART;
use super::chunks::{self, Chunk};
use super::copy::Extent;
use super::place::{Alike, Check, Place};
use super::{has_several, holds_store, widens};
use crate::hash::Map;
use crate::ir::func::{BlockData, Def, ValueData};
use crate::ir::{BinOp, Block, Effect, Function, IPred, Inst, Loc, Mem, MemoryId, Op, Terminator, Ty, Value};
use crate::opt::rewrite::new_inst;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Words that a group of loads may fill: of lanes, and of a wave. A stencil of 7 by 7 fits, and 40 of the 96 registers
/// with which 16 waves fit on a SIMD are left.
const LANE_WORDS: u32 = 56;
const WAVE_WORDS: u32 = 64;
/// The farthest distance of indices that one comparison covers.
const REACH: u32 = 1 << 16;
/// What a check of all costs, besides its comparisons, and what each of these costs, in instructions.
const BRANCH_COST: usize = 3;
const CLASS_COST: usize = 3;

/// A group, by the positions of its accesses.
struct Group {
    stores: bool,
    members: Vec<(usize, Rc<Place>)>,
    /// Where the accesses move to.
    at: usize,
}

/// Indices that differ by constants, compared with one limit.
struct Class {
    /// The least of them.
    least: Check,
    /// What the greatest is more than the least.
    reach: u32,
}

impl Merger {
    /// Merges the accesses of a block that have checks.
    pub(super) fn checked(&mut self, func: &mut Function, b: Block) {
        let mut blocks = vec![b];
        for stores in [false, true] {
            let mut done = Vec::new();
            for b in blocks {
                let mut at = b;
                loop {
                    done.push(at);
                    if !has_several(func, at, stores, false) {
                        break;
                    }
                    let insts = func.blocks[at.0 as usize].insts.clone();
                    self.enter(func, &insts);
                    let group = self.find(func, &insts, stores);
                    let next = group.map(|group| self.split(func, at, &insts, &group));
                    self.leave(func, &insts);
                    let Some([likely, join]) = next else { break };
                    self.changed = true;
                    done.push(likely);
                    at = join;
                }
            }
            blocks = done;
        }
        self.order.extend(blocks);
    }

    /// The first group of a block that is worth a check.
    fn find(&self, func: &Function, insts: &[Inst], stores: bool) -> Option<Group> {
        let candidate = |inst: &Inst| Place::checked(func, *inst).filter(|p| p.value.is_some() == stores).map(Rc::new);
        let places: Vec<Option<Rc<Place>>> = insts.iter().map(candidate).collect();
        let chain = if stores { Vec::new() } else { self.chain(func, insts) };
        let mut end = 0;
        loop {
            let start = end + places[end..].iter().position(Option::is_some)?;
            let ahead = if stores { None } else { self.ahead(func, insts, &places, &chain, end..start) };
            for from in ahead.into_iter().chain([start]) {
                let (group, next) = match stores {
                    true => self.gather_stores(func, insts, &places, start),
                    false => self.gather_loads(func, insts, &places, &chain, from),
                };
                end = next.max(start + 1);
                if let Some(group) = self.worth(func, group) {
                    return Some(group);
                }
            }
        }
    }

    /// The loads that can move up to a position, and the position where to look on.
    fn gather_loads(
        &self,
        func: &Function,
        insts: &[Inst],
        places: &[Option<Rc<Place>>],
        chain: &[u32],
        start: usize,
    ) -> (Group, usize) {
        let mut members: Vec<(usize, Rc<Place>)> = Vec::new();
        let (mut lanes, mut wave) = (0u32, 0u32);
        // Whether something between holds back loads from views that the launch does not write, and others.
        let mut held = [false; 2];
        let mut end = start + 1;
        for (at, inst) in insts.iter().enumerate().skip(start) {
            let pure = func.effect(*inst) == Effect::Pure;
            let Some(place) = &places[at] else {
                match func.insts[inst.0 as usize].op {
                    Op::Asm(..) => held = [true; 2],
                    Op::LdsStore { .. } => {}
                    _ => held[1] |= func.effect(*inst) == Effect::Write,
                }
                continue;
            };
            let free = !held[usize::from(!pure)];
            let there = |v| self.is_there(func, v, start);
            if !free || !there(place.index) || !place.checks.iter().all(|c| there(c.index) && there(c.limit)) {
                continue;
            }
            // Whole wide accesses only.
            if let Some((first, _)) = members.first()
                && lanes.is_multiple_of(chunks::LANES)
                && matches!(place.memory, MemoryId::View(_))
                && chain[at] - chain[*first] >= APART
            {
                break;
            }
            let words = if self.is_uniform(place.index) { &mut wave } else { &mut lanes };
            *words += place.words().unwrap_or(1);
            if lanes > LANE_WORDS || wave > WAVE_WORDS {
                break;
            }
            members.push((at, place.clone()));
            end = at + 1;
        }
        (Group { stores: false, members, at: start }, end)
    }

    /// The stores that can move down to the last.
    fn gather_stores(
        &self,
        func: &Function,
        insts: &[Inst],
        places: &[Option<Rc<Place>>],
        start: usize,
    ) -> (Group, usize) {
        let mut members: Vec<(usize, Rc<Place>)> = Vec::new();
        let Some(memory) = places[start].as_ref().map(|p| p.memory) else {
            return (Group { stores: true, members, at: start }, start + 1);
        };
        for (at, inst) in insts.iter().enumerate().skip(start) {
            match &places[at] {
                Some(place) => members.push((at, place.clone())),
                None if holds_store(func, memory, *inst) => break,
                None => {}
            }
        }
        let last = members.last().map_or(start, |(at, _)| *at);
        (Group { stores: true, members, at: last }, last + 1)
    }

    /// The part of a group whose checks are worth to be made together.
    fn worth(&self, func: &Function, mut group: Group) -> Option<Group> {
        // A check that is alone stays where it is. Stores stay in order, so that all of a group move or none.
        if !group.stores {
            let mut count: Map<Alike<'_>, usize> = Map::default();
            for check in group.members.iter().flat_map(|(_, p)| &p.checks) {
                *count.entry(check.alike()).or_default() += 1;
            }
            let shared = |c: &Check| count.get(&c.alike()).is_some_and(|n| *n > 1);
            let mut kept =
                group.members.iter().map(|(_, p)| p.checks.iter().all(shared)).collect::<Vec<_>>().into_iter();
            let first = group.members.first().map(|(at, _)| *at);
            group.members.retain(|_| kept.next().unwrap_or_default());
            if first == Some(group.at) {
                group.at = group.members.first().map_or(group.at, |(at, _)| *at);
            }
        }
        if group.members.len() < 2 {
            return None;
        }
        let classes = classes(&group)?;
        let mut made: BTreeSet<(Value, Value)> = BTreeSet::new();
        let mut saved = 0;
        for (_, place) in &group.members {
            made.extend(place.checks.iter().map(|c| (c.index, c.limit)));
            // The conjunction, and the select.
            saved += if place.checks.len() > 1 { place.checks.len() } else { 0 };
        }
        let accesses: usize = self.chunks(func, &group).len();
        // A merged access saves itself, and what computes its address.
        saved += made.len() + 3 * (group.members.len() - accesses);
        (saved > BRANCH_COST + CLASS_COST * classes.len()).then_some(group)
    }

    /// The accesses that the group becomes, in order.
    fn chunks(&self, func: &Function, group: &Group) -> Vec<Chunk> {
        let joins = |p: &Place| widens(func, p);
        let mut out = Vec::new();
        let same = |a: &Place, b: &Place| a.memory == b.memory && a.address.terms == b.address.terms;
        let mut rest: Vec<usize> = (0..group.members.len()).collect();
        while let Some(&first) = rest.first() {
            let place = &group.members[first].1;
            let like = |n: &usize| same(place, &group.members[*n].1);
            let own: Vec<usize> = match group.stores {
                // Stores to other addresses may overlap.
                true => rest.iter().copied().take_while(like).collect(),
                false => rest.iter().copied().filter(like).collect(),
            };
            rest.retain(|n| !own.contains(n));
            let places: Vec<(usize, &Place)> = own.iter().map(|n| (*n, &*group.members[*n].1)).collect();
            let divided = chunks::divide(&places, self.most_words(func, place), &self.zeros, joins);
            match group.stores && chunks::overlap(&places) {
                true => out.extend(own.iter().map(|n| chunks::single(*n, &group.members[*n].1))),
                false => out.extend(divided),
            }
        }
        out
    }

    /// Splits the block: returns the block of the accesses without checks, and that of what follows.
    fn split(&mut self, func: &mut Function, b: Block, insts: &[Inst], group: &Group) -> [Block; 2] {
        let at = group.at;
        let loc = func.insts[insts[at].0 as usize].loc;
        let chosen = |n: usize| group.members.binary_search_by_key(&n, |(at, _)| *at).is_ok();
        let behind: Vec<Inst> = (at..insts.len()).filter(|n| !chosen(*n)).map(|n| insts[n]).collect();
        let mut before: Vec<Inst> = (0..at).filter(|n| !chosen(*n)).map(|n| insts[n]).collect();

        let mut made = Map::default();
        let (fails, uniform) = self.any_fails(func, b, group, at, loc, &mut made, &mut before);
        let new = |func: &mut Function, from: Block| {
            let BlockData { mask, term_loc, .. } = func.blocks[from.0 as usize];
            let data = BlockData { params: vec![], insts: vec![], term: Terminator::Open, term_loc, mask };
            func.blocks.push(data);
            Block(func.blocks.len() as u32 - 1)
        };
        let [likely, join, unlikely] = [(); 3].map(|()| new(func, b));

        let (params, args) = self.likely(func, group, at, join, made, likely);
        let given = self.unlikely(func, group, at, unlikely);
        for (block, args) in [(likely, args), (unlikely, given)] {
            func.blocks[block.0 as usize].term = Terminator::Jump(join, args);
            func.blocks[block.0 as usize].term_loc = loc;
        }
        let old = &mut func.blocks[b.0 as usize];
        old.insts = before;
        let term = match uniform {
            true => Terminator::Branch(fails, (unlikely, vec![]), (likely, vec![])),
            false => Terminator::BranchAny(fails, (unlikely, vec![]), (likely, vec![])),
        };
        let term = std::mem::replace(&mut old.term, term);
        let term_loc = std::mem::replace(&mut old.term_loc, loc);
        let data = &mut func.blocks[join.0 as usize];
        data.insts.extend(behind);
        (data.params, data.term, data.term_loc) = (params, term, term_loc);
        self.unlikely.push(unlikely);
        [likely, join]
    }

    /// Appends the comparisons; the result is whether one does not hold, and whether that is uniform.
    #[allow(clippy::too_many_arguments)]
    fn any_fails(
        &self,
        func: &mut Function,
        b: Block,
        group: &Group,
        at: usize,
        loc: Loc,
        made: &mut Map<Value, Value>,
        before: &mut Vec<Inst>,
    ) -> (Value, bool) {
        let mut any: Option<Value> = None;
        let mut uniform = true;
        for Class { least, reach } in classes(group).unwrap_or_default() {
            uniform &= self.is_uniform(least.index) && self.is_uniform(least.limit);
            let index = self.copy(func, least.index, Extent::Later(at), made, before);
            let mut limit = self.copy(func, least.limit, Extent::Later(at), made, before);
            // Limits that are the same in the whole kernel are computed once.
            let once = b.0 != 0 && func.def_op(limit).is_some_and(Op::is_leaf) && is_in_entry(func, limit);
            let mut shorten = Vec::new();
            let push = |func: &mut Function, out: &mut Vec<Inst>, op, ty| {
                let (inst, v) = new_inst(func, op, ty, loc);
                out.push(inst);
                v
            };
            if reach > 0 {
                let most = push(func, &mut shorten, Op::Const(reach.into()), Ty::I32);
                let less = push(func, &mut shorten, Op::Const(reach.wrapping_neg().into()), Ty::I32);
                limit = push(func, &mut shorten, Op::Binary(BinOp::MaxU, limit, most), Ty::I32);
                limit = push(func, &mut shorten, Op::Binary(BinOp::Add, limit, less), Ty::I32);
            }
            match once {
                true => func.blocks[0].insts.extend(shorten),
                false => before.extend(shorten),
            }
            let fails = push(func, before, Op::Icmp(IPred::GeU, index, limit), Ty::B1);
            any = Some(match any {
                Some(any) => push(func, before, Op::Binary(BinOp::Or, any, fails), Ty::B1),
                None => fails,
            });
        }
        (any.unwrap_or(Value(0)), uniform)
    }

    /// The accesses without checks. Returns parameters for the block behind them, and the arguments from here.
    fn likely(
        &mut self,
        func: &mut Function,
        group: &Group,
        at: usize,
        join: Block,
        mut made: Map<Value, Value>,
        block: Block,
    ) -> (Vec<Value>, Vec<Value>) {
        let (mut insts, mut behind) = (Vec::new(), Vec::new());
        let mut loaded: Vec<(usize, Vec<Value>)> = Vec::new();
        // The offset of each index, by the size of what it counts.
        let mut offsets: Map<(Value, u32), Value> = Map::default();
        for Chunk { members, words } in self.chunks(func, group) {
            let first = group.members[members[0]].1.clone();
            let loc = func.insts[first.inst.0 as usize].loc;
            let mem = if members.len() == 1 { first.mem } else { Mem::Words(words as u8) };
            let alike = |p: &&Place| p.memory == first.memory && p.address.terms == first.address.terms;
            let base = chunks::least(group.members.iter().map(|(_, p)| &**p).filter(alike));
            let reached = base.and_then(|base| Some((base, chunks::reach(base, &first)?)));
            let (base, imm) = reached.unwrap_or((&first, first.imm));
            let offset = match offsets.get(&(base.index, base.size)) {
                Some(known) => *known,
                None => {
                    let index = self.copy(func, base.index, Extent::Later(at), &mut made, &mut insts);
                    let offset = chunks::offset(func, base, index, loc, &mut insts);
                    offsets.insert((base.index, base.size), offset);
                    offset
                }
            };
            let places = members.iter().map(|n| &group.members[*n].1);
            if first.value.is_some() {
                let mut parts = Vec::new();
                for place in places {
                    let Some(value) = place.value else { continue };
                    let words = place.words().unwrap_or(1);
                    parts.extend(match members.len() {
                        1 => vec![value],
                        _ => chunks::words_of(func, value, words, loc, &mut insts),
                    });
                }
                let value = chunks::pack(func, &parts, loc, &mut insts);
                let op = chunks::access(first.memory, mem, offset, imm, Some(value));
                chunks::effect(func, op, loc, &mut insts);
                continue;
            }
            let op = chunks::access(first.memory, mem, offset, imm, None);
            let (inst, wide) = new_inst(func, op, mem.ty(), loc);
            insts.push(inst);
            if members.len() == 1 {
                loaded.push((members[0], vec![wide]));
                continue;
            }
            let parts = chunks::words_of(func, wide, words, loc, &mut insts);
            let mut rest = &parts[..];
            for n in members {
                let (own, after) = rest.split_at(group.members[n].1.words().unwrap_or(1) as usize);
                loaded.push((n, own.to_vec()));
                rest = after;
            }
        }
        func.blocks[block.0 as usize].insts = insts;
        // In the order of the members, as those of the other block.
        loaded.sort_by_key(|(n, _)| *n);
        let (mut params, mut args) = (Vec::new(), Vec::new());
        for (n, own) in loaded {
            let place = &group.members[n].1;
            let data = &func.insts[place.inst.0 as usize];
            let (loc, result) = (data.loc, data.result);
            let mut given = Vec::new();
            for v in &own {
                let p = Value(func.values.len() as u32);
                func.values.push(ValueData { ty: func.ty(*v), def: Def::Param(join, params.len() as u32) });
                params.push(p);
                given.push(p);
            }
            args.extend(own);
            let value = chunks::pack(func, &given, loc, &mut behind);
            if let Some(v) = result {
                self.replaced.replace(v, value);
            }
        }
        func.blocks[join.0 as usize].insts = behind;
        (params, args)
    }

    /// The accesses as they were. Returns the arguments for the block behind them.
    fn unlikely(&self, func: &mut Function, group: &Group, at: usize, block: Block) -> Vec<Value> {
        let mut made = Map::default();
        let (mut insts, mut args) = (Vec::new(), Vec::new());
        let split: BTreeSet<usize> =
            self.chunks(func, group).into_iter().filter(|c| c.members.len() > 1).flat_map(|c| c.members).collect();
        for (n, (_, place)) in group.members.iter().enumerate() {
            let data = &func.insts[place.inst.0 as usize];
            let (loc, op) = (data.loc, data.op.clone());
            let (Op::Load { offset, imm, .. } | Op::Store { offset, imm, .. }) = op else { continue };
            let offset = self.copy(func, offset, Extent::Checks(at), &mut made, &mut insts);
            let op = chunks::access(place.memory, place.mem, offset, imm, place.value);
            if place.value.is_some() {
                chunks::effect(func, op, loc, &mut insts);
                continue;
            }
            let (inst, v) = new_inst(func, op, place.mem.ty(), loc);
            insts.push(inst);
            match split.contains(&n) {
                true => args.extend(chunks::words_of(func, v, place.words().unwrap_or(1), loc, &mut insts)),
                false => args.push(v),
            }
        }
        func.blocks[block.0 as usize].insts = insts;
        args
    }
}

/// The comparisons that all checks of a group come down to; none where indices are too far apart.
fn classes(group: &Group) -> Option<Vec<Class>> {
    let mut found: Map<Alike<'_>, usize> = Map::default();
    let mut all: Vec<Class> = Vec::new();
    for check in group.members.iter().flat_map(|(_, p)| &p.checks) {
        let n = *found.entry(check.alike()).or_insert(all.len());
        if n == all.len() {
            all.push(Class { least: check.clone(), reach: check.more });
            continue;
        }
        let class = &mut all[n];
        let far = check.sum.constant.wrapping_sub(class.least.sum.constant) as i32;
        if far < 0 {
            class.reach = check.more.max(class.reach.saturating_add(far.unsigned_abs()));
            class.least = check.clone();
        } else {
            class.reach = class.reach.max(check.more.saturating_add(far.unsigned_abs()));
        }
    }
    all.iter().all(|c| c.reach < REACH).then_some(all)
}

/// Whether the first block computes a value. `defer` and the splitting of that block move values out of it.
fn is_in_entry(func: &Function, v: Value) -> bool {
    func.blocks[0].insts.iter().any(|inst| func.insts[inst.0 as usize].result == Some(v))
}
