//! Tests the command line of the example `qwen3_infer`: exit codes, one clear sentence on stderr, only the text on
//! stdout.

use half::f16;
use serde_json::json;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use t0_tests_share::qwen3_folder::{Qwen3Folder, tiny};

/// Builds the example in the profile of this test and returns its path.
fn binary() -> &'static Path {
    static PATH: OnceLock<PathBuf> = OnceLock::new();
    PATH.get_or_init(|| {
        let mut build = Command::new(env!("CARGO"));
        // Builds it as part of the whole workspace, so that its features are those of the tests.
        build.args(["build", "--quiet", "--workspace", "--example", "qwen3_infer"]);
        if !cfg!(debug_assertions) {
            build.arg("--release");
        }
        assert!(build.status().unwrap().success(), "the example does not build");
        let test = std::env::current_exe().unwrap();
        test.parent().and_then(Path::parent).unwrap().join("examples/qwen3_infer")
    })
}

/// Starts the program and writes its stdin.
fn spawn(args: &[&str], stdin: &[u8], stdout: Stdio) -> Child {
    let mut child =
        Command::new(binary()).args(args).stdin(Stdio::piped()).stdout(stdout).stderr(Stdio::piped()).spawn().unwrap();
    // A program that refuses its flags does not read stdin.
    let _ = child.stdin.take().unwrap().write_all(stdin);
    child
}

/// Exit code, stdout, and the first line of stderr.
fn run(args: &[&str], stdin: &[u8]) -> (Option<i32>, String, String) {
    let output = spawn(args, stdin, Stdio::piped()).wait_with_output().unwrap();
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
        (
            &["-p", "x", "-n", "0"],
            "invalid value '0' for '--max-tokens <N>': expected a number from 1 to 4294967295, or -1 for no limit",
        ),
        (
            &["-p", "x", "-n", "-2"],
            "invalid value '-2' for '--max-tokens <N>': expected a number from 1 to 4294967295, or -1 for no limit",
        ),
        (
            &["-p", "x", "-n", "many"],
            "invalid value 'many' for '--max-tokens <N>': expected a number from 1 to 4294967295, or -1 for no limit",
        ),
        (&["-p", "x", "-f", "y"], "the argument '--prompt <TEXT>' cannot be used with '--file <FILE>'"),
        (&["-p", "x", "--think", "--no-think"], "the argument '--think' cannot be used with '--no-think'"),
        (&["-p", "x", "--raw", "--system", "s"], "the argument '--raw' cannot be used with '--system <TEXT>'"),
        (&["-p", "x", "--seed", "-1"], "unexpected argument '-1' found"),
        (&["-p", "x", "--temperature", "nan"], "temperature is NaN; expected a number from 0 to 100"),
        (&["-p", "x", "--temp", "-0.5"], "temperature is -0.5; expected a number from 0 to 100"),
        (&["-p", "x", "--top-p", "1.5"], "top-p is 1.5; expected a number from 0 to 1"),
        (&["-p", "x", "--min-p", "-1"], "min-p is -1; expected a number from 0 to 1"),
        (&["-p", "x", "--repeat-penalty", "0"], "repeat-penalty is 0; expected a number from 0.01 to 100"),
        (&["-p", ""], "the prompt is empty: pass at least one character"),
        (
            &["-p", "x", "-c", "99999"],
            "the requested context of 99999 tokens exceeds the model's maximum of 1024: request a smaller context",
        ),
    ] {
        refused(args, b"", 2, sentence);
    }
    let (code, stdout, stderr) = run(&["-p", "x", "--device", "abacus"], b"");
    assert_eq!((code, stdout.as_str()), (Some(2), ""));
    assert_eq!(stderr, "error: invalid value 'abacus' for '--device <DEVICE>'");
    let (code, _, stderr) = run(&["-p", "x", "--dtype", "f8"], b"");
    assert_eq!((code, stderr.as_str()), (Some(2), "error: invalid value 'f8' for '--dtype <DTYPE>'"));
}

