; 54 VGPRs, 45 SGPRs, 16448 bytes of LDS, 0 of scratch, 906 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x78
    s_load_b128 s[28:31], s[0:1], 0x90
    s_load_b128 s[32:35], s[0:1], 0xa8
    s_load_b128 s[36:39], s[0:1], 0xc0
    s_load_b64 s[0:1], s[0:1], 0xd8
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v34, 0
    v_mbcnt_lo_u32_b32 v33, -1, 0
    s_mov_b32 s3, 0xfedcba98
    s_delay_alu instid0(VALU_DEP_2)
    v_lshrrev_b32_e32 v1, 5, v1
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x31016000
    v_readfirstlane_b32 s12, v1
    s_mov_b32 s27, 0x11016000
    s_mov_b32 s31, 0x11016000
    s_mov_b32 s35, 0x11016000
    s_mov_b32 s39, 0x11016000
    s_max_u32 s6, s6, 3
    s_or_b32 s5, s5, 0x40000
    s_sub_u32 s6, s6, 3
    s_mov_b32 s14, s30
    s_lshl_b32 s10, s10, 2
    s_lshl_b32 s18, s18, 2
    s_lshl_b32 s22, s22, 1
    s_or_b32 s25, s25, 0x20000
    s_or_b32 s29, s29, 0x40000
    s_or_b32 s33, s33, 0x20000
    s_or_b32 s37, s37, 0x40000
    s_cmp_eq_u32 s1, 64
    s_cbranch_scc0 L0
    s_mov_b32 s1, 6
    s_branch L1
L0:
    s_mov_b32 s1, 7
L1:
    s_lshl4_add_u32 s15, s13, s12
    s_add_u32 s40, s14, -1
    v_cmp_gt_u32_e32 vcc_lo, 2, v33
    s_lshl_b32 s15, s15, 1
    s_lshr_b32 s42, s0, 4
    s_min_u32 s43, s15, s40
    v_add_nc_u32_e32 v1, s15, v33
    s_add_u32 s15, s15, 1
    s_mul_i32 s43, s43, s42
    s_min_u32 s15, s15, s40
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_ge_u32_e64 s44, s40, v1
    v_min_u32_e32 v35, s40, v1
    s_mul_i32 s15, s15, s42
    s_and_b32 s40, vcc_lo, s44
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v1, -1, v35, s40
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s14, s14, v1
    s_and_b32 s41, exec_lo, s14
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s41
    buffer_load_b32 v1, v1, s[28:31], 0 idxen
    s_mov_b32 exec_lo, s2
