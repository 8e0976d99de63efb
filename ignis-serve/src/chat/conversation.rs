//! Messages and tools of a request, in the form that chat templates expect.

use crate::error::ApiError;
use crate::fields::Fields;
use crate::tools::{Tool, ToolChoice, Tools};
use serde_json::{Value, json};

/// Reads the list of messages.
pub(super) fn messages(list: &[Value]) -> Result<Vec<Value>, ApiError> {
    if list.is_empty() {
        return Err(ApiError::param("messages", "expected at least one message"));
    }
    list.iter().enumerate().map(|(index, value)| message(value, &format!("messages[{index}]"))).collect()
}

fn message(value: &Value, path: &str) -> Result<Value, ApiError> {
    let mut fields = Fields::of(value, path)?;
    let roles = ["system", "developer", "user", "assistant", "tool"];
    let role = fields.word("role", &roles)?.ok_or_else(|| fields.wrong("role", "this parameter is required"))?;
    let content = content(&mut fields)?;
    let mut message = json!({"role": if role == "developer" { "system" } else { role }});
    message["content"] = content.map_or(Value::Null, Value::from);
    if let Some(name) = fields.text("name")? {
        message["name"] = name.into();
    }
    match role {
        "assistant" => assistant(&mut fields, &mut message)?,
        "tool" => {
            message["tool_call_id"] = fields.required_text("tool_call_id")?.into();
        }
        _ => {}
    }
    if message["content"].is_null() && role != "assistant" {
        return Err(fields.wrong("content", "this parameter is required"));
    }
    fields.finish()?;
    Ok(message)
}

/// The text of a message: a string, or parts of type `text`.
fn content(fields: &mut Fields<'_>) -> Result<Option<String>, ApiError> {
    let parts = match fields.value("content") {
        None => return Ok(None),
        Some(Value::String(text)) => return Ok(Some(text.clone())),
        Some(Value::Array(parts)) => parts,
        Some(_) => return Err(fields.wrong("content", "expected a string or an array of parts")),
    };
    let mut text = String::new();
    for (index, part) in parts.iter().enumerate() {
        let mut part = Fields::of(part, &format!("{}[{index}]", fields.path("content")))?;
        match part.required_text("type")? {
            "text" => text.push_str(part.required_text("text")?),
            "refusal" => text.push_str(part.required_text("refusal")?),
            other => return Err(part.wrong("type", format!("parts of type {other:?} are not supported: send text"))),
        }
        part.finish()?;
    }
    Ok(Some(text))
}

fn assistant(fields: &mut Fields<'_>, message: &mut Value) -> Result<(), ApiError> {
    let reasoning = fields.text("reasoning_content")?;
    let reasoning = fields.text("reasoning")?.or(reasoning);
    if let Some(text) = reasoning {
        message["reasoning_content"] = text.into();
    }
    // Parts of earlier answers that have no text of their own.
    fields.neutral("annotations", &[json!([])])?;
    fields.neutral("audio", &[])?;
    fields.neutral("function_call", &[])?;
    let refusal = fields.text("refusal")?;
    if let (Some(text), true) = (refusal, message["content"].is_null()) {
        message["content"] = text.into();
    }
    let calls = fields.list("tool_calls")?;
    if let Some(calls) = calls {
        let path = fields.path("tool_calls");
        let calls = calls.iter().enumerate().map(|(index, value)| tool_call(value, &format!("{path}[{index}]")));
        message["tool_calls"] = calls.collect::<Result<Vec<Value>, ApiError>>()?.into();
    }
    if message["content"].is_null() && calls.is_none_or(Vec::is_empty) {
        return Err(fields.wrong("content", "a message of the assistant needs content or tool_calls"));
    }
    Ok(())
}

fn tool_call(value: &Value, path: &str) -> Result<Value, ApiError> {
    let mut fields = Fields::of(value, path)?;
    let id = fields.text("id")?.unwrap_or_default();
    fields.word("type", &["function"])?;
    fields.integer("index", 0..=u64::MAX)?;
    let mut function =
        fields.object("function")?.ok_or_else(|| fields.wrong("function", "this parameter is required"))?;
    let name = function.required_text("name")?;
    let arguments = arguments(function.required_text("arguments")?);
    function.finish()?;
    fields.finish()?;
    Ok(json!({"id": id, "type": "function", "function": {"name": name, "arguments": arguments}}))
}

/// Templates expect an object; a text that is none is passed as it is.
pub(crate) fn arguments(text: &str) -> Value {
    serde_json::from_str(text).ok().filter(Value::is_object).unwrap_or_else(|| text.into())
}

/// `tools`, `tool_choice` and `parallel_tool_calls`.
pub(super) fn tools(fields: &mut Fields<'_>) -> Result<Tools, ApiError> {
    let mut list = Vec::new();
    for (index, tool) in fields.list("tools")?.into_iter().flatten().enumerate() {
        let mut tool = Fields::of(tool, &format!("tools[{index}]"))?;
        if tool.required_text("type")? != "function" {
            return Err(tool.wrong("type", "only tools of type function are supported"));
        }
        let mut described =
            tool.object("function")?.ok_or_else(|| tool.wrong("function", "this parameter is required"))?;
        list.push(Tool::read(&mut described, "parameters")?);
        described.finish()?;
        tool.finish()?;
    }
    let choice = tool_choice(fields)?;
    let parallel = fields.flag("parallel_tool_calls")?.unwrap_or(true);
    Ok(Tools { single: !parallel, ..Tools::new(list, choice, "tool_choice")? })
}

fn tool_choice(fields: &mut Fields<'_>) -> Result<ToolChoice, ApiError> {
    match fields.value("tool_choice") {
        None => Ok(ToolChoice::Auto),
        Some(Value::Object(_)) => {
            let mut choice =
                fields.object("tool_choice")?.ok_or_else(|| fields.wrong("tool_choice", "expected an object"))?;
            if choice.required_text("type")? != "function" {
                return Err(choice.wrong("type", "only the type function is supported"));
            }
            let mut function =
                choice.object("function")?.ok_or_else(|| choice.wrong("function", "this parameter is required"))?;
            let name = function.required_text("name")?.to_string();
            function.finish()?;
            choice.finish()?;
            Ok(ToolChoice::Function(name))
        }
        Some(_) => match fields.word("tool_choice", &["auto", "none", "required"])? {
            Some("none") => Ok(ToolChoice::None),
            Some("required") => Ok(ToolChoice::Required),
            _ => Ok(ToolChoice::Auto),
        },
    }
}
