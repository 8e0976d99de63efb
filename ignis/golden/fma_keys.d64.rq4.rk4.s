; 180 VGPRs, 78 SGPRs, 60928 bytes of LDS, 0 of scratch, 952 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], 0x30
    s_load_b128 s[32:35], s[0:1], null
    s_load_b128 s[36:39], s[0:1], 0x48
    s_load_b128 s[40:43], s[0:1], 0x60
    s_load_b128 s[44:47], s[0:1], 0x78
    s_load_b128 s[48:51], s[0:1], 0x90
    s_load_b128 s[52:55], s[0:1], 0xa8
    s_load_b32 s3, s[0:1], 0xc4
    s_load_b512 s[16:31], s[0:1], 0xcc
    s_load_b128 s[56:59], s[0:1], 0x10c
    s_load_b32 s0, s[0:1], 0x11c
    s_lshl_b32 s1, s13, 6
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s35, 0x11016000
    v_lshrrev_b32_e32 v96, 4, v0
    v_and_b32_e32 v64, 15, v0
    v_lshrrev_b32_e32 v0, 6, v0
    s_mov_b32 s39, 0x11016000
    s_mov_b32 s43, 0x11016000
    v_add_nc_u32_e32 v1, s1, v96
    v_lshlrev_b32_e32 v97, 2, v64
    v_add_nc_u32_e32 v65, 8, v96
    v_add_nc_u32_e32 v66, 16, v96
    v_add_nc_u32_e32 v67, 24, v96
    v_add_nc_u32_e32 v2, 32, v96
    v_and_b32_e32 v3, 3, v96
    v_add_nc_u32_e32 v4, 40, v96
    v_and_b32_e32 v5, 3, v65
    v_lshrrev_b32_e32 v6, 2, v65
    v_add_nc_u32_e32 v7, 48, v96
    v_and_b32_e32 v8, 3, v66
    v_lshrrev_b32_e32 v9, 2, v66
    v_add_nc_u32_e32 v10, 56, v96
    v_and_b32_e32 v11, 3, v67
    v_lshrrev_b32_e32 v12, 2, v67
    v_and_b32_e32 v13, 3, v2
    v_lshrrev_b32_e32 v2, 2, v2
    v_lshl_add_u32 v0, v3, 4, v0
    v_and_b32_e32 v3, 3, v4
    v_lshrrev_b32_e32 v4, 2, v4
    v_lshl_add_u32 v5, v5, 4, v6
    v_and_b32_e32 v6, 3, v7
    v_lshrrev_b32_e32 v7, 2, v7
    v_lshl_add_u32 v8, v8, 4, v9
    v_and_b32_e32 v9, 3, v10
    v_lshrrev_b32_e32 v10, 2, v10
    v_lshl_add_u32 v11, v11, 4, v12
    v_lshl_add_u32 v2, v13, 4, v2
    v_mul_u32_u24_e32 v0, 0x44, v0
    v_lshl_add_u32 v3, v3, 4, v4
    v_mul_u32_u24_e32 v4, 0x44, v5
    v_lshl_add_u32 v5, v6, 4, v7
    v_mul_u32_u24_e32 v6, 0x44, v8
    v_lshl_add_u32 v7, v9, 4, v10
    v_mul_u32_u24_e32 v8, 0x44, v11
    v_mul_u32_u24_e32 v2, 0x44, v2
    v_add_lshl_u32 v68, v0, v97, 2
    v_mul_u32_u24_e32 v0, 0x44, v3
    v_add_lshl_u32 v69, v4, v97, 2
    v_mul_u32_u24_e32 v3, 0x44, v5
    v_add_lshl_u32 v70, v6, v97, 2
    v_mul_u32_u24_e32 v4, 0x44, v7
    v_add_lshl_u32 v71, v8, v97, 2
    v_add_lshl_u32 v72, v2, v97, 2
    v_add_lshl_u32 v73, v0, v97, 2
    v_add_lshl_u32 v74, v3, v97, 2
    v_add_lshl_u32 v75, v4, v97, 2
    s_mov_b32 s47, 0x11016000
    s_mov_b32 s51, 0x11016000
    s_mov_b32 s55, 0x11016000
    s_max_u32 s6, s6, 3
    s_or_b32 s5, s5, 0x40000
    s_max_u32 s10, s10, 3
    s_sub_u32 s6, s6, 3
    s_or_b32 s9, s9, 0x40000
    s_sub_u32 s10, s10, 3
    s_max_u32 s12, s34, 3
    s_max_u32 s13, s38, 3
    s_max_u32 s42, s42, 3
    v_mul_lo_u32 v0, v1, s25
    s_mul_i32 s23, s15, s23
    s_mul_i32 s24, s14, s24
    s_add_u32 s34, s18, -1
    s_mul_i32 s38, s25, 24
    s_add_u32 s23, s23, s24
    s_mul_i32 s24, s34, s25
    s_mul_i32 s60, s25, 40
    v_add3_u32 v0, s23, v0, v97
    s_add_u32 s23, s23, s24
    s_mul_i32 s24, s25, 48
    s_mul_i32 s61, s25, 56
    v_add_nc_u32_e32 v2, s23, v97
    v_lshl_add_u32 v3, s25, 3, v0
    v_lshl_add_u32 v4, s25, 4, v0
    v_add_nc_u32_e32 v5, s38, v0
    v_lshl_add_u32 v6, s25, 5, v0
    v_min_u32_e32 v7, v0, v2
    v_min_u32_e32 v8, v3, v2
    v_min_u32_e32 v9, v4, v2
    v_min_u32_e32 v12, v5, v2
    v_add_nc_u32_e32 v3, s60, v0
    v_add_nc_u32_e32 v4, s24, v0
    v_add_nc_u32_e32 v0, s61, v0
    v_min_u32_e32 v16, v6, v2
    v_mul_lo_u32 v32, v1, s28
    v_min_u32_e32 v20, v3, v2
    v_min_u32_e32 v24, v4, v2
    v_min_u32_e32 v28, v0, v2
    s_mul_i32 s23, s15, s26
    s_mul_i32 s24, s14, s27
    buffer_load_b128 v[0:3], v7, s[4:7], 0 idxen
    buffer_load_b128 v[4:7], v8, s[4:7], 0 idxen
    buffer_load_b128 v[8:11], v9, s[4:7], 0 idxen
    buffer_load_b128 v[12:15], v12, s[4:7], 0 idxen
    buffer_load_b128 v[16:19], v16, s[4:7], 0 idxen
    buffer_load_b128 v[20:23], v20, s[4:7], 0 idxen
    buffer_load_b128 v[24:27], v24, s[4:7], 0 idxen
    buffer_load_b128 v[28:31], v28, s[4:7], 0 idxen
    s_add_u32 s4, s23, s24
    s_mul_i32 s5, s34, s28
    s_mul_i32 s6, s28, 24
    v_add3_u32 v32, s4, v32, v97
    s_add_u32 s4, s4, s5
    s_mul_i32 s5, s28, 40
    s_mul_i32 s7, s28, 48
    v_add_nc_u32_e32 v33, s4, v97
    v_lshl_add_u32 v34, s28, 3, v32
    v_lshl_add_u32 v35, s28, 4, v32
    v_add_nc_u32_e32 v36, s6, v32
    v_lshl_add_u32 v37, s28, 5, v32
    v_min_u32_e32 v38, v32, v33
    v_min_u32_e32 v39, v34, v33
    v_min_u32_e32 v40, v35, v33
    v_min_u32_e32 v44, v36, v33
    s_mul_i32 s4, s28, 56
    v_add_nc_u32_e32 v34, s5, v32
    v_add_nc_u32_e32 v35, s7, v32
    v_add_nc_u32_e32 v32, s4, v32
    v_min_u32_e32 v48, v37, v33
    s_max_u32 s4, s46, 3
    v_min_u32_e32 v52, v34, v33
    v_min_u32_e32 v56, v35, v33
    v_min_u32_e32 v60, v32, v33
    s_max_u32 s5, s50, 3
    s_max_u32 s6, s54, 3
    buffer_load_b128 v[32:35], v38, s[8:11], 0 idxen
    buffer_load_b128 v[36:39], v39, s[8:11], 0 idxen
    buffer_load_b128 v[40:43], v40, s[8:11], 0 idxen
    buffer_load_b128 v[44:47], v44, s[8:11], 0 idxen
    buffer_load_b128 v[48:51], v48, s[8:11], 0 idxen
    buffer_load_b128 v[52:55], v52, s[8:11], 0 idxen
    buffer_load_b128 v[56:59], v56, s[8:11], 0 idxen
    buffer_load_b128 v[60:63], v60, s[8:11], 0 idxen
    s_or_b32 s33, s33, 0x40000
    s_sub_u32 s34, s12, 3
    s_or_b32 s37, s37, 0x40000
    s_sub_u32 s38, s13, 3
    s_or_b32 s41, s41, 0x40000
    s_sub_u32 s42, s42, 3
    s_or_b32 s45, s45, 0x40000
    s_sub_u32 s46, s4, 3
    s_or_b32 s49, s49, 0x40000
    s_sub_u32 s50, s5, 3
    s_or_b32 s53, s53, 0x40000
    s_sub_u32 s54, s6, 3
    s_waitcnt vmcnt(15)
    ds_store_b128 v68, v[0:3]
    s_waitcnt vmcnt(14)
    ds_store_b128 v69, v[4:7]
    s_waitcnt vmcnt(13)
    ds_store_b128 v70, v[8:11]
    s_waitcnt vmcnt(12)
    ds_store_b128 v71, v[12:15]
    s_waitcnt vmcnt(11)
    ds_store_b128 v72, v[16:19]
    s_waitcnt vmcnt(10)
    ds_store_b128 v73, v[20:23]
    s_waitcnt vmcnt(9)
    ds_store_b128 v74, v[24:27]
    s_waitcnt vmcnt(8)
    ds_store_b128 v75, v[28:31]
    s_waitcnt vmcnt(7)
    ds_store_b128 v68, v[32:35] offset:17408
    s_waitcnt vmcnt(6)
    ds_store_b128 v69, v[36:39] offset:17408
    s_waitcnt vmcnt(5)
    ds_store_b128 v70, v[40:43] offset:17408
    s_waitcnt vmcnt(4)
    ds_store_b128 v71, v[44:47] offset:17408
    s_waitcnt vmcnt(3)
    ds_store_b128 v72, v[48:51] offset:17408
    s_waitcnt vmcnt(2)
    ds_store_b128 v73, v[52:55] offset:17408
    s_waitcnt vmcnt(1)
    ds_store_b128 v74, v[56:59] offset:17408
    s_waitcnt vmcnt(0)
    ds_store_b128 v75, v[60:63] offset:17408
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L0
    s_mov_b32 s4, 0
    s_branch L1
