//! Pixels, sound, motion, votes, rays, a relaxation in space, cells of a field and noise.

use crate::case::{Case, Data, Element, bytes, floats, numbers, zeros};
use core::f32::consts::PI;

const BLOCK: [u16; 2] = [32, 8];

pub(crate) fn cases() -> Vec<Case> {
    let pixels = 200_003;
    let resampled = 100_000usize;
    let (channels, samples) = (16_000, 24);
    let [nx, ny, nz] = [83usize, 50, 44];
    let [cells_x, cells_y, cells_z] = [63usize, 47, 41];
    let (points, cells) = ((cells_x + 1) * (cells_y + 1) * (cells_z + 1), cells_x * cells_y * cells_z);
    let angle = |k: u8| f32::from(k) * PI / 180.0;
    vec![
        Case::new("gray_rgba", 256, pixels).read(numbers(1, pixels, u32::MAX)).write(zeros(Element::U8, pixels)),
        Case::new("resample_sinc", 256, resampled)
            .read(floats(1, resampled * 147 / 160 + 24, -1.0, 1.0))
            .read(reals((0..160 * 24u16).map(|k| sinc_tap(k / 24, k % 24))))
            .write(zeros(Element::F32, resampled)),
        Case::plane("block_match", [8, 8], [320, 256])
            .read_rows(256, bytes(1, 320 * 256, 256))
            .read_rows(256 + 7, bytes(2, (320 + 7) * (256 + 7), 256))
            .write_rows(256 / 8, zeros(Element::U32, 320 * 256 / 64))
            .length(320),
        Case::plane("dct8x8", BLOCK, [512, 320])
            .read_rows(320, bytes(1, 512 * 320, 256))
            .read_rows(8, reals((0..64u8).map(|k| cosine(k / 8, k % 8))))
            .write_rows(320, zeros(Element::F32, 512 * 320))
            .length(512),
        Case::new("biquad_bank", 128, channels)
            .read_rows(10, floats(1, 10 * channels, -0.45, 0.45))
            .read_rows(samples, floats(2, samples * channels, -1.0, 1.0))
            .write_rows(samples, zeros(Element::F32, samples * channels))
            .length(channels)
            .length(samples),
        Case::new("hough_votes", 256, 180 * 256)
            .read(Data {
                element: Element::U32,
                bytes: numbers(1, 4001, 1 << 18).bytes.chunks(4).flat_map(point).collect(),
            })
            .read(reals((0..180u8).map(|k| angle(k).cos())))
            .read(reals((0..180u8).map(|k| angle(k).sin())))
            .write_rows(180, zeros(Element::U32, 180 * 1280))
            .length(4001),
        Case::plane("ray_spheres", BLOCK, [320, 240])
            .read(spheres(24))
            .write_rows(240, zeros(Element::F32, 320 * 240))
            .float(0.36)
            .float(0.48)
            .float(-0.8)
            .length(24)
            .length(320)
            .length(240),
        Case {
            name: "red_black3d",
            block: [32, 4, 2],
            grid: [(nx as u32 - 1) / 2, ny as u32 - 2, nz as u32 - 2],
            arguments: Vec::new(),
        }
        .write(floats(1, nx * ny * nz, 1.0, 2.0))
        .read(floats(2, nx * ny * nz, 0.0, 1.0))
        .number(nx as u32)
        .number(ny as u32)
        .number(nz as u32)
        .number(1)
        .float(1.5),
        Case {
            name: "cube_cells",
            block: [32, 4, 2],
            grid: [cells_x as u32, cells_y as u32, cells_z as u32],
            arguments: Vec::new(),
        }
        .read(floats(1, points, 0.0, 1.0))
        .read(bytes(2, 256, 6))
        .write(zeros(Element::U8, cells))
        .write(zeros(Element::U8, cells))
        .number(cells_x as u32)
        .number(cells_y as u32)
        .number(cells_z as u32)
        .float(0.4),
        Case::plane("perlin_fbm", BLOCK, [365, 277])
            .read(bytes(1, 256, 256))
            .write_rows(277, zeros(Element::F32, 365 * 277))
            .float(0.037)
            .number(4)
            .length(365),
    ]
}

fn reals(values: impl Iterator<Item = f32>) -> Data {
    Data { element: Element::F32, bytes: values.flat_map(f32::to_le_bytes).collect() }
}

/// A tap of a sinc with Hann's window, which is moved by `phase` of 160 parts of a sample.
fn sinc_tap(phase: u16, tap: u16) -> f32 {
    let at = f32::from(tap) - 11.0 - f32::from(phase) / 160.0;
    let window = 0.5 + 0.5 * (PI * at / 12.5).cos();
    if at == 0.0 { 1.0 } else { (PI * at).sin() / (PI * at) * window }
}

/// The cosine transform's base.
fn cosine(frequency: u8, position: u8) -> f32 {
    let scale = if frequency == 0 { 0.125f32.sqrt() } else { 0.5 };
    scale * ((f32::from(position) + 0.5) * f32::from(frequency) * PI / 8.0).cos()
}

/// A point of an image with 512 rows and columns, in two halves of a word.
fn point(word: &[u8]) -> [u8; 4] {
    let number = u32::from_le_bytes([word[0], word[1], word[2], word[3]]);
    (number & 511 | number >> 9 << 16).to_le_bytes()
}

/// Random spheres before the camera: centre and radius.
fn spheres(count: usize) -> Data {
    let parts = floats(1, 4 * count, 0.0, 1.0).bytes;
    let parts = parts.chunks(4).map(|word| f32::from_le_bytes([word[0], word[1], word[2], word[3]]));
    reals(parts.enumerate().map(|(k, part)| match k % 4 {
        0 => part * 8.0 - 4.0,
        1 => part * 6.0 - 3.0,
        2 => part * 6.0 + 5.0,
        _ => part * 0.8 + 0.3,
    }))
}
