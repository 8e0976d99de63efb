//! Qwen3 on the virtual GPU: values that return to the host, sanitizer reports, invalid weights and ids, interrupted
//! prompts, head widths, precisions.

use super::reference::ReferenceQwen3;
use ignis::Error;
use ignis::engine::{Batch, Ends, Event, Limits, Output, PAGE, Request, Sampling, Stop, Want, generate};
use ignis::files::{Dtype, Folder, Precision};
use ignis::kernels::attention::{Attention, attention};
use ignis::models::{Checkpoint, Evaluator, Weights};
use ignis::storage::{Heads, attention_instance};
use std::ops::ControlFlow;
use t0::{Device, VirtualOptions, bf16, f16};
use t0_tests_share::qwen3_folder::{Qwen3Folder, tiny};

fn device(strict: bool) -> Device {
    Device::builder()
        .virtual_gpu(if strict { VirtualOptions::strict() } else { VirtualOptions::default() })
        .open()
        .expect("the virtual GPU")
}

fn model(device: &Device, folder: &std::path::Path, precision: Precision) -> (Checkpoint, Evaluator) {
    let checkpoint = Checkpoint::open(Folder::open(folder).expect("a folder")).expect("a checkpoint");
    let model = Evaluator::load(device, &checkpoint, precision, 64, &mut |_| {}).expect("a model");
    (checkpoint, model)
}

/// A step writes the ids with what belongs to them, and reads the selected ids; also logits only if they are requested.
#[test]
fn only_ids_come_back_between_tokens() {
    let device = device(false);
    let checkpoint = Checkpoint::open(Folder::open(tiny()).expect("a folder")).expect("a checkpoint");
    let weights = Weights::load(&device, &checkpoint, Precision::Bf16, &mut |_| {}).expect("weights");
    let mut engine = weights.engine(Limits::new(2, 64)).expect("an engine");
    let layers = checkpoint.config.num_hidden_layers as u64;
    let [mut a, mut b] = [3..20, 5..9].map(|prompt| {
        let mut sequence = engine.sequence(Sampling { top_k: 5, ..Sampling::default() }, 1).expect("a sequence");
        sequence.start(&prompt.collect::<Vec<u32>>(), Ends { eos: vec![], max_tokens: 64 });
        sequence
    });
    let mut before = device.counters();
    for (step, want) in
        [Want::Token, Want::Token, Want::TokenAndLogprob { top: 0 }, Want::TokenAndLogprob { top: 3 }, Want::Logits]
            .into_iter()
            .enumerate()
    {
        let mut batch = Batch::new();
        batch.add(&mut a, want);
        batch.add(&mut b, Want::Token);
        engine.step(&mut batch).expect("tokens");
        let now = device.counters();
        let (reads, bytes) = match want {
            Want::Token => (1, 4 * 2),
            Want::TokenAndLogprob { top } => (1, (8 + 8 * top as u64) * 2),
            Want::Logits => (2, 4 * 2 + 4 * checkpoint.config.vocab_size as u64),
        };
        assert_eq!(now.host_reads - before.host_reads, reads, "step {step}");
        assert_eq!(now.host_read_bytes - before.host_read_bytes, bytes, "step {step}");
        assert_eq!(now.host_writes - before.host_writes, 1, "step {step}");
        let rows = if step == 0 { 17 + 4 } else { 2 };
        // Id, position and table of each row; one page and twelve settings of each sequence.
        assert_eq!(now.host_write_bytes - before.host_write_bytes, 4 * (3 * rows + 2 * (1 + 12)), "step {step}");
        // The embedding, the kernels of each layer, the final norm, the head and the selection.
        assert_eq!(now.launches - before.launches, 4 + 8 * layers, "step {step}");
        before = now;
    }
}

/// The sanitizer finds no out-of-range access in any kernel, for shapes that do not fill a tile.
#[test]
fn strict_mode_accepts_every_kernel() {
    let folder = tempfile::tempdir().expect("a folder");
    Qwen3Folder::default().write(folder.path());
    for (path, tokens) in [(folder.path(), 5), (tiny(), 33)] {
        for precision in [Precision::F32, Precision::Bf16, Precision::F16] {
            let device = device(true);
            let (_, mut model) = model(&device, path, precision);
            let prompt: Vec<u32> = (3..3 + tokens).collect();
            let whole = model.prefill(&prompt).expect("no fault");
            assert!(whole.iter().all(|x| x.is_finite()));
            model.decode(7).expect("no fault");
        }
    }
}

