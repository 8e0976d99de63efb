//! The passes of code generation, in order: what each is for, when it runs, and the steps from IR to machine code.
//!
//! A machine pass is added here, in a file of its own, and nowhere else. What does not belong here: what a pass does.

use super::access::Accesses;
use super::error::CodegenError;
use super::machine::PFunc;
use super::mir::{Class, MFunc};
use super::regalloc::Allocation;
use super::{
    clean, dual, emit, hazards, layout, lds_pairs, lower, lowerings, mode, moves, regalloc, schedule, select,
    shared_moves, vcc, verify, waits,
};
use crate::bug::Bug;
use crate::compile::Options;
use crate::ir::Function;
use crate::opt;
use t0_isa::machine::Footprint;
use t0_isa::object::WorkgroupMode;
use t0_isa::target::{SGPRS, SIMDS_PER_CU, Target, VGPRS};

/// A pass of code generation.
#[derive(Clone, Copy, Debug)]
pub struct MachinePass {
    /// What `t0 inspect --stage passes` calls it.
    pub name: &'static str,
    /// What it is for.
    pub purpose: &'static str,
    applies: fn(&Progress<'_>) -> bool,
    run: fn(&mut Progress<'_>) -> Result<(), CodegenError>,
    text: fn(&Progress<'_>) -> String,
}

/// All passes, in order: those before registers are allocated, the one that allocates them, and those after it.
pub const PASSES: [&[MachinePass]; 3] = [BEFORE, REGISTERS, AFTER];

const BEFORE: &[MachinePass] = &[
    MachinePass {
        name: "matrix",
        purpose: "matrix products for targets without matrix instructions",
        applies: |p| lowerings::MATRIX.choice(p.target) != 0,
        run: |p| p.rewrite(opt::matrix::run),
        text: |p| p.func.to_string(),
    },
    MachinePass {
        name: "pairs of f16",
        purpose: "arithmetic on pairs of f16 for targets without packed instructions",
        applies: |p| lowerings::PAIRS.choice(p.target) != 0,
        run: |p| p.rewrite(opt::pairs::run_all),
        text: |p| p.func.to_string(),
    },
    MachinePass {
        name: "unroll",
        purpose: "several iterations of counted loops without a test, at level 2 where registers allow it",
        applies: |p| p.options.level >= 2 && p.loads == Loads::Repeated,
        run: |p| {
            p.unrolled = opt::unroll::run(&mut p.func) == opt::Changed::Yes;
            Ok(())
        },
        text: |p| p.func.to_string(),
    },
    MachinePass {
        name: "defer",
        purpose: "uses of loaded values behind the loads of the next branches, at level 2 where registers allow it",
        applies: |p| p.options.level >= 2 && p.loads != Loads::InOrder,
        run: |p| p.rewrite(opt::defer::run),
        text: |p| p.func.to_string(),
    },
    MachinePass {
        name: "merge",
        purpose: "wide accesses to consecutive words, one check for several, at level 2 where registers allow it",
        applies: |p| p.options.level >= 2 && p.loads != Loads::InOrder,
        run: |p| p.rewrite(opt::merge::run),
        text: |p| p.func.to_string(),
    },
    MachinePass {
        name: "checks",
        purpose: "bounds checks left to buffer descriptors, immediate offsets, at level 1 and above",
        applies: |p| p.options.level >= 1,
        run: |p| p.rewrite(opt::checks),
        text: |p| p.func.to_string(),
    },
    MachinePass {
        name: "leave",
        purpose: "divergent loops whose lanes keep what they left with, at level 1 and above",
        applies: |p| p.options.level >= 1,
        run: |p| p.rewrite(opt::leave::run),
        text: |p| p.func.to_string(),
    },
    MachinePass {
        name: "selects",
        purpose: "two selects between the same two values as one, at level 1 and above",
        applies: |p| p.options.level >= 1,
        run: |p| p.rewrite(opt::selects::run),
        text: |p| p.func.to_string(),
    },
    MachinePass {
        name: "padding",
        purpose: "LDS arrays without their reserved element if every store is in range, at level 1 and above",
        applies: |p| p.options.level >= 1,
        run: |p| p.rewrite(opt::padding::run),
        text: |p| p.func.to_string(),
    },
    MachinePass {
        name: "sink",
        purpose: "computations in the later block that uses them, at level 2, where many registers are in use",
        applies: |p| p.options.level >= 2,
        run: |p| p.rewrite(opt::sink::run),
        text: |p| p.func.to_string(),
    },
    MachinePass {
        name: "loads",
        purpose: "loads moved up in their block, at level 2 where registers allow it",
        applies: |p| p.options.level >= 2 && p.loads != Loads::InOrder,
        run: |p| p.rewrite(opt::loads::run),
        text: |p| p.func.to_string(),
    },
    MachinePass {
        name: "select",
        purpose: "instructions over virtual registers",
        applies: always,
        run: |p| {
            p.accesses = Accesses::of(&p.func);
            p.virtual_code = select::run(&p.func, p.target, &p.accesses)?;
            Ok(())
        },
        text: |p| p.virtual_code.to_string(),
    },
    MachinePass {
        name: "lds pairs",
        purpose: "two accesses to LDS off one address in one instruction, at level 2 where registers allow it",
        applies: |p| p.options.level >= 2 && p.loads != Loads::InOrder,
        run: pair_accesses,
        text: |p| p.virtual_code.to_string(),
    },
    MachinePass {
        name: "clean",
        purpose: "dead instructions and known compares dropped",
        applies: always,
        run: |p| {
            clean::run(&mut p.virtual_code);
            Ok(())
        },
        text: |p| p.virtual_code.to_string(),
    },
    MachinePass {
        name: "order",
        purpose: "instructions ordered within their blocks, at level 2 where registers allow it",
        applies: |p| p.options.level >= 2 && p.loads != Loads::InOrder,
        run: order,
        text: |p| p.virtual_code.to_string(),
    },
];

const REGISTERS: &[MachinePass] = &[MachinePass {
    name: "regalloc",
    purpose: "a register for each value, and spills where there are too few",
    applies: always,
    run: allocate,
    text: allocated,
}];

const AFTER: &[MachinePass] = &[
    MachinePass {
        name: "lower",
        purpose: "parallel copies and spills as instructions over registers",
        applies: always,
        run: |p| {
            p.code = lower::run(&p.virtual_code, &p.allocation);
            Ok(())
        },
        text: |p| p.code.to_string(),
    },
    MachinePass {
        name: "vcc",
        purpose: "masks with short lives in VCC, at level 1 and above",
        applies: |p| p.options.level >= 1,
        run: |p| p.change(vcc::run),
        text: |p| p.code.to_string(),
    },
    MachinePass {
        name: "layout",
        purpose: "the order of blocks, with few taken branches in loops",
        applies: always,
        run: |p| p.change(layout::run),
        text: |p| p.code.to_string(),
    },
    MachinePass {
        name: "dual",
        purpose: "two independent vector instructions in one, at level 2",
        applies: |p| p.options.level >= 2 && lowerings::DUAL_ISSUE.choice(p.target) == 0,
        run: pair,
        text: |p| p.code.to_string(),
    },
    MachinePass {
        name: "moves",
        purpose: "moves of a register to itself dropped",
        applies: always,
        run: |p| p.change(moves::run),
        text: |p| p.code.to_string(),
    },
    MachinePass {
        name: "hazards",
        purpose: "instructions that the hardware needs between dependent ones",
        applies: always,
        run: |p| {
            hazards::run(&mut p.code, p.target);
            Ok(())
        },
        text: |p| p.code.to_string(),
    },
    MachinePass {
        name: "waits",
        purpose: "waits for memory before its results are used",
        applies: always,
        run: |p| p.change(waits::run),
        text: |p| p.code.to_string(),
    },
    MachinePass {
        name: "delays",
        purpose: "instructions held back in their wave until recent results are ready, at level 2",
        applies: |p| p.options.level >= 2,
        run: |p| {
            schedule::delays::run(&mut p.code, p.target);
            Ok(())
        },
        text: |p| p.code.to_string(),
    },
    MachinePass {
        name: "mode",
        purpose: "one compute unit or two for the waves of a workgroup",
        applies: always,
        run: |p| {
            p.mode = mode::choose(&p.func, &p.code, &p.virtual_code.loop_depths());
            Ok(())
        },
        text: |p| format!("mode: {:?}\n{}", p.mode, p.code),
    },
    MachinePass {
        name: "emit",
        purpose: "branches resolved, instructions encoded",
        applies: always,
        run: |p| {
            p.encoded = emit::run(&p.code, &p.accesses)?;
            if p.options.verify {
                verify::check(&p.encoded.words, p.target)
                    .map_err(|e| Bug::new("the checker of machine code", e.to_string()))?;
            }
            Ok(())
        },
        text: |p| p.encoded.text(),
    },
];

fn always(_: &Progress<'_>) -> bool {
    true
}

/// Where instructions stand in their blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Loads {
    /// As [`Loads::Early`], in loops of which several iterations follow each other ([`opt::unroll`]).
    Repeated,
    /// Accesses merged ([`opt::merge`]), loads early ([`opt::loads`]), the others by latency ([`schedule::early`]).
    Early,
    /// Where the source has them.
    InOrder,
}

/// A function on its way to machine code.
pub(crate) struct Progress<'a> {
    pub(crate) func: Function,
    target: &'a Target,
    options: &'a Options,
    /// Waves that must fit on a SIMD.
    waves: u32,
    loads: Loads,
    /// Whether iterations of loops follow each other.
    pub(crate) unrolled: bool,
    pub(crate) accesses: Accesses,
    pub(crate) virtual_code: MFunc,
    pub(crate) allocation: Allocation,
    pub(crate) code: PFunc,
    pub(crate) mode: WorkgroupMode,
    pub(crate) encoded: emit::Code,
}

impl<'a> Progress<'a> {
    pub(crate) fn new(
        func: &Function,
        target: &'a Target,
        options: &'a Options,
        waves: u32,
        loads: Loads,
    ) -> Progress<'a> {
        Progress {
            func: func.clone(),
            target,
            options,
            waves,
            loads,
            unrolled: false,
            accesses: Accesses::default(),
            virtual_code: MFunc::default(),
            allocation: Allocation::default(),
            code: PFunc::default(),
            mode: WorkgroupMode::default(),
            encoded: emit::Code::default(),
        }
    }

