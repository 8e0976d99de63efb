; 170 VGPRs, 41 SGPRs, 25600 bytes of LDS, 0 of scratch, 1284 instructions
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
    v_mbcnt_lo_u32_b32 v153, -1, 0
    s_lshl_b32 s14, s14, 5
    s_lshl_b32 s13, s13, 7
    s_cmp_ge_u32 s14, s3
    s_cbranch_scc1 L99
    s_cmp_gt_u32 s0, 1
    s_cbranch_scc1 L0
    s_mov_b32 s28, 0
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
L1:
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
    s_lshl_b32 s0, s0, 5
    s_mul_i32 s29, s28, s0
    s_min_u32 s29, s29, s20
    s_sub_u32 s20, s20, s29
    s_min_u32 s0, s0, s20
    s_mul_i32 s20, s15, s25
    s_mul_i32 s30, s15, s26
    s_add_u32 s20, s20, s29
    s_add_u32 s29, s30, s29
    s_or_b32 s30, s21, s22
    s_or_b32 s25, s30, s25
    s_or_b32 s25, s25, s26
    s_and_b32 s25, s25, 1
    s_cmp_eq_u32 s25, 0
    s_cbranch_scc0 L2
    s_lshr_b32 s25, s0, 5
    s_branch L3
L2:
    s_mov_b32 s25, 0
L3:
    s_and_b32 s26, s1, -2
    s_lshl_b32 s26, s26, 4
    s_mul_i32 s30, s26, 40
    s_lshl_b32 s1, s1, 6
    s_add_u32 s31, s1, 32
    s_mul_i32 s31, s31, 40
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
    v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
    v_lshrrev_b32_e32 v41, 2, v0
    v_add_nc_u32_e32 v9, s14, v41
    s_add_u32 s32, s3, -1
    v_min_u32_e32 v10, s32, v9
    v_mul_lo_u32 v10, v10, s21
    v_and_b32_e32 v11, 3, v0
    v_lshlrev_b32_e32 v42, 3, v11
    v_add_nc_u32_e32 v154, v10, v42
    v_add_nc_u32_e32 v9, 16, v9
    v_min_u32_e32 v9, s32, v9
    v_mul_lo_u32 v9, v9, s21
    v_add_nc_u32_e32 v155, v9, v42
    v_add_nc_u32_e32 v9, s13, v41
    s_add_u32 s33, s12, -1
    v_min_u32_e32 v10, s33, v9
    v_mul_lo_u32 v10, v10, s22
    v_add_nc_u32_e32 v156, v10, v42
    v_add_nc_u32_e32 v10, 16, v9
    v_min_u32_e32 v10, s33, v10
    v_mul_lo_u32 v10, v10, s22
    v_add_nc_u32_e32 v157, v10, v42
    v_add_nc_u32_e32 v10, 32, v9
    v_min_u32_e32 v10, s33, v10
    v_mul_lo_u32 v10, v10, s22
    v_add_nc_u32_e32 v158, v10, v42
    v_add_nc_u32_e32 v10, 48, v9
    v_min_u32_e32 v10, s33, v10
    v_mul_lo_u32 v10, v10, s22
    v_add_nc_u32_e32 v159, v10, v42
    v_add_nc_u32_e32 v10, 64, v9
    v_min_u32_e32 v10, s33, v10
    v_mul_lo_u32 v10, v10, s22
    v_add_nc_u32_e32 v160, v10, v42
    v_add_nc_u32_e32 v10, 0x50, v9
    v_min_u32_e32 v10, s33, v10
    v_mul_lo_u32 v10, v10, s22
    v_add_nc_u32_e32 v161, v10, v42
    v_add_nc_u32_e32 v10, 0x60, v9
    v_min_u32_e32 v10, s33, v10
    v_mul_lo_u32 v10, v10, s22
    v_add_nc_u32_e32 v162, v10, v42
    v_add_nc_u32_e32 v9, 0x70, v9
    v_min_u32_e32 v9, s33, v9
    v_mul_lo_u32 v9, v9, s22
    v_add_nc_u32_e32 v163, v9, v42
    s_cmp_gt_u32 s25, 0
    s_cbranch_scc0 L4
    v_add_lshl_u32 v9, v154, s20, 1
    buffer_load_b128 v[9:12], v9, s[4:7], 0 offen
    v_add_lshl_u32 v13, v155, s20, 1
    buffer_load_b128 v[13:16], v13, s[4:7], 0 offen
    v_mul_lo_u32 v17, v41, 40
    v_add_lshl_u32 v17, v17, v42, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v17, v[13:16] offset:1280
    ds_store_b128 v17, v[9:12]
    v_add_lshl_u32 v9, v156, s29, 1
    buffer_load_b128 v[9:12], v9, s[8:11], 0 offen
    v_add_lshl_u32 v13, v157, s29, 1
    buffer_load_b128 v[13:16], v13, s[8:11], 0 offen
    v_add_lshl_u32 v17, v158, s29, 1
    buffer_load_b128 v[17:20], v17, s[8:11], 0 offen
    v_add_lshl_u32 v21, v159, s29, 1
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen
    v_add_lshl_u32 v25, v160, s29, 1
    buffer_load_b128 v[25:28], v25, s[8:11], 0 offen
    v_add_lshl_u32 v29, v161, s29, 1
    buffer_load_b128 v[29:32], v29, s[8:11], 0 offen
    v_add_lshl_u32 v33, v162, s29, 1
    buffer_load_b128 v[33:36], v33, s[8:11], 0 offen
    v_add_lshl_u32 v37, v163, s29, 1
    buffer_load_b128 v[37:40], v37, s[8:11], 0 offen
    v_and_b32_e32 v43, -8, v41
    v_and_b32_e32 v44, 3, v41
    v_lshlrev_b32_e32 v44, 1, v44
    v_bfe_u32 v45, v41, 2, 1
    v_add3_u32 v43, v43, v44, v45
    v_mul_lo_u32 v43, v43, 40
    v_add_lshl_u32 v43, v43, v42, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v43, v[37:40] offset:11520
    ds_store_b128 v43, v[33:36] offset:10240
    ds_store_b128 v43, v[29:32] offset:8960
    ds_store_b128 v43, v[25:28] offset:7680
    ds_store_b128 v43, v[21:24] offset:6400
    ds_store_b128 v43, v[17:20] offset:5120
    ds_store_b128 v43, v[13:16] offset:3840
    ds_store_b128 v43, v[9:12] offset:2560