/// The error of loading a valid directory that `spoil` modified, with the directory's path replaced by DIR.
fn refused(precision: Precision, spoil: impl Fn(&mut Qwen3Folder)) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let mut broken = Qwen3Folder::default();
    spoil(&mut broken);
    broken.write(folder.path());
    let checkpoint = Checkpoint::open(Folder::open(folder.path()).expect("a folder")).expect("a checkpoint");
    let error = Evaluator::load(&device(false), &checkpoint, precision, 64, &mut |_| {}).expect_err("a damaged weight");
    error.to_string().replace(&folder.path().display().to_string(), "DIR")
}

#[test]
fn weights_that_are_not_finite_are_errors_while_loading() {
    let put = |name: &'static str, at: usize, value: f32| {
        move |folder: &mut Qwen3Folder| {
            folder.tensor(name).3[4 * at..][..4].copy_from_slice(&value.to_le_bytes());
        }
    };
    // The second of three tensors that are stacked.
    let k = "model.layers.1.self_attn.k_proj.weight";
    for precision in [Precision::F32, Precision::Bf16, Precision::F16] {
        assert_eq!(
            refused(precision, put(k, 37, f32::NAN)),
            format!("DIR/model.safetensors: the tensor {k} holds NaN at element 37: damaged file?")
        );
        assert_eq!(
            refused(precision, put("model.norm.weight", 0, f32::NEG_INFINITY)),
            "DIR/model.safetensors: the tensor model.norm.weight holds -inf at element 0: damaged file?"
        );
    }
    // 65504 is the largest f16; from 65520 on rounding gives infinity.
    assert_eq!(
        refused(Precision::F16, put(k, 3, 65520.0)),
        format!(
            "DIR/model.safetensors: the tensor {k} holds 65520 at element 3, which f16 cannot represent: run in f32"
        )
    );
}

/// Finite weights whose products are not finite.
#[test]
fn logits_that_are_not_finite_are_errors_with_a_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut huge = Qwen3Folder::default();
    for weight in huge.tensor("model.norm.weight").3.chunks_exact_mut(4) {
        weight.copy_from_slice(&f32::MAX.to_le_bytes());
    }
    for weight in huge.tensor("model.embed_tokens.weight").3.chunks_exact_mut(4) {
        weight.copy_from_slice(&30.0f32.to_le_bytes());
    }
    huge.write(folder.path());
    let device = device(false);
    let checkpoint = Checkpoint::open(Folder::open(folder.path()).expect("a folder")).expect("a checkpoint");
    let weights = Weights::load(&device, &checkpoint, Precision::F32, &mut |_| {}).expect("weights");
    let mut engine = weights.engine(Limits::new(1, 64)).expect("an engine");
    let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
    let request = Request { prompt: vec![3, 4, 5], max_tokens: 4, ..Request::default() };
    let outcome =
        generate(&mut engine, &mut sequence, &checkpoint.tokenizer, &request, &mut |_| ControlFlow::Continue(()));
    let error: Error = outcome.expect_err("an infinite logit");
    assert_eq!(
        error.to_string(),
        "the logits are not finite at position 2: damaged weights, or values beyond the range of f16?"
    );
}

/// An id beyond the vocabulary would read beyond the embedding; nothing of its prompt is processed.
#[test]
fn ids_beyond_the_vocabulary_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    Qwen3Folder::default().write(folder.path());
    let device = device(false);
    for precision in [Precision::F32, Precision::Bf16, Precision::F16] {
        let (_, mut model) = model(&device, folder.path(), precision);
        let expected = "the token 1408 is outside the vocabulary of 1408";
        assert_eq!(model.prefill(&[1, 1408]).expect_err("prefill").to_string(), expected);
        assert_eq!(model.decode(1408).expect_err("decode").to_string(), expected);
        assert_eq!(model.trace(&[1408, 3]).expect_err("trace").to_string(), expected);
        let watched = model.prefill_while(&[1408], &mut |_| ControlFlow::Continue(()));
        assert_eq!(watched.expect_err("prefill_while").to_string(), expected);
        assert!(matches!(model.decode(u32::MAX), Err(Error::TokenId { id: u32::MAX, vocab: 1408 })));
        let after = model.prefill(&[1, 1407]).expect("logits");
        model.reset();
        assert_eq!(model.prefill(&[1, 1407]).expect("logits"), after, "refused ids were fed");
    }
}

