//! Whether the waves of a workgroup must share an L0 cache.
//!
//! Barriers and fences are selected for CU mode (`select::atomic`): a barrier waits until the stores before it are in
//! L2, but does not invalidate the L0 cache of each wave after it. In WGP mode the waves of a workgroup use two L0
//! caches, and a line that a wave has loaded before may be older than a store of a wave on the other compute unit. A
//! kernel must run in CU mode if
//!
//! - it loads from a view after a barrier and stores to it before that barrier;
//! - an atomic access or a fence orders memory at the scope of the workgroup, or an atomic load has this scope: it may
//!   hit L0;
//! - one wave acquires, and a barrier passes that on to the others: the acquisition invalidates one L0.
//!
//! Two views that a kernel may write do not share elements, as for the order of accesses ([`crate::opt`]).

use crate::ir::{AtomicOp, Function, MemOrder, MemoryId, Op, Scope, ViewId};

/// Views as bits. Views beyond the last bit share it.
type Views = u64;

fn bit(view: ViewId) -> Views {
    1 << view.0.min(Views::BITS - 1)
}

/// Views that were stored to on a path: at all, and before a barrier on it.
#[derive(Clone, Copy, Default, PartialEq)]
struct Stored {
    ever: Views,
    before_barrier: Views,
}

/// Whether the kernel relies on a common L0 cache.
pub(super) fn must_share(f: &Function) -> bool {
    let ops = || f.blocks.iter().flat_map(|b| &b.insts).map(|i| &f.insts[i.0 as usize].op);
    if ops().any(orders_the_workgroup) {
        return true;
    }
    ops().any(|op| matches!(op, Op::Barrier)) && (ops().any(acquires) || hands_over(f))
}

fn orders_the_workgroup(op: &Op) -> bool {
    match op {
        Op::Fence(scope, order) => *scope == Scope::Workgroup && *order != MemOrder::Relaxed,
        Op::Atomic(a, ..) => {
            let of_workgroup = a.scope == Scope::Workgroup || matches!(a.memory, MemoryId::Lds(_));
            let hits_cache = a.op == AtomicOp::Load && matches!(a.memory, MemoryId::View(_));
            of_workgroup && (a.order != MemOrder::Relaxed || hits_cache)
        }
        _ => false,
    }
}

fn acquires(op: &Op) -> bool {
    match op {
        Op::Fence(_, order) => order.acquires(),
        Op::Atomic(a, ..) => a.order.acquires(),
        _ => false,
    }
}

/// Whether a load from a view may follow a barrier that follows a store to it.
fn hands_over(f: &Function) -> bool {
    let mut starts: Vec<Option<Stored>> = vec![None; f.blocks.len()];
    starts[0] = Some(Stored::default());
    let mut work = vec![0usize];
    while let Some(block) = work.pop() {
        let Some(mut state) = starts[block] else { continue };
        for inst in &f.blocks[block].insts {
            match &f.insts[inst.0 as usize].op {
                Op::Load { view, .. } if state.before_barrier & bit(*view) != 0 => return true,
                Op::Store { view, .. } => state.ever |= bit(*view),
                Op::Atomic(a, ..) if a.op != AtomicOp::Load => {
                    if let MemoryId::View(view) = a.memory {
                        state.ever |= bit(view);
                    }
                }
                Op::Barrier => state.before_barrier |= state.ever,
                _ => {}
            }
        }
        for (to, _) in f.blocks[block].term.successors() {
            let start = &mut starts[to.0 as usize];
            let old = start.unwrap_or_default();
            let new = Stored { ever: old.ever | state.ever, before_barrier: old.before_barrier | state.before_barrier };
            if *start != Some(new) {
                *start = Some(new);
                work.push(to.0 as usize);
            }
        }
    }
    false
}
