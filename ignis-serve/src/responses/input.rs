//! The items of a conversation, converted to the messages that chat templates expect.

use crate::chat::arguments;
use crate::error::ApiError;
use crate::fields::Fields;
use crate::tools::{Tool, ToolChoice, Tools};
use serde_json::{Value, json};

/// `instructions` and `input`, which may be missing.
pub(super) fn messages(fields: &mut Fields<'_>) -> Result<Vec<Value>, ApiError> {
    let mut all = Vec::new();
    if let Some(text) = fields.text("instructions")? {
        all.push(json!({"role": "system", "content": text}));
    }
    match fields.value("input") {
        Some(Value::String(text)) => all.push(json!({"role": "user", "content": text})),
        Some(Value::Array(items)) if !items.is_empty() => {
            for (index, value) in items.iter().enumerate() {
                item(value, &format!("input[{index}]"), &mut all)?;
            }
        }
        None => {}
        Some(_) => return Err(fields.wrong("input", "expected a string or an array of items")),
    }
    Ok(all)
}

fn item(value: &Value, path: &str, all: &mut Vec<Value>) -> Result<(), ApiError> {
    let mut fields = Fields::of(value, path)?;
    let kind = fields.text("type")?.unwrap_or("message");
    // Names and states of items of earlier answers.
    fields.label("id")?;
    fields.word("status", &["completed", "in_progress", "incomplete"])?;
    match kind {
        "message" => {
            let role = fields
                .word("role", &["user", "assistant", "system", "developer"])?
                .ok_or_else(|| fields.wrong("role", "this parameter is required"))?;
            let role = if role == "developer" { "system" } else { role };
            all.push(json!({"role": role, "content": content(&mut fields, "content")?}));
        }
        "function_call" => {
            let id = fields.required_text("call_id")?;
            let name = fields.required_text("name")?;
            let input = arguments(fields.required_text("arguments")?);
            let call = json!({"id": id, "type": "function", "function": {"name": name, "arguments": input}});
            match all.last_mut().filter(|last| last["role"] == "assistant") {
                Some(last) => match last["tool_calls"].as_array_mut() {
                    Some(calls) => calls.push(call),
                    None => last["tool_calls"] = json!([call]),
                },
                None => all.push(json!({"role": "assistant", "content": "", "tool_calls": [call]})),
            }
        }
        "function_call_output" => {
            let id = fields.required_text("call_id")?;
            let output = content(&mut fields, "output")?;
            all.push(json!({"role": "tool", "tool_call_id": id, "content": output}));
        }
        "reasoning" => {
            fields.neutral("encrypted_content", &[])?;
            fields.list("summary")?;
            let text = content(&mut fields, "content")?;
            all.push(json!({"role": "assistant", "content": "", "reasoning_content": text}));
        }
        other => return Err(fields.wrong("type", format!("items of type {other:?} are not supported"))),
    }
    fields.finish()
}

/// A string, or parts of text.
fn content(fields: &mut Fields<'_>, name: &str) -> Result<String, ApiError> {
    let parts = match fields.value(name) {
        Some(Value::String(text)) => return Ok(text.clone()),
        Some(Value::Array(parts)) => parts,
        _ => return Err(fields.wrong(name, "expected a string or an array of parts")),
    };
    let mut text = String::new();
    for (index, part) in parts.iter().enumerate() {
        let mut part = Fields::of(part, &format!("{}[{index}]", fields.path(name)))?;
        match part.required_text("type")? {
            "input_text" | "output_text" | "reasoning_text" => text.push_str(part.required_text("text")?),
            "refusal" => text.push_str(part.required_text("refusal")?),
            other => return Err(part.wrong("type", format!("parts of type {other:?} are not supported: send text"))),
        }
        part.list("annotations")?;
        part.list("logprobs")?;
        part.finish()?;
    }
    Ok(text)
}

/// `tools`, `tool_choice` and `parallel_tool_calls`.
pub(super) fn tools(fields: &mut Fields<'_>) -> Result<Tools, ApiError> {
    let mut list = Vec::new();
    for (index, tool) in fields.list("tools")?.into_iter().flatten().enumerate() {
        let mut tool = Fields::of(tool, &format!("tools[{index}]"))?;
        if tool.required_text("type")? != "function" {
            return Err(tool.wrong("type", "only tools of type function are supported"));
        }
        list.push(Tool::read(&mut tool, "parameters")?);
        tool.finish()?;
    }
    let choice = match fields.value("tool_choice") {
        Some(Value::Object(_)) => {
            let mut choice =
                fields.object("tool_choice")?.ok_or_else(|| fields.wrong("tool_choice", "expected an object"))?;
            if choice.required_text("type")? != "function" {
                return Err(choice.wrong("type", "only the type function is supported"));
            }
            let name = choice.required_text("name")?.to_string();
            choice.finish()?;
            ToolChoice::Function(name)
        }
        _ => match fields.word("tool_choice", &["auto", "none", "required"])? {
            Some("none") => ToolChoice::None,
            Some("required") => ToolChoice::Required,
            _ => ToolChoice::Auto,
        },
    };
    let parallel = fields.flag("parallel_tool_calls")?.unwrap_or(true);
    Ok(Tools { single: !parallel, ..Tools::new(list, choice, "tool_choice")? })
}
