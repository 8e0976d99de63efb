//! The steps of an optimiser on flat buffers: gradients of all parameters are collected in one buffer, and one launch
//! updates all parameters.
//!
//! The *control block* is [`CONTROL`] words of device memory that hold what a step decides: the clipping factor,
//! whether the step is skipped, the loss scale. No decision needs the host. Words that are numbers hold the bits of an
//! `f32`.
//!
//! The buffer of gradients ends with a *mark* for each parameter: a number other than 0 if it has a gradient. Processes
//! that add up these buffers find the parameters that have a gradient in any of them. The *ledger* has three words for
//! each parameter, in three rows: the steps that have changed it, and its two bias corrections in the current step. The
//! first correction of a parameter without a gradient is 0, and at least 1 otherwise.

use t0::prelude::*;

/// Words of the control block.
#[t0::constant]
pub const CONTROL: u32 = 16;
/// Steps that changed the parameters.
#[t0::constant]
pub const APPLIED: u32 = 0;
/// Steps, skipped ones included.
#[t0::constant]
pub const ATTEMPTS: u32 = 1;
/// Steps that were skipped because of a gradient that was not finite.
#[t0::constant]
pub const SKIPPED: u32 = 2;
/// The number of the first of these, from 1; 0 if there is none.
#[t0::constant]
pub const FIRST_SKIPPED: u32 = 3;
/// Whether the last step was skipped.
#[t0::constant]
pub const SKIP: u32 = 4;
/// `f32`: the Euclidean norm of the gradient of the last step, before clipping.
#[t0::constant]
pub const NORM: u32 = 5;
/// `f32`: the factor of the gradient in the last step, at most 1.
#[t0::constant]
pub const FACTOR: u32 = 6;
/// `f32`: the loss scale of the next step.
#[t0::constant]
pub const SCALE: u32 = 7;
/// Steps in a row without a skipped one since the loss scale changed.
#[t0::constant]
pub const STREAK: u32 = 8;
/// Rows of the ledger.
#[t0::constant]
pub const LEDGER: u32 = 3;
/// Elements of the flat buffers that belong to one parameter.
#[t0::constant]
pub const UNIT: u32 = 64;

/// Gradients that a workgroup of [`squares()`] adds up.
#[t0::constant]
pub const PART: u32 = 4096;

/// What [`decide()`] needs.
#[derive(Clone, Copy, Debug, PartialEq, t0::Arg)]
#[repr(C)]
pub struct Policy {
    /// The largest norm; infinity if gradients are not clipped.
    pub clip: f32,
    /// `1 - beta1`.
    pub complement1: f32,
    /// `1 - beta2`.
    pub complement2: f32,
    /// The factor of the loss scale after `interval` steps without a skipped one.
    pub growth: f32,
    /// The factor of the loss scale after a skipped step.
    pub backoff: f32,
    /// Steps until the loss scale grows; 0 if it is fixed.
    pub interval: u32,
}

/// What [`update()`] needs.
#[derive(Clone, Copy, Debug, PartialEq, t0::Arg)]
#[repr(C)]
pub struct Update {
    /// 0 for AdamW, 1 for stochastic gradient descent, 2 for the latter with Nesterov's momentum.
    pub rule: u32,
    /// The learning rate.
    pub rate: f32,
    /// `beta1` or the momentum.
    pub beta1: f32,
    /// `beta2`.
    pub beta2: f32,
    /// `1 - beta1`.
    pub complement1: f32,
    /// `1 - beta2`.
    pub complement2: f32,
    /// Added to the denominator.
    pub epsilon: f32,
    /// The weight decay.
    pub decay: f32,
    /// The elements before this one decay.
    pub first: u32,
    /// So do those from this one on,
    pub second: u32,
    /// up to this one.
    pub end: u32,
}

