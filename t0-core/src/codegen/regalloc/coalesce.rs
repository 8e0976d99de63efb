//! Groups of virtual registers that share registers so that copies between them disappear.

use super::live::{Live, Segment, intersect, union};
use crate::codegen::mir::{Class, Code, MFunc, Opnd, VReg};

/// Registers allocated as one.
pub(super) struct Group {
    pub(super) class: Class,
    pub(super) words: u8,
    pub(super) align: u8,
    /// Live segments of each word.
    pub(super) live: Vec<Vec<Segment>>,
    /// Members with the word of the group at which they begin.
    pub(super) members: Vec<(VReg, u8)>,
    pub(super) hint: Option<u16>,
    pub(super) pinned: bool,
}

/// The groups of a function.
pub(super) struct Groups {
    pub(super) groups: Vec<Group>,
    /// The group of each register, and the word at which it begins.
    pub(super) of: Vec<(u32, u8)>,
}

impl Groups {
    /// Starts with one group for each register, then removes copies, those in the innermost loops first.
    pub(super) fn of(m: &MFunc, live: &Live, depths: &[u32]) -> Groups {
        let mut g = Groups {
            groups: m
                .vregs
                .iter()
                .enumerate()
                .map(|(i, d)| Group {
                    class: d.class,
                    words: d.words,
                    align: d.align,
                    live: (0..d.words).map(|w| live.word(VReg(i as u32), w).to_vec()).collect(),
                    members: vec![(VReg(i as u32), 0)],
                    hint: d.hint,
                    pinned: d.pinned,
                })
                .collect(),
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
        if (0..usize::from(q.words)).any(|w| intersect(&p.live[usize::from(at) + w], &q.live[w])) {
            return;
        }
        let q = std::mem::replace(
            &mut self.groups[small as usize],
            Group { class: Class::S, words: 0, align: 1, live: vec![], members: vec![], hint: None, pinned: false },
        );
        let p = &mut self.groups[big as usize];
        for (w, l) in q.live.iter().enumerate() {
            let slot = &mut p.live[usize::from(at) + w];
            *slot = union(slot, l);
        }
        p.align = align;
        if p.hint.is_none() && at == 0 {
            p.hint = q.hint;
        }
        for (v, w) in q.members {
            p.members.push((v, w + at));
            self.of[v.0 as usize] = (big, w + at);
        }
    }
}
