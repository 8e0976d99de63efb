; 111 VGPRs, 37 SGPRs, 18432 bytes of LDS, 0 of scratch, 1105 instructions
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
    v_mbcnt_lo_u32_b32 v97, -1, 0
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s14, s14, 6
    s_lshl_b32 s13, s13, 6
    s_cmp_ge_u32 s14, s3
    s_cbranch_scc1 L53
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
    s_and_b32 s26, s1, 1
    s_and_b32 s1, s1, -2
    s_lshl_b32 s1, s1, 4
    s_mul_i32 s30, s1, 0x48
    s_lshl_b32 s26, s26, 5
    s_add_u32 s31, s26, 64
    s_mul_i32 s31, s31, 0x48
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
    v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
    v_lshrrev_b32_e32 v25, 3, v0
    v_add_nc_u32_e32 v9, s14, v25
    s_add_u32 s32, s3, -1
    v_min_u32_e32 v10, s32, v9
    v_mul_lo_u32 v10, v10, s21
    v_and_b32_e32 v11, 7, v0
    v_lshlrev_b32_e32 v26, 3, v11
    v_add3_u32 v98, s29, v10, v26
    v_add_nc_u32_e32 v10, 16, v9
    v_min_u32_e32 v10, s32, v10
    v_mul_lo_u32 v10, v10, s21
    v_add3_u32 v99, s29, v10, v26
    v_add_nc_u32_e32 v10, 32, v9
    v_min_u32_e32 v10, s32, v10
    v_mul_lo_u32 v10, v10, s21
    v_add3_u32 v100, s29, v10, v26
    v_add_nc_u32_e32 v9, 48, v9
    v_min_u32_e32 v9, s32, v9
    v_mul_lo_u32 v9, v9, s21
    v_add3_u32 v101, s29, v9, v26
    v_add_nc_u32_e32 v9, s13, v25
    s_add_u32 s33, s12, -1
    v_min_u32_e32 v10, s33, v9
    v_mul_lo_u32 v10, v10, s22
    v_add3_u32 v102, s0, v10, v26
    v_add_nc_u32_e32 v10, 16, v9
    v_min_u32_e32 v10, s33, v10
    v_mul_lo_u32 v10, v10, s22
    v_add3_u32 v103, s0, v10, v26
    v_add_nc_u32_e32 v10, 32, v9
    v_min_u32_e32 v10, s33, v10
    v_mul_lo_u32 v10, v10, s22
    v_add3_u32 v104, s0, v10, v26
    v_add_nc_u32_e32 v9, 48, v9
    v_min_u32_e32 v9, s33, v9
    v_mul_lo_u32 v9, v9, s22
    v_add3_u32 v105, s0, v9, v26
    s_cmp_gt_u32 s25, 0
    s_cbranch_scc0 L4
    v_lshlrev_b32_e32 v9, 1, v98
    buffer_load_b128 v[9:12], v9, s[4:7], 0 offen
    v_lshlrev_b32_e32 v13, 1, v99
    buffer_load_b128 v[13:16], v13, s[4:7], 0 offen
    v_lshlrev_b32_e32 v17, 1, v100
    buffer_load_b128 v[17:20], v17, s[4:7], 0 offen
    v_lshlrev_b32_e32 v21, 1, v101
    buffer_load_b128 v[21:24], v21, s[4:7], 0 offen
    v_mul_lo_u32 v27, v25, 0x48
    v_add_lshl_u32 v27, v27, v26, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v27, v[21:24] offset:6912
    ds_store_b128 v27, v[17:20] offset:4608
    ds_store_b128 v27, v[13:16] offset:2304
    ds_store_b128 v27, v[9:12]
    v_lshlrev_b32_e32 v9, 1, v102
    buffer_load_b128 v[9:12], v9, s[8:11], 0 offen
    v_lshlrev_b32_e32 v13, 1, v103
    buffer_load_b128 v[13:16], v13, s[8:11], 0 offen
    v_lshlrev_b32_e32 v17, 1, v104
    buffer_load_b128 v[17:20], v17, s[8:11], 0 offen
    v_lshlrev_b32_e32 v21, 1, v105
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen
    v_and_b32_e32 v27, -8, v25
    v_and_b32_e32 v28, 3, v25
    v_lshlrev_b32_e32 v28, 1, v28
    v_bfe_u32 v29, v25, 2, 1
    v_add3_u32 v27, v27, v28, v29
    v_mul_lo_u32 v27, v27, 0x48
    v_add_lshl_u32 v27, v27, v26, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v27, v[21:24] offset:16128
    ds_store_b128 v27, v[17:20] offset:13824
    ds_store_b128 v27, v[13:16] offset:11520
    ds_store_b128 v27, v[9:12] offset:9216
