; 41 VGPRs, 52 SGPRs, 4128 bytes of LDS, 0 of scratch, 502 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b32 s15, s[0:1], 0x74
    s_load_b32 s36, s[0:1], 0x28
    s_load_b32 s37, s[0:1], 0x58
    s_load_b32 s38, s[0:1], 0x90
    s_load_b32 s39, s[0:1], 0x94
    s_load_b32 s40, s[0:1], 0x98
    s_load_b32 s41, s[0:1], 0x9c
    v_mbcnt_lo_u32_b32 v8, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s42, v0
    s_mov_b32 s43, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s44, s30
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
    s_lshl2_add_u32 s5, s14, s42
    s_add_u32 s6, s7, -1
    s_min_u32 s6, s5, s6
    s_cmp_lt_u32 s5, s7
    s_cbranch_scc0 L0
    s_lshl_b32 s8, s6, 2
    s_buffer_load_b32 s8, s[24:27], s8
    s_waitcnt lgkmcnt(0)
    s_add_u32 s8, s8, 1
    s_branch L1
L0:
    s_mov_b32 s8, 0
L1:
    s_add_u32 s9, s15, s6
    s_lshl_b32 s9, s9, 2
    s_buffer_load_b32 s9, s[24:27], s9
    s_lshr_b32 s10, s11, 5
    s_add_u32 s10, s10, -1
    s_mul_i32 s6, s6, s38
    s_add_u32 s6, s6, s13
    s_mul_i32 s6, s6, s4
    s_min_u32 s6, s6, 0x38000000
    s_mul_i32 s11, s13, s39
    v_cvt_f32_u32_e32 v0, s38
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s14, 0, s38
    v_mul_lo_u32 v1, s14, v0
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    v_mul_hi_u32 v0, s11, v0
    v_mul_lo_u32 v1, v0, s38
    v_sub_nc_u32_e32 v1, s11, v1
    v_cmp_le_u32_e64 s11, s38, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s38, v1
    v_cndmask_b32_e64 v0, v0, v2, s11
    v_cndmask_b32_e64 v1, v1, v3, s11
    v_cmp_le_u32_e64 s11, s38, v1
    v_add_nc_u32_e32 v1, 1, v0
    v_cndmask_b32_e64 v0, v0, v1, s11
    s_cmp_eq_u32 s38, 0
    s_cselect_b32 s11, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s11
    v_readfirstlane_b32 s11, v0
    s_mul_i32 s11, s11, s40
    v_dual_mov_b32 v15, 0xff800000 :: v_dual_lshlrev_b32 v0, 2, v8
    s_add_u32 s14, s4, -4
    v_min_u32_e32 v9, s14, v0
    s_add_u32 s14, s8, -1
    s_and_b32 s15, s40, -8
    s_lshl_b32 s24, s36, 1
    s_mul_i32 s25, s36, 3
    s_lshl_b32 s26, s36, 2
    s_mul_i32 s27, s36, 5
    s_mul_i32 s38, s36, 6
    s_mul_i32 s39, s36, 7
    v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v13, 0
    v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v11, 0
    v_mov_b32_e32 v10, 0
    s_mov_b32 s42, 0
    s_branch L13
L2:
    v_add_nc_u32_e32 v16, s42, v8
    s_lshr_b32 s45, s42, 5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s45, s9, s45
    s_cmp_lt_u32 s45, s44
    s_cselect_b32 s46, exec_lo, 0
    s_and_b32 s46, exec_lo, s46
    s_cmp_ge_u32 s45, s44
    s_cselect_b32 s47, exec_lo, 0
    s_and_b32 s47, exec_lo, s47
    s_cmp_lg_u32 s46, 0
    s_cbranch_scc0 L3
    s_lshl_b32 s46, s45, 2
    s_buffer_load_b32 s46, s[28:31], s46
    s_mov_b32 exec_lo, s12
