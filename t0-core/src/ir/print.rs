//! The text form of a function.

use super::func::{Block, Function, Terminator, Value};
use super::inst::MemoryId;
use super::op::list;
use std::fmt::{self, Display, Formatter};

impl Display for Value {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "v{}", self.0)
    }
}

impl Display for Block {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "b{}", self.0)
    }
}

fn target((b, args): &(Block, Vec<Value>)) -> String {
    format!("{b}({})", list(args))
}

impl Display for MemoryId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            MemoryId::View(view) => write!(f, "view{}", view.0),
            MemoryId::Lds(array) => write!(f, "lds{}", array.0),
        }
    }
}

impl Display for Terminator {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Terminator::Jump(b, args) => write!(f, "jump {b}({})", list(args)),
            Terminator::Branch(c, t, e) => write!(f, "branch {c} ? {} : {}", target(t), target(e)),
            Terminator::BranchAny(c, t, e) => write!(f, "branch_any {c} ? {} : {}", target(t), target(e)),
            Terminator::Return => f.write_str("return"),
            Terminator::Open => f.write_str("open"),
        }
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "kernel {} block {:?}", self.name, self.block_shape)?;
        for (i, p) in self.params.iter().enumerate() {
            writeln!(f, "  param {i} {} at {}: {:?}", p.name, p.offset, p.kind)?;
        }
        for (i, a) in self.lds.iter().enumerate() {
            match a.dynamic {
                Some(d) => writeln!(f, "  lds{i} {}: param {} times {} bytes", a.name, d.param, d.elem_bytes)?,
                None => writeln!(f, "  lds{i} {}: {} bytes, align {}", a.name, a.bytes, a.align)?,
            }
        }
        for (i, s) in self.sites.iter().enumerate() {
            writeln!(f, "  site {i} {s}")?;
        }
        for (i, a) in self.asms.iter().enumerate() {
            writeln!(f, "  asm {i} {a}")?;
        }
        for (i, b) in self.blocks.iter().enumerate() {
            let params: Vec<_> = b.params.iter().map(|v| format!("{v}: {}", self.ty(*v))).collect();
            writeln!(f, "b{i}({}) mask {}:", params.join(", "), b.mask)?;
            for inst in &b.insts {
                let d = &self.insts[inst.0 as usize];
                match d.result {
                    Some(v) => writeln!(f, "  {v}: {} = {}", self.ty(v), d.op)?,
                    None => writeln!(f, "  {}", d.op)?,
                }
            }
            writeln!(f, "  {}", b.term)?;
        }
        Ok(())
    }
}
