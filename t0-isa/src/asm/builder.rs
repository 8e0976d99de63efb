//! Kernels written in Rust: instructions with labels and loops, or lines of assembly text that contain Rust values.

use super::{Options, program::Program};
use crate::isa::{EncodeError, Generation, Inst, Op, Operand, ParseError, Reg, encode_for};
use crate::target::Target;
use std::fmt;

/// A position in a [`Builder`]'s code, which branches can refer to before it is bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Label(u32);

/// Instructions in program order. Branches are patched when all labels are bound.
///
/// ```
/// use t0_isa::asm::Builder;
/// use t0_isa::isa::{Op, Operand, Reg};
/// use t0_isa::target::GFX1100;
///
/// let (s, v) = (Operand::s, Operand::v);
/// let mut code = Builder::new(&GFX1100);
/// code.op(Op::v_mov_b32, &[v(1), Operand::int(0)]);
/// // v1 = 10 * v0, the slow way.
/// code.repeat(Reg::s(2), 10, |code| {
///     code.op(Op::v_add_nc_u32, &[v(1), v(0), v(1)]);
/// });
/// let done = code.label();
/// code.op(Op::s_cmp_eq_u32, &[s(0), Operand::int(0)]).branch(Op::s_cbranch_scc1, done);
/// code.line("v_mul_f32 v1, 2.0, v1");
/// code.bind(done).op(Op::s_endpgm, &[]);
/// let words = code.finish()?;
/// assert_eq!(words.last(), Some(&0xbfb0_0000));
/// # Ok::<(), t0_isa::asm::BuilderError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Builder {
    target: &'static Target,
    words: Vec<u32>,
    /// The position where each label is bound, in words.
    labels: Vec<Option<usize>>,
    /// Branches: their positions and target labels.
    branches: Vec<(usize, Label)>,
    error: Option<BuilderError>,
    instructions: usize,
    vgprs: u32,
    sgprs: u32,
}

/// Why code cannot be built. Only the first error is reported.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BuilderError {
    /// An instruction that has no encoding.
    #[error("instruction {index} (`{text}`): {error}")]
    Encode {
        /// Position in the code, from 0.
        index: usize,
        /// The instruction as text.
        text: String,
        /// The broken rule.
        error: EncodeError,
    },
    /// An instruction whose registers break a rule that an encoding cannot express.
    #[error("instruction {index} (`{text}`): {rule}")]
    Rule {
        /// Position in the code, from 0.
        index: usize,
        /// The instruction as text.
        text: String,
        /// The broken rule.
        rule: &'static str,
    },
    /// A line of text that is not an instruction.
    #[error("instruction {index}: {error}")]
    Text {
        /// Position in the code, from 0.
        index: usize,
        /// What is wrong.
        error: ParseError,
    },
    /// A label that branches refer to but that is never bound.
    #[error("label {0} is used but never bound")]
    Unbound(u32),
    /// A label bound twice.
    #[error("label {0} is bound twice")]
    Bound(u32),
    /// Not a branch.
    #[error("instruction {index}: `{}` is not a branch to a label", .op.name())]
    NoBranch {
        /// Position in the code, from 0.
        index: usize,
        /// The instruction.
        op: Op,
    },
    /// A branch longer than 32767 words.
    #[error("a branch of {0} words is too long; the maximum is 32767")]
    Far(i64),
}

impl Builder {
    /// An empty builder.
    pub fn new(target: &'static Target) -> Builder {
        Builder {
            target,
            words: Vec::new(),
            labels: Vec::new(),
            branches: Vec::new(),
            error: None,
            instructions: 0,
            vgprs: 0,
            sgprs: 0,
        }
    }

