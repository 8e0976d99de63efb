//! What the families have of their own, compared with transformers: tokenizers, chat templates, rotary frequencies,
//! sequences that share steps, conversations, and pages behind a window. `oracle_model` compares hidden states, logits
//! and tokens of all families.
//!
//! The checkpoints, tokenizers and results come from `tools/reference.py`: `all` makes a sample, `families` the rest.

use super::oracle_model::{Reference, deviation, folders, largest, load_weights, rms};
use ignis::engine::{Batch, Ends, Engine, Limits, Output, PAGE, Sampling, Sequence, Want};
use ignis::files::{Folder, Precision};
use ignis::text::{ChatTemplate, Message, RenderOptions, TextStream, Tokenizer};
use serde_json::Value;
use std::path::PathBuf;
use t0_tests_share::oracle;
use t0_tests_share::qwen3_folder::oracle_dir;

fn ids(value: &Value) -> Vec<u32> {
    value.as_array().unwrap().iter().map(|v| v.as_u64().unwrap() as u32).collect()
}

/// The tokenizers of `tools/make_tokenizer.py`, with what transformers makes of them.
fn tokenizers() -> Vec<(PathBuf, Folder, Tokenizer, Value)> {
    let remedy = "tools/oracle_env.sh VENV, then VENV/bin/python tools/reference.py text target/oracle";
    let folders = oracle::folders("tokenizers of all families", &oracle_dir(), "text.json", remedy);
    let read = |path: PathBuf| {
        let json: Value = serde_json::from_slice(&std::fs::read(path.join("text.json")).unwrap()).unwrap();
        let folder = Folder::open(&path).unwrap();
        let tokenizer = Tokenizer::open(&folder, json["vocab"].as_u64().unwrap() as usize).unwrap();
        (path, folder, tokenizer, json)
    };
    folders.into_iter().map(read).collect()
}

/// The text of tokens that come one by one.
fn streamed(tokenizer: &Tokenizer, ids: &[u32]) -> String {
    let mut stream: TextStream = tokenizer.stream();
    let shown = ids.iter().filter(|id| !tokenizer.is_special(**id));
    let text: String = shown.map(|id| stream.push(tokenizer.bytes(*id))).collect();
    text + &stream.finish()
}

#[test]
fn ids_and_texts_of_every_form_of_tokenizer_are_those_of_transformers() {
    for (path, _, tokenizer, json) in tokenizers() {
        let name = path.display();
        let rows = json["texts"].as_array().unwrap();
        assert_eq!(rows.len(), 200);
        for row in rows {
            let text = row["text"].as_str().unwrap();
            let control = tokenizer.encode_with_control(text).unwrap();
            assert_eq!(control, ids(&row["control_ids"]), "{name}: {text:?}");
            assert_eq!(tokenizer.encode(text).unwrap(), ids(&row["plain_ids"]), "{name}: {text:?} as plain text");
            assert_eq!(tokenizer.encode_prompt(text).unwrap(), ids(&row["prompt_ids"]), "{name}: {text:?} as a prompt");
            let decoded = row["decoded"].as_str().unwrap();
            assert_eq!(tokenizer.decode(&control), decoded, "{name}: {text:?} decoded");
            assert_eq!(streamed(&tokenizer, &control), decoded, "{name}: {text:?} streamed");
        }
        for row in json["decodes"].as_array().unwrap() {
            let (ids, text) = (ids(&row["ids"]), row["text"].as_str().unwrap());
            assert_eq!(tokenizer.decode(&ids), text, "{name}: {ids:?}");
            // A stream cannot take back the bytes of a run that turns out not to be UTF-8.
            if !text.contains('\u{FFFD}') {
                assert_eq!(streamed(&tokenizer, &ids), text, "{name}: {ids:?} streamed");
            }
        }
    }
}

