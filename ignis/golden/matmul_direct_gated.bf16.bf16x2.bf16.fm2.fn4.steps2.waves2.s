; 168 VGPRs, 34 SGPRs, 8192 bytes of LDS, 0 of scratch, 1110 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x48
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x30
    s_load_b64 s[0:1], s[0:1], 0x58
    v_mbcnt_lo_u32_b32 v161, -1, 0
    s_lshl_b32 s3, s13, 5
    s_lshl_b32 s12, s14, 5
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
    v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
    v_and_b32_e32 v162, 15, v161
    v_lshrrev_b32_e32 v0, 5, v0
    v_and_b32_e32 v9, 1, v161
    s_add_u32 s13, s3, 16
    s_add_u32 s14, s12, 16
    v_lshrrev_b32_e32 v10, 1, v162
    v_readfirstlane_b32 s15, v0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x31016000
    v_lshl_add_u32 v0, v9, 3, v10
    s_lshl_b32 s10, s10, 1
    s_and_b32 s24, s6, 0xffffffe0
    s_and_b32 s25, s6, 32
    s_max_u32 s26, s4, 16
    s_add_u32 s27, s5, -16
    s_lshr_b32 s28, s24, 6
    s_cmp_eq_u32 s25, 0
    s_cselect_b32 s25, 0, 1
    s_add_u32 s26, s26, -16
    s_min_u32 s29, s3, s27
    s_min_u32 s27, s13, s27
    v_mul_lo_u32 v9, v162, s7
    v_mul_lo_u32 v0, v0, s0
    s_add_u32 s25, s28, s25
    s_min_u32 s28, s12, s26
    s_min_u32 s26, s14, s26
    s_add_u32 s30, s29, s5
    s_add_u32 s31, s27, s5
    s_lshl_b32 s25, s25, 5
    s_mul_i32 s32, s28, s7
    s_mul_i32 s7, s26, s7
    s_mul_i32 s30, s30, s0
    s_mul_i32 s31, s31, s0
    s_mul_i32 s33, s15, s25
    v_dual_mov_b32 v49, v1 :: v_dual_add_nc_u32 v10, s32, v9
    v_dual_mov_b32 v50, v2 :: v_dual_add_nc_u32 v9, s7, v9
    v_dual_mov_b32 v52, v4 :: v_dual_add_nc_u32 v11, s30, v0
    v_dual_mov_b32 v51, v3 :: v_dual_add_nc_u32 v12, s31, v0
    s_mul_i32 s7, s29, s0
    s_mul_i32 s0, s27, s0
    s_add_u32 s25, s33, s25
    s_lshl_b32 s18, s18, 1
    s_lshl_b32 s22, s22, 1
    v_min_u32_e32 v163, 0x70000000, v10
    v_min_u32_e32 v164, 0x70000000, v9
    v_dual_mov_b32 v54, v6 :: v_dual_add_nc_u32 v165, s7, v0
    v_dual_mov_b32 v53, v5 :: v_dual_add_nc_u32 v0, s0, v0
    v_min_u32_e32 v166, 0x70000000, v11
    v_min_u32_e32 v167, 0x70000000, v12
    s_min_u32 s0, s25, s24
    v_dual_mov_b32 v55, v7 :: v_dual_mov_b32 v56, v8
    v_dual_mov_b32 v57, v1 :: v_dual_mov_b32 v58, v2
    v_dual_mov_b32 v59, v3 :: v_dual_mov_b32 v60, v4
    v_dual_mov_b32 v61, v5 :: v_dual_mov_b32 v62, v6
    v_dual_mov_b32 v63, v7 :: v_dual_mov_b32 v64, v8
    v_dual_mov_b32 v41, v1 :: v_dual_mov_b32 v42, v2
    v_dual_mov_b32 v43, v3 :: v_dual_mov_b32 v44, v4
    v_dual_mov_b32 v45, v5 :: v_dual_mov_b32 v46, v6
    v_dual_mov_b32 v47, v7 :: v_dual_mov_b32 v48, v8
    v_dual_mov_b32 v33, v1 :: v_dual_mov_b32 v34, v2
    v_dual_mov_b32 v35, v3 :: v_dual_mov_b32 v36, v4
    v_dual_mov_b32 v37, v5 :: v_dual_mov_b32 v38, v6
    v_dual_mov_b32 v39, v7 :: v_dual_mov_b32 v40, v8
    v_dual_mov_b32 v17, v1 :: v_dual_mov_b32 v18, v2
    v_dual_mov_b32 v19, v3 :: v_dual_mov_b32 v20, v4
    v_dual_mov_b32 v21, v5 :: v_dual_mov_b32 v22, v6
    v_dual_mov_b32 v23, v7 :: v_dual_mov_b32 v24, v8
    v_dual_mov_b32 v25, v1 :: v_dual_mov_b32 v26, v2
    v_dual_mov_b32 v27, v3 :: v_dual_mov_b32 v28, v4
    v_dual_mov_b32 v29, v5 :: v_dual_mov_b32 v30, v6
    v_dual_mov_b32 v31, v7 :: v_dual_mov_b32 v32, v8
    v_dual_mov_b32 v9, v1 :: v_dual_mov_b32 v10, v2
    v_dual_mov_b32 v11, v3 :: v_dual_mov_b32 v12, v4
    v_dual_mov_b32 v13, v5 :: v_dual_mov_b32 v14, v6
    v_dual_mov_b32 v15, v7 :: v_dual_mov_b32 v16, v8
    s_branch L1
