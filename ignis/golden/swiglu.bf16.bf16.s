; 15 VGPRs, 20 SGPRs, 0 bytes of LDS, 0 of scratch, 195 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s0, s[0:1], 0x40
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s1, s13, 8
    v_add_nc_u32_e32 v0, s1, v0
    v_lshlrev_b32_e32 v4, 3, v0
    v_add_nc_u32_e32 v1, 8, v4
    v_cmp_ge_u32_e64 s1, s0, v1
    s_and_b32 s1, exec_lo, s1
    v_cmp_lt_u32_e64 s3, s0, v1
    s_and_b32 s3, exec_lo, s3
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v5, 4, v0
    buffer_load_b128 v[0:3], v5, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v6, 16, v0
    v_and_b32_e32 v7, 0xffff0000, v0
    v_lshlrev_b32_e32 v8, 16, v1
    v_and_b32_e32 v9, 0xffff0000, v1
    v_lshlrev_b32_e32 v10, 16, v2
    v_and_b32_e32 v11, 0xffff0000, v2
    v_lshlrev_b32_e32 v12, 16, v3
    v_and_b32_e32 v13, 0xffff0000, v3
    buffer_load_b128 v[0:3], v5, s[8:11], 0 offen
    v_mul_f32_e64 v14, 0x3fb8aa3b, -v6
    v_exp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v14, 1.0, v14
    v_rcp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v6, v6, v14
    v_mul_f32_e64 v14, 0x3fb8aa3b, -v7
    v_exp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v14, 1.0, v14
    v_rcp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v7, v7, v14
    v_mul_f32_e64 v14, 0x3fb8aa3b, -v8
    v_exp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v14, 1.0, v14
    v_rcp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v8, v8, v14
    v_mul_f32_e64 v14, 0x3fb8aa3b, -v9
    v_exp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v14, 1.0, v14
    v_rcp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v9, v9, v14
    v_mul_f32_e64 v14, 0x3fb8aa3b, -v10
    v_exp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v14, 1.0, v14
    v_rcp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v10, v10, v14
    v_mul_f32_e64 v14, 0x3fb8aa3b, -v11
    v_exp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v14, 1.0, v14
    v_rcp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v11, v11, v14
    v_mul_f32_e64 v14, 0x3fb8aa3b, -v12
    v_exp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v14, 1.0, v14
    v_rcp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v12, v12, v14
    v_mul_f32_e64 v14, 0x3fb8aa3b, -v13
    v_exp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v14, 1.0, v14
    v_rcp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v13, v13, v14
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v14, 16, v0
    v_mul_f32_e32 v6, v6, v14
    v_and_b32_e32 v0, 0xffff0000, v0
    v_dual_mul_f32 v0, v7, v0 :: v_dual_lshlrev_b32 v7, 16, v1
    v_dual_mul_f32 v7, v8, v7 :: v_dual_lshlrev_b32 v8, 16, v2
    v_and_b32_e32 v1, 0xffff0000, v1
    v_dual_mul_f32 v1, v9, v1 :: v_dual_mul_f32 v8, v10, v8
    v_and_b32_e32 v2, 0xffff0000, v2
    v_dual_mul_f32 v2, v11, v2 :: v_dual_lshlrev_b32 v9, 16, v3
    v_mul_f32_e32 v9, v12, v9
    v_and_b32_e32 v3, 0xffff0000, v3
    v_mul_f32_e32 v3, v13, v3
    v_bfe_u32 v10, v6, 16, 1
    v_add3_u32 v10, v6, v10, 0x7fff
    v_or_b32_e32 v11, 0x400000, v6
    v_cmp_u_f32_e64 s1, v6, v6
    v_cndmask_b32_e64 v6, v10, v11, s1
    v_lshrrev_b32_e32 v6, 16, v6
    v_bfe_u32 v10, v0, 16, 1
    v_add3_u32 v10, v0, v10, 0x7fff
    v_or_b32_e32 v11, 0x400000, v0
    v_cmp_u_f32_e64 s1, v0, v0
    v_cndmask_b32_e64 v0, v10, v11, s1
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v10, v7, 16, 1
    v_add3_u32 v10, v7, v10, 0x7fff
    v_or_b32_e32 v11, 0x400000, v7
    v_cmp_u_f32_e64 s1, v7, v7
    v_cndmask_b32_e64 v7, v10, v11, s1
    v_lshrrev_b32_e32 v7, 16, v7
    v_bfe_u32 v10, v1, 16, 1
    v_add3_u32 v10, v1, v10, 0x7fff
    v_or_b32_e32 v11, 0x400000, v1
    v_cmp_u_f32_e64 s1, v1, v1
    v_cndmask_b32_e64 v1, v10, v11, s1
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshl_or_b32 v0, v0, 16, v6
    v_lshl_or_b32 v1, v1, 16, v7
    buffer_store_b64 v[0:1], v5, s[16:19], 0 offen
    v_bfe_u32 v0, v8, 16, 1
    v_add3_u32 v0, v8, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v8
    v_cmp_u_f32_e64 s1, v8, v8
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_or_b32_e32 v6, 0x400000, v2
    v_cmp_u_f32_e64 s1, v2, v2
    v_cndmask_b32_e64 v1, v1, v6, s1
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v9, 16, 1
    v_add3_u32 v2, v9, v2, 0x7fff
    v_or_b32_e32 v6, 0x400000, v9
    v_cmp_u_f32_e64 s1, v9, v9
    v_cndmask_b32_e64 v2, v2, v6, s1
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v6, v3, 16, 1
    v_add3_u32 v6, v3, v6, 0x7fff
    v_or_b32_e32 v7, 0x400000, v3
    v_cmp_u_f32_e64 s1, v3, v3
    v_cndmask_b32_e64 v3, v6, v7, s1
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v3, 16, v2
    v_add_nc_u32_e32 v2, 8, v5
    buffer_store_b64 v[0:1], v2, s[16:19], 0 offen
L0:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc0 L4
    s_mov_b32 s1, s3
L1:
    s_mov_b32 exec_lo, s1
    v_cmp_gt_u32_e64 s1, s0, v4
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc1 L2
    s_mov_b32 s1, 0
    s_branch L3
L2:
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v0, 1, v4
    buffer_load_u16 v1, v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v1
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v2, 1.0, v2
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v1, v2
    buffer_load_u16 v2, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v1, v1, v2
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s12, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s12
    v_lshrrev_b32_e32 v1, 16, v1
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 1, v4
L3:
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc1 L1
L4:
    s_endpgm
