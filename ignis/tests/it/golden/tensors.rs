//! The kernels behind the feature `grad`: the instances, and a launch of each kernel with the kernel's name. The sizes
//! are those of a layer of Qwen3-0.6B that is trained on a short text. The launches of attention are in
//! `dense_attention`.

use super::launch::{Argument, Data, Launch, random, value, words, zeros};
use super::{Instance, file, instances, launches};
use ignis::kernels::binary::{Binary, BinaryOperation};
use ignis::kernels::general::Function;
use ignis::kernels::geometry::{Extents, Strides};
use ignis::kernels::norm::{Columns, Normalize, NormalizeBackward, NormalizeBackwardNarrow, NormalizeColumns};
use ignis::kernels::reduce::{ReduceGroups, ReduceLanes, Reduction, Span};
use ignis::kernels::rows::Rows;
use ignis::kernels::softmax::Ignored;
use ignis::kernels::transpose::{Matrices, TransposeCopy};
use ignis::kernels::unary::UnaryFunction;
use ignis::kernels::{binary, cast, copy, general, norm, reduce, softmax, transpose, unary};
use ignis::ops::dropout::Randomness;
use ignis::ops::gather::Along;
use ignis::ops::rope::{self, RopeKernel};
use ignis::ops::{dropout, embedding, gather, swiglu};
use std::collections::BTreeMap;
use t0::{Element, Float, bf16, f16};

/// The width of the model.
const WIDTH: u32 = 1024;
/// The tokens of a step.
const TOKENS: u32 = 128;
/// The elements of a tensor.
const ELEMENTS: u32 = TOKENS * WIDTH;

