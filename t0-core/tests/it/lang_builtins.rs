//! Builtins, operators and casts, lowered, run in the IR interpreter before and after optimisation, and compared with
//! Rust's own methods.

use t0_core::ir::interp::{self, Arg, f16_to_f32, f32_to_bf16, f32_to_f16};
use t0_tests_drive::source::{File, check};

/// Runs the only kernel of a text over `n` work-items, as lowered and as optimised; returns the bytes of the last
/// argument for each.
fn run_both(text: &str, n: [u32; 3], args: &[Arg]) -> [Vec<u8>; 2] {
    let mut func = File::one(text);
    ["lowered", "optimised"].map(|level| {
        let mut given = args.to_vec();
        interp::run(&func, n, &mut given, 10_000_000).unwrap_or_else(|e| panic!("{level}: {e}\n{text}\n{func}"));
        t0_core::opt::run(&mut func, 2, true).unwrap();
        check(&func);
        let Some(Arg::View { bytes, .. }) = given.pop() else { panic!("the last argument is a view") };
        bytes
    })
}

/// The result of both, which must be bit-identical.
fn run(text: &str, n: [u32; 3], args: &[Arg]) -> Vec<u8> {
    let [lowered, optimised] = run_both(text, n, args);
    assert_eq!(lowered, optimised, "the optimiser changes the result of\n{text}");
    lowered
}

trait Number: Copy + PartialEq + std::fmt::Debug {
    fn bytes(self) -> Vec<u8>;
    fn read(b: &[u8]) -> Self;
    const SIZE: usize;
}

macro_rules! numbers {
    ($($t:ident)*) => {$(
        impl Number for $t {
            fn bytes(self) -> Vec<u8> { self.to_le_bytes().to_vec() }
            fn read(b: &[u8]) -> $t { $t::from_le_bytes(b.try_into().unwrap()) }
            const SIZE: usize = size_of::<$t>();
        }
    )*};
}

numbers! { i8 u8 i16 u16 i32 u32 f32 }

fn view<T: Number>(v: &[T]) -> Arg {
    let n = v.len() as u32;
    Arg::View { bytes: v.iter().flat_map(|x| x.bytes()).collect(), rows: 1, cols: n, stride: n }
}

fn matrix<T: Number>(v: &[T], rows: u32, cols: u32, stride: u32) -> Arg {
    Arg::View { bytes: v.iter().flat_map(|x| x.bytes()).collect(), rows, cols, stride }
}

fn read<T: Number>(b: &[u8]) -> Vec<T> {
    b.chunks_exact(T::SIZE).map(T::read).collect()
}

fn zeros(bytes: usize) -> Arg {
    Arg::View { bytes: vec![0; bytes], rows: 1, cols: 0, stride: 0 }
}

/// An expression over `x[i]` and `y[i]` of type `T`, for all pairs of `values`.
fn pairs<T: Number, U: Number>(ty: &str, ret: &str, expr: &str, values: &[T], want: impl Fn(T, T) -> U) {
    let all: Vec<(T, T)> = values.iter().flat_map(|a| values.iter().map(move |b| (*a, *b))).collect();
    let text = format!(
        "#[kernel(block = 32)] fn k(xs: In<{ty}>, ys: In<{ty}>, mut out: Out<{ret}>) {{
            let i = global_id();
            let (x, y) = (xs[i], ys[i]);
            out[i] = {expr};
        }}"
    );
    let (xs, ys): (Vec<T>, Vec<T>) = all.iter().copied().unzip();
    let out = run(&text, [all.len() as u32, 1, 1], &[view(&xs), view(&ys), zeros(all.len() * U::SIZE)]);
    for (((x, y), got), i) in all.iter().zip(read::<U>(&out)).zip(0..) {
        let want = want(*x, *y);
        // All NaNs are equal.
        let same = got.bytes() == want.bytes() || (format!("{got:?}") == "NaN" && format!("{want:?}") == "NaN");
        assert!(same, "{expr} on {ty} for {x:?}, {y:?} (pair {i}): {got:?}, not {want:?}");
    }
}

