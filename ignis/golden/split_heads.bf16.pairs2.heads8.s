; 18 VGPRs, 50 SGPRs, 0 bytes of LDS, 0 of scratch, 521 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x48
    s_load_b128 s[16:19], s[0:1], 0x60
    s_load_b128 s[20:23], s[0:1], 0x78
    s_load_b128 s[24:27], s[0:1], 0xa8
    s_load_b128 s[28:31], s[0:1], 0xc0
    s_load_b128 s[32:35], s[0:1], 0x90
    s_load_b128 s[36:39], s[0:1], 0xe8
    s_load_b32 s2, s[0:1], 0xbc
    s_load_b64 s[40:41], s[0:1], 0xd8
    s_load_b32 s15, s[0:1], 0xe0
    s_load_b32 s42, s[0:1], 0x88
    s_load_b32 s43, s[0:1], 0x10
    s_load_b32 s44, s[0:1], 0x70
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s0, s14, 2
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_mov_b32 s45, 0xb9500bee
    s_mov_b32 s46, 0xbab6061a
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s35, 0x31016000
    s_mov_b32 s31, 0x31016000
    s_mov_b32 s39, 0x31016000
    s_lshl_b32 s6, s6, 2
    s_lshl_b32 s26, s26, 2
    s_mov_b32 s47, s30
    s_mov_b32 s48, s38
    s_add_u32 s1, s2, s14
    s_buffer_load_b32 s49, s[24:27], s0
    s_lshl_b32 s0, s1, 2
    s_lshl_b32 s10, s10, 2
    s_buffer_load_b32 s24, s[24:27], s0
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s0, s20
    s_mov_b32 s1, s21
    s_lshl_b32 s2, s22, 1
    s_lshl_b32 s34, s34, 1
    s_lshl_b32 s30, s30, 2
    s_lshl_b32 s38, s38, 1
    s_waitcnt lgkmcnt(0)
    s_lshr_b32 s20, s49, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s20, s24, s20
    s_cmp_lt_u32 s20, s47
    s_cselect_b32 s21, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s21, exec_lo, s21
    s_cbranch_scc0 L0
    s_lshl_b32 s22, s20, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s21, s[28:31], s22
L0:
    s_cmp_lt_u32 s20, s47
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s20, s21, 0
    v_lshlrev_b32_e32 v0, 1, v0
    s_lshl_b32 s20, s20, 5
    s_and_b32 s21, s49, 31
    s_lshr_b32 s22, s15, 1
    s_add_u32 s23, s23, -1
    s_add_u32 s20, s20, s21
    v_max_u32_e32 v1, s22, v0
    v_cmp_gt_u32_e64 s21, s22, v0
    s_min_u32 s20, s20, s23
    s_and_b32 s23, s22, 1
    s_mul_i32 s20, s20, s42
    v_sub_nc_u32_e32 v2, v1, v0
    v_cndmask_b32_e64 v4, 0, v0, s21
    s_cmp_eq_u32 s23, 0
    s_cbranch_scc0 L1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 2, v4
    buffer_load_b64 v[0:1], v0, s[8:11], 0 offen
    s_branch L4
L1:
    s_delay_alu instid0(VALU_DEP_2)
    v_cmp_lt_u32_e64 s24, 0, v2
    s_and_b32 s25, exec_lo, s24
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s25
    v_lshlrev_b32_e32 v0, 2, v4
    buffer_load_b32 v0, v0, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L2:
    v_cmp_lt_u32_e64 s25, 1, v2
    s_and_b32 s26, exec_lo, s25
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s26
    v_lshlrev_b32_e32 v1, 2, v4
    buffer_load_b32 v1, v1, s[8:11], 0 offen offset:4
    s_mov_b32 exec_lo, s12
L3:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s24
    v_cndmask_b32_e64 v1, 0, v1, s25
