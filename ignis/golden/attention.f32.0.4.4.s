; 42 VGPRs, 46 SGPRs, 4128 bytes of LDS, 0 of scratch, 427 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s15, s[0:1], 0x28
    s_load_b32 s28, s[0:1], 0x5c
    s_load_b32 s24, s[0:1], 0x60
    s_load_b32 s25, s[0:1], 0x64
    s_load_b32 s26, s[0:1], 0x68
    s_load_b32 s27, s[0:1], 0x6c
    s_load_b32 s29, s[0:1], 0x70
    s_waitcnt lgkmcnt(0)
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
    v_mbcnt_lo_u32_b32 v34, -1, 0
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s30, v1
    s_mov_b32 s31, 0xfedcba98
    s_and_b32 s32, s26, -2
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_add_u32 s4, s27, s14
    s_add_u32 s33, s4, 1
    s_branch L1
L0:
    s_mov_b32 s33, 0
L1:
    s_add_u32 s4, s7, -1
    s_min_u32 s4, s14, s4
    s_mul_i32 s4, s4, s24
    s_add_u32 s4, s4, s13
    s_mul_i32 s4, s4, s32
    s_min_u32 s34, s4, 0x38000000
    s_mul_i32 s4, s13, s25
    v_cvt_f32_u32_e32 v1, s24
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s5, 0, s24
    v_mul_lo_u32 v2, s5, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s4, v1
    v_mul_lo_u32 v2, v1, s24
    v_sub_nc_u32_e32 v2, s4, v2
    v_cmp_le_u32_e64 s4, s24, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s24, v2
    v_cndmask_b32_e64 v1, v1, v3, s4
    v_cndmask_b32_e64 v2, v2, v4, s4
    v_cmp_le_u32_e64 s4, s24, v2
    v_add_nc_u32_e32 v2, 1, v1
    v_cndmask_b32_e64 v1, v1, v2, s4
    s_cmp_eq_u32 s24, 0
    s_cselect_b32 s4, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s4
    v_readfirstlane_b32 s4, v1
    s_mul_i32 s35, s4, s26
    v_dual_mov_b32 v32, 0xff800000 :: v_dual_lshlrev_b32 v1, 2, v34
    s_add_u32 s4, s32, -4
    v_min_u32_e32 v35, s4, v1
    s_lshl_b32 s36, s30, 5
    s_add_u32 s37, s33, -1
    s_and_b32 s38, s26, -8
    s_lshl_b32 s39, s15, 1
    s_mul_i32 s40, s15, 3
    s_lshl_b32 s41, s15, 2
    s_mul_i32 s42, s15, 5
    s_mul_i32 s43, s15, 6
    s_mul_i32 s44, s15, 7
    v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v38, 0
    v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v36, 0
    v_mov_b32_e32 v37, 0
    s_branch L11
L2:
    v_add_nc_u32_e32 v9, s36, v34
    v_min_u32_e32 v1, s37, v9
    v_mul_lo_u32 v1, v1, s15
    v_add_nc_u32_e32 v1, s35, v1
    v_min_u32_e32 v10, 0x38000000, v1
    v_mov_b32_e32 v11, 0
    s_mov_b32 s45, 0
    s_branch L4
L3:
    s_add_u32 s4, s34, s45
    s_lshl_b32 s24, s4, 2
    s_buffer_load_b128 s[4:7], s[0:3], s24
    s_buffer_load_b128 s[24:27], s[0:3], s24 offset:0x10
    v_add_lshl_u32 v5, v10, s45, 2
    buffer_load_b128 v[1:4], v5, s[8:11], 0 offen
    buffer_load_b128 v[5:8], v5, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v1, s4, v1, v11
    v_fma_f32 v1, s5, v2, v1
    v_fma_f32 v1, s6, v3, v1
    v_fma_f32 v1, s7, v4, v1
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, s24, v5, v1
    v_fma_f32 v1, s25, v6, v1
    v_fma_f32 v1, s26, v7, v1
    v_fma_f32 v11, s27, v8, v1
    s_add_u32 s45, s45, 8
L4:
    s_cmp_lt_u32 s45, s38
    s_cbranch_scc1 L3
    s_mov_b32 s6, s38
    s_branch L6
