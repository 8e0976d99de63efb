; 41 VGPRs, 43 SGPRs, 4128 bytes of LDS, 0 of scratch, 461 instructions
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
    v_dual_mov_b32 v15, 0xff800000 :: v_dual_lshlrev_b32 v0, 2, v8
    s_add_u32 s25, s6, -4
    v_min_u32_e32 v9, s25, v0
    s_add_u32 s25, s14, -1
    s_and_b32 s29, s26, -8
    s_lshl_b32 s30, s12, 1
    s_mul_i32 s31, s12, 3
    s_lshl_b32 s32, s12, 2
    s_mul_i32 s33, s12, 5
    s_mul_i32 s34, s12, 6
    s_mul_i32 s35, s12, 7
    v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v13, 0
    v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v11, 0
    v_mov_b32_e32 v10, 0
    s_mov_b32 s36, 0
    s_branch L11
L2:
    v_add_nc_u32_e32 v16, s36, v8
    v_min_u32_e32 v0, s25, v16
    v_mul_lo_u32 v0, v0, s12
    v_add_nc_u32_e32 v0, s24, v0
    v_min_u32_e32 v17, 0x38000000, v0
    v_mov_b32_e32 v18, 0
    s_mov_b32 s37, 0
    s_branch L4
L3:
    s_add_u32 s38, s27, s37
    s_lshl_b32 s38, s38, 1
    v_mov_b32_e32 v0, s38
    buffer_load_b128 v[0:3], v0, s[0:3], 0 offen
    v_add_lshl_u32 v4, v17, s37, 1
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_f16 v0, v0, v4, v18
    v_dot2_f32_f16 v0, v1, v5, v0
    v_dot2_f32_f16 v0, v2, v6, v0
    v_dot2_f32_f16 v18, v3, v7, v0
    s_add_u32 s37, s37, 8
L4:
    s_cmp_lt_u32 s37, s29
    s_cbranch_scc1 L3
    s_mov_b32 s37, s29
    s_branch L6
L5:
    s_add_u32 s38, s27, s37
    s_lshl_b32 s38, s38, 1
    v_mov_b32_e32 v0, s38
    buffer_load_b32 v0, v0, s[0:3], 0 offen
    v_add_lshl_u32 v1, v17, s37, 1
    buffer_load_b32 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_f16 v18, v0, v1, v18
    s_add_u32 s37, s37, 2
L6:
    s_cmp_lt_u32 s37, s6
    s_cbranch_scc1 L5
    v_cmp_gt_u32_e64 s37, s14, v16
    v_mul_f32_e32 v0, s28, v18
    v_cndmask_b32_e64 v0, 0xff800000, v0, s37
    v_max_f32_dpp v1, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s5
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
    v_cmp_gt_f32_e64 s37, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s37
    v_cmp_lt_f32_e64 s37, 0x42b17218, v0
    v_cndmask_b32_e64 v3, v1, 0x7f800000, s37
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
    v_cmp_gt_f32_e64 s37, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s37
    v_cmp_lt_f32_e64 s37, 0x42b17218, v0
    v_cndmask_b32_e64 v0, v1, 0x7f800000, s37
    v_add_f32_dpp v1, v3, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v4, v1, 0x76543210, s5
    v_add_f32_e32 v1, v4, v1
    v_fma_f32 v14, v14, v0, v1
    v_mul_f32_e32 v13, v13, v0
    v_mul_f32_e32 v12, v12, v0
    v_mul_f32_e32 v11, v11, v0
    v_mul_f32_e32 v10, v10, v0
    s_sub_u32 s37, s14, s36
    s_min_u32 s37, s37, 32
    s_and_b32 s38, s37, -8
    s_mov_b32 s39, 0
    s_branch L8
