; 35 VGPRs, 39 SGPRs, 0 bytes of LDS, 0 of scratch, 272 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x30
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[0:3], s[0:1], 0x60
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s23, 0x31016000
    v_lshl_add_u32 v0, s13, 8, v0
    s_mov_b32 s3, 0x31016000
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v12, 3, v0
    v_add_nc_u32_e32 v1, 8, v12
    s_mov_b32 s13, s6
    s_lshl_b32 s10, s10, 1
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_ge_u32_e32 vcc_lo, s13, v1
    s_lshl_b32 s18, s18, 1
    s_lshl_b32 s6, s6, 1
    s_lshl_b32 s22, s22, 1
    s_lshl_b32 s2, s2, 1
    s_and_b32 s15, exec_lo, vcc_lo
    s_and_not1_b32 s14, exec_lo, vcc_lo
    s_cmp_lg_u32 s15, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s15
    v_lshlrev_b32_e32 v13, 4, v0
    buffer_load_b128 v[0:3], v13, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v13, s[4:7], 0 offen
    buffer_load_b128 v[8:11], v13, s[16:19], 0 offen
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v14, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v15, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v16, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v17, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_mul_f32_e64 v18, 0x3fb8aa3b, -v14
    v_mul_f32_e64 v19, 0x3fb8aa3b, -v0
    v_mul_f32_e64 v20, 0x3fb8aa3b, -v15
    v_mul_f32_e64 v21, 0x3fb8aa3b, -v1
    v_mul_f32_e64 v22, 0x3fb8aa3b, -v16
    v_mul_f32_e64 v23, 0x3fb8aa3b, -v2
    v_mul_f32_e64 v24, 0x3fb8aa3b, -v17
    v_mul_f32_e64 v25, 0x3fb8aa3b, -v3
    v_exp_f32_e32 v18, v18
    v_exp_f32_e32 v19, v19
    v_exp_f32_e32 v20, v20
    v_exp_f32_e32 v21, v21
    v_exp_f32_e32 v22, v22
    v_exp_f32_e32 v23, v23
    v_exp_f32_e32 v24, v24
    v_exp_f32_e32 v25, v25
    v_dual_add_f32 v18, 1.0, v18 :: v_dual_add_f32 v19, 1.0, v19
    v_dual_add_f32 v20, 1.0, v20 :: v_dual_add_f32 v21, 1.0, v21
    s_delay_alu instid0(TRANS32_DEP_3)
    v_dual_add_f32 v22, 1.0, v22 :: v_dual_add_f32 v23, 1.0, v23
    s_waitcnt_depctr 0xfff
    v_dual_add_f32 v24, 1.0, v24 :: v_dual_add_f32 v25, 1.0, v25
    v_rcp_f32_e32 v18, v18
    v_rcp_f32_e32 v19, v19
    v_rcp_f32_e32 v20, v20
    v_rcp_f32_e32 v21, v21
    v_rcp_f32_e32 v22, v22
    v_rcp_f32_e32 v23, v23
    v_rcp_f32_e32 v24, v24
    v_rcp_f32_e32 v25, v25
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v26, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    v_lshlrev_b32_e32 v27, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v28, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v29, 16, v7
    v_dual_mul_f32 v26, v26, v18 :: v_dual_and_b32 v7, 0xffff0000, v7
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v30, 16, v8
    v_dual_sub_f32 v18, 1.0, v18 :: v_dual_lshlrev_b32 v31, 16, v9
    v_dual_mul_f32 v4, v19, v4 :: v_dual_sub_f32 v19, 1.0, v19
    v_dual_mul_f32 v27, v20, v27 :: v_dual_and_b32 v8, 0xffff0000, v8
    v_dual_sub_f32 v20, 1.0, v20 :: v_dual_mul_f32 v5, v5, v21
    v_and_b32_e32 v9, 0xffff0000, v9
    v_dual_sub_f32 v21, 1.0, v21 :: v_dual_mul_f32 v28, v28, v22
    v_lshlrev_b32_e32 v32, 16, v10
    v_dual_sub_f32 v22, 1.0, v22 :: v_dual_lshlrev_b32 v33, 16, v11
    v_dual_mul_f32 v6, v23, v6 :: v_dual_sub_f32 v23, 1.0, v23
    v_dual_mul_f32 v29, v24, v29 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_dual_sub_f32 v24, 1.0, v24 :: v_dual_mul_f32 v7, v7, v25
    v_dual_mul_f32 v30, v26, v30 :: v_dual_and_b32 v11, 0xffff0000, v11
    v_dual_sub_f32 v25, 1.0, v25 :: v_dual_mul_f32 v8, v4, v8
    v_fma_f32 v18, v14, v18, 1.0
    v_fma_f32 v19, v0, v19, 1.0
    v_dual_mul_f32 v31, v27, v31 :: v_dual_mul_f32 v32, v28, v32
    v_fma_f32 v20, v15, v20, 1.0
    v_dual_mul_f32 v9, v5, v9 :: v_dual_mul_f32 v10, v6, v10
    v_fma_f32 v21, v1, v21, 1.0
    v_fma_f32 v22, v16, v22, 1.0
    v_fma_f32 v23, v2, v23, 1.0
    v_dual_mul_f32 v33, v29, v33 :: v_dual_mul_f32 v18, v30, v18
    v_fma_f32 v24, v17, v24, 1.0
    v_dual_mul_f32 v11, v7, v11 :: v_dual_mul_f32 v14, v26, v14
    v_fma_f32 v25, v3, v25, 1.0
    v_dual_mul_f32 v8, v8, v19 :: v_dual_mul_f32 v19, v31, v20
    v_dual_mul_f32 v9, v9, v21 :: v_dual_mul_f32 v20, v32, v22
    v_dual_mul_f32 v10, v10, v23 :: v_dual_mul_f32 v21, v33, v24
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_mul_f32 v11, v11, v25 :: v_dual_mul_f32 v0, v4, v0
    v_mul_f32_e32 v4, v27, v15
    v_dual_mul_f32 v1, v5, v1 :: v_dual_mul_f32 v2, v6, v2
    v_dual_mul_f32 v5, v28, v16 :: v_dual_mul_f32 v6, v29, v17
    v_mul_f32_e32 v3, v7, v3
    v_bfe_u32 v7, v18, 16, 1
    v_bfe_u32 v15, v8, 16, 1
    v_bfe_u32 v16, v19, 16, 1
    v_bfe_u32 v17, v9, 16, 1
    v_bfe_u32 v22, v20, 16, 1
    v_bfe_u32 v23, v10, 16, 1
    v_bfe_u32 v24, v21, 16, 1
    v_bfe_u32 v25, v11, 16, 1
    v_bfe_u32 v26, v14, 16, 1
    v_bfe_u32 v27, v0, 16, 1
    v_bfe_u32 v28, v4, 16, 1
    v_bfe_u32 v29, v1, 16, 1
    v_bfe_u32 v30, v5, 16, 1
    v_bfe_u32 v31, v2, 16, 1
    v_bfe_u32 v32, v6, 16, 1
    v_bfe_u32 v33, v3, 16, 1
    v_add3_u32 v7, v18, v7, 0x7fff
    v_or_b32_e32 v34, 0x400000, v18
    v_cmp_u_f32_e64 s15, v18, v18
    v_add3_u32 v15, v8, v15, 0x7fff
    v_or_b32_e32 v18, 0x400000, v8
    v_cmp_u_f32_e32 vcc_lo, v8, v8
    v_add3_u32 v8, v19, v16, 0x7fff
    v_or_b32_e32 v16, 0x400000, v19
    v_cmp_u_f32_e64 s25, v19, v19
    v_add3_u32 v17, v9, v17, 0x7fff
    v_or_b32_e32 v19, 0x400000, v9
    v_cmp_u_f32_e64 s26, v9, v9
    v_add3_u32 v9, v20, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v20
    v_cmp_u_f32_e64 s27, v20, v20
    v_add3_u32 v20, v10, v23, 0x7fff
    v_or_b32_e32 v23, 0x400000, v10
    v_cmp_u_f32_e64 s28, v10, v10
    v_add3_u32 v10, v21, v24, 0x7fff
    v_or_b32_e32 v24, 0x400000, v21
    v_cmp_u_f32_e64 s29, v21, v21
    v_add3_u32 v21, v11, v25, 0x7fff
    v_or_b32_e32 v25, 0x400000, v11
    v_cmp_u_f32_e64 s30, v11, v11
    v_add3_u32 v11, v14, v26, 0x7fff
    v_or_b32_e32 v26, 0x400000, v14
    v_cmp_u_f32_e64 s31, v14, v14
    v_add3_u32 v14, v0, v27, 0x7fff
    v_or_b32_e32 v27, 0x400000, v0
    v_cmp_u_f32_e64 s32, v0, v0
    v_add3_u32 v0, v4, v28, 0x7fff
    v_or_b32_e32 v28, 0x400000, v4
    v_cmp_u_f32_e64 s33, v4, v4
    v_add3_u32 v4, v1, v29, 0x7fff
    v_or_b32_e32 v29, 0x400000, v1
    v_cmp_u_f32_e64 s34, v1, v1
    v_add3_u32 v1, v5, v30, 0x7fff
    v_or_b32_e32 v30, 0x400000, v5
    v_cmp_u_f32_e64 s35, v5, v5
    v_add3_u32 v5, v2, v31, 0x7fff
    v_or_b32_e32 v31, 0x400000, v2
    v_cmp_u_f32_e64 s36, v2, v2
    v_add3_u32 v2, v6, v32, 0x7fff
    v_or_b32_e32 v32, 0x400000, v6
    v_cmp_u_f32_e64 s37, v6, v6
    v_add3_u32 v6, v3, v33, 0x7fff
    v_or_b32_e32 v33, 0x400000, v3
    v_cmp_u_f32_e64 s38, v3, v3
    v_cndmask_b32_e64 v3, v7, v34, s15
    v_cndmask_b32_e32 v7, v15, v18, vcc_lo
    v_cndmask_b32_e64 v8, v8, v16, s25
    v_cndmask_b32_e64 v15, v17, v19, s26
    v_cndmask_b32_e64 v9, v9, v22, s27
    v_cndmask_b32_e64 v16, v20, v23, s28
    v_cndmask_b32_e64 v10, v10, v24, s29
    v_cndmask_b32_e64 v17, v21, v25, s30
    v_cndmask_b32_e64 v11, v11, v26, s31
    v_cndmask_b32_e64 v14, v14, v27, s32
    v_cndmask_b32_e64 v0, v0, v28, s33
    v_cndmask_b32_e64 v4, v4, v29, s34
    v_cndmask_b32_e64 v1, v1, v30, s35
    v_cndmask_b32_e64 v5, v5, v31, s36
    v_cndmask_b32_e64 v2, v2, v32, s37
    v_cndmask_b32_e64 v6, v6, v33, s38
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v7, 16, v7
    v_lshrrev_b32_e32 v8, 16, v8
    v_lshrrev_b32_e32 v15, 16, v15
    v_lshrrev_b32_e32 v9, 16, v9
    v_lshrrev_b32_e32 v16, 16, v16
    v_lshrrev_b32_e32 v10, 16, v10
    v_lshrrev_b32_e32 v17, 16, v17
    v_lshrrev_b32_e32 v11, 16, v11
    v_lshrrev_b32_e32 v14, 16, v14
    v_lshrrev_b32_e32 v18, 16, v0
    v_lshrrev_b32_e32 v19, 16, v4
    v_lshrrev_b32_e32 v20, 16, v1
    v_lshrrev_b32_e32 v21, 16, v5
    v_lshrrev_b32_e32 v22, 16, v2
    v_lshrrev_b32_e32 v23, 16, v6
    v_lshl_or_b32 v0, v7, 16, v3
    v_lshl_or_b32 v1, v15, 16, v8
    v_lshl_or_b32 v2, v16, 16, v9
    v_lshl_or_b32 v3, v17, 16, v10
    v_lshl_or_b32 v4, v14, 16, v11
    v_lshl_or_b32 v5, v19, 16, v18
    v_lshl_or_b32 v6, v21, 16, v20
    v_lshl_or_b32 v7, v23, 16, v22
    buffer_store_b64 v[0:1], v13, s[20:23], 0 offen
    buffer_store_b64 v[2:3], v13, s[20:23], 0 offen offset:8
    buffer_store_b64 v[4:5], v13, s[0:3], 0 offen
    buffer_store_b64 v[6:7], v13, s[0:3], 0 offen offset:8
