//! Renders statements and evaluates expressions.

use super::arguments::Given;
use super::ast::{Arguments, Expr, For, Kind, Literal, MacroBody, Statement, Target};
use super::filters;
use super::functions;
use super::methods;
use super::operators;
use super::tests;
use super::value::{Function, Object, Value, Valued, equal};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::sync::Arc;
use std::time::SystemTime;

/// The most evaluations of one text, so that rendering ends.
const FUEL: u64 = 20_000_000;
/// The most bytes of a text.
const LONGEST: usize = 1 << 28;
/// The most levels of nested statements, expressions and calls: each needs stack.
const DEPTH: u32 = 250;

/// Variables.
#[derive(Debug, Default)]
pub(super) struct Scope {
    variables: RefCell<Vec<(String, Value)>>,
    parent: Option<Rc<Scope>>,
}

impl Scope {
    pub(super) fn root(variables: Vec<(String, Value)>) -> Rc<Scope> {
        Rc::new(Scope { variables: RefCell::new(variables), parent: None })
    }

    fn inner(parent: &Rc<Scope>) -> Rc<Scope> {
        Rc::new(Scope { variables: RefCell::default(), parent: Some(Rc::clone(parent)) })
    }

    fn get(&self, name: &str) -> Option<Value> {
        let own = self.variables.borrow().iter().find(|(n, _)| n == name).map(|(_, v)| v.clone());
        own.or_else(|| self.parent.as_ref()?.get(name))
    }

    fn set(&self, name: &str, value: Value) {
        let mut variables = self.variables.borrow_mut();
        match variables.iter_mut().find(|(n, _)| n == name) {
            Some((_, old)) => *old = value,
            None => variables.push((name.to_string(), value)),
        }
    }
}

/// A macro with the variables around it. Its scope is not kept alive, because the scope contains the macro.
#[derive(Debug)]
pub(super) struct MacroValue {
    body: Arc<MacroBody>,
    scope: Weak<Scope>,
}

impl MacroValue {
    pub(super) fn name(&self) -> &str {
        &self.body.name
    }

    pub(super) fn parameters(&self) -> impl Iterator<Item = &str> {
        self.body.parameters.iter().map(|(name, _)| name.as_str())
    }
}

/// The variable `loop`.
#[derive(Debug)]
pub(super) struct LoopState {
    pub(super) items: Rc<Vec<Value>>,
    pub(super) index: usize,
    depth: usize,
    /// The last arguments of `changed`, shared by all iterations.
    last: Rc<RefCell<Option<Vec<Value>>>>,
    /// A recursive loop, and the variables around it.
    recursive: Option<(Arc<For>, Rc<Scope>)>,
}

impl LoopState {
    pub(super) fn attribute(&self, name: &str) -> Option<Value> {
        let (at, count) = (self.index, self.items.len());
        let item = |i: Option<usize>| i.and_then(|i| self.items.get(i)).cloned();
        Some(match name {
            "index" => Value::int(at + 1),
            "index0" => Value::int(at),
            "revindex" => Value::int(count - at),
            "revindex0" => Value::int(count - at - 1),
            "first" => Value::Bool(at == 0),
            "last" => Value::Bool(at + 1 == count),
            "length" => Value::int(count),
            "depth" => Value::int(self.depth + 1),
            "depth0" => Value::int(self.depth),
            "previtem" => item(at.checked_sub(1)).unwrap_or_else(|| Value::undefined("`previtem`")),
            "nextitem" => item(Some(at + 1)).unwrap_or_else(|| Value::undefined("`nextitem`")),
            _ => return None,
        })
    }

    pub(super) fn method(&self, name: &str, given: &Given) -> Valued {
        let values = given.only_positional(name, usize::from(name == "cycle"), usize::MAX)?;
        if name == "cycle" {
            return Ok(values[self.index % values.len()].clone());
        }
        let mut last = self.last.borrow_mut();
        let changed = match &*last {
            Some(old) => old.len() != values.len() || old.iter().zip(values).any(|(a, b)| !equal(a, b)),
            None => true,
        };
        *last = Some(values.to_vec());
        Ok(Value::Bool(changed))
    }
}

