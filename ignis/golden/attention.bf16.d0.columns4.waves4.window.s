; 44 VGPRs, 60 SGPRs, 4128 bytes of LDS, 0 of scratch, 753 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x30
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x90
    s_load_b128 s[28:31], s[0:1], 0x60
    s_load_b128 s[32:35], s[0:1], 0x78
    s_load_b32 s15, s[0:1], 0xa0
    s_load_b32 s40, s[0:1], 0x74
    s_load_b32 s41, s[0:1], 0x28
    s_load_b32 s42, s[0:1], 0x5c
    v_mov_b32_e32 v1, v0
    v_mbcnt_lo_u32_b32 v39, -1, 0
    s_mov_b32 s43, 0xfedcba98
    s_mov_b32 s3, 0x31016000
    s_delay_alu instid0(VALU_DEP_2)
    v_lshrrev_b32_e32 v1, 5, v1
    s_mov_b32 s39, 0x31016000
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s31, 0x31016000
    v_readfirstlane_b32 s44, v1
    s_mov_b32 s35, 0x31016000
    s_max_u32 s10, s10, 3
    s_add_u32 s45, s7, -1
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_mov_b32 s4, s34
    s_lshl_b32 s2, s6, 1
    s_mov_b32 s36, s16
    s_mov_b32 s37, s17
    s_lshl_b32 s38, s18, 1
    s_or_b32 s9, s9, 0x20000
    s_sub_u32 s10, s10, 3
    s_or_b32 s21, s21, 0x20000
    s_lshl_b32 s30, s30, 2
    s_lshl_b32 s34, s34, 2
    s_and_b32 s5, s26, -2
    s_min_u32 s6, s14, s45
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_lshl_b32 s7, s6, 2
    s_buffer_load_b32 s7, s[28:31], s7
    s_waitcnt lgkmcnt(0)
    s_add_u32 s7, s7, 1
    s_branch L1
L0:
    s_mov_b32 s7, 0
L1:
    s_add_u32 s16, s40, s6
    v_cvt_f32_u32_e32 v1, s24
    s_sub_u32 s17, 0, s24
    s_lshl_b32 s16, s16, 2
    s_mul_i32 s18, s13, s25
    s_cmp_eq_u32 s24, 0
    s_cselect_b32 s25, exec_lo, 0
    s_buffer_load_b32 s16, s[28:31], s16
    v_rcp_f32_e32 v1, v1
    s_min_u32 s15, s7, s15
    s_mul_i32 s6, s6, s24
    s_lshl_b32 s28, s44, 5
    s_sub_u32 s15, s7, s15
    s_add_u32 s6, s6, s13
    v_lshlrev_b32_e32 v2, 2, v39
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffa, v1
    s_and_b32 s29, s15, 0xffffffe0
    s_lshr_b32 s19, s19, 5
    s_mul_i32 s6, s6, s5
    s_add_u32 s30, s5, -4
    v_cvt_u32_f32_e32 v1, v1
    s_add_u32 s28, s29, s28
    s_add_u32 s19, s19, -1
    s_min_u32 s6, s6, 0x38000000
    v_min_u32_e32 v40, s30, v2
    v_mul_lo_u32 v2, s17, v1
    s_add_u32 s17, s7, -1
    s_and_b32 s30, s26, -8
    s_lshl_b32 s31, s41, 1
    s_mul_i32 s40, s41, 3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v2, v1, v2
    s_lshl_b32 s45, s41, 2
    s_mul_i32 s46, s41, 5
    s_mul_i32 s47, s41, 6
    s_mul_i32 s48, s41, 7
    v_dual_mov_b32 v38, 0 :: v_dual_add_nc_u32 v1, v1, v2
    v_dual_mov_b32 v37, 0xff800000 :: v_dual_mov_b32 v36, 0
    v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v34, 0
    v_mov_b32_e32 v33, 0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, s18, v1
    v_mul_lo_u32 v2, v1, s24
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v2, s18, v2
    v_cmp_le_u32_e32 vcc_lo, s24, v2
    v_subrev_nc_u32_e32 v3, s24, v2
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v2, v2, v3, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s24, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    v_cndmask_b32_e64 v1, v1, 0, s25
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s18, v1
    s_mul_i32 s18, s18, s26
    s_branch L18
