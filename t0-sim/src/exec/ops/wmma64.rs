//! Matrix multiply-accumulate in wave64: the same sums as in wave32, C and D spread over twice the lanes.
//!
//! Register j, lane l of C and D is row 4j + (l >> 4), column l & 15; A and B are read from lanes 0..15. One step
//! handles both halves of the wave. Bits of `x` select which of A and B are signed; bit 0 of `imm` selects the half of
//! 16-bit results or the saturation of integer ones.
use super::tiles::Tile;
use super::wmma::settled;
use crate::exec::halves::{bf16, f16, f32_to_f16, to_bf16};
use crate::exec::layout::{ROW, Row};
use crate::exec::step::{Handlers, Step, plain, simd};
use crate::exec::wave::{Flow, Wave};
use t0_isa::isa::Op;

/// The half of the wave, the register and the lane of that half where row `m` of C and D begins.
fn place(m: usize) -> (u32, u32, usize) {
    let lane = 16 * (m % 4);
    (lane as u32 / 32, m as u32 / 4 * ROW, lane % 32)
}

impl Wave<'_> {
    /// C as the registers hold it.
    #[inline(always)]
    fn spread_tile(&self, at: u32) -> [[u32; 16]; 16] {
        std::array::from_fn(|m| {
            let (half, register, lane) = place(m);
            std::array::from_fn(|n| self.row_of(half, at + register).0[lane + n])
        })
    }

    /// Writes D to the active lanes of both halves.
    fn write_spread(&mut self, at: u32, tile: &[[u32; 16]; 16]) -> Flow {
        for half in 0..2 {
            self.select_half(half);
            for j in 0..4 {
                let mut row = Row::ZERO;
                for lane in 0..32 {
                    row.0[lane] = tile[4 * j + 2 * half as usize + lane / 16][lane % 16];
                }
                self.write(at + j as u32 * ROW, row);
            }
        }
        self.select_half(0);
        Flow::Next
    }

    #[inline(always)]
    fn sums(a: &Tile, b: &Tile, mut sum: [[f32; 16]; 16]) -> [[f32; 16]; 16] {
        for k in 0..16 {
            for m in 0..16 {
                for n in 0..16 {
                    sum[m][n] = a.0[k][m].mul_add(b.0[k][n], sum[m][n]);
                }
            }
        }
        sum
    }

    #[inline(always)]
    fn multiply_spread(&mut self, s: &Step, widen: impl Fn(u32) -> f32) -> Flow {
        let (a, b) = (self.operand(s.a, &widen), self.operand(s.b, &widen));
        let sum = Self::sums(&a, &b, self.spread_tile(s.c).map(|row| row.map(f32::from_bits)));
        self.write_spread(s.d, &sum.map(|row| row.map(settled)))
    }

    fn multiply_half_spread(&mut self, s: &Step, widen: fn(u32) -> f32, narrow: fn(f32) -> u32) -> Flow {
        let (a, b) = (self.operand(s.a, widen), self.operand(s.b, widen));
        let shift = 16 * (s.imm & 1);
        let sum = Self::sums(&a, &b, self.spread_tile(s.c).map(|row| row.map(|c| widen(c >> shift & 0xffff))));
        let mut out = self.spread_tile(s.d);
        for (out, sum) in out.as_flattened_mut().iter_mut().zip(sum.as_flattened()) {
            *out = *out & !(0xffff << shift) | (narrow(*sum) & 0xffff) << shift;
        }
        self.write_spread(s.d, &out)
    }

    fn multiply_integer_spread(&mut self, s: &Step, bits: u32) -> Flow {
        let mut out = self.spread_tile(s.c);
        for m in 0..16 {
            for n in 0..16 {
                let products = (0..16)
                    .map(|k| self.small(s.a, m, k, bits, s.x & 1 != 0) * self.small(s.b, n, k, bits, s.x & 2 != 0));
                let sum = i64::from(out[m][n] as i32) + products.sum::<i64>();
                out[m][n] = match s.imm & 1 {
                    0 => sum as u32,
                    _ => sum.clamp(i32::MIN.into(), i32::MAX.into()) as u32,
                };
            }
        }
        self.write_spread(s.d, &out)
    }
}

/// Handlers for both halves of a wave64 at once.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_wmma_f32_16x16x16_bf16 => simd!(|w, s| w.multiply_spread(s, bf16)),
        Op::v_wmma_f32_16x16x16_f16 => simd!(|w, s| w.multiply_spread(s, f16)),
        Op::v_wmma_f16_16x16x16_f16 => plain!(|w, s| w.multiply_half_spread(s, f16, |x| f32_to_f16(settled(x)))),
        Op::v_wmma_bf16_16x16x16_bf16 => plain!(|w, s| w.multiply_half_spread(s, bf16, to_bf16)),
        Op::v_wmma_i32_16x16x16_iu8 => plain!(|w, s| w.multiply_integer_spread(s, 8)),
        Op::v_wmma_i32_16x16x16_iu4 => plain!(|w, s| w.multiply_integer_spread(s, 4)),
        _ => return None,
    })
}
