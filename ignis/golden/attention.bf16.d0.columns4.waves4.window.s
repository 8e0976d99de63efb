; 27 VGPRs, 54 SGPRs, 4128 bytes of LDS, 0 of scratch, 525 instructions
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
    v_mbcnt_lo_u32_b32 v19, -1, 0
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
    s_and_b32 s4, s40, -2
    s_add_u32 s5, s7, -1
    s_min_u32 s5, s14, s5
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
    s_lshl_b32 s7, s7, 2
    s_buffer_load_b32 s7, s[24:27], s7
    s_min_u32 s8, s6, s42
    s_sub_u32 s8, s6, s8
    s_and_b32 s9, s8, 0xffffffe0
    s_lshr_b32 s10, s11, 5
    s_add_u32 s10, s10, -1
    s_mul_i32 s5, s5, s38
    s_add_u32 s5, s5, s13
    s_mul_i32 s5, s5, s4
    s_min_u32 s5, s5, 0x38000000
    s_mul_i32 s11, s13, s39
    v_cvt_f32_u32_e32 v1, s38
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s15, 0, s38
    v_mul_lo_u32 v2, s15, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s11, v1
    v_mul_lo_u32 v2, v1, s38
    v_sub_nc_u32_e32 v2, s11, v2
    v_cmp_le_u32_e64 s11, s38, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s38, v2
    v_cndmask_b32_e64 v1, v1, v3, s11
    v_cndmask_b32_e64 v2, v2, v4, s11
    v_cmp_le_u32_e64 s11, s38, v2
    v_add_nc_u32_e32 v2, 1, v1
    v_cndmask_b32_e64 v1, v1, v2, s11
    s_cmp_eq_u32 s38, 0
    s_cselect_b32 s11, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s11
    v_readfirstlane_b32 s11, v1
    s_mul_i32 s11, s11, s40
    v_dual_mov_b32 v10, 0 :: v_dual_lshlrev_b32 v1, 2, v19
    s_add_u32 s15, s4, -4
    v_min_u32_e32 v20, s15, v1
    s_lshl_b32 s15, s43, 5
    s_add_u32 s15, s9, s15
    s_add_u32 s24, s6, -1
    s_and_b32 s25, s40, -8
    s_lshl_b32 s26, s36, 1
    s_mul_i32 s27, s36, 3
    s_lshl_b32 s38, s36, 2
    s_mul_i32 s39, s36, 5
    s_mul_i32 s40, s36, 6
    s_mul_i32 s42, s36, 7
    v_dual_mov_b32 v9, 0xff800000 :: v_dual_mov_b32 v24, 0
    v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v22, 0
    v_mov_b32_e32 v21, 0
    s_branch L13
L2:
    v_add_nc_u32_e32 v11, s15, v19
    s_lshr_b32 s46, s15, 5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s46, s7, s46
    s_cmp_lt_u32 s46, s45
    s_cselect_b32 s47, exec_lo, 0
    s_and_b32 s47, exec_lo, s47
    s_cmp_ge_u32 s46, s45
    s_cselect_b32 s48, exec_lo, 0
    s_and_b32 s48, exec_lo, s48
    s_cmp_lg_u32 s47, 0
    s_cbranch_scc0 L3
    s_lshl_b32 s47, s46, 2
    s_buffer_load_b32 s47, s[28:31], s47
    s_mov_b32 exec_lo, s12
L3:
    s_cmp_lg_u32 s48, 0
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s12
L4:
    s_cmp_lt_u32 s46, s45
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s46, s47, 0
    s_min_u32 s46, s46, s10
    s_lshl_b32 s46, s46, 5
    s_sub_u32 s47, s24, s15
    v_min_u32_e32 v1, s47, v19
    v_add_nc_u32_e32 v1, s46, v1
    v_mul_lo_u32 v1, v1, s36
    v_add_nc_u32_e32 v1, s11, v1
    v_min_u32_e32 v12, 0x38000000, v1
    v_mov_b32_e32 v13, 0
    s_mov_b32 s47, 0
    s_branch L6
