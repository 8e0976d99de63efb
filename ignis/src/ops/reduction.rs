//! Reductions over any dimensions: the choice of kernels.

use super::elementwise::require_float;
use crate::context::Context;
use crate::dtype::DType;
use crate::error::Result;
use crate::kernels::geometry::{Extents, Strides};
use crate::kernels::reduce::{self, Reduction, Span};
use crate::layout::merge;
use crate::tensor::Tensor;

/// Elements that a work-item adds up at most, and those that a workgroup adds up.
const LANE: usize = 128;
const GROUP: usize = 16 * 1024;

/// The dimensions of a tensor, split into those that a reduction keeps and those that it reduces.
pub(super) struct Split {
    pub(super) kept_shape: Vec<usize>,
    pub(super) outputs: usize,
    pub(super) count: usize,
    pub(super) kept: (Extents, Strides),
    pub(super) reduced: (Extents, Strides),
    /// Whether neighbouring results are neighbours in memory.
    across: bool,
}

impl Split {
    pub(super) fn new(op: &'static str, x: &Tensor, axes: &[usize]) -> Result<Split> {
        let part = |reduced: bool| -> (Vec<usize>, Vec<usize>) {
            let chosen = (0..x.rank()).filter(|k| axes.contains(k) == reduced);
            chosen.map(|k| (x.shape()[k], x.strides()[k])).unzip()
        };
        let ((kept_shape, kept_strides), (shape, strides)) = (part(false), part(true));
        let (outputs, count) = (kept_shape.iter().product(), shape.iter().product());
        // Checks the whole number of elements too.
        merge(op, x.shape(), [x.strides()])?;
        let (kept, [kept_steps]) = merge(op, &kept_shape, [&kept_strides])?;
        let (reduced, [steps]) = merge(op, &shape, [&strides])?;
        let smallest = |sizes: &[usize], strides: &[usize]| {
            sizes.iter().zip(strides).filter(|(size, _)| **size > 1).map(|(_, stride)| *stride).min()
        };
        let across = match (smallest(&kept_shape, &kept_strides), smallest(&shape, &strides)) {
            (Some(kept), Some(reduced)) => kept < reduced,
            (_, None) => true,
            (None, _) => false,
        };
        Ok(Split { kept_shape, outputs, count, kept: (kept, kept_steps), reduced: (reduced, steps), across })
    }
}

/// `scale OP(x)` over `axes` of an untracked tensor, without these dimensions, rounded once to its element type.
pub(super) fn reduced(
    op: &'static str,
    reduction: Reduction,
    x: &Tensor,
    axes: &[usize],
    scale: f32,
) -> Result<Tensor> {
    require_float(op, x)?;
    let split = Split::new(op, x, axes)?;
    let context = x.context();
    let mut from = x.clone();
    let (mut kept, mut by, mut count) = (split.kept, split.reduced, split.count);
    let mut lanes = split.across || count <= 32;
    loop {
        let chunks = count.div_ceil(if lanes { LANE } else { GROUP }).max(1);
        let chunk = count.div_ceil(chunks).max(1);
        let outputs = split.outputs as u32;
        let span = Span { outputs, count: count as u32, chunk: chunk as u32, chunks: chunks as u32 };
        let shape: &[usize] = if chunks == 1 { &split.kept_shape } else { &[chunks, split.outputs] };
        let scale = if chunks == 1 { scale } else { 1.0 };
        let out = pass(context, op, reduction, lanes, &from, shape, span, (kept, by), scale)?;
        if chunks == 1 {
            return super::cast::converted(&out, x.dtype());
        }
        // The parts, by part and result, are reduced over the parts.
        let step = |size: usize, step: usize| -> Result<(Extents, Strides)> {
            let (extents, [strides]) = merge(op, &[size], [&[step]])?;
            Ok((extents, strides))
        };
        (kept, by, count) = (step(split.outputs, 1)?, step(chunks, split.outputs)?, chunks);
        (from, lanes) = (out, true);
    }
}

#[allow(clippy::too_many_arguments)]
fn pass(
    context: &Context,
    op: &'static str,
    reduction: Reduction,
    lanes: bool,
    x: &Tensor,
    shape: &[usize],
    span: Span,
    ((kept, kept_strides), (by, strides)): ((Extents, Strides), (Extents, Strides)),
    scale: f32,
) -> Result<Tensor> {
    let out = context.empty(op, DType::F32, shape)?;
    context.launch(op, |l| {
        let (from, mut to) = (l.read(x)?, l.write(&out)?);
        let (element, from, to) = (x.dtype().element(), from.strided_view()?, to.typed::<f32>()?);
        l.run(if lanes {
            let instance = reduce::ReduceLanes { op: reduction };
            reduce::reduce_lanes::dispatch([element], instance, from, to, span, kept, kept_strides, by, strides, scale)
        } else {
            let instance = reduce::ReduceGroups { op: reduction };
            reduce::reduce_groups::dispatch([element], instance, from, to, span, kept, kept_strides, by, strides, scale)
        })
    })?;
    Ok(out)
}

/// The shape with extents of 1 in place of `axes`.
pub(super) fn kept_dims(shape: &[usize], axes: &[usize]) -> Vec<usize> {
    shape.iter().enumerate().map(|(k, size)| if axes.contains(&k) { 1 } else { *size }).collect()
}
