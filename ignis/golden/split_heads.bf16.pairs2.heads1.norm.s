; 24 VGPRs, 55 SGPRs, 0 bytes of LDS, 0 of scratch, 658 instructions
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
    s_load_b32 s15, s[0:1], 0x88
    s_load_b32 s48, s[0:1], 0x10
    s_load_b32 s49, s[0:1], 0x70
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s0, s14, 2
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_mov_b32 s50, 0xb9500bee
    s_mov_b32 s51, 0xbab6061a
    s_mov_b32 s52, 0xfedcba98
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s31, 0x31016000
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s39, 0x31016000
    s_mov_b32 s43, 0x31016000
    s_lshl_b32 s6, s6, 2
    s_lshl_b32 s10, s10, 1
    s_lshl_b32 s26, s26, 2
    s_add_u32 s1, s2, s14
    s_buffer_load_b32 s53, s[24:27], s0
    s_mov_b32 s54, s42
    s_lshl_b32 s0, s1, 2
    s_lshl_b32 s18, s18, 1
    s_buffer_load_b32 s24, s[24:27], s0
    s_lshl_b32 s22, s22, 2
    s_lshl_b32 s30, s30, 1
    s_mov_b32 s0, s32
    s_mov_b32 s1, s33
    s_lshl_b32 s2, s34, 1
    s_lshl_b32 s38, s38, 1
    s_lshl_b32 s42, s42, 2
    s_waitcnt lgkmcnt(0)
    s_lshr_b32 s25, s53, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s24, s24, s25
    s_cmp_lt_u32 s24, s54
    s_cselect_b32 s25, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s25, exec_lo, s25
    s_cbranch_scc0 L0
    s_lshl_b32 s26, s24, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s25, s[40:43], s26
L0:
    s_cmp_lt_u32 s24, s54
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s24, s25, 0
    v_lshlrev_b32_e32 v0, 1, v0
    s_lshl_b32 s24, s24, 5
    s_and_b32 s25, s53, 31
    s_lshr_b32 s26, s46, 1
    s_add_u32 s27, s35, -1
    s_add_u32 s24, s24, s25
    v_max_u32_e32 v1, s26, v0
    v_cmp_gt_u32_e64 s25, s26, v0
    s_min_u32 s24, s24, s27
    s_and_b32 s27, s26, 1
    s_mul_i32 s15, s24, s15
    v_sub_nc_u32_e32 v2, v1, v0
    v_cndmask_b32_e64 v4, 0, v0, s25
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 2, v4
    buffer_load_b64 v[0:1], v0, s[20:23], 0 offen
    s_branch L4
L1:
    s_delay_alu instid0(VALU_DEP_2)
    v_cmp_lt_u32_e64 s24, 0, v2
    s_and_b32 s32, exec_lo, s24
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s32
    v_lshlrev_b32_e32 v0, 2, v4
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L2:
    v_cmp_lt_u32_e64 s32, 1, v2
    s_and_b32 s33, exec_lo, s32
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s33
    v_lshlrev_b32_e32 v1, 2, v4
    buffer_load_b32 v1, v1, s[20:23], 0 offen offset:4
    s_mov_b32 exec_lo, s12
L3:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s24
    v_cndmask_b32_e64 v1, 0, v1, s32
