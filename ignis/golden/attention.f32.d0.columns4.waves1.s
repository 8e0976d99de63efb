; 41 VGPRs, 56 SGPRs, 4128 bytes of LDS, 0 of scratch, 406 instructions
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
    v_mbcnt_lo_u32_b32 v32, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s42, v0
    s_mov_b32 s43, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s44, s30
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_lshl_b32 s2, s6, 2
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s32, s8
    s_mov_b32 s33, s9
    s_lshl_b32 s34, s10, 2
    s_mov_b32 s35, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s26, s26, 2
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s30, s30, 2
    s_mov_b32 s31, 0x31016000
    s_and_b32 s6, s40, -2
    s_lshl2_add_u32 s14, s14, s42
    s_add_u32 s4, s7, -1
    s_min_u32 s4, s14, s4
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_lshl_b32 s5, s4, 2
    s_buffer_load_b32 s5, s[24:27], s5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s42, s5, 1
    s_branch L1
L0:
    s_mov_b32 s42, 0
L1:
    s_add_u32 s5, s15, s4
    s_lshl_b32 s5, s5, 2
    s_buffer_load_b32 s15, s[24:27], s5
    s_lshr_b32 s5, s11, 5
    s_add_u32 s45, s5, -1
    s_mul_i32 s4, s4, s38
    s_add_u32 s4, s4, s13
    s_mul_i32 s4, s4, s6
    s_min_u32 s46, s4, 0x38000000
    s_mul_i32 s4, s13, s39
    v_cvt_f32_u32_e32 v0, s38
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s5, 0, s38
    v_mul_lo_u32 v1, s5, v0
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    v_mul_hi_u32 v0, s4, v0
    v_mul_lo_u32 v1, v0, s38
    v_sub_nc_u32_e32 v1, s4, v1
    v_cmp_le_u32_e64 s4, s38, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s38, v1
    v_cndmask_b32_e64 v0, v0, v2, s4
    v_cndmask_b32_e64 v1, v1, v3, s4
    v_cmp_le_u32_e64 s4, s38, v1
    v_add_nc_u32_e32 v1, 1, v0
    v_cndmask_b32_e64 v0, v0, v1, s4
    s_cmp_eq_u32 s38, 0
    s_cselect_b32 s4, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s4
    v_readfirstlane_b32 s4, v0
    s_mul_i32 s38, s4, s40
    v_dual_mov_b32 v37, 0 :: v_dual_lshlrev_b32 v0, 2, v32
    s_add_u32 s4, s6, -4
    v_min_u32_e32 v33, s4, v0
    s_add_u32 s39, s42, -1
    s_and_b32 s47, s40, -8
    s_lshl_b32 s48, s36, 1
    s_mul_i32 s49, s36, 3
    s_lshl_b32 s50, s36, 2
    s_mul_i32 s51, s36, 5
    s_mul_i32 s52, s36, 6
    s_mul_i32 s53, s36, 7
    v_dual_mov_b32 v8, 0xff800000 :: v_dual_mov_b32 v35, 0
    v_mov_b32_e32 v38, 0
    v_mov_b32_e32 v36, 0
    v_mov_b32_e32 v34, 0
    s_mov_b32 s54, 0
    s_branch L13
L2:
    v_add_nc_u32_e32 v9, s54, v32
    s_lshr_b32 s4, s54, 5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s4, s15, s4
    s_cmp_lt_u32 s4, s44
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s5, exec_lo, s5
    s_cmp_ge_u32 s4, s44
    s_cselect_b32 s8, exec_lo, 0
    s_and_b32 s8, exec_lo, s8
    s_cmp_lg_u32 s5, 0
    s_cbranch_scc0 L3
    s_lshl_b32 s5, s4, 2
    s_buffer_load_b32 s5, s[28:31], s5
    s_mov_b32 exec_lo, s12
L3:
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s12
L4:
    s_cmp_lt_u32 s4, s44
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s4, s5, 0
    s_min_u32 s4, s4, s45
    s_lshl_b32 s55, s4, 5
    s_sub_u32 s4, s39, s54
    v_min_u32_e32 v0, s4, v32
    v_dual_mov_b32 v11, 0 :: v_dual_add_nc_u32 v0, s55, v0
    v_mul_lo_u32 v0, v0, s36
    v_add_nc_u32_e32 v0, s38, v0
    v_min_u32_e32 v10, 0x38000000, v0
    s_mov_b32 s4, 0
    s_branch L6
