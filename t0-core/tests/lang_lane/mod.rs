//! Runs a kernel one lane at a time, directly from the syntax tree: the meaning of the Rust text, for the part of the
//! language without builtins across lanes (integers, control flow, views of u32).
#![allow(unreachable_pub, reason = "shared by test binaries")]

use std::collections::HashMap;

/// The environment of a lane.
pub struct Lane<'a> {
    /// Device functions by name.
    pub functions: &'a HashMap<String, syn::ItemFn>,
    /// The values of functions without arguments, such as `global_id`.
    pub words: HashMap<String, u32>,
    /// Scalar arguments are variables; views are in this map.
    pub views: &'a mut HashMap<String, Vec<u32>>,
    scopes: Vec<(String, Val)>,
    steps: u32,
}

#[derive(Clone, Debug, PartialEq)]
enum Val {
    Int(u32),
    Bool(bool),
    Tuple(Vec<Val>),
    Array(Vec<Val>),
}

enum Out {
    Break(Option<String>, Val),
    Continue(Option<String>),
    Return(Val),
}

type R = Result<Val, Out>;

const UNIT: Val = Val::Tuple(vec![]);

impl<'a> Lane<'a> {
    pub fn new(
        functions: &'a HashMap<String, syn::ItemFn>,
        words: HashMap<String, u32>,
        views: &'a mut HashMap<String, Vec<u32>>,
    ) -> Lane<'a> {
        Lane { functions, words, views, scopes: vec![], steps: 0 }
    }

    /// Sets a scalar argument.
    pub fn give(&mut self, name: &str, v: u32) {
        self.scopes.push((name.to_string(), Val::Int(v)));
    }

    /// Runs a kernel; its views are looked up by name.
    pub fn run(&mut self, f: &syn::ItemFn) {
        let _ = self.block(&f.block);
    }

    fn find(&mut self, name: &str) -> &mut Val {
        &mut self.scopes.iter_mut().rev().find(|(n, _)| n == name).unwrap_or_else(|| panic!("no {name}")).1
    }

    fn block(&mut self, b: &syn::Block) -> R {
        let n = self.scopes.len();
        let r = self.stmts(b);
        self.scopes.truncate(n);
        r
    }

    fn stmts(&mut self, b: &syn::Block) -> R {
        let mut last = UNIT;
        for s in &b.stmts {
            last = UNIT;
            match s {
                syn::Stmt::Local(l) => {
                    let v = match &l.init {
                        Some(i) => self.expr(&i.expr)?,
                        None => Val::Int(0),
                    };
                    self.bind(&l.pat, v);
                }
                syn::Stmt::Expr(e, semi) => {
                    let v = self.expr(e)?;
                    if semi.is_none() {
                        last = v;
                    }
                }
                _ => panic!("statement"),
            }
        }
        Ok(last)
    }

    fn bind(&mut self, p: &syn::Pat, v: Val) {
        match p {
            syn::Pat::Ident(i) => self.scopes.push((i.ident.to_string(), v)),
            syn::Pat::Type(t) => self.bind(&t.pat, v),
            syn::Pat::Wild(_) => {}
            syn::Pat::Tuple(t) => {
                let Val::Tuple(vs) = v else { panic!("tuple") };
                for (p, v) in t.elems.iter().zip(vs) {
                    self.bind(p, v);
                }
            }
            _ => panic!("pattern"),
        }
    }

    fn int(&mut self, e: &syn::Expr) -> Result<u32, Out> {
        match self.expr(e)? {
            Val::Int(v) => Ok(v),
            other => panic!("an integer, not {other:?}"),
        }
    }

    fn cond(&mut self, e: &syn::Expr) -> Result<bool, Out> {
        match self.expr(e)? {
            Val::Bool(v) => Ok(v),
            other => panic!("a bool, not {other:?}"),
        }
    }

    fn place(&mut self, e: &syn::Expr, f: &mut dyn FnMut(&mut Val)) -> Result<(), Out> {
        match e {
            syn::Expr::Path(p) => {
                let name = p.path.get_ident().unwrap().to_string();
                f(self.find(&name));
            }
            syn::Expr::Index(i) => {
                let j = self.int(&i.index)? as usize;
                if let syn::Expr::Path(p) = &*i.expr
                    && let name = p.path.get_ident().unwrap().to_string()
                    && let Some(view) = self.views.get_mut(&name)
                {
                    let mut v = Val::Int(view.get(j).copied().unwrap_or(0));
                    f(&mut v);
                    if let (Some(to), Val::Int(v)) = (view.get_mut(j), v) {
                        *to = v;
                    }
                    return Ok(());
                }
                self.place(&i.expr, &mut |v| {
                    let Val::Array(vs) = v else { panic!("array") };
                    f(&mut vs[j]);
                })?;
            }
            syn::Expr::Field(x) => {
                let syn::Member::Unnamed(i) = &x.member else { panic!("field") };
                let i = i.index as usize;
                self.place(&x.base, &mut |v| {
                    let Val::Tuple(vs) = v else { panic!("tuple") };
                    f(&mut vs[i]);
                })?;
            }
            _ => panic!("place"),
        }
        Ok(())
    }

    fn is_place(e: &syn::Expr) -> bool {
        matches!(e, syn::Expr::Path(_) | syn::Expr::Index(_) | syn::Expr::Field(_))
    }

    fn looped(&mut self, label: &Option<syn::Label>, body: &syn::Block) -> Result<Option<Val>, Out> {
        let mine = label.as_ref().map(|l| l.name.ident.to_string());
        match self.block(body) {
            Ok(_) => Ok(None),
            Err(Out::Continue(l)) if l.is_none() || l == mine => Ok(None),
            Err(Out::Break(l, v)) if l.is_none() || l == mine => Ok(Some(v)),
            Err(o) => Err(o),
        }
    }

    fn expr(&mut self, e: &syn::Expr) -> R {
        self.steps += 1;
        assert!(self.steps < 1_000_000, "endless");
        Ok(match e {
            syn::Expr::Paren(p) => self.expr(&p.expr)?,
            syn::Expr::Lit(l) => match &l.lit {
                syn::Lit::Int(i) => Val::Int(i.base10_parse().unwrap()),
                syn::Lit::Bool(b) => Val::Bool(b.value),
                _ => panic!("literal"),
            },
            e if Self::is_place(e) => {
                let mut out = UNIT;
                self.place(e, &mut |v| out = v.clone())?;
                out
            }
            syn::Expr::Tuple(t) => Val::Tuple(t.elems.iter().map(|e| self.expr(e)).collect::<Result<_, _>>()?),
            syn::Expr::Array(t) => Val::Array(t.elems.iter().map(|e| self.expr(e)).collect::<Result<_, _>>()?),
            syn::Expr::Cast(c) => match self.expr(&c.expr)? {
                Val::Bool(b) => Val::Int(b.into()),
                v => v,
            },
            syn::Expr::Unary(u) => match (&u.op, self.expr(&u.expr)?) {
                (syn::UnOp::Not(_), Val::Bool(b)) => Val::Bool(!b),
                (syn::UnOp::Not(_), Val::Int(v)) => Val::Int(!v),
                _ => panic!("unary"),
            },
            syn::Expr::Binary(b) => return self.binary(b),
            syn::Expr::Assign(a) => {
                let v = self.expr(&a.right)?;
                self.place(&a.left, &mut |to| *to = v.clone())?;
                UNIT
            }
            syn::Expr::Block(b) => match (self.block(&b.block), &b.label) {
                (Err(Out::Break(Some(l), v)), Some(mine)) if mine.name.ident == l => v,
                (r, _) => r?,
            },
            syn::Expr::If(i) => {
                if self.cond(&i.cond)? {
                    self.block(&i.then_branch)?
                } else if let Some((_, e)) = &i.else_branch {
                    self.expr(e)?
                } else {
                    UNIT
                }
            }
            syn::Expr::Match(m) => {
                let v = self.int(&m.expr)?;
                for arm in &m.arms {
                    if fits(&arm.pat, v) {
                        return self.expr(&arm.body);
                    }
                }
                panic!("no arm")
            }
            syn::Expr::While(w) => {
                while self.cond(&w.cond)? {
                    if self.looped(&w.label, &w.body)?.is_some() {
                        break;
                    }
                }
                UNIT
            }
            syn::Expr::Loop(l) => loop {
                if let Some(v) = self.looped(&l.label, &l.body)? {
                    return Ok(v);
                }
            },
            syn::Expr::ForLoop(f) => {
                for i in self.range(&f.expr)? {
                    let n = self.scopes.len();
                    self.bind(&f.pat, Val::Int(i));
                    let r = self.looped(&f.label, &f.body);
                    self.scopes.truncate(n);
                    if r?.is_some() {
                        break;
                    }
                }
                UNIT
            }
            syn::Expr::Break(b) => {
                let v = match &b.expr {
                    Some(e) => self.expr(e)?,
                    None => UNIT,
                };
                return Err(Out::Break(b.label.as_ref().map(|l| l.ident.to_string()), v));
            }
            syn::Expr::Continue(c) => return Err(Out::Continue(c.label.as_ref().map(|l| l.ident.to_string()))),
            syn::Expr::Return(r) => {
                let v = match &r.expr {
                    Some(e) => self.expr(e)?,
                    None => UNIT,
                };
                return Err(Out::Return(v));
            }
            syn::Expr::Call(c) => {
                let syn::Expr::Path(p) = &*c.func else { panic!("call") };
                let name = p.path.get_ident().unwrap().to_string();
                if let Some(v) = self.words.get(&name) {
                    return Ok(Val::Int(*v));
                }
                let f = self.functions.get(&name).unwrap_or_else(|| panic!("no function {name}"));
                let args = c.args.iter().map(|a| self.expr(a)).collect::<Result<Vec<_>, _>>()?;
                let outer = std::mem::take(&mut self.scopes);
                for (p, v) in f.sig.inputs.iter().zip(args) {
                    let syn::FnArg::Typed(t) = p else { panic!("self") };
                    self.bind(&t.pat, v);
                }
                let r = self.block(&f.block);
                self.scopes = outer;
                match r {
                    Err(Out::Return(v)) => v,
                    r => r?,
                }
            }
            syn::Expr::MethodCall(m) => {
                let x = self.int(&m.receiver)?;
                let y = match m.args.first() {
                    Some(a) => self.int(a)?,
                    None => 0,
                };
                Val::Int(match m.method.to_string().as_str() {
                    "min" => x.min(y),
                    "max" => x.max(y),
                    "rotate_left" => x.rotate_left(y),
                    "abs_diff" => x.abs_diff(y),
                    other => panic!("method {other}"),
                })
            }
            _ => panic!("expression"),
        })
    }

    fn range(&mut self, e: &syn::Expr) -> Result<Vec<u32>, Out> {
        Ok(match e {
            syn::Expr::Paren(p) => self.range(&p.expr)?,
            syn::Expr::Range(r) => {
                let (a, b) = (self.int(r.start.as_ref().unwrap())?, self.int(r.end.as_ref().unwrap())?);
                match r.limits {
                    syn::RangeLimits::HalfOpen(_) => (a..b).collect(),
                    syn::RangeLimits::Closed(_) => (a..=b).collect(),
                }
            }
            syn::Expr::MethodCall(m) if m.method == "rev" => {
                let mut v = self.range(&m.receiver)?;
                v.reverse();
                v
            }
            syn::Expr::Call(c) => {
                let a = c.args.iter().map(|a| self.int(a)).collect::<Result<Vec<_>, _>>()?;
                (a[0]..a[1]).step_by(a[2] as usize).collect()
            }
            _ => panic!("range"),
        })
    }

    fn binary(&mut self, b: &syn::ExprBinary) -> R {
        use syn::BinOp::*;
        match b.op {
            And(_) => return Ok(Val::Bool(self.cond(&b.left)? && self.cond(&b.right)?)),
            Or(_) => return Ok(Val::Bool(self.cond(&b.left)? || self.cond(&b.right)?)),
            AddAssign(_) | SubAssign(_) | MulAssign(_) | BitXorAssign(_) => {
                let y = self.int(&b.right)?;
                self.place(&b.left, &mut |v| {
                    let Val::Int(x) = v else { panic!("integer") };
                    *x = match b.op {
                        AddAssign(_) => x.wrapping_add(y),
                        SubAssign(_) => x.wrapping_sub(y),
                        MulAssign(_) => x.wrapping_mul(y),
                        _ => *x ^ y,
                    };
                })?;
                return Ok(UNIT);
            }
            _ => {}
        }
        let (x, y) = match (self.expr(&b.left)?, self.expr(&b.right)?) {
            (Val::Int(x), Val::Int(y)) => (x, y),
            (Val::Bool(x), Val::Bool(y)) => {
                return Ok(Val::Bool(match b.op {
                    Eq(_) => x == y,
                    Ne(_) | BitXor(_) => x != y,
                    BitAnd(_) => x & y,
                    BitOr(_) => x | y,
                    _ => panic!("operator"),
                }));
            }
            other => panic!("{other:?}"),
        };
        Ok(match b.op {
            Add(_) => Val::Int(x.wrapping_add(y)),
            Sub(_) => Val::Int(x.wrapping_sub(y)),
            Mul(_) => Val::Int(x.wrapping_mul(y)),
            Div(_) => Val::Int(x.checked_div(y).unwrap_or(0)),
            Rem(_) => Val::Int(x.checked_rem(y).unwrap_or(0)),
            BitXor(_) => Val::Int(x ^ y),
            BitAnd(_) => Val::Int(x & y),
            BitOr(_) => Val::Int(x | y),
            Shl(_) => Val::Int(x.wrapping_shl(y)),
            Shr(_) => Val::Int(x.wrapping_shr(y)),
            Eq(_) => Val::Bool(x == y),
            Ne(_) => Val::Bool(x != y),
            Lt(_) => Val::Bool(x < y),
            Le(_) => Val::Bool(x <= y),
            Gt(_) => Val::Bool(x > y),
            Ge(_) => Val::Bool(x >= y),
            _ => panic!("operator"),
        })
    }
}

fn fits(p: &syn::Pat, v: u32) -> bool {
    let number = |e: &syn::Expr| match e {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(i), .. }) => i.base10_parse::<u32>().unwrap(),
        _ => panic!("pattern"),
    };
    match p {
        syn::Pat::Wild(_) => true,
        syn::Pat::Lit(l) => number(&syn::Expr::Lit(l.clone())) == v,
        syn::Pat::Or(o) => o.cases.iter().any(|c| fits(c, v)),
        syn::Pat::Range(r) => {
            let (a, b) = (number(r.start.as_ref().unwrap()), number(r.end.as_ref().unwrap()));
            match r.limits {
                syn::RangeLimits::HalfOpen(_) => (a..b).contains(&v),
                syn::RangeLimits::Closed(_) => (a..=b).contains(&v),
            }
        }
        _ => panic!("pattern"),
    }
}
