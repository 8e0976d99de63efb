//! Operands: registers with halves, sources with signs, constants, addresses, labels.

use super::super::desc::{Field, FlowDesc, Format, Slot};
use super::super::print::printed_as;
use super::super::{MemKind, Operand, Reg, Ty};
use super::constant::{self, Number};
use super::error::{Fault, ParseErrorKind, Result};
use super::expr::{Expressions, NoValue, Value, value};
use super::fields;
use super::modifiers;
use super::register::{Written, register};
use super::statement::{Fixup, FixupKind, Statement};
use std::ops::Range;

/// The signs before a source.
#[derive(Clone, Copy, Default)]
struct Signs {
    neg: bool,
    abs: bool,
}

impl Statement<'_, '_> {
    /// Parses the operand of this slot. Returns false if the text has none here.
    pub(super) fn operand(&mut self, slot: Slot, first: bool) -> Result<bool> {
        let format = self.inst.op.desc().format;
        if self.is_absent(slot) {
            self.put(Operand::None, 0..0, 0);
            return Ok(false);
        }
        if !(first || self.cursor.eat(",") || format == Format::EXP) {
            self.cursor.expected("`,`")?;
        }
        let start = self.skip();
        match slot.field {
            Field::vsrc1 if format == Format::EXP => self.vgpr(slot)?,
            Field::ssrc0 | Field::ssrc1 | Field::src0 | Field::src1 | Field::src2 | Field::vsrc1 => {
                self.source(slot)?
            }
            Field::soffset if format == Format::SMEM => self.scalar_offset()?,
            Field::soffset => self.source(slot)?,
            Field::simm32 => self.mandatory(slot)?,
            Field::label => self.label()?,
            Field::vaddr if format == Format::MIMG && self.cursor.peek() == Some(b'[') => self.scattered()?,
            // A counter wait has a fixed `null` register operand.
            Field::ssdst if self.inst.op.desc().flow == FlowDesc::Wait => {
                if !self.cursor.eat_word("null") {
                    return self.cursor.expected("`null`");
                }
                self.put(Operand::Reg(Reg::NULL), start..start + 4, 0);
            }
            Field::sdst | Field::sdst_v | Field::ssdst | Field::sreg0 | Field::sbase | Field::sdata => {
                self.scalar("a scalar register")?;
            }
            Field::srsrc | Field::ssamp | Field::vcc_dst | Field::vcc_src => self.scalar("a scalar register")?,
            Field::saddr if self.cursor.eat_word("off") => self.put(Operand::None, start..start + 3, 0),
            Field::saddr if (format == Format::SCRATCH || !self.addressed()) && self.cursor.eat_word("null") => {
                self.put(Operand::None, start..start + 4, 0);
            }
            Field::saddr => self.scalar("a scalar register or `off`")?,
            Field::vdst | Field::addr | Field::data0 | Field::data1 | Field::data | Field::vdata | Field::vaddr => {
                self.vgpr(slot)?;
            }
            Field::vsrc0 | Field::vsrc2 | Field::vsrc3 => self.vgpr(slot)?,
            Field::hint
            | Field::simm16
            | Field::version
            | Field::hwreg
            | Field::waitcnt
            | Field::depctr
            | Field::delay
            | Field::msg
            | Field::msg_rtn
            | Field::probe
            | Field::attr
            | Field::tgt => {
                let value = fields::field(&mut self.cursor, self.scope, slot)?;
                let at = start..self.cursor.position();
                let operand = match slot.field {
                    // Absent and zero are the same bits.
                    Field::hint if value == 0 => Operand::None,
                    _ => Operand::Imm(value),
                };
                self.put(operand, at, 0);
            }
        }
        Ok(true)
    }

    /// Operands that the text omits: results of atomics without return, constants without effect.
    fn is_absent(&mut self, slot: Slot) -> bool {
        let desc = self.inst.op.desc();
        match slot.field {
            Field::hint => self.cursor.at_end(),
            // A missing offset is zero.
            Field::soffset if desc.format == Format::SMEM => {
                self.cursor.peek() != Some(b',') && !modifiers::ahead(&self.cursor, "offset")
            }
            Field::vdst if matches!(desc.format, Format::FLAT | Format::GLOBAL | Format::SCRATCH) => {
                desc.mem.is_some_and(|mem| mem.kind == MemKind::Atomic) && !modifiers::ahead(&self.cursor, "glc")
            }
            _ => false,
        }
    }

