//! Every operation and its gradients against PyTorch in f64, on the same rounded operands.
//!
//! The cases are those of the operations' descriptions. By default the first ones of each operation are checked in
//! `f32`, and one in each 16-bit type; `T0_OPERATIONS=all` checks all of them in all types.
//!
//! Bounds: in `f32` an error of at most `1e-5 (|ref| + max |ref|) max(1, sqrt(K) / 8)` for sums of `K` terms; in 16-bit
//! types `2e-2` instead of `1e-5`, and at most 1.5 times the largest error of PyTorch in that type. One rounding of the
//! largest result to the type is always accepted: PyTorch may be exact by chance.

use ignis::ops::{ALL, Case, Operation};
use ignis::{Context, DType, Tape, Tensor};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use t0_tests_share::oracle;
use t0_tests_share::tensors::{is_integer, numbers, operands, random, rounded, strict};

const REMEDY: &str = "tools/oracle_env.sh target/oracle-venv";

/// What one case gave on the device.
struct Found {
    name: String,
    /// For each tensor: its name, elements, the terms of its sums, and the type with the larger rounding error.
    tensors: Vec<(String, Vec<f64>, usize, DType)>,
    shape: Vec<usize>,
}

#[test]
fn results_and_gradients_agree_with_pytorch() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let what = "the operations of ignis-train against PyTorch";
    let Some(python) = oracle::file(what, root.join("target/oracle-venv/bin/python"), REMEDY) else { return };
    let all = std::env::var_os("T0_OPERATIONS").is_some_and(|value| value == "all");
    let context = strict();
    let (mut cases, mut found) = (Vec::new(), Vec::new());
    for operation in ALL {
        for dtype in DType::FLOATS {
            let count = match (all, dtype) {
                (true, _) => operation.cases.len(),
                (false, DType::F32) => 5,
                (false, _) => 1,
            };
            for (at, case) in operation.cases.iter().enumerate().take(count) {
                let (case, result) = run(&context, operation, at, case, dtype);
                cases.push(case);
                found.push(result);
            }
        }
    }
    let mut child = Command::new(python)
        .arg(root.join("tools/operations_reference.py"))
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
    let references: Vec<Value> = serde_json::from_slice(&output.stdout).expect("results");
    assert_eq!(references.len(), found.len());
    let wrong: Vec<String> =
        found.iter().zip(&references).filter_map(|(found, reference)| compare(found, reference).err()).collect();
    assert!(wrong.is_empty(), "{} of {} cases differ:\n{}", wrong.len(), found.len(), wrong.join("\n"));
}

/// Runs a case on the device: its description for PyTorch, and its results.
fn run(context: &Context, operation: &Operation, at: usize, case: &Case, dtype: DType) -> (Value, Found) {
    let mut random = random(operation, at, dtype);
    let name = format!("{} {dtype} {:?} {:?}", operation.name, case.shapes, case.args);
    let given = operands(context, operation, case, dtype, &mut random);
    let tape = Tape::new();
    let watched: Vec<Tensor> = given
        .iter()
        .zip(operation.operands)
        .map(|((tensor, _), operand)| if operand.differentiable { tape.watch(tensor) } else { tensor.clone() })
        .collect();
    let out = (operation.run)(&watched, case.args).unwrap_or_else(|error| panic!("{name}: {error}"));
    let coarse = if out.dtype().size() == 2 { out.dtype() } else { dtype };
    let ratio = |large: usize, small: usize| large.checked_div(small).unwrap_or(0).max(case.terms);
    let largest = given.iter().map(|(tensor, _)| tensor.elements()).max().unwrap_or(0);
    let values = numbers(&out).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut tensors = vec![("the result".to_string(), values, ratio(largest, out.elements()), coarse)];
    let mut out_grad = Value::Null;
    if operation.operands.iter().any(|operand| operand.differentiable) {
        let noise: Vec<f64> = (0..out.elements()).map(|_| 2.0 * random.unit() - 1.0).collect();
        let (grad, plain) = rounded(context, out.dtype(), &noise, out.shape());
        let gradients = tape.backward_from(&out, &grad).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (tensor, operand) in watched.iter().zip(operation.operands).filter(|(_, operand)| operand.differentiable) {
            let gradient = gradients.get(tensor).unwrap_or_else(|| panic!("{name}: no gradient of {}", operand.name));
            let values = numbers(gradient).unwrap_or_else(|error| panic!("{name}: {error}"));
            let terms = ratio(out.elements(), tensor.elements());
            tensors.push((operand.name.to_string(), values, terms, coarse));
        }
        out_grad = json!(plain);
    }
    let described: Vec<Value> = given
        .iter()
        .zip(operation.operands)
        .map(|((tensor, plain), operand)| {
            json!({
                "name": operand.name, "shape": tensor.shape(), "data": plain, "integer": is_integer(operand),
                "grad": operand.differentiable,
            })
        })
        .collect();
    let case = json!({
        "torch": operation.torch, "dtype": dtype.to_string(), "args": case.args, "operands": described,
        "grad": out_grad,
    });
    (case, Found { name, tensors, shape: out.shape().to_vec() })
}

