//! The issue clocks of instructions: the clocks for which an instruction takes the issue port that the waves of a SIMD
//! share.
//!
//! | instruction | clocks | source |
//! |---|---|---|
//! | WMMA | 1 | one issue; the matrix unit then works for 32 clocks |
//! | other VALU, dual-issued pairs, transcendentals | 1, 2, 4, 32 or 34: [`t0_isa::machine::Clocks`] | a gfx1100's recordings |
//! | SALU, SMEM, branches, barriers, waits | 1 | recordings |
//! | `s_delay_alu` | 0 | it leaves no issue token in recordings |
//! | `ds_load` | 1 | tinygrad's decoder of recordings, tinygrad PRs 15473 and 15885 |
//! | `ds_store` of 32, 64, 96, 128 bits | 2, 3, 4, 5 | the same |
//! | vector memory load | 2; 1 with a scalar base | the same |
//! | vector memory store of 32, 64, 96, 128 bits | 3, 4, 5, 6; 1 less with a scalar base | the same |
//!
//! The clocks of the matrix unit depend only on the number of WMMAs, which is the same for all correct kernels without
//! padding, and other waves issue during them. So they are stated separately: [`MATRIX_CLOCKS`].

use t0_isa::isa::{Field, Inst, MemKind, Op, Operand, Pipe, Space, Unit};
use t0_isa::machine::Clocks;
use t0_isa::target::GFX1100;

/// Clocks for which the matrix unit works on one WMMA of 16-bit elements (llvm-project issue 204254; 34 in recordings
/// of a gfx1100).
pub const MATRIX_CLOCKS: u64 = 32;

/// The issue clocks of an instruction.
pub fn issue_clocks(inst: &Inst) -> u64 {
    if inst.op == Op::s_delay_alu {
        return 0;
    }
    match inst.unit() {
        Unit::Valu(Pipe::Matrix(_)) => return 1,
        Unit::Valu(pipe) => return Clocks::of(&GFX1100).pipe(pipe).occupancy.into(),
        _ => {}
    }
    let Some(mem) = inst.mem() else { return 1 };
    // The two-address forms store two elements.
    let dwords = u64::from(mem.bytes) * if mem.pair == 0 { 1 } else { 2 };
    let dwords = dwords.div_ceil(4).max(1);
    // A buffer descriptor is scalar.
    let vector_base = u64::from(mem.space != Space::Buffer && inst.operand(Field::saddr) == Operand::None);
    match (mem.space, mem.kind) {
        (Space::Lds, MemKind::Store) => 1 + dwords,
        (Space::Global | Space::Scratch | Space::Flat | Space::Buffer, MemKind::Load) => 1 + vector_base,
        (Space::Global | Space::Scratch | Space::Flat | Space::Buffer, MemKind::Store) => 1 + dwords + vector_base,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::issue_clocks;
    use t0_isa::isa::parse;
    use t0_isa::target::GFX1100;

    #[test]
    fn clocks_depend_on_the_unit_the_width_and_the_base() {
        for (text, clocks) in [
            ("v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7]", 1),
            ("v_add_f32 v0, v1, v2", 1),
            ("v_mul_lo_u32 v0, v1, v2", 4),
            ("v_exp_f32 v0, v1", 4),
            ("v_lshlrev_b64 v[0:1], 2, v[2:3]", 2),
            ("s_add_u32 s0, s1, s2", 1),
            ("s_barrier", 1),
            ("s_delay_alu instid0(VALU_DEP_1)", 0),
            ("ds_load_b128 v[0:3], v4", 1),
            ("ds_store_b32 v0, v1", 2),
            ("ds_store_b128 v0, v[4:7]", 5),
            ("ds_store_2addr_b64 v0, v[2:3], v[4:5] offset1:1", 5),
            ("global_load_b128 v[0:3], v4, s[0:1]", 1),
            ("global_load_b128 v[0:3], v[4:5], off", 2),
            ("global_store_b32 v0, v1, s[0:1]", 2),
            ("global_store_b128 v[0:1], v[4:7], off", 6),
            ("buffer_load_b128 v[0:3], v4, s[4:7], 0 offen", 1),
            ("buffer_gl0_inv", 1),
        ] {
            let inst = parse(text, &GFX1100).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(issue_clocks(&inst), clocks, "{text}");
        }
    }
}
