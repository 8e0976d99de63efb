//! Matrix multiply and accumulate: D = A * B + C, element by element.
//!
//! The order of float sums is the documented order of the device: products are added to C in ascending k, each by a
//! fused multiply-add in f32.
use super::exact::{BF16, Env, F16, F32, Format};
use super::float;
use super::machine::{Machine, constant};
use t0_isa::isa::{Inst, Op, Operand, Ty};

/// Word `n` of an operand in one lane; a constant is the same in every element.
fn word(m: &Machine, operand: Operand, n: usize, lane: usize, ty: Ty) -> u32 {
    match operand {
        Operand::Reg(reg) => m.vgprs[usize::from(reg.index()) + n][lane],
        other => constant(other, ty) as u32,
    }
}

/// Executes `inst` if it is a matrix instruction. EXEC does not affect the operands.
pub fn execute(m: &mut Machine, inst: &Inst) -> bool {
    let (from, to) = match inst.op {
        Op::v_wmma_f32_16x16x16_f16 => (Some(F16), F32),
        Op::v_wmma_f32_16x16x16_bf16 => (Some(BF16), F32),
        Op::v_wmma_f16_16x16x16_f16 => (Some(F16), F16),
        Op::v_wmma_bf16_16x16x16_bf16 => (Some(BF16), BF16),
        Op::v_wmma_i32_16x16x16_iu8 | Op::v_wmma_i32_16x16x16_iu4 => (None, F32),
        _ => return false,
    };
    let operand = |i: usize| inst.operands()[i];
    let mods = &inst.mods;
    let before = m.clone();
    let rows_per_register = before.lanes() / 16;
    let d = usize::from(operand(0).reg().expect("a register").index());
    let exec = before.exec();
    for row in 0..16 {
        for column in 0..16 {
            let (register, lane) = (row / rows_per_register, 16 * (row % rows_per_register) + column);
            let value = match from {
                Some(from) => {
                    let element = |k: usize, source: usize, lane: usize| {
                        let half = word(&before, operand(source + 1), k / 2, lane, Ty::f16) >> (16 * (k & 1));
                        let negate = if k & 1 == 0 { mods.neg } else { mods.neg_hi } >> source & 1 != 0;
                        let x = u64::from(half & 0xffff) ^ if negate { 0x8000 } else { 0 };
                        float::convert(from, F32, x, Env::PLAIN, Env::PLAIN)
                    };
                    let high = to != F32 && mods.op_sel & 4 != 0;
                    let c = u64::from(word(
                        &before,
                        operand(3),
                        register,
                        lane,
                        match to {
                            F32 => Ty::f32,
                            F16 => Ty::f16,
                            _ => Ty::bf16,
                        },
                    ));
                    let c = if to == F32 { c } else { c >> if high { 16 } else { 0 } & 0xffff };
                    let c = if mods.neg_hi & 4 != 0 { to.magnitude(c) } else { c };
                    let c = if mods.neg & 4 != 0 { c ^ to.sign() } else { c };
                    let mut sum = if to == F32 { c } else { float::convert(to, F32, c, Env::PLAIN, Env::PLAIN) };
                    for k in 0..16 {
                        sum = float::fma(F32, element(k, 0, row), element(k, 1, column), sum, Env::PLAIN);
                    }
                    narrowed(to, sum, high, before.vgprs[d + register][lane])
                }
                None => {
                    let bits = if inst.op == Op::v_wmma_i32_16x16x16_iu8 { 8 } else { 4 };
                    let element = |k: usize, source: usize, lane: usize| {
                        let per = 32 / bits;
                        let x = word(&before, operand(source + 1), k / per, lane, Ty::b32) >> (bits * (k % per));
                        let x = i64::from(x & ((1 << bits) - 1));
                        let signed = mods.neg >> source & 1 != 0;
                        if signed && x >> (bits - 1) != 0 { x - (1 << bits) } else { x }
                    };
                    let c = i64::from(word(&before, operand(3), register, lane, Ty::b32) as i32);
                    let sum: i64 = c + (0..16).map(|k| element(k, 0, row) * element(k, 1, column)).sum::<i64>();
                    if mods.clamp { sum.clamp(i32::MIN.into(), i32::MAX.into()) as u32 } else { sum as u32 }
                }
            };
            if exec >> lane & 1 != 0 {
                m.vgprs[d + register][lane] = value;
            }
        }
    }
    true
}

/// The register that an f32 sum is stored to: a whole one, or one half of the previous content.
fn narrowed(to: Format, sum: u64, high: bool, old: u32) -> u32 {
    // The only NaN result.
    let sum = if F32.is_nan(sum) { F32.nan() } else { sum };
    if to == F32 {
        return sum as u32;
    }
    let half = float::convert(F32, to, sum, Env::PLAIN, Env::PLAIN) as u32;
    if high { old & 0xffff | half << 16 } else { old & 0xffff_0000 | half }
}
