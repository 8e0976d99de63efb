//! Operands whose product has one right result, and the comparison with it.
//!
//! The operands are small integers. Every partial sum is then an integer below 2^24, which f32 represents, so that each
//! order of additions gives the exact product. Each row of a workgroup's part of the result is compared by the sum of
//! its elements with random weights. A row with one wrong element always differs. A row with several differs unless
//! the weighted errors cancel each other.

use crate::candidate::{Candidate, Layout};
use half::bf16;
use std::collections::HashMap;
use std::ops::Range;
use t0_benches::checkpoint::Noise;

/// The largest operand. 2^20 of its squares are below 2^24.
const LARGEST: f32 = 4.0;

/// `y = a b^T`: `a` is m x k, `b` is n x k, `y` is m x n.
pub(crate) struct Exact {
    pub(crate) sizes: [usize; 3],
    a: Vec<i8>,
    b: Vec<i8>,
    /// A weight for each column of the result.
    weights: Vec<i64>,
}

fn integers(count: usize, seed: u64) -> Vec<i8> {
    let mut noise = Noise(seed);
    (0..count).map(|_| (noise.next() * (LARGEST + 0.5)).round().clamp(-LARGEST, LARGEST) as i8).collect()
}

fn bytes<'a>(values: impl Iterator<Item = &'a i8>) -> Vec<u8> {
    values.flat_map(|x| bf16::from_f32(f32::from(*x)).to_bits().to_le_bytes()).collect()
}

impl Exact {
    pub(crate) fn new(sizes: [usize; 3]) -> Exact {
        let [m, n, k] = sizes;
        let weights = integers(3 * n, 3);
        let weight = |three: &[i8]| 1 + three.iter().fold(0, |sum, x| sum * 9 + i64::from(*x + 4));
        Exact {
            sizes,
            a: integers(m * k, 1),
            b: integers(n * k, 2),
            weights: weights.chunks_exact(3).map(weight).collect(),
        }
    }

    /// The left operand, and the right one in an order.
    pub(crate) fn operands(&self, layout: Layout) -> [Vec<u8>; 2] {
        let [_, n, k] = self.sizes;
        let b = match layout {
            Layout::Nt => bytes(self.b.iter()),
            Layout::Nn => bytes((0..n * k).map(|i| &self.b[i % n * k + i / n])),
        };
        [bytes(self.a.iter()), b]
    }

    /// Compares the parts of these workgroups. `y` had the byte 0xff everywhere before: no workgroup may have written
    /// elements outside its part. The error names the first difference.
    pub(crate) fn compare(&self, candidate: &Candidate, workgroups: &[u64], y: &[u8]) -> Result<(), String> {
        let [m, n, k] = self.sizes;
        let (elements, _) = y.as_chunks::<4>();
        let mut sums: HashMap<Range<usize>, Vec<i64>> = HashMap::new();
        let mut parts = 0;
        for &number in workgroups {
            let [rows, columns] = candidate.part(number, [m, n]);
            parts += rows.len() * columns.len();
            // The columns of `b`, added with their weights.
            let sum = sums.entry(columns.clone()).or_insert_with(|| {
                let mut sum = vec![0; k];
                for column in columns.clone() {
                    let weight = self.weights[column];
                    let b = &self.b[column * k..][..k];
                    sum.iter_mut().zip(b).for_each(|(sum, b)| *sum += weight * i64::from(*b));
                }
                sum
            });
            for row in rows {
                let a = &self.a[row * k..][..k];
                let expected: i64 = a.iter().zip(&*sum).map(|(a, b)| i64::from(*a) * b).sum();
                let row_of_y = elements[row * n..][columns.clone()].iter().zip(&self.weights[columns.clone()]);
                let found: f64 = row_of_y.map(|(y, weight)| f64::from(f32::from_le_bytes(*y)) * *weight as f64).sum();
                // All sums are below 2^53. NaN is a difference.
                if found != expected as f64 {
                    return Err(format!("wrong result in row {row}, columns {columns:?}"));
                }
            }
        }
        let written = elements.iter().filter(|element| **element != [0xff; 4]).count();
        if written != parts {
            return Err(format!("wrote {written} elements of the result instead of {parts}"));
        }
        Ok(())
    }
}
