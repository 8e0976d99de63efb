//! `t0::asm!`: operands and their types. The instructions themselves are checked when they are lowered.

use super::Checker;
use crate::ir::asm::{Direction, RegisterFile};
use crate::lang::asm::Asm;
use crate::lang::ast::{Assembly, AssemblyOperand, Expr, ExprKind};
use crate::lang::first_token::FirstToken as _;
use crate::lang::types::Type;

impl<'a> Checker<'a> {
    /// Checks an opened `t0::asm!`. `values` are the values of its operands.
    pub(super) fn asm(&mut self, path: &syn::Path, asm: &Asm, values: &[&syn::Expr]) -> Expr {
        let span = path.first_span();
        if !self.in_unsafe {
            return self.error_help(
                span,
                "inline assembly is unsafe",
                help!("write `unsafe { t0::asm!(..) }`: nothing checks that the instructions do what the operands say"),
            );
        }
        let args: Vec<Expr> = values.iter().map(|v| self.expr(v, None)).collect();
        let mut operands = vec![];
        let mut outs: Vec<(RegisterFile, Type)> = vec![];
        let mut next = 0;
        for o in &asm.operands {
            let arg = (o.direction != Direction::Out).then_some(next);
            next += usize::from(arg.is_some());
            let ty = match (&o.ty, arg.and_then(|i| args.get(i))) {
                (Some(t), _) => self.ty(t),
                (None, Some(x)) => x.ty.clone(),
                (None, None) => return Expr::error(span),
            };
            if o.direction != Direction::In {
                outs.push((o.class, ty.clone()));
            }
            operands.push(AssemblyOperand {
                name: o.name.to_string(),
                direction: o.direction,
                class: o.class,
                ty,
                arg,
                span: o.name.span(),
            });
        }
        let Some((class, _)) = outs.first() else {
            return self.error_help(span, "this `asm!` has no output operand", help!("add one: `y = out(vgpr) u32`"));
        };
        if outs.iter().any(|(c, _)| c != class) {
            return self.error_help(
                span,
                "the outputs of one `asm!` must be all `vgpr` or all `sgpr`",
                help!("split it into two `asm!`, or make all outputs `vgpr`"),
            );
        }
        let mut tys: Vec<Type> = outs.into_iter().map(|(_, t)| t).collect();
        let ty = if tys.len() == 1 { tys.remove(0) } else { Type::Tuple(tys) };
        let mut lines = vec![];
        for text in &asm.lines {
            let span = text.span();
            lines.extend(
                text.value().lines().map(|l| l.trim().to_string()).filter(|l| !l.is_empty()).map(|l| (l, span)),
            );
        }
        Expr::new(ExprKind::Asm(Box::new(Assembly { lines, operands, args })), ty, span)
    }
}
