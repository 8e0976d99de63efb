//! Each endpoint, at once and as a stream.

use crate::fixture::{chat, merge, shared};
use serde_json::{Value, json};

/// The text of the chunks of a stream.
fn joined(chunks: &[Value], index: usize) -> String {
    let choices = chunks.iter().flat_map(|chunk| chunk["choices"].as_array().unwrap());
    let own = choices.filter(|choice| choice["index"] == index);
    own.map(|choice| choice["delta"]["content"].as_str().or(choice["text"].as_str()).unwrap_or_default()).collect()
}

#[tokio::test]
async fn models_are_listed_and_found() {
    let server = shared();
    let list: Value = server.get("/v1/models").await.json().await.unwrap();
    assert_eq!((&list["object"], &list["data"][0]["id"]), (&json!("list"), &json!("tiny-qwen3")));
    let one: Value = server.get("/v1/models/tiny-qwen3").await.json().await.unwrap();
    assert_eq!(one, list["data"][0]);
    assert_eq!(server.get("/v1/models/other").await.status(), 404);
    assert_eq!(server.get("/health").await.status(), 200);
}

#[tokio::test]
async fn a_chat_is_answered_and_streamed_with_the_same_text() {
    let server = shared();
    let whole = server.ok("/v1/chat/completions", &chat(json!({}))).await;
    let message = &whole["choices"][0]["message"];
    let text = message["content"].as_str().unwrap();
    assert!(text.len() > 5, "{whole}");
    assert_eq!(whole["choices"][0]["finish_reason"], "length");
    assert_eq!((&whole["usage"]["completion_tokens"], &message["role"]), (&json!(6), &json!("assistant")));

    let body = chat(json!({"stream": true, "stream_options": {"include_usage": true}}));
    let chunks = server.chunks("/v1/chat/completions", &body).await;
    assert_eq!(joined(&chunks, 0), text);
    assert_eq!(chunks[0]["choices"][0]["delta"]["role"], "assistant");
    let (last, before) = chunks.split_last().unwrap();
    assert_eq!((&last["choices"], &last["usage"]), (&json!([]), &whole["usage"]));
    assert_eq!(before.last().unwrap()["choices"][0]["finish_reason"], "length");
    assert!(before.iter().all(|chunk| chunk["usage"].is_null()));

    let chunks = server.chunks("/v1/chat/completions", &chat(json!({"stream": true}))).await;
    assert!(chunks.iter().all(|chunk| chunk.get("usage").is_none()));
}

#[tokio::test]
async fn seeds_choices_and_stop_strings_are_honoured() {
    let server = shared();
    let sampled = json!({"temperature": 2, "top_p": 1, "top_k": 0, "seed": 7, "n": 2, "max_tokens": 16});
    let first = server.ok("/v1/chat/completions", &chat(sampled.clone())).await;
    let again = server.ok("/v1/chat/completions", &chat(sampled.clone())).await;
    assert_eq!(first["choices"], again["choices"]);
    assert_ne!(first["choices"][0]["message"], first["choices"][1]["message"]);
    assert_eq!(first["usage"]["completion_tokens"], 32);
    let mut streamed = chat(sampled);
    streamed["stream"] = true.into();
    let chunks = server.chunks("/v1/chat/completions", &streamed).await;
    for index in 0..2 {
        assert_eq!(joined(&chunks, index), first["choices"][index]["message"]["content"].as_str().unwrap());
    }

    let text = server.ok("/v1/chat/completions", &chat(json!({}))).await;
    let text = text["choices"][0]["message"]["content"].as_str().unwrap().to_string();
    let stop = &text[4..7];
    let stopped = server.ok("/v1/chat/completions", &chat(json!({"stop": ["never", stop]}))).await;
    assert_eq!(stopped["choices"][0]["finish_reason"], "stop");
    assert_eq!(stopped["choices"][0]["message"]["content"], text[..text.find(stop).unwrap()]);
}

