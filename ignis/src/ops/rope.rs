//! Rotary position embedding, by halves.

use super::elementwise::{dense, require_float};
use super::operation::{Case, Operand, Operation, Values};
use super::reshape::reshaped;
use super::transpose::transposed;
use crate::autograd::{Backward, Recorded, apply};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::kernels::rotary::{angle_of, rotated_first, rotated_second};
use crate::tensor::Tensor;
use t0::prelude::*;

const NAME: &str = "rope";

/// Positions are below this number, so that sines and cosines of all angles are accurate.
const POSITIONS: usize = 1 << 17;

/// The largest extent of the last dimension.
const WIDEST: usize = 512;

/// What [`rope_kernel()`] rotates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Rows {
    /// Extent of the first dimension.
    pub batches: u32,
    /// Extent of the second one.
    pub heads: u32,
    /// Extent of the third one: consecutive positions.
    pub rows: u32,
    /// Half of the extent of the last one.
    pub half: u32,
    /// Elements from one batch to the next, one head to the next, and one row to the next.
    pub batch: u32,
    /// See `batch`.
    pub head: u32,
    /// See `batch`.
    pub row: u32,
    /// `batch` of the result.
    pub to_batch: u32,
    /// `head` of the result.
    pub to_head: u32,
    /// `row` of the result.
    pub to_row: u32,
    /// Position of the first row.
    pub offset: u32,
}

/// Rotates `(x[c], x[c + half])` of each row by its position times `frequencies[c]`, times `sign`, and multiplies them
/// by `factor`.
///
/// `x`, `out`: rows of `2 half` consecutive elements, located by `at`. `W` divides `half`.
///
/// A lane has `W` columns of one position, and computes their angles once for all heads.
#[t0::kernel(
    block = 64,
    grid = (at.rows * at.half / W, at.batches),
    requires(
        at.half % W == 0 && frequencies.len() == at.half,
        at.batches.min(at.heads).min(at.rows).min(at.half) == 0
            || x.len() >= (at.batches - 1) * at.batch + (at.heads - 1) * at.head + (at.rows - 1) * at.row + 2 * at.half,
        at.batches.min(at.heads).min(at.rows).min(at.half) == 0
            || out.len() >= (at.batches - 1) * at.to_batch + (at.heads - 1) * at.to_head + (at.rows - 1) * at.to_row
                + 2 * at.half,
    ),
    for(T in [f32, bf16, f16], W in [1, 2]),
)]
pub fn rope_kernel<T: Float, const W: usize>(
    x: In<T>,
    frequencies: In<f32>,
    mut out: Out<T>,
    at: Rows,
    factor: f32,
    sign: f32,
) {
    let lanes = at.half / W as u32;
    let (row, column) = (global_id() / lanes, global_id() % lanes * W as u32);
    let frequency = frequencies.load::<W>(column);
    let mut sines = [0.0f32; W];
    let mut cosines = [0.0f32; W];
    #[unroll]
    for w in 0..W {
        let angle = angle_of(at.offset + row, frequency[w]);
        sines[w] = factor * sign * angle.sin();
        cosines[w] = factor * angle.cos();
    }
    let mut from = global_id_y() * at.batch + row * at.row + column;
    let mut to = global_id_y() * at.to_batch + row * at.to_row + column;
    for _ in 0..at.heads {
        let (a, b) = (x.load::<W>(from), x.load::<W>(from + at.half));
        let left: [T; W] =
            core::array::from_fn(|w| T::from_f32(rotated_first(a[w].to_f32(), b[w].to_f32(), sines[w], cosines[w])));
        let right: [T; W] =
            core::array::from_fn(|w| T::from_f32(rotated_second(a[w].to_f32(), b[w].to_f32(), sines[w], cosines[w])));
        out.store(to, left);
        out.store(to + at.half, right);
        from += at.head;
        to += at.to_head;
    }
}

/// The backward. Saves the frequencies.
#[derive(Clone, Copy)]
struct Rope {
    offset: usize,
    factor: f32,
}