L4:
    v_and_b32_e32 v164, 15, v153
    v_mul_lo_u32 v165, v164, 40
    v_add_lshl_u32 v166, s31, v165, 1
    v_add_lshl_u32 v167, s30, v165, 1
    v_dual_mov_b32 v12, v4 :: v_dual_and_b32 v9, -8, v41
    v_dual_mov_b32 v13, v5 :: v_dual_and_b32 v10, 3, v41
    v_dual_mov_b32 v15, v7 :: v_dual_lshlrev_b32 v10, 1, v10
    v_bfe_u32 v11, v41, 2, 1
    v_add3_u32 v9, v9, v10, v11
    v_mul_lo_u32 v9, v9, 40
    v_add_lshl_u32 v168, v9, v42, 1
    v_mul_lo_u32 v9, v41, 40
    v_add_lshl_u32 v169, v9, v42, 1
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
    v_dual_mov_b32 v32, v8 :: v_dual_mov_b32 v33, v1
    v_dual_mov_b32 v34, v2 :: v_dual_mov_b32 v35, v3
    v_dual_mov_b32 v36, v4 :: v_dual_mov_b32 v37, v5
    v_dual_mov_b32 v38, v6 :: v_dual_mov_b32 v39, v7
    v_dual_mov_b32 v40, v8 :: v_dual_mov_b32 v41, v1
    v_dual_mov_b32 v42, v2 :: v_dual_mov_b32 v43, v3
    v_dual_mov_b32 v44, v4 :: v_dual_mov_b32 v45, v5
    v_dual_mov_b32 v46, v6 :: v_dual_mov_b32 v47, v7
    v_dual_mov_b32 v48, v8 :: v_dual_mov_b32 v49, v1
    v_dual_mov_b32 v50, v2 :: v_dual_mov_b32 v51, v3
    v_dual_mov_b32 v52, v4 :: v_dual_mov_b32 v53, v5
    v_dual_mov_b32 v54, v6 :: v_dual_mov_b32 v55, v7
    v_dual_mov_b32 v56, v8 :: v_dual_mov_b32 v57, v1
    v_dual_mov_b32 v58, v2 :: v_dual_mov_b32 v59, v3
    v_dual_mov_b32 v60, v4 :: v_dual_mov_b32 v61, v5
    v_dual_mov_b32 v62, v6 :: v_dual_mov_b32 v63, v7
    v_mov_b32_e32 v64, v8
    s_mov_b32 s34, 0
    s_branch L6
