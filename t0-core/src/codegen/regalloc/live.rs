//! Where each word of each virtual register is live.
//!
//! Instructions are numbered in the order of the layout; instruction `i` reads at `2i` and writes at `2i + 1`. A live
//! range is a list of half-open segments over these positions, computed over the real control flow: what is live into a
//! block is live from its start.

use crate::codegen::mir::{Class, MFunc, Role, VReg};

/// Half-open, in positions.
pub(super) type Segment = (u32, u32);

/// Liveness of a function.
pub(super) struct Live {
    /// First word of each register among all words.
    base: Vec<u32>,
    /// Sorted, disjoint segments of each word.
    segments: Vec<Vec<Segment>>,
}

impl Live {
    pub(super) fn word(&self, v: VReg, word: u8) -> &[Segment] {
        &self.segments[(self.base[v.0 as usize] + u32::from(word)) as usize]
    }

    pub(super) fn word_mut(&mut self, v: VReg, word: u8) -> &mut Vec<Segment> {
        &mut self.segments[(self.base[v.0 as usize] + u32::from(word)) as usize]
    }

    /// The first words of a register.
    pub(super) fn words(&self, v: VReg, count: u8) -> &[Vec<Segment>] {
        let first = self.base[v.0 as usize] as usize;
        &self.segments[first..first + usize::from(count)]
    }

    pub(super) fn of(m: &MFunc) -> Live {
        let mut out = LiveOut::of(m);
        let segments = vec![Vec::new(); out.total as usize];
        let mut live = Live { base: std::mem::take(&mut out.base), segments };
        live.build(m, &out);
        live
    }

    fn build(&mut self, m: &MFunc, live_out: &LiveOut) {
        let total = self.segments.len();
        let mut end = vec![0u32; total];
        let mut open: Vec<usize> = Vec::new();
        let counts: Vec<u32> = m.layout.iter().map(|b| m.block(*b).insts.len() as u32 + 2).collect();
        let mut next: u32 = counts.iter().sum();
        let base = std::mem::take(&mut self.base);
        for (&b, count) in m.layout.iter().zip(&counts).rev() {
            let first = next - count;
            let stop = 2 * next;
            next = first;
            open.clear();
            open.extend(live_out.words(b.0 as usize).map(|w| w as usize));
            open.iter().for_each(|w| end[*w] = stop);
            for (k, inst) in m.block(b).insts.iter().enumerate().rev() {
                let at = 2 * (first + 1 + k as u32);
                for_words(inst, m, &base, |w, role| {
                    if !role.writes() {
                        return;
                    }
                    if role == Role::UseDef {
                        if end[w] == 0 {
                            end[w] = at + 2;
                            open.push(w);
                        }
                        return;
                    }
                    let from = if role == Role::EarlyDef { at } else { at + 1 };
                    let to = if end[w] == 0 { at + 2 } else { end[w] };
                    end[w] = 0;
                    push(&mut self.segments[w], (from, to));
                });
                for_words(inst, m, &base, |w, role| {
                    if role.reads() && end[w] == 0 {
                        end[w] = at + 1;
                        open.push(w);
                    }
                });
            }
            for &w in &open {
                if end[w] != 0 {
                    push(&mut self.segments[w], (2 * first, end[w]));
                    end[w] = 0;
                }
            }
        }
        for s in &mut self.segments {
            s.reverse();
        }
        self.base = base;
    }
}

/// The words that are live where each block ends.
pub(in crate::codegen) struct LiveOut {
    /// First word of each register among all words.
    pub(in crate::codegen) base: Vec<u32>,
    /// The number of words.
    pub(in crate::codegen) total: u32,
    /// The words that may be live where a block ends, and the number of each word among them. Most words live in one
    /// block.
    across: Vec<u32>,
    number: Vec<u32>,
    /// A set of these for each block, as bits.
    sets: Vec<u64>,
    /// The length of a set.
    length: usize,
}

impl LiveOut {
    const NONE: u32 = u32::MAX;

    /// Whether a word is live where a block ends.
    pub(in crate::codegen) fn holds(&self, block: usize, word: u32) -> bool {
        let number = self.number.get(word as usize).copied().unwrap_or(LiveOut::NONE);
        number != LiveOut::NONE && self.set(block)[number as usize / 64] >> (number % 64) & 1 != 0
    }

