//! Attention with groups of query heads, forward and backward without the matrix of scores.

use super::cast::converted;
use super::elementwise::{copy_to, dense, require_same_float};
use super::operation::{Case, Operand, Operation};
use super::slice::part;
use super::transpose::transposed;
use crate::autograd::{Backward, Recorded, apply};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::kernels::dense_attention::delta::attention_delta;
use crate::kernels::dense_attention::fma_forward::{FmaForward, fma_forward};
use crate::kernels::dense_attention::fma_keys::{FmaKeys, fma_keys};
use crate::kernels::dense_attention::fma_queries::{FmaQueries, fma_queries};
use crate::kernels::dense_attention::shape::{PADDING, Place, Shape};
use crate::kernels::dense_attention::wmma_forward::{instance as forward_instance, wmma_forward};
use crate::kernels::dense_attention::wmma_keys::{instance as keys_instance, wmma_keys};
use crate::kernels::dense_attention::wmma_queries::{instance as queries_instance, wmma_queries};
use crate::kernels::online_softmax::{factor_of, scale_of};
use crate::tensor::Tensor;
use t0::{ElementType, bf16x2, f16x2};

const NAME: &str = "attention";

/// The largest width of a head.
const WIDEST: usize = 256;

impl Tensor {
    /// `softmax(self keys^T / sqrt(width)) values` of each head: `self` has the queries, `[batch, heads, rows, width]`;
    /// keys and values are `[batch, key heads, keys, width]`. The number of heads is a multiple of the number of key
    /// heads, and neighbouring query heads share a head of keys and values. The width is 1 to 256; 64 and 128 are
    /// fast, and others are padded in copies.
    ///
    /// With `causal`, query `r` sees the keys up to `r + keys - rows`: the last query sees all keys. A query that sees
    /// no key has the result 0, and contributes nothing to gradients.
    ///
    /// The scores are not stored: besides the result, the backward needs one number for each query. Sums are in `f32`.
    /// 16-bit types use matrix instructions, and round the weights to the type before they multiply the values; widths
    /// beyond 128 are computed in `f32`. The order of sums is fixed.
    ///
    /// Scores have the errors of sums in `f32`, so that weights lose accuracy as scores grow. For `f32` tensors and
    /// scores up to `S`, at most 500, results and gradients have errors of at most `2^-20 (4 + S)` of their largest
    /// element: 4e-4 for scores of 400. `tests/it/dense_attention.rs` measures them.
    ///
    /// Operands may have any strides; transposed projections, `[batch, rows, heads, width]` with the second and third
    /// axis exchanged, are read without a copy. The result and the gradients are in memory in this order.
    ///
    /// # Errors
    /// [`Error::Shapes`], [`Error::Shape`], [`Error::Dtypes`], [`Error::Dtype`].
    pub fn attention(&self, keys: &Tensor, values: &Tensor, causal: bool) -> Result<Tensor> {
        require_same_float(NAME, self, keys)?;
        require_same_float(NAME, self, values)?;
        check(self, keys, values)?;
        apply([self, keys, values], |[q, k, v]| {
            let (output, lse) = forward(&q, &k, &v, causal)?;
            let saved = vec![q, k, v, output.clone(), lse];
            Ok(Recorded { output, backward: Attention { causal }, saved })
        })
    }
}

fn check(q: &Tensor, k: &Tensor, v: &Tensor) -> Result<()> {
    let [batch, heads, _, width] = *q.shape() else {
        let why = "queries must have four dimensions: batch, heads, rows and width".to_string();
        return Err(Error::Shape { op: NAME, shape: q.shape().to_vec(), why });
    };
    let shapes = |right: &Tensor, hint| {
        let (left, right) = (q.shape().to_vec(), right.shape().to_vec());
        Err(Error::Shapes { op: NAME, left, right, hint })
    };
    let [key_batch, key_heads, _, key_width] = *k.shape() else {
        return shapes(k, "keys must have four dimensions: batch, heads, keys and width");
    };
    if key_batch != batch || key_width != width {
        return shapes(k, "queries and keys must have the same batch and width");
    }
    if if key_heads == 0 { heads != 0 } else { heads % key_heads != 0 } {
        return shapes(k, "the number of query heads must be a multiple of the number of key heads");
    }
    if v.shape() != k.shape() {
        return shapes(v, "values must have the shape of the keys");
    }
    if width == 0 || width > WIDEST {
        let why = format!("the width of a head must be 1 to {WIDEST}");
        return Err(Error::Shape { op: NAME, shape: q.shape().to_vec(), why });
    }
    Ok(())
}

