//! How undefined bits propagate through scalar instructions.
use super::bits::{Bits, mask};
use super::flow::{Result, Used};
use super::note::{Note, scalar_index};
use crate::exec::wave::{EXEC, M0, Wave};
use t0_isa::isa::{Format, Op, Operand, Reg};

/// What happens to SCC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::exec) enum Flag {
    /// SCC keeps its value.
    Kept,
    /// SCC is set if the result is not zero.
    NonZero,
    /// SCC depends on all of the sources.
    Any,
}

/// Computes the bits of a result from the bits of its sources and its width.
pub(in crate::exec) type Formula = fn(&[Bits; 3], u32) -> Bits;

/// How the result of a scalar instruction and SCC become defined.
#[derive(Clone, Copy, Debug)]
pub(in crate::exec) enum ScalarRule {
    /// A result and a flag.
    Of(Formula, Flag),
    /// SCC selects one of two sources.
    Select,
    /// SCC selects the source or the old value of the destination.
    MoveIf,
    /// Writes only SCC. Equality is known where defined bits differ.
    Compare { equality: bool },
    /// SCC is one bit of source 0.
    BitTest,
    /// A bit of the destination is set to a defined value.
    SetBit,
    /// Computes EXEC from a source and itself.
    Exec(Formula),
    /// The destination register is offset by M0.
    Relative,
    /// The result is defined, whatever the sources.
    Defined,
}

/// Each bit of the result depends on all bits of all sources.
pub(in crate::exec) fn all(s: &[Bits; 3], _: u32) -> Bits {
    s[0].any(s[1]).any(s[2])
}

fn field(s: &[Bits; 3], width: u32) -> (Bits, u32, u32) {
    let offset = (s[1].value & u64::from(width - 1)) as u32;
    (s[0].right(Bits { value: offset.into(), ..s[1] }, width), offset, (s[1].value >> 16 & 0x7f) as u32)
}

/// s_bfe without sign extension.
pub(in crate::exec) fn extract(s: &[Bits; 3], width: u32) -> Bits {
    match s[1].unknown {
        0 => {
            let (shifted, _, bits) = field(s, width);
            shifted.low(bits)
        }
        _ => all(s, width),
    }
}

/// s_bfe with sign extension.
pub(in crate::exec) fn extract_signed(s: &[Bits; 3], width: u32) -> Bits {
    match (s[1].unknown, field(s, width)) {
        (0, (_, _, 0)) => Bits::known(0),
        (0, (shifted, _, bits)) => shifted.right_signed(Bits::known(0), bits.min(width)),
        _ => all(s, width),
    }
}

pub(in crate::exec) fn reverse(s: &[Bits; 3], width: u32) -> Bits {
    let back = |x: u64| x.reverse_bits() >> (64 - width.clamp(1, 64));
    Bits { value: back(s[0].value), unknown: back(s[0].unknown), tag: s[0].tag }
}

/// Copies the sign of the lowest `N` bits to the bits above them.
pub(in crate::exec) fn extend<const N: u32>(s: &[Bits; 3], _: u32) -> Bits {
    s[0].right_signed(Bits::known(0), N)
}

macro_rules! formulas {
    ($($name:ident: |$s:ident, $w:pat_param| $body:expr;)*) => {$(
        pub(in crate::exec) fn $name($s: &[Bits; 3], $w: u32) -> Bits {
            $body
        }
    )*};
}

formulas! {
    first: |s, _| s[0];
    not: |s, _| s[0].not();
    and: |s, _| s[0].and(s[1]);
    or: |s, _| s[0].or(s[1]);
    xor: |s, _| s[0].xor(s[1]);
    nand: |s, _| s[0].and(s[1]).not();
    nor: |s, _| s[0].or(s[1]).not();
    xnor: |s, _| s[0].xor(s[1]).not();
    and_not1: |s, _| s[0].and(s[1].not());
    or_not1: |s, _| s[0].or(s[1].not());
    not0_and: |s, _| s[0].not().and(s[1]);
    not0_or: |s, _| s[0].not().or(s[1]);
    left: |s, w| s[0].left(s[1], w);
    right: |s, w| s[0].right(s[1], w);
    right_signed: |s, w| s[0].right_signed(s[1], w);
    sum: |s, _| s[0].arithmetic(s[1]);
    sum3: |s, _| s[0].arithmetic(s[1]).arithmetic(s[2]);
    pack_ll: |s, _| s[0].low(16).or(s[1].low(16).left(Bits::known(16), 32));
    pack_lh: |s, _| s[0].low(16).or(high(s[1]).left(Bits::known(16), 32));
    pack_hh: |s, _| high(s[0]).or(high(s[1]).left(Bits::known(16), 32));
    pack_hl: |s, _| high(s[0]).or(s[1].low(16).left(Bits::known(16), 32));
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
                    return Err(self.uninitialised(note, Used::Mask, format!("the new EXEC ({op:?})"), result, None));
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
