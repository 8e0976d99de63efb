//! PM4 commands that a vendor packet runs: those that ROCr sends to an AQL queue.

use std::fmt;

/// The header of INDIRECT_BUFFER with its three words.
pub(super) const INDIRECT_BUFFER: u32 = header(0x3f, 3);

/// Commands that move nothing: padding, and fences between caches. The executor keeps no data in caches between
/// dispatches, so that a fence has no effect here.
const NOP: u32 = 0x10;
const ACQUIRE_MEM: u32 = 0x58;

/// The header of a command with `words` words after it.
const fn header(opcode: u32, words: u32) -> u32 {
    3 << 30 | (words - 1) << 16 | opcode << 8
}

/// Why commands cannot run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Refused {
    /// A command of this type or with this opcode is not supported.
    Unsupported { word: usize, header: u32 },
    /// A command extends past the end of its buffer.
    Truncated { word: usize },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Unsupported { word, header } => {
                write!(f, "this device does not support the PM4 command {header:#010x}, word {word} of its buffer")
            }
            Refused::Truncated { word } => write!(f, "the PM4 command at word {word} extends past its buffer"),
        }
    }
}

/// Runs the commands.
pub(super) fn run(words: &[u32]) -> Result<(), Refused> {
    let mut at = 0;
    while let Some(&header) = words.get(at) {
        let (kind, count, opcode) = (header >> 30, (header >> 16 & 0x3fff) as usize + 1, header >> 8 & 0xff);
        match (kind, opcode) {
            // A NOP whose count field has all bits set is a single word.
            (3, NOP) if count == 0x4000 => at += 1,
            (3, NOP | ACQUIRE_MEM) if at + count < words.len() => at += 1 + count,
            (3, NOP | ACQUIRE_MEM) => return Err(Refused::Truncated { word: at }),
            _ => return Err(Refused::Unsupported { word: at, header }),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fences_run_and_other_commands_are_refused() {
        let fence = [header(ACQUIRE_MEM, 7), 0, !0, 0xff, 0, 0, 10, 0x2ff0];
        assert_eq!(run(&fence), Ok(()));
        assert_eq!(run(&[3 << 30 | 0x3fff << 16 | NOP << 8]), Ok(()));
        assert_eq!(run(&fence[..7]), Err(Refused::Truncated { word: 0 }));
        let write = header(0x37, 2);
        assert_eq!(run(&[write, 0, 0]), Err(Refused::Unsupported { word: 0, header: write }));
        assert_eq!(run(&[0]), Err(Refused::Unsupported { word: 0, header: 0 }));
    }
}
