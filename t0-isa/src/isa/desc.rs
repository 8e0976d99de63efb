//! What one line of the table says: formats, operand slots, units, latency, counters, memory.
//!
//! [`Desc::new`] gives what a whole format has in common; the other `const` methods are the properties which a line may name.

use std::ops::BitOr;

/// An encoding of gfx11 (RDNA3 ISA, chapter 15 "Microcode Formats").
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Format {
    SOP1,
    SOP2,
    SOPC,
    SOPK,
    SOPP,
    SMEM,
    VOP1,
    VOP2,
    VOPC,
    VOP3,
    /// VOP3 with a scalar mask as second destination instead of `abs` and `op_sel`.
    VOP3SD,
    VOP3P,
    VOPD,
    VINTERP,
    LDSDIR,
    DS,
    FLAT,
    GLOBAL,
    SCRATCH,
    MUBUF,
    MTBUF,
    MIMG,
    EXP,
}

impl Format {
    /// Number of formats.
    pub const COUNT: usize = Format::EXP as usize + 1;

    /// True for the formats that the vector ALU executes.
    pub const fn is_valu(self) -> bool {
        use Format::*;
        matches!(self, VOP1 | VOP2 | VOPC | VOP3 | VOP3SD | VOP3P | VOPD | VINTERP)
    }
}

/// Where an operand is encoded, which also says what may stand there. Names follow the ISA document.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(non_camel_case_types)]
pub enum Field {
    /// Scalar destination.
    sdst,
    /// Scalar destination in the place of a vector destination (v_readlane, v_readfirstlane).
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
    /// 16-bit constant without effect, which may be left out.
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
    /// Constant of s_atc_probe in the place of a destination.
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
    /// Scalar base address of global and scratch accesses; none prints `off`.
    saddr,
    /// Data VGPR of buffer and image accesses.
    vdata,
    /// Address VGPRs of buffer and image accesses; none prints `off`.
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

/// Type of an operand: its width in registers and how constants in it read.
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
    /// One bit a lane: one SGPR in wave32, two in wave64.
    mask,
    f16x2,
    bf16x2,
    u16x2,
    i16x2,
    u8x4,
    /// Bytes whose signedness `neg` chooses.
    iu8x4,
    u4x8,
    iu4x8,
    /// f32, or one half of a register read as f16, by op_sel_hi (v_fma_mix).
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
    /// Width in bits of the value; [`Ty::mask`] counts 32.
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

    /// Registers an operand of this type takes in a wave of 32 (`wave64` false) or 64 lanes.
    pub const fn dwords(self, wave64: bool) -> u8 {
        match self {
            Ty::mask => 1 + wave64 as u8,
            Ty::f32x8 | Ty::i32x8 | Ty::f16x8 | Ty::bf16x8 if wave64 => 4,
            _ => self.bits().div_ceil(32) as u8,
        }
    }

    /// True for 16-bit values, which in vector instructions live in one half of a VGPR.
    pub const fn is_half(self) -> bool {
        self.bits() == 16
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
    /// Where it is encoded.
    pub field: Field,
    /// What it holds.
    pub ty: Ty,
    /// Written by the instruction (left of the arrow).
    pub dst: bool,
}

/// The part of the machine that executes an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// Scalar ALU.
    Salu,
    /// Branch and message unit; also waits and other program control.
    Control,
    /// Scalar memory.
    Smem,
    /// Vector ALU.
    Valu,
    /// Transcendental unit beside the vector ALU.
    Trans,
    /// LDS, GDS and parameter loads.
    Lds,
    /// Vector memory: buffers, images, flat, global, scratch.
    Vmem,
    /// Export.
    Export,
}

