//! Operands: registers, inline constants, literals and immediate fields.

use super::{Reg, Ty};

/// One operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Operand {
    /// Absent: `off` for an address or an export source, or the missing result of an atomic without return.
    #[default]
    None,
    /// A register, or the tuple that starts there; the operand's type determines the number of registers.
    Reg(Reg),
    /// Inline constant by its source code: integers 0..=64 at 128..=192, -1..=-16 at 193..=208, floats at 240..=248.
    Inline(u8),
    /// A 32-bit literal that follows the instruction. 16-bit operands use its low half; for f64 operands it is the high
    /// word.
    Literal(u32),
    /// A field of the instruction word: a branch distance, a message, a counter mask.
    Imm(u16),
}

/// Inline floats by code from 240: f32 bits, f16 bits, f64 bits.
const FLOATS: [(u32, u16, u64); 9] = [
    (0x3f00_0000, 0x3800, 0x3fe0_0000_0000_0000),
    (0xbf00_0000, 0xb800, 0xbfe0_0000_0000_0000),
    (0x3f80_0000, 0x3c00, 0x3ff0_0000_0000_0000),
    (0xbf80_0000, 0xbc00, 0xbff0_0000_0000_0000),
    (0x4000_0000, 0x4000, 0x4000_0000_0000_0000),
    (0xc000_0000, 0xc000, 0xc000_0000_0000_0000),
    (0x4080_0000, 0x4400, 0x4010_0000_0000_0000),
    (0xc080_0000, 0xc400, 0xc010_0000_0000_0000),
    // 1 / (2 pi)
    (0x3e22_f983, 0x3118, 0x3fc4_5f30_6dc9_c882),
];

impl Operand {
    /// SGPR `n` (or the tuple that starts there). Panics above 105, see [`Reg::s`].
    pub const fn s(n: u16) -> Operand {
        Operand::Reg(Reg::s(n))
    }

    /// VGPR `n` (or the tuple that starts there). Panics above 255, see [`Reg::v`].
    pub const fn v(n: u16) -> Operand {
        Operand::Reg(Reg::v(n))
    }

    /// A field of the instruction word.
    pub const fn imm(value: u16) -> Operand {
        Operand::Imm(value)
    }

    /// An integer: inline from -16 to 64, else a literal.
    pub const fn int(value: i32) -> Operand {
        match value {
            0..=64 => Operand::Inline(128 + value as u8),
            -16..=-1 => Operand::Inline((192 - value) as u8),
            _ => Operand::Literal(value as u32),
        }
    }

    /// An f32: inline if its bits are those of an inline constant (0.0 is, -0.0 is not), else a literal.
    pub const fn f32(value: f32) -> Operand {
        Operand::bits(value.to_bits())
    }

    /// 32 bits for a 32-bit operand: an inline integer or f32 with the same bits, else a literal.
    pub const fn bits(bits: u32) -> Operand {
        let mut i = 0;
        while i < FLOATS.len() {
            if FLOATS[i].0 == bits {
                return Operand::Inline(240 + i as u8);
            }
            i += 1;
        }
        Operand::int(bits as i32)
    }

    /// 16 bits for an f16 operand: an inline integer or f16 with the same bits, else a literal.
    pub const fn f16_bits(bits: u16) -> Operand {
        let mut i = 0;
        while i < FLOATS.len() {
            if FLOATS[i].1 == bits {
                return Operand::Inline(240 + i as u8);
            }
            i += 1;
        }
        match bits as i16 {
            value @ -16..=64 => Operand::int(value as i32),
            _ => Operand::Literal(bits as u32),
        }
    }

    /// An f64 that can be an operand: an inline constant, or a value whose low 32 bits are zero.
    pub const fn f64(value: f64) -> Option<Operand> {
        let bits = value.to_bits();
        let mut i = 0;
        while i < FLOATS.len() {
            if FLOATS[i].2 == bits {
                return Some(Operand::Inline(240 + i as u8));
            }
            i += 1;
        }
        match bits {
            0..=64 => Some(Operand::int(bits as i32)),
            _ if bits as u32 == 0 => Some(Operand::Literal((bits >> 32) as u32)),
            _ => None,
        }
    }

    /// The register, if it is one.
    pub const fn reg(self) -> Option<Reg> {
        match self {
            Operand::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    /// True for constants: inline, literal or field.
    pub const fn is_const(self) -> bool {
        matches!(self, Operand::Inline(_) | Operand::Literal(_) | Operand::Imm(_))
    }

    /// The value of an inline integer constant.
    pub const fn inline_int(self) -> Option<i32> {
        match self {
            Operand::Inline(code @ 128..=192) => Some(code as i32 - 128),
            Operand::Inline(code @ 193..=208) => Some(192 - code as i32),
            _ => None,
        }
    }

    /// The bits of a constant in an operand of type `ty`, or `None` for registers. Inline floats have the width of the
    /// operand: f16 in 16-bit and packed operands (low half; the high half is zero), f64 in 64-bit ones. Integers are
    /// sign-extended.
    pub const fn constant(self, ty: Ty) -> Option<u64> {
        match self {
            Operand::Inline(code @ 240..=248) => {
                let (f32_bits, f16_bits, f64_bits) = FLOATS[(code - 240) as usize];
                Some(match ty {
                    Ty::bf16 | Ty::bf16x2 | Ty::bf16x16 | Ty::bf16x8 => (f32_bits >> 16) as u64,
                    Ty::f16x2 | Ty::f16x16 | Ty::f16x8 => f16_bits as u64,
                    _ if ty.bits() == 64 => f64_bits,
                    _ if ty.bits() == 16 => f16_bits as u64,
                    _ => f32_bits as u64,
                })
            }
            Operand::Inline(_) => {
                let value = match self.inline_int() {
                    Some(value) => value as i64 as u64,
                    None => return None,
                };
                Some(match ty.bits() {
                    64 => value,
                    16 => value & 0xffff,
                    _ => value & 0xffff_ffff,
                })
            }
            Operand::Literal(bits) => Some(match ty {
                Ty::f64 => (bits as u64) << 32,
                Ty::i64 => bits as i32 as i64 as u64,
                _ if ty.bits() == 16 => bits as u64 & 0xffff,
                _ => bits as u64,
            }),
            Operand::Imm(value) => Some(value as u64),
            Operand::None | Operand::Reg(_) => None,
        }
    }
}

impl From<Reg> for Operand {
    fn from(reg: Reg) -> Operand {
        Operand::Reg(reg)
    }
}

impl From<i32> for Operand {
    fn from(value: i32) -> Operand {
        Operand::int(value)
    }
}

impl From<f32> for Operand {
    fn from(value: f32) -> Operand {
        Operand::f32(value)
    }
}