L0:
    s_add_u32 s4, s1, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s4, s4, s18
    s_sub_u32 s4, s4, s18
L1:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s4, s4, 0xffffffe0
    v_add_nc_u32_e32 v0, s1, v97
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L2
    v_mov_b32_e32 v98, 0
    s_branch L3
L2:
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, s17, v0
    v_max_u32_e32 v1, s18, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v98, s18, v1
L3:
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L4
    v_mov_b32_e32 v99, 0
    s_branch L5
L4:
    v_add3_u32 v1, v0, s17, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_e32 v1, s18, v1
    v_subrev_nc_u32_e32 v99, s18, v1
L5:
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L6
    v_mov_b32_e32 v100, 0
    s_branch L7
L6:
    v_add3_u32 v1, v0, s17, 2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_e32 v1, s18, v1
    v_subrev_nc_u32_e32 v100, s18, v1
L7:
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L8
    v_mov_b32_e32 v101, 0
    s_branch L9
L8:
    v_add3_u32 v0, v0, s17, 3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_e32 v0, s18, v0
    v_subrev_nc_u32_e32 v101, s18, v0
L9:
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L10
    s_mov_b32 s5, 0
    s_branch L11
L10:
    s_add_u32 s5, s1, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s5, s5, 63
    s_max_u32 s5, s5, s18
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s5, s5, s18
L11:
    v_lshlrev_b32_e32 v102, 2, v96
    s_and_b32 s6, s17, 63
    v_mul_u32_u24_e32 v0, 0x44, v96
    v_mul_u32_u24_e32 v1, 0x44, v65
    s_sub_u32 s7, 64, s6
    v_add_nc_u32_e32 v2, 1, v102
    v_add_nc_u32_e32 v3, 2, v102
    v_add_nc_u32_e32 v4, 3, v102
    v_mul_u32_u24_e32 v5, 0x44, v66
    v_mul_u32_u24_e32 v6, 0x44, v67
    v_mul_u32_u24_e32 v103, 0x44, v102
    v_mul_u32_u24_e32 v2, 0x44, v2
    v_mul_u32_u24_e32 v3, 0x44, v3
    v_mul_u32_u24_e32 v4, 0x44, v4
    s_cmp_eq_u32 s6, 0
    s_cselect_b32 s6, 0, s7
    s_add_u32 s7, s17, -1
    s_add_u32 s6, s17, s6
    s_mul_i32 s8, s14, s16
    s_mul_i32 s9, s15, s20
    s_mul_i32 s10, s15, s29
    s_mul_i32 s3, s15, s3
    s_mul_i32 s11, s7, s22
    s_lshl_b32 s12, s22, 3
    s_lshl_b32 s13, s22, 4
    s_mul_i32 s19, s22, 24
    v_add_lshl_u32 v104, v0, v97, 2
    v_add_lshl_u32 v105, v1, v97, 2
    v_add_lshl_u32 v106, v5, v97, 2
    v_add_lshl_u32 v107, v6, v97, 2
    s_mul_i32 s7, s7, s31
    s_lshl_b32 s20, s31, 3
    s_lshl_b32 s23, s31, 4
    s_mul_i32 s24, s31, 24
    v_mul_u32_u24_e32 v108, 0x44, v64
    v_add_lshl_u32 v109, v103, v97, 2
    v_add_lshl_u32 v110, v2, v97, 2
    v_add_lshl_u32 v111, v3, v97, 2
    v_add_lshl_u32 v112, v4, v97, 2
    v_dual_mov_b32 v114, 0 :: v_dual_lshlrev_b32 v113, 3, v96
    v_dual_mov_b32 v115, 0 :: v_dual_mov_b32 v116, 0
    v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v118, 0
    v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v120, 0
    v_dual_mov_b32 v121, 0 :: v_dual_mov_b32 v122, 0
    v_dual_mov_b32 v123, 0 :: v_dual_mov_b32 v124, 0
    v_dual_mov_b32 v125, 0 :: v_dual_mov_b32 v126, 0
    v_dual_mov_b32 v127, 0 :: v_dual_mov_b32 v128, 0
    v_dual_mov_b32 v129, 0 :: v_dual_mov_b32 v130, 0
    v_dual_mov_b32 v131, 0 :: v_dual_mov_b32 v132, 0
    v_dual_mov_b32 v133, 0 :: v_dual_mov_b32 v134, 0
    v_dual_mov_b32 v135, 0 :: v_dual_mov_b32 v136, 0
    v_dual_mov_b32 v137, 0 :: v_dual_mov_b32 v138, 0
    v_dual_mov_b32 v139, 0 :: v_dual_mov_b32 v140, 0
    v_dual_mov_b32 v141, 0 :: v_dual_mov_b32 v142, 0
    v_dual_mov_b32 v143, 0 :: v_dual_mov_b32 v144, 0
    v_dual_mov_b32 v145, 0 :: v_dual_mov_b32 v28, 0
    v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v30, 0
    v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v24, 0
    v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v26, 0
    v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v20, 0
    v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v22, 0
    v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v16, 0
    v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
    v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v12, 0
    v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
    v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v8, 0
    v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
    v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v4, 0
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
    v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v0, 0
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_mov_b32_e32 v3, 0
    s_mov_b32 s25, 0
    s_branch L21
