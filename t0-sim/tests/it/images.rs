//! Image instructions, compared with a reference in f64 that shares no code with the simulator: the registers of
//! addresses and data, dimensions, formats, addressing modes, filters, borders, levels and gathers.
//!
//! An image is built by `image_store` and read back by the instruction under test, so that no test depends on where
//! texels lie, except the one of linear images.
use crate::text::Kernel;
use t0_sim::exec::{FaultKind, ImageProblem};

/// Words before the image in memory: inputs and results of 32 lanes.
const IMAGE: usize = 64 * 32;
/// Words of the image.
const WORDS: usize = 4096;

const R32_FLOAT: u32 = 22;
const RGBA8_UNORM: u32 = 42;
const RGBA32_FLOAT: u32 = 63;

#[derive(Clone, Copy)]
struct Image {
    /// 8 to 13: 1D, 2D, 3D, cube, 1D array, 2D array.
    kind: u32,
    format: u32,
    size: [u32; 3],
    levels: u32,
    swizzle: u32,
    select: u32,
}

/// X, Y, Z, W.
const IDENTITY: u32 = 4 | 5 << 3 | 6 << 6 | 7 << 9;

impl Image {
    fn new(kind: u32, format: u32, size: [u32; 3]) -> Image {
        Image { kind, format, size, levels: 1, swizzle: 27, select: IDENTITY }
    }

    /// The descriptor's words after the base address.
    fn words(&self) -> [u32; 6] {
        let [width, height, depth] = self.size.map(|size| size - 1);
        [
            (self.levels - 1) << 16 | self.format << 20 | width << 30,
            width >> 2 | height << 14,
            self.select | (self.levels - 1) << 16 | self.swizzle << 20 | self.kind << 28,
            if self.kind == 8 || self.kind == 9 { width } else { depth },
            0,
            0,
        ]
    }

    /// Puts the descriptor into s[16:23]; the base is aligned to 256 bytes.
    fn load(&self) -> String {
        let words = self.words();
        let mut text = format!(
            "s_add_u32 s16, s4, {base}\ns_addc_u32 s17, s5, 0\ns_and_b32 s16, s16, 0xffffff00\n\
             s_lshr_b64 s[16:17], s[16:17], 8\ns_and_b32 s17, s17, 0xff\ns_or_b32 s17, s17, 0x{:x}\n",
            words[0],
            base = 4 * IMAGE + 256,
        );
        for (i, word) in words[1..].iter().enumerate() {
            text += &format!("s_mov_b32 s{}, 0x{word:x}\n", 18 + i);
        }
        text + "s_mov_b32 s23, 0\n"
    }
}

#[derive(Clone, Copy, Default)]
struct Sampler {
    truncates: bool,
    clamp: u32,
    unnormalised: bool,
    linear: bool,
    mip: u32,
    border: u32,
}

impl Sampler {
    /// Puts the sampler into s[24:27].
    fn load(&self) -> String {
        let filter = u32::from(self.linear);
        let words = [
            (self.clamp * 0o111) | u32::from(self.unnormalised) << 15 | u32::from(self.truncates) << 27,
            4095 << 12,
            filter << 20 | filter << 22 | self.mip << 26,
            self.border << 30,
        ];
        words.iter().enumerate().map(|(i, word)| format!("s_mov_b32 s{}, 0x{word:x}\n", 24 + i)).collect()
    }
}

/// Loads `rows` rows of input to v10 and the registers after it.
fn inputs(rows: u32) -> String {
    let loads = (0..rows).map(|i| format!("buffer_load_b32 v{}, v1, s[8:11], 0 offen offset:{}\n", 10 + i, 128 * i));
    loads.collect::<String>() + "s_waitcnt vmcnt(0)\n"
}

/// Stores `rows` rows from v40 on as results.
fn results(rows: u32) -> String {
    let stores =
        (0..rows).map(|i| format!("buffer_store_b32 v{}, v1, s[8:11], 0 offen offset:{}\n", 40 + i, 128 * (20 + i)));
    "s_waitcnt vmcnt(0)\n".to_string() + &stores.collect::<String>()
}

/// A block of memory with an image.
struct Bench(Vec<u32>);

impl Bench {
    fn new() -> Bench {
        Bench(vec![0; IMAGE + WORDS])
    }