L2:
    s_lshr_b32 s24, s28, 5
    v_add_nc_u32_e32 v41, s28, v39
    s_waitcnt lgkmcnt(0)
    s_add_u32 s24, s16, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    s_cmp_lt_u32 s24, s4
    s_cselect_b32 s25, exec_lo, 0
    s_and_b32 s25, exec_lo, s25
    s_cbranch_scc0 L3
    s_lshl_b32 s49, s24, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s25, s[32:35], s49
L3:
    s_cmp_lt_u32 s24, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s24, s25, 0
    s_sub_u32 s25, s17, s28
    s_min_u32 s24, s24, s19
    s_and_b32 s49, s26, 0xffffffe0
    v_min_u32_e32 v1, s25, v39
    s_lshl_b32 s24, s24, 5
    s_cmp_lt_u32 0, s30
    s_cselect_b32 s25, s49, 0
    v_mov_b32_e32 v42, 0
    s_mov_b32 s49, 0
    v_add_nc_u32_e32 v1, s24, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v1, v1, s41
    v_add_nc_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_min_u32_e32 v43, 0x38000000, v1
    s_branch L5
L4:
    s_add_u32 s50, s6, s49
    v_add_lshl_u32 v1, v43, s49, 1
    s_add_u32 s49, s49, 32
    s_lshl_b32 s50, s50, 1
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s51, s50, 16
    v_mov_b32_e32 v5, s50
    v_add_nc_u32_e32 v13, 16, v1
    v_mov_b32_e32 v9, s51
    s_add_u32 s51, s50, 32
    v_add_nc_u32_e32 v21, 32, v1
    s_add_u32 s50, s50, 48
    v_mov_b32_e32 v17, s51
    v_add_nc_u32_e32 v29, 48, v1
    v_mov_b32_e32 v25, s50
    buffer_load_b128 v[1:4], v1, s[36:39], 0 offen
    buffer_load_b128 v[5:8], v5, s[0:3], 0 offen
    buffer_load_b128 v[9:12], v9, s[0:3], 0 offen
    buffer_load_b128 v[13:16], v13, s[36:39], 0 offen
    buffer_load_b128 v[17:20], v17, s[0:3], 0 offen
    buffer_load_b128 v[21:24], v21, s[36:39], 0 offen
    buffer_load_b128 v[25:28], v25, s[0:3], 0 offen
    buffer_load_b128 v[29:32], v29, s[36:39], 0 offen
    s_waitcnt vmcnt(6)
    v_dot2_f32_bf16 v1, v5, v1, v42
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v1, v6, v2, v1
    v_dot2_f32_bf16 v1, v7, v3, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v1, v8, v4, v1
    s_waitcnt vmcnt(4)
    v_dot2_f32_bf16 v1, v9, v13, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v1, v10, v14, v1
    v_dot2_f32_bf16 v1, v11, v15, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v1, v12, v16, v1
    s_waitcnt vmcnt(2)
    v_dot2_f32_bf16 v1, v17, v21, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v1, v18, v22, v1
    v_dot2_f32_bf16 v1, v19, v23, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v1, v20, v24, v1
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v1, v25, v29, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v1, v26, v30, v1
    v_dot2_f32_bf16 v1, v27, v31, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_dot2_f32_bf16 v42, v28, v32, v1
L5:
    s_cmp_lt_u32 s49, s25
    s_cbranch_scc1 L4
    s_branch L7
L6:
    s_add_u32 s25, s6, s49
    s_delay_alu instid0(SALU_CYCLE_1)
    s_lshl_b32 s25, s25, 1
    v_add_lshl_u32 v5, v43, s49, 1
    v_mov_b32_e32 v1, s25
    buffer_load_b128 v[1:4], v1, s[0:3], 0 offen
    buffer_load_b128 v[5:8], v5, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v1, v1, v5, v42
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v1, v2, v6, v1
    v_dot2_f32_bf16 v1, v3, v7, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_dot2_f32_bf16 v42, v4, v8, v1
    s_add_u32 s49, s49, 8
