//! Dual-issued pairs as one step: both operations read their operands before either writes.
//!
//! Only the common pairs are here, those of f32 arithmetic and moves; the translator makes two steps of any other.
use super::single::{ADD, FMA, MUL, SUB};
#[cfg(target_arch = "x86_64")]
use crate::exec::exact::{self, Operation};
use crate::exec::lanes::Soft;
use crate::exec::layout::Row;
use crate::exec::level::Level;
use crate::exec::step::{Handlers, Step, simd};
use crate::exec::wave::{Flow, Wave};
use t0_isa::isa::Op;

/// An operation that may be half of a pair.
trait Half {
    /// The result for one lane's operands.
    fn lane(a: f32, b: f32, c: f32) -> f32;
    /// The handler for every mode; `None` if the operation has no mode-dependent behaviour and copies NaNs unchanged.
    const SLOW: Option<Soft>;

    /// The operation without a check for NaNs, at each level that [`exact`] supports.
    ///
    /// # Safety
    /// The CPU has the extensions of the level.
    #[cfg(target_arch = "x86_64")]
    unsafe fn exactly<const LEVEL: usize>(a: &Row, b: &Row, c: &Row) -> Row;
}

/// [`Half::exactly`] by an operation of [`exact`].
#[cfg(target_arch = "x86_64")]
macro_rules! exactly {
    ($operation:ty) => {
        #[inline(always)]
        unsafe fn exactly<const LEVEL: usize>(a: &Row, b: &Row, c: &Row) -> Row {
            // SAFETY: the caller's promise.
            unsafe {
                if LEVEL == Level::Avx512 as usize {
                    <$operation>::avx512(a, b, c)
                } else {
                    <$operation>::avx2(a, b, c)
                }
            }
        }
    };
}
#[cfg(not(target_arch = "x86_64"))]
macro_rules! exactly {
    ($operation:ty) => {};
}

struct Fma;
struct Mul;
struct Add;
struct Sub;
struct Move;

impl Half for Fma {
    const SLOW: Option<Soft> = Some(FMA);
    exactly!(exact::Fma);

    #[inline(always)]
    fn lane(a: f32, b: f32, c: f32) -> f32 {
        a.mul_add(b, c)
    }
}

impl Half for Mul {
    const SLOW: Option<Soft> = Some(MUL);
    exactly!(exact::Mul);

    #[inline(always)]
    fn lane(a: f32, b: f32, _c: f32) -> f32 {
        a * b
    }
}

impl Half for Add {
    const SLOW: Option<Soft> = Some(ADD);
    exactly!(exact::Add);

    #[inline(always)]
    fn lane(a: f32, b: f32, _c: f32) -> f32 {
        a + b
    }
}

impl Half for Sub {
    const SLOW: Option<Soft> = Some(SUB);
    exactly!(exact::Sub);

    #[inline(always)]
    fn lane(a: f32, b: f32, _c: f32) -> f32 {
        a - b
    }
}

impl Half for Move {
    const SLOW: Option<Soft> = None;

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    unsafe fn exactly<const LEVEL: usize>(a: &Row, _b: &Row, _c: &Row) -> Row {
        *a
    }

    #[inline(always)]
    fn lane(a: f32, _b: f32, _c: f32) -> f32 {
        a
    }
}

impl Wave<'_> {
    /// Computes one half; returns whether some lane is NaN.
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

#[cfg(target_arch = "x86_64")]
impl Wave<'_> {
    /// # Safety
    /// The CPU has the extensions of the level.
    #[inline(always)]
    unsafe fn exact_pair<X: Half, Y: Half, const LEVEL: usize>(&mut self, s: &Step) -> Flow {
        if !self.plain32 {
            return self.pair_slowly(s, [X::SLOW, Y::SLOW]);
        }
        let [d, a, b, c] = s.second;
        // SAFETY: the caller's promise.
        let x = unsafe { X::exactly::<LEVEL>(self.row(s.a), self.row(s.b), self.row(s.c)) };
        // SAFETY: as above.
        let y = unsafe { Y::exactly::<LEVEL>(self.row(a), self.row(b), self.row(c)) };
        self.write(s.d, x);
        self.write(d, y);
        Flow::Next
    }
}

/// Pairs by the host's own instructions, for levels that [`exact`] supports.
#[cfg(target_arch = "x86_64")]
const fn exact_handlers<X: Half, Y: Half>() -> Handlers {
    use crate::exec::step::Handler;

    fn portable<X: Half, Y: Half>(w: &mut Wave<'_>, s: &Step) -> Flow {
        w.pair::<X, Y>(s)
    }

    #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
    fn avx2<X: Half, Y: Half>(w: &mut Wave<'_>, s: &Step) -> Flow {
        // SAFETY: the handler is of this level.
        unsafe { w.exact_pair::<X, Y, { Level::Avx2 as usize }>(s) }
    }

    #[target_feature(enable = "avx512f,avx512vl,avx512bw,avx512dq,avx512cd,avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
    fn avx512<X: Half, Y: Half>(w: &mut Wave<'_>, s: &Step) -> Flow {
        // SAFETY: the handler is of this level.
        unsafe { w.exact_pair::<X, Y, { Level::Avx512 as usize }>(s) }
    }

    Handlers([portable::<X, Y> as Handler, avx2::<X, Y> as Handler, avx512::<X, Y> as Handler])
}

/// The index of an operation in the table, and whether its first two sources are swapped.
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

/// The handler of a pair, and for each half whether its first two sources are swapped.
pub(in crate::exec) fn find(x: Op, y: Op, level: Level) -> Option<(Handlers, [bool; 2])> {
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
    Some((exact_pair(x, y, level).unwrap_or(PAIRS[x][y]), [swap_x, swap_y]))
}

/// The handler of a pair that need not check its results for NaNs, by index.
#[cfg(target_arch = "x86_64")]
fn exact_pair(x: usize, y: usize, level: Level) -> Option<Handlers> {
    macro_rules! row {
        ($x:ty) => {
            [
                exact_handlers::<$x, Fma>(),
                exact_handlers::<$x, Mul>(),
                exact_handlers::<$x, Add>(),
                exact_handlers::<$x, Sub>(),
                exact_handlers::<$x, Move>(),
            ]
        };
    }
    const PAIRS: [[Handlers; 5]; 5] = [row!(Fma), row!(Mul), row!(Add), row!(Sub), row!(Move)];
    exact::holds(level).then_some(PAIRS[x][y])
}

/// On other architectures every result is checked.
#[cfg(not(target_arch = "x86_64"))]
fn exact_pair(_x: usize, _y: usize, _level: Level) -> Option<Handlers> {
    None
}
