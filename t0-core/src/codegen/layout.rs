//! The order of blocks: empty ones vanish, loops test at their end. Writes of masks that no instruction uses are
//! dropped.

use super::machine::{PFunc, PInst};
use super::mir::{MBlockId, MTerm};
use t0_isa::isa::{Implicit, Op as I, Operand, Reg};

/// Decides the order of emission.
pub(crate) fn run(p: &mut PFunc) {
    drop_dead_masks(p);
    thread(p);
    rotate(p);
}

/// Redirects branches to an empty block that only jumps to that jump's target.
fn thread(p: &mut PFunc) {
    let n = p.blocks.len();
    let target: Vec<MBlockId> = (0..n as u32)
        .map(|i| {
            let mut b = MBlockId(i);
            for _ in 0..n {
                match p.block(b) {
                    block if block.insts.is_empty() => match block.term {
                        MTerm::Jump(t) => b = t,
                        _ => break,
                    },
                    _ => break,
                }
            }
            b
        })
        .collect();
    for b in &mut p.blocks {
        b.term.map(|t| target[t.0 as usize]);
        if let MTerm::Branch(_, t, e) = b.term
            && t == e
        {
            b.term = MTerm::Jump(t);
        }
    }
    let mut reached = vec![false; n];
    let mut work = vec![p.layout[0]];
    while let Some(b) = work.pop() {
        if !std::mem::replace(&mut reached[b.0 as usize], true) {
            work.extend(p.block(b).term.successors());
        }
    }
    p.layout.retain(|b| reached[b.0 as usize]);
}

/// Puts a loop's header after its last latch where that saves the jump back: the header's own branch then closes the
/// loop.
fn rotate(p: &mut PFunc) {
    // The blocks that end with a jump to each block.
    let mut jumps = vec![Vec::new(); p.blocks.len()];
    for b in &p.layout {
        if let MTerm::Jump(to) = p.block(*b).term {
            jumps[to.0 as usize].push(*b);
        }
    }
    let mut outside = Reached::of(p);
    for header in p.layout.clone() {
        let jumps = &jumps[header.0 as usize];
        if jumps.is_empty() || !matches!(p.block(header).term, MTerm::Branch(..)) {
            continue;
        }
        let Some(at) = p.layout.iter().position(|b| *b == header).filter(|at| *at > 0) else { continue };
        let mut behind: Vec<usize> = (at + 1..p.layout.len()).filter(|i| jumps.contains(&p.layout[*i])).collect();
        // A block that is reached past the header is not in the loop: it is an unlikely one that lies behind.
        while let Some(latch) = behind.pop() {
            if !outside.without(p, header, p.layout[latch]) {
                // Something must still be there to fall through from in front: else the jump into the loop costs what
                // is saved.
                p.layout.remove(at);
                p.layout.insert(latch, header);
                break;
            }
        }
    }
}

/// Which blocks are reached from the entry past a certain one.
struct Reached {
    preds: Vec<Vec<MBlockId>>,
    /// For each block the last search that met it.
    met: Vec<u32>,
    searches: u32,
    entry: MBlockId,
}

impl Reached {
    fn of(p: &PFunc) -> Reached {
        let mut preds = vec![Vec::new(); p.blocks.len()];
        for b in &p.layout {
            p.block(*b).term.successors().for_each(|to| preds[to.0 as usize].push(*b));
        }
        Reached { preds, met: vec![0; p.blocks.len()], searches: 0, entry: p.layout[0] }
    }

    /// Whether `block` is reached from the entry without `without`. The search goes backwards: it stays within a loop
    /// whose header is left out.
    fn without(&mut self, p: &PFunc, without: MBlockId, block: MBlockId) -> bool {
        debug_assert!(p.layout.contains(&block));
        self.searches += 1;
        let mut work = vec![block];
        while let Some(b) = work.pop() {
            if b == without || std::mem::replace(&mut self.met[b.0 as usize], self.searches) == self.searches {
                continue;
            }
            if b == self.entry {
                return true;
            }
            work.extend(&self.preds[b.0 as usize]);
        }
        false
    }
}

const EXEC: Operand = Operand::Reg(Reg::EXEC_LO);

fn sets_mask(i: &PInst) -> bool {
    i.inst.op == I::s_mov_b32 && i.inst.operands()[0] == EXEC
}

fn uses_mask(i: &PInst) -> bool {
    let sources = i.inst.slots().filter(|(slot, _)| !slot.dst);
    i.inst.implicit_reads().contains(Implicit::EXEC) || sources.into_iter().any(|(_, o)| o == EXEC)
}

/// Removes writes of EXEC that another follows on every path before anything uses it.
fn drop_dead_masks(p: &mut PFunc) {
    let mut live_in = vec![false; p.blocks.len()];
    loop {
        let mut changed = false;
        for &b in p.layout.iter().rev() {
            let block = p.block(b);
            let mut live = block.term.successors().any(|s| live_in[s.0 as usize]);
            for i in block.insts.iter().rev() {
                live = uses_mask(i) || live && !sets_mask(i);
            }
            changed |= std::mem::replace(&mut live_in[b.0 as usize], live) != live;
        }
        if !changed {
            break;
        }
    }
    for b in p.layout.clone() {
        let block = &mut p.blocks[b.0 as usize];
        let mut live = block.term.successors().any(|s| live_in[s.0 as usize]);
        let mut kept: Vec<PInst> = Vec::with_capacity(block.insts.len());
        for i in std::mem::take(&mut block.insts).into_iter().rev() {
            if sets_mask(&i) && !live && !uses_mask(&i) {
                continue;
            }
            live = uses_mask(&i) || live && !sets_mask(&i);
            kept.push(i);
        }
        kept.reverse();
        block.insts = kept;
    }
}
