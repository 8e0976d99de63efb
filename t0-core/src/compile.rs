//! Compilation in one call: passes over IR, then machine code.
//!
//! What belongs here: joining the stages, and their options. What does not: any stage.

use crate::attribute::Attribute;
use crate::bug::Bug;
use crate::codegen::{self, CodegenError, Generated, Stages};
use crate::ir::Function;
use crate::lang::{self, Lowered};
use crate::opt;
use crate::source::{Compiled, Diagnostic, KernelSource, Report};
use t0_isa::target::Target;

/// Compilation options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Optimisation level. 0 runs only the passes that code generation needs; 1 all passes over the intermediate
    /// representation ([`opt::passes`]), on the form with unrolled loops ([`Lowered::unrolled`]); 2 those, and pairs
    /// vector instructions for dual issue where the target has it.
    pub level: u8,
    /// Runs the compiler's own checkers: the IR verifier after each pass, and the checkers of register allocation, dual
    /// issue and the final bytes.
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
    /// An internal error, or malformed IR.
    #[error(transparent)]
    Bug(#[from] Bug),
    /// The kernel exceeds a limit of the machine.
    #[error(transparent)]
    Codegen(CodegenError),
}

impl From<CodegenError> for CompileError {
    fn from(e: CodegenError) -> CompileError {
        match e {
            CodegenError::Bug(bug) => CompileError::Bug(bug),
            limit => CompileError::Codegen(limit),
        }
    }
}

/// The requirements that a kernel's attribute states for its code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The least number of waves that must fit on a SIMD.
    pub waves: u32,
    /// The most vector registers that a lane may use.
    pub vgprs: Option<u32>,
    /// Whether registers must not be spilled to memory.
    pub deny_spill: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { waves: 1, vgprs: None, deny_spill: false }
    }
}

impl Limits {
    /// The limits of an attribute.
    pub fn of(attribute: &Attribute) -> Limits {
        Limits {
            waves: attribute.waves.map_or(1, |(n, _)| n),
            vgprs: attribute.vgprs.map(|(n, _)| n),
            deny_spill: attribute.deny_spill.is_some(),
        }
    }

    fn hold(&self, report: &Report) -> bool {
        self.vgprs.is_none_or(|most| report.vgprs <= most) && !(self.deny_spill && spilled(report) > 0)
    }
}

fn spilled(report: &Report) -> u32 {
    report.spilled_vgprs + report.spilled_sgprs
}

/// Compiles a lowered kernel for all targets: see [`compile_forms`].
///
/// # Errors
/// As [`compile_forms`].
pub fn compile_lowered<'a>(
    lowered: &'a Lowered,
    targets: &[&Target],
    options: &Options,
    limits: &Limits,
) -> Result<(&'a Function, Vec<Generated>), CompileError> {
    compile_forms((&lowered.func, lowered.unrolled.as_ref()), targets, options, limits)
}

/// Compiles a kernel for all targets from its form as written and, if there is one, its form with loops unrolled that
/// index arrays in registers ([`Lowered::unrolled`]). The latter is compiled unless that breaks a limit that the kernel
/// as written keeps, or spills more registers. Also returns the function that was compiled.
///
/// Neither form has tokens, so that a caller may compile several kernels at once on threads.
///
/// # Errors
/// A limit of the machine that the kernel as written exceeds, or an internal error; [`Options::verify`] looks for more
/// of those.
pub fn compile_forms<'a>(
    (written, unrolled): (&'a Function, Option<&'a Function>),
    targets: &[&Target],
    options: &Options,
    limits: &Limits,
) -> Result<(&'a Function, Vec<Generated>), CompileError> {
    let all = |f: &Function| -> Result<Vec<Generated>, CompileError> {
        let f = optimised(f, options)?;
        targets.iter().map(|target| Ok(codegen::generate_for(&f, target, options, limits.waves)?)).collect()
    };
    let Some(unrolled) = unrolled.filter(|_| options.level > 0) else {
        return Ok((written, all(written)?));
    };
    let spills = |code: &[Generated]| code.iter().map(|g| spilled(&g.report)).sum::<u32>();
    let code = match all(unrolled) {
        Ok(code) if code.iter().all(|g| limits.hold(&g.report)) => code,
        // An internal error is always reported, whichever form caused it.
        Err(e @ CompileError::Bug(_)) => return Err(e),
        Ok(_) | Err(CompileError::Codegen(_)) => return Ok((written, all(written)?)),
    };
    if spills(&code) > 0 {
        match all(written) {
            Ok(plain) if spills(&plain) < spills(&code) => return Ok((written, plain)),
            Err(e @ CompileError::Bug(_)) => return Err(e),
            Ok(_) | Err(CompileError::Codegen(_)) => {}
        }
    }
    Ok((unrolled, code))
}

