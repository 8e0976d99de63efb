; 159 VGPRs, 42 SGPRs, 8 bytes of LDS, 0 of scratch, 487 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x48
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x30
    s_load_b64 s[14:15], s[0:1], 0x90
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[0:3], s[0:1], 0x78
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v146, 0
    v_mbcnt_lo_u32_b32 v145, -1, 0
    s_mov_b32 s28, 0xfedcba98
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v1, 5, v1
    v_cmp_gt_u32_e32 vcc_lo, 8, v145
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x11016000
    v_readfirstlane_b32 s30, v1
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s27, 0x11016000
    s_mov_b32 s3, 0x11016000
    s_lshl1_add_u32 s31, s13, s30
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s31, s31, 3
    v_add_nc_u32_e32 v1, s31, v145
    s_mov_b32 s32, s6
    s_lshl_b32 s10, s10, 1
    s_add_u32 s33, s32, -1
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s34, s32, v1
    v_min_u32_e32 v147, s33, v1
    s_mul_i32 s33, s33, s14
    s_mul_i32 s31, s31, s14
    s_lshl_b32 s18, s18, 1
    s_min_u32 s31, s31, s33
    s_or_b32 s21, s21, 0x20000
    s_add_u32 s35, s31, s14
    s_or_b32 s5, s5, 0x40000
    s_min_u32 s35, s35, s33
    s_or_b32 s25, s25, 0x20000
    s_add_u32 s36, s35, s14
    s_and_b32 s29, vcc_lo, s34
    s_min_u32 s34, s36, s33
    s_or_b32 s1, s1, 0x40000
    v_cndmask_b32_e64 v1, -1, v147, s29
    s_add_u32 s36, s34, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    s_min_u32 s36, s36, s33
    v_cmp_gt_u32_e64 s37, s32, v1
    s_add_u32 s38, s36, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s38, s38, s33
    s_add_u32 s39, s38, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s39, s39, s33
    s_add_u32 s40, s39, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s40, s40, s33
    s_add_u32 s41, s40, s14
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s33, s41, s33
    s_and_b32 s41, exec_lo, s37
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s41
    buffer_load_b32 v1, v1, s[4:7], 0 idxen
    s_mov_b32 exec_lo, s12
L0:
    buffer_load_u16 v2, v147, s[20:23], 0 idxen
    s_and_b32 s20, s14, 7
    s_and_b32 s21, s14, 0xfffffc00
    s_waitcnt vmcnt(1)
    v_cndmask_b32_e64 v148, 0, v1, s37
    s_cmp_eq_u32 s20, 0
    s_cselect_b32 s22, 1, 0
    v_dual_mov_b32 v150, 0 :: v_dual_lshlrev_b32 v149, 3, v145
    s_mul_i32 s21, s21, s22
    v_dual_mov_b32 v151, 0 :: v_dual_mov_b32 v152, 0
    v_dual_mov_b32 v153, 0 :: v_dual_mov_b32 v154, 0
    v_dual_mov_b32 v155, 0 :: v_dual_mov_b32 v156, 0
    v_mov_b32_e32 v157, 0
    s_mov_b32 s22, 0
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v158, 16, v2
    s_branch L2
