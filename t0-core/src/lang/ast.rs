//! The typed syntax tree: names are resolved, every expression has its type and its span in the user's source.
//!
//! - **Invariant:** after [`super::check`] no type has variables in it.
//! - **Invariant:** after [`super::inline`] there is no [`ExprKind::Call`], and ids are unique over the whole tree.

use super::prelude::Builtin;
use super::types::{Len, Scalar, Type};
use crate::ir::asm::{Direction, RegisterFile};
use crate::ir::message::Spec;
use proc_macro2::Span;

/// A binding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct LocalId(pub u32);
/// A target that control can leave to: the end of a block, loop, loop body or function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct LabelId(pub u32);
/// A condition that control flow depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct BranchId(pub u32);

/// A binding's definition.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct LocalDef {
    pub name: String,
    pub ty: Type,
    pub mutable: bool,
    /// True if the binding holds the value of a `match` or a destructuring `let`. If its type is unknown, the names in
    /// the pattern are reported instead.
    pub scrutinee: bool,
    pub span: Span,
}

/// A target's definition.
#[derive(Clone, Debug)]
pub struct TargetDef {
    /// The type of the value that is carried to it.
    pub ty: Type,
    /// The target's span.
    pub span: Span,
}

/// A function body.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Body {
    pub params: Vec<LocalId>,
    pub locals: Vec<LocalDef>,
    pub targets: Vec<TargetDef>,
    pub branches: u32,
    /// The target of `return`.
    pub root: LabelId,
    pub expr: Expr,
}

/// An expression.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Expr {
    pub kind: ExprKind,
    pub ty: Type,
    pub span: Span,
}

/// Operators with one operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum UnaryOp {
    Neg,
    Not,
}

/// Operators with two operands that are both evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl BinaryOp {
    /// True for comparisons of two operands of one type.
    pub fn is_comparison(self) -> bool {
        use BinaryOp::*;
        matches!(self, Eq | Ne | Lt | Le | Gt | Ge)
    }

    /// Its symbol.
    pub fn symbol(self) -> &'static str {
        use BinaryOp::*;
        match self {
            Add => "+",
            Sub => "-",
            Mul => "*",
            Div => "/",
            Rem => "%",
            And => "&",
            Or => "|",
            Xor => "^",
            Shl => "<<",
            Shr => ">>",
            Eq => "==",
            Ne => "!=",
            Lt => "<",
            Le => "<=",
            Gt => ">",
            Ge => ">=",
        }
    }
}

/// A float literal, rounded once to each possible type.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Decimal {
    pub single: f32,
    pub double: f64,
}

impl Decimal {
    /// Parses a literal from its digits.
    pub fn parse(digits: &str) -> Option<Decimal> {
        Some(Decimal { single: digits.parse().ok()?, double: digits.parse().ok()? })
    }

    /// The number rounded to a type.
    pub fn at(self, s: Scalar) -> f64 {
        if s == Scalar::F64 { self.double } else { self.single.into() }
    }
}

impl From<f64> for Decimal {
    fn from(x: f64) -> Decimal {
        Decimal { single: x as f32, double: x }
    }
}

/// A closure that is an argument of a builtin, and is inlined there.
#[derive(Clone, Debug)]
pub struct Closure {
    /// Its parameters.
    pub params: Vec<(Pattern, Type)>,
    /// A [`ExprKind::Labeled`], which is the target of `return`.
    pub body: Expr,
}

/// A use of a builtin.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct BuiltinCall {
    pub builtin: &'static Builtin,
    /// The receiver first.
    pub args: Vec<Expr>,
    /// Evaluated after the arguments, as often as the builtin calls it.
    pub closure: Option<Box<Closure>>,
    /// The type that the builtin is used on: the scalar of the receiver or an argument, or the element type.
    pub at: Type,
    /// The turbofish's constant.
    pub n: Option<u32>,
}

