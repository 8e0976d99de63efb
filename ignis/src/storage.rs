//! The storage types of weights and caches, and the steps of a model on matrices of them. Each step checks shapes by
//! construction, chooses a kernel and enqueues it.
//!
//! **Invariant:** nothing here computes on the host.

pub use crate::kernels::heads::Heads;
use crate::kernels::norm::{self, FEW_ROWS};
use crate::kernels::{attention, embedding, gemm, heads, matvec, online_softmax, prompt, swiglu};
use crate::matrix::Matrix;
use t0::{Element, ElementType, Error, Float, Ranking, Stream, View, ViewMut, bf16, bf16x2, f16, f16x2};

/// The widest head that [`Storage::attention`] supports; widths are even. 64, 80, 96, 128 and 256 have their own
/// instances.
pub const MAX_HEAD_DIM: usize = 256;

/// The most tokens for each of which several waves share the work of attention.
pub const FEW_TOKENS: usize = FEW_ROWS;

/// The least rows whose gated product one kernel computes by tiles.
const GATED_ROWS: usize = 64;

/// How a linear layer combines its result with the previous contents of its output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Into {
    /// Overwrites the output.
    Replace,
    /// Adds to the output.
    Add,
}

/// The operands of attention besides the projection. Heads with a normalisation have no bias.
#[derive(Clone, Copy, Debug)]
pub struct HeadParameters<'a, T: Element> {
    /// Weight of the normalisation of the queries, `dim` elements; empty without normalisation.
    pub q_norm: View<'a, T>,
    /// Weight of the normalisation of the keys, `dim` elements; empty without normalisation.
    pub k_norm: View<'a, T>,
    /// The bias of queries, keys and values, one element for each column of the projection; empty without a bias.
    pub bias: View<'a, T>,
    /// Inverse frequencies of the rotary embedding, `dim / 2` elements.
    pub frequencies: View<'a, f32>,
    /// The epsilon added to the mean square.
    pub eps: f32,
    /// Where the tokens are in the cache.
    pub at: CacheRows<'a>,
}

/// What attention computes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Attended {
    /// The shape.
    pub heads: Heads,
    /// What scores are multiplied by.
    pub scale: f32,
    /// How many positions a token sees, at least 1: itself and those before it. `None` for all of its sequence.
    pub window: Option<u32>,
}

impl Attended {
    /// Over all positions, with scores that are divided by the square root of the width of the heads.
    pub fn of(heads: Heads) -> Self {
        Attended { heads, scale: online_softmax::scale_of(heads.dim), window: None }
    }
}

/// Where the tokens of a launch are in the cache.
#[derive(Clone, Copy, Debug)]
pub struct CacheRows<'a> {
    /// 2 x tokens: each token's position in its sequence, and the start of the sequence's table in `pages`.
    pub rows: View<'a, u32>,
    /// The page tables of all sequences: the numbers of the pages with positions `0..32`, `32..64`, ..
    pub pages: View<'a, u32>,
}

/// A storage type of weights and caches, with the operations on it.
///
/// Each operation chooses an instance of a kernel at run time. The attributes of the kernels state how they are
/// launched and what they require.
pub trait Storage: Float {
    /// The number of values of this type whose sum represents an `f32` where rounding it to one value would be too
    /// coarse.
    const PARTS: u32;

    /// Whether matrix instructions multiply values of this type.
    const MATRIX: bool;

    /// Whether the type has the range of `f32`, so that elements of the residual stream can be operands with no scale
    /// of a norm.
    const WIDE: bool = true;

    /// Two values in 32 bits; for a type of 32 bits, the type itself.
    type Pair: Element;

    /// Whether this is `bf16`.
    const BF16: bool = false;

    /// The type, its pairs, and whether it is `bf16`, as the kernels for matrices of 16-bit types take them.
    fn halves() -> (ElementType, ElementType, bool) {
        (ElementType::of::<Self>(), ElementType::of::<Self::Pair>(), Self::BF16)
    }

    /// `out[t, :] = table[ids[t], :]`, and NaN for an id beyond the table.
    ///
    /// # Errors
    /// If the launch is rejected; see [`t0::Launch::enqueue`]. The same holds for all operations below.
    fn embed(s: &Stream, ids: View<'_, u32>, table: View<'_, Self>, out: ViewMut<'_, f32>) -> Result<(), Error> {
        let (rows, cols) = (table.rows() as u32, table.cols() as u32);
        let types = [ElementType::of::<Self>(), ElementType::of::<f32>()];
        embedding::embedding::dispatch(types, table, ids, out, rows, cols).enqueue(s)
    }

