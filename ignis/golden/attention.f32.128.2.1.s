; 19 VGPRs, 45 SGPRs, 4128 bytes of LDS, 0 of scratch, 224 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s12, s[0:1], 0x10
    s_load_b32 s28, s[0:1], 0x28
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s29, s6
    s_mov_b32 s30, s10
    s_mov_b32 s31, s18
    s_load_b32 s32, s[0:1], 0x58
    s_mov_b32 s33, s22
    s_load_b32 s15, s[0:1], 0x60
    s_load_b32 s24, s[0:1], 0x64
    s_load_b32 s25, s[0:1], 0x68
    s_load_b32 s26, s[0:1], 0x6c
    s_load_b32 s34, s[0:1], 0x70
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
    s_mov_b32 s5, 0xfedcba98
    s_lshl2_add_u32 s4, s14, s4
    s_cmp_lt_u32 s4, s7
    s_cbranch_scc0 L0
    s_waitcnt lgkmcnt(0)
    s_add_u32 s6, s26, s4
    s_add_u32 s6, s6, 1
    s_branch L1
L0:
    s_mov_b32 s6, 0
L1:
    s_mul_i32 s12, s4, s12
    s_lshl_b32 s35, s13, 7
    s_add_u32 s36, s12, s35
    s_waitcnt lgkmcnt(0)
    s_mul_i32 s12, s13, s24
    v_cvt_f32_u32_e32 v0, s15
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s13, 0, s15
    v_mul_lo_u32 v1, s13, v0
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    v_mul_hi_u32 v0, s12, v0
    v_mul_lo_u32 v1, v0, s15
    v_sub_nc_u32_e32 v1, s12, v1
    v_cmp_le_u32_e64 s12, s15, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s15, v1
    v_cndmask_b32_e64 v0, v0, v2, s12
    v_cndmask_b32_e64 v1, v1, v3, s12
    v_cmp_le_u32_e64 s12, s15, v1
    v_dual_mov_b32 v14, 0 :: v_dual_add_nc_u32 v1, 1, v0
    v_cndmask_b32_e64 v0, v0, v1, s12
    s_cmp_eq_u32 s15, 0
    s_cselect_b32 s12, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s12
    v_readfirstlane_b32 s12, v0
    s_mul_i32 s37, s12, s25
    s_add_u32 s38, s6, -1
    s_max_u32 s12, s29, 7
    s_add_u32 s39, s12, -7
    s_max_u32 s12, s30, 7
    s_add_u32 s40, s12, -7
    v_dual_mov_b32 v12, 0 :: v_dual_lshlrev_b32 v9, 2, v8
    s_max_u32 s12, s31, 3
    s_add_u32 s41, s12, -3
    v_dual_mov_b32 v15, 0xff800000 :: v_dual_mov_b32 v10, 0
    v_mov_b32_e32 v13, 0
    v_mov_b32_e32 v11, 0
    s_mov_b32 s42, 0
    s_branch L7
L2:
    v_add_nc_u32_e32 v16, s42, v8
    v_min_u32_e32 v0, s38, v16
    v_mul_lo_u32 v0, v0, s28
    v_dual_mov_b32 v18, 0 :: v_dual_add_nc_u32 v17, s37, v0
    s_mov_b32 s43, 0
    s_branch L4
L3:
    s_add_u32 s12, s36, s43
    s_cmp_lt_u32 s12, s39
    s_cselect_b32 s12, s12, s29
    s_lshl_b32 s24, s12, 2
    s_buffer_load_b128 s[12:15], s[0:3], s24
    s_buffer_load_b128 s[24:27], s[0:3], s24 offset:0x10
    v_add_nc_u32_e32 v0, s43, v17
    v_cmp_gt_u32_e64 s44, s40, v0
    v_cndmask_b32_e64 v0, s30, v0, s44
    v_lshlrev_b32_e32 v4, 2, v0
    buffer_load_b128 v[0:3], v4, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v0, s12, v0, v18
    v_fma_f32 v0, s13, v1, v0
    v_fma_f32 v0, s14, v2, v0
    v_fma_f32 v0, s15, v3, v0
    s_waitcnt vmcnt(0)
    v_fma_f32 v0, s24, v4, v0
    v_fma_f32 v0, s25, v5, v0
    v_fma_f32 v0, s26, v6, v0
    v_fma_f32 v18, s27, v7, v0
    s_add_u32 s43, s43, 8
