//! How many work-items a run has.

/// A count in x, y and z, made from integers and tuples of integers.
///
/// `n`, `(nx, ny)`, `(nx, ny, nz)` and `[nx, ny, nz]` convert; missing dimensions are 1. What does not fit `u32` is refused by the run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent(pub(crate) [i128; 3]);

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