L4:
    s_max_u32 s34, s25, 64
    s_add_u32 s34, s34, 0xffffffc0
    v_and_b32_e32 v106, 15, v97
    v_mul_lo_u32 v9, v106, 0x48
    v_add_lshl_u32 v107, s31, v9, 1
    v_add_lshl_u32 v108, s30, v9, 1
    v_dual_mov_b32 v12, v4 :: v_dual_and_b32 v9, -8, v25
    v_dual_mov_b32 v13, v5 :: v_dual_and_b32 v10, 3, v25
    v_dual_mov_b32 v15, v7 :: v_dual_lshlrev_b32 v10, 1, v10
    v_bfe_u32 v11, v25, 2, 1
    v_add3_u32 v9, v9, v10, v11
    v_mul_lo_u32 v9, v9, 0x48
    v_add_lshl_u32 v109, v9, v26, 1
    v_mul_lo_u32 v9, v25, 0x48
    v_add_lshl_u32 v110, v9, v26, 1
    v_dual_mov_b32 v9, v1 :: v_dual_mov_b32 v10, v2
    v_dual_mov_b32 v11, v3 :: v_dual_mov_b32 v14, v6
    v_dual_mov_b32 v16, v8 :: v_dual_mov_b32 v17, v1
    v_dual_mov_b32 v18, v2 :: v_dual_mov_b32 v19, v3
    v_dual_mov_b32 v20, v4 :: v_dual_mov_b32 v21, v5
    v_dual_mov_b32 v22, v6 :: v_dual_mov_b32 v23, v7
    v_dual_mov_b32 v24, v8 :: v_dual_mov_b32 v25, v1
    v_dual_mov_b32 v26, v2 :: v_dual_mov_b32 v27, v3
    v_dual_mov_b32 v28, v4 :: v_dual_mov_b32 v29, v5
    v_dual_mov_b32 v30, v6 :: v_dual_mov_b32 v31, v7
    v_mov_b32_e32 v32, v8
    s_mov_b32 s30, 64
    s_branch L6