/// What follows a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    Next,
    Break,
    Continue,
}

/// The state of rendering.
#[derive(Debug)]
pub(super) struct Interpreter {
    fuel: u64,
    depth: u32,
    /// The line of the current statement.
    pub(super) line: u32,
    pub(super) now: SystemTime,
}

impl Interpreter {
    pub(super) fn new(now: SystemTime) -> Self {
        Interpreter { fuel: FUEL, depth: 0, line: 1, now }
    }

    /// Renders a template.
    pub(super) fn render(&mut self, body: &[Statement], scope: &Rc<Scope>) -> Valued<String> {
        let mut out = String::new();
        self.run(body, scope, &mut out)?;
        Ok(out)
    }

    fn burn(&mut self, amount: u64) -> Valued<()> {
        self.fuel = self.fuel.saturating_sub(amount);
        if self.fuel == 0 { Err("the template takes too many steps".into()) } else { Ok(()) }
    }

    fn deeper<T>(&mut self, run: impl FnOnce(&mut Self) -> Valued<T>) -> Valued<T> {
        if self.depth >= DEPTH {
            return Err("statements, expressions and calls are nested too deeply".into());
        }
        self.depth += 1;
        let result = run(self);
        self.depth -= 1;
        result
    }

    fn emit(&mut self, text: &str, out: &mut String) -> Valued<()> {
        self.burn(1 + text.len() as u64 / 64)?;
        if out.len() + text.len() > LONGEST {
            return Err("the text is too long".into());
        }
        out.push_str(text);
        Ok(())
    }

    fn run(&mut self, body: &[Statement], scope: &Rc<Scope>, out: &mut String) -> Valued<Flow> {
        for statement in body {
            self.line = statement.line;
            let flow = self.deeper(|i| i.statement(&statement.kind, scope, out))?;
            if flow != Flow::Next {
                return Ok(flow);
            }
        }
        Ok(Flow::Next)
    }

    fn captured(&mut self, body: &[Statement], scope: &Rc<Scope>) -> Valued<String> {
        let mut text = String::new();
        self.run(body, scope, &mut text)?;
        Ok(text)
    }

    fn statement(&mut self, kind: &Kind, scope: &Rc<Scope>, out: &mut String) -> Valued<Flow> {
        match kind {
            Kind::Text(text) => self.emit(text, out)?,
            Kind::Output(value) => {
                let text = self.eval(value, scope)?.text();
                self.emit(&text, out)?;
            }
            Kind::If(branches, otherwise) => return self.branch(branches, otherwise, scope, out),
            Kind::For(body) => {
                let iterable = self.eval(&body.iterable, scope)?;
                self.repeat(body, &iterable, scope, 0, out)?;
            }
            Kind::Set(target, value) => {
                let value = self.eval(value, scope)?;
                self.assign(target, value, scope)?;
            }
            Kind::SetBlock(target, filter, body) => {
                let text = self.captured(body, &Scope::inner(scope))?;
                let value = self.filtered(filter.as_ref(), text, scope)?;
                self.assign(target, value, scope)?;
            }
            Kind::Filter(filter, body) => {
                let text = self.captured(body, &Scope::inner(scope))?;
                let text = self.filtered(Some(filter), text, scope)?.text();
                self.emit(&text, out)?;
            }
            Kind::Macro(body) => {
                let found = MacroValue { body: Arc::clone(body), scope: Rc::downgrade(scope) };
                scope.set(&body.name, Value::object(Object::Macro(found)));
            }
            Kind::Call(call, body) => self.call_block(call, body, scope, out)?,
            Kind::With(values, body) => {
                let inner = Scope::inner(scope);
                for (target, value) in values {
                    let value = self.eval(value, scope)?;
                    self.assign(target, value, &inner)?;
                }
                return self.run(body, &inner, out);
            }
            Kind::Scope(body) => return self.run(body, &Scope::inner(scope), out),
            Kind::Break => return Ok(Flow::Break),
            Kind::Continue => return Ok(Flow::Continue),
        }
        Ok(Flow::Next)
    }

