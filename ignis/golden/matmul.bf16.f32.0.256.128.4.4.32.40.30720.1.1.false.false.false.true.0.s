; 230 VGPRs, 40 SGPRs, 61440 bytes of LDS, 0 of scratch, 2568 instructions
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
    v_mbcnt_lo_u32_b32 v217, -1, 0
    s_lshl_b32 s14, s14, 8
    s_lshl_b32 s13, s13, 7
    s_cmp_ge_u32 s14, s3
    s_cbranch_scc1 L153
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
    s_lshr_b32 s26, s1, 1
    s_and_b32 s1, s1, 1
    s_lshl_b32 s26, s26, 6
    s_mul_i32 s30, s26, 40
    s_lshl_b32 s1, s1, 6
    s_add_u32 s31, s1, 0x100
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
    v_add3_u32 v218, s29, v10, v26
    v_add_nc_u32_e32 v10, 64, v9
    v_min_u32_e32 v10, s32, v10
    v_mul_lo_u32 v10, v10, s21
    v_add3_u32 v219, s29, v10, v26
    v_add_nc_u32_e32 v10, 0x80, v9
    v_min_u32_e32 v10, s32, v10
    v_mul_lo_u32 v10, v10, s21
    v_add3_u32 v220, s29, v10, v26
    v_add_nc_u32_e32 v9, 0xc0, v9
    v_min_u32_e32 v9, s32, v9
    v_mul_lo_u32 v9, v9, s21
    v_add3_u32 v221, s29, v9, v26
    v_add_nc_u32_e32 v9, s13, v25
    s_add_u32 s33, s12, -1
    v_min_u32_e32 v10, s33, v9
    v_mul_lo_u32 v10, v10, s22
    v_add3_u32 v222, s0, v10, v26
    v_add_nc_u32_e32 v9, 64, v9
    v_min_u32_e32 v9, s33, v9
    v_mul_lo_u32 v9, v9, s22
    v_add3_u32 v223, s0, v9, v26
    s_cmp_gt_u32 s25, 0
    s_cbranch_scc0 L4
    v_lshlrev_b32_e32 v9, 1, v218
    buffer_load_b128 v[9:12], v9, s[4:7], 0 offen
    v_lshlrev_b32_e32 v13, 1, v219
    buffer_load_b128 v[13:16], v13, s[4:7], 0 offen
    v_lshlrev_b32_e32 v17, 1, v220
    buffer_load_b128 v[17:20], v17, s[4:7], 0 offen
    v_lshlrev_b32_e32 v21, 1, v221
    buffer_load_b128 v[21:24], v21, s[4:7], 0 offen
    v_mul_lo_u32 v27, v25, 40
    v_add_lshl_u32 v27, v27, v26, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v27, v[21:24] offset:15360
    ds_store_b128 v27, v[17:20] offset:10240
    ds_store_b128 v27, v[13:16] offset:5120
    ds_store_b128 v27, v[9:12]
    v_lshlrev_b32_e32 v9, 1, v222
    buffer_load_b128 v[9:12], v9, s[8:11], 0 offen
    v_lshlrev_b32_e32 v13, 1, v223
    buffer_load_b128 v[13:16], v13, s[8:11], 0 offen
    v_and_b32_e32 v17, -8, v25
    v_and_b32_e32 v18, 3, v25
    v_lshlrev_b32_e32 v18, 1, v18
    v_bfe_u32 v19, v25, 2, 1
    v_add3_u32 v17, v17, v18, v19
    v_mul_lo_u32 v17, v17, 40
    v_add_lshl_u32 v17, v17, v26, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v17, v[13:16] offset:25600
    ds_store_b128 v17, v[9:12] offset:20480
L4:
    s_max_u32 s34, s25, 32
    s_add_u32 s34, s34, 0xffffffe0
    v_and_b32_e32 v224, 15, v217
    v_mul_lo_u32 v225, v224, 40
    v_add_lshl_u32 v226, s31, v225, 1
    v_add_lshl_u32 v227, s30, v225, 1
    v_dual_mov_b32 v12, v4 :: v_dual_and_b32 v9, -8, v25
    v_dual_mov_b32 v13, v5 :: v_dual_and_b32 v10, 3, v25
    v_dual_mov_b32 v15, v7 :: v_dual_lshlrev_b32 v10, 1, v10
    v_bfe_u32 v11, v25, 2, 1
    v_add3_u32 v9, v9, v10, v11
    v_mul_lo_u32 v9, v9, 40
    v_add_lshl_u32 v228, v9, v26, 1
    v_mul_lo_u32 v9, v25, 40
    v_add_lshl_u32 v229, v9, v26, 1
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
    v_dual_mov_b32 v64, v8 :: v_dual_mov_b32 v65, v1
    v_dual_mov_b32 v66, v2 :: v_dual_mov_b32 v67, v3
    v_dual_mov_b32 v68, v4 :: v_dual_mov_b32 v69, v5
    v_dual_mov_b32 v70, v6 :: v_dual_mov_b32 v71, v7
    v_dual_mov_b32 v72, v8 :: v_dual_mov_b32 v73, v1
    v_dual_mov_b32 v74, v2 :: v_dual_mov_b32 v75, v3
    v_dual_mov_b32 v76, v4 :: v_dual_mov_b32 v77, v5
    v_dual_mov_b32 v78, v6 :: v_dual_mov_b32 v79, v7
    v_dual_mov_b32 v80, v8 :: v_dual_mov_b32 v81, v1
    v_dual_mov_b32 v82, v2 :: v_dual_mov_b32 v83, v3
    v_dual_mov_b32 v84, v4 :: v_dual_mov_b32 v85, v5
    v_dual_mov_b32 v86, v6 :: v_dual_mov_b32 v87, v7
    v_dual_mov_b32 v88, v8 :: v_dual_mov_b32 v89, v1
    v_dual_mov_b32 v90, v2 :: v_dual_mov_b32 v91, v3
    v_dual_mov_b32 v92, v4 :: v_dual_mov_b32 v93, v5
    v_dual_mov_b32 v94, v6 :: v_dual_mov_b32 v95, v7
    v_dual_mov_b32 v96, v8 :: v_dual_mov_b32 v97, v1
    v_dual_mov_b32 v98, v2 :: v_dual_mov_b32 v99, v3
    v_dual_mov_b32 v100, v4 :: v_dual_mov_b32 v101, v5
    v_dual_mov_b32 v102, v6 :: v_dual_mov_b32 v103, v7
    v_dual_mov_b32 v104, v8 :: v_dual_mov_b32 v105, v1
    v_dual_mov_b32 v106, v2 :: v_dual_mov_b32 v107, v3
    v_dual_mov_b32 v108, v4 :: v_dual_mov_b32 v109, v5
    v_dual_mov_b32 v110, v6 :: v_dual_mov_b32 v111, v7
    v_dual_mov_b32 v112, v8 :: v_dual_mov_b32 v113, v1
    v_dual_mov_b32 v114, v2 :: v_dual_mov_b32 v115, v3
    v_dual_mov_b32 v116, v4 :: v_dual_mov_b32 v117, v5
    v_dual_mov_b32 v118, v6 :: v_dual_mov_b32 v119, v7
    v_dual_mov_b32 v120, v8 :: v_dual_mov_b32 v121, v1
    v_dual_mov_b32 v122, v2 :: v_dual_mov_b32 v123, v3
    v_dual_mov_b32 v124, v4 :: v_dual_mov_b32 v125, v5
    v_dual_mov_b32 v126, v6 :: v_dual_mov_b32 v127, v7
    v_mov_b32_e32 v128, v8
    s_mov_b32 s35, 32
    s_branch L6
