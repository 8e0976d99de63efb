//! How undefined bits go through scalar instructions.
use super::bits::{Bits, mask};
use super::flow::{Result, Used};
use super::note::{Note, scalar_index};
use crate::exec::wave::{EXEC, M0, Wave};
use t0_isa::isa::{Format, Op, Operand, Reg};

/// What becomes of SCC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flag {
    /// It stays.
    Kept,
    /// It says that the result is not zero.
    NonZero,
    /// It depends on all of the sources.
    Any,
}

type Formula = fn(&[Bits; 3], u32) -> Bits;

#[derive(Clone, Copy, Debug)]
pub(super) enum ScalarRule {
    /// A result and a flag.
    Of(Formula, Flag),
    /// One of two sources by SCC.
    Select,
    /// The source or what was there, by SCC.
    MoveIf,
    /// Only SCC; equality is known where defined bits differ.
    Compare { equality: bool },
    /// SCC is one bit of source 0.
    BitTest,
    /// A bit of the destination is set to something defined.
    SetBit,
    /// EXEC from a source and itself.
    Exec(Formula),
    /// The destination is one further on by M0.
    Relative,
    /// The result is defined, whatever the sources.
    Defined,
}

fn all(s: &[Bits; 3], _: u32) -> Bits {
    s[0].any(s[1]).any(s[2])
}

fn field(s: &[Bits; 3], width: u32) -> (Bits, u32, u32) {
    let offset = (s[1].value & u64::from(width - 1)) as u32;
    (s[0].right(Bits { value: offset.into(), ..s[1] }, width), offset, (s[1].value >> 16 & 0x7f) as u32)
}

