//! Random training programs against PyTorch.
//!
//! A program is a small perceptron with or without tied layers, in `f32`, `bf16` or `f16`, and a list of actions: steps
//! with accumulated batches, frozen and unused parameters, gradients that are not finite; and between them everything
//! that must not disturb a run (working copies that are rounded again, interruptions, files, clones, another optimiser,
//! uses that are errors) or must change it in a defined way (loaded elements, another type, other settings).
//! `tools/random_training_reference.py` runs the same program in PyTorch. After each step the losses, the elements of
//! all parameters, the loss scale and whether the step was skipped are compared.
//!
//! **Bounds.** With `S` the sum of `rate * G` over the steps so far, an element may differ by
//! `unit * S + 1e-6 (1 + |p|)`.
//! `G` bounds how far a step of rate 1 moves an element: 1 for AdamW; for stochastic gradient descent the norm of the
//! gradient after clipping, times `2 / (1 - momentum)`. `unit` is the error of an update relative to that:
//!
//! - `f32`, 5e-5: gradients have errors of a few units in the last place of sums, about 1e-7, and AdamW divides by at
//!   least epsilon, which is 1e-3 or more in these programs.
//! - `f16`, 4e-3, and `bf16`, 2e-2: the operations of both sides round at the same places, so results differ where
//!   sums in another order round to the other neighbour: a unit of 2^-11 or 2^-8 of a gradient below 1, divided by an
//!   epsilon of at least 0.1, and a few such events in a program.
//!
//! The largest errors of 500 programs are about a quarter of these bounds. An update that is left out, done twice or
//! made of the wrong gradient is an error of about 1 in these units, and a decay of 0.01 one of about 5e-3.
//!
//! A loss may differ by `unit (1 + |loss|)`, for it moves with the elements.
//!
//! `T0_RANDOM_TRAINING` is the number of programs; a failure names the seed, and `T0_RANDOM_TRAINING_SEED` is the first
//! one.

#![allow(clippy::print_stdout, reason = "the test reports how much of its bounds the errors take")]

use ignis::nn::{self, Linear, Module, Parameter};
use ignis::{Context, DType, Error, Result, Tape, Tensor};
use ignis_train::optim::{AdamW, Changed, Decay, LossScaling, Missing, Optimizer, Rule, Saved, Settings, Sgd};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use t0_tests_share::oracle;
use t0_tests_share::random::Random;
use t0_tests_share::tensors::{numbers, strict};

const REMEDY: &str = "tools/oracle_env.sh target/oracle-venv";

#[derive(Clone, Debug, Module)]
struct Net {
    layers: Vec<Linear>,
    extra: Parameter,
}

/// The shape of a model: the widths, the layer whose weight each layer uses, and the layers with a bias.
#[derive(Clone, Debug)]
struct Plan {
    widths: Vec<usize>,
    weights: Vec<usize>,
    biased: Vec<bool>,
}

#[derive(Clone, Debug)]
struct Batch {
    x: Vec<Vec<f32>>,
    t: Vec<Vec<f32>>,
    weight: f32,
    frozen: Vec<usize>,
    /// The factors of the extra parameter.
    extra: Option<Vec<f32>>,
}

/// What happens between two steps.
#[derive(Clone, Copy, Debug)]
enum Event {
    Refresh,
    SameType,
    RefreshClone,
    Interrupt,
    Load,
    Assign,
    OtherType,
    OtherSettings,
    OtherOptimizer,
    Discard,
    WrongRate,
    Reload,
}

const EVENTS: [Event; 12] = [
    Event::Refresh,
    Event::SameType,
    Event::RefreshClone,
    Event::Interrupt,
    Event::Load,
    Event::Assign,
    Event::OtherType,
    Event::OtherSettings,
    Event::OtherOptimizer,
    Event::Discard,
    Event::WrongRate,
    Event::Reload,
];

