//! Matrix multiply-accumulate, 16x16x16.
//!
//! D = A * B + C. The hardware's order of summation is not documented. Here the products of one element are added to C
//! in ascending k, each by a fused multiply-add in f32 (products of halves are exact in f32), rounded to nearest even,
//! with denormals kept. Integer forms are exact.
//!
//! Lane & 15 is the row of A and the column of B (lanes 16..31 repeat them and are not read). In wave32 register j,
//! lane l of C and D is row 2j + (l >> 4), column l & 15; `wmma64` has the layout of wave64.
//!
//! The forms with f32 sums cache their operands as f32 in a few tiles of the wave: the translator knows which
//! instructions read registers that have not been written since an earlier instruction read them.
#[cfg(target_arch = "x86_64")]
use super::product;
use super::product::{Element, Portable, Product};
use super::tiles::{Held, Operands, Tile, new_operands};
use crate::exec::halves::{bf16, f16, f32_to_f16, to_bf16};
use crate::exec::layout::{ROW, Row};
use crate::exec::step::{Handler, Handlers, Step, plain};
use crate::exec::wave::{Flow, Wave};
use t0_isa::isa::Op;

/// The bits of a sum. Which of several NaNs a multiply-add propagates depends on the host, so every NaN becomes the
/// same one.
#[inline(always)]
pub(super) fn settled(x: f32) -> u32 {
    if x.is_nan() { 0x7fc0_0000 } else { x.to_bits() }
}

