//! Operations on tensors: each checks shapes by construction, chooses a kernel and enqueues it.
//!
//! **Invariant:** nothing here computes on the host.

pub use crate::kernels::heads::Heads;
use crate::kernels::{attention, embed, heads, matmul, matvec, norm, swiglu};
use t0::{Element, Error, Float, Stream, View, ViewMut, bf16, f16};

/// The widest head that [`Storage::attention`] can take; widths are even. 64 and 128 have kernels of their own.
pub const MAX_HEAD_DIM: usize = 256;

/// What a linear layer does with what its output held before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Into {
    /// Overwrites it.
    Replace,
    /// Adds to it.
    Add,
}

/// What attention's operands are made of besides the projection.
#[derive(Clone, Copy, Debug)]
pub struct HeadParameters<'a, T: Element> {
    /// Weight of the queries' normalisation, `dim` elements.
    pub q_norm: View<'a, T>,
    /// Weight of the keys' normalisation, `dim` elements.
    pub k_norm: View<'a, T>,
    /// Inverse frequencies of the rotary embedding, `dim / 2` elements.
    pub frequencies: View<'a, f32>,
    /// Added to the mean square.
    pub eps: f32,
    /// Position of the first token.
    pub first: usize,
}

/// A type that weights and caches are stored in, with its kernels.
pub trait Storage: Float {
    /// Values of this type whose sum stands for one of `f32` where one would be too coarse.
    const PARTS: usize;

