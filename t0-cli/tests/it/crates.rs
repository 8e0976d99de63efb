//! Runs `t0 inspect` and `t0 explain` on crates of several files: modules, instances, and the written code object.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const FILES: [(&str, &str); 4] = [
    ("src/lib.rs", "mod math;\npub mod layers;\n"),
    (
        "src/math.rs",
        "use t0::prelude::*;\n\n#[t0::device]\npub fn scaled(x: f32) -> f32 {\n    x * 3.0\n}\n\n\
         #[t0::kernel(block = 32)]\npub fn halved(n: u32, keep: bool, mut out: Out<u32>) {\n    let mut s = n;\n    \
         while s > 0 {\n        s /= 2;\n    }\n    out[lane()] = if keep { s } else { n };\n}\n",
    ),
    ("src/layers/mod.rs", "mod norm;\n"),
    (
        "src/layers/norm.rs",
        "use crate::math::scaled;\nuse t0::prelude::*;\n\n#[t0::kernel(block = 32, for((T, N) in [(f32, 2), (bf16, 3)]))]\n\
         pub fn norm<T: Float, const N: u32>(x: In<T>, mut out: Out<f32>) {\n    let i = lane();\n    \
         out[i] = scaled(x[i * N].to_f32());\n}\n",
    ),
];

