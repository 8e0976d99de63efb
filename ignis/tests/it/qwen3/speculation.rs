//! Guessed tokens: a text is the same with them and without, whoever guesses and however tokens are selected; and a
//! selected token has the probability that the model gives it.

use ignis::Error;
use ignis::engine::{
    Batch, DraftCount, DraftModel, Drafter, Ends, Engine, EngineHandle, Event, Guess, Job, JobEvent, Limits, Output,
    PromptLookup, Request, Sampling, ServeOptions, Stop, SumOrder, TokenRules, TokenText, Want, generate,
};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, WeightForm, Weights};
use ignis::text::Tokenizer;
use ignis::weight::Quantise;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::channel;
use t0::{Device, VirtualOptions};
use t0_tests_share::qwen3_folder::tiny;
use t0_tests_share::random::Random;

const CONTEXT: usize = 128;
const DRAFTS: usize = 5;

fn checkpoint() -> Checkpoint {
    Checkpoint::open(Folder::open(tiny()).expect("a folder")).expect("a checkpoint")
}

fn load(quantise: Option<Quantise>) -> Weights {
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    Weights::load(&device, &checkpoint(), WeightForm { precision: Precision::Bf16, quantise }, &mut |_| {})
        .expect("weights")
}

fn limits(sequences: usize, drafts: usize) -> Limits {
    Limits { drafts, ..Limits::new(sequences, CONTEXT) }
}

fn fixed(weights: &Weights, limits: Limits) -> Engine {
    weights.engine_with(limits, SumOrder::Fixed).expect("an engine")
}

/// Guesses at random, also too many tokens and tokens beyond the vocabulary; sometimes the right ones.
#[derive(Debug)]
struct Careless(Random, PromptLookup);

