//! Matrices times matrices, as reading a prompt needs it: `y = x w^T`.

use t0::prelude::*;

/// `y[m, n] = sum_k x[m, k] w[n, k]` on matrix instructions, plus the old `y[m, n]` where `ADD` is 1.
///
/// `x`: rows x depth, where the number of rows is rounded up to whole tiles; what the rows beyond `y.rows()` hold does
/// not matter. `w`: columns x depth, contiguous. `y`: rows x columns.
///
/// A block is one wave and makes a tile of 32 x 64: two fragments of `x` times four of `w`, straight from memory, 16 of
/// the depth at a time. A tile of columns that would reach beyond the end is taken from the last 16, and not stored.
#[t0::kernel(
    block = 32,
    grid = blocks(y.cols().div_ceil(64), y.rows().div_ceil(32)),
    requires(
        depth.is_multiple_of(16),
        y.cols().is_multiple_of(16),
        x.len() >= y.rows().next_multiple_of(32) * depth,
        w.len() == y.cols() * depth,
    ),
    for(T in [bf16, f16], ADD in [0, 1]),
)]
pub fn matmul_wmma<T: Float + wmma::WmmaElement, const ADD: u32>(x: In<T>, w: In<T>, mut y: InOut<f32>, depth: u32) {
    let (rows, columns) = (y.rows(), y.cols());
    let (row0, col0) = (block_id_y() * 32, block_id() * 64);
    let (x0, x1) = (row0 * depth, (row0 + 16) * depth);
    let last = columns - 16;
    let (w0, w1) = (col0.min(last) * depth, (col0 + 16).min(last) * depth);
    let (w2, w3) = ((col0 + 32).min(last) * depth, (col0 + 48).min(last) * depth);
    let mut acc = [wmma::Acc::zero(); 8];
    for k in strided(0, depth, 16) {
        let a0 = wmma::A::<T>::load(&x, x0 + k, depth);
        let a1 = wmma::A::<T>::load(&x, x1 + k, depth);
        let b0 = wmma::B::<T>::load(&w, w0 + k, depth);
        let b1 = wmma::B::<T>::load(&w, w1 + k, depth);
        let b2 = wmma::B::<T>::load(&w, w2 + k, depth);
        let b3 = wmma::B::<T>::load(&w, w3 + k, depth);
        acc[0] = wmma::mma(a0, b0, acc[0]);
        acc[1] = wmma::mma(a1, b0, acc[1]);
        acc[2] = wmma::mma(a0, b1, acc[2]);
        acc[3] = wmma::mma(a1, b1, acc[3]);
        acc[4] = wmma::mma(a0, b2, acc[4]);
        acc[5] = wmma::mma(a1, b2, acc[5]);
        acc[6] = wmma::mma(a0, b3, acc[6]);
        acc[7] = wmma::mma(a1, b3, acc[7]);
    }
    #[unroll]
    for i in 0..8 {
        let col = col0 + i / 2 * 16 + acc[i as usize].col();
        #[unroll]
        for j in 0..8 {
            let row = row0 + i % 2 * 16 + acc[i as usize].row(j);
            if row < rows && col < columns {
                if ADD == 1 {
                    y[(row, col)] += acc[i as usize].get(j);
                } else {
                    y[(row, col)] = acc[i as usize].get(j);
                }
            }
        }
    }
}

/// The same in plain `f32` arithmetic, for weights of any storage type and any depth.
///
/// `x`: rows x depth. `w`: columns x depth, contiguous. `y`: rows x columns.
///
/// A block makes a tile of 32 x 64; 16 of the depth pass through LDS at a time, stored depth first, so that a thread's
/// two rows and four columns are neighbours. Sums run over the depth in order, by fused multiply-add.
#[t0::kernel(
    block = 256,
    grid = blocks(y.cols().div_ceil(64), y.rows().div_ceil(32)),
    requires(x.len() >= y.rows() * depth, w.len() == y.cols() * depth),
    for(T in [f32, bf16, f16], ADD in [0, 1]),
)]
pub fn matmul<T: Float, const ADD: u32>(x: In<T>, w: In<T>, mut y: InOut<f32>, depth: u32) {
    let mut xs = Lds::<f32, 16, 36>::new();
    let mut ws = Lds::<f32, 16, 68>::new();
    let (rows, columns) = (y.rows(), y.cols());
    let (row0, col0) = (block_id_y() * 32, block_id() * 64);
    let t = thread_id();
    let (tile_row, tile_col) = (t / 16 * 2, t % 16 * 4);
    let k_in = t % 16;
    let mut acc = [0.0f32; 8];
    for k in strided(0, depth, 16) {
        barrier();
        let column = (k + k_in).min(depth - 1);
        #[unroll]
        for i in 0..2 {
            let row = t / 16 + i * 16;
            let v = x[(row0 + row).min(rows - 1) * depth + column].to_f32();
            xs[(k_in, row)] = if k + k_in < depth { v } else { 0.0 };
        }
        #[unroll]
        for i in 0..4 {
            let row = t / 16 + i * 16;
            let v = w[(col0 + row).min(columns - 1) * depth + column].to_f32();
            ws[(k_in, row)] = if k + k_in < depth { v } else { 0.0 };
        }
        barrier();
        #[unroll]
        for step in 0..16 {
            let a = xs.load::<2>(step * 36 + tile_row);
            let b = ws.load::<4>(step * 68 + tile_col);
            #[unroll]
            for i in 0..2 {
                #[unroll]
                for j in 0..4 {
                    acc[i * 4 + j] = a[i].mul_add(b[j], acc[i * 4 + j]);
                }
            }
        }
    }
    #[unroll]
    for i in 0..2 {
        #[unroll]
        for j in 0..4 {
            let (row, col) = (row0 + tile_row + i, col0 + tile_col + j);
            if row < rows && col < columns {
                if ADD == 1 {
                    y[(row, col)] += acc[(i * 4 + j) as usize];
                } else {
                    y[(row, col)] = acc[(i * 4 + j) as usize];
                }
            }
        }
    }
}
