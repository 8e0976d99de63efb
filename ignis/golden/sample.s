; 21 VGPRs, 106 SGPRs, 2440 bytes of LDS, 0 of scratch, 4235 instructions
    s_mov_b32 s16, exec_lo
    s_mov_b32 s2, s13
    v_writelane_b32 v5, s2, 7
    s_load_b128 s[4:7], s[0:1], null
    s_waitcnt lgkmcnt(0)
    v_writelane_b32 v7, s4, 10
    v_writelane_b32 v7, s5, 11
    v_writelane_b32 v7, s6, 12
    v_writelane_b32 v7, s7, 13
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], 0x30
    s_load_b128 s[12:15], s[0:1], 0x48
    s_waitcnt lgkmcnt(0)
    v_writelane_b32 v5, s12, 3
    v_writelane_b32 v5, s13, 4
    v_writelane_b32 v5, s14, 5
    v_writelane_b32 v5, s15, 6
    s_load_b32 s2, s[0:1], 0x5c
    s_waitcnt lgkmcnt(0)
    v_writelane_b32 v5, s2, 0
    s_load_b32 s12, s[0:1], 0x60
    s_load_b32 s13, s[0:1], 0x10
    v_mbcnt_lo_u32_b32 v8, -1, 0
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s14, v1
    s_mov_b32 s0, 0xfedcba98
    v_writelane_b32 v7, s0, 7
    v_mov_b32_e32 v9, 0
    v_readlane_b32 s0, v7, 12
    v_writelane_b32 v7, s0, 9
    s_mov_b32 s15, s10
    s_mov_b32 s17, s6
    v_readlane_b32 s0, v7, 12
    s_lshl_b32 s0, s0, 2
    v_writelane_b32 v7, s0, 12
    s_mov_b32 s0, 0x31016000
    v_writelane_b32 v7, s0, 13
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    v_readlane_b32 s0, v5, 5
    s_lshl_b32 s0, s0, 2
    v_writelane_b32 v5, s0, 5
    s_mov_b32 s0, 0x31016000
    v_writelane_b32 v5, s0, 6
    s_mov_b32 s0, exec_lo
    v_writelane_b32 v5, s0, 8
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    ds_store_b128 v9, v[1:4]
    ds_store_b128 v9, v[1:4] offset:16
    ds_store_b128 v9, v[1:4] offset:32
    ds_store_b128 v9, v[1:4] offset:48
    v_readlane_b32 s0, v5, 7
    s_waitcnt lgkmcnt(0)
    s_mul_i32 s0, s0, s12
    s_mul_i32 s0, s0, s13
    v_writelane_b32 v7, s0, 8
    v_readlane_b32 s0, v5, 7
    s_lshl_b32 s18, s0, 3
    s_max_u32 s0, s17, 3
    s_add_u32 s19, s0, -3
    s_cmp_lt_u32 s18, s19
    s_cselect_b32 s0, s18, s17
    s_lshl_b32 s0, s0, 2
    s_buffer_load_b128 s[0:3], s[4:7], s0
    s_waitcnt lgkmcnt(0)
    v_writelane_b32 v5, s0, 30
    v_writelane_b32 v5, s1, 31
    v_writelane_b32 v6, s2, 0
    v_writelane_b32 v6, s3, 1
    s_add_u32 s0, s18, 4
    s_cmp_lt_u32 s0, s19
    s_cselect_b32 s0, s0, s17
    s_lshl_b32 s0, s0, 2
    s_buffer_load_b128 s[0:3], s[4:7], s0
    s_waitcnt lgkmcnt(0)
    v_writelane_b32 v5, s0, 11
    v_writelane_b32 v5, s1, 12
    v_writelane_b32 v5, s2, 13
    v_writelane_b32 v5, s3, 14
    v_readlane_b32 s0, v7, 8
    s_add_u32 s4, s0, s13
    s_mov_b32 s0, s16
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, 0
    v_mov_b32_e32 v3, v0
    v_readlane_b32 s1, v5, 8
    s_mov_b32 s5, s1
L0:
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s0, s13, v3
    s_and_b32 s6, exec_lo, s0
    s_cbranch_scc1 L1
    s_mov_b32 exec_lo, s16
    s_mov_b32 s0, 0
    s_branch L3
L1:
    s_mov_b32 exec_lo, s6
    v_readlane_b32 s0, v7, 8
    v_add_nc_u32_e32 v4, s0, v3
    v_readlane_b32 s0, v7, 9
    v_min_u32_e32 v4, s0, v4
    v_lshlrev_b32_e32 v4, 2, v4
    v_readlane_b32 s0, v7, 10
    v_readlane_b32 s1, v7, 11
    v_readlane_b32 s2, v7, 12
    v_readlane_b32 s3, v7, 13
    buffer_load_b32 v10, v4, s[0:3], 0 offen
    s_cmp_eq_u32 s12, 2
    s_cbranch_scc0 L2
    v_add_nc_u32_e32 v11, s4, v3
    v_readlane_b32 s0, v7, 9
    v_min_u32_e32 v11, s0, v11
    v_lshlrev_b32_e32 v11, 2, v11
    v_readlane_b32 s0, v7, 10
    v_readlane_b32 s1, v7, 11
    v_readlane_b32 s2, v7, 12
    v_readlane_b32 s3, v7, 13
    buffer_load_b32 v11, v11, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v10, v10, v11
    v_readlane_b32 s0, v7, 10
    v_readlane_b32 s1, v7, 11
    v_readlane_b32 s2, v7, 12
    v_readlane_b32 s3, v7, 13
    buffer_store_b32 v10, v4, s[0:3], 0 offen
L2:
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v4, 0x7fffffff, v10
    v_cmp_gt_u32_e64 s0, 0x7f800000, v4
    s_and_b32 s1, s5, s0
    v_add_f32_e32 v4, 0, v10
    v_lshrrev_b32_e32 v10, 31, v4
    v_cmp_eq_u32_e64 s0, 1, v10
    v_not_b32_e32 v10, v4
    v_or_b32_e32 v4, 0x80000000, v4
    v_cndmask_b32_e64 v10, v4, v10, s0
    v_not_b32_e32 v4, v3
    v_cmp_gt_u32_e64 s0, v1, v10
    v_cmp_eq_u32_e64 s2, v1, v10
    v_cmp_gt_u32_e64 s3, v2, v4
    s_and_b32 s2, s2, s3
    s_or_b32 s0, s0, s2
    v_cndmask_b32_e64 v4, v4, v2, s0
    v_cndmask_b32_e64 v10, v10, v1, s0
    v_sub_nc_u32_e32 v11, s13, v3
    v_min_u32_e32 v11, 0x200, v11
    v_add_nc_u32_e32 v3, v3, v11
    s_mov_b32 exec_lo, s16
    s_mov_b32 s0, s6
L3:
    s_and_b32 s1, s1, s6
    s_and_not1_b32 s2, s5, s6
    s_or_b32 s5, s1, s2
    v_cndmask_b32_e64 v2, v2, v4, s6
    v_cndmask_b32_e64 v1, v1, v10, s6
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc1 L0
    v_readlane_b32 s0, v5, 13
    s_cmp_gt_u32 s0, 0
    s_cbranch_scc0 L13
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_mov_b32 s4, s16
    v_mov_b32_e32 v1, v0
L4:
    s_mov_b32 exec_lo, s4
    v_readlane_b32 s0, v5, 13
    v_cmp_gt_u32_e64 s0, s0, v1
    s_and_b32 s4, exec_lo, s0
    s_cbranch_scc1 L5
    s_mov_b32 exec_lo, s16
    s_mov_b32 s4, 0
    s_branch L9
L5:
    s_mov_b32 exec_lo, s4
    v_readlane_b32 s0, v5, 12
    v_add_nc_u32_e32 v2, s0, v1
    v_min_u32_e32 v2, s15, v2
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_load_b32 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v3, 0x7fffffff, v2
    v_cmp_gt_u32_e64 s0, s13, v3
    s_and_b32 s6, exec_lo, s0
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s6
    v_readlane_b32 s0, v7, 8
    v_add_nc_u32_e32 v3, s0, v3
    v_readlane_b32 s0, v7, 9
    v_min_u32_e32 v3, s0, v3
    v_lshlrev_b32_e32 v3, 2, v3
    v_readlane_b32 s0, v7, 10
    v_readlane_b32 s1, v7, 11
    v_readlane_b32 s2, v7, 12
    v_readlane_b32 s3, v7, 13
    buffer_load_b32 v4, v3, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_cmp_lt_f32_e64 s0, 0, v4
    s_and_b32 s1, exec_lo, s0
    s_and_not1_b32 s2, exec_lo, s0
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s1
    v_readlane_b32 s1, v5, 11
    v_mov_b32_e32 v10, s1
    v_div_scale_f32 v11, null, v10, v10, v4
    v_rcp_f32_e32 v12, v11
    s_waitcnt_depctr 0xfff
    v_fma_f32 v13, -v11, v12, 1.0
    v_fma_f32 v12, v13, v12, v12
    v_div_scale_f32 v13, vcc_lo, v4, v10, v4
    v_mul_f32_e32 v14, v13, v12
    v_fma_f32 v15, -v11, v14, v13
    v_fma_f32 v14, v15, v12, v14
    v_fma_f32 v11, -v11, v14, v13
    v_div_fmas_f32 v11, v11, v12, v14
    v_div_fixup_f32 v10, v11, v10, v4
    s_mov_b32 exec_lo, s6
L6:
    s_cmp_lg_u32 s2, 0
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s2
    v_readlane_b32 s1, v5, 11
    v_mul_f32_e32 v4, s1, v4
    s_mov_b32 exec_lo, s6
L7:
    v_cndmask_b32_e64 v4, v4, v10, s0
    v_cmp_le_u32_e64 s0, 0x80000000, v2
    v_cndmask_b32_e64 v2, v4, 0xff800000, s0
    v_readlane_b32 s0, v7, 10
    v_readlane_b32 s1, v7, 11
    v_readlane_b32 s2, v7, 12
    v_readlane_b32 s3, v7, 13
    buffer_store_b32 v2, v3, s[0:3], 0 offen
    s_mov_b32 exec_lo, s4
L8:
    v_readlane_b32 s0, v5, 13
    v_sub_nc_u32_e32 v2, s0, v1
    v_min_u32_e32 v2, 0x200, v2
    v_add_nc_u32_e32 v1, v1, v2
    s_mov_b32 exec_lo, s16
L9:
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc1 L4
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_mov_b32 s0, s16
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, 0
    v_mov_b32_e32 v3, v0
L10:
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s0, s13, v3
    s_and_b32 s4, exec_lo, s0
    s_cbranch_scc1 L11
    s_mov_b32 exec_lo, s16
    s_mov_b32 s0, 0
    s_branch L12
L11:
    s_mov_b32 exec_lo, s4
    v_readlane_b32 s0, v7, 8
    v_add_nc_u32_e32 v4, s0, v3
    v_readlane_b32 s0, v7, 9
    v_min_u32_e32 v4, s0, v4
    v_lshlrev_b32_e32 v4, 2, v4
    v_readlane_b32 s0, v7, 10
    v_readlane_b32 s1, v7, 11
    v_readlane_b32 s2, v7, 12
    v_readlane_b32 s3, v7, 13
    buffer_load_b32 v4, v4, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v4, 0, v4
    v_lshrrev_b32_e32 v10, 31, v4
    v_cmp_eq_u32_e64 s0, 1, v10
    v_not_b32_e32 v10, v4
    v_or_b32_e32 v4, 0x80000000, v4
    v_cndmask_b32_e64 v10, v4, v10, s0
    v_not_b32_e32 v4, v3
    v_cmp_gt_u32_e64 s0, v1, v10
    v_cmp_eq_u32_e64 s1, v1, v10
    v_cmp_gt_u32_e64 s2, v2, v4
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v4, v4, v2, s0
    v_cndmask_b32_e64 v10, v10, v1, s0
    v_sub_nc_u32_e32 v11, s13, v3
    v_min_u32_e32 v11, 0x200, v11
    v_add_nc_u32_e32 v3, v3, v11
    s_mov_b32 exec_lo, s16
    s_mov_b32 s0, s4
