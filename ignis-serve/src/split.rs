//! Splits the text of a model into reasoning, content and calls of tools, while it is generated.
//!
//! The markup is that of Qwen and Hermes: `<think>..</think>`, and `<tool_call>..</tool_call>` around
//! `{"name": .., "arguments": ..}`. A part of a marker never becomes visible.

use ignis::text::StopStrings;
use serde_json::Value;

pub(crate) const THINK: &str = "<think>";
pub(crate) const END_THINK: &str = "</think>";
pub(crate) const CALL: &str = "<tool_call>";
pub(crate) const END_CALL: &str = "</tool_call>";

/// A part of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    Reasoning(String),
    Content(String),
    /// A call of a tool; the arguments are JSON, unless the answer was cut off within a call that a grammar checks.
    Call {
        name: String,
        arguments: String,
    },
}

/// What the text is at this point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Content,
    Reasoning,
    Call,
}

/// Which markup is recognised, and where the text begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Markup {
    /// The model can think.
    pub(crate) thinking: bool,
    /// The prompt ends within thinking.
    pub(crate) begins_thinking: bool,
    /// The request has tools.
    pub(crate) tools: bool,
    /// The prompt ends within a call, after this part of it.
    pub(crate) call: Option<String>,
    /// Calls follow a grammar.
    pub(crate) checked: bool,
}

/// The state of an answer.
#[derive(Debug)]
pub(crate) struct Splitter {
    markup: Markup,
    part: Part,
    search: StopStrings,
    /// The text of an unfinished call.
    call: String,
    /// Line ends at the beginning of the part are removed.
    at_start: bool,
    /// White space that may be the end of the reasoning.
    space: String,
    called: bool,
}

impl Splitter {
    pub(crate) fn new(markup: Markup) -> Self {
        let part = match () {
            () if markup.call.is_some() => Part::Call,
            () if markup.begins_thinking => Part::Reasoning,
            () => Part::Content,
        };
        let mut splitter = Splitter {
            call: markup.call.clone().unwrap_or_default(),
            markup,
            part,
            search: StopStrings::default(),
            at_start: part != Part::Content,
            space: String::new(),
            called: false,
        };
        splitter.enter(part);
        splitter
    }

    /// Whether the answer has a call of a tool.
    pub(crate) fn called(&self) -> bool {
        self.called
    }

    /// Whether the text is within reasoning at this point.
    pub(crate) fn is_reasoning(&self) -> bool {
        self.part == Part::Reasoning
    }

    fn enter(&mut self, part: Part) {
        self.part = part;
        let markers = match part {
            Part::Content => vec![(self.markup.thinking, THINK), (self.markup.tools, CALL)],
            Part::Reasoning => vec![(true, END_THINK), (self.markup.tools, CALL)],
            Part::Call => vec![(true, END_CALL)],
        };
        let markers: Vec<String> = markers.iter().filter(|(on, _)| *on).map(|(_, text)| text.to_string()).collect();
        self.search = StopStrings::new(&markers);
    }

    /// Adds text; returns the parts that are final.
    pub(crate) fn push(&mut self, text: &str) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut rest = text.to_string();
        loop {
            let before = self.search.clone();
            let (shown, hit) = self.search.push(&rest);
            self.add(&shown, &mut pieces);
            let Some(marker) = hit else { return pieces };
            // What follows the marker: the search does not return it.
            let all = before.held().to_string() + &rest;
            rest = all[shown.len() + marker.len()..].to_string();
            self.leave(&marker, &mut pieces);
        }
    }

    fn leave(&mut self, marker: &str, pieces: &mut Vec<Piece>) {
        match marker {
            THINK => self.enter(Part::Reasoning),
            CALL => self.enter(Part::Call),
            END_CALL => {
                self.finish_call(END_CALL, pieces);
                self.enter(Part::Content);
            }
            _ => self.enter(Part::Content),
        }
        self.space.clear();
        self.at_start = true;
    }

    fn add(&mut self, text: &str, pieces: &mut Vec<Piece>) {
        if self.part == Part::Call {
            self.call.push_str(text);
            return;
        }
        let text = if self.at_start { text.trim_start_matches('\n') } else { text };
        if text.is_empty() {
            return;
        }
        self.at_start = false;
        if self.part == Part::Content {
            pieces.push(Piece::Content(text.to_string()));
            return;
        }
        let all = std::mem::take(&mut self.space) + text;
        let kept = all.trim_end_matches(char::is_whitespace).len();
        self.space = all[kept..].to_string();
        if kept > 0 {
            pieces.push(Piece::Reasoning(all[..kept].to_string()));
        }
    }

    /// The end of a call, by its marker `end` or by the end of the text. What is not a call is content.
    fn finish_call(&mut self, end: &str, pieces: &mut Vec<Piece>) {
        let text = std::mem::take(&mut self.call);
        let call = parse_call(&text).or_else(|| cut_call(&text).filter(|_| self.markup.checked));
        match call {
            Some((name, arguments)) => {
                self.called = true;
                pieces.push(Piece::Call { name, arguments });
            }
            None => pieces.push(Piece::Content(format!("{CALL}{text}{end}"))),
        }
    }

    /// The end of the text.
    pub(crate) fn finish(&mut self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let held = self.search.finish();
        self.add(&held, &mut pieces);
        if self.part == Part::Call {
            self.finish_call("", &mut pieces);
        }
        pieces
    }
}

