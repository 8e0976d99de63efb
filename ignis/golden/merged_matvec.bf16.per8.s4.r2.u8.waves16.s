; 107 VGPRs, 41 SGPRs, 16448 bytes of LDS, 0 of scratch, 886 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x30
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b64 s[14:15], s[0:1], 0xa8
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b128 s[0:3], s[0:1], 0x90
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v98, 0
    v_mbcnt_lo_u32_b32 v97, -1, 0
    s_mov_b32 s32, 0xfedcba98
    s_delay_alu instid0(VALU_DEP_2)
    v_lshrrev_b32_e32 v1, 5, v1
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s23, 0x11016000
    v_readfirstlane_b32 s33, v1
    s_mov_b32 s27, 0x11016000
    s_mov_b32 s31, 0x11016000
    s_mov_b32 s3, 0x11016000
    s_max_u32 s6, s6, 3
    s_max_u32 s10, s10, 7
    s_or_b32 s5, s5, 0x40000
    s_mov_b32 s34, s26
    s_sub_u32 s6, s6, 3
    s_lshl_b32 s18, s18, 2
    s_or_b32 s9, s9, 0x20000
    s_sub_u32 s10, s10, 7
    s_or_b32 s21, s21, 0x20000
    s_or_b32 s25, s25, 0x40000
    s_or_b32 s29, s29, 0x20000
    s_or_b32 s1, s1, 0x40000
    s_cmp_eq_u32 s15, 64
    s_cbranch_scc0 L0
    s_mov_b32 s15, 6
    s_branch L1
L0:
    s_mov_b32 s15, 7
L1:
    s_lshl4_add_u32 s35, s13, s33
    v_cmp_gt_u32_e32 vcc_lo, 2, v97
    s_add_u32 s37, s34, -1
    s_lshl_b32 s35, s35, 1
    s_mul_i32 s38, s37, s14
    v_add_nc_u32_e32 v1, s35, v97
    s_mul_i32 s35, s35, s14
    s_min_u32 s38, s38, 0x70000000
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    s_min_u32 s35, s35, s38
    v_cmp_gt_u32_e64 s39, s34, v1
    v_min_u32_e32 v99, s37, v1
    s_add_u32 s37, s35, s14
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s37, s37, s38
    s_and_b32 s36, vcc_lo, s39
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v1, -1, v99, s36
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s34, s34, v1
    s_and_b32 s38, exec_lo, s34
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s38
    buffer_load_b32 v89, v1, s[24:27], 0 idxen
    s_mov_b32 exec_lo, s12