    /// True if the address contains a VGPR.
    fn addressed(&self) -> bool {
        self.inst.op.desc().slots.iter().any(|slot| slot.field == Field::addr)
    }

    fn register(&mut self) -> Result<Option<(Written, Range<usize>)>> {
        let start = self.skip();
        let written = register(&mut self.cursor, self.scope)?;
        Ok(written.map(|written| (written, start..self.cursor.position())))
    }

    fn scalar(&mut self, what: &str) -> Result<()> {
        match self.register()? {
            Some((written, at)) => {
                self.put_register(written, at);
                Ok(())
            }
            None => self.cursor.expected(what),
        }
    }

    fn vgpr(&mut self, slot: Slot) -> Result<()> {
        let start = self.skip();
        let may_be_off = !matches!(slot.field, Field::vdst | Field::vdata | Field::data | Field::data0 | Field::data1)
            && self.inst.op.desc().format != Format::MIMG;
        if may_be_off && self.cursor.eat_word("off") {
            self.put(Operand::None, start..start + 3, 0);
            return Ok(());
        }
        match self.register()? {
            Some((written, at)) => {
                self.half(slot, written, at.clone())?;
                self.put_register(written, at);
                Ok(())
            }
            None => self.cursor.expected("a VGPR"),
        }
    }

    fn put_register(&mut self, written: Written, at: Range<usize>) {
        self.put(Operand::Reg(written.reg), at, written.dwords);
    }

    /// Checks and records the half of a 16-bit register.
    fn half(&mut self, slot: Slot, written: Written, at: Range<usize>) -> Result<()> {
        let halved = slot.ty.is_half() && self.inst.op.desc().format.is_valu() && written.reg.is_vgpr();
        let bit = 1 << slot.bit();
        let why = match written.half {
            Some(_) if !halved => "the operand is not 16 bits wide and cannot have `.l` or `.h`",
            Some(_) if !self.style.true16 => "`.l` and `.h` need true16; without it `op_sel` selects the halves",
            Some(high) => {
                self.halves.0 |= bit;
                self.halves.1 |= if high { bit } else { 0 };
                return Ok(());
            }
            None => {
                if halved {
                    self.whole = Some(at);
                }
                return Ok(());
            }
        };
        Err(Fault::new(at, ParseErrorKind::Constant(why)))
    }

    /// A source: register or constant, with `-`, `neg()`, `|..|`, `abs()`.
    fn source(&mut self, slot: Slot) -> Result<()> {
        let start = self.skip();
        if self.cursor.peek_word() == Some("sext") {
            let kind = ParseErrorKind::Constant("`sext` belongs to SDWA, which gfx11 does not have");
            return Err(Fault::new(start..start + 4, kind));
        }
        let mut signs = Signs::default();
        let called = |this: &mut Self, name: &str| {
            let at = this.cursor.position();
            let found = this.cursor.eat_word(name) && this.cursor.eat("(");
            if !found {
                this.cursor.set_position(at);
            }
            found
        };
        let neg_call = called(self, "neg");
        signs.neg = neg_call || self.minus()?;
        let abs_call = called(self, "abs");
        let bars = !abs_call && self.cursor.eat("|");
        signs.abs = abs_call || bars;
        let (operand, width) = self.unsigned(slot, bars, signs)?;
        if bars {
            self.cursor.require("|")?;
        }
        for _ in 0..usize::from(abs_call) + usize::from(neg_call) {
            self.cursor.require(")")?;
        }
        let at = start..self.cursor.position();
        self.sign(slot, signs, at.clone())?;
        self.put(operand, at, width);
        Ok(())
    }

    /// Consumes a minus that is a sign of the operand rather than of a number.
    fn minus(&mut self) -> Result<bool> {
        let start = self.skip();
        if !self.cursor.eat("-") {
            return Ok(false);
        }
        let after = self.skip();
        let operand = matches!(self.cursor.peek(), Some(b'|'))
            || matches!(self.cursor.peek_word(), Some("abs" | "lit"))
            || register(&mut self.cursor, self.scope)?.is_some();
        self.cursor.set_position(if operand { after } else { start });
        Ok(operand)
    }