L2:
    v_lshlrev_b32_e32 v36, 2, v0
    s_add_u32 s41, s0, -4
    s_lshl_b32 s44, 1, s1
    buffer_load_u16 v37, v35, s[24:27], 0 idxen
    v_min_u32_e32 v2, s41, v36
    s_add_u32 s24, s44, -1
    s_add_u32 s25, s42, -1
    v_cmp_gt_u32_e64 s26, s0, v36
    s_waitcnt vmcnt(1)
    v_cndmask_b32_e64 v38, 0, v1, s14
    v_lshrrev_b32_e32 v1, s1, v2
    v_and_b32_e32 v2, s24, v2
    v_min_u32_e32 v3, s25, v33
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v4, 2, v1
    v_lshlrev_b32_e32 v17, 5, v1
    v_add_nc_u32_e32 v1, s43, v3
    v_add_nc_u32_e32 v3, s15, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_lshl_add_u32 v5, v4, s1, v2
    v_add_nc_u32_e32 v6, 1, v4
    v_add_nc_u32_e32 v7, 2, v4
    v_add_nc_u32_e32 v4, 3, v4
    v_lshlrev_b32_e32 v25, 4, v1
    v_and_b32_e32 v29, -2, v1
    v_lshl_add_u32 v9, v6, s1, v2
    v_lshl_add_u32 v13, v7, s1, v2
    v_lshl_add_u32 v21, v4, s1, v2
    v_and_b32_e32 v30, -2, v3
    v_lshlrev_b32_e32 v31, 4, v3
    buffer_load_b128 v[1:4], v17, s[8:11], 0 offen
    buffer_load_b128 v[5:8], v5, s[4:7], 0 idxen
    buffer_load_b128 v[9:12], v9, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v13, s[4:7], 0 idxen
    buffer_load_b128 v[17:20], v17, s[8:11], 0 offen offset:16
    buffer_load_b128 v[21:24], v21, s[4:7], 0 idxen
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    buffer_load_u16 v39, v29, s[20:23], 0 offen
    buffer_load_u16 v40, v30, s[20:23], 0 offen
    buffer_load_b128 v[29:32], v31, s[16:19], 0 offen
    s_waitcnt vmcnt(9)
    v_max_f32_e32 v41, v1, v3
    s_waitcnt vmcnt(5)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v41, v41, v17, v19
    v_sub_f32_e32 v1, v1, v41
    v_sub_f32_e32 v3, v3, v41
    v_sub_f32_e32 v17, v17, v41
    v_sub_f32_e32 v19, v19, v41
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v41, 0x3fb8aa3b, v1
    v_mul_f32_e32 v42, 0x3fb8aa3b, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v43, 0x3fb8aa3b, v17
    v_mul_f32_e32 v44, 0x3fb8aa3b, v19
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_fma_f32 v45, v1, 0x3fb8aa3b, -v41
    v_rndne_f32_e32 v46, v41
    v_fma_f32 v47, v3, 0x3fb8aa3b, -v42
    v_rndne_f32_e32 v48, v42
    v_fma_f32 v49, v17, 0x3fb8aa3b, -v43
    v_fma_f32 v45, v1, 0x32a5705f, v45
    v_sub_f32_e32 v41, v41, v46
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v47, 0x32a5705f, v3 :: v_dual_sub_f32 v42, v42, v48
    v_rndne_f32_e32 v50, v43
    v_fma_f32 v49, v17, 0x32a5705f, v49
    v_add_f32_e32 v41, v41, v45
    v_fma_f32 v45, v19, 0x3fb8aa3b, -v44
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v42, v42, v47 :: v_dual_sub_f32 v43, v43, v50
    v_rndne_f32_e32 v47, v44
    v_exp_f32_e32 v41, v41
    v_cvt_i32_f32_e32 v46, v46
    s_delay_alu instid0(VALU_DEP_3)
    v_exp_f32_e32 v42, v42
    v_add_f32_e32 v43, v43, v49
    v_dual_fmac_f32 v45, 0x32a5705f, v19 :: v_dual_subrev_f32 v44, v47, v44
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v41, v41, v46
    v_cvt_i32_f32_e32 v46, v48
    v_exp_f32_e32 v43, v43
    v_add_f32_e32 v44, v44, v45
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v41, v41, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v1
    v_ldexp_f32 v1, v42, v46
    v_cmp_gt_f32_e64 s27, 0xc2d00000, v3
    v_cvt_i32_f32_e32 v42, v50
    v_exp_f32_e32 v44, v44
    v_cndmask_b32_e64 v41, v41, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v1, v1, 0, s27
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v3
    v_ldexp_f32 v3, v43, v42
    v_cmp_gt_f32_e64 s27, 0xc2d00000, v17
    v_cvt_i32_f32_e32 v42, v47
    v_fma_f32 v2, v2, v41, 0
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v17
    v_cndmask_b32_e64 v3, v3, 0, s27
    v_ldexp_f32 v17, v44, v42
    v_cmp_gt_f32_e64 s27, 0xc2d00000, v19
    v_fma_f32 v2, v4, v1, v2
    v_cmp_lt_f32_e64 s41, 0x42b17218, v19
    v_cndmask_b32_e64 v3, v3, 0x7f800000, vcc_lo
    v_fma_f32 v4, v5, v41, 0
    v_cndmask_b32_e64 v5, v17, 0, s27
    v_fma_f32 v6, v6, v41, 0
    v_fma_f32 v7, v7, v41, 0
    v_fma_f32 v2, v18, v3, v2
    v_fma_f32 v8, v8, v41, 0
    v_cndmask_b32_e64 v5, v5, 0x7f800000, s41
    v_fma_f32 v4, v9, v1, v4
    v_fma_f32 v6, v10, v1, v6
    v_fma_f32 v7, v11, v1, v7
    v_fma_f32 v1, v12, v1, v8
    v_fma_f32 v2, v20, v5, v2
    v_fma_f32 v4, v13, v3, v4
    v_fma_f32 v6, v14, v3, v6
    v_fma_f32 v7, v15, v3, v7
    v_fma_f32 v1, v16, v3, v1
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v2|
    v_cmp_gt_f32_e64 s27, 0x800000, |v2|
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v39, v39.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v40, v40.l
    v_fma_f32 v3, v21, v5, v4
    v_cndmask_b32_e64 v4, 1.0, 0x2f800000, vcc_lo
    v_dual_fmac_f32 v6, v22, v5 :: v_dual_fmac_f32 v1, v5, v24
    v_fma_f32 v7, v23, v5, v7
    v_lshlrev_b32_e32 v37, 16, v37
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v4, v4, 0x4f800000, s27
    v_dual_mul_f32 v41, 0xc3000000, v39 :: v_dual_mul_f32 v42, 0xc3000000, v40
    v_mul_f32_e32 v2, v2, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v2, v4
    v_mul_f32_e32 v3, v3, v2
    v_mul_f32_e32 v4, v6, v2
    v_mul_f32_e32 v5, v7, v2
    v_mul_f32_e32 v1, v1, v2
    s_and_b32 s14, exec_lo, s26
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s14
    v_bfe_u32 v2, v3, 16, 1
    v_bfe_u32 v6, v4, 16, 1
    v_bfe_u32 v7, v5, 16, 1
    v_bfe_u32 v8, v1, 16, 1
    v_or_b32_e32 v9, 0x400000, v3
    v_add3_u32 v2, v3, v2, 0x7fff
    v_cmp_u_f32_e64 s14, v3, v3
    v_add3_u32 v3, v4, v6, 0x7fff
    v_or_b32_e32 v6, 0x400000, v4
    v_cmp_u_f32_e64 s26, v4, v4
    v_add3_u32 v4, v5, v7, 0x7fff
    v_or_b32_e32 v7, 0x400000, v5
    v_cmp_u_f32_e64 s27, v5, v5
    v_add3_u32 v5, v1, v8, 0x7fff
    v_or_b32_e32 v8, 0x400000, v1
    v_cmp_u_f32_e64 s41, v1, v1
    v_cndmask_b32_e64 v1, v2, v9, s14
    v_cndmask_b32_e64 v2, v3, v6, s26
    v_cndmask_b32_e64 v3, v4, v7, s27
    v_lshlrev_b32_e32 v4, 3, v0
    v_cndmask_b32_e64 v5, v5, v8, s41
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshrrev_b32_e32 v3, 16, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v5, 16, v5
    v_lshl_or_b32 v1, v2, 16, v1
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_or_b32 v2, v5, 16, v3
    ds_store_b64 v4, v[1:2] offset:64
    s_mov_b32 exec_lo, s2
