//! A step of one token, in few launches: see [`kernels::fused`](crate::kernels::fused).
//!
//! | file | contents |
//! |---|---|
//! | `projected` | attention of packed weights, whose launch also projects |

mod projected;

use super::family::Steps;
use super::weights::{Layer, Matrices};
use crate::engine::{LayerCache, Rows};
use crate::kernels::fused::attend::{Attend, attend};
use crate::kernels::fused::carry::{carried, embedded};
use crate::kernels::fused::head::{HeadMatvec, HeadPacked, head_matvec, head_packed};
use crate::kernels::fused::merge::{MergedMatvec, merged_matvec};
use crate::kernels::fused::packed::{
    MergedPacked, NormedPacked, ResidualPacked, merged_packed, normed_packed, residual_packed,
};
use crate::kernels::fused::product::{NormedMatvec, ResidualMatvec, normed_matvec, residual_matvec};
use crate::kernels::fused::{LOGITS, MOST_ATTENDED, MOST_SPLITS, PACKED_SQUARES, SQUARES, WIDE_SQUARES};
use crate::kernels::int8_cache::attend::{AttendInt8, attend_int8};
use crate::kernels::matvec::{MOST_BYTES, MOST_COLUMNS};
use crate::kernels::packed::Pack;
use crate::matrix::Matrix;
use crate::storage::{Attended, Storage};
use crate::weight::{Part, Weight};
use t0::{Device, Element, ElementType, Error, Ranking, Stream, View, ViewMut};

/// The workgroup processors of a gfx1100.
const PROCESSORS: usize = 48;

/// What the launches of a step of one token pass to each other, besides the rows of the workspace.
#[derive(Debug)]
pub(super) struct TokenWorkspace<T: Element> {
    /// Sums of squares of the residual stream.
    squares: Matrix<f32>,
    /// Elements of each of the sums that were enqueued last.
    each: usize,
    /// The parts of attention: query heads * parts x width.
    parts: Matrix<f32>,
    /// Their greatest scores and the sums of their weights: query heads * parts x 2.
    shares: Matrix<f32>,
    /// The sines and cosines of the token's position: 2 x width.
    turns: Matrix<f32>,
    /// What heads are multiplied by that have no norm.
    ones: Matrix<T>,
    /// The greatest ranks of parts of the logits.
    best: Matrix<u64>,
}

/// The bytes of a [`TokenWorkspace`].
pub(super) fn bytes(hidden: usize, heads: usize, dim: usize, vocab: usize) -> u64 {
    (4 * (hidden.div_ceil(SQUARES) + heads * MOST_SPLITS * (dim + 2) + 2 * dim) + 8 * vocab.div_ceil(LOGITS)) as u64
}

impl<T: Storage> TokenWorkspace<T> {
    /// The workspace, if the kernels support the model and are best for the device: they execute more instructions than
    /// the launches that they replace, so that a virtual GPU without modelled time does not use them.
    pub(super) fn new(device: &Device, m: &Matrices<T>) -> Result<Option<Self>, Error> {
        if device.ranking() == Ranking::Instructions || !supported(m) {
            return Ok(None);
        }
        let (hidden, heads) = (m.embedding.cols(), m.heads.queries as usize);
        Ok(Some(TokenWorkspace {
            squares: Matrix::zeros(device, &[hidden.div_ceil(SQUARES)])?,
            each: SQUARES,
            parts: Matrix::alloc(device, &[heads * MOST_SPLITS * m.heads.dim as usize])?,
            shares: Matrix::alloc(device, &[heads * MOST_SPLITS * 2])?,
            turns: Matrix::alloc(device, &[2 * m.heads.dim as usize])?,
            ones: Matrix::upload(device, &vec![T::from_f32(1.0); m.heads.dim as usize], &[m.heads.dim as usize])?,
            best: Matrix::alloc(device, &[1, m.embedding.rows().div_ceil(LOGITS)])?,
        }))
    }
}

/// Whether the kernels support the shapes of a model and the forms of its weights.
fn supported<T: Storage>(m: &Matrices<T>) -> bool {
    let form = |w: &Weight<T>| match w.first() {
        Part::Plain(_) => w.bytes() <= MOST_BYTES && w.cols() <= MOST_COLUMNS as usize,
        Part::Packed(matrix) => T::MATRIX && matches!(matrix.pack(), Pack::Int8 | Pack::Int4Min),
    };
    let single = |w: &Weight<T>| w.is_single() && form(w);
    let layers = m.layers.iter().flat_map(|l| [&l.qkv, &l.out, &l.gate_up, &l.down]);
    let (heads, width) = (m.heads, (m.heads.queries * m.heads.dim) as usize);
    T::WIDE
        && matches!(heads.dim, 64 | 128)
        && heads.queries.is_multiple_of(heads.keys)
        && width <= MOST_ATTENDED
        && layers.chain([m.head.as_ref().unwrap_or(&m.embedding)]).all(single)
}

