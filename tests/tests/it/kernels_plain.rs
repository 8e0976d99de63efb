//! Kernels that use unmarked constants of this file, arrays as arguments and elements, and masked reads, launched on
//! the strict virtual GPU and compared with `on_cpu`.

use t0::prelude::*;

const WAVES: u32 = 2;
const BLOCK: u32 = 32 * WAVES;
const DEPTH: usize = 4;
const WEIGHTS: [f32; DEPTH] = [1.0, -2.0, 0.5, -0.0];
const NEGATIVE: bool = true;

mod limits {
    use super::DEPTH;

    pub(crate) const LOW: i32 = -3;
    pub(crate) const SPAN: i32 = 2 * self::tables::COUNT - DEPTH as i32;

    pub(crate) mod tables {
        pub(crate) const COUNT: i32 = 5;
        pub(crate) const STEPS: [u32; super::super::DEPTH] = [3, 1, 4, 1];
    }
}

#[t0::device]
mod stepped {
    use super::limits::{self, tables::STEPS};

    const LAST: u32 = STEPS[super::DEPTH - 1] + 1;

    pub(crate) fn at(i: u32) -> i32 {
        (STEPS[(i % 4) as usize] * LAST) as i32 + limits::LOW
    }
}

#[t0::kernel(block = 64)]
fn by_paths(mut out: Out<i32>) {
    let i = global_id();
    out[i] = stepped::at(i) * limits::SPAN + self::limits::tables::COUNT;
}

#[test]
fn plain_constants_are_read_by_their_paths() {
    let gpu = strict();
    let expected = [23, -1, 35, -1];
    let mut on_cpu = [0; 4];
    by_paths::on_cpu(&mut on_cpu).over(4).run().unwrap();
    assert_eq!(on_cpu, expected);
    let mut out = gpu.zeros::<i32>(4).unwrap();
    by_paths(&mut out).over(4).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), expected);
}

mod inner {
    use super::*;

    #[t0::device]
    pub(super) fn weighted(x: [f32; DEPTH]) -> f32 {
        let mut sum = 0.0;
        for k in 0..DEPTH {
            sum += WEIGHTS[k] * x[k];
        }
        if NEGATIVE { -sum } else { sum }
    }
}

#[t0::kernel(block = BLOCK)]
fn filtered(scale: [f32; 2], x: In<[f32; DEPTH]>, mut out: Out<[f32; 2]>) {
    let i = global_id() as usize;
    let sum = inner::weighted(x.get_or(i + 1, [1.0; DEPTH]));
    out[i] = [sum * scale[0], sum + scale[1] + block_size() as f32];
}

fn strict() -> Device {
    Device::builder().virtual_gpu(t0::VirtualOptions::strict()).open().unwrap()
}

#[test]
fn plain_constants_and_arrays_reach_the_kernel() {
    let gpu = strict();
    let xs: Vec<[f32; DEPTH]> = (0..100u8).map(|i| [f32::from(i), 1.0, 2.0, 3.0]).collect();
    let mut expected = vec![[0.0; 2]; 100];
    filtered::on_cpu([2.0, 3.0], &xs, &mut expected).over(100).run().unwrap();
    assert_eq!(expected[4], [-8.0, 63.0]);
    assert_eq!(expected[99], [1.0, 67.5]);
    let (x, mut out) = (gpu.upload(&xs).unwrap(), gpu.zeros::<[f32; 2]>(100).unwrap());
    filtered([2.0, 3.0], &x, &mut out).over(100).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), expected);
    assert_eq!((<[f32; 2] as Element>::NAME, <[[u8; 12]; 3] as Element>::NAME), ("[f32; 2]", "[[u8; 12]; 3]"));
}

#[t0::kernel(block = 64)]
fn both_halves(mut low: Out<u16>, mut high: InOut<u16>) {
    let i = global_id();
    if i < low.len() {
        low[i] = 100 + i as u16;
    }
    if i < high.len() {
        high[i] += 200;
    }
}

#[test]
fn one_launch_writes_both_parts_of_a_buffer() {
    let gpu = strict();
    let mut buffer = gpu.upload(&[1u16, 2, 3, 4, 5, 6, 7]).unwrap();
    let (low, high) = buffer.split_at_mut(3).unwrap();
    assert_eq!((low.len(), high.len()), (3, 4));
    both_halves(low, high).over(4).run(&gpu).unwrap();
    assert_eq!(buffer.download().unwrap(), [100, 101, 102, 204, 205, 206, 207]);
    let (low, high) = buffer.split_at_mut(7).unwrap();
    assert_eq!((low.len(), high.is_empty()), (7, true));
    let error = buffer.split_at_mut(8).unwrap_err();
    assert_eq!(error.to_string(), "elements 0..8 are not within a buffer of 7 elements");
}

#[t0::kernel(block = 64)]
fn at_a_wide_index(x: In<u32>, n: u32, mut out: Out<u32>) {
    let far = n as usize * 65_536 * 65_536;
    out[global_id()] = x.get_or(far, 7) + x.get_or((0, far), 10) + x.slice(far, 1).len() + x.load_or::<2>(far, 100)[1];
}

#[t0::kernel(block = 64)]
fn reads_at_a_wide_index(x: In<u32>, n: u32, mut out: Out<u32>) {
    out[global_id()] = x[n as usize * 65_536 * 65_536];
}

/// On a host with a 64-bit `usize`.
#[cfg(target_pointer_width = "64")]
#[test]
fn an_index_beyond_32_bits_is_out_of_range() {
    let mut out = [0];
    at_a_wide_index::on_cpu(&[1, 2, 3], 1, &mut out).over(1).run().unwrap();
    assert_eq!(out, [117]);
    let error = reads_at_a_wide_index::on_cpu(&[1, 2, 3], 1, &mut out).over(1).run().unwrap_err();
    assert!(error.to_string().contains("4294967296"), "{error}");
}
