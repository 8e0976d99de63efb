//! Scalar instructions on a machine.
use super::convert;
use super::exact::{F16, F32};
use super::float;
use super::machine::{EXEC, M0, Machine};
use t0_isa::isa::{Field, Format, Inst, Op, Operand, Reg, Ty};

fn signed(x: u64, wide: bool) -> i128 {
    if wide { i128::from(x as i64) } else { i128::from(x as i32) }
}

/// The result of an operation: its value, and SCC if it is written.
type Done = Option<(u64, Option<bool>)>;

/// Executes a scalar instruction.
pub fn execute(m: &mut Machine, inst: &Inst) {
    let slots: Vec<_> = inst.slots().collect();
    let destination = slots.iter().find(|(slot, _)| slot.dst);
    let (code, ty) = destination.map_or((Reg::NULL.0, Ty::b32), |(slot, o)| (o.reg().expect("a register").0, slot.ty));
    let mut s: Vec<u64> =
        slots.iter().filter(|(slot, _)| !slot.dst).map(|(slot, operand)| m.scalar(*operand, slot.ty)).collect();
    let wide = ty.bits() == 64;
    let old = m.scalar(Operand::Reg(Reg(code)), if wide { Ty::b64 } else { Ty::b32 });
    if control(m, inst, code, &s) || relative(m, inst, code) {
        return;
    }
    if inst.op.desc().format == Format::SOPK && inst.op.desc().acc && inst.op != Op::s_cmovk_i32 {
        s.insert(0, old);
    }
    s.resize(3, 0);
    if let Some(rest) = saveexec(inst.op.name()) {
        return exec_mask(m, inst.op.name(), rest, code, s[0], wide);
    }
    let (value, scc) = operate(m, inst.op.name(), [s[0], s[1], s[2]], old, wide)
        .unwrap_or_else(|| panic!("the reference lacks {}", inst.op.name()));
    if destination.is_some() {
        if wide {
            m.set_scalar64(code, value);
        } else {
            m.set_scalar(code, value as u32);
        }
    }
    if let Some(scc) = scc {
        m.scc = scc;
    }
}

/// Waits, hints and the mode register.
fn control(m: &mut Machine, inst: &Inst, code: u16, s: &[u64]) -> bool {
    let imm = match inst.operand(Field::simm16) {
        Operand::Imm(imm) => u32::from(imm),
        _ => 0,
    };
    let field = |simm: u64| ((simm & 63) as u32, (simm >> 6 & 31) as u32, (simm >> 11 & 31) as u32 + 1);
    let ones = |bits: u32| u32::MAX >> (32 - bits);
    match inst.op {
        Op::s_nop | Op::s_delay_alu | Op::s_clause | Op::s_version | Op::s_setprio | Op::s_sleep => {}
        Op::s_round_mode => m.mode = m.mode & !0xf | imm & 0xf,
        Op::s_denorm_mode => m.mode = m.mode & !0xf0 | (imm & 0xf) << 4,
        Op::s_getreg_b32 => {
            let (id, offset, bits) = field(s[0]);
            assert_eq!(id, 1, "programs read MODE only");
            let value = m.mode >> offset & ones(bits);
            m.set_scalar(code, value);
        }
        Op::s_setreg_b32 | Op::s_setreg_imm32_b32 => {
            let (id, offset, bits) = field(s[0]);
            assert_eq!(id, 1, "programs write MODE only");
            let mask = ones(bits) << offset;
            m.mode = m.mode & !mask | (s[1] as u32) << offset & mask;
        }
        _ => return false,
    }
    true
}

/// Moves between registers that M0 selects.
fn relative(m: &mut Machine, inst: &Inst, code: u16) -> bool {
    let m0 = m.scalars[M0 as usize];
    let source = |i: usize| inst.operands()[i].reg().map_or(0, |reg| reg.0);
    match inst.op {
        Op::s_movrels_b32 => m.set_scalar(code, m.scalars[usize::from(source(1)) + m0 as usize]),
        Op::s_movreld_b32 => {
            let value = m.scalar(inst.operands()[1], Ty::b32) as u32;
            m.set_scalar(code + m0 as u16, value);
        }
        Op::s_movrels_b64 => {
            let at = usize::from(source(1)) + m0 as usize;
            let value = [m.scalars[at], m.scalars[at + 1]];
            m.set_scalar(code, value[0]);
            m.set_scalar(code + 1, value[1]);
        }
        Op::s_movreld_b64 => {
            let value = m.scalar(inst.operands()[1], Ty::b64);
            m.set_scalar64(code + m0 as u16, value);
        }
        Op::s_movrelsd_2_b32 => {
            let value = m.scalars[usize::from(source(1)) + (m0 & 0x3ff) as usize];
            m.set_scalar(code + (m0 >> 16 & 0x3ff) as u16, value);
        }
        _ => return false,
    }
    true
}

