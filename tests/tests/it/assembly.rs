//! Inline assembly without a CPU equivalent.

use t0::VirtualOptions;
use t0::prelude::*;

#[t0::kernel(block = 32)]
fn reversed(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    // SAFETY: the instruction writes only its output.
    out[i] = unsafe { t0::asm!("v_bfrev_b32 {y}, {x}", y = out(vgpr) u32, x = in(vgpr) x[i]) };
}

#[test]
fn runs_only_on_the_gpu() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::strict()).open().unwrap();
    let (x, mut out) = (gpu.upload(&[1u32, 6]).unwrap(), gpu.zeros::<u32>(2).unwrap());
    reversed(&x, &mut out).over(2).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [1 << 31, 3 << 29]);

    let error = reversed::on_cpu(&[1, 6], &mut [0, 0]).over(2).run().unwrap_err().to_string();
    assert!(error.ends_with("this inline assembly has no CPU form: add `cpu = value`"), "{error}");
}
