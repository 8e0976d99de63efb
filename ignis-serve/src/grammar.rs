//! The grammar that an answer must follow, by the format of its content and by its calls of tools.
//!
//! JSON is written on one line, with a space after commas and colons, as in the texts that models learn from. White
//! space of any length would let a model end up in writing nothing else.

use crate::error::ApiError;
use crate::fields::Fields;
use crate::model::ServedModel;
use crate::split::{CALL, END_CALL, END_THINK, THINK};
use crate::tools::{Call, Tool, Tools};
use ignis::text::{Grammar, GrammarSource};
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// The field of a schema with the options of its compiler.
const OPTIONS: &str = "x-guidance";

/// What the content of an answer must be.
#[derive(Clone, Debug, Default)]
pub(crate) enum Format {
    #[default]
    Text,
    Json {
        schema: Value,
        /// What the schema forbids must not occur. Otherwise keywords that cannot be enforced have no effect.
        strict: bool,
        /// Where the format is in the request.
        param: String,
    },
}

impl Format {
    /// Reads a format whose `type` was not read. `nested` is the name of the object that has the schema; without it the
    /// schema is beside the type.
    pub(crate) fn read(mut fields: Fields<'_>, nested: Option<&str>) -> Result<Self, ApiError> {
        let kind = fields.word("type", &["text", "json_object", "json_schema"])?;
        let found = match kind.ok_or_else(|| fields.wrong("type", "this parameter is required"))? {
            "text" => Format::Text,
            "json_object" => {
                Format::Json { schema: json!({"type": "object"}), strict: true, param: fields.path("type") }
            }
            _ => match nested {
                None => Self::schema(&mut fields)?,
                Some(name) => {
                    let inner = fields.object(name)?;
                    let mut inner = inner.ok_or_else(|| fields.wrong(name, "this parameter is required"))?;
                    let found = Self::schema(&mut inner)?;
                    inner.finish()?;
                    found
                }
            },
        };
        fields.finish()?;
        Ok(found)
    }

    fn schema(fields: &mut Fields<'_>) -> Result<Self, ApiError> {
        fields.required_text("name")?;
        // Only for services that show it to the model.
        fields.label("description")?;
        let strict = fields.flag("strict")?.unwrap_or(false);
        let param = fields.path("schema");
        let schema = fields.value("schema").ok_or_else(|| fields.wrong("schema", "this parameter is required"))?;
        if !schema.is_object() {
            return Err(fields.wrong("schema", "expected an object, a JSON schema"));
        }
        Ok(Format::Json { schema: schema.clone(), strict, param })
    }
}

/// Whether an answer begins with reasoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reasoning {
    /// The model has none, or the prompt ends after it.
    None,
    /// The model chooses.
    Possible,
    /// The prompt ends within it.
    Open,
}

/// The part of a call that is in the prompt, after the marker.
pub(crate) fn call_prefix(tools: &Tools) -> String {
    match &tools.callable()[..] {
        [tool] => format!("\n{{\"name\": \"{}\", \"arguments\":", tool.name),
        _ => "\n".into(),
    }
}

/// The rules for JSON that fits a schema.
fn json_rule(schema: &Value, strict: bool) -> String {
    let options = json!({
        "whitespace_flexible": false, "item_separator": ", ", "key_separator": ": ", "lenient": !strict,
    });
    let mut schema = schema.as_object().cloned().unwrap_or_default();
    schema.insert(OPTIONS.into(), options);
    format!("%json {}", Value::Object(schema))
}

/// Arguments are an object, even if the schema does not say so.
fn arguments(tool: &Tool) -> Value {
    let mut schema: Map<String, Value> = tool.schema.as_object().cloned().unwrap_or_default();
    schema.entry("type").or_insert_with(|| "object".into());
    Value::Object(schema)
}

/// A literal in the notation of Lark.
fn literal(text: &str) -> String {
    Value::from(text).to_string()
}

/// The regular expression of all text that begins with `begin`, contains `marker` and ends with `end`.
fn around(begin: &str, marker: &str, end: &str) -> String {
    format!("/{begin}(.|\\n)*{}{end}/", marker.replace('/', "\\/"))
}

