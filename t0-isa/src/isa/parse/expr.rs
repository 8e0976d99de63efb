//! Absolute expressions: integers, symbols, `+ - * / % << >> & | ^ ~ !`, comparisons and parentheses, with the
//! precedence of GNU as.

use super::cursor::Cursor;
use super::error::{Fault, ParseErrorKind, Result};
use std::ops::Range;

/// Maximum number of parts of one expression, which bounds recursion.
const MAX_PARTS: u32 = 400;
/// Maximum nesting depth of parentheses and signs.
const MAX_DEPTH: u32 = 64;

/// The value of a symbol or an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Value {
    /// The section it is an offset into; `None` for plain numbers.
    pub(crate) section: Option<u32>,
    pub(crate) offset: i64,
}

impl Value {
    pub(crate) const fn number(offset: i64) -> Value {
        Value { section: None, offset }
    }
}

/// The meaning of names at a position of the program.
pub(crate) trait Scope {
    /// The symbol's value, if it already has one.
    fn symbol(&self, name: &str) -> Option<Value>;
    /// Whether symbols may be defined later. If so, instructions keep their expressions.
    fn later(&self) -> bool {
        false
    }
    /// Records a register that is used: its file (`v` or `s`) and the highest number.
    fn uses(&self, _vgpr: bool, _highest: u16) {}
    /// The symbol that `1b` or `1f` refers to here.
    fn numeric(&self, _digits: &str) -> Option<Box<str>> {
        None
    }
}

/// A scope that contains only the symbols of the syntax itself.
pub(crate) struct Bare;

impl Scope for Bare {
    fn symbol(&self, name: &str) -> Option<Value> {
        super::fields::predefined(name).map(Value::number)
    }
}

/// An expression whose value may need symbols that are not defined yet.
#[derive(Clone, Debug)]
pub(crate) enum Expr {
    Value(Value),
    /// A name, with an optional relocation specifier (`name@rel32@lo`), and its source range.
    Symbol(Box<str>, Option<Specifier>, Range<usize>),
    Unary(u8, Box<Expr>),
    Binary(Binary, Box<[Expr; 2]>),
    Call(Call, Vec<Expr>),
}

/// How an instruction uses the address of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Specifier {
    /// Low half of the distance from the field itself.
    Rel32Lo,
    /// High half of that distance.
    Rel32Hi,
    /// Low half of the address.
    Abs32Lo,
    /// High half of the address.
    Abs32Hi,
}

impl Specifier {
    const ALL: [(&'static str, Specifier); 4] = [
        ("rel32@lo", Specifier::Rel32Lo),
        ("rel32@hi", Specifier::Rel32Hi),
        ("abs32@lo", Specifier::Abs32Lo),
        ("abs32@hi", Specifier::Abs32Hi),
    ];
}

/// Binary operators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Binary {
    LogicOr,
    LogicAnd,
    Equal,
    NotEqual,
    LessEqual,
    GreaterEqual,
    Less,
    Greater,
    Add,
    Sub,
    Or,
    Xor,
    And,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
}

/// Functions of LLVM's AMDGPU expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Call {
    /// The largest argument.
    Max,
    /// Bitwise or of the arguments.
    Or,
    /// SGPRs for VCC, flat scratch and XNACK beyond the numbered ones; on gfx11 only VCC's two count.
    ExtraSgprs,
    /// VGPRs including accumulation registers, which gfx11 does not have.
    TotalVgprs,
    /// The first argument rounded up to a multiple of the second.
    AlignTo,
}

impl Call {
    fn named(name: &str) -> Option<Call> {
        Some(match name {
            "max" => Call::Max,
            "or" => Call::Or,
            "extrasgprs" => Call::ExtraSgprs,
            "totalnumvgprs" => Call::TotalVgprs,
            "alignto" => Call::AlignTo,
            _ => return None,
        })
    }
}