/// A prompt of two chunks: every layer of each reports progress, the logits are the same, and interrupting ends it
/// immediately.
#[test]
fn prefill_reports_progress_and_can_be_interrupted() {
    let device = device(false);
    let checkpoint = Checkpoint::open(Folder::open(tiny()).expect("a folder")).expect("a checkpoint");
    let weights = Weights::load(&device, &checkpoint, Precision::Bf16, &mut |_| {}).expect("weights");
    let mut model = Evaluator::new(&weights, 300).expect("a model");
    let prompt: Vec<u32> = (0..300).map(|i| i * 31 % 1300).collect();
    let plain = model.prefill(&prompt).expect("logits");
    model.reset();
    let mut seen = Vec::new();
    let watched = model.prefill_while(&prompt, &mut |done| {
        seen.push(done);
        ControlFlow::Continue(())
    });
    assert_eq!(watched.expect("logits").expect("not stopped"), plain);
    assert_eq!(seen, [64, 128, 192, 256, 267, 278, 289, 300]);

    let request = Request { prompt: prompt.clone(), max_tokens: 4, ..Request::default() };
    let mut engine = weights.engine(Limits::new(1, 300)).expect("an engine");
    let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
    let before = device.counters().launches;
    let mut calls = 0;
    let outcome = generate(&mut engine, &mut sequence, &checkpoint.tokenizer, &request, &mut |event| {
        calls += 1;
        assert_eq!(event, Event::Prompt(64));
        ControlFlow::Break(())
    })
    .expect("an outcome");
    assert_eq!((outcome.stop, outcome.prompt_tokens, outcome.tokens.len(), calls), (Stop::Caller, 64, 0, 1));
    assert_eq!(device.counters().launches - before, 1 + 8, "the embedding and one layer");
    assert_eq!((sequence.position(), sequence.pending()), (0, &prompt[..]), "an interrupted step has no effect");
    let mut output = Output::Pending;
    while output == Output::Pending {
        let mut batch = Batch::new();
        batch.add(&mut sequence, Want::Logits);
        engine.step(&mut batch).expect("a step");
        output = batch.take_output(0);
    }
    assert_eq!(output, Output::Logits(plain));
}

fn deviation(x: &[f32]) -> f64 {
    let mean = x.iter().map(|v| f64::from(*v)).sum::<f64>() / x.len() as f64;
    (x.iter().map(|v| (f64::from(*v) - mean).powi(2)).sum::<f64>() / x.len() as f64).sqrt()
}

fn rms(a: &[f32], b: &[f32]) -> f64 {
    assert_eq!(a.len(), b.len());
    (a.iter().zip(b).map(|(x, y)| f64::from(x - y).powi(2)).sum::<f64>() / a.len() as f64).sqrt()
}

/// Heads of every kind of width, compared with the reference pass: fewer than two columns per lane, not a multiple of
/// eight, not a multiple of 64, the maximum. The prompt and the token after it exceed one tile of positions. One column
/// too many or too few changes the logits by percents. In f32 the error is about 1e-5; the rounding of bf16 gives an
/// error between half a percent and three percent, and f16 an eighth of that, because its significand has three more
/// bits.
#[test]
fn heads_of_any_even_width_attend_as_the_reference_does() {
    for width in [2, 32, 66, 80, 126, 130, 200, 254, 256] {
        let folder = tempfile::tempdir().expect("a folder");
        Qwen3Folder::of_width(width).write(folder.path());
        let prompt: Vec<u32> = (0..37).map(|i| i * 29 % 1408).collect();
        let checkpoint = Checkpoint::open(Folder::open(folder.path()).expect("a folder")).expect("a checkpoint");
        let mut reference = ReferenceQwen3::new(&checkpoint.config, &checkpoint.weights);
        let wanted = [reference.prefill(&prompt), reference.prefill(&[7])];
        for (precision, tolerance) in [(Precision::F32, 1e-5), (Precision::F16, 6e-3), (Precision::Bf16, 4.8e-2)] {
            let device = device(precision == Precision::F16);
            let (_, mut model) = model(&device, folder.path(), precision);
            let got = [model.prefill(&prompt), model.decode(7)].map(|logits| logits.expect("logits"));
            for (got, want) in got.iter().zip(&wanted) {
                let (error, bound) = (rms(got, want), tolerance * deviation(want));
                assert!(error <= bound, "width {width} in {precision:?}: {error:e} > {bound:e}");
            }
        }
    }
}

