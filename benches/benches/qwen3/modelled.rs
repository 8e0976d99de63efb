//! Modelled time on a 7900 XTX of a prompt of 512 tokens, and of a token that is decoded after it, in bf16 and in int8,
//! with a cache in int8 and in bf16.
//!
//! With weights in int8 and a cache in bf16, the weights of one launch of a layer count as in the Infinity Cache,
//! though they are in DRAM: see docs/qwen3.md.
//!
//! The launches are those of the engine, in a process of its own that records them ([`t0_timing::record`]). A launch of
//! each shape is modelled, and counts for all launches of the shape. The time of a decoded token contains the selection
//! of the next one, and what is between launches.

use crate::batch::ids;
use ignis::engine::{Batch, CacheType, Ends, Engine, Limits, Sampling, Sequence, Want};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, WeightForm, Weights};
use ignis::weight::Quantise;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::process::{Command, Stdio};
use t0_benches::{checkpoint, figure};
use t0_timing::record::{Launches, Recording};
use t0_timing::{Parameters, fingerprint};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The variable that names the folder of the recording.
const FOLDER: &str = "T0_PROFILE";
/// The argument of the process that records, before the type of the weights.
const ARGUMENT: &str = "--record=";
/// Tokens in the cache before the decoded one.
const CONTEXT: usize = 512;
/// Columns and depth of the products of a layer of Qwen3-0.6B: queries, keys and values; output; gate and up; down.
const LAYER: [[usize; 2]; 4] = [[4096, 1024], [1024, 2048], [6144, 1024], [1024, 3072]];
const LAYERS: usize = 28;
/// Rows of a step of the engine that decodes.
const ROWS: usize = 16;
/// The time between launches that nobody has measured for graphs, in nanoseconds.
const SHORT_GAP: i64 = 1000;

/// A type of weights with a type of the cache.
struct Variant {
    /// What names it in the argument of the process that records.
    name: &'static str,
    figure: &'static str,
    quantise: Option<Quantise>,
    cache: CacheType,
}

const VARIANTS: [Variant; 3] = [
    Variant { name: "bf16", figure: "modelled_decode", quantise: None, cache: CacheType::Activations },
    Variant {
        name: "int8, cache in int8",
        figure: "modelled_decode_int8",
        quantise: Some(Quantise::Int8),
        cache: CacheType::Int8,
    },
    Variant {
        name: "int8, cache in bf16",
        figure: "modelled_decode_int8_bf16_cache",
        quantise: Some(Quantise::Int8),
        cache: CacheType::Activations,
    },
];

/// Launches of a kernel in one step, and their modelled time without overheads.
struct Row {
    name: String,
    count: u64,
    queued: u64,
    /// Microseconds of all of them.
    us: f64,
}

/// A step: its rows, the one with the most time first.
struct Step(Vec<Row>);

impl Step {
    fn count(&self) -> u64 {
        self.0.iter().map(|row| row.count).sum()
    }

    /// Microseconds of the step, with `gap` nanoseconds between launches of a queue.
    fn us(&self, gap: i64) -> f64 {
        let queued: u64 = self.0.iter().map(|row| row.queued).sum();
        let overheads = queued as i64 * gap + (self.count() - queued) as i64 * Parameters::GFX1100.launch_overhead;
        self.0.iter().map(|row| row.us).sum::<f64>() + overheads as f64 * 1e-3
    }

    fn print(&self, title: &str) {
        let gap = Parameters::GFX1100.queued_overhead;
        let whole = self.us(gap);
        let hash = fingerprint(Parameters::TABLE);
        println!("{title}: {whole:.1} us modelled, {} launches, parameters {hash:016x}", self.count());
        println!("{:>8} {:>10} {:>10} {:>7}  kernel", "launches", "us", "us each", "share");
        let row = |count: u64, us: f64, name: &str| {
            println!("{count:>8} {us:>10.1} {:>10.2} {:>6.1}%  {name}", us / count.max(1) as f64, us / whole * 100.0);
        };
        self.0.iter().for_each(|of| row(of.count, of.us, &of.name));
        row(self.count(), whole - self.0.iter().map(|of| of.us).sum::<f64>(), "between launches");
    }