/// An element of a view or LDS array.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct MemElement {
    pub mem: Expr,
    /// One index, or row and column.
    pub index: Vec<Expr>,
    /// The type of the elements.
    pub elem: Type,
    /// The path to the accessed part of the element.
    pub steps: Vec<Step>,
}

/// A step from a value to a part of it.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Step {
    Field(u32),
    Element(Expr),
}

/// A place that can be assigned to.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Place {
    Local(LocalId, Vec<Step>),
    Mem(Box<MemElement>),
}

/// The kinds of expressions.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum ExprKind {
    Error,
    Int(i128),
    Float(Decimal),
    Bool(bool),
    Local(LocalId),
    /// A tuple, a struct or an array of these parts.
    Aggregate(Vec<Expr>),
    /// `[x; n]`; `n` is in the type.
    Repeat(Box<Expr>),
    Field(Box<Expr>, u32),
    /// An element of an array in registers.
    Element(Box<Expr>, Box<Expr>),
    Unary(UnaryOp, Box<Expr>),
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `&&` (true) or `||` (false).
    Logic(BranchId, bool, Box<Expr>, Box<Expr>),
    Cast(Box<Expr>),
    Builtin(Box<BuiltinCall>),
    Load(Box<MemElement>),
    Assign(Box<Place>, Option<BinaryOp>, Box<Expr>),
    Block(Vec<Stmt>, Option<Box<Expr>>),
    If(BranchId, Box<Expr>, Box<Expr>, Option<Box<Expr>>),
    /// A block with a target at its end.
    Labeled(LabelId, Box<Expr>),
    Loop(Box<Loop>),
    /// `break`, `continue` and `return`.
    Leave(LabelId, Option<Box<Expr>>),
    Call(Box<Call>),
    /// `Lds::new()`.
    NewLds,
    /// `&x` or `*x`: the same value.
    Same(Box<Expr>),
    /// `t0::print!`, or the message of a failed assertion.
    Message(Box<Message>),
    /// `t0::asm!`
    Asm(Box<Assembly>),
}

/// Inline assembly.
#[derive(Clone, Debug)]
pub struct Assembly {
    /// The instructions, each with the span of its literal.
    pub lines: Vec<(String, Span)>,
    /// The operands as written.
    pub operands: Vec<AssemblyOperand>,
    /// The arguments.
    pub args: Vec<Expr>,
}

/// An operand of inline assembly.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct AssemblyOperand {
    pub name: String,
    pub direction: Direction,
    pub class: RegisterFile,
    pub ty: Type,
    /// The number of its argument.
    pub arg: Option<usize>,
    pub span: Span,
}

/// A message of a lane to the host.
#[derive(Clone, Debug)]
pub struct Message {
    /// True for a failed assertion.
    pub failure: bool,
    /// Text, and the numbers of the arguments in it.
    pub parts: Vec<MessagePart>,
    /// The values that are shown.
    pub args: Vec<Expr>,
}

/// A part of a message.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum MessagePart {
    Text(String),
    Value(usize, Spec),
}

/// A loop.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Loop {
    /// The target of `break`: the end of the loop.
    pub done: LabelId,
    /// The target of `continue`: the end of the body.
    pub next: LabelId,
    /// The id of the loop's condition, if it has one.
    pub branch: BranchId,
    pub kind: LoopKind,
    pub body: Expr,
    /// The `#[unroll]` attribute.
    pub unroll: Option<Span>,
}

/// The kinds of loops.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum LoopKind {
    Forever,
    While(Expr),
    /// `start..end`, `start..=end`, either reversed.
    Range {
        var: LocalId,
        start: Expr,
        end: Expr,
        inclusive: bool,
        reversed: bool,
    },
    /// `strided(start, end, step)`, `(start..end).step_by(step)`, `(start..=end).step_by(step)`.
    Strided {
        var: LocalId,
        start: Expr,
        end: Expr,
        step: Expr,
        inclusive: bool,
    },
}