L4:
    v_cvt_f32_u32_e32 v3, s49
    v_cmp_lt_u32_e64 s8, 0, v2
    v_cmp_lt_u32_e64 s9, 1, v2
    s_lshl_b32 s10, s13, 3
    s_mul_i32 s11, s14, s43
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v0, v3, v0
    v_mul_f32_e32 v1, v3, v1
    s_add_u32 s13, s10, 8
    s_lshl1_add_u32 s24, s41, s40
    s_and_b32 s21, exec_lo, s21
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_dual_mul_f32 v2, 0x3f22f983, v0 :: v_dual_mul_f32 v3, 0x3f22f983, v1
    v_add_nc_u32_e32 v5, s11, v4
    s_min_u32 s11, s13, s24
    s_add_u32 s13, s40, s41
    v_rndne_f32_e32 v2, v2
    v_rndne_f32_e32 v3, v3
    s_mul_i32 s14, s14, s44
    s_and_b32 s24, exec_lo, s8
    s_and_b32 s25, exec_lo, s9
    v_fma_f32 v0, -v2, 0x3fc90fdb, v0
    v_fma_f32 v1, -v3, 0x3fc90fdb, v1
    v_cvt_i32_f32_e32 v6, v2
    v_cvt_i32_f32_e32 v7, v3
    s_and_b32 s26, s21, s8
    v_fma_f32 v0, -v2, 0xb33bbd2e, v0
    v_fma_f32 v1, -v3, 0xb33bbd2e, v1
    v_add_nc_u32_e32 v8, 1, v6
    v_add_nc_u32_e32 v9, 1, v7
    v_and_b32_e32 v10, 1, v6
    v_fma_f32 v0, -v2, 0xa6f72ced, v0
    v_fma_f32 v1, -v3, 0xa6f72ced, v1
    v_and_b32_e32 v2, 1, v7
    v_and_b32_e32 v3, 1, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v12, v0, v0 :: v_dual_and_b32 v11, 1, v9
    v_dual_mul_f32 v13, v1, v1 :: v_dual_and_b32 v6, 2, v6
    v_cmp_ne_u32_e32 vcc_lo, 0, v10
    v_cmp_ne_u32_e64 s28, 0, v2
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v2, 0x3638b88d, v12, s45
    v_fma_f32 v10, 0x37ccf5ce, v12, s46
    v_fma_f32 v14, 0x3638b88d, v13, s45
    v_fma_f32 v15, 0x37ccf5ce, v13, s46
    v_dual_mul_f32 v16, v12, v0 :: v_dual_mul_f32 v17, v13, v1
    v_dual_fmaak_f32 v2, v2, v12, 0x3c088886 :: v_dual_and_b32 v7, 2, v7
    v_fma_f32 v10, v10, v12, 0x3d2aaaa5
    v_fma_f32 v14, v14, v13, 0x3c088886
    v_dual_fmaak_f32 v15, v15, v13, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v6, 30, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmaak_f32 v2, v2, v12, 0xbe2aaaaa :: v_dual_lshlrev_b32 v7, 30, v7
    v_fma_f32 v10, v10, v12, -0.5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v14, v14, v13, 0xbe2aaaaa
    v_fma_f32 v15, v15, v13, -0.5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v0, v2, v16, v0
    v_fma_f32 v2, v10, v12, 1.0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v14, v17, v1
    v_fma_f32 v10, v15, v13, 1.0
    v_cmp_ne_u32_e64 s29, 0, v3
    v_and_b32_e32 v3, 2, v8
    v_cmp_ne_u32_e64 s30, 0, v11
    v_dual_cndmask_b32 v9, v0, v2 :: v_dual_and_b32 v8, 2, v9
    v_cndmask_b32_e64 v11, v1, v10, s28
    v_cndmask_b32_e64 v0, v0, v2, s29
    v_lshlrev_b32_e32 v2, 30, v3
    v_cndmask_b32_e64 v1, v1, v10, s30
    v_lshlrev_b32_e32 v3, 30, v8
    v_xor_b32_e32 v6, v9, v6
    v_xor_b32_e32 v7, v11, v7
    v_xor_b32_e32 v8, v0, v2
    s_and_b32 s27, s21, s9
    v_xor_b32_e32 v9, v1, v3
    s_branch L44