L4:
    v_cvt_f32_u32_e32 v3, s53
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v0, v3, v0
    v_mul_f32_e32 v1, v3, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v3, 0x3f22f983, v0
    v_mul_f32_e32 v5, 0x3f22f983, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_rndne_f32_e32 v3, v3
    v_rndne_f32_e32 v5, v5
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v0, -v3, 0x3fc90fdb, v0
    v_fma_f32 v1, -v5, 0x3fc90fdb, v1
    v_cvt_i32_f32_e32 v6, v3
    v_cvt_i32_f32_e32 v7, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v0, -v3, 0xb33bbd2e, v0
    v_fma_f32 v1, -v5, 0xb33bbd2e, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_nc_u32_e32 v8, 1, v6
    v_add_nc_u32_e32 v9, 1, v7
    v_and_b32_e32 v10, 1, v6
    v_fma_f32 v0, -v3, 0xa6f72ced, v0
    v_fma_f32 v1, -v5, 0xa6f72ced, v1
    v_and_b32_e32 v3, 1, v7
    v_and_b32_e32 v5, 1, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v12, v0, v0 :: v_dual_and_b32 v11, 1, v9
    v_dual_mul_f32 v13, v1, v1 :: v_dual_and_b32 v6, 2, v6
    v_cmp_ne_u32_e64 s20, 0, v10
    v_cmp_ne_u32_e64 s21, 0, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v3, 0x3638b88d, v12, s50
    v_fma_f32 v10, 0x37ccf5ce, v12, s51
    v_fma_f32 v14, 0x3638b88d, v13, s50
    v_fma_f32 v15, 0x37ccf5ce, v13, s51
    v_dual_mul_f32 v16, v12, v0 :: v_dual_mul_f32 v17, v13, v1
    v_fma_f32 v3, v3, v12, 0x3c088886
    v_dual_fmaak_f32 v10, v10, v12, 0x3d2aaaa5 :: v_dual_and_b32 v7, 2, v7
    v_fma_f32 v14, v14, v13, 0x3c088886
    v_dual_fmaak_f32 v15, v15, v13, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v6, 30, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v3, v3, v12, 0xbe2aaaaa
    v_fma_f32 v10, v10, v12, -0.5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmaak_f32 v14, v13, v14, 0xbe2aaaaa :: v_dual_lshlrev_b32 v7, 30, v7
    v_fma_f32 v15, v15, v13, -0.5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v0, v3, v16, v0
    v_fma_f32 v3, v10, v12, 1.0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v14, v17, v1
    v_fma_f32 v10, v15, v13, 1.0
    v_cmp_ne_u32_e64 s22, 0, v5
    v_and_b32_e32 v5, 2, v8
    v_cmp_ne_u32_e64 s23, 0, v11
    v_and_b32_e32 v8, 2, v9
    v_cndmask_b32_e64 v9, v0, v3, s20
    v_cndmask_b32_e64 v11, v1, v10, s21
    v_cndmask_b32_e64 v0, v0, v3, s22
    v_lshlrev_b32_e32 v3, 30, v5
    v_cndmask_b32_e64 v1, v1, v10, s23
    v_lshlrev_b32_e32 v5, 30, v8
    v_xor_b32_e32 v6, v9, v6
    v_xor_b32_e32 v7, v11, v7
    v_xor_b32_e32 v8, v0, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_xor_b32_e32 v5, v1, v5
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L5
    v_lshlrev_b32_e32 v0, 1, v4
    buffer_load_b32 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v9, 16, v0
    v_and_b32_e32 v10, 0xffff0000, v0
    s_branch L8
L5:
    v_cmp_lt_u32_e64 s20, 0, v2
    s_and_b32 s21, exec_lo, s20
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v0, 1, v4
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L6:
    v_cmp_lt_u32_e64 s21, 1, v2
    s_and_b32 s22, exec_lo, s21
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s22
    v_lshlrev_b32_e32 v1, 1, v4
    buffer_load_u16 v1, v1, s[8:11], 0 offen offset:2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_mov_b32 exec_lo, s12
L7:
    v_cndmask_b32_e64 v9, 0, v0, s20
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v10, 0, v1, s21
L8:
    v_add_nc_u32_e32 v0, s26, v4
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L9
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v0
    buffer_load_b32 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v1
    v_and_b32_e32 v12, 0xffff0000, v1
    s_branch L12
L9:
    v_cmp_lt_u32_e64 s20, 0, v2
    s_and_b32 s21, exec_lo, s20
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v1, 1, v0
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_mov_b32 exec_lo, s12
L10:
    v_cmp_lt_u32_e64 s21, 1, v2
    s_and_b32 s22, exec_lo, s21
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s22
    v_lshlrev_b32_e32 v3, 1, v0
    buffer_load_u16 v3, v3, s[8:11], 0 offen offset:2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    s_mov_b32 exec_lo, s12
