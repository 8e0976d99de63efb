//! Groups of virtual registers that share registers so that copies between them disappear.

use super::live::{Live, Segment, intersect, union};
use crate::codegen::mir::{Class, Code, MFunc, Opnd, VReg};

/// Registers allocated as one.
pub(super) struct Group {
    pub(super) class: Class,
    pub(super) words: u8,
    pub(super) align: u8,
    /// The register that the group began with, at its first word.
    first: VReg,
    /// Registers that joined it, with the word of the group at which they begin.
    joined: Vec<(VReg, u8)>,
    pub(super) hint: Option<u16>,
    pub(super) pinned: bool,
}

impl Group {
    /// The registers with the word of the group at which they begin.
    pub(super) fn members(&self) -> impl Iterator<Item = (VReg, u8)> {
        std::iter::once((self.first, 0)).chain(self.joined.iter().copied())
    }
}

/// The groups of a function.
pub(super) struct Groups {
    pub(super) groups: Vec<Group>,
    live: Live,
    /// The group of each register, and the word at which it begins.
    pub(super) of: Vec<(u32, u8)>,
}

impl Groups {
    /// Starts with one group for each register, then removes copies, those in the innermost loops first.
    pub(super) fn of(m: &MFunc, live: Live, depths: &[u32]) -> Groups {
        let mut g = Groups {
            groups: m
                .vregs
                .iter()
                .enumerate()
                .map(|(i, d)| Group {
                    class: d.class,
                    words: d.words,
                    align: d.align,
                    first: VReg(i as u32),
                    joined: Vec::new(),
                    hint: d.hint,
                    pinned: d.pinned,
                })
                .collect(),
            live,
            of: (0..m.vregs.len() as u32).map(|i| (i, 0)).collect(),
        };
        let mut order: Vec<_> = m.layout.clone();
        order.sort_by_key(|b| std::cmp::Reverse(depths[b.0 as usize]));
        for b in order {
            for inst in &m.block(b).insts {
                if inst.code != Code::Copy {
                    continue;
                }
                for pair in inst.ops.chunks_exact(2) {
                    if let (Opnd::Reg(d, dw), Opnd::Reg(s, sw)) = (pair[0], pair[1]) {
                        let ours = |v: VReg| m.data(v).origin.is_some() || m.data(v).pinned;
                        if !ours(d) && !ours(s) {
                            g.join(d, dw, s, sw);
                        }
                    }
                }
            }
        }
        g
    }

    /// Live segments of each word of a group.
    pub(super) fn live(&self, group: &Group) -> &[Vec<Segment>] {
        self.live.words(group.first, group.words)
    }

    fn join(&mut self, d: VReg, dw: u8, s: VReg, sw: u8) {
        let ((gd, od), (gs, os)) = (self.of[d.0 as usize], self.of[s.0 as usize]);
        if gd == gs {
            return;
        }
        let (a, b) = (&self.groups[gd as usize], &self.groups[gs as usize]);
        if a.class != b.class {
            return;
        }
        // Where the second group begins in the first.
        let shift = i32::from(od + dw) - i32::from(os + sw);
        let (big, small, at) = if shift >= 0 && shift as u8 + b.words <= a.words {
            (gd, gs, shift as u8)
        } else if shift <= 0 && (-shift) as u8 + a.words <= b.words {
            (gs, gd, (-shift) as u8)
        } else {
            return;
        };
        let (p, q) = (&self.groups[big as usize], &self.groups[small as usize]);
        let align = p.align.max(if at == 0 { q.align } else { 1 });
        if at % q.align != 0 || align % q.align != 0 {
            return;
        }
        let mut words = self.live(p)[usize::from(at)..].iter().zip(self.live(q));
        if words.any(|(p, q)| intersect(p, q)) {
            return;
        }
        for w in 0..q.words {
            let joined = union(self.live.word(p.first, at + w), self.live.word(q.first, w));
            *self.live.word_mut(p.first, at + w) = joined;
        }
        let gone = Group { words: 0, joined: Vec::new(), ..*q };
        let q = std::mem::replace(&mut self.groups[small as usize], gone);
        let p = &mut self.groups[big as usize];
        p.align = align;
        if p.hint.is_none() && at == 0 {
            p.hint = q.hint;
        }
        for (v, w) in q.members() {
            p.joined.push((v, w + at));
            self.of[v.0 as usize] = (big, w + at);
        }
    }
}
