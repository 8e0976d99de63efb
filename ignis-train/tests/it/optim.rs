//! Optimisers against PyTorch, and what a step decides on the device.

use ignis::nn::{Module, Parameter};
use ignis::{Context, DType, Error, Result, Tape, Tensor};
use ignis_train::optim::{AdamW, Decay, LossScaling, Missing, Optimizer, Rule, Settings, Sgd};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use t0::{bf16, f16};
use t0_tests_share::oracle;
use t0_tests_share::random::Random;
use t0_tests_share::tensors::strict;

/// Parameters whose lengths are below, at and above the size of a work-item's part, and of a workgroup's.
const SHAPES: [&[usize]; 5] = [&[3], &[16, 8], &[5, 129], &[1], &[70, 70]];

#[derive(Module)]
struct Weights {
    all: Vec<Parameter>,
}

fn numbers(random: &mut Random, count: usize, size: f64) -> Vec<f32> {
    (0..count).map(|_| ((2.0 * random.unit() - 1.0) * size) as f32).collect()
}

fn weights(context: &Context, random: &mut Random) -> Weights {
    let one = |shape: &&[usize]| {
        let elements = numbers(random, shape.iter().product(), 1.0);
        Parameter::new(Tensor::from_slice(context, &elements, shape).expect("a tensor")).expect("a parameter")
    };
    Weights { all: SHAPES.iter().map(one).collect() }
}

/// Collects these gradients: those of the sum of the products with them.
fn collect(optimizer: &mut Optimizer, model: &mut Weights, gradients: &[Vec<f32>], weight: f32) -> Result<()> {
    let tape = Tape::new();
    model.watch(&tape);
    let mut loss: Option<Tensor> = None;
    for (parameter, gradient) in model.all.iter().zip(gradients) {
        let context = parameter.master().context();
        let factor = Tensor::from_slice(context, gradient, parameter.shape())?.cast(parameter.dtype())?;
        let term = parameter.value().mul(&factor)?.sum(&[])?.cast(DType::F32)?;
        loss = Some(match loss {
            Some(loss) => loss.add(&term)?,
            None => term,
        });
    }
    let gradients = optimizer.backward(&tape, &loss.expect("parameters"))?;
    optimizer.collect(model, &gradients, weight)
}

fn masters(model: &Weights) -> Vec<Vec<f32>> {
    model.all.iter().map(|parameter| parameter.master().to_vec::<f32>().expect("elements")).collect()
}

fn gradients(random: &mut Random, size: f64) -> Vec<Vec<f32>> {
    SHAPES.iter().map(|shape| numbers(random, shape.iter().product(), size)).collect()
}

