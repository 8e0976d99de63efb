; 25 VGPRs, 41 SGPRs, 4128 bytes of LDS, 0 of scratch, 402 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s15, s[0:1], 0x10
    s_load_b32 s28, s[0:1], 0x28
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s29, s6
    s_mov_b32 s30, s10
    s_mov_b32 s31, s18
    s_mov_b32 s32, s22
    s_load_b32 s33, s[0:1], 0x58
    s_load_b32 s34, s[0:1], 0x5c
    s_load_b32 s35, s[0:1], 0x60
    s_load_b32 s36, s[0:1], 0x64
    s_load_b32 s37, s[0:1], 0x68
    s_load_b32 s38, s[0:1], 0x6c
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
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s4, v1
    v_mbcnt_lo_u32_b32 v3, -1, 0
    s_mov_b32 s5, 0xfedcba98
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_waitcnt lgkmcnt(0)
    s_add_u32 s6, s38, s14
    s_add_u32 s6, s6, 1
    s_branch L1
L0:
    s_mov_b32 s6, 0
L1:
    s_mul_i32 s7, s14, s15
    s_waitcnt lgkmcnt(0)
    s_mul_i32 s15, s13, s37
    s_add_u32 s7, s7, s15
    s_mul_i32 s13, s13, s36
    v_cvt_f32_u32_e32 v1, s35
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s20, 0, s35
    v_mul_lo_u32 v2, s20, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s13, v1
    v_mul_lo_u32 v2, v1, s35
    v_sub_nc_u32_e32 v2, s13, v2
    v_cmp_le_u32_e64 s13, s35, v2
    v_add_nc_u32_e32 v4, 1, v1
    v_subrev_nc_u32_e32 v5, s35, v2
    v_cndmask_b32_e64 v1, v1, v4, s13
    v_cndmask_b32_e64 v2, v2, v5, s13
    v_cmp_le_u32_e64 s13, s35, v2
    v_add_nc_u32_e32 v2, 1, v1
    v_cndmask_b32_e64 v1, v1, v2, s13
    s_cmp_eq_u32 s35, 0
    s_cselect_b32 s13, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s13
    v_readfirstlane_b32 s13, v1
    s_mul_i32 s13, s13, s37
    s_lshl_b32 s20, s4, 5
    s_add_u32 s21, s6, -1
    s_add_u32 s22, s37, -1
    v_min_u32_e32 v4, s22, v3
    v_dual_mov_b32 v2, 0 :: v_dual_add_nc_u32 v1, 32, v3
    v_min_u32_e32 v5, s22, v1
    v_dual_mov_b32 v18, 0 :: v_dual_add_nc_u32 v1, 64, v3
    v_min_u32_e32 v6, s22, v1
    v_dual_mov_b32 v16, 0 :: v_dual_add_nc_u32 v1, 0x60, v3
    v_min_u32_e32 v7, s22, v1
    v_dual_mov_b32 v14, 0 :: v_dual_add_nc_u32 v1, 0x80, v3
    v_min_u32_e32 v8, s22, v1
    v_dual_mov_b32 v12, 0 :: v_dual_add_nc_u32 v1, 0xa0, v3
    v_min_u32_e32 v9, s22, v1
    v_add_nc_u32_e32 v1, 0xc0, v3
    v_min_u32_e32 v10, s22, v1
    v_add_nc_u32_e32 v1, 0xe0, v3
    v_min_u32_e32 v11, s22, v1
    v_mov_b32_e32 v1, 0xff800000
    v_mov_b32_e32 v19, 0
    v_mov_b32_e32 v17, 0
    v_mov_b32_e32 v15, 0
    v_mov_b32_e32 v13, 0
    s_branch L15
L2:
    v_add_nc_u32_e32 v20, s20, v3
    v_min_u32_e32 v21, s21, v20
    v_mul_lo_u32 v21, v21, s28
    v_dual_mov_b32 v22, 0 :: v_dual_add_nc_u32 v21, s13, v21
    s_mov_b32 s22, 0
    s_branch L4
L3:
    s_add_u32 s35, s7, s22
    s_min_u32 s35, s35, s29
    s_lshl_b32 s35, s35, 2
    s_buffer_load_b32 s35, s[0:3], s35
    v_add_nc_u32_e32 v23, s22, v21
    v_min_u32_e32 v23, s30, v23
    v_lshlrev_b32_e32 v23, 2, v23
    buffer_load_b32 v23, v23, s[8:11], 0 offen
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_fma_f32 v22, s35, v23, v22
    s_add_u32 s22, s22, 1