    /// Runs `text` with rows of inputs, and returns the rows of results.
    fn run(&mut self, setup: &str, rows: &[[u32; 32]], text: &str, count: u32) -> Vec<[u32; 32]> {
        for (i, row) in rows.iter().enumerate() {
            self.0[32 * i..][..32].copy_from_slice(row);
        }
        let body = format!("{setup}{}{text}\n{}", inputs(rows.len() as u32), results(count));
        Kernel::new(&body).run(&mut self.0).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        (0..count as usize).map(|i| std::array::from_fn(|lane| self.0[32 * (20 + i) + lane])).collect()
    }

    /// Fills a level of an image of `R32_FLOAT`: the texel at x, y, z has the value of `of`.
    fn fill(&mut self, image: &Image, dim: &str, level: u32, of: impl Fn([u32; 3]) -> f32) {
        let [width, height, depth] = image.size.map(|size| (size >> level).max(1));
        let depth = if image.kind == 10 { depth } else { image.size[2] };
        let texels: Vec<[u32; 3]> =
            (0..depth).flat_map(|z| (0..height).flat_map(move |y| (0..width).map(move |x| [x, y, z]))).collect();
        let (components, registers) = match dim {
            "1D" => (vec![0], 1),
            "2D" => (vec![0, 1], 2),
            "1D_ARRAY" => (vec![0, 2], 2),
            _ => (vec![0, 1, 2], 3),
        };
        for chunk in texels.chunks(32) {
            // Lanes without a texel repeat the last one.
            let at = |lane: usize| chunk[lane.min(chunk.len() - 1)];
            let mut rows: Vec<[u32; 32]> =
                components.iter().map(|&axis: &usize| std::array::from_fn(|lane| at(lane)[axis])).collect();
            rows.push([level; 32]);
            rows.push(std::array::from_fn(|lane| of(at(lane)).to_bits()));
            let store = format!(
                "image_store_mip v{}, v[10:{}], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_{dim} unorm",
                10 + registers + 1,
                10 + registers,
            );
            self.run(&image.load(), &rows, &store, 0);
        }
    }
}

fn floats(values: impl Fn(usize) -> f32) -> [u32; 32] {
    std::array::from_fn(|lane| values(lane).to_bits())
}

/// A texel's value that no other texel has.
fn value(at: [u32; 3], level: u32) -> f32 {
    (1 + at[0] + 32 * at[1] + 1024 * at[2]) as f32 + level as f32 / 4.0
}

const DIMENSIONS: [(u32, &str, [u32; 3]); 5] = [
    (8, "1D", [17, 1, 1]),
    (9, "2D", [7, 5, 1]),
    (10, "3D", [5, 4, 3]),
    (12, "1D_ARRAY", [9, 1, 4]),
    (13, "2D_ARRAY", [5, 3, 4]),
];

/// Coordinates of a dimension: which axes they are.
fn axes(dim: &str) -> Vec<usize> {
    match dim {
        "1D" => vec![0],
        "2D" => vec![0, 1],
        "1D_ARRAY" => vec![0, 2],
        _ => vec![0, 1, 2],
    }
}

#[test]
fn loads_return_what_stores_wrote_in_each_dimension_and_zero_outside() {
    for (kind, dim, size) in DIMENSIONS {
        for swizzle in [0, 27] {
            let image = Image { swizzle, ..Image::new(kind, R32_FLOAT, size) };
            let mut bench = Bench::new();
            bench.fill(&image, dim, 0, |at| value(at, 0));
            let at = |lane: usize| {
                let lane = lane as u32;
                [lane % (size[0] + 1), lane / 2 % (size[1] + 1), lane / 3 % (size[2] + 1)]
            };
            let axes = axes(dim);
            let rows: Vec<[u32; 32]> = axes.iter().map(|&axis| std::array::from_fn(|lane| at(lane)[axis])).collect();
            let load =
                format!("image_load v40, v[10:{}], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_{dim} unorm", 9 + axes.len());
            let load = load.replace("v[10:10]", "v10");
            let got = bench.run(&image.load(), &rows, &load, 1);
            for (lane, &texel) in got[0].iter().enumerate() {
                let mut at = at(lane);
                (0..3).filter(|axis| !axes.contains(axis)).for_each(|axis| at[axis] = 0);
                let inside = (0..3).all(|axis| at[axis] < size[axis]);
                let wanted = if inside { value(at, 0) } else { 0.0 };
                assert_eq!(f32::from_bits(texel), wanted, "{dim}, {swizzle}, {at:?}");
            }
        }
    }
}