/// Wave-instructions of attention for one token over 256 positions, per position and head.
fn instructions(device: &Device, width: u32) -> f64 {
    const POSITIONS: usize = 256;
    let w = width as usize;
    let heads = Heads { queries: 1, keys: 1, dim: width };
    let ones = device.upload(&vec![bf16::ONE; POSITIONS * w]).expect("memory");
    let mut out = device.zeros::<bf16>(w).expect("memory");
    let query = ones.slice(..w).and_then(|q| q.matrix(1, w)).expect("a view");
    let cache = ones.matrix(POSITIONS, w).expect("a view");
    let at = device.upload(&[POSITIONS as u32 - 1, 0]).expect("memory");
    let pages = device.upload(&(0..POSITIONS as u32 / PAGE).collect::<Vec<u32>>()).expect("memory");
    let to = out.matrix_mut(1, w).expect("a view");
    let (d, columns) = attention_instance(width, false);
    let instance = Attention { d, columns, waves: 4, window: false };
    let report = attention::<bf16>(
        instance,
        query,
        cache,
        cache,
        to,
        at.matrix(2, 1).expect("a view"),
        pages.view(),
        heads,
        0.1,
        0,
    )
    .run(device);
    report.expect("no fault").wave_instructions.expect("the virtual GPU counts") as f64 / POSITIONS as f64
}

/// The cost of every width is within 40 % of the straight line through those of 64 and 128, at the number of steps of
/// 64 columns that the width takes.
#[test]
fn attention_costs_about_the_same_per_element_at_any_width() {
    let device = device(false);
    let (narrow, wide) = (instructions(&device, 64), instructions(&device, 128));
    for width in (2..=256u32).step_by(6).chain([80, 96, 160, 192, 254, 256]) {
        let steps = f64::from(width.div_ceil(64));
        let line = narrow + (wide - narrow) * (steps - 1.0);
        let cost = instructions(&device, width);
        assert!(cost <= 1.4 * line, "width {width}: {cost} instructions a position, {line} on the line");
    }
}

/// f16 weights are not converted, and all rounded values keep three more bits than in bf16.
#[test]
fn f16_weights_run_in_f16_and_are_closer_to_f32_than_bf16() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut maker = Qwen3Folder::of_width(64);
    for tensor in &mut maker.tensors {
        let halves = tensor.3.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]]));
        tensor.3 = halves.flat_map(|x| f16::from_f32(x).to_le_bytes()).collect();
        tensor.1 = "F16";
    }
    maker.write(folder.path());
    let device = device(false);
    let prompt: Vec<u32> = (0..37).map(|i| i * 29 % 1408).collect();
    let mut errors = [Precision::F16, Precision::Bf16].map(|precision| {
        let (checkpoint, mut model) = model(&device, folder.path(), precision);
        assert_eq!(checkpoint.weights.dtypes(), [(Dtype::F16, checkpoint.weights.bytes())]);
        assert_eq!(precision.holds(Dtype::F16), precision == Precision::F16);
        let want = ReferenceQwen3::new(&checkpoint.config, &checkpoint.weights).prefill(&prompt);
        let got = model.prefill(&prompt).expect("logits");
        rms(&got, &want) / deviation(&want)
    });
    eprintln!("rms error against f32: f16 {:e}, bf16 {:e} of the deviation", errors[0], errors[1]);
    errors[0] *= 4.0;
    assert!(errors[0] < errors[1] && errors[0] < 4e-3, "{errors:?}");
}

/// Each run produces the same text from a prompt, and the text is English of the tiny model's grammar.
#[test]
fn the_tiny_model_generates_its_story() {
    let device = device(false);
    let checkpoint = Checkpoint::open(Folder::open(tiny()).expect("a folder")).expect("a checkpoint");
    let weights = Weights::load(&device, &checkpoint, Precision::Bf16, &mut |_| {}).expect("weights");
    let mut engine = weights.engine(Limits::new(1, 64)).expect("an engine");
    let prompt = checkpoint.tokenizer.encode("Once upon a time").expect("ids");
    let mut tell = || {
        let request = Request { prompt: prompt.clone(), max_tokens: 20, ..Request::default() };
        let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
        generate(&mut engine, &mut sequence, &checkpoint.tokenizer, &request, &mut |_| ControlFlow::Continue(()))
            .expect("a story")
            .text
    };
    let story = tell();
    assert_eq!(story, tell());
    let words: Vec<&str> = story.split_whitespace().collect();
    assert!(words.len() >= 8 && words.iter().any(|w| ["there", "was", "lived", "a"].contains(w)), "{story}");
}
