//! Jobs of an engine on a thread of its own: their texts, the pages that they share, and jobs that fail.

use ignis::Error;
use ignis::engine::{
    Batch, CacheType, EngineHandle, Job, JobEvent, JobOutcome, Limits, Output, Refused, Request, Sampling,
    ServeOptions, Stop, SumOrder, Ticket, Want, generate,
};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Weights};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use t0::{Device, VirtualOptions};
use t0_tests_share::qwen3_folder::tiny;

/// How long an event may take.
const LIMIT: Duration = Duration::from_secs(300);

fn checkpoint() -> Checkpoint {
    Checkpoint::open(Folder::open(tiny()).expect("a folder")).expect("a checkpoint")
}

/// The type of the weights, the order of sums, and the type of the cache. In f32 the tokens do not depend on the order.
#[derive(Clone, Copy, Debug)]
struct Numbers(Precision, SumOrder, CacheType);

const EXACT: Numbers = Numbers(Precision::F32, SumOrder::Fastest, CacheType::Activations);
const NUMBERS: [Numbers; 3] = [
    EXACT,
    Numbers(Precision::Bf16, SumOrder::Fixed, CacheType::Activations),
    Numbers(Precision::Bf16, SumOrder::Fixed, CacheType::Int8),
];

fn weights(checkpoint: &Checkpoint) -> Weights {
    load(checkpoint, Precision::F32)
}

fn load(checkpoint: &Checkpoint, precision: Precision) -> Weights {
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    Weights::load(&device, checkpoint, precision, &mut |_| {}).expect("weights")
}

fn handle(limits: Limits, options: ServeOptions) -> EngineHandle {
    handle_of(EXACT, limits, options)
}

fn handle_of(Numbers(precision, sums, cache): Numbers, limits: Limits, options: ServeOptions) -> EngineHandle {
    let (checkpoint, limits) = (checkpoint(), Limits { cache, ..limits });
    let engine = load(&checkpoint, precision).engine_with(limits, sums).expect("an engine");
    EngineHandle::start(engine, Arc::new(checkpoint.tokenizer), options).expect("a thread")
}

fn prompt(i: usize, n: usize) -> Vec<u32> {
    (0..n).map(|j| ((j * 31 + i * 137 + 5) % 1300) as u32).collect()
}

fn job(prompt: Vec<u32>, max_tokens: usize) -> Job {
    Job { prompt, max_tokens, sampling: Sampling::greedy(), ..Job::default() }
}

/// A job's tokens and how it ended.
#[derive(Debug)]
enum Ended {
    Done(Vec<u32>, JobOutcome),
    Failed(Error),
}

impl Ended {
    fn done(self) -> (Vec<u32>, JobOutcome) {
        match self {
            Ended::Done(tokens, outcome) => (tokens, outcome),
            Ended::Failed(error) => panic!("the job failed: {error}"),
        }
    }
}

fn submit(handle: &EngineHandle, job: Job) -> (Ticket, Receiver<JobEvent>) {
    let (sender, events) = channel();
    let ticket = handle.submit(job, move |event| {
        // A test that does not listen any more has ended.
        sender.send(event).map_or(ControlFlow::Break(()), ControlFlow::Continue)
    });
    (ticket.expect("the job is accepted"), events)
}

fn wait(events: &Receiver<JobEvent>) -> Ended {
    let mut tokens = Vec::new();
    loop {
        match events.recv_timeout(LIMIT).expect("an event") {
            JobEvent::Token(token) => tokens.push(token.id),
            JobEvent::Done(outcome) => return Ended::Done(tokens, outcome),
            JobEvent::Failed(error) => return Ended::Failed(error),
            JobEvent::Started { .. } | JobEvent::Prompt { .. } => {}
        }
    }
}

/// The texts that jobs get from an engine of their own.
fn alone(Numbers(precision, sums, cache): Numbers, jobs: &[Job]) -> Vec<Vec<u32>> {
    let (checkpoint, limits) = (checkpoint(), Limits { cache, ..Limits::new(1, 256) });
    let mut engine = load(&checkpoint, precision).engine_with(limits, sums).expect("an engine");
    let mut text = |job: &Job| {
        let mut sequence = engine.sequence(job.sampling, job.seed).expect("a sequence");
        let request = Request { prompt: job.prompt.clone(), max_tokens: job.max_tokens, ..Request::default() };
        let mut go_on = |_: ignis::engine::Event<'_>| ControlFlow::Continue(());
        generate(&mut engine, &mut sequence, &checkpoint.tokenizer, &request, &mut go_on).expect("a text").tokens
    };
    jobs.iter().map(&mut text).collect()
}

/// More jobs than places, more text than pages, common beginnings, and jobs that are cancelled at any time: every
/// answer is the one that the job gets alone, and all pages come back.
#[test]
fn jobs_get_the_texts_that_they_get_alone() {
    NUMBERS.into_iter().for_each(same_texts);
}