L5:
    s_add_u32 s48, s5, s47
    s_lshl_b32 s48, s48, 1
    v_mov_b32_e32 v1, s48
    buffer_load_b128 v[1:4], v1, s[0:3], 0 offen
    v_add_lshl_u32 v5, v12, s47, 1
    buffer_load_b128 v[5:8], v5, s[32:35], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v1, v1, v5, v13
    v_dot2_f32_bf16 v1, v2, v6, v1
    v_dot2_f32_bf16 v1, v3, v7, v1
    v_dot2_f32_bf16 v13, v4, v8, v1
    s_add_u32 s47, s47, 8
L6:
    s_cmp_lt_u32 s47, s25
    s_cbranch_scc1 L5
    s_mov_b32 s47, s25
    s_branch L8
L7:
    s_add_u32 s48, s5, s47
    s_lshl_b32 s48, s48, 1
    v_mov_b32_e32 v1, s48
    buffer_load_b32 v1, v1, s[0:3], 0 offen
    v_add_lshl_u32 v2, v12, s47, 1
    buffer_load_b32 v2, v2, s[32:35], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v13, v1, v2, v13
    s_add_u32 s47, s47, 2
L8:
    s_cmp_lt_u32 s47, s4
    s_cbranch_scc1 L7
    v_cmp_gt_u32_e64 s47, s6, v11
    v_cmp_le_u32_e64 s48, s8, v11
    s_and_b32 s47, s47, s48
    v_mul_f32_e32 v1, s41, v13
    v_cndmask_b32_e64 v1, 0xff800000, v1, s47
    v_max_f32_dpp v2, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s44
    v_max_f32_e32 v2, v3, v2
    v_max_f32_e32 v25, v9, v2
    v_sub_f32_e32 v1, v1, v25
    v_mul_f32_e32 v2, 0x3fb8aa3b, v1
    v_fma_f32 v3, v1, 0x3fb8aa3b, -v2
    v_fma_f32 v3, v1, 0x32a5705f, v3
    v_rndne_f32_e32 v4, v2
    v_sub_f32_e32 v2, v2, v4
    v_add_f32_e32 v2, v2, v3
    v_exp_f32_e32 v2, v2
    v_cvt_i32_f32_e32 v3, v4
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v2, v2, v3
    v_cmp_gt_f32_e64 s47, 0xc2d00000, v1
    v_cndmask_b32_e64 v2, v2, 0, s47
    v_cmp_lt_f32_e64 s47, 0x42b17218, v1
    v_cndmask_b32_e64 v26, v2, 0x7f800000, s47
    v_sub_f32_e32 v1, v9, v25
    v_mul_f32_e32 v2, 0x3fb8aa3b, v1
    v_fma_f32 v3, v1, 0x3fb8aa3b, -v2
    v_fma_f32 v3, v1, 0x32a5705f, v3
    v_rndne_f32_e32 v4, v2
    v_sub_f32_e32 v2, v2, v4
    v_add_f32_e32 v2, v2, v3
    v_exp_f32_e32 v2, v2
    v_cvt_i32_f32_e32 v3, v4
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v2, v2, v3
    v_cmp_gt_f32_e64 s47, 0xc2d00000, v1
    v_cndmask_b32_e64 v2, v2, 0, s47
    v_cmp_lt_f32_e64 s47, 0x42b17218, v1
    v_cndmask_b32_e64 v1, v2, 0x7f800000, s47
    v_add_f32_dpp v2, v26, v26 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s44
    v_add_f32_e32 v2, v3, v2
    v_fma_f32 v10, v10, v1, v2
    v_mul_f32_e32 v24, v24, v1
    v_mul_f32_e32 v23, v23, v1
    v_mul_f32_e32 v22, v22, v1
    v_mul_f32_e32 v21, v21, v1
    s_sub_u32 s47, s6, s15
    s_min_u32 s48, s47, 32
    s_and_b32 s49, s48, -8
    s_mov_b32 s50, 0
    s_branch L10