L3:
    v_add_nc_u32_e32 v36, 0x800, v36
    s_branch L5
L4:
    s_mov_b32 exec_lo, s14
    v_lshrrev_b32_e32 v1, s1, v36
    v_and_b32_e32 v2, s24, v36
    v_lshlrev_b32_e32 v43, 1, v36
    v_add_nc_u32_e64 v36, v36, 0x800 clamp
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v3, 2, v1
    v_lshlrev_b32_e32 v21, 5, v1
    v_lshl_add_u32 v5, v3, s1, v2
    v_add_nc_u32_e32 v1, 1, v3
    v_add_nc_u32_e32 v4, 2, v3
    v_add_nc_u32_e32 v3, 3, v3
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshl_add_u32 v9, v1, s1, v2
    v_lshl_add_u32 v13, v4, s1, v2
    s_delay_alu instid0(VALU_DEP_3)
    v_lshl_add_u32 v17, v3, s1, v2
    buffer_load_b128 v[1:4], v21, s[8:11], 0 offen
    buffer_load_b128 v[5:8], v5, s[4:7], 0 idxen
    buffer_load_b128 v[9:12], v9, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v13, s[4:7], 0 idxen
    buffer_load_b128 v[17:20], v17, s[4:7], 0 idxen
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(5)
    v_max_f32_e32 v44, v1, v3
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v44, v44, v21, v23
    v_sub_f32_e32 v1, v1, v44
    v_sub_f32_e32 v3, v3, v44
    v_sub_f32_e32 v21, v21, v44
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_sub_f32 v23, v23, v44 :: v_dual_mul_f32 v44, 0x3fb8aa3b, v1
    v_mul_f32_e32 v45, 0x3fb8aa3b, v3
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v46, 0x3fb8aa3b, v21
    v_mul_f32_e32 v47, 0x3fb8aa3b, v23
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_fma_f32 v48, v1, 0x3fb8aa3b, -v44
    v_rndne_f32_e32 v49, v44
    v_fma_f32 v50, v3, 0x3fb8aa3b, -v45
    v_rndne_f32_e32 v51, v45
    v_fma_f32 v52, v21, 0x3fb8aa3b, -v46
    v_fma_f32 v48, v1, 0x32a5705f, v48
    v_sub_f32_e32 v44, v44, v49
    v_fma_f32 v50, v3, 0x32a5705f, v50
    v_sub_f32_e32 v45, v45, v51
    v_rndne_f32_e32 v53, v46
    v_fma_f32 v52, v21, 0x32a5705f, v52
    v_add_f32_e32 v44, v44, v48
    v_fma_f32 v48, v23, 0x3fb8aa3b, -v47
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v45, v45, v50 :: v_dual_sub_f32 v46, v46, v53
    v_rndne_f32_e32 v50, v47
    v_exp_f32_e32 v44, v44
    v_cvt_i32_f32_e32 v49, v49
    s_delay_alu instid0(VALU_DEP_3)
    v_exp_f32_e32 v45, v45
    v_add_f32_e32 v46, v46, v52
    v_dual_fmac_f32 v48, 0x32a5705f, v23 :: v_dual_sub_f32 v47, v47, v50
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v44, v44, v49
    v_cvt_i32_f32_e32 v49, v51
    v_exp_f32_e32 v46, v46
    v_add_f32_e32 v47, v47, v48
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v44, v44, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v1
    v_ldexp_f32 v1, v45, v49
    v_cmp_gt_f32_e64 s26, 0xc2d00000, v3
    v_cvt_i32_f32_e32 v45, v53
    v_exp_f32_e32 v47, v47
    v_cndmask_b32_e64 v44, v44, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v1, v1, 0, s26
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v3
    v_ldexp_f32 v3, v46, v45
    v_cmp_gt_f32_e64 s26, 0xc2d00000, v21
    v_cvt_i32_f32_e32 v45, v50
    v_fma_f32 v2, v2, v44, 0
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v21
    v_cndmask_b32_e64 v3, v3, 0, s26
    v_ldexp_f32 v21, v47, v45
    v_cmp_gt_f32_e64 s26, 0xc2d00000, v23
    v_fma_f32 v2, v4, v1, v2
    v_cmp_lt_f32_e64 s27, 0x42b17218, v23
    v_cndmask_b32_e64 v3, v3, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v4, v21, 0, s26
    v_fma_f32 v5, v5, v44, 0
    v_fma_f32 v6, v6, v44, 0
    v_fma_f32 v2, v22, v3, v2
    v_fma_f32 v7, v7, v44, 0
    v_cndmask_b32_e64 v4, v4, 0x7f800000, s27
    v_fma_f32 v8, v8, v44, 0
    v_fma_f32 v5, v9, v1, v5
    v_fma_f32 v6, v10, v1, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v7, v11, v1 :: v_dual_fmac_f32 v2, v24, v4
    v_fma_f32 v1, v12, v1, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v5, v13, v3, v5
    v_fma_f32 v6, v14, v3, v6
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v7, v15, v3, v7
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v2|
    v_cmp_gt_f32_e64 s26, 0x800000, |v2|
    v_fma_f32 v1, v16, v3, v1
    v_fma_f32 v3, v17, v4, v5
    v_fma_f32 v5, v18, v4, v6
    v_cndmask_b32_e64 v6, 1.0, 0x2f800000, vcc_lo
    v_fma_f32 v7, v19, v4, v7
    v_fma_f32 v1, v20, v4, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v4, v6, 0x4f800000, s26
    v_mul_f32_e32 v2, v2, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v2, v4
    v_dual_mul_f32 v3, v3, v2 :: v_dual_mul_f32 v4, v2, v5
    v_mul_f32_e32 v5, v7, v2
    v_mul_f32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v2, v3, 16, 1
    v_bfe_u32 v6, v4, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v7, v5, 16, 1
    v_bfe_u32 v8, v1, 16, 1
    v_or_b32_e32 v9, 0x400000, v3
    v_add3_u32 v2, v3, v2, 0x7fff
    v_cmp_u_f32_e64 s14, v3, v3
    v_add3_u32 v3, v4, v6, 0x7fff
    v_or_b32_e32 v6, 0x400000, v4
    v_cmp_u_f32_e64 s26, v4, v4
    v_add3_u32 v4, v5, v7, 0x7fff
    v_or_b32_e32 v7, 0x400000, v5
    v_cmp_u_f32_e64 s27, v5, v5
    v_add3_u32 v5, v1, v8, 0x7fff
    v_or_b32_e32 v8, 0x400000, v1
    v_cmp_u_f32_e64 s41, v1, v1
    v_cndmask_b32_e64 v1, v2, v9, s14
    v_cndmask_b32_e64 v2, v3, v6, s26
    v_cndmask_b32_e64 v3, v4, v7, s27
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v4, v5, v8, s41
    v_lshrrev_b32_e32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshrrev_b32_e32 v3, 16, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshl_or_b32 v1, v2, 16, v1
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_or_b32 v2, v4, 16, v3
    ds_store_b32 v43, v1 offset:64
    ds_store_b32 v43, v2 offset:68
