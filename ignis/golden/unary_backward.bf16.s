; 42 VGPRs, 34 SGPRs, 0 bytes of LDS, 0 of scratch, 487 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x8
    s_load_b128 s[8:11], s[0:1], 0x20
    s_load_b128 s[16:19], s[0:1], 0x38
    s_load_b32 s3, s[0:1], null
    s_load_b32 s12, s[0:1], 0x50
    s_load_b32 s0, s[0:1], 0x54
    s_mov_b32 s1, 0x3e89347d
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s14, s6
    s_mov_b32 s15, s10
    s_mov_b32 s20, s18
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s13, s13, 10
    v_add_nc_u32_e32 v38, s13, v0
    s_add_u32 s13, s13, 0x400
    s_min_u32 s13, s13, s20
    v_cmp_eq_f32_e64 s20, s12, 0
    v_sub_f32_e64 v26, s12, 1.0
    v_cmp_eq_f32_e64 s21, 0.5, v26
    v_cmp_eq_f32_e64 s22, -0.5, v26
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0x3ff00000
    v_mov_b32_e32 v2, 0x9b743f0d
    v_mov_b32_e32 v3, 0x3fc5b9ac
    v_mov_b32_e32 v4, 0x1694cffe
    v_dual_mov_b32 v5, 0x3fc89f3b :: v_dual_mov_b32 v22, 0
    v_mov_b32_e32 v6, 0x68d31760
    v_dual_mov_b32 v7, 0x3fcc68f5 :: v_dual_mov_b32 v24, 0
    v_mov_b32_e32 v8, 0x4994022d
    v_mov_b32_e32 v9, 0x3fd0c9a8
    v_mov_b32_e32 v10, 0x3d7c02a9
    v_mov_b32_e32 v11, 0x3fd484b1
    v_mov_b32_e32 v12, 0x2a7aded9
    v_mov_b32_e32 v13, 0x3fda6176
    v_mov_b32_e32 v14, 0x50ef9bfe
    v_mov_b32_e32 v15, 0x3fe2776c
    v_mov_b32_e32 v16, 0xdc3a03fd
    v_mov_b32_e32 v17, 0x3feec709
    v_mov_b32_e32 v18, 0x652b82fe
    v_mov_b32_e32 v19, 0x40071547
    v_cvt_f64_f32_e32 v[20:21], v26
    v_mov_b32_e32 v23, 0xc0690000
    v_mov_b32_e32 v25, 0x40690000
    v_cmp_lt_f32_e64 s23, 0, v26
    v_cmp_gt_f32_e64 s24, 0, v26
    s_cmp_lg_u32 s24, 0
    s_cselect_b32 s25, 0x7f800000, 0
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s23, 0x7f800000, 0
    v_cmp_eq_f32_e64 s26, 0x7f800000, |v26|
    v_trunc_f32_e32 v27, v26
    v_cmp_eq_f32_e64 s27, v27, v26
    v_mul_f32_e32 v27, 0.5, v26
    v_trunc_f32_e32 v28, v27
    v_cmp_neq_f32_e64 s28, v28, v27
    s_and_b32 s28, s27, s28
    s_and_not1_b32 s27, exec_lo, s27
    v_cmp_neq_f32_e64 s29, v26, v26
    v_cmp_eq_f32_e64 s30, 0, v26
    s_mov_b32 s31, s2
L0:
    s_mov_b32 exec_lo, s31
    v_cmp_gt_u32_e64 s31, s13, v38
    s_and_b32 s31, exec_lo, s31
    s_cbranch_scc1 L1
    s_mov_b32 s31, 0
    s_branch L20
L1:
    s_mov_b32 exec_lo, s31
    v_min_u32_e32 v26, s14, v38
    v_lshlrev_b32_e32 v26, 1, v26
    buffer_load_u16 v26, v26, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v39, 16, v26
    v_min_u32_e32 v26, s15, v38
    v_lshlrev_b32_e32 v26, 1, v26
    buffer_load_u16 v26, v26, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v40, 16, v26
    s_cmp_eq_u32 s3, 0
    s_cbranch_scc0 L2
    v_xor_b32_e32 v26, 0x80000000, v39
    s_branch L19