fn within(random: &mut Random, low: f64, high: f64) -> f32 {
    (low + (high - low) * random.unit()) as f32
}

fn one<T: Copy>(random: &mut Random, all: &[T]) -> T {
    all[random.index(all.len())]
}

fn uniform(random: &mut Random, count: usize) -> Vec<f32> {
    (0..count).map(|_| within(random, -0.8, 0.8)).collect()
}

impl Plan {
    fn new(random: &mut Random) -> Plan {
        let layers = 1 + random.index(4);
        // Few widths, so that many layers have equal shapes.
        let widths: Vec<usize> = (0..=layers).map(|_| 3 + random.index(2)).collect();
        let shape = |layer: usize| (widths[layer], widths[layer + 1]);
        let mut weights: Vec<usize> = Vec::new();
        for layer in 0..layers {
            let equal: Vec<usize> = (0..layer).filter(|other| shape(*other) == shape(layer)).collect();
            let tied = if equal.is_empty() || random.flag() { layer } else { weights[one(random, &equal)] };
            weights.push(tied);
        }
        Plan { biased: (0..layers).map(|_| !random.one_in(3)).collect(), widths, weights }
    }

    fn layers(&self) -> usize {
        self.weights.len()
    }

    /// A model with random elements.
    fn build(&self, context: &Context, random: &mut Random) -> Result<Net> {
        let mut made = |shape: &[usize]| {
            let elements = uniform(random, shape.iter().product());
            Parameter::new(Tensor::from_slice(context, &elements, shape)?)
        };
        let mut layers: Vec<Linear> = Vec::new();
        for (layer, tied) in self.weights.iter().enumerate() {
            let weight = match layers.get(*tied) {
                Some(other) => other.weight.clone(),
                None => made(&[self.widths[layer + 1], self.widths[layer]])?,
            };
            let bias = if self.biased[layer] { Some(made(&[self.widths[layer + 1]])?) } else { None };
            layers.push(Linear { weight, bias });
        }
        Ok(Net { layers, extra: made(&[5])? })
    }

    /// The indices of the weight and the bias of each layer in the list of parameters.
    fn indices(&self) -> (Vec<(usize, Option<usize>)>, usize) {
        let (mut next, mut all): (usize, Vec<(usize, Option<usize>)>) = (0, Vec::new());
        let mut fresh = || {
            next += 1;
            next - 1
        };
        for (layer, tied) in self.weights.iter().enumerate() {
            let weight = if *tied < layer { all[*tied].0 } else { fresh() };
            all.push((weight, self.biased[layer].then(&mut fresh)));
        }
        (all, fresh())
    }

    fn batch(&self, random: &mut Random, weight: f32) -> Batch {
        let rows = 1 + random.index(4);
        let (inputs, outputs) = (self.widths[0], self.widths[self.layers()]);
        // The last layer is never frozen, so that the loss depends on a parameter.
        let frozen = (0..self.layers() - 1).filter(|_| random.one_in(6)).collect();
        let mut extra = random.flag().then(|| uniform(random, 5));
        if let Some(extra) = extra.as_mut().filter(|_| random.one_in(8)) {
            extra[1] = f32::INFINITY;
        }
        Batch {
            x: (0..rows).map(|_| uniform(random, inputs)).collect(),
            t: (0..rows).map(|_| uniform(random, outputs)).collect(),
            weight,
            frozen,
            extra,
        }
    }
}