/// `sums[start + i] = weight / scale * g[i]`, plus the old element with `add`, and `sums[mark] = 1`. The loss scale is
/// in the control block. A work-item computes four neighbouring elements.
#[t0::kernel(
    block = 256,
    grid = g.len().div_ceil(4),
    requires(start + g.len() <= mark, mark < sums.len(), control.len() == 16),
    for(T in [f32, bf16, f16]),
)]
pub fn collect<T: Float>(
    g: In<T>,
    control: In<u32>,
    mut sums: InOut<f32>,
    start: u32,
    mark: u32,
    weight: f32,
    add: u32,
) {
    let factor = weight / f32::from_bits(control[SCALE]);
    let i = global_id() * 4;
    if i + 4 <= g.len() {
        let v = g.load::<4>(i);
        let mut s = [0.0f32; 4];
        if add != 0 {
            s = sums.load::<4>(start + i);
        }
        #[unroll]
        for k in 0..4 {
            s[k] += v[k].to_f32() * factor;
        }
        sums.store(start + i, s);
    } else {
        for k in i..g.len() {
            let old = if add != 0 { sums[start + k] } else { 0.0 };
            sums[start + k] = old + g[k].to_f32() * factor;
        }
    }
    if i == 0 {
        sums[mark] = 1.0;
    }
}

/// The gradient of a parameter that has none: `count` zeros from `start` on, and its mark. A work-item writes one.
#[t0::kernel(block = 256, grid = count, requires(start + count <= mark, mark < sums.len()))]
pub fn absent(mut sums: Out<f32>, start: u32, count: u32, mark: u32, value: f32) {
    let i = global_id();
    if i < count {
        sums[start + i] = 0.0;
    }
    if i == 0 {
        sums[mark] = value;
    }
}

/// `parts[b]` is the sum of the squares of part `b`, which has 4096 elements.
#[t0::kernel(block = 256, grid = blocks(parts.len()), requires(parts.len() * 4096 >= g.len()))]
pub fn squares(g: In<f32>, mut parts: Out<f32>) {
    let first = block_id() * PART;
    let end = (first + PART).min(g.len());
    let mut sum = 0.0f32;
    for i in strided(first + thread_id(), end, 256) {
        let v = g[i];
        sum += v * v;
    }
    let total = block::reduce(sum, |a, b| a + b);
    if thread_id() == 0 {
        parts[block_id()] = total;
    }
}

/// `1 - (1 - complement)^n`.
#[t0::device]
fn missing_mass(complement: f32, n: u32) -> f64 {
    let (mut power, mut base, mut left) = (1.0f64, 1.0 - complement as f64, n);
    while left > 0 {
        if left & 1 != 0 {
            power *= base;
        }
        base *= base;
        left >>= 1;
    }
    1.0 - power
}

/// Decides a step from the sums of squares that [`squares()`] has computed: a workgroup in total.
#[t0::kernel(
    block = 256,
    grid = blocks(1),
    requires(control.len() == 16, ledger.len() == marks.len() * LEDGER),
)]
pub fn decide(parts: In<f32>, marks: In<f32>, mut control: InOut<u32>, mut ledger: InOut<u32>, policy: Policy) {
    let mut sum = 0.0f32;
    for i in strided(thread_id(), parts.len(), 256) {
        sum += parts[i];
    }
    let total = block::reduce(sum, |a, b| a + b);
    let norm = total.sqrt();
    if norm.is_finite() {
        let count = marks.len();
        for e in strided(thread_id(), count, 256) {
            let mut first = 0.0f32;
            if marks[e] != 0.0 {
                let steps = ledger[e] + 1;
                ledger[e] = steps;
                first = (1.0 / missing_mass(policy.complement1, steps)) as f32;
                let second = (missing_mass(policy.complement2, steps) as f32).sqrt();
                ledger[2 * count + e] = (1.0 / second).to_bits();
            }
            ledger[count + e] = first.to_bits();
        }
    }
    if thread_id() == 0 {
        let attempts = control[ATTEMPTS] + 1;
        control[ATTEMPTS] = attempts;
        control[NORM] = norm.to_bits();
        let scale = f32::from_bits(control[SCALE]);
        if norm.is_finite() {
            control[APPLIED] += 1;
            control[SKIP] = 0;
            let factor = if norm > policy.clip { policy.clip / norm } else { 1.0 };
            control[FACTOR] = factor.to_bits();
            let streak = control[STREAK] + 1;
            let grown = scale * policy.growth;
            if policy.interval != 0 && streak >= policy.interval {
                control[STREAK] = 0;
                if grown.is_finite() {
                    control[SCALE] = grown.to_bits();
                }
            } else {
                control[STREAK] = streak;
            }
        } else {
            control[SKIP] = 1;
            control[FACTOR] = 0;
            control[STREAK] = 0;
            control[SKIPPED] += 1;
            if control[FIRST_SKIPPED] == 0 {
                control[FIRST_SKIPPED] = attempts;
            }
            if policy.interval != 0 {
                // Below the smallest normal number, gradients could not be divided by it.
                control[SCALE] = (scale * policy.backoff).max(f32::MIN_POSITIVE).to_bits();
            }
        }
    }
}

