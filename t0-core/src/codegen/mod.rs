//! Machine code from IR.
//!
//! ```text
//! ir --select--> mir --clean, regalloc--> mir + registers --lower--> machine --layout, dual, hazards, waits--> machine --emit--> words
//! ```
//!
//! | room | what lives there |
//! |---|---|
//! | `mir`, `mirprint` | instructions over virtual registers, and their text |
//! | `select`, [`lowerings`] | IR to machine IR; which way each operation takes |
//! | `access` | which array and index each access means, for strict mode of the simulator |
//! | [`asm`] | what inline assembly may hold |
//! | `clean` | dead code, known compares |
//! | `regalloc` | registers, spills, and the checker of both |
//! | `machine`, `lower` | physical instructions; parallel copies and spills in sequence |
//! | `layout` | order of blocks |
//! | `dual` | two vector instructions in one, and the checker of that; at level 2 |
//! | `hazards`, `waits` | what must stand between instructions |
//! | `emit` | words, line table, text |
//! | [`verify`] | checks on the final bytes |
//!
//! What may not live here: anything that knows the source language, or what an instruction's bits are.
//!
//! - **Invariant:** equal functions and options give equal bytes: nothing iterates over a hash table.
//! - **Invariant:** waits and hazards are settled after everything that moves instructions.

mod access;
pub mod asm;
mod clean;
mod dual;
mod emit;
mod error;
mod hazards;
mod layout;
mod lower;
pub mod lowerings;
mod machine;
mod mir;
mod mirprint;
#[cfg(test)]
mod mutations;
mod regalloc;
mod select;
pub mod verify;
mod waits;

pub use error::CodegenError;

use crate::bug::{self, Bug};
use crate::compile::Options;
use crate::ir::Function;
use crate::ir::func::ParamKind;
use crate::opt;
use crate::source::Report;
use t0_isa::object::{Arg, BLOCK_COUNTS, Kernel, Machine, ObjectBuilder};
use t0_isa::target::{MAX_WORKGROUP, SGPRS, SIMDS_PER_CU, Target, VGPRS};

/// What comes out.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The code object.
    pub object: Vec<u8>,
    /// Instructions as words.
    pub words: Vec<u32>,
    /// What the kernel takes.
    pub report: Report,
}

/// The stages between IR and bytes as text.
#[derive(Clone, Debug)]
pub struct Stages {
    /// Machine IR as selected.
    pub mir: String,
    /// Assembly.
    pub asm: String,
}

/// Generates the code object of a function that has been verified and expanded. With [`Options::verify`], every allocation, every pair
/// and the final bytes are checked.
///
/// # Errors
/// A limit of the machine that the kernel exceeds, or an internal error; [`Options::verify`] looks for more of those.
pub fn generate(f: &Function, target: &Target, options: &Options) -> Result<Generated, CodegenError> {
    generate_for(f, target, options, 1)
}

/// The same with so few vector registers that at least `waves` waves fit on a SIMD.
///
/// # Errors
/// As [`generate`].
pub fn generate_for(f: &Function, target: &Target, options: &Options, waves: u32) -> Result<Generated, CodegenError> {
    Ok(run(f, target, options, waves)?.0)
}

/// The text of the stages of the same.
///
/// # Errors
/// As [`generate`].
pub fn stages(f: &Function, target: &Target, options: &Options) -> Result<Stages, CodegenError> {
    let (_, mir, code) = run(f, target, options, 1)?;
    Ok(Stages { mir: mir.to_string(), asm: code.text() })
}

fn run(
    f: &Function,
    target: &Target,
    options: &Options,
    waves: u32,
) -> Result<(Generated, mir::MFunc, emit::Code), CodegenError> {
    let done = bug::catch("codegen", || generate_unguarded(f, target, options, waves));
    done.unwrap_or_else(|bug| Err(bug.into())).map_err(|e| match e {
        CodegenError::Bug(bug) => bug.resolved(f).into(),
        limit => limit,
    })
}