L11:
    v_cndmask_b32_e64 v11, 0, v1, s20
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v12, 0, v3, s21
L12:
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L13
    v_lshlrev_b32_e32 v1, 1, v4
    buffer_load_b32 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v13, 16, v1
    v_and_b32_e32 v14, 0xffff0000, v1
    s_branch L16
L13:
    v_cmp_lt_u32_e64 s8, 0, v2
    s_and_b32 s9, exec_lo, s8
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s9
    v_lshlrev_b32_e32 v1, 1, v4
    buffer_load_u16 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_mov_b32 exec_lo, s12
L14:
    v_cmp_lt_u32_e64 s9, 1, v2
    s_and_b32 s10, exec_lo, s9
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s10
    v_lshlrev_b32_e32 v3, 1, v4
    buffer_load_u16 v3, v3, s[16:19], 0 offen offset:2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    s_mov_b32 exec_lo, s12
L15:
    v_cndmask_b32_e64 v13, 0, v1, s8
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v14, 0, v3, s9
L16:
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L17
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b32 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v0
    v_and_b32_e32 v16, 0xffff0000, v0
    s_branch L20
L17:
    v_cmp_lt_u32_e64 s8, 0, v2
    s_and_b32 s9, exec_lo, s8
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s9
    v_lshlrev_b32_e32 v1, 1, v0
    buffer_load_u16 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_mov_b32 exec_lo, s12
L18:
    v_cmp_lt_u32_e64 s9, 1, v2
    s_and_b32 s10, exec_lo, s9
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s10
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[16:19], 0 offen offset:2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L19:
    v_cndmask_b32_e64 v15, 0, v1, s8
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v16, 0, v0, s9
L20:
    v_cvt_f32_u32_e32 v0, s46
    v_mov_b32_e32 v1, 1.0
    v_cmp_lt_u32_e64 s8, 0, v2
    v_cmp_lt_u32_e64 s9, 1, v2
    s_mul_i32 s10, s14, s48
    s_add_u32 s11, s13, 1
    v_div_scale_f32 v2, null, v0, v0, v1
    s_lshl1_add_u32 s16, s45, s44
    s_and_b32 s17, exec_lo, s25
    v_add_nc_u32_e32 v17, s10, v4
    s_min_u32 s10, s11, s16
    v_rcp_f32_e32 v3, v2
    s_add_u32 s11, s44, s45
    s_mul_i32 s14, s14, s49
    s_and_b32 s16, exec_lo, s8
    s_and_b32 s18, exec_lo, s9
    s_waitcnt_depctr 0xfff
    v_fma_f32 v18, -v2, v3, 1.0
    s_and_b32 s19, s17, s8
    s_and_b32 s20, s17, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v3, v18, v3, v3
    v_or_b32_e32 v18, 1, v3
    v_div_scale_f32 v19, vcc_lo, v1, v0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v20, v19, v3
    v_fma_f32 v21, -v2, v20, v19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v18, v21, v18, v20
    v_fma_f32 v2, -v2, v18, v19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fmas_f32 v2, v2, v3, v18
    v_div_fixup_f32 v18, v2, v0, v1
    s_branch L58
L21:
    s_mul_i32 s21, s13, s46
    s_waitcnt vmcnt(0)
    v_add_nc_u32_e32 v2, s21, v17
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L22
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 2, v2
    buffer_load_b64 v[0:1], v0, s[4:7], 0 offen
    s_branch L25
L22:
    s_cmp_lg_u32 s16, 0
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s16
    v_lshlrev_b32_e32 v0, 2, v2
    buffer_load_b32 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L23:
    s_cmp_lg_u32 s18, 0
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s18
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_load_b32 v1, v1, s[4:7], 0 offen offset:4
    s_mov_b32 exec_lo, s12