L7:
    s_add_u32 s40, s36, s39
    s_mul_i32 s40, s40, s12
    s_add_u32 s40, s40, s24
    v_add_nc_u32_e32 v4, s40, v9
    v_lshlrev_b32_e32 v0, 1, v4
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v5, 0xffff, v0
    v_lshrrev_b32_e32 v6, 16, v0
    v_and_b32_e32 v7, 0xffff, v1
    v_lshrrev_b32_e32 v15, 16, v1
    v_add_lshl_u32 v0, v4, s12, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v16, 0xffff, v0
    v_lshrrev_b32_e32 v17, 16, v0
    v_and_b32_e32 v18, 0xffff, v1
    v_lshrrev_b32_e32 v19, 16, v1
    v_add_lshl_u32 v0, v4, s30, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v20, 0xffff, v0
    v_lshrrev_b32_e32 v21, 16, v0
    v_and_b32_e32 v22, 0xffff, v1
    v_lshrrev_b32_e32 v23, 16, v1
    v_add_lshl_u32 v0, v4, s31, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v24, 0xffff, v0
    v_lshrrev_b32_e32 v25, 16, v0
    v_and_b32_e32 v26, 0xffff, v1
    v_lshrrev_b32_e32 v27, 16, v1
    v_add_lshl_u32 v0, v4, s32, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v28, 0xffff, v0
    v_lshrrev_b32_e32 v29, 16, v0
    v_and_b32_e32 v30, 0xffff, v1
    v_lshrrev_b32_e32 v31, 16, v1
    v_add_lshl_u32 v0, v4, s33, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v32, 0xffff, v0
    v_lshrrev_b32_e32 v33, 16, v0
    v_and_b32_e32 v34, 0xffff, v1
    v_lshrrev_b32_e32 v35, 16, v1
    v_add_lshl_u32 v0, v4, s34, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v36, 0xffff, v0
    v_lshrrev_b32_e32 v37, 16, v0
    v_and_b32_e32 v38, 0xffff, v1
    v_lshrrev_b32_e32 v39, 16, v1
    v_add_lshl_u32 v0, v4, s35, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v4, 0xffff, v0
    v_lshrrev_b32_e32 v0, 16, v0
    v_and_b32_e32 v40, 0xffff, v1
    v_lshrrev_b32_e32 v1, 16, v1
    s_and_b32 s40, -1, exec_lo
    s_lshr_b32 s41, s40, s39
    s_and_b32 s41, s41, 1
    s_ctz_i32_b32 s40, s40
    s_min_u32 s40, s40, 32
    s_cmp_lg_u32 s41, 0
    s_cselect_b32 s40, s39, s40
    v_readlane_b32 s40, v3, s40
    v_cvt_f32_f16_e32 v5, v5.l
    v_fma_f32 v5, s40, v5, v13
    v_cvt_f32_f16_e32 v6, v6.l
    v_fma_f32 v6, s40, v6, v12
    v_cvt_f32_f16_e32 v7, v7.l
    v_fma_f32 v7, s40, v7, v11
    v_cvt_f32_f16_e32 v11, v15.l
    v_fma_f32 v10, s40, v11, v10
    s_add_u32 s40, s39, 1
    s_and_b32 s40, s40, 31
    s_and_b32 s41, -1, exec_lo
    s_lshr_b32 s42, s41, s40
    s_and_b32 s42, s42, 1
    s_ctz_i32_b32 s41, s41
    s_min_u32 s41, s41, 32
    s_cmp_lg_u32 s42, 0
    s_cselect_b32 s40, s40, s41
    v_readlane_b32 s40, v3, s40
    v_cvt_f32_f16_e32 v11, v16.l
    v_fma_f32 v5, s40, v11, v5
    v_cvt_f32_f16_e32 v11, v17.l
    v_fma_f32 v6, s40, v11, v6
    v_cvt_f32_f16_e32 v11, v18.l
    v_fma_f32 v7, s40, v11, v7
    v_cvt_f32_f16_e32 v11, v19.l
    v_fma_f32 v10, s40, v11, v10
    s_add_u32 s40, s39, 2
    s_and_b32 s40, s40, 31
    s_and_b32 s41, -1, exec_lo
    s_lshr_b32 s42, s41, s40
    s_and_b32 s42, s42, 1
    s_ctz_i32_b32 s41, s41
    s_min_u32 s41, s41, 32
    s_cmp_lg_u32 s42, 0
    s_cselect_b32 s40, s40, s41
    v_readlane_b32 s40, v3, s40
    v_cvt_f32_f16_e32 v11, v20.l
    v_fma_f32 v5, s40, v11, v5
    v_cvt_f32_f16_e32 v11, v21.l
    v_fma_f32 v6, s40, v11, v6
    v_cvt_f32_f16_e32 v11, v22.l
    v_fma_f32 v7, s40, v11, v7
    v_cvt_f32_f16_e32 v11, v23.l
    v_fma_f32 v10, s40, v11, v10
    s_add_u32 s40, s39, 3
    s_and_b32 s40, s40, 31
    s_and_b32 s41, -1, exec_lo
    s_lshr_b32 s42, s41, s40
    s_and_b32 s42, s42, 1
    s_ctz_i32_b32 s41, s41
    s_min_u32 s41, s41, 32
    s_cmp_lg_u32 s42, 0
    s_cselect_b32 s40, s40, s41
    v_readlane_b32 s40, v3, s40
    v_cvt_f32_f16_e32 v11, v24.l
    v_fma_f32 v5, s40, v11, v5
    v_cvt_f32_f16_e32 v11, v25.l
    v_fma_f32 v6, s40, v11, v6
    v_cvt_f32_f16_e32 v11, v26.l
    v_fma_f32 v7, s40, v11, v7
    v_cvt_f32_f16_e32 v11, v27.l
    v_fma_f32 v10, s40, v11, v10
    s_add_u32 s40, s39, 4
    s_and_b32 s40, s40, 31
    s_and_b32 s41, -1, exec_lo
    s_lshr_b32 s42, s41, s40
    s_and_b32 s42, s42, 1
    s_ctz_i32_b32 s41, s41
    s_min_u32 s41, s41, 32
    s_cmp_lg_u32 s42, 0
    s_cselect_b32 s40, s40, s41
    v_readlane_b32 s40, v3, s40
    v_cvt_f32_f16_e32 v11, v28.l
    v_fma_f32 v5, s40, v11, v5
    v_cvt_f32_f16_e32 v11, v29.l
    v_fma_f32 v6, s40, v11, v6
    v_cvt_f32_f16_e32 v11, v30.l
    v_fma_f32 v7, s40, v11, v7
    v_cvt_f32_f16_e32 v11, v31.l
    v_fma_f32 v10, s40, v11, v10
    s_add_u32 s40, s39, 5
    s_and_b32 s40, s40, 31
    s_and_b32 s41, -1, exec_lo
    s_lshr_b32 s42, s41, s40
    s_and_b32 s42, s42, 1
    s_ctz_i32_b32 s41, s41
    s_min_u32 s41, s41, 32
    s_cmp_lg_u32 s42, 0
    s_cselect_b32 s40, s40, s41
    v_readlane_b32 s40, v3, s40
    v_cvt_f32_f16_e32 v11, v32.l
    v_fma_f32 v5, s40, v11, v5
    v_cvt_f32_f16_e32 v11, v33.l
    v_fma_f32 v6, s40, v11, v6
    v_cvt_f32_f16_e32 v11, v34.l
    v_fma_f32 v7, s40, v11, v7
    v_cvt_f32_f16_e32 v11, v35.l
    v_fma_f32 v10, s40, v11, v10
    s_add_u32 s40, s39, 6
    s_and_b32 s40, s40, 31
    s_and_b32 s41, -1, exec_lo
    s_lshr_b32 s42, s41, s40
    s_and_b32 s42, s42, 1
    s_ctz_i32_b32 s41, s41
    s_min_u32 s41, s41, 32
    s_cmp_lg_u32 s42, 0
    s_cselect_b32 s40, s40, s41
    v_readlane_b32 s40, v3, s40
    v_cvt_f32_f16_e32 v11, v36.l
    v_fma_f32 v5, s40, v11, v5
    v_cvt_f32_f16_e32 v11, v37.l
    v_fma_f32 v6, s40, v11, v6
    v_cvt_f32_f16_e32 v11, v38.l
    v_fma_f32 v7, s40, v11, v7
    v_cvt_f32_f16_e32 v11, v39.l
    v_fma_f32 v10, s40, v11, v10
    s_add_u32 s40, s39, 7
    s_and_b32 s40, s40, 31
    s_and_b32 s41, -1, exec_lo
    s_lshr_b32 s42, s41, s40
    s_and_b32 s42, s42, 1
    s_ctz_i32_b32 s41, s41
    s_min_u32 s41, s41, 32
    s_cmp_lg_u32 s42, 0
    s_cselect_b32 s40, s40, s41
    v_readlane_b32 s40, v3, s40
    v_cvt_f32_f16_e32 v4, v4.l
    v_fma_f32 v13, s40, v4, v5
    v_cvt_f32_f16_e32 v0, v0.l
    v_fma_f32 v12, s40, v0, v6
    v_cvt_f32_f16_e32 v0, v40.l
    v_fma_f32 v11, s40, v0, v7
    v_cvt_f32_f16_e32 v0, v1.l
    v_fma_f32 v10, s40, v0, v10
    s_add_u32 s39, s39, 8
