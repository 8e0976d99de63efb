//! Measures several candidates at the same time.

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Mutex, PoisonError};

/// Does `work` for each job on `threads` threads; on the calling thread if it is one. Jobs are made and results are
/// taken on the calling thread, and at most `threads` jobs exist at once. Results come in any order. After an error of
/// `done` no further job begins, and the results of those that have begun are still taken.
pub(super) fn each<J: Send, R: Send, E>(
    threads: usize,
    mut jobs: impl Iterator<Item = Result<J, E>>,
    work: impl Fn(J) -> R + Sync,
    mut done: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    if threads <= 1 {
        return jobs.try_for_each(|job| done(work(job?)));
    }
    let (to_workers, waiting) = channel::<J>();
    let waiting = Mutex::new(waiting);
    let work = || {
        let next = |jobs: &Mutex<Receiver<J>>| jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let (waiting, work) = (&waiting, &work);
        std::iter::from_fn(move || next(waiting).ok().map(work))
    };
    std::thread::scope(|scope| {
        // Dropped at the end of this closure at the latest, which ends the workers.
        let to_workers = to_workers;
        let (from_workers, results) = channel::<R>();
        for _ in 0..threads {
            let from_workers = from_workers.clone();
            scope.spawn(move || work().try_for_each(|result| from_workers.send(result)));
        }
        drop(from_workers);
        let mut under_way = 0;
        let mut ended = Ok(());
        for job in jobs {
            let job = match job {
                Ok(job) => job,
                Err(error) => {
                    ended = Err(error);
                    break;
                }
            };
            if to_workers.send(job).is_err() {
                break;
            }
            under_way += 1;
            if under_way < threads {
                continue;
            }
            let Ok(result) = results.recv() else { break };
            under_way -= 1;
            if let Err(error) = done(result) {
                ended = Err(error);
                break;
            }
        }
        drop(to_workers);
        results.into_iter().fold(ended, |ended, result| ended.and(done(result)))
    })
}

#[cfg(test)]
mod tests {
    use super::each;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn every_job_is_done_once_and_few_exist_at_once() {
        for threads in [1, 2, 3] {
            let begun = AtomicUsize::new(0);
            let mut sum = 0;
            let jobs = (0..100).map(|n| {
                begun.fetch_add(1, Ordering::Relaxed);
                Ok::<u64, ()>(n)
            });
            let done = |n: u64| {
                sum += n;
                Ok(())
            };
            each(threads, jobs, |n| 2 * n, done).unwrap();
            assert_eq!((sum, begun.into_inner()), (9900, 100), "{threads} threads");
        }
    }

    #[test]
    fn an_error_ends_the_run_and_keeps_what_has_begun() {
        for threads in [1, 2] {
            let begun = AtomicUsize::new(0);
            let mut kept = Vec::new();
            let jobs = (0..100).map(|n| {
                begun.fetch_add(1, Ordering::Relaxed);
                if n == 50 { Err("no job") } else { Ok(n) }
            });
            let done = |n: u64| {
                kept.push(n);
                Ok(())
            };
            assert_eq!(each(threads, jobs, |n| n, done), Err("no job"));
            kept.sort_unstable();
            assert_eq!(kept, (0..50).collect::<Vec<u64>>());
            assert_eq!(begun.into_inner(), 51);
            let wrong = |n: u64| if n == 3 { Err("no result") } else { Ok(()) };
            assert_eq!(each(threads, (0..100).map(Ok), |n| n, wrong), Err("no result"));
        }
    }
}