L5:
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v129, v218, s35, 1
    buffer_load_b128 v[193:196], v129, s[4:7], 0 offen
    v_add_lshl_u32 v129, v219, s35, 1
    buffer_load_b128 v[197:200], v129, s[4:7], 0 offen
    v_add_lshl_u32 v129, v220, s35, 1
    buffer_load_b128 v[201:204], v129, s[4:7], 0 offen
    v_add_lshl_u32 v129, v221, s35, 1
    buffer_load_b128 v[205:208], v129, s[4:7], 0 offen
    v_add_lshl_u32 v129, v222, s35, 1
    buffer_load_b128 v[209:212], v129, s[8:11], 0 offen
    v_add_lshl_u32 v129, v223, s35, 1
    buffer_load_b128 v[213:216], v129, s[8:11], 0 offen
    ds_load_b128 v[129:132], v226
    ds_load_b128 v[133:136], v226 offset:16
    ds_load_b128 v[137:140], v226 offset:1280
    ds_load_b128 v[141:144], v226 offset:1296
    ds_load_b128 v[145:148], v226 offset:2560
    ds_load_b128 v[149:152], v226 offset:2576
    ds_load_b128 v[153:156], v226 offset:3840
    ds_load_b128 v[157:160], v226 offset:3856
    ds_load_b128 v[161:164], v227
    ds_load_b128 v[165:168], v227 offset:16
    ds_load_b128 v[169:172], v227 offset:1280
    ds_load_b128 v[173:176], v227 offset:1296
    ds_load_b128 v[177:180], v227 offset:2560
    ds_load_b128 v[181:184], v227 offset:2576
    ds_load_b128 v[185:188], v227 offset:3840
    ds_load_b128 v[189:192], v227 offset:3856
    s_waitcnt lgkmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[129:136], v[161:168], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[137:144], v[161:168], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[65:72], v[145:152], v[161:168], v[65:72]
    v_wmma_f32_16x16x16_bf16 v[97:104], v[153:160], v[161:168], v[97:104]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[129:136], v[169:176], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[137:144], v[169:176], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[73:80], v[145:152], v[169:176], v[73:80]
    v_wmma_f32_16x16x16_bf16 v[105:112], v[153:160], v[169:176], v[105:112]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[17:24], v[129:136], v[177:184], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[137:144], v[177:184], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[81:88], v[145:152], v[177:184], v[81:88]
    v_wmma_f32_16x16x16_bf16 v[113:120], v[153:160], v[177:184], v[113:120]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[25:32], v[129:136], v[185:192], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[137:144], v[185:192], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[89:96], v[145:152], v[185:192], v[89:96]
    v_wmma_f32_16x16x16_bf16 v[121:128], v[153:160], v[185:192], v[121:128]
    ds_load_b128 v[129:132], v226 offset:32
    ds_load_b128 v[133:136], v226 offset:48
    ds_load_b128 v[137:140], v226 offset:1312
    ds_load_b128 v[141:144], v226 offset:1328
    ds_load_b128 v[145:148], v226 offset:2592
    ds_load_b128 v[149:152], v226 offset:2608
    ds_load_b128 v[153:156], v226 offset:3872
    ds_load_b128 v[157:160], v226 offset:3888
    ds_load_b128 v[161:164], v227 offset:32
    ds_load_b128 v[165:168], v227 offset:48
    ds_load_b128 v[169:172], v227 offset:1312
    ds_load_b128 v[173:176], v227 offset:1328
    ds_load_b128 v[177:180], v227 offset:2592
    ds_load_b128 v[181:184], v227 offset:2608
    ds_load_b128 v[185:188], v227 offset:3872
    ds_load_b128 v[189:192], v227 offset:3888
    s_waitcnt lgkmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[129:136], v[161:168], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[137:144], v[161:168], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[65:72], v[145:152], v[161:168], v[65:72]
    v_wmma_f32_16x16x16_bf16 v[97:104], v[153:160], v[161:168], v[97:104]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[129:136], v[169:176], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[137:144], v[169:176], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[73:80], v[145:152], v[169:176], v[73:80]
    v_wmma_f32_16x16x16_bf16 v[105:112], v[153:160], v[169:176], v[105:112]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[17:24], v[129:136], v[177:184], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[137:144], v[177:184], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[81:88], v[145:152], v[177:184], v[81:88]
    v_wmma_f32_16x16x16_bf16 v[113:120], v[153:160], v[177:184], v[113:120]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[25:32], v[129:136], v[185:192], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[137:144], v[185:192], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[89:96], v[145:152], v[185:192], v[89:96]
    v_wmma_f32_16x16x16_bf16 v[121:128], v[153:160], v[185:192], v[121:128]
    s_waitcnt vmcnt(0)
    ds_store_b128 v228, v[213:216] offset:56320
    ds_store_b128 v228, v[209:212] offset:51200
    ds_store_b128 v229, v[205:208] offset:46080
    ds_store_b128 v229, v[201:204] offset:40960
    ds_store_b128 v229, v[197:200] offset:35840
    ds_store_b128 v229, v[193:196] offset:30720
    s_add_u32 s36, s35, 32
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v129, v218, s36, 1
    buffer_load_b128 v[193:196], v129, s[4:7], 0 offen
    v_add_lshl_u32 v129, v219, s36, 1
    buffer_load_b128 v[197:200], v129, s[4:7], 0 offen
    v_add_lshl_u32 v129, v220, s36, 1
    buffer_load_b128 v[201:204], v129, s[4:7], 0 offen
    v_add_lshl_u32 v129, v221, s36, 1
    buffer_load_b128 v[205:208], v129, s[4:7], 0 offen
    v_add_lshl_u32 v129, v222, s36, 1
    buffer_load_b128 v[209:212], v129, s[8:11], 0 offen
    v_add_lshl_u32 v129, v223, s36, 1
    buffer_load_b128 v[213:216], v129, s[8:11], 0 offen
    ds_load_b128 v[129:132], v226 offset:30720
    ds_load_b128 v[133:136], v226 offset:30736
    ds_load_b128 v[137:140], v226 offset:32000
    ds_load_b128 v[141:144], v226 offset:32016
    ds_load_b128 v[145:148], v226 offset:33280
    ds_load_b128 v[149:152], v226 offset:33296
    ds_load_b128 v[153:156], v226 offset:34560
    ds_load_b128 v[157:160], v226 offset:34576
    ds_load_b128 v[161:164], v227 offset:30720
    ds_load_b128 v[165:168], v227 offset:30736
    ds_load_b128 v[169:172], v227 offset:32000
    ds_load_b128 v[173:176], v227 offset:32016
    ds_load_b128 v[177:180], v227 offset:33280
    ds_load_b128 v[181:184], v227 offset:33296
    ds_load_b128 v[185:188], v227 offset:34560
    ds_load_b128 v[189:192], v227 offset:34576
    s_waitcnt lgkmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[129:136], v[161:168], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[137:144], v[161:168], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[65:72], v[145:152], v[161:168], v[65:72]
    v_wmma_f32_16x16x16_bf16 v[97:104], v[153:160], v[161:168], v[97:104]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[129:136], v[169:176], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[137:144], v[169:176], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[73:80], v[145:152], v[169:176], v[73:80]
    v_wmma_f32_16x16x16_bf16 v[105:112], v[153:160], v[169:176], v[105:112]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[17:24], v[129:136], v[177:184], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[137:144], v[177:184], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[81:88], v[145:152], v[177:184], v[81:88]
    v_wmma_f32_16x16x16_bf16 v[113:120], v[153:160], v[177:184], v[113:120]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[25:32], v[129:136], v[185:192], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[137:144], v[185:192], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[89:96], v[145:152], v[185:192], v[89:96]
    v_wmma_f32_16x16x16_bf16 v[121:128], v[153:160], v[185:192], v[121:128]
    ds_load_b128 v[129:132], v226 offset:30752
    ds_load_b128 v[133:136], v226 offset:30768
    ds_load_b128 v[137:140], v226 offset:32032
    ds_load_b128 v[141:144], v226 offset:32048
    ds_load_b128 v[145:148], v226 offset:33312
    ds_load_b128 v[149:152], v226 offset:33328
    ds_load_b128 v[153:156], v226 offset:34592
    ds_load_b128 v[157:160], v226 offset:34608
    ds_load_b128 v[161:164], v227 offset:30752
    ds_load_b128 v[165:168], v227 offset:30768
    ds_load_b128 v[169:172], v227 offset:32032
    ds_load_b128 v[173:176], v227 offset:32048
    ds_load_b128 v[177:180], v227 offset:33312
    ds_load_b128 v[181:184], v227 offset:33328
    ds_load_b128 v[185:188], v227 offset:34592
    ds_load_b128 v[189:192], v227 offset:34608
    s_waitcnt lgkmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[129:136], v[161:168], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[137:144], v[161:168], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[65:72], v[145:152], v[161:168], v[65:72]
    v_wmma_f32_16x16x16_bf16 v[97:104], v[153:160], v[161:168], v[97:104]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[129:136], v[169:176], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[137:144], v[169:176], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[73:80], v[145:152], v[169:176], v[73:80]
    v_wmma_f32_16x16x16_bf16 v[105:112], v[153:160], v[169:176], v[105:112]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[17:24], v[129:136], v[177:184], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[137:144], v[177:184], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[81:88], v[145:152], v[177:184], v[81:88]
    v_wmma_f32_16x16x16_bf16 v[113:120], v[153:160], v[177:184], v[113:120]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[25:32], v[129:136], v[185:192], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[137:144], v[185:192], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[89:96], v[145:152], v[185:192], v[89:96]
    v_wmma_f32_16x16x16_bf16 v[121:128], v[153:160], v[185:192], v[121:128]
    s_waitcnt vmcnt(0)
    ds_store_b128 v228, v[213:216] offset:25600
    ds_store_b128 v228, v[209:212] offset:20480
    ds_store_b128 v229, v[205:208] offset:15360
    ds_store_b128 v229, v[201:204] offset:10240
    ds_store_b128 v229, v[197:200] offset:5120
    ds_store_b128 v229, v[193:196]
    s_add_u32 s35, s35, 64