L5:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s0, v36
    s_and_b32 s14, exec_lo, vcc_lo
    s_cbranch_scc1 L4
    s_mov_b32 exec_lo, s2
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_barrier
    v_add_nc_u32_e32 v17, 32, v33
    v_cmp_gt_u32_e64 s0, s42, v33
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s25, v17
    v_add_nc_u32_e32 v2, s43, v1
    v_add_nc_u32_e32 v1, s15, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v3, 4, v2
    v_and_b32_e32 v5, -2, v2
    v_and_b32_e32 v6, -2, v1
    v_lshlrev_b32_e32 v7, 4, v1
    buffer_load_b128 v[1:4], v3, s[16:19], 0 offen
    buffer_load_u16 v9, v5, s[20:23], 0 offen
    buffer_load_u16 v10, v6, s[20:23], 0 offen
    buffer_load_b128 v[5:8], v7, s[16:19], 0 offen
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v18, v9.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v19, v10.l
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v20, 0xc3000000, v18 :: v_dual_mul_f32 v21, 0xc3000000, v19
    s_and_b32 s1, exec_lo, s0
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v13, 5, v33
    ds_load_b128 v[9:12], v13 offset:64
    ds_load_b128 v[13:16], v13 offset:80
    s_waitcnt lgkmcnt(1)
    v_lshlrev_b32_e32 v22, 16, v9
    v_and_b32_e32 v9, 0xffff0000, v9
    v_lshlrev_b32_e32 v23, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    v_lshlrev_b32_e32 v24, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v36, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    s_waitcnt lgkmcnt(0)
    v_lshlrev_b32_e32 v43, 16, v13
    v_and_b32_e32 v13, 0xffff0000, v13
    v_lshlrev_b32_e32 v44, 16, v14
    v_and_b32_e32 v14, 0xffff0000, v14
    v_lshlrev_b32_e32 v45, 16, v15
    v_and_b32_e32 v15, 0xffff0000, v15
    v_lshlrev_b32_e32 v46, 16, v16
    v_and_b32_e32 v16, 0xffff0000, v16
    s_mov_b32 exec_lo, s2
