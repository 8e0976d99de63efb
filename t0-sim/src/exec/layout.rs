//! The register files: rows of 32 lanes, where each kind of row lies, and the indices of scalar registers.

/// 32 lanes of one register.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(128))]
pub(super) struct Row(pub(super) [u32; 32]);

impl Row {
    pub(super) const ZERO: Row = Row([0; 32]);
}

/// Size of a row in bytes. Row offsets are multiples of it.
pub(super) const ROW: u32 = 128;
/// Index of the first scratch row. Scratch rows follow the 256 VGPRs and hold intermediate values of an instruction.
pub(super) const SCRATCH: u32 = 256;
/// Number of scratch rows.
pub(super) const SCRATCH_ROWS: u32 = 32;
/// First row of the program's constants.
pub(super) const CONSTANTS: u32 = SCRATCH + SCRATCH_ROWS;
/// The number of rows for constants of a program.
pub(super) const MAX_CONSTANTS: u32 = 216;
/// First of the rows that hold a copy of an SGPR in all lanes.
pub(super) const SCALARS: u32 = CONSTANTS + MAX_CONSTANTS + 8;
/// The number of SGPRs that have such a row.
pub(super) const SGPRS: u32 = 106;
/// The number of rows in one half of the vector register file.
pub(super) const ROWS: u32 = SCALARS + SGPRS + 6;

/// Scalar indices, by source code.
pub(super) const VCC: u32 = 106;
pub(super) const NULL: u32 = 124;
pub(super) const M0: u32 = 125;
pub(super) const EXEC: u32 = 126;
pub(super) const SCC: usize = 253;
/// Scalar index of the first of the program's constants.
pub(super) const SCALAR_CONSTANTS: u32 = 256;
/// Scalar registers that hold intermediate values.
pub(super) const SCALAR_SCRATCH: u32 = 496;

/// Base of the LDS aperture of flat addresses.
pub(crate) const SHARED_APERTURE: u64 = 0x0001_0000_0000_0000;
/// Base of the scratch aperture of flat addresses.
pub(crate) const PRIVATE_APERTURE: u64 = 0x0002_0000_0000_0000;

/// All ones in the lanes whose bit is set.
#[inline(always)]
pub(super) fn spread(bits: u32) -> Row {
    let mut r = Row::ZERO;
    for i in 0..32 {
        // Not shifted down to bit 0, because the compiler then makes a special case of lane 0.
        r.0[i] = if bits & 1 << i != 0 { u32::MAX } else { 0 };
    }
    r
}
