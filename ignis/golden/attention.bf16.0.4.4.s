; 27 VGPRs, 44 SGPRs, 4128 bytes of LDS, 0 of scratch, 477 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s15, s[0:1], 0x28
    s_load_b32 s24, s[0:1], 0x5c
    s_load_b32 s25, s[0:1], 0x60
    s_load_b32 s26, s[0:1], 0x64
    s_load_b32 s27, s[0:1], 0x68
    s_load_b32 s28, s[0:1], 0x6c
    s_load_b32 s29, s[0:1], 0x70
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
    v_mbcnt_lo_u32_b32 v19, -1, 0
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s4, v1
    s_mov_b32 s5, 0xfedcba98
    s_and_b32 s6, s27, -2
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_add_u32 s28, s28, s14
    s_add_u32 s28, s28, 1
    s_branch L1
L0:
    s_mov_b32 s28, 0
L1:
    s_add_u32 s7, s7, -1
    s_min_u32 s7, s14, s7
    s_mul_i32 s7, s7, s25
    s_add_u32 s7, s7, s13
    s_mul_i32 s7, s7, s6
    s_min_u32 s7, s7, 0x38000000
    s_mul_i32 s26, s13, s26
    v_cvt_f32_u32_e32 v1, s25
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s30, 0, s25
    v_mul_lo_u32 v2, s30, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s26, v1
    v_mul_lo_u32 v2, v1, s25
    v_sub_nc_u32_e32 v2, s26, v2
    v_cmp_le_u32_e64 s26, s25, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s25, v2
    v_cndmask_b32_e64 v1, v1, v3, s26
    v_cndmask_b32_e64 v2, v2, v4, s26
    v_cmp_le_u32_e64 s26, s25, v2
    v_add_nc_u32_e32 v2, 1, v1
    v_cndmask_b32_e64 v1, v1, v2, s26
    s_cmp_eq_u32 s25, 0
    s_cselect_b32 s25, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s25
    v_readfirstlane_b32 s25, v1
    s_mul_i32 s25, s25, s27
    v_dual_mov_b32 v10, 0 :: v_dual_lshlrev_b32 v1, 2, v19
    s_add_u32 s26, s6, -4
    v_min_u32_e32 v20, s26, v1
    s_lshl_b32 s26, s4, 5
    s_add_u32 s30, s28, -1
    s_and_b32 s27, s27, -8
    s_lshl_b32 s31, s15, 1
    s_mul_i32 s32, s15, 3
    s_lshl_b32 s33, s15, 2
    s_mul_i32 s34, s15, 5
    s_mul_i32 s35, s15, 6
    s_mul_i32 s36, s15, 7
    v_dual_mov_b32 v9, 0xff800000 :: v_dual_mov_b32 v24, 0
    v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v22, 0
    v_mov_b32_e32 v21, 0
    s_branch L11
L2:
    v_add_nc_u32_e32 v11, s26, v19
    v_min_u32_e32 v1, s30, v11
    v_mul_lo_u32 v1, v1, s15
    v_add_nc_u32_e32 v1, s25, v1
    v_min_u32_e32 v12, 0x38000000, v1
    v_mov_b32_e32 v13, 0
    s_mov_b32 s37, 0
    s_branch L4
L3:
    s_add_u32 s38, s7, s37
    s_lshl_b32 s38, s38, 1
    v_mov_b32_e32 v1, s38
    buffer_load_b128 v[1:4], v1, s[0:3], 0 offen
    v_add_lshl_u32 v5, v12, s37, 1
    buffer_load_b128 v[5:8], v5, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v1, v1, v5, v13
    v_dot2_f32_bf16 v1, v2, v6, v1
    v_dot2_f32_bf16 v1, v3, v7, v1
    v_dot2_f32_bf16 v13, v4, v8, v1
    s_add_u32 s37, s37, 8
L4:
    s_cmp_lt_u32 s37, s27
    s_cbranch_scc1 L3
    s_mov_b32 s37, s27
    s_branch L6
L5:
    s_add_u32 s38, s7, s37
    s_lshl_b32 s38, s38, 1
    v_mov_b32_e32 v1, s38
    buffer_load_b32 v1, v1, s[0:3], 0 offen
    v_add_lshl_u32 v2, v12, s37, 1
    buffer_load_b32 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v13, v1, v2, v13
    s_add_u32 s37, s37, 2