    /// `out[t, :] = table[ids[t], :]`.
    ///
    /// # Errors
    /// The launch is refused; see [`t0::Launch::enqueue`]. The same holds for all operations below.
    fn embed(s: &Stream, ids: View<'_, u32>, table: View<'_, Self>, out: ViewMut<'_, f32>) -> Result<(), Error>;

    /// Root-mean-square normalisation of each row of `x`.
    ///
    /// # Errors
    /// As [`Storage::embed`].
    fn rmsnorm(
        s: &Stream,
        x: View<'_, f32>,
        weight: View<'_, Self>,
        out: ViewMut<'_, Self>,
        eps: f32,
    ) -> Result<(), Error>;

    /// `y = x w^T` or `y += x w^T`; x: tokens x in, w: out x in, y: tokens x out.
    ///
    /// `x` has at least [`padded`] rows for those of `y`; what the rows beyond hold does not matter.
    ///
    /// # Errors
    /// As [`Storage::embed`].
    fn linear(s: &Stream, x: View<'_, Self>, w: View<'_, Self>, y: ViewMut<'_, f32>, into: Into) -> Result<(), Error>;

    /// As [`Storage::rmsnorm`] for one row that [`Storage::project`] takes: `out` is [`Storage::PARTS`] x columns.
    ///
    /// # Errors
    /// As [`Storage::embed`].
    fn rmsnorm_parts(
        s: &Stream,
        x: View<'_, f32>,
        weight: View<'_, Self>,
        out: ViewMut<'_, Self>,
        eps: f32,
    ) -> Result<(), Error>;

    /// `y = w x` for one `x` of [`Storage::PARTS`] parts: the product that gives the logits, where rounding `x` once more would show.
    ///
    /// # Errors
    /// As [`Storage::embed`].
    fn project(s: &Stream, x: View<'_, Self>, w: View<'_, Self>, y: ViewMut<'_, f32>) -> Result<(), Error>;

    /// `out = silu(gate) * up`, where `both` holds gate and up side by side.
    ///
    /// # Errors
    /// As [`Storage::embed`].
    fn gated(s: &Stream, both: View<'_, f32>, out: ViewMut<'_, Self>) -> Result<(), Error>;

    /// Normalises and rotates queries and keys, appends keys and values to the cache.
    ///
    /// # Errors
    /// As [`Storage::embed`].
    fn split_heads(
        s: &Stream,
        qkv: View<'_, f32>,
        parameters: HeadParameters<'_, Self>,
        queries: ViewMut<'_, Self>,
        keys: ViewMut<'_, Self>,
        values: ViewMut<'_, Self>,
        heads: Heads,
    ) -> Result<(), Error>;

    /// Causal attention over the cache. `heads.dim` is at most [`MAX_HEAD_DIM`].
    ///
    /// # Errors
    /// As [`Storage::embed`].
    fn attention(
        s: &Stream,
        queries: View<'_, Self>,
        keys: View<'_, Self>,
        values: View<'_, Self>,
        out: ViewMut<'_, Self>,
        heads: Heads,
        first: usize,
    ) -> Result<(), Error>;
}

/// Rows that the left operand of [`Storage::linear`] has for `rows` rows of the result: one, or whole tiles of 32.
pub fn padded(rows: usize) -> usize {
    if rows == 1 { 1 } else { rows.next_multiple_of(32) }
}

macro_rules! storage {
    ($t:ident, $many:ident, $parts:literal) => {
        impl Storage for $t {
            const PARTS: usize = $parts;

            fn embed(s: &Stream, ids: View<'_, u32>, table: View<'_, $t>, out: ViewMut<'_, f32>) -> Result<(), Error> {
                let (rows, cols) = (out.rows(), out.cols());
                embed::embed::<$t>(ids, table, out).over((cols, rows)).enqueue(s)
            }

            fn rmsnorm(
                s: &Stream,
                x: View<'_, f32>,
                weight: View<'_, $t>,
                out: ViewMut<'_, $t>,
                eps: f32,
            ) -> Result<(), Error> {
                let rows = x.rows();
                norm::rmsnorm::<$t, 1>(x, weight, out, eps).blocks(rows).enqueue(s)
            }

            fn linear(
                s: &Stream,
                x: View<'_, $t>,
                w: View<'_, $t>,
                y: ViewMut<'_, f32>,
                into: Into,
            ) -> Result<(), Error> {
                if y.rows() > 1 {
                    return $many(s, x, w, y, into);
                }
                let (rows, cols, blocks) = (w.rows() as u32, w.cols() as u32, w.rows().div_ceil(32));
                match into {
                    Into::Replace => matvec::matvec::<$t, 0, 1>(x, w, y, rows, cols).blocks(blocks).enqueue(s),
                    Into::Add => matvec::matvec::<$t, 1, 1>(x, w, y, rows, cols).blocks(blocks).enqueue(s),
                }
            }

            fn rmsnorm_parts(
                s: &Stream,
                x: View<'_, f32>,
                weight: View<'_, $t>,
                out: ViewMut<'_, $t>,
                eps: f32,
            ) -> Result<(), Error> {
                norm::rmsnorm::<$t, $parts>(x, weight, out, eps).blocks(1).enqueue(s)
            }

            fn project(s: &Stream, x: View<'_, $t>, w: View<'_, $t>, y: ViewMut<'_, f32>) -> Result<(), Error> {
                let (rows, cols, blocks) = (w.rows() as u32, w.cols() as u32, w.rows().div_ceil(32));
                matvec::matvec::<$t, 0, $parts>(x, w, y, rows, cols).blocks(blocks).enqueue(s)
            }

            fn gated(s: &Stream, both: View<'_, f32>, out: ViewMut<'_, $t>) -> Result<(), Error> {
                let (rows, cols) = (out.rows(), out.cols());
                swiglu::swiglu::<$t>(both, out).over((cols.div_ceil(4), rows)).enqueue(s)
            }

            fn split_heads(
                s: &Stream,
                qkv: View<'_, f32>,
                p: HeadParameters<'_, $t>,
                queries: ViewMut<'_, $t>,
                keys: ViewMut<'_, $t>,
                values: ViewMut<'_, $t>,
                h: Heads,
            ) -> Result<(), Error> {
                let blocks = ((h.queries + 2 * h.keys) as usize, qkv.rows());
                heads::split_heads::<$t>(
                    qkv,
                    p.q_norm,
                    p.k_norm,
                    p.frequencies,
                    queries,
                    keys,
                    values,
                    h,
                    p.first as u32,
                    p.eps,
                )
                .blocks(blocks)
                .enqueue(s)
            }

            fn attention(
                s: &Stream,
                queries: View<'_, $t>,
                keys: View<'_, $t>,
                values: View<'_, $t>,
                out: ViewMut<'_, $t>,
                h: Heads,
                first: usize,
            ) -> Result<(), Error> {
                // One token alone leaves waves without work unless they share it.
                let (tokens, shared) = (queries.rows(), queries.rows() == 1);
                let blocks = (h.queries as usize, if shared { tokens } else { tokens.div_ceil(4) });
                let first = first as u32;
                let scale = (h.dim as f32).powf(-0.5);
                macro_rules! launch {
                    ($d:literal, $pairs:literal) => {
                        if shared {
                            attention::attention::<$t, $d, $pairs, 4>(queries, keys, values, out, h, first, scale)
                                .blocks(blocks)
                                .enqueue(s)
                        } else {
                            attention::attention::<$t, $d, $pairs, 1>(queries, keys, values, out, h, first, scale)
                                .blocks(blocks)
                                .enqueue(s)
                        }
                    };
                }
                match (h.dim, h.dim.div_ceil(64)) {
                    (64, _) => launch!(64, 1),
                    (128, _) => launch!(128, 2),
                    (_, 0 | 1) => launch!(0, 1),
                    (_, 2) => launch!(0, 2),
                    (_, 3) => launch!(0, 3),
                    _ => launch!(0, 4),
                }
            }
        }
    };
}

storage! { f32, plain_f32, 1 }
storage! { bf16, matrix_bf16, 2 }
storage! { f16, matrix_f16, 2 }

fn plain_f32(s: &Stream, x: View<'_, f32>, w: View<'_, f32>, y: ViewMut<'_, f32>, into: Into) -> Result<(), Error> {
    let (blocks, depth) = ((w.rows().div_ceil(64), y.rows().div_ceil(32)), w.cols() as u32);
    match into {
        Into::Replace => matmul::matmul::<f32, 0>(x, w, y, depth).blocks(blocks).enqueue(s),
        Into::Add => matmul::matmul::<f32, 1>(x, w, y, depth).blocks(blocks).enqueue(s),
    }
}

macro_rules! matrix {
    ($name:ident, $t:ident) => {
        /// The matrix instruction takes depth and columns 16 at a time; other shapes go the plain way.
        fn $name(s: &Stream, x: View<'_, $t>, w: View<'_, $t>, y: ViewMut<'_, f32>, into: Into) -> Result<(), Error> {
            let (rows, columns, depth) = (y.rows(), w.rows(), w.cols() as u32);
            let blocks = (columns.div_ceil(64), rows.div_ceil(32));
            match (depth.is_multiple_of(16) && columns.is_multiple_of(16), into) {
                (true, Into::Replace) => matmul::matmul_wmma::<$t, 0>(x, w, y, depth).blocks(blocks).enqueue(s),
                (true, Into::Add) => matmul::matmul_wmma::<$t, 1>(x, w, y, depth).blocks(blocks).enqueue(s),
                (false, Into::Replace) => matmul::matmul::<$t, 0>(x, w, y, depth).blocks(blocks).enqueue(s),
                (false, Into::Add) => matmul::matmul::<$t, 1>(x, w, y, depth).blocks(blocks).enqueue(s),
            }
        }
    };
}

matrix! { matrix_bf16, bf16 }
matrix! { matrix_f16, f16 }
