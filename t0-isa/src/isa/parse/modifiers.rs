//! Modifiers: everything after the operands.

use super::super::layout::{ModField, layout};
use super::super::print::fields as names;
use super::super::{Dpp, EncodeError, Form, Format, MemKind};
use super::cursor::Cursor;
use super::error::{Fault, ParseErrorKind, Result};
use super::fields;
use super::statement::Statement;
use super::suggest;
use std::ops::Range;

/// A modifier without a value, and the field it sets.
const FLAGS: [&str; 15] = [
    "clamp", "glc", "slc", "dlc", "gds", "offen", "idxen", "tfe", "lwe", "unorm", "r128", "a16", "d16", "done",
    "row_en",
];

/// Modifiers with a value after a colon.
const VALUES: [&str; 27] = [
    "offset",
    "offset0",
    "offset1",
    "mul",
    "div",
    "op_sel",
    "op_sel_hi",
    "neg_lo",
    "neg_hi",
    "dpp8",
    "quad_perm",
    "row_shl",
    "row_shr",
    "row_ror",
    "row_share",
    "row_xmask",
    "row_mask",
    "bank_mask",
    "bound_ctrl",
    "fi",
    "format",
    "dmask",
    "dim",
    "wait_exp",
    "wait_vdst",
    "row_mirror",
    "row_half_mirror",
];

/// Parsed modifiers that have no field of their own in [`super::super::Mods`].
#[derive(Default)]
pub(super) struct Read {
    /// Names already parsed, with their source ranges.
    pub(super) seen: Vec<(&'static str, Range<usize>)>,
    /// op_sel as written: bits and their number.
    pub(super) op_sel: Option<(u8, u8)>,
    /// op_sel_hi as written.
    pub(super) op_sel_hi: Option<(u8, u8)>,
    /// The DPP16 control.
    control: Option<u16>,
    row_mask: Option<u8>,
    bank_mask: Option<u8>,
    bound_ctrl: Option<bool>,
    fetch_inactive: Option<bool>,
    select: Option<u32>,
    /// Whether a second DPP16 control follows the first.
    controls_twice: bool,
}

impl Read {
    /// The source range of the modifier that the encoder calls by this name.
    pub(super) fn place(&self, name: &str) -> Option<Range<usize>> {
        let is = |seen: &str| match name {
            "omul" => seen == "mul" || seen == "div",
            "dpp" => seen.starts_with("row_") || seen.starts_with("quad") || seen == "dpp8",
            "neg" => seen == "neg" || seen == "neg_lo",
            "wait" => seen.starts_with("wait"),
            "offset" => seen.starts_with("offset"),
            _ => seen == name,
        };
        self.seen.iter().find(|(seen, _)| is(seen)).map(|(_, at)| at.clone())
    }

    /// The lane crossing that the modifiers specify together.
    pub(super) fn dpp(&self) -> std::result::Result<Dpp, &'static str> {
        let partial = self.row_mask.is_some() || self.bank_mask.is_some() || self.bound_ctrl.is_some();
        let fetch_inactive = self.fetch_inactive.unwrap_or_default();
        match (self.control, self.select) {
            _ if self.controls_twice => Err("is a second lane control"),
            (Some(_), Some(_)) => Err("excludes `dpp8`"),
            (None, Some(_)) if partial => Err("cannot be combined with `dpp8`"),
            (None, Some(select)) => Ok(Dpp::Dpp8 { select, fetch_inactive }),
            (Some(ctrl), None) => Ok(Dpp::Dpp16 {
                ctrl,
                row_mask: self.row_mask.unwrap_or(15),
                bank_mask: self.bank_mask.unwrap_or(15),
                bound_ctrl: self.bound_ctrl.unwrap_or_default(),
                fetch_inactive,
            }),
            (None, None) if partial || self.fetch_inactive.is_some() => {
                Err("needs a lane control before it: `quad_perm:[..]`, `row_shl:n`, `dpp8:[..]`, ...")
            }
            (None, None) => Ok(Dpp::None),
        }
    }
}

