//! Rules that every operation follows: the list is complete, each differentiable operand gets a gradient that agrees
//! with finite differences, and an operation without a backward refuses tracked tensors.

use ignis::ops::ALL;
use ignis::{DType, Error, Tape, Tensor};
use std::collections::BTreeSet;
use std::path::Path;
use t0_tests_share::tensors::{numbers, operands, random, rounded, strict};

#[test]
fn the_list_contains_every_file_of_an_operation() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ops");
    let mut files = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("the folder") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a source file");
        if text.contains("pub const OPERATION: Operation") {
            files.insert(path.file_stem().expect("a name").to_string_lossy().into_owned());
        }
    }
    let listed: BTreeSet<String> = ALL.iter().map(|operation| operation.name.to_string()).collect();
    assert_eq!(files, listed, "each operation is in the list, and its name is that of its file");
}

/// The names in the first column of the table of operations in the guide.
fn documented(guide: &str) -> Vec<&str> {
    let table = guide.split_once("## Operations").expect("the section").1;
    let cells = table.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    cells
        .filter_map(|row| row.split('|').nth(1))
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .filter_map(|call| call.split('(').next()?.rsplit(['.', ':']).next())
        .collect()
}

#[test]
fn the_guide_lists_every_operation_once() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/ignis.md");
    let guide = std::fs::read_to_string(guide).expect("the guide");
    let mut names = documented(&guide);
    names.sort_unstable();
    let listed: Vec<&str> = ALL.iter().map(|operation| operation.name).collect();
    assert_eq!(names, listed);
    // A row that is there twice is found.
    let row = guide.lines().find(|line| line.starts_with("| `rope")).expect("a row");
    assert_eq!(documented(&guide.replace(row, &format!("{row}\n{row}"))).len(), listed.len() + 1);
}

/// The names of the kernels in a folder and in its folders.
fn kernels(folder: &Path, names: &mut BTreeSet<String>) {
    for file in std::fs::read_dir(folder).expect("the folder") {
        let path = file.expect("a file").path();
        if path.is_dir() {
            kernels(&path, names);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a source file");
        for rest in text.split("\n#[t0::kernel").skip(1) {
            let function = rest.split_once("\npub fn ").expect("the function of the attribute").1;
            names.insert(function.split(['(', '<']).next().expect("a name").to_string());
        }
    }
}

#[test]
fn the_guide_lists_every_kernel() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut expected = BTreeSet::new();
    kernels(&manifest.join("src"), &mut expected);
    assert!(expected.len() > 50, "{expected:?}");
    let guide = std::fs::read_to_string(manifest.join("../docs/ignis.md")).expect("the guide");
    let table = guide.split_once("\n## Kernels\n").expect("the section").1;
    let rows = table.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let cells = rows.take_while(|line| line.starts_with('|')).flat_map(|row| row.split('|').skip(2).take(2));
    let found: BTreeSet<String> =
        cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_string).collect();
    assert_eq!(found, expected);
}

/// A public method of `Tensor` that reads elements is an operation or creates, reads or describes a tensor.
#[test]
fn the_files_of_operations_define_methods_of_their_name() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ops");
    for operation in ALL {
        let text = std::fs::read_to_string(folder.join(operation.name).with_extension("rs")).expect("a file");
        let methods: Vec<&str> =
            text.split("\n    pub fn ").skip(1).filter_map(|rest| rest.split(['(', '<']).next()).collect();
        assert_eq!(methods, [operation.name], "one public method for each operation");
    }
}

#[test]
fn every_operation_has_ten_cases_with_empty_and_single_elements() {
    for operation in ALL {
        let elements = |case: &ignis::ops::Case| -> Vec<usize> {
            case.shapes.iter().map(|shape| shape.iter().product()).collect()
        };
        assert!(operation.cases.len() >= 10, "{}", operation.name);
        assert!(operation.cases.iter().any(|case| elements(case).contains(&0)), "{}: no empty operand", operation.name);
        // `rope` rotates pairs, so that its smallest operand has two elements.
        assert!(
            operation.cases.iter().any(|case| elements(case).iter().any(|count| (1..=2).contains(count))),
            "{}: no single element",
            operation.name
        );
    }
}