/// The instances: those with a file of machine code, and the others.
pub(crate) fn instances() -> [BTreeMap<String, Instance>; 2] {
    let (mut code, mut all) = (BTreeMap::new(), BTreeMap::new());
    instances!(code, binary::binary[bf16] Binary { op: BinaryOperation::Mul });
    instances!(all, binary::binary[bf16]
        Binary { op: BinaryOperation::Add }
        Binary { op: BinaryOperation::Sub }
        Binary { op: BinaryOperation::Div });
    instances!(all, binary::binary[f16]
        Binary { op: BinaryOperation::Add }
        Binary { op: BinaryOperation::Sub }
        Binary { op: BinaryOperation::Mul }
        Binary { op: BinaryOperation::Div });
    instances!(all, binary::binary[f32]
        Binary { op: BinaryOperation::Add }
        Binary { op: BinaryOperation::Sub }
        Binary { op: BinaryOperation::Mul }
        Binary { op: BinaryOperation::Div });
    instances!(code, copy::copy_runs);
    instances!(code, cast::cast<f32, bf16>);
    instances!(all, cast::cast<f32, f16><bf16, f32><bf16, f16><f16, f32><f16, bf16>);
    instances!(code, cast::i32_to_f32);
    instances!(code, cast::u32_to_f32);
    instances!(code, cast::f32_to_i32);
    instances!(code, cast::f32_to_u32);
    instances!(code, copy::copy<u16>);
    instances!(all, copy::copy<u32>);
    instances!(code, copy::count);
    instances!(code, copy::ramp);
    instances!(code, copy::fill);
    instances!(code, copy::select<u16>);
    instances!(all, copy::select<u32>);
    instances!(code, dropout::dropout<bf16>);
    instances!(all, dropout::dropout<f32><f16>);
    instances!(code, embedding::embedding_backward<bf16>);
    instances!(all, embedding::embedding_backward<f32><f16>);
    instances!(code, gather::gather<bf16>);
    instances!(all, gather::gather<f32><f16>);
    instances!(code, gather::gather_backward<bf16>);
    instances!(all, gather::gather_backward<f32><f16>);
    instances!(code, general::general<bf16, bf16>);
    instances!(all, general::general<f32, f32><f16, f16><bf16, f32><f16, f32>);
    instances!(code, norm::normalize[bf16] Normalize { center: false });
    instances!(all, norm::normalize[bf16] Normalize { center: true });
    instances!(all, norm::normalize[f16] Normalize { center: false } Normalize { center: true });
    instances!(all, norm::normalize[f32] Normalize { center: false } Normalize { center: true });
    instances!(code, norm::normalize_backward[bf16] NormalizeBackward { center: false });
    instances!(all, norm::normalize_backward[bf16] NormalizeBackward { center: true });
    instances!(all, norm::normalize_backward[f16]
        NormalizeBackward { center: false }
        NormalizeBackward { center: true });
    instances!(all, norm::normalize_backward[f32]
        NormalizeBackward { center: false }
        NormalizeBackward { center: true });
    instances!(code, norm::normalize_backward_narrow[bf16] NormalizeBackwardNarrow { center: false });
    instances!(all, norm::normalize_backward_narrow[bf16] NormalizeBackwardNarrow { center: true });
    instances!(all, norm::normalize_backward_narrow[f16]
        NormalizeBackwardNarrow { center: false }
        NormalizeBackwardNarrow { center: true });
    instances!(all, norm::normalize_backward_narrow[f32]
        NormalizeBackwardNarrow { center: false }
        NormalizeBackwardNarrow { center: true });
    instances!(code, norm::normalize_columns[bf16] NormalizeColumns { center: false });
    instances!(all, norm::normalize_columns[bf16] NormalizeColumns { center: true });
    instances!(all, norm::normalize_columns[f16]
        NormalizeColumns { center: false }
        NormalizeColumns { center: true });
    instances!(all, norm::normalize_columns[f32]
        NormalizeColumns { center: false }
        NormalizeColumns { center: true });
    instances!(code, norm::sum_chunks<bf16>);
    instances!(all, norm::sum_chunks<f32><f16>);
    instances!(code, reduce::argmax<bf16>);
    instances!(all, reduce::argmax<f32><f16>);
    instances!(code, reduce::reduce_groups[bf16] ReduceGroups { op: Reduction::Sum });
    instances!(all, reduce::reduce_groups[bf16] ReduceGroups { op: Reduction::Max });
    instances!(all, reduce::reduce_groups[f16] ReduceGroups { op: Reduction::Sum } ReduceGroups { op: Reduction::Max });
    instances!(all, reduce::reduce_groups[f32] ReduceGroups { op: Reduction::Sum } ReduceGroups { op: Reduction::Max });
    instances!(code, reduce::reduce_lanes[bf16] ReduceLanes { op: Reduction::Sum });
    instances!(all, reduce::reduce_lanes[bf16] ReduceLanes { op: Reduction::Max });
    instances!(all, reduce::reduce_lanes[f16] ReduceLanes { op: Reduction::Sum } ReduceLanes { op: Reduction::Max });
    instances!(all, reduce::reduce_lanes[f32] ReduceLanes { op: Reduction::Sum } ReduceLanes { op: Reduction::Max });
    instances!(code, rope::rope_kernel[bf16] RopeKernel { w: 2 });
    instances!(all, rope::rope_kernel[bf16] RopeKernel { w: 1 });
    instances!(all, rope::rope_kernel[f16] RopeKernel { w: 1 } RopeKernel { w: 2 });
    instances!(all, rope::rope_kernel[f32] RopeKernel { w: 1 } RopeKernel { w: 2 });
    instances!(code, softmax::cross_entropy<bf16>);
    instances!(all, softmax::cross_entropy<f32><f16>);
    instances!(code, softmax::cross_entropy_backward<bf16>);
    instances!(all, softmax::cross_entropy_backward<f32><f16>);
    instances!(code, softmax::cross_entropy_total);
    instances!(code, softmax::softmax<bf16>);
    instances!(all, softmax::softmax<f32><f16>);
    instances!(code, softmax::softmax_backward<bf16>);
    instances!(all, softmax::softmax_backward<f32><f16>);
    instances!(code, swiglu::swiglu_backward<bf16>);
    instances!(all, swiglu::swiglu_backward<f32><f16>);
    instances!(code, transpose::transpose_copy[u16] TransposeCopy { n: 8 });
    instances!(all, transpose::transpose_copy[u32] TransposeCopy { n: 4 });
    instances!(code, unary::unary<bf16>);
    instances!(all, unary::unary<f32><f16>);
    instances!(code, unary::unary_backward<bf16>);
    instances!(all, unary::unary_backward<f32><f16>);
    [code, all]
}

