; 26 VGPRs, 54 SGPRs, 0 bytes of LDS, 0 of scratch, 472 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0xa8
    s_load_b128 s[28:31], s[0:1], 0x60
    s_load_b128 s[32:35], s[0:1], 0x78
    s_load_b128 s[36:39], s[0:1], 0x90
    s_load_b32 s2, s[0:1], 0xbc
    s_load_b128 s[40:43], s[0:1], 0xc0
    s_load_b128 s[44:47], s[0:1], 0xd8
    s_load_b32 s15, s[0:1], 0x10
    s_load_b32 s48, s[0:1], 0x70
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s0, s14, 2
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_mov_b32 s49, 0xb9500bee
    s_mov_b32 s50, 0xbab6061a
    s_mov_b32 s51, 0xfedcba98
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s19, 0x11016000
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s31, 0x11016000
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s39, 0x11016000
    s_mov_b32 s43, 0x31016000
    s_max_u32 s1, s6, 1
    s_max_u32 s10, s10, 1
    s_max_u32 s18, s18, 1
    s_lshl_b32 s26, s26, 2
    s_max_u32 s22, s22, 1
    s_max_u32 s30, s30, 1
    s_add_u32 s2, s2, s14
    s_buffer_load_b32 s52, s[24:27], s0
    s_mov_b32 s53, s42
    s_lshl_b32 s0, s2, 2
    s_buffer_load_b32 s24, s[24:27], s0
    s_or_b32 s5, s5, 0x40000
    s_sub_u32 s6, s1, 1
    s_or_b32 s9, s9, 0x20000
    s_sub_u32 s10, s10, 1
    s_or_b32 s17, s17, 0x20000
    s_sub_u32 s18, s18, 1
    s_or_b32 s21, s21, 0x40000
    s_sub_u32 s22, s22, 1
    s_or_b32 s29, s29, 0x20000
    s_sub_u32 s30, s30, 1
    s_mov_b32 s0, s32
    s_mov_b32 s1, s33
    s_mov_b32 s2, s34
    s_or_b32 s37, s37, 0x40000
    s_lshl_b32 s42, s42, 2
    s_waitcnt lgkmcnt(0)
    s_lshr_b32 s25, s52, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s24, s24, s25
    s_cmp_lt_u32 s24, s53
    s_cselect_b32 s25, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s25, exec_lo, s25
    s_cbranch_scc0 L0
    s_lshl_b32 s26, s24, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s25, s[40:43], s26