    /// Runs all passes; `observe` is called with each one and the text of its result, which is made on demand.
    pub(crate) fn run(
        &mut self,
        mut observe: impl FnMut(&'static MachinePass, &dyn Fn() -> String),
    ) -> Result<(), CodegenError> {
        PASSES.into_iter().try_for_each(|passes| self.run_some(passes, &mut observe))
    }

    /// Runs the passes before registers are allocated.
    pub(crate) fn order(&mut self) -> Result<(), CodegenError> {
        self.run_some(BEFORE, |_, _| {})
    }

    /// Allocates registers.
    pub(crate) fn allocate(&mut self) -> Result<(), CodegenError> {
        self.run_some(REGISTERS, |_, _| {})
    }

    /// Runs the passes after registers are allocated.
    pub(crate) fn finish(&mut self) -> Result<(), CodegenError> {
        self.run_some(AFTER, |_, _| {})
    }

    fn run_some(
        &mut self,
        passes: &'static [MachinePass],
        mut observe: impl FnMut(&'static MachinePass, &dyn Fn() -> String),
    ) -> Result<(), CodegenError> {
        for pass in passes {
            if !(pass.applies)(self) {
                continue;
            }
            (pass.run)(self)?;
            observe(pass, &|| (pass.text)(self));
        }
        Ok(())
    }

    /// Where instructions stand in their blocks.
    pub(crate) fn loads(&self) -> Loads {
        self.loads
    }

    /// Vector registers that are needed at least, before they are allocated.
    pub(crate) fn least_vgprs(&self) -> u32 {
        regalloc::least_vgprs(&self.virtual_code)
    }

    /// Vector registers that a lane may have.
    fn vgpr_limit(&self) -> u16 {
        let items: u32 = self.func.block_shape.iter().product();
        vgpr_limit(self.target, items, self.waves)
    }

    fn rewrite(&mut self, pass: fn(&mut Function) -> opt::Changed) -> Result<(), CodegenError> {
        pass(&mut self.func);
        Ok(())
    }

    fn change(&mut self, pass: fn(&mut PFunc)) -> Result<(), CodegenError> {
        pass(&mut self.code);
        Ok(())
    }
}

fn pair_accesses(p: &mut Progress<'_>) -> Result<(), CodegenError> {
    let before = p.options.verify.then(|| p.virtual_code.clone());
    shared_moves::run(&mut p.virtual_code);
    if let Some(before) = before {
        shared_moves::check::check(&before, &p.virtual_code).map_err(|e| Bug::new("the checker of shared moves", e))?;
    }
    let before = p.options.verify.then(|| p.virtual_code.clone());
    lds_pairs::run(&mut p.virtual_code, &p.accesses);
    if let Some(before) = before {
        lds_pairs::check::check(&before, &p.virtual_code)
            .map_err(|e| Bug::new("the checker of pairs of accesses", e))?;
    }
    Ok(())
}

fn order(p: &mut Progress<'_>) -> Result<(), CodegenError> {
    let before = p.options.verify.then(|| p.virtual_code.clone());
    let limit = p.vgpr_limit();
    schedule::early::run(&mut p.virtual_code, p.target, limit);
    if let Some(before) = before {
        schedule::check::check(&before, &p.virtual_code)
            .map_err(|e| Bug::new("the checker of the order", e.to_string()))?;
    }
    Ok(())
}

fn allocate(p: &mut Progress<'_>) -> Result<(), CodegenError> {
    let before = p.options.verify.then(|| p.virtual_code.clone());
    let limits = [SGPRS as u16, p.vgpr_limit()];
    let waves = |vgprs| waves_that_fit(p.target, &p.func, vgprs);
    p.allocation = regalloc::run(&mut p.virtual_code, limits, &waves)?;
    if let Some(before) = before {
        regalloc::checker::check(&before, &p.virtual_code, &p.allocation)
            .map_err(|e| Bug::new("the checker of register allocation", e.to_string()))?;
    }
    Ok(())
}

/// The instructions, and the first register of each virtual one.
fn allocated(p: &Progress<'_>) -> String {
    let name = |v: usize, first: u16| match p.virtual_code.vregs[v].class {
        Class::S => format!("%s{v}: s{first}"),
        Class::V => format!("%v{v}: v{first}"),
    };
    let all = p.allocation.phys.iter().enumerate().filter_map(|(v, first)| Some(name(v, (*first)?)));
    let all: Vec<String> = all.collect();
    let lines: Vec<String> = all.chunks(10).map(|chunk| format!("  {}\n", chunk.join(", "))).collect();
    format!("{}registers:\n{}", p.virtual_code, lines.concat())
}

fn pair(p: &mut Progress<'_>) -> Result<(), CodegenError> {
    let before = p.options.verify.then(|| p.code.clone());
    dual::run(&mut p.code);
    if let Some(before) = before {
        dual::check::check(&before, &p.code).map_err(|e| Bug::new("the checker of dual issue", e.to_string()))?;
    }
    Ok(())
}

/// Waves of a kernel with so many vector registers that a SIMD holds at once: registers, LDS and whole workgroups limit
/// them.
pub(super) fn waves_that_fit(target: &Target, f: &Function, vgprs: u32) -> u32 {
    let work_items = f.block_shape.iter().product();
    let kernel = Footprint { wave_size: 32, wgp_mode: false, vgprs, work_items, lds_bytes: f.lds_bytes() };
    target.residency(&kernel).waves_per_simd
}

/// Registers that a lane may have so that a whole workgroup fits on the two SIMDs of a compute unit, and so many waves
/// on each.
fn vgpr_limit(target: &Target, items: u32, waves: u32) -> u16 {
    let waves = items.div_ceil(32).div_ceil(SIMDS_PER_CU).max(waves);
    let each = target.vgprs_per_simd / waves;
    (each - each % target.vgpr_granule).min(VGPRS) as u16
}

#[cfg(test)]
mod tests {
    use super::waves_that_fit;
    use crate::ir::samples;
    use t0_isa::target::GFX1100;

    #[test]
    fn registers_cost_no_waves_where_lds_limits_them() {
        let mut f = samples::reverse_lds();
        f.block_shape = [128, 1, 1];
        let waves = |f: &_| [96, 120, 144, 240, 256].map(|vgprs| waves_that_fit(&GFX1100, f, vgprs));
        assert_eq!(waves(&f), [16, 12, 10, 6, 4]);
        // Three workgroups fit on a compute unit.
        f.lds[0].bytes = 18 << 10;
        assert_eq!(waves(&f), [6, 6, 6, 6, 4]);
    }
}
