; 29 VGPRs, 34 SGPRs, 0 bytes of LDS, 0 of scratch, 355 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b32 s3, s[0:1], 0x78
    s_load_b32 s12, s[0:1], 0x7c
    s_load_b32 s14, s[0:1], 0x80
    s_load_b32 s15, s[0:1], 0x84
    s_load_b32 s0, s[0:1], 0x8c
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s28, s22
    s_mov_b32 s29, s6
    s_mov_b32 s30, s18
    s_mov_b32 s31, s10
    s_mov_b32 s32, s26
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s26, s26, 1
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s33, 1, s15
    s_lshl_b32 s13, s13, 8
    v_add_nc_u32_e32 v1, s13, v0
    v_lshrrev_b32_e32 v1, s15, v1
    s_add_u32 s13, s33, -1
    v_and_b32_e32 v0, s13, v0
    v_cmp_gt_u32_e64 s3, s3, v1
    v_mul_lo_u32 v4, v1, s12
    v_cndmask_b32_e64 v5, s33, v0, s3
    v_cndmask_b32_e64 v6, 0, s14, s3
    v_cndmask_b32_e64 v7, 0, s12, s3
    v_cmp_gt_u32_e64 s3, s28, v1
    s_and_b32 s12, exec_lo, s3
    v_cmp_le_u32_e64 s13, s28, v1
    s_and_b32 s13, exec_lo, s13
    s_cmp_lg_u32 s12, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s12
    v_lshlrev_b32_e32 v0, 2, v1
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s2
L0:
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s2
L1:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v8, 0, v0, s3
    v_dual_mov_b32 v10, 0 :: v_dual_lshlrev_b32 v9, 3, v5
    s_lshl_b32 s3, s33, 3
    s_max_u32 s12, s29, 7
    s_add_u32 s12, s12, -7
    s_max_u32 s13, s30, 7
    s_add_u32 s13, s13, -7
    s_max_u32 s14, s31, 7
    s_add_u32 s14, s14, -7
    s_mov_b32 s20, s2
    v_mov_b32_e32 v11, v9
L2:
    s_mov_b32 exec_lo, s20
    v_cmp_lt_u32_e64 s20, v11, v6
    s_and_b32 s21, exec_lo, s20
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s20, 0
    s_branch L4
L3:
    s_mov_b32 exec_lo, s21
    v_add_nc_u32_e32 v12, v4, v11
    v_cmp_gt_u32_e64 s20, s12, v12
    v_cndmask_b32_e64 v0, s29, v12, s20
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v13, 16, v0
    v_and_b32_e32 v14, 0xffff0000, v0
    v_lshlrev_b32_e32 v15, 16, v1
    v_and_b32_e32 v16, 0xffff0000, v1
    v_lshlrev_b32_e32 v17, 16, v2
    v_and_b32_e32 v18, 0xffff0000, v2
    v_lshlrev_b32_e32 v19, 16, v3
    v_and_b32_e32 v20, 0xffff0000, v3
    v_cmp_gt_u32_e64 s20, s13, v12
    v_cndmask_b32_e64 v0, s30, v12, s20
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v12, 16, v0
    v_and_b32_e32 v21, 0xffff0000, v0
    v_lshlrev_b32_e32 v22, 16, v1
    v_and_b32_e32 v23, 0xffff0000, v1
    v_lshlrev_b32_e32 v24, 16, v2
    v_and_b32_e32 v25, 0xffff0000, v2
    v_lshlrev_b32_e32 v26, 16, v3
    v_and_b32_e32 v27, 0xffff0000, v3
    v_cmp_gt_u32_e64 s20, s14, v11
    v_cndmask_b32_e64 v0, s31, v11, s20
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v28, 16, v0
    v_mul_f32_e32 v12, v12, v28
    v_and_b32_e32 v0, 0xffff0000, v0
    v_dual_mul_f32 v0, v21, v0 :: v_dual_lshlrev_b32 v21, 16, v1
    v_dual_mul_f32 v21, v22, v21 :: v_dual_lshlrev_b32 v22, 16, v2
    v_and_b32_e32 v1, 0xffff0000, v1
    v_dual_mul_f32 v1, v23, v1 :: v_dual_mul_f32 v22, v24, v22
    v_and_b32_e32 v2, 0xffff0000, v2
    v_dual_mul_f32 v2, v25, v2 :: v_dual_lshlrev_b32 v23, 16, v3
    v_mul_f32_e32 v23, v26, v23
    v_and_b32_e32 v3, 0xffff0000, v3
    v_mul_f32_e32 v3, v27, v3
    v_fma_f32 v12, v12, v13, v10
    v_fma_f32 v0, v0, v14, v12
    v_fma_f32 v0, v21, v15, v0
    v_fma_f32 v0, v1, v16, v0
    v_fma_f32 v0, v22, v17, v0
    v_fma_f32 v0, v2, v18, v0
    v_fma_f32 v0, v23, v19, v0
    v_fma_f32 v0, v3, v20, v0
    v_sub_nc_u32_e32 v1, v6, v11
    v_min_u32_e32 v1, s3, v1
    v_add_nc_u32_e32 v11, v11, v1
    s_mov_b32 exec_lo, s2
    s_mov_b32 s20, s21