L0:
    v_dual_mov_b32 v6, 1.0 :: v_dual_lshlrev_b32 v1, 1, v0
    s_lshr_b32 s26, s46, 1
    v_cvt_f32_u32_e32 v2, s45
    s_sub_u32 s27, 0, s45
    v_cvt_f32_u32_e32 v3, s52
    v_cmp_gt_u32_e64 s32, s26, v1
    v_cvt_f32_u32_e32 v4, s46
    v_rcp_f32_e32 v2, v2
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v5, 0, v1, s32
    s_cmp_eq_u32 s45, 0
    s_cselect_b32 s33, exec_lo, 0
    v_cmp_eq_u32_e64 s34, 0, v0
    s_waitcnt_depctr 0xfff
    v_dual_mul_f32 v0, 0x4f7ffffa, v2 :: v_dual_add_nc_u32 v7, s26, v5
    v_div_scale_f32 v2, null, v4, v4, v6
    s_cmp_lt_u32 s24, s53
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s24, s25, 0
    s_lshl_b32 s13, s13, 3
    v_cvt_u32_f32_e32 v8, v0
    v_rcp_f32_e32 v9, v2
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_lo_u32 v10, s27, v8
    buffer_load_b64 v[0:1], v5, s[20:23], 0 idxen
    buffer_load_b32 v11, v5, s[8:11], 0 idxen
    buffer_load_b32 v12, v7, s[8:11], 0 idxen
    buffer_load_b32 v13, v5, s[16:19], 0 idxen
    buffer_load_b32 v7, v7, s[16:19], 0 idxen
    v_mul_hi_u32 v10, v8, v10
    s_waitcnt_depctr 0xfff
    v_fma_f32 v14, -v2, v9, 1.0
    s_mul_i32 s8, s14, s15
    s_add_u32 s9, s13, 8
    s_lshl1_add_u32 s10, s45, s44
    v_add_nc_u32_e32 v8, v8, v10
    v_dual_fmac_f32 v9, v9, v14 :: v_dual_add_nc_u32 v10, s8, v5
    s_min_u32 s8, s9, s10
    s_add_u32 s9, s44, s45
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_hi_u32 v14, s35, v8
    v_or_b32_e32 v15, 1, v9
    s_and_b32 s10, exec_lo, s32
    s_mul_i32 s11, s14, s48
    s_and_b32 s14, s52, 31
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v16, v14, s45
    v_div_scale_f32 v17, vcc_lo, v6, v4, v6
    v_mul_f32_e32 v18, v17, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v19, -v2, v18, v17
    v_fma_f32 v15, v19, v15, v18
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, -v2, v15, v17
    v_div_fmas_f32 v2, v2, v9, v15
    v_sub_nc_u32_e32 v9, s35, v16
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_div_fixup_f32 v4, v2, v4, v6
    s_and_b32 s15, exec_lo, s34
    v_cmp_le_u32_e32 vcc_lo, s45, v9
    v_subrev_nc_u32_e32 v2, s45, v9
    v_add_co_ci_u32_e64 v6, null, v14, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v2, v9, v2, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s45, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_co_ci_u32_e64 v2, null, v6, 0, vcc_lo
    v_cndmask_b32_e64 v2, v2, 0, s33
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_readfirstlane_b32 s16, v2
    s_add_u32 s16, s16, -1
    s_min_u32 s16, s24, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    s_mul_i32 s16, s16, s45
    s_waitcnt vmcnt(4)
    v_mul_f32_e32 v0, v3, v0
    v_dual_mul_f32 v1, v3, v1 :: v_dual_mul_f32 v2, 0x3f22f983, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v3, 0x3f22f983, v1
    v_rndne_f32_e32 v2, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_rndne_f32_e32 v3, v3
    v_fma_f32 v0, -v2, 0x3fc90fdb, v0
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_fma_f32 v1, -v3, 0x3fc90fdb, v1
    v_cvt_i32_f32_e32 v6, v2
    v_cvt_i32_f32_e32 v9, v3
    v_fma_f32 v0, -v2, 0xb33bbd2e, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, -v3, 0xb33bbd2e, v1
    v_add_nc_u32_e32 v14, 1, v6
    s_delay_alu instid0(VALU_DEP_4)
    v_add_nc_u32_e32 v15, 1, v9
    v_and_b32_e32 v16, 1, v6
    v_fma_f32 v0, -v2, 0xa6f72ced, v0
    v_fma_f32 v1, -v3, 0xa6f72ced, v1
    v_and_b32_e32 v2, 1, v9
    v_and_b32_e32 v3, 1, v14
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v18, v0, v0 :: v_dual_and_b32 v17, 1, v15
    v_dual_mul_f32 v19, v1, v1 :: v_dual_and_b32 v6, 2, v6
    v_cmp_ne_u32_e64 s17, 0, v16
    v_cmp_ne_u32_e64 s18, 0, v2
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v2, 0x3638b88d, v18, s49
    v_fma_f32 v16, 0x37ccf5ce, v18, s50
    v_fma_f32 v20, 0x3638b88d, v19, s49
    v_fma_f32 v21, 0x37ccf5ce, v19, s50
    v_dual_mul_f32 v22, v18, v0 :: v_dual_mul_f32 v23, v19, v1
    v_dual_fmaak_f32 v2, v2, v18, 0x3c088886 :: v_dual_and_b32 v9, 2, v9
    v_fma_f32 v16, v16, v18, 0x3d2aaaa5
    v_fma_f32 v20, v20, v19, 0x3c088886
    v_dual_fmaak_f32 v21, v21, v19, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v6, 30, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmaak_f32 v2, v2, v18, 0xbe2aaaaa :: v_dual_lshlrev_b32 v9, 30, v9
    v_fma_f32 v16, v16, v18, -0.5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v20, v20, v19, 0xbe2aaaaa
    v_fma_f32 v21, v21, v19, -0.5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v0, v2, v22, v0
    v_fma_f32 v2, v16, v18, 1.0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v20, v23, v1
    v_fma_f32 v16, v21, v19, 1.0
    v_cmp_ne_u32_e64 s19, 0, v3
    v_and_b32_e32 v3, 2, v14
    v_cmp_ne_u32_e64 s20, 0, v17
    v_and_b32_e32 v14, 2, v15
    v_cndmask_b32_e64 v15, v0, v2, s17
    v_cndmask_b32_e64 v17, v1, v16, s18
    v_cndmask_b32_e64 v0, v0, v2, s19
    v_lshlrev_b32_e32 v2, 30, v3
    v_cndmask_b32_e64 v1, v1, v16, s20
    v_lshlrev_b32_e32 v3, 30, v14
    v_xor_b32_e32 v6, v15, v6
    v_xor_b32_e32 v9, v17, v9
    v_xor_b32_e32 v14, v0, v2
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v15, 16, v11
    v_xor_b32_e32 v16, v1, v3
    v_and_b32_e32 v11, 0xffff0000, v11
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v17, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v18, 16, v13
    v_and_b32_e32 v13, 0xffff0000, v13
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v19, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    s_branch L21
L1:
    s_mul_i32 s17, s13, s46
    s_waitcnt vmcnt(1)
    v_add_nc_u32_e32 v0, s17, v10
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s26, v0
    buffer_load_b64 v[0:1], v0, s[4:7], 0 idxen
    buffer_load_b64 v[2:3], v2, s[4:7], 0 idxen
    s_cmp_ge_u32 s13, s9
    s_cbranch_scc1 L10
    s_waitcnt vmcnt(1)
    v_fma_f32 v20, v0, v0, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v1, v1, v20
    s_waitcnt vmcnt(0)
    v_fma_f32 v20, v2, v2, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v3, v3, v20
    v_cndmask_b32_e64 v20, 0, v20, s32
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v20, v20, v20 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v20, v20, v20 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v20, v20, v20 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v20, v20, v20 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v21, v20, 0x76543210, s51
    v_add_f32_e32 v20, v21, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v20, v4, s47
    v_cmp_gt_f32_e64 s18, 0x800000, v20
    v_mul_f32_e32 v21, 0x4b800000, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v20, v20, v21, s18
    v_rsq_f32_e32 v20, v20
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v21, 0x45800000, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v20, v20, v21, s18
    v_mul_f32_e32 v0, v0, v20
    s_cmp_lt_u32 s13, s44
    s_cbranch_scc0 L2
    v_mov_b32_e32 v21, v15
    s_branch L3
