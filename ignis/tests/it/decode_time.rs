//! The modelled time of a decoded token with the shapes of Qwen3-0.6B, by kernel, as `t0 profile` computes it.
//!
//! A token reads 1.2 GB of weights, so each weight comes from DRAM, and activations from the caches. `decode_time.txt`
//! has the times. `T0_BLESS=1` rewrites it.

use ignis::kernels::attention::Attention;
use ignis::kernels::heads::SplitHeads;
use ignis::kernels::matvec::Matvec;
use ignis::kernels::norm::Rmsnorm;
use ignis::kernels::{attention, heads, matvec, norm};
use ignis::storage::Heads;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use t0::prelude::*;
use t0::{Error, bf16};
use t0_timing::Parameters;
use t0_timing::gpu::Data;
use t0_timing::record::{Launches, Recording};

const LAYERS: usize = 28;
const HIDDEN: usize = 1024;
const MLP: usize = 3072;
const VOCAB: usize = 151_936;
const DIM: usize = 128;
const QUERIES: usize = 16 * DIM;
const KEYS: usize = 8 * DIM;
const HEADS: Heads = Heads { queries: 16, keys: 8, dim: DIM as u32 };
/// Positions in the cache.
const POSITIONS: usize = 64;
const TOKENS: usize = 2;
/// Launches of a layer.
const LAUNCHES: usize = 8;
const EPS: f32 = 1e-6;
/// The instances of the kernels for one token.
const NORM: Rmsnorm = Rmsnorm { parts: 1, waves: 8 };
const PRODUCT: Matvec = Matvec { per: 8, add: false, sides: 1, parts: 1, r: 8, u: 4, waves: 2 };
const SPLIT: SplitHeads = SplitHeads { pairs: 2, heads: 1, norm: true };
const ATTENTION: Attention = Attention { d: DIM, columns: 4, waves: 4, window: false };

/// The weights and the cache of a layer.
struct Layer {
    qkv: Buffer<bf16>,
    out: Buffer<bf16>,
    gate_up: Buffer<bf16>,
    down: Buffer<bf16>,
    keys: Buffer<bf16>,
    values: Buffer<bf16>,
}

fn decode() -> Result<(), Error> {
    let gpu = Device::open()?;
    let weights = |rows: usize, columns: usize| gpu.zeros::<bf16>(rows * columns);
    let layer = || -> Result<Layer, Error> {
        Ok(Layer {
            qkv: weights(QUERIES + 2 * KEYS, HIDDEN)?,
            out: weights(HIDDEN, QUERIES)?,
            gate_up: weights(2 * MLP, HIDDEN)?,
            down: weights(HIDDEN, MLP)?,
            keys: weights(POSITIONS, KEYS)?,
            values: weights(POSITIONS, KEYS)?,
        })
    };
    let table = weights(VOCAB, HIDDEN)?;
    let mut layers = (0..LAYERS).map(|_| layer()).collect::<Result<Vec<_>, _>>()?;
    let weight = weights(1, HIDDEN)?;
    let frequencies = gpu.zeros::<f32>(DIM / 2)?;
    let pages = gpu.upload(&(0..POSITIONS as u32 / heads::PAGE).collect::<Vec<u32>>())?;
    let rows = gpu.upload(&[POSITIONS as u32 - 1, 0])?;
    let mut hidden = gpu.zeros::<f32>(HIDDEN)?;
    let mut split = gpu.zeros::<f32>(QUERIES + 2 * KEYS)?;
    let mut narrow = gpu.zeros::<bf16>(MLP)?;
    let mut gated = gpu.zeros::<bf16>(MLP)?;
    let mut queries = gpu.zeros::<bf16>(QUERIES)?;
    let mut logits = gpu.zeros::<f32>(VOCAB)?;
    let stream = gpu.stream()?;
    for _ in 0..TOKENS {
        for layer in &mut layers {
            let x = narrow.slice_mut(..HIDDEN)?.matrix(1, HIDDEN)?;
            norm::rmsnorm(NORM, hidden.matrix(1, HIDDEN)?, weight.view(), x, EPS).enqueue(&stream)?;
            let (x, w) = (narrow.slice(..HIDDEN)?, layer.qkv.matrix(QUERIES + 2 * KEYS, HIDDEN)?);
            let y = split.matrix_mut(1, QUERIES + 2 * KEYS)?;
            let none = weight.slice(..0)?;
            matvec::matvec(PRODUCT, x, w, none, y, HIDDEN as u32).enqueue(&stream)?;
            heads::split_heads(
                SPLIT,
                split.matrix(1, QUERIES + 2 * KEYS)?,
                weight.slice(..DIM)?,
                weight.slice(..DIM)?,
                frequencies.view(),
                queries.matrix_mut(1, QUERIES)?,
                layer.keys.matrix_mut(POSITIONS, KEYS)?,
                layer.values.matrix_mut(POSITIONS, KEYS)?,
                rows.matrix(2, 1)?,
                pages.view(),
                HEADS,
                EPS,
                none,
            )
            .enqueue(&stream)?;
            attention::attention(
                ATTENTION,
                queries.matrix(1, QUERIES)?,
                layer.keys.matrix(POSITIONS, KEYS)?,
                layer.values.matrix(POSITIONS, KEYS)?,
                narrow.slice_mut(..QUERIES)?.matrix(1, QUERIES)?,
                rows.matrix(2, 1)?,
                pages.view(),
                HEADS,
                (DIM as f32).powf(-0.5),
                0,
            )
            .enqueue(&stream)?;
            let (x, w) = (narrow.slice(..QUERIES)?, layer.out.matrix(HIDDEN, QUERIES)?);
            let y = hidden.matrix_mut(1, HIDDEN)?;
            matvec::matvec(Matvec { add: true, ..PRODUCT }, x, w, none, y, QUERIES as u32).enqueue(&stream)?;
            let x = narrow.slice_mut(..HIDDEN)?.matrix(1, HIDDEN)?;
            norm::rmsnorm(NORM, hidden.matrix(1, HIDDEN)?, weight.view(), x, EPS).enqueue(&stream)?;
            let (x, w) = (narrow.slice(..HIDDEN)?, layer.gate_up.matrix(2 * MLP, HIDDEN)?);
            let y = gated.matrix_mut(1, MLP)?;
            matvec::matvec(Matvec { sides: 2, ..PRODUCT }, x, w, none, y, HIDDEN as u32).enqueue(&stream)?;
            let (x, w) = (gated.view(), layer.down.matrix(HIDDEN, MLP)?);
            let y = hidden.matrix_mut(1, HIDDEN)?;
            matvec::matvec(Matvec { add: true, ..PRODUCT }, x, w, none, y, MLP as u32).enqueue(&stream)?;
        }
        let (x, w) = (narrow.slice(..2 * HIDDEN)?, table.matrix(VOCAB, HIDDEN)?);
        let y = logits.matrix_mut(1, VOCAB)?;
        matvec::matvec(Matvec { parts: 2, ..PRODUCT }, x, w, weight.slice(..0)?, y, HIDDEN as u32).enqueue(&stream)?;
        // The host needs the logits.
        stream.wait()?;
    }
    Ok(())
}

