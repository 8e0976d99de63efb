; 82 VGPRs, 55 SGPRs, 4128 bytes of LDS, 0 of scratch, 720 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x30
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b128 s[32:35], s[0:1], 0x90
    s_load_b32 s15, s[0:1], 0x74
    s_load_b32 s40, s[0:1], 0x28
    s_load_b32 s41, s[0:1], 0x5c
    v_mov_b32_e32 v1, v0
    v_mbcnt_lo_u32_b32 v79, -1, 0
    s_mov_b32 s42, 0xfedcba98
    s_mov_b32 s3, 0x31016000
    s_delay_alu instid0(VALU_DEP_2)
    v_lshrrev_b32_e32 v1, 5, v1
    s_mov_b32 s39, 0x31016000
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s27, 0x31016000
    v_readfirstlane_b32 s43, v1
    s_mov_b32 s31, 0x31016000
    s_max_u32 s10, s10, 3
    s_add_u32 s44, s7, -1
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_mov_b32 s4, s30
    s_lshl_b32 s2, s6, 1
    s_mov_b32 s36, s16
    s_mov_b32 s37, s17
    s_lshl_b32 s38, s18, 1
    s_or_b32 s9, s9, 0x20000
    s_sub_u32 s10, s10, 3
    s_or_b32 s21, s21, 0x20000
    s_lshl_b32 s26, s26, 2
    s_lshl_b32 s30, s30, 2
    s_min_u32 s5, s14, s44
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_lshl_b32 s6, s5, 2
    s_buffer_load_b32 s6, s[24:27], s6
    s_waitcnt lgkmcnt(0)
    s_add_u32 s6, s6, 1
    s_branch L1
L0:
    s_mov_b32 s6, 0
L1:
    s_add_u32 s7, s15, s5
    v_cvt_f32_u32_e32 v1, s32
    s_sub_u32 s15, 0, s32
    s_lshl_b32 s7, s7, 2
    s_mul_i32 s16, s13, s33
    s_cmp_eq_u32 s32, 0
    s_cselect_b32 s17, exec_lo, 0
    s_buffer_load_b32 s7, s[24:27], s7
    v_rcp_f32_e32 v1, v1
    s_mul_i32 s5, s5, s32
    s_lshr_b32 s18, s19, 5
    s_lshl_b32 s19, s43, 5
    s_add_u32 s5, s5, s13
    s_add_u32 s18, s18, -1
    v_dual_mov_b32 v77, 0xff800000 :: v_dual_lshlrev_b32 v80, 2, v79
    s_waitcnt_depctr 0xfff
    v_dual_mul_f32 v1, 0x4f7ffffa, v1 :: v_dual_mov_b32 v78, 0
    s_lshl_b32 s5, s5, 7
    s_add_u32 s24, s6, -1
    s_lshl_b32 s25, s40, 1
    s_min_u32 s5, s5, 0x38000000
    v_cvt_u32_f32_e32 v5, v1
    s_mul_i32 s26, s40, 3
    s_lshl_b32 s5, s5, 1
    s_lshl_b32 s27, s40, 2
    s_mul_i32 s33, s40, 5
    v_mul_lo_u32 v6, s15, v5
    s_mul_i32 s15, s40, 6
    s_mul_i32 s44, s40, 7
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v6, v5, v6
    v_add_nc_u32_e32 v5, v5, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v5, s16, v5
    v_mul_lo_u32 v6, v5, s32
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v6, s16, v6
    v_cmp_le_u32_e32 vcc_lo, s32, v6
    v_subrev_nc_u32_e32 v7, s32, v6
    v_add_co_ci_u32_e64 v5, null, v5, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v6, v6, v7, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s32, v6
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_co_ci_u32_e64 v5, null, v5, 0, vcc_lo
    v_cndmask_b32_e64 v5, v5, 0, s17
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s16, v5
    s_mul_i32 s16, s16, s34
    s_branch L10
