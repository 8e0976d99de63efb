//! The text form of a function.

use super::func::{Block, Function, Terminator, Value};
use super::inst::Memory;
use super::op::Op;
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

fn list(vs: &[Value]) -> String {
    vs.iter().map(Value::to_string).collect::<Vec<_>>().join(", ")
}

fn target((b, args): &(Block, Vec<Value>)) -> String {
    format!("{b}({})", list(args))
}

impl Display for Op {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let name = self.row().name;
        match self {
            Op::Const(bits) => write!(f, "{name} {bits:#x}"),
            Op::Undef | Op::EntryMask | Op::Lane | Op::WaveId | Op::Cycles | Op::Barrier => f.write_str(name),
            Op::Param(i) => write!(f, "{name} {i}"),
            Op::ViewDim(v, _) => write!(f, "{name} {}", v.0),
            Op::ThreadId(a) | Op::BlockId(a) | Op::BlockCount(a) => write!(f, "{name} {a:?}"),
            Op::Unary(op, a) => write!(f, "{op:?} {a}"),
            Op::Binary(op, a, b) => write!(f, "{op:?} {a}, {b}"),
            Op::Ternary(op, a, b, c) => write!(f, "{op:?} {a}, {b}, {c}"),
            Op::Icmp(p, a, b) => write!(f, "{name} {p:?} {a}, {b}"),
            Op::Fcmp(p, a, b) => write!(f, "{name} {p:?} {a}, {b}"),
            Op::Select(a, b, c) => write!(f, "{name} {a}, {b}, {c}"),
            Op::Bitcast(a) | Op::Ballot(a) | Op::Any(a) | Op::All(a) => write!(f, "{name} {a}"),
            Op::Word(a, i) => write!(f, "{name} {a}, {i}"),
            Op::ShuffleXor(a, i, absent) => write!(f, "{name} {a}, {i}, {absent:?}"),
            Op::Shuffle(a, b) | Op::ReadLane(a, b) => write!(f, "{name} {a}, {b}"),
            Op::Pack(vs) => write!(f, "{name} {}", list(vs)),
            Op::Load { view, mem, offset, imm } => write!(f, "{name} view{}[{offset} + {imm}] {mem:?}", view.0),
            Op::Store { view, mem, offset, imm, value } => {
                write!(f, "{name} view{}[{offset} + {imm}] {mem:?}, {value}", view.0)
            }
            Op::LdsLoad { array, mem, offset, imm } => write!(f, "{name} lds{}[{offset} + {imm}] {mem:?}", array.0),
            Op::LdsStore { array, mem, offset, imm, value } => {
                write!(f, "{name} lds{}[{offset} + {imm}] {mem:?}, {value}", array.0)
            }
            Op::Atomic(a, offset, data) => {
                let memory = match a.place {
                    Memory::View(v) => format!("view{}", v.0),
                    Memory::Lds(l) => format!("lds{}", l.0),
                };
                let (op, imm, ty, scope, order) = (a.op, a.imm, a.ty(), a.scope, a.order);
                write!(f, "{name} {op:?} {memory}[{offset} + {imm}] {ty}({}) {scope:?} {order:?}", list(data))
            }
            Op::Fence(scope, order) => write!(f, "{name} {scope:?} {order:?}"),
            Op::Reduce(op, a) => write!(f, "{name} {op:?} {a}"),
            Op::Scan { op, inclusive, value } => {
                write!(f, "{name} {op:?} {} {value}", if *inclusive { "inclusive" } else { "exclusive" })
            }
            Op::Asm(id, vs) => write!(f, "{name} {id} {}", list(vs)),
            Op::Wmma(k, a, b, c) => write!(f, "{name} {k:?} {a}, {b}, {c}"),
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
