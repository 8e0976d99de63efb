//! One line of the table, and the properties that its format implies.

use super::super::Generation;
use super::access::{AtomicOp, Half, ImageDesc, Mem, MemKind, Space};
use super::execution::{Implicit, Pipe, ScalarPipe, Unit};
use super::format::Format;
use super::operand::{Field, Slot, Ty};

/// The control-flow effect of the instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::isa) enum FlowDesc {
    None,
    Branch,
    Jump,
    Call,
    End,
    Barrier,
    Wait,
    Sleep,
    Clause,
    Delay,
    Message,
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
    /// Operands: destinations first, then sources in assembly order.
    pub slots: &'static [Slot],
    /// Implicitly read state.
    pub reads: Implicit,
    /// Implicitly written state.
    pub writes: Implicit,
    /// Executing unit, with the pipe of a vector or scalar instruction.
    pub unit: Unit,
    /// Memory access, if any.
    pub mem: Option<Mem>,
    /// What an atomic stores, and the type of its operands; `None` for atomics that are not a function of memory and
    /// data.
    pub atomic: Option<(AtomicOp, Ty)>,
    /// Opcode in a dual-issued pair, if it may pair. Codes from 16 are valid only in the second half.
    pub vopd: Option<u8>,
    /// The first destination is also read (accumulated into, or partly kept).
    pub acc: bool,
    /// VOP1, VOP2 or VOPC without a long form.
    pub short_only: bool,
    /// Reads or writes other lanes' registers.
    pub cross_lane: bool,
    /// Works on GDS only.
    pub gds_only: bool,
    /// Works on LDS only.
    pub lds_only: bool,
    /// The address register is written back.
    pub moves_addr: bool,
    /// Takes `clamp` in its long form.
    pub clamps: bool,
    /// Takes an output modifier in its long form.
    pub scales: bool,
    /// Sources present, as a bit set; masks are not counted.
    pub(in crate::isa) sources: u8,
    /// Sources that have neg and abs, as a bit set.
    pub(in crate::isa) signed: u8,
    /// Bits of op_sel that have a meaning: those of 16-bit operands (bit 3 for the result) and of packed sources, and
    /// the two of permlane.
    pub(in crate::isa) halves: u8,
    /// Source 0 must be a VGPR.
    pub vgpr_source: bool,
    /// Does not take DPP although its encoding could.
    pub no_dpp: bool,
    /// Both operands are exchanged.
    pub swap: bool,
    /// The first generation that has it.
    pub since: Generation,
    pub(in crate::isa) flow: FlowDesc,
    pub(in crate::isa) image: ImageDesc,
}

impl Desc {
    /// True for matrix operations, which multiply tiles of 16x16 elements.
    pub const fn is_matrix(&self) -> bool {
        matches!(self.unit, Unit::Valu(Pipe::Matrix(_)))
    }

    /// A line with the properties that its format implies.
    pub(in crate::isa) const fn new(name: &'static str, format: Format, opcode: u16, slots: &'static [Slot]) -> Desc {
        use Format::*;
        let unit = match format {
            SOP1 | SOP2 | SOPK => Unit::Salu(ScalarPipe::Plain),
            SOPC => Unit::Salu(ScalarPipe::Compare),
            SOPP => Unit::Control,
            SMEM => Unit::Smem,
            VOP1 | VOP2 | VOPC | VOP3 | VOP3SD | VOP3P | VOPD | VINTERP => Unit::Valu(Pipe::Full),
            LDSDIR | DS => Unit::Lds,
            FLAT | GLOBAL | SCRATCH | MUBUF | MTBUF | MIMG => Unit::Vmem,
            EXP => Unit::Export,
        };
        // DPP moves 32 bits.
        let mut wide = false;
        let mut i = 0;
        while i < slots.len() {
            // DPP cannot be combined with a constant that follows the instruction.
            wide |= slots[i].ty.bits() > 32 || matches!(slots[i].field, Field::simm32);
            i += 1;
        }
        let (clamps, scales) = result_modifiers(format, slots);
        let (sources, signed, halves) = source_bits(format, slots);
        let scalar = matches!(unit, Unit::Salu(_) | Unit::Control | Unit::Smem);
        Desc {
            name,
            format,
            opcode,
            slots,
            reads: if scalar { Implicit::NONE } else { Implicit::EXEC },
            writes: if matches!(format, SOPC) { Implicit::SCC } else { Implicit::NONE },
            unit,
            mem: None,
            atomic: None,
            vopd: None,
            acc: false,
            short_only: false,
            cross_lane: false,
            swap: false,
            gds_only: false,
            lds_only: false,
            moves_addr: false,
            clamps,
            scales,
            sources,
            signed,
            halves,
            vgpr_source: false,
            no_dpp: wide,
            since: Generation::Rdna3,
            flow: FlowDesc::None,
            image: ImageDesc {
                coords: true,
                extra: 0,
                gradients: false,
                g16: false,
                lod: false,
                four: false,
                no_d16: false,
                bvh: 0,
            },
        }
    }