    fn branch(
        &mut self,
        branches: &[(Expr, Vec<Statement>)],
        otherwise: &[Statement],
        scope: &Rc<Scope>,
        out: &mut String,
    ) -> Valued<Flow> {
        for (condition, body) in branches {
            if self.eval(condition, scope)?.is_true() {
                return self.run(body, scope, out);
            }
        }
        self.run(otherwise, scope, out)
    }

    fn filtered(&mut self, filter: Option<&Expr>, text: String, scope: &Rc<Scope>) -> Valued {
        let Some(filter) = filter else { return Ok(Value::from(text)) };
        let inner = Scope::inner(scope);
        inner.set(BLOCK, Value::from(text));
        self.eval(filter, &inner)
    }

    fn call_block(&mut self, call: &Expr, body: &Arc<MacroBody>, scope: &Rc<Scope>, out: &mut String) -> Valued<()> {
        let Expr::Call(parts) = call else { return Err("`call` needs a call of a macro".into()) };
        let (callee, arguments) = &**parts;
        let callee = self.eval(callee, scope)?;
        let mut given = self.arguments(arguments, scope)?;
        let caller = MacroValue { body: Arc::clone(body), scope: Rc::downgrade(scope) };
        given.named.push(("caller".into(), Value::object(Object::Macro(caller))));
        let text = self.call(&callee, &given)?.text();
        self.emit(&text, out)
    }

    fn assign(&mut self, target: &Target, value: Value, scope: &Rc<Scope>) -> Valued<()> {
        match target {
            Target::Name(name) => scope.set(name, value),
            Target::Attribute(name, attribute) => {
                let found = scope.get(name);
                let Some(Value::Object(object)) = &found else {
                    return Err(format!("`{name}` is not a namespace"));
                };
                let Object::Namespace(dict) = &**object else {
                    return Err(format!("`{name}` is not a namespace"));
                };
                if attribute.starts_with('_') {
                    return Err(format!("the attribute `{attribute}` of a namespace begins with an underscore"));
                }
                // Other variables end with their block, so only namespaces can hold values that grow deeper and deeper.
                if value.is_deeper_than(DEPTH) {
                    return Err(format!("the value of `{name}.{attribute}` is nested too deeply"));
                }
                dict.borrow_mut().set(Value::from(attribute.as_str()), value);
            }
            Target::Tuple(targets) => {
                let values = value.iterate()?;
                if values.len() != targets.len() {
                    return Err(format!("{} values cannot be assigned to {} names", values.len(), targets.len()));
                }
                for (target, value) in targets.iter().zip(values) {
                    self.assign(target, value, scope)?;
                }
            }
        }
        Ok(())
    }

    fn repeat(
        &mut self,
        body: &Arc<For>,
        iterable: &Value,
        scope: &Rc<Scope>,
        depth: usize,
        out: &mut String,
    ) -> Valued<()> {
        let mut items = iterable.iterate()?;
        self.burn(items.len() as u64)?;
        if let Some(condition) = &body.condition {
            let mut kept = Vec::new();
            for item in items {
                let inner = Scope::inner(scope);
                self.assign(&body.target, item.clone(), &inner)?;
                if self.eval(condition, &inner)?.is_true() {
                    kept.push(item);
                }
            }
            items = kept;
        }
        if items.is_empty() {
            self.run(&body.otherwise, &Scope::inner(scope), out)?;
            return Ok(());
        }
        let items = Rc::new(items);
        let last = Rc::default();
        for (index, item) in items.iter().enumerate() {
            let inner = Scope::inner(scope);
            let recursive = body.recursive.then(|| (Arc::clone(body), Rc::clone(scope)));
            let state = LoopState { items: Rc::clone(&items), index, depth, last: Rc::clone(&last), recursive };
            inner.set("loop", Value::object(Object::Loop(state)));
            self.assign(&body.target, item.clone(), &inner)?;
            if self.run(&body.body, &inner, out)? == Flow::Break {
                break;
            }
        }
        Ok(())
    }