impl Wave<'_> {
    /// The operand rows from `at` on as f32, `[k][lane]`.
    #[inline(always)]
    pub(super) fn operand(&self, at: u32, widen: impl Fn(u32) -> f32) -> Tile {
        let mut tile = Tile::ZERO;
        for v in 0..8 {
            let row = self.row(at + v as u32 * ROW);
            for lane in 0..16 {
                tile.0[2 * v][lane] = widen(row.0[lane] & 0xffff);
                tile.0[2 * v + 1][lane] = widen(row.0[lane] >> 16);
            }
        }
        tile
    }

    /// The register and first lane that hold row `m` of C or D.
    #[inline(always)]
    fn tile_row(&self, m: usize) -> (u32, usize) {
        (m as u32 / 2 * ROW, 16 * (m & 1))
    }

    /// f32 accumulation of the registers at `c`, with results to those at `d`. `x` and `y` are the tiles of A and B,
    /// encoded by [`Held`].
    #[inline(always)]
    fn multiply<W: Widen, P: Product>(&mut self, s: &Step) -> Flow {
        let operands: *mut Operands = match &mut self.operands {
            Some(operands) => &mut **operands,
            none => new_operands(none),
        };
        // SAFETY: the operands are a separate allocation, which nothing else refers to until the end of this function.
        // Borrowing them from the wave would require taking them out of it and putting them back, which takes up to a
        // tenth of the time of the product.
        let Operands { tiles, ahead } = unsafe { &mut *operands };
        ahead.prefetch();
        for (held, at) in [(Held(s.x), s.a), (Held(s.y), s.b)] {
            if !held.is_current() {
                // SAFETY: the handler of a level names the product of that level, and an operand has eight rows.
                unsafe { P::widen(W::ELEMENT, self.row_pointer(at), &mut tiles[held.tile()]) };
            }
        }
        let (a, b) = (&tiles[Held(s.x).tile()], &tiles[Held(s.y).tile()]);
        let c = self.row_pointer(s.c);
        if !(self.full && (s.c == s.d || s.c.abs_diff(s.d) >= 8 * ROW)) {
            // SAFETY: as above.
            return unsafe { self.multiply_into_copy::<P>(s.d, c, a, b) };
        }
        let d = self.row_pointer(s.d);
        // SAFETY: as above; both operands have eight rows, which are the same or apart.
        if unsafe { P::multiply(d, c, a, b) } {
            self.settle_rows(s.d);
        }
        Flow::Next
    }

    /// Writes the sum of C, in the rows at `c`, and the product to the active lanes of the rows from `d` on.
    ///
    /// # Safety
    /// The CPU has the extensions of `P`, and there are eight rows at `c`.
    #[cold]
    #[inline(never)]
    unsafe fn multiply_into_copy<P: Product>(&mut self, d: u32, c: *const Row, a: &Tile, b: &Tile) -> Flow {
        let mut sum = [Row::ZERO; 8];
        // SAFETY: the caller's promise; the sum is apart from all rows of the wave.
        if unsafe { P::multiply(sum.as_mut_ptr(), c, a, b) } {
            sum.iter_mut().for_each(settle);
        }
        for (j, row) in sum.into_iter().enumerate() {
            self.write(d + j as u32 * ROW, row);
        }
        Flow::Next
    }

    /// Replaces every NaN in the rows from `at` on by the same one.
    #[cold]
    #[inline(never)]
    fn settle_rows(&mut self, at: u32) {
        for j in 0..8 {
            settle(self.row_mut(at + j * ROW));
        }
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

    /// Element `k` of `bits` bits in a lane of the registers from `at` on.
    pub(super) fn small(&self, at: u32, lane: usize, k: u32, bits: u32, signed: bool) -> i64 {
        let per = 32 / bits;
        let word = self.row(at + k / per * ROW).0[lane] << (32 - bits - k % per * bits);
        i64::from(if signed { word as i32 >> (32 - bits) } else { (word >> (32 - bits)) as i32 })
    }

    /// Integer forms: each value has `bits` bits; bits 0 and 1 of `y` make A and B signed, bit 0 of `imm` saturates.
    fn multiply_integer(&mut self, s: &Step, bits: u32) -> Flow {
        let mut out = [Row::ZERO; 8];
        for m in 0..16 {
            let (register, lane) = self.tile_row(m);
            for n in 0..16 {
                let c = self.row(s.c + register).0[lane + n] as i32;
                let sum = (0..16).fold(i64::from(c), |sum, k| {
                    sum + self.small(s.a, m, k, bits, s.y & 1 != 0) * self.small(s.b, n, k, bits, s.y & 2 != 0)
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

/// Replaces every NaN by the same one.
fn settle(row: &mut Row) {
    row.0 = row.0.map(|x| settled(f32::from_bits(x)));
}

/// The type of the elements of A and B.
trait Widen {
    const ELEMENT: Element;
}

struct Bf16;
struct F16;

impl Widen for Bf16 {
    const ELEMENT: Element = Element::Bf16;
}

impl Widen for F16 {
    const ELEMENT: Element = Element::F16;
}

fn portable<W: Widen>(w: &mut Wave<'_>, s: &Step) -> Flow {
    w.multiply::<W, Portable>(s)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn avx2<W: Widen>(w: &mut Wave<'_>, s: &Step) -> Flow {
    w.multiply::<W, product::Avx2>(s)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl,avx512bw,avx512dq,avx512cd,avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn avx512<W: Widen>(w: &mut Wave<'_>, s: &Step) -> Flow {
    w.multiply::<W, product::Avx512>(s)
}

#[cfg(target_arch = "x86_64")]
const fn handlers<W: Widen>() -> Handlers {
    Handlers([portable::<W> as Handler, avx2::<W> as Handler, avx512::<W> as Handler])
}

#[cfg(not(target_arch = "x86_64"))]
const fn handlers<W: Widen>() -> Handlers {
    Handlers::same(portable::<W> as Handler)
}

/// Handlers of this file's instructions.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_wmma_f32_16x16x16_bf16 => handlers::<Bf16>(),
        Op::v_wmma_f32_16x16x16_f16 => handlers::<F16>(),
        Op::v_wmma_f16_16x16x16_f16 => plain!(|w, s| w.multiply_half(s, f16, |x| f32_to_f16(settled(x)))),
        Op::v_wmma_bf16_16x16x16_bf16 => plain!(|w, s| w.multiply_half(s, bf16, to_bf16)),
        Op::v_wmma_i32_16x16x16_iu8 => plain!(|w, s| w.multiply_integer(s, 8)),
        Op::v_wmma_i32_16x16x16_iu4 => plain!(|w, s| w.multiply_integer(s, 4)),
        _ => return None,
    })
}