L24:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s8
    v_cndmask_b32_e64 v1, 0, v1, s9
L25:
    v_add_nc_u32_e32 v2, s26, v2
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L26
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_load_b64 v[2:3], v2, s[4:7], 0 offen
    s_branch L29
L26:
    s_cmp_lg_u32 s16, 0
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s16
    v_lshlrev_b32_e32 v3, 2, v2
    buffer_load_b32 v3, v3, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L27:
    s_cmp_lg_u32 s18, 0
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s18
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_load_b32 v19, v2, s[4:7], 0 offen offset:4
    s_mov_b32 exec_lo, s12
L28:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v2, 0, v3, s8
    v_cndmask_b32_e64 v3, 0, v19, s9
L29:
    s_cmp_ge_u32 s13, s11
    s_cbranch_scc0 L36
    s_sub_u32 s21, s13, s44
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_sub_u32 s21, s21, s45
    s_mul_i32 s21, s21, s46
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s21, s15, s21
    v_add_nc_u32_e32 v19, s21, v4
    s_cmp_lg_u32 s17, 0
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s17
    s_waitcnt vmcnt(1)
    v_bfe_u32 v20, v0, 16, 1
    v_bfe_u32 v21, v1, 16, 1
    v_or_b32_e32 v22, 0x400000, v0
    v_cmp_u_f32_e64 s21, v0, v0
    v_or_b32_e32 v23, 0x400000, v1
    v_add3_u32 v0, v0, v20, 0x7fff
    v_add3_u32 v20, v1, v21, 0x7fff
    v_cmp_u_f32_e64 s22, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v0, v22, s21
    v_cndmask_b32_e64 v1, v20, v23, s22
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v1, 16, v1
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L30
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshlrev_b32_e32 v1, 1, v19
    buffer_store_b32 v0, v1, s[36:39], 0 offen
    s_branch L32
L30:
    s_cmp_lg_u32 s19, 0
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s19
    v_lshlrev_b32_e32 v20, 1, v19
    buffer_store_b16 v0, v20, s[36:39], 0 offen
    s_mov_b32 exec_lo, s17
L31:
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s20
    v_lshl_add_u32 v0, v19, 1, 2
    buffer_store_b16 v1, v0, s[36:39], 0 offen
    s_mov_b32 exec_lo, s17
L32:
    s_waitcnt vmcnt(0)
    v_bfe_u32 v0, v2, 16, 1
    v_bfe_u32 v1, v3, 16, 1
    v_or_b32_e32 v20, 0x400000, v2
    v_cmp_u_f32_e64 s21, v2, v2
    v_or_b32_e32 v21, 0x400000, v3
    v_add3_u32 v0, v2, v0, 0x7fff
    v_add3_u32 v1, v3, v1, 0x7fff
    v_cmp_u_f32_e64 s22, v3, v3
    v_add_nc_u32_e32 v2, s26, v19
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v0, v0, v20, s21
    v_cndmask_b32_e64 v1, v1, v21, s22
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v1, 16, v1
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L33
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshlrev_b32_e32 v1, 1, v2
    buffer_store_b32 v0, v1, s[36:39], 0 offen
    s_branch L35
L33:
    s_cmp_lg_u32 s19, 0
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s19
    v_lshlrev_b32_e32 v3, 1, v2
    buffer_store_b16 v0, v3, s[36:39], 0 offen
L34:
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s20
    v_lshl_add_u32 v0, v2, 1, 2
    buffer_store_b16 v1, v0, s[36:39], 0 offen
L35:
    s_mov_b32 exec_lo, s12
    s_branch L57