/// Into how many parts the positions are divided, for a table of so many pages and so many groups of query heads. A
/// workgroup for each workgroup processor takes the least time; more than these would be unevenly spread.
fn splits(pages: usize, groups: usize) -> usize {
    if pages <= 32 || groups * MOST_SPLITS > PROCESSORS { 4 } else { MOST_SPLITS }
}

/// The elements of 16 bytes.
fn per<T: Element>() -> usize {
    16 / T::SIZE
}

/// The operand of a product: the residual stream times the weights of a norm, and sums of squares.
#[derive(Clone, Copy)]
struct Normed<'a, T: Element> {
    x: View<'a, T>,
    squares: View<'a, f32>,
    eps: f32,
}

impl<T: Storage> Normed<'_, T> {
    /// `y = w norm(x) + bias`, or `y = silu(g) * u` with two `sides`.
    fn product<O: Element>(
        self,
        s: &Stream,
        w: &Weight<T>,
        bias: View<'_, T>,
        y: ViewMut<'_, O>,
        sides: usize,
    ) -> Result<(), Error> {
        let types = [ElementType::of::<T>(), ElementType::of::<O>()];
        let (inverse, cols) = (1.0 / w.cols() as f32, w.cols() as u32);
        let w = match w.first() {
            Part::Plain(matrix) => matrix.flat(),
            Part::Packed(matrix) => {
                let waves = if sides == 2 { 2 } else { 1 };
                let (p, w, [q, words], halves) = matrix.views();
                let instance = NormedPacked { p, w, sides, r: 4, u: 2, waves };
                let launch = normed_packed::dispatch(
                    types,
                    instance,
                    self.x,
                    self.squares,
                    q,
                    halves,
                    words,
                    bias,
                    y,
                    cols,
                    inverse,
                    self.eps,
                );
                return launch.enqueue(s);
            }
        };
        // Small workgroups leave the last compute units less to do alone.
        let (r, waves) = if sides == 1 && T::MATRIX { (4, 1) } else { (8, 2) };
        let instance = NormedMatvec { per: per::<T>(), sides, r, u: 4, waves };
        normed_matvec::dispatch(types, instance, self.x, self.squares, w, bias, y, cols, inverse, self.eps).enqueue(s)
    }

    /// The logits, and the greatest ranks of their parts. `x` is the sum of [`Storage::PARTS`] vectors.
    fn logits(self, s: &Stream, w: &Weight<T>, y: ViewMut<'_, f32>, best: ViewMut<'_, u64>) -> Result<(), Error> {
        let element = ElementType::of::<T>();
        let (inverse, cols) = (1.0 / w.cols() as f32, w.cols() as u32);
        match w.first() {
            Part::Plain(matrix) => {
                let u = if T::MATRIX { 2 } else { 4 };
                let instance = HeadMatvec { per: per::<T>(), parts: T::PARTS, r: 8, u, waves: 4 };
                let (x, squares, w) = (self.x, self.squares, matrix.flat());
                head_matvec::dispatch([element], instance, x, squares, w, y, best, cols, inverse, self.eps).enqueue(s)
            }
            Part::Packed(matrix) => {
                let (p, w, [q, words], halves) = matrix.views();
                let instance = HeadPacked { p, w, r: 8, u: 1, waves: 4 };
                let (x, squares) = (self.x, self.squares);
                let launch = head_packed::dispatch(
                    [element],
                    instance,
                    x,
                    squares,
                    q,
                    halves,
                    words,
                    y,
                    best,
                    cols,
                    inverse,
                    self.eps,
                );
                launch.enqueue(s)
            }
        }
    }
}

/// The sums of squares of each `now` elements, which a launch writes.
fn squares_of<'a>(
    squares: &'a mut Matrix<f32>,
    each: &mut usize,
    now: usize,
    hidden: usize,
) -> Result<ViewMut<'a, f32>, Error> {
    *each = now;
    squares.flat_mut(hidden.div_ceil(now))
}

