//! VOP3P: packed, dot products, mixed precision, matrix. (RDNA3 ISA, chapter 16.)

macro_rules! vop3p_table {
    ($($tables:tt)*) => {
        vopd::vopd_table! { $($tables)*
            (VOP3P
                // Packed integers.
                v_pk_mad_i16              0x00 [vdst i16x2 <- src0 i16x2, src1 i16x2, src2 i16x2]       no_dpp;
                v_pk_mul_lo_u16           0x01 [vdst u16x2 <- src0 u16x2, src1 u16x2]                   no_dpp;
                v_pk_add_i16              0x02 [vdst i16x2 <- src0 i16x2, src1 i16x2]                   no_dpp;
                v_pk_sub_i16              0x03 [vdst i16x2 <- src0 i16x2, src1 i16x2]                   no_dpp;
                v_pk_lshlrev_b16          0x04 [vdst u16x2 <- src0 u16x2, src1 u16x2]                   no_dpp;
                v_pk_lshrrev_b16          0x05 [vdst u16x2 <- src0 u16x2, src1 u16x2]                   no_dpp;
                v_pk_ashrrev_i16          0x06 [vdst i16x2 <- src0 u16x2, src1 i16x2]                   no_dpp;
                v_pk_max_i16              0x07 [vdst i16x2 <- src0 i16x2, src1 i16x2]                   no_dpp;
                v_pk_min_i16              0x08 [vdst i16x2 <- src0 i16x2, src1 i16x2]                   no_dpp;
                v_pk_mad_u16              0x09 [vdst u16x2 <- src0 u16x2, src1 u16x2, src2 u16x2]       no_dpp;
                v_pk_add_u16              0x0a [vdst u16x2 <- src0 u16x2, src1 u16x2]                   no_dpp;
                v_pk_sub_u16              0x0b [vdst u16x2 <- src0 u16x2, src1 u16x2]                   no_dpp;
                v_pk_max_u16              0x0c [vdst u16x2 <- src0 u16x2, src1 u16x2]                   no_dpp;
                v_pk_min_u16              0x0d [vdst u16x2 <- src0 u16x2, src1 u16x2]                   no_dpp;

                // Packed f16.
                v_pk_fma_f16              0x0e [vdst f16x2 <- src0 f16x2, src1 f16x2, src2 f16x2]       no_dpp;
                v_pk_add_f16              0x0f [vdst f16x2 <- src0 f16x2, src1 f16x2]                   no_dpp;
                v_pk_mul_f16              0x10 [vdst f16x2 <- src0 f16x2, src1 f16x2]                   no_dpp;
                v_pk_min_f16              0x11 [vdst f16x2 <- src0 f16x2, src1 f16x2]                   no_dpp;
                v_pk_max_f16              0x12 [vdst f16x2 <- src0 f16x2, src1 f16x2]                   no_dpp;

                // Dot products.
                v_dot2_f32_f16            0x13 [vdst f32 <- src0 f16x2, src1 f16x2, src2 f32];
                v_dot4_i32_iu8            0x16 [vdst i32 <- src0 iu8x4, src1 iu8x4, src2 i32]           no_dpp dot4;
                v_dot4_u32_u8             0x17 [vdst u32 <- src0 u8x4, src1 u8x4, src2 u32]             no_dpp dot4;
                v_dot8_i32_iu4            0x18 [vdst i32 <- src0 iu4x8, src1 iu4x8, src2 i32]           no_dpp dot8;
                v_dot8_u32_u4             0x19 [vdst u32 <- src0 u4x8, src1 u4x8, src2 u32]             no_dpp dot8;
                v_dot2_f32_bf16           0x1a [vdst f32 <- src0 bf16x2, src1 bf16x2, src2 f32];

                // Mixed precision: op_sel_hi selects f16 or f32 for each source.
                v_fma_mix_f32             0x20 [vdst f32 <- src0 mix, src1 mix, src2 mix];
                v_fma_mixlo_f16           0x21 [vdst b32 <- src0 mix, src1 mix, src2 mix]               acc;
                v_fma_mixhi_f16           0x22 [vdst b32 <- src0 mix, src1 mix, src2 mix]               acc;

                // Matrices of 16 by 16 by 16.
                v_wmma_f32_16x16x16_f16   0x40 [vdst f32x8 <- src0 f16x16, src1 f16x16, src2 f32x8]     wmma(32) no_dpp;
                v_wmma_f32_16x16x16_bf16  0x41 [vdst f32x8 <- src0 bf16x16, src1 bf16x16, src2 f32x8]   wmma(32) no_dpp;
                v_wmma_f16_16x16x16_f16   0x42 [vdst f16x8 <- src0 f16x16, src1 f16x16, src2 f16x8]     wmma(32) no_dpp;
                v_wmma_bf16_16x16x16_bf16 0x43 [vdst bf16x8 <- src0 bf16x16, src1 bf16x16, src2 bf16x8] wmma(32) no_dpp;
                v_wmma_i32_16x16x16_iu8   0x44 [vdst i32x8 <- src0 iu8x16, src1 iu8x16, src2 i32x8]     wmma(32) no_dpp;
                v_wmma_i32_16x16x16_iu4   0x45 [vdst i32x8 <- src0 iu4x16, src1 iu4x16, src2 i32x8]     wmma(16) no_dpp;
            )
        }
    };
}
pub(super) use vop3p_table;
