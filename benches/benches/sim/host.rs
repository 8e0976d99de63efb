//! The speed of the host itself on one thread: the limits that the virtual GPU is compared with.

use std::hint::black_box;
use std::time::Instant;
use t0_sim::exec::Level;

/// The number of independent multiply-add chains, enough to hide the latency.
const CHAINS: usize = 12;
const ROUNDS: usize = 200_000;

/// Operations per second of fused multiply-adds (two each) in the vector registers of `level`.
pub(crate) fn fma_rate(level: Level) -> f64 {
    let start = Instant::now();
    let (sum, lanes) = chains(level);
    let seconds = start.elapsed().as_secs_f64();
    // x -> x / 2 + 1 converges to 2.
    assert_eq!(sum, 2.0 * (CHAINS * lanes) as f32, "the host's multiply-adds");
    (2 * lanes * CHAINS * ROUNDS) as f64 / seconds
}

/// Runs the chains; returns the sum of all lanes, and the number of lanes of a register.
#[cfg(target_arch = "x86_64")]
fn chains(level: Level) -> (f32, usize) {
    use std::arch::x86_64::*;

    #[target_feature(enable = "avx2,fma")]
    fn avx2() -> f32 {
        let (a, b) = (_mm256_set1_ps(black_box(0.5)), _mm256_set1_ps(black_box(1.0)));
        let mut x = [b; CHAINS];
        for _ in 0..ROUNDS {
            for x in &mut x {
                *x = _mm256_fmadd_ps(*x, a, b);
            }
        }
        let mut lanes = [0.0; 8];
        x.into_iter()
            .map(|x| {
                // SAFETY: the array has eight floats.
                unsafe { _mm256_storeu_ps(lanes.as_mut_ptr(), x) };
                lanes.iter().sum::<f32>()
            })
            .sum()
    }

    #[target_feature(enable = "avx512f")]
    fn avx512() -> f32 {
        let (a, b) = (_mm512_set1_ps(black_box(0.5)), _mm512_set1_ps(black_box(1.0)));
        let mut x = [b; CHAINS];
        for _ in 0..ROUNDS {
            for x in &mut x {
                *x = _mm512_fmadd_ps(*x, a, b);
            }
        }
        let mut lanes = [0.0; 16];
        x.into_iter()
            .map(|x| {
                // SAFETY: the array has sixteen floats.
                unsafe { _mm512_storeu_ps(lanes.as_mut_ptr(), x) };
                lanes.iter().sum::<f32>()
            })
            .sum()
    }

    assert!(level <= Level::detect(), "the CPU has no {level:?}");
    match level {
        // SAFETY: the CPU has the level.
        Level::Avx512 => (unsafe { avx512() }, 16),
        // SAFETY: as above.
        Level::Avx2 => (unsafe { avx2() }, 8),
        Level::Portable => (scalar(), 1),
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn chains(_level: Level) -> (f32, usize) {
    (scalar(), 1)
}

fn scalar() -> f32 {
    let (a, b) = (black_box(0.5f32), black_box(1.0f32));
    let mut x: [f32; CHAINS] = [b; CHAINS];
    for _ in 0..ROUNDS {
        for x in &mut x {
            *x = x.mul_add(a, b);
        }
    }
    x.into_iter().sum()
}

/// Bytes per second that a copy from one buffer to another moves, each byte counted once.
pub(crate) fn copy_rate(from: &[u8], to: &mut [u8]) -> f64 {
    let start = Instant::now();
    to.copy_from_slice(black_box(from));
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(black_box(&*to)[from.len() - 1], from[from.len() - 1], "the copy");
    from.len() as f64 / seconds
}
