// Two dimensions, and matrix fragments.

#[t0::kernel(block = 64)]
pub fn row_sums(x: In<f32>, mut out: Out<f32>) {
    let row = global_id();
    let mut sum = 0.0;
    for column in 0..x.cols() {
        sum += x[(row, column)];
    }
    out[row] = sum;
}

#[t0::kernel(block = 64)]
pub fn row_copies(x: In<u32>, mut out: Out<u32>) {
    let row = global_id();
    for column in 0..out.cols() {
        out[(row, column)] = x[(row, x.cols() - 1 - column)] + row;
    }
}

#[t0::kernel(block = 64)]
pub fn shapes(x: In<u64>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = x.rows() + 1000 * x.cols() + 100_000 * x.stride();
}

#[t0::kernel(block = 64)]
pub fn index_by_pair(x: In<f32>, mut out: Out<f32>) {
    let at = (global_id(), 1);
    out[global_id()] = x[at];
}

#[t0::kernel(block = 64)]
pub fn double_rows(x: In<f64>, mut out: Out<f64>) {
    let row = global_id();
    out[(row, 0)] = x[(row, 1)] * x[(row, 0)];
    out[(row, 1)] = x[(row, 2)];
}

#[t0::kernel(block = 32, for(T in [f16, bf16]))]
pub fn matrix_product<T: Float + wmma::WmmaElement>(x: In<T>, y: In<T>, mut out: Out<f32>) {
    let mut a = Lds::<T, 256>::new();
    let mut b = Lds::<T, 256>::new();
    let l = lane();
    for k in 0..8 {
        // Integers, so that the order of the sum does not matter.
        a[8 * l + k] = T::from_f32((x[(8 * l + k) % x.len()]).to_f32().trunc());
        b[8 * l + k] = T::from_f32((y[(8 * l + k + block_id()) % y.len()]).to_f32().trunc());
    }
    barrier();
    let d = wmma::mma(wmma::A::<T>::load(&a, 0, 16), wmma::B::<T>::load(&b, 0, 16), wmma::Acc::zero());
    let d = wmma::mma(wmma::A::<T>::load(&b, 0, 16), wmma::B::<T>::load(&a, 0, 16), d);
    let mut sum = 0.0;
    #[unroll]
    for j in 0..8u32 {
        sum += d.get(j) * (d.row(j) * 16 + d.col()) as f32;
    }
    out[global_id()] = sum;
}

#[t0::kernel(block = 32, for(T in [i8, u8]))]
pub fn byte_product<T: wmma::WmmaElement>(x: In<T>, y: In<T>, mut out: Out<i32>)
where
    i32: wmma::Sums<T>,
{
    let mut a = Lds::<T, 256>::new();
    let mut b = Lds::<T, 16, 16>::new();
    let l = lane();
    for k in 0..8 {
        a[8 * l + k] = x[(8 * l + k) % x.len()];
        b[(l / 2, l % 2 * 8 + k)] = y[(11 * l + k + block_id()) % y.len()];
    }
    barrier();
    let d = wmma::mma(wmma::A::<T>::load(&a, 0, 16), wmma::B::<T>::load(&b, 0, 16), wmma::AccI32::zero());
    let d = wmma::mma(wmma::A::<T>::load(&b, 0, 16), wmma::B::<T>::load(&a, 0, 16), d);
    let mut sum = 0;
    #[unroll]
    for j in 0..8u32 {
        sum ^= d.get(j).wrapping_mul((d.row(j) * 16 + d.col() + 1) as i32);
    }
    out[global_id()] = sum;
}

// Integers from -3 to 3. Their sums are exact in any order and fit in eleven bits.
#[t0::kernel(block = 32)]
pub fn half_product(x: In<f16>, mut out: Out<f16>) {
    let mut a = Lds::<f16, 256>::new();
    let l = lane();
    for k in 0..8 {
        a[8 * l + k] = f16::from_f32((x[(8 * l + k) % x.len()].to_f32() * 0.4).trunc());
    }
    barrier();
    let d = wmma::mma(wmma::A::<f16>::load(&a, 0, 16), wmma::B::<f16>::load(&a, 0, 16), wmma::AccF16::zero());
    let d = wmma::mma(wmma::A::<f16>::load(&a, 0, 16), wmma::B::<f16>::load(&a, 0, 16), d);
    out[global_id()] = d.get(0) + d.get(3) - d.get(7);
}