L12:
    v_cndmask_b32_e64 v2, v2, v4, s4
    v_cndmask_b32_e64 v1, v1, v10, s4
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc1 L10
L13:
    v_mov_b32_dpp v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v4, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s0, v1, v4
    v_cmp_eq_u32_e64 s1, v1, v4
    v_cmp_gt_u32_e64 s2, v2, v3
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_cndmask_b32_e64 v1, v4, v1, s0
    v_mov_b32_dpp v3, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v4, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s0, v1, v4
    v_cmp_eq_u32_e64 s1, v1, v4
    v_cmp_gt_u32_e64 s2, v2, v3
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_cndmask_b32_e64 v1, v4, v1, s0
    v_mov_b32_dpp v3, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v4, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s0, v1, v4
    v_cmp_eq_u32_e64 s1, v1, v4
    v_cmp_gt_u32_e64 s2, v2, v3
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_cndmask_b32_e64 v1, v4, v1, s0
    v_mov_b32_dpp v3, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v4, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s0, v1, v4
    v_cmp_eq_u32_e64 s1, v1, v4
    v_cmp_gt_u32_e64 s2, v2, v3
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_cndmask_b32_e64 v1, v4, v1, s0
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v3, v2, 0x76543210, s0 op_sel:[0,1]
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v4, v1, 0x76543210, s0 op_sel:[0,1]
    v_cmp_gt_u32_e64 s0, v1, v4
    v_cmp_eq_u32_e64 s1, v1, v4
    v_cmp_gt_u32_e64 s2, v2, v3
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_cndmask_b32_e64 v1, v4, v1, s0
    s_and_b32 s0, -1, exec_lo
    s_ctz_i32_b32 s0, s0
    s_min_u32 s0, s0, 32
    v_readlane_b32 s1, v2, s0
    v_readlane_b32 s0, v1, s0
    s_and_b32 s2, -1, exec_lo
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_lshl_b32 s3, s14, 2
    v_writelane_b32 v7, s3, 16
    v_mov_b32_e32 v1, s2
    v_readlane_b32 s2, v7, 16
    v_mov_b32_e32 v2, s2
    ds_store_b32 v2, v1
    v_mov_b32_e32 v1, s1
    v_readlane_b32 s1, v7, 16
    v_mov_b32_e32 v2, s1
    ds_store_b32 v2, v1 offset:64
    v_mov_b32_e32 v1, s0
    v_readlane_b32 s0, v7, 16
    v_mov_b32_e32 v2, s0
    ds_store_b32 v2, v1 offset:128
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v1, v9 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s0, v1
    ds_load_b32 v1, v9 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s1, v1
    ds_load_b32 v1, v9 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s2, v1
    ds_load_b32 v1, v9 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v1
    ds_load_b32 v1, v9 offset:20
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s4, v1
    ds_load_b32 v1, v9 offset:24
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s6, v1
    ds_load_b32 v1, v9 offset:28
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s7, v1
    ds_load_b32 v1, v9 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s8, v1
    ds_load_b32 v1, v9 offset:36
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s9, v1
    ds_load_b32 v1, v9 offset:40
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s10, v1
    ds_load_b32 v1, v9 offset:44
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s11, v1
    ds_load_b32 v1, v9 offset:48
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s12, v1
    ds_load_b32 v1, v9 offset:52
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v1
    ds_load_b32 v1, v9 offset:56
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s17, v1
    ds_load_b32 v1, v9 offset:60
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s18, v1
    ds_load_b32 v1, v9 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s19, v1
    ds_load_b32 v1, v9 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s20, v1
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s21, 4, 0
    v_mov_b32_e32 v1, s21
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s22, v1
    v_mov_b32_e32 v1, s21
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s21, v1
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s23, 8, 0
    v_mov_b32_e32 v1, s23
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s24, v1
    v_mov_b32_e32 v1, s23
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s23, v1
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s25, 12, 0
    v_mov_b32_e32 v1, s25
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s26, v1
    v_mov_b32_e32 v1, s25
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s25, v1
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s27, 16, 0
    v_mov_b32_e32 v1, s27
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s28, v1
    v_mov_b32_e32 v1, s27
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s27, v1
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s29, 20, 0
    v_mov_b32_e32 v1, s29
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s30, v1
    v_mov_b32_e32 v1, s29
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s29, v1
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s31, 24, 0
    v_mov_b32_e32 v1, s31
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s32, v1
    v_mov_b32_e32 v1, s31
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s31, v1
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s33, 28, 0
    v_mov_b32_e32 v1, s33
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s34, v1
    v_mov_b32_e32 v1, s33
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s33, v1
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s35, 32, 0
    v_mov_b32_e32 v1, s35
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s36, v1
    v_mov_b32_e32 v1, s35
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s35, v1
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s37, 36, 0
    v_mov_b32_e32 v1, s37
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s38, v1
    v_mov_b32_e32 v1, s37
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s37, v1
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s39, 40, 0
    v_mov_b32_e32 v1, s39
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s40, v1
    v_mov_b32_e32 v1, s39
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s39, v1
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s41, 44, 0
    v_mov_b32_e32 v1, s41
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s42, v1
    v_mov_b32_e32 v1, s41
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s41, v1
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s43, 48, 0
    v_mov_b32_e32 v1, s43
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s44, v1
    v_mov_b32_e32 v1, s43
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s43, v1
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s45, 52, 0
    v_mov_b32_e32 v1, s45
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s46, v1
    v_mov_b32_e32 v1, s45
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s45, v1
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s47, 56, 0
    v_mov_b32_e32 v1, s47
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s48, v1
    v_mov_b32_e32 v1, s47
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s47, v1
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s49, 60, 0
    v_mov_b32_e32 v1, s49
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s50, v1
    v_mov_b32_e32 v1, s49
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s49, v1
    s_cmp_gt_u32 s20, s21
    s_cselect_b32 s51, exec_lo, 0
    s_cmp_eq_u32 s20, s21
    s_cselect_b32 s52, exec_lo, 0
    s_cmp_gt_u32 s19, s22
    s_cselect_b32 s53, exec_lo, 0
    s_and_b32 s52, s52, s53
    s_or_b32 s51, s51, s52
    s_and_b32 s52, s51, exec_lo
    s_cselect_b32 s22, s19, s22
    s_and_b32 s51, s51, exec_lo
    s_cselect_b32 s21, s20, s21
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s19, s22, s19
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s0, s21, s20
    s_cmp_gt_u32 s0, s23
    s_cselect_b32 s20, exec_lo, 0
    s_cmp_eq_u32 s0, s23
    s_cselect_b32 s21, exec_lo, 0
    s_cmp_gt_u32 s19, s24
    s_cselect_b32 s22, exec_lo, 0
    s_and_b32 s21, s21, s22
    s_or_b32 s20, s20, s21
    s_and_b32 s21, s20, exec_lo
    s_cselect_b32 s21, s19, s24
    s_and_b32 s20, s20, exec_lo
    s_cselect_b32 s20, s0, s23
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s19, s21, s19
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s0, s20, s0
    s_cmp_gt_u32 s0, s25
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s25
    s_cselect_b32 s20, exec_lo, 0
    s_cmp_gt_u32 s19, s26
    s_cselect_b32 s21, exec_lo, 0
    s_and_b32 s20, s20, s21
    s_or_b32 s1, s1, s20
    s_and_b32 s20, s1, exec_lo
    s_cselect_b32 s20, s19, s26
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s0, s25
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s19, s20, s19
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s0, s27
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s27
    s_cselect_b32 s2, exec_lo, 0
    s_cmp_gt_u32 s19, s28
    s_cselect_b32 s20, exec_lo, 0
    s_and_b32 s2, s2, s20
    s_or_b32 s1, s1, s2
    s_and_b32 s2, s1, exec_lo
    s_cselect_b32 s2, s19, s28
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s0, s27
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s2, s2, s19
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s0, s29
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s29
    s_cselect_b32 s3, exec_lo, 0
    s_cmp_gt_u32 s2, s30
    s_cselect_b32 s19, exec_lo, 0
    s_and_b32 s3, s3, s19
    s_or_b32 s1, s1, s3
    s_and_b32 s3, s1, exec_lo
    s_cselect_b32 s3, s2, s30
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s0, s29
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s2, s3, s2
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s0, s31
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s31
    s_cselect_b32 s3, exec_lo, 0
    s_cmp_gt_u32 s2, s32
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s3, s3, s4
    s_or_b32 s1, s1, s3
    s_and_b32 s3, s1, exec_lo
    s_cselect_b32 s3, s2, s32
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s0, s31
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s2, s3, s2
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s0, s33
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s33
    s_cselect_b32 s3, exec_lo, 0
    s_cmp_gt_u32 s2, s34
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s3, s3, s4
    s_or_b32 s1, s1, s3
    s_and_b32 s3, s1, exec_lo
    s_cselect_b32 s3, s2, s34
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s0, s33
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s2, s3, s2
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s0, s35
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s35
    s_cselect_b32 s3, exec_lo, 0
    s_cmp_gt_u32 s2, s36
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s3, s3, s4
    s_or_b32 s1, s1, s3
    s_and_b32 s3, s1, exec_lo
    s_cselect_b32 s3, s2, s36
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s0, s35
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s2, s3, s2
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s0, s37
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s37
    s_cselect_b32 s3, exec_lo, 0
    s_cmp_gt_u32 s2, s38
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s3, s3, s4
    s_or_b32 s1, s1, s3
    s_and_b32 s3, s1, exec_lo
    s_cselect_b32 s3, s2, s38
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s0, s37
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s2, s3, s2
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s0, s39
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s39
    s_cselect_b32 s3, exec_lo, 0
    s_cmp_gt_u32 s2, s40
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s3, s3, s4
    s_or_b32 s1, s1, s3
    s_and_b32 s3, s1, exec_lo
    s_cselect_b32 s3, s2, s40
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s0, s39
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s2, s3, s2
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s0, s41
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s41
    s_cselect_b32 s3, exec_lo, 0
    s_cmp_gt_u32 s2, s42
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s3, s3, s4
    s_or_b32 s1, s1, s3
    s_and_b32 s3, s1, exec_lo
    s_cselect_b32 s3, s2, s42
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s0, s41
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s2, s3, s2
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s0, s43
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s43
    s_cselect_b32 s3, exec_lo, 0
    s_cmp_gt_u32 s2, s44
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s3, s3, s4
    s_or_b32 s1, s1, s3
    s_and_b32 s3, s1, exec_lo
    s_cselect_b32 s3, s2, s44
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s0, s43
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s2, s3, s2
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s0, s45
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s45
    s_cselect_b32 s3, exec_lo, 0
    s_cmp_gt_u32 s2, s46
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s3, s3, s4
    s_or_b32 s1, s1, s3
    s_and_b32 s3, s1, exec_lo
    s_cselect_b32 s3, s2, s46
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s0, s45
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s2, s3, s2
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s0, s47
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s47
    s_cselect_b32 s3, exec_lo, 0
    s_cmp_gt_u32 s2, s48
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s3, s3, s4
    s_or_b32 s1, s1, s3
    s_and_b32 s3, s1, exec_lo
    s_cselect_b32 s3, s2, s48
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s0, s47
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s2, s3, s2
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s0, s49
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s0, s49
    s_cselect_b32 s0, exec_lo, 0
    s_cmp_gt_u32 s2, s50
    s_cselect_b32 s3, exec_lo, 0
    s_and_b32 s0, s0, s3
    s_or_b32 s0, s1, s0
    s_and_b32 s0, s0, exec_lo
    s_cselect_b32 s0, s2, s50
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s0, s0, s2
    v_writelane_b32 v7, s0, 17
    s_and_not1_b32 s0, exec_lo, s5
    s_cselect_b32 s0, 0, 1
    s_and_b32 s1, -1, exec_lo
    s_barrier
    v_mov_b32_e32 v1, s1
    v_readlane_b32 s1, v7, 16
    v_mov_b32_e32 v2, s1
    ds_store_b32 v2, v1
    v_mov_b32_e32 v1, s0
    v_readlane_b32 s0, v7, 16
    v_mov_b32_e32 v2, s0
    ds_store_b32 v2, v1 offset:64
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v1, v9 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s0, v1
    ds_load_b32 v1, v9 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s1, v1
    ds_load_b32 v1, v9 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s2, v1
    ds_load_b32 v1, v9 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v1
    ds_load_b32 v1, v9 offset:20
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s4, v1
    ds_load_b32 v1, v9 offset:24
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s5, v1
    ds_load_b32 v1, v9 offset:28
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s6, v1
    ds_load_b32 v1, v9 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s7, v1
    ds_load_b32 v1, v9 offset:36
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s8, v1
    ds_load_b32 v1, v9 offset:40
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s9, v1
    ds_load_b32 v1, v9 offset:44
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s10, v1
    ds_load_b32 v1, v9 offset:48
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s11, v1
    ds_load_b32 v1, v9 offset:52
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s12, v1
    ds_load_b32 v1, v9 offset:56
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v1
    ds_load_b32 v1, v9 offset:60
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s17, v1
    ds_load_b32 v1, v9 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s18, v1
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s19, 4, 0
    v_mov_b32_e32 v1, s19
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s19, v1
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s20, 8, 0
    v_mov_b32_e32 v1, s20
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s20, v1
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s21, 12, 0
    v_mov_b32_e32 v1, s21
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s21, v1
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s22, 16, 0
    v_mov_b32_e32 v1, s22
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s22, v1
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s23, 20, 0
    v_mov_b32_e32 v1, s23
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s23, v1
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s24, 24, 0
    v_mov_b32_e32 v1, s24
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s24, v1
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s25, 28, 0
    v_mov_b32_e32 v1, s25
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s25, v1
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s26, 32, 0
    v_mov_b32_e32 v1, s26
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s26, v1
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s27, 36, 0
    v_mov_b32_e32 v1, s27
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s27, v1
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s28, 40, 0
    v_mov_b32_e32 v1, s28
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s28, v1
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s29, 44, 0
    v_mov_b32_e32 v1, s29
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s29, v1
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s30, 48, 0
    v_mov_b32_e32 v1, s30
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s30, v1
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s31, 52, 0
    v_mov_b32_e32 v1, s31
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s31, v1
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s32, 56, 0
    v_mov_b32_e32 v1, s32
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s32, v1
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s33, 60, 0
    v_mov_b32_e32 v1, s33
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s33, v1
    s_min_u32 s19, s18, s19
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s0, s19, s18
    s_min_u32 s18, s0, s20
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s0, s18, s0
    s_min_u32 s1, s0, s21
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s0, s1, s0
    s_min_u32 s1, s0, s22
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s0, s1, s0
    s_min_u32 s1, s0, s23
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s0, s1, s0
    s_min_u32 s1, s0, s24
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s0, s1, s0
    s_min_u32 s1, s0, s25
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s0, s1, s0
    s_min_u32 s1, s0, s26
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s0, s1, s0
    s_min_u32 s1, s0, s27
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s0, s1, s0
    s_min_u32 s1, s0, s28
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s0, s1, s0
    s_min_u32 s1, s0, s29
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s0, s1, s0
    s_min_u32 s1, s0, s30
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s0, s1, s0
    s_min_u32 s1, s0, s31
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s0, s1, s0
    s_min_u32 s1, s0, s32
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s0, s1, s0
    s_min_u32 s1, s0, s33
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s0, s1, s0
    v_writelane_b32 v5, s0, 1
    v_readlane_b32 s0, v5, 1
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s4, exec_lo, 0
    v_readlane_b32 s0, v7, 17
    s_not_b32 s0, s0
    v_writelane_b32 v5, s0, 2
    v_readlane_b32 s0, v7, 8
    v_readlane_b32 s1, v5, 2
    s_add_u32 s0, s0, s1
    v_readlane_b32 s1, v7, 9
    s_min_u32 s0, s0, s1
    s_lshl_b32 s0, s0, 2
    v_mov_b32_e32 v1, s0
    v_readlane_b32 s0, v7, 10
    v_readlane_b32 s1, v7, 11
    v_readlane_b32 s2, v7, 12
    v_readlane_b32 s3, v7, 13
    buffer_load_b32 v10, v1, s[0:3], 0 offen
    v_readlane_b32 s0, v5, 30
    v_cmp_gt_f32_e64 s0, s0, 0
    s_and_b32 s0, s4, s0
    s_and_b32 s0, s0, exec_lo
    s_cbranch_scc0 L40
    v_readlane_b32 s0, v5, 31
    s_cmp_gt_u32 s0, 0
    s_cselect_b32 s0, exec_lo, 0
    v_readlane_b32 s1, v5, 31
    s_cmp_lt_u32 s1, s13
    s_cselect_b32 s1, exec_lo, 0
    s_and_b32 s0, s0, s1
    v_writelane_b32 v5, s0, 9
    v_readlane_b32 s0, v6, 0
    s_cmp_lg_u32 s0, -1
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 10
    v_cmp_gt_u32_e64 s0, 0x100, v0
    v_writelane_b32 v6, s0, 13
    v_readlane_b32 s0, v6, 13
    s_and_b32 s0, exec_lo, s0
    v_writelane_b32 v7, s0, 6
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_lshlrev_b32_e32 v11, 3, v0
    v_min_u32_e32 v3, 0xff, v0
    v_sub_nc_u32_e32 v12, 0xff, v3
    v_cmp_le_u32_e64 s0, 0x100, v0
    s_and_b32 s0, exec_lo, s0
    v_writelane_b32 v6, s0, 2
    v_lshlrev_b32_e32 v13, 3, v12
    v_cmp_eq_u32_e64 s0, 0, v8
    v_writelane_b32 v6, s0, 3
    v_cmp_eq_u32_e64 s0, 1, v8
    v_writelane_b32 v6, s0, 4
    v_cmp_eq_u32_e64 s0, 2, v8
    v_writelane_b32 v6, s0, 5
    v_cmp_eq_u32_e64 s0, 3, v8
    v_writelane_b32 v6, s0, 6
    v_cmp_eq_u32_e64 s0, 4, v8
    v_writelane_b32 v6, s0, 7
    v_cmp_eq_u32_e64 s0, 5, v8
    v_writelane_b32 v6, s0, 8
    v_cmp_eq_u32_e64 s0, 6, v8
    v_writelane_b32 v6, s0, 9
    v_cmp_eq_u32_e64 s0, 7, v8
    v_writelane_b32 v6, s0, 10
    v_cmp_eq_u32_e64 s0, 8, v8
    v_writelane_b32 v6, s0, 11
    v_cmp_eq_u32_e64 s0, 9, v8
    v_writelane_b32 v6, s0, 12
    v_cmp_eq_u32_e64 s0, 10, v8
    v_writelane_b32 v6, s0, 14
    v_cmp_eq_u32_e64 s0, 11, v8
    v_writelane_b32 v6, s0, 15
    v_cmp_eq_u32_e64 s0, 12, v8
    v_writelane_b32 v6, s0, 16
    v_cmp_eq_u32_e64 s0, 13, v8
    v_writelane_b32 v6, s0, 17
    v_cmp_eq_u32_e64 s0, 14, v8
    v_writelane_b32 v6, s0, 18
    v_cmp_eq_u32_e64 s0, 15, v8
    v_writelane_b32 v6, s0, 19
    v_cmp_eq_u32_e64 s0, 16, v8
    v_writelane_b32 v6, s0, 20
    v_cmp_eq_u32_e64 s0, 17, v8
    v_writelane_b32 v6, s0, 21
    v_cmp_eq_u32_e64 s0, 18, v8
    v_writelane_b32 v6, s0, 22
    v_cmp_eq_u32_e64 s0, 19, v8
    v_writelane_b32 v6, s0, 23
    v_cmp_eq_u32_e64 s0, 20, v8
    v_writelane_b32 v6, s0, 24
    v_cmp_eq_u32_e64 s0, 21, v8
    v_writelane_b32 v6, s0, 25
    v_cmp_eq_u32_e64 s0, 22, v8
    v_writelane_b32 v6, s0, 26
    v_cmp_eq_u32_e64 s0, 23, v8
    v_writelane_b32 v6, s0, 27
    v_cmp_eq_u32_e64 s0, 24, v8
    v_writelane_b32 v6, s0, 28
    v_cmp_eq_u32_e64 s0, 25, v8
    v_writelane_b32 v6, s0, 29
    v_cmp_eq_u32_e64 s0, 26, v8
    v_writelane_b32 v6, s0, 30
    v_cmp_eq_u32_e64 s0, 27, v8
    v_writelane_b32 v6, s0, 31
    v_cmp_eq_u32_e64 s0, 28, v8
    v_writelane_b32 v7, s0, 0
    v_cmp_eq_u32_e64 s0, 29, v8
    v_writelane_b32 v7, s0, 1
    v_cmp_eq_u32_e64 s0, 30, v8
    v_writelane_b32 v7, s0, 2
    v_cmp_eq_u32_e64 s0, 31, v8
    v_writelane_b32 v7, s0, 3
    s_cmp_gt_u32 s14, 1
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 15
    s_cmp_gt_u32 s14, 2
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 16
    s_cmp_gt_u32 s14, 3
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 17
    s_cmp_gt_u32 s14, 4
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 18
    s_cmp_gt_u32 s14, 5
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 19
    s_cmp_gt_u32 s14, 6
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 20
    s_cmp_gt_u32 s14, 7
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 21
    s_cmp_gt_u32 s14, 8
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 22
    s_cmp_gt_u32 s14, 9
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 23
    s_cmp_gt_u32 s14, 10
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 24
    s_cmp_gt_u32 s14, 11
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 25
    s_cmp_gt_u32 s14, 12
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 26
    s_cmp_gt_u32 s14, 13
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 27
    s_cmp_gt_u32 s14, 14
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 28
    s_cmp_eq_u32 s14, 0
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v7, s0, 4
    s_mov_b32 s0, 0
    v_writelane_b32 v7, s0, 17
    s_mov_b32 s4, 0
    s_mov_b32 s5, 0
    s_branch L39