L5:
    s_add_u32 s5, s46, s4
    s_lshl_b32 s5, s5, 2
    s_buffer_load_b128 s[8:11], s[0:3], s5
    s_buffer_load_b128 s[24:27], s[0:3], s5 offset:0x10
    v_add_lshl_u32 v4, v10, s4, 2
    buffer_load_b128 v[0:3], v4, s[32:35], 0 offen
    buffer_load_b128 v[4:7], v4, s[32:35], 0 offen offset:16
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v0, s8, v0, v11
    v_fma_f32 v0, s9, v1, v0
    v_fma_f32 v0, s10, v2, v0
    v_fma_f32 v0, s11, v3, v0
    s_waitcnt vmcnt(0)
    v_fma_f32 v0, s24, v4, v0
    v_fma_f32 v0, s25, v5, v0
    v_fma_f32 v0, s26, v6, v0
    v_fma_f32 v11, s27, v7, v0
    s_add_u32 s4, s4, 8
L6:
    s_cmp_lt_u32 s4, s47
    s_cbranch_scc1 L5
    s_mov_b32 s8, s47
    s_branch L8
L7:
    s_add_u32 s4, s46, s8
    s_lshl_b32 s4, s4, 2
    s_buffer_load_b64 s[4:5], s[0:3], s4
    v_add_lshl_u32 v0, v10, s8, 2
    buffer_load_b64 v[0:1], v0, s[32:35], 0 offen
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_fma_f32 v0, s4, v0, v11
    v_fma_f32 v11, s5, v1, v0
    s_add_u32 s8, s8, 2
L8:
    s_cmp_lt_u32 s8, s6
    s_cbranch_scc1 L7
    v_cmp_gt_u32_e64 s4, s42, v9
    v_mul_f32_e32 v0, s41, v11
    v_cndmask_b32_e64 v0, 0xff800000, v0, s4
    v_max_f32_dpp v1, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s43
    v_max_f32_e32 v1, v2, v1
    v_max_f32_e32 v39, v8, v1
    v_sub_f32_e32 v0, v0, v39
    v_mul_f32_e32 v1, 0x3fb8aa3b, v0
    v_fma_f32 v2, v0, 0x3fb8aa3b, -v1
    v_fma_f32 v2, v0, 0x32a5705f, v2
    v_rndne_f32_e32 v3, v1
    v_sub_f32_e32 v1, v1, v3
    v_add_f32_e32 v1, v1, v2
    v_exp_f32_e32 v1, v1
    v_cvt_i32_f32_e32 v2, v3
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v1, v1, v2
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, v0
    v_cndmask_b32_e64 v40, v1, 0x7f800000, s4
    v_sub_f32_e32 v0, v8, v39
    v_mul_f32_e32 v1, 0x3fb8aa3b, v0
    v_fma_f32 v2, v0, 0x3fb8aa3b, -v1
    v_fma_f32 v2, v0, 0x32a5705f, v2
    v_rndne_f32_e32 v3, v1
    v_sub_f32_e32 v1, v1, v3
    v_add_f32_e32 v1, v1, v2
    v_exp_f32_e32 v1, v1
    v_cvt_i32_f32_e32 v2, v3
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v1, v1, v2
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, v0
    v_cndmask_b32_e64 v0, v1, 0x7f800000, s4
    v_add_f32_dpp v1, v40, v40 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s43
    v_add_f32_e32 v1, v2, v1
    v_fma_f32 v38, v38, v0, v1
    v_mul_f32_e32 v37, v37, v0
    v_mul_f32_e32 v36, v36, v0
    v_mul_f32_e32 v35, v35, v0
    v_mul_f32_e32 v34, v34, v0
    s_sub_u32 s4, s42, s54
    s_min_u32 s4, s4, 32
    s_and_b32 s5, s4, -8
    s_mov_b32 s8, 0
    s_branch L10