    /// Root-mean-square normalisation of each row of `x`.
    ///
    /// # Errors
    /// The errors of [`Storage::embed`].
    fn rmsnorm(
        s: &Stream,
        x: View<'_, f32>,
        weight: View<'_, Self>,
        out: ViewMut<'_, Self>,
        eps: f32,
    ) -> Result<(), Error> {
        let input = norm::Input::Stream { x, parts: 1, by: s.device().ranking() };
        norm::launch(input, weight.into(), out.into(), eps).enqueue(s)
    }

    /// `y = x w^T` or `y += x w^T`; x: tokens x in, w: out x in, y: tokens x out.
    ///
    /// `x` has at least as many rows as `y`; additional rows have no effect. With 16 rows of `x` or more, more kernels
    /// can compute the product of a few of them.
    ///
    /// # Errors
    /// The errors of [`Storage::embed`].
    fn linear(s: &Stream, x: View<'_, Self>, w: View<'_, Self>, y: ViewMut<'_, f32>, into: Into) -> Result<(), Error> {
        gemm::enqueue(s, x, w, y, into == Into::Add, Self::MATRIX)
    }

    /// As [`Storage::rmsnorm`], for rows that are operands of [`Storage::project`]: `out` has [`Storage::PARTS`] rows
    /// for each of them.
    ///
    /// # Errors
    /// The errors of [`Storage::embed`].
    fn rmsnorm_parts(
        s: &Stream,
        x: View<'_, f32>,
        weight: View<'_, Self>,
        out: ViewMut<'_, Self>,
        eps: f32,
    ) -> Result<(), Error> {
        let input = norm::Input::Stream { x, parts: Self::PARTS, by: s.device().ranking() };
        norm::launch(input, weight.into(), out.into(), eps).enqueue(s)
    }

    /// `y = w x` for one `x` of [`Storage::PARTS`] parts. This product gives the logits, in which one more rounding of
    /// `x` would be visible.
    ///
    /// # Errors
    /// The errors of [`Storage::embed`].
    fn project(s: &Stream, x: View<'_, Self>, w: View<'_, Self>, y: ViewMut<'_, f32>) -> Result<(), Error> {
        let cols = w.cols() as u32;
        let (element, out) = (ElementType::of::<Self>(), ElementType::of::<f32>());
        let shape = [1, w.rows() as u64, w.cols() as u64];
        let by = s.device().ranking();
        let (_, tile) = match Self::MATRIX {
            true => matvec::matvec_tuned::ranked_bf16(by, shape),
            false => matvec::matvec_tuned::ranked_f32(by, shape),
        };
        let instance = matvec::Matvec { parts: Self::PARTS, ..tile };
        matvec::matvec::dispatch([element, out], instance, x, w, w.slice(..0)?, y, cols).enqueue(s)
    }

    /// `out = silu(x g^T) * (x u^T)`, where `w` has the rows of `g`, followed by those of `u`.
    ///
    /// `both` has as many columns as `w` has rows, and at least as many rows as `out`. It is overwritten unless a
    /// kernel that needs no intermediate result is the best one for the product. `x` may have additional
    /// rows, as in [`Storage::linear`].
    ///
    /// # Errors
    /// The errors of [`Storage::embed`].
    fn linear_gated(
        s: &Stream,
        x: View<'_, Self>,
        w: View<'_, Self>,
        both: &mut Matrix<f32>,
        out: ViewMut<'_, Self>,
    ) -> Result<(), Error> {
        let tokens = out.rows();
        let shape = [tokens, 2 * out.cols(), w.cols()];
        match gemm::choose(s.device().ranking(), shape, gemm::Conditions::of(&x, &w, shape, Self::MATRIX)) {
            gemm::Instance::Vectors(tile) => return gemm::vectors(s, tile, x, w, out, false, 2),
            gemm::Instance::Direct(tile) if gemm::gates(tile, &out) => {
                return gemm::gated(s, tile, Self::halves(), x, w, out);
            }
            // On a virtual GPU more instructions would be executed.
            gemm::Instance::Wmma(_) if tokens >= GATED_ROWS && s.device().ranking() == Ranking::Time => {
                return gemm::gated_tiles(s, x, w, out);
            }
            _ => {}
        }
        Self::linear(s, x, w, both.top_mut(tokens)?, Into::Replace)?;
        Self::gate(s, both, out)
    }

    /// `out = silu(g) * u`, where the first columns of `both` are `g` and the others `u`, which is twice as wide as
    /// `out` and has at least as many rows.
    ///
    /// # Errors
    /// The errors of [`Storage::embed`].
    fn gate(s: &Stream, both: &Matrix<f32>, out: ViewMut<'_, Self>) -> Result<(), Error> {
        let tokens = out.rows();
        let both = both.top(tokens)?;
        let (cols, stride, elements) = (out.cols(), 2 * out.cols(), both.len());
        let side = |start: usize| both.slice(start.min(elements)..)?.matrix_with_stride(tokens, cols, stride);
        let types = [ElementType::of::<f32>(), ElementType::of::<Self>()];
        swiglu::swiglu::dispatch(types, swiglu::Swiglu { rows: true }, side(0)?, side(cols)?, out).enqueue(s)
    }