fn settings(random: &mut Random, dtype: DType, rule: Option<Rule>) -> Settings {
    let decay = one(random, &[0.0, 0.01, 0.3]);
    let epsilon = if dtype == DType::F32 { one(random, &[1e-3, 1e-2]) } else { one(random, &[0.1, 0.3]) };
    let adamw = AdamW { beta1: one(random, &[0.0, 0.5, 0.9]), beta2: one(random, &[0.9, 0.999]), epsilon, decay };
    // A momentum of 0 has no state in PyTorch, so a program does not change from it to another one.
    let momentum = match rule {
        Some(Rule::Sgd(Sgd { momentum: 0.0, .. })) => 0.0,
        Some(_) => one(random, &[0.5, 0.9]),
        None => one(random, &[0.0, 0.5, 0.9]),
    };
    let sgd = Sgd { momentum, nesterov: momentum > 0.0 && random.flag(), decay };
    let adaptive = rule.map_or_else(|| random.flag(), |rule| matches!(rule, Rule::AdamW(_)));
    let scaling = LossScaling {
        initial: one(random, &[1.0, 256.0, 1024.0]),
        growth: 2.0,
        backoff: one(random, &[0.25, 0.5]),
        interval: one(random, &[1, 2, 100]),
    };
    Settings {
        rule: if adaptive { Rule::AdamW(adamw) } else { Rule::Sgd(sgd) },
        decay: one(random, &[Decay::All, Decay::Matrices]),
        clip: random.flag().then(|| one(random, &[0.2, 1.0, 10.0])),
        scaling: random.flag().then_some(scaling),
        missing: if random.one_in(4) { Missing::Zero } else { Missing::Skip },
    }
}

fn settings_json(settings: &Settings) -> Value {
    let (rule, options) = match settings.rule {
        Rule::AdamW(AdamW { beta1, beta2, epsilon, decay }) => {
            ("adamw", json!({ "betas": [beta1, beta2], "eps": epsilon, "weight_decay": decay }))
        }
        Rule::Sgd(Sgd { momentum, nesterov, decay }) => {
            ("sgd", json!({ "momentum": momentum, "nesterov": nesterov, "weight_decay": decay }))
        }
    };
    json!({
        "rule": rule, "options": options, "clip": settings.clip,
        "decay": if settings.decay == Decay::All { "all" } else { "matrices" },
        "missing": if settings.missing == Missing::Zero { "zero" } else { "skip" },
        "scaling": settings.scaling.map(|s| json!({
            "initial": s.initial, "growth": s.growth, "backoff": s.backoff, "interval": s.interval,
        })),
    })
}

/// What a step gave.
#[derive(Debug)]
struct Found {
    losses: Vec<f32>,
    skipped: bool,
    scale: f32,
    parameters: Vec<Vec<f32>>,
    /// The sum of `rate * G` so far, and the largest `unit`.
    moved: f64,
    unit: f64,
}

/// A program that runs.
struct Run {
    context: Context,
    random: Random,
    plan: Plan,
    model: Net,
    optimizer: Optimizer,
    settings: Settings,
    dtype: DType,
    /// A handle outside of the model.
    outside: Net,
    actions: Vec<Value>,
    found: Vec<Found>,
    moved: f64,
    unit: f64,
}

fn unit(dtype: DType) -> f64 {
    match dtype {
        DType::F16 => 4e-3,
        DType::Bf16 => 2e-2,
        _ => 5e-5,
    }
}

/// The program of a seed, as the reference reads it, and what its steps gave.
fn run(context: &Context, seed: u64) -> Result<(Value, Vec<Found>)> {
    let random = &mut Random::new(seed);
    let plan = Plan::new(random);
    let dtype = one(random, &DType::FLOATS);
    let mut model = plan.build(context, random)?;
    model.set_dtype(dtype)?;
    let settings = settings(random, dtype, None);
    let (layers, extra) = plan.indices();
    let parameters: Vec<Value> = model
        .parameters()
        .iter()
        .map(|(_, p)| Ok(json!({ "shape": p.shape(), "data": p.master().to_vec::<f32>()? })))
        .collect::<Result<_>>()?;
    assert_eq!(parameters.len(), extra + 1, "a tied parameter is one parameter");
    let start = json!({
        "parameters": parameters, "layers": layers, "extra": extra, "dtype": dtype.to_string(),
        "settings": settings_json(&settings),
    });
    let mut run = Run {
        context: context.clone(),
        random: random.clone(),
        outside: model.clone(),
        optimizer: Optimizer::new(&mut model, settings)?,
        plan,
        model,
        settings,
        dtype,
        actions: Vec::new(),
        found: Vec::new(),
        moved: 0.0,
        unit: unit(dtype),
    };
    for _ in 0..3 + run.random.index(4) {
        for _ in 0..run.random.index(3) {
            let event = one(&mut run.random, &EVENTS);
            run.event(event)?;
            run.check_handles(&format!("after {event:?}"))?;
        }
        run.step()?;
        run.check_handles("after a step")?;
    }
    let mut program = start;
    program["actions"] = json!(run.actions);
    Ok((program, run.found))
}