L9:
    s_add_u32 s9, s55, s8
    s_mul_i32 s9, s9, s36
    s_add_u32 s9, s9, s38
    v_add_nc_u32_e32 v28, s9, v33
    v_lshlrev_b32_e32 v0, 2, v28
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    v_add_lshl_u32 v4, v28, s36, 2
    buffer_load_b128 v[4:7], v4, s[16:19], 0 offen
    v_add_lshl_u32 v8, v28, s48, 2
    buffer_load_b128 v[8:11], v8, s[16:19], 0 offen
    v_add_lshl_u32 v12, v28, s49, 2
    buffer_load_b128 v[12:15], v12, s[16:19], 0 offen
    v_add_lshl_u32 v16, v28, s50, 2
    buffer_load_b128 v[16:19], v16, s[16:19], 0 offen
    v_add_lshl_u32 v20, v28, s51, 2
    buffer_load_b128 v[20:23], v20, s[16:19], 0 offen
    v_add_lshl_u32 v24, v28, s52, 2
    buffer_load_b128 v[24:27], v24, s[16:19], 0 offen
    v_add_lshl_u32 v28, v28, s53, 2
    buffer_load_b128 v[28:31], v28, s[16:19], 0 offen
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s9, s8, s9
    v_readlane_b32 s9, v40, s9
    s_waitcnt vmcnt(7)
    v_fma_f32 v0, s9, v0, v37
    v_fma_f32 v1, s9, v1, v36
    v_fma_f32 v2, s9, v2, v35
    v_fma_f32 v3, s9, v3, v34
    s_add_u32 s9, s8, 1
    s_and_b32 s9, s9, 31
    s_and_b32 s10, -1, exec_lo
    s_lshr_b32 s11, s10, s9
    s_and_b32 s11, s11, 1
    s_ctz_i32_b32 s10, s10
    s_min_u32 s10, s10, 32
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s9, s9, s10
    v_readlane_b32 s9, v40, s9
    s_waitcnt vmcnt(6)
    v_dual_fmac_f32 v0, s9, v4 :: v_dual_fmac_f32 v1, s9, v5
    v_dual_fmac_f32 v2, s9, v6 :: v_dual_fmac_f32 v3, s9, v7
    s_add_u32 s9, s8, 2
    s_and_b32 s9, s9, 31
    s_and_b32 s10, -1, exec_lo
    s_lshr_b32 s11, s10, s9
    s_and_b32 s11, s11, 1
    s_ctz_i32_b32 s10, s10
    s_min_u32 s10, s10, 32
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s9, s9, s10
    v_readlane_b32 s9, v40, s9
    s_waitcnt vmcnt(5)
    v_dual_fmac_f32 v0, s9, v8 :: v_dual_fmac_f32 v1, s9, v9
    v_dual_fmac_f32 v2, s9, v10 :: v_dual_fmac_f32 v3, s9, v11
    s_add_u32 s9, s8, 3
    s_and_b32 s9, s9, 31
    s_and_b32 s10, -1, exec_lo
    s_lshr_b32 s11, s10, s9
    s_and_b32 s11, s11, 1
    s_ctz_i32_b32 s10, s10
    s_min_u32 s10, s10, 32
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s9, s9, s10
    v_readlane_b32 s9, v40, s9
    s_waitcnt vmcnt(4)
    v_dual_fmac_f32 v0, s9, v12 :: v_dual_fmac_f32 v1, s9, v13
    v_dual_fmac_f32 v2, s9, v14 :: v_dual_fmac_f32 v3, s9, v15
    s_add_u32 s9, s8, 4
    s_and_b32 s9, s9, 31
    s_and_b32 s10, -1, exec_lo
    s_lshr_b32 s11, s10, s9
    s_and_b32 s11, s11, 1
    s_ctz_i32_b32 s10, s10
    s_min_u32 s10, s10, 32
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s9, s9, s10
    v_readlane_b32 s9, v40, s9
    s_waitcnt vmcnt(3)
    v_dual_fmac_f32 v0, s9, v16 :: v_dual_fmac_f32 v1, s9, v17
    v_dual_fmac_f32 v2, s9, v18 :: v_dual_fmac_f32 v3, s9, v19
    s_add_u32 s9, s8, 5
    s_and_b32 s9, s9, 31
    s_and_b32 s10, -1, exec_lo
    s_lshr_b32 s11, s10, s9
    s_and_b32 s11, s11, 1
    s_ctz_i32_b32 s10, s10
    s_min_u32 s10, s10, 32
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s9, s9, s10
    v_readlane_b32 s9, v40, s9
    s_waitcnt vmcnt(2)
    v_dual_fmac_f32 v0, s9, v20 :: v_dual_fmac_f32 v1, s9, v21
    v_dual_fmac_f32 v2, s9, v22 :: v_dual_fmac_f32 v3, s9, v23
    s_add_u32 s9, s8, 6
    s_and_b32 s9, s9, 31
    s_and_b32 s10, -1, exec_lo
    s_lshr_b32 s11, s10, s9
    s_and_b32 s11, s11, 1
    s_ctz_i32_b32 s10, s10
    s_min_u32 s10, s10, 32
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s9, s9, s10
    v_readlane_b32 s9, v40, s9
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v0, s9, v24 :: v_dual_fmac_f32 v1, s9, v25
    v_dual_fmac_f32 v2, s9, v26 :: v_dual_fmac_f32 v3, s9, v27
    s_add_u32 s9, s8, 7
    s_and_b32 s9, s9, 31
    s_and_b32 s10, -1, exec_lo
    s_lshr_b32 s11, s10, s9
    s_and_b32 s11, s11, 1
    s_ctz_i32_b32 s10, s10
    s_min_u32 s10, s10, 32
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s9, s9, s10
    v_readlane_b32 s9, v40, s9
    s_waitcnt vmcnt(0)
    v_fma_f32 v37, s9, v28, v0
    v_fma_f32 v36, s9, v29, v1
    v_fma_f32 v35, s9, v30, v2
    v_fma_f32 v34, s9, v31, v3
    s_add_u32 s8, s8, 8
