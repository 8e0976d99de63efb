; 42 VGPRs, 52 SGPRs, 4128 bytes of LDS, 0 of scratch, 508 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b32 s15, s[0:1], 0x74
    s_load_b32 s36, s[0:1], 0x28
    s_load_b32 s37, s[0:1], 0x5c
    s_load_b32 s38, s[0:1], 0x90
    s_load_b32 s39, s[0:1], 0x94
    s_load_b32 s40, s[0:1], 0x98
    s_load_b32 s41, s[0:1], 0x9c
    s_load_b32 s42, s[0:1], 0xa0
    v_mbcnt_lo_u32_b32 v35, -1, 0
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s43, v1
    s_mov_b32 s44, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s45, s30
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_lshl_b32 s2, s6, 1
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s32, s8
    s_mov_b32 s33, s9
    s_lshl_b32 s34, s10, 1
    s_mov_b32 s35, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 1
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s26, s26, 2
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s30, s30, 2
    s_mov_b32 s31, 0x31016000
    s_add_u32 s4, s7, -1
    s_min_u32 s4, s14, s4
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_lshl_b32 s5, s4, 2
    s_buffer_load_b32 s5, s[24:27], s5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s5, s5, 1
    s_branch L1
L0:
    s_mov_b32 s5, 0
L1:
    s_add_u32 s6, s15, s4
    s_lshl_b32 s6, s6, 2
    s_buffer_load_b32 s6, s[24:27], s6
    s_min_u32 s7, s5, s42
    s_sub_u32 s7, s5, s7
    s_and_b32 s8, s7, 0xffffffe0
    s_lshr_b32 s9, s11, 5
    s_add_u32 s9, s9, -1
    s_mul_i32 s4, s4, s38
    s_add_u32 s4, s4, s13
    s_lshl_b32 s4, s4, 6
    s_min_u32 s4, s4, 0x38000000
    s_mul_i32 s10, s13, s39
    v_cvt_f32_u32_e32 v1, s38
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s11, 0, s38
    v_mul_lo_u32 v2, s11, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s10, v1
    v_mul_lo_u32 v2, v1, s38
    v_sub_nc_u32_e32 v2, s10, v2
    v_cmp_le_u32_e64 s10, s38, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s38, v2
    v_cndmask_b32_e64 v1, v1, v3, s10
    v_cndmask_b32_e64 v2, v2, v4, s10
    v_cmp_le_u32_e64 s10, s38, v2
    v_add_nc_u32_e32 v2, 1, v1
    v_cndmask_b32_e64 v1, v1, v2, s10
    s_cmp_eq_u32 s38, 0
    s_cselect_b32 s10, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s10
    v_readfirstlane_b32 s10, v1
    s_mul_i32 s10, s10, s40
    v_dual_mov_b32 v33, 0xff800000 :: v_dual_lshlrev_b32 v36, 1, v35
    s_lshl_b32 s11, s43, 5
    s_add_u32 s11, s8, s11
    s_add_u32 s15, s5, -1
    s_lshl_b32 s4, s4, 1
    s_lshl_b32 s24, s36, 1
    s_mul_i32 s25, s36, 3
    s_lshl_b32 s26, s36, 2
    s_mul_i32 s27, s36, 5
    s_mul_i32 s38, s36, 6
    s_mul_i32 s39, s36, 7
    v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v37, 0
    v_mov_b32_e32 v38, 0
    s_branch L9
L2:
    v_add_nc_u32_e32 v39, s11, v35
    s_lshr_b32 s40, s11, 5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s40, s6, s40
    s_cmp_lt_u32 s40, s45
    s_cselect_b32 s42, exec_lo, 0
    s_and_b32 s42, exec_lo, s42
    s_cmp_ge_u32 s40, s45
    s_cselect_b32 s46, exec_lo, 0
    s_and_b32 s46, exec_lo, s46
    s_cmp_lg_u32 s42, 0
    s_cbranch_scc0 L3
    s_lshl_b32 s42, s40, 2
    s_buffer_load_b32 s42, s[28:31], s42
    s_mov_b32 exec_lo, s12