L12:
    s_add_u32 s26, s8, s25
    s_mov_b32 s27, s4
    s_mul_i32 s28, s26, s21
    s_mul_i32 s29, s26, s30
    s_add_u32 s26, s3, s26
    s_add_u32 s28, s9, s28
    s_add_u32 s29, s10, s29
    s_mul_i32 s26, s26, s6
    s_add_u32 s60, s28, s11
    s_add_u32 s61, s29, s7
    v_add_nc_u32_e32 v146, s60, v97
    v_add_nc_u32_e32 v147, s61, v97
    s_branch L20
L13:
    v_dual_mov_b32 v179, 0 :: v_dual_add_nc_u32 v32, s27, v96
    v_dual_mov_b32 v177, 0 :: v_dual_mov_b32 v178, 0
    v_dual_mov_b32 v175, 0 :: v_dual_mov_b32 v176, 0
    v_dual_mov_b32 v173, 0 :: v_dual_mov_b32 v174, 0
    v_dual_mov_b32 v171, 0 :: v_dual_mov_b32 v172, 0
    v_dual_mov_b32 v169, 0 :: v_dual_mov_b32 v170, 0
    v_dual_mov_b32 v167, 0 :: v_dual_mov_b32 v168, 0
    v_dual_mov_b32 v165, 0 :: v_dual_mov_b32 v166, 0
    v_dual_mov_b32 v163, 0 :: v_dual_mov_b32 v164, 0
    v_dual_mov_b32 v161, 0 :: v_dual_mov_b32 v162, 0
    v_dual_mov_b32 v159, 0 :: v_dual_mov_b32 v160, 0
    v_dual_mov_b32 v157, 0 :: v_dual_mov_b32 v158, 0
    v_dual_mov_b32 v155, 0 :: v_dual_mov_b32 v156, 0
    v_dual_mov_b32 v153, 0 :: v_dual_mov_b32 v154, 0
    v_dual_mov_b32 v151, 0 :: v_dual_mov_b32 v152, 0
    v_dual_mov_b32 v149, 0 :: v_dual_mov_b32 v150, 0
    v_mov_b32_e32 v148, 0
    s_mov_b32 s60, 0
    v_mul_lo_u32 v33, v32, s22
    v_mul_lo_u32 v32, v32, s31
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add3_u32 v33, s28, v33, v97
    v_add3_u32 v32, s29, v32, v97
    s_delay_alu instid0(VALU_DEP_2)
    v_add_nc_u32_e32 v34, s12, v33
    v_add_nc_u32_e32 v35, s13, v33
    v_add_nc_u32_e32 v36, s19, v33
    v_min_u32_e32 v33, v33, v146
    v_add_nc_u32_e32 v37, s20, v32
    v_min_u32_e32 v38, v34, v146
    v_min_u32_e32 v40, v35, v146
    v_min_u32_e32 v44, v36, v146
    v_add_nc_u32_e32 v34, s23, v32
    v_add_nc_u32_e32 v35, s24, v32
    v_min_u32_e32 v48, v32, v147
    v_min_u32_e32 v52, v37, v147
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_min_u32_e32 v56, v34, v147
    v_min_u32_e32 v60, v35, v147
    buffer_load_b128 v[32:35], v33, s[32:35], 0 idxen
    buffer_load_b128 v[36:39], v38, s[32:35], 0 idxen
    buffer_load_b128 v[40:43], v40, s[32:35], 0 idxen
    buffer_load_b128 v[44:47], v44, s[32:35], 0 idxen
    buffer_load_b128 v[48:51], v48, s[36:39], 0 idxen
    buffer_load_b128 v[52:55], v52, s[36:39], 0 idxen
    buffer_load_b128 v[56:59], v56, s[36:39], 0 idxen
    buffer_load_b128 v[60:63], v60, s[36:39], 0 idxen
    s_waitcnt vmcnt(7)
    ds_store_b128 v104, v[32:35] offset:34816
    s_waitcnt vmcnt(6)
    ds_store_b128 v105, v[36:39] offset:34816
    s_waitcnt vmcnt(5)
    ds_store_b128 v106, v[40:43] offset:34816
    s_waitcnt vmcnt(4)
    ds_store_b128 v107, v[44:47] offset:34816
    s_waitcnt vmcnt(3)
    ds_store_b128 v104, v[48:51] offset:43520
    s_waitcnt vmcnt(2)
    ds_store_b128 v105, v[52:55] offset:43520
    s_waitcnt vmcnt(1)
    ds_store_b128 v106, v[56:59] offset:43520
    s_waitcnt vmcnt(0)
    ds_store_b128 v107, v[60:63] offset:43520
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_branch L15
L14:
    v_add_nc_u32_e32 v32, s60, v103
    v_add_nc_u32_e32 v33, s60, v108
    s_add_u32 s60, s60, 4
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_and_b32_e32 v32, 0x1fff, v32
    v_and_b32_e32 v33, 0x1fff, v33
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v60, 2, v32
    v_lshlrev_b32_e32 v92, 2, v33
    ds_load_b128 v[32:35], v60 offset:34816
    ds_load_b128 v[36:39], v60 offset:35088
    ds_load_b128 v[40:43], v60 offset:35360
    ds_load_b128 v[44:47], v60 offset:35632
    ds_load_b128 v[48:51], v60 offset:43520
    ds_load_b128 v[52:55], v60 offset:43792
    ds_load_b128 v[56:59], v60 offset:44064
    ds_load_b128 v[60:63], v60 offset:44336
    ds_load_b128 v[64:67], v92
    ds_load_b128 v[68:71], v92 offset:4352
    ds_load_b128 v[72:75], v92 offset:8704
    ds_load_b128 v[76:79], v92 offset:13056
    ds_load_b128 v[80:83], v92 offset:17408
    ds_load_b128 v[84:87], v92 offset:21760
    ds_load_b128 v[88:91], v92 offset:26112
    ds_load_b128 v[92:95], v92 offset:30464
    s_waitcnt lgkmcnt(7)
    v_fma_f32 v179, v32, v64, v179
    s_waitcnt lgkmcnt(6)
    v_fma_f32 v177, v32, v68, v177
    s_waitcnt lgkmcnt(5)
    v_fma_f32 v175, v32, v72, v175
    s_waitcnt lgkmcnt(4)
    v_fma_f32 v32, v32, v76, v173
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v173, v48, v80, v178
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v176, v48, v84, v176
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v174, v48, v88, v174
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v48, v48, v92, v172
    v_fma_f32 v171, v36, v64, v171
    v_fma_f32 v170, v52, v80, v170
    v_fma_f32 v169, v36, v68, v169
    v_fma_f32 v168, v52, v84, v168
    v_fma_f32 v167, v36, v72, v167
    v_fma_f32 v166, v52, v88, v166
    v_fma_f32 v36, v36, v76, v165
    v_fma_f32 v52, v52, v92, v164
    v_fma_f32 v163, v40, v64, v163
    v_fma_f32 v162, v56, v80, v162
    v_fma_f32 v161, v40, v68, v161
    v_fma_f32 v160, v56, v84, v160
    v_fma_f32 v159, v40, v72, v159
    v_fma_f32 v158, v56, v88, v158
    v_fma_f32 v40, v40, v76, v157
    v_fma_f32 v56, v56, v92, v156
    v_fma_f32 v64, v44, v64, v155
    v_fma_f32 v80, v60, v80, v154
    v_fma_f32 v68, v44, v68, v153
    v_fma_f32 v84, v60, v84, v152
    v_fma_f32 v72, v44, v72, v151
    v_fma_f32 v88, v60, v88, v150
    v_fma_f32 v44, v44, v76, v149
    v_fma_f32 v60, v60, v92, v148
    v_fma_f32 v76, v33, v65, v179
    v_fma_f32 v92, v49, v81, v173
    v_fma_f32 v148, v33, v69, v177
    v_fma_f32 v149, v49, v85, v176
    v_fma_f32 v150, v33, v73, v175
    v_fma_f32 v151, v49, v89, v174
    v_fma_f32 v32, v33, v77, v32
    v_fma_f32 v33, v49, v93, v48
    v_fma_f32 v48, v37, v65, v171
    v_fma_f32 v49, v53, v81, v170
    v_fma_f32 v152, v37, v69, v169
    v_fma_f32 v153, v53, v85, v168
    v_fma_f32 v154, v37, v73, v167
    v_fma_f32 v155, v53, v89, v166
    v_fma_f32 v36, v37, v77, v36
    v_fma_f32 v37, v53, v93, v52
    v_fma_f32 v52, v41, v65, v163
    v_fma_f32 v53, v57, v81, v162
    v_fma_f32 v156, v41, v69, v161
    v_fma_f32 v157, v57, v85, v160
    v_fma_f32 v159, v41, v73, v159
    v_fma_f32 v158, v57, v89, v158
    v_fma_f32 v40, v41, v77, v40
    v_fma_f32 v41, v57, v93, v56
    v_fma_f32 v56, v45, v65, v64
    v_fma_f32 v57, v61, v81, v80
    v_fma_f32 v64, v45, v69, v68
    v_fma_f32 v65, v61, v85, v84
    v_fma_f32 v68, v45, v73, v72
    v_fma_f32 v69, v61, v89, v88
    v_dual_fmac_f32 v44, v45, v77 :: v_dual_fmac_f32 v33, v50, v94
    v_fma_f32 v45, v61, v93, v60
    v_fma_f32 v60, v34, v66, v76
    v_fma_f32 v61, v50, v82, v92
    v_fma_f32 v72, v34, v70, v148
    v_fma_f32 v73, v50, v86, v149
    v_fma_f32 v76, v34, v74, v150
    v_fma_f32 v77, v50, v90, v151
    v_fma_f32 v32, v34, v78, v32
    v_fma_f32 v34, v38, v66, v48
    v_fma_f32 v48, v54, v82, v49
    v_fma_f32 v49, v38, v70, v152
    v_fma_f32 v50, v54, v86, v153
    v_fma_f32 v80, v38, v74, v154
    v_fma_f32 v81, v54, v90, v155
    v_fma_f32 v36, v38, v78, v36
    v_fma_f32 v37, v54, v94, v37
    v_fma_f32 v38, v42, v66, v52
    v_fma_f32 v52, v58, v82, v53
    v_fma_f32 v53, v42, v70, v156
    v_fma_f32 v54, v58, v86, v157
    v_fma_f32 v84, v42, v74, v159
    v_fma_f32 v85, v58, v90, v158
    v_fma_f32 v40, v42, v78, v40
    v_fma_f32 v41, v58, v94, v41
    v_fma_f32 v42, v46, v66, v56
    v_fma_f32 v56, v62, v82, v57
    v_fma_f32 v57, v46, v70, v64
    v_fma_f32 v58, v62, v86, v65
    v_fma_f32 v64, v46, v74, v68
    v_fma_f32 v65, v62, v90, v69
    v_fma_f32 v44, v46, v78, v44
    v_fma_f32 v45, v62, v94, v45
    v_fma_f32 v179, v35, v67, v60
    v_fma_f32 v178, v51, v83, v61
    v_fma_f32 v177, v35, v71, v72
    v_fma_f32 v176, v51, v87, v73
    v_fma_f32 v175, v35, v75, v76
    v_fma_f32 v174, v51, v91, v77
    v_fma_f32 v173, v35, v79, v32
    v_fma_f32 v172, v51, v95, v33
    v_fma_f32 v171, v39, v67, v34
    v_fma_f32 v170, v55, v83, v48
    v_fma_f32 v169, v39, v71, v49
    v_fma_f32 v168, v55, v87, v50
    v_fma_f32 v167, v39, v75, v80
    v_fma_f32 v166, v55, v91, v81
    v_fma_f32 v165, v39, v79, v36
    v_fma_f32 v164, v55, v95, v37
    v_fma_f32 v163, v43, v67, v38
    v_fma_f32 v162, v59, v83, v52
    v_fma_f32 v161, v43, v71, v53
    v_fma_f32 v160, v59, v87, v54
    v_fma_f32 v159, v43, v75, v84
    v_fma_f32 v158, v59, v91, v85
    v_fma_f32 v157, v43, v79, v40
    v_fma_f32 v156, v59, v95, v41
    v_fma_f32 v155, v47, v67, v42
    v_fma_f32 v154, v63, v83, v56
    v_fma_f32 v153, v47, v71, v57
    v_fma_f32 v152, v63, v87, v58
    v_fma_f32 v151, v47, v75, v64
    v_fma_f32 v150, v63, v91, v65
    v_fma_f32 v149, v47, v79, v44
    v_fma_f32 v148, v63, v95, v45
