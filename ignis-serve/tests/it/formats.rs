//! Answers that follow a schema: formats of the content, and arguments of calls.
//!
//! The tiny model knows nothing of JSON, so that only the grammar can make it write any.

use crate::fixture::{chat, shared};
use serde_json::{Value, json};

/// Objects that end soon, whatever the model selects.
fn schema() -> Value {
    json!({
        "type": "object",
        "properties": {"kind": {"enum": ["cat", "dog"]}, "age": {"type": "integer", "minimum": 0, "maximum": 30}},
        "required": ["kind", "age"],
        "additionalProperties": false,
    })
}

fn fits(value: &Value) -> bool {
    let kind = &value["kind"];
    let age = value["age"].as_u64();
    value.as_object().is_some_and(|object| object.len() == 2)
        && (kind == "cat" || kind == "dog")
        && age.is_some_and(|age| age <= 30)
}

fn tool(name: &str, strict: bool) -> Value {
    json!({"type": "function", "function": {"name": name, "strict": strict, "parameters": schema()}})
}

/// Many answers, selected almost at random.
fn random(more: Value) -> Value {
    let mut body = chat(json!({"n": 8, "temperature": 2, "top_k": 0, "top_p": 1, "max_tokens": 120, "seed": 3}));
    crate::fixture::merge(&mut body, more);
    body
}

/// The arguments of the only call of each answer, and its name.
fn calls(whole: &Value) -> Vec<(String, Value)> {
    let call = |choice: &Value| {
        assert_eq!(choice["finish_reason"], "tool_calls", "{choice}");
        let [call] = &choice["message"]["tool_calls"].as_array().expect("calls")[..] else { panic!("{choice}") };
        let arguments = call["function"]["arguments"].as_str().expect("text");
        let name = call["function"]["name"].as_str().expect("a name").to_string();
        (name, serde_json::from_str(arguments).expect("JSON"))
    };
    whole["choices"].as_array().expect("choices").iter().map(call).collect()
}

#[tokio::test]
async fn content_fits_the_schema() {
    let server = shared();
    let format =
        json!({"type": "json_schema", "json_schema": {"name": "animal", "description": "x", "schema": schema()}});
    let whole = server.ok("/v1/chat/completions", &random(json!({"response_format": format}))).await;
    let mut kinds = std::collections::BTreeSet::new();
    for choice in whole["choices"].as_array().unwrap() {
        assert_eq!(choice["finish_reason"], "stop");
        let text = choice["message"]["content"].as_str().unwrap();
        let value: Value = serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"));
        assert!(fits(&value), "{text}");
        kinds.insert(text.to_string());
    }
    assert!(kinds.len() > 1, "the answers are random: {kinds:?}");
    // A keyword that cannot be enforced has no effect, unless the schema is strict.
    let loose = json!({"type": "boolean", "not": {"type": "null"}});
    let format = json!({"type": "json_schema", "json_schema": {"name": "yes", "schema": loose}});
    let whole = server.ok("/v1/chat/completions", &random(json!({"response_format": format, "n": 1}))).await;
    let text = &whole["choices"][0]["message"]["content"];
    assert!(text == "true" || text == "false", "{text}");
    let whole = server.ok("/v1/chat/completions", &random(json!({"response_format": {"type": "json_object"}}))).await;
    for choice in whole["choices"].as_array().unwrap() {
        let text = choice["message"]["content"].as_str().unwrap();
        let complete = serde_json::from_str::<Value>(text).is_ok_and(|value| value.is_object());
        assert!(complete == (choice["finish_reason"] == "stop") && text.starts_with('{'), "{choice}");
    }
}

#[tokio::test]
async fn responses_have_formats_too() {
    let format = json!({"type": "json_schema", "name": "animal", "strict": true, "schema": schema()});
    let body = json!({"model": "tiny-qwen3", "input": "x", "max_output_tokens": 120, "text": {"format": format}});
    let whole = shared().ok("/v1/responses", &body).await;
    assert_eq!((&whole["status"], &whole["text"]["format"]), (&json!("completed"), &format));
    let text = whole["output"][0]["content"][0]["text"].as_str().expect("text");
    assert!(fits(&serde_json::from_str(text).expect("JSON")), "{text}");
}

