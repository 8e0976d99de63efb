; 26 VGPRs, 29 SGPRs, 0 bytes of LDS, 0 of scratch, 305 instructions
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b32 s2, s[0:1], 0x4c
    s_load_b128 s[20:23], s[0:1], null
    s_load_b128 s[24:27], s[0:1], 0x30
    s_load_b256 s[4:11], s[0:1], 0x54
    s_load_b64 s[0:1], s[0:1], 0x74
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s19, 0x11016000
    s_mov_b32 s3, 0xb9500bee
    s_mov_b32 s12, 0xbab6061a
    s_mov_b32 s23, 0x11016000
    v_lshl_add_u32 v0, s13, 6, v0
    s_mov_b32 s27, 0x11016000
    s_max_u32 s13, s18, 1
    s_or_b32 s17, s17, 0x40000
    s_and_b32 s15, s2, -2
    s_sub_u32 s18, s13, 1
    s_lshr_b32 s13, s4, 1
    s_mul_i32 s5, s14, s5
    s_mul_i32 s8, s14, s8
    v_cvt_f32_u32_e32 v1, s13
    s_sub_u32 s14, 0, s13
    s_cmp_eq_u32 s13, 0
    s_cselect_b32 s28, exec_lo, 0
    v_mul_f32_e64 v2, s0, s1
    v_rcp_f32_e32 v1, v1
    s_max_u32 s1, s22, 1
    s_max_u32 s26, s26, 1
    s_cmp_lt_u32 0, s2
    s_cselect_b32 s15, s15, 0
    s_or_b32 s21, s21, 0x20000
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffa, v1
    s_sub_u32 s22, s1, 1
    s_or_b32 s25, s25, 0x20000
    s_sub_u32 s26, s26, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_u32_f32_e32 v1, v1
    v_mul_lo_u32 v3, s14, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v3, v1, v3
    v_add_nc_u32_e32 v1, v1, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v0, v1
    v_mul_lo_u32 v3, v1, s13
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v0, v0, v3
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    v_subrev_nc_u32_e32 v3, s13, v0
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v0, v0, v3, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    v_subrev_nc_u32_e32 v3, s13, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    v_cndmask_b32_e32 v0, v0, v3, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v1, 0, s28
    v_cndmask_b32_e64 v0, v0, 0, s28
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v3, s11, v1
    v_lshlrev_b32_e32 v0, 1, v0
    v_mul_lo_u32 v4, v1, s7
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cvt_f32_u32_e32 v3, v3
    v_mul_lo_u32 v1, v1, s10
    v_add3_u32 v4, s5, v4, v0
    s_delay_alu instid0(VALU_DEP_2)
    v_add3_u32 v5, s8, v1, v0
    buffer_load_b64 v[0:1], v0, s[16:19], 0 idxen
    s_mov_b32 s1, 0
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v0, v3, v0
    v_mul_f32_e32 v1, v3, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v3, 0x3f22f983, v0 :: v_dual_mul_f32 v6, 0x3f22f983, v1
    v_rndne_f32_e32 v3, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_rndne_f32_e32 v6, v6
    v_fma_f32 v0, -v3, 0x3fc90fdb, v0
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_fma_f32 v1, -v6, 0x3fc90fdb, v1
    v_cvt_i32_f32_e32 v7, v3
    v_cvt_i32_f32_e32 v8, v6
    v_fma_f32 v0, -v3, 0xb33bbd2e, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, -v6, 0xb33bbd2e, v1
    v_add_nc_u32_e32 v9, 1, v7
    s_delay_alu instid0(VALU_DEP_4)
    v_add_nc_u32_e32 v10, 1, v8
    v_and_b32_e32 v11, 1, v7
    v_fma_f32 v0, -v3, 0xa6f72ced, v0
    v_fma_f32 v1, -v6, 0xa6f72ced, v1
    v_and_b32_e32 v3, 1, v9
    v_and_b32_e32 v6, 1, v8
    v_and_b32_e32 v12, 1, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v13, v0, v0 :: v_dual_mul_f32 v14, v1, v1
    v_cmp_ne_u32_e32 vcc_lo, 0, v11
    v_and_b32_e32 v7, 2, v7
    v_cmp_ne_u32_e64 s7, 0, v3
    v_fma_f32 v3, 0x3638b88d, v13, s3
    v_fma_f32 v11, 0x37ccf5ce, v13, s12
    v_fma_f32 v15, 0x3638b88d, v14, s3
    v_fma_f32 v16, 0x37ccf5ce, v14, s12
    v_dual_mul_f32 v17, v13, v0 :: v_dual_mul_f32 v18, v14, v1
    v_fma_f32 v3, v3, v13, 0x3c088886
    v_fma_f32 v11, v11, v13, 0x3d2aaaa5
    v_fma_f32 v15, v15, v14, 0x3c088886
    v_dual_fmaak_f32 v16, v16, v14, 0x3d2aaaa5 :: v_dual_and_b32 v9, 2, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v3, v3, v13, 0xbe2aaaaa
    v_fma_f32 v11, v11, v13, -0.5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v15, v15, v14, 0xbe2aaaaa
    v_fma_f32 v16, v16, v14, -0.5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v0, v3, v17, v0
    v_fma_f32 v3, v11, v13, 1.0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v15, v18, v1
    v_fma_f32 v11, v16, v14, 1.0
    v_cmp_ne_u32_e64 s3, 0, v6
    v_and_b32_e32 v6, 2, v8
    v_cmp_ne_u32_e64 s8, 0, v12
    v_and_b32_e32 v8, 2, v10
    v_cndmask_b32_e32 v10, v0, v3, vcc_lo
    v_lshlrev_b32_e32 v7, 30, v7
    v_cndmask_b32_e64 v0, v0, v3, s7
    v_lshlrev_b32_e32 v3, 30, v9
    v_cndmask_b32_e64 v9, v1, v11, s3
    v_lshlrev_b32_e32 v6, 30, v6
    v_cndmask_b32_e64 v1, v1, v11, s8
    v_lshlrev_b32_e32 v8, 30, v8
    v_xor_b32_e32 v7, v10, v7
    v_xor_b32_e32 v0, v0, v3
    v_xor_b32_e32 v3, v9, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_xor_b32_e32 v1, v1, v8
    v_mul_f32_e32 v6, v2, v7
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v0, s0, v0
    v_dual_mul_f32 v2, v3, v2 :: v_dual_mul_f32 v1, s0, v1
    s_branch L1
