//! Answers to 200 prompts: those of texts that share steps, whose prompts come in parts, that use the pages of others,
//! that lose their places, and whose tokens are guessed, beside those of texts that are alone.
//!
//! With one order of sums they are equal bit for bit. In the order of the fastest kernels they have the same tokens,
//! wherever the first two logits differ by more than four times the root mean square by which 16 bits change logits.
//! Where they do not, the answer may go on in another way, and is not compared further.
//!
//! `T0_EQUAL_ANSWERS=all` compares all prompts, not only every eleventh one.

use ignis::engine::{
    Batch, Engine, EngineHandle, EngineStats, Job, JobEvent, Limits, Output, PromptLookup, Sampling, ServeOptions,
    SumOrder, TokenText, Want,
};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Weights};
use ignis::text::Tokenizer;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::channel;
use t0::{Device, VirtualOptions};
use t0_tests_share::qwen3_folder::tiny;

/// The tokens of an answer.
const LENGTH: usize = 16;
/// The most tokens of a prompt and its answer.
const CONTEXT: usize = 208;

fn checkpoint() -> Checkpoint {
    Checkpoint::open(Folder::open(tiny()).expect("a folder")).expect("a checkpoint")
}

fn load(checkpoint: &Checkpoint, precision: Precision) -> Weights {
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    Weights::load(&device, checkpoint, precision, &mut |_| {}).expect("weights")
}

/// Beginnings of stories. Every third one begins with the same two pages.
fn prompts(tokenizer: &Tokenizer) -> Vec<Vec<u32>> {
    let all = std::env::var("T0_EQUAL_ANSWERS").is_ok_and(|text| text == "all");
    let common = "You tell short stories to children. They like stories about animals and friends. ".repeat(5);
    let who = ["cat", "dog", "horse", "bird", "king", "girl", "boy", "fox"];
    let how = ["happy", "little", "sad", "gentle", "old"];
    let begin = ["Once upon a time there was a", "One day, a", "In a beautiful farm lived a", "Tell me about a", "The"];
    let prompt = |i: usize| {
        let (who, how, begin) = (who[i % 8], how[i / 8 % 5], begin[i / 40 % 5]);
        let common = if i.is_multiple_of(3) { &common } else { "" };
        let more = "The sun was warm. ".repeat(i % 7);
        tokenizer.encode(&format!("{common}{more}{begin} {how} {who}")).expect("tokens")
    };
    (0..200).step_by(if all { 1 } else { 11 }).map(prompt).collect()
}

/// The answers to all prompts, and the numbers of the engine.
fn answers(
    engine: Engine,
    tokenizer: &Arc<Tokenizer>,
    prompts: &[Vec<u32>],
    alone: bool,
) -> (Vec<Vec<TokenText>>, EngineStats) {
    let options = ServeOptions { queue: 512, share_prefixes: !alone };
    let handle = EngineHandle::start(engine, Arc::clone(tokenizer), options).expect("a thread");
    let submit = |prompt: &Vec<u32>| {
        let (sender, events) = channel();
        let sampling = Sampling::greedy();
        let job = Job { prompt: prompt.clone(), max_tokens: LENGTH, sampling, logprobs: Some(2), ..Job::default() };
        let sink = move |event| sender.send(event).map_or(ControlFlow::Break(()), ControlFlow::Continue);
        handle.submit(job, sink).expect("the job is accepted");
        events
    };
    let answer = |events: std::sync::mpsc::Receiver<JobEvent>| {
        let mut tokens = Vec::new();
        for event in events {
            match event {
                JobEvent::Token(token) => tokens.push(token),
                JobEvent::Failed(error) => panic!("the job failed: {error}"),
                JobEvent::Started { .. } | JobEvent::Prompt { .. } | JobEvent::Done(_) => {}
            }
        }
        assert_eq!(tokens.len(), LENGTH);
        tokens
    };
    let found = if alone {
        prompts.iter().map(|prompt| answer(submit(prompt))).collect()
    } else {
        // A job without tokens holds the engine until all jobs wait, so that its steps do not depend on time.
        let ((holds, held), (release, released)) = (channel(), channel());
        let sink = move |_| {
            let _ = holds.send(()).map(|()| released.recv());
            ControlFlow::Continue(())
        };
        handle.submit(Job { prompt: prompts[0].clone(), max_tokens: 0, ..Job::default() }, sink).expect("a job");
        held.recv().expect("the engine starts the job");
        let submitted: Vec<_> = prompts.iter().map(submit).collect();
        drop::<std::sync::mpsc::Sender<()>>(release);
        submitted.into_iter().map(answer).collect()
    };
    handle.clone().close();
    let stats = handle.stats();
    assert_eq!((stats.running, stats.pages.free), (0, stats.pages.total), "{stats:?}");
    (found, stats)
}

/// What must have happened in an engine.
type Happened = fn(&EngineStats) -> bool;