/// A launch of these workgroups. The launch before has written the operands.
fn launch(shape: String, workgroups: [u32; 3], arguments: Vec<Argument>) -> Launch {
    Launch { shape, data: Data::Infinity, workgroups, arguments }
}

/// A launch of a kernel whose workgroups of 256 lanes compute so many elements of a contiguous tensor.
fn elementwise(of_workgroup: u32, arguments: Vec<Argument>) -> Launch {
    launch(format!("{ELEMENTS} elements"), [ELEMENTS.div_ceil(of_workgroup), 1, 1], arguments)
}

/// An operand with all elements.
fn operand<T: Float>() -> Argument {
    random::<T>(1, ELEMENTS)
}

/// A result with all elements, or an operand of a kernel that does not compute with the elements.
fn elements<T: Element>() -> Argument {
    zeros::<T>(1, ELEMENTS)
}

/// `TOKENS` indices below a number. Neighbours differ.
fn indices(below: u32) -> Argument {
    words(1, &(0..TOKENS).map(|k| 37 * k % below).collect::<Vec<_>>())
}

/// The extents of a tensor of tokens with so many elements each.
fn extents(width: u32) -> Argument {
    value(Extents::new(&[width, TOKENS]))
}

/// The strides of a tensor, innermost first.
fn strides<const N: usize>(steps: [u32; N]) -> Argument {
    let mut step = [0; 6];
    step[..N].copy_from_slice(&steps);
    value(Strides { step })
}

pub(crate) fn binary<T: Float>(_: Binary) -> Launch {
    elementwise(1024, vec![operand::<T>(), operand::<T>(), elements::<T>()])
}

pub(crate) fn unary<T: Float>() -> Launch {
    let function = value(UnaryFunction::Silu);
    elementwise(1024, vec![function, operand::<T>(), elements::<T>(), value(0.0f32), value(0.0f32)])
}

pub(crate) fn unary_backward<T: Float>() -> Launch {
    let function = value(UnaryFunction::Silu);
    let [p, q] = [0.0f32; 2].map(value);
    elementwise(1024, vec![function, operand::<T>(), operand::<T>(), elements::<T>(), p, q])
}

/// The product of each token with a vector.
pub(crate) fn general<T: Float, O: Float>() -> Launch {
    let [tokens, vector] = [[1, WIDTH], [1, 0]].map(strides);
    let operands = [random::<T>(1, ELEMENTS), random::<T>(1, WIDTH), random::<T>(1, WIDTH)];
    let mut arguments = vec![value(Function::Mul)];
    arguments.extend(operands);
    arguments.extend([elements::<O>(), extents(WIDTH), tokens, vector, strides([1, 0])]);
    launch(format!("{TOKENS} x {WIDTH} times {WIDTH}"), [ELEMENTS.div_ceil(256), 1, 1], arguments)
}

pub(crate) fn cast<T: Float, O: Float>() -> Launch {
    elementwise(1024, vec![operand::<T>(), elements::<O>()])
}

pub(crate) fn i32_to_f32() -> Launch {
    elementwise(256, vec![elements::<i32>(), elements::<f32>()])
}

pub(crate) fn u32_to_f32() -> Launch {
    elementwise(256, vec![elements::<u32>(), elements::<f32>()])
}