macro_rules! integers {
    ($name:ident, $t:ident, $u:ident, $values:expr) => {
        #[test]
        fn $name() {
            let v: &[$t] = &$values;
            let (ty, un) = (stringify!($t), stringify!($u));
            let same = |e: &str, f: fn($t, $t) -> $t| pairs(ty, ty, e, v, f);
            same("x + y", |x, y| x.wrapping_add(y));
            same("x - y", |x, y| x.wrapping_sub(y));
            same("x * y", |x, y| x.wrapping_mul(y));
            same("x / y", |x, y| if y == 0 { 0 } else { x.wrapping_div(y) });
            same("x % y", |x, y| if y == 0 { 0 } else { x.wrapping_rem(y) });
            same("x & y", |x, y| x & y);
            same("x | y", |x, y| x | y);
            same("x ^ y", |x, y| x ^ y);
            same("!x", |x, _| !x);
            same("x << y", |x, y| x.wrapping_shl(y as u32));
            same("x >> y", |x, y| x.wrapping_shr(y as u32));
            same("x << 3", |x, _| x.wrapping_shl(3));
            same("x.min(y)", |x, y| x.min(y));
            same("x.max(y)", |x, y| x.max(y));
            same("x.clamp(3, 77)", |x, _| x.clamp(3, 77));
            same("x.wrapping_add(y)", |x, y| x.wrapping_add(y));
            same("x.wrapping_sub(y)", |x, y| x.wrapping_sub(y));
            same("x.wrapping_mul(y)", |x, y| x.wrapping_mul(y));
            same("x.pow(3)", |x, _| x.wrapping_pow(3));
            same("x.reverse_bits()", |x, _| x.reverse_bits());
            same("x.rotate_left(y as u32)", |x, y| x.rotate_left((y as u32) % $t::BITS));
            same("x.rotate_right(5)", |x, _| x.rotate_right(5));
            same("if x < y { x } else { y }", |x, y| if x < y { x } else { y });
            same("match x { 0 => 7, 1..=9 | 20 => y, _ => x }", |x, y| match x {
                0 => 7,
                1..=9 | 20 => y,
                _ => x,
            });
            let bit = |e: &str, f: fn($t, $t) -> bool| {
                pairs(ty, "u32", &format!("({e}) as u32"), v, move |x, y| u32::from(f(x, y)))
            };
            bit("x == y", |x, y| x == y);
            bit("x != y", |x, y| x != y);
            bit("x < y", |x, y| x < y);
            bit("x <= y", |x, y| x <= y);
            bit("x > y", |x, y| x > y);
            bit("x >= y", |x, y| x >= y);
            bit("(x < 5) ^ (y >= 3) | (x == y) & !(x != 1)", |x, y| (x < 5) ^ (y >= 3) | (x == y) & !(x != 1));
            let word = |e: &str, f: fn($t, $t) -> u32| pairs(ty, "u32", e, v, f);
            word("x.count_ones()", |x, _| x.count_ones());
            word("x.leading_zeros()", |x, _| x.leading_zeros());
            word("x.trailing_zeros()", |x, _| x.trailing_zeros());
            word("x as u32", |x, _| x as u32);
            pairs(ty, un, "x.abs_diff(y)", v, |x, y| x.abs_diff(y));
            pairs(ty, "i8", "x as i8", v, |x, _| x as i8);
            pairs(ty, "u8", "x as u8", v, |x, _| x as u8);
            pairs(ty, "i16", "x as i16", v, |x, _| x as i16);
            pairs(ty, "u16", "x as u16", v, |x, _| x as u16);
            pairs(ty, "i32", "x as i32", v, |x, _| x as i32);
            pairs(ty, "i32", "x as i16 as u8 as i32", v, |x, _| x as i16 as u8 as i32);
            pairs(ty, "f32", "x as f32", v, |x, _| x as f32);
        }
    };
}

integers!(words_of_i8, i8, u8, [0, 1, 2, 3, 7, 20, 77, 100, 127, -1, -2, -7, -100, -127, -128]);
integers!(words_of_u8, u8, u8, [0, 1, 2, 3, 7, 8, 9, 20, 77, 100, 127, 128, 200, 254, 255]);
integers!(words_of_i16, i16, u16, [0, 1, 2, 5, 20, 300, 32767, -1, -2, -300, -32767, -32768, 16, 15]);
integers!(words_of_u16, u16, u16, [0, 1, 2, 5, 20, 300, 32767, 32768, 65534, 65535, 16, 15]);
integers!(
    words_of_i32,
    i32,
    u32,
    [0, 1, 2, 5, 20, 300, 65536, i32::MAX, -1, -2, -300, i32::MIN, i32::MIN + 1, 31, 32, 33]
);
integers!(
    words_of_u32,
    u32,
    u32,
    [0, 1, 2, 5, 20, 300, 65536, 0x7FFF_FFFF, 0x8000_0000, 0x8000_0001, u32::MAX, u32::MAX - 1, 31, 32, 33]
);

#[test]
fn builtins_of_unsigned_or_signed_integers() {
    let v = [0u32, 1, 2, 3, 5, 16, 17, 300, 65536, 0x7FFF_FFFF, 0x8000_0000, u32::MAX - 7, u32::MAX];
    let same = |e: &str, f: fn(u32, u32) -> u32| pairs("u32", "u32", e, &v, f);
    same("x.div_ceil(y)", |x, y| if y == 0 { 0 } else { x.div_ceil(y) });
    same("x.next_multiple_of(y)", |x, y| {
        if y == 0 { x } else { x.checked_next_multiple_of(y).unwrap_or_else(|| x.wrapping_add(y - x % y)) }
    });
    same("x.is_power_of_two() as u32", |x, _| x.is_power_of_two().into());
    same("x.saturating_add(y)", |x, y| x.saturating_add(y));
    same("x.saturating_sub(y)", |x, y| x.saturating_sub(y));
    let w = [0u8, 1, 2, 3, 100, 200, 255];
    pairs("u8", "u8", "x.saturating_add(y)", &w, u8::saturating_add);
    pairs("u8", "u8", "x.saturating_sub(y)", &w, u8::saturating_sub);
    let s = [0i32, 1, -1, 5, -5, i32::MIN, i32::MAX];
    pairs("i32", "i32", "x.abs()", &s, |x: i32, _| x.wrapping_abs());
    pairs("i32", "i32", "x.signum()", &s, |x: i32, _| x.signum());
    pairs("i32", "i32", "-x", &s, |x: i32, _| x.wrapping_neg());
    pairs("i8", "i8", "x.abs()", &[0i8, 5, -5, -128, 127], |x: i8, _| x.wrapping_abs());
    pairs("i8", "i8", "-x", &[0i8, 5, -5, -128, 127], |x: i8, _| x.wrapping_neg());
}