L1:
    s_and_b32 s23, s22, 0x3fffff
    s_add_u32 s22, s22, 0x400
    v_add_nc_u32_e32 v1, s23, v149
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v13, 1, v1
    v_add_lshl_u32 v113, s31, v1, 1
    v_add_lshl_u32 v117, s35, v1, 1
    v_add_lshl_u32 v121, s34, v1, 1
    v_add_lshl_u32 v125, s36, v1, 1
    v_add_lshl_u32 v129, s38, v1, 1
    v_add_lshl_u32 v133, s39, v1, 1
    v_add_lshl_u32 v137, s40, v1, 1
    v_add_lshl_u32 v141, s33, v1, 1
    buffer_load_b128 v[1:4], v13, s[8:11], 0 offen
    buffer_load_b128 v[5:8], v13, s[8:11], 0 offen offset:512
    buffer_load_b128 v[9:12], v13, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[13:16], v13, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[17:20], v113, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v117, s[16:19], 0 offen
    buffer_load_b128 v[25:28], v121, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v125, s[16:19], 0 offen
    buffer_load_b128 v[33:36], v129, s[16:19], 0 offen
    buffer_load_b128 v[37:40], v133, s[16:19], 0 offen
    buffer_load_b128 v[41:44], v137, s[16:19], 0 offen
    buffer_load_b128 v[45:48], v141, s[16:19], 0 offen
    buffer_load_b128 v[49:52], v113, s[16:19], 0 offen offset:512
    buffer_load_b128 v[53:56], v117, s[16:19], 0 offen offset:512
    buffer_load_b128 v[57:60], v121, s[16:19], 0 offen offset:512
    buffer_load_b128 v[61:64], v125, s[16:19], 0 offen offset:512
    buffer_load_b128 v[65:68], v129, s[16:19], 0 offen offset:512
    buffer_load_b128 v[69:72], v133, s[16:19], 0 offen offset:512
    buffer_load_b128 v[73:76], v137, s[16:19], 0 offen offset:512
    buffer_load_b128 v[77:80], v141, s[16:19], 0 offen offset:512
    buffer_load_b128 v[81:84], v113, s[16:19], 0 offen offset:1024
    buffer_load_b128 v[85:88], v117, s[16:19], 0 offen offset:1024
    buffer_load_b128 v[89:92], v121, s[16:19], 0 offen offset:1024
    buffer_load_b128 v[93:96], v125, s[16:19], 0 offen offset:1024
    buffer_load_b128 v[97:100], v129, s[16:19], 0 offen offset:1024
    buffer_load_b128 v[101:104], v133, s[16:19], 0 offen offset:1024
    buffer_load_b128 v[105:108], v137, s[16:19], 0 offen offset:1024
    buffer_load_b128 v[109:112], v141, s[16:19], 0 offen offset:1024
    buffer_load_b128 v[113:116], v113, s[16:19], 0 offen offset:1536
    buffer_load_b128 v[117:120], v117, s[16:19], 0 offen offset:1536
    buffer_load_b128 v[121:124], v121, s[16:19], 0 offen offset:1536
    buffer_load_b128 v[125:128], v125, s[16:19], 0 offen offset:1536
    buffer_load_b128 v[129:132], v129, s[16:19], 0 offen offset:1536
    buffer_load_b128 v[133:136], v133, s[16:19], 0 offen offset:1536
    buffer_load_b128 v[137:140], v137, s[16:19], 0 offen offset:1536
    buffer_load_b128 v[141:144], v141, s[16:19], 0 offen offset:1536
    s_waitcnt vmcnt(31)
    v_dot2_f32_bf16 v17, v1, v17, v150
    s_waitcnt vmcnt(30)
    v_dot2_f32_bf16 v21, v1, v21, v151
    s_waitcnt vmcnt(29)
    v_dot2_f32_bf16 v25, v1, v25, v152
    s_waitcnt vmcnt(28)
    v_dot2_f32_bf16 v29, v1, v29, v153
    s_waitcnt vmcnt(27)
    v_dot2_f32_bf16 v33, v1, v33, v154
    s_waitcnt vmcnt(26)
    v_dot2_f32_bf16 v37, v1, v37, v155
    s_waitcnt vmcnt(25)
    v_dot2_f32_bf16 v41, v1, v41, v156
    s_waitcnt vmcnt(24)
    v_dot2_f32_bf16 v1, v1, v45, v157
    v_dot2_f32_bf16 v29, v2, v30, v29
    v_dot2_f32_bf16 v30, v2, v34, v33
    v_dot2_f32_bf16 v33, v2, v38, v37
    v_dot2_f32_bf16 v34, v2, v42, v41
    v_dot2_f32_bf16 v1, v2, v46, v1
    v_dot2_f32_bf16 v25, v2, v26, v25
    v_dot2_f32_bf16 v21, v2, v22, v21
    v_dot2_f32_bf16 v2, v2, v18, v17
    v_dot2_f32_bf16 v17, v3, v43, v34
    v_dot2_f32_bf16 v1, v3, v47, v1
    v_dot2_f32_bf16 v18, v3, v39, v33
    v_dot2_f32_bf16 v22, v3, v35, v30
    v_dot2_f32_bf16 v26, v3, v31, v29
    v_dot2_f32_bf16 v25, v3, v27, v25
    v_dot2_f32_bf16 v21, v3, v23, v21
    v_dot2_f32_bf16 v2, v3, v19, v2
    v_dot2_f32_bf16 v1, v4, v48, v1
    v_dot2_f32_bf16 v3, v4, v44, v17
    v_dot2_f32_bf16 v17, v4, v40, v18
    v_dot2_f32_bf16 v18, v4, v36, v22
    v_dot2_f32_bf16 v19, v4, v32, v26
    v_dot2_f32_bf16 v22, v4, v28, v25
    v_dot2_f32_bf16 v21, v4, v24, v21
    v_dot2_f32_bf16 v2, v4, v20, v2
    s_waitcnt vmcnt(16)
    v_dot2_f32_bf16 v1, v5, v77, v1
    v_dot2_f32_bf16 v3, v5, v73, v3
    v_dot2_f32_bf16 v4, v5, v69, v17
    v_dot2_f32_bf16 v17, v5, v65, v18
    v_dot2_f32_bf16 v18, v5, v61, v19
    v_dot2_f32_bf16 v19, v5, v57, v22
    v_dot2_f32_bf16 v20, v5, v53, v21
    v_dot2_f32_bf16 v2, v5, v49, v2
    v_dot2_f32_bf16 v1, v6, v78, v1
    v_dot2_f32_bf16 v3, v6, v74, v3
    v_dot2_f32_bf16 v4, v6, v70, v4
    v_dot2_f32_bf16 v5, v6, v66, v17
    v_dot2_f32_bf16 v17, v6, v62, v18
    v_dot2_f32_bf16 v18, v6, v58, v19
    v_dot2_f32_bf16 v19, v6, v54, v20
    v_dot2_f32_bf16 v2, v6, v50, v2
    v_dot2_f32_bf16 v1, v7, v79, v1
    v_dot2_f32_bf16 v3, v7, v75, v3
    v_dot2_f32_bf16 v4, v7, v71, v4
    v_dot2_f32_bf16 v5, v7, v67, v5
    v_dot2_f32_bf16 v6, v7, v63, v17
    v_dot2_f32_bf16 v17, v7, v59, v18
    v_dot2_f32_bf16 v18, v7, v55, v19
    v_dot2_f32_bf16 v2, v7, v51, v2
    v_dot2_f32_bf16 v1, v8, v80, v1
    v_dot2_f32_bf16 v3, v8, v76, v3
    v_dot2_f32_bf16 v4, v8, v72, v4
    v_dot2_f32_bf16 v5, v8, v68, v5
    v_dot2_f32_bf16 v6, v8, v64, v6
    v_dot2_f32_bf16 v7, v8, v60, v17
    v_dot2_f32_bf16 v17, v8, v56, v18
    v_dot2_f32_bf16 v2, v8, v52, v2
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v1, v9, v109, v1
    v_dot2_f32_bf16 v3, v9, v105, v3
    v_dot2_f32_bf16 v4, v9, v101, v4
    v_dot2_f32_bf16 v5, v9, v97, v5
    v_dot2_f32_bf16 v6, v9, v93, v6
    v_dot2_f32_bf16 v7, v9, v89, v7
    v_dot2_f32_bf16 v8, v9, v85, v17
    v_dot2_f32_bf16 v2, v9, v81, v2
    v_dot2_f32_bf16 v1, v10, v110, v1
    v_dot2_f32_bf16 v3, v10, v106, v3
    v_dot2_f32_bf16 v4, v10, v102, v4
    v_dot2_f32_bf16 v5, v10, v98, v5
    v_dot2_f32_bf16 v6, v10, v94, v6
    v_dot2_f32_bf16 v7, v10, v90, v7
    v_dot2_f32_bf16 v8, v10, v86, v8
    v_dot2_f32_bf16 v2, v10, v82, v2
    v_dot2_f32_bf16 v1, v11, v111, v1
    v_dot2_f32_bf16 v3, v11, v107, v3
    v_dot2_f32_bf16 v4, v11, v103, v4
    v_dot2_f32_bf16 v5, v11, v99, v5
    v_dot2_f32_bf16 v6, v11, v95, v6
    v_dot2_f32_bf16 v7, v11, v91, v7
    v_dot2_f32_bf16 v8, v11, v87, v8
    v_dot2_f32_bf16 v2, v11, v83, v2
    v_dot2_f32_bf16 v1, v12, v112, v1
    v_dot2_f32_bf16 v3, v12, v108, v3
    v_dot2_f32_bf16 v4, v12, v104, v4
    v_dot2_f32_bf16 v5, v12, v100, v5
    v_dot2_f32_bf16 v6, v12, v96, v6
    v_dot2_f32_bf16 v7, v12, v92, v7
    v_dot2_f32_bf16 v8, v12, v88, v8
    v_dot2_f32_bf16 v2, v12, v84, v2
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v1, v13, v141, v1
    v_dot2_f32_bf16 v3, v13, v137, v3
    v_dot2_f32_bf16 v4, v13, v133, v4
    v_dot2_f32_bf16 v5, v13, v129, v5
    v_dot2_f32_bf16 v6, v13, v125, v6
    v_dot2_f32_bf16 v7, v13, v121, v7
    v_dot2_f32_bf16 v8, v13, v117, v8
    v_dot2_f32_bf16 v2, v13, v113, v2
    v_dot2_f32_bf16 v1, v14, v142, v1
    v_dot2_f32_bf16 v3, v14, v138, v3
    v_dot2_f32_bf16 v4, v14, v134, v4
    v_dot2_f32_bf16 v5, v14, v130, v5
    v_dot2_f32_bf16 v6, v14, v126, v6
    v_dot2_f32_bf16 v7, v14, v122, v7
    v_dot2_f32_bf16 v8, v14, v118, v8
    v_dot2_f32_bf16 v2, v14, v114, v2
    v_dot2_f32_bf16 v1, v15, v143, v1
    v_dot2_f32_bf16 v3, v15, v139, v3
    v_dot2_f32_bf16 v4, v15, v135, v4
    v_dot2_f32_bf16 v5, v15, v131, v5
    v_dot2_f32_bf16 v6, v15, v127, v6
    v_dot2_f32_bf16 v7, v15, v123, v7
    v_dot2_f32_bf16 v8, v15, v119, v8
    v_dot2_f32_bf16 v2, v15, v115, v2
    v_dot2_f32_bf16 v157, v16, v144, v1
    v_dot2_f32_bf16 v156, v16, v140, v3
    v_dot2_f32_bf16 v155, v16, v136, v4
    v_dot2_f32_bf16 v154, v16, v132, v5
    v_dot2_f32_bf16 v153, v16, v128, v6
    v_dot2_f32_bf16 v152, v16, v124, v7
    v_dot2_f32_bf16 v151, v16, v120, v8
    v_dot2_f32_bf16 v150, v16, v116, v2