L8:
    s_cmp_lt_u32 s39, s38
    s_cbranch_scc1 L7
    s_branch L10
L9:
    s_and_b32 s39, -1, exec_lo
    s_lshr_b32 s40, s39, s38
    s_and_b32 s40, s40, 1
    s_ctz_i32_b32 s39, s39
    s_min_u32 s39, s39, 32
    s_cmp_lg_u32 s40, 0
    s_cselect_b32 s39, s38, s39
    v_readlane_b32 s39, v3, s39
    s_add_u32 s40, s36, s38
    s_mul_i32 s40, s40, s12
    s_add_u32 s40, s40, s24
    v_add_lshl_u32 v0, s40, v9, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v4, 0xffff, v0
    v_lshrrev_b32_e32 v0, 16, v0
    v_and_b32_e32 v5, 0xffff, v1
    v_lshrrev_b32_e32 v1, 16, v1
    v_cvt_f32_f16_e32 v4, v4.l
    v_fma_f32 v13, s39, v4, v13
    v_cvt_f32_f16_e32 v0, v0.l
    v_fma_f32 v12, s39, v0, v12
    v_cvt_f32_f16_e32 v0, v5.l
    v_fma_f32 v11, s39, v0, v11
    v_cvt_f32_f16_e32 v0, v1.l
    v_fma_f32 v10, s39, v0, v10
    s_add_u32 s38, s38, 1