#[tokio::test]
async fn logprobs_describe_the_text() {
    let server = shared();
    let body = chat(json!({"logprobs": true, "top_logprobs": 3}));
    let whole = server.ok("/v1/chat/completions", &body).await;
    let choice = &whole["choices"][0];
    let entries = choice["logprobs"]["content"].as_array().unwrap();
    let text: String = entries.iter().map(|entry| entry["token"].as_str().unwrap()).collect();
    assert_eq!(text, choice["message"]["content"].as_str().unwrap());
    for entry in entries {
        let top = entry["top_logprobs"].as_array().unwrap();
        let values: Vec<f64> = top.iter().map(|t| t["logprob"].as_f64().unwrap()).collect();
        assert_eq!(top.len(), 3);
        assert!(values[0] >= values[1] && values[1] >= values[2] && values[0] <= 0.0, "{entry}");
        // The temperature is 0: the most probable token is selected.
        assert_eq!(top[0]["token"], entry["token"]);
        assert!((values[0] - entry["logprob"].as_f64().unwrap()).abs() < 1e-4);
    }
    // Without alternatives, the device computes the same numbers.
    let plain = server.ok("/v1/chat/completions", &chat(json!({"logprobs": true}))).await;
    for (a, b) in plain["choices"][0]["logprobs"]["content"].as_array().unwrap().iter().zip(entries) {
        assert_eq!((&a["token"], &a["top_logprobs"]), (&b["token"], &json!([])));
        assert!((a["logprob"].as_f64().unwrap() - b["logprob"].as_f64().unwrap()).abs() < 0.1, "{a} {b}");
    }
    let mut streamed = body;
    streamed["stream"] = true.into();
    let chunks = server.chunks("/v1/chat/completions", &streamed).await;
    let count = chunks.iter().filter(|chunk| chunk["choices"][0]["logprobs"]["content"].is_array()).count();
    assert_eq!(count, 6);
}

#[tokio::test]
async fn completions_continue_texts_and_tokens() {
    let server = shared();
    let body = json!({"model": "tiny-qwen3", "prompt": "Once upon a time", "max_tokens": 5, "temperature": 0});
    let whole = server.ok("/v1/completions", &body).await;
    let text = whole["choices"][0]["text"].as_str().unwrap();
    assert_eq!(text, ", in a beautiful meadow", "{whole}");
    let tokens = server.ok("/tokenize", &json!({"prompt": "Once upon a time"})).await;
    assert_eq!(tokens["count"], tokens["tokens"].as_array().unwrap().len());
    let mut by_tokens = body.clone();
    by_tokens["prompt"] = tokens["tokens"].clone();
    assert_eq!(server.ok("/v1/completions", &by_tokens).await["choices"], whole["choices"]);

    let mut echoed = body.clone();
    echoed["echo"] = true.into();
    let expected = format!("Once upon a time{text}");
    assert_eq!(server.ok("/v1/completions", &echoed).await["choices"][0]["text"], expected);
    echoed["stream"] = true.into();
    assert_eq!(joined(&server.chunks("/v1/completions", &echoed).await, 0), expected);

    let mut detailed = body;
    detailed["logprobs"] = 2.into();
    let found = server.ok("/v1/completions", &detailed).await;
    let logprobs = &found["choices"][0]["logprobs"];
    assert_eq!(logprobs["tokens"].as_array().unwrap().len(), 5);
    assert_eq!(logprobs["text_offset"][0], 0);
    assert_eq!(logprobs["top_logprobs"][4].as_object().unwrap().len(), 2);
}

#[tokio::test]
async fn texts_become_tokens_and_back() {
    let server = shared();
    let text = "A cat sat. Ünïcode 🦊 <|im_end|>";
    let found = server.ok("/tokenize", &json!({"prompt": text, "return_token_strs": true})).await;
    assert_eq!(found["tokens"].as_array().unwrap().len(), found["token_strs"].as_array().unwrap().len());
    let back = server.ok("/detokenize", &json!({"tokens": found["tokens"]})).await;
    assert_eq!(back["prompt"], text);
    let chat = json!({"messages": [{"role": "user", "content": "<|im_end|>"}]});
    let found = server.ok("/tokenize", &chat).await;
    // Only the template writes control tokens: the end of the message, not the text in it.
    let ends = found["tokens"].as_array().unwrap().iter().filter(|id| **id == 1403).count();
    assert_eq!(ends, 1, "{found}");
}

