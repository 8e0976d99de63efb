; 19 VGPRs, 32 SGPRs, 0 bytes of LDS, 0 of scratch, 220 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s3, s[0:1], 0x60
    s_load_b32 s12, s[0:1], 0x64
    s_load_b32 s14, s[0:1], 0x68
    s_load_b32 s15, s[0:1], 0x6c
    s_load_b32 s24, s[0:1], 0x74
    s_load_b32 s0, s[0:1], 0x78
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s25, s6
    s_mov_b32 s26, s10
    s_mov_b32 s27, s18
    s_mov_b32 s28, s22
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s29, 1, s15
    s_lshl_b32 s13, s13, 8
    v_dual_mov_b32 v10, 0xff7fffff :: v_dual_add_nc_u32 v1, s13, v0
    v_lshrrev_b32_e32 v4, s15, v1
    s_add_u32 s13, s29, -1
    v_dual_mov_b32 v11, 0 :: v_dual_and_b32 v0, s13, v0
    v_cmp_gt_u32_e64 s13, s3, v4
    v_mul_lo_u32 v5, v4, s12
    v_cndmask_b32_e64 v6, s29, v0, s13
    v_cndmask_b32_e64 v7, 0, s14, s13
    v_cndmask_b32_e64 v8, 0, s12, s13
    v_lshlrev_b32_e32 v9, 3, v6
    s_lshl_b32 s13, s29, 3
    s_max_u32 s14, s25, 7
    s_add_u32 s14, s14, -7
    s_mov_b32 s30, s2
L0:
    s_mov_b32 exec_lo, s30
    v_cmp_lt_u32_e64 s30, v9, v7
    s_and_b32 s31, exec_lo, s30
    s_cbranch_scc1 L1
    s_mov_b32 exec_lo, s2
    s_mov_b32 s30, 0
    s_branch L2
L1:
    s_mov_b32 exec_lo, s31
    v_add_nc_u32_e32 v0, v5, v9
    v_cmp_gt_u32_e64 s30, s14, v0
    v_cndmask_b32_e64 v0, s25, v0, s30
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v12, 16, v0
    v_and_b32_e32 v13, 0xffff0000, v0
    v_lshlrev_b32_e32 v14, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v15, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v16, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_max_f32_e32 v0, v12, v13
    v_max_f32_e32 v17, v14, v1
    v_dual_max_f32 v0, v0, v17 :: v_dual_max_f32 v17, v15, v2
    v_max_f32_e32 v18, v16, v3
    v_max_f32_e32 v17, v17, v18
    v_max_f32_e32 v0, v0, v17
    v_max_f32_e32 v0, v10, v0
    v_sub_f32_e32 v17, v10, v0
    v_dual_mul_f32 v17, 0x3fb8aa3b, v17 :: v_dual_sub_f32 v12, v12, v0
    v_exp_f32_e32 v17, v17
    v_dual_mul_f32 v12, 0x3fb8aa3b, v12 :: v_dual_subrev_f32 v13, v0, v13
    v_exp_f32_e32 v12, v12
    v_dual_mul_f32 v13, 0x3fb8aa3b, v13 :: v_dual_sub_f32 v14, v14, v0
    v_exp_f32_e32 v13, v13
    v_dual_mul_f32 v14, 0x3fb8aa3b, v14 :: v_dual_subrev_f32 v1, v0, v1
    v_exp_f32_e32 v14, v14
    v_dual_mul_f32 v1, 0x3fb8aa3b, v1 :: v_dual_sub_f32 v2, v2, v0
    v_exp_f32_e32 v1, v1
    v_sub_f32_e32 v15, v15, v0
    v_dual_mul_f32 v15, 0x3fb8aa3b, v15 :: v_dual_mul_f32 v2, 0x3fb8aa3b, v2
    v_exp_f32_e32 v15, v15
    v_exp_f32_e32 v2, v2
    v_sub_f32_e32 v16, v16, v0
    v_dual_mul_f32 v16, 0x3fb8aa3b, v16 :: v_dual_subrev_f32 v3, v0, v3
    v_exp_f32_e32 v16, v16
    v_mul_f32_e32 v3, 0x3fb8aa3b, v3
    v_exp_f32_e32 v3, v3
    v_dual_add_f32 v12, v12, v13 :: v_dual_add_f32 v1, v1, v14
    v_dual_add_f32 v1, v12, v1 :: v_dual_add_f32 v2, v15, v2
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v3, v16, v3
    v_add_f32_e32 v2, v2, v3
    v_add_f32_e32 v1, v1, v2
    v_fma_f32 v1, v11, v17, v1
    v_sub_nc_u32_e32 v2, v7, v9
    v_min_u32_e32 v2, s13, v2
    v_add_nc_u32_e32 v9, v9, v2
    s_mov_b32 exec_lo, s2
    s_mov_b32 s30, s31
