//! The static description of a kernel that was compiled while the user's crate was built.

/// One kernel embedded in the program: its code object and what a launch must know without parsing it.
///
/// `#[t0::kernel]` emits one `static` of this type per kernel. Its address names the kernel: a device uploads the
/// code object once and finds it again by that address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Image {
    /// The kernel's name, which is also its symbol in the code object.
    pub name: &'static str,
    /// The HSA code object (ELF) with the machine code, descriptor, metadata and line table.
    pub object: &'static [u8],
    /// Work-items of a workgroup in x, y and z.
    pub block: [u32; 3],
    /// Bytes of the kernarg segment, hidden block counts included.
    pub kernarg_size: u32,
    /// The Rust source file that holds the kernel.
    pub file: &'static str,
    /// The line of the kernel's name in that file, counted from 1.
    pub line: u32,
}
