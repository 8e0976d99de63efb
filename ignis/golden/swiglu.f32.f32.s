; 19 VGPRs, 20 SGPRs, 0 bytes of LDS, 0 of scratch, 123 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s0, s[0:1], 0x40
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s1, s13, 8
    v_add_nc_u32_e32 v0, s1, v0
    v_lshlrev_b32_e32 v16, 3, v0
    v_add_nc_u32_e32 v1, 8, v16
    v_cmp_ge_u32_e64 s1, s0, v1
    s_and_b32 s1, exec_lo, s1
    v_cmp_lt_u32_e64 s3, s0, v1
    s_and_b32 s3, exec_lo, s3
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v17, 5, v0
    buffer_load_b128 v[0:3], v17, s[4:7], 0 offen
    buffer_load_b128 v[4:7], v17, s[4:7], 0 offen offset:16
    buffer_load_b128 v[8:11], v17, s[8:11], 0 offen
    buffer_load_b128 v[12:15], v17, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(3)
    v_mul_f32_e64 v18, 0x3fb8aa3b, -v0
    v_exp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v18, 1.0, v18
    v_rcp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, v0, v18
    v_mul_f32_e64 v18, 0x3fb8aa3b, -v1
    v_exp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v18, 1.0, v18
    v_rcp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v1, v18
    v_mul_f32_e64 v18, 0x3fb8aa3b, -v2
    v_exp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v18, 1.0, v18
    v_rcp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v2, v18
    v_mul_f32_e64 v18, 0x3fb8aa3b, -v3
    v_exp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v18, 1.0, v18
    v_rcp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v3, v3, v18
    s_waitcnt vmcnt(2)
    v_mul_f32_e64 v18, 0x3fb8aa3b, -v4
    v_exp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v18, 1.0, v18
    v_rcp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v4, v4, v18
    v_mul_f32_e64 v18, 0x3fb8aa3b, -v5
    v_exp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v18, 1.0, v18
    v_rcp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v5, v5, v18
    v_mul_f32_e64 v18, 0x3fb8aa3b, -v6
    v_exp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v18, 1.0, v18
    v_rcp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v6, v6, v18
    v_mul_f32_e64 v18, 0x3fb8aa3b, -v7
    v_exp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v18, 1.0, v18
    v_rcp_f32_e32 v18, v18
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v7, v7, v18
    s_waitcnt vmcnt(1)
    v_dual_mul_f32 v0, v0, v8 :: v_dual_mul_f32 v1, v1, v9
    v_dual_mul_f32 v2, v2, v10 :: v_dual_mul_f32 v3, v3, v11
    s_waitcnt vmcnt(0)
    v_dual_mul_f32 v4, v4, v12 :: v_dual_mul_f32 v5, v5, v13
    v_dual_mul_f32 v6, v6, v14 :: v_dual_mul_f32 v7, v7, v15
    buffer_store_b128 v[0:3], v17, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 16, v17
    buffer_store_b128 v[4:7], v0, s[16:19], 0 offen
L0:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc0 L4
    s_mov_b32 s1, s3
L1:
    s_mov_b32 exec_lo, s1
    v_cmp_gt_u32_e64 s1, s0, v16
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc1 L2
    s_mov_b32 s1, 0
    s_branch L3
L2:
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v0, 2, v16
    buffer_load_b32 v1, v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v1
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v2, 1.0, v2
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v1, v2
    buffer_load_b32 v2, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v1, v1, v2
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v16, 1, v16
L3:
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc1 L1
L4:
    s_endpgm