L5:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshl_b32 s34, s34, 5
    s_add_u32 s36, s34, 32
    s_add_u32 s37, s20, s36
    s_add_u32 s36, s29, s36
    v_add_lshl_u32 v65, v154, s37, 1
    buffer_load_b128 v[113:116], v65, s[4:7], 0 offen
    v_add_lshl_u32 v65, v155, s37, 1
    buffer_load_b128 v[117:120], v65, s[4:7], 0 offen
    v_add_lshl_u32 v65, v156, s36, 1
    buffer_load_b128 v[121:124], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v157, s36, 1
    buffer_load_b128 v[125:128], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v158, s36, 1
    buffer_load_b128 v[129:132], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v159, s36, 1
    buffer_load_b128 v[133:136], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v160, s36, 1
    buffer_load_b128 v[137:140], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v161, s36, 1
    buffer_load_b128 v[141:144], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v162, s36, 1
    buffer_load_b128 v[145:148], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v163, s36, 1
    buffer_load_b128 v[149:152], v65, s[8:11], 0 offen
    ds_load_b128 v[65:68], v166
    ds_load_b128 v[69:72], v166 offset:16
    ds_load_b128 v[73:76], v166 offset:1280
    ds_load_b128 v[77:80], v166 offset:1296
    ds_load_b128 v[81:84], v166 offset:2560
    ds_load_b128 v[85:88], v166 offset:2576
    ds_load_b128 v[89:92], v166 offset:3840
    ds_load_b128 v[93:96], v166 offset:3856
    ds_load_b128 v[97:100], v167
    ds_load_b128 v[101:104], v167 offset:16
    ds_load_b128 v[105:108], v167 offset:1280
    ds_load_b128 v[109:112], v167 offset:1296
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[65:72], v[97:104], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[73:80], v[97:104], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[81:88], v[97:104], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[89:96], v[97:104], v[49:56]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[65:72], v[105:112], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[73:80], v[105:112], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[81:88], v[105:112], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[89:96], v[105:112], v[57:64]
    ds_load_b128 v[65:68], v166 offset:32
    ds_load_b128 v[69:72], v166 offset:48
    ds_load_b128 v[73:76], v166 offset:1312
    ds_load_b128 v[77:80], v166 offset:1328
    ds_load_b128 v[81:84], v166 offset:2592
    ds_load_b128 v[85:88], v166 offset:2608
    ds_load_b128 v[89:92], v166 offset:3872
    ds_load_b128 v[93:96], v166 offset:3888
    ds_load_b128 v[97:100], v167 offset:32
    ds_load_b128 v[101:104], v167 offset:48
    ds_load_b128 v[105:108], v167 offset:1312
    ds_load_b128 v[109:112], v167 offset:1328
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[65:72], v[97:104], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[73:80], v[97:104], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[81:88], v[97:104], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[89:96], v[97:104], v[49:56]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[65:72], v[105:112], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[73:80], v[105:112], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[81:88], v[105:112], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[89:96], v[105:112], v[57:64]
    s_waitcnt vmcnt(0)
    ds_store_b128 v168, v[149:152] offset:24320
    ds_store_b128 v168, v[145:148] offset:23040
    ds_store_b128 v168, v[141:144] offset:21760
    ds_store_b128 v168, v[137:140] offset:20480
    ds_store_b128 v168, v[133:136] offset:19200
    ds_store_b128 v168, v[129:132] offset:17920
    ds_store_b128 v168, v[125:128] offset:16640
    ds_store_b128 v168, v[121:124] offset:15360
    ds_store_b128 v169, v[117:120] offset:14080
    ds_store_b128 v169, v[113:116] offset:12800
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_add_u32 s34, s34, 64
    s_add_u32 s36, s20, s34
    s_add_u32 s34, s29, s34
    v_add_lshl_u32 v65, v154, s36, 1
    buffer_load_b128 v[113:116], v65, s[4:7], 0 offen
    v_add_lshl_u32 v65, v155, s36, 1
    buffer_load_b128 v[117:120], v65, s[4:7], 0 offen
    v_add_lshl_u32 v65, v156, s34, 1
    buffer_load_b128 v[121:124], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v157, s34, 1
    buffer_load_b128 v[125:128], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v158, s34, 1
    buffer_load_b128 v[129:132], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v159, s34, 1
    buffer_load_b128 v[133:136], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v160, s34, 1
    buffer_load_b128 v[137:140], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v161, s34, 1
    buffer_load_b128 v[141:144], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v162, s34, 1
    buffer_load_b128 v[145:148], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v163, s34, 1
    buffer_load_b128 v[149:152], v65, s[8:11], 0 offen
    ds_load_b128 v[65:68], v166 offset:12800
    ds_load_b128 v[69:72], v166 offset:12816
    ds_load_b128 v[73:76], v166 offset:14080
    ds_load_b128 v[77:80], v166 offset:14096
    ds_load_b128 v[81:84], v166 offset:15360
    ds_load_b128 v[85:88], v166 offset:15376
    ds_load_b128 v[89:92], v166 offset:16640
    ds_load_b128 v[93:96], v166 offset:16656
    ds_load_b128 v[97:100], v167 offset:12800
    ds_load_b128 v[101:104], v167 offset:12816
    ds_load_b128 v[105:108], v167 offset:14080
    ds_load_b128 v[109:112], v167 offset:14096
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[65:72], v[97:104], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[73:80], v[97:104], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[81:88], v[97:104], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[89:96], v[97:104], v[49:56]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[65:72], v[105:112], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[73:80], v[105:112], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[81:88], v[105:112], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[89:96], v[105:112], v[57:64]
    ds_load_b128 v[65:68], v166 offset:12832
    ds_load_b128 v[69:72], v166 offset:12848
    ds_load_b128 v[73:76], v166 offset:14112
    ds_load_b128 v[77:80], v166 offset:14128
    ds_load_b128 v[81:84], v166 offset:15392
    ds_load_b128 v[85:88], v166 offset:15408
    ds_load_b128 v[89:92], v166 offset:16672
    ds_load_b128 v[93:96], v166 offset:16688
    ds_load_b128 v[97:100], v167 offset:12832
    ds_load_b128 v[101:104], v167 offset:12848
    ds_load_b128 v[105:108], v167 offset:14112
    ds_load_b128 v[109:112], v167 offset:14128
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[65:72], v[97:104], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[73:80], v[97:104], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[81:88], v[97:104], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[89:96], v[97:104], v[49:56]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[65:72], v[105:112], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[73:80], v[105:112], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[81:88], v[105:112], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[89:96], v[105:112], v[57:64]
    s_waitcnt vmcnt(0)
    ds_store_b128 v168, v[149:152] offset:11520
    ds_store_b128 v168, v[145:148] offset:10240
    ds_store_b128 v168, v[141:144] offset:8960
    ds_store_b128 v168, v[137:140] offset:7680
    ds_store_b128 v168, v[133:136] offset:6400
    ds_store_b128 v168, v[129:132] offset:5120
    ds_store_b128 v168, v[125:128] offset:3840
    ds_store_b128 v168, v[121:124] offset:2560
    ds_store_b128 v169, v[117:120] offset:1280
    ds_store_b128 v169, v[113:116]
    s_mov_b32 s34, s35
