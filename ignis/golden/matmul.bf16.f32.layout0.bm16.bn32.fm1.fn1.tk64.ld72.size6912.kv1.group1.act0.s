; 62 VGPRs, 40 SGPRs, 13824 bytes of LDS, 0 of scratch, 561 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x60
    s_load_b32 s3, s[0:1], 0x78
    s_load_b32 s12, s[0:1], 0x7c
    s_load_b32 s20, s[0:1], 0x80
    s_load_b32 s21, s[0:1], 0x84
    s_load_b32 s22, s[0:1], 0x88
    s_load_b32 s23, s[0:1], 0x8c
    s_load_b32 s24, s[0:1], 0x90
    s_load_b32 s25, s[0:1], 0x94
    s_load_b32 s26, s[0:1], 0x98
    s_load_b32 s27, s[0:1], 0x9c
    s_load_b32 s0, s[0:1], 0xa0
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s1, v1
    v_mbcnt_lo_u32_b32 v49, -1, 0
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s14, s14, 4
    s_lshl_b32 s13, s13, 5
    s_cmp_ge_u32 s14, s3
    s_cbranch_scc1 L27
    s_cmp_gt_u32 s0, 1
    s_cbranch_scc1 L0
    s_mov_b32 s28, 0
    s_mov_b32 s0, 0
    s_branch L1
L0:
    v_cvt_f32_u32_e32 v1, s24
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s28, 0, s24
    v_mul_lo_u32 v2, s28, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s15, v1
    v_mul_lo_u32 v2, v1, s24
    v_sub_nc_u32_e32 v2, s15, v2
    v_cmp_le_u32_e64 s15, s24, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s24, v2
    v_cndmask_b32_e64 v1, v1, v3, s15
    v_cndmask_b32_e64 v2, v2, v4, s15
    v_cmp_le_u32_e64 s15, s24, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s24, v2
    v_cndmask_b32_e64 v1, v1, v3, s15
    v_cndmask_b32_e64 v2, v2, v4, s15
    s_cmp_eq_u32 s24, 0
    s_cselect_b32 s15, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s15
    v_cndmask_b32_e64 v2, v2, 0, s15
    v_readfirstlane_b32 s28, v1
    v_readfirstlane_b32 s15, v2
    s_lshr_b32 s29, s20, 6
    s_and_b32 s30, s20, 63
    s_cmp_eq_u32 s30, 0
    s_cselect_b32 s30, 0, 1
    s_add_u32 s29, s29, s30
    v_cvt_f32_u32_e32 v1, s0
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s30, 0, s0
    v_mul_lo_u32 v2, s30, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s29, v1
    v_mul_lo_u32 v2, v1, s0
    v_sub_nc_u32_e32 v2, s29, v2
    v_cmp_le_u32_e64 s29, s0, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s0, v2
    v_cndmask_b32_e64 v1, v1, v3, s29
    v_cndmask_b32_e64 v2, v2, v4, s29
    v_cmp_le_u32_e64 s29, s0, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s0, v2
    v_cndmask_b32_e64 v1, v1, v3, s29
    v_cndmask_b32_e64 v2, v2, v4, s29
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s0, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s0
    v_cndmask_b32_e64 v2, v2, 0, s0
    v_readfirstlane_b32 s0, v1
    v_readfirstlane_b32 s29, v2
    s_cmp_eq_u32 s29, 0
    s_cselect_b32 s29, 0, 1
    s_add_u32 s0, s0, s29
    s_lshl_b32 s29, s0, 6
    s_mul_i32 s0, s28, s29
    s_min_u32 s0, s0, s20
    s_sub_u32 s20, s20, s0
    s_min_u32 s20, s29, s20
L1:
    s_mul_i32 s29, s15, s25
    s_mul_i32 s30, s15, s26
    s_add_u32 s29, s29, s0
    s_add_u32 s0, s30, s0
    s_or_b32 s30, s21, s22
    s_or_b32 s25, s30, s25
    s_or_b32 s25, s25, s26
    s_and_b32 s25, s25, 1
    s_cmp_eq_u32 s25, 0
    s_cbranch_scc0 L2
    s_and_b32 s25, s20, 0xffffffc0
    s_branch L3
L2:
    s_mov_b32 s25, 0