/// A call of a device function.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Call {
    pub item: usize,
    pub generics: Vec<(String, Generic)>,
    pub args: Vec<Expr>,
    /// The numbers of the arguments that the function changes. If there are any, the call returns a tuple of the result
    /// and their new values.
    pub writes: Vec<u32>,
}

/// The value of a generic parameter.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Generic {
    Type(Type),
    /// A constant of a scalar type, or the code of a variant of an enum.
    Const(Type, i128),
    /// A length still to be inferred, of type `usize`.
    Len(Len),
}

/// A statement.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Stmt {
    Let(Pattern, Option<Expr>),
    Expr(Expr),
}

/// An irrefutable pattern.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Pattern {
    Wild,
    Local(LocalId),
    /// Of a tuple, struct or array.
    Parts(Vec<Pattern>),
}

impl Pattern {
    /// Calls `f` on every binding.
    pub fn each_local(&mut self, f: &mut impl FnMut(&mut LocalId)) {
        match self {
            Pattern::Wild => {}
            Pattern::Local(l) => f(l),
            Pattern::Parts(ps) => ps.iter_mut().for_each(|p| p.each_local(f)),
        }
    }
}

impl Expr {
    /// An expression.
    pub fn new(kind: ExprKind, ty: Type, span: Span) -> Expr {
        Expr { kind, ty, span }
    }

    /// An expression with an error that was already reported.
    pub fn error(span: Span) -> Expr {
        Expr::new(ExprKind::Error, Type::Error, span)
    }

    /// The opposite of a truth value.
    pub(crate) fn negated(self) -> Expr {
        let span = self.span;
        Expr::new(ExprKind::Unary(UnaryOp::Not, Box::new(self)), Type::BOOL, span)
    }

    /// A field of a struct, a part of a tuple, or the flag (0) or the value (1) of an `Option`.
    pub(crate) fn field(&self, i: u32, ty: &Type, span: Span) -> Expr {
        Expr::new(ExprKind::Field(Box::new(self.clone()), i), ty.clone(), span)
    }

