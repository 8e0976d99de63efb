; 28 VGPRs, 25 SGPRs, 0 bytes of LDS, 0 of scratch, 174 instructions
    s_mov_b32 s2, exec_lo
    s_load_b32 s3, s[0:1], 0x44
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s12, s[0:1], 0x14
    s_load_b32 s0, s[0:1], 0x40
    s_lshl_b32 s1, s13, 8
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    v_add_lshl_u32 v16, s1, v0, 3
    s_mul_i32 s1, s14, s3
    s_lshl_b32 s6, s6, 2
    s_and_b32 s3, s1, 1
    s_lshl_b32 s10, s10, 2
    s_lshl_b32 s18, s18, 1
    s_mul_i32 s12, s14, s12
    s_cmp_eq_u32 s3, 1
    s_cbranch_scc0 L0
    s_mov_b32 s3, 0
    s_branch L1
L0:
    s_mov_b32 s3, s0
L1:
    v_add_nc_u32_e32 v17, 8, v16
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_ge_u32_e32 vcc_lo, s3, v17
    s_and_b32 s13, exec_lo, vcc_lo
    s_and_not1_b32 s3, exec_lo, vcc_lo
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s13
    v_add_lshl_u32 v12, s12, v16, 2
    v_add_lshl_u32 v18, s1, v16, 1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v19, 8, v18
    buffer_load_b128 v[0:3], v12, s[4:7], 0 offen
    buffer_load_b128 v[4:7], v12, s[4:7], 0 offen offset:16
    buffer_load_b128 v[8:11], v12, s[8:11], 0 offen
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(3)
    v_mul_f32_e64 v20, 0x3fb8aa3b, -v0
    v_mul_f32_e64 v21, 0x3fb8aa3b, -v1
    v_mul_f32_e64 v22, 0x3fb8aa3b, -v2
    v_mul_f32_e64 v23, 0x3fb8aa3b, -v3
    s_waitcnt vmcnt(2)
    v_mul_f32_e64 v24, 0x3fb8aa3b, -v4
    v_mul_f32_e64 v25, 0x3fb8aa3b, -v5
    v_mul_f32_e64 v26, 0x3fb8aa3b, -v6
    v_mul_f32_e64 v27, 0x3fb8aa3b, -v7
    v_exp_f32_e32 v20, v20
    v_exp_f32_e32 v21, v21
    v_exp_f32_e32 v22, v22
    v_exp_f32_e32 v23, v23
    v_exp_f32_e32 v24, v24
    v_exp_f32_e32 v25, v25
    v_exp_f32_e32 v26, v26
    v_exp_f32_e32 v27, v27
    v_dual_add_f32 v20, 1.0, v20 :: v_dual_add_f32 v21, 1.0, v21
    v_dual_add_f32 v22, 1.0, v22 :: v_dual_add_f32 v23, 1.0, v23
    s_delay_alu instid0(TRANS32_DEP_3)
    v_dual_add_f32 v24, 1.0, v24 :: v_dual_add_f32 v25, 1.0, v25
    s_waitcnt_depctr 0xfff
    v_dual_add_f32 v26, 1.0, v26 :: v_dual_add_f32 v27, 1.0, v27
    v_rcp_f32_e32 v20, v20
    v_rcp_f32_e32 v21, v21
    v_rcp_f32_e32 v22, v22
    v_rcp_f32_e32 v23, v23
    v_rcp_f32_e32 v24, v24
    v_rcp_f32_e32 v25, v25
    v_rcp_f32_e32 v26, v26
    v_rcp_f32_e32 v27, v27
    v_dual_mul_f32 v0, v0, v20 :: v_dual_mul_f32 v1, v1, v21
    v_dual_mul_f32 v2, v2, v22 :: v_dual_mul_f32 v3, v3, v23
    s_delay_alu instid0(TRANS32_DEP_3)
    v_dual_mul_f32 v4, v4, v24 :: v_dual_mul_f32 v5, v5, v25
    s_waitcnt_depctr 0xfff
    v_dual_mul_f32 v6, v6, v26 :: v_dual_mul_f32 v7, v7, v27
    s_waitcnt vmcnt(1)
    v_dual_mul_f32 v0, v0, v8 :: v_dual_mul_f32 v1, v1, v9
    v_dual_mul_f32 v2, v2, v10 :: v_dual_mul_f32 v3, v3, v11
    s_waitcnt vmcnt(0)
    v_dual_mul_f32 v4, v4, v12 :: v_dual_mul_f32 v5, v5, v13
    v_dual_mul_f32 v6, v6, v14 :: v_dual_mul_f32 v7, v7, v15
    v_bfe_u32 v8, v0, 16, 1
    v_bfe_u32 v9, v1, 16, 1
    v_bfe_u32 v10, v2, 16, 1
    v_bfe_u32 v11, v3, 16, 1
    v_bfe_u32 v12, v4, 16, 1
    v_bfe_u32 v13, v5, 16, 1
    v_bfe_u32 v14, v6, 16, 1
    v_bfe_u32 v15, v7, 16, 1
    v_add3_u32 v8, v0, v8, 0x7fff
    v_or_b32_e32 v20, 0x400000, v0
    v_cmp_u_f32_e64 s13, v0, v0
    v_add3_u32 v0, v1, v9, 0x7fff
    v_or_b32_e32 v9, 0x400000, v1
    v_cmp_u_f32_e64 s14, v1, v1
    v_add3_u32 v1, v2, v10, 0x7fff
    v_or_b32_e32 v10, 0x400000, v2
    v_cmp_u_f32_e32 vcc_lo, v2, v2
    v_add3_u32 v2, v3, v11, 0x7fff
    v_or_b32_e32 v11, 0x400000, v3
    v_cmp_u_f32_e64 s20, v3, v3
    v_add3_u32 v3, v4, v12, 0x7fff
    v_or_b32_e32 v12, 0x400000, v4
    v_cmp_u_f32_e64 s21, v4, v4
    v_add3_u32 v4, v5, v13, 0x7fff
    v_or_b32_e32 v13, 0x400000, v5
    v_cmp_u_f32_e64 s22, v5, v5
    v_add3_u32 v5, v6, v14, 0x7fff
    v_or_b32_e32 v14, 0x400000, v6
    v_cmp_u_f32_e64 s23, v6, v6
    v_add3_u32 v6, v7, v15, 0x7fff
    v_or_b32_e32 v15, 0x400000, v7
    v_cmp_u_f32_e64 s24, v7, v7
    v_cndmask_b32_e64 v7, v8, v20, s13
    v_cndmask_b32_e64 v0, v0, v9, s14
    v_cndmask_b32_e32 v1, v1, v10, vcc_lo
    v_cndmask_b32_e64 v2, v2, v11, s20
    v_cndmask_b32_e64 v3, v3, v12, s21
    v_cndmask_b32_e64 v4, v4, v13, s22
    v_cndmask_b32_e64 v5, v5, v14, s23
    v_cndmask_b32_e64 v6, v6, v15, s24
    v_lshrrev_b32_e32 v7, 16, v7
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshrrev_b32_e32 v5, 16, v5
    v_lshrrev_b32_e32 v6, 16, v6
    v_lshl_or_b32 v0, v0, 16, v7
    v_lshl_or_b32 v1, v2, 16, v1
    v_lshl_or_b32 v2, v4, 16, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_lshl_or_b32 v3, v6, 16, v5
    buffer_store_b64 v[0:1], v18, s[16:19], 0 offen
    buffer_store_b64 v[2:3], v19, s[16:19], 0 offen
L2:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s3
    v_min_u32_e32 v0, s0, v17
    s_branch L4
L3:
    s_mov_b32 exec_lo, s0
    v_add_lshl_u32 v1, s12, v16, 2
    v_add_lshl_u32 v2, s1, v16, 1
    v_add_nc_u32_e32 v16, 1, v16
    buffer_load_b32 v3, v1, s[4:7], 0 offen
    buffer_load_b32 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(1)
    v_mul_f32_e64 v4, 0x3fb8aa3b, -v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v4, v4
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v4, 1.0, v4
    v_rcp_f32_e32 v4, v4
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v3, v3, v4
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, v3, v1
    v_bfe_u32 v3, v1, 16, 1
    v_or_b32_e32 v4, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v3, 0x7fff
    v_cndmask_b32_e64 v1, v1, v4, s0
    buffer_store_d16_hi_b16 v1, v2, s[16:19], 0 offen
L4:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v16, v0
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc1 L3
L5:
    s_endpgm
