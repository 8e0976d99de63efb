//! Limits on registers: `waves_per_eu`.

/// A kernel with and without a minimum of waves that fit on a SIMD.
mod occupancy {
    use t0::prelude::*;

    #[t0::device]
    fn mix(x: &In<f32>, i: u32) -> f32 {
        let mut all = [0.0; 120];
        #[unroll]
        for k in 0..120usize {
            all[k] = x[i + k as u32];
        }
        let mut sum = 0.0;
        for round in 0..3 {
            #[unroll]
            for k in 0..120usize {
                sum = sum * 0.5 + all[k] * (round as f32);
            }
        }
        sum
    }

    #[t0::kernel(block = 32)]
    pub(super) fn free(x: In<f32>, mut out: Out<f32>) {
        out[global_id()] = mix(&x, global_id());
    }

    #[t0::kernel(block = 32, waves_per_eu = 16)]
    pub(super) fn dense(x: In<f32>, mut out: Out<f32>) {
        out[global_id()] = mix(&x, global_id());
    }
}

#[test]
fn waves_per_eu_limits_registers() {
    use t0::prelude::*;
    // 1536 registers of a SIMD for 16 waves.
    assert!(occupancy::free::report().vgprs > 96);
    assert!(occupancy::dense::report().vgprs <= 96);
    assert!(occupancy::dense::report().spilled_vgprs > 0);
    let xs: Vec<f32> = (0..200u8).map(f32::from).collect();
    let mut want = vec![0.0; 64];
    occupancy::dense::on_cpu(&xs, &mut want).over(64).run().unwrap();
    let gpu = Device::open().unwrap();
    let (x, mut y) = (gpu.upload(&xs).unwrap(), gpu.zeros::<f32>(64).unwrap());
    occupancy::free(&x, &mut y).over(64).run(&gpu).unwrap();
    assert_eq!(y.download().unwrap(), want);
    occupancy::dense(&x, &mut y).over(64).run(&gpu).unwrap();
    assert_eq!(y.download().unwrap(), want);
}