    /// Calls `f` on every direct part, in the order of evaluation.
    pub fn each_child<'a>(&'a self, f: &mut dyn FnMut(&'a Expr)) {
        let steps = |steps: &'a [Step], f: &mut dyn FnMut(&'a Expr)| {
            for s in steps {
                if let Step::Element(i) = s {
                    f(i);
                }
            }
        };
        let mem = |m: &'a MemElement, f: &mut dyn FnMut(&'a Expr)| {
            f(&m.mem);
            m.index.iter().for_each(&mut *f);
            steps(&m.steps, f);
        };
        match &self.kind {
            ExprKind::Error
            | ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Bool(_)
            | ExprKind::Local(_)
            | ExprKind::NewLds => {}
            ExprKind::Aggregate(es) => es.iter().for_each(f),
            ExprKind::Repeat(e)
            | ExprKind::Field(e, _)
            | ExprKind::Unary(_, e)
            | ExprKind::Cast(e)
            | ExprKind::Same(e)
            | ExprKind::Labeled(_, e) => f(e),
            ExprKind::Element(a, b) | ExprKind::Binary(_, a, b) | ExprKind::Logic(_, _, a, b) => {
                f(a);
                f(b);
            }
            ExprKind::Builtin(w) => {
                w.args.iter().for_each(&mut *f);
                w.closure.iter().for_each(|c| f(&c.body));
            }
            ExprKind::Load(m) => mem(m, f),
            ExprKind::Assign(place, _, e) => {
                f(e);
                match &**place {
                    Place::Local(_, path) => steps(path, f),
                    Place::Mem(m) => mem(m, f),
                }
            }
            ExprKind::Block(stmts, last) => {
                for s in stmts {
                    match s {
                        Stmt::Let(_, Some(e)) | Stmt::Expr(e) => f(e),
                        Stmt::Let(_, None) => {}
                    }
                }
                last.iter().for_each(|e| f(e));
            }
            ExprKind::If(_, c, t, e) => {
                f(c);
                f(t);
                e.iter().for_each(|e| f(e));
            }
            ExprKind::Loop(l) => {
                match &l.kind {
                    LoopKind::Forever => {}
                    LoopKind::While(c) => f(c),
                    LoopKind::Range { start, end, .. } => {
                        f(start);
                        f(end);
                    }
                    LoopKind::Strided { start, end, step, .. } => {
                        f(start);
                        f(end);
                        f(step);
                    }
                }
                f(&l.body);
            }
            ExprKind::Leave(_, e) => e.iter().for_each(|e| f(e)),
            ExprKind::Call(c) => c.args.iter().for_each(f),
            ExprKind::Message(m) => m.args.iter().for_each(f),
            ExprKind::Asm(a) => a.args.iter().for_each(f),
        }
    }

    /// Calls `f` on every direct part, in the order of evaluation.
    pub fn each_child_mut(&mut self, f: &mut dyn FnMut(&mut Expr)) {
        let steps = |steps: &mut [Step], f: &mut dyn FnMut(&mut Expr)| {
            for s in steps {
                if let Step::Element(i) = s {
                    f(i);
                }
            }
        };
        let mem = |m: &mut MemElement, f: &mut dyn FnMut(&mut Expr)| {
            f(&mut m.mem);
            m.index.iter_mut().for_each(&mut *f);
            steps(&mut m.steps, f);
        };
        match &mut self.kind {
            ExprKind::Error
            | ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Bool(_)
            | ExprKind::Local(_)
            | ExprKind::NewLds => {}
            ExprKind::Aggregate(es) => es.iter_mut().for_each(f),
            ExprKind::Repeat(e)
            | ExprKind::Field(e, _)
            | ExprKind::Unary(_, e)
            | ExprKind::Cast(e)
            | ExprKind::Same(e)
            | ExprKind::Labeled(_, e) => f(e),
            ExprKind::Element(a, b) | ExprKind::Binary(_, a, b) | ExprKind::Logic(_, _, a, b) => {
                f(a);
                f(b);
            }
            ExprKind::Builtin(w) => {
                w.args.iter_mut().for_each(&mut *f);
                w.closure.iter_mut().for_each(|c| f(&mut c.body));
            }
            ExprKind::Load(m) => mem(m, f),
            ExprKind::Assign(place, _, e) => {
                f(e);
                match &mut **place {
                    Place::Local(_, path) => steps(path, f),
                    Place::Mem(m) => mem(m, f),
                }
            }
            ExprKind::Block(stmts, last) => {
                for s in stmts {
                    match s {
                        Stmt::Let(_, Some(e)) | Stmt::Expr(e) => f(e),
                        Stmt::Let(_, None) => {}
                    }
                }
                last.iter_mut().for_each(|e| f(e));
            }
            ExprKind::If(_, c, t, e) => {
                f(c);
                f(t);
                e.iter_mut().for_each(|e| f(e));
            }
            ExprKind::Loop(l) => {
                match &mut l.kind {
                    LoopKind::Forever => {}
                    LoopKind::While(c) => f(c),
                    LoopKind::Range { start, end, .. } => {
                        f(start);
                        f(end);
                    }
                    LoopKind::Strided { start, end, step, .. } => {
                        f(start);
                        f(end);
                        f(step);
                    }
                }
                f(&mut l.body);
            }
            ExprKind::Leave(_, e) => e.iter_mut().for_each(|e| f(e)),
            ExprKind::Call(c) => c.args.iter_mut().for_each(f),
            ExprKind::Message(m) => m.args.iter_mut().for_each(f),
            ExprKind::Asm(a) => a.args.iter_mut().for_each(f),
        }
    }
}
