; 19 VGPRs, 51 SGPRs, 4128 bytes of LDS, 0 of scratch, 328 instructions
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
    s_mov_b32 s35, s22
    s_load_b32 s36, s[0:1], 0x5c
    s_load_b32 s28, s[0:1], 0x60
    s_load_b32 s29, s[0:1], 0x64
    s_load_b32 s30, s[0:1], 0x68
    s_load_b32 s31, s[0:1], 0x6c
    s_load_b32 s37, s[0:1], 0x70
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
    v_mbcnt_lo_u32_b32 v13, -1, 0
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s20, v1
    s_mov_b32 s21, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_and_b32 s22, s30, -2
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_add_u32 s4, s31, s14
    s_add_u32 s38, s4, 1
    s_branch L1
L0:
    s_mov_b32 s38, 0
L1:
    s_mul_i32 s4, s14, s28
    s_add_u32 s4, s4, s13
    s_mul_i32 s39, s4, s22
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
    v_add_nc_u32_e32 v2, 1, v1
    v_cndmask_b32_e64 v1, v1, v2, s4
    s_cmp_eq_u32 s28, 0
    s_cselect_b32 s4, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s4
    v_readfirstlane_b32 s4, v1
    s_mul_i32 s40, s4, s30
    v_dual_mov_b32 v11, 0xff800000 :: v_dual_lshlrev_b32 v14, 1, v13
    s_add_u32 s4, s22, -2
    v_min_u32_e32 v15, s4, v14
    s_lshl_b32 s41, s20, 5
    s_add_u32 s42, s38, -1
    s_and_b32 s43, s30, -8
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
    v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v9, 0
    v_mov_b32_e32 v10, 0
    s_branch L9
L2:
    v_add_nc_u32_e32 v16, s41, v13
    v_min_u32_e32 v1, s42, v16
    v_mul_lo_u32 v1, v1, s15
    v_dual_mov_b32 v18, 0 :: v_dual_add_nc_u32 v17, s40, v1
    s_mov_b32 s49, 0
    s_branch L4
L3:
    s_add_u32 s4, s39, s49
    s_cmp_lt_u32 s4, s44
    s_cselect_b32 s4, s4, s32
    s_lshl_b32 s28, s4, 2
    s_buffer_load_b128 s[4:7], s[0:3], s28
    s_buffer_load_b128 s[28:31], s[0:3], s28 offset:0x10
    v_add_nc_u32_e32 v1, s49, v17
    v_cmp_gt_u32_e64 s50, s45, v1
    v_cndmask_b32_e64 v1, s33, v1, s50
    v_lshlrev_b32_e32 v5, 2, v1
    buffer_load_b128 v[1:4], v5, s[8:11], 0 offen
    buffer_load_b128 v[5:8], v5, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v1, s4, v1, v18
    v_fma_f32 v1, s5, v2, v1
    v_fma_f32 v1, s6, v3, v1
    v_fma_f32 v1, s7, v4, v1
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, s28, v5, v1
    v_fma_f32 v1, s29, v6, v1
    v_fma_f32 v1, s30, v7, v1
    v_fma_f32 v18, s31, v8, v1
    s_add_u32 s49, s49, 8
L4:
    s_cmp_lt_u32 s49, s43
    s_cbranch_scc1 L3
    s_mov_b32 s6, s43
    s_branch L6
L5:
    s_add_u32 s4, s39, s6
    s_cmp_lt_u32 s4, s46
    s_cselect_b32 s4, s4, s32
    s_lshl_b32 s4, s4, 2
    s_buffer_load_b64 s[4:5], s[0:3], s4
    v_add_nc_u32_e32 v1, s6, v17
    v_cmp_gt_u32_e64 s7, s47, v1
    v_cndmask_b32_e64 v1, s33, v1, s7
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b64 v[1:2], v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_fma_f32 v1, s4, v1, v18
    v_fma_f32 v18, s5, v2, v1
    s_add_u32 s6, s6, 2
