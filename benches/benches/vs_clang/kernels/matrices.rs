//! Products of matrices, sparse products, small matrices, clusters, N-body.
//!
//! The bench compiles this text. `matrices.cl` has the kernels in OpenCL C.

#[t0::kernel(block = (16, 16), fast_math, grid = blocks(y.cols() / 16, y.rows() / 16))]
pub fn sgemm(a: In<f32>, b: In<f32>, mut y: Out<f32>) {
    let mut ta = Lds::<f32, 16, 16>::new();
    let mut tb = Lds::<f32, 16, 16>::new();
    let (tx, ty) = (thread_id(), thread_id_y());
    let (row, column) = (global_id_y(), global_id());
    let mut sum = 0.0;
    for k in (0..a.cols()).step_by(16) {
        ta[(ty, tx)] = a[(row, k + tx)];
        tb[(ty, tx)] = b[(k + ty, column)];
        barrier();
        for j in 0..16u32 {
            sum = ta[(ty, j)] * tb[(j, tx)] + sum;
        }
        barrier();
    }
    y[(row, column)] = sum;
}

#[t0::kernel(block = 32, grid = blocks(y.cols() / 16, y.rows() / 16))]
pub fn gemm_bf16(a: In<bf16>, b: In<bf16>, mut y: Out<f32>) {
    let (row, column) = (block_id_y() * 16, block_id() * 16);
    let depth = a.cols();
    let mut acc = wmma::Acc::zero();
    for k in (0..depth).step_by(16) {
        let x = wmma::A::<bf16>::load(&a, row * depth + k, depth);
        let w = wmma::B::<bf16>::load(&b, column * depth + k, depth);
        acc = wmma::mma(x, w, acc);
    }
    let stride = y.cols();
    acc.store(&mut y, row * stride + column, stride);
}

#[t0::kernel(block = 128, fast_math, grid = blocks(y.len() / 4))]
pub fn gemv(a: In<f32>, x: In<f32>, mut y: Out<f32>) {
    let row = global_id() / 32;
    let mut sum = 0.0;
    for k in (lane() * 4..a.cols()).step_by(128) {
        let (u, v) = (a.load::<4>(row * a.cols() + k), x.load::<4>(k));
        sum = u[0] * v[0] + sum;
        sum = u[1] * v[1] + sum;
        sum = u[2] * v[2] + sum;
        sum = u[3] * v[3] + sum;
    }
    let total = wave::sum(sum);
    if lane() == 0 {
        y[row] = total;
    }
}

#[t0::kernel(block = 256, fast_math, grid = y.len())]
pub fn spmv(starts: In<u32>, columns: In<u32>, values: In<f32>, x: In<f32>, mut y: Out<f32>) {
    let row = global_id();
    let mut sum = 0.0;
    for k in starts[row]..starts[row + 1] {
        sum = values[k] * x[columns[k]] + sum;
    }
    y[row] = sum;
}

#[t0::kernel(block = 256, fast_math, grid = y.len())]
pub fn k_means(points: In<f32>, centres: In<f32>, mut y: Out<u32>) {
    let i = global_id();
    let p = points.load::<4>(i * 4);
    let (mut best, mut nearest) = (f32::INFINITY, 0);
    for c in 0..16u32 {
        let q = centres.load::<4>(c * 4);
        let (a, b, d, e) = (p[0] - q[0], p[1] - q[1], p[2] - q[2], p[3] - q[3]);
        let distance = a.mul_add(a, b.mul_add(b, d.mul_add(d, e * e)));
        if distance < best {
            best = distance;
            nearest = c;
        }
    }
    y[i] = nearest;
}

#[t0::kernel(block = 128, fast_math, grid = y.len() / 16)]
pub fn cholesky(x: In<f32>, mut y: Out<f32>) {
    let i = global_id();
    let mut m = [[0.0f32; 4]; 4];
    for r in 0..4usize {
        for c in 0..4usize {
            m[r][c] = x[i * 16 + (r * 4 + c) as u32];
        }
    }
    for c in 0..4usize {
        for k in 0..c {
            for r in c..4usize {
                m[r][c] = (-m[r][k]).mul_add(m[c][k], m[r][c]);
            }
        }
        let scale = m[c][c].rsqrt();
        for r in c..4usize {
            m[r][c] *= scale;
        }
    }
    for r in 0..4usize {
        for c in 0..4usize {
            y[i * 16 + (r * 4 + c) as u32] = if c <= r { m[r][c] } else { 0.0 };
        }
    }
}

#[t0::kernel(block = 256, fast_math, grid = y.len())]
pub fn n_body(bodies: In<f32>, mut y: Out<f32>) {
    let mut tile = Lds::<f32, 1024>::new();
    let t = thread_id();
    let mine = bodies.load::<4>(global_id() * 4);
    let mut force = 0.0;
    for start in (0..bodies.len() / 4).step_by(256) {
        tile.store(t * 4, bodies.load::<4>((start + t) * 4));
        barrier();
        for k in 0..256u32 {
            let other = tile.load::<4>(k * 4);
            let (dx, dy, dz) = (other[0] - mine[0], other[1] - mine[1], other[2] - mine[2]);
            let square = dx.mul_add(dx, dy.mul_add(dy, dz.mul_add(dz, 0.01)));
            let inverse = square.rsqrt();
            force = (other[3] * inverse * inverse).mul_add(inverse, force);
        }
        barrier();
    }
    y[global_id()] = force;
}
