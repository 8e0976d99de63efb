//! Machine code from IR.
//!
//! ```text
//! ir --select--> mir --clean, order, regalloc--> mir + registers --lower--> machine --vcc, layout, dual, hazards, waits, delays--> machine --emit--> words
//! ```
//!
//! | file | contents |
//! |---|---|
//! | [`PASSES`] (`passes`) | the passes in order, and what runs them |
//! | `forms` | which form of a kernel becomes code, by the registers that it takes |
//! | `mir`, `mirprint` | instructions over virtual registers, and their text |
//! | `select`, [`lowerings`] | IR to machine IR; how each operation is lowered |
//! | `access` | which array and index each access means, for strict mode of the simulator |
//! | [`asm`] | what inline assembly may hold |
//! | `shared_moves`, `lds_pairs` | repeated moves of a scalar; two accesses to LDS in one instruction |
//! | `clean`, `moves` | dead code and known compares; moves of a register to itself |
//! | `regalloc` | registers, spills, and the checker of both |
//! | `machine`, `lower` | physical instructions; parallel copies and spills in sequence |
//! | `vcc` | masks with short lives in VCC |
//! | `layout` | order of blocks |
//! | `dual` | two vector instructions in one, and the checker of that; at level 2 |
//! | `hazards`, `waits` | what must be inserted between instructions |
//! | [`schedule`] | the order of instructions in blocks, and its checker; delays for recent results; at level 2 |
//! | `mode` | CU mode or WGP mode |
//! | `emit` | words, line table, text |
//! | [`verify`] | checks on the final bytes |
//! | `error` | why a kernel cannot become machine code |
//! | `mutations` | tests that the checkers detect one mistake in correct code |
//!
//! What does not belong here: anything that knows the source language, or what an instruction's bits are.
//!
//! - **Invariant:** equal functions and options give equal bytes: nothing iterates over a hash table.
//! - **Invariant:** waits and hazards are decided after every pass that moves instructions.

mod access;
pub mod asm;
mod clean;
mod dual;
mod emit;
mod error;
mod forms;
mod hazards;
mod layout;
mod lds_pairs;
mod lower;
pub mod lowerings;
mod machine;
mod mir;
mod mirprint;
mod mode;
mod moves;
#[cfg(test)]
mod mutations;
mod passes;
mod regalloc;
pub mod schedule;
mod select;
mod shared_moves;
mod vcc;
pub mod verify;
mod waits;

pub use access::{Check, count_checks};
pub use error::CodegenError;
pub use passes::{MachinePass, PASSES};

use crate::bug::{self, Bug};
use crate::compile::Options;
use crate::ir::Function;
use crate::source::{Argument, Report};
use passes::Progress;
use t0_abi::names;
use t0_isa::object::{Arg, Kernel, Machine, ObjectBuilder};
use t0_isa::target::{MAX_WORKGROUP, Target};

/// The result of code generation.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The code object.
    pub object: Vec<u8>,
    /// Instructions as words.
    pub words: Vec<u32>,
    /// The resources that the kernel uses.
    pub report: Report,
    /// The bounds checks that are left.
    pub checks: Vec<Check>,
    /// Accesses to elements of views and arrays.
    pub accesses: u32,
}

/// The stages between IR and bytes as text.
#[derive(Clone, Debug)]
pub struct Stages {
    /// Machine IR as selected.
    pub mir: String,
    /// Assembly.
    pub asm: String,
}

/// Generates the code object of a function that has been verified and expanded. With [`Options::verify`], every
/// order, every allocation, every pair and the final bytes are checked.
///
/// # Errors
/// A limit of the machine that the kernel exceeds, or an internal error; [`Options::verify`] looks for more of those.
pub fn generate(f: &Function, target: &Target, options: &Options) -> Result<Generated, CodegenError> {
    generate_for(f, target, options, 1)
}

/// As [`generate`], with so few vector registers that at least `waves` waves fit on a SIMD.
///
/// # Errors
/// As [`generate`].
pub fn generate_for(f: &Function, target: &Target, options: &Options, waves: u32) -> Result<Generated, CodegenError> {
    Ok(run(f, target, options, waves)?.0)
}

/// The text of the stages of [`generate`].
///
/// # Errors
/// As [`generate`].
pub fn stages(f: &Function, target: &Target, options: &Options) -> Result<Stages, CodegenError> {
    let (_, chosen) = run(f, target, options, 1)?;
    let mut again = Progress::new(f, target, options, 1, chosen.loads());
    again.order()?;
    Ok(Stages { mir: again.virtual_code.to_string(), asm: chosen.encoded.text() })
}

/// Each pass of code generation with the text of its result.
///
/// # Errors
/// As [`generate`].
pub fn trace(
    f: &Function,
    target: &Target,
    options: &Options,
) -> Result<Vec<(&'static MachinePass, String)>, CodegenError> {
    let (_, chosen) = run(f, target, options, 1)?;
    let mut steps = Vec::new();
    let mut again = Progress::new(f, target, options, 1, chosen.loads());
    again.run(|pass, text| steps.push((pass, text())))?;
    Ok(steps)
}

