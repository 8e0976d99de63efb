//! Accesses that need no check, or have one check: that of the offset that they share.

use super::Merger;
use super::chunks::{self, Chunk};
use super::copy::Extent;
use super::place::Place;
use super::{has_several, holds_store, widens};
use crate::hash::Map;
use crate::ir::{Block, Function, Inst, Mem, MemoryId, Value};
use crate::opt::loads::ordered;

/// Groups that are open at a time.
const OPEN: usize = 16;
/// Accesses of a group.
const MEMBERS: usize = 64;

/// Accesses with one base that nothing stands between.
struct Group {
    memory: MemoryId,
    stores: bool,
    terms: Vec<(Value, u32)>,
    /// With their positions.
    members: Vec<(usize, Place)>,
}

impl Group {
    /// Whether an access behind must not be merged with these because of an instruction between.
    fn ends_at(&self, func: &Function, inst: Inst) -> bool {
        match self.stores {
            true => holds_store(func, self.memory, inst),
            false => ordered(func, inst, self.members[0].1.inst),
        }
    }

    /// Whether an access belongs to the group.
    fn takes(&self, place: &Place) -> bool {
        let apart = |other: &Place| {
            let far = place.address.constant.wrapping_sub(other.address.constant) as i32;
            far >= other.mem.bytes() as i32 || -far >= place.mem.bytes() as i32
        };
        self.members.len() < MEMBERS
            && self.memory == place.memory
            && self.stores == place.value.is_some()
            && self.terms == place.address.terms
            && self.members.iter().all(|(_, other)| apart(other))
    }
}

/// An access that replaces some.
struct Wide {
    chunk: Vec<(usize, Place)>,
    words: u32,
    /// Where it stands.
    at: usize,
    /// The value that it takes for its offset, and what it adds to it.
    offset: (Value, u32),
}

impl Merger {
    /// Merges the accesses of a block at offsets that differ by constants, whatever keeps these in range.
    pub(super) fn proved(&mut self, func: &mut Function, b: Block) {
        if ![false, true].iter().any(|stores| has_several(func, b, *stores, true)) {
            return;
        }
        let insts = func.blocks[b.0 as usize].insts.clone();
        self.enter(func, &insts);
        let all = self.wide_accesses(func, &insts);
        if !all.is_empty() {
            self.changed = true;
            self.replace(func, b, &insts, all);
        }
        self.leave(func, &insts);
    }

    fn wide_accesses(&self, func: &Function, insts: &[Inst]) -> Vec<Wide> {
        let mut open: Vec<Group> = Vec::new();
        let mut all = Vec::new();
        for (at, inst) in insts.iter().enumerate() {
            let place = Place::plain(func, *inst).filter(|p| widens(func, p));
            let into = place.as_ref().and_then(|p| open.iter().position(|group| group.takes(p)));
            let (mut n, mut kept, mut to) = (0, 0, None);
            open.retain(|group| {
                let ends = Some(n) != into && group.ends_at(func, *inst);
                match ends {
                    true => self.close(func, group, &mut all),
                    false => {
                        to = to.or((Some(n) == into).then_some(kept));
                        kept += 1;
                    }
                }
                n += 1;
                !ends
            });
            let Some(place) = place else { continue };
            match to {
                Some(n) => open[n].members.push((at, place)),
                None => {
                    if open.len() == OPEN {
                        self.close(func, &open.remove(0), &mut all);
                    }
                    open.push(Group {
                        memory: place.memory,
                        stores: place.value.is_some(),
                        terms: place.address.terms.clone(),
                        members: vec![(at, place)],
                    });
                }
            }
        }
        for group in &open {
            self.close(func, group, &mut all);
        }
        all
    }