const FLOATS: [f32; 26] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    0.499_999_97,
    3.75,
    -3.75,
    100.25,
    8_388_607.5,
    -8_388_609.0,
    16_777_216.0,
    1e-40,
    -1e-45,
    1e30,
    -1e30,
    f32::MAX,
    f32::MIN_POSITIVE,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
    300.7,
];

#[test]
#[allow(clippy::neg_cmp_op_on_partial_ord, reason = "a NaN is what this asks about")]
fn float_builtins() {
    let same = |e: &str, f: fn(f32, f32) -> f32| pairs("f32", "f32", e, &FLOATS, f);
    same("x + y", |x, y| x + y);
    same("x - y", |x, y| x - y);
    same("x * y", |x, y| x * y);
    same("x / y", |x, y| x / y);
    // All NaNs are equal: the sign of a remainder that is NaN is unspecified.
    same("{ let r = x % y; if r.is_nan() { f32::NAN } else { r } }", |x, y| x % y);
    same("-x", |x, _| -x);
    same("x.abs()", |x, _| x.abs());
    same("x.sqrt()", |x, _| x.sqrt());
    same("x.floor()", |x, _| x.floor());
    same("x.ceil()", |x, _| x.ceil());
    same("x.trunc()", |x, _| x.trunc());
    same("x.round()", |x, _| x.round());
    same("x.round_ties_even()", |x, _| x.round_ties_even());
    same("x.signum()", |x, _| x.signum());
    same("x.copysign(y)", |x, y| x.copysign(y));
    same("x.recip()", |x, _| x.recip());
    same("x.mul_add(y, x)", |x, y| x.mul_add(y, x));
    same("x.clamp(-1.5, 7.0)", |x, _| x.clamp(-1.5, 7.0));
    same("x.powi(0)", |_, _| 1.0);
    same("x.powi(1)", |x, _| x);
    same("x.powi(2)", |x, _| x * x);
    same("x.powi(5)", |x, _| x * (x * x * (x * x)));
    same("x.powi(-1)", |x, _| 1.0 / x);
    same("f32::from_bits(x.to_bits() ^ 1)", |x, _| f32::from_bits(x.to_bits() ^ 1));
    same("x * y + x", |x, y| x * y + x);
    same("f32::max(x, y) + f32::INFINITY", |x, y| x.max(y) + f32::INFINITY);
    same("if x.is_nan() { f32::MAX } else { f32::EPSILON * core::f32::consts::PI }", |x, _| {
        if x.is_nan() { f32::MAX } else { f32::EPSILON * std::f32::consts::PI }
    });
    let bit = |e: &str, f: fn(f32, f32) -> bool| {
        pairs("f32", "u32", &format!("({e}) as u32"), &FLOATS, move |x, y| u32::from(f(x, y)))
    };
    bit("x == y", |x, y| x == y);
    bit("x != y", |x, y| x != y);
    bit("x < y", |x, y| x < y);
    bit("x <= y", |x, y| x <= y);
    bit("x > y", |x, y| x > y);
    bit("!(x >= y)", |x, y| !(x >= y));
    bit("x.is_nan()", |x, _| x.is_nan());
    bit("x.is_finite()", |x, _| x.is_finite());
    bit("x.is_infinite()", |x, _| x.is_infinite());
    pairs("f32", "u32", "x as u32", &FLOATS, |x: f32, _| x as u32);
    pairs("f32", "i32", "x as i32", &FLOATS, |x: f32, _| x as i32);
    pairs("f32", "u8", "x as u8", &FLOATS, |x: f32, _| x as u8);
    pairs("f32", "i8", "x as i8", &FLOATS, |x: f32, _| x as i8);
    pairs("f32", "u16", "x as u16", &FLOATS, |x: f32, _| x as u16);
    pairs("f32", "i16", "x as i16", &FLOATS, |x: f32, _| x as i16);
    // A zero of either sign.
    let zero_free: Vec<f32> = FLOATS.into_iter().filter(|x| *x != 0.0 || x.is_sign_positive()).collect();
    pairs("f32", "f32", "x.min(y)", &zero_free, f32::min);
    pairs("f32", "f32", "x.max(y)", &zero_free, f32::max);
}