L9:
    s_add_u32 s51, s46, s50
    s_mul_i32 s51, s51, s36
    s_add_u32 s51, s51, s11
    v_add_nc_u32_e32 v9, s51, v20
    v_lshlrev_b32_e32 v1, 1, v9
    buffer_load_b64 v[1:2], v1, s[16:19], 0 offen
    v_add_lshl_u32 v3, v9, s36, 1
    buffer_load_b64 v[3:4], v3, s[16:19], 0 offen
    v_add_lshl_u32 v5, v9, s26, 1
    buffer_load_b64 v[5:6], v5, s[16:19], 0 offen
    v_add_lshl_u32 v7, v9, s27, 1
    buffer_load_b64 v[7:8], v7, s[16:19], 0 offen
    v_add_lshl_u32 v11, v9, s38, 1
    buffer_load_b64 v[11:12], v11, s[16:19], 0 offen
    v_add_lshl_u32 v13, v9, s39, 1
    buffer_load_b64 v[13:14], v13, s[16:19], 0 offen
    v_add_lshl_u32 v15, v9, s40, 1
    buffer_load_b64 v[15:16], v15, s[16:19], 0 offen
    v_add_lshl_u32 v9, v9, s42, 1
    buffer_load_b64 v[17:18], v9, s[16:19], 0 offen
    s_and_b32 s51, -1, exec_lo
    s_lshr_b32 s52, s51, s50
    s_and_b32 s52, s52, 1
    s_ctz_i32_b32 s51, s51
    s_min_u32 s51, s51, 32
    s_cmp_lg_u32 s52, 0
    s_cselect_b32 s51, s50, s51
    v_readlane_b32 s51, v26, s51
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v9, 16, v1
    v_fma_f32 v9, s51, v9, v24
    v_and_b32_e32 v1, 0xffff0000, v1
    v_fma_f32 v1, s51, v1, v23
    v_lshlrev_b32_e32 v23, 16, v2
    v_fma_f32 v22, s51, v23, v22
    v_and_b32_e32 v2, 0xffff0000, v2
    v_fma_f32 v2, s51, v2, v21
    s_add_u32 s51, s50, 1
    s_and_b32 s51, s51, 31
    s_and_b32 s52, -1, exec_lo
    s_lshr_b32 s53, s52, s51
    s_and_b32 s53, s53, 1
    s_ctz_i32_b32 s52, s52
    s_min_u32 s52, s52, 32
    s_cmp_lg_u32 s53, 0
    s_cselect_b32 s51, s51, s52
    v_readlane_b32 s51, v26, s51
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v21, 16, v3
    v_fma_f32 v9, s51, v21, v9
    v_and_b32_e32 v3, 0xffff0000, v3
    v_fma_f32 v1, s51, v3, v1
    v_lshlrev_b32_e32 v3, 16, v4
    v_fma_f32 v3, s51, v3, v22
    v_and_b32_e32 v4, 0xffff0000, v4
    v_fma_f32 v2, s51, v4, v2
    s_add_u32 s51, s50, 2
    s_and_b32 s51, s51, 31
    s_and_b32 s52, -1, exec_lo
    s_lshr_b32 s53, s52, s51
    s_and_b32 s53, s53, 1
    s_ctz_i32_b32 s52, s52
    s_min_u32 s52, s52, 32
    s_cmp_lg_u32 s53, 0
    s_cselect_b32 s51, s51, s52
    v_readlane_b32 s51, v26, s51
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v4, 16, v5
    v_fma_f32 v4, s51, v4, v9
    v_and_b32_e32 v5, 0xffff0000, v5
    v_fma_f32 v1, s51, v5, v1
    v_lshlrev_b32_e32 v5, 16, v6
    v_fma_f32 v3, s51, v5, v3
    v_and_b32_e32 v5, 0xffff0000, v6
    v_fma_f32 v2, s51, v5, v2
    s_add_u32 s51, s50, 3
    s_and_b32 s51, s51, 31
    s_and_b32 s52, -1, exec_lo
    s_lshr_b32 s53, s52, s51
    s_and_b32 s53, s53, 1
    s_ctz_i32_b32 s52, s52
    s_min_u32 s52, s52, 32
    s_cmp_lg_u32 s53, 0
    s_cselect_b32 s51, s51, s52
    v_readlane_b32 s51, v26, s51
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v5, 16, v7
    v_fma_f32 v4, s51, v5, v4
    v_and_b32_e32 v5, 0xffff0000, v7
    v_fma_f32 v1, s51, v5, v1
    v_lshlrev_b32_e32 v5, 16, v8
    v_fma_f32 v3, s51, v5, v3
    v_and_b32_e32 v5, 0xffff0000, v8
    v_fma_f32 v2, s51, v5, v2
    s_add_u32 s51, s50, 4
    s_and_b32 s51, s51, 31
    s_and_b32 s52, -1, exec_lo
    s_lshr_b32 s53, s52, s51
    s_and_b32 s53, s53, 1
    s_ctz_i32_b32 s52, s52
    s_min_u32 s52, s52, 32
    s_cmp_lg_u32 s53, 0
    s_cselect_b32 s51, s51, s52
    v_readlane_b32 s51, v26, s51
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v5, 16, v11
    v_fma_f32 v4, s51, v5, v4
    v_and_b32_e32 v5, 0xffff0000, v11
    v_fma_f32 v1, s51, v5, v1
    v_lshlrev_b32_e32 v5, 16, v12
    v_fma_f32 v3, s51, v5, v3
    v_and_b32_e32 v5, 0xffff0000, v12
    v_fma_f32 v2, s51, v5, v2
    s_add_u32 s51, s50, 5
    s_and_b32 s51, s51, 31
    s_and_b32 s52, -1, exec_lo
    s_lshr_b32 s53, s52, s51
    s_and_b32 s53, s53, 1
    s_ctz_i32_b32 s52, s52
    s_min_u32 s52, s52, 32
    s_cmp_lg_u32 s53, 0
    s_cselect_b32 s51, s51, s52
    v_readlane_b32 s51, v26, s51
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v5, 16, v13
    v_fma_f32 v4, s51, v5, v4
    v_and_b32_e32 v5, 0xffff0000, v13
    v_fma_f32 v1, s51, v5, v1
    v_lshlrev_b32_e32 v5, 16, v14
    v_fma_f32 v3, s51, v5, v3
    v_and_b32_e32 v5, 0xffff0000, v14
    v_fma_f32 v2, s51, v5, v2
    s_add_u32 s51, s50, 6
    s_and_b32 s51, s51, 31
    s_and_b32 s52, -1, exec_lo
    s_lshr_b32 s53, s52, s51
    s_and_b32 s53, s53, 1
    s_ctz_i32_b32 s52, s52
    s_min_u32 s52, s52, 32
    s_cmp_lg_u32 s53, 0
    s_cselect_b32 s51, s51, s52
    v_readlane_b32 s51, v26, s51
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v5, 16, v15
    v_fma_f32 v4, s51, v5, v4
    v_and_b32_e32 v5, 0xffff0000, v15
    v_fma_f32 v1, s51, v5, v1
    v_lshlrev_b32_e32 v5, 16, v16
    v_fma_f32 v3, s51, v5, v3
    v_and_b32_e32 v5, 0xffff0000, v16
    v_fma_f32 v2, s51, v5, v2
    s_add_u32 s51, s50, 7
    s_and_b32 s51, s51, 31
    s_and_b32 s52, -1, exec_lo
    s_lshr_b32 s53, s52, s51
    s_and_b32 s53, s53, 1
    s_ctz_i32_b32 s52, s52
    s_min_u32 s52, s52, 32
    s_cmp_lg_u32 s53, 0
    s_cselect_b32 s51, s51, s52
    v_readlane_b32 s51, v26, s51
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v17
    v_fma_f32 v24, s51, v5, v4
    v_and_b32_e32 v4, 0xffff0000, v17
    v_fma_f32 v23, s51, v4, v1
    v_lshlrev_b32_e32 v1, 16, v18
    v_fma_f32 v22, s51, v1, v3
    v_and_b32_e32 v1, 0xffff0000, v18
    v_fma_f32 v21, s51, v1, v2
    s_add_u32 s50, s50, 8
