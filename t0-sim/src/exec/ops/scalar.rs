//! The scalar unit. `d`, `a`, `b` are scalar indices, of pairs for 64-bit operands.
use super::scalar_float;
use crate::exec::layout::{EXEC, M0, SCC};
use crate::exec::step::{Handlers, Step, plain};
use crate::exec::wave::{Flow, Wave};
use t0_isa::isa::Op;

impl Wave<'_> {
    fn carry_in(&self) -> u32 {
        self.scalars[SCC]
    }

    /// Writes a result, and SCC from `flag`.
    #[inline(always)]
    fn put(&mut self, s: &Step, (value, flag): (u32, bool)) -> Flow {
        self.set_scalar(s.d, value);
        self.set_scc(flag);
        Flow::Next
    }

    #[inline(always)]
    fn unary(&mut self, s: &Step, f: impl Fn(u32) -> u32) -> Flow {
        let r = f(self.scalar(s.a));
        self.set_scalar(s.d, r);
        Flow::Next
    }

    #[inline(always)]
    fn binary(&mut self, s: &Step, f: impl Fn(u32, u32) -> u32) -> Flow {
        let r = f(self.scalar(s.a), self.scalar(s.b));
        self.set_scalar(s.d, r);
        Flow::Next
    }

    /// A result whose SCC is set if it is not zero.
    #[inline(always)]
    fn logic1(&mut self, s: &Step, f: impl Fn(u32) -> u32) -> Flow {
        let r = f(self.scalar(s.a));
        self.put(s, (r, r != 0))
    }

    #[inline(always)]
    fn logic(&mut self, s: &Step, f: impl Fn(u32, u32) -> u32) -> Flow {
        let r = f(self.scalar(s.a), self.scalar(s.b));
        self.put(s, (r, r != 0))
    }

    #[inline(always)]
    fn logic64(&mut self, s: &Step, f: impl Fn(u64, u64) -> u64) -> Flow {
        let r = f(self.scalar64(s.a), self.scalar64(s.b));
        self.set_scalar64(s.d, r);
        self.set_scc(r != 0);
        Flow::Next
    }

    /// A result with its own flag.
    #[inline(always)]
    fn flagged(&mut self, s: &Step, f: impl Fn(u32, u32, u32) -> (u32, bool)) -> Flow {
        let r = f(self.scalar(s.a), self.scalar(s.b), self.carry_in());
        self.put(s, r)
    }

    #[inline(always)]
    fn test(&mut self, s: &Step, f: impl Fn(u32, u32) -> bool) -> Flow {
        let r = f(self.scalar(s.a), self.scalar(s.b));
        self.set_scc(r);
        Flow::Next
    }

    #[inline(always)]
    fn unary64(&mut self, s: &Step, f: impl Fn(u64) -> u64) -> Flow {
        let r = f(self.scalar64(s.a));
        self.set_scalar64(s.d, r);
        Flow::Next
    }

    /// 32-bit result of a 64-bit source.
    fn count64(&mut self, s: &Step, f: impl Fn(u64) -> u32, flag: bool) -> Flow {
        let r = f(self.scalar64(s.a));
        self.set_scalar(s.d, r);
        if flag {
            self.set_scc(r != 0);
        }
        Flow::Next
    }

    /// D = EXEC, EXEC = f(source, EXEC); or D = the new EXEC.
    #[inline(always)]
    fn exec32(&mut self, s: &Step, keep_new: bool, f: impl Fn(u32, u32) -> u32) -> Flow {
        let (source, exec) = (self.scalar(s.a), self.scalars[EXEC as usize]);
        let new = f(source, exec);
        self.set_scalar(s.d, if keep_new { new } else { exec });
        self.set_scalar(EXEC, new);
        self.set_scc(new != 0);
        Flow::Next
    }

    fn exec64_op(&mut self, s: &Step, keep_new: bool, f: impl Fn(u64, u64) -> u64) -> Flow {
        let (source, exec) = (self.scalar64(s.a), self.scalar64(EXEC));
        let new = f(source, exec);
        self.set_scalar64(s.d, if keep_new { new } else { exec });
        self.set_scalar64(EXEC, new);
        self.set_scc(new != 0);
        Flow::Next
    }
}