L2:
    v_lshlrev_b32_e32 v90, 2, v0
    s_add_u32 s38, s14, -4
    s_lshl_b32 s39, 1, s15
    buffer_load_u16 v91, v99, s[20:23], 0 idxen
    v_min_u32_e32 v1, s38, v90
    s_add_u32 s20, s39, -1
    v_lshlrev_b32_e32 v92, 3, v97
    s_add_u32 s21, s14, -8
    s_and_b32 s22, s14, 0x7ff
    v_lshrrev_b32_e32 v2, s15, v1
    v_and_b32_e32 v1, s20, v1
    v_min_u32_e32 v3, s21, v92
    v_add_nc_u32_e32 v4, 0x100, v92
    v_add_nc_u32_e32 v5, 0x200, v92
    v_lshlrev_b32_e32 v6, 2, v2
    v_lshlrev_b32_e32 v17, 5, v2
    v_add_nc_u32_e32 v25, s35, v3
    v_min_u32_e32 v2, s21, v4
    v_min_u32_e32 v45, s21, v5
    v_lshl_add_u32 v5, v6, s15, v1
    v_add_nc_u32_e32 v4, 1, v6
    v_add_nc_u32_e32 v7, 2, v6
    v_add_nc_u32_e32 v6, 3, v6
    v_add_nc_u32_e32 v29, s37, v3
    v_add_nc_u32_e32 v33, s35, v2
    v_lshl_add_u32 v9, v4, s15, v1
    v_lshl_add_u32 v13, v7, s15, v1
    v_lshl_add_u32 v21, v6, s15, v1
    v_add_nc_u32_e32 v37, s37, v2
    v_add_nc_u32_e32 v41, s35, v45
    v_add_nc_u32_e32 v46, 0x300, v92
    v_add_nc_u32_e32 v47, 0x400, v92
    buffer_load_b128 v[1:4], v17, s[16:19], 0 offen
    buffer_load_b128 v[5:8], v5, s[4:7], 0 idxen
    buffer_load_b128 v[9:12], v9, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v13, s[4:7], 0 idxen
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen offset:16
    buffer_load_b128 v[21:24], v21, s[4:7], 0 idxen
    buffer_load_b128 v[25:28], v25, s[8:11], 0 idxen
    buffer_load_b128 v[29:32], v29, s[8:11], 0 idxen
    buffer_load_b128 v[33:36], v33, s[8:11], 0 idxen
    buffer_load_b128 v[37:40], v37, s[8:11], 0 idxen
    buffer_load_b128 v[41:44], v41, s[8:11], 0 idxen
    v_min_u32_e32 v46, s21, v46
    v_min_u32_e32 v47, s21, v47
    v_add_nc_u32_e32 v45, s37, v45
    v_add_nc_u32_e32 v48, 0x500, v92
    v_add_nc_u32_e32 v49, 0x600, v92
    v_add_nc_u32_e32 v50, s35, v46
    v_add_nc_u32_e32 v53, s37, v46
    v_add_nc_u32_e32 v57, s35, v47
    v_min_u32_e32 v46, s21, v48
    v_min_u32_e32 v48, s21, v49
    v_add_nc_u32_e32 v61, s37, v47
    v_add_nc_u32_e32 v47, 0x700, v92
    s_sub_u32 s23, 0x800, s22
    v_add_nc_u32_e32 v65, s35, v46
    v_add_nc_u32_e32 v69, s37, v46
    v_add_nc_u32_e32 v73, s35, v48
    v_min_u32_e32 v77, s21, v47
    v_add_nc_u32_e32 v78, s37, v48
    s_cmp_eq_u32 s22, 0
    s_cselect_b32 s22, 0, s23
    buffer_load_b128 v[45:48], v45, s[8:11], 0 idxen
    buffer_load_b128 v[49:52], v50, s[8:11], 0 idxen
    buffer_load_b128 v[53:56], v53, s[8:11], 0 idxen
    buffer_load_b128 v[57:60], v57, s[8:11], 0 idxen
    buffer_load_b128 v[61:64], v61, s[8:11], 0 idxen
    buffer_load_b128 v[65:68], v65, s[8:11], 0 idxen
    buffer_load_b128 v[69:72], v69, s[8:11], 0 idxen
    buffer_load_b128 v[73:76], v73, s[8:11], 0 idxen
    v_add_nc_u32_e32 v81, s35, v77
    v_add_nc_u32_e32 v85, s37, v77
    buffer_load_b128 v[77:80], v78, s[8:11], 0 idxen
    buffer_load_b128 v[81:84], v81, s[8:11], 0 idxen
    buffer_load_b128 v[85:88], v85, s[8:11], 0 idxen
    s_add_u32 s22, s14, s22
    s_waitcnt vmcnt(23)
    v_cndmask_b32_e64 v100, 0, v89, s34
    v_cmp_gt_u32_e64 s23, s22, v90
    s_waitcnt vmcnt(21)
    v_max_f32_e32 v89, v1, v3
    s_waitcnt vmcnt(17)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v89, v89, v17, v19
    v_sub_f32_e32 v1, v1, v89
    v_sub_f32_e32 v3, v3, v89
    v_sub_f32_e32 v17, v17, v89
    v_sub_f32_e32 v19, v19, v89
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v89, 0x3fb8aa3b, v1
    v_mul_f32_e32 v93, 0x3fb8aa3b, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v94, 0x3fb8aa3b, v17
    v_mul_f32_e32 v95, 0x3fb8aa3b, v19
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_fma_f32 v96, v1, 0x3fb8aa3b, -v89
    v_rndne_f32_e32 v101, v89
    v_fma_f32 v102, v3, 0x3fb8aa3b, -v93
    v_rndne_f32_e32 v103, v93
    v_fma_f32 v104, v17, 0x3fb8aa3b, -v94
    v_fma_f32 v96, v1, 0x32a5705f, v96
    v_sub_f32_e32 v89, v89, v101
    v_fma_f32 v102, v3, 0x32a5705f, v102
    v_sub_f32_e32 v93, v93, v103
    v_rndne_f32_e32 v105, v94
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v104, 0x32a5705f, v17 :: v_dual_add_f32 v89, v89, v96
    v_fma_f32 v96, v19, 0x3fb8aa3b, -v95
    v_dual_add_f32 v93, v93, v102 :: v_dual_sub_f32 v94, v94, v105
    v_rndne_f32_e32 v102, v95
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_exp_f32_e32 v89, v89
    v_cvt_i32_f32_e32 v101, v101
    v_exp_f32_e32 v93, v93
    v_add_f32_e32 v94, v94, v104
    v_dual_fmac_f32 v96, 0x32a5705f, v19 :: v_dual_sub_f32 v95, v95, v102
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v89, v89, v101
    v_cvt_i32_f32_e32 v101, v103
    v_exp_f32_e32 v94, v94
    v_add_f32_e32 v95, v95, v96
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v89, v89, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v1
    v_ldexp_f32 v1, v93, v101
    v_cmp_gt_f32_e64 s39, 0xc2d00000, v3
    v_cvt_i32_f32_e32 v93, v105
    v_exp_f32_e32 v95, v95
    v_cndmask_b32_e64 v89, v89, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v1, v1, 0, s39
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v3
    v_ldexp_f32 v3, v94, v93
    v_cmp_gt_f32_e64 s39, 0xc2d00000, v17
    v_cvt_i32_f32_e32 v93, v102
    v_fma_f32 v2, v2, v89, 0
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v17
    v_cndmask_b32_e64 v3, v3, 0, s39
    v_ldexp_f32 v17, v95, v93
    v_cmp_gt_f32_e64 s39, 0xc2d00000, v19
    v_fma_f32 v2, v4, v1, v2
    v_cmp_lt_f32_e64 s40, 0x42b17218, v19
    v_cndmask_b32_e64 v3, v3, 0x7f800000, vcc_lo
    v_fma_f32 v4, v5, v89, 0
    v_cndmask_b32_e64 v5, v17, 0, s39
    v_fma_f32 v6, v6, v89, 0
    v_fma_f32 v7, v7, v89, 0
    v_fma_f32 v2, v18, v3, v2
    v_fma_f32 v8, v8, v89, 0
    v_cndmask_b32_e64 v5, v5, 0x7f800000, s40
    v_fma_f32 v4, v9, v1, v4
    v_fma_f32 v6, v10, v1, v6
    v_fma_f32 v7, v11, v1, v7
    v_fma_f32 v1, v12, v1, v8
    v_fma_f32 v2, v20, v5, v2
    v_fma_f32 v4, v13, v3, v4
    v_fma_f32 v6, v14, v3, v6
    v_fma_f32 v7, v15, v3, v7
    v_fma_f32 v1, v16, v3, v1
    v_cmp_lt_f32_e64 s34, 0x7e000000, |v2|
    v_cmp_gt_f32_e64 vcc_lo, 0x800000, |v2|
    s_waitcnt vmcnt(16)
    v_fma_f32 v3, v21, v5, v4
    v_fma_f32 v4, v22, v5, v6
    v_fma_f32 v6, v23, v5, v7
    v_cndmask_b32_e64 v7, 1.0, 0x2f800000, s34
    v_fma_f32 v1, v24, v5, v1
    v_lshlrev_b32_e32 v101, 16, v91
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v5, v7, 0x4f800000, vcc_lo
    v_mul_f32_e32 v2, v2, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v2, v5
    v_mul_f32_e32 v3, v3, v2
    v_mul_f32_e32 v4, v4, v2
    v_mul_f32_e32 v5, v6, v2
    v_mul_f32_e32 v1, v1, v2
    s_and_b32 s23, exec_lo, s23
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s23
    v_cmp_gt_u32_e32 vcc_lo, s14, v90
    v_lshlrev_b32_e32 v6, 3, v0
    v_dual_cndmask_b32 v2, 0, v3 :: v_dual_cndmask_b32 v3, 0, v4
    v_cndmask_b32_e32 v4, 0, v5, vcc_lo
    v_cndmask_b32_e32 v1, 0, v1, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v5, v2, 16, 1
    v_bfe_u32 v7, v3, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v8, v4, 16, 1
    v_bfe_u32 v9, v1, 16, 1
    v_or_b32_e32 v10, 0x400000, v2
    v_add3_u32 v5, v2, v5, 0x7fff
    v_cmp_u_f32_e64 s23, v2, v2
    v_add3_u32 v2, v3, v7, 0x7fff
    v_or_b32_e32 v7, 0x400000, v3
    v_cmp_u_f32_e64 s34, v3, v3
    v_add3_u32 v3, v4, v8, 0x7fff
    v_or_b32_e32 v8, 0x400000, v4
    v_cmp_u_f32_e32 vcc_lo, v4, v4
    v_add3_u32 v4, v1, v9, 0x7fff
    v_or_b32_e32 v9, 0x400000, v1
    v_cmp_u_f32_e64 s40, v1, v1
    v_cndmask_b32_e64 v1, v5, v10, s23
    v_cndmask_b32_e64 v2, v2, v7, s34
    v_cndmask_b32_e32 v3, v3, v8, vcc_lo
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v4, v4, v9, s40
    v_lshrrev_b32_e32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshrrev_b32_e32 v3, 16, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshl_or_b32 v1, v2, 16, v1
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_or_b32 v2, v4, 16, v3
    ds_store_b64 v6, v[1:2] offset:64
    s_mov_b32 exec_lo, s12