    /// Evaluates an expression.
    fn eval(&mut self, expr: &Expr, scope: &Rc<Scope>) -> Valued {
        self.burn(1)?;
        self.deeper(|i| i.expression(expr, scope))
    }

    fn all(&mut self, list: &[Expr], scope: &Rc<Scope>) -> Valued<Vec<Value>> {
        list.iter().map(|one| self.eval(one, scope)).collect()
    }

    fn expression(&mut self, expr: &Expr, scope: &Rc<Scope>) -> Valued {
        match expr {
            Expr::Literal(literal) => Ok(constant(literal)),
            Expr::Name(name) => {
                let found = scope.get(name).or_else(|| functions::global(name));
                Ok(found.unwrap_or_else(|| Value::undefined(&format!("`{name}`"))))
            }
            Expr::List(list) => self.all(list, scope).map(Value::list),
            Expr::Tuple(list) => self.all(list, scope).map(Value::tuple),
            Expr::Concat(list) => {
                let texts: Vec<String> = self.all(list, scope)?.iter().map(Value::text).collect();
                let text = texts.concat();
                self.burn(text.len() as u64 / 64)?;
                Ok(Value::from(text))
            }
            Expr::Dict(list) => self.dict(list, scope),
            Expr::Attribute(value, name) => operators::attribute(&self.eval(value, scope)?, name),
            Expr::Item(value, index) => self.item(value, index, scope),
            Expr::Slice(_) => Err("a slice is not a value".into()),
            Expr::Call(parts) => {
                let callee = self.eval(&parts.0, scope)?;
                let given = self.arguments(&parts.1, scope)?;
                self.call(&callee, &given)
            }
            Expr::Filter(parts) => {
                let value = match &parts.0 {
                    Some(value) => self.eval(value, scope)?,
                    None => scope.get(BLOCK).unwrap_or(Value::None),
                };
                let given = self.arguments(&parts.2, scope)?;
                self.filter(&parts.1, &value, &given)
            }
            Expr::Test(parts) => {
                let value = self.eval(&parts.0, scope)?;
                let given = self.arguments(&parts.2, scope)?;
                tests::apply(&parts.1, &value, &given).map(Value::Bool)
            }
            Expr::Not(value) => Ok(Value::Bool(!self.eval(value, scope)?.is_true())),
            Expr::Negative(value) => operators::sign(&self.eval(value, scope)?, true),
            Expr::Positive(value) => operators::sign(&self.eval(value, scope)?, false),
            Expr::And(parts) => {
                let left = self.eval(&parts.0, scope)?;
                if left.is_true() { self.eval(&parts.1, scope) } else { Ok(left) }
            }
            Expr::Or(parts) => {
                let left = self.eval(&parts.0, scope)?;
                if left.is_true() { Ok(left) } else { self.eval(&parts.1, scope) }
            }
            Expr::Binary(operator, parts) => {
                let (left, right) = (self.eval(&parts.0, scope)?, self.eval(&parts.1, scope)?);
                let found = operators::binary(*operator, &left, &right)?;
                let elements = match &found {
                    Value::List(items) | Value::Tuple(items) => items.len() as u64 / 16,
                    Value::Str(text) => text.len() as u64 / 64,
                    _ => 0,
                };
                self.burn(elements)?;
                Ok(found)
            }
            Expr::Compare(parts) => self.compare(parts, scope),
            Expr::Conditional(parts) => {
                let (condition, value, other) = &**parts;
                match (self.eval(condition, scope)?.is_true(), other) {
                    (true, _) => self.eval(value, scope),
                    (false, Some(other)) => self.eval(other, scope),
                    (false, None) => Ok(Value::undefined("the result of an `if` without `else`")),
                }
            }
        }
    }

    fn dict(&mut self, list: &[(Expr, Expr)], scope: &Rc<Scope>) -> Valued {
        let mut pairs = Vec::new();
        for (key, value) in list {
            pairs.push(Ok((self.eval(key, scope)?, self.eval(value, scope)?)));
        }
        operators::dict(pairs)
    }

