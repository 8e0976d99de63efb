//! Normalisation of rows: by the root of the mean square, or by mean and variance. The engine and the operations on
//! tensors call `launch`, which chooses the kernel.
//!
//! | file | contents |
//! |---|---|
//! | `elements` | the arithmetic that all kernels of normalisation share |
//! | `whole` | rows by whole waves, for the engine: one wave or eight for a row |
//! | `parts` | rows by parts of waves, for gradients: any length, statistics |
//! | `gradients` | the gradients of rows of any length |
//! | `narrow` | all gradients of short rows in one pass |
//!
//! All but the first two are behind the feature `grad`. Heads are normalised where they are rotated, in
//! [`heads`](super::heads), with the arithmetic of `elements`.
//!
//! Two kernels compute the same sums in different orders. `whole` reads `f32` and gives one or two parts, and a row has
//! the same bits for one wave and for eight, which costs eight sums over a wave. `parts` has one sum, and rows of 64
//! elements take a quarter of a wave, so it takes fewer instructions, but a single row would leave most of a device
//! idle.

pub mod elements;
#[cfg(feature = "grad")]
pub mod gradients;
#[cfg(feature = "grad")]
pub mod narrow;
#[cfg(feature = "grad")]
pub mod parts;
pub mod whole;

#[cfg(feature = "grad")]
use super::rows;
#[cfg(feature = "grad")]
pub use gradients::{Columns, NormalizeBackward, NormalizeColumns, normalize_backward, normalize_columns, sum_chunks};
#[cfg(feature = "grad")]
pub use narrow::{NormalizeBackwardNarrow, normalize_backward_narrow};
#[cfg(feature = "grad")]
pub use parts::{Normalize, normalize};
use t0::{DynView, DynViewMut, Grid, Launch, Ranking, View};
pub use whole::{Rmsnorm, rmsnorm};

/// The most rows for each of which several waves share the work.
pub const FEW_ROWS: usize = 16;

/// The rows that are normalised, and what the launch gives besides.
pub(crate) enum Input<'a> {
    /// Rows of the residual stream. The sum of `parts` parts, 1 or 2, is the result: see [`rmsnorm()`].
    Stream {
        /// Rows x columns.
        x: View<'a, f32>,
        /// The parts.
        parts: u32,
        /// What the device says of itself.
        by: Ranking,
    },
    /// Rows of a tensor. What gradients need is kept: see [`normalize()`].
    #[cfg(feature = "grad")]
    Tensor {
        /// The elements, rows after rows.
        x: DynView<'a>,
        /// The shape.
        rows: rows::Rows,
        /// With a bias, the mean of a row is subtracted first.
        bias: Option<DynView<'a>>,
        /// The scales of all rows, then with a bias their means.
        statistics: t0::ViewMut<'a, f32>,
    },
}

/// The launch that normalises rows, each of which has as many elements as `weight`.
pub(crate) fn launch<'a>(input: Input<'a>, weight: DynView<'a>, out: DynViewMut<'a>, eps: f32) -> Launch<'a, Grid> {
    let element = [weight.element()];
    match input {
        Input::Stream { x, parts, by } => {
            // Both give the same bits. One wave executes fewer instructions; eight hide more latency, if there are
            // elements for all of their lanes.
            let hides = by == Ranking::Time && x.cols() >= 1024;
            let waves = if x.rows() <= FEW_ROWS || hides { 8 } else { 1 };
            rmsnorm::dispatch(element, Rmsnorm { parts, waves }, x, weight, out, eps)
        }
        #[cfg(feature = "grad")]
        Input::Tensor { x, rows, bias, statistics } => {
            let (instance, inverse) = (Normalize { center: bias.is_some() }, inverse(rows));
            let bias = bias.unwrap_or(weight);
            normalize::dispatch(element, instance, x, weight, bias, out, statistics, rows, inverse, eps)
        }
    }
}

/// 1 / the elements of a row.
#[cfg(feature = "grad")]
pub(crate) fn inverse(rows: rows::Rows) -> f32 {
    1.0 / rows.cols as f32
}
