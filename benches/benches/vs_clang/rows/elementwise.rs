//! Elementwise kernels, activations and updates.

use crate::case::{Case, Element, floats, halves, numbers, zeros};

const N: usize = 1 << 19;

pub(crate) fn cases() -> Vec<Case> {
    vec![
        Case::new("saxpy", 256, N).float(1.5).read(floats(1, N, -1.0, 1.0)).write(floats(2, N, 2.0, 4.0)),
        Case::new("gelu", 256, N).read(floats(1, N, -4.0, 4.0)).write(zeros(Element::F32, N)),
        Case::new("swiglu", 256, N)
            .read(halves(1, N, -4.0, 4.0))
            .read(halves(2, N, -4.0, 4.0))
            .write(zeros(Element::Bf16, N)),
        Case::new("rope", 256, N / 2)
            .read(floats(1, N, 0.0, 1.0))
            .read(floats(2, 128, 0.0, 1.0))
            .write(zeros(Element::F32, N))
            .number(128),
        Case::new("embedding", 256, N / 4)
            .read(floats(1, 256 << 10, -1.0, 1.0))
            .read(numbers(2, N / 256, 1 << 10))
            .write(zeros(Element::F32, N)),
        Case::new("dequantise", 256, N / 8)
            .read(numbers(1, N / 8, u32::MAX))
            .read(floats(2, N / 32, 0.1, 1.0))
            .write(zeros(Element::F32, N)),
        Case::new("adam", 256, N / 2)
            .read(floats(1, N / 2, 0.1, 1.0))
            .write(floats(2, N / 2, 0.1, 1.0))
            .write(floats(3, N / 2, 0.1, 1.0))
            .write(floats(4, N / 2, 4.0, 5.0))
            .float(0.001),
    ]
}
