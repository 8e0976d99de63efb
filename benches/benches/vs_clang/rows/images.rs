//! Stencils, filters and fractals.

use crate::case::{Case, Element, bytes, floats, zeros};

const BLOCK: [u16; 2] = [32, 8];
const WIDTH: usize = 512;

pub(crate) fn cases() -> Vec<Case> {
    let (side, area) = ([WIDTH; 2], WIDTH * WIDTH);
    let padded = |by: usize| (WIDTH + by) * (WIDTH + by);
    vec![
        Case::plane("five_points", BLOCK, side)
            .read_rows(WIDTH + 2, floats(1, padded(2), 0.0, 1.0))
            .write_rows(WIDTH, zeros(Element::F32, area))
            .length(WIDTH),
        Case::plane("convolution", BLOCK, side)
            .read_rows(WIDTH + 6, floats(1, padded(6), 0.0, 1.0))
            .read(floats(2, 49, 0.0, 1.0))
            .write_rows(WIDTH, zeros(Element::F32, area))
            .length(WIDTH),
        Case::plane("bilateral", BLOCK, side)
            .read_rows(WIDTH, floats(1, area, 0.0, 1.0))
            .write_rows(WIDTH, zeros(Element::F32, area))
            .length(WIDTH)
            .length(WIDTH),
        Case::plane("mandelbrot", BLOCK, [384, 320]).write_rows(320, zeros(Element::U32, 384 * 320)).length(384),
        Case::plane("sobel", BLOCK, side)
            .read_rows(WIDTH + 2, bytes(1, padded(2), 256))
            .write_rows(WIDTH, zeros(Element::U8, area))
            .length(WIDTH),
    ]
}