L3:
    v_add_nc_u32_e32 v89, 0x800, v90
    s_branch L5
L4:
    s_mov_b32 exec_lo, s23
    v_min_u32_e32 v1, s38, v89
    v_cmp_gt_u32_e64 s23, s14, v89
    v_lshlrev_b32_e32 v90, 1, v89
    v_add_nc_u32_e64 v89, v89, 0x800 clamp
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v2, s15, v1
    v_and_b32_e32 v1, s20, v1
    v_lshlrev_b32_e32 v3, 2, v2
    v_lshlrev_b32_e32 v21, 5, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_lshl_add_u32 v5, v3, s15, v1
    v_add_nc_u32_e32 v2, 1, v3
    v_add_nc_u32_e32 v4, 2, v3
    v_add_nc_u32_e32 v3, 3, v3
    v_lshl_add_u32 v9, v2, s15, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshl_add_u32 v13, v4, s15, v1
    v_lshl_add_u32 v17, v3, s15, v1
    buffer_load_b128 v[1:4], v21, s[16:19], 0 offen
    buffer_load_b128 v[5:8], v5, s[4:7], 0 idxen
    buffer_load_b128 v[9:12], v9, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v13, s[4:7], 0 idxen
    buffer_load_b128 v[17:20], v17, s[4:7], 0 idxen
    buffer_load_b128 v[21:24], v21, s[16:19], 0 offen offset:16
    s_waitcnt vmcnt(5)
    v_max_f32_e32 v91, v1, v3
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v91, v91, v21, v23
    v_sub_f32_e32 v1, v1, v91
    v_sub_f32_e32 v3, v3, v91
    v_sub_f32_e32 v21, v21, v91
    v_sub_f32_e32 v23, v23, v91
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v91, 0x3fb8aa3b, v1
    v_mul_f32_e32 v93, 0x3fb8aa3b, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v94, 0x3fb8aa3b, v21
    v_mul_f32_e32 v95, 0x3fb8aa3b, v23
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_fma_f32 v96, v1, 0x3fb8aa3b, -v91
    v_rndne_f32_e32 v102, v91
    v_fma_f32 v103, v3, 0x3fb8aa3b, -v93
    v_rndne_f32_e32 v104, v93
    v_fma_f32 v105, v21, 0x3fb8aa3b, -v94
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v96, 0x32a5705f, v1 :: v_dual_sub_f32 v91, v91, v102
    v_fma_f32 v103, v3, 0x32a5705f, v103
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_sub_f32_e32 v93, v93, v104
    v_rndne_f32_e32 v106, v94
    v_fma_f32 v105, v21, 0x32a5705f, v105
    v_add_f32_e32 v91, v91, v96
    v_fma_f32 v96, v23, 0x3fb8aa3b, -v95
    v_dual_add_f32 v93, v93, v103 :: v_dual_sub_f32 v94, v94, v106
    v_rndne_f32_e32 v103, v95
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_exp_f32_e32 v91, v91
    v_cvt_i32_f32_e32 v102, v102
    v_exp_f32_e32 v93, v93
    v_add_f32_e32 v94, v94, v105
    v_fma_f32 v96, v23, 0x32a5705f, v96
    v_sub_f32_e32 v95, v95, v103
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v91, v91, v102
    v_cvt_i32_f32_e32 v102, v104
    v_exp_f32_e32 v94, v94
    v_add_f32_e32 v95, v95, v96
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v91, v91, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v1
    v_ldexp_f32 v1, v93, v102
    v_cmp_gt_f32_e64 s39, 0xc2d00000, v3
    v_cvt_i32_f32_e32 v93, v106
    v_exp_f32_e32 v95, v95
    v_cndmask_b32_e64 v91, v91, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v1, v1, 0, s39
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v3
    v_ldexp_f32 v3, v94, v93
    v_cmp_gt_f32_e64 s39, 0xc2d00000, v21
    v_cvt_i32_f32_e32 v93, v103
    v_fma_f32 v2, v2, v91, 0
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v21
    v_cndmask_b32_e64 v3, v3, 0, s39
    v_ldexp_f32 v21, v95, v93
    v_cmp_gt_f32_e64 s39, 0xc2d00000, v23
    v_fma_f32 v2, v4, v1, v2
    v_cmp_lt_f32_e64 s40, 0x42b17218, v23
    v_cndmask_b32_e64 v3, v3, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v4, v21, 0, s39
    v_fma_f32 v5, v5, v91, 0
    v_fma_f32 v6, v6, v91, 0
    v_fma_f32 v2, v22, v3, v2
    v_fma_f32 v7, v7, v91, 0
    v_cndmask_b32_e64 v4, v4, 0x7f800000, s40
    v_fma_f32 v8, v8, v91, 0
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
    v_cmp_gt_f32_e64 s39, 0x800000, |v2|
    v_fma_f32 v1, v16, v3, v1
    v_fma_f32 v3, v17, v4, v5
    v_fma_f32 v5, v18, v4, v6
    v_cndmask_b32_e64 v6, 1.0, 0x2f800000, vcc_lo
    v_fma_f32 v7, v19, v4, v7
    v_fma_f32 v1, v20, v4, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v4, v6, 0x4f800000, s39
    v_mul_f32_e32 v2, v2, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v2, v4
    v_dual_mul_f32 v3, v3, v2 :: v_dual_mul_f32 v4, v2, v5
    v_mul_f32_e32 v5, v7, v2
    v_mul_f32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v2, 0, v3, s23
    v_cndmask_b32_e64 v3, 0, v4, s23
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v4, 0, v5, s23
    v_cndmask_b32_e64 v1, 0, v1, s23
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v5, v2, 16, 1
    v_bfe_u32 v6, v3, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v7, v4, 16, 1
    v_bfe_u32 v8, v1, 16, 1
    v_or_b32_e32 v9, 0x400000, v2
    v_add3_u32 v5, v2, v5, 0x7fff
    v_cmp_u_f32_e64 s23, v2, v2
    v_add3_u32 v2, v3, v6, 0x7fff
    v_or_b32_e32 v6, 0x400000, v3
    v_cmp_u_f32_e64 s34, v3, v3
    v_add3_u32 v3, v4, v7, 0x7fff
    v_or_b32_e32 v7, 0x400000, v4
    v_cmp_u_f32_e32 vcc_lo, v4, v4
    v_add3_u32 v4, v1, v8, 0x7fff
    v_or_b32_e32 v8, 0x400000, v1
    v_cmp_u_f32_e64 s40, v1, v1
    v_cndmask_b32_e64 v1, v5, v9, s23
    v_cndmask_b32_e64 v2, v2, v6, s34
    v_cndmask_b32_e32 v3, v3, v7, vcc_lo
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v4, v4, v8, s40
    v_lshrrev_b32_e32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshrrev_b32_e32 v3, 16, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshl_or_b32 v1, v2, 16, v1
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_or_b32 v2, v4, 16, v3
    ds_store_b32 v90, v1 offset:64
    ds_store_b32 v90, v2 offset:68
