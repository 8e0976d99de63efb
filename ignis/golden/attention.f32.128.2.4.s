; 20 VGPRs, 48 SGPRs, 4128 bytes of LDS, 0 of scratch, 301 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s15, s[0:1], 0x10
    s_load_b32 s32, s[0:1], 0x28
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s33, s6
    s_mov_b32 s34, s10
    s_mov_b32 s35, s18
    s_mov_b32 s36, s22
    s_load_b32 s37, s[0:1], 0x58
    s_load_b32 s38, s[0:1], 0x5c
    s_load_b32 s28, s[0:1], 0x60
    s_load_b32 s29, s[0:1], 0x64
    s_load_b32 s30, s[0:1], 0x68
    s_load_b32 s31, s[0:1], 0x6c
    s_load_b32 s39, s[0:1], 0x70
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_lshl_b32 s2, s6, 2
    s_mov_b32 s3, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s24, s20
    s_mov_b32 s25, s21
    s_lshl_b32 s26, s22, 2
    s_mov_b32 s27, 0x31016000
    v_mbcnt_lo_u32_b32 v15, -1, 0
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s20, v1
    s_mov_b32 s21, 0xfedcba98
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_waitcnt lgkmcnt(0)
    s_add_u32 s4, s31, s14
    s_add_u32 s22, s4, 1
    s_branch L1
L0:
    s_mov_b32 s22, 0
L1:
    s_mul_i32 s4, s14, s15
    s_lshl_b32 s15, s13, 7
    s_add_u32 s40, s4, s15
    s_waitcnt lgkmcnt(0)
    s_mul_i32 s4, s13, s29
    v_cvt_f32_u32_e32 v1, s28
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s5, 0, s28
    v_mul_lo_u32 v2, s5, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s4, v1
    v_mul_lo_u32 v2, v1, s28
    v_sub_nc_u32_e32 v2, s4, v2
    v_cmp_le_u32_e64 s4, s28, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s28, v2
    v_cndmask_b32_e64 v1, v1, v3, s4
    v_cndmask_b32_e64 v2, v2, v4, s4
    v_cmp_le_u32_e64 s4, s28, v2
    v_dual_mov_b32 v13, 0xff800000 :: v_dual_add_nc_u32 v2, 1, v1
    v_cndmask_b32_e64 v1, v1, v2, s4
    s_cmp_eq_u32 s28, 0
    s_cselect_b32 s4, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s4
    v_readfirstlane_b32 s4, v1
    s_mul_i32 s13, s4, s30
    s_lshl_b32 s41, s20, 5
    s_add_u32 s42, s22, -1
    s_max_u32 s4, s33, 7
    s_add_u32 s43, s4, -7
    s_max_u32 s4, s34, 7
    s_add_u32 s44, s4, -7
    v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v16, 2, v15
    s_max_u32 s4, s35, 3
    s_add_u32 s45, s4, -3
    v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v3, 0
    v_mov_b32_e32 v2, 0
    v_mov_b32_e32 v4, 0
    s_branch L7
L2:
    v_add_nc_u32_e32 v17, s41, v15
    v_min_u32_e32 v5, s42, v17
    v_mul_lo_u32 v5, v5, s32
    v_dual_mov_b32 v19, 0 :: v_dual_add_nc_u32 v18, s13, v5
    s_mov_b32 s46, 0
    s_branch L4
L3:
    s_add_u32 s4, s40, s46
    s_cmp_lt_u32 s4, s43
    s_cselect_b32 s4, s4, s33
    s_lshl_b32 s28, s4, 2
    s_buffer_load_b128 s[4:7], s[0:3], s28
    s_buffer_load_b128 s[28:31], s[0:3], s28 offset:0x10
    v_add_nc_u32_e32 v5, s46, v18
    v_cmp_gt_u32_e64 s47, s44, v5
    v_cndmask_b32_e64 v5, s34, v5, s47
    v_lshlrev_b32_e32 v9, 2, v5
    buffer_load_b128 v[5:8], v9, s[8:11], 0 offen
    buffer_load_b128 v[9:12], v9, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v5, s4, v5, v19
    v_fma_f32 v5, s5, v6, v5
    v_fma_f32 v5, s6, v7, v5
    v_fma_f32 v5, s7, v8, v5
    s_waitcnt vmcnt(0)
    v_fma_f32 v5, s28, v9, v5
    v_fma_f32 v5, s29, v10, v5
    v_fma_f32 v5, s30, v11, v5
    v_fma_f32 v19, s31, v12, v5
    s_add_u32 s46, s46, 8
