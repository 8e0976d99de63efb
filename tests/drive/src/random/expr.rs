//! Expressions of a given type.

use super::Choices;
use super::kind::Kind;
use super::records::Record;
use std::fmt::Write as _;

/// Among which lanes a value may differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Wish {
    /// Every lane may have another value.
    Any,
    /// One value per wave.
    Wave,
    /// One value per workgroup.
    Group,
}

/// A variable in scope.
#[derive(Clone, Debug)]
pub(super) struct Var {
    pub(super) name: String,
    pub(super) kind: Kind,
    pub(super) mutable: bool,
    pub(super) wish: Wish,
}

/// The enclosing loops and labelled blocks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Around {
    Loop,
    Block,
    /// A loop or block whose value has this type.
    Valued(Kind),
}

/// Writes a kernel, or a function.
pub struct Writer<'c, 'b> {
    pub(super) c: &'c mut Choices<'b>,
    pub(super) text: String,
    pub(super) indent: usize,
    /// The types of this program.
    pub(super) palette: Vec<Kind>,
    pub(super) vars: Vec<Var>,
    /// Tuples with their fields, arrays with their lengths.
    pub(super) tuples: Vec<(String, Vec<Kind>)>,
    pub(super) arrays: Vec<(String, Kind, u32)>,
    /// Declared structs, and variables of them: name, number, uniformity.
    pub(super) records: Vec<Record>,
    pub(super) record_variables: Vec<(String, usize, Wish)>,
    /// LDS arrays that can be read at this point.
    pub(super) tiles: Vec<(String, Kind)>,
    /// Names, parameters and results of the functions that can be called.
    pub(super) functions: Vec<(String, Vec<Kind>, Kind)>,
    /// No messages are allowed here.
    pub(super) silent: bool,
    /// The functions have no messages, and their results are uniform if their arguments are.
    pub(super) plain: bool,
    /// The parameters and results of the function that returns two values.
    pub(super) both: Option<(Kind, Kind)>,
    pub(super) around: Vec<(u32, Around)>,
    /// The type of `return`, if it is allowed.
    pub(super) returns: Returns,
    pub(super) next: u32,
    pub(super) budget: u32,
    /// The number of loops that may still be nested.
    pub(super) loops_left: u32,
    /// The whole workgroup may have returned earlier.
    pub(super) together_returns: bool,
    /// Every wave is complete.
    pub(super) whole: bool,
    /// The number of lanes of a workgroup.
    pub(super) lanes: u32,
    /// Types whose LDS array has two dimensions.
    pub(super) squares: Vec<Kind>,
    /// Types with an array for accumulators.
    pub(super) sums: Vec<Kind>,
    /// The variants of the enum.
    pub(super) ways: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Returns {
    Never,
    Nothing,
    Value(Kind),
}

impl Writer<'_, '_> {
    pub(super) fn line(&mut self, s: &str) {
        let _ = writeln!(self.text, "{:1$}{s}", "", self.indent * 4);
    }

