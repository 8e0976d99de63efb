; 27 VGPRs, 29 SGPRs, 0 bytes of LDS, 0 of scratch, 628 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s3, s[0:1], 0x48
    s_load_b32 s0, s[0:1], 0x4c
    v_mbcnt_lo_u32_b32 v4, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s1, s10
    s_mov_b32 s12, s6
    s_mov_b32 s15, s18
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s20, s14, 2
    s_buffer_load_b32 s20, s[8:11], s20
    s_waitcnt lgkmcnt(0)
    s_cmp_ge_u32 s20, s3
    s_cbranch_scc1 L55
    s_mov_b32 s3, 0
    s_branch L3
L0:
    v_add_nc_u32_e32 v0, s3, v4
    v_cmp_gt_u32_e64 s21, s14, v0
    s_and_b32 s22, exec_lo, s21
    v_cmp_le_u32_e64 s23, s14, v0
    s_and_b32 s23, exec_lo, s23
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s22
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b32 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cmp_eq_u32_e64 s24, s20, v0
    s_mov_b32 exec_lo, s2
L1:
    s_cmp_lg_u32 s23, 0
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s2
L2:
    s_and_b32 s21, s21, s24
    s_and_b32 s21, s21, exec_lo
    s_cbranch_scc1 L55
    s_add_u32 s3, s3, 32
L3:
    s_cmp_lt_u32 s3, s14
    s_cbranch_scc1 L0
    s_lshl_b32 s3, s13, 8
    v_lshl_add_u32 v5, v4, 3, s3
    s_and_b32 s3, s14, 0xffffffe0
    s_and_b32 s13, s0, 7
    s_add_u32 s21, s12, -7
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
    v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
    v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
    s_branch L46
L4:
    v_add_nc_u32_e32 v0, s3, v4
    v_cmp_le_u32_e64 s22, s14, v0
    v_cmp_gt_u32_e64 s23, s1, v0
    s_and_b32 s22, s22, s23
    s_and_b32 s24, exec_lo, s22
    s_and_not1_b32 s25, exec_lo, s22
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s24
    s_and_b32 s23, exec_lo, s23
    v_cmp_le_u32_e64 s26, s1, v0
    s_and_b32 s26, exec_lo, s26
    s_cmp_lg_u32 s23, 0
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s23
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b32 v0, v0, s[8:11], 0 offen
    s_mov_b32 exec_lo, s24
L5:
    s_cmp_lg_u32 s26, 0
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s24
L6:
    s_waitcnt vmcnt(0)
    v_cmp_eq_u32_e64 s26, s20, v0
    s_mov_b32 exec_lo, s2
L7:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s2
L8:
    s_and_b32 s22, s22, s26
    s_and_b32 s22, s22, exec_lo
    s_branch L45
L9:
    s_ctz_i32_b32 s23, s22
    s_min_u32 s23, s23, 32
    s_add_u32 s23, s3, s23
    s_mul_i32 s23, s23, s0
    v_add_nc_u32_e32 v14, s23, v5
    s_add_u32 s23, s22, -1
    s_and_b32 s22, s22, s23
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L28
    v_cmp_gt_u32_e64 s23, s12, v14
    v_sub_nc_u32_e32 v15, s12, v14
    v_cmp_le_u32_e64 s24, 8, v15
    s_and_b32 s24, s23, s24
    s_and_b32 s25, exec_lo, s24
    s_and_not1_b32 s26, exec_lo, s24
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s25
    v_cmp_gt_u32_e64 s25, s21, v14
    v_cndmask_b32_e64 v0, s12, v14, s25
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v16, 0xffff, v0
    v_lshrrev_b32_e32 v0, 16, v0
    v_and_b32_e32 v17, 0xffff, v1
    v_lshrrev_b32_e32 v1, 16, v1
    v_and_b32_e32 v18, 0xffff, v2
    v_lshrrev_b32_e32 v2, 16, v2
    v_and_b32_e32 v19, 0xffff, v3
    v_lshrrev_b32_e32 v3, 16, v3
    s_mov_b32 exec_lo, s2