L0:
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s14
    s_branch L2
L1:
    s_mov_b32 exec_lo, s15
    v_lshlrev_b32_e32 v0, 1, v12
    v_add_nc_u32_e32 v12, 1, v12
    buffer_load_u16 v1, v0, s[8:11], 0 offen
    buffer_load_u16 v2, v0, s[4:7], 0 offen
    buffer_load_u16 v3, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e64 v4, 0x3fb8aa3b, -v1
    v_exp_f32_e32 v4, v4
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v4, 1.0, v4
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v2, 16, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v4, v4
    s_waitcnt_depctr 0xfff
    s_waitcnt vmcnt(0)
    v_dual_mul_f32 v2, v2, v4 :: v_dual_lshlrev_b32 v3, 16, v3
    v_dual_sub_f32 v4, 1.0, v4 :: v_dual_mul_f32 v3, v2, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v4, v1, v4, 1.0
    v_dual_mul_f32 v1, v2, v1 :: v_dual_mul_f32 v2, v3, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_bfe_u32 v3, v1, 16, 1
    v_or_b32_e32 v4, 0x400000, v1
    v_cmp_u_f32_e64 s15, v1, v1
    v_bfe_u32 v5, v2, 16, 1
    v_or_b32_e32 v6, 0x400000, v2
    v_cmp_u_f32_e32 vcc_lo, v2, v2
    v_add3_u32 v1, v1, v3, 0x7fff
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add3_u32 v2, v2, v5, 0x7fff
    v_cndmask_b32_e64 v1, v1, v4, s15
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e32 v2, v2, v6, vcc_lo
    buffer_store_d16_hi_b16 v2, v0, s[20:23], 0 offen
    buffer_store_d16_hi_b16 v1, v0, s[0:3], 0 offen
L2:
    v_cmp_gt_u32_e32 vcc_lo, s13, v12
    s_and_b32 s15, exec_lo, vcc_lo
    s_cbranch_scc1 L1
L3:
    s_endpgm
