//! Shapes and strides: where the elements of a tensor are in its storage. No data is touched here.

use crate::error::{Error, Result};
use crate::kernels::geometry::{Extents, MAX_RANK, Strides};

/// Where the elements of a tensor are, in elements from the start of its storage.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Layout {
    pub(crate) shape: Vec<usize>,
    pub(crate) strides: Vec<usize>,
    pub(crate) offset: usize,
}

/// The elements of a tensor are fewer than this number, where an extent of 0 counts as 1. Their bytes, and the product
/// of any of the extents, then fit in a `usize`.
const ELEMENTS: usize = 1 << 61;

/// The number of elements of a tensor of this shape.
///
/// # Errors
/// [`Error::Shape`] if a tensor cannot have the shape. Every shape that a caller chooses is checked here.
pub(crate) fn checked(op: &'static str, shape: &[usize]) -> Result<usize> {
    let volume = shape.iter().try_fold(1usize, |n, size| n.checked_mul((*size).max(1)));
    if volume.is_none_or(|volume| volume >= ELEMENTS) {
        let why = "a tensor has fewer than 2^61 elements, where an extent of 0 counts as 1; use smaller extents";
        return Err(Error::Shape { op, shape: shape.to_vec(), why: why.to_string() });
    }
    Ok(shape.iter().product())
}

impl Layout {
    /// Row-major order without gaps. [`checked()`] has accepted the shape, or one with the same extents and more.
    pub(crate) fn contiguous(shape: &[usize]) -> Layout {
        let mut strides = vec![1; shape.len()];
        for k in (1..shape.len()).rev() {
            strides[k - 1] = strides[k] * shape[k].max(1);
        }
        Layout { shape: shape.to_vec(), strides, offset: 0 }
    }

