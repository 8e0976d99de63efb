//! Special values of elementwise operations and reductions against PyTorch in the same type: NaN, infinities, zeros of
//! both signs, ties, limits, and the largest and smallest numbers, in results and in gradients.
//!
//! A result that is NaN or infinite in PyTorch is the same here, and a finite one differs by at most `1e-5` of itself
//! and `1e-6`. The sign of a zero is not compared, and [`excepted()`] lists other exceptions.

use ignis::{Context, DType, Result, Tape, Tensor};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use t0_tests_share::oracle;
use t0_tests_share::tensors::{numbers, rounded, strict};

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

/// Elements. `f32` has the largest and the smallest normal number among them.
const SPECIAL: &[f64] = &[
    NAN,
    INF,
    -INF,
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    2.0,
    -2.0,
    3.0,
    1e-3,
    20.0,
    -20.0,
    100.0,
    -100.0,
    1e10,
    -1e10,
    3.402_823_466_385_288_6e38,
    -3.402_823_466_385_288_6e38,
    1.175_494_350_822_287_5e-38,
];
/// Gradients of results.
const GRADIENTS: &[f64] = &[1.0, -2.0, 0.0, INF, NAN];
/// Elements of which all pairs are tested.
const PAIRED: &[f64] = &[NAN, INF, -INF, 0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -2.0, 3.0, 1e10];
/// Rows of reductions.
const ROWS: &[[f64; 4]] = &[
    [1.0, 2.0, 3.0, -1.0],
    [2.0, 2.0, -1.0, 2.0],
    [NAN, 1.0, -1.0, 0.0],
    [1.0, NAN, NAN, INF],
    [INF, INF, 1.0, 0.0],
    [-INF, -INF, -INF, -INF],
    [-INF, INF, 0.0, 1.0],
    [-INF, 5.0, -INF, 5.0],
    [0.0, -0.0, -0.0, 0.0],
    [1e30, -1e30, 1e30, 1e30],
    [3e38, 3e38, -3e38, 3e38],
    [NAN, NAN, NAN, NAN],
];

type Run = Box<dyn Fn(&[Tensor]) -> Result<Tensor>>;

/// An operation, the same in PyTorch, its operands and its gradients.
struct Test {
    name: String,
    torch: String,
    run: Run,
    dtype: DType,
    /// Shape, elements, and whether the operand has a gradient; other operands are `u32`.
    operands: Vec<(Vec<usize>, Vec<f64>, bool)>,
    grad: Vec<f64>,
}

/// A function of one tensor: each element with each gradient.
fn one(name: &str, torch: &str, dtype: DType, run: impl Fn(&Tensor) -> Result<Tensor> + 'static) -> Test {
    let pairs = || SPECIAL.iter().flat_map(|x| GRADIENTS.iter().map(move |g| (*x, *g)));
    let x: Vec<f64> = pairs().map(|(x, _)| x).collect();
    Test {
        name: name.to_string(),
        torch: torch.to_string(),
        run: Box::new(move |all| run(&all[0])),
        dtype,
        operands: vec![(vec![x.len()], x, true)],
        grad: pairs().map(|(_, g)| g).collect(),
    }
}

/// A function of two tensors: all pairs of elements, each with two gradients.
fn two(name: &str, torch: &str, run: impl Fn(&Tensor, &Tensor) -> Result<Tensor> + 'static) -> Test {
    let all: Vec<[f64; 3]> =
        PAIRED.iter().flat_map(|a| PAIRED.iter().flat_map(move |b| [1.0, -2.0, 0.0].map(|g| [*a, *b, g]))).collect();
    let part = |k: usize| -> Vec<f64> { all.iter().map(|each| each[k]).collect() };
    Test {
        name: name.to_string(),
        torch: torch.to_string(),
        run: Box::new(move |all| run(&all[0], &all[1])),
        dtype: DType::F32,
        operands: vec![(vec![all.len()], part(0), true), (vec![all.len()], part(1), true)],
        grad: part(2),
    }
}

/// A function of the rows of a matrix. The gradient is that of each row, or of each element.
fn rows(name: &str, torch: &str, each: bool, dtype: DType, run: impl Fn(&Tensor) -> Result<Tensor> + 'static) -> Test {
    let x: Vec<f64> = ROWS.iter().flatten().copied().collect();
    let grad = (0..if each { x.len() } else { ROWS.len() }).map(|k| [1.0, -2.0, 0.5][k % 3]).collect();
    Test {
        name: name.to_string(),
        torch: torch.to_string(),
        run: Box::new(move |all| run(&all[0])),
        dtype,
        operands: vec![(vec![ROWS.len(), 4], x, true)],
        grad,
    }
}