L6:
    s_add_u32 s35, s34, 2
    s_cmp_lt_u32 s35, s25
    s_cbranch_scc1 L5
    s_add_u32 s35, s34, 1
    s_cmp_lt_u32 s35, s25
    s_cbranch_scc0 L7
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshl_b32 s34, s34, 5
    s_add_u32 s34, s34, 32
    s_add_u32 s36, s20, s34
    s_add_u32 s34, s29, s34
    v_add_lshl_u32 v65, v154, s36, 1
    buffer_load_b128 v[113:116], v65, s[4:7], 0 offen
    v_add_lshl_u32 v65, v155, s36, 1
    buffer_load_b128 v[117:120], v65, s[4:7], 0 offen
    v_add_lshl_u32 v65, v156, s34, 1
    buffer_load_b128 v[121:124], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v157, s34, 1
    buffer_load_b128 v[125:128], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v158, s34, 1
    buffer_load_b128 v[129:132], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v159, s34, 1
    buffer_load_b128 v[133:136], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v160, s34, 1
    buffer_load_b128 v[137:140], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v161, s34, 1
    buffer_load_b128 v[141:144], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v162, s34, 1
    buffer_load_b128 v[145:148], v65, s[8:11], 0 offen
    v_add_lshl_u32 v65, v163, s34, 1
    buffer_load_b128 v[149:152], v65, s[8:11], 0 offen
    ds_load_b128 v[65:68], v166
    ds_load_b128 v[69:72], v166 offset:16
    ds_load_b128 v[73:76], v166 offset:1280
    ds_load_b128 v[77:80], v166 offset:1296
    ds_load_b128 v[81:84], v166 offset:2560
    ds_load_b128 v[85:88], v166 offset:2576
    ds_load_b128 v[89:92], v166 offset:3840
    ds_load_b128 v[93:96], v166 offset:3856
    ds_load_b128 v[97:100], v167
    ds_load_b128 v[101:104], v167 offset:16
    ds_load_b128 v[105:108], v167 offset:1280
    ds_load_b128 v[109:112], v167 offset:1296
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[65:72], v[97:104], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[73:80], v[97:104], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[81:88], v[97:104], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[89:96], v[97:104], v[49:56]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[65:72], v[105:112], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[73:80], v[105:112], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[81:88], v[105:112], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[89:96], v[105:112], v[57:64]
    ds_load_b128 v[65:68], v166 offset:32
    ds_load_b128 v[69:72], v166 offset:48
    ds_load_b128 v[73:76], v166 offset:1312
    ds_load_b128 v[77:80], v166 offset:1328
    ds_load_b128 v[81:84], v166 offset:2592
    ds_load_b128 v[85:88], v166 offset:2608
    ds_load_b128 v[89:92], v166 offset:3872
    ds_load_b128 v[93:96], v166 offset:3888
    ds_load_b128 v[97:100], v167 offset:32
    ds_load_b128 v[101:104], v167 offset:48
    ds_load_b128 v[105:108], v167 offset:1312
    ds_load_b128 v[109:112], v167 offset:1328
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[65:72], v[97:104], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[73:80], v[97:104], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[81:88], v[97:104], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[89:96], v[97:104], v[49:56]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[65:72], v[105:112], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[73:80], v[105:112], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[81:88], v[105:112], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[89:96], v[105:112], v[57:64]
    s_waitcnt vmcnt(0)
    ds_store_b128 v168, v[149:152] offset:24320
    ds_store_b128 v168, v[145:148] offset:23040
    ds_store_b128 v168, v[141:144] offset:21760
    ds_store_b128 v168, v[137:140] offset:20480
    ds_store_b128 v168, v[133:136] offset:19200
    ds_store_b128 v168, v[129:132] offset:17920
    ds_store_b128 v168, v[125:128] offset:16640
    ds_store_b128 v168, v[121:124] offset:15360
    ds_store_b128 v169, v[117:120] offset:14080
    ds_store_b128 v169, v[113:116] offset:12800
    s_mov_b32 s34, s35
