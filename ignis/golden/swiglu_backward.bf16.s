; 28 VGPRs, 25 SGPRs, 0 bytes of LDS, 0 of scratch, 308 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[0:3], s[0:1], 0x60
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s14, s18
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 1
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s2, s2, 1
    s_mov_b32 s3, 0x31016000
    s_lshl_b32 s13, s13, 8
    v_add_nc_u32_e32 v0, s13, v0
    v_lshlrev_b32_e32 v8, 3, v0
    v_add_nc_u32_e32 v1, 8, v8
    v_cmp_ge_u32_e64 s13, s14, v1
    s_and_b32 s13, exec_lo, s13
    v_cmp_lt_u32_e64 s15, s14, v1
    s_and_b32 s15, exec_lo, s15
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s13
    v_lshlrev_b32_e32 v9, 4, v0
    buffer_load_b128 v[0:3], v9, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v0
    v_and_b32_e32 v11, 0xffff0000, v0
    v_lshlrev_b32_e32 v12, 16, v1
    v_and_b32_e32 v13, 0xffff0000, v1
    v_lshlrev_b32_e32 v14, 16, v2
    v_and_b32_e32 v15, 0xffff0000, v2
    v_lshlrev_b32_e32 v16, 16, v3
    v_and_b32_e32 v17, 0xffff0000, v3
    buffer_load_b128 v[0:3], v9, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v9, s[16:19], 0 offen
    v_mul_f32_e64 v18, 0x3fb8aa3b, -v10
    v_exp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v18, 1.0, v18
    v_rcp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v18, 1.0, v18
    v_mul_f32_e64 v19, 0x3fb8aa3b, -v11
    v_exp_f32_e32 v19, v19
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v19, 1.0, v19
    v_rcp_f32_e32 v19, v19
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v19, 1.0, v19
    v_mul_f32_e64 v20, 0x3fb8aa3b, -v12
    v_exp_f32_e32 v20, v20
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v20, 1.0, v20
    v_rcp_f32_e32 v20, v20
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v20, 1.0, v20
    v_mul_f32_e64 v21, 0x3fb8aa3b, -v13
    v_exp_f32_e32 v21, v21
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v21, 1.0, v21
    v_rcp_f32_e32 v21, v21
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v21, 1.0, v21
    v_mul_f32_e64 v22, 0x3fb8aa3b, -v14
    v_exp_f32_e32 v22, v22
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v22, 1.0, v22
    v_rcp_f32_e32 v22, v22
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v22, 1.0, v22
    v_mul_f32_e64 v23, 0x3fb8aa3b, -v15
    v_exp_f32_e32 v23, v23
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v23, 1.0, v23
    v_rcp_f32_e32 v23, v23
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v23, 1.0, v23
    v_mul_f32_e64 v24, 0x3fb8aa3b, -v16
    v_exp_f32_e32 v24, v24
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v24, 1.0, v24
    v_rcp_f32_e32 v24, v24
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v24, 1.0, v24
    v_mul_f32_e64 v25, 0x3fb8aa3b, -v17
    v_exp_f32_e32 v25, v25
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v25, 1.0, v25
    v_rcp_f32_e32 v25, v25
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v25, 1.0, v25
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v26, 16, v4
    v_mul_f32_e32 v26, v26, v18
    v_lshlrev_b32_e32 v27, 16, v0
    v_dual_mul_f32 v27, v26, v27 :: v_dual_sub_f32 v18, 1.0, v18
    v_fma_f32 v18, v10, v18, 1.0
    v_mul_f32_e32 v18, v27, v18
    v_mul_f32_e32 v10, v26, v10
    v_and_b32_e32 v4, 0xffff0000, v4
    v_dual_mul_f32 v4, v19, v4 :: v_dual_sub_f32 v19, 1.0, v19
    v_and_b32_e32 v0, 0xffff0000, v0
    v_mul_f32_e32 v0, v4, v0
    v_fma_f32 v19, v11, v19, 1.0
    v_dual_mul_f32 v0, v19, v0 :: v_dual_lshlrev_b32 v19, 16, v1
    v_dual_mul_f32 v4, v11, v4 :: v_dual_lshlrev_b32 v11, 16, v5
    v_dual_mul_f32 v11, v20, v11 :: v_dual_sub_f32 v20, 1.0, v20
    v_mul_f32_e32 v19, v11, v19
    v_fma_f32 v20, v12, v20, 1.0
    v_dual_mul_f32 v19, v20, v19 :: v_dual_sub_f32 v20, 1.0, v22
    v_dual_mul_f32 v11, v11, v12 :: v_dual_sub_f32 v12, 1.0, v21
    v_and_b32_e32 v5, 0xffff0000, v5
    v_mul_f32_e32 v5, v5, v21
    v_and_b32_e32 v1, 0xffff0000, v1
    v_mul_f32_e32 v1, v5, v1
    v_fma_f32 v12, v13, v12, 1.0
    v_dual_mul_f32 v1, v12, v1 :: v_dual_lshlrev_b32 v12, 16, v6
    v_dual_mul_f32 v5, v5, v13 :: v_dual_mul_f32 v12, v12, v22
    v_lshlrev_b32_e32 v13, 16, v2
    v_dual_mul_f32 v13, v12, v13 :: v_dual_and_b32 v6, 0xffff0000, v6
    v_fma_f32 v20, v14, v20, 1.0
    v_dual_mul_f32 v13, v13, v20 :: v_dual_mul_f32 v6, v6, v23
    v_mul_f32_e32 v12, v12, v14
    v_and_b32_e32 v2, 0xffff0000, v2
    v_mul_f32_e32 v2, v6, v2
    v_sub_f32_e32 v14, 1.0, v23
    v_fma_f32 v14, v15, v14, 1.0
    v_mul_f32_e32 v2, v2, v14
    v_dual_mul_f32 v6, v15, v6 :: v_dual_lshlrev_b32 v15, 16, v3
    v_lshlrev_b32_e32 v14, 16, v7
    v_dual_mul_f32 v14, v14, v24 :: v_dual_and_b32 v7, 0xffff0000, v7
    v_dual_mul_f32 v15, v14, v15 :: v_dual_sub_f32 v20, 1.0, v24
    v_fma_f32 v20, v16, v20, 1.0
    v_mul_f32_e32 v15, v15, v20
    v_dual_mul_f32 v14, v14, v16 :: v_dual_mul_f32 v7, v7, v25
    v_and_b32_e32 v3, 0xffff0000, v3
    v_mul_f32_e32 v3, v7, v3
    v_sub_f32_e32 v16, 1.0, v25
    v_fma_f32 v16, v17, v16, 1.0
    v_mul_f32_e32 v3, v3, v16
    v_mul_f32_e32 v7, v7, v17
    v_bfe_u32 v16, v18, 16, 1
    v_add3_u32 v16, v18, v16, 0x7fff
    v_or_b32_e32 v17, 0x400000, v18
    v_cmp_u_f32_e64 s13, v18, v18
    v_cndmask_b32_e64 v16, v16, v17, s13
    v_lshrrev_b32_e32 v16, 16, v16
    v_bfe_u32 v17, v0, 16, 1
    v_add3_u32 v17, v0, v17, 0x7fff
    v_or_b32_e32 v18, 0x400000, v0
    v_cmp_u_f32_e64 s13, v0, v0
    v_cndmask_b32_e64 v0, v17, v18, s13
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v17, v19, 16, 1
    v_add3_u32 v17, v19, v17, 0x7fff
    v_or_b32_e32 v18, 0x400000, v19
    v_cmp_u_f32_e64 s13, v19, v19
    v_cndmask_b32_e64 v17, v17, v18, s13
    v_lshrrev_b32_e32 v17, 16, v17
    v_bfe_u32 v18, v1, 16, 1
    v_add3_u32 v18, v1, v18, 0x7fff
    v_or_b32_e32 v19, 0x400000, v1
    v_cmp_u_f32_e64 s13, v1, v1
    v_cndmask_b32_e64 v1, v18, v19, s13
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshl_or_b32 v0, v0, 16, v16
    v_lshl_or_b32 v1, v1, 16, v17
    buffer_store_b64 v[0:1], v9, s[20:23], 0 offen
    v_bfe_u32 v0, v13, 16, 1
    v_add3_u32 v0, v13, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v13
    v_cmp_u_f32_e64 s13, v13, v13
    v_cndmask_b32_e64 v0, v0, v1, s13
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_or_b32_e32 v13, 0x400000, v2
    v_cmp_u_f32_e64 s13, v2, v2
    v_cndmask_b32_e64 v1, v1, v13, s13
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v15, 16, 1
    v_add3_u32 v2, v15, v2, 0x7fff
    v_or_b32_e32 v13, 0x400000, v15
    v_cmp_u_f32_e64 s13, v15, v15
    v_cndmask_b32_e64 v2, v2, v13, s13
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v13, v3, 16, 1
    v_add3_u32 v13, v3, v13, 0x7fff
    v_or_b32_e32 v15, 0x400000, v3
    v_cmp_u_f32_e64 s13, v3, v3
    v_cndmask_b32_e64 v3, v13, v15, s13
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v3, 16, v2
    v_add_nc_u32_e32 v2, 8, v9
    buffer_store_b64 v[0:1], v2, s[20:23], 0 offen
    v_bfe_u32 v0, v10, 16, 1
    v_add3_u32 v0, v10, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v10
    v_cmp_u_f32_e64 s13, v10, v10
    v_cndmask_b32_e64 v0, v0, v1, s13
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v4, 16, 1
    v_add3_u32 v1, v4, v1, 0x7fff
    v_or_b32_e32 v3, 0x400000, v4
    v_cmp_u_f32_e64 s13, v4, v4
    v_cndmask_b32_e64 v1, v1, v3, s13
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v3, v11, 16, 1
    v_add3_u32 v3, v11, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v11
    v_cmp_u_f32_e64 s13, v11, v11
    v_cndmask_b32_e64 v3, v3, v4, s13
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v4, v5, 16, 1
    v_add3_u32 v4, v5, v4, 0x7fff
    v_or_b32_e32 v10, 0x400000, v5
    v_cmp_u_f32_e64 s13, v5, v5
    v_cndmask_b32_e64 v4, v4, v10, s13
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v4, 16, v3
    buffer_store_b64 v[0:1], v9, s[0:3], 0 offen
    v_bfe_u32 v0, v12, 16, 1
    v_add3_u32 v0, v12, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v12
    v_cmp_u_f32_e64 s13, v12, v12
    v_cndmask_b32_e64 v0, v0, v1, s13
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v6, 16, 1
    v_add3_u32 v1, v6, v1, 0x7fff
    v_or_b32_e32 v3, 0x400000, v6
    v_cmp_u_f32_e64 s13, v6, v6
    v_cndmask_b32_e64 v1, v1, v3, s13
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v3, v14, 16, 1
    v_add3_u32 v3, v14, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v14
    v_cmp_u_f32_e64 s13, v14, v14
    v_cndmask_b32_e64 v3, v3, v4, s13
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v4, v7, 16, 1
    v_add3_u32 v4, v7, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v7
    v_cmp_u_f32_e64 s13, v7, v7
    v_cndmask_b32_e64 v4, v4, v5, s13
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v4, 16, v3
    buffer_store_b64 v[0:1], v2, s[0:3], 0 offen