L2:
    s_cmp_eq_u32 s3, 1
    s_cbranch_scc0 L3
    v_mul_f32_e32 v26, v39, v40
    s_branch L19
L3:
    s_cmp_eq_u32 s3, 2
    s_cbranch_scc0 L4
    v_div_scale_f32 v26, null, v40, v40, v39
    v_rcp_f32_e32 v27, v26
    s_waitcnt_depctr 0xfff
    v_fma_f32 v28, -v26, v27, 1.0
    v_fma_f32 v27, v28, v27, v27
    v_div_scale_f32 v28, vcc_lo, v39, v40, v39
    v_mul_f32_e32 v29, v28, v27
    v_fma_f32 v30, -v26, v29, v28
    v_fma_f32 v29, v30, v27, v29
    v_fma_f32 v26, -v26, v29, v28
    v_div_fmas_f32 v26, v26, v27, v29
    v_div_fixup_f32 v26, v26, v40, v39
    s_branch L19
L4:
    s_cmp_eq_u32 s3, 3
    s_cbranch_scc0 L5
    v_mul_f32_e32 v26, 2.0, v40
    v_div_scale_f32 v27, null, v26, v26, v39
    v_rcp_f32_e32 v28, v27
    s_waitcnt_depctr 0xfff
    v_fma_f32 v29, -v27, v28, 1.0
    v_fma_f32 v28, v29, v28, v28
    v_div_scale_f32 v29, vcc_lo, v39, v26, v39
    v_mul_f32_e32 v30, v29, v28
    v_fma_f32 v31, -v27, v30, v29
    v_fma_f32 v30, v31, v28, v30
    v_fma_f32 v27, -v27, v30, v29
    v_div_fmas_f32 v27, v27, v28, v30
    v_div_fixup_f32 v26, v27, v26, v39
    s_branch L19
L5:
    s_cmp_eq_u32 s3, 4
    s_cbranch_scc0 L6
    v_cmp_gt_f32_e64 s32, 0x800000, v40
    v_mul_f32_e32 v26, 0x4b800000, v40
    v_cndmask_b32_e64 v26, v40, v26, s32
    v_rsq_f32_e32 v26, v26
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v27, 0x45800000, v26
    v_cndmask_b32_e64 v26, v26, v27, s32
    v_dual_mul_f32 v27, -0.5, v39 :: v_dual_mul_f32 v28, v26, v26
    v_mul_f32_e32 v26, v28, v26
    v_mul_f32_e32 v26, v27, v26
    s_branch L19
L6:
    s_cmp_eq_u32 s3, 5
    s_cbranch_scc0 L7
    v_mul_f32_e32 v26, 2.0, v40
    v_mul_f32_e64 v27, 0x3fb8aa3b, -|v26|
    v_fma_f32 v28, -|v26|, 0x3fb8aa3b, -v27
    v_fma_f32 v28, -|v26|, 0x32a5705f, v28
    v_rndne_f32_e32 v29, v27
    v_sub_f32_e32 v27, v27, v29
    v_add_f32_e32 v27, v27, v28
    v_exp_f32_e32 v27, v27
    v_cvt_i32_f32_e32 v28, v29
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v27, v27, v28
    v_cmp_gt_f32_e64 s32, 0xc2d00000, -|v26|
    v_cndmask_b32_e64 v27, v27, 0, s32
    v_cmp_lt_f32_e64 s32, 0x42b17218, -|v26|
    v_cndmask_b32_e64 v26, v27, 0x7f800000, s32
    v_add_f32_e32 v27, 1.0, v26
    v_mul_f32_e32 v27, v27, v27
    v_div_scale_f32 v28, null, v27, v27, v26
    v_rcp_f32_e32 v29, v28
    s_waitcnt_depctr 0xfff
    v_fma_f32 v30, -v28, v29, 1.0
    v_fma_f32 v29, v30, v29, v29
    v_div_scale_f32 v30, vcc_lo, v26, v27, v26
    v_mul_f32_e32 v31, v30, v29
    v_fma_f32 v32, -v28, v31, v30
    v_fma_f32 v31, v32, v29, v31
    v_fma_f32 v28, -v28, v31, v30
    v_div_fmas_f32 v28, v28, v29, v31
    v_div_fixup_f32 v26, v28, v27, v26
    v_mul_f32_e32 v26, 4.0, v26
    v_mul_f32_e32 v26, v39, v26
    s_branch L19
