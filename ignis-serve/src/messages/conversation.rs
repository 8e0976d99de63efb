//! Messages, the system text and tools, converted to the form that chat templates expect.

use crate::error::ApiError;
use crate::fields::Fields;
use crate::tools::{Tool, ToolChoice, Tools};
use serde_json::{Value, json};

/// `system` and `messages`.
pub(super) fn messages(fields: &mut Fields<'_>) -> Result<Vec<Value>, ApiError> {
    let mut all = Vec::new();
    if let Some(value) = fields.value("system") {
        all.push(json!({"role": "system", "content": text(value, "system")?}));
    }
    let list = fields.list("messages")?.ok_or_else(|| fields.wrong("messages", "this parameter is required"))?;
    if list.is_empty() {
        return Err(fields.wrong("messages", "expected at least one message"));
    }
    for (index, value) in list.iter().enumerate() {
        let mut message = Fields::of(value, &format!("messages[{index}]"))?;
        let role = message
            .word("role", &["user", "assistant"])?
            .ok_or_else(|| message.wrong("role", "this parameter is required"))?;
        let content = message.value("content").ok_or_else(|| message.wrong("content", "this parameter is required"))?;
        let path = message.path("content");
        message.finish()?;
        match (content, role) {
            (Value::String(text), _) => all.push(json!({"role": role, "content": text})),
            (Value::Array(blocks), "user") => user(blocks, &path, &mut all)?,
            (Value::Array(blocks), _) => all.push(assistant(blocks, &path)?),
            _ => return Err(ApiError::param(path, "expected a string or an array of blocks")),
        }
    }
    Ok(all)
}

/// A string, or blocks of text.
fn text(value: &Value, path: &str) -> Result<String, ApiError> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Array(blocks) => {
            let mut all = String::new();
            for (index, block) in blocks.iter().enumerate() {
                let mut block = Block::of(block, path, index)?;
                if block.kind != "text" {
                    return Err(block.unsupported());
                }
                all.push_str(block.fields.required_text("text")?);
                block.finish()?;
            }
            Ok(all)
        }
        _ => Err(ApiError::param(path, "expected a string or an array of blocks")),
    }
}

/// A block of content.
struct Block<'a> {
    fields: Fields<'a>,
    kind: &'a str,
}

impl<'a> Block<'a> {
    fn of(value: &'a Value, path: &str, index: usize) -> Result<Self, ApiError> {
        let mut fields = Fields::of(value, &format!("{path}[{index}]"))?;
        let kind = fields.required_text("type")?;
        Ok(Block { fields, kind })
    }

    fn unsupported(&self) -> ApiError {
        self.fields.wrong("type", format!("blocks of type {:?} are not supported here: send text", self.kind))
    }

    /// Marks for a cache do not change an answer: the engine reuses common prefixes without them.
    fn finish(mut self) -> Result<(), ApiError> {
        if let Some(mut cache) = self.fields.object("cache_control")? {
            cache.word("type", &["ephemeral"])?;
            cache.word("ttl", &["5m", "1h"])?;
            cache.finish()?;
        }
        self.fields.neutral("citations", &[json!([])])?;
        self.fields.finish()
    }
}

/// A message of the user is its text, after the results of tools.
fn user(blocks: &[Value], path: &str, all: &mut Vec<Value>) -> Result<(), ApiError> {
    let mut said = String::new();
    let mut results = 0;
    for (index, value) in blocks.iter().enumerate() {
        let mut block = Block::of(value, path, index)?;
        match block.kind {
            "text" => said.push_str(block.fields.required_text("text")?),
            "tool_result" => {
                let id = block.fields.required_text("tool_use_id")?;
                let failed = block.fields.flag("is_error")?.unwrap_or(false);
                let content = block.fields.path("content");
                let result = block.fields.value("content").map(|value| text(value, &content)).transpose()?;
                let result = result.unwrap_or_default();
                let result = if failed { format!("Error: {result}") } else { result };
                all.push(json!({"role": "tool", "tool_call_id": id, "content": result}));
                results += 1;
            }
            _ => return Err(block.unsupported()),
        }
        block.finish()?;
    }
    if !said.is_empty() || results == 0 {
        all.push(json!({"role": "user", "content": said}));
    }
    Ok(())
}

fn assistant(blocks: &[Value], path: &str) -> Result<Value, ApiError> {
    let (mut said, mut reasoning, mut calls) = (String::new(), String::new(), Vec::new());
    for (index, value) in blocks.iter().enumerate() {
        let mut block = Block::of(value, path, index)?;
        match block.kind {
            "text" => said.push_str(block.fields.required_text("text")?),
            "thinking" => {
                reasoning.push_str(block.fields.required_text("thinking")?);
                // Only the servers that make signatures can check them.
                block.fields.label("signature")?;
            }
            "tool_use" => {
                let id = block.fields.required_text("id")?;
                let name = block.fields.required_text("name")?;
                let input = block.fields.value("input").filter(|input| input.is_object());
                let input = input.ok_or_else(|| block.fields.wrong("input", "expected an object"))?;
                calls.push(json!({"id": id, "type": "function", "function": {"name": name, "arguments": input}}));
            }
            _ => return Err(block.unsupported()),
        }
        block.finish()?;
    }
    let mut message = json!({"role": "assistant", "content": said});
    if !reasoning.is_empty() {
        message["reasoning_content"] = reasoning.into();
    }
    if !calls.is_empty() {
        message["tool_calls"] = calls.into();
    }
    Ok(message)
}

/// `tools` and `tool_choice`.
pub(super) fn tools(fields: &mut Fields<'_>) -> Result<Tools, ApiError> {
    let mut list = Vec::new();
    for (index, tool) in fields.list("tools")?.into_iter().flatten().enumerate() {
        let mut tool = Fields::of(tool, &format!("tools[{index}]"))?;
        tool.word("type", &["custom"])?;
        list.push(Tool::read(&mut tool, "input_schema")?);
        Block { fields: tool, kind: "tool" }.finish()?;
    }
    let mut single = false;
    let mut choice = ToolChoice::Auto;
    if let Some(mut fields) = fields.object("tool_choice")? {
        choice = match fields.word("type", &["auto", "any", "tool", "none"])? {
            Some("any") => ToolChoice::Required,
            Some("none") => ToolChoice::None,
            Some("tool") => ToolChoice::Function(fields.required_text("name")?.to_string()),
            Some(_) => ToolChoice::Auto,
            None => return Err(fields.wrong("type", "this parameter is required")),
        };
        single = fields.flag("disable_parallel_tool_use")?.unwrap_or(false);
        fields.finish()?;
    }
    Ok(Tools { single, ..Tools::new(list, choice, "tool_choice")? })
}
