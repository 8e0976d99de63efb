//! Requests that are refused: the status, and the parameter that the error names.

use crate::fixture::{chat, merge, shared};
use ignis_serve::ENDPOINTS;
use serde_json::{Value, json};

/// Checks a table of changes of a valid body.
async fn check(path: &str, base: Value, table: &[(Value, u16, &str)]) {
    let server = shared();
    for (change, expected, param) in table {
        let mut body = base.clone();
        merge(&mut body, change.clone());
        let (status, answer) = server.json(path, &body).await;
        assert_eq!(status, *expected, "{path} {change}: {answer}");
        let found = answer["error"]["param"].as_str().unwrap_or_default();
        assert_eq!(found, *param, "{path} {change}: {answer}");
        assert!(answer["error"]["message"].as_str().unwrap().len() > 5 && answer["error"]["type"].is_string());
    }
}

fn function(name: &str) -> Value {
    json!({"type": "function", "function": {"name": name, "parameters": {"type": "object", "properties": {}}}})
}

#[tokio::test]
async fn chats() {
    let user = |content: Value| json!({"messages": [{"role": "user", "content": content}]});
    let strict = |schema: Value| json!({"type": "function", "function": {"name": "strict", "strict": true, "parameters": schema}});
    let schema = |schema: Value| json!({"response_format": {"type": "json_schema", "json_schema": {"name": "x", "strict": true, "schema": schema}}});
    let table = [
        (json!({"model": null}), 400, "model"),
        (json!({"model": "gpt-4o"}), 404, "model"),
        (json!({"model": 7}), 400, "model"),
        (json!({"messages": null}), 400, "messages"),
        (json!({"messages": []}), 400, "messages"),
        (json!({"messages": "hello"}), 400, "messages"),
        (json!({"messages": ["hello"]}), 400, "messages[0]"),
        (json!({"messages": [{"content": "x"}]}), 400, "messages[0].role"),
        (json!({"messages": [{"role": "wizard", "content": "x"}]}), 400, "messages[0].role"),
        (json!({"messages": [{"role": "user"}]}), 400, "messages[0].content"),
        (user(json!(7)), 400, "messages[0].content"),
        (user(json!([{"type": "text"}])), 400, "messages[0].content[0].text"),
        (user(json!([{"type": "image_url", "image_url": {"url": "x"}}])), 400, "messages[0].content[0].type"),
        (json!({"messages": [{"role": "user", "content": "x", "colour": "red"}]}), 400, "messages[0].colour"),
        (json!({"messages": [{"role": "tool", "content": "x"}]}), 400, "messages[0].tool_call_id"),
        (json!({"messages": [{"role": "assistant"}]}), 400, "messages[0].content"),
        (json!({"temperature": -0.1}), 400, "temperature"),
        (json!({"temperature": 2.1}), 400, "temperature"),
        (json!({"temperature": "hot"}), 400, "temperature"),
        (json!({"top_p": 1.1}), 400, "top_p"),
        (json!({"top_k": -1}), 400, "top_k"),
        (json!({"min_p": 2}), 400, "min_p"),
        (json!({"max_tokens": 0}), 400, "max_tokens"),
        (json!({"max_tokens": -5}), 400, "max_tokens"),
        (json!({"max_tokens": 1.5}), 400, "max_tokens"),
        (json!({"max_tokens": 1_000_000_000}), 400, "max_tokens"),
        (json!({"max_completion_tokens": 3}), 400, "max_tokens"),
        (json!({"n": 0}), 400, "n"),
        (json!({"n": 1000}), 400, "n"),
        (json!({"seed": "x"}), 400, "seed"),
        (json!({"stop": ""}), 400, "stop"),
        (json!({"stop": [1]}), 400, "stop"),
        (json!({"stop": vec!["x"; 17]}), 400, "stop"),
        (json!({"presence_penalty": 3}), 400, "presence_penalty"),
        (json!({"frequency_penalty": -2.5}), 400, "frequency_penalty"),
        (json!({"logit_bias": [5]}), 400, "logit_bias"),
        (json!({"logit_bias": {"5": 101}}), 400, "logit_bias.5"),
        (json!({"logit_bias": {"5": true}}), 400, "logit_bias.5"),
        (json!({"logit_bias": {"cat": 1}}), 400, "logit_bias.cat"),
        (json!({"logit_bias": {"999999": 1}}), 400, "logit_bias.999999"),
        (json!({"top_logprobs": 3}), 400, "top_logprobs"),
        (json!({"logprobs": true, "top_logprobs": 21}), 400, "top_logprobs"),
        (json!({"logprobs": 1}), 400, "logprobs"),
        (json!({"stream": "yes"}), 400, "stream"),
        (json!({"stream_options": {"include_usage": true}}), 400, "stream_options"),
        (json!({"stream": true, "stream_options": {"other": 1}}), 400, "stream_options.other"),
        (json!({"response_format": {}}), 400, "response_format.type"),
        (json!({"response_format": {"type": "xml"}}), 400, "response_format.type"),
        (json!({"response_format": {"type": "json_object", "schema": {}}}), 400, "response_format.schema"),
        (json!({"response_format": {"type": "json_schema"}}), 400, "response_format.json_schema"),
        (
            json!({"response_format": {"type": "json_schema", "json_schema": {}}}),
            400,
            "response_format.json_schema.name",
        ),
        (schema(json!(null)), 400, "response_format.json_schema.schema"),
        (schema(json!([])), 400, "response_format.json_schema.schema"),
        (schema(json!({"type": "no such type"})), 400, "response_format.json_schema.schema"),
        (schema(json!({"not": {"type": "null"}})), 400, "response_format.json_schema.schema"),
        (schema(json!({"$ref": "#/missing"})), 400, "response_format.json_schema.schema"),
        (schema(json!({"x-guidance": {}})), 400, "response_format.json_schema.schema"),
        (json!({"response_format": {"type": "json_object"}, "ignore_eos": true}), 400, "ignore_eos"),
        (json!({"tools": [strict(json!({"type": "array"}))]}), 400, "tools[0].function.parameters"),
        (json!({"tools": [function("a"), strict(json!({"$ref": "#/x"}))]}), 400, "tools[1].function.parameters"),
        (json!({"tools": [{"type": "web_search"}]}), 400, "tools[0].type"),
        (json!({"tools": [{"type": "function"}]}), 400, "tools[0].function"),
        (json!({"tools": [function("not a name")]}), 400, "tools[0].function.name"),
        (json!({"tool_choice": "required"}), 400, "tool_choice"),
        (
            json!({"tools": [function("a")], "tool_choice": {"type": "function", "function": {"name": "b"}}}),
            400,
            "tool_choice",
        ),
        (json!({"functions": []}), 400, "functions"),
        (json!({"store": true}), 400, "store"),
        (json!({"metadata": {"a": "b"}}), 400, "metadata"),
        (json!({"modalities": ["text", "audio"]}), 400, "modalities"),
        (json!({"audio": {"voice": "x"}}), 400, "audio"),
        (json!({"prediction": {"type": "content", "content": "x"}}), 400, "prediction"),
        (json!({"service_tier": "priority"}), 400, "service_tier"),
        (json!({"reasoning_effort": "some"}), 400, "reasoning_effort"),
        (json!({"reasoning_effort": "high", "enable_thinking": false}), 400, "reasoning_effort"),
        (json!({"chat_template_kwargs": {"messages": []}}), 400, "chat_template_kwargs.messages"),
        (json!({"temprature": 0.5}), 400, "temprature"),
        (user(json!("cat ".repeat(3000))), 400, ""),
    ];
    check("/v1/chat/completions", chat(json!({})), &table).await;
}