L10:
    s_cmp_lt_u32 s8, s5
    s_cbranch_scc1 L9
    s_branch L12
L11:
    s_and_b32 s8, -1, exec_lo
    s_lshr_b32 s9, s8, s5
    s_and_b32 s9, s9, 1
    s_ctz_i32_b32 s8, s8
    s_min_u32 s8, s8, 32
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s8, s5, s8
    v_readlane_b32 s8, v40, s8
    s_add_u32 s9, s55, s5
    s_mul_i32 s9, s9, s36
    s_add_u32 s9, s9, s38
    v_add_lshl_u32 v0, s9, v33, 2
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v37, s8, v0 :: v_dual_fmac_f32 v36, s8, v1
    v_dual_fmac_f32 v35, s8, v2 :: v_dual_fmac_f32 v34, s8, v3
    s_add_u32 s5, s5, 1
L12:
    s_cmp_lt_u32 s5, s4
    s_cbranch_scc1 L11
    s_add_u32 s54, s54, s4
    v_mov_b32_e32 v8, v39
L13:
    s_cmp_lt_u32 s54, s42
    s_cbranch_scc1 L2
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L15
    v_mov_b32_e32 v0, 1.0
    v_div_scale_f32 v1, null, v38, v38, v0
    v_rcp_f32_e32 v2, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v3, -v1, v2, 1.0
    v_fma_f32 v2, v3, v2, v2
    v_div_scale_f32 v3, vcc_lo, v0, v38, v0
    v_mul_f32_e32 v4, v3, v2
    v_fma_f32 v5, -v1, v4, v3
    v_fma_f32 v4, v5, v2, v4
    v_fma_f32 v1, -v1, v4, v3
    v_div_fmas_f32 v1, v1, v2, v4
    v_div_fixup_f32 v3, v1, v38, v0
    s_mul_i32 s0, s14, s37
    s_mul_i32 s1, s13, s6
    s_add_u32 s0, s0, s1
    v_dual_mul_f32 v1, v3, v36 :: v_dual_add_nc_u32 v4, s0, v33
    v_mul_f32_e32 v0, v37, v3
    v_mul_f32_e32 v2, v35, v3
    v_mul_f32_e32 v3, v34, v3
    s_and_b32 s0, s40, 2
    s_cmp_eq_u32 s0, 0
    s_cbranch_scc0 L14
    v_lshlrev_b32_e32 v4, 2, v4
    buffer_store_b128 v[0:3], v4, s[20:23], 0 offen
    s_branch L15
L14:
    v_lshlrev_b32_e32 v4, 2, v4
    buffer_store_b64 v[0:1], v4, s[20:23], 0 offen
    v_add_nc_u32_e32 v0, 8, v4
    buffer_store_b64 v[2:3], v0, s[20:23], 0 offen
L15:
    s_endpgm