L6:
    s_cmp_lt_u32 s35, s34
    s_cbranch_scc1 L5
    s_cmp_lt_u32 s35, s25
    s_cbranch_scc0 L7
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v129, v218, s35, 1
    buffer_load_b128 v[193:196], v129, s[4:7], 0 offen
    v_add_lshl_u32 v129, v219, s35, 1
    buffer_load_b128 v[197:200], v129, s[4:7], 0 offen
    v_add_lshl_u32 v129, v220, s35, 1
    buffer_load_b128 v[201:204], v129, s[4:7], 0 offen
    v_add_lshl_u32 v129, v221, s35, 1
    buffer_load_b128 v[205:208], v129, s[4:7], 0 offen
    v_add_lshl_u32 v129, v222, s35, 1
    buffer_load_b128 v[209:212], v129, s[8:11], 0 offen
    v_add_lshl_u32 v129, v223, s35, 1
    buffer_load_b128 v[213:216], v129, s[8:11], 0 offen
    ds_load_b128 v[129:132], v226
    ds_load_b128 v[133:136], v226 offset:16
    ds_load_b128 v[137:140], v226 offset:1280
    ds_load_b128 v[141:144], v226 offset:1296
    ds_load_b128 v[145:148], v226 offset:2560
    ds_load_b128 v[149:152], v226 offset:2576
    ds_load_b128 v[153:156], v226 offset:3840
    ds_load_b128 v[157:160], v226 offset:3856
    ds_load_b128 v[161:164], v227
    ds_load_b128 v[165:168], v227 offset:16
    ds_load_b128 v[169:172], v227 offset:1280
    ds_load_b128 v[173:176], v227 offset:1296
    ds_load_b128 v[177:180], v227 offset:2560
    ds_load_b128 v[181:184], v227 offset:2576
    ds_load_b128 v[185:188], v227 offset:3840
    ds_load_b128 v[189:192], v227 offset:3856
    s_waitcnt lgkmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[129:136], v[161:168], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[137:144], v[161:168], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[65:72], v[145:152], v[161:168], v[65:72]
    v_wmma_f32_16x16x16_bf16 v[97:104], v[153:160], v[161:168], v[97:104]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[129:136], v[169:176], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[137:144], v[169:176], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[73:80], v[145:152], v[169:176], v[73:80]
    v_wmma_f32_16x16x16_bf16 v[105:112], v[153:160], v[169:176], v[105:112]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[17:24], v[129:136], v[177:184], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[137:144], v[177:184], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[81:88], v[145:152], v[177:184], v[81:88]
    v_wmma_f32_16x16x16_bf16 v[113:120], v[153:160], v[177:184], v[113:120]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[25:32], v[129:136], v[185:192], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[137:144], v[185:192], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[89:96], v[145:152], v[185:192], v[89:96]
    v_wmma_f32_16x16x16_bf16 v[121:128], v[153:160], v[185:192], v[121:128]
    ds_load_b128 v[129:132], v226 offset:32
    ds_load_b128 v[133:136], v226 offset:48
    ds_load_b128 v[137:140], v226 offset:1312
    ds_load_b128 v[141:144], v226 offset:1328
    ds_load_b128 v[145:148], v226 offset:2592
    ds_load_b128 v[149:152], v226 offset:2608
    ds_load_b128 v[153:156], v226 offset:3872
    ds_load_b128 v[157:160], v226 offset:3888
    ds_load_b128 v[161:164], v227 offset:32
    ds_load_b128 v[165:168], v227 offset:48
    ds_load_b128 v[169:172], v227 offset:1312
    ds_load_b128 v[173:176], v227 offset:1328
    ds_load_b128 v[177:180], v227 offset:2592
    ds_load_b128 v[181:184], v227 offset:2608
    ds_load_b128 v[185:188], v227 offset:3872
    ds_load_b128 v[189:192], v227 offset:3888
    s_waitcnt lgkmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[129:136], v[161:168], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[137:144], v[161:168], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[65:72], v[145:152], v[161:168], v[65:72]
    v_wmma_f32_16x16x16_bf16 v[97:104], v[153:160], v[161:168], v[97:104]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[129:136], v[169:176], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[137:144], v[169:176], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[73:80], v[145:152], v[169:176], v[73:80]
    v_wmma_f32_16x16x16_bf16 v[105:112], v[153:160], v[169:176], v[105:112]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[17:24], v[129:136], v[177:184], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[137:144], v[177:184], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[81:88], v[145:152], v[177:184], v[81:88]
    v_wmma_f32_16x16x16_bf16 v[113:120], v[153:160], v[177:184], v[113:120]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[25:32], v[129:136], v[185:192], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[137:144], v[185:192], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[89:96], v[145:152], v[185:192], v[89:96]
    v_wmma_f32_16x16x16_bf16 v[121:128], v[153:160], v[185:192], v[121:128]
    s_waitcnt vmcnt(0)
    ds_store_b128 v228, v[213:216] offset:56320
    ds_store_b128 v228, v[209:212] offset:51200
    ds_store_b128 v229, v[205:208] offset:46080
    ds_store_b128 v229, v[201:204] offset:40960
    ds_store_b128 v229, v[197:200] offset:35840
    ds_store_b128 v229, v[193:196] offset:30720
    s_add_u32 s35, s35, 32
