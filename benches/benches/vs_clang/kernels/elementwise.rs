//! Elementwise kernels, activations and updates.
//!
//! The bench compiles this text. `elementwise.cl` has the kernels in OpenCL C.

#[t0::kernel(block = 256, fast_math, grid = y.len())]
pub fn saxpy(a: f32, x: In<f32>, mut y: InOut<f32>) {
    let i = global_id();
    y[i] = a * x[i] + y[i];
}

#[t0::kernel(block = 256, fast_math, grid = y.len())]
pub fn gelu(x: In<f32>, mut y: Out<f32>) {
    let i = global_id();
    let v = x[i];
    let inner = 0.797_884_6 * (v + 0.044_715 * v * v * v);
    // tanh by the exponential.
    let e = (2.0 * inner).exp();
    y[i] = 0.5 * v * (2.0 - 2.0 / (e + 1.0));
}

#[t0::kernel(block = 256, fast_math, grid = y.len())]
pub fn swiglu(gate: In<bf16>, up: In<bf16>, mut y: Out<bf16>) {
    let i = global_id();
    let g = gate[i].to_f32();
    y[i] = bf16::from_f32(g / (1.0 + (-g).exp()) * up[i].to_f32());
}

#[t0::kernel(block = 256, fast_math, grid = y.len() / 2)]
pub fn rope(x: In<f32>, angles: In<f32>, mut y: Out<f32>, dim: u32) {
    let i = global_id();
    let half = dim / 2;
    let (row, k) = (i / half, i % half);
    let (sin, cos) = (angles[2 * k], angles[2 * k + 1]);
    let (a, b) = (x[row * dim + k], x[row * dim + k + half]);
    y[row * dim + k] = a * cos - b * sin;
    y[row * dim + k + half] = a * sin + b * cos;
}

#[t0::kernel(block = 256, grid = y.len() / 4)]
pub fn embedding(table: In<f32>, ids: In<u32>, mut y: Out<f32>) {
    let i = global_id();
    let (token, k) = (i / 64, i % 64);
    y.store(i * 4, table.load::<4>(ids[token] * 256 + k * 4));
}

#[t0::kernel(block = 256, fast_math, grid = q.len())]
pub fn dequantise(q: In<u32>, scales: In<f32>, mut y: Out<f32>) {
    let i = global_id();
    let word = q[i];
    let scale = scales[i / 4];
    let mut out = [0.0f32; 8];
    for k in 0..8u32 {
        let nibble = (word >> (4 * k)) & 15;
        out[k as usize] = (nibble as f32 - 8.0) * scale;
    }
    y.store(i * 8, [out[0], out[1], out[2], out[3]]);
    y.store(i * 8 + 4, [out[4], out[5], out[6], out[7]]);
}

#[t0::kernel(block = 256, fast_math, grid = w.len())]
pub fn adam(g: In<f32>, mut m: InOut<f32>, mut v: InOut<f32>, mut w: InOut<f32>, rate: f32) {
    let i = global_id();
    let m1 = 0.9 * m[i] + 0.1 * g[i];
    let v1 = 0.999 * v[i] + 0.001 * g[i] * g[i];
    m[i] = m1;
    v[i] = v1;
    w[i] = w[i] - rate * m1 / (v1.sqrt() + 1e-6);
}
