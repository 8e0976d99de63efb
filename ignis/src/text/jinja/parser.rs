//! Parses the tokens of a template, with Jinja's grammar.

use super::Failure;
use super::ast::{Arguments, Binary, Comparison, Expr, For, Kind, Literal, MacroBody, Statement, Target};
use super::lexer::{Token, lex};
use std::sync::Arc;

/// The most levels of brackets and blocks, and the most operators of one chain. Deeper trees would need too much stack.
const DEPTH: u32 = 60;

type Parsed<T> = Result<T, Failure>;

/// Parses a template.
pub(super) fn parse(source: &str) -> Parsed<Vec<Statement>> {
    let mut parser = Parser { tokens: lex(source)?, at: 0, depth: 0, loops: 0, uses: Vec::new() };
    let body = parser.body(&[])?;
    Ok(body)
}

struct Parser {
    tokens: Vec<(Token, u32)>,
    at: usize,
    depth: u32,
    /// Loops around the current statement, within the current macro.
    loops: u32,
    /// For each macro around the current statement: whether it uses `varargs`, `kwargs`, `caller`.
    uses: Vec<[bool; 3]>,
}

/// A token for a message.
fn shown(token: &Token) -> String {
    match token {
        Token::Data(_) => "text".into(),
        Token::BlockBegin => "`{%`".into(),
        Token::BlockEnd => "`%}`".into(),
        Token::VariableBegin => "`{{`".into(),
        Token::VariableEnd => "`}}`".into(),
        Token::Name(name) => format!("`{name}`"),
        Token::String(_) => "a string".into(),
        Token::Integer(_) | Token::Float(_) => "a number".into(),
        Token::Operator(operator) => format!("`{operator}`"),
        Token::End => "the end of the template".into(),
    }
}

fn binary(operator: Binary) -> impl Fn(Expr, Expr) -> Expr {
    move |left, right| Expr::Binary(operator, Box::new((left, right)))
}

impl Parser {
    fn token(&self) -> &Token {
        self.tokens.get(self.at).map_or(&Token::End, |(token, _)| token)
    }

    fn look(&self) -> &Token {
        self.tokens.get(self.at + 1).map_or(&Token::End, |(token, _)| token)
    }

    fn line(&self) -> u32 {
        self.tokens.get(self.at).or(self.tokens.last()).map_or(1, |(_, line)| *line)
    }

    fn fail<T>(&self, message: impl Into<String>) -> Parsed<T> {
        Err(Failure { line: self.line(), message: message.into() })
    }

    fn unexpected<T>(&self, expected: &str) -> Parsed<T> {
        self.fail(format!("syntax error: expected {expected}, found {}", shown(self.token())))
    }

    fn is(&self, operator: &str) -> bool {
        matches!(self.token(), Token::Operator(o) if *o == operator)
    }

    fn is_name(&self, name: &str) -> bool {
        matches!(self.token(), Token::Name(n) if n == name)
    }

    fn skip(&mut self, operator: &str) -> bool {
        let found = self.is(operator);
        self.at += usize::from(found);
        found
    }

    fn skip_name(&mut self, name: &str) -> bool {
        let found = self.is_name(name);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, operator: &str) -> Parsed<()> {
        if self.skip(operator) { Ok(()) } else { self.unexpected(&format!("`{operator}`")) }
    }

    fn expect_name(&mut self) -> Parsed<String> {
        match self.token() {
            Token::Name(name) => {
                let name = name.clone();
                self.at += 1;
                Ok(name)
            }
            _ => self.unexpected("a name"),
        }
    }

    fn expect_keyword(&mut self, name: &str) -> Parsed<()> {
        if self.skip_name(name) { Ok(()) } else { self.unexpected(&format!("`{name}`")) }
    }

    fn block_end(&mut self) -> Parsed<()> {
        if *self.token() == Token::BlockEnd {
            self.at += 1;
            Ok(())
        } else {
            self.unexpected("`%}`")
        }
    }

