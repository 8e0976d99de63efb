//! Structs: declarations, values, fields.

use super::Choices;
use super::expr::{Returns, Wish, Writer};
use super::kind::Kind;

/// A struct of the program.
#[derive(Clone, Debug)]
pub(super) struct Record {
    pub(super) name: String,
    /// A tuple struct.
    tuple: bool,
    fields: Vec<Field>,
    bytes: u32,
    align: u32,
}

#[derive(Clone, Debug)]
struct Field {
    name: String,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    One(Kind),
    Many(Kind, u32),
    /// A struct declared earlier.
    Inner(Box<Record>),
}

impl What {
    fn align(&self) -> u32 {
        match self {
            What::One(k) | What::Many(k, _) => k.bits() / 8,
            What::Inner(r) => r.align,
        }
    }

    fn bytes(&self) -> u32 {
        match self {
            What::One(k) => k.bits() / 8,
            What::Many(k, n) => k.bits() / 8 * n,
            What::Inner(r) => r.bytes,
        }
    }

    fn ty(&self) -> String {
        match self {
            What::One(k) => k.name().to_owned(),
            What::Many(k, n) => format!("[{}; {n}]", k.name()),
            What::Inner(r) => r.name.clone(),
        }
    }
}

impl Record {
    /// A struct without padding: fields by decreasing alignment, and bytes where padding would be at the end.
    pub(super) fn random(c: &mut Choices<'_>, palette: &[Kind], name: &str, inner: Option<&Record>) -> Record {
        let kinds: Vec<Kind> = palette.iter().copied().filter(|k| *k != Kind::Bool).collect();
        let mut whats: Vec<What> = inner.map(|r| What::Inner(Box::new(r.clone()))).into_iter().collect();
        for _ in 0..1 + c.below(3) {
            let kind = c.pick(&kinds);
            whats.push(if c.chance(25) { What::Many(kind, 2 + c.below(2)) } else { What::One(kind) });
        }
        whats.sort_by_key(|w| std::cmp::Reverse(w.align()));
        let align = whats.iter().map(What::align).max().unwrap_or(1);
        let end: u32 = whats.iter().map(What::bytes).sum();
        match end.next_multiple_of(align) - end {
            0 => {}
            1 => whats.push(What::One(Kind::U8)),
            n => whats.push(What::Many(Kind::U8, n)),
        }
        let tuple = c.chance(25);
        let named = |i: usize| if tuple { i.to_string() } else { format!("f{i}") };
        let bytes = end.next_multiple_of(align);
        let fields = whats.into_iter().enumerate().map(|(i, what)| Field { name: named(i), what }).collect();
        Record { name: name.to_owned(), tuple, fields, bytes, align }
    }

    /// Its declaration.
    pub(super) fn declaration(&self) -> String {
        let (name, derive) = (&self.name, "#[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct");
        if self.tuple {
            let types: Vec<String> = self.fields.iter().map(|f| format!("pub {}", f.what.ty())).collect();
            return format!("{derive} {name}({});", types.join(", "));
        }
        let fields: Vec<String> = self.fields.iter().map(|f| format!("pub {}: {}", f.name, f.what.ty())).collect();
        format!("{derive} {name} {{ {} }}", fields.join(", "))
    }

    /// Its numbers in memory order, and the path of each.
    pub(super) fn leaves(&self) -> Vec<(String, Kind)> {
        let of = |f: &Field| -> Vec<(String, Kind)> {
            match &f.what {
                What::One(k) => vec![(format!(".{}", f.name), *k)],
                What::Many(k, n) => (0..*n).map(|i| (format!(".{}[{i}]", f.name), *k)).collect(),
                What::Inner(r) => r.leaves().into_iter().map(|(p, k)| (format!(".{}{p}", f.name), k)).collect(),
            }
        };
        self.fields.iter().flat_map(of).collect()
    }
}

impl Writer<'_, '_> {
    /// A number of a struct in scope.
    pub(super) fn leaf(&mut self, kind: Kind, wish: Wish) -> Option<String> {
        let mut fit = Vec::new();
        for (name, r, _) in self.record_variables.iter().filter(|t| t.2 >= wish) {
            let of = |(path, _): (String, Kind)| format!("{name}{path}");
            fit.extend(self.records[*r].leaves().into_iter().filter(|l| l.1 == kind).map(of));
        }
        if fit.is_empty() { None } else { Some(fit[self.c.below(fit.len() as u32) as usize].clone()) }
    }

    /// A number of a struct in a view.
    pub(super) fn leaf_of_view(&mut self, kind: Kind, wish: Wish) -> Option<String> {
        let r = self.records.last().filter(|_| !self.in_function())?.clone();
        let fit: Vec<String> = r.leaves().into_iter().filter(|l| l.1 == kind).map(|l| l.0).collect();
        if fit.is_empty() {
            return None;
        }
        let path = fit[self.c.below(fit.len() as u32) as usize].clone();
        let i = self.atom(Kind::U32, wish);
        Some(format!("x_{}[{i} & 15]{path}", r.name))
    }