/// One layer of a step of one token: what the launches of the layer read and write.
pub(super) struct TokenStep<'a, T: Storage> {
    pub(super) stream: &'a Stream,
    pub(super) rows: Rows<'a>,
    pub(super) matrices: &'a Matrices<T>,
    pub(super) layer: &'a Layer<T>,
    /// The weights of the norm after the layer, and the parts of its result.
    pub(super) next: (View<'a, T>, u32),
    pub(super) attention: Attended,
    pub(super) cache: &'a mut LayerCache<T>,
    pub(super) hidden: &'a mut Matrix<f32>,
    pub(super) normed: &'a mut Matrix<T>,
    pub(super) qkv: &'a mut Matrix<f32>,
    pub(super) gated: &'a mut Matrix<T>,
    pub(super) own: &'a mut TokenWorkspace<T>,
}

impl<T: Storage> Steps for TokenStep<'_, T> {
    type Error = Error;

    fn attend(&mut self) -> Result<(), Error> {
        if projected::attend(self)? {
            return Ok(());
        }
        let TokenStep { stream: s, rows, matrices: m, layer, own, .. } = self;
        let (heads, element) = (m.heads, ElementType::of::<T>());
        let operand = own.operand(self.normed, m.eps)?;
        operand.product(s, &layer.qkv, layer.bias.flat(), self.qkv.top_mut(1)?, 1)?;

        let normed = !layer.q_norm.flat().is_empty();
        let shared = heads.queries / heads.keys;
        let group = if shared.is_multiple_of(2) { 2usize } else { 1 };
        let splits = splits(rows.pages.len(), heads.queries as usize / group);
        let count = heads.queries as usize * splits;
        let (elements, dim) = (per::<T>(), heads.dim as usize);
        let qkv = self.qkv.top(1)?;
        let q_weight = if normed { layer.q_norm.flat() } else { own.ones.flat() };
        let k_weight = if normed { layer.k_norm.flat() } else { own.ones.flat() };
        let (frequencies, eps, scale) = (m.frequencies.flat(), m.eps, self.attention.scale);
        let (parts, shares) = (own.parts.flat_mut(count * dim)?, own.shares.flat_mut(2 * count)?);
        let (at, pages, window) = (rows.at, rows.pages, self.attention.window.unwrap_or(u32::MAX));
        let (positions, normed) = (splits as u32, u32::from(normed));
        match &mut *self.cache {
            LayerCache::Activations { keys, values } => {
                let instance = Attend { per: elements, d: dim, group };
                let rows = keys.rows();
                let (keys, values) = (keys.top_mut(rows)?, values.top_mut(rows)?);
                attend::dispatch(
                    [element],
                    instance,
                    qkv,
                    q_weight,
                    k_weight,
                    frequencies,
                    keys,
                    values,
                    parts,
                    shares,
                    at,
                    pages,
                    heads,
                    scale,
                    eps,
                    window,
                    positions,
                    normed,
                )
                .enqueue(s)?;
            }
            LayerCache::Int8(cache) => {
                let instance = AttendInt8 { per: elements, d: dim, group };
                let (words, scales) = cache.words_mut()?;
                attend_int8::dispatch(
                    [element],
                    instance,
                    qkv,
                    q_weight,
                    k_weight,
                    frequencies,
                    words,
                    scales,
                    parts,
                    shares,
                    at,
                    pages,
                    heads,
                    scale,
                    eps,
                    window,
                    positions,
                    normed,
                )
                .enqueue(s)?;
            }
        }

        let (hidden, cols) = (self.hidden.cols(), layer.out.cols());
        let parts = own.parts.flat().slice(..count * heads.dim as usize)?;
        let shares = own.shares.flat().slice(..2 * count)?;
        let (to, narrow) = (self.hidden.flat_mut(hidden)?, self.normed.flat_mut(hidden)?);
        let squares = squares_of(&mut own.squares, &mut own.each, WIDE_SQUARES, hidden)?;
        let (norm, cols) = (layer.mlp_norm.flat(), cols as u32);
        let w = match layer.out.first() {
            Part::Plain(matrix) => matrix.flat(),
            Part::Packed(matrix) => {
                let (p, w, [q, words], halves) = matrix.views();
                let instance = MergedPacked { p, w, s: splits, r: 2, u: 1, waves: 16 };
                let launch = merged_packed::dispatch(
                    [element],
                    instance,
                    parts,
                    shares,
                    q,
                    halves,
                    words,
                    norm,
                    to,
                    narrow,
                    squares,
                    cols,
                    heads.dim,
                );
                return launch.enqueue(s);
            }
        };
        let instance = MergedMatvec { per: per::<T>(), s: splits, r: 2, u: 8, waves: 16 };
        merged_matvec::dispatch([element], instance, parts, shares, w, norm, to, narrow, squares, cols, heads.dim)
            .enqueue(s)
    }

    fn feed_forward(&mut self) -> Result<(), Error> {
        let TokenStep { stream: s, matrices: m, layer, own, next: (weight, parts), .. } = self;
        let none = layer.bias.flat().slice(..0)?;
        let operand = own.operand(self.normed, m.eps)?;
        operand.product(s, &layer.gate_up, none, self.gated.top_mut(1)?, 2)?;

        let (element, hidden, cols) = (ElementType::of::<T>(), self.hidden.cols(), layer.down.cols() as u32);
        let (weight, parts, x) = (*weight, *parts, self.gated.top(1)?);
        let (to, narrow) = (self.hidden.flat_mut(hidden)?, self.normed.flat_mut(parts as usize * hidden)?);
        match layer.down.first() {
            Part::Plain(matrix) => {
                let squares = squares_of(&mut own.squares, &mut own.each, SQUARES, hidden)?;
                let instance = ResidualMatvec { per: per::<T>(), r: 8, u: 4, waves: 2 };
                let w = matrix.flat();
                residual_matvec::dispatch([element], instance, x, w, weight, to, narrow, squares, cols, parts)
                    .enqueue(s)
            }
            Part::Packed(matrix) => {
                let squares = squares_of(&mut own.squares, &mut own.each, PACKED_SQUARES, hidden)?;
                let (p, w, [q, words], halves) = matrix.views();
                let instance = ResidualPacked { p, w, r: 2, u: 2, waves: 11 };
                let launch = residual_packed::dispatch(
                    [element],
                    instance,
                    x,
                    q,
                    halves,
                    words,
                    weight,
                    to,
                    narrow,
                    squares,
                    cols,
                    parts,
                );
                launch.enqueue(s)
            }
        }
    }
}

