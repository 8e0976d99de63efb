; 47 VGPRs, 38 SGPRs, 0 bytes of LDS, 0 of scratch, 594 instructions
    s_mov_b32 s12, exec_lo
    s_load_b64 s[2:3], s[0:1], 0x50
    s_load_b128 s[4:7], s[0:1], 0x38
    s_load_b128 s[8:11], s[0:1], 0x8
    s_load_b128 s[16:19], s[0:1], 0x20
    s_load_b32 s0, s[0:1], null
    s_lshl_b32 s1, s13, 10
    s_mov_b32 s13, 0x3e89347d
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x11016000
    s_add_u32 s14, s1, 0x400
    v_add_nc_u32_e32 v44, s1, v0
    s_mov_b32 s19, 0x11016000
    s_mov_b32 s7, 0x11016000
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0x3ff00000
    v_mov_b32_e32 v2, 0x9b743f0d
    v_mov_b32_e32 v3, 0x3fc5b9ac
    v_mov_b32_e32 v4, 0x1694cffe
    v_dual_mov_b32 v5, 0x3fc89f3b :: v_dual_mov_b32 v20, 0
    v_mov_b32_e32 v6, 0x68d31760
    v_dual_mov_b32 v7, 0x3fcc68f5 :: v_dual_mov_b32 v22, 0
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
    v_mov_b32_e32 v21, 0xc0690000
    v_mov_b32_e32 v23, 0x40690000
    s_mov_b32 s1, s6
    v_sub_f32_e64 v26, s2, 1.0
    s_or_b32 s9, s9, 0x20000
    s_or_b32 s17, s17, 0x20000
    s_delay_alu instid0(VALU_DEP_1)
    v_cvt_f64_f32_e32 v[24:25], v26
    v_mul_f32_e32 v27, 0.5, v26
    v_trunc_f32_e32 v28, v26
    v_cmp_lt_f32_e32 vcc_lo, 0, v26
    v_cmp_gt_f32_e64 s20, 0, v26
    s_or_b32 s5, s5, 0x20000
    v_trunc_f32_e32 v29, v27
    v_cmp_eq_f32_e64 s21, v28, v26
    s_min_u32 s1, s14, s1
    v_cmp_eq_f32_e64 s14, s2, 0
    v_cmp_eq_f32_e64 s22, 0.5, v26
    v_cmp_neq_f32_e64 s23, v29, v27
    v_cmp_eq_f32_e64 s24, -0.5, v26
    v_cmp_eq_f32_e64 s25, 0x7f800000, |v26|
    v_cmp_neq_f32_e64 s26, v26, v26
    v_cmp_eq_f32_e64 s27, 0, v26
    s_cmp_lg_u32 vcc_lo, 0
    s_cselect_b32 s15, 0x7f800000, 0
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s28, 0x7f800000, 0
    s_and_not1_b32 s29, exec_lo, s21
    s_and_b32 s21, s21, s23
    s_branch L19
L0:
    s_mov_b32 exec_lo, s23
    buffer_load_u16 v26, v44, s[8:11], 0 idxen
    buffer_load_u16 v27, v44, s[16:19], 0 idxen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v45, 16, v26
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v28, 16, v27
    s_cmp_eq_u32 s0, 0
    s_cbranch_scc0 L1
    v_xor_b32_e32 v26, 0x80000000, v45
    s_branch L18
L1:
    s_cmp_eq_u32 s0, 1
    s_cbranch_scc0 L2
    v_mul_f32_e32 v26, v45, v28
    s_branch L18
L2:
    s_cmp_eq_u32 s0, 2
    s_cbranch_scc0 L3
    v_div_scale_f32 v26, null, v28, v28, v45
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v27, v26
    s_waitcnt_depctr 0xfff
    v_fma_f32 v29, -v26, v27, 1.0
    v_fma_f32 v27, v29, v27, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_or_b32_e32 v29, 1, v27
    v_div_scale_f32 v30, vcc_lo, v45, v28, v45
    v_mul_f32_e32 v31, v30, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v32, -v26, v31, v30
    v_fma_f32 v29, v32, v29, v31
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v26, -v26, v29, v30
    v_div_fmas_f32 v26, v26, v27, v29
    s_delay_alu instid0(VALU_DEP_1)
    v_div_fixup_f32 v26, v26, v28, v45
    s_branch L18
