//! Shapes of vector operations: applying a function of one lane to 32 lanes.
//!
//! Sources are copied into locals and the result is built in a local before it is written. This lets the compiler keep
//! everything in vector registers, and a destination may be a source.
use super::layout::{ROW, Row};
use super::soft::Env;
use super::step::Step;
use super::wave::{Flow, Wave};

/// Software version of a float operation of up to three operands. The wave provides the IEEE bit.
pub(super) type Soft = fn([u64; 3], &Wave<'_>, Env) -> u64;

#[inline(always)]
fn f(bits: u32) -> f32 {
    f32::from_bits(bits)
}

/// The lanes for which a condition holds (a byte of all ones, otherwise all zeros) as bits of a word.
///
/// Uses an instruction that is opaque to the compiler, which would split anything else into single lanes.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(super) fn united(lanes: [u8; 32]) -> u32 {
    use std::arch::x86_64::{__m128i, _mm_movemask_epi8};
    // SAFETY: both types are 32 bytes of plain integers, and every x86-64 CPU has SSE2.
    unsafe {
        let [low, high] = std::mem::transmute::<[u8; 32], [__m128i; 2]>(lanes);
        _mm_movemask_epi8(low) as u32 | (_mm_movemask_epi8(high) as u32) << 16
    }
}

/// The lanes for which a condition holds (a byte of all ones, otherwise all zeros) as bits of a word.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
pub(super) fn united(lanes: [u8; 32]) -> u32 {
    lanes.iter().enumerate().fold(0, |all, (i, lane)| all | u32::from(lane & 1) << i)
}

/// All ones if `condition` holds.
#[inline(always)]
pub(super) fn truth(condition: bool) -> u8 {
    0u8.wrapping_sub(condition.into())
}