    fn item(&mut self, value: &Expr, index: &Expr, scope: &Rc<Scope>) -> Valued {
        let value = self.eval(value, scope)?;
        let Expr::Slice(bounds) = index else {
            return operators::item(&value, &self.eval(index, scope)?);
        };
        let mut found = [Value::None, Value::None, Value::None];
        for (slot, bound) in found.iter_mut().zip(&**bounds) {
            if let Some(bound) = bound {
                *slot = self.eval(bound, scope)?;
            }
        }
        let [start, stop, step] = &found;
        operators::slice(&value, [start, stop, step])
    }

    fn compare(&mut self, parts: &(Expr, Vec<(super::ast::Comparison, Expr)>), scope: &Rc<Scope>) -> Valued {
        let mut left = self.eval(&parts.0, scope)?;
        for (comparison, right) in &parts.1 {
            let right = self.eval(right, scope)?;
            if !operators::compare(*comparison, &left, &right)? {
                return Ok(Value::Bool(false));
            }
            left = right;
        }
        Ok(Value::Bool(true))
    }

    fn arguments(&mut self, arguments: &Arguments, scope: &Rc<Scope>) -> Valued<Given> {
        let mut given = Given::positional(self.all(&arguments.positional, scope)?);
        for (name, value) in &arguments.named {
            if given.named.iter().any(|(other, _)| other == name) {
                return Err(format!("the argument `{name}` is repeated"));
            }
            given.named.push((name.clone(), self.eval(value, scope)?));
        }
        if let Some(list) = &arguments.list {
            given.positional.extend(self.eval(list, scope)?.iterate()?);
        }
        if let Some(dict) = &arguments.dict {
            let Value::Dict(dict) = self.eval(dict, scope)? else { return Err("`**` needs a dict".into()) };
            for (key, value) in &dict.0 {
                let name = key.as_str().ok_or("`**` needs a dict with strings as keys")?;
                if given.named.iter().any(|(other, _)| other == name) {
                    return Err(format!("the argument `{name}` is repeated"));
                }
                given.named.push((name.to_string(), value.clone()));
            }
        }
        Ok(given)
    }

    /// Applies a filter. Those that apply filters and tests themselves are here.
    fn filter(&mut self, name: &str, value: &Value, given: &Given) -> Valued {
        match name {
            "map" => self.map(value, given),
            "select" | "reject" | "selectattr" | "rejectattr" => self.select(name, value, given),
            _ => filters::apply(name, value, given),
        }
    }

    fn map(&mut self, value: &Value, given: &Given) -> Valued {
        if !value.is_true() {
            return Ok(Value::stream(Vec::new()));
        }
        let mut rest = given.clone();
        if rest.positional.is_empty() {
            let bound = given.bind("map", &["attribute", "default"], 1)?;
            let attribute = bound.get(0).cloned().unwrap_or(Value::None);
            let items = value.iterate()?.into_iter().map(|one| {
                let found = filters::path(&one, &attribute)?;
                Ok(bound.some(1).filter(|_| found.is_undefined()).cloned().unwrap_or(found))
            });
            return items.collect::<Valued<Vec<Value>>>().map(Value::stream);
        }
        let name = rest.positional.remove(0);
        let name = name.as_str().ok_or("`map` needs the name of a filter")?;
        let items = value.iterate()?;
        let mapped = items.iter().map(|one| self.burn(1).and_then(|()| self.filter(name, one, &rest)));
        mapped.collect::<Valued<Vec<Value>>>().map(Value::stream)
    }

    fn select(&mut self, name: &str, value: &Value, given: &Given) -> Valued {
        // Like Jinja, a value such as `none` counts as an empty list.
        if !value.is_true() {
            return Ok(Value::stream(Vec::new()));
        }
        let mut rest = given.clone();
        let attribute = if name.ends_with("attr") {
            if rest.positional.is_empty() {
                return Err(format!("`{name}` needs an attribute"));
            }
            Some(rest.positional.remove(0))
        } else {
            None
        };
        let test = if rest.positional.is_empty() { None } else { Some(rest.positional.remove(0)) };
        let wanted = name.starts_with("select");
        let mut kept = Vec::new();
        for one in value.iterate()? {
            self.burn(1)?;
            let tested = attribute.as_ref().map_or_else(|| Ok(one.clone()), |a| filters::path(&one, a))?;
            let found = match &test {
                Some(test) => {
                    let test = test.as_str().ok_or_else(|| format!("`{name}` needs the name of a test"))?;
                    tests::apply(test, &tested, &rest)?
                }
                None => tested.is_true(),
            };
            if found == wanted {
                kept.push(one);
            }
        }
        Ok(Value::stream(kept))
    }

