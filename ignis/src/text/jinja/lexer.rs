//! Splits a template into tokens, with the whitespace rules of `trim_blocks` and `lstrip_blocks`.

use super::Failure;
use super::number;

/// A token.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    /// Text outside of tags.
    Data(String),
    /// `{%`
    BlockBegin,
    /// `%}`
    BlockEnd,
    /// `{{`
    VariableBegin,
    /// `}}`
    VariableEnd,
    /// A name or a keyword.
    Name(String),
    /// A string literal, unescaped.
    String(String),
    /// An integer literal.
    Integer(i128),
    /// A float literal.
    Float(f64),
    /// An operator or a bracket.
    Operator(&'static str),
    /// The end of the template.
    End,
}

/// Longer operators come before their beginnings.
const OPERATORS: [&str; 27] = [
    "//", "**", "==", "!=", ">=", "<=", "+", "-", "*", "/", "%", "~", ">", "<", "=", ".", ":", "|", ",", ";", "(", ")",
    "[", "]", "{", "}", "\u{0}",
];

/// The tokens of a template, each with its line.
pub(super) fn lex(source: &str) -> Result<Vec<(Token, u32)>, Failure> {
    let mut source = source.replace("\r\n", "\n").replace('\r', "\n");
    if source.ends_with('\n') {
        source.pop();
    }
    let mut lexer = Lexer { rest: &source, line: 1, line_starts: true, tokens: Vec::new() };
    while lexer.part()? {}
    lexer.push(Token::End);
    Ok(lexer.tokens)
}

struct Lexer<'a> {
    rest: &'a str,
    line: u32,
    /// Whether the part before `rest` ended with a newline.
    line_starts: bool,
    tokens: Vec<(Token, u32)>,
}

impl<'a> Lexer<'a> {
    fn push(&mut self, token: Token) {
        self.tokens.push((token, self.line));
    }

    fn fail<T>(&self, message: impl Into<String>) -> Result<T, Failure> {
        Err(Failure { line: self.line, message: message.into() })
    }