L7:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s49, s30
    s_cbranch_scc1 L6
    s_sub_u32 s25, s5, s30
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_and_b32 s25, s25, -8
    s_cmp_lt_u32 s30, s5
    s_cselect_b32 s25, s25, 0
    s_add_u32 s25, s30, s25
    s_mov_b32 s49, s30
    s_branch L9
L8:
    s_add_u32 s50, s6, s49
    v_add_lshl_u32 v1, v43, s49, 1
    s_add_u32 s49, s49, 8
    s_lshl_b32 s50, s50, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    s_add_u32 s51, s50, 4
    v_dual_mov_b32 v2, s50 :: v_dual_add_nc_u32 v3, 4, v1
    v_dual_mov_b32 v4, s51 :: v_dual_add_nc_u32 v5, 8, v1
    s_add_u32 s51, s50, 8
    s_add_u32 s50, s50, 12
    v_dual_mov_b32 v6, s51 :: v_dual_add_nc_u32 v7, 12, v1
    v_mov_b32_e32 v8, s50
    buffer_load_b32 v1, v1, s[36:39], 0 offen
    buffer_load_b32 v2, v2, s[0:3], 0 offen
    buffer_load_b32 v4, v4, s[0:3], 0 offen
    buffer_load_b32 v3, v3, s[36:39], 0 offen
    buffer_load_b32 v6, v6, s[0:3], 0 offen
    buffer_load_b32 v5, v5, s[36:39], 0 offen
    buffer_load_b32 v8, v8, s[0:3], 0 offen
    buffer_load_b32 v7, v7, s[36:39], 0 offen
    s_waitcnt vmcnt(6)
    v_dot2_f32_bf16 v1, v2, v1, v42
    s_waitcnt vmcnt(4)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v1, v4, v3, v1
    s_waitcnt vmcnt(2)
    v_dot2_f32_bf16 v1, v6, v5, v1
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_dot2_f32_bf16 v42, v8, v7, v1
L9:
    s_cmp_lt_u32 s49, s25
    s_cbranch_scc1 L8
    s_branch L11
L10:
    s_add_u32 s25, s6, s49
    s_delay_alu instid0(SALU_CYCLE_1)
    s_lshl_b32 s25, s25, 1
    v_add_lshl_u32 v1, v43, s49, 1
    v_mov_b32_e32 v2, s25
    buffer_load_b32 v2, v2, s[0:3], 0 offen
    buffer_load_b32 v1, v1, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v42, v2, v1, v42
    s_add_u32 s49, s49, 2
L11:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s49, s5
    s_cbranch_scc1 L10
    v_cmp_gt_u32_e32 vcc_lo, s7, v41
    v_cmp_le_u32_e64 s49, s15, v41
    v_mul_f32_e32 v1, s27, v42
    s_sub_u32 s50, s7, s28
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s51, s50, 32
    s_and_b32 s52, s51, -8
    s_and_b32 s25, vcc_lo, s49
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, 0xff800000, v1, s25
    v_max_f32_dpp v2, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s43
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_e32 v2, v3, v2
    v_max_f32_e32 v17, v37, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_sub_f32_e32 v1, v1, v17
    v_sub_f32_e32 v2, v37, v17
    v_mul_f32_e32 v3, 0x3fb8aa3b, v1
    s_delay_alu instid0(VALU_DEP_2)
    v_mul_f32_e32 v4, 0x3fb8aa3b, v2
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_cmp_lt_f32_e64 s49, 0x42b17218, v1
    v_cmp_gt_f32_e64 s53, 0xc2d00000, v2
    v_fma_f32 v5, v1, 0x3fb8aa3b, -v3
    v_rndne_f32_e32 v6, v3
    v_fma_f32 v7, v2, 0x3fb8aa3b, -v4
    v_rndne_f32_e32 v8, v4
    v_cmp_lt_f32_e64 s54, 0x42b17218, v2
    v_fma_f32 v1, v1, 0x32a5705f, v5
    v_sub_f32_e32 v3, v3, v6
    v_cvt_i32_f32_e32 v5, v6
    v_fma_f32 v2, v2, 0x32a5705f, v7
    v_sub_f32_e32 v4, v4, v8
    v_cvt_i32_f32_e32 v6, v8
    v_add_f32_e32 v1, v3, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v2, v4, v2
    v_exp_f32_e32 v1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v1, v1, v5
    v_ldexp_f32 v2, v2, v6
    v_cndmask_b32_e64 v1, v1, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v2, 0, s53
    v_cndmask_b32_e64 v18, v1, 0x7f800000, s49
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v2, 0x7f800000, s54
    v_add_f32_dpp v2, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v35, v35, v1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mul_f32_e32 v36, v36, v1
    v_mul_f32_e32 v33, v33, v1
    v_mul_f32_e32 v34, v34, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_mov_b32 s25, 0
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v3, v2, 0x76543210, s43
    v_add_f32_e32 v2, v3, v2
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v38, v38, v1, v2
    s_branch L13