    fn call(&mut self, callee: &Value, given: &Given) -> Valued {
        let not = || format!("a value of type {} cannot be called", callee.kind());
        let object = match callee {
            Value::Undefined(what) => return Err(format!("{what} is undefined")),
            Value::Object(object) => object,
            _ => return Err(not()),
        };
        match &**object {
            Object::Function(Function::StrftimeNow) => functions::strftime_now(self.now, given),
            Object::Function(function) => functions::call(*function, given),
            Object::Method(value, name) => methods::call(value, name, given),
            Object::Macro(found) => self.call_macro(found, given),
            Object::Joiner(separator, used) => {
                let text = if used.replace(true) { separator.clone() } else { Value::from("") };
                Ok(text)
            }
            Object::Loop(state) => {
                let Some((body, scope)) = &state.recursive else {
                    return Err("`loop` can be called in a recursive loop only".into());
                };
                let items = given.only_positional("loop", 1, 1)?;
                let mut text = String::new();
                self.deeper(|i| i.repeat(body, &items[0], scope, state.depth + 1, &mut text))?;
                Ok(Value::from(text))
            }
            _ => Err(not()),
        }
    }

    fn call_macro(&mut self, found: &MacroValue, given: &Given) -> Valued {
        let body = &found.body;
        let Some(around) = found.scope.upgrade() else {
            return Err(format!("the macro `{}` is called outside of the block that has it", body.name));
        };
        let scope = Scope::inner(&around);
        let [uses_list, uses_dict, uses_caller] = body.uses;
        let mut named = given.named.clone();
        let mut take = |name: &str| named.iter().position(|(n, _)| n == name).map(|at| named.remove(at).1);
        let mut missing = Vec::new();
        for (i, (name, default)) in body.parameters.iter().enumerate() {
            match (given.positional.get(i), take(name)) {
                (Some(_), Some(_)) => return Err(format!("the macro `{}` got the argument `{name}` twice", body.name)),
                (Some(value), None) => scope.set(name, value.clone()),
                (None, Some(value)) => scope.set(name, value),
                (None, None) => missing.push((name, default)),
            }
        }
        if uses_caller {
            scope.set("caller", take("caller").unwrap_or_else(|| Value::undefined("`caller`")));
        }
        let line = self.line;
        for (name, default) in missing {
            let value = match default {
                Some(default) => self.eval(default, &scope)?,
                None => Value::undefined(&format!("the parameter `{name}`")),
            };
            scope.set(name, value);
        }
        let more = given.positional.get(body.parameters.len()..).unwrap_or_default();
        if uses_list {
            scope.set("varargs", Value::tuple(more.to_vec()));
        } else if !more.is_empty() {
            return Err(format!("the macro `{}` takes at most {} arguments", body.name, body.parameters.len()));
        }
        if uses_dict {
            let pairs = named.iter().map(|(name, value)| Ok((Value::from(name.as_str()), value.clone())));
            scope.set("kwargs", operators::dict(pairs)?);
        } else if let Some((name, _)) = named.first() {
            return Err(format!("the macro `{}` has no parameter `{name}`", body.name));
        }
        let text = self.captured(&body.body, &scope)?;
        self.line = line;
        Ok(Value::from(text))
    }
}

/// The variable with the text of a block that is filtered. No template can name it.
const BLOCK: &str = "{block}";

fn constant(literal: &Literal) -> Value {
    match literal {
        Literal::None => Value::None,
        Literal::Bool(b) => Value::Bool(*b),
        Literal::Int(n) => Value::Int(*n),
        Literal::Float(x) => Value::Float(*x),
        Literal::Str(text) => Value::from(text.as_str()),
    }
}