L5:
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v33, v98, s30, 1
    buffer_load_b128 v[65:68], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v99, s30, 1
    buffer_load_b128 v[69:72], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v100, s30, 1
    buffer_load_b128 v[73:76], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v101, s30, 1
    buffer_load_b128 v[77:80], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v102, s30, 1
    buffer_load_b128 v[81:84], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v103, s30, 1
    buffer_load_b128 v[85:88], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v104, s30, 1
    buffer_load_b128 v[89:92], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v105, s30, 1
    buffer_load_b128 v[93:96], v33, s[8:11], 0 offen
    ds_load_b128 v[33:36], v107
    ds_load_b128 v[37:40], v107 offset:16
    ds_load_b128 v[41:44], v107 offset:2304
    ds_load_b128 v[45:48], v107 offset:2320
    ds_load_b128 v[49:52], v108
    ds_load_b128 v[53:56], v108 offset:16
    ds_load_b128 v[57:60], v108 offset:2304
    ds_load_b128 v[61:64], v108 offset:2320
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v107 offset:32
    ds_load_b128 v[37:40], v107 offset:48
    ds_load_b128 v[41:44], v107 offset:2336
    ds_load_b128 v[45:48], v107 offset:2352
    ds_load_b128 v[49:52], v108 offset:32
    ds_load_b128 v[53:56], v108 offset:48
    ds_load_b128 v[57:60], v108 offset:2336
    ds_load_b128 v[61:64], v108 offset:2352
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v107 offset:64
    ds_load_b128 v[37:40], v107 offset:80
    ds_load_b128 v[41:44], v107 offset:2368
    ds_load_b128 v[45:48], v107 offset:2384
    ds_load_b128 v[49:52], v108 offset:64
    ds_load_b128 v[53:56], v108 offset:80
    ds_load_b128 v[57:60], v108 offset:2368
    ds_load_b128 v[61:64], v108 offset:2384
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v107 offset:96
    ds_load_b128 v[37:40], v107 offset:112
    ds_load_b128 v[41:44], v107 offset:2400
    ds_load_b128 v[45:48], v107 offset:2416
    ds_load_b128 v[49:52], v108 offset:96
    ds_load_b128 v[53:56], v108 offset:112
    ds_load_b128 v[57:60], v108 offset:2400
    ds_load_b128 v[61:64], v108 offset:2416
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    s_waitcnt vmcnt(0)
    s_barrier
    ds_store_b128 v109, v[93:96] offset:16128
    ds_store_b128 v109, v[89:92] offset:13824
    ds_store_b128 v109, v[85:88] offset:11520
    ds_store_b128 v109, v[81:84] offset:9216
    ds_store_b128 v110, v[77:80] offset:6912
    ds_store_b128 v110, v[73:76] offset:4608
    ds_store_b128 v110, v[69:72] offset:2304
    ds_store_b128 v110, v[65:68]
    s_add_u32 s31, s30, 64
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v33, v98, s31, 1
    buffer_load_b128 v[65:68], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v99, s31, 1
    buffer_load_b128 v[69:72], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v100, s31, 1
    buffer_load_b128 v[73:76], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v101, s31, 1
    buffer_load_b128 v[77:80], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v102, s31, 1
    buffer_load_b128 v[81:84], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v103, s31, 1
    buffer_load_b128 v[85:88], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v104, s31, 1
    buffer_load_b128 v[89:92], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v105, s31, 1
    buffer_load_b128 v[93:96], v33, s[8:11], 0 offen
    ds_load_b128 v[33:36], v107
    ds_load_b128 v[37:40], v107 offset:16
    ds_load_b128 v[41:44], v107 offset:2304
    ds_load_b128 v[45:48], v107 offset:2320
    ds_load_b128 v[49:52], v108
    ds_load_b128 v[53:56], v108 offset:16
    ds_load_b128 v[57:60], v108 offset:2304
    ds_load_b128 v[61:64], v108 offset:2320
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v107 offset:32
    ds_load_b128 v[37:40], v107 offset:48
    ds_load_b128 v[41:44], v107 offset:2336
    ds_load_b128 v[45:48], v107 offset:2352
    ds_load_b128 v[49:52], v108 offset:32
    ds_load_b128 v[53:56], v108 offset:48
    ds_load_b128 v[57:60], v108 offset:2336
    ds_load_b128 v[61:64], v108 offset:2352
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v107 offset:64
    ds_load_b128 v[37:40], v107 offset:80
    ds_load_b128 v[41:44], v107 offset:2368
    ds_load_b128 v[45:48], v107 offset:2384
    ds_load_b128 v[49:52], v108 offset:64
    ds_load_b128 v[53:56], v108 offset:80
    ds_load_b128 v[57:60], v108 offset:2368
    ds_load_b128 v[61:64], v108 offset:2384
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v107 offset:96
    ds_load_b128 v[37:40], v107 offset:112
    ds_load_b128 v[41:44], v107 offset:2400
    ds_load_b128 v[45:48], v107 offset:2416
    ds_load_b128 v[49:52], v108 offset:96
    ds_load_b128 v[53:56], v108 offset:112
    ds_load_b128 v[57:60], v108 offset:2400
    ds_load_b128 v[61:64], v108 offset:2416
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    s_waitcnt vmcnt(0)
    s_barrier
    ds_store_b128 v109, v[93:96] offset:16128
    ds_store_b128 v109, v[89:92] offset:13824
    ds_store_b128 v109, v[85:88] offset:11520
    ds_store_b128 v109, v[81:84] offset:9216
    ds_store_b128 v110, v[77:80] offset:6912
    ds_store_b128 v110, v[73:76] offset:4608
    ds_store_b128 v110, v[69:72] offset:2304
    ds_store_b128 v110, v[65:68]
    s_add_u32 s30, s30, 0x80