L12:
    s_add_u32 s49, s24, s25
    s_add_u32 s53, s25, 1
    v_readlane_b32 s54, v18, s25
    s_mul_i32 s49, s49, s41
    s_and_b32 s53, s53, 31
    s_add_u32 s55, s25, 2
    s_add_u32 s49, s49, s18
    v_readlane_b32 s53, v18, s53
    s_and_b32 s55, s55, 31
    v_add_nc_u32_e32 v1, s49, v40
    s_add_u32 s49, s25, 3
    v_readlane_b32 s55, v18, s55
    s_add_u32 s56, s25, 4
    s_and_b32 s49, s49, 31
    v_add_nc_u32_e32 v3, s41, v1
    v_add_nc_u32_e32 v5, s31, v1
    v_add_nc_u32_e32 v7, s40, v1
    v_add_nc_u32_e32 v9, s45, v1
    v_add_nc_u32_e32 v11, s46, v1
    v_add_nc_u32_e32 v13, s47, v1
    v_add_nc_u32_e32 v15, s48, v1
    v_readlane_b32 s49, v18, s49
    s_and_b32 s56, s56, 31
    s_add_u32 s57, s25, 5
    s_add_u32 s58, s25, 6
    v_readlane_b32 s56, v18, s56
    buffer_load_b64 v[1:2], v1, s[8:11], 0 idxen
    buffer_load_b64 v[3:4], v3, s[8:11], 0 idxen
    buffer_load_b64 v[5:6], v5, s[8:11], 0 idxen
    buffer_load_b64 v[7:8], v7, s[8:11], 0 idxen
    buffer_load_b64 v[9:10], v9, s[8:11], 0 idxen
    buffer_load_b64 v[11:12], v11, s[8:11], 0 idxen
    buffer_load_b64 v[13:14], v13, s[8:11], 0 idxen
    buffer_load_b64 v[15:16], v15, s[8:11], 0 idxen
    s_and_b32 s57, s57, 31
    s_and_b32 s58, s58, 31
    s_add_u32 s59, s25, 7
    v_readlane_b32 s57, v18, s57
    v_readlane_b32 s58, v18, s58
    s_and_b32 s59, s59, 31
    s_add_u32 s25, s25, 8
    v_readlane_b32 s59, v18, s59
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v19, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v20, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v21, 16, v3
    v_fma_f32 v19, s54, v19, v35
    v_fma_f32 v1, s54, v1, v36
    v_fma_f32 v20, s54, v20, v33
    v_fma_f32 v2, s54, v2, v34
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v22, 16, v4
    v_dual_fmac_f32 v19, s53, v21 :: v_dual_and_b32 v4, 0xffff0000, v4
    s_waitcnt vmcnt(5)
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_fmac_f32 v2, s53, v4 :: v_dual_lshlrev_b32 v21, 16, v5
    v_fma_f32 v1, s53, v3, v1
    v_fma_f32 v3, s53, v22, v20
    v_and_b32_e32 v4, 0xffff0000, v5
    v_lshlrev_b32_e32 v5, 16, v6
    v_dual_fmac_f32 v19, s55, v21 :: v_dual_and_b32 v6, 0xffff0000, v6
    s_waitcnt vmcnt(4)
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v1, s55, v4 :: v_dual_lshlrev_b32 v20, 16, v7
    v_dual_fmac_f32 v3, s55, v5 :: v_dual_fmac_f32 v2, s55, v6
    v_and_b32_e32 v4, 0xffff0000, v7
    v_lshlrev_b32_e32 v5, 16, v8
    v_and_b32_e32 v6, 0xffff0000, v8
    v_fma_f32 v7, s49, v20, v19
    s_waitcnt vmcnt(3)
    v_dual_fmac_f32 v1, s49, v4 :: v_dual_lshlrev_b32 v8, 16, v9
    s_delay_alu instid0(VALU_DEP_3)
    v_dual_fmac_f32 v3, s49, v5 :: v_dual_fmac_f32 v2, s49, v6
    v_and_b32_e32 v4, 0xffff0000, v9
    v_lshlrev_b32_e32 v5, 16, v10
    v_and_b32_e32 v6, 0xffff0000, v10
    v_fma_f32 v7, s56, v8, v7
    s_waitcnt vmcnt(2)
    v_dual_fmac_f32 v1, s56, v4 :: v_dual_lshlrev_b32 v8, 16, v11
    s_delay_alu instid0(VALU_DEP_3)
    v_dual_fmac_f32 v3, s56, v5 :: v_dual_fmac_f32 v2, s56, v6
    v_and_b32_e32 v4, 0xffff0000, v11
    v_lshlrev_b32_e32 v5, 16, v12
    v_and_b32_e32 v6, 0xffff0000, v12
    v_fma_f32 v7, s57, v8, v7
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v1, s57, v4 :: v_dual_lshlrev_b32 v8, 16, v13
    s_delay_alu instid0(VALU_DEP_3)
    v_dual_fmac_f32 v3, s57, v5 :: v_dual_fmac_f32 v2, s57, v6
    v_and_b32_e32 v4, 0xffff0000, v13
    v_lshlrev_b32_e32 v5, 16, v14
    v_and_b32_e32 v6, 0xffff0000, v14
    v_fma_f32 v7, s58, v8, v7
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v1, s58, v4 :: v_dual_lshlrev_b32 v8, 16, v15
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v3, s58, v5 :: v_dual_fmac_f32 v2, s58, v6
    v_and_b32_e32 v4, 0xffff0000, v15
    v_lshlrev_b32_e32 v5, 16, v16
    v_and_b32_e32 v6, 0xffff0000, v16
    v_fma_f32 v35, s59, v8, v7
    v_fma_f32 v36, s59, v4, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v33, s59, v5, v3
    v_fma_f32 v34, s59, v6, v2