L2:
    s_lshr_b32 s17, s19, 5
    v_add_nc_u32_e32 v5, s19, v79
    s_waitcnt lgkmcnt(0)
    s_add_u32 s17, s7, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    s_cmp_lt_u32 s17, s4
    s_cselect_b32 s32, exec_lo, 0
    s_and_b32 s32, exec_lo, s32
    s_cbranch_scc0 L3
    s_lshl_b32 s34, s17, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s32, s[28:31], s34
L3:
    s_cmp_lt_u32 s17, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s17, s32, 0
    s_sub_u32 s32, s24, s19
    s_min_u32 s17, s17, s18
    v_mov_b32_e32 v73, s5
    v_min_u32_e32 v6, s32, v79
    s_lshl_b32 s17, s17, 5
    v_cmp_gt_u32_e32 vcc_lo, s6, v5
    s_sub_u32 s34, s6, s19
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_add_nc_u32_e32 v5, s17, v6
    s_min_u32 s45, s34, 32
    s_and_b32 s46, s45, -8
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_lo_u32 v9, v5, s40
    buffer_load_b128 v[5:8], v73, s[0:3], 0 offen
    v_add_nc_u32_e32 v13, s16, v9
    buffer_load_b128 v[9:12], v73, s[0:3], 0 offen offset:16
    v_min_u32_e32 v17, 0x38000000, v13
    buffer_load_b128 v[13:16], v73, s[0:3], 0 offen offset:48
    v_lshlrev_b32_e32 v81, 1, v17
    buffer_load_b128 v[17:20], v73, s[0:3], 0 offen offset:32
    buffer_load_b128 v[21:24], v81, s[36:39], 0 offen offset:16
    buffer_load_b128 v[25:28], v81, s[36:39], 0 offen
    buffer_load_b128 v[29:32], v81, s[36:39], 0 offen offset:48
    buffer_load_b128 v[33:36], v81, s[36:39], 0 offen offset:32
    buffer_load_b128 v[37:40], v73, s[0:3], 0 offen offset:80
    buffer_load_b128 v[41:44], v81, s[36:39], 0 offen offset:80
    buffer_load_b128 v[45:48], v73, s[0:3], 0 offen offset:64
    buffer_load_b128 v[49:52], v81, s[36:39], 0 offen offset:64
    buffer_load_b128 v[53:56], v73, s[0:3], 0 offen offset:112
    buffer_load_b128 v[57:60], v81, s[36:39], 0 offen offset:112
    buffer_load_b128 v[61:64], v73, s[0:3], 0 offen offset:96
    buffer_load_b128 v[65:68], v81, s[36:39], 0 offen offset:96
    s_waitcnt vmcnt(9)
    v_dot2_f32_bf16 v13, v13, v29, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v13, v14, v30, v13
    buffer_load_b128 v[69:72], v73, s[0:3], 0 offen offset:144
    v_dot2_f32_bf16 v13, v15, v31, v13
    v_dot2_f32_bf16 v29, v16, v32, v13
    buffer_load_b128 v[13:16], v81, s[36:39], 0 offen offset:144
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v17, v17, v33, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v17, v18, v34, v17
    buffer_load_b128 v[29:32], v73, s[0:3], 0 offen offset:128
    v_dot2_f32_bf16 v17, v19, v35, v17
    v_dot2_f32_bf16 v33, v20, v36, v17
    buffer_load_b128 v[17:20], v81, s[36:39], 0 offen offset:128
    v_dot2_f32_bf16 v9, v9, v21, v33
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v9, v10, v22, v9
    buffer_load_b128 v[33:36], v73, s[0:3], 0 offen offset:176
    v_dot2_f32_bf16 v9, v11, v23, v9
    v_dot2_f32_bf16 v21, v12, v24, v9
    buffer_load_b128 v[9:12], v81, s[36:39], 0 offen offset:176
    v_dot2_f32_bf16 v5, v5, v25, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v6, v26, v5
    buffer_load_b128 v[21:24], v73, s[0:3], 0 offen offset:160
    v_dot2_f32_bf16 v5, v7, v27, v5
    v_dot2_f32_bf16 v25, v8, v28, v5
    buffer_load_b128 v[5:8], v81, s[36:39], 0 offen offset:160
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v25, v53, v57, v25
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v53, v54, v58, v25
    buffer_load_b128 v[25:28], v73, s[0:3], 0 offen offset:208
    v_dot2_f32_bf16 v53, v55, v59, v53
    v_dot2_f32_bf16 v57, v56, v60, v53
    buffer_load_b128 v[53:56], v81, s[36:39], 0 offen offset:208
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v57, v61, v65, v57
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v61, v62, v66, v57
    buffer_load_b128 v[57:60], v73, s[0:3], 0 offen offset:192
    v_dot2_f32_bf16 v61, v63, v67, v61
    v_dot2_f32_bf16 v65, v64, v68, v61
    buffer_load_b128 v[61:64], v81, s[36:39], 0 offen offset:192
    v_dot2_f32_bf16 v37, v37, v41, v65
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v37, v38, v42, v37
    buffer_load_b128 v[65:68], v73, s[0:3], 0 offen offset:240
    v_dot2_f32_bf16 v37, v39, v43, v37
    buffer_load_b128 v[73:76], v73, s[0:3], 0 offen offset:224
    v_dot2_f32_bf16 v37, v40, v44, v37
    v_dot2_f32_bf16 v41, v45, v49, v37
    buffer_load_b128 v[37:40], v81, s[36:39], 0 offen offset:240
    v_dot2_f32_bf16 v41, v46, v50, v41
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v45, v47, v51, v41
    buffer_load_b128 v[41:44], v81, s[36:39], 0 offen offset:224
    v_dot2_f32_bf16 v45, v48, v52, v45
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v9, v33, v9, v45
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v9, v34, v10, v9
    v_dot2_f32_bf16 v9, v35, v11, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v9, v36, v12, v9
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v5, v21, v5, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v22, v6, v5
    v_dot2_f32_bf16 v5, v23, v7, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v24, v8, v5
    v_dot2_f32_bf16 v5, v69, v13, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v70, v14, v5
    v_dot2_f32_bf16 v5, v71, v15, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v72, v16, v5
    v_dot2_f32_bf16 v5, v29, v17, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v30, v18, v5
    v_dot2_f32_bf16 v5, v31, v19, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v32, v20, v5
    s_waitcnt vmcnt(1)
    v_dot2_f32_bf16 v5, v65, v37, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v66, v38, v5
    v_dot2_f32_bf16 v5, v67, v39, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v68, v40, v5
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v5, v73, v41, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v74, v42, v5
    v_dot2_f32_bf16 v5, v75, v43, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v76, v44, v5
    v_dot2_f32_bf16 v5, v25, v53, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v26, v54, v5
    v_dot2_f32_bf16 v5, v27, v55, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v28, v56, v5
    v_dot2_f32_bf16 v5, v57, v61, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v58, v62, v5
    v_dot2_f32_bf16 v5, v59, v63, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v5, v60, v64, v5
    v_mul_f32_e32 v5, s35, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v5, 0xff800000, v5, vcc_lo
    v_max_f32_dpp v6, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v6, v6, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v6, v6, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v6, v6, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v7, v6, 0x76543210, s42
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_e32 v6, v7, v6
    v_max_f32_e32 v21, v77, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_sub_f32_e32 v5, v5, v21
    v_sub_f32_e32 v6, v77, v21
    v_mul_f32_e32 v7, 0x3fb8aa3b, v5
    s_delay_alu instid0(VALU_DEP_2)
    v_mul_f32_e32 v8, 0x3fb8aa3b, v6
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v5
    v_cmp_lt_f32_e64 s47, 0x42b17218, v5
    v_cmp_gt_f32_e64 s48, 0xc2d00000, v6
    v_fma_f32 v9, v5, 0x3fb8aa3b, -v7
    v_rndne_f32_e32 v10, v7
    v_fma_f32 v11, v6, 0x3fb8aa3b, -v8
    v_rndne_f32_e32 v12, v8
    v_cmp_lt_f32_e64 s49, 0x42b17218, v6
    v_fma_f32 v5, v5, 0x32a5705f, v9
    v_sub_f32_e32 v7, v7, v10
    v_cvt_i32_f32_e32 v9, v10
    v_fma_f32 v6, v6, 0x32a5705f, v11
    v_sub_f32_e32 v8, v8, v12
    v_cvt_i32_f32_e32 v10, v12
    v_add_f32_e32 v5, v7, v5
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v6, v8, v6
    v_exp_f32_e32 v5, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_exp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v5, v5, v9
    v_ldexp_f32 v6, v6, v10
    v_cndmask_b32_e64 v5, v5, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v6, v6, 0, s48
    v_cndmask_b32_e64 v22, v5, 0x7f800000, s47
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v5, v6, 0x7f800000, s49
    v_add_f32_dpp v6, v22, v22 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v1, v1, v5
    v_add_f32_dpp v6, v6, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mul_f32_e32 v2, v2, v5
    v_mul_f32_e32 v3, v3, v5
    v_mul_f32_e32 v4, v4, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_f32_dpp v6, v6, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_mov_b32 s32, 0
    v_add_f32_dpp v6, v6, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v7, v6, 0x76543210, s42
    v_add_f32_e32 v6, v7, v6
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v78, v78, v5, v6
    s_branch L5