L14:
    s_cmp_eq_u32 s5, 0
    s_cbranch_scc0 L15
    v_readlane_b32 s0, v5, 9
    s_branch L16
L15:
    s_cmp_eq_u32 s5, 2
    s_cselect_b32 s0, exec_lo, 0
    v_readlane_b32 s1, v5, 10
    s_or_b32 s0, s0, s1
L16:
    s_and_b32 s0, s0, exec_lo
    s_cbranch_scc0 L38
    s_cmp_eq_u32 s5, 2
    s_cselect_b32 s0, exec_lo, 0
    v_writelane_b32 v5, s0, 29
    s_cmp_eq_u32 s5, 2
    s_cbranch_scc0 L17
    v_readlane_b32 s0, v6, 1
    s_mov_b32 s6, s0
    s_branch L18
L17:
    s_mov_b32 s6, 0
L18:
    s_cmp_gt_u32 s5, 0
    s_cbranch_scc1 L19
    v_readlane_b32 s0, v5, 31
    v_writelane_b32 v7, s0, 19
    s_mov_b32 s7, 0
    s_branch L25
L19:
    s_mov_b32 s0, s16
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    v_mov_b32_e32 v8, v0
L20:
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s0, s13, v8
    s_and_b32 s7, exec_lo, s0
    s_cbranch_scc1 L21
    s_mov_b32 exec_lo, s16
    s_mov_b32 s0, 0
    s_branch L23
L21:
    s_mov_b32 exec_lo, s7
    v_readlane_b32 s0, v7, 8
    v_add_nc_u32_e32 v14, s0, v8
    v_readlane_b32 s0, v7, 9
    v_min_u32_e32 v14, s0, v14
    v_lshlrev_b32_e32 v14, 2, v14
    v_readlane_b32 s0, v7, 10
    v_readlane_b32 s1, v7, 11
    v_readlane_b32 s2, v7, 12
    v_readlane_b32 s3, v7, 13
    buffer_load_b32 v14, v14, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v15, 0, v14
    v_lshrrev_b32_e32 v16, 31, v15
    v_cmp_eq_u32_e64 s0, 1, v16
    v_not_b32_e32 v16, v15
    v_or_b32_e32 v15, 0x80000000, v15
    v_cndmask_b32_e64 v15, v15, v16, s0
    v_not_b32_e32 v16, v8
    v_cmp_lt_u32_e64 s0, s4, v15
    v_cmp_eq_u32_e64 s1, s4, v15
    v_readlane_b32 s2, v7, 17
    v_cmp_le_u32_e64 s2, s2, v16
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    s_and_b32 s1, exec_lo, s0
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s1
    v_sub_f32_e32 v14, v14, v10
    v_readlane_b32 s1, v5, 30
    v_mul_f32_e32 v14, s1, v14
    v_mul_f32_e32 v15, 0x3fb8aa3b, v14
    v_fma_f32 v16, v14, 0x3fb8aa3b, -v15
    v_fma_f32 v16, v14, 0x32a5705f, v16
    v_rndne_f32_e32 v17, v15
    v_sub_f32_e32 v15, v15, v17
    v_add_f32_e32 v15, v15, v16
    v_exp_f32_e32 v15, v15
    v_cvt_i32_f32_e32 v16, v17
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v15, v15, v16
    v_cmp_gt_f32_e64 s1, 0xc2d00000, v14
    v_cndmask_b32_e64 v15, v15, 0, s1
    v_cmp_lt_f32_e64 s1, 0x42b17218, v14
    v_cndmask_b32_e64 v14, v15, 0x7f800000, s1
    v_mul_f32_e32 v14, 0x4f000000, v14
    v_cvt_u32_f32_e32 v14, v14
    v_cmp_le_u32_e64 s1, s6, v14
    v_add_nc_u32_e32 v14, v3, v14
    v_cmp_lt_u32_e64 s2, v14, v3
    v_cndmask_b32_e64 v15, 0, 1, s2
    v_add_nc_u32_e32 v15, v4, v15
    v_cndmask_b32_e64 v14, v3, v14, s1
    v_cndmask_b32_e64 v15, v4, v15, s1
    s_mov_b32 exec_lo, s7
L22:
    v_cndmask_b32_e64 v14, v3, v14, s0
    v_cndmask_b32_e64 v15, v4, v15, s0
    v_sub_nc_u32_e32 v16, s13, v8
    v_min_u32_e32 v16, 0x200, v16
    v_add_nc_u32_e32 v8, v8, v16
    s_mov_b32 exec_lo, s16
    s_mov_b32 s0, s7
