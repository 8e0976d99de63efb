//! Inline assembly: operands become registers, and the text is checked.

use super::{Leaf, Lowerer, R};
use crate::codegen::asm;
use crate::help::Help;
use crate::ir::asm::{AsmBlock, AsmOperand, Direction, RegisterFile};
use crate::ir::{Op, Ty, UnOp};
use crate::lang::ast::{self, Assembly};
use crate::lang::types::Scalar;
use crate::source::Diagnostic;
use proc_macro2::Span;

/// The type of an operand.
fn scalar(o: &ast::AssemblyOperand) -> R<Scalar> {
    let wrong = |help: Help| {
        Diagnostic::new(o.span, format!("`{}` is a `{}`, which cannot be an operand of `asm!` here", o.name, o.ty))
            .help(help)
    };
    match o.ty.peeled().scalar() {
        Some(s @ (Scalar::U32 | Scalar::I32 | Scalar::F32 | Scalar::F16x2 | Scalar::Bf16x2)) => Ok(s),
        Some(s @ (Scalar::U64 | Scalar::I64 | Scalar::F64)) if o.class == RegisterFile::Vector => Ok(s),
        Some(Scalar::U64 | Scalar::I64 | Scalar::F64) => {
            Err(wrong(help!("write `vgpr`, or pass its two halves as separate operands")))
        }
        Some(Scalar::F16 | Scalar::Bf16) => Err(wrong(help!("pass its bits: `u32::from(x.to_bits())`"))),
        _ => Err(wrong(help!("operands can be u32, i32, f32, u64, i64, f64, f16x2 and bf16x2"))),
    }
}

impl Lowerer<'_> {
    pub(super) fn asm(&mut self, a: &Assembly, span: Span) -> R<Vec<Leaf>> {
        let mut given = vec![];
        for x in &a.args {
            let v = self.scalar(x)?;
            if self.dead() {
                return Ok(vec![]);
            }
            given.push(v);
        }
        self.settle();
        if self.dead() {
            return Ok(vec![]);
        }
        self.at(span);
        let mut block = AsmBlock { lines: a.lines.iter().map(|(l, _)| l.clone()).collect(), operands: vec![] };
        let (mut values, mut results) = (vec![], vec![]);
        for o in &a.operands {
            let s = scalar(o)?;
            let words = s.bytes().div_ceil(4) as u8;
            block.operands.push(AsmOperand { name: o.name.clone(), direction: o.direction, class: o.class, words });
            if let Some(v) = o.arg.and_then(|i| given.get(i)) {
                let bits = self.bits_of(*v, s);
                let mut bits = self.whole(bits);
                if o.class == RegisterFile::Scalar {
                    bits = self.un(UnOp::ReadFirst, bits, Ty::I32);
                }
                values.push(bits);
            }
            if o.direction != Direction::In {
                results.push((s, words));
            }
        }
        let words = block.result_words();
        if words > 16 {
            return Err(Diagnostic::new(span, "the outputs of this `asm!` take more than 16 registers")
                .help(help!("split it into two `asm!`")));
        }
        asm::check(&block).map_err(|refused| {
            let at = a.lines.get(refused.line).map_or(span, |(_, span)| *span);
            Diagnostic::new(at, refused.what)
        })?;
        let blocks = &mut self.b.func.asms;
        let id = blocks.iter().position(|b| *b == block).unwrap_or_else(|| {
            blocks.push(block);
            blocks.len() - 1
        });
        let ty = if words == 1 { Ty::I32 } else { Ty::Words(words as u8) };
        let all = self.op(Op::Asm(id as u32, values), ty);
        let mut at = 0;
        let mut leaves = vec![];
        for (s, n) in results {
            let parts: Vec<_> =
                (at..at + n).map(|i| if words == 1 { all } else { self.op(Op::Word(all, i), Ty::I32) }).collect();
            at += n;
            leaves.push(Leaf::Value(self.value_of(&parts, s)));
        }
        Ok(leaves)
    }
}