L6:
    s_cmp_lt_u32 s37, s6
    s_cbranch_scc1 L5
    v_cmp_gt_u32_e64 s37, s28, v11
    v_mul_f32_e32 v1, s29, v13
    v_cndmask_b32_e64 v1, 0xff800000, v1, s37
    v_max_f32_dpp v2, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s5
    v_max_f32_e32 v2, v3, v2
    v_max_f32_e32 v25, v9, v2
    v_sub_f32_e32 v1, v1, v25
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
    v_cmp_gt_f32_e64 s37, 0xc2d00000, v1
    v_cndmask_b32_e64 v2, v2, 0, s37
    v_cmp_lt_f32_e64 s37, 0x42b17218, v1
    v_cndmask_b32_e64 v26, v2, 0x7f800000, s37
    v_sub_f32_e32 v1, v9, v25
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
    v_cmp_gt_f32_e64 s37, 0xc2d00000, v1
    v_cndmask_b32_e64 v2, v2, 0, s37
    v_cmp_lt_f32_e64 s37, 0x42b17218, v1
    v_cndmask_b32_e64 v1, v2, 0x7f800000, s37
    v_add_f32_dpp v2, v26, v26 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s5
    v_add_f32_e32 v2, v3, v2
    v_fma_f32 v10, v10, v1, v2
    v_mul_f32_e32 v24, v24, v1
    v_mul_f32_e32 v23, v23, v1
    v_mul_f32_e32 v22, v22, v1
    v_mul_f32_e32 v21, v21, v1
    s_sub_u32 s37, s28, s26
    s_min_u32 s38, s37, 32
    s_and_b32 s39, s38, -8
    s_mov_b32 s40, 0
    s_branch L8
