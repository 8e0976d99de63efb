//! The syntax tree of a template.

use std::sync::Arc;

/// A literal.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Literal {
    None,
    Bool(bool),
    Int(i128),
    Float(f64),
    Str(String),
}

/// A binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binary {
    Add,
    Sub,
    Mul,
    Div,
    FloorDiv,
    Mod,
    Pow,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparison {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    In,
    NotIn,
}

/// The arguments of a call.
#[derive(Debug, Default)]
pub(super) struct Arguments {
    pub(super) positional: Vec<Expr>,
    pub(super) named: Vec<(String, Expr)>,
    /// `*list`
    pub(super) list: Option<Expr>,
    /// `**dict`
    pub(super) dict: Option<Expr>,
}

/// An expression.
#[derive(Debug)]
pub(super) enum Expr {
    Literal(Literal),
    Name(String),
    List(Vec<Expr>),
    Tuple(Vec<Expr>),
    Dict(Vec<(Expr, Expr)>),
    Attribute(Box<Expr>, String),
    Item(Box<Expr>, Box<Expr>),
    /// Start, end and step of a slice, as the index of an item.
    Slice(Box<[Option<Expr>; 3]>),
    Call(Box<(Expr, Arguments)>),
    /// A filter; `None` is the text of a block.
    Filter(Box<(Option<Expr>, String, Arguments)>),
    Test(Box<(Expr, String, Arguments)>),
    Not(Box<Expr>),
    Negative(Box<Expr>),
    Positive(Box<Expr>),
    And(Box<(Expr, Expr)>),
    Or(Box<(Expr, Expr)>),
    Binary(Binary, Box<(Expr, Expr)>),
    Concat(Vec<Expr>),
    Compare(Box<(Expr, Vec<(Comparison, Expr)>)>),
    /// Condition, value, other value.
    Conditional(Box<(Expr, Expr, Option<Expr>)>),
}

/// What is assigned to.
#[derive(Debug)]
pub(super) enum Target {
    Name(String),
    Tuple(Vec<Target>),
    /// An attribute of a namespace.
    Attribute(String, String),
}

/// A macro, or the body of a `call` block.
#[derive(Debug)]
pub(super) struct MacroBody {
    pub(super) name: String,
    /// Parameters, the last of which may have default values.
    pub(super) parameters: Vec<(String, Option<Expr>)>,
    pub(super) body: Vec<Statement>,
    /// Whether the body uses `varargs`, `kwargs`, `caller`.
    pub(super) uses: [bool; 3],
}

/// A loop.
#[derive(Debug)]
pub(super) struct For {
    pub(super) target: Target,
    pub(super) iterable: Expr,
    pub(super) condition: Option<Expr>,
    pub(super) recursive: bool,
    pub(super) body: Vec<Statement>,
    pub(super) otherwise: Vec<Statement>,
}

/// A statement and its line.
#[derive(Debug)]
pub(super) struct Statement {
    pub(super) line: u32,
    pub(super) kind: Kind,
}

/// A statement.
#[derive(Debug)]
pub(super) enum Kind {
    Text(String),
    Output(Expr),
    For(Arc<For>),
    If(Vec<(Expr, Vec<Statement>)>, Vec<Statement>),
    Set(Target, Expr),
    /// The text of a block, after its filters.
    SetBlock(Target, Option<Expr>, Vec<Statement>),
    Macro(Arc<MacroBody>),
    /// A call of a macro with a body.
    Call(Expr, Arc<MacroBody>),
    Filter(Expr, Vec<Statement>),
    With(Vec<(Target, Expr)>, Vec<Statement>),
    /// A block that has no effect on the text, such as `generation`.
    Scope(Vec<Statement>),
    Break,
    Continue,
}
