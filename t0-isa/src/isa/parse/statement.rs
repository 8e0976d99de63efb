//! One instruction: mnemonic, operands, modifiers, and the consistency checks between them.

use super::super::desc::{Field, Format};
use super::super::inst::dual_slots;
use super::super::{EncodeError, Form, Inst, MAX_OPERANDS, Op, Operand, Style};
use super::cursor::Cursor;
use super::error::{Fault, ParseErrorKind, Result};
use super::expr::{Expr, Scope};
use super::mnemonic::{Mnemonic, mnemonic};
use super::modifiers::Read;
use crate::target::Target;
use std::ops::Range;

/// The field that a forward reference is written to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FixupKind {
    /// The distance of a branch: the low half of the first word.
    Branch,
    /// The literal after the instruction: its last word.
    Literal,
}

/// An expression in an instruction whose value is not known yet.
#[derive(Clone, Debug)]
pub(crate) struct Fixup {
    pub(crate) kind: FixupKind,
    pub(crate) expr: Expr,
    pub(crate) at: Range<usize>,
}

/// An instruction while it is parsed.
pub(crate) struct Statement<'t, 's> {
    pub(super) cursor: Cursor<'t>,
    pub(super) scope: &'s dyn Scope,
    pub(super) style: Style,
    pub(super) inst: Inst,
    pub(super) read: Read,
    pub(super) fixups: Vec<Fixup>,
    /// Halves written with operands, as op_sel bits: those written, and those that are high.
    pub(super) halves: (u8, u8),
    /// A 16-bit operand written without a half.
    pub(super) whole: Option<Range<usize>>,
    /// Number of registers in each group of a scattered image address.
    pub(super) groups: [u8; 5],
    /// The source range of each operand, and the number of registers written (0: any).
    places: Vec<(Range<usize>, u8)>,
}

impl<'t, 's> Statement<'t, 's> {
    /// Parses the instruction at the cursor. Leaves the cursor after it, at the end of its line.
    pub(crate) fn read(
        cursor: &mut Cursor<'t>,
        scope: &'s dyn Scope,
        target: &Target,
        style: Style,
    ) -> Result<(Inst, Vec<Fixup>)> {
        let mut start = cursor.clone();
        start.skip();
        let mut this = Statement {
            inst: Inst::new(Op::s_nop, &[]),
            cursor: start.clone(),
            scope,
            style,
            read: Read::default(),
            fixups: Vec::new(),
            halves: (0, 0),
            whole: None,
            groups: [0; 5],
            places: Vec::with_capacity(MAX_OPERANDS),
        };
        let what = mnemonic(&mut this.cursor)?;
        let name = start.position()..this.cursor.position();
        match what.form {
            Form::Dual => this.dual(what.op)?,
            _ => this.single(what, name.clone())?,
        }
        if !this.cursor.at_end() {
            return this.cursor.expected("the end of the instruction");
        }
        let needs = this.inst.since();
        if needs > target.generation {
            let kind =
                ParseErrorKind::Target { name: start.rest()[..name.len()].to_string(), needs, target: target.name };
            return Err(Fault::new(name, kind));
        }
        *cursor = this.cursor;
        Ok((this.inst, this.fixups))
    }

    fn single(&mut self, what: Mnemonic, name: Range<usize>) -> Result<()> {
        self.begin(what.op, Form::Auto);
        let mut first = true;
        for slot in what.op.desc().slots {
            let read = self.operand(*slot, first)?;
            // The target of an export is written without a comma.
            first &= !read;
        }
        self.modifiers()?;
        self.halves(name.clone())?;
        self.widths()?;
        let crosses = self.inst.mods.dpp != super::super::Dpp::None;
        if what.dpp && !crosses {
            return self.cursor.expected("a lane control: `quad_perm:[..]`, `row_shl:n`, `dpp8:[..]`, ...");
        }
        if crosses && !what.dpp && what.form != Form::Auto {
            let kind =
                ParseErrorKind::Constant("an instruction with a lane control needs the suffix `_dpp` or `_e64_dpp`");
            return Err(Fault::new(name, kind));
        }
        // An explicit op_sel implies the long form.
        let form = match what.form {
            Form::Auto if self.read.op_sel.is_some() && what.op.desc().long_form().is_some() => Form::Long,
            form => form,
        };
        self.encodable(form, name)?;
        self.places()
    }

    fn dual(&mut self, op: Op) -> Result<()> {
        let start = self.cursor.position();
        let x = self.half_of_pair(op)?;
        self.cursor.require("::")?;
        let at = self.skip();
        let second = mnemonic(&mut self.cursor)?;
        if second.form != Form::Dual {
            let kind =
                ParseErrorKind::Expected { expected: "`v_dual_..`".into(), found: format!("`{}`", second.op.name()) };
            return Err(Fault::new(at..self.cursor.position(), kind));
        }
        let y = self.half_of_pair(second.op)?;
        self.inst = Inst::dual(x, y);
        self.widths()?;
        let settled = self.inst.encode().and_then(|_| self.inst.fits_wave(self.style.wave64));
        settled.map_err(|error| self.blame(error, start..self.cursor.position()))
    }

    fn half_of_pair(&mut self, op: Op) -> Result<Inst> {
        self.begin(op, Form::Dual);
        for (i, slot) in dual_slots(op).iter().enumerate() {
            self.operand(*slot, i == 0)?;
        }
        Ok(self.inst)
    }

