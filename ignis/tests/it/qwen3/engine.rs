//! Sequences that share steps: the logits of each, the accounting of pages, and invalid input.

use ignis::Error;
use ignis::engine::{Batch, Ends, Engine, Finish, Limits, Output, PageCount, Sampling, Sequence, Want};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Evaluator, Weights};
use std::ops::ControlFlow;
use t0::{Device, VirtualOptions};
use t0_tests_share::qwen3_folder::tiny;

fn weights(precision: Precision, options: VirtualOptions) -> (Checkpoint, Weights) {
    let device = Device::builder().virtual_gpu(options).open().expect("the virtual GPU");
    let checkpoint = Checkpoint::open(Folder::open(tiny()).expect("a folder")).expect("a checkpoint");
    let weights = Weights::load(&device, &checkpoint, precision, &mut |_| {}).expect("weights");
    (checkpoint, weights)
}

fn prompt(i: usize, n: usize) -> Vec<u32> {
    (0..n).map(|j| ((j * 31 + i * 137 + 5) % 1300) as u32).collect()
}

fn start(engine: &Engine, i: usize, n: usize) -> Sequence {
    let mut sequence = engine.sequence(Sampling::greedy(), i as u64).expect("a sequence");
    sequence.start(&prompt(i, n), Ends { eos: vec![], max_tokens: 100 });
    sequence
}

fn step(engine: &mut Engine, sequences: &mut [&mut Sequence], want: Want) -> Result<Vec<Output>, Error> {
    let mut batch = Batch::new();
    for sequence in sequences {
        batch.add(sequence, want);
    }
    engine.step(&mut batch)?;
    Ok((0..batch.len()).map(|i| batch.take_output(i)).collect())
}

/// Lengths of prompts before, at and after the ends of pages, one of more than a step takes.
const LENGTHS: [usize; 8] = [1, 5, 31, 32, 33, 64, 70, 17];

/// Eight sequences that join one after another, so that steps have rows of prompts and of texts. Each ends with
/// logits. `order` is the order in the batch.
fn together(engine: &mut Engine, order: &[usize]) -> Vec<(Vec<u32>, Vec<f32>)> {
    let mut sequences: Vec<Sequence> = LENGTHS.iter().enumerate().map(|(i, n)| start(engine, i, *n)).collect();
    for round in 0..10 {
        let mut active: Vec<Option<&mut Sequence>> = sequences.iter_mut().take(round + 1).map(Some).collect();
        let mut shared: Vec<&mut Sequence> =
            order.iter().filter_map(|i| active.get_mut(*i).and_then(Option::take)).collect();
        step(engine, &mut shared, Want::Token).expect("a step");
    }
    while sequences.iter().any(|s| s.pending().len() > 1) {
        let mut shared: Vec<&mut Sequence> = sequences.iter_mut().filter(|s| s.pending().len() > 1).collect();
        step(engine, &mut shared, Want::Token).expect("a step");
    }
    let mut active: Vec<Option<&mut Sequence>> = sequences.iter_mut().map(Some).collect();
    let mut shared: Vec<&mut Sequence> = order.iter().filter_map(|i| active[*i].take()).collect();
    let outputs = step(engine, &mut shared, Want::Logits).expect("a step");
    let mut found = vec![Vec::new(); order.len()];
    for (i, output) in order.iter().zip(outputs) {
        let Output::Logits(logits) = output else { panic!("sequence {i} has no logits") };
        found[*i] = logits;
    }
    sequences.iter().map(|s| s.tokens().to_vec()).zip(found).collect()
}

fn deviation(x: &[f32]) -> f64 {
    let mean = x.iter().map(|v| f64::from(*v)).sum::<f64>() / x.len() as f64;
    (x.iter().map(|v| (f64::from(*v) - mean).powi(2)).sum::<f64>() / x.len() as f64).sqrt()
}

fn rms(a: &[f32], b: &[f32]) -> f64 {
    (a.iter().zip(b).map(|(x, y)| f64::from(x - y).powi(2)).sum::<f64>() / a.len() as f64).sqrt()
}