#[test]
fn prompts_that_cannot_be_read() {
    refused(&[], b"", 2, "the prompt is empty: pass at least one character");
    refused(&["-f", "-"], b"\n", 2, "the prompt is empty: pass at least one character");
    refused(&["-p", "-"], b"\n", 2, "the prompt is empty: pass at least one character");
    refused(&["-p", "-"], b"caf\xE9", 1, "cannot read stdin: it is not UTF-8 text (byte 3)");
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
    assert_eq!(stderr, "error: the prompt has 1601 tokens, but the context is 1024: shorten the prompt");
    refused(
        &["--raw", "-c", "4", "-p", "Once upon a time there was"],
        b"",
        1,
        "the prompt has 6 tokens, but the context is 4: shorten the prompt or raise the context (at most 1024)",
    );
}

#[test]
fn broken_directories_exit_with_1() {
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
            "{file} is not a model folder: it is a file; pass the folder that contains config.json, tokenizer.json and \
             *.safetensors, or a *.gguf file"
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

/// A directory with f16 weights that works with the tiny model's tokenizer and template.
fn f16_folder(change: impl FnOnce(&mut Qwen3Folder)) -> (tempfile::TempDir, String) {
    let dir = tempfile::tempdir().unwrap();
    let mut maker = Qwen3Folder::default();
    for tensor in &mut maker.tensors {
        let values = tensor.3.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]]));
        tensor.3 = values.flat_map(|x| f16::from_f32(x).to_le_bytes()).collect();
        tensor.1 = "F16";
    }
    change(&mut maker);
    maker.write(dir.path());
    let path = dir.path().display().to_string();
    (dir, path)
}

#[test]
fn conversions_of_weights_are_reported() {
    let (_dir, path) = f16_folder(|_| {});
    let mut texts = Vec::new();
    for (dtype, line, loaded) in [
        ("auto", "", "2 layers, F16;"),
        ("f16", "", "2 layers, F16;"),
        ("bf16", "converting 56.0 kB of F16 weights to bf16, rounded to nearest", "2 layers, F16 run in bf16;"),
        ("f32", "converting 56.0 kB of F16 weights to f32, exactly", "2 layers, F16 run in f32;"),
    ] {
        let args = ["-m", &path, "--raw", "-p", "Once upon a time", "-n", "3", "--temp", "0", "--dtype", dtype];
        let output = spawn(&args, b"", Stdio::piped()).wait_with_output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        let mut lines = stderr.lines();
        if !line.is_empty() {
            assert_eq!(lines.next(), Some(line), "{dtype}");
        }
        assert!(lines.next().unwrap().contains(loaded), "{dtype}: {stderr}");
        assert_eq!(output.status.code(), Some(0));
        texts.push(output.stdout);
    }
    assert_eq!(texts[0], texts[1]);
    // The weight is outside the range of f16; the other types can represent it.
    let (_dir, path) = f16_folder(|maker| {
        maker.tensors = Qwen3Folder::default().tensors;
        maker.tensor("model.norm.weight").3[..4].copy_from_slice(&1e5f32.to_le_bytes());
    });
    refused(
        &["-m", &path, "--raw", "-q", "-p", "x", "--dtype", "f16"],
        b"",
        1,
        &format!(
            "{path}/model.safetensors: the tensor model.norm.weight holds 100000 at element 0, which f16 cannot \
             represent: run in f32"
        ),
    );
}

#[test]
fn thinking_needs_a_template_with_that_switch() {
    let dir = tempfile::tempdir().unwrap();
    Qwen3Folder::default().write(dir.path());
    let template = json!({"chat_template": "{{ messages[0].content }}"}).to_string();
    std::fs::write(dir.path().join("tokenizer_config.json"), template).unwrap();
    let path = dir.path().display().to_string();
    for flag in ["--think", "--no-think"] {
        refused(
            &["-m", &path, "-p", "x", flag],
            b"",
            2,
            &format!(
                "{path}/tokenizer_config.json: the chat template ignores `enable_thinking`, so thinking cannot be \
                 switched on or off"
            ),
        );
    }
}