#[test]
fn approximate_builtins_are_close() {
    for (e, f) in [
        ("x.exp()", f64::exp as fn(f64) -> f64),
        ("x.exp2()", f64::exp2),
        ("x.ln()", f64::ln),
        ("x.log2()", f64::log2),
        ("x.tanh()", f64::tanh),
        ("x.asin()", f64::asin),
        ("x.acos()", f64::acos),
        ("x.atan()", f64::atan),
        ("x.atan2(-2.0)", |x| x.atan2(-2.0)),
        ("x.sinh()", f64::sinh),
        ("x.cosh()", f64::cosh),
        ("x.asinh()", f64::asinh),
        ("x.acosh()", f64::acosh),
        ("x.atanh()", f64::atanh),
        ("x.exp_m1()", f64::exp_m1),
        ("x.ln_1p()", f64::ln_1p),
        ("x.log(7.0)", |x| x.log(7.0)),
        ("x.cbrt()", f64::cbrt),
        ("x.hypot(0.75)", |x| x.hypot(0.75)),
        ("x.sin_cos().1", f64::cos),
        ("x.sin()", f64::sin),
        ("x.cos()", f64::cos),
        ("x.rsqrt()", |x| 1.0 / x.sqrt()),
    ] {
        let text = format!(
            "#[kernel(block = 32)] fn k(x: In<f32>, mut y: Out<f32>) {{ let i = global_id(); let x = x[i]; y[i] = {e}; }}"
        );
        let v = [0.0f32, 1.0, -1.0, 0.1, 2.5, 17.0, 1e-3, 1e-39, 1e-45, 30.0, f32::INFINITY, f32::NAN];
        for out in run_both(&text, [v.len() as u32, 1, 1], &[view(&v), zeros(4 * v.len())]) {
            for (x, got) in v.iter().zip(read::<f32>(&out)) {
                let want = f(f64::from(*x)) as f32;
                let close = (got - want).abs() <= want.abs() * 5e-7 || got == want || (got.is_nan() && want.is_nan());
                assert!(close || want.abs() < 1e-38 && got.abs() < 1e-37, "{e} of {x}: {got}, not {want}");
            }
        }
    }
}

#[test]
fn halves_compute_in_f32_and_round() {
    for (ty, to, from) in [
        ("f16", f32_to_f16 as fn(f32) -> u16, f16_to_f32 as fn(u16) -> f32),
        ("bf16", |x| f32_to_bf16(x.to_bits()) as u16, |h| f32::from_bits(u32::from(h) << 16)),
    ] {
        let xs: Vec<u16> =
            [0.0, -0.0, 1.0, -2.5, 0.1, 3000.0, 65504.0, 1e-7, f32::INFINITY].into_iter().map(to).collect();
        for (e, f) in [
            ("x + y", (|x, y| x + y) as fn(f32, f32) -> f32),
            ("x - y", |x, y| x - y),
            ("x * y", |x, y| x * y),
            ("x / y", |x, y| x / y),
            ("-x", |x, _| -x),
            ("T::from_f32(x.to_f32() + 1.5)", |x, _| x + 1.5),
            ("if x < y { x } else { y }", |x, y| if x < y { x } else { y }),
        ] {
            let text = format!(
                "#[kernel(block = 32, for(T in [{ty}]))] fn k<T: Float>(xs: In<T>, ys: In<T>, mut out: Out<T>) {{
                    let i = global_id(); let (x, y) = (xs[i / 9], ys[i % 9]); out[i] = {e};
                }}"
            );
            let out: Vec<u16> = read(&run(&text, [81, 1, 1], &[view(&xs), view(&xs), zeros(162)]));
            for (i, got) in out.iter().enumerate() {
                let want = to(f(from(xs[i / 9]), from(xs[i % 9])));
                let nan = from(*got).is_nan() && from(want).is_nan();
                assert!(*got == want || nan, "{e} on {ty}, {i}: {got:#x}, not {want:#x}");
            }
        }
    }
}

#[test]
fn out_of_range_reads_give_zero_and_writes_have_no_effect() {
    let text = "#[kernel(block = 32)] fn k(x: In<u32>, m: In<u32>, mut out: Out<u32>) {
        let i = global_id();
        out[i] = x[i] + m[(i / 4, i % 4)];
        out[i + 1000] = 7;
        out[0u32.wrapping_sub(i + 1)] = 9;
    }";
    let x = [1u32, 2, 3];
    let m: Vec<u32> = (10..25).collect();
    // Three rows of three columns, five elements apart.
    let out: Vec<u32> = read(&run(text, [20, 1, 1], &[view(&x), matrix(&m, 3, 3, 5), zeros(40)]));
    let want: Vec<u32> = (0..10)
        .map(|i| {
            let (r, c) = (i / 4, i % 4);
            x.get(i).copied().unwrap_or(0) + if r < 3 && c < 3 { m[r * 5 + c] } else { 0 }
        })
        .collect();
    assert_eq!(out, want);
}

#[test]
fn wide_accesses_are_whole_or_nothing() {
    for (ty, n) in [
        ("u32", 1),
        ("u32", 2),
        ("u32", 4),
        ("u8", 1),
        ("u8", 2),
        ("u8", 4),
        ("u8", 8),
        ("u8", 16),
        ("i16", 2),
        ("i16", 4),
        ("i16", 8),
        ("i8", 2),
    ] {
        let text = format!(
            "#[kernel(block = 32)] fn k(x: In<{ty}>, mut out: Out<{ty}>) {{
                let i = global_id();
                let mut a = x.load::<{n}>(i);
                a[0] = a[0] + 1;
                out.store(i * {n}, a);
                out.store(i * {n} + {} - {n} + 1, [a[0]; {n}]);
            }}",
            7 * n
        );
        let size: usize = match ty {
            "u8" | "i8" => 1,
            "i16" => 2,
            _ => 4,
        };
        // Including negative numbers.
        let bytes: Vec<u8> = (0..7 * size as u8).map(|i| i.wrapping_mul(37) ^ 0x80).collect();
        let given = Arg::View { bytes: bytes.clone(), rows: 1, cols: 7, stride: 7 };
        let out = run(&text, [7, 1, 1], &[given, zeros(7 * n * size)]);
        let mut want = vec![0u8; 7 * n * size];
        for i in 0..7 {
            let mut part = if i + n <= 7 { bytes[i * size..(i + n) * size].to_vec() } else { vec![0; n * size] };
            let first = part[..size].iter().rev().fold(0u32, |v, b| v << 8 | u32::from(*b)).wrapping_add(1);
            part[..size].copy_from_slice(&first.to_le_bytes()[..size]);
            want[i * n * size..(i + 1) * n * size].copy_from_slice(&part);
        }
        assert_eq!(out, want, "{n} elements of {ty}");
    }
}

