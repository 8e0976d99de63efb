//! The location of an element of a strided tensor.

/// The largest number of dimensions that a kernel takes, after neighbouring dimensions have been merged.
#[t0::constant]
pub const MAX_RANK: usize = 6;

/// Extents, innermost first. `magic` and `shift` divide by them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Extents {
    /// Dimensions, 1 to 6.
    pub rank: u32,
    /// Extent of each dimension; 1 beyond `rank`.
    pub size: [u32; 6],
    /// `floor(2^32 (2^shift - size) / size) + 1`.
    pub magic: [u32; 6],
    /// `ceil(log2(size))`.
    pub shift: [u32; 6],
}

/// Elements from one index to the next, innermost dimension first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Strides {
    /// 0 for a dimension of extent 1 and for a broadcast one.
    pub step: [u32; 6],
}

/// `n / size` for `n < 2^31`, by the method of Granlund and Montgomery.
#[t0::device]
pub fn quotient(n: u32, magic: u32, shift: u32) -> u32 {
    (((n as u64 * magic as u64) >> 32) as u32 + n) >> shift
}

/// The location of element `index` in a tensor with these strides.
#[t0::device]
pub fn place(extents: Extents, index: u32, a: Strides) -> u32 {
    let (mut left, mut at) = (index, 0);
    #[unroll]
    for k in 0..6usize {
        if k as u32 + 1 < extents.rank {
            let q = quotient(left, extents.magic[k], extents.shift[k]);
            at += (left - q * extents.size[k]) * a.step[k];
            left = q;
        } else if k as u32 + 1 == extents.rank {
            at += left * a.step[k];
        }
    }
    at
}

/// The locations of element `index` in three tensors.
#[t0::device]
pub fn places(extents: Extents, index: u32, a: Strides, b: Strides, c: Strides) -> [u32; 3] {
    let mut left = index;
    let mut at = [0u32; 3];
    #[unroll]
    for k in 0..6usize {
        if k as u32 + 1 < extents.rank {
            let q = quotient(left, extents.magic[k], extents.shift[k]);
            let r = left - q * extents.size[k];
            at[0] += r * a.step[k];
            at[1] += r * b.step[k];
            at[2] += r * c.step[k];
            left = q;
        } else if k as u32 + 1 == extents.rank {
            at[0] += left * a.step[k];
            at[1] += left * b.step[k];
            at[2] += left * c.step[k];
        }
    }
    at
}

impl Extents {
    /// The extents of a shape, innermost first. There are 1 to 6, and their product is below 2^31.
    #[must_use]
    pub fn new(sizes: &[u32]) -> Extents {
        let mut extents = Extents { rank: sizes.len().max(1) as u32, size: [1; 6], magic: [1; 6], shift: [0; 6] };
        for (k, &size) in sizes.iter().enumerate().filter(|(_, size)| **size > 0) {
            let shift = size.next_power_of_two().trailing_zeros();
            let magic = ((1u64 << shift) - u64::from(size)) * (1 << 32) / u64::from(size) + 1;
            (extents.size[k], extents.magic[k], extents.shift[k]) = (size, magic as u32, shift);
        }
        extents
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_are_exact() {
        let sizes = (1..2000).chain([4095, 4096, 65_537, 1 << 20, (1 << 30) + 1, (1 << 31) - 1]);
        for size in sizes {
            let extents = Extents::new(&[size]);
            let near = |n: u32| [n.saturating_sub(1), n, n.saturating_add(1)];
            let multiples = [1, 2, 3, 1000, (1 << 30) / size].into_iter().flat_map(|m| near(size.saturating_mul(m)));
            for n in (0..3000).chain(multiples).chain([(1 << 31) - 1]).filter(|n| *n < 1 << 31) {
                assert_eq!(quotient(n, extents.magic[0], extents.shift[0]), n / size, "{n} / {size}");
            }
        }
    }
}