    /// Runs `parse` one level deeper.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= DEPTH {
            return self.fail(format!("more than {DEPTH} levels are nested"));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// Counts an operator of a chain, whose tree is as deep as the chain is long.
    fn chain(&self, count: &mut u32) -> Parsed<()> {
        *count += 1;
        if *count > DEPTH {
            self.fail(format!("an expression has more than {DEPTH} operators in a row"))
        } else {
            Ok(())
        }
    }

    /// Statements up to a tag with one of the names `ends`, which is left in the stream; the tag's beginning is not.
    fn body(&mut self, ends: &[&str]) -> Parsed<Vec<Statement>> {
        let mut list = Vec::new();
        loop {
            let line = self.line();
            let kind = match self.token() {
                Token::Data(text) => {
                    let text = text.clone();
                    self.at += 1;
                    Kind::Text(text)
                }
                Token::VariableBegin => {
                    self.at += 1;
                    let value = self.tuple(true)?;
                    if *self.token() != Token::VariableEnd {
                        return self.unexpected("`}}`");
                    }
                    self.at += 1;
                    Kind::Output(value)
                }
                Token::BlockBegin => {
                    self.at += 1;
                    if matches!(self.token(), Token::Name(n) if ends.contains(&n.as_str())) {
                        return Ok(list);
                    }
                    let kind = self.nested(|p| p.statement())?;
                    self.block_end()?;
                    kind
                }
                Token::End if ends.is_empty() => return Ok(list),
                _ => return self.unexpected(&format!("`{}`", ends.join("` or `"))),
            };
            list.push(Statement { line, kind });
        }
    }

    /// The end of the current tag, statements, and the name of the tag after them.
    fn block(&mut self, ends: &[&str]) -> Parsed<(Vec<Statement>, String)> {
        // Like Jinja, a colon is accepted before the end.
        self.skip(":");
        self.block_end()?;
        let body = self.body(ends)?;
        let end = self.expect_name()?;
        Ok((body, end))
    }

    fn statement(&mut self) -> Parsed<Kind> {
        let name = self.expect_name()?;
        match name.as_str() {
            "for" => self.loop_statement(),
            "if" => self.if_statement(),
            "set" => self.set(),
            "macro" => {
                let name = self.expect_name()?;
                Ok(Kind::Macro(self.macro_body(name, "endmacro")?))
            }
            "call" => {
                let parameters = if self.is("(") { self.signature()? } else { Vec::new() };
                let call = self.expression()?;
                if !matches!(call, Expr::Call(_)) {
                    return self.fail("syntax error: `call` needs a call of a macro");
                }
                Ok(Kind::Call(call, self.finish_macro("caller".into(), parameters, "endcall")?))
            }
            "filter" => {
                let filter = self.filters(None, true)?;
                let (body, _) = self.block(&["endfilter"])?;
                Ok(Kind::Filter(filter, body))
            }
            "with" => {
                let mut values = Vec::new();
                while *self.token() != Token::BlockEnd {
                    if !values.is_empty() {
                        self.expect(",")?;
                    }
                    let target = self.target(None)?;
                    self.expect("=")?;
                    values.push((target, self.expression()?));
                }
                let (body, _) = self.block(&["endwith"])?;
                Ok(Kind::With(values, body))
            }
            "generation" => Ok(Kind::Scope(self.block(&["endgeneration"])?.0)),
            "break" | "continue" if self.loops == 0 => self.fail(format!("syntax error: `{name}` outside of a loop")),
            "break" => Ok(Kind::Break),
            "continue" => Ok(Kind::Continue),
            "extends" | "include" | "import" | "from" => {
                self.fail(format!("`{name}` needs other templates, which do not exist"))
            }
            "block" | "autoescape" => self.fail(format!("the tag `{name}` is not supported")),
            _ => self.fail(format!("syntax error: unknown tag `{name}`")),
        }
    }

