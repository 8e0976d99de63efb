; 175 VGPRs, 34 SGPRs, 8192 bytes of LDS, 0 of scratch, 1107 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x48
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x30
    s_load_b64 s[0:1], s[0:1], 0x58
    v_mbcnt_lo_u32_b32 v173, -1, 0
    s_lshl_b32 s3, s13, 5
    s_lshl_b32 s12, s14, 5
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
    v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
    v_and_b32_e32 v174, 15, v173
    v_lshrrev_b32_e32 v0, 5, v0
    v_and_b32_e32 v1, 1, v173
    s_add_u32 s13, s3, 16
    s_add_u32 s14, s12, 16
    v_lshrrev_b32_e32 v2, 1, v174
    v_readfirstlane_b32 s15, v0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x31016000
    v_lshl_add_u32 v0, v1, 3, v2
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
    v_mul_lo_u32 v1, v174, s7
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
    v_add_nc_u32_e32 v2, s32, v1
    v_dual_mov_b32 v52, v4 :: v_dual_add_nc_u32 v1, s7, v1
    v_dual_mov_b32 v54, v6 :: v_dual_add_nc_u32 v3, s30, v0
    v_dual_mov_b32 v53, v5 :: v_dual_add_nc_u32 v12, s31, v0
    s_mul_i32 s7, s29, s0
    s_mul_i32 s0, s27, s0
    s_add_u32 s25, s33, s25
    s_lshl_b32 s18, s18, 1
    s_lshl_b32 s22, s22, 1
    v_min_u32_e32 v2, 0x70000000, v2
    v_min_u32_e32 v1, 0x70000000, v1
    v_dual_mov_b32 v55, v7 :: v_dual_add_nc_u32 v68, s7, v0
    v_dual_mov_b32 v57, v9 :: v_dual_add_nc_u32 v0, s0, v0
    v_min_u32_e32 v3, 0x70000000, v3
    v_min_u32_e32 v69, 0x70000000, v12
    s_min_u32 s0, s25, s24
    v_dual_mov_b32 v56, v8 :: v_dual_mov_b32 v59, v11
    v_dual_mov_b32 v58, v10 :: v_dual_mov_b32 v61, v5
    v_dual_mov_b32 v60, v4 :: v_dual_mov_b32 v63, v7
    v_dual_mov_b32 v62, v6 :: v_dual_mov_b32 v65, v9
    v_dual_mov_b32 v64, v8 :: v_dual_mov_b32 v67, v11
    v_dual_mov_b32 v66, v10 :: v_dual_mov_b32 v45, v5
    v_dual_mov_b32 v44, v4 :: v_dual_mov_b32 v47, v7
    v_dual_mov_b32 v46, v6 :: v_dual_mov_b32 v49, v9
    v_dual_mov_b32 v48, v8 :: v_dual_mov_b32 v51, v11
    v_dual_mov_b32 v50, v10 :: v_dual_mov_b32 v37, v5
    v_dual_mov_b32 v36, v4 :: v_dual_mov_b32 v39, v7
    v_dual_mov_b32 v38, v6 :: v_dual_mov_b32 v41, v9
    v_dual_mov_b32 v40, v8 :: v_dual_mov_b32 v43, v11
    v_dual_mov_b32 v42, v10 :: v_dual_mov_b32 v21, v5
    v_dual_mov_b32 v20, v4 :: v_dual_mov_b32 v23, v7
    v_dual_mov_b32 v22, v6 :: v_dual_mov_b32 v25, v9
    v_dual_mov_b32 v24, v8 :: v_dual_mov_b32 v27, v11
    v_dual_mov_b32 v26, v10 :: v_dual_mov_b32 v29, v5
    v_dual_mov_b32 v28, v4 :: v_dual_mov_b32 v31, v7
    v_dual_mov_b32 v30, v6 :: v_dual_mov_b32 v33, v9
    v_dual_mov_b32 v32, v8 :: v_dual_mov_b32 v35, v11
    v_dual_mov_b32 v34, v10 :: v_dual_mov_b32 v13, v5
    v_dual_mov_b32 v12, v4 :: v_dual_mov_b32 v15, v7
    v_dual_mov_b32 v14, v6 :: v_dual_mov_b32 v17, v9
    v_dual_mov_b32 v16, v8 :: v_dual_mov_b32 v19, v11
    v_mov_b32_e32 v18, v10
    s_branch L1