    fn to_json(&self) -> Value {
        self.0.iter().map(|row| json!([row.name, row.count, row.queued, row.us])).collect()
    }

    fn of_json(value: &Value) -> Option<Step> {
        let row = |row: &Value| {
            let [name, count, queued, us] = row.as_array()?.as_slice() else { return None };
            let (name, count) = (name.as_str()?.to_owned(), count.as_u64()?);
            Some(Row { name, count, queued: queued.as_u64()?, us: us.as_f64()? })
        };
        Some(Step(value.as_array()?.iter().map(row).collect::<Option<_>>()?))
    }
}

/// Launches by what distinguishes them.
type Counted = BTreeMap<String, Launches>;

/// The launches so far.
fn counted(folder: &Path) -> Result<Counted> {
    let key = |one: &Launches| format!("{:?} {:?} {}", one.shape, one.data, one.instructions);
    Ok(Recording::read(folder)?.launches.into_iter().map(|one| (key(&one), one)).collect())
}

/// The launches of `after` that are not in `before`.
fn between(before: &Counted, after: Counted) -> Result<Step> {
    let p = Parameters::GFX1100;
    let mut rows = Vec::new();
    for (key, launches) in after {
        let (old, old_queued) = before.get(&key).map_or((0, 0), |known| (known.count, known.queued));
        let (count, queued) = (launches.count - old, launches.queued - old_queued);
        if count == 0 {
            continue;
        }
        let sample = launches.trace()?.sample(&launches.object)?;
        let time = sample.launch(launches.data).time(&p, &sample.workgroups)?;
        let kernel = launches.shape.kernel(&launches.object).ok_or("a launch without a kernel")?.name();
        let workgroups = sample.geometry.workgroups;
        let lanes: u32 = launches.shape.block.iter().product();
        let limit = time.limiter.name();
        let name =
            format!("{kernel}, {workgroups} workgroups of {lanes}, from {}, limit: {limit}", launches.data.name());
        rows.push(Row { name, count, queued, us: count as f64 * time.clocks as f64 / p.clock as f64 });
    }
    rows.sort_by(|a, b| b.us.total_cmp(&a.us));
    Ok(Step(rows))
}

/// The variant that an argument names, if the process is to record.
fn variant(argument: &str) -> Option<&'static Variant> {
    let name = argument.strip_prefix(ARGUMENT)?;
    VARIANTS.iter().find(|variant| variant.name == name)
}

fn step(engine: &mut Engine, sequence: &mut Sequence) -> Result<()> {
    let mut batch = Batch::new();
    batch.add(sequence, Want::Token);
    Ok(engine.step(&mut batch)?)
}

/// An engine after a prompt of [`CONTEXT`] tokens.
fn fed(mut engine: Engine) -> Result<(Engine, Sequence)> {
    let mut sequence = engine.sequence(Sampling::greedy(), 0)?;
    sequence.start(&ids(0, CONTEXT), Ends { eos: vec![], max_tokens: CONTEXT });
    while sequence.position() < CONTEXT {
        step(&mut engine, &mut sequence)?;
    }
    Ok((engine, sequence))
}

