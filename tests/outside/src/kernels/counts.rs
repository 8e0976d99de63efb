//! Histograms.

use t0::prelude::*;

/// The number of bins of a histogram.
#[t0::constant]
pub const BINS: usize = 32;

/// `counts[b]` is increased by the number of elements of `x` in bin `b`.
#[t0::kernel(block = 64, test(blocks = 3, x in 0..=255, len(counts) = 32))]
pub fn histogram(x: In<u8>, counts: Atomics<u32>) {
    let mut bins = Lds::<u32, BINS>::new();
    let (bin, all) = (thread_id(), BINS as u32);
    if bin < all {
        bins[bin] = 0;
    }
    barrier();
    bins.atomic_add(x[global_id()] as u32 * all / 256, 1);
    barrier();
    if bin < all {
        counts.add(bin, bins[bin]);
    }
}
