//! Engines whose cache is integers: what it costs in perplexity and saves in memory. `invariant`, `jobs` and
//! `one_token` have such engines too.

use super::quantised::{loss_of, stories};
use ignis::Error;
use ignis::engine::{CacheType, Limits, SumOrder};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Evaluator, Weights};
use std::path::Path;
use t0::{Device, VirtualOptions};
use t0_tests_share::qwen3_folder::{Qwen3Folder, tiny};

fn open(path: &Path) -> Checkpoint {
    Checkpoint::open(Folder::open(path).expect("a folder")).expect("a checkpoint")
}

fn device() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU")
}

#[test]
fn a_cache_of_integers_changes_the_perplexity_little() {
    let (device, checkpoint, texts) = (device(), open(tiny()), stories());
    for precision in [Precision::Bf16, Precision::F32] {
        let weights = Weights::load(&device, &checkpoint, precision, &mut |_| {}).expect("weights");
        let [plain, int8] = [CacheType::Activations, CacheType::Int8].map(|cache| {
            let limits = Limits { cache, ..Limits::new(1, 256) };
            loss_of(Evaluator::with_limits(&weights, limits).expect("a model"), &texts)
        });
        let change = (int8 - plain).exp() - 1.0;
        println!("{precision:?}: perplexity {:.4}, with a cache in int8 {:+.4} %", plain.exp(), 100.0 * change);
        assert!(plain != int8, "{precision:?}: the cache is not in int8");
        assert!(change.abs() <= 0.001, "{precision:?}: {change}");
    }
}

/// The embedded model has four layers with two key heads of 64 elements.
#[test]
fn a_cache_of_integers_takes_half_of_the_memory() {
    let checkpoint = open(tiny());
    let bytes = |cache| checkpoint.config.cache_bytes_per_token(cache, Precision::Bf16.size());
    assert_eq!((bytes(CacheType::Activations), bytes(CacheType::Int8)), (2048, 4 * 2 * 2 * (64 + 4)));
    let limits = Limits { cache: CacheType::Int8, ..Limits::new(4, 1000) };
    let (sixteen, eight) = [CacheType::Activations, CacheType::Int8]
        .map(|cache| {
            let limits = Limits { cache, ..limits };
            let device = device();
            let memory = checkpoint.check_memory(&device, Precision::Bf16, limits).expect("enough memory");
            let free = device.available_memory();
            let weights = Weights::load(&device, &checkpoint, Precision::Bf16, &mut |_| {}).expect("weights");
            let engine = weights.engine(limits).expect("an engine");
            let used = free - device.available_memory();
            assert!(used >= memory.total() && used - memory.total() < 1 << 20, "{memory:?} and {used}");
            assert_eq!(memory.cache, bytes(cache) * 4 * 1024, "{}", engine.pages().total);
            memory.cache
        })
        .into();
    assert!(eight * 100 < sixteen * 54, "{eight} of {sixteen}");
}

#[test]
fn heads_of_other_widths_are_refused() {
    let path = tempfile::tempdir().expect("a folder");
    Qwen3Folder::of_width(10).write(path.path());
    let weights = Weights::load(&device(), &open(path.path()), Precision::Bf16, &mut |_| {}).expect("weights");
    for sums in [SumOrder::Fastest, SumOrder::Fixed] {
        let limits = Limits { cache: CacheType::Int8, ..Limits::new(1, 64) };
        let error = weights.engine_with(limits, sums).expect_err("a width that the kernels do not take");
        assert!(matches!(error, Error::CacheHeadDim { found: 10, multiple: 8 }), "{error}");
        assert_eq!(error.to_string(), "the heads are 10 wide; a cache in int8 takes multiples of 8");
    }
}
