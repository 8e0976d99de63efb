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

// Reductions of rows, exact in any order except for the f32 sums, whose order is fixed.
#[t0::kernel(block = 32)]
pub fn reductions_of_rows(x: In<f32>, mut out: Out<f32>, mut ints: Out<i32>, mut halves: Out<f16>) {
    let mut tile = Lds::<f32, 16, 16>::new();
    let l = lane();
    for k in 0..8 {
        tile[(l / 2, l % 2 * 8 + k)] = x[(8 * l + k + block_id()) % x.len()] * (k + 1) as f32;
    }
    barrier();
    let acc = wmma::Acc::load(&tile, 0, 16);
    let shifted = acc.zip_map(acc.row_max(), |x, most| x - most);
    let shares = shifted.zip_map(shifted.row_sum(), |x, sum| x * 0.5 - sum);
    let whole = acc.map_indexed(|row, column, x| (x as i32).wrapping_mul(0x0400_0001) ^ (row * 16 + column) as i32);
    let small = acc.map(|x| f16::from_f32(x * 0.125));
    let short = acc.map(|x| bf16::from_f32(x * 0.125));
    let (mut sum, mut int, mut half) = (0.0, 0, f16::from_f32(0.0));
    #[unroll]
    for j in 0..8 {
        sum += shares.get(j) + short.row_sum().get(j).to_f32() - short.row_max().get(j).to_f32();
        int ^= whole.row_sum().get(j).rotate_left(j as u32) ^ whole.row_max().get(j);
        half += small.row_sum().get(j) - small.row_max().get(j);
    }
    out[global_id()] = sum;
    ints[global_id()] = int;
    halves[global_id()] = half;
}

// A fragment from a tile equals the one from its transpose, with strides that are constants and that are not.
#[t0::kernel(block = 32, for(T in [f16, bf16]))]
pub fn transposed_halves<T: Float + wmma::WmmaElement>(x: In<T>, n: u32, mut out: Out<f32>) {
    let mut rows = Lds::<T, 16, 24>::new();
    let mut turned = Lds::<T, 17, 16>::new();
    let l = lane();
    for k in 0..8 {
        // Integers, so that the order of the sum does not matter.
        let v = T::from_f32(x[(8 * l + k + block_id()) % x.len()].to_f32().trunc());
        rows[(l / 2, l % 2 * 8 + k)] = v;
        turned[(l % 2 * 8 + k + 1, l / 2)] = v;
    }
    barrier();
    let (a, b) = (wmma::A::<T>::load(&rows, 0, 24), wmma::B::<T>::load(&rows, 0, 24));
    let d = wmma::mma(a, b, wmma::Acc::zero());
    let part = turned.tile(1, 0, 16, 16);
    let (a, b) = (wmma::A::<T>::load_transposed(&turned, 16, 16), wmma::B::<T>::load_transposed(&part, 0, n));
    let e = wmma::mma(a, b, wmma::Acc::zero());
    let mut sum = 0.0;
    #[unroll]
    for j in 0..8u32 {
        assert!(d.get(j) == e.get(j));
        sum += e.get(j) * (e.row(j) * 16 + e.col()) as f32;
    }
    out[global_id()] = sum;
}

#[t0::kernel(block = 32, for(T in [i8, u8]))]
pub fn transposed_bytes<T: wmma::WmmaElement>(x: In<T>, mut out: Out<i32>)
where
    i32: wmma::Sums<T>,
{
    let mut turned = Lds::<T, 16, 20>::new();
    let l = lane();
    for k in 0..8 {
        turned[(l % 2 * 8 + k, l / 2)] = x[(l / 2, l % 2 * 8 + k)];
    }
    barrier();
    let b = wmma::B::<T>::load_transposed(&x, 4, x.stride());
    let d = wmma::mma(wmma::A::<T>::load(&x, 0, x.stride()), b, wmma::AccI32::zero());
    let e = wmma::mma(wmma::A::<T>::load_transposed(&turned, 0, 20), b, wmma::AccI32::zero());
    let mut sum = 0;
    #[unroll]
    for j in 0..8u32 {
        assert!(d.get(j) == e.get(j));
        sum ^= e.get(j).wrapping_mul((e.row(j) * 16 + e.col() + 1) as i32);
    }
    out[global_id()] = sum;
}