L5:
    s_mul_i32 s28, s10, s15
    s_waitcnt vmcnt(0)
    v_add_nc_u32_e32 v2, s28, v4
    v_add_nc_u32_e32 v3, s28, v5
    s_cmp_eq_u32 s23, 0
    s_cbranch_scc0 L6
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 2, v3
    buffer_load_b64 v[0:1], v0, s[4:7], 0 offen
    s_branch L9
L6:
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s24
    v_lshlrev_b32_e32 v0, 2, v3
    buffer_load_b32 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L7:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s25
    v_lshl_add_u32 v1, v3, 2, 4
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L8:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s8
    v_cndmask_b32_e64 v1, 0, v1, s9
L9:
    s_cmp_gt_u32 s48, 0
    s_cbranch_scc0 L14
    s_cmp_eq_u32 s23, 0
    s_cbranch_scc0 L10
    v_lshlrev_b32_e32 v10, 1, v2
    buffer_load_b32 v10, v10, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    s_branch L13
L10:
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s24
    v_lshlrev_b32_e32 v10, 1, v2
    buffer_load_u16 v10, v10, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    s_mov_b32 exec_lo, s12
L11:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s25
    v_lshlrev_b32_e32 v11, 1, v2
    buffer_load_u16 v11, v11, s[36:39], 0 offen offset:2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v12, 16, v11
    s_mov_b32 exec_lo, s12
L12:
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v11, 0, v10, s8
    v_cndmask_b32_e64 v10, 0, v12, s9
L13:
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_add_f32 v0, v0, v11 :: v_dual_add_f32 v1, v1, v10
L14:
    v_add_nc_u32_e32 v3, s22, v3
    v_add_nc_u32_e32 v10, s22, v2
    s_cmp_eq_u32 s23, 0
    s_cbranch_scc0 L15
    s_delay_alu instid0(VALU_DEP_2)
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_load_b64 v[2:3], v2, s[4:7], 0 offen
    s_branch L18
L15:
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s24
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L16:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s25
    v_lshl_add_u32 v3, v3, 2, 4
    buffer_load_b32 v3, v3, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L17:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v2, 0, v2, s8
    v_cndmask_b32_e64 v3, 0, v3, s9
L18:
    s_cmp_gt_u32 s48, 0
    s_cbranch_scc0 L23
    s_cmp_eq_u32 s23, 0
    s_cbranch_scc0 L19
    v_lshlrev_b32_e32 v10, 1, v10
    buffer_load_b32 v10, v10, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    s_branch L22
L19:
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s24
    v_lshlrev_b32_e32 v11, 1, v10
    buffer_load_u16 v11, v11, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v11
    s_mov_b32 exec_lo, s12
L20:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s25
    v_lshl_add_u32 v10, v10, 1, 2
    buffer_load_u16 v10, v10, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    s_mov_b32 exec_lo, s12
L21:
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v11, 0, v11, s8
    v_cndmask_b32_e64 v10, 0, v10, s9
L22:
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_add_f32 v2, v2, v11 :: v_dual_add_f32 v3, v3, v10
L23:
    s_cmp_ge_u32 s10, s13
    s_cbranch_scc0 L30
    s_sub_u32 s28, s10, s40
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_sub_u32 s28, s28, s41
    s_mul_i32 s28, s28, s15
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s28, s20, s28
    v_add_nc_u32_e32 v10, s28, v4
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s21
    s_waitcnt vmcnt(1)
    v_bfe_u32 v11, v0, 16, 1
    v_bfe_u32 v12, v1, 16, 1
    v_or_b32_e32 v13, 0x400000, v0
    v_cmp_u_f32_e64 s28, v0, v0
    v_or_b32_e32 v14, 0x400000, v1
    v_add3_u32 v0, v0, v11, 0x7fff
    v_add3_u32 v11, v1, v12, 0x7fff
    v_cmp_u_f32_e64 s29, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v0, v13, s28
    v_cndmask_b32_e64 v1, v11, v14, s29
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v1, 16, v1
    s_cmp_eq_u32 s23, 0
    s_cbranch_scc0 L24
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshlrev_b32_e32 v1, 1, v10
    buffer_store_b32 v0, v1, s[32:35], 0 offen
    s_branch L26
