; 102 VGPRs, 40 SGPRs, 15360 bytes of LDS, 0 of scratch, 835 instructions
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
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s1, v1
    v_mbcnt_lo_u32_b32 v89, -1, 0
    s_lshl_b32 s14, s14, 5
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
    s_lshr_b32 s29, s20, 5
    s_and_b32 s30, s20, 31
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
    s_lshl_b32 s29, s0, 5
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
    s_and_b32 s25, s20, 0xffffffe0
    s_branch L3
L2:
    s_mov_b32 s25, 0
L3:
    s_and_b32 s26, s1, -2
    s_lshl_b32 s26, s26, 4
    s_mul_i32 s30, s26, 40
    s_lshl_b32 s1, s1, 5
    s_add_u32 s31, s1, 32
    s_mul_i32 s31, s31, 40
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
    v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
    v_lshrrev_b32_e32 v25, 2, v0
    v_add_nc_u32_e32 v9, s14, v25
    s_add_u32 s32, s3, -1
    v_min_u32_e32 v10, s32, v9
    v_mul_lo_u32 v10, v10, s21
    v_and_b32_e32 v11, 3, v0
    v_lshlrev_b32_e32 v26, 3, v11
    v_add3_u32 v90, s29, v10, v26
    v_add_nc_u32_e32 v9, 16, v9
    v_min_u32_e32 v9, s32, v9
    v_mul_lo_u32 v9, v9, s21
    v_add3_u32 v91, s29, v9, v26
    v_add_nc_u32_e32 v9, s13, v25
    s_add_u32 s33, s12, -1
    v_min_u32_e32 v10, s33, v9
    v_mul_lo_u32 v10, v10, s22
    v_add3_u32 v92, s0, v10, v26
    v_add_nc_u32_e32 v10, 16, v9
    v_min_u32_e32 v10, s33, v10
    v_mul_lo_u32 v10, v10, s22
    v_add3_u32 v93, s0, v10, v26
    v_add_nc_u32_e32 v10, 32, v9
    v_min_u32_e32 v10, s33, v10
    v_mul_lo_u32 v10, v10, s22
    v_add3_u32 v94, s0, v10, v26
    v_add_nc_u32_e32 v9, 48, v9
    v_min_u32_e32 v9, s33, v9
    v_mul_lo_u32 v9, v9, s22
    v_add3_u32 v95, s0, v9, v26
    s_cmp_gt_u32 s25, 0
    s_cbranch_scc0 L4
    v_lshlrev_b32_e32 v9, 1, v90
    buffer_load_b128 v[9:12], v9, s[4:7], 0 offen
    v_lshlrev_b32_e32 v13, 1, v91
    buffer_load_b128 v[13:16], v13, s[4:7], 0 offen
    v_mul_lo_u32 v17, v25, 40
    v_add_lshl_u32 v17, v17, v26, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v17, v[13:16] offset:1280
    ds_store_b128 v17, v[9:12]
    v_lshlrev_b32_e32 v9, 1, v92
    buffer_load_b128 v[9:12], v9, s[8:11], 0 offen
    v_lshlrev_b32_e32 v13, 1, v93
    buffer_load_b128 v[13:16], v13, s[8:11], 0 offen
    v_lshlrev_b32_e32 v17, 1, v94
    buffer_load_b128 v[17:20], v17, s[8:11], 0 offen
    v_lshlrev_b32_e32 v21, 1, v95
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen
    v_and_b32_e32 v27, -8, v25
    v_and_b32_e32 v28, 3, v25
    v_lshlrev_b32_e32 v28, 1, v28
    v_bfe_u32 v29, v25, 2, 1
    v_add3_u32 v27, v27, v28, v29
    v_mul_lo_u32 v27, v27, 40
    v_add_lshl_u32 v27, v27, v26, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v27, v[21:24] offset:6400
    ds_store_b128 v27, v[17:20] offset:5120
    ds_store_b128 v27, v[13:16] offset:3840
    ds_store_b128 v27, v[9:12] offset:2560
