; 28 VGPRs, 34 SGPRs, 0 bytes of LDS, 0 of scratch, 536 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b64 s[16:17], s[0:1], 0x48
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[0:3], s[0:1], 0x30
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_lshl_b32 s15, s14, 2
    v_mbcnt_lo_u32_b32 v4, -1, 0
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s18, s6
    s_or_b32 s5, s5, 0x40000
    s_mov_b32 s19, s10
    s_buffer_load_b32 s15, s[4:7], s15
    s_mov_b32 s20, s2
    s_lshl_b32 s10, s10, 1
    s_lshl_b32 s2, s2, 1
    s_waitcnt lgkmcnt(0)
    s_cmp_ge_u32 s15, s16
    s_cbranch_scc1 L36
    s_mov_b32 s16, 0
    s_branch L2
L0:
    v_add_nc_u32_e32 v0, s16, v4
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s21, s14, v0
    s_and_b32 s22, exec_lo, s21
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s22
    buffer_load_b32 v0, v0, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_cmp_eq_u32_e64 s23, s15, v0
    s_mov_b32 exec_lo, s12
L1:
    s_and_b32 s21, s21, s23
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s21, s21, exec_lo
    s_cbranch_scc1 L36
    s_add_u32 s16, s16, 32
L2:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s16, s14
    s_cbranch_scc1 L0
    s_lshl_b32 s13, s13, 8
    s_and_b32 s16, s14, 0xffffffe0
    s_and_b32 s21, s17, 7
    v_lshl_add_u32 v5, v4, 3, s13
    s_add_u32 s13, s19, -7
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
    v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
    v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
    s_branch L27
L3:
    v_add_nc_u32_e32 v0, s16, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s14, v0
    v_cmp_gt_u32_e64 s23, s18, v0
    s_and_b32 s22, vcc_lo, s23
    s_and_b32 s24, exec_lo, s22
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s24
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s23, exec_lo, s23
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s23
    buffer_load_b32 v0, v0, s[4:7], 0 idxen
    s_mov_b32 exec_lo, s24
L4:
    s_waitcnt vmcnt(0)
    v_cmp_eq_u32_e64 s25, s15, v0
    s_mov_b32 exec_lo, s12
L5:
    s_and_b32 s22, s22, s25
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s22, s22, exec_lo
    s_branch L26
L6:
    s_ctz_i32_b32 s23, s22
    s_add_u32 s24, s22, -1
    s_min_u32 s23, s23, 32
    s_and_b32 s22, s22, s24
    s_add_u32 s23, s16, s23
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s23, s23, s17
    v_add_nc_u32_e32 v14, s23, v5
    s_cmp_eq_u32 s21, 0
    s_cbranch_scc0 L17
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_sub_nc_u32_e32 v15, s19, v14
    v_cmp_gt_u32_e64 s23, s19, v14
    v_cmp_le_u32_e32 vcc_lo, 8, v15
    s_and_b32 s24, s23, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s25, exec_lo, s24
    s_and_not1_b32 s26, exec_lo, s24
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s25
    v_cmp_gt_u32_e64 s25, s13, v14
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, s19, v14, s25
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v16, 0xffff, v0
    v_lshrrev_b32_e32 v0, 16, v0
    v_and_b32_e32 v17, 0xffff, v1
    v_lshrrev_b32_e32 v1, 16, v1
    v_and_b32_e32 v18, 0xffff, v2
    v_lshrrev_b32_e32 v2, 16, v2
    v_and_b32_e32 v19, 0xffff, v3
    v_lshrrev_b32_e32 v3, 16, v3
    s_mov_b32 exec_lo, s12
L7:
    s_cmp_lg_u32 s26, 0
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s26
    v_cmp_lt_u32_e32 vcc_lo, 0, v15
    s_and_b32 s25, s23, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s27, exec_lo, s25
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s27
    v_lshlrev_b32_e32 v20, 1, v14
    buffer_load_u16 v20, v20, s[8:11], 0 offen
    s_mov_b32 exec_lo, s26
