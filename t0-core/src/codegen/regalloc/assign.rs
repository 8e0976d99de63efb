//! Assigns contiguous registers to groups; where they do not fit, the cheapest are chosen for spilling.

use super::banks::BANKS;
use super::coalesce::{Group, Groups};
use super::live::Segment;
use crate::codegen::mir::Class;

/// The segments that occupy one physical register, in ascending order: start, end and group.
type Occupied = Vec<(u32, u32, u32)>;

pub(super) struct Assignment {
    /// First register of each group.
    pub(super) base: Vec<Option<u16>>,
    /// Groups to be spilled.
    pub(super) spilled: Vec<u32>,
}

/// A class that cannot be served even by spilling.
pub(super) struct OutOfRegisters(pub(super) Class);

struct File {
    registers: Vec<Occupied>,
}

impl File {
    fn conflict(&self, reg: usize, live: &[Segment], mut f: impl FnMut(u32) -> bool) -> bool {
        let mut rest = &self.registers[reg][..];
        for &(from, to) in live {
            // Most groups come after what has a register.
            if rest.last().is_none_or(|(_, end, _)| *end <= from) {
                return false;
            }
            rest = &rest[rest.partition_point(|(_, end, _)| *end <= from)..];
            if rest.iter().take_while(|(start, ..)| *start < to).any(|(.., g)| f(*g)) {
                return true;
            }
        }
        false
    }

    fn fits(&self, base: usize, live: &[Vec<Segment>]) -> bool {
        live.iter().enumerate().all(|(w, l)| !self.conflict(base + w, l, |_| true))
    }

    fn place(&mut self, base: usize, id: u32, live: &[Vec<Segment>]) {
        for (w, l) in live.iter().enumerate() {
            let occupied = &mut self.registers[base + w];
            for &(from, to) in l {
                let at = occupied.partition_point(|(start, ..)| *start < from);
                occupied.insert(at, (from, to, id));
            }
        }
    }

    fn remove(&mut self, base: usize, live: &[Vec<Segment>]) {
        for (w, l) in live.iter().enumerate() {
            let occupied = &mut self.registers[base + w];
            occupied.retain(|(start, ..)| l.binary_search_by_key(start, |(from, _)| *from).is_err());
        }
    }
}

/// Assigns registers below the limits (scalar, vector); `weight` is what spilling a group would cost, and `wanted` the
/// bank in which it should begin.
pub(super) fn assign(
    groups: &Groups,
    weight: &[u64],
    limits: [u16; 2],
    wanted: Option<&[Option<u8>]>,
) -> Result<Assignment, OutOfRegisters> {
    let mut files = limits.map(|n| File { registers: vec![Occupied::new(); usize::from(n)] });
    let mut out = Assignment { base: vec![None; groups.groups.len()], spilled: vec![] };
    let start = |g: &Group| groups.live(g).iter().filter_map(|l| l.first()).map(|s| s.0).min();
    let mut order: Vec<u32> =
        (0..groups.groups.len() as u32).filter(|i| start(&groups.groups[*i as usize]).is_some()).collect();
    // What the hardware fills first, so that it stays where it is; wide tuples while there are long free runs; then by
    // start, which leaves fewest holes.
    order.sort_by_key(|&i| {
        let g = &groups.groups[i as usize];
        (g.hint.is_none(), std::cmp::Reverse(g.words), start(g))
    });
    for id in order {
        let g = &groups.groups[id as usize];
        let live = groups.live(g);
        let file = &mut files[g.class as usize];
        let (words, align) = (usize::from(g.words), usize::from(g.align));
        if words > file.registers.len() {
            return Err(OutOfRegisters(g.class));
        }
        let last = file.registers.len() - words;
        let hinted = g.hint.map(usize::from).filter(|h| *h <= last && h % align == 0);
        let bank = wanted.and_then(|wanted| wanted[id as usize]).map(usize::from);
        let preferred = bank.into_iter().flat_map(|bank| (bank..=last).step_by(BANKS)).filter(|b| b % align == 0);
        let any = (0..=last).step_by(align);
        let free = hinted.into_iter().chain(preferred).chain(any).find(|&b| file.fits(b, live));
        if let Some(b) = free {
            file.place(b, id, live);
            out.base[id as usize] = Some(b as u16);
            continue;
        }
        // The cheapest set of groups in the way, if it is cheaper than this one.
        let mut best: Option<(u64, usize, Vec<u32>)> = None;
        for b in (0..=last).step_by(align) {
            let mut against: Vec<u32> = Vec::new();
            for (w, l) in live.iter().enumerate() {
                file.conflict(b + w, l, |other| {
                    against.push(other);
                    false
                });
            }
            against.sort_unstable();
            against.dedup();
            let cost = against.iter().fold(0u64, |c, o| c.saturating_add(weight[*o as usize]));
            if best.as_ref().is_none_or(|(c, ..)| cost < *c) {
                best = Some((cost, b, against));
            }
        }
        match best {
            Some((cost, b, against)) if cost < weight[id as usize] => {
                for o in against {
                    let base = out.base[o as usize].take().map_or(0, usize::from);
                    file.remove(base, groups.live(&groups.groups[o as usize]));
                    out.spilled.push(o);
                }
                file.place(b, id, live);
                out.base[id as usize] = Some(b as u16);
            }
            _ if weight[id as usize] == u64::MAX => return Err(OutOfRegisters(g.class)),
            _ => out.spilled.push(id),
        }
    }
    Ok(out)
}
