; 40 VGPRs, 25 SGPRs, 0 bytes of LDS, 0 of scratch, 784 instructions
    s_mov_b32 s12, exec_lo
    s_load_b64 s[16:17], s[0:1], 0x30
    s_load_b128 s[4:7], s[0:1], 0x3c
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[0:3], s[0:1], 0x18
    s_lshl_b32 s14, s14, 6
    s_lshl_b32 s13, s13, 6
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s3, 0x31016000
    v_lshrrev_b32_e32 v1, 3, v0
    v_and_b32_e32 v0, 7, v0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshl_add_u32 v19, v1, 2, s14
    v_lshl_add_u32 v20, v0, 3, s13
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v0, 4, v19
    v_add_nc_u32_e32 v1, 8, v20
    s_mov_b32 s13, s10
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cmp_ge_u32_e32 vcc_lo, s16, v0
    s_or_b32 s18, s4, s5
    v_cmp_ge_u32_e64 s19, s17, v1
    v_mul_lo_u32 v0, v20, s4
    s_or_b32 s18, s18, s6
    v_mul_lo_u32 v1, v19, s6
    s_or_b32 s18, s18, s7
    s_mul_i32 s5, s15, s5
    s_mul_i32 s7, s15, s7
    s_and_b32 s15, s18, 1
    s_mov_b32 s18, s2
    s_cmp_eq_u32 s15, 0
    s_cselect_b32 s15, exec_lo, 0
    s_lshl_b32 s10, s10, 1
    s_and_b32 s14, s15, vcc_lo
    s_lshl_b32 s2, s2, 1
    s_and_b32 s14, s14, s19
    v_add3_u32 v21, s5, v0, v19
    v_add3_u32 v22, s7, v1, v20
    s_and_b32 s5, exec_lo, s14
    s_and_not1_b32 s7, exec_lo, s14
    s_cmp_lg_u32 s5, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s5
    s_mul_i32 s5, s4, 6
    s_max_u32 s14, s13, 3
    v_lshl_add_u32 v0, s4, 1, v21
    v_lshl_add_u32 v1, s4, 2, v21
    v_add_nc_u32_e32 v2, s5, v21
    s_add_u32 s5, s14, -3
    s_mul_i32 s14, s4, 3
    s_mul_i32 s15, s4, 5
    s_mul_i32 s19, s4, 7
    v_cmp_gt_u32_e32 vcc_lo, s5, v21
    v_add_nc_u32_e32 v3, s4, v21
    v_cmp_gt_u32_e64 s21, s5, v0
    v_add_nc_u32_e32 v4, s14, v21
    v_cmp_gt_u32_e64 s14, s5, v1
    v_add_nc_u32_e32 v5, s15, v21
    v_cmp_gt_u32_e64 s15, s5, v2
    v_add_nc_u32_e32 v6, s19, v21
    v_cndmask_b32_e32 v7, s13, v21, vcc_lo
    v_cmp_gt_u32_e32 vcc_lo, s5, v3
    v_cndmask_b32_e64 v0, s13, v0, s21
    v_cmp_gt_u32_e64 s20, s5, v4
    v_cndmask_b32_e64 v1, s13, v1, s14
    v_cmp_gt_u32_e64 s14, s5, v5
    v_cndmask_b32_e64 v2, s13, v2, s15
    v_cmp_gt_u32_e64 s5, s5, v6
    v_lshlrev_b32_e32 v7, 1, v7
    v_cndmask_b32_e32 v3, s13, v3, vcc_lo
    v_lshlrev_b32_e32 v8, 1, v0
    v_cndmask_b32_e64 v0, s13, v4, s20
    v_lshlrev_b32_e32 v4, 1, v1
    v_cndmask_b32_e64 v1, s13, v5, s14
    v_lshlrev_b32_e32 v9, 1, v2
    v_cndmask_b32_e64 v2, s13, v6, s5
    v_lshlrev_b32_e32 v10, 1, v3
    v_lshlrev_b32_e32 v13, 1, v0
    v_lshlrev_b32_e32 v15, 1, v1
    s_max_u32 s5, s18, 7
    v_lshlrev_b32_e32 v17, 1, v2
    s_mul_i32 s14, s6, 3
    v_add_nc_u32_e32 v23, s6, v22
    s_add_u32 s5, s5, -7
    v_lshl_add_u32 v24, s6, 1, v22
    buffer_load_b64 v[0:1], v7, s[8:11], 0 offen
    buffer_load_b64 v[2:3], v8, s[8:11], 0 offen
    buffer_load_b64 v[4:5], v4, s[8:11], 0 offen
    buffer_load_b64 v[6:7], v9, s[8:11], 0 offen
    buffer_load_b64 v[11:12], v10, s[8:11], 0 offen
    buffer_load_b64 v[13:14], v13, s[8:11], 0 offen
    buffer_load_b64 v[15:16], v15, s[8:11], 0 offen
    buffer_load_b64 v[17:18], v17, s[8:11], 0 offen
    v_add_nc_u32_e32 v8, s14, v22
    v_cmp_gt_u32_e64 s14, s5, v22
    v_cmp_gt_u32_e64 s15, s5, v23
    v_cmp_gt_u32_e64 s19, s5, v24
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cmp_gt_u32_e64 s5, s5, v8
    v_cndmask_b32_e64 v9, s18, v22, s14
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v10, s18, v23, s15
    v_cndmask_b32_e64 v23, s18, v24, s19
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v8, s18, v8, s5
    v_lshlrev_b32_e32 v24, 1, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v25, 1, v10
    v_lshlrev_b32_e32 v23, 1, v23
    s_delay_alu instid0(VALU_DEP_4)
    v_lshlrev_b32_e32 v26, 1, v8
    s_waitcnt vmcnt(7)
    v_and_b32_e32 v8, 0xffff, v0
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v9, 0xffff, v2
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v10, 0xffff, v4
    s_waitcnt vmcnt(4)
    v_and_b32_e32 v27, 0xffff, v6
    v_lshrrev_b32_e32 v28, 16, v0
    v_lshrrev_b32_e32 v29, 16, v2
    v_lshrrev_b32_e32 v30, 16, v4
    v_lshrrev_b32_e32 v31, 16, v6
    v_and_b32_e32 v32, 0xffff, v1
    v_and_b32_e32 v33, 0xffff, v3
    v_and_b32_e32 v34, 0xffff, v5
    v_and_b32_e32 v35, 0xffff, v7
    v_lshrrev_b32_e32 v36, 16, v1
    v_lshrrev_b32_e32 v37, 16, v3
    v_lshrrev_b32_e32 v38, 16, v5
    v_lshrrev_b32_e32 v39, 16, v7
    s_waitcnt vmcnt(3)
    v_lshl_or_b32 v0, v11, 16, v8
    s_waitcnt vmcnt(2)
    v_lshl_or_b32 v1, v13, 16, v9
    s_waitcnt vmcnt(1)
    v_lshl_or_b32 v2, v15, 16, v10
    s_waitcnt vmcnt(0)
    v_lshl_or_b32 v3, v17, 16, v27
    v_and_or_b32 v4, v11, 0xffff0000, v28
    v_and_or_b32 v5, v13, 0xffff0000, v29
    v_and_or_b32 v6, v15, 0xffff0000, v30
    v_and_or_b32 v7, v17, 0xffff0000, v31
    v_lshl_or_b32 v8, v12, 16, v32
    v_lshl_or_b32 v9, v14, 16, v33
    v_lshl_or_b32 v10, v16, 16, v34
    v_lshl_or_b32 v11, v18, 16, v35
    v_and_or_b32 v12, v12, 0xffff0000, v36
    v_and_or_b32 v13, v14, 0xffff0000, v37
    v_and_or_b32 v14, v16, 0xffff0000, v38
    v_and_or_b32 v15, v18, 0xffff0000, v39
    buffer_store_b128 v[0:3], v24, s[0:3], 0 offen
    buffer_store_b128 v[4:7], v25, s[0:3], 0 offen
    buffer_store_b128 v[8:11], v23, s[0:3], 0 offen
    buffer_store_b128 v[12:15], v26, s[0:3], 0 offen