/// Updates the parameters `p` that have a gradient and their moments, unless the step is skipped, and writes
/// `working[i] = p[i]`, rounded. A work-item updates four neighbouring elements, which belong to parameter
/// `owners[i / 64]` and decay or not together. `working` covers the first elements of `p` only, and may be empty;
/// `second` is empty unless the rule is AdamW.
#[t0::kernel(
    block = 256,
    grid = p.len() / 4,
    requires(
        g.len() == p.len(),
        owners.len() * UNIT == p.len(),
        first.len() == p.len(),
        working.len() <= p.len(),
        control.len() == 16,
    ),
    for(W in [bf16, f16]),
)]
#[allow(clippy::too_many_arguments)]
pub fn update<W: Float>(
    g: In<f32>,
    owners: In<u32>,
    control: In<u32>,
    ledger: In<u32>,
    mut p: InOut<f32>,
    mut first: InOut<f32>,
    mut second: InOut<f32>,
    mut working: Out<W>,
    step: Update,
) {
    let i = global_id() * 4;
    let count = ledger.len() / LEDGER;
    let owner = owners[i / UNIT];
    let correction1 = f32::from_bits(ledger[count + owner]);
    if control[SKIP] == 0 && correction1 != 0.0 {
        let factor = f32::from_bits(control[FACTOR]);
        let decays = i < step.first || i >= step.second && i < step.end;
        let decay = if decays { step.decay } else { 0.0 };
        let gradients = g.load::<4>(i);
        let mut x = p.load::<4>(i);
        let mut m = first.load::<4>(i);
        if step.rule == 0 {
            let mut v = second.load::<4>(i);
            let rate = step.rate * correction1;
            let correction = f32::from_bits(ledger[2 * count + owner]);
            let kept = 1.0 - step.rate * decay;
            #[unroll]
            for k in 0..4 {
                let d = gradients[k] * factor;
                m[k] += (d - m[k]) * step.complement1;
                v[k] = v[k] * step.beta2 + d * d * step.complement2;
                x[k] = x[k] * kept - rate * m[k] / (v[k].sqrt() * correction + step.epsilon);
            }
            second.store(i, v);
        } else {
            #[unroll]
            for k in 0..4 {
                let d = gradients[k] * factor + decay * x[k];
                m[k] = m[k] * step.beta1 + d;
                let along = if step.rule == 2 { d + m[k] * step.beta1 } else { m[k] };
                x[k] -= step.rate * along;
            }
        }
        p.store(i, x);
        first.store(i, m);
        if i < working.len() {
            let mut w = [W::from_f32(0.0); 4];
            #[unroll]
            for k in 0..4 {
                w[k] = W::from_f32(x[k]);
            }
            working.store(i, w);
        }
    }
}
