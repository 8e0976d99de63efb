//! Launches of the hand-assembled kernels.

use std::time::Duration;

pub(crate) use t0_tests_share::by_hand::*;

use t0_runtime::{Buffer, Device, Launch, VirtualOptions};

/// A strict virtual GPU.
pub(crate) fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU always opens")
}

/// Whether tests that pass on every device run on the card: if `T0_DEVICE` is `kfd`, as `runtime_card` sets it.
pub(crate) fn on_card() -> bool {
    std::env::var_os("T0_DEVICE").is_some_and(|device| device == "kfd")
}

/// The device of tests that pass on every device: the card, or a strict virtual GPU.
pub(crate) fn device() -> Device {
    if on_card() { Device::builder().kfd(0).open().expect("`T0_DEVICE=kfd` needs a card") } else { strict() }
}

/// As [`device`], with a timeout; the virtual GPU is not strict.
pub(crate) fn impatient(timeout: Duration) -> Device {
    let builder = Device::builder().quiet().timeout(timeout);
    let builder = if on_card() { builder.kfd(0) } else { builder.virtual_gpu(VirtualOptions::default()) };
    builder.open().expect("`T0_DEVICE=kfd` needs a card")
}

/// A launch of [`VECTOR_ADD`].
pub(crate) fn vector_add<'a>(x: &'a Buffer<f32>, y: &'a Buffer<f32>, out: &'a mut Buffer<f32>) -> Launch<'a> {
    Launch::new(&VECTOR_ADD).view_in(x.view()).view_in(y.view()).view_out(out.view_mut())
}

/// A launch of [`ADVANCE`].
pub(crate) fn advance<'a>(data: &'a mut Buffer<u32>, step: u32) -> Launch<'a> {
    Launch::new(&ADVANCE).view_out(data.view_mut()).scalar(step)
}

/// Checks that the device still works.
pub(crate) fn still_adds(gpu: &Device) {
    let n = 1000;
    let xs: Vec<f32> = (0..n).map(|i| i as f32).collect();
    let ys: Vec<f32> = (0..n).map(|i| 0.5 - 3.0 * i as f32).collect();
    let (x, y) = (gpu.upload(&xs).unwrap(), gpu.upload(&ys).unwrap());
    let mut out = gpu.zeros::<f32>(n).unwrap();
    vector_add(&x, &y, &mut out).over(n).run(gpu).unwrap();
    let expected: Vec<f32> = xs.iter().zip(&ys).map(|(x, y)| x + y).collect();
    assert_eq!(out.download().unwrap(), expected);
}
