; 26 VGPRs, 50 SGPRs, 4128 bytes of LDS, 0 of scratch, 300 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s15, s[0:1], 0x28
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s32, s6
    s_mov_b32 s33, s10
    s_mov_b32 s34, s18
    s_load_b32 s35, s[0:1], 0x58
    s_mov_b32 s36, s22
    s_load_b32 s24, s[0:1], 0x60
    s_load_b32 s25, s[0:1], 0x64
    s_load_b32 s26, s[0:1], 0x68
    s_load_b32 s27, s[0:1], 0x6c
    s_load_b32 s37, s[0:1], 0x70
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_lshl_b32 s2, s6, 2
    s_mov_b32 s3, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    v_mbcnt_lo_u32_b32 v8, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s4, v0
    s_mov_b32 s6, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_and_b32 s38, s26, -2
    s_lshl2_add_u32 s14, s14, s4
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_add_u32 s4, s27, s14
    s_add_u32 s39, s4, 1
    s_branch L1
L0:
    s_mov_b32 s39, 0
L1:
    s_mul_i32 s4, s14, s24
    s_add_u32 s4, s4, s13
    s_mul_i32 s40, s4, s38
    s_mul_i32 s4, s13, s25
    v_cvt_f32_u32_e32 v0, s24
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s5, 0, s24
    v_mul_lo_u32 v1, s5, v0
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    v_mul_hi_u32 v0, s4, v0
    v_mul_lo_u32 v1, v0, s24
    v_sub_nc_u32_e32 v1, s4, v1
    v_cmp_le_u32_e64 s4, s24, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s24, v1
    v_cndmask_b32_e64 v0, v0, v2, s4
    v_cndmask_b32_e64 v1, v1, v3, s4
    v_cmp_le_u32_e64 s4, s24, v1
    v_add_nc_u32_e32 v1, 1, v0
    v_cndmask_b32_e64 v0, v0, v1, s4
    s_cmp_eq_u32 s24, 0
    s_cselect_b32 s4, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s4
    v_readfirstlane_b32 s4, v0
    s_mul_i32 s41, s4, s26
    v_lshlrev_b32_e32 v9, 1, v8
    s_add_u32 s4, s38, -2
    v_min_u32_e32 v10, s4, v9
    v_dual_mov_b32 v22, 0xff800000 :: v_dual_add_nc_u32 v11, 64, v9
    v_min_u32_e32 v12, s4, v11
    v_dual_mov_b32 v20, 0 :: v_dual_add_nc_u32 v13, 0x80, v9
    v_min_u32_e32 v14, s4, v13
    s_add_u32 s42, s39, -1
    s_and_b32 s43, s26, -8
    s_max_u32 s4, s32, 7
    s_add_u32 s44, s4, -7
    s_max_u32 s4, s33, 7
    s_add_u32 s45, s4, -7
    s_max_u32 s4, s32, 1
    s_add_u32 s46, s4, -1
    s_max_u32 s4, s33, 1
    s_add_u32 s47, s4, -1
    s_max_u32 s4, s34, 1
    s_add_u32 s48, s4, -1
    v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v18, 0
    v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v16, 0
    v_mov_b32_e32 v17, 0
    v_mov_b32_e32 v15, 0
    s_mov_b32 s49, 0
    s_branch L9
L2:
    v_add_nc_u32_e32 v23, s49, v8
    v_min_u32_e32 v0, s42, v23
    v_mul_lo_u32 v0, v0, s15
    v_dual_mov_b32 v25, 0 :: v_dual_add_nc_u32 v24, s41, v0
    s_mov_b32 s4, 0
    s_branch L4
L3:
    s_add_u32 s5, s40, s4
    s_cmp_lt_u32 s5, s44
    s_cselect_b32 s5, s5, s32
    s_lshl_b32 s5, s5, 2
    s_buffer_load_b128 s[24:27], s[0:3], s5
    s_buffer_load_b128 s[28:31], s[0:3], s5 offset:0x10
    v_add_nc_u32_e32 v0, s4, v24
    v_cmp_gt_u32_e64 s5, s45, v0
    v_cndmask_b32_e64 v0, s33, v0, s5
    v_lshlrev_b32_e32 v4, 2, v0
    buffer_load_b128 v[0:3], v4, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v0, s24, v0, v25
    v_fma_f32 v0, s25, v1, v0
    v_fma_f32 v0, s26, v2, v0
    v_fma_f32 v0, s27, v3, v0
    s_waitcnt vmcnt(0)
    v_fma_f32 v0, s28, v4, v0
    v_fma_f32 v0, s29, v5, v0
    v_fma_f32 v0, s30, v6, v0
    v_fma_f32 v25, s31, v7, v0
    s_add_u32 s4, s4, 8
L4:
    s_cmp_lt_u32 s4, s43
    s_cbranch_scc1 L3
    s_mov_b32 s24, s43
    s_branch L6
L5:
    s_add_u32 s4, s40, s24
    s_cmp_lt_u32 s4, s46
    s_cselect_b32 s4, s4, s32
    s_lshl_b32 s4, s4, 2
    s_buffer_load_b64 s[4:5], s[0:3], s4
    v_add_nc_u32_e32 v0, s24, v24
    v_cmp_gt_u32_e64 s25, s47, v0
    v_cndmask_b32_e64 v0, s33, v0, s25
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b64 v[0:1], v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_fma_f32 v0, s4, v0, v25
    v_fma_f32 v25, s5, v1, v0
    s_add_u32 s24, s24, 2