L2:
    v_cndmask_b32_e64 v10, v10, v0, s31
    v_cndmask_b32_e64 v11, v11, v1, s31
    s_cmp_lg_u32 s30, 0
    s_cbranch_scc1 L0
    v_add_nc_u32_e32 v0, v7, v6
    s_mov_b32 s13, s2
L3:
    s_mov_b32 exec_lo, s13
    v_cmp_lt_u32_e64 s13, v0, v8
    s_and_b32 s14, exec_lo, s13
    s_cbranch_scc1 L4
    s_mov_b32 exec_lo, s2
    s_mov_b32 s13, 0
    s_branch L5
L4:
    s_mov_b32 exec_lo, s14
    v_add_nc_u32_e32 v1, v5, v0
    v_min_u32_e32 v1, s25, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v1
    v_max_f32_e32 v1, v10, v2
    v_dual_sub_f32 v3, v10, v1 :: v_dual_subrev_f32 v2, v1, v2
    v_dual_mul_f32 v3, 0x3fb8aa3b, v3 :: v_dual_mul_f32 v2, 0x3fb8aa3b, v2
    v_exp_f32_e32 v3, v3
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_fma_f32 v2, v11, v3, v2
    v_sub_nc_u32_e32 v3, v8, v0
    v_min_u32_e32 v3, s29, v3
    v_add_nc_u32_e32 v0, v0, v3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s13, s14
L5:
    v_cndmask_b32_e64 v10, v10, v1, s14
    v_cndmask_b32_e64 v11, v11, v2, s14
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc1 L3
    v_max_f32_dpp v0, v10, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s15, 3
    s_cbranch_scc0 L6
    v_max_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L6:
    s_cmp_gt_u32 s15, 4
    s_cbranch_scc0 L7
    v_permlanex16_b32 v1, v0, 0x76543210, s1 op_sel:[0,1]
    v_max_f32_e32 v0, v0, v1
L7:
    v_sub_f32_e32 v1, v10, v0
    v_mul_f32_e32 v1, 0x3fb8aa3b, v1
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v11, v1
    v_add_f32_dpp v1, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s15, 3
    s_cbranch_scc0 L8
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L8:
    s_cmp_gt_u32 s15, 4
    s_cbranch_scc0 L9
    v_permlanex16_b32 v2, v1, 0x76543210, s1 op_sel:[0,1]
    v_add_f32_e32 v1, v1, v2
L9:
    v_cmp_eq_u32_e64 s1, 0, v6
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s1
    v_min_u32_e32 v2, s26, v4
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_load_b32 v2, v2, s[8:11], 0 offen
    s_add_u32 s8, s12, -1
    s_waitcnt vmcnt(0)
    v_min_u32_e32 v3, s8, v2
    v_add_nc_u32_e32 v3, v5, v3
    v_cmp_gt_u32_e64 s8, s25, v3
    s_and_b32 s9, exec_lo, s8
    v_cmp_le_u32_e64 s10, s25, v3
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s9
    v_lshlrev_b32_e32 v3, 1, v3
    buffer_load_u16 v3, v3, s[4:7], 0 offen
    s_mov_b32 exec_lo, s1
L10:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s1
L11:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v3, 0, v3, s8
    v_lshlrev_b32_e32 v3, 16, v3
    v_sub_f32_e32 v3, v0, v3
    v_log_f32_e32 v5, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v5, 0x3f317218, v5
    v_add_f32_e32 v3, v3, v5
    v_cmp_gt_u32_e64 s1, s12, v2
    v_cndmask_b32_e64 v3, 0x7fc00000, v3, s1
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s0, exec_lo, 0
    v_cmp_ne_u32_e64 s1, s24, v2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v2, 0, v3, s0
    v_min_u32_e32 v3, s27, v4
    v_lshlrev_b32_e32 v3, 2, v3
    buffer_store_b32 v2, v3, s[16:19], 0 offen
    v_min_u32_e32 v2, s28, v4
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_store_b32 v0, v2, s[20:23], 0 offen
    v_cmp_gt_f32_e64 s0, 0x800000, |v1|
    v_cmp_lt_f32_e64 s1, 0x7e000000, |v1|
    v_cndmask_b32_e64 v0, 1.0, 0x2f800000, s1
    v_cndmask_b32_e64 v0, v0, 0x4f800000, s0
    v_mul_f32_e32 v1, v1, v0
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_dual_mul_f32 v0, v0, v1 :: v_dual_add_nc_u32 v1, s3, v4
    v_min_u32_e32 v1, s28, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_store_b32 v0, v1, s[20:23], 0 offen
L12:
    s_endpgm
