; 21 VGPRs, 39 SGPRs, 0 bytes of LDS, 0 of scratch, 317 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b32 s3, s[0:1], 0x90
    s_load_b32 s12, s[0:1], 0x94
    s_load_b32 s14, s[0:1], 0x98
    s_load_b32 s15, s[0:1], 0x9c
    s_load_b32 s32, s[0:1], 0xa4
    s_load_b32 s33, s[0:1], 0xa8
    s_load_b32 s0, s[0:1], 0xac
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s1, s10
    s_mov_b32 s34, s18
    s_mov_b32 s35, s6
    s_mov_b32 s36, s30
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s26, s26, 2
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s30, s30, 1
    s_mov_b32 s31, 0x31016000
    s_lshl_b32 s37, 1, s15
    s_lshl_b32 s13, s13, 8
    v_add_nc_u32_e32 v1, s13, v0
    v_lshrrev_b32_e32 v1, s15, v1
    s_add_u32 s13, s37, -1
    v_and_b32_e32 v0, s13, v0
    v_cmp_gt_u32_e64 s15, s3, v1
    v_mul_lo_u32 v4, v1, s12
    v_cndmask_b32_e64 v5, s37, v0, s15
    v_cndmask_b32_e64 v6, 0, s14, s15
    v_cndmask_b32_e64 v7, 0, s12, s15
    v_cmp_gt_u32_e64 s15, s1, v1
    s_and_b32 s38, exec_lo, s15
    v_cmp_le_u32_e64 s1, s1, v1
    s_and_b32 s1, exec_lo, s1
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s38
    v_lshlrev_b32_e32 v0, 2, v1
    buffer_load_b32 v0, v0, s[8:11], 0 offen
    s_mov_b32 exec_lo, s2
L0:
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s2
L1:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v8, 0, v0, s15
    v_cmp_gt_u32_e64 s1, s34, v1
    s_and_b32 s8, exec_lo, s1
    v_cmp_le_u32_e64 s9, s34, v1
    s_and_b32 s9, exec_lo, s9
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s8
    v_lshlrev_b32_e32 v0, 2, v1
    buffer_load_b32 v0, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L2:
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s2
L3:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v9, 0, v0, s1
    v_add_nc_u32_e32 v0, s3, v1
    v_cmp_gt_u32_e64 s1, s34, v0
    s_and_b32 s3, exec_lo, s1
    v_cmp_le_u32_e64 s8, s34, v0
    s_and_b32 s8, exec_lo, s8
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s3
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b32 v0, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L4:
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s2
L5:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v10, 0, v0, s1
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L6
    s_buffer_load_b32 s0, s[20:23], null
    s_buffer_load_b32 s1, s[24:27], null
    s_waitcnt lgkmcnt(0)
    v_rcp_f32_e32 v0, s1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, s0, v0
    s_branch L7
L6:
    s_buffer_load_b32 s0, s[20:23], null
    s_waitcnt lgkmcnt(0)
    v_mov_b32_e32 v0, s0
L7:
    v_cmp_gt_u32_e64 s0, s12, v8
    v_cndmask_b32_e64 v11, 0x7fc00000, v0, s0
    s_cmp_eq_u32 s33, 0
    s_cselect_b32 s0, exec_lo, 0
    v_cmp_ne_u32_e64 s1, s32, v8
    s_or_b32 s0, s0, s1
    v_lshlrev_b32_e32 v12, 3, v5
    s_lshl_b32 s1, s37, 3
    s_max_u32 s3, s35, 7
    s_add_u32 s3, s3, -7
    v_mul_f32_e32 v13, v10, v11
    s_max_u32 s8, s36, 3
    s_add_u32 s8, s8, -3
    s_mov_b32 s9, s2
L8:
    s_mov_b32 exec_lo, s9
    v_cmp_lt_u32_e64 s9, v12, v6
    s_and_b32 s9, exec_lo, s9
    s_cbranch_scc1 L9
    s_mov_b32 exec_lo, s2
    s_mov_b32 s9, 0
    s_branch L10
