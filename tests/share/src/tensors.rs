//! Shared by the tests of ignis and ignis-train: the device, and operands of the cases in the descriptions of
//! operations.

use crate::random::Random;
use ignis::ops::{Case, Operand, Operation, Values};
use ignis::{Context, DType, Result, Tensor};
use t0::{Device, VirtualOptions, bf16, f16};

/// A context on the virtual GPU in strict mode: every mistake that the sanitizer finds is an error.
pub fn strict() -> Context {
    let device = Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU");
    Context::new(&device).expect("a context")
}

/// Elements rounded to `dtype`, as a tensor and as the same numbers in f64.
pub fn rounded(context: &Context, dtype: DType, numbers: &[f64], shape: &[usize]) -> (Tensor, Vec<f64>) {
    macro_rules! made {
        ($t:ty, $round:expr, $wide:expr) => {{
            let all: Vec<$t> = numbers.iter().map($round).collect();
            let wide = all.iter().map($wide).collect();
            (Tensor::from_slice(context, &all, shape), wide)
        }};
    }
    let (tensor, wide) = match dtype {
        DType::F32 => made!(f32, |x| *x as f32, |x| f64::from(*x)),
        DType::Bf16 => made!(bf16, |x| bf16::from_f32(*x as f32), |x| x.to_f64()),
        DType::F16 => made!(f16, |x| f16::from_f32(*x as f32), |x| x.to_f64()),
        DType::I32 => made!(i32, |x| *x as i32, |x| f64::from(*x)),
        DType::U32 => made!(u32, |x| *x as u32, |x| f64::from(*x)),
    };
    (tensor.expect("a tensor"), wide)
}

/// The elements of a tensor of any type.
pub fn numbers(tensor: &Tensor) -> Result<Vec<f64>> {
    Ok(match tensor.dtype() {
        DType::F32 => tensor.to_vec::<f32>()?.into_iter().map(f64::from).collect(),
        DType::Bf16 => tensor.to_vec::<bf16>()?.into_iter().map(bf16::to_f64).collect(),
        DType::F16 => tensor.to_vec::<f16>()?.into_iter().map(f16::to_f64).collect(),
        DType::I32 => tensor.to_vec::<i32>()?.into_iter().map(f64::from).collect(),
        DType::U32 => tensor.to_vec::<u32>()?.into_iter().map(f64::from).collect(),
    })
}

/// Whether the operand has integers whatever the tested type is.
pub fn is_integer(operand: &Operand) -> bool {
    matches!(operand.values, Values::Below(_))
}

/// Random elements of an operand.
pub fn elements(random: &mut Random, values: Values, count: usize) -> Vec<f64> {
    let mut one = || match values {
        Values::Within(low, high) => low + (high - low) * random.unit(),
        Values::Steps(low, high, step) => ((low + (high - low) * random.unit()) / step).round() * step,
        Values::Below(end) => (random.unit() * f64::from(end)).floor().min(f64::from(end) - 1.0),
    };
    (0..count).map(|_| one()).collect()
}

/// The operands of a case, as tensors and as numbers.
pub fn operands(
    context: &Context,
    operation: &Operation,
    case: &Case,
    dtype: DType,
    random: &mut Random,
) -> Vec<(Tensor, Vec<f64>)> {
    assert_eq!(operation.operands.len(), case.shapes.len(), "{}: a case has a shape for each operand", operation.name);
    let each = operation.operands.iter().zip(case.shapes);
    each.map(|(operand, shape)| {
        let dtype = if is_integer(operand) { DType::U32 } else { dtype };
        let numbers = elements(random, operand.values, shape.iter().product());
        rounded(context, dtype, &numbers, shape)
    })
    .collect()
}

/// A random generator that depends only on the test's arguments.
pub fn random(operation: &Operation, case: usize, dtype: DType) -> Random {
    let name = operation.name.bytes().fold(0u64, |seed, byte| seed.wrapping_mul(131).wrapping_add(byte.into()));
    Random::new(name ^ (case as u64) << 32 ^ (dtype.size() as u64) << 48)
}