fn low_mask(width: u32) -> u32 {
    if width >= 32 { u32::MAX } else { (1 << width) - 1 }
}

fn bfe32(a: u32, b: u32, signed: bool) -> u32 {
    let (offset, width) = (b & 31, b >> 16 & 0x7f);
    match (width.min(32), signed) {
        (0, _) => 0,
        (width, false) => a >> offset & low_mask(width),
        (width, true) => {
            let field = (a as i32 >> offset) as u32 & low_mask(width);
            ((field << (32 - width)) as i32 >> (32 - width)) as u32
        }
    }
}

fn bfe64(a: u64, b: u32, signed: bool) -> u64 {
    let (offset, width) = (b & 63, (b >> 16 & 0x7f).min(64));
    match (width, signed) {
        (0, _) => 0,
        (width, false) => a >> offset & (u64::MAX >> (64 - width)),
        (width, true) => {
            let field = (a as i64 >> offset) as u64;
            ((field << (64 - width)) as i64 >> (64 - width)) as u64
        }
    }
}

fn quad_mask(x: u64) -> u64 {
    (0..16).fold(0, |all, i| all | u64::from(x >> (4 * i) & 15 != 0) << i)
}

fn whole_quads(x: u64) -> u64 {
    (0..16).fold(0, |all, i| all | if x >> (4 * i) & 15 != 0 { 15 << (4 * i) } else { 0 })
}

fn sign_run(x: u64, bits: u32) -> u32 {
    let x = if x >> (bits - 1) & 1 != 0 { !x } else { x } << (64 - bits);
    if x == 0 { u32::MAX } else { x.leading_zeros() }
}

fn add(a: u32, b: u32, c: u32) -> (u32, bool) {
    let sum = u64::from(a) + u64::from(b) + u64::from(c);
    (sum as u32, sum >> 32 != 0)
}

fn subtract(a: u32, b: u32, c: u32) -> (u32, bool) {
    (a.wrapping_sub(b).wrapping_sub(c), u64::from(b) + u64::from(c) > u64::from(a))
}

fn signed_add(a: u32, b: u32) -> (u32, bool) {
    let (r, overflow) = (a as i32).overflowing_add(b as i32);
    (r as u32, overflow)
}

/// Shift-and-add with the carry out of 32 bits.
fn shift_add(n: u32) -> impl Fn(u32, u32, u32) -> (u32, bool) {
    move |a, b, _| {
        let sum = (u64::from(a) << n) + u64::from(b);
        (sum as u32, sum >> 32 != 0)
    }
}

/// Handlers of the scalar unit's arithmetic.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    arithmetic(op)
        .or_else(|| wide(op))
        .or_else(|| compare(op))
        .or_else(|| exec_mask(op))
        .or_else(|| scalar_float::find(op))
}

