//! Generates instructions: any line of the table in any of its forms, with operands and modifiers that are mostly
//! legal. Tests compare what [`Inst::encode`] accepts and refuses with other implementations.

use t0_isa::isa::{Dpp, Field, Form, Format, Inst, Op, Operand, Reg, Slot, Ty};

mod mods;

/// A small random number generator. The seed, which must not be zero, identifies a run.
pub struct InstructionGenerator(pub u64);

impl InstructionGenerator {
    /// The next number: xorshift with 64 bits.
    #[allow(clippy::should_implement_trait, reason = "it never ends")]
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number less than `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        (self.next() >> 11) % n
    }

    /// True with a probability of one in `n`.
    pub fn chance(&mut self, one_in: u64) -> bool {
        self.below(one_in) == 0
    }

    /// A random element.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }

    /// A tuple of VGPRs; registers at the ends of the file are more frequent than others.
    fn vgpr(&mut self, dwords: u8) -> Operand {
        let last = 256 - dwords.max(1) as u64;
        Operand::v(match self.below(12) {
            0 => 0,
            1 => last,
            _ => self.below(last + 1),
        } as u16)
    }

    /// An aligned tuple of scalar registers, special ones included.
    fn scalar(&mut self, dwords: u8) -> Operand {
        let step = match dwords {
            0 | 1 => 1,
            2 => 2,
            _ => 4,
        };
        let tuple = |n: u64, file: u64| (n % ((file - dwords.max(1) as u64) / step + 1) * step) as u16;
        match (self.below(14), dwords) {
            (0, 0..=2) => Operand::Reg(Reg::VCC_LO),
            (1, 0..=2) => Operand::Reg(Reg::EXEC_LO),
            (2, 0 | 1) => Operand::Reg(self.pick(&[Reg::M0, Reg::VCC_HI, Reg::EXEC_HI])),
            (3, _) => Operand::Reg(Reg::NULL),
            (4, _) if dwords <= 16 => Operand::Reg(Reg::ttmp(tuple(self.next() >> 20, 16))),
            (5, _) => Operand::s(tuple((106 - dwords.max(1) as u64) / step, 106)),
            _ => Operand::s(tuple(self.next() >> 20, 106)),
        }
    }

    /// Registers that can only be read.
    fn read_only(&mut self) -> Operand {
        Operand::Reg(Reg(self.pick(&[235, 236, 237, 238, 239, 251, 252, 253, 253, 253])))
    }

    fn constant(&mut self) -> Operand {
        match self.below(4) {
            0 => Operand::int(self.below(81) as i32 - 16),
            1 => Operand::Inline(240 + self.below(9) as u8),
            2 => Operand::Literal(self.next() as u32 & self.next() as u32 & 0xffff),
            _ => Operand::Literal(self.next() as u32),
        }
    }

    fn maybe(&mut self, operand: Operand) -> Operand {
        if self.chance(3) { Operand::None } else { operand }
    }

    fn operand(&mut self, op: Op, slot: Slot, form: Form, wave64: bool) -> Operand {
        let format = op.desc().format;
        let dwords = slot.ty.dwords(wave64);
        let short_half = form == Form::Short && format.is_valu() && slot.ty.is_half();
        let vgpr = |generator: &mut InstructionGenerator| {
            if short_half { Operand::v(generator.below(128) as u16) } else { generator.vgpr(dwords) }
        };
        match slot.field {
            Field::hint => self.maybe(Operand::Imm(1)),
            Field::ssdst if op.name().starts_with("s_waitcnt") => Operand::Reg(Reg::NULL),
            Field::sdst | Field::sdst_v | Field::ssdst | Field::sdata => self.scalar(dwords),
            Field::sreg0 | Field::ssrc0 | Field::ssrc1 => match self.below(4) {
                0 => self.constant(),
                1 => self.read_only(),
                _ => self.scalar(dwords),
            },
            Field::sbase | Field::srsrc | Field::ssamp => self.scalar(dwords),
            Field::simm32 => Operand::Literal(self.next() as u32 & if slot.ty.is_half() { 0xffff } else { u32::MAX }),
            // Bits without a text cannot be reproduced by llvm-mc: bit 3 of the counters, reserved distances, the rest
            // of a message.
            Field::waitcnt => Operand::Imm(self.next() as u16 & !8),
            Field::delay => {
                let (first, skip, second) = (self.below(12), self.below(6), self.below(12));
                Operand::Imm((first | skip << 4 | second << 7) as u16)
            }
            Field::msg => Operand::Imm(self.next() as u16 & 0xff),
            Field::depctr | Field::hwreg | Field::simm16 => {
                Operand::Imm(if self.chance(8) { 0 } else { self.next() as u16 })
            }
            Field::label | Field::version => Operand::Imm(self.next() as u16),
            Field::attr => Operand::Imm(self.below(132) as u16),
            Field::tgt => Operand::Imm(self.pick(&[0, 1, 7, 8, 12, 15, 16, 20, 21, 22])),
            Field::msg_rtn => Operand::Imm(self.next() as u16 & 0xff),
            Field::probe => Operand::Imm(self.next() as u16 & 0x7f),
            Field::vcc_dst | Field::vcc_src if form == Form::Short => Operand::Reg(Reg::VCC_LO),
            Field::vcc_dst | Field::vcc_src => self.scalar(dwords),
            Field::soffset if format == Format::SMEM => {
                let reg = self.scalar(1);
                self.maybe(reg)
            }
            Field::soffset => match self.below(4) {
                0 => Operand::int(self.below(81) as i32 - 16),
                1 => self.read_only(),
                _ => self.scalar(1),
            },
            Field::saddr => {
                let base = self.scalar(dwords);
                self.maybe(base)
            }
            Field::vaddr if format == Format::MIMG => self.vgpr(1),
            Field::vaddr | Field::addr if !matches!(format, Format::FLAT | Format::GLOBAL | Format::DS) => {
                let address = self.vgpr(dwords);
                self.maybe(address)
            }
            Field::vsrc0 | Field::vsrc2 | Field::vsrc3 => {
                let source = self.vgpr(1);
                self.maybe(source)
            }
            Field::vsrc1 if format == Format::EXP => {
                let source = self.vgpr(1);
                self.maybe(source)
            }
            Field::src0 => match self.below(6) {
                0 => self.scalar(dwords),
                1 => self.constant(),
                2 if self.chance(2) => self.read_only(),
                _ => vgpr(self),
            },
            Field::src1 | Field::src2 => match self.below(8) {
                0 => self.scalar(dwords),
                1 => self.constant(),
                2 if self.chance(4) => self.read_only(),
                _ => vgpr(self),
            },
            Field::vsrc1 if form == Form::Long => match self.below(8) {
                0 => self.scalar(dwords),
                1 => self.constant(),
                _ => vgpr(self),
            },
            _ => vgpr(self),
        }
    }

    /// An instruction of the given line and form.
    pub fn inst(&mut self, op: Op, form: Form, wave64: bool) -> Inst {
        let slots = op.desc().slots;
        let operands: Vec<Operand> = slots.iter().map(|slot| self.operand(op, *slot, form, wave64)).collect();
        let mut inst = Inst::new(op, &operands).with_form(form);
        self.modify(&mut inst);
        self.mend(&mut inst);
        inst
    }

    /// Instructions whose text llvm-mc prints but does not read back: 16-bit literals lose the rest of their word,
    /// 64-bit literals and literals under a sign look like inline integers, inline floats in 16-bit integers look like
    /// literals, 64-bit literals take no sign, and v_fmac_f16 writes one half twice.
    fn mend(&mut self, inst: &mut Inst) {
        let desc = inst.op.desc();
        for (i, slot) in desc.slots.iter().enumerate() {
            let bars = (inst.mods.abs | inst.mods.neg) != 0;
            let whole = desc.format == Format::SOPC || !slot.ty.is_float();
            let packed = inst.op == Op::v_pk_fmac_f16;
            match &mut inst.operands_mut()[i] {
                Operand::Literal(value) if slot.ty.is_half() || slot.ty == Ty::mix => *value = *value & 0xffff | 0x180,
                Operand::Literal(value) if slot.ty == Ty::f64 => {
                    *value |= 0x80;
                    (inst.mods.neg, inst.mods.abs) = (0, 0);
                }
                Operand::Literal(value) if bars => *value |= 0x80,
                constant @ Operand::Inline(240..) if slot.ty.is_half() && whole || packed => {
                    *constant = Operand::int(3)
                }
                _ => {}
            }
        }
        let constant = inst.operand(Field::vsrc1).is_const();
        if constant && matches!(inst.op, Op::v_fmac_f16 | Op::v_fmac_f32) {
            // Under DPP llvm-mc prints the code of such a constant.
            inst.mods.dpp = Dpp::None;
        }
        if inst.op == Op::v_fmac_f16 {
            inst.mods.op_sel &= 7;
        }
    }

    /// A dual-issued pair whose first half is the given line.
    pub fn pair(&mut self, x: Op) -> Inst {
        let halves: Vec<Op> = Op::ALL.iter().copied().filter(|op| op.desc().vopd.is_some()).collect();
        let y = self.pick(&halves);
        // One literal, if any, for both halves.
        let literal = Operand::Literal(self.next() as u32);
        let half = |generator: &mut InstructionGenerator, op: Op| {
            let operands: Vec<Operand> = (op.desc().slots.iter())
                .map(|slot| match (slot.field, generator.below(6)) {
                    (Field::simm32, _) | (Field::src0, 0) => literal,
                    (Field::src0, 1) => generator.scalar(1),
                    (Field::src0, 2) => Operand::Inline(generator.pick(&[128, 129, 192, 193, 208, 240, 242, 247, 248])),
                    _ => generator.vgpr(1),
                })
                .collect();
            Inst::new(op, &operands)
        };
        Inst::dual(half(self, x), half(self, y))
    }

    /// The forms of a line.
    pub fn forms(op: Op) -> Vec<Form> {
        let desc = op.desc();
        let mut forms = match (desc.has_short_form(), desc.long_form()) {
            // The long form of an instruction without operands has the same text as the short one.
            (true, Some(_)) if !desc.slots.is_empty() => vec![Form::Short, Form::Long],
            (true, _) => vec![Form::Short],
            (_, Some(_)) => vec![Form::Long],
            _ if desc.format == Format::VOPD => vec![],
            _ => vec![Form::Short],
        };
        if desc.vopd.is_some_and(|code| code < 16) {
            forms.push(Form::Dual);
        }
        forms
    }

    /// A legal instruction of the given line and form; `None` if a thousand attempts gave none.
    pub fn legal(&mut self, op: Op, form: Form, wave64: bool) -> Option<(Inst, Vec<u32>)> {
        (0..1000).find_map(|_| {
            let inst = if form == Form::Dual { self.pair(op) } else { self.inst(op, form, wave64) };
            inst.fits_wave(wave64).ok()?;
            Some((inst, inst.encode().ok()?))
        })
    }
}