L7:
    s_max_u32 s35, s0, 1
    s_add_u32 s35, s35, -1
    s_branch L18
L8:
    s_and_b32 s37, s34, 1
    s_mul_i32 s37, s37, 0x1900
    s_cmp_ge_u32 s34, s25
    s_cbranch_scc0 L17
    s_mov_b32 s38, s2
    v_mov_b32_e32 v65, v0
L9:
    s_mov_b32 exec_lo, s38
    v_cmp_gt_u32_e64 s38, 0x400, v65
    s_and_b32 s38, exec_lo, s38
    s_cbranch_scc1 L10
    s_mov_b32 exec_lo, s2
    s_mov_b32 s38, 0
    s_branch L12
L10:
    s_mov_b32 exec_lo, s38
    v_lshrrev_b32_e32 v66, 5, v65
    v_and_b32_e32 v67, 31, v65
    v_add_nc_u32_e32 v68, s14, v66
    v_min_u32_e32 v68, s32, v68
    v_add_nc_u32_e32 v69, s36, v67
    v_min_u32_e32 v70, s35, v69
    v_cmp_gt_u32_e64 s39, s0, v69
    s_and_b32 s40, exec_lo, s39
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s40
    v_mul_lo_u32 v68, v68, s21
    v_add_nc_u32_e32 v68, v68, v70
    v_add_lshl_u32 v68, s20, v68, 1
    buffer_load_u16 v68, v68, s[4:7], 0 offen
    s_mov_b32 exec_lo, s38
L11:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v68, 0, v68, s39
    v_mul_lo_u32 v66, v66, 40
    v_add_nc_u32_e32 v66, s37, v66
    v_add_lshl_u32 v66, v66, v67, 1
    ds_store_b16 v66, v68
    v_sub_nc_u32_e32 v66, 0x400, v65
    v_min_u32_e32 v66, 64, v66
    v_add_nc_u32_e32 v65, v65, v66
    s_mov_b32 exec_lo, s2
L12:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc1 L9
    s_mov_b32 s38, s2
    v_mov_b32_e32 v65, v0
L13:
    s_mov_b32 exec_lo, s38
    v_cmp_gt_u32_e64 s38, 0x1000, v65
    s_and_b32 s38, exec_lo, s38
    s_cbranch_scc1 L14
    s_mov_b32 exec_lo, s2
    s_mov_b32 s38, 0
    s_branch L16
L14:
    s_mov_b32 exec_lo, s38
    v_lshrrev_b32_e32 v66, 5, v65
    v_and_b32_e32 v67, 31, v65
    v_and_b32_e32 v68, -8, v66
    v_and_b32_e32 v69, 3, v66
    v_lshlrev_b32_e32 v69, 1, v69
    v_bfe_u32 v70, v66, 2, 1
    v_add3_u32 v68, v68, v69, v70
    v_add_nc_u32_e32 v66, s13, v66
    v_min_u32_e32 v66, s33, v66
    v_add_nc_u32_e32 v69, s36, v67
    v_min_u32_e32 v70, s35, v69
    v_cmp_gt_u32_e64 s39, s0, v69
    s_and_b32 s40, exec_lo, s39
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s40
    v_mul_lo_u32 v66, v66, s22
    v_add_nc_u32_e32 v66, v66, v70
    v_add_lshl_u32 v66, s29, v66, 1
    buffer_load_u16 v66, v66, s[8:11], 0 offen
    s_mov_b32 exec_lo, s38
L15:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v66, 0, v66, s39
    v_mul_lo_u32 v68, v68, 40
    v_add3_u32 v67, s37, v68, v67
    v_lshl_add_u32 v67, v67, 1, 0xa00
    ds_store_b16 v67, v66
    v_sub_nc_u32_e32 v66, 0x1000, v65
    v_min_u32_e32 v66, 64, v66
    v_add_nc_u32_e32 v65, v65, v66
    s_mov_b32 exec_lo, s2