fn saveexec(name: &str) -> Option<&str> {
    let base = name.strip_suffix("_b32").or_else(|| name.strip_suffix("_b64"))?;
    base.strip_suffix("_saveexec").or_else(|| base.strip_suffix("_wrexec"))?.strip_prefix("s_")
}

fn exec_mask(m: &mut Machine, name: &str, kind: &str, code: u16, s: u64, wide: bool) {
    let ones = if wide { u64::MAX } else { u64::from(u32::MAX) };
    let exec = m.scalar(Operand::Reg(Reg::EXEC_LO), if wide { Ty::b64 } else { Ty::b32 });
    let new = ones
        & match kind {
            "and" => s & exec,
            "or" => s | exec,
            "xor" => s ^ exec,
            "nand" => !(s & exec),
            "nor" => !(s | exec),
            "xnor" => !(s ^ exec),
            "and_not0" => !s & exec,
            "or_not0" => !s | exec,
            "and_not1" => s & !exec,
            "or_not1" => s | !exec,
            other => panic!("the reference lacks {other}"),
        };
    let kept = if name.contains("wrexec") { new } else { exec };
    let mut put =
        |code: u16, value: u64| if wide { m.set_scalar64(code, value) } else { m.set_scalar(code, value as u32) };
    put(code, kept);
    put(EXEC, new);
    m.scc = new != 0;
}

/// A field of `width` bits from `offset` on.
fn field(x: u64, offset: u64, width: u64, extend: bool, wide: bool) -> u64 {
    let size = if wide { 64 } else { 32 };
    let width = width.min(size);
    if width == 0 {
        return 0;
    }
    // The value is shifted with its sign if the field is signed.
    let shifted = if extend { signed(x, wide) } else { i128::from(x) } >> offset;
    let value = shifted & ((1 << width) - 1);
    let negative = extend && value >> (width - 1) & 1 != 0;
    (if negative { value - (1 << width) } else { value }) as u64
}