    fn field(&mut self, what: &What, wish: Wish) -> String {
        match what {
            What::One(k) => self.expr(*k, 1, wish),
            What::Many(k, n) => {
                let all: Vec<String> = (0..*n).map(|_| self.atom(*k, wish)).collect();
                format!("[{}]", all.join(", "))
            }
            What::Inner(r) => self.made(r, wish),
        }
    }

    /// A value built from all its fields, or from some fields and the rest of another value.
    fn made(&mut self, r: &Record, wish: Wish) -> String {
        let base =
            self.record_variables.iter().find(|t| self.records[t.1].name == r.name && t.2 >= wish).map(|t| t.0.clone());
        let base = base.filter(|_| self.c.chance(40));
        let mut fields = Vec::new();
        for f in &r.fields {
            if base.is_some() && self.c.chance(50) {
                continue;
            }
            let e = self.field(&f.what, wish);
            fields.push(if r.tuple && base.is_none() { e } else { format!("{}: {e}", f.name) });
        }
        match base {
            Some(other) => format!(
                "{} {{ {} }}",
                r.name,
                fields.into_iter().chain([format!("..{other}")]).collect::<Vec<_>>().join(", ")
            ),
            None if r.tuple => format!("{}({})", r.name, fields.join(", ")),
            None => format!("{} {{ {} }}", r.name, fields.join(", ")),
        }
    }

    /// A value of the struct.
    pub(super) fn value(&mut self, record: usize) -> String {
        let r = self.records[record].clone();
        let last = record + 1 == self.records.len() && !self.in_function();
        let here: Vec<String> = self.record_variables.iter().filter(|t| t.1 == record).map(|t| t.0.clone()).collect();
        let known = |w: &mut Self| here.get(w.c.below(here.len().max(1) as u32) as usize).cloned();
        match self.c.below(8) {
            0 | 1 if last => {
                let i = self.atom(Kind::U32, Wish::Any);
                format!("x_{}[{i} & 15]", r.name)
            }
            2 | 3 if !here.is_empty() => known(self).unwrap_or_default(),
            4 if !here.is_empty() => {
                let (c, a) = (self.cond(1, Wish::Any), known(self).unwrap_or_default());
                let b = self.made(&r, Wish::Any);
                format!("if {c} {{ {a} }} else {{ {b} }}")
            }
            5 if last && self.functions.iter().any(|f| f.0 == "h") && !here.is_empty() => {
                let (a, by) = (known(self).unwrap_or_default(), self.atom(Kind::U32, Wish::Any));
                match self.c.below(3) {
                    0 => format!("{a}.turned({by})"),
                    1 => format!("{}::turned({a}, {by})", r.name),
                    _ => format!("({a} ^ {by})"),
                }
            }
            _ => self.made(&r, Wish::Any),
        }
    }

    /// A pattern that binds some of a struct's numbers.
    fn pattern(&mut self, r: &Record, names: &mut Vec<(String, Kind)>) -> String {
        let mut fields = Vec::new();
        for f in &r.fields {
            let p = match &f.what {
                What::One(k) if self.c.chance(60) => {
                    let n = self.fresh();
                    names.push((format!("q{n}"), *k));
                    format!("q{n}")
                }
                What::Many(k, len) if self.c.chance(60) => {
                    let n = self.fresh();
                    names.push((format!("q{n}"), *k));
                    let rest = if *len > 2 { ", .." } else { ", _" };
                    format!("[q{n}{rest}]")
                }
                What::Inner(r) => self.pattern(r, names),
                _ => "_".to_owned(),
            };
            fields.push((f.name.clone(), p));
        }
        if r.tuple {
            let all: Vec<String> = fields.into_iter().map(|f| f.1).collect();
            return format!("{}({})", r.name, all.join(", "));
        }
        let named: Vec<String> = fields.iter().filter(|f| f.1 != "_").map(|f| format!("{}: {}", f.0, f.1)).collect();
        let rest = if named.len() < fields.len() { vec!["..".to_owned()] } else { vec![] };
        format!("{} {{ {} }}", r.name, named.into_iter().chain(rest).collect::<Vec<_>>().join(", "))
    }

    /// A statement with a struct.
    pub(super) fn struct_stmt(&mut self) {
        if self.records.is_empty() {
            return;
        }
        let record = self.c.below(self.records.len() as u32) as usize;
        let r = self.records[record].clone();
        let n = self.fresh();
        match self.c.below(10) {
            0 | 1 => {
                let v = self.value(record);
                self.line(&format!("let mut p{n}: {} = {v};", r.name));
                self.record_variables.push((format!("p{n}"), record, Wish::Any));
            }
            2 | 3 => {
                let fit: Vec<(String, usize)> =
                    self.record_variables.iter().filter(|t| t.2 == Wish::Any).map(|t| (t.0.clone(), t.1)).collect();
                if fit.is_empty() {
                    return;
                }
                let (name, of) = fit[self.c.below(fit.len() as u32) as usize].clone();
                if self.c.chance(30) {
                    let v = self.value(of);
                    return self.line(&format!("{name} = {v};"));
                }
                let leaves = self.records[of].leaves();
                let (path, kind) = leaves[self.c.below(leaves.len() as u32) as usize].clone();
                let e = self.expr(kind, 2, Wish::Any);
                self.line(&format!("{name}{path} = {e};"));
            }
            4 => {
                let mut names = Vec::new();
                let p = self.pattern(&r, &mut names);
                let v = self.value(record);
                self.line(&format!("let {p} = {v};"));
                names.into_iter().for_each(|(name, kind)| self.declare(name, kind, false, Wish::Any));
            }
            5 => self.matched_struct(record),
            6 | 7 => self.method(),
            _ => self.struct_store(),
        }
    }

