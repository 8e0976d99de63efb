; 31 VGPRs, 38 SGPRs, 4128 bytes of LDS, 0 of scratch, 347 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s15, s[0:1], 0x10
    s_load_b32 s24, s[0:1], 0x28
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s25, s6
    s_mov_b32 s26, s10
    s_mov_b32 s27, s18
    s_load_b32 s28, s[0:1], 0x58
    s_mov_b32 s29, s22
    s_load_b32 s30, s[0:1], 0x60
    s_load_b32 s31, s[0:1], 0x64
    s_load_b32 s32, s[0:1], 0x68
    s_load_b32 s33, s[0:1], 0x6c
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
    v_mbcnt_lo_u32_b32 v1, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s4, v0
    s_mov_b32 s5, 0xfedcba98
    s_lshl2_add_u32 s4, s14, s4
    s_cmp_lt_u32 s4, s7
    s_cbranch_scc0 L0
    s_waitcnt lgkmcnt(0)
    s_add_u32 s6, s33, s4
    s_add_u32 s6, s6, 1
    s_branch L1
L0:
    s_mov_b32 s6, 0
L1:
    s_mul_i32 s14, s4, s15
    s_waitcnt lgkmcnt(0)
    s_mul_i32 s15, s13, s32
    s_add_u32 s14, s14, s15
    s_mul_i32 s13, s13, s31
    v_cvt_f32_u32_e32 v0, s30
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s31, 0, s30
    v_mul_lo_u32 v2, s31, v0
    v_mul_hi_u32 v2, v0, v2
    v_add_nc_u32_e32 v0, v0, v2
    v_mul_hi_u32 v0, s13, v0
    v_mul_lo_u32 v2, v0, s30
    v_sub_nc_u32_e32 v2, s13, v2
    v_cmp_le_u32_e64 s13, s30, v2
    v_add_nc_u32_e32 v3, 1, v0
    v_subrev_nc_u32_e32 v4, s30, v2
    v_cndmask_b32_e64 v0, v0, v3, s13
    v_cndmask_b32_e64 v2, v2, v4, s13
    v_cmp_le_u32_e64 s13, s30, v2
    v_add_nc_u32_e32 v2, 1, v0
    v_cndmask_b32_e64 v0, v0, v2, s13
    s_cmp_eq_u32 s30, 0
    s_cselect_b32 s13, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s13
    v_readfirstlane_b32 s13, v0
    s_mul_i32 s13, s13, s32
    s_add_u32 s30, s6, -1
    s_add_u32 s31, s32, -1
    v_min_u32_e32 v0, s31, v1
    v_dual_mov_b32 v25, 0xff800000 :: v_dual_add_nc_u32 v2, 32, v1
    v_min_u32_e32 v3, s31, v2
    v_dual_mov_b32 v23, 0 :: v_dual_add_nc_u32 v4, 64, v1
    v_min_u32_e32 v5, s31, v4
    v_dual_mov_b32 v21, 0 :: v_dual_add_nc_u32 v6, 0x60, v1
    v_min_u32_e32 v7, s31, v6
    v_dual_mov_b32 v19, 0 :: v_dual_add_nc_u32 v8, 0x80, v1
    v_min_u32_e32 v9, s31, v8
    v_dual_mov_b32 v17, 0 :: v_dual_add_nc_u32 v10, 0xa0, v1
    v_min_u32_e32 v11, s31, v10
    v_add_nc_u32_e32 v12, 0xc0, v1
    v_min_u32_e32 v13, s31, v12
    v_add_nc_u32_e32 v14, 0xe0, v1
    v_min_u32_e32 v15, s31, v14
    v_mov_b32_e32 v24, 0
    v_mov_b32_e32 v22, 0
    v_mov_b32_e32 v20, 0
    v_mov_b32_e32 v18, 0
    v_mov_b32_e32 v16, 0
    s_mov_b32 s31, 0
    s_branch L15
L2:
    v_add_nc_u32_e32 v26, s31, v1
    v_min_u32_e32 v27, s30, v26
    v_mul_lo_u32 v27, v27, s24
    v_dual_mov_b32 v28, 0 :: v_dual_add_nc_u32 v27, s13, v27
    s_mov_b32 s33, 0
    s_branch L4
L3:
    s_add_u32 s35, s14, s33
    s_min_u32 s35, s35, s25
    s_lshl_b32 s35, s35, 2
    s_buffer_load_b32 s35, s[0:3], s35
    v_add_nc_u32_e32 v29, s33, v27
    v_min_u32_e32 v29, s26, v29
    v_lshlrev_b32_e32 v29, 2, v29
    buffer_load_b32 v29, v29, s[8:11], 0 offen
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_fma_f32 v28, s35, v29, v28
    s_add_u32 s33, s33, 1