L5:
    s_add_u32 s4, s34, s6
    s_lshl_b32 s4, s4, 2
    s_buffer_load_b64 s[4:5], s[0:3], s4
    v_add_lshl_u32 v1, v10, s6, 2
    buffer_load_b64 v[1:2], v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_fma_f32 v1, s4, v1, v11
    v_fma_f32 v11, s5, v2, v1
    s_add_u32 s6, s6, 2
L6:
    s_cmp_lt_u32 s6, s32
    s_cbranch_scc1 L5
    v_cmp_gt_u32_e64 s4, s33, v9
    v_mul_f32_e32 v1, s29, v11
    v_cndmask_b32_e64 v1, 0xff800000, v1, s4
    v_max_f32_dpp v2, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s31
    v_max_f32_e32 v2, v3, v2
    v_max_f32_e32 v40, v32, v2
    v_sub_f32_e32 v1, v1, v40
    v_mul_f32_e32 v2, 0x3fb8aa3b, v1
    v_fma_f32 v3, v1, 0x3fb8aa3b, -v2
    v_fma_f32 v3, v1, 0x32a5705f, v3
    v_rndne_f32_e32 v4, v2
    v_sub_f32_e32 v2, v2, v4
    v_add_f32_e32 v2, v2, v3
    v_exp_f32_e32 v2, v2
    v_cvt_i32_f32_e32 v3, v4
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v2, v2, v3
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v1
    v_cndmask_b32_e64 v2, v2, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, v1
    v_cndmask_b32_e64 v41, v2, 0x7f800000, s4
    v_sub_f32_e32 v1, v32, v40
    v_mul_f32_e32 v2, 0x3fb8aa3b, v1
    v_fma_f32 v3, v1, 0x3fb8aa3b, -v2
    v_fma_f32 v3, v1, 0x32a5705f, v3
    v_rndne_f32_e32 v4, v2
    v_sub_f32_e32 v2, v2, v4
    v_add_f32_e32 v2, v2, v3
    v_exp_f32_e32 v2, v2
    v_cvt_i32_f32_e32 v3, v4
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v2, v2, v3
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v1
    v_cndmask_b32_e64 v2, v2, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, v1
    v_cndmask_b32_e64 v1, v2, 0x7f800000, s4
    v_add_f32_dpp v2, v41, v41 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s31
    v_add_f32_e32 v2, v3, v2
    v_fma_f32 v33, v33, v1, v2
    v_mul_f32_e32 v39, v39, v1
    v_mul_f32_e32 v38, v38, v1
    v_mul_f32_e32 v37, v37, v1
    v_mul_f32_e32 v36, v36, v1
    s_sub_u32 s4, s33, s36
    s_min_u32 s5, s4, 32
    s_and_b32 s6, s5, -8
    s_mov_b32 s7, 0
    s_branch L8
