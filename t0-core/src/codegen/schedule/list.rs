//! An order of a block: at each step the most urgent unit whose operands are ready.
//!
//! Loads are urgent, in groups, and what computes their addresses even more. Then the longest chain to the end of the
//! block decides, then the order of the source. Where registers are short, only units are taken that need no more.
//!
//! A load of vector memory whose result a long chain needs late waits until [`LEAD`] clocks before: while waves
//! compute, the memory serves the loads that are needed first. For the same reason an instruction that could use the
//! result of such a load early, but need not, leaves the load the time until it must.

use super::graph::{Graph, LEAVE_VECTOR};
use super::pressure::{Live, Pressure};
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

/// The words that the loads of a group load.
const GROUP: u32 = 16;
/// The group of what no load waits for.
const LAST: u32 = u32::MAX;
/// The number of units among which one is looked for that needs few registers.
const CHOICE: usize = 32;

/// The clocks that a load of vector memory gets where the block has them: several times the latency without load.
const LEAD: u32 = 1000;

/// How urgent a unit is, the smallest first: the group of loads that it serves, whether it is one of these, the clocks
/// from it to the end of the block, its number.
type Rank = (u32, bool, Reverse<u32>, u32);

/// The first rank of units that serve no load.
const REST: Rank = (LAST, false, Reverse(u32::MAX), 0);

fn ranks(graph: &Graph) -> Vec<Rank> {
    let count = graph.units.len();
    // Loads that depend on each other are in different groups.
    let mut depth = vec![0u32; count];
    for u in 0..count {
        let own = depth[u] + u32::from(graph.units[u].loads > 0);
        for &(to, _) in graph.next(u) {
            depth[to as usize] = depth[to as usize].max(own);
        }
    }
    let mut loads: Vec<usize> = (0..count).filter(|u| graph.units[*u].loads > 0).collect();
    loads.sort_by_key(|u| (depth[*u], *u));
    let mut group = vec![LAST; count];
    let (mut number, mut words, mut level) = (0, 0, 0);
    for u in loads {
        if depth[u] != level || words + graph.units[u].loads > GROUP {
            number += 1;
            (words, level) = (0, depth[u]);
        }
        words += graph.units[u].loads;
        group[u] = number;
    }
    for u in (0..count).rev() {
        for &(to, _) in graph.next(u) {
            group[u] = group[u].min(group[to as usize]);
        }
    }
    (0..count).map(|u| (group[u], graph.units[u].loads > 0, Reverse(graph.units[u].height), u as u32)).collect()
}

/// The clocks of an order, as far as one wave alone goes.
#[derive(Default)]
struct Walk {
    now: u32,
    /// When the last vector instruction issued, plus one.
    vector: u32,
}

impl Walk {
    /// Issues a unit whose operands are ready at a clock. Returns when it issues.
    fn issue(&mut self, graph: &Graph, unit: usize, ready: u32) -> u32 {
        let u = &graph.units[unit];
        let mut at = self.now.max(ready);
        if u.leaves && self.vector > 0 {
            at = at.max(self.vector - 1 + LEAVE_VECTOR);
        }
        if u.vector {
            self.vector = at + 1;
        }
        self.now = at + u.cost;
        at
    }
}

/// The clocks of an order.
pub(super) fn clocks(graph: &Graph, order: impl Iterator<Item = usize>) -> u32 {
    let mut ready = vec![0u32; graph.units.len()];
    let mut walk = Walk::default();
    for unit in order {
        let at = walk.issue(graph, unit, ready[unit]);
        for &(to, clocks) in graph.next(unit) {
            ready[to as usize] = ready[to as usize].max(at + clocks);
        }
    }
    walk.now
}

/// Orders the units so that at most `limits` registers of each class are live, if that is possible by taking what
/// frees some.
pub(super) fn order(graph: &Graph, pressure: &Pressure, limits: [u32; 2]) -> (Vec<u32>, Live) {
    let count = graph.units.len();
    let ranks = ranks(graph);
    // The last moments at which the units can issue without a longer block.
    let whole = graph.units.iter().map(|u| u.height).max().unwrap_or(0);
    let latest = |u: usize| whole - graph.units[u].height;
    let mut waits = vec![0u32; count];
    for u in 0..count {
        graph.next(u).iter().for_each(|(to, _)| waits[*to as usize] += 1);
    }
    let mut ready_at = vec![0u32; count];
    // The moments before which the units had better not issue.
    let early = |u: usize| if graph.units[u].slow { latest(u).saturating_sub(LEAD) } else { 0 };
    let mut wanted: Vec<u32> = (0..count).map(early).collect();
    let begin = |u: &usize| waits[*u] == 0;
    let mut ready: BTreeSet<Rank> = BTreeSet::new();
    let mut later: BinaryHeap<Reverse<(u32, u32)>> =
        (0..count).filter(begin).map(|u| Reverse((wanted[u], u as u32))).collect();
    let mut walk = Walk::default();
    let mut live = pressure.begin();
    let mut done = Vec::with_capacity(count);
    while done.len() < count {
        while let Some(&Reverse((at, unit))) = later.peek()
            && (at <= walk.now || ready.is_empty())
        {
            later.pop();
            ready.insert(ranks[unit as usize]);
        }
        let (chosen, excess) = choose(graph, pressure, &live, &ready, limits);
        if excess > 0
            && let Some(Reverse((_, unit))) = later.pop()
        {
            // Waiting for a unit that needs no more registers is better than taking one that needs more.
            ready.insert(ranks[unit as usize]);
            continue;
        }
        ready.remove(&ranks[chosen]);
        let at = walk.issue(graph, chosen, ready_at[chosen]);
        graph.units[chosen].insts.clone().for_each(|inst| pressure.step(&mut live, inst));
        done.push(chosen as u32);
        for &(to, clocks) in graph.next(chosen) {
            let to = to as usize;
            ready_at[to] = ready_at[to].max(at + clocks);
            let patience = if graph.units[chosen].slow { latest(to).min(at + LEAD) } else { 0 };
            wanted[to] = wanted[to].max(ready_at[to]).max(patience);
            waits[to] -= 1;
            if waits[to] == 0 {
                later.push(Reverse((wanted[to], to as u32)));
            }
        }
    }
    (done, live)
}

/// The most urgent unit that needs no registers beyond the limits, else the one that needs the fewest, and how many it
/// needs.
fn choose(graph: &Graph, pressure: &Pressure, live: &Live, ready: &BTreeSet<Rank>, limits: [u32; 2]) -> (usize, i32) {
    let mut best: Option<(i32, usize)> = None;
    let serve = ready.range(..REST).take(CHOICE);
    for &(.., unit) in serve.chain(ready.range(REST..).take(CHOICE)) {
        let unit = unit as usize;
        let growth = pressure.growth(live, graph, unit);
        // Registers that the unit needs beyond the limit.
        let over = |class: usize| match growth[class] {
            1.. => (live.now[class] as i32 + growth[class] - limits[class] as i32).max(0),
            _ => 0,
        };
        let excess = over(0) + over(1);
        if excess == 0 {
            return (unit, 0);
        }
        if best.is_none_or(|best| (excess, unit) < best) {
            best = Some((excess, unit));
        }
    }
    best.map_or((0, 0), |(excess, unit)| (unit, excess))
}