L36:
    s_waitcnt vmcnt(1)
    v_fma_f32 v19, v0, v0, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v19, v1, v1, v19
    s_waitcnt vmcnt(0)
    v_fma_f32 v19, v2, v2, v19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v19, v3, v3, v19
    v_cndmask_b32_e64 v19, 0, v19, s25
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v19, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v19, v19, v19 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v19, v19, v19 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v19, v19, v19 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v20, v19, 0x76543210, s52
    v_add_f32_e32 v19, v20, v19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v19, v19, v18, s47
    v_cmp_gt_f32_e64 s22, 0x800000, v19
    v_mul_f32_e32 v20, 0x4b800000, v19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v19, v19, v20, s22
    v_rsq_f32_e32 v19, v19
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v20, 0x45800000, v19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v19, v19, v20, s22
    v_mul_f32_e32 v0, v0, v19
    s_cmp_lt_u32 s13, s44
    s_cbranch_scc0 L37
    v_mov_b32_e32 v20, v9
    s_branch L38
L37:
    v_mov_b32_e32 v20, v13
L38:
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v0, v0, v20 :: v_dual_mul_f32 v1, v1, v19
    s_cmp_lt_u32 s13, s44
    s_cbranch_scc0 L39
    v_mov_b32_e32 v20, v10
    s_branch L40
L39:
    v_mov_b32_e32 v20, v14
L40:
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v1, v1, v20 :: v_dual_mul_f32 v2, v2, v19
    s_cmp_lt_u32 s13, s44
    s_cbranch_scc0 L41
    v_mov_b32_e32 v20, v11
    s_branch L42
L41:
    v_mov_b32_e32 v20, v15
L42:
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v2, v2, v20 :: v_dual_mul_f32 v3, v3, v19
    s_cmp_lt_u32 s13, s44
    s_cbranch_scc0 L43
    v_mov_b32_e32 v19, v12
    s_branch L44
L43:
    v_mov_b32_e32 v19, v16
L44:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v3, v3, v19 :: v_dual_mul_f32 v20, v2, v6
    v_mul_f32_e32 v19, v0, v8
    v_dual_mul_f32 v21, v1, v5 :: v_dual_mul_f32 v2, v2, v8
    v_mul_f32_e32 v22, v3, v7
    v_dual_mul_f32 v0, v0, v6 :: v_dual_mul_f32 v3, v3, v5
    v_mul_f32_e32 v1, v1, v7
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_sub_f32 v19, v19, v20 :: v_dual_subrev_f32 v20, v22, v21
    v_dual_add_f32 v0, v2, v0 :: v_dual_add_f32 v1, v3, v1
    s_cmp_lg_u32 s17, 0
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s17
    s_cmp_lt_u32 s13, s44
    s_cbranch_scc0 L50
    v_bfe_u32 v2, v19, 16, 1
    v_bfe_u32 v3, v20, 16, 1
    v_or_b32_e32 v21, 0x400000, v19
    v_cmp_u_f32_e64 s22, v19, v19
    v_or_b32_e32 v22, 0x400000, v20
    v_add3_u32 v2, v19, v2, 0x7fff
    v_add3_u32 v3, v20, v3, 0x7fff
    v_cmp_u_f32_e64 s23, v20, v20
    s_add_u32 s21, s14, s21
    v_cndmask_b32_e64 v2, v2, v21, s22
    v_add_nc_u32_e32 v19, s21, v4
    v_cndmask_b32_e64 v3, v3, v22, s23
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshrrev_b32_e32 v3, 16, v3
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L45
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_or_b32 v2, v3, 16, v2
    v_lshlrev_b32_e32 v3, 1, v19
    buffer_store_b32 v2, v3, s[28:31], 0 offen
    s_branch L47
L45:
    s_cmp_lg_u32 s19, 0
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s19
    v_lshlrev_b32_e32 v20, 1, v19
    buffer_store_b16 v2, v20, s[28:31], 0 offen
    s_mov_b32 exec_lo, s17
L46:
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s20
    v_lshl_add_u32 v2, v19, 1, 2
    buffer_store_b16 v3, v2, s[28:31], 0 offen
    s_mov_b32 exec_lo, s17