L3:
    s_cmp_eq_u32 s0, 3
    s_cbranch_scc0 L4
    v_mul_f32_e32 v26, 2.0, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_scale_f32 v27, null, v26, v26, v45
    v_rcp_f32_e32 v28, v27
    s_waitcnt_depctr 0xfff
    v_fma_f32 v29, -v27, v28, 1.0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v28, v29, v28, v28
    v_or_b32_e32 v29, 1, v28
    v_div_scale_f32 v30, vcc_lo, v45, v26, v45
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v31, v30, v28
    v_fma_f32 v32, -v27, v31, v30
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v29, v32, v29, v31
    v_fma_f32 v27, -v27, v29, v30
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fmas_f32 v27, v27, v28, v29
    v_div_fixup_f32 v26, v27, v26, v45
    s_branch L18
L4:
    s_cmp_eq_u32 s0, 4
    s_cbranch_scc0 L5
    v_cmp_gt_f32_e64 s23, 0x800000, v28
    v_mul_f32_e32 v26, 0x4b800000, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v26, v28, v26, s23
    v_rsq_f32_e32 v26, v26
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v27, 0x45800000, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v26, v26, v27, s23
    v_dual_mul_f32 v27, -0.5, v45 :: v_dual_mul_f32 v28, v26, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v26, v28, v26
    v_mul_f32_e32 v26, v27, v26
    s_branch L18
L5:
    s_cmp_eq_u32 s0, 5
    s_cbranch_scc0 L6
    v_mul_f32_e32 v26, 2.0, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_mul_f32_e64 v27, 0x3fb8aa3b, -|v26|
    v_cmp_gt_f32_e64 s23, 0xc2d00000, -|v26|
    v_cmp_lt_f32_e64 vcc_lo, 0x42b17218, -|v26|
    v_fma_f32 v28, -|v26|, 0x3fb8aa3b, -v27
    v_rndne_f32_e32 v29, v27
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v26, -|v26|, 0x32a5705f, v28
    v_sub_f32_e32 v27, v27, v29
    v_cvt_i32_f32_e32 v28, v29
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v26, v27, v26
    v_exp_f32_e32 v26, v26
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v26, v26, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v26, v26, 0, s23
    v_cndmask_b32_e64 v26, v26, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v27, 1.0, v26
    v_mul_f32_e32 v27, v27, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_scale_f32 v28, null, v27, v27, v26
    v_rcp_f32_e32 v29, v28
    s_waitcnt_depctr 0xfff
    v_fma_f32 v30, -v28, v29, 1.0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v29, v30, v29, v29
    v_or_b32_e32 v30, 1, v29
    v_div_scale_f32 v31, vcc_lo, v26, v27, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v32, v31, v29
    v_fma_f32 v33, -v28, v32, v31
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v30, v33, v30, v32
    v_fma_f32 v28, -v28, v30, v31
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fmas_f32 v28, v28, v29, v30
    v_div_fixup_f32 v26, v28, v27, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v26, 4.0, v26
    v_mul_f32_e32 v26, v45, v26
    s_branch L18
L6:
    s_cmp_eq_u32 s0, 6
    s_cbranch_scc0 L7
    v_mul_f32_e64 v26, 0x3fb8aa3b, -|v28|
    v_cmp_gt_f32_e64 s23, 0xc2d00000, -|v28|
    v_cmp_lt_f32_e64 vcc_lo, 0x42b17218, -|v28|
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_fma_f32 v27, -|v28|, 0x3fb8aa3b, -v26
    v_rndne_f32_e32 v29, v26
    v_fma_f32 v27, -|v28|, 0x32a5705f, v27
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_sub_f32_e32 v26, v26, v29
    v_cvt_i32_f32_e32 v28, v29
    v_add_f32_e32 v26, v26, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v26, v26
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v26, v26, v28
    v_cndmask_b32_e64 v26, v26, 0, s23
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v26, v26, 0x7f800000, vcc_lo
    v_add_f32_e32 v27, 1.0, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v27, v27, v27
    v_div_scale_f32 v28, null, v27, v27, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v29, v28
    s_waitcnt_depctr 0xfff
    v_fma_f32 v30, -v28, v29, 1.0
    v_fma_f32 v29, v30, v29, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_or_b32_e32 v30, 1, v29
    v_div_scale_f32 v31, vcc_lo, v26, v27, v26
    v_mul_f32_e32 v32, v31, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v33, -v28, v32, v31
    v_fma_f32 v30, v33, v30, v32
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v28, -v28, v30, v31
    v_div_fmas_f32 v28, v28, v29, v30
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fixup_f32 v26, v28, v27, v26
    v_mul_f32_e32 v26, v45, v26
    s_branch L18