fn unary() -> Vec<Test> {
    let f = |name: &str, torch: &str, run: fn(&Tensor) -> Result<Tensor>| one(name, torch, DType::F32, run);
    vec![
        f("neg", "-a", Tensor::neg),
        f("exp", "a.exp()", Tensor::exp),
        f("log", "a.log()", Tensor::log),
        f("sqrt", "a.sqrt()", Tensor::sqrt),
        f("rsqrt", "a.rsqrt()", Tensor::rsqrt),
        f("tanh", "a.tanh()", Tensor::tanh),
        f("sigmoid", "a.sigmoid()", Tensor::sigmoid),
        f("gelu", "F.gelu(a)", Tensor::gelu),
        f("gelu_tanh", "F.gelu(a, approximate='tanh')", Tensor::gelu_tanh),
        f("silu", "F.silu(a)", Tensor::silu),
        f("cast to bf16", "a.to(torch.bfloat16)", |a| a.cast(DType::Bf16)),
        f("cast to f16", "a.to(torch.float16)", |a| a.cast(DType::F16)),
    ]
}

fn with_parameters() -> Vec<Test> {
    let mut tests = Vec::new();
    let limits = [
        (-1.0, 1.0),
        (3.0, 1.0),
        (NAN, 1.0),
        (-1.0, NAN),
        (NAN, NAN),
        (-INF, INF),
        (INF, -INF),
        (0.0, 0.0),
        (-0.5, INF),
        (0.1, 2.0),
    ];
    for dtype in DType::FLOATS {
        tests.push(one("relu", "a.relu()", dtype, Tensor::relu));
        for (low, high) in limits {
            let torch = format!("a.clamp(float('{low}'), float('{high}'))");
            tests.push(one("clamp", &torch, dtype, move |a| a.clamp(low as f32, high as f32)));
        }
    }
    for p in [2.0, 0.5, -1.0, 0.0, 1.0, 3.0, -0.5, -2.0, 0.3, NAN, INF, -INF] {
        let torch = format!("a.pow(float('{p}'))");
        tests.push(one("powf", &torch, DType::F32, move |a| a.powf(p as f32)));
    }
    for (factor, offset) in [(2.0, 1.0), (INF, 0.0), (0.0, 1.0), (NAN, 0.0), (1.0, -INF)] {
        let torch = format!("a * float('{factor}') + float('{offset}')");
        tests.push(one("scale", &torch, DType::F32, move |a| a.scale(factor as f32, offset as f32)));
    }
    tests
}

fn binary() -> Vec<Test> {
    vec![
        two("add", "a + b", Tensor::add),
        two("sub", "a - b", Tensor::sub),
        two("mul", "a * b", Tensor::mul),
        two("div", "a / b", Tensor::div),
        two("pow", "a.pow(b)", Tensor::pow),
        two("swiglu", "F.silu(a) * b", Tensor::swiglu),
    ]
}

fn reductions() -> Vec<Test> {
    let f32 = DType::F32;
    let mut tests = vec![
        rows("sum", "a.sum(1)", false, f32, |a| a.sum(&[1])),
        rows("mean", "a.mean(1)", false, f32, |a| a.mean(&[1])),
        rows("softmax", "a.softmax(1)", true, f32, |a| a.softmax(1)),
        rows("log_softmax", "a.log_softmax(1)", true, f32, |a| a.log_softmax(1)),
        rows("argmax", "a.argmax(1)", false, f32, |a| a.argmax(&[1])),
        rows("rmsnorm", "F.rms_norm(a, (4,), torch.ones(4, dtype=a.dtype), 1e-5)", true, f32, |a| {
            a.rmsnorm(&Tensor::ones(a.context(), DType::F32, &[4])?, 1e-5)
        }),
        rows(
            "layernorm",
            "F.layer_norm(a, (4,), torch.ones(4, dtype=a.dtype), torch.zeros(4, dtype=a.dtype), 1e-5)",
            true,
            f32,
            |a| {
                let ones = Tensor::ones(a.context(), DType::F32, &[4])?;
                a.layernorm(&ones, &ones.full_like(0.0)?, 1e-5)
            },
        ),
    ];
    for dtype in DType::FLOATS {
        tests.push(rows("max", "torch.stack([row.max() for row in a])", false, dtype, |a| a.max(&[1])));
    }
    for reduction in ["none", "mean"] {
        for row in 0..ROWS.len() {
            let torch =
                format!("F.cross_entropy(a[{row}:{}], torch.tensor([1]), reduction='{reduction}').sum()", row + 1);
            let mut test = rows("cross_entropy", &torch, false, f32, move |a| {
                let target = Tensor::full(a.context(), DType::U32, &[1], 1.0)?;
                let part = a.slice(0, row, row + 1)?;
                if reduction == "mean" {
                    part.cross_entropy(&target, None)
                } else {
                    Ok(part.cross_entropy_sum(&target, None)?.0)
                }
            });
            test.grad = vec![-2.0];
            tests.push(test);
        }
    }
    tests
}