impl Statement<'_, '_> {
    /// Parses modifiers up to the end of the statement (or the `::` of a pair).
    pub(super) fn modifiers(&mut self) -> Result<()> {
        loop {
            self.cursor.eat(",");
            if self.cursor.at_end() || self.cursor.rest().starts_with("::") {
                break;
            }
            self.modifier()?;
        }
        match self.read.dpp() {
            Ok(dpp) => self.inst.mods.dpp = dpp,
            Err(why) => {
                let (name, at) = self.read.seen.last().cloned().unwrap_or(("fi", 0..0));
                return Err(Fault::new(at, ParseErrorKind::Conflict { name: name.into(), why }));
            }
        }
        Ok(())
    }

    /// Rejects modifiers with a default value that have no field: even a zero needs a field.
    pub(super) fn places(&self) -> Result<()> {
        let op = self.inst.op;
        let desc = op.desc();
        let format = match desc.long_form() {
            Some((long, _)) if self.inst.form == Form::Long => long,
            _ => desc.format,
        };
        let has = |field: ModField| layout(format).mods.iter().any(|(other, ..)| *other == field);
        let two = desc.mem.is_some_and(|mem| mem.pair != 0);
        for (name, at) in &self.read.seen {
            let placed = match *name {
                _ if desc.slots.is_empty() && desc.mem.is_some_and(|mem| mem.kind == MemKind::Cache) => false,
                // For a ray intersection the rest is fixed.
                _ if desc.image.bvh != 0 => matches!(*name, "a16" | "nsa"),
                "offset" => !two && (has(ModField::Offset) || has(ModField::OffsetSigned)),
                "offset0" | "offset1" => two,
                "mul" | "div" => has(ModField::Omul) && desc.scales,
                "op_sel" => has(ModField::OpSel) && desc.halves != 0,
                "op_sel_hi" => has(ModField::OpSelHi) && desc.halves != 0,
                "neg_lo" | "neg_hi" => has(ModField::NegHi) && !self.inst.is_mix(),
                "format" => has(ModField::Format),
                "dmask" | "dim" => has(ModField::Dmask),
                "wait_exp" => format == Format::VINTERP,
                "wait_vdst" => format == Format::LDSDIR,
                // A flag is never zero, and lane controls are checked together.
                _ => true,
            };
            if !placed {
                return Err(Fault::new(at.clone(), EncodeError::Modifier { op, modifier: name }));
            }
        }
        if format == Format::MIMG && desc.image.bvh == 0 && !self.read.seen.iter().any(|(name, _)| *name == "dim") {
            return Err(Fault::new(
                self.cursor.position()..self.cursor.position(),
                EncodeError::Image { op, rule: "`dim:`" },
            ));
        }
        Ok(())
    }

    fn modifier(&mut self) -> Result<()> {
        let Some(word) = self.cursor.peek_word() else {
            return self.cursor.expected("a modifier or the end of the line");
        };
        let start = self.cursor.position();
        let at = start..start + word.len();
        let known = FLAGS.iter().chain(&VALUES).find(|name| **name == word);
        let Some(&name) = known else {
            let suggestion = suggest::nearest(word, FLAGS.iter().chain(&VALUES).copied());
            return Err(Fault::new(at, ParseErrorKind::Unknown { what: "modifier", name: word.into(), suggestion }));
        };
        let scaled = matches!(name, "mul" | "div") && self.read.place("omul").is_some();
        if scaled || self.read.seen.iter().any(|(seen, _)| *seen == name) {
            let kind = ParseErrorKind::Conflict { name: name.into(), why: "appears twice" };
            return Err(Fault::new(at, kind));
        }
        self.cursor.word();
        if FLAGS.contains(&name) {
            self.flag(name);
        } else {
            self.valued(name)?;
        }
        self.read.seen.push((name, start..self.cursor.position()));
        Ok(())
    }

