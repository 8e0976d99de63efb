//! VOP3: vector instructions with three sources or only a long form; VOP3SD: vector instructions with a scalar mask
//! result. (RDNA3 ISA, chapter 16.)

macro_rules! vop3_table {
    ($($tables:tt)*) => {
        vop3p::vop3p_table! { $($tables)*
            (VOP3
                // Lanes.
                v_permlane16_b32      0x25b [vdst b32 <- src0 b32, src1 b32, src2 b32] cross acc row_permute;
                v_permlanex16_b32     0x25c [vdst b32 <- src0 b32, src1 b32, src2 b32] cross acc row_permute;
                v_mbcnt_lo_u32_b32    0x31f [vdst u32 <- src0 u32, src1 u32];
                v_mbcnt_hi_u32_b32    0x320 [vdst u32 <- src0 u32, src1 u32];
                v_readlane_b32        0x360 [sdst_v b32 <- src0 b32, src1 b32]         no_exec cross;
                v_writelane_b32       0x361 [vdst b32 <- src0 b32, src1 b32]           no_exec acc cross lane_write;

                // Multiply and add: f32.
                v_fma_dx9_zero_f32    0x209 [vdst f32 <- src0 f32, src1 f32, src2 f32] no_dpp;
                v_cubeid_f32          0x20c [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_cubesc_f32          0x20d [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_cubetc_f32          0x20e [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_cubema_f32          0x20f [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_fma_f32             0x213 [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_mullit_f32          0x218 [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_min3_f32            0x219 [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_max3_f32            0x21c [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_med3_f32            0x21f [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_div_fixup_f32       0x227 [vdst f32 <- src0 f32, src1 f32, src2 f32] no_dpp;
                v_div_fmas_f32        0x237 [vdst f32 <- src0 f32, src1 f32, src2 f32] vcc_in no_dpp;
                v_maxmin_f32          0x25e [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_minmax_f32          0x25f [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_ldexp_f32           0x31c [vdst f32 <- src0 f32, src1 i32];

                // f64.
                v_fma_f64             0x214 [vdst f64 <- src0 f64, src1 f64, src2 f64] double;
                v_div_fixup_f64       0x228 [vdst f64 <- src0 f64, src1 f64, src2 f64] double;
                v_div_fmas_f64        0x238 [vdst f64 <- src0 f64, src1 f64, src2 f64] double vcc_in;
                v_add_f64             0x327 [vdst f64 <- src0 f64, src1 f64]           double;
                v_mul_f64             0x328 [vdst f64 <- src0 f64, src1 f64]           double;
                v_min_f64             0x329 [vdst f64 <- src0 f64, src1 f64]           double;
                v_max_f64             0x32a [vdst f64 <- src0 f64, src1 f64]           double;
                v_ldexp_f64           0x32b [vdst f64 <- src0 f64, src1 i32]           double;
                v_trig_preop_f64      0x32f [vdst f64 <- src0 f64, src1 b32]           double;

                // f16 and bf16.
                v_fma_f16             0x248 [vdst f16 <- src0 f16, src1 f16, src2 f16];
                v_min3_f16            0x249 [vdst f16 <- src0 f16, src1 f16, src2 f16];
                v_max3_f16            0x24c [vdst f16 <- src0 f16, src1 f16, src2 f16];
                v_med3_f16            0x24f [vdst f16 <- src0 f16, src1 f16, src2 f16];
                v_div_fixup_f16       0x254 [vdst f16 <- src0 f16, src1 f16, src2 f16];
                v_maxmin_f16          0x260 [vdst f16 <- src0 f16, src1 f16, src2 f16];
                v_minmax_f16          0x261 [vdst f16 <- src0 f16, src1 f16, src2 f16];
                v_dot2_f16_f16        0x266 [vdst f16 <- src0 f16x2, src1 f16x2, src2 f16] plain_result;
                v_dot2_bf16_bf16      0x267 [vdst bf16 <- src0 bf16x2, src1 bf16x2, src2 bf16] plain_result;
                v_pack_b32_f16        0x311 [vdst b32 <- src0 f16, src1 f16];
                v_cvt_pk_norm_i16_f16 0x312 [vdst i16x2 <- src0 f16, src1 f16];
                v_cvt_pk_norm_u16_f16 0x313 [vdst u16x2 <- src0 f16, src1 f16];

                // Conversions.
                v_cvt_pk_u8_f32       0x226 [vdst b32 <- src0 f32, src1 b32, src2 b32];
                v_cvt_pk_i16_f32      0x306 [vdst i16x2 <- src0 f32, src1 f32];
                v_cvt_pk_u16_f32      0x307 [vdst u16x2 <- src0 f32, src1 f32];
                v_cvt_pk_norm_i16_f32 0x321 [vdst i16x2 <- src0 f32, src1 f32];
                v_cvt_pk_norm_u16_f32 0x322 [vdst u16x2 <- src0 f32, src1 f32];
                v_cvt_pk_u16_u32      0x323 [vdst u16x2 <- src0 u32, src1 u32];
                v_cvt_pk_i16_i32      0x324 [vdst i16x2 <- src0 i32, src1 i32];

                // Three-operand integers.
                v_mad_i32_i24         0x20a [vdst i32 <- src0 i24, src1 i24, src2 i32] clamps;
                v_mad_u32_u24         0x20b [vdst u32 <- src0 u24, src1 u24, src2 u32] clamps;
                v_bfe_u32             0x210 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_bfe_i32             0x211 [vdst i32 <- src0 i32, src1 u32, src2 u32];
                v_bfi_b32             0x212 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_lerp_u8             0x215 [vdst u32 <- src0 b32, src1 b32, src2 b32];
                v_alignbit_b32        0x216 [vdst u32 <- src0 u32, src1 u32, src2 u16] clamps;
                v_alignbyte_b32       0x217 [vdst u32 <- src0 u32, src1 u32, src2 u16] clamps;
                v_min3_i32            0x21a [vdst i32 <- src0 i32, src1 i32, src2 i32];
                v_min3_u32            0x21b [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_max3_i32            0x21d [vdst i32 <- src0 i32, src1 i32, src2 i32];
                v_max3_u32            0x21e [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_med3_i32            0x220 [vdst i32 <- src0 i32, src1 i32, src2 i32];
                v_med3_u32            0x221 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_sad_u8              0x222 [vdst u32 <- src0 u8x4, src1 u8x4, src2 u32] clamps;
                v_sad_hi_u8           0x223 [vdst u32 <- src0 u8x4, src1 u8x4, src2 u32] clamps;
                v_sad_u16             0x224 [vdst u32 <- src0 u16x2, src1 u16x2, src2 u32] clamps;
                v_sad_u32             0x225 [vdst u32 <- src0 u32, src1 u32, src2 u32] clamps;
                v_msad_u8             0x239 [vdst u32 <- src0 b32, src1 b32, src2 b32] clamps;
                v_qsad_pk_u16_u8      0x23a [vdst b64 <- src0 b64, src1 b32, src2 b64] difference clamps;
                v_mqsad_pk_u16_u8     0x23b [vdst b64 <- src0 b64, src1 b32, src2 b64] difference clamps;
                v_mqsad_u32_u8        0x23d [vdst b128 <- src0 b64, src1 b32, src2 b128] difference clamps;
                v_xor3_b32            0x240 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_mad_u16             0x241 [vdst u16 <- src0 u16, src1 u16, src2 u16] clamps;
                v_perm_b32            0x244 [vdst b32 <- src0 b32, src1 b32, src2 b32];
                v_xad_u32             0x245 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_lshl_add_u32        0x246 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_add_lshl_u32        0x247 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_min3_i16            0x24a [vdst i16 <- src0 i16, src1 i16, src2 i16] clamps;
                v_min3_u16            0x24b [vdst u16 <- src0 u16, src1 u16, src2 u16] clamps;
                v_max3_i16            0x24d [vdst i16 <- src0 i16, src1 i16, src2 i16] clamps;
                v_max3_u16            0x24e [vdst u16 <- src0 u16, src1 u16, src2 u16] clamps;
                v_med3_i16            0x250 [vdst i16 <- src0 i16, src1 i16, src2 i16] clamps;
                v_med3_u16            0x251 [vdst u16 <- src0 u16, src1 u16, src2 u16] clamps;
                v_mad_i16             0x253 [vdst i16 <- src0 i16, src1 i16, src2 i16] clamps;
                v_add3_u32            0x255 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_lshl_or_b32         0x256 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_and_or_b32          0x257 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_or3_b32             0x258 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_mad_u32_u16         0x259 [vdst u32 <- src0 u16, src1 u16, src2 u32] clamps;
                v_mad_i32_i16         0x25a [vdst i32 <- src0 i16, src1 i16, src2 i32] clamps;
                v_maxmin_u32          0x262 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_minmax_u32          0x263 [vdst u32 <- src0 u32, src1 u32, src2 u32];
                v_maxmin_i32          0x264 [vdst i32 <- src0 i32, src1 i32, src2 i32];
                v_minmax_i32          0x265 [vdst i32 <- src0 i32, src1 i32, src2 i32];

                // 16-bit integers.
                v_cndmask_b16         0x25d [vdst b16 <- src0 b16, src1 b16, src2 mask] signs;
                v_add_nc_u16          0x303 [vdst u16 <- src0 u16, src1 u16] clamps;
                v_sub_nc_u16          0x304 [vdst u16 <- src0 u16, src1 u16] clamps;
                v_mul_lo_u16          0x305 [vdst u16 <- src0 u16, src1 u16];
                v_max_u16             0x309 [vdst u16 <- src0 u16, src1 u16];
                v_max_i16             0x30a [vdst i16 <- src0 i16, src1 i16];
                v_min_u16             0x30b [vdst u16 <- src0 u16, src1 u16];
                v_min_i16             0x30c [vdst i16 <- src0 i16, src1 i16];
                v_add_nc_i16          0x30d [vdst i16 <- src0 i16, src1 i16] clamps;
                v_sub_nc_i16          0x30e [vdst i16 <- src0 i16, src1 i16] clamps;
                v_lshlrev_b16         0x338 [vdst u16 <- src0 u16, src1 u16];
                v_lshrrev_b16         0x339 [vdst u16 <- src0 u16, src1 u16];
                v_ashrrev_i16         0x33a [vdst i16 <- src0 u16, src1 i16];
                v_and_b16             0x362 [vdst u16 <- src0 u16, src1 u16];
                v_or_b16              0x363 [vdst u16 <- src0 u16, src1 u16];
                v_xor_b16             0x364 [vdst u16 <- src0 u16, src1 u16];

                // 64-bit shifts.
                v_lshlrev_b64         0x33c [vdst u64 <- src0 u32, src1 u64]           half;
                v_lshrrev_b64         0x33d [vdst u64 <- src0 u32, src1 u64]           half;
                v_ashrrev_i64         0x33e [vdst i64 <- src0 u32, src1 i64]           half;

                // Integers and bits.
                v_bfm_b32             0x31d [vdst u32 <- src0 u32, src1 u32];
                v_bcnt_u32_b32        0x31e [vdst u32 <- src0 u32, src1 u32];
                v_sub_nc_i32          0x325 [vdst i32 <- src0 i32, src1 i32] clamps;
                v_add_nc_i32          0x326 [vdst i32 <- src0 i32, src1 i32] clamps;
                v_mul_lo_u32          0x32c [vdst u32 <- src0 u32, src1 u32]           quarter;
                v_mul_hi_u32          0x32d [vdst u32 <- src0 u32, src1 u32]           quarter;
                v_mul_hi_i32          0x32e [vdst i32 <- src0 i32, src1 i32]           quarter;
            )
            (VOP3SD
                // Sums with a carry in any SGPR.
                v_add_co_u32    0x300 [vdst u32, sdst mask <- src0 u32, src1 u32] clamps;
                v_sub_co_u32    0x301 [vdst u32, sdst mask <- src0 u32, src1 u32] clamps;
                v_subrev_co_u32 0x302 [vdst u32, sdst mask <- src0 u32, src1 u32] clamps;

                // Division scaling.
                v_div_scale_f32 0x2fc [vdst f32, sdst mask <- src0 f32, src1 f32, src2 f32] no_dpp;
                v_div_scale_f64 0x2fd [vdst f64, sdst mask <- src0 f64, src1 f64, src2 f64] double;

                // 64-bit multiply and add.
                v_mad_u64_u32   0x2fe [vdst u64, sdst mask <- src0 u32, src1 u32, src2 u64] quarter clamps;
                v_mad_i64_i32   0x2ff [vdst i64, sdst mask <- src0 i32, src1 i32, src2 i64] quarter clamps;
            )
        }
    };
}
pub(super) use vop3_table;