L5:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s22, v89
    s_and_b32 s23, exec_lo, vcc_lo
    s_cbranch_scc1 L4
    s_mov_b32 exec_lo, s12
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_barrier
    v_lshlrev_b32_e32 v93, 4, v97
    v_add_nc_u32_e32 v102, 0x800, v92
    ds_load_b128 v[1:4], v93 offset:64
    ds_load_b128 v[5:8], v93 offset:576
    ds_load_b128 v[9:12], v93 offset:1088
    ds_load_b128 v[13:16], v93 offset:1600
    ds_load_b128 v[17:20], v93 offset:2112
    ds_load_b128 v[21:24], v93 offset:2624
    ds_load_b128 v[89:92], v93 offset:3136
    ds_load_b128 v[93:96], v93 offset:3648
    s_waitcnt lgkmcnt(7)
    v_dot2_f32_bf16 v25, v1, v25, 0
    v_dot2_f32_bf16 v1, v1, v29, 0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v25, v2, v26, v25
    v_dot2_f32_bf16 v1, v2, v30, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v3, v27, v25
    v_dot2_f32_bf16 v1, v3, v31, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v4, v28, v2
    v_dot2_f32_bf16 v1, v4, v32, v1
    s_waitcnt lgkmcnt(6)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v5, v33, v2
    v_dot2_f32_bf16 v1, v5, v37, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v6, v34, v2
    v_dot2_f32_bf16 v1, v6, v38, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v7, v35, v2
    v_dot2_f32_bf16 v1, v7, v39, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v8, v36, v2
    v_dot2_f32_bf16 v1, v8, v40, v1
    s_waitcnt lgkmcnt(5)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v9, v41, v2
    v_dot2_f32_bf16 v1, v9, v45, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v10, v42, v2
    v_dot2_f32_bf16 v1, v10, v46, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v11, v43, v2
    v_dot2_f32_bf16 v1, v11, v47, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v12, v44, v2
    v_dot2_f32_bf16 v1, v12, v48, v1
    s_waitcnt lgkmcnt(4)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v13, v49, v2
    v_dot2_f32_bf16 v1, v13, v53, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v14, v50, v2
    v_dot2_f32_bf16 v1, v14, v54, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v15, v51, v2
    v_dot2_f32_bf16 v1, v15, v55, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v16, v52, v2
    v_dot2_f32_bf16 v1, v16, v56, v1
    s_waitcnt lgkmcnt(3)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v17, v57, v2
    v_dot2_f32_bf16 v1, v17, v61, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v18, v58, v2
    v_dot2_f32_bf16 v1, v18, v62, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v19, v59, v2
    v_dot2_f32_bf16 v1, v19, v63, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v20, v60, v2
    v_dot2_f32_bf16 v1, v20, v64, v1
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v21, v65, v2
    v_dot2_f32_bf16 v1, v21, v69, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v22, v66, v2
    v_dot2_f32_bf16 v1, v22, v70, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v23, v67, v2
    v_dot2_f32_bf16 v1, v23, v71, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v24, v68, v2
    v_dot2_f32_bf16 v1, v24, v72, v1
    s_waitcnt lgkmcnt(1)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v89, v73, v2
    v_dot2_f32_bf16 v1, v89, v77, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v90, v74, v2
    v_dot2_f32_bf16 v1, v90, v78, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v91, v75, v2
    v_dot2_f32_bf16 v1, v91, v79, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v92, v76, v2
    v_dot2_f32_bf16 v1, v92, v80, v1
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v93, v81, v2
    v_dot2_f32_bf16 v1, v93, v85, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v94, v82, v2
    v_dot2_f32_bf16 v1, v94, v86, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v2, v95, v83, v2
    v_dot2_f32_bf16 v1, v95, v87, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v103, v96, v84, v2
    v_dot2_f32_bf16 v104, v96, v88, v1
    s_branch L7