L9:
    s_mov_b32 exec_lo, s9
    v_add_nc_u32_e32 v14, v4, v12
    v_cmp_gt_u32_e64 s10, s3, v14
    v_cndmask_b32_e64 v0, s35, v14, s10
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v0
    v_dual_sub_f32 v15, v15, v9 :: v_dual_and_b32 v0, 0xffff0000, v0
    v_dual_mul_f32 v15, 0x3fb8aa3b, v15 :: v_dual_subrev_f32 v0, v9, v0
    v_exp_f32_e32 v15, v15
    v_mul_f32_e32 v0, 0x3fb8aa3b, v0
    v_exp_f32_e32 v0, v0
    v_lshlrev_b32_e32 v16, 16, v1
    v_dual_subrev_f32 v16, v9, v16 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_dual_mul_f32 v16, 0x3fb8aa3b, v16 :: v_dual_sub_f32 v1, v1, v9
    v_exp_f32_e32 v16, v16
    v_mul_f32_e32 v1, 0x3fb8aa3b, v1
    v_exp_f32_e32 v1, v1
    v_lshlrev_b32_e32 v17, 16, v2
    v_dual_sub_f32 v17, v17, v9 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_dual_mul_f32 v17, 0x3fb8aa3b, v17 :: v_dual_subrev_f32 v2, v9, v2
    v_exp_f32_e32 v17, v17
    v_mul_f32_e32 v2, 0x3fb8aa3b, v2
    v_exp_f32_e32 v2, v2
    v_lshlrev_b32_e32 v18, 16, v3
    v_dual_subrev_f32 v18, v9, v18 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_dual_mul_f32 v18, 0x3fb8aa3b, v18 :: v_dual_sub_f32 v3, v3, v9
    v_exp_f32_e32 v18, v18
    v_mul_f32_e32 v3, 0x3fb8aa3b, v3
    v_exp_f32_e32 v3, v3
    v_mul_f32_e32 v15, v15, v13
    v_cndmask_b32_e64 v15, 0, v15, s0
    v_mul_f32_e32 v0, v0, v13
    v_cndmask_b32_e64 v0, 0, v0, s0
    v_mul_f32_e32 v16, v16, v13
    v_cndmask_b32_e64 v16, 0, v16, s0
    v_mul_f32_e32 v1, v1, v13
    v_cndmask_b32_e64 v1, 0, v1, s0
    v_mul_f32_e32 v17, v17, v13
    v_cndmask_b32_e64 v17, 0, v17, s0
    v_mul_f32_e32 v2, v2, v13
    v_cndmask_b32_e64 v2, 0, v2, s0
    v_mul_f32_e32 v18, v18, v13
    v_cndmask_b32_e64 v18, 0, v18, s0
    v_mul_f32_e32 v3, v3, v13
    v_cndmask_b32_e64 v3, 0, v3, s0
    v_bfe_u32 v19, v15, 16, 1
    v_add3_u32 v19, v15, v19, 0x7fff
    v_or_b32_e32 v20, 0x400000, v15
    v_cmp_u_f32_e64 s10, v15, v15
    v_cndmask_b32_e64 v15, v19, v20, s10
    v_lshrrev_b32_e32 v15, 16, v15
    v_bfe_u32 v19, v0, 16, 1
    v_add3_u32 v19, v0, v19, 0x7fff
    v_or_b32_e32 v20, 0x400000, v0
    v_cmp_u_f32_e64 s10, v0, v0
    v_cndmask_b32_e64 v0, v19, v20, s10
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v19, v16, 16, 1
    v_add3_u32 v19, v16, v19, 0x7fff
    v_or_b32_e32 v20, 0x400000, v16
    v_cmp_u_f32_e64 s10, v16, v16
    v_cndmask_b32_e64 v16, v19, v20, s10
    v_lshrrev_b32_e32 v16, 16, v16
    v_bfe_u32 v19, v1, 16, 1
    v_add3_u32 v19, v1, v19, 0x7fff
    v_or_b32_e32 v20, 0x400000, v1
    v_cmp_u_f32_e64 s10, v1, v1
    v_cndmask_b32_e64 v1, v19, v20, s10
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshl_or_b32 v0, v0, 16, v15
    v_lshl_or_b32 v1, v1, 16, v16
    v_cmp_gt_u32_e64 s10, s8, v14
    v_cndmask_b32_e64 v15, s36, v14, s10
    v_lshlrev_b32_e32 v15, 1, v15
    buffer_store_b64 v[0:1], v15, s[28:31], 0 offen
    v_add_nc_u32_e32 v14, 4, v14
    v_bfe_u32 v0, v17, 16, 1
    v_add3_u32 v0, v17, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v17
    v_cmp_u_f32_e64 s10, v17, v17
    v_cndmask_b32_e64 v0, v0, v1, s10
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_or_b32_e32 v15, 0x400000, v2
    v_cmp_u_f32_e64 s10, v2, v2
    v_cndmask_b32_e64 v1, v1, v15, s10
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v18, 16, 1
    v_add3_u32 v2, v18, v2, 0x7fff
    v_or_b32_e32 v15, 0x400000, v18
    v_cmp_u_f32_e64 s10, v18, v18
    v_cndmask_b32_e64 v2, v2, v15, s10
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v15, v3, 16, 1
    v_add3_u32 v15, v3, v15, 0x7fff
    v_or_b32_e32 v16, 0x400000, v3
    v_cmp_u_f32_e64 s10, v3, v3
    v_cndmask_b32_e64 v3, v15, v16, s10
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v3, 16, v2
    v_cmp_gt_u32_e64 s10, s8, v14
    v_cndmask_b32_e64 v2, s36, v14, s10
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b64 v[0:1], v2, s[28:31], 0 offen
    v_sub_nc_u32_e32 v0, v6, v12
    v_min_u32_e32 v0, s1, v0
    v_add_nc_u32_e32 v12, v12, v0
    s_mov_b32 exec_lo, s2