L10:
    s_cmp_lt_u32 s38, s37
    s_cbranch_scc1 L9
    s_add_u32 s36, s36, s37
    v_mov_b32_e32 v15, v2
L11:
    s_cmp_lt_u32 s36, s14
    s_cbranch_scc1 L2
    s_cmp_lt_u32 s4, s7
    s_cbranch_scc0 L13
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
    s_mul_i32 s0, s4, s15
    s_mul_i32 s1, s13, s6
    s_add_u32 s0, s0, s1
    v_dual_mul_f32 v1, v13, v0 :: v_dual_add_nc_u32 v2, s0, v9
    v_cvt_f16_f32_e32 v1.l, v1
    v_mul_f32_e32 v3, v12, v0
    v_cvt_f16_f32_e32 v3.l, v3
    v_mul_f32_e32 v4, v11, v0
    v_cvt_f16_f32_e32 v4.l, v4
    v_mul_f32_e32 v0, v10, v0
    v_cvt_f16_f32_e32 v5.l, v0
    s_and_b32 s0, s26, 2
    s_cmp_eq_u32 s0, 0
    s_cbranch_scc0 L12
    v_and_b32_e32 v0, 0xffff, v1
    v_and_b32_e32 v1, 0xffff, v3
    v_lshl_or_b32 v0, v1, 16, v0
    v_and_b32_e32 v1, 0xffff, v4
    v_and_b32_e32 v3, 0xffff, v5
    v_lshl_or_b32 v1, v3, 16, v1
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b64 v[0:1], v2, s[20:23], 0 offen
    s_branch L13
L12:
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
L13:
    s_endpgm