    fn flag(&mut self, name: &str) {
        let mods = &mut self.inst.mods;
        *match name {
            "clamp" => &mut mods.clamp,
            "glc" => &mut mods.glc,
            "slc" => &mut mods.slc,
            "dlc" => &mut mods.dlc,
            "gds" => &mut mods.gds,
            "offen" => &mut mods.offen,
            "idxen" => &mut mods.idxen,
            "tfe" => &mut mods.tfe,
            "lwe" => &mut mods.lwe,
            "unorm" => &mut mods.unorm,
            "r128" => &mut mods.r128,
            "a16" => &mut mods.a16,
            "d16" => &mut mods.d16,
            "done" => &mut mods.done,
            _ => &mut mods.row_en,
        } = true;
    }

    fn control(&mut self, ctrl: u16) {
        self.read.controls_twice |= self.read.control.replace(ctrl).is_some();
    }

    fn valued(&mut self, name: &'static str) -> Result<()> {
        match name {
            "row_mirror" => self.control(0x140),
            "row_half_mirror" => self.control(0x141),
            _ => {
                self.cursor.require(":")?;
                self.value(name)?;
            }
        }
        Ok(())
    }

    fn value(&mut self, name: &'static str) -> Result<()> {
        let format = self.inst.op.desc().format;
        match name {
            "offset" if format == Format::DS && self.cursor.peek_word() == Some("swizzle") => {
                self.inst.mods.offset = i32::from(fields::swizzle(&mut self.cursor, self.scope)?);
            }
            "offset" => self.inst.mods.offset = self.number("the offset", i32::MIN.into(), i32::MAX.into())? as i32,
            "offset0" => self.inst.mods.offset = self.number("offset0", 0, 255)? as i32,
            "offset1" => self.inst.mods.offset1 = self.number("offset1", 0, 255)? as u8,
            "mul" | "div" => {
                let start = self.skip();
                let factor = self.number("the factor", 1, 4)?;
                self.inst.mods.omul = match (name, factor) {
                    (_, 1) => 0,
                    ("mul", 2) => 1,
                    ("mul", 4) => 2,
                    ("div", 2) => 3,
                    _ => {
                        let kind = ParseErrorKind::Constant("the result can be multiplied by 2 or 4 or divided by 2");
                        return Err(Fault::new(start..self.cursor.position(), kind));
                    }
                };
            }
            "op_sel" => self.read.op_sel = Some(self.bits()?),
            "op_sel_hi" => self.read.op_sel_hi = Some(self.bits()?),
            "neg_lo" => self.inst.mods.neg |= self.bits()?.0,
            "neg_hi" => self.inst.mods.neg_hi |= self.bits()?.0,
            "dpp8" => {
                let lanes = self.list("a lane of eight", 8, 7)?;
                self.read.select = Some((0..8).fold(0, |all, i| all | u32::from(lanes[i]) << (3 * i)));
            }
            "quad_perm" => {
                let lanes = self.list("a lane of four", 4, 3)?;
                self.control((0..4).fold(0, |all, i| all | u16::from(lanes[i]) << (2 * i)));
            }
            "row_shl" => {
                let lanes = self.number("the distance", 1, 15)? as u16;
                self.control(0x100 | lanes);
            }
            "row_shr" => {
                let lanes = self.number("the distance", 1, 15)? as u16;
                self.control(0x110 | lanes);
            }
            "row_ror" => {
                let lanes = self.number("the distance", 1, 15)? as u16;
                self.control(0x120 | lanes);
            }
            "row_share" => {
                let lanes = self.number("the lane", 0, 15)? as u16;
                self.control(0x150 | lanes);
            }
            "row_xmask" => {
                let lanes = self.number("the lane mask", 0, 15)? as u16;
                self.control(0x160 | lanes);
            }
            "row_mask" => self.read.row_mask = Some(self.number("row_mask", 0, 15)? as u8),
            "bank_mask" => self.read.bank_mask = Some(self.number("bank_mask", 0, 15)? as u8),
            "bound_ctrl" => self.read.bound_ctrl = Some(self.number("bound_ctrl", 0, 1)? != 0),
            "fi" => self.read.fetch_inactive = Some(self.number("fi", 0, 1)? != 0),
            "format" => self.inst.mods.format = self.format()?,
            "dmask" => self.inst.mods.dmask = self.number("dmask", 0, 15)? as u8,
            "dim" => self.inst.mods.dim = fields::dimension(&mut self.cursor)?,
            _ => {
                let most = if format == Format::LDSDIR { 15 } else { 7 };
                self.inst.mods.wait = self.number("the count", 0, most)? as u8;
            }
        }
        Ok(())
    }