L4:
    s_add_u32 s47, s17, s32
    s_add_u32 s48, s32, 1
    v_readlane_b32 s49, v22, s32
    s_mul_i32 s47, s47, s40
    s_and_b32 s48, s48, 31
    s_add_u32 s50, s32, 2
    s_add_u32 s47, s47, s16
    v_readlane_b32 s48, v22, s48
    s_and_b32 s50, s50, 31
    v_add_nc_u32_e32 v5, s47, v80
    s_add_u32 s47, s32, 3
    v_readlane_b32 s50, v22, s50
    s_add_u32 s51, s32, 4
    s_and_b32 s47, s47, 31
    v_add_nc_u32_e32 v7, s40, v5
    v_add_nc_u32_e32 v9, s25, v5
    v_add_nc_u32_e32 v11, s26, v5
    v_add_nc_u32_e32 v13, s27, v5
    v_add_nc_u32_e32 v15, s33, v5
    v_add_nc_u32_e32 v17, s15, v5
    v_add_nc_u32_e32 v19, s44, v5
    v_readlane_b32 s47, v22, s47
    s_and_b32 s51, s51, 31
    s_add_u32 s52, s32, 5
    s_add_u32 s53, s32, 6
    v_readlane_b32 s51, v22, s51
    buffer_load_b64 v[5:6], v5, s[8:11], 0 idxen
    buffer_load_b64 v[7:8], v7, s[8:11], 0 idxen
    buffer_load_b64 v[9:10], v9, s[8:11], 0 idxen
    buffer_load_b64 v[11:12], v11, s[8:11], 0 idxen
    buffer_load_b64 v[13:14], v13, s[8:11], 0 idxen
    buffer_load_b64 v[15:16], v15, s[8:11], 0 idxen
    buffer_load_b64 v[17:18], v17, s[8:11], 0 idxen
    buffer_load_b64 v[19:20], v19, s[8:11], 0 idxen
    s_and_b32 s52, s52, 31
    s_and_b32 s53, s53, 31
    s_add_u32 s54, s32, 7
    v_readlane_b32 s52, v22, s52
    v_readlane_b32 s53, v22, s53
    s_and_b32 s54, s54, 31
    s_add_u32 s32, s32, 8
    v_readlane_b32 s54, v22, s54
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v23, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v24, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    s_waitcnt vmcnt(6)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v4, s49, v6 :: v_dual_lshlrev_b32 v25, 16, v7
    v_dual_fmac_f32 v1, s49, v23 :: v_dual_lshlrev_b32 v6, 16, v8
    v_dual_fmac_f32 v2, s49, v5 :: v_dual_fmac_f32 v3, s49, v24
    v_and_b32_e32 v5, 0xffff0000, v7
    v_and_b32_e32 v7, 0xffff0000, v8
    v_fma_f32 v1, s48, v25, v1
    s_waitcnt vmcnt(5)
    v_dual_fmac_f32 v3, s48, v6 :: v_dual_lshlrev_b32 v8, 16, v9
    v_fma_f32 v2, s48, v5, v2
    v_dual_fmac_f32 v4, s48, v7 :: v_dual_and_b32 v7, 0xffff0000, v10
    v_and_b32_e32 v5, 0xffff0000, v9
    v_lshlrev_b32_e32 v6, 16, v10
    v_fma_f32 v1, s50, v8, v1
    s_waitcnt vmcnt(4)
    s_delay_alu instid0(VALU_DEP_2)
    v_dual_fmac_f32 v3, s50, v6 :: v_dual_lshlrev_b32 v8, 16, v11
    v_fma_f32 v2, s50, v5, v2
    v_dual_fmac_f32 v4, s50, v7 :: v_dual_and_b32 v7, 0xffff0000, v12
    v_and_b32_e32 v5, 0xffff0000, v11
    v_lshlrev_b32_e32 v6, 16, v12
    v_fma_f32 v1, s47, v8, v1
    s_waitcnt vmcnt(3)
    s_delay_alu instid0(VALU_DEP_2)
    v_dual_fmac_f32 v3, s47, v6 :: v_dual_lshlrev_b32 v8, 16, v13
    v_fma_f32 v2, s47, v5, v2
    v_dual_fmac_f32 v4, s47, v7 :: v_dual_and_b32 v7, 0xffff0000, v14
    v_and_b32_e32 v5, 0xffff0000, v13
    v_lshlrev_b32_e32 v6, 16, v14
    v_fma_f32 v1, s51, v8, v1
    s_waitcnt vmcnt(2)
    s_delay_alu instid0(VALU_DEP_2)
    v_dual_fmac_f32 v3, s51, v6 :: v_dual_lshlrev_b32 v8, 16, v15
    v_fma_f32 v2, s51, v5, v2
    v_dual_fmac_f32 v4, s51, v7 :: v_dual_and_b32 v7, 0xffff0000, v16
    v_and_b32_e32 v5, 0xffff0000, v15
    v_lshlrev_b32_e32 v6, 16, v16
    v_fma_f32 v1, s52, v8, v1
    s_waitcnt vmcnt(1)
    s_delay_alu instid0(VALU_DEP_2)
    v_dual_fmac_f32 v3, s52, v6 :: v_dual_lshlrev_b32 v8, 16, v17
    v_fma_f32 v2, s52, v5, v2
    v_dual_fmac_f32 v4, s52, v7 :: v_dual_and_b32 v7, 0xffff0000, v18
    v_and_b32_e32 v5, 0xffff0000, v17
    v_lshlrev_b32_e32 v6, 16, v18
    v_fma_f32 v1, s53, v8, v1
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v3, s53, v6 :: v_dual_lshlrev_b32 v8, 16, v19
    v_fma_f32 v2, s53, v5, v2
    v_dual_fmac_f32 v4, s53, v7 :: v_dual_and_b32 v7, 0xffff0000, v20
    v_and_b32_e32 v5, 0xffff0000, v19
    v_lshlrev_b32_e32 v6, 16, v20
    v_dual_fmac_f32 v1, s54, v8 :: v_dual_fmac_f32 v2, s54, v5
    s_delay_alu instid0(VALU_DEP_2)
    v_dual_fmac_f32 v3, s54, v6 :: v_dual_fmac_f32 v4, s54, v7
