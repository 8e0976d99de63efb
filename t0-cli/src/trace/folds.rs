//! The loops of a wave: consecutive iterations of the body of a backward branch.
//!
//! An iteration begins at the header and ends with a branch to it, taken or not. A pass that leaves the body in another
//! way, such as the last test of a condition at the header, is not an iteration. A loop ends where the wave leaves the
//! addresses from the header to the last branch to it. A call out of the body therefore ends the loop.

use std::collections::BTreeMap;

/// Consecutive iterations of one loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fold {
    /// The first step.
    pub(crate) start: u32,
    /// The number of steps of each iteration; at least two iterations.
    pub(crate) iterations: Vec<u32>,
}

impl Fold {
    /// The first step after the loop.
    fn end(&self) -> u32 {
        self.start + self.iterations.iter().sum::<u32>()
    }
}

/// A loop that the wave has not left yet.
struct Open {
    header: u32,
    latch: u32,
    /// The first step of each iteration.
    starts: Vec<u32>,
}

impl Open {
    /// `complete` states whether the steps before `end` are an iteration too.
    fn close(self, end: u32, complete: bool, found: &mut Vec<Fold>) {
        let ends = self.starts.iter().skip(1).copied().chain(complete.then_some(end));
        let iterations: Vec<u32> = self.starts.iter().zip(ends).map(|(start, end)| end - start).collect();
        if iterations.len() > 1 {
            found.push(Fold { start: self.starts[0], iterations });
        }
    }
}

/// The loops in the steps of a wave, outer ones before inner ones. Steps are numbers of instructions in order of
/// address; `backward` has the target of each instruction that branches to itself or to an earlier one.
pub(crate) fn find(steps: &[u32], backward: &BTreeMap<u32, u32>) -> Vec<Fold> {
    let mut latches: BTreeMap<u32, u32> = BTreeMap::new();
    for (&branch, &header) in backward {
        let latch = latches.entry(header).or_insert(branch);
        *latch = branch.max(*latch);
    }
    let mut open: Vec<Open> = Vec::new();
    let mut found = Vec::new();
    for (step, &at) in steps.iter().enumerate() {
        let after = step + 1;
        while let Some(left) = open.pop_if(|inner| !(inner.header..=inner.latch).contains(&at)) {
            let complete = step.checked_sub(1).is_some_and(|last| backward.get(&steps[last]) == Some(&left.header));
            left.close(step as u32, complete, &mut found);
        }
        let Some(&header) = backward.get(&at).filter(|header| steps.get(after) == Some(header)) else { continue };
        while let Some(inner) = open.pop_if(|inner| inner.header > header) {
            inner.close(after as u32, false, &mut found);
        }
        match open.last_mut() {
            Some(same) if same.header == header => same.starts.push(after as u32),
            _ => {
                let latch = latches[&header];
                let body = (0..=step).rev().take_while(|&i| (header..=latch).contains(&steps[i]));
                // The first iteration may have entered the body behind the header. Then it is not complete.
                let first = body.into_iter().find(|&i| steps[i] == header);
                let starts = first.into_iter().chain([after]).map(|start| start as u32).collect();
                open.push(Open { header, latch, starts });
            }
        }
    }
    while let Some(inner) = open.pop() {
        inner.close(steps.len() as u32, false, &mut found);
    }
    found.sort_by_key(|fold| (fold.start, std::cmp::Reverse(fold.end())));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folds(steps: &[u32], backward: &[(u32, u32)]) -> Vec<(u32, Vec<u32>)> {
        let backward = backward.iter().copied().collect();
        find(steps, &backward).into_iter().map(|fold| (fold.start, fold.iterations)).collect()
    }

    #[test]
    fn a_loop_is_its_iterations() {
        assert_eq!(folds(&[0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 4], &[(3, 1)]), [(1, vec![3, 3, 3])]);
        assert_eq!(folds(&[0, 0, 0, 1], &[(0, 0)]), [(0, vec![1, 1, 1])], "a loop of one instruction");
    }

    #[test]
    fn a_single_iteration_is_no_loop() {
        assert_eq!(folds(&[0, 1, 2, 3, 4], &[(3, 1)]), []);
    }

    #[test]
    fn inner_loops_are_inside_of_outer_ones() {
        let steps = [0, 1, 2, 2, 3, 1, 2, 2, 2, 3, 4];
        assert_eq!(folds(&steps, &[(2, 2), (3, 1)]), [(1, vec![4, 5]), (2, vec![1, 1]), (6, vec![1, 1, 1])]);
    }

    #[test]
    fn iterations_may_differ() {
        // Instruction 2 skips instruction 3.
        assert_eq!(folds(&[1, 2, 3, 4, 1, 2, 4, 5], &[(4, 1)]), [(0, vec![4, 3])]);
    }

    #[test]
    fn an_entry_behind_the_header_is_not_an_iteration() {
        assert_eq!(folds(&[0, 3, 1, 2, 3, 1, 2, 3, 4], &[(3, 1)]), [(2, vec![3, 3])]);
    }

    #[test]
    fn a_pass_that_leaves_the_body_in_its_middle_is_not_an_iteration() {
        assert_eq!(folds(&[1, 2, 3, 1, 2, 3, 1, 2, 7], &[(3, 1)]), [(0, vec![3, 3])]);
        assert_eq!(folds(&[1, 2, 3, 1, 7], &[(3, 1)]), []);
        assert_eq!(folds(&[1, 2, 1, 2, 1], &[(2, 1)]), [(0, vec![2, 2])], "the wave ends in the loop");
    }
}