pub(crate) fn f32_to_i32() -> Launch {
    elementwise(256, vec![operand::<f32>(), elements::<i32>()])
}

pub(crate) fn f32_to_u32() -> Launch {
    elementwise(256, vec![operand::<f32>(), elements::<u32>()])
}

/// All elements but the last one of each row.
pub(crate) fn copy<T: Element>() -> Launch {
    let arguments = vec![
        zeros::<T>(TOKENS, WIDTH + 1),
        elements::<T>(),
        extents(WIDTH),
        strides([1, WIDTH + 1]),
        strides([1, WIDTH]),
    ];
    launch(format!("{TOKENS} x {WIDTH} of rows of {}", WIDTH + 1), [ELEMENTS / 256, 1, 1], arguments)
}

/// The first half of each row.
pub(crate) fn copy_runs() -> Launch {
    let arguments = vec![
        zeros::<u32>(TOKENS, 2 * WIDTH),
        elements::<u32>(),
        extents(WIDTH / 4),
        strides([4, 2 * WIDTH]),
        strides([4, WIDTH]),
    ];
    launch(format!("{TOKENS} x {WIDTH} words of rows of {}", 2 * WIDTH), [ELEMENTS / 1024, 1, 1], arguments)
}

pub(crate) fn count() -> Launch {
    elementwise(256, vec![elements::<u32>(), value(0u32), value(1u32)])
}

pub(crate) fn ramp() -> Launch {
    elementwise(256, vec![elements::<f32>(), value(0.0f32), value(1.0f32)])
}

pub(crate) fn fill() -> Launch {
    elementwise(1024, vec![elements::<u32>(), value(0u32)])
}

pub(crate) fn select<T: Element>() -> Launch {
    let condition: Vec<u32> = (0..ELEMENTS).map(|k| k / 3 % 2).collect();
    let mut arguments = vec![words(1, &condition), elements::<T>(), elements::<T>(), elements::<T>(), extents(WIDTH)];
    arguments.extend([[1, WIDTH]; 3].map(strides));
    elementwise(256, arguments)
}

pub(crate) fn transpose_copy<T: Element>(TransposeCopy { n }: TransposeCopy) -> Launch {
    let at = Matrices {
        rows: TOKENS,
        columns: WIDTH,
        batches: 1,
        from_column: TOKENS,
        from_batch: 0,
        to_row: WIDTH,
        to_batch: 0,
    };
    let workgroups = [WIDTH.div_ceil(8 * n as u32), TOKENS.div_ceil(64), 1];
    launch(format!("{TOKENS} x {WIDTH}"), workgroups, vec![elements::<T>(), elements::<T>(), value(at)])
}

/// The arguments of a reduction without a scale: `outputs` results of `count` elements each. The numbers are the
/// distances of two results and of two elements.
fn reduction<T: Float>(out: Argument, [outputs, count]: [u32; 2], [kept, reduced]: [u32; 2]) -> Vec<Argument> {
    vec![
        operand::<T>(),
        out,
        value(Span { outputs, count, chunk: count, chunks: 1 }),
        value(Extents::new(&[outputs])),
        strides([kept]),
        value(Extents::new(&[count])),
        strides([reduced]),
    ]
}

/// The reduction of each column.
pub(crate) fn reduce_lanes<T: Float>(_: ReduceLanes) -> Launch {
    let mut arguments = reduction::<T>(zeros::<f32>(1, WIDTH), [WIDTH, TOKENS], [1, WIDTH]);
    arguments.push(value(1.0f32));
    launch(format!("the columns of {TOKENS} x {WIDTH}"), [WIDTH.div_ceil(64), 1, 1], arguments)
}

/// The reduction of each row.
pub(crate) fn reduce_groups<T: Float>(_: ReduceGroups) -> Launch {
    let mut arguments = reduction::<T>(zeros::<f32>(1, TOKENS), [TOKENS, WIDTH], [WIDTH, 1]);
    arguments.push(value(1.0f32));
    launch(format!("the rows of {TOKENS} x {WIDTH}"), [TOKENS, 1, 1], arguments)
}

