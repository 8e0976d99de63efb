//! VOP1: vector, one source. (RDNA3 ISA, chapter 16.)

macro_rules! vop1_table {
    ($($tables:tt)*) => {
        vop2::vop2_table! { $($tables)*
            (VOP1
                // Moves.
                v_nop                 0x00 [<-];
                v_mov_b32             0x01 [vdst b32 <- src0 b32]   vopd(8);
                v_readfirstlane_b32   0x02 [sdst_v b32 <- src0 b32] cross no_e64;
                v_pipeflush           0x1b [<-];
                v_mov_b16             0x1c [vdst b16 <- src0 b16];
                v_movreld_b32         0x42 [vdst b32 <- src0 b32]   m0_in;
                v_movrels_b32         0x43 [vdst b32 <- src0 b32]   m0_in vgpr_source;
                v_movrelsd_b32        0x44 [vdst b32 <- src0 b32]   m0_in vgpr_source;
                v_movrelsd_2_b32      0x48 [vdst b32 <- src0 b32]   m0_in vgpr_source;
                v_swap_b32            0x65 [vdst b32 <- src0 b32]   no_e64 swap;
                v_swap_b16            0x66 [vdst b16 <- src0 b16]   no_e64 swap;
                v_permlane64_b32      0x67 [vdst b32 <- src0 b32]   cross no_e64 half_permute;
                v_swaprel_b32         0x68 [vdst b32 <- src0 b32]   no_e64 swap;

                // Conversions.
                v_cvt_i32_f64         0x03 [vdst i32 <- src0 f64]   double scales;
                v_cvt_f64_i32         0x04 [vdst f64 <- src0 i32]   double;
                v_cvt_f32_i32         0x05 [vdst f32 <- src0 i32];
                v_cvt_f32_u32         0x06 [vdst f32 <- src0 u32];
                v_cvt_u32_f32         0x07 [vdst u32 <- src0 f32] scales;
                v_cvt_i32_f32         0x08 [vdst i32 <- src0 f32] scales;
                v_cvt_f16_f32         0x0a [vdst f16 <- src0 f32];
                v_cvt_f32_f16         0x0b [vdst f32 <- src0 f16];
                v_cvt_nearest_i32_f32 0x0c [vdst i32 <- src0 f32];
                v_cvt_floor_i32_f32   0x0d [vdst i32 <- src0 f32];
                v_cvt_off_f32_i4      0x0e [vdst f32 <- src0 i32];
                v_cvt_f32_f64         0x0f [vdst f32 <- src0 f64]   double;
                v_cvt_f64_f32         0x10 [vdst f64 <- src0 f32]   double;
                v_cvt_f32_ubyte0      0x11 [vdst f32 <- src0 u32];
                v_cvt_f32_ubyte1      0x12 [vdst f32 <- src0 u32];
                v_cvt_f32_ubyte2      0x13 [vdst f32 <- src0 u32];
                v_cvt_f32_ubyte3      0x14 [vdst f32 <- src0 u32];
                v_cvt_u32_f64         0x15 [vdst u32 <- src0 f64]   double scales;
                v_cvt_f64_u32         0x16 [vdst f64 <- src0 u32]   double;
                v_cvt_f16_u16         0x50 [vdst f16 <- src0 u16];
                v_cvt_f16_i16         0x51 [vdst f16 <- src0 i16];
                v_cvt_u16_f16         0x52 [vdst u16 <- src0 f16] scales;
                v_cvt_i16_f16         0x53 [vdst i16 <- src0 f16] scales;
                v_sat_pk_u8_i16       0x62 [vdst u8x2 <- src0 i16x2];
                v_cvt_norm_i16_f16    0x63 [vdst i16 <- src0 f16] scales;
                v_cvt_norm_u16_f16    0x64 [vdst u16 <- src0 f16] scales;
                v_cvt_i32_i16         0x6a [vdst i32 <- src0 i16];
                v_cvt_u32_u16         0x6b [vdst u32 <- src0 u16];

                // f32.
                v_fract_f32           0x20 [vdst f32 <- src0 f32];
                v_trunc_f32           0x21 [vdst f32 <- src0 f32];
                v_ceil_f32            0x22 [vdst f32 <- src0 f32];
                v_rndne_f32           0x23 [vdst f32 <- src0 f32];
                v_floor_f32           0x24 [vdst f32 <- src0 f32];
                v_exp_f32             0x25 [vdst f32 <- src0 f32]   trans;
                v_log_f32             0x27 [vdst f32 <- src0 f32]   trans;
                v_rcp_f32             0x2a [vdst f32 <- src0 f32]   trans;
                v_rcp_iflag_f32       0x2b [vdst f32 <- src0 f32]   trans;
                v_rsq_f32             0x2e [vdst f32 <- src0 f32]   trans;
                v_sqrt_f32            0x33 [vdst f32 <- src0 f32]   trans;
                v_sin_f32             0x35 [vdst f32 <- src0 f32]   trans;
                v_cos_f32             0x36 [vdst f32 <- src0 f32]   trans;
                v_frexp_exp_i32_f32   0x3f [vdst i32 <- src0 f32];
                v_frexp_mant_f32      0x40 [vdst f32 <- src0 f32];

                // f64.
                v_trunc_f64           0x17 [vdst f64 <- src0 f64]   double;
                v_ceil_f64            0x18 [vdst f64 <- src0 f64]   double;
                v_rndne_f64           0x19 [vdst f64 <- src0 f64]   double;
                v_floor_f64           0x1a [vdst f64 <- src0 f64]   double;
                v_rcp_f64             0x2f [vdst f64 <- src0 f64]   double_trans;
                v_rsq_f64             0x31 [vdst f64 <- src0 f64]   double_trans;
                v_sqrt_f64            0x34 [vdst f64 <- src0 f64]   double_trans;
                v_frexp_exp_i32_f64   0x3c [vdst i32 <- src0 f64]   double scales;
                v_frexp_mant_f64      0x3d [vdst f64 <- src0 f64]   double;
                v_fract_f64           0x3e [vdst f64 <- src0 f64]   double;

                // f16.
                v_rcp_f16             0x54 [vdst f16 <- src0 f16]   trans;
                v_sqrt_f16            0x55 [vdst f16 <- src0 f16]   trans;
                v_rsq_f16             0x56 [vdst f16 <- src0 f16]   trans;
                v_log_f16             0x57 [vdst f16 <- src0 f16]   trans;
                v_exp_f16             0x58 [vdst f16 <- src0 f16]   trans;
                v_frexp_mant_f16      0x59 [vdst f16 <- src0 f16];
                v_frexp_exp_i16_f16   0x5a [vdst i16 <- src0 f16] scales;
                v_floor_f16           0x5b [vdst f16 <- src0 f16];
                v_ceil_f16            0x5c [vdst f16 <- src0 f16];
                v_trunc_f16           0x5d [vdst f16 <- src0 f16];
                v_rndne_f16           0x5e [vdst f16 <- src0 f16];
                v_fract_f16           0x5f [vdst f16 <- src0 f16];
                v_sin_f16             0x60 [vdst f16 <- src0 f16]   trans;
                v_cos_f16             0x61 [vdst f16 <- src0 f16]   trans;

                // Bits.
                v_not_b32             0x37 [vdst u32 <- src0 u32];
                v_bfrev_b32           0x38 [vdst b32 <- src0 b32];
                v_clz_i32_u32         0x39 [vdst i32 <- src0 u32];
                v_ctz_i32_b32         0x3a [vdst i32 <- src0 u32];
                v_cls_i32             0x3b [vdst i32 <- src0 i32];
                v_not_b16             0x69 [vdst u16 <- src0 u16];
            )
        }
    };
}
pub(super) use vop1_table;
