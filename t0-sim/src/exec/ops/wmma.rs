//! Matrix multiply-accumulate, 16x16x16.
//!
//! D = A * B + C. The hardware's order of summation is not documented; here the products of one element are added to C in ascending k,
//! each by a fused multiply-add in f32 (products of halves are exact in f32), nearest even, denormals kept. Integer forms are exact.
//!
//! Lane & 15 is the row of A and the column of B (lanes 16..31 repeat them and are not read). In wave32 register j, lane l of C and D is
//! row 2j + (l >> 4), column l & 15; in wave64 register j, lane l is row 4j + (l >> 4).
use super::super::lanes::{f16_to_f32, f32_to_f16};
use super::super::step::{Flow, Handlers, Step, plain, simd};
use super::super::wave::{ROW, Row, Wave};
use t0_isa::isa::Op;

#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Tile([[f32; 16]; 16]);

#[inline(always)]
fn bf16(bits: u32) -> f32 {
    f32::from_bits(bits << 16)
}

#[inline(always)]
fn f16(bits: u32) -> f32 {
    f32::from_bits(f16_to_f32(bits & 0xffff))
}

/// Nearest even, NaN made quiet.
fn to_bf16(x: f32) -> u32 {
    let bits = x.to_bits();
    if x.is_nan() { (bits >> 16) | 0x40 } else { bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16 }
}

impl Wave<'_> {
    /// Operand rows from `at` on as f32, `[k][lane]`.
    #[inline(always)]
    fn operand(&self, at: u32, widen: impl Fn(u32) -> f32) -> Tile {
        let mut tile = Tile([[0.0; 16]; 16]);
        for v in 0..8 {
            let row = self.row(at + v as u32 * ROW);
            for lane in 0..16 {
                tile.0[2 * v][lane] = widen(row.0[lane] & 0xffff);
            }
            for lane in 0..16 {
                tile.0[2 * v + 1][lane] = widen(row.0[lane] >> 16);
            }
        }
        tile
    }

    /// One row of C or D: which register and first lane hold row `m`.
    #[inline(always)]
    fn tile_row(&self, m: usize) -> (u32, usize) {
        (m as u32 / 2 * ROW, 16 * (m & 1))
    }

    /// f32 accumulation in place of the registers at `c`, results to those at `d`. Bit 2 of `y` negates C, bit 2 of `x` takes its magnitude.
    #[inline(always)]
    fn multiply(&mut self, s: &Step, widen: impl Fn(u32) -> f32) -> Flow {
        let a = self.operand(s.a, &widen);
        let b = self.operand(s.b, &widen);
        let mut out = [Row::ZERO; 8];
        // Eight rows of D at a time stay in registers; each takes one broadcast of A and one row of B a step.
        for block in 0..2 {
            let mut sum = [[0f32; 16]; 8];
            for m in 0..8 {
                let (register, lane) = self.tile_row(8 * block + m);
                let c = self.row(s.c + register);
                for n in 0..16 {
                    sum[m][n] = f32::from_bits(c.0[lane + n]);
                }
            }
            for k in 0..16 {
                for m in 0..8 {
                    let x = a.0[k][8 * block + m];
                    for n in 0..16 {
                        sum[m][n] = x.mul_add(b.0[k][n], sum[m][n]);
                    }
                }
            }
            for m in 0..8 {
                let row = 8 * block + m;
                for n in 0..16 {
                    out[row / 2].0[16 * (row & 1) + n] = sum[m][n].to_bits();
                }
            }
        }
        for (j, row) in out.into_iter().enumerate() {
            self.write(s.d + j as u32 * ROW, row);
        }
        Flow::Next
    }

    /// 16-bit accumulation in the half that `imm` selects (0 low, 1 high); the other half of D keeps its value.
    fn multiply_half(&mut self, s: &Step, widen: fn(u32) -> f32, narrow: fn(f32) -> u32) -> Flow {
        let a = self.operand(s.a, widen);
        let b = self.operand(s.b, widen);
        let shift = 16 * (s.imm & 1);
        let keep = !(0xffff << shift);
        let mut out: [Row; 8] = std::array::from_fn(|j| *self.row(s.d + j as u32 * ROW));
        for m in 0..16 {
            let (register, lane) = self.tile_row(m);
            for n in 0..16 {
                let c = self.row(s.c + register).0[lane + n] >> shift & 0xffff;
                let sum = (0..16).fold(widen(c), |sum, k| a.0[k][m].mul_add(b.0[k][n], sum));
                let slot = &mut out[m / 2].0[lane + n];
                *slot = *slot & keep | (narrow(sum) & 0xffff) << shift;
            }
        }
        for (j, row) in out.into_iter().enumerate() {
            self.write(s.d + j as u32 * ROW, row);
        }
        Flow::Next
    }

    /// Integer forms: `bits` a value; bits 0 and 1 of `y` make A and B signed, bit 0 of `imm` saturates.
    fn multiply_integer(&mut self, s: &Step, bits: u32) -> Flow {
        let value = |w: &Self, at: u32, lane: usize, k: u32, signed: bool| {
            let per = 32 / bits;
            let word = w.row(at + k / per * ROW).0[lane] << (32 - bits - k % per * bits);
            i64::from(if signed { word as i32 >> (32 - bits) } else { (word >> (32 - bits)) as i32 })
        };
        let mut out = [Row::ZERO; 8];
        for m in 0..16 {
            let (register, lane) = self.tile_row(m);
            for n in 0..16 {
                let c = self.row(s.c + register).0[lane + n] as i32;
                let sum = (0..16).fold(i64::from(c), |sum, k| {
                    sum + value(self, s.a, m, k, s.y & 1 != 0) * value(self, s.b, n, k, s.y & 2 != 0)
                });
                out[m / 2].0[lane + n] = match s.imm & 1 {
                    0 => sum as u32,
                    _ => sum.clamp(i32::MIN.into(), i32::MAX.into()) as u32,
                };
            }
        }
        for (j, row) in out.into_iter().enumerate() {
            self.write(s.d + j as u32 * ROW, row);
        }
        Flow::Next
    }
}

/// Handlers of this file's instructions.
pub(super) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_wmma_f32_16x16x16_bf16 => simd!(|w, s| w.multiply(s, bf16)),
        Op::v_wmma_f32_16x16x16_f16 => simd!(|w, s| w.multiply(s, f16)),
        Op::v_wmma_f16_16x16x16_f16 => plain!(|w, s| w.multiply_half(s, f16, |x| f32_to_f16(x.to_bits()))),
        Op::v_wmma_bf16_16x16x16_bf16 => plain!(|w, s| w.multiply_half(s, bf16, to_bf16)),
        Op::v_wmma_i32_16x16x16_iu8 => plain!(|w, s| w.multiply_integer(s, 8)),
        Op::v_wmma_i32_16x16x16_iu4 => plain!(|w, s| w.multiply_integer(s, 4)),
        _ => return None,
    })
}