L8:
    v_cmp_lt_u32_e32 vcc_lo, 1, v15
    s_and_b32 s27, s23, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s28, exec_lo, s27
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s28
    v_lshlrev_b32_e32 v21, 1, v14
    buffer_load_u16 v21, v21, s[8:11], 0 offen offset:2
    s_mov_b32 exec_lo, s26
L9:
    v_cmp_lt_u32_e32 vcc_lo, 2, v15
    s_and_b32 s28, s23, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s29, exec_lo, s28
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s29
    v_lshl_add_u32 v22, v14, 1, 4
    buffer_load_u16 v22, v22, s[8:11], 0 offen
    s_mov_b32 exec_lo, s26
L10:
    v_cmp_lt_u32_e32 vcc_lo, 3, v15
    s_and_b32 s29, s23, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s30
    v_lshl_add_u32 v23, v14, 1, 6
    buffer_load_u16 v23, v23, s[8:11], 0 offen
    s_mov_b32 exec_lo, s26
L11:
    v_cmp_lt_u32_e32 vcc_lo, 4, v15
    s_and_b32 s30, s23, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s31, exec_lo, s30
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s31
    v_lshl_add_u32 v24, v14, 1, 8
    buffer_load_u16 v24, v24, s[8:11], 0 offen
    s_mov_b32 exec_lo, s26
L12:
    v_cmp_lt_u32_e32 vcc_lo, 5, v15
    s_and_b32 s31, s23, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s32, exec_lo, s31
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s32
    v_lshl_add_u32 v25, v14, 1, 10
    buffer_load_u16 v25, v25, s[8:11], 0 offen
    s_mov_b32 exec_lo, s26
L13:
    v_cmp_lt_u32_e32 vcc_lo, 6, v15
    s_and_b32 s32, s23, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s33, exec_lo, s32
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s33
    v_lshl_add_u32 v26, v14, 1, 12
    buffer_load_u16 v26, v26, s[8:11], 0 offen
    s_mov_b32 exec_lo, s26
L14:
    v_cmp_lt_u32_e32 vcc_lo, 7, v15
    s_and_b32 s23, s23, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s33, exec_lo, s23
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s33
    v_lshl_add_u32 v14, v14, 1, 14
    buffer_load_u16 v27, v14, s[8:11], 0 offen
    s_mov_b32 exec_lo, s26
L15:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v14, 0, v20, s25
    v_cndmask_b32_e64 v15, 0, v21, s27
    v_cndmask_b32_e64 v20, 0, v22, s28
    v_cndmask_b32_e64 v21, 0, v23, s29
    v_cndmask_b32_e64 v22, 0, v24, s30
    v_cndmask_b32_e64 v23, 0, v25, s31
    v_cndmask_b32_e64 v24, 0, v26, s32
    v_cndmask_b32_e64 v25, 0, v27, s23
    s_mov_b32 exec_lo, s12
L16:
    v_cndmask_b32_e64 v14, v14, v16, s24
    v_cndmask_b32_e64 v0, v15, v0, s24
    v_cndmask_b32_e64 v15, v20, v17, s24
    v_cndmask_b32_e64 v1, v21, v1, s24
    v_cndmask_b32_e64 v16, v22, v18, s24
    v_cndmask_b32_e64 v2, v23, v2, s24
    v_cndmask_b32_e64 v17, v24, v19, s24
    v_cndmask_b32_e64 v3, v25, v3, s24
    v_lshlrev_b32_e32 v14, 16, v14
    v_lshlrev_b32_e32 v0, 16, v0
    v_lshlrev_b32_e32 v15, 16, v15
    v_lshlrev_b32_e32 v1, 16, v1
    v_lshlrev_b32_e32 v16, 16, v16
    v_lshlrev_b32_e32 v2, 16, v2
    v_dual_add_f32 v6, v6, v14 :: v_dual_lshlrev_b32 v17, 16, v17
    v_lshlrev_b32_e32 v3, 16, v3
    v_dual_add_f32 v7, v7, v0 :: v_dual_add_f32 v8, v8, v15
    v_dual_add_f32 v9, v9, v1 :: v_dual_add_f32 v10, v10, v16
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_add_f32 v11, v11, v2 :: v_dual_add_f32 v12, v12, v17
    v_add_f32_e32 v13, v13, v3
    s_branch L26