L0:
    s_and_b32 s7, s33, 0x3ffffff
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v82, v2, s7, 1
    v_add_lshl_u32 v98, v1, s7, 1
    v_add_lshl_u32 v102, v68, s7, 1
    v_add_lshl_u32 v103, v0, s7, 1
    v_add_lshl_u32 v104, v3, s7, 1
    v_add_lshl_u32 v165, v69, s7, 1
    s_add_u32 s33, s33, 32
    buffer_load_b128 v[70:73], v82, s[8:11], 0 offen
    buffer_load_b128 v[74:77], v82, s[8:11], 0 offen offset:16
    buffer_load_b128 v[78:81], v82, s[8:11], 0 offen offset:32
    buffer_load_b128 v[82:85], v82, s[8:11], 0 offen offset:48
    buffer_load_b128 v[86:89], v98, s[8:11], 0 offen
    buffer_load_b128 v[90:93], v98, s[8:11], 0 offen offset:16
    buffer_load_b128 v[94:97], v98, s[8:11], 0 offen offset:32
    buffer_load_b128 v[98:101], v98, s[8:11], 0 offen offset:48
    buffer_load_b128 v[105:108], v102, s[16:19], 0 offen
    buffer_load_b128 v[109:112], v102, s[16:19], 0 offen offset:16
    buffer_load_b128 v[113:116], v102, s[16:19], 0 offen offset:32
    buffer_load_b128 v[117:120], v102, s[16:19], 0 offen offset:48
    buffer_load_b128 v[121:124], v103, s[16:19], 0 offen
    buffer_load_b128 v[125:128], v103, s[16:19], 0 offen offset:16
    buffer_load_b128 v[129:132], v103, s[16:19], 0 offen offset:32
    buffer_load_b128 v[133:136], v103, s[16:19], 0 offen offset:48
    buffer_load_b128 v[137:140], v104, s[16:19], 0 offen
    buffer_load_b128 v[141:144], v104, s[16:19], 0 offen offset:16
    buffer_load_b128 v[145:148], v104, s[16:19], 0 offen offset:32
    buffer_load_b128 v[149:152], v104, s[16:19], 0 offen offset:48
    buffer_load_b128 v[153:156], v165, s[16:19], 0 offen
    buffer_load_b128 v[157:160], v165, s[16:19], 0 offen offset:16
    buffer_load_b128 v[161:164], v165, s[16:19], 0 offen offset:32
    buffer_load_b128 v[165:168], v165, s[16:19], 0 offen offset:48
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[105:112], v[70:77], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[36:43], v[105:112], v[86:93], v[36:43]
    s_waitcnt vmcnt(10)
    v_wmma_f32_16x16x16_bf16 v[52:59], v[121:128], v[70:77], v[52:59]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[121:128], v[86:93], v[20:27]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[60:67], v[137:144], v[70:77], v[60:67]
    v_wmma_f32_16x16x16_bf16 v[28:35], v[137:144], v[86:93], v[28:35]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[44:51], v[153:160], v[70:77], v[44:51]
    v_wmma_f32_16x16x16_bf16 v[12:19], v[153:160], v[86:93], v[12:19]
    v_wmma_f32_16x16x16_bf16 v[4:11], v[113:120], v[78:85], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[36:43], v[113:120], v[94:101], v[36:43]
    v_wmma_f32_16x16x16_bf16 v[52:59], v[129:136], v[78:85], v[52:59]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[129:136], v[94:101], v[20:27]
    v_wmma_f32_16x16x16_bf16 v[60:67], v[145:152], v[78:85], v[60:67]
    v_wmma_f32_16x16x16_bf16 v[28:35], v[145:152], v[94:101], v[28:35]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[44:51], v[161:168], v[78:85], v[44:51]
    v_wmma_f32_16x16x16_bf16 v[12:19], v[161:168], v[94:101], v[12:19]
L1:
    s_cmp_lt_u32 s33, s0
    s_cbranch_scc1 L0
    s_cmp_eq_u32 s15, 1
    s_cbranch_scc0 L6
    s_mov_b32 s0, s24
    s_branch L3