L3:
    s_lshr_b32 s26, s1, 1
    s_lshl_b32 s26, s26, 4
    s_mul_i32 s30, s26, 0x48
    s_lshl_b32 s1, s1, 4
    s_add_u32 s31, s1, 16
    s_mul_i32 s31, s31, 0x48
    v_lshrrev_b32_e32 v17, 3, v0
    v_add_nc_u32_e32 v1, s14, v17
    s_add_u32 s32, s3, -1
    v_min_u32_e32 v2, s32, v1
    v_mul_lo_u32 v2, v2, s21
    v_and_b32_e32 v3, 7, v0
    v_lshlrev_b32_e32 v18, 3, v3
    v_add3_u32 v50, s29, v2, v18
    v_add_nc_u32_e32 v1, 8, v1
    v_min_u32_e32 v1, s32, v1
    v_mul_lo_u32 v1, v1, s21
    v_add3_u32 v51, s29, v1, v18
    v_add_nc_u32_e32 v1, s13, v17
    s_add_u32 s33, s12, -1
    v_min_u32_e32 v2, s33, v1
    v_mul_lo_u32 v2, v2, s22
    v_add3_u32 v52, s0, v2, v18
    v_add_nc_u32_e32 v2, 8, v1
    v_min_u32_e32 v2, s33, v2
    v_mul_lo_u32 v2, v2, s22
    v_add3_u32 v53, s0, v2, v18
    v_add_nc_u32_e32 v2, 16, v1
    v_min_u32_e32 v2, s33, v2
    v_mul_lo_u32 v2, v2, s22
    v_add3_u32 v54, s0, v2, v18
    v_add_nc_u32_e32 v1, 24, v1
    v_min_u32_e32 v1, s33, v1
    v_mul_lo_u32 v1, v1, s22
    v_add3_u32 v55, s0, v1, v18
    s_cmp_gt_u32 s25, 0
    s_cbranch_scc0 L4
    v_lshlrev_b32_e32 v1, 1, v50
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    v_lshlrev_b32_e32 v5, 1, v51
    buffer_load_b128 v[5:8], v5, s[4:7], 0 offen
    v_mul_lo_u32 v9, v17, 0x48
    v_add_lshl_u32 v9, v9, v18, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v9, v[5:8] offset:1152
    ds_store_b128 v9, v[1:4]
    v_lshlrev_b32_e32 v1, 1, v52
    buffer_load_b128 v[1:4], v1, s[8:11], 0 offen
    v_lshlrev_b32_e32 v5, 1, v53
    buffer_load_b128 v[5:8], v5, s[8:11], 0 offen
    v_lshlrev_b32_e32 v9, 1, v54
    buffer_load_b128 v[9:12], v9, s[8:11], 0 offen
    v_lshlrev_b32_e32 v13, 1, v55
    buffer_load_b128 v[13:16], v13, s[8:11], 0 offen
    v_and_b32_e32 v19, -8, v17
    v_and_b32_e32 v20, 3, v17
    v_lshlrev_b32_e32 v20, 1, v20
    v_lshrrev_b32_e32 v21, 2, v17
    v_add3_u32 v19, v19, v20, v21
    v_mul_lo_u32 v19, v19, 0x48
    v_add_lshl_u32 v19, v19, v18, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v19, v[13:16] offset:5760
    ds_store_b128 v19, v[9:12] offset:4608
    ds_store_b128 v19, v[5:8] offset:3456
    ds_store_b128 v19, v[1:4] offset:2304
L4:
    s_max_u32 s34, s25, 64
    s_add_u32 s34, s34, 0xffffffc0
    v_and_b32_e32 v56, 15, v49
    v_mul_lo_u32 v57, v56, 0x48
    v_add_lshl_u32 v58, s31, v57, 1
    v_add_lshl_u32 v59, s30, v57, 1
    v_dual_mov_b32 v4, 0 :: v_dual_and_b32 v1, -8, v17
    v_dual_mov_b32 v5, 0 :: v_dual_and_b32 v2, 3, v17
    v_dual_mov_b32 v7, 0 :: v_dual_lshlrev_b32 v2, 1, v2
    v_lshrrev_b32_e32 v3, 2, v17
    v_add3_u32 v1, v1, v2, v3
    v_mul_lo_u32 v1, v1, 0x48
    v_add_lshl_u32 v60, v1, v18, 1
    v_mul_lo_u32 v1, v17, 0x48
    v_add_lshl_u32 v61, v1, v18, 1
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v6, 0
    v_mov_b32_e32 v8, 0
    s_mov_b32 s35, 64
    s_branch L6
