//! Norms, softmax, reductions, scans and what a sort needs.

use crate::case::{Case, Element, floats, numbers, whole, zeros};

const N: usize = 1 << 19;
/// Columns of the rows that are normalised.
const COLS: usize = 1024;

pub(crate) fn cases() -> Vec<Case> {
    let rows = N / COLS;
    vec![
        Case::new("rmsnorm", 256, N / 4)
            .read_rows(rows, whole(1, N, 16))
            .read(floats(2, COLS, -1.0, 1.0))
            .write_rows(rows, zeros(Element::F32, N)),
        Case::new("layernorm", 256, N / 4)
            .read_rows(rows, whole(1, N, 16))
            .read(floats(2, COLS, 0.5, 1.0))
            .read(floats(3, COLS, 8.0, 16.0))
            .write_rows(rows, zeros(Element::F32, N)),
        Case::new("softmax", 128, N / COLS * 32)
            .read_rows(rows, floats(1, N, -4.0, 4.0))
            .write_rows(rows, zeros(Element::F32, N))
            .length(COLS),
        Case::new("inner", 256, 768 * 256)
            .read(whole(1, N, 16))
            .read(whole(2, N, 16))
            .write(zeros(Element::F32, 768))
            .length(N)
            .length(768),
        Case::plane("transpose", [32, 8], [640, 640 / 4])
            .read_rows(640, floats(1, 640 * 640, -1.0, 1.0))
            .write_rows(640, zeros(Element::F32, 640 * 640))
            .length(640),
        Case::new("histogram", 256, N / 8).read(numbers(1, N, u32::MAX)).write(zeros(Element::U32, 256)),
        Case::new("scan", 256, N).read(numbers(1, N, 1000)).write(zeros(Element::U32, N)),
        Case::new("radix_count", 256, N / 4)
            .read(numbers(1, N, u32::MAX))
            .write(zeros(Element::U32, 16 * N / 1024))
            .number(8)
            .length(N / 1024),
    ]
}
