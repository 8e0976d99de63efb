//! A static checker of gfx11 machine code from any compiler.
//!
//! The hardware does not interlock the results of memory operations: code must wait for a counter before it uses them.
//! A missing wait is invisible in most runs, because the result usually arrives in time. This crate finds such mistakes
//! by data flow over the decoded instructions of a kernel, on every path:
//!
//! - a register that is read or written while an operation in flight still writes it;
//! - LDS stores in flight at a barrier, scratch stores in flight when the VGPRs are released;
//! - hazards that gfx11 does not interlock ([`Hazard`]);
//! - VGPRs that the descriptor does not allocate, or that the wave has released;
//! - control flow that leaves the code;
//! - delays that hold an instruction back for a result that it does not use ([`Kind::IdleDelay`], a note).
//!
//! | module | contents |
//! |---|---|
//! | [`board`] | the operations in flight of a wave; strict mode of the virtual GPU uses it too |
//! | `code` | the reachable instructions and the control flow between them |
//! | `delays` | delays that hold an instruction back for nothing |
//! | `flow` | the data flow |
//! | `forwarding` | results of wave64 that are forwarded in part |
//! | `hazards` | hazards between instructions |
//! | `masks` | lane masks of wave64 that are overwritten |
//! | `pairs` | dual-issued pairs that read results too early |
//! | `report` | the reports |
//!
//! ```
//! use t0_check::{Code, check};
//! use t0_isa::target::GFX1100;
//!
//! // global_load_b32 v1, v[2:3], off; v_mov_b32 v0, v1; s_endpgm
//! let words = [0xdc52_0000, 0x017c_0002, 0x7e00_0301, 0xbfb0_0000];
//! let code = Code { words: &words, address: 0, entry: 0, wave64: false, vgprs: 8 };
//! let reports = check(code, &GFX1100);
//! assert_eq!(
//!     reports[0].to_string(),
//!     "v1 is read before the load into it is complete: s_waitcnt vmcnt(0) is missing
//!   at 0x8: v_mov_b32_e32 v0, v1
//!   after 0x0: global_load_b32 v1, v[2:3], off"
//! );
//! ```
//!
//! **Invariant:** the rules come from LLVM and the RDNA3 ISA document. This crate shares no table with the compiler
//! other than the operands and formats of `t0-isa`: [`t0_isa::effects`], which it stands on, derives from these alone.
//!
//! Limits: registers that an instruction selects by M0 are not followed; a call whose target is not computed from the
//! program counter is not followed ([`Kind::UnknownCall`]); memory that other waves access is not modelled, so that
//! missing waits of fences are found only where a barrier, a cache invalidation or a register shows them.
#![forbid(unsafe_code)]

pub mod board;
mod code;
mod delays;
mod flow;
mod forwarding;
mod hazards;
mod masks;
mod pairs;
mod report;

pub use code::Code;
pub use report::{Hazard, Kind, Place, Report, Severity, Stray, Waits};

use code::Graph;
use flow::Checker;
use t0_isa::isa::{Format, Style};
use t0_isa::object::{KernelEntry, Object};
use t0_isa::target::Target;

/// Why code cannot be checked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CheckError {
    /// The code object is for another family of chips.
    #[error("the code is for {machine}; only gfx11 code can be checked")]
    Machine {
        /// The chip.
        machine: String,
    },
    /// The code of a kernel is not a whole number of words, or is outside the object.
    #[error("the code of kernel `{kernel}` is not in the object")]
    NoCode {
        /// The kernel's name.
        kernel: String,
    },
}

/// Checks machine code from its entry on.
pub fn check(code: Code<'_>, target: &Target) -> Vec<Report> {
    let graph = Graph::of(code, target.generation);
    let style = Style { wave64: code.wave64, ..Style::default() };
    let place = |address: u64, text: String| Place { address, text, line: None };
    let of = |number: u32| {
        let node = &graph.nodes[number as usize];
        place(node.address, node.inst.display(style).to_string())
    };
    let direct = graph.nodes.iter().any(|node| node.inst.op.desc().format == Format::LDSDIR);
    let paired = graph.nodes.iter().any(|node| node.inst.pair.is_some());
    let checker = Checker { graph: &graph, target, wave64: code.wave64, vgprs: code.vgprs, direct, paired };
    let mut reports: Vec<Report> =
        checker.run().into_iter().map(|(kind, at, other)| Report { kind, at: of(at), other: other.map(of) }).collect();
    let at = |address: u64| {
        let node = graph.nodes.iter().find(|node| node.address == address);
        place(address, node.map_or(String::new(), |node| node.inst.display(style).to_string()))
    };
    for &(from, to, what) in &graph.strays {
        reports.push(Report { kind: Kind::Stray { to, what }, at: at(from), other: None });
    }
    for &address in &graph.unknown {
        reports.push(Report { kind: Kind::UnknownCall, at: at(address), other: None });
    }
    reports.sort_by_key(|report| report.at.address);
    reports
}

/// Checks a kernel of a code object, and adds source lines to the reports.
///
/// # Errors
/// [`CheckError`] if the code is for another family of chips, or is not in the object.
pub fn check_kernel(object: &Object, kernel: &KernelEntry) -> Result<Vec<Report>, CheckError> {
    let target = target(object)?;
    let missing = || CheckError::NoCode { kernel: kernel.name().to_owned() };
    let segment = object.segments().iter().find(|segment| {
        (segment.address..segment.address + segment.file_size).contains(&kernel.code_address) && segment.executable
    });
    // The whole segment, because kernels call functions outside their own symbol.
    let segment = segment.ok_or_else(missing)?;
    let bytes = object.read(segment.address, segment.file_size).ok_or_else(missing)?;
    let words: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let descriptor = &kernel.descriptor;
    let wave64 = descriptor.wave_size() == 64;
    let code =
        Code { words: &words, address: segment.address, entry: kernel.code_address, wave64, vgprs: descriptor.vgprs() };
    let mut reports = check(code, target);
    let ids = [descriptor.rsrc2.workgroup_id_x(), descriptor.rsrc2.workgroup_id_y(), descriptor.rsrc2.workgroup_id_z()];
    let sgprs = descriptor.rsrc2.user_sgprs() + ids.iter().sum::<u32>();
    if target.hazards.pad_user_sgprs && !wave64 && sgprs < 16 {
        let at = Place { address: kernel.code_address, text: String::new(), line: None };
        reports.insert(0, Report { kind: Kind::FewSgprs { count: sgprs }, at, other: None });
    }
    for report in &mut reports {
        for place in std::iter::once(&mut report.at).chain(&mut report.other) {
            place.line = object.line_for(place.address);
        }
    }
    Ok(reports)
}

fn target(object: &Object) -> Result<&'static Target, CheckError> {
    let machine = object.machine();
    Target::by_elf_flags(machine.0).ok_or_else(|| CheckError::Machine { machine: machine.to_string() })
}
