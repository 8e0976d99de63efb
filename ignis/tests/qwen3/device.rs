//! Qwen3 on the virtual GPU: what comes back to the host, what the sanitizer says, what damaged weights give.

use ignis::models::qwen3::{
    Checkpoint, Error, Folder, Forward, Precision, Qwen3, Request, Sampler, Sampling, generate,
};
use std::ops::ControlFlow;
use t0::{Device, VirtualOptions};
use t0_tests_share::qwen3_folder::{Qwen3Folder, tiny};

fn device(strict: bool) -> Device {
    Device::builder()
        .virtual_gpu(if strict { VirtualOptions::strict() } else { VirtualOptions::default() })
        .open()
        .expect("the virtual GPU")
}

fn model(device: &Device, folder: &std::path::Path, precision: Precision) -> (Checkpoint, Qwen3) {
    let checkpoint = Checkpoint::open(Folder::open(folder).expect("a folder")).expect("a checkpoint");
    let model = Qwen3::load(device, &checkpoint, precision, 64, &mut |_| {}).expect("a model");
    (checkpoint, model)
}

#[test]
fn only_the_logits_come_back_between_tokens() {
    let device = device(false);
    let (checkpoint, mut model) = model(&device, tiny(), Precision::Bf16);
    let logits = 4 * checkpoint.config.vocab_size as u64;
    let layers = checkpoint.config.num_hidden_layers as u64;
    let prompt: Vec<u32> = (3..20).collect();
    let mut before = device.counters();
    for step in 0..5u32 {
        if step == 0 { model.prefill(&prompt) } else { model.decode(step) }.expect("logits");
        let now = device.counters();
        assert_eq!(now.host_reads - before.host_reads, 1, "step {step}: one read, the logits");
        assert_eq!(now.host_read_bytes - before.host_read_bytes, logits, "step {step}");
        assert_eq!(now.host_writes - before.host_writes, 1, "step {step}: one write, the ids");
        let ids = if step == 0 { prompt.len() } else { 1 } as u64;
        assert_eq!(now.host_write_bytes - before.host_write_bytes, 4 * ids, "step {step}");
        // Embedding; nine kernels a layer; final norm and head.
        assert_eq!(now.launches - before.launches, 3 + 9 * layers, "step {step}");
        before = now;
    }
}

/// The sanitizer finds no access out of range in any kernel, at shapes that fill no tile.
#[test]
fn strict_mode_accepts_every_kernel() {
    let folder = tempfile::tempdir().expect("a folder");
    Qwen3Folder::default().write(folder.path());
    for (path, tokens) in [(folder.path(), 5), (tiny(), 33)] {
        for precision in [Precision::F32, Precision::Bf16] {
            let device = device(true);
            let (_, mut model) = model(&device, path, precision);
            let prompt: Vec<u32> = (3..3 + tokens).collect();
            let whole = model.prefill(&prompt).expect("no fault");
            assert!(whole.iter().all(|x| x.is_finite()));
            model.decode(7).expect("no fault");
        }
    }
}

#[test]
fn damaged_weights_are_named_by_the_position_they_show_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut broken = Qwen3Folder::default();
    broken.tensor("model.norm.weight").3[..4].copy_from_slice(&f32::NAN.to_le_bytes());
    broken.write(folder.path());
    let device = device(false);
    let (checkpoint, mut model) = model(&device, folder.path(), Precision::F32);
    let request = Request { prompt: vec![3, 4, 5], max_tokens: 4, stop: vec![], eos: vec![] };
    let mut sampler = Sampler::new(Sampling::greedy(), 0).expect("a sampler");
    let outcome =
        generate(&mut model, &checkpoint.tokenizer, &mut sampler, &request, &mut |_| ControlFlow::Continue(()));
    let error: Error = outcome.expect_err("NaN is no logit");
    assert_eq!(error.to_string(), "the logits are not finite at position 2: damaged weights?");
}

/// The same prompt gives the same text, and the text is English of the tiny model's grammar.
#[test]
fn the_tiny_model_tells_its_story() {
    let device = device(false);
    let (checkpoint, mut model) = model(&device, tiny(), Precision::Bf16);
    let prompt = checkpoint.tokenizer.encode("Once upon a time").expect("ids");
    let mut tell = || {
        let request = Request { prompt: prompt.clone(), max_tokens: 20, stop: vec![], eos: vec![] };
        let mut sampler = Sampler::new(Sampling::greedy(), 0).expect("a sampler");
        generate(&mut model, &checkpoint.tokenizer, &mut sampler, &request, &mut |_| ControlFlow::Continue(()))
            .expect("a story")
            .text
    };
    let story = tell();
    assert_eq!(story, tell());
    let words: Vec<&str> = story.split_whitespace().collect();
    assert!(words.len() >= 8 && words.iter().any(|w| ["there", "was", "lived", "a"].contains(w)), "{story}");
}