L23:
    v_cndmask_b32_e64 v3, v3, v14, s7
    v_cndmask_b32_e64 v4, v4, v15, s7
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc1 L20
    v_mov_b32_dpp v8, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v14, v3, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, v14, v3
    v_cndmask_b32_e64 v3, 0, 1, s0
    v_add3_u32 v3, v4, v8, v3
    v_mov_b32_dpp v4, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v8, v14, v14 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, v8, v14
    v_cndmask_b32_e64 v14, 0, 1, s0
    v_add3_u32 v3, v3, v4, v14
    v_mov_b32_dpp v4, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v14, v8, v8 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, v14, v8
    v_cndmask_b32_e64 v8, 0, 1, s0
    v_add3_u32 v3, v3, v4, v8
    v_mov_b32_dpp v4, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v8, v14, v14 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, v8, v14
    v_cndmask_b32_e64 v14, 0, 1, s0
    v_add3_u32 v3, v3, v4, v14
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v4, v8, 0x76543210, s0 op_sel:[0,1]
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v14, v3, 0x76543210, s0 op_sel:[0,1]
    v_add_nc_u32_e32 v4, v8, v4
    v_cmp_lt_u32_e64 s0, v4, v8
    v_cndmask_b32_e64 v8, 0, 1, s0
    v_add3_u32 v3, v3, v14, v8
    s_and_b32 s0, -1, exec_lo
    s_ctz_i32_b32 s0, s0
    s_min_u32 s0, s0, 32
    v_readlane_b32 s1, v4, s0
    v_readlane_b32 s0, v3, s0
    s_and_b32 s2, -1, exec_lo
    s_waitcnt vmcnt(0)
    s_barrier
    v_mov_b32_e32 v3, s2
    v_readlane_b32 s2, v7, 16
    v_mov_b32_e32 v4, s2
    ds_store_b32 v4, v3
    v_mov_b32_e32 v3, s1
    v_readlane_b32 s1, v7, 16
    v_mov_b32_e32 v4, s1
    ds_store_b32 v4, v3 offset:64
    v_mov_b32_e32 v3, s0
    v_readlane_b32 s0, v7, 16
    v_mov_b32_e32 v4, s0
    ds_store_b32 v4, v3 offset:128
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v3, v9 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s0, v3
    ds_load_b32 v3, v9 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s1, v3
    ds_load_b32 v3, v9 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s2, v3
    ds_load_b32 v3, v9 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v3
    ds_load_b32 v3, v9 offset:20
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s7, v3
    ds_load_b32 v3, v9 offset:24
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s8, v3
    ds_load_b32 v3, v9 offset:28
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s9, v3
    ds_load_b32 v3, v9 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s10, v3
    ds_load_b32 v3, v9 offset:36
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s11, v3
    ds_load_b32 v3, v9 offset:40
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s12, v3
    ds_load_b32 v3, v9 offset:44
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s14, v3
    ds_load_b32 v3, v9 offset:48
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v3
    ds_load_b32 v3, v9 offset:52
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s17, v3
    ds_load_b32 v3, v9 offset:56
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s18, v3
    ds_load_b32 v3, v9 offset:60
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s19, v3
    ds_load_b32 v3, v9 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s20, v3
    ds_load_b32 v3, v9 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s21, v3
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s22, 4, 0
    v_mov_b32_e32 v3, s22
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s23, v3
    v_mov_b32_e32 v3, s22
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s22, v3
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s24, 8, 0
    v_mov_b32_e32 v3, s24
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s25, v3
    v_mov_b32_e32 v3, s24
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s24, v3
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s26, 12, 0
    v_mov_b32_e32 v3, s26
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s27, v3
    v_mov_b32_e32 v3, s26
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s26, v3
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s28, 16, 0
    v_mov_b32_e32 v3, s28
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s29, v3
    v_mov_b32_e32 v3, s28
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s28, v3
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s30, 20, 0
    v_mov_b32_e32 v3, s30
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s31, v3
    v_mov_b32_e32 v3, s30
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s30, v3
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s32, 24, 0
    v_mov_b32_e32 v3, s32
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s33, v3
    v_mov_b32_e32 v3, s32
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s32, v3
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s34, 28, 0
    v_mov_b32_e32 v3, s34
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s35, v3
    v_mov_b32_e32 v3, s34
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s34, v3
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s36, 32, 0
    v_mov_b32_e32 v3, s36
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s37, v3
    v_mov_b32_e32 v3, s36
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s36, v3
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s38, 36, 0
    v_mov_b32_e32 v3, s38
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s39, v3
    v_mov_b32_e32 v3, s38
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s38, v3
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s40, 40, 0
    v_mov_b32_e32 v3, s40
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s41, v3
    v_mov_b32_e32 v3, s40
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s40, v3
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s42, 44, 0
    v_mov_b32_e32 v3, s42
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s43, v3
    v_mov_b32_e32 v3, s42
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s42, v3
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s44, 48, 0
    v_mov_b32_e32 v3, s44
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s45, v3
    v_mov_b32_e32 v3, s44
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s44, v3
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s46, 52, 0
    v_mov_b32_e32 v3, s46
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s47, v3
    v_mov_b32_e32 v3, s46
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s46, v3
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s48, 56, 0
    v_mov_b32_e32 v3, s48
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s49, v3
    v_mov_b32_e32 v3, s48
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s48, v3
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s50, 60, 0
    v_mov_b32_e32 v3, s50
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s51, v3
    v_mov_b32_e32 v3, s50
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s50, v3
    s_add_u32 s23, s20, s23
    s_cmp_lt_u32 s23, s20
    s_cselect_b32 s52, 1, 0
    s_add_u32 s22, s21, s22
    s_add_u32 s22, s22, s52
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s20, s23, s20
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s0, s22, s21
    s_add_u32 s21, s20, s25
    s_cmp_lt_u32 s21, s20
    s_cselect_b32 s22, 1, 0
    s_add_u32 s23, s0, s24
    s_add_u32 s22, s23, s22
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s20, s21, s20
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s0, s22, s0
    s_add_u32 s1, s20, s27
    s_cmp_lt_u32 s1, s20
    s_cselect_b32 s21, 1, 0
    s_add_u32 s22, s0, s26
    s_add_u32 s21, s22, s21
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s1, s1, s20
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s0, s21, s0
    s_add_u32 s2, s1, s29
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s20, 1, 0
    s_add_u32 s21, s0, s28
    s_add_u32 s20, s21, s20
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s0, s20, s0
    s_add_u32 s2, s1, s31
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s20, s0, s30
    s_add_u32 s3, s20, s3
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s33
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s7, s0, s32
    s_add_u32 s3, s7, s3
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s35
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s7, s0, s34
    s_add_u32 s3, s7, s3
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s37
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s7, s0, s36
    s_add_u32 s3, s7, s3
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s39
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s7, s0, s38
    s_add_u32 s3, s7, s3
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s41
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s7, s0, s40
    s_add_u32 s3, s7, s3
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s43
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s7, s0, s42
    s_add_u32 s3, s7, s3
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s45
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s7, s0, s44
    s_add_u32 s3, s7, s3
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s47
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s7, s0, s46
    s_add_u32 s3, s7, s3
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s49
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s7, s0, s48
    s_add_u32 s3, s7, s3
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s51
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s7, s0, s50
    s_add_u32 s3, s7, s3
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s0, s3, s0
    s_cmp_eq_u32 s5, 1
    s_cbranch_scc0 L24
    v_readlane_b32 s2, v6, 0
    s_mul_i32 s2, s0, s2
    v_readlane_b32 s3, v6, 0
    s_mul_hi_u32 s0, s0, s3
    v_readlane_b32 s3, v6, 0
    s_mul_hi_u32 s1, s1, s3
    s_add_u32 s1, s2, s1
    s_cmp_lt_u32 s1, s2
    s_cselect_b32 s2, 1, 0
    s_add_u32 s0, s0, s2
    s_cmp_gt_u32 s0, 0
    s_cselect_b32 s2, exec_lo, 0
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s3, exec_lo, 0
    s_cmp_gt_u32 s1, 1
    s_cselect_b32 s7, exec_lo, 0
    s_and_b32 s3, s3, s7
    s_or_b32 s2, s2, s3
    s_and_b32 s3, s2, exec_lo
    s_cselect_b32 s1, s1, 1
    v_writelane_b32 v7, s1, 19
    s_and_b32 s1, s2, exec_lo
    s_cselect_b32 s7, s0, 0
    s_branch L25
L24:
    v_readlane_b32 s2, v5, 14
    s_mul_i32 s2, s0, s2
    v_readlane_b32 s3, v5, 14
    s_mul_hi_u32 s0, s0, s3
    v_readlane_b32 s3, v5, 14
    s_mul_hi_u32 s1, s1, s3
    s_add_u32 s1, s2, s1
    s_cmp_lt_u32 s1, s2
    s_cselect_b32 s2, 1, 0
    s_add_u32 s0, s0, s2
    s_add_u32 s2, s1, 1
    v_writelane_b32 v7, s2, 19
    v_readlane_b32 s2, v7, 19
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s1, 1, 0
    s_add_u32 s7, s0, s1
L25:
    s_mov_b32 s0, 0
    v_writelane_b32 v7, s0, 15
    s_mov_b32 s0, 0
    v_writelane_b32 v7, s0, 18
    s_mov_b32 s0, 8
    v_readlane_b32 s1, v5, 8
    s_branch L37
L26:
    s_add_u32 s1, s0, -1
    v_writelane_b32 v7, s1, 5
    s_lshl3_add_u32 s0, s0, -8
    v_readlane_b32 s1, v7, 6
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc0 L27
    v_readlane_b32 s1, v7, 6
    s_mov_b32 exec_lo, s1
    ds_store_b64 v11, v[1:2] offset:384
    s_mov_b32 exec_lo, s16
L27:
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_barrier
    s_and_b32 s8, s0, 31
    s_xor_b32 s9, s8, 31
    s_and_b32 s0, s0, 32
    v_writelane_b32 v7, s0, 14
    s_cselect_b32 s10, exec_lo, 0
    v_readlane_b32 s0, v7, 15
    s_lshr_b32 s0, s0, s8
    v_readlane_b32 s1, v7, 18
    s_lshr_b32 s1, s1, s8
    v_readlane_b32 s2, v7, 18
    s_lshl_b32 s2, s2, 1
    s_lshl_b32 s2, s2, s9
    s_or_b32 s0, s0, s2
    v_readlane_b32 s2, v7, 14
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s0, s1, s0
    v_readlane_b32 s2, v7, 14
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s1, 0, s1
    s_lshr_b32 s0, s0, 8
    s_lshr_b32 s11, s1, 8
    s_lshl_b32 s1, s1, 24
    s_or_b32 s12, s0, s1
    s_mov_b32 s14, s16
    v_mov_b32_e32 v8, v0
L28:
    s_mov_b32 exec_lo, s14
    v_cmp_gt_u32_e64 s0, s13, v8
    s_and_b32 s14, exec_lo, s0
    s_cbranch_scc1 L29
    s_mov_b32 exec_lo, s16
    s_mov_b32 s14, 0
    s_branch L34
L29:
    s_mov_b32 exec_lo, s14
    v_readlane_b32 s0, v7, 8
    v_add_nc_u32_e32 v3, s0, v8
    v_readlane_b32 s0, v7, 9
    v_min_u32_e32 v3, s0, v3
    v_lshlrev_b32_e32 v3, 2, v3
    v_readlane_b32 s0, v7, 10
    v_readlane_b32 s1, v7, 11
    v_readlane_b32 s2, v7, 12
    v_readlane_b32 s3, v7, 13
    buffer_load_b32 v3, v3, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v4, 0, v3
    v_lshrrev_b32_e32 v14, 31, v4
    v_cmp_eq_u32_e64 s0, 1, v14
    v_not_b32_e32 v14, v4
    v_or_b32_e32 v4, 0x80000000, v4
    v_cndmask_b32_e64 v4, v4, v14, s0
    v_not_b32_e32 v14, v8
    v_cmp_lt_u32_e64 s0, s4, v4
    v_cmp_eq_u32_e64 s1, s4, v4
    v_readlane_b32 s2, v7, 17
    v_cmp_le_u32_e64 s2, s2, v14
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_lshrrev_b32_e32 v14, s8, v14
    v_lshrrev_b32_e32 v15, s8, v4
    v_lshlrev_b32_e32 v4, 1, v4
    v_lshl_or_b32 v4, v4, s9, v14
    v_cndmask_b32_e64 v4, v4, v15, s10
    v_cndmask_b32_e64 v14, v15, 0, s10
    v_lshrrev_b32_e32 v15, 8, v4
    v_lshrrev_b32_e32 v16, 8, v14
    v_lshl_or_b32 v14, v14, 24, v15
    v_xor_b32_e32 v14, s12, v14
    v_xor_b32_e32 v15, s11, v16
    v_or_b32_e32 v14, v14, v15
    v_cmp_eq_u32_e64 s1, 0, v14
    s_and_b32 s0, s0, s1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s0
    s_cmp_gt_u32 s5, 0
    s_cbranch_scc0 L30
    v_sub_f32_e32 v3, v3, v10
    v_readlane_b32 s1, v5, 30
    v_mul_f32_e32 v3, s1, v3
    v_mul_f32_e32 v14, 0x3fb8aa3b, v3
    v_fma_f32 v15, v3, 0x3fb8aa3b, -v14
    v_fma_f32 v15, v3, 0x32a5705f, v15
    v_rndne_f32_e32 v16, v14
    v_sub_f32_e32 v14, v14, v16
    v_add_f32_e32 v14, v14, v15
    v_exp_f32_e32 v14, v14
    v_cvt_i32_f32_e32 v15, v16
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v14, v14, v15
    v_cmp_gt_f32_e64 s1, 0xc2d00000, v3
    v_cndmask_b32_e64 v14, v14, 0, s1
    v_cmp_lt_f32_e64 s1, 0x42b17218, v3
    v_cndmask_b32_e64 v3, v14, 0x7f800000, s1
    v_mul_f32_e32 v3, 0x4f000000, v3
    v_cvt_u32_f32_e32 v3, v3
    s_branch L31
L30:
    v_mov_b32_e32 v3, 1
L31:
    v_cmp_le_u32_e64 s1, s6, v3
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s1
    v_and_b32_e32 v4, 0xff, v4
    v_lshlrev_b32_e32 v14, 3, v4
    v_mov_b32_e32 v4, 0
    ds_add_u64 v14, v[3:4] offset:384
L32:
    s_mov_b32 exec_lo, s14
L33:
    v_sub_nc_u32_e32 v3, s13, v8
    v_min_u32_e32 v3, 0x200, v3
    v_add_nc_u32_e32 v8, v8, v3
    s_mov_b32 exec_lo, s16
L34:
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc1 L28
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_readlane_b32 s0, v7, 6
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L35
    v_readlane_b32 s0, v7, 6
    s_mov_b32 exec_lo, s0
    ds_load_b64 v[3:4], v13 offset:384
    s_mov_b32 exec_lo, s16
L35:
    v_readlane_b32 s0, v6, 2
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L36
    v_readlane_b32 s0, v6, 2
    s_mov_b32 exec_lo, s16
