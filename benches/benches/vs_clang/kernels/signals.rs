//! Pixels, sound, motion, votes, rays, a relaxation in space, cells of a field and noise.
//!
//! The bench compiles this text. `signals.cl` has the kernels in OpenCL C.

#[t0::kernel(block = 256, grid = y.len(), requires(x.len() == y.len()))]
pub fn gray_rgba(x: In<[u8; 4]>, mut y: Out<u8>) {
    let i = global_id();
    let [r, g, b, _] = x[i];
    y[i] = ((77 * r as u32 + 150 * g as u32 + 29 * b as u32 + 128) >> 8) as u8;
}

/// From 44.1 to 48 kHz: 147 samples become 160.
const UP: u32 = 160;
const DOWN: u32 = 147;
const TAPS: u32 = 24;

#[t0::kernel(block = 256, fast_math, grid = y.len(), requires(taps.len() == UP * TAPS))]
pub fn resample_sinc(x: In<f32>, taps: In<f32>, mut y: Out<f32>) {
    let i = global_id();
    let at = i * DOWN;
    let (start, phase) = (at / UP, at % UP);
    let mut sum = 0.0;
    for k in 0..TAPS {
        sum = x[start + k] * taps[phase * TAPS + k] + sum;
    }
    y[i] = sum;
}

#[t0::kernel(
    block = (8, 8),
    grid = blocks(best.cols(), best.rows()),
    requires(
        frame.cols() == best.cols() * 8 && frame.rows() == best.rows() * 8,
        last.cols() == frame.cols() + 7 && last.rows() == frame.rows() + 7,
    ),
)]
pub fn block_match(frame: In<u8>, last: In<u8>, mut best: Out<u32>) {
    // A workgroup moves a block of 8 x 8 pixels over the last frame, which has 4 pixels more on the left and above, and
    // 3 on the right and below. Each work-item tries one displacement.
    let mut block = Lds::<u8, 8, 8>::new();
    let mut window = Lds::<u8, 15, 15>::new();
    let mut least = Lds::<u32, 1>::new();
    let (dx, dy) = (thread_id(), thread_id_y());
    let t = dy * 8 + dx;
    let (left, top) = (block_id() * 8, block_id_y() * 8);
    block[(dy, dx)] = frame[(top + dy, left + dx)];
    for k in strided(t, 225, 64) {
        window[(k / 15, k % 15)] = last[(top + k / 15, left + k % 15)];
    }
    if t == 0 {
        least[0] = u32::MAX;
    }
    barrier();
    let mut sum = 0;
    for i in 0..8u32 {
        for j in 0..8u32 {
            sum += block[(i, j)].abs_diff(window[(i + dy, j + dx)]) as u32;
        }
    }
    least.atomic_min(0, (sum << 6) | t);
    barrier();
    if t == 0 {
        best[(block_id_y(), block_id())] = least[0];
    }
}

#[t0::kernel(
    block = (32, 8),
    fast_math,
    grid = blocks(x.cols() / 32, x.rows() / 8),
    requires(
        x.cols().is_multiple_of(32) && x.rows().is_multiple_of(8) && basis.cols() == 8 && basis.rows() == 8,
        y.cols() == x.cols() && y.rows() == x.rows(),
    ),
)]
pub fn dct8x8(x: In<u8>, basis: In<f32>, mut y: Out<f32>) {
    // A workgroup transforms four blocks side by side.
    let mut pixels = Lds::<f32, 8, 32>::new();
    let mut half_done = Lds::<f32, 8, 32>::new();
    let mut cosines = Lds::<f32, 8, 8>::new();
    let (tx, ty) = (thread_id(), thread_id_y());
    if tx < 8 {
        cosines[(ty, tx)] = basis[(ty, tx)];
    }
    pixels[(ty, tx)] = x[(global_id_y(), global_id())] as f32 - 128.0;
    barrier();
    let (first, u) = (tx / 8 * 8, tx % 8);
    let mut sum = 0.0;
    for k in 0..8u32 {
        sum = pixels[(ty, first + k)] * cosines[(u, k)] + sum;
    }
    half_done[(ty, tx)] = sum;
    barrier();
    let mut sum = 0.0;
    for k in 0..8u32 {
        sum = half_done[(k, tx)] * cosines[(ty, k)] + sum;
    }
    y[(global_id_y(), global_id())] = sum;
}

#[t0::device]
mod filters {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct Biquad {
        b: [f32; 3],
        a: [f32; 2],
        s: [f32; 2],
    }