L5:
    s_cmp_lt_u32 s32, s46
    s_cbranch_scc1 L4
    s_and_b32 s32, s45, 4
    s_cmp_lt_u32 s46, s45
    s_cselect_b32 s32, s32, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s32, s46, s32
    s_branch L7
L6:
    s_add_u32 s47, s17, s46
    v_readlane_b32 s48, v22, s46
    s_add_u32 s49, s46, 1
    s_mul_i32 s50, s47, s40
    s_add_u32 s51, s47, 1
    s_add_u32 s52, s47, 2
    s_add_u32 s50, s50, s16
    s_mul_i32 s51, s51, s40
    s_mul_i32 s52, s52, s40
    v_add_nc_u32_e32 v5, s50, v80
    s_add_u32 s50, s51, s16
    s_add_u32 s47, s47, 3
    s_add_u32 s51, s52, s16
    v_add_nc_u32_e32 v7, s50, v80
    s_mul_i32 s47, s47, s40
    v_add_nc_u32_e32 v9, s51, v80
    v_readlane_b32 s49, v22, s49
    s_add_u32 s47, s47, s16
    s_add_u32 s50, s46, 2
    s_add_u32 s51, s46, 3
    v_add_nc_u32_e32 v11, s47, v80
    v_readlane_b32 s47, v22, s50
    v_readlane_b32 s50, v22, s51
    s_add_u32 s46, s46, 4
    buffer_load_b64 v[5:6], v5, s[8:11], 0 idxen
    buffer_load_b64 v[7:8], v7, s[8:11], 0 idxen
    buffer_load_b64 v[9:10], v9, s[8:11], 0 idxen
    buffer_load_b64 v[11:12], v11, s[8:11], 0 idxen
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v13, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v14, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    s_waitcnt vmcnt(2)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v4, s48, v6 :: v_dual_lshlrev_b32 v15, 16, v7
    v_dual_fmac_f32 v1, s48, v13 :: v_dual_lshlrev_b32 v6, 16, v8
    v_dual_fmac_f32 v2, s48, v5 :: v_dual_fmac_f32 v3, s48, v14
    v_and_b32_e32 v5, 0xffff0000, v7
    v_and_b32_e32 v7, 0xffff0000, v8
    v_fma_f32 v1, s49, v15, v1
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v3, s49, v6 :: v_dual_lshlrev_b32 v8, 16, v9
    v_fma_f32 v2, s49, v5, v2
    v_dual_fmac_f32 v4, s49, v7 :: v_dual_and_b32 v7, 0xffff0000, v10
    v_and_b32_e32 v5, 0xffff0000, v9
    v_lshlrev_b32_e32 v6, 16, v10
    v_fma_f32 v1, s47, v8, v1
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v3, s47, v6 :: v_dual_lshlrev_b32 v8, 16, v11
    v_fma_f32 v2, s47, v5, v2
    v_dual_fmac_f32 v4, s47, v7 :: v_dual_and_b32 v7, 0xffff0000, v12
    v_and_b32_e32 v5, 0xffff0000, v11
    v_lshlrev_b32_e32 v6, 16, v12
    v_dual_fmac_f32 v1, s50, v8 :: v_dual_fmac_f32 v2, s50, v5
    s_delay_alu instid0(VALU_DEP_2)
    v_dual_fmac_f32 v3, s50, v6 :: v_dual_fmac_f32 v4, s50, v7