    pub(super) fn fresh(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    /// True in a function, which has no views.
    pub(super) fn in_function(&self) -> bool {
        matches!(self.returns, Returns::Value(_))
    }

    /// An expression of the type without operators.
    pub(super) fn atom(&mut self, kind: Kind, wish: Wish) -> String {
        for _ in 0..3 {
            if let Some(s) = self.try_atom(kind, wish) {
                return s;
            }
        }
        kind.literal(self.c)
    }

    /// A `u32` variable in scope, or a literal: an expression that can be repeated.
    pub(super) fn name(&mut self, wish: Wish) -> String {
        let fit: Vec<String> =
            self.vars.iter().filter(|v| v.kind == Kind::U32 && v.wish >= wish).map(|v| v.name.clone()).collect();
        if fit.is_empty() { "5u32".to_owned() } else { fit[self.c.below(fit.len() as u32) as usize].clone() }
    }

    fn try_atom(&mut self, kind: Kind, wish: Wish) -> Option<String> {
        match self.c.below(17) {
            0 => Some(kind.literal(self.c)),
            1..=5 => {
                let fit: Vec<String> =
                    self.vars.iter().filter(|v| v.kind == kind && v.wish >= wish).map(|v| v.name.clone()).collect();
                if fit.is_empty() { None } else { Some(fit[self.c.below(fit.len() as u32) as usize].clone()) }
            }
            6 | 7 if kind != Kind::Bool && self.palette.contains(&kind) && !self.in_function() => {
                let i = self.expr(Kind::U32, 1, wish);
                Some(format!("x_{}[{i} & 63]", kind.name()))
            }
            11 | 12 if kind != Kind::Bool && self.palette.contains(&kind) && !self.in_function() => {
                let (i, j) = (self.name(wish), self.name(wish));
                let name = kind.name();
                Some(match self.c.below(7) {
                    0 if self.c.chance(40) => {
                        let c = self.cond(0, wish);
                        format!("m_{name}[if {c} {{ ({i} & 3, {j} % 7) }} else {{ ({j} & 3, {i} % 7) }}]")
                    }
                    0 => format!("m_{name}[({i} & 3, {j} % 7)]"),
                    4 => format!("(unsafe {{ x_{name}.unchecked({i} & 63) }})"),
                    5 => format!("at_{name}(&x_{name}, {i})"),
                    6 => {
                        let (n, step) = (self.c.pick(kind.runs()), (32 / kind.bits()).max(1));
                        format!("x_{name}.load::<{n}>({i} % 12 * {step})[{}]", self.c.below(n))
                    }
                    1 => format!("m_{name}.row({i} & 3)[{j} % 7]"),
                    2 => format!("x_{name}.slice({i} & 31, 20)[{j} % 20]"),
                    _ => format!("m_{name}.tile({i} & 1, {j} & 3, 2, 3)[({j} & 1, {i} % 3)]"),
                })
            }
            8 if wish == Wish::Any => {
                let (name, kinds) = self.tuples.last()?.clone();
                let i = kinds.iter().position(|k| *k == kind)?;
                Some(format!("{name}.{i}"))
            }
            9 if wish == Wish::Any => {
                let (name, _, n) = self.arrays.iter().find(|a| a.1 == kind)?.clone();
                Some(format!("{name}[{}]", self.c.below(n)))
            }
            10 if wish == Wish::Any => {
                self.tiles.iter().find(|t| t.1 == kind)?;
                let i = self.atom(Kind::U32, wish);
                let at = self.slot(kind, &format!("{i} % live"));
                // A whole variable, not a part of it: the expression may be in a closure, which cannot use parts.
                Some(format!("tile_{}[{at}]", kind.name()))
            }
            13 => self.leaf(kind, wish),
            14 => self.leaf_of_view(kind, wish),
            15 if kind == Kind::U32 && !self.in_function() => {
                let view = self.c.pick(&["x", "m", "z", "o"]);
                let name = self.palette.iter().rfind(|k| **k != Kind::Bool)?.name();
                Some(match self.c.below(4) {
                    0 => format!("{view}_{name}.len()"),
                    1 => format!("m_{name}.{}()", self.c.pick(&["rows", "cols", "stride"])),
                    2 => format!("x_{name}.slice({}, 70).len()", self.name(wish)),
                    _ => {
                        self.c.pick(&["SOME", "TABLE[1]", "N", "block_size()", "block_count()", "wave_id()"]).to_owned()
                    }
                })
                .filter(|s| wish < Wish::Group || s != "wave_id()")
            }
            16 if wish < Wish::Group => self.assembled(kind, wish),
            _ => None,
        }
    }

    /// An expression of the type, in parentheses where needed.
    pub(super) fn expr(&mut self, kind: Kind, depth: u32, wish: Wish) -> String {
        if depth == 0 || self.c.chance(15) {
            return self.atom(kind, wish);
        }
        match kind {
            Kind::Bool => self.cond(depth, wish),
            Kind::F32 | Kind::F64 => self.real(kind, depth, wish),
            Kind::F16 | Kind::Bf16 => self.half(kind, depth, wish),
            _ => self.integer(kind, depth, wish),
        }
    }

    fn integer(&mut self, kind: Kind, depth: u32, wish: Wish) -> String {
        let a = self.expr(kind, depth - 1, wish);
        let name = kind.name();
        match self.c.below(30) {
            0..=5 => {
                let op = self.c.pick(&["+", "-", "*", "&", "|", "^", "+", "&"]);
                format!("({a} {op} {})", self.expr(kind, depth - 1, wish))
            }
            6 => format!("({a} / {})", self.divisor(kind, depth - 1, wish)),
            7 => format!("({a} % {})", self.divisor(kind, depth - 1, wish)),
            8 | 9 => {
                let by = self.c.pick(&[Kind::U32, kind]);
                let op = self.c.pick(&["<<", ">>"]);
                format!("({a} {op} {})", self.expr(by, depth - 1, wish))
            }
            10 => format!("(!{a})"),
            11 if kind.is_signed() => format!("{a}.wrapping_neg()"),
            12 => {
                let word = self.c.pick(&[
                    "min",
                    "max",
                    "wrapping_add",
                    "wrapping_sub",
                    "wrapping_mul",
                    "saturating_add",
                    "saturating_sub",
                    "div_euclid",
                    "rem_euclid",
                    "wrapping_div",
                    "wrapping_rem",
                ]);
                let divides = word.contains("div") || word.contains("rem");
                let b = if divides { Self::divisor } else { Self::expr }(self, kind, depth - 1, wish);
                format!("{a}.{word}({b})")
            }
            13 => format!("{a}.saturating_mul({})", self.expr(kind, depth - 1, wish)),
            14 => {
                let word = self.c.pick(&["rotate_left", "rotate_right", "wrapping_shl", "wrapping_shr"]);
                format!("{a}.{word}({})", self.expr(Kind::U32, depth - 1, wish))
            }
            15 => {
                let word =
                    self.c.pick(&["count_ones", "leading_zeros", "trailing_zeros", "leading_ones", "count_zeros"]);
                let of = self.integer_kind();
                format!("({}.{word}() as {name})", self.expr(of, depth - 1, wish))
            }
            16 => format!("{a}.{}()", self.c.pick(&["reverse_bits", "swap_bytes"])),
            17 if kind.is_signed() => format!("{a}.{}()", self.c.pick(&["wrapping_abs", "signum"])),
            20 if matches!(kind, Kind::I32 | Kind::U32) => self.dot_of_integers(kind, &a, wish),
            18 => format!("{a}.clamp(3, 100)"),
            19 if self.c.chance(50) => format!("{a}.wrapping_pow({})", self.atom(Kind::U32, wish)),
            19 => format!("{a}.wrapping_pow({})", self.c.below(5)),
            20..=23 => {
                let from = self.c.pick(&self.palette);
                let b = self.expr(from, depth - 1, wish);
                if from.is_half() { format!("({b}.to_f32() as {name})") } else { format!("({b} as {name})") }
            }
            24 if matches!(kind, Kind::U16 | Kind::U32 | Kind::U64) => {
                let of = match kind {
                    Kind::U16 => self.c.pick(&[Kind::F16, Kind::Bf16]),
                    Kind::U32 => Kind::F32,
                    _ => Kind::F64,
                };
                if self.palette.contains(&of) {
                    let b = self.signed_for_sure(of, wish);
                    format!("{b}.to_bits()")
                } else {
                    a
                }
            }
            _ => self.choice(kind, depth, wish),
        }
    }

    /// An integer divisor.
    pub(super) fn divisor(&mut self, kind: Kind, depth: u32, wish: Wish) -> String {
        let b = self.expr(kind, depth, wish);
        if self.c.zero_divisors { b } else { format!("({b} | 1)") }
    }

    pub(super) fn integer_kind(&mut self) -> Kind {
        match self.c.pick(&self.palette) {
            k if k.is_int() => k,
            _ => Kind::U32,
        }
    }

    /// `if`, `match`, a block or a call as a value.
    pub(super) fn choice(&mut self, kind: Kind, depth: u32, wish: Wish) -> String {
        let a = self.expr(kind, depth - 1, wish);
        match self.c.below(10) {
            0 => self.by_variant(kind, a, wish),
            8 | 9 => self.gathered(kind, &a, wish),
            5 => self.fold(kind, &a, wish),
            6 => self.generic(kind, &a, wish),
            7 => self.named_closure(kind, &a, wish),
            1 | 2 => {
                let c = self.cond(1, wish);
                let b = self.expr(kind, depth - 1, wish);
                format!("(if {c} {{ {a} }} else {{ {b} }})")
            }
            3 => {
                let of = self.integer_kind();
                let v = self.expr(of, 1, wish);
                let (b, d) = (self.atom(kind, wish), self.atom(kind, wish));
                format!("(match {v} & 7 {{ 0 => {a}, 1 | 2 => {b}, 3..=5 => {d}, _ => {} }})", kind.literal(self.c))
            }
            _ => match self.functions.iter().find(|f| f.2 == kind).cloned() {
                Some((name, params, _)) if self.plain || wish == Wish::Any && !self.silent => {
                    let args: Vec<String> = params.iter().map(|k| self.atom(*k, wish)).collect();
                    format!("{name}({})", args.join(", "))
                }
                _ => a,
            },
        }
    }

    /// A condition.
    pub(super) fn cond(&mut self, depth: u32, wish: Wish) -> String {
        let kind = self.c.pick(&self.palette);
        let below = depth.saturating_sub(1);
        let simple = match self.c.below(12) {
            0 => self.atom(Kind::Bool, wish),
            1 if kind.is_float() => format!("{}.is_nan()", self.atom(kind, wish)),
            2 if kind.is_float() => {
                format!("{}.{}()", self.atom(kind, wish), self.c.pick(&["is_finite", "is_infinite"]))
            }
            3 if kind.is_float() => {
                let s = self.signed_for_sure(kind, wish);
                format!("{s}.is_sign_negative()")
            }
            5 if depth > 0 => {
                let a = self.atom(Kind::Bool, wish);
                self.gathered(Kind::Bool, &a, wish)
            }
            4 => {
                let of = self.integer_kind();
                let a = self.expr(of, 1, wish);
                format!("({a} & 3) == {}", self.c.below(4))
            }
            _ => {
                let (a, b) = (self.expr(kind, below, wish), self.atom(kind, wish));
                let op = self.c.pick(&["<", ">=", "==", "!=", ">", "<="]);
                format!("({a} {op} {b})")
            }
        };
        if depth <= 1 && self.c.chance(60) {
            return format!("({simple})");
        }
        let other = if depth == 0 { self.atom(Kind::Bool, wish) } else { self.cond(depth - 1, wish) };
        match self.c.below(5) {
            0 => format!("(({simple}) && {other})"),
            1 => format!("(({simple}) || {other})"),
            2 => format!("(({simple}) ^ {other})"),
            3 => format!("(({simple}) | {other})"),
            _ => format!("(!({simple}))"),
        }
    }
}