L13:
    s_cmp_lt_u32 s25, s52
    s_cbranch_scc1 L12
    s_and_b32 s25, s51, 4
    s_cmp_lt_u32 s52, s51
    s_cselect_b32 s25, s25, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s25, s52, s25
    s_branch L15
L14:
    s_add_u32 s49, s24, s52
    v_readlane_b32 s53, v18, s52
    s_add_u32 s54, s52, 1
    s_mul_i32 s55, s49, s41
    s_add_u32 s56, s49, 1
    s_add_u32 s57, s49, 2
    s_add_u32 s55, s55, s18
    s_mul_i32 s56, s56, s41
    s_mul_i32 s57, s57, s41
    v_add_nc_u32_e32 v1, s55, v40
    s_add_u32 s55, s56, s18
    s_add_u32 s49, s49, 3
    s_add_u32 s56, s57, s18
    v_add_nc_u32_e32 v3, s55, v40
    s_mul_i32 s49, s49, s41
    v_add_nc_u32_e32 v5, s56, v40
    v_readlane_b32 s54, v18, s54
    s_add_u32 s49, s49, s18
    s_add_u32 s55, s52, 2
    s_add_u32 s56, s52, 3
    v_add_nc_u32_e32 v7, s49, v40
    v_readlane_b32 s49, v18, s55
    v_readlane_b32 s55, v18, s56
    s_add_u32 s52, s52, 4
    buffer_load_b64 v[1:2], v1, s[8:11], 0 idxen
    buffer_load_b64 v[3:4], v3, s[8:11], 0 idxen
    buffer_load_b64 v[5:6], v5, s[8:11], 0 idxen
    buffer_load_b64 v[7:8], v7, s[8:11], 0 idxen
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v9, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v10, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v11, 16, v3
    v_fma_f32 v9, s53, v9, v35
    v_fma_f32 v1, s53, v1, v36
    v_fma_f32 v10, s53, v10, v33
    v_fma_f32 v2, s53, v2, v34
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v12, 16, v4
    v_dual_fmac_f32 v9, s54, v11 :: v_dual_and_b32 v4, 0xffff0000, v4
    s_waitcnt vmcnt(1)
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_fmac_f32 v2, s54, v4 :: v_dual_lshlrev_b32 v11, 16, v5
    v_fma_f32 v1, s54, v3, v1
    v_fma_f32 v3, s54, v12, v10
    v_and_b32_e32 v4, 0xffff0000, v5
    v_lshlrev_b32_e32 v5, 16, v6
    v_dual_fmac_f32 v9, s49, v11 :: v_dual_and_b32 v6, 0xffff0000, v6
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v1, s49, v4 :: v_dual_lshlrev_b32 v10, 16, v7
    v_dual_fmac_f32 v3, s49, v5 :: v_dual_fmac_f32 v2, s49, v6
    v_and_b32_e32 v4, 0xffff0000, v7
    v_lshlrev_b32_e32 v5, 16, v8
    v_and_b32_e32 v6, 0xffff0000, v8
    v_fma_f32 v35, s55, v10, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v36, s55, v4, v1
    v_fma_f32 v33, s55, v5, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v34, s55, v6, v2
