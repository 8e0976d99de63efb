//! The static description of a kernel that was compiled with the user's crate.

use t0_abi::{Abi, Argument};

use crate::message::Site;

/// A kernel embedded in the program: its code object and the facts that a launch needs without parsing it.
///
/// `#[t0::kernel]` emits one `static` of this type per kernel. Its address identifies the kernel: a device uploads the
/// code object once and finds it again by that address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Image {
    /// The kernel's name, which is also its symbol in the code object.
    pub name: &'static str,
    /// The kernel ABI that it was compiled for. A launch compares it with its own ABI and with the ABI in the code
    /// object.
    pub abi: Abi,
    /// The HSA code object (ELF) for the first target of the kernel's list, with machine code, descriptor, metadata and
    /// line table.
    pub object: &'static [u8],
    /// The code objects for the other targets. Each contains its target; all take the same arguments.
    pub others: &'static [&'static [u8]],
    /// Work-items of a workgroup in x, y and z.
    pub block: [u32; 3],
    /// Bytes of the kernarg segment, including hidden block counts.
    pub kernarg_size: u32,
    /// The arguments that the kernel declares, in order.
    pub arguments: &'static [Argument],
    /// The Rust source file that holds the kernel.
    pub file: &'static str,
    /// The line of the kernel's name in that file, counted from 1.
    pub line: u32,
    /// The prints and assertions of the kernel.
    pub messages: Messages,
}

/// The prints and assertions of a kernel. A kernel with messages takes a hidden view to which its lanes write records:
/// [`t0_abi::message`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Messages {
    /// The sites; records refer to them by index.
    pub sites: &'static [Site],
    /// Words of a record's slot; 0 if there is no site.
    pub slot_words: u32,
}

impl Messages {
    /// A kernel without prints and assertions.
    pub const NONE: Messages = Messages { sites: &[], slot_words: 0 };
}

/// The hardware resources that an embedded kernel uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Resources {
    /// Vector registers per lane.
    pub vgprs: u32,
    /// Scalar registers per wave.
    pub sgprs: u32,
    /// Bytes of LDS per workgroup.
    pub lds_bytes: u32,
    /// Bytes of scratch memory per lane.
    pub scratch_bytes: u32,
    /// Vector registers spilled to scratch memory.
    pub spilled_vgprs: u32,
    /// Scalar registers spilled to vector registers.
    pub spilled_sgprs: u32,
    /// Machine instructions.
    pub instructions: u32,
    /// Bytes of machine code.
    pub code_bytes: u32,
}

/// Bytes at an address that is a multiple of 8, as ELF files require.
#[doc(hidden)]
#[derive(Debug)]
#[repr(C, align(8))]
pub struct Aligned<const N: usize>(pub [u8; N]);

/// A code object with the values of constants in its metadata ([`t0_abi::names::CONSTANTS`]): each is written as a
/// decimal number that ends before this offset, in place of question marks.
#[doc(hidden)]
pub const fn with_constants<const N: usize, const M: usize>(
    mut object: [u8; N],
    constants: [(usize, i128); M],
) -> [u8; N] {
    let mut n = 0;
    while n < M {
        let (mut at, value) = constants[n];
        let (end, mut rest) = (at, value.unsigned_abs());
        loop {
            at -= 1;
            object[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        if value < 0 {
            at -= 1;
            object[at] = b'-';
        }
        while at > end - t0_abi::names::CONSTANT_DIGITS {
            at -= 1;
            object[at] = b' ';
        }
        n += 1;
    }
    object
}

#[cfg(test)]
mod tests {
    use super::with_constants;

    #[test]
    fn constants_are_written_in_place_of_question_marks() {
        const MARKS: [u8; 44] = *b"a = ????????????????????????????????????????";
        for value in [0, 16, -7, i128::MAX, i128::MIN] {
            let written = with_constants(MARKS, [(44, value)]);
            assert_eq!(std::str::from_utf8(&written).expect("text"), format!("a = {value:>40}"));
        }
    }
}