    /// The words that are live where a block ends.
    pub(in crate::codegen) fn words(&self, block: usize) -> impl Iterator<Item = u32> + '_ {
        self.set(block).iter().enumerate().flat_map(move |(i, set)| {
            let mut bits = *set;
            std::iter::from_fn(move || {
                let at = i * 64 + bits.trailing_zeros() as usize;
                (bits != 0).then(|| {
                    bits &= bits - 1;
                    self.across[at]
                })
            })
        })
    }

    fn set(&self, block: usize) -> &[u64] {
        &self.sets[block * self.length..(block + 1) * self.length]
    }

    /// Solves the data flow.
    pub(in crate::codegen) fn of(m: &MFunc) -> LiveOut {
        const NONE: u32 = LiveOut::NONE;
        let mut base = Vec::with_capacity(m.vregs.len());
        let mut total = 0u32;
        for v in &m.vregs {
            base.push(total);
            total += u32::from(v.words);
        }
        // Only the words that some block reads before it writes them can be live where a block ends.
        let n = m.blocks.len();
        let mut number = vec![NONE; total as usize];
        let mut across: Vec<u32> = Vec::new();
        let (mut reads, mut writes) = (vec![Vec::new(); n], vec![Vec::new(); n]);
        let (mut read_in, mut written_in) = (vec![NONE; total as usize], vec![NONE; total as usize]);
        for &b in &m.layout {
            for inst in &m.block(b).insts {
                for_words(inst, m, &base, |w, role| {
                    if role.reads() && written_in[w] != b.0 && read_in[w] != b.0 {
                        read_in[w] = b.0;
                        reads[b.0 as usize].push(w as u32);
                        if number[w] == NONE {
                            number[w] = across.len() as u32;
                            across.push(w as u32);
                        }
                    }
                });
                for_words(inst, m, &base, |w, role| {
                    if role.writes() && !role.reads() && written_in[w] != b.0 {
                        written_in[w] = b.0;
                        writes[b.0 as usize].push(w as u32);
                    }
                });
            }
        }
        let length = across.len().div_ceil(64);
        let sets = |words: Vec<Vec<u32>>| {
            let mut sets = vec![0u64; n * length];
            for (block, words) in words.iter().enumerate() {
                for at in words.iter().map(|w| number[*w as usize]).filter(|at| *at != NONE) {
                    sets[block * length + at as usize / 64] |= 1 << (at % 64);
                }
            }
            sets
        };
        let (mut live_in, kill) = (sets(reads), sets(writes));
        let mut out = vec![0u64; n * length];
        loop {
            let mut changed = false;
            for &b in m.layout.iter().rev() {
                let own = b.0 as usize * length..(b.0 as usize + 1) * length;
                for s in m.block(b).term.successors() {
                    let next = &live_in[s.0 as usize * length..(s.0 as usize + 1) * length];
                    out[own.clone()].iter_mut().zip(next).for_each(|(out, next)| *out |= next);
                }
                let through = out[own.clone()].iter().zip(&kill[own.clone()]).map(|(out, kill)| out & !kill);
                for (live, through) in live_in[own].iter_mut().zip(through) {
                    changed |= *live | through != *live;
                    *live |= through;
                }
            }
            if !changed {
                break;
            }
        }
        LiveOut { base, total, across, number, sets: out, length }
    }
}

/// Vector registers that are live at a time, the most in the function: no allocation without spills takes fewer.
pub(crate) fn least_vgprs(m: &MFunc) -> u32 {
    let out = LiveOut::of(m);
    let mut vector = vec![false; out.total as usize];
    for (first, v) in out.base.iter().zip(&m.vregs).filter(|(_, v)| v.class == Class::V) {
        vector[*first as usize..*first as usize + usize::from(v.words)].fill(true);
    }
    let mut most = 0;
    let mut live = vec![false; out.total as usize];
    // The words that have been live in a block.
    let mut touched: Vec<usize> = Vec::new();
    for &b in &m.layout {
        touched.extend(out.words(b.0 as usize).map(|w| w as usize).filter(|w| vector[*w]));
        touched.iter().for_each(|w| live[*w] = true);
        let mut count = touched.len() as u32;
        most = most.max(count);
        for inst in m.block(b).insts.iter().rev() {
            let mut set = |w: usize, lives: bool| {
                if vector[w] && live[w] != lives {
                    live[w] = lives;
                    touched.push(w);
                    count = if lives { count + 1 } else { count - 1 };
                }
                count
            };
            // What an instruction writes has registers even where nothing reads it.
            for lives in [true, false] {
                for_words(inst, m, &out.base, |w, role| {
                    if role.writes() && (lives || !role.reads()) {
                        most = most.max(set(w, lives));
                    }
                });
            }
            for_words(inst, m, &out.base, |w, role| {
                if role.reads() {
                    most = most.max(set(w, true));
                }
            });
        }
        touched.drain(..).for_each(|w| live[w] = false);
    }
    most
}

/// Appends a segment that lies before the last one, joining the two where they touch.
fn push(segments: &mut Vec<Segment>, s: Segment) {
    match segments.last_mut() {
        Some(last) if s.1 >= last.0 => last.0 = s.0.min(last.0),
        _ => segments.push(s),
    }
}

fn for_words(inst: &crate::codegen::mir::MInst, m: &MFunc, base: &[u32], mut f: impl FnMut(usize, Role)) {
    inst.for_each_reg(&m.vregs, |v, sub, words, role| {
        let first = base[v.0 as usize] + u32::from(sub);
        (first..first + u32::from(words)).for_each(|w| f(w as usize, role));
    });
}

/// True when two sorted lists share a position.
pub(super) fn intersect(a: &[Segment], b: &[Segment]) -> bool {
    // Mostly one list is far shorter: look its segments up in the other.
    let (short, long) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    short.iter().any(|s| {
        let i = long.partition_point(|l| l.1 <= s.0);
        long.get(i).is_some_and(|l| l.0 < s.1)
    })
}

/// The union of two disjoint sorted lists.
pub(super) fn union(a: &[Segment], b: &[Segment]) -> Vec<Segment> {
    let mut out: Vec<Segment> = Vec::with_capacity(a.len() + b.len());
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        let s = if j == b.len() || i < a.len() && a[i].0 < b[j].0 {
            i += 1;
            a[i - 1]
        } else {
            j += 1;
            b[j - 1]
        };
        match out.last_mut() {
            Some(last) if last.1 == s.0 => last.1 = s.1,
            _ => out.push(s),
        }
    }
    out
}