fn arithmetic(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::s_mov_b32 | Op::s_movk_i32 => plain!(|w, s| w.unary(s, |a| a)),
        Op::s_cmov_b32 | Op::s_cmovk_i32 => {
            plain!(|w, s| if w.carry_in() != 0 { w.unary(s, |a| a) } else { Flow::Next })
        }
        Op::s_brev_b32 => plain!(|w, s| w.unary(s, u32::reverse_bits)),
        Op::s_ctz_i32_b32 => plain!(|w, s| w.unary(s, |a| if a == 0 { u32::MAX } else { a.trailing_zeros() })),
        Op::s_clz_i32_u32 => plain!(|w, s| w.unary(s, |a| if a == 0 { u32::MAX } else { a.leading_zeros() })),
        Op::s_cls_i32 => plain!(|w, s| w.unary(s, |a| sign_run(a.into(), 32))),
        Op::s_sext_i32_i8 => plain!(|w, s| w.unary(s, |a| a as i8 as u32)),
        Op::s_sext_i32_i16 => plain!(|w, s| w.unary(s, |a| a as i16 as u32)),
        Op::s_bitset0_b32 => plain!(|w, s| {
            let d = w.scalar(s.d);
            w.unary(s, |a| d & !(1 << (a & 31)))
        }),
        Op::s_bitset1_b32 => plain!(|w, s| {
            let d = w.scalar(s.d);
            w.unary(s, |a| d | 1 << (a & 31))
        }),
        Op::s_abs_i32 => plain!(|w, s| w.logic1(s, |a| (a as i32).unsigned_abs())),
        Op::s_bcnt0_i32_b32 => plain!(|w, s| w.logic1(s, u32::count_zeros)),
        Op::s_bcnt1_i32_b32 => plain!(|w, s| w.logic1(s, u32::count_ones)),
        Op::s_quadmask_b32 => plain!(|w, s| w.logic1(s, |a| quad_mask(a.into()) as u32)),
        Op::s_wqm_b32 => plain!(|w, s| w.logic1(s, |a| whole_quads(a.into()) as u32)),
        Op::s_not_b32 => plain!(|w, s| w.logic1(s, |a| !a)),
        Op::s_add_u32 => plain!(|w, s| w.flagged(s, |a, b, _| add(a, b, 0))),
        Op::s_addc_u32 => plain!(|w, s| w.flagged(s, add)),
        Op::s_sub_u32 => plain!(|w, s| w.flagged(s, |a, b, _| subtract(a, b, 0))),
        Op::s_subb_u32 => plain!(|w, s| w.flagged(s, subtract)),
        Op::s_add_i32 | Op::s_addk_i32 => plain!(|w, s| w.flagged(s, |a, b, _| signed_add(a, b))),
        Op::s_sub_i32 => plain!(|w, s| w.flagged(s, |a, b, _| {
            let (r, overflow) = (a as i32).overflowing_sub(b as i32);
            (r as u32, overflow)
        })),
        Op::s_absdiff_i32 => plain!(|w, s| w.logic(s, |a, b| (a.wrapping_sub(b) as i32).wrapping_abs() as u32)),
        Op::s_min_i32 => {
            plain!(|w, s| w.flagged(s, |a, b, _| ((a as i32).min(b as i32) as u32, (a as i32) < b as i32)))
        }
        Op::s_min_u32 => plain!(|w, s| w.flagged(s, |a, b, _| (a.min(b), a < b))),
        Op::s_max_i32 => plain!(|w, s| w.flagged(s, |a, b, _| ((a as i32).max(b as i32) as u32, a as i32 >= b as i32))),
        Op::s_max_u32 => plain!(|w, s| w.flagged(s, |a, b, _| (a.max(b), a >= b))),
        Op::s_and_b32 => plain!(|w, s| w.logic(s, |a, b| a & b)),
        Op::s_or_b32 => plain!(|w, s| w.logic(s, |a, b| a | b)),
        Op::s_xor_b32 => plain!(|w, s| w.logic(s, |a, b| a ^ b)),
        Op::s_nand_b32 => plain!(|w, s| w.logic(s, |a, b| !(a & b))),
        Op::s_nor_b32 => plain!(|w, s| w.logic(s, |a, b| !(a | b))),
        Op::s_xnor_b32 => plain!(|w, s| w.logic(s, |a, b| !(a ^ b))),
        Op::s_and_not1_b32 => plain!(|w, s| w.logic(s, |a, b| a & !b)),
        Op::s_or_not1_b32 => plain!(|w, s| w.logic(s, |a, b| a | !b)),
        Op::s_lshl_b32 => plain!(|w, s| w.logic(s, |a, b| a << (b & 31))),
        Op::s_lshr_b32 => plain!(|w, s| w.logic(s, |a, b| a >> (b & 31))),
        Op::s_ashr_i32 => plain!(|w, s| w.logic(s, |a, b| (a as i32 >> (b & 31)) as u32)),
        Op::s_lshl1_add_u32 => plain!(|w, s| w.flagged(s, shift_add(1))),
        Op::s_lshl2_add_u32 => plain!(|w, s| w.flagged(s, shift_add(2))),
        Op::s_lshl3_add_u32 => plain!(|w, s| w.flagged(s, shift_add(3))),
        Op::s_lshl4_add_u32 => plain!(|w, s| w.flagged(s, shift_add(4))),
        Op::s_bfe_u32 => plain!(|w, s| w.logic(s, |a, b| bfe32(a, b, false))),
        Op::s_bfe_i32 => plain!(|w, s| w.logic(s, |a, b| bfe32(a, b, true))),
        Op::s_bfm_b32 => plain!(|w, s| w.binary(s, |a, b| low_mask(a & 31) << (b & 31))),
        Op::s_mul_i32 | Op::s_mulk_i32 => plain!(|w, s| w.binary(s, u32::wrapping_mul)),
        Op::s_mul_hi_u32 => plain!(|w, s| w.binary(s, |a, b| (u64::from(a) * u64::from(b) >> 32) as u32)),
        Op::s_mul_hi_i32 => {
            plain!(|w, s| w.binary(s, |a, b| (i64::from(a as i32) * i64::from(b as i32) >> 32) as u32))
        }
        Op::s_cselect_b32 => plain!(|w, s| {
            let scc = w.carry_in();
            w.binary(s, |a, b| if scc != 0 { a } else { b })
        }),
        Op::s_pack_ll_b32_b16 => plain!(|w, s| w.binary(s, |a, b| a & 0xffff | b << 16)),
        Op::s_pack_lh_b32_b16 => plain!(|w, s| w.binary(s, |a, b| a & 0xffff | b & 0xffff_0000)),
        Op::s_pack_hh_b32_b16 => plain!(|w, s| w.binary(s, |a, b| a >> 16 | b & 0xffff_0000)),
        Op::s_pack_hl_b32_b16 => plain!(|w, s| w.binary(s, |a, b| a >> 16 | b << 16)),
        Op::s_movrels_b32 => plain!(|w, s| {
            let at = s.a.wrapping_add(w.scalar(M0)).min(127);
            let value = w.scalar(at);
            w.set_scalar(s.d, value);
            Flow::Next
        }),
        Op::s_movreld_b32 => plain!(|w, s| {
            let (at, value) = (s.d.wrapping_add(w.scalar(M0)).min(127), w.scalar(s.a));
            w.set_scalar(at, value);
            Flow::Next
        }),
        Op::s_movrels_b64 => plain!(|w, s| {
            let at = s.a.wrapping_add(w.scalar(M0)).min(126);
            let value = w.scalar64(at);
            w.set_scalar64(s.d, value);
            Flow::Next
        }),
        Op::s_movreld_b64 => plain!(|w, s| {
            let (at, value) = (s.d.wrapping_add(w.scalar(M0)).min(126), w.scalar64(s.a));
            w.set_scalar64(at, value);
            Flow::Next
        }),
        Op::s_movrelsd_2_b32 => plain!(|w, s| {
            let m0 = w.scalar(M0);
            let (from, to) = (s.a.wrapping_add(m0 & 0x3ff).min(127), s.d.wrapping_add(m0 >> 16 & 0x3ff).min(127));
            let value = w.scalar(from);
            w.set_scalar(to, value);
            Flow::Next
        }),
        _ => return None,
    })
}