L15:
    s_cmp_lt_u32 s60, 64
    s_cbranch_scc1 L14
    v_add_nc_u32_e32 v32, s27, v102
    s_cmp_ge_u32 s27, s5
    s_cselect_b32 s60, exec_lo, 0
    s_mov_b32 s61, 0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v36, s26, v32
    v_add_nc_u32_e32 v33, 1, v32
    v_add_nc_u32_e32 v34, 2, v32
    v_add_nc_u32_e32 v40, 3, v32
    v_cmp_ge_u32_e32 vcc_lo, v32, v98
    v_cmp_ge_u32_e64 s63, v32, v99
    v_cmp_ge_u32_e64 s64, v32, v100
    v_cmp_ge_u32_e64 s65, v32, v101
    v_cmp_ge_u32_e64 s66, v33, v98
    v_cmp_ge_u32_e64 s67, v33, v99
    v_cmp_ge_u32_e64 s68, v33, v100
    v_cmp_ge_u32_e64 s69, v33, v101
    v_cmp_ge_u32_e64 s70, v34, v98
    v_cmp_ge_u32_e64 s71, v34, v99
    v_cmp_ge_u32_e64 s72, v34, v100
    v_cmp_ge_u32_e64 s73, v34, v101
    v_cmp_ge_u32_e64 s74, v40, v98
    buffer_load_b128 v[32:35], v36, s[40:43], 0 idxen
    buffer_load_b128 v[36:39], v36, s[44:47], 0 idxen
    v_cmp_ge_u32_e64 s75, v40, v99
    v_cmp_ge_u32_e64 s76, v40, v100
    v_cmp_ge_u32_e64 s77, v40, v101
    s_or_b32 s62, s60, vcc_lo
    s_or_b32 s63, s60, s63
    s_or_b32 s64, s60, s64
    s_or_b32 s65, s60, s65
    s_or_b32 s66, s60, s66
    s_or_b32 s67, s60, s67
    s_or_b32 s68, s60, s68
    s_or_b32 s69, s60, s69
    s_or_b32 s70, s60, s70
    s_or_b32 s71, s60, s71
    s_or_b32 s72, s60, s72
    s_or_b32 s73, s60, s73
    s_or_b32 s74, s60, s74
    s_or_b32 s75, s60, s75
    s_or_b32 s76, s60, s76
    s_or_b32 s60, s60, s77
    s_waitcnt vmcnt(1)
    v_fma_f32 v40, v179, s59, -v32
    v_fma_f32 v41, v177, s59, -v32
    v_fma_f32 v42, v175, s59, -v32
    v_fma_f32 v32, v173, s59, -v32
    v_fma_f32 v43, v171, s59, -v33
    v_fma_f32 v44, v169, s59, -v33
    v_fma_f32 v45, v167, s59, -v33
    v_fma_f32 v33, v165, s59, -v33
    v_fma_f32 v46, v163, s59, -v34
    v_fma_f32 v47, v161, s59, -v34
    v_fma_f32 v48, v159, s59, -v34
    v_fma_f32 v34, v157, s59, -v34
    v_fma_f32 v49, v155, s59, -v35
    v_fma_f32 v50, v153, s59, -v35
    v_fma_f32 v51, v151, s59, -v35
    v_fma_f32 v35, v149, s59, -v35
    v_exp_f32_e32 v40, v40
    v_exp_f32_e32 v41, v41
    v_exp_f32_e32 v42, v42
    v_exp_f32_e32 v52, v32
    v_exp_f32_e32 v43, v43
    v_exp_f32_e32 v44, v44
    v_exp_f32_e32 v45, v45
    v_exp_f32_e32 v53, v33
    v_exp_f32_e32 v46, v46
    v_exp_f32_e32 v47, v47
    v_exp_f32_e32 v48, v48
    v_exp_f32_e32 v54, v34
    v_exp_f32_e32 v49, v49
    v_exp_f32_e32 v50, v50
    v_exp_f32_e32 v51, v51
    v_exp_f32_e32 v55, v35
    v_cndmask_b32_e64 v32, 0, v40, s62
    s_waitcnt vmcnt(0)
    v_sub_f32_e32 v56, v178, v36
    v_cndmask_b32_e64 v33, 0, v41, s63
    v_sub_f32_e32 v57, v176, v36
    v_cndmask_b32_e64 v34, 0, v42, s64
    v_sub_f32_e32 v58, v174, v36
    v_cndmask_b32_e64 v35, 0, v52, s65
    v_sub_f32_e32 v52, v172, v36
    v_cndmask_b32_e64 v40, 0, v43, s66
    v_dual_sub_f32 v59, v170, v37 :: v_dual_subrev_f32 v60, v37, v168
    v_cndmask_b32_e64 v41, 0, v44, s67
    v_cndmask_b32_e64 v42, 0, v45, s68
    v_dual_sub_f32 v61, v166, v37 :: v_dual_subrev_f32 v62, v37, v164
    v_cndmask_b32_e64 v43, 0, v53, s69
    v_cndmask_b32_e64 v44, 0, v46, s70
    v_sub_f32_e32 v63, v162, v38
    v_cndmask_b32_e64 v45, 0, v47, s71
    v_dual_sub_f32 v64, v160, v38 :: v_dual_mul_f32 v37, v33, v57
    v_cndmask_b32_e64 v46, 0, v48, s72
    v_sub_f32_e32 v65, v158, v38
    v_cndmask_b32_e64 v47, 0, v54, s73
    v_sub_f32_e32 v66, v156, v38
    v_cndmask_b32_e64 v48, 0, v49, s74
    v_dual_sub_f32 v67, v154, v39 :: v_dual_subrev_f32 v68, v39, v152
    v_cndmask_b32_e64 v49, 0, v50, s75
    v_cndmask_b32_e64 v50, 0, v51, s76
    v_dual_sub_f32 v69, v150, v39 :: v_dual_subrev_f32 v70, v39, v148
    v_cndmask_b32_e64 v51, 0, v55, s60
    v_mul_f32_e32 v36, v32, v56
    v_mul_f32_e32 v38, v34, v58
    v_dual_mul_f32 v39, v35, v52 :: v_dual_mul_f32 v52, v40, v59
    v_dual_mul_f32 v53, v41, v60 :: v_dual_mul_f32 v54, v42, v61
    v_dual_mul_f32 v55, v43, v62 :: v_dual_mul_f32 v56, v44, v63
    v_dual_mul_f32 v57, v45, v64 :: v_dual_mul_f32 v58, v46, v65
    v_dual_mul_f32 v59, v47, v66 :: v_dual_mul_f32 v60, v48, v67
    v_dual_mul_f32 v61, v49, v68 :: v_dual_mul_f32 v62, v50, v69
    v_mul_f32_e32 v63, v51, v70
    ds_store_b128 v109, v[32:35] offset:52224
    ds_store_b128 v110, v[40:43] offset:52224
    ds_store_b128 v111, v[44:47] offset:52224
    ds_store_b128 v112, v[48:51] offset:52224
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_branch L17
L16:
    s_mul_i32 s60, s61, 0x44
    s_add_u32 s61, s61, 2
    v_add_lshl_u32 v64, s60, v113, 2
    v_add_lshl_u32 v68, s60, v97, 2
    ds_load_b128 v[32:35], v64 offset:52224
    ds_load_b128 v[40:43], v64 offset:52240
    ds_load_b128 v[44:47], v68 offset:43520
    ds_load_b128 v[48:51], v64 offset:52496
    ds_load_b128 v[64:67], v64 offset:52512
    ds_load_b128 v[68:71], v68 offset:43792
    s_waitcnt lgkmcnt(3)
    v_dual_fmac_f32 v28, v32, v44 :: v_dual_fmac_f32 v25, v33, v45
    v_dual_fmac_f32 v29, v32, v45 :: v_dual_fmac_f32 v24, v33, v44
    v_dual_fmac_f32 v30, v32, v46 :: v_dual_fmac_f32 v27, v33, v47
    v_dual_fmac_f32 v31, v32, v47 :: v_dual_fmac_f32 v26, v33, v46
    v_dual_fmac_f32 v20, v34, v44 :: v_dual_fmac_f32 v17, v35, v45
    v_dual_fmac_f32 v21, v34, v45 :: v_dual_fmac_f32 v16, v35, v44
    v_dual_fmac_f32 v22, v34, v46 :: v_dual_fmac_f32 v19, v35, v47
    v_dual_fmac_f32 v23, v34, v47 :: v_dual_fmac_f32 v18, v35, v46
    v_dual_fmac_f32 v12, v40, v44 :: v_dual_fmac_f32 v9, v41, v45
    v_dual_fmac_f32 v13, v40, v45 :: v_dual_fmac_f32 v8, v41, v44
    v_dual_fmac_f32 v14, v40, v46 :: v_dual_fmac_f32 v11, v41, v47
    v_dual_fmac_f32 v15, v40, v47 :: v_dual_fmac_f32 v10, v41, v46
    v_dual_fmac_f32 v4, v42, v44 :: v_dual_fmac_f32 v1, v43, v45
    v_dual_fmac_f32 v5, v42, v45 :: v_dual_fmac_f32 v0, v43, v44
    v_dual_fmac_f32 v6, v42, v46 :: v_dual_fmac_f32 v3, v43, v47
    v_dual_fmac_f32 v7, v42, v47 :: v_dual_fmac_f32 v2, v43, v46
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v28, v48, v68 :: v_dual_fmac_f32 v25, v49, v69
    v_dual_fmac_f32 v29, v48, v69 :: v_dual_fmac_f32 v24, v49, v68
    v_dual_fmac_f32 v30, v48, v70 :: v_dual_fmac_f32 v27, v49, v71
    v_dual_fmac_f32 v31, v48, v71 :: v_dual_fmac_f32 v26, v49, v70
    v_dual_fmac_f32 v20, v50, v68 :: v_dual_fmac_f32 v17, v51, v69
    v_dual_fmac_f32 v21, v50, v69 :: v_dual_fmac_f32 v16, v51, v68
    v_dual_fmac_f32 v22, v50, v70 :: v_dual_fmac_f32 v19, v51, v71
    v_dual_fmac_f32 v23, v50, v71 :: v_dual_fmac_f32 v18, v51, v70
    v_dual_fmac_f32 v12, v64, v68 :: v_dual_fmac_f32 v9, v65, v69
    v_dual_fmac_f32 v13, v64, v69 :: v_dual_fmac_f32 v8, v65, v68
    v_dual_fmac_f32 v14, v64, v70 :: v_dual_fmac_f32 v11, v65, v71
    v_dual_fmac_f32 v15, v64, v71 :: v_dual_fmac_f32 v10, v65, v70
    v_dual_fmac_f32 v4, v66, v68 :: v_dual_fmac_f32 v1, v67, v69
    v_dual_fmac_f32 v5, v66, v69 :: v_dual_fmac_f32 v0, v67, v68
    v_dual_fmac_f32 v6, v66, v70 :: v_dual_fmac_f32 v3, v67, v71
    v_dual_fmac_f32 v7, v66, v71 :: v_dual_fmac_f32 v2, v67, v70
