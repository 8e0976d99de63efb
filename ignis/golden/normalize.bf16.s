; 20 VGPRs, 30 SGPRs, 0 bytes of LDS, 0 of scratch, 279 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x48
    s_load_b128 s[20:23], s[0:1], 0x60
    s_load_b32 s3, s[0:1], 0x78
    s_load_b32 s12, s[0:1], 0x7c
    s_load_b32 s14, s[0:1], 0x80
    s_load_b32 s15, s[0:1], 0x84
    s_load_b32 s24, s[0:1], 0x8c
    s_load_b32 s0, s[0:1], 0x90
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s25, s6
    s_mov_b32 s26, s22
    s_mov_b32 s27, s10
    s_mov_b32 s28, s18
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s29, 1, s15
    s_lshl_b32 s13, s13, 8
    v_dual_mov_b32 v10, 0 :: v_dual_add_nc_u32 v1, s13, v0
    v_lshrrev_b32_e32 v4, s15, v1
    s_add_u32 s13, s29, -1
    v_and_b32_e32 v0, s13, v0
    v_cmp_gt_u32_e64 s3, s3, v4
    v_mul_lo_u32 v5, v4, s12
    v_cndmask_b32_e64 v6, s29, v0, s3
    v_cndmask_b32_e64 v7, 0, s14, s3
    v_cndmask_b32_e64 v8, 0, s12, s3
    v_lshlrev_b32_e32 v9, 3, v6
    s_lshl_b32 s3, s29, 3
    s_max_u32 s12, s25, 7
    s_add_u32 s12, s12, -7
    s_mov_b32 s13, s2
    v_mov_b32_e32 v11, v9
L0:
    s_mov_b32 exec_lo, s13
    v_cmp_lt_u32_e64 s13, v11, v7
    s_and_b32 s14, exec_lo, s13
    s_cbranch_scc1 L1
    s_mov_b32 exec_lo, s2
    s_mov_b32 s13, 0
    s_branch L2
L1:
    s_mov_b32 exec_lo, s14
    v_add_nc_u32_e32 v0, v5, v11
    v_cmp_gt_u32_e64 s13, s12, v0
    v_cndmask_b32_e64 v0, s25, v0, s13
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v12, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v13, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v14, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v15, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_fma_f32 v12, v12, v12, v10
    v_fma_f32 v0, v0, v0, v12
    v_fma_f32 v0, v13, v13, v0
    v_fma_f32 v0, v1, v1, v0
    v_fma_f32 v0, v14, v14, v0
    v_fma_f32 v0, v2, v2, v0
    v_fma_f32 v0, v15, v15, v0
    v_fma_f32 v0, v3, v3, v0
    v_sub_nc_u32_e32 v1, v7, v11
    v_min_u32_e32 v1, s3, v1
    v_add_nc_u32_e32 v11, v11, v1
    s_mov_b32 exec_lo, s2
    s_mov_b32 s13, s14
L2:
    v_cndmask_b32_e64 v10, v10, v0, s14
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc1 L0
    v_add_nc_u32_e32 v11, v7, v6
    s_mov_b32 s13, s2
    v_mov_b32_e32 v0, v11
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
    v_lshlrev_b32_e32 v1, 16, v1
    v_fma_f32 v1, v1, v1, v10
    v_sub_nc_u32_e32 v2, v8, v0
    v_min_u32_e32 v2, s29, v2
    v_add_nc_u32_e32 v0, v0, v2
    s_mov_b32 exec_lo, s2
    s_mov_b32 s13, s14
L5:
    v_cndmask_b32_e64 v10, v10, v1, s14
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc1 L3
    v_add_f32_dpp v0, v10, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s15, 3
    s_cbranch_scc0 L6
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L6:
    s_cmp_gt_u32 s15, 4
    s_cbranch_scc0 L7
    v_permlanex16_b32 v1, v0, 0x76543210, s1 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v1
L7:
    v_fma_f32 v0, v0, s24, s0
    v_cmp_gt_f32_e64 s0, 0x800000, v0
    v_mul_f32_e32 v1, 0x4b800000, v0
    v_cndmask_b32_e64 v0, v0, v1, s0
    v_rsq_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x45800000, v0
    v_cndmask_b32_e64 v10, v0, v1, s0
    v_cmp_eq_u32_e64 s0, 0, v6
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s0
    v_min_u32_e32 v0, s26, v4
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_store_b32 v10, v0, s[20:23], 0 offen
L8:
    s_max_u32 s0, s27, 7
    s_add_u32 s0, s0, -7
    s_max_u32 s1, s28, 3
    s_add_u32 s1, s1, -3
    s_mov_b32 s13, s2
L9:
    s_mov_b32 exec_lo, s13
    v_cmp_lt_u32_e64 s13, v9, v7
    s_and_b32 s13, exec_lo, s13
    s_cbranch_scc1 L10
    s_mov_b32 s13, 0
    s_branch L11
