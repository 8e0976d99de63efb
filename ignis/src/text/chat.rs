//! Chat templates: convert messages to the text format that the model was trained on.
//!
//! Templates are Jinja as transformers sets it up: see the module `jinja`. The template is read from the model
//! directory.

use super::Tokenizer;
use super::jinja::{Failure, Template};
use super::tokenizer::unused_char;
use crate::Error;
use crate::files::Folder;
use serde_json::json;
use std::time::SystemTime;

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
    /// The time of `strftime_now`, which is written in UTC; `None` for the current time.
    pub now: Option<SystemTime>,
    /// Further variables of the template, such as `reasoning_effort`.
    pub variables: Vec<(String, serde_json::Value)>,
}

/// A compiled chat template.
pub struct ChatTemplate {
    template: Template,
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
        let template = Template::parse(&source).map_err(|e| Self::failed(path, &e))?;
        Ok(ChatTemplate { template, path: path.into(), tokens })
    }

    fn failed(path: &str, failure: &Failure) -> Error {
        Error::Template { path: path.into(), what: failure.to_string() }
    }

    /// The file that contains the template.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Renders messages in JSON (so that they can contain `tool_calls` and similar keys).
    pub fn render(&self, messages: &serde_json::Value, options: &RenderOptions) -> Result<String, Error> {
        let mut variables: Vec<(&str, serde_json::Value)> =
            self.tokens.iter().map(|(key, text)| (key.as_str(), text.as_str().into())).collect();
        let tools = if options.tools.is_empty() { serde_json::Value::Null } else { options.tools.clone().into() };
        variables.push(("messages", messages.clone()));
        variables.push(("tools", tools));
        variables.push(("documents", serde_json::Value::Null));
        variables.push(("add_generation_prompt", options.add_generation_prompt.into()));
        if let Some(thinking) = options.enable_thinking {
            variables.push(("enable_thinking", thinking.into()));
        }
        variables.extend(options.variables.iter().map(|(name, value)| (name.as_str(), value.clone())));
        let now = options.now.unwrap_or_else(SystemTime::now);
        self.template.render(&variables, now).map_err(|e| Self::failed(&self.path, &e))
    }

    /// Renders and encodes a conversation. Control tokens are recognised where the template wrote them. In messages
    /// they are plain text. Messages of the assistant, which are the model's own output, have one exception: added
    /// tokens that are part of a text, such as `<think>`, are recognised in them. Special tokens are not part of an
    /// output's text, so if one is spelled there, the model wrote it as text.
    pub fn encode(
        &self,
        tokenizer: &Tokenizer,
        messages: &[Message],
        options: &RenderOptions,
    ) -> Result<Vec<u32>, Error> {
        let (text, guard) = self.guarded(tokenizer, messages, options)?;
        tokenizer.encode_guarded(&text, guard)
    }

    /// As [`encode`](Self::encode), for messages in JSON. All their texts, and those of the tools and of the further
    /// variables, are guarded: control tokens are only recognised where the template wrote them. Also returns the
    /// rendered text.
    pub fn encode_json(
        &self,
        tokenizer: &Tokenizer,
        messages: &[serde_json::Value],
        options: &RenderOptions,
    ) -> Result<(String, Vec<u32>), Error> {
        let mut texts = Vec::new();
        let variables = options.variables.iter().map(|(_, value)| value);
        messages.iter().chain(&options.tools).chain(variables).for_each(|value| collect_texts(value, &mut texts));
        let guard = unused_char(texts.iter().copied());
        let guarded = |value: &serde_json::Value| guard_texts(tokenizer, value, guard, false);
        let list = messages.iter().map(|message| {
            let is_answer = message["role"] == "assistant";
            guard_texts(tokenizer, message, guard, is_answer)
        });
        let options = RenderOptions {
            tools: options.tools.iter().map(guarded).collect(),
            variables: options.variables.iter().map(|(name, value)| (name.clone(), guarded(value))).collect(),
            ..options.clone()
        };
        let text = self.render(&serde_json::Value::Array(list.collect()), &options)?;
        let ids = tokenizer.encode_guarded(&text, guard)?;
        Ok((text.replace(|c| Some(c) == guard, ""), ids))
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
                let content = tokenizer.guard(&m.content, guard, m.role == "assistant");
                json!({ "role": m.role, "content": content })
            })
            .collect();
        Ok((self.render(&serde_json::Value::Array(list), options)?, guard))
    }
}

/// All texts of a JSON value, with the keys of its objects.
fn collect_texts<'a>(value: &'a serde_json::Value, texts: &mut Vec<&'a str>) {
    match value {
        serde_json::Value::String(text) => texts.push(text),
        serde_json::Value::Array(list) => list.iter().for_each(|value| collect_texts(value, texts)),
        serde_json::Value::Object(map) => map.iter().for_each(|(key, value)| {
            texts.push(key);
            collect_texts(value, texts);
        }),
        _ => {}
    }
}

/// A JSON value whose texts contain no control token; see [`Tokenizer::guard`].
fn guard_texts(
    tokenizer: &Tokenizer,
    value: &serde_json::Value,
    guard: Option<char>,
    special_only: bool,
) -> serde_json::Value {
    let inner = |value| guard_texts(tokenizer, value, guard, special_only);
    match value {
        serde_json::Value::String(text) => tokenizer.guard(text, guard, special_only).into(),
        serde_json::Value::Array(list) => list.iter().map(inner).collect(),
        serde_json::Value::Object(map) => {
            let key = |key: &String| tokenizer.guard(key, guard, special_only);
            serde_json::Value::Object(map.iter().map(|(name, value)| (key(name), inner(value))).collect())
        }
        other => other.clone(),
    }
}

/// The template named `default` in a list of named templates.
fn named_default(list: &[serde_json::Value]) -> Option<&str> {
    let text = |entry: &'_ serde_json::Value, key: &str| entry.get(key).and_then(|v| v.as_str()).map(str::to_string);
    list.iter().find(|e| text(e, "name").as_deref() == Some("default"))?.get("template")?.as_str()
}
