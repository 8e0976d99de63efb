//! Checks the error bounds of docs/language.md against binary64 over all exponents.

use super::run::{Trial, Value, check};
use super::sample::bytemuck_like::Bytes as _;
use t0_tests_share::compare::ulps;
use t0_tests_share::random::Random;

/// The number of test values for each builtin.
const N: usize = 1 << 15;

/// Values of all signs and exponents within the bounds, and values near the special ones.
fn inputs(seed: u32, least: f32, most: f32) -> Vec<f32> {
    let mut random = Random::new(seed.into());
    let special =
        [0.0, -0.0, 1.0, -1.0, f32::MIN_POSITIVE, 1e-45, f32::MAX, f32::INFINITY, f32::NEG_INFINITY, f32::NAN];
    let around = special.into_iter().flat_map(|x: f32| [x, f32::from_bits(x.to_bits() ^ 1)]);
    let drawn = std::iter::repeat_with(|| f32::from_bits(random.bits() as u32));
    around.chain(drawn).filter(|x| (least..=most).contains(&x.abs()) || !x.is_finite()).take(N).collect()
}

/// Checks that `expr` over `x[i]` and `y[i]` is within `most` units in the last place of `reference`, rounded.
#[track_caller]
pub(crate) fn bounded(expr: &str, range: (f32, f32), most: u64, reference: impl Fn(f64, f64) -> f64) {
    bounded_with("block = 256", expr, range, most, reference);
}

/// As [`bounded`], in a kernel with these attributes.
#[track_caller]
pub(crate) fn bounded_with(
    attributes: &str,
    expr: &str,
    range: (f32, f32),
    most: u64,
    reference: impl Fn(f64, f64) -> f64,
) {
    let text = format!(
        "#[t0::kernel({attributes})]
        pub fn k(x: In<f32>, y: In<f32>, mut out: Out<f32>) {{
            let i = global_id();
            out[i] = {expr};
        }}"
    );
    let (xs, ys) = (inputs(1, range.0, range.1), inputs(2, 1e-3, 64.0));
    let want: Vec<f32> = xs.iter().zip(&ys).map(|(x, y)| reference((*x).into(), (*y).into()) as f32).collect();
    let n = xs.len().min(ys.len());
    check(&text, "k", &[], &[n], |n, _| {
        let view = |v: &[f32]| Value::View { bytes: f32::bytes(&v[..n]), shape: [1, n as u32, n as u32] };
        let before = vec![view(&xs), view(&ys), view(&vec![0.0; n])];
        let (xs, ys, want) = (xs.clone(), ys.clone(), want.clone());
        let expr = expr.to_owned();
        let judge = move |argument: usize, bytes: &[u8]| {
            let got = f32::of(bytes);
            let far = |i: &usize| ulps(got[*i], want[*i]).is_none_or(|d| d > most);
            match (0..n).filter(|_| argument == 2).find(far) {
                Some(i) => Err(format!(
                    "{expr} of {:e} and {:e} is {:e}, not {:e}: {:?} ULP",
                    xs[i],
                    ys[i],
                    got[i],
                    want[i],
                    ulps(got[i], want[i])
                )),
                None => Ok(()),
            }
        };
        Trial { grid: [n as u32, 1, 1], before, judge: Box::new(judge) }
    });
}