    fn loop_statement(&mut self) -> Parsed<Kind> {
        let target = self.target(Some("in"))?;
        self.expect_keyword("in")?;
        let iterable = self.tuple_until(false, Some("recursive"), false)?;
        let condition = if self.skip_name("if") { Some(self.expression()?) } else { None };
        let recursive = self.skip_name("recursive");
        self.loops += 1;
        let inner = self.block(&["endfor", "else"]);
        self.loops -= 1;
        let (body, end) = inner?;
        let otherwise = if end == "else" { self.block(&["endfor"])?.0 } else { Vec::new() };
        Ok(Kind::For(Arc::new(For { target, iterable, condition, recursive, body, otherwise })))
    }

    fn if_statement(&mut self) -> Parsed<Kind> {
        let mut branches = Vec::new();
        loop {
            let condition = self.tuple(false)?;
            let (body, end) = self.block(&["elif", "else", "endif"])?;
            branches.push((condition, body));
            match end.as_str() {
                "elif" => {}
                "else" => return Ok(Kind::If(branches, self.block(&["endif"])?.0)),
                _ => return Ok(Kind::If(branches, Vec::new())),
            }
        }
    }

    fn set(&mut self) -> Parsed<Kind> {
        let target = self.target_with_attributes()?;
        if self.skip("=") {
            return Ok(Kind::Set(target, self.tuple(true)?));
        }
        let filter = if self.is("|") { Some(self.filters(None, false)?) } else { None };
        let (body, _) = self.block(&["endset"])?;
        Ok(Kind::SetBlock(target, filter, body))
    }

    fn signature(&mut self) -> Parsed<Vec<(String, Option<Expr>)>> {
        self.expect("(")?;
        let mut list: Vec<(String, Option<Expr>)> = Vec::new();
        while !self.is(")") {
            if !list.is_empty() {
                self.expect(",")?;
            }
            let name = self.expect_name()?;
            let default = if self.skip("=") { Some(self.expression()?) } else { None };
            if default.is_none() && list.last().is_some_and(|(_, d)| d.is_some()) {
                return self.fail("syntax error: a parameter without a default value follows one with a default value");
            }
            list.push((name, default));
        }
        self.expect(")")?;
        Ok(list)
    }

    fn macro_body(&mut self, name: String, end: &str) -> Parsed<Arc<MacroBody>> {
        let parameters = self.signature()?;
        self.finish_macro(name, parameters, end)
    }

    fn finish_macro(
        &mut self,
        name: String,
        parameters: Vec<(String, Option<Expr>)>,
        end: &str,
    ) -> Parsed<Arc<MacroBody>> {
        self.uses.push([false; 3]);
        let loops = std::mem::take(&mut self.loops);
        let inner = self.block(&[end]);
        self.loops = loops;
        let uses = self.uses.pop().unwrap_or_default();
        let (body, _) = inner?;
        Ok(Arc::new(MacroBody { name, parameters, body, uses }))
    }

    fn target(&mut self, end: Option<&str>) -> Parsed<Target> {
        let first = self.simple_target()?;
        self.more_targets(first, end)
    }

    fn target_with_attributes(&mut self) -> Parsed<Target> {
        if let (Token::Name(name), Token::Operator(".")) = (self.token(), self.look()) {
            let name = name.clone();
            self.at += 2;
            let attribute = self.expect_name()?;
            return self.more_targets(Target::Attribute(name, attribute), None);
        }
        self.target(None)
    }

    fn simple_target(&mut self) -> Parsed<Target> {
        if self.skip("(") {
            let inner = self.nested(|p| p.target(None))?;
            self.expect(")")?;
            return Ok(inner);
        }
        let name = self.expect_name()?;
        if ["true", "false", "none", "True", "False", "None"].contains(&name.as_str()) {
            return self.fail(format!("syntax error: `{name}` cannot be assigned to"));
        }
        Ok(Target::Name(name))
    }

    fn more_targets(&mut self, first: Target, end: Option<&str>) -> Parsed<Target> {
        if !self.is(",") {
            return Ok(first);
        }
        let mut list = vec![first];
        while self.skip(",") {
            if end.is_some_and(|end| self.is_name(end)) || self.is("=") || self.is(")") {
                break;
            }
            list.push(self.simple_target()?);
        }
        Ok(Target::Tuple(list))
    }