fn folder(test: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("crates").join(test);
    let _ = fs::remove_dir_all(&path);
    for (file, text) in FILES {
        let file = path.join("demo").join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    path
}

fn t0(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_t0")).current_dir(folder).args(arguments).env("NO_COLOR", "1").output().unwrap()
}

fn stdout(folder: &Path, arguments: &[&str]) -> String {
    let output = t0(folder, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(folder: &Path, arguments: &[&str]) -> String {
    let output = t0(folder, arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_kernels_of_a_crate_are_listed_with_their_instances() {
    let folder = folder("listed");
    let list = stdout(&folder, &["inspect", "--crate", "demo"]);
    let begins = |line: &&str, name: &str, place: &str| {
        let mut words = line.rsplit_once(place).into_iter();
        words.next().is_some_and(|(before, _)| before.trim() == name)
    };
    for (name, place) in [
        ("halved", " src/math.rs:9 "),
        ("norm<f32, 2>", " src/layers/norm.rs:5 "),
        ("norm<bf16, 3>", " src/layers/norm.rs:5 "),
    ] {
        assert!(list.lines().any(|line| begins(&line, name, place)), "{name}\n{list}");
    }
    // The same from the root file, from the file of a module, and for one kernel by its path.
    assert!(stdout(&folder, &["inspect", "demo/src/lib.rs"]).contains("demo/src/layers/norm.rs:5"));
    assert!(stdout(&folder, &["inspect", "demo/src/math.rs"]).contains("halved"));
    let typed = stdout(&folder, &["inspect", "--crate", "demo", "--kernel", "layers::norm::norm", "--stage", "typed"]);
    assert!(typed.contains("norm<f32, 2>") && typed.contains("norm<bf16, 3>"), "{typed}");
}

#[test]
fn the_code_object_of_a_kernel_in_source_is_written() {
    let folder = folder("written");
    let arguments = ["inspect", "--crate", "demo", "--kernel", "norm<bf16, 3>", "-o", "k.co"];
    let output = t0(&folder, &arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && output.stdout.is_empty(), "{error}");
    let bytes = fs::read(folder.join("k.co")).unwrap();
    assert_eq!(error, format!("wrote {} bytes to k.co\n", bytes.len()));
    assert!(bytes.starts_with(b"\x7fELF"));
    let summary = stdout(&folder, &["inspect", "k.co"]);
    assert!(summary.contains("norm<bf16, 3> src/layers/norm.rs:"), "{summary}");
    assert!(summary.contains("x: In<bf16> by_value") && summary.contains("out: Out<f32> by_value"), "{summary}");
    let notes = stdout(&folder, &["inspect", "k.co", "--stage", "notes"]);
    assert!(notes.contains(".type_name:      'In<bf16>'\n") && notes.contains("t0.instance:     bf16, 3\n"), "{notes}");
    // It runs.
    let run = "run k.co --grid 32 --arg bf16[96]:range --arg f32[32] --out out --print 3";
    let run: Vec<&str> = run.split(' ').collect();
    assert!(stdout(&folder, &run).contains("arg 1 `out`, f32[32]: 0.0 9.0 18.0 .. 29 more"));
    let error = refused(&folder, &["inspect", "--crate", "demo", "--kernel", "norm", "-o", "x.co"]);
    assert_eq!(
        error,
        "error: -o writes the code object of one kernel, but several match; choose one: \
         --kernel 'norm<f32, 2>', --kernel 'norm<bf16, 3>'\n"
    );
    assert!(!folder.join("x.co").exists());
}

#[test]
fn arguments_are_compared_with_the_types_of_the_parameters() {
    let folder = folder("compared");
    stdout(&folder, &["inspect", "--crate", "demo", "--kernel", "halved", "-o", "k.co"]);
    let run = |text: &str| refused(&folder, &text.split(' ').collect::<Vec<_>>());
    for (arguments, why) in [
        ("u32:9 bool:1 i32[32]", "argument 2 `out` is Out<u32>, not i32[..]: write u32[..]"),
        ("f32:9 bool:1 u32[32]", "argument 0 `n` is u32, not f32:..: write u32:.."),
        ("u32[9] bool:1 u32[32]", "argument 0 `n` is u32, not u32[..]: write u32:.."),
        ("u32:9 u32:1 u32[32]", "argument 1 `keep` is bool, not u32:..: write bool:.."),
        ("u32:9 bool:1 u32:1", "argument 2 `out` is Out<u32>, not u32:..: write u32[..]"),
    ] {
        let arguments: Vec<String> = arguments.split(' ').map(|a| format!(" --arg {a}")).collect();
        assert_eq!(run(&format!("run k.co --grid 32{}", arguments.concat())), format!("error: {why}\n"));
    }
    // A `bool` of a kernel takes four bytes; the type of `bytes:` is not checked.
    for keep in ["bool:0", "bytes:00000000"] {
        let text = format!("run k.co --grid 32 --arg u32:9 --arg {keep} --arg u32[32] --out out --print 1");
        assert!(stdout(&folder, &text.split(' ').collect::<Vec<_>>()).contains("u32[32]: 9 .."), "{keep}");
    }
}

#[test]
fn explain_describes_the_optimised_code() {
    let folder = folder("explained");
    let explained = stdout(&folder, &["explain", "--crate", "demo", "--kernel", "halved"]);
    // `s /= 2` is a shift.
    assert!(!explained.contains("division"), "{explained}");
    fs::write(
        folder.join("k.rs"),
        "#[t0::kernel(block = 32)]\nfn k(n: u32, mut out: Out<u32>) {\n    out[lane()] = lane() / n;\n}\n",
    )
    .unwrap();
    let explained = stdout(&folder, &["explain", "k.rs"]);
    assert!(explained.contains("integer division x1"), "{explained}");
}

#[test]
fn missing_files_are_errors() {
    let folder = folder("not_loaded");
    fs::create_dir(folder.join("empty")).unwrap();
    assert_eq!(
        refused(&folder, &["explain", "--crate", "empty"]),
        "error: empty is not a crate: it has neither src/lib.rs nor src/main.rs\n"
    );
    fs::remove_file(folder.join("demo/src/math.rs")).unwrap();
    assert_eq!(
        refused(&folder, &["inspect", "--crate", "demo"]),
        "error: src/lib.rs declares a module whose file does not exist: expected one of src/math.rs, src/math/mod.rs\n"
    );
    fs::write(folder.join("demo/src/math.rs"), "#[t0::device] pub fn scaled(x: f32) -> f32 { x.norm() }").unwrap();
    let error = refused(&folder, &["explain", "--crate", "demo", "--kernel", "norm"]);
    assert!(error.contains("src/math.rs:1:"), "an error names its file\n{error}");
    let output = t0(&folder, &["inspect", "k.co", "--crate", "demo"]);
    assert_eq!(output.status.code(), Some(2), "a file and a crate together are an invalid command line");
}