L4:
    s_cmp_lt_u32 s46, 0x80
    s_cbranch_scc1 L3
    v_cmp_gt_u32_e64 s4, s22, v17
    v_mul_f32_e32 v5, s39, v19
    v_cndmask_b32_e64 v5, 0xff800000, v5, s4
    v_max_f32_dpp v6, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v6, v6, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v6, v6, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v6, v6, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v7, v6, 0x76543210, s21
    v_max_f32_e32 v6, v7, v6
    v_max_f32_e32 v9, v13, v6
    v_sub_f32_e32 v5, v5, v9
    v_mul_f32_e32 v6, 0x3fb8aa3b, v5
    v_fma_f32 v7, v5, 0x3fb8aa3b, -v6
    v_fma_f32 v7, v5, 0x32a5705f, v7
    v_rndne_f32_e32 v8, v6
    v_sub_f32_e32 v6, v6, v8
    v_add_f32_e32 v6, v6, v7
    v_exp_f32_e32 v6, v6
    v_cvt_i32_f32_e32 v7, v8
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v6, v6, v7
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v5
    v_cndmask_b32_e64 v6, v6, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, v5
    v_cndmask_b32_e64 v10, v6, 0x7f800000, s4
    v_sub_f32_e32 v5, v13, v9
    v_mul_f32_e32 v6, 0x3fb8aa3b, v5
    v_fma_f32 v7, v5, 0x3fb8aa3b, -v6
    v_fma_f32 v7, v5, 0x32a5705f, v7
    v_rndne_f32_e32 v8, v6
    v_sub_f32_e32 v6, v6, v8
    v_add_f32_e32 v6, v6, v7
    v_exp_f32_e32 v6, v6
    v_cvt_i32_f32_e32 v7, v8
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v6, v6, v7
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v5
    v_cndmask_b32_e64 v6, v6, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, v5
    v_cndmask_b32_e64 v5, v6, 0x7f800000, s4
    v_add_f32_dpp v6, v10, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v6, v6, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v6, v6, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v6, v6, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v7, v6, 0x76543210, s21
    v_add_f32_e32 v6, v7, v6
    v_fma_f32 v14, v14, v5, v6
    v_mul_f32_e32 v1, v1, v5
    v_mul_f32_e32 v2, v2, v5
    v_mul_f32_e32 v3, v3, v5
    v_mul_f32_e32 v4, v4, v5
    s_sub_u32 s4, s22, s41
    s_min_u32 s5, s4, 32
    s_mov_b32 s6, 0
    s_branch L6
L5:
    s_and_b32 s7, -1, exec_lo
    s_lshr_b32 s28, s7, s6
    s_and_b32 s28, s28, 1
    s_ctz_i32_b32 s7, s7
    s_min_u32 s7, s7, 32
    s_cmp_lg_u32 s28, 0
    s_cselect_b32 s7, s6, s7
    v_readlane_b32 s7, v10, s7
    s_add_u32 s28, s41, s6
    s_mul_i32 s28, s28, s32
    s_add_u32 s28, s28, s13
    v_add_nc_u32_e32 v5, s28, v16
    v_cmp_gt_u32_e64 s28, s45, v5
    v_cndmask_b32_e64 v5, s35, v5, s28
    v_lshlrev_b32_e32 v5, 2, v5
    buffer_load_b128 v[5:8], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v1, s7, v5 :: v_dual_fmac_f32 v2, s7, v6
    v_dual_fmac_f32 v3, s7, v7 :: v_dual_fmac_f32 v4, s7, v8
    s_add_u32 s6, s6, 1
L6:
    s_cmp_lt_u32 s6, s5
    s_cbranch_scc1 L5
    s_min_u32 s4, s4, 0x80
    s_add_u32 s41, s41, s4
    v_mov_b32_e32 v13, v9
L7:
    s_cmp_lt_u32 s41, s22
    s_cbranch_scc1 L2
    v_cmp_eq_u32_e64 s0, 0, v15
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s20, 3
    v_mov_b32_e32 v5, s0
    ds_store_b64 v5, v[13:14]
    s_mov_b32 exec_lo, s12
L8:
    s_lshl_b32 s0, s20, 8
    v_add_lshl_u32 v5, s0, v16, 2
    ds_store_b128 v5, v[1:4] offset:32
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshr_b32 s0, s22, 5
    s_and_b32 s1, s22, 31
    s_cmp_eq_u32 s1, 0
    s_cselect_b32 s1, 0, 1
    s_add_u32 s0, s0, s1
    s_min_u32 s0, s0, 4
    s_cmp_lt_u32 s14, s23
    s_cselect_b32 s1, exec_lo, 0
    s_mul_i32 s2, s14, s38
    s_mov_b32 s3, s12
L9:
    s_mov_b32 exec_lo, s3
    v_cmp_gt_u32_e64 s3, 0x80, v0
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc1 L10
    s_mov_b32 s3, 0
    s_branch L15
L10:
    s_mov_b32 exec_lo, s3
    v_mov_b32_e32 v1, 0xff800000
    s_mov_b32 s4, 0
    s_branch L12
L11:
    s_lshl_b32 s5, s4, 3
    v_mov_b32_e32 v2, s5
    ds_load_b32 v2, v2
    s_waitcnt lgkmcnt(0)
    v_max_f32_e32 v1, v1, v2
    s_add_u32 s4, s4, 1
L12:
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L11
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
    s_mov_b32 s4, 0
    s_branch L14
L13:
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
L14:
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L13
    v_div_scale_f32 v1, null, v3, v3, v2
    v_rcp_f32_e32 v4, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v5, -v1, v4, 1.0
    v_fma_f32 v4, v5, v4, v4
    v_div_scale_f32 v5, vcc_lo, v2, v3, v2
    v_mul_f32_e32 v6, v5, v4
    v_fma_f32 v7, -v1, v6, v5
    v_fma_f32 v6, v7, v4, v6
    v_fma_f32 v1, -v1, v6, v5
    v_div_fmas_f32 v1, v1, v4, v6
    v_div_fixup_f32 v1, v1, v3, v2
    v_add_nc_u32_e32 v2, s15, v0
    v_cmp_gt_u32_e64 s4, s37, v2
    s_and_b32 s4, s1, s4
    v_add_nc_u32_e32 v2, s2, v2
    v_cndmask_b32_e64 v2, s36, v2, s4
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_store_b32 v1, v2, s[24:27], 0 offen
    v_sub_nc_u32_e32 v1, 0x80, v0
    v_add_nc_u32_e32 v0, v0, v1
L15:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc1 L9
    s_endpgm