#[test]
fn unproven_lds_indices_are_bounded() {
    let text = "#[kernel(block = 32)] fn k(x: In<u32>, n: u32, mut out: Out<u32>) {
        let mut t = Lds::<u32, 40>::new();
        let mut m = Lds::<u16, 4, 8>::new();
        let mut w = Lds::<u32, 64>::new();
        let i = thread_id();
        t[i] = x[i];
        if i < 8 { t[i + 32] = 100 + i; }
        m[(i / 8, i % 8)] = x[i] as u16;
        w.store(i * 2, [i, i * 3]);
        barrier();
        t[i + n] = 5;
        m[(i, n)] = 6;
        w.store(i + n, [1, 2]);
        barrier();
        let p = w.load::<2>(i * n);
        out[i] = t[i * 3] + t.len();
        out[i + 32] = m[(i / 4, i % 9)] as u32 + w[i + n - 1];
        out[i + 64] = p[0] * 1000 + p[1];
    }";
    let x: Vec<u32> = (0..32).map(|i| i * i).collect();
    let n = 30u32;
    let out: Vec<u32> = read(&run(text, [32, 1, 1], &[view(&x), Arg::Scalar(n.into()), zeros(4 * 96)]));
    let (mut t, mut m, mut w) = (vec![0u32; 40], vec![0u32; 32], vec![0u32; 64]);
    for i in 0..32usize {
        t[i] = x[i];
        m[i] = x[i] & 0xFFFF;
        w[2 * i] = i as u32;
        w[2 * i + 1] = 3 * i as u32;
    }
    (0..8).for_each(|i| t[i + 32] = 100 + i as u32);
    (0..32).filter(|i| i + 30 < 40).for_each(|i| t[i + 30] = 5);
    // If stores of one instruction overlap, the later lane's value stays in this interpreter.
    for i in 0..32usize {
        if i + 30 + 2 <= 64 {
            (w[i + 30], w[i + 31]) = (1, 2);
        }
    }
    for i in 0..32usize {
        assert_eq!(out[i], t.get(3 * i).copied().unwrap_or(0) + 40, "t, lane {i}");
        let (r, c) = (i / 4, i % 9);
        let a = if r < 4 && c < 8 { m[r * 8 + c] } else { 0 };
        assert_eq!(out[i + 32], a + w.get(i + 29).copied().unwrap_or(0), "m, lane {i}");
        let p = if i * 30 + 2 <= 64 { w[i * 30] * 1000 + w[i * 30 + 1] } else { 0 };
        assert_eq!(out[i + 64], p, "w, lane {i}");
    }
}

/// A wave builtin over `n` lanes of one wave.
fn wave(expr: &str, ty: &str, n: usize, v: &[u32]) -> Vec<u32> {
    let text = format!(
        "#[kernel(block = 32)] fn k(x: In<{ty}>, mut out: Out<{ty}>) {{ let x = x[lane()]; out[lane()] = {expr}; }}"
    );
    read(&run(&text, [n as u32, 1, 1], &[view(&v[..n]), zeros(4 * n)]))
}