L36:
    v_readlane_b32 s0, v6, 13
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e64 v3, 0, v3, s0
    v_readlane_b32 s0, v6, 13
    v_cndmask_b32_e64 v4, 0, v4, s0
    s_and_b32 s0, -1, exec_lo
    v_readlane_b32 s1, v3, 0
    v_readlane_b32 s2, v4, 0
    s_and_b32 s3, s0, 1
    s_cselect_b32 s1, s1, 0
    s_cselect_b32 s2, s2, 0
    v_readlane_b32 s3, v6, 3
    v_cndmask_b32_e64 v8, 0, s1, s3
    v_readlane_b32 s3, v6, 3
    v_cndmask_b32_e64 v14, 0, s2, s3
    v_readlane_b32 s3, v3, 1
    v_readlane_b32 s10, v4, 1
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 2
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 4
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 4
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 2
    v_readlane_b32 s10, v4, 2
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 4
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 5
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 5
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 3
    v_readlane_b32 s10, v4, 3
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 8
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 6
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 6
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 4
    v_readlane_b32 s10, v4, 4
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 16
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 7
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 7
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 5
    v_readlane_b32 s10, v4, 5
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 32
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 8
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 8
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 6
    v_readlane_b32 s10, v4, 6
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 64
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 9
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 9
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 7
    v_readlane_b32 s10, v4, 7
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x80
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 10
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 10
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 8
    v_readlane_b32 s10, v4, 8
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x100
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 11
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 11
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 9
    v_readlane_b32 s10, v4, 9
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x200
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 12
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 12
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 10
    v_readlane_b32 s10, v4, 10
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x400
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 14
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 14
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 11
    v_readlane_b32 s10, v4, 11
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x800
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 15
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 15
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 12
    v_readlane_b32 s10, v4, 12
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x1000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 16
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 16
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 13
    v_readlane_b32 s10, v4, 13
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x2000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 17
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 17
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 14
    v_readlane_b32 s10, v4, 14
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x4000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 18
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 18
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 15
    v_readlane_b32 s10, v4, 15
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x8000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 19
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 19
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 16
    v_readlane_b32 s10, v4, 16
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x10000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 20
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 20
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 17
    v_readlane_b32 s10, v4, 17
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x20000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 21
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 21
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 18
    v_readlane_b32 s10, v4, 18
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x40000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 22
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 22
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 19
    v_readlane_b32 s10, v4, 19
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x80000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 23
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 23
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 20
    v_readlane_b32 s10, v4, 20
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x100000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 24
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 24
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 21
    v_readlane_b32 s10, v4, 21
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x200000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 25
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 25
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 22
    v_readlane_b32 s10, v4, 22
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x400000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 26
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 26
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 23
    v_readlane_b32 s10, v4, 23
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x800000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 27
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 27
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 24
    v_readlane_b32 s10, v4, 24
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x1000000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 28
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 28
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 25
    v_readlane_b32 s10, v4, 25
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x2000000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 29
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 29
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 26
    v_readlane_b32 s10, v4, 26
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x4000000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 30
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 30
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 27
    v_readlane_b32 s10, v4, 27
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x8000000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v6, 31
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v6, 31
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 28
    v_readlane_b32 s10, v4, 28
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x10000000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v7, 0
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v7, 0
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 29
    v_readlane_b32 s10, v4, 29
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 0x20000000
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v7, 1
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v7, 1
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 30
    v_readlane_b32 s10, v4, 30
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s11, s0, 2.0
    s_cselect_b32 s1, s3, s1
    s_cselect_b32 s2, s10, s2
    v_readlane_b32 s3, v7, 2
    v_cndmask_b32_e64 v8, v8, s1, s3
    v_readlane_b32 s3, v7, 2
    v_cndmask_b32_e64 v14, v14, s2, s3
    v_readlane_b32 s3, v3, 31
    v_readlane_b32 s10, v4, 31
    s_add_u32 s3, s1, s3
    s_cmp_lt_u32 s3, s1
    s_cselect_b32 s11, 1, 0
    s_add_u32 s10, s2, s10
    s_add_u32 s10, s10, s11
    s_and_b32 s0, s0, 0x80000000
    s_cselect_b32 s0, s3, s1
    s_cselect_b32 s1, s10, s2
    v_readlane_b32 s2, v7, 3
    v_cndmask_b32_e64 v8, v8, s0, s2
    v_readlane_b32 s0, v7, 3
    v_cndmask_b32_e64 v14, v14, s1, s0
    v_mov_b32_dpp v15, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v16, v3, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, v16, v3
    v_cndmask_b32_e64 v17, 0, 1, s0
    v_add3_u32 v15, v4, v15, v17
    v_mov_b32_dpp v17, v15 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v18, v16, v16 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, v18, v16
    v_cndmask_b32_e64 v16, 0, 1, s0
    v_add3_u32 v15, v15, v17, v16
    v_mov_b32_dpp v16, v15 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v17, v18, v18 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, v17, v18
    v_cndmask_b32_e64 v18, 0, 1, s0
    v_add3_u32 v15, v15, v16, v18
    v_mov_b32_dpp v16, v15 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v18, v17, v17 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, v18, v17
    v_cndmask_b32_e64 v17, 0, 1, s0
    v_add3_u32 v15, v15, v16, v17
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v16, v18, 0x76543210, s0 op_sel:[0,1]
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v17, v15, 0x76543210, s0 op_sel:[0,1]
    v_add_nc_u32_e32 v16, v18, v16
    v_cmp_lt_u32_e64 s0, v16, v18
    v_cndmask_b32_e64 v18, 0, 1, s0
    v_add3_u32 v15, v15, v17, v18
    s_and_b32 s0, -1, exec_lo
    s_ctz_i32_b32 s0, s0
    s_min_u32 s0, s0, 32
    v_readlane_b32 s1, v16, s0
    v_readlane_b32 s0, v15, s0
    s_and_b32 s2, -1, exec_lo
    s_barrier
    v_mov_b32_e32 v15, s2
    v_readlane_b32 s2, v7, 16
    v_mov_b32_e32 v16, s2
    ds_store_b32 v16, v15
    v_mov_b32_e32 v15, s1
    v_readlane_b32 s1, v7, 16
    v_mov_b32_e32 v16, s1
    ds_store_b32 v16, v15 offset:64
    v_mov_b32_e32 v15, s0
    v_readlane_b32 s0, v7, 16
    v_mov_b32_e32 v16, s0
    ds_store_b32 v16, v15 offset:128
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v15, v9 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s0, v15
    ds_load_b32 v15, v9 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s1, v15
    ds_load_b32 v15, v9 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s2, v15
    ds_load_b32 v15, v9 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v15
    ds_load_b32 v15, v9 offset:20
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s10, v15
    ds_load_b32 v15, v9 offset:24
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s11, v15
    ds_load_b32 v15, v9 offset:28
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s12, v15
    ds_load_b32 v15, v9 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s14, v15
    ds_load_b32 v15, v9 offset:36
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v15
    ds_load_b32 v15, v9 offset:40
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s17, v15
    ds_load_b32 v15, v9 offset:44
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s18, v15
    ds_load_b32 v15, v9 offset:48
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s19, v15
    ds_load_b32 v15, v9 offset:52
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s20, v15
    ds_load_b32 v15, v9 offset:56
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s21, v15
    ds_load_b32 v15, v9 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s22, v15
    ds_load_b32 v15, v9 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s23, v15
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s24, exec_lo, 0
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s0, 4, 0
    v_mov_b32_e32 v15, s0
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s25, v15
    v_mov_b32_e32 v15, s0
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s0, v15
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s26, exec_lo, 0
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s1, 8, 0
    v_mov_b32_e32 v15, s1
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s27, v15
    v_mov_b32_e32 v15, s1
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s1, v15
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s28, exec_lo, 0
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s2, 12, 0
    v_mov_b32_e32 v15, s2
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s29, v15
    v_mov_b32_e32 v15, s2
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s2, v15
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s30, exec_lo, 0
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s3, 16, 0
    v_mov_b32_e32 v15, s3
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s31, v15
    v_mov_b32_e32 v15, s3
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v15
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s32, exec_lo, 0
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 20, 0
    v_mov_b32_e32 v15, s10
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s33, v15
    v_mov_b32_e32 v15, s10
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s10, v15
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s34, exec_lo, 0
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s11, 24, 0
    v_mov_b32_e32 v15, s11
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s35, v15
    v_mov_b32_e32 v15, s11
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s11, v15
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s36, exec_lo, 0
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s12, 28, 0
    v_mov_b32_e32 v15, s12
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s37, v15
    v_mov_b32_e32 v15, s12
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s12, v15
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s38, exec_lo, 0
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s14, 32, 0
    v_mov_b32_e32 v15, s14
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s39, v15
    v_mov_b32_e32 v15, s14
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s14, v15
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s40, exec_lo, 0
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s15, 36, 0
    v_mov_b32_e32 v15, s15
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s41, v15
    v_mov_b32_e32 v15, s15
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v15
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s42, exec_lo, 0
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s17, 40, 0
    v_mov_b32_e32 v15, s17
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s43, v15
    v_mov_b32_e32 v15, s17
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s17, v15
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s44, exec_lo, 0
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s18, 44, 0
    v_mov_b32_e32 v15, s18
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s45, v15
    v_mov_b32_e32 v15, s18
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s18, v15
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s46, exec_lo, 0
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 48, 0
    v_mov_b32_e32 v15, s19
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s47, v15
    v_mov_b32_e32 v15, s19
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s19, v15
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s48, exec_lo, 0
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 52, 0
    v_mov_b32_e32 v15, s20
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s49, v15
    v_mov_b32_e32 v15, s20
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s20, v15
    s_cmp_lg_u32 s21, 0
    s_cselect_b32 s50, exec_lo, 0
    s_cmp_lg_u32 s21, 0
    s_cselect_b32 s21, 56, 0
    v_mov_b32_e32 v15, s21
    ds_load_b32 v15, v15 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s51, v15
    v_mov_b32_e32 v15, s21
    ds_load_b32 v15, v15 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s21, v15
    v_readlane_b32 s52, v5, 15
    s_and_b32 s24, s52, s24
    s_add_u32 s25, s22, s25
    s_cmp_lt_u32 s25, s22
    s_cselect_b32 s52, 1, 0
    s_add_u32 s0, s23, s0
    s_add_u32 s0, s0, s52
    s_and_b32 s52, s24, exec_lo
    s_cselect_b32 s22, s25, s22
    s_and_b32 s24, s24, exec_lo
    s_cselect_b32 s0, s0, s23
    v_readlane_b32 s23, v5, 16
    s_and_b32 s23, s23, s26
    s_add_u32 s24, s22, s27
    s_cmp_lt_u32 s24, s22
    s_cselect_b32 s25, 1, 0
    s_add_u32 s1, s0, s1
    s_add_u32 s1, s1, s25
    s_and_b32 s25, s23, exec_lo
    s_cselect_b32 s22, s24, s22
    s_and_b32 s23, s23, exec_lo
    s_cselect_b32 s0, s1, s0
    v_readlane_b32 s1, v5, 17
    s_and_b32 s1, s1, s28
    s_add_u32 s23, s22, s29
    s_cmp_lt_u32 s23, s22
    s_cselect_b32 s24, 1, 0
    s_add_u32 s2, s0, s2
    s_add_u32 s2, s2, s24
    s_and_b32 s24, s1, exec_lo
    s_cselect_b32 s22, s23, s22
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s0, s2, s0
    v_readlane_b32 s1, v5, 18
    s_and_b32 s1, s1, s30
    s_add_u32 s2, s22, s31
    s_cmp_lt_u32 s2, s22
    s_cselect_b32 s23, 1, 0
    s_add_u32 s3, s0, s3
    s_add_u32 s3, s3, s23
    s_and_b32 s23, s1, exec_lo
    s_cselect_b32 s2, s2, s22
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s0, s3, s0
    v_readlane_b32 s1, v5, 19
    s_and_b32 s1, s1, s32
    s_add_u32 s3, s2, s33
    s_cmp_lt_u32 s3, s2
    s_cselect_b32 s22, 1, 0
    s_add_u32 s10, s0, s10
    s_add_u32 s10, s10, s22
    s_and_b32 s22, s1, exec_lo
    s_cselect_b32 s2, s3, s2
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s0, s10, s0
    v_readlane_b32 s1, v5, 20
    s_and_b32 s1, s1, s34
    s_add_u32 s3, s2, s35
    s_cmp_lt_u32 s3, s2
    s_cselect_b32 s10, 1, 0
    s_add_u32 s11, s0, s11
    s_add_u32 s10, s11, s10
    s_and_b32 s11, s1, exec_lo
    s_cselect_b32 s2, s3, s2
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s0, s10, s0
    v_readlane_b32 s1, v5, 21
    s_and_b32 s1, s1, s36
    s_add_u32 s3, s2, s37
    s_cmp_lt_u32 s3, s2
    s_cselect_b32 s10, 1, 0
    s_add_u32 s11, s0, s12
    s_add_u32 s10, s11, s10
    s_and_b32 s11, s1, exec_lo
    s_cselect_b32 s2, s3, s2
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s0, s10, s0
    v_readlane_b32 s1, v5, 22
    s_and_b32 s1, s1, s38
    s_add_u32 s3, s2, s39
    s_cmp_lt_u32 s3, s2
    s_cselect_b32 s10, 1, 0
    s_add_u32 s11, s0, s14
    s_add_u32 s10, s11, s10
    s_and_b32 s11, s1, exec_lo
    s_cselect_b32 s2, s3, s2
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s0, s10, s0
    v_readlane_b32 s1, v5, 23
    s_and_b32 s1, s1, s40
    s_add_u32 s3, s2, s41
    s_cmp_lt_u32 s3, s2
    s_cselect_b32 s10, 1, 0
    s_add_u32 s11, s0, s15
    s_add_u32 s10, s11, s10
    s_and_b32 s11, s1, exec_lo
    s_cselect_b32 s2, s3, s2
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s0, s10, s0
    v_readlane_b32 s1, v5, 24
    s_and_b32 s1, s1, s42
    s_add_u32 s3, s2, s43
    s_cmp_lt_u32 s3, s2
    s_cselect_b32 s10, 1, 0
    s_add_u32 s11, s0, s17
    s_add_u32 s10, s11, s10
    s_and_b32 s11, s1, exec_lo
    s_cselect_b32 s2, s3, s2
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s0, s10, s0
    v_readlane_b32 s1, v5, 25
    s_and_b32 s1, s1, s44
    s_add_u32 s3, s2, s45
    s_cmp_lt_u32 s3, s2
    s_cselect_b32 s10, 1, 0
    s_add_u32 s11, s0, s18
    s_add_u32 s10, s11, s10
    s_and_b32 s11, s1, exec_lo
    s_cselect_b32 s2, s3, s2
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s0, s10, s0
    v_readlane_b32 s1, v5, 26
    s_and_b32 s1, s1, s46
    s_add_u32 s3, s2, s47
    s_cmp_lt_u32 s3, s2
    s_cselect_b32 s10, 1, 0
    s_add_u32 s11, s0, s19
    s_add_u32 s10, s11, s10
    s_and_b32 s11, s1, exec_lo
    s_cselect_b32 s2, s3, s2
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s0, s10, s0
    v_readlane_b32 s1, v5, 27
    s_and_b32 s1, s1, s48
    s_add_u32 s3, s2, s49
    s_cmp_lt_u32 s3, s2
    s_cselect_b32 s10, 1, 0
    s_add_u32 s11, s0, s20
    s_add_u32 s10, s11, s10
    s_and_b32 s11, s1, exec_lo
    s_cselect_b32 s2, s3, s2
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s0, s10, s0
    v_readlane_b32 s1, v5, 28
    s_and_b32 s1, s1, s50
    s_add_u32 s3, s2, s51
    s_cmp_lt_u32 s3, s2
    s_cselect_b32 s10, 1, 0
    s_add_u32 s11, s0, s21
    s_add_u32 s10, s11, s10
    s_and_b32 s11, s1, exec_lo
    s_cselect_b32 s2, s3, s2
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s0, s10, s0
    v_add_nc_u32_e32 v15, s2, v8
    v_cmp_gt_u32_e64 s1, s2, v15
    v_cndmask_b32_e64 v16, 0, 1, s1
    v_add3_u32 v16, s0, v14, v16
    v_readlane_b32 s0, v7, 4
    v_cndmask_b32_e64 v8, v15, v8, s0
    v_readlane_b32 s0, v7, 4
    v_cndmask_b32_e64 v14, v16, v14, s0
    v_cmp_lt_u32_e64 s0, s7, v14
    v_cmp_eq_u32_e64 s1, s7, v14
    v_readlane_b32 s2, v7, 19
    v_cmp_le_u32_e64 s2, s2, v8
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_sub_nc_u32_e32 v15, v8, v3
    v_cmp_lt_u32_e64 s1, v8, v3
    v_cndmask_b32_e64 v8, 0, 1, s1
    v_sub_nc_u32_e32 v14, v14, v4
    v_sub_nc_u32_e32 v8, v14, v8
    v_cmp_gt_u32_e64 s1, s7, v8
    v_cmp_eq_u32_e64 s2, s7, v8
    v_readlane_b32 s3, v7, 19
    v_cmp_gt_u32_e64 s3, s3, v15
    s_and_b32 s2, s2, s3
    s_or_b32 s1, s1, s2
    s_and_b32 s0, s0, s1
    v_cndmask_b32_e64 v3, 0, v3, s0
    v_cndmask_b32_e64 v4, 0, v4, s0
    v_mov_b32_dpp v14, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v16, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v17, v15 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v18, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v19, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, 0, v16
    v_cmp_eq_u32_e64 s1, 0, v16
    v_cmp_lt_u32_e64 s2, 0, v14
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v3, v3, v14, s0
    v_cndmask_b32_e64 v4, v4, v16, s0
    v_cndmask_b32_e64 v14, v15, v17, s0
    v_cndmask_b32_e64 v8, v8, v18, s0
    v_cndmask_b32_e64 v15, v12, v19, s0
    v_mov_b32_dpp v16, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v17, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v18, v14 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v19, v8 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v20, v15 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, 0, v17
    v_cmp_eq_u32_e64 s1, 0, v17
    v_cmp_lt_u32_e64 s2, 0, v16
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v3, v3, v16, s0
    v_cndmask_b32_e64 v4, v4, v17, s0
    v_cndmask_b32_e64 v14, v14, v18, s0
    v_cndmask_b32_e64 v8, v8, v19, s0
    v_cndmask_b32_e64 v15, v15, v20, s0
    v_mov_b32_dpp v16, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v17, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v18, v14 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v19, v8 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v20, v15 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, 0, v17
    v_cmp_eq_u32_e64 s1, 0, v17
    v_cmp_lt_u32_e64 s2, 0, v16
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v3, v3, v16, s0
    v_cndmask_b32_e64 v4, v4, v17, s0
    v_cndmask_b32_e64 v14, v14, v18, s0
    v_cndmask_b32_e64 v8, v8, v19, s0
    v_cndmask_b32_e64 v15, v15, v20, s0
    v_mov_b32_dpp v16, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v17, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v18, v14 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v19, v8 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v20, v15 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, 0, v17
    v_cmp_eq_u32_e64 s1, 0, v17
    v_cmp_lt_u32_e64 s2, 0, v16
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v3, v3, v16, s0
    v_cndmask_b32_e64 v4, v4, v17, s0
    v_cndmask_b32_e64 v14, v14, v18, s0
    v_cndmask_b32_e64 v8, v8, v19, s0
    v_cndmask_b32_e64 v15, v15, v20, s0
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v16, v3, 0x76543210, s0 op_sel:[0,1]
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v17, v4, 0x76543210, s0 op_sel:[0,1]
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v18, v14, 0x76543210, s0 op_sel:[0,1]
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v19, v8, 0x76543210, s0 op_sel:[0,1]
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v20, v15, 0x76543210, s0 op_sel:[0,1]
    v_cmp_lt_u32_e64 s0, 0, v17
    v_cmp_eq_u32_e64 s1, 0, v17
    v_cmp_lt_u32_e64 s2, 0, v16
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v3, v3, v16, s0
    v_cndmask_b32_e64 v4, v4, v17, s0
    v_cndmask_b32_e64 v14, v14, v18, s0
    v_cndmask_b32_e64 v8, v8, v19, s0
    v_cndmask_b32_e64 v15, v15, v20, s0
    s_and_b32 s0, -1, exec_lo
    s_ctz_i32_b32 s0, s0
    s_min_u32 s0, s0, 32
    v_readlane_b32 s1, v3, s0
    v_readlane_b32 s0, v4, s0
    s_and_b32 s2, -1, exec_lo
    s_ctz_i32_b32 s2, s2
    s_min_u32 s2, s2, 32
    v_readlane_b32 s3, v14, s2
    v_readlane_b32 s2, v8, s2
    s_and_b32 s10, -1, exec_lo
    s_ctz_i32_b32 s10, s10
    s_min_u32 s10, s10, 32
    v_readlane_b32 s10, v15, s10
    s_and_b32 s11, -1, exec_lo
    s_barrier
    v_mov_b32_e32 v3, s11
    v_readlane_b32 s11, v7, 16
    v_mov_b32_e32 v4, s11
    ds_store_b32 v4, v3
    v_mov_b32_e32 v3, s1
    v_readlane_b32 s1, v7, 16
    v_mov_b32_e32 v4, s1
    ds_store_b32 v4, v3 offset:64
    v_mov_b32_e32 v3, s0
    v_readlane_b32 s0, v7, 16
    v_mov_b32_e32 v4, s0
    ds_store_b32 v4, v3 offset:128
    v_mov_b32_e32 v3, s3
    v_readlane_b32 s0, v7, 16
    v_mov_b32_e32 v4, s0
    ds_store_b32 v4, v3 offset:192
    v_mov_b32_e32 v3, s2
    v_readlane_b32 s0, v7, 16
    v_mov_b32_e32 v4, s0
    ds_store_b32 v4, v3 offset:256
    v_mov_b32_e32 v3, s10
    v_readlane_b32 s0, v7, 16
    v_mov_b32_e32 v4, s0
    ds_store_b32 v4, v3 offset:320
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v3, v9 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s0, v3
    ds_load_b32 v3, v9 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s1, v3
    ds_load_b32 v3, v9 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s2, v3
    ds_load_b32 v3, v9 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v3
    ds_load_b32 v3, v9 offset:20
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s10, v3
    ds_load_b32 v3, v9 offset:24
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s11, v3
    ds_load_b32 v3, v9 offset:28
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s12, v3
    ds_load_b32 v3, v9 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s14, v3
    ds_load_b32 v3, v9 offset:36
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v3
    ds_load_b32 v3, v9 offset:40
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s17, v3
    ds_load_b32 v3, v9 offset:44
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s18, v3
    ds_load_b32 v3, v9 offset:48
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s19, v3
    ds_load_b32 v3, v9 offset:52
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s20, v3
    ds_load_b32 v3, v9 offset:56
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s21, v3
    ds_load_b32 v3, v9 offset:60
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s22, v3
    ds_load_b32 v3, v9 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s23, v3
    ds_load_b32 v3, v9 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s24, v3
    ds_load_b32 v3, v9 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s25, v3
    ds_load_b32 v3, v9 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s26, v3
    ds_load_b32 v3, v9 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s27, v3
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s28, 4, 0
    v_mov_b32_e32 v3, s28
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s29, v3
    v_mov_b32_e32 v3, s28
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s30, v3
    v_mov_b32_e32 v3, s28
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s31, v3
    v_mov_b32_e32 v3, s28
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s32, v3
    v_mov_b32_e32 v3, s28
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s28, v3
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s33, 8, 0
    v_mov_b32_e32 v3, s33
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s34, v3
    v_mov_b32_e32 v3, s33
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s35, v3
    v_mov_b32_e32 v3, s33
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s36, v3
    v_mov_b32_e32 v3, s33
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s37, v3
    v_mov_b32_e32 v3, s33
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s33, v3
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s38, 12, 0
    v_mov_b32_e32 v3, s38
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s39, v3
    v_mov_b32_e32 v3, s38
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s40, v3
    v_mov_b32_e32 v3, s38
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s41, v3
    v_mov_b32_e32 v3, s38
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s42, v3
    v_mov_b32_e32 v3, s38
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s38, v3
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s43, 16, 0
    v_mov_b32_e32 v3, s43
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s44, v3
    v_mov_b32_e32 v3, s43
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s45, v3
    v_mov_b32_e32 v3, s43
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s46, v3
    v_mov_b32_e32 v3, s43
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s47, v3
    v_mov_b32_e32 v3, s43
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s43, v3
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s48, 20, 0
    v_mov_b32_e32 v3, s48
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s49, v3
    v_mov_b32_e32 v3, s48
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s50, v3
    v_mov_b32_e32 v3, s48
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s51, v3
    v_mov_b32_e32 v3, s48
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s52, v3
    v_mov_b32_e32 v3, s48
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s48, v3
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s53, 24, 0
    v_mov_b32_e32 v3, s53
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s54, v3
    v_mov_b32_e32 v3, s53
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s55, v3
    v_mov_b32_e32 v3, s53
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s56, v3
    v_mov_b32_e32 v3, s53
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s57, v3
    v_mov_b32_e32 v3, s53
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s53, v3
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s58, 28, 0
    v_mov_b32_e32 v3, s58
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s59, v3
    v_mov_b32_e32 v3, s58
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s60, v3
    v_mov_b32_e32 v3, s58
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s61, v3
    v_mov_b32_e32 v3, s58
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s62, v3
    v_mov_b32_e32 v3, s58
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s58, v3
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s63, 32, 0
    v_mov_b32_e32 v3, s63
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s64, v3
    v_mov_b32_e32 v3, s63
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s65, v3
    v_mov_b32_e32 v3, s63
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s66, v3
    v_mov_b32_e32 v3, s63
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s67, v3
    v_mov_b32_e32 v3, s63
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s63, v3
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s68, 36, 0
    v_mov_b32_e32 v3, s68
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s69, v3
    v_mov_b32_e32 v3, s68
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s70, v3
    v_mov_b32_e32 v3, s68
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s71, v3
    v_mov_b32_e32 v3, s68
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s72, v3
    v_mov_b32_e32 v3, s68
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s68, v3
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s73, 40, 0
    v_mov_b32_e32 v3, s73
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s74, v3
    v_mov_b32_e32 v3, s73
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s75, v3
    v_mov_b32_e32 v3, s73
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s76, v3
    v_mov_b32_e32 v3, s73
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s77, v3
    v_mov_b32_e32 v3, s73
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s73, v3
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s78, 44, 0
    v_mov_b32_e32 v3, s78
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s79, v3
    v_mov_b32_e32 v3, s78
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s80, v3
    v_mov_b32_e32 v3, s78
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s81, v3
    v_mov_b32_e32 v3, s78
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s82, v3
    v_mov_b32_e32 v3, s78
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s78, v3
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s83, 48, 0
    v_mov_b32_e32 v3, s83
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s84, v3
    v_mov_b32_e32 v3, s83
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s85, v3
    v_mov_b32_e32 v3, s83
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s86, v3
    v_mov_b32_e32 v3, s83
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s87, v3
    v_mov_b32_e32 v3, s83
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s83, v3
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s88, 52, 0
    v_mov_b32_e32 v3, s88
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s89, v3
    v_mov_b32_e32 v3, s88
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s90, v3
    v_mov_b32_e32 v3, s88
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s91, v3
    v_mov_b32_e32 v3, s88
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s92, v3
    v_mov_b32_e32 v3, s88
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s88, v3
    s_cmp_lg_u32 s21, 0
    s_cselect_b32 s93, 56, 0
    v_mov_b32_e32 v3, s93
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s94, v3
    v_mov_b32_e32 v3, s93
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s95, v3
    v_mov_b32_e32 v3, s93
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s96, v3
    v_mov_b32_e32 v3, s93
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s97, v3
    v_mov_b32_e32 v3, s93
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s93, v3
    s_cmp_lg_u32 s22, 0
    s_cselect_b32 s98, 60, 0
    v_mov_b32_e32 v3, s98
    ds_load_b32 v3, v3 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s99, v3
    v_mov_b32_e32 v3, s98
    ds_load_b32 v3, v3 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s100, v3
    v_mov_b32_e32 v3, s98
    ds_load_b32 v3, v3 offset:192
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s101, v3
    v_mov_b32_e32 v3, s98
    ds_load_b32 v3, v3 offset:256
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s102, v3
    v_mov_b32_e32 v3, s98
    ds_load_b32 v3, v3 offset:320
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s98, v3
    s_cmp_gt_u32 s30, 0
    s_cselect_b32 s103, exec_lo, 0
    s_cmp_eq_u32 s30, 0
    s_cselect_b32 s104, exec_lo, 0
    s_cmp_gt_u32 s29, 0
    s_cselect_b32 s105, exec_lo, 0
    s_and_b32 s104, s104, s105
    s_or_b32 s103, s103, s104
    s_and_b32 s104, s103, exec_lo
    s_cselect_b32 s29, s29, s23
    s_and_b32 s104, s103, exec_lo
    s_cselect_b32 s30, s30, s24
    s_and_b32 s104, s103, exec_lo
    s_cselect_b32 s31, s31, s25
    s_and_b32 s104, s103, exec_lo
    s_cselect_b32 s32, s32, s26
    s_and_b32 s103, s103, exec_lo
    s_cselect_b32 s28, s28, s27
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s23, s29, s23
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s24, s30, s24
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s25, s31, s25
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s26, s32, s26
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s0, s28, s27
    s_cmp_gt_u32 s35, 0
    s_cselect_b32 s27, exec_lo, 0
    s_cmp_eq_u32 s35, 0
    s_cselect_b32 s28, exec_lo, 0
    s_cmp_gt_u32 s34, 0
    s_cselect_b32 s29, exec_lo, 0
    s_and_b32 s28, s28, s29
    s_or_b32 s27, s27, s28
    s_and_b32 s28, s27, exec_lo
    s_cselect_b32 s28, s34, s23
    s_and_b32 s29, s27, exec_lo
    s_cselect_b32 s29, s35, s24
    s_and_b32 s30, s27, exec_lo
    s_cselect_b32 s30, s36, s25
    s_and_b32 s31, s27, exec_lo
    s_cselect_b32 s31, s37, s26
    s_and_b32 s27, s27, exec_lo
    s_cselect_b32 s27, s33, s0
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s23, s28, s23
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s24, s29, s24
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s25, s30, s25
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s26, s31, s26
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s0, s27, s0
    s_cmp_gt_u32 s40, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s40, 0
    s_cselect_b32 s27, exec_lo, 0
    s_cmp_gt_u32 s39, 0
    s_cselect_b32 s28, exec_lo, 0
    s_and_b32 s27, s27, s28
    s_or_b32 s1, s1, s27
    s_and_b32 s27, s1, exec_lo
    s_cselect_b32 s27, s39, s23
    s_and_b32 s28, s1, exec_lo
    s_cselect_b32 s28, s40, s24
    s_and_b32 s29, s1, exec_lo
    s_cselect_b32 s29, s41, s25
    s_and_b32 s30, s1, exec_lo
    s_cselect_b32 s30, s42, s26
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s38, s0
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s23, s27, s23
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s24, s28, s24
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s25, s29, s25
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s26, s30, s26
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s45, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s45, 0
    s_cselect_b32 s2, exec_lo, 0
    s_cmp_gt_u32 s44, 0
    s_cselect_b32 s27, exec_lo, 0
    s_and_b32 s2, s2, s27
    s_or_b32 s1, s1, s2
    s_and_b32 s2, s1, exec_lo
    s_cselect_b32 s2, s44, s23
    s_and_b32 s27, s1, exec_lo
    s_cselect_b32 s27, s45, s24
    s_and_b32 s28, s1, exec_lo
    s_cselect_b32 s28, s46, s25
    s_and_b32 s29, s1, exec_lo
    s_cselect_b32 s29, s47, s26
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s43, s0
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s2, s2, s23
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s23, s27, s24
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s24, s28, s25
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s25, s29, s26
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s50, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s50, 0
    s_cselect_b32 s3, exec_lo, 0
    s_cmp_gt_u32 s49, 0
    s_cselect_b32 s26, exec_lo, 0
    s_and_b32 s3, s3, s26
    s_or_b32 s1, s1, s3
    s_and_b32 s3, s1, exec_lo
    s_cselect_b32 s3, s49, s2
    s_and_b32 s26, s1, exec_lo
    s_cselect_b32 s26, s50, s23
    s_and_b32 s27, s1, exec_lo
    s_cselect_b32 s27, s51, s24
    s_and_b32 s28, s1, exec_lo
    s_cselect_b32 s28, s52, s25
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s48, s0
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s2, s3, s2
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s3, s26, s23
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s23, s27, s24
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s24, s28, s25
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s55, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s55, 0
    s_cselect_b32 s10, exec_lo, 0
    s_cmp_gt_u32 s54, 0
    s_cselect_b32 s25, exec_lo, 0
    s_and_b32 s10, s10, s25
    s_or_b32 s1, s1, s10
    s_and_b32 s10, s1, exec_lo
    s_cselect_b32 s10, s54, s2
    s_and_b32 s25, s1, exec_lo
    s_cselect_b32 s25, s55, s3
    s_and_b32 s26, s1, exec_lo
    s_cselect_b32 s26, s56, s23
    s_and_b32 s27, s1, exec_lo
    s_cselect_b32 s27, s57, s24
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s53, s0
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s2, s10, s2
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s3, s25, s3
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s10, s26, s23
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s23, s27, s24
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s60, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s60, 0
    s_cselect_b32 s11, exec_lo, 0
    s_cmp_gt_u32 s59, 0
    s_cselect_b32 s24, exec_lo, 0
    s_and_b32 s11, s11, s24
    s_or_b32 s1, s1, s11
    s_and_b32 s11, s1, exec_lo
    s_cselect_b32 s11, s59, s2
    s_and_b32 s24, s1, exec_lo
    s_cselect_b32 s24, s60, s3
    s_and_b32 s25, s1, exec_lo
    s_cselect_b32 s25, s61, s10
    s_and_b32 s26, s1, exec_lo
    s_cselect_b32 s26, s62, s23
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s58, s0
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s2, s11, s2
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s3, s24, s3
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s10, s25, s10
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s11, s26, s23
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s65, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s65, 0
    s_cselect_b32 s12, exec_lo, 0
    s_cmp_gt_u32 s64, 0
    s_cselect_b32 s23, exec_lo, 0
    s_and_b32 s12, s12, s23
    s_or_b32 s1, s1, s12
    s_and_b32 s12, s1, exec_lo
    s_cselect_b32 s12, s64, s2
    s_and_b32 s23, s1, exec_lo
    s_cselect_b32 s23, s65, s3
    s_and_b32 s24, s1, exec_lo
    s_cselect_b32 s24, s66, s10
    s_and_b32 s25, s1, exec_lo
    s_cselect_b32 s25, s67, s11
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s63, s0
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s2, s12, s2
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s3, s23, s3
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s10, s24, s10
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s11, s25, s11
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s70, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s70, 0
    s_cselect_b32 s12, exec_lo, 0
    s_cmp_gt_u32 s69, 0
    s_cselect_b32 s14, exec_lo, 0
    s_and_b32 s12, s12, s14
    s_or_b32 s1, s1, s12
    s_and_b32 s12, s1, exec_lo
    s_cselect_b32 s12, s69, s2
    s_and_b32 s14, s1, exec_lo
    s_cselect_b32 s14, s70, s3
    s_and_b32 s23, s1, exec_lo
    s_cselect_b32 s23, s71, s10
    s_and_b32 s24, s1, exec_lo
    s_cselect_b32 s24, s72, s11
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s68, s0
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s2, s12, s2
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s3, s14, s3
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s10, s23, s10
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s11, s24, s11
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s75, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s75, 0
    s_cselect_b32 s12, exec_lo, 0
    s_cmp_gt_u32 s74, 0
    s_cselect_b32 s14, exec_lo, 0
    s_and_b32 s12, s12, s14
    s_or_b32 s1, s1, s12
    s_and_b32 s12, s1, exec_lo
    s_cselect_b32 s12, s74, s2
    s_and_b32 s14, s1, exec_lo
    s_cselect_b32 s14, s75, s3
    s_and_b32 s15, s1, exec_lo
    s_cselect_b32 s15, s76, s10
    s_and_b32 s23, s1, exec_lo
    s_cselect_b32 s23, s77, s11
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s73, s0
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s2, s12, s2
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s3, s14, s3
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s10, s15, s10
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s11, s23, s11
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s80, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s80, 0
    s_cselect_b32 s12, exec_lo, 0
    s_cmp_gt_u32 s79, 0
    s_cselect_b32 s14, exec_lo, 0
    s_and_b32 s12, s12, s14
    s_or_b32 s1, s1, s12
    s_and_b32 s12, s1, exec_lo
    s_cselect_b32 s12, s79, s2
    s_and_b32 s14, s1, exec_lo
    s_cselect_b32 s14, s80, s3
    s_and_b32 s15, s1, exec_lo
    s_cselect_b32 s15, s81, s10
    s_and_b32 s17, s1, exec_lo
    s_cselect_b32 s17, s82, s11
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s78, s0
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s2, s12, s2
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s3, s14, s3
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s10, s15, s10
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, s17, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s85, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s85, 0
    s_cselect_b32 s12, exec_lo, 0
    s_cmp_gt_u32 s84, 0
    s_cselect_b32 s14, exec_lo, 0
    s_and_b32 s12, s12, s14
    s_or_b32 s1, s1, s12
    s_and_b32 s12, s1, exec_lo
    s_cselect_b32 s12, s84, s2
    s_and_b32 s14, s1, exec_lo
    s_cselect_b32 s14, s85, s3
    s_and_b32 s15, s1, exec_lo
    s_cselect_b32 s15, s86, s10
    s_and_b32 s17, s1, exec_lo
    s_cselect_b32 s17, s87, s11
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s83, s0
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s2, s12, s2
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s3, s14, s3
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s10, s15, s10
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s11, s17, s11
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s90, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s90, 0
    s_cselect_b32 s12, exec_lo, 0
    s_cmp_gt_u32 s89, 0
    s_cselect_b32 s14, exec_lo, 0
    s_and_b32 s12, s12, s14
    s_or_b32 s1, s1, s12
    s_and_b32 s12, s1, exec_lo
    s_cselect_b32 s12, s89, s2
    s_and_b32 s14, s1, exec_lo
    s_cselect_b32 s14, s90, s3
    s_and_b32 s15, s1, exec_lo
    s_cselect_b32 s15, s91, s10
    s_and_b32 s17, s1, exec_lo
    s_cselect_b32 s17, s92, s11
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s88, s0
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s2, s12, s2
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s3, s14, s3
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s10, s15, s10
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s11, s17, s11
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s95, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s95, 0
    s_cselect_b32 s12, exec_lo, 0
    s_cmp_gt_u32 s94, 0
    s_cselect_b32 s14, exec_lo, 0
    s_and_b32 s12, s12, s14
    s_or_b32 s1, s1, s12
    s_and_b32 s12, s1, exec_lo
    s_cselect_b32 s12, s94, s2
    s_and_b32 s14, s1, exec_lo
    s_cselect_b32 s14, s95, s3
    s_and_b32 s15, s1, exec_lo
    s_cselect_b32 s15, s96, s10
    s_and_b32 s17, s1, exec_lo
    s_cselect_b32 s17, s97, s11
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s93, s0
    s_cmp_lg_u32 s21, 0
    s_cselect_b32 s2, s12, s2
    s_cmp_lg_u32 s21, 0
    s_cselect_b32 s3, s14, s3
    s_cmp_lg_u32 s21, 0
    s_cselect_b32 s10, s15, s10
    s_cmp_lg_u32 s21, 0
    s_cselect_b32 s11, s17, s11
    s_cmp_lg_u32 s21, 0
    s_cselect_b32 s0, s1, s0
    s_cmp_gt_u32 s100, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s100, 0
    s_cselect_b32 s12, exec_lo, 0
    s_cmp_gt_u32 s99, 0
    s_cselect_b32 s14, exec_lo, 0
    s_and_b32 s12, s12, s14
    s_or_b32 s1, s1, s12
    s_and_b32 s12, s1, exec_lo
    s_cselect_b32 s12, s99, s2
    s_and_b32 s14, s1, exec_lo
    s_cselect_b32 s14, s100, s3
    s_and_b32 s15, s1, exec_lo
    s_cselect_b32 s15, s101, s10
    s_and_b32 s17, s1, exec_lo
    s_cselect_b32 s17, s102, s11
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s98, s0
    s_cmp_lg_u32 s22, 0
    s_cselect_b32 s2, s12, s2
    s_cmp_lg_u32 s22, 0
    s_cselect_b32 s3, s14, s3
    s_cmp_lg_u32 s22, 0
    s_cselect_b32 s10, s15, s10
    s_cmp_lg_u32 s22, 0
    s_cselect_b32 s11, s17, s11
    s_cmp_lg_u32 s22, 0
    s_cselect_b32 s0, s1, s0
    s_lshl_b32 s1, s0, s8
    s_lshl_b32 s8, 0, s8
    s_lshr_b32 s0, s0, 1
    s_lshr_b32 s0, s0, s9
    s_or_b32 s0, s8, s0
    v_readlane_b32 s8, v7, 14
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s8, 0, s1
    v_readlane_b32 s9, v7, 14
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s0, s1, s0
    v_readlane_b32 s1, v7, 15
    s_or_b32 s1, s1, s8
    v_writelane_b32 v7, s1, 15
    v_readlane_b32 s1, v7, 18
    s_or_b32 s0, s1, s0
    v_writelane_b32 v7, s0, 18
    v_readlane_b32 s0, v7, 19
    s_sub_u32 s0, s0, s10
    v_readlane_b32 s1, v7, 19
    s_cmp_lt_u32 s1, s10
    s_cselect_b32 s1, 1, 0
    s_sub_u32 s7, s7, s11
    s_sub_u32 s7, s7, s1
    v_readlane_b32 s1, v7, 5
    s_cmp_gt_u32 s1, 0
    s_cselect_b32 s1, exec_lo, 0
    s_xor_b32 s2, s2, s0
    s_xor_b32 s3, s3, s7
    s_or_b32 s2, s2, s3
    s_cselect_b32 s2, exec_lo, 0
    v_readlane_b32 s3, v5, 29
    s_or_b32 s2, s3, s2
    s_and_b32 s1, s1, s2
    s_barrier
    v_writelane_b32 v7, s0, 19
    v_readlane_b32 s0, v7, 5