fn run<'a>(
    f: &Function,
    target: &'a Target,
    options: &'a Options,
    waves: u32,
) -> Result<(Generated, Progress<'a>), CodegenError> {
    let done = bug::catch("codegen", || generate_unguarded(f, target, options, waves));
    done.unwrap_or_else(|bug| Err(bug.into())).map_err(|e| match e {
        CodegenError::Bug(bug) => bug.resolved(f).into(),
        limit => limit,
    })
}

fn generate_unguarded<'a>(
    f: &Function,
    target: &'a Target,
    options: &'a Options,
    waves: u32,
) -> Result<(Generated, Progress<'a>), CodegenError> {
    let items = f.block_shape.iter().fold(1u64, |n, s| n.saturating_mul(u64::from(*s)));
    if items == 0 || items > u64::from(MAX_WORKGROUP) {
        return Err(CodegenError::Block { items });
    }
    if f.lds_bytes() > target.lds_per_workgroup {
        return Err(CodegenError::Lds { need: f.lds_bytes(), limit: target.lds_per_workgroup });
    }
    let done = forms::run(options, target, |loads| Progress::new(f, target, options, waves, loads))?;
    let (allocation, insts) = (&done.allocation, done.code.layout.iter().flat_map(|b| &done.code.block(*b).insts));
    let report = Report {
        vgprs: allocation.vgprs.max(1),
        sgprs: allocation.sgprs,
        lds_bytes: done.func.lds_bytes(),
        scratch_bytes: allocation.scratch_words * 4,
        spilled_vgprs: allocation.spilled_vgprs,
        spilled_sgprs: allocation.spilled_sgprs,
        instructions: done.encoded.instructions,
        pairs: insts.filter(|i| i.inst.pair.is_some()).count() as u32,
        code_bytes: done.encoded.words.len() as u32 * 4,
    };
    let object = object(f, target, &done, &report, items as u32)?;
    let (checks, accesses) = done.accesses.checks();
    Ok((Generated { object, words: done.encoded.words.clone(), report, checks, accesses }, done))
}

/// A constant as the metadata has it ([`names::CONSTANTS`]).
fn constant((name, value): &(String, Option<i128>)) -> String {
    let width = names::CONSTANT_DIGITS;
    match value {
        Some(value) => format!("{name} = {value:>width$}"),
        None => format!("{name} = {:?>width$}", ""),
    }
}

fn object(
    f: &Function,
    target: &Target,
    done: &Progress<'_>,
    report: &Report,
    items: u32,
) -> Result<Vec<u8>, CodegenError> {
    let code = &done.encoded;
    let declared = f.arguments.iter().filter(|a| a.size() > 0);
    let layout = |a: &Argument| f.arguments.iter().position(|b| b == a).and_then(|at| f.layouts.get(at)?.clone());
    let argument = |a: &Argument| {
        let passed = Arg::by_value(a.offset, a.size()).named(a.name.clone());
        Arg { type_name: Some(a.ty.clone()), layout: layout(a), ..passed }
    };
    let mut args: Vec<Arg> = declared.map(argument).collect();
    // Arguments that the source does not declare: the messages, and every parameter of a function that was not lowered from source.
    let undeclared = f.params.iter().filter(|p| !f.arguments.iter().any(|a| (a.offset..a.end()).contains(&p.offset)));
    args.extend(undeclared.map(|p| Arg::by_value(p.offset, p.kind.size()).named(p.name.clone())));
    let counts = names::BLOCK_COUNTS.into_iter().enumerate();
    let count = |(axis, name)| Arg::by_value(f.hidden().block_count(axis), size_of::<u32>() as u32).named(name);
    args.extend(counts.map(count));
    // The argument of messages follows the counts.
    args.sort_by_key(|a| a.offset);
    let kernel = Kernel {
        args,
        kernarg_size: f.kernarg_bytes,
        lds_bytes: report.lds_bytes,
        private_bytes: report.scratch_bytes,
        sgprs: report.sgprs.max(16) + 2,
        vgprs: report.vgprs,
        sgpr_spills: report.spilled_sgprs,
        vgpr_spills: report.spilled_vgprs,
        abi: Some(f.abi()),
        instance: (!f.instance.is_empty()).then(|| f.instance.clone()),
        parameters: (!f.instance.is_empty()).then(|| f.parameters.clone()),
        grid: f.rules.grid.clone(),
        requires: f.rules.requires.clone(),
        constants: f.rules.constants.iter().map(constant).collect(),
        block: Some(f.block_shape),
        mode: done.mode,
        max_flat_workgroup_size: items,
        lines: code.lines(f),
        accesses: Some(code.accesses.clone()),
        ..Kernel::new(f.name.clone(), code.words.clone())
    };
    let built = ObjectBuilder::new(Machine(target.elf_flags)).kernel(kernel).build();
    Ok(built.map_err(|e| Bug::new(module_path!(), e.to_string()))?)
}