L0:
    s_and_b32 s7, s33, 0x3ffffff
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v77, v163, s7, 1
    v_add_lshl_u32 v93, v164, s7, 1
    v_add_lshl_u32 v109, v165, s7, 1
    v_add_lshl_u32 v125, v0, s7, 1
    v_add_lshl_u32 v141, v166, s7, 1
    v_add_lshl_u32 v157, v167, s7, 1
    s_add_u32 s33, s33, 32
    buffer_load_b128 v[65:68], v77, s[8:11], 0 offen
    buffer_load_b128 v[69:72], v77, s[8:11], 0 offen offset:16
    buffer_load_b128 v[73:76], v77, s[8:11], 0 offen offset:32
    buffer_load_b128 v[77:80], v77, s[8:11], 0 offen offset:48
    buffer_load_b128 v[81:84], v93, s[8:11], 0 offen
    buffer_load_b128 v[85:88], v93, s[8:11], 0 offen offset:16
    buffer_load_b128 v[89:92], v93, s[8:11], 0 offen offset:32
    buffer_load_b128 v[93:96], v93, s[8:11], 0 offen offset:48
    buffer_load_b128 v[97:100], v109, s[16:19], 0 offen
    buffer_load_b128 v[101:104], v109, s[16:19], 0 offen offset:16
    buffer_load_b128 v[105:108], v109, s[16:19], 0 offen offset:32
    buffer_load_b128 v[109:112], v109, s[16:19], 0 offen offset:48
    buffer_load_b128 v[113:116], v125, s[16:19], 0 offen
    buffer_load_b128 v[117:120], v125, s[16:19], 0 offen offset:16
    buffer_load_b128 v[121:124], v125, s[16:19], 0 offen offset:32
    buffer_load_b128 v[125:128], v125, s[16:19], 0 offen offset:48
    buffer_load_b128 v[129:132], v141, s[16:19], 0 offen
    buffer_load_b128 v[133:136], v141, s[16:19], 0 offen offset:16
    buffer_load_b128 v[137:140], v141, s[16:19], 0 offen offset:32
    buffer_load_b128 v[141:144], v141, s[16:19], 0 offen offset:48
    buffer_load_b128 v[145:148], v157, s[16:19], 0 offen
    buffer_load_b128 v[149:152], v157, s[16:19], 0 offen offset:16
    buffer_load_b128 v[153:156], v157, s[16:19], 0 offen offset:32
    buffer_load_b128 v[157:160], v157, s[16:19], 0 offen offset:48
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[97:104], v[65:72], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[97:104], v[81:88], v[33:40]
    s_waitcnt vmcnt(10)
    v_wmma_f32_16x16x16_bf16 v[49:56], v[113:120], v[65:72], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[113:120], v[81:88], v[17:24]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[57:64], v[129:136], v[65:72], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[129:136], v[81:88], v[25:32]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[41:48], v[145:152], v[65:72], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[9:16], v[145:152], v[81:88], v[9:16]
    v_wmma_f32_16x16x16_bf16 v[1:8], v[105:112], v[73:80], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[105:112], v[89:96], v[33:40]
    v_wmma_f32_16x16x16_bf16 v[49:56], v[121:128], v[73:80], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[121:128], v[89:96], v[17:24]
    v_wmma_f32_16x16x16_bf16 v[57:64], v[137:144], v[73:80], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[137:144], v[89:96], v[25:32]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[41:48], v[153:160], v[73:80], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[9:16], v[153:160], v[89:96], v[9:16]
L1:
    s_cmp_lt_u32 s33, s0
    s_cbranch_scc1 L0
    s_cmp_eq_u32 s15, 1
    s_cbranch_scc0 L6
    s_sub_u32 s0, s6, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_and_b32 s0, s0, 0xffffffe0
    s_cmp_lt_u32 s24, s6
    s_cselect_b32 s0, s0, 0
    s_add_u32 s0, s24, s0
    s_branch L3
L2:
    s_and_b32 s7, s24, 0x3ffffff
    s_add_u32 s25, s24, 16
    v_add_lshl_u32 v69, v163, s7, 1
    v_add_lshl_u32 v77, v164, s7, 1
    v_add_lshl_u32 v85, v165, s7, 1
    v_add_lshl_u32 v93, v0, s7, 1
    v_add_lshl_u32 v101, v166, s7, 1
    v_add_lshl_u32 v109, v167, s7, 1
    s_and_b32 s7, s25, 0x3ffffff
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v117, v163, s7, 1
    v_add_lshl_u32 v125, v164, s7, 1
    v_add_lshl_u32 v133, v165, s7, 1
    v_add_lshl_u32 v141, v0, s7, 1
    v_add_lshl_u32 v149, v166, s7, 1
    v_add_lshl_u32 v157, v167, s7, 1
    buffer_load_b128 v[65:68], v69, s[8:11], 0 offen
    buffer_load_b128 v[69:72], v69, s[8:11], 0 offen offset:16
    buffer_load_b128 v[73:76], v77, s[8:11], 0 offen
    buffer_load_b128 v[77:80], v77, s[8:11], 0 offen offset:16
    buffer_load_b128 v[81:84], v85, s[16:19], 0 offen
    buffer_load_b128 v[85:88], v85, s[16:19], 0 offen offset:16
    buffer_load_b128 v[89:92], v93, s[16:19], 0 offen
    buffer_load_b128 v[93:96], v93, s[16:19], 0 offen offset:16
    buffer_load_b128 v[97:100], v101, s[16:19], 0 offen
    buffer_load_b128 v[101:104], v101, s[16:19], 0 offen offset:16
    buffer_load_b128 v[105:108], v109, s[16:19], 0 offen
    buffer_load_b128 v[109:112], v109, s[16:19], 0 offen offset:16
    buffer_load_b128 v[113:116], v117, s[8:11], 0 offen
    buffer_load_b128 v[117:120], v117, s[8:11], 0 offen offset:16
    buffer_load_b128 v[121:124], v125, s[8:11], 0 offen
    buffer_load_b128 v[125:128], v125, s[8:11], 0 offen offset:16
    buffer_load_b128 v[129:132], v133, s[16:19], 0 offen
    buffer_load_b128 v[133:136], v133, s[16:19], 0 offen offset:16
    buffer_load_b128 v[137:140], v141, s[16:19], 0 offen
    buffer_load_b128 v[141:144], v141, s[16:19], 0 offen offset:16
    buffer_load_b128 v[145:148], v149, s[16:19], 0 offen
    buffer_load_b128 v[149:152], v149, s[16:19], 0 offen offset:16
    buffer_load_b128 v[153:156], v157, s[16:19], 0 offen
    buffer_load_b128 v[157:160], v157, s[16:19], 0 offen offset:16
    s_add_u32 s24, s24, 32
    s_waitcnt vmcnt(18)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[81:88], v[65:72], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[81:88], v[73:80], v[33:40]
    s_waitcnt vmcnt(16)
    v_wmma_f32_16x16x16_bf16 v[49:56], v[89:96], v[65:72], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[89:96], v[73:80], v[17:24]
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_bf16 v[57:64], v[97:104], v[65:72], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[97:104], v[73:80], v[25:32]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[41:48], v[105:112], v[65:72], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[9:16], v[105:112], v[73:80], v[9:16]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[129:136], v[113:120], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[129:136], v[121:128], v[33:40]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[49:56], v[137:144], v[113:120], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[137:144], v[121:128], v[17:24]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[57:64], v[145:152], v[113:120], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[145:152], v[121:128], v[25:32]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[41:48], v[153:160], v[113:120], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[9:16], v[153:160], v[121:128], v[9:16]
L3:
    s_cmp_lt_u32 s24, s0
    s_cbranch_scc1 L2
    s_branch L5