L4:
    s_max_u32 s34, s25, 32
    s_add_u32 s34, s34, 0xffffffe0
    v_and_b32_e32 v96, 15, v89
    v_mul_lo_u32 v97, v96, 40
    v_add_lshl_u32 v98, s31, v97, 1
    v_add_lshl_u32 v99, s30, v97, 1
    v_dual_mov_b32 v12, v4 :: v_dual_and_b32 v9, -8, v25
    v_dual_mov_b32 v13, v5 :: v_dual_and_b32 v10, 3, v25
    v_dual_mov_b32 v15, v7 :: v_dual_lshlrev_b32 v10, 1, v10
    v_bfe_u32 v11, v25, 2, 1
    v_add3_u32 v9, v9, v10, v11
    v_mul_lo_u32 v9, v9, 40
    v_add_lshl_u32 v100, v9, v26, 1
    v_mul_lo_u32 v9, v25, 40
    v_add_lshl_u32 v101, v9, v26, 1
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
    s_mov_b32 s35, 32
    s_branch L6
L5:
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v33, v90, s35, 1
    buffer_load_b128 v[65:68], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v91, s35, 1
    buffer_load_b128 v[69:72], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v92, s35, 1
    buffer_load_b128 v[73:76], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v93, s35, 1
    buffer_load_b128 v[77:80], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v94, s35, 1
    buffer_load_b128 v[81:84], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v95, s35, 1
    buffer_load_b128 v[85:88], v33, s[8:11], 0 offen
    ds_load_b128 v[33:36], v98
    ds_load_b128 v[37:40], v98 offset:16
    ds_load_b128 v[41:44], v98 offset:1280
    ds_load_b128 v[45:48], v98 offset:1296
    ds_load_b128 v[49:52], v99
    ds_load_b128 v[53:56], v99 offset:16
    ds_load_b128 v[57:60], v99 offset:1280
    ds_load_b128 v[61:64], v99 offset:1296
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v98 offset:32
    ds_load_b128 v[37:40], v98 offset:48
    ds_load_b128 v[41:44], v98 offset:1312
    ds_load_b128 v[45:48], v98 offset:1328
    ds_load_b128 v[49:52], v99 offset:32
    ds_load_b128 v[53:56], v99 offset:48
    ds_load_b128 v[57:60], v99 offset:1312
    ds_load_b128 v[61:64], v99 offset:1328
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    s_waitcnt vmcnt(0)
    ds_store_b128 v100, v[85:88] offset:14080
    ds_store_b128 v100, v[81:84] offset:12800
    ds_store_b128 v100, v[77:80] offset:11520
    ds_store_b128 v100, v[73:76] offset:10240
    ds_store_b128 v101, v[69:72] offset:8960
    ds_store_b128 v101, v[65:68] offset:7680
    s_add_u32 s36, s35, 32
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v33, v90, s36, 1
    buffer_load_b128 v[65:68], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v91, s36, 1
    buffer_load_b128 v[69:72], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v92, s36, 1
    buffer_load_b128 v[73:76], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v93, s36, 1
    buffer_load_b128 v[77:80], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v94, s36, 1
    buffer_load_b128 v[81:84], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v95, s36, 1
    buffer_load_b128 v[85:88], v33, s[8:11], 0 offen
    ds_load_b128 v[33:36], v98 offset:7680
    ds_load_b128 v[37:40], v98 offset:7696
    ds_load_b128 v[41:44], v98 offset:8960
    ds_load_b128 v[45:48], v98 offset:8976
    ds_load_b128 v[49:52], v99 offset:7680
    ds_load_b128 v[53:56], v99 offset:7696
    ds_load_b128 v[57:60], v99 offset:8960
    ds_load_b128 v[61:64], v99 offset:8976
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v98 offset:7712
    ds_load_b128 v[37:40], v98 offset:7728
    ds_load_b128 v[41:44], v98 offset:8992
    ds_load_b128 v[45:48], v98 offset:9008
    ds_load_b128 v[49:52], v99 offset:7712
    ds_load_b128 v[53:56], v99 offset:7728
    ds_load_b128 v[57:60], v99 offset:8992
    ds_load_b128 v[61:64], v99 offset:9008
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    s_waitcnt vmcnt(0)
    ds_store_b128 v100, v[85:88] offset:6400
    ds_store_b128 v100, v[81:84] offset:5120
    ds_store_b128 v100, v[77:80] offset:3840
    ds_store_b128 v100, v[73:76] offset:2560
    ds_store_b128 v101, v[69:72] offset:1280
    ds_store_b128 v101, v[65:68]
    s_add_u32 s35, s35, 64
