; 17 VGPRs, 42 SGPRs, 4128 bytes of LDS, 0 of scratch, 370 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s12, s[0:1], 0x28
    s_load_b32 s15, s[0:1], 0x58
    s_load_b32 s24, s[0:1], 0x60
    s_load_b32 s25, s[0:1], 0x64
    s_load_b32 s26, s[0:1], 0x68
    s_load_b32 s27, s[0:1], 0x6c
    s_load_b32 s28, s[0:1], 0x70
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_lshl_b32 s2, s6, 1
    s_mov_b32 s3, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 1
    s_mov_b32 s23, 0x31016000
    v_mbcnt_lo_u32_b32 v8, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s4, v0
    s_mov_b32 s5, 0xfedcba98
    s_and_b32 s6, s26, -2
    s_lshl2_add_u32 s4, s14, s4
    s_cmp_lt_u32 s4, s7
    s_cbranch_scc0 L0
    s_add_u32 s14, s27, s4
    s_add_u32 s14, s14, 1
    s_branch L1
L0:
    s_mov_b32 s14, 0
L1:
    s_add_u32 s27, s7, -1
    s_min_u32 s27, s4, s27
    s_mul_i32 s27, s27, s24
    s_add_u32 s27, s27, s13
    s_mul_i32 s27, s27, s6
    s_min_u32 s27, s27, 0x38000000
    s_mul_i32 s25, s13, s25
    v_cvt_f32_u32_e32 v0, s24
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s29, 0, s24
    v_mul_lo_u32 v1, s29, v0
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    v_mul_hi_u32 v0, s25, v0
    v_mul_lo_u32 v1, v0, s24
    v_sub_nc_u32_e32 v1, s25, v1
    v_cmp_le_u32_e64 s25, s24, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s24, v1
    v_cndmask_b32_e64 v0, v0, v2, s25
    v_cndmask_b32_e64 v1, v1, v3, s25
    v_cmp_le_u32_e64 s25, s24, v1
    v_add_nc_u32_e32 v1, 1, v0
    v_cndmask_b32_e64 v0, v0, v1, s25
    s_cmp_eq_u32 s24, 0
    s_cselect_b32 s24, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s24
    v_readfirstlane_b32 s24, v0
    s_mul_i32 s24, s24, s26
    v_dual_mov_b32 v13, 0xff800000 :: v_dual_lshlrev_b32 v0, 1, v8
    s_add_u32 s25, s6, -2
    v_min_u32_e32 v9, s25, v0
    s_add_u32 s25, s14, -1
    s_and_b32 s26, s26, -8
    s_lshl_b32 s29, s12, 1
    s_mul_i32 s30, s12, 3
    s_lshl_b32 s31, s12, 2
    s_mul_i32 s32, s12, 5
    s_mul_i32 s33, s12, 6
    s_mul_i32 s34, s12, 7
    v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v11, 0
    v_mov_b32_e32 v10, 0
    s_mov_b32 s35, 0
    s_branch L11
L2:
    v_add_nc_u32_e32 v14, s35, v8
    v_min_u32_e32 v0, s25, v14
    v_mul_lo_u32 v0, v0, s12
    v_add_nc_u32_e32 v0, s24, v0
    v_min_u32_e32 v15, 0x38000000, v0
    v_mov_b32_e32 v16, 0
    s_mov_b32 s36, 0
    s_branch L4
L3:
    s_add_u32 s37, s27, s36
    s_lshl_b32 s37, s37, 1
    v_mov_b32_e32 v0, s37
    buffer_load_b128 v[0:3], v0, s[0:3], 0 offen
    v_add_lshl_u32 v4, v15, s36, 1
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v0, v4, v16
    v_dot2_f32_bf16 v0, v1, v5, v0
    v_dot2_f32_bf16 v0, v2, v6, v0
    v_dot2_f32_bf16 v16, v3, v7, v0
    s_add_u32 s36, s36, 8
L4:
    s_cmp_lt_u32 s36, s26
    s_cbranch_scc1 L3
    s_mov_b32 s36, s26
    s_branch L6