L7:
    s_add_u32 s34, s35, 0xffffffe0
    s_add_u32 s35, s20, -1
    s_branch L18
L8:
    s_lshr_b32 s36, s34, 5
    s_and_b32 s36, s36, 1
    s_mul_i32 s36, s36, 0x3c00
    s_cmp_ge_u32 s34, s25
    s_cbranch_scc0 L17
    s_mov_b32 s37, s2
    v_mov_b32_e32 v129, v0
L9:
    s_mov_b32 exec_lo, s37
    v_cmp_gt_u32_e64 s37, 0x2000, v129
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc1 L10
    s_mov_b32 exec_lo, s2
    s_mov_b32 s37, 0
    s_branch L12
L10:
    s_mov_b32 exec_lo, s37
    v_lshrrev_b32_e32 v130, 5, v129
    v_and_b32_e32 v131, 31, v129
    v_add_nc_u32_e32 v132, s14, v130
    v_min_u32_e32 v132, s32, v132
    v_add_nc_u32_e32 v133, s34, v131
    v_min_u32_e32 v134, s35, v133
    v_cmp_gt_u32_e64 s38, s20, v133
    s_and_b32 s39, exec_lo, s38
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s39
    v_mul_lo_u32 v132, v132, s21
    v_add_nc_u32_e32 v132, v132, v134
    v_add_lshl_u32 v132, s29, v132, 1
    buffer_load_u16 v132, v132, s[4:7], 0 offen
    s_mov_b32 exec_lo, s37
L11:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v132, 0, v132, s38
    v_mul_lo_u32 v130, v130, 40
    v_add_nc_u32_e32 v130, s36, v130
    v_add_lshl_u32 v130, v130, v131, 1
    ds_store_b16 v130, v132
    v_sub_nc_u32_e32 v130, 0x2000, v129
    v_min_u32_e32 v130, 0x100, v130
    v_add_nc_u32_e32 v129, v129, v130
    s_mov_b32 exec_lo, s2
L12:
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc1 L9
    s_mov_b32 s37, s2
    v_mov_b32_e32 v129, v0
