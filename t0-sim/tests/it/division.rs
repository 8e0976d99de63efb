//! Division as compilers emit it: v_div_scale, a reciprocal with Newton steps, v_div_fmas and v_div_fixup give the
//! correctly rounded quotient for operands and results of every size.
//!
//! So they do if the reciprocal is as far from the rounded one as a card's may be.
//!
//! The reference is the host's own division. It decides where the printed pseudocode of v_div_scale_f64 cannot be
//! correct: a denormal quotient by a denominator whose reciprocal is denormal too.
use t0_isa::isa::{Inst, Op, Operand, Reg};
use t0_tests_reference::device::Device;
use t0_tests_reference::generate::Random;
use t0_tests_reference::machine::Machine;

fn v(n: u16) -> Operand {
    Operand::v(n)
}

fn negated(op: Op, operands: &[Operand]) -> Inst {
    let mut inst = Inst::new(op, operands);
    inst.mods.neg = 1;
    inst
}

/// v40.. = v0.. / v4.., each `wide` registers apart: [`SINGLE`] or [`DOUBLE`].
struct Division {
    /// scale, rcp, fma, mul, fmas, fixup
    ops: [Op; 6],
    newton: usize,
    /// The corrections of the quotient before the last one.
    corrections: usize,
}

const SINGLE: Division = Division {
    ops: [Op::v_div_scale_f32, Op::v_rcp_f32, Op::v_fma_f32, Op::v_mul_f32, Op::v_div_fmas_f32, Op::v_div_fixup_f32],
    newton: 1,
    corrections: 1,
};

const DOUBLE: Division = Division {
    ops: [Op::v_div_scale_f64, Op::v_rcp_f64, Op::v_fma_f64, Op::v_mul_f64, Op::v_div_fmas_f64, Op::v_div_fixup_f64],
    newton: 2,
    corrections: 0,
};

impl Division {
    fn words(&self) -> Vec<u32> {
        let [scale, rcp, fma, mul, fmas, fixup] = self.ops;
        let (n, d, den, num, r, e, x, y, one) =
            (v(0), v(4), v(8), v(12), v(16), v(20), v(24), v(40), Operand::Inline(242));
        let mut list = vec![Inst::new(scale, &[den, Operand::Reg(Reg::NULL), d, d, n]), Inst::new(rcp, &[r, den])];
        for _ in 0..self.newton {
            list.extend([negated(fma, &[e, den, r, one]), Inst::new(fma, &[r, r, e, r])]);
        }
        list.push(Inst::new(scale, &[num, Operand::Reg(Reg::VCC_LO), n, d, n]));
        list.push(Inst::new(mul, &[x, num, r]));
        for _ in 0..self.corrections {
            list.extend([negated(fma, &[e, den, x, num]), Inst::new(fma, &[x, e, r, x])]);
        }
        list.extend([negated(fma, &[e, den, x, num]), Inst::new(fmas, &[y, e, r, x]), Inst::new(fixup, &[y, y, d, n])]);
        list.iter().flat_map(|inst| inst.encode().expect("legal")).collect()
    }
}

/// A float of any exponent; the ends of the range and few mantissa bits are more frequent.
fn float(r: &mut Random, exponent: u32, mantissa: u32) -> u64 {
    let last = (1u64 << exponent) - 1;
    let e = match r.below(4) {
        0 => r.below(3),
        1 => last - r.below(3),
        _ => r.below(last + 1),
    };
    let m = r.bits() & ((1 << mantissa) - 1);
    let m = match r.below(4) {
        0 => 0,
        1 => m >> r.below(mantissa.into()),
        2 => m << r.below(mantissa.into()) & ((1 << mantissa) - 1),
        _ => m,
    };
    r.below(2) << (exponent + mantissa) | e << mantissa | m
}

/// Divides `rounds` times 64 pairs from `pair` and reports each result that differs from `host`, without noise and
/// under three seeds.
fn compare(
    division: &Division,
    wide: bool,
    rounds: u64,
    pair: impl Fn(&mut Random) -> (u64, u64),
    host: fn(u64, u64) -> u64,
) {
    for ulp_noise in [None, Some(1), Some(2), Some(3)] {
        compare_under(ulp_noise, division, wide, rounds, &pair, host);
    }
}

fn compare_under(
    ulp_noise: Option<u64>,
    division: &Division,
    wide: bool,
    rounds: u64,
    pair: &impl Fn(&mut Random) -> (u64, u64),
    host: fn(u64, u64) -> u64,
) {
    let (mut device, words, mut r) = (Device::default(), division.words(), Random::new(0x5eed));
    device.ulp_noise = ulp_noise;
    let is_nan = |x: u64| if wide { f64::from_bits(x).is_nan() } else { f32::from_bits(x as u32).is_nan() };
    for _ in 0..rounds {
        let mut m = Machine::new(true);
        m.mode = 0xf0;
        m.set_mask(t0_tests_reference::machine::EXEC, u64::MAX);
        let pairs: Vec<(u64, u64)> = (0..64).map(|_| pair(&mut r)).collect();
        for (lane, (n, d)) in pairs.iter().enumerate() {
            for (at, x) in [(0, n), (4, d)] {
                m.vgprs[at][lane] = *x as u32;
                m.vgprs[at + 1][lane] = (*x >> 32) as u32;
            }
        }
        let after = device.run(&m, &words, None).expect("it runs");
        for (lane, &(n, d)) in pairs.iter().enumerate() {
            let high = if wide { u64::from(after.vgprs[41][lane]) << 32 } else { 0 };
            let (got, want) = (high | u64::from(after.vgprs[40][lane]), host(n, d));
            assert!(got == want || (is_nan(got) && is_nan(want)), "{n:#x} / {d:#x}: {got:#x}, not {want:#x}");
        }
    }
}

fn quotient32(n: u64, d: u64) -> u64 {
    (f32::from_bits(n as u32) / f32::from_bits(d as u32)).to_bits().into()
}

fn quotient64(n: u64, d: u64) -> u64 {
    (f64::from_bits(n) / f64::from_bits(d)).to_bits()
}

#[test]
fn f32_quotients_are_rounded_correctly() {
    compare(&SINGLE, false, 2000, |r| (float(r, 8, 23), float(r, 8, 23)), quotient32);
}

#[test]
fn f64_quotients_are_rounded_correctly() {
    compare(&DOUBLE, true, 2000, |r| (float(r, 11, 52), float(r, 11, 52)), quotient64);
}

/// Quotients between zero and the smallest normal number, with denominators of all sizes.
#[test]
fn denormal_f64_quotients_are_rounded_correctly() {
    let pair = |r: &mut Random| {
        let d = 1 + r.below(2046);
        let n = (d + r.below(56)).saturating_sub(1077);
        let fraction = |r: &mut Random| r.bits() >> 12;
        (r.below(2) << 63 | n << 52 | fraction(r), r.below(2) << 63 | d << 52 | fraction(r))
    };
    compare(&DOUBLE, true, 2000, pair, quotient64);
}