    impl Biquad {
        pub fn new(c: [f32; 5]) -> Self {
            Self { b: [c[0], c[1], c[2]], a: [c[3], c[4]], s: [0.0; 2] }
        }

        pub fn filtered(&mut self, x: f32) -> f32 {
            let y = self.b[0].mul_add(x, self.s[0]);
            self.s[0] = self.b[1].mul_add(x, (-self.a[0]).mul_add(y, self.s[1]));
            self.s[1] = self.b[2].mul_add(x, -self.a[1] * y);
            y
        }
    }
}

use filters::Biquad;

#[t0::kernel(
    block = 128,
    grid = x.cols(),
    requires(
        coefficients.rows() == 10 && coefficients.cols() == x.cols(),
        y.cols() == x.cols() && y.rows() == x.rows(),
    ),
)]
pub fn biquad_bank(coefficients: In<f32>, x: In<f32>, mut y: Out<f32>) {
    let channel = global_id();
    let mut first = Biquad::new(core::array::from_fn(|k| coefficients[(k, channel as usize)]));
    let mut second = Biquad::new(core::array::from_fn(|k| coefficients[(k + 5, channel as usize)]));
    for t in 0..x.rows() {
        y[(t, channel)] = second.filtered(first.filtered(x[(t, channel)]));
    }
}

const BINS: usize = 1280;

#[t0::kernel(
    block = 256,
    grid = blocks(votes.rows()),
    requires(votes.cols() == 1280, cosines.len() == votes.rows(), sines.len() == votes.rows()),
)]
pub fn hough_votes(points: In<u32>, cosines: In<f32>, sines: In<f32>, mut votes: Out<u32>) {
    // A workgroup counts the votes for the lines of one angle.
    let mut bins = Lds::<u32, BINS>::new();
    let (t, angle) = (thread_id(), block_id());
    for k in strided(t, BINS as u32, 256) {
        bins[k] = 0;
    }
    barrier();
    let (c, s) = (cosines[angle], sines[angle]);
    for k in strided(t, points.len(), 256) {
        let point = points[k];
        let distance = ((point & 0xffff) as f32).mul_add(c, ((point >> 16) as f32).mul_add(s, 512.5));
        bins.atomic_add(distance as u32, 1);
    }
    barrier();
    for k in strided(t, BINS as u32, 256) {
        votes[(angle, k)] = bins[k];
    }
}

#[t0::device]
fn dot3(a: [f32; 3], b: [f32; 3]) -> f32 {
    a[0].mul_add(b[0], a[1].mul_add(b[1], a[2] * b[2]))
}

/// Where a ray enters a sphere; not positive if it does not.
#[t0::device]
fn entered(sphere: [f32; 4], origin: [f32; 3], direction: [f32; 3]) -> f32 {
    let to = [sphere[0] - origin[0], sphere[1] - origin[1], sphere[2] - origin[2]];
    let along = dot3(to, direction);
    let square = along.mul_add(along, sphere[3].mul_add(sphere[3], -dot3(to, to)));
    if square < 0.0 { -1.0 } else { along - square.sqrt() }
}

#[t0::kernel(block = (32, 8), fast_math, grid = (y.cols(), y.rows()), requires(spheres.len().is_multiple_of(4)))]
pub fn ray_spheres(spheres: In<f32>, mut y: Out<f32>, light_x: f32, light_y: f32, light_z: f32) {
    let (column, row) = (global_id(), global_id_y());
    let light = [light_x, light_y, light_z];
    let count = spheres.len() / 4;
    let ray = [
        (column as f32 - y.cols() as f32 * 0.5) * 0.004,
        (row as f32 - y.rows() as f32 * 0.5) * 0.004,
        1.0,
    ];
    let scale = dot3(ray, ray).rsqrt();
    let direction = ray.map(|v| v * scale);
    let mut nearest = f32::INFINITY;
    let mut hit = count;
    for k in 0..count {
        let distance = entered(spheres.load::<4>(k * 4), [0.0; 3], direction);
        if distance > 0.0 && distance < nearest {
            nearest = distance;
            hit = k;
        }
    }
    let mut brightness = 0.0;
    if hit < count {
        let sphere = spheres.load::<4>(hit * 4);
        let point = direction.map(|v| nearest * v);
        let out: [f32; 3] = core::array::from_fn(|k| point[k] - sphere[k]);
        let cosine = dot3(out, light) * sphere[3].rcp();
        // A sphere between the point and the light makes a shadow.
        let shadow =
            cosine <= 0.0 || (0..count).any(|k| k != hit && entered(spheres.load::<4>(k * 4), point, light) > 0.0);
        brightness = if shadow { 0.1 } else { cosine.mul_add(0.9, 0.1) };
    }
    y[(row, column)] = brightness;
}