L4:
    s_and_b32 s0, s24, 0x3ffffff
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v69, v163, s0, 1
    v_add_lshl_u32 v77, v164, s0, 1
    v_add_lshl_u32 v85, v165, s0, 1
    v_add_lshl_u32 v93, v0, s0, 1
    v_add_lshl_u32 v101, v166, s0, 1
    v_add_lshl_u32 v109, v167, s0, 1
    s_add_u32 s24, s24, 16
    buffer_load_b128 v[65:68], v69, s[8:11], 0 offen
    buffer_load_b128 v[69:72], v69, s[8:11], 0 offen offset:16
    buffer_load_b128 v[73:76], v77, s[8:11], 0 offen
    buffer_load_b128 v[77:80], v77, s[8:11], 0 offen offset:16
    buffer_load_b128 v[81:84], v85, s[16:19], 0 offen
    buffer_load_b128 v[85:88], v85, s[16:19], 0 offen offset:16
    buffer_load_b128 v[89:92], v93, s[16:19], 0 offen
    buffer_load_b128 v[93:96], v93, s[16:19], 0 offen offset:16
    buffer_load_b128 v[97:100], v101, s[16:19], 0 offen
    buffer_load_b128 v[101:104], v101, s[16:19], 0 offen offset:16
    buffer_load_b128 v[105:108], v109, s[16:19], 0 offen
    buffer_load_b128 v[109:112], v109, s[16:19], 0 offen offset:16
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[81:88], v[65:72], v[1:8]
    v_wmma_f32_16x16x16_bf16 v[33:40], v[81:88], v[73:80], v[33:40]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[49:56], v[89:96], v[65:72], v[49:56]
    v_wmma_f32_16x16x16_bf16 v[17:24], v[89:96], v[73:80], v[17:24]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[57:64], v[97:104], v[65:72], v[57:64]
    v_wmma_f32_16x16x16_bf16 v[25:32], v[97:104], v[73:80], v[25:32]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[41:48], v[105:112], v[65:72], v[41:48]
    v_wmma_f32_16x16x16_bf16 v[9:16], v[105:112], v[73:80], v[9:16]
L5:
    s_cmp_lt_u32 s24, s6
    s_cbranch_scc1 L4
L6:
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc0 L7
    v_dual_mov_b32 v65, v1 :: v_dual_mov_b32 v66, v2
    v_dual_mov_b32 v67, v3 :: v_dual_mov_b32 v68, v4
    v_dual_mov_b32 v69, v5 :: v_dual_lshlrev_b32 v0, 4, v161
    v_dual_mov_b32 v70, v6 :: v_dual_mov_b32 v71, v7
    v_dual_mov_b32 v72, v8 :: v_dual_mov_b32 v73, v49
    v_dual_mov_b32 v74, v50 :: v_dual_mov_b32 v75, v51
    v_dual_mov_b32 v76, v52 :: v_dual_mov_b32 v77, v53
    v_dual_mov_b32 v78, v54 :: v_dual_mov_b32 v79, v55
    v_dual_mov_b32 v80, v56 :: v_dual_mov_b32 v81, v57
    v_dual_mov_b32 v82, v58 :: v_dual_mov_b32 v83, v59
    v_dual_mov_b32 v84, v60 :: v_dual_mov_b32 v85, v61
    v_dual_mov_b32 v86, v62 :: v_dual_mov_b32 v87, v63
    v_dual_mov_b32 v88, v64 :: v_dual_mov_b32 v89, v41
    v_dual_mov_b32 v90, v42 :: v_dual_mov_b32 v91, v43
    v_dual_mov_b32 v92, v44 :: v_dual_mov_b32 v93, v45
    v_dual_mov_b32 v94, v46 :: v_dual_mov_b32 v95, v47
    v_dual_mov_b32 v96, v48 :: v_dual_mov_b32 v97, v33
    v_dual_mov_b32 v98, v34 :: v_dual_mov_b32 v99, v35
    v_dual_mov_b32 v100, v36 :: v_dual_mov_b32 v101, v37
    v_dual_mov_b32 v102, v38 :: v_dual_mov_b32 v103, v39
    v_dual_mov_b32 v104, v40 :: v_dual_mov_b32 v105, v17
    v_dual_mov_b32 v106, v18 :: v_dual_mov_b32 v107, v19
    v_dual_mov_b32 v108, v20 :: v_dual_mov_b32 v109, v21
    v_dual_mov_b32 v110, v22 :: v_dual_mov_b32 v111, v23
    v_dual_mov_b32 v112, v24 :: v_dual_mov_b32 v113, v25
    v_dual_mov_b32 v114, v26 :: v_dual_mov_b32 v115, v27
    v_dual_mov_b32 v116, v28 :: v_dual_mov_b32 v117, v29
    v_dual_mov_b32 v118, v30 :: v_dual_mov_b32 v119, v31
    v_dual_mov_b32 v120, v32 :: v_dual_mov_b32 v121, v9
    v_dual_mov_b32 v122, v10 :: v_dual_mov_b32 v123, v11
    v_dual_mov_b32 v124, v12 :: v_dual_mov_b32 v125, v13
    v_dual_mov_b32 v126, v14 :: v_dual_mov_b32 v127, v15
    v_mov_b32_e32 v128, v16
    ds_store_b128 v0, v[65:68]
    ds_store_b128 v0, v[69:72] offset:512
    ds_store_b128 v0, v[73:76] offset:1024
    ds_store_b128 v0, v[77:80] offset:1536
    ds_store_b128 v0, v[81:84] offset:2048
    ds_store_b128 v0, v[85:88] offset:2560
    ds_store_b128 v0, v[89:92] offset:3072
    ds_store_b128 v0, v[93:96] offset:3584
    ds_store_b128 v0, v[97:100] offset:4096
    ds_store_b128 v0, v[101:104] offset:4608
    ds_store_b128 v0, v[105:108] offset:5120
    ds_store_b128 v0, v[109:112] offset:5632
    ds_store_b128 v0, v[113:116] offset:6144
    ds_store_b128 v0, v[117:120] offset:6656
    ds_store_b128 v0, v[121:124] offset:7168
    ds_store_b128 v0, v[125:128] offset:7680