L37:
    s_and_b32 s1, s1, exec_lo
    s_cbranch_scc1 L26
    v_readlane_b32 s0, v7, 15
    v_writelane_b32 v7, s0, 17
    v_readlane_b32 s0, v7, 18
    s_mov_b32 s4, s0
L38:
    s_add_u32 s5, s5, 1
L39:
    s_cmp_lt_u32 s5, 3
    s_cbranch_scc1 L14
L40:
    s_mov_b32 s0, s16
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_mov_b32_e32 v3, v0
L41:
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s0, s13, v3
    s_and_b32 s4, exec_lo, s0
    s_cbranch_scc1 L42
    s_mov_b32 exec_lo, s16
    s_mov_b32 s0, 0
    s_branch L43
L42:
    s_mov_b32 exec_lo, s4
    v_readlane_b32 s0, v7, 8
    v_add_nc_u32_e32 v4, s0, v3
    v_readlane_b32 s0, v7, 9
    v_min_u32_e32 v4, s0, v4
    v_lshlrev_b32_e32 v4, 2, v4
    v_readlane_b32 s0, v7, 10
    v_readlane_b32 s1, v7, 11
    v_readlane_b32 s2, v7, 12
    v_readlane_b32 s3, v7, 13
    buffer_load_b32 v4, v4, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_sub_f32_e32 v4, v4, v10
    v_mul_f32_e32 v4, 1.0, v4
    v_mul_f32_e32 v6, 0x3fb8aa3b, v4
    v_fma_f32 v8, v4, 0x3fb8aa3b, -v6
    v_fma_f32 v8, v4, 0x32a5705f, v8
    v_rndne_f32_e32 v11, v6
    v_sub_f32_e32 v6, v6, v11
    v_add_f32_e32 v6, v6, v8
    v_exp_f32_e32 v6, v6
    v_cvt_i32_f32_e32 v8, v11
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v6, v6, v8
    v_cmp_gt_f32_e64 s0, 0xc2d00000, v4
    v_cndmask_b32_e64 v6, v6, 0, s0
    v_cmp_lt_f32_e64 s0, 0x42b17218, v4
    v_cndmask_b32_e64 v4, v6, 0x7f800000, s0
    v_mul_f32_e32 v4, 0x4f000000, v4
    v_cvt_u32_f32_e32 v4, v4
    v_add_nc_u32_e32 v4, v1, v4
    v_cmp_lt_u32_e64 s0, v4, v1
    v_cndmask_b32_e64 v6, 0, 1, s0
    v_add_nc_u32_e32 v6, v2, v6
    v_sub_nc_u32_e32 v8, s13, v3
    v_min_u32_e32 v8, 0x200, v8
    v_add_nc_u32_e32 v3, v3, v8
    s_mov_b32 exec_lo, s16
    s_mov_b32 s0, s4
