//! The best of many candidates for a product, by their modelled times.

use super::candidate::{Candidate, Compiler};
use super::exact::Exact;
use super::model::{Data, model};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use t0_timing::Parameters;
use t0_timing::gpu::GpuTime;

/// If a product has more multiplications than this, candidates are compared at [`SCREENING`] of the depth first, and
/// only the [`KEPT`] best of each of [`GROUPS`] at the full depth.
const SCREENED: usize = 1 << 28;
const SCREENING: usize = 128;
const KEPT: usize = 4;
/// Candidates that are compared with each other: those that ignis contains, further tiles of its kernels, Triton's,
/// clang's.
pub const GROUPS: [(Compiler, bool); 4] =
    [(Compiler::T0, true), (Compiler::T0, false), (Compiler::Triton, false), (Compiler::Clang, false)];
const WORKERS: usize = 2;

/// A candidate's time.
pub struct Row<'a> {
    /// The candidate.
    pub candidate: &'a Candidate,
    /// Its time.
    pub time: GpuTime,
}

/// A product of these rows, columns and depth, with its data at a place.
#[derive(Clone, Copy)]
pub struct Search {
    /// Rows, columns and depth.
    pub sizes: [usize; 3],
    /// Where the operands are when the launch starts.
    pub data: Data,
}

impl Search {
    /// The times of the candidates at a depth, the shortest first. A candidate with a wrong result has none; what was
    /// wrong is added to `wrong`.
    fn times<'a>(
        &self,
        candidates: &[&'a Candidate],
        depth: usize,
        p: &Parameters,
        wrong: &mut Vec<String>,
    ) -> Vec<Row<'a>> {
        let [m, n, _] = self.sizes;
        let sizes = [m, n, depth];
        let accepted: Vec<&Candidate> = candidates.iter().copied().filter(|of| of.accepts(sizes)).collect();
        let problem = Exact::new(sizes);
        let (next, rows) = (AtomicUsize::new(0), Mutex::new((Vec::new(), Vec::new())));
        let work = || {
            while let Some(candidate) = accepted.get(next.fetch_add(1, Ordering::Relaxed)) {
                let outcome = model(candidate, &problem, self.data, p);
                let mut rows = rows.lock().unwrap_or_else(PoisonError::into_inner);
                match outcome {
                    Ok(time) => rows.0.push(Row { candidate, time }),
                    Err(error) => rows.1.push(format!("{} at {m} x {n} x {depth}: {error}", candidate.name)),
                }
            }
        };
        std::thread::scope(|scope| (0..WORKERS).for_each(|_| drop(scope.spawn(work))));
        let (mut rows, errors) = rows.into_inner().unwrap_or_else(PoisonError::into_inner);
        wrong.extend(errors);
        rows.sort_by(|a, b| {
            let order = a.time.seconds.total_cmp(&b.time.seconds);
            order.then_with(|| a.candidate.name.cmp(&b.candidate.name))
        });
        rows
    }

    /// The times of the best candidates at the full depth, the shortest first. What was wrong is added to `wrong`.
    pub fn best<'a>(&self, candidates: &[&'a Candidate], p: &Parameters, wrong: &mut Vec<String>) -> Vec<Row<'a>> {
        let [m, n, depth] = self.sizes;
        // Tiles with many more rows than the product waste their work.
        let suitable = |of: &&Candidate| of.accepts(self.sizes) && of.tile[0] <= 16 * m;
        let all: Vec<&Candidate> = candidates.iter().copied().filter(suitable).collect();
        if m < 16 || m.max(128) * n * depth <= SCREENED || depth <= 2 * SCREENING {
            return self.times(&all, depth, p, wrong);
        }
        // Those that need a greater depth than that of the screening are kept.
        let (screened, rest): (Vec<_>, Vec<_>) = all.into_iter().partition(|of| SCREENING.is_multiple_of(of.tile[2]));
        let rows = self.times(&screened, SCREENING, p, wrong);
        let kept = GROUPS.into_iter().flat_map(|group| of(group, &rows).take(KEPT)).map(|row| row.candidate);
        self.times(&kept.chain(rest).collect::<Vec<_>>(), depth, p, wrong)
    }
}

/// The rows of a group.
pub fn of<'r, 'a>((compiler, in_ignis): (Compiler, bool), rows: &'r [Row<'a>]) -> impl Iterator<Item = &'r Row<'a>> {
    rows.iter().filter(move |row| row.candidate.compiler == compiler && row.candidate.in_ignis == in_ignis)
}