L7:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_eq_u32 s15, 0
    s_cbranch_scc0 L8
    v_lshlrev_b32_e32 v0, 4, v161
    ds_load_b128 v[65:68], v0
    ds_load_b128 v[69:72], v0 offset:512
    ds_load_b128 v[73:76], v0 offset:1024
    ds_load_b128 v[77:80], v0 offset:1536
    ds_load_b128 v[81:84], v0 offset:2048
    ds_load_b128 v[85:88], v0 offset:2560
    ds_load_b128 v[89:92], v0 offset:3072
    ds_load_b128 v[93:96], v0 offset:3584
    ds_load_b128 v[97:100], v0 offset:4096
    ds_load_b128 v[101:104], v0 offset:4608
    ds_load_b128 v[105:108], v0 offset:5120
    ds_load_b128 v[109:112], v0 offset:5632
    ds_load_b128 v[113:116], v0 offset:6144
    ds_load_b128 v[117:120], v0 offset:6656
    ds_load_b128 v[121:124], v0 offset:7168
    ds_load_b128 v[125:128], v0 offset:7680
    s_waitcnt lgkmcnt(15)
    v_dual_add_f32 v1, v1, v65 :: v_dual_add_f32 v2, v2, v66
    v_dual_add_f32 v3, v3, v67 :: v_dual_add_f32 v4, v4, v68
    s_waitcnt lgkmcnt(14)
    v_dual_add_f32 v5, v5, v69 :: v_dual_add_f32 v6, v6, v70
    v_dual_add_f32 v7, v7, v71 :: v_dual_add_f32 v8, v8, v72
    s_waitcnt lgkmcnt(13)
    v_dual_add_f32 v49, v49, v73 :: v_dual_add_f32 v50, v50, v74
    v_dual_add_f32 v51, v51, v75 :: v_dual_add_f32 v52, v52, v76
    s_waitcnt lgkmcnt(12)
    v_dual_add_f32 v53, v53, v77 :: v_dual_add_f32 v54, v54, v78
    v_dual_add_f32 v55, v55, v79 :: v_dual_add_f32 v56, v56, v80
    s_waitcnt lgkmcnt(11)
    v_dual_add_f32 v57, v57, v81 :: v_dual_add_f32 v58, v58, v82
    v_dual_add_f32 v59, v59, v83 :: v_dual_add_f32 v60, v60, v84
    s_waitcnt lgkmcnt(10)
    v_dual_add_f32 v61, v61, v85 :: v_dual_add_f32 v62, v62, v86
    v_dual_add_f32 v63, v63, v87 :: v_dual_add_f32 v64, v64, v88
    s_waitcnt lgkmcnt(9)
    v_dual_add_f32 v41, v41, v89 :: v_dual_add_f32 v42, v42, v90
    v_dual_add_f32 v43, v43, v91 :: v_dual_add_f32 v44, v44, v92
    s_waitcnt lgkmcnt(8)
    v_dual_add_f32 v45, v45, v93 :: v_dual_add_f32 v46, v46, v94
    v_dual_add_f32 v47, v47, v95 :: v_dual_add_f32 v48, v48, v96
    s_waitcnt lgkmcnt(7)
    v_dual_add_f32 v33, v33, v97 :: v_dual_add_f32 v34, v34, v98
    v_dual_add_f32 v35, v35, v99 :: v_dual_add_f32 v36, v36, v100
    s_waitcnt lgkmcnt(6)
    v_dual_add_f32 v37, v37, v101 :: v_dual_add_f32 v38, v38, v102
    v_dual_add_f32 v39, v39, v103 :: v_dual_add_f32 v40, v40, v104
    s_waitcnt lgkmcnt(5)
    v_dual_add_f32 v17, v17, v105 :: v_dual_add_f32 v18, v18, v106
    v_dual_add_f32 v19, v19, v107 :: v_dual_add_f32 v20, v20, v108
    s_waitcnt lgkmcnt(4)
    v_dual_add_f32 v21, v21, v109 :: v_dual_add_f32 v22, v22, v110
    v_dual_add_f32 v23, v23, v111 :: v_dual_add_f32 v24, v24, v112
    s_waitcnt lgkmcnt(3)
    v_dual_add_f32 v25, v25, v113 :: v_dual_add_f32 v26, v26, v114
    v_dual_add_f32 v27, v27, v115 :: v_dual_add_f32 v28, v28, v116
    s_waitcnt lgkmcnt(2)
    v_dual_add_f32 v29, v29, v117 :: v_dual_add_f32 v30, v30, v118
    v_dual_add_f32 v31, v31, v119 :: v_dual_add_f32 v32, v32, v120
    s_waitcnt lgkmcnt(1)
    v_dual_add_f32 v9, v9, v121 :: v_dual_add_f32 v10, v10, v122
    v_dual_add_f32 v11, v11, v123 :: v_dual_add_f32 v12, v12, v124
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v13, v13, v125 :: v_dual_add_f32 v14, v14, v126
    v_dual_add_f32 v15, v15, v127 :: v_dual_add_f32 v16, v16, v128
