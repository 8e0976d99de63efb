//! Steps of a model whose result for a row has the same bits with any other rows, and with any number of them.
//!
//! The steps of [`storage`](crate::storage) choose the fastest kernel for a number of rows. Products of few rows and of
//! many then add the same numbers in another order, as do the attention of few tokens and of many. Here each weight has
//! one kernel, which is chosen by its shape, and attention has one split of the positions.
//!
//! Normalisations, heads and activations need no steps of their own: their kernels compute a row alike in all launches.

use crate::kernels::attention::{self, Attention};
use crate::kernels::gemm::{self, Conditions, Instance, direct::MatmulDirect};
use crate::matrix::Matrix;
use crate::storage::{Attended, CacheRows, Into, Storage, attention_instance};
use t0::{ElementType, Error, Ranking, Stream, View, ViewMut};

/// The tile of products of 16-bit numbers: the one that decodes a token in the least time.
const TILE: MatmulDirect = MatmulDirect { fm: 1, fn_: 2, steps: 8, waves: 2, accumulate: false };

/// The waves that share the positions of a token.
const WAVES: u32 = 4;

/// The kernel for products with a weight of `n` rows and `k` columns.
fn instance(by: Ranking, [n, k]: [usize; 2], conditions: Conditions) -> Instance {
    if conditions.matrix && conditions.direct && n >= 16 && k.is_multiple_of(16) {
        return Instance::Direct(TILE);
    }
    // Kernels for tiles add a row's products in the order of the depth. The number of rows is the same for all launches.
    gemm::choose(by, [16, n, k], Conditions { contiguous: false, direct: false, ..conditions })
}

/// As [`Storage::linear`].
pub(crate) fn linear<T: Storage>(
    s: &Stream,
    x: View<'_, T>,
    w: View<'_, T>,
    y: ViewMut<'_, f32>,
    into: Into,
) -> Result<(), Error> {
    let shape = [y.rows(), y.cols(), w.cols()];
    let conditions = Conditions::of(&x, &w, shape, T::MATRIX);
    let instance = instance(s.device().ranking(), [shape[1], shape[2]], conditions);
    gemm::launch(s, instance, x, w, y, into == Into::Add)
}

/// As [`Storage::linear_gated`].
pub(crate) fn linear_gated<T: Storage>(
    s: &Stream,
    x: View<'_, T>,
    w: View<'_, T>,
    both: &mut Matrix<f32>,
    out: ViewMut<'_, T>,
) -> Result<(), Error> {
    let shape = [out.rows(), 2 * out.cols(), w.cols()];
    let conditions = Conditions::of(&x, &w, shape, T::MATRIX);
    if let Instance::Direct(tile) = instance(s.device().ranking(), [shape[1], shape[2]], conditions)
        && gemm::gates(tile, &out)
    {
        return gemm::gated(s, tile, T::halves(), x, w, out);
    }
    linear(s, x, w, both.top_mut(out.rows())?, Into::Replace)?;
    T::gate(s, both, out)
}

/// As [`Storage::attention`].
pub(crate) fn attention<T: Storage>(
    s: &Stream,
    queries: View<'_, T>,
    keys: View<'_, T>,
    values: View<'_, T>,
    out: ViewMut<'_, T>,
    at: CacheRows<'_>,
    Attended { heads, scale, window }: Attended,
) -> Result<(), Error> {
    let (d, columns) = attention_instance(heads.dim, window.is_some());
    let instance = Attention { d, columns, waves: WAVES, window: window.is_some() };
    let (rows, pages, window) = (at.rows, at.pages, window.unwrap_or(0));
    let element = [ElementType::of::<T>()];
    attention::attention::dispatch(element, instance, queries, keys, values, out, rows, pages, heads, scale, window)
        .enqueue(s)
}
