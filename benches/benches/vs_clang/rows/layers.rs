//! Attention, products of small integers, convolutions, norms, quantisation and the largest elements of rows.

use crate::case::{Case, Data, Element, bytes, floats, halves, listed, numbers, zeros};

/// Heads and their queries.
const HEADS: usize = 5;
const QUERIES: usize = 200;
/// Sequences of a cache, each with room for so many positions and with so many heads of queries.
const SEQUENCES: usize = 128;
const ROOM: usize = 96;
const SHARED: usize = 8;
/// Columns of a head.
const HEAD: usize = 64;

pub(crate) fn cases() -> Vec<Case> {
    let rows = HEADS * QUERIES;
    let cache = SEQUENCES * ROOM * HEAD;
    // Sequences of 33 to 96 positions.
    let lengths: Vec<u32> = (0..SEQUENCES as u32).map(|s| 33 + s * 37 % 64).collect();
    let (m, n, depth) = (512, 1024, 256);
    let (planes, height, width) = (48, 60, 60);
    let (channels, positions) = (512, 1024);
    let (tokens, vocabulary) = (160, 2003);
    let (images, maps, area) = (16, 64, 400);
    let (outputs, inputs) = (2048, 2048);
    vec![
        Case::plane("attention", [256, 1], [QUERIES / 8 * 256, HEADS])
            .read_rows(rows, floats(1, rows * HEAD, -1.0, 1.0))
            .read_rows(rows, floats(2, rows * HEAD, -1.0, 1.0))
            .read_rows(rows, floats(3, rows * HEAD, -1.0, 1.0))
            .write_rows(rows, zeros(Element::F32, rows * HEAD))
            .number(QUERIES as u32)
            .float(0.125),
        Case::new("attention_decode", 256, SEQUENCES * SHARED * 32)
            .read_rows(SEQUENCES * SHARED, halves(1, SEQUENCES * SHARED * HEAD, -1.0, 1.0))
            .read(halves(2, cache, -1.0, 1.0))
            .read(halves(3, cache, -1.0, 1.0))
            .read(listed(lengths))
            .write_rows(SEQUENCES * SHARED, zeros(Element::Bf16, SEQUENCES * SHARED * HEAD))
            .number(ROOM as u32)
            .float(0.125),
        Case::plane("gemm_int8", [16, 16], [n / 4, m / 4])
            .read_rows(m, bytes(1, m * depth, 256))
            .read_rows(n, bytes(2, n * depth, 256))
            .write_rows(m, zeros(Element::U32, m * n))
            .length(n)
            .length(depth),
        Case { name: "conv_depthwise", block: [32, 8, 1], grid: [64, 64, planes as u32], arguments: Vec::new() }
            .read_rows(planes * height, floats(1, planes * height * width, -1.0, 1.0))
            .read_rows(planes / 2, floats(2, planes / 2 * 25, -1.0, 1.0))
            .write_rows(planes * height, zeros(Element::F32, planes * height * width))
            .number(height as u32)
            .length(width)
            .length(planes / 2),
        Case::plane("conv1d", [128, 1], [positions / 4, channels])
            .read_rows(channels, halves(1, channels * positions, -2.0, 2.0))
            .read_rows(channels / 2, floats(2, channels / 2 * 4, -1.0, 1.0))
            .read(floats(3, channels / 2, -1.0, 1.0))
            .write_rows(channels, zeros(Element::Bf16, channels * positions))
            .length(positions)
            .length(channels / 2),
        Case::new("cross_entropy", 256, tokens * 256)
            .read_rows(tokens, floats(1, tokens * vocabulary, -4.0, 4.0))
            .read(numbers(2, tokens, vocabulary as u32))
            .write_rows(tokens, zeros(Element::F32, tokens * vocabulary))
            .write(zeros(Element::F32, tokens))
            .length(vocabulary),
        Case::new("groupnorm", 256, images * maps / 4 * 256)
            .read_rows(images * maps, floats(1, images * maps * area, -1.0, 3.0))
            .read(floats(2, maps, 0.5, 1.5))
            .read(floats(3, maps, -1.0, 1.0))
            .write_rows(images * maps, zeros(Element::F32, images * maps * area))
            .number(maps as u32 / 4)
            .length(maps)
            .length(area),
        Case::new("quantise_rows", 128, 512 * 128)
            .read_rows(512, floats(1, 512 * 1024, -3.0, 3.0))
            .write_rows(512, zeros(Element::U8, 512 * 1024))
            .write(zeros(Element::F32, 512))
            .length(1024),
        Case::new("top_k", 128, 1200 * 32)
            .read_rows(1200, floats(1, 1200 * 500, -1.0, 1.0))
            .write_rows(1200, zeros(Element::F32, 1200 * 4))
            .write_rows(1200, zeros(Element::U32, 1200 * 4))
            .length(500),
        Case::new("gemv_int4", 128, outputs * 32)
            .read_rows(outputs, numbers(1, outputs * inputs / 8, u32::MAX))
            .read_rows(outputs, halves(2, outputs * inputs / 32, 0.01, 0.1))
            .read_rows(outputs, zero_points(outputs * inputs / 32))
            .read(floats(4, inputs, -1.0, 1.0))
            .write(zeros(Element::F32, outputs))
            .length(inputs),
        Case::new("argmax_rows", 128, 512 * 128)
            .read_rows(512, halves(1, 512 * 1501, -8.0, 8.0))
            .write(zeros(Element::U32, 512))
            .length(1501),
    ]
}

/// The number from 6 to 9 that stands for zero in each group.
fn zero_points(count: usize) -> Data {
    let mut data = bytes(3, count, 4);
    data.bytes.iter_mut().for_each(|zero| *zero += 6);
    data
}