pub(crate) fn argmax<T: Float>() -> Launch {
    let arguments = reduction::<T>(zeros::<u32>(1, TOKENS), [TOKENS, WIDTH], [WIDTH, 1]);
    launch(format!("the rows of {TOKENS} x {WIDTH}"), [TOKENS, 1, 1], arguments)
}

/// The rows of the tokens.
fn rows() -> Rows {
    Rows::new(TOKENS as usize, WIDTH as usize)
}

/// A launch of a kernel with the rows of the tokens.
fn of_rows(arguments: Vec<Argument>) -> Launch {
    launch(format!("{TOKENS} rows of {WIDTH}"), [TOKENS.div_ceil(rows().per_block), 1, 1], arguments)
}

pub(crate) fn softmax<T: Float>() -> Launch {
    of_rows(vec![operand::<T>(), elements::<T>(), value(rows()), value(false)])
}

pub(crate) fn softmax_backward<T: Float>() -> Launch {
    of_rows(vec![operand::<T>(), operand::<T>(), elements::<T>(), value(rows()), value(false)])
}

/// No target is left out.
fn ignored() -> Argument {
    value(Ignored { target: 0, any: 0 })
}

pub(crate) fn cross_entropy<T: Float>() -> Launch {
    of_rows(vec![
        operand::<T>(),
        indices(WIDTH),
        zeros::<f32>(1, TOKENS),
        zeros::<f32>(1, 2 * TOKENS),
        value(rows()),
        ignored(),
    ])
}

pub(crate) fn cross_entropy_total() -> Launch {
    let [total, count] = [(); 2].map(|()| zeros::<f32>(1, 1));
    let arguments = vec![random::<f32>(1, TOKENS), indices(WIDTH), total, count, ignored(), value(true)];
    launch(format!("{TOKENS} losses"), [1, 1, 1], arguments)
}

pub(crate) fn cross_entropy_backward<T: Float>() -> Launch {
    of_rows(vec![
        operand::<T>(),
        indices(WIDTH),
        random::<f32>(1, 2 * TOKENS),
        random::<f32>(1, 1),
        random::<f32>(1, 1),
        elements::<T>(),
        value(rows()),
        ignored(),
        value(true),
    ])
}

/// The numbers that a normalisation keeps for each row.
fn statistics(center: bool) -> u32 {
    if center { 2 } else { 1 }
}

pub(crate) fn normalize<T: Float>(Normalize { center }: Normalize) -> Launch {
    of_rows(vec![
        operand::<T>(),
        random::<T>(1, WIDTH),
        random::<T>(1, WIDTH),
        elements::<T>(),
        zeros::<f32>(statistics(center), TOKENS),
        value(rows()),
        value(1.0 / WIDTH as f32),
        value(1e-6f32),
    ])
}

pub(crate) fn normalize_backward<T: Float>(NormalizeBackward { center }: NormalizeBackward) -> Launch {
    of_rows(vec![
        operand::<T>(),
        random::<T>(1, WIDTH),
        operand::<T>(),
        random::<f32>(statistics(center), TOKENS),
        elements::<T>(),
        value(rows()),
        value(1.0 / WIDTH as f32),
    ])
}

pub(crate) fn normalize_columns<T: Float>(NormalizeColumns { center }: NormalizeColumns) -> Launch {
    let columns = Columns::new(TOKENS as usize, WIDTH as usize);
    let arguments = vec![
        operand::<T>(),
        operand::<T>(),
        random::<f32>(statistics(center), TOKENS),
        zeros::<f32>(statistics(center) * columns.chunks, WIDTH),
        value(columns),
    ];
    let workgroups = [WIDTH.div_ceil(columns.width), columns.chunks, 1];
    launch(format!("the columns of {TOKENS} x {WIDTH}"), workgroups, arguments)
}