/// The element type and the width that kernels compute with.
fn computed(q: &Tensor) -> (DType, usize) {
    let width = q.shape()[3];
    let padded = if width <= 64 { 64 } else { width.next_power_of_two() };
    (if padded > 128 { DType::F32 } else { q.dtype() }, padded)
}

/// A 16-bit element type, its pairs, and whether it is `bf16`: what kernels on matrix instructions are generic over.
fn half(dtype: DType) -> (ElementType, ElementType, bool) {
    let bf16 = dtype == DType::Bf16;
    let pair = if bf16 { ElementType::of::<bf16x2>() } else { ElementType::of::<f16x2>() };
    (dtype.element(), pair, bf16)
}

/// A tensor as kernels read it: of the type and width of [`computed()`], with consecutive elements in a row, and rows
/// at multiples of four bytes.
fn prepared(x: &Tensor, (dtype, width): (DType, usize)) -> Result<Tensor> {
    let x = converted(x, dtype)?;
    let own = x.shape()[3];
    if own < width {
        let mut shape = x.shape().to_vec();
        shape[3] = width;
        let wide = Tensor::filled(x.context(), NAME, dtype, &shape, 0.0)?;
        copy_to(NAME, &x, &part(&wide, 3, 0, own))?;
        return Ok(wide);
    }
    let step = if dtype.size() == 2 { 2 } else { 1 };
    let places = x.shape().iter().zip(x.strides()).take(3);
    let aligned = x.layout().offset.is_multiple_of(step)
        && places.filter(|(size, _)| **size > 1).all(|(_, stride)| stride.is_multiple_of(step));
    // Kernels compute locations up to a tile beyond the last row, before they limit them.
    let near = x.shape()[2] <= 1 || x.strides()[2] < 1 << 24;
    if x.strides()[3] == 1 && aligned && near { Ok(x) } else { dense(&x) }
}

/// An uninitialised tensor `[batch, heads, rows, width]` whose rows are further apart in memory than its heads.
fn result(like: &Tensor, (dtype, width): (DType, usize)) -> Result<Tensor> {
    let shape = like.shape();
    let turned = like.context().empty(NAME, dtype, &[shape[0], shape[2], shape[1], width])?;
    Ok(transposed(&turned, 1, 2))
}

/// A result of kernels in the type and width of an operand.
fn restored(x: &Tensor, like: &Tensor) -> Result<Tensor> {
    let own = if x.shape()[3] == like.shape()[3] { x.clone() } else { part(x, 3, 0, like.shape()[3]) };
    converted(&own, like.dtype())
}

fn number(x: &Tensor, n: usize) -> Result<u32> {
    u32::try_from(n).ok().filter(|n| *n < 1 << 31).ok_or_else(|| Error::Shape {
        op: NAME,
        shape: x.shape().to_vec(),
        why: "it has 2^31 elements or more; work in smaller pieces".to_string(),
    })
}

/// Where the rows of a tensor are.
fn place(x: &Tensor) -> Result<Place> {
    number(x, x.layout().span())?;
    let stride = |axis: usize| if x.shape()[axis] > 1 { number(x, x.strides()[axis]) } else { Ok(0) };
    Ok(Place { batch: stride(0)?, head: stride(1)?, row: stride(2)? })
}

/// The sizes of attention, and the numbers for each query that it keeps, padding included.
fn sizes(q: &Tensor, k: &Tensor, causal: bool) -> Result<(Shape, [usize; 3])> {
    let [batches, heads, rows] = [0, 1, 2].map(|axis| q.shape()[axis]);
    let padded = [batches, heads, rows.next_multiple_of(PADDING as usize)];
    // The padding may exceed what the shape of the queries was checked for.
    number(q, padded.iter().try_fold(1usize, |n, size| n.checked_mul(*size)).unwrap_or(usize::MAX))?;
    let shape = Shape {
        batches: number(q, batches)?,
        heads: number(q, heads)?,
        key_heads: number(k, k.shape()[1])?,
        group: number(q, heads / k.shape()[1].max(1))?,
        rows: number(q, rows)?,
        keys: number(k, k.shape()[2])?,
        causal: u32::from(causal),
    };
    Ok((shape, padded))
}