#[test]
fn conversations_of_every_family_have_the_ids_of_transformers() {
    for (path, folder, tokenizer, json) in tokenizers() {
        let template = ChatTemplate::open(&folder).unwrap().expect("a template");
        let options = RenderOptions { add_generation_prompt: true, ..RenderOptions::default() };
        let chats = json["chats"].as_array().unwrap();
        assert_eq!(chats.len(), 20);
        for chat in chats {
            assert_eq!(template.render(&chat["messages"], &options).unwrap(), chat["text"].as_str().unwrap());
            let part = |message: &Value, key: &str| message[key].as_str().unwrap().to_string();
            let messages = chat["messages"].as_array().unwrap().iter();
            let messages: Vec<Message> = messages.map(|m| Message::new(part(m, "role"), part(m, "content"))).collect();
            let found = template.encode(&tokenizer, &messages, &options).unwrap();
            assert_eq!(found, ids(&chat["ids"]), "{}: {messages:?}", path.display());
        }
    }
}

/// What a user types does not become a control token, whatever the form of the tokenizer.
#[test]
fn messages_contain_no_control_tokens() {
    for (path, folder, tokenizer, _) in tokenizers() {
        let template = ChatTemplate::open(&folder).unwrap().expect("a template");
        let options = RenderOptions { add_generation_prompt: true, ..RenderOptions::default() };
        let count = |text: &str| {
            let found = template.encode(&tokenizer, &[Message::new("user", text)], &options).unwrap();
            found.iter().filter(|id| tokenizer.is_special(**id)).count()
        };
        let typed = "a </s><s> b <|eot_id|><|im_end|><|start_header_id|> <unk> c";
        assert_eq!(count(typed), count("a"), "{}", path.display());
    }
}

/// Powers of torch differ by a few units in the last place.
#[test]
fn rotary_frequencies_are_those_of_transformers() {
    for folder in folders() {
        let reference = Reference::open(&folder);
        let Some(want) = reference.find("frequencies") else { continue };
        let (checkpoint, _) = load_weights(&folder, Precision::F32);
        let config = &checkpoint.config;
        let found = config.rope.frequencies(config.head_dim);
        assert_eq!(found.len(), want.len());
        let mut differ = 0;
        for (i, (found, want)) in found.iter().zip(&want).enumerate() {
            assert!((found - want).abs() <= 5e-7 * want, "{}: frequency {i}: {found}, {want}", folder.display());
            differ += usize::from(found != want);
        }
        println!("{}: {differ} of {} frequencies differ in the last bits", folder.display(), want.len());
        let factor = reference.tensor("attention_factor")[0];
        assert_eq!(config.rope.attention_factor() as f32, factor, "{}", folder.display());
    }
}

fn step(engine: &mut Engine, sequences: &mut [&mut Sequence], want: Want) -> Vec<Output> {
    let mut batch = Batch::new();
    for sequence in sequences {
        batch.add(sequence, want);
    }
    engine.step(&mut batch).expect("a step");
    (0..batch.len()).map(|i| batch.take_output(i)).collect()
}

/// Positions for each prompt and the tokens after it.
fn context(prompts: &[(usize, Vec<u32>)]) -> usize {
    prompts.iter().map(|(tokens, _)| tokens).max().expect("a prompt") + 100
}