L7:
    s_add_u32 s24, s36, s7
    s_mul_i32 s24, s24, s15
    s_add_u32 s24, s24, s35
    v_add_nc_u32_e32 v29, s24, v35
    v_lshlrev_b32_e32 v1, 2, v29
    buffer_load_b128 v[1:4], v1, s[16:19], 0 offen
    v_add_lshl_u32 v5, v29, s15, 2
    buffer_load_b128 v[5:8], v5, s[16:19], 0 offen
    v_add_lshl_u32 v9, v29, s39, 2
    buffer_load_b128 v[9:12], v9, s[16:19], 0 offen
    v_add_lshl_u32 v13, v29, s40, 2
    buffer_load_b128 v[13:16], v13, s[16:19], 0 offen
    v_add_lshl_u32 v17, v29, s41, 2
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen
    v_add_lshl_u32 v21, v29, s42, 2
    buffer_load_b128 v[21:24], v21, s[16:19], 0 offen
    v_add_lshl_u32 v25, v29, s43, 2
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    v_add_lshl_u32 v29, v29, s44, 2
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    s_and_b32 s24, -1, exec_lo
    s_lshr_b32 s25, s24, s7
    s_and_b32 s25, s25, 1
    s_ctz_i32_b32 s24, s24
    s_min_u32 s24, s24, 32
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s24, s7, s24
    v_readlane_b32 s24, v41, s24
    s_waitcnt vmcnt(7)
    v_fma_f32 v1, s24, v1, v39
    v_fma_f32 v2, s24, v2, v38
    v_fma_f32 v3, s24, v3, v37
    v_fma_f32 v4, s24, v4, v36
    s_add_u32 s24, s7, 1
    s_and_b32 s24, s24, 31
    s_and_b32 s25, -1, exec_lo
    s_lshr_b32 s26, s25, s24
    s_and_b32 s26, s26, 1
    s_ctz_i32_b32 s25, s25
    s_min_u32 s25, s25, 32
    s_cmp_lg_u32 s26, 0
    s_cselect_b32 s24, s24, s25
    v_readlane_b32 s24, v41, s24
    s_waitcnt vmcnt(6)
    v_dual_fmac_f32 v1, s24, v5 :: v_dual_fmac_f32 v2, s24, v6
    v_dual_fmac_f32 v3, s24, v7 :: v_dual_fmac_f32 v4, s24, v8
    s_add_u32 s24, s7, 2
    s_and_b32 s24, s24, 31
    s_and_b32 s25, -1, exec_lo
    s_lshr_b32 s26, s25, s24
    s_and_b32 s26, s26, 1
    s_ctz_i32_b32 s25, s25
    s_min_u32 s25, s25, 32
    s_cmp_lg_u32 s26, 0
    s_cselect_b32 s24, s24, s25
    v_readlane_b32 s24, v41, s24
    s_waitcnt vmcnt(5)
    v_dual_fmac_f32 v1, s24, v9 :: v_dual_fmac_f32 v2, s24, v10
    v_dual_fmac_f32 v3, s24, v11 :: v_dual_fmac_f32 v4, s24, v12
    s_add_u32 s24, s7, 3
    s_and_b32 s24, s24, 31
    s_and_b32 s25, -1, exec_lo
    s_lshr_b32 s26, s25, s24
    s_and_b32 s26, s26, 1
    s_ctz_i32_b32 s25, s25
    s_min_u32 s25, s25, 32
    s_cmp_lg_u32 s26, 0
    s_cselect_b32 s24, s24, s25
    v_readlane_b32 s24, v41, s24
    s_waitcnt vmcnt(4)
    v_dual_fmac_f32 v1, s24, v13 :: v_dual_fmac_f32 v2, s24, v14
    v_dual_fmac_f32 v3, s24, v15 :: v_dual_fmac_f32 v4, s24, v16
    s_add_u32 s24, s7, 4
    s_and_b32 s24, s24, 31
    s_and_b32 s25, -1, exec_lo
    s_lshr_b32 s26, s25, s24
    s_and_b32 s26, s26, 1
    s_ctz_i32_b32 s25, s25
    s_min_u32 s25, s25, 32
    s_cmp_lg_u32 s26, 0
    s_cselect_b32 s24, s24, s25
    v_readlane_b32 s24, v41, s24
    s_waitcnt vmcnt(3)
    v_dual_fmac_f32 v1, s24, v17 :: v_dual_fmac_f32 v2, s24, v18
    v_dual_fmac_f32 v3, s24, v19 :: v_dual_fmac_f32 v4, s24, v20
    s_add_u32 s24, s7, 5
    s_and_b32 s24, s24, 31
    s_and_b32 s25, -1, exec_lo
    s_lshr_b32 s26, s25, s24
    s_and_b32 s26, s26, 1
    s_ctz_i32_b32 s25, s25
    s_min_u32 s25, s25, 32
    s_cmp_lg_u32 s26, 0
    s_cselect_b32 s24, s24, s25
    v_readlane_b32 s24, v41, s24
    s_waitcnt vmcnt(2)
    v_dual_fmac_f32 v1, s24, v21 :: v_dual_fmac_f32 v2, s24, v22
    v_dual_fmac_f32 v3, s24, v23 :: v_dual_fmac_f32 v4, s24, v24
    s_add_u32 s24, s7, 6
    s_and_b32 s24, s24, 31
    s_and_b32 s25, -1, exec_lo
    s_lshr_b32 s26, s25, s24
    s_and_b32 s26, s26, 1
    s_ctz_i32_b32 s25, s25
    s_min_u32 s25, s25, 32
    s_cmp_lg_u32 s26, 0
    s_cselect_b32 s24, s24, s25
    v_readlane_b32 s24, v41, s24
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v1, s24, v25 :: v_dual_fmac_f32 v2, s24, v26
    v_dual_fmac_f32 v3, s24, v27 :: v_dual_fmac_f32 v4, s24, v28
    s_add_u32 s24, s7, 7
    s_and_b32 s24, s24, 31
    s_and_b32 s25, -1, exec_lo
    s_lshr_b32 s26, s25, s24
    s_and_b32 s26, s26, 1
    s_ctz_i32_b32 s25, s25
    s_min_u32 s25, s25, 32
    s_cmp_lg_u32 s26, 0
    s_cselect_b32 s24, s24, s25
    v_readlane_b32 s24, v41, s24
    s_waitcnt vmcnt(0)
    v_fma_f32 v39, s24, v29, v1
    v_fma_f32 v38, s24, v30, v2
    v_fma_f32 v37, s24, v31, v3
    v_fma_f32 v36, s24, v32, v4
    s_add_u32 s7, s7, 8