L17:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s23, s19, v14
    s_and_b32 s24, exec_lo, s23
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s24
    v_lshlrev_b32_e32 v0, 1, v14
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L18:
    v_add_nc_u32_e32 v1, 1, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s24, s19, v1
    s_and_b32 s25, exec_lo, s24
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s25
    v_lshl_add_u32 v1, v14, 1, 2
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L19:
    v_add_nc_u32_e32 v2, 2, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s25, s19, v2
    s_and_b32 s26, exec_lo, s25
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s26
    v_lshl_add_u32 v2, v14, 1, 4
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L20:
    v_add_nc_u32_e32 v3, 3, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s26, s19, v3
    s_and_b32 s27, exec_lo, s26
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s27
    v_lshl_add_u32 v3, v14, 1, 6
    buffer_load_u16 v3, v3, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L21:
    v_add_nc_u32_e32 v15, 4, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s27, s19, v15
    s_and_b32 s28, exec_lo, s27
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s28
    v_lshl_add_u32 v15, v14, 1, 8
    buffer_load_u16 v15, v15, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L22:
    v_add_nc_u32_e32 v16, 5, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s28, s19, v16
    s_and_b32 s29, exec_lo, s28
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s29
    v_lshl_add_u32 v16, v14, 1, 10
    buffer_load_u16 v16, v16, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L23:
    v_add_nc_u32_e32 v17, 6, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s29, s19, v17
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s30
    v_lshl_add_u32 v17, v14, 1, 12
    buffer_load_u16 v17, v17, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L24:
    v_add_nc_u32_e32 v18, 7, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s30, s19, v18
    s_and_b32 s31, exec_lo, s30
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s31
    v_lshl_add_u32 v14, v14, 1, 14
    buffer_load_u16 v14, v14, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L25:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s23
    v_cndmask_b32_e64 v1, 0, v1, s24
    v_cndmask_b32_e64 v2, 0, v2, s25
    v_cndmask_b32_e64 v3, 0, v3, s26
    v_cndmask_b32_e64 v15, 0, v15, s27
    v_cndmask_b32_e64 v16, 0, v16, s28
    v_cndmask_b32_e64 v17, 0, v17, s29
    v_cndmask_b32_e64 v14, 0, v14, s30
    v_lshlrev_b32_e32 v0, 16, v0
    v_lshlrev_b32_e32 v1, 16, v1
    v_lshlrev_b32_e32 v2, 16, v2
    v_lshlrev_b32_e32 v3, 16, v3
    v_lshlrev_b32_e32 v15, 16, v15
    v_lshlrev_b32_e32 v16, 16, v16
    v_dual_add_f32 v6, v6, v0 :: v_dual_lshlrev_b32 v17, 16, v17
    v_dual_add_f32 v7, v7, v1 :: v_dual_lshlrev_b32 v14, 16, v14
    v_dual_add_f32 v8, v8, v2 :: v_dual_add_f32 v9, v9, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_add_f32 v10, v10, v15 :: v_dual_add_f32 v11, v11, v16
    v_dual_add_f32 v12, v12, v17 :: v_dual_add_f32 v13, v13, v14
L26:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc1 L6
    s_sub_u32 s22, s18, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s22, s22, 32
    s_add_u32 s16, s16, s22