/// Latency class. [`Latency::issue_clocks`] gives the clocks that an instruction holds its unit, recorded on a gfx1100.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Latency {
    /// Scalar ALU and program control.
    Scalar,
    /// Vector operation at full rate: 1 clock, a dependent one 5 clocks later.
    Full,
    /// 64-bit shifts and compares: 2 clocks.
    Half,
    /// Transcendentals and 32-bit multiplies: 4 clocks.
    Quarter,
    /// Every f64 operation: 32 clocks.
    Double,
    /// Matrix operation of so many clocks (2 more where A, B and C start in one VGPR bank).
    Matrix(u8),
    /// Memory: the end is known by a counter only.
    Memory,
}

impl Latency {
    /// Clocks for which one wave32 instruction occupies its unit.
    pub const fn issue_clocks(self) -> u32 {
        match self {
            Latency::Scalar | Latency::Full | Latency::Memory => 1,
            Latency::Half => 2,
            Latency::Quarter => 4,
            Latency::Double => 32,
            Latency::Matrix(n) => n as u32,
        }
    }
}

/// A set of implicitly read or written state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Implicit(u8);

impl Implicit {
    /// Nothing.
    pub const NONE: Implicit = Implicit(0);
    /// Scalar condition code.
    pub const SCC: Implicit = Implicit(1);
    /// VCC where it is not an operand.
    pub const VCC: Implicit = Implicit(2);
    /// The execution mask.
    pub const EXEC: Implicit = Implicit(4);
    /// M0.
    pub const M0: Implicit = Implicit(8);
    /// The MODE register and other hardware registers.
    pub const MODE: Implicit = Implicit(16);

    /// True if all of `other` is in the set.
    pub const fn contains(self, other: Implicit) -> bool {
        self.0 & other.0 == other.0
    }

    /// True for the empty set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    const fn with(self, other: Implicit) -> Implicit {
        Implicit(self.0 | other.0)
    }
}

impl BitOr for Implicit {
    type Output = Implicit;
    fn bitor(self, other: Implicit) -> Implicit {
        self.with(other)
    }
}

/// Counters an instruction raises when issued and lowers when done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counters {
    /// Vector memory loads and returning atomics.
    pub vmcnt: bool,
    /// Vector memory stores and atomics without return.
    pub vscnt: bool,
    /// LDS, GDS, scalar memory, messages.
    pub lgkmcnt: bool,
    /// Exports and LDS parameter loads.
    pub expcnt: bool,
}

/// Address space of a memory instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Space {
    /// Scalar loads by 64-bit address.
    Scalar,
    /// Scalar loads through a buffer descriptor.
    ScalarBuffer,
    /// LDS (or GDS with the `gds` bit).
    Lds,
    /// Flat: global, LDS or scratch by address.
    Flat,
    /// Global memory.
    Global,
    /// Scratch, private to the lane.
    Scratch,
    /// Buffer descriptor.
    Buffer,
    /// Image descriptor.
    Image,
}

/// What a memory instruction does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MemKind {
    /// Reads memory.
    Load,
    /// Writes memory.
    Store,
    /// Reads and writes memory at once.
    Atomic,
    /// Invalidates a cache.
    Cache,
}

/// Which half of the data register a 16-bit access uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Half {
    /// The whole register, zero- or sign-extended.
    Whole,
    /// Low half, high half kept.
    Low,
    /// High half, low half kept.
    High,
}

/// Memory access of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mem {
    /// Where.
    pub space: Space,
    /// What.
    pub kind: MemKind,
    /// Bytes an access of one lane (of one address, for the two-address forms).
    pub bytes: u8,
    /// Sign-extends what it loads.
    pub signed: bool,
    /// Half of the data register.
    pub half: Half,
    /// 0, or the stride in elements of the two offsets of a two-address form (1 or 64).
    pub pair: u8,
    /// Converts by the buffer's or the instruction's data format.
    pub format: bool,
}

/// How the instruction acts on control flow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum FlowDesc {
    None,
    Branch,
    Jump,
    Call,
    End,
    Barrier,
    Wait,
    Message,
}

