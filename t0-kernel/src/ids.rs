//! Which lane this is, and the workgroup's barrier.
//!
//! Grids and workgroups have three dimensions; the words without suffix speak of x. Every word panics outside of a kernel.

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
    /// Workgroups in the grid.
    block_count block_count_y block_count_z = lane::Group::block_count;
    /// Lanes of a whole workgroup, as the kernel's `block = ..` says. The last workgroup of a grid may have fewer.
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

/// A counter that only goes up, until it begins again from 0: cycles of the lane's compute unit on a card, instructions of the wave on the
/// virtual GPU, nanoseconds on the CPU. Counters of two compute units have nothing to do with each other.
///
/// A card counts 20 bits, so that what has passed between two readings of one wave is `cycles().wrapping_sub(start) & 0xF_FFFF`.
#[must_use]
#[track_caller]
#[inline]
pub fn cycles() -> u32 {
    current("cycles").cycles()
}

/// Waits until every lane of the workgroup has come here; what they wrote before to LDS and to memory is then seen by all.
///
/// All lanes of the workgroup must come to the same barrier: it may not stand under a condition that differs among them.
#[track_caller]
pub fn barrier() {
    lane::wait_at_barrier();
}