L15:
    s_cmp_lt_u32 s52, s25
    s_cbranch_scc1 L14
    s_branch L17
L16:
    s_add_u32 s25, s24, s52
    v_readlane_b32 s49, v18, s52
    s_add_u32 s52, s52, 1
    s_mul_i32 s25, s25, s41
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s25, s25, s18
    v_add_nc_u32_e32 v1, s25, v40
    buffer_load_b64 v[1:2], v1, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v4, 16, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v35, s49, v3 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_dual_fmac_f32 v36, s49, v1 :: v_dual_fmac_f32 v33, s49, v4
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v34, s49, v2, v34
L17:
    s_cmp_lt_u32 s52, s51
    s_cbranch_scc1 L16
    s_min_u32 s24, s50, 0x80
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s28, s28, s24
    v_mov_b32_e32 v37, v17
L18:
    s_cmp_lt_u32 s28, s7
    s_cbranch_scc1 L2
    v_cmp_eq_u32_e32 vcc_lo, 0, v39
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s44, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v1, s0
    ds_store_b64 v1, v[37:38]
    s_mov_b32 exec_lo, s12
L19:
    s_lshl_b32 s0, s44, 8
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v1, s0, v40, 2
    s_sub_u32 s0, s7, s29
    s_mul_i32 s1, s13, s5
    s_mul_i32 s2, s14, s42
    s_and_b32 s3, s0, 31
    s_lshr_b32 s0, s0, 5
    s_cmp_eq_u32 s3, 0
    s_cselect_b32 s3, 0, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s0, s0, s3
    s_min_u32 s0, s0, 4
    ds_store_b64 v1, v[35:36] offset:32
    ds_store_b64 v1, v[33:34] offset:40
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_branch L29
L20:
    s_and_b32 s4, s0, -4
    s_mov_b32 exec_lo, s3
    s_cmp_lt_u32 0, s0
    s_cselect_b32 s3, s4, 0
    v_mov_b32_e32 v9, 0xff800000
    s_mov_b32 s4, 0
    s_branch L22