#[tokio::test]
async fn completions() {
    let base = json!({"model": "tiny-qwen3", "prompt": "x", "max_tokens": 1});
    let table = [
        (json!({"prompt": null}), 400, "prompt"),
        (json!({"prompt": ""}), 400, ""),
        (json!({"prompt": ["a", "b"]}), 400, "prompt"),
        (json!({"prompt": [5000]}), 400, "prompt"),
        (json!({"prompt": {}}), 400, "prompt"),
        (json!({"logprobs": 6}), 400, "logprobs"),
        (json!({"best_of": 2}), 400, "best_of"),
        (json!({"suffix": "x"}), 400, "suffix"),
        (json!({"echo": true, "logprobs": 1}), 400, "echo"),
        (json!({"model": "other"}), 404, "model"),
    ];
    check("/v1/completions", base, &table).await;
}

#[tokio::test]
async fn responses_and_others() {
    let base = json!({"model": "tiny-qwen3", "input": "x", "max_output_tokens": 1});
    let table = [
        (json!({"input": null}), 400, "input"),
        (json!({"input": []}), 400, "input"),
        (json!({"input": [{"type": "item_reference", "id": "x"}]}), 400, "input[0].type"),
        (json!({"previous_response_id": "resp_1"}), 400, "previous_response_id"),
        (json!({"conversation": "conv_1"}), 400, "conversation"),
        (json!({"background": true}), 400, "background"),
        (json!({"text": {"format": {"type": "xml"}}}), 400, "text.format.type"),
        (json!({"text": {"format": {"type": "json_schema", "name": "x"}}}), 400, "text.format.schema"),
        (json!({"reasoning": {"summary": "auto"}}), 400, "reasoning.summary"),
        (json!({"include": ["reasoning.encrypted_content"]}), 400, "include"),
        (json!({"tools": [{"type": "web_search"}]}), 400, "tools[0].type"),
        (json!({"max_tokens": 5}), 400, "max_tokens"),
    ];
    check("/v1/responses", base, &table).await;
    let table = [
        (json!({"input": null}), 400, "input"),
        (json!({"input": ""}), 400, "input"),
        (json!({"input": []}), 400, "input"),
        (json!({"input": ["a", 7]}), 400, "input[1]"),
        (json!({"input": [1, "a"]}), 400, "input"),
        (json!({"input": [[]]}), 400, "input"),
        (json!({"input": [[70_000]]}), 400, "input[0]"),
        (json!({"input": "cat ".repeat(3000)}), 400, "input"),
        (json!({"input": vec!["a"; 2049]}), 400, "input"),
        (json!({"model": "other"}), 404, "model"),
        (json!({"encoding_format": "hex"}), 400, "encoding_format"),
        (json!({"dimensions": 8}), 400, "dimensions"),
    ];
    check("/v1/embeddings", json!({"model": "tiny-qwen3", "input": "x"}), &table).await;
    let table = [
        (json!({"prompt": null}), 400, "prompt"),
        (json!({"model": "other"}), 404, "model"),
        (json!({"colour": 1}), 400, "colour"),
    ];
    check("/tokenize", json!({"prompt": "x"}), &table).await;
    let table = [(json!({"tokens": ["x"]}), 400, "tokens"), (json!({"tokens": null}), 400, "tokens")];
    check("/detokenize", json!({}), &table).await;
}