L3:
    s_cmp_lg_u32 s47, 0
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s12
L4:
    s_cmp_lt_u32 s45, s44
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s45, s46, 0
    s_min_u32 s45, s45, s10
    s_lshl_b32 s45, s45, 5
    s_sub_u32 s46, s14, s42
    v_min_u32_e32 v0, s46, v8
    v_add_nc_u32_e32 v0, s45, v0
    v_mul_lo_u32 v0, v0, s36
    v_add_nc_u32_e32 v0, s11, v0
    v_min_u32_e32 v17, 0x38000000, v0
    v_mov_b32_e32 v18, 0
    s_mov_b32 s46, 0
    s_branch L6
L5:
    s_add_u32 s47, s6, s46
    s_lshl_b32 s47, s47, 1
    v_mov_b32_e32 v0, s47
    buffer_load_b128 v[0:3], v0, s[0:3], 0 offen
    v_add_lshl_u32 v4, v17, s46, 1
    buffer_load_b128 v[4:7], v4, s[32:35], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_f16 v0, v0, v4, v18
    v_dot2_f32_f16 v0, v1, v5, v0
    v_dot2_f32_f16 v0, v2, v6, v0
    v_dot2_f32_f16 v18, v3, v7, v0
    s_add_u32 s46, s46, 8
L6:
    s_cmp_lt_u32 s46, s15
    s_cbranch_scc1 L5
    s_mov_b32 s46, s15
    s_branch L8
L7:
    s_add_u32 s47, s6, s46
    s_lshl_b32 s47, s47, 1
    v_mov_b32_e32 v0, s47
    buffer_load_b32 v0, v0, s[0:3], 0 offen
    v_add_lshl_u32 v1, v17, s46, 1
    buffer_load_b32 v1, v1, s[32:35], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_f16 v18, v0, v1, v18
    s_add_u32 s46, s46, 2
L8:
    s_cmp_lt_u32 s46, s4
    s_cbranch_scc1 L7
    v_cmp_gt_u32_e64 s46, s8, v16
    v_mul_f32_e32 v0, s41, v18
    v_cndmask_b32_e64 v0, 0xff800000, v0, s46
    v_max_f32_dpp v1, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s43
    v_max_f32_e32 v1, v2, v1
    v_max_f32_e32 v2, v15, v1
    v_sub_f32_e32 v0, v0, v2
    v_mul_f32_e32 v1, 0x3fb8aa3b, v0
    v_fma_f32 v3, v0, 0x3fb8aa3b, -v1
    v_fma_f32 v3, v0, 0x32a5705f, v3
    v_rndne_f32_e32 v4, v1
    v_sub_f32_e32 v1, v1, v4
    v_add_f32_e32 v1, v1, v3
    v_exp_f32_e32 v1, v1
    v_cvt_i32_f32_e32 v3, v4
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v1, v1, v3
    v_cmp_gt_f32_e64 s46, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s46
    v_cmp_lt_f32_e64 s46, 0x42b17218, v0
    v_cndmask_b32_e64 v3, v1, 0x7f800000, s46
    v_sub_f32_e32 v0, v15, v2
    v_mul_f32_e32 v1, 0x3fb8aa3b, v0
    v_fma_f32 v4, v0, 0x3fb8aa3b, -v1
    v_fma_f32 v4, v0, 0x32a5705f, v4
    v_rndne_f32_e32 v5, v1
    v_sub_f32_e32 v1, v1, v5
    v_add_f32_e32 v1, v1, v4
    v_exp_f32_e32 v1, v1
    v_cvt_i32_f32_e32 v4, v5
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v1, v1, v4
    v_cmp_gt_f32_e64 s46, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s46
    v_cmp_lt_f32_e64 s46, 0x42b17218, v0
    v_cndmask_b32_e64 v0, v1, 0x7f800000, s46
    v_add_f32_dpp v1, v3, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v4, v1, 0x76543210, s43
    v_add_f32_e32 v1, v4, v1
    v_fma_f32 v14, v14, v0, v1
    v_mul_f32_e32 v13, v13, v0
    v_mul_f32_e32 v12, v12, v0
    v_mul_f32_e32 v11, v11, v0
    v_mul_f32_e32 v10, v10, v0
    s_sub_u32 s46, s8, s42
    s_min_u32 s46, s46, 32
    s_and_b32 s47, s46, -8
    s_mov_b32 s48, 0
    s_branch L10