L6:
    v_cndmask_b32_e64 v22, 0, v22, s0
    v_cvt_f32_ubyte0_e32 v47, v25
    v_cvt_f32_ubyte0_e32 v48, v29
    v_cndmask_b32_e64 v9, 0, v9, s0
    v_cvt_f32_ubyte1_e32 v49, v25
    v_cvt_f32_ubyte1_e32 v50, v29
    v_fma_f32 v47, v47, v22, 0
    v_fma_f32 v48, v48, v22, 0
    v_cndmask_b32_e64 v23, 0, v23, s0
    v_cvt_f32_ubyte2_e32 v51, v25
    v_cvt_f32_ubyte2_e32 v52, v29
    v_fma_f32 v47, v49, v9, v47
    v_fma_f32 v48, v50, v9, v48
    v_cndmask_b32_e64 v10, 0, v10, s0
    v_cvt_f32_ubyte3_e32 v25, v25
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v47, v51, v23, v47
    v_fma_f32 v48, v52, v23, v48
    v_cndmask_b32_e64 v24, 0, v24, s0
    v_cvt_f32_ubyte0_e32 v49, v26
    v_cvt_f32_ubyte0_e32 v50, v30
    v_fma_f32 v25, v25, v10, v47
    v_fma_f32 v29, v29, v10, v48
    v_cndmask_b32_e64 v11, 0, v11, s0
    v_cvt_f32_ubyte1_e32 v47, v26
    v_cvt_f32_ubyte1_e32 v48, v30
    v_fma_f32 v25, v49, v24, v25
    v_fma_f32 v29, v50, v24, v29
    v_cndmask_b32_e64 v36, 0, v36, s0
    v_cvt_f32_ubyte2_e32 v49, v26
    v_cvt_f32_ubyte2_e32 v50, v30
    v_fma_f32 v25, v47, v11, v25
    v_fma_f32 v29, v48, v11, v29
    v_cndmask_b32_e64 v12, 0, v12, s0
    v_cvt_f32_ubyte3_e32 v26, v26
    v_cvt_f32_ubyte3_e32 v30, v30
    v_fma_f32 v25, v49, v36, v25
    v_fma_f32 v29, v50, v36, v29
    v_cndmask_b32_e64 v43, 0, v43, s0
    v_cvt_f32_ubyte0_e32 v47, v27
    v_cvt_f32_ubyte0_e32 v48, v31
    v_fma_f32 v25, v26, v12, v25
    v_fma_f32 v26, v30, v12, v29
    v_cndmask_b32_e64 v13, 0, v13, s0
    v_cvt_f32_ubyte1_e32 v29, v27
    v_cvt_f32_ubyte1_e32 v30, v31
    v_fma_f32 v25, v47, v43, v25
    v_fma_f32 v26, v48, v43, v26
    v_cndmask_b32_e64 v44, 0, v44, s0
    v_cvt_f32_ubyte2_e32 v47, v27
    v_cvt_f32_ubyte2_e32 v48, v31
    v_fma_f32 v25, v29, v13, v25
    v_fma_f32 v26, v30, v13, v26
    v_cndmask_b32_e64 v14, 0, v14, s0
    v_cndmask_b32_e64 v29, 0, v45, s0
    v_cndmask_b32_e64 v15, 0, v15, s0
    v_cndmask_b32_e64 v30, 0, v46, s0
    v_cndmask_b32_e64 v16, 0, v16, s0
    v_cvt_f32_ubyte3_e32 v27, v27
    v_dual_fmac_f32 v25, v47, v44 :: v_dual_add_f32 v22, v22, v43
    v_cvt_f32_ubyte3_e32 v31, v31
    v_dual_fmac_f32 v26, v48, v44 :: v_dual_add_f32 v9, v9, v13
    v_add_f32_e32 v13, v23, v44
    v_dual_add_f32 v10, v10, v14 :: v_dual_add_f32 v11, v11, v15
    v_add_f32_e32 v23, v24, v29
    v_add_f32_e32 v24, v36, v30
    v_add_f32_e32 v12, v12, v16
    v_cvt_f32_ubyte0_e32 v36, v28
    v_fma_f32 v25, v27, v14, v25
    v_cvt_f32_ubyte0_e32 v27, v32
    v_fma_f32 v14, v31, v14, v26
    v_add_f32_e32 v22, v22, v23
    v_dual_add_f32 v9, v9, v11 :: v_dual_add_f32 v10, v10, v12
    v_add_f32_e32 v11, v13, v24
    v_cvt_f32_ubyte1_e32 v12, v28
    v_fma_f32 v13, v36, v29, v25
    v_cvt_f32_ubyte1_e32 v23, v32
    v_fma_f32 v14, v27, v29, v14
    v_cmp_gt_u32_e64 s0, s42, v17
    v_add_f32_e32 v11, v22, v11
    v_add_f32_e32 v9, v9, v10
    v_cvt_f32_ubyte2_e32 v10, v28
    v_fma_f32 v12, v12, v15, v13
    v_cvt_f32_ubyte2_e32 v13, v32
    v_fma_f32 v14, v23, v15, v14
    v_add_f32_e32 v9, v11, v9
    v_cvt_f32_ubyte3_e32 v11, v28
    v_fma_f32 v10, v10, v30, v12
    v_cvt_f32_ubyte3_e32 v12, v32
    v_fma_f32 v13, v13, v30, v14
    v_fma_f32 v14, v41, v9, 0
    v_fma_f32 v9, v42, v9, 0
    v_fma_f32 v10, v11, v16, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v11, v12, v16, v13
    v_fma_f32 v17, v39, v10, v14
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v22, v40, v11, v9
    s_and_b32 s1, exec_lo, s0
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v13, 5, v33
    ds_load_b128 v[9:12], v13 offset:1088
    ds_load_b128 v[13:16], v13 offset:1104
    s_waitcnt lgkmcnt(1)
    v_lshlrev_b32_e32 v23, 16, v9
    v_and_b32_e32 v9, 0xffff0000, v9
    v_lshlrev_b32_e32 v24, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    v_lshlrev_b32_e32 v25, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v26, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    s_waitcnt lgkmcnt(0)
    v_lshlrev_b32_e32 v27, 16, v13
    v_and_b32_e32 v13, 0xffff0000, v13
    v_lshlrev_b32_e32 v28, 16, v14
    v_and_b32_e32 v14, 0xffff0000, v14
    v_lshlrev_b32_e32 v29, 16, v15
    v_and_b32_e32 v15, 0xffff0000, v15
    v_lshlrev_b32_e32 v30, 16, v16
    v_and_b32_e32 v16, 0xffff0000, v16
    s_mov_b32 exec_lo, s2
