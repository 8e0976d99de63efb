//! The product that all candidates compute: random operands, and the result in f64.

use half::bf16;
use t0_benches::checkpoint::Noise;

/// `y = a b^T`, in bf16 with f32 sums: `a` is m x k, `b` is n x k, `y` is m x n.
pub(crate) struct Problem {
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) k: usize,
    /// Rows of m.
    pub(crate) a: Vec<u8>,
    /// Rows of n.
    pub(crate) b: Vec<u8>,
    /// `b` transposed: rows of k.
    pub(crate) b_transposed: Vec<u8>,
    /// Each element of the result, and the bound of its error.
    expected: Vec<(f64, f64)>,
}

/// The bytes of a row-major matrix, and the same numbers as f64.
fn random(count: usize, seed: u64) -> (Vec<bf16>, Vec<f64>) {
    let mut noise = Noise(seed);
    let values: Vec<bf16> = (0..count).map(|_| bf16::from_f32(noise.next())).collect();
    let wide = values.iter().map(|x| x.to_f64()).collect();
    (values, wide)
}

fn bytes(values: impl Iterator<Item = bf16>) -> Vec<u8> {
    values.flat_map(|x| x.to_bits().to_le_bytes()).collect()
}

impl Problem {
    /// A product of this size with random operands.
    pub(crate) fn new([m, n, k]: [usize; 3]) -> Problem {
        let (a, a_wide) = random(m * k, 0x2545_F491_4F6C_DD1D);
        let (b, b_wide) = random(n * k, 0x9E37_79B9_7F4A_7C15);
        let mut expected = Vec::with_capacity(m * n);
        for row in a_wide.chunks(k) {
            for column in b_wide.chunks(k) {
                let (mut sum, mut absolute) = ([0.0; 8], [0.0; 8]);
                for (x, w) in row.chunks_exact(8).zip(column.chunks_exact(8)) {
                    for i in 0..8 {
                        let product = x[i] * w[i];
                        sum[i] += product;
                        absolute[i] += product.abs();
                    }
                }
                // Each of the k additions of f32 has an error of at most half a unit in the last place of its result.
                // The matrix unit may round twice.
                let bound = 2.0 * k as f64 * f64::from(f32::EPSILON) / 2.0 * absolute.iter().sum::<f64>();
                expected.push((sum.iter().sum::<f64>(), bound));
            }
        }
        let transposed = (0..n * k).map(|i| b[i % n * k + i / n]);
        Problem {
            m,
            n,
            k,
            a: bytes(a.iter().copied()),
            b_transposed: bytes(transposed),
            b: bytes(b.into_iter()),
            expected,
        }
    }

    /// Floating-point operations.
    pub(crate) fn flops(&self) -> f64 {
        2.0 * (self.m * self.n * self.k) as f64
    }

    /// The largest error of a result of f32 elements, as a fraction of its bound; infinite for NaN.
    pub(crate) fn error(&self, y: &[u8]) -> f64 {
        let (elements, _) = y.as_chunks::<4>();
        assert_eq!(elements.len(), self.expected.len(), "the result has all elements");
        let errors = elements.iter().zip(&self.expected).map(|(element, (expected, bound))| {
            let error = (f64::from(f32::from_le_bytes(*element)) - expected).abs() / bound;
            if error.is_nan() { f64::INFINITY } else { error }
        });
        errors.fold(0.0, f64::max)
    }
}
