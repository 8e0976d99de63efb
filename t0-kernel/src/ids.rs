//! The position of a lane in the grid, and the workgroup's barrier.
//!
//! Grids and workgroups have three dimensions; the builtins without a suffix refer to x. Every builtin panics outside
//! of a kernel.

use crate::cpu::lane::{self, current};

macro_rules! ids {
    ($($(#[$doc:meta])* $x:ident $y:ident $z:ident = $what:expr;)*) => {$(
        $(#[$doc])*
        #[must_use]
        #[track_caller]
        #[inline]
        pub fn $x() -> u32 {
            $what(current(stringify!($x)), 0)
        }

        $(#[$doc])*
        ///
        /// In the second dimension, y.
        #[must_use]
        #[track_caller]
        #[inline]
        pub fn $y() -> u32 {
            $what(current(stringify!($y)), 1)
        }

        $(#[$doc])*
        ///
        /// In the third dimension, z.
        #[must_use]
        #[track_caller]
        #[inline]
        pub fn $z() -> u32 {
            $what(current(stringify!($z)), 2)
        }
    )*};
}

ids! {
    /// The lane's index in the whole grid.
    global_id global_id_y global_id_z = lane::Group::global_id;
    /// The lane's index in its workgroup.
    thread_id thread_id_y thread_id_z = lane::Group::thread_id;
    /// The workgroup's index in the grid.
    block_id block_id_y block_id_z = lane::Group::block_id;
    /// The number of workgroups in the grid.
    block_count block_count_y block_count_z = lane::Group::block_count;
    /// The number of lanes in a full workgroup, set by the kernel's `block = ..`. The last workgroup of a grid may have
    /// fewer.
    block_size block_size_y block_size_z = lane::Group::block_size;
}

/// The lane's index in its wave, 0 to 31.
#[must_use]
#[track_caller]
#[inline]
pub fn lane() -> u32 {
    current("lane").flat() % 32
}

/// The wave's index in its workgroup.
#[must_use]
#[track_caller]
#[inline]
pub fn wave_id() -> u32 {
    current("wave_id").flat() / 32
}

/// A counter that only increases, until it wraps to 0: cycles of the lane's compute unit on a card, instructions of the
/// wave on the virtual GPU, nanoseconds on the CPU. The counters of two compute units are unrelated.
///
/// A card counts 20 bits, so the time between two readings in one wave is `cycles().wrapping_sub(start) & 0xF_FFFF`.
#[must_use]
#[track_caller]
#[inline]
pub fn cycles() -> u32 {
    current("cycles").cycles()
}

/// Waits until every lane of the workgroup has reached the barrier. All lanes then see what the others wrote to LDS and
/// to memory before it.
///
/// All lanes of the workgroup must reach the same barrier: it must not be under a condition that differs among them.
#[track_caller]
pub fn barrier() {
    lane::wait_at_barrier();
}