L4:
    s_cmp_lt_u32 s22, s37
    s_cbranch_scc1 L3
    v_cmp_gt_u32_e64 s22, s6, v20
    v_mul_f32_e32 v20, s39, v22
    v_cndmask_b32_e64 v20, 0xff800000, v20, s22
    s_mov_b32 exec_lo, -1
    v_cndmask_b32_e64 v21, 0x7fc00000, v20, s12
    v_max_f32_dpp v21, v21, v21 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v21, v21, v21 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v21, v21, v21 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v21, v21, v21 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v22, v21, 0x76543210, s5
    v_max_f32_e32 v21, v22, v21
    s_mov_b32 exec_lo, s12
    v_max_f32_e32 v21, v1, v21
    v_sub_f32_e32 v20, v20, v21
    v_dual_mul_f32 v22, 0x3fb8aa3b, v20 :: v_dual_sub_f32 v1, v1, v21
    v_fma_f32 v23, v20, 0x3fb8aa3b, -v22
    v_fma_f32 v23, v20, 0x32a5705f, v23
    v_rndne_f32_e32 v24, v22
    v_sub_f32_e32 v22, v22, v24
    v_add_f32_e32 v22, v22, v23
    v_exp_f32_e32 v22, v22
    v_cvt_i32_f32_e32 v23, v24
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v22, v22, v23
    v_cmp_gt_f32_e64 s22, 0xc2d00000, v20
    v_cndmask_b32_e64 v22, v22, 0, s22
    v_cmp_lt_f32_e64 s22, 0x42b17218, v20
    v_cndmask_b32_e64 v20, v22, 0x7f800000, s22
    v_mul_f32_e32 v22, 0x3fb8aa3b, v1
    v_fma_f32 v23, v1, 0x3fb8aa3b, -v22
    v_fma_f32 v23, v1, 0x32a5705f, v23
    v_rndne_f32_e32 v24, v22
    v_sub_f32_e32 v22, v22, v24
    v_add_f32_e32 v22, v22, v23
    v_exp_f32_e32 v22, v22
    v_cvt_i32_f32_e32 v23, v24
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v22, v22, v23
    v_cmp_gt_f32_e64 s22, 0xc2d00000, v1
    v_cndmask_b32_e64 v22, v22, 0, s22
    v_cmp_lt_f32_e64 s22, 0x42b17218, v1
    v_cndmask_b32_e64 v1, v22, 0x7f800000, s22
    s_mov_b32 exec_lo, -1
    v_cndmask_b32_e64 v22, 0x80000000, v20, s12
    v_add_f32_dpp v22, v22, v22 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v22, v22, v22 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v22, v22, v22 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v22, v22, v22 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v23, v22, 0x76543210, s5
    v_add_f32_e32 v22, v23, v22
    s_mov_b32 exec_lo, s12
    v_fma_f32 v2, v2, v1, v22
    v_dual_mul_f32 v19, v19, v1 :: v_dual_mul_f32 v18, v1, v18
    v_mul_f32_e32 v17, v17, v1
    v_dual_mul_f32 v16, v16, v1 :: v_dual_mul_f32 v15, v1, v15
    v_mul_f32_e32 v14, v14, v1
    v_mul_f32_e32 v13, v13, v1
    v_mul_f32_e32 v12, v12, v1
    s_sub_u32 s22, s6, s20
    s_min_u32 s35, s22, 32
    s_mov_b32 s36, 0
    s_branch L14
L5:
    s_and_b32 s38, -1, exec_lo
    s_lshr_b32 s40, s38, s36
    s_and_b32 s40, s40, 1
    s_ctz_i32_b32 s38, s38
    s_min_u32 s38, s38, 32
    s_cmp_lg_u32 s40, 0
    s_cselect_b32 s38, s36, s38
    v_readlane_b32 s38, v20, s38
    s_add_u32 s40, s20, s36
    s_mul_i32 s40, s40, s28
    s_add_u32 s40, s40, s13
    s_cmp_lt_u32 0, s37
    s_cbranch_scc0 L6
    v_add_nc_u32_e32 v1, s40, v4
    v_min_u32_e32 v1, s31, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b32 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v19, s38, v1, v19
L6:
    s_cmp_lt_u32 32, s37
    s_cbranch_scc0 L7
    v_add_nc_u32_e32 v1, s40, v5
    v_min_u32_e32 v1, s31, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b32 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v18, s38, v1, v18
L7:
    s_cmp_lt_u32 64, s37
    s_cbranch_scc0 L8
    v_add_nc_u32_e32 v1, s40, v6
    v_min_u32_e32 v1, s31, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b32 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v17, s38, v1, v17
L8:
    s_cmp_lt_u32 0x60, s37
    s_cbranch_scc0 L9
    v_add_nc_u32_e32 v1, s40, v7
    v_min_u32_e32 v1, s31, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b32 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v16, s38, v1, v16
L9:
    s_cmp_lt_u32 0x80, s37
    s_cbranch_scc0 L10
    v_add_nc_u32_e32 v1, s40, v8
    v_min_u32_e32 v1, s31, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b32 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v15, s38, v1, v15
L10:
    s_cmp_lt_u32 0xa0, s37
    s_cbranch_scc0 L11
    v_add_nc_u32_e32 v1, s40, v9
    v_min_u32_e32 v1, s31, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b32 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v14, s38, v1, v14
L11:
    s_cmp_lt_u32 0xc0, s37
    s_cbranch_scc0 L12
    v_add_nc_u32_e32 v1, s40, v10
    v_min_u32_e32 v1, s31, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b32 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v13, s38, v1, v13
