//! Inline assembly: instructions as text, with operands in place of registers.

use std::fmt;

/// Instructions and their operands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsmBlock {
    /// One instruction each; `{name}` stands for an operand.
    pub lines: Vec<String>,
    /// In the order of the source: [`super::Op::Asm`] takes the values of those with [`Direction::In`] and
    /// [`Direction::InOut`], and returns the words of those with [`Direction::Out`] and [`Direction::InOut`] one after
    /// another.
    pub operands: Vec<AsmOperand>,
}

/// An operand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct AsmOperand {
    pub name: String,
    pub direction: Direction,
    pub class: RegisterFile,
    /// Registers it takes: 1 or 2.
    pub words: u8,
}

/// What writes an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// The kernel.
    In,
    /// The instructions.
    Out,
    /// The kernel, then the instructions.
    InOut,
}

/// A register file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegisterFile {
    /// A value for each lane.
    Vector,
    /// One value for the wave.
    Scalar,
}

impl AsmBlock {
    /// The operands that the kernel passes.
    pub fn given(&self) -> impl Iterator<Item = &AsmOperand> {
        self.operands.iter().filter(|o| o.direction != Direction::Out)
    }

    /// The operands that the instructions write. All are of one register file.
    pub fn results(&self) -> impl Iterator<Item = &AsmOperand> {
        self.operands.iter().filter(|o| o.direction != Direction::In)
    }

    /// Words of the result.
    pub fn result_words(&self) -> u32 {
        self.results().map(|o| u32::from(o.words)).sum()
    }

    /// True where the result is the same in all lanes of the wave.
    pub fn is_scalar(&self) -> bool {
        self.results().all(|o| o.class == RegisterFile::Scalar)
    }
}

impl fmt::Display for AsmBlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.lines.join("\n"))?;
        for o in &self.operands {
            let class = if o.class == RegisterFile::Scalar { "sgpr" } else { "vgpr" };
            let direction = format!("{:?}", o.direction).to_lowercase();
            write!(f, ", {} = {direction}({class}) w{}", o.name, o.words)?;
        }
        Ok(())
    }
}