    /// A method or an operator of the last struct, which modifies or reads a value or this lane's own element.
    fn method(&mut self) {
        let last = self.records.len() - 1;
        let mut of: Vec<String> =
            self.record_variables.iter().filter(|t| t.1 == last && t.2 == Wish::Any).map(|t| t.0.clone()).collect();
        if matches!(self.returns, Returns::Value(_)) {
            return;
        }
        of.push(format!("z_{}[gid]", self.records[last].name));
        let (of, by) = (self.c.one_of(&of), self.atom(Kind::U32, Wish::Any));
        match self.c.below(3) {
            0 => self.line(&format!("{of}.turn({by});")),
            1 => self.line(&format!("{of} ^= {by};")),
            _ => {
                let n = self.fresh();
                self.line(&format!("let d{n}: u32 = {of}.told({by});"));
                self.declare(format!("d{n}"), Kind::U32, false, Wish::Any);
            }
        }
    }

    /// `match` on a struct by one of its integers, with conditions on its other numbers.
    fn matched_struct(&mut self, record: usize) {
        let r = self.records[record].clone();
        let fit = |f: &&Field| matches!(f.what, What::One(k) if k.is_int());
        let Some(f) = r.fields.iter().find(fit).cloned() else { return };
        let Some(v) = self.target() else { return };
        let scrutinee = self.made(&r, Wish::Any);
        let n = self.fresh();
        let (a, b) = (self.expr(v.kind, 1, Wish::Any), self.expr(v.kind, 1, Wish::Any));
        let (name, of) = (&f.name, &r.name);
        self.line(&format!("let p{n} = {scrutinee};"));
        if self.c.chance(40) {
            self.line(&format!("{} = if let {of} {{ {name}: m{n} @ 1..=5, .. }} = p{n}", v.name));
            self.line(&format!("    && m{n} != 2 {{ {a} }} else {{ {b} }};"));
            return;
        }
        self.line(&format!("{} = match p{n} {{", v.name));
        self.line(&format!("    {of} {{ {name}: 0 | 7, .. }} => {a},"));
        self.line(&format!("    {of} {{ {name}: m{n} @ 1..=3, .. }} if m{n} != 2 => {b},"));
        let e = self.expr(v.kind, 1, Wish::Any);
        self.line(&format!("    _ => {e},"));
        self.line("};");
    }

    /// Stores to this lane's own element, all of it or a part.
    fn struct_store(&mut self) {
        let record = self.records.len() - 1;
        if matches!(self.returns, Returns::Value(_)) {
            return;
        }
        let r = self.records[record].clone();
        if self.c.chance(30) {
            let v = self.value(record);
            return self.line(&format!("z_{}[gid] = {v};", r.name));
        }
        let leaves = r.leaves();
        let (path, kind) = leaves[self.c.below(leaves.len() as u32) as usize].clone();
        let e = self.expr(kind, 2, Wish::Any);
        let op = if kind.is_int() && self.c.chance(40) { "^=" } else { "=" };
        self.line(&format!("z_{}[gid]{path} {op} {e};", r.name));
    }

    /// Every lane writes a struct to LDS, then every lane reads any of them.
    pub(super) fn struct_phase(&mut self) {
        let Some(r) = self.records.last().cloned() else { return };
        let record = self.records.len() - 1;
        let v = self.value(record);
        self.line(&format!("tile_{}[tid] = {v};", r.name));
        let leaves = r.leaves();
        if self.c.chance(40) {
            let (path, kind) = leaves[self.c.below(leaves.len() as u32) as usize].clone();
            let e = self.expr(kind, 1, Wish::Any);
            self.line(&format!("tile_{}[tid]{path} = {e};", r.name));
        }
        self.line("barrier();");
        let n = self.fresh();
        let i = self.expr(Kind::U32, 1, Wish::Any);
        if self.c.chance(50) {
            self.line(&format!("let mut p{n} = tile_{}[{i} % live];", r.name));
            self.record_variables.push((format!("p{n}"), record, Wish::Any));
        } else {
            let (path, kind) = leaves[self.c.below(leaves.len() as u32) as usize].clone();
            self.line(&format!("let d{n}: {} = tile_{}[{i} % live]{path};", kind.name(), r.name));
            self.declare(format!("d{n}"), kind, false, Wish::Any);
        }
        self.line("barrier();");
    }
}
