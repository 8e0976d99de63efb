//! VOP2: vector, two sources. (RDNA3 ISA, chapter 16.)

macro_rules! vop2_table {
    ($($tables:tt)*) => {
        vopc::vopc_table! { $($tables)*
            (VOP2
                // Trap.
                v_illegal            0x00 [<-]                                            no_e64;

                // Selection and lane masks.
                v_cndmask_b32        0x01 [vdst b32 <- src0 b32, vsrc1 b32, vcc_src mask] vopd(9) signs;
                v_add_co_ci_u32      0x20 [vdst u32, vcc_dst mask <- src0 u32, vsrc1 u32, vcc_src mask] clamps;
                v_sub_co_ci_u32      0x21 [vdst u32, vcc_dst mask <- src0 u32, vsrc1 u32, vcc_src mask] clamps;
                v_subrev_co_ci_u32   0x22 [vdst u32, vcc_dst mask <- src0 u32, vsrc1 u32, vcc_src mask] clamps;

                // f32.
                v_add_f32            0x03 [vdst f32 <- src0 f32, vsrc1 f32]               vopd(4);
                v_sub_f32            0x04 [vdst f32 <- src0 f32, vsrc1 f32]               vopd(5);
                v_subrev_f32         0x05 [vdst f32 <- src0 f32, vsrc1 f32]               vopd(6);
                v_fmac_dx9_zero_f32  0x06 [vdst f32 <- src0 f32, vsrc1 f32]               acc no_dpp;
                v_mul_dx9_zero_f32   0x07 [vdst f32 <- src0 f32, vsrc1 f32]               vopd(7);
                v_mul_f32            0x08 [vdst f32 <- src0 f32, vsrc1 f32]               vopd(3);
                v_min_f32            0x0f [vdst f32 <- src0 f32, vsrc1 f32]               vopd(11);
                v_max_f32            0x10 [vdst f32 <- src0 f32, vsrc1 f32]               vopd(10);
                v_fmac_f32           0x2b [vdst f32 <- src0 f32, vsrc1 f32]               acc vopd(0);
                v_fmamk_f32          0x2c [vdst f32 <- src0 f32, simm32 f32, vsrc1 f32]   no_e64 vopd(2);
                v_fmaak_f32          0x2d [vdst f32 <- src0 f32, vsrc1 f32, simm32 f32]   no_e64 vopd(1);
                v_cvt_pk_rtz_f16_f32 0x2f [vdst f16x2 <- src0 f32, vsrc1 f32];

                // f16.
                v_dot2acc_f32_f16    0x02 [vdst f32 <- src0 f16x2, vsrc1 f16x2]           acc no_e64 vopd(12);
                v_add_f16            0x32 [vdst f16 <- src0 f16, vsrc1 f16];
                v_sub_f16            0x33 [vdst f16 <- src0 f16, vsrc1 f16];
                v_subrev_f16         0x34 [vdst f16 <- src0 f16, vsrc1 f16];
                v_mul_f16            0x35 [vdst f16 <- src0 f16, vsrc1 f16];
                v_fmac_f16           0x36 [vdst f16 <- src0 f16, vsrc1 f16]               acc;
                v_fmamk_f16          0x37 [vdst f16 <- src0 f16, simm32 f16, vsrc1 f16]   no_e64;
                v_fmaak_f16          0x38 [vdst f16 <- src0 f16, vsrc1 f16, simm32 f16]   no_e64;
                v_max_f16            0x39 [vdst f16 <- src0 f16, vsrc1 f16];
                v_min_f16            0x3a [vdst f16 <- src0 f16, vsrc1 f16];
                v_ldexp_f16          0x3b [vdst f16 <- src0 f16, vsrc1 i16];
                v_pk_fmac_f16        0x3c [vdst f16x2 <- src0 f16x2, vsrc1 f16x2]         acc no_e64 no_dpp;

                // Integers.
                v_mul_i32_i24        0x09 [vdst i32 <- src0 i32, vsrc1 i32] clamps;
                v_mul_hi_i32_i24     0x0a [vdst i32 <- src0 i32, vsrc1 i32];
                v_mul_u32_u24        0x0b [vdst u32 <- src0 u32, vsrc1 u32] clamps;
                v_mul_hi_u32_u24     0x0c [vdst u32 <- src0 u32, vsrc1 u32];
                v_min_i32            0x11 [vdst i32 <- src0 i32, vsrc1 i32];
                v_max_i32            0x12 [vdst i32 <- src0 i32, vsrc1 i32];
                v_min_u32            0x13 [vdst u32 <- src0 u32, vsrc1 u32];
                v_max_u32            0x14 [vdst u32 <- src0 u32, vsrc1 u32];
                v_ashrrev_i32        0x1a [vdst i32 <- src0 u32, vsrc1 i32];
                v_add_nc_u32         0x25 [vdst u32 <- src0 u32, vsrc1 u32]               vopd(16) clamps;
                v_sub_nc_u32         0x26 [vdst u32 <- src0 u32, vsrc1 u32] clamps;
                v_subrev_nc_u32      0x27 [vdst u32 <- src0 u32, vsrc1 u32] clamps;

                // Shifts and bits.
                v_lshlrev_b32        0x18 [vdst u32 <- src0 u32, vsrc1 u32]               vopd(17);
                v_lshrrev_b32        0x19 [vdst u32 <- src0 u32, vsrc1 u32];
                v_and_b32            0x1b [vdst u32 <- src0 u32, vsrc1 u32]               vopd(18);
                v_or_b32             0x1c [vdst u32 <- src0 u32, vsrc1 u32];
                v_xor_b32            0x1d [vdst u32 <- src0 u32, vsrc1 u32];
                v_xnor_b32           0x1e [vdst u32 <- src0 u32, vsrc1 u32];
            )
        }
    };
}
pub(super) use vop2_table;
