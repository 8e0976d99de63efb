; 30 VGPRs, 20 SGPRs, 0 bytes of LDS, 0 of scratch, 187 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s3, s[0:1], 0x30
    s_load_b32 s12, s[0:1], 0x34
    s_load_b32 s16, s[0:1], 0x3c
    s_load_b32 s17, s[0:1], 0x40
    s_load_b32 s18, s[0:1], 0x44
    s_load_b32 s0, s[0:1], 0x48
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s1, s6
    s_mov_b32 s19, s10
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s14, s14, 6
    v_lshrrev_b32_e32 v1, 3, v0
    v_lshl_add_u32 v12, v1, 2, s14
    s_lshl_b32 s13, s13, 6
    v_and_b32_e32 v0, 7, v0
    v_lshl_add_u32 v13, v0, 3, s13
    s_mul_i32 s13, s15, s17
    v_mul_lo_u32 v0, v13, s16
    v_add3_u32 v14, s13, v0, v12
    s_mul_i32 s13, s15, s0
    v_mul_lo_u32 v0, v12, s18
    v_add3_u32 v15, s13, v0, v13
    s_or_b32 s13, s16, s17
    s_or_b32 s13, s13, s18
    s_or_b32 s0, s13, s0
    s_and_b32 s0, s0, 1
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s0, exec_lo, 0
    v_add_nc_u32_e32 v0, 4, v12
    v_cmp_ge_u32_e64 s13, s3, v0
    s_and_b32 s0, s0, s13
    v_add_nc_u32_e32 v0, 8, v13
    v_cmp_ge_u32_e64 s13, s12, v0
    s_and_b32 s0, s0, s13
    s_and_b32 s13, exec_lo, s0
    s_and_not1_b32 s0, exec_lo, s0
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s13
    s_max_u32 s13, s1, 3
    s_add_u32 s13, s13, -3
    v_cmp_gt_u32_e64 s14, s13, v14
    v_cndmask_b32_e64 v0, s1, v14, s14
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b64 v[0:1], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v2, 0xffff, v0
    v_lshrrev_b32_e32 v16, 16, v0
    v_and_b32_e32 v17, 0xffff, v1
    v_lshrrev_b32_e32 v18, 16, v1
    v_add_nc_u32_e32 v0, s16, v14
    v_cmp_gt_u32_e64 s14, s13, v0
    v_cndmask_b32_e64 v0, s1, v0, s14
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b64 v[4:5], v0, s[4:7], 0 offen
    s_lshl_b32 s14, s16, 1
    v_add_nc_u32_e32 v0, s14, v14
    v_cmp_gt_u32_e64 s14, s13, v0
    v_cndmask_b32_e64 v0, s1, v0, s14
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b64 v[0:1], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v3, 0xffff, v0
    v_lshrrev_b32_e32 v19, 16, v0
    v_and_b32_e32 v20, 0xffff, v1
    v_lshrrev_b32_e32 v21, 16, v1
    s_mul_i32 s14, s16, 3
    v_add_nc_u32_e32 v0, s14, v14
    v_cmp_gt_u32_e64 s14, s13, v0
    v_cndmask_b32_e64 v0, s1, v0, s14
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b64 v[6:7], v0, s[4:7], 0 offen
    s_lshl_b32 s14, s16, 2
    v_add_nc_u32_e32 v0, s14, v14
    v_cmp_gt_u32_e64 s14, s13, v0
    v_cndmask_b32_e64 v0, s1, v0, s14
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b64 v[0:1], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v22, 0xffff, v0
    v_lshrrev_b32_e32 v23, 16, v0
    v_and_b32_e32 v24, 0xffff, v1
    v_lshrrev_b32_e32 v25, 16, v1
    s_mul_i32 s14, s16, 5
    v_add_nc_u32_e32 v0, s14, v14
    v_cmp_gt_u32_e64 s14, s13, v0
    v_cndmask_b32_e64 v0, s1, v0, s14
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b64 v[8:9], v0, s[4:7], 0 offen
    s_mul_i32 s14, s16, 6
    v_add_nc_u32_e32 v0, s14, v14
    v_cmp_gt_u32_e64 s14, s13, v0
    v_cndmask_b32_e64 v0, s1, v0, s14
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b64 v[0:1], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v26, 0xffff, v0
    v_lshrrev_b32_e32 v27, 16, v0
    v_and_b32_e32 v28, 0xffff, v1
    v_lshrrev_b32_e32 v29, 16, v1
    s_mul_i32 s14, s16, 7
    v_add_nc_u32_e32 v0, s14, v14
    v_cmp_gt_u32_e64 s13, s13, v0
    v_cndmask_b32_e64 v0, s1, v0, s13
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b64 v[10:11], v0, s[4:7], 0 offen
    v_lshl_or_b32 v0, v4, 16, v2
    v_lshl_or_b32 v1, v6, 16, v3
    v_lshl_or_b32 v2, v8, 16, v22
    s_waitcnt vmcnt(0)
    v_lshl_or_b32 v3, v10, 16, v26
    s_max_u32 s13, s19, 7
    s_add_u32 s13, s13, -7
    v_cmp_gt_u32_e64 s14, s13, v15
    v_cndmask_b32_e64 v22, s19, v15, s14
    v_lshlrev_b32_e32 v22, 1, v22
    buffer_store_b128 v[0:3], v22, s[8:11], 0 offen
    v_add_nc_u32_e32 v22, s18, v15
    v_and_or_b32 v0, v4, 0xffff0000, v16
    v_and_or_b32 v1, v6, 0xffff0000, v19
    v_and_or_b32 v2, v8, 0xffff0000, v23
    v_and_or_b32 v3, v10, 0xffff0000, v27
    v_cmp_gt_u32_e64 s14, s13, v22
    v_cndmask_b32_e64 v4, s19, v22, s14
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_store_b128 v[0:3], v4, s[8:11], 0 offen
    s_lshl_b32 s14, s18, 1
    v_add_nc_u32_e32 v4, s14, v15
    v_lshl_or_b32 v0, v5, 16, v17
    v_lshl_or_b32 v1, v7, 16, v20
    v_lshl_or_b32 v2, v9, 16, v24
    v_lshl_or_b32 v3, v11, 16, v28
    v_cmp_gt_u32_e64 s14, s13, v4
    v_cndmask_b32_e64 v4, s19, v4, s14
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_store_b128 v[0:3], v4, s[8:11], 0 offen
    s_mul_i32 s14, s18, 3
    v_add_nc_u32_e32 v4, s14, v15
    v_and_or_b32 v0, v5, 0xffff0000, v18
    v_and_or_b32 v1, v7, 0xffff0000, v21
    v_and_or_b32 v2, v9, 0xffff0000, v25
    v_and_or_b32 v3, v11, 0xffff0000, v29
    v_cmp_gt_u32_e64 s13, s13, v4
    v_cndmask_b32_e64 v4, s19, v4, s13
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_store_b128 v[0:3], v4, s[8:11], 0 offen
L0:
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s0
    s_mov_b32 s13, 0
    s_branch L5
