//! Chat templates, compared with the environment of transformers: templates over conversations, and random templates.
//! Output is equal, or both fail. `T0_JINJA_CASES` sets the number of random templates.

use ignis::text::{ChatTemplate, RenderOptions};
use serde_json::{Value, json};
use std::time::{Duration, UNIX_EPOCH};
use t0_tests_share::qwen3_folder::python;
use t0_tests_share::random::Random;

/// A template, and what it is rendered with.
struct Case {
    name: String,
    template: String,
    messages: Value,
    options: RenderOptions,
}

fn tokens() -> Vec<(String, String)> {
    vec![("eos_token".into(), "<|im_end|>".into())]
}

/// 2026-11-05 07:08:09.
fn now() -> std::time::SystemTime {
    UNIX_EPOCH + Duration::from_secs(1_793_862_489)
}

/// Renders all cases with transformers, and returns the ones that differ.
fn differences(cases: &[Case]) -> Option<Vec<String>> {
    let input: Vec<Value> = cases
        .iter()
        .map(|case| {
            let tools = if case.options.tools.is_empty() { Value::Null } else { json!(case.options.tools) };
            let mut variables = json!({"messages": case.messages, "tools": tools, "documents": null,
                "add_generation_prompt": case.options.add_generation_prompt, "eos_token": "<|im_end|>"});
            if let Some(thinking) = case.options.enable_thinking {
                variables["enable_thinking"] = thinking.into();
            }
            json!({"template": case.template, "variables": variables})
        })
        .collect();
    let results = python("chat templates against transformers", "jinja_reference.py", &[], &json!(input))?;
    let mut wrong = Vec::new();
    let (mut texts, mut errors) = (0, 0);
    for (case, result) in cases.iter().zip(results.as_array().unwrap()) {
        let compiled = ChatTemplate::compile("T", case.template.clone(), tokens());
        let found = compiled.and_then(|t| t.render(&case.messages, &case.options));
        match (&found, result["text"].as_str()) {
            (Ok(text), Some(expected)) if text == expected => texts += 1,
            (Err(_), None) if result["error"].is_string() => errors += 1,
            _ if result["unspecified"].is_string() => {}
            _ => wrong.push(format!("{}: {:?}\n  found {found:?}\n  expected {result}", case.name, case.template)),
        }
    }
    println!("{texts} equal texts, {errors} errors of both, {} differences", wrong.len());
    assert!(texts > cases.len() / 2, "most cases have a text");
    Some(wrong)
}

fn conversations() -> Vec<Value> {
    let calls = json!([
        {"type": "function", "function": {"name": "get_weather", "arguments": {"zip": "50667", "days": 3, "é": [1.0, null]}}},
        {"type": "function", "function": {"name": "now", "arguments": "{\"zone\": \"UTC\"}"}},
    ]);
    vec![
        json!([{"role": "user", "content": "Hello"}]),
        json!([{"role": "system", "content": "Be brief.\n"}, {"role": "user", "content": "  Tell me a story, Otto.\n\tNow! "}]),
        json!([{"role": "user", "content": "a"}, {"role": "assistant", "content": "<think>\nhm\n</think>\n\nb"},
            {"role": "user", "content": "c 日本 🦊 {{ 1 }} {% x %} it's \"<b>\" & more"}]),
        json!([{"role": "user", "content": "weather?"}, {"role": "assistant", "content": "", "tool_calls": calls},
            {"role": "tool", "content": "sunny"}, {"role": "tool", "content": {"rain": [0.5, 1e-7, true]}},
            {"role": "assistant", "content": "Fine.", "reasoning_content": "two answers\n"}]),
        json!([{"role": "user", "content": [{"type": "text", "text": "What is this?"}, {"type": "image"}]},
            {"role": "assistant", "content": null}, {"role": "user", "content": [{"type": "sound"}]}]),
        json!([{"role": "user", "content": "x\n\ny"}, {"role": "user", "content": "HELLO World-wide (web) [of] 42 things."}]),
    ]
}

