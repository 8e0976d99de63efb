//! Texts that follow a grammar: whatever is selected at random, they are complete and fit.

use ignis::Error;
use ignis::engine::{EngineHandle, Job, JobEvent, JobOutcome, Limits, Sampling, ServeOptions, Stop};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Weights};
use ignis::text::{Grammar, GrammarSource, Grammars};
use serde_json::{Value, json};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::channel;
use t0::{Device, VirtualOptions};
use t0_tests_share::qwen3_folder::tiny;

struct Fixture {
    handle: EngineHandle,
    grammars: Grammars,
    prompt: Vec<u32>,
    eos: Vec<u32>,
}

fn fixture() -> Fixture {
    let checkpoint = Checkpoint::open(Folder::open(tiny()).expect("a folder")).expect("a checkpoint");
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    let weights = Weights::load(&device, &checkpoint, Precision::F32, &mut |_| {}).expect("weights");
    let engine = weights.engine(Limits::new(8, 256)).expect("an engine");
    let eos = checkpoint.generation.eos_token_ids.clone();
    let grammars = Grammars::new(&checkpoint.tokenizer, engine.vocab(), &eos).expect("grammars");
    let prompt = checkpoint.tokenizer.encode_prompt("Once upon a time").expect("tokens");
    let tokenizer = Arc::new(checkpoint.tokenizer);
    let handle = EngineHandle::start(engine, tokenizer, ServeOptions::default()).expect("a thread");
    Fixture { handle, grammars, prompt, eos }
}

impl Fixture {
    fn compile(&self, source: GrammarSource) -> Grammar {
        self.grammars.compile(&source).expect("a grammar")
    }

    /// The texts of one job for each seed, all at once.
    fn texts(&self, job: &Job, seeds: std::ops::Range<u64>) -> Vec<(String, Vec<u32>, JobOutcome)> {
        let submitted: Vec<_> = seeds
            .map(|seed| {
                let (sender, events) = channel();
                let job = Job { seed, ..job.clone() };
                let send = move |event| sender.send(event).map_or(ControlFlow::Break(()), ControlFlow::Continue);
                self.handle.submit(job, send).expect("the job is accepted");
                events
            })
            .collect();
        let text = |events: std::sync::mpsc::Receiver<JobEvent>| {
            let (mut text, mut tokens) = (String::new(), Vec::new());
            for event in events {
                match event {
                    JobEvent::Token(token) => {
                        text.push_str(&token.text);
                        tokens.push(token.id);
                    }
                    JobEvent::Done(outcome) => {
                        text.push_str(&outcome.rest);
                        return (text, tokens, outcome);
                    }
                    JobEvent::Failed(error) => panic!("the job failed: {error}"),
                    JobEvent::Started { .. } | JobEvent::Prompt { .. } => {}
                }
            }
            panic!("the job did not end");
        };
        submitted.into_iter().map(text).collect()
    }

    fn job(&self, grammar: Option<Grammar>) -> Job {
        let (prompt, eos) = (self.prompt.clone(), self.eos.clone());
        Job { prompt, eos, grammar, max_tokens: 200, sampling: Sampling::default(), ..Job::default() }
    }
}

#[test]
fn random_texts_fit_the_schema() {
    let fixture = fixture();
    let schema = json!({
        "type": "object",
        "properties": {
            "name": {"type": "string", "maxLength": 12},
            "age": {"type": "integer", "minimum": 0, "maximum": 120},
            "kinds": {"type": "array", "items": {"enum": ["horse", "café"]}, "maxItems": 3},
        },
        "required": ["name", "age", "kinds"],
        "additionalProperties": false,
        // White space has no limit otherwise, so that a text may not end in time.
        "x-guidance": {"whitespace_flexible": false},
    });
    let grammar = fixture.compile(GrammarSource::JsonSchema(schema));
    for (text, _, outcome) in fixture.texts(&fixture.job(Some(grammar)), 0..12) {
        assert!(matches!(outcome.stop, Stop::Eos(_)), "{outcome:?}: {text}");
        let value: Value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
        let object = value.as_object().expect("an object");
        assert_eq!(object.len(), 3, "{text}");
        assert!(object["name"].as_str().is_some_and(|name| name.chars().count() <= 12), "{text}");
        assert!(object["age"].as_u64().is_some_and(|age| age <= 120), "{text}");
        let kinds = object["kinds"].as_array().expect("an array");
        assert!(kinds.len() <= 3 && kinds.iter().all(|kind| *kind == "horse" || *kind == "café"), "{text}");
    }
}

