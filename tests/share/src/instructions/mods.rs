//! Modifiers of generated instructions.

use super::InstructionGenerator;
use t0_isa::isa::{Dpp, Field, Format, Inst, MemKind, Op, Operand, Reg, Ty};

impl InstructionGenerator {
    pub(super) fn modify(&mut self, inst: &mut Inst) {
        let format = inst.op.desc().format;
        match format {
            Format::VOP3P => self.packed(inst),
            Format::VOP1 | Format::VOP2 | Format::VOPC | Format::VOP3 | Format::VOP3SD | Format::VINTERP => {
                self.vector(inst)
            }
            Format::MIMG => self.image(inst),
            Format::EXP => {
                inst.mods.done = self.chance(2);
                inst.mods.row_en = self.chance(4);
            }
            Format::LDSDIR => inst.mods.wait = self.below(16) as u8,
            _ => self.memory(inst),
        }
        if format.is_valu() && self.chance(4) {
            inst.mods.dpp = self.dpp();
        }
    }

    /// True if the operand at this index is a VGPR.
    fn is_vgpr(inst: &Inst, i: usize) -> bool {
        inst.operands()[i].reg().is_some_and(Reg::is_vgpr)
    }

    fn vector(&mut self, inst: &mut Inst) {
        let desc = inst.op.desc();
        let (mut source, mut floats) = (0, 0);
        for (i, slot) in desc.slots.iter().enumerate() {
            let bit = if slot.dst { 3 } else { source };
            source += !slot.dst as u8;
            floats |= ((!slot.dst && slot.ty.is_float()) as u8) << bit;
            // Only VGPRs have halves.
            if slot.ty.is_half() && InstructionGenerator::is_vgpr(inst, i) && self.chance(2) {
                inst.mods.op_sel |= 1 << bit;
            }
        }
        if matches!(inst.op, Op::v_cndmask_b32 | Op::v_cndmask_b16) {
            floats = 3;
        }
        if desc.cross_lane && desc.format == Format::VOP3 && self.chance(2) {
            inst.mods.op_sel = self.below(4) as u8;
        }
        let mods = &mut inst.mods;
        if self.chance(3) {
            mods.neg = self.next() as u8 & floats;
        }
        if self.chance(4) && desc.long_form().is_none_or(|(format, _)| format != Format::VOP3SD) {
            mods.abs = self.next() as u8 & floats;
        }
        mods.clamp = self.chance(8);
        if self.chance(8) {
            mods.omul = self.below(4) as u8;
        }
        if desc.format == Format::VINTERP {
            mods.wait = self.below(8) as u8;
        }
    }

    fn packed(&mut self, inst: &mut Inst) {
        let sources = inst.op.desc().slots.iter().filter(|slot| !slot.dst).count();
        let used = (1 << sources) - 1;
        let mods = &mut inst.mods;
        if self.chance(2) {
            mods.op_sel = self.next() as u8 & used;
        }
        if self.chance(2) {
            mods.op_sel_hi = (self.next() as u8 & used) | (mods.op_sel_hi & !used);
        }
        if self.chance(3) {
            mods.neg = self.next() as u8 & used;
        }
        if self.chance(3) {
            mods.neg_hi = self.next() as u8 & used;
        }
        mods.clamp = self.chance(8);
    }

    fn dpp(&mut self) -> Dpp {
        let fetch_inactive = self.chance(2);
        if self.chance(2) {
            return Dpp::Dpp8 { select: self.next() as u32 & 0xff_ffff, fetch_inactive };
        }
        let step = 1 + self.below(15) as u16;
        let ctrl = match self.below(7) {
            0 => self.below(256) as u16,
            1 => 0x100 + step,
            2 => 0x110 + step,
            3 => 0x120 + step,
            4 => 0x140 + self.below(2) as u16,
            5 => 0x150 + self.below(16) as u16,
            _ => 0x160 + self.below(16) as u16,
        };
        let (row_mask, bank_mask) = (self.below(16) as u8, self.below(16) as u8);
        Dpp::Dpp16 { ctrl, row_mask, bank_mask, bound_ctrl: self.chance(2), fetch_inactive }
    }