L7:
    s_cmp_eq_u32 s0, 7
    s_cbranch_scc0 L8
    v_cmp_ge_f32_e64 s23, 0, v28
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v26, v45, 0, s23
    s_branch L18
L8:
    s_cmp_eq_u32 s0, 8
    s_cbranch_scc0 L9
    v_mul_f32_e64 v26, 0x3eb504f4, |v28|
    v_dual_mov_b32 v27, 1.0 :: v_dual_mul_f32 v30, 0x3ecc422a, v28
    v_mul_f32_e32 v29, -0.5, v28
    v_cmp_gt_f32_e64 s23, 0, v28
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_e32 v26, 1.0, v26
    v_mul_f32_e32 v28, v29, v28
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_div_scale_f32 v29, null, v26, v26, v27
    v_mul_f32_e32 v31, 0x3fb8aa3b, v28
    v_cmp_gt_f32_e64 s30, 0xc2d00000, v28
    v_cmp_lt_f32_e64 s31, 0x42b17218, v28
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_rcp_f32_e32 v32, v29
    v_fma_f32 v33, v28, 0x3fb8aa3b, -v31
    v_rndne_f32_e32 v34, v31
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_3)
    v_fma_f32 v28, v28, 0x32a5705f, v33
    s_waitcnt_depctr 0xfff
    v_fma_f32 v33, -v29, v32, 1.0
    v_sub_f32_e32 v31, v31, v34
    v_cvt_i32_f32_e32 v34, v34
    v_fma_f32 v32, v33, v32, v32
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v28, v31, v28
    v_or_b32_e32 v31, 1, v32
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v28, v28
    v_div_scale_f32 v33, vcc_lo, v27, v26, v27
    v_mul_f32_e32 v35, v33, v32
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v36, -v29, v35, v33
    v_fma_f32 v31, v36, v31, v35
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v29, -v29, v31, v33
    v_div_fmas_f32 v29, v29, v32, v31
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)
    v_div_fixup_f32 v26, v29, v26, v27
    v_ldexp_f32 v27, v28, v34
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v28, 0xbd64b2f4, v26, s13
    v_cndmask_b32_e64 v27, v27, 0, s30
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v28, v28, v26, 0xbee6b5d7
    v_cndmask_b32_e64 v27, v27, 0x7f800000, s31
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_fmaak_f32 v28, v28, v26, 0x3e6e4c07 :: v_dual_mul_f32 v29, 0.5, v27
    v_mul_f32_e32 v27, v30, v27
    v_fma_f32 v28, v28, v26, 0x3c04519e
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v28, v28, v26, 0x3e3e3581
    v_fma_f32 v28, v28, v26, 0x3e7e516d
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v28, v28, v26, 0x3e9010fa
    v_fma_f32 v28, v28, v26, 0x3e907b50
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v26, v28, v26, 0xb69a9071
    v_mul_f32_e32 v26, v29, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v28, 1.0, v26
    v_cndmask_b32_e64 v26, v28, v26, s23
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v26, v26, v27
    v_mul_f32_e32 v26, v45, v26
    s_branch L18