L3:
    s_cmp_lg_u32 s46, 0
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s12
L4:
    s_cmp_lt_u32 s40, s45
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s40, s42, 0
    s_min_u32 s40, s40, s9
    s_lshl_b32 s40, s40, 5
    s_sub_u32 s42, s15, s11
    v_min_u32_e32 v1, s42, v35
    v_add_nc_u32_e32 v1, s40, v1
    v_mul_lo_u32 v1, v1, s36
    v_add_nc_u32_e32 v1, s10, v1
    v_min_u32_e32 v5, 0x38000000, v1
    v_mov_b32_e32 v1, s4
    buffer_load_b128 v[1:4], v1, s[0:3], 0 offen
    v_lshlrev_b32_e32 v40, 1, v5
    buffer_load_b128 v[5:8], v40, s[32:35], 0 offen
    v_mov_b32_e32 v9, s4
    buffer_load_b128 v[9:12], v9, s[0:3], 0 offen offset:16
    buffer_load_b128 v[13:16], v40, s[32:35], 0 offen offset:16
    v_mov_b32_e32 v17, s4
    buffer_load_b128 v[17:20], v17, s[0:3], 0 offen offset:32
    buffer_load_b128 v[21:24], v40, s[32:35], 0 offen offset:32
    v_mov_b32_e32 v25, s4
    buffer_load_b128 v[25:28], v25, s[0:3], 0 offen offset:48
    buffer_load_b128 v[29:32], v40, s[32:35], 0 offen offset:48
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v25, v25, v29, 0
    v_dot2_f32_bf16 v25, v26, v30, v25
    v_dot2_f32_bf16 v25, v27, v31, v25
    v_dot2_f32_bf16 v25, v28, v32, v25
    v_dot2_f32_bf16 v17, v17, v21, v25
    v_dot2_f32_bf16 v17, v18, v22, v17
    v_dot2_f32_bf16 v17, v19, v23, v17
    v_dot2_f32_bf16 v17, v20, v24, v17
    v_dot2_f32_bf16 v9, v9, v13, v17
    v_dot2_f32_bf16 v9, v10, v14, v9
    v_dot2_f32_bf16 v9, v11, v15, v9
    v_dot2_f32_bf16 v9, v12, v16, v9
    v_dot2_f32_bf16 v1, v1, v5, v9
    v_dot2_f32_bf16 v1, v2, v6, v1
    v_dot2_f32_bf16 v1, v3, v7, v1
    v_dot2_f32_bf16 v41, v4, v8, v1
    v_mov_b32_e32 v1, s4
    buffer_load_b128 v[1:4], v1, s[0:3], 0 offen offset:64
    buffer_load_b128 v[5:8], v40, s[32:35], 0 offen offset:64
    v_mov_b32_e32 v9, s4
    buffer_load_b128 v[9:12], v9, s[0:3], 0 offen offset:80
    buffer_load_b128 v[13:16], v40, s[32:35], 0 offen offset:80
    v_mov_b32_e32 v17, s4
    buffer_load_b128 v[17:20], v17, s[0:3], 0 offen offset:96
    buffer_load_b128 v[21:24], v40, s[32:35], 0 offen offset:96
    v_mov_b32_e32 v25, s4
    buffer_load_b128 v[25:28], v25, s[0:3], 0 offen offset:112
    buffer_load_b128 v[29:32], v40, s[32:35], 0 offen offset:112
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v25, v25, v29, v41
    v_dot2_f32_bf16 v25, v26, v30, v25
    v_dot2_f32_bf16 v25, v27, v31, v25
    v_dot2_f32_bf16 v25, v28, v32, v25
    v_dot2_f32_bf16 v17, v17, v21, v25
    v_dot2_f32_bf16 v17, v18, v22, v17
    v_dot2_f32_bf16 v17, v19, v23, v17
    v_dot2_f32_bf16 v17, v20, v24, v17
    v_dot2_f32_bf16 v9, v9, v13, v17
    v_dot2_f32_bf16 v9, v10, v14, v9
    v_dot2_f32_bf16 v9, v11, v15, v9
    v_dot2_f32_bf16 v9, v12, v16, v9
    v_dot2_f32_bf16 v1, v1, v5, v9
    v_dot2_f32_bf16 v1, v2, v6, v1
    v_dot2_f32_bf16 v1, v3, v7, v1
    v_dot2_f32_bf16 v1, v4, v8, v1
    v_cmp_gt_u32_e64 s42, s5, v39
    v_cmp_le_u32_e64 s46, s7, v39
    s_and_b32 s42, s42, s46
    v_mul_f32_e32 v1, s41, v1
    v_cndmask_b32_e64 v1, 0xff800000, v1, s42
    v_max_f32_dpp v2, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s44
    v_max_f32_e32 v2, v3, v2
    v_max_f32_e32 v2, v33, v2
    v_sub_f32_e32 v1, v1, v2
    v_mul_f32_e32 v3, 0x3fb8aa3b, v1
    v_fma_f32 v4, v1, 0x3fb8aa3b, -v3
    v_fma_f32 v4, v1, 0x32a5705f, v4
    v_rndne_f32_e32 v5, v3
    v_sub_f32_e32 v3, v3, v5
    v_add_f32_e32 v3, v3, v4
    v_exp_f32_e32 v3, v3
    v_cvt_i32_f32_e32 v4, v5
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v3, v3, v4
    v_cmp_gt_f32_e64 s42, 0xc2d00000, v1
    v_cndmask_b32_e64 v3, v3, 0, s42
    v_cmp_lt_f32_e64 s42, 0x42b17218, v1
    v_cndmask_b32_e64 v1, v3, 0x7f800000, s42
    v_sub_f32_e32 v3, v33, v2
    v_mul_f32_e32 v4, 0x3fb8aa3b, v3
    v_fma_f32 v5, v3, 0x3fb8aa3b, -v4
    v_fma_f32 v5, v3, 0x32a5705f, v5
    v_rndne_f32_e32 v6, v4
    v_sub_f32_e32 v4, v4, v6
    v_add_f32_e32 v4, v4, v5
    v_exp_f32_e32 v4, v4
    v_cvt_i32_f32_e32 v5, v6
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v4, v4, v5
    v_cmp_gt_f32_e64 s42, 0xc2d00000, v3
    v_cndmask_b32_e64 v4, v4, 0, s42
    v_cmp_lt_f32_e64 s42, 0x42b17218, v3
    v_cndmask_b32_e64 v3, v4, 0x7f800000, s42
    v_add_f32_dpp v4, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v5, v4, 0x76543210, s44
    v_add_f32_e32 v4, v5, v4
    v_fma_f32 v34, v34, v3, v4
    v_mul_f32_e32 v38, v38, v3
    v_mul_f32_e32 v37, v37, v3
    s_sub_u32 s42, s5, s11
    s_min_u32 s46, s42, 32
    s_and_b32 s47, s46, -8
    s_mov_b32 s48, 0
    s_branch L6