L7:
    s_add_u32 s41, s26, s40
    s_mul_i32 s41, s41, s15
    s_add_u32 s41, s41, s25
    v_add_nc_u32_e32 v9, s41, v20
    v_lshlrev_b32_e32 v1, 1, v9
    buffer_load_b64 v[1:2], v1, s[16:19], 0 offen
    v_add_lshl_u32 v3, v9, s15, 1
    buffer_load_b64 v[3:4], v3, s[16:19], 0 offen
    v_add_lshl_u32 v5, v9, s31, 1
    buffer_load_b64 v[5:6], v5, s[16:19], 0 offen
    v_add_lshl_u32 v7, v9, s32, 1
    buffer_load_b64 v[7:8], v7, s[16:19], 0 offen
    v_add_lshl_u32 v11, v9, s33, 1
    buffer_load_b64 v[11:12], v11, s[16:19], 0 offen
    v_add_lshl_u32 v13, v9, s34, 1
    buffer_load_b64 v[13:14], v13, s[16:19], 0 offen
    v_add_lshl_u32 v15, v9, s35, 1
    buffer_load_b64 v[15:16], v15, s[16:19], 0 offen
    v_add_lshl_u32 v9, v9, s36, 1
    buffer_load_b64 v[17:18], v9, s[16:19], 0 offen
    s_and_b32 s41, -1, exec_lo
    s_lshr_b32 s42, s41, s40
    s_and_b32 s42, s42, 1
    s_ctz_i32_b32 s41, s41
    s_min_u32 s41, s41, 32
    s_cmp_lg_u32 s42, 0
    s_cselect_b32 s41, s40, s41
    v_readlane_b32 s41, v26, s41
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v9, 16, v1
    v_fma_f32 v9, s41, v9, v24
    v_and_b32_e32 v1, 0xffff0000, v1
    v_fma_f32 v1, s41, v1, v23
    v_lshlrev_b32_e32 v23, 16, v2
    v_fma_f32 v22, s41, v23, v22
    v_and_b32_e32 v2, 0xffff0000, v2
    v_fma_f32 v2, s41, v2, v21
    s_add_u32 s41, s40, 1
    s_and_b32 s41, s41, 31
    s_and_b32 s42, -1, exec_lo
    s_lshr_b32 s43, s42, s41
    s_and_b32 s43, s43, 1
    s_ctz_i32_b32 s42, s42
    s_min_u32 s42, s42, 32
    s_cmp_lg_u32 s43, 0
    s_cselect_b32 s41, s41, s42
    v_readlane_b32 s41, v26, s41
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v21, 16, v3
    v_fma_f32 v9, s41, v21, v9
    v_and_b32_e32 v3, 0xffff0000, v3
    v_fma_f32 v1, s41, v3, v1
    v_lshlrev_b32_e32 v3, 16, v4
    v_fma_f32 v3, s41, v3, v22
    v_and_b32_e32 v4, 0xffff0000, v4
    v_fma_f32 v2, s41, v4, v2
    s_add_u32 s41, s40, 2
    s_and_b32 s41, s41, 31
    s_and_b32 s42, -1, exec_lo
    s_lshr_b32 s43, s42, s41
    s_and_b32 s43, s43, 1
    s_ctz_i32_b32 s42, s42
    s_min_u32 s42, s42, 32
    s_cmp_lg_u32 s43, 0
    s_cselect_b32 s41, s41, s42
    v_readlane_b32 s41, v26, s41
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v4, 16, v5
    v_fma_f32 v4, s41, v4, v9
    v_and_b32_e32 v5, 0xffff0000, v5
    v_fma_f32 v1, s41, v5, v1
    v_lshlrev_b32_e32 v5, 16, v6
    v_fma_f32 v3, s41, v5, v3
    v_and_b32_e32 v5, 0xffff0000, v6
    v_fma_f32 v2, s41, v5, v2
    s_add_u32 s41, s40, 3
    s_and_b32 s41, s41, 31
    s_and_b32 s42, -1, exec_lo
    s_lshr_b32 s43, s42, s41
    s_and_b32 s43, s43, 1
    s_ctz_i32_b32 s42, s42
    s_min_u32 s42, s42, 32
    s_cmp_lg_u32 s43, 0
    s_cselect_b32 s41, s41, s42
    v_readlane_b32 s41, v26, s41
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v5, 16, v7
    v_fma_f32 v4, s41, v5, v4
    v_and_b32_e32 v5, 0xffff0000, v7
    v_fma_f32 v1, s41, v5, v1
    v_lshlrev_b32_e32 v5, 16, v8
    v_fma_f32 v3, s41, v5, v3
    v_and_b32_e32 v5, 0xffff0000, v8
    v_fma_f32 v2, s41, v5, v2
    s_add_u32 s41, s40, 4
    s_and_b32 s41, s41, 31
    s_and_b32 s42, -1, exec_lo
    s_lshr_b32 s43, s42, s41
    s_and_b32 s43, s43, 1
    s_ctz_i32_b32 s42, s42
    s_min_u32 s42, s42, 32
    s_cmp_lg_u32 s43, 0
    s_cselect_b32 s41, s41, s42
    v_readlane_b32 s41, v26, s41
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v5, 16, v11
    v_fma_f32 v4, s41, v5, v4
    v_and_b32_e32 v5, 0xffff0000, v11
    v_fma_f32 v1, s41, v5, v1
    v_lshlrev_b32_e32 v5, 16, v12
    v_fma_f32 v3, s41, v5, v3
    v_and_b32_e32 v5, 0xffff0000, v12
    v_fma_f32 v2, s41, v5, v2
    s_add_u32 s41, s40, 5
    s_and_b32 s41, s41, 31
    s_and_b32 s42, -1, exec_lo
    s_lshr_b32 s43, s42, s41
    s_and_b32 s43, s43, 1
    s_ctz_i32_b32 s42, s42
    s_min_u32 s42, s42, 32
    s_cmp_lg_u32 s43, 0
    s_cselect_b32 s41, s41, s42
    v_readlane_b32 s41, v26, s41
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v5, 16, v13
    v_fma_f32 v4, s41, v5, v4
    v_and_b32_e32 v5, 0xffff0000, v13
    v_fma_f32 v1, s41, v5, v1
    v_lshlrev_b32_e32 v5, 16, v14
    v_fma_f32 v3, s41, v5, v3
    v_and_b32_e32 v5, 0xffff0000, v14
    v_fma_f32 v2, s41, v5, v2
    s_add_u32 s41, s40, 6
    s_and_b32 s41, s41, 31
    s_and_b32 s42, -1, exec_lo
    s_lshr_b32 s43, s42, s41
    s_and_b32 s43, s43, 1
    s_ctz_i32_b32 s42, s42
    s_min_u32 s42, s42, 32
    s_cmp_lg_u32 s43, 0
    s_cselect_b32 s41, s41, s42
    v_readlane_b32 s41, v26, s41
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v5, 16, v15
    v_fma_f32 v4, s41, v5, v4
    v_and_b32_e32 v5, 0xffff0000, v15
    v_fma_f32 v1, s41, v5, v1
    v_lshlrev_b32_e32 v5, 16, v16
    v_fma_f32 v3, s41, v5, v3
    v_and_b32_e32 v5, 0xffff0000, v16
    v_fma_f32 v2, s41, v5, v2
    s_add_u32 s41, s40, 7
    s_and_b32 s41, s41, 31
    s_and_b32 s42, -1, exec_lo
    s_lshr_b32 s43, s42, s41
    s_and_b32 s43, s43, 1
    s_ctz_i32_b32 s42, s42
    s_min_u32 s42, s42, 32
    s_cmp_lg_u32 s43, 0
    s_cselect_b32 s41, s41, s42
    v_readlane_b32 s41, v26, s41
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v17
    v_fma_f32 v24, s41, v5, v4
    v_and_b32_e32 v4, 0xffff0000, v17
    v_fma_f32 v23, s41, v4, v1
    v_lshlrev_b32_e32 v1, 16, v18
    v_fma_f32 v22, s41, v1, v3
    v_and_b32_e32 v1, 0xffff0000, v18
    v_fma_f32 v21, s41, v1, v2
    s_add_u32 s40, s40, 8