#[t0::device]
fn left<const M: usize>(tile: &Lds<i8, 32, 16>) -> [wmma::A<i8>; M] {
    let mut all = [wmma::A::<i8>::load(tile, 0, 16); M];
    #[unroll]
    for i in 1..M {
        all[i] = wmma::A::<i8>::load(tile, i * 256, 16);
    }
    all
}

#[t0::device]
fn right<const N: usize>(tile: &Lds<i8, 32, 16>) -> [wmma::B<i8>; N] {
    core::array::from_fn(|j| wmma::B::<i8>::load(tile, j * 256, 16))
}

#[t0::device]
fn added<const M: usize, const N: usize>(
    a: [wmma::A<i8>; M],
    b: [wmma::B<i8>; N],
    mut acc: [[wmma::AccI32; N]; M],
) -> [[wmma::AccI32; N]; M] {
    #[unroll]
    for i in 0..M {
        #[unroll]
        for j in 0..N {
            acc[i][j] = wmma::mma(a[i], b[j], acc[i][j]);
        }
    }
    acc
}

// Tiles of fragments are values: arguments, results, carried by a loop, chosen by a uniform branch.
#[t0::kernel(block = 32, for((M, N) in [(1, 1), (2, 2), (1, 2)]))]
pub fn tiles_as_values<const M: usize, const N: usize>(x: In<i8>, n: u32, mut out: Out<i32>) {
    let mut tile = Lds::<i8, 32, 16>::new();
    let l = lane();
    for k in 0..16 {
        tile[(l, k)] = x[(16 * l + k + block_id()) % x.len()];
    }
    barrier();
    let (a, b) = (left::<M>(&tile), right::<N>(&tile));
    let mut acc = [[wmma::AccI32::zero(); N]; M];
    let mut other = [[wmma::AccI32::splat(7); N]; M];
    for k in 0..n {
        acc = added::<M, N>(a, b, acc);
        if k % 2 == 1 {
            let before = acc;
            acc = other;
            other = before;
        }
    }
    let mut sum = 0;
    #[unroll]
    for i in 0..M {
        #[unroll]
        for j in 0..N {
            sum ^= acc[i][j].get(3).wrapping_mul(3) ^ other[M - 1 - i][j].get(6).rotate_left((i * N + j) as u32);
        }
    }
    out[global_id()] = sum;
}

// A tile of a matrix from memory to LDS, by all threads of a workgroup, `K` elements at a time where they lie in the
// matrix; what lies outside is zero.
#[t0::device]
fn copy_tile<T: Float, const ROWS: usize, const WIDTH: usize, const COLS: usize, const K: usize>(
    tile: &mut Lds<T, ROWS, WIDTH>,
    x: &In<T>,
    row: u32,
    col: u32,
) {
    let per_row = (COLS / K) as u32;
    for chunk in strided(thread_id(), ROWS as u32 * per_row, block_size()) {
        let (r, c) = (chunk / per_row, chunk % per_row * K as u32);
        let (from_row, from_col) = (row + r, col + c);
        if from_row < x.rows() && from_col + K as u32 <= x.cols() {
            tile.store::<K>(r * WIDTH as u32 + c, x.load::<K>(from_row * x.stride() + from_col));
        } else {
            for k in 0..K as u32 {
                tile[(r, c + k)] = x.get_or((from_row, from_col + k), T::from_f32(0.0));
            }
        }
    }
}

#[t0::kernel(block = 96)]
pub fn copied_tiles(x: In<f16>, row: u32, col: u32, mut out: Out<f32>) {
    let mut tile = Lds::<f16, 24, 40>::new();
    copy_tile::<f16, 24, 40, 32, 8>(&mut tile, &x, row, col);
    barrier();
    let mut sum = 0.0;
    let t = thread_id();
    for k in 0..8 {
        let i = 8 * t + k;
        // Integers, so that every position counts.
        sum += tile[(i / 32, i % 32)].to_f32().trunc() * (i % 61 + 1) as f32;
    }
    out[global_id()] = sum;
}