L10:
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc1 L8
    v_add_nc_u32_e32 v0, v6, v5
    s_mov_b32 s1, s2
L11:
    s_mov_b32 exec_lo, s1
    v_cmp_lt_u32_e64 s1, v0, v7
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc1 L12
    s_mov_b32 exec_lo, s2
    s_mov_b32 s1, 0
    s_branch L13
L12:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v1, v4, v0
    v_min_u32_e32 v2, s35, v1
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_load_u16 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_sub_f32_e32 v2, v2, v9
    v_mul_f32_e32 v2, 0x3fb8aa3b, v2
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v2, v13
    v_cndmask_b32_e64 v2, 0, v2, s0
    v_bfe_u32 v3, v2, 16, 1
    v_add3_u32 v3, v2, v3, 0x7fff
    v_or_b32_e32 v6, 0x400000, v2
    v_cmp_u_f32_e64 s3, v2, v2
    v_cndmask_b32_e64 v2, v3, v6, s3
    v_lshrrev_b32_e32 v2, 16, v2
    v_min_u32_e32 v1, s36, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_b16 v2, v1, s[28:31], 0 offen
    v_sub_nc_u32_e32 v1, v7, v0
    v_min_u32_e32 v1, s37, v1
    v_add_nc_u32_e32 v0, v0, v1
    s_mov_b32 exec_lo, s2
L13:
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc1 L11
    v_cmp_gt_u32_e64 s1, s14, v8
    s_and_b32 s3, exec_lo, s1
    v_cmp_le_u32_e64 s8, s14, v8
    s_and_b32 s8, exec_lo, s8
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s3
    v_lshrrev_b32_e32 v0, 3, v8
    s_mov_b32 exec_lo, s2
L14:
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s8
    v_subrev_nc_u32_e32 v1, s14, v8
    s_mov_b32 exec_lo, s2
L15:
    v_cndmask_b32_e64 v0, v1, v0, s1
    v_and_b32_e32 v0, s13, v0
    v_cmp_lt_u32_e64 s1, v8, v7
    s_and_b32 s0, s0, s1
    v_cmp_eq_u32_e64 s1, v5, v0
    s_and_b32 s0, s0, s1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s0
    v_add_nc_u32_e32 v0, v4, v8
    v_min_u32_e32 v1, s35, v0
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_sub_f32_e32 v1, v1, v9
    v_mul_f32_e32 v1, 0x3fb8aa3b, v1
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v1, v1, v10, -1.0
    v_mul_f32_e32 v1, v1, v11
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s0
    v_lshrrev_b32_e32 v1, 16, v1
    v_min_u32_e32 v0, s36, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_store_b16 v1, v0, s[28:31], 0 offen
L16:
    s_endpgm