impl Run {
    fn loss(&self, batch: &Batch) -> Result<Tensor> {
        let upload =
            |rows: &[Vec<f32>]| Tensor::from_slice(&self.context, &rows.concat(), &[rows.len(), rows[0].len()]);
        let mut h = upload(&batch.x)?.cast(self.dtype)?;
        for (at, layer) in self.model.layers.iter().enumerate() {
            let part = |parameter: &Parameter| match batch.frozen.contains(&at) {
                true => parameter.value().detach(),
                false => parameter.value().clone(),
            };
            h = h.matmul(&part(&layer.weight).transpose(0, 1)?)?;
            if let Some(bias) = &layer.bias {
                h = h.add(&part(bias))?;
            }
            if at + 1 < self.model.layers.len() {
                h = h.tanh()?;
            }
        }
        let error = h.cast(DType::F32)?.sub(&upload(&batch.t)?)?;
        let loss = error.mul(&error)?.mean(&[])?;
        let Some(factors) = &batch.extra else { return Ok(loss) };
        let factors = Tensor::from_slice(&self.context, factors, &[factors.len()])?.cast(self.dtype)?;
        loss.add(&self.model.extra.value().mul(&factors)?.sum(&[])?.cast(DType::F32)?)
    }

    fn collect(&mut self, batch: &Batch) -> Result<f32> {
        let tape = Tape::new();
        self.model.watch(&tape);
        let loss = self.loss(batch)?;
        let gradients = self.optimizer.backward(&tape, &loss)?;
        self.optimizer.collect(&self.model, &gradients, batch.weight)?;
        loss.item::<f32>()
    }

    fn step(&mut self) -> Result<()> {
        let rate = within(&mut self.random, 0.005, 0.05);
        let weights = one(&mut self.random, &[&[1.0][..], &[0.5, 0.5], &[0.25, 0.75]]);
        let batches: Vec<Batch> =
            weights.iter().map(|weight| self.plan.batch(&mut self.random, *weight as f32)).collect();
        let losses = batches.iter().map(|batch| self.collect(batch)).collect::<Result<Vec<f32>>>()?;
        self.optimizer.step(rate)?;
        let report = self.optimizer.report()?;
        let size = match self.settings.rule {
            Rule::AdamW(_) => 1.0,
            Rule::Sgd(Sgd { momentum, .. }) => {
                let norm = report.norm.min(self.settings.clip.unwrap_or(f32::INFINITY));
                2.0 * f64::from(norm) / (1.0 - f64::from(momentum))
            }
        };
        self.moved += if report.last_skipped { 0.0 } else { f64::from(rate) * size };
        let parameters = self.masters()?;
        let (skipped, scale, moved, unit) = (report.last_skipped, report.scale, self.moved, self.unit);
        self.found.push(Found { losses, skipped, scale, parameters, moved, unit });
        let batches: Vec<Value> = batches
            .iter()
            .map(|b| json!({ "x": b.x, "t": b.t, "weight": b.weight, "frozen": b.frozen, "extra": b.extra }))
            .collect();
        self.actions.push(json!({ "action": "step", "rate": rate, "batches": batches }));
        Ok(())
    }

    fn masters(&self) -> Result<Vec<Vec<f32>>> {
        self.model.parameters().iter().map(|(_, p)| p.master().to_vec::<f32>()).collect()
    }

