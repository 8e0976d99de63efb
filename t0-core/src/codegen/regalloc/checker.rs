//! A symbolic check of an allocation, independent of how it was made.
//!
//! # What a correct allocation is
//! Before allocation a function works on virtual registers, each word of which at any time holds the value that the last
//! instruction to write it gave it. After allocation it works on **places**: physical registers, scratch slots, lanes of banks. The
//! allocation is correct if on every path, whenever an instruction reads word `w` of virtual register `v`, the place that it then
//! reads holds the value that `v`'s word `w` has at that moment in the original.
//!
//! The check runs both programs side by side over every edge. A state says for each place the set of words whose current value it
//! holds. An instruction that writes a word makes every other claim to hold that word stale, and ends what was in the places it
//! writes; moves, saves and restores carry sets along; a parallel copy of the original renames the values in the sets. Where paths meet,
//! only what both promise stands. A word that was never written on some path may be anything there.
//!
//! EXEC: a write under any mask is taken to end the old value of its place in all lanes. That is stronger than the machine, and right
//! for it: a value live across a region under another mask must not share a place with what that region writes.

use super::Allocation;
use super::spill::{is_spill_code, original};
use crate::codegen::mir::{Class, Code, MBlockId, MFunc, MInst, Opnd, VReg};
use std::collections::{BTreeMap, BTreeSet};

/// Something whose value a place may hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Symbol {
    Word(VReg, u8),
    Physical(u16),
    Constant(u32),
    Bank(VReg),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Place {
    Scalar(u16),
    Vector(u16),
    Slot(u32),
    Lane(u32),
    Special(u16),
}

#[derive(Clone, PartialEq, Debug, Default)]
struct State {
    holds: BTreeMap<Place, BTreeSet<Symbol>>,
    /// Words that were written; all others may be anything.
    written: BTreeSet<(VReg, u8)>,
}

impl State {
    fn meet(&mut self, other: &State) -> bool {
        let free = |written: &BTreeSet<(VReg, u8)>, y: &Symbol| matches!(y, Symbol::Word(v, w) if !written.contains(&(*v, *w)));
        let (here, there) = (std::mem::take(&mut self.written), &other.written);
        let mut changed = false;
        let empty = BTreeSet::new();
        let absent = other.holds.iter().filter(|(p, _)| !self.holds.contains_key(p));
        let added: Vec<(Place, BTreeSet<Symbol>)> = absent
            .map(|(p, b)| (*p, b.iter().filter(|y| free(&here, y)).copied().collect::<BTreeSet<_>>()))
            .filter(|(_, set)| !set.is_empty())
            .collect();
        self.holds.retain(|p, a| {
            let b = other.holds.get(p).unwrap_or(&empty);
            if a == b {
                return true;
            }
            let set: BTreeSet<Symbol> = a
                .union(b)
                .filter(|y| (a.contains(y) || free(&here, y)) && (b.contains(y) || free(there, y)))
                .copied()
                .collect();
            if set != *a {
                changed = true;
                *a = set;
            }
            !a.is_empty()
        });
        changed |= !added.is_empty();
        self.holds.extend(added);
        let known = here.len();
        self.written = here;
        self.written.extend(there);
        changed || self.written.len() != known
    }

    fn get(&self, p: Place) -> BTreeSet<Symbol> {
        self.holds.get(&p).cloned().unwrap_or_default()
    }

    fn define(&mut self, p: Place, v: VReg, w: u8) {
        let y = Symbol::Word(v, w);
        self.holds.values_mut().for_each(|s| {
            s.remove(&y);
        });
        self.holds.insert(p, BTreeSet::from([y]));
        self.written.insert((v, w));
    }
}

struct Checker<'a> {
    before: &'a MFunc,
    after: &'a MFunc,
    alloc: &'a Allocation,
}

