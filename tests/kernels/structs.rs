// Structs: as arguments, as elements, in registers.

#[derive(Clone, Copy, Debug, t0::Arg)]
#[repr(C)]
pub struct Ray {
    pub origin: [f32; 3],
    pub id: u32,
}

/// Several numbers of less than 32 bits in one word.
#[derive(Clone, Copy, Debug, t0::Arg)]
#[repr(C)]
pub struct Particle {
    pub place: [f32; 3],
    pub mass: f32,
    pub speed: [f32; 3],
    pub kind: i16,
    pub flags: u8,
    pub charge: i8,
}

#[derive(Clone, Copy, Debug, t0::Arg)]
#[repr(C)]
pub struct Pair(pub f64, pub u64);

/// Smaller than a 32-bit word.
#[derive(Clone, Copy, Debug, t0::Arg)]
#[repr(C)]
pub struct Colour {
    pub red: u8,
    pub green: i8,
    pub blue: u8,
}

#[derive(Clone, Copy, Debug, t0::Arg)]
#[repr(C)]
pub struct Halves {
    pub x: f16,
    pub y: bf16,
    pub z: u16,
}

#[derive(Clone, Copy, Debug, t0::Arg)]
#[repr(C)]
pub struct Camera {
    pub ray: Ray,
    pub corners: [Pair; CORNERS],
    pub tints: [Colour; 2],
    pub exposure: u16,
    pub gain: f32,
    pub count: u32,
}

#[t0::constant]
pub const CORNERS: usize = 2;

#[t0::constant]
pub const START: Ray = Ray { id: 7, origin: [0.5, -1.0, 2.0] };

#[t0::device]
fn along(Ray { origin: [x, y, z], id }: Ray, by: f32) -> Ray {
    Ray { origin: [x + by, y - by, z * by], id: id ^ 1 }
}

#[t0::device]
fn heavier(a: Particle, b: &Particle) -> Particle {
    if a.mass > b.mass {
        return a;
    }
    *b
}

#[t0::kernel(block = 64)]
pub fn whole_structs(x: In<Ray>, y: In<Particle>, mut out: Out<Ray>, mut moved: Out<Particle>) {
    let i = global_id();
    out[i] = x[i];
    let particle = y[i];
    moved[i] = particle;
}

#[t0::kernel(block = 64)]
pub fn fields_of_elements(x: In<Particle>, mut a: Out<f32>, mut b: Out<i32>) {
    let i = global_id();
    a[i] = x[i].place[2] * x[i].speed[0] - x[i].mass;
    b[i] = x[i].kind as i32 * 2 + x[i].flags as i32 - x[i].charge as i32;
}

#[t0::kernel(block = 64)]
pub fn stores_to_fields(x: In<f32>, mut z: InOut<Particle>) {
    let i = global_id();
    z[i].speed[1] += x[i];
    z[i].kind -= 3;
    z[i].flags = z[i].flags / 2 + 1;
    z[i].charge = -z[i].charge;
    z[i].place = [x[i], z[i].place[0], z[i].mass];
}

#[t0::kernel(block = 64)]
pub fn structs_as_arguments(first: u8, camera: Camera, pair: Pair, x: In<f32>, mut out: Out<Ray>, mut rest: Out<f64>) {
    let i = global_id();
    let mut ray = Ray { id: camera.count + first as u32, ..camera.ray };
    ray.origin[1] += x[i] * camera.gain;
    out[i] = ray;
    let corner = camera.corners[1];
    let tint = camera.tints[1].green as f64 + camera.tints[0].blue as f64 + camera.exposure as f64;
    rest[i] = corner.0 + (corner.1 ^ pair.1) as f64 - pair.0 + tint;
}

#[t0::kernel(block = 64)]
pub fn structs_in_functions(x: In<Ray>, y: In<Particle>, mut out: Out<Ray>, mut most: Out<Particle>) {
    let i = global_id();
    let start = along(START, 0.25);
    out[i] = along(Ray { origin: start.origin, ..x[i] }, x[i].origin[1]);
    let mut best = y[0];
    for k in 1..y.len() {
        let next = y[k];
        best = heavier(best, &next);
    }
    most[i] = heavier(y[i], &best);
}