L13:
    s_mov_b32 exec_lo, s37
    v_cmp_gt_u32_e64 s37, 0x1000, v129
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc1 L14
    s_mov_b32 exec_lo, s2
    s_mov_b32 s37, 0
    s_branch L16
L14:
    s_mov_b32 exec_lo, s37
    v_lshrrev_b32_e32 v130, 5, v129
    v_and_b32_e32 v131, 31, v129
    v_and_b32_e32 v132, -8, v130
    v_and_b32_e32 v133, 3, v130
    v_lshlrev_b32_e32 v133, 1, v133
    v_bfe_u32 v134, v130, 2, 1
    v_add3_u32 v132, v132, v133, v134
    v_add_nc_u32_e32 v130, s13, v130
    v_min_u32_e32 v130, s33, v130
    v_add_nc_u32_e32 v133, s34, v131
    v_min_u32_e32 v134, s35, v133
    v_cmp_gt_u32_e64 s38, s20, v133
    s_and_b32 s39, exec_lo, s38
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s39
    v_mul_lo_u32 v130, v130, s22
    v_add_nc_u32_e32 v130, v130, v134
    v_add_lshl_u32 v130, s0, v130, 1
    buffer_load_u16 v130, v130, s[8:11], 0 offen
    s_mov_b32 exec_lo, s37
L15:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v130, 0, v130, s38
    v_mul_lo_u32 v132, v132, 40
    v_add3_u32 v131, s36, v132, v131
    v_lshl_add_u32 v131, v131, 1, 0x5000
    ds_store_b16 v131, v130
    v_sub_nc_u32_e32 v130, 0x1000, v129
    v_min_u32_e32 v130, 0x100, v130
    v_add_nc_u32_e32 v129, v129, v130
    s_mov_b32 exec_lo, s2
