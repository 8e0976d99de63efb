//! An operation in a crate of its own: everything that it needs is public, a gradient with stride 0 is right, and a
//! tensor that a kernel would read in the wrong order is an error.

// The example of the guide, as a file.
use ignis::autograd::{Backward, Recorded, apply};
use ignis::{Context, DType, Error, Result, Tape, Tensor};
use t0::prelude::*;
use t0_tests_share::tensors::strict;

const NAME: &str = "square";

/// `out[i] = x[i]^2`, or its gradient `2 x[i] g[i]` with `BACKWARD`.
#[t0::kernel(
    block = 256,
    grid = out.len(),
    requires(x.len() == out.len(), g.len() == out.len() || !BACKWARD),
    for(T in [f32, bf16, f16], BACKWARD in [false, true]),
)]
pub fn square_kernel<T: Float, const BACKWARD: bool>(x: In<T>, g: In<T>, mut out: Out<T>) {
    let i = global_id();
    let v = x[i].to_f32();
    out[i] = T::from_f32(if BACKWARD { 2.0 * v * g[i].to_f32() } else { v * v });
}

/// `out[r, c] = x[r, c]`, for a matrix of any strides.
#[t0::kernel(block = 256, grid = out.len())]
pub fn read_strided(x: In<f32>, mut out: Out<f32>, columns: u32, row: u32, column: u32) {
    let (r, c) = (global_id() / columns, global_id() % columns);
    out[global_id()] = x[r * row + c * column];
}

struct Square {
    /// Whether the backward asks for a contiguous gradient.
    careful: bool,
}

fn square(x: &Tensor, careful: bool) -> Result<Tensor> {
    apply([x], |[x]| {
        let x = x.contiguous()?;
        let output = run(&x, &x, false)?;
        Ok(Recorded { output, backward: Square { careful }, saved: vec![x] })
    })
}

fn run(x: &Tensor, g: &Tensor, backward: bool) -> Result<Tensor> {
    if !x.dtype().is_float() {
        return Err(Error::Dtype { op: NAME, found: x.dtype(), expected: "f32, bf16 or f16" });
    }
    let out = x.context().empty(NAME, x.dtype(), x.shape())?;
    x.context().launch(NAME, |l| {
        let (from, with, mut to) = (l.read(x)?, l.read(g)?, l.write(&out)?);
        let instance = SquareKernel { backward };
        l.run(square_kernel::dispatch([x.dtype().element()], instance, from.view()?, with.view()?, to.view()?))
    })?;
    Ok(out)
}

impl Backward for Square {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let grad = if self.careful { grad.contiguous()? } else { grad.clone() };
        Ok(vec![Some(run(&saved[0], &grad, true)?)])
    }
}

fn matrix(context: &Context) -> Tensor {
    Tensor::from_slice(context, &[1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0], &[2, 3]).expect("a tensor")
}

#[test]
fn a_broadcast_gradient_reaches_an_operation_of_another_crate() {
    let context = strict();
    for dtype in DType::FLOATS {
        let tape = Tape::new();
        let x = tape.watch(&matrix(&context).cast(dtype).unwrap().transpose(0, 1).unwrap());
        let y = square(&x, true).unwrap();
        let gradients = tape.backward(&y.sum(&[]).unwrap()).unwrap();
        let gradient = gradients.get(&x).unwrap().cast(DType::F32).unwrap().to_vec::<f32>().unwrap();
        assert_eq!(gradient, [2.0, 8.0, 4.0, 10.0, 6.0, 12.0], "{dtype}");
    }
    let whole = Tensor::zeros(&context, DType::U32, &[2]).unwrap();
    assert!(matches!(square(&whole, true), Err(Error::Dtype { op: NAME, .. })));
}

#[test]
fn a_strided_tensor_is_not_read_as_a_dense_one() {
    let context = strict();
    let text = "pass the result of `contiguous()` instead, or take the memory with `strided_view`, `strided_typed` or `strided_bits` and pass the strides to the kernel";
    let tape = Tape::new();
    let x = tape.watch(&matrix(&context));
    let y = square(&x, false).unwrap();
    assert_eq!(
        tape.backward(&y.sum(&[]).unwrap()).unwrap_err().to_string(),
        format!(
            "`square` passes a tensor of shape [2, 3] with strides [0, 0] to a kernel as if it were contiguous: {text}"
        )
    );
    let turned = matrix(&context).transpose(0, 1).unwrap();
    let out = context.empty(NAME, DType::F32, &[3, 2]).unwrap();
    let error = |read: &dyn Fn(&ignis::Read<'_>) -> Result<()>| {
        context.launch(NAME, |l| read(&l.read(&turned)?)).unwrap_err().to_string()
    };
    let expected = format!(
        "`square` passes a tensor of shape [3, 2] with strides [1, 3] to a kernel as if it were contiguous: {text}"
    );
    assert_eq!(error(&|x| x.view().map(drop)), expected);
    assert_eq!(error(&|x| x.bits().map(drop)), expected);
    assert_eq!(error(&|x| x.typed::<f32>().map(drop)), expected);
    let written = context.launch(NAME, |l| l.write(&turned)?.view().map(drop)).unwrap_err().to_string();
    assert_eq!(written, expected);
    // With its strides, the tensor is read as it is.
    let step = |axis: usize| u32::try_from(turned.strides()[axis]).expect("a small stride");
    context
        .launch(NAME, |l| {
            let (from, mut to) = (l.read(&turned)?, l.write(&out)?);
            l.run(read_strided(from.strided_typed()?, to.typed()?, 2, step(0), step(1)))
        })
        .unwrap();
    assert_eq!(out.to_vec::<f32>().unwrap(), [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]);
}