L12:
    s_cmp_lt_u32 0xe0, s37
    s_cbranch_scc0 L13
    v_add_nc_u32_e32 v1, s40, v11
    v_min_u32_e32 v1, s31, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b32 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v12, s38, v1, v12
L13:
    s_add_u32 s36, s36, 1
L14:
    s_cmp_lt_u32 s36, s35
    s_cbranch_scc1 L5
    s_min_u32 s22, s22, 0x80
    s_add_u32 s20, s20, s22
    v_mov_b32_e32 v1, v21
L15:
    s_cmp_lt_u32 s20, s6
    s_cbranch_scc1 L2
    v_cmp_eq_u32_e64 s0, 0, v3
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s4, 3
    v_mov_b32_e32 v4, s0
    ds_store_b64 v4, v[1:2]
    s_mov_b32 exec_lo, s12
L16:
    s_cmp_lt_u32 0, s37
    s_cbranch_scc0 L17
    s_lshl_b32 s0, s4, 8
    v_add_lshl_u32 v1, s0, v3, 2
    ds_store_b32 v1, v19 offset:32
L17:
    s_cmp_lt_u32 32, s37
    s_cbranch_scc0 L18
    s_lshl_b32 s0, s4, 8
    v_add_lshl_u32 v1, s0, v3, 2
    ds_store_b32 v1, v18 offset:160
L18:
    s_cmp_lt_u32 64, s37
    s_cbranch_scc0 L19
    s_lshl_b32 s0, s4, 8
    v_add_lshl_u32 v1, s0, v3, 2
    ds_store_b32 v1, v17 offset:288
L19:
    s_cmp_lt_u32 0x60, s37
    s_cbranch_scc0 L20
    s_lshl_b32 s0, s4, 8
    v_add_lshl_u32 v1, s0, v3, 2
    ds_store_b32 v1, v16 offset:416
L20:
    s_cmp_lt_u32 0x80, s37
    s_cbranch_scc0 L21
    s_lshl_b32 s0, s4, 8
    v_add_lshl_u32 v1, s0, v3, 2
    ds_store_b32 v1, v15 offset:544
L21:
    s_cmp_lt_u32 0xa0, s37
    s_cbranch_scc0 L22
    s_lshl_b32 s0, s4, 8
    v_add_lshl_u32 v1, s0, v3, 2
    ds_store_b32 v1, v14 offset:672
L22:
    s_cmp_lt_u32 0xc0, s37
    s_cbranch_scc0 L23
    s_lshl_b32 s0, s4, 8
    v_add_lshl_u32 v1, s0, v3, 2
    ds_store_b32 v1, v13 offset:800
L23:
    s_cmp_lt_u32 0xe0, s37
    s_cbranch_scc0 L24
    s_lshl_b32 s0, s4, 8
    v_add_lshl_u32 v1, s0, v3, 2
    ds_store_b32 v1, v12 offset:928
L24:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshr_b32 s0, s6, 5
    s_and_b32 s1, s6, 31
    s_cmp_eq_u32 s1, 0
    s_cselect_b32 s1, 0, 1
    s_add_u32 s0, s0, s1
    s_min_u32 s0, s0, 4
    s_cmp_lt_u32 s14, s23
    s_cselect_b32 s1, exec_lo, 0
    s_mul_i32 s2, s14, s34
    s_mov_b32 s3, s12
L25:
    s_mov_b32 exec_lo, s3
    v_cmp_gt_u32_e64 s3, s37, v0
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc1 L26
    s_mov_b32 s3, 0
    s_branch L31
L26:
    s_mov_b32 exec_lo, s3
    v_mov_b32_e32 v1, 0xff800000
    s_mov_b32 s4, 0
    s_branch L28
L27:
    s_lshl_b32 s5, s4, 3
    v_mov_b32_e32 v2, s5
    ds_load_b32 v2, v2
    s_waitcnt lgkmcnt(0)
    v_max_f32_e32 v1, v1, v2
    s_add_u32 s4, s4, 1
L28:
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L27
    v_cmp_gt_u32_e64 s4, 0x100, v0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
    s_mov_b32 s5, 0
    s_branch L30
L29:
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
    v_add_nc_u32_e32 v5, s6, v0
    v_cndmask_b32_e64 v5, 0, v5, s4
    v_lshlrev_b32_e32 v5, 2, v5
    ds_load_b32 v5, v5 offset:32
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e64 v5, 0, v5, s4
    v_fma_f32 v2, v5, v4, v2
    s_add_u32 s5, s5, 1
L30:
    s_cmp_lt_u32 s5, s0
    s_cbranch_scc1 L29
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
    v_cmp_gt_u32_e64 s4, s33, v2
    s_and_b32 s4, s1, s4
    v_add_nc_u32_e32 v2, s2, v2
    v_cndmask_b32_e64 v2, s32, v2, s4
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_store_b32 v1, v2, s[24:27], 0 offen
    v_sub_nc_u32_e32 v1, s37, v0
    v_min_u32_e32 v1, 0x80, v1
    v_add_nc_u32_e32 v0, v0, v1
L31:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc1 L25
    s_endpgm