impl Tensor {
    /// Rotary position embedding of `[.., rows, width]`: row `r` has position `offset + r`, and its elements `c` and
    /// `c + width / 2` are rotated against each other by the angle `position * frequencies[c]` and multiplied by
    /// `factor`. This is the form of Qwen3 and Llama (`rotate_half` in transformers). The width is even and at most
    /// 512; positions are below 2^17.
    ///
    /// `frequencies` are `width / 2` elements of type `f32`, for instance those of
    /// [`Rope::frequencies`](crate::models::Rope::frequencies); they get no gradient. `factor` is 1 unless
    /// [`Rope::attention_factor`](crate::models::Rope::attention_factor) is another number.
    ///
    /// ```
    /// use ignis::models::Rope;
    /// use ignis::{Context, DType, Tensor};
    ///
    /// let context = Context::open()?;
    /// let queries = Tensor::full(&context, DType::Bf16, &[1, 4, 7, 64], 1.0)?; // batch, heads, positions, width
    /// let frequencies = Tensor::from_slice(&context, &Rope::new(10_000.0).frequencies(64), &[32])?;
    /// assert_eq!(queries.rope(0, &frequencies, 1.0)?.shape(), [1, 4, 7, 64]);
    /// # Ok::<(), ignis::Error>(())
    /// ```
    ///
    /// Angles, sines and cosines are rounded to `f32`, as in transformers. The products are computed in `f32` and
    /// rounded once.
    ///
    /// The result of a tensor `[batch, heads, rows, width]` whose heads are closer in memory than its rows, such as a
    /// transposed projection, has the same order in memory.
    ///
    /// # Errors
    /// [`Error::Shape`], [`Error::Shapes`] and [`Error::Dtype`]; [`Error::NoBackward`] for tracked frequencies.
    pub fn rope(&self, offset: usize, frequencies: &Tensor, factor: f32) -> Result<Tensor> {
        require_float(NAME, self)?;
        let shape = self.shape();
        let wrong = |why: String| Error::Shape { op: NAME, shape: shape.to_vec(), why };
        let [.., rows, width] = *shape else {
            return Err(wrong("it must have at least two dimensions, positions and elements".to_string()));
        };
        if width % 2 != 0 || width > WIDEST {
            return Err(wrong(format!("the last extent must be even and at most {WIDEST}")));
        }
        if offset.checked_add(rows).is_none_or(|end| end > POSITIONS) {
            return Err(wrong(format!("positions must be below {POSITIONS}, and the first one is {offset}")));
        }
        if !(factor.is_finite() && factor > 0.0) {
            return Err(wrong(format!("the factor must be a positive number, not {factor}")));
        }
        if frequencies.dtype() != DType::F32 {
            return Err(Error::Dtype { op: NAME, found: frequencies.dtype(), expected: "f32 for the frequencies" });
        }
        if frequencies.shape() != [width / 2] {
            let (left, right) = (shape.to_vec(), frequencies.shape().to_vec());
            let hint = "the frequencies must have one dimension, half as long as the last one of the tensor";
            return Err(Error::Shapes { op: NAME, left, right, hint });
        }
        apply([self], |[x]| {
            let (backward, frequencies) = (Rope { offset, factor }, frequencies.contiguous()?);
            let output = rotated(&x, &frequencies, backward, 1.0)?;
            Ok(Recorded { output, backward, saved: vec![frequencies] })
        })
    }
}