    /// Checks that all handles have the same elements, and that working copies are the rounded masters.
    fn check_handles(&self, when: &str) -> Result<()> {
        let pairs = self.model.parameters().into_iter().zip(self.outside.parameters());
        for ((name, parameter), (_, outside)) in pairs {
            assert!(parameter.same(outside), "{when}: a clone of {name} has other memory");
            let rounded = numbers(&parameter.master().cast(self.dtype)?)?;
            assert_eq!(numbers(&parameter.value().detach())?, rounded, "{when}: the working copy of {name}");
            assert_eq!(numbers(&outside.value().detach())?, rounded, "{when}: the clone of {name}");
        }
        let layers = &self.model.layers;
        for (layer, tied) in layers.iter().zip(&self.plan.weights) {
            assert!(layer.weight.same(&layers[*tied].weight), "{when}: layers are not tied any more");
        }
        Ok(())
    }

    fn event(&mut self, event: Event) -> Result<()> {
        match event {
            Event::Refresh => self.model.refresh()?,
            Event::SameType => self.model.set_dtype(self.dtype)?,
            Event::RefreshClone => self.outside.refresh()?,
            Event::Interrupt => self.interrupt()?,
            Event::Load => {
                let other = self.plan.build(&self.context, &mut self.random)?;
                self.file(&other)?;
                self.record_elements()?;
            }
            Event::Reload => {
                let same = self.model.clone();
                self.file(&same)?;
            }
            Event::Assign => {
                for (_, parameter) in self.model.parameters() {
                    parameter.master().assign(&parameter.master().scale(0.5, 0.0)?)?;
                }
                self.model.refresh()?;
                self.record_elements()?;
            }
            Event::OtherType => self.other_type()?,
            Event::OtherSettings => {
                let dtype = self.dtype_of_epsilon();
                let other = settings(&mut self.random, dtype, Some(self.settings.rule));
                let saved = self.optimizer.save()?;
                self.optimizer = Optimizer::new(&mut self.model, other)?;
                if other.describe() != self.settings.describe() {
                    assert!(matches!(self.optimizer.restore(&saved), Err(Error::State { .. })));
                }
                self.optimizer.restore_with(&saved, Changed::Allow)?;
                self.settings = other;
                self.actions.push(json!({ "action": "settings", "settings": settings_json(&other) }));
            }
            Event::OtherOptimizer => {
                let other = Optimizer::new(&mut self.model, self.settings)?;
                self.refused()?;
                let saved = self.optimizer.save()?;
                self.optimizer = other;
                self.optimizer.restore(&saved)?;
            }
            Event::Discard => {
                let batch = self.plan.batch(&mut self.random, 3.0);
                self.collect(&batch)?;
                self.optimizer.discard();
            }
            Event::WrongRate => {
                let batch = self.plan.batch(&mut self.random, 1.0);
                self.collect(&batch)?;
                for rate in [f32::NAN, -0.1, f32::INFINITY] {
                    assert!(matches!(self.optimizer.step(rate), Err(Error::Setting { .. })));
                }
                self.optimizer.discard();
            }
        }
        Ok(())
    }

    /// The widest type that an epsilon of the program must suit.
    fn dtype_of_epsilon(&self) -> DType {
        if self.unit > unit(DType::F32) { DType::Bf16 } else { DType::F32 }
    }

    fn record_elements(&mut self) -> Result<()> {
        self.actions.push(json!({ "action": "set", "elements": self.masters()? }));
        Ok(())
    }

    /// Loads the elements of `other` from a file.
    fn file(&mut self, other: &Net) -> Result<()> {
        let folder = tempfile::tempdir().expect("a folder");
        nn::save(other, folder.path()).expect("saved");
        nn::load(&mut self.model, folder.path()).expect("loaded");
        Ok(())
    }