/// Operators by binding strength (GNU as): longest spelling first.
const OPERATORS: [(&str, u8, Binary); 18] = [
    ("||", 1, Binary::LogicOr),
    ("&&", 2, Binary::LogicAnd),
    ("==", 3, Binary::Equal),
    ("!=", 3, Binary::NotEqual),
    ("<=", 3, Binary::LessEqual),
    (">=", 3, Binary::GreaterEqual),
    ("<<", 6, Binary::Shl),
    (">>", 6, Binary::Shr),
    ("<", 3, Binary::Less),
    (">", 3, Binary::Greater),
    ("+", 4, Binary::Add),
    ("-", 4, Binary::Sub),
    ("|", 5, Binary::Or),
    ("^", 5, Binary::Xor),
    ("&", 5, Binary::And),
    ("*", 6, Binary::Mul),
    ("/", 6, Binary::Div),
    ("%", 6, Binary::Rem),
];

/// The state of an expression parser.
pub(crate) struct Expressions<'s> {
    pub(crate) scope: &'s dyn Scope,
    parts: u32,
    depth: u32,
}

/// Why an expression has no value.
#[derive(Debug)]
pub(crate) enum NoValue {
    /// This symbol is not defined.
    Undefined(Box<str>, Range<usize>),
    /// It cannot have a value.
    Never(&'static str),
}

impl<'s> Expressions<'s> {
    pub(crate) fn new(scope: &'s dyn Scope) -> Expressions<'s> {
        Expressions { scope, parts: 0, depth: 0 }
    }

    /// Parses a whole expression.
    pub(crate) fn expression(&mut self, cursor: &mut Cursor<'_>) -> Result<Expr> {
        self.operators(cursor, 1)
    }

    fn operators(&mut self, cursor: &mut Cursor<'_>, strength: u8) -> Result<Expr> {
        let mut left = self.primary(cursor)?;
        loop {
            cursor.skip();
            let rest = cursor.rest();
            let Some(&(text, binds, operator)) = OPERATORS.iter().find(|(text, ..)| rest.starts_with(text)) else {
                return Ok(left);
            };
            // The bar of `instid0(..) | instskip(..)` and of `|v0|` never gets here: those callers do not parse
            // operators.
            if binds < strength {
                return Ok(left);
            }
            cursor.eat(text);
            let start = cursor.position();
            let right = self.operators(cursor, binds + 1)?;
            left = match (&left, &right) {
                (Expr::Value(a), Expr::Value(b)) => match apply(operator, *a, *b) {
                    Ok(value) => Expr::Value(value),
                    Err(why) => {
                        return Err(Fault::new(start..cursor.position(), ParseErrorKind::Expression(why)));
                    }
                },
                _ => Expr::Binary(operator, Box::new([left, right])),
            };
        }
    }

    /// A number, a symbol, a call or a parenthesis, with signs before it.
    pub(crate) fn primary(&mut self, cursor: &mut Cursor<'_>) -> Result<Expr> {
        cursor.skip();
        let start = cursor.position();
        self.parts += 1;
        self.depth += 1;
        if self.parts > MAX_PARTS || self.depth > MAX_DEPTH {
            return Err(Fault::new(start..start + 1, ParseErrorKind::Expression("the expression is too large")));
        }
        let expr = self.primary_within(cursor, start);
        self.depth -= 1;
        expr
    }

    fn primary_within(&mut self, cursor: &mut Cursor<'_>, start: usize) -> Result<Expr> {
        match cursor.peek() {
            Some(b'(') => {
                cursor.eat("(");
                let inner = self.operators(cursor, 1)?;
                cursor.require(")")?;
                Ok(inner)
            }
            Some(sign @ (b'-' | b'+' | b'~' | b'!')) => {
                cursor.set_position(cursor.position() + 1);
                Ok(match self.primary(cursor)? {
                    Expr::Value(Value { section: None, offset }) => Expr::Value(Value::number(unary(sign, offset))),
                    inner => Expr::Unary(sign, Box::new(inner)),
                })
            }
            Some(b'0'..=b'9') => self.number(cursor),
            Some(b'"') => {
                let name = string(cursor)?;
                self.symbol(cursor, name.into(), start)
            }
            _ => {
                let Some(word) = cursor.word() else { return cursor.expected("a number or a symbol") };
                if let Some(call) = Call::named(word)
                    && cursor.eat("(")
                {
                    let mut arguments = vec![self.operators(cursor, 1)?];
                    while cursor.eat(",") {
                        arguments.push(self.operators(cursor, 1)?);
                    }
                    cursor.require(")")?;
                    let whole = Expr::Call(call, arguments);
                    return Ok(match value(&whole, self.scope) {
                        Ok(known) => Expr::Value(known),
                        Err(_) => whole,
                    });
                }
                self.symbol(cursor, word.into(), start)
            }
        }
    }

    fn symbol(&mut self, cursor: &mut Cursor<'_>, name: Box<str>, start: usize) -> Result<Expr> {
        let at = start..cursor.position();
        if cursor.rest().starts_with('@') {
            cursor.eat("@");
            let found = Specifier::ALL.iter().find(|(text, _)| cursor.rest().starts_with(text));
            let Some(&(text, specifier)) = found else {
                return cursor.expected("`rel32@lo`, `rel32@hi`, `abs32@lo` or `abs32@hi`");
            };
            cursor.eat(text);
            return Ok(Expr::Symbol(name, Some(specifier), at));
        }
        match self.scope.symbol(&name) {
            Some(value) => Ok(Expr::Value(value)),
            None => Ok(Expr::Symbol(name, None, at)),
        }
    }

    fn number(&mut self, cursor: &mut Cursor<'_>) -> Result<Expr> {
        let start = cursor.position();
        let digits = cursor.digits();
        let at = start..cursor.position();
        // `1b` and `1f`: the nearest label `1:` before and after.
        if let Some(name) = digits.strip_suffix(['b', 'f'])
            && !digits.starts_with("0x")
            && name.bytes().all(|b| b.is_ascii_digit())
            && let Some(name) = self.scope.numeric(digits)
        {
            return Ok(match self.scope.symbol(&name) {
                Some(value) => Expr::Value(value),
                None => Expr::Symbol(name, None, at),
            });
        }
        match integer(digits) {
            Some(value) => Ok(Expr::Value(Value::number(value))),
            None => Err(Fault::new(
                at,
                ParseErrorKind::Expected { expected: "a 64-bit integer".into(), found: format!("`{digits}`") },
            )),
        }
    }
}

/// A decimal, `0x`, `0b` or (by a leading zero) octal integer of at most 64 bits.
pub(crate) fn integer(digits: &str) -> Option<i64> {
    let (radix, digits) = match digits.as_bytes() {
        [b'0', b'x' | b'X', ..] => (16, &digits[2..]),
        [b'0', b'b' | b'B', ..] => (2, &digits[2..]),
        [b'0', _, ..] => (8, &digits[1..]),
        _ => (10, digits),
    };
    if digits.is_empty() || digits.starts_with('+') {
        return None;
    }
    u64::from_str_radix(digits, radix).ok().map(|value| value as i64)
}

/// A string in double quotes. Backslash escapes are those of C.
pub(crate) fn string(cursor: &mut Cursor<'_>) -> Result<String> {
    let bytes = string_bytes(cursor)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Bytes between double quotes.
pub(crate) fn string_bytes(cursor: &mut Cursor<'_>) -> Result<Vec<u8>> {
    if cursor.peek() != Some(b'"') {
        return cursor.expected("a string in double quotes");
    }
    let start = cursor.position();
    let bytes = cursor.text().as_bytes();
    let mut at = start + 1;
    let mut out = Vec::new();
    loop {
        match bytes.get(at) {
            None | Some(b'\n') => {
                let kind = ParseErrorKind::Expected { expected: "`\"`".into(), found: "the end of the line".into() };
                return Err(Fault::new(start..at, kind));
            }
            Some(b'"') => break,
            Some(b'\\') => {
                let (byte, length) = escape(&bytes[at + 1..]);
                out.push(byte);
                at += 1 + length;
            }
            Some(byte) => {
                out.push(*byte);
                at += 1;
            }
        }
    }
    cursor.set_position(at + 1);
    Ok(out)
}

/// The byte of a backslash escape, and the number of characters that encode it.
fn escape(rest: &[u8]) -> (u8, usize) {
    match rest.first() {
        Some(b'n') => (b'\n', 1),
        Some(b't') => (b'\t', 1),
        Some(b'r') => (b'\r', 1),
        Some(b'b') => (8, 1),
        Some(b'f') => (12, 1),
        Some(b'0'..=b'7') => {
            let digits = rest.iter().take(3).take_while(|b| matches!(b, b'0'..=b'7'));
            let (value, length) = digits.fold((0u32, 0), |(value, n), b| (value * 8 + u32::from(b - b'0'), n + 1));
            (value as u8, length)
        }
        Some(b'\n') | None => (b'\\', 0),
        Some(byte) => (*byte, 1),
    }
}

fn unary(sign: u8, value: i64) -> i64 {
    match sign {
        b'-' => value.wrapping_neg(),
        b'~' => !value,
        b'!' => i64::from(value == 0),
        _ => value,
    }
}

fn apply(operator: Binary, a: Value, b: Value) -> std::result::Result<Value, &'static str> {
    use Binary::*;
    let section = match (operator, a.section, b.section) {
        (_, None, None) => None,
        (Add, section, None) | (Add, None, section) | (Sub, section, None) => section,
        (Sub | Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual, Some(a), Some(b)) if a == b => None,
        _ => return Err("addresses can only be subtracted, compared and offset by a number"),
    };
    let (a, b) = (a.offset, b.offset);
    // In GNU as, a true comparison is -1.
    let holds = |b: bool| -i64::from(b);
    let offset = match operator {
        LogicOr => i64::from(a != 0 || b != 0),
        LogicAnd => i64::from(a != 0 && b != 0),
        Equal => holds(a == b),
        NotEqual => holds(a != b),
        LessEqual => holds(a <= b),
        GreaterEqual => holds(a >= b),
        Less => holds(a < b),
        Greater => holds(a > b),
        Add => a.wrapping_add(b),
        Sub => a.wrapping_sub(b),
        Or => a | b,
        Xor => a ^ b,
        And => a & b,
        Mul => a.wrapping_mul(b),
        Div | Rem if b == 0 => return Err("division by zero"),
        Div => a.wrapping_div(b),
        Rem => a.wrapping_rem(b),
        Shl => {
            if (0..64).contains(&b) {
                a << b
            } else {
                0
            }
        }
        Shr => {
            if (0..64).contains(&b) {
                ((a as u64) >> b) as i64
            } else {
                0
            }
        }
    };
    Ok(Value { section, offset })
}

/// The value of an expression, if `scope` has values for its symbols.
pub(crate) fn value(expr: &Expr, scope: &dyn Scope) -> std::result::Result<Value, NoValue> {
    match expr {
        Expr::Value(value) => Ok(*value),
        Expr::Symbol(_, Some(_), _) => Err(NoValue::Never("a relocation specifier is not allowed here")),
        Expr::Symbol(name, None, at) => scope.symbol(name).ok_or_else(|| NoValue::Undefined(name.clone(), at.clone())),
        Expr::Unary(sign, inner) => match value(inner, scope)? {
            Value { section: None, offset } => Ok(Value::number(unary(*sign, offset))),
            _ => Err(NoValue::Never("an address cannot have a sign")),
        },
        Expr::Binary(operator, sides) => {
            let (a, b) = (value(&sides[0], scope)?, value(&sides[1], scope)?);
            apply(*operator, a, b).map_err(NoValue::Never)
        }
        Expr::Call(call, arguments) => {
            let mut numbers = Vec::with_capacity(arguments.len());
            for argument in arguments {
                match value(argument, scope)? {
                    Value { section: None, offset } => numbers.push(offset),
                    _ => return Err(NoValue::Never("functions take numbers, not addresses")),
                }
            }
            called(*call, &numbers).map(Value::number).map_err(NoValue::Never)
        }
    }
}

fn called(call: Call, numbers: &[i64]) -> std::result::Result<i64, &'static str> {
    match (call, numbers) {
        (Call::Max, _) => Ok(numbers.iter().copied().max().unwrap_or(0)),
        (Call::Or, _) => Ok(numbers.iter().fold(0, |all, n| all | n)),
        (Call::ExtraSgprs, [vcc, _, _]) => Ok(if *vcc != 0 { 2 } else { 0 }),
        (Call::TotalVgprs, [_, vgprs]) => Ok(*vgprs),
        (Call::AlignTo, [value, step]) if *step > 0 && *value >= 0 => {
            Ok(value.checked_add(step - 1).map_or(*value, |sum| sum / step * step))
        }
        (Call::AlignTo, _) => Err("`alignto` takes a number and a positive step"),
        (Call::ExtraSgprs, _) => Err("`extrasgprs` takes three numbers"),
        (Call::TotalVgprs, _) => Err("`totalnumvgprs` takes two numbers"),
    }
}