#[test]
fn updates_agree_with_pytorch() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let remedy = "tools/oracle_env.sh target/oracle-venv";
    let what = "the optimisers of ignis-train against PyTorch";
    let Some(python) = oracle::file(what, root.join("target/oracle-venv/bin/python"), remedy) else { return };
    let adamw = AdamW { beta1: 0.9, beta2: 0.95, epsilon: 1e-8, decay: 0.1 };
    let sgd = |momentum, nesterov, decay| Rule::Sgd(Sgd { momentum, nesterov, decay });
    let rules = [
        ("adamw", json!({}), Rule::default(), None),
        ("adamw", json!({ "betas": [0.9, 0.95], "eps": 1e-8, "weight_decay": 0.1 }), Rule::AdamW(adamw), Some(1.5f32)),
        ("sgd", json!({}), sgd(0.0, false, 0.0), None),
        ("sgd", json!({ "momentum": 0.9, "weight_decay": 0.01 }), sgd(0.9, false, 0.01), Some(1.5)),
        ("sgd", json!({ "momentum": 0.5, "nesterov": true }), sgd(0.5, true, 0.0), Some(1e6)),
    ];
    let context = strict();
    let rates = [0.1f32, 0.05, 0.2, 0.1, 0.01, 0.1];
    let (mut cases, mut found) = (Vec::new(), Vec::new());
    for (seed, (name, options, rule, clip)) in rules.into_iter().enumerate() {
        let random = &mut Random::new(seed as u64 + 1);
        let mut model = weights(&context, random);
        let start = masters(&model);
        let all: Vec<Vec<Vec<f32>>> = rates.iter().map(|_| gradients(random, 1.0)).collect();
        let mut optimizer = Optimizer::new(&mut model, Settings { rule, clip, ..Settings::default() }).expect("fits");
        let mut steps = Vec::new();
        for (rate, gradients) in rates.iter().zip(&all) {
            collect(&mut optimizer, &mut model, gradients, 1.0).expect("collected");
            optimizer.step(*rate).expect("a step");
            steps.push(masters(&model));
        }
        found.push(steps);
        cases.push(json!({
            "rule": name, "options": options, "clip": clip, "rates": rates, "parameters": start, "gradients": all,
        }));
    }
    let mut child = Command::new(python)
        .arg(root.join("tools/optimizers_reference.py"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python starts");
    let mut input = child.stdin.take().expect("a pipe");
    let text = serde_json::to_vec(&cases).expect("text");
    let writer = std::thread::spawn(move || input.write_all(&text));
    let output = child.wait_with_output().expect("python ends");
    writer.join().expect("a thread").expect("python reads the cases");
    assert!(output.status.success(), "PyTorch failed");
    let expected: Vec<Vec<Vec<Vec<f64>>>> = serde_json::from_slice(&output.stdout).expect("results");
    assert_eq!(expected.len(), found.len());
    for (case, (found, expected)) in found.iter().zip(&expected).enumerate() {
        let rule: &Value = &cases[case]["rule"];
        for (step, (found, expected)) in found.iter().zip(expected).enumerate() {
            for (found, expected) in found.iter().flatten().zip(expected.iter().flatten()) {
                let error = (f64::from(*found) - expected).abs();
                assert!(error <= 1e-5 * (1.0 + expected.abs()), "case {case} {rule}, step {step}: {found} {expected}");
            }
        }
    }
}

#[test]
fn the_first_step_of_adamw_moves_by_the_rate() {
    let context = strict();
    let mut model = weights(&context, &mut Random::new(3));
    let before = masters(&model);
    let rule = Rule::AdamW(AdamW { decay: 0.5, ..AdamW::default() });
    let settings = Settings { rule, decay: Decay::Matrices, ..Settings::default() };
    let mut optimizer = Optimizer::new(&mut model, settings).expect("an optimiser");
    assert_eq!(masters(&model), before, "the elements have moved and not changed");
    let gradients = gradients(&mut Random::new(4), 1.0);
    collect(&mut optimizer, &mut model, &gradients, 1.0).expect("collected");
    optimizer.step(0.1).expect("a step");
    // With bias correction the first step is `rate sign(g)`.
    for ((before, after), (g, shape)) in before.iter().zip(&masters(&model)).zip(gradients.iter().zip(SHAPES)) {
        let kept = if shape.len() >= 2 { 1.0 - 0.1 * 0.5 } else { 1.0 };
        for ((before, after), g) in before.iter().zip(after).zip(g) {
            let expected = before * kept - 0.1 * g.signum();
            assert!((after - expected).abs() < 1e-4, "{before} {g}: {after} instead of {expected}");
        }
    }
    let norm: f64 = gradients.iter().flatten().map(|g| f64::from(*g) * f64::from(*g)).sum::<f64>().sqrt();
    let report = optimizer.report().expect("a report");
    assert!((f64::from(report.norm) - norm).abs() < 1e-5 * norm, "{} {norm}", report.norm);
    assert_eq!((report.steps, report.applied, report.skipped, report.factor), (1, 1, 0, 1.0));
}

#[test]
fn working_copies_are_the_rounded_masters() {
    let context = strict();
    for dtype in [DType::Bf16, DType::F16] {
        let mut model = weights(&context, &mut Random::new(5));
        // One parameter stays in f32.
        for parameter in model.all.iter_mut().skip(1) {
            parameter.set_dtype(dtype).expect("a type");
        }
        let mut optimizer = Optimizer::new(&mut model, Settings::default()).expect("an optimiser");
        let random = &mut Random::new(6);
        for step in 0..3 {
            for (index, parameter) in model.all.iter().enumerate() {
                assert_eq!(parameter.working().is_some(), index > 0);
                let Some(working) = parameter.working() else { continue };
                let master = parameter.master().to_vec::<f32>().expect("elements");
                let same = match dtype {
                    DType::Bf16 => {
                        let rounded: Vec<bf16> = master.into_iter().map(bf16::from_f32).collect();
                        rounded == working.to_vec::<bf16>().expect("elements")
                    }
                    _ => {
                        let rounded: Vec<f16> = master.into_iter().map(f16::from_f32).collect();
                        rounded == working.to_vec::<f16>().expect("elements")
                    }
                };
                assert!(same, "{dtype}, step {step}, parameter {index}");
            }
            let before = masters(&model);
            collect(&mut optimizer, &mut model, &gradients(random, 1.0), 1.0).expect("collected");
            optimizer.step(1e-3).expect("a step");
            assert_ne!(masters(&model), before);
        }
    }
}

#[test]
fn a_step_is_three_launches_and_no_transfer() {
    let context = strict();
    let mut model = weights(&context, &mut Random::new(7));
    let mut optimizer = Optimizer::new(&mut model, Settings { clip: Some(1.0), ..Settings::default() }).expect("fits");
    for _ in 0..2 {
        let gradients = gradients(&mut Random::new(8), 1.0);
        collect(&mut optimizer, &mut model, &gradients, 1.0).expect("collected");
        let before = context.counts();
        optimizer.step(1e-3).expect("a step");
        let after = context.counts();
        assert_eq!(after.launches - before.launches, 3);
        assert_eq!((after.host_reads, after.host_writes), (before.host_reads, before.host_writes));
    }
}

#[test]
fn the_device_skips_steps_whose_gradients_are_not_finite() {
    let context = strict();
    let mut model = weights(&context, &mut Random::new(9));
    let scaling = LossScaling { initial: 1024.0, growth: 2.0, backoff: 0.25, interval: 2 };
    let settings = Settings { scaling: Some(scaling), ..Settings::default() };
    let mut optimizer = Optimizer::new(&mut model, settings).expect("an optimiser");
    let random = &mut Random::new(10);
    let mut scales = Vec::new();
    for step in 0..7 {
        let mut gradients = gradients(random, 1.0);
        if [2, 3].contains(&step) {
            gradients[4][4899] = if step == 2 { f32::INFINITY } else { f32::NAN };
        }
        let before = masters(&model);
        collect(&mut optimizer, &mut model, &gradients, 1.0).expect("collected");
        optimizer.step(1e-2).expect("a step");
        let report = optimizer.report().expect("a report");
        assert_eq!(report.last_skipped, [2, 3].contains(&step));
        assert_eq!(masters(&model) == before, report.last_skipped, "step {step}");
        scales.push(report.scale);
    }
    assert_eq!(scales, [1024.0, 2048.0, 512.0, 128.0, 128.0, 256.0, 256.0]);
    let report = optimizer.report().expect("a report");
    assert_eq!((report.steps, report.applied, report.skipped, report.first_skipped), (7, 5, 2, Some(3)));
}

#[test]
fn the_loss_scale_does_not_change_the_steps() {
    let context = strict();
    let steps = |scaling: Option<LossScaling>| {
        let mut model = weights(&context, &mut Random::new(11));
        let settings = Settings { scaling, clip: Some(0.5), ..Settings::default() };
        let mut optimizer = Optimizer::new(&mut model, settings).expect("an optimiser");
        for seed in 0..3 {
            collect(&mut optimizer, &mut model, &gradients(&mut Random::new(seed), 1.0), 1.0).expect("collected");
            optimizer.step(1e-2).expect("a step");
        }
        masters(&model)
    };
    // A power of two changes no bit.
    assert_eq!(steps(None), steps(Some(LossScaling { interval: 1, ..LossScaling::default() })));
}

#[test]
fn gradients_accumulate_with_their_weights() {
    let context = strict();
    let random = &mut Random::new(12);
    let (a, b) = (gradients(random, 1.0), gradients(random, 1.0));
    let sum = |x: f32, y: f32| x * 0.25 + y * 0.75;
    let both: Vec<Vec<f32>> =
        a.iter().zip(&b).map(|(a, b)| a.iter().zip(b).map(|(x, y)| sum(*x, *y)).collect()).collect();
    let found = |parts: &[(&[Vec<f32>], f32)]| {
        let mut model = weights(&context, &mut Random::new(13));
        let mut optimizer = Optimizer::new(&mut model, Settings::default()).expect("an optimiser");
        collect(&mut optimizer, &mut model, &a, 9.0).expect("collected");
        optimizer.discard();
        for (gradients, weight) in parts {
            collect(&mut optimizer, &mut model, gradients, *weight).expect("collected");
        }
        optimizer.step(1e-2).expect("a step");
        masters(&model)
    };
    assert_eq!(found(&[(&a, 0.25), (&b, 0.75)]), found(&[(&both, 1.0)]));
}

#[test]
fn a_parameter_without_a_gradient_does_not_change() {
    let context = strict();
    let rules =
        [Rule::AdamW(AdamW { decay: 0.5, ..AdamW::default() }), Rule::Sgd(Sgd { decay: 0.5, ..Sgd::default() })];
    for rule in rules {
        let mut model = weights(&context, &mut Random::new(14));
        let mut optimizer = Optimizer::new(&mut model, Settings { rule, ..Settings::default() }).expect("an optimiser");
        let before = masters(&model);
        let gradients = gradients(&mut Random::new(15), 1.0);
        // The first loss of the step depends on the first parameter, the second one on the first two.
        collect(&mut optimizer, &mut model, &gradients[..1], 0.5).expect("collected");
        collect(&mut optimizer, &mut model, &gradients[..2], 0.5).expect("collected");
        optimizer.step(1e-2).expect("a step");
        let after = masters(&model);
        assert!(after[0] != before[0] && after[1] != before[1], "{rule:?}");
        assert_eq!(after[2..], before[2..], "{rule:?}");
        let saved = optimizer.save().expect("saved");
        assert_eq!(saved.parameters.iter().map(|p| p.steps).collect::<Vec<_>>(), [1, 1, 0, 0, 0]);
    }
}

#[test]
fn bias_correction_counts_the_steps_of_each_parameter() {
    let context = strict();
    let rule = Rule::AdamW(AdamW { decay: 0.0, ..AdamW::default() });
    let mut model = weights(&context, &mut Random::new(14));
    let mut optimizer = Optimizer::new(&mut model, Settings { rule, ..Settings::default() }).expect("an optimiser");
    let gradients = gradients(&mut Random::new(15), 1.0);
    for _ in 0..3 {
        collect(&mut optimizer, &mut model, &gradients[..4], 1.0).expect("collected");
        optimizer.step(0.1).expect("a step");
    }
    let before = masters(&model);
    collect(&mut optimizer, &mut model, &gradients, 1.0).expect("collected");
    optimizer.step(0.1).expect("a step");
    // The first step of the last parameter is `rate sign(g)`.
    for ((before, after), g) in before[4].iter().zip(&masters(&model)[4]).zip(&gradients[4]) {
        assert!((after - (before - 0.1 * g.signum())).abs() < 1e-4, "{before} {g}: {after}");
    }
}

#[test]
fn sums_of_gradients_of_processes_have_the_gradients_of_all_of_them() {
    let context = strict();
    let gradients = gradients(&mut Random::new(15), 1.0);
    let made = |count: usize| {
        let mut model = weights(&context, &mut Random::new(14));
        let mut optimizer = Optimizer::new(&mut model, Settings::default()).expect("an optimiser");
        collect(&mut optimizer, &mut model, &gradients[..count], 0.5).expect("collected");
        (model, optimizer)
    };
    // The loss of the first process depends on one parameter, that of the second one on four of five.
    let [first, mut second] = [made(1), made(4)];
    let before = masters(&second.0);
    let sum = first.1.gradient().add(second.1.gradient()).expect("a sum");
    second.1.gradient().assign(&sum).expect("written");
    second.1.step(1e-2).expect("a step");
    let mut whole = made(4);
    collect(&mut whole.1, &mut whole.0, &gradients[..1], 0.5).expect("collected");
    whole.1.step(1e-2).expect("a step");
    assert_eq!(masters(&second.0), masters(&whole.0));
    let mut first = made(1);
    first.1.gradient().assign(&sum).expect("written");
    first.1.step(1e-2).expect("a step");
    assert_eq!(masters(&first.0), masters(&whole.0), "a process without a gradient takes that of the others");
    assert!(masters(&first.0)[3] != before[3] && masters(&first.0)[4] == before[4]);
}

#[test]
fn a_missing_gradient_is_zero_on_request() {
    let context = strict();
    let rule = Rule::AdamW(AdamW { decay: 0.5, ..AdamW::default() });
    let settings = Settings { rule, missing: Missing::Zero, ..Settings::default() };
    let mut model = weights(&context, &mut Random::new(14));
    let mut optimizer = Optimizer::new(&mut model, settings).expect("an optimiser");
    let before = masters(&model);
    collect(&mut optimizer, &mut model, &gradients(&mut Random::new(15), 1.0)[..1], 1.0).expect("collected");
    optimizer.step(1e-2).expect("a step");
    for (before, after) in before[1..].iter().flatten().zip(masters(&model)[1..].iter().flatten()) {
        assert!((after - before * (1.0 - 1e-2 * 0.5)).abs() < 1e-7, "{before}: {after}");
    }
}

#[test]
fn a_restored_optimiser_continues_with_the_same_bits() {
    let context = strict();
    for rule in [Rule::default(), Rule::Sgd(Sgd { momentum: 0.9, ..Sgd::default() })] {
        let settings = Settings { rule, scaling: Some(LossScaling::default()), ..Settings::default() };
        let new = |seed: u64| {
            let mut model = weights(&context, &mut Random::new(seed));
            model.set_dtype(DType::Bf16).expect("a type");
            let optimizer = Optimizer::new(&mut model, settings).expect("an optimiser");
            (model, optimizer)
        };
        let step = |(model, optimizer): &mut (Weights, Optimizer), seed: u64| {
            collect(optimizer, model, &gradients(&mut Random::new(seed), 1.0), 1.0).expect("collected");
            optimizer.step(1e-2).expect("a step");
        };
        let (mut whole, mut resumed) = (new(16), new(17));
        step(&mut whole, 18);
        let saved = whole.1.save().expect("saved");
        resumed.1.restore(&saved).expect("restored");
        assert_eq!(resumed.1.save().expect("saved"), saved);
        for (a, b) in whole.0.all.iter().zip(&resumed.0.all) {
            let bits = |p: &Parameter| p.working().expect("a copy").to_vec::<bf16>().expect("elements");
            assert_eq!(bits(a), bits(b));
        }
        step(&mut whole, 19);
        step(&mut resumed, 19);
        assert_eq!(whole.1.save().expect("saved"), resumed.1.save().expect("saved"));

        let mut other = saved.clone();
        other.parameters[1].shape = vec![8, 16];
        let error = resumed.1.restore(&other).expect_err("another shape").to_string();
        assert!(error.contains("`all.1` of shape [16, 8]"), "{error}");
        let mut other = saved.clone();
        other.parameters.pop();
        assert!(resumed.1.restore(&other).expect_err("one is missing").to_string().contains("has 4 parameters"));
        let other = ignis_train::optim::Saved { rule: "another".to_owned(), ..saved };
        assert!(resumed.1.restore(&other).expect_err("a rule").to_string().contains("the rule `another`"));
    }
}

#[test]
fn impossible_uses_are_errors() {
    let context = strict();
    let error = Optimizer::new(&mut Weights { all: vec![] }, Settings::default()).expect_err("no parameters");
    assert!(error.to_string().contains("the model has no parameters"), "{error}");

    let mut model = weights(&context, &mut Random::new(20));
    model.all[0].set_dtype(DType::Bf16).expect("a type");
    model.all[1].set_dtype(DType::F16).expect("a type");
    let error = Optimizer::new(&mut model, Settings::default()).expect_err("two types");
    assert!(matches!(error, Error::Dtypes { .. }), "{error}");

    model.set_dtype(DType::F16).expect("a type");
    let settings = Settings { scaling: Some(LossScaling::default()), ..Settings::default() };
    let mut optimizer = Optimizer::new(&mut model, settings).expect("an optimiser");
    let error = optimizer.step(1e-2).expect_err("no gradients");
    assert!(error.to_string().contains("no gradients were collected since the last step"), "{error}");
    let tape = Tape::new();
    model.watch(&tape);
    let loss = model.all[0].value().sum(&[]).expect("a loss");
    let error = optimizer.backward(&tape, &loss).expect_err("the loss is f16");
    assert!(matches!(error, Error::Dtype { found: DType::F16, .. }), "{error}");

    let gradients = tape.backward(&loss).expect("gradients");
    let mut other = weights(&context, &mut Random::new(21));
    other.all.pop();
    assert!(optimizer.collect(&other, &gradients, 1.0).is_err());
}
