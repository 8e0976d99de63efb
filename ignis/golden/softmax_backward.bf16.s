; 23 VGPRs, 25 SGPRs, 0 bytes of LDS, 0 of scratch, 326 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s3, s[0:1], 0x48
    s_load_b32 s12, s[0:1], 0x4c
    s_load_b32 s14, s[0:1], 0x50
    s_load_b32 s15, s[0:1], 0x54
    s_load_b32 s0, s[0:1], 0x5c
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s20, s10
    s_mov_b32 s21, s6
    s_mov_b32 s22, s18
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s23, 1, s15
    s_lshl_b32 s13, s13, 8
    v_add_nc_u32_e32 v1, s13, v0
    v_lshrrev_b32_e32 v1, s15, v1
    s_add_u32 s13, s23, -1
    v_dual_mov_b32 v9, 0 :: v_dual_and_b32 v0, s13, v0
    v_cmp_gt_u32_e64 s3, s3, v1
    v_mul_lo_u32 v4, v1, s12
    v_cndmask_b32_e64 v5, s23, v0, s3
    v_cndmask_b32_e64 v6, 0, s14, s3
    v_cndmask_b32_e64 v7, 0, s12, s3
    v_lshlrev_b32_e32 v8, 3, v5
    s_lshl_b32 s3, s23, 3
    s_max_u32 s12, s20, 7
    s_add_u32 s12, s12, -7
    s_max_u32 s13, s21, 7
    s_add_u32 s13, s13, -7
    s_mov_b32 s14, s2
    v_mov_b32_e32 v10, v8
L0:
    s_mov_b32 exec_lo, s14
    v_cmp_lt_u32_e64 s14, v10, v6
    s_and_b32 s24, exec_lo, s14
    s_cbranch_scc1 L1
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, 0
    s_branch L4
L1:
    s_mov_b32 exec_lo, s24
    v_add_nc_u32_e32 v11, v4, v10
    v_cmp_gt_u32_e64 s14, s12, v11
    v_cndmask_b32_e64 v0, s20, v11, s14
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v12, 16, v0
    v_and_b32_e32 v13, 0xffff0000, v0
    v_lshlrev_b32_e32 v14, 16, v1
    v_and_b32_e32 v15, 0xffff0000, v1
    v_lshlrev_b32_e32 v16, 16, v2
    v_and_b32_e32 v17, 0xffff0000, v2
    v_lshlrev_b32_e32 v18, 16, v3
    v_and_b32_e32 v19, 0xffff0000, v3
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L2
    v_dual_add_f32 v0, v12, v13 :: v_dual_add_f32 v1, v15, v14
    v_dual_add_f32 v0, v0, v1 :: v_dual_add_f32 v1, v17, v16
    v_add_f32_e32 v2, v18, v19
    v_add_f32_e32 v1, v1, v2
    v_add_f32_e32 v0, v0, v1
    v_add_f32_e32 v0, v9, v0
    s_branch L3
L2:
    v_cmp_gt_u32_e64 s14, s13, v11
    v_cndmask_b32_e64 v0, s21, v11, s14
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v20, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v21, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v22, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_fma_f32 v11, v12, v11, v9
    v_fma_f32 v0, v13, v0, v11
    v_fma_f32 v0, v14, v20, v0
    v_fma_f32 v0, v15, v1, v0
    v_fma_f32 v0, v16, v21, v0
    v_fma_f32 v0, v17, v2, v0
    v_fma_f32 v0, v18, v22, v0
    v_fma_f32 v0, v19, v3, v0
L3:
    v_sub_nc_u32_e32 v1, v6, v10
    v_min_u32_e32 v1, s3, v1
    v_add_nc_u32_e32 v10, v10, v1
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, s24
L4:
    v_cndmask_b32_e64 v9, v9, v0, s24
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc1 L0
    v_add_nc_u32_e32 v5, v6, v5
    s_mov_b32 s14, s2
    v_mov_b32_e32 v0, v5
L5:
    s_mov_b32 exec_lo, s14
    v_cmp_lt_u32_e64 s14, v0, v7
    s_and_b32 s24, exec_lo, s14
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, 0
    s_branch L9
L6:
    s_mov_b32 exec_lo, s24
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L7
    v_mov_b32_e32 v1, 1.0
    s_branch L8