L6:
    s_cmp_lt_u32 s30, s34
    s_cbranch_scc1 L5
    s_cmp_lt_u32 s30, s25
    s_cbranch_scc0 L7
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v33, v98, s30, 1
    buffer_load_b128 v[65:68], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v99, s30, 1
    buffer_load_b128 v[69:72], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v100, s30, 1
    buffer_load_b128 v[73:76], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v101, s30, 1
    buffer_load_b128 v[77:80], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v102, s30, 1
    buffer_load_b128 v[81:84], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v103, s30, 1
    buffer_load_b128 v[85:88], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v104, s30, 1
    buffer_load_b128 v[89:92], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v105, s30, 1
    buffer_load_b128 v[93:96], v33, s[8:11], 0 offen
    ds_load_b128 v[33:36], v107
    ds_load_b128 v[37:40], v107 offset:16
    ds_load_b128 v[41:44], v107 offset:2304
    ds_load_b128 v[45:48], v107 offset:2320
    ds_load_b128 v[49:52], v108
    ds_load_b128 v[53:56], v108 offset:16
    ds_load_b128 v[57:60], v108 offset:2304
    ds_load_b128 v[61:64], v108 offset:2320
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v107 offset:32
    ds_load_b128 v[37:40], v107 offset:48
    ds_load_b128 v[41:44], v107 offset:2336
    ds_load_b128 v[45:48], v107 offset:2352
    ds_load_b128 v[49:52], v108 offset:32
    ds_load_b128 v[53:56], v108 offset:48
    ds_load_b128 v[57:60], v108 offset:2336
    ds_load_b128 v[61:64], v108 offset:2352
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v107 offset:64
    ds_load_b128 v[37:40], v107 offset:80
    ds_load_b128 v[41:44], v107 offset:2368
    ds_load_b128 v[45:48], v107 offset:2384
    ds_load_b128 v[49:52], v108 offset:64
    ds_load_b128 v[53:56], v108 offset:80
    ds_load_b128 v[57:60], v108 offset:2368
    ds_load_b128 v[61:64], v108 offset:2384
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v107 offset:96
    ds_load_b128 v[37:40], v107 offset:112
    ds_load_b128 v[41:44], v107 offset:2400
    ds_load_b128 v[45:48], v107 offset:2416
    ds_load_b128 v[49:52], v108 offset:96
    ds_load_b128 v[53:56], v108 offset:112
    ds_load_b128 v[57:60], v108 offset:2400
    ds_load_b128 v[61:64], v108 offset:2416
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    s_waitcnt vmcnt(0)
    s_barrier
    ds_store_b128 v109, v[93:96] offset:16128
    ds_store_b128 v109, v[89:92] offset:13824
    ds_store_b128 v109, v[85:88] offset:11520
    ds_store_b128 v109, v[81:84] offset:9216
    ds_store_b128 v110, v[77:80] offset:6912
    ds_store_b128 v110, v[73:76] offset:4608
    ds_store_b128 v110, v[69:72] offset:2304
    ds_store_b128 v110, v[65:68]
    s_add_u32 s30, s30, 64