L5:
    s_add_u32 s49, s40, s48
    s_mul_i32 s49, s49, s36
    s_add_u32 s49, s49, s10
    v_add_nc_u32_e32 v3, s49, v36
    v_lshlrev_b32_e32 v4, 1, v3
    buffer_load_b32 v4, v4, s[16:19], 0 offen
    v_add_lshl_u32 v5, v3, s36, 1
    buffer_load_b32 v5, v5, s[16:19], 0 offen
    v_add_lshl_u32 v6, v3, s24, 1
    buffer_load_b32 v6, v6, s[16:19], 0 offen
    v_add_lshl_u32 v7, v3, s25, 1
    buffer_load_b32 v7, v7, s[16:19], 0 offen
    v_add_lshl_u32 v8, v3, s26, 1
    buffer_load_b32 v8, v8, s[16:19], 0 offen
    v_add_lshl_u32 v9, v3, s27, 1
    buffer_load_b32 v9, v9, s[16:19], 0 offen
    v_add_lshl_u32 v10, v3, s38, 1
    buffer_load_b32 v10, v10, s[16:19], 0 offen
    v_add_lshl_u32 v3, v3, s39, 1
    buffer_load_b32 v3, v3, s[16:19], 0 offen
    s_and_b32 s49, -1, exec_lo
    s_lshr_b32 s50, s49, s48
    s_and_b32 s50, s50, 1
    s_ctz_i32_b32 s49, s49
    s_min_u32 s49, s49, 32
    s_cmp_lg_u32 s50, 0
    s_cselect_b32 s49, s48, s49
    v_readlane_b32 s49, v1, s49
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v11, 16, v4
    v_fma_f32 v11, s49, v11, v38
    v_and_b32_e32 v4, 0xffff0000, v4
    v_fma_f32 v4, s49, v4, v37
    s_add_u32 s49, s48, 1
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v1, s49
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v12, 16, v5
    v_fma_f32 v11, s49, v12, v11
    v_and_b32_e32 v5, 0xffff0000, v5
    v_fma_f32 v4, s49, v5, v4
    s_add_u32 s49, s48, 2
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v1, s49
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v5, 16, v6
    v_fma_f32 v5, s49, v5, v11
    v_and_b32_e32 v6, 0xffff0000, v6
    v_fma_f32 v4, s49, v6, v4
    s_add_u32 s49, s48, 3
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v1, s49
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v6, 16, v7
    v_dual_fmac_f32 v5, s49, v6 :: v_dual_and_b32 v6, 0xffff0000, v7
    v_fma_f32 v4, s49, v6, v4
    s_add_u32 s49, s48, 4
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v1, s49
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v6, 16, v8
    v_fma_f32 v5, s49, v6, v5
    v_and_b32_e32 v6, 0xffff0000, v8
    v_fma_f32 v4, s49, v6, v4
    s_add_u32 s49, s48, 5
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v1, s49
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v6, 16, v9
    v_dual_fmac_f32 v5, s49, v6 :: v_dual_and_b32 v6, 0xffff0000, v9
    v_fma_f32 v4, s49, v6, v4
    s_add_u32 s49, s48, 6
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v1, s49
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v6, 16, v10
    v_fma_f32 v5, s49, v6, v5
    v_and_b32_e32 v6, 0xffff0000, v10
    v_fma_f32 v4, s49, v6, v4
    s_add_u32 s49, s48, 7
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v1, s49
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v6, 16, v3
    v_fma_f32 v38, s49, v6, v5
    v_and_b32_e32 v3, 0xffff0000, v3
    v_fma_f32 v37, s49, v3, v4
    s_add_u32 s48, s48, 8
