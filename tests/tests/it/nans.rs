//! NaNs as docs/language.md specifies them: whether a result is NaN is the same on the GPU and on the CPU for every
//! float type; signs and payloads are unspecified, except for the sign operations.

use t0::prelude::*;

/// One bit for each operation whose result is NaN.
#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
fn which<T: Float>(x: In<T>, y: In<T>, mut out: Out<u32>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    let results = [
        a + b,
        a - b,
        a * b,
        a / b,
        -a,
        a.abs(),
        a.copysign(b),
        a.sqrt(),
        a.min(b),
        a.max(b),
        a.mul_add(b, a),
        a.recip(),
        a.fract(),
        a.floor(),
        a.round(),
        a.signum(),
        a.ln(),
        a.log2(),
        a.exp(),
        a.sin(),
        a.cos(),
        a.asin(),
        a.acos(),
        a.atan2(b),
        a.powf(b),
        a.rsqrt(),
        T::from_f32(a.to_f32() - b.to_f32()),
        T::from_f32(a.to_f32() / b.to_f32()),
    ];
    let mut bits = 0;
    #[unroll]
    for k in 0..28usize {
        if results[k].to_f32().is_nan() {
            bits |= 1 << k as u32;
        }
    }
    out[i] = bits;
}

/// Results of `f64` that are NaN, with methods that [`Float`] does not have.
#[t0::kernel(block = 64)]
fn which_of_doubles(x: In<f64>, y: In<f64>, mut out: Out<u32>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    let (single, other) = (a as f32, b as f32);
    let results = [
        a + b,
        a - b,
        a * b,
        a / b,
        a % b,
        -a,
        a.abs(),
        a.copysign(b),
        a.sqrt(),
        a.min(b),
        a.max(b),
        a.mul_add(b, a),
        a.recip(),
        a.fract(),
        a.trunc(),
        a.signum(),
        a.ln(),
        a.exp(),
        a.sin(),
        a.acos(),
        a.rsqrt(),
        single as f64,
        (single % other) as f64,
        (single - other) as f64,
    ];
    let mut bits = 0;
    #[unroll]
    for k in 0..24usize {
        if results[k].is_nan() {
            bits |= 1 << k as u32;
        }
    }
    out[i] = bits;
}

/// Sign operations, whose bits are exact for NaNs too.
#[t0::kernel(block = 64)]
fn signs(x: In<f32>, d: In<f64>, mut out: Out<u32>, mut wide: Out<u64>) {
    let i = global_id();
    let (a, b) = (x[i], d[i]);
    out.store(4 * i, [a.to_bits(), (-a).to_bits(), a.abs().to_bits(), a.copysign(-1.0).to_bits()]);
    wide.store(2 * i, [(-b).to_bits(), b.abs().to_bits()]);
}

/// Sign operations of f16 and bf16: bit 0 is the sign of `-a`, bit 1 that of `abs`, bit 2 that of `copysign`.
#[t0::kernel(block = 64, for(T in [f16, bf16]))]
fn signs_of_halves<T: Float>(x: In<T>, mut out: Out<u32>) {
    let i = global_id();
    let a = x[i];
    let sign = |v: T, at: u32| (v.to_f32().to_bits() >> 31) << at;
    out[i] = sign(-a, 0) | sign(a.abs(), 1) | sign(a.copysign(T::from_f32(-1.0)), 2);
}

const SPECIAL: [f32; 15] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    3.0,
    -3.0,
    0.75,
    1e-30,
    -1e-30,
    f32::MAX,
    f32::MIN,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
    -f32::NAN,
];

/// All pairs.
fn pairs<T>(of: impl Fn(f32) -> T) -> (Vec<T>, Vec<T>) {
    SPECIAL.iter().flat_map(|&a| SPECIAL.iter().map(move |&b| (a, b))).map(|(a, b)| (of(a), of(b))).unzip()
}

