//! Chat templates: convert messages to the text format that the model was trained on.
//!
//! Templates are Jinja with the settings of transformers: blocks are trimmed, Python's string methods exist, and
//! `tojson` writes the format of `json.dumps`. The template is read from the model directory.

mod pyjson;

use super::Tokenizer;
use super::tokenizer::unused_char;
use crate::Error;
use crate::files::Folder;
use minijinja::syntax::SyntaxConfig;
use minijinja::value::{Kwargs, ValueKind};
use minijinja::{Environment, ErrorKind, Value};
use serde_json::json;

/// One message of a conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// `system`, `user`, `assistant`, or another role that the template supports.
    pub role: String,
    /// The text.
    pub content: String,
}

impl Message {
    /// A message with this role.
    pub fn new(role: impl Into<String>, content: impl Into<String>) -> Self {
        Message { role: role.into(), content: content.into() }
    }
}

/// The variables of a template besides the messages.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RenderOptions {
    /// End with the start of the assistant's message.
    pub add_generation_prompt: bool,
    /// The switch of Qwen3's templates; `None` uses the template's default.
    pub enable_thinking: Option<bool>,
    /// Tool descriptions as JSON; empty if there are no tools.
    pub tools: Vec<serde_json::Value>,
}

/// A compiled chat template.
pub struct ChatTemplate {
    environment: Environment<'static>,
    path: String,
    /// `bos_token`, `eos_token`, ... of tokenizer_config.json.
    tokens: Vec<(String, String)>,
}

impl std::fmt::Debug for ChatTemplate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ChatTemplate").field("path", &self.path).finish_non_exhaustive()
    }
}

impl ChatTemplate {
    /// The directory's template: `chat_template.jinja`, or `chat_template` of tokenizer_config.json (a text, or a list
    /// of named texts with one named `default`). `None` if neither exists.
    pub fn open(folder: &Folder) -> Result<Option<Self>, Error> {
        const LIMIT: u64 = 16 << 20;
        let mut tokens = Vec::new();
        let mut source = None;
        let mut path = folder.path("tokenizer_config.json");
        if folder.has("tokenizer_config.json") {
            let config = folder.json("tokenizer_config.json", LIMIT, "")?;
            for (key, value) in config.as_object().into_iter().flatten() {
                let text = value.as_str().or_else(|| value.get("content").and_then(|c| c.as_str()));
                if let (true, Some(text)) = (key.ends_with("_token"), text) {
                    tokens.push((key.clone(), text.to_string()));
                }
            }
            source = match config.get("chat_template") {
                None | Some(serde_json::Value::Null) => None,
                Some(serde_json::Value::String(text)) => Some(text.clone()),
                Some(serde_json::Value::Array(list)) => Some(
                    named_default(list)
                        .ok_or_else(|| Error::Template {
                            path: path.clone(),
                            what: "the list of templates has none named \"default\"".into(),
                        })?
                        .to_string(),
                ),
                Some(_) => {
                    return Err(Error::Template {
                        path,
                        what: "it is neither a text nor a list of named texts".into(),
                    });
                }
            };
        }
        if folder.has("chat_template.jinja") {
            path = folder.path("chat_template.jinja");
            source = Some(folder.text("chat_template.jinja", LIMIT, "")?);
        }
        source.map(|source| Self::compile(&path, source, tokens)).transpose()
    }

    /// Compiles a template; `path` is its name in messages, `tokens` are texts such as `eos_token`.
    pub fn compile(path: &str, source: String, tokens: Vec<(String, String)>) -> Result<Self, Error> {
        let refuse = |e: minijinja::Error| Error::Template { path: path.into(), what: one_line(&e) };
        let mut environment = Environment::new();
        environment.set_syntax(SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build().map_err(refuse)?);
        environment.set_unknown_method_callback(python_method);
        environment.set_auto_escape_callback(|_| minijinja::AutoEscape::None);
        environment.set_fuel(Some(20_000_000));
        environment.add_filter("tojson", tojson);
        environment.add_function("raise_exception", |text: String| -> Result<Value, minijinja::Error> {
            Err(minijinja::Error::new(ErrorKind::InvalidOperation, text))
        });
        environment.add_template_owned("chat", source).map_err(refuse)?;
        Ok(ChatTemplate { environment, path: path.into(), tokens })
    }