impl Wave<'_> {
    #[inline(always)]
    pub(super) fn map1(&mut self, s: &Step, f: impl Fn(u32) -> u32) -> Flow {
        let a = *self.row(s.a);
        let mut r = Row::ZERO;
        for i in 0..32 {
            r.0[i] = f(a.0[i]);
        }
        self.write(s.d, r);
        Flow::Next
    }

    #[inline(always)]
    pub(super) fn map2(&mut self, s: &Step, f: impl Fn(u32, u32) -> u32) -> Flow {
        let (a, b) = (*self.row(s.a), *self.row(s.b));
        let mut r = Row::ZERO;
        for i in 0..32 {
            r.0[i] = f(a.0[i], b.0[i]);
        }
        self.write(s.d, r);
        Flow::Next
    }

    #[inline(always)]
    pub(super) fn map3(&mut self, s: &Step, f: impl Fn(u32, u32, u32) -> u32) -> Flow {
        let (a, b, c) = (*self.row(s.a), *self.row(s.b), *self.row(s.c));
        let mut r = Row::ZERO;
        for i in 0..32 {
            r.0[i] = f(a.0[i], b.0[i], c.0[i]);
        }
        self.write(s.d, r);
        Flow::Next
    }

    /// 64-bit lanes: the pair of rows at `at`.
    #[inline(always)]
    pub(super) fn wide(&self, at: u32) -> [u64; 32] {
        let (low, high) = (*self.row(at), *self.row(at + ROW));
        let mut r = [0; 32];
        for i in 0..32 {
            r[i] = u64::from(low.0[i]) | u64::from(high.0[i]) << 32;
        }
        r
    }

    /// Writes the active lanes of a pair of rows.
    #[inline(always)]
    pub(super) fn write_wide(&mut self, at: u32, value: [u64; 32]) {
        let (mut low, mut high) = (Row::ZERO, Row::ZERO);
        for i in 0..32 {
            low.0[i] = value[i] as u32;
            high.0[i] = (value[i] >> 32) as u32;
        }
        self.write(at, low);
        self.write(at + ROW, high);
    }

    /// Writes the low halves of the active lanes and keeps the high halves.
    #[inline(always)]
    pub(super) fn write_half(&mut self, at: u32, value: Row) {
        let old = *self.row(at);
        let mut r = Row::ZERO;
        for i in 0..32 {
            r.0[i] = (old.0[i] & 0xffff_0000) | (value.0[i] & 0xffff);
        }
        self.write(at, r);
    }

    /// 16-bit operands in the low halves of up to three rows.
    #[inline(always)]
    pub(super) fn half3(&mut self, s: &Step, f: impl Fn(u16, u16, u16) -> u16) -> Flow {
        let (a, b, c) = (*self.row(s.a), *self.row(s.b), *self.row(s.c));
        let mut r = Row::ZERO;
        for i in 0..32 {
            r.0[i] = f(a.0[i] as u16, b.0[i] as u16, c.0[i] as u16).into();
        }
        self.write_half(s.d, r);
        Flow::Next
    }

    /// Packed pairs of 16 bits.
    #[inline(always)]
    pub(super) fn packed3(&mut self, s: &Step, f: impl Fn(u16, u16, u16) -> u16) -> Flow {
        self.map3(s, |a, b, c| {
            let low = f(a as u16, b as u16, c as u16);
            let high = f((a >> 16) as u16, (b >> 16) as u16, (c >> 16) as u16);
            u32::from(low) | u32::from(high) << 16
        })
    }

    /// Writes a mask result. Bits of inactive lanes are zero.
    #[inline(always)]
    pub(super) fn write_mask(&mut self, s: &Step, bits: u32) -> Flow {
        let bits = bits & self.exec();
        self.set_mask(s.d, bits);
        Flow::Next
    }

    #[inline(always)]
    pub(super) fn compare(&mut self, s: &Step, f: impl Fn(u32, u32) -> bool) -> Flow {
        let (a, b) = (*self.row(s.a), *self.row(s.b));
        let mut hit = [0; 32];
        for i in 0..32 {
            hit[i] = truth(f(a.0[i], b.0[i]));
        }
        self.write_mask(s, united(hit))
    }

    #[inline(always)]
    pub(super) fn compare_wide(&mut self, s: &Step, f: impl Fn(u64, u64) -> bool) -> Flow {
        let (a, b) = (self.wide(s.a), self.wide(s.b));
        let mut hit = [0; 32];
        for i in 0..32 {
            hit[i] = truth(f(a[i], b[i]));
        }
        self.write_mask(s, united(hit))
    }

    #[inline(always)]
    pub(super) fn wide3(&mut self, s: &Step, f: impl Fn(u64, u64, u64) -> u64) -> Flow {
        let (a, b, c) = (self.wide(s.a), self.wide(s.b), self.wide(s.c));
        let mut r = [0; 32];
        for i in 0..32 {
            r[i] = f(a[i], b[i], c[i]);
        }
        self.write_wide(s.d, r);
        Flow::Next
    }

    /// An f32 operation of one source.
    #[inline(always)]
    pub(super) fn float1(&mut self, s: &Step, op: impl Fn(f32) -> f32, slow: Soft) -> Flow {
        self.float3(s, |a, _, _| op(a), slow)
    }

    /// An f32 operation of two sources.
    #[inline(always)]
    pub(super) fn float2(&mut self, s: &Step, op: impl Fn(f32, f32) -> f32, slow: Soft) -> Flow {
        self.float3(s, |a, b, _| op(a, b), slow)
    }

    /// An f32 operation. If the mode is not the default one or a result is NaN, `slow` computes all lanes.
    #[inline(always)]
    pub(super) fn float3(&mut self, s: &Step, op: impl Fn(f32, f32, f32) -> f32, slow: Soft) -> Flow {
        if !self.plain32 {
            return self.slow32(s, slow);
        }
        let (a, b, c) = (*self.row(s.a), *self.row(s.b), *self.row(s.c));
        let mut r = Row::ZERO;
        let mut nan = false;
        for i in 0..32 {
            let x = op(f(a.0[i]), f(b.0[i]), f(c.0[i])).to_bits();
            nan |= x & 0x7fff_ffff > 0x7f80_0000;
            r.0[i] = x;
        }
        if nan {
            return self.slow32(s, slow);
        }
        self.write(s.d, r);
        Flow::Next
    }

    /// An f32 operation in software.
    #[cold]
    #[inline(never)]
    pub(super) fn slow32(&mut self, s: &Step, slow: Soft) -> Flow {
        let (a, b, c) = (*self.row(s.a), *self.row(s.b), *self.row(s.c));
        let env = self.env32();
        let r = std::array::from_fn(|i| slow([a.0[i].into(), b.0[i].into(), c.0[i].into()], self, env) as u32);
        self.write(s.d, Row(r));
        Flow::Next
    }

    /// An f64 operation.
    #[inline(always)]
    pub(super) fn double3(&mut self, s: &Step, op: impl Fn(f64, f64, f64) -> f64, slow: Soft) -> Flow {
        if !self.plain16 {
            return self.slow64(s, slow);
        }
        let (a, b, c) = (self.wide(s.a), self.wide(s.b), self.wide(s.c));
        let mut r = [0; 32];
        let mut nan = false;
        for i in 0..32 {
            let x = op(f64::from_bits(a[i]), f64::from_bits(b[i]), f64::from_bits(c[i]));
            nan |= x.is_nan();
            r[i] = x.to_bits();
        }
        if nan {
            return self.slow64(s, slow);
        }
        self.write_wide(s.d, r);
        Flow::Next
    }

    #[cold]
    #[inline(never)]
    fn slow64(&mut self, s: &Step, slow: Soft) -> Flow {
        let (a, b, c) = (self.wide(s.a), self.wide(s.b), self.wide(s.c));
        let env = self.env16();
        let r = std::array::from_fn(|i| slow([a[i], b[i], c[i]], self, env));
        self.write_wide(s.d, r);
        Flow::Next
    }

    /// An f16 operation, always in software.
    #[inline(always)]
    pub(super) fn half_float(&mut self, s: &Step, slow: Soft) -> Flow {
        let (a, b, c) = (*self.row(s.a), *self.row(s.b), *self.row(s.c));
        let env = self.env16();
        let r = std::array::from_fn(|i| {
            slow([(a.0[i] & 0xffff).into(), (b.0[i] & 0xffff).into(), (c.0[i] & 0xffff).into()], self, env) as u32
        });
        self.write_half(s.d, Row(r));
        Flow::Next
    }

    /// A packed f16 operation.
    #[inline(always)]
    pub(super) fn packed_float(&mut self, s: &Step, slow: Soft) -> Flow {
        let (a, b, c) = (*self.row(s.a), *self.row(s.b), *self.row(s.c));
        let env = self.env16();
        let part = |i: usize, shift: u32| {
            let pick = |r: &Row| u64::from(r.0[i] >> shift & 0xffff);
            slow([pick(&a), pick(&b), pick(&c)], self, env) as u32
        };
        let r = Row(std::array::from_fn(|i| part(i, 0) & 0xffff | part(i, 16) << 16));
        self.write(s.d, r);
        Flow::Next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exec::layout::spread;

    #[test]
    fn bits_of_lanes_unite_and_spread() {
        for word in [0, 1, 0x8000_0000, 0xdead_beef, 0x0102_0408, u32::MAX] {
            assert_eq!(united(std::array::from_fn(|i| truth(word >> i & 1 != 0))), word, "{word:08x}");
            assert_eq!(united(spread(word).0.map(|lane| lane as u8)), word, "{word:08x}");
        }
    }
}