    fn memory(&mut self, inst: &mut Inst) {
        let desc = inst.op.desc();
        let two = desc.mem.is_some_and(|mem| mem.pair != 0);
        let address = inst.operand(Field::vaddr) != Operand::None;
        let mods = &mut inst.mods;
        let reach = |generator: &mut InstructionGenerator, low: i64, high: i64| match generator.below(6) {
            0 => 0,
            1 => high as i32,
            2 => low as i32,
            _ => (low + generator.below((high - low + 1) as u64) as i64) as i32,
        };
        match desc.format {
            Format::SMEM if !desc.slots.is_empty() => {
                let buffer = desc.slots.iter().any(|slot| slot.field == Field::sbase && slot.ty == Ty::b128);
                mods.offset =
                    if buffer { reach(self, 0, (1 << 20) - 1) } else { reach(self, -(1 << 20), (1 << 20) - 1) };
                (mods.glc, mods.dlc) = (self.chance(3), self.chance(3));
            }
            Format::DS => {
                mods.gds = desc.gds_only || self.chance(6);
                mods.offset = reach(self, 0, if two { 255 } else { 65_535 });
                mods.offset1 = if two { self.next() as u8 } else { 0 };
                if inst.op == Op::ds_swizzle_b32 {
                    mods.offset = self.swizzle();
                }
            }
            Format::FLAT => mods.offset = reach(self, 0, 4095),
            Format::GLOBAL | Format::SCRATCH => mods.offset = reach(self, -4096, 4095),
            Format::MUBUF | Format::MTBUF if !desc.slots.is_empty() => {
                mods.offset = reach(self, 0, 4095);
                mods.offen = address && !self.chance(3);
                mods.idxen = address && (!mods.offen || self.chance(2));
                mods.tfe = self.chance(8);
                if desc.format == Format::MTBUF {
                    mods.format = self.below(128) as u8;
                }
            }
            _ => return,
        }
        if matches!(desc.format, Format::FLAT | Format::GLOBAL | Format::SCRATCH | Format::MUBUF | Format::MTBUF) {
            (mods.glc, mods.slc, mods.dlc) = (self.chance(2), self.chance(2), self.chance(2));
            let atomic = desc.mem.is_some_and(|mem| mem.kind == MemKind::Atomic);
            if atomic && desc.slots[0].field == Field::vdst && !mods.glc {
                inst.operands_mut()[0] = Operand::None;
            }
        }
    }

    /// A swizzle pattern without meaningless bits.
    fn swizzle(&mut self) -> i32 {
        let bits = self.below(1 << 10) as i32;
        match self.below(4) {
            0 => 0x8000 | bits & 255,
            1 => 0xc000 | bits << 1 & 0x7e0,
            2 => 0xe000 | bits & 31,
            _ => {
                // Bits of kept lanes may be inverted, the others set.
                let (and, other) = (bits & 31, bits >> 5);
                and | (other & !and) << 5 | (other & and) << 10
            }
        }
    }

    fn image(&mut self, inst: &mut Inst) {
        let desc = inst.op.desc();
        let ray = desc.slots.iter().all(|slot| slot.field != Field::srsrc || slot.ty == Ty::b128);
        let atomic = desc.mem.is_some_and(|mem| mem.kind == MemKind::Atomic);
        let mods = &mut inst.mods;
        mods.a16 = self.chance(3);
        mods.nsa = self.chance(2);
        if mods.nsa {
            mods.nsa_addr = (self.next() as u32).to_le_bytes();
        }
        if ray {
            (mods.dmask, mods.unorm, mods.r128) = (15, true, true);
            return;
        }
        mods.dim = self.below(8) as u8;
        mods.dmask = match self.below(3) {
            0 => 15,
            1 => 1 << self.below(4),
            _ => 1 + self.below(15) as u8,
        };
        if atomic {
            mods.dmask = self.pick(&[1, 3, 15]);
        }
        let mods = &mut inst.mods;
        (mods.unorm, mods.r128) = (self.chance(2), self.chance(4));
        (mods.glc, mods.slc, mods.dlc) = (self.chance(2), self.chance(3), self.chance(3));
        (mods.d16, mods.tfe, mods.lwe) = (self.chance(4), self.chance(5), self.chance(6));
    }
}