#[test]
fn the_same_results_are_nan_everywhere() {
    let gpu = Device::open().unwrap();
    macro_rules! check {
        ($t:ty, $of:expr, $($kernel:tt)+) => {{
            let (x, y) = pairs::<$t>($of);
            let n = x.len();
            let mut here = vec![0u32; n];
            check!(@cpu $($kernel)+)(&x, &y, &mut here).over(n).run().unwrap();
            let (a, b, mut there) = (gpu.upload(&x).unwrap(), gpu.upload(&y).unwrap(), gpu.zeros::<u32>(n).unwrap());
            $($kernel)+(&a, &b, &mut there).over(n).run(&gpu).unwrap();
            let there = there.download().unwrap();
            for i in 0..n {
                assert_eq!(there[i], here[i], "{} of {:?} and {:?}", stringify!($($kernel)+), x[i], y[i]);
            }
            here
        }};
        (@cpu which::<$t:ty>) => { which::on_cpu::<$t> };
        (@cpu which_of_doubles) => { which_of_doubles::on_cpu };
    }
    let singles = check!(f32, |x| x, which::<f32>);
    check!(f16, f16::from_f32, which::<f16>);
    check!(bf16, bf16::from_f32, which::<bf16>);
    check!(f64, f64::from, which_of_doubles);
    // For -3 and 0: `sqrt`, `ln`, `log2`, `asin`, `acos` and `rsqrt`.
    assert_eq!(singles[5 * SPECIAL.len()], 1 << 7 | 1 << 16 | 1 << 17 | 1 << 21 | 1 << 22 | 1 << 25);
}

#[test]
fn signs_of_nans_are_exact_where_an_operation_is_about_the_sign() {
    let gpu = Device::open().unwrap();
    let quiet = [0x7fc0_0000u32, 0xffc0_0000, 0x7fd5_1234, 0xffd5_1234];
    let xs: Vec<f32> = quiet.iter().map(|&bits| f32::from_bits(bits)).collect();
    let ds: Vec<f64> = quiet.iter().map(|&bits| f64::from_bits(u64::from(bits) << 32 | 0x5678)).collect();
    let (mut out, mut wide) = ([0u32; 16], [0u64; 8]);
    signs::on_cpu(&xs, &ds, &mut out, &mut wide).over(4).run().unwrap();
    let expected: Vec<u32> = quiet.iter().flat_map(|&b| [b, b ^ 1 << 31, b & !(1 << 31), b | 1 << 31]).collect();
    assert_eq!(out.to_vec(), expected);
    let doubles: Vec<u64> = ds.iter().flat_map(|d| [d.to_bits() ^ 1 << 63, d.to_bits() & !(1 << 63)]).collect();
    assert_eq!(wide.to_vec(), doubles);
    let (x, d) = (gpu.upload(&xs).unwrap(), gpu.upload(&ds).unwrap());
    let (mut a, mut b) = (gpu.zeros::<u32>(16).unwrap(), gpu.zeros::<u64>(8).unwrap());
    signs(&x, &d, &mut a, &mut b).over(4).run(&gpu).unwrap();
    assert_eq!((a.download().unwrap(), b.download().unwrap()), (expected, doubles));

    macro_rules! halves {
        ($t:ty) => {{
            let xs: Vec<$t> = xs.iter().map(|x| <$t>::from_f32(*x)).collect();
            let mut out = [0u32; 4];
            signs_of_halves::on_cpu::<$t>(&xs, &mut out).over(4).run().unwrap();
            assert_eq!(out, [0b101, 0b100, 0b101, 0b100]);
            let (x, mut y) = (gpu.upload(&xs).unwrap(), gpu.zeros::<u32>(4).unwrap());
            signs_of_halves::<$t>(&x, &mut y).over(4).run(&gpu).unwrap();
            assert_eq!(y.download().unwrap(), out);
        }};
    }
    halves!(f16);
    halves!(bf16);
}
