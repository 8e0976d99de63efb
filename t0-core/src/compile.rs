//! The whole way in one call: passes over IR, then machine code.
//!
//! What lives here: joining the stages, and their options. What may not: any stage.

use crate::codegen::{self, CodegenError, Generated, Stages};
use crate::ir::Function;
use crate::ir::verify::VerifyError;
use crate::lang::{self, Lowered};
use crate::opt;
use crate::source::{Compiled, Diagnostic, KernelSource, Numbers, Report};
use t0_isa::target::Target;

/// How to compile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Optimisation level. 0 runs only the passes without which there is no code; 1 all passes over the intermediate representation
    /// ([`opt::passes`]); 2 those, and pairs vector instructions for dual issue where the target has it.
    pub level: u8,
    /// Runs the compiler's own checkers: the IR verifier after each pass, the allocation's checker, that of pairs, the check of the final
    /// bytes.
    pub verify: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { level: 2, verify: false }
    }
}

/// Why a function did not become a code object.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CompileError {
    /// The IR is malformed: a mistake of whoever made it, or of the pass named.
    #[error("after {pass}: {error}")]
    Ir {
        /// The pass.
        pass: String,
        /// What does not hold.
        error: VerifyError,
    },
    /// A limit of the machine.
    #[error(transparent)]
    Codegen(#[from] CodegenError),
}

fn optimised(f: &Function, options: &Options) -> Result<Function, CompileError> {
    let mut f = f.clone();
    opt::run(&mut f, options.level, options.verify).map_err(|(pass, error)| CompileError::Ir { pass, error })?;
    Ok(f)
}

/// Optimises a function and generates its code object.
///
/// # Errors
/// A limit of the machine that the kernel exceeds; with [`Options::verify`] a broken rule of the IR or a mistake of the compiler.
pub fn compile_ir(f: &Function, target: &Target, options: &Options) -> Result<Generated, CompileError> {
    Ok(codegen::generate(&optimised(f, options)?, target, options)?)
}

/// Compiles a kernel from its source.
///
/// # Errors
/// Everything wrong with the user's source, each at the user's token; a limit of the machine, at the kernel's name.
pub fn compile(source: &KernelSource<'_>, target: &Target, options: &Options) -> Result<Compiled, Vec<Diagnostic>> {
    Ok(compile_for(source, target, &[], options, 1)?.0)
}

/// A code object and what its kernel takes.
pub type ObjectAndReport = (Vec<u8>, Report);

/// The same for a first target and others (in order), with so few vector registers that at least `waves`
/// waves fit on a SIMD.
///
/// # Errors
/// As [`compile`].
pub fn compile_for(
    source: &KernelSource<'_>,
    first: &Target,
    others: &[&Target],
    options: &Options,
    waves: u32,
) -> Result<(Compiled, Vec<ObjectAndReport>), Vec<Diagnostic>> {
    let Lowered { func, arguments, explicit } = lang::lower(source)?;
    let at_name = |e: CompileError| vec![Diagnostic::new(source.item.sig.ident.span(), e.to_string())];
    let optimised = optimised(&func, options).map_err(at_name)?;
    let generate = |target: &Target| {
        let generated = codegen::generate_for(&optimised, target, options, waves);
        generated.map(|g| (g.object, g.report)).map_err(|e| at_name(e.into()))
    };
    let (object, report) = generate(first)?;
    let others = others.iter().map(|target| generate(target)).collect::<Result<_, _>>()?;
    let approximate = source.numbers == Numbers::Fast || func.is_approximate();
    let Function { kernarg_bytes, sites, slot_words, .. } = func;
    Ok((Compiled { object, kernarg_bytes, arguments, report, approximate, sites, slot_words, explicit }, others))
}

/// The text of the stages after the passes: machine IR and assembly.
///
/// # Errors
/// As [`compile_ir`].
pub fn stages_of_ir(f: &Function, target: &Target, options: &Options) -> Result<Stages, CompileError> {
    Ok(codegen::stages(&optimised(f, options)?, target, options)?)
}
