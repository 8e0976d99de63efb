//! Text from words that may be no instruction, or make llvm-mc itself fail.

use crate::llvm_mc::Machine;

/// Stands for words that make llvm-mc fail.
pub(crate) const LOST: &str = "/*lost*/";

impl Machine {
    /// The text of each instruction, empty where llvm-mc finds none; None where it is not installed. Some words make llvm-mc itself fail:
    /// those have the text [`LOST`].
    pub(crate) fn disassemble(self, words: &[Vec<u32>]) -> Option<Vec<String>> {
        let mut input = String::new();
        for words in words {
            input.push('[');
            for byte in words.iter().flat_map(|word| word.to_le_bytes()) {
                input += &format!("{byte:#04x} ");
            }
            // Brackets keep what llvm-mc cannot read from swallowing what follows; an s_nop marks where each instruction ends.
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
            // The word after the last line that came back is to blame: go on behind it.
            let done = lines.len();
            lines.push(LOST.to_owned());
            lines.append(&mut self.disassemble(&words[done + 1..])?);
        }
        Some(lines)
    }
}