L7:
    s_cmp_eq_u32 s3, 6
    s_cbranch_scc0 L8
    v_mul_f32_e64 v26, 0x3fb8aa3b, -|v40|
    v_fma_f32 v27, -|v40|, 0x3fb8aa3b, -v26
    v_fma_f32 v27, -|v40|, 0x32a5705f, v27
    v_rndne_f32_e32 v28, v26
    v_sub_f32_e32 v26, v26, v28
    v_add_f32_e32 v26, v26, v27
    v_exp_f32_e32 v26, v26
    v_cvt_i32_f32_e32 v27, v28
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v26, v26, v27
    v_cmp_gt_f32_e64 s32, 0xc2d00000, -|v40|
    v_cndmask_b32_e64 v26, v26, 0, s32
    v_cmp_lt_f32_e64 s32, 0x42b17218, -|v40|
    v_cndmask_b32_e64 v26, v26, 0x7f800000, s32
    v_add_f32_e32 v27, 1.0, v26
    v_mul_f32_e32 v27, v27, v27
    v_div_scale_f32 v28, null, v27, v27, v26
    v_rcp_f32_e32 v29, v28
    s_waitcnt_depctr 0xfff
    v_fma_f32 v30, -v28, v29, 1.0
    v_fma_f32 v29, v30, v29, v29
    v_div_scale_f32 v30, vcc_lo, v26, v27, v26
    v_mul_f32_e32 v31, v30, v29
    v_fma_f32 v32, -v28, v31, v30
    v_fma_f32 v31, v32, v29, v31
    v_fma_f32 v28, -v28, v31, v30
    v_div_fmas_f32 v28, v28, v29, v31
    v_div_fixup_f32 v26, v28, v27, v26
    v_mul_f32_e32 v26, v39, v26
    s_branch L19
L8:
    s_cmp_eq_u32 s3, 7
    s_cbranch_scc0 L9
    v_cmp_ge_f32_e64 s32, 0, v40
    v_cndmask_b32_e64 v26, v39, 0, s32
    s_branch L19