/// The rotation of an untracked tensor by the angles times `sign`.
fn rotated(x: &Tensor, frequencies: &Tensor, Rope { offset, factor }: Rope, sign: f32) -> Result<Tensor> {
    let shape = x.shape().to_vec();
    let &[.., rows, width] = shape.as_slice() else { return Ok(x.clone()) };
    if shape.len() != 4 {
        let heads = shape[..shape.len() - 2].iter().product();
        let out = rotated(&reshaped(x, &[1, heads, rows, width])?, frequencies, Rope { offset, factor }, sign)?;
        return reshaped(&out, &shape);
    }
    let x = if x.strides()[3] == 1 { x.clone() } else { dense(x)? };
    let out = like(&x)?;
    let number = |n: usize| {
        let why = || "it is too large".to_string();
        u32::try_from(n).map_err(|_| Error::Shape { op: NAME, shape: shape.clone(), why: why() })
    };
    let half = width / 2;
    let (from, to) = (x.strides(), out.strides());
    let at = Rows {
        batches: number(shape[0])?,
        heads: number(shape[1])?,
        rows: number(rows)?,
        half: number(half)?,
        batch: number(from[0])?,
        head: number(from[1])?,
        row: number(from[2])?,
        to_batch: number(to[0])?,
        to_head: number(to[1])?,
        to_row: number(to[2])?,
        offset: number(offset)?,
    };
    let even = half.is_multiple_of(2)
        && (x.layout().offset * x.dtype().size()).is_multiple_of(4)
        && from[..3].iter().all(|stride| stride.is_multiple_of(2));
    let columns = if even { 2usize } else { 1 };
    x.context().launch(NAME, |l| {
        let (a, table, mut b) = (l.read(&x)?, l.read(frequencies)?, l.write(&out)?);
        l.run(rope_kernel::dispatch(
            [x.dtype().element()],
            RopeKernel { w: columns },
            a.strided_view()?,
            table.typed()?,
            b.strided_view()?,
            at,
            factor,
            sign,
        ))
    })?;
    Ok(out)
}

/// An uninitialised tensor with the shape of `[batch, heads, rows, width]`; its rows are further apart than its heads
/// if those of `x` are.
pub(super) fn like(x: &Tensor) -> Result<Tensor> {
    let (shape, strides) = (x.shape(), x.strides());
    if strides[1] >= strides[2] {
        return x.context().empty(NAME, x.dtype(), shape);
    }
    let turned = x.context().empty(NAME, x.dtype(), &[shape[0], shape[2], shape[1], shape[3]])?;
    Ok(transposed(&turned, 1, 2))
}

impl Backward for Rope {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        Ok(vec![Some(rotated(grad, &saved[0], *self, -1.0)?)])
    }
}

/// The operation. The arguments of a case are the position of the first row, the factor, and whether the operand is
/// passed with its second and third axis exchanged.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[
        Operand::within("a", -2.0, 2.0),
        Operand { name: "frequencies", values: Values::Within(0.0, 1.0), differentiable: false },
    ],
    torch: "(lambda x, frequencies, offset, factor: (lambda angle: x * torch.cat([factor * angle.cos()] * 2, -1).to(x.dtype) \
        + torch.cat([-x[..., x.shape[-1] // 2:], x[..., :x.shape[-1] // 2]], -1) \
        * torch.cat([factor * angle.sin()] * 2, -1).to(x.dtype))(\
        torch.outer(torch.arange(offset, offset + x.shape[-2]).float(), frequencies.float()).double()))(\
        a.transpose(1, 2) if args[2] else a, frequencies, int(args[0]), args[1])",
    run: |operands, args| {
        let turned = if args[2] == 1.0 { operands[0].transpose(1, 2)? } else { operands[0].clone() };
        turned.rope(args[0] as usize, &operands[1].cast(DType::F32)?, args[1] as f32)
    },
    cases: &[
        Case::with(&[&[2, 3, 5, 8], &[4]], &[0.0, 1.0, 0.0]),
        Case::with(&[&[2, 7, 3, 64], &[32]], &[0.0, 1.0, 1.0]),
        Case::with(&[&[5, 2], &[1]], &[3.0, 1.0, 0.0]),
        Case::with(&[&[1, 1, 1, 6], &[3]], &[1.0, 1.25, 0.0]),
        Case::with(&[&[2, 0, 3, 4], &[2]], &[0.0, 1.0, 0.0]),
        Case::with(&[&[3, 17, 10], &[5]], &[0.0, 1.0, 0.0]),
        Case::with(&[&[1, 2, 33, 128], &[64]], &[100.0, 1.0, 0.0]),
        Case::with(&[&[2, 9, 4, 10], &[5]], &[5.0, 1.0, 1.0]),
        Case::with(&[&[2, 2, 2, 0], &[0]], &[0.0, 1.0, 0.0]),
        Case::with(&[&[1, 1, 2], &[1]], &[0.0, 0.5, 0.0]),
        Case::with(&[&[2, 1, 2, 3, 12], &[6]], &[7.0, 1.0, 0.0]),
        Case::with(&[&[1, 3, 2, 512], &[256]], &[2000.0, 1.0, 1.0]),
    ],
};
