//! Chains of iterators over ranges and arrays in registers, and their consumers.

use super::expr::{Around, Wish, Writer};
use super::kind::Kind;

/// The item of a chain.
#[derive(Clone, Debug)]
enum Item {
    Value(Kind),
    Ref(Kind),
    /// A `usize`.
    Place,
    Pair(Box<Item>, Box<Item>),
}

struct Chain {
    text: String,
    item: Item,
    /// Contains an adapter that `rev` cannot follow.
    plain: bool,
}

impl Writer<'_, '_> {
    /// A pattern for an item, and the expressions of the names that it binds.
    fn item_pattern(&mut self, item: &Item, names: &mut Vec<(String, Kind)>) -> String {
        let n = self.fresh();
        match item {
            Item::Value(kind) => {
                names.push((format!("e{n}"), *kind));
                format!("e{n}")
            }
            Item::Ref(kind) if self.c.chance(50) => {
                names.push((format!("(*e{n})"), *kind));
                format!("e{n}")
            }
            Item::Ref(kind) => {
                names.push((format!("e{n}"), *kind));
                format!("&e{n}")
            }
            Item::Place => {
                names.push((format!("(k{n} as u32)"), Kind::U32));
                format!("k{n}")
            }
            Item::Pair(a, b) => {
                let a = self.item_pattern(a, names);
                format!("({a}, {})", self.item_pattern(b, names))
            }
        }
    }

    fn source(&mut self, wish: Wish) -> Chain {
        let array = self.arrays.last().cloned().filter(|_| wish == Wish::Any && self.c.chance(50));
        if let Some((name, kind, _)) = array {
            let (text, item) = match self.c.below(3) {
                0 => (format!("{name}.into_iter()"), Item::Value(kind)),
                1 => (format!("{name}.iter().copied()"), Item::Value(kind)),
                _ => (format!("{name}.iter()"), Item::Ref(kind)),
            };
            return Chain { text, item, plain: true };
        }
        let (kind, end) = (self.c.pick(&self.palette), self.atom(Kind::U32, wish));
        let (text, item, plain) = match self.c.below(5) {
            0 => (format!("(0..{end} & 3)"), Item::Value(Kind::U32), true),
            1 => (format!("(1..={end} & 3)"), Item::Value(Kind::U32), false),
            2 => (format!("({end} & 7..6).rev()"), Item::Value(Kind::U32), true),
            3 => (format!("strided({end} & 3, 9, 4)"), Item::Value(Kind::U32), false),
            _ => {
                let (a, b) = (self.atom(kind, wish), self.atom(kind, wish));
                (format!("[{a}, {b}].into_iter()"), Item::Value(kind), true)
            }
        };
        Chain { text, item, plain }
    }

    /// A chain whose closures may read variables.
    fn chain(&mut self, wish: Wish) -> Chain {
        // How often a closure on the left of `zip` is called is unspecified.
        let silent = std::mem::replace(&mut self.silent, true);
        let mut chain = self.source(wish);
        for _ in 0..self.c.below(4) {
            chain = self.adapted(chain, wish);
        }
        self.silent = silent;
        chain
    }

    fn adapted(&mut self, chain: Chain, wish: Wish) -> Chain {
        let Chain { text, item, plain } = chain;
        let n = self.c.below(4);
        match self.c.below(9) {
            0 if plain => Chain { text: format!("{text}.rev()"), item, plain },
            1 => {
                let item = Item::Pair(Box::new(Item::Place), Box::new(item));
                Chain { text: format!("{text}.enumerate()"), item, plain }
            }
            2 | 3 => {
                let mut other = self.source(wish);
                if self.c.chance(30) {
                    other = Chain { text: format!("{}.skip({n})", other.text), ..other };
                }
                let item = Item::Pair(Box::new(item), Box::new(other.item));
                Chain { text: format!("{text}.zip({})", other.text), item, plain: false }
            }
            4 => {
                let kind = self.c.pick(&self.palette);
                let text = format!("{text}.map({})", self.of_item(&item, "", kind, wish));
                Chain { text, item: Item::Value(kind), plain }
            }
            5 => {
                let test = self.of_item(&item, "&", Kind::Bool, wish);
                Chain { text: format!("{text}.filter({test})"), item, plain: false }
            }
            6 => Chain { text: format!("{text}.take({n})"), item, plain: false },
            // `(a..=b).step_by(n)` is refused.
            7 => Chain { text: format!("{text}.skip({n})"), item, plain: false },
            _ if text.ends_with("& 3)") => Chain { text, item, plain },
            _ => Chain { text: format!("{text}.step_by({})", n + 1), item, plain: false },
        }
    }