L9:
    s_add_u32 s49, s45, s48
    s_mul_i32 s49, s49, s36
    s_add_u32 s49, s49, s11
    v_add_nc_u32_e32 v4, s49, v9
    v_lshlrev_b32_e32 v0, 1, v4
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v5, 0xffff, v0
    v_lshrrev_b32_e32 v6, 16, v0
    v_and_b32_e32 v7, 0xffff, v1
    v_lshrrev_b32_e32 v15, 16, v1
    v_add_lshl_u32 v0, v4, s36, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v16, 0xffff, v0
    v_lshrrev_b32_e32 v17, 16, v0
    v_and_b32_e32 v18, 0xffff, v1
    v_lshrrev_b32_e32 v19, 16, v1
    v_add_lshl_u32 v0, v4, s24, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v20, 0xffff, v0
    v_lshrrev_b32_e32 v21, 16, v0
    v_and_b32_e32 v22, 0xffff, v1
    v_lshrrev_b32_e32 v23, 16, v1
    v_add_lshl_u32 v0, v4, s25, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v24, 0xffff, v0
    v_lshrrev_b32_e32 v25, 16, v0
    v_and_b32_e32 v26, 0xffff, v1
    v_lshrrev_b32_e32 v27, 16, v1
    v_add_lshl_u32 v0, v4, s26, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v28, 0xffff, v0
    v_lshrrev_b32_e32 v29, 16, v0
    v_and_b32_e32 v30, 0xffff, v1
    v_lshrrev_b32_e32 v31, 16, v1
    v_add_lshl_u32 v0, v4, s27, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v32, 0xffff, v0
    v_lshrrev_b32_e32 v33, 16, v0
    v_and_b32_e32 v34, 0xffff, v1
    v_lshrrev_b32_e32 v35, 16, v1
    v_add_lshl_u32 v0, v4, s38, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v36, 0xffff, v0
    v_lshrrev_b32_e32 v37, 16, v0
    v_and_b32_e32 v38, 0xffff, v1
    v_lshrrev_b32_e32 v39, 16, v1
    v_add_lshl_u32 v0, v4, s39, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v4, 0xffff, v0
    v_lshrrev_b32_e32 v0, 16, v0
    v_and_b32_e32 v40, 0xffff, v1
    v_lshrrev_b32_e32 v1, 16, v1
    s_and_b32 s49, -1, exec_lo
    s_lshr_b32 s50, s49, s48
    s_and_b32 s50, s50, 1
    s_ctz_i32_b32 s49, s49
    s_min_u32 s49, s49, 32
    s_cmp_lg_u32 s50, 0
    s_cselect_b32 s49, s48, s49
    v_readlane_b32 s49, v3, s49
    v_cvt_f32_f16_e32 v5, v5.l
    v_fma_f32 v5, s49, v5, v13
    v_cvt_f32_f16_e32 v6, v6.l
    v_fma_f32 v6, s49, v6, v12
    v_cvt_f32_f16_e32 v7, v7.l
    v_fma_f32 v7, s49, v7, v11
    v_cvt_f32_f16_e32 v11, v15.l
    v_fma_f32 v10, s49, v11, v10
    s_add_u32 s49, s48, 1
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v3, s49
    v_cvt_f32_f16_e32 v11, v16.l
    v_fma_f32 v5, s49, v11, v5
    v_cvt_f32_f16_e32 v11, v17.l
    v_fma_f32 v6, s49, v11, v6
    v_cvt_f32_f16_e32 v11, v18.l
    v_fma_f32 v7, s49, v11, v7
    v_cvt_f32_f16_e32 v11, v19.l
    v_fma_f32 v10, s49, v11, v10
    s_add_u32 s49, s48, 2
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v3, s49
    v_cvt_f32_f16_e32 v11, v20.l
    v_fma_f32 v5, s49, v11, v5
    v_cvt_f32_f16_e32 v11, v21.l
    v_fma_f32 v6, s49, v11, v6
    v_cvt_f32_f16_e32 v11, v22.l
    v_fma_f32 v7, s49, v11, v7
    v_cvt_f32_f16_e32 v11, v23.l
    v_fma_f32 v10, s49, v11, v10
    s_add_u32 s49, s48, 3
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v3, s49
    v_cvt_f32_f16_e32 v11, v24.l
    v_fma_f32 v5, s49, v11, v5
    v_cvt_f32_f16_e32 v11, v25.l
    v_fma_f32 v6, s49, v11, v6
    v_cvt_f32_f16_e32 v11, v26.l
    v_fma_f32 v7, s49, v11, v7
    v_cvt_f32_f16_e32 v11, v27.l
    v_fma_f32 v10, s49, v11, v10
    s_add_u32 s49, s48, 4
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v3, s49
    v_cvt_f32_f16_e32 v11, v28.l
    v_fma_f32 v5, s49, v11, v5
    v_cvt_f32_f16_e32 v11, v29.l
    v_fma_f32 v6, s49, v11, v6
    v_cvt_f32_f16_e32 v11, v30.l
    v_fma_f32 v7, s49, v11, v7
    v_cvt_f32_f16_e32 v11, v31.l
    v_fma_f32 v10, s49, v11, v10
    s_add_u32 s49, s48, 5
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v3, s49
    v_cvt_f32_f16_e32 v11, v32.l
    v_fma_f32 v5, s49, v11, v5
    v_cvt_f32_f16_e32 v11, v33.l
    v_fma_f32 v6, s49, v11, v6
    v_cvt_f32_f16_e32 v11, v34.l
    v_fma_f32 v7, s49, v11, v7
    v_cvt_f32_f16_e32 v11, v35.l
    v_fma_f32 v10, s49, v11, v10
    s_add_u32 s49, s48, 6
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v3, s49
    v_cvt_f32_f16_e32 v11, v36.l
    v_fma_f32 v5, s49, v11, v5
    v_cvt_f32_f16_e32 v11, v37.l
    v_fma_f32 v6, s49, v11, v6
    v_cvt_f32_f16_e32 v11, v38.l
    v_fma_f32 v7, s49, v11, v7
    v_cvt_f32_f16_e32 v11, v39.l
    v_fma_f32 v10, s49, v11, v10
    s_add_u32 s49, s48, 7
    s_and_b32 s49, s49, 31
    s_and_b32 s50, -1, exec_lo
    s_lshr_b32 s51, s50, s49
    s_and_b32 s51, s51, 1
    s_ctz_i32_b32 s50, s50
    s_min_u32 s50, s50, 32
    s_cmp_lg_u32 s51, 0
    s_cselect_b32 s49, s49, s50
    v_readlane_b32 s49, v3, s49
    v_cvt_f32_f16_e32 v4, v4.l
    v_fma_f32 v13, s49, v4, v5
    v_cvt_f32_f16_e32 v0, v0.l
    v_fma_f32 v12, s49, v0, v6
    v_cvt_f32_f16_e32 v0, v40.l
    v_fma_f32 v11, s49, v0, v7
    v_cvt_f32_f16_e32 v0, v1.l
    v_fma_f32 v10, s49, v0, v10
    s_add_u32 s48, s48, 8
