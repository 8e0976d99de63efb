//! The number of work-items of a run or a launch.

/// A number of work-items or workgroups in x, y and z, converted from integers and tuples of integers.
///
/// `n`, `(nx, ny)`, `(nx, ny, nz)` and `[nx, ny, nz]` with `u32`, `usize`, `u64` or `i32` all convert; missing
/// dimensions are 1. The run or launch rejects numbers that do not fit `u32`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent([i128; 3]);

impl Extent {
    /// These counts in x, y and z.
    #[must_use]
    pub fn new(counts: [i128; 3]) -> Extent {
        Extent(counts)
    }

    /// The numbers in x, y and z, unchecked.
    #[must_use]
    pub fn counts(self) -> [i128; 3] {
        self.0
    }
}

macro_rules! extents {
    ($($t:ty)*) => {$(
        impl From<$t> for Extent {
            fn from(x: $t) -> Extent {
                Extent([x as i128, 1, 1])
            }
        }
        impl From<($t, $t)> for Extent {
            fn from((x, y): ($t, $t)) -> Extent {
                Extent([x as i128, y as i128, 1])
            }
        }
        impl From<($t, $t, $t)> for Extent {
            fn from((x, y, z): ($t, $t, $t)) -> Extent {
                Extent([x as i128, y as i128, z as i128])
            }
        }
        impl From<[$t; 3]> for Extent {
            fn from([x, y, z]: [$t; 3]) -> Extent {
                Extent([x as i128, y as i128, z as i128])
            }
        }
    )*};
}

extents! { u32 u64 usize i32 }