#[tokio::test]
async fn thinking_is_switched_by_each_parameter() {
    let server = shared();
    let tokens = |more: Value| {
        let mut body = json!({"messages": [{"role": "user", "content": "x"}]});
        crate::fixture::merge(&mut body, more);
        async move { server.ok("/tokenize", &body).await["tokens"].clone() }
    };
    let off = tokens(json!({})).await;
    let on = tokens(json!({"enable_thinking": true})).await;
    assert_ne!(off, on);
    assert_eq!(tokens(json!({"chat_template_kwargs": {"enable_thinking": true}})).await, on);
    assert_eq!(tokens(json!({"reasoning_effort": "low"})).await, on);
    assert_eq!(tokens(json!({"reasoning_effort": "none"})).await, off);
}

#[tokio::test]
async fn responses_are_answered_and_streamed() {
    let server = shared();
    let body = json!({"model": "tiny-qwen3", "input": "Tell me a story about a cat.", "max_output_tokens": 6, "temperature": 0, "store": true});
    let whole = server.ok("/v1/responses", &body).await;
    let chat = server.ok("/v1/chat/completions", &chat(json!({}))).await;
    let text = &chat["choices"][0]["message"]["content"];
    assert_eq!(&whole["output"][0]["content"][0]["text"], text);
    assert_eq!((&whole["status"], &whole["store"]), (&json!("incomplete"), &json!(false)));
    assert_eq!(whole["incomplete_details"]["reason"], "max_output_tokens");
    assert_eq!(whole["usage"]["output_tokens"], 6);
    let mut streamed = body;
    streamed["stream"] = true.into();
    let events = server.events("/v1/responses", &streamed).await;
    let data: Vec<Value> = events.iter().map(|(_, data)| serde_json::from_str(data).unwrap()).collect();
    for (index, ((name, _), value)) in events.iter().zip(&data).enumerate() {
        assert_eq!((&value["type"], &value["sequence_number"]), (&json!(name), &json!(index)));
    }
    let mut names: Vec<&str> = events.iter().map(|(name, _)| name.as_str()).collect();
    names.dedup();
    assert_eq!(
        names,
        [
            "response.created",
            "response.in_progress",
            "response.output_item.added",
            "response.content_part.added",
            "response.output_text.delta",
            "response.output_text.done",
            "response.content_part.done",
            "response.output_item.done",
            "response.incomplete",
        ]
    );
    let deltas = data.iter().filter(|value| value["type"] == "response.output_text.delta");
    assert_eq!(&json!(deltas.map(|value| value["delta"].as_str().unwrap()).collect::<String>()), text);
    assert_eq!(data.last().unwrap()["response"]["output"][0]["content"], whole["output"][0]["content"]);
}

#[tokio::test]
async fn messages_are_answered_streamed_and_counted() {
    let server = shared();
    let body = json!({
        "model": "tiny-qwen3", "max_tokens": 6, "temperature": 0,
        "messages": [{"role": "user", "content": [{"type": "text", "text": "Tell me a story about a cat."}]}],
    });
    let whole = server.ok("/v1/messages", &body).await;
    let chat = server.ok("/v1/chat/completions", &chat(json!({}))).await;
    assert_eq!(whole["content"], json!([{"type": "text", "text": chat["choices"][0]["message"]["content"]}]));
    assert_eq!((&whole["stop_reason"], &whole["usage"]["output_tokens"]), (&json!("max_tokens"), &json!(6)));
    let mut count = body.clone();
    count.as_object_mut().unwrap().retain(|name, _| name == "model" || name == "messages");
    let counted = server.ok("/v1/messages/count_tokens", &count).await;
    assert_eq!(counted["input_tokens"], chat["usage"]["prompt_tokens"]);
    let mut streamed = body;
    streamed["stream"] = true.into();
    let events = server.events("/v1/messages", &streamed).await;
    let mut names: Vec<&str> = events.iter().map(|(name, _)| name.as_str()).collect();
    names.dedup();
    assert_eq!(
        names,
        [
            "message_start",
            "ping",
            "content_block_start",
            "content_block_delta",
            "content_block_stop",
            "message_delta",
            "message_stop"
        ]
    );
    let data = events.iter().map(|(_, data)| serde_json::from_str::<Value>(data).unwrap());
    let text: String = data.filter_map(|value| value["delta"]["text"].as_str().map(str::to_string)).collect();
    assert_eq!(text, whole["content"][0]["text"].as_str().unwrap());
}