L1:
    v_add_nc_u32_e32 v0, s13, v12
    v_cmp_gt_u32_e64 s14, s3, v0
    s_mul_i32 s15, s13, s18
    v_add_nc_u32_e32 v0, s15, v15
    s_mov_b32 s15, 0
    s_branch L4
L2:
    v_add_nc_u32_e32 v1, s15, v13
    v_cmp_gt_u32_e64 s17, s12, v1
    s_and_b32 s17, s14, s17
    s_and_b32 s17, exec_lo, s17
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s17
    s_mul_i32 s17, s15, s16
    v_add3_u32 v1, v14, s17, s13
    v_min_u32_e32 v1, s1, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    v_add_nc_u32_e32 v2, s15, v0
    v_min_u32_e32 v2, s19, v2
    v_lshlrev_b32_e32 v2, 1, v2
    s_waitcnt vmcnt(0)
    buffer_store_b16 v1, v2, s[8:11], 0 offen
    s_mov_b32 exec_lo, s0
L3:
    s_add_u32 s15, s15, 1
L4:
    s_cmp_lt_u32 s15, 8
    s_cbranch_scc1 L2
    s_add_u32 s13, s13, 1
L5:
    s_cmp_lt_u32 s13, 4
    s_cbranch_scc1 L1
L6:
    s_endpgm