L5:
    s_add_u32 s37, s27, s36
    s_lshl_b32 s37, s37, 1
    v_mov_b32_e32 v0, s37
    buffer_load_b32 v0, v0, s[0:3], 0 offen
    v_add_lshl_u32 v1, v15, s36, 1
    buffer_load_b32 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v16, v0, v1, v16
    s_add_u32 s36, s36, 2
L6:
    s_cmp_lt_u32 s36, s6
    s_cbranch_scc1 L5
    v_cmp_gt_u32_e64 s36, s14, v14
    v_mul_f32_e32 v0, s28, v16
    v_cndmask_b32_e64 v0, 0xff800000, v0, s36
    v_max_f32_dpp v1, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s5
    v_max_f32_e32 v1, v2, v1
    v_max_f32_e32 v1, v13, v1
    v_sub_f32_e32 v0, v0, v1
    v_mul_f32_e32 v2, 0x3fb8aa3b, v0
    v_fma_f32 v3, v0, 0x3fb8aa3b, -v2
    v_fma_f32 v3, v0, 0x32a5705f, v3
    v_rndne_f32_e32 v4, v2
    v_sub_f32_e32 v2, v2, v4
    v_add_f32_e32 v2, v2, v3
    v_exp_f32_e32 v2, v2
    v_cvt_i32_f32_e32 v3, v4
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v2, v2, v3
    v_cmp_gt_f32_e64 s36, 0xc2d00000, v0
    v_cndmask_b32_e64 v2, v2, 0, s36
    v_cmp_lt_f32_e64 s36, 0x42b17218, v0
    v_cndmask_b32_e64 v0, v2, 0x7f800000, s36
    v_sub_f32_e32 v2, v13, v1
    v_mul_f32_e32 v3, 0x3fb8aa3b, v2
    v_fma_f32 v4, v2, 0x3fb8aa3b, -v3
    v_fma_f32 v4, v2, 0x32a5705f, v4
    v_rndne_f32_e32 v5, v3
    v_sub_f32_e32 v3, v3, v5
    v_add_f32_e32 v3, v3, v4
    v_exp_f32_e32 v3, v3
    v_cvt_i32_f32_e32 v4, v5
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v3, v3, v4
    v_cmp_gt_f32_e64 s36, 0xc2d00000, v2
    v_cndmask_b32_e64 v3, v3, 0, s36
    v_cmp_lt_f32_e64 s36, 0x42b17218, v2
    v_cndmask_b32_e64 v2, v3, 0x7f800000, s36
    v_add_f32_dpp v3, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v4, v3, 0x76543210, s5
    v_add_f32_e32 v3, v4, v3
    v_fma_f32 v12, v12, v2, v3
    v_mul_f32_e32 v11, v11, v2
    v_mul_f32_e32 v10, v10, v2
    s_sub_u32 s36, s14, s35
    s_min_u32 s36, s36, 32
    s_and_b32 s37, s36, -8
    s_mov_b32 s38, 0
    s_branch L8