L17:
    s_cmp_lt_u32 s61, 32
    s_cbranch_scc1 L16
    s_barrier
    s_mov_b32 s60, 0
    ds_store_b128 v109, v[36:39] offset:52224
    ds_store_b128 v110, v[52:55] offset:52224
    ds_store_b128 v111, v[56:59] offset:52224
    ds_store_b128 v112, v[60:63] offset:52224
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_branch L19
L18:
    s_mul_i32 s61, s60, 0x44
    s_add_u32 s60, s60, 2
    v_add_lshl_u32 v48, s61, v113, 2
    v_add_lshl_u32 v52, s61, v97, 2
    ds_load_b128 v[32:35], v48 offset:52224
    ds_load_b128 v[36:39], v48 offset:52240
    ds_load_b128 v[40:43], v52 offset:34816
    ds_load_b128 v[44:47], v48 offset:52496
    ds_load_b128 v[48:51], v48 offset:52512
    ds_load_b128 v[52:55], v52 offset:35088
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v56, v32, v40, v114
    v_fma_f32 v57, v32, v41, v115
    v_fma_f32 v58, v32, v42, v116
    v_fma_f32 v32, v32, v43, v117
    v_fma_f32 v59, v33, v40, v118
    v_fma_f32 v60, v33, v41, v119
    v_fma_f32 v61, v33, v42, v120
    v_fma_f32 v33, v33, v43, v121
    v_fma_f32 v62, v34, v40, v122
    v_fma_f32 v63, v34, v41, v123
    v_fma_f32 v64, v34, v42, v124
    v_fma_f32 v34, v34, v43, v125
    v_fma_f32 v65, v35, v40, v126
    v_fma_f32 v66, v35, v41, v127
    v_fma_f32 v67, v35, v42, v128
    v_fma_f32 v35, v35, v43, v129
    v_fma_f32 v68, v36, v40, v130
    v_fma_f32 v69, v36, v41, v131
    v_fma_f32 v70, v36, v42, v132
    v_fma_f32 v36, v36, v43, v133
    v_fma_f32 v71, v37, v40, v134
    v_fma_f32 v72, v37, v41, v135
    v_fma_f32 v73, v37, v42, v136
    v_fma_f32 v37, v37, v43, v137
    v_fma_f32 v74, v38, v40, v138
    v_fma_f32 v75, v38, v41, v139
    v_fma_f32 v76, v38, v42, v140
    v_fma_f32 v38, v38, v43, v141
    v_fma_f32 v40, v39, v40, v142
    v_fma_f32 v41, v39, v41, v143
    v_fma_f32 v42, v39, v42, v144
    v_fma_f32 v39, v39, v43, v145
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v114, v44, v52, v56
    v_fma_f32 v115, v44, v53, v57
    v_fma_f32 v116, v44, v54, v58
    v_fma_f32 v117, v44, v55, v32
    v_fma_f32 v118, v45, v52, v59
    v_fma_f32 v119, v45, v53, v60
    v_fma_f32 v120, v45, v54, v61
    v_fma_f32 v121, v45, v55, v33
    v_fma_f32 v122, v46, v52, v62
    v_fma_f32 v123, v46, v53, v63
    v_fma_f32 v124, v46, v54, v64
    v_fma_f32 v125, v46, v55, v34
    v_fma_f32 v126, v47, v52, v65
    v_fma_f32 v127, v47, v53, v66
    v_fma_f32 v128, v47, v54, v67
    v_fma_f32 v129, v47, v55, v35
    v_fma_f32 v130, v48, v52, v68
    v_fma_f32 v131, v48, v53, v69
    v_fma_f32 v132, v48, v54, v70
    v_fma_f32 v133, v48, v55, v36
    v_fma_f32 v134, v49, v52, v71
    v_fma_f32 v135, v49, v53, v72
    v_fma_f32 v136, v49, v54, v73
    v_fma_f32 v137, v49, v55, v37
    v_fma_f32 v138, v50, v52, v74
    v_fma_f32 v139, v50, v53, v75
    v_fma_f32 v140, v50, v54, v76
    v_fma_f32 v141, v50, v55, v38
    v_fma_f32 v142, v51, v52, v40
    v_fma_f32 v143, v51, v53, v41
    v_fma_f32 v144, v51, v54, v42
    v_fma_f32 v145, v51, v55, v39
