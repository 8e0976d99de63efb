//! What `rmsnorm` and `layernorm` share: the choice of kernels.

use super::elementwise::{dense, require_float, require_same};
use super::operation::Case;
use super::rows::rows;
use crate::autograd::{Backward, Recorded};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::kernels::norm::{self, Columns, inverse};
use crate::kernels::rows::Rows;
use crate::layout::Layout;
use crate::tensor::Tensor;

/// The backward. Saves the operand, the weight, and the scale of each row, with a bias followed by the means.
pub(super) struct Normalization {
    name: &'static str,
    center: bool,
}

/// The normalisation of the rows of untracked tensors. With a bias, the mean is subtracted first.
pub(super) fn normalized(
    op: &'static str,
    x: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    eps: f32,
) -> Result<Recorded<Normalization>> {
    require_float(op, x)?;
    if !(eps.is_finite() && eps >= 0.0) {
        let why = format!("eps must be a finite number from 0 on, not {eps}");
        return Err(Error::Shape { op, shape: x.shape().to_vec(), why });
    }
    let rows = rows(op, x)?;
    for parameter in [Some(weight), bias].into_iter().flatten() {
        require_same(op, x, parameter)?;
        if parameter.shape() != [rows.cols as usize] {
            let (left, right) = (x.shape().to_vec(), parameter.shape().to_vec());
            let hint = "weight and bias must have one dimension, the last one of the tensor";
            return Err(Error::Shapes { op, left, right, hint });
        }
    }
    let center = bias.is_some();
    let (x, weight, bias) = (dense(x)?, dense(weight)?, dense(bias.unwrap_or(weight))?);
    let context = x.context();
    let output = context.empty(op, x.dtype(), x.shape())?;
    let statistics = context.empty(op, DType::F32, &[if center { 2 } else { 1 }, rows.count as usize])?;
    context.launch(op, |l| {
        let (from, w, b) = (l.read(&x)?, l.read(&weight)?, l.read(&bias)?);
        let (mut to, mut scales) = (l.write(&output)?, l.write(&statistics)?);
        let bias = if center { Some(b.view()?) } else { None };
        let input = norm::Input::Tensor { x: from.view()?, rows, bias, statistics: scales.typed()? };
        l.run(norm::launch(input, w.view()?, to.view()?, eps))
    })?;
    Ok(Recorded { output, backward: Normalization { name: op, center }, saved: vec![x, weight, statistics] })
}

impl Normalization {
    /// The gradient of the operand.
    fn operand(&self, grad: &Tensor, [x, weight, statistics]: [&Tensor; 3]) -> Result<Tensor> {
        let rows = rows(self.name, x)?;
        let out = x.context().empty(self.name, x.dtype(), x.shape())?;
        x.context().launch(self.name, |l| {
            let (from, w, g, scales) = (l.read(x)?, l.read(weight)?, l.read(grad)?, l.read(statistics)?);
            let mut to = l.write(&out)?;
            let instance = norm::NormalizeBackward { center: self.center };
            let (from, w, g, scales) = (from.view()?, w.view()?, g.view()?, scales.typed()?);
            let inverse = inverse(rows);
            l.run(norm::normalize_backward::dispatch(
                [x.dtype().element()],
                instance,
                from,
                w,
                g,
                scales,
                to.view()?,
                rows,
                inverse,
            ))
        })?;
        Ok(out)
    }

    /// The gradients of weight and bias, one after another: sums over chunks of rows, then over the chunks.
    fn parameters(&self, grad: &Tensor, [x, weight, statistics]: [&Tensor; 3]) -> Result<Tensor> {
        let (context, rows) = (x.context(), rows(self.name, x)?);
        let columns = Columns::new(rows.count as usize, rows.cols as usize);
        let width = weight.elements() * if self.center { 2 } else { 1 };
        let partial = context.empty(self.name, DType::F32, &[columns.chunks as usize, width])?;
        context.launch(self.name, |l| {
            let (from, g, scales, mut to) = (l.read(x)?, l.read(grad)?, l.read(statistics)?, l.write(&partial)?);
            let instance = norm::NormalizeColumns { center: self.center };
            let (from, g, scales, to) = (from.view()?, g.view()?, scales.typed()?, to.typed()?);
            l.run(norm::normalize_columns::dispatch([x.dtype().element()], instance, from, g, scales, to, columns))
        })?;
        self.summed(&partial, x.dtype())
    }