impl<T: Storage> TokenWorkspace<T> {
    /// The normalised residual stream.
    fn operand<'a>(&'a self, normed: &'a Matrix<T>, eps: f32) -> Result<Normed<'a, T>, Error> {
        let squares = self.squares.flat().slice(..normed.cols().div_ceil(self.each))?;
        Ok(Normed { x: normed.flat(), squares, eps })
    }

    /// The residual stream of a token, and the operand of the first product.
    pub(super) fn begin(
        &mut self,
        s: &Stream,
        ids: View<'_, u32>,
        m: &Matrices<T>,
        hidden: &mut Matrix<f32>,
        normed: &mut Matrix<T>,
    ) -> Result<(), Error> {
        let (element, cols) = (ElementType::of::<T>(), hidden.cols());
        let norm = m.layers.first().map_or(m.norm.flat(), |layer| layer.attention_norm.flat());
        let squares = squares_of(&mut self.squares, &mut self.each, SQUARES, cols)?;
        if let Some(table) = m.embedding.plain() {
            let (rows, table) = (table.rows() as u32, table.flat());
            let (hidden, normed) = (hidden.flat_mut(cols)?, normed.flat_mut(cols)?);
            return embedded::dispatch([element], table, ids, norm, hidden, normed, squares, rows).enqueue(s);
        }
        m.embedding.embed(s, ids, hidden.top_mut(1)?)?;
        let (hidden, normed) = (hidden.flat().slice(..cols)?, normed.flat_mut(cols)?);
        carried::dispatch([element], hidden, norm, normed, squares).enqueue(s)
    }

    /// The logits and the greatest ranks of their parts, from what the last layer has left.
    pub(super) fn head(
        &mut self,
        s: &Stream,
        m: &Matrices<T>,
        normed: &Matrix<T>,
        logits: ViewMut<'_, f32>,
    ) -> Result<(), Error> {
        let w = m.head.as_ref().unwrap_or(&m.embedding);
        let squares = self.squares.flat().slice(..normed.cols().div_ceil(self.each))?;
        let operand = Normed { x: normed.flat(), squares, eps: m.eps };
        operand.logits(s, w, logits, self.best.flat_mut(w.rows().div_ceil(LOGITS))?)
    }

    /// The greatest ranks of the parts of the logits of the last step.
    pub(super) fn best(&self) -> &Matrix<u64> {
        &self.best
    }
}
