//! The command line of the example `qwen3_infer` where it ends before a device is opened: exit code, one clear
//! sentence on stderr, nothing on stdout.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use t0_tests_share::qwen3_folder::{Qwen3Folder, tiny};

/// Builds the example in this test's own profile and gives its path.
fn binary() -> &'static Path {
    static PATH: OnceLock<PathBuf> = OnceLock::new();
    PATH.get_or_init(|| {
        let mut build = Command::new(env!("CARGO"));
        // Of the whole workspace, so that its features are those that the tests are built with.
        build.args(["build", "--quiet", "--workspace", "--example", "qwen3_infer"]);
        if !cfg!(debug_assertions) {
            build.arg("--release");
        }
        assert!(build.status().unwrap().success(), "the example does not build");
        let test = std::env::current_exe().unwrap();
        test.parent().and_then(Path::parent).unwrap().join("examples/qwen3_infer")
    })
}

/// Exit code, stdout, and the first line of stderr.
fn run(args: &[&str], stdin: &[u8]) -> (Option<i32>, String, String) {
    let mut child = Command::new(binary())
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its flags does not read stdin.
    let _ = child.stdin.take().unwrap().write_all(stdin);
    let output = child.wait_with_output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let stderr = text(&output.stderr);
    assert!(!stderr.contains("panicked"), "{stderr}");
    (output.status.code(), text(&output.stdout), stderr.lines().next().unwrap_or_default().to_string())
}

#[track_caller]
fn refused(args: &[&str], stdin: &[u8], code: i32, sentence: &str) {
    let (found, stdout, stderr) = run(args, stdin);
    assert_eq!((found, stdout.as_str(), stderr.as_str()), (Some(code), "", format!("error: {sentence}").as_str()));
}

#[test]
fn bad_flags_are_usage_errors() {
    for (args, sentence) in [
        (&["--nonsense"][..], "unexpected argument '--nonsense' found"),
        (&["-p", "x", "stray"], "unexpected argument 'stray' found"),
        (&["-p", "x", "-n", "0"], "invalid value '0' for '--max-tokens <N>': 0 is not in 1..=4294967295"),
        (&["-p", "x", "-n", "many"], "invalid value 'many' for '--max-tokens <N>': invalid digit found in string"),
        (&["-p", "x", "-f", "y"], "the argument '--prompt <TEXT>' cannot be used with '--file <FILE>'"),
        (&["-p", "x", "--think", "--no-think"], "the argument '--think' cannot be used with '--no-think'"),
        (&["-p", "x", "--raw", "--system", "s"], "the argument '--raw' cannot be used with '--system <TEXT>'"),
        (&["-p", "x", "--seed", "-1"], "unexpected argument '-1' found"),
        (&["-p", "x", "--temperature", "nan"], "temperature is NaN; expected a number from 0 to 100"),
        (&["-p", "x", "--temp", "-0.5"], "temperature is -0.5; expected a number from 0 to 100"),
        (&["-p", "x", "--top-p", "1.5"], "top-p is 1.5; expected a number from 0 to 1"),
        (&["-p", "x", "--min-p", "-1"], "min-p is -1; expected a number from 0 to 1"),
        (&["-p", "x", "--repeat-penalty", "0"], "repeat-penalty is 0; expected a number from 0.01 to 100"),
        (&["-p", ""], "the prompt is empty: give at least one character"),
        (&["-p", "x", "-c", "99999"], "a context of 99999 tokens was asked for; the model has 1024"),
    ] {
        refused(args, b"", 2, sentence);
    }
    let (code, stdout, stderr) = run(&["-p", "x", "--device", "abacus"], b"");
    assert_eq!((code, stdout.as_str()), (Some(2), ""));
    assert_eq!(stderr, "error: invalid value 'abacus' for '--device <DEVICE>'");
}

#[test]
fn prompts_that_cannot_be_read() {
    refused(&[], b"", 2, "the prompt is empty: give at least one character");
    refused(&["-f", "-"], b"\n", 2, "the prompt is empty: give at least one character");
    refused(&["-f", "-"], b"caf\xE9", 1, "cannot read stdin: it is not UTF-8 text (byte 3)");
    refused(
        &["-f", "/nowhere/prompt.txt"],
        b"",
        1,
        "cannot read /nowhere/prompt.txt: No such file or directory (os error 2)",
    );
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().display().to_string();
    refused(&["-f", &path], b"", 1, &format!("cannot read {path}: Is a directory (os error 21)"));
}

#[test]
fn prompts_beyond_the_context() {
    let long = "Once upon a time ".repeat(400);
    let (code, stdout, stderr) = run(&["--raw"], long.as_bytes());
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert_eq!(stderr, "error: the prompt has 1601 tokens, the context is 1024: shorten the prompt");
    refused(
        &["--raw", "-c", "4", "-p", "Once upon a time there was"],
        b"",
        1,
        "the prompt has 6 tokens, the context is 4: shorten the prompt or raise the context (at most 1024)",
    );
}

#[test]
fn broken_folders_exit_with_1() {
    let missing = "/nowhere/at/all";
    refused(
        &["-m", missing, "-p", "x"],
        b"",
        1,
        &format!("{missing} is not a model folder: there is nothing at this path"),
    );
    let file = tiny().join("config.json").display().to_string();
    refused(
        &["--model", &file, "-p", "x"],
        b"",
        1,
        &format!(
            "{file} is not a model folder: it is a file; give the folder that holds config.json, tokenizer.json and \
             *.safetensors"
        ),
    );
    let dir = tempfile::tempdir().unwrap();
    Qwen3Folder::default().with("num_attention_heads", 0.into()).write(dir.path());
    let path = dir.path().display().to_string();
    refused(
        &["--model-path", &path, "-p", "x"],
        b"",
        1,
        &format!("{path}/config.json: `num_attention_heads` is 0; expected a whole number from 1 to 1024"),
    );
}

#[test]
fn help_goes_to_stdout() {
    let (code, stdout, stderr) = run(&["--help"], b"");
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    for flag in ["--model-path", "--prompt", "--max-tokens", "--temperature", "--top-p", "--top-k", "--seed", "--raw"] {
        assert!(stdout.contains(flag), "{flag} is missing in:\n{stdout}");
    }
}