L9:
    s_cmp_eq_u32 s3, 8
    s_cbranch_scc0 L10
    v_mul_f32_e64 v26, 0x3eb504f4, |v40|
    v_dual_add_f32 v26, 1.0, v26 :: v_dual_mov_b32 v27, 1.0
    v_div_scale_f32 v28, null, v26, v26, v27
    v_rcp_f32_e32 v29, v28
    s_waitcnt_depctr 0xfff
    v_fma_f32 v30, -v28, v29, 1.0
    v_fma_f32 v29, v30, v29, v29
    v_div_scale_f32 v30, vcc_lo, v27, v26, v27
    v_mul_f32_e32 v31, v30, v29
    v_fma_f32 v32, -v28, v31, v30
    v_fma_f32 v31, v32, v29, v31
    v_fma_f32 v28, -v28, v31, v30
    v_div_fmas_f32 v28, v28, v29, v31
    v_div_fixup_f32 v26, v28, v26, v27
    v_fma_f32 v27, 0xbd64b2f4, v26, s1
    v_fma_f32 v27, v27, v26, 0xbee6b5d7
    v_fma_f32 v27, v27, v26, 0x3e6e4c07
    v_fma_f32 v27, v27, v26, 0x3c04519e
    v_fma_f32 v27, v27, v26, 0x3e3e3581
    v_fma_f32 v27, v27, v26, 0x3e7e516d
    v_fma_f32 v27, v27, v26, 0x3e9010fa
    v_fma_f32 v27, v27, v26, 0x3e907b50
    v_dual_fmaak_f32 v26, v26, v27, 0xb69a9071 :: v_dual_mul_f32 v27, -0.5, v40
    v_mul_f32_e32 v27, v27, v40
    v_mul_f32_e32 v28, 0x3fb8aa3b, v27
    v_fma_f32 v29, v27, 0x3fb8aa3b, -v28
    v_fma_f32 v29, v27, 0x32a5705f, v29
    v_rndne_f32_e32 v30, v28
    v_sub_f32_e32 v28, v28, v30
    v_add_f32_e32 v28, v28, v29
    v_exp_f32_e32 v28, v28
    v_cvt_i32_f32_e32 v29, v30
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v28, v28, v29
    v_cmp_gt_f32_e64 s32, 0xc2d00000, v27
    v_cndmask_b32_e64 v28, v28, 0, s32
    v_cmp_lt_f32_e64 s32, 0x42b17218, v27
    v_cndmask_b32_e64 v27, v28, 0x7f800000, s32
    v_mul_f32_e32 v28, 0.5, v27
    v_mul_f32_e32 v26, v28, v26
    v_cmp_gt_f32_e64 s32, 0, v40
    v_sub_f32_e32 v28, 1.0, v26
    v_cndmask_b32_e64 v26, v28, v26, s32
    v_mul_f32_e32 v28, 0x3ecc422a, v40
    v_mul_f32_e32 v27, v28, v27
    v_add_f32_e32 v26, v26, v27
    v_mul_f32_e32 v26, v39, v26
    s_branch L19
