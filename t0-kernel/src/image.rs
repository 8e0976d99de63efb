//! The static description of a kernel that was compiled while the user's crate was built.

use crate::message::Site;

/// One kernel embedded in the program: its code object and what a launch must know without parsing it.
///
/// `#[t0::kernel]` emits one `static` of this type per kernel. Its address names the kernel: a device uploads the
/// code object once and finds it again by that address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Image {
    /// The kernel's name, which is also its symbol in the code object.
    pub name: &'static str,
    /// The HSA code object (ELF) with the machine code, descriptor, metadata and line table, for the first target of the kernel's list.
    pub object: &'static [u8],
    /// The code objects for the other targets. Each says itself for which target it is; all take the same arguments.
    pub others: &'static [&'static [u8]],
    /// Work-items of a workgroup in x, y and z.
    pub block: [u32; 3],
    /// Bytes of the kernarg segment, hidden block counts included.
    pub kernarg_size: u32,
    /// The arguments that the kernel declares, in order.
    pub arguments: &'static [Argument],
    /// The Rust source file that holds the kernel.
    pub file: &'static str,
    /// The line of the kernel's name in that file, counted from 1.
    pub line: u32,
    /// What it may say while it runs.
    pub messages: Messages,
}

/// One argument as a kernel declares it. A launch is refused if it passes anything else in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Argument {
    /// The parameter's name.
    pub name: &'static str,
    /// The declared type: `In<f32>`.
    pub ty: &'static str,
    /// How it is passed.
    pub kind: ArgumentKind,
    /// Bytes of an element of a view or an LDS array; bytes of a value.
    pub bytes: u32,
    /// Offset in the kernarg segment.
    pub offset: u32,
}

/// How an argument is passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArgumentKind {
    /// A view that the kernel only reads.
    Reads,
    /// A view that the kernel writes, and perhaps reads.
    Writes,
    /// A number or a struct.
    Value,
    /// The length of an LDS array.
    Lds,
}

/// The prints and assertions of a kernel. One that has any takes a hidden view in which its lanes leave records (docs/architecture.md,
/// "Kernel ABI").
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Messages {
    /// By the numbers in the records.
    pub sites: &'static [Site],
    /// Words of a record's slot; 0 where there is no site.
    pub slot_words: u32,
}

impl Messages {
    /// Of a kernel that says nothing.
    pub const NONE: Messages = Messages { sites: &[], slot_words: 0 };
}

/// What an embedded kernel takes of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Resources {
    /// Vector registers of a lane.
    pub vgprs: u32,
    /// Scalar registers of a wave.
    pub sgprs: u32,
    /// Bytes of LDS of a workgroup.
    pub lds_bytes: u32,
    /// Bytes of scratch memory of a lane.
    pub scratch_bytes: u32,
    /// Vector registers that did not fit and live in scratch memory.
    pub spilled_vgprs: u32,
    /// Scalar registers that did not fit and live in vector registers.
    pub spilled_sgprs: u32,
    /// Machine instructions.
    pub instructions: u32,
    /// Bytes of machine code.
    pub code_bytes: u32,
}

/// Bytes at an address that is a multiple of 8, as an ELF file wants.
#[doc(hidden)]
#[derive(Debug)]
#[repr(C, align(8))]
pub struct Aligned<const N: usize>(pub [u8; N]);