L7:
    s_cmp_lt_u32 s46, s32
    s_cbranch_scc1 L6
    s_branch L9
L8:
    s_add_u32 s32, s17, s46
    v_readlane_b32 s47, v22, s46
    s_add_u32 s46, s46, 1
    s_mul_i32 s32, s32, s40
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s32, s32, s16
    v_add_nc_u32_e32 v5, s32, v80
    buffer_load_b64 v[5:6], v5, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v7, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v8, 16, v6
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v1, s47, v7 :: v_dual_and_b32 v6, 0xffff0000, v6
    v_dual_fmac_f32 v2, s47, v5 :: v_dual_fmac_f32 v3, s47, v8
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v4, s47, v6, v4
L9:
    s_cmp_lt_u32 s46, s45
    s_cbranch_scc1 L8
    s_min_u32 s17, s34, 0x80
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s19, s19, s17
    v_mov_b32_e32 v77, v21
L10:
    s_cmp_lt_u32 s19, s6
    s_cbranch_scc1 L2
    v_cmp_eq_u32_e32 vcc_lo, 0, v79
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s43, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v5, s0
    ds_store_b64 v5, v[77:78]
    s_mov_b32 exec_lo, s12
L11:
    s_lshl_b32 s0, s43, 8
    s_and_b32 s1, s6, 31
    v_add_lshl_u32 v5, s0, v80, 2
    s_lshr_b32 s0, s6, 5
    s_cmp_eq_u32 s1, 0
    s_cselect_b32 s1, 0, 1
    v_mov_b32_e32 v9, 0xff800000
    s_mov_b32 s2, 0
    s_add_u32 s0, s0, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s0, s0, 4
    s_and_b32 s1, s0, -4
    s_cmp_lt_u32 0, s0
    s_cselect_b32 s1, s1, 0
    ds_store_b128 v5, v[1:4] offset:32
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_branch L13
L12:
    s_lshl_b32 s3, s2, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v3, s3
    ds_load_2addr_b32 v[1:2], v3 offset1:2
    ds_load_2addr_b32 v[3:4], v3 offset0:4 offset1:6
    s_waitcnt lgkmcnt(1)
    v_max3_f32 v1, v9, v1, v2
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_max3_f32 v9, v1, v3, v4
    s_add_u32 s2, s2, 4
