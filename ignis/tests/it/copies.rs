//! Copies between tensors of any strides, compared element by element with the host, for shapes that are copied in
//! blocks of words and for shapes that are not.

use ignis::{Context, DType, Result, Tensor};
use t0::f16;
use t0_tests_share::tensors::{numbers, rounded, strict};

/// The numbers of the elements of a contiguous tensor.
fn counted(context: &Context, dtype: DType, shape: &[usize]) -> Tensor {
    let count: usize = shape.iter().product();
    // f16 does not represent all of these integers, so the bits are the numbers.
    match dtype {
        DType::F16 => {
            let all: Vec<f16> = (0..count).map(|i| f16::from_bits((i % 30_000) as u16)).collect();
            Tensor::from_slice(context, &all, shape).expect("a tensor")
        }
        _ => rounded(context, dtype, &(0..count).map(|i| i as f64).collect::<Vec<_>>(), shape).0,
    }
}

/// The bits of a tensor's elements in row-major order.
fn bits(tensor: &Tensor) -> Result<Vec<u32>> {
    Ok(match tensor.dtype() {
        DType::F16 => tensor.to_vec::<f16>()?.into_iter().map(|x| x.to_bits().into()).collect(),
        _ => numbers(tensor)?.into_iter().map(|x| x as u32).collect(),
    })
}

#[test]
fn transposed_and_sliced_tensors_are_copied() -> Result<()> {
    let context = strict();
    for dtype in [DType::F32, DType::F16] {
        for (rows, cols) in [(8, 8), (16, 8), (8, 24), (64, 40), (4, 12), (12, 20), (7, 16), (16, 9), (1, 8), (33, 31)]
        {
            let x = counted(&context, dtype, &[3, rows, cols]);
            let all = bits(&x)?;
            let at = |b: usize, r: usize, c: usize| all[(b * rows + r) * cols + c];
            let name = format!("{dtype} {rows} x {cols}");
            let expect = |shape: [usize; 3], f: &dyn Fn(usize, usize, usize) -> u32| -> Vec<u32> {
                let [n, m, k] = shape;
                (0..n * m * k).map(|i| f(i / (m * k), i / k % m, i % k)).collect()
            };
            let turned = x.transpose(1, 2)?;
            assert_eq!(bits(&turned)?, expect([3, cols, rows], &|b, c, r| at(b, r, c)), "{name}: last axes");
            let outer = x.transpose(0, 2)?;
            assert_eq!(bits(&outer)?, expect([cols, rows, 3], &|c, r, b| at(b, r, c)), "{name}: outer axes");
            let middle = x.transpose(0, 1)?;
            assert_eq!(bits(&middle)?, expect([rows, 3, cols], &|r, b, c| at(b, r, c)), "{name}: first axes");
            // Offsets within a word and between words, and rows with gaps.
            for start in 0..cols.min(5) {
                let part = x.slice(2, start, cols)?;
                let wide = cols - start;
                assert_eq!(
                    bits(&part)?,
                    expect([3, rows, wide], &|b, r, c| at(b, r, c + start)),
                    "{name} from {start}"
                );
                let part = part.transpose(1, 2)?;
                assert_eq!(
                    bits(&part)?,
                    expect([3, wide, rows], &|b, c, r| at(b, r, c + start)),
                    "{name} from {start}"
                );
            }
            let wide = x.reshape(&[3, 1, rows, cols])?.broadcast_to(&[3, 2, rows, cols])?;
            let want: Vec<u32> = all.chunks(rows * cols).flat_map(|one| [one, one].concat()).collect();
            assert_eq!(bits(&wide)?, want, "{name}: broadcast");
        }
    }
    Ok(())
}

#[test]
fn parts_of_tensors_are_overwritten_and_the_rest_is_kept() -> Result<()> {
    let context = strict();
    for dtype in [DType::F32, DType::F16] {
        for (start, width) in [(0, 8), (8, 16), (4, 8), (3, 8), (2, 7), (16, 16)] {
            let x = counted(&context, dtype, &[width, 16]);
            let target = Tensor::zeros(&context, dtype, &[16, 32])?;
            target.slice(1, start, start + width)?.assign(&x.transpose(0, 1)?)?;
            let (source, found) = (bits(&x)?, bits(&target)?);
            for (i, found) in found.into_iter().enumerate() {
                let (r, c) = (i / 32, i % 32);
                let inside = (start..start + width).contains(&c);
                assert_eq!(
                    found,
                    if inside { source[(c - start) * 16 + r] } else { 0 },
                    "{dtype} {start} {width}: {r}, {c}"
                );
            }
        }
    }
    Ok(())
}