/// The rule of a scalar instruction; what is not listed depends on all of its sources.
pub(super) fn rule(op: Op) -> ScalarRule {
    use Flag::{Any, Kept, NonZero};
    use ScalarRule::{BitTest, Compare, Defined, Exec, MoveIf, Of, Relative, Select, SetBit};
    let name = op.name().strip_prefix("s_").unwrap_or(op.name());
    let stem = name.rsplit_once('_').map_or(name, |(stem, _)| stem);
    if let Some(stem) = stem.strip_suffix("_saveexec").or_else(|| stem.strip_suffix("_wrexec")) {
        return Exec(match stem {
            "and" => |s, _| s[0].and(s[1]),
            "or" => |s, _| s[0].or(s[1]),
            "nand" => |s, _| s[0].and(s[1]).not(),
            "nor" => |s, _| s[0].or(s[1]).not(),
            "and_not0" => |s, _| s[0].not().and(s[1]),
            "or_not0" => |s, _| s[0].not().or(s[1]),
            "and_not1" => |s, _| s[0].and(s[1].not()),
            "or_not1" => |s, _| s[0].or(s[1].not()),
            _ => |s, _| s[0].xor(s[1]),
        });
    }
    match stem {
        "mov" | "movk" => Of(|s, _| s[0], Kept),
        "cmov" | "cmovk" => MoveIf,
        "cselect" => Select,
        "movrels" | "movrelsd_2" | "getreg" | "getpc" | "sendmsg_rtn" => Defined,
        "movreld" => Relative,
        "add" | "sub" | "addk" if !name.ends_with("f32") && !name.ends_with("f16") => {
            Of(|s, _| s[0].arithmetic(s[1]), Any)
        }
        "addc" | "subb" => Of(|s, _| s[0].arithmetic(s[1]).arithmetic(s[2]), Any),
        "lshl1_add" | "lshl2_add" | "lshl3_add" | "lshl4_add" => Of(|s, _| s[0].arithmetic(s[1]), Any),
        "mul" | "mulk" if name.ends_with("i32") => Of(|s, _| s[0].arithmetic(s[1]), Kept),
        "lshl" => Of(|s, w| s[0].left(s[1], w), NonZero),
        "lshr" => Of(|s, w| s[0].right(s[1], w), NonZero),
        "ashr" => Of(|s, w| s[0].right_signed(s[1], w), NonZero),
        "and" => Of(|s, _| s[0].and(s[1]), NonZero),
        "or" => Of(|s, _| s[0].or(s[1]), NonZero),
        "xor" => Of(|s, _| s[0].xor(s[1]), NonZero),
        "nand" => Of(|s, _| s[0].and(s[1]).not(), NonZero),
        "nor" => Of(|s, _| s[0].or(s[1]).not(), NonZero),
        "xnor" => Of(|s, _| s[0].xor(s[1]).not(), NonZero),
        "and_not1" => Of(|s, _| s[0].and(s[1].not()), NonZero),
        "or_not1" => Of(|s, _| s[0].or(s[1].not()), NonZero),
        "not" => Of(|s, _| s[0].not(), NonZero),
        "brev" => Of(
            |s, w| {
                let back = |x: u64| x.reverse_bits() >> (64 - w.clamp(1, 64));
                Bits { value: back(s[0].value), unknown: back(s[0].unknown), tag: s[0].tag }
            },
            Kept,
        ),
        "bfe" if name.ends_with("u32") || name.ends_with("u64") => Of(
            |s, w| match s[1].unknown {
                0 => {
                    let (shifted, _, width) = field(s, w);
                    shifted.low(width)
                }
                _ => all(s, w),
            },
            NonZero,
        ),
        "bfe" => Of(
            |s, w| match (s[1].unknown, field(s, w)) {
                (0, (_, _, 0)) => Bits::known(0),
                (0, (shifted, _, width)) => shifted.right_signed(Bits::known(0), width.min(w)),
                _ => all(s, w),
            },
            NonZero,
        ),
        "sext_i32" if name.ends_with("i8") => Of(|s, _| s[0].right_signed(Bits::known(0), 8), Kept),
        "sext_i32" => Of(|s, _| s[0].right_signed(Bits::known(0), 16), Kept),
        "pack_ll_b32" => Of(|s, _| s[0].low(16).or(s[1].low(16).left(Bits::known(16), 32)), Kept),
        "pack_lh_b32" => Of(|s, _| s[0].low(16).or(high(s[1]).left(Bits::known(16), 32)), Kept),
        "pack_hh_b32" => Of(|s, _| high(s[0]).or(high(s[1]).left(Bits::known(16), 32)), Kept),
        "pack_hl_b32" => Of(|s, _| high(s[0]).or(s[1].low(16).left(Bits::known(16), 32)), Kept),
        "bitset0" | "bitset1" => SetBit,
        "bitcmp0" | "bitcmp1" => BitTest,
        "cmp_eq" | "cmp_lg" | "cmpk_eq" | "cmpk_lg" => {
            Compare { equality: !name.ends_with("f32") && !name.ends_with("f16") }
        }
        _ if stem.starts_with("cmp") => Compare { equality: false },
        _ => Of(all, if op.desc().writes.contains(t0_isa::isa::Implicit::SCC) { Any } else { Kept }),
    }
}

fn high(x: Bits) -> Bits {
    x.right(Bits::known(16), 32)
}

