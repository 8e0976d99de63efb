//! Calls of tools, in each interface.
//!
//! The tiny model does not choose to call anything, so the calls are forced; the unit tests of `split` have texts with
//! all forms of calls.

use crate::fixture::{chat, shared};
use serde_json::{Value, json};

fn schema() -> Value {
    json!({"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]})
}

fn weather() -> Value {
    json!({"type": "function", "function": {"name": "get_weather", "description": "The weather", "parameters": schema()}})
}

#[tokio::test]
async fn a_named_function_is_called() {
    let server = shared();
    let choice = json!({"type": "function", "function": {"name": "get_weather"}});
    let body = chat(json!({"tools": [weather()], "tool_choice": choice}));
    let whole = server.ok("/v1/chat/completions", &body).await;
    let message = &whole["choices"][0]["message"];
    let call = &message["tool_calls"][0];
    assert_eq!((&call["type"], &call["function"]["name"]), (&json!("function"), &json!("get_weather")));
    assert!(call["function"]["arguments"].is_string() && call["id"].is_string(), "{whole}");
    assert!(message["content"].is_null());

    let mut streamed = chat(json!({"tools": [weather()], "tool_choice": "required", "stream": true}));
    streamed["stream"] = true.into();
    let chunks = server.chunks("/v1/chat/completions", &streamed).await;
    let calls: Vec<&Value> = chunks.iter().filter_map(|c| c["choices"][0]["delta"].get("tool_calls")).collect();
    assert_eq!(calls.len(), 1, "{chunks:?}");
    assert_eq!(calls[0][0]["index"], 0);
    assert_eq!(calls[0][0]["function"], call["function"]);
}

#[tokio::test]
async fn the_other_interfaces_call_functions_too() {
    let server = shared();
    let tool = json!({"type": "function", "name": "get_weather", "parameters": schema()});
    let body = json!({
        "model": "tiny-qwen3", "input": "x", "max_output_tokens": 4, "temperature": 0, "tools": [tool],
        "tool_choice": {"type": "function", "name": "get_weather"},
    });
    let whole = server.ok("/v1/responses", &body).await;
    assert_eq!(
        (&whole["output"][0]["type"], &whole["output"][0]["name"]),
        (&json!("function_call"), &json!("get_weather"))
    );
    // The answer is cut off within the arguments.
    let body = json!({
        "model": "tiny-qwen3", "max_tokens": 4, "messages": [{"role": "user", "content": "x"}], "temperature": 0,
        "tools": [{"name": "get_weather", "input_schema": schema()}], "tool_choice": {"type": "any"},
    });
    let whole = server.ok("/v1/messages", &body).await;
    assert_eq!(
        (&whole["content"][0]["type"], &whole["content"][0]["name"]),
        (&json!("tool_use"), &json!("get_weather"))
    );
    assert!(whole["content"][0]["input"].is_object());
    let mut streamed = body;
    streamed["stream"] = true.into();
    let events = server.events("/v1/messages", &streamed).await;
    assert!(events.iter().any(|(_, data)| data.contains("input_json_delta")), "{events:?}");
}

/// A whole exchange in the history reaches the prompt: the same in all interfaces.
#[tokio::test]
async fn results_of_tools_reach_the_prompt() {
    let server = shared();
    let call = json!({"id": "c1", "type": "function", "function": {"name": "get_weather", "arguments": "{\"city\": \"Rome\"}"}});
    let messages = json!([
        {"role": "user", "content": "Weather?"},
        {"role": "assistant", "content": null, "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "c1", "content": "Sunny in Rome."},
    ]);
    let found = server.ok("/tokenize", &json!({"messages": messages, "tools": [weather()]})).await;
    let text = server.ok("/detokenize", &json!({"tokens": found["tokens"]})).await;
    let text = text["prompt"].as_str().unwrap();
    for part in ["get_weather", "\"city\": \"Rome\"", "<tool_call>", "<tool_response>\nSunny in Rome.", "<tools>"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let anthropic = json!({
        "model": "tiny-qwen3", "tools": [{"name": "get_weather", "description": "The weather", "input_schema": schema()}],
        "messages": [
            {"role": "user", "content": "Weather?"},
            {"role": "assistant", "content": [{"type": "tool_use", "id": "c1", "name": "get_weather", "input": {"city": "Rome"}}]},
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "c1", "content": "Sunny in Rome."}]},
        ],
    });
    let counted = server.ok("/v1/messages/count_tokens", &anthropic).await;
    assert_eq!(counted["input_tokens"], found["count"]);
}