fn same_texts(numbers: Numbers) {
    let lengths = |i: usize| [1, 9, 33, 64, 90, 40, 70, 5][i % 8];
    let common = prompt(99, 48);
    let jobs: Vec<Job> = (0..64)
        .map(|i| {
            let own = prompt(i, lengths(i));
            let prompt = if i % 3 == 0 { [&common[..], &own].concat() } else { own };
            Job { priority: (i % 5 == 0).into(), ..job(prompt, 3 + i % 14) }
        })
        .collect();
    let expected = alone(numbers, &jobs);
    // Seven texts of the longest kind fit in the pages.
    let limits = Limits { rows: 40, pages: 36, ..Limits::new(8, 160) };
    let handle = handle_of(numbers, limits, ServeOptions::default());
    let submitted: Vec<_> = jobs.iter().map(|job| submit(&handle, job.clone())).collect();
    for (i, ((ticket, events), expected)) in submitted.into_iter().zip(expected).enumerate() {
        if i % 4 == 3 {
            ticket.cancel();
        }
        let (tokens, outcome) = wait(&events).done();
        match outcome.stop {
            Stop::MaxTokens => assert_eq!(tokens, expected, "job {i}"),
            Stop::Caller if i % 4 == 3 => assert_eq!(tokens, expected[..tokens.len()], "job {i}"),
            other => panic!("job {i} ended with {other:?}"),
        }
    }
    let stats = handle.stats();
    assert!(stats.prefix_tokens >= 32, "{stats:?}");
    handle.clone().close();
    let stats = handle.stats();
    assert_eq!((stats.running, stats.waiting, stats.pages.free), (0, 0, stats.pages.total), "{stats:?}");
}

/// Two texts that grow beyond the pages for both: the later one gives way and still gets its text.
#[test]
fn a_job_without_pages_gives_way_and_continues() {
    for numbers in NUMBERS {
        let jobs = [job(prompt(1, 60), 40), job(prompt(2, 60), 40)];
        let expected = alone(numbers, &jobs);
        let limits = Limits { pages: 5, ..Limits::new(2, 128) };
        let handle = handle_of(numbers, limits, ServeOptions::default());
        let submitted = jobs.map(|job| submit(&handle, job));
        let found = submitted.map(|(_, events)| wait(&events).done().0);
        assert_eq!(found.to_vec(), expected, "{numbers:?}");
        let stats = handle.stats();
        assert!(stats.preempted > 0, "{stats:?}");
    }
}

#[test]
fn a_common_beginning_is_computed_once() {
    let system = prompt(7, 100);
    let question = |i: usize| job([&system[..], &prompt(i, 10)].concat(), 4);
    let expected = alone(EXACT, &[question(1), question(2)]);
    for (share_prefixes, cached) in [(true, 96), (false, 0)] {
        let options = ServeOptions { share_prefixes, ..ServeOptions::default() };
        let handle = handle(Limits::new(2, 128), options);
        let first = wait(&submit(&handle, question(1)).1).done();
        let second = wait(&submit(&handle, question(2)).1).done();
        assert_eq!((first.1.cached_tokens, second.1.cached_tokens), (0, cached));
        assert_eq!([first.0, second.0].to_vec(), expected);
        // The whole prompt is known, but the logits of its last token are needed.
        let again = wait(&submit(&handle, question(1)).1).done();
        assert_eq!((again.1.cached_tokens, again.0), (cached, expected[0].clone()));
    }
}

/// A sequence that cannot be processed is left out, and says why; the others advance.
#[test]
fn a_sequence_that_fails_does_not_stop_the_others() {
    let checkpoint = checkpoint();
    let weights = weights(&checkpoint);
    let mut engine = weights.engine(Limits { pages: 4, ..Limits::new(5, 64) }).expect("an engine");
    let mut other = weights.engine(Limits::new(1, 64)).expect("an engine");
    let sequence = |tokens: &[u32]| {
        let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
        sequence.append(tokens);
        sequence
    };
    let mut good = sequence(&prompt(1, 20));
    let mut unknown = sequence(&[1, u32::MAX]);
    let mut long = sequence(&prompt(2, 65));
    let mut empty = sequence(&[]);
    let mut foreign = other.sequence(Sampling::greedy(), 0).expect("a sequence");
    foreign.append(&[1, 2]);
    let mut batch = Batch::new();
    for sequence in [&mut unknown, &mut good, &mut long, &mut empty, &mut foreign] {
        batch.add(sequence, Want::Logits);
    }
    engine.step_each(&mut batch).expect("a step");
    assert!(matches!(batch.take_error(0), Some(Error::TokenId { .. })));
    assert!(batch.take_error(1).is_none());
    assert!(matches!(batch.take_error(2), Some(Error::PromptTooLong { .. })));
    assert!(matches!(batch.take_error(3), Some(Error::EmptyPrompt)));
    assert!(matches!(batch.take_error(4), Some(Error::OtherEngine)));
    let Output::Logits(found) = batch.take_output(1) else { panic!("no logits") };
    drop(batch);
    assert_eq!((unknown.position(), good.position(), long.position()), (0, 20, 0));

    let mut alone = other.sequence(Sampling::greedy(), 0).expect("a sequence");
    alone.append(&prompt(1, 20));
    let mut batch = Batch::new();
    batch.add(&mut alone, Want::Logits);
    other.step(&mut batch).expect("a step");
    assert_eq!(batch.take_output(0), Output::Logits(found));

    // Three more pages are free: the first of two prompts gets them.
    let (mut fits, mut waits) = (sequence_of(&engine, 3, 60), sequence_of(&engine, 4, 60));
    let mut batch = Batch::new();
    batch.add(&mut fits, Want::Token);
    batch.add(&mut waits, Want::Token);
    engine.step_each(&mut batch).expect("a step");
    assert!(batch.take_error(0).is_none());
    assert!(matches!(batch.take_error(1), Some(Error::PagesExhausted { needed: 2, free: 1, total: 4 })));
    drop(batch);
    assert_eq!((fits.position(), waits.position(), waits.pages()), (60, 0, 0));
}