L9:
    s_cmp_eq_u32 s0, 9
    s_cbranch_scc0 L10
    v_dual_mul_f32 v26, 0x3d372713, v28 :: v_dual_mov_b32 v27, 1.0
    v_mul_f32_e32 v29, 0x3e095d4f, v28
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v26, v26, v28
    v_mul_f32_e32 v29, v29, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v26, v26, v28 :: v_dual_add_f32 v29, 1.0, v29
    v_dual_add_f32 v26, v28, v26 :: v_dual_mul_f32 v29, 0x3fcc422a, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v26, 0x3fcc422a, v26
    v_mul_f32_e64 v30, 0x3fb8aa3b, -v26
    v_mul_f32_e64 v31, 0x3fb8aa3b, -|v26|
    v_cmp_gt_f32_e64 s23, 0xc2d00000, -|v26|
    v_cmp_lt_f32_e64 s30, 0x42b17218, -|v26|
    v_cmp_gt_f32_e64 vcc_lo, 0xc2d00000, -v26
    v_fma_f32 v32, -v26, 0x3fb8aa3b, -v30
    v_fma_f32 v33, -|v26|, 0x3fb8aa3b, -v31
    v_rndne_f32_e32 v34, v31
    v_rndne_f32_e32 v35, v30
    v_cmp_lt_f32_e64 s32, 0x42b17218, -v26
    v_fma_f32 v32, -v26, 0x32a5705f, v32
    v_fma_f32 v26, -|v26|, 0x32a5705f, v33
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_dual_sub_f32 v31, v31, v34 :: v_dual_sub_f32 v30, v30, v35
    v_cvt_i32_f32_e32 v33, v34
    v_cvt_i32_f32_e32 v34, v35
    v_add_f32_e32 v26, v31, v26
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v30, v30, v32
    v_exp_f32_e32 v26, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_exp_f32_e32 v30, v30
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v26, v26, v33
    v_ldexp_f32 v30, v30, v34
    v_cndmask_b32_e64 v26, v26, 0, s23
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v30, v30, 0, vcc_lo
    v_cndmask_b32_e64 v26, v26, 0x7f800000, s30
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v30, v30, 0x7f800000, s32
    v_add_f32_e32 v31, 1.0, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_add_f32 v30, 1.0, v30 :: v_dual_mul_f32 v31, v31, v31
    v_div_scale_f32 v32, null, v30, v30, v27
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_div_scale_f32 v33, null, v31, v31, v26
    v_rcp_f32_e32 v34, v32
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v35, v33
    s_waitcnt_depctr 0xfff
    v_fma_f32 v36, -v32, v34, 1.0
    v_fma_f32 v37, -v33, v35, 1.0
    v_dual_fmac_f32 v34, v36, v34 :: v_dual_fmac_f32 v35, v37, v35
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_or_b32_e32 v36, 1, v34
    v_or_b32_e32 v37, 1, v35
    v_div_scale_f32 v38, vcc_lo, v27, v30, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v39, v38, v34
    v_fma_f32 v40, -v32, v39, v38
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v36, v40, v36, v39
    v_fma_f32 v32, -v32, v36, v38
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_div_fmas_f32 v32, v32, v34, v36
    v_div_scale_f32 v34, vcc_lo, v26, v31, v26
    v_mul_f32_e32 v36, v34, v35
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v38, -v33, v36, v34
    v_fma_f32 v36, v38, v37, v36
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v33, -v33, v36, v34
    v_div_fmas_f32 v33, v33, v35, v36
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_div_fixup_f32 v26, v33, v31, v26
    v_div_fixup_f32 v27, v32, v30, v27
    v_mul_f32_e32 v26, v28, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v26, v26, v29
    v_add_f32_e32 v26, v27, v26
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v26, v45, v26
    s_branch L18
