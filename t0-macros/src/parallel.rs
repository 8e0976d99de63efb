//! Work on several items at once, on threads.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The stack of a thread that compiles an instance: as large as that of rustc's own threads.
const STACK: usize = 8 << 20;

/// The results of `f` for all items, in order. As many threads as the machine has processors share the items.
pub(crate) fn in_parallel<T: Sync, R: Send>(items: &[T], f: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let threads = thread::available_parallelism().map_or(1, usize::from).min(items.len());
    if threads <= 1 {
        return items.iter().map(f).collect();
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let own = std::iter::from_fn(|| {
            let at = next.fetch_add(1, Ordering::Relaxed);
            Some((at, f(items.get(at)?)))
        });
        own.collect::<Vec<_>>()
    };
    let mut results: Vec<(usize, R)> = thread::scope(|scope| {
        // This thread works, too. Where the system refuses a thread, the others do its work.
        let start = |_| thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).ok();
        let others: Vec<_> = (1..threads).filter_map(start).collect();
        let own = work();
        others.into_iter().flat_map(|t| t.join().unwrap_or_else(|panic| resume_unwind(panic))).chain(own).collect()
    });
    results.sort_by_key(|(at, _)| *at);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::in_parallel;

    #[test]
    fn results_are_in_the_order_of_the_items() {
        for count in [0, 1, 2, 1000] {
            let items: Vec<usize> = (0..count).collect();
            let squares: Vec<usize> = items.iter().map(|n| n * n).collect();
            assert_eq!(in_parallel(&items, |n| n * n), squares);
        }
    }

    #[test]
    #[should_panic(expected = "item 7")]
    fn a_panic_reaches_the_caller() {
        in_parallel(&[7; 100], |n| panic!("item {n}"));
    }
}