    /// The number of elements.
    pub(crate) fn elements(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether several elements are one in memory.
    pub(crate) fn is_repeated(&self) -> bool {
        self.elements() > 0 && self.shape.iter().zip(&self.strides).any(|(size, stride)| *size > 1 && *stride == 0)
    }

    /// Elements from the first to the last in memory, gaps included.
    pub(crate) fn span(&self) -> usize {
        if self.elements() == 0 {
            return 0;
        }
        1 + self.shape.iter().zip(&self.strides).map(|(size, stride)| (size - 1) * stride).sum::<usize>()
    }

    /// Whether the elements are in row-major order without gaps.
    pub(crate) fn is_contiguous(&self) -> bool {
        let mut next = 1;
        self.elements() == 0
            || self.shape.iter().zip(&self.strides).rev().all(|(&size, &stride)| {
                let fits = size == 1 || stride == next;
                next *= size;
                fits
            })
    }

    /// The elements with dimensions of extent 1 in front, or repeated along dimensions of extent 1. `None` if the
    /// shape does not follow NumPy's rule. [`checked()`] has accepted it.
    pub(crate) fn broadcast_to(&self, shape: &[usize]) -> Option<Layout> {
        let front = shape.len().checked_sub(self.shape.len())?;
        let mut strides = vec![0; shape.len()];
        for (k, (&size, &stride)) in self.shape.iter().zip(&self.strides).enumerate() {
            let wanted = shape[front + k];
            if size != wanted && size != 1 {
                return None;
            }
            strides[front + k] = if size == wanted { stride } else { 0 };
        }
        Some(Layout { shape: shape.to_vec(), strides, offset: self.offset })
    }

    /// The elements in another shape with as many elements. `None` if that needs a copy.
    pub(crate) fn reshape(&self, shape: &[usize]) -> Option<Layout> {
        let mut new = Layout { offset: self.offset, ..Layout::contiguous(shape) };
        if self.is_contiguous() {
            return Some(new);
        }
        // Groups of old and new dimensions with equal numbers of elements; each group must be one stretch.
        let old: Vec<(usize, usize)> =
            self.shape.iter().copied().zip(self.strides.iter().copied()).filter(|(size, _)| *size != 1).collect();
        let (mut from, mut to) = (old.len(), shape.len());
        while to > 0 {
            if shape[to - 1] == 1 {
                to -= 1;
                continue;
            }
            let (&(mut elements, base), first) = (old.get(from.checked_sub(1)?)?, to);
            from -= 1;
            let mut reached = 1;
            while reached != elements {
                if reached < elements {
                    to = to.checked_sub(1)?;
                    new.strides[to] = base * reached;
                    reached *= shape[to];
                } else {
                    let (size, stride) = *old.get(from.checked_sub(1)?)?;
                    if stride != base * elements {
                        return None;
                    }
                    from -= 1;
                    elements *= size;
                }
            }
            if first == to {
                return None;
            }
        }
        Some(new)
    }
}

/// The shape that two shapes broadcast to, by NumPy's rule: aligned at the last dimension, extents are equal or 1.
pub(crate) fn broadcast(op: &'static str, left: &[usize], right: &[usize]) -> Result<Vec<usize>> {
    let rank = left.len().max(right.len());
    let extent = |shape: &[usize], k: usize| (k + shape.len()).checked_sub(rank).map_or(1, |k| shape[k]);
    (0..rank)
        .map(|k| match (extent(left, k), extent(right, k)) {
            (a, b) if a == b || b == 1 => Ok(a),
            (1, b) => Ok(b),
            _ => Err(Error::Shapes {
                op,
                left: left.to_vec(),
                right: right.to_vec(),
                hint: "aligned at the last dimension, extents must be equal or 1; insert dimensions of extent 1 with `reshape`",
            }),
        })
        .collect()
}

/// `axes` of a tensor of this shape, as positions from the front, sorted. Negative ones count from the back; no axes
/// are all of them.
pub(crate) fn axes(op: &'static str, shape: &[usize], axes: &[isize]) -> Result<Vec<usize>> {
    if axes.is_empty() {
        return Ok((0..shape.len()).collect());
    }
    let mut found = Vec::with_capacity(axes.len());
    for &axis in axes {
        let at = axis_of(op, shape, axis)?;
        if found.contains(&at) {
            return Err(Error::Shape { op, shape: shape.to_vec(), why: format!("axis {axis} is listed twice") });
        }
        found.push(at);
    }
    found.sort_unstable();
    Ok(found)
}

/// One axis as a position from the front.
pub(crate) fn axis_of(op: &'static str, shape: &[usize], axis: isize) -> Result<usize> {
    let rank = shape.len();
    let at = if axis < 0 { axis + rank as isize } else { axis };
    usize::try_from(at).ok().filter(|at| *at < rank).ok_or_else(|| Error::Shape {
        op,
        shape: shape.to_vec(),
        why: format!("there is no axis {axis}: axes are 0 to {} or -{rank} to -1", rank.saturating_sub(1)),
    })
}

/// An error if kernels cannot count the elements of a tensor of this shape.
pub(crate) fn countable(op: &'static str, shape: &[usize]) -> Result<()> {
    if shape.iter().product::<usize>() < 1 << 31 {
        return Ok(());
    }
    let why = "an operation takes fewer than 2^31 elements; work in smaller pieces".to_string();
    Err(Error::Shape { op, shape: shape.to_vec(), why })
}

/// The dimensions of `shape` for a kernel, innermost first: neighbours that are one stretch in all operands are merged.
/// `strides` has one list for each operand.
///
/// # Errors
/// If more than [`MAX_RANK`] dimensions are left, or the elements are too many for 31 bits.
pub(crate) fn merge<const N: usize>(
    op: &'static str,
    shape: &[usize],
    strides: [&[usize]; N],
) -> Result<(Extents, [Strides; N])> {
    countable(op, shape)?;
    let mut sizes: Vec<u32> = Vec::with_capacity(MAX_RANK);
    let mut steps: Vec<[usize; N]> = Vec::with_capacity(MAX_RANK);
    for k in (0..shape.len()).rev().filter(|k| shape[*k] != 1) {
        let step: [usize; N] = std::array::from_fn(|n| strides[n][k]);
        match (sizes.last_mut(), steps.last()) {
            (Some(size), Some(last)) if (0..N).all(|n| step[n] == last[n] * *size as usize) => {
                *size *= shape[k] as u32;
            }
            _ => {
                sizes.push(shape[k] as u32);
                steps.push(step);
            }
        }
    }
    if sizes.len() > MAX_RANK {
        let why = format!(
            "kernels take {MAX_RANK} dimensions, and {} are left after neighbours were merged; reshape the tensors, or make them contiguous",
            sizes.len()
        );
        return Err(Error::Shape { op, shape: shape.to_vec(), why });
    }
    let mut merged = [Strides { step: [0; 6] }; N];
    for (k, step) in steps.iter().enumerate() {
        for n in 0..N {
            // The elements that a launch can reach are fewer than 2^31: see `Launcher`.
            merged[n].step[k] = step[n] as u32;
        }
    }
    Ok((Extents::new(&sizes), merged))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_broadcast_as_in_numpy() {
        assert_eq!(broadcast("add", &[3, 1], &[4]).unwrap(), [3, 4]);
        assert_eq!(broadcast("add", &[], &[2, 0]).unwrap(), [2, 0]);
        assert_eq!(broadcast("add", &[1], &[0]).unwrap(), [0]);
        let error = broadcast("add", &[2, 3], &[4]).unwrap_err().to_string();
        assert_eq!(
            error,
            "`add` of [2, 3] and [4]: aligned at the last dimension, extents must be equal or 1; insert dimensions of extent 1 with `reshape`"
        );
    }

    #[test]
    fn shapes_have_a_limit() {
        let most = (1 << 61) - 1;
        assert_eq!(checked("zeros", &[most]).unwrap(), most);
        assert_eq!(checked("zeros", &[0, 1 << 60]).unwrap(), 0);
        for shape in [&[1 << 32, 1 << 32][..], &[1 << 61], &[(1 << 62) + 1, 4], &[0, 1 << 40, 1 << 40]] {
            assert_eq!(
                checked("zeros", shape).unwrap_err().to_string(),
                format!(
                    "`zeros` of a tensor of shape {shape:?}: a tensor has fewer than 2^61 elements, where an extent of 0 counts as 1; use smaller extents"
                )
            );
        }
    }

    #[test]
    fn strided_tensors_are_reshaped_where_no_copy_is_needed() {
        let rows = Layout { shape: vec![4, 6], strides: vec![10, 1], offset: 3 };
        assert_eq!(rows.reshape(&[2, 2, 3, 2]).unwrap().strides, [20, 10, 2, 1]);
        assert_eq!(rows.reshape(&[4, 1, 6, 1]).unwrap().offset, 3);
        assert!(rows.reshape(&[24]).is_none());
        let turned = Layout { shape: vec![6, 4], strides: vec![1, 6], offset: 0 };
        assert_eq!(turned.reshape(&[3, 2, 4]).unwrap().strides, [2, 1, 6]);
        assert!(turned.reshape(&[4, 6]).is_none());
    }

    #[test]
    fn neighbouring_dimensions_are_merged() {
        let (extents, [a, b]) = merge("add", &[2, 3, 4], [&[12, 4, 1], &[0, 4, 1]]).unwrap();
        assert_eq!((extents.rank, &extents.size[..2]), (2, &[12, 2][..]));
        assert_eq!((a.step[..2].to_vec(), b.step[..2].to_vec()), (vec![1, 12], vec![1, 0]));
        let shape = [2; 14];
        let strides: Vec<usize> = (0..14).map(|k| 3usize.pow(k)).collect();
        let error = merge("add", &shape, [&strides]).unwrap_err().to_string();
        assert!(error.contains("kernels take 6 dimensions, and 14 are left"), "{error}");
        assert!(merge("add", &[1 << 16, 1 << 15], [&[1 << 15, 1]]).is_err());
    }

    #[test]
    fn axes_count_from_both_ends() {
        assert_eq!(axes("sum", &[2, 3, 4], &[-1, 0]).unwrap(), [0, 2]);
        assert_eq!(axes("sum", &[2, 3], &[]).unwrap(), [0, 1]);
        let error = axes("sum", &[2, 3], &[2]).unwrap_err().to_string();
        assert_eq!(error, "`sum` of a tensor of shape [2, 3]: there is no axis 2: axes are 0 to 1 or -2 to -1");
        assert!(axes("sum", &[2, 3], &[0, -2]).is_err());
    }
}
