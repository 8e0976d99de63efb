//! What the launch rules of a kernel state about lengths, scalar arguments and ids, for the passes.
//!
//! A rule that cannot be written as a sum of products that is not negative states nothing here: it is checked by the
//! launch as before.

use crate::attribute::{Binary, Quantity, Rules, Term};
use crate::ir::func::{Param, ParamKind};
use crate::ir::launch::{AXES, DIMENSIONS, Factor, LaunchFacts, Sum, ids};
use crate::ir::{Op, ViewId};
use crate::lang::ast::Body;
use crate::lang::check;
use crate::lang::types::{Scalar, Type};
use crate::source::KernelSource;
use quote::ToTokens as _;
use syn::Expr;

/// The facts that a kernel's launch rules state.
pub(super) fn facts(src: &KernelSource<'_>, params: &[Param], body: &Body) -> LaunchFacts {
    let Ok(rules) = Rules::read(&src.rules, src.item) else { return LaunchFacts::default() };
    if rules.is_empty() {
        return LaunchFacts::default();
    }
    let mut reader =
        Reader { src, params, unsigned: unsigned(body), rules: &rules, rounded: vec![], facts: LaunchFacts::default() };
    for rule in &rules.requires {
        reader.condition(&rule.term);
    }
    if let Some((blocks, sides)) = &rules.grid {
        for (axis, side) in sides.iter().enumerate() {
            reader.side(*blocks, axis, &side.term);
        }
    }
    reader.facts
}

/// Whether each parameter of the IR is an unsigned number of at most 32 bits.
fn unsigned(body: &Body) -> Vec<bool> {
    let is = |s: Scalar| matches!(s, Scalar::U8 | Scalar::U16 | Scalar::U32 | Scalar::Usize);
    let mut all = vec![];
    for id in &body.params {
        match &body.locals[id.0 as usize].ty {
            ty @ (Type::Struct(_) | Type::Array(..)) => ty.each_place(0, &mut |_, s| all.push(is(s))),
            Type::Scalar(s) => all.push(is(*s)),
            // The value in the kernel is that of a variant, which the number of the argument may not be.
            Type::Enum(_) => all.push(false),
            // The length of an array whose size the launch decides.
            Type::Lds(..) => all.push(true),
            _ => all.push(false),
        }
    }
    all
}

struct Reader<'a> {
    src: &'a KernelSource<'a>,
    params: &'a [Param],
    unsigned: Vec<bool>,
    rules: &'a Rules,
    /// The quotients: what is divided, and by what. Each is rounded up, or down (`false`).
    rounded: Vec<(Sum, i128, bool)>,
    facts: LaunchFacts,
}