L16:
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc1 L13
L17:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_add_u32 s37, s36, s30
    s_add_u32 s36, s36, s31
    v_add_lshl_u32 v193, s36, v225, 1
    ds_load_b128 v[129:132], v193
    ds_load_b128 v[133:136], v193 offset:16
    ds_load_b128 v[137:140], v193 offset:1280
    ds_load_b128 v[141:144], v193 offset:1296
    ds_load_b128 v[145:148], v193 offset:2560
    ds_load_b128 v[149:152], v193 offset:2576
    ds_load_b128 v[153:156], v193 offset:3840
    ds_load_b128 v[157:160], v193 offset:3856
    v_add_lshl_u32 v194, s37, v225, 1
    ds_load_b128 v[161:164], v194
    ds_load_b128 v[165:168], v194 offset:16
    ds_load_b128 v[169:172], v194 offset:1280
    ds_load_b128 v[173:176], v194 offset:1296
    ds_load_b128 v[177:180], v194 offset:2560
    ds_load_b128 v[181:184], v194 offset:2576
    ds_load_b128 v[185:188], v194 offset:3840
    ds_load_b128 v[189:192], v194 offset:3856
    s_waitcnt lgkmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[129:136], v[161:168], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[137:144], v[161:168], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[65:72], v[145:152], v[161:168], v[65:72]
    v_wmma_f32_16x16x16_bf16 v[97:104], v[153:160], v[161:168], v[97:104]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[129:136], v[169:176], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[137:144], v[169:176], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[73:80], v[145:152], v[169:176], v[73:80]
    v_wmma_f32_16x16x16_bf16 v[105:112], v[153:160], v[169:176], v[105:112]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[17:24], v[129:136], v[177:184], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[137:144], v[177:184], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[81:88], v[145:152], v[177:184], v[81:88]
    v_wmma_f32_16x16x16_bf16 v[113:120], v[153:160], v[177:184], v[113:120]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[25:32], v[129:136], v[185:192], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[137:144], v[185:192], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[89:96], v[145:152], v[185:192], v[89:96]
    v_wmma_f32_16x16x16_bf16 v[121:128], v[153:160], v[185:192], v[121:128]
    ds_load_b128 v[129:132], v193 offset:32
    ds_load_b128 v[133:136], v193 offset:48
    ds_load_b128 v[137:140], v193 offset:1312
    ds_load_b128 v[141:144], v193 offset:1328
    ds_load_b128 v[145:148], v193 offset:2592
    ds_load_b128 v[149:152], v193 offset:2608
    ds_load_b128 v[153:156], v193 offset:3872
    ds_load_b128 v[157:160], v193 offset:3888
    ds_load_b128 v[161:164], v194 offset:32
    ds_load_b128 v[165:168], v194 offset:48
    ds_load_b128 v[169:172], v194 offset:1312
    ds_load_b128 v[173:176], v194 offset:1328
    ds_load_b128 v[177:180], v194 offset:2592
    ds_load_b128 v[181:184], v194 offset:2608
    ds_load_b128 v[185:188], v194 offset:3872
    ds_load_b128 v[189:192], v194 offset:3888
    s_waitcnt lgkmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[129:136], v[161:168], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[137:144], v[161:168], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[65:72], v[145:152], v[161:168], v[65:72]
    v_wmma_f32_16x16x16_bf16 v[97:104], v[153:160], v[161:168], v[97:104]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[129:136], v[169:176], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[41:48], v[137:144], v[169:176], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[73:80], v[145:152], v[169:176], v[73:80]
    v_wmma_f32_16x16x16_bf16 v[105:112], v[153:160], v[169:176], v[105:112]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[17:24], v[129:136], v[177:184], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[137:144], v[177:184], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[81:88], v[145:152], v[177:184], v[81:88]
    v_wmma_f32_16x16x16_bf16 v[113:120], v[153:160], v[177:184], v[113:120]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[25:32], v[129:136], v[185:192], v[25:32]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[137:144], v[185:192], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[89:96], v[145:152], v[185:192], v[89:96]
    v_wmma_f32_16x16x16_bf16 v[121:128], v[153:160], v[185:192], v[121:128]
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
    s_add_u32 s5, s13, 0x80
    s_cmp_le_u32 s5, s12
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s4, s4, s5
    s_add_u32 s5, s14, s26
    v_add_nc_u32_e32 v133, s5, v224
    s_add_u32 s1, s13, s1
    v_lshrrev_b32_e32 v0, 4, v217
    v_lshl_add_u32 v0, v0, 2, s1
    v_mul_lo_u32 v129, v133, s23
    v_add3_u32 v134, s0, v129, v0
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L22
    v_cmp_gt_u32_e64 s0, s3, v133
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v135, 2, v134
    buffer_load_b128 v[129:132], v135, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v1, v129 :: v_dual_add_f32 v1, v2, v130
    v_dual_add_f32 v2, v3, v131 :: v_dual_add_f32 v3, v4, v132
    buffer_store_b128 v[0:3], v135, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 32, v135
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v5, v0 :: v_dual_add_f32 v1, v6, v1
    v_dual_add_f32 v2, v7, v2 :: v_dual_add_f32 v3, v8, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 64, v135
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v33, v0 :: v_dual_add_f32 v1, v34, v1
    v_dual_add_f32 v2, v35, v2 :: v_dual_add_f32 v3, v36, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0x60, v135
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v37, v0 :: v_dual_add_f32 v1, v38, v1
    v_dual_add_f32 v2, v39, v2 :: v_dual_add_f32 v3, v40, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0x80, v135
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v65, v0 :: v_dual_add_f32 v1, v66, v1
    v_dual_add_f32 v2, v67, v2 :: v_dual_add_f32 v3, v68, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0xa0, v135
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v69, v0 :: v_dual_add_f32 v1, v70, v1
    v_dual_add_f32 v2, v71, v2 :: v_dual_add_f32 v3, v72, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0xc0, v135
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v97, v0 :: v_dual_add_f32 v1, v98, v1
    v_dual_add_f32 v2, v99, v2 :: v_dual_add_f32 v3, v100, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0xe0, v135
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v101, v0 :: v_dual_add_f32 v1, v102, v1
    v_dual_add_f32 v2, v103, v2 :: v_dual_add_f32 v3, v104, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L19:
    v_add_nc_u32_e32 v0, 16, v133
    v_cmp_gt_u32_e64 s0, s3, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s23, 4
    v_add_lshl_u32 v4, v134, s0, 2
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
    v_dual_add_f32 v0, v41, v0 :: v_dual_add_f32 v1, v42, v1
    v_dual_add_f32 v2, v43, v2 :: v_dual_add_f32 v3, v44, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0x60, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v45, v0 :: v_dual_add_f32 v1, v46, v1
    v_dual_add_f32 v2, v47, v2 :: v_dual_add_f32 v3, v48, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0x80, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v73, v0 :: v_dual_add_f32 v1, v74, v1
    v_dual_add_f32 v2, v75, v2 :: v_dual_add_f32 v3, v76, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0xa0, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v77, v0 :: v_dual_add_f32 v1, v78, v1
    v_dual_add_f32 v2, v79, v2 :: v_dual_add_f32 v3, v80, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0xc0, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v105, v0 :: v_dual_add_f32 v1, v106, v1
    v_dual_add_f32 v2, v107, v2 :: v_dual_add_f32 v3, v108, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0xe0, v4
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v109, v0 :: v_dual_add_f32 v1, v110, v1
    v_dual_add_f32 v2, v111, v2 :: v_dual_add_f32 v3, v112, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L20:
    v_add_nc_u32_e32 v0, 32, v133
    v_cmp_gt_u32_e64 s0, s3, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s23, 5
    v_add_lshl_u32 v4, v134, s0, 2
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v17, v0 :: v_dual_add_f32 v1, v18, v1
    v_dual_add_f32 v2, v19, v2 :: v_dual_add_f32 v3, v20, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 32, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v21, v0 :: v_dual_add_f32 v1, v22, v1
    v_dual_add_f32 v2, v23, v2 :: v_dual_add_f32 v3, v24, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 64, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v49, v0 :: v_dual_add_f32 v1, v50, v1
    v_dual_add_f32 v2, v51, v2 :: v_dual_add_f32 v3, v52, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0x60, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v53, v0 :: v_dual_add_f32 v1, v54, v1
    v_dual_add_f32 v2, v55, v2 :: v_dual_add_f32 v3, v56, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0x80, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v81, v0 :: v_dual_add_f32 v1, v82, v1
    v_dual_add_f32 v2, v83, v2 :: v_dual_add_f32 v3, v84, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0xa0, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v85, v0 :: v_dual_add_f32 v1, v86, v1
    v_dual_add_f32 v2, v87, v2 :: v_dual_add_f32 v3, v88, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0xc0, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v113, v0 :: v_dual_add_f32 v1, v114, v1
    v_dual_add_f32 v2, v115, v2 :: v_dual_add_f32 v3, v116, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0xe0, v4
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v117, v0 :: v_dual_add_f32 v1, v118, v1
    v_dual_add_f32 v2, v119, v2 :: v_dual_add_f32 v3, v120, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L21:
    v_add_nc_u32_e32 v0, 48, v133
    v_cmp_gt_u32_e64 s0, s3, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L153
    s_mov_b32 exec_lo, s0
    s_mul_i32 s0, s23, 48
    v_add_lshl_u32 v4, v134, s0, 2
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v25, v0 :: v_dual_add_f32 v1, v26, v1
    v_dual_add_f32 v2, v27, v2 :: v_dual_add_f32 v3, v28, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 32, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v29, v0 :: v_dual_add_f32 v1, v30, v1
    v_dual_add_f32 v2, v31, v2 :: v_dual_add_f32 v3, v32, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 64, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v57, v0 :: v_dual_add_f32 v1, v58, v1
    v_dual_add_f32 v2, v59, v2 :: v_dual_add_f32 v3, v60, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0x60, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v61, v0 :: v_dual_add_f32 v1, v62, v1
    v_dual_add_f32 v2, v63, v2 :: v_dual_add_f32 v3, v64, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0x80, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v89, v0 :: v_dual_add_f32 v1, v90, v1
    v_dual_add_f32 v2, v91, v2 :: v_dual_add_f32 v3, v92, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0xa0, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v93, v0 :: v_dual_add_f32 v1, v94, v1
    v_dual_add_f32 v2, v95, v2 :: v_dual_add_f32 v3, v96, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0xc0, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v121, v0 :: v_dual_add_f32 v1, v122, v1
    v_dual_add_f32 v2, v123, v2 :: v_dual_add_f32 v3, v124, v3
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0xe0, v4
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v125, v0 :: v_dual_add_f32 v1, v126, v1
    v_dual_add_f32 v2, v127, v2 :: v_dual_add_f32 v3, v128, v3
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_branch L153
L22:
    v_cmp_gt_u32_e64 s0, s3, v133
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v129, 2, v134
    buffer_load_b32 v130, v129, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v130
    buffer_store_b32 v1, v129, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L23:
    v_add_nc_u32_e32 v1, 1, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 4
    buffer_load_b32 v129, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v129
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L24:
    v_add_nc_u32_e32 v1, 2, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v3, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L25:
    v_add_nc_u32_e32 v1, 3, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 12
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v4, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L26:
    v_add_nc_u32_e32 v1, 8, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 32
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v5, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L27:
    v_add_nc_u32_e32 v1, 9, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 36
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v6, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L28:
    v_add_nc_u32_e32 v1, 10, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 40
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v7, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L29:
    v_add_nc_u32_e32 v1, 11, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 44
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v8, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L30:
    v_add_nc_u32_e32 v1, 16, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 64
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v33, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L31:
    v_add_nc_u32_e32 v1, 17, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0x44
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v34, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L32:
    v_add_nc_u32_e32 v1, 18, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0x48
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v35, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L33:
    v_add_nc_u32_e32 v1, 19, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0x4c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v36, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L34:
    v_add_nc_u32_e32 v1, 24, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0x60
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v37, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L35:
    v_add_nc_u32_e32 v1, 25, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0x64
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v38, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L36:
    v_add_nc_u32_e32 v1, 26, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0x68
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v39, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L37:
    v_add_nc_u32_e32 v1, 27, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0x6c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v40, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L38:
    v_add_nc_u32_e32 v1, 32, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0x80
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v65, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L39:
    v_add_nc_u32_e32 v1, 33, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0x84
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v66, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L40:
    v_add_nc_u32_e32 v1, 34, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0x88
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v67, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L41:
    v_add_nc_u32_e32 v1, 35, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0x8c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v68, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L42:
    v_add_nc_u32_e32 v1, 40, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0xa0
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v69, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L43:
    v_add_nc_u32_e32 v1, 41, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0xa4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v70, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L44:
    v_add_nc_u32_e32 v1, 42, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0xa8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v71, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L45:
    v_add_nc_u32_e32 v1, 43, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0xac
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v72, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L46:
    v_add_nc_u32_e32 v1, 48, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0xc0
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v97, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L47:
    v_add_nc_u32_e32 v1, 49, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0xc4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v98, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L48:
    v_add_nc_u32_e32 v1, 50, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0xc8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v99, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L49:
    v_add_nc_u32_e32 v1, 51, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0xcc
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v100, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L50:
    v_add_nc_u32_e32 v1, 56, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0xe0
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v101, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L51:
    v_add_nc_u32_e32 v1, 57, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0xe4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v102, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L52:
    v_add_nc_u32_e32 v1, 58, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0xe8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v103, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L53:
    v_add_nc_u32_e32 v1, 59, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L54
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v134, 2, 0xec
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v104, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
L54:
    s_mov_b32 exec_lo, s2