pub(crate) fn sum_chunks<T: Float>() -> Launch {
    let chunks = 16;
    let arguments = vec![random::<f32>(chunks, WIDTH), zeros::<T>(1, WIDTH), value(chunks)];
    launch(format!("{chunks} rows of {WIDTH}"), [WIDTH / 64, 1, 1], arguments)
}

/// The heads of the tokens.
pub(crate) fn normalize_backward_narrow<T: Float>(constants: NormalizeBackwardNarrow) -> Launch {
    let (dim, steps) = (128, 4);
    let rows = Rows::new((ELEMENTS / dim) as usize, dim as usize);
    let parts = rows.count.div_ceil(rows.per_block * steps);
    let numbers = statistics(constants.center);
    let arguments = vec![
        random::<T>(rows.count, dim),
        random::<T>(1, dim),
        random::<T>(rows.count, dim),
        random::<f32>(numbers, rows.count),
        zeros::<T>(rows.count, dim),
        zeros::<f32>(parts, numbers * dim),
        value(rows),
        value(1.0 / dim as f32),
        value(steps),
    ];
    launch(format!("{} rows of {dim}", rows.count), [parts, 1, 1], arguments)
}

pub(crate) fn dropout<T: Float>() -> Launch {
    let random = Randomness { key: [1, 2], offset: [3, 4] };
    let tenth = value((1u32 << 24) / 10);
    elementwise(2048, vec![operand::<T>(), elements::<T>(), value(random), tenth, value(1.0f32 / 0.9)])
}

pub(crate) fn embedding_backward<T: Float>() -> Launch {
    let rows = 1024u32;
    let arguments = vec![operand::<T>(), indices(rows), zeros::<T>(rows, WIDTH), value(rows), value(WIDTH)];
    launch(format!("{TOKENS} x {WIDTH}"), [WIDTH / 256, TOKENS, 1], arguments)
}

/// A launch of a kernel that takes 16 elements of each column by index.
fn along(x: Argument, out: Argument) -> Launch {
    let (count, step) = (16, WIDTH);
    let index: Vec<u32> = (0..count * WIDTH).map(|k| 37 * k % TOKENS).collect();
    let along =
        Along { size: TOKENS, count, step, index_step: step, out_step: step, inner: 0, width: WIDTH, height: count };
    let mut arguments = vec![x, words(1, &index), out, value(along), value(Extents::new(&[WIDTH]))];
    arguments.extend([[1]; 3].map(strides));
    launch(format!("{count} of {TOKENS} rows of {WIDTH}"), [WIDTH / 256, count, 1], arguments)
}

pub(crate) fn gather<T: Float>() -> Launch {
    along(operand::<T>(), zeros::<T>(16, WIDTH))
}

pub(crate) fn gather_backward<T: Float>() -> Launch {
    along(random::<T>(16, WIDTH), elements::<T>())
}

pub(crate) fn rope_kernel<T: Float>(RopeKernel { w }: RopeKernel) -> Launch {
    let (heads, dim) = (8, 128);
    let half = dim / 2;
    let (head, row) = (dim, heads * dim);
    let at = rope::Rows {
        batches: 1,
        heads,
        rows: TOKENS,
        half,
        batch: 0,
        head,
        row,
        to_batch: 0,
        to_head: head,
        to_row: row,
        offset: 0,
    };
    let arguments =
        vec![operand::<T>(), random::<f32>(1, half), elements::<T>(), value(at), value(1.0f32), value(1.0f32)];
    let workgroups = [(TOKENS * half / w as u32).div_ceil(64), 1, 1];
    launch(format!("{TOKENS} tokens, {heads} heads of {dim}"), workgroups, arguments)
}

pub(crate) fn swiglu_backward<T: Float>() -> Launch {
    elementwise(2048, vec![operand::<T>(), operand::<T>(), operand::<T>(), elements::<T>(), elements::<T>()])
}
