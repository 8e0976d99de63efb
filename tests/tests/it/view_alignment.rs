//! Views that start at any element, also where scalar loads would need a stricter alignment.

use t0::VirtualOptions;
use t0::prelude::*;

// The index is uniform and known to be even.
#[t0::kernel(block = 32, unsafe(unchecked))]
fn pairs_of_u16(x: In<u16>, at: u32, mut out: Out<u32>) {
    let [a, b] = x.load::<2>(at * 2);
    out[global_id()] = a as u32 + b as u32 * 1000;
}

#[t0::kernel(block = 32, unsafe(unchecked))]
fn quads_of_u8(x: In<u8>, at: u32, mut out: Out<u32>) {
    let [a, b, c, d] = x.load::<4>(at * 4);
    out[global_id()] = a as u32 + b as u32 * 10 + c as u32 * 100 + d as u32 * 1000;
}

#[t0::kernel(block = 32, unsafe(unchecked))]
fn eight_of_i8(x: In<i8>, mut out: Out<i32>) {
    let v = x.load::<8>(0);
    out[global_id()] = v[0] as i32 - v[3] as i32 * 10 + v[4] as i32 * 100 + v[7] as i32 * 1000;
}

#[t0::kernel(block = 32, unsafe(unchecked), for(T in [f16, bf16]))]
fn halves<T: Float>(x: In<T>, at: u32, mut out: Out<f32>) {
    let v = x.load::<4>(at * 4);
    out[global_id()] = v[0].to_f32() + v[1].to_f32() * 10.0 + v[2].to_f32() * 100.0 + v[3].to_f32() * 1000.0;
}

#[t0::kernel(block = 32, unsafe(unchecked))]
fn pairs_of_u64(x: In<u64>, at: u32, mut out: Out<u64>) {
    let [a, b] = x.load::<2>(at);
    out[global_id()] = a + b * 1000;
}

#[test]
fn views_may_begin_at_any_element() {
    // Strict mode reports every vector load that is not aligned to 32-bit words; hardware accepts them.
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).open().unwrap();
    let words: Vec<u16> = (1..40).collect();
    let bytes: Vec<u8> = (1..40).collect();
    let signed: Vec<i8> = (1..40).collect();
    let long: Vec<u64> = (1..40).collect();
    let (x16, x8, s8, x64) = (
        gpu.upload(&words).unwrap(),
        gpu.upload(&bytes).unwrap(),
        gpu.upload(&signed).unwrap(),
        gpu.upload(&long).unwrap(),
    );
    let h = gpu.upload(&(1..40).map(|i| f16::from_f32(i as f32)).collect::<Vec<_>>()).unwrap();
    let b = gpu.upload(&(1..40).map(|i| bf16::from_f32(i as f32)).collect::<Vec<_>>()).unwrap();
    for first in 0..9u32 {
        let from = first as usize;
        let mut out = gpu.zeros::<u32>(32).unwrap();
        pairs_of_u16(x16.slice(from..).unwrap(), 2, &mut out).over(32).run(&gpu).unwrap();
        assert_eq!(out.download().unwrap(), [first + 5 + (first + 6) * 1000; 32], "u16 from {first}");

        quads_of_u8(x8.slice(from..).unwrap(), 1, &mut out).over(32).run(&gpu).unwrap();
        assert_eq!(out.download().unwrap(), [first * 1111 + 5 + 60 + 700 + 8000; 32], "u8 from {first}");

        let mut out = gpu.zeros::<i32>(32).unwrap();
        eight_of_i8(s8.slice(from..).unwrap(), &mut out).over(32).run(&gpu).unwrap();
        let at = |k: i32| first as i32 + 1 + k;
        assert_eq!(out.download().unwrap(), [at(0) - at(3) * 10 + at(4) * 100 + at(7) * 1000; 32], "i8 from {first}");

        let mut out = gpu.zeros::<f32>(32).unwrap();
        let want = [first as f32 * 1111.0 + 8765.0; 32];
        halves::<f16>(h.slice(from..).unwrap(), 1, &mut out).over(32).run(&gpu).unwrap();
        assert_eq!(out.download().unwrap(), want, "f16 from {first}");
        halves::<bf16>(b.slice(from..).unwrap(), 1, &mut out).over(32).run(&gpu).unwrap();
        assert_eq!(out.download().unwrap(), want, "bf16 from {first}");

        let mut out = gpu.zeros::<u64>(32).unwrap();
        pairs_of_u64(x64.slice(from..).unwrap(), 1, &mut out).over(32).run(&gpu).unwrap();
        let first = u64::from(first);
        assert_eq!(out.download().unwrap(), [first + 2 + (first + 3) * 1000; 32], "u64 from {first}");
    }
}