    /// Expressions with commas between them are a tuple.
    fn tuple(&mut self, conditional: bool) -> Parsed<Expr> {
        self.tuple_until(conditional, None, false)
    }

    fn tuple_until(&mut self, conditional: bool, end: Option<&str>, parentheses: bool) -> Parsed<Expr> {
        let ends = |p: &Self| {
            matches!(p.token(), Token::BlockEnd | Token::VariableEnd)
                || p.is(")")
                || end.is_some_and(|end| p.is_name(end))
        };
        let mut list = Vec::new();
        let mut is_tuple = false;
        while !ends(self) {
            list.push(if conditional { self.expression()? } else { self.nested(|p| p.or())? });
            if !self.skip(",") {
                break;
            }
            is_tuple = true;
        }
        match (is_tuple, list.pop()) {
            (false, Some(one)) => Ok(one),
            (true, Some(last)) => {
                list.push(last);
                Ok(Expr::Tuple(list))
            }
            (_, None) if parentheses => Ok(Expr::Tuple(Vec::new())),
            (_, None) => self.unexpected("an expression"),
        }
    }

    fn expression(&mut self) -> Parsed<Expr> {
        self.nested(|p| {
            let mut value = p.or()?;
            let mut count = 0;
            while p.skip_name("if") {
                p.chain(&mut count)?;
                let condition = p.or()?;
                let other = if p.skip_name("else") { Some(p.expression()?) } else { None };
                value = Expr::Conditional(Box::new((condition, value, other)));
            }
            Ok(value)
        })
    }

    fn or(&mut self) -> Parsed<Expr> {
        let mut left = self.and()?;
        let mut count = 0;
        while self.skip_name("or") {
            self.chain(&mut count)?;
            left = Expr::Or(Box::new((left, self.and()?)));
        }
        Ok(left)
    }

    fn and(&mut self) -> Parsed<Expr> {
        let mut left = self.not()?;
        let mut count = 0;
        while self.skip_name("and") {
            self.chain(&mut count)?;
            left = Expr::And(Box::new((left, self.not()?)));
        }
        Ok(left)
    }

    fn not(&mut self) -> Parsed<Expr> {
        if self.skip_name("not") {
            return Ok(Expr::Not(Box::new(self.nested(|p| p.not())?)));
        }
        let first = self.sum()?;
        let mut list = Vec::new();
        loop {
            let operators =
                [("==", Comparison::Eq), ("!=", Comparison::Ne), ("<", Comparison::Lt), ("<=", Comparison::Le)];
            let more = [(">", Comparison::Gt), (">=", Comparison::Ge)];
            let found = operators.iter().chain(&more).find(|(text, _)| self.is(text)).map(|(_, c)| *c);
            let comparison = match found {
                Some(found) => {
                    self.at += 1;
                    found
                }
                None if self.skip_name("in") => Comparison::In,
                None if self.is_name("not") && matches!(self.look(), Token::Name(n) if n == "in") => {
                    self.at += 2;
                    Comparison::NotIn
                }
                None => break,
            };
            list.push((comparison, self.sum()?));
        }
        Ok(if list.is_empty() { first } else { Expr::Compare(Box::new((first, list))) })
    }

    fn sum(&mut self) -> Parsed<Expr> {
        let mut left = self.concat()?;
        let mut count = 0;
        loop {
            let operator = if self.skip("+") {
                Binary::Add
            } else if self.skip("-") {
                Binary::Sub
            } else {
                return Ok(left);
            };
            self.chain(&mut count)?;
            left = binary(operator)(left, self.concat()?);
        }
    }

    fn concat(&mut self) -> Parsed<Expr> {
        let mut list = vec![self.product()?];
        while self.skip("~") {
            list.push(self.product()?);
        }
        Ok(match list.pop() {
            Some(one) if list.is_empty() => one,
            last => Expr::Concat(list.into_iter().chain(last).collect()),
        })
    }