L2:
    s_and_b32 s7, s0, 0x3ffffff
    s_add_u32 s25, s0, 16
    v_add_lshl_u32 v74, v2, s7, 1
    v_add_lshl_u32 v82, v1, s7, 1
    v_add_lshl_u32 v86, v68, s7, 1
    v_add_lshl_u32 v87, v0, s7, 1
    v_add_lshl_u32 v88, v3, s7, 1
    v_add_lshl_u32 v117, v69, s7, 1
    s_and_b32 s7, s25, 0x3ffffff
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v121, v2, s7, 1
    v_add_lshl_u32 v134, v1, s7, 1
    v_add_lshl_u32 v138, v68, s7, 1
    v_add_lshl_u32 v139, v0, s7, 1
    v_add_lshl_u32 v140, v3, s7, 1
    v_add_lshl_u32 v169, v69, s7, 1
    buffer_load_b128 v[70:73], v74, s[8:11], 0 offen
    buffer_load_b128 v[74:77], v74, s[8:11], 0 offen offset:16
    buffer_load_b128 v[78:81], v82, s[8:11], 0 offen
    buffer_load_b128 v[82:85], v82, s[8:11], 0 offen offset:16
    buffer_load_b128 v[89:92], v86, s[16:19], 0 offen
    buffer_load_b128 v[93:96], v86, s[16:19], 0 offen offset:16
    buffer_load_b128 v[97:100], v87, s[16:19], 0 offen
    buffer_load_b128 v[101:104], v87, s[16:19], 0 offen offset:16
    buffer_load_b128 v[105:108], v88, s[16:19], 0 offen
    buffer_load_b128 v[109:112], v88, s[16:19], 0 offen offset:16
    buffer_load_b128 v[113:116], v117, s[16:19], 0 offen
    buffer_load_b128 v[117:120], v117, s[16:19], 0 offen offset:16
    buffer_load_b128 v[122:125], v121, s[8:11], 0 offen
    buffer_load_b128 v[126:129], v121, s[8:11], 0 offen offset:16
    buffer_load_b128 v[130:133], v134, s[8:11], 0 offen
    buffer_load_b128 v[134:137], v134, s[8:11], 0 offen offset:16
    buffer_load_b128 v[141:144], v138, s[16:19], 0 offen
    buffer_load_b128 v[145:148], v138, s[16:19], 0 offen offset:16
    buffer_load_b128 v[149:152], v139, s[16:19], 0 offen
    buffer_load_b128 v[153:156], v139, s[16:19], 0 offen offset:16
    buffer_load_b128 v[157:160], v140, s[16:19], 0 offen
    buffer_load_b128 v[161:164], v140, s[16:19], 0 offen offset:16
    buffer_load_b128 v[165:168], v169, s[16:19], 0 offen
    buffer_load_b128 v[169:172], v169, s[16:19], 0 offen offset:16
    s_add_u32 s0, s0, 32
    s_waitcnt vmcnt(18)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[89:96], v[70:77], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[36:43], v[89:96], v[78:85], v[36:43]
    s_waitcnt vmcnt(16)
    v_wmma_f32_16x16x16_bf16 v[52:59], v[97:104], v[70:77], v[52:59]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[97:104], v[78:85], v[20:27]
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_bf16 v[60:67], v[105:112], v[70:77], v[60:67]
    v_wmma_f32_16x16x16_bf16 v[28:35], v[105:112], v[78:85], v[28:35]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[44:51], v[113:120], v[70:77], v[44:51]
    v_wmma_f32_16x16x16_bf16 v[12:19], v[113:120], v[78:85], v[12:19]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[141:148], v[122:129], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[36:43], v[141:148], v[130:137], v[36:43]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[52:59], v[149:156], v[122:129], v[52:59]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[149:156], v[130:137], v[20:27]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[60:67], v[157:164], v[122:129], v[60:67]
    v_wmma_f32_16x16x16_bf16 v[28:35], v[157:164], v[130:137], v[28:35]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[44:51], v[165:172], v[122:129], v[44:51]
    v_wmma_f32_16x16x16_bf16 v[12:19], v[165:172], v[130:137], v[12:19]
L3:
    s_cmp_lt_u32 s0, s24
    s_cbranch_scc1 L2
    s_branch L5
L4:
    s_and_b32 s7, s0, 0x3ffffff
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v74, v2, s7, 1
    v_add_lshl_u32 v82, v1, s7, 1
    v_add_lshl_u32 v86, v68, s7, 1
    v_add_lshl_u32 v87, v0, s7, 1
    v_add_lshl_u32 v88, v3, s7, 1
    v_add_lshl_u32 v117, v69, s7, 1
    s_add_u32 s0, s0, 16
    buffer_load_b128 v[70:73], v74, s[8:11], 0 offen
    buffer_load_b128 v[74:77], v74, s[8:11], 0 offen offset:16
    buffer_load_b128 v[78:81], v82, s[8:11], 0 offen
    buffer_load_b128 v[82:85], v82, s[8:11], 0 offen offset:16
    buffer_load_b128 v[89:92], v86, s[16:19], 0 offen
    buffer_load_b128 v[93:96], v86, s[16:19], 0 offen offset:16
    buffer_load_b128 v[97:100], v87, s[16:19], 0 offen
    buffer_load_b128 v[101:104], v87, s[16:19], 0 offen offset:16
    buffer_load_b128 v[105:108], v88, s[16:19], 0 offen
    buffer_load_b128 v[109:112], v88, s[16:19], 0 offen offset:16
    buffer_load_b128 v[113:116], v117, s[16:19], 0 offen
    buffer_load_b128 v[117:120], v117, s[16:19], 0 offen offset:16
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[89:96], v[70:77], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[36:43], v[89:96], v[78:85], v[36:43]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[52:59], v[97:104], v[70:77], v[52:59]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[97:104], v[78:85], v[20:27]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[60:67], v[105:112], v[70:77], v[60:67]
    v_wmma_f32_16x16x16_bf16 v[28:35], v[105:112], v[78:85], v[28:35]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[44:51], v[113:120], v[70:77], v[44:51]
    v_wmma_f32_16x16x16_bf16 v[12:19], v[113:120], v[78:85], v[12:19]