L7:
    s_add_u32 s30, s30, 0xffffffc0
    s_add_u32 s31, s20, -1
    s_branch L18
L8:
    s_cmp_ge_u32 s30, s25
    s_cbranch_scc0 L17
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_mov_b32 s34, s2
    v_mov_b32_e32 v33, v0
L9:
    s_mov_b32 exec_lo, s34
    v_cmp_gt_u32_e64 s34, 0x1000, v33
    s_and_b32 s34, exec_lo, s34
    s_cbranch_scc1 L10
    s_mov_b32 exec_lo, s2
    s_mov_b32 s34, 0
    s_branch L12
L10:
    s_mov_b32 exec_lo, s34
    v_lshrrev_b32_e32 v34, 6, v33
    v_and_b32_e32 v35, 63, v33
    v_add_nc_u32_e32 v36, s14, v34
    v_min_u32_e32 v36, s32, v36
    v_add_nc_u32_e32 v37, s30, v35
    v_min_u32_e32 v38, s31, v37
    v_cmp_gt_u32_e64 s35, s20, v37
    s_and_b32 s36, exec_lo, s35
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s36
    v_mul_lo_u32 v36, v36, s21
    v_add_nc_u32_e32 v36, v36, v38
    v_add_lshl_u32 v36, s29, v36, 1
    buffer_load_u16 v36, v36, s[4:7], 0 offen
    s_mov_b32 exec_lo, s34
L11:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v36, 0, v36, s35
    v_mul_lo_u32 v34, v34, 0x48
    v_add_lshl_u32 v34, v34, v35, 1
    ds_store_b16 v34, v36
    v_sub_nc_u32_e32 v34, 0x1000, v33
    v_min_u32_e32 v34, 0x80, v34
    v_add_nc_u32_e32 v33, v33, v34
    s_mov_b32 exec_lo, s2
L12:
    s_cmp_lg_u32 s34, 0
    s_cbranch_scc1 L9
    s_mov_b32 s34, s2
    v_mov_b32_e32 v33, v0
L13:
    s_mov_b32 exec_lo, s34
    v_cmp_gt_u32_e64 s34, 0x1000, v33
    s_and_b32 s34, exec_lo, s34
    s_cbranch_scc1 L14
    s_mov_b32 exec_lo, s2
    s_mov_b32 s34, 0
    s_branch L16
L14:
    s_mov_b32 exec_lo, s34
    v_lshrrev_b32_e32 v34, 6, v33
    v_and_b32_e32 v35, 63, v33
    v_and_b32_e32 v36, -8, v34
    v_and_b32_e32 v37, 3, v34
    v_lshlrev_b32_e32 v37, 1, v37
    v_bfe_u32 v38, v34, 2, 1
    v_add3_u32 v36, v36, v37, v38
    v_add_nc_u32_e32 v34, s13, v34
    v_min_u32_e32 v34, s33, v34
    v_add_nc_u32_e32 v37, s30, v35
    v_min_u32_e32 v38, s31, v37
    v_cmp_gt_u32_e64 s35, s20, v37
    s_and_b32 s36, exec_lo, s35
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s36
    v_mul_lo_u32 v34, v34, s22
    v_add_nc_u32_e32 v34, v34, v38
    v_add_lshl_u32 v34, s0, v34, 1
    buffer_load_u16 v34, v34, s[8:11], 0 offen
    s_mov_b32 exec_lo, s34
L15:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v34, 0, v34, s35
    v_mul_lo_u32 v36, v36, 0x48
    v_add_nc_u32_e32 v35, v36, v35
    v_lshl_add_u32 v35, v35, 1, 0x2400
    ds_store_b16 v35, v34
    v_sub_nc_u32_e32 v34, 0x1000, v33
    v_min_u32_e32 v34, 0x80, v34
    v_add_nc_u32_e32 v33, v33, v34
    s_mov_b32 exec_lo, s2