L7:
    v_cndmask_b32_e64 v23, 0, v23, s0
    v_cvt_f32_ubyte0_e32 v31, v1
    s_waitcnt vmcnt(0)
    v_cvt_f32_ubyte0_e32 v32, v5
    v_cndmask_b32_e64 v9, 0, v9, s0
    v_cvt_f32_ubyte1_e32 v36, v1
    v_cvt_f32_ubyte1_e32 v39, v5
    v_fma_f32 v31, v31, v23, 0
    v_fma_f32 v32, v32, v23, 0
    v_cndmask_b32_e64 v24, 0, v24, s0
    v_cvt_f32_ubyte2_e32 v40, v1
    v_cvt_f32_ubyte2_e32 v41, v5
    v_fma_f32 v31, v36, v9, v31
    v_fma_f32 v32, v39, v9, v32
    v_cndmask_b32_e64 v10, 0, v10, s0
    v_cvt_f32_ubyte3_e32 v1, v1
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v31, v40, v24, v31
    v_fma_f32 v32, v41, v24, v32
    v_cndmask_b32_e64 v25, 0, v25, s0
    v_cvt_f32_ubyte0_e32 v36, v2
    v_cvt_f32_ubyte0_e32 v39, v6
    v_fma_f32 v1, v1, v10, v31
    v_fma_f32 v5, v5, v10, v32
    v_cndmask_b32_e64 v11, 0, v11, s0
    v_cvt_f32_ubyte1_e32 v31, v2
    v_cvt_f32_ubyte1_e32 v32, v6
    v_fma_f32 v1, v36, v25, v1
    v_fma_f32 v5, v39, v25, v5
    v_cndmask_b32_e64 v26, 0, v26, s0
    v_cvt_f32_ubyte2_e32 v36, v2
    v_cvt_f32_ubyte2_e32 v39, v6
    v_fma_f32 v1, v31, v11, v1
    v_fma_f32 v5, v32, v11, v5
    v_cndmask_b32_e64 v12, 0, v12, s0
    v_cvt_f32_ubyte3_e32 v2, v2
    v_cvt_f32_ubyte3_e32 v6, v6
    v_fma_f32 v1, v36, v26, v1
    v_fma_f32 v5, v39, v26, v5
    v_cndmask_b32_e64 v27, 0, v27, s0
    v_cvt_f32_ubyte0_e32 v31, v3
    v_cvt_f32_ubyte0_e32 v32, v7
    v_fma_f32 v1, v2, v12, v1
    v_fma_f32 v2, v6, v12, v5
    v_cndmask_b32_e64 v5, 0, v13, s0
    v_cvt_f32_ubyte1_e32 v6, v3
    v_cvt_f32_ubyte1_e32 v13, v7
    v_fma_f32 v1, v31, v27, v1
    v_fma_f32 v2, v32, v27, v2
    v_cndmask_b32_e64 v28, 0, v28, s0
    v_cvt_f32_ubyte2_e32 v31, v3
    v_cvt_f32_ubyte2_e32 v32, v7
    v_fma_f32 v1, v6, v5, v1
    v_fma_f32 v2, v13, v5, v2
    v_cndmask_b32_e64 v6, 0, v14, s0
    v_cndmask_b32_e64 v13, 0, v29, s0
    v_cndmask_b32_e64 v14, 0, v15, s0
    v_cndmask_b32_e64 v15, 0, v30, s0
    v_cndmask_b32_e64 v16, 0, v16, s0
    v_cvt_f32_ubyte3_e32 v3, v3
    v_fma_f32 v1, v31, v28, v1
    v_cvt_f32_ubyte3_e32 v7, v7
    v_dual_fmac_f32 v2, v32, v28 :: v_dual_add_f32 v23, v23, v27
    v_dual_add_f32 v5, v9, v5 :: v_dual_add_f32 v10, v10, v6
    v_dual_add_f32 v9, v24, v28 :: v_dual_add_f32 v24, v25, v13
    v_add_f32_e32 v11, v11, v14
    v_add_f32_e32 v25, v26, v15
    v_add_f32_e32 v12, v12, v16
    v_cvt_f32_ubyte0_e32 v26, v4
    v_dual_fmac_f32 v1, v3, v6 :: v_dual_fmac_f32 v2, v6, v7
    v_cvt_f32_ubyte0_e32 v3, v8
    v_add_f32_e32 v6, v23, v24
    v_add_f32_e32 v5, v5, v11
    v_add_f32_e32 v7, v9, v25
    v_add_f32_e32 v9, v10, v12
    v_cvt_f32_ubyte1_e32 v10, v4
    v_fma_f32 v1, v26, v13, v1
    v_cvt_f32_ubyte1_e32 v11, v8
    v_fma_f32 v2, v3, v13, v2
    v_add_f32_e32 v3, v6, v7
    v_add_f32_e32 v5, v5, v9
    v_cvt_f32_ubyte2_e32 v6, v4
    v_fma_f32 v1, v10, v14, v1
    v_cvt_f32_ubyte2_e32 v7, v8
    v_fma_f32 v2, v11, v14, v2
    v_add_f32_e32 v3, v3, v5
    v_cvt_f32_ubyte3_e32 v4, v4
    v_fma_f32 v1, v6, v15, v1
    v_cvt_f32_ubyte3_e32 v5, v8
    v_fma_f32 v2, v7, v15, v2
    v_fma_f32 v6, v20, v3, v17
    v_fma_f32 v3, v21, v3, v22
    v_fma_f32 v1, v4, v16, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v2, v5, v16 :: v_dual_add_nc_u32 v17, 64, v33
    v_fma_f32 v18, v18, v1, v6
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v19, v19, v2, v3
    s_branch L10