L7:
    v_add_nc_u32_e32 v1, v4, v0
    v_min_u32_e32 v1, s21, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
L8:
    v_add_nc_u32_e32 v2, v4, v0
    v_min_u32_e32 v2, s20, v2
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_fma_f32 v1, v1, v2, v9
    v_sub_nc_u32_e32 v2, v7, v0
    v_min_u32_e32 v2, s23, v2
    v_add_nc_u32_e32 v0, v0, v2
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, s24
L9:
    v_cndmask_b32_e64 v9, v9, v1, s24
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc1 L5
    v_add_f32_dpp v0, v9, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s15, 3
    s_cbranch_scc0 L10
    v_add_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L10:
    s_cmp_gt_u32 s15, 4
    s_cbranch_scc0 L11
    v_permlanex16_b32 v0, v9, 0x76543210, s1 op_sel:[0,1]
    v_add_f32_e32 v9, v9, v0
L11:
    s_max_u32 s1, s22, 3
    s_add_u32 s1, s1, -3
    s_mov_b32 s14, s2
L12:
    s_mov_b32 exec_lo, s14
    v_cmp_lt_u32_e64 s14, v8, v6
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc1 L13
    s_mov_b32 s14, 0
    s_branch L16
L13:
    s_mov_b32 exec_lo, s14
    v_add_nc_u32_e32 v10, v4, v8
    v_cmp_gt_u32_e64 s15, s13, v10
    v_cndmask_b32_e64 v0, s21, v10, s15
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v0
    v_and_b32_e32 v12, 0xffff0000, v0
    v_lshlrev_b32_e32 v13, 16, v1
    v_and_b32_e32 v14, 0xffff0000, v1
    v_lshlrev_b32_e32 v15, 16, v2
    v_and_b32_e32 v16, 0xffff0000, v2
    v_lshlrev_b32_e32 v17, 16, v3
    v_and_b32_e32 v18, 0xffff0000, v3
    v_cmp_gt_u32_e64 s15, s12, v10
    v_cndmask_b32_e64 v0, s20, v10, s15
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v19, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v20, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v21, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v22, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L14
    v_dual_mul_f32 v11, 0x3fb8aa3b, v11 :: v_dual_mul_f32 v12, 0x3fb8aa3b, v12
    v_exp_f32_e32 v11, v11
    v_exp_f32_e32 v12, v12
    v_dual_mul_f32 v13, 0x3fb8aa3b, v13 :: v_dual_mul_f32 v14, 0x3fb8aa3b, v14
    v_exp_f32_e32 v13, v13
    v_exp_f32_e32 v14, v14
    v_dual_mul_f32 v15, 0x3fb8aa3b, v15 :: v_dual_mul_f32 v16, 0x3fb8aa3b, v16
    v_exp_f32_e32 v15, v15
    v_exp_f32_e32 v16, v16
    v_dual_mul_f32 v17, 0x3fb8aa3b, v17 :: v_dual_mul_f32 v18, 0x3fb8aa3b, v18
    v_exp_f32_e32 v17, v17
    v_exp_f32_e32 v18, v18
    v_fma_f32 v11, -v9, v11, v19
    v_fma_f32 v0, -v9, v12, v0
    v_fma_f32 v12, -v9, v13, v20
    v_fma_f32 v1, -v9, v14, v1
    v_fma_f32 v13, -v9, v15, v21
    v_fma_f32 v2, -v9, v16, v2
    v_fma_f32 v14, -v9, v17, v22
    v_fma_f32 v3, -v9, v18, v3
    s_branch L15
L14:
    v_sub_f32_e32 v19, v19, v9
    v_mul_f32_e32 v11, v11, v19
    v_sub_f32_e32 v0, v0, v9
    v_dual_mul_f32 v0, v12, v0 :: v_dual_sub_f32 v1, v1, v9
    v_sub_f32_e32 v12, v20, v9
    v_dual_mul_f32 v12, v13, v12 :: v_dual_mul_f32 v1, v14, v1
    v_sub_f32_e32 v13, v21, v9
    v_mul_f32_e32 v13, v15, v13
    v_sub_f32_e32 v2, v2, v9
    v_dual_mul_f32 v2, v16, v2 :: v_dual_sub_f32 v3, v3, v9
    v_sub_f32_e32 v14, v22, v9
    v_dual_mul_f32 v14, v17, v14 :: v_dual_mul_f32 v3, v18, v3