L6:
    s_cmp_lt_u32 s24, s38
    s_cbranch_scc1 L5
    v_cmp_gt_u32_e64 s4, s39, v23
    v_mul_f32_e32 v0, s37, v25
    v_cndmask_b32_e64 v0, 0xff800000, v0, s4
    v_max_f32_dpp v1, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s6
    v_max_f32_e32 v1, v2, v1
    v_max_f32_e32 v2, v22, v1
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
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, v0
    v_cndmask_b32_e64 v3, v1, 0x7f800000, s4
    v_sub_f32_e32 v0, v22, v2
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
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, v0
    v_cndmask_b32_e64 v0, v1, 0x7f800000, s4
    v_add_f32_dpp v1, v3, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v4, v1, 0x76543210, s6
    v_add_f32_e32 v1, v4, v1
    v_fma_f32 v21, v21, v0, v1
    v_mul_f32_e32 v20, v20, v0
    v_mul_f32_e32 v19, v19, v0
    v_mul_f32_e32 v18, v18, v0
    v_mul_f32_e32 v17, v17, v0
    v_mul_f32_e32 v16, v16, v0
    v_mul_f32_e32 v15, v15, v0
    s_sub_u32 s4, s39, s49
    s_min_u32 s4, s4, 32
    s_mov_b32 s5, 0
    s_branch L8
L7:
    s_and_b32 s24, -1, exec_lo
    s_lshr_b32 s25, s24, s5
    s_and_b32 s25, s25, 1
    s_ctz_i32_b32 s24, s24
    s_min_u32 s24, s24, 32
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s24, s5, s24
    v_readlane_b32 s24, v3, s24
    s_add_u32 s25, s49, s5
    s_mul_i32 s25, s25, s15
    s_add_u32 s25, s25, s41
    v_add_nc_u32_e32 v0, s25, v10
    v_cmp_gt_u32_e64 s26, s48, v0
    v_cndmask_b32_e64 v0, s34, v0, s26
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v20, s24, v0 :: v_dual_fmac_f32 v19, s24, v1
    v_add_nc_u32_e32 v0, s25, v12
    v_cmp_gt_u32_e64 s26, s48, v0
    v_cndmask_b32_e64 v0, s34, v0, s26
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v18, s24, v0 :: v_dual_fmac_f32 v17, s24, v1
    v_add_nc_u32_e32 v0, s25, v14
    v_cmp_gt_u32_e64 s25, s48, v0
    v_cndmask_b32_e64 v0, s34, v0, s25
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v16, s24, v0 :: v_dual_fmac_f32 v15, s24, v1
    s_add_u32 s5, s5, 1
L8:
    s_cmp_lt_u32 s5, s4
    s_cbranch_scc1 L7
    s_add_u32 s49, s49, s4
    v_mov_b32_e32 v22, v2
L9:
    s_cmp_lt_u32 s49, s39
    s_cbranch_scc1 L2
    v_mov_b32_e32 v0, 1.0
    v_div_scale_f32 v1, null, v21, v21, v0
    v_rcp_f32_e32 v2, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v3, -v1, v2, 1.0
    v_fma_f32 v2, v3, v2, v2
    v_div_scale_f32 v3, vcc_lo, v0, v21, v0
    v_mul_f32_e32 v4, v3, v2
    v_fma_f32 v5, -v1, v4, v3
    v_fma_f32 v4, v5, v2, v4
    v_fma_f32 v1, -v1, v4, v3
    v_div_fmas_f32 v1, v1, v2, v4
    v_div_fixup_f32 v2, v1, v21, v0
    s_mul_i32 s0, s14, s35
    s_mul_i32 s1, s13, s38
    s_add_u32 s0, s0, s1
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L12
    v_cmp_gt_u32_e64 s1, s38, v9
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s1
    v_dual_mul_f32 v0, v20, v2 :: v_dual_add_nc_u32 v3, s0, v9
    v_mul_f32_e32 v1, v19, v2
    s_max_u32 s1, s36, 1
    s_add_u32 s1, s1, -1
    v_cmp_gt_u32_e64 s1, s1, v3
    v_cndmask_b32_e64 v3, s36, v3, s1
    v_lshlrev_b32_e32 v3, 2, v3
    buffer_store_b64 v[0:1], v3, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L10:
    v_cmp_gt_u32_e64 s1, s38, v11
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s1
    v_dual_mul_f32 v0, v18, v2 :: v_dual_add_nc_u32 v3, s0, v11
    v_mul_f32_e32 v1, v17, v2
    s_max_u32 s1, s36, 1
    s_add_u32 s1, s1, -1
    v_cmp_gt_u32_e64 s1, s1, v3
    v_cndmask_b32_e64 v3, s36, v3, s1
    v_lshlrev_b32_e32 v3, 2, v3
    buffer_store_b64 v[0:1], v3, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L11:
    v_cmp_gt_u32_e64 s1, s38, v13
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s1
    v_mul_f32_e32 v0, v16, v2
    v_dual_mul_f32 v1, v15, v2 :: v_dual_add_nc_u32 v2, s0, v13
    s_max_u32 s0, s36, 1
    s_add_u32 s0, s0, -1
    v_cmp_gt_u32_e64 s0, s0, v2
    v_cndmask_b32_e64 v2, s36, v2, s0
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_store_b64 v[0:1], v2, s[20:23], 0 offen
L12:
    s_endpgm