#[test]
fn a_linear_image_has_the_pitch_of_its_descriptor() {
    let mut image = Image { swizzle: 0, ..Image::new(9, R32_FLOAT, [7, 5, 1]) };
    image.size = [7, 5, 1];
    let mut bench = Bench::new();
    // The pitch of the descriptor is at least the width: here it is replaced by 64.
    let setup = image.load() + "s_mov_b32 s20, 63\n";
    let rows = [std::array::from_fn(|lane| lane as u32 % 7), std::array::from_fn(|lane| lane as u32 / 7)];
    let data = floats(|lane| lane as f32 + 1.0);
    let store = "image_store v12, v[10:11], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm";
    bench.run(&setup, &[rows[0], rows[1], data], store, 0);
    let base = bench.0.as_ptr() as usize + 4 * IMAGE + 256;
    let first = (base / 256 * 256 - bench.0.as_ptr() as usize) / 4;
    for lane in 0..32 {
        assert_eq!(f32::from_bits(bench.0[first + lane / 7 * 64 + lane % 7]), lane as f32 + 1.0, "{lane}");
    }
}

/// What an addressing mode makes of texel `i`: `None` is the border. By the definitions of OpenCL and Direct3D.
fn addressed(clamp: u32, i: i64, size: i64) -> Option<i64> {
    match clamp {
        0 => Some(((i % size) + size) % size),
        1 => {
            let i = ((i % (2 * size)) + 2 * size) % (2 * size);
            Some(if i < size { i } else { 2 * size - 1 - i })
        }
        2 => Some(i.max(0).min(size - 1)),
        3 => Some((if i < 0 { -1 - i } else { i }).min(size - 1)),
        6 => (0..size).contains(&i).then_some(i),
        7 => Some(if i < 0 { -1 - i } else { i }).filter(|i| *i < size),
        _ => unreachable!(),
    }
}

/// A bilinear or nearest sample of a plane with the values of [`value`].
fn sampled(image: &Image, sampler: &Sampler, at: [f32; 2]) -> f64 {
    let mut taps = Vec::new();
    for (position, size) in at.into_iter().zip(image.size) {
        let size = f64::from(size);
        let texels = f64::from(position) * if sampler.unnormalised { 1.0 } else { size };
        taps.push(if sampler.linear {
            let from = ((texels - 0.5) * 256.0).round_ties_even() / 256.0;
            let weight = from - from.floor();
            vec![(from.floor() as i64, 1.0 - weight), (from.floor() as i64 + 1, weight)]
        } else {
            vec![(((texels * 256.0).round_ties_even() / 256.0).floor() as i64, 1.0)]
        });
    }
    let mut sum = 0.0;
    for &(y, across) in &taps[1] {
        for &(x, along) in &taps[0] {
            let texel =
                [addressed(sampler.clamp, x, image.size[0].into()), addressed(sampler.clamp, y, image.size[1].into())];
            sum += along
                * across
                * match texel {
                    [Some(x), Some(y)] => f64::from(value([x as u32, y as u32, 0], 0)),
                    _ => f64::from(u32::from(sampler.border == 2)),
                };
        }
    }
    sum
}

