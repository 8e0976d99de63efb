//! Type variables and their unification.
//!
//! Integer and float literals get variables that can only become integer and float types. Variables that are still free
//! at the end become `i32`, as in rustc, and `f32`, which is then inserted into the tokens for rustc
//! ([`explicit`](mod@super::explicit)).

use super::types::{Len, Type};

/// The types that a variable may become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VarKind {
    /// Any type.
    General,
    /// An integer.
    Int,
    /// A float.
    Float,
}

#[derive(Clone, Debug)]
enum Slot {
    Free(VarKind),
    Bound(Type),
}

/// The variables of one function body.
#[derive(Debug, Default)]
pub struct Unifier {
    slots: Vec<Slot>,
    lens: Vec<Option<Len>>,
}

impl Unifier {
    /// A new variable.
    pub fn var(&mut self, kind: VarKind) -> Type {
        self.slots.push(Slot::Free(kind));
        Type::Var(self.slots.len() as u32 - 1)
    }

    /// A new length variable.
    pub fn len_var(&mut self) -> Len {
        self.lens.push(None);
        Len::Var(self.lens.len() as u32 - 1)
    }

    /// Follows bound variables at the top.
    pub fn shallow(&self, t: &Type) -> Type {
        let mut t = t;
        while let Type::Var(v) = t {
            match &self.slots[*v as usize] {
                Slot::Bound(b) => t = b,
                Slot::Free(_) => break,
            }
        }
        t.clone()
    }

    /// The types that a free variable may become.
    pub fn kind(&self, t: &Type) -> Option<VarKind> {
        match self.shallow(t) {
            Type::Var(v) => match &self.slots[v as usize] {
                Slot::Free(k) => Some(*k),
                Slot::Bound(_) => None,
            },
            _ => None,
        }
    }

    fn len(&self, mut n: Len) -> Len {
        while let Len::Var(v) = n {
            match self.lens[v as usize] {
                Some(m) => n = m,
                None => break,
            }
        }
        n
    }

    /// Follows all bound variables. Free variables of literals become `i32` and `f32` if `default` says so.
    pub fn resolve(&self, t: &Type, default: Defaults) -> Type {
        match self.shallow(t) {
            Type::Var(v) => match (default, &self.slots[v as usize]) {
                (Defaults::Literals, Slot::Free(VarKind::Int)) => Type::I32,
                (Defaults::Literals, Slot::Free(VarKind::Float)) => Type::F32,
                _ => Type::Var(v),
            },
            Type::Tuple(ts) => Type::Tuple(ts.iter().map(|t| self.resolve(t, default)).collect()),
            Type::Array(t, n) => Type::Array(Box::new(self.resolve(&t, default)), self.len(n)),
            Type::Option(parts) => Type::option(self.resolve(&parts[1], default)),
            Type::View(a, t) => Type::View(a, Box::new(self.resolve(&t, default))),
            Type::Lds(t, n, m) => Type::Lds(Box::new(self.resolve(&t, default)), self.len(n), self.len(m)),
            Type::Ref(m, t) => Type::Ref(m, Box::new(self.resolve(&t, default))),
            Type::A(t) => Type::A(Box::new(self.resolve(&t, default))),
            Type::B(t) => Type::B(Box::new(self.resolve(&t, default))),
            t => t,
        }
    }

    /// Makes two types equal. Returns false if this is impossible.
    pub fn unify(&mut self, a: &Type, b: &Type) -> bool {
        let (a, b) = (self.shallow(a), self.shallow(b));
        match (&a, &b) {
            (Type::Error, _) | (_, Type::Error) => true,
            (Type::Var(v), Type::Var(w)) if v == w => true,
            (Type::Var(v), _) => self.bind(*v, &b),
            (_, Type::Var(w)) => self.bind(*w, &a),
            (Type::Tuple(xs), Type::Tuple(ys)) => {
                xs.len() == ys.len() && xs.iter().zip(ys).all(|(x, y)| self.unify(x, y))
            }
            (Type::Option(x), Type::Option(y)) => self.unify(&x[1], &y[1]),
            (Type::Array(x, n), Type::Array(y, m)) => self.unify(x, y) && self.unify_len(*n, *m),
            (Type::View(k, x), Type::View(l, y)) => k == l && self.unify(x, y),
            (Type::Lds(x, n, m), Type::Lds(y, o, p)) => {
                self.unify(x, y) && self.unify_len(*n, *o) && self.unify_len(*m, *p)
            }
            (Type::Ref(m, x), Type::Ref(n, y)) => m == n && self.unify(x, y),
            (Type::A(x), Type::A(y)) | (Type::B(x), Type::B(y)) => self.unify(x, y),
            _ => a == b,
        }
    }

    fn unify_len(&mut self, a: Len, b: Len) -> bool {
        match (self.len(a), self.len(b)) {
            (Len::Known(x), Len::Known(y)) => x == y,
            (Len::Var(x), y) if y == Len::Var(x) => true,
            (Len::Var(x), y) | (y, Len::Var(x)) => {
                self.lens[x as usize] = Some(y);
                true
            }
            (x, y) => x == y,
        }
    }

    fn bind(&mut self, v: u32, t: &Type) -> bool {
        let Slot::Free(kind) = self.slots[v as usize] else { return false };
        if let Type::Var(w) = t
            && let Slot::Free(other) = self.slots[*w as usize]
        {
            // Keep the more specific kind.
            let (from, to) = match (kind, other) {
                (VarKind::General, _) => (v, *w),
                (_, VarKind::General) => (*w, v),
                (a, b) if a == b => (v, *w),
                _ => return false,
            };
            self.slots[from as usize] = Slot::Bound(Type::Var(to));
            return true;
        }
        let fits = match (kind, t) {
            (VarKind::General, _) => !self.occurs(v, t),
            (VarKind::Int, Type::Scalar(s)) => s.is_int(),
            (VarKind::Float, Type::Scalar(s)) => s.is_real(),
            _ => false,
        };
        if fits {
            self.slots[v as usize] = Slot::Bound(t.clone());
        }
        fits
    }

    fn occurs(&self, v: u32, t: &Type) -> bool {
        match self.shallow(t) {
            Type::Var(w) => v == w,
            Type::Tuple(ts) => ts.iter().any(|t| self.occurs(v, t)),
            Type::Option(parts) => self.occurs(v, &parts[1]),
            Type::Array(t, _) | Type::View(_, t) | Type::Lds(t, ..) | Type::Ref(_, t) | Type::A(t) | Type::B(t) => {
                self.occurs(v, &t)
            }
            _ => false,
        }
    }
}

/// Whether free literal variables take their default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Defaults {
    /// The variables stay free.
    Keep,
    /// The variables become `i32` and `f32`.
    Literals,
}
