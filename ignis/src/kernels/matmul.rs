//! Matrices times matrices, as reading a prompt needs it: `y = x w^T`.

use t0::prelude::*;

/// `y[m, n] = sum_k x[m, k] w[n, k]` on matrix instructions, plus the old `y[m, n]` where `ADD` is 1.
///
/// `x`: rows x depth in `f32`, rounded to `bf16` on the way in. `w`: columns x depth, contiguous. `y`: rows x columns.
/// `depth` is a multiple of 32. Launch `(columns.div_ceil(128), rows.div_ceil(32))` blocks.
///
/// A block makes a tile of 32 x 128, each of its four waves 32 x 32 as two by two fragments; 32 of the depth pass through LDS
/// at a time. Rows of a tile are 40 elements apart, so that the 16 lanes that read a fragment's rows meet different banks. Rows
/// and columns beyond the end repeat the last one, and are not stored.
#[t0::kernel(block = 128, for(ADD in [0, 1]))]
pub fn matmul_wmma<const ADD: u32>(x: In<f32>, w: In<bf16>, mut y: InOut<f32>, depth: u32) {
    let mut xs = Lds::<bf16, 32, 40>::new();
    let mut ws = Lds::<bf16, 128, 40>::new();
    let (rows, columns) = (y.rows(), y.cols());
    let (row0, col0) = (block_id_y() * 32, block_id() * 128);
    let t = thread_id();
    let (x_row, x_col) = (t / 4, t % 4 * 8);
    let x_from = (row0 + x_row).min(rows - 1) * depth + x_col;
    let w_from = (col0 + t).min(columns - 1) * depth;
    let mut acc = [wmma::Acc::zero(); 4];
    for k in strided(0, depth, 32) {
        let (lo, hi) = (x.load::<4>(x_from + k), x.load::<4>(x_from + k + 4));
        let w0 = w.load::<8>(w_from + k);
        let w1 = w.load::<8>(w_from + k + 8);
        let w2 = w.load::<8>(w_from + k + 16);
        let w3 = w.load::<8>(w_from + k + 24);
        barrier();
        xs.store(
            x_row * 40 + x_col,
            [
                bf16::from_f32(lo[0]),
                bf16::from_f32(lo[1]),
                bf16::from_f32(lo[2]),
                bf16::from_f32(lo[3]),
                bf16::from_f32(hi[0]),
                bf16::from_f32(hi[1]),
                bf16::from_f32(hi[2]),
                bf16::from_f32(hi[3]),
            ],
        );
        ws.store(t * 40, w0);
        ws.store(t * 40 + 8, w1);
        ws.store(t * 40 + 16, w2);
        ws.store(t * 40 + 24, w3);
        barrier();
        #[unroll]
        for step in 0..2 {
            let a0 = wmma::A::<bf16>::load(&xs, step * 16, 40);
            let a1 = wmma::A::<bf16>::load(&xs, 16 * 40 + step * 16, 40);
            let b0 = wmma::B::<bf16>::load(&ws, wave_id() * 32 * 40 + step * 16, 40);
            let b1 = wmma::B::<bf16>::load(&ws, (wave_id() * 32 + 16) * 40 + step * 16, 40);
            acc[0] = wmma::mma(a0, b0, acc[0]);
            acc[1] = wmma::mma(a0, b1, acc[1]);
            acc[2] = wmma::mma(a1, b0, acc[2]);
            acc[3] = wmma::mma(a1, b1, acc[3]);
        }
    }
    #[unroll]
    for i in 0..4 {
        #[unroll]
        for j in 0..8 {
            let row = row0 + i / 2 * 16 + acc[i as usize].row(j);
            let col = col0 + wave_id() * 32 + i % 2 * 16 + acc[i as usize].col();
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
/// `x`: rows x depth. `w`: columns x depth, contiguous. `y`: rows x columns. Launch
/// `(columns.div_ceil(64), rows.div_ceil(32))` blocks.
///
/// A block makes a tile of 32 x 64; 16 of the depth pass through LDS at a time, stored depth first, so that a thread's two rows
/// and four columns are neighbours. Sums run over the depth in order, by fused multiply-add.
#[t0::kernel(block = 256, for(T in [f32, bf16], ADD in [0, 1]))]
pub fn matmul<T: Float, const ADD: u32>(x: In<f32>, w: In<T>, mut y: InOut<f32>, depth: u32) {
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
            let v = x[(row0 + row).min(rows - 1) * depth + column];
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