L27:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s16, s18
    s_cbranch_scc1 L3
    s_cmp_eq_u32 s21, 0
    s_cbranch_scc0 L28
    v_cmp_gt_u32_e32 vcc_lo, s17, v5
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s4
    s_mul_i32 s4, s15, s17
    s_max_u32 s5, s20, 3
    v_bfe_u32 v0, v6, 16, 1
    v_bfe_u32 v1, v7, 16, 1
    v_bfe_u32 v2, v8, 16, 1
    v_bfe_u32 v3, v9, 16, 1
    v_bfe_u32 v4, v10, 16, 1
    v_bfe_u32 v14, v11, 16, 1
    v_bfe_u32 v15, v12, 16, 1
    v_bfe_u32 v16, v13, 16, 1
    v_add3_u32 v0, v6, v0, 0x7fff
    v_or_b32_e32 v17, 0x400000, v6
    v_cmp_u_f32_e64 s6, v6, v6
    v_add3_u32 v1, v7, v1, 0x7fff
    v_or_b32_e32 v6, 0x400000, v7
    v_cmp_u_f32_e64 s7, v7, v7
    v_add3_u32 v2, v8, v2, 0x7fff
    v_or_b32_e32 v7, 0x400000, v8
    v_cmp_u_f32_e64 s8, v8, v8
    v_add3_u32 v3, v9, v3, 0x7fff
    v_or_b32_e32 v8, 0x400000, v9
    v_cmp_u_f32_e64 s9, v9, v9
    v_add_nc_u32_e32 v5, s4, v5
    v_add3_u32 v4, v10, v4, 0x7fff
    v_or_b32_e32 v9, 0x400000, v10
    v_cmp_u_f32_e32 vcc_lo, v10, v10
    v_add3_u32 v10, v11, v14, 0x7fff
    v_or_b32_e32 v14, 0x400000, v11
    v_cmp_u_f32_e64 s10, v11, v11
    v_add3_u32 v11, v12, v15, 0x7fff
    v_or_b32_e32 v15, 0x400000, v12
    v_cmp_u_f32_e64 s11, v12, v12
    v_add3_u32 v12, v13, v16, 0x7fff
    v_or_b32_e32 v16, 0x400000, v13
    v_cmp_u_f32_e64 s13, v13, v13
    v_cndmask_b32_e64 v0, v0, v17, s6
    v_cndmask_b32_e64 v1, v1, v6, s7
    v_cndmask_b32_e64 v2, v2, v7, s8
    v_cndmask_b32_e64 v3, v3, v8, s9
    v_add_nc_u32_e32 v6, 4, v5
    v_cndmask_b32_e32 v4, v4, v9, vcc_lo
    v_cndmask_b32_e64 v7, v10, v14, s10
    v_cndmask_b32_e64 v8, v11, v15, s11
    v_cndmask_b32_e64 v9, v12, v16, s13
    s_add_u32 s4, s5, -3
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshrrev_b32_e32 v3, 16, v3
    v_cmp_gt_u32_e64 s5, s4, v5
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshrrev_b32_e32 v7, 16, v7
    v_lshrrev_b32_e32 v8, 16, v8
    v_lshrrev_b32_e32 v9, 16, v9
    v_cmp_gt_u32_e64 s4, s4, v6
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v3, 16, v2
    v_cndmask_b32_e64 v5, s20, v5, s5
    v_lshl_or_b32 v2, v7, 16, v4
    v_lshl_or_b32 v3, v9, 16, v8
    v_cndmask_b32_e64 v4, s20, v6, s4
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v5, 1, v5
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_store_b64 v[0:1], v5, s[0:3], 0 offen
    buffer_store_b64 v[2:3], v4, s[0:3], 0 offen
    s_branch L36