L6:
    s_cmp_lt_u32 s48, s47
    s_cbranch_scc1 L5
    s_branch L8
L7:
    s_and_b32 s48, -1, exec_lo
    s_lshr_b32 s49, s48, s47
    s_and_b32 s49, s49, 1
    s_ctz_i32_b32 s48, s48
    s_min_u32 s48, s48, 32
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s48, s47, s48
    v_readlane_b32 s48, v1, s48
    s_add_u32 s49, s40, s47
    s_mul_i32 s49, s49, s36
    s_add_u32 s49, s49, s10
    v_add_lshl_u32 v3, s49, v36, 1
    buffer_load_b32 v3, v3, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v4, 16, v3
    v_dual_fmac_f32 v38, s48, v4 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_fma_f32 v37, s48, v3, v37
    s_add_u32 s47, s47, 1
L8:
    s_cmp_lt_u32 s47, s46
    s_cbranch_scc1 L7
    s_min_u32 s40, s42, 0x80
    s_add_u32 s11, s11, s40
    v_mov_b32_e32 v33, v2
L9:
    s_cmp_lt_u32 s11, s5
    s_cbranch_scc1 L2
    v_cmp_eq_u32_e64 s0, 0, v35
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s43, 3
    v_mov_b32_e32 v1, s0
    ds_store_b64 v1, v[33:34]
    s_mov_b32 exec_lo, s12