L19:
    s_cmp_lt_u32 s60, 32
    s_cbranch_scc1 L18
    s_sub_u32 s60, s17, s27
    s_barrier
    s_min_u32 s60, s60, 32
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s27, s27, s60
L20:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s27, s17
    s_cbranch_scc1 L13
    s_add_u32 s25, s25, 1
L21:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s25, s16
    s_cbranch_scc1 L12
    v_add_nc_u32_e32 v36, s1, v113
    s_mul_i32 s1, s15, s56
    s_mul_i32 s3, s14, s57
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    s_add_u32 s1, s1, s3
    v_cmp_gt_u32_e64 s3, s18, v36
    v_add_nc_u32_e32 v37, s1, v97
    s_and_b32 s1, exec_lo, s3
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v38, v36, s58
    v_dual_mul_f32 v32, s0, v114 :: v_dual_mul_f32 v33, s0, v115
    v_dual_mul_f32 v34, s0, v116 :: v_dual_mul_f32 v35, s0, v117
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v38, v37, v38
    buffer_store_b128 v[32:35], v38, s[48:51], 0 idxen
    buffer_store_b128 v[28:31], v38, s[52:55], 0 idxen
    s_mov_b32 exec_lo, s2
L22:
    v_add_nc_u32_e32 v28, 1, v36
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s18, v28
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v32, v28, s58
    v_dual_mul_f32 v28, s0, v118 :: v_dual_mul_f32 v29, s0, v119
    v_dual_mul_f32 v30, s0, v120 :: v_dual_mul_f32 v31, s0, v121
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v32, v37, v32
    buffer_store_b128 v[28:31], v32, s[48:51], 0 idxen
    buffer_store_b128 v[24:27], v32, s[52:55], 0 idxen
    s_mov_b32 exec_lo, s2