L7:
    s_add_u32 s39, s35, s38
    s_mul_i32 s39, s39, s12
    s_add_u32 s39, s39, s24
    v_add_nc_u32_e32 v2, s39, v9
    v_lshlrev_b32_e32 v3, 1, v2
    buffer_load_b32 v3, v3, s[16:19], 0 offen
    v_add_lshl_u32 v4, v2, s12, 1
    buffer_load_b32 v4, v4, s[16:19], 0 offen
    v_add_lshl_u32 v5, v2, s29, 1
    buffer_load_b32 v5, v5, s[16:19], 0 offen
    v_add_lshl_u32 v6, v2, s30, 1
    buffer_load_b32 v6, v6, s[16:19], 0 offen
    v_add_lshl_u32 v7, v2, s31, 1
    buffer_load_b32 v7, v7, s[16:19], 0 offen
    v_add_lshl_u32 v13, v2, s32, 1
    buffer_load_b32 v13, v13, s[16:19], 0 offen
    v_add_lshl_u32 v14, v2, s33, 1
    buffer_load_b32 v14, v14, s[16:19], 0 offen
    v_add_lshl_u32 v2, v2, s34, 1
    buffer_load_b32 v2, v2, s[16:19], 0 offen
    s_and_b32 s39, -1, exec_lo
    s_lshr_b32 s40, s39, s38
    s_and_b32 s40, s40, 1
    s_ctz_i32_b32 s39, s39
    s_min_u32 s39, s39, 32
    s_cmp_lg_u32 s40, 0
    s_cselect_b32 s39, s38, s39
    v_readlane_b32 s39, v0, s39
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v15, 16, v3
    v_fma_f32 v11, s39, v15, v11
    v_and_b32_e32 v3, 0xffff0000, v3
    v_fma_f32 v3, s39, v3, v10
    s_add_u32 s39, s38, 1
    s_and_b32 s39, s39, 31
    s_and_b32 s40, -1, exec_lo
    s_lshr_b32 s41, s40, s39
    s_and_b32 s41, s41, 1
    s_ctz_i32_b32 s40, s40
    s_min_u32 s40, s40, 32
    s_cmp_lg_u32 s41, 0
    s_cselect_b32 s39, s39, s40
    v_readlane_b32 s39, v0, s39
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v10, 16, v4
    v_fma_f32 v10, s39, v10, v11
    v_and_b32_e32 v4, 0xffff0000, v4
    v_fma_f32 v3, s39, v4, v3
    s_add_u32 s39, s38, 2
    s_and_b32 s39, s39, 31
    s_and_b32 s40, -1, exec_lo
    s_lshr_b32 s41, s40, s39
    s_and_b32 s41, s41, 1
    s_ctz_i32_b32 s40, s40
    s_min_u32 s40, s40, 32
    s_cmp_lg_u32 s41, 0
    s_cselect_b32 s39, s39, s40
    v_readlane_b32 s39, v0, s39
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v4, 16, v5
    v_fma_f32 v4, s39, v4, v10
    v_and_b32_e32 v5, 0xffff0000, v5
    v_fma_f32 v3, s39, v5, v3
    s_add_u32 s39, s38, 3
    s_and_b32 s39, s39, 31
    s_and_b32 s40, -1, exec_lo
    s_lshr_b32 s41, s40, s39
    s_and_b32 s41, s41, 1
    s_ctz_i32_b32 s40, s40
    s_min_u32 s40, s40, 32
    s_cmp_lg_u32 s41, 0
    s_cselect_b32 s39, s39, s40
    v_readlane_b32 s39, v0, s39
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v5, 16, v6
    v_dual_fmac_f32 v4, s39, v5 :: v_dual_and_b32 v5, 0xffff0000, v6
    v_fma_f32 v3, s39, v5, v3
    s_add_u32 s39, s38, 4
    s_and_b32 s39, s39, 31
    s_and_b32 s40, -1, exec_lo
    s_lshr_b32 s41, s40, s39
    s_and_b32 s41, s41, 1
    s_ctz_i32_b32 s40, s40
    s_min_u32 s40, s40, 32
    s_cmp_lg_u32 s41, 0
    s_cselect_b32 s39, s39, s40
    v_readlane_b32 s39, v0, s39
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v5, 16, v7
    v_fma_f32 v4, s39, v5, v4
    v_and_b32_e32 v5, 0xffff0000, v7
    v_fma_f32 v3, s39, v5, v3
    s_add_u32 s39, s38, 5
    s_and_b32 s39, s39, 31
    s_and_b32 s40, -1, exec_lo
    s_lshr_b32 s41, s40, s39
    s_and_b32 s41, s41, 1
    s_ctz_i32_b32 s40, s40
    s_min_u32 s40, s40, 32
    s_cmp_lg_u32 s41, 0
    s_cselect_b32 s39, s39, s40
    v_readlane_b32 s39, v0, s39
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v5, 16, v13
    v_fma_f32 v4, s39, v5, v4
    v_and_b32_e32 v5, 0xffff0000, v13
    v_fma_f32 v3, s39, v5, v3
    s_add_u32 s39, s38, 6
    s_and_b32 s39, s39, 31
    s_and_b32 s40, -1, exec_lo
    s_lshr_b32 s41, s40, s39
    s_and_b32 s41, s41, 1
    s_ctz_i32_b32 s40, s40
    s_min_u32 s40, s40, 32
    s_cmp_lg_u32 s41, 0
    s_cselect_b32 s39, s39, s40
    v_readlane_b32 s39, v0, s39
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v5, 16, v14
    v_dual_fmac_f32 v4, s39, v5 :: v_dual_and_b32 v5, 0xffff0000, v14
    v_fma_f32 v3, s39, v5, v3
    s_add_u32 s39, s38, 7
    s_and_b32 s39, s39, 31
    s_and_b32 s40, -1, exec_lo
    s_lshr_b32 s41, s40, s39
    s_and_b32 s41, s41, 1
    s_ctz_i32_b32 s40, s40
    s_min_u32 s40, s40, 32
    s_cmp_lg_u32 s41, 0
    s_cselect_b32 s39, s39, s40
    v_readlane_b32 s39, v0, s39
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v2
    v_fma_f32 v11, s39, v5, v4
    v_and_b32_e32 v2, 0xffff0000, v2
    v_fma_f32 v10, s39, v2, v3
    s_add_u32 s38, s38, 8