fn wide(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::s_mov_b64 => plain!(|w, s| w.unary64(s, |a| a)),
        Op::s_cmov_b64 => plain!(|w, s| if w.carry_in() != 0 { w.unary64(s, |a| a) } else { Flow::Next }),
        Op::s_brev_b64 => plain!(|w, s| w.unary64(s, u64::reverse_bits)),
        Op::s_ctz_i32_b64 => {
            plain!(|w, s| w.count64(s, |a| if a == 0 { u32::MAX } else { a.trailing_zeros() }, false))
        }
        Op::s_clz_i32_u64 => plain!(|w, s| w.count64(s, |a| if a == 0 { u32::MAX } else { a.leading_zeros() }, false)),
        Op::s_cls_i32_i64 => plain!(|w, s| w.count64(s, |a| sign_run(a, 64), false)),
        Op::s_bcnt0_i32_b64 => plain!(|w, s| w.count64(s, u64::count_zeros, true)),
        Op::s_bcnt1_i32_b64 => plain!(|w, s| w.count64(s, u64::count_ones, true)),
        Op::s_bitset0_b64 => plain!(|w, s| {
            let r = w.scalar64(s.d) & !(1 << (w.scalar(s.a) & 63));
            w.set_scalar64(s.d, r);
            Flow::Next
        }),
        Op::s_bitset1_b64 => plain!(|w, s| {
            let r = w.scalar64(s.d) | 1 << (w.scalar(s.a) & 63);
            w.set_scalar64(s.d, r);
            Flow::Next
        }),
        Op::s_bitreplicate_b64_b32 => plain!(|w, s| {
            let a = u64::from(w.scalar(s.a));
            let r = (0..32).fold(0, |all, i| all | (a >> i & 1) * 3 << (2 * i));
            w.set_scalar64(s.d, r);
            Flow::Next
        }),
        Op::s_quadmask_b64 => plain!(|w, s| w.logic64(s, |a, _| quad_mask(a))),
        Op::s_wqm_b64 => plain!(|w, s| w.logic64(s, |a, _| whole_quads(a))),
        Op::s_not_b64 => plain!(|w, s| w.logic64(s, |a, _| !a)),
        Op::s_and_b64 => plain!(|w, s| w.logic64(s, |a, b| a & b)),
        Op::s_or_b64 => plain!(|w, s| w.logic64(s, |a, b| a | b)),
        Op::s_xor_b64 => plain!(|w, s| w.logic64(s, |a, b| a ^ b)),
        Op::s_nand_b64 => plain!(|w, s| w.logic64(s, |a, b| !(a & b))),
        Op::s_nor_b64 => plain!(|w, s| w.logic64(s, |a, b| !(a | b))),
        Op::s_xnor_b64 => plain!(|w, s| w.logic64(s, |a, b| !(a ^ b))),
        Op::s_and_not1_b64 => plain!(|w, s| w.logic64(s, |a, b| a & !b)),
        Op::s_or_not1_b64 => plain!(|w, s| w.logic64(s, |a, b| a | !b)),
        Op::s_lshl_b64 => plain!(|w, s| w.logic64(s, |a, b| a << (b & 63))),
        Op::s_lshr_b64 => plain!(|w, s| w.logic64(s, |a, b| a >> (b & 63))),
        Op::s_ashr_i64 => plain!(|w, s| w.logic64(s, |a, b| (a as i64 >> (b & 63)) as u64)),
        Op::s_bfe_u64 => plain!(|w, s| w.logic64(s, |a, b| bfe64(a, b as u32, false))),
        Op::s_bfe_i64 => plain!(|w, s| w.logic64(s, |a, b| bfe64(a, b as u32, true))),
        Op::s_bfm_b64 => plain!(|w, s| {
            let (a, b) = (w.scalar(s.a) & 63, w.scalar(s.b) & 63);
            w.set_scalar64(s.d, ((1u64 << a) - 1) << b);
            Flow::Next
        }),
        Op::s_cselect_b64 => plain!(|w, s| {
            let r = w.scalar64(if w.carry_in() != 0 { s.a } else { s.b });
            w.set_scalar64(s.d, r);
            Flow::Next
        }),
        _ => return None,
    })
}