L43:
    v_cndmask_b32_e64 v1, v1, v4, s4
    v_cndmask_b32_e64 v2, v2, v6, s4
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc1 L41
    v_mov_b32_dpp v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v4, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, v4, v1
    v_cndmask_b32_e64 v1, 0, 1, s0
    v_add3_u32 v1, v2, v3, v1
    v_mov_b32_dpp v2, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v3, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, v3, v4
    v_cndmask_b32_e64 v4, 0, 1, s0
    v_add3_u32 v1, v1, v2, v4
    v_mov_b32_dpp v2, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v4, v3, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, v4, v3
    v_cndmask_b32_e64 v3, 0, 1, s0
    v_add3_u32 v1, v1, v2, v3
    v_mov_b32_dpp v2, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v3, v4, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e64 s0, v3, v4
    v_cndmask_b32_e64 v4, 0, 1, s0
    v_add3_u32 v1, v1, v2, v4
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v2, v3, 0x76543210, s0 op_sel:[0,1]
    v_readlane_b32 s0, v7, 7
    v_permlanex16_b32 v4, v1, 0x76543210, s0 op_sel:[0,1]
    v_add_nc_u32_e32 v2, v3, v2
    v_cmp_lt_u32_e64 s0, v2, v3
    v_cndmask_b32_e64 v3, 0, 1, s0
    v_add3_u32 v1, v1, v4, v3
    s_and_b32 s0, -1, exec_lo
    s_ctz_i32_b32 s0, s0
    s_min_u32 s0, s0, 32
    v_readlane_b32 s1, v2, s0
    v_readlane_b32 s0, v1, s0
    s_and_b32 s2, -1, exec_lo
    s_waitcnt vmcnt(0)
    s_barrier
    v_mov_b32_e32 v1, s2
    v_readlane_b32 s2, v7, 16
    v_mov_b32_e32 v2, s2
    ds_store_b32 v2, v1
    v_mov_b32_e32 v1, s1
    v_readlane_b32 s1, v7, 16
    v_mov_b32_e32 v2, s1
    ds_store_b32 v2, v1 offset:64
    v_mov_b32_e32 v1, s0
    v_readlane_b32 s0, v7, 16
    v_mov_b32_e32 v2, s0
    ds_store_b32 v2, v1 offset:128
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v1, v9 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s0, v1
    ds_load_b32 v1, v9 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s1, v1
    ds_load_b32 v1, v9 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s2, v1
    ds_load_b32 v1, v9 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v1
    ds_load_b32 v1, v9 offset:20
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s4, v1
    ds_load_b32 v1, v9 offset:24
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s5, v1
    ds_load_b32 v1, v9 offset:28
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s6, v1
    ds_load_b32 v1, v9 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s7, v1
    ds_load_b32 v1, v9 offset:36
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s8, v1
    ds_load_b32 v1, v9 offset:40
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s9, v1
    ds_load_b32 v1, v9 offset:44
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s10, v1
    ds_load_b32 v1, v9 offset:48
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s11, v1
    ds_load_b32 v1, v9 offset:52
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s12, v1
    ds_load_b32 v1, v9 offset:56
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s14, v1
    ds_load_b32 v1, v9 offset:60
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v1
    ds_load_b32 v1, v9 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s17, v1
    ds_load_b32 v1, v9 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s18, v1
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s19, 4, 0
    v_mov_b32_e32 v1, s19
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s20, v1
    v_mov_b32_e32 v1, s19
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s19, v1
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s21, 8, 0
    v_mov_b32_e32 v1, s21
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s22, v1
    v_mov_b32_e32 v1, s21
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s21, v1
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s23, 12, 0
    v_mov_b32_e32 v1, s23
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s24, v1
    v_mov_b32_e32 v1, s23
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s23, v1
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s25, 16, 0
    v_mov_b32_e32 v1, s25
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s26, v1
    v_mov_b32_e32 v1, s25
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s25, v1
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s27, 20, 0
    v_mov_b32_e32 v1, s27
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s28, v1
    v_mov_b32_e32 v1, s27
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s27, v1
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s29, 24, 0
    v_mov_b32_e32 v1, s29
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s30, v1
    v_mov_b32_e32 v1, s29
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s29, v1
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s31, 28, 0
    v_mov_b32_e32 v1, s31
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s32, v1
    v_mov_b32_e32 v1, s31
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s31, v1
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s33, 32, 0
    v_mov_b32_e32 v1, s33
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s34, v1
    v_mov_b32_e32 v1, s33
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s33, v1
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s35, 36, 0
    v_mov_b32_e32 v1, s35
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s36, v1
    v_mov_b32_e32 v1, s35
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s35, v1
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s37, 40, 0
    v_mov_b32_e32 v1, s37
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s38, v1
    v_mov_b32_e32 v1, s37
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s37, v1
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s39, 44, 0
    v_mov_b32_e32 v1, s39
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s40, v1
    v_mov_b32_e32 v1, s39
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s39, v1
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s41, 48, 0
    v_mov_b32_e32 v1, s41
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s42, v1
    v_mov_b32_e32 v1, s41
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s41, v1
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s43, 52, 0
    v_mov_b32_e32 v1, s43
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s44, v1
    v_mov_b32_e32 v1, s43
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s43, v1
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s45, 56, 0
    v_mov_b32_e32 v1, s45
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s46, v1
    v_mov_b32_e32 v1, s45
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s45, v1
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s47, 60, 0
    v_mov_b32_e32 v1, s47
    ds_load_b32 v1, v1 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s48, v1
    v_mov_b32_e32 v1, s47
    ds_load_b32 v1, v1 offset:128
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s47, v1
    s_add_u32 s20, s17, s20
    s_cmp_lt_u32 s20, s17
    s_cselect_b32 s49, 1, 0
    s_add_u32 s19, s18, s19
    s_add_u32 s19, s19, s49
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s17, s20, s17
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s0, s19, s18
    s_add_u32 s18, s17, s22
    s_cmp_lt_u32 s18, s17
    s_cselect_b32 s19, 1, 0
    s_add_u32 s20, s0, s21
    s_add_u32 s19, s20, s19
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s17, s18, s17
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s0, s19, s0
    s_add_u32 s1, s17, s24
    s_cmp_lt_u32 s1, s17
    s_cselect_b32 s18, 1, 0
    s_add_u32 s19, s0, s23
    s_add_u32 s18, s19, s18
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s1, s1, s17
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s0, s18, s0
    s_add_u32 s2, s1, s26
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s17, 1, 0
    s_add_u32 s18, s0, s25
    s_add_u32 s17, s18, s17
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s0, s17, s0
    s_add_u32 s2, s1, s28
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s17, s0, s27
    s_add_u32 s3, s17, s3
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s30
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s4, s0, s29
    s_add_u32 s3, s4, s3
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s32
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s4, s0, s31
    s_add_u32 s3, s4, s3
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s34
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s4, s0, s33
    s_add_u32 s3, s4, s3
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s36
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s4, s0, s35
    s_add_u32 s3, s4, s3
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s38
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s4, s0, s37
    s_add_u32 s3, s4, s3
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s40
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s4, s0, s39
    s_add_u32 s3, s4, s3
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s42
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s4, s0, s41
    s_add_u32 s3, s4, s3
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s44
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s4, s0, s43
    s_add_u32 s3, s4, s3
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s46
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s4, s0, s45
    s_add_u32 s3, s4, s3
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s1, s2, s1
    s_cmp_lg_u32 s14, 0
    s_cselect_b32 s0, s3, s0
    s_add_u32 s2, s1, s48
    s_cmp_lt_u32 s2, s1
    s_cselect_b32 s3, 1, 0
    s_add_u32 s4, s0, s47
    s_add_u32 s3, s4, s3
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s4, s2, s1
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s5, s3, s0
    v_cmp_eq_u32_e64 s0, 0, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s0
    v_readlane_b32 s0, v7, 17
    s_not_b32 s6, s0
    s_cmp_lt_u32 s6, s13
    s_cbranch_scc1 L44
    v_readlane_b32 s0, v5, 2
    s_mov_b32 s6, s0