/// The tolerance is the one of the engine's documentation: rows of a batch add the same products in another order.
#[test]
fn eight_sequences_get_the_logits_that_each_gets_alone() {
    for (precision, tolerance) in [(Precision::F32, 1e-5), (Precision::F16, 4e-3), (Precision::Bf16, 3e-2)] {
        let (_, weights) = weights(precision, VirtualOptions::default());
        let mut engine = weights.engine(Limits { rows: 24, ..Limits::new(8, 128) }).expect("an engine");
        let found = together(&mut engine, &[0, 1, 2, 3, 4, 5, 6, 7]);
        let mut model = Evaluator::new(&weights, 128).expect("a model");
        let mut worst: f64 = 0.0;
        for (i, (tokens, logits)) in found.iter().enumerate() {
            model.reset();
            let mut want = model.prefill(&tokens[..LENGTHS[i]]).expect("logits");
            for id in &tokens[LENGTHS[i]..] {
                want = model.decode(*id).expect("logits");
            }
            let error = rms(logits, &want) / deviation(&want);
            worst = worst.max(error);
            assert!(error <= tolerance, "{precision:?}, sequence {i}: {error:e}");
        }
        eprintln!("{precision:?}: {worst:e} of the deviation");
        let pages = engine.pages();
        assert_eq!(pages.free, pages.total, "all pages came back");

        // All rows fit in a step, so that the order does not decide which part of a prompt is in which step.
        let mut engine = weights.engine(Limits::new(8, 128)).expect("an engine");
        let [one, other] =
            [[0, 1, 2, 3, 4, 5, 6, 7], [6, 2, 7, 0, 5, 1, 3, 4]].map(|order| together(&mut engine, &order));
        assert!(one == other, "{precision:?}: the order in the batch has an effect");
    }
}

/// No kernel reads a position that no row has written, or beyond a view.
#[test]
fn strict_mode_accepts_shared_steps() {
    let (_, weights) = weights(Precision::Bf16, VirtualOptions::strict());
    let mut engine = weights.engine(Limits { rows: 24, ..Limits::new(8, 128) }).expect("an engine");
    let found = together(&mut engine, &[0, 1, 2, 3, 4, 5, 6, 7]);
    assert!(found.iter().all(|(_, logits)| logits.iter().all(|x| x.is_finite())));
}

/// Sampled texts are the same in a batch and alone, because random words belong to the sequence.
#[test]
fn sampled_texts_do_not_depend_on_the_batch() {
    let (_, weights) = weights(Precision::F32, VirtualOptions::default());
    let mut engine = weights.engine(Limits::new(3, 64)).expect("an engine");
    let sampling = Sampling { temperature: 1.3, top_k: 50, top_p: 0.9, repetition_penalty: 1.2, ..Sampling::default() };
    let mut texts = Vec::new();
    for group in [&[0usize, 1, 2][..], &[2], &[1, 0]] {
        let mut sequences: Vec<Sequence> = group
            .iter()
            .map(|i| {
                let mut sequence = engine.sequence(sampling, *i as u64).expect("a sequence");
                sequence.start(&prompt(*i, 4 + i), Ends { eos: vec![], max_tokens: 12 });
                sequence
            })
            .collect();
        while sequences.iter().any(|s| s.finish().is_none()) {
            let mut shared: Vec<&mut Sequence> = sequences.iter_mut().collect();
            for output in step(&mut engine, &mut shared, Want::TokenAndLogprob { top: 0 }).expect("a step") {
                assert!(matches!(output, Output::Token { logprob: Some(p), .. } if p <= 1e-5), "{output:?}");
            }
        }
        assert!(sequences.iter().all(|s| s.finish() == Some(Finish::MaxTokens) && s.generated().len() == 12));
        texts.extend(group.iter().zip(sequences).map(|(i, s)| (*i, s.tokens().to_vec())));
    }
    texts.sort();
    assert!(texts.chunks(2).all(|pair| pair[0] == pair[1]), "{texts:?}");
}