L10:
    s_cmp_lg_u32 s26, 0
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s26
    v_cmp_lt_u32_e64 s25, 0, v15
    s_and_b32 s25, s23, s25
    s_and_b32 s27, exec_lo, s25
    s_and_not1_b32 s28, exec_lo, s25
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s27
    v_lshlrev_b32_e32 v20, 1, v14
    buffer_load_u16 v20, v20, s[4:7], 0 offen
    s_mov_b32 exec_lo, s26
L11:
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s26
L12:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v20, 0, v20, s25
    v_cmp_lt_u32_e64 s25, 1, v15
    s_and_b32 s25, s23, s25
    s_and_b32 s27, exec_lo, s25
    s_and_not1_b32 s28, exec_lo, s25
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s27
    v_lshl_add_u32 v21, v14, 1, 2
    buffer_load_u16 v21, v21, s[4:7], 0 offen
    s_mov_b32 exec_lo, s26
L13:
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s26
L14:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v21, 0, v21, s25
    v_cmp_lt_u32_e64 s25, 2, v15
    s_and_b32 s25, s23, s25
    v_add_nc_u32_e32 v22, 2, v14
    s_and_b32 s27, exec_lo, s25
    s_and_not1_b32 s28, exec_lo, s25
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s27
    v_min_u32_e32 v22, s12, v22
    v_lshlrev_b32_e32 v22, 1, v22
    buffer_load_u16 v22, v22, s[4:7], 0 offen
    s_mov_b32 exec_lo, s26
L15:
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s26
L16:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v22, 0, v22, s25
    v_cmp_lt_u32_e64 s25, 3, v15
    s_and_b32 s25, s23, s25
    v_add_nc_u32_e32 v23, 3, v14
    s_and_b32 s27, exec_lo, s25
    s_and_not1_b32 s28, exec_lo, s25
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s27
    v_min_u32_e32 v23, s12, v23
    v_lshlrev_b32_e32 v23, 1, v23
    buffer_load_u16 v23, v23, s[4:7], 0 offen
    s_mov_b32 exec_lo, s26
L17:
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s26
L18:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v23, 0, v23, s25
    v_cmp_lt_u32_e64 s25, 4, v15
    s_and_b32 s25, s23, s25
    v_add_nc_u32_e32 v24, 4, v14
    s_and_b32 s27, exec_lo, s25
    s_and_not1_b32 s28, exec_lo, s25
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s27
    v_min_u32_e32 v24, s12, v24
    v_lshlrev_b32_e32 v24, 1, v24
    buffer_load_u16 v24, v24, s[4:7], 0 offen
    s_mov_b32 exec_lo, s26
L19:
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s26
L20:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v24, 0, v24, s25
    v_cmp_lt_u32_e64 s25, 5, v15
    s_and_b32 s25, s23, s25
    v_add_nc_u32_e32 v25, 5, v14
    s_and_b32 s27, exec_lo, s25
    s_and_not1_b32 s28, exec_lo, s25
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s27
    v_min_u32_e32 v25, s12, v25
    v_lshlrev_b32_e32 v25, 1, v25
    buffer_load_u16 v25, v25, s[4:7], 0 offen
    s_mov_b32 exec_lo, s26
L21:
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s26
L22:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v25, 0, v25, s25
    v_cmp_lt_u32_e64 s25, 6, v15
    s_and_b32 s25, s23, s25
    v_add_nc_u32_e32 v26, 6, v14
    s_and_b32 s27, exec_lo, s25
    s_and_not1_b32 s28, exec_lo, s25
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s27
    v_min_u32_e32 v26, s12, v26
    v_lshlrev_b32_e32 v26, 1, v26
    buffer_load_u16 v26, v26, s[4:7], 0 offen
    s_mov_b32 exec_lo, s26
L23:
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s26
L24:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v26, 0, v26, s25
    v_cmp_lt_u32_e64 s25, 7, v15
    s_and_b32 s23, s23, s25
    v_add_nc_u32_e32 v14, 7, v14
    s_and_b32 s25, exec_lo, s23
    s_and_not1_b32 s27, exec_lo, s23
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s25
    v_min_u32_e32 v14, s12, v14
    v_lshlrev_b32_e32 v14, 1, v14
    buffer_load_u16 v14, v14, s[4:7], 0 offen
    s_mov_b32 exec_lo, s26