L28:
    v_cmp_gt_u32_e32 vcc_lo, s17, v5
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s4
    s_mul_i32 s4, s15, s17
    v_bfe_u32 v0, v6, 16, 1
    v_or_b32_e32 v1, 0x400000, v6
    v_cmp_u_f32_e64 s5, v6, v6
    v_add_lshl_u32 v2, s4, v5, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v6, v0, 0x7fff
    v_cndmask_b32_e64 v0, v0, v1, s5
    buffer_store_d16_hi_b16 v0, v2, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L29:
    v_add_nc_u32_e32 v0, 1, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s17, v0
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s4
    s_mul_i32 s4, s15, s17
    v_bfe_u32 v0, v7, 16, 1
    v_add3_u32 v1, s4, v5, 1
    v_or_b32_e32 v2, 0x400000, v7
    v_cmp_u_f32_e64 s4, v7, v7
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add3_u32 v0, v7, v0, 0x7fff
    v_min_u32_e32 v1, s20, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v0, v2, s4
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_d16_hi_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L30:
    v_add_nc_u32_e32 v0, 2, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s17, v0
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s4
    s_mul_i32 s4, s15, s17
    v_bfe_u32 v0, v8, 16, 1
    v_add3_u32 v1, s4, v5, 2
    v_or_b32_e32 v2, 0x400000, v8
    v_cmp_u_f32_e64 s4, v8, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add3_u32 v0, v8, v0, 0x7fff
    v_min_u32_e32 v1, s20, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v0, v2, s4
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_d16_hi_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L31:
    v_add_nc_u32_e32 v0, 3, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s17, v0
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s4
    s_mul_i32 s4, s15, s17
    v_bfe_u32 v0, v9, 16, 1
    v_add3_u32 v1, s4, v5, 3
    v_or_b32_e32 v2, 0x400000, v9
    v_cmp_u_f32_e64 s4, v9, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add3_u32 v0, v9, v0, 0x7fff
    v_min_u32_e32 v1, s20, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v0, v2, s4
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_d16_hi_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L32:
    v_add_nc_u32_e32 v0, 4, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s17, v0
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s4
    s_mul_i32 s4, s15, s17
    v_bfe_u32 v0, v10, 16, 1
    v_add3_u32 v1, s4, v5, 4
    v_or_b32_e32 v2, 0x400000, v10
    v_cmp_u_f32_e64 s4, v10, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add3_u32 v0, v10, v0, 0x7fff
    v_min_u32_e32 v1, s20, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v0, v2, s4
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_d16_hi_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L33:
    v_add_nc_u32_e32 v0, 5, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s17, v0
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s4
    s_mul_i32 s4, s15, s17
    v_bfe_u32 v0, v11, 16, 1
    v_add3_u32 v1, s4, v5, 5
    v_or_b32_e32 v2, 0x400000, v11
    v_cmp_u_f32_e64 s4, v11, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add3_u32 v0, v11, v0, 0x7fff
    v_min_u32_e32 v1, s20, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v0, v2, s4
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_d16_hi_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L34:
    v_add_nc_u32_e32 v0, 6, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s17, v0
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s4
    s_mul_i32 s4, s15, s17
    v_bfe_u32 v0, v12, 16, 1
    v_add3_u32 v1, s4, v5, 6
    v_or_b32_e32 v2, 0x400000, v12
    v_cmp_u_f32_e64 s4, v12, v12
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add3_u32 v0, v12, v0, 0x7fff
    v_min_u32_e32 v1, s20, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v0, v2, s4
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_d16_hi_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L35:
    v_add_nc_u32_e32 v0, 7, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s17, v0
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s4
    s_mul_i32 s4, s15, s17
    v_bfe_u32 v0, v13, 16, 1
    v_add3_u32 v1, s4, v5, 7
    v_or_b32_e32 v2, 0x400000, v13
    v_cmp_u_f32_e64 s4, v13, v13
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add3_u32 v0, v13, v0, 0x7fff
    v_min_u32_e32 v1, s20, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v0, v2, s4
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_d16_hi_b16 v0, v1, s[0:3], 0 offen
L36:
    s_endpgm