#[t0::kernel(block = 64)]
pub fn structs_matched(x: In<Ray>, y: In<Pair>, mut out: Out<f32>, mut bits: Out<u64>) {
    let i = global_id();
    let Ray { origin, id: name } = x[i];
    out[i] = match x[i] {
        Ray { id: 0, .. } => origin[0],
        Ray { id: n @ (1 | 2 | 3), origin: [_, second, _] } => second + n as f32,
        Ray { id, .. } if id % 2 == 0 => origin[2],
        _ => name as f32,
    };
    let Pair(real, whole) = y[i];
    bits[i] = match y[i] {
        Pair(.., 0) => real.to_bits(),
        Pair(_, n) => n ^ whole.rotate_left(7),
    };
}

#[t0::kernel(block = 64)]
pub fn structs_in_loops(x: In<Ray>, n: u32, mut out: Out<Ray>) {
    let i = global_id();
    let mut state = x[i];
    let mut k = 0;
    let last = loop {
        if state.id % 8 == 5 || k == n {
            break Ray { id: state.id + k, ..state };
        }
        state = if state.id % 2 == 0 { along(state, 0.5) } else { Ray { id: state.id / 3, ..along(state, 2.0) } };
        #[unroll]
        for j in 0..3usize {
            state.origin[j] += j as f32;
        }
        k += 1;
    };
    let state = (last, k);
    out[i] = Ray { id: state.0.id ^ state.1, ..state.0 };
}

#[t0::kernel(block = 64)]
pub fn small_structs(x: In<Colour>, y: In<Halves>, mut a: Out<Colour>, mut b: Out<Halves>) {
    let i = global_id();
    let Colour { red, green, blue } = x[i];
    a[i] = Colour { red: blue, green, blue: red };
    let mut h = y[i];
    h.z = h.z ^ 0x8001;
    h.x = f16::from_f32(h.y.to_f32());
    b[i] = h;
}

#[t0::kernel(block = 64)]
pub fn rows_of_structs(x: In<Ray>, mut out: Out<Ray>) {
    let i = global_id();
    let row = x.row(i);
    out[(i, 0)] = x[(i, 4)];
    out[(i, 1)] = row[1];
    out[(i, 2)].id = row[2].id;
    out[(i, 2)].origin = row.slice(1, 2)[1].origin;
    out[(i, 3)] = Ray { id: x[(i, 3)].id + 1, ..x[(i, 0)] };
}

#[t0::kernel(block = 64)]
pub fn structs_in_lds(x: In<Particle>, y: In<Colour>, mut out: Out<Particle>, mut tints: Out<Colour>) {
    let mut tile = Lds::<Particle, 64>::new();
    let mut colours = Lds::<Colour, 64>::new();
    let (t, i) = (thread_id(), global_id());
    tile[t] = x[i];
    colours[t] = y[i];
    tile[t].charge /= 2;
    barrier();
    let count = block_size().min(x.len() - block_id() * block_size());
    let other = count - 1 - t;
    out[i] = Particle { kind: tile[t].kind, ..tile[other] };
    tints[i] = colours[other];
}

#[t0::kernel(block = 64, for(T in [Ray, Particle, Colour, Pair]))]
pub fn copies_of<T: Element>(x: In<T>, mut out: Out<T>) {
    let i = x.len() - 1 - global_id();
    out[i] = x[i];
}

#[t0::kernel(block = 64)]
pub fn order_of_evaluation(x: In<u32>, mut out: InOut<u32>) {
    let i = global_id();
    let mut k = x[i];
    let ray = Ray {
        id: {
            k = k ^ 5;
            k
        },
        origin: [{
            k = k / 2;
            (k % 100) as f32
        }; 3],
    };
    out[i] = ray.id ^ ray.origin[1] as u32 ^ k;
}