L6:
    s_mov_b32 exec_lo, s4
    v_min_u32_e32 v1, s21, v102
    v_add_nc_u32_e32 v2, 0x100, v102
    v_add_nc_u32_e32 v3, 0x200, v102
    v_add_nc_u32_e32 v4, 0x300, v102
    v_add_nc_u32_e32 v5, 0x400, v102
    v_add_nc_u32_e32 v6, s35, v1
    v_add_nc_u32_e32 v7, s37, v1
    v_min_u32_e32 v1, s21, v2
    v_min_u32_e32 v2, s21, v3
    v_min_u32_e32 v3, s21, v4
    v_min_u32_e32 v4, s21, v5
    v_add_nc_u32_e32 v5, 0x500, v102
    v_add_nc_u32_e32 v9, s35, v1
    v_add_nc_u32_e32 v13, s37, v1
    v_add_nc_u32_e32 v17, s35, v2
    v_add_nc_u32_e32 v21, s37, v2
    v_add_nc_u32_e32 v25, s35, v3
    v_add_nc_u32_e32 v29, s37, v3
    v_add_nc_u32_e32 v33, s35, v4
    v_add_nc_u32_e32 v37, s37, v4
    v_min_u32_e32 v34, s21, v5
    v_add_nc_u32_e32 v49, 0x600, v102
    buffer_load_b128 v[1:4], v6, s[8:11], 0 idxen
    buffer_load_b128 v[5:8], v7, s[8:11], 0 idxen
    buffer_load_b128 v[9:12], v9, s[8:11], 0 idxen
    buffer_load_b128 v[13:16], v13, s[8:11], 0 idxen
    buffer_load_b128 v[17:20], v17, s[8:11], 0 idxen
    buffer_load_b128 v[21:24], v21, s[8:11], 0 idxen
    buffer_load_b128 v[25:28], v25, s[8:11], 0 idxen
    buffer_load_b128 v[29:32], v29, s[8:11], 0 idxen
    v_add_nc_u32_e32 v41, s35, v34
    v_add_nc_u32_e32 v45, s37, v34
    buffer_load_b128 v[33:36], v33, s[8:11], 0 idxen
    buffer_load_b128 v[37:40], v37, s[8:11], 0 idxen
    buffer_load_b128 v[41:44], v41, s[8:11], 0 idxen
    buffer_load_b128 v[45:48], v45, s[8:11], 0 idxen
    v_min_u32_e32 v49, s21, v49
    v_add_nc_u32_e32 v50, 0x700, v102
    v_lshlrev_b32_e32 v96, 1, v102
    v_add_nc_u32_e64 v102, v102, 0x800 clamp
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v51, s35, v49
    v_add_nc_u32_e32 v52, s37, v49
    v_min_u32_e32 v49, s21, v50
    v_add_nc_u32_e32 v50, s35, v49
    v_add_nc_u32_e32 v65, s37, v49
    ds_load_b32 v49, v96 offset:64
    buffer_load_b128 v[53:56], v51, s[8:11], 0 idxen
    buffer_load_b128 v[57:60], v52, s[8:11], 0 idxen
    buffer_load_b128 v[61:64], v50, s[8:11], 0 idxen
    buffer_load_b128 v[65:68], v65, s[8:11], 0 idxen
    ds_load_b32 v50, v96 offset:68
    ds_load_b32 v51, v96 offset:72
    ds_load_b32 v52, v96 offset:76
    ds_load_b32 v69, v96 offset:576
    ds_load_b32 v70, v96 offset:580
    ds_load_b32 v71, v96 offset:584
    ds_load_b32 v72, v96 offset:588
    ds_load_b32 v73, v96 offset:1088
    ds_load_b32 v74, v96 offset:1092
    ds_load_b32 v75, v96 offset:1096
    ds_load_b32 v76, v96 offset:1100
    ds_load_b32 v77, v96 offset:1600
    ds_load_b32 v78, v96 offset:1604
    ds_load_b32 v79, v96 offset:1608
    ds_load_b32 v80, v96 offset:1612
    ds_load_b32 v81, v96 offset:2112
    ds_load_b32 v82, v96 offset:2116
    ds_load_b32 v83, v96 offset:2120
    ds_load_b32 v84, v96 offset:2124
    ds_load_b32 v85, v96 offset:2624
    ds_load_b32 v86, v96 offset:2628
    ds_load_b32 v87, v96 offset:2632
    ds_load_b32 v88, v96 offset:2636
    ds_load_b32 v89, v96 offset:3136
    ds_load_b32 v90, v96 offset:3140
    ds_load_b32 v91, v96 offset:3144
    ds_load_b32 v92, v96 offset:3148
    ds_load_b32 v93, v96 offset:3648
    ds_load_b32 v94, v96 offset:3652
    ds_load_b32 v95, v96 offset:3656
    ds_load_b32 v96, v96 offset:3660
    s_waitcnt vmcnt(15) lgkmcnt(31)
    v_dot2_f32_bf16 v1, v49, v1, v103
    s_waitcnt vmcnt(14)
    v_dot2_f32_bf16 v5, v49, v5, v104
    s_waitcnt lgkmcnt(30)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v50, v2, v1
    v_dot2_f32_bf16 v2, v50, v6, v5
    s_waitcnt lgkmcnt(29)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v51, v3, v1
    v_dot2_f32_bf16 v2, v51, v7, v2
    s_waitcnt lgkmcnt(28)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v52, v4, v1
    v_dot2_f32_bf16 v2, v52, v8, v2
    s_waitcnt vmcnt(13) lgkmcnt(27)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v69, v9, v1
    s_waitcnt vmcnt(12)
    v_dot2_f32_bf16 v2, v69, v13, v2
    s_waitcnt lgkmcnt(26)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v70, v10, v1
    v_dot2_f32_bf16 v2, v70, v14, v2
    s_waitcnt lgkmcnt(25)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v71, v11, v1
    v_dot2_f32_bf16 v2, v71, v15, v2
    s_waitcnt lgkmcnt(24)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v72, v12, v1
    v_dot2_f32_bf16 v2, v72, v16, v2
    s_waitcnt vmcnt(11) lgkmcnt(23)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v73, v17, v1
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v2, v73, v21, v2
    s_waitcnt lgkmcnt(22)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v74, v18, v1
    v_dot2_f32_bf16 v2, v74, v22, v2
    s_waitcnt lgkmcnt(21)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v75, v19, v1
    v_dot2_f32_bf16 v2, v75, v23, v2
    s_waitcnt lgkmcnt(20)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v76, v20, v1
    v_dot2_f32_bf16 v2, v76, v24, v2
    s_waitcnt vmcnt(9) lgkmcnt(19)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v77, v25, v1
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v2, v77, v29, v2
    s_waitcnt lgkmcnt(18)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v78, v26, v1
    v_dot2_f32_bf16 v2, v78, v30, v2
    s_waitcnt lgkmcnt(17)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v79, v27, v1
    v_dot2_f32_bf16 v2, v79, v31, v2
    s_waitcnt lgkmcnt(16)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v80, v28, v1
    v_dot2_f32_bf16 v2, v80, v32, v2
    s_waitcnt vmcnt(7) lgkmcnt(15)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v81, v33, v1
    s_waitcnt vmcnt(6)
    v_dot2_f32_bf16 v2, v81, v37, v2
    s_waitcnt lgkmcnt(14)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v82, v34, v1
    v_dot2_f32_bf16 v2, v82, v38, v2
    s_waitcnt lgkmcnt(13)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v83, v35, v1
    v_dot2_f32_bf16 v2, v83, v39, v2
    s_waitcnt lgkmcnt(12)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v84, v36, v1
    v_dot2_f32_bf16 v2, v84, v40, v2
    s_waitcnt vmcnt(5) lgkmcnt(11)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v85, v41, v1
    s_waitcnt vmcnt(4)
    v_dot2_f32_bf16 v2, v85, v45, v2
    s_waitcnt lgkmcnt(10)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v86, v42, v1
    v_dot2_f32_bf16 v2, v86, v46, v2
    s_waitcnt lgkmcnt(9)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v87, v43, v1
    v_dot2_f32_bf16 v2, v87, v47, v2
    s_waitcnt lgkmcnt(8)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v88, v44, v1
    v_dot2_f32_bf16 v2, v88, v48, v2
    s_waitcnt vmcnt(3) lgkmcnt(7)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v89, v53, v1
    s_waitcnt vmcnt(2)
    v_dot2_f32_bf16 v2, v89, v57, v2
    s_waitcnt lgkmcnt(6)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v90, v54, v1
    v_dot2_f32_bf16 v2, v90, v58, v2
    s_waitcnt lgkmcnt(5)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v91, v55, v1
    v_dot2_f32_bf16 v2, v91, v59, v2
    s_waitcnt lgkmcnt(4)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v92, v56, v1
    v_dot2_f32_bf16 v2, v92, v60, v2
    s_waitcnt vmcnt(1) lgkmcnt(3)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v93, v61, v1
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v2, v93, v65, v2
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v94, v62, v1
    v_dot2_f32_bf16 v2, v94, v66, v2
    s_waitcnt lgkmcnt(1)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v1, v95, v63, v1
    v_dot2_f32_bf16 v2, v95, v67, v2
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v103, v96, v64, v1
    v_dot2_f32_bf16 v104, v96, v68, v2