/// What scores are multiplied by, and this number times `log2(e)`.
fn scales(q: &Tensor) -> (f32, f32) {
    let scale = scale_of(q.shape()[3] as u32);
    (scale, factor_of(scale))
}

/// The result, and the logarithms of the sums of the weights of all queries.
fn forward(q: &Tensor, k: &Tensor, v: &Tensor, causal: bool) -> Result<(Tensor, Tensor)> {
    let kind = computed(q);
    let (shape, padded) = sizes(q, k, causal)?;
    let lse = q.context().empty(NAME, DType::F32, &padded)?;
    if q.elements() == 0 || k.elements() == 0 {
        return Ok((Tensor::filled(q.context(), NAME, q.dtype(), q.shape(), 0.0)?, lse));
    }
    let (_, factor) = scales(q);
    let out = result(q, kind)?;
    let [pq, pk, pv] = [q, k, v].map(|x| prepared(x, kind));
    let (pq, pk, pv) = (pq?, pk?, pv?);
    let (at_q, at_k, at_v, at_o) = (place(&pq)?, place(&pk)?, place(&pv)?, place(&out)?);
    q.context().launch(NAME, |l| {
        let (a, b, c) = (l.read(&pq)?, l.read(&pk)?, l.read(&pv)?);
        let (mut y, mut logs) = (l.write(&out)?, l.write(&lse)?);
        if kind.0 == DType::F32 {
            let (a, b, c) = (a.strided_typed()?, b.strided_typed()?, c.strided_typed()?);
            let (y, logs) = (y.strided_typed()?, logs.typed()?);
            let instance = match kind.1 {
                64 => FmaForward { d: 64, rq: 8, rk: 4 },
                128 => FmaForward { d: 128, rq: 4, rk: 2 },
                _ => FmaForward { d: 256, rq: 2, rk: 1 },
            };
            return l.run(fma_forward(instance, a, b, c, y, logs, shape, at_q, at_k, at_v, at_o, factor));
        }
        let (element, pair, bf16) = half(kind.0);
        let instance = forward_instance(bf16, kind.1);
        let (a, b, c) = (a.strided_view()?, b.strided_view()?, c.strided_view()?);
        let (y, logs) = (y.strided_view()?, logs.typed()?);
        l.run(wmma_forward::dispatch(
            [element, pair],
            instance,
            a,
            b,
            c,
            y,
            logs,
            shape,
            at_q,
            at_k,
            at_v,
            at_o,
            factor,
        ))
    })?;
    Ok((restored(&out, q)?, lse))
}

struct Attention {
    causal: bool,
}

impl Backward for Attention {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], wanted: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let (q, k, v, out, lse) = (&saved[0], &saved[1], &saved[2], &saved[3], &saved[4]);
        if q.elements() == 0 || k.elements() == 0 {
            let zero = |x: &Tensor| Tensor::filled(x.context(), NAME, x.dtype(), x.shape(), 0.0);
            return Ok(vec![Some(zero(q)?), Some(zero(k)?), Some(zero(v)?)]);
        }
        let kind = computed(q);
        let [out, grad] = [out, grad].map(|x| prepared(x, kind));
        let (out, grad) = (out?, grad?);
        let delta = delta(&out, &grad, sizes(q, k, self.causal)?, kind)?;
        drop(out);
        let [pq, pk, pv] = [q, k, v].map(|x| prepared(x, kind));
        let task = Task { q: pq?, k: pk?, v: pv?, grad, lse: lse.clone(), delta, kind };
        let (dk, dv) = if wanted[1] || wanted[2] {
            let (dk, dv) = task.keys(sizes(q, k, self.causal)?.0, scales(q))?;
            (Some(restored(&dk, k)?), Some(restored(&dv, v)?))
        } else {
            (None, None)
        };
        let dq = || restored(&task.queries(sizes(q, k, self.causal)?.0, scales(q))?, q);
        Ok(vec![wanted[0].then(dq).transpose()?, dk, dv])
    }
}