L10:
    s_cmp_eq_u32 s3, 9
    s_cbranch_scc0 L11
    v_mul_f32_e32 v26, 0x3d372713, v40
    v_mul_f32_e32 v26, v26, v40
    v_mul_f32_e32 v26, v26, v40
    v_add_f32_e32 v26, v40, v26
    v_mul_f32_e32 v26, 0x3fcc422a, v26
    v_mul_f32_e64 v27, 0x3fb8aa3b, -v26
    v_fma_f32 v28, -v26, 0x3fb8aa3b, -v27
    v_fma_f32 v28, -v26, 0x32a5705f, v28
    v_rndne_f32_e32 v29, v27
    v_sub_f32_e32 v27, v27, v29
    v_add_f32_e32 v27, v27, v28
    v_exp_f32_e32 v27, v27
    v_cvt_i32_f32_e32 v28, v29
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v27, v27, v28
    v_cmp_gt_f32_e64 s32, 0xc2d00000, -v26
    v_cndmask_b32_e64 v27, v27, 0, s32
    v_cmp_lt_f32_e64 s32, 0x42b17218, -v26
    v_cndmask_b32_e64 v27, v27, 0x7f800000, s32
    v_dual_add_f32 v27, 1.0, v27 :: v_dual_mov_b32 v28, 1.0
    v_div_scale_f32 v29, null, v27, v27, v28
    v_rcp_f32_e32 v30, v29
    s_waitcnt_depctr 0xfff
    v_fma_f32 v31, -v29, v30, 1.0
    v_fma_f32 v30, v31, v30, v30
    v_div_scale_f32 v31, vcc_lo, v28, v27, v28
    v_mul_f32_e32 v32, v31, v30
    v_fma_f32 v33, -v29, v32, v31
    v_fma_f32 v32, v33, v30, v32
    v_fma_f32 v29, -v29, v32, v31
    v_div_fmas_f32 v29, v29, v30, v32
    v_div_fixup_f32 v27, v29, v27, v28
    v_mul_f32_e64 v28, 0x3fb8aa3b, -|v26|
    v_fma_f32 v29, -|v26|, 0x3fb8aa3b, -v28
    v_fma_f32 v29, -|v26|, 0x32a5705f, v29
    v_rndne_f32_e32 v30, v28
    v_sub_f32_e32 v28, v28, v30
    v_add_f32_e32 v28, v28, v29
    v_exp_f32_e32 v28, v28
    v_cvt_i32_f32_e32 v29, v30
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v28, v28, v29
    v_cmp_gt_f32_e64 s32, 0xc2d00000, -|v26|
    v_cndmask_b32_e64 v28, v28, 0, s32
    v_cmp_lt_f32_e64 s32, 0x42b17218, -|v26|
    v_cndmask_b32_e64 v26, v28, 0x7f800000, s32
    v_add_f32_e32 v28, 1.0, v26
    v_mul_f32_e32 v28, v28, v28
    v_div_scale_f32 v29, null, v28, v28, v26
    v_rcp_f32_e32 v30, v29
    s_waitcnt_depctr 0xfff
    v_fma_f32 v31, -v29, v30, 1.0
    v_fma_f32 v30, v31, v30, v30
    v_div_scale_f32 v31, vcc_lo, v26, v28, v26
    v_mul_f32_e32 v32, v31, v30
    v_fma_f32 v33, -v29, v32, v31
    v_fma_f32 v32, v33, v30, v32
    v_fma_f32 v29, -v29, v32, v31
    v_div_fmas_f32 v29, v29, v30, v32
    v_div_fixup_f32 v26, v29, v28, v26
    v_mul_f32_e32 v26, v40, v26
    v_mul_f32_e32 v28, 0x3e095d4f, v40
    v_mul_f32_e32 v28, v28, v40
    v_add_f32_e32 v28, 1.0, v28
    v_mul_f32_e32 v28, 0x3fcc422a, v28
    v_mul_f32_e32 v26, v26, v28
    v_add_f32_e32 v26, v27, v26
    v_mul_f32_e32 v26, v39, v26
    s_branch L19
L11:
    s_cmp_eq_u32 s3, 10
    s_cbranch_scc0 L12
    v_mul_f32_e64 v26, 0x3fb8aa3b, -v40
    v_fma_f32 v27, -v40, 0x3fb8aa3b, -v26
    v_fma_f32 v27, -v40, 0x32a5705f, v27
    v_rndne_f32_e32 v28, v26
    v_sub_f32_e32 v26, v26, v28
    v_add_f32_e32 v26, v26, v27
    v_exp_f32_e32 v26, v26
    v_cvt_i32_f32_e32 v27, v28
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v26, v26, v27
    v_cmp_gt_f32_e64 s32, 0xc2d00000, -v40
    v_cndmask_b32_e64 v26, v26, 0, s32
    v_cmp_lt_f32_e64 s32, 0x42b17218, -v40
    v_cndmask_b32_e64 v26, v26, 0x7f800000, s32
    v_dual_add_f32 v26, 1.0, v26 :: v_dual_mov_b32 v27, 1.0
    v_div_scale_f32 v28, null, v26, v26, v27
    v_rcp_f32_e32 v29, v28
    s_waitcnt_depctr 0xfff
    v_fma_f32 v30, -v28, v29, 1.0
    v_fma_f32 v29, v30, v29, v29
    v_div_scale_f32 v30, vcc_lo, v27, v26, v27
    v_mul_f32_e32 v31, v30, v29
    v_fma_f32 v32, -v28, v31, v30
    v_fma_f32 v31, v32, v29, v31
    v_fma_f32 v28, -v28, v31, v30
    v_div_fmas_f32 v28, v28, v29, v31
    v_div_fixup_f32 v26, v28, v26, v27
    v_sub_f32_e32 v27, 1.0, v26
    v_mul_f32_e32 v27, v40, v27
    v_add_f32_e32 v27, 1.0, v27
    v_mul_f32_e32 v26, v26, v27
    v_mul_f32_e32 v26, v39, v26
    s_branch L19
