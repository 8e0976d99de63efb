; 88 VGPRs, 47 SGPRs, 16448 bytes of LDS, 0 of scratch, 1180 instructions
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
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v58, 0
    v_mbcnt_lo_u32_b32 v57, -1, 0
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
    v_cmp_gt_u32_e32 vcc_lo, 2, v57
    s_lshl_b32 s15, s15, 1
    s_lshr_b32 s42, s0, 4
    s_min_u32 s43, s15, s40
    v_add_nc_u32_e32 v1, s15, v57
    s_add_u32 s15, s15, 1
    s_mul_i32 s43, s43, s42
    s_min_u32 s15, s15, s40
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_ge_u32_e64 s44, s40, v1
    v_min_u32_e32 v59, s40, v1
    s_mul_i32 s15, s15, s42
    s_and_b32 s40, vcc_lo, s44
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v1, -1, v59, s40
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s14, s14, v1
    s_and_b32 s41, exec_lo, s14
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s41
    buffer_load_b32 v41, v1, s[28:31], 0 idxen
    s_mov_b32 exec_lo, s2
L2:
    v_lshlrev_b32_e32 v60, 2, v0
    s_add_u32 s41, s0, -4
    s_lshl_b32 s44, 1, s1
    buffer_load_u16 v61, v59, s[24:27], 0 idxen
    v_min_u32_e32 v1, s41, v60
    s_add_u32 s24, s44, -1
    s_add_u32 s25, s42, -1
    v_add_nc_u32_e32 v62, 32, v57
    v_add_nc_u32_e32 v63, 64, v57
    v_lshrrev_b32_e32 v2, s1, v1
    v_and_b32_e32 v1, s24, v1
    v_min_u32_e32 v3, s25, v57
    v_min_u32_e32 v4, s25, v62
    v_add_nc_u32_e32 v64, 0x60, v57
    v_lshlrev_b32_e32 v5, 2, v2
    v_lshlrev_b32_e32 v17, 5, v2
    v_add_nc_u32_e32 v2, s43, v3
    v_add_nc_u32_e32 v29, s15, v3
    v_add_nc_u32_e32 v30, s43, v4
    v_lshl_add_u32 v6, v5, s1, v1
    v_add_nc_u32_e32 v3, 1, v5
    v_add_nc_u32_e32 v7, 2, v5
    v_add_nc_u32_e32 v5, 3, v5
    v_lshlrev_b32_e32 v25, 4, v2
    v_add_nc_u32_e32 v31, s15, v4
    v_lshl_add_u32 v9, v3, s1, v1
    v_lshl_add_u32 v13, v7, s1, v1
    v_lshl_add_u32 v21, v5, s1, v1
    v_and_b32_e32 v32, -2, v2
    v_and_b32_e32 v33, -2, v29
    v_and_b32_e32 v34, -2, v30
    v_and_b32_e32 v35, -2, v31
    buffer_load_b128 v[1:4], v17, s[8:11], 0 offen
    buffer_load_b128 v[5:8], v6, s[4:7], 0 idxen
    buffer_load_b128 v[9:12], v9, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v13, s[4:7], 0 idxen
    buffer_load_b128 v[17:20], v17, s[8:11], 0 offen offset:16
    buffer_load_b128 v[21:24], v21, s[4:7], 0 idxen
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    v_lshlrev_b32_e32 v29, 4, v29
    v_lshlrev_b32_e32 v36, 4, v30
    v_lshlrev_b32_e32 v37, 4, v31
    buffer_load_u16 v65, v32, s[20:23], 0 offen
    buffer_load_u16 v66, v33, s[20:23], 0 offen
    buffer_load_u16 v67, v34, s[20:23], 0 offen
    buffer_load_u16 v68, v35, s[20:23], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    buffer_load_b128 v[33:36], v36, s[16:19], 0 offen
    buffer_load_b128 v[37:40], v37, s[16:19], 0 offen
    v_min_u32_e32 v42, s25, v63
    v_min_u32_e32 v43, s25, v64
    v_cmp_gt_u32_e64 s25, s0, v60
    s_waitcnt vmcnt(15)
    v_cndmask_b32_e64 v69, 0, v41, s14
    v_add_nc_u32_e32 v41, s43, v42
    v_add_nc_u32_e32 v42, s15, v42
    v_add_nc_u32_e32 v44, s43, v43
    v_add_nc_u32_e32 v43, s15, v43
    s_delay_alu instid0(VALU_DEP_4)
    v_lshlrev_b32_e32 v45, 4, v41
    v_and_b32_e32 v46, -2, v41
    v_and_b32_e32 v47, -2, v42
    v_lshlrev_b32_e32 v48, 4, v42
    v_lshlrev_b32_e32 v49, 4, v44
    v_and_b32_e32 v53, -2, v44
    v_and_b32_e32 v54, -2, v43
    v_lshlrev_b32_e32 v55, 4, v43
    buffer_load_b128 v[41:44], v45, s[16:19], 0 offen
    buffer_load_u16 v70, v46, s[20:23], 0 offen
    buffer_load_u16 v71, v47, s[20:23], 0 offen
    buffer_load_b128 v[45:48], v48, s[16:19], 0 offen
    buffer_load_b128 v[49:52], v49, s[16:19], 0 offen
    buffer_load_u16 v72, v53, s[20:23], 0 offen
    buffer_load_u16 v73, v54, s[20:23], 0 offen
    buffer_load_b128 v[53:56], v55, s[16:19], 0 offen
    s_waitcnt vmcnt(21)
    v_max_f32_e32 v74, v1, v3
    s_waitcnt vmcnt(17)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v74, v74, v17, v19
    v_sub_f32_e32 v1, v1, v74
    v_sub_f32_e32 v3, v3, v74
    v_sub_f32_e32 v17, v17, v74
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_sub_f32 v19, v19, v74 :: v_dual_mul_f32 v74, 0x3fb8aa3b, v1
    v_mul_f32_e32 v75, 0x3fb8aa3b, v3
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v76, 0x3fb8aa3b, v17
    v_mul_f32_e32 v77, 0x3fb8aa3b, v19
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_fma_f32 v78, v1, 0x3fb8aa3b, -v74
    v_rndne_f32_e32 v79, v74
    v_fma_f32 v80, v3, 0x3fb8aa3b, -v75
    v_rndne_f32_e32 v81, v75
    v_fma_f32 v82, v17, 0x3fb8aa3b, -v76
    v_fma_f32 v78, v1, 0x32a5705f, v78
    v_sub_f32_e32 v74, v74, v79
    v_fma_f32 v80, v3, 0x32a5705f, v80
    v_sub_f32_e32 v75, v75, v81
    v_rndne_f32_e32 v83, v76
    v_fma_f32 v82, v17, 0x32a5705f, v82
    v_add_f32_e32 v74, v74, v78
    v_fma_f32 v78, v19, 0x3fb8aa3b, -v77
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v75, v75, v80 :: v_dual_sub_f32 v76, v76, v83
    v_rndne_f32_e32 v80, v77
    v_exp_f32_e32 v74, v74
    v_cvt_i32_f32_e32 v79, v79
    s_delay_alu instid0(VALU_DEP_3)
    v_exp_f32_e32 v75, v75
    v_add_f32_e32 v76, v76, v82
    v_dual_fmac_f32 v78, 0x32a5705f, v19 :: v_dual_sub_f32 v77, v77, v80
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v74, v74, v79
    v_cvt_i32_f32_e32 v79, v81
    v_exp_f32_e32 v76, v76
    v_add_f32_e32 v77, v77, v78
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v74, v74, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v1
    v_ldexp_f32 v1, v75, v79
    v_cmp_gt_f32_e64 s26, 0xc2d00000, v3
    v_cvt_i32_f32_e32 v75, v83
    v_exp_f32_e32 v77, v77
    v_cndmask_b32_e64 v74, v74, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v1, v1, 0, s26
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v3
    v_ldexp_f32 v3, v76, v75
    v_cmp_gt_f32_e64 s26, 0xc2d00000, v17
    v_cvt_i32_f32_e32 v75, v80
    v_fma_f32 v2, v2, v74, 0
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v17
    v_cndmask_b32_e64 v3, v3, 0, s26
    v_ldexp_f32 v17, v77, v75
    v_cmp_gt_f32_e64 s26, 0xc2d00000, v19
    v_fma_f32 v2, v4, v1, v2
    v_cmp_lt_f32_e64 s27, 0x42b17218, v19
    v_cndmask_b32_e64 v3, v3, 0x7f800000, vcc_lo
    v_fma_f32 v4, v5, v74, 0
    v_cndmask_b32_e64 v5, v17, 0, s26
    v_fma_f32 v6, v6, v74, 0
    v_fma_f32 v7, v7, v74, 0
    v_fma_f32 v2, v18, v3, v2
    v_fma_f32 v8, v8, v74, 0
    v_cndmask_b32_e64 v5, v5, 0x7f800000, s27
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
    v_cmp_gt_f32_e64 s26, 0x800000, |v2|
    s_waitcnt vmcnt(14)
    v_cvt_f32_f16_e32 v65, v65.l
    s_waitcnt vmcnt(13)
    v_cvt_f32_f16_e32 v66, v66.l
    s_waitcnt vmcnt(12)
    v_cvt_f32_f16_e32 v67, v67.l
    v_cndmask_b32_e64 v3, 1.0, 0x2f800000, vcc_lo
    s_waitcnt vmcnt(11)
    v_cvt_f32_f16_e32 v68, v68.l
    s_waitcnt vmcnt(6)
    v_cvt_f32_f16_e32 v70, v70.l
    s_waitcnt vmcnt(5)
    v_cvt_f32_f16_e32 v71, v71.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v72, v72.l
    v_cndmask_b32_e64 v3, v3, 0x4f800000, s26
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v73, v73.l
    v_dual_fmac_f32 v4, v21, v5 :: v_dual_mul_f32 v75, 0xc3000000, v66
    v_dual_fmac_f32 v6, v22, v5 :: v_dual_fmac_f32 v1, v5, v24
    v_dual_fmac_f32 v7, v23, v5 :: v_dual_mul_f32 v78, 0xc3000000, v70
    v_dual_mul_f32 v2, v3, v2 :: v_dual_lshlrev_b32 v61, 16, v61
    v_dual_mul_f32 v74, 0xc3000000, v65 :: v_dual_mul_f32 v77, 0xc3000000, v68
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v2, v2
    v_mul_f32_e32 v76, 0xc3000000, v67
    v_dual_mul_f32 v79, 0xc3000000, v71 :: v_dual_mul_f32 v80, 0xc3000000, v72
    s_waitcnt_depctr 0xfff
    v_dual_mul_f32 v81, 0xc3000000, v73 :: v_dual_mul_f32 v2, v3, v2
    v_mul_f32_e32 v3, v4, v2
    v_mul_f32_e32 v4, v6, v2
    v_mul_f32_e32 v5, v7, v2
    v_mul_f32_e32 v1, v1, v2
    s_and_b32 s14, exec_lo, s25
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
    v_cmp_u_f32_e64 s25, v4, v4
    v_add3_u32 v4, v5, v7, 0x7fff
    v_or_b32_e32 v7, 0x400000, v5
    v_cmp_u_f32_e64 s26, v5, v5
    v_add3_u32 v5, v1, v8, 0x7fff
    v_or_b32_e32 v8, 0x400000, v1
    v_cmp_u_f32_e64 s27, v1, v1
    v_cndmask_b32_e64 v1, v2, v9, s14
    v_cndmask_b32_e64 v2, v3, v6, s25
    v_cndmask_b32_e64 v3, v4, v7, s26
    v_lshlrev_b32_e32 v4, 3, v0
    v_cndmask_b32_e64 v5, v5, v8, s27
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
    v_add_nc_u32_e32 v60, 0x800, v60
    s_branch L5