L16:
    s_cmp_lg_u32 s34, 0
    s_cbranch_scc1 L13
L17:
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[33:36], v107
    ds_load_b128 v[37:40], v107 offset:16
    ds_load_b128 v[41:44], v107 offset:2304
    ds_load_b128 v[45:48], v107 offset:2320
    ds_load_b128 v[49:52], v108
    ds_load_b128 v[53:56], v108 offset:16
    ds_load_b128 v[57:60], v108 offset:2304
    ds_load_b128 v[61:64], v108 offset:2320
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v107 offset:32
    ds_load_b128 v[37:40], v107 offset:48
    ds_load_b128 v[41:44], v107 offset:2336
    ds_load_b128 v[45:48], v107 offset:2352
    ds_load_b128 v[49:52], v108 offset:32
    ds_load_b128 v[53:56], v108 offset:48
    ds_load_b128 v[57:60], v108 offset:2336
    ds_load_b128 v[61:64], v108 offset:2352
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v107 offset:64
    ds_load_b128 v[37:40], v107 offset:80
    ds_load_b128 v[41:44], v107 offset:2368
    ds_load_b128 v[45:48], v107 offset:2384
    ds_load_b128 v[49:52], v108 offset:64
    ds_load_b128 v[53:56], v108 offset:80
    ds_load_b128 v[57:60], v108 offset:2368
    ds_load_b128 v[61:64], v108 offset:2384
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v107 offset:96
    ds_load_b128 v[37:40], v107 offset:112
    ds_load_b128 v[41:44], v107 offset:2400
    ds_load_b128 v[45:48], v107 offset:2416
    ds_load_b128 v[49:52], v108 offset:96
    ds_load_b128 v[53:56], v108 offset:112
    ds_load_b128 v[57:60], v108 offset:2400
    ds_load_b128 v[61:64], v108 offset:2416
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    s_add_u32 s30, s30, 64
L18:
    s_cmp_lt_u32 s30, s20
    s_cbranch_scc1 L8
    s_mul_i32 s0, s28, s24
    s_add_u32 s0, s0, s15
    s_mul_i32 s0, s0, s27
    s_or_b32 s4, s23, s27
    s_and_b32 s4, s4, 1
    s_cmp_eq_u32 s4, 0
    s_cselect_b32 s4, exec_lo, 0
    s_add_u32 s5, s13, 64
    s_cmp_le_u32 s5, s12
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s4, s4, s5
    s_add_u32 s1, s14, s1
    v_add_nc_u32_e32 v37, s1, v106
    s_add_u32 s1, s13, s26
    v_lshrrev_b32_e32 v0, 4, v97
    v_lshl_add_u32 v0, v0, 2, s1
    v_mul_lo_u32 v33, v37, s23
    v_add3_u32 v38, s0, v33, v0
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L20
    v_cmp_gt_u32_e64 s0, s3, v37
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v39, 2, v38
    buffer_load_b128 v[33:36], v39, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v1, v33 :: v_dual_add_f32 v1, v2, v34
    v_dual_add_f32 v2, v3, v35 :: v_dual_add_f32 v3, v4, v36
    buffer_store_b128 v[0:3], v39, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 32, v39
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v5, v0 :: v_dual_add_f32 v1, v6, v1
    v_dual_add_f32 v2, v7, v2 :: v_dual_add_f32 v3, v8, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 64, v39
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v17, v0 :: v_dual_add_f32 v1, v18, v1
    v_dual_add_f32 v2, v19, v2 :: v_dual_add_f32 v3, v20, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0x60, v39
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v21, v0 :: v_dual_add_f32 v1, v22, v1
    v_dual_add_f32 v2, v23, v2 :: v_dual_add_f32 v3, v24, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L19:
    v_add_nc_u32_e32 v0, 16, v37
    v_cmp_gt_u32_e64 s0, s3, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s23, 4
    v_add_lshl_u32 v4, v38, s0, 2
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v9, v0 :: v_dual_add_f32 v1, v10, v1
    v_dual_add_f32 v2, v11, v2 :: v_dual_add_f32 v3, v12, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 32, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v13, v0 :: v_dual_add_f32 v1, v14, v1
    v_dual_add_f32 v2, v15, v2 :: v_dual_add_f32 v3, v16, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 64, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v25, v0 :: v_dual_add_f32 v1, v26, v1
    v_dual_add_f32 v2, v27, v2 :: v_dual_add_f32 v3, v28, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0x60, v4
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v29, v0 :: v_dual_add_f32 v1, v30, v1
    v_dual_add_f32 v2, v31, v2 :: v_dual_add_f32 v3, v32, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_branch L53