L10:
    s_cmp_lt_u32 s48, s47
    s_cbranch_scc1 L9
    s_branch L12
L11:
    s_and_b32 s48, -1, exec_lo
    s_lshr_b32 s49, s48, s47
    s_and_b32 s49, s49, 1
    s_ctz_i32_b32 s48, s48
    s_min_u32 s48, s48, 32
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s48, s47, s48
    v_readlane_b32 s48, v3, s48
    s_add_u32 s49, s45, s47
    s_mul_i32 s49, s49, s36
    s_add_u32 s49, s49, s11
    v_add_lshl_u32 v0, s49, v9, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v4, 0xffff, v0
    v_lshrrev_b32_e32 v0, 16, v0
    v_and_b32_e32 v5, 0xffff, v1
    v_lshrrev_b32_e32 v1, 16, v1
    v_cvt_f32_f16_e32 v4, v4.l
    v_fma_f32 v13, s48, v4, v13
    v_cvt_f32_f16_e32 v0, v0.l
    v_fma_f32 v12, s48, v0, v12
    v_cvt_f32_f16_e32 v0, v5.l
    v_fma_f32 v11, s48, v0, v11
    v_cvt_f32_f16_e32 v0, v1.l
    v_fma_f32 v10, s48, v0, v10
    s_add_u32 s47, s47, 1