L12:
    s_cmp_eq_u32 s3, 11
    s_cbranch_scc0 L17
    s_and_b32 s32, s20, exec_lo
    s_cbranch_scc0 L13
    v_mov_b32_e32 v26, 0
    s_branch L19
L13:
    s_and_b32 s32, s21, exec_lo
    s_cbranch_scc0 L14
    v_cmp_gt_f32_e64 s32, 0xf800000, v40
    v_mul_f32_e32 v26, 0x4f800000, v40
    v_cndmask_b32_e64 v26, v40, v26, s32
    v_sqrt_f32_e32 v27, v26
    s_waitcnt_depctr 0xfff
    v_add_nc_u32_e32 v28, -1, v27
    v_add_nc_u32_e32 v29, 1, v27
    v_fma_f32 v30, -v28, v27, v26
    v_fma_f32 v31, -v29, v27, v26
    v_cmp_ge_f32_e64 s33, 0, v30
    v_cndmask_b32_e64 v27, v27, v28, s33
    v_cmp_lt_f32_e64 s33, 0, v31
    v_cndmask_b32_e64 v27, v27, v29, s33
    v_mul_f32_e32 v28, 0x37800000, v27
    v_cndmask_b32_e64 v27, v27, v28, s32
    v_cmp_class_f32_e64 s32, v26, 0x260
    v_cndmask_b32_e64 v26, v27, v26, s32
    s_branch L16
L14:
    s_and_b32 s32, s22, exec_lo
    s_cbranch_scc0 L15
    v_cmp_gt_f32_e64 s32, 0x800000, v40
    v_mul_f32_e32 v26, 0x4b800000, v40
    v_cndmask_b32_e64 v26, v40, v26, s32
    v_rsq_f32_e32 v26, v26
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v27, 0x45800000, v26
    v_cndmask_b32_e64 v26, v26, v27, s32
    s_branch L16