/// What a test gives on the device: its description for PyTorch, the result, and the gradients by operand.
fn run(context: &Context, test: &Test) -> (Value, Vec<(String, Vec<f64>)>) {
    let tape = Tape::new();
    let mut described = Vec::new();
    let mut tensors = Vec::new();
    for (k, (shape, data, differentiable)) in test.operands.iter().enumerate() {
        let (tensor, plain) = rounded(context, test.dtype, data, shape);
        tensors.push(if *differentiable && test.name != "argmax" { tape.watch(&tensor) } else { tensor });
        let name = ["a", "b"][k];
        described.push(json!({
            "name": name, "shape": shape, "data": plain.iter().map(text).collect::<Vec<_>>(),
            "integer": false, "grad": *differentiable && test.name != "argmax",
        }));
    }
    let out = (test.run)(&tensors).unwrap_or_else(|error| panic!("{}: {error}", test.name));
    let mut found = vec![("the result".to_string(), numbers(&out).expect("numbers"))];
    let mut grad = Value::Null;
    if out.is_tracked() {
        let (given, plain) = rounded(context, out.dtype(), &test.grad, out.shape());
        let gradients = tape.backward_from(&out, &given).unwrap_or_else(|error| panic!("{}: {error}", test.name));
        for (tensor, name) in tensors.iter().zip(["a", "b"]) {
            found.push((name.to_string(), numbers(gradients.get(tensor).expect("a gradient")).expect("numbers")));
        }
        grad = json!(plain.iter().map(text).collect::<Vec<_>>());
    }
    let case = json!({
        "torch": test.torch, "dtype": test.dtype.to_string(), "args": [], "operands": described, "grad": grad,
        "special": true,
    });
    (case, found)
}

/// Whether an element is not compared, because PyTorch has a rounding or an overflow on the way to a limit.
fn excepted(test: &Test, which: &str, at: usize) -> bool {
    let x = test.operands[0].1.get(at).copied().unwrap_or(0.0);
    match test.name.as_str() {
        // `2 x` overflows in PyTorch, and infinity is NaN.
        "gelu" => which == "the result" && x > 1e38,
        // The derivative is rounded to 0 in PyTorch.
        "tanh" | "sigmoid" => which != "the result" && test.grad[at] == INF,
        // The squares overflow.
        "rmsnorm" | "layernorm" => ROWS[at / 4].iter().any(|x| x.abs() > 1e20),
        _ => false,
    }
}

/// A number that Python reads, of any kind.
fn text(x: &f64) -> String {
    format!("{x:e}")
}

fn close(x: f64, r: f64, dtype: DType) -> bool {
    let relative = if dtype == DType::F32 { 1e-5 } else { 1e-2 };
    x == r || x.is_nan() && r.is_nan() || x.is_finite() && r.is_finite() && (x - r).abs() <= relative * r.abs() + 1e-6
}

#[test]
fn special_values_agree_with_pytorch() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let what = "special values of the operations of ignis-train against PyTorch";
    let remedy = "tools/oracle_env.sh target/oracle-venv";
    let Some(python) = oracle::file(what, root.join("target/oracle-venv/bin/python"), remedy) else { return };
    let context = strict();
    let tests: Vec<Test> = [unary(), with_parameters(), binary(), reductions()].into_iter().flatten().collect();
    let (cases, found): (Vec<_>, Vec<_>) = tests.iter().map(|test| run(&context, test)).unzip();
    let mut child = Command::new(python)
        .arg(root.join("tools/operations_reference.py"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python starts");
    let mut input = child.stdin.take().expect("a pipe");
    let sent = serde_json::to_vec(&cases).expect("text");
    let writer = std::thread::spawn(move || input.write_all(&sent));
    let output = child.wait_with_output().expect("python ends");
    writer.join().expect("a thread").expect("python reads the cases");
    assert!(output.status.success(), "PyTorch failed");
    let references: Vec<Value> = serde_json::from_slice(&output.stdout).expect("results");
    let mut wrong = Vec::new();
    for ((test, tensors), reference) in tests.iter().zip(&found).zip(&references) {
        for (which, values) in tensors {
            let own = &reference["own"];
            let list = if which == "the result" { &own["data"] } else { &own["grads"][which] };
            let expected: Vec<f64> = list.as_array().expect("numbers").iter().map(number).collect();
            assert_eq!(values.len(), expected.len(), "{}: {which}", test.name);
            for (at, (x, r)) in values.iter().zip(&expected).enumerate() {
                if close(*x, *r, test.dtype) || excepted(test, which, at) {
                    continue;
                }
                let operands: Vec<f64> =
                    test.operands.iter().filter_map(|(_, data, _)| data.get(at).copied()).collect();
                let of = (&test.name, &test.torch, test.dtype, operands, test.grad.get(at));
                wrong.push(format!("{of:?}: {which} {at} is {x:e} instead of {r:e}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| value.as_str().expect("a number").parse().expect("a number"))
}

#[test]
fn the_comparison_fails_for_wrong_results() {
    let f32 = DType::F32;
    assert!(close(NAN, NAN, f32) && close(INF, INF, f32) && close(1.0, 1.000_001, f32) && close(0.0, -0.0, f32));
    assert!(!close(NAN, 0.0, f32) && !close(0.0, NAN, f32) && !close(INF, -INF, f32) && !close(1.0, 1.001, f32));
    assert!(!close(3e38, INF, f32) && !close(INF, 3e38, f32) && close(1.0, 1.001, DType::Bf16));
}