L0:
    s_cmp_lg_u32 s15, 0
    s_cbranch_scc0 L4
    s_mov_b32 s13, s15
L1:
    s_mov_b32 exec_lo, s13
    v_cmp_gt_u32_e64 s13, s14, v8
    s_and_b32 s13, exec_lo, s13
    s_cbranch_scc1 L2
    s_mov_b32 s13, 0
    s_branch L3
L2:
    s_mov_b32 exec_lo, s13
    v_lshlrev_b32_e32 v0, 1, v8
    buffer_load_u16 v1, v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v1
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v2, 1.0, v2
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, 1.0, v2
    buffer_load_u16 v3, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_mul_f32_e32 v3, v3, v2
    buffer_load_u16 v4, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v4, 16, v4
    v_mul_f32_e32 v4, v3, v4
    v_sub_f32_e32 v2, 1.0, v2
    v_fma_f32 v2, v1, v2, 1.0
    v_mul_f32_e32 v2, v4, v2
    v_bfe_u32 v4, v2, 16, 1
    v_add3_u32 v4, v2, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v2
    v_cmp_u_f32_e64 s24, v2, v2
    v_cndmask_b32_e64 v2, v4, v5, s24
    v_lshrrev_b32_e32 v2, 16, v2
    buffer_store_b16 v2, v0, s[20:23], 0 offen
    v_mul_f32_e32 v1, v3, v1
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s24, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s24
    v_lshrrev_b32_e32 v1, 16, v1
    buffer_store_b16 v1, v0, s[0:3], 0 offen
    v_add_nc_u32_e32 v8, 1, v8
L3:
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc1 L1
L4:
    s_endpgm