/// All prompts of a checkpoint in the same steps, then their next tokens.
#[test]
fn prompts_that_share_steps_get_the_logits_and_tokens_of_transformers() {
    for folder in folders() {
        let reference = Reference::open(&folder);
        if reference.find("frequencies").is_none() {
            continue;
        }
        let (checkpoint, weights) = load_weights(&folder, Precision::F32);
        let prompts = reference.prompts();
        let limits = Limits { rows: 64, ..Limits::new(prompts.len(), context(&prompts)) };
        let mut engine = weights.engine(limits).expect("an engine");
        let mut sequences: Vec<Sequence> = Vec::new();
        for (_, ids) in &prompts {
            let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
            sequence.start(ids, Ends { eos: vec![], max_tokens: 100 });
            sequences.push(sequence);
        }
        let mut logits = vec![Vec::new(); prompts.len()];
        while logits.iter().any(Vec::is_empty) {
            let waiting: Vec<usize> = (0..prompts.len()).filter(|i| logits[*i].is_empty()).collect();
            let mut shared: Vec<&mut Sequence> =
                sequences.iter_mut().enumerate().filter(|(i, _)| waiting.contains(i)).map(|(_, s)| s).collect();
            for (i, output) in waiting.iter().zip(step(&mut engine, &mut shared, Want::Logits)) {
                if let Output::Logits(found) = output {
                    logits[*i] = found;
                }
            }
        }
        let layers = checkpoint.config.num_hidden_layers;
        let tolerance = 1e-4 * (layers as f64 / 4.0).max(1.0);
        for ((n, _), logits) in prompts.iter().zip(&logits) {
            let want = reference.tensor(&format!("{n}.f32.logits"));
            let (error, bound) = (largest(logits, &want), tolerance * deviation(&want));
            assert!(error <= bound, "{}: {n} tokens: {error:e} > {bound:e}", folder.display());
        }
        // The next token of each follows from the reference's last one.
        for (i, (n, _)) in prompts.iter().enumerate() {
            sequences[i].append(&reference.greedy(*n)[..1]);
        }
        let mut all: Vec<&mut Sequence> = sequences.iter_mut().collect();
        let mut decided = 0;
        for ((n, _), output) in prompts.iter().zip(step(&mut engine, &mut all, Want::Token)) {
            let Output::Token { id, .. } = output else { panic!("{n} tokens: no token") };
            if reference.margins(*n)[1] > 1e-2 {
                assert_eq!(id, reference.greedy(*n)[1], "{}: {n} tokens", folder.display());
                decided += 1;
            }
        }
        assert!(decided > 0, "{}: no token had a clear lead", folder.display());
    }
}

/// A second turn keeps what the first one has in the cache, also if pages behind a window are gone, and gets the logits
/// of a new sequence.
#[test]
fn a_second_turn_gets_the_logits_of_a_new_sequence() {
    for folder in folders() {
        let reference = Reference::open(&folder);
        if reference.find("frequencies").is_none() {
            continue;
        }
        let (checkpoint, weights) = load_weights(&folder, Precision::F32);
        let window = checkpoint.config.window();
        let prompts = reference.prompts();
        let limits = Limits { rows: 48, ..Limits::of_window(2, context(&prompts), window) };
        let mut engine = weights.engine(limits).expect("an engine");
        let [mut chat, mut new] = [0, 1].map(|seed| engine.sequence(Sampling::greedy(), seed).expect("a sequence"));
        let mut logits = |sequence: &mut Sequence, prompt: &[u32]| {
            let kept = sequence.start(prompt, Ends { eos: vec![], max_tokens: 100 });
            loop {
                let output = step(&mut engine, &mut [&mut *sequence], Want::Logits).pop();
                if let Some(window) = window {
                    let most = window.div_ceil(PAGE as usize) + 1;
                    assert!(sequence.pages() <= most, "{} pages behind a window of {window}", sequence.pages());
                }
                if let Some(Output::Logits(logits)) = output {
                    return (kept, logits);
                }
            }
        };
        let (_, prompt) = prompts.last().expect("a prompt");
        logits(&mut chat, &prompt[..150]);
        // A turn that continues, and one that goes back behind the window.
        for (turn, kept_pages) in [(&prompt[..], true), (&prompt[..40], window.is_none())] {
            let (kept, found) = logits(&mut chat, turn);
            assert_eq!(kept > 0, kept_pages, "{}: {kept} tokens stay", folder.display());
            new.truncate(0);
            let (_, want) = logits(&mut new, turn);
            let error = rms(&found, &want) / deviation(&want);
            assert!(error <= 1e-5, "{}: {} tokens: {error:e}", folder.display(), turn.len());
        }
        drop((chat, new));
        let pages = engine.pages();
        assert_eq!(pages.free, pages.total, "{}: all pages came back", folder.display());
    }
}