L6:
    s_cmp_lt_u32 s6, s22
    s_cbranch_scc1 L5
    v_cmp_gt_u32_e64 s4, s38, v16
    v_mul_f32_e32 v1, s37, v18
    v_cndmask_b32_e64 v1, 0xff800000, v1, s4
    v_max_f32_dpp v2, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s21
    v_max_f32_e32 v2, v3, v2
    v_max_f32_e32 v3, v11, v2
    v_sub_f32_e32 v1, v1, v3
    v_mul_f32_e32 v2, 0x3fb8aa3b, v1
    v_fma_f32 v4, v1, 0x3fb8aa3b, -v2
    v_fma_f32 v4, v1, 0x32a5705f, v4
    v_rndne_f32_e32 v5, v2
    v_sub_f32_e32 v2, v2, v5
    v_add_f32_e32 v2, v2, v4
    v_exp_f32_e32 v2, v2
    v_cvt_i32_f32_e32 v4, v5
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v2, v2, v4
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v1
    v_cndmask_b32_e64 v2, v2, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, v1
    v_cndmask_b32_e64 v4, v2, 0x7f800000, s4
    v_sub_f32_e32 v1, v11, v3
    v_mul_f32_e32 v2, 0x3fb8aa3b, v1
    v_fma_f32 v5, v1, 0x3fb8aa3b, -v2
    v_fma_f32 v5, v1, 0x32a5705f, v5
    v_rndne_f32_e32 v6, v2
    v_sub_f32_e32 v2, v2, v6
    v_add_f32_e32 v2, v2, v5
    v_exp_f32_e32 v2, v2
    v_cvt_i32_f32_e32 v5, v6
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v2, v2, v5
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v1
    v_cndmask_b32_e64 v2, v2, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, v1
    v_cndmask_b32_e64 v1, v2, 0x7f800000, s4
    v_add_f32_dpp v2, v4, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v5, v2, 0x76543210, s21
    v_add_f32_e32 v2, v5, v2
    v_fma_f32 v12, v12, v1, v2
    v_mul_f32_e32 v9, v9, v1
    v_mul_f32_e32 v10, v10, v1
    s_sub_u32 s4, s38, s41
    s_min_u32 s5, s4, 32
    s_mov_b32 s6, 0
    s_branch L8
L7:
    s_and_b32 s7, -1, exec_lo
    s_lshr_b32 s28, s7, s6
    s_and_b32 s28, s28, 1
    s_ctz_i32_b32 s7, s7
    s_min_u32 s7, s7, 32
    s_cmp_lg_u32 s28, 0
    s_cselect_b32 s7, s6, s7
    v_readlane_b32 s7, v4, s7
    s_add_u32 s28, s41, s6
    s_mul_i32 s28, s28, s15
    s_add_u32 s28, s28, s40
    v_add_nc_u32_e32 v1, s28, v15
    v_cmp_gt_u32_e64 s28, s48, v1
    v_cndmask_b32_e64 v1, s34, v1, s28
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b64 v[1:2], v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v9, s7, v1 :: v_dual_fmac_f32 v10, s7, v2
    s_add_u32 s6, s6, 1
L8:
    s_cmp_lt_u32 s6, s5
    s_cbranch_scc1 L7
    s_min_u32 s4, s4, 0x80
    s_add_u32 s41, s41, s4
    v_mov_b32_e32 v11, v3
L9:
    s_cmp_lt_u32 s41, s38
    s_cbranch_scc1 L2
    v_cmp_eq_u32_e64 s0, 0, v13
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s20, 3
    v_mov_b32_e32 v1, s0
    ds_store_b64 v1, v[11:12]
    s_mov_b32 exec_lo, s12
L10:
    s_lshl_b32 s0, s20, 8
    v_add_lshl_u32 v1, s0, v14, 2
    ds_store_b64 v1, v[9:10] offset:32
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshr_b32 s0, s38, 5
    s_and_b32 s1, s38, 31
    s_cmp_eq_u32 s1, 0
    s_cselect_b32 s1, 0, 1
    s_add_u32 s0, s0, s1
    s_min_u32 s0, s0, 4
    s_mul_i32 s1, s13, s22
    s_cmp_lt_u32 s14, s23
    s_cselect_b32 s2, exec_lo, 0
    s_mul_i32 s3, s14, s36
    s_mov_b32 s4, s12
L11:
    s_mov_b32 exec_lo, s4
    v_cmp_gt_u32_e64 s4, s22, v0
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc1 L12
    s_mov_b32 s4, 0
    s_branch L17
L12:
    s_mov_b32 exec_lo, s4
    v_mov_b32_e32 v1, 0xff800000
    s_mov_b32 s5, 0
    s_branch L14
L13:
    s_lshl_b32 s6, s5, 3
    v_mov_b32_e32 v2, s6
    ds_load_b32 v2, v2
    s_waitcnt lgkmcnt(0)
    v_max_f32_e32 v1, v1, v2
    s_add_u32 s5, s5, 1
L14:
    s_cmp_lt_u32 s5, s0
    s_cbranch_scc1 L13
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
    s_mov_b32 s5, 0
    s_branch L16
L15:
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
L16:
    s_cmp_lt_u32 s5, s0
    s_cbranch_scc1 L15
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
    v_add3_u32 v2, s1, v0, s3
    v_cndmask_b32_e64 v2, s35, v2, s2
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_store_b32 v1, v2, s[24:27], 0 offen
    v_sub_nc_u32_e32 v1, s22, v0
    v_add_nc_u32_e32 v0, v0, v1
L17:
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc1 L11
    s_endpgm
