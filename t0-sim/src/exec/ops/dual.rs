//! Dual-issued pairs as one step: both operations read their operands before either writes.
//!
//! The pairs that matter are here, those of f32 arithmetic and moves; the translator makes two steps of any other.
use super::single::{ADD, FMA, MUL, SUB};
use crate::exec::lanes::Soft;
use crate::exec::step::{Flow, Handlers, Step, simd};
use crate::exec::wave::{Row, Wave};
use t0_isa::isa::Op;

/// An operation that may be half of a pair.
trait Half {
    /// Of a lane's operands.
    fn lane(a: f32, b: f32, c: f32) -> f32;
    /// In every mode; none if the operation has none and hands on NaNs as they are.
    const SLOW: Option<Soft>;
}

struct Fma;
struct Mul;
struct Add;
struct Sub;
struct Move;

impl Half for Fma {
    const SLOW: Option<Soft> = Some(FMA);

    #[inline(always)]
    fn lane(a: f32, b: f32, c: f32) -> f32 {
        a.mul_add(b, c)
    }
}

impl Half for Mul {
    const SLOW: Option<Soft> = Some(MUL);

    #[inline(always)]
    fn lane(a: f32, b: f32, _c: f32) -> f32 {
        a * b
    }
}

impl Half for Add {
    const SLOW: Option<Soft> = Some(ADD);

    #[inline(always)]
    fn lane(a: f32, b: f32, _c: f32) -> f32 {
        a + b
    }
}

impl Half for Sub {
    const SLOW: Option<Soft> = Some(SUB);

    #[inline(always)]
    fn lane(a: f32, b: f32, _c: f32) -> f32 {
        a - b
    }
}

impl Half for Move {
    const SLOW: Option<Soft> = None;

    #[inline(always)]
    fn lane(a: f32, _b: f32, _c: f32) -> f32 {
        a
    }
}

impl Wave<'_> {
    /// One half, and whether some lane came out NaN.
    #[inline(always)]
    fn half<H: Half>(&self, [a, b, c]: [u32; 3]) -> (Row, bool) {
        let (a, b, c) = (*self.row(a), *self.row(b), *self.row(c));
        let (mut r, mut nan) = (Row::ZERO, false);
        if H::SLOW.is_none() {
            return (a, false);
        }
        for i in 0..32 {
            let x = H::lane(f32::from_bits(a.0[i]), f32::from_bits(b.0[i]), f32::from_bits(c.0[i])).to_bits();
            nan |= x & 0x7fff_ffff > 0x7f80_0000;
            r.0[i] = x;
        }
        (r, nan)
    }

    #[inline(always)]
    fn pair<X: Half, Y: Half>(&mut self, s: &Step) -> Flow {
        let [d, a, b, c] = s.second;
        let (x, x_nan) = self.half::<X>([s.a, s.b, s.c]);
        let (y, y_nan) = self.half::<Y>([a, b, c]);
        if (X::SLOW.is_some() || Y::SLOW.is_some()) && (!self.plain32 || x_nan || y_nan) {
            return self.pair_slowly(s, [X::SLOW, Y::SLOW]);
        }
        self.write(s.d, x);
        self.write(d, y);
        Flow::Next
    }

    #[cold]
    #[inline(never)]
    fn pair_slowly(&mut self, s: &Step, slow: [Option<Soft>; 2]) -> Flow {
        let [d, a, b, c] = s.second;
        let env = self.env32();
        let half = |slow: Option<Soft>, at: [u32; 3]| {
            let [a, b, c] = at.map(|at| *self.row(at));
            let lane = |i: usize| [a.0[i].into(), b.0[i].into(), c.0[i].into()];
            slow.map_or(a, |slow| Row(std::array::from_fn(|i| slow(lane(i), self, env) as u32)))
        };
        let (x, y) = (half(slow[0], [s.a, s.b, s.c]), half(slow[1], [a, b, c]));
        self.write(s.d, x);
        self.write(d, y);
        Flow::Next
    }
}

/// Place of an operation in the table, and whether its first two sources change places.
fn place(op: Op) -> Option<(usize, bool)> {
    Some(match op {
        Op::v_fmac_f32 | Op::v_fmaak_f32 | Op::v_fmamk_f32 => (0, false),
        Op::v_mul_f32 => (1, false),
        Op::v_add_f32 => (2, false),
        Op::v_sub_f32 => (3, false),
        Op::v_subrev_f32 => (3, true),
        Op::v_mov_b32 => (4, false),
        _ => return None,
    })
}

/// The handler of a pair, and for each half whether its first two sources change places.
pub(in crate::exec) fn find(x: Op, y: Op) -> Option<(Handlers, [bool; 2])> {
    macro_rules! row {
        ($x:ty) => {
            [
                simd!(|w, s| w.pair::<$x, Fma>(s)),
                simd!(|w, s| w.pair::<$x, Mul>(s)),
                simd!(|w, s| w.pair::<$x, Add>(s)),
                simd!(|w, s| w.pair::<$x, Sub>(s)),
                simd!(|w, s| w.pair::<$x, Move>(s)),
            ]
        };
    }
    const PAIRS: [[Handlers; 5]; 5] = [row!(Fma), row!(Mul), row!(Add), row!(Sub), row!(Move)];
    let ((x, swap_x), (y, swap_y)) = (place(x)?, place(y)?);
    Some((PAIRS[x][y], [swap_x, swap_y]))
}
