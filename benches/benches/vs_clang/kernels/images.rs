//! Stencils, filters and fractals.
//!
//! The bench compiles this text. `images.cl` has the kernels in OpenCL C.

#[t0::kernel(block = (32, 8), fast_math, grid = (y.cols(), y.rows()))]
pub fn five_points(x: In<f32>, mut y: Out<f32>) {
    let (column, row) = (global_id() + 1, global_id_y() + 1);
    let around = x[(row - 1, column)] + x[(row + 1, column)] + x[(row, column - 1)] + x[(row, column + 1)];
    y[(row - 1, column - 1)] = 0.25 * around - x[(row, column)];
}

#[t0::kernel(block = (32, 8), fast_math, grid = (y.cols(), y.rows()))]
pub fn convolution(x: In<f32>, weights: In<f32>, mut y: Out<f32>) {
    let (column, row) = (global_id(), global_id_y());
    let mut sum = 0.0;
    for i in 0..7u32 {
        for j in 0..7u32 {
            sum = x[(row + i, column + j)] * weights[i * 7 + j] + sum;
        }
    }
    y[(row, column)] = sum;
}

#[t0::kernel(block = (32, 8), fast_math, grid = (y.cols(), y.rows()))]
pub fn bilateral(x: In<f32>, mut y: Out<f32>) {
    let (column, row) = (global_id() as i32, global_id_y() as i32);
    let (columns, rows) = (x.cols() as i32, x.rows() as i32);
    let centre = x[(row as u32, column as u32)];
    let (mut sum, mut weights) = (0.0, 0.0);
    for dy in -3..=3i32 {
        for dx in -3..=3i32 {
            let at = ((row + dy).clamp(0, rows - 1), (column + dx).clamp(0, columns - 1));
            let v = x[(at.0 as u32, at.1 as u32)];
            let difference = v - centre;
            let weight = ((dx * dx + dy * dy) as f32 * -0.1 - difference * difference * 4.0).exp2();
            sum = v * weight + sum;
            weights += weight;
        }
    }
    y[(row as u32, column as u32)] = sum / weights;
}

#[t0::kernel(block = (32, 8), fast_math, grid = (y.cols(), y.rows()))]
pub fn mandelbrot(mut y: Out<u32>) {
    let (column, row) = (global_id(), global_id_y());
    let (a, b) = (column as f32 * 0.0078125 - 2.0, row as f32 * 0.0078125 - 1.25);
    let (mut u, mut v) = (0.0f32, 0.0f32);
    let mut count = 0;
    while count < 64 && u * u + v * v < 4.0 {
        let next = u.mul_add(u, a) - v * v;
        v = (2.0 * u).mul_add(v, b);
        u = next;
        count += 1;
    }
    y[(row, column)] = count;
}

#[t0::kernel(block = (32, 8), fast_math, grid = (y.cols(), y.rows()))]
pub fn sobel(x: In<u8>, mut y: Out<u8>) {
    let (column, row) = (global_id(), global_id_y());
    let at = |i: u32, j: u32| x[(row + i, column + j)] as i32;
    let dx = at(0, 2) - at(0, 0) + 2 * (at(1, 2) - at(1, 0)) + at(2, 2) - at(2, 0);
    let dy = at(2, 0) - at(0, 0) + 2 * (at(2, 1) - at(0, 1)) + at(2, 2) - at(0, 2);
    y[(row, column)] = (dx.abs() + dy.abs()).min(255) as u8;
}