L25:
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s26
L26:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v14, 0, v14, s23
    s_mov_b32 exec_lo, s2
L27:
    v_cndmask_b32_e64 v15, v20, v16, s24
    v_cndmask_b32_e64 v0, v21, v0, s24
    v_cndmask_b32_e64 v16, v22, v17, s24
    v_cndmask_b32_e64 v1, v23, v1, s24
    v_cndmask_b32_e64 v17, v24, v18, s24
    v_cndmask_b32_e64 v2, v25, v2, s24
    v_cndmask_b32_e64 v18, v26, v19, s24
    v_cndmask_b32_e64 v3, v14, v3, s24
    v_lshlrev_b32_e32 v14, 16, v15
    v_add_f32_e32 v6, v6, v14
    v_lshlrev_b32_e32 v0, 16, v0
    v_dual_add_f32 v7, v0, v7 :: v_dual_lshlrev_b32 v0, 16, v16
    v_add_f32_e32 v8, v8, v0
    v_lshlrev_b32_e32 v0, 16, v1
    v_dual_add_f32 v9, v9, v0 :: v_dual_lshlrev_b32 v0, 16, v17
    v_add_f32_e32 v10, v10, v0
    v_lshlrev_b32_e32 v0, 16, v2
    v_dual_add_f32 v11, v0, v11 :: v_dual_lshlrev_b32 v0, 16, v18
    v_add_f32_e32 v12, v12, v0
    v_lshlrev_b32_e32 v0, 16, v3
    v_add_f32_e32 v13, v13, v0
    s_branch L45
L28:
    v_cmp_gt_u32_e64 s23, s12, v14
    s_and_b32 s24, exec_lo, s23
    v_cmp_le_u32_e64 s25, s12, v14
    s_and_b32 s25, exec_lo, s25
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s24
    v_lshlrev_b32_e32 v0, 1, v14
    buffer_load_u16 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s2
L29:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s2
L30:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s23
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v6, v6, v0
    v_add_nc_u32_e32 v0, 1, v14
    v_cmp_gt_u32_e64 s23, s12, v0
    s_and_b32 s24, exec_lo, s23
    v_cmp_le_u32_e64 s25, s12, v0
    s_and_b32 s25, exec_lo, s25
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s24
    v_lshl_add_u32 v0, v14, 1, 2
    buffer_load_u16 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s2
L31:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s2
L32:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s23
    v_lshlrev_b32_e32 v0, 16, v0
    v_dual_add_f32 v7, v0, v7 :: v_dual_add_nc_u32 v0, 2, v14
    v_cmp_gt_u32_e64 s23, s12, v0
    s_and_b32 s24, exec_lo, s23
    v_cmp_le_u32_e64 s25, s12, v0
    s_and_b32 s25, exec_lo, s25
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s24
    v_lshl_add_u32 v0, v14, 1, 4
    buffer_load_u16 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s2
L33:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s2
L34:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s23
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v8, v8, v0
    v_add_nc_u32_e32 v0, 3, v14
    v_cmp_gt_u32_e64 s23, s12, v0
    s_and_b32 s24, exec_lo, s23
    v_cmp_le_u32_e64 s25, s12, v0
    s_and_b32 s25, exec_lo, s25
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s24
    v_lshl_add_u32 v0, v14, 1, 6
    buffer_load_u16 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s2
L35:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s2
L36:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s23
    v_lshlrev_b32_e32 v0, 16, v0
    v_dual_add_f32 v9, v0, v9 :: v_dual_add_nc_u32 v0, 4, v14
    v_cmp_gt_u32_e64 s23, s12, v0
    s_and_b32 s24, exec_lo, s23
    v_cmp_le_u32_e64 s25, s12, v0
    s_and_b32 s25, exec_lo, s25
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s24
    v_lshl_add_u32 v0, v14, 1, 8
    buffer_load_u16 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s2