#[test]
fn wave_builtins() {
    let v: Vec<u32> = (0..32u32).map(|i| (i * 7919).rotate_left(i) | 1).collect();
    for n in [32usize, 13, 1] {
        let given = &v[..n];
        let all =
            |e: &str, ty: &str, want: u32| assert_eq!(wave(e, ty, n, &v), vec![want; n], "{e} on {ty}, {n} lanes");
        all("wave::sum(x)", "u32", given.iter().fold(0, |a, b| a.wrapping_add(*b)));
        all("wave::product(x)", "u32", given.iter().fold(1, |a, b| a.wrapping_mul(*b)));
        all("wave::max(x)", "u32", *given.iter().max().unwrap());
        all("wave::min(x)", "u32", *given.iter().min().unwrap());
        all("wave::max(x)", "i32", *given.iter().max_by_key(|x| **x as i32).unwrap());
        all("wave::min(x)", "i32", *given.iter().min_by_key(|x| **x as i32).unwrap());
        all("wave::and(x | 5)", "u32", given.iter().fold(u32::MAX, |a, b| a & (b | 5)));
        all("wave::or(x)", "u32", given.iter().fold(0, |a, b| a | b));
        all("wave::xor(x)", "i32", given.iter().fold(0, |a, b| a ^ b));
        all(
            "wave::ballot(x > 3000)",
            "u32",
            given.iter().enumerate().fold(0, |m, (i, x)| m | u32::from(*x > 3000) << i),
        );
        all("wave::any(x == 1) as u32", "u32", given.contains(&1).into());
        all("wave::all(x > 0) as u32", "u32", 1);
        all("wave::all(x == 1) as u32", "u32", u32::from(given.iter().all(|x| *x == 1)));
        all("wave::first(x)", "u32", v[0]);
        let pick = |e: &str, from: &dyn Fn(usize) -> Option<usize>| {
            let want: Vec<u32> = (0..n).map(|l| from(l).filter(|f| *f < n).map_or(v[l], |f| v[f])).collect();
            assert_eq!(wave(e, "u32", n, &v), want, "{e}, {n} lanes");
        };
        pick("wave::shuffle_xor(x, 1)", &|l| Some(l ^ 1));
        pick("wave::shuffle_xor(x, 21)", &|l| Some(l ^ 21));
        pick("wave::shuffle(x, lane() * 5 + 3)", &|l| Some((l * 5 + 3) % 32));
        pick("wave::shuffle_up(x, 3)", &|l| l.checked_sub(3));
        pick("wave::shuffle_up(x, 40)", &|_| None);
        pick("wave::shuffle_down(x, 3)", &|l| Some(l + 3));
        pick("wave::shuffle_down(x, 4294967295)", &|_| None);
        if n == 32 {
            pick("wave::broadcast(x, 17)", &|_| Some(17));
        }
    }
    let f: Vec<f32> = (0..32).map(|i| i as f32 - 3.5).collect();
    let text = "#[kernel(block = 32)] fn k(x: In<f32>, mut out: Out<f32>) {
        let x = x[lane()];
        out[0] = wave::sum(x); out[1] = wave::max(x); out[2] = wave::min(x); out[3] = wave::product(x / 16.0);
    }";
    let out: Vec<f32> = read(&run(text, [32, 1, 1], &[view(&f), zeros(16)]));
    let mut tree = f.iter().map(|x| x / 16.0).collect::<Vec<_>>();
    for d in [1, 2, 4, 8, 16] {
        tree = (0..32).map(|l| tree[l] * tree[l ^ d]).collect();
    }
    assert_eq!(out, [f.iter().sum::<f32>(), 27.5, -3.5, tree[0]]);
}

#[test]
fn matrices_multiply() {
    for (ty, to) in [("f16", f32_to_f16 as fn(f32) -> u16), ("bf16", |x: f32| f32_to_bf16(x.to_bits()) as u16)] {
        let text = format!(
            "#[kernel(block = 32, for(T in [{ty}]))] fn k<T: Float>(a: In<T>, b: In<T>, mut out: Out<f32>) {{
                let mut ta = Lds::<T, 256>::new();
                let mut tb = Lds::<T, 16, 20>::new();
                let l = lane();
                #[unroll]
                for i in 0..8 {{
                    let at = i * 32 + l;
                    ta[at] = a[at];
                    tb[(at / 16, at % 16)] = b[at];
                }}
                barrier();
                let mut acc = [wmma::Acc::zero(); 2];
                #[unroll]
                for j in 0..2usize {{
                    let x = wmma::A::<T>::load(&ta, 0, 16);
                    let y = wmma::B::<T>::load(&tb, 0, 20);
                    acc[j] = wmma::mma(x, y, acc[j]);
                }}
                acc[1] = wmma::mma(wmma::A::<T>::load(&ta, 0, 16), wmma::B::<T>::load(&tb, 0, 20), acc[1]);
                #[unroll]
                for j in 0..8 {{
                    let at = acc[0].row(j) * 16 + acc[0].col();
                    out[at] = acc[0].get(j);
                    out[256 + at] = acc[1].get(j);
                }}
            }}"
        );
        let a: Vec<f32> = (0..256).map(|i| ((i * 7) % 11) as f32 - 4.0).collect();
        let b: Vec<f32> = (0..256).map(|i| ((i * 5) % 13) as f32 - 6.0).collect();
        let halves = |v: &[f32]| view(&v.iter().map(|x| to(*x)).collect::<Vec<u16>>());
        let out: Vec<f32> = read(&run(&text, [32, 1, 1], &[halves(&a), halves(&b), zeros(2048)]));
        for r in 0..16 {
            for c in 0..16 {
                let want: f32 = (0..16).map(|k| a[r * 16 + k] * b[c * 16 + k]).sum();
                assert_eq!(out[r * 16 + c], want, "{ty} {r} {c}");
                assert_eq!(out[256 + r * 16 + c], 2.0 * want, "{ty} {r} {c}");
            }
        }
    }
}

