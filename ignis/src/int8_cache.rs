//! A cache of keys and values as integers of 8 bits, and the steps of a model on it, as in [`storage`](crate::storage).

use crate::kernels::int8_cache::attention::{AttentionInt8, attention_int8};
use crate::kernels::int8_cache::heads::{SplitHeadsInt8, split_heads_int8};
use crate::kernels::int8_cache::prompt::{PromptAttentionInt8, prompt_attention_int8};
use crate::matrix::Matrix;
use crate::storage::{Attended, CacheRows, FEW_TOKENS, HeadParameters, Heads, Storage, head_pairs, heads_together};
use t0::{Device, ElementType, Error, Stream, View, ViewMut};

use crate::kernels::heads::PAGE;

/// What the width of heads must be a multiple of.
pub const HEAD_MULTIPLE: usize = 8;

/// The keys and values of a layer: see [`kernels::int8_cache`](crate::kernels::int8_cache).
#[derive(Debug)]
pub struct Int8Cache {
    /// (pages * key heads) x (2 * [`PAGE`] * width).
    pub bytes: Matrix<u8>,
    /// (pages * key heads) x (2 * [`PAGE`]).
    pub scales: Matrix<f32>,
}

/// The bytes of a key or a value of `dim` elements.
pub fn row_bytes(dim: usize) -> usize {
    dim + size_of::<f32>()
}

impl Int8Cache {
    /// A cache of `pages` pages.
    ///
    /// # Errors
    /// The device has too little memory.
    pub fn new(device: &Device, pages: usize, heads: Heads) -> Result<Self, Error> {
        let (rows, positions) = (pages * heads.keys as usize, 2 * PAGE as usize);
        Ok(Int8Cache {
            bytes: Matrix::alloc(device, &[rows, positions * heads.dim as usize])?,
            scales: Matrix::alloc(device, &[rows, positions])?,
        })
    }

    /// The bytes and the scales, for a kernel that writes them.
    ///
    /// # Errors
    /// None that a cache of [`Int8Cache::new`] causes.
    pub fn views_mut(&mut self) -> Result<(ViewMut<'_, u8>, ViewMut<'_, f32>), Error> {
        let rows = self.bytes.rows();
        Ok((self.bytes.top_mut(rows)?, self.scales.top_mut(rows)?))
    }

    /// As [`Int8Cache::views_mut`], with four bytes in a word.
    ///
    /// # Errors
    /// The errors of [`Int8Cache::views_mut`].
    pub fn words_mut(&mut self) -> Result<(ViewMut<'_, u32>, ViewMut<'_, f32>), Error> {
        let (rows, cols) = (self.bytes.rows(), self.bytes.cols());
        let words = self.bytes.flat_mut(rows * cols)?.reinterpret::<u32>()?.matrix(rows, cols / 4)?;
        Ok((words, self.scales.top_mut(rows)?))
    }

    /// As [`Storage::split_heads`].
    ///
    /// # Errors
    /// If the launch is rejected; see [`t0::Launch::enqueue`]. The same holds for all operations below.
    pub fn split_heads<T: Storage>(
        &mut self,
        s: &Stream,
        qkv: View<'_, f32>,
        parameters: HeadParameters<'_, T>,
        queries: ViewMut<'_, T>,
        heads: Heads,
    ) -> Result<(), Error> {
        let HeadParameters { q_norm, k_norm, bias, frequencies, eps, at } = parameters;
        let (pairs, together) = (head_pairs(heads.dim), heads_together(qkv.rows()));
        let (bytes, scales) = self.views_mut()?;
        split_heads_int8::dispatch(
            [ElementType::of::<T>()],
            SplitHeadsInt8 { pairs, heads: together, norm: !q_norm.is_empty() },
            qkv,
            q_norm,
            k_norm,
            frequencies,
            queries,
            bytes,
            scales,
            at.rows,
            at.pages,
            heads,
            eps,
            bias,
        )
        .enqueue(s)
    }

    /// As [`Storage::attention`].
    ///
    /// # Errors
    /// The errors of [`Int8Cache::split_heads`].
    pub fn attention<T: Storage>(
        &self,
        s: &Stream,
        queries: View<'_, T>,
        out: ViewMut<'_, T>,
        at: CacheRows<'_>,
        attention: Attended,
    ) -> Result<(), Error> {
        let Attended { heads, scale, window } = attention;
        let many = T::MATRIX && queries.rows() > FEW_TOKENS && matches!(heads.dim, 64 | 128);
        if !many || !heads.queries.is_multiple_of(heads.keys.max(1)) {
            return self.attention_fixed(s, queries, out, at, attention);
        }
        let (element, pair, is_bf16) = T::halves();
        let instance = PromptAttentionInt8 { bf16: is_bf16, d: heads.dim as usize };
        let (bytes, scales) = (self.bytes.top(self.bytes.rows())?, self.scales.top(self.scales.rows())?);
        let (rows, pages, window) = (at.rows, at.pages, window.unwrap_or(u32::MAX));
        let types = [element, pair];
        prompt_attention_int8::dispatch(types, instance, queries, bytes, scales, out, rows, pages, heads, scale, window)
            .enqueue(s)
    }

    /// As [`Int8Cache::attention`], but a row of the result has the same bits with any other rows.
    ///
    /// # Errors
    /// The errors of [`Int8Cache::split_heads`].
    pub fn attention_fixed<T: Storage>(
        &self,
        s: &Stream,
        queries: View<'_, T>,
        out: ViewMut<'_, T>,
        at: CacheRows<'_>,
        Attended { heads, scale, window }: Attended,
    ) -> Result<(), Error> {
        let (d, columns) = match heads.dim {
            64 => (64, 2),
            128 => (128, 4),
            0..=63 => (0, 2),
            65..=127 => (0, 4),
            _ => (0, 8),
        };
        let (bytes, scales) = (self.bytes.top(self.bytes.rows())?, self.scales.top(self.scales.rows())?);
        let (rows, pages, window) = (at.rows, at.pages, window.unwrap_or(u32::MAX));
        let (element, instance) = ([ElementType::of::<T>()], AttentionInt8 { d, columns });
        attention_int8::dispatch(element, instance, queries, bytes, scales, out, rows, pages, heads, scale, window)
            .enqueue(s)
    }
}