    /// A new label, not bound yet.
    pub fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() as u32 - 1)
    }

    /// Binds a label to the next instruction.
    pub fn bind(&mut self, label: Label) -> &mut Builder {
        let here = self.words.len();
        match self.labels.get_mut(label.0 as usize) {
            Some(place @ None) => *place = Some(here),
            Some(Some(_)) => self.fail(BuilderError::Bound(label.0)),
            None => self.fail(BuilderError::Unbound(label.0)),
        }
        self
    }

    /// A label at the next instruction.
    pub fn here(&mut self) -> Label {
        let label = self.label();
        self.bind(label);
        label
    }

    /// Appends an instruction.
    pub fn inst(&mut self, inst: Inst) -> &mut Builder {
        let index = self.instructions;
        self.instructions += 1;
        let generation: Generation = self.target.generation;
        if let Err(error) = encode_for(&inst, generation, &mut self.words) {
            self.fail(BuilderError::Encode { index, text: inst.to_string(), error });
        } else if let Some(rule) = inst.overlap() {
            self.fail(BuilderError::Rule { index, text: inst.to_string(), rule });
        }
        for access in inst.writes(false).chain(inst.reads(false)) {
            let end = u32::from(access.reg.index()) + u32::from(access.dwords);
            if access.reg.is_vgpr() {
                self.vgprs = self.vgprs.max(end);
            } else if access.reg.is_sgpr() {
                self.sgprs = self.sgprs.max(end);
            }
        }
        self
    }

    /// Appends an instruction with these operands, destinations first, in its shortest encoding.
    pub fn op(&mut self, op: Op, operands: &[Operand]) -> &mut Builder {
        self.inst(Inst::new(op, operands))
    }

    /// Appends an instruction in LLVM syntax.
    pub fn line(&mut self, text: &str) -> &mut Builder {
        match crate::isa::parse(text, self.target) {
            Ok(inst) => self.inst(inst),
            Err(error) => {
                let index = self.instructions;
                self.instructions += 1;
                self.fail(BuilderError::Text { index, error });
                self
            }
        }
    }

    /// Appends a branch: `s_branch`, `s_cbranch_*`.
    pub fn branch(&mut self, op: Op, to: Label) -> &mut Builder {
        let slots = op.desc().slots;
        if !matches!(slots, [slot] if slot.field == crate::isa::Field::label) {
            let index = self.instructions;
            self.fail(BuilderError::NoBranch { index, op });
            return self;
        }
        self.branches.push((self.words.len(), to));
        self.op(op, &[Operand::imm(0)])
    }

    /// Appends `body` so that it runs `times` times (at least once), counting `counter` down. SCC is overwritten.
    pub fn repeat(&mut self, counter: Reg, times: u32, body: impl FnOnce(&mut Builder)) -> &mut Builder {
        self.op(Op::s_mov_b32, &[counter.into(), Operand::bits(times)]);
        let top = self.here();
        body(self);
        self.op(Op::s_sub_u32, &[counter.into(), counter.into(), Operand::int(1)]);
        self.op(Op::s_cmp_lg_u32, &[counter.into(), Operand::int(0)]);
        self.branch(Op::s_cbranch_scc1, top)
    }

    /// The numbers of VGPRs and SGPRs used so far, as a kernel descriptor counts them.
    pub fn registers(&self) -> (u32, u32) {
        (self.vgprs, self.sgprs)
    }

    /// Returns the words of the code.
    ///
    /// # Errors
    /// [`BuilderError`]: the first instruction, label or branch that is wrong.
    pub fn finish(mut self) -> Result<Vec<u32>, BuilderError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        for (at, label) in &self.branches {
            let bound = self.labels.get(label.0 as usize).copied().flatten();
            let to = bound.ok_or(BuilderError::Unbound(label.0))?;
            let distance = to as i64 - *at as i64 - 1;
            let short = i16::try_from(distance).map_err(|_| BuilderError::Far(distance))?;
            self.words[*at] |= u32::from(short as u16);
        }
        Ok(self.words)
    }

    fn fail(&mut self, error: BuilderError) {
        self.error.get_or_insert(error);
    }
}

/// Assembles program text with labels into words, for tests and experiments. [`crate::asm!`] is the shorter form.
///
/// # Errors
/// The errors of [`super::assemble`].
pub fn words(source: &str, target: &'static Target) -> Result<Vec<u32>, Vec<ParseError>> {
    let options = Options { target, ..Options::default() };
    let text = Program::new(source, options).run()?.text;
    Ok(text.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect())
}

/// Assembles program text into words, in the style of Rust's `asm!`: lines, then values for the `{names}` in them.
///
/// ```
/// use t0_isa::isa::Reg;
/// use t0_isa::target::GFX1100;
///
/// let words = t0_isa::asm!(&GFX1100,
///     "    s_mov_b32 {count}, {times}",
///     "top:",
///     "    s_sub_u32 {count}, {count}, 1",
///     "    s_cmp_lg_u32 {count}, 0",
///     "    s_cbranch_scc1 top",
///     "    s_endpgm";
///     count = Reg::s(2), times = 10
/// )?;
/// assert_eq!(words.len(), 5);
/// # Ok::<(), t0_isa::asm::AsmErrors>(())
/// ```
#[macro_export]
macro_rules! asm {
    ($target:expr, $($line:literal),+ $(,)? $(; $($name:ident = $value:expr),* $(,)?)?) => {
        $crate::asm::lines(&::std::format!(::std::concat!($($line, "\n"),+) $(, $($name = $value),*)?), $target)
    };
}

/// All errors of a program, each with its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsmErrors {
    source: String,
    errors: Vec<ParseError>,
}

impl AsmErrors {
    /// The errors, in source order.
    pub fn errors(&self) -> &[ParseError] {
        &self.errors
    }
}

impl fmt::Display for AsmErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.errors.iter().try_for_each(|error| f.write_str(&super::render("asm", &self.source, error)))
    }
}

impl std::error::Error for AsmErrors {}

/// The implementation of [`crate::asm!`].
///
/// # Errors
/// [`AsmErrors`], which prints each error with its line.
pub fn lines(source: &str, target: &'static Target) -> Result<Vec<u32>, AsmErrors> {
    words(source, target).map_err(|errors| AsmErrors { source: source.to_string(), errors })
}