fn operate(m: &Machine, name: &str, [a, b, c]: [u64; 3], old: u64, wide: bool) -> Done {
    // Names end in the type of the result, except for counts, which end in the type of the source.
    let scc = u64::from(m.scc);
    let (sa, sb) = (signed(a, false), signed(b, false));
    let cut = |x: i128| (if wide { x as u64 } else { x as u32 as u64 }, None);
    let not_zero = |x: i128| {
        let (value, _) = cut(x);
        (value, Some(value != 0))
    };
    let carry = |x: i128| (x as u32 as u64, Some(!(0..1 << 32).contains(&x)));
    let overflow = |x: i128| (x as u32 as u64, Some(i128::from(x as i32) != x));
    let test = |hit: bool| (0, Some(hit));
    let (ia, ib) = (i128::from(a), i128::from(b));
    let shift = b & if wide { 63 } else { 31 };
    let bits: u32 = if wide || name.ends_with("64") { 64 } else { 32 };
    if let Some(done) = floats(m, name, [a, b, c], old) {
        return Some(done);
    }
    Some(match name {
        "s_mov_b32" | "s_mov_b64" | "s_movk_i32" => cut(ia),
        "s_cmov_b32" | "s_cmov_b64" | "s_cmovk_i32" => (if m.scc { a } else { old }, None),
        "s_brev_b32" => cut((0..32).map(|i| (ia >> i & 1) << (31 - i)).sum()),
        "s_brev_b64" => cut((0..64).map(|i| (ia >> i & 1) << (63 - i)).sum()),
        "s_ctz_i32_b32" | "s_ctz_i32_b64" => cut((0..bits).find(|i| a >> i & 1 != 0).map_or(-1, i128::from)),
        "s_clz_i32_u32" => cut((0..32).find(|i| a >> (31 - i) & 1 != 0).map_or(-1, i128::from)),
        "s_clz_i32_u64" => cut((0..64).find(|i| a >> (63 - i) & 1 != 0).map_or(-1, i128::from)),
        "s_cls_i32" => cut((1..32).find(|i| a >> (31 - i) & 1 != a >> 31 & 1).map_or(-1, i128::from)),
        "s_cls_i32_i64" => cut((1..64).find(|i| a >> (63 - i) & 1 != a >> 63).map_or(-1, i128::from)),
        "s_sext_i32_i8" => cut((a as i8).into()),
        "s_sext_i32_i16" => cut((a as i16).into()),
        "s_bitset0_b32" => (old & !(1 << (a & 31)), None),
        "s_bitset0_b64" => (old & !(1 << (a & 63)), None),
        "s_bitset1_b32" => (old | 1 << (a & 31), None),
        "s_bitset1_b64" => (old | 1 << (a & 63), None),
        "s_bitreplicate_b64_b32" => cut((0..32).map(|i| (ia >> i & 1) * 3 << (2 * i)).sum()),
        "s_abs_i32" => not_zero(sa.abs()),
        "s_bcnt0_i32_b32" => not_zero((0..32).map(|i| 1 - (ia >> i & 1)).sum()),
        "s_bcnt0_i32_b64" => not_zero((0..64).map(|i| 1 - (ia >> i & 1)).sum()),
        "s_bcnt1_i32_b32" | "s_bcnt1_i32_b64" => not_zero(a.count_ones().into()),
        "s_quadmask_b32" | "s_quadmask_b64" => {
            not_zero((0..bits / 4).map(|i| i128::from(a >> (4 * i) & 15 != 0) << i).sum())
        }
        "s_wqm_b32" | "s_wqm_b64" => not_zero((0..bits).map(|i| i128::from(a >> (i & 60) & 15 != 0) << i).sum()),
        "s_not_b32" | "s_not_b64" => not_zero(!ia),
        "s_add_u32" => carry(ia + ib),
        "s_sub_u32" => carry(ia - ib),
        "s_addc_u32" => carry(ia + ib + i128::from(scc)),
        "s_subb_u32" => carry(ia - ib - i128::from(scc)),
        "s_add_i32" | "s_addk_i32" => overflow(sa + sb),
        "s_sub_i32" => overflow(sa - sb),
        // The difference wraps before its magnitude is taken.
        "s_absdiff_i32" => not_zero(i128::from((sa - sb) as i32).abs()),
        "s_lshl_b32" | "s_lshl_b64" => not_zero(ia << shift),
        "s_lshr_b32" | "s_lshr_b64" => not_zero(ia >> shift),
        "s_ashr_i32" | "s_ashr_i64" => not_zero(signed(a, wide) >> shift),
        "s_lshl1_add_u32" => carry((ia << 1) + ib),
        "s_lshl2_add_u32" => carry((ia << 2) + ib),
        "s_lshl3_add_u32" => carry((ia << 3) + ib),
        "s_lshl4_add_u32" => carry((ia << 4) + ib),
        "s_min_i32" => (if sa < sb { a } else { b }, Some(sa < sb)),
        "s_min_u32" => (a.min(b), Some(a < b)),
        "s_max_i32" => (if sa >= sb { a } else { b }, Some(sa >= sb)),
        "s_max_u32" => (a.max(b), Some(a >= b)),
        "s_and_b32" | "s_and_b64" => not_zero(ia & ib),
        "s_or_b32" | "s_or_b64" => not_zero(ia | ib),
        "s_xor_b32" | "s_xor_b64" => not_zero(ia ^ ib),
        "s_nand_b32" | "s_nand_b64" => not_zero(!(ia & ib)),
        "s_nor_b32" | "s_nor_b64" => not_zero(!(ia | ib)),
        "s_xnor_b32" | "s_xnor_b64" => not_zero(!(ia ^ ib)),
        "s_and_not1_b32" | "s_and_not1_b64" => not_zero(ia & !ib),
        "s_or_not1_b32" | "s_or_not1_b64" => not_zero(ia | !ib),
        "s_bfe_u32" | "s_bfe_i32" | "s_bfe_u64" | "s_bfe_i64" => {
            not_zero(field(a, shift, b >> 16 & 0x7f, name.contains("_i"), wide).into())
        }
        "s_bfm_b32" => cut(((1 << (a & 31)) - 1) << (b & 31)),
        "s_bfm_b64" => cut(((1 << (a & 63)) - 1) << (b & 63)),
        "s_mul_i32" | "s_mulk_i32" => cut(ia * ib),
        "s_mul_hi_u32" => cut(ia * ib >> 32),
        "s_mul_hi_i32" => cut(sa * sb >> 32),
        "s_cselect_b32" | "s_cselect_b64" => (if m.scc { a } else { b }, None),
        "s_pack_ll_b32_b16" => (a & 0xffff | b << 16 & 0xffff_0000, None),
        "s_pack_lh_b32_b16" => (a & 0xffff | b & 0xffff_0000, None),
        "s_pack_hh_b32_b16" => (a >> 16 & 0xffff | b & 0xffff_0000, None),
        "s_pack_hl_b32_b16" => (a >> 16 & 0xffff | b << 16 & 0xffff_0000, None),
        "s_bitcmp0_b32" => test(a >> (b & 31) & 1 == 0),
        "s_bitcmp1_b32" => test(a >> (b & 31) & 1 == 1),
        "s_bitcmp0_b64" => test(a >> (b & 63) & 1 == 0),
        "s_bitcmp1_b64" => test(a >> (b & 63) & 1 == 1),
        "s_cmp_eq_u64" => test(a == b),
        "s_cmp_lg_u64" => test(a != b),
        _ => {
            let rest = name.strip_prefix("s_cmpk_").or_else(|| name.strip_prefix("s_cmp_"))?;
            let (relation, ty) = rest.split_once('_')?;
            let (x, y) = if ty == "i32" { (sa, sb) } else { (ia, ib) };
            test(match relation {
                "eq" => x == y,
                "lg" => x != y,
                "gt" => x > y,
                "ge" => x >= y,
                "lt" => x < y,
                "le" => x <= y,
                _ => return None,
            })
        }
    })
}