L16:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc1 L13
L17:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_add_u32 s36, s37, s30
    s_add_u32 s37, s37, s31
    v_add_lshl_u32 v113, s37, v165, 1
    ds_load_b128 v[65:68], v113
    ds_load_b128 v[69:72], v113 offset:16
    ds_load_b128 v[73:76], v113 offset:1280
    ds_load_b128 v[77:80], v113 offset:1296
    ds_load_b128 v[81:84], v113 offset:2560
    ds_load_b128 v[85:88], v113 offset:2576
    ds_load_b128 v[89:92], v113 offset:3840
    ds_load_b128 v[93:96], v113 offset:3856
    v_add_lshl_u32 v114, s36, v165, 1
    ds_load_b128 v[97:100], v114
    ds_load_b128 v[101:104], v114 offset:16
    ds_load_b128 v[105:108], v114 offset:1280
    ds_load_b128 v[109:112], v114 offset:1296
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[65:72], v[97:104], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[73:80], v[97:104], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[81:88], v[97:104], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[89:96], v[97:104], v[49:56]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[65:72], v[105:112], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[73:80], v[105:112], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[81:88], v[105:112], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[89:96], v[105:112], v[57:64]
    ds_load_b128 v[65:68], v113 offset:32
    ds_load_b128 v[69:72], v113 offset:48
    ds_load_b128 v[73:76], v113 offset:1312
    ds_load_b128 v[77:80], v113 offset:1328
    ds_load_b128 v[81:84], v113 offset:2592
    ds_load_b128 v[85:88], v113 offset:2608
    ds_load_b128 v[89:92], v113 offset:3872
    ds_load_b128 v[93:96], v113 offset:3888
    ds_load_b128 v[97:100], v114 offset:32
    ds_load_b128 v[101:104], v114 offset:48
    ds_load_b128 v[105:108], v114 offset:1312
    ds_load_b128 v[109:112], v114 offset:1328
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[65:72], v[97:104], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[73:80], v[97:104], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[81:88], v[97:104], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[89:96], v[97:104], v[49:56]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[65:72], v[105:112], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[73:80], v[105:112], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[81:88], v[105:112], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[89:96], v[105:112], v[57:64]
    s_add_u32 s34, s34, 1
L18:
    s_lshl_b32 s36, s34, 5
    s_cmp_lt_u32 s36, s0
    s_cbranch_scc1 L8
    s_mul_i32 s0, s28, s24
    s_add_u32 s0, s0, s15
    s_mul_i32 s0, s0, s27
    s_or_b32 s4, s23, s27
    s_and_b32 s4, s4, 1
    s_cmp_eq_u32 s4, 0
    s_cselect_b32 s4, exec_lo, 0
    s_add_u32 s5, s13, 0x80
    s_cmp_le_u32 s5, s12
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s4, s4, s5
    v_lshrrev_b32_e32 v0, 4, v153
    v_lshlrev_b32_e32 v0, 2, v0
    s_add_u32 s5, s14, s26
    v_add_nc_u32_e32 v65, s5, v164
    v_cmp_gt_u32_e64 s5, s3, v65
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L59
    s_mov_b32 exec_lo, s5
    s_add_u32 s6, s13, s1
    v_add_nc_u32_e32 v66, s6, v0
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_nc_u32_e32 v68, v67, v66
    s_and_b32 s6, s4, exec_lo
    s_cbranch_scc0 L19
    v_lshlrev_b32_e32 v68, 2, v68
    buffer_store_b128 v[1:4], v68, s[16:19], 0 offen
    s_branch L23
L19:
    v_cmp_gt_u32_e64 s6, s12, v66
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s6
    v_lshlrev_b32_e32 v69, 2, v68
    buffer_store_b32 v1, v69, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L20:
    v_add_nc_u32_e32 v1, 1, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v68, 2, 4
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L21:
    v_add_nc_u32_e32 v1, 2, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v68, 2, 8
    buffer_store_b32 v3, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L22:
    v_add_nc_u32_e32 v1, 3, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v68, 2, 12
    buffer_store_b32 v4, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L23:
    v_add_nc_u32_e32 v1, 8, v66
    v_add_nc_u32_e32 v2, v67, v1
    s_and_b32 s6, s4, exec_lo
    s_cbranch_scc0 L24
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b128 v[5:8], v1, s[16:19], 0 offen
    s_branch L28
L24:
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s6
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b32 v5, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L25:
    v_add_nc_u32_e32 v1, 9, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 4
    buffer_store_b32 v6, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L26:
    v_add_nc_u32_e32 v1, 10, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 8
    buffer_store_b32 v7, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L27:
    v_add_nc_u32_e32 v1, 11, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 12
    buffer_store_b32 v8, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L28:
    v_add_nc_u32_e32 v1, 16, v66
    v_add_nc_u32_e32 v2, v67, v1
    s_and_b32 s6, s4, exec_lo
    s_cbranch_scc0 L29
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b128 v[17:20], v1, s[16:19], 0 offen
    s_branch L33