/// Engines whose answers are compared with those of a text alone.
fn others() -> [(&'static str, Limits, Happened); 3] {
    let few = |sequences: usize, pages: usize| Limits { pages, ..Limits::new(sequences, CONTEXT) };
    [
        ("together, with the pages of others", Limits::new(16, CONTEXT), |stats| stats.prefix_tokens >= 64),
        ("prompts in parts", Limits { rows: 7, ..Limits::new(4, CONTEXT) }, |stats| stats.steps > 0),
        ("too few pages", Limits { rows: 40, ..few(8, 14) }, |stats| stats.preempted > 0),
    ]
}

/// The bits of everything that is reported of a token.
fn bits(token: &TokenText) -> (u32, Option<u32>, Vec<(u32, u32)>) {
    (token.id, token.logprob.map(f32::to_bits), token.top.iter().map(|(id, log)| (*id, log.to_bits())).collect())
}

#[test]
fn with_one_order_of_sums_answers_are_equal_bit_for_bit() {
    let checkpoint = checkpoint();
    let weights = load(&checkpoint, Precision::Bf16);
    let tokenizer = Arc::new(checkpoint.tokenizer);
    let prompts = prompts(&tokenizer);
    let engine = |limits| weights.engine_with(limits, SumOrder::Fixed).expect("an engine");
    let (expected, _) = answers(engine(Limits::new(1, CONTEXT)), &tokenizer, &prompts, true);
    let mut engines: Vec<_> = others().into_iter().map(|(name, limits, ok)| (name, engine(limits), ok)).collect();
    let drafter = PromptLookup { longest: 3, shortest: 1 };
    let guesses = engine(Limits { drafts: 4, ..Limits::new(8, CONTEXT) }).with_drafter(drafter);
    engines.push(("guessed tokens", guesses, |stats| stats.drafts.accepted > 0));
    for (name, engine, happened) in engines {
        let (found, stats) = answers(engine, &tokenizer, &prompts, false);
        assert!(happened(&stats), "{name}: {stats:?}");
        for (i, (expected, found)) in expected.iter().zip(&found).enumerate() {
            let [expected, found] = [expected, found].map(|tokens| tokens.iter().map(bits).collect::<Vec<_>>());
            assert_eq!(found, expected, "{name}, prompt {i}");
        }
    }
    println!("{} prompts, {} tokens each: equal bit for bit", prompts.len(), LENGTH);
}

/// The logits after each prompt.
fn logits(weights: &Weights, prompts: &[Vec<u32>]) -> Vec<f32> {
    let mut engine = weights.engine(Limits::new(1, CONTEXT)).expect("an engine");
    let mut after = |prompt: &Vec<u32>| {
        let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
        sequence.append(prompt);
        let mut batch = Batch::new();
        batch.add(&mut sequence, Want::Logits);
        engine.step(&mut batch).expect("a step");
        let Output::Logits(logits) = batch.take_output(0) else { panic!("no logits") };
        logits
    };
    prompts.iter().flat_map(&mut after).collect()
}

#[test]
fn the_fastest_kernels_select_the_same_tokens_where_the_margin_allows_it() {
    let checkpoint = checkpoint();
    let weights = load(&checkpoint, Precision::Bf16);
    let exact = load(&checkpoint, Precision::F32);
    let tokenizer = Arc::new(checkpoint.tokenizer);
    let prompts = prompts(&tokenizer);
    let (rounded, exact) = (logits(&weights, &prompts), logits(&exact, &prompts));
    let square: f64 = rounded.iter().zip(&exact).map(|(a, b)| f64::from(a - b).powi(2)).sum();
    let rms = (square / rounded.len() as f64).sqrt() as f32;
    let engine = |limits| weights.engine(limits).expect("an engine");
    let (expected, _) = answers(engine(Limits::new(1, CONTEXT)), &tokenizer, &prompts, true);
    let margin = |token: &TokenText| token.top[0].1 - token.top[1].1;
    for (name, limits, happened) in others() {
        let (found, stats) = answers(engine(limits), &tokenizer, &prompts, false);
        assert!(happened(&stats), "{name}: {stats:?}");
        let differs = |(a, b): (&Vec<TokenText>, &Vec<TokenText>)| a.iter().map(bits).ne(b.iter().map(bits));
        assert!(
            expected.iter().zip(&found).any(differs),
            "{name}: the bits differ, so that the comparison sees something"
        );
        let (mut compared, mut clear, mut left) = (0, 0, 0);
        for (i, (expected, found)) in expected.iter().zip(&found).enumerate() {
            for (at, (expected, found)) in expected.iter().zip(found).enumerate() {
                let clearly = margin(expected) > 4.0 * rms;
                if found.id != expected.id {
                    assert!(!clearly, "{name}, prompt {i}, token {at}: {found:?}, alone {expected:?}; rms {rms}");
                    left += LENGTH - at;
                    break;
                }
                compared += 1;
                clear += usize::from(clearly);
            }
        }
        println!("{name}: rms {rms:.5}; {compared} tokens equal, {clear} of them by a margin; {left} not compared");
        // The margin is that of nearly all tokens, so that the comparison is not empty.
        assert!(10 * clear > 8 * (compared + left), "{name}: {clear} of {compared} and {left}");
    }
}
