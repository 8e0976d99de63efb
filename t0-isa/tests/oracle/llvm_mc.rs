//! llvm-mc-22 in batches: words from text. Text from words is for each user to ask as it needs it.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// For whom to assemble and disassemble.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Machine {
    /// `-mcpu`.
    pub(crate) cpu: &'static str,
    /// `-mattr=+wavefrontsize64`.
    pub(crate) wave64: bool,
    /// Without it `-mattr=-real-true16`.
    pub(crate) true16: bool,
}

impl Machine {
    /// A wave of 32 lanes with halves of registers as operands: what `-mcpu` alone gives.
    pub(crate) const fn plain(cpu: &'static str) -> Machine {
        Machine { cpu, wave64: false, true16: true }
    }

    pub(crate) fn run(self, mode: &str, input: String) -> Option<(String, String)> {
        let attributes = match (self.wave64, self.true16) {
            (false, true) => "-mattr=",
            (true, true) => "-mattr=+wavefrontsize64",
            (false, false) => "-mattr=-real-true16",
            (true, false) => "-mattr=+wavefrontsize64,-real-true16",
        };
        let mut child = Command::new("llvm-mc-22")
            .args(["-triple=amdgcn-amd-amdhsa", &format!("-mcpu={}", self.cpu), attributes, "--show-encoding", mode])
            // A crash would have its stack explained by another program, which takes longer than the batch.
            .env("LLVM_DISABLE_SYMBOLIZATION", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .ok()?;
        let mut stdin = child.stdin.take()?;
        let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
        let output = child.wait_with_output().ok()?;
        // A crash closes the pipe early; what it printed until then counts.
        let _ = writer.join().ok()?;
        Some((String::from_utf8(output.stdout).ok()?, String::from_utf8_lossy(&output.stderr).into_owned()))
    }

    /// The words of each line, or llvm-mc's error; None where it is not installed. Each line must be one instruction.
    pub(crate) fn assemble(self, lines: &[String]) -> Option<Vec<Result<Vec<u32>, String>>> {
        let (text, errors) = self.run("--assemble", lines.join("\n") + "\n")?;
        let mut out: Vec<Result<Vec<u32>, String>> = vec![Ok(Vec::new()); lines.len()];
        for message in errors.lines() {
            let mut parts = message.strip_prefix("<stdin>:").unwrap_or("").splitn(4, ':');
            let line = parts.next().and_then(|number| number.parse::<usize>().ok());
            if let (Some(line), Some(_), Some(" error"), Some(reason)) =
                (line, parts.next(), parts.next(), parts.next())
                && out[line - 1].is_ok()
            {
                out[line - 1] = Err(reason.trim().to_owned());
            }
        }
        let mut encodings = text.lines().filter_map(|line| line.split_once("encoding: [")?.1.split_once(']'));
        for line in out.iter_mut().flatten() {
            let (bytes, _) = encodings.next().expect("each line is an instruction or an error");
            let bytes: Vec<u8> = bytes
                .split(',')
                .filter_map(|byte| u8::from_str_radix(byte.trim().trim_start_matches("0x"), 16).ok())
                .collect();
            *line = bytes.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect();
        }
        Some(out)
    }
}

/// Says that the oracle is missing; an error where `T0_ORACLES_REQUIRED` is set.
pub(crate) fn skip() {
    assert!(std::env::var_os("T0_ORACLES_REQUIRED").is_none(), "llvm-mc-22 is required here (Debian package llvm-22)");
    println!("skipped: llvm-mc-22 is not installed (Debian package llvm-22)");
}