#[test]
fn every_differentiable_operand_gets_a_gradient_that_agrees_with_finite_differences() {
    let context = strict();
    for operation in ALL.iter().filter(|operation| operation.operands.iter().any(|o| o.differentiable)) {
        let (name, case) = (operation.name, &operation.cases[0]);
        let mut random = random(operation, 0, DType::F32);
        let given = operands(&context, operation, case, DType::F32, &mut random);
        let tape = Tape::new();
        let watched: Vec<Tensor> = given.iter().map(|(x, _)| x.clone()).collect();
        let watched: Vec<Tensor> = watched
            .iter()
            .zip(operation.operands)
            .map(|(x, operand)| if operand.differentiable { tape.watch(x) } else { x.clone() })
            .collect();
        let out = (operation.run)(&watched, case.args).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(out.is_tracked(), "{name}");
        let noise: Vec<f64> = (0..out.elements()).map(|_| 2.0 * random.unit() - 1.0).collect();
        let (grad, weights) = rounded(&context, out.dtype(), &noise, out.shape());
        let gradients = tape.backward_from(&out, &grad).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (which, operand) in operation.operands.iter().enumerate().filter(|(_, operand)| operand.differentiable) {
            let gradient = gradients.get(&watched[which]).unwrap_or_else(|| panic!("{name}: {}", operand.name));
            let gradient = numbers(gradient).expect("numbers");
            let direction: Vec<f64> = gradient.iter().map(|_| 2.0 * random.unit() - 1.0).collect();
            let step = 1.0 / 512.0;
            let value = |sign: f64| -> f64 {
                let (x, plain) = &given[which];
                let moved: Vec<f64> = plain.iter().zip(&direction).map(|(x, d)| x + sign * step * d).collect();
                let mut all: Vec<Tensor> = given.iter().map(|(x, _)| x.clone()).collect();
                all[which] = rounded(&context, DType::F32, &moved, x.shape()).0;
                let out = (operation.run)(&all, case.args).expect("a result");
                numbers(&out).expect("numbers").iter().zip(&weights).map(|(y, w)| y * w).sum()
            };
            let difference = (value(1.0) - value(-1.0)) / (2.0 * step);
            let expected: f64 = gradient.iter().zip(&direction).map(|(g, d)| g * d).sum();
            let scale: f64 = gradient.iter().zip(&direction).map(|(g, d)| (g * d).abs()).sum();
            let (name, of) = (name, operand.name);
            assert!(scale > 0.0, "{name}: the gradient of {of} is zero");
            assert!((difference - expected).abs() <= 1e-2 * scale, "{name}: {of}: {expected} and {difference}");
        }
    }
}

#[test]
fn operations_without_a_backward_refuse_tracked_tensors() {
    let context = strict();
    let mut found = 0;
    for operation in ALL.iter().filter(|operation| operation.operands.iter().all(|o| !o.differentiable)) {
        found += 1;
        let (name, case) = (operation.name, &operation.cases[0]);
        let mut random = random(operation, 0, DType::F32);
        let given = operands(&context, operation, case, DType::F32, &mut random);
        let tape = Tape::new();
        let watched: Vec<Tensor> = given.iter().map(|(x, _)| tape.watch(x)).collect();
        let error = (operation.run)(&watched, case.args).unwrap_err();
        assert!(matches!(error, Error::NoBackward { op } if op == name), "{error}");
        assert_eq!(
            error.to_string(),
            format!(
                "`{name}` has no backward, and an operand is tracked by a tape, so gradients would be lost: pass `tensor.detach()` if no gradient should flow through it, or call it within `tape.no_grad`"
            )
        );
        tape.no_grad(|| (operation.run)(&watched, case.args)).expect("a result");
    }
    assert!(found > 0);
}