L2:
    s_cmp_lt_u32 s22, s21
    s_cbranch_scc1 L1
    s_cmp_lt_u32 s21, s14
    s_cbranch_scc0 L8
    s_cmp_eq_u32 s20, 0
    s_cbranch_scc0 L5
    v_add_nc_u32_e32 v37, s21, v149
    s_branch L4
L3:
    s_mov_b32 exec_lo, s20
    v_add_lshl_u32 v1, s31, v37, 1
    v_add_lshl_u32 v5, s35, v37, 1
    v_add_lshl_u32 v9, s34, v37, 1
    v_add_lshl_u32 v13, s36, v37, 1
    v_add_lshl_u32 v17, s38, v37, 1
    v_add_lshl_u32 v21, s39, v37, 1
    v_add_lshl_u32 v25, s40, v37, 1
    v_add_lshl_u32 v29, s33, v37, 1
    v_lshlrev_b32_e32 v33, 1, v37
    v_add_nc_u32_e64 v37, v37, 0x100 clamp
    buffer_load_b128 v[1:4], v1, s[16:19], 0 offen
    buffer_load_b128 v[5:8], v5, s[16:19], 0 offen
    buffer_load_b128 v[9:12], v9, s[16:19], 0 offen
    buffer_load_b128 v[13:16], v13, s[16:19], 0 offen
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v21, s[16:19], 0 offen
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    buffer_load_b128 v[33:36], v33, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v1, v33, v1, v150
    v_dot2_f32_bf16 v5, v33, v5, v151
    v_dot2_f32_bf16 v9, v33, v9, v152
    v_dot2_f32_bf16 v13, v33, v13, v153
    v_dot2_f32_bf16 v17, v33, v17, v154
    v_dot2_f32_bf16 v21, v33, v21, v155
    v_dot2_f32_bf16 v25, v33, v25, v156
    v_dot2_f32_bf16 v29, v33, v29, v157
    v_dot2_f32_bf16 v1, v34, v2, v1
    v_dot2_f32_bf16 v2, v34, v6, v5
    v_dot2_f32_bf16 v5, v34, v10, v9
    v_dot2_f32_bf16 v6, v34, v14, v13
    v_dot2_f32_bf16 v9, v34, v18, v17
    v_dot2_f32_bf16 v10, v34, v22, v21
    v_dot2_f32_bf16 v13, v34, v26, v25
    v_dot2_f32_bf16 v14, v34, v30, v29
    v_dot2_f32_bf16 v1, v35, v3, v1
    v_dot2_f32_bf16 v2, v35, v7, v2
    v_dot2_f32_bf16 v3, v35, v11, v5
    v_dot2_f32_bf16 v5, v35, v15, v6
    v_dot2_f32_bf16 v6, v35, v19, v9
    v_dot2_f32_bf16 v7, v35, v23, v10
    v_dot2_f32_bf16 v9, v35, v27, v13
    v_dot2_f32_bf16 v10, v35, v31, v14
    v_dot2_f32_bf16 v150, v36, v4, v1
    v_dot2_f32_bf16 v151, v36, v8, v2
    v_dot2_f32_bf16 v152, v36, v12, v3
    v_dot2_f32_bf16 v153, v36, v16, v5
    v_dot2_f32_bf16 v154, v36, v20, v6
    v_dot2_f32_bf16 v155, v36, v24, v7
    v_dot2_f32_bf16 v156, v36, v28, v9
    v_dot2_f32_bf16 v157, v36, v32, v10