#[test]
fn exhausted_pages_are_an_error_and_nothing_is_lost() {
    let (_, weights) = weights(Precision::F32, VirtualOptions::default());
    let mut engine = weights.engine(Limits { pages: 3, ..Limits::new(2, 96) }).expect("an engine");
    let (mut a, mut b) = (start(&engine, 0, 62), start(&engine, 1, 31));
    step(&mut engine, &mut [&mut a, &mut b], Want::Token).expect("a step");
    assert_eq!((a.pages(), b.pages(), engine.pages()), (2, 1, PageCount { free: 0, total: 3 }));
    // Positions 62 and 31, then 63 and 32: the latter needs a page.
    step(&mut engine, &mut [&mut a, &mut b], Want::Token).expect("a step");
    let before = (a.tokens().to_vec(), b.tokens().to_vec());
    for _ in 0..2 {
        let error = step(&mut engine, &mut [&mut a, &mut b], Want::Token).expect_err("no page");
        assert!(matches!(error, Error::PagesExhausted { needed: 1, free: 0, total: 3 }));
        assert_eq!(
            error.to_string(),
            "the cache has 0 of 3 pages free, but 1 are needed: end a sequence or enlarge the cache"
        );
        assert_eq!((a.tokens(), b.tokens()), (&before.0[..], &before.1[..]));
        assert_eq!((a.position(), b.position(), a.pages(), b.pages()), (63, 32, 2, 1));
    }
    // The other sequence can go on within its pages, and the refused one when there is a page again.
    step(&mut engine, &mut [&mut a], Want::Token).expect("a step");
    drop(a);
    assert_eq!(engine.pages(), PageCount { free: 2, total: 3 });
    step(&mut engine, &mut [&mut b], Want::Token).expect("a step");
    let mut model = Evaluator::new(&weights, 96).expect("a model");
    let tokens = b.tokens();
    let logits = model.prefill(&tokens[..tokens.len() - 1]).expect("logits");
    let best = (0..logits.len()).max_by(|i, j| logits[*i].total_cmp(&logits[*j])).expect("logits");
    assert_eq!(best as u32, tokens[tokens.len() - 1]);
    b.truncate(32);
    assert_eq!((b.pages(), engine.pages().free), (1, 2));
}

#[test]
fn invalid_batches_are_errors_with_a_reason() {
    let (_, weights) = weights(Precision::F32, VirtualOptions::default());
    let mut engine = weights.engine(Limits::new(2, 32)).expect("an engine");
    let mut sound = start(&engine, 0, 3);
    let refused = |engine: &mut Engine, sound: &mut Sequence, bad: &mut Sequence| {
        let error = step(engine, &mut [sound, bad], Want::Token).expect_err("an invalid sequence");
        assert_eq!((sound.position(), sound.pages(), bad.pages()), (0, 0, 0));
        error.to_string()
    };
    let mut empty = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
    assert_eq!(refused(&mut engine, &mut sound, &mut empty), "the prompt is empty: pass at least one character");
    let mut long = start(&engine, 1, 33);
    assert_eq!(
        refused(&mut engine, &mut sound, &mut long),
        "the prompt has 33 tokens, but the context is 32: shorten the prompt"
    );
    let mut beyond = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
    beyond.append(&[4, 1408]);
    assert_eq!(refused(&mut engine, &mut sound, &mut beyond), "the token 1408 is outside the vocabulary of 1408");
    let mut foreign = start(&weights.engine(Limits::new(1, 32)).expect("an engine"), 0, 3);
    assert_eq!(
        refused(&mut engine, &mut sound, &mut foreign),
        "a sequence belongs to another engine: create it with the engine that processes it"
    );
    let (mut b, mut c) = (start(&engine, 1, 3), start(&engine, 2, 3));
    let error = step(&mut engine, &mut [&mut sound, &mut b, &mut c], Want::Token).expect_err("too many");
    assert_eq!(error.to_string(), "the batch has 3 sequences; the engine takes at most 2");

    let mut once = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
    once.start(&[5, 6], Ends { eos: vec![], max_tokens: 1 });
    step(&mut engine, &mut [&mut once], Want::Token).expect("a step");
    let error = step(&mut engine, &mut [&mut once], Want::Token).expect_err("an ended text");
    assert_eq!(error.to_string(), "the text of a sequence has ended: append tokens or start another text");
    once.append(&[7]);
    step(&mut engine, &mut [&mut once], Want::Token).expect("a step");

    let settings = Sampling { top_p: 2.0, ..Sampling::default() };
    let error = engine.sequence(settings, 0).expect_err("settings");
    assert_eq!(error.to_string(), "top-p is 2; expected a number from 0 to 1");
    for (limits, what) in [
        (Limits { sequences: 0, ..Limits::new(1, 8) }, "the numbers of sequences, positions and pages must not be 0"),
        (Limits { rows: 3, ..Limits::new(4, 8) }, "a step must have at least one row for each sequence"),
        (Limits::new(1, usize::MAX), "the cache has too many positions"),
    ] {
        let error = weights.engine(limits).expect_err("limits");
        assert_eq!(error.to_string(), format!("the limits of the engine are invalid: {what}"));
    }
    // The sound sequence was never changed.
    assert_eq!(step(&mut engine, &mut [&mut sound], Want::Token).expect("a step").len(), 1);
}

