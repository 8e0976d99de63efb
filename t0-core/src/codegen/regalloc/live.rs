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

    pub(super) fn of(m: &MFunc) -> Live {
        let (base, total, live_out) = live_out(m);
        let mut live = Live { base, segments: vec![Vec::new(); total as usize] };
        live.build(m, &live_out);
        live
    }

    fn build(&mut self, m: &MFunc, live_out: &[Vec<u64>]) {
        let total = self.segments.len();
        let mut end = vec![0u32; total];
        let counts: Vec<u32> = m.layout.iter().map(|b| m.block(*b).insts.len() as u32 + 2).collect();
        let mut next: u32 = counts.iter().sum();
        let base = std::mem::take(&mut self.base);
        for (&b, count) in m.layout.iter().zip(&counts).rev() {
            let first = next - count;
            let stop = 2 * next;
            next = first;
            let mut open: Vec<usize> = Vec::new();
            for (i, set) in live_out[b.0 as usize].iter().enumerate() {
                let mut bits = *set;
                while bits != 0 {
                    let w = i * 64 + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    end[w] = stop;
                    open.push(w);
                }
            }
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
            for w in open {
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

/// First word of each register, the number of words, and the words that are live where each block ends, as bits.
pub(in crate::codegen) fn live_out(m: &MFunc) -> (Vec<u32>, u32, Vec<Vec<u64>>) {
    let mut base = Vec::with_capacity(m.vregs.len());
    let mut total = 0u32;
    for v in &m.vregs {
        base.push(total);
        total += u32::from(v.words);
    }
    // Most words live in one block. Only those that some block reads before it writes them can be live where a block
    // ends: the sets of the fixed point are over these.
    const NONE: u32 = u32::MAX;
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
    let few = across.len().div_ceil(64);
    let set = |words: &Vec<u32>| {
        let mut set = vec![0u64; few];
        for at in words.iter().map(|w| number[*w as usize]).filter(|at| *at != NONE) {
            set[at as usize / 64] |= 1 << (at % 64);
        }
        set
    };
    let mut live_in: Vec<Vec<u64>> = reads.iter().map(set).collect();
    let kill: Vec<Vec<u64>> = writes.iter().map(set).collect();
    let mut out = vec![vec![0u64; few]; n];
    loop {
        let mut changed = false;
        for &b in m.layout.iter().rev() {
            let i = b.0 as usize;
            for s in m.block(b).term.successors() {
                for w in 0..few {
                    out[i][w] |= live_in[s.0 as usize][w];
                }
            }
            for w in 0..few {
                let new = live_in[i][w] | (out[i][w] & !kill[i][w]);
                changed |= new != live_in[i][w];
                live_in[i][w] = new;
            }
        }
        if !changed {
            break;
        }
    }
    let mut live_out = vec![vec![0u64; total.div_ceil(64) as usize]; n];
    for (wide, narrow) in live_out.iter_mut().zip(&out) {
        for (i, set) in narrow.iter().enumerate() {
            let mut bits = *set;
            while bits != 0 {
                let w = across[i * 64 + bits.trailing_zeros() as usize] as usize;
                wide[w / 64] |= 1 << (w % 64);
                bits &= bits - 1;
            }
        }
    }
    (base, total, live_out)
}

/// Vector registers that are live at a time, the most in the function: no allocation without spills takes fewer.
pub(crate) fn least_vgprs(m: &MFunc) -> u32 {
    let (base, total, live_out) = live_out(m);
    let mut vector = vec![0u64; total.div_ceil(64) as usize];
    for (first, v) in base.iter().zip(&m.vregs).filter(|(_, v)| v.class == Class::V) {
        (*first..first + u32::from(v.words)).for_each(|w| vector[w as usize / 64] |= 1 << (w % 64));
    }
    let mut most = 0;
    for &b in &m.layout {
        let mut live: Vec<u64> = live_out[b.0 as usize].iter().zip(&vector).map(|(live, v)| live & v).collect();
        let mut count: u32 = live.iter().map(|set| set.count_ones()).sum();
        most = most.max(count);
        for inst in m.block(b).insts.iter().rev() {
            let mut set = |w: usize, lives: bool| {
                let bit = vector[w / 64] & 1 << (w % 64);
                if (live[w / 64] & bit != 0) != (lives && bit != 0) {
                    live[w / 64] ^= bit;
                    count = if lives { count + 1 } else { count - 1 };
                }
                count
            };
            // What an instruction writes has registers even where nothing reads it.
            for lives in [true, false] {
                for_words(inst, m, &base, |w, role| {
                    if role.writes() && (lives || !role.reads()) {
                        most = most.max(set(w, lives));
                    }
                });
            }
            for_words(inst, m, &base, |w, role| {
                if role.reads() {
                    most = most.max(set(w, true));
                }
            });
        }
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