    /// Ends the run, and continues it in a new model from the saved state, whose header was text.
    fn interrupt(&mut self) -> Result<()> {
        let saved = self.optimizer.save()?;
        let text = serde_json::to_string(&saved.header()).expect("text");
        let header: ignis_train::optim::SavedHeader = serde_json::from_str(&text).expect("a header");
        assert_eq!(header, saved.header());
        self.model = self.plan.build(&self.context, &mut self.random)?;
        self.model.set_dtype(self.dtype)?;
        self.outside = self.model.clone();
        self.optimizer = Optimizer::new(&mut self.model, self.settings)?;
        let saved = Saved { settings: header.settings, ..saved };
        self.optimizer.restore(&saved)?;
        assert_eq!(self.optimizer.fingerprint()?, saved.fingerprint());
        Ok(())
    }

    /// Checks that the optimiser refuses the gradients of the model.
    fn refused(&mut self) -> Result<()> {
        let batch = self.plan.batch(&mut self.random, 1.0);
        let error = self.collect(&batch).map(drop);
        assert!(matches!(error, Err(Error::WrongParameter { .. })), "{error:?}");
        Ok(())
    }

    fn other_type(&mut self) -> Result<()> {
        let others: Vec<DType> = DType::FLOATS.into_iter().filter(|dtype| *dtype != self.dtype).collect();
        let dtype = one(&mut self.random, &others);
        let saved = self.optimizer.save()?;
        self.model.set_dtype(dtype)?;
        self.dtype = dtype;
        self.refused()?;
        // An epsilon of `f32` would amplify the rounding of 16-bit types.
        if let Rule::AdamW(adamw) = &mut self.settings.rule {
            adamw.epsilon = adamw.epsilon.max(0.1);
        }
        self.optimizer = Optimizer::new(&mut self.model, self.settings)?;
        assert!(matches!(self.optimizer.restore(&saved), Err(Error::State { .. })));
        self.optimizer.restore_with(&saved, Changed::Allow)?;
        self.unit = self.unit.max(unit(dtype));
        self.actions.push(json!({ "action": "dtype", "dtype": dtype.to_string() }));
        self.actions.push(json!({ "action": "settings", "settings": settings_json(&self.settings) }));
        Ok(())
    }
}

/// The first difference between what a program gave and what the reference gave, and the largest part of a bound that
/// an error takes.
fn compare(found: &[Found], reference: &Value) -> Result<f64, String> {
    let steps = reference.as_array().expect("steps");
    if steps.len() != found.len() {
        return Err(format!("{} steps, and {} in PyTorch", found.len(), steps.len()));
    }
    let mut worst = 0.0f64;
    for (step, (found, expected)) in found.iter().zip(steps).enumerate() {
        if (Some(found.skipped), Some(f64::from(found.scale)))
            != (expected["skipped"].as_bool(), expected["scale"].as_f64())
        {
            let (skipped, scale) = (&expected["skipped"], &expected["scale"]);
            let own = (found.skipped, found.scale);
            return Err(format!("step {step}: skipped and scale are {own:?}, and ({skipped}, {scale}) in PyTorch"));
        }
        let mut close = |what: &str, own: f32, other: &Value, bound: &dyn Fn(f64) -> f64| {
            let own = f64::from(own);
            let Some(other) = other.as_f64() else {
                return if own.is_finite() { Err(format!("step {step}: {what} is finite")) } else { Ok(()) };
            };
            let part = (own - other).abs() / bound(other);
            worst = worst.max(part);
            // Not `>`, so that NaN is an error.
            if part <= 1.0 { Ok(()) } else { Err(format!("step {step}: {what} is {own}, and {other} in PyTorch")) }
        };
        for (at, loss) in found.losses.iter().enumerate() {
            close(&format!("loss {at}"), *loss, &expected["losses"][at], &|x| found.unit * (1.0 + x.abs()))?;
        }
        for (at, elements) in found.parameters.iter().enumerate() {
            for (index, element) in elements.iter().enumerate() {
                let bound = |x: f64| found.unit * found.moved + 1e-6 * (1.0 + x.abs());
                let what = format!("element {index} of parameter {at}");
                close(&what, *element, &expected["parameters"][at][index], &bound)?;
            }
        }
    }
    Ok(worst)
}