L6:
    s_cmp_lt_u32 s35, s34
    s_cbranch_scc1 L5
    s_cmp_lt_u32 s35, s25
    s_cbranch_scc0 L7
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v33, v90, s35, 1
    buffer_load_b128 v[65:68], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v91, s35, 1
    buffer_load_b128 v[69:72], v33, s[4:7], 0 offen
    v_add_lshl_u32 v33, v92, s35, 1
    buffer_load_b128 v[73:76], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v93, s35, 1
    buffer_load_b128 v[77:80], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v94, s35, 1
    buffer_load_b128 v[81:84], v33, s[8:11], 0 offen
    v_add_lshl_u32 v33, v95, s35, 1
    buffer_load_b128 v[85:88], v33, s[8:11], 0 offen
    ds_load_b128 v[33:36], v98
    ds_load_b128 v[37:40], v98 offset:16
    ds_load_b128 v[41:44], v98 offset:1280
    ds_load_b128 v[45:48], v98 offset:1296
    ds_load_b128 v[49:52], v99
    ds_load_b128 v[53:56], v99 offset:16
    ds_load_b128 v[57:60], v99 offset:1280
    ds_load_b128 v[61:64], v99 offset:1296
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v98 offset:32
    ds_load_b128 v[37:40], v98 offset:48
    ds_load_b128 v[41:44], v98 offset:1312
    ds_load_b128 v[45:48], v98 offset:1328
    ds_load_b128 v[49:52], v99 offset:32
    ds_load_b128 v[53:56], v99 offset:48
    ds_load_b128 v[57:60], v99 offset:1312
    ds_load_b128 v[61:64], v99 offset:1328
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    s_waitcnt vmcnt(0)
    ds_store_b128 v100, v[85:88] offset:14080
    ds_store_b128 v100, v[81:84] offset:12800
    ds_store_b128 v100, v[77:80] offset:11520
    ds_store_b128 v100, v[73:76] offset:10240
    ds_store_b128 v101, v[69:72] offset:8960
    ds_store_b128 v101, v[65:68] offset:7680
    s_add_u32 s35, s35, 32
L7:
    s_add_u32 s34, s35, 0xffffffe0
    s_add_u32 s35, s20, -1
    s_branch L18
L8:
    s_lshr_b32 s36, s34, 5
    s_and_b32 s36, s36, 1
    s_mul_i32 s36, s36, 0xf00
    s_cmp_ge_u32 s34, s25
    s_cbranch_scc0 L17
    s_mov_b32 s37, s2
    v_mov_b32_e32 v33, v0
L9:
    s_mov_b32 exec_lo, s37
    v_cmp_gt_u32_e64 s37, 0x400, v33
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc1 L10
    s_mov_b32 exec_lo, s2
    s_mov_b32 s37, 0
    s_branch L12
L10:
    s_mov_b32 exec_lo, s37
    v_lshrrev_b32_e32 v34, 5, v33
    v_and_b32_e32 v35, 31, v33
    v_add_nc_u32_e32 v36, s14, v34
    v_min_u32_e32 v36, s32, v36
    v_add_nc_u32_e32 v37, s34, v35
    v_min_u32_e32 v38, s35, v37
    v_cmp_gt_u32_e64 s38, s20, v37
    s_and_b32 s39, exec_lo, s38
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s39
    v_mul_lo_u32 v36, v36, s21
    v_add_nc_u32_e32 v36, v36, v38
    v_add_lshl_u32 v36, s29, v36, 1
    buffer_load_u16 v36, v36, s[4:7], 0 offen
    s_mov_b32 exec_lo, s37
L11:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v36, 0, v36, s38
    v_mul_lo_u32 v34, v34, 40
    v_add_nc_u32_e32 v34, s36, v34
    v_add_lshl_u32 v34, v34, v35, 1
    ds_store_b16 v34, v36
    v_sub_nc_u32_e32 v34, 0x400, v33
    v_min_u32_e32 v34, 64, v34
    v_add_nc_u32_e32 v33, v33, v34
    s_mov_b32 exec_lo, s2