#[test]
fn a_text_ends_only_when_it_is_complete() {
    let fixture = fixture();
    let pattern = GrammarSource::Regex("[a-c]{3}(-[0-9]{2})?!".into());
    let job = fixture.job(Some(fixture.compile(pattern)));
    let free = fixture.texts(&Job { grammar: None, max_tokens: 8, ..job.clone() }, 0..4);
    for (text, _, outcome) in fixture.texts(&job, 0..16) {
        assert!(matches!(outcome.stop, Stop::Eos(_)), "{outcome:?}: {text}");
        let (letters, rest) = text.split_at(3);
        assert!(letters.bytes().all(|b| (b'a'..=b'c').contains(&b)), "{text}");
        let number = rest.strip_suffix('!').expect("the end").strip_prefix('-');
        assert!(rest == "!" || number.is_some_and(|n| n.len() == 2 && n.parse::<u8>().is_ok()), "{text}");
    }
    // Jobs without a grammar are as before, beside others that have one.
    let lark = GrammarSource::Lark("start: (\"ha\" | \"ho\")+ \".\"".into());
    let laughs = Job { grammar: Some(fixture.compile(lark)), ..job.clone() };
    for (text, _, outcome) in fixture.texts(&laughs, 0..4) {
        let laughed = text.replace("ha", "").replace("ho", "");
        assert!(laughed == "." || outcome.stop == Stop::MaxTokens && laughed.is_empty(), "{outcome:?}: {text}");
    }
    let again = fixture.texts(&Job { grammar: None, max_tokens: 8, ..job }, 0..4);
    assert_eq!(
        free.iter().map(|(_, tokens, _)| tokens).collect::<Vec<_>>(),
        again.iter().map(|(_, t, _)| t).collect::<Vec<_>>()
    );
}

/// What precedes the token is free, and cannot end; what follows it is not.
#[test]
fn a_grammar_can_begin_after_a_token() {
    let fixture = fixture();
    let free = Job { max_tokens: 3, sampling: Sampling::greedy(), ..fixture.job(None) };
    let [(_, tokens, _)] = &fixture.texts(&free, 0..1)[..] else { panic!("one text") };
    let grammar = fixture.compile(GrammarSource::Regex("[0-9]{4}".into())).after(tokens[2]);
    let job = Job { max_tokens: 20, grammar: Some(grammar), ..free };
    for (text, found, outcome) in fixture.texts(&job, 0..2) {
        assert_eq!(found[..3], tokens[..], "{text}");
        assert!(matches!(outcome.stop, Stop::Eos(_)), "{outcome:?}: {text}");
        assert!(text.len() > 4 && text[text.len() - 4..].bytes().all(|b| b.is_ascii_digit()), "{text}");
    }
}

#[test]
fn wrong_grammars_are_errors() {
    let fixture = fixture();
    let refused = |source| match fixture.grammars.compile(&source) {
        Err(Error::Grammar { what }) => what,
        other => panic!("{other:?}"),
    };
    for source in [
        GrammarSource::JsonSchema(json!({"type": "no such type"})),
        GrammarSource::JsonSchema(json!({"$ref": "#/missing"})),
        GrammarSource::JsonSchema(json!(7)),
        GrammarSource::Regex("(".into()),
        GrammarSource::Lark("start: missing".into()),
    ] {
        assert!(!refused(source.clone()).is_empty(), "{source:?}");
    }
    let checkpoint = Checkpoint::open(Folder::open(tiny()).expect("a folder")).expect("a checkpoint");
    let none = Grammars::new(&checkpoint.tokenizer, 1408, &[]);
    assert_eq!(
        none.expect_err("no end").to_string(),
        "the grammar cannot be used: the model has no token that ends a text"
    );
    assert!(matches!(Grammars::new(&checkpoint.tokenizer, 1408, &[5000]), Err(Error::TokenId { .. })));
}
