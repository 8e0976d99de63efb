//! Engines with one order of sums: the logits of a text have the same bits whatever other texts are in the steps, in
//! which parts its prompt is processed, and which keys and values are reused.

use ignis::engine::{Batch, CacheType, Ends, Engine, Limits, Output, Sampling, Sequence, SumOrder, Want};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, WeightForm, Weights};
use ignis::weight::Quantise;
use std::path::Path;
use t0::{Device, VirtualOptions};
use t0_tests_share::qwen3_folder::{Qwen3Folder, tiny};

/// The length of the text.
const LENGTH: usize = 60;

fn weights(folder: &Path, form: WeightForm) -> Weights {
    let checkpoint = Checkpoint::open(Folder::open(folder).expect("a folder")).expect("a checkpoint");
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    Weights::load(&device, &checkpoint, form, &mut |_| {}).expect("weights")
}

fn text(i: usize, n: usize) -> Vec<u32> {
    (0..n).map(|j| ((j * 31 + i * 137 + 5) % 1300) as u32).collect()
}

fn limits(rows: usize, cache: CacheType) -> Limits {
    Limits { rows, cache, ..Limits::new(6, 64) }
}

fn sequence(engine: &Engine, tokens: &[u32]) -> Sequence {
    let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
    sequence.start(tokens, Ends { eos: Vec::new(), max_tokens: 64 });
    sequence
}

/// The bits of the logits after all tokens of a sequence.
fn finish(engine: &mut Engine, sequence: &mut Sequence) -> Vec<u32> {
    loop {
        let mut batch = Batch::new();
        batch.add(sequence, Want::Logits);
        engine.step(&mut batch).expect("a step");
        if let Output::Logits(logits) = batch.take_output(0) {
            return logits.into_iter().map(f32::to_bits).collect();
        }
    }
}

/// The bits of the logits after each token, in steps of one row.
fn one_by_one(engine: &mut Engine, tokens: &[u32]) -> Vec<Vec<u32>> {
    let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
    let next = |id: &u32| {
        sequence.append(&[*id]);
        finish(engine, &mut sequence)
    };
    tokens.iter().map(next).collect()
}

/// The bits of the logits after the text, beside others that continue and begin meanwhile.
fn in_company(engine: &mut Engine, tokens: &[u32]) -> Vec<u32> {
    let mut others: Vec<Sequence> = (1..5).map(|i| sequence(engine, &text(i, 1 + 9 * i))).collect();
    let mut own = sequence(engine, tokens);
    loop {
        let mut batch = Batch::new();
        batch.add(&mut own, Want::Logits);
        for other in &mut others {
            batch.add(other, Want::Token);
        }
        engine.step(&mut batch).expect("a step");
        if let Output::Logits(logits) = batch.take_output(0) {
            return logits.into_iter().map(f32::to_bits).collect();
        }
    }
}

/// The bits of the logits after the text, whose beginning another sequence has computed.
fn reused(engine: &mut Engine, tokens: &[u32]) -> Vec<u32> {
    let mut first = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
    first.share();
    first.append(&[&tokens[..40], &[7]].concat());
    finish(engine, &mut first);
    let mut second = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
    second.share();
    assert_eq!(second.start(tokens, Ends { eos: Vec::new(), max_tokens: 8 }), 32);
    finish(engine, &mut second)
}

fn check(name: &str, folder: &Path, form: WeightForm) {
    check_with(name, folder, form, CacheType::Activations);
}

fn check_with(name: &str, folder: &Path, form: WeightForm, cache: CacheType) {
    let weights = weights(folder, form);
    let engine = |rows| weights.engine_with(limits(rows, cache), SumOrder::Fixed).expect("an engine");
    let (mut wide, mut narrow) = (engine(256), engine(7));
    let tokens = text(0, LENGTH);
    let expected = one_by_one(&mut wide, &tokens);
    assert!(expected.windows(2).all(|pair| pair[0] != pair[1]), "{name}: the logits depend on the tokens");
    for n in [2, 3, 5, 16, 17, 33, LENGTH] {
        let mut whole = sequence(&wide, &tokens[..n]);
        assert!(finish(&mut wide, &mut whole) == expected[n - 1], "{name}: a prompt of {n} tokens");
    }
    let last = &expected[LENGTH - 1];
    let mut chunked = sequence(&narrow, &tokens);
    assert!(finish(&mut narrow, &mut chunked) == *last, "{name}: chunks of 7 tokens");
    assert!(in_company(&mut narrow, &tokens) == *last, "{name}: short steps with others");
    assert!(in_company(&mut wide, &tokens) == *last, "{name}: steps with others");
    assert!(reused(&mut wide, &tokens) == *last, "{name}: reused pages");
}

#[test]
fn logits_have_the_same_bits_in_every_step() {
    for precision in [Precision::Bf16, Precision::F16, Precision::F32] {
        check(&format!("{precision:?}"), tiny(), precision.into());
    }
    for quantise in [Quantise::Int8, Quantise::Int4] {
        let form = WeightForm { precision: Precision::Bf16, quantise: Some(quantise) };
        check(&format!("{quantise:?}"), tiny(), form);
    }
}

#[test]
fn logits_have_the_same_bits_with_a_cache_of_integers() {
    for precision in [Precision::Bf16, Precision::F16, Precision::F32] {
        check_with(&format!("{precision:?}, int8 cache"), tiny(), precision.into(), CacheType::Int8);
    }
}

/// Sizes that matrix instructions without copies to LDS do not take.
#[test]
fn shapes_that_are_no_multiples_of_fragments_have_one_order_too() {
    for precision in [Precision::Bf16, Precision::F32] {
        let folder = tempfile::tempdir().expect("a directory");
        Qwen3Folder::of_width(10).write(folder.path());
        check(&format!("{precision:?}, odd"), folder.path(), precision.into());
    }
}

/// The fastest kernels do not have these bits, so that the comparison sees something.
#[test]
fn the_fastest_order_depends_on_the_rows() {
    let weights = weights(tiny(), Precision::Bf16.into());
    for cache in [CacheType::Activations, CacheType::Int8] {
        let mut engine = weights.engine(limits(256, cache)).expect("an engine");
        let tokens = text(0, LENGTH);
        let expected = one_by_one(&mut engine, &tokens);
        let mut whole = sequence(&engine, &tokens);
        assert!(finish(&mut engine, &mut whole) != expected[LENGTH - 1], "{cache:?}");
    }
}