    /// Both at once, for rows of at most 256 elements. `None` for other rows.
    fn all(&self, grad: &Tensor, [x, weight, statistics]: [&Tensor; 3]) -> Result<Option<(Tensor, Tensor)>> {
        let (context, rows) = (x.context(), rows(self.name, x)?);
        let Rows { count, cols, per_block, .. } = rows;
        if cols > 256 || !cols.is_multiple_of(8) || count == 0 {
            return Ok(None);
        }
        // Four steps or more, and the second launch adds at most 256 parts.
        let steps = count.div_ceil(per_block).div_ceil(256).max(4);
        let width = weight.elements() * if self.center { 2 } else { 1 };
        let out = context.empty(self.name, x.dtype(), x.shape())?;
        let partial = context.empty(self.name, DType::F32, &[count.div_ceil(per_block * steps) as usize, width])?;
        context.launch(self.name, |l| {
            let (from, w, g, scales) = (l.read(x)?, l.read(weight)?, l.read(grad)?, l.read(statistics)?);
            let (mut to, mut sums) = (l.write(&out)?, l.write(&partial)?);
            let instance = norm::NormalizeBackwardNarrow { center: self.center };
            let (from, w, g, scales) = (from.view()?, w.view()?, g.view()?, scales.typed()?);
            let (to, sums, inverse) = (to.view()?, sums.typed()?, inverse(rows));
            l.run(norm::normalize_backward_narrow::dispatch(
                [x.dtype().element()],
                instance,
                from,
                w,
                g,
                scales,
                to,
                sums,
                rows,
                inverse,
                steps,
            ))
        })?;
        Ok(Some((out, self.summed(&partial, x.dtype())?)))
    }

    /// The sum of the rows of `partial`, rounded to `dtype`.
    fn summed(&self, partial: &Tensor, dtype: DType) -> Result<Tensor> {
        let &[chunks, width] = partial.shape() else { return Ok(partial.clone()) };
        let out = partial.context().empty(self.name, dtype, &[width])?;
        partial.context().launch(self.name, |l| {
            let (from, mut to) = (l.read(partial)?, l.write(&out)?);
            l.run(norm::sum_chunks::dispatch([dtype.element()], from.typed()?, to.view()?, chunks as u32))
        })?;
        Ok(out)
    }
}

impl Backward for Normalization {
    fn name(&self) -> &'static str {
        self.name
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], wanted: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let [x, weight, statistics] = saved else { return Ok(Vec::new()) };
        let (grad, saved) = (dense(grad)?, [x, weight, statistics]);
        let mut gradients = vec![None; wanted.len()];
        let (operand, parameters) = (wanted[0], wanted[1..].contains(&true));
        let all = if operand && parameters { self.all(&grad, saved)? } else { None };
        let (operand, parameters) = match all {
            Some((operand, parameters)) => (Some(operand), Some(parameters)),
            None => (
                operand.then(|| self.operand(&grad, saved)).transpose()?,
                parameters.then(|| self.parameters(&grad, saved)).transpose()?,
            ),
        };
        gradients[0] = operand;
        if let Some(both) = parameters {
            for (k, gradient) in gradients[1..].iter_mut().enumerate() {
                let part = Layout { offset: k * weight.elements(), ..Layout::contiguous(weight.shape()) };
                *gradient = Some(both.view(part));
            }
        }
        Ok(gradients)
    }
}

/// `eps` of a case. It is larger for rows of one and two elements, whose gradients cancel otherwise.
pub(super) fn eps(args: &[f64]) -> f32 {
    args[0] as f32
}

/// `eps`, and the shapes of the operand and of its parameters.
macro_rules! cases {
    ($($eps:expr, $shape:expr, $cols:expr, $($more:expr,)?;)*) => {
        &[$(Case::with(&[&$shape, &[$cols] $(, &[$more])?], &[$eps])),*]
    };
}

/// Cases without a bias.
pub(super) const RMS: &[Case] = cases![
    1e-5, [6, 20], 20,;
    1e-5, [3, 5, 64], 64,;
    1e-5, [5, 7], 7,;
    1e-5, [0, 8], 8,;
    1e-5, [2, 256], 256,;
    0.5, [1], 1,;
    1e-5, [33, 128], 128,;
    1e-5, [3, 0], 0,;
    1e-5, [130, 1027], 1027,;
    1e-5, [2, 3, 4, 80], 80,;
    1e-5, [700, 40], 40,;
    0.5, [1, 1, 2], 2,;
];

/// Cases with a bias.
pub(super) const LAYER: &[Case] = cases![
    1e-5, [6, 20], 20, 20,;
    1e-5, [3, 5, 64], 64, 64,;
    1e-5, [5, 7], 7, 7,;
    1e-5, [0, 8], 8, 8,;
    1e-5, [2, 256], 256, 256,;
    0.5, [1], 1, 1,;
    1e-5, [33, 128], 128, 128,;
    1e-5, [3, 0], 0, 0,;
    1e-5, [130, 1027], 1027, 1027,;
    1e-5, [2, 3, 4, 80], 80, 80,;
    1e-5, [700, 40], 40, 40,;
    0.5, [1, 1, 2], 2, 2,;
];