L8:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v1, s43, v17
    v_add_nc_u32_e32 v2, s15, v17
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v3, 4, v1
    v_and_b32_e32 v5, -2, v1
    v_and_b32_e32 v6, -2, v2
    v_lshlrev_b32_e32 v7, 4, v2
    buffer_load_b128 v[1:4], v3, s[16:19], 0 offen
    buffer_load_u16 v9, v5, s[20:23], 0 offen
    buffer_load_u16 v10, v6, s[20:23], 0 offen
    buffer_load_b128 v[5:8], v7, s[16:19], 0 offen
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v20, v9.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v21, v10.l
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v22, 0xc3000000, v20 :: v_dual_mul_f32 v23, 0xc3000000, v21
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v13, 5, v17
    ds_load_b128 v[9:12], v13 offset:64
    ds_load_b128 v[13:16], v13 offset:80
    s_waitcnt lgkmcnt(1)
    v_lshlrev_b32_e32 v24, 16, v9
    v_and_b32_e32 v9, 0xffff0000, v9
    v_lshlrev_b32_e32 v25, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    v_lshlrev_b32_e32 v26, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v27, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    s_waitcnt lgkmcnt(0)
    v_lshlrev_b32_e32 v28, 16, v13
    v_and_b32_e32 v13, 0xffff0000, v13
    v_lshlrev_b32_e32 v29, 16, v14
    v_and_b32_e32 v14, 0xffff0000, v14
    v_lshlrev_b32_e32 v30, 16, v15
    v_and_b32_e32 v15, 0xffff0000, v15
    v_lshlrev_b32_e32 v31, 16, v16
    v_and_b32_e32 v16, 0xffff0000, v16
    s_mov_b32 exec_lo, s1
