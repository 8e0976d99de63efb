//! Quotients and square roots do not depend on how a card rounds its approximate instructions.

use t0::prelude::*;
use t0_tests_share::compare::wild;

#[t0::kernel(block = 32, grid = a.len())]
fn singles(
    a: In<f32>,
    b: In<f32>,
    mut quotient: Out<f32>,
    mut root: Out<f32>,
    mut rest: Out<f32>,
    mut power: Out<f32>,
) {
    let i = global_id();
    quotient[i] = a[i] / b[i];
    root[i] = a[i].abs().sqrt();
    rest[i] = a[i] % b[i];
    power[i] = a[i].exp();
}

#[t0::kernel(block = 32, grid = a.len())]
fn doubles(a: In<f64>, b: In<f64>, mut quotient: Out<f64>, mut root: Out<f64>) {
    let i = global_id();
    quotient[i] = a[i] / b[i];
    root[i] = a[i].abs().sqrt();
}

#[t0::kernel(block = 32, grid = a.len())]
fn integers(a: In<u32>, b: In<u32>, mut quotient: Out<u32>, mut rest: Out<i32>, mut wide: Out<u64>) {
    let i = global_id();
    let (x, y) = (a[i], b[i] | 1);
    quotient[i] = x / y;
    rest[i] = x as i32 % y as i32;
    wide[i] = (x as u64 * 4_295_032_833) / y as u64;
}

/// All results as bits: those that must not depend on the noise, and the powers, which may.
fn results(seed: Option<u64>) -> (Vec<u64>, Vec<u32>) {
    let options = seed.into_iter().fold(VirtualOptions::strict(), VirtualOptions::ulp_noise);
    let gpu = Device::builder().virtual_gpu(options).quiet().open().expect("the virtual GPU");
    let (mut a, mut b) = (wild(2048, 3), wild(2048, 4));
    // A power of two divided by a number whose significand has only ones lies near the middle of two floats.
    a.extend([1.0, 2.0, -0.5, 1.0f32.next_down(), 1.0, f32::MIN_POSITIVE, 3.0]);
    b.extend([
        2.0f32.next_down(),
        -1.0f32.next_down(),
        f32::MAX,
        2.0f32.next_down(),
        0.5,
        1.0f32.next_down(),
        f32::MAX,
    ]);
    let wide = |values: &[f32], second: fn(f64) -> f64| {
        let pair = |x: &f32| [f64::from(*x) * 1.000_000_123_456_789, second(f64::from(*x))];
        values.iter().flat_map(pair).collect::<Vec<f64>>()
    };
    let bits = |values: &[f32]| values.iter().map(|x| x.to_bits()).collect::<Vec<u32>>();
    let mut all = Vec::new();

    let (x, y) = (gpu.upload(&a).unwrap(), gpu.upload(&b).unwrap());
    let [mut quotient, mut root, mut rest, mut power] = [(); 4].map(|()| gpu.zeros::<f32>(a.len()).unwrap());
    singles(&x, &y, &mut quotient, &mut root, &mut rest, &mut power).run(&gpu).unwrap();
    for values in [quotient, root, rest] {
        all.extend(bits(&values.download().unwrap()).into_iter().map(u64::from));
    }
    let power = bits(&power.download().unwrap());

    let (x, y) = (gpu.upload(&wide(&a, |x| x)).unwrap(), gpu.upload(&wide(&b, f64::next_down)).unwrap());
    let [mut quotient, mut root] = [(); 2].map(|()| gpu.zeros::<f64>(x.len()).unwrap());
    doubles(&x, &y, &mut quotient, &mut root).run(&gpu).unwrap();
    for values in [quotient, root] {
        all.extend(values.download().unwrap().iter().map(|x| x.to_bits()));
    }

    let (x, y) = (gpu.upload(&bits(&a)).unwrap(), gpu.upload(&bits(&b)).unwrap());
    let (mut quotient, mut rest) = (gpu.zeros::<u32>(a.len()).unwrap(), gpu.zeros::<i32>(a.len()).unwrap());
    let mut wide = gpu.zeros::<u64>(a.len()).unwrap();
    integers(&x, &y, &mut quotient, &mut rest, &mut wide).run(&gpu).unwrap();
    all.extend(quotient.download().unwrap().into_iter().map(u64::from));
    all.extend(rest.download().unwrap().into_iter().map(|x| u64::from(x as u32)));
    all.extend(wide.download().unwrap());
    (all, power)
}

#[test]
fn quotients_and_roots_do_not_need_exact_reciprocals() {
    let (exact, power) = results(None);
    for seed in [1, 2, 3] {
        let (noisy, moved) = results(Some(seed));
        assert!(noisy == exact, "seed {seed}: {:?}", noisy.iter().zip(&exact).position(|(a, b)| a != b));
        assert_ne!(moved, power, "seed {seed}: approximate builtins move");
    }
}
