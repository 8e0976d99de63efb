//! Products of matrices, sparse products, small matrices, clusters, N-body.

use crate::case::{Case, Element, floats, halves, listed, numbers, whole, zeros};

const SIDE: usize = 512;
/// Rows of the sparse matrix, and the elements of each, on average.
const ROWS: usize = 1 << 15;
const EACH: u32 = 12;

pub(crate) fn cases() -> Vec<Case> {
    let area = SIDE * SIDE;
    let points = 1 << 17;
    let bodies = 1 << 13;
    // Rows of different lengths.
    let starts: Vec<u32> = (0..=ROWS as u32).map(|row| row * EACH + (row * 7) % 5).collect();
    let elements = starts[ROWS] as usize;
    vec![
        Case::plane("sgemm", [16, 16], [SIDE; 2])
            .read_rows(SIDE, whole(1, area, 16))
            .read_rows(SIDE, whole(2, area, 16))
            .write_rows(SIDE, zeros(Element::F32, area))
            .length(SIDE)
            .length(SIDE),
        Case::plane("gemm_bf16", [32, 1], [SIDE * 2, SIDE / 16])
            .read_rows(SIDE, halves(1, area, -1.0, 1.0))
            .read_rows(SIDE, halves(2, area, -1.0, 1.0))
            .write_rows(SIDE, zeros(Element::F32, area))
            .length(SIDE)
            .length(SIDE),
        Case::new("gemv", 128, 1024 * 32)
            .read_rows(1024, whole(1, 1 << 20, 16))
            .read(whole(2, 1024, 16))
            .write(zeros(Element::F32, 1024))
            .length(1024),
        Case::new("spmv", 256, ROWS)
            .read(listed(starts))
            .read(numbers(1, elements, ROWS as u32))
            .read(floats(2, elements, 0.5, 1.0))
            .read(floats(3, ROWS, 0.5, 1.0))
            .write(zeros(Element::F32, ROWS)),
        Case::new("k_means", 256, points)
            .read(floats(1, points * 4, -1.0, 1.0))
            .read(floats(2, 64, -1.0, 1.0))
            .write(zeros(Element::U32, points)),
        Case::new("cholesky", 128, 1 << 15).read(positive_definite(1 << 15)).write(zeros(Element::F32, 16 << 15)),
        Case::new("n_body", 256, bodies)
            .read(floats(1, bodies * 4, 0.0, 1.0))
            .write(zeros(Element::F32, bodies))
            .length(bodies),
    ]
}

/// Matrices of 4 x 4 with a dominant diagonal.
fn positive_definite(count: usize) -> crate::case::Data {
    let mut data = floats(9, 16 * count, 0.0, 1.0);
    for (at, element) in data.bytes.chunks_exact_mut(4).enumerate() {
        if at % 16 % 5 == 0 {
            element.copy_from_slice(&8.0f32.to_le_bytes());
        }
    }
    data
}