    /// Adds the bias, normalises and rotates queries and keys, and stores keys and values in the pages of the cache.
    ///
    /// # Errors
    /// The errors of [`Storage::embed`].
    fn split_heads(
        s: &Stream,
        qkv: View<'_, f32>,
        parameters: HeadParameters<'_, Self>,
        queries: ViewMut<'_, Self>,
        keys: ViewMut<'_, Self>,
        values: ViewMut<'_, Self>,
        heads: Heads,
    ) -> Result<(), Error> {
        let HeadParameters { q_norm, k_norm, bias, frequencies, eps, at } = parameters;
        let (pairs, together) = (head_pairs(heads.dim), heads_together(qkv.rows()));
        heads::split_heads::dispatch(
            [ElementType::of::<Self>()],
            heads::SplitHeads { pairs, heads: together, norm: !q_norm.is_empty() },
            qkv,
            q_norm,
            k_norm,
            frequencies,
            queries,
            keys,
            values,
            at.rows,
            at.pages,
            heads,
            eps,
            bias,
        )
        .enqueue(s)
    }

    /// Causal attention of each token over its sequence. `heads.dim` is at most [`MAX_HEAD_DIM`].
    ///
    /// Up to [`FEW_TOKENS`] tokens give bit for bit what each of them gives alone.
    ///
    /// # Errors
    /// The errors of [`Storage::embed`].
    fn attention(
        s: &Stream,
        queries: View<'_, Self>,
        keys: View<'_, Self>,
        values: View<'_, Self>,
        out: ViewMut<'_, Self>,
        at: CacheRows<'_>,
        attention: Attended,
    ) -> Result<(), Error> {
        let Attended { heads, scale, window } = attention;
        let (windowed, window) = (window.is_some(), window.unwrap_or(0));
        let prompt = Self::MATRIX && queries.rows() > FEW_TOKENS && matches!(heads.dim, 64 | 128);
        if prompt && heads.queries.is_multiple_of(heads.keys.max(1)) {
            let (element, pair, is_bf16) = Self::halves();
            let d = heads.dim as usize;
            let instance = prompt::PromptAttention { bf16: is_bf16, d, window: windowed };
            let launch = prompt::prompt_attention::dispatch(
                [element, pair],
                instance,
                queries,
                keys,
                values,
                out,
                at.rows,
                at.pages,
                heads,
                scale,
                window,
            );
            return launch.enqueue(s);
        }
        // Few tokens leave waves idle unless they share the work of a token.
        let waves = if queries.rows() <= FEW_TOKENS { 4 } else { 1 };
        let (d, columns) = attention_instance(heads.dim, windowed);
        let instance = attention::Attention { d, columns, waves, window: windowed };
        let pages = at.pages;
        attention::attention::dispatch(
            [ElementType::of::<Self>()],
            instance,
            queries,
            keys,
            values,
            out,
            at.rows,
            pages,
            heads,
            scale,
            window,
        )
        .enqueue(s)
    }
}

impl Storage for f32 {
    const PARTS: u32 = 1;
    const MATRIX: bool = false;
    type Pair = f32;
}

impl Storage for bf16 {
    const PARTS: u32 = 2;
    const MATRIX: bool = true;
    type Pair = bf16x2;
    const BF16: bool = true;
}

impl Storage for f16 {
    const PARTS: u32 = 2;
    const MATRIX: bool = true;
    const WIDE: bool = false;
    type Pair = f16x2;
}

/// How many neighbouring columns of each half of a head a lane has, which writes the cache.
pub(crate) fn head_pairs(dim: u32) -> usize {
    match dim {
        0..=64 => 1,
        65..=128 => 2,
        _ => 4,
    }
}

/// How many heads of a token a wave takes, which writes the cache. Many tokens occupy a device by themselves.
pub(crate) fn heads_together(tokens: usize) -> u32 {
    if tokens <= FEW_TOKENS { 1 } else { 8 }
}

/// The parameters `D` and `COLUMNS` of [`attention`](attention::attention()) for heads of the given width, with or
/// without a window.
pub fn attention_instance(dim: u32, windowed: bool) -> (usize, usize) {
    match dim {
        64 => (64, 2),
        128 => (128, 4),
        80 | 96 if !windowed => (dim as usize, 4),
        256 if !windowed => (256, 8),
        0..=63 => (0, 2),
        65..=127 => (0, 4),
        _ => (0, 8),
    }
}