    fn sign(&mut self, slot: Slot, signs: Signs, at: Range<usize>) -> Result<()> {
        if !signs.neg && !signs.abs {
            return Ok(());
        }
        let op = self.inst.op;
        let format = op.desc().format;
        let mix = slot.ty == Ty::mix;
        let takes = format.is_valu()
            && self.inst.form != super::super::Form::Dual
            && (format != Format::VOP3P || mix)
            && op.desc().signed & 1 << slot.bit() != 0;
        if !takes {
            return Err(Fault::new(at, ParseErrorKind::Constant("this operand cannot have `-` or `| |`")));
        }
        let bit = 1 << slot.bit();
        let mods = &mut self.inst.mods;
        if signs.neg {
            mods.neg |= bit;
            self.read.seen.push(("neg", at.clone()));
        }
        if signs.abs {
            *if mix { &mut mods.neg_hi } else { &mut mods.abs } |= bit;
            self.read.seen.push(("abs", at));
        }
        Ok(())
    }

    /// A register or a constant, and the number of registers written.
    fn unsigned(&mut self, slot: Slot, in_bars: bool, signs: Signs) -> Result<(Operand, u8)> {
        if let Some((written, at)) = self.register()? {
            self.half(slot, written, at)?;
            return Ok((Operand::Reg(written.reg), written.dwords));
        }
        let start = self.skip();
        let ty = printed_as(self.inst.op, slot).ty;
        let forced = self.cursor.eat_word("lit");
        if forced {
            self.cursor.require("(")?;
        }
        let number = match constant::float(&mut self.cursor)? {
            Some(number) => Some(Number::Float(number)),
            None if in_bars => constant::plain_integer(&mut self.cursor).map(Number::Int),
            None => None,
        };
        let number = match number {
            Some(number) => number,
            None => {
                if !begins_constant(self.cursor.peek()) {
                    return self.cursor.expected("a register or a constant");
                }
                let mut expressions = Expressions::new(self.scope);
                let expr = if in_bars {
                    expressions.primary(&mut self.cursor)?
                } else {
                    expressions.expression(&mut self.cursor)?
                };
                let at = start..self.cursor.position();
                match value(&expr, self.scope) {
                    Ok(Value { section: None, offset }) => Number::Int(offset),
                    Err(NoValue::Never(why)) if !self.scope.later() => {
                        return Err(Fault::new(at, ParseErrorKind::Expression(why)));
                    }
                    _ if self.scope.later() => {
                        self.fixups.push(Fixup { kind: FixupKind::Literal, expr, at });
                        if forced {
                            self.cursor.require(")")?;
                        }
                        return Ok((Operand::Literal(0), 0));
                    }
                    Err(NoValue::Undefined(name, at)) => {
                        let kind = ParseErrorKind::Expected {
                            expected: "a register or a constant".into(),
                            found: format!("`{}`", name.chars().take(40).collect::<String>()),
                        };
                        return Err(Fault::new(at, kind));
                    }
                    _ => fields::known(&expr, self.scope, at).map(Number::Int)?,
                }
            }
        };
        let at = start..self.cursor.position();
        let made = if forced { constant::literal(number, ty) } else { constant::operand(number, ty) };
        if forced {
            self.cursor.require(")")?;
        }
        let operand = made.map_err(|why| Fault::new(at.clone(), ParseErrorKind::Constant(why)))?;
        let truncated = ty == Ty::f64 && (signs.neg || signs.abs) && matches!(number, Number::Int(_));
        if truncated && matches!(operand, Operand::Literal(_)) && !forced {
            let why = "an integer literal of an f64 operand is its high word and cannot have a sign";
            return Err(Fault::new(at, ParseErrorKind::Constant(why)));
        }
        Ok((operand, 0))
    }

