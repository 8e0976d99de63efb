//! The registers of one wave.
use super::convert::Envs;
use super::exact::Env;
use t0_isa::isa::{Operand, Reg, Ty};

/// VGPRs that programs use.
pub const VGPRS: usize = 48;
/// SGPRs that programs use.
pub const SGPRS: usize = 32;

#[derive(Clone, PartialEq, Eq)]
pub struct Machine {
    pub wave64: bool,
    /// By source encoding: SGPRs, VCC, M0, EXEC.
    pub scalars: [u32; 128],
    pub scc: bool,
    pub mode: u32,
    pub vgprs: Vec<[u32; 64]>,
    /// A result depends on a rounding that the reference cannot decide.
    pub uncertain: bool,
}

pub const VCC: u16 = 106;
pub const NULL: u16 = 124;
pub const M0: u16 = 125;
pub const EXEC: u16 = 126;

impl Machine {
    pub fn new(wave64: bool) -> Machine {
        Machine { wave64, scalars: [0; 128], scc: false, mode: 0, vgprs: vec![[0; 64]; VGPRS], uncertain: false }
    }

    pub fn lanes(&self) -> usize {
        if self.wave64 { 64 } else { 32 }
    }

    pub fn exec(&self) -> u64 {
        self.mask(EXEC)
    }

    /// A lane mask in a scalar register: one word in wave32.
    pub fn mask(&self, code: u16) -> u64 {
        let low = self.scalars[code as usize].into();
        if self.wave64 { low | u64::from(self.scalars[code as usize + 1]) << 32 } else { low }
    }

    pub fn set_mask(&mut self, code: u16, value: u64) {
        self.set_scalar(code, value as u32);
        if self.wave64 && code != NULL {
            self.set_scalar(code + 1, (value >> 32) as u32);
        }
    }

    pub fn set_scalar(&mut self, code: u16, value: u32) {
        if code != NULL {
            self.scalars[code as usize] = value;
        }
    }

    pub fn set_scalar64(&mut self, code: u16, value: u64) {
        self.set_scalar(code, value as u32);
        if code != NULL {
            self.set_scalar(code + 1, (value >> 32) as u32);
        }
    }

    pub fn ieee(&self) -> bool {
        self.mode >> 9 & 1 != 0
    }

    pub fn dx10_clamp(&self) -> bool {
        self.mode >> 8 & 1 != 0
    }

    /// MODE: rounding in bits 0..2 (f32) and 2..4, denormals in 4..6 (f32) and 6..8.
    pub fn envs(&self) -> Envs {
        let env = |round: u32, denormals: u32| Env {
            round: self.mode >> round & 3,
            keep_in: self.mode >> denormals & 1 != 0,
            keep_out: self.mode >> denormals & 2 != 0,
        };
        Envs { single: env(0, 4), other: env(2, 6) }
    }

    /// A scalar register or special source, 32 bits.
    fn scalar_code(&self, code: u16) -> u32 {
        match code {
            NULL => 0,
            0..=127 => self.scalars[code as usize],
            251 => u32::from(self.mask(VCC) == 0),
            252 => u32::from(self.exec() == 0),
            253 => self.scc.into(),
            _ => panic!("programs do not name source {code}"),
        }
    }

    /// A scalar operand of a type, with its bits in the low end.
    pub fn scalar(&self, operand: Operand, ty: Ty) -> u64 {
        match operand {
            Operand::Reg(reg) if ty.bits() == 64 => {
                let low = u64::from(self.scalar_code(reg.0));
                // An operand that is not a register pair has zero in the high word.
                let pair = reg.0 < 127 && reg != Reg::NULL;
                low | if pair { u64::from(self.scalar_code(reg.0 + 1)) << 32 } else { 0 }
            }
            Operand::Reg(reg) => self.scalar_code(reg.0).into(),
            _ => constant(operand, ty),
        }
    }
}

/// A constant as an operand of a type (RDNA3 ISA, "Scalar source operands"; 64-bit literals by type).
pub fn constant(operand: Operand, ty: Ty) -> u64 {
    let wide = ty.bits() == 64;
    let half = ty.bits() == 16;
    let cut = |x: u64| match ty.bits() {
        64 => x,
        16 => x & 0xffff,
        _ => x & 0xffff_ffff,
    };
    match operand {
        Operand::Inline(code @ 128..=192) => u64::from(code) - 128,
        Operand::Inline(code @ 193..=208) => cut((192 - i64::from(code)) as u64),
        Operand::Inline(code) => {
            let value = [0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0, 0.0][usize::from(code) - 240];
            if code == 248 {
                // 1 / (2 pi)
                return match ty {
                    _ if wide => 0x3fc4_5f30_6dc9_c882,
                    Ty::bf16 | Ty::bf16x2 => 0x3e22,
                    Ty::f16x2 => 0x3118,
                    _ if half => 0x3118,
                    _ => 0x3e22_f983,
                };
            }
            match ty {
                _ if wide => f64::to_bits(value),
                Ty::bf16 | Ty::bf16x2 => u64::from((value as f32).to_bits() >> 16),
                Ty::f16x2 => half_of(value),
                _ if half => half_of(value),
                _ => (value as f32).to_bits().into(),
            }
        }
        Operand::Literal(bits) => match ty {
            Ty::f64 => u64::from(bits) << 32,
            Ty::i64 => bits as i32 as u64,
            _ if half => u64::from(bits) & 0xffff,
            _ => bits.into(),
        },
        Operand::Imm(bits) => match ty {
            Ty::i16 => bits as i16 as u64 & 0xffff_ffff,
            _ => bits.into(),
        },
        _ => 0,
    }
}

/// A small power of two, or its negative, as f16.
fn half_of(value: f64) -> u64 {
    let bits = value.to_bits();
    (bits >> 63) << 15 | ((bits >> 52 & 0x7ff) + 15 - 1023) << 10
}
