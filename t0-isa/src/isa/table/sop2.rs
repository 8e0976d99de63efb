//! SOP2: scalar, two sources. (RDNA3 ISA, chapter 16.)

macro_rules! sop2_table {
    ($($tables:tt)*) => {
        sop1::sop1_table! { $($tables)*
            (SOP2
                // Integer arithmetic.
                s_add_u32            0x00 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_sub_u32            0x01 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_add_i32            0x02 [sdst i32 <- ssrc0 i32, ssrc1 i32]             scc_out;
                s_sub_i32            0x03 [sdst i32 <- ssrc0 i32, ssrc1 i32]             scc_out;
                s_addc_u32           0x04 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out scc_in;
                s_subb_u32           0x05 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out scc_in;
                s_absdiff_i32        0x06 [sdst i32 <- ssrc0 i32, ssrc1 i32]             scc_out;
                s_lshl1_add_u32      0x0e [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_lshl2_add_u32      0x0f [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_lshl3_add_u32      0x10 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_lshl4_add_u32      0x11 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_min_i32            0x12 [sdst i32 <- ssrc0 i32, ssrc1 i32]             scc_out;
                s_min_u32            0x13 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_max_i32            0x14 [sdst i32 <- ssrc0 i32, ssrc1 i32]             scc_out;
                s_max_u32            0x15 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_mul_i32            0x2c [sdst i32 <- ssrc0 i32, ssrc1 i32]             multiply;
                s_mul_hi_u32         0x2d [sdst u32 <- ssrc0 u32, ssrc1 u32]             multiply;
                s_mul_hi_i32         0x2e [sdst i32 <- ssrc0 i32, ssrc1 i32]             multiply;
                s_mul_f32            0x44 [sdst f32 <- ssrc0 f32, ssrc1 f32]             rdna35;
                s_mul_f16            0x4d [sdst f16 <- ssrc0 f16, ssrc1 f16]             rdna35;

                // Shifts.
                s_lshl_b32           0x08 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_lshl_b64           0x09 [sdst u64 <- ssrc0 u64, ssrc1 u32]             scc_out;
                s_lshr_b32           0x0a [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_lshr_b64           0x0b [sdst u64 <- ssrc0 u64, ssrc1 u32]             scc_out;
                s_ashr_i32           0x0c [sdst i32 <- ssrc0 i32, ssrc1 u32]             scc_out;
                s_ashr_i64           0x0d [sdst i64 <- ssrc0 i64, ssrc1 u32]             scc_out;

                // Bitwise.
                s_and_b32            0x16 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_and_b64            0x17 [sdst u64 <- ssrc0 u64, ssrc1 u64]             scc_out;
                s_or_b32             0x18 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_or_b64             0x19 [sdst u64 <- ssrc0 u64, ssrc1 u64]             scc_out;
                s_xor_b32            0x1a [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_xor_b64            0x1b [sdst u64 <- ssrc0 u64, ssrc1 u64]             scc_out;
                s_nand_b32           0x1c [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_nand_b64           0x1d [sdst u64 <- ssrc0 u64, ssrc1 u64]             scc_out;
                s_nor_b32            0x1e [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_nor_b64            0x1f [sdst u64 <- ssrc0 u64, ssrc1 u64]             scc_out;
                s_xnor_b32           0x20 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_xnor_b64           0x21 [sdst u64 <- ssrc0 u64, ssrc1 u64]             scc_out;
                s_and_not1_b32       0x22 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_and_not1_b64       0x23 [sdst u64 <- ssrc0 u64, ssrc1 u64]             scc_out;
                s_or_not1_b32        0x24 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_or_not1_b64        0x25 [sdst u64 <- ssrc0 u64, ssrc1 u64]             scc_out;

                // Bit fields.
                s_bfe_u32            0x26 [sdst u32 <- ssrc0 u32, ssrc1 u32]             scc_out;
                s_bfe_i32            0x27 [sdst i32 <- ssrc0 i32, ssrc1 u32]             scc_out;
                s_bfe_u64            0x28 [sdst u64 <- ssrc0 u64, ssrc1 u32]             scc_out;
                s_bfe_i64            0x29 [sdst i64 <- ssrc0 i64, ssrc1 u32]             scc_out;
                s_bfm_b32            0x2a [sdst u32 <- ssrc0 u32, ssrc1 u32];
                s_bfm_b64            0x2b [sdst u64 <- ssrc0 u32, ssrc1 u32];

                // Selection and packing.
                s_cselect_b32        0x30 [sdst b32 <- ssrc0 b32, ssrc1 b32]             scc_in;
                s_cselect_b64        0x31 [sdst b64 <- ssrc0 b64, ssrc1 b64]             scc_in;
                s_pack_ll_b32_b16    0x32 [sdst b32 <- ssrc0 b32, ssrc1 b32];
                s_pack_lh_b32_b16    0x33 [sdst b32 <- ssrc0 b32, ssrc1 b32];
                s_pack_hh_b32_b16    0x34 [sdst b32 <- ssrc0 b32, ssrc1 b32];
                s_pack_hl_b32_b16    0x35 [sdst b32 <- ssrc0 b32, ssrc1 b32];

                // Floating point (RDNA3.5).
                s_add_f32            0x40 [sdst f32 <- ssrc0 f32, ssrc1 f32]             rdna35;
                s_sub_f32            0x41 [sdst f32 <- ssrc0 f32, ssrc1 f32]             rdna35;
                s_min_f32            0x42 [sdst f32 <- ssrc0 f32, ssrc1 f32]             rdna35;
                s_max_f32            0x43 [sdst f32 <- ssrc0 f32, ssrc1 f32]             rdna35;
                s_fmaak_f32          0x45 [sdst f32 <- ssrc0 f32, ssrc1 f32, simm32 f32] rdna35;
                s_fmamk_f32          0x46 [sdst f32 <- ssrc0 f32, simm32 f32, ssrc1 f32] rdna35;
                s_fmac_f32           0x47 [sdst f32 <- ssrc0 f32, ssrc1 f32]             rdna35 acc;
                s_cvt_pk_rtz_f16_f32 0x48 [sdst f16 <- ssrc0 f32, ssrc1 f32]             rdna35;
                s_add_f16            0x49 [sdst f16 <- ssrc0 f16, ssrc1 f16]             rdna35;
                s_sub_f16            0x4a [sdst f16 <- ssrc0 f16, ssrc1 f16]             rdna35;
                s_min_f16            0x4b [sdst f16 <- ssrc0 f16, ssrc1 f16]             rdna35;
                s_max_f16            0x4c [sdst f16 <- ssrc0 f16, ssrc1 f16]             rdna35;
                s_fmac_f16           0x4e [sdst f16 <- ssrc0 f16, ssrc1 f16]             rdna35 acc;
            )
        }
    };
}
pub(super) use sop2_table;