/// What the address of an image instruction is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct ImageDesc {
    /// Coordinates by the dimension.
    pub(super) coords: bool,
    /// Registers before the coordinates: offset, bias, reference value.
    pub(super) extra: u8,
    /// Derivatives by the dimension.
    pub(super) gradients: bool,
    /// Derivatives of 16 bits.
    pub(super) g16: bool,
    /// One more component: level of detail, clamp or mip.
    pub(super) lod: bool,
    /// Always returns four components.
    pub(super) four: bool,
    /// Address registers of a ray intersection, 0 for all others.
    pub(super) bvh: u8,
}

/// One line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Desc {
    /// Name in the ISA document.
    pub name: &'static str,
    /// Format of the opcode.
    pub format: Format,
    /// Opcode within the format.
    pub opcode: u16,
    /// Operands, destinations first, sources in assembly order.
    pub slots: &'static [Slot],
    /// State read beside the operands.
    pub reads: Implicit,
    /// State written beside the operands.
    pub writes: Implicit,
    /// Executing unit.
    pub unit: Unit,
    /// Latency class.
    pub latency: Latency,
    /// Memory access, if any.
    pub mem: Option<Mem>,
    /// Code in a dual-issued pair, if it may pair. Codes from 16 stand only in the second place.
    pub vopd: Option<u8>,
    /// The first destination is also read (accumulated into or partly kept).
    pub acc: bool,
    /// VOP1, VOP2 or VOPC without a long form.
    pub short_only: bool,
    /// Reads or writes other lanes' registers.
    pub cross_lane: bool,
    /// Works on GDS only.
    pub gds_only: bool,
    /// Source 0 must be a VGPR.
    pub vgpr_source: bool,
    /// Takes no DPP although its encoding could.
    pub no_dpp: bool,
    /// Both operands are exchanged.
    pub swap: bool,
    /// Exists from RDNA3.5 (gfx1150) on only.
    pub rdna35: bool,
    pub(super) flow: FlowDesc,
    pub(super) image: ImageDesc,
}

impl Desc {
    /// A line with the properties that its format implies.
    pub(super) const fn new(name: &'static str, format: Format, opcode: u16, slots: &'static [Slot]) -> Desc {
        use Format::*;
        let unit = match format {
            SOP1 | SOP2 | SOPC | SOPK => Unit::Salu,
            SOPP => Unit::Control,
            SMEM => Unit::Smem,
            VOP1 | VOP2 | VOPC | VOP3 | VOP3SD | VOP3P | VOPD | VINTERP => Unit::Valu,
            LDSDIR | DS => Unit::Lds,
            FLAT | GLOBAL | SCRATCH | MUBUF | MTBUF | MIMG => Unit::Vmem,
            EXP => Unit::Export,
        };
        let latency = match unit {
            Unit::Salu | Unit::Control => Latency::Scalar,
            Unit::Valu | Unit::Trans => Latency::Full,
            _ => Latency::Memory,
        };
        // DPP moves 32 bits.
        let mut wide = false;
        let mut i = 0;
        while i < slots.len() {
            // Nor does it go with a constant that follows the instruction.
            wide |= slots[i].ty.bits() > 32 || matches!(slots[i].field, Field::simm32);
            i += 1;
        }
        let scalar = matches!(unit, Unit::Salu | Unit::Control | Unit::Smem);
        Desc {
            name,
            format,
            opcode,
            slots,
            reads: if scalar { Implicit::NONE } else { Implicit::EXEC },
            writes: if matches!(format, SOPC) { Implicit::SCC } else { Implicit::NONE },
            unit,
            latency,
            mem: None,
            vopd: None,
            acc: false,
            short_only: false,
            cross_lane: false,
            swap: false,
            gds_only: false,
            vgpr_source: false,
            no_dpp: wide,
            rdna35: false,
            flow: FlowDesc::None,
            image: ImageDesc { coords: true, extra: 0, gradients: false, g16: false, lod: false, four: false, bvh: 0 },
        }
    }

    const fn reading(mut self, what: Implicit) -> Desc {
        self.reads = self.reads.with(what);
        self
    }

    const fn writing(mut self, what: Implicit) -> Desc {
        self.writes = self.writes.with(what);
        self
    }