L55:
    v_add_nc_u32_e32 v1, 16, v133
    v_cmp_gt_u32_e64 s0, s3, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L88
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_lshl_u32 v1, v134, s1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v9, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L56:
    v_add_nc_u32_e32 v1, 1, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v10, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L57:
    v_add_nc_u32_e32 v1, 2, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L58
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v11, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L58:
    v_add_nc_u32_e32 v1, 3, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L59
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 12
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v12, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L59:
    v_add_nc_u32_e32 v1, 8, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L60
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 32
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v13, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L60:
    v_add_nc_u32_e32 v1, 9, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L61
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 36
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v14, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L61:
    v_add_nc_u32_e32 v1, 10, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L62
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 40
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v15, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L62:
    v_add_nc_u32_e32 v1, 11, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L63
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 44
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v16, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L63:
    v_add_nc_u32_e32 v1, 16, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L64
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 64
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v41, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L64:
    v_add_nc_u32_e32 v1, 17, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L65
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x44
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v42, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L65:
    v_add_nc_u32_e32 v1, 18, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L66
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x48
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v43, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L66:
    v_add_nc_u32_e32 v1, 19, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L67
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x4c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v44, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L67:
    v_add_nc_u32_e32 v1, 24, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L68
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x60
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v45, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L68:
    v_add_nc_u32_e32 v1, 25, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L69
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x64
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v46, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L69:
    v_add_nc_u32_e32 v1, 26, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L70
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x68
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v47, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L70:
    v_add_nc_u32_e32 v1, 27, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L71
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x6c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v48, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L71:
    v_add_nc_u32_e32 v1, 32, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L72
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x80
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v73, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L72:
    v_add_nc_u32_e32 v1, 33, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L73
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x84
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v74, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L73:
    v_add_nc_u32_e32 v1, 34, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L74
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x88
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v75, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L74:
    v_add_nc_u32_e32 v1, 35, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L75
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x8c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v76, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L75:
    v_add_nc_u32_e32 v1, 40, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L76
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xa0
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v77, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L76:
    v_add_nc_u32_e32 v1, 41, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L77
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xa4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v78, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L77:
    v_add_nc_u32_e32 v1, 42, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L78
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xa8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v79, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L78:
    v_add_nc_u32_e32 v1, 43, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L79
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xac
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v80, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L79:
    v_add_nc_u32_e32 v1, 48, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L80
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xc0
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v105, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L80:
    v_add_nc_u32_e32 v1, 49, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L81
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xc4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v106, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L81:
    v_add_nc_u32_e32 v1, 50, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L82
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xc8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v107, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L82:
    v_add_nc_u32_e32 v1, 51, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L83
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xcc
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v108, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L83:
    v_add_nc_u32_e32 v1, 56, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L84
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xe0
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v109, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L84:
    v_add_nc_u32_e32 v1, 57, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L85
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xe4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v110, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L85:
    v_add_nc_u32_e32 v1, 58, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L86
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xe8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v111, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L86:
    v_add_nc_u32_e32 v1, 59, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L87
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 4
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xec
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v112, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
L87:
    s_mov_b32 exec_lo, s2