L37:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s2
L38:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s23
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v10, v10, v0
    v_add_nc_u32_e32 v0, 5, v14
    v_cmp_gt_u32_e64 s23, s12, v0
    s_and_b32 s24, exec_lo, s23
    v_cmp_le_u32_e64 s25, s12, v0
    s_and_b32 s25, exec_lo, s25
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s24
    v_lshl_add_u32 v0, v14, 1, 10
    buffer_load_u16 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s2
L39:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s2
L40:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s23
    v_lshlrev_b32_e32 v0, 16, v0
    v_dual_add_f32 v11, v0, v11 :: v_dual_add_nc_u32 v0, 6, v14
    v_cmp_gt_u32_e64 s23, s12, v0
    s_and_b32 s24, exec_lo, s23
    v_cmp_le_u32_e64 s25, s12, v0
    s_and_b32 s25, exec_lo, s25
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s24
    v_lshl_add_u32 v0, v14, 1, 12
    buffer_load_u16 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s2
L41:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s2
L42:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s23
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v12, v12, v0
    v_add_nc_u32_e32 v0, 7, v14
    v_cmp_gt_u32_e64 s23, s12, v0
    s_and_b32 s24, exec_lo, s23
    v_cmp_le_u32_e64 s25, s12, v0
    s_and_b32 s25, exec_lo, s25
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s24
    v_lshl_add_u32 v0, v14, 1, 14
    buffer_load_u16 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s2
L43:
    s_cmp_lg_u32 s25, 0
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s2
L44:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s23
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v13, v13, v0
L45:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc1 L9
    s_sub_u32 s22, s1, s3
    s_min_u32 s22, s22, 32
    s_add_u32 s3, s3, s22
L46:
    s_cmp_lt_u32 s3, s1
    s_cbranch_scc1 L4
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L47
    v_cmp_gt_u32_e64 s1, s0, v5
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s1
    s_mul_i32 s0, s20, s0
    v_add_nc_u32_e32 v2, s0, v5
    v_bfe_u32 v0, v6, 16, 1
    v_add3_u32 v0, v6, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v6
    v_cmp_u_f32_e64 s0, v6, v6
    v_cndmask_b32_e64 v0, v0, v1, s0
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v7, 16, 1
    v_add3_u32 v1, v7, v1, 0x7fff
    v_or_b32_e32 v3, 0x400000, v7
    v_cmp_u_f32_e64 s0, v7, v7
    v_cndmask_b32_e64 v1, v1, v3, s0
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v3, v8, 16, 1
    v_add3_u32 v3, v8, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v8
    v_cmp_u_f32_e64 s0, v8, v8
    v_cndmask_b32_e64 v3, v3, v4, s0
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v4, v9, 16, 1
    v_add3_u32 v4, v9, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v9
    v_cmp_u_f32_e64 s0, v9, v9
    v_cndmask_b32_e64 v4, v4, v5, s0
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v4, 16, v3
    s_max_u32 s0, s15, 3
    s_add_u32 s0, s0, -3
    v_cmp_gt_u32_e64 s1, s0, v2
    v_cndmask_b32_e64 v3, s15, v2, s1
    v_lshlrev_b32_e32 v3, 1, v3
    buffer_store_b64 v[0:1], v3, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 4, v2
    v_bfe_u32 v0, v10, 16, 1
    v_add3_u32 v0, v10, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v10
    v_cmp_u_f32_e64 s1, v10, v10
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v11, 16, 1
    v_add3_u32 v1, v11, v1, 0x7fff
    v_or_b32_e32 v3, 0x400000, v11
    v_cmp_u_f32_e64 s1, v11, v11
    v_cndmask_b32_e64 v1, v1, v3, s1
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v3, v12, 16, 1
    v_add3_u32 v3, v12, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v12
    v_cmp_u_f32_e64 s1, v12, v12
    v_cndmask_b32_e64 v3, v3, v4, s1
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v4, v13, 16, 1
    v_add3_u32 v4, v13, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v13
    v_cmp_u_f32_e64 s1, v13, v13
    v_cndmask_b32_e64 v4, v4, v5, s1
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v4, 16, v3
    v_cmp_gt_u32_e64 s0, s0, v2
    v_cndmask_b32_e64 v2, s15, v2, s0
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b64 v[0:1], v2, s[16:19], 0 offen
    s_branch L55