fn sequence_of(engine: &ignis::engine::Engine, i: usize, n: usize) -> ignis::engine::Sequence {
    let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
    sequence.append(&prompt(i, n));
    sequence
}

/// A fork and a shared text are cut in the middle of a page that others use, and continue differently.
#[test]
fn shared_pages_keep_their_contents() {
    [CacheType::Activations, CacheType::Int8].into_iter().for_each(shared_pages);
}

fn shared_pages(cache: CacheType) {
    let (checkpoint, limits) = (checkpoint(), Limits { cache, ..Limits::new(4, 128) });
    let mut engine = weights(&checkpoint).engine(limits).expect("an engine");
    let logits = |engine: &mut ignis::engine::Engine, sequence: &mut ignis::engine::Sequence| {
        let mut batch = Batch::new();
        batch.add(sequence, Want::Logits);
        engine.step(&mut batch).expect("a step");
        let Output::Logits(logits) = batch.take_output(0) else { panic!("no logits") };
        logits
    };
    let mut first = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
    first.share();
    first.append(&prompt(1, 70));
    logits(&mut engine, &mut first);
    let mut fork = first.fork();
    assert_eq!((fork.position(), fork.tokens()), (64, first.tokens()));
    fork.truncate(40);
    assert_eq!((fork.position(), fork.pages()), (32, 1));
    fork.append(&prompt(5, 30));
    let forked = logits(&mut engine, &mut fork);
    first.append(&[3]);
    let continued = logits(&mut engine, &mut first);
    let mut fresh = |tokens: &[u32]| {
        let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
        sequence.append(tokens);
        logits(&mut engine, &mut sequence)
    };
    for (found, tokens) in [(forked, fork.tokens()), (continued, first.tokens())] {
        let expected = fresh(tokens);
        let worst = found.iter().zip(&expected).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        assert!(worst < 1e-3, "{worst}");
    }
}

#[test]
fn jobs_that_can_never_run_are_refused() {
    let handle = handle(Limits { pages: 2, ..Limits::new(1, 128) }, ServeOptions { queue: 1, ..Default::default() });
    let refused = |job: Job| handle.submit(job, |_| ControlFlow::Continue(())).expect_err("the job is refused");
    assert!(matches!(refused(job(vec![], 1)), Refused::Invalid(Error::EmptyPrompt)));
    assert!(matches!(refused(job(vec![u32::MAX], 1)), Refused::Invalid(Error::TokenId { .. })));
    assert!(matches!(refused(job(prompt(1, 129), 1)), Refused::Invalid(Error::PromptTooLong { .. })));
    assert!(matches!(refused(job(prompt(1, 60), 5)), Refused::Invalid(Error::PagesExhausted { needed: 3, .. })));
    let wrong = Job { sampling: Sampling { top_p: 2.0, ..Sampling::default() }, ..job(vec![1], 1) };
    assert!(matches!(refused(wrong), Refused::Invalid(Error::Sampling { .. })));
    let late = Job { deadline: Some(Instant::now()), ..job(prompt(1, 5), 20) };
    let (tokens, outcome) = wait(&submit(&handle, late).1).done();
    assert_eq!((tokens, outcome.stop), (vec![], Stop::Caller));
    handle.clone().close();
    assert!(matches!(refused(job(vec![1], 1)), Refused::Closed));
}

/// A deadline and a cancelled job end before the next step; jobs in front of a full queue are refused.
#[test]
fn a_full_queue_refuses_jobs() {
    let handle = handle(Limits::new(1, 256), ServeOptions { queue: 2, ..Default::default() });
    let (running, events) = submit(&handle, job(prompt(1, 20), 200));
    while !matches!(events.recv_timeout(LIMIT), Ok(JobEvent::Token(_))) {}
    let waiting = [2, 3].map(|i| submit(&handle, job(prompt(i, 5), 2)));
    let refused = handle.submit(job(vec![1], 1), |_| ControlFlow::Continue(()));
    assert!(matches!(refused, Err(Refused::QueueFull { waiting: 2, limit: 2 })));
    running.cancel();
    assert_eq!(wait(&events).done().1.stop, Stop::Caller);
    for (_, events) in waiting {
        assert_eq!(wait(&events).done().1.stop, Stop::MaxTokens);
    }
}