/// The grammar of an answer in Lark's notation; `None` if any text is allowed.
///
/// A call that must be made begins in the prompt, as far as [`call_prefix`], unless reasoning can come before it.
fn lark(reasoning: Reasoning, tools: &Tools, format: &Format) -> Option<String> {
    let is_strict = tools.list.iter().any(|tool| tool.strict);
    let (call, end) = (literal(&format!("{CALL}\n")), literal(&format!("\n{END_CALL}")));
    let before = match reasoning {
        Reasoning::None => "",
        Reasoning::Possible => "(think newline?)? ",
        Reasoning::Open => "think newline? ",
    };
    let mut rules = match (&tools.call, format) {
        (Call::Free, Format::Text) if !is_strict => return None,
        (Call::Free, Format::Text) => {
            // Text that has no call in it; the last of it may be anything else.
            let text = format!("text[lazy]: {}\n", around("", CALL, ""));
            let rest = format!("REST: /(.|\\n)+/ & ~{}\n", around("", CALL, "(.|\\n)*"));
            format!("start: (text \"\\n\" function {end})* REST?\n{text}{rest}")
        }
        (Call::Free, Format::Json { schema, strict, .. }) => {
            let content = json_rule(schema, *strict);
            let more = if tools.single { String::new() } else { format!("(\"\\n\" {call} function {end})*") };
            let calls = if tools.list.is_empty() { String::new() } else { format!(" | {call} function {end} {more}") };
            format!("start: {before}(content{calls})\ncontent: {content}\n")
        }
        (Call::Any | Call::Named(_), _) if reasoning == Reasoning::None => match tools.callable().len() {
            1 => format!("start: \" \" arguments_0 \"}}\" {end}\n"),
            _ => format!("start: function {end}\n"),
        },
        (Call::Any | Call::Named(_), _) => format!("start: {before}{call} function {end}\n"),
    };
    if !before.is_empty() && rules.contains("think") {
        let marker = if reasoning == Reasoning::Open { "" } else { THINK };
        let _ = writeln!(rules, "think[lazy]: {}", around(marker, END_THINK, ""));
        rules.push_str("newline: /\\n{1,2}/\n");
    }
    let callable = tools.callable();
    let mut names = Vec::new();
    for (i, tool) in callable.iter().enumerate() {
        let begin = literal(&format!("{{\"name\": \"{}\", \"arguments\": ", tool.name));
        let _ = writeln!(rules, "function_{i}: {begin} arguments_{i} \"}}\"");
        let _ = writeln!(rules, "arguments_{i}: {}", json_rule(&arguments(tool), tool.strict));
        names.push(format!("function_{i}"));
    }
    if !names.is_empty() {
        let _ = writeln!(rules, "function: {}", names.join(" | "));
    }
    Some(rules)
}

/// Compiles the grammar of an answer; `None` if any text is allowed.
pub(crate) fn compile(
    model: &ServedModel,
    reasoning: Reasoning,
    tools: &Tools,
    format: &Format,
) -> Result<Option<Grammar>, ApiError> {
    let Some(text) = lark(reasoning, tools, format) else { return Ok(None) };
    if let Some((_, _, param)) = schemas(tools, format).into_iter().find(|(schema, ..)| schema.get(OPTIONS).is_some()) {
        return Err(ApiError::param(param, format!("{OPTIONS} is set by the server")));
    }
    let grammars = model.grammars()?;
    let found = grammars.compile(&GrammarSource::Lark(text));
    found.map(Some).map_err(|error| blame(model, tools, format).unwrap_or_else(|| error.into()))
}

/// The schemas that an answer must fit, whether strictly, and where they are in the request.
fn schemas<'a>(tools: &'a Tools, format: &'a Format) -> Vec<(Value, bool, &'a str)> {
    let mut all = Vec::new();
    if let Format::Json { schema, strict, param } = format {
        all.push((schema.clone(), *strict, param.as_str()));
    }
    all.extend(tools.callable().into_iter().map(|tool| (arguments(tool), tool.strict, tool.param.as_str())));
    all
}

/// The error that names the schema that cannot be compiled.
fn blame(model: &ServedModel, tools: &Tools, format: &Format) -> Option<ApiError> {
    let grammars = model.grammars().ok()?;
    schemas(tools, format).into_iter().find_map(|(schema, strict, param)| {
        let alone = GrammarSource::Lark(format!("start: {}\n", json_rule(&schema, strict)));
        let error = grammars.compile(&alone).err()?;
        Some(ApiError::param(param, error.to_string()).code("invalid_schema"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::ToolChoice;
    use ignis::files::Folder;
    use ignis::models::Checkpoint;
    use ignis::text::Grammars;

    fn tool(name: &str, strict: bool) -> Tool {
        let body = json!({"name": name, "strict": strict, "parameters": {"properties": {"a": {"type": "integer"}}}});
        Tool::read(&mut Fields::of(&body, "").unwrap(), "parameters").unwrap()
    }

    /// Each grammar compiles, and there is one exactly where something is to be enforced.
    #[test]
    fn all_combinations_compile() {
        let folder = Folder::open(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/tiny-qwen3")).unwrap();
        let checkpoint = Checkpoint::open(folder).unwrap();
        let (vocab, ends) = (checkpoint.config.vocab_size, &checkpoint.generation.eos_token_ids);
        let grammars = Grammars::new(&checkpoint.tokenizer, vocab, ends).unwrap();
        let formats =
            [Format::Text, Format::Json { schema: json!({"type": "object"}), strict: true, param: String::new() }];
        let lists = [vec![], vec![tool("f", false)], vec![tool("f", false), tool("f2", true)]];
        let choices = [ToolChoice::Auto, ToolChoice::None, ToolChoice::Required, ToolChoice::Function("f".into())];
        let mut enforced = 0;
        for reasoning in [Reasoning::None, Reasoning::Possible, Reasoning::Open] {
            for (list, choice) in lists.iter().flat_map(|list| choices.iter().map(move |choice| (list, choice))) {
                let Ok(tools) = Tools::new(list.clone(), choice.clone(), "tool_choice") else { continue };
                for (format, single) in formats.iter().flat_map(|format| [(format, false), (format, true)]) {
                    let tools = Tools { single, ..tools.clone() };
                    let free = tools.call == Call::Free && !tools.list.iter().any(|tool| tool.strict);
                    let text = lark(reasoning, &tools, format);
                    assert_eq!(text.is_none(), free && matches!(format, Format::Text), "{reasoning:?} {tools:?}");
                    if let Some(text) = text {
                        let compiled = grammars.compile(&GrammarSource::Lark(text.clone()));
                        assert!(compiled.is_ok(), "{compiled:?}: {text}");
                        enforced += 1;
                    }
                }
            }
        }
        assert!(enforced > 50, "{enforced}");
    }
}
