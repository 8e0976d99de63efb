//! What an optimiser remembers, for checkpoints and metrics.

use crate::kernels::optim::{APPLIED, ATTEMPTS, FACTOR, FIRST_SKIPPED, NORM, SCALE, SKIP, SKIPPED};

/// What the steps so far have decided.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Report {
    /// Steps, skipped ones included.
    pub steps: u64,
    /// Steps that changed the parameters.
    pub applied: u64,
    /// Steps that were skipped because a gradient was not finite.
    pub skipped: u64,
    /// The number of the first one, from 1.
    pub first_skipped: Option<u64>,
    /// Whether the last step was skipped.
    pub last_skipped: bool,
    /// The Euclidean norm of the gradient of the last step, before clipping.
    pub norm: f32,
    /// The factor of the gradient of the last step: below 1 if it was clipped, 0 if the step was skipped.
    pub factor: f32,
    /// The loss scale of the next step; 1 without loss scaling.
    pub scale: f32,
}

impl Report {
    /// From the words of the control block.
    pub(super) fn new(control: &[u32]) -> Report {
        let word = |at: u32| control.get(at as usize).copied().unwrap_or(0);
        Report {
            steps: word(ATTEMPTS).into(),
            applied: word(APPLIED).into(),
            skipped: word(SKIPPED).into(),
            first_skipped: Some(word(FIRST_SKIPPED).into()).filter(|first| *first != 0),
            last_skipped: word(SKIP) != 0,
            norm: f32::from_bits(word(NORM)),
            factor: f32::from_bits(word(FACTOR)),
            scale: f32::from_bits(word(SCALE)),
        }
    }
}

/// Everything that the next steps of an optimiser depend on, on the host.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// The name of the rule.
    pub rule: String,
    /// The control block: [`kernels::optim`](crate::kernels::optim) lists its words.
    pub control: Vec<u32>,
    /// The parameters in the order of the model.
    pub parameters: Vec<SavedParameter>,
}

/// A parameter with its moments, in row-major order.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedParameter {
    /// The name.
    pub name: String,
    /// The extent of each dimension.
    pub shape: Vec<usize>,
    /// The elements.
    pub master: Vec<f32>,
    /// The mean of gradients, or the momentum.
    pub first: Vec<f32>,
    /// The mean of squared gradients; `None` unless the rule is AdamW.
    pub second: Option<Vec<f32>>,
}