#[test]
fn no_limit_means_until_the_text_ends_or_the_context_is_full() {
    let args = ["--raw", "-p", "-", "-n", "-1", "-c", "24", "--temp", "0", "--json", "-q"];
    let (code, stdout, stderr) = run(&args, b"Once upon a time\n");
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    let json: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!((&json["prompt_tokens"], &json["generated_tokens"]), (&json!(4), &json!(21)));
    assert_eq!((&json["stop"], &json["dtype"]), (&json!("context full"), &json!("bf16")));
    let args = ["-p", "Tell me a story about a bear named Lucy.", "-n", "-1", "--temp", "0", "--json", "-q"];
    let json: serde_json::Value = serde_json::from_str(&run(&args, b"").1).unwrap();
    assert_eq!(json["stop"], json!("end of text"));
}

/// The exit code equals that of a program killed by SIGPIPE, so that `set -o pipefail` and scripts notice.
#[test]
fn a_closed_pipe_gives_the_exit_code_of_sigpipe() {
    for mode in ["--raw", "--json"] {
        let mut child = spawn(&["-p", "Once upon a time", "-n", "8", "-q", mode], b"", Stdio::piped());
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr), (Some(141), vec![]), "{mode}");
    }
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = spawn(&["-p", "Once upon a time", "-n", "8", "-q"], b"", full.into()).wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(stderr, "error: cannot write to stdout: No space left on device (os error 28)\n");
}

/// `--stats` prints the bits of a weight on the device, which depend on the form.
#[test]
fn quantised_weights_have_fewer_bits() {
    for (flags, bits, form) in [
        (&[][..], "16.00", "bf16"),
        (&["--quantize", "int8"], "8.50", "int8 with bf16"),
        (&["--quantize", "int4"], "5.54", "int4 with bf16"),
    ] {
        let args = [&["-p", "Once upon a time", "--raw", "-n", "8", "--temp", "0", "--stats"], flags].concat();
        let output = spawn(&args, b"", Stdio::piped()).wait_with_output().unwrap();
        let (stdout, stderr) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert_eq!(output.status.code(), Some(0), "{stderr}");
        assert!(stdout.len() > 16, "{stdout}");
        for (name, value) in [("bits per weight", bits), ("runs in", form)] {
            assert!(stderr.contains(&format!("  {name:<18} {value}\n")), "{name}: {stderr}");
        }
        let modelled = stderr.lines().find_map(|line| line.strip_prefix("  modelled, 7900 XTX ")).expect("a time");
        let [prompt, rate] = ["prompt ", " ms, then "].map(|before| {
            let rest = modelled.split_once(before).expect("a number").1;
            rest.split(' ').next().and_then(|number| number.parse::<f64>().ok()).expect("a number")
        });
        assert!(prompt > 0.05 && prompt < 5.0 && rate > 500.0 && rate < 20_000.0, "{modelled}");
    }
}