#[test]
fn fragments_come_from_views_too() {
    let text = "#[kernel(block = 32)] fn k(a: In<bf16>, b: InOut<bf16>, mut out: Out<f32>) {
        let mut acc = wmma::Acc::zero();
        for step in 0..2 {
            let x = wmma::A::<bf16>::load(&a, 3 + step * 16, 37);
            acc = wmma::mma(x, wmma::B::<bf16>::load(&b, step * 16, 32), acc);
        }
        #[unroll]
        for j in 0..8 { out[acc.row(j) * 16 + acc.col()] = acc.get(j); }
    }";
    let bf16 = |x: f32| f32_to_bf16(x.to_bits()) as u16;
    // The last row of `a` is truncated: its second run of sixteen elements is zero.
    let a: Vec<f32> = (0..16 * 37 - 6).map(|i| ((i * 7) % 11) as f32 - 4.0).collect();
    let b: Vec<f32> = (0..512).map(|i| ((i * 5) % 13) as f32 - 6.0).collect();
    let halves = |v: &[f32]| view(&v.iter().map(|x| bf16(*x)).collect::<Vec<u16>>());
    let out: Vec<f32> = read(&run(text, [32, 1, 1], &[halves(&a), halves(&b), zeros(1024)]));
    for (r, c) in (0..16).flat_map(|r| (0..16).map(move |c| (r, c))) {
        let steps = if r == 15 { 1 } else { 2 };
        let want: f32 = (0..16 * steps).map(|k| a[3 + r * 37 + k] * b[c * 32 + k]).sum();
        assert_eq!(out[r * 16 + c], want, "{r} {c}");
    }
}

#[test]
fn dot_products_of_every_float() {
    for (ty, n) in [("f32", 4), ("f16", 8), ("bf16", 8), ("f16", 2), ("bf16", 1)] {
        let text = format!(
            "#[kernel(block = 32, for(T in [{ty}]))] fn k<T: Float>(a: In<T>, b: In<T>, c: In<f32>, mut out: Out<f32>) {{
                let i = global_id();
                let x = a.load::<{n}>(i * {n});
                let mut y = b.load::<{n}>(i * {n});
                out[i] = x.dot(y, c[i]);
                y[0] = y[0] * T::from_f32(2.0);
                out[i + 32] = x.dot(y, 0.0);
            }}"
        );
        let exact = |x: f32| match ty {
            "f16" => f16_to_f32(f32_to_f16(x)),
            "bf16" => f32::from_bits(f32_to_bf16(x.to_bits()) << 16),
            _ => x,
        };
        let [a, b] = [7, 5].map(|s| (0..32 * n).map(|i| exact((i * s % 23) as f32 / 3.0 - 3.0)).collect::<Vec<f32>>());
        let c: Vec<f32> = (0..32).map(|i| i as f32 / 7.0).collect();
        let given = |v: &[f32]| match ty {
            "f16" => view(&v.iter().map(|x| f32_to_f16(*x)).collect::<Vec<u16>>()),
            "bf16" => view(&v.iter().map(|x| f32_to_bf16(x.to_bits()) as u16).collect::<Vec<u16>>()),
            _ => view(v),
        };
        let out: Vec<f32> = read(&run(&text, [32, 1, 1], &[given(&a), given(&b), view(&c), zeros(256)]));
        for i in 0..32 {
            let terms = (i * n..i * n + n).map(|k| (a[k], b[k]));
            let want = terms.clone().fold(c[i], |sum, (a, b)| a.mul_add(b, sum));
            assert_eq!(out[i], want, "{ty} {n} lane {i}");
            let doubled = terms.enumerate().map(|(k, (a, b))| (a, if k == 0 { exact(b * 2.0) } else { b }));
            assert_eq!(out[i + 32], doubled.fold(0.0, |sum, (a, b)| a.mul_add(b, sum)), "{ty} {n} lane {i}");
        }
    }
}

#[test]
fn constants_generics_and_device_functions() {
    let text = "
        const SCALE: f32 = 1.5 * 2.0;
        const SIZES: [u32; 3] = [4, TWO * 8, 1 << 5];
        const TWO: u32 = { if true { 2 } else { 3 } };
        fn pair(x: f32, n: u32) -> (f32, u32) {
            if n > 5 { return (x, 1); }
            (x * SCALE, n + SIZES[1])
        }
        fn total<T: Float, const N: usize>(a: [T; N], s: &Lds<T, 32>) -> f32 {
            let mut t = s[0].to_f32();
            #[unroll]
            for i in 0..N { t += a[i].to_f32(); }
            t
        }
        fn fill(t: &mut Lds<f32, 32>, x: In<f32>) { t[thread_id()] = x[thread_id()]; }
        fn twice<T: Float>(x: T) -> T { x + x }
        #[kernel(block = 32, for(T in [f32], N in [3]))]
        fn k<T: Float, const N: u32>(x: In<T>, flag: bool, small: i8, half: f16, mut out: Out<f32>) {
            const LOCAL: u32 = N * TWO;
            let mut t = Lds::<f32, 32>::new();
            fill(&mut t, x);
            barrier();
            let i = global_id();
            let (a, b) = pair(x[i], i);
            let s = total([a, twice(a), 1.0], &t);
            out[i] = if flag { s + b as f32 } else { -1.0 };
            out[i + 32] = LOCAL as f32 + small as f32 + half.to_f32() + SIZES[2] as f32;
        }";
    let x: Vec<f32> = (1..33).map(|i| i as f32).collect();
    let args =
        [view(&x), Arg::Scalar(1), Arg::Scalar(-5i32 as u32 as u64), Arg::Scalar(f32_to_f16(0.5).into()), zeros(256)];
    let out: Vec<f32> = read(&run(text, [32, 1, 1], &args));
    for i in 0..32 {
        let (a, b) = if i > 5 { (x[i], 1.0) } else { (x[i] * 3.0, i as f32 + 16.0) };
        assert_eq!(out[i], x[0] + a + 2.0 * a + 1.0 + b, "lane {i}");
        assert_eq!(out[i + 32], 6.0 - 5.0 + 0.5 + 32.0);
    }
}