fn tools() -> Vec<Value> {
    let properties = json!({"zip": {"type": "string"}, "days": {"type": "integer", "default": -1}, "any": {}});
    vec![
        json!({"type": "function", "function": {"name": "get_weather", "description": "Weather \"now\" <b>in</b>\nKöln & 東京",
            "parameters": {"type": "object", "properties": properties, "at": [1, 2.5, -0.0, 1e16, 1e-5, true, null, [], {}],
            "required": ["zip"]}}}),
        json!({"type": "function", "function": {"name": "clock", "parameters": {"type": "object", "properties": {}}}}),
    ]
}

#[test]
fn templates_render_as_in_transformers() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/qwen3/templates");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert_eq!(paths.len(), 10);
    let mut cases = Vec::new();
    for path in paths {
        let template = std::fs::read_to_string(&path).unwrap();
        for (n, messages) in conversations().into_iter().enumerate() {
            for (tools, enable_thinking) in [(vec![], None), (tools(), Some(false)), (tools(), Some(true))] {
                let add_generation_prompt = enable_thinking != Some(true);
                let options = RenderOptions {
                    add_generation_prompt,
                    enable_thinking,
                    tools,
                    now: Some(now()),
                    ..Default::default()
                };
                let name = format!("{} over conversation {n}", path.file_name().unwrap().to_string_lossy());
                cases.push(Case { name, template: template.clone(), messages: messages.clone(), options });
            }
        }
    }
    let Some(wrong) = differences(&cases) else { return };
    assert!(wrong.is_empty(), "{} differences, the first:\n{}", wrong.len(), wrong[0]);
}

/// The kind of a random expression's value, as far as it is intended.
#[derive(Clone, Copy, PartialEq)]
enum Type {
    Int,
    Float,
    Text,
    List,
    Dict,
    Flag,
}

const TYPES: [Type; 6] = [Type::Int, Type::Float, Type::Text, Type::List, Type::Dict, Type::Flag];

struct Generator {
    random: Random,
}