#[tokio::test]
async fn messages_have_errors_in_their_own_shape() {
    let base = json!({"model": "tiny-qwen3", "max_tokens": 1, "messages": [{"role": "user", "content": "x"}]});
    let table = [
        (json!({"max_tokens": null}), 400, "invalid_request_error", "max_tokens"),
        (json!({"model": "claude"}), 404, "not_found_error", "model"),
        (json!({"temperature": 1.5}), 400, "invalid_request_error", "temperature"),
        (json!({"messages": [{"role": "system", "content": "x"}]}), 400, "invalid_request_error", "messages[0].role"),
        (json!({"messages": [{"role": "user", "content": [{"type": "image"}]}]}), 400, "invalid_request_error", "type"),
        (
            json!({"thinking": {"type": "enabled", "budget_tokens": 1024}}),
            400,
            "invalid_request_error",
            "budget_tokens",
        ),
        (json!({"stop_sequences": [""]}), 400, "invalid_request_error", "stop_sequences"),
        (json!({"tool_choice": {"type": "any"}}), 400, "invalid_request_error", "tool_choice"),
        (json!({"container": "x"}), 400, "invalid_request_error", "container"),
    ];
    for (change, expected, kind, part) in table {
        let mut body = base.clone();
        merge(&mut body, change.clone());
        let (status, answer) = shared().json("/v1/messages", &body).await;
        assert_eq!(
            (status, &answer["type"], &answer["error"]["type"]),
            (expected, &json!("error"), &json!(kind)),
            "{change}"
        );
        assert!(answer["error"]["message"].as_str().unwrap().contains(part), "{change}: {answer}");
    }
}

#[tokio::test]
async fn bodies_that_are_not_requests() {
    let server = shared();
    let table: [(&str, &[u8], u16); 9] = [
        ("application/json", b"", 400),
        ("application/json", b"{", 400),
        ("application/json", b"[]", 400),
        ("application/json", b"null", 400),
        ("application/json", b"{\"model\": \"\xFF\"}", 400),
        ("application/json", b"{} {}", 400),
        ("text/plain", b"{}", 415),
        ("application/x-www-form-urlencoded", b"model=x", 415),
        ("", b"{}", 415),
    ];
    for (kind, body, expected) in table {
        for path in ENDPOINTS {
            let client = reqwest::Client::new();
            let mut request = client.post(server.url(path)).body(body.to_vec());
            if !kind.is_empty() {
                request = request.header("content-type", kind);
            }
            let response = request.send().await.unwrap();
            assert_eq!(response.status().as_u16(), expected, "{path} {kind} {body:?}");
            let answer: Value = response.json().await.unwrap();
            assert!(answer["error"]["message"].is_string(), "{answer}");
        }
    }
    let deep = format!("{{\"model\": {}1{}}}", "[".repeat(5000), "]".repeat(5000));
    let client = reqwest::Client::new();
    let request = client.post(server.url("/v1/chat/completions")).header("content-type", "application/json").body(deep);
    assert_eq!(request.send().await.unwrap().status(), 400);
}

#[tokio::test]
async fn endpoints_and_methods_that_do_not_exist() {
    let server = shared();
    assert_eq!(server.get("/v1/files").await.status(), 404);
    assert_eq!(server.get("/v1/chat/completions").await.status(), 405);
    let (status, answer) = server.json("/v1/messages/batches", &json!({})).await;
    assert_eq!((status, &answer["type"]), (404, &json!("error")));
    assert!(server.raw(b"BROKEN\r\n\r\n").await.starts_with("HTTP/1.1 400"));
    assert!(
        server
            .raw(b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
            .await
            .starts_with("HTTP/1.1 403")
    );
    assert!(
        server.raw(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await.starts_with("HTTP/1.1 200")
    );
    let long = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n", "a".repeat(200_000));
    assert!(server.raw(long.as_bytes()).await.starts_with("HTTP/1.1 431"));
}