    fn product(&mut self) -> Parsed<Expr> {
        let mut left = self.power()?;
        let mut count = 0;
        loop {
            let operators = [("*", Binary::Mul), ("/", Binary::Div), ("//", Binary::FloorDiv), ("%", Binary::Mod)];
            let Some((_, operator)) = operators.iter().find(|(text, _)| self.is(text)) else { return Ok(left) };
            self.at += 1;
            self.chain(&mut count)?;
            left = binary(*operator)(left, self.power()?);
        }
    }

    fn power(&mut self) -> Parsed<Expr> {
        let mut left = self.unary(true)?;
        let mut count = 0;
        while self.skip("**") {
            self.chain(&mut count)?;
            left = binary(Binary::Pow)(left, self.unary(true)?);
        }
        Ok(left)
    }

    fn unary(&mut self, with_filters: bool) -> Parsed<Expr> {
        let node = if self.skip("-") {
            Expr::Negative(Box::new(self.nested(|p| p.unary(false))?))
        } else if self.skip("+") {
            Expr::Positive(Box::new(self.nested(|p| p.unary(false))?))
        } else {
            self.primary()?
        };
        let node = self.postfix(node)?;
        if with_filters { self.filters_and_tests(node) } else { Ok(node) }
    }

    fn primary(&mut self) -> Parsed<Expr> {
        let literal = |literal| Ok(Expr::Literal(literal));
        let token = self.token().clone();
        match token {
            Token::Name(name) => {
                self.at += 1;
                match name.as_str() {
                    "true" | "True" => literal(Literal::Bool(true)),
                    "false" | "False" => literal(Literal::Bool(false)),
                    "none" | "None" => literal(Literal::None),
                    _ => {
                        if let Some(uses) = self.uses.last_mut() {
                            for (used, special) in uses.iter_mut().zip(["varargs", "kwargs", "caller"]) {
                                *used |= name == special;
                            }
                        }
                        Ok(Expr::Name(name))
                    }
                }
            }
            Token::String(mut text) => {
                self.at += 1;
                while let Token::String(more) = self.token() {
                    text.push_str(more);
                    self.at += 1;
                }
                literal(Literal::Str(text))
            }
            Token::Integer(n) => {
                self.at += 1;
                literal(Literal::Int(n))
            }
            Token::Float(x) => {
                self.at += 1;
                literal(Literal::Float(x))
            }
            Token::Operator("(") => {
                self.at += 1;
                let inner = self.tuple_until(true, None, true)?;
                self.expect(")")?;
                Ok(inner)
            }
            Token::Operator("[") => {
                self.at += 1;
                let mut list = Vec::new();
                while !self.skip("]") {
                    if !list.is_empty() {
                        self.expect(",")?;
                        if self.skip("]") {
                            break;
                        }
                    }
                    list.push(self.expression()?);
                }
                Ok(Expr::List(list))
            }
            Token::Operator("{") => {
                self.at += 1;
                let mut list = Vec::new();
                while !self.skip("}") {
                    if !list.is_empty() {
                        self.expect(",")?;
                        if self.skip("}") {
                            break;
                        }
                    }
                    let key = self.expression()?;
                    self.expect(":")?;
                    list.push((key, self.expression()?));
                }
                Ok(Expr::Dict(list))
            }
            _ => self.unexpected("an expression"),
        }
    }

    fn postfix(&mut self, mut node: Expr) -> Parsed<Expr> {
        let mut count = 0;
        loop {
            if self.skip(".") {
                node = match self.token().clone() {
                    Token::Integer(n) => {
                        self.at += 1;
                        Expr::Item(Box::new(node), Box::new(Expr::Literal(Literal::Int(n))))
                    }
                    _ => Expr::Attribute(Box::new(node), self.expect_name()?),
                };
            } else if self.skip("[") {
                let mut list = Vec::new();
                while !self.skip("]") {
                    if !list.is_empty() {
                        self.expect(",")?;
                    }
                    list.push(self.subscript()?);
                }
                let index = match list.pop() {
                    Some(one) if list.is_empty() => one,
                    last => Expr::Tuple(list.into_iter().chain(last).collect()),
                };
                node = Expr::Item(Box::new(node), Box::new(index));
            } else if self.is("(") {
                node = Expr::Call(Box::new((node, self.arguments()?)));
            } else {
                return Ok(node);
            }
            self.chain(&mut count)?;
        }
    }

