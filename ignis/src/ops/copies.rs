//! Copies between tensors of any strides: in groups of four words, and in blocks of transposed matrices, where the
//! strides allow it.

use crate::error::Result;
use crate::kernels::copy;
use crate::kernels::geometry::{Extents, Strides};
use crate::kernels::transpose::{self, Matrices};
use crate::layout::merge;
use crate::tensor::Tensor;

/// Words that a lane loads at once.
const WORDS: u32 = 4;

/// Copies the elements of `from` to `to`, which has the same shape and element type, and no element twice.
pub(super) fn copy_to(op: &'static str, from: &Tensor, to: &Tensor) -> Result<()> {
    let (extents, strides) = merge(op, from.shape(), [from.strides(), to.strides()])?;
    let [source, target] = strides;
    let runs = runs(from, to, &extents, strides);
    let matrices = by_columns(from, to, &extents, [&source, &target]);
    let elements = from.elements() as u32;
    from.context().launch(op, |l| {
        let (x, mut out) = (l.read(from)?, l.write(to)?);
        if let Some((groups, [source, target])) = runs {
            let count = elements * from.dtype().size() as u32 / (4 * WORDS);
            return l.run(copy::copy_runs(x.whole_words()?, out.whole_words()?, groups, source, target).over(count));
        }
        if let Some(at) = matrices {
            let columns = if from.dtype().size() == 2 { 8usize } else { 4 };
            let instance = transpose::TransposeCopy { n: columns };
            return l.run(transpose::transpose_copy::dispatch(
                [from.dtype().bits()],
                instance,
                x.strided_bits()?,
                out.strided_bits()?,
                at,
            ));
        }
        let (x, out) = (x.strided_bits()?, out.strided_bits()?);
        let kernel = copy::copy::dispatch([from.dtype().bits()], x, out, extents, source, target);
        l.run(kernel.over(elements))
    })
}

/// The groups of four words of a copy, and the words from one group to the next, if neighbours in the source are
/// neighbours in the destination, and every other stride is a multiple of a word.
fn runs(from: &Tensor, to: &Tensor, extents: &Extents, strides: [Strides; 2]) -> Option<(Extents, [Strides; 2])> {
    let per_word = 4 / from.dtype().size() as u32;
    let rank = extents.rank as usize;
    let aligned = [from, to].iter().all(|x| x.layout().offset.is_multiple_of(per_word as usize));
    let whole = |strides: &Strides| {
        strides.step[0] == 1 && strides.step[1..rank].iter().all(|step| step.is_multiple_of(per_word))
    };
    let side = WORDS * per_word;
    if !aligned || extents.size[0] < side || !extents.size[0].is_multiple_of(side) || !strides.iter().all(whole) {
        return None;
    }
    let mut sizes = extents.size;
    sizes[0] /= side;
    let words = strides.map(|strides| {
        let mut step = strides.step.map(|step| step / per_word);
        step[0] = WORDS;
        Strides { step }
    });
    Some((Extents::new(&sizes[..rank]), words))
}

/// The matrices of a copy, if they are stored by columns in the source and by rows in the destination.
fn by_columns(from: &Tensor, to: &Tensor, extents: &Extents, [source, target]: [&Strides; 2]) -> Option<Matrices> {
    let words = [from, to].iter().all(|x| (x.layout().offset * x.dtype().size()).is_multiple_of(4));
    let turned = source.step[1] == 1 && target.step[0] == 1 && extents.size[0] > 1;
    (words && turned && from.elements() > 0 && matches!(extents.rank, 2 | 3) && extents.size[2] < 1 << 16).then(|| {
        Matrices {
            rows: extents.size[1],
            columns: extents.size[0],
            batches: extents.size[2],
            from_column: source.step[0],
            from_batch: source.step[2],
            to_row: target.step[1],
            to_batch: target.step[2],
        }
    })
}