L5:
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v9, v50, s35, 1
    buffer_load_b128 v[25:28], v9, s[4:7], 0 offen
    v_add_lshl_u32 v9, v51, s35, 1
    buffer_load_b128 v[29:32], v9, s[4:7], 0 offen
    v_add_lshl_u32 v9, v52, s35, 1
    buffer_load_b128 v[33:36], v9, s[8:11], 0 offen
    v_add_lshl_u32 v9, v53, s35, 1
    buffer_load_b128 v[37:40], v9, s[8:11], 0 offen
    v_add_lshl_u32 v9, v54, s35, 1
    buffer_load_b128 v[41:44], v9, s[8:11], 0 offen
    v_add_lshl_u32 v9, v55, s35, 1
    buffer_load_b128 v[45:48], v9, s[8:11], 0 offen
    ds_load_b128 v[9:12], v58
    ds_load_b128 v[13:16], v58 offset:16
    ds_load_b128 v[17:20], v59
    ds_load_b128 v[21:24], v59 offset:16
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    ds_load_b128 v[9:12], v58 offset:32
    ds_load_b128 v[13:16], v58 offset:48
    ds_load_b128 v[17:20], v59 offset:32
    ds_load_b128 v[21:24], v59 offset:48
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    ds_load_b128 v[9:12], v58 offset:64
    ds_load_b128 v[13:16], v58 offset:80
    ds_load_b128 v[17:20], v59 offset:64
    ds_load_b128 v[21:24], v59 offset:80
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    ds_load_b128 v[9:12], v58 offset:96
    ds_load_b128 v[13:16], v58 offset:112
    ds_load_b128 v[17:20], v59 offset:96
    ds_load_b128 v[21:24], v59 offset:112
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    s_waitcnt vmcnt(0)
    ds_store_b128 v60, v[45:48] offset:12672
    ds_store_b128 v60, v[41:44] offset:11520
    ds_store_b128 v60, v[37:40] offset:10368
    ds_store_b128 v60, v[33:36] offset:9216
    ds_store_b128 v61, v[29:32] offset:8064
    ds_store_b128 v61, v[25:28] offset:6912
    s_add_u32 s36, s35, 64
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v9, v50, s36, 1
    buffer_load_b128 v[25:28], v9, s[4:7], 0 offen
    v_add_lshl_u32 v9, v51, s36, 1
    buffer_load_b128 v[29:32], v9, s[4:7], 0 offen
    v_add_lshl_u32 v9, v52, s36, 1
    buffer_load_b128 v[33:36], v9, s[8:11], 0 offen
    v_add_lshl_u32 v9, v53, s36, 1
    buffer_load_b128 v[37:40], v9, s[8:11], 0 offen
    v_add_lshl_u32 v9, v54, s36, 1
    buffer_load_b128 v[41:44], v9, s[8:11], 0 offen
    v_add_lshl_u32 v9, v55, s36, 1
    buffer_load_b128 v[45:48], v9, s[8:11], 0 offen
    ds_load_b128 v[9:12], v58 offset:6912
    ds_load_b128 v[13:16], v58 offset:6928
    ds_load_b128 v[17:20], v59 offset:6912
    ds_load_b128 v[21:24], v59 offset:6928
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    ds_load_b128 v[9:12], v58 offset:6944
    ds_load_b128 v[13:16], v58 offset:6960
    ds_load_b128 v[17:20], v59 offset:6944
    ds_load_b128 v[21:24], v59 offset:6960
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    ds_load_b128 v[9:12], v58 offset:6976
    ds_load_b128 v[13:16], v58 offset:6992
    ds_load_b128 v[17:20], v59 offset:6976
    ds_load_b128 v[21:24], v59 offset:6992
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    ds_load_b128 v[9:12], v58 offset:7008
    ds_load_b128 v[13:16], v58 offset:7024
    ds_load_b128 v[17:20], v59 offset:7008
    ds_load_b128 v[21:24], v59 offset:7024
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    s_waitcnt vmcnt(0)
    ds_store_b128 v60, v[45:48] offset:5760
    ds_store_b128 v60, v[41:44] offset:4608
    ds_store_b128 v60, v[37:40] offset:3456
    ds_store_b128 v60, v[33:36] offset:2304
    ds_store_b128 v61, v[29:32] offset:1152
    ds_store_b128 v61, v[25:28]
    s_add_u32 s35, s35, 0x80