/// Checks `after` with its allocation against `before`, whose instructions it names by their ids.
///
/// # Errors
/// The first place where the two differ.
pub(crate) fn check(before: &MFunc, after: &MFunc, alloc: &Allocation) -> Result<(), String> {
    let c = Checker { before, after, alloc };
    let mut start = State::default();
    for r in 0..128 {
        start.holds.insert(Place::Scalar(r), BTreeSet::from([Symbol::Physical(r)]));
        start.holds.insert(Place::Special(r), BTreeSet::from([Symbol::Physical(r)]));
    }
    start.holds.insert(Place::Vector(0), BTreeSet::from([Symbol::Physical(256)]));
    for (i, d) in after.vregs.iter().enumerate() {
        if d.pinned
            && d.origin.is_none()
            && let Some(r) = alloc.phys[i]
        {
            start.holds.entry(Place::Vector(r)).or_default().insert(Symbol::Bank(VReg(i as u32)));
        }
    }
    let mut states: Vec<Option<State>> = vec![None; after.blocks.len()];
    let entry = after.layout[0];
    states[entry.0 as usize] = Some(start);
    // In the order of the layout, so that a loop settles before what follows it is looked at.
    let mut order = vec![0; after.blocks.len()];
    after.layout.iter().enumerate().for_each(|(i, b)| order[b.0 as usize] = i);
    let mut work = BTreeSet::from([0]);
    while let Some(at) = work.pop_first() {
        let b = after.layout[at];
        let Some(mut s) = states[b.0 as usize].clone() else { continue };
        c.block(b, &mut s)?;
        for t in after.block(b).term.successors() {
            let changed = match &mut states[t.0 as usize] {
                Some(old) => old.meet(&s),
                none => {
                    *none = Some(s.clone());
                    true
                }
            };
            if changed {
                work.insert(order[t.0 as usize]);
            }
        }
    }
    Ok(())
}