#[test]
fn samples_have_the_texels_and_weights_of_each_addressing_mode() {
    let image = Image::new(9, R32_FLOAT, [7, 5, 1]);
    let mut bench = Bench::new();
    bench.fill(&image, "2D", 0, |at| value(at, 0));
    let mut checked = 0;
    for clamp in [0, 1, 2, 3, 6, 7] {
        for (linear, unnormalised, border) in
            [(false, false, 0), (true, false, 0), (true, true, 2), (false, true, 1), (true, false, 2)]
        {
            let sampler = Sampler { clamp, linear, unnormalised, border, ..Sampler::default() };
            let scale = if unnormalised { [7.0, 5.0] } else { [1.0, 1.0] };
            let at = |lane: usize| [(lane as f32 * 0.171 - 2.3) * scale[0], (lane as f32 * 0.113 - 1.7) * scale[1]];
            let rows = [floats(|lane| at(lane)[0]), floats(|lane| at(lane)[1])];
            let sample = "image_sample_lz v40, v[10:11], s[16:23], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_2D";
            let got = bench.run(&(image.load() + &sampler.load()), &rows, sample, 1);
            for lane in 0..32 {
                let (got, wanted) = (f64::from(f32::from_bits(got[0][lane])), sampled(&image, &sampler, at(lane)));
                assert!((got - wanted).abs() <= 1e-4, "{clamp} {linear} {unnormalised} {lane}: {got}, not {wanted}");
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 6 * 5 * 32);
}

#[test]
fn a_point_filter_rounds_coordinates_unless_the_sampler_truncates_them() {
    let image = Image::new(9, R32_FLOAT, [7, 5, 1]);
    let mut bench = Bench::new();
    bench.fill(&image, "2D", 0, |at| value(at, 0));
    let sample = "image_sample_lz v40, v[10:11], s[16:23], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm";
    // A 1024th before the edge of texel 3, and a 64th.
    for (x, truncates, texel) in
        [(3.0 - 1.0 / 1024.0, false, 3), (3.0 - 1.0 / 1024.0, true, 2), (3.0 - 1.0 / 64.0, false, 2)]
    {
        let setup = image.load() + &Sampler { clamp: 2, truncates, ..Sampler::default() }.load();
        let got = bench.run(&setup, &[floats(|_| x), floats(|_| 1.5)], sample, 1);
        assert_eq!(got[0], floats(|_| value([texel, 1, 0], 0)), "{x}, {truncates}");
    }
}

#[test]
fn separate_and_packed_addresses_are_those_of_consecutive_registers() {
    let image = Image::new(13, R32_FLOAT, [5, 3, 4]);
    let mut bench = Bench::new();
    bench.fill(&image, "2D_ARRAY", 0, |at| value(at, 0));
    let at = |lane: usize| [lane as u32 % 5, lane as u32 % 3, lane as u32 % 4];
    let wanted: [u32; 32] = std::array::from_fn(|lane| value(at(lane), 0).to_bits());
    let axis = |axis: usize| -> [u32; 32] { std::array::from_fn(|lane| at(lane)[axis]) };
    let list = "v_mov_b32 v30, v11\nimage_load v40, [v10, v30, v12], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY unorm";
    assert_eq!(bench.run(&image.load(), &[axis(0), axis(1), axis(2)], list, 1)[0], wanted);
    let packed: [u32; 32] = std::array::from_fn(|lane| at(lane)[0] | at(lane)[1] << 16);
    let a16 = "image_load v40, v[10:11], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY unorm a16";
    assert_eq!(bench.run(&image.load(), &[packed, axis(2)], a16, 1)[0], wanted);
    // The result may overwrite the address.
    let over = "image_load v11, v[10:12], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY unorm\ns_waitcnt vmcnt(0)\nv_mov_b32 v40, v11";
    assert_eq!(bench.run(&image.load(), &[axis(0), axis(1), axis(2)], over, 1)[0], wanted);
}

#[test]
fn components_are_selected_packed_and_widened() {
    let image = Image::new(9, RGBA8_UNORM, [8, 4, 1]);
    let mut bench = Bench::new();
    let (x, y) = (std::array::from_fn(|lane| lane as u32 % 8), std::array::from_fn(|lane| lane as u32 / 8));
    let data: Vec<[u32; 32]> = (0..4).map(|k| floats(|lane| (lane * 4 + k) as f32 / 255.0)).collect();
    let store = "image_store v[12:15], v[10:11], s[16:23] dmask:0xf dim:SQ_RSRC_IMG_2D unorm";
    bench.run(&image.load(), &[x, y, data[0], data[1], data[2], data[3]], store, 0);
    let load = "image_load v[40:41], v[10:11], s[16:23] dmask:0xa dim:SQ_RSRC_IMG_2D unorm";
    let got = bench.run(&image.load(), &[x, y], load, 2);
    assert_eq!(got, [data[1], data[3]]);
    // BGRA: X and Z exchange.
    let swapped = Image { select: 6 | 5 << 3 | 4 << 6 | 1 << 9, ..image };
    let load = "image_load v[40:43], v[10:11], s[16:23] dmask:0xf dim:SQ_RSRC_IMG_2D unorm";
    let got = bench.run(&swapped.load(), &[x, y], load, 4);
    assert_eq!(got, [data[2], data[1], data[0], [1.0f32.to_bits(); 32]]);
    // Halves: 0 and 1 are exact.
    let load = "image_load v[40:41], v[10:11], s[16:23] dmask:0xf dim:SQ_RSRC_IMG_2D unorm d16";
    let got = bench.run(&Image { select: 1 | 1 << 6, ..image }.load(), &[x, y], load, 2);
    assert_eq!(got, [[0x3c00; 32], [0x3c00; 32]]);
    // sRGB: the middle of the scale is 0.2140 in linear light.
    let srgb = Image { format: 66, ..image };
    let load = "image_load v[40:43], v[10:11], s[16:23] dmask:0xf dim:SQ_RSRC_IMG_2D unorm";
    let got = bench.run(&srgb.load(), &[x, y], load, 4);
    for (k, row) in got.iter().enumerate() {
        for (lane, &texel) in row.iter().enumerate() {
            let encoded = (lane * 4 + k) as f64 / 255.0;
            let linear = if encoded <= 0.04045 { encoded / 12.92 } else { ((encoded + 0.055) / 1.055).powf(2.4) };
            let wanted = if k == 3 { encoded } else { linear };
            assert!((f64::from(f32::from_bits(texel)) - wanted).abs() < 1e-6, "{k}, {lane}");
        }
    }
}

#[test]
fn levels_follow_from_the_register_the_derivatives_and_the_quad() {
    let image = Image { levels: 3, ..Image::new(9, R32_FLOAT, [16, 8, 1]) };
    let mut bench = Bench::new();
    for level in 0..3 {
        bench.fill(&image, "2D", level, |at| value([0; 3], level) + 0.0 * at[0] as f32);
    }
    let of = |lod: f64| -> f64 {
        let lod = lod.clamp(0.0, 2.0);
        let low = lod.floor();
        let at = |level: f64| f64::from(value([0; 3], level as u32));
        at(low) + (lod - low) * (at((low + 1.0).min(2.0)) - at(low))
    };
    let setup = image.load() + &Sampler { linear: true, mip: 2, clamp: 2, ..Sampler::default() }.load();
    let half = floats(|_| 0.5);
    let lods = floats(|lane| lane as f32 / 8.0 - 1.0);
    let sample = "image_sample_l v40, v[10:12], s[16:23], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_2D";
    let got = bench.run(&setup, &[half, half, lods], sample, 1);
    for (lane, &texel) in got[0].iter().enumerate() {
        assert_eq!(f64::from(f32::from_bits(texel)), of(f64::from(lane as f32 / 8.0 - 1.0)), "{lane}");
    }
    // dx = 2 texels along x, dy = 1 texel along y: level 1.
    let (dx, dy, zero) = (floats(|_| 2.0 / 16.0), floats(|_| 1.0 / 8.0), floats(|_| 0.0));
    let sample = "image_sample_d v40, v[10:15], s[16:23], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_2D";
    let got = bench.run(&setup, &[dx, zero, zero, dy, half, half], sample, 1);
    assert_eq!(f64::from(f32::from_bits(got[0][0])), of(1.0));
    // Neighbours in a quad are four texels apart along x: level 2.
    let x = floats(|lane| (lane % 2) as f32 * 4.0 / 16.0);
    let sample = "image_sample v40, v[10:11], s[16:23], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_2D";
    let got = bench.run(&setup, &[x, half], sample, 1);
    assert_eq!(f64::from(f32::from_bits(got[0][5])), of(2.0));
    let size = "v_mov_b32 v10, 1\nimage_get_resinfo v[40:43], v10, s[16:23] dmask:0xf dim:SQ_RSRC_IMG_2D unorm";
    let got = bench.run(&setup, &[], size, 4);
    assert_eq!(got, [[8; 32], [4; 32], [0; 32], [3; 32]]);
}

#[test]
fn a_gather_returns_four_neighbours_and_offsets_move_it() {
    let image = Image::new(9, R32_FLOAT, [7, 5, 1]);
    let mut bench = Bench::new();
    bench.fill(&image, "2D", 0, |at| value(at, 0));
    let setup = image.load() + &Sampler { clamp: 2, ..Sampler::default() }.load();
    let (x, y) = (floats(|_| 3.0 / 7.0), floats(|_| 2.0 / 5.0));
    let wanted =
        |dx: u32, dy: u32| [[2, 2], [3, 2], [3, 1], [2, 1]].map(|[x, y]| [value([x + dx, y + dy, 0], 0).to_bits(); 32]);
    let gather = "image_gather4_lz v[40:43], v[10:11], s[16:23], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_2D";
    assert_eq!(bench.run(&setup, &[x, y], gather, 4), wanted(0, 0));
    // Offsets have six bits: 1 along x, 2 along y.
    let gather = "image_gather4_lz_o v[40:43], v[10:12], s[16:23], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_2D";
    assert_eq!(bench.run(&setup, &[[1 | 2 << 8; 32], x, y], gather, 4), wanted(1, 2));
}

#[test]
fn a_cube_samples_the_face_of_its_third_coordinate() {
    let image = Image::new(13, R32_FLOAT, [4, 4, 12]);
    let mut bench = Bench::new();
    bench.fill(&image, "2D_ARRAY", 0, |at| value(at, 0));
    let setup = image.load() + &Sampler { linear: true, clamp: 2, ..Sampler::default() }.load();
    // The centre of texel (1, 2) of face 3 of the second cube.
    let rows = [floats(|_| 1.0 + 1.5 / 4.0), floats(|_| 1.0 + 2.5 / 4.0), floats(|_| 11.0)];
    let sample = "image_sample_lz v40, v[10:12], s[16:23], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_CUBE";
    assert_eq!(bench.run(&setup, &rows, sample, 1)[0], floats(|_| value([1, 2, 9], 0)));
}

#[test]
fn unsupported_descriptors_and_strict_mode_are_errors_with_a_reason() {
    let fault = |image: Image, sampler: &str, text: &str, strict: bool| {
        let body = format!("v_mov_b32 v10, 0\nv_mov_b32 v11, 0\n{}{sampler}{text}\n", image.load());
        let kernel = Kernel::new(&body);
        let kernel = if strict { kernel.strict() } else { kernel };
        let fault = kernel.run(&mut Bench::new().0).expect_err("a fault");
        (fault.kind.clone(), fault.kind.to_string())
    };
    let load = "image_load v[40:43], v[10:11], s[16:23] dmask:0xf dim:SQ_RSRC_IMG_2D unorm";
    let sample = "image_sample_lz v[40:43], v[10:11], s[16:23], s[24:27] dmask:0xf dim:SQ_RSRC_IMG_2D";
    let image = Image::new(9, RGBA32_FLOAT, [4, 4, 1]);
    let plain = Sampler::default().load();
    let (kind, text) = fault(Image { format: 109, ..image }, &plain, load, false);
    assert_eq!(kind, FaultKind::Image(ImageProblem::Format { code: 109 }));
    assert_eq!(
        text,
        "this device does not support the image format 109: check bits 20 to 27 of the descriptor's second word"
    );
    let (_, text) = fault(Image { kind: 14, ..image }, &plain, load, false);
    assert_eq!(
        text,
        "this device does not support the image type 14: check bits 28 to 31 of the descriptor's fourth word"
    );
    let (_, text) = fault(image, &Sampler { border: 3, ..Sampler::default() }.load(), sample, false);
    assert_eq!(
        text,
        "this device has no table of border colours: use transparent black, opaque black or opaque white (bits 30 and 31 of the sampler's last word)"
    );
    let (_, text) = fault(image, &plain, sample, true);
    assert_eq!(
        text,
        "strict mode does not check samples and gathers of images: load the texels, or run the kernel without strict mode"
    );
    let (_, text) = fault(image, &plain, &load.replace("unorm", "unorm lwe"), false);
    assert_eq!(
        text,
        "this device does not execute image instructions with `lwe`, with `r128`, or in a multisampled dimension"
    );
    // An image past the end of memory.
    let (kind, _) =
        fault(Image { size: [4096, 4096, 1], ..image }, &plain, &format!("v_mov_b32 v11, 0xfff\n{load}"), false);
    assert!(
        matches!(kind, FaultKind::NotMapped { write: false, .. } | FaultKind::OutOfBounds { write: false, .. }),
        "{kind:?}"
    );
}