L2:
    v_mov_b32_e32 v21, v18
L3:
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v0, v0, v21 :: v_dual_mul_f32 v1, v1, v20
    s_cmp_lt_u32 s13, s44
    s_cbranch_scc0 L4
    v_mov_b32_e32 v21, v11
    s_branch L5
L4:
    v_mov_b32_e32 v21, v13
L5:
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v1, v1, v21 :: v_dual_mul_f32 v2, v2, v20
    s_cmp_lt_u32 s13, s44
    s_cbranch_scc0 L6
    v_mov_b32_e32 v21, v17
    s_branch L7
L6:
    v_mov_b32_e32 v21, v19
L7:
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v2, v2, v21 :: v_dual_mul_f32 v3, v3, v20
    s_cmp_lt_u32 s13, s44
    s_cbranch_scc0 L8
    v_mov_b32_e32 v20, v12
    s_branch L9
L8:
    v_mov_b32_e32 v20, v7
L9:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v3, v3, v20 :: v_dual_mul_f32 v22, v16, v1
    v_dual_mul_f32 v20, v0, v14 :: v_dual_mul_f32 v25, v1, v9
    v_mul_f32_e32 v21, v2, v6
    v_dual_mul_f32 v2, v2, v14 :: v_dual_mul_f32 v23, v3, v9
    v_mul_f32_e32 v24, v0, v6
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v3, v3, v16 :: v_dual_sub_f32 v0, v20, v21
    v_sub_f32_e32 v1, v22, v23
    s_delay_alu instid0(VALU_DEP_2)
    v_dual_add_f32 v2, v2, v24 :: v_dual_add_f32 v3, v3, v25