L29:
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s6
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b32 v17, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L30:
    v_add_nc_u32_e32 v1, 17, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 4
    buffer_store_b32 v18, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L31:
    v_add_nc_u32_e32 v1, 18, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 8
    buffer_store_b32 v19, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L32:
    v_add_nc_u32_e32 v1, 19, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 12
    buffer_store_b32 v20, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L33:
    v_add_nc_u32_e32 v1, 24, v66
    v_add_nc_u32_e32 v2, v67, v1
    s_and_b32 s6, s4, exec_lo
    s_cbranch_scc0 L34
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b128 v[21:24], v1, s[16:19], 0 offen
    s_branch L38
L34:
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s6
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b32 v21, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L35:
    v_add_nc_u32_e32 v1, 25, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 4
    buffer_store_b32 v22, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L36:
    v_add_nc_u32_e32 v1, 26, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 8
    buffer_store_b32 v23, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L37:
    v_add_nc_u32_e32 v1, 27, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 12
    buffer_store_b32 v24, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L38:
    v_add_nc_u32_e32 v1, 32, v66
    v_add_nc_u32_e32 v2, v67, v1
    s_and_b32 s6, s4, exec_lo
    s_cbranch_scc0 L39
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b128 v[33:36], v1, s[16:19], 0 offen
    s_branch L43
L39:
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s6
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b32 v33, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L40:
    v_add_nc_u32_e32 v1, 33, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 4
    buffer_store_b32 v34, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L41:
    v_add_nc_u32_e32 v1, 34, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 8
    buffer_store_b32 v35, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L42:
    v_add_nc_u32_e32 v1, 35, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 12
    buffer_store_b32 v36, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L43:
    v_add_nc_u32_e32 v1, 40, v66
    v_add_nc_u32_e32 v2, v67, v1
    s_and_b32 s6, s4, exec_lo
    s_cbranch_scc0 L44
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b128 v[37:40], v1, s[16:19], 0 offen
    s_branch L48
L44:
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s6
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b32 v37, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L45:
    v_add_nc_u32_e32 v1, 41, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 4
    buffer_store_b32 v38, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L46:
    v_add_nc_u32_e32 v1, 42, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 8
    buffer_store_b32 v39, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L47:
    v_add_nc_u32_e32 v1, 43, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 12
    buffer_store_b32 v40, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L48:
    v_add_nc_u32_e32 v1, 48, v66
    v_add_nc_u32_e32 v2, v67, v1
    s_and_b32 s6, s4, exec_lo
    s_cbranch_scc0 L49
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b128 v[49:52], v1, s[16:19], 0 offen
    s_branch L53
L49:
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s6
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b32 v49, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L50:
    v_add_nc_u32_e32 v1, 49, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 4
    buffer_store_b32 v50, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L51:
    v_add_nc_u32_e32 v1, 50, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 8
    buffer_store_b32 v51, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L52:
    v_add_nc_u32_e32 v1, 51, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 12
    buffer_store_b32 v52, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L53:
    v_add_nc_u32_e32 v1, 56, v66
    v_add_nc_u32_e32 v2, v67, v1
    s_and_b32 s6, s4, exec_lo
    s_cbranch_scc0 L54
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b128 v[53:56], v1, s[16:19], 0 offen
    s_branch L58
L54:
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s6
    v_lshlrev_b32_e32 v1, 2, v2
    buffer_store_b32 v53, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L55:
    v_add_nc_u32_e32 v1, 57, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 4
    buffer_store_b32 v54, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L56:
    v_add_nc_u32_e32 v1, 58, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 8
    buffer_store_b32 v55, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L57:
    v_add_nc_u32_e32 v1, 59, v66
    v_cmp_gt_u32_e64 s6, s12, v1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L58
    s_mov_b32 exec_lo, s6
    v_lshl_add_u32 v1, v2, 2, 12
    buffer_store_b32 v56, v1, s[16:19], 0 offen
L58:
    s_mov_b32 exec_lo, s2
L59:
    v_add_nc_u32_e32 v1, 16, v65
    v_cmp_gt_u32_e64 s3, s3, v1
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L99
    s_mov_b32 exec_lo, s3
    s_add_u32 s1, s13, s1
    v_add_nc_u32_e32 v0, s1, v0
    v_mul_lo_u32 v1, v1, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_nc_u32_e32 v2, v1, v0
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L60
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_store_b128 v[9:12], v2, s[16:19], 0 offen
    s_branch L64
L60:
    v_cmp_gt_u32_e64 s0, s12, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L61
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v3, 2, v2
    buffer_store_b32 v9, v3, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L61:
    v_add_nc_u32_e32 v3, 1, v0
    v_cmp_gt_u32_e64 s0, s12, v3
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L62
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v3, v2, 2, 4
    buffer_store_b32 v10, v3, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L62:
    v_add_nc_u32_e32 v3, 2, v0
    v_cmp_gt_u32_e64 s0, s12, v3
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L63
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v3, v2, 2, 8
    buffer_store_b32 v11, v3, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L63:
    v_add_nc_u32_e32 v3, 3, v0
    v_cmp_gt_u32_e64 s0, s12, v3
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L64
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v2, 2, 12
    buffer_store_b32 v12, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L64:
    v_add_nc_u32_e32 v2, 8, v0
    v_add_nc_u32_e32 v3, v1, v2
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L65
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_store_b128 v[13:16], v2, s[16:19], 0 offen
    s_branch L69