/// The scalar floating-point instructions of RDNA3.5.
fn floats(m: &Machine, name: &str, [a, b, c]: [u64; 3], old: u64) -> Done {
    let envs = m.envs();
    let f = match name {
        _ if name.starts_with("s_cvt") => F32,
        _ if name.ends_with("_f32") => F32,
        _ if name.ends_with("_f16") => F16,
        _ => return None,
    };
    let env = envs.of(f);
    if let Some(rest) = name.strip_prefix("s_cmp_") {
        let (relation, _) = rest.split_once('_')?;
        let cut = |x: u64| if f == F16 { x & 0xffff } else { x };
        return Some((0, Some(float::compare(f, relation, cut(a), cut(b), env))));
    }
    let [x, y] = [a, b].map(|x| if f == F16 { x & 0xffff } else { x });
    let value = match name.strip_prefix("s_")? {
        "cvt_hi_f32_f16" => float::convert(F16, F32, a >> 16 & 0xffff, envs.other, envs.single),
        "cvt_f32_f16" => float::convert(F16, F32, a & 0xffff, envs.other, envs.single),
        rest if rest.starts_with("cvt") => convert::lane(&format!("v_{rest}"), [a, b, c], envs)?,
        rest => match rest.rsplit_once('_')?.0 {
            "add" => float::add(f, x, y, env),
            "sub" => float::sub(f, x, y, env),
            "mul" => float::mul(f, x, y, env),
            "min" => float::min(f, x, y, m.ieee(), env),
            "max" => float::max(f, x, y, m.ieee(), env),
            "fmac" => float::fma(f, x, y, if f == F16 { old & 0xffff } else { old }, env),
            "fmaak" | "fmamk" => float::fma(f, x, y, c, env),
            "ceil" => float::integral(f, x, env, f64::ceil),
            "floor" => float::integral(f, x, env, f64::floor),
            "trunc" => float::integral(f, x, env, f64::trunc),
            "rndne" => float::integral(f, x, env, f64::round_ties_even),
            _ => return None,
        },
    };
    Some((value, None))
}