L4:
    s_cmp_lt_u32 s33, s32
    s_cbranch_scc1 L3
    v_cmp_gt_u32_e64 s33, s6, v26
    v_mul_f32_e32 v26, s34, v28
    v_cndmask_b32_e64 v26, 0xff800000, v26, s33
    s_mov_b32 exec_lo, -1
    v_cndmask_b32_e64 v27, 0x7fc00000, v26, s12
    v_max_f32_dpp v27, v27, v27 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v27, v27, v27 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v27, v27, v27 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v27, v27, v27 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v28, v27, 0x76543210, s5
    v_max_f32_e32 v27, v28, v27
    s_mov_b32 exec_lo, s12
    v_max_f32_e32 v27, v25, v27
    v_dual_sub_f32 v26, v26, v27 :: v_dual_subrev_f32 v25, v27, v25
    v_mul_f32_e32 v28, 0x3fb8aa3b, v26
    v_fma_f32 v29, v26, 0x3fb8aa3b, -v28
    v_fma_f32 v29, v26, 0x32a5705f, v29
    v_rndne_f32_e32 v30, v28
    v_sub_f32_e32 v28, v28, v30
    v_add_f32_e32 v28, v28, v29
    v_exp_f32_e32 v28, v28
    v_cvt_i32_f32_e32 v29, v30
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v28, v28, v29
    v_cmp_gt_f32_e64 s33, 0xc2d00000, v26
    v_cndmask_b32_e64 v28, v28, 0, s33
    v_cmp_lt_f32_e64 s33, 0x42b17218, v26
    v_cndmask_b32_e64 v26, v28, 0x7f800000, s33
    v_mul_f32_e32 v28, 0x3fb8aa3b, v25
    v_fma_f32 v29, v25, 0x3fb8aa3b, -v28
    v_fma_f32 v29, v25, 0x32a5705f, v29
    v_rndne_f32_e32 v30, v28
    v_sub_f32_e32 v28, v28, v30
    v_add_f32_e32 v28, v28, v29
    v_exp_f32_e32 v28, v28
    v_cvt_i32_f32_e32 v29, v30
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v28, v28, v29
    v_cmp_gt_f32_e64 s33, 0xc2d00000, v25
    v_cndmask_b32_e64 v28, v28, 0, s33
    v_cmp_lt_f32_e64 s33, 0x42b17218, v25
    v_cndmask_b32_e64 v25, v28, 0x7f800000, s33
    s_mov_b32 exec_lo, -1
    v_cndmask_b32_e64 v28, 0x80000000, v26, s12
    v_add_f32_dpp v28, v28, v28 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v28, v28, v28 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v28, v28, v28 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v28, v28, v28 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v29, v28, 0x76543210, s5
    v_add_f32_e32 v28, v29, v28
    s_mov_b32 exec_lo, s12
    v_fma_f32 v24, v24, v25, v28
    v_dual_mul_f32 v23, v23, v25 :: v_dual_mul_f32 v22, v25, v22
    v_mul_f32_e32 v21, v21, v25
    v_dual_mul_f32 v20, v20, v25 :: v_dual_mul_f32 v19, v25, v19
    v_mul_f32_e32 v18, v18, v25
    v_mul_f32_e32 v17, v17, v25
    v_mul_f32_e32 v16, v16, v25
    s_sub_u32 s33, s6, s31
    s_min_u32 s33, s33, 32
    s_mov_b32 s35, 0
    s_branch L14
L5:
    s_and_b32 s36, -1, exec_lo
    s_lshr_b32 s37, s36, s35
    s_and_b32 s37, s37, 1
    s_ctz_i32_b32 s36, s36
    s_min_u32 s36, s36, 32
    s_cmp_lg_u32 s37, 0
    s_cselect_b32 s36, s35, s36
    v_readlane_b32 s36, v26, s36
    s_add_u32 s37, s31, s35
    s_mul_i32 s37, s37, s24
    s_add_u32 s37, s37, s13
    s_cmp_lt_u32 0, s32
    s_cbranch_scc0 L6
    v_add_nc_u32_e32 v25, s37, v0
    v_min_u32_e32 v25, s27, v25
    v_lshlrev_b32_e32 v25, 2, v25
    buffer_load_b32 v25, v25, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v23, s36, v25, v23
L6:
    s_cmp_lt_u32 32, s32
    s_cbranch_scc0 L7
    v_add_nc_u32_e32 v25, s37, v3
    v_min_u32_e32 v25, s27, v25
    v_lshlrev_b32_e32 v25, 2, v25
    buffer_load_b32 v25, v25, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v22, s36, v25, v22
L7:
    s_cmp_lt_u32 64, s32
    s_cbranch_scc0 L8
    v_add_nc_u32_e32 v25, s37, v5
    v_min_u32_e32 v25, s27, v25
    v_lshlrev_b32_e32 v25, 2, v25
    buffer_load_b32 v25, v25, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v21, s36, v25, v21
L8:
    s_cmp_lt_u32 0x60, s32
    s_cbranch_scc0 L9
    v_add_nc_u32_e32 v25, s37, v7
    v_min_u32_e32 v25, s27, v25
    v_lshlrev_b32_e32 v25, 2, v25
    buffer_load_b32 v25, v25, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v20, s36, v25, v20