/// The sum of each row of `out * grad`.
fn delta(
    out: &Tensor,
    grad: &Tensor,
    (shape, padded): (Shape, [usize; 3]),
    (dtype, width): (DType, usize),
) -> Result<Tensor> {
    let delta = out.context().empty(NAME, DType::F32, &padded)?;
    let (at_o, at_g, width) = (place(out)?, place(grad)?, number(out, width)?);
    out.context().launch(NAME, |l| {
        let (a, b, mut sums) = (l.read(out)?, l.read(grad)?, l.write(&delta)?);
        let (a, b, sums) = (a.strided_view()?, b.strided_view()?, sums.typed()?);
        l.run(attention_delta::dispatch([dtype.element()], a, b, sums, shape, at_o, at_g, width))
    })?;
    Ok(delta)
}

/// What the kernels of both gradients read.
struct Task {
    q: Tensor,
    k: Tensor,
    v: Tensor,
    grad: Tensor,
    lse: Tensor,
    delta: Tensor,
    kind: (DType, usize),
}

impl Task {
    fn places(&self) -> Result<[Place; 4]> {
        Ok([place(&self.q)?, place(&self.k)?, place(&self.v)?, place(&self.grad)?])
    }

    /// The gradients of keys and values.
    fn keys(&self, shape: Shape, (scale, factor): (f32, f32)) -> Result<(Tensor, Tensor)> {
        let (dk, dv) = (result(&self.k, self.kind)?, result(&self.k, self.kind)?);
        let ([at_q, at_k, at_v, at_g], at_d) = (self.places()?, place(&dk)?);
        self.q.context().launch(NAME, |l| {
            let (q, k, v, g) = (l.read(&self.q)?, l.read(&self.k)?, l.read(&self.v)?, l.read(&self.grad)?);
            let (logs, deltas) = (l.read(&self.lse)?, l.read(&self.delta)?);
            let (logs, deltas) = (logs.typed()?, deltas.typed()?);
            let (mut x, mut y) = (l.write(&dk)?, l.write(&dv)?);
            if self.kind.0 == DType::F32 {
                let (q, k) = (q.strided_typed()?, k.strided_typed()?);
                let (v, g) = (v.strided_typed()?, g.strided_typed()?);
                let (x, y) = (x.strided_typed()?, y.strided_typed()?);
                let instance = match self.kind.1 {
                    64 => FmaKeys { d: 64, rq: 4, rk: 4 },
                    128 => FmaKeys { d: 128, rq: 2, rk: 2 },
                    _ => FmaKeys { d: 256, rq: 1, rk: 1 },
                };
                return l.run(fma_keys(
                    instance, q, k, v, g, logs, deltas, x, y, shape, at_q, at_k, at_v, at_g, at_d, factor, scale,
                ));
            }
            let (element, pair, bf16) = half(self.kind.0);
            let instance = keys_instance(bf16, self.kind.1);
            let (q, k, v) = (q.strided_view()?, k.strided_view()?, v.strided_view()?);
            let (g, x, y) = (g.strided_view()?, x.strided_view()?, y.strided_view()?);
            l.run(wmma_keys::dispatch(
                [element, pair],
                instance,
                q,
                k,
                v,
                g,
                logs,
                deltas,
                x,
                y,
                shape,
                at_q,
                at_k,
                at_v,
                at_g,
                at_d,
                factor,
                scale,
            ))
        })?;
        Ok((dk, dv))
    }