L24:
    s_cmp_lg_u32 s26, 0
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s26
    v_lshlrev_b32_e32 v11, 1, v10
    buffer_store_b16 v0, v11, s[32:35], 0 offen
    s_mov_b32 exec_lo, s21
L25:
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s27
    v_lshl_add_u32 v0, v10, 1, 2
    buffer_store_b16 v1, v0, s[32:35], 0 offen
    s_mov_b32 exec_lo, s21
L26:
    s_waitcnt vmcnt(0)
    v_bfe_u32 v0, v2, 16, 1
    v_bfe_u32 v1, v3, 16, 1
    v_or_b32_e32 v11, 0x400000, v2
    v_cmp_u_f32_e64 s28, v2, v2
    v_or_b32_e32 v12, 0x400000, v3
    v_add3_u32 v0, v2, v0, 0x7fff
    v_add3_u32 v1, v3, v1, 0x7fff
    v_cmp_u_f32_e64 s29, v3, v3
    v_add_nc_u32_e32 v2, s22, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v0, v0, v11, s28
    v_cndmask_b32_e64 v1, v1, v12, s29
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v1, 16, v1
    s_cmp_eq_u32 s23, 0
    s_cbranch_scc0 L27
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshlrev_b32_e32 v1, 1, v2
    buffer_store_b32 v0, v1, s[32:35], 0 offen
    s_branch L29
L27:
    s_cmp_lg_u32 s26, 0
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s26
    v_lshlrev_b32_e32 v3, 1, v2
    buffer_store_b16 v0, v3, s[32:35], 0 offen
L28:
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s27
    v_lshl_add_u32 v0, v2, 1, 2
    buffer_store_b16 v1, v0, s[32:35], 0 offen
L29:
    s_mov_b32 exec_lo, s12
    s_branch L43
L30:
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v10, v0, v8 :: v_dual_mul_f32 v13, v3, v7
    v_dual_mul_f32 v11, v2, v6 :: v_dual_mul_f32 v12, v1, v9
    v_dual_mul_f32 v2, v2, v8 :: v_dual_mul_f32 v3, v3, v9
    v_dual_mul_f32 v0, v0, v6 :: v_dual_mul_f32 v1, v1, v7
    v_dual_sub_f32 v10, v10, v11 :: v_dual_subrev_f32 v11, v13, v12
    s_delay_alu instid0(VALU_DEP_2)
    v_dual_add_f32 v0, v2, v0 :: v_dual_add_f32 v1, v3, v1
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s21
    s_cmp_lt_u32 s10, s40
    s_cbranch_scc0 L36
    v_bfe_u32 v2, v10, 16, 1
    v_bfe_u32 v3, v11, 16, 1
    v_or_b32_e32 v12, 0x400000, v10
    v_cmp_u_f32_e64 s29, v10, v10
    v_or_b32_e32 v13, 0x400000, v11
    v_add3_u32 v2, v10, v2, 0x7fff
    v_add3_u32 v3, v11, v3, 0x7fff
    v_cmp_u_f32_e64 s30, v11, v11
    s_add_u32 s28, s14, s28
    v_cndmask_b32_e64 v2, v2, v12, s29
    v_add_nc_u32_e32 v10, s28, v4
    v_cndmask_b32_e64 v3, v3, v13, s30
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshrrev_b32_e32 v3, 16, v3
    s_cmp_eq_u32 s23, 0
    s_cbranch_scc0 L31
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_or_b32 v2, v3, 16, v2
    v_lshlrev_b32_e32 v3, 1, v10
    buffer_store_b32 v2, v3, s[16:19], 0 offen
    s_branch L33
L31:
    s_cmp_lg_u32 s26, 0
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s26
    v_lshlrev_b32_e32 v11, 1, v10
    buffer_store_b16 v2, v11, s[16:19], 0 offen
    s_mov_b32 exec_lo, s21
L32:
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s27
    v_lshl_add_u32 v2, v10, 1, 2
    buffer_store_b16 v3, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s21