    /// The line with all of its properties. A vector instruction with an operand of more than 32 bits does not run at
    /// full rate, so a line that does not name the pipe of such an instruction does not compile.
    pub(in crate::isa) const fn complete(self) -> Desc {
        let mut i = 0;
        while i < self.slots.len() {
            assert!(
                self.slots[i].ty.bits() <= 32 || !matches!(self.unit, Unit::Valu(Pipe::Full)),
                "a line with operands of more than 32 bits must name its pipe: half, quarter, difference, double, wmma"
            );
            i += 1;
        }
        self
    }

    /// A vector instruction of this pipe.
    pub(super) const fn piped(mut self, pipe: Pipe) -> Desc {
        self.unit = Unit::Valu(pipe);
        self
    }

    pub(super) const fn reading(mut self, what: Implicit) -> Desc {
        self.reads = self.reads.with(what);
        self
    }

    pub(super) const fn writing(mut self, what: Implicit) -> Desc {
        self.writes = self.writes.with(what);
        self
    }

    pub(super) const fn flow(mut self, flow: FlowDesc) -> Desc {
        self.flow = flow;
        if !matches!(flow, FlowDesc::None) {
            self.unit = Unit::Control;
        }
        self
    }

    pub(super) const fn memory(mut self, kind: MemKind, bytes: u8) -> Desc {
        use Format::*;
        let space = match self.format {
            SMEM => {
                // The base of a scalar load is an address (two registers); that of a buffer load is a descriptor
                // (four).
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

    pub(super) const fn halved(mut self, half: Half) -> Desc {
        if let Some(mem) = &mut self.mem {
            mem.half = half;
            // A load into one half keeps the other half. Formats with two or four components fill whole registers.
            self.acc = matches!(mem.kind, MemKind::Load) && !mem.bytes.is_multiple_of(4);
        }
        self
    }
}

/// Whether a line takes `clamp` and an output modifier by default. Float results take both (RDNA3 ISA, 7.2.3 "Output
/// Modifiers"). Results computed from floats can saturate. Packed and matrix operations never take an output modifier,
/// and matrix operations clamp only integers.
const fn result_modifiers(format: Format, slots: &[Slot]) -> (bool, bool) {
    let (mut floats, mut float_result, mut matrix) = (false, false, false);
    let mut i = 0;
    while i < slots.len() {
        let slot = slots[i];
        if slot.dst {
            float_result |= slot.ty.is_float();
            matrix |= matches!(slot.ty, Ty::f32x8 | Ty::f16x8 | Ty::bf16x8);
        } else {
            floats |= slot.ty.is_float();
        }
        i += 1;
    }
    match format {
        Format::VOP3P => (!matrix, false),
        Format::VINTERP => (true, false),
        Format::VOPC => (floats, false),
        Format::VOP1 | Format::VOP2 | Format::VOP3 | Format::VOP3SD => (floats || float_result, float_result),
        _ => (false, false),
    }
}

/// Bit sets: the sources present, those with neg and abs, and the operands whose half op_sel selects.
const fn source_bits(format: Format, slots: &[Slot]) -> (u8, u8, u8) {
    let (mut sources, mut signed, mut halves, mut whole) = (0, 0, 0, false);
    let mut i = 0;
    while i < slots.len() {
        let slot = slots[i];
        let bit = 1 << slot.bit();
        if !slot.dst && !matches!(slot.ty, Ty::mask) {
            sources |= bit;
            signed |= if slot.ty.is_float() { bit } else { 0 };
        }
        halves |= if slot.ty.is_half() { bit } else { 0 };
        whole |= matches!(slot.ty, Ty::u8x4 | Ty::iu8x4 | Ty::u4x8 | Ty::iu4x8 | Ty::f32x8 | Ty::i32x8);
        i += 1;
    }
    match format {
        // Dot products of bytes and nibbles, and matrices of whole registers, have no halves.
        Format::VOP3P => (sources, signed, if whole { 0 } else { sources }),
        // Interpolation that takes any op_sel bit takes all four.
        Format::VINTERP if halves != 0 => (sources, signed, 15),
        _ => (sources, signed, halves),
    }
}