L15:
    v_cvt_f64_f32_e64 v[26:27], |v40|
    v_add_nc_u32_e32 v28, 0xc0195f62, v27
    v_ashrrev_i32_e32 v41, 20, v28
    v_lshlrev_b32_e32 v28, 20, v41
    v_sub_nc_u32_e32 v27, v27, v28
    v_add_f64 v[28:29], v[26:27], -v[0:1]
    v_add_f64 v[26:27], v[26:27], v[0:1]
    v_div_scale_f64 v[30:31], null, v[26:27], v[26:27], v[28:29]
    v_rcp_f64_e32 v[32:33], v[30:31]
    s_waitcnt_depctr 0xfff
    v_fma_f64 v[34:35], -v[30:31], v[32:33], 1.0
    v_fma_f64 v[32:33], v[32:33], v[34:35], v[32:33]
    v_fma_f64 v[34:35], -v[30:31], v[32:33], 1.0
    v_fma_f64 v[32:33], v[32:33], v[34:35], v[32:33]
    v_div_scale_f64 v[34:35], vcc_lo, v[28:29], v[26:27], v[28:29]
    v_mul_f64 v[36:37], v[34:35], v[32:33]
    v_fma_f64 v[30:31], -v[30:31], v[36:37], v[34:35]
    v_div_fmas_f64 v[30:31], v[30:31], v[32:33], v[36:37]
    v_div_fixup_f64 v[26:27], v[30:31], v[26:27], v[28:29]
    v_mul_f64 v[28:29], v[26:27], v[26:27]
    v_fma_f64 v[30:31], v[2:3], v[28:29], v[4:5]
    v_fma_f64 v[30:31], v[30:31], v[28:29], v[6:7]
    v_fma_f64 v[30:31], v[30:31], v[28:29], v[8:9]
    v_fma_f64 v[30:31], v[30:31], v[28:29], v[10:11]
    v_fma_f64 v[30:31], v[30:31], v[28:29], v[12:13]
    v_fma_f64 v[30:31], v[30:31], v[28:29], v[14:15]
    v_fma_f64 v[30:31], v[30:31], v[28:29], v[16:17]
    v_fma_f64 v[28:29], v[30:31], v[28:29], v[18:19]
    v_cvt_f64_i32_e32 v[30:31], v41
    v_fma_f64 v[26:27], v[28:29], v[26:27], v[30:31]
    v_mul_f64 v[26:27], v[26:27], v[20:21]
    v_max_f64 v[26:27], v[26:27], v[22:23]
    v_min_f64 v[26:27], v[26:27], v[24:25]
    v_rndne_f64_e32 v[28:29], v[26:27]
    v_add_f64 v[26:27], v[26:27], -v[28:29]
    v_cvt_f32_f64_e32 v26, v[26:27]
    v_cvt_i32_f64_e32 v27, v[28:29]
    v_exp_f32_e32 v26, v26
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v26, v26, v27
    v_cmp_eq_f32_e64 s32, 0, |v40|
    v_cmp_eq_f32_e64 s33, 0x7f800000, |v40|
    v_cndmask_b32_e64 v26, v26, s25, s32
    v_cndmask_b32_e64 v26, v26, s23, s33
    v_cmp_lt_f32_e64 s32, 1.0, |v40|
    v_cmp_eq_f32_e64 s33, 1.0, |v40|
    s_xor_b32 s32, s32, s24
    v_cndmask_b32_e64 v27, 0, 0x7f800000, s32
    v_cndmask_b32_e64 v27, v27, 1.0, s33
    v_cndmask_b32_e64 v26, v26, v27, s26
    v_cmp_gt_i32_e64 s32, 0, v40
    s_and_b32 s32, s32, s28
    v_xor_b32_e32 v27, 0x80000000, v26
    v_cndmask_b32_e64 v26, v26, v27, s32
    v_cmp_gt_f32_e64 s32, 0, v40
    v_cmp_gt_f32_e64 s33, 0x7f800000, |v40|
    s_and_b32 s32, s32, s27
    s_and_b32 s32, s32, s33
    v_cndmask_b32_e64 v26, v26, 0x7fc00000, s32
    v_cmp_neq_f32_e64 s32, v40, v40
    s_or_b32 s32, s32, s29
    v_cndmask_b32_e64 v26, v26, 0x7fc00000, s32
    v_cmp_eq_f32_e64 s32, 1.0, v40
    s_or_b32 s32, s30, s32
    v_cndmask_b32_e64 v26, v26, 1.0, s32
L16:
    v_mul_f32_e32 v26, s12, v26
    v_mul_f32_e32 v26, v39, v26
    s_branch L19
L17:
    s_cmp_eq_u32 s3, 12
    s_cbranch_scc0 L18
    v_mul_f32_e32 v26, s12, v39
    s_branch L19
L18:
    v_cmp_lt_f32_e64 s32, s12, v40
    v_cmp_gt_f32_e64 s33, s0, v40
    s_and_b32 s32, s32, s33
    v_cndmask_b32_e64 v26, 0, v39, s32
L19:
    v_bfe_u32 v27, v26, 16, 1
    v_add3_u32 v27, v26, v27, 0x7fff
    v_or_b32_e32 v28, 0x400000, v26
    v_cmp_u_f32_e64 s32, v26, v26
    v_cndmask_b32_e64 v26, v27, v28, s32
    v_lshrrev_b32_e32 v26, 16, v26
    v_lshlrev_b32_e32 v27, 1, v38
    buffer_store_b16 v26, v27, s[16:19], 0 offen
    v_sub_nc_u32_e32 v26, s13, v38
    v_min_u32_e32 v26, 0x100, v26
    v_add_nc_u32_e32 v38, v38, v26
L20:
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc1 L0
    s_endpgm