impl Generator {
    fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.random.index(list.len())]
    }

    fn any(&mut self, depth: u32) -> String {
        let of = TYPES[self.random.index(TYPES.len())];
        self.expression(of, depth)
    }

    /// An expression of a type, and sometimes of another one.
    fn expression(&mut self, of: Type, depth: u32) -> String {
        if self.random.one_in(30) {
            return self.pick(&["d.get('z')", "missing", "messages", "()", "(1, 'a')", "range(3)"]).into();
        }
        let of = if self.random.one_in(25) { TYPES[self.random.index(TYPES.len())] } else { of };
        if depth == 0 {
            return self.atom(of).into();
        }
        let d = depth - 1;
        if self.random.one_in(9) {
            let (a, b, c) = (self.expression(of, d), self.expression(Type::Flag, d), self.expression(of, d));
            return format!("({a} if {b} else {c})");
        }
        if self.random.one_in(9) {
            let (a, b) = (self.expression(of, d), self.expression(of, d));
            return format!("({a} {} {b})", self.pick(&["or", "and"]));
        }
        match of {
            Type::Int | Type::Float => self.number(of, d),
            Type::Text => self.text(d),
            Type::List => self.list(d),
            Type::Dict => self.dict(d),
            Type::Flag => self.flag(d),
        }
    }

    fn atom(&mut self, of: Type) -> &'static str {
        match of {
            Type::Int => self.pick(&["0", "1", "2", "3", "-7", "10", "255", "1_000", "n", "messages | length"]),
            Type::Float => self.pick(&["0.5", "2.0", "-1.25", "1e16", "1e-5", "3.14159", "0.1", "1e30", "x"]),
            Type::Text => self.pick(&[
                "''",
                "'a'",
                "'Hello World'",
                "'it\\'s'",
                "\"q\\\"u\"",
                "'a,b,,c'",
                "'  pad '",
                "'é日🦊'",
                "'x\\ny\\tz\\n'",
                "'42'",
                "' 3.5 '",
                "'%s-%d'",
                "'{}'",
                "s",
                "messages[0].role",
                "messages[0]['content']",
                "'ABC' 'def'",
            ]),
            Type::List => self.pick(&[
                "[]",
                "[1, 2, 3]",
                "['b', 'a', 'C']",
                "[1.5, true, none]",
                "[[1, 2], [3]]",
                "l",
                "(1, 2)",
                "range(4) | list",
            ]),
            Type::Dict => {
                self.pick(&["{}", "{'a': 1, 'b': 'x'}", "{'k': [1, {'z': none}], 2: 3.0}", "d", "messages[0]"])
            }
            Type::Flag => self.pick(&["true", "false", "d.get('z')", "missing", "True", "1", "''"]),
        }
    }

    fn number(&mut self, of: Type, d: u32) -> String {
        let other = if self.random.one_in(4) { Type::Float } else { of };
        match self.random.below(14) {
            0..5 => {
                let (a, b) = (self.expression(of, d), self.expression(other, d));
                format!("({a} {} {b})", self.pick(&["+", "-", "*", "/", "//", "%", "+", "-"]))
            }
            5 => format!("({} ** {})", self.expression(of, 0), self.pick(&["0", "1", "2", "3", "-1"])),
            6 => format!("-{}", self.expression(of, d)),
            7 => format!("({} | abs)", self.expression(of, d)),
            8 => format!(
                "({} | round({}))",
                self.expression(of, d),
                self.pick(&["", "1", "2", "0, 'ceil'", "1, 'floor'", "-1"])
            ),
            9 => {
                let of = [Type::Text, Type::List, Type::Dict][self.random.index(3)];
                format!("({} | length)", self.expression(of, d))
            }
            10 => format!(
                "({} | {})",
                self.expression(Type::Text, d),
                self.pick(&["int", "float", "int(7)", "float(-1.5)", "wordcount"])
            ),
            11 => format!(
                "({} | {})",
                self.expression(Type::List, d),
                self.pick(&["sum", "max", "min", "first", "last", "count"])
            ),
            12 => {
                let (a, b) = (self.expression(Type::Text, d), self.expression(Type::Text, 0));
                format!("{a}.{}({b})", self.pick(&["find", "count", "rfind", "index"]))
            }
            _ => format!("{}[{}]", self.expression(Type::List, d), self.atom(Type::Int)),
        }
    }

    fn text(&mut self, d: u32) -> String {
        match self.random.below(17) {
            0 => format!("({} ~ {})", self.any(d), self.any(d)),
            1 => format!("({} + {})", self.expression(Type::Text, d), self.expression(Type::Text, d)),
            2 => format!("({} * {})", self.expression(Type::Text, d), self.pick(&["0", "2", "-1", "true"])),
            3 => format!(
                "({} | {})",
                self.expression(Type::Text, d),
                self.pick(&[
                    "upper",
                    "lower",
                    "title",
                    "capitalize",
                    "trim",
                    "string",
                    "reverse",
                    "truncate(5)",
                    "truncate(6, true, '')",
                    "center(12)",
                    "indent",
                    "indent(2, true)",
                    "indent('>', blank=true)",
                    "replace('a', 'bb')",
                    "replace('l', '', 1)",
                    "trim(' a')",
                    "default('d')",
                    "default('d', true)",
                    "d('e', boolean=true)",
                ])
            ),
            4 => format!(
                "{}.{}",
                self.expression(Type::Text, d),
                self.pick(&[
                    "upper()",
                    "lower()",
                    "title()",
                    "capitalize()",
                    "strip()",
                    "lstrip('a ')",
                    "rstrip()",
                    "swapcase()",
                    "casefold()",
                    "replace('a', 'A')",
                    "replace('', '-')",
                    "zfill(6)",
                    "center(9, '*')",
                    "ljust(7)",
                    "rjust(7, '.')",
                    "removeprefix('H')",
                    "removesuffix('d')",
                    "expandtabs(4)",
                    "strip(none)",
                    "format(1, 'a')",
                ])
            ),
            5 => {
                let (start, stop) = (self.pick(&["", "1", "-2", "0", "99"]), self.pick(&["", "3", "-1", "2", "-99"]));
                // Jinja evaluates slices of constants in another way.
                format!(
                    "({} if n else '')[{start}:{stop}{}]",
                    self.expression(Type::Text, d),
                    self.pick(&["", "", ":2", ":-1", ":-2"])
                )
            }
            6 => format!("{}[{}]", self.expression(Type::Text, d), self.atom(Type::Int)),
            7 => format!("({} | join({}))", self.expression(Type::List, d), self.pick(&["", "', '", "1", "d='-'"])),
            8 => {
                let pattern = self.pick(&["%s", "%r", "%5s|", "%-5s|", "%.2s", "%s %%", "%10.3s|", "%a"]);
                format!("('{pattern}' % ({},))", self.any(d))
            }
            9 => {
                let pattern =
                    self.pick(&["%d", "%5d|", "%-5d|", "%05d", "%+d", "%x", "%#x", "%o", "%i", "% d", "%.3d"]);
                format!("('{pattern}' % {})", self.expression(Type::Int, d))
            }
            10 => {
                let pattern =
                    self.pick(&["%f", "%.2f", "%e", "%.1e", "%g", "%10.3f|", "%+.1f", "%G", "%08.2f", "%.0f"]);
                format!("('{pattern}' % {})", self.expression(Type::Float, d))
            }
            11 => format!(
                "({} | tojson{})",
                self.any(d),
                self.pick(&[
                    "",
                    "",
                    "(indent=2)",
                    "(sort_keys=true)",
                    "(ensure_ascii=true)",
                    "(separators=(',', ':'))"
                ])
            ),
            12 => {
                let pattern = self.pick(&["{}", "{!r}", "{0}{0}", "{:>8}|", "{:<8}|", "{:^9}|", "{:*^9}|", "{0!s:.2}"]);
                format!("'{pattern}'.format({})", self.any(d))
            }
            13 => {
                let pattern = self.pick(&[
                    "{:d}", "{:5}|", "{:,}", "{:.2f}", "{:e}", "{:g}", "{:%}", "{:+}", "{:x}", "{:08.3f}", "{:_}",
                    "{:#x}",
                ]);
                let of = [Type::Int, Type::Float][self.random.index(2)];
                format!("'{pattern}'.format({})", self.expression(of, d))
            }
            14 => format!("({} | format({}))", self.pick(&["'%s'", "'%s,%s'", "'<%5s>'"]), self.any(d)),
            15 => format!("({} | string)", self.any(d)),
            _ => format!("','.join({})", self.expression(Type::List, d)),
        }
    }

    fn list(&mut self, d: u32) -> String {
        match self.random.below(13) {
            0 => format!("[{}, {}]", self.any(d), self.any(d)),
            1 => format!("({} + {})", self.expression(Type::List, d), self.expression(Type::List, d)),
            2 => format!("({} * {})", self.expression(Type::List, d), self.pick(&["0", "2"])),
            3 => {
                let (start, stop) = (self.pick(&["", "1", "-2", "0"]), self.pick(&["", "2", "-1", "99"]));
                format!(
                    "({} if n else l)[{start}:{stop}{}]",
                    self.expression(Type::List, d),
                    self.pick(&["", "", "::-1", ":2", ":-1"])
                )
            }
            4 => format!(
                "({} | {})",
                self.expression(Type::List, d),
                self.pick(&[
                    "sort",
                    "sort(reverse=true)",
                    "sort(case_sensitive=true)",
                    "unique | list",
                    "reverse | list",
                    "list",
                    "batch(2) | list",
                    "batch(2, 0) | list",
                    "slice(2) | list",
                    "slice(3, 'f') | list",
                    "map('string') | list",
                    "select | list",
                    "reject | list",
                    "select('number') | list",
                    "reject('string') | list",
                    "map('upper') | list",
                    "map(attribute='a') | list",
                    "select('in', [1, 2]) | list",
                    "selectattr('a') | list",
                    "map('int') | list",
                    "select('greaterthan', 1) | list",
                    "map('default', 'x') | list",
                ])
            ),
            5 => format!(
                "{}.split({})",
                self.expression(Type::Text, d),
                self.pick(&["", "','", "'a'", "none, 1", "' ', 1", "',', -1", "''"])
            ),
            6 => format!(
                "{}.{}",
                self.expression(Type::Text, d),
                self.pick(&[
                    "splitlines()",
                    "splitlines(true)",
                    "rsplit(',', 1)",
                    "rsplit(none, 1)",
                    "partition('l')",
                    "rpartition(',')",
                    "rsplit()",
                ])
            ),
            7 => format!("({} | list)", self.expression(Type::Text, d)),
            8 => format!(
                "({} | {})",
                self.expression(Type::Dict, d),
                self.pick(&["list", "items | list", "dictsort", "dictsort(by='value')", "dictsort(reverse=true)"])
            ),
            9 => format!("({}.{}() | list)", self.expression(Type::Dict, d), self.pick(&["keys", "values", "items"])),
            10 => format!("(range({}) | list)", self.pick(&["4", "1, 5", "5, 0, -2", "0", "2, 9, 3"])),
            11 => format!("({}, {})", self.any(d), self.any(d)),
            _ => format!(
                "(messages | map(attribute={}) | list)",
                self.pick(&["'role'", "'content'", "'nothing'", "'nothing', default=1"])
            ),
        }
    }

    fn dict(&mut self, d: u32) -> String {
        match self.random.below(5) {
            0 => format!("{{'a': {}, {}: {}}}", self.any(d), self.expression(Type::Int, 0), self.any(d)),
            1 => format!("dict(a={}, b={})", self.any(d), self.any(d)),
            2 => format!("dict({}, c={})", self.expression(Type::Dict, d), self.any(d)),
            3 => format!("{}.copy()", self.expression(Type::Dict, d)),
            _ => format!("{{{}: {}}}", self.atom(Type::Text), self.any(d)),
        }
    }

    fn flag(&mut self, d: u32) -> String {
        match self.random.below(10) {
            0 => {
                let of = TYPES[self.random.index(TYPES.len())];
                let (a, b) = (self.expression(of, d), self.expression(of, d));
                format!("({a} {} {b})", self.pick(&["==", "!=", "<", "<=", ">", ">="]))
            }
            1 => format!("({} {} {})", self.any(d), self.pick(&["==", "!="]), self.any(d)),
            2 => {
                let of = [Type::List, Type::Dict][self.random.index(2)];
                let (a, b) = (self.any(d), self.expression(of, d));
                format!("({a} {} {b})", self.pick(&["in", "not in"]))
            }
            3 => format!("({} in {})", self.expression(Type::Text, d), self.expression(Type::Text, d)),
            4 => format!("(not {})", self.any(d)),
            5 => format!(
                "({} is {}{})",
                self.any(d),
                self.pick(&["", "", "not "]),
                self.pick(&[
                    "defined",
                    "undefined",
                    "none",
                    "string",
                    "number",
                    "integer",
                    "float",
                    "boolean",
                    "mapping",
                    "sequence",
                    "iterable",
                    "callable",
                    "true",
                    "false",
                    "lower",
                    "upper",
                    "sameas none",
                    "in [1, 'a']",
                    "eq 1",
                    "ne('a')",
                ])
            ),
            6 => format!(
                "({} is {})",
                self.expression(Type::Int, d),
                self.pick(&["odd", "even", "divisibleby 3", "divisibleby(2)", "gt 2", "lessthan 5", "ge(0)"])
            ),
            7 => format!(
                "{}.{}",
                self.expression(Type::Text, d),
                self.pick(&[
                    "startswith('H')",
                    "endswith('c')",
                    "startswith(('a', 'b'))",
                    "isdigit()",
                    "isalpha()",
                    "isalnum()",
                    "isspace()",
                    "islower()",
                    "isupper()",
                    "istitle()",
                    "isnumeric()",
                    "isascii()",
                    "isidentifier()",
                    "startswith('l', 2)",
                ])
            ),
            8 => {
                let (a, b, c) =
                    (self.expression(Type::Int, d), self.expression(Type::Int, d), self.expression(Type::Int, d));
                format!("({a} < {b} <= {c})")
            }
            _ => format!("({}.get('a', {}))", self.expression(Type::Dict, d), self.any(0)),
        }
    }

    /// Statements with random space around them.
    fn statements(&mut self, depth: u32) -> String {
        let mut out = String::new();
        for _ in 0..1 + self.random.below(3) {
            out.push_str(self.pick(&["", " ", "\n", "a\n  ", "  \n\t", "b ", "\n\n", "c\n"]));
            let (open, close) = (self.pick(&["{%", "{%", "{%-", "{%+"]), self.pick(&["%}", "%}", "-%}", "+%}"]));
            let (end, done) = (self.pick(&["{%", "{%", "{%-", "{%+"]), self.pick(&["%}", "%}", "-%}", "+%}"]));
            let inner =
                if depth > 0 { self.statements(depth - 1) } else { self.pick(&["x", " ", "\n y\n", ""]).into() };
            let value = self.any(1);
            let text = match self.random.below(10) {
                0 => format!("{open} if {value} {close}{inner}{end} else {close}no{open} endif {done}"),
                1 => {
                    let list = self.expression(Type::List, 1);
                    let condition = self.pick(&["", "", " if i", " if i != 1"]);
                    format!(
                        "{open} for i in {list}{condition} {close}{{{{ loop.index }}}}{{{{ i }}}}{inner}{end} else {close}none{open} endfor {done}"
                    )
                }
                2 => format!("{open} set v = {value} {close}{{{{ v }}}}"),
                3 => format!("{open} set v {close}{inner}{end} endset {done}[{{{{ v }}}}]"),
                4 => format!(
                    "{open} macro m(a, b={value}) {close}{{{{ a }}}}{{{{ b }}}}{inner}{end} endmacro {done}{{{{ m(1) }}}}{{{{ m(b=2) }}}}"
                ),
                5 => format!("{{#{} comment {}#}}", self.pick(&["", "-", "+"]), self.pick(&["", "-", "+"])),
                6 => format!("{open} raw {}{{{{ x }}}}{inner}{end} endraw {done}", self.pick(&["%}", "-%}"])),
                7 => format!("{open} with w = {value} {close}{inner}{{{{ w }}}}{end} endwith {done}"),
                8 => format!("{open} filter upper {close}{inner}{end} endfilter {done}"),
                _ => format!("{{{{{} {value} {}}}}}", self.pick(&["", "-"]), self.pick(&["", "-"])),
            };
            out.push_str(&text);
        }
        out.push_str(self.pick(&["", "\n", " \n", "\n\n", "end"]));
        out
    }
}