L4:
    s_mov_b32 exec_lo, s14
    v_lshrrev_b32_e32 v1, s1, v60
    v_and_b32_e32 v2, s24, v60
    v_lshlrev_b32_e32 v82, 1, v60
    v_sub_nc_u32_e32 v3, s0, v60
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v4, 2, v1
    v_lshlrev_b32_e32 v21, 5, v1
    v_min_u32_e32 v1, 0x800, v3
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_lshl_add_u32 v5, v4, s1, v2
    v_add_nc_u32_e32 v3, 1, v4
    v_add_nc_u32_e32 v6, 2, v4
    v_add_nc_u32_e32 v4, 3, v4
    v_add_nc_u32_e32 v60, v60, v1
    v_lshl_add_u32 v9, v3, s1, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshl_add_u32 v13, v6, s1, v2
    v_lshl_add_u32 v17, v4, s1, v2
    buffer_load_b128 v[1:4], v21, s[8:11], 0 offen
    buffer_load_b128 v[5:8], v5, s[4:7], 0 idxen
    buffer_load_b128 v[9:12], v9, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v13, s[4:7], 0 idxen
    buffer_load_b128 v[17:20], v17, s[4:7], 0 idxen
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(5)
    v_max_f32_e32 v83, v1, v3
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v83, v83, v21, v23
    v_sub_f32_e32 v1, v1, v83
    v_sub_f32_e32 v3, v3, v83
    v_sub_f32_e32 v21, v21, v83
    v_sub_f32_e32 v23, v23, v83
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v83, 0x3fb8aa3b, v1
    v_mul_f32_e32 v84, 0x3fb8aa3b, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v85, 0x3fb8aa3b, v21
    v_mul_f32_e32 v86, 0x3fb8aa3b, v23
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_fma_f32 v87, v1, 0x3fb8aa3b, -v83
    v_cmp_lt_f32_e64 s25, 0x42b17218, v1
    v_cmp_gt_f32_e64 s26, 0xc2d00000, v3
    v_cmp_lt_f32_e64 s27, 0x42b17218, v3
    v_cmp_gt_f32_e64 s41, 0xc2d00000, v21
    v_fma_f32 v1, v1, 0x32a5705f, v87
    v_rndne_f32_e32 v87, v83
    v_cmp_lt_f32_e64 s44, 0x42b17218, v21
    v_cmp_gt_f32_e64 s45, 0xc2d00000, v23
    v_cmp_lt_f32_e64 s46, 0x42b17218, v23
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_sub_f32_e32 v83, v83, v87
    v_cvt_i32_f32_e32 v87, v87
    v_add_f32_e32 v1, v83, v1
    v_fma_f32 v83, v3, 0x3fb8aa3b, -v84
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v1, v1
    v_fma_f32 v3, v3, 0x32a5705f, v83
    v_rndne_f32_e32 v83, v84
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v1, v1, v87
    v_sub_f32_e32 v84, v84, v83
    v_fma_f32 v87, v21, 0x3fb8aa3b, -v85
    v_cvt_i32_f32_e32 v83, v83
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v1, v1, 0, vcc_lo
    v_add_f32_e32 v3, v84, v3
    v_rndne_f32_e32 v84, v85
    v_fma_f32 v21, v21, 0x32a5705f, v87
    v_fma_f32 v87, v23, 0x3fb8aa3b, -v86
    v_cndmask_b32_e64 v1, v1, 0x7f800000, s25
    v_exp_f32_e32 v3, v3
    v_sub_f32_e32 v85, v85, v84
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(TRANS32_DEP_1)
    v_fma_f32 v23, v23, 0x32a5705f, v87
    v_rndne_f32_e32 v87, v86
    v_cvt_i32_f32_e32 v84, v84
    v_fma_f32 v2, v2, v1, 0
    v_add_f32_e32 v21, v85, v21
    v_ldexp_f32 v3, v3, v83
    v_sub_f32_e32 v83, v86, v87
    v_cvt_i32_f32_e32 v85, v87
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_exp_f32_e32 v21, v21
    v_add_f32_e32 v23, v83, v23
    v_cndmask_b32_e64 v3, v3, 0, s26
    v_fma_f32 v5, v5, v1, 0
    v_fma_f32 v6, v6, v1, 0
    v_fma_f32 v7, v7, v1, 0
    v_exp_f32_e32 v23, v23
    s_delay_alu instid0(TRANS32_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_ldexp_f32 v21, v21, v84
    v_cndmask_b32_e64 v3, v3, 0x7f800000, s27
    v_fma_f32 v1, v8, v1, 0
    v_cndmask_b32_e64 v8, v21, 0, s41
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v21, v23, v85
    v_fma_f32 v2, v4, v3, v2
    v_fma_f32 v4, v9, v3, v5
    v_fma_f32 v5, v10, v3, v6
    v_cndmask_b32_e64 v6, v8, 0x7f800000, s44
    v_cndmask_b32_e64 v8, v21, 0, s45
    v_fma_f32 v7, v11, v3, v7
    v_fma_f32 v1, v12, v3, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v2, v22, v6, v2
    v_cndmask_b32_e64 v3, v8, 0x7f800000, s46
    v_fma_f32 v4, v13, v6, v4
    v_fma_f32 v5, v14, v6, v5
    v_fma_f32 v7, v15, v6, v7
    v_fma_f32 v1, v16, v6, v1
    v_fma_f32 v2, v24, v3, v2
    v_fma_f32 v4, v17, v3, v4
    v_fma_f32 v5, v18, v3, v5
    v_fma_f32 v6, v19, v3, v7
    v_fma_f32 v1, v20, v3, v1
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v2|
    v_cmp_gt_f32_e64 s25, 0x800000, |v2|
    v_cndmask_b32_e64 v3, 1.0, 0x2f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v3, v3, 0x4f800000, s25
    v_mul_f32_e32 v2, v2, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v2, v3
    v_mul_f32_e32 v3, v4, v2
    v_dual_mul_f32 v4, v5, v2 :: v_dual_mul_f32 v1, v2, v1
    v_mul_f32_e32 v5, v6, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_bfe_u32 v2, v3, 16, 1
    v_bfe_u32 v6, v4, 16, 1
    s_delay_alu instid0(VALU_DEP_3)
    v_bfe_u32 v7, v5, 16, 1
    v_bfe_u32 v8, v1, 16, 1
    v_or_b32_e32 v9, 0x400000, v3
    v_add3_u32 v2, v3, v2, 0x7fff
    v_cmp_u_f32_e64 s14, v3, v3
    v_add3_u32 v3, v4, v6, 0x7fff
    v_or_b32_e32 v6, 0x400000, v4
    v_cmp_u_f32_e64 s25, v4, v4
    v_add3_u32 v4, v5, v7, 0x7fff
    v_or_b32_e32 v7, 0x400000, v5
    v_cmp_u_f32_e64 s26, v5, v5
    v_add3_u32 v5, v1, v8, 0x7fff
    v_or_b32_e32 v8, 0x400000, v1
    v_cmp_u_f32_e64 s27, v1, v1
    v_cndmask_b32_e64 v1, v2, v9, s14
    v_cndmask_b32_e64 v2, v3, v6, s25
    v_cndmask_b32_e64 v3, v4, v7, s26
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v4, v5, v8, s27
    v_lshrrev_b32_e32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshrrev_b32_e32 v3, 16, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshl_or_b32 v1, v2, 16, v1
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_or_b32 v2, v4, 16, v3
    ds_store_b64 v82, v[1:2] offset:64
L5:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s0, v60
    s_and_b32 s14, exec_lo, vcc_lo
    s_cbranch_scc1 L4
    s_mov_b32 exec_lo, s2
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_barrier
    v_cmp_gt_u32_e64 s0, s42, v57
    s_and_b32 s1, exec_lo, s0
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v5, 5, v57
    ds_load_b128 v[1:4], v5 offset:64
    ds_load_b128 v[5:8], v5 offset:80
    s_waitcnt lgkmcnt(1)
    v_lshlrev_b32_e32 v9, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v10, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v11, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v12, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    s_waitcnt lgkmcnt(0)
    v_lshlrev_b32_e32 v13, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v14, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v15, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_lshlrev_b32_e32 v16, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    s_mov_b32 exec_lo, s2
L6:
    v_cndmask_b32_e64 v9, 0, v9, s0
    v_cvt_f32_ubyte0_e32 v17, v25
    v_cvt_f32_ubyte0_e32 v18, v29
    v_cndmask_b32_e64 v1, 0, v1, s0
    v_cvt_f32_ubyte1_e32 v19, v25
    v_cvt_f32_ubyte1_e32 v20, v29
    v_fma_f32 v17, v17, v9, 0
    v_fma_f32 v18, v18, v9, 0
    v_cndmask_b32_e64 v10, 0, v10, s0
    v_cvt_f32_ubyte2_e32 v21, v25
    v_cvt_f32_ubyte2_e32 v22, v29
    v_fma_f32 v17, v19, v1, v17
    v_fma_f32 v18, v20, v1, v18
    v_cndmask_b32_e64 v2, 0, v2, s0
    v_cvt_f32_ubyte3_e32 v19, v25
    v_cvt_f32_ubyte3_e32 v20, v29
    v_fma_f32 v17, v21, v10, v17
    v_fma_f32 v18, v22, v10, v18
    v_cndmask_b32_e64 v11, 0, v11, s0
    v_cvt_f32_ubyte0_e32 v21, v26
    v_cvt_f32_ubyte0_e32 v22, v30
    v_fma_f32 v17, v19, v2, v17
    v_fma_f32 v18, v20, v2, v18
    v_cndmask_b32_e64 v3, 0, v3, s0
    v_cvt_f32_ubyte1_e32 v19, v26
    v_cvt_f32_ubyte1_e32 v20, v30
    v_fma_f32 v17, v21, v11, v17
    v_fma_f32 v18, v22, v11, v18
    v_cndmask_b32_e64 v12, 0, v12, s0
    v_cvt_f32_ubyte2_e32 v21, v26
    v_cvt_f32_ubyte2_e32 v22, v30
    v_fma_f32 v17, v19, v3, v17
    v_fma_f32 v18, v20, v3, v18
    v_cndmask_b32_e64 v4, 0, v4, s0
    v_cvt_f32_ubyte3_e32 v19, v26
    v_cvt_f32_ubyte3_e32 v20, v30
    v_fma_f32 v17, v21, v12, v17
    v_fma_f32 v18, v22, v12, v18
    v_cndmask_b32_e64 v13, 0, v13, s0
    v_cvt_f32_ubyte0_e32 v21, v27
    v_cvt_f32_ubyte0_e32 v22, v31
    v_fma_f32 v17, v19, v4, v17
    v_fma_f32 v18, v20, v4, v18
    v_cndmask_b32_e64 v5, 0, v5, s0
    v_cvt_f32_ubyte1_e32 v19, v27
    v_cvt_f32_ubyte1_e32 v20, v31
    v_fma_f32 v17, v21, v13, v17
    v_fma_f32 v18, v22, v13, v18
    v_cndmask_b32_e64 v14, 0, v14, s0
    v_cvt_f32_ubyte2_e32 v21, v27
    v_cvt_f32_ubyte2_e32 v22, v31
    v_fma_f32 v17, v19, v5, v17
    v_fma_f32 v18, v20, v5, v18
    v_cndmask_b32_e64 v6, 0, v6, s0
    v_cndmask_b32_e64 v15, 0, v15, s0
    v_cndmask_b32_e64 v7, 0, v7, s0
    v_cndmask_b32_e64 v16, 0, v16, s0
    v_cndmask_b32_e64 v8, 0, v8, s0
    v_cvt_f32_ubyte3_e32 v19, v27
    v_fma_f32 v17, v21, v14, v17
    v_cvt_f32_ubyte3_e32 v20, v31
    v_dual_fmac_f32 v18, v22, v14 :: v_dual_add_f32 v9, v9, v13
    v_dual_add_f32 v1, v1, v5 :: v_dual_add_f32 v2, v2, v6
    v_dual_add_f32 v5, v10, v14 :: v_dual_add_f32 v10, v11, v15
    v_dual_add_f32 v3, v3, v7 :: v_dual_add_f32 v4, v4, v8
    v_add_f32_e32 v11, v12, v16
    v_cvt_f32_ubyte0_e32 v12, v28
    v_fma_f32 v13, v19, v6, v17
    v_cvt_f32_ubyte0_e32 v14, v32
    v_fma_f32 v6, v20, v6, v18
    v_add_f32_e32 v9, v9, v10
    v_dual_add_f32 v1, v1, v3 :: v_dual_add_f32 v2, v2, v4
    v_add_f32_e32 v3, v5, v11
    v_cvt_f32_ubyte1_e32 v4, v28
    v_fma_f32 v5, v12, v15, v13
    v_cvt_f32_ubyte1_e32 v10, v32
    v_fma_f32 v6, v14, v15, v6
    v_cmp_gt_u32_e64 s0, s42, v62
    v_add_f32_e32 v3, v9, v3
    v_add_f32_e32 v1, v1, v2
    v_cvt_f32_ubyte2_e32 v2, v28
    v_fma_f32 v4, v4, v7, v5
    v_cvt_f32_ubyte2_e32 v5, v32
    v_fma_f32 v6, v10, v7, v6
    v_add_f32_e32 v1, v3, v1
    v_cvt_f32_ubyte3_e32 v3, v28
    v_fma_f32 v2, v2, v16, v4
    v_cvt_f32_ubyte3_e32 v4, v32
    v_fma_f32 v5, v5, v16, v6
    v_fma_f32 v6, v74, v1, 0
    v_fma_f32 v1, v75, v1, 0
    v_fma_f32 v2, v3, v8, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v3, v4, v8, v5
    v_fma_f32 v9, v65, v2, v6
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v10, v66, v3, v1
    s_and_b32 s1, exec_lo, s0
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v5, 5, v57
    ds_load_b128 v[1:4], v5 offset:1088
    ds_load_b128 v[5:8], v5 offset:1104
    s_waitcnt lgkmcnt(1)
    v_lshlrev_b32_e32 v11, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v12, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v13, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v14, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    s_waitcnt lgkmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v16, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v17, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_lshlrev_b32_e32 v18, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    s_mov_b32 exec_lo, s2
L7:
    v_cndmask_b32_e64 v11, 0, v11, s0
    v_cvt_f32_ubyte0_e32 v19, v33
    v_cvt_f32_ubyte0_e32 v20, v37
    v_cndmask_b32_e64 v1, 0, v1, s0
    v_cvt_f32_ubyte1_e32 v21, v33
    v_cvt_f32_ubyte1_e32 v22, v37
    v_fma_f32 v19, v19, v11, 0
    v_fma_f32 v20, v20, v11, 0
    v_cndmask_b32_e64 v12, 0, v12, s0
    v_cvt_f32_ubyte2_e32 v23, v33
    v_cvt_f32_ubyte2_e32 v24, v37
    v_fma_f32 v19, v21, v1, v19
    v_fma_f32 v20, v22, v1, v20
    v_cndmask_b32_e64 v2, 0, v2, s0
    v_cvt_f32_ubyte3_e32 v21, v33
    v_cvt_f32_ubyte3_e32 v22, v37
    v_fma_f32 v19, v23, v12, v19
    v_fma_f32 v20, v24, v12, v20
    v_cndmask_b32_e64 v13, 0, v13, s0
    v_cvt_f32_ubyte0_e32 v23, v34
    v_cvt_f32_ubyte0_e32 v24, v38
    v_fma_f32 v19, v21, v2, v19
    v_fma_f32 v20, v22, v2, v20
    v_cndmask_b32_e64 v3, 0, v3, s0
    v_cvt_f32_ubyte1_e32 v21, v34
    v_cvt_f32_ubyte1_e32 v22, v38
    v_fma_f32 v19, v23, v13, v19
    v_fma_f32 v20, v24, v13, v20
    v_cndmask_b32_e64 v14, 0, v14, s0
    v_cvt_f32_ubyte2_e32 v23, v34
    v_cvt_f32_ubyte2_e32 v24, v38
    v_fma_f32 v19, v21, v3, v19
    v_fma_f32 v20, v22, v3, v20
    v_cndmask_b32_e64 v4, 0, v4, s0
    v_cvt_f32_ubyte3_e32 v21, v34
    v_cvt_f32_ubyte3_e32 v22, v38
    v_fma_f32 v19, v23, v14, v19
    v_fma_f32 v20, v24, v14, v20
    v_cndmask_b32_e64 v15, 0, v15, s0
    v_cvt_f32_ubyte0_e32 v23, v35
    v_cvt_f32_ubyte0_e32 v24, v39
    v_fma_f32 v19, v21, v4, v19
    v_fma_f32 v20, v22, v4, v20
    v_cndmask_b32_e64 v5, 0, v5, s0
    v_cvt_f32_ubyte1_e32 v21, v35
    v_cvt_f32_ubyte1_e32 v22, v39
    v_fma_f32 v19, v23, v15, v19
    v_fma_f32 v20, v24, v15, v20
    v_cndmask_b32_e64 v16, 0, v16, s0
    v_cvt_f32_ubyte2_e32 v23, v35
    v_cvt_f32_ubyte2_e32 v24, v39
    v_fma_f32 v19, v21, v5, v19
    v_fma_f32 v20, v22, v5, v20
    v_cndmask_b32_e64 v6, 0, v6, s0
    v_cndmask_b32_e64 v17, 0, v17, s0
    v_cndmask_b32_e64 v7, 0, v7, s0
    v_cndmask_b32_e64 v18, 0, v18, s0
    v_cndmask_b32_e64 v8, 0, v8, s0
    v_cvt_f32_ubyte3_e32 v21, v35
    v_fma_f32 v19, v23, v16, v19
    v_cvt_f32_ubyte3_e32 v22, v39
    v_dual_fmac_f32 v20, v24, v16 :: v_dual_add_f32 v11, v11, v15
    v_dual_add_f32 v1, v1, v5 :: v_dual_add_f32 v2, v2, v6
    v_dual_add_f32 v5, v12, v16 :: v_dual_add_f32 v12, v13, v17
    v_dual_add_f32 v3, v3, v7 :: v_dual_add_f32 v4, v4, v8
    v_add_f32_e32 v13, v14, v18
    v_cvt_f32_ubyte0_e32 v14, v36
    v_fma_f32 v15, v21, v6, v19
    v_cvt_f32_ubyte0_e32 v16, v40
    v_fma_f32 v6, v22, v6, v20
    v_add_f32_e32 v11, v11, v12
    v_dual_add_f32 v1, v1, v3 :: v_dual_add_f32 v2, v2, v4
    v_add_f32_e32 v3, v5, v13
    v_cvt_f32_ubyte1_e32 v4, v36
    v_fma_f32 v5, v14, v17, v15
    v_cvt_f32_ubyte1_e32 v12, v40
    v_fma_f32 v6, v16, v17, v6
    v_cmp_gt_u32_e64 s0, s42, v63
    v_add_f32_e32 v3, v11, v3
    v_add_f32_e32 v1, v1, v2
    v_cvt_f32_ubyte2_e32 v2, v36
    v_fma_f32 v4, v4, v7, v5
    v_cvt_f32_ubyte2_e32 v5, v40
    v_fma_f32 v6, v12, v7, v6
    v_add_f32_e32 v1, v3, v1
    v_cvt_f32_ubyte3_e32 v3, v36
    v_fma_f32 v2, v2, v18, v4
    v_cvt_f32_ubyte3_e32 v4, v40
    v_fma_f32 v5, v5, v18, v6
    v_fma_f32 v6, v76, v1, v9
    v_fma_f32 v1, v77, v1, v10
    v_fma_f32 v2, v3, v8, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v3, v4, v8, v5
    v_fma_f32 v9, v67, v2, v6
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v10, v68, v3, v1
    s_and_b32 s1, exec_lo, s0
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v5, 5, v57
    ds_load_b128 v[1:4], v5 offset:2112
    ds_load_b128 v[5:8], v5 offset:2128
    s_waitcnt lgkmcnt(1)
    v_lshlrev_b32_e32 v11, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v12, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v13, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v14, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    s_waitcnt lgkmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v16, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v17, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_lshlrev_b32_e32 v18, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    s_mov_b32 exec_lo, s2
L8:
    v_cndmask_b32_e64 v11, 0, v11, s0
    v_cvt_f32_ubyte0_e32 v19, v41
    v_cvt_f32_ubyte0_e32 v20, v45
    v_cndmask_b32_e64 v1, 0, v1, s0
    v_cvt_f32_ubyte1_e32 v21, v41
    v_cvt_f32_ubyte1_e32 v22, v45
    v_fma_f32 v19, v19, v11, 0
    v_fma_f32 v20, v20, v11, 0
    v_cndmask_b32_e64 v12, 0, v12, s0
    v_cvt_f32_ubyte2_e32 v23, v41
    v_cvt_f32_ubyte2_e32 v24, v45
    v_fma_f32 v19, v21, v1, v19
    v_fma_f32 v20, v22, v1, v20
    v_cndmask_b32_e64 v2, 0, v2, s0
    v_cvt_f32_ubyte3_e32 v21, v41
    v_cvt_f32_ubyte3_e32 v22, v45
    v_fma_f32 v19, v23, v12, v19
    v_fma_f32 v20, v24, v12, v20
    v_cndmask_b32_e64 v13, 0, v13, s0
    v_cvt_f32_ubyte0_e32 v23, v42
    v_cvt_f32_ubyte0_e32 v24, v46
    v_fma_f32 v19, v21, v2, v19
    v_fma_f32 v20, v22, v2, v20
    v_cndmask_b32_e64 v3, 0, v3, s0
    v_cvt_f32_ubyte1_e32 v21, v42
    v_cvt_f32_ubyte1_e32 v22, v46
    v_fma_f32 v19, v23, v13, v19
    v_fma_f32 v20, v24, v13, v20
    v_cndmask_b32_e64 v14, 0, v14, s0
    v_cvt_f32_ubyte2_e32 v23, v42
    v_cvt_f32_ubyte2_e32 v24, v46
    v_fma_f32 v19, v21, v3, v19
    v_fma_f32 v20, v22, v3, v20
    v_cndmask_b32_e64 v4, 0, v4, s0
    v_cvt_f32_ubyte3_e32 v21, v42
    v_cvt_f32_ubyte3_e32 v22, v46
    v_fma_f32 v19, v23, v14, v19
    v_fma_f32 v20, v24, v14, v20
    v_cndmask_b32_e64 v15, 0, v15, s0
    v_cvt_f32_ubyte0_e32 v23, v43
    v_cvt_f32_ubyte0_e32 v24, v47
    v_fma_f32 v19, v21, v4, v19
    v_fma_f32 v20, v22, v4, v20
    v_cndmask_b32_e64 v5, 0, v5, s0
    v_cvt_f32_ubyte1_e32 v21, v43
    v_cvt_f32_ubyte1_e32 v22, v47
    v_fma_f32 v19, v23, v15, v19
    v_fma_f32 v20, v24, v15, v20
    v_cndmask_b32_e64 v16, 0, v16, s0
    v_cvt_f32_ubyte2_e32 v23, v43
    v_cvt_f32_ubyte2_e32 v24, v47
    v_fma_f32 v19, v21, v5, v19
    v_fma_f32 v20, v22, v5, v20
    v_cndmask_b32_e64 v6, 0, v6, s0
    v_cndmask_b32_e64 v17, 0, v17, s0
    v_cndmask_b32_e64 v7, 0, v7, s0
    v_cndmask_b32_e64 v18, 0, v18, s0
    v_cndmask_b32_e64 v8, 0, v8, s0
    v_cvt_f32_ubyte3_e32 v21, v43
    v_fma_f32 v19, v23, v16, v19
    v_cvt_f32_ubyte3_e32 v22, v47
    v_dual_fmac_f32 v20, v24, v16 :: v_dual_add_f32 v11, v11, v15
    v_dual_add_f32 v1, v1, v5 :: v_dual_add_f32 v2, v2, v6
    v_dual_add_f32 v5, v12, v16 :: v_dual_add_f32 v12, v13, v17
    v_dual_add_f32 v3, v3, v7 :: v_dual_add_f32 v4, v4, v8
    v_add_f32_e32 v13, v14, v18
    v_cvt_f32_ubyte0_e32 v14, v44
    v_fma_f32 v15, v21, v6, v19
    v_cvt_f32_ubyte0_e32 v16, v48
    v_fma_f32 v6, v22, v6, v20
    v_add_f32_e32 v11, v11, v12
    v_dual_add_f32 v1, v1, v3 :: v_dual_add_f32 v2, v2, v4
    v_add_f32_e32 v3, v5, v13
    v_cvt_f32_ubyte1_e32 v4, v44
    v_fma_f32 v5, v14, v17, v15
    v_cvt_f32_ubyte1_e32 v12, v48
    v_fma_f32 v6, v16, v17, v6
    v_cmp_gt_u32_e64 s0, s42, v64
    v_add_f32_e32 v3, v11, v3
    v_add_f32_e32 v1, v1, v2
    v_cvt_f32_ubyte2_e32 v2, v44
    v_fma_f32 v4, v4, v7, v5
    v_cvt_f32_ubyte2_e32 v5, v48
    v_fma_f32 v6, v12, v7, v6
    v_add_f32_e32 v1, v3, v1
    v_cvt_f32_ubyte3_e32 v3, v44
    v_fma_f32 v2, v2, v18, v4
    v_cvt_f32_ubyte3_e32 v4, v48
    v_fma_f32 v5, v5, v18, v6
    v_fma_f32 v6, v78, v1, v9
    v_fma_f32 v1, v79, v1, v10
    v_fma_f32 v2, v3, v8, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v3, v4, v8, v5
    v_fma_f32 v9, v70, v2, v6
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v10, v71, v3, v1
    s_and_b32 s1, exec_lo, s0
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v5, 5, v57
    ds_load_b128 v[1:4], v5 offset:3136
    ds_load_b128 v[5:8], v5 offset:3152
    s_waitcnt lgkmcnt(1)
    v_lshlrev_b32_e32 v11, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v12, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v13, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v14, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    s_waitcnt lgkmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v16, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v17, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_lshlrev_b32_e32 v18, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    s_mov_b32 exec_lo, s2
L9:
    v_cndmask_b32_e64 v11, 0, v11, s0
    v_cvt_f32_ubyte0_e32 v19, v49
    v_cvt_f32_ubyte0_e32 v20, v53
    v_cndmask_b32_e64 v1, 0, v1, s0
    v_cvt_f32_ubyte1_e32 v21, v49
    v_cvt_f32_ubyte1_e32 v22, v53
    v_fma_f32 v19, v19, v11, 0
    v_fma_f32 v20, v20, v11, 0
    v_cndmask_b32_e64 v12, 0, v12, s0
    v_cvt_f32_ubyte2_e32 v23, v49
    v_cvt_f32_ubyte2_e32 v24, v53
    v_fma_f32 v19, v21, v1, v19
    v_fma_f32 v20, v22, v1, v20
    v_cndmask_b32_e64 v2, 0, v2, s0
    v_cvt_f32_ubyte3_e32 v21, v49
    v_cvt_f32_ubyte3_e32 v22, v53
    v_fma_f32 v19, v23, v12, v19
    v_fma_f32 v20, v24, v12, v20
    v_cndmask_b32_e64 v13, 0, v13, s0
    v_cvt_f32_ubyte0_e32 v23, v50
    v_cvt_f32_ubyte0_e32 v24, v54
    v_fma_f32 v19, v21, v2, v19
    v_fma_f32 v20, v22, v2, v20
    v_cndmask_b32_e64 v3, 0, v3, s0
    v_cvt_f32_ubyte1_e32 v21, v50
    v_cvt_f32_ubyte1_e32 v22, v54
    v_fma_f32 v19, v23, v13, v19
    v_fma_f32 v20, v24, v13, v20
    v_cndmask_b32_e64 v14, 0, v14, s0
    v_cvt_f32_ubyte2_e32 v23, v50
    v_cvt_f32_ubyte2_e32 v24, v54
    v_fma_f32 v19, v21, v3, v19
    v_fma_f32 v20, v22, v3, v20
    v_cndmask_b32_e64 v4, 0, v4, s0
    v_cvt_f32_ubyte3_e32 v21, v50
    v_cvt_f32_ubyte3_e32 v22, v54
    v_fma_f32 v19, v23, v14, v19
    v_fma_f32 v20, v24, v14, v20
    v_cndmask_b32_e64 v15, 0, v15, s0
    v_cvt_f32_ubyte0_e32 v23, v51
    v_cvt_f32_ubyte0_e32 v24, v55
    v_fma_f32 v19, v21, v4, v19
    v_fma_f32 v20, v22, v4, v20
    v_cndmask_b32_e64 v5, 0, v5, s0
    v_cvt_f32_ubyte1_e32 v21, v51
    v_cvt_f32_ubyte1_e32 v22, v55
    v_fma_f32 v19, v23, v15, v19
    v_fma_f32 v20, v24, v15, v20
    v_cndmask_b32_e64 v16, 0, v16, s0
    v_cvt_f32_ubyte2_e32 v23, v51
    v_cvt_f32_ubyte2_e32 v24, v55
    v_fma_f32 v19, v21, v5, v19
    v_fma_f32 v20, v22, v5, v20
    v_cndmask_b32_e64 v6, 0, v6, s0
    v_cndmask_b32_e64 v17, 0, v17, s0
    v_cndmask_b32_e64 v7, 0, v7, s0
    v_cndmask_b32_e64 v18, 0, v18, s0
    v_cndmask_b32_e64 v8, 0, v8, s0
    v_cvt_f32_ubyte3_e32 v21, v51
    v_fma_f32 v19, v23, v16, v19
    v_cvt_f32_ubyte3_e32 v22, v55
    v_dual_fmac_f32 v20, v24, v16 :: v_dual_add_f32 v11, v11, v15
    v_dual_add_f32 v1, v1, v5 :: v_dual_add_f32 v2, v2, v6
    v_dual_add_f32 v5, v12, v16 :: v_dual_add_f32 v12, v13, v17
    v_dual_add_f32 v3, v3, v7 :: v_dual_add_f32 v4, v4, v8
    v_add_f32_e32 v13, v14, v18
    v_cvt_f32_ubyte0_e32 v14, v52
    v_fma_f32 v15, v21, v6, v19
    v_cvt_f32_ubyte0_e32 v16, v56
    v_fma_f32 v6, v22, v6, v20
    v_add_f32_e32 v11, v11, v12
    v_dual_add_f32 v1, v1, v3 :: v_dual_add_f32 v2, v2, v4
    v_add_f32_e32 v3, v5, v13
    v_cvt_f32_ubyte1_e32 v4, v52
    v_fma_f32 v5, v14, v17, v15
    v_cvt_f32_ubyte1_e32 v12, v56
    v_dual_fmac_f32 v6, v17, v16 :: v_dual_add_nc_u32 v17, 0x80, v57
    v_add_f32_e32 v3, v11, v3
    v_add_f32_e32 v1, v1, v2
    v_cvt_f32_ubyte2_e32 v2, v52
    v_fma_f32 v4, v4, v7, v5
    v_cvt_f32_ubyte2_e32 v5, v56
    v_fma_f32 v6, v12, v7, v6
    v_add_f32_e32 v1, v3, v1
    v_cvt_f32_ubyte3_e32 v3, v52
    v_fma_f32 v2, v2, v18, v4
    v_cvt_f32_ubyte3_e32 v4, v56
    v_fma_f32 v5, v5, v18, v6
    v_fma_f32 v6, v80, v1, v9
    v_fma_f32 v1, v81, v1, v10
    v_fma_f32 v2, v3, v8, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v3, v4, v8, v5
    v_fma_f32 v18, v72, v2, v6
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v19, v73, v3, v1
    s_branch L12
L10:
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
    s_cbranch_scc0 L11
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
L11:
    v_cvt_f32_ubyte0_e32 v32, v1
    s_waitcnt vmcnt(0)
    v_cvt_f32_ubyte0_e32 v33, v5
    v_cvt_f32_ubyte1_e32 v34, v1
    v_cvt_f32_ubyte1_e32 v35, v5
    v_cvt_f32_ubyte2_e32 v36, v1
    v_fma_f32 v32, v32, v24, 0
    v_fma_f32 v33, v33, v24, 0
    v_cvt_f32_ubyte2_e32 v37, v5
    v_cvt_f32_ubyte3_e32 v1, v1
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v32, v34, v9, v32
    v_fma_f32 v33, v35, v9, v33
    v_cvt_f32_ubyte0_e32 v34, v2
    v_cvt_f32_ubyte0_e32 v35, v6
    v_cvt_f32_ubyte1_e32 v38, v2
    v_fma_f32 v32, v36, v25, v32
    v_fma_f32 v33, v37, v25, v33
    v_cvt_f32_ubyte1_e32 v36, v6
    v_cvt_f32_ubyte2_e32 v37, v2
    v_cvt_f32_ubyte2_e32 v39, v6
    v_fma_f32 v1, v1, v10, v32
    v_fma_f32 v5, v5, v10, v33
    v_cvt_f32_ubyte3_e32 v2, v2
    v_cvt_f32_ubyte3_e32 v6, v6
    v_cvt_f32_ubyte0_e32 v32, v3
    v_fma_f32 v1, v34, v26, v1
    v_fma_f32 v5, v35, v26, v5
    v_cvt_f32_ubyte0_e32 v33, v7
    v_cvt_f32_ubyte1_e32 v34, v3
    v_cvt_f32_ubyte1_e32 v35, v7
    v_fma_f32 v1, v38, v11, v1
    v_fma_f32 v5, v36, v11, v5
    v_cvt_f32_ubyte2_e32 v36, v3
    v_cvt_f32_ubyte2_e32 v38, v7
    v_cvt_f32_ubyte3_e32 v3, v3
    v_dual_fmac_f32 v1, v37, v27 :: v_dual_add_f32 v24, v24, v28
    v_fma_f32 v5, v39, v27, v5
    v_cvt_f32_ubyte3_e32 v7, v7
    v_add_f32_e32 v9, v9, v13
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v2, v12, v1
    v_fma_f32 v2, v6, v12, v5
    v_dual_add_f32 v5, v25, v29 :: v_dual_add_f32 v6, v10, v14
    v_dual_add_f32 v10, v26, v30 :: v_dual_add_f32 v11, v11, v15
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v32, v28, v1
    v_fma_f32 v2, v33, v28, v2
    v_dual_add_f32 v25, v27, v31 :: v_dual_add_f32 v12, v12, v16
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_fma_f32 v1, v34, v13, v1
    v_fma_f32 v2, v35, v13, v2
    v_cvt_f32_ubyte0_e32 v13, v4
    v_cvt_f32_ubyte0_e32 v26, v8
    v_dual_add_f32 v10, v24, v10 :: v_dual_add_f32 v9, v9, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v1, v36, v29 :: v_dual_fmac_f32 v2, v29, v38
    v_dual_add_f32 v5, v5, v25 :: v_dual_add_f32 v6, v6, v12
    v_dual_fmac_f32 v1, v3, v14 :: v_dual_fmac_f32 v2, v14, v7
    v_cvt_f32_ubyte1_e32 v3, v4
    v_cvt_f32_ubyte1_e32 v7, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_add_f32 v5, v10, v5 :: v_dual_add_f32 v6, v9, v6
    v_fma_f32 v1, v13, v30, v1
    v_fma_f32 v2, v26, v30, v2
    v_cvt_f32_ubyte2_e32 v9, v4
    v_cvt_f32_ubyte2_e32 v10, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v3, v15, v1
    v_fma_f32 v2, v7, v15, v2
    v_add_f32_e32 v3, v5, v6
    v_cvt_f32_ubyte3_e32 v4, v4
    v_cvt_f32_ubyte3_e32 v5, v8
    v_fma_f32 v1, v9, v31, v1
    v_fma_f32 v2, v10, v31, v2
    v_sub_nc_u32_e32 v6, s42, v17
    v_fma_f32 v7, v22, v3, v18
    v_fma_f32 v3, v23, v3, v19
    v_fma_f32 v1, v4, v16, v1
    v_fma_f32 v2, v5, v16, v2
    v_min_u32_e32 v4, 32, v6
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_fma_f32 v18, v20, v1, v7
    v_fma_f32 v19, v21, v2, v3
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v17, v17, v4
L12:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s0, s42, v17
    s_and_b32 s1, exec_lo, s0
    s_cbranch_scc1 L10
    s_mov_b32 exec_lo, s2
    s_lshl_b32 s0, s12, 2
    s_barrier
    v_add_f32_dpp v1, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 0, v57
    v_cmp_eq_u32_e64 s4, 1, v57
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
    v_add_f32_e32 v16, v69, v0
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
    ds_load_b128 v[0:3], v58
    ds_load_b128 v[4:7], v58 offset:16
    ds_load_b128 v[8:11], v58 offset:32
    ds_load_b128 v[12:15], v58 offset:48
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
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s0
    v_dual_mov_b32 v0, s1 :: v_dual_mov_b32 v1, s13
    buffer_store_b32 v0, v1, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L13:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s0, exec_lo, s40
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s0
    buffer_store_b32 v16, v59, s[28:31], 0 idxen
    v_mul_f32_e32 v0, v16, v61
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v1, v0, 16, 1
    v_or_b32_e32 v2, 0x400000, v0
    v_cmp_u_f32_e64 s0, v0, v0
    v_add3_u32 v0, v0, v1, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v2, s0
    buffer_store_d16_hi_b16 v0, v59, s[32:35], 0 idxen
L14:
    s_endpgm