L5:
    s_cmp_lt_u32 s0, s6
    s_cbranch_scc1 L4
L6:
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc0 L7
    v_dual_mov_b32 v0, v4 :: v_dual_mov_b32 v1, v5
    v_dual_mov_b32 v2, v6 :: v_dual_mov_b32 v3, v7
    v_dual_mov_b32 v69, v9 :: v_dual_lshlrev_b32 v128, 4, v173
    v_dual_mov_b32 v68, v8 :: v_dual_mov_b32 v71, v11
    v_dual_mov_b32 v70, v10 :: v_dual_mov_b32 v73, v53
    v_dual_mov_b32 v72, v52 :: v_dual_mov_b32 v75, v55
    v_dual_mov_b32 v74, v54 :: v_dual_mov_b32 v77, v57
    v_dual_mov_b32 v76, v56 :: v_dual_mov_b32 v79, v59
    v_dual_mov_b32 v78, v58 :: v_dual_mov_b32 v81, v61
    v_dual_mov_b32 v80, v60 :: v_dual_mov_b32 v83, v63
    v_dual_mov_b32 v82, v62 :: v_dual_mov_b32 v85, v65
    v_dual_mov_b32 v84, v64 :: v_dual_mov_b32 v87, v67
    v_dual_mov_b32 v86, v66 :: v_dual_mov_b32 v89, v45
    v_dual_mov_b32 v88, v44 :: v_dual_mov_b32 v91, v47
    v_dual_mov_b32 v90, v46 :: v_dual_mov_b32 v93, v49
    v_dual_mov_b32 v92, v48 :: v_dual_mov_b32 v95, v51
    v_dual_mov_b32 v94, v50 :: v_dual_mov_b32 v97, v37
    v_dual_mov_b32 v96, v36 :: v_dual_mov_b32 v99, v39
    v_dual_mov_b32 v98, v38 :: v_dual_mov_b32 v101, v41
    v_dual_mov_b32 v100, v40 :: v_dual_mov_b32 v103, v43
    v_dual_mov_b32 v102, v42 :: v_dual_mov_b32 v105, v21
    v_dual_mov_b32 v104, v20 :: v_dual_mov_b32 v107, v23
    v_dual_mov_b32 v106, v22 :: v_dual_mov_b32 v109, v25
    v_dual_mov_b32 v108, v24 :: v_dual_mov_b32 v111, v27
    v_dual_mov_b32 v110, v26 :: v_dual_mov_b32 v113, v29
    v_dual_mov_b32 v112, v28 :: v_dual_mov_b32 v115, v31
    v_dual_mov_b32 v114, v30 :: v_dual_mov_b32 v117, v33
    v_dual_mov_b32 v116, v32 :: v_dual_mov_b32 v119, v35
    v_dual_mov_b32 v118, v34 :: v_dual_mov_b32 v121, v13
    v_dual_mov_b32 v120, v12 :: v_dual_mov_b32 v123, v15
    v_dual_mov_b32 v122, v14 :: v_dual_mov_b32 v125, v17
    v_dual_mov_b32 v124, v16 :: v_dual_mov_b32 v127, v19
    v_mov_b32_e32 v126, v18
    ds_store_b128 v128, v[0:3]
    ds_store_b128 v128, v[68:71] offset:512
    ds_store_b128 v128, v[72:75] offset:1024
    ds_store_b128 v128, v[76:79] offset:1536
    ds_store_b128 v128, v[80:83] offset:2048
    ds_store_b128 v128, v[84:87] offset:2560
    ds_store_b128 v128, v[88:91] offset:3072
    ds_store_b128 v128, v[92:95] offset:3584
    ds_store_b128 v128, v[96:99] offset:4096
    ds_store_b128 v128, v[100:103] offset:4608
    ds_store_b128 v128, v[104:107] offset:5120
    ds_store_b128 v128, v[108:111] offset:5632
    ds_store_b128 v128, v[112:115] offset:6144
    ds_store_b128 v128, v[116:119] offset:6656
    ds_store_b128 v128, v[120:123] offset:7168
    ds_store_b128 v128, v[124:127] offset:7680