    /// A closure that takes an item.
    fn of_item(&mut self, item: &Item, before: &str, result: Kind, wish: Wish) -> String {
        let mut names = vec![];
        let pattern = self.item_pattern(item, &mut names);
        let body = self.closure(&names, result, wish);
        format!("|{before}{pattern}| {body}")
    }

    /// A value of a chain's items.
    pub(super) fn gathered(&mut self, kind: Kind, first: &str, wish: Wish) -> String {
        if self.loops_left == 0 {
            return first.to_owned();
        }
        self.loops_left -= 1;
        let Chain { text, item, .. } = self.chain(wish);
        let name = kind.name();
        let said = match kind {
            Kind::Bool if self.c.chance(70) => {
                let word = self.c.pick(&["any", "all"]);
                format!("{text}.{word}({})", self.of_item(&item, "", kind, wish))
            }
            Kind::U32 | Kind::U64 | Kind::I32 if self.c.chance(25) => format!("({text}.count() as {name})"),
            k if (k.is_int() || matches!(k, Kind::F32 | Kind::F64)) && self.c.chance(60) => {
                let word = self.c.pick(&["sum", "product"]);
                let each = match &item {
                    Item::Value(k) | Item::Ref(k) if *k == kind => String::new(),
                    item => format!(".map({})", self.of_item(item, "", kind, wish)),
                };
                format!("{text}{each}.{word}::<{name}>()")
            }
            _ => {
                let n = self.fresh();
                let mut names = vec![(format!("s{n}"), kind)];
                let pattern = self.item_pattern(&item, &mut names);
                let body = self.closure(&names, kind, wish);
                format!("{text}.fold({first}, |s{n}, {pattern}| {body})")
            }
        };
        self.loops_left += 1;
        said
    }

    /// A `for` over a chain, or one that modifies an array.
    pub(super) fn iterated(&mut self) {
        let n = self.fresh();
        // An array is not modified while it is iterated.
        if let Some((name, kind, _)) = self.arrays.last().cloned().filter(|_| self.c.chance(30)) {
            let arrays = std::mem::take(&mut self.arrays);
            let (c, e) = (self.cond(1, Wish::Any), self.expr(kind, 1, Wish::Any));
            let (d, other) = (self.cond(0, Wish::Any), self.source(Wish::Any));
            let head = self.c.pick(&["", ".rev()", ".take(2)"]);
            let mut names = vec![];
            let pattern = self.item_pattern(&other.item, &mut names);
            let out = self.c.pick(&["continue", "break"]);
            self.line(&format!("for (v{n}, {pattern}) in {name}.iter_mut(){head}.zip({}) {{", other.text));
            self.line(&format!("    if {d} {{ {out}; }}"));
            self.line(&format!("    *v{n} = if {c} {{ {e} }} else {{ *v{n} }};"));
            if let Some((name, _)) = names.iter().find(|(_, k)| *k == kind) {
                self.line(&format!("    *v{n} = {name};"));
            }
            self.line("}");
            self.arrays = arrays;
            return;
        }
        // Neither are variables that its closures read.
        let vars = self.vars.clone();
        self.vars.retain(|v| !v.mutable);
        let (tuples, record_variables) = (std::mem::take(&mut self.tuples), std::mem::take(&mut self.record_variables));
        let Chain { text, item, .. } = self.chain(Wish::Any);
        (self.vars, self.tuples, self.record_variables) = (vars, tuples, record_variables);
        let arrays = std::mem::take(&mut self.arrays);
        let scope = self.vars.len();
        let mut names = vec![];
        let pattern = self.item_pattern(&item, &mut names);
        self.line(&format!("'l{n}: for {pattern} in {text} {{"));
        names.into_iter().for_each(|(name, kind)| self.declare(name, kind, false, Wish::Any));
        self.looped(n, Around::Loop, 4);
        self.vars.truncate(scope);
        self.line("}");
        self.arrays = arrays;
    }
}