L12:
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc1 L9
    s_mov_b32 s37, s2
    v_mov_b32_e32 v33, v0
L13:
    s_mov_b32 exec_lo, s37
    v_cmp_gt_u32_e64 s37, 0x800, v33
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc1 L14
    s_mov_b32 exec_lo, s2
    s_mov_b32 s37, 0
    s_branch L16
L14:
    s_mov_b32 exec_lo, s37
    v_lshrrev_b32_e32 v34, 5, v33
    v_and_b32_e32 v35, 31, v33
    v_and_b32_e32 v36, -8, v34
    v_and_b32_e32 v37, 3, v34
    v_lshlrev_b32_e32 v37, 1, v37
    v_bfe_u32 v38, v34, 2, 1
    v_add3_u32 v36, v36, v37, v38
    v_add_nc_u32_e32 v34, s13, v34
    v_min_u32_e32 v34, s33, v34
    v_add_nc_u32_e32 v37, s34, v35
    v_min_u32_e32 v38, s35, v37
    v_cmp_gt_u32_e64 s38, s20, v37
    s_and_b32 s39, exec_lo, s38
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s39
    v_mul_lo_u32 v34, v34, s22
    v_add_nc_u32_e32 v34, v34, v38
    v_add_lshl_u32 v34, s0, v34, 1
    buffer_load_u16 v34, v34, s[8:11], 0 offen
    s_mov_b32 exec_lo, s37
L15:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v34, 0, v34, s38
    v_mul_lo_u32 v36, v36, 40
    v_add3_u32 v35, s36, v36, v35
    v_lshl_add_u32 v35, v35, 1, 0xa00
    ds_store_b16 v35, v34
    v_sub_nc_u32_e32 v34, 0x800, v33
    v_min_u32_e32 v34, 64, v34
    v_add_nc_u32_e32 v33, v33, v34
    s_mov_b32 exec_lo, s2
L16:
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc1 L13
L17:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_add_u32 s37, s36, s30
    s_add_u32 s36, s36, s31
    v_add_lshl_u32 v65, s36, v97, 1
    ds_load_b128 v[33:36], v65
    ds_load_b128 v[37:40], v65 offset:16
    ds_load_b128 v[41:44], v65 offset:1280
    ds_load_b128 v[45:48], v65 offset:1296
    v_add_lshl_u32 v66, s37, v97, 1
    ds_load_b128 v[49:52], v66
    ds_load_b128 v[53:56], v66 offset:16
    ds_load_b128 v[57:60], v66 offset:1280
    ds_load_b128 v[61:64], v66 offset:1296
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    ds_load_b128 v[33:36], v65 offset:32
    ds_load_b128 v[37:40], v65 offset:48
    ds_load_b128 v[41:44], v65 offset:1312
    ds_load_b128 v[45:48], v65 offset:1328
    ds_load_b128 v[49:52], v66 offset:32
    ds_load_b128 v[53:56], v66 offset:48
    ds_load_b128 v[57:60], v66 offset:1312
    ds_load_b128 v[61:64], v66 offset:1328
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[33:40], v[49:56], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[41:48], v[49:56], v[17:24]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[57:64], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[41:48], v[57:64], v[25:32]
    s_add_u32 s34, s34, 32
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
    s_add_u32 s5, s13, 64
    s_cmp_le_u32 s5, s12
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s4, s4, s5
    s_add_u32 s5, s14, s26
    v_add_nc_u32_e32 v0, s5, v96
    s_add_u32 s1, s13, s1
    v_lshrrev_b32_e32 v33, 4, v89
    v_lshl_add_u32 v33, v33, 2, s1
    v_mul_lo_u32 v34, v0, s23
    v_add3_u32 v34, s0, v34, v33
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L20
    v_cmp_gt_u32_e64 s0, s3, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v33, 2, v34
    buffer_store_b128 v[1:4], v33, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 32, v33
    buffer_store_b128 v[5:8], v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 64, v33
    buffer_store_b128 v[17:20], v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0x60, v33
    buffer_store_b128 v[21:24], v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L19:
    v_add_nc_u32_e32 v0, 16, v0
    v_cmp_gt_u32_e64 s0, s3, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s23, 4
    v_add_lshl_u32 v0, v34, s0, 2
    buffer_store_b128 v[9:12], v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 32, v0
    buffer_store_b128 v[13:16], v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 64, v0
    buffer_store_b128 v[25:28], v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0x60, v0
    buffer_store_b128 v[29:32], v0, s[16:19], 0 offen
    s_branch L53