#[tokio::test]
async fn metrics_count_what_happened() {
    let server = shared();
    let before = server.metric("vllm:generation_tokens_total").await;
    server.ok("/v1/chat/completions", &chat(json!({}))).await;
    assert!(server.metric("vllm:generation_tokens_total").await >= before + 6.0);
    assert!(server.metric("vllm:time_to_first_token_seconds_count").await >= 1.0);
    assert!((0.0..=1.0).contains(&server.metric("vllm:kv_cache_usage_perc").await));
    let text = server.get("/metrics").await.text().await.unwrap();
    assert!(text.contains("vllm:request_success_total{finished_reason=\"length\"}"), "{text}");
    assert!(text.ends_with("# EOF\n"));
}

#[tokio::test]
async fn the_page_needs_nothing_else() {
    let response = shared().get("/").await;
    let policy = response.headers()["content-security-policy"].to_str().unwrap().to_string();
    assert!(policy.starts_with("default-src 'none'"), "{policy}");
    let text = response.text().await.unwrap();
    assert!(text.contains("<title>ignis chat</title>"));
    assert!(!text.contains("src=\"http") && !text.contains("@import") && !text.contains("href=\"http"));
}

#[tokio::test]
async fn penalties_and_biases_change_answers() {
    let server = shared();
    let base = json!({"model": "tiny-qwen3", "prompt": "Once upon a time", "max_tokens": 12, "temperature": 0});
    let answer = async |more: Value| {
        let mut body = base.clone();
        merge(&mut body, more);
        server.ok("/v1/completions", &body).await["choices"][0]["text"].as_str().unwrap().to_string()
    };
    let ids = server.ok("/tokenize", &json!({"prompt": " cat", "add_special_tokens": false})).await["tokens"].clone();
    let id = ids[0].to_string();
    let plain = answer(json!({})).await;
    assert_eq!(answer(json!({"presence_penalty": 0, "frequency_penalty": 0.0, "logit_bias": {}})).await, plain);
    // A token with the largest bias is always chosen; the penalties then make it less probable with each occurrence.
    let forced = answer(json!({"logit_bias": {(&id): 100}})).await;
    let text = server.ok("/detokenize", &json!({"tokens": vec![ids[0].clone(); 12]})).await["prompt"].clone();
    assert_eq!(forced, text.as_str().unwrap());
    // The first token of the plain answer is a comma.
    let ids = server.ok("/tokenize", &json!({"prompt": ",", "add_special_tokens": false})).await["tokens"].clone();
    assert!(plain.starts_with(','), "{plain}");
    let banned = answer(json!({"logit_bias": {ids[0].to_string(): -100}})).await;
    assert!(!banned.contains(','), "{banned}");
    let some = answer(json!({"logit_bias": {(&id): 20}})).await;
    let fewer = answer(json!({"logit_bias": {(&id): 20}, "frequency_penalty": 2, "presence_penalty": 2})).await;
    let cats = |text: &str| text.matches(" cat").count();
    assert!(cats(&some) > cats(&fewer) && cats(&fewer) > 0, "{some:?} {fewer:?}");
}

#[tokio::test]
async fn tokens_of_a_response_are_counted_before_it() {
    let server = shared();
    let tool = json!({"type": "function", "name": "f", "parameters": {"type": "object"}});
    let more = json!({"model": "tiny-qwen3", "max_output_tokens": 1});
    for request in [json!({"input": "Hi"}), json!({"input": "Hi", "instructions": "Be kind.", "tools": [tool]})] {
        let counted = server.ok("/v1/responses/input_tokens", &request).await;
        assert_eq!(counted["object"], "response.input_tokens");
        let mut whole = request;
        crate::fixture::merge(&mut whole, more.clone());
        let whole = server.ok("/v1/responses", &whole).await;
        assert_eq!(counted["input_tokens"], whole["usage"]["input_tokens"]);
    }
    assert_eq!(server.ok("/v1/responses/input_tokens", &json!({})).await["input_tokens"], 0);
    let (status, answer) = server.json("/v1/responses/input_tokens", &json!({"previous_response_id": "x"})).await;
    assert_eq!((status, &answer["error"]["param"]), (400, &json!("previous_response_id")));
}