L10:
    s_cmp_lt_u32 s50, s49
    s_cbranch_scc1 L9
    s_branch L12
L11:
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s50, s49, s50
    v_readlane_b32 s50, v26, s50
    s_add_u32 s51, s46, s49
    s_mul_i32 s51, s51, s36
    s_add_u32 s51, s51, s11
    v_add_lshl_u32 v1, s51, v20, 1
    buffer_load_b64 v[1:2], v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v1
    v_fma_f32 v24, s50, v3, v24
    v_and_b32_e32 v1, 0xffff0000, v1
    v_fma_f32 v23, s50, v1, v23
    v_lshlrev_b32_e32 v1, 16, v2
    v_dual_fmac_f32 v22, s50, v1 :: v_dual_and_b32 v1, 0xffff0000, v2
    v_fma_f32 v21, s50, v1, v21
    s_add_u32 s49, s49, 1
L12:
    s_cmp_lt_u32 s49, s48
    s_cbranch_scc1 L11
    s_min_u32 s46, s47, 0x80
    s_add_u32 s15, s15, s46
    v_mov_b32_e32 v9, v25
L13:
    s_cmp_lt_u32 s15, s6
    s_cbranch_scc1 L2
    v_cmp_eq_u32_e64 s0, 0, v19
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s43, 3
    v_mov_b32_e32 v1, s0
    ds_store_b64 v1, v[9:10]
    s_mov_b32 exec_lo, s12