L88:
    v_add_nc_u32_e32 v1, 32, v133
    v_cmp_gt_u32_e64 s0, s3, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L121
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L89
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_lshl_u32 v1, v134, s1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v17, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L89:
    v_add_nc_u32_e32 v1, 1, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L90
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v18, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L90:
    v_add_nc_u32_e32 v1, 2, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L91
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v19, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L91:
    v_add_nc_u32_e32 v1, 3, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L92
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 12
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v20, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L92:
    v_add_nc_u32_e32 v1, 8, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L93
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 32
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v21, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L93:
    v_add_nc_u32_e32 v1, 9, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L94
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 36
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v22, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L94:
    v_add_nc_u32_e32 v1, 10, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L95
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 40
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v23, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L95:
    v_add_nc_u32_e32 v1, 11, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L96
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 44
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v24, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L96:
    v_add_nc_u32_e32 v1, 16, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L97
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 64
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v49, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L97:
    v_add_nc_u32_e32 v1, 17, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L98
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x44
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v50, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L98:
    v_add_nc_u32_e32 v1, 18, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L99
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x48
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v51, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L99:
    v_add_nc_u32_e32 v1, 19, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L100
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x4c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v52, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L100:
    v_add_nc_u32_e32 v1, 24, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L101
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x60
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v53, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L101:
    v_add_nc_u32_e32 v1, 25, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L102
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x64
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v54, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L102:
    v_add_nc_u32_e32 v1, 26, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L103
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x68
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v55, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L103:
    v_add_nc_u32_e32 v1, 27, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L104
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x6c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v56, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L104:
    v_add_nc_u32_e32 v1, 32, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L105
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x80
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v81, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L105:
    v_add_nc_u32_e32 v1, 33, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L106
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x84
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v82, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L106:
    v_add_nc_u32_e32 v1, 34, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L107
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x88
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v83, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L107:
    v_add_nc_u32_e32 v1, 35, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L108
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x8c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v84, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L108:
    v_add_nc_u32_e32 v1, 40, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L109
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xa0
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v85, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L109:
    v_add_nc_u32_e32 v1, 41, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L110
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xa4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v86, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L110:
    v_add_nc_u32_e32 v1, 42, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L111
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xa8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v87, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L111:
    v_add_nc_u32_e32 v1, 43, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L112
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xac
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v88, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L112:
    v_add_nc_u32_e32 v1, 48, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L113
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xc0
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v113, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L113:
    v_add_nc_u32_e32 v1, 49, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L114
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xc4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v114, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L114:
    v_add_nc_u32_e32 v1, 50, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L115
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xc8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v115, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L115:
    v_add_nc_u32_e32 v1, 51, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L116
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xcc
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v116, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L116:
    v_add_nc_u32_e32 v1, 56, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L117
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xe0
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v117, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L117:
    v_add_nc_u32_e32 v1, 57, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L118
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xe4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v118, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L118:
    v_add_nc_u32_e32 v1, 58, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L119
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xe8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v119, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L119:
    v_add_nc_u32_e32 v1, 59, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L120
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s23, 5
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xec
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v120, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
L120:
    s_mov_b32 exec_lo, s2
L121:
    v_add_nc_u32_e32 v1, 48, v133
    v_cmp_gt_u32_e64 s0, s3, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L153
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L122
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_lshl_u32 v1, v134, s1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v25, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L122:
    v_add_nc_u32_e32 v1, 1, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L123
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v26, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L123:
    v_add_nc_u32_e32 v1, 2, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L124
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v27, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L124:
    v_add_nc_u32_e32 v1, 3, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L125
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 12
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v28, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L125:
    v_add_nc_u32_e32 v1, 8, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L126
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 32
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v29, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L126:
    v_add_nc_u32_e32 v1, 9, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L127
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 36
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v30, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L127:
    v_add_nc_u32_e32 v1, 10, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L128
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 40
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v31, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L128:
    v_add_nc_u32_e32 v1, 11, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L129
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 44
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v32, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L129:
    v_add_nc_u32_e32 v1, 16, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L130
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 64
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v57, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L130:
    v_add_nc_u32_e32 v1, 17, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L131
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x44
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v58, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L131:
    v_add_nc_u32_e32 v1, 18, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L132
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x48
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v59, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L132:
    v_add_nc_u32_e32 v1, 19, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L133
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x4c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v60, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L133:
    v_add_nc_u32_e32 v1, 24, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L134
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x60
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v61, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L134:
    v_add_nc_u32_e32 v1, 25, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L135
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x64
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v62, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L135:
    v_add_nc_u32_e32 v1, 26, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L136
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x68
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v63, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L136:
    v_add_nc_u32_e32 v1, 27, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L137
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x6c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v64, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L137:
    v_add_nc_u32_e32 v1, 32, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L138
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x80
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v89, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L138:
    v_add_nc_u32_e32 v1, 33, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L139
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x84
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v90, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L139:
    v_add_nc_u32_e32 v1, 34, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L140
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x88
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v91, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L140:
    v_add_nc_u32_e32 v1, 35, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L141
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0x8c
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v92, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L141:
    v_add_nc_u32_e32 v1, 40, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L142
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xa0
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v93, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L142:
    v_add_nc_u32_e32 v1, 41, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L143
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xa4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v94, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L143:
    v_add_nc_u32_e32 v1, 42, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L144
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xa8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v95, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L144:
    v_add_nc_u32_e32 v1, 43, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L145
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xac
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v96, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L145:
    v_add_nc_u32_e32 v1, 48, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L146
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xc0
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v121, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L146:
    v_add_nc_u32_e32 v1, 49, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L147
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xc4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v122, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L147:
    v_add_nc_u32_e32 v1, 50, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L148
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xc8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v123, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L148:
    v_add_nc_u32_e32 v1, 51, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L149
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xcc
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v124, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L149:
    v_add_nc_u32_e32 v1, 56, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L150
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xe0
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v125, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L150:
    v_add_nc_u32_e32 v1, 57, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L151
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xe4
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v126, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L151:
    v_add_nc_u32_e32 v1, 58, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L152
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v1, s1, v134
    v_lshl_add_u32 v1, v1, 2, 0xe8
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v127, v2
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s0
L152:
    v_add_nc_u32_e32 v0, 59, v0
    v_cmp_gt_u32_e64 s1, s12, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L153
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s23, 48
    v_add_nc_u32_e32 v0, s1, v134
    v_lshl_add_u32 v0, v0, 2, 0xec
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v128, v1
    buffer_store_b32 v1, v0, s[16:19], 0 offen
L153:
    s_endpgm