L4:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s14, v37
    s_and_b32 s20, exec_lo, vcc_lo
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s12
    s_branch L8
L5:
    v_mov_b32_e32 v1, v145
    s_branch L7
L6:
    s_mov_b32 exec_lo, s20
    v_add_lshl_u32 v2, s31, v1, 1
    v_add_lshl_u32 v3, s35, v1, 1
    v_add_lshl_u32 v4, s34, v1, 1
    v_add_lshl_u32 v5, s36, v1, 1
    v_add_lshl_u32 v6, s38, v1, 1
    v_add_lshl_u32 v7, s39, v1, 1
    v_add_lshl_u32 v8, s40, v1, 1
    v_add_lshl_u32 v9, s33, v1, 1
    v_lshlrev_b32_e32 v10, 1, v1
    buffer_load_u16 v2, v2, s[16:19], 0 offen
    buffer_load_u16 v3, v3, s[16:19], 0 offen
    buffer_load_u16 v4, v4, s[16:19], 0 offen
    buffer_load_u16 v5, v5, s[16:19], 0 offen
    buffer_load_u16 v6, v6, s[16:19], 0 offen
    buffer_load_u16 v7, v7, s[16:19], 0 offen
    buffer_load_u16 v8, v8, s[16:19], 0 offen
    buffer_load_u16 v9, v9, s[16:19], 0 offen
    buffer_load_u16 v10, v10, s[8:11], 0 offen
    s_waitcnt vmcnt(8)
    v_lshlrev_b32_e32 v2, 16, v2
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v3, 16, v3
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v4, 16, v4
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v5, 16, v5
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v6, 16, v6
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v7, 16, v7
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v8, 16, v8
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v9, 16, v9
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v150, v10, v2, v150
    v_fma_f32 v151, v10, v3, v151
    v_fma_f32 v152, v10, v4, v152
    v_fma_f32 v153, v10, v5, v153
    v_fma_f32 v154, v10, v6, v154
    v_fma_f32 v155, v10, v7, v155
    v_fma_f32 v156, v10, v8, v156
    v_fma_f32 v157, v10, v9, v157
    v_add_nc_u32_e64 v1, v1, 32 clamp
