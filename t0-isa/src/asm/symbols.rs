//! Symbols and their values.

use crate::isa::parse::{Expr, NoValue, Scope, Value, value};
use std::cell::Cell;
use std::collections::HashMap;
use std::ops::Range;

/// The definition of a symbol.
#[derive(Clone, Debug)]
pub(super) enum Definition {
    /// A label or a number.
    Known(Value),
    /// An expression over symbols that are defined later.
    Later(Expr),
}

/// The visibility of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Visibility {
    #[default]
    Default,
    Hidden,
    Protected,
}

/// A symbol with all properties that directives set.
#[derive(Clone, Debug, Default)]
pub(super) struct Symbol {
    pub(super) definition: Option<Definition>,
    pub(super) defined_at: Range<usize>,
    /// Defined by a label; cannot be redefined.
    pub(super) label: bool,
    pub(super) global: bool,
    pub(super) visibility: Visibility,
    pub(super) function: bool,
    pub(super) object: bool,
    pub(super) size: Option<(Expr, Range<usize>)>,
}

/// All symbols of a program.
#[derive(Default)]
pub(super) struct Symbols {
    pub(super) by_name: HashMap<Box<str>, Symbol>,
    /// How often each numeric label (`1:`) was defined.
    pub(super) numeric: HashMap<Box<str>, u32>,
    /// The address of the next statement.
    pub(super) here: Cell<(u32, i64)>,
    /// Stepping and generation, for `.amdgcn.gfx_generation_*`.
    pub(super) version: (i64, i64, i64),
    pub(super) vgprs: Cell<i64>,
    pub(super) sgprs: Cell<i64>,
}

/// Names of the symbols that count the registers in use.
const NEXT_VGPR: &str = ".amdgcn.next_free_vgpr";
const NEXT_SGPR: &str = ".amdgcn.next_free_sgpr";

/// Maximum nesting depth of symbols defined by later symbols.
const MAX_CHAIN: u32 = 200;

impl Symbols {
    pub(super) fn entry(&mut self, name: &str) -> &mut Symbol {
        if !self.by_name.contains_key(name) {
            self.by_name.insert(name.into(), Symbol::default());
        }
        self.by_name.get_mut(name).unwrap_or_else(|| unreachable!("inserted above"))
    }

    /// Returns the unique name of the next definition of numeric label `name`.
    pub(super) fn define_numeric(&mut self, name: &str) -> Box<str> {
        let count = self.numeric.entry(name.into()).or_default();
        *count += 1;
        instance(name, *count)
    }

    /// Sets one of the counts of registers in use. Returns false if `name` is not such a count.
    pub(super) fn set_count(&self, name: &str, value: i64) -> bool {
        match name {
            NEXT_VGPR => self.vgprs.set(value),
            NEXT_SGPR => self.sgprs.set(value),
            _ => return false,
        }
        true
    }

    /// Evaluates every symbol that is defined by an expression. Returns the errors: where and why.
    pub(super) fn settle(&mut self) -> Vec<(Range<usize>, NoValue)> {
        let mut later: Vec<Box<str>> = self
            .by_name
            .iter()
            .filter(|(_, symbol)| matches!(symbol.definition, Some(Definition::Later(_))))
            .map(|(name, _)| name.clone())
            .collect();
        later.sort_unstable_by_key(|name| self.by_name[name].defined_at.start);
        let mut errors = Vec::new();
        for name in later {
            if let Err(error) = self.settle_one(&name, 0) {
                errors.push((self.by_name[&name].defined_at.clone(), error));
            }
        }
        errors
    }

    fn settle_one(&mut self, name: &str, depth: u32) -> Result<(), NoValue> {
        let Some(Symbol { definition: Some(Definition::Later(expr)), .. }) = self.by_name.get(name) else {
            return Ok(());
        };
        if depth > MAX_CHAIN {
            return Err(NoValue::Never("the symbol is defined in terms of itself, or through too many other symbols"));
        }
        let expr = expr.clone();
        loop {
            match value(&expr, self) {
                Ok(known) => {
                    self.entry(name).definition = Some(Definition::Known(known));
                    return Ok(());
                }
                Err(NoValue::Undefined(other, at)) => {
                    let lazy = self.by_name.get(&other).is_some_and(|symbol| symbol.definition.is_some());
                    if !lazy {
                        return Err(NoValue::Undefined(other, at));
                    }
                    self.settle_one(&other, depth + 1)?;
                }
                Err(never) => return Err(never),
            }
        }
    }
}

fn instance(name: &str, count: u32) -> Box<str> {
    // No symbol of a program contains this character.
    format!("{name}\u{1}{count}").into()
}

impl Scope for Symbols {
    fn symbol(&self, name: &str) -> Option<Value> {
        if let Some(symbol) = self.by_name.get(name) {
            return match symbol.definition {
                Some(Definition::Known(value)) => Some(value),
                _ => None,
            };
        }
        let number = match name {
            "." => {
                let (section, offset) = self.here.get();
                return Some(Value { section: Some(section), offset });
            }
            NEXT_VGPR => self.vgprs.get(),
            NEXT_SGPR => self.sgprs.get(),
            ".amdgcn.gfx_generation_number" => self.version.0,
            ".amdgcn.gfx_generation_minor" => self.version.1,
            ".amdgcn.gfx_generation_stepping" => self.version.2,
            _ => return crate::isa::parse::predefined(name).map(Value::number),
        };
        Some(Value::number(number))
    }

    fn later(&self) -> bool {
        true
    }

    fn uses(&self, vgpr: bool, highest: u16) {
        let count = if vgpr { &self.vgprs } else { &self.sgprs };
        count.set(count.get().max(i64::from(highest) + 1));
    }

    fn numeric(&self, digits: &str) -> Option<Box<str>> {
        let (name, direction) = digits.split_at(digits.len() - 1);
        let count = self.numeric.get(name).copied().unwrap_or(0);
        Some(instance(name, if direction == "f" { count + 1 } else { count }))
    }
}
