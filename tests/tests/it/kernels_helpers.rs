//! Kernels that use device functions and constants of other modules, and generic kernels, compared with `on_cpu`.

#![allow(unreachable_pub)] // `pub` items show that device functions are found however visible they are

use t0::prelude::*;

mod math {
    /// Private: only [`twice_squared`] uses it.
    #[t0::device]
    fn square(x: f32) -> f32 {
        x * x
    }

    #[t0::constant]
    const TWO: f32 = 2.0;

    #[t0::device]
    pub fn twice_squared(x: f32) -> f32 {
        TWO * square(x)
    }

    pub mod deep {
        #[t0::constant]
        pub const STEP: u32 = super::BASE * 2;

        #[t0::device]
        pub(crate) fn next(i: u32) -> u32 {
            i + STEP
        }
    }

    #[t0::constant]
    pub(crate) const BASE: u32 = 1;
}

mod kernels {
    use super::math::deep::*;
    use super::math::{self, twice_squared as f};
    use t0::prelude::*;

    #[t0::kernel(block = 64)]
    pub fn renamed(x: In<f32>, mut out: Out<f32>) {
        let i = global_id();
        out[i] = f(x[i]) + math::twice_squared(1.0);
    }

    #[t0::kernel(block = 64)]
    pub(crate) fn globbed(mut out: Out<u32>, flag: bool) {
        let i = global_id();
        out[i] = if flag { next(i) + STEP } else { crate::kernels_helpers::math::deep::next(i) };
    }
}

#[test]
fn helpers_are_found_through_modules_and_renames() {
    let xs = [1.0f32, 2.0, 3.0];
    let mut ys = [0.0f32; 3];
    kernels::renamed::on_cpu(&xs, &mut ys).over(3).run().unwrap();
    assert_eq!(ys, [4.0, 10.0, 20.0]);
    let mut zs = [0u32; 3];
    kernels::globbed::on_cpu(&mut zs, true).over(3).run().unwrap();
    assert_eq!(zs, [4, 5, 6]);
}

#[test]
fn items_of_a_function_body_work() {
    #[t0::device]
    fn inner(x: u32) -> u32 {
        x + 1
    }
    #[t0::device]
    fn outer(x: u32) -> u32 {
        inner(x) + 1
    }
    #[t0::kernel(block = 32)]
    fn local(mut out: Out<u32>) {
        let i = global_id();
        out[i] = outer(i);
    }
    let mut zs = [0u32; 3];
    local::on_cpu(&mut zs).over(3).run().unwrap();
    assert_eq!(zs, [2, 3, 4]);
}

#[t0::kernel(block = 32, for(T in [f32, bf16], N in [2, 3]))]
fn scale<T: Float, const N: u32>(x: In<T>, mut y: Out<T>) {
    let i = global_id();
    y[i] = T::from_f32(x[i].to_f32() * N as f32);
}

#[test]
fn generic_kernels_run_in_each_instance() {
    let xs = [bf16::from_f32(1.5); 5];
    let mut ys = [bf16::ZERO; 5];
    scale::on_cpu::<bf16>(Scale { n: 3 }, &xs, &mut ys).over(5).run().unwrap();
    assert_eq!(ys, [bf16::from_f32(4.5); 5]);
    assert_eq!(scale::image::<f32>(Scale { n: 2 }).unwrap().name, "scale");
    assert_eq!(scale::image::<f32>(Scale { n: 2 }).unwrap().file, "tests/it/kernels_helpers.rs");
}

#[t0::device]
fn rotated<T: Float>(x: [T; 4], by: u32) -> [T; 4] {
    let mut y = [T::from_f32(0.0); 4];
    #[unroll]
    for i in 0..4 {
        y[i] = x[(i + 1) % 4];
    }
    if by == 0 { x } else { y }
}

#[t0::device]
fn weighted(x: [f32; 4]) -> f32 {
    let mut sum = 0.0;
    #[unroll]
    for i in 0..4 {
        sum += (i + 1) as f32 * x[i];
    }
    sum
}

#[t0::kernel(block = 32)]
fn arrays(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = weighted(rotated(x.load::<4>(4 * i), i));
}

#[test]
fn device_functions_take_and_return_arrays() {
    let gpu = Device::builder().virtual_gpu(t0::VirtualOptions::strict()).open().unwrap();
    let xs: Vec<f32> = (0..40).map(|i| (i * i) as f32).collect();
    let (mut expected, mut out) = ([0.0f32; 10], gpu.zeros::<f32>(10).unwrap());
    arrays::on_cpu(&xs, &mut expected).over(10).run().unwrap();
    assert_eq!(&expected[..2], &[4.0 * 9.0 + 3.0 * 4.0 + 2.0, 25.0 + 2.0 * 36.0 + 3.0 * 49.0 + 4.0 * 16.0]);
    arrays(&gpu.upload(&xs).unwrap(), &mut out).over(10).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), expected);
}