/// Reasoning is free; the content after it is not. The biases make the model begin and end it.
#[tokio::test]
async fn a_format_begins_after_reasoning() {
    let server = shared();
    let found = server.ok("/tokenize", &json!({"prompt": "<think></think>", "add_special_tokens": false})).await;
    let [begin, end] = [0, 1].map(|i| found["tokens"][i].to_string());
    let format = json!({"type": "json_schema", "json_schema": {"name": "animal", "schema": schema()}});
    let body = random(json!({
        "response_format": format, "enable_thinking": true, "logit_bias": {begin: 20, end: 40},
    }));
    let whole = server.ok("/v1/chat/completions", &body).await;
    for choice in whole["choices"].as_array().unwrap() {
        let text = choice["message"]["content"].as_str().unwrap();
        assert!(fits(&serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {choice}"))), "{text}");
    }
    // `<think>` and `</think>`.
    assert_eq!(whole["usage"]["completion_tokens_details"]["reasoning_tokens"], 8, "{whole}");
}

#[tokio::test]
async fn a_required_call_is_one_of_the_tools() {
    let server = shared();
    let tools = json!([tool("get_cat", false), tool("get_dog", true), tool("other", false)]);
    let body = random(json!({"tools": tools, "tool_choice": "required"}));
    let found = calls(&server.ok("/v1/chat/completions", &body).await);
    assert!(found.iter().all(|(name, input)| name.len() > 4 && fits(input)), "{found:?}");
    assert!(found.iter().any(|(name, _)| *name != found[0].0), "{found:?}");

    let choice = json!({"type": "function", "function": {"name": "get_dog"}});
    let found =
        calls(&server.ok("/v1/chat/completions", &random(json!({"tools": tools, "tool_choice": choice}))).await);
    assert!(found.iter().all(|(name, input)| name == "get_dog" && fits(input)), "{found:?}");

    // With reasoning before the call, which the model could also leave out.
    let body = random(json!({"tools": tools, "tool_choice": "required", "enable_thinking": true, "n": 1, "seed": 1}));
    let whole = server.ok("/v1/chat/completions", &body).await;
    assert!(whole["choices"][0]["finish_reason"] == "length" || fits(&calls(&whole)[0].1), "{whole}");

    let tools: Vec<Value> =
        ["cat", "dog"].map(|name| json!({"name": name, "input_schema": schema(), "strict": true})).into();
    let body = json!({
        "model": "tiny-qwen3", "max_tokens": 120, "messages": [{"role": "user", "content": "x"}],
        "tools": tools, "tool_choice": {"type": "any"},
    });
    let whole = server.ok("/v1/messages", &body).await;
    assert_eq!((&whole["stop_reason"], &whole["content"][0]["type"]), (&json!("tool_use"), &json!("tool_use")));
    assert!(fits(&whole["content"][0]["input"]), "{whole}");
}

/// The model is free to call or not. A bias makes it call.
#[tokio::test]
async fn arguments_of_strict_tools_fit_where_a_call_is_free() {
    let server = shared();
    let found = server.ok("/tokenize", &json!({"prompt": "<tool_call>", "add_special_tokens": false})).await;
    let marker = found["tokens"][0].to_string();
    let tools = json!([tool("get_cat", false), tool("get_dog", true)]);
    let biased = json!({"tools": tools, "logit_bias": {marker: 100}, "parallel_tool_calls": false});
    let found = calls(&server.ok("/v1/chat/completions", &random(biased.clone())).await);
    assert!(found.iter().all(|(name, input)| name.len() > 4 && fits(input)), "{found:?}");
    // With a format, the content is JSON or a call.
    let mut body = random(biased);
    body["response_format"] = json!({"type": "json_object"});
    let found = calls(&server.ok("/v1/chat/completions", &body).await);
    assert!(found.iter().all(|(_, input)| fits(input)), "{found:?}");
    // Without a call, the text is the one that it would be.
    let text = |strict| {
        let tools = json!([tool("get_cat", strict)]);
        async move {
            let whole = server.ok("/v1/chat/completions", &chat(json!({"tools": tools, "max_tokens": 20}))).await;
            whole["choices"][0]["message"]["content"].clone()
        }
    };
    // The parameter `strict` is not a part of the prompt.
    assert_eq!(text(true).await, text(false).await);
}
