//! Operands whose product has one right result, and the comparison with it.
//!
//! The operands are small integers. Every partial sum is then an integer below 2^24, which f32 represents, so that each
//! order of additions gives the exact product. Each row of a workgroup's part of the result is compared by the sum of
//! its elements with random weights. A row with one wrong element always differs. A row with several differs unless
//! the weighted errors cancel each other.

use crate::checkpoint::Noise;
use half::bf16;
use std::collections::HashMap;
use std::ops::Range;

/// The order of the second operand in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// `b` is columns x depth.
    Nt,
    /// `b` is depth x columns.
    Nn,
}

/// The type of the operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Element {
    /// bf16.
    Bf16,
    /// f32.
    F32,
}

/// The byte of which the result consists before the launch. Its words are finite numbers, which a kernel may read and
/// multiply by zero.
pub const UNWRITTEN: u8 = 0x7f;

/// The largest operand. 2^20 of its squares are below 2^24.
const LARGEST: f32 = 4.0;

/// `y = a b^T`: `a` is m x k, `b` is n x k, `y` is m x n.
#[derive(Debug)]
pub struct Exact {
    /// M, N and K.
    pub sizes: [usize; 3],
    a: Vec<i8>,
    b: Vec<i8>,
    /// A weight for each column of the result.
    weights: Vec<i64>,
}

fn integers(count: usize, seed: u64) -> Vec<i8> {
    let mut noise = Noise(seed);
    (0..count).map(|_| (noise.next() * (LARGEST + 0.5)).round().clamp(-LARGEST, LARGEST) as i8).collect()
}

/// Rows of `width` elements with `pad` zeros after each.
fn bytes(values: impl Iterator<Item = i8>, width: usize, element: Element, pad: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut put = |x: i8| match element {
        Element::Bf16 => bytes.extend(bf16::from_f32(f32::from(x)).to_bits().to_le_bytes()),
        Element::F32 => bytes.extend(f32::from(x).to_le_bytes()),
    };
    for (at, x) in values.enumerate() {
        put(x);
        if (at + 1).is_multiple_of(width) {
            (0..pad).for_each(|_| put(0));
        }
    }
    bytes
}

/// The integer that a number is. `None` for fractions, infinities and NaN.
fn integer(number: f32) -> Option<i64> {
    let integer = number as i32;
    (integer as f32 == number).then_some(i64::from(integer))
}