/// Guesses do not change the text, and `--stats` prints how many were right.
#[test]
fn guessed_tokens_do_not_change_the_text() {
    let tiny = tiny().display().to_string();
    let story = "The cat saw a dog. The dog saw a cat. The cat saw a dog. The dog saw";
    let text = |flags: &[&str]| {
        let args = [&["-p", story, "--raw", "-n", "60", "--temp", "0.4", "--seed", "3", "--stats"], flags].concat();
        let output = spawn(&args, b"", Stdio::piped()).wait_with_output().unwrap();
        let (stdout, stderr) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert_eq!(output.status.code(), Some(0), "{stderr}");
        let line = stderr.lines().find_map(|line| line.strip_prefix("  guessed tokens     ")).map(str::to_string);
        (stdout, line)
    };
    let (from_prompt, line) = text(&["--speculate", "4"]);
    assert!(line.is_some_and(|line| line.contains(" accepted, ") && !line.contains(" of 0 ")), "no guesses");
    let (from_model, line) = text(&["--speculate", "5", "--draft-model", &tiny]);
    assert!(line.is_some_and(|line| line.ends_with(" accepted, 100 %")), "the model knows its own tokens");
    assert_eq!(from_prompt, from_model);
    assert_eq!(text(&[]).1, None);
    refused(&["-p", "x", "--draft-model", &tiny], b"", 2, "the following required arguments were not provided:");
    let folder = tempfile::tempdir().unwrap();
    Qwen3Folder::default().write(folder.path());
    let path = folder.path().join("tokenizer.json");
    let mut tokenizer: serde_json::Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    let special = &mut tokenizer["added_tokens"][0]["special"];
    *special = (!special.as_bool().unwrap()).into();
    std::fs::write(&path, tokenizer.to_string()).unwrap();
    let other = folder.path().display().to_string();
    refused(
        &["-p", "x", "--speculate", "2", "--draft-model", &other],
        b"",
        1,
        &format!(
            "the tokenizer of {other} is not that of tiny-qwen3 (embedded): a draft model must have the same tokens"
        ),
    );
}

/// The second turn finds the first one in the cache, and a new chat begins without it.
#[test]
fn a_chat_answers_line_by_line() {
    let lines = b"Tell me a story about a fox.\n\nAnd about a bear?\n/clear\nTell me a story about a fox.\n/exit\nno\n";
    let child = spawn(&["--chat", "-n", "8", "--temp", "0", "--stats"], lines, Stdio::piped());
    let output = child.wait_with_output().unwrap();
    let (stdout, stderr) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!(output.status.code(), Some(0), "{stderr}");
    let answers: Vec<&str> = stdout.lines().collect();
    assert_eq!(answers.len(), 3, "{stdout}");
    assert_eq!(answers[0], answers[2]);
    let turns: Vec<&str> = stderr.lines().filter(|l| l.starts_with("load ")).collect();
    assert_eq!(turns.len(), 3, "{stderr}");
    let cached: Vec<bool> = turns.iter().map(|l| l.contains(" cached) tokens")).collect();
    assert_eq!(cached, [false, true, false], "{stderr}");
}

#[test]
fn a_chat_that_is_too_long_can_begin_again() {
    let lines = format!("{}\nhello\n", "Once upon a time ".repeat(20));
    let child = spawn(&["--chat", "-n", "4", "-c", "64", "-q"], lines.as_bytes(), Stdio::piped());
    let output = child.wait_with_output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{stderr}");
    assert!(stderr.starts_with("error: the prompt has ") && stderr.contains("but the context is 64"), "{stderr}");
    assert!(stderr.ends_with("/clear begins a new chat; --ctx-size sets a larger context\n"), "{stderr}");
    assert!(!output.stdout.is_empty());
    refused(&["--chat", "-p", "x"], b"", 2, "the argument '--chat' cannot be used with '--prompt <TEXT>'");
}

/// 20,000 tokens take the virtual GPU minutes; Ctrl-C ends that at the end of the current layer.
#[test]
fn ctrl_c_interrupts_a_long_prompt() {
    let dir = tempfile::tempdir().unwrap();
    Qwen3Folder::default().with("max_position_embeddings", json!(40_000)).write(dir.path());
    let path = dir.path().display().to_string();
    let prompt = "Once upon a time ".repeat(5000);
    let mut child = spawn(&["-m", &path, "--raw", "-f", "-", "-n", "8"], prompt.as_bytes(), Stdio::piped());
    let mut stderr = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    stderr.read_line(&mut line).unwrap();
    assert!(line.contains("2 layers"), "{line}");
    // Wait until a part of the prompt has been processed.
    std::thread::sleep(std::time::Duration::from_millis(500));
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let sent = std::time::Instant::now();
    let mut rest = String::new();
    stderr.read_to_string(&mut rest).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stdout), (Some(130), vec![]), "{rest}");
    assert!(sent.elapsed().as_secs() < 20, "{:?}", sent.elapsed());
    let read: Option<u32> = rest.split("prompt ").nth(1).and_then(|r| r.split(" of 20001 tokens").next()?.parse().ok());
    assert!(read.is_some_and(|n| (1..20_001).contains(&n)) && rest.contains("; stopped: interrupted;"), "{rest}");
}

