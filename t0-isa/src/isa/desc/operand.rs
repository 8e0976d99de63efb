//! Operands of a table line: their encoding field and their type.

/// The field that encodes an operand, which also determines the allowed operands. Names follow the ISA document.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(non_camel_case_types)]
pub enum Field {
    /// Scalar destination.
    sdst,
    /// Scalar destination in a vector destination field (v_readlane, v_readfirstlane).
    sdst_v,
    /// SOPK's destination field used as a source.
    ssdst,
    /// Scalar source 0.
    ssrc0,
    /// Scalar source that must be a register.
    sreg0,
    /// Scalar source 1.
    ssrc1,
    /// 16-bit constant.
    simm16,
    /// Version marker of s_version.
    version,
    /// 16-bit constant without effect, which may be omitted.
    hint,
    /// Mandatory 32-bit literal.
    simm32,
    /// Branch distance in words, signed, from the next instruction.
    label,
    /// Hardware register id, bit offset and width.
    hwreg,
    /// The four counters of s_waitcnt.
    waitcnt,
    /// The dependency counters of s_waitcnt_depctr.
    depctr,
    /// The distances of s_delay_alu.
    delay,
    /// Message of s_sendmsg.
    msg,
    /// Message of s_sendmsg_rtn.
    msg_rtn,
    /// Scalar base: an aligned SGPR pair, or a quad for buffers.
    sbase,
    /// Constant of s_atc_probe in a destination field.
    probe,
    /// Destination of a scalar load.
    sdata,
    /// Offset SGPR of scalar memory, or scalar offset of a buffer access.
    soffset,
    /// Vector destination.
    vdst,
    /// Any source.
    src0,
    /// VGPR in the short forms, any source in the long one.
    vsrc1,
    /// Any source.
    src1,
    /// Any source.
    src2,
    /// Mask result: VCC in the short forms, any SGPR in the long one.
    vcc_dst,
    /// Mask source: VCC in the short forms, any SGPR in the long one.
    vcc_src,
    /// VGPR address of LDS, flat, global and scratch accesses.
    addr,
    /// First data VGPR of LDS.
    data0,
    /// Second data VGPR of LDS.
    data1,
    /// Data VGPR of flat, global and scratch accesses.
    data,
    /// Scalar base address of global and scratch accesses; an absent base prints `off`.
    saddr,
    /// Data VGPR of buffer and image accesses.
    vdata,
    /// Address VGPRs of buffer and image accesses; an absent address prints `off`.
    vaddr,
    /// Buffer or image descriptor.
    srsrc,
    /// Sampler descriptor.
    ssamp,
    /// Interpolation attribute and channel (attribute * 4 + channel).
    attr,
    /// Export target.
    tgt,
    /// Export source 0.
    vsrc0,
    /// Export source 2.
    vsrc2,
    /// Export source 3.
    vsrc3,
}

/// Type of an operand: its width in registers and how its constants are printed.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(non_camel_case_types, missing_docs)]
pub enum Ty {
    b8,
    b16,
    u16,
    i16,
    f16,
    bf16,
    /// Two bytes in a 16-bit register half.
    u8x2,
    b32,
    u32,
    i32,
    f32,
    u24,
    i24,
    b64,
    u64,
    i64,
    f64,
    b96,
    b128,
    b256,
    b512,
    /// One bit per lane: one SGPR in wave32, two in wave64.
    mask,
    f16x2,
    bf16x2,
    u16x2,
    i16x2,
    u8x4,
    /// Bytes; `neg` selects their signedness.
    iu8x4,
    u4x8,
    iu4x8,
    /// f32, or one half of a register read as f16, selected by op_sel_hi (v_fma_mix).
    mix,
    f16x16,
    bf16x16,
    iu8x16,
    iu4x16,
    /// Result matrix: f32 in each of 8 registers (4 in wave64).
    f32x8,
    i32x8,
    /// Result matrix: f16 in one half of each of 8 registers (4 in wave64).
    f16x8,
    bf16x8,
}

impl Ty {
    /// Width of the value in bits; [`Ty::mask`] counts as 32.
    pub const fn bits(self) -> u32 {
        use Ty::*;
        match self {
            b8 => 8,
            b16 | u16 | i16 | f16 | bf16 | u8x2 => 16,
            b32 | u32 | i32 | f32 | u24 | i24 | mask | f16x2 | bf16x2 | u16x2 | i16x2 | u8x4 | iu8x4 | u4x8 | iu4x8
            | mix => 32,
            b64 | u64 | i64 | f64 | iu4x16 => 64,
            b96 => 96,
            b128 | iu8x16 => 128,
            b256 | f16x16 | bf16x16 | f32x8 | i32x8 | f16x8 | bf16x8 => 256,
            b512 => 512,
        }
    }

    /// Registers that an operand of this type takes in wave32 (`wave64` false) or wave64.
    pub const fn dwords(self, wave64: bool) -> u8 {
        match self {
            Ty::mask => 1 + wave64 as u8,
            Ty::f32x8 | Ty::i32x8 | Ty::f16x8 | Ty::bf16x8 if wave64 => 4,
            _ => self.bits().div_ceil(32) as u8,
        }
    }

    /// True for 16-bit values, which vector instructions keep in one half of a VGPR.
    pub const fn is_half(self) -> bool {
        self.bits() == 16
    }

    /// True for result matrices that fill one half of each of their registers.
    pub const fn is_half_of_each(self) -> bool {
        matches!(self, Ty::f16x8 | Ty::bf16x8)
    }

    /// True for floating-point types, scalar or packed.
    pub const fn is_float(self) -> bool {
        use Ty::*;
        matches!(self, f16 | bf16 | f32 | f64 | f16x2 | bf16x2 | mix | f16x16 | bf16x16 | f32x8 | f16x8 | bf16x8)
    }
}

/// One operand of a table line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The field that encodes it.
    pub field: Field,
    /// Its type.
    pub ty: Ty,
    /// Whether the instruction writes it (left of the arrow).
    pub dst: bool,
}

impl Slot {
    /// Its bit in op_sel, neg and abs: bit 3 for destinations, the source number for sources.
    pub(in crate::isa) const fn bit(self) -> u8 {
        match self.field {
            _ if self.dst => 3,
            Field::src0 => 0,
            Field::src1 | Field::vsrc1 => 1,
            _ => 2,
        }
    }
}