L8:
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc1 L45
    v_add_nc_u32_e32 v65, s28, v162
    v_lshrrev_b32_e32 v0, 4, v161
    s_add_u32 s0, s3, 32
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e64 s6, s12, v65
    v_cmp_gt_u32_e64 s7, s4, v65
    v_lshlrev_b32_e32 v66, 3, v0
    s_and_b32 s6, s6, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s6
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v1
    v_mul_f32_e64 v67, 0x3fb8aa3b, -v3
    v_mul_f32_e64 v68, 0x3fb8aa3b, -v5
    v_mul_f32_e64 v69, 0x3fb8aa3b, -v7
    v_mul_f32_e64 v70, 0x3fb8aa3b, -v2
    v_exp_f32_e32 v0, v0
    v_exp_f32_e32 v67, v67
    v_mul_f32_e64 v71, 0x3fb8aa3b, -v4
    v_exp_f32_e32 v68, v68
    v_mul_f32_e64 v72, 0x3fb8aa3b, -v6
    v_exp_f32_e32 v69, v69
    v_mul_f32_e64 v73, 0x3fb8aa3b, -v8
    v_exp_f32_e32 v70, v70
    v_exp_f32_e32 v71, v71
    v_exp_f32_e32 v72, v72
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_exp_f32_e32 v73, v73
    v_dual_add_f32 v0, 1.0, v0 :: v_dual_add_f32 v67, 1.0, v67
    v_dual_add_f32 v68, 1.0, v68 :: v_dual_add_f32 v69, 1.0, v69
    v_add_f32_e32 v70, 1.0, v70
    v_rcp_f32_e32 v0, v0
    s_delay_alu instid0(VALU_DEP_3)
    v_rcp_f32_e32 v67, v67
    v_add_f32_e32 v71, 1.0, v71
    v_rcp_f32_e32 v68, v68
    v_add_f32_e32 v72, 1.0, v72
    v_rcp_f32_e32 v69, v69
    v_add_f32_e32 v73, 1.0, v73
    v_rcp_f32_e32 v70, v70
    v_rcp_f32_e32 v71, v71
    v_rcp_f32_e32 v72, v72
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_rcp_f32_e32 v73, v73
    v_mul_f32_e32 v0, v1, v0
    v_mul_f32_e32 v1, v3, v67
    v_dual_mul_f32 v3, v5, v68 :: v_dual_mul_f32 v0, v0, v57
    v_dual_mul_f32 v5, v7, v69 :: v_dual_mul_f32 v2, v2, v70
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_3)
    v_mul_f32_e32 v1, v1, v59
    v_mul_f32_e32 v4, v4, v71
    s_delay_alu instid0(TRANS32_DEP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v3, v3, v61 :: v_dual_mul_f32 v6, v6, v72
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(TRANS32_DEP_1)
    v_dual_mul_f32 v5, v5, v63 :: v_dual_mul_f32 v2, v2, v58
    v_mul_f32_e32 v7, v8, v73
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v4, v4, v60
    v_mul_f32_e32 v6, v6, v62
    v_bfe_u32 v8, v0, 16, 1
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v7, v7, v64
    v_bfe_u32 v57, v1, 16, 1
    v_bfe_u32 v58, v3, 16, 1
    v_bfe_u32 v59, v5, 16, 1
    v_add3_u32 v0, v0, v8, 0x7fff
    v_bfe_u32 v8, v2, 16, 1
    v_add3_u32 v1, v1, v57, 0x7fff
    v_bfe_u32 v57, v4, 16, 1
    v_add3_u32 v3, v3, v58, 0x7fff
    v_bfe_u32 v58, v6, 16, 1
    v_add3_u32 v5, v5, v59, 0x7fff
    v_bfe_u32 v59, v7, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v2, v2, v8, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v4, v4, v57, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v6, v6, v58, 0x7fff
    v_lshrrev_b32_e32 v5, 16, v5
    v_add3_u32 v7, v7, v59, 0x7fff
    v_and_or_b32 v0, v2, 0xffff0000, v0
    v_and_or_b32 v1, v4, 0xffff0000, v1
    v_and_or_b32 v2, v6, 0xffff0000, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_and_or_b32 v3, v7, 0xffff0000, v5
    v_lshrrev_b32_e32 v4, 16, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v5, 16, v1
    v_lshrrev_b32_e32 v6, 16, v2
    s_delay_alu instid0(VALU_DEP_4)
    v_lshrrev_b32_e32 v7, 16, v3
    s_cmp_le_u32 s0, s5
    s_cbranch_scc0 L9
    v_mul_lo_u32 v4, v65, s1
    v_add_nc_u32_e32 v5, s3, v66
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v4, v4, v5, 1
    buffer_store_b128 v[0:3], v4, s[20:23], 0 offen
    s_branch L17
L9:
    v_add_nc_u32_e32 v8, s29, v66
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s3, v8
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v57, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v57, v57, v8, 1
    buffer_store_b16 v0, v57, s[20:23], 0 offen
    s_mov_b32 exec_lo, s6
L10:
    v_add_nc_u32_e32 v0, 1, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s3, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v4, v0, s[20:23], 0 offen offset:2
    s_mov_b32 exec_lo, s6
L11:
    v_add_nc_u32_e32 v0, 2, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s3, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v1, v0, s[20:23], 0 offen offset:4
    s_mov_b32 exec_lo, s6
L12:
    v_add_nc_u32_e32 v0, 3, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s3, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v5, v0, s[20:23], 0 offen offset:6
    s_mov_b32 exec_lo, s6
L13:
    v_add_nc_u32_e32 v0, 4, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s3, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v2, v0, s[20:23], 0 offen offset:8
    s_mov_b32 exec_lo, s6
L14:
    v_add_nc_u32_e32 v0, 5, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s3, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v6, v0, s[20:23], 0 offen offset:10
    s_mov_b32 exec_lo, s6
L15:
    v_add_nc_u32_e32 v0, 6, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s3, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v3, v0, s[20:23], 0 offen offset:12
    s_mov_b32 exec_lo, s6
L16:
    v_add_nc_u32_e32 v0, 7, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s3, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v7, v0, s[20:23], 0 offen offset:14
    s_mov_b32 exec_lo, s6
L17:
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v49
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v51
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v53
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v55
    v_mul_f32_e64 v4, 0x3fb8aa3b, -v50
    v_exp_f32_e32 v0, v0
    v_exp_f32_e32 v1, v1
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v52
    v_exp_f32_e32 v2, v2
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v54
    v_exp_f32_e32 v3, v3
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v56
    v_exp_f32_e32 v4, v4
    v_exp_f32_e32 v5, v5
    v_exp_f32_e32 v6, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_exp_f32_e32 v7, v7
    v_dual_add_f32 v0, 1.0, v0 :: v_dual_add_f32 v1, 1.0, v1
    v_dual_add_f32 v2, 1.0, v2 :: v_dual_add_f32 v3, 1.0, v3
    v_add_f32_e32 v4, 1.0, v4
    v_rcp_f32_e32 v0, v0
    s_delay_alu instid0(VALU_DEP_3)
    v_rcp_f32_e32 v1, v1
    v_add_f32_e32 v5, 1.0, v5
    v_rcp_f32_e32 v2, v2
    v_add_f32_e32 v6, 1.0, v6
    v_rcp_f32_e32 v3, v3
    v_add_f32_e32 v7, 1.0, v7
    v_rcp_f32_e32 v4, v4
    v_rcp_f32_e32 v5, v5
    v_rcp_f32_e32 v6, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_rcp_f32_e32 v7, v7
    v_mul_f32_e32 v0, v49, v0
    v_mul_f32_e32 v1, v51, v1
    v_mul_f32_e32 v2, v53, v2
    v_dual_mul_f32 v3, v55, v3 :: v_dual_mul_f32 v4, v50, v4
    v_mul_f32_e32 v0, v0, v41
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v1, v1, v43
    s_delay_alu instid0(TRANS32_DEP_3) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v5, v52, v5 :: v_dual_mul_f32 v2, v45, v2
    s_delay_alu instid0(TRANS32_DEP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v6, v54, v6 :: v_dual_mul_f32 v3, v3, v47
    s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v7, v56, v7
    v_mul_f32_e32 v4, v4, v42
    v_mul_f32_e32 v5, v5, v44
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v6, v6, v46
    v_bfe_u32 v8, v0, 16, 1
    v_mul_f32_e32 v7, v7, v48
    v_bfe_u32 v41, v1, 16, 1
    v_bfe_u32 v42, v2, 16, 1
    v_bfe_u32 v43, v3, 16, 1
    v_add3_u32 v0, v0, v8, 0x7fff
    v_bfe_u32 v8, v4, 16, 1
    v_add3_u32 v1, v1, v41, 0x7fff
    v_bfe_u32 v41, v5, 16, 1
    v_add3_u32 v2, v2, v42, 0x7fff
    v_bfe_u32 v42, v6, 16, 1
    v_add3_u32 v3, v3, v43, 0x7fff
    v_bfe_u32 v43, v7, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v4, v4, v8, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v5, v5, v41, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v6, v6, v42, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v7, v7, v43, 0x7fff
    v_and_or_b32 v0, v4, 0xffff0000, v0
    v_and_or_b32 v1, v5, 0xffff0000, v1
    v_and_or_b32 v2, v6, 0xffff0000, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_and_or_b32 v3, v7, 0xffff0000, v3
    v_lshrrev_b32_e32 v4, 16, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v5, 16, v1
    v_lshrrev_b32_e32 v6, 16, v2
    s_delay_alu instid0(VALU_DEP_4)
    v_lshrrev_b32_e32 v7, 16, v3
    s_cmp_le_u32 s0, s5
    s_cbranch_scc0 L18
    v_mul_lo_u32 v4, v65, s1
    v_add_nc_u32_e32 v5, s3, v66
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v4, v4, v5, 1
    buffer_store_b128 v[0:3], v4, s[20:23], 0 offen offset:32
    s_branch L26
L18:
    v_add_nc_u32_e32 v8, s27, v66
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s13, v8
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v41, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v41, v41, v8, 1
    buffer_store_b16 v0, v41, s[20:23], 0 offen
    s_mov_b32 exec_lo, s6
L19:
    v_add_nc_u32_e32 v0, 1, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s13, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v4, v0, s[20:23], 0 offen offset:2
    s_mov_b32 exec_lo, s6
L20:
    v_add_nc_u32_e32 v0, 2, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s13, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v1, v0, s[20:23], 0 offen offset:4
    s_mov_b32 exec_lo, s6
L21:
    v_add_nc_u32_e32 v0, 3, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s13, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v5, v0, s[20:23], 0 offen offset:6
    s_mov_b32 exec_lo, s6
L22:
    v_add_nc_u32_e32 v0, 4, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s13, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v2, v0, s[20:23], 0 offen offset:8
    s_mov_b32 exec_lo, s6
L23:
    v_add_nc_u32_e32 v0, 5, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s13, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v6, v0, s[20:23], 0 offen offset:10
    s_mov_b32 exec_lo, s6
L24:
    v_add_nc_u32_e32 v0, 6, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s13, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v3, v0, s[20:23], 0 offen offset:12
    s_mov_b32 exec_lo, s6
L25:
    v_add_nc_u32_e32 v0, 7, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s7, s13, v0
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v65, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v7, v0, s[20:23], 0 offen offset:14
L26:
    s_mov_b32 exec_lo, s2
L27:
    v_add_nc_u32_e32 v4, s26, v162
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e64 s6, s14, v4
    v_cmp_gt_u32_e64 s4, s4, v4
    s_and_b32 s4, s6, s4
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s4
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v33
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v35
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v37
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v39
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v34
    v_exp_f32_e32 v0, v0
    v_exp_f32_e32 v1, v1
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v36
    v_exp_f32_e32 v2, v2
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v38
    v_exp_f32_e32 v3, v3
    v_mul_f32_e64 v8, 0x3fb8aa3b, -v40
    v_exp_f32_e32 v5, v5
    v_exp_f32_e32 v6, v6
    v_exp_f32_e32 v7, v7
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_exp_f32_e32 v8, v8
    v_dual_add_f32 v0, 1.0, v0 :: v_dual_add_f32 v1, 1.0, v1
    v_dual_add_f32 v2, 1.0, v2 :: v_dual_add_f32 v3, 1.0, v3
    v_add_f32_e32 v5, 1.0, v5
    v_rcp_f32_e32 v0, v0
    s_delay_alu instid0(VALU_DEP_3)
    v_rcp_f32_e32 v1, v1
    v_add_f32_e32 v6, 1.0, v6
    v_rcp_f32_e32 v2, v2
    v_add_f32_e32 v7, 1.0, v7
    v_rcp_f32_e32 v3, v3
    v_add_f32_e32 v8, 1.0, v8
    v_rcp_f32_e32 v5, v5
    v_rcp_f32_e32 v6, v6
    v_rcp_f32_e32 v7, v7
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_rcp_f32_e32 v8, v8
    v_mul_f32_e32 v0, v33, v0
    v_mul_f32_e32 v1, v35, v1
    v_mul_f32_e32 v2, v37, v2
    v_mul_f32_e32 v3, v39, v3
    v_dual_mul_f32 v5, v34, v5 :: v_dual_mul_f32 v0, v25, v0
    s_delay_alu instid0(TRANS32_DEP_3) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v1, v1, v27 :: v_dual_mul_f32 v6, v36, v6
    s_delay_alu instid0(TRANS32_DEP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v2, v2, v29 :: v_dual_mul_f32 v7, v7, v38
    s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v3, v3, v31 :: v_dual_mul_f32 v8, v40, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v5, v5, v26
    v_mul_f32_e32 v6, v6, v28
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v7, v7, v30
    v_bfe_u32 v25, v0, 16, 1
    v_mul_f32_e32 v8, v8, v32
    v_bfe_u32 v26, v1, 16, 1
    v_bfe_u32 v27, v2, 16, 1
    v_bfe_u32 v28, v3, 16, 1
    v_add3_u32 v0, v0, v25, 0x7fff
    v_bfe_u32 v25, v5, 16, 1
    v_add3_u32 v1, v1, v26, 0x7fff
    v_bfe_u32 v26, v6, 16, 1
    v_add3_u32 v2, v2, v27, 0x7fff
    v_bfe_u32 v27, v7, 16, 1
    v_add3_u32 v3, v3, v28, 0x7fff
    v_bfe_u32 v28, v8, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v5, v25, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v6, v26, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v7, v27, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v8, v28, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_and_or_b32 v3, v8, 0xffff0000, v3
    v_lshrrev_b32_e32 v5, 16, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v6, 16, v1
    v_lshrrev_b32_e32 v7, 16, v2
    s_delay_alu instid0(VALU_DEP_4)
    v_lshrrev_b32_e32 v8, 16, v3
    s_cmp_le_u32 s0, s5
    s_cbranch_scc0 L28
    v_mul_lo_u32 v5, v4, s1
    v_add_nc_u32_e32 v6, s3, v66
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v5, v5, v6, 1
    buffer_store_b128 v[0:3], v5, s[20:23], 0 offen
    s_branch L36
L28:
    v_add_nc_u32_e32 v25, s29, v66
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s6, s3, v25
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v26, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v26, v26, v25, 1
    buffer_store_b16 v0, v26, s[20:23], 0 offen
    s_mov_b32 exec_lo, s4
L29:
    v_add_nc_u32_e32 v0, 1, v25
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s6, s3, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v25, 1
    buffer_store_b16 v5, v0, s[20:23], 0 offen offset:2
    s_mov_b32 exec_lo, s4
L30:
    v_add_nc_u32_e32 v0, 2, v25
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s6, s3, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v25, 1
    buffer_store_b16 v1, v0, s[20:23], 0 offen offset:4
    s_mov_b32 exec_lo, s4
L31:
    v_add_nc_u32_e32 v0, 3, v25
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s6, s3, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v25, 1
    buffer_store_b16 v6, v0, s[20:23], 0 offen offset:6
    s_mov_b32 exec_lo, s4
L32:
    v_add_nc_u32_e32 v0, 4, v25
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s6, s3, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v25, 1
    buffer_store_b16 v2, v0, s[20:23], 0 offen offset:8
    s_mov_b32 exec_lo, s4
L33:
    v_add_nc_u32_e32 v0, 5, v25
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s6, s3, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v25, 1
    buffer_store_b16 v7, v0, s[20:23], 0 offen offset:10
    s_mov_b32 exec_lo, s4
L34:
    v_add_nc_u32_e32 v0, 6, v25
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s6, s3, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v25, 1
    buffer_store_b16 v3, v0, s[20:23], 0 offen offset:12
    s_mov_b32 exec_lo, s4
L35:
    v_add_nc_u32_e32 v0, 7, v25
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s6, s3, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v25, 1
    buffer_store_b16 v8, v0, s[20:23], 0 offen offset:14
    s_mov_b32 exec_lo, s4
L36:
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v17
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v19
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v21
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v23
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v18
    v_exp_f32_e32 v0, v0
    v_exp_f32_e32 v1, v1
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v20
    v_exp_f32_e32 v2, v2
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v22
    v_exp_f32_e32 v3, v3
    v_mul_f32_e64 v8, 0x3fb8aa3b, -v24
    v_exp_f32_e32 v5, v5
    v_exp_f32_e32 v6, v6
    v_exp_f32_e32 v7, v7
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_exp_f32_e32 v8, v8
    v_dual_add_f32 v0, 1.0, v0 :: v_dual_add_f32 v1, 1.0, v1
    v_dual_add_f32 v2, 1.0, v2 :: v_dual_add_f32 v3, 1.0, v3
    v_add_f32_e32 v5, 1.0, v5
    v_rcp_f32_e32 v0, v0
    s_delay_alu instid0(VALU_DEP_3)
    v_rcp_f32_e32 v1, v1
    v_add_f32_e32 v6, 1.0, v6
    v_rcp_f32_e32 v2, v2
    v_add_f32_e32 v7, 1.0, v7
    v_rcp_f32_e32 v3, v3
    v_add_f32_e32 v8, 1.0, v8
    v_rcp_f32_e32 v5, v5
    v_rcp_f32_e32 v6, v6
    v_rcp_f32_e32 v7, v7
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_rcp_f32_e32 v8, v8
    v_mul_f32_e32 v0, v17, v0
    v_mul_f32_e32 v1, v19, v1
    v_mul_f32_e32 v2, v21, v2
    v_mul_f32_e32 v3, v23, v3
    v_dual_mul_f32 v5, v18, v5 :: v_dual_mul_f32 v0, v9, v0
    s_delay_alu instid0(TRANS32_DEP_3) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v1, v1, v11 :: v_dual_mul_f32 v6, v20, v6
    s_delay_alu instid0(TRANS32_DEP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v2, v2, v13 :: v_dual_mul_f32 v7, v7, v22
    s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v3, v3, v15 :: v_dual_mul_f32 v8, v24, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v5, v5, v10
    v_mul_f32_e32 v6, v6, v12
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v7, v7, v14
    v_bfe_u32 v9, v0, 16, 1
    v_mul_f32_e32 v8, v8, v16
    v_bfe_u32 v10, v1, 16, 1
    v_bfe_u32 v11, v2, 16, 1
    v_bfe_u32 v12, v3, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_bfe_u32 v9, v5, 16, 1
    v_add3_u32 v1, v1, v10, 0x7fff
    v_bfe_u32 v10, v6, 16, 1
    v_add3_u32 v2, v2, v11, 0x7fff
    v_bfe_u32 v11, v7, 16, 1
    v_add3_u32 v3, v3, v12, 0x7fff
    v_bfe_u32 v12, v8, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v5, v9, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v6, v10, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v7, v11, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v8, v12, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_and_or_b32 v3, v8, 0xffff0000, v3
    v_lshrrev_b32_e32 v5, 16, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v6, 16, v1
    v_lshrrev_b32_e32 v7, 16, v2
    s_delay_alu instid0(VALU_DEP_4)
    v_lshrrev_b32_e32 v8, 16, v3
    s_cmp_le_u32 s0, s5
    s_cbranch_scc0 L37
    v_mul_lo_u32 v4, v4, s1
    v_add_nc_u32_e32 v5, s3, v66
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v4, v4, v5, 1
    buffer_store_b128 v[0:3], v4, s[20:23], 0 offen offset:32
    s_branch L45
L37:
    v_add_nc_u32_e32 v9, s27, v66
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s0, s13, v9
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s0
    v_mul_lo_u32 v10, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v10, v10, v9, 1
    buffer_store_b16 v0, v10, s[20:23], 0 offen
    s_mov_b32 exec_lo, s4
L38:
    v_add_nc_u32_e32 v0, 1, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s0, s13, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s0
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v5, v0, s[20:23], 0 offen offset:2
    s_mov_b32 exec_lo, s4
L39:
    v_add_nc_u32_e32 v0, 2, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s0, s13, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s0
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v1, v0, s[20:23], 0 offen offset:4
    s_mov_b32 exec_lo, s4
L40:
    v_add_nc_u32_e32 v0, 3, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s0, s13, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s0
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v6, v0, s[20:23], 0 offen offset:6
    s_mov_b32 exec_lo, s4
L41:
    v_add_nc_u32_e32 v0, 4, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s0, s13, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s0
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v2, v0, s[20:23], 0 offen offset:8
    s_mov_b32 exec_lo, s4
L42:
    v_add_nc_u32_e32 v0, 5, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s0, s13, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s0
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v7, v0, s[20:23], 0 offen offset:10
    s_mov_b32 exec_lo, s4
L43:
    v_add_nc_u32_e32 v0, 6, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s0, s13, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s0
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v3, v0, s[20:23], 0 offen offset:12
    s_mov_b32 exec_lo, s4
L44:
    v_add_nc_u32_e32 v0, 7, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e64 s0, s13, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s0
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v8, v0, s[20:23], 0 offen offset:14
L45:
    s_endpgm
