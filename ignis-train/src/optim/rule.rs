//! The settings of an optimiser.

/// How parameters are updated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rule {
    /// Adam with decoupled weight decay.
    AdamW(AdamW),
    /// Stochastic gradient descent.
    Sgd(Sgd),
}

impl Default for Rule {
    fn default() -> Rule {
        Rule::AdamW(AdamW::default())
    }
}

impl Rule {
    /// The name in checkpoints.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Rule::AdamW(_) => "adamw",
            Rule::Sgd(_) => "sgd",
        }
    }
}

/// Adam with decoupled weight decay (Loshchilov and Hutter, "Decoupled Weight Decay Regularization", 2019), with bias
/// correction. For step `t` with gradient `g` and learning rate `rate`:
///
/// ```text
/// m = beta1 m + (1 - beta1) g
/// v = beta2 v + (1 - beta2) g^2
/// p = (1 - rate decay) p - rate m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + epsilon)
/// ```
///
/// The default values are those of PyTorch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AdamW {
    /// The decay of the mean of gradients; 0.9 by default.
    pub beta1: f64,
    /// The decay of the mean of squares; 0.999 by default.
    pub beta2: f64,
    /// Added to the denominator; 1e-8 by default.
    pub epsilon: f32,
    /// The weight decay; 0.01 by default.
    pub decay: f32,
}

impl Default for AdamW {
    fn default() -> AdamW {
        AdamW { beta1: 0.9, beta2: 0.999, epsilon: 1e-8, decay: 0.01 }
    }
}

/// Stochastic gradient descent: `b = momentum b + g + decay p`, then `p = p - rate b`; with Nesterov's momentum
/// `p = p - rate (g + decay p + momentum b)`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sgd {
    /// The momentum; 0 by default.
    pub momentum: f32,
    /// Whether the momentum is Nesterov's.
    pub nesterov: bool,
    /// The weight decay, which is added to the gradient; 0 by default.
    pub decay: f32,
}

/// Which parameters the weight decay applies to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Decay {
    /// All parameters, as by default in PyTorch.
    #[default]
    All,
    /// Parameters with at least two dimensions: weights of matrices and embeddings, not biases and norms.
    Matrices,
}

/// What happens to a parameter that has no gradient in a step, because no loss of the step depends on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Missing {
    /// The step leaves the parameter, its moments and its number of steps as they are, as PyTorch does.
    #[default]
    Skip,
    /// Its gradient is zero: the parameter decays, and its moments shrink.
    Zero,
}

/// Dynamic scaling of the loss, for gradients in `f16`, whose smallest number is 6e-8.
///
/// The backward starts with the scale instead of 1, and the optimiser divides the gradients by it. If one of them is
/// not finite, the step is skipped and the scale becomes smaller. The device decides that. The loss itself must be
/// `f32`: `f16` cannot represent large scales.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LossScaling {
    /// The scale of the first step, a power of two; 65536 by default.
    pub initial: f32,
    /// The factor after `interval` steps in a row without a skipped one; 2 by default.
    pub growth: f32,
    /// The factor after a skipped step; 0.5 by default.
    pub backoff: f32,
    /// Steps; 2000 by default.
    pub interval: u32,
}

impl Default for LossScaling {
    fn default() -> LossScaling {
        LossScaling { initial: 65536.0, growth: 2.0, backoff: 0.5, interval: 2000 }
    }
}

/// The settings of an [`Optimizer`](super::Optimizer).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Settings {
    /// How parameters are updated.
    pub rule: Rule,
    /// Which parameters the weight decay applies to.
    pub decay: Decay,
    /// The largest Euclidean norm of the gradient of all parameters. A larger gradient is scaled down to it.
    pub clip: Option<f32>,
    /// Scaling of the loss.
    pub scaling: Option<LossScaling>,
    /// What happens to a parameter without a gradient.
    pub missing: Missing,
}