L14:
    s_lshl_b32 s0, s43, 8
    v_add_lshl_u32 v1, s0, v20, 2
    ds_store_b32 v1, v24 offset:32
    ds_store_b32 v1, v23 offset:36
    ds_store_b32 v1, v22 offset:40
    ds_store_b32 v1, v21 offset:44
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_sub_u32 s0, s6, s9
    s_lshr_b32 s1, s0, 5
    s_and_b32 s0, s0, 31
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s0, 0, 1
    s_add_u32 s0, s1, s0
    s_min_u32 s0, s0, 4
    s_mul_i32 s1, s13, s4
    s_mul_i32 s2, s14, s37
    s_mov_b32 s3, s12
L15:
    s_mov_b32 exec_lo, s3
    v_cmp_gt_u32_e64 s3, s4, v0
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc1 L16
    s_mov_b32 s3, 0
    s_branch L21
L16:
    s_mov_b32 exec_lo, s3
    v_mov_b32_e32 v1, 0xff800000
    s_mov_b32 s5, 0
    s_branch L18
L17:
    s_lshl_b32 s6, s5, 3
    v_mov_b32_e32 v2, s6
    ds_load_b32 v2, v2
    s_waitcnt lgkmcnt(0)
    v_max_f32_e32 v1, v1, v2
    s_add_u32 s5, s5, 1
L18:
    s_cmp_lt_u32 s5, s0
    s_cbranch_scc1 L17
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
    s_mov_b32 s5, 0
    s_branch L20
L19:
    s_lshl_b32 s6, s5, 3
    v_mov_b32_e32 v4, s6
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
    v_cmp_gt_f32_e64 s7, 0xc2d00000, v4
    v_cndmask_b32_e64 v5, v5, 0, s7
    v_cmp_lt_f32_e64 s7, 0x42b17218, v4
    v_cndmask_b32_e64 v4, v5, 0x7f800000, s7
    v_mov_b32_e32 v5, s6
    ds_load_b32 v5, v5 offset:4
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v3, v5, v4, v3
    s_lshl_b32 s6, s5, 8
    v_add_lshl_u32 v5, s6, v0, 2
    ds_load_b32 v5, v5 offset:32
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v2, v5, v4, v2
    s_add_u32 s5, s5, 1
L20:
    s_cmp_lt_u32 s5, s0
    s_cbranch_scc1 L19
    v_cmp_gt_f32_e64 s5, 0x800000, |v3|
    v_cmp_lt_f32_e64 s6, 0x7e000000, |v3|
    v_cndmask_b32_e64 v1, 1.0, 0x2f800000, s6
    v_cndmask_b32_e64 v1, v1, 0x4f800000, s5
    v_mul_f32_e32 v3, v3, v1
    v_rcp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v3, v1
    v_mul_f32_e32 v1, v2, v1
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s5, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s5
    v_lshrrev_b32_e32 v1, 16, v1
    v_add_nc_u32_e32 v2, s1, v0
    v_add_lshl_u32 v2, s2, v2, 1
    buffer_store_b16 v1, v2, s[20:23], 0 offen
    v_sub_nc_u32_e32 v1, s4, v0
    v_add_nc_u32_e32 v0, v0, v1
L21:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc1 L15
    s_endpgm
