//! Runs llvm-mc-22 in batches: words from text, and text from words, including words that are not instructions or that
//! crash llvm-mc.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// The text of words that crash llvm-mc.
pub const CRASHED: &str = "/*lost*/";

/// The machine to assemble and disassemble for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Machine {
    /// `-mcpu`.
    pub cpu: &'static str,
    /// `-mattr=+wavefrontsize64`.
    pub wave64: bool,
    /// If false, `-mattr=-real-true16`.
    pub true16: bool,
}

impl Machine {
    /// wave32 with register halves as operands: the default of `-mcpu`.
    pub const fn plain(cpu: &'static str) -> Machine {
        Machine { cpu, wave64: false, true16: true }
    }

    /// The output of llvm-mc in a mode (`--assemble`, `--disassemble`) on stdout and stderr; `None` if it is not
    /// installed.
    pub fn run(self, mode: &str, input: String) -> Option<(String, String)> {
        let attributes = match (self.wave64, self.true16) {
            (false, true) => "-mattr=",
            (true, true) => "-mattr=+wavefrontsize64",
            (false, false) => "-mattr=-real-true16",
            (true, false) => "-mattr=+wavefrontsize64,-real-true16",
        };
        let mut child = Command::new("llvm-mc-22")
            .args(["-triple=amdgcn-amd-amdhsa", &format!("-mcpu={}", self.cpu), attributes, "--show-encoding", mode])
            // Without this flag another program would symbolise the stack of a crash, which takes longer than the
            // batch.
            .env("LLVM_DISABLE_SYMBOLIZATION", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .ok()?;
        let mut stdin = child.stdin.take()?;
        let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
        let output = child.wait_with_output().ok()?;
        // A crash closes the pipe early; the output until then is used.
        let _ = writer.join().ok()?;
        Some((String::from_utf8(output.stdout).ok()?, String::from_utf8_lossy(&output.stderr).into_owned()))
    }

    /// The words of each line, or llvm-mc's error; `None` if it is not installed. Each line must be one instruction.
    pub fn assemble(self, lines: &[String]) -> Option<Vec<Result<Vec<u32>, String>>> {
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

    /// The text of each instruction, empty if llvm-mc refuses it; `None` if llvm-mc is not installed. Some words crash
    /// llvm-mc: their text is [`CRASHED`].
    pub fn disassemble(self, words: &[Vec<u32>]) -> Option<Vec<String>> {
        let mut input = String::new();
        for words in words {
            input.push('[');
            for byte in words.iter().flat_map(|word| word.to_le_bytes()) {
                input += &format!("{byte:#04x} ");
            }
            // Brackets prevent that invalid words consume the following ones; an s_nop marks the end of each
            // instruction.
            input += "]\n[0x5a 0x5a 0x80 0xbf]\n";
        }
        let (text, _) = self.run("--disassemble", input)?;
        let mut lines = vec![String::new()];
        for line in text.lines() {
            let line = line.split(';').next().unwrap_or("").split("// encoding").next().unwrap_or("").trim();
            if line == "s_nop 0x5a5a" {
                lines.push(String::new());
            } else if !line.is_empty() && !line.starts_with('.') {
                let last = lines.last_mut()?;
                *last += if last.is_empty() { "" } else { " / " };
                *last += line;
            }
        }
        lines.pop();
        if lines.len() < words.len() {
            // The word after the last printed line caused the crash: continue after it.
            let done = lines.len();
            lines.push(CRASHED.to_owned());
            lines.append(&mut self.disassemble(&words[done + 1..])?);
        }
        Some(lines)
    }
}

/// Reports that llvm-mc-22 is missing; an error if oracles are required.
pub fn skip() {
    crate::oracle::missing("what llvm-mc says", "llvm-mc-22", "apt-get install llvm-22");
}