L0:
    v_add_nc_u32_e32 v3, s6, v4
    v_add_nc_u32_e32 v7, s4, v4
    buffer_load_b32 v4, v4, s[20:23], 0 idxen
    v_add_nc_u32_e32 v8, s4, v3
    buffer_load_b32 v7, v7, s[20:23], 0 idxen
    buffer_load_b32 v9, v3, s[20:23], 0 idxen
    buffer_load_b32 v8, v8, s[20:23], 0 idxen
    v_add_nc_u32_e32 v10, s9, v5
    v_add_nc_u32_e32 v11, s4, v5
    s_add_u32 s1, s1, 2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v12, s4, v10
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v13, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    v_dual_mul_f32 v14, v13, v0 :: v_dual_mul_f32 v15, v4, v1
    v_mul_f32_e32 v13, v13, v6
    v_mul_f32_e32 v4, v4, v2
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v16, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v17, 16, v9
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v21, v0, v17 :: v_dual_lshlrev_b32 v18, 16, v8
    v_and_b32_e32 v9, 0xffff0000, v9
    v_and_b32_e32 v8, 0xffff0000, v8
    v_mul_f32_e32 v19, v16, v6
    v_mul_f32_e32 v20, v7, v2
    v_dual_mul_f32 v16, v16, v0 :: v_dual_mul_f32 v7, v7, v1
    v_dual_mul_f32 v22, v18, v6 :: v_dual_mul_f32 v23, v9, v1
    v_mul_f32_e32 v24, v8, v2
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_sub_f32 v14, v14, v19 :: v_dual_sub_f32 v15, v15, v20
    v_mul_f32_e32 v18, v18, v0
    v_dual_mul_f32 v17, v17, v6 :: v_dual_mul_f32 v8, v8, v1
    v_dual_mul_f32 v9, v9, v2 :: v_dual_add_f32 v4, v4, v7
    v_add_f32_e32 v13, v16, v13
    v_dual_sub_f32 v7, v21, v22 :: v_dual_subrev_f32 v16, v24, v23
    v_bfe_u32 v19, v14, 16, 1
    v_bfe_u32 v20, v15, 16, 1
    v_dual_add_f32 v17, v18, v17 :: v_dual_add_f32 v8, v9, v8
    v_bfe_u32 v9, v13, 16, 1
    v_bfe_u32 v18, v4, 16, 1
    v_bfe_u32 v21, v7, 16, 1
    v_bfe_u32 v22, v16, 16, 1
    v_add3_u32 v19, v14, v19, 0x7fff
    v_or_b32_e32 v23, 0x400000, v14
    v_cmp_u_f32_e32 vcc_lo, v14, v14
    v_add3_u32 v14, v15, v20, 0x7fff
    v_or_b32_e32 v20, 0x400000, v15
    v_cmp_u_f32_e64 s3, v15, v15
    v_bfe_u32 v15, v17, 16, 1
    v_bfe_u32 v24, v8, 16, 1
    v_add3_u32 v9, v13, v9, 0x7fff
    v_or_b32_e32 v25, 0x400000, v13
    v_cmp_u_f32_e64 s5, v13, v13
    v_add3_u32 v13, v4, v18, 0x7fff
    v_or_b32_e32 v18, 0x400000, v4
    v_cmp_u_f32_e64 s7, v4, v4
    v_add3_u32 v4, v7, v21, 0x7fff
    v_or_b32_e32 v21, 0x400000, v7
    v_cmp_u_f32_e64 s8, v7, v7
    v_add3_u32 v7, v16, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v16
    v_cmp_u_f32_e64 s10, v16, v16
    v_cndmask_b32_e32 v16, v19, v23, vcc_lo
    v_cndmask_b32_e64 v14, v14, v20, s3
    v_add3_u32 v15, v17, v15, 0x7fff
    v_or_b32_e32 v19, 0x400000, v17
    v_cmp_u_f32_e64 s0, v17, v17
    v_add3_u32 v17, v8, v24, 0x7fff
    v_or_b32_e32 v20, 0x400000, v8
    v_cmp_u_f32_e32 vcc_lo, v8, v8
    v_cndmask_b32_e64 v8, v9, v25, s5
    v_cndmask_b32_e64 v9, v13, v18, s7
    v_cndmask_b32_e64 v4, v4, v21, s8
    v_cndmask_b32_e64 v7, v7, v22, s10
    v_lshrrev_b32_e32 v13, 16, v16
    v_lshrrev_b32_e32 v14, 16, v14
    v_cndmask_b32_e64 v15, v15, v19, s0
    v_cndmask_b32_e32 v16, v17, v20, vcc_lo
    v_lshrrev_b32_e32 v8, 16, v8
    v_lshrrev_b32_e32 v9, 16, v9
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshrrev_b32_e32 v7, 16, v7
    v_lshl_or_b32 v13, v14, 16, v13
    v_lshrrev_b32_e32 v14, 16, v15
    v_lshrrev_b32_e32 v15, 16, v16
    v_lshl_or_b32 v8, v9, 16, v8
    v_lshl_or_b32 v7, v7, 16, v4
    v_add_nc_u32_e32 v4, s6, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_lshl_or_b32 v3, v15, 16, v14
    buffer_store_b32 v13, v5, s[24:27], 0 idxen
    v_add_nc_u32_e32 v5, s9, v10
    buffer_store_b32 v8, v11, s[24:27], 0 idxen
    buffer_store_b32 v7, v10, s[24:27], 0 idxen
    buffer_store_b32 v3, v12, s[24:27], 0 idxen