L8:
    s_cmp_lt_u32 s38, s37
    s_cbranch_scc1 L7
    s_branch L10
L9:
    s_and_b32 s38, -1, exec_lo
    s_lshr_b32 s39, s38, s37
    s_and_b32 s39, s39, 1
    s_ctz_i32_b32 s38, s38
    s_min_u32 s38, s38, 32
    s_cmp_lg_u32 s39, 0
    s_cselect_b32 s38, s37, s38
    v_readlane_b32 s38, v0, s38
    s_add_u32 s39, s35, s37
    s_mul_i32 s39, s39, s12
    s_add_u32 s39, s39, s24
    v_add_lshl_u32 v2, s39, v9, 1
    buffer_load_b32 v2, v2, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v2
    v_dual_fmac_f32 v11, s38, v3 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_fma_f32 v10, s38, v2, v10
    s_add_u32 s37, s37, 1
L10:
    s_cmp_lt_u32 s37, s36
    s_cbranch_scc1 L9
    s_add_u32 s35, s35, s36
    v_mov_b32_e32 v13, v1
L11:
    s_cmp_lt_u32 s35, s14
    s_cbranch_scc1 L2
    s_cmp_lt_u32 s4, s7
    s_cbranch_scc0 L12
    v_mov_b32_e32 v0, 1.0
    v_div_scale_f32 v1, null, v12, v12, v0
    v_rcp_f32_e32 v2, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v3, -v1, v2, 1.0
    v_fma_f32 v2, v3, v2, v2
    v_div_scale_f32 v3, vcc_lo, v0, v12, v0
    v_mul_f32_e32 v4, v3, v2
    v_fma_f32 v5, -v1, v4, v3
    v_fma_f32 v4, v5, v2, v4
    v_fma_f32 v1, -v1, v4, v3
    v_div_fmas_f32 v1, v1, v2, v4
    v_div_fixup_f32 v0, v1, v12, v0
    s_mul_i32 s0, s4, s15
    s_mul_i32 s1, s13, s6
    s_add_u32 s0, s0, s1
    v_mul_f32_e32 v1, v11, v0
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s1, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s1
    v_lshrrev_b32_e32 v1, 16, v1
    v_mul_f32_e32 v0, v10, v0
    v_bfe_u32 v2, v0, 16, 1
    v_add3_u32 v2, v0, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v0
    v_cmp_u_f32_e64 s1, v0, v0
    v_cndmask_b32_e64 v0, v2, v3, s1
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshl_or_b32 v0, v0, 16, v1
    v_add_lshl_u32 v1, s0, v9, 1
    buffer_store_b32 v0, v1, s[20:23], 0 offen
L12:
    s_endpgm