#[t0::kernel(
    block = (32, 4, 2),
    fast_math,
    grid = ((nx - 1) / 2, ny - 2, nz - 2),
    requires(u.len() == nx * ny * nz, f.len() == u.len()),
)]
pub fn red_black3d(mut u: InOut<f32>, f: In<f32>, nx: u32, ny: u32, nz: u32, colour: u32, omega: f32) {
    // The inner points of one colour.
    let (y, z) = (global_id_y() + 1, global_id_z() + 1);
    let x = 2 * global_id() + 1 + (y + z + colour) % 2;
    if x >= nx - 1 {
        return;
    }
    let plane = nx * ny;
    let at = z * plane + y * nx + x;
    let own = u[at];
    let around = u[at - 1] + u[at + 1] + u[at - nx] + u[at + nx] + u[at - plane] + u[at + plane];
    u[at] = own + omega * ((around - f[at]) * (1.0 / 6.0) - own);
}

#[t0::kernel(
    block = (32, 4, 2),
    grid = (nx, ny, nz),
    requires(
        field.len() == (nx + 1) * (ny + 1) * (nz + 1),
        triangles.len() == 256,
        cases.len() == nx * ny * nz,
        counts.len() == cases.len(),
    ),
)]
pub fn cube_cells(
    field: In<f32>,
    triangles: In<u8>,
    mut cases: Out<u8>,
    mut counts: Out<u8>,
    nx: u32,
    ny: u32,
    nz: u32,
    level: f32,
) {
    // A cell is between eight points of the field.
    let (x, y, z) = (global_id(), global_id_y(), global_id_z());
    let mut number = 0u32;
    for corner in 0..8u32 {
        let (cx, cy, cz) = (x + (corner & 1), y + (corner >> 1 & 1), z + (corner >> 2));
        if field[(cz * (ny + 1) + cy) * (nx + 1) + cx] > level {
            number |= 1 << corner;
        }
    }
    let cell = (z * ny + y) * nx + x;
    cases[cell] = number as u8;
    counts[cell] = triangles[number];
}

#[t0::device]
fn fade(t: f32) -> f32 {
    t * t * t * t.mul_add(t.mul_add(6.0, -15.0), 10.0)
}

#[t0::device]
fn mix(t: f32, a: f32, b: f32) -> f32 {
    t.mul_add(b - a, a)
}

#[t0::device]
fn slope(hash: u8, x: f32, y: f32) -> f32 {
    let (u, v) = if hash & 4 != 0 { (y, x) } else { (x, y) };
    (if hash & 1 != 0 { -u } else { u }) + (if hash & 2 != 0 { -2.0 * v } else { 2.0 * v })
}

#[t0::device]
fn perlin(table: &In<u8>, x: f32, y: f32) -> f32 {
    let (floor_x, floor_y) = (x.floor(), y.floor());
    let (left, top) = (floor_x as i32 as u32 & 255, floor_y as i32 as u32 & 255);
    let (dx, dy) = (x - floor_x, y - floor_y);
    let (a, b) = (table[left] as u32 + top, table[(left + 1) & 255] as u32 + top);
    let upper = mix(fade(dx), slope(table[a & 255], dx, dy), slope(table[b & 255], dx - 1.0, dy));
    let lower =
        mix(fade(dx), slope(table[(a + 1) & 255], dx, dy - 1.0), slope(table[(b + 1) & 255], dx - 1.0, dy - 1.0));
    mix(fade(dy), upper, lower)
}

#[t0::kernel(block = (32, 8), grid = (out.cols(), out.rows()), requires(table.len() == 256))]
pub fn perlin_fbm(table: In<u8>, mut out: Out<f32>, scale: f32, octaves: u32) {
    let (mut x, mut y) = (global_id() as f32 * scale, global_id_y() as f32 * scale);
    let (mut sum, mut weight) = (0.0, 0.5);
    for _ in 0..octaves {
        sum = perlin(&table, x, y).mul_add(weight, sum);
        x *= 2.0;
        y *= 2.0;
        weight *= 0.5;
    }
    out[(global_id_y(), global_id())] = sum;
}