L13:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s2, s1
    s_cbranch_scc1 L12
    s_branch L15
L14:
    s_lshl_b32 s3, s2, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v1, s3
    ds_load_b32 v1, v1
    s_waitcnt lgkmcnt(0)
    v_max_f32_e32 v9, v9, v1
    s_add_u32 s2, s2, 1
L15:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s2, s0
    s_cbranch_scc1 L14
    v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v10, 0
    s_mov_b32 s2, 0
    s_branch L17
L16:
    s_lshl_b32 s3, s2, 3
    s_lshl_b32 s4, s2, 8
    s_add_u32 s2, s2, 4
    v_mov_b32_e32 v5, s3
    v_add_lshl_u32 v12, s4, v0, 2
    ds_load_b128 v[1:4], v5
    ds_load_b128 v[5:8], v5 offset:16
    ds_load_b32 v13, v12 offset:32
    ds_load_b32 v14, v12 offset:1056
    ds_load_b32 v15, v12 offset:2080
    ds_load_b32 v12, v12 offset:3104
    s_waitcnt lgkmcnt(5)
    v_sub_f32_e32 v1, v1, v9
    v_sub_f32_e32 v3, v3, v9
    s_waitcnt lgkmcnt(4)
    v_sub_f32_e32 v5, v5, v9
    v_sub_f32_e32 v7, v7, v9
    v_mul_f32_e32 v16, 0x3fb8aa3b, v1
    v_mul_f32_e32 v17, 0x3fb8aa3b, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v18, 0x3fb8aa3b, v5
    v_mul_f32_e32 v19, 0x3fb8aa3b, v7
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_fma_f32 v20, v1, 0x3fb8aa3b, -v16
    v_rndne_f32_e32 v21, v16
    v_fma_f32 v22, v3, 0x3fb8aa3b, -v17
    v_rndne_f32_e32 v23, v17
    v_fma_f32 v24, v5, 0x3fb8aa3b, -v18
    v_fma_f32 v20, v1, 0x32a5705f, v20
    v_sub_f32_e32 v16, v16, v21
    v_fma_f32 v22, v3, 0x32a5705f, v22
    v_sub_f32_e32 v17, v17, v23
    v_rndne_f32_e32 v25, v18
    v_fma_f32 v24, v5, 0x32a5705f, v24
    v_add_f32_e32 v16, v16, v20
    v_fma_f32 v20, v7, 0x3fb8aa3b, -v19
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v17, v17, v22 :: v_dual_sub_f32 v18, v18, v25
    v_rndne_f32_e32 v22, v19
    v_exp_f32_e32 v16, v16
    v_cvt_i32_f32_e32 v21, v21
    s_delay_alu instid0(VALU_DEP_3)
    v_exp_f32_e32 v17, v17
    v_add_f32_e32 v18, v18, v24
    v_dual_fmac_f32 v20, 0x32a5705f, v7 :: v_dual_sub_f32 v19, v19, v22
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v16, v16, v21
    v_cvt_i32_f32_e32 v21, v23
    v_exp_f32_e32 v18, v18
    v_add_f32_e32 v19, v19, v20
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v16, v16, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v1
    v_ldexp_f32 v1, v17, v21
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v3
    v_cvt_i32_f32_e32 v17, v25
    v_exp_f32_e32 v19, v19
    v_cndmask_b32_e64 v16, v16, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v1, v1, 0, s4
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v3
    v_ldexp_f32 v3, v18, v17
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v5
    v_cvt_i32_f32_e32 v17, v22
    v_fma_f32 v2, v2, v16, v11
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v10, v13, v16, v10
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v3, v3, 0, s4
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v5
    v_ldexp_f32 v5, v19, v17
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v7
    v_fma_f32 v2, v4, v1, v2
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v1, v14, v1, v10
    v_cndmask_b32_e64 v3, v3, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e64 s3, 0x42b17218, v7
    v_cndmask_b32_e64 v4, v5, 0, s4
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_fma_f32 v2, v6, v3, v2
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v1, v15, v3, v1
    v_cndmask_b32_e64 v3, v4, 0x7f800000, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_fma_f32 v11, v8, v3, v2
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v10, v12, v3, v1
L17:
    s_cmp_lt_u32 s2, s1
    s_cbranch_scc1 L16
    s_branch L19