L9:
    s_cmp_lt_u32 0x80, s32
    s_cbranch_scc0 L10
    v_add_nc_u32_e32 v25, s37, v9
    v_min_u32_e32 v25, s27, v25
    v_lshlrev_b32_e32 v25, 2, v25
    buffer_load_b32 v25, v25, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v19, s36, v25, v19
L10:
    s_cmp_lt_u32 0xa0, s32
    s_cbranch_scc0 L11
    v_add_nc_u32_e32 v25, s37, v11
    v_min_u32_e32 v25, s27, v25
    v_lshlrev_b32_e32 v25, 2, v25
    buffer_load_b32 v25, v25, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v18, s36, v25, v18
L11:
    s_cmp_lt_u32 0xc0, s32
    s_cbranch_scc0 L12
    v_add_nc_u32_e32 v25, s37, v13
    v_min_u32_e32 v25, s27, v25
    v_lshlrev_b32_e32 v25, 2, v25
    buffer_load_b32 v25, v25, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v17, s36, v25, v17
L12:
    s_cmp_lt_u32 0xe0, s32
    s_cbranch_scc0 L13
    v_add_nc_u32_e32 v25, s37, v15
    v_min_u32_e32 v25, s27, v25
    v_lshlrev_b32_e32 v25, 2, v25
    buffer_load_b32 v25, v25, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v16, s36, v25, v16
L13:
    s_add_u32 s35, s35, 1
L14:
    s_cmp_lt_u32 s35, s33
    s_cbranch_scc1 L5
    s_add_u32 s31, s31, s33
    v_mov_b32_e32 v25, v27
L15:
    s_cmp_lt_u32 s31, s6
    s_cbranch_scc1 L2
    v_mov_b32_e32 v0, 1.0
    v_div_scale_f32 v3, null, v24, v24, v0
    v_rcp_f32_e32 v5, v3
    s_waitcnt_depctr 0xfff
    v_fma_f32 v7, -v3, v5, 1.0
    v_fma_f32 v5, v7, v5, v5
    v_div_scale_f32 v7, vcc_lo, v0, v24, v0
    v_mul_f32_e32 v9, v7, v5
    v_fma_f32 v11, -v3, v9, v7
    v_fma_f32 v9, v11, v5, v9
    v_fma_f32 v3, -v3, v9, v7
    v_div_fmas_f32 v3, v3, v5, v9
    v_div_fixup_f32 v0, v3, v24, v0
    s_mul_i32 s0, s4, s28
    s_add_u32 s0, s0, s15
    s_cmp_lt_u32 s4, s7
    s_cbranch_scc0 L23
    v_cmp_gt_u32_e64 s1, s32, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s1
    v_mul_f32_e32 v3, v23, v0
    v_add_nc_u32_e32 v1, s0, v1
    v_min_u32_e32 v1, s29, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_store_b32 v3, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L16:
    v_cmp_gt_u32_e64 s1, s32, v2
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s1
    v_dual_mul_f32 v1, v22, v0 :: v_dual_add_nc_u32 v2, s0, v2
    v_min_u32_e32 v2, s29, v2
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_store_b32 v1, v2, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L17:
    v_cmp_gt_u32_e64 s1, s32, v4
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s1
    v_dual_mul_f32 v1, v0, v21 :: v_dual_add_nc_u32 v2, s0, v4
    v_min_u32_e32 v2, s29, v2
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_store_b32 v1, v2, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L18:
    v_cmp_gt_u32_e64 s1, s32, v6
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s1
    v_dual_mul_f32 v1, v20, v0 :: v_dual_add_nc_u32 v2, s0, v6
    v_min_u32_e32 v2, s29, v2
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_store_b32 v1, v2, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L19:
    v_cmp_gt_u32_e64 s1, s32, v8
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s1
    v_dual_mul_f32 v1, v0, v19 :: v_dual_add_nc_u32 v2, s0, v8
    v_min_u32_e32 v2, s29, v2
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_store_b32 v1, v2, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L20:
    v_cmp_gt_u32_e64 s1, s32, v10
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s1
    v_dual_mul_f32 v1, v18, v0 :: v_dual_add_nc_u32 v2, s0, v10
    v_min_u32_e32 v2, s29, v2
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_store_b32 v1, v2, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L21:
    v_cmp_gt_u32_e64 s1, s32, v12
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s1
    v_dual_mul_f32 v1, v0, v17 :: v_dual_add_nc_u32 v2, s0, v12
    v_min_u32_e32 v2, s29, v2
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_store_b32 v1, v2, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L22:
    v_cmp_gt_u32_e64 s1, s32, v14
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s1
    v_dual_mul_f32 v0, v16, v0 :: v_dual_add_nc_u32 v1, s0, v14
    v_min_u32_e32 v1, s29, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_store_b32 v0, v1, s[20:23], 0 offen
L23:
    s_endpgm