/// Records the prompt and three decoded tokens if the process was started for that, and prints the prompt and the third
/// token. A launch of a known shape and another length is traced when it follows another one of this length, so that
/// the second token completes the traces, and only then do the counts of launches stay with their traces.
pub(crate) fn record(arguments: &[String], folder: &Path) -> Result<bool> {
    let Some(variant) = arguments.iter().find_map(|argument| variant(argument)) else { return Ok(false) };
    let recording = std::env::var_os(FOLDER).ok_or("no folder for the recording")?;
    let recording = Path::new(&recording);
    let checkpoint = Checkpoint::open(Folder::open(folder)?)?;
    let device = t0::Device::open()?;
    let form = WeightForm { precision: Precision::Bf16, quantise: variant.quantise };
    let weights = Weights::load(&device, &checkpoint, form, &mut |_| {})?;
    // The prompt is one step, which reads each weight once.
    let limits = Limits { rows: CONTEXT, cache: variant.cache, ..Limits::new(1, CONTEXT + 64) };
    let engine = weights.engine(limits)?;
    let empty = counted(recording)?;
    let prompt = match form.quantise {
        None => {
            fed(engine)?;
            between(&empty, counted(recording)?)?
        }
        Some(_) => Step(Vec::new()),
    };
    // An allocation counts as a whole. With few rows, the workspace is smaller than any weight and than the keys of a
    // layer, so that launches count as reading from where these are.
    let limits = Limits { rows: ROWS, ..limits };
    let (mut engine, mut sequence) = fed(weights.engine(limits)?)?;
    step(&mut engine, &mut sequence)?;
    step(&mut engine, &mut sequence)?;
    let before = counted(recording)?;
    step(&mut engine, &mut sequence)?;
    let decoded = between(&before, counted(recording)?)?;
    println!("{}", json!({ "prompt": prompt.to_json(), "decoded": decoded.to_json() }));
    Ok(true)
}

/// The steps that a process of its own records.
fn steps(weights: &str) -> Result<[Step; 2]> {
    let folder = tempfile::tempdir()?;
    let mut program = Command::new(std::env::current_exe()?);
    program.arg(format!("{ARGUMENT}{weights}")).env(FOLDER, folder.path()).stderr(Stdio::inherit());
    let output = program.output()?;
    if !output.status.success() {
        return Err(format!("the process that records {weights} ended with {}", output.status).into());
    }
    let text = String::from_utf8(output.stdout)?;
    let value: Value = serde_json::from_str(text.lines().last().unwrap_or_default())?;
    let step = |name: &str| Step::of_json(&value[name]).ok_or("the process that records printed no steps");
    Ok([step("prompt")?, step("decoded")?])
}

/// Prints the tables and the figures.
pub(crate) fn measure() -> Result<()> {
    let p = Parameters::GFX1100;
    for Variant { name: weights, figure: name, quantise, .. } in VARIANTS {
        let [prompt, decoded] = steps(weights)?;
        decoded.print(&format!("a token after {CONTEXT}, {weights}"));
        let unit = format!("token/s with weights in {weights}");
        figure(&format!("qwen3.{name}"), 1e6 / decoded.us(p.queued_overhead), &unit);
        // Nobody has measured how soon a launch of a graph follows the one before.
        let short = 1e6 / decoded.us(SHORT_GAP);
        figure(&format!("qwen3.{name}_1us"), short, "token/s with 1.0 us between launches, which is not known");
        if quantise.is_none() {
            figure("qwen3.launches_per_token", decoded.count() as f64, "launches");
            prompt.print(&format!("a prompt of {CONTEXT} tokens, {weights}"));
            let elements: usize = LAYER.iter().map(|[n, k]| n * k).sum();
            let flops = (2 * CONTEXT * LAYERS * elements) as f64;
            let peak = (512 * p.compute_units * p.clock) as f64 * 1e6;
            let share = flops / peak / (prompt.us(p.queued_overhead) * 1e-6);
            figure("qwen3.modelled_prefill", share, "of the WMMA peak");
        }
    }
    Ok(())
}

/// Makes the checkpoint, and returns its folder.
pub(crate) fn folder() -> Result<std::path::PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the workspace")?;
    let folder = root.join("target/qwen3-0.6b-random");
    checkpoint::ensure(&folder, &checkpoint::config_0_6b(), &root.join("assets/tiny-qwen3"))?;
    Ok(folder)
}