L4:
    v_cndmask_b32_e64 v10, v10, v0, s21
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc1 L2
    v_add_nc_u32_e32 v5, v6, v5
    s_mov_b32 s20, s2
    v_mov_b32_e32 v0, v5
L5:
    s_mov_b32 exec_lo, s20
    v_cmp_lt_u32_e64 s20, v0, v7
    s_and_b32 s21, exec_lo, s20
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s2
    s_mov_b32 s20, 0
    s_branch L7
L6:
    s_mov_b32 exec_lo, s21
    v_add_nc_u32_e32 v1, v4, v0
    v_min_u32_e32 v2, s30, v1
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_load_u16 v2, v2, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_lshlrev_b32_e32 v3, 1, v0
    buffer_load_u16 v3, v3, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_mul_f32_e32 v2, v2, v3
    v_min_u32_e32 v1, s29, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_fma_f32 v1, v2, v1, v10
    v_sub_nc_u32_e32 v2, v7, v0
    v_min_u32_e32 v2, s33, v2
    v_add_nc_u32_e32 v0, v0, v2
    s_mov_b32 exec_lo, s2
    s_mov_b32 s20, s21
L7:
    v_cndmask_b32_e64 v10, v10, v1, s21
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc1 L5
    v_add_f32_dpp v0, v10, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s15, 3
    s_cbranch_scc0 L8
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L8:
    s_cmp_gt_u32 s15, 4
    s_cbranch_scc0 L9
    v_permlanex16_b32 v1, v0, 0x76543210, s1 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v1
L9:
    v_mul_f32_e32 v0, s0, v0
    v_mul_f32_e32 v0, v0, v8
    v_mul_f32_e32 v10, v0, v8
    s_max_u32 s0, s32, 3
    s_add_u32 s0, s0, -3
    s_mov_b32 s1, s2
L10:
    s_mov_b32 exec_lo, s1
    v_cmp_lt_u32_e64 s1, v9, v6
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc1 L11
    s_mov_b32 s1, 0
    s_branch L12