/// The name and arguments of a call.
fn parse_call(text: &str) -> Option<(String, String)> {
    let value: Value = serde_json::Deserializer::from_str(text).into_iter().next()?.ok()?;
    let name = value.get("name")?.as_str()?.to_string();
    let arguments = match value.get("arguments") {
        None => "{}".to_string(),
        Some(Value::String(text)) => text.clone(),
        Some(other @ Value::Object(_)) => other.to_string(),
        Some(_) => return None,
    };
    Some((name, arguments))
}

/// The name and arguments of a call that follows a grammar and was cut off within its arguments.
fn cut_call(text: &str) -> Option<(String, String)> {
    let (name, rest) = text.trim_start().strip_prefix("{\"name\": \"")?.split_once('"')?;
    let arguments = rest.strip_prefix(", \"arguments\":")?;
    Some((name.to_string(), arguments.trim().to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parts of a text that arrives in chunks of `size` bytes, joined where they are of one kind.
    fn split(markup: &Markup, text: &str, size: usize) -> Vec<Piece> {
        let mut splitter = Splitter::new(markup.clone());
        let mut pieces = Vec::new();
        for chunk in text.as_bytes().chunks(size) {
            pieces.extend(splitter.push(std::str::from_utf8(chunk).unwrap()));
        }
        pieces.extend(splitter.finish());
        let mut joined: Vec<Piece> = Vec::new();
        for piece in pieces {
            match (joined.last_mut(), piece) {
                (Some(Piece::Content(a)), Piece::Content(b)) | (Some(Piece::Reasoning(a)), Piece::Reasoning(b)) => {
                    a.push_str(&b);
                }
                (_, piece) => joined.push(piece),
            }
        }
        joined
    }

    fn call(name: &str, arguments: &str) -> Piece {
        Piece::Call { name: name.into(), arguments: arguments.into() }
    }

    #[test]
    fn parts_are_found_wherever_the_text_is_cut() {
        let all = Markup { thinking: true, tools: true, ..Markup::default() };
        let text = "<think>\nI <b>think\n</think>\n\nSo < 3.\n<tool_call>\n{\"name\": \"f\", \"arguments\": {\"a\": [1]}}\n\
                    </tool_call>\n<tool_call>{\"name\": \"g\"}</tool_call>";
        for size in 1..text.len() {
            let expected = [
                Piece::Reasoning("I <b>think".into()),
                Piece::Content("So < 3.\n".into()),
                call("f", "{\"a\":[1]}"),
                call("g", "{}"),
            ];
            assert_eq!(split(&all, text, size), expected, "{size}");
        }
    }

    #[test]
    fn a_call_within_thinking_is_a_call() {
        let inside = Markup { thinking: true, begins_thinking: true, tools: true, ..Markup::default() };
        let text = "\nhm\n<tool_call>{\"name\": \"f\", \"arguments\": \"{}\"}</tool_call>ok";
        assert_eq!(
            split(&inside, text, 3),
            [Piece::Reasoning("hm".into()), call("f", "{}"), Piece::Content("ok".into())]
        );
    }

    #[test]
    fn markup_that_is_not_expected_is_content() {
        let none = Markup::default();
        let text = "<think>a</think><tool_call>{}</tool_call>";
        assert_eq!(split(&none, text, 2), [Piece::Content(text.into())]);
        let tools = Markup { tools: true, ..none };
        assert_eq!(split(&tools, "<tool_call>{oh", 4), [Piece::Content("<tool_call>{oh".into())]);
        assert_eq!(split(&tools, "a <tool", 4), [Piece::Content("a <tool".into())]);
    }

    #[test]
    fn a_call_can_begin_in_the_prompt() {
        let prefix = |text: &str| Markup { tools: true, call: Some(text.into()), checked: true, ..Markup::default() };
        let named = prefix("\n{\"name\": \"f\", \"arguments\":");
        assert_eq!(split(&named, " {\"a\": 1}}\n</tool_call>", 3), [call("f", "{\"a\":1}")]);
        assert_eq!(split(&prefix("\n"), "{\"name\": \"g\", \"arguments\": {}}\n</tool_call>", 3), [call("g", "{}")]);
    }

    #[test]
    fn a_checked_call_that_is_cut_off_has_what_was_written() {
        let named = Markup {
            tools: true,
            call: Some("\n{\"name\": \"f\", \"arguments\":".into()),
            checked: true,
            ..Markup::default()
        };
        assert_eq!(split(&named, " {\"a\": ", 3), [call("f", "{\"a\":")]);
        assert_eq!(split(&named, "", 3), [call("f", "")]);
        let any = Markup { call: Some("\n".into()), ..named.clone() };
        assert_eq!(split(&any, "{\"name\": \"f", 3), [Piece::Content("<tool_call>\n{\"name\": \"f".into())]);
        let free = Markup { checked: false, ..named };
        assert!(matches!(&split(&free, " {\"a\": ", 3)[..], [Piece::Content(_)]));
    }
}
