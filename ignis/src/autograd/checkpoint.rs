//! Blocks whose values are computed again instead of saved.

use super::apply::{Backward, Recorded, apply_all};
use super::tape::Tape;
use crate::error::{Error, Result};
use crate::tensor::Tensor;

const NAME: &str = "checkpoint";

struct Checkpoint<F>(F);

/// `block(inputs)`, of which the tape keeps only the inputs. The backward computes the block again.
///
/// The inputs include every tensor that needs a gradient, parameters as well: a block that captures a tracked tensor is
/// an error. The block must compute the same result each time; random numbers need a fixed seed.
///
/// ```
/// use ignis::{Context, Tape, Tensor, autograd::checkpoint};
///
/// let context = Context::open()?;
/// let tape = Tape::new();
/// let x = tape.watch(&Tensor::from_slice(&context, &[0.5f32, 2.0], &[2])?);
/// let y = checkpoint(&[&x], |inputs| inputs[0].exp()?.mul(&inputs[0])?.sum(&[]))?;
/// assert_eq!(tape.recorded(), 1);
/// let gradients = tape.backward(&y)?;
/// let dx = gradients.get(&x).expect("y depends on x").to_vec::<f32>()?;
/// assert!((dx[1] - 3.0 * 2f32.exp()).abs() < 1e-5);
/// # Ok::<(), ignis::Error>(())
/// ```
///
/// # Errors
/// Those of the block; [`Error::TwoTapes`] if it captures a tracked tensor.
pub fn checkpoint<F>(inputs: &[&Tensor], block: F) -> Result<Tensor>
where
    F: Fn(&[Tensor]) -> Result<Tensor> + Send + Sync + 'static,
{
    apply_all(inputs, |inputs| {
        // Watched, so that captured tensors of other tapes are found now and not by the backward.
        let probe = Tape::forgetful();
        let watched: Vec<Tensor> = inputs.iter().map(|input| watched(&probe, input, true)).collect();
        let output = block(&watched)?;
        if Tape::of(&output).is_some_and(|tape| !tape.same(&probe)) {
            return Err(Error::TwoTapes { op: NAME });
        }
        Ok(Recorded { output: output.detach(), backward: Checkpoint(block), saved: inputs.to_vec() })
    })
}

fn watched(tape: &Tape, input: &Tensor, wanted: bool) -> Tensor {
    // An input that is passed twice has a gradient for each.
    if wanted && input.dtype().is_float() { tape.watch_apart(input) } else { input.clone() }
}

impl<F> Backward for Checkpoint<F>
where
    F: Fn(&[Tensor]) -> Result<Tensor> + Send + Sync + 'static,
{
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], wanted: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let tape = Tape::new();
        let inputs: Vec<Tensor> =
            saved.iter().zip(wanted).map(|(input, wanted)| watched(&tape, input, *wanted)).collect();
        let output = (self.0)(&inputs)?;
        if Tape::of(&output).is_none() {
            // The block does not depend on its inputs.
            return saved.iter().map(|input| input.full_like(0.0).map(Some)).collect();
        }
        let gradients = tape.reversed(&output, grad.clone())?;
        inputs
            .iter()
            .zip(wanted)
            .map(|(input, wanted)| match gradients.get(input) {
                Some(gradient) => Ok(Some(gradient.clone())),
                None if *wanted => input.full_like(0.0).map(Some),
                None => Ok(None),
            })
            .collect()
    }
}