#[test]
#[ignore = "the program that `a_token_reads_its_weights_from_dram` records"]
fn program() {
    decode().expect("a token");
}

/// The time of the launches of a kernel without the overhead of launches, in microseconds of a token.
fn microseconds(recording: &Recording) -> BTreeMap<String, f64> {
    let p = Parameters::GFX1100;
    let mut rows = BTreeMap::new();
    for launches in &recording.launches {
        let sample = launches.trace().map(|trace| trace.sample(&launches.object));
        let sample = sample.expect("a trace").expect("a sample");
        let time = sample.launch(launches.data).time(&p, &sample.workgroups).expect("a time");
        let kernel = launches.shape.kernel(&launches.object).expect("a kernel").name();
        let [x, y, z] = launches.shape.grid;
        let row = format!("{kernel} over {x} x {y} x {z}, from {}", launches.data.name());
        let each = time.clocks as f64 / p.clock as f64;
        *rows.entry(row).or_default() += each * launches.count as f64 / TOKENS as f64;
    }
    rows
}

/// The overhead of the launches of a token in microseconds. The host waits for the last one only.
fn overhead(recording: &Recording) -> f64 {
    let (p, launches) = (Parameters::GFX1100, (LAYERS * LAUNCHES + 1) as u64);
    let sum = |of: fn(&Launches) -> u64| recording.launches.iter().map(of).sum::<u64>() / TOKENS as u64;
    assert_eq!((sum(|one| one.count), sum(|one| one.queued)), (launches, launches - 1));
    (p.launch_overhead + (launches as i64 - 1) * p.queued_overhead) as f64 * 1e-3
}

#[test]
fn a_token_reads_its_weights_from_dram() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Command::new(std::env::current_exe().expect("the path of this test"));
    program.args(["decode_time::program", "--exact", "--ignored", "--nocapture"]).env("T0_PROFILE", folder.path());
    let output = program.output().expect("this test can be run");
    assert!(output.status.success(), "{output:?}");
    let recording = Recording::read(folder.path()).expect("a recording");
    let rows = microseconds(&recording);
    let mut text: String = rows.iter().map(|(row, us)| format!("{us:>9.1} us  {row}\n")).collect();
    text += &format!("{:>9.1} us  between launches\n", overhead(&recording));
    let vocabulary: Vec<_> = recording.launches.iter().filter(|one| one.count == TOKENS as u64).collect();
    assert!(matches!(vocabulary[..], [one] if one.data == Data::Dram), "{text}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decode_time.txt");
    if std::env::var_os("T0_BLESS").is_some() {
        std::fs::write(path, text).expect("the folder can be written");
        return;
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(text, committed, "T0_BLESS=1 rewrites the file if this is meant");
}
