//! The chat page in Chromium: streaming, stopping, new chats, settings, the keyboard and screen readers.
//!
//! `T0_BLESS=1 cargo test -p ignis-serve --test it page::` rewrites the picture in `docs`.

use crate::fixture::start;
use ignis::files::Precision;
use ignis_serve::Settings;
use serde_json::json;
use std::path::Path;
use t0_tests_share::browser::Browser;

/// Sets a field, as typing into it does.
fn set(browser: &mut Browser, id: &str, value: &str) {
    browser.value(&format!("document.getElementById({}).value = {}", json!(id), json!(value)));
}

/// Types a message and sends it with Enter.
fn send(browser: &mut Browser, text: &str) {
    browser.value("document.getElementById('text').focus()");
    browser.insert(text);
    browser.press("Enter");
}

fn wait_for_the_end(browser: &mut Browser) {
    browser.until("running === null && !document.getElementById('send').disabled");
}

#[test]
fn the_page_chats_in_a_browser() {
    let Some(program) = Browser::program("the chat page") else { return };
    let server = start(Settings { precision: Some(Precision::F32), ..Settings::default() });
    let profile = tempfile::tempdir().unwrap();
    let mut browser = Browser::open(program, profile.path(), &server.url("/"));
    browser.until("document.getElementById('title').textContent === 'tiny-qwen3'");
    let loaded = browser.value("performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname)");
    assert_eq!(loaded, json!(["/v1/models"]), "the page loads nothing but the model's name");

    // Everything has a name for screen readers, and a role.
    browser.value("document.querySelector('form details').open = true");
    let tree = browser.accessible();
    let has = |role: &str, name: &str| tree.iter().any(|(r, n)| r == role && n == name);
    for name in ["New chat", "Send", "Stop"] {
        assert!(has("button", name), "{name} in {tree:?}");
    }
    assert!(has("textbox", "Message") && has("textbox", "System prompt") && has("heading", "tiny-qwen3"), "{tree:?}");
    assert!(["Temperature", "Top-p", "Top-k", "Most tokens", "Seed"].iter().all(|n| has("spinbutton", n)), "{tree:?}");
    let unnamed: Vec<_> =
        tree.iter().filter(|(r, n)| ["button", "textbox", "spinbutton"].contains(&&**r) && n.is_empty()).collect();
    assert!(unnamed.is_empty(), "{unnamed:?}");
    assert_eq!(browser.value("document.getElementById('status').getAttribute('aria-live')"), "polite");

    // An answer is streamed, and the settings are those of the request: a greedy answer is always the same.
    set(&mut browser, "temperature", "0");
    set(&mut browser, "max_tokens", "40");
    set(&mut browser, "system", "You tell stories.");
    send(&mut browser, "Tell me a story about a cat.");
    browser.until("document.querySelectorAll('article').length === 2");
    assert_eq!(browser.text("article.user > div"), "Tell me a story about a cat.");
    wait_for_the_end(&mut browser);
    let first = browser.value("messages[1].content");
    assert!(first.as_str().is_some_and(|text| text.len() > 20), "{first}");
    assert!(browser.text("article.assistant").contains("The answer was cut off at its limit of tokens."));
    assert_eq!(
        browser.value("document.getElementById('status').textContent"),
        format!("Answer: {}", first.as_str().unwrap())
    );
    assert_eq!(browser.value("document.activeElement.id"), "text", "the focus is back at the message");
    let request = browser.value("request()");
    assert_eq!(request["messages"][0], json!({"role": "system", "content": "You tell stories."}));
    assert_eq!((&request["temperature"], &request["max_tokens"]), (&json!(0), &json!(40)));

    // The second question is asked with the first in the conversation.
    send(&mut browser, "What is next?");
    wait_for_the_end(&mut browser);
    assert_eq!(browser.value("messages.length"), 4);
    picture(&mut browser);

    // A new chat by the keyboard forgets everything; the same question has the same answer.
    browser.press_with("o", 2 + 8);
    assert_eq!(browser.value("[messages.length, document.querySelectorAll('article').length]"), json!([0, 0]));
    send(&mut browser, "Tell me a story about a cat.");
    wait_for_the_end(&mut browser);
    assert_eq!(browser.value("messages[1].content"), first);

    // Escape stops an answer, and so does the button.
    set(&mut browser, "max_tokens", "900");
    set(&mut browser, "temperature", "1.9");
    for button in [false, true] {
        browser.click("#new");
        send(&mut browser, "Tell me a very long story.");
        browser.until("document.querySelector('article.assistant')?.textContent.length > 12");
        if button {
            browser.click("#stop")
        } else {
            browser.press("Escape")
        }
        wait_for_the_end(&mut browser);
        assert!(browser.text("article.assistant").ends_with("Stopped."), "{}", browser.text("article.assistant"));
    }
}

/// Rewrites the picture in the docs, if that is asked for.
fn picture(browser: &mut Browser) {
    if std::env::var_os("T0_BLESS").is_some() {
        browser.value("document.querySelector('form details').open = false; log.scrollTop = 0;");
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
        std::fs::write(docs.join("serve.png"), browser.picture()).unwrap();
    }
}