L12:
    s_cmp_lt_u32 s47, s46
    s_cbranch_scc1 L11
    s_add_u32 s42, s42, s46
    v_mov_b32_e32 v15, v2
L13:
    s_cmp_lt_u32 s42, s8
    s_cbranch_scc1 L2
    s_cmp_lt_u32 s5, s7
    s_cbranch_scc0 L15
    v_mov_b32_e32 v0, 1.0
    v_div_scale_f32 v1, null, v14, v14, v0
    v_rcp_f32_e32 v2, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v3, -v1, v2, 1.0
    v_fma_f32 v2, v3, v2, v2
    v_div_scale_f32 v3, vcc_lo, v0, v14, v0
    v_mul_f32_e32 v4, v3, v2
    v_fma_f32 v5, -v1, v4, v3
    v_fma_f32 v4, v5, v2, v4
    v_fma_f32 v1, -v1, v4, v3
    v_div_fmas_f32 v1, v1, v2, v4
    v_div_fixup_f32 v0, v1, v14, v0
    s_mul_i32 s0, s5, s37
    s_mul_i32 s1, s13, s4
    s_add_u32 s0, s0, s1
    v_dual_mul_f32 v1, v13, v0 :: v_dual_add_nc_u32 v2, s0, v9
    v_cvt_f16_f32_e32 v1.l, v1
    v_mul_f32_e32 v3, v12, v0
    v_cvt_f16_f32_e32 v3.l, v3
    v_mul_f32_e32 v4, v11, v0
    v_cvt_f16_f32_e32 v4.l, v4
    v_mul_f32_e32 v0, v10, v0
    v_cvt_f16_f32_e32 v5.l, v0
    s_and_b32 s0, s40, 2
    s_cmp_eq_u32 s0, 0
    s_cbranch_scc0 L14
    v_and_b32_e32 v0, 0xffff, v1
    v_and_b32_e32 v1, 0xffff, v3
    v_lshl_or_b32 v0, v1, 16, v0
    v_and_b32_e32 v1, 0xffff, v4
    v_and_b32_e32 v3, 0xffff, v5
    v_lshl_or_b32 v1, v3, 16, v1
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b64 v[0:1], v2, s[20:23], 0 offen
    s_branch L15
L14:
    v_and_b32_e32 v0, 0xffff, v1
    v_and_b32_e32 v1, 0xffff, v3
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshlrev_b32_e32 v1, 1, v2
    buffer_store_b32 v0, v1, s[20:23], 0 offen
    v_and_b32_e32 v0, 0xffff, v4
    v_and_b32_e32 v2, 0xffff, v5
    v_lshl_or_b32 v0, v2, 16, v0
    v_add_nc_u32_e32 v1, 4, v1
    buffer_store_b32 v0, v1, s[20:23], 0 offen
L15:
    s_endpgm