L18:
    s_lshl_b32 s1, s2, 3
    s_lshl_b32 s3, s2, 8
    s_add_u32 s2, s2, 1
    v_mov_b32_e32 v1, s1
    v_add_lshl_u32 v3, s3, v0, 2
    ds_load_b64 v[1:2], v1
    ds_load_b32 v3, v3 offset:32
    s_waitcnt lgkmcnt(1)
    v_sub_f32_e32 v1, v1, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v4, 0x3fb8aa3b, v1
    v_cmp_gt_f32_e64 s1, 0xc2d00000, v1
    v_cmp_lt_f32_e64 s3, 0x42b17218, v1
    v_fma_f32 v5, v1, 0x3fb8aa3b, -v4
    v_rndne_f32_e32 v6, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_fmamk_f32 v1, v1, 0x32a5705f, v5 :: v_dual_sub_f32 v4, v4, v6
    v_cvt_i32_f32_e32 v5, v6
    v_add_f32_e32 v1, v4, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v1, v1, v5
    v_cndmask_b32_e64 v1, v1, 0, s1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0x7f800000, s3
    v_fma_f32 v11, v2, v1, v11
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v10, v3, v1, v10
L19:
    s_cmp_lt_u32 s2, s0
    s_cbranch_scc1 L18
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v11|
    v_cmp_gt_f32_e64 s1, 0x800000, |v11|
    s_lshl_b32 s2, s13, 7
    s_mul_i32 s3, s14, s41
    v_cndmask_b32_e64 v1, 1.0, 0x2f800000, vcc_lo
    v_add3_u32 v0, s2, v0, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0x4f800000, s1
    v_mul_f32_e32 v2, v11, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v2, v1
    v_mul_f32_e32 v1, v10, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    v_add3_u32 v1, v1, v2, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, v3, s0
    buffer_store_d16_hi_b16 v1, v0, s[20:23], 0 idxen
    s_endpgm
