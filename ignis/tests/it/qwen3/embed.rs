//! Vectors of texts, compared with the logits that are made of them, and the probabilities of tokens.

use ignis::Error;
use ignis::engine::{Engine, EngineHandle, Limits, Pooling, Refused, ServeOptions, perplexity};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Evaluator, Weights};
use std::sync::Arc;
use t0::{Device, VirtualOptions};
use t0_tests_share::qwen3_folder::tiny;

fn open() -> (Checkpoint, Weights) {
    let checkpoint = Checkpoint::open(Folder::open(tiny()).expect("a folder")).expect("a checkpoint");
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    let weights = Weights::load(&device, &checkpoint, Precision::F32, &mut |_| {}).expect("weights");
    (checkpoint, weights)
}

/// The rows of the embedding, which is also the output matrix of this model.
fn embedding(checkpoint: &Checkpoint) -> Vec<f32> {
    assert!(checkpoint.config.tie_word_embeddings);
    let found = checkpoint.weights.tensor("model.embed_tokens.weight").expect("the file");
    found.expect("the embedding").to_f32()
}

/// The length of the vector before it was divided by it: the logits are the product of the output matrix and the vector
/// times its length. All logits agree about it.
fn length(matrix: &[f32], vector: &[f32], logits: &[f32]) -> f64 {
    let products: Vec<f64> = matrix
        .chunks(vector.len())
        .map(|row| row.iter().zip(vector).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum())
        .collect();
    let (mut both, mut square) = (0.0, 0.0);
    for (product, logit) in products.iter().zip(logits) {
        both += product * f64::from(*logit);
        square += product * product;
    }
    let length = both / square;
    for (product, logit) in products.iter().zip(logits) {
        assert!((product * length - f64::from(*logit)).abs() < 2e-4, "{logit}, not {}", product * length);
    }
    length
}

#[test]
fn vectors_are_those_whose_products_are_the_logits() {
    let (checkpoint, weights) = open();
    let matrix = embedding(&checkpoint);
    let tokens: Vec<u32> = (0..21).map(|i| i * 37 % 1300).collect();
    // Chunks of a prompt, and one chunk.
    let limits = Limits { rows: 8, ..Limits::new(1, 64) };
    let mut engines: Vec<Engine> =
        [limits, Limits::new(1, 64)].map(|limits| weights.engine(limits).expect("an engine")).into();
    let mut model = Evaluator::new(&weights, 64).expect("a model");
    let mut sum = vec![0.0; checkpoint.config.hidden_size];
    for n in 1..=tokens.len() {
        let logits = model.decode(tokens[n - 1]).expect("logits");
        let vector = engines[1].embed(&tokens[..n], Pooling::LastToken).expect("a vector");
        let length = length(&matrix, &vector, &logits);
        vector.iter().zip(&mut sum).for_each(|(x, sum)| *sum += length * f64::from(*x));
    }
    let all = sum.iter().map(|x| x * x).sum::<f64>().sqrt();
    for engine in &mut engines {
        let mean = engine.embed(&tokens, Pooling::Mean).expect("a vector");
        let square: f64 = mean.iter().map(|x| f64::from(*x).powi(2)).sum();
        assert!((square - 1.0).abs() < 1e-5, "{square}");
        for (found, want) in mean.iter().zip(&sum) {
            assert!((f64::from(*found) - want / all).abs() < 1e-4, "{found}, not {}", want / all);
        }
        assert_eq!(engine.pages().free, engine.pages().total);
        assert!(matches!(engine.embed(&[], Pooling::Mean), Err(Error::EmptyPrompt)));
    }
}

#[test]
fn scores_are_the_probabilities_of_the_logits() {
    let (_, weights) = open();
    let mut engine = weights.engine(Limits::new(1, 64)).expect("an engine");
    let mut model = Evaluator::new(&weights, 64).expect("a model");
    let tokens = [5, 900, 31, 31, 7];
    let scores = engine.score(&tokens).expect("scores");
    assert_eq!(scores.len(), 4);
    for (i, score) in scores.iter().enumerate() {
        let logits = model.decode(tokens[i]).expect("logits");
        let total: f64 = logits.iter().map(|x| f64::from(*x).exp()).sum();
        let want = f64::from(logits[tokens[i + 1] as usize]) - total.ln();
        assert!((score - want).abs() < 1e-6, "{score}, not {want}");
    }
    let mean = scores.iter().sum::<f64>() / 4.0;
    assert_eq!(perplexity(&scores), Some((-mean).exp()));
    assert_eq!((engine.score(&[5]).expect("none"), perplexity(&[])), (vec![], None));
    assert!(matches!(engine.score(&[5, 5000]), Err(Error::TokenId { id: 5000, .. })));
}

#[test]
fn the_engines_thread_computes_vectors_too() {
    let (checkpoint, weights) = open();
    let tokens = [1, 2, 3];
    let expected = weights.engine(Limits::new(1, 64)).expect("an engine").embed(&tokens, Pooling::Mean);
    let engine = weights.engine(Limits::new(1, 64)).expect("an engine");
    let tokenizer = Arc::new(checkpoint.tokenizer);
    let handle = EngineHandle::start(engine, tokenizer, ServeOptions::default()).expect("a thread");
    assert_eq!(handle.embed(&tokens, Pooling::Mean).expect("a vector"), expected.expect("a vector"));
    assert!(matches!(handle.embed(&[], Pooling::Mean), Err(Refused::Invalid(Error::EmptyPrompt))));
    assert!(matches!(handle.embed(&[1; 65], Pooling::Mean), Err(Refused::Invalid(Error::PromptTooLong { .. }))));
    handle.clone().close();
    assert!(matches!(handle.embed(&tokens, Pooling::Mean), Err(Refused::Closed)));
}