L7:
    v_cmp_gt_u32_e32 vcc_lo, s14, v102
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s12
    s_lshl_b32 s4, s33, 2
    s_barrier
    v_dual_mov_b32 v2, s4 :: v_dual_and_b32 v1, 1, v97
    v_cmp_eq_u32_e64 s4, 0, v0
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_eq_u32_e32 vcc_lo, 1, v1
    v_dual_cndmask_b32 v0, v103, v104 :: v_dual_cndmask_b32 v1, v104, v103
    v_add_f32_dpp v0, v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s32 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v1
    v_add_f32_e32 v16, v100, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v0, v16, v16
    v_cndmask_b32_e64 v0, 0, v0, s36
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v1, v0, 0x76543210, s32
    v_add_f32_e32 v0, v1, v0
    ds_store_b32 v2, v0
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v98
    ds_load_b128 v[4:7], v98 offset:16
    ds_load_b128 v[8:11], v98 offset:32
    ds_load_b128 v[12:15], v98 offset:48
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
    v_readfirstlane_b32 s5, v0
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s4
    v_dual_mov_b32 v0, s5 :: v_dual_mov_b32 v1, s13
    buffer_store_b32 v0, v1, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L8:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s0, exec_lo, s36
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s0
    buffer_store_b32 v16, v99, s[24:27], 0 idxen
    v_mul_f32_e32 v0, v16, v101
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v1, v0, 16, 1
    v_or_b32_e32 v2, 0x400000, v0
    v_cmp_u_f32_e64 s0, v0, v0
    v_add3_u32 v0, v0, v1, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v2, s0
    buffer_store_d16_hi_b16 v0, v99, s[28:31], 0 idxen
L9:
    s_endpgm