L10:
    s_cmp_lt_u32 s13, s44
    s_cbranch_scc0 L11
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s10
    s_add_u32 s17, s11, s17
    s_waitcnt vmcnt(1)
    v_bfe_u32 v20, v0, 16, 1
    v_bfe_u32 v21, v1, 16, 1
    s_waitcnt vmcnt(0)
    v_bfe_u32 v22, v2, 16, 1
    v_bfe_u32 v23, v3, 16, 1
    v_or_b32_e32 v24, 0x400000, v0
    v_add3_u32 v20, v0, v20, 0x7fff
    v_cmp_u_f32_e64 s18, v0, v0
    v_add3_u32 v0, v1, v21, 0x7fff
    v_or_b32_e32 v21, 0x400000, v1
    v_cmp_u_f32_e64 s19, v1, v1
    v_add3_u32 v1, v2, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v2
    v_cmp_u_f32_e64 s20, v2, v2
    v_add3_u32 v2, v3, v23, 0x7fff
    v_or_b32_e32 v23, 0x400000, v3
    v_cmp_u_f32_e64 s21, v3, v3
    v_cndmask_b32_e64 v3, v20, v24, s18
    v_cndmask_b32_e64 v0, v0, v21, s19
    v_cndmask_b32_e64 v1, v1, v22, s20
    v_add_nc_u32_e32 v20, s17, v5
    v_cndmask_b32_e64 v2, v2, v23, s21
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v1, 16, v1
    v_add_nc_u32_e32 v21, s26, v20
    v_lshrrev_b32_e32 v2, 16, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshl_or_b32 v0, v0, 16, v3
    v_lshl_or_b32 v1, v2, 16, v1
    buffer_store_b32 v0, v20, s[28:31], 0 idxen
    buffer_store_b32 v1, v21, s[28:31], 0 idxen
    s_mov_b32 exec_lo, s12
    s_branch L20
L11:
    s_waitcnt vmcnt(1)
    v_dual_mul_f32 v20, 0, v0 :: v_dual_mul_f32 v21, 0, v1
    v_max_f32_e64 v22, 0, |v0|
    s_waitcnt vmcnt(0)
    v_max3_f32 v23, 0, |v2|, |v3|
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v20, 0, v20
    v_max3_f32 v22, v22, |v1|, v23
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v20, v20, v21
    v_and_b32_e32 v20, 0x7fffffff, v20
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e64 s17, 0x7f800000, v20
    s_and_not1_b32 s18, exec_lo, s17
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s18
    v_dual_mul_f32 v20, 0, v2 :: v_dual_mul_f32 v21, 0, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v20, 0, v20
    v_add_f32_e32 v20, v20, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v20, 0x7fffffff, v20
    v_cmp_lt_u32_e64 s19, 0x7f800000, v20
    s_mov_b32 exec_lo, s12