    /// `[0,1,..]`: up to four bits, lowest first, and how many.
    fn bits(&mut self) -> Result<(u8, u8)> {
        let start = self.skip();
        let values = self.items("a bit", 1)?;
        if values.len() > 4 {
            let kind = ParseErrorKind::Constant("expected at most four bits");
            return Err(Fault::new(start..self.cursor.position(), kind));
        }
        let bits = values.iter().enumerate().fold(0, |all, (i, bit)| all | bit << i);
        Ok((bits, values.len() as u8))
    }

    /// `[a,b,..]` of exactly `count` numbers up to `most`.
    fn list(&mut self, what: &'static str, count: usize, most: i64) -> Result<Vec<u8>> {
        let start = self.skip();
        let values = self.items(what, most)?;
        if values.len() != count {
            let kind =
                ParseErrorKind::Expected { expected: format!("{count} lanes"), found: format!("{}", values.len()) };
            return Err(Fault::new(start..self.cursor.position(), kind));
        }
        Ok(values)
    }

    fn items(&mut self, what: &'static str, most: i64) -> Result<Vec<u8>> {
        self.cursor.require("[")?;
        let mut values = Vec::new();
        loop {
            let value = self.number(what, 0, most)? as u8;
            // More items than any list has: the caller rejects the count.
            if values.len() < 16 {
                values.push(value);
            }
            if self.cursor.eat("]") {
                return Ok(values);
            }
            self.cursor.require(",")?;
        }
    }

    /// Either a name, `[BUF_FMT_32_FLOAT]` or `[BUF_DATA_FORMAT_..]`, or a number.
    fn format(&mut self) -> Result<u8> {
        if !self.cursor.eat("[") {
            return Ok(self.number("the format", 0, 127)? as u8);
        }
        let start = self.skip();
        let Some(word) = self.cursor.word() else { return self.cursor.expected("the name of a format") };
        let format = word
            .strip_prefix("BUF_FMT_")
            .and_then(|name| names::FORMATS.iter().position(|known| *known == name))
            .ok_or_else(|| {
                let full: Vec<String> = names::FORMATS.iter().map(|name| format!("BUF_FMT_{name}")).collect();
                let suggestion = suggest::nearest(word, full.iter().map(String::as_str));
                let kind = ParseErrorKind::Unknown { what: "format", name: word.into(), suggestion };
                Fault::new(start..start + word.len(), kind)
            })?;
        self.cursor.require("]")?;
        Ok(format as u8)
    }

    pub(super) fn skip(&mut self) -> usize {
        self.cursor.skip();
        self.cursor.position()
    }
}

/// True if the rest of the line contains this modifier's name. The cursor does not move.
pub(super) fn ahead(cursor: &Cursor<'_>, name: &str) -> bool {
    let mut cursor = cursor.clone();
    while !cursor.at_end() {
        match cursor.word() {
            Some(word) if word == name => return true,
            Some(_) => {}
            None => {
                let step = cursor.rest().chars().next().map_or(1, char::len_utf8);
                cursor.set_position(cursor.position() + step);
            }
        }
    }
    false
}