fn compare(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::s_cmp_eq_i32 | Op::s_cmp_eq_u32 | Op::s_cmpk_eq_i32 | Op::s_cmpk_eq_u32 => {
            plain!(|w, s| w.test(s, |a, b| a == b))
        }
        Op::s_cmp_lg_i32 | Op::s_cmp_lg_u32 | Op::s_cmpk_lg_i32 | Op::s_cmpk_lg_u32 => {
            plain!(|w, s| w.test(s, |a, b| a != b))
        }
        Op::s_cmp_gt_i32 | Op::s_cmpk_gt_i32 => plain!(|w, s| w.test(s, |a, b| a as i32 > b as i32)),
        Op::s_cmp_ge_i32 | Op::s_cmpk_ge_i32 => plain!(|w, s| w.test(s, |a, b| a as i32 >= b as i32)),
        Op::s_cmp_lt_i32 | Op::s_cmpk_lt_i32 => plain!(|w, s| w.test(s, |a, b| (a as i32) < b as i32)),
        Op::s_cmp_le_i32 | Op::s_cmpk_le_i32 => plain!(|w, s| w.test(s, |a, b| a as i32 <= b as i32)),
        Op::s_cmp_gt_u32 | Op::s_cmpk_gt_u32 => plain!(|w, s| w.test(s, |a, b| a > b)),
        Op::s_cmp_ge_u32 | Op::s_cmpk_ge_u32 => plain!(|w, s| w.test(s, |a, b| a >= b)),
        Op::s_cmp_lt_u32 | Op::s_cmpk_lt_u32 => plain!(|w, s| w.test(s, |a, b| a < b)),
        Op::s_cmp_le_u32 | Op::s_cmpk_le_u32 => plain!(|w, s| w.test(s, |a, b| a <= b)),
        Op::s_bitcmp0_b32 => plain!(|w, s| w.test(s, |a, b| a >> (b & 31) & 1 == 0)),
        Op::s_bitcmp1_b32 => plain!(|w, s| w.test(s, |a, b| a >> (b & 31) & 1 == 1)),
        Op::s_bitcmp0_b64 | Op::s_bitcmp1_b64 => plain!(|w, s| {
            let bit = w.scalar64(s.a) >> (w.scalar(s.b) & 63) & 1;
            w.set_scc(bit == u64::from(s.imm));
            Flow::Next
        }),
        Op::s_cmp_eq_u64 => plain!(|w, s| {
            let equal = w.scalar64(s.a) == w.scalar64(s.b);
            w.set_scc(equal);
            Flow::Next
        }),
        Op::s_cmp_lg_u64 => plain!(|w, s| {
            let equal = w.scalar64(s.a) == w.scalar64(s.b);
            w.set_scc(!equal);
            Flow::Next
        }),
        _ => return None,
    })
}