L0:
    s_cmp_lg_u32 s7, 0
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s7
    v_cmp_gt_u32_e64 s5, s16, v19
    v_cmp_gt_u32_e64 s14, s17, v20
    s_and_b32 s15, s5, s14
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s15, exec_lo, s15
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s15
    v_min_u32_e32 v0, s13, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_min_u32_e32 v1, s18, v22
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L1:
    v_add_nc_u32_e32 v0, 1, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e64 s15, s17, v0
    s_and_b32 s19, s5, s15
    s_and_b32 s19, exec_lo, s19
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s19
    v_add_nc_u32_e32 v0, s4, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v0, s13, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add_nc_u32_e32 v1, 1, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L2:
    v_add_nc_u32_e32 v0, 2, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e64 s19, s17, v0
    s_and_b32 s20, s5, s19
    s_and_b32 s20, exec_lo, s20
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s20
    v_lshl_add_u32 v0, s4, 1, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v0, s13, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add_nc_u32_e32 v1, 2, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L3:
    v_add_nc_u32_e32 v0, 3, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e64 s20, s17, v0
    s_and_b32 s21, s5, s20
    s_and_b32 s21, exec_lo, s21
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s21
    s_mul_i32 s21, s4, 3
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v0, s21, v21
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add_nc_u32_e32 v1, 3, v22
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L4:
    v_add_nc_u32_e32 v0, 4, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e64 s21, s17, v0
    s_and_b32 s22, s5, s21
    s_and_b32 s22, exec_lo, s22
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s22
    v_lshl_add_u32 v0, s4, 2, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v0, s13, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add_nc_u32_e32 v1, 4, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L5:
    v_add_nc_u32_e32 v0, 5, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e64 s22, s17, v0
    s_and_b32 s23, s5, s22
    s_and_b32 s23, exec_lo, s23
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s23
    s_mul_i32 s23, s4, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v0, s23, v21
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add_nc_u32_e32 v1, 5, v22
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L6:
    v_add_nc_u32_e32 v0, 6, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e64 s23, s17, v0
    s_and_b32 s24, s5, s23
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s24
    s_mul_i32 s24, s4, 6
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v0, s24, v21
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add_nc_u32_e32 v1, 6, v22
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L7:
    v_add_nc_u32_e32 v0, 7, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e64 s17, s17, v0
    s_and_b32 s5, s5, s17
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s5
    s_mul_i32 s5, s4, 7
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v0, s5, v21
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add_nc_u32_e32 v1, 7, v22
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L8:
    v_add_nc_u32_e32 v0, 1, v19
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e64 s5, s16, v0
    s_and_b32 s24, s5, s14
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s24
    v_add_nc_u32_e32 v0, 1, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v0, s13, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add_nc_u32_e32 v1, s6, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L9:
    s_and_b32 s24, s5, s15
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s24
    v_add3_u32 v0, v21, s4, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v0, s13, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add3_u32 v1, v22, s6, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L10:
    s_and_b32 s24, s5, s19
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s24
    s_lshl_b32 s24, s4, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s24, 1
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add3_u32 v1, v22, s6, 2
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L11:
    s_and_b32 s24, s5, s20
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s24
    s_mul_i32 s24, s4, 3
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s24, 1
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add3_u32 v1, v22, s6, 3
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L12:
    s_and_b32 s24, s5, s21
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s24
    s_lshl_b32 s24, s4, 2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s24, 1
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add3_u32 v1, v22, s6, 4
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L13:
    s_and_b32 s24, s5, s22
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s24
    s_mul_i32 s24, s4, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s24, 1
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add3_u32 v1, v22, s6, 5
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L14:
    s_and_b32 s24, s5, s23
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s24
    s_mul_i32 s24, s4, 6
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s24, 1
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add3_u32 v1, v22, s6, 6
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L15:
    s_and_b32 s5, s5, s17
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s5
    s_mul_i32 s5, s4, 7
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s5, 1
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_add3_u32 v1, v22, s6, 7
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L16:
    v_add_nc_u32_e32 v0, 2, v19
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e64 s5, s16, v0
    s_and_b32 s24, s5, s14
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s24
    v_add_nc_u32_e32 v0, 2, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v0, s13, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    v_lshl_add_u32 v1, s6, 1, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L17:
    s_and_b32 s24, s5, s15
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s24
    v_add3_u32 v0, v21, s4, 2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v0, s13, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_lshl_b32 s24, s6, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v22, s24, 1
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L18:
    s_and_b32 s24, s5, s19
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s24
    s_lshl_b32 s24, s4, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s24, 2
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_lshl_b32 s24, s6, 1
    v_add3_u32 v1, v22, s24, 2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L19:
    s_and_b32 s24, s5, s20
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s24
    s_mul_i32 s24, s4, 3
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s24, 2
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_lshl_b32 s24, s6, 1
    v_add3_u32 v1, v22, s24, 3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L20:
    s_and_b32 s24, s5, s21
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s24
    s_lshl_b32 s24, s4, 2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s24, 2
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_lshl_b32 s24, s6, 1
    v_add3_u32 v1, v22, s24, 4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L21:
    s_and_b32 s24, s5, s22
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s24
    s_mul_i32 s24, s4, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s24, 2
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_lshl_b32 s24, s6, 1
    v_add3_u32 v1, v22, s24, 5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L22:
    s_and_b32 s24, s5, s23
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s24
    s_mul_i32 s24, s4, 6
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s24, 2
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_lshl_b32 s24, s6, 1
    v_add3_u32 v1, v22, s24, 6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L23:
    s_and_b32 s5, s5, s17
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s5
    s_mul_i32 s5, s4, 7
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s5, 2
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_lshl_b32 s5, s6, 1
    v_add3_u32 v1, v22, s5, 7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L24:
    v_add_nc_u32_e32 v0, 3, v19
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e64 s5, s16, v0
    s_and_b32 s14, s5, s14
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s14
    v_add_nc_u32_e32 v0, 3, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v0, s13, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_mul_i32 s14, s6, 3
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, s14, v22
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L25:
    s_and_b32 s14, s5, s15
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s14
    v_add3_u32 v0, v21, s4, 3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v0, s13, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_mul_i32 s14, s6, 3
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v22, s14, 1
    v_min_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L26:
    s_and_b32 s14, s5, s19
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s14
    s_lshl_b32 s14, s4, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s14, 3
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_mul_i32 s14, s6, 3
    v_add3_u32 v1, v22, s14, 2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L27:
    s_and_b32 s14, s5, s20
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s14
    s_mul_i32 s14, s4, 3
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s14, 3
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_mul_i32 s14, s6, 3
    v_add3_u32 v1, v22, s14, 3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L28:
    s_and_b32 s14, s5, s21
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s14
    s_lshl_b32 s14, s4, 2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s14, 3
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_mul_i32 s14, s6, 3
    v_add3_u32 v1, v22, s14, 4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L29:
    s_and_b32 s14, s5, s22
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s14
    s_mul_i32 s14, s4, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s14, 3
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_mul_i32 s14, s6, 3
    v_add3_u32 v1, v22, s14, 5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L30:
    s_and_b32 s14, s5, s23
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s14
    s_mul_i32 s14, s4, 6
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s14, 3
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_mul_i32 s14, s6, 3
    v_add3_u32 v1, v22, s14, 6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
    s_mov_b32 exec_lo, s7
L31:
    s_and_b32 s5, s5, s17
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s5
    s_mul_i32 s4, s4, 7
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v21, s4, 3
    v_min_u32_e32 v0, s13, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_mul_i32 s4, s6, 3
    v_add3_u32 v1, v22, s4, 7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s18, v1
    v_lshlrev_b32_e32 v1, 1, v1
    s_waitcnt vmcnt(0)
    buffer_store_b16 v0, v1, s[0:3], 0 offen
L32:
    s_endpgm