L7:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s14, v1
    s_and_b32 s20, exec_lo, vcc_lo
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s12
L8:
    v_and_b32_e32 v1, 1, v145
    v_bfe_u32 v2, v145, 1, 1
    v_bfe_u32 v3, v145, 2, 1
    s_lshl_b32 s8, s30, 2
    s_barrier
    v_cmp_eq_u32_e32 vcc_lo, 1, v1
    v_cmp_eq_u32_e64 s10, 1, v2
    v_cmp_eq_u32_e64 s11, 1, v3
    v_mov_b32_e32 v1, s8
    v_cmp_eq_u32_e64 s8, 0, v0
    v_cndmask_b32_e32 v0, v150, v151, vcc_lo
    v_dual_cndmask_b32 v2, v151, v150 :: v_dual_cndmask_b32 v3, v152, v153
    v_dual_cndmask_b32 v4, v153, v152 :: v_dual_cndmask_b32 v5, v154, v155
    v_dual_cndmask_b32 v6, v155, v154 :: v_dual_cndmask_b32 v7, v156, v157
    v_cndmask_b32_e32 v8, v157, v156, vcc_lo
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v0, v2, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v3, v6, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v5, v0, v2, s10
    v_cndmask_b32_e64 v0, v2, v0, s10
    v_cndmask_b32_e64 v2, v3, v4, s10
    v_cndmask_b32_e64 v3, v4, v3, s10
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v0, v0, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v3, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v3, v0, v2, s11
    v_cndmask_b32_e64 v0, v2, v0, s11
    v_add_f32_dpp v0, v0, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v0, 0x76543210, s28 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v2
    v_add_f32_e32 v2, v148, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v0, v2, v2
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v3, v0, 0x76543210, s28
    v_add_f32_e32 v0, v3, v0
    ds_store_b32 v1, v0
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b64 v[0:1], v146
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s9, v0
    s_and_b32 s8, exec_lo, s8
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s8
    v_dual_mov_b32 v0, s9 :: v_dual_mov_b32 v1, s13
    buffer_store_b32 v0, v1, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L9:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s0, exec_lo, s29
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s0
    buffer_store_b32 v2, v147, s[4:7], 0 idxen
    v_mul_f32_e32 v0, v2, v158
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v1, v0, 16, 1
    v_or_b32_e32 v2, 0x400000, v0
    v_cmp_u_f32_e64 s0, v0, v0
    v_add3_u32 v1, v0, v1, 0x7fff
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, v2, s0
    v_lshrrev_b32_e32 v1, 16, v1
    buffer_store_b16 v1, v147, s[24:27], 0 idxen
    s_cmp_eq_u32 s15, 2
    s_cbranch_scc0 L10
    v_lshlrev_b32_e32 v1, 16, v1
    v_add_nc_u32_e32 v2, s32, v147
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v0, v0, v1
    v_bfe_u32 v1, v0, 16, 1
    v_or_b32_e32 v3, 0x400000, v0
    v_cmp_u_f32_e64 s0, v0, v0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v0, v1, 0x7fff
    v_cndmask_b32_e64 v0, v0, v3, s0
    buffer_store_d16_hi_b16 v0, v2, s[24:27], 0 idxen
L10:
    s_endpgm