fn optimised(f: &Function, options: &Options) -> Result<Function, CompileError> {
    let mut f = f.clone();
    opt::run(&mut f, options.level, options.verify)?;
    Ok(f)
}

/// Optimises a function and generates its code object.
///
/// # Errors
/// If the kernel exceeds a limit of the machine, or on an internal error. [`Options::verify`] detects more internal
/// errors.
pub fn compile_ir(f: &Function, target: &Target, options: &Options) -> Result<Generated, CompileError> {
    Ok(codegen::generate(&optimised(f, options)?, target, options)?)
}

/// Compiles a kernel from its source.
///
/// # Errors
/// Everything wrong with the user's source, each at the user's token; a limit of the machine, at the kernel's name; an
/// internal error, at the user's token where that is known.
pub fn compile(source: &KernelSource<'_>, target: &Target, options: &Options) -> Result<Compiled, Vec<Diagnostic>> {
    Ok(compile_for(source, target, &[], options, &Limits::default())?.0)
}

/// A code object and the resources that its kernel uses.
pub type ObjectAndReport = (Vec<u8>, Report);

/// As [`compile`], for a first target and others (in order). Of the limits only the number of waves is enforced here:
/// the caller reports the others where they do not hold.
///
/// # Errors
/// As [`compile`].
pub fn compile_for(
    source: &KernelSource<'_>,
    first: &Target,
    others: &[&Target],
    options: &Options,
    limits: &Limits,
) -> Result<(Compiled, Vec<ObjectAndReport>), Vec<Diagnostic>> {
    let lowered = lang::lower(source)?;
    let targets: Vec<&Target> = [first].into_iter().chain(others.iter().copied()).collect();
    let (func, code) =
        compile_lowered(&lowered, &targets, options, limits).map_err(|e| vec![diagnostic(source, &e)])?;
    Ok(compiled(func, code))
}

/// Joins what one of a kernel's forms was compiled to, for the first target and the others.
///
/// # Panics
/// If there is no code.
pub fn compiled(func: &Function, code: Vec<Generated>) -> (Compiled, Vec<ObjectAndReport>) {
    let approximate = func.is_approximate();
    let (abi, arguments, kernarg_bytes) = (func.abi(), func.arguments.clone(), func.kernarg_bytes);
    let (sites, slot_words) = (func.sites.clone(), func.slot_words);
    let mut code: Vec<ObjectAndReport> = code.into_iter().map(|g| (g.object, g.report)).collect();
    let (object, report) = code.remove(0);
    (Compiled { object, abi, kernarg_bytes, arguments, report, approximate, sites, slot_words }, code)
}

/// Reports an internal error where it occurred, and everything else at the kernel's name.
pub fn diagnostic(source: &KernelSource<'_>, error: &CompileError) -> Diagnostic {
    match error {
        CompileError::Bug(bug) => Diagnostic::internal(source, bug),
        CompileError::Codegen(_) => Diagnostic::new(source.item.sig.ident.span(), error.to_string()),
    }
}

/// A pass and its result.
#[derive(Clone, Debug)]
pub struct PassText {
    /// The pass.
    pub name: &'static str,
    /// What it is for.
    pub purpose: &'static str,
    /// The function afterwards; none where the pass changed nothing.
    pub text: Option<String>,
}

/// The function after each pass: those over IR, then those of code generation.
///
/// # Errors
/// As [`compile_ir`].
pub fn passes_of_ir(f: &Function, target: &Target, options: &Options) -> Result<Vec<PassText>, CompileError> {
    let mut f = f.clone();
    let mut before = f.to_string();
    let mut all = Vec::new();
    let mut add = |name, purpose, text: String| {
        let changed = text != before;
        all.push(PassText { name, purpose, text: changed.then(|| text.clone()) });
        before = text;
    };
    for pass in opt::passes(options.level) {
        pass.run(&mut f)?;
        add(pass.name, pass.purpose, f.to_string());
    }
    for (pass, text) in codegen::trace(&f, target, options)? {
        add(pass.name, pass.purpose, text);
    }
    Ok(all)
}

/// The text of the stages after the passes: machine IR and assembly.
///
/// # Errors
/// As [`compile_ir`].
pub fn stages_of_ir(f: &Function, target: &Target, options: &Options) -> Result<Stages, CompileError> {
    Ok(codegen::stages(&optimised(f, options)?, target, options)?)
}