impl Drafter for Careless {
    fn draft(&mut self, texts: &mut [Guess<'_>]) -> Result<(), Error> {
        self.1.draft(texts)?;
        for text in texts {
            if self.0.flag() {
                text.guessed.push(self.0.below(1500) as u32);
                text.guessed.extend([3; 9]);
            }
        }
        Ok(())
    }
}

/// Jobs of all kinds: greedy and random ones, with penalties, rules, and ends.
fn jobs(tokenizer: &Tokenizer) -> Vec<Job> {
    let texts = [
        "Once upon a time",
        "The cat saw a dog. The dog saw a bird. The cat saw a dog. The dog saw",
        "One day, a girl and a boy went to the park. One day, a girl",
        "Tim had a red ball. ",
    ];
    let eos = checkpoint().generation.eos_token_ids;
    let job = |i: usize| {
        let sampling = match i % 4 {
            0 => Sampling::greedy(),
            1 => Sampling { temperature: 0.8, top_k: 20, top_p: 0.9, ..Sampling::default() },
            2 => Sampling { presence_penalty: 0.5, frequency_penalty: 0.3, temperature: 0.6, ..Sampling::default() },
            _ => Sampling { repetition_penalty: 1.3, ..Sampling::greedy() },
        };
        let rules = TokenRules { no_repeat_ngram: if i.is_multiple_of(3) { 4 } else { 0 }, ..TokenRules::default() };
        let stop = if i % 5 == 4 { vec![" the".into()] } else { Vec::new() };
        let prompt = tokenizer.encode(texts[i / 4 % 4]).expect("tokens");
        // Some texts fill the context.
        let max_tokens = [17, 40, 1, 300][i / 2 % 4];
        let (rules, eos, seed) = (Arc::new(rules), eos.clone(), i as u64);
        Job { prompt, max_tokens, sampling, rules, eos, stop, seed, logprobs: Some(2), ..Job::default() }
    };
    (0..20).map(job).collect()
}

/// A token with the bits of everything that is reported of it.
type Bits = (u32, String, Option<u32>, Vec<(u32, u32)>);

fn bits(token: TokenText) -> Bits {
    let top = token.top.iter().map(|(id, log)| (*id, log.to_bits())).collect();
    (token.id, token.text, token.logprob.map(f32::to_bits), top)
}

/// The texts of jobs and how they ended, and how many guesses there were.
fn texts(engine: Engine, jobs: &[Job]) -> (Vec<(Vec<Bits>, Stop, String)>, DraftCount) {
    let options = ServeOptions { queue: 4096, ..ServeOptions::default() };
    let handle = EngineHandle::start(engine, Arc::new(checkpoint().tokenizer), options).expect("a thread");
    let submit = |job: &Job| {
        let (sender, events) = channel();
        let sink = move |event| sender.send(event).map_or(ControlFlow::Break(()), ControlFlow::Continue);
        handle.submit(job.clone(), sink).expect("the job is accepted");
        events
    };
    let submitted: Vec<_> = jobs.iter().map(submit).collect();
    let read = |events: std::sync::mpsc::Receiver<JobEvent>| {
        let mut tokens = Vec::new();
        for event in events {
            match event {
                JobEvent::Token(token) => tokens.push(bits(token)),
                JobEvent::Done(outcome) => return (tokens, outcome.stop, outcome.rest),
                JobEvent::Failed(error) => panic!("the job failed: {error}"),
                JobEvent::Started { .. } | JobEvent::Prompt { .. } => {}
            }
        }
        panic!("no end")
    };
    let found = submitted.into_iter().map(read).collect();
    handle.clone().close();
    let stats = handle.stats();
    assert_eq!((stats.running, stats.pages.free), (0, stats.pages.total), "{stats:?}");
    (found, stats.drafts)
}

#[test]
fn guesses_do_not_change_a_text() {
    let (weights, packed) = (load(None), load(Some(Quantise::Int4)));
    let jobs = jobs(&checkpoint().tokenizer);
    let (expected, none) = texts(fixed(&weights, limits(8, 0)), &jobs);
    assert_eq!(none, DraftCount::default());
    let of = |drafter: &str| {
        let engine = fixed(&weights, limits(8, DRAFTS));
        match drafter {
            "prompt" => engine.with_drafter(PromptLookup::default()),
            "careless" => engine.with_drafter(Careless(Random::new(3), PromptLookup::default())),
            "the same model" => engine.with_drafter(DraftModel::new(fixed(&weights, limits(8, 0)))),
            // Of the eight texts of a step, three get guesses.
            _ => engine.with_drafter(DraftModel::new(packed.engine(limits(3, 0)).expect("an engine"))),
        }
    };
    // The stories of this model hardly repeat themselves.
    for (name, least) in [("prompt", 2), ("careless", 2), ("the same model", 50), ("a model of 4 bits", 50)] {
        let (found, count) = texts(of(name), &jobs);
        println!("{name}: {} of {} guesses are right", count.accepted, count.drafted);
        for (i, (expected, found)) in expected.iter().zip(&found).enumerate() {
            assert_eq!(found, expected, "{name}, job {i}");
        }
        assert!(count.accepted >= least, "{name}: {count:?}");
        // Penalties count the tokens of a prompt here and not there, and rules are not known to a model.
        assert!(count.accepted < count.drafted, "{name}: {count:?}");
    }
}

#[test]
fn a_model_guesses_its_own_tokens() {
    let weights = load(None);
    let jobs: Vec<Job> = (0..6)
        .map(|i| {
            let prompt = checkpoint().tokenizer.encode("Once upon a time").expect("tokens");
            let sampling = Sampling { temperature: 0.9, ..Sampling::default() };
            Job { prompt, sampling, seed: i, max_tokens: 50, ..Job::default() }
        })
        .collect();
    let engine = fixed(&weights, limits(3, DRAFTS)).with_drafter(DraftModel::new(fixed(&weights, limits(3, 0))));
    let (found, count) = texts(engine, &jobs);
    assert!(found.iter().all(|(tokens, ..)| tokens.len() == 50));
    assert!(count.drafted > 200 && count.accepted == count.drafted, "{count:?}");
}

/// A text that is stopped within the guesses of a step leaves the sequence as without them, for the next text too.
#[test]
fn a_text_that_is_stopped_keeps_only_its_own_tokens() {
    let weights = load(None);
    let checkpoint = checkpoint();
    let run = |drafts: usize| {
        let mut engine = fixed(&weights, limits(1, drafts));
        if drafts > 0 {
            engine = engine.with_drafter(DraftModel::new(fixed(&weights, limits(1, 0))));
        }
        let sampling = Sampling { temperature: 0.7, presence_penalty: 0.2, ..Sampling::default() };
        let mut sequence = engine.sequence(sampling, 7).expect("a sequence");
        let mut prompt = checkpoint.tokenizer.encode("Once upon a time").expect("tokens");
        let mut results = Vec::new();
        for most in [4, 9, 14] {
            let mut shown = 0;
            let request = Request { prompt: prompt.clone(), max_tokens: 40, ..Request::default() };
            let mut until = |event: Event<'_>| {
                shown += usize::from(matches!(event, Event::Text(_)));
                if shown >= most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let outcome =
                generate(&mut engine, &mut sequence, &checkpoint.tokenizer, &request, &mut until).expect("a text");
            assert_eq!((outcome.stop, outcome.tokens.len()), (Stop::Caller, most));
            assert_eq!(sequence.tokens()[prompt.len()..], outcome.tokens);
            prompt = sequence.tokens().to_vec();
            results.push(outcome.text);
        }
        (results, engine.drafts().accepted)
    };
    let ((alone, _), (guessed, accepted)) = (run(0), run(DRAFTS));
    assert_eq!(guessed, alone);
    assert!(accepted > 4, "{accepted}");
}

/// The token after a guess has the probabilities of the model, by a chi-square test: of 800 texts, with guesses of
/// another model that are often wrong.
#[test]
fn selected_tokens_have_the_probabilities_of_the_model() {
    let (weights, packed) = (load(None), load(Some(Quantise::Int4)));
    let tokenizer = checkpoint().tokenizer;
    let prompt = tokenizer.encode("Once upon a").expect("tokens");
    let mut engine = fixed(&weights, limits(1, 0));
    let mut logits = |tokens: &[u32]| {
        let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
        sequence.append(tokens);
        let mut batch = Batch::new();
        batch.add(&mut sequence, Want::Logits);
        engine.step(&mut batch).expect("a step");
        let Output::Logits(logits) = batch.take_output(0) else { panic!("no logits") };
        logits
    };
    let best = |logits: &[f32]| (0..logits.len()).max_by(|a, b| logits[*a].total_cmp(&logits[*b])).expect("logits");
    // The first token is nearly certain; the second one, which is guessed, is not.
    let temperature = 1.5;
    let first = best(&logits(&prompt)) as u32;
    let after = logits(&[&prompt[..], &[first]].concat());
    let weight = |x: &f32| (f64::from(*x) / temperature).exp();
    let total: f64 = after.iter().map(weight).sum();
    let probability: Vec<f64> = after.iter().map(|x| weight(x) / total).collect();

    let sampling = Sampling { temperature, ..Sampling::default() };
    let job = |seed| Job { prompt: prompt.clone(), sampling, seed, max_tokens: 4, ..Job::default() };
    let jobs: Vec<Job> = (0..800).map(job).collect();
    let engine = fixed(&weights, limits(16, 2));
    // This model selects with random words of its own, so that its guesses say nothing about the selection.
    let drafter = Other(DraftModel::new(packed.engine(limits(16, 0)).expect("an engine")));
    let (found, count) = texts(engine.with_drafter(drafter), &jobs);
    assert!(count.accepted > 100 && count.accepted + 100 < count.drafted, "{count:?}");
    let second: Vec<u32> = found.iter().filter(|(t, ..)| t[0].0 == first).map(|(t, ..)| t[1].0).collect();
    let n = second.len() as f64;
    assert!(n > 600.0, "{n}");
    let mut order: Vec<usize> = (0..probability.len()).collect();
    order.sort_by(|a, b| probability[*b].total_cmp(&probability[*a]));
    // Bins of the most probable tokens, and one of all others.
    let bins = order.iter().take_while(|id| n * probability[**id] > 5.0).count().min(12);
    let (mut square, mut rest, mut rest_expected) = (0.0, n, n);
    for id in &order[..bins] {
        let (count, expected) = (second.iter().filter(|t| **t as usize == *id).count() as f64, n * probability[*id]);
        square += (count - expected).powi(2) / expected;
        rest -= count;
        rest_expected -= expected;
    }
    square += (rest - rest_expected).powi(2) / rest_expected;
    println!("{n} texts, {bins} bins and the rest: chi-square {square:.1}; {count:?}");
    // The mean is the number of bins, and the deviation the root of twice that.
    assert!(bins >= 3 && square < bins as f64 + 5.0 * (2.0 * bins as f64).sqrt(), "{square} of {bins} bins");
}

/// A drafter whose model selects with other settings: the most probable tokens.
#[derive(Debug)]
struct Other(DraftModel);

impl Drafter for Other {
    fn draft(&mut self, texts: &mut [Guess<'_>]) -> Result<(), Error> {
        let greedy = ignis::engine::Sampler::new(Sampling::greedy(), 0)?;
        let guess = |text: &Guess<'_>| (text.tokens.to_vec(), text.most);
        let copies: Vec<(Vec<u32>, usize)> = texts.iter().map(guess).collect();
        let mut guesses: Vec<Guess<'_>> = copies
            .iter()
            .map(|(tokens, most)| Guess { tokens, sampler: &greedy, most: *most, guessed: Vec::new() })
            .collect();
        self.0.draft(&mut guesses)?;
        for (text, guess) in texts.iter_mut().zip(guesses) {
            text.guessed = guess.guessed;
        }
        Ok(())
    }
}

#[test]
fn limits_of_guesses_are_checked() {
    let weights = load(None);
    let refused = |limits, sums| weights.engine_with(limits, sums).expect_err("the limits are refused").to_string();
    assert_eq!(
        refused(limits(1, 4), SumOrder::Fastest),
        "the limits of the engine are invalid: guessed tokens can be verified only with one order of sums"
    );
    assert_eq!(
        refused(limits(1, 32), SumOrder::Fixed),
        "the limits of the engine are invalid: a sequence must have fewer guessed tokens than a page has positions"
    );
    // An engine without a drafter guesses nothing.
    let mut engine = fixed(&weights, limits(1, 4));
    let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
    sequence.start(&[5, 6, 5, 6, 5], Ends { eos: Vec::new(), max_tokens: 3 });
    for _ in 0..3 {
        let mut batch = Batch::new();
        batch.add(&mut sequence, Want::Token);
        engine.step(&mut batch).expect("a step");
        assert!(batch.take_more(0).is_empty());
    }
    assert_eq!(engine.drafts(), DraftCount::default());
}