    /// The constant of v_fmaak and similar instructions: always a literal.
    fn mandatory(&mut self, slot: Slot) -> Result<()> {
        let start = self.skip();
        let lit = self.cursor.eat_word("lit");
        if lit {
            self.cursor.require("(")?;
        }
        let number = match constant::float(&mut self.cursor)? {
            Some(number) => Number::Float(number),
            None if !begins_constant(self.cursor.peek()) => return self.cursor.expected("a constant"),
            None => {
                let expr = Expressions::new(self.scope).expression(&mut self.cursor)?;
                let at = start..self.cursor.position();
                match value(&expr, self.scope) {
                    Ok(Value { section: None, offset }) => Number::Int(offset),
                    _ if self.scope.later() => {
                        self.fixups.push(Fixup { kind: FixupKind::Literal, expr, at: at.clone() });
                        Number::Int(0)
                    }
                    _ => Number::Int(fields::known(&expr, self.scope, at)?),
                }
            }
        };
        if lit {
            self.cursor.require(")")?;
        }
        let at = start..self.cursor.position();
        match constant::literal(number, slot.ty) {
            Ok(operand) => self.put(operand, at, 0),
            Err(why) => return Err(Fault::new(at, ParseErrorKind::Constant(why))),
        }
        Ok(())
    }

    /// Scalar memory: an SGPR, a byte offset, or an SGPR followed by `offset:`.
    fn scalar_offset(&mut self) -> Result<()> {
        if let Some((written, at)) = self.register()? {
            let operand = if written.reg == Reg::NULL { Operand::None } else { Operand::Reg(written.reg) };
            self.put(operand, at, written.dwords);
            return Ok(());
        }
        let start = self.skip();
        if !begins_constant(self.cursor.peek()) {
            return self.cursor.expected("a scalar register or an offset in bytes");
        }
        self.inst.mods.offset = self.number("the offset", i32::MIN.into(), i32::MAX.into())? as i32;
        let at = start..self.cursor.position();
        self.read.seen.push(("offset", at.clone()));
        self.put(Operand::None, at, 0);
        Ok(())
    }

    /// A branch's distance in words, or its target label.
    fn label(&mut self) -> Result<()> {
        let start = self.skip();
        if !begins_constant(self.cursor.peek()) {
            return self.cursor.expected("a label or a distance in words");
        }
        let expr = Expressions::new(self.scope).expression(&mut self.cursor)?;
        let at = start..self.cursor.position();
        let operand = match value(&expr, self.scope) {
            Ok(Value { section: None, offset }) if (-0x8000..=0xffff).contains(&offset) => Operand::Imm(offset as u16),
            Ok(Value { section: None, offset }) => {
                let what = "the distance in words";
                return Err(Fault::new(at, ParseErrorKind::Range { what, min: -0x8000, max: 0xffff, value: offset }));
            }
            _ if self.scope.later() => {
                self.fixups.push(Fixup { kind: FixupKind::Branch, expr, at: at.clone() });
                Operand::Imm(0)
            }
            _ => Operand::Imm(fields::known(&expr, self.scope, at.clone())? as u16),
        };
        self.put(operand, at, 0);
        Ok(())
    }

    /// `[v1, v5, v[7:9]]`: an image address in registers that need not be consecutive.
    fn scattered(&mut self) -> Result<()> {
        let start = self.skip();
        self.cursor.require("[")?;
        let mut count = 0;
        loop {
            let Some((written, at)) = self.register()? else { return self.cursor.expected("a VGPR") };
            if !written.reg.is_vgpr() || count == 5 {
                let why = if count == 5 { "an image address has at most five groups" } else { "expected a VGPR" };
                return Err(Fault::new(at, ParseErrorKind::Constant(why)));
            }
            match count {
                0 => self.put(Operand::Reg(written.reg), at, written.dwords),
                _ => self.inst.mods.nsa_addr[count - 1] = written.reg.index() as u8,
            }
            self.groups[count] = written.dwords;
            count += 1;
            if self.cursor.eat("]") {
                break;
            }
            self.cursor.require(",")?;
        }
        self.inst.mods.nsa = true;
        self.read.seen.push(("nsa", start..self.cursor.position()));
        Ok(())
    }

    /// A number whose value must be known at this point.
    pub(super) fn number(&mut self, what: &'static str, min: i64, max: i64) -> Result<i64> {
        fields::number(&mut self.cursor, self.scope, what, min, max)
    }
}

/// True if a number, a symbol or a parenthesis begins here.
fn begins_constant(byte: Option<u8>) -> bool {
    byte.is_some_and(|b| {
        b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$' | b'(' | b'-' | b'+' | b'~' | b'!' | b'"')
    })
}