L6:
    s_cmp_lt_u32 s35, s34
    s_cbranch_scc1 L5
    s_cmp_lt_u32 s35, s25
    s_cbranch_scc0 L7
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v9, v50, s35, 1
    buffer_load_b128 v[25:28], v9, s[4:7], 0 offen
    v_add_lshl_u32 v9, v51, s35, 1
    buffer_load_b128 v[29:32], v9, s[4:7], 0 offen
    v_add_lshl_u32 v9, v52, s35, 1
    buffer_load_b128 v[33:36], v9, s[8:11], 0 offen
    v_add_lshl_u32 v9, v53, s35, 1
    buffer_load_b128 v[37:40], v9, s[8:11], 0 offen
    v_add_lshl_u32 v9, v54, s35, 1
    buffer_load_b128 v[41:44], v9, s[8:11], 0 offen
    v_add_lshl_u32 v9, v55, s35, 1
    buffer_load_b128 v[45:48], v9, s[8:11], 0 offen
    ds_load_b128 v[9:12], v58
    ds_load_b128 v[13:16], v58 offset:16
    ds_load_b128 v[17:20], v59
    ds_load_b128 v[21:24], v59 offset:16
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    ds_load_b128 v[9:12], v58 offset:32
    ds_load_b128 v[13:16], v58 offset:48
    ds_load_b128 v[17:20], v59 offset:32
    ds_load_b128 v[21:24], v59 offset:48
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    ds_load_b128 v[9:12], v58 offset:64
    ds_load_b128 v[13:16], v58 offset:80
    ds_load_b128 v[17:20], v59 offset:64
    ds_load_b128 v[21:24], v59 offset:80
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    ds_load_b128 v[9:12], v58 offset:96
    ds_load_b128 v[13:16], v58 offset:112
    ds_load_b128 v[17:20], v59 offset:96
    ds_load_b128 v[21:24], v59 offset:112
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    s_waitcnt vmcnt(0)
    ds_store_b128 v60, v[45:48] offset:12672
    ds_store_b128 v60, v[41:44] offset:11520
    ds_store_b128 v60, v[37:40] offset:10368
    ds_store_b128 v60, v[33:36] offset:9216
    ds_store_b128 v61, v[29:32] offset:8064
    ds_store_b128 v61, v[25:28] offset:6912
    s_add_u32 s35, s35, 64
L7:
    s_add_u32 s34, s35, 0xffffffc0
    s_add_u32 s35, s20, -1
    s_branch L18
L8:
    s_lshr_b32 s36, s34, 6
    s_and_b32 s36, s36, 1
    s_mul_i32 s36, s36, 0xd80
    s_cmp_ge_u32 s34, s25
    s_cbranch_scc0 L17
    s_mov_b32 s37, s2
    v_mov_b32_e32 v9, v0
L9:
    s_mov_b32 exec_lo, s37
    v_cmp_gt_u32_e64 s37, 0x400, v9
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc1 L10
    s_mov_b32 exec_lo, s2
    s_mov_b32 s37, 0
    s_branch L12
L10:
    s_mov_b32 exec_lo, s37
    v_lshrrev_b32_e32 v10, 6, v9
    v_and_b32_e32 v11, 63, v9
    v_add_nc_u32_e32 v12, s14, v10
    v_min_u32_e32 v12, s32, v12
    v_add_nc_u32_e32 v13, s34, v11
    v_min_u32_e32 v14, s35, v13
    v_cmp_gt_u32_e64 s38, s20, v13
    s_and_b32 s39, exec_lo, s38
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s39
    v_mul_lo_u32 v12, v12, s21
    v_add_nc_u32_e32 v12, v12, v14
    v_add_lshl_u32 v12, s29, v12, 1
    buffer_load_u16 v12, v12, s[4:7], 0 offen
    s_mov_b32 exec_lo, s37
L11:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v12, 0, v12, s38
    v_mul_lo_u32 v10, v10, 0x48
    v_add_nc_u32_e32 v10, s36, v10
    v_add_lshl_u32 v10, v10, v11, 1
    ds_store_b16 v10, v12
    v_sub_nc_u32_e32 v10, 0x400, v9
    v_min_u32_e32 v10, 64, v10
    v_add_nc_u32_e32 v9, v9, v10
    s_mov_b32 exec_lo, s2
L12:
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc1 L9
    s_mov_b32 s37, s2
    v_mov_b32_e32 v9, v0
L13:
    s_mov_b32 exec_lo, s37
    v_cmp_gt_u32_e64 s37, 0x800, v9
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc1 L14
    s_mov_b32 exec_lo, s2
    s_mov_b32 s37, 0
    s_branch L16