L10:
    s_lshl_b32 s0, s43, 8
    v_add_lshl_u32 v1, s0, v36, 2
    ds_store_b32 v1, v38 offset:32
    ds_store_b32 v1, v37 offset:36
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_sub_u32 s0, s5, s8
    s_lshr_b32 s1, s0, 5
    s_and_b32 s0, s0, 31
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s0, 0, 1
    s_add_u32 s0, s1, s0
    s_min_u32 s0, s0, 4
    s_lshl_b32 s1, s13, 6
    s_mul_i32 s2, s14, s37
    s_mov_b32 s3, s12
L11:
    s_mov_b32 exec_lo, s3
    v_cmp_gt_u32_e64 s3, 64, v0
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc1 L12
    s_mov_b32 s3, 0
    s_branch L17
L12:
    s_mov_b32 exec_lo, s3
    v_mov_b32_e32 v1, 0xff800000
    s_mov_b32 s4, 0
    s_branch L14
L13:
    s_lshl_b32 s5, s4, 3
    v_mov_b32_e32 v2, s5
    ds_load_b32 v2, v2
    s_waitcnt lgkmcnt(0)
    v_max_f32_e32 v1, v1, v2
    s_add_u32 s4, s4, 1
L14:
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L13
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
    s_mov_b32 s4, 0
    s_branch L16
L15:
    s_lshl_b32 s5, s4, 3
    v_mov_b32_e32 v4, s5
    ds_load_b32 v4, v4
    s_waitcnt lgkmcnt(0)
    v_sub_f32_e32 v4, v4, v1
    v_mul_f32_e32 v5, 0x3fb8aa3b, v4
    v_fma_f32 v6, v4, 0x3fb8aa3b, -v5
    v_fma_f32 v6, v4, 0x32a5705f, v6
    v_rndne_f32_e32 v7, v5
    v_sub_f32_e32 v5, v5, v7
    v_add_f32_e32 v5, v5, v6
    v_exp_f32_e32 v5, v5
    v_cvt_i32_f32_e32 v6, v7
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v5, v5, v6
    v_cmp_gt_f32_e64 s6, 0xc2d00000, v4
    v_cndmask_b32_e64 v5, v5, 0, s6
    v_cmp_lt_f32_e64 s6, 0x42b17218, v4
    v_cndmask_b32_e64 v4, v5, 0x7f800000, s6
    v_mov_b32_e32 v5, s5
    ds_load_b32 v5, v5 offset:4
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v3, v5, v4, v3
    s_lshl_b32 s5, s4, 8
    v_add_lshl_u32 v5, s5, v0, 2
    ds_load_b32 v5, v5 offset:32
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v2, v5, v4, v2
    s_add_u32 s4, s4, 1
L16:
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L15
    v_cmp_gt_f32_e64 s4, 0x800000, |v3|
    v_cmp_lt_f32_e64 s5, 0x7e000000, |v3|
    v_cndmask_b32_e64 v1, 1.0, 0x2f800000, s5
    v_cndmask_b32_e64 v1, v1, 0x4f800000, s4
    v_mul_f32_e32 v3, v3, v1
    v_rcp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v3, v1
    v_mul_f32_e32 v1, v2, v1
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s4, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s4
    v_lshrrev_b32_e32 v1, 16, v1
    v_add_nc_u32_e32 v2, s1, v0
    v_add_lshl_u32 v2, s2, v2, 1
    buffer_store_b16 v1, v2, s[20:23], 0 offen
    v_sub_nc_u32_e32 v1, 64, v0
    v_add_nc_u32_e32 v0, v0, v1
L17:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc1 L11
    s_endpgm