fn environment(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name} is not a number: {text}")))
}

#[test]
fn random_programs_train_as_in_pytorch() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let what = "random training programs against PyTorch";
    let Some(python) = oracle::file(what, root.join("target/oracle-venv/bin/python"), REMEDY) else { return };
    let (first, count) = (environment("T0_RANDOM_TRAINING_SEED", 1), environment("T0_RANDOM_TRAINING", 25));
    let context = strict();
    let (mut programs, mut found) = (Vec::new(), Vec::new());
    for seed in first..first + count {
        let (program, steps) = run(&context, seed).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        programs.push(program);
        found.push(steps);
    }
    let mut child = Command::new(python)
        .arg(root.join("tools/random_training_reference.py"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python starts");
    let mut input = child.stdin.take().expect("a pipe");
    let text = serde_json::to_vec(&programs).expect("text");
    let writer = std::thread::spawn(move || input.write_all(&text));
    let output = child.wait_with_output().expect("python ends");
    writer.join().expect("a thread").expect("python reads the programs");
    assert!(output.status.success(), "PyTorch failed");
    let expected: Vec<Value> = serde_json::from_slice(&output.stdout).expect("results");
    assert_eq!(expected.len(), found.len());
    let mut wrong = Vec::new();
    // By the type with the largest errors that a program has used.
    let mut worst = DType::FLOATS.map(|dtype| (dtype, 0.0f64));
    for ((seed, found), expected) in (first..).zip(&found).zip(&expected) {
        match compare(found, expected) {
            Ok(part) => {
                let last = found.last().map_or(0.0, |found| found.unit);
                for (_, worst) in worst.iter_mut().filter(|(dtype, _)| unit(*dtype) == last) {
                    *worst = worst.max(part);
                }
            }
            Err(error) => wrong.push(format!("seed {seed}: {error}")),
        }
    }
    let steps: usize = found.iter().map(Vec::len).sum();
    println!("{count} programs, {steps} steps; the largest errors, in parts of their bounds:");
    worst.iter().for_each(|(dtype, worst)| println!("  {dtype}: {worst:.3}"));
    assert!(wrong.is_empty(), "{} of {count} programs differ:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_comparison_fails_for_wrong_results() {
    let found = |loss, element| Found {
        losses: vec![loss],
        skipped: false,
        scale: 2.0,
        parameters: vec![vec![element]],
        moved: 0.1,
        unit: 1e-3,
    };
    let reference = json!([{ "losses": [1.0], "skipped": false, "scale": 2.0, "parameters": [[0.5]] }]);
    assert!(compare(&[found(1.0, 0.5)], &reference).is_ok());
    assert!(compare(&[found(1.001, 0.50005)], &reference).is_ok());
    assert!(compare(&[found(1.003, 0.5)], &reference).is_err());
    assert!(compare(&[found(1.0, 0.5002)], &reference).is_err());
    assert!(compare(&[found(f32::NAN, 0.5)], &reference).is_err());
    assert!(compare(&[found(1.0, f32::NAN)], &reference).is_err());
    assert!(compare(&[], &reference).is_err());
    assert!(compare(&[Found { skipped: true, ..found(1.0, 0.5) }], &reference).is_err());
    assert!(compare(&[Found { scale: 1.0, ..found(1.0, 0.5) }], &reference).is_err());
    let infinite = json!([{ "losses": [null], "skipped": false, "scale": 2.0, "parameters": [[0.5]] }]);
    assert!(compare(&[found(f32::INFINITY, 0.5)], &infinite).is_ok());
    assert!(compare(&[found(1.0, 0.5)], &infinite).is_err());
}