#[t0::kernel(block = 32)]
pub fn bf16_product(x: In<bf16>, mut out: Out<bf16>) {
    let mut a = Lds::<bf16, 256>::new();
    let l = lane();
    for k in 0..8 {
        a[8 * l + k] = bf16::from_f32((x[(8 * l + k) % x.len()].to_f32() * 0.4).trunc());
    }
    barrier();
    let d = wmma::mma(wmma::A::<bf16>::load(&a, 0, 16), wmma::B::<bf16>::load(&a, 0, 16), wmma::AccBf16::zero());
    out[global_id()] = d.get(1) - d.get(6);
}

#[t0::kernel(block = 32)]
pub fn product_of_tiles(x: In<i8>, mut out: Out<i32>) {
    let part = x.tile(block_id() * 16, 0, 16, 16);
    let a = wmma::A::<i8>::load(&part, 0, part.stride());
    let b = wmma::B::<i8>::load(&x, 0, x.stride());
    let d = wmma::mma(a, b, wmma::AccI32::zero());
    #[unroll]
    for j in 0..8u32 {
        out[(block_id() * 16 + d.row(j), d.col())] = d.get(j);
    }
}

// A byte has two 4-bit integers, the first in the low half: a row of 16 is 8 bytes.
#[t0::kernel(block = 32)]
pub fn signed_nibble_product(x: In<u8>, y: In<u8>, mut out: Out<i32>) {
    let mut a = Lds::<u8, 128>::new();
    let l = lane();
    for k in 0..4 {
        a[4 * l + k] = x[(4 * l + k) % x.len()];
    }
    barrier();
    let first = wmma::A::<wmma::I4>::load(&a, 0, 8);
    let d = wmma::mma(first, wmma::B::<wmma::I4>::load(&a, 0, 8), wmma::AccI32::splat(5));
    let d = wmma::mma(first, wmma::B::<wmma::I4>::load(&y, 4, 0), d);
    let mut sum = 0;
    #[unroll]
    for j in 0..8u32 {
        sum ^= d.get(j).wrapping_mul((d.row(j) * 16 + d.col() + 1) as i32);
    }
    out[global_id()] = sum;
}

#[t0::kernel(block = 32)]
pub fn unsigned_nibble_product(x: In<u8>, mut out: Out<i32>) {
    let mut a = Lds::<u8, 16, 8>::new();
    let l = lane();
    for k in 0..4 {
        a[(l / 2, l % 2 * 4 + k)] = x[(4 * l + k + block_id()) % x.len()];
    }
    barrier();
    let d = wmma::mma(wmma::A::<wmma::U4>::load(&a, 0, 8), wmma::B::<wmma::U4>::load(&a, 0, 8), wmma::AccI32::zero());
    out[global_id()] = wave::sum(d.get(2) ^ d.get(7));
}

// Stores and loads an accumulator through LDS and memory, partly out of range.
#[t0::kernel(block = 32)]
pub fn sums_in_tiles(x: In<f32>, mut out: Out<f32>, mut half: Out<f16>) {
    let mut tile = Lds::<f32, 16, 16>::new();
    let mut halves = Lds::<f16, 256>::new();
    let l = lane();
    for k in 0..8 {
        tile[(l / 2, l % 2 * 8 + k)] = x[(8 * l + k) % x.len()];
    }
    barrier();
    let mut acc = wmma::Acc::load(&tile, 0, 16);
    acc.set(3, 0.5);
    let scale = 0.25;
    let turned = acc.map_indexed(|row, column, v| if row < column { v * scale } else { v - (row - column) as f32 });
    let both = turned.zip_map(wmma::Acc::splat(2.0), |a, b| a * b);
    both.map(|v| f16::from_f32(v)).store(&mut halves, 0, 16);
    barrier();
    tile[(l / 2, l % 2)] = 7.0;
    acc = both;
    barrier();
    turned.store(&mut tile, 0, 16);
    barrier();
    out[global_id()] = tile[(l % 16, l / 2)] + acc.get(1);
    half[global_id()] = halves[l * 8 + 3];
}

#[t0::kernel(block = 32)]
pub fn sums_to_memory(x: In<i32>, mut out: Out<i32>) {
    let acc = wmma::AccI32::load(&x, 0, x.stride());
    let part = acc.map(|v| if v < 0 { return 1; } else { v });
    let mut tile = out.tile(block_id() * 16, 0, 16, 16);
    let stride = tile.stride();
    part.map_indexed(|row, column, v| v ^ (row * 16 + column) as i32).store(&mut tile, 0, stride);
}