#[test]
fn work_is_strided_and_ids_are_right() {
    let text = "#[kernel(block = (8, 4))] fn k(n: u32, mut out: Out<u32>) {
        let at = (global_id_y() * block_count() * block_size() + global_id()) * 4;
        out[at] = thread_id() + 100 * thread_id_y() + 10000 * block_id() + 1000000 * block_id_y();
        out[at + 1] = lane() + 100 * wave_id();
        out[at + 2] = block_count() + 10 * block_count_y() + 100 * block_size() + 10000 * block_size_y() + 100000 * block_size_z();
        let mut c = 0;
        for i in strided(at, n, 4294967295) { c += 1 + i; }
        for i in (0..=at).rev() { c += i; if i == 3 { break; } }
        out[at + 3] = c;
    }";
    let out: Vec<u32> = read(&run(text, [16, 8, 1], &[Arg::Scalar(40), zeros(16 * 8 * 16)]));
    for y in 0..8u32 {
        for x in 0..16u32 {
            let i = ((y * 16 + x) * 4) as usize;
            assert_eq!(out[i], x % 8 + 100 * (y % 4) + 10000 * (x / 8) + 1_000_000 * (y / 4));
            assert_eq!(out[i + 1], y % 4 * 8 + x % 8);
            assert_eq!(out[i + 2], 2 + 20 + 800 + 40000 + 100_000);
            let at = i as u32;
            let mut c = if at < 40 { 1 + at } else { 0 };
            for i in (0..=at).rev() {
                c += i;
                if i == 3 {
                    break;
                }
            }
            assert_eq!(out[i + 3], c);
        }
    }
}

#[test]
fn arguments_have_c_layout() {
    let f = File::one(
        "#[kernel(block = 32)] fn k(a: u8, b: i16, c: bool, x: In<bf16>, d: f16, e: f32, mut y: Out<f32>, f: i8) { y[0] = e; }",
    );
    let offsets: Vec<u32> = f.params.iter().map(|p| p.offset).collect();
    use t0_abi::View;
    #[repr(C)]
    struct Segment {
        a: u8,
        b: i16,
        c: t0_abi::kernarg::Bool,
        x: View,
        d: u16,
        e: f32,
        y: View,
        f: i8,
        counts: t0_abi::kernarg::BlockCounts,
    }
    macro_rules! offsets { ($($field:ident)*) => { [$(std::mem::offset_of!(Segment, $field) as u32),*] } }
    assert_eq!(offsets, offsets!(a b c x d e y f));
    let counts = std::mem::offset_of!(Segment, counts) as u32;
    assert_eq!((f.hidden_offset, f.kernarg_bytes), (counts, size_of::<Segment>() as u32));
}

#[test]
fn deep_nesting_is_an_error_not_a_crash() {
    // rustc's own threads have 8 MiB; `syn` needs most of it.
    std::thread::Builder::new().stack_size(8 << 20).spawn(nest).unwrap().join().unwrap();
}

fn nest() {
    for n in [50, 100, 200, 1500] {
        for text in [
            format!(
                "#[kernel(block = 32)] fn k(mut y: Out<u32>) {{ y[0] = {}1{}; }}",
                "(".repeat(n.min(150)),
                ")".repeat(n.min(150))
            ),
            format!("#[kernel(block = 32)] fn k(mut y: Out<u32>) {{ y[0] = 1{}; }}", " + 1".repeat(n)),
            format!("#[kernel(block = 32)] fn k(mut y: Out<u32>) {{ y[0] = {}1; }}", "!".repeat(n.min(150))),
            format!(
                "#[kernel(block = 32)] fn k(mut y: Out<u32>, n: u32) {{ {}{} }}",
                "if n > 1 { ".repeat(n.min(200)),
                "}".repeat(n.min(200))
            ),
            format!(
                "#[kernel(block = 32)] fn k(mut y: Out<u32>, n: u32) {{ match n {{ {} _ => {{}} }} }}",
                (0..n).map(|i| format!("{i} => {{ y[0] = {i}; }}")).collect::<String>()
            ),
            format!("#[kernel(block = 32)] fn k(x: {}f32{}) {{}}", "(".repeat(n.min(150)), ",)".repeat(n.min(150))),
        ] {
            let file = File::parse(&text);
            match file.lower("k") {
                Ok(_) => {}
                Err(ds) => {
                    let known = ["nested", "cannot take", "at most 128 arms"];
                    assert!(known.iter().any(|k| ds[0].message.contains(k)), "{}", ds[0]);
                }
            }
        }
    }
}

/// The attribute refuses them first; direct callers of the compiler get an error too.
#[test]
fn blocks_have_one_to_1024_lanes() {
    for block in [[0, 1, 1], [2000, 1, 1], [32, 33, 1], [65536, 65536, 65536]] {
        let file = File::parse("#[kernel(block = 64)] fn k(mut y: Out<u32>) { y[0] = 1; }").in_blocks_of(block);
        let refused = file.lower("k").err().unwrap_or_default();
        assert!(refused.iter().any(|d| d.message.starts_with("a workgroup has 1 to 1024")), "{block:?}");
    }
}