#[test]
fn random_templates_render_as_in_transformers() {
    let count = std::env::var("T0_JINJA_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(1000);
    let seed = std::env::var("T0_JINJA_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let mut generator = Generator { random: Random::new(seed) };
    let before = "{%- set n = 12 %}{% set x = 2.75 %}{% set s = 'Jinja, too' %}{% set l = ['x', 'Y', 3] %}\
                  {% set d = {'a': 2, 'é': [1.0]} -%}\n";
    let messages = json!([{"role": "user", "content": "Hi, all"}, {"role": "assistant", "content": "ok"}]);
    let cases: Vec<Case> = (0..count)
        .map(|i| {
            let body = if i % 4 == 0 {
                generator.statements(2)
            } else {
                let depth = 1 + (i % 3) as u32;
                format!("{{{{ {} }}}}", generator.any(depth))
            };
            let options = RenderOptions { now: Some(now()), ..RenderOptions::default() };
            Case { name: format!("case {i}"), template: format!("{before}{body}"), messages: messages.clone(), options }
        })
        .collect();
    let Some(wrong) = differences(&cases) else { return };
    if let Some(path) = std::env::var_os("T0_JINJA_REPORT") {
        std::fs::write(path, wrong.join("\n")).unwrap();
    }
    assert!(wrong.is_empty(), "{} of {count} differ, the first:\n{}", wrong.len(), wrong[0]);
}