L9:
    v_cvt_f32_ubyte0_e32 v32, v1
    s_waitcnt vmcnt(0)
    v_cvt_f32_ubyte0_e32 v36, v5
    v_cvt_f32_ubyte1_e32 v39, v1
    v_cvt_f32_ubyte1_e32 v40, v5
    v_cvt_f32_ubyte2_e32 v41, v1
    v_fma_f32 v32, v32, v24, 0
    v_fma_f32 v36, v36, v24, 0
    v_cvt_f32_ubyte2_e32 v42, v5
    v_cvt_f32_ubyte3_e32 v1, v1
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v32, v39, v9, v32
    v_fma_f32 v36, v40, v9, v36
    v_cvt_f32_ubyte0_e32 v39, v2
    v_cvt_f32_ubyte0_e32 v40, v6
    v_cvt_f32_ubyte1_e32 v43, v2
    v_fma_f32 v32, v41, v25, v32
    v_fma_f32 v36, v42, v25, v36
    v_cvt_f32_ubyte1_e32 v41, v6
    v_cvt_f32_ubyte2_e32 v42, v2
    v_cvt_f32_ubyte2_e32 v44, v6
    v_fma_f32 v1, v1, v10, v32
    v_fma_f32 v5, v5, v10, v36
    v_cvt_f32_ubyte3_e32 v2, v2
    v_cvt_f32_ubyte3_e32 v6, v6
    v_cvt_f32_ubyte0_e32 v32, v3
    v_fma_f32 v1, v39, v26, v1
    v_fma_f32 v5, v40, v26, v5
    v_cvt_f32_ubyte0_e32 v36, v7
    v_cvt_f32_ubyte1_e32 v39, v3
    v_cvt_f32_ubyte1_e32 v40, v7
    v_dual_fmac_f32 v1, v43, v11 :: v_dual_add_f32 v24, v24, v28
    v_fma_f32 v5, v41, v11, v5
    v_cvt_f32_ubyte2_e32 v41, v3
    v_cvt_f32_ubyte2_e32 v43, v7
    v_cvt_f32_ubyte3_e32 v3, v3
    v_fma_f32 v1, v42, v27, v1
    v_fma_f32 v5, v44, v27, v5
    v_cvt_f32_ubyte3_e32 v7, v7
    v_add_f32_e32 v9, v9, v13
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v2, v12, v1
    v_fma_f32 v2, v6, v12, v5
    v_dual_add_f32 v5, v25, v29 :: v_dual_add_f32 v6, v10, v14
    v_dual_add_f32 v10, v26, v30 :: v_dual_add_f32 v11, v11, v15
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v32, v28, v1
    v_dual_fmac_f32 v2, v36, v28 :: v_dual_add_f32 v25, v27, v31
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_add_f32 v12, v12, v16 :: v_dual_fmac_f32 v1, v39, v13
    v_fma_f32 v2, v40, v13, v2
    v_cvt_f32_ubyte0_e32 v13, v4
    v_cvt_f32_ubyte0_e32 v26, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_add_f32 v10, v24, v10 :: v_dual_fmac_f32 v1, v41, v29
    v_fma_f32 v2, v43, v29, v2
    v_dual_add_f32 v9, v9, v11 :: v_dual_add_f32 v6, v6, v12
    v_add_f32_e32 v5, v5, v25
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v1, v3, v14 :: v_dual_fmac_f32 v2, v14, v7
    v_cvt_f32_ubyte1_e32 v3, v4
    v_cvt_f32_ubyte1_e32 v7, v8
    v_dual_add_f32 v5, v10, v5 :: v_dual_add_f32 v6, v9, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v13, v30, v1
    v_fma_f32 v2, v26, v30, v2
    v_cvt_f32_ubyte2_e32 v9, v4
    v_cvt_f32_ubyte2_e32 v10, v8
    v_fma_f32 v1, v3, v15, v1
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v2, v7, v15, v2
    v_add_f32_e32 v3, v5, v6
    v_cvt_f32_ubyte3_e32 v4, v4
    v_cvt_f32_ubyte3_e32 v5, v8
    v_fma_f32 v1, v9, v31, v1
    v_fma_f32 v2, v10, v31, v2
    v_fma_f32 v6, v22, v3, v18
    v_fma_f32 v3, v23, v3, v19
    v_add_nc_u32_e64 v17, v17, 32 clamp
    v_fma_f32 v1, v4, v16, v1
    v_fma_f32 v2, v5, v16, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v18, v20, v1, v6
    v_fma_f32 v19, v21, v2, v3
L10:
    s_delay_alu instid0(VALU_DEP_3)
    v_cmp_gt_u32_e64 s0, s42, v17
    s_and_b32 s1, exec_lo, s0
    s_cbranch_scc1 L8
    s_mov_b32 exec_lo, s2
    s_lshl_b32 s0, s12, 2
    s_barrier
    v_add_f32_dpp v1, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 0, v33
    v_cmp_eq_u32_e64 s4, 1, v33
    v_mov_b32_e32 v3, s0
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s0, 0, v0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_dpp v0, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v2, v0, 0x76543210, s3
    v_permlanex16_b32 v4, v1, 0x76543210, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v0, v2, v0
    v_add_f32_e32 v1, v4, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v0, 0, v0, vcc_lo
    v_cndmask_b32_e64 v0, v0, v1, s4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v16, v38, v0
    v_mul_f32_e32 v0, v16, v16
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, 0, v0, s40
    v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s3
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v0, v1, v0
    ds_store_b32 v3, v0
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v34
    ds_load_b128 v[4:7], v34 offset:16
    ds_load_b128 v[8:11], v34 offset:32
    ds_load_b128 v[12:15], v34 offset:48
    s_waitcnt lgkmcnt(3)
    v_add_f32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v2
    v_add_f32_e32 v0, v0, v3
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v4
    v_add_f32_e32 v0, v0, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v6
    v_add_f32_e32 v0, v0, v7
    s_waitcnt lgkmcnt(1)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v8
    v_add_f32_e32 v0, v0, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v10
    v_add_f32_e32 v0, v0, v11
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v12
    v_add_f32_e32 v0, v0, v13
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v14
    v_add_f32_e32 v0, v0, v15
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s1, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s0
    v_dual_mov_b32 v0, s1 :: v_dual_mov_b32 v1, s13
    buffer_store_b32 v0, v1, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L11:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s0, exec_lo, s40
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s0
    buffer_store_b32 v16, v35, s[28:31], 0 idxen
    v_mul_f32_e32 v0, v16, v37
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v1, v0, 16, 1
    v_or_b32_e32 v2, 0x400000, v0
    v_cmp_u_f32_e64 s0, v0, v0
    v_add3_u32 v0, v0, v1, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v2, s0
    buffer_store_d16_hi_b16 v0, v35, s[32:35], 0 idxen
L12:
    s_endpgm
