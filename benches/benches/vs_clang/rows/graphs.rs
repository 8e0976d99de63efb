//! Searches in arrays and trees, traversal of boxes and of graphs, and the Fourier transform.

use crate::case::{Case, Data, Element, floats, listed, numbers, zeros};

const N: usize = 1 << 17;

pub(crate) fn cases() -> Vec<Case> {
    let sorted: Vec<u32> = (0..1 << 16).map(|n| n * 16 + n % 7).collect();
    let starts: Vec<u32> = (0..=N as u32 / 2).map(|node| node * 8 + (node * 5) % 3).collect();
    let edges = starts[N / 2] as usize;
    let levels = [0, 1, 2, u32::MAX, u32::MAX, u32::MAX, u32::MAX];
    let points = N * 4;
    vec![
        Case::new("binary_search", 256, N)
            .read(listed(sorted))
            .length(1 << 16)
            .read(numbers(1, N, 1 << 20))
            .write(zeros(Element::U32, N)),
        Case::new("tree_search", 256, N)
            .read(listed(tree()))
            .length(NODES)
            .read(numbers(1, N, 1 << 16))
            .write(zeros(Element::U32, N)),
        Case::new("bounding_boxes", 128, N / 2)
            .read(boxes())
            .length(BOXES)
            .read(floats(1, N, 0.0, 1.0))
            .write(zeros(Element::U32, N / 2)),
        Case::new("breadth_first", 256, N / 2)
            .read(listed(starts))
            .read(numbers(1, edges, N as u32 / 2))
            .read(listed((0..N / 2).map(|node| levels[node * 31 % 7]).collect()))
            .write(zeros(Element::U32, N / 2))
            .number(2),
        Case::new("fft", 128, points / 2)
            .read(floats(1, points, -1.0, 1.0))
            .read(floats(2, points, -1.0, 1.0))
            .read(floats(3, 256, -1.0, 1.0))
            .write(zeros(Element::F32, points))
            .write(zeros(Element::F32, points)),
    ]
}

const NODES: usize = (1 << 12) - 1;
const BOXES: usize = (1 << 10) - 1;

/// A complete search tree of the multiples of 16.
fn tree() -> Vec<u32> {
    fn fill(keys: &mut [u32], node: usize, next: &mut u32) {
        if node < keys.len() {
            fill(keys, 2 * node + 1, next);
            keys[node] = *next;
            *next += 16;
            fill(keys, 2 * node + 2, next);
        }
    }
    let (mut keys, mut next) = (vec![0; NODES], 0);
    fill(&mut keys, 0, &mut next);
    keys
}

/// A complete tree of boxes: each level halves the longer side, with a margin.
fn boxes() -> Data {
    let mut all = vec![[0.0f32, 1.0, 0.0, 1.0]; BOXES];
    for node in 0..BOXES / 2 {
        let [left, right, bottom, top] = all[node];
        let (middle, centre) = ((left + right) / 2.0, (bottom + top) / 2.0);
        let halves = if right - left >= top - bottom {
            [[left, middle + 0.01, bottom, top], [middle - 0.01, right, bottom, top]]
        } else {
            [[left, right, bottom, centre + 0.01], [left, right, centre - 0.01, top]]
        };
        all[2 * node + 1] = halves[0];
        all[2 * node + 2] = halves[1];
    }
    Data { element: Element::F32, bytes: all.iter().flatten().flat_map(|x| x.to_le_bytes()).collect() }
}