    const fn flow(mut self, flow: FlowDesc) -> Desc {
        self.flow = flow;
        if !matches!(flow, FlowDesc::None) {
            self.unit = Unit::Control;
        }
        self
    }

    const fn memory(mut self, kind: MemKind, bytes: u8) -> Desc {
        use Format::*;
        let space = match self.format {
            SMEM => {
                // The base of a scalar load is an address (two registers), that of a buffer load a descriptor (four).
                if self.slots.len() > 1 && self.slots[1].ty.bits() == 128 { Space::ScalarBuffer } else { Space::Scalar }
            }
            FLAT => Space::Flat,
            GLOBAL => Space::Global,
            SCRATCH => Space::Scratch,
            MUBUF | MTBUF => Space::Buffer,
            MIMG => Space::Image,
            _ => Space::Lds,
        };
        self.mem = Some(Mem { space, kind, bytes, signed: false, half: Half::Whole, pair: 0, format: false });
        self
    }

    const fn halved(mut self, half: Half) -> Desc {
        if let Some(mem) = &mut self.mem {
            mem.half = half;
            // A load into one half keeps the other.
            self.acc = matches!(mem.kind, MemKind::Load);
        }
        self
    }
}

/// The properties a line may name.
#[allow(missing_docs)]
impl Desc {
    pub(super) const fn scc_in(self) -> Desc {
        self.reading(Implicit::SCC)
    }
    pub(super) const fn scc_out(self) -> Desc {
        self.writing(Implicit::SCC)
    }
    pub(super) const fn vcc_in(self) -> Desc {
        self.reading(Implicit::VCC)
    }
    pub(super) const fn exec_in(self) -> Desc {
        self.reading(Implicit::EXEC)
    }
    pub(super) const fn exec_out(self) -> Desc {
        self.writing(Implicit::EXEC)
    }
    pub(super) const fn m0_in(self) -> Desc {
        self.reading(Implicit::M0)
    }
    pub(super) const fn mode_in(self) -> Desc {
        self.reading(Implicit::MODE)
    }
    pub(super) const fn mode_out(self) -> Desc {
        self.writing(Implicit::MODE)
    }
    /// Acts on all lanes whatever EXEC says.
    pub(super) const fn no_exec(mut self) -> Desc {
        self.reads = Implicit::NONE;
        self
    }
    pub(super) const fn acc(mut self) -> Desc {
        self.acc = true;
        self
    }
    pub(super) const fn gds_only(mut self) -> Desc {
        self.gds_only = true;
        self
    }
    pub(super) const fn vgpr_source(mut self) -> Desc {
        self.vgpr_source = true;
        self
    }
    pub(super) const fn no_dpp(mut self) -> Desc {
        self.no_dpp = true;
        self
    }
    pub(super) const fn swap(mut self) -> Desc {
        self.swap = true;
        self.no_dpp = true;
        self
    }
    pub(super) const fn cross(mut self) -> Desc {
        self.cross_lane = true;
        self.no_dpp = true;
        self
    }
    pub(super) const fn no_e64(mut self) -> Desc {
        self.short_only = true;
        self
    }
    pub(super) const fn rdna35(mut self) -> Desc {
        self.rdna35 = true;
        self
    }
    pub(super) const fn vopd(mut self, code: u8) -> Desc {
        self.vopd = Some(code);
        self
    }
    pub(super) const fn trans(mut self) -> Desc {
        self.unit = Unit::Trans;
        self.latency = Latency::Quarter;
        self
    }
    pub(super) const fn half(mut self) -> Desc {
        self.latency = Latency::Half;
        self
    }
    pub(super) const fn quarter(mut self) -> Desc {
        self.no_dpp = true;
        self.latency = Latency::Quarter;
        self
    }
    pub(super) const fn double(mut self) -> Desc {
        self.latency = Latency::Double;
        self
    }
    pub(super) const fn wmma(mut self, clocks: u8) -> Desc {
        self.latency = Latency::Matrix(clocks);
        self
    }
    pub(super) const fn load(self, bytes: u8) -> Desc {
        self.memory(MemKind::Load, bytes)
    }
    pub(super) const fn store(self, bytes: u8) -> Desc {
        self.memory(MemKind::Store, bytes)
    }
    pub(super) const fn atomic(self, bytes: u8) -> Desc {
        self.memory(MemKind::Atomic, bytes)
    }
    pub(super) const fn cache(self) -> Desc {
        self.memory(MemKind::Cache, 0)
    }
    pub(super) const fn signed(mut self) -> Desc {
        if let Some(mem) = &mut self.mem {
            mem.signed = true;
        }
        self
    }
    pub(super) const fn format(mut self) -> Desc {
        if let Some(mem) = &mut self.mem {
            mem.format = true;
        }
        self
    }
    pub(super) const fn pair(mut self, stride: u8) -> Desc {
        if let Some(mem) = &mut self.mem {
            mem.pair = stride;
        }
        self
    }
    pub(super) const fn d16(self) -> Desc {
        self.halved(Half::Low)
    }
    pub(super) const fn d16_hi(self) -> Desc {
        self.halved(Half::High)
    }
    pub(super) const fn extra(mut self, registers: u8) -> Desc {
        self.image.extra = registers;
        self
    }
    pub(super) const fn gradients(mut self) -> Desc {
        self.image.gradients = true;
        self
    }
    pub(super) const fn g16(mut self) -> Desc {
        self.image.g16 = true;
        self
    }
    pub(super) const fn lod(mut self) -> Desc {
        self.image.lod = true;
        self
    }
    pub(super) const fn no_coords(mut self) -> Desc {
        self.image.coords = false;
        self
    }
    pub(super) const fn four(mut self) -> Desc {
        self.image.four = true;
        self
    }
    pub(super) const fn bvh(mut self, registers: u8) -> Desc {
        self.image.bvh = registers;
        self
    }
    pub(super) const fn branch(self) -> Desc {
        self.flow(FlowDesc::Branch)
    }
    pub(super) const fn jump(self) -> Desc {
        self.flow(FlowDesc::Jump)
    }
    pub(super) const fn call(self) -> Desc {
        self.flow(FlowDesc::Call)
    }
    pub(super) const fn end(self) -> Desc {
        self.flow(FlowDesc::End)
    }
    pub(super) const fn barrier(self) -> Desc {
        self.flow(FlowDesc::Barrier)
    }
    pub(super) const fn wait(self) -> Desc {
        self.flow(FlowDesc::Wait)
    }
    pub(super) const fn message(self) -> Desc {
        self.flow(FlowDesc::Message)
    }
}