L23:
    v_add_nc_u32_e32 v24, 2, v36
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s18, v24
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v28, v24, s58
    v_dual_mul_f32 v24, s0, v122 :: v_dual_mul_f32 v25, s0, v123
    v_dual_mul_f32 v26, s0, v124 :: v_dual_mul_f32 v27, s0, v125
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v28, v37, v28
    buffer_store_b128 v[24:27], v28, s[48:51], 0 idxen
    buffer_store_b128 v[20:23], v28, s[52:55], 0 idxen
    s_mov_b32 exec_lo, s2
L24:
    v_add_nc_u32_e32 v20, 3, v36
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s18, v20
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v24, v20, s58
    v_dual_mul_f32 v20, s0, v126 :: v_dual_mul_f32 v21, s0, v127
    v_dual_mul_f32 v22, s0, v128 :: v_dual_mul_f32 v23, s0, v129
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v24, v37, v24
    buffer_store_b128 v[20:23], v24, s[48:51], 0 idxen
    buffer_store_b128 v[16:19], v24, s[52:55], 0 idxen
    s_mov_b32 exec_lo, s2
L25:
    v_add_nc_u32_e32 v16, 4, v36
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s18, v16
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v20, v16, s58
    v_dual_mul_f32 v16, s0, v130 :: v_dual_mul_f32 v17, s0, v131
    v_dual_mul_f32 v18, s0, v132 :: v_dual_mul_f32 v19, s0, v133
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v20, v37, v20
    buffer_store_b128 v[16:19], v20, s[48:51], 0 idxen
    buffer_store_b128 v[12:15], v20, s[52:55], 0 idxen
    s_mov_b32 exec_lo, s2