L10:
    s_cmp_eq_u32 s0, 10
    s_cbranch_scc0 L11
    v_mul_f32_e64 v26, 0x3fb8aa3b, -v28
    v_cmp_gt_f32_e64 s23, 0xc2d00000, -v28
    v_cmp_lt_f32_e64 vcc_lo, 0x42b17218, -v28
    v_mov_b32_e32 v27, 1.0
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_fma_f32 v29, -v28, 0x3fb8aa3b, -v26
    v_rndne_f32_e32 v30, v26
    v_fma_f32 v29, -v28, 0x32a5705f, v29
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_sub_f32_e32 v26, v26, v30
    v_cvt_i32_f32_e32 v30, v30
    v_add_f32_e32 v26, v26, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v26, v26
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v26, v26, v30
    v_cndmask_b32_e64 v26, v26, 0, s23
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v26, v26, 0x7f800000, vcc_lo
    v_add_f32_e32 v26, 1.0, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_scale_f32 v29, null, v26, v26, v27
    v_rcp_f32_e32 v30, v29
    s_waitcnt_depctr 0xfff
    v_fma_f32 v31, -v29, v30, 1.0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v30, v31, v30, v30
    v_or_b32_e32 v31, 1, v30
    v_div_scale_f32 v32, vcc_lo, v27, v26, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v33, v32, v30
    v_fma_f32 v34, -v29, v33, v32
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v31, v34, v31, v33
    v_fma_f32 v29, -v29, v31, v32
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fmas_f32 v29, v29, v30, v31
    v_div_fixup_f32 v26, v29, v26, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v27, 1.0, v26
    v_mul_f32_e32 v27, v28, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v27, 1.0, v27
    v_mul_f32_e32 v26, v26, v27
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v26, v45, v26
    s_branch L18
L11:
    s_cmp_eq_u32 s0, 11
    s_cbranch_scc0 L16
    s_and_b32 s23, s14, exec_lo
    s_cbranch_scc0 L12
    v_mov_b32_e32 v26, 0
    s_branch L18
L12:
    s_and_b32 s23, s22, exec_lo
    s_cbranch_scc0 L13
    v_cmp_gt_f32_e64 s23, 0xf800000, v28
    v_mul_f32_e32 v26, 0x4f800000, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v26, v28, v26, s23
    v_sqrt_f32_e32 v27, v26
    v_cmp_class_f32_e64 s30, v26, 0x260
    s_waitcnt_depctr 0xfff
    v_add_nc_u32_e32 v28, -1, v27
    v_add_nc_u32_e32 v29, 1, v27
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v30, -v28, v27, v26
    v_fma_f32 v31, -v29, v27, v26
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_ge_f32_e32 vcc_lo, 0, v30
    v_cmp_lt_f32_e64 s32, 0, v31
    v_cndmask_b32_e32 v27, v27, v28, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v27, v27, v29, s32
    v_mul_f32_e32 v28, 0x37800000, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v27, v27, v28, s23
    v_cndmask_b32_e64 v26, v27, v26, s30
    s_branch L15
L13:
    s_and_b32 s23, s24, exec_lo
    s_cbranch_scc0 L14
    v_cmp_gt_f32_e64 s23, 0x800000, v28
    v_mul_f32_e32 v26, 0x4b800000, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v26, v28, v26, s23
    v_rsq_f32_e32 v26, v26
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v27, 0x45800000, v26
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v26, v26, v27, s23
    s_branch L15
