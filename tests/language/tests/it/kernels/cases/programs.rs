//! Whole programs and simulations.

use t0::{bf16, f16};

case!(programs::bitonic_sort(x: In(u32), out: Out(u32)) sizes [64, 192]);
case!(programs::radix_pass(shift: Is(4u32), keys: In(u32), out: Out(u32)));
case!(programs::sha256(x: In(u32), out: Out(u32)));
case!(programs::crc32(x: In(u32), out: Out(u32)));
case!(programs::philox(key: Is(77u32), x: In(u32), out: Out(u32)));
case!(programs::lower_bound(x: In(u32), sorted: In(u32), out: Out(u32)));
case!(programs::sparse_rows(starts: In(u32), columns: In(u32), values: In(f32), x: In(f32), out: Out(f32)));
case!(programs::union_roots(edges: In(u32), out: Out(u32)));
case!(programs::byte_search(text: In(u8), found: Out(u32)));
case!(programs::knapsack_row(weight: Is(5u32), value: Is(60u32), best: In(u32), next: Out(u32)));
case!(programs::top_three(x: In(u32), out: Out(u32)));
case!(programs::quantised(x: In(f32), packed: Out(u32), back: Out(f32)));

case!(simulations::mandelbrot(most: Is(30u32), x: In(f32), y: In(f32), out: Out(u32)));
case!(simulations::fft_of_eight(x: In(f32), re: Out(f32), im: Out(f32)));
case!(simulations::kahan_sum(x: Small(f32), out: Out(f32)));
case!(simulations::gravity(x: Small(f32), y: Small(f32), ax: Out(f32), ay: Out(f32)));
case!(simulations::life(cells: Rows(u8, 7, 8), next: RowsOut(u8, 7, 8)));
case!(simulations::convolution(x: Rows(f32, 5, 6), out: RowsOut(f32, 5, 6)));
case!(simulations::transposed(x: In(f32), out: Out(f32)) sizes [64, 128]);
case!(simulations::monte_carlo(seed: In(u32), hits: Out(u32)));
case!(simulations::attention_of_one(x: Small(f32), v: Small(f32), out: Out(f32)) ulp 64);
case!(simulations::layer_norm(x: Small(f32), out: Out(f32)));
case!(simulations::rotary<f32>(x: Small(f32), cosines: Small(f32), out: Out(f32)), as rotary_of_f32);
case!(simulations::rotary<f16>(x: Small(f16), cosines: Small(f32), out: Out(f16)), as rotary_of_f16);
case!(simulations::rotary<bf16>(x: Small(bf16), cosines: Small(f32), out: Out(bf16)), as rotary_of_bf16);
case!(simulations::argmax(x: Small(f32), best: Out(f32), at: Out(u32)));
case!(simulations::heat(edge: Is(4u32), x: Small(f32), out: Out(f32)));

/// Philox in a kernel computes the same words as `t0::philox` on the host, which is checked against published vectors.
#[test]
fn philox_in_a_kernel_matches_the_host() {
    use t0::prelude::*;
    const KEY: u32 = 0x1234_5678;
    let x: Vec<u32> = (0..100).map(|i| i * i).collect();
    let words = |(i, x): (usize, &u32)| {
        let [a, b, c, d] = t0::philox::philox4x32([i as u32, *x, 0, 0], [KEY, !KEY]);
        a ^ b.rotate_left(8) ^ c.rotate_left(16) ^ d.rotate_left(24)
    };
    let want: Vec<u32> = x.iter().enumerate().map(words).collect();
    let gpu = Device::open().unwrap();
    let (input, mut out) = (gpu.upload(&x).unwrap(), gpu.zeros::<u32>(x.len()).unwrap());
    crate::kernels::programs::philox(KEY, &input, &mut out).over(x.len()).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), want);
}

/// Answers of these programs that are known from elsewhere.
#[test]
fn programs_give_the_known_answers() -> Result<(), Box<dyn std::error::Error>> {
    let mut first = [0];
    crate::kernels::programs::sha256::on_cpu(&[u32::from_be_bytes(*b"abcd")], &mut first).over(1).run()?;
    assert_eq!(first, [0x88d4_266f]);
    crate::kernels::programs::crc32::on_cpu(&[u32::from_le_bytes(*b"1234")], &mut first).over(1).run()?;
    assert_eq!(first, [0x9be3_e0a3]);
    let x: Vec<u32> = (0..64u32).map(|i| i.wrapping_mul(0x9e37_79b9)).collect();
    let (mut sorted, mut want) = (vec![0; 64], x.clone());
    crate::kernels::programs::bitonic_sort::on_cpu(&x, &mut sorted).over(64).run()?;
    want.sort_unstable();
    assert_eq!(sorted, want);
    let (mut keys, mut passed) = (x.clone(), vec![0; 64]);
    for pass in 0..8 {
        crate::kernels::programs::radix_pass::on_cpu(4 * pass, &keys, &mut passed).over(64).run()?;
        keys.copy_from_slice(&passed);
    }
    assert_eq!(keys, want);
    let (mut re, mut im) = (vec![0.0; 8], vec![0.0; 8]);
    crate::kernels::simulations::fft_of_eight::on_cpu(&[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], &mut re, &mut im)
        .over(1)
        .run()?;
    assert_eq!((re[0], im[0]), (1.0, 0.0));
    Ok(())
}
