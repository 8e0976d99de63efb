//! The text forms of machine code before and after registers are allocated, for `t0 inspect`.

use super::machine::PFunc;
use super::mir::{Class, Code, Cond, MBlockId, MFunc, MInst, MTerm, Opnd, Role, VRegData};
use std::fmt::{self, Display, Formatter};

impl Display for MBlockId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "m{}", self.0)
    }
}

fn operand(o: Opnd, words: u8, vregs: &[VRegData]) -> String {
    match o {
        Opnd::None => "off".into(),
        Opnd::Reg(v, sub) => {
            let d = &vregs[v.0 as usize];
            let class = if d.class == Class::S { 's' } else { 'v' };
            match (d.words, words) {
                (1, _) => format!("%{class}{}", v.0),
                (all, n) if all == n => format!("%{class}{}:{n}", v.0),
                (_, 1) => format!("%{class}{}[{sub}]", v.0),
                (_, n) => format!("%{class}{}[{sub}:{}]", v.0, sub + n - 1),
            }
        }
        Opnd::Phys(r) => r.to_string(),
        Opnd::Const(c) if (c as i32).unsigned_abs() <= 4096 => format!("{}", c as i32),
        Opnd::Const(c) => format!("{c:#x}"),
    }
}

impl MInst {
    /// One line of text.
    pub(crate) fn text(&self, vregs: &[VRegData]) -> String {
        let name = match self.code {
            Code::Op(op) => op.name().to_string(),
            Code::Copy => "copy".into(),
            Code::Undef => "undef".into(),
            Code::Spill(n) => format!("spill.{n}"),
            Code::Reload(n) => format!("reload.{n}"),
        };
        let (mut defs, mut uses) = (Vec::new(), Vec::new());
        for (i, o) in self.ops.iter().enumerate() {
            let (role, words) = self.role(i, vregs);
            let text = operand(*o, words, vregs);
            match role {
                Role::Use => uses.push(text),
                Role::UseDef => {
                    uses.push(text.clone());
                    defs.push(text);
                }
                Role::Def | Role::EarlyDef => defs.push(text),
            }
        }
        let m = &self.mods;
        let mut tail = String::new();
        if m.offset != 0 {
            tail += &format!(" offset:{}", m.offset);
        }
        if m.neg != 0 {
            tail += &format!(" neg:{:b}", m.neg);
        }
        if m.abs != 0 {
            tail += &format!(" abs:{:b}", m.abs);
        }
        if m.dpp != t0_isa::isa::Dpp::None {
            tail += &format!(" {:?}", m.dpp);
        }
        let arrow = if defs.is_empty() { String::new() } else { format!("{} = ", defs.join(", ")) };
        format!("{arrow}{name} {}{tail}", uses.join(", "))
    }
}

impl Display for MTerm {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            MTerm::Jump(t) => write!(f, "jump {t}"),
            MTerm::Branch(Cond::SccSet, t, e) => write!(f, "branch scc ? {t} : {e}"),
            MTerm::Branch(Cond::SccClear, t, e) => write!(f, "branch !scc ? {t} : {e}"),
            MTerm::End => f.write_str("end"),
        }
    }
}

impl Display for PFunc {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for &b in &self.layout {
            let block = self.block(b);
            writeln!(f, "{b}:")?;
            for i in &block.insts {
                writeln!(f, "  {}", i.inst)?;
            }
            writeln!(f, "  {}", block.term)?;
        }
        Ok(())
    }
}

impl Display for MFunc {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for &b in &self.layout {
            let block = self.block(b);
            writeln!(f, "{b}:")?;
            for i in &block.insts {
                writeln!(f, "  {}", i.text(&self.vregs).trim_end())?;
            }
            writeln!(f, "  {}", block.term)?;
        }
        Ok(())
    }
}