L12:
    v_cndmask_b32_e64 v20, 0, v22, s32
    s_or_b32 s17, s17, s19
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    s_and_b32 s17, s32, s17
    v_max_f32_dpp v20, v20, v20 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v20, v20, v20 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v20, v20, v20 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v20, v20, v20 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v21, v20, 0x76543210, s51
    s_delay_alu instid0(VALU_DEP_1)
    v_max_f32_e32 v20, v21, v20
    s_and_b32 s17, s17, exec_lo
    s_cbranch_scc0 L13
    v_mov_b32_e32 v21, 0x7fc00000
    s_branch L14
L13:
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v21, 0x3c010204, v20
L14:
    v_cmp_le_f32_e64 s17, 0xda24260, v20
    s_cmp_lg_u32 s17, 0
    s_cbranch_scc0 L15
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v20|
    v_cmp_gt_f32_e64 s18, 0x800000, |v20|
    s_cmp_lg_u32 vcc_lo, 0
    s_cselect_b32 s17, 0x2f800000, 1.0
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s17, 0x4f800000, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v20, s17, v20
    v_rcp_f32_e32 v20, v20
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v20, s17, v20
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v20, 0x42fe0000, v20
    s_branch L16
L15:
    v_mov_b32_e32 v20, 0
L16:
    s_sub_u32 s17, s13, s44
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v22, s17, v8
    v_mul_lo_u32 v22, v22, s45
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v22, s17, v22
    v_cmp_le_u32_e32 vcc_lo, s45, v22
    v_subrev_nc_u32_e32 v23, s45, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v22, v22, v23, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s45, v22
    v_subrev_nc_u32_e32 v23, s45, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v22, v22, v23, vcc_lo
    v_cndmask_b32_e64 v22, v22, 0, s33
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s17, v22
    s_add_u32 s17, s16, s17
    s_cmp_ge_u32 s13, s9
    s_cbranch_scc0 L17
    s_mov_b32 s18, 32
    s_branch L18
L17:
    s_mov_b32 s18, 0
L18:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s18, s14, s18
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s10
    s_lshl_b32 s19, s17, 6
    v_mul_f32_e32 v0, v0, v20
    v_mul_f32_e32 v1, v1, v20
    v_mul_f32_e32 v2, v2, v20
    v_mul_f32_e32 v3, v3, v20
    s_add_u32 s19, s19, s18
    v_rndne_f32_e32 v0, v0
    v_rndne_f32_e32 v1, v1
    v_rndne_f32_e32 v2, v2
    v_rndne_f32_e32 v3, v3
    s_mul_i32 s19, s19, s46
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_add_f32 v0, 0x43000000, v0 :: v_dual_add_f32 v1, 0x43000000, v1
    v_dual_add_f32 v2, 0x43000000, v2 :: v_dual_add_f32 v3, 0x43000000, v3
    v_add_nc_u32_e32 v20, s19, v5
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cvt_u32_f32_e32 v0, v0
    v_cvt_u32_f32_e32 v1, v1
    s_delay_alu instid0(VALU_DEP_4)
    v_cvt_u32_f32_e32 v2, v2
    v_cvt_u32_f32_e32 v3, v3
    v_add_nc_u32_e32 v22, s26, v20
    v_min_u32_e32 v0, 0xff, v0
    v_min_u32_e32 v1, 0xff, v1
    v_min_u32_e32 v2, 0xff, v2
    v_min_u32_e32 v3, 0xff, v3
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshl_or_b32 v0, v1, 8, v0
    v_lshl_or_b32 v1, v3, 8, v2
    buffer_store_b16 v0, v20, s[0:3], 0 offen
    buffer_store_b16 v1, v22, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L19:
    s_cmp_lg_u32 s15, 0
    s_cbranch_scc0 L20
    s_lshl_b32 s17, s17, 6
    s_mov_b32 exec_lo, s15
    s_add_u32 s17, s17, s18
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v0, s17
    buffer_store_b32 v21, v0, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s12
L20:
    s_add_u32 s13, s13, 1
L21:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s13, s8
    s_cbranch_scc1 L1
    s_endpgm