    /// Consumes `length` bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count() as u32;
        self.line_starts = taken.ends_with('\n');
        self.rest = rest;
        taken
    }

    /// Consumes whitespace.
    fn skip_space(&mut self) {
        let length = self.rest.len() - self.rest.trim_start().len();
        if length > 0 {
            self.take(length);
        }
    }

    /// Consumes what follows a tag that ended with `sign`.
    fn after(&mut self, sign: Option<char>, trims_newline: bool) {
        match sign {
            Some('-') => self.skip_space(),
            None if trims_newline && self.rest.starts_with('\n') => {
                self.take(1);
            }
            _ => {}
        }
    }

    /// Text and the tag after it. Returns whether there is more.
    fn part(&mut self) -> Result<bool, Failure> {
        let begins = ["{%", "{#", "{{"].into_iter().filter_map(|b| self.rest.find(b).map(|at| (at, b))).min();
        let Some((at, begin)) = begins else {
            if !self.rest.is_empty() {
                let text = self.rest.to_string();
                self.push(Token::Data(text));
            }
            return Ok(false);
        };
        let sign = self.rest[at + 2..].chars().next().filter(|c| matches!(c, '-' | '+'));
        let text = &self.rest[..at];
        let kept = match sign {
            Some('-') => text.trim_end(),
            None if begin != "{{" => {
                let from = text.rfind('\n').map_or(0, |n| n + 1);
                let blank = text[from..].chars().all(char::is_whitespace);
                if (from > 0 || self.line_starts) && blank { &text[..from] } else { text }
            }
            _ => text,
        };
        if !kept.is_empty() {
            self.push(Token::Data(kept.to_string()));
        }
        self.take(at + 2 + sign.map_or(0, char::len_utf8));
        match begin {
            "{#" => self.comment()?,
            "{%" => {
                if !self.raw()? {
                    self.push(Token::BlockBegin);
                    self.tag("%}")?;
                }
            }
            _ => {
                self.push(Token::VariableBegin);
                self.tag("}}")?;
            }
        }
        Ok(true)
    }

    fn comment(&mut self) -> Result<(), Failure> {
        let Some(end) = self.rest.find("#}") else { return self.fail("the end of a comment is missing") };
        let sign = self.rest[..end].chars().next_back().filter(|c| matches!(c, '-' | '+'));
        self.take(end + 2);
        self.after(sign, true);
        Ok(())
    }

    /// `{% raw %}` up to `{% endraw %}`, whose text is not a template. Returns whether there was one.
    fn raw(&mut self) -> Result<bool, Failure> {
        let Some(after) = self.rest.trim_start().strip_prefix("raw").map(str::trim_start) else { return Ok(false) };
        let (dash, after) = after.strip_prefix('-').map_or((false, after), |a| (true, a));
        let Some(body) = after.strip_prefix("%}") else { return Ok(false) };
        self.take(self.rest.len() - body.len());
        self.after(dash.then_some('-'), false);
        let mut from = 0;
        while let Some(at) = self.rest[from..].find("{%").map(|at| at + from) {
            let inner = &self.rest[at + 2..];
            let sign = inner.chars().next().filter(|c| matches!(c, '-' | '+'));
            let inner = inner[sign.map_or(0, char::len_utf8)..].trim_start();
            from = at + 2;
            let Some(inner) = inner.strip_prefix("endraw").map(str::trim_start) else { continue };
            let end_sign = inner.chars().next().filter(|c| matches!(c, '-' | '+'));
            let Some(rest) = inner[end_sign.map_or(0, char::len_utf8)..].strip_prefix("%}") else { continue };
            let text = &self.rest[..at];
            let line = text.rfind('\n').map_or(0, |n| n + 1);
            let kept = match sign {
                Some('-') => text.trim_end(),
                None if line > 0 && text[line..].chars().all(char::is_whitespace) => &text[..line],
                _ => text,
            };
            if !kept.is_empty() {
                self.push(Token::Data(kept.to_string()));
            }
            self.take(self.rest.len() - rest.len());
            self.after(end_sign, true);
            return Ok(true);
        }
        self.fail("`endraw` is missing")
    }

    /// The tokens of a tag, with its end.
    fn tag(&mut self, end: &'static str) -> Result<(), Failure> {
        let mut open: Vec<&str> = Vec::new();
        loop {
            self.skip_space();
            if open.is_empty() {
                let signed = self.rest.chars().next().filter(|c| *c == '-' || (*c == '+' && end == "%}"));
                let sign = signed.filter(|_| self.rest[1..].starts_with(end));
                if sign.is_some() || self.rest.starts_with(end) {
                    self.push(if end == "%}" { Token::BlockEnd } else { Token::VariableEnd });
                    self.take(2 + sign.map_or(0, char::len_utf8));
                    self.after(sign, end == "%}");
                    return Ok(());
                }
            }
            let Some(first) = self.rest.chars().next() else {
                return self.fail(format!("unexpected end of template; expected `{end}`"));
            };
            if first == '"' || first == '\'' {
                self.string(first)?;
            } else if first.is_ascii_digit() {
                let (token, length) =
                    number::literal(self.rest).map_err(|message| Failure { line: self.line, message })?;
                self.push(token);
                self.take(length);
            } else if first.is_alphanumeric() || first == '_' {
                let length = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
                let name = self.rest[..length].to_string();
                self.push(Token::Name(name));
                self.take(length);
            } else {
                self.operator(&mut open)?;
            }
        }
    }

    fn operator(&mut self, open: &mut Vec<&'static str>) -> Result<(), Failure> {
        let Some(found) = OPERATORS.iter().find(|o| self.rest.starts_with(**o)).filter(|o| **o != "\u{0}") else {
            return self.fail(format!("unexpected character {:?}", self.rest.chars().next().unwrap_or_default()));
        };
        match *found {
            "(" => open.push(")"),
            "[" => open.push("]"),
            "{" => open.push("}"),
            ")" | "]" | "}" if open.pop() != Some(found) => return self.fail(format!("unexpected `{found}`")),
            _ => {}
        }
        self.push(Token::Operator(found));
        self.take(found.len());
        Ok(())
    }

    fn string(&mut self, quote: char) -> Result<(), Failure> {
        let mut chars = self.rest.char_indices().skip(1);
        while let Some((at, c)) = chars.next() {
            if c == '\\' {
                chars.next();
            } else if c == quote {
                let text = unescape(&self.rest[1..at]).map_err(|message| Failure { line: self.line, message })?;
                self.push(Token::String(text));
                self.take(at + 1);
                return Ok(());
            }
        }
        self.fail("the end of a string is missing")
    }
}

/// Python's escapes in string literals.
fn unescape(text: &str) -> Result<String, String> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let Some(c) = rest.chars().next() else { break };
        let digits = |most: usize, radix: u32| rest.chars().take(most).take_while(|c| c.is_digit(radix)).count();
        let simple = match c {
            '\n' => Some(""),
            '\\' => Some("\\"),
            '\'' => Some("'"),
            '"' => Some("\""),
            'a' => Some("\u{7}"),
            'b' => Some("\u{8}"),
            'f' => Some("\u{c}"),
            'n' => Some("\n"),
            'r' => Some("\r"),
            't' => Some("\t"),
            'v' => Some("\u{b}"),
            _ => None,
        };
        if let Some(simple) = simple {
            out.push_str(simple);
            rest = &rest[c.len_utf8()..];
            continue;
        }
        let hex = match c {
            'x' => 2,
            'u' => 4,
            'U' => 8,
            _ => 0,
        };
        let (from, length, radix) = if hex > 0 { (1, hex, 16) } else { (0, digits(3, 8), 8) };
        if length == 0 {
            // Not an escape: Python keeps the backslash.
            out.push('\\');
            continue;
        }
        let code = rest.get(from..from + length).and_then(|d| u32::from_str_radix(d, radix).ok());
        let Some(c) = code.and_then(char::from_u32) else { return Err("a string has an invalid escape".into()) };
        out.push(c);
        rest = &rest[from + length..];
    }
    out.push_str(rest);
    Ok(out)
}