fn compare(found: &Found, reference: &Value) -> Result<(), String> {
    let shape: Vec<usize> = serde_json::from_value(reference["shape"].clone()).expect("a shape");
    if shape != found.shape {
        return Err(format!("{}: the shape is {:?}, and {shape:?} in PyTorch", found.name, found.shape));
    }
    for (which, values, terms, dtype) in &found.tensors {
        let part = |from: &Value| -> Vec<f64> {
            let list = if which == "the result" { &from["data"] } else { &from["grads"][which] };
            list.as_array().expect("numbers").iter().map(number).collect()
        };
        let expected = part(reference);
        let own = Some(&reference["own"]).filter(|own| !own.is_null()).map(part);
        let context = format!("{}: {which}", found.name);
        close(values, &expected, own.as_deref(), *terms, *dtype).map_err(|error| format!("{context}: {error}"))?;
    }
    Ok(())
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| value.as_str().expect("a number").parse().expect("a number"))
}

fn close(found: &[f64], expected: &[f64], own: Option<&[f64]>, terms: usize, dtype: DType) -> Result<(), String> {
    if found.len() != expected.len() {
        return Err(format!("{} elements, and {} in PyTorch", found.len(), expected.len()));
    }
    let most = expected.iter().filter(|x| x.is_finite()).fold(0.0, |most: f64, x| most.max(x.abs()));
    let (relative, unit) = match dtype {
        DType::Bf16 => (2e-2, 1.0 / 256.0),
        DType::F16 => (2e-2, 1.0 / 2048.0),
        _ => (1e-5, 1.0 / 16_777_216.0),
    };
    let factor = ((terms as f64).sqrt() / 8.0).max(1.0);
    let mut worst = 0.0f64;
    for (at, (x, r)) in found.iter().zip(expected).enumerate() {
        if x == r || x.is_nan() && r.is_nan() {
            continue;
        }
        // Where the result is exactly 0, the reference has a rounding error in f64.
        let (error, bound) = ((x - r).abs(), relative * (r.abs() + most) * factor + 1e-15);
        if error.is_nan() || error > bound {
            return Err(format!("element {at} is {x:e} instead of {r:e}, and the bound is {bound:e}"));
        }
        worst = worst.max(error);
    }
    if let Some(own) = own {
        let theirs = own.iter().zip(expected).fold(0.0, |worst: f64, (x, r)| worst.max((x - r).abs()));
        // Half a unit in the last place, with the rounding of the operation in f32.
        let bound = (1.5 * theirs).max(1.01 * unit * most);
        if worst > bound {
            return Err(format!("the largest error is {worst:e}, and that of PyTorch in this type is {theirs:e}"));
        }
    }
    Ok(())
}

#[test]
fn the_comparison_fails_for_wrong_results() {
    assert!(close(&[1.0, 2.0], &[1.0, 2.00001], None, 1, DType::F32).is_ok());
    assert!(close(&[1.0, 2.0], &[1.0, 2.0001], None, 1, DType::F32).is_err());
    assert!(close(&[1.0, 2.0], &[1.0, 2.0001], None, 10_000, DType::F32).is_ok());
    assert!(close(&[f64::NAN], &[1.0], None, 1, DType::F32).is_err());
    assert!(close(&[1.0], &[f64::NAN], None, 1, DType::F32).is_err());
    assert!(close(&[1.0], &[1.0, 1.0], None, 1, DType::F32).is_err());
    assert!(close(&[1.02], &[1.0], None, 1, DType::Bf16).is_ok());
    assert!(close(&[1.02], &[1.0], Some(&[1.001]), 1, DType::Bf16).is_err());
    assert!(close(&[1.02], &[1.0], Some(&[0.98]), 1, DType::Bf16).is_ok());
}