L26:
    v_add_nc_u32_e32 v12, 5, v36
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s18, v12
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v16, v12, s58
    v_dual_mul_f32 v12, s0, v134 :: v_dual_mul_f32 v13, s0, v135
    v_dual_mul_f32 v14, s0, v136 :: v_dual_mul_f32 v15, s0, v137
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v16, v37, v16
    buffer_store_b128 v[12:15], v16, s[48:51], 0 idxen
    buffer_store_b128 v[8:11], v16, s[52:55], 0 idxen
    s_mov_b32 exec_lo, s2
L27:
    v_add_nc_u32_e32 v8, 6, v36
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s18, v8
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v12, v8, s58
    v_dual_mul_f32 v8, s0, v138 :: v_dual_mul_f32 v9, s0, v139
    v_dual_mul_f32 v10, s0, v140 :: v_dual_mul_f32 v11, s0, v141
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v12, v37, v12
    buffer_store_b128 v[8:11], v12, s[48:51], 0 idxen
    buffer_store_b128 v[4:7], v12, s[52:55], 0 idxen
    s_mov_b32 exec_lo, s2
L28:
    v_add_nc_u32_e32 v4, 7, v36
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s18, v4
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v8, v4, s58
    v_dual_mul_f32 v4, s0, v142 :: v_dual_mul_f32 v5, s0, v143
    v_dual_mul_f32 v6, s0, v144 :: v_dual_mul_f32 v7, s0, v145
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v8, v37, v8
    buffer_store_b128 v[4:7], v8, s[48:51], 0 idxen
    buffer_store_b128 v[0:3], v8, s[52:55], 0 idxen
L29:
    s_endpgm