    fn close(&self, func: &Function, group: &Group, all: &mut Vec<Wide>) {
        if group.members.len() < 2 {
            return;
        }
        let places: Vec<(usize, &Place)> = group.members.iter().enumerate().map(|(n, (_, p))| (n, p)).collect();
        // Each of these values is uniform where the others are: they differ by a constant.
        let most = self.most_words(func, &group.members[0].1);
        for Chunk { members, words } in chunks::divide(&places, most, &self.zeros, |_| true) {
            let chunk: Vec<(usize, Place)> = members.iter().map(|n| group.members[*n].clone()).collect();
            let ends = chunk.iter().map(|(at, _)| *at);
            let at = if group.stores { ends.max() } else { ends.min() };
            let Some(at) = at else { continue };
            // From the least address on, so that one value serves all of the group.
            let base = chunks::least(group.members.iter().map(|(_, p)| p));
            let reached = base.and_then(|base| Some((base.index, chunks::reach(base, &chunk[0].1)?)));
            let reached = reached.filter(|(v, _)| self.position[v.0 as usize].is_none_or(|from| from < at));
            let own = (chunk[0].1.index, chunk[0].1.imm);
            let there = |(v, imm): (Value, u32)| self.is_there(func, v, at).then_some((v, imm));
            let Some(offset) = reached.or_else(|| there(own)) else { continue };
            if chunk.len() > 1 || offset.0 != own.0 {
                all.push(Wide { chunk, words, at, offset });
            }
        }
    }

    /// The most words that one access can have.
    pub(super) fn most_words(&self, func: &Function, place: &Place) -> u32 {
        let MemoryId::View(view) = place.memory else { return chunks::LANES };
        let scalar = place.value.is_none() && func.view(view).1 == crate::ir::Access::Read;
        if scalar && self.is_uniform(place.index) { chunks::WAVE } else { chunks::LANES }
    }

    fn replace(&mut self, func: &mut Function, b: Block, insts: &[Inst], all: Vec<Wide>) {
        let mut dropped = vec![false; insts.len()];
        let mut added: Vec<Vec<Inst>> = vec![Vec::new(); insts.len()];
        for Wide { chunk, words, at, offset: (offset, imm) } in all {
            chunk.iter().for_each(|(at, _)| dropped[*at] = true);
            let loc = func.insts[insts[at].0 as usize].loc;
            let (first, out) = (chunk[0].1.clone(), &mut added[at]);
            let mem = Mem::Words(words as u8);
            if first.value.is_some() {
                let mut parts = Vec::new();
                for (_, place) in &chunk {
                    let Some(value) = place.value else { continue };
                    parts.extend(chunks::words_of(func, value, place.words().unwrap_or(1), loc, out));
                }
                let value = chunks::pack(func, &parts, loc, out);
                let op = chunks::access(first.memory, mem, offset, imm, Some(value));
                chunks::effect(func, op, loc, out);
                continue;
            }
            let offset = self.copy(func, offset, Extent::Later(at), &mut Map::default(), out);
            let op = chunks::access(first.memory, mem, offset, imm, None);
            let (inst, wide) = crate::opt::rewrite::new_inst(func, op, mem.ty(), loc);
            out.push(inst);
            let parts = chunks::words_of(func, wide, words, loc, out);
            self.take(func, chunk.iter().map(|(_, p)| p), &parts, out);
        }
        let kept = |(at, inst): (usize, &Inst)| {
            let own = (!dropped[at]).then_some(*inst);
            std::mem::take(&mut added[at]).into_iter().chain(own)
        };
        func.blocks[b.0 as usize].insts = insts.iter().enumerate().flat_map(kept).collect();
    }

    /// Gives each load its words.
    pub(super) fn take<'p>(
        &mut self,
        func: &mut Function,
        places: impl Iterator<Item = &'p Place>,
        mut words: &[Value],
        out: &mut Vec<Inst>,
    ) {
        for place in places {
            let data = &func.insts[place.inst.0 as usize];
            let (loc, result) = (data.loc, data.result);
            let (own, rest) = words.split_at(place.words().unwrap_or(1) as usize);
            words = rest;
            let value = chunks::pack(func, own, loc, out);
            if let Some(v) = result {
                self.replaced.replace(v, value);
            }
        }
    }
}