L44:
    v_readlane_b32 s0, v5, 1
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L45
    s_mov_b32 s0, s6
    s_branch L46
L45:
    s_mov_b32 s0, -1
L46:
    v_readlane_b32 s1, v5, 7
    s_lshl_b32 s1, s1, 2
    v_dual_mov_b32 v0, s0 :: v_dual_mov_b32 v1, s1
    v_readlane_b32 s0, v5, 3
    v_readlane_b32 s1, v5, 4
    v_readlane_b32 s2, v5, 5
    v_readlane_b32 s3, v5, 6
    buffer_store_b32 v0, v1, s[0:3], 0 offen
    v_readlane_b32 s0, v7, 8
    s_add_u32 s0, s0, s6
    v_readlane_b32 s1, v7, 9
    s_min_u32 s0, s0, s1
    s_lshl_b32 s0, s0, 2
    v_mov_b32_e32 v0, s0
    v_readlane_b32 s0, v7, 10
    v_readlane_b32 s1, v7, 11
    v_readlane_b32 s2, v7, 12
    v_readlane_b32 s3, v7, 13
    buffer_load_b32 v0, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_sub_f32_e32 v0, v0, v10
    s_clz_i32_u32 s0, s5
    s_min_u32 s0, s0, 32
    s_and_b32 s1, s0, 31
    s_xor_b32 s2, s1, 31
    s_and_b32 s3, s0, 32
    s_lshl_b32 s6, s4, s1
    s_lshl_b32 s1, s5, s1
    s_lshr_b32 s4, s4, 1
    s_lshr_b32 s2, s4, s2
    s_or_b32 s1, s1, s2
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s2, 0, s6
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s1, s6, s1
    s_cmp_lg_u32 s2, 0
    s_cselect_b32 s2, 1, 0
    s_or_b32 s1, s1, s2
    v_cvt_f32_u32_e32 v1, s1
    s_sub_u32 s0, 32, s0
    v_ldexp_f32 v1, v1, s0
    v_mov_b32_e32 v2, 0x4f000000
    v_div_scale_f32 v3, null, v2, v2, v1
    v_rcp_f32_e32 v4, v3
    s_waitcnt_depctr 0xfff
    v_fma_f32 v6, -v3, v4, 1.0
    v_fma_f32 v4, v6, v4, v4
    v_div_scale_f32 v6, vcc_lo, v1, v2, v1
    v_mul_f32_e32 v7, v6, v4
    v_fma_f32 v8, -v3, v7, v6
    v_fma_f32 v7, v8, v4, v7
    v_fma_f32 v3, -v3, v7, v6
    v_div_fmas_f32 v3, v3, v4, v7
    v_div_fixup_f32 v1, v3, v2, v1
    v_cmp_gt_f32_e64 s0, 0x800000, v1
    v_cndmask_b32_e64 v2, 0, 32, s0
    v_ldexp_f32 v1, v1, v2
    v_log_f32_e32 v1, v1
    v_cndmask_b32_e64 v2, 0, 0x42000000, s0
    s_waitcnt_depctr 0xfff
    v_sub_f32_e32 v1, v1, v2
    v_mul_f32_e32 v2, 0x3f317217, v1
    v_fma_f32 v3, v1, 0x3f317217, -v2
    v_fma_f32 v3, v1, 0x3377d1cf, v3
    v_add_f32_e32 v2, v2, v3
    v_cmp_gt_f32_e64 s0, 0x7f800000, |v1|
    v_cndmask_b32_e64 v1, v1, v2, s0
    v_sub_f32_e32 v0, v0, v1
    v_readlane_b32 s0, v5, 0
    v_readlane_b32 s1, v5, 7
    s_add_u32 s0, s0, s1
    s_lshl_b32 s0, s0, 2
    v_mov_b32_e32 v1, s0
    v_readlane_b32 s0, v5, 3
    v_readlane_b32 s1, v5, 4
    v_readlane_b32 s2, v5, 5
    v_readlane_b32 s3, v5, 6
    buffer_store_b32 v0, v1, s[0:3], 0 offen
L47:
    s_endpgm