L1:
    s_cmp_lt_u32 s1, s15
    s_cbranch_scc1 L0
    s_branch L3
L2:
    v_add_nc_u32_e32 v3, s4, v4
    buffer_load_b32 v7, v4, s[20:23], 0 idxen
    buffer_load_b32 v3, v3, s[20:23], 0 idxen
    v_add_nc_u32_e32 v8, s4, v5
    s_add_u32 s1, s1, 1
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v9, 16, v7
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_mul_f32 v11, v9, v0 :: v_dual_lshlrev_b32 v10, 16, v3
    v_and_b32_e32 v7, 0xffff0000, v7
    v_dual_mul_f32 v12, v10, v6 :: v_dual_and_b32 v3, 0xffff0000, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_mul_f32 v13, v7, v1 :: v_dual_mul_f32 v10, v10, v0
    v_dual_mul_f32 v14, v3, v2 :: v_dual_mul_f32 v9, v6, v9
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_sub_f32_e32 v11, v11, v12
    v_mul_f32_e32 v3, v3, v1
    v_dual_sub_f32 v12, v13, v14 :: v_dual_mul_f32 v7, v2, v7
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v9, v10, v9
    v_bfe_u32 v10, v11, 16, 1
    v_or_b32_e32 v13, 0x400000, v11
    s_delay_alu instid0(VALU_DEP_4)
    v_bfe_u32 v14, v12, 16, 1
    v_add_f32_e32 v3, v3, v7
    v_cmp_u_f32_e32 vcc_lo, v11, v11
    v_add3_u32 v7, v11, v10, 0x7fff
    v_or_b32_e32 v10, 0x400000, v12
    v_add3_u32 v11, v12, v14, 0x7fff
    v_cmp_u_f32_e64 s3, v12, v12
    v_bfe_u32 v12, v9, 16, 1
    v_bfe_u32 v14, v3, 16, 1
    v_dual_cndmask_b32 v7, v7, v13 :: v_dual_add_nc_u32 v4, s6, v4
    v_or_b32_e32 v13, 0x400000, v9
    v_cndmask_b32_e64 v10, v11, v10, s3
    v_add3_u32 v11, v9, v12, 0x7fff
    v_cmp_u_f32_e64 s0, v9, v9
    v_add3_u32 v9, v3, v14, 0x7fff
    v_or_b32_e32 v12, 0x400000, v3
    v_cmp_u_f32_e32 vcc_lo, v3, v3
    v_lshrrev_b32_e32 v3, 16, v7
    v_lshrrev_b32_e32 v7, 16, v10
    v_cndmask_b32_e64 v10, v11, v13, s0
    v_cndmask_b32_e32 v9, v9, v12, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshl_or_b32 v3, v7, 16, v3
    v_lshrrev_b32_e32 v7, 16, v10
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v9, 16, v9
    v_lshl_or_b32 v7, v9, 16, v7
    buffer_store_b32 v3, v5, s[24:27], 0 idxen
    v_add_nc_u32_e32 v5, s9, v5
    buffer_store_b32 v7, v8, s[24:27], 0 idxen
L3:
    s_cmp_lt_u32 s1, s2
    s_cbranch_scc1 L2
    s_endpgm