L8:
    s_cmp_lt_u32 s7, s6
    s_cbranch_scc1 L7
    s_branch L10
L9:
    s_and_b32 s7, -1, exec_lo
    s_lshr_b32 s24, s7, s6
    s_and_b32 s24, s24, 1
    s_ctz_i32_b32 s7, s7
    s_min_u32 s7, s7, 32
    s_cmp_lg_u32 s24, 0
    s_cselect_b32 s7, s6, s7
    v_readlane_b32 s7, v41, s7
    s_add_u32 s24, s36, s6
    s_mul_i32 s24, s24, s15
    s_add_u32 s24, s24, s35
    v_add_lshl_u32 v1, s24, v35, 2
    buffer_load_b128 v[1:4], v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v39, s7, v1 :: v_dual_fmac_f32 v38, s7, v2
    v_dual_fmac_f32 v37, s7, v3 :: v_dual_fmac_f32 v36, s7, v4
    s_add_u32 s6, s6, 1
L10:
    s_cmp_lt_u32 s6, s5
    s_cbranch_scc1 L9
    s_min_u32 s4, s4, 0x80
    s_add_u32 s36, s36, s4
    v_mov_b32_e32 v32, v40
L11:
    s_cmp_lt_u32 s36, s33
    s_cbranch_scc1 L2
    v_cmp_eq_u32_e64 s0, 0, v34
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s30, 3
    v_mov_b32_e32 v1, s0
    ds_store_b64 v1, v[32:33]
    s_mov_b32 exec_lo, s12
L12:
    s_lshl_b32 s0, s30, 8
    v_add_lshl_u32 v1, s0, v35, 2
    ds_store_b32 v1, v39 offset:32
    ds_store_b32 v1, v38 offset:36
    ds_store_b32 v1, v37 offset:40
    ds_store_b32 v1, v36 offset:44
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshr_b32 s0, s33, 5
    s_and_b32 s1, s33, 31
    s_cmp_eq_u32 s1, 0
    s_cselect_b32 s1, 0, 1
    s_add_u32 s0, s0, s1
    s_min_u32 s0, s0, 4
    s_mul_i32 s1, s13, s32
    s_mul_i32 s2, s14, s28
    s_mov_b32 s3, s12
L13:
    s_mov_b32 exec_lo, s3
    v_cmp_gt_u32_e64 s3, s32, v0
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc1 L14
    s_mov_b32 s3, 0
    s_branch L19
L14:
    s_mov_b32 exec_lo, s3
    v_mov_b32_e32 v1, 0xff800000
    s_mov_b32 s4, 0
    s_branch L16
L15:
    s_lshl_b32 s5, s4, 3
    v_mov_b32_e32 v2, s5
    ds_load_b32 v2, v2
    s_waitcnt lgkmcnt(0)
    v_max_f32_e32 v1, v1, v2
    s_add_u32 s4, s4, 1
L16:
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L15
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
    s_mov_b32 s4, 0
    s_branch L18
L17:
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
L18:
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L17
    v_cmp_gt_f32_e64 s4, 0x800000, |v3|
    v_cmp_lt_f32_e64 s5, 0x7e000000, |v3|
    v_cndmask_b32_e64 v1, 1.0, 0x2f800000, s5
    v_cndmask_b32_e64 v1, v1, 0x4f800000, s4
    v_mul_f32_e32 v3, v3, v1
    v_rcp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v3, v1
    v_dual_mul_f32 v1, v2, v1 :: v_dual_add_nc_u32 v2, s1, v0
    v_add_lshl_u32 v2, s2, v2, 2
    buffer_store_b32 v1, v2, s[20:23], 0 offen
    v_sub_nc_u32_e32 v1, s32, v0
    v_add_nc_u32_e32 v0, v0, v1
L19:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc1 L13
    s_endpgm