impl Reader<'_> {
    /// States a condition that holds.
    fn condition(&mut self, term: &Term) {
        let (op, a, b) = match term {
            Term::Binary(op, a, b) => (op, a, b),
            Term::If(parts) => {
                if let Some(chosen) = self.chosen(parts) {
                    self.condition(chosen);
                }
                return;
            }
            _ => return,
        };
        match op {
            Binary::And => {
                self.condition(a);
                self.condition(b);
                return;
            }
            Binary::Or => {
                if self.truth(a) == Some(false) {
                    self.condition(b);
                } else if self.truth(b) == Some(false) {
                    self.condition(a);
                }
                return;
            }
            _ => {}
        }
        let (Some(x), Some(y)) = (self.sum(a), self.sum(b)) else { return };
        match op {
            Binary::Eq => {
                self.at_most(&x, &y, 0);
                self.at_most(&y, &x, 0);
            }
            Binary::Lt => self.at_most(&x, &y, 1),
            Binary::Le => self.at_most(&x, &y, 0),
            Binary::Gt => self.at_most(&y, &x, 1),
            Binary::Ge => self.at_most(&y, &x, 0),
            Binary::IsMultipleOf => {
                if let ([(1, product)], Some(n)) = (&x.0[..], constant(&y))
                    && let [Factor::Leaf(op)] = &product[..]
                    && let Ok(n @ 1..) = u32::try_from(n)
                {
                    self.facts.multiples.push((op.clone(), n));
                }
            }
            _ => {}
        }
    }

    /// States what a side of the grid means for ids.
    fn side(&mut self, blocks: bool, axis: usize, term: &Term) {
        let Some(side) = self.sum(term) else { return };
        let [block, thread] = ids(AXES[axis]).map(|op| vec![Factor::Leaf(op)]);
        if !blocks {
            // Lanes beyond the grid do not exist.
            let id = Sum(vec![(self.src.block[axis].into(), block), (1, thread)]);
            self.at_most(&id, &side, 1);
            return;
        }
        self.at_most(&Sum(vec![(1, block.clone())]), &side, 1);
        if let [(1, product)] = &side.0[..]
            && let [Factor::Quotient(q)] = &product[..]
            && let (dividend, divisor, true) = self.rounded[*q as usize].clone()
        {
            // id < ceil(x / d), so that id * d < x.
            self.at_most(&Sum(vec![(divisor, block)]), &dividend, 1);
        }
    }

    /// Whether a condition holds in this instance, if its constants decide.
    fn truth(&mut self, term: &Term) -> Option<bool> {
        let Term::Binary(op, a, b) = term else { return None };
        let (x, y) = (constant(&self.sum(a)?)?, constant(&self.sum(b)?)?);
        Some(match op {
            Binary::Eq => x == y,
            Binary::Ne => x != y,
            Binary::Lt => x < y,
            Binary::Le => x <= y,
            Binary::Gt => x > y,
            Binary::Ge => x >= y,
            _ => return None,
        })
    }

    /// The value of an `if` in this instance, if its constants decide.
    fn chosen<'t>(&mut self, [condition, then, other]: &'t [Term; 3]) -> Option<&'t Term> {
        self.truth(condition).map(|holds| if holds { then } else { other })
    }

    /// A number as a sum of products.
    fn sum(&mut self, term: &Term) -> Option<Sum> {
        match term {
            Term::Constant(c) => Some(number(*c)),
            Term::Quantity(at) => self.quantity(&self.rules.quantities[*at]),
            Term::Binary(op, a, b) => {
                let (x, y) = (self.sum(a)?, self.sum(b)?);
                match (op, constant(&y)) {
                    (Binary::Add, _) => Some(added(&x, &y, 1)),
                    (Binary::Sub, _) => Some(added(&x, &y, -1)),
                    (Binary::Mul, _) => multiplied(&x, &y),
                    (Binary::Div, Some(c @ 1..)) => self.rounded(x, c, false),
                    (Binary::DivCeil, Some(c @ 1..)) => self.rounded(x, c, true),
                    (Binary::NextMultipleOf, Some(c @ 1..)) => multiplied(&self.rounded(x, c, true)?, &number(c)),
                    _ => None,
                }
            }
            Term::If(parts) => {
                let chosen = self.chosen(parts)?;
                self.sum(chosen)
            }
            Term::Unary(..) => None,
        }
    }

    /// A quotient as a quantity of its own, with what is known of it. Quantities are not negative: a dividend with a
    /// difference in it may be.
    fn rounded(&mut self, dividend: Sum, divisor: i128, up: bool) -> Option<Sum> {
        if divisor == 1 {
            return Some(dividend);
        }
        if dividend.0.iter().any(|(factor, _)| *factor < 0) {
            return None;
        }
        let key = (dividend, divisor, up);
        if let Some(known) = self.rounded.iter().position(|old| *old == key) {
            return Some(Sum(vec![(1, vec![Factor::Quotient(known as u32)])]));
        }
        let q = vec![Factor::Quotient(self.rounded.len() as u32)];
        let product = Sum(vec![(divisor, q.clone())]);
        let (less, more) = if up { (&key.0, &product) } else { (&product, &key.0) };
        self.at_most(less, more, 0);
        let widened = added(less, &number(divisor - 1), 1);
        self.at_most(more, &widened, 0);
        self.rounded.push(key);
        Some(Sum(vec![(1, q)]))
    }

    /// A number that the rules read from the arguments.
    fn quantity(&self, named: &Quantity) -> Option<Sum> {
        let leaf = |op: Op| Some(Sum(vec![(1, vec![Factor::Leaf(op)])]));
        let param = |name: &str| self.params.iter().position(|p| p.name == name);
        if let Expr::MethodCall(call) = &named.value {
            let i = param(&call.receiver.to_token_stream().to_string())?;
            let (_, dim) = DIMENSIONS.iter().find(|(name, _)| call.method == name)?;
            let is_view = matches!(self.params[i].kind, ParamKind::View { .. });
            return is_view.then_some(Op::ViewDim(ViewId(i as u32), *dim)).and_then(leaf);
        }
        let name: String = named.value.to_token_stream().to_string().split_whitespace().collect();
        if let Some((_, value)) = self.src.instance.iter().find(|(known, _)| *known == name) {
            let value = value.to_token_stream().to_string();
            if let Ok(value) = syn::parse_str::<syn::LitInt>(&value) {
                return value.base10_parse().ok().map(number);
            }
        }
        if let Some(code) = check::code(self.src, &named.value) {
            return Some(number(code.into()));
        }
        let i = param(&name).filter(|i| self.unsigned[*i])?;
        leaf(Op::Param(i as u32))
    }

    /// States that one sum and a number are at most another sum.
    fn at_most(&mut self, less: &Sum, more: &Sum, by: i128) {
        let rest = added(&added(more, less, -1), &number(by), -1);
        if constant(&rest).is_none() {
            self.facts.sums.push(rest);
        }
    }
}

fn number(c: i128) -> Sum {
    Sum(vec![(c, vec![])])
}

/// The value of a sum without quantities.
fn constant(sum: &Sum) -> Option<i128> {
    sum.0.iter().all(|(_, product)| product.is_empty()).then(|| sum.0.iter().map(|(c, _)| *c).sum())
}

fn added(x: &Sum, y: &Sum, sign: i128) -> Sum {
    let more = y.0.iter().map(|(factor, product)| (factor * sign, product.clone()));
    Sum(x.0.iter().cloned().chain(more).filter(|(factor, _)| *factor != 0).collect())
}

/// The product; `None` where a factor becomes too large.
fn multiplied(x: &Sum, y: &Sum) -> Option<Sum> {
    let mut all = vec![];
    for (a, p) in &x.0 {
        for (b, q) in &y.0 {
            let factor = a.checked_mul(*b).filter(|f| f.unsigned_abs() < 1 << 80)?;
            all.push((factor, p.iter().chain(q).cloned().collect()));
        }
    }
    Some(Sum(all))
}