L14:
    s_mov_b32 exec_lo, s37
    v_lshrrev_b32_e32 v10, 6, v9
    v_and_b32_e32 v11, 63, v9
    v_and_b32_e32 v12, -8, v10
    v_and_b32_e32 v13, 3, v10
    v_lshlrev_b32_e32 v13, 1, v13
    v_bfe_u32 v14, v10, 2, 1
    v_add3_u32 v12, v12, v13, v14
    v_add_nc_u32_e32 v10, s13, v10
    v_min_u32_e32 v10, s33, v10
    v_add_nc_u32_e32 v13, s34, v11
    v_min_u32_e32 v14, s35, v13
    v_cmp_gt_u32_e64 s38, s20, v13
    s_and_b32 s39, exec_lo, s38
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s39
    v_mul_lo_u32 v10, v10, s22
    v_add_nc_u32_e32 v10, v10, v14
    v_add_lshl_u32 v10, s0, v10, 1
    buffer_load_u16 v10, v10, s[8:11], 0 offen
    s_mov_b32 exec_lo, s37
L15:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v10, 0, v10, s38
    v_mul_lo_u32 v12, v12, 0x48
    v_add3_u32 v11, s36, v12, v11
    v_lshl_add_u32 v11, v11, 1, 0x900
    ds_store_b16 v11, v10
    v_sub_nc_u32_e32 v10, 0x800, v9
    v_min_u32_e32 v10, 64, v10
    v_add_nc_u32_e32 v9, v9, v10
    s_mov_b32 exec_lo, s2
L16:
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc1 L13
L17:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_add_u32 s37, s36, s30
    s_add_u32 s36, s36, s31
    v_add_lshl_u32 v25, s36, v57, 1
    ds_load_b128 v[9:12], v25
    ds_load_b128 v[13:16], v25 offset:16
    v_add_lshl_u32 v26, s37, v57, 1
    ds_load_b128 v[17:20], v26
    ds_load_b128 v[21:24], v26 offset:16
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    ds_load_b128 v[9:12], v25 offset:32
    ds_load_b128 v[13:16], v25 offset:48
    ds_load_b128 v[17:20], v26 offset:32
    ds_load_b128 v[21:24], v26 offset:48
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    ds_load_b128 v[9:12], v25 offset:64
    ds_load_b128 v[13:16], v25 offset:80
    ds_load_b128 v[17:20], v26 offset:64
    ds_load_b128 v[21:24], v26 offset:80
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    ds_load_b128 v[9:12], v25 offset:96
    ds_load_b128 v[13:16], v25 offset:112
    ds_load_b128 v[17:20], v26 offset:96
    ds_load_b128 v[21:24], v26 offset:112
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[9:16], v[17:24], v[1:8]
    s_add_u32 s34, s34, 64
L18:
    s_cmp_lt_u32 s34, s20
    s_cbranch_scc1 L8
    s_mul_i32 s0, s28, s24
    s_add_u32 s0, s0, s15
    s_mul_i32 s0, s0, s27
    s_or_b32 s4, s23, s27
    s_and_b32 s4, s4, 1
    s_cmp_eq_u32 s4, 0
    s_cselect_b32 s4, exec_lo, 0
    s_add_u32 s5, s13, 32
    s_cmp_le_u32 s5, s12
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s4, s4, s5
    s_add_u32 s5, s14, s26
    v_add_nc_u32_e32 v0, s5, v56
    s_add_u32 s1, s13, s1
    v_lshrrev_b32_e32 v9, 4, v49
    v_lshl_add_u32 v9, v9, 2, s1
    v_mul_lo_u32 v10, v0, s23
    v_add3_u32 v10, s0, v10, v9
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L19
    v_cmp_gt_u32_e64 s0, s3, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v0, 2, v10
    buffer_store_b128 v[1:4], v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 32, v0
    buffer_store_b128 v[5:8], v0, s[16:19], 0 offen
    s_branch L27
L19:
    v_cmp_gt_u32_e64 s0, s3, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s1, s12, v9
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v0, 2, v10
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L20:
    v_add_nc_u32_e32 v0, 1, v9
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v0, v10, 2, 4
    buffer_store_b32 v2, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L21:
    v_add_nc_u32_e32 v0, 2, v9
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v0, v10, 2, 8
    buffer_store_b32 v3, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L22:
    v_add_nc_u32_e32 v0, 3, v9
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v0, v10, 2, 12
    buffer_store_b32 v4, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L23:
    v_add_nc_u32_e32 v0, 8, v9
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v0, v10, 2, 32
    buffer_store_b32 v5, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L24:
    v_add_nc_u32_e32 v0, 9, v9
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v0, v10, 2, 36
    buffer_store_b32 v6, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L25:
    v_add_nc_u32_e32 v0, 10, v9
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v0, v10, 2, 40
    buffer_store_b32 v7, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L26:
    v_add_nc_u32_e32 v0, 11, v9
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v0, v10, 2, 44
    buffer_store_b32 v8, v0, s[16:19], 0 offen
L27:
    s_endpgm