L47:
    v_cmp_gt_u32_e64 s1, s0, v5
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s1
    v_bfe_u32 v0, v6, 16, 1
    v_add3_u32 v0, v6, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v6
    v_cmp_u_f32_e64 s1, v6, v6
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_lshrrev_b32_e32 v0, 16, v0
    s_mul_i32 s1, s20, s0
    v_add_lshl_u32 v1, s1, v5, 1
    buffer_store_b16 v0, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L48:
    v_add_nc_u32_e32 v0, 1, v5
    v_cmp_gt_u32_e64 s1, s0, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s1
    v_bfe_u32 v0, v7, 16, 1
    v_add3_u32 v0, v7, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v7
    v_cmp_u_f32_e64 s1, v7, v7
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_lshrrev_b32_e32 v0, 16, v0
    s_mul_i32 s1, s20, s0
    v_add3_u32 v1, s1, v5, 1
    v_min_u32_e32 v1, s15, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_b16 v0, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L49:
    v_add_nc_u32_e32 v0, 2, v5
    v_cmp_gt_u32_e64 s1, s0, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s1
    v_bfe_u32 v0, v8, 16, 1
    v_add3_u32 v0, v8, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v8
    v_cmp_u_f32_e64 s1, v8, v8
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_lshrrev_b32_e32 v0, 16, v0
    s_mul_i32 s1, s20, s0
    v_add3_u32 v1, s1, v5, 2
    v_min_u32_e32 v1, s15, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_b16 v0, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L50:
    v_add_nc_u32_e32 v0, 3, v5
    v_cmp_gt_u32_e64 s1, s0, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s1
    v_bfe_u32 v0, v9, 16, 1
    v_add3_u32 v0, v9, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v9
    v_cmp_u_f32_e64 s1, v9, v9
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_lshrrev_b32_e32 v0, 16, v0
    s_mul_i32 s1, s20, s0
    v_add3_u32 v1, s1, v5, 3
    v_min_u32_e32 v1, s15, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_b16 v0, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L51:
    v_add_nc_u32_e32 v0, 4, v5
    v_cmp_gt_u32_e64 s1, s0, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s1
    v_bfe_u32 v0, v10, 16, 1
    v_add3_u32 v0, v10, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v10
    v_cmp_u_f32_e64 s1, v10, v10
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_lshrrev_b32_e32 v0, 16, v0
    s_mul_i32 s1, s20, s0
    v_add3_u32 v1, s1, v5, 4
    v_min_u32_e32 v1, s15, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_b16 v0, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L52:
    v_add_nc_u32_e32 v0, 5, v5
    v_cmp_gt_u32_e64 s1, s0, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s1
    v_bfe_u32 v0, v11, 16, 1
    v_add3_u32 v0, v11, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v11
    v_cmp_u_f32_e64 s1, v11, v11
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_lshrrev_b32_e32 v0, 16, v0
    s_mul_i32 s1, s20, s0
    v_add3_u32 v1, s1, v5, 5
    v_min_u32_e32 v1, s15, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_b16 v0, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L53:
    v_add_nc_u32_e32 v0, 6, v5
    v_cmp_gt_u32_e64 s1, s0, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L54
    s_mov_b32 exec_lo, s1
    v_bfe_u32 v0, v12, 16, 1
    v_add3_u32 v0, v12, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v12
    v_cmp_u_f32_e64 s1, v12, v12
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_lshrrev_b32_e32 v0, 16, v0
    s_mul_i32 s1, s20, s0
    v_add3_u32 v1, s1, v5, 6
    v_min_u32_e32 v1, s15, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_b16 v0, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L54:
    v_add_nc_u32_e32 v0, 7, v5
    v_cmp_gt_u32_e64 s1, s0, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s1
    v_bfe_u32 v0, v13, 16, 1
    v_add3_u32 v0, v13, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v13
    v_cmp_u_f32_e64 s1, v13, v13
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_lshrrev_b32_e32 v0, 16, v0
    s_mul_i32 s0, s20, s0
    v_add3_u32 v1, s0, v5, 7
    v_min_u32_e32 v1, s15, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_store_b16 v0, v1, s[16:19], 0 offen
L55:
    s_endpgm