L10:
    s_mov_b32 exec_lo, s13
    v_add_nc_u32_e32 v4, v5, v9
    v_cmp_gt_u32_e64 s14, s12, v4
    v_cndmask_b32_e64 v0, s25, v4, s14
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v6, 16, v0
    v_mul_f32_e32 v6, v6, v10
    v_and_b32_e32 v0, 0xffff0000, v0
    v_mul_f32_e32 v12, v0, v10
    v_lshlrev_b32_e32 v0, 16, v1
    v_dual_mul_f32 v13, v0, v10 :: v_dual_and_b32 v0, 0xffff0000, v1
    v_mul_f32_e32 v14, v0, v10
    v_lshlrev_b32_e32 v0, 16, v2
    v_mul_f32_e32 v15, v0, v10
    v_and_b32_e32 v0, 0xffff0000, v2
    v_mul_f32_e32 v16, v0, v10
    v_lshlrev_b32_e32 v0, 16, v3
    v_dual_mul_f32 v17, v0, v10 :: v_dual_and_b32 v0, 0xffff0000, v3
    v_mul_f32_e32 v18, v0, v10
    v_cmp_gt_u32_e64 s14, s0, v9
    v_cndmask_b32_e64 v0, s27, v9, s14
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v19, 16, v0
    v_mul_f32_e32 v6, v6, v19
    v_and_b32_e32 v0, 0xffff0000, v0
    v_mul_f32_e32 v0, v12, v0
    v_lshlrev_b32_e32 v12, 16, v1
    v_dual_mul_f32 v12, v13, v12 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_dual_mul_f32 v1, v1, v14 :: v_dual_lshlrev_b32 v14, 16, v3
    v_lshlrev_b32_e32 v13, 16, v2
    v_dual_mul_f32 v13, v15, v13 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_dual_mul_f32 v2, v16, v2 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_dual_mul_f32 v14, v17, v14 :: v_dual_mul_f32 v3, v18, v3
    v_bfe_u32 v15, v6, 16, 1
    v_add3_u32 v15, v6, v15, 0x7fff
    v_or_b32_e32 v16, 0x400000, v6
    v_cmp_u_f32_e64 s14, v6, v6
    v_cndmask_b32_e64 v6, v15, v16, s14
    v_lshrrev_b32_e32 v6, 16, v6
    v_bfe_u32 v15, v0, 16, 1
    v_add3_u32 v15, v0, v15, 0x7fff
    v_or_b32_e32 v16, 0x400000, v0
    v_cmp_u_f32_e64 s14, v0, v0
    v_cndmask_b32_e64 v0, v15, v16, s14
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v15, v12, 16, 1
    v_add3_u32 v15, v12, v15, 0x7fff
    v_or_b32_e32 v16, 0x400000, v12
    v_cmp_u_f32_e64 s14, v12, v12
    v_cndmask_b32_e64 v12, v15, v16, s14
    v_lshrrev_b32_e32 v12, 16, v12
    v_bfe_u32 v15, v1, 16, 1
    v_add3_u32 v15, v1, v15, 0x7fff
    v_or_b32_e32 v16, 0x400000, v1
    v_cmp_u_f32_e64 s14, v1, v1
    v_cndmask_b32_e64 v1, v15, v16, s14
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshl_or_b32 v0, v0, 16, v6
    v_lshl_or_b32 v1, v1, 16, v12
    v_cmp_gt_u32_e64 s14, s1, v4
    v_cndmask_b32_e64 v6, s28, v4, s14
    v_lshlrev_b32_e32 v6, 1, v6
    buffer_store_b64 v[0:1], v6, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 4, v4
    v_bfe_u32 v0, v13, 16, 1
    v_add3_u32 v0, v13, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v13
    v_cmp_u_f32_e64 s14, v13, v13
    v_cndmask_b32_e64 v0, v0, v1, s14
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_or_b32_e32 v6, 0x400000, v2
    v_cmp_u_f32_e64 s14, v2, v2
    v_cndmask_b32_e64 v1, v1, v6, s14
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v14, 16, 1
    v_add3_u32 v2, v14, v2, 0x7fff
    v_or_b32_e32 v6, 0x400000, v14
    v_cmp_u_f32_e64 s14, v14, v14
    v_cndmask_b32_e64 v2, v2, v6, s14
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v6, v3, 16, 1
    v_add3_u32 v6, v3, v6, 0x7fff
    v_or_b32_e32 v12, 0x400000, v3
    v_cmp_u_f32_e64 s14, v3, v3
    v_cndmask_b32_e64 v3, v6, v12, s14
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v3, 16, v2
    v_cmp_gt_u32_e64 s14, s1, v4
    v_cndmask_b32_e64 v2, s28, v4, s14
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b64 v[0:1], v2, s[16:19], 0 offen
    v_sub_nc_u32_e32 v0, v7, v9
    v_min_u32_e32 v0, s3, v0
    v_add_nc_u32_e32 v9, v9, v0
L11:
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc1 L9
    s_mov_b32 s0, s2
L12:
    s_mov_b32 exec_lo, s0
    v_cmp_lt_u32_e64 s0, v11, v8
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc1 L13
    s_mov_b32 s0, 0
    s_branch L14
L13:
    s_mov_b32 exec_lo, s0
    v_add_nc_u32_e32 v0, v5, v11
    v_min_u32_e32 v1, s25, v0
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_dual_mul_f32 v1, v1, v10 :: v_dual_lshlrev_b32 v2, 1, v11
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v1, v1, v2
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s1, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s1
    v_lshrrev_b32_e32 v1, 16, v1
    v_min_u32_e32 v0, s28, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    v_sub_nc_u32_e32 v0, v8, v11
    v_min_u32_e32 v0, s29, v0
    v_add_nc_u32_e32 v11, v11, v0
L14:
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc1 L12
    s_endpgm