/// A step whose launches are enqueued one by one.
fn plain_step(engine: &mut Engine, sequences: &mut [&mut Sequence], want: Want) -> Vec<Output> {
    let mut batch = Batch::new();
    for sequence in sequences {
        batch.add(sequence, want);
    }
    let flow = engine.step_while(&mut batch, &mut |_, _| Ok(ControlFlow::Continue(()))).expect("a step");
    assert!(flow.is_continue());
    (0..batch.len()).map(|i| batch.take_output(i)).collect()
}

#[test]
fn a_step_that_continues_texts_is_one_graph_with_the_same_logits() {
    for precision in [Precision::F32, Precision::F16, Precision::Bf16] {
        let (checkpoint, weights) = weights(precision, VirtualOptions::default());
        let limits = Limits::new(2, 128);
        let [mut graphs, mut plain] = [0, 1].map(|_| weights.engine(limits).expect("an engine"));
        let mut texts = [&graphs, &plain].map(|engine| [start(engine, 0, 7), start(engine, 1, 30)]);
        for round in 0..12 {
            // Two texts, then one, then two again: the recorded launches change twice.
            let count = if (4..8).contains(&round) { 1 } else { 2 };
            let [found, expected] = &mut texts;
            if round > 0 {
                let waiting = found.iter_mut().chain(&mut *expected).filter(|s| s.pending().is_empty());
                waiting.for_each(|s| s.append(&prompt(round, 1)));
            }
            let mut found: Vec<&mut Sequence> = found.iter_mut().take(count).collect();
            let mut expected: Vec<&mut Sequence> = expected.iter_mut().take(count).collect();
            let found = step(&mut graphs, &mut found, Want::Logits).expect("a step");
            let expected = plain_step(&mut plain, &mut expected, Want::Logits);
            for (found, expected) in found.iter().zip(&expected) {
                let (Output::Logits(found), Output::Logits(expected)) = (found, expected) else { panic!("logits") };
                let bits = |logits: &[f32]| logits.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
                assert_eq!(bits(found), bits(expected), "{precision:?}, round {round}");
            }
            // The first step processes prompts.
            match graphs.decode_graph() {
                None => assert_eq!(round, 0),
                Some(graph) => {
                    assert_eq!(graph.fallback(), None);
                    let kernels: Vec<_> = graph.nodes().map(|node| node.kernel).collect();
                    assert!(kernels.len() > 8 * checkpoint.config.num_hidden_layers, "{kernels:?}");
                    assert_eq!(kernels.last(), Some(&"sample"));
                }
            }
        }
        assert!(plain.decode_graph().is_none());
    }
}

/// The list of tokens that the penalty applies to grows beyond what the first recording has room for.
#[test]
fn replayed_steps_select_the_same_tokens() {
    let (_, weights) = weights(Precision::Bf16, VirtualOptions::default());
    let sampling = Sampling { temperature: 1.5, repetition_penalty: 1.3, ..Sampling::default() };
    let texts = [false, true].map(|graph| {
        let mut engine = weights.engine(Limits::new(1, 160)).expect("an engine");
        let mut sequence = engine.sequence(sampling, 7).expect("a sequence");
        sequence.start(&prompt(0, 20), Ends { eos: vec![], max_tokens: 130 });
        while sequence.finish().is_none() {
            match graph {
                true => drop(step(&mut engine, &mut [&mut sequence], Want::Token).expect("a step")),
                false => drop(plain_step(&mut engine, &mut [&mut sequence], Want::Token)),
            }
        }
        sequence.tokens().to_vec()
    });
    assert_eq!(texts[0], texts[1]);
    let different: std::collections::BTreeSet<_> = texts[0].iter().collect();
    assert!(different.len() > 64, "{}", different.len());
}