L7:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_eq_u32 s15, 0
    s_cbranch_scc0 L8
    v_lshlrev_b32_e32 v124, 4, v173
    ds_load_b128 v[0:3], v124
    ds_load_b128 v[68:71], v124 offset:512
    ds_load_b128 v[72:75], v124 offset:1024
    ds_load_b128 v[76:79], v124 offset:1536
    ds_load_b128 v[80:83], v124 offset:2048
    ds_load_b128 v[84:87], v124 offset:2560
    ds_load_b128 v[88:91], v124 offset:3072
    ds_load_b128 v[92:95], v124 offset:3584
    ds_load_b128 v[96:99], v124 offset:4096
    ds_load_b128 v[100:103], v124 offset:4608
    ds_load_b128 v[104:107], v124 offset:5120
    ds_load_b128 v[108:111], v124 offset:5632
    ds_load_b128 v[112:115], v124 offset:6144
    ds_load_b128 v[116:119], v124 offset:6656
    ds_load_b128 v[120:123], v124 offset:7168
    ds_load_b128 v[124:127], v124 offset:7680
    s_waitcnt lgkmcnt(15)
    v_dual_add_f32 v4, v4, v0 :: v_dual_add_f32 v5, v5, v1
    v_dual_add_f32 v6, v6, v2 :: v_dual_add_f32 v7, v7, v3
    s_waitcnt lgkmcnt(14)
    v_dual_add_f32 v8, v8, v68 :: v_dual_add_f32 v9, v9, v69
    v_dual_add_f32 v10, v10, v70 :: v_dual_add_f32 v11, v11, v71
    s_waitcnt lgkmcnt(13)
    v_dual_add_f32 v52, v52, v72 :: v_dual_add_f32 v53, v53, v73
    v_dual_add_f32 v54, v54, v74 :: v_dual_add_f32 v55, v55, v75
    s_waitcnt lgkmcnt(12)
    v_dual_add_f32 v56, v56, v76 :: v_dual_add_f32 v57, v57, v77
    v_dual_add_f32 v58, v58, v78 :: v_dual_add_f32 v59, v59, v79
    s_waitcnt lgkmcnt(11)
    v_dual_add_f32 v60, v60, v80 :: v_dual_add_f32 v61, v61, v81
    v_dual_add_f32 v62, v62, v82 :: v_dual_add_f32 v63, v63, v83
    s_waitcnt lgkmcnt(10)
    v_dual_add_f32 v64, v64, v84 :: v_dual_add_f32 v65, v65, v85
    v_dual_add_f32 v66, v66, v86 :: v_dual_add_f32 v67, v67, v87
    s_waitcnt lgkmcnt(9)
    v_dual_add_f32 v44, v44, v88 :: v_dual_add_f32 v45, v45, v89
    v_dual_add_f32 v46, v46, v90 :: v_dual_add_f32 v47, v47, v91
    s_waitcnt lgkmcnt(8)
    v_dual_add_f32 v48, v48, v92 :: v_dual_add_f32 v49, v49, v93
    v_dual_add_f32 v50, v50, v94 :: v_dual_add_f32 v51, v51, v95
    s_waitcnt lgkmcnt(7)
    v_dual_add_f32 v36, v36, v96 :: v_dual_add_f32 v37, v37, v97
    v_dual_add_f32 v38, v38, v98 :: v_dual_add_f32 v39, v39, v99
    s_waitcnt lgkmcnt(6)
    v_dual_add_f32 v40, v40, v100 :: v_dual_add_f32 v41, v41, v101
    v_dual_add_f32 v42, v42, v102 :: v_dual_add_f32 v43, v43, v103
    s_waitcnt lgkmcnt(5)
    v_dual_add_f32 v20, v20, v104 :: v_dual_add_f32 v21, v21, v105
    v_dual_add_f32 v22, v22, v106 :: v_dual_add_f32 v23, v23, v107
    s_waitcnt lgkmcnt(4)
    v_dual_add_f32 v24, v24, v108 :: v_dual_add_f32 v25, v25, v109
    v_dual_add_f32 v26, v26, v110 :: v_dual_add_f32 v27, v27, v111
    s_waitcnt lgkmcnt(3)
    v_dual_add_f32 v28, v28, v112 :: v_dual_add_f32 v29, v29, v113
    v_dual_add_f32 v30, v30, v114 :: v_dual_add_f32 v31, v31, v115
    s_waitcnt lgkmcnt(2)
    v_dual_add_f32 v32, v32, v116 :: v_dual_add_f32 v33, v33, v117
    v_dual_add_f32 v34, v34, v118 :: v_dual_add_f32 v35, v35, v119
    s_waitcnt lgkmcnt(1)
    v_dual_add_f32 v12, v12, v120 :: v_dual_add_f32 v13, v13, v121
    v_dual_add_f32 v14, v14, v122 :: v_dual_add_f32 v15, v15, v123
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v16, v16, v124 :: v_dual_add_f32 v17, v17, v125
    v_dual_add_f32 v18, v18, v126 :: v_dual_add_f32 v19, v19, v127