fn generate_unguarded(
    f: &Function,
    target: &Target,
    options: &Options,
    waves: u32,
) -> Result<(Generated, mir::MFunc, emit::Code), CodegenError> {
    let items = f.block_shape.iter().fold(1u64, |n, s| n.saturating_mul(u64::from(*s)));
    if items == 0 || items > u64::from(MAX_WORKGROUP) {
        return Err(CodegenError::Block { items });
    }
    if f.lds_bytes() > target.lds_per_workgroup {
        return Err(CodegenError::Lds { need: f.lds_bytes(), limit: target.lds_per_workgroup });
    }
    let lacking: Vec<fn(&mut Function) -> opt::Changed> =
        [(&lowerings::MATRIX, opt::matrix::run as fn(&mut Function) -> _), (&lowerings::PAIRS, opt::pairs::run_all)]
            .into_iter()
            .filter(|(operation, _)| operation.choice(target) != 0)
            .map(|(_, pass)| pass)
            .collect();
    let expanded = (!lacking.is_empty()).then(|| {
        let mut f = f.clone();
        for pass in lacking {
            pass(&mut f);
        }
        f
    });
    let f = expanded.as_ref().unwrap_or(f);
    let accesses = access::Accesses::of(f);
    let mut m = select::run(f, target, &accesses)?;
    clean::run(&mut m);
    let before = m.clone();
    let allocation = regalloc::run(&mut m, [SGPRS as u16, vgpr_limit(target, items as u32, waves)])?;
    if options.verify {
        regalloc::checker::check(&before, &m, &allocation)
            .map_err(|e| Bug::new("the checker of register allocation", e.to_string()))?;
    }
    let mut p = lower::run(&m, &allocation);
    layout::run(&mut p);
    if options.level >= 2 && lowerings::DUAL_ISSUE.choice(target) == 0 {
        let before = options.verify.then(|| p.clone());
        dual::run(&mut p);
        if let Some(before) = before {
            dual::check::check(&before, &p).map_err(|e| Bug::new("the checker of dual issue", e.to_string()))?;
        }
    }
    hazards::run(&mut p, target);
    waits::run(&mut p);
    let code = emit::run(&p, &accesses)?;
    if options.verify {
        verify::check(&code.words, target).map_err(|e| Bug::new("the checker of machine code", e.to_string()))?;
    }
    let report = Report {
        vgprs: allocation.vgprs.max(1),
        sgprs: allocation.sgprs,
        lds_bytes: f.lds_bytes(),
        scratch_bytes: allocation.scratch_words * 4,
        spilled_vgprs: allocation.spilled_vgprs,
        spilled_sgprs: allocation.spilled_sgprs,
        instructions: code.instructions,
        pairs: p.layout.iter().flat_map(|b| &p.block(*b).insts).filter(|i| i.inst.pair.is_some()).count() as u32,
        code_bytes: code.words.len() as u32 * 4,
    };
    let object = object(f, target, &code, &report, items as u32)?;
    Ok((Generated { object, words: code.words.clone(), report }, before, code))
}

/// Registers that a lane may have so that a whole workgroup fits on the two SIMDs of a compute unit, and so many waves on each.
fn vgpr_limit(target: &Target, items: u32, waves: u32) -> u16 {
    let waves = items.div_ceil(32).div_ceil(SIMDS_PER_CU).max(waves);
    let each = target.vgprs_per_simd / waves;
    (each - each % target.vgpr_granule).min(VGPRS) as u16
}

fn object(
    f: &Function,
    target: &Target,
    code: &emit::Code,
    report: &Report,
    items: u32,
) -> Result<Vec<u8>, CodegenError> {
    let mut args: Vec<Arg> = f
        .params
        .chunk_by(|p, q| p.name != p.argument() && p.argument() == q.argument())
        .map(|parts| {
            let (first, last) = (&parts[0], &parts[parts.len() - 1]);
            let size = match last.kind {
                ParamKind::View { .. } => 24,
                ParamKind::Scalar { mem, .. } => last.offset + mem.bytes() - first.offset,
            };
            Arg::by_value(first.offset, size).named(first.argument().to_string())
        })
        .collect();
    for (arg, ty) in args.iter_mut().zip(&f.argument_types) {
        arg.type_name = Some(ty.clone());
    }
    let counts = BLOCK_COUNTS.into_iter().zip(0..);
    args.extend(counts.map(|(name, i)| Arg::by_value(f.hidden_offset + 4 * i, 4).named(name)));
    // Messages come behind the counts.
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
        instance: (!f.instance.is_empty()).then(|| f.instance.clone()),
        block: Some(f.block_shape),
        max_flat_workgroup_size: items,
        lines: code.lines(f),
        accesses: Some(code.accesses.clone()),
        ..Kernel::new(f.name.clone(), code.words.clone())
    };
    let built = ObjectBuilder::new(Machine(target.elf_flags)).kernel(kernel).build();
    Ok(built.map_err(|e| Bug::new(module_path!(), e.to_string()))?)
}