impl Exact {
    /// Random operands, the same in every run.
    pub fn new(sizes: [usize; 3]) -> Exact {
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

    /// The left operand, and the right one in an order. `pad` elements follow each row of both.
    pub fn operands(&self, layout: Layout, element: Element, pad: usize) -> [Vec<u8>; 2] {
        let [_, n, k] = self.sizes;
        let b = match layout {
            Layout::Nt => bytes(self.b.iter().copied(), k, element, pad),
            Layout::Nn => bytes((0..n * k).map(|i| self.b[i % n * k + i / n]), n, element, pad),
        };
        [bytes(self.a.iter().copied(), k, element, pad), b]
    }

    /// Compares these parts of the result, each the rows and the columns of a workgroup. All bytes of `y` were
    /// [`UNWRITTEN`] before the launch: no workgroup may have written elements outside of the parts.
    ///
    /// # Errors
    /// The first difference.
    pub fn compare(&self, parts: impl IntoIterator<Item = [Range<usize>; 2]>, y: &[u8]) -> Result<(), String> {
        let [_, n, _] = self.sizes;
        let (elements, _) = y.as_chunks::<4>();
        let mut sums: HashMap<Range<usize>, Vec<i64>> = HashMap::new();
        let mut compared = 0;
        for [rows, columns] in parts {
            compared += rows.len() * columns.len();
            let sum = sums.entry(columns.clone()).or_insert_with(|| self.sum_of_columns(columns.clone()));
            for row in rows {
                let elements = &elements[row * n..][columns.clone()];
                if self.sum_of_row(row, sum) != self.sum_of_result(elements, columns.clone()) {
                    return Err(format!("wrong result in row {row}, columns {columns:?}"));
                }
            }
        }
        let written = elements.iter().filter(|element| **element != [UNWRITTEN; 4]).count();
        if written != compared {
            return Err(format!("wrote {written} elements of the result instead of {compared}"));
        }
        Ok(())
    }

    /// These columns of `b`, added with their weights.
    fn sum_of_columns(&self, columns: Range<usize>) -> Vec<i64> {
        let [_, _, k] = self.sizes;
        let mut sum = vec![0; k];
        for column in columns {
            let weight = self.weights[column];
            let b = &self.b[column * k..][..k];
            sum.iter_mut().zip(b).for_each(|(sum, b)| *sum += weight * i64::from(*b));
        }
        sum
    }

    /// The expected sum of a row of the result, from that of the columns.
    fn sum_of_row(&self, row: usize, columns: &[i64]) -> Option<i64> {
        let a = &self.a[row * columns.len()..];
        Some(a.iter().zip(columns).map(|(a, b)| i64::from(*a) * b).sum())
    }

    /// The sum of the elements with the weights of their columns. `None` if one of them is not an integer.
    fn sum_of_result(&self, elements: &[[u8; 4]], columns: Range<usize>) -> Option<i64> {
        let weighted = elements.iter().zip(&self.weights[columns]);
        weighted.map(|(y, weight)| Some(integer(f32::from_le_bytes(*y))? * weight)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::{Element, Exact, Layout, UNWRITTEN};
    use half::bf16;
    use std::ops::Range;

    const SIZES: [usize; 3] = [24, 40, 48];
    /// Rows and columns of a workgroup's part; the last ones are smaller.
    const TILE: [usize; 2] = [10, 16];

    /// The parts of all workgroups.
    fn parts() -> Vec<[Range<usize>; 2]> {
        let side = |axis: usize| {
            let (tile, end) = (TILE[axis], SIZES[axis]);
            (0..end).step_by(tile).map(move |from| from..(from + tile).min(end))
        };
        side(0).flat_map(|rows| side(1).map(move |columns| [rows.clone(), columns])).collect()
    }

    fn numbers(bytes: &[u8]) -> Vec<f32> {
        let (halves, _) = bytes.as_chunks::<2>();
        halves.iter().map(|half| bf16::from_le_bytes(*half).to_f32()).collect()
    }

    /// The elements of these parts of the product, computed from the operands. All others are unwritten.
    fn product(problem: &Exact, layout: Layout, parts: &[[Range<usize>; 2]]) -> Vec<f32> {
        let [m, n, k] = SIZES;
        let [a, b] = problem.operands(layout, Element::Bf16, 0).map(|operand| numbers(&operand));
        let b = |column: usize, i: usize| match layout {
            Layout::Nt => b[column * k + i],
            Layout::Nn => b[i * n + column],
        };
        let mut y = vec![f32::from_le_bytes([UNWRITTEN; 4]); m * n];
        for [rows, columns] in parts {
            for row in rows.clone() {
                for column in columns.clone() {
                    y[row * n + column] = (0..k).map(|i| a[row * k + i] * b(column, i)).sum();
                }
            }
        }
        y
    }

    fn compare(problem: &Exact, parts: &[[Range<usize>; 2]], y: &[f32]) -> Result<(), String> {
        let bytes: Vec<u8> = y.iter().flat_map(|y| y.to_le_bytes()).collect();
        problem.compare(parts.iter().cloned(), &bytes)
    }

    #[test]
    fn the_product_is_right_in_both_layouts_and_in_parts() {
        let (problem, parts) = (Exact::new(SIZES), parts());
        for layout in [Layout::Nt, Layout::Nn] {
            for parts in [&parts[..], &parts[..4], &parts[7..], &[]] {
                assert_eq!(compare(&problem, parts, &product(&problem, layout, parts)), Ok(()));
            }
        }
    }

    #[test]
    fn operands_have_the_type_and_the_padding() {
        let problem = Exact::new(SIZES);
        let [_, n, k] = SIZES;
        for layout in [Layout::Nt, Layout::Nn] {
            let plain = problem.operands(layout, Element::Bf16, 0).map(|operand| numbers(&operand));
            let padded = problem.operands(layout, Element::F32, 3);
            let widths = [k, if layout == Layout::Nt { k } else { n }];
            for ((plain, padded), width) in plain.iter().zip(&padded).zip(widths) {
                let (words, _) = padded.as_chunks::<4>();
                let padded: Vec<f32> = words.iter().map(|word| f32::from_le_bytes(*word)).collect();
                assert_eq!(padded.len(), plain.len() / width * (width + 3));
                for (row, padded) in plain.chunks(width).zip(padded.chunks(width + 3)) {
                    assert_eq!(padded, [row, &[0.0; 3]].concat());
                }
            }
        }
    }

    #[test]
    fn each_wrong_element_is_found() {
        let (problem, parts) = (Exact::new(SIZES), parts());
        let right = product(&problem, Layout::Nt, &parts);
        let [m, n, _] = SIZES;
        for at in 0..m * n {
            let [row, column] = [at / n, at % n];
            let part = column / TILE[1] * TILE[1];
            let columns = part..(part + TILE[1]).min(n);
            let expected = Err(format!("wrong result in row {row}, columns {columns:?}"));
            let x = right[at];
            for wrong in [x + 1.0, x - 1.0, x.next_up(), x.next_down(), f32::NAN, f32::INFINITY, f32::MAX] {
                let mut y = right.clone();
                y[at] = wrong;
                assert_eq!(compare(&problem, &parts, &y), expected, "{wrong} instead of {x}");
            }
        }
    }

    /// Neighbours that are exchanged have the same sum without weights.
    #[test]
    fn exchanged_columns_are_found() {
        let (problem, parts) = (Exact::new(SIZES), parts());
        let mut y = product(&problem, Layout::Nt, &parts);
        let at = (0..TILE[1] - 1).find(|&at| y[at] != y[at + 1] && problem.weights[at] != problem.weights[at + 1]);
        let at = at.expect("two columns that differ");
        y.swap(at, at + 1);
        let error = compare(&problem, &parts, &y).expect_err("exchanged columns");
        assert_eq!(error, format!("wrong result in row 0, columns {:?}", 0..TILE[1]));
    }

    #[test]
    fn a_missing_workgroup_is_found() {
        let (problem, parts) = (Exact::new(SIZES), parts());
        for missing in 0..parts.len() {
            let mut present = parts.clone();
            let [rows, columns] = present.remove(missing);
            let y = product(&problem, Layout::Nt, &present);
            let expected = Err(format!("wrong result in row {}, columns {columns:?}", rows.start));
            assert_eq!(compare(&problem, &parts, &y), expected);
        }
    }

    /// A workgroup that computes another one's part as well as its own, or instead of it.
    #[test]
    fn a_workgroup_that_writes_the_part_of_another_is_found() {
        let (problem, parts) = (Exact::new(SIZES), parts());
        let (first, second) = (&parts[..1], &parts[..2]);
        let both = product(&problem, Layout::Nt, second);
        let error = compare(&problem, first, &both).expect_err("too many elements");
        assert_eq!(error, format!("wrote {} elements of the result instead of {}", 320, 160));
        let other = product(&problem, Layout::Nt, &parts[1..2]);
        let error = compare(&problem, first, &other).expect_err("the wrong elements");
        assert_eq!(error, format!("wrong result in row 0, columns {:?}", 0..TILE[1]));
        // Two workgroups with the same part: a part is missing.
        let twice = [parts[0].clone(), parts[0].clone()];
        let error = compare(&problem, &twice, &product(&problem, Layout::Nt, first)).expect_err("a part twice");
        assert_eq!(error, format!("wrote {} elements of the result instead of {}", 160, 320));
    }

    /// The numbers of a part, in the place of another.
    #[test]
    fn the_result_of_another_workgroup_is_found() {
        let (problem, parts) = (Exact::new(SIZES), parts());
        let mut y = product(&problem, Layout::Nt, &parts);
        let [_, n, _] = SIZES;
        for row in 0..TILE[0] {
            y.copy_within(row * n + TILE[1]..row * n + 2 * TILE[1], row * n);
        }
        assert!(compare(&problem, &parts, &y).is_err());
    }
}