impl Checker<'_> {
    fn block(&self, b: MBlockId, s: &mut State) -> Result<(), String> {
        let (old, new) = (self.before.block(b), self.after.block(b));
        let mut at = 0;
        for o in &old.insts {
            let from = at;
            while at < new.insts.len() && new.insts[at].id == o.id {
                at += 1;
            }
            self.group(o, &new.insts[from..at], s)
                .map_err(|e| format!("{b}: {e}\n  in {}", o.text(&self.before.vregs)))?;
        }
        if at != new.insts.len() || old.term != new.term {
            return Err(format!(
                "{b} holds an instruction out of place: {}",
                new.insts.get(at).map_or(String::new(), |i| i.text(&self.after.vregs))
            ));
        }
        Ok(())
    }

    /// The code that stands for one original instruction.
    fn group(&self, o: &MInst, code: &[MInst], s: &mut State) -> Result<(), String> {
        let mut main = 0;
        for i in code {
            match i.code {
                Code::Copy if o.code == Code::Copy => self.moves(i, s)?,
                _ if is_spill_code(i) => self.transfer(i, s)?,
                _ => {
                    main += 1;
                    self.same(o, i)?;
                    self.execute(i, s)?;
                }
            }
        }
        match o.code {
            Code::Copy => {
                self.rename(o, s);
                Ok(())
            }
            Code::Undef => Ok(()),
            _ if main == 1 => Ok(()),
            _ => Err(format!("stands there {main} times")),
        }
    }

    fn same(&self, o: &MInst, n: &MInst) -> Result<(), String> {
        let named = |x: &Opnd| match *x {
            Opnd::Reg(v, w) => {
                let (v, w) = original(self.after, v, w);
                Opnd::Reg(v, w)
            }
            x => x,
        };
        let ops: Vec<Opnd> = n.ops.iter().map(named).collect();
        if o.code == n.code && o.mods == n.mods && o.ops == ops && o.fresh == n.fresh {
            Ok(())
        } else {
            Err(format!("became {}", n.text(&self.after.vregs)))
        }
    }

    fn place(&self, v: VReg, w: u8) -> Result<Place, String> {
        let r = self.alloc.of(v).ok_or_else(|| format!("register {} has no place", v.0))? + u16::from(w);
        Ok(match self.after.data(v).class {
            Class::S => Place::Scalar(r),
            Class::V => Place::Vector(r),
        })
    }

    fn source(&self, o: Opnd, s: &State) -> Result<BTreeSet<Symbol>, String> {
        Ok(match o {
            Opnd::Reg(v, w) => s.get(self.place(v, w)?),
            Opnd::Phys(r) if r.is_vgpr() => s.get(Place::Vector(r.index())),
            Opnd::Phys(r) if r.is_sgpr() => s.get(Place::Scalar(r.index())),
            Opnd::Phys(r) => s.get(Place::Special(r.0)),
            Opnd::Const(c) => BTreeSet::from([Symbol::Constant(c)]),
            Opnd::None => BTreeSet::new(),
        })
    }

    fn moves(&self, i: &MInst, s: &mut State) -> Result<(), String> {
        let mut writes = Vec::new();
        for p in i.ops.chunks_exact(2) {
            if let Opnd::Reg(v, w) = p[0]
                && self.alloc.of(v).is_some()
            {
                writes.push((self.place(v, w)?, self.source(p[1], s)?));
            }
        }
        s.holds.extend(writes);
        Ok(())
    }

    fn transfer(&self, i: &MInst, s: &mut State) -> Result<(), String> {
        let (store, slot) = match i.code {
            Code::Spill(n) => (true, n),
            Code::Reload(n) => (false, n),
            _ => return Ok(()),
        };
        let (reg, bank) = match (i.ops.len(), store) {
            (2, true) => (i.ops[1], Some(i.ops[0])),
            (2, false) => (i.ops[0], Some(i.ops[1])),
            _ => (i.ops[0], None),
        };
        let Opnd::Reg(v, first) = reg else { return Err("saves no register".into()) };
        let words = if bank.is_some() { 1 } else { self.after.data(v).words };
        if let Some(Opnd::Reg(b, w)) = bank
            && !s.get(self.place(b, w)?).contains(&Symbol::Bank(b))
        {
            return Err(format!("the bank {} was overwritten", b.0));
        }
        for k in 0..words {
            let at = slot + u32::from(k);
            let memory = if bank.is_some() { Place::Lane(at) } else { Place::Slot(at) };
            let register = self.place(v, first + k)?;
            let (to, from) = if store { (memory, register) } else { (register, memory) };
            let set = s.get(from);
            s.holds.insert(to, set);
        }
        Ok(())
    }

    fn execute(&self, i: &MInst, s: &mut State) -> Result<(), String> {
        let mut bad = None;
        i.for_each_reg(&self.after.vregs, |v, sub, words, role| {
            if role.reads() && bad.is_none() {
                bad = (sub..sub + words).find_map(|w| self.read(v, w, s).err());
            }
        });
        bad.map_or(Ok(()), Err)?;
        let mut written: Vec<(Place, VReg, u8)> = Vec::new();
        i.for_each_reg(&self.after.vregs, |v, sub, words, role| {
            if role.writes() {
                for w in sub..sub + words {
                    if let Ok(p) = self.place(v, w) {
                        let (ov, ow) = original(self.after, v, w);
                        written.push((p, ov, ow));
                    }
                }
            }
        });
        for (p, v, w) in written {
            if i.code == Code::Undef {
                s.written.remove(&(v, w));
            } else {
                s.define(p, v, w);
            }
        }
        Ok(())
    }

    fn read(&self, v: VReg, w: u8, s: &State) -> Result<(), String> {
        let (ov, ow) = original(self.after, v, w);
        if !s.written.contains(&(ov, ow)) {
            return Ok(());
        }
        let p = self.place(v, w)?;
        if s.get(p).contains(&Symbol::Word(ov, ow)) {
            return Ok(());
        }
        Err(format!("word {ow} of register {} is read from {p:?}, which holds {:?}", ov.0, s.get(p)))
    }

    /// After the moves of a parallel copy every place that holds a source's value holds the destination's.
    fn rename(&self, o: &MInst, s: &mut State) {
        let mut renames: Vec<(Symbol, Option<Symbol>)> = Vec::new();
        for p in o.ops.chunks_exact(2) {
            let Opnd::Reg(d, w) = p[0] else { continue };
            let to = Symbol::Word(d, w);
            renames.push((
                to,
                match p[1] {
                    Opnd::Reg(v, w) if s.written.contains(&(v, w)) => Some(Symbol::Word(v, w)),
                    Opnd::Phys(r) => Some(Symbol::Physical(r.0)),
                    Opnd::Const(c) => Some(Symbol::Constant(c)),
                    _ => None,
                },
            ));
        }
        for set in s.holds.values_mut() {
            let old = std::mem::take(set);
            *set = old.iter().filter(|y| !renames.iter().any(|(d, _)| d == *y)).copied().collect();
            set.extend(renames.iter().filter(|(_, from)| from.is_some_and(|f| old.contains(&f))).map(|(d, _)| *d));
        }
        s.holds.retain(|_, set| !set.is_empty());
        for (d, from) in renames {
            if let Symbol::Word(v, w) = d {
                if from.is_some() {
                    s.written.insert((v, w))
                } else {
                    s.written.remove(&(v, w))
                };
            }
        }
    }
}