L14:
    v_cvt_f64_f32_e64 v[26:27], |v28|
    v_cmp_lt_f32_e64 vcc_lo, 1.0, |v28|
    v_cmp_eq_f32_e64 s30, 0, |v28|
    v_cmp_gt_f32_e64 s31, 0, v28
    v_cmp_eq_f32_e64 s32, 0x7f800000, |v28|
    v_cmp_eq_f32_e64 s33, 1.0, |v28|
    v_cmp_gt_i32_e64 s34, 0, v28
    v_add_nc_u32_e32 v29, 0xc0195f62, v27
    v_cmp_gt_f32_e64 s35, 0x7f800000, |v28|
    v_cmp_neq_f32_e64 s36, v28, v28
    v_cmp_eq_f32_e64 s37, 1.0, v28
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_ashrrev_i32_e32 v28, 20, v29
    v_lshlrev_b32_e32 v30, 20, v28
    v_cvt_f64_i32_e32 v[28:29], v28
    s_delay_alu instid0(VALU_DEP_2)
    v_sub_nc_u32_e32 v27, v27, v30
    s_xor_b32 s23, vcc_lo, s20
    s_and_b32 s31, s31, s29
    s_and_b32 s34, s34, s21
    v_cndmask_b32_e64 v30, 0, 0x7f800000, s23
    s_and_b32 s23, s31, s35
    s_or_b32 s31, s36, s26
    s_or_b32 s35, s27, s37
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v46, v30, 1.0, s33
    v_add_f64 v[30:31], v[26:27], -v[0:1]
    v_add_f64 v[26:27], v[26:27], v[0:1]
    s_or_b32 s23, s31, s23
    v_div_scale_f64 v[32:33], null, v[26:27], v[26:27], v[30:31]
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f64_e32 v[34:35], v[32:33]
    s_waitcnt_depctr 0xfff
    v_fma_f64 v[36:37], -v[32:33], v[34:35], 1.0
    v_fma_f64 v[34:35], v[34:35], v[36:37], v[34:35]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[36:37], -v[32:33], v[34:35], 1.0
    v_fma_f64 v[34:35], v[34:35], v[36:37], v[34:35]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_or_b32_e32 v36, 1, v34
    v_mov_b32_e32 v37, v35
    v_div_scale_f64 v[38:39], vcc_lo, v[30:31], v[26:27], v[30:31]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f64 v[40:41], v[38:39], v[34:35]
    v_fma_f64 v[42:43], -v[32:33], v[40:41], v[38:39]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[36:37], v[42:43], v[36:37], v[40:41]
    v_fma_f64 v[32:33], -v[32:33], v[36:37], v[38:39]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fmas_f64 v[32:33], v[32:33], v[34:35], v[36:37]
    v_div_fixup_f64 v[26:27], v[32:33], v[26:27], v[30:31]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f64 v[30:31], v[26:27], v[26:27]
    v_fma_f64 v[32:33], v[2:3], v[30:31], v[4:5]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[32:33], v[32:33], v[30:31], v[6:7]
    v_fma_f64 v[32:33], v[32:33], v[30:31], v[8:9]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[32:33], v[32:33], v[30:31], v[10:11]
    v_fma_f64 v[32:33], v[32:33], v[30:31], v[12:13]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[32:33], v[32:33], v[30:31], v[14:15]
    v_fma_f64 v[32:33], v[32:33], v[30:31], v[16:17]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[30:31], v[32:33], v[30:31], v[18:19]
    v_fma_f64 v[26:27], v[30:31], v[26:27], v[28:29]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f64 v[26:27], v[26:27], v[24:25]
    v_max_f64 v[26:27], v[26:27], v[20:21]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_f64 v[26:27], v[26:27], v[22:23]
    v_rndne_f64_e32 v[28:29], v[26:27]
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_add_f64 v[26:27], v[26:27], -v[28:29]
    v_cvt_i32_f64_e32 v28, v[28:29]
    v_cvt_f32_f64_e32 v26, v[26:27]
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v26, v26
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v26, v26, v28
    v_cndmask_b32_e64 v26, v26, s28, s30
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v26, v26, s15, s32
    v_cndmask_b32_e64 v26, v26, v46, s25
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_xor_b32_e32 v27, 0x80000000, v26
    v_cndmask_b32_e64 v26, v26, v27, s34
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v26, v26, 0x7fc00000, s23
    v_cndmask_b32_e64 v26, v26, 1.0, s35
L15:
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v26, s2, v26
    v_mul_f32_e32 v26, v45, v26
    s_branch L18
L16:
    s_cmp_eq_u32 s0, 12
    s_cbranch_scc0 L17
    v_mul_f32_e32 v26, s2, v45
    s_branch L18
L17:
    v_cmp_lt_f32_e32 vcc_lo, s2, v28
    v_cmp_gt_f32_e64 s30, s3, v28
    s_and_b32 s23, vcc_lo, s30
    s_delay_alu instid0(SALU_CYCLE_1)
    v_cndmask_b32_e64 v26, 0, v45, s23
L18:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v27, v26, 16, 1
    v_or_b32_e32 v28, 0x400000, v26
    v_cmp_u_f32_e64 s23, v26, v26
    v_add3_u32 v26, v26, v27, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v26, v26, v28, s23
    buffer_store_d16_hi_b16 v26, v44, s[4:7], 0 idxen
    v_add_nc_u32_e64 v44, v44, 0x100 clamp
L19:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s1, v44
    s_and_b32 s23, exec_lo, vcc_lo
    s_cbranch_scc1 L0
    s_endpgm