impl Desc {
    /// Encoding and opcode of the long form of a vector instruction: its own for VOP3 lines, derived for VOP1, VOP2 and VOPC
    /// (RDNA3 ISA, 15.3: VOPC at 0, VOP2 at 0x100, VOP1 at 0x180). None where there is none.
    pub const fn long_form(&self) -> Option<(Format, u16)> {
        if self.short_only {
            return None;
        }
        match self.format {
            Format::VOP3 | Format::VOP3SD | Format::VOP3P => Some((self.format, self.opcode)),
            Format::VOPC => Some((Format::VOP3, self.opcode)),
            Format::VOP1 => Some((Format::VOP3, 0x180 + self.opcode)),
            Format::VOP2 => {
                let mut i = 0;
                while i < self.slots.len() {
                    if matches!(self.slots[i].field, Field::vcc_dst) {
                        return Some((Format::VOP3SD, 0x100 + self.opcode));
                    }
                    i += 1;
                }
                Some((Format::VOP3, 0x100 + self.opcode))
            }
            _ => None,
        }
    }

    /// True where the table's own format is the 32-bit form of a vector instruction.
    pub const fn has_short_form(&self) -> bool {
        matches!(self.format, Format::VOP1 | Format::VOP2 | Format::VOPC)
    }
}