fn exec_mask(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::s_and_saveexec_b32 => plain!(|w, s| w.exec32(s, false, |a, e| a & e)),
        Op::s_or_saveexec_b32 => plain!(|w, s| w.exec32(s, false, |a, e| a | e)),
        Op::s_xor_saveexec_b32 => plain!(|w, s| w.exec32(s, false, |a, e| a ^ e)),
        Op::s_nand_saveexec_b32 => plain!(|w, s| w.exec32(s, false, |a, e| !(a & e))),
        Op::s_nor_saveexec_b32 => plain!(|w, s| w.exec32(s, false, |a, e| !(a | e))),
        Op::s_xnor_saveexec_b32 => plain!(|w, s| w.exec32(s, false, |a, e| !(a ^ e))),
        Op::s_and_not0_saveexec_b32 => plain!(|w, s| w.exec32(s, false, |a, e| !a & e)),
        Op::s_or_not0_saveexec_b32 => plain!(|w, s| w.exec32(s, false, |a, e| !a | e)),
        Op::s_and_not1_saveexec_b32 => plain!(|w, s| w.exec32(s, false, |a, e| a & !e)),
        Op::s_or_not1_saveexec_b32 => plain!(|w, s| w.exec32(s, false, |a, e| a | !e)),
        Op::s_and_not0_wrexec_b32 => plain!(|w, s| w.exec32(s, true, |a, e| !a & e)),
        Op::s_and_not1_wrexec_b32 => plain!(|w, s| w.exec32(s, true, |a, e| a & !e)),
        Op::s_and_saveexec_b64 => plain!(|w, s| w.exec64_op(s, false, |a, e| a & e)),
        Op::s_or_saveexec_b64 => plain!(|w, s| w.exec64_op(s, false, |a, e| a | e)),
        Op::s_xor_saveexec_b64 => plain!(|w, s| w.exec64_op(s, false, |a, e| a ^ e)),
        Op::s_nand_saveexec_b64 => plain!(|w, s| w.exec64_op(s, false, |a, e| !(a & e))),
        Op::s_nor_saveexec_b64 => plain!(|w, s| w.exec64_op(s, false, |a, e| !(a | e))),
        Op::s_xnor_saveexec_b64 => plain!(|w, s| w.exec64_op(s, false, |a, e| !(a ^ e))),
        Op::s_and_not0_saveexec_b64 => plain!(|w, s| w.exec64_op(s, false, |a, e| !a & e)),
        Op::s_or_not0_saveexec_b64 => plain!(|w, s| w.exec64_op(s, false, |a, e| !a | e)),
        Op::s_and_not1_saveexec_b64 => plain!(|w, s| w.exec64_op(s, false, |a, e| a & !e)),
        Op::s_or_not1_saveexec_b64 => plain!(|w, s| w.exec64_op(s, false, |a, e| a | !e)),
        Op::s_and_not0_wrexec_b64 => plain!(|w, s| w.exec64_op(s, true, |a, e| !a & e)),
        Op::s_and_not1_wrexec_b64 => plain!(|w, s| w.exec64_op(s, true, |a, e| a & !e)),
        _ => return None,
    })
}
