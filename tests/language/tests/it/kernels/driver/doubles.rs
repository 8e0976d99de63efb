//! Checks the error bounds of `f64` builtins in docs/language.md.
//!
//! The references are Rust's own functions, which are those of the C library and within 1 ULP of the exact value
//! (except for angles very close to multiples of pi/2, which are not generated), and, for hard arguments, correctly
//! rounded results that `tools/correct_doubles.py` has recorded.

use super::run::{Trial, Value, check};
use super::sample::{Sample as _, bytemuck_like::Bytes as _};
use t0_tests_share::random::Random;

/// The number of test values for each builtin.
const N: usize = 1 << 15;

/// Correctly rounded results: builtin, arguments, result.
const CORRECT: &str = include_str!("correct.txt");

/// Values near the special ones; then, in turn, all exponents, common arguments, values near 1, and small exponents of
/// both signs.
fn inputs() -> Vec<f64> {
    let special = [
        0.0,
        1.0,
        2.0,
        10.0,
        0.5,
        f64::MIN_POSITIVE,
        5e-324,
        f64::MAX,
        f64::INFINITY,
        f64::NAN,
        709.78,
        745.13,
        1024.0,
        1075.0,
    ];
    let around = special
        .into_iter()
        .flat_map(|x: f64| [x, -x, f64::from_bits(x.to_bits() ^ 1), -f64::from_bits(x.to_bits() ^ 1)]);
    let mut random = Random::new(64);
    let drawn = (0..).map(move |i| {
        let (all, t) = (random.bits(), random.unit() - 0.5);
        let shift = (all % 52) as i32;
        match i % 4 {
            0 => f64::from_bits(all),
            1 => t * 1500.0,
            2 => 1.0 + t * 2f64.powi(-shift),
            _ => t * 2f64.powi(20 - shift),
        }
    });
    around.chain(drawn).take(N).collect()
}

/// Exponents for these bases: arbitrary ones, small integers, and those whose powers are neither 0 nor infinite.
fn exponents(xs: &[f64]) -> Vec<f64> {
    let mut random = Random::new(65);
    let one = |(i, x): (usize, &f64)| match i % 5 {
        0 => xs[random.bits() as usize % xs.len()],
        1 => (random.bits() % 9) as f64 - 3.0,
        _ => (random.unit() - 0.5) * 2150.0 / x.abs().log2(),
    };
    xs.iter().enumerate().map(one).collect()
}

/// Checks that `expr` over `x[i]` and `y[i]` is within `most` units in the last place of `want`.
#[track_caller]
fn held(expr: &str, most: u64, xs: &[f64], ys: &[f64], want: Vec<f64>) {
    let text = format!(
        "#[t0::kernel(block = 256)]
        pub fn k(x: In<f64>, y: In<f64>, mut out: Out<f64>) {{
            let i = global_id();
            out[i] = {expr};
        }}"
    );
    check(&text, "k", &[], &[xs.len()], |n, _| {
        let view = |v: &[f64]| Value::View { bytes: f64::bytes(v), shape: [1, n as u32, n as u32] };
        let before = vec![view(xs), view(ys), view(&vec![0.0; n])];
        let (xs, ys, want, expr) = (xs.to_vec(), ys.to_vec(), want.clone(), expr.to_owned());
        let judge = move |argument: usize, bytes: &[u8]| {
            let got = f64::of(bytes);
            match (0..n).filter(|_| argument == 2).find(|&i| !f64::agree(got[i], want[i], most)) {
                Some(i) => Err(format!("{expr} of {:e} and {:e} is {:e}, not {:e}", xs[i], ys[i], got[i], want[i])),
                None => Ok(()),
            }
        };
        Trial { grid: [n as u32, 1, 1], before, judge: Box::new(judge) }
    });
}

/// A builtin of one number, within `most` units in the last place, for random and for hard arguments.
#[track_caller]
pub(crate) fn bounded(word: &str, most: u64, reference: fn(f64) -> f64) {
    apart(word, most, reference);
    recorded(word, most);
}

/// A builtin of one number, for random arguments, within `most` units in the last place of a reference that is itself
/// inexact.
#[track_caller]
pub(crate) fn apart(word: &str, most: u64, reference: fn(f64) -> f64) {
    let xs = inputs();
    held(&format!("x[i].{word}()"), most, &xs, &xs, xs.iter().map(|x| reference(*x)).collect());
}

/// As [`apart`], for a builtin of two numbers: arbitrary ones, and numbers of the same magnitude.
#[track_caller]
pub(crate) fn apart_of_two(word: &str, most: u64, reference: fn(f64, f64) -> f64) {
    let xs = inputs();
    let mut random = Random::new(66);
    let partner = |(i, x): (usize, &f64)| match i % 3 {
        0 => xs[random.bits() as usize % xs.len()],
        _ => x * (random.unit() - 0.5) * 2f64.powi((random.bits() % 80) as i32 - 40),
    };
    let ys: Vec<f64> = xs.iter().enumerate().map(partner).collect();
    let want = xs.iter().zip(&ys).map(|(x, y)| reference(*x, *y)).collect();
    held(&format!("x[i].{word}(y[i])"), most, &xs, &ys, want);
}

/// A builtin within `most` units in the last place of its recorded results.
#[track_caller]
pub(crate) fn recorded(word: &str, most: u64) {
    let number = |s: &str| f64::from_bits(u64::from_str_radix(s, 16).unwrap());
    let known: Vec<Vec<&str>> = CORRECT.lines().map(|l| l.split(' ').collect()).collect();
    let known: Vec<_> = known.iter().filter(|l| l[0] == word).collect();
    assert!(known.len() > 40, "too few results of {word} are recorded");
    let column = |at: fn(usize) -> usize| known.iter().map(|l| number(l[at(l.len())])).collect::<Vec<f64>>();
    let second = if known[0].len() == 4 { "y[i]" } else { "" };
    held(&format!("x[i].{word}({second})"), most, &column(|_| 1), &column(|n| n - 2), column(|n| n - 1));
}

/// Builtins with exact results.
#[track_caller]
pub(crate) fn exact(expr: &str, reference: impl Fn(f64, f64) -> f64) {
    let xs = inputs();
    let ys: Vec<f64> = xs.iter().copied().cycle().skip(7919).take(N).collect();
    let want = xs.iter().zip(&ys).map(|(x, y)| reference(*x, *y)).collect();
    held(expr, 0, &xs, &ys, want);
}

/// Powers, within `most` units in the last place; powers of small integers with small integer exponents are exact.
#[track_caller]
pub(crate) fn powers(most: u64) {
    let xs = inputs();
    let ys = exponents(&xs);
    held("x[i].powf(y[i])", most, &xs, &ys, xs.iter().zip(&ys).map(|(x, y)| x.powf(*y)).collect());
    let pairs = (-1000..1000).flat_map(|x: i32| [1, 2, 3, 5].map(|y| (f64::from(x), f64::from(y))));
    let (xs, ys): (Vec<f64>, Vec<f64>) = pairs.unzip();
    held("x[i].powf(y[i])", 0, &xs, &ys, xs.iter().zip(&ys).map(|(x, y)| x.powi(*y as i32)).collect());
}

/// A builtin whose results for these numbers are exact.
#[track_caller]
pub(crate) fn exactly(word: &str, of: impl Iterator<Item = (f64, f64)>) {
    let (xs, want): (Vec<f64>, Vec<f64>) = of.unzip();
    held(&format!("x[i].{word}()"), 0, &xs, &xs, want);
}