L4:
    s_cmp_lt_u32 s43, 0x80
    s_cbranch_scc1 L3
    v_cmp_gt_u32_e64 s12, s6, v16
    v_mul_f32_e32 v0, s34, v18
    v_cndmask_b32_e64 v0, 0xff800000, v0, s12
    v_max_f32_dpp v1, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s5
    v_max_f32_e32 v1, v2, v1
    v_max_f32_e32 v4, v15, v1
    v_sub_f32_e32 v0, v0, v4
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
    v_cmp_gt_f32_e64 s12, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s12
    v_cmp_lt_f32_e64 s12, 0x42b17218, v0
    v_cndmask_b32_e64 v5, v1, 0x7f800000, s12
    v_sub_f32_e32 v0, v15, v4
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
    v_cmp_gt_f32_e64 s12, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s12
    v_cmp_lt_f32_e64 s12, 0x42b17218, v0
    v_cndmask_b32_e64 v0, v1, 0x7f800000, s12
    v_add_f32_dpp v1, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s5
    v_add_f32_e32 v1, v2, v1
    v_fma_f32 v14, v14, v0, v1
    v_mul_f32_e32 v13, v13, v0
    v_mul_f32_e32 v12, v12, v0
    v_mul_f32_e32 v11, v11, v0
    v_mul_f32_e32 v10, v10, v0
    s_sub_u32 s12, s6, s42
    s_min_u32 s12, s12, 32
    s_mov_b32 s13, 0
    s_branch L6
L5:
    s_and_b32 s14, -1, exec_lo
    s_lshr_b32 s15, s14, s13
    s_and_b32 s15, s15, 1
    s_ctz_i32_b32 s14, s14
    s_min_u32 s14, s14, 32
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s14, s13, s14
    v_readlane_b32 s14, v5, s14
    s_add_u32 s15, s42, s13
    s_mul_i32 s15, s15, s28
    s_add_u32 s15, s15, s37
    v_add_nc_u32_e32 v0, s15, v9
    v_cmp_gt_u32_e64 s15, s41, v0
    v_cndmask_b32_e64 v0, s31, v0, s15
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v13, s14, v0 :: v_dual_fmac_f32 v12, s14, v1
    v_dual_fmac_f32 v11, s14, v2 :: v_dual_fmac_f32 v10, s14, v3
    s_add_u32 s13, s13, 1
L6:
    s_cmp_lt_u32 s13, s12
    s_cbranch_scc1 L5
    s_add_u32 s42, s42, s12
    v_mov_b32_e32 v15, v4
L7:
    s_cmp_lt_u32 s42, s6
    s_cbranch_scc1 L2
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
    v_div_fixup_f32 v3, v1, v14, v0
    s_mul_i32 s0, s4, s32
    s_add_u32 s0, s0, s35
    s_cmp_lt_u32 s4, s7
    s_cbranch_scc0 L8
    v_mul_f32_e32 v0, v13, v3
    v_dual_mul_f32 v1, v3, v12 :: v_dual_add_nc_u32 v4, s0, v9
    v_mul_f32_e32 v2, v11, v3
    v_mul_f32_e32 v3, v10, v3
    s_max_u32 s0, s33, 3
    s_add_u32 s0, s0, -3
    v_cmp_gt_u32_e64 s0, s0, v4
    v_cndmask_b32_e64 v4, s33, v4, s0
    v_lshlrev_b32_e32 v4, 2, v4
    buffer_store_b128 v[0:3], v4, s[20:23], 0 offen
L8:
    s_endpgm