L8:
    s_cmp_lt_u32 s40, s39
    s_cbranch_scc1 L7
    s_branch L10
L9:
    s_and_b32 s40, -1, exec_lo
    s_lshr_b32 s41, s40, s39
    s_and_b32 s41, s41, 1
    s_ctz_i32_b32 s40, s40
    s_min_u32 s40, s40, 32
    s_cmp_lg_u32 s41, 0
    s_cselect_b32 s40, s39, s40
    v_readlane_b32 s40, v26, s40
    s_add_u32 s41, s26, s39
    s_mul_i32 s41, s41, s15
    s_add_u32 s41, s41, s25
    v_add_lshl_u32 v1, s41, v20, 1
    buffer_load_b64 v[1:2], v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v1
    v_fma_f32 v24, s40, v3, v24
    v_and_b32_e32 v1, 0xffff0000, v1
    v_fma_f32 v23, s40, v1, v23
    v_lshlrev_b32_e32 v1, 16, v2
    v_dual_fmac_f32 v22, s40, v1 :: v_dual_and_b32 v1, 0xffff0000, v2
    v_fma_f32 v21, s40, v1, v21
    s_add_u32 s39, s39, 1
L10:
    s_cmp_lt_u32 s39, s38
    s_cbranch_scc1 L9
    s_min_u32 s37, s37, 0x80
    s_add_u32 s26, s26, s37
    v_mov_b32_e32 v9, v25
L11:
    s_cmp_lt_u32 s26, s28
    s_cbranch_scc1 L2
    v_cmp_eq_u32_e64 s0, 0, v19
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s4, 3
    v_mov_b32_e32 v1, s0
    ds_store_b64 v1, v[9:10]
    s_mov_b32 exec_lo, s12
L12:
    s_lshl_b32 s0, s4, 8
    v_add_lshl_u32 v1, s0, v20, 2
    ds_store_b32 v1, v24 offset:32
    ds_store_b32 v1, v23 offset:36
    ds_store_b32 v1, v22 offset:40
    ds_store_b32 v1, v21 offset:44
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshr_b32 s0, s28, 5
    s_and_b32 s1, s28, 31
    s_cmp_eq_u32 s1, 0
    s_cselect_b32 s1, 0, 1
    s_add_u32 s0, s0, s1
    s_min_u32 s0, s0, 4
    s_mul_i32 s1, s13, s6
    s_mul_i32 s2, s14, s24
    s_mov_b32 s3, s12
L13:
    s_mov_b32 exec_lo, s3
    v_cmp_gt_u32_e64 s3, s6, v0
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
    v_cmp_gt_f32_e64 s7, 0xc2d00000, v4
    v_cndmask_b32_e64 v5, v5, 0, s7
    v_cmp_lt_f32_e64 s7, 0x42b17218, v4
    v_cndmask_b32_e64 v4, v5, 0x7f800000, s7
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
    v_mul_f32_e32 v1, v2, v1
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s4, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s4
    v_lshrrev_b32_e32 v1, 16, v1
    v_add_nc_u32_e32 v2, s1, v0
    v_add_lshl_u32 v2, s2, v2, 1
    buffer_store_b16 v1, v2, s[20:23], 0 offen
    v_sub_nc_u32_e32 v1, s6, v0
    v_add_nc_u32_e32 v0, v0, v1
L19:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc1 L13
    s_endpgm