    /// The gradient of queries.
    fn queries(&self, shape: Shape, (scale, factor): (f32, f32)) -> Result<Tensor> {
        let dq = result(&self.q, self.kind)?;
        let ([at_q, at_k, at_v, at_g], at_d) = (self.places()?, place(&dq)?);
        self.q.context().launch(NAME, |l| {
            let (q, k, v, g) = (l.read(&self.q)?, l.read(&self.k)?, l.read(&self.v)?, l.read(&self.grad)?);
            let (logs, deltas) = (l.read(&self.lse)?, l.read(&self.delta)?);
            let (logs, deltas) = (logs.typed()?, deltas.typed()?);
            let mut x = l.write(&dq)?;
            if self.kind.0 == DType::F32 {
                let (q, k, v) = (q.strided_typed()?, k.strided_typed()?, v.strided_typed()?);
                let (g, x) = (g.strided_typed()?, x.strided_typed()?);
                let instance = match self.kind.1 {
                    64 => FmaQueries { d: 64, rq: 4, rk: 4 },
                    128 => FmaQueries { d: 128, rq: 2, rk: 2 },
                    _ => FmaQueries { d: 256, rq: 1, rk: 1 },
                };
                return l.run(fma_queries(
                    instance, q, k, v, g, logs, deltas, x, shape, at_q, at_k, at_v, at_g, at_d, factor, scale,
                ));
            }
            let (element, pair, bf16) = half(self.kind.0);
            let instance = queries_instance(bf16, self.kind.1);
            let (q, k, v) = (q.strided_view()?, k.strided_view()?, v.strided_view()?);
            let (g, x) = (g.strided_view()?, x.strided_view()?);
            l.run(wmma_queries::dispatch(
                [element, pair],
                instance,
                q,
                k,
                v,
                g,
                logs,
                deltas,
                x,
                shape,
                at_q,
                at_k,
                at_v,
                at_g,
                at_d,
                factor,
                scale,
            ))
        })?;
        Ok(dq)
    }
}

/// The operation. The arguments of a case are whether attention is causal, and whether the operands are passed with
/// their second and third axis exchanged.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("q", -2.0, 2.0), Operand::within("k", -2.0, 2.0), Operand::within("v", -2.0, 2.0)],
    torch: "(lambda q, k, v: F.scaled_dot_product_attention(q, \
        k.repeat_interleave(q.shape[1] // max(k.shape[1], 1), 1), v.repeat_interleave(q.shape[1] // max(k.shape[1], 1), 1), \
        attn_mask=torch.ones(q.shape[2], k.shape[2], dtype=torch.bool).tril(k.shape[2] - q.shape[2]) \
        if args[0] else None))(*[x.transpose(1, 2) if args[1] else x for x in (q, k, v)])",
    run: |operands, args| {
        let turned = |x: &Tensor| if args[1] == 1.0 { x.transpose(1, 2) } else { Ok(x.clone()) };
        turned(&operands[0])?.attention(&turned(&operands[1])?, &turned(&operands[2])?, args[0] == 1.0)
    },
    cases: &[
        Case::with(&[&[2, 4, 19, 64], &[2, 2, 19, 64], &[2, 2, 19, 64]], &[1.0, 0.0]).terms(64),
        Case::with(&[&[1, 2, 5, 128], &[1, 1, 37, 128], &[1, 1, 37, 128]], &[1.0, 0.0]).terms(128),
        Case::with(&[&[1, 3, 7, 20], &[1, 3, 11, 20], &[1, 3, 11, 20]], &[0.0, 0.0]).terms(20),
        Case::with(&[&[1, 1, 1, 1], &[1, 1, 1, 1], &[1, 1, 1, 1]], &[1.0, 0.0]),
        Case::with(&[&[2, 0, 2, 8], &[2, 3, 1, 8], &[2, 3, 1, 8]], &[0.0, 1.0]),
        Case::with(&[&[1, 70, 6, 64], &[1, 70, 2, 64], &[1, 70, 2, 64]], &[1.0, 1.0]).terms(210),
        Case::with(&[&[1, 2, 3, 200], &[1, 1, 9, 200], &[1, 1, 9, 200]], &[1.0, 0.0]).terms(200),
        Case::with(&[&[1, 1, 130, 64], &[1, 1, 130, 64], &[1, 1, 130, 64]], &[0.0, 0.0]).terms(130),
        Case::with(&[&[1, 2, 1, 64], &[1, 2, 65, 64], &[1, 2, 65, 64]], &[1.0, 0.0]).terms(65),
        Case::with(&[&[2, 33, 4, 128], &[2, 33, 2, 128], &[2, 33, 2, 128]], &[1.0, 1.0]).terms(128),
        Case::with(&[&[1, 2, 40, 17], &[1, 1, 70, 17], &[1, 1, 70, 17]], &[1.0, 0.0]).terms(80),
        Case::with(&[&[1, 1, 17, 256], &[1, 1, 20, 256], &[1, 1, 20, 256]], &[0.0, 0.0]).terms(256),
        Case::with(&[&[1, 1, 3, 8], &[1, 1, 0, 8], &[1, 1, 0, 8]], &[0.0, 0.0]),
    ],
};