L20:
    v_cmp_gt_u32_e64 s0, s3, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s1, s12, v33
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v35, 2, v34
    buffer_store_b32 v1, v35, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L21:
    v_add_nc_u32_e32 v1, 1, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 4
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L22:
    v_add_nc_u32_e32 v1, 2, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 8
    buffer_store_b32 v3, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L23:
    v_add_nc_u32_e32 v1, 3, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 12
    buffer_store_b32 v4, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L24:
    v_add_nc_u32_e32 v1, 8, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 32
    buffer_store_b32 v5, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L25:
    v_add_nc_u32_e32 v1, 9, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 36
    buffer_store_b32 v6, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L26:
    v_add_nc_u32_e32 v1, 10, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 40
    buffer_store_b32 v7, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L27:
    v_add_nc_u32_e32 v1, 11, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 44
    buffer_store_b32 v8, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L28:
    v_add_nc_u32_e32 v1, 16, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 64
    buffer_store_b32 v17, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L29:
    v_add_nc_u32_e32 v1, 17, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 0x44
    buffer_store_b32 v18, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L30:
    v_add_nc_u32_e32 v1, 18, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 0x48
    buffer_store_b32 v19, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L31:
    v_add_nc_u32_e32 v1, 19, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 0x4c
    buffer_store_b32 v20, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L32:
    v_add_nc_u32_e32 v1, 24, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 0x60
    buffer_store_b32 v21, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L33:
    v_add_nc_u32_e32 v1, 25, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 0x64
    buffer_store_b32 v22, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L34:
    v_add_nc_u32_e32 v1, 26, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 0x68
    buffer_store_b32 v23, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L35:
    v_add_nc_u32_e32 v1, 27, v33
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v34, 2, 0x6c
    buffer_store_b32 v24, v1, s[16:19], 0 offen
L36:
    s_mov_b32 exec_lo, s2
L37:
    v_add_nc_u32_e32 v0, 16, v0
    v_cmp_gt_u32_e64 s0, s3, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s1, s12, v33
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_lshl_u32 v0, v34, s1, 2
    buffer_store_b32 v9, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L38:
    v_add_nc_u32_e32 v0, 1, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 4
    buffer_store_b32 v10, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L39:
    v_add_nc_u32_e32 v0, 2, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 8
    buffer_store_b32 v11, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L40:
    v_add_nc_u32_e32 v0, 3, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 12
    buffer_store_b32 v12, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L41:
    v_add_nc_u32_e32 v0, 8, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 32
    buffer_store_b32 v13, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L42:
    v_add_nc_u32_e32 v0, 9, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 36
    buffer_store_b32 v14, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L43:
    v_add_nc_u32_e32 v0, 10, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 40
    buffer_store_b32 v15, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L44:
    v_add_nc_u32_e32 v0, 11, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 44
    buffer_store_b32 v16, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L45:
    v_add_nc_u32_e32 v0, 16, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 64
    buffer_store_b32 v25, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L46:
    v_add_nc_u32_e32 v0, 17, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 0x44
    buffer_store_b32 v26, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L47:
    v_add_nc_u32_e32 v0, 18, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 0x48
    buffer_store_b32 v27, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L48:
    v_add_nc_u32_e32 v0, 19, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 0x4c
    buffer_store_b32 v28, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L49:
    v_add_nc_u32_e32 v0, 24, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 0x60
    buffer_store_b32 v29, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L50:
    v_add_nc_u32_e32 v0, 25, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 0x64
    buffer_store_b32 v30, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L51:
    v_add_nc_u32_e32 v0, 26, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 0x68
    buffer_store_b32 v31, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L52:
    v_add_nc_u32_e32 v0, 27, v33
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v0, s1, v34
    v_lshl_add_u32 v0, v0, 2, 0x6c
    buffer_store_b32 v32, v0, s[16:19], 0 offen
L53:
    s_endpgm