L47:
    v_bfe_u32 v2, v0, 16, 1
    v_bfe_u32 v3, v1, 16, 1
    v_or_b32_e32 v20, 0x400000, v0
    v_cmp_u_f32_e64 s21, v0, v0
    v_or_b32_e32 v21, 0x400000, v1
    v_add3_u32 v0, v0, v2, 0x7fff
    v_add3_u32 v2, v1, v3, 0x7fff
    v_cmp_u_f32_e64 s22, v1, v1
    v_add_nc_u32_e32 v1, s26, v19
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v0, v0, v20, s21
    v_cndmask_b32_e64 v2, v2, v21, s22
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v2, 16, v2
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L48
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_or_b32 v0, v2, 16, v0
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_b32 v0, v1, s[28:31], 0 offen
    s_branch L56
L48:
    s_cmp_lg_u32 s19, 0
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s19
    v_lshlrev_b32_e32 v3, 1, v1
    buffer_store_b16 v0, v3, s[28:31], 0 offen
L49:
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s20
    v_lshl_add_u32 v0, v1, 1, 2
    buffer_store_b16 v2, v0, s[28:31], 0 offen
    s_branch L56
L50:
    v_bfe_u32 v2, v19, 16, 1
    v_bfe_u32 v3, v20, 16, 1
    v_or_b32_e32 v21, 0x400000, v19
    v_cmp_u_f32_e32 vcc_lo, v19, v19
    v_or_b32_e32 v22, 0x400000, v20
    v_add3_u32 v2, v19, v2, 0x7fff
    v_add3_u32 v3, v20, v3, 0x7fff
    v_cmp_u_f32_e64 s22, v20, v20
    s_sub_u32 s23, s13, s44
    v_cndmask_b32_e32 v2, v2, v21, vcc_lo
    s_mul_i32 s21, s23, s46
    v_cndmask_b32_e64 v3, v3, v22, s22
    s_add_u32 s21, s15, s21
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v2, 16, v2
    v_add_nc_u32_e32 v19, s21, v4
    v_lshrrev_b32_e32 v3, 16, v3
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L51
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_or_b32 v2, v3, 16, v2
    v_lshlrev_b32_e32 v3, 1, v19
    buffer_store_b32 v2, v3, s[0:3], 0 offen
    s_branch L53
L51:
    s_cmp_lg_u32 s19, 0
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s19
    v_lshlrev_b32_e32 v20, 1, v19
    buffer_store_b16 v2, v20, s[0:3], 0 offen
    s_mov_b32 exec_lo, s17
L52:
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s20
    v_lshl_add_u32 v2, v19, 1, 2
    buffer_store_b16 v3, v2, s[0:3], 0 offen
    s_mov_b32 exec_lo, s17
L53:
    v_bfe_u32 v2, v0, 16, 1
    v_bfe_u32 v3, v1, 16, 1
    v_or_b32_e32 v20, 0x400000, v0
    v_cmp_u_f32_e64 s21, v0, v0
    v_or_b32_e32 v21, 0x400000, v1
    v_add3_u32 v0, v0, v2, 0x7fff
    v_add3_u32 v2, v1, v3, 0x7fff
    v_cmp_u_f32_e64 s22, v1, v1
    v_add_nc_u32_e32 v1, s26, v19
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v0, v0, v20, s21
    v_cndmask_b32_e64 v2, v2, v21, s22
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v2, 16, v2
    s_cmp_eq_u32 s27, 0
    s_cbranch_scc0 L54
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_or_b32 v0, v2, 16, v0
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_b32 v0, v1, s[0:3], 0 offen
    s_branch L56
L54:
    s_cmp_lg_u32 s19, 0
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s19
    v_lshlrev_b32_e32 v3, 1, v1
    buffer_store_b16 v0, v3, s[0:3], 0 offen
L55:
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s20
    v_lshl_add_u32 v0, v1, 1, 2
    buffer_store_b16 v2, v0, s[0:3], 0 offen
L56:
    s_mov_b32 exec_lo, s12
L57:
    s_add_u32 s13, s13, 1
L58:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s13, s10
    s_cbranch_scc1 L21
    s_endpgm