L8:
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc1 L45
    v_add_nc_u32_e32 v68, s28, v174
    v_lshrrev_b32_e32 v0, 4, v173
    s_add_u32 s0, s3, 32
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e32 vcc_lo, s12, v68
    v_cmp_gt_u32_e64 s7, s4, v68
    v_lshlrev_b32_e32 v69, 3, v0
    s_and_b32 s6, vcc_lo, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s6
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v4
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v6
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v8
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v10
    v_mul_f32_e64 v70, 0x3fb8aa3b, -v5
    v_exp_f32_e32 v0, v0
    v_exp_f32_e32 v1, v1
    v_mul_f32_e64 v71, 0x3fb8aa3b, -v7
    v_exp_f32_e32 v2, v2
    v_mul_f32_e64 v72, 0x3fb8aa3b, -v9
    v_exp_f32_e32 v3, v3
    v_mul_f32_e64 v73, 0x3fb8aa3b, -v11
    v_exp_f32_e32 v70, v70
    v_exp_f32_e32 v71, v71
    v_exp_f32_e32 v72, v72
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_exp_f32_e32 v73, v73
    v_dual_add_f32 v0, 1.0, v0 :: v_dual_add_f32 v1, 1.0, v1
    v_dual_add_f32 v2, 1.0, v2 :: v_dual_add_f32 v3, 1.0, v3
    v_add_f32_e32 v70, 1.0, v70
    v_rcp_f32_e32 v0, v0
    s_delay_alu instid0(VALU_DEP_3)
    v_rcp_f32_e32 v1, v1
    v_add_f32_e32 v71, 1.0, v71
    v_rcp_f32_e32 v2, v2
    v_add_f32_e32 v72, 1.0, v72
    v_rcp_f32_e32 v3, v3
    v_add_f32_e32 v73, 1.0, v73
    v_rcp_f32_e32 v70, v70
    v_rcp_f32_e32 v71, v71
    v_rcp_f32_e32 v72, v72
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_rcp_f32_e32 v73, v73
    v_mul_f32_e32 v0, v4, v0
    v_mul_f32_e32 v1, v6, v1
    v_mul_f32_e32 v2, v8, v2
    v_dual_mul_f32 v3, v10, v3 :: v_dual_mul_f32 v4, v5, v70
    v_mul_f32_e32 v0, v0, v60
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v1, v1, v62
    s_delay_alu instid0(TRANS32_DEP_3) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v5, v7, v71 :: v_dual_mul_f32 v2, v2, v64
    s_delay_alu instid0(TRANS32_DEP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v6, v9, v72 :: v_dual_mul_f32 v3, v66, v3
    s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v7, v11, v73
    v_mul_f32_e32 v4, v4, v61
    v_mul_f32_e32 v5, v5, v63
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v6, v6, v65
    v_bfe_u32 v8, v0, 16, 1
    v_mul_f32_e32 v7, v7, v67
    v_bfe_u32 v9, v1, 16, 1
    v_bfe_u32 v10, v2, 16, 1
    v_bfe_u32 v11, v3, 16, 1
    v_add3_u32 v0, v0, v8, 0x7fff
    v_bfe_u32 v8, v4, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_bfe_u32 v9, v5, 16, 1
    v_add3_u32 v2, v2, v10, 0x7fff
    v_bfe_u32 v10, v6, 16, 1
    v_add3_u32 v3, v3, v11, 0x7fff
    v_bfe_u32 v11, v7, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v4, v4, v8, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v5, v5, v9, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v6, v6, v10, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v7, v7, v11, 0x7fff
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
    s_cbranch_scc0 L9
    v_mul_lo_u32 v4, v68, s1
    v_add_nc_u32_e32 v5, s3, v69
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v4, v4, v5, 1
    buffer_store_b128 v[0:3], v4, s[20:23], 0 offen
    s_branch L17
L9:
    v_add_nc_u32_e32 v8, s29, v69
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v8
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v9, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v9, v9, v8, 1
    buffer_store_b16 v0, v9, s[20:23], 0 offen
    s_mov_b32 exec_lo, s6
L10:
    v_add_nc_u32_e32 v0, 1, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v4, v0, s[20:23], 0 offen offset:2
    s_mov_b32 exec_lo, s6
L11:
    v_add_nc_u32_e32 v0, 2, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v1, v0, s[20:23], 0 offen offset:4
    s_mov_b32 exec_lo, s6
L12:
    v_add_nc_u32_e32 v0, 3, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v5, v0, s[20:23], 0 offen offset:6
    s_mov_b32 exec_lo, s6
L13:
    v_add_nc_u32_e32 v0, 4, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v2, v0, s[20:23], 0 offen offset:8
    s_mov_b32 exec_lo, s6
L14:
    v_add_nc_u32_e32 v0, 5, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v6, v0, s[20:23], 0 offen offset:10
    s_mov_b32 exec_lo, s6
L15:
    v_add_nc_u32_e32 v0, 6, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v3, v0, s[20:23], 0 offen offset:12
    s_mov_b32 exec_lo, s6
L16:
    v_add_nc_u32_e32 v0, 7, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v7, v0, s[20:23], 0 offen offset:14
    s_mov_b32 exec_lo, s6
L17:
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v52
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v54
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v56
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v58
    v_mul_f32_e64 v4, 0x3fb8aa3b, -v53
    v_exp_f32_e32 v0, v0
    v_exp_f32_e32 v1, v1
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v55
    v_exp_f32_e32 v2, v2
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v57
    v_exp_f32_e32 v3, v3
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v59
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
    v_mul_f32_e32 v0, v52, v0
    v_mul_f32_e32 v1, v54, v1
    v_mul_f32_e32 v2, v56, v2
    v_dual_mul_f32 v3, v58, v3 :: v_dual_mul_f32 v4, v53, v4
    v_mul_f32_e32 v0, v0, v44
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v1, v1, v46
    s_delay_alu instid0(TRANS32_DEP_3) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v5, v55, v5 :: v_dual_mul_f32 v2, v2, v48
    s_delay_alu instid0(TRANS32_DEP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v6, v57, v6 :: v_dual_mul_f32 v3, v50, v3
    s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v7, v59, v7
    v_mul_f32_e32 v4, v4, v45
    v_mul_f32_e32 v5, v5, v47
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v6, v6, v49
    v_bfe_u32 v8, v0, 16, 1
    v_mul_f32_e32 v7, v7, v51
    v_bfe_u32 v9, v1, 16, 1
    v_bfe_u32 v10, v2, 16, 1
    v_bfe_u32 v11, v3, 16, 1
    v_add3_u32 v0, v0, v8, 0x7fff
    v_bfe_u32 v8, v4, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_bfe_u32 v9, v5, 16, 1
    v_add3_u32 v2, v2, v10, 0x7fff
    v_bfe_u32 v10, v6, 16, 1
    v_add3_u32 v3, v3, v11, 0x7fff
    v_bfe_u32 v11, v7, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v4, v4, v8, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v5, v5, v9, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v6, v6, v10, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v7, v7, v11, 0x7fff
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
    v_mul_lo_u32 v4, v68, s1
    v_add_nc_u32_e32 v5, s3, v69
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v4, v4, v5, 1
    buffer_store_b128 v[0:3], v4, s[20:23], 0 offen offset:32
    s_branch L26
L18:
    v_add_nc_u32_e32 v8, s27, v69
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s13, v8
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v9, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v9, v9, v8, 1
    buffer_store_b16 v0, v9, s[20:23], 0 offen
    s_mov_b32 exec_lo, s6
L19:
    v_add_nc_u32_e32 v0, 1, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v4, v0, s[20:23], 0 offen offset:2
    s_mov_b32 exec_lo, s6
L20:
    v_add_nc_u32_e32 v0, 2, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v1, v0, s[20:23], 0 offen offset:4
    s_mov_b32 exec_lo, s6
L21:
    v_add_nc_u32_e32 v0, 3, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v5, v0, s[20:23], 0 offen offset:6
    s_mov_b32 exec_lo, s6
L22:
    v_add_nc_u32_e32 v0, 4, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v2, v0, s[20:23], 0 offen offset:8
    s_mov_b32 exec_lo, s6
L23:
    v_add_nc_u32_e32 v0, 5, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v6, v0, s[20:23], 0 offen offset:10
    s_mov_b32 exec_lo, s6
L24:
    v_add_nc_u32_e32 v0, 6, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v3, v0, s[20:23], 0 offen offset:12
    s_mov_b32 exec_lo, s6
L25:
    v_add_nc_u32_e32 v0, 7, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v0, v68, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v8, 1
    buffer_store_b16 v7, v0, s[20:23], 0 offen offset:14
L26:
    s_mov_b32 exec_lo, s2
L27:
    v_add_nc_u32_e32 v4, s26, v174
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e64 s6, s14, v4
    v_cmp_gt_u32_e32 vcc_lo, s4, v4
    s_and_b32 s4, s6, vcc_lo
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s4
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v36
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v38
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v40
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v42
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v37
    v_exp_f32_e32 v0, v0
    v_exp_f32_e32 v1, v1
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v39
    v_exp_f32_e32 v2, v2
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v41
    v_exp_f32_e32 v3, v3
    v_mul_f32_e64 v8, 0x3fb8aa3b, -v43
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
    v_mul_f32_e32 v0, v36, v0
    v_mul_f32_e32 v1, v38, v1
    v_mul_f32_e32 v2, v40, v2
    v_mul_f32_e32 v3, v42, v3
    v_dual_mul_f32 v5, v37, v5 :: v_dual_mul_f32 v0, v0, v28
    s_delay_alu instid0(TRANS32_DEP_3) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v1, v1, v30 :: v_dual_mul_f32 v6, v6, v39
    s_delay_alu instid0(TRANS32_DEP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v2, v2, v32 :: v_dual_mul_f32 v7, v41, v7
    s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v3, v3, v34 :: v_dual_mul_f32 v8, v8, v43
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v5, v5, v29
    v_mul_f32_e32 v6, v6, v31
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v7, v7, v33
    v_bfe_u32 v9, v0, 16, 1
    v_mul_f32_e32 v8, v8, v35
    v_bfe_u32 v10, v1, 16, 1
    v_bfe_u32 v11, v2, 16, 1
    v_bfe_u32 v28, v3, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_bfe_u32 v9, v5, 16, 1
    v_add3_u32 v1, v1, v10, 0x7fff
    v_bfe_u32 v10, v6, 16, 1
    v_add3_u32 v2, v2, v11, 0x7fff
    v_bfe_u32 v11, v7, 16, 1
    v_add3_u32 v3, v3, v28, 0x7fff
    v_bfe_u32 v28, v8, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v5, v9, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v6, v10, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v7, v11, 0x7fff
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
    v_add_nc_u32_e32 v6, s3, v69
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v5, v5, v6, 1
    buffer_store_b128 v[0:3], v5, s[20:23], 0 offen
    s_branch L36
L28:
    v_add_nc_u32_e32 v9, s29, v69
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v9
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v10, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v10, v10, v9, 1
    buffer_store_b16 v0, v10, s[20:23], 0 offen
    s_mov_b32 exec_lo, s4
L29:
    v_add_nc_u32_e32 v0, 1, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v5, v0, s[20:23], 0 offen offset:2
    s_mov_b32 exec_lo, s4
L30:
    v_add_nc_u32_e32 v0, 2, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v1, v0, s[20:23], 0 offen offset:4
    s_mov_b32 exec_lo, s4
L31:
    v_add_nc_u32_e32 v0, 3, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v6, v0, s[20:23], 0 offen offset:6
    s_mov_b32 exec_lo, s4
L32:
    v_add_nc_u32_e32 v0, 4, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v2, v0, s[20:23], 0 offen offset:8
    s_mov_b32 exec_lo, s4
L33:
    v_add_nc_u32_e32 v0, 5, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v7, v0, s[20:23], 0 offen offset:10
    s_mov_b32 exec_lo, s4
L34:
    v_add_nc_u32_e32 v0, 6, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v3, v0, s[20:23], 0 offen offset:12
    s_mov_b32 exec_lo, s4
L35:
    v_add_nc_u32_e32 v0, 7, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s3, v0
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v8, v0, s[20:23], 0 offen offset:14
    s_mov_b32 exec_lo, s4
L36:
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v20
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v22
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v24
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v26
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v21
    v_exp_f32_e32 v0, v0
    v_exp_f32_e32 v1, v1
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v23
    v_exp_f32_e32 v2, v2
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v25
    v_exp_f32_e32 v3, v3
    v_mul_f32_e64 v8, 0x3fb8aa3b, -v27
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
    v_mul_f32_e32 v0, v20, v0
    v_mul_f32_e32 v1, v22, v1
    v_mul_f32_e32 v2, v24, v2
    v_mul_f32_e32 v3, v26, v3
    v_dual_mul_f32 v5, v21, v5 :: v_dual_mul_f32 v0, v0, v12
    s_delay_alu instid0(TRANS32_DEP_3) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v1, v1, v14 :: v_dual_mul_f32 v6, v6, v23
    s_delay_alu instid0(TRANS32_DEP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v2, v2, v16 :: v_dual_mul_f32 v7, v25, v7
    s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v3, v3, v18 :: v_dual_mul_f32 v8, v8, v27
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v5, v5, v13
    v_mul_f32_e32 v6, v6, v15
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v7, v7, v17
    v_bfe_u32 v9, v0, 16, 1
    v_mul_f32_e32 v8, v8, v19
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
    v_add_nc_u32_e32 v5, s3, v69
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v4, v4, v5, 1
    buffer_store_b128 v[0:3], v4, s[20:23], 0 offen offset:32
    s_branch L45
L37:
    v_add_nc_u32_e32 v9, s27, v69
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s13, v9
    s_and_b32 s0, exec_lo, vcc_lo
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
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s0, exec_lo, vcc_lo
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
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s0, exec_lo, vcc_lo
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
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s0, exec_lo, vcc_lo
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
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s0, exec_lo, vcc_lo
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
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s0, exec_lo, vcc_lo
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
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s0, exec_lo, vcc_lo
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
    v_cmp_le_u32_e32 vcc_lo, s13, v0
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s0
    v_mul_lo_u32 v0, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, v0, v9, 1
    buffer_store_b16 v8, v0, s[20:23], 0 offen offset:14
L45:
    s_endpgm