impl Wave<'_> {
    /// Undefined bits of a scalar operand.
    fn scalar_operand(&self, operand: Operand, words: u32, ty: t0_isa::isa::Ty) -> Bits {
        match operand {
            Operand::Reg(Reg::SCC) => self.scc_bits(),
            Operand::Reg(reg) if reg.0 >= 128 => Bits::known(self.scalar(reg.0.into()).into()),
            Operand::Reg(reg) => self.scalar_bits(reg.0.into(), words),
            Operand::Imm(n) => Bits::known(n as i16 as u64),
            _ => Bits::known(operand.constant(ty).unwrap_or(0)),
        }
    }

    pub(super) fn scc_bits(&self) -> Bits {
        let tag = self.shadow().and_then(|s| s.scc);
        Bits {
            value: self.scalars[crate::exec::wave::SCC].into(),
            unknown: tag.is_some().into(),
            tag: tag.unwrap_or(0),
        }
    }

    pub(super) fn scalar_instruction(&mut self, note: &Note, rule: ScalarRule) -> Result {
        let (inst, op) = (&note.inst, note.inst.op);
        let (mut s, mut n) = ([Bits::known(0); 3], 0);
        let (mut destination, mut words) = (None, 1);
        for (slot, operand) in inst.slots() {
            let count = u32::from(slot.ty.dwords(self.wave64)).clamp(1, 2);
            if slot.dst {
                (destination, words) = (scalar_index(operand), count);
            } else {
                s[n.min(2)] = self.scalar_operand(operand, count, slot.ty);
                n += 1;
            }
        }
        let width = 32 * words;
        let old = destination.map_or(Bits::known(0), |d| self.scalar_bits(d, words));
        let accumulates = inst.op.desc().acc && inst.op.desc().format != Format::SOP1;
        if note.scc.0 && matches!(rule, ScalarRule::Of(..)) {
            let scc = self.scc_bits();
            s[2] = s[2].any(scc);
        } else if accumulates {
            s[2] = old;
        }
        let (mut result, mut flag) = (Bits::known(0), None);
        match rule {
            ScalarRule::Of(formula, kind) => {
                result = if accumulates { formula(&s, width).any(s[2]) } else { formula(&s, width) }.low(width);
                flag = match kind {
                    Flag::Kept => None,
                    Flag::NonZero => Some((result.is_zero().is_none(), result.tag)),
                    Flag::Any => {
                        let any = all(&s, width);
                        Some((any.unknown != 0, any.tag))
                    }
                };
            }
            ScalarRule::Select => {
                let scc = self.scc_bits();
                result = if scc.unknown != 0 {
                    Bits { unknown: mask(width), ..scc }
                } else if scc.value != 0 {
                    s[0]
                } else {
                    s[1]
                };
            }
            ScalarRule::MoveIf => {
                let scc = self.scc_bits();
                result = match (scc.unknown, scc.value) {
                    (0, 0) => old,
                    (0, _) => s[0],
                    _ => Bits { unknown: mask(width), ..scc },
                };
            }
            ScalarRule::Compare { equality } => {
                let differ = (s[0].value ^ s[1].value) & !(s[0].unknown | s[1].unknown) != 0;
                let any = s[0].any(s[1]);
                flag = Some((any.unknown != 0 && !(equality && differ), any.tag));
            }
            ScalarRule::BitTest => {
                let wide = op == Op::s_bitcmp0_b64 || op == Op::s_bitcmp1_b64;
                let bit = s[0].right(s[1], if wide { 64 } else { 32 }).low(1);
                flag = Some((bit.unknown != 0, bit.tag));
            }
            ScalarRule::SetBit => {
                let bit = Bits::known(1).left(s[0], width);
                result = Bits { unknown: old.unknown & !bit.value | bit.unknown, tag: old.tag.max(bit.tag), ..old };
            }
            ScalarRule::Exec(formula) => {
                let width = if self.wave64 { 64 } else { 32 };
                let exec = self.scalar_bits(EXEC, width / 32);
                s[1] = exec;
                let new = formula(&s, width).low(width);
                self.require_mask(note, new)?;
            }
            ScalarRule::Relative => {
                let by = self.scalar(M0);
                destination = destination.map(|d| d.wrapping_add(by)).filter(|d| *d < 106);
                result = s[0];
            }
            ScalarRule::Defined => {}
        }
        if let Some(d) = destination {
            for word in 0..words {
                let unknown = (result.unknown >> (32 * word)) as u32;
                if unknown != 0 && (EXEC..EXEC + 2).contains(&(d + word)) && (word == 0 || self.wave64) {
                    return Err(self.uninitialised(
                        note,
                        Used::Mask,
                        format!("the new EXEC ({op})", op = op.name()),
                        result,
                        None,
                    ));
                }
                if let Some(shadow) = &mut self.shadow {
                    shadow.set_scalar(d + word, unknown, result.tag);
                }
            }
        }
        if let (Some((unknown, tag)), Some(shadow)) = (flag, &mut self.shadow) {
            shadow.scc = unknown.then_some(tag);
        } else if let (true, Some(shadow)) = (note.scc.1, &mut self.shadow) {
            shadow.scc = None;
        }
        Ok(())
    }
}