L21:
    s_lshl_b32 s6, s4, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v3, s6
    ds_load_2addr_b32 v[1:2], v3 offset1:2
    ds_load_2addr_b32 v[3:4], v3 offset0:4 offset1:6
    s_waitcnt lgkmcnt(1)
    v_max3_f32 v1, v9, v1, v2
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_max3_f32 v9, v1, v3, v4
    s_add_u32 s4, s4, 4
L22:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s4, s3
    s_cbranch_scc1 L21
    s_branch L24
L23:
    s_lshl_b32 s6, s4, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v1, s6
    ds_load_b32 v1, v1
    s_waitcnt lgkmcnt(0)
    v_max_f32_e32 v9, v9, v1
    s_add_u32 s4, s4, 1
L24:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L23
    v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v10, 0
    s_mov_b32 s4, 0
    s_branch L26
L25:
    s_lshl_b32 s6, s4, 3
    s_lshl_b32 s7, s4, 8
    s_add_u32 s4, s4, 4
    v_mov_b32_e32 v5, s6
    v_add_lshl_u32 v12, s7, v0, 2
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
    v_cmp_gt_f32_e64 s7, 0xc2d00000, v3
    v_cvt_i32_f32_e32 v17, v25
    v_exp_f32_e32 v19, v19
    v_cndmask_b32_e64 v16, v16, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v1, v1, 0, s7
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v3
    v_ldexp_f32 v3, v18, v17
    v_cmp_gt_f32_e64 s7, 0xc2d00000, v5
    v_cvt_i32_f32_e32 v17, v22
    v_fma_f32 v2, v2, v16, v11
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v10, v13, v16, v10
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v3, v3, 0, s7
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v5
    v_ldexp_f32 v5, v19, v17
    v_cmp_gt_f32_e64 s7, 0xc2d00000, v7
    v_fma_f32 v2, v4, v1, v2
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v1, v14, v1, v10
    v_cndmask_b32_e64 v3, v3, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e64 s6, 0x42b17218, v7
    v_cndmask_b32_e64 v4, v5, 0, s7
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_fma_f32 v2, v6, v3, v2
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v1, v15, v3, v1
    v_cndmask_b32_e64 v3, v4, 0x7f800000, s6
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_fma_f32 v11, v8, v3, v2
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v10, v12, v3, v1
L26:
    s_cmp_lt_u32 s4, s3
    s_cbranch_scc1 L25
    s_branch L28
L27:
    s_lshl_b32 s3, s4, 3
    s_lshl_b32 s6, s4, 8
    s_add_u32 s4, s4, 1
    v_mov_b32_e32 v1, s3
    v_add_lshl_u32 v3, s6, v0, 2
    ds_load_b64 v[1:2], v1
    ds_load_b32 v3, v3 offset:32
    s_waitcnt lgkmcnt(1)
    v_sub_f32_e32 v1, v1, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v4, 0x3fb8aa3b, v1
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v1
    v_cmp_lt_f32_e64 s6, 0x42b17218, v1
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
    v_cndmask_b32_e64 v1, v1, 0, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0x7f800000, s6
    v_fma_f32 v11, v2, v1, v11
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v10, v3, v1, v10
L28:
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L27
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v11|
    v_cmp_gt_f32_e64 s4, 0x800000, |v11|
    v_add3_u32 v1, s1, v0, s2
    v_sub_nc_u32_e32 v2, s5, v0
    v_cndmask_b32_e64 v3, 1.0, 0x2f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v0, v0, v2
    v_cndmask_b32_e64 v2, v3, 0x4f800000, s4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v3, v11, v2
    v_rcp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v3, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v2, v10, v2
    v_bfe_u32 v3, v2, 16, 1
    v_or_b32_e32 v4, 0x400000, v2
    v_cmp_u_f32_e64 s3, v2, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v2, v2, v3, 0x7fff
    v_cndmask_b32_e64 v2, v2, v4, s3
    buffer_store_d16_hi_b16 v2, v1, s[20:23], 0 idxen
L29:
    v_cmp_gt_u32_e32 vcc_lo, s5, v0
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc1 L20
    s_endpgm