L11:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v11, v4, v9
    v_cmp_gt_u32_e64 s15, s12, v11
    v_cndmask_b32_e64 v0, s29, v11, s15
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v12, 16, v0
    v_and_b32_e32 v13, 0xffff0000, v0
    v_lshlrev_b32_e32 v14, 16, v1
    v_and_b32_e32 v15, 0xffff0000, v1
    v_lshlrev_b32_e32 v16, 16, v2
    v_and_b32_e32 v17, 0xffff0000, v2
    v_lshlrev_b32_e32 v18, 16, v3
    v_and_b32_e32 v19, 0xffff0000, v3
    v_cmp_gt_u32_e64 s15, s13, v11
    v_cndmask_b32_e64 v0, s30, v11, s15
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v20, 16, v0
    v_and_b32_e32 v21, 0xffff0000, v0
    v_lshlrev_b32_e32 v22, 16, v1
    v_and_b32_e32 v23, 0xffff0000, v1
    v_lshlrev_b32_e32 v24, 16, v2
    v_and_b32_e32 v25, 0xffff0000, v2
    v_lshlrev_b32_e32 v26, 16, v3
    v_and_b32_e32 v27, 0xffff0000, v3
    v_cmp_gt_u32_e64 s15, s14, v9
    v_cndmask_b32_e64 v0, s31, v9, s15
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v28, 16, v0
    v_mul_f32_e32 v20, v20, v28
    v_fma_f32 v12, -v10, v12, v20
    v_mul_f32_e32 v12, v12, v8
    v_and_b32_e32 v0, 0xffff0000, v0
    v_mul_f32_e32 v0, v21, v0
    v_fma_f32 v0, -v10, v13, v0
    v_dual_mul_f32 v0, v0, v8 :: v_dual_lshlrev_b32 v13, 16, v1
    v_mul_f32_e32 v13, v22, v13
    v_fma_f32 v13, -v10, v14, v13
    v_dual_mul_f32 v13, v8, v13 :: v_dual_lshlrev_b32 v14, 16, v2
    v_and_b32_e32 v1, 0xffff0000, v1
    v_dual_mul_f32 v1, v23, v1 :: v_dual_mul_f32 v14, v24, v14
    v_fma_f32 v1, -v10, v15, v1
    v_dual_mul_f32 v1, v8, v1 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_fma_f32 v14, -v10, v16, v14
    v_dual_mul_f32 v14, v14, v8 :: v_dual_lshlrev_b32 v15, 16, v3
    v_dual_mul_f32 v2, v25, v2 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_fma_f32 v2, -v10, v17, v2
    v_dual_mul_f32 v2, v2, v8 :: v_dual_mul_f32 v3, v27, v3
    v_mul_f32_e32 v15, v26, v15
    v_fma_f32 v15, -v10, v18, v15
    v_mul_f32_e32 v15, v15, v8
    v_fma_f32 v3, -v10, v19, v3
    v_mul_f32_e32 v3, v3, v8
    v_bfe_u32 v16, v12, 16, 1
    v_add3_u32 v16, v12, v16, 0x7fff
    v_or_b32_e32 v17, 0x400000, v12
    v_cmp_u_f32_e64 s15, v12, v12
    v_cndmask_b32_e64 v12, v16, v17, s15
    v_lshrrev_b32_e32 v12, 16, v12
    v_bfe_u32 v16, v0, 16, 1
    v_add3_u32 v16, v0, v16, 0x7fff
    v_or_b32_e32 v17, 0x400000, v0
    v_cmp_u_f32_e64 s15, v0, v0
    v_cndmask_b32_e64 v0, v16, v17, s15
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v16, v13, 16, 1
    v_add3_u32 v16, v13, v16, 0x7fff
    v_or_b32_e32 v17, 0x400000, v13
    v_cmp_u_f32_e64 s15, v13, v13
    v_cndmask_b32_e64 v13, v16, v17, s15
    v_lshrrev_b32_e32 v13, 16, v13
    v_bfe_u32 v16, v1, 16, 1
    v_add3_u32 v16, v1, v16, 0x7fff
    v_or_b32_e32 v17, 0x400000, v1
    v_cmp_u_f32_e64 s15, v1, v1
    v_cndmask_b32_e64 v1, v16, v17, s15
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshl_or_b32 v0, v0, 16, v12
    v_lshl_or_b32 v1, v1, 16, v13
    v_cmp_gt_u32_e64 s15, s0, v11
    v_cndmask_b32_e64 v12, s32, v11, s15
    v_lshlrev_b32_e32 v12, 1, v12
    buffer_store_b64 v[0:1], v12, s[24:27], 0 offen
    v_add_nc_u32_e32 v11, 4, v11
    v_bfe_u32 v0, v14, 16, 1
    v_add3_u32 v0, v14, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v14
    v_cmp_u_f32_e64 s15, v14, v14
    v_cndmask_b32_e64 v0, v0, v1, s15
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_or_b32_e32 v12, 0x400000, v2
    v_cmp_u_f32_e64 s15, v2, v2
    v_cndmask_b32_e64 v1, v1, v12, s15
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v15, 16, 1
    v_add3_u32 v2, v15, v2, 0x7fff
    v_or_b32_e32 v12, 0x400000, v15
    v_cmp_u_f32_e64 s15, v15, v15
    v_cndmask_b32_e64 v2, v2, v12, s15
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v12, v3, 16, 1
    v_add3_u32 v12, v3, v12, 0x7fff
    v_or_b32_e32 v13, 0x400000, v3
    v_cmp_u_f32_e64 s15, v3, v3
    v_cndmask_b32_e64 v3, v12, v13, s15
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v3, 16, v2
    v_cmp_gt_u32_e64 s15, s0, v11
    v_cndmask_b32_e64 v2, s32, v11, s15
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b64 v[0:1], v2, s[24:27], 0 offen
    v_sub_nc_u32_e32 v0, v6, v9
    v_min_u32_e32 v0, s3, v0
    v_add_nc_u32_e32 v9, v9, v0
L12:
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc1 L10
    s_mov_b32 s0, s2
L13:
    s_mov_b32 exec_lo, s0
    v_cmp_lt_u32_e64 s0, v5, v7
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc1 L14
    s_mov_b32 s0, 0
    s_branch L15
L14:
    s_mov_b32 exec_lo, s0
    v_add_nc_u32_e32 v0, v4, v5
    v_min_u32_e32 v1, s30, v0
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_lshlrev_b32_e32 v2, 1, v5
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v1, v1, v2
    v_min_u32_e32 v2, s29, v0
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_load_u16 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_fma_f32 v1, -v10, v2, v1
    v_mul_f32_e32 v1, v1, v8
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s1, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s1
    v_lshrrev_b32_e32 v1, 16, v1
    v_min_u32_e32 v0, s32, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_store_b16 v1, v0, s[24:27], 0 offen
    v_sub_nc_u32_e32 v0, v7, v5
    v_min_u32_e32 v0, s33, v0
    v_add_nc_u32_e32 v5, v5, v0
L15:
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc1 L13
    s_endpgm
