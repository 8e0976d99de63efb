//! SOPC: scalar compares. (RDNA3 ISA, chapter 16.)

macro_rules! sopc_table {
    ($($tables:tt)*) => {
        sopk::sopk_table! { $($tables)*
            (SOPC
                // Integers.
                s_cmp_eq_i32  0x00 [<- ssrc0 i32, ssrc1 i32];
                s_cmp_lg_i32  0x01 [<- ssrc0 i32, ssrc1 i32];
                s_cmp_gt_i32  0x02 [<- ssrc0 i32, ssrc1 i32];
                s_cmp_ge_i32  0x03 [<- ssrc0 i32, ssrc1 i32];
                s_cmp_lt_i32  0x04 [<- ssrc0 i32, ssrc1 i32];
                s_cmp_le_i32  0x05 [<- ssrc0 i32, ssrc1 i32];
                s_cmp_eq_u32  0x06 [<- ssrc0 u32, ssrc1 u32];
                s_cmp_lg_u32  0x07 [<- ssrc0 u32, ssrc1 u32];
                s_cmp_gt_u32  0x08 [<- ssrc0 u32, ssrc1 u32];
                s_cmp_ge_u32  0x09 [<- ssrc0 u32, ssrc1 u32];
                s_cmp_lt_u32  0x0a [<- ssrc0 u32, ssrc1 u32];
                s_cmp_le_u32  0x0b [<- ssrc0 u32, ssrc1 u32];
                s_bitcmp0_b32 0x0c [<- ssrc0 u32, ssrc1 u32] bit_test;
                s_bitcmp1_b32 0x0d [<- ssrc0 u32, ssrc1 u32] bit_test;
                s_bitcmp0_b64 0x0e [<- ssrc0 u64, ssrc1 u32] bit_test;
                s_bitcmp1_b64 0x0f [<- ssrc0 u64, ssrc1 u32] bit_test;
                s_cmp_eq_u64  0x10 [<- ssrc0 u64, ssrc1 u64];
                s_cmp_lg_u64  0x11 [<- ssrc0 u64, ssrc1 u64];

                // Floating point (RDNA3.5).
                s_cmp_lt_f32  0x41 [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_eq_f32  0x42 [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_le_f32  0x43 [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_gt_f32  0x44 [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_lg_f32  0x45 [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_ge_f32  0x46 [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_o_f32   0x47 [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_u_f32   0x48 [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_nge_f32 0x49 [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_nlg_f32 0x4a [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_ngt_f32 0x4b [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_nle_f32 0x4c [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_neq_f32 0x4d [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_nlt_f32 0x4e [<- ssrc0 f32, ssrc1 f32] rdna35;
                s_cmp_lt_f16  0x51 [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_eq_f16  0x52 [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_le_f16  0x53 [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_gt_f16  0x54 [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_lg_f16  0x55 [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_ge_f16  0x56 [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_o_f16   0x57 [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_u_f16   0x58 [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_nge_f16 0x59 [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_nlg_f16 0x5a [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_ngt_f16 0x5b [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_nle_f16 0x5c [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_neq_f16 0x5d [<- ssrc0 f16, ssrc1 f16] rdna35;
                s_cmp_nlt_f16 0x5e [<- ssrc0 f16, ssrc1 f16] rdna35;
            )
        }
    };
}
pub(super) use sopc_table;