L65:
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L66
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_store_b32 v13, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L66:
    v_add_nc_u32_e32 v2, 9, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L67
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 4
    buffer_store_b32 v14, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L67:
    v_add_nc_u32_e32 v2, 10, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L68
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 8
    buffer_store_b32 v15, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L68:
    v_add_nc_u32_e32 v2, 11, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L69
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 12
    buffer_store_b32 v16, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L69:
    v_add_nc_u32_e32 v2, 16, v0
    v_add_nc_u32_e32 v3, v1, v2
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L70
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_store_b128 v[25:28], v2, s[16:19], 0 offen
    s_branch L74
L70:
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L71
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_store_b32 v25, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L71:
    v_add_nc_u32_e32 v2, 17, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L72
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 4
    buffer_store_b32 v26, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L72:
    v_add_nc_u32_e32 v2, 18, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L73
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 8
    buffer_store_b32 v27, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L73:
    v_add_nc_u32_e32 v2, 19, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L74
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 12
    buffer_store_b32 v28, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L74:
    v_add_nc_u32_e32 v2, 24, v0
    v_add_nc_u32_e32 v3, v1, v2
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L75
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_store_b128 v[29:32], v2, s[16:19], 0 offen
    s_branch L79
L75:
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L76
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_store_b32 v29, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L76:
    v_add_nc_u32_e32 v2, 25, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L77
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 4
    buffer_store_b32 v30, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L77:
    v_add_nc_u32_e32 v2, 26, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L78
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 8
    buffer_store_b32 v31, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L78:
    v_add_nc_u32_e32 v2, 27, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L79
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 12
    buffer_store_b32 v32, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L79:
    v_add_nc_u32_e32 v2, 32, v0
    v_add_nc_u32_e32 v3, v1, v2
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L80
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_store_b128 v[41:44], v2, s[16:19], 0 offen
    s_branch L84
L80:
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L81
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_store_b32 v41, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L81:
    v_add_nc_u32_e32 v2, 33, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L82
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 4
    buffer_store_b32 v42, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L82:
    v_add_nc_u32_e32 v2, 34, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L83
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 8
    buffer_store_b32 v43, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L83:
    v_add_nc_u32_e32 v2, 35, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L84
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 12
    buffer_store_b32 v44, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L84:
    v_add_nc_u32_e32 v2, 40, v0
    v_add_nc_u32_e32 v3, v1, v2
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L85
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_store_b128 v[45:48], v2, s[16:19], 0 offen
    s_branch L89
L85:
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L86
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_store_b32 v45, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L86:
    v_add_nc_u32_e32 v2, 41, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L87
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 4
    buffer_store_b32 v46, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L87:
    v_add_nc_u32_e32 v2, 42, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L88
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 8
    buffer_store_b32 v47, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L88:
    v_add_nc_u32_e32 v2, 43, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L89
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 12
    buffer_store_b32 v48, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L89:
    v_add_nc_u32_e32 v2, 48, v0
    v_add_nc_u32_e32 v3, v1, v2
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L90
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_store_b128 v[57:60], v2, s[16:19], 0 offen
    s_branch L94
L90:
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L91
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_store_b32 v57, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L91:
    v_add_nc_u32_e32 v2, 49, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L92
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 4
    buffer_store_b32 v58, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L92:
    v_add_nc_u32_e32 v2, 50, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L93
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 8
    buffer_store_b32 v59, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L93:
    v_add_nc_u32_e32 v2, 51, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L94
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v3, 2, 12
    buffer_store_b32 v60, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L94:
    v_add_nc_u32_e32 v2, 56, v0
    v_add_nc_u32_e32 v1, v1, v2
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L95
    v_lshlrev_b32_e32 v0, 2, v1
    buffer_store_b128 v[61:64], v0, s[16:19], 0 offen
    s_branch L99
L95:
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L96
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v2, 2, v1
    buffer_store_b32 v61, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L96:
    v_add_nc_u32_e32 v2, 57, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L97
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v1, 2, 4
    buffer_store_b32 v62, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L97:
    v_add_nc_u32_e32 v2, 58, v0
    v_cmp_gt_u32_e64 s0, s12, v2
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L98
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v2, v1, 2, 8
    buffer_store_b32 v63, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L98:
    v_add_nc_u32_e32 v0, 59, v0
    v_cmp_gt_u32_e64 s0, s12, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L99
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v0, v1, 2, 12
    buffer_store_b32 v64, v0, s[16:19], 0 offen
L99:
    s_endpgm