    /// The file that contains the template.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Renders messages in JSON (so that they can contain `tool_calls` and similar keys).
    pub fn render(&self, messages: &serde_json::Value, options: &RenderOptions) -> Result<String, Error> {
        let refuse = |e: minijinja::Error| Error::Template { path: self.path.clone(), what: one_line(&e) };
        let mut context: Vec<(String, Value)> =
            self.tokens.iter().map(|(key, text)| (key.clone(), Value::from(text.as_str()))).collect();
        let tools =
            if options.tools.is_empty() { Value::from(()) } else { options.tools.iter().map(pyjson::value).collect() };
        context.push(("messages".into(), pyjson::value(messages)));
        context.push(("tools".into(), tools));
        context.push(("documents".into(), Value::from(())));
        context.push(("add_generation_prompt".into(), Value::from(options.add_generation_prompt)));
        if let Some(thinking) = options.enable_thinking {
            context.push(("enable_thinking".into(), Value::from(thinking)));
        }
        let template = self.environment.get_template("chat").map_err(refuse)?;
        template.render(Value::from_pairs(context)).map_err(refuse)
    }

    /// Renders and encodes a conversation. Control tokens are recognised where the template wrote them and in earlier
    /// messages of the assistant, which are the model's own output. All other messages are plain text.
    pub fn encode(
        &self,
        tokenizer: &Tokenizer,
        messages: &[Message],
        options: &RenderOptions,
    ) -> Result<Vec<u32>, Error> {
        let (text, guard) = self.guarded(tokenizer, messages, options)?;
        tokenizer.encode_guarded(&text, guard)
    }

    /// Whether `enable_thinking` changes the rendered text of these messages.
    pub fn has_thinking_switch(
        &self,
        tokenizer: &Tokenizer,
        messages: &[Message],
        options: &RenderOptions,
    ) -> Result<bool, Error> {
        let with = |thinking| RenderOptions { enable_thinking: Some(thinking), ..options.clone() };
        let on = self.guarded(tokenizer, messages, &with(true))?;
        Ok(on != self.guarded(tokenizer, messages, &with(false))?)
    }

    /// The rendered text, and the character that marks text that only looks like a control token.
    fn guarded(
        &self,
        tokenizer: &Tokenizer,
        messages: &[Message],
        options: &RenderOptions,
    ) -> Result<(String, Option<char>), Error> {
        let guard = unused_char(messages.iter().map(|m| m.content.as_str()));
        let list: Vec<serde_json::Value> = messages
            .iter()
            .map(|m| {
                let own = m.role == "assistant";
                let content = if own { m.content.clone() } else { tokenizer.guard(&m.content, guard) };
                json!({ "role": m.role, "content": content })
            })
            .collect();
        Ok((self.render(&serde_json::Value::Array(list), options)?, guard))
    }
}

/// The template named `default` in a list of named templates.
fn named_default(list: &[serde_json::Value]) -> Option<&str> {
    let text = |entry: &'_ serde_json::Value, key: &str| entry.get(key).and_then(|v| v.as_str()).map(str::to_string);
    list.iter().find(|e| text(e, "name").as_deref() == Some("default"))?.get("template")?.as_str()
}

/// Formats a template error on one line.
fn one_line(error: &minijinja::Error) -> String {
    error.to_string().lines().next().unwrap_or_default().to_string()
}

/// `tojson` as transformers defines it: like `json.dumps`, with an optional `indent`.
fn tojson(value: Value, options: Kwargs) -> Result<Value, minijinja::Error> {
    let indent: Option<usize> = options.get("indent")?;
    let _: Option<bool> = options.get("ensure_ascii")?;
    options.assert_all_used()?;
    if value.kind() == ValueKind::Undefined {
        return Err(minijinja::Error::new(ErrorKind::UndefinedError, "tojson of an undefined value"));
    }
    Ok(Value::from(pyjson::dumps(&value, indent)))
}

/// Python's methods of strings, lists and dicts that minijinja does not have.
fn python_method(
    state: &mut minijinja::State<'_, '_>,
    value: &Value,
    method: &str,
    args: &[Value],
) -> Result<Value, minijinja::Error> {
    match (method, value.as_str(), args) {
        ("title", Some(text), []) => Ok(Value::from(title(text))),
        _ => minijinja_contrib::pycompat::unknown_method_callback(state, value, method, args),
    }
}

/// `str.title`: a letter that does not follow a letter becomes upper case, all others lower case.
fn title(text: &str) -> String {
    let mut inside = false;
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if inside {
            out.extend(c.to_lowercase());
        } else {
            out.extend(c.to_uppercase());
        }
        inside = c.is_alphabetic();
    }
    out
}