/// A prompt file may be a pipe of the shell, but not a FIFO without a writer; its byte order mark and the last line end
/// are not part of the prompt.
#[test]
fn prompt_files() {
    let dir = tempfile::tempdir().unwrap();
    let fifo = dir.path().join("fifo").display().to_string();
    assert!(Command::new("mkfifo").arg(&fifo).status().unwrap().success());
    refused(&["-f", &fifo], b"", 1, &format!("{fifo} is a FIFO; expected a regular file"));
    let tokens = |text: &[u8]| {
        let path = dir.path().join("prompt").display().to_string();
        std::fs::write(&path, text).unwrap();
        let (code, stdout, _) = run(&["--raw", "-f", &path, "-n", "1", "--temp", "0", "--json", "-q"], b"");
        assert_eq!(code, Some(0));
        serde_json::from_str::<serde_json::Value>(&stdout).unwrap()["prompt_tokens"].as_u64().unwrap()
    };
    let plain = tokens(b"Once upon a time");
    for text in [&b"Once upon a time\n"[..], b"Once upon a time\r\n", b"\xEF\xBB\xBFOnce upon a time\n"] {
        assert_eq!(tokens(text), plain);
    }
    assert!(tokens(b"Once upon a time\n\n") > plain);
    let (_, help, _) = run(&["--help"], b"");
    assert!(
        help.split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .contains("one line end at the end is removed, also with --raw")
    );
}

#[test]
fn json_has_the_tokens_in_one_line() {
    let (_, stdout, _) = run(&["--raw", "-p", "Once upon a time", "-n", "4", "--temp", "0", "--json", "-q"], b"");
    let json: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(json["tokens"].as_array().map(Vec::len), Some(4));
    let line = stdout.lines().find(|line| line.contains("\"tokens\":")).unwrap();
    assert_eq!(line.trim().trim_end_matches(','), format!("\"tokens\": {}", json["tokens"]));
}

/// Where stderr is not a terminal, long runs print lines about their progress.
#[test]
fn progress_is_printed_to_a_file() {
    let dir = tempfile::tempdir().unwrap();
    Qwen3Folder::default().with("max_position_embeddings", json!(40_000)).with("my_key", json!(1)).write(dir.path());
    let path = dir.path().display().to_string();
    let prompt = "Once upon a time ".repeat(5000);
    let mut child = spawn(&["-m", &path, "--raw", "-f", "-", "-n", "8"], prompt.as_bytes(), Stdio::piped());
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap);
    assert_eq!(lines.next().unwrap(), "config.json has keys that are unknown and have no effect: my_key");
    assert!(lines.next().unwrap().contains("2 layers"));
    let line = lines.next().unwrap();
    assert!(line.starts_with("reading the prompt: ") && line.ends_with(" of 20001 tokens"), "{line}");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn help_goes_to_stdout() {
    let (code, stdout, stderr) = run(&["--help"], b"");
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    for flag in [
        "--model-path",
        "--prompt",
        "--max-tokens",
        "--temperature",
        "--top-p",
        "--top-k",
        "--seed",
        "--raw",
        "--dtype",
        "141 ",
    ] {
        assert!(stdout.contains(flag), "{flag} is missing in:\n{stdout}");
    }
}
