//! Random elements set to zero.

use super::elementwise::{dense, require_float};
use super::operation::{Case, Operand, Operation};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::{Error, Result};
use crate::kernels::runs::store_eight;
use crate::tensor::Tensor;
use t0::prelude::*;

const NAME: &str = "dropout";

/// Where the random numbers of a launch come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Randomness {
    /// The key: the low and the high word of the seed.
    pub key: [u32; 2],
    /// The last two words of the counter: the low and the high word of the offset.
    pub offset: [u32; 2],
}

/// What the words of the key grow by in each round.
#[t0::constant]
const WEYL: [u32; 2] = [0x9E37_79B9, 0xBB67_AE85];

/// Four random words of `t0::philox`, for counter `[index, 0, offset]`.
#[t0::device]
fn words(index: u32, random: Randomness) -> [u32; 4] {
    let mut counter = [index, 0, random.offset[0], random.offset[1]];
    let mut key = random.key;
    #[unroll]
    for _ in 0..10 {
        let a = 0xD251_1F53u64 * counter[0] as u64;
        let c = 0xCD9E_8D57u64 * counter[2] as u64;
        counter = [(c >> 32) as u32 ^ counter[1] ^ key[0], c as u32, (a >> 32) as u32 ^ counter[3] ^ key[1], a as u32];
        key = [key[0].wrapping_add(WEYL[0]), key[1].wrapping_add(WEYL[1])];
    }
    counter
}

/// `out[i] = x[i] scale`, or 0 if the 24 highest bits of element `i`'s random word are below `dropped`. A work-item
/// computes eight elements, whose words belong to two counters.
#[t0::kernel(
    block = 256,
    grid = out.len().div_ceil(8),
    requires(x.len() == out.len()),
    for(T in [f32, bf16, f16]),
)]
pub fn dropout<T: Float>(x: In<T>, mut out: Out<T>, random: Randomness, dropped: u32, scale: f32) {
    let i = global_id() * 8;
    let (a, b) = (words(global_id() * 2, random), words(global_id() * 2 + 1, random));
    let bits = [a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3]];
    if i + 8 <= out.len() {
        let mut v = x.load::<8>(i).map(|v| v.to_f32() * scale);
        #[unroll]
        for k in 0..8 {
            v[k] = if bits[k] >> 8 < dropped { 0.0 } else { v[k] };
        }
        store_eight(&mut out, i, v);
    } else {
        #[unroll]
        for k in 0..8 {
            if i + (k as u32) < out.len() {
                let v = x[i + k as u32].to_f32() * scale;
                out[i + k as u32] = T::from_f32(if bits[k] >> 8 < dropped { 0.0 } else { v });
            }
        }
    }
}

struct Dropout {
    p: f32,
    random: Randomness,
}

impl Tensor {
    /// Each element divided by `1 - p`, or 0 with probability `p`.
    ///
    /// The mask is a function of `seed`, `offset` and the position of the element, and is not stored: the backward and
    /// a checkpoint compute it again. Element `i` in row-major order is 0 if `philox::unit(word) < p`, where `word` is
    /// word `i % 4` of `t0::philox::philox4x32([i / 4, 0, low, high], key)`, `low` and `high` are the words of
    /// `offset`, and `key` are those of `seed`. Different calls of a step, and different steps, need different offsets.
    ///
    /// # Errors
    /// [`Error::Dtype`], and [`Error::Shape`] if `p` is not from 0 to 1.
    pub fn dropout(&self, p: f32, seed: u64, offset: u64) -> Result<Tensor> {
        let halves = |n: u64| [n as u32, (n >> 32) as u32];
        let random = Randomness { key: halves(seed), offset: halves(offset) };
        apply([self], |[x]| {
            Ok(Recorded { output: masked(&x, p, random)?, backward: Dropout { p, random }, saved: vec![] })
        })
    }
}

fn masked(x: &Tensor, p: f32, random: Randomness) -> Result<Tensor> {
    require_float(NAME, x)?;
    if !(0.0..=1.0).contains(&p) {
        let why = format!("the probability must be from 0 to 1, not {p}");
        return Err(Error::Shape { op: NAME, shape: x.shape().to_vec(), why });
    }
    // `unit(word) < p` holds for the same words: both sides are multiplied by 2^24 exactly, and the left one is whole.
    let dropped = (p * 16_777_216.0).ceil() as u32;
    let scale = if p < 1.0 { 1.0 / (1.0 - p) } else { 0.0 };
    let x = dense(x)?;
    let out = x.context().empty(NAME, x.dtype(), x.shape())?;
    x.context().launch(NAME, |l| {
        let (from, mut to) = (l.read(&x)?, l.write(&out)?);
        l.run(dropout::dispatch([x.dtype().element()], from.view()?, to.view()?, random, dropped, scale))
    })?;
    Ok(out)
}

impl Backward for Dropout {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        Ok(vec![Some(masked(grad, self.p, self.random)?)])
    }
}

/// The operation. PyTorch has another mask, so that the cases are the probabilities 0 and 1. `tests/it/dropout.rs`
/// compares the mask with the one that the host computes.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -2.0, 2.0)],
    torch: "F.dropout(a, args[0])",
    run: |operands, args| operands[0].dropout(args[0] as f32, 7, 3),
    cases: &[
        Case::with(&[&[3, 5]], &[0.0]),
        Case::with(&[&[3, 5]], &[1.0]),
        Case::with(&[&[1027]], &[0.0]),
        Case::with(&[&[0]], &[0.0]),
        Case::with(&[&[]], &[0.0]),
        Case::with(&[&[1]], &[1.0]),
        Case::with(&[&[2, 3, 4]], &[1.0]),
        Case::with(&[&[7, 1, 1, 5]], &[0.0]),
        Case::with(&[&[4, 0, 3]], &[1.0]),
        Case::with(&[&[33, 65]], &[1.0]),
    ],
};