L20:
    v_cmp_gt_u32_e64 s0, s3, v37
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v33, 2, v38
    buffer_load_b32 v34, v33, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v34
    buffer_store_b32 v1, v33, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L21:
    v_add_nc_u32_e32 v1, 1, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 4
    buffer_load_b32 v33, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v33
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L22:
    v_add_nc_u32_e32 v1, 2, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v3, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L23:
    v_add_nc_u32_e32 v1, 3, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 12
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v4, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L24:
    v_add_nc_u32_e32 v1, 8, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 32
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v5, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L25:
    v_add_nc_u32_e32 v1, 9, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 36
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v6, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L26:
    v_add_nc_u32_e32 v1, 10, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 40
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v7, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L27:
    v_add_nc_u32_e32 v1, 11, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 44
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v8, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L28:
    v_add_nc_u32_e32 v1, 16, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 64
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v17, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L29:
    v_add_nc_u32_e32 v1, 17, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 0x44
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v18, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L30:
    v_add_nc_u32_e32 v1, 18, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 0x48
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v19, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L31:
    v_add_nc_u32_e32 v1, 19, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 0x4c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v20, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L32:
    v_add_nc_u32_e32 v1, 24, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 0x60
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v21, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L33:
    v_add_nc_u32_e32 v1, 25, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 0x64
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v22, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L34:
    v_add_nc_u32_e32 v1, 26, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 0x68
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v23, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L35:
    v_add_nc_u32_e32 v1, 27, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v38, 2, 0x6c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v24, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
L36:
    s_mov_b32 exec_lo, s2
L37:
    v_add_nc_u32_e32 v1, 16, v37
    v_cmp_gt_u32_e64 s0, s3, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_lshl_u32 v1, v38, s1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v9, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L38:
    v_add_nc_u32_e32 v1, 1, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v10, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L39:
    v_add_nc_u32_e32 v1, 2, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v11, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L40:
    v_add_nc_u32_e32 v1, 3, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 12
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v12, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L41:
    v_add_nc_u32_e32 v1, 8, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 32
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v13, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L42:
    v_add_nc_u32_e32 v1, 9, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 36
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v14, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L43:
    v_add_nc_u32_e32 v1, 10, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 40
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v15, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L44:
    v_add_nc_u32_e32 v1, 11, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 44
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v16, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L45:
    v_add_nc_u32_e32 v1, 16, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 64
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v25, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L46:
    v_add_nc_u32_e32 v1, 17, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 0x44
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v26, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L47:
    v_add_nc_u32_e32 v1, 18, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 0x48
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v27, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L48:
    v_add_nc_u32_e32 v1, 19, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 0x4c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v28, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L49:
    v_add_nc_u32_e32 v1, 24, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 0x60
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v29, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L50:
    v_add_nc_u32_e32 v1, 25, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 0x64
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v30, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L51:
    v_add_nc_u32_e32 v1, 26, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v38
    v_lshl_add_u32 v1, v1, 2, 0x68
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v31, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L52:
    v_add_nc_u32_e32 v0, 27, v0
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v38
    v_lshl_add_u32 v0, v0, 2, 0x6c
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v32, v1
    buffer_store_b32 v1, v0, s[16:19], 0 offen
L53:
    s_endpgm