    /// An instruction without operands, with its default modifiers.
    fn begin(&mut self, op: Op, form: Form) {
        let mut inst = Inst::new(op, &[]);
        let defaults = inst.mods;
        inst.clear();
        inst.mods = defaults;
        inst.form = form;
        let desc = op.desc();
        // Defaults that the text omits: format 8_UNORM; the fixed descriptor and result modifiers of a ray
        // intersection.
        if desc.format == Format::MTBUF {
            inst.mods.format = 1;
        }
        if desc.image.bvh != 0 {
            inst.mods.dmask = 15;
            inst.mods.unorm = true;
            inst.mods.r128 = true;
        }
        self.inst = inst;
    }

    pub(super) fn put(&mut self, operand: Operand, at: Range<usize>, dwords: u8) {
        self.inst.push(operand);
        self.places.push((at, dwords));
    }

    /// Checks that operand halves and op_sel, which express the same fact, are consistent.
    fn halves(&mut self, name: Range<usize>) -> Result<()> {
        let (named, high) = self.halves;
        if let (Some(at), true) = (&self.whole, named != 0) {
            let why = "the other 16-bit operands specify a half of their register; add `.l` or `.h` to this one";
            return Err(Fault::new(at.clone(), ParseErrorKind::Constant(why)));
        }
        let older = self.inst.op.desc().has_older_kind();
        if let (Some(at), true, true) = (&self.whole, self.style.true16, self.inst.op.desc().has_true16_alone()) {
            let why = "a 16-bit operand of this instruction needs `.l` or `.h`";
            return Err(Fault::new(at.clone(), ParseErrorKind::Constant(why)));
        }
        if let (Some(at), true) = (self.read.place("op_sel"), older && (self.whole.is_some() || !self.style.true16)) {
            let why = "is not allowed: this instruction selects halves only by `.l` and `.h`";
            return Err(Fault::new(at, ParseErrorKind::Conflict { name: "op_sel".into(), why }));
        }
        let packed = self.inst.op.desc().format == Format::VOP3P;
        let (sources, has_dst) = self.inst.op_sel_shape();
        let mut bits = 0;
        if let Some((written, _)) = self.read.op_sel {
            let beyond = written >> (sources + usize::from(has_dst && !packed)).min(7);
            let at = self.read.place("op_sel").unwrap_or(name);
            if beyond != 0 {
                let kind = ParseErrorKind::Constant("more op_sel bits than the instruction has operands");
                return Err(Fault::new(at, kind));
            }
            bits = written & ((1 << sources) - 1);
            if self.inst.op.desc().acc && !packed {
                // The accumulator is the destination, including its half.
                bits &= !(1 << 2);
            }
            if has_dst && !packed {
                bits |= (written >> sources & 1) << 3;
            }
            if bits & named != high {
                let kind = ParseErrorKind::Conflict {
                    name: "op_sel".into(),
                    why: "selects other halves than the operands' `.l` and `.h`",
                };
                return Err(Fault::new(at, kind));
            }
        }
        self.inst.mods.op_sel = bits | high;
        if let Some((written, _)) = self.read.op_sel_hi {
            let used = (1u8 << sources) - 1;
            self.inst.mods.op_sel_hi = (written & used) | (self.inst.mods.op_sel_hi & !used);
        }
        Ok(())
    }

    /// Each tuple must have the number of registers that its slot takes.
    fn widths(&self) -> Result<()> {
        for (i, (at, given)) in self.places.iter().enumerate() {
            let expected = self.inst.dwords(i, self.style.wave64);
            // An image address of five to seven registers may be written as eight, as in older assemblers.
            let rounded = self.inst.op.desc().format == Format::MIMG
                && self.inst.position(Field::vaddr) == Some(i)
                && *given == 8
                && matches!(expected, 5..=7);
            if *given != 0 && expected != 0 && *given != expected && !rounded {
                return Err(Fault::new(at.clone(), ParseErrorKind::Width { expected, given: *given }));
            }
        }
        if self.inst.mods.nsa {
            let at = self.read.place("nsa").unwrap_or(0..0);
            for (i, given) in self.groups.iter().enumerate() {
                let expected = self.inst.nsa_dwords(i);
                if *given != expected {
                    return Err(Fault::new(at, ParseErrorKind::Width { expected, given: *given }));
                }
            }
        }
        Ok(())
    }

    /// Selects the encoding. If none can express the instruction, the error is at the offending operand or modifier.
    fn encodable(&mut self, form: Form, name: Range<usize>) -> Result<()> {
        self.inst.form = form;
        let settled = match form {
            Form::Auto => self.inst.shortest(),
            _ => self.inst.encode().map(|_| self.inst),
        };
        let settled = settled.and_then(|inst| inst.fits_wave(self.style.wave64).map(|()| inst));
        match settled {
            Ok(inst) => {
                self.inst = inst;
                Ok(())
            }
            Err(error) => Err(self.blame(error, name)),
        }
    }

    fn blame(&self, error: EncodeError, otherwise: Range<usize>) -> Box<Fault> {
        let at = match error {
            EncodeError::Operand { index, .. } => self.places.get(index).map(|(at, _)| at.clone()),
            EncodeError::Modifier { modifier, .. } => self.read.place(modifier),
            EncodeError::Range { name, .. } => self.read.place(name),
            _ => None,
        };
        Fault::new(at.unwrap_or(otherwise), error)
    }
}