L15:
    v_bfe_u32 v15, v11, 16, 1
    v_add3_u32 v15, v11, v15, 0x7fff
    v_or_b32_e32 v16, 0x400000, v11
    v_cmp_u_f32_e64 s15, v11, v11
    v_cndmask_b32_e64 v11, v15, v16, s15
    v_lshrrev_b32_e32 v11, 16, v11
    v_bfe_u32 v15, v0, 16, 1
    v_add3_u32 v15, v0, v15, 0x7fff
    v_or_b32_e32 v16, 0x400000, v0
    v_cmp_u_f32_e64 s15, v0, v0
    v_cndmask_b32_e64 v0, v15, v16, s15
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v15, v12, 16, 1
    v_add3_u32 v15, v12, v15, 0x7fff
    v_or_b32_e32 v16, 0x400000, v12
    v_cmp_u_f32_e64 s15, v12, v12
    v_cndmask_b32_e64 v12, v15, v16, s15
    v_lshrrev_b32_e32 v12, 16, v12
    v_bfe_u32 v15, v1, 16, 1
    v_add3_u32 v15, v1, v15, 0x7fff
    v_or_b32_e32 v16, 0x400000, v1
    v_cmp_u_f32_e64 s15, v1, v1
    v_cndmask_b32_e64 v1, v15, v16, s15
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshl_or_b32 v0, v0, 16, v11
    v_lshl_or_b32 v1, v1, 16, v12
    v_cmp_gt_u32_e64 s15, s1, v10
    v_cndmask_b32_e64 v11, s22, v10, s15
    v_lshlrev_b32_e32 v11, 1, v11
    buffer_store_b64 v[0:1], v11, s[16:19], 0 offen
    v_add_nc_u32_e32 v10, 4, v10
    v_bfe_u32 v0, v13, 16, 1
    v_add3_u32 v0, v13, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v13
    v_cmp_u_f32_e64 s15, v13, v13
    v_cndmask_b32_e64 v0, v0, v1, s15
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_or_b32_e32 v11, 0x400000, v2
    v_cmp_u_f32_e64 s15, v2, v2
    v_cndmask_b32_e64 v1, v1, v11, s15
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v14, 16, 1
    v_add3_u32 v2, v14, v2, 0x7fff
    v_or_b32_e32 v11, 0x400000, v14
    v_cmp_u_f32_e64 s15, v14, v14
    v_cndmask_b32_e64 v2, v2, v11, s15
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v11, v3, 16, 1
    v_add3_u32 v11, v3, v11, 0x7fff
    v_or_b32_e32 v12, 0x400000, v3
    v_cmp_u_f32_e64 s15, v3, v3
    v_cndmask_b32_e64 v3, v11, v12, s15
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v3, 16, v2
    v_cmp_gt_u32_e64 s15, s1, v10
    v_cndmask_b32_e64 v2, s22, v10, s15
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b64 v[0:1], v2, s[16:19], 0 offen
    v_sub_nc_u32_e32 v0, v6, v8
    v_min_u32_e32 v0, s3, v0
    v_add_nc_u32_e32 v8, v8, v0
L16:
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc1 L12
    s_mov_b32 s1, s2
L17:
    s_mov_b32 exec_lo, s1
    v_cmp_lt_u32_e64 s1, v5, v7
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc1 L18
    s_mov_b32 s1, 0
    s_branch L21
L18:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v0, v4, v5
    v_min_u32_e32 v1, s21, v0
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_min_u32_e32 v2, s20, v0
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L19
    v_mul_f32_e32 v1, 0x3fb8aa3b, v1
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v1, -v9, v1, v2
    s_branch L20
L19:
    v_sub_f32_e32 v2, v2, v9
    v_mul_f32_e32 v1, v1, v2
L20:
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s3, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s3
    v_lshrrev_b32_e32 v1, 16, v1
    v_min_u32_e32 v0, s22, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    v_sub_nc_u32_e32 v0, v7, v5
    v_min_u32_e32 v0, s23, v0
    v_add_nc_u32_e32 v5, v5, v0
L21:
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc1 L17
    s_endpgm