    fn subscript(&mut self) -> Parsed<Expr> {
        let ends = |p: &Self| p.is("]") || p.is(",");
        let start = if self.is(":") { None } else { Some(self.expression()?) };
        if !self.skip(":") {
            return start.map_or_else(|| self.unexpected("an expression"), Ok);
        }
        let stop = if self.is(":") || ends(self) { None } else { Some(self.expression()?) };
        let step = if self.skip(":") && !ends(self) { Some(self.expression()?) } else { None };
        Ok(Expr::Slice(Box::new([start, stop, step])))
    }

    fn arguments(&mut self) -> Parsed<Arguments> {
        self.expect("(")?;
        let mut found = Arguments::default();
        let mut first = true;
        while !self.skip(")") {
            if !first {
                self.expect(",")?;
                if self.skip(")") {
                    break;
                }
            }
            first = false;
            let Arguments { positional, named, list, dict } = &mut found;
            let named_argument = matches!((self.token(), self.look()), (Token::Name(_), Token::Operator("=")));
            let wrong = if self.is("*") {
                list.is_some() || dict.is_some()
            } else if self.is("**") || named_argument {
                dict.is_some()
            } else {
                !named.is_empty() || list.is_some() || dict.is_some()
            };
            if wrong {
                return self.fail("syntax error: the arguments of a call are in the wrong order");
            }
            if self.skip("*") {
                *list = Some(self.expression()?);
            } else if self.skip("**") {
                *dict = Some(self.expression()?);
            } else if named_argument {
                let name = self.expect_name()?;
                self.at += 1;
                named.push((name, self.expression()?));
            } else {
                positional.push(self.expression()?);
            }
        }
        Ok(found)
    }

    fn filters_and_tests(&mut self, mut node: Expr) -> Parsed<Expr> {
        let mut count = 0;
        loop {
            self.chain(&mut count)?;
            if self.is("|") {
                node = self.filters(Some(node), false)?;
            } else if self.skip_name("is") {
                node = self.test(node)?;
            } else if self.is("(") {
                node = Expr::Call(Box::new((node, self.arguments()?)));
            } else {
                return Ok(node);
            }
        }
    }

    fn dotted_name(&mut self) -> Parsed<String> {
        let mut name = self.expect_name()?;
        while self.skip(".") {
            name = format!("{name}.{}", self.expect_name()?);
        }
        Ok(name)
    }

    /// One or more filters. With `inline` the first one has no `|` before it.
    fn filters(&mut self, mut node: Option<Expr>, mut inline: bool) -> Parsed<Expr> {
        let mut count = 0;
        while inline || self.skip("|") {
            inline = false;
            self.chain(&mut count)?;
            let name = self.dotted_name()?;
            let arguments = if self.is("(") { self.arguments()? } else { Arguments::default() };
            node = Some(Expr::Filter(Box::new((node, name, arguments))));
        }
        node.map_or_else(|| self.unexpected("a filter"), Ok)
    }

    fn test(&mut self, node: Expr) -> Parsed<Expr> {
        let negated = self.skip_name("not");
        let name = self.dotted_name()?;
        let arguments = match self.token() {
            Token::Operator("(") => self.arguments()?,
            Token::Name(name) if ["else", "or", "and"].contains(&name.as_str()) => Arguments::default(),
            Token::Name(name) if name == "is" => return self.fail("syntax error: tests cannot be chained with `is`"),
            Token::Name(_) | Token::String(_) | Token::Integer(_) | Token::Float(_) | Token::Operator("[" | "{") => {
                let argument = self.primary()?;
                Arguments { positional: vec![self.postfix(argument)?], ..Arguments::default() }
            }
            _ => Arguments::default(),
        };
        let test = Expr::Test(Box::new((node, name, arguments)));
        Ok(if negated { Expr::Not(Box::new(test)) } else { test })
    }
}