L33:
    v_bfe_u32 v2, v0, 16, 1
    v_bfe_u32 v3, v1, 16, 1
    v_or_b32_e32 v11, 0x400000, v0
    v_cmp_u_f32_e64 s28, v0, v0
    v_or_b32_e32 v12, 0x400000, v1
    v_add3_u32 v0, v0, v2, 0x7fff
    v_add3_u32 v2, v1, v3, 0x7fff
    v_cmp_u_f32_e64 s29, v1, v1
    v_add_nc_u32_e32 v1, s22, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v0, v0, v11, s28
    v_cndmask_b32_e64 v2, v2, v12, s29
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v2, 16, v2
    s_cmp_eq_u32 s23, 0
    s_cbranch_scc0 L34
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_or_b32 v0, v2, 16, v0
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_b32 v0, v1, s[16:19], 0 offen
    s_branch L42
L34:
    s_cmp_lg_u32 s26, 0
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s26
    v_lshlrev_b32_e32 v3, 1, v1
    buffer_store_b16 v0, v3, s[16:19], 0 offen
L35:
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s27
    v_lshl_add_u32 v0, v1, 1, 2
    buffer_store_b16 v2, v0, s[16:19], 0 offen
    s_branch L42
L36:
    v_bfe_u32 v2, v10, 16, 1
    v_bfe_u32 v3, v11, 16, 1
    v_or_b32_e32 v12, 0x400000, v10
    v_cmp_u_f32_e32 vcc_lo, v10, v10
    v_or_b32_e32 v13, 0x400000, v11
    v_add3_u32 v2, v10, v2, 0x7fff
    v_add3_u32 v3, v11, v3, 0x7fff
    v_cmp_u_f32_e64 s29, v11, v11
    s_sub_u32 s30, s10, s40
    v_cndmask_b32_e32 v2, v2, v12, vcc_lo
    s_mul_i32 s28, s30, s15
    v_cndmask_b32_e64 v3, v3, v13, s29
    s_add_u32 s28, s20, s28
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v2, 16, v2
    v_add_nc_u32_e32 v10, s28, v4
    v_lshrrev_b32_e32 v3, 16, v3
    s_cmp_eq_u32 s23, 0
    s_cbranch_scc0 L37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_or_b32 v2, v3, 16, v2
    v_lshlrev_b32_e32 v3, 1, v10
    buffer_store_b32 v2, v3, s[0:3], 0 offen
    s_branch L39
L37:
    s_cmp_lg_u32 s26, 0
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s26
    v_lshlrev_b32_e32 v11, 1, v10
    buffer_store_b16 v2, v11, s[0:3], 0 offen
    s_mov_b32 exec_lo, s21
L38:
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s27
    v_lshl_add_u32 v2, v10, 1, 2
    buffer_store_b16 v3, v2, s[0:3], 0 offen
    s_mov_b32 exec_lo, s21
L39:
    v_bfe_u32 v2, v0, 16, 1
    v_bfe_u32 v3, v1, 16, 1
    v_or_b32_e32 v11, 0x400000, v0
    v_cmp_u_f32_e64 s28, v0, v0
    v_or_b32_e32 v12, 0x400000, v1
    v_add3_u32 v0, v0, v2, 0x7fff
    v_add3_u32 v2, v1, v3, 0x7fff
    v_cmp_u_f32_e64 s29, v1, v1
    v_add_nc_u32_e32 v1, s22, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v0, v0, v11, s28
    v_cndmask_b32_e64 v2, v2, v12, s29
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v2, 16, v2
    s_cmp_eq_u32 s23, 0
    s_cbranch_scc0 L40
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_or_b32 v0, v2, 16, v0
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_b32 v0, v1, s[0:3], 0 offen
    s_branch L42
L40:
    s_cmp_lg_u32 s26, 0
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s26
    v_lshlrev_b32_e32 v3, 1, v1
    buffer_store_b16 v0, v3, s[0:3], 0 offen
L41:
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s27
    v_lshl_add_u32 v0, v1, 1, 2
    buffer_store_b16 v2, v0, s[0:3], 0 offen
L42:
    s_mov_b32 exec_lo, s12
L43:
    s_add_u32 s10, s10, 1
L44:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s10, s11
    s_cbranch_scc1 L5
    s_endpgm
