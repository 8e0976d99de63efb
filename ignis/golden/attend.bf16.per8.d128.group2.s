; 188 VGPRs, 61 SGPRs, 16640 bytes of LDS, 0 of scratch, 2753 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x48
    s_load_b128 s[20:23], s[0:1], 0x30
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b128 s[32:35], s[0:1], 0x90
    s_load_b128 s[36:39], s[0:1], 0xa8
    s_load_b128 s[40:43], s[0:1], 0xd8
    s_load_b128 s[44:47], s[0:1], 0xc0
    s_load_b64 s[52:53], s[0:1], 0xf0
    s_load_b128 s[48:51], s[0:1], 0xfc
    s_load_b32 s54, s[0:1], 0x10c
    s_load_b32 s55, s[0:1], 0x70
    s_load_b32 s0, s[0:1], 0x114
    v_mbcnt_lo_u32_b32 v126, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s47, 0x11016000
    s_mov_b32 s43, 0x11016000
    s_mov_b32 s7, 0x31016000
    v_and_b32_e32 v127, 15, v126
    v_dual_mov_b32 v129, v0 :: v_dual_and_b32 v128, 1, v126
    v_lshlrev_b32_e32 v8, 3, v126
    s_mov_b32 s19, 0x31016000
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v130, 3, v127
    v_lshlrev_b32_e32 v40, 4, v127
    s_cmp_eq_u32 s15, 0
    s_cselect_b32 s1, exec_lo, 0
    v_xor_b32_e32 v41, 64, v130
    s_mov_b32 s56, 0xb9500bee
    v_lshrrev_b32_e32 v0, 5, v0
    s_mov_b32 s57, 0xbab6061a
    s_mov_b32 s58, 0xfedcba98
    v_lshlrev_b32_e32 v42, 1, v41
    s_mov_b32 s23, 0x31016000
    v_readfirstlane_b32 s59, v0
    s_mov_b32 s3, 0x11016000
    s_mov_b32 s31, 0x11016000
    s_mov_b32 s35, 0x11016000
    s_mov_b32 s39, 0x31016000
    v_lshlrev_b32_e32 v131, 2, v126
    s_cmp_eq_u32 s59, 0
    s_cselect_b32 s2, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s60, s1, s2
    s_lshl_b32 s10, s10, 2
    s_lshl_b32 s6, s6, 1
    s_lshl_b32 s18, s18, 2
    buffer_load_b128 v[0:3], v40, s[4:7], 0 offen
    buffer_load_b128 v[4:7], v42, s[4:7], 0 offen
    s_mov_b32 s4, s42
    s_or_b32 s45, s45, 0x40000
    s_max_u32 s1, s4, 1
    s_or_b32 s41, s41, 0x40000
    s_lshl_b32 s0, s0, 1
    s_add_u32 s1, s1, -1
    buffer_load_b32 v68, v128, s[44:47], 0 idxen
    s_mul_i32 s0, s13, s0
    v_min_u32_e32 v9, s1, v126
    buffer_load_b64 v[92:93], v8, s[16:19], 0 offen
    s_lshl1_add_u32 s5, s14, s0
    buffer_load_b32 v132, v9, s[40:43], 0 idxen
    s_max_u32 s2, s26, 7
    s_lshl_b32 s0, s5, 7
    s_max_u32 s6, s30, 3
    v_add_lshl_u32 v28, s0, v130, 2
    v_add_lshl_u32 v36, s0, v41, 2
    s_lshl_b32 s22, s22, 1
    s_mov_b32 s0, s24
    s_or_b32 s1, s25, 0x20000
    s_sub_u32 s2, s2, 7
    s_or_b32 s29, s29, 0x20000
    s_sub_u32 s30, s6, 3
    s_or_b32 s33, s33, 0x40000
    s_lshl_b32 s38, s38, 2
    buffer_load_b128 v[8:11], v28, s[8:11], 0 offen
    buffer_load_b128 v[12:15], v28, s[8:11], 0 offen offset:16
    buffer_load_b128 v[16:19], v36, s[8:11], 0 offen
    buffer_load_b128 v[20:23], v36, s[8:11], 0 offen offset:16
    buffer_load_b128 v[24:27], v28, s[8:11], 0 offen offset:512
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen offset:528
    buffer_load_b128 v[32:35], v36, s[8:11], 0 offen offset:512
    buffer_load_b128 v[36:39], v36, s[8:11], 0 offen offset:528
    s_waitcnt vmcnt(12)
    v_and_b32_e32 v133, 0xffff, v0
    v_lshrrev_b32_e32 v134, 16, v0
    v_and_b32_e32 v135, 0xffff, v1
    v_lshrrev_b32_e32 v136, 16, v1
    v_and_b32_e32 v137, 0xffff, v2
    v_lshrrev_b32_e32 v138, 16, v2
    v_and_b32_e32 v139, 0xffff, v3
    v_lshrrev_b32_e32 v140, 16, v3
    s_waitcnt vmcnt(11)
    v_and_b32_e32 v141, 0xffff, v4
    v_lshrrev_b32_e32 v142, 16, v4
    v_and_b32_e32 v143, 0xffff, v5
    v_lshrrev_b32_e32 v144, 16, v5
    v_and_b32_e32 v145, 0xffff, v6
    v_lshrrev_b32_e32 v146, 16, v6
    v_and_b32_e32 v147, 0xffff, v7
    v_lshrrev_b32_e32 v148, 16, v7
    s_and_b32 s6, s60, exec_lo
    s_cbranch_scc1 L0
    s_waitcnt vmcnt(7)
    v_dual_mov_b32 v40, v8 :: v_dual_mov_b32 v41, v9
    v_dual_mov_b32 v42, v10 :: v_dual_mov_b32 v43, v11
    s_waitcnt vmcnt(6)
    v_dual_mov_b32 v44, v12 :: v_dual_mov_b32 v45, v13
    v_dual_mov_b32 v46, v14 :: v_dual_mov_b32 v47, v15
    s_waitcnt vmcnt(5)
    v_dual_mov_b32 v48, v16 :: v_dual_mov_b32 v49, v17
    v_dual_mov_b32 v50, v18 :: v_dual_mov_b32 v51, v19
    s_waitcnt vmcnt(4)
    v_dual_mov_b32 v52, v20 :: v_dual_mov_b32 v53, v21
    v_dual_mov_b32 v54, v22 :: v_dual_mov_b32 v55, v23
    v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v57, 0
    v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v59, 0
    s_branch L1
L0:
    s_add_u32 s6, s52, s13
    buffer_load_b128 v[60:63], v40, s[20:23], 0 offen
    buffer_load_b128 v[64:67], v42, s[20:23], 0 offen
    s_lshl_b32 s6, s6, 7
    s_add_u32 s7, s52, s53
    v_add_lshl_u32 v44, s6, v130, 2
    s_add_u32 s7, s7, s13
    v_add_lshl_u32 v52, s6, v41, 2
    s_lshl_b32 s6, s7, 7
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v56, s6, v131, 2
    buffer_load_b128 v[40:43], v44, s[8:11], 0 offen
    buffer_load_b128 v[44:47], v44, s[8:11], 0 offen offset:16
    buffer_load_b128 v[48:51], v52, s[8:11], 0 offen
    buffer_load_b128 v[52:55], v52, s[8:11], 0 offen offset:16
    buffer_load_b128 v[56:59], v56, s[8:11], 0 offen
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v133, 0xffff, v60
    v_lshrrev_b32_e32 v134, 16, v60
    v_and_b32_e32 v135, 0xffff, v61
    v_lshrrev_b32_e32 v136, 16, v61
    v_and_b32_e32 v137, 0xffff, v62
    v_lshrrev_b32_e32 v138, 16, v62
    v_and_b32_e32 v139, 0xffff, v63
    v_lshrrev_b32_e32 v140, 16, v63
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v141, 0xffff, v64
    v_lshrrev_b32_e32 v142, 16, v64
    v_and_b32_e32 v143, 0xffff, v65
    v_lshrrev_b32_e32 v144, 16, v65
    v_and_b32_e32 v145, 0xffff, v66
    v_lshrrev_b32_e32 v146, 16, v66
    v_and_b32_e32 v147, 0xffff, v67
    v_lshrrev_b32_e32 v148, 16, v67
L1:
    s_and_b32 s6, -1, exec_lo
    s_mul_i32 s7, s59, s51
    s_lshr_b32 s8, s27, 5
    s_ctz_i32_b32 s9, s6
    s_and_b32 s6, s6, 1
    s_lshl_b32 s10, s13, 7
    s_min_u32 s9, s9, 32
    s_add_u32 s8, s8, -1
    v_add_nc_u32_e32 v149, s10, v130
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s6, 0, s9
    v_add_nc_u32_e32 v150, s10, v131
    v_readlane_b32 s6, v68, s6
    s_add_u32 s9, s6, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s10, s9, s50
    s_sub_u32 s10, s9, s10
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshr_b32 s11, s10, 3
    s_add_u32 s7, s11, s7
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s7, s7, s15
    s_lshl_b32 s11, s7, 3
    s_lshl4_add_u32 s7, s51, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_lshl_b32 s7, s7, 3
    s_cmp_lt_u32 s11, s6
    s_cbranch_scc0 L2
    s_mov_b32 s9, s11
    s_branch L3
L2:
    s_and_b32 s9, s9, 31
L3:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshr_b32 s13, s9, 5
    s_cmp_lt_u32 s13, 32
    s_cbranch_scc0 L4
    s_and_b32 s13, s13, 31
    s_and_b32 s16, -1, exec_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_lshr_b32 s17, s16, s13
    s_ctz_i32_b32 s16, s16
    s_and_b32 s17, s17, 1
    s_min_u32 s16, s16, 32
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s13, s13, s16
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s13, v132, s13
    s_branch L6
L4:
    s_cmp_lt_u32 s13, s4
    s_cselect_b32 s16, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s16, exec_lo, s16
    s_cbranch_scc0 L5
    s_lshl_b32 s17, s13, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s16, s[40:43], s17
L5:
    s_cmp_lt_u32 s13, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s13, s16, 0
L6:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_min_u32 s13, s13, s8
    s_and_b32 s9, s9, 31
    s_lshl_b32 s13, s13, 5
    s_add_u32 s9, s13, s9
    s_cmp_lt_u32 s11, s6
    s_cbranch_scc0 L7
    s_add_u32 s13, s6, -1
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s13, s13, s11
    s_branch L8
L7:
    s_mov_b32 s13, 0
L8:
    v_lshrrev_b32_e32 v151, 4, v126
    s_mul_i32 s9, s9, s55
    s_min_u32 s16, s13, 1
    s_min_u32 s17, s13, 2
    v_add_nc_u32_e32 v60, s9, v149
    v_add_nc_u32_e32 v152, 2, v151
    v_add_nc_u32_e32 v153, 4, v151
    v_add_nc_u32_e32 v154, 6, v151
    v_min_u32_e32 v61, s13, v151
    s_min_u32 s18, s13, 3
    v_min_u32_e32 v62, s13, v152
    v_min_u32_e32 v63, s13, v153
    v_min_u32_e32 v64, s13, v154
    v_mul_lo_u32 v61, v61, s55
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_lo_u32 v62, v62, s55
    v_mul_lo_u32 v63, v63, s55
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_lo_u32 v64, v64, s55
    v_add_nc_u32_e32 v61, v60, v61
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_nc_u32_e32 v65, v60, v62
    v_add_nc_u32_e32 v68, v60, v63
    s_min_u32 s19, s13, 4
    s_delay_alu instid0(VALU_DEP_4)
    v_add_nc_u32_e32 v72, v60, v64
    s_min_u32 s20, s13, 5
    s_min_u32 s21, s13, 6
    s_min_u32 s13, s13, 7
    v_add_nc_u32_e32 v76, s9, v150
    s_mul_i32 s9, s16, s55
    s_mul_i32 s16, s17, s55
    s_mul_i32 s17, s18, s55
    s_mul_i32 s18, s19, s55
    s_mul_i32 s19, s20, s55
    s_mul_i32 s20, s21, s55
    s_mul_i32 s13, s13, s55
    v_add_nc_u32_e32 v77, s9, v76
    buffer_load_b128 v[60:63], v61, s[0:3], 0 idxen
    buffer_load_b128 v[64:67], v65, s[0:3], 0 idxen
    buffer_load_b128 v[68:71], v68, s[0:3], 0 idxen
    buffer_load_b128 v[72:75], v72, s[0:3], 0 idxen
    v_add_nc_u32_e32 v78, s16, v76
    v_add_nc_u32_e32 v79, s17, v76
    v_add_nc_u32_e32 v80, s18, v76
    v_add_nc_u32_e32 v81, s19, v76
    v_add_nc_u32_e32 v82, s20, v76
    v_add_nc_u32_e32 v83, s13, v76
    buffer_load_b64 v[94:95], v76, s[28:31], 0 idxen
    buffer_load_b64 v[96:97], v77, s[28:31], 0 idxen
    buffer_load_b64 v[98:99], v78, s[28:31], 0 idxen
    buffer_load_b64 v[100:101], v79, s[28:31], 0 idxen
    buffer_load_b64 v[102:103], v80, s[28:31], 0 idxen
    buffer_load_b64 v[104:105], v81, s[28:31], 0 idxen
    buffer_load_b64 v[106:107], v82, s[28:31], 0 idxen
    buffer_load_b64 v[108:109], v83, s[28:31], 0 idxen
    s_cmp_lt_u32 s7, s6
    s_cbranch_scc1 L9
    v_dual_mov_b32 v175, 0 :: v_dual_mov_b32 v174, 0
    v_dual_mov_b32 v173, 0 :: v_dual_mov_b32 v172, 0
    v_dual_mov_b32 v171, 0 :: v_dual_mov_b32 v170, 0
    v_dual_mov_b32 v169, 0 :: v_dual_mov_b32 v168, 0
    v_dual_mov_b32 v167, 0 :: v_dual_mov_b32 v166, 0
    v_dual_mov_b32 v165, 0 :: v_dual_mov_b32 v164, 0
    v_dual_mov_b32 v163, 0 :: v_dual_mov_b32 v162, 0
    v_dual_mov_b32 v161, 0 :: v_dual_mov_b32 v160, 0
    v_dual_mov_b32 v159, 0 :: v_dual_mov_b32 v158, 0
    v_dual_mov_b32 v157, 0 :: v_dual_mov_b32 v156, 0
    v_dual_mov_b32 v155, 0 :: v_dual_mov_b32 v120, 0
    v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v118, 0
    v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v116, 0
    v_dual_mov_b32 v115, 0 :: v_dual_mov_b32 v114, 0
    v_dual_mov_b32 v113, 0 :: v_dual_mov_b32 v112, 0
    v_dual_mov_b32 v111, 0 :: v_dual_mov_b32 v110, 0
    v_dual_mov_b32 v76, 0 :: v_dual_mov_b32 v77, 0
    v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v79, 0
    v_dual_mov_b32 v80, 0 :: v_dual_mov_b32 v81, 0
    v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v83, 0
    v_dual_mov_b32 v84, 0 :: v_dual_mov_b32 v85, 0
    v_dual_mov_b32 v86, 0 :: v_dual_mov_b32 v87, 0
    v_dual_mov_b32 v88, 0 :: v_dual_mov_b32 v89, 0
    v_dual_mov_b32 v90, 0 :: v_dual_mov_b32 v91, 0
    s_branch L13
L9:
    s_lshr_b32 s9, s7, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s9, 32
    s_cbranch_scc0 L10
    s_and_b32 s9, s9, 31
    s_and_b32 s13, -1, exec_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_lshr_b32 s16, s13, s9
    s_ctz_i32_b32 s13, s13
    s_and_b32 s16, s16, 1
    s_min_u32 s13, s13, 32
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s9, s9, s13
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s9, v132, s9
    s_branch L12
L10:
    s_cmp_lt_u32 s9, s4
    s_cselect_b32 s13, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s13, exec_lo, s13
    s_cbranch_scc0 L11
    s_lshl_b32 s16, s9, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s13, s[40:43], s16
L11:
    s_cmp_lt_u32 s9, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s9, s13, 0
L12:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s9, s9, s8
    s_and_b32 s13, s7, 31
    s_add_u32 s16, s6, -1
    s_lshl_b32 s9, s9, 5
    s_sub_u32 s16, s16, s7
    s_add_u32 s9, s9, s13
    v_min_u32_e32 v76, s16, v151
    s_mul_i32 s9, s9, s55
    v_min_u32_e32 v77, s16, v152
    v_min_u32_e32 v78, s16, v153
    v_min_u32_e32 v79, s16, v154
    v_mul_lo_u32 v76, v76, s55
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_lo_u32 v77, v77, s55
    v_mul_lo_u32 v78, v78, s55
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_lo_u32 v79, v79, s55
    v_add_nc_u32_e32 v80, s9, v149
    s_min_u32 s13, s16, 1
    s_min_u32 s17, s16, 2
    s_min_u32 s18, s16, 3
    s_min_u32 s19, s16, 4
    v_add_nc_u32_e32 v76, v80, v76
    v_add_nc_u32_e32 v81, v80, v77
    v_add_nc_u32_e32 v84, v80, v78
    v_add_nc_u32_e32 v88, v80, v79
    s_min_u32 s20, s16, 5
    s_min_u32 s21, s16, 6
    s_min_u32 s16, s16, 7
    v_add_nc_u32_e32 v110, s9, v150
    s_mul_i32 s9, s13, s55
    s_mul_i32 s13, s17, s55
    s_mul_i32 s17, s18, s55
    s_mul_i32 s18, s19, s55
    s_mul_i32 s19, s20, s55
    s_mul_i32 s20, s21, s55
    s_mul_i32 s16, s16, s55
    v_add_nc_u32_e32 v112, s9, v110
    v_add_nc_u32_e32 v114, s13, v110
    buffer_load_b128 v[76:79], v76, s[0:3], 0 idxen
    buffer_load_b128 v[80:83], v81, s[0:3], 0 idxen
    buffer_load_b128 v[84:87], v84, s[0:3], 0 idxen
    buffer_load_b128 v[88:91], v88, s[0:3], 0 idxen
    v_add_nc_u32_e32 v116, s17, v110
    v_add_nc_u32_e32 v118, s18, v110
    v_add_nc_u32_e32 v120, s19, v110
    v_add_nc_u32_e32 v122, s20, v110
    v_add_nc_u32_e32 v124, s16, v110
    buffer_load_b64 v[110:111], v110, s[28:31], 0 idxen
    buffer_load_b64 v[112:113], v112, s[28:31], 0 idxen
    buffer_load_b64 v[114:115], v114, s[28:31], 0 idxen
    buffer_load_b64 v[116:117], v116, s[28:31], 0 idxen
    buffer_load_b64 v[118:119], v118, s[28:31], 0 idxen
    buffer_load_b64 v[120:121], v120, s[28:31], 0 idxen
    buffer_load_b64 v[122:123], v122, s[28:31], 0 idxen
    buffer_load_b64 v[124:125], v124, s[28:31], 0 idxen
    s_waitcnt vmcnt(7)
    v_and_b32_e32 v175, 0xffff, v110
    v_lshrrev_b32_e32 v174, 16, v110
    v_and_b32_e32 v173, 0xffff, v111
    v_lshrrev_b32_e32 v172, 16, v111
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v171, 0xffff, v112
    v_lshrrev_b32_e32 v170, 16, v112
    v_and_b32_e32 v169, 0xffff, v113
    v_lshrrev_b32_e32 v168, 16, v113
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v167, 0xffff, v114
    v_lshrrev_b32_e32 v166, 16, v114
    v_and_b32_e32 v165, 0xffff, v115
    v_lshrrev_b32_e32 v164, 16, v115
    s_waitcnt vmcnt(4)
    v_and_b32_e32 v163, 0xffff, v116
    v_lshrrev_b32_e32 v162, 16, v116
    v_and_b32_e32 v161, 0xffff, v117
    v_lshrrev_b32_e32 v160, 16, v117
    s_waitcnt vmcnt(3)
    v_and_b32_e32 v159, 0xffff, v118
    v_lshrrev_b32_e32 v158, 16, v118
    v_and_b32_e32 v157, 0xffff, v119
    v_lshrrev_b32_e32 v156, 16, v119
    s_waitcnt vmcnt(2)
    v_and_b32_e32 v155, 0xffff, v120
    v_lshrrev_b32_e32 v120, 16, v120
    v_and_b32_e32 v119, 0xffff, v121
    v_lshrrev_b32_e32 v118, 16, v121
    s_waitcnt vmcnt(1)
    v_and_b32_e32 v117, 0xffff, v122
    v_lshrrev_b32_e32 v116, 16, v122
    v_and_b32_e32 v115, 0xffff, v123
    v_lshrrev_b32_e32 v114, 16, v123
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v113, 0xffff, v124
    v_lshrrev_b32_e32 v112, 16, v124
    v_and_b32_e32 v111, 0xffff, v125
    v_lshrrev_b32_e32 v110, 16, v125
L13:
    v_cvt_f32_u32_e32 v121, s6
    v_and_b32_e32 v122, 63, v130
    v_cmp_gt_u32_e32 vcc_lo, 64, v130
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v92, v121, v92
    v_mul_f32_e32 v93, v121, v93
    v_lshrrev_b32_e32 v121, 1, v122
    v_cndmask_b32_e64 v122, -1.0, 1.0, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v123, 0x3f22f983, v92 :: v_dual_mul_f32 v124, 0x3f22f983, v93
    v_lshlrev_b32_e32 v125, 2, v121
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_rndne_f32_e32 v123, v123
    v_rndne_f32_e32 v124, v124
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v92, -v123, 0x3fc90fdb, v92
    v_fma_f32 v93, -v124, 0x3fc90fdb, v93
    v_cvt_i32_f32_e32 v130, v123
    v_cvt_i32_f32_e32 v176, v124
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v92, -v123, 0xb33bbd2e, v92
    v_fma_f32 v93, -v124, 0xb33bbd2e, v93
    s_delay_alu instid0(VALU_DEP_4)
    v_and_b32_e32 v177, 1, v130
    v_and_b32_e32 v178, 2, v130
    v_add_nc_u32_e32 v130, 1, v130
    v_fma_f32 v92, -v123, 0xa6f72ced, v92
    v_fma_f32 v93, -v124, 0xa6f72ced, v93
    v_cmp_ne_u32_e32 vcc_lo, 0, v177
    v_lshlrev_b32_e32 v123, 30, v178
    v_add_nc_u32_e32 v124, 1, v176
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v177, v92, v92 :: v_dual_mul_f32 v178, v93, v93
    v_and_b32_e32 v179, 1, v176
    v_and_b32_e32 v180, 1, v130
    v_and_b32_e32 v181, 1, v124
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v182, 0x3638b88d, v177, s56
    v_fma_f32 v183, 0x37ccf5ce, v177, s57
    v_dual_mul_f32 v184, v177, v92 :: v_dual_mul_f32 v187, v178, v93
    v_fma_f32 v185, 0x3638b88d, v178, s56
    v_fma_f32 v186, 0x37ccf5ce, v178, s57
    v_fma_f32 v182, v182, v177, 0x3c088886
    v_dual_fmaak_f32 v183, v183, v177, 0x3d2aaaa5 :: v_dual_and_b32 v176, 2, v176
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmaak_f32 v185, v178, v185, 0x3c088886 :: v_dual_and_b32 v130, 2, v130
    v_fma_f32 v186, v186, v178, 0x3d2aaaa5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v182, v182, v177, 0xbe2aaaaa
    v_fma_f32 v183, v183, v177, -0.5
    v_cmp_ne_u32_e64 s13, 0, v179
    v_dual_fmaak_f32 v179, v178, v185, 0xbe2aaaaa :: v_dual_and_b32 v124, 2, v124
    v_fma_f32 v185, v186, v178, -0.5
    v_fma_f32 v92, v182, v184, v92
    v_fma_f32 v177, v183, v177, 1.0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v93, v179, v187 :: v_dual_lshlrev_b32 v176, 30, v176
    v_fma_f32 v178, v185, v178, 1.0
    v_cmp_ne_u32_e64 s16, 0, v180
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_cndmask_b32 v179, v92, v177 :: v_dual_lshlrev_b32 v130, 30, v130
    v_cmp_ne_u32_e32 vcc_lo, 0, v181
    v_cndmask_b32_e64 v180, v93, v178, s13
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_xor_b32_e32 v123, v179, v123
    v_cndmask_b32_e64 v92, v92, v177, s16
    v_cndmask_b32_e32 v93, v93, v178, vcc_lo
    v_lshlrev_b32_e32 v124, 30, v124
    v_xor_b32_e32 v176, v180, v176
    v_xor_b32_e32 v92, v92, v130
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_xor_b32_e32 v93, v93, v124
    ds_bpermute_b32 v124, v125, v123
    s_and_b32 s9, -1, exec_lo
    v_lshlrev_b32_e32 v125, 2, v121
    v_lshrrev_b32_e64 v130, v121, s9
    v_and_b32_e32 v130, 1, v130
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cmp_ne_u32_e32 vcc_lo, 0, v130
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v124, v123, v124, vcc_lo
    v_mul_f32_e32 v124, v124, v122
    ds_bpermute_b32 v125, v125, v176
    v_add_nc_u32_e32 v130, 1, v121
    s_and_b32 s9, -1, exec_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e64 v177, v121, s9
    v_and_b32_e32 v130, 31, v130
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_and_b32_e32 v177, 1, v177
    v_lshlrev_b32_e32 v178, 2, v130
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cmp_ne_u32_e32 vcc_lo, 0, v177
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v125, v176, v125, vcc_lo
    v_mul_f32_e32 v125, v125, v122
    ds_bpermute_b32 v177, v178, v123
    s_and_b32 s9, -1, exec_lo
    v_lshlrev_b32_e32 v178, 2, v130
    v_lshrrev_b32_e64 v179, v130, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v179, 1, v179
    v_cmp_ne_u32_e32 vcc_lo, 0, v179
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v177, v123, v177, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
    v_mul_f32_e32 v177, v177, v122
    ds_bpermute_b32 v178, v178, v176
    v_add_nc_u32_e32 v179, 2, v121
    s_and_b32 s9, -1, exec_lo
    v_lshrrev_b32_e64 v180, v130, s9
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_and_b32_e32 v179, 31, v179
    v_and_b32_e32 v180, 1, v180
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v181, 2, v179
    v_cmp_ne_u32_e32 vcc_lo, 0, v180
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v178, v176, v178, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v178, v178, v122
    ds_bpermute_b32 v180, v181, v123
    s_and_b32 s9, -1, exec_lo
    v_lshlrev_b32_e32 v181, 2, v179
    v_lshrrev_b32_e64 v182, v179, s9
    v_and_b32_e32 v182, 1, v182
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cmp_ne_u32_e32 vcc_lo, 0, v182
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v180, v123, v180, vcc_lo
    v_mul_f32_e32 v180, v180, v122
    ds_bpermute_b32 v181, v181, v176
    v_add_nc_u32_e32 v182, 3, v121
    s_and_b32 s9, -1, exec_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e64 v183, v179, s9
    v_and_b32_e32 v182, 31, v182
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_and_b32_e32 v183, 1, v183
    v_lshlrev_b32_e32 v184, 2, v182
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cmp_ne_u32_e32 vcc_lo, 0, v183
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v181, v176, v181, vcc_lo
    v_mul_f32_e32 v181, v181, v122
    ds_bpermute_b32 v183, v184, v123
    s_and_b32 s9, -1, exec_lo
    v_lshlrev_b32_e32 v184, 2, v182
    v_lshrrev_b32_e64 v185, v182, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v185, 1, v185
    v_cmp_ne_u32_e32 vcc_lo, 0, v185
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v123, v123, v183, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v123, v123, v122
    ds_bpermute_b32 v183, v184, v176
    s_and_b32 s9, -1, exec_lo
    v_lshlrev_b32_e32 v184, 2, v121
    v_lshrrev_b32_e64 v185, v182, s9
    v_and_b32_e32 v185, 1, v185
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cmp_ne_u32_e32 vcc_lo, 0, v185
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v176, v176, v183, vcc_lo
    v_mul_f32_e32 v122, v176, v122
    ds_bpermute_b32 v176, v184, v92
    s_and_b32 s9, -1, exec_lo
    v_lshlrev_b32_e32 v183, 2, v121
    v_lshrrev_b32_e64 v184, v121, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v184, 1, v184
    v_cmp_ne_u32_e32 vcc_lo, 0, v184
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v176, v92, v176, vcc_lo
    ds_bpermute_b32 v183, v183, v93
    s_and_b32 s9, -1, exec_lo
    v_lshlrev_b32_e32 v184, 2, v130
    v_lshrrev_b32_e64 v121, v121, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v121, 1, v121
    v_cmp_ne_u32_e32 vcc_lo, 0, v121
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v121, v93, v183, vcc_lo
    ds_bpermute_b32 v183, v184, v92
    s_and_b32 s9, -1, exec_lo
    v_lshlrev_b32_e32 v184, 2, v130
    v_lshrrev_b32_e64 v185, v130, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v185, 1, v185
    v_cmp_ne_u32_e32 vcc_lo, 0, v185
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v183, v92, v183, vcc_lo
    ds_bpermute_b32 v184, v184, v93
    s_and_b32 s9, -1, exec_lo
    v_lshlrev_b32_e32 v185, 2, v179
    v_lshrrev_b32_e64 v130, v130, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v130, 1, v130
    v_cmp_ne_u32_e32 vcc_lo, 0, v130
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v130, v93, v184, vcc_lo
    ds_bpermute_b32 v184, v185, v92
    s_and_b32 s9, -1, exec_lo
    v_lshlrev_b32_e32 v185, 2, v179
    v_lshrrev_b32_e64 v186, v179, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v186, 1, v186
    v_cmp_ne_u32_e32 vcc_lo, 0, v186
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v184, v92, v184, vcc_lo
    ds_bpermute_b32 v185, v185, v93
    s_and_b32 s9, -1, exec_lo
    v_lshlrev_b32_e32 v186, 2, v182
    v_lshrrev_b32_e64 v179, v179, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v179, 1, v179
    v_cmp_ne_u32_e32 vcc_lo, 0, v179
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v179, v93, v185, vcc_lo
    ds_bpermute_b32 v185, v186, v92
    s_and_b32 s9, -1, exec_lo
    v_lshlrev_b32_e32 v186, 2, v182
    v_lshrrev_b32_e64 v187, v182, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v187, 1, v187
    v_cmp_ne_u32_e32 vcc_lo, 0, v187
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e32 v92, v92, v185, vcc_lo
    ds_bpermute_b32 v185, v186, v93
    s_and_b32 s9, -1, exec_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e64 v182, v182, s9
    v_and_b32_e32 v182, 1, v182
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_ne_u32_e64 s9, 0, v182
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e64 v93, v93, v185, s9
    s_cmp_lg_u32 s54, 0
    s_cbranch_scc0 L14
    v_fma_f32 v182, v8, v8, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v182, v9, v9, v182
    v_fma_f32 v182, v10, v10, v182
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v182, v11, v11, v182
    v_fma_f32 v182, v12, v12, v182
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v182, v13, v13, v182
    v_fma_f32 v182, v14, v14, v182
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v182, v15, v15, v182
    v_add_f32_dpp v182, v182, v182 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v182, v182, v182 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v182, v182, v182 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v182, v182, v182 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v185, v182, 0x76543210, s58
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v182, v185, v182
    v_fma_f32 v182, v182, 0x3b800000, s49
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s9, 0x800000, v182
    v_mul_f32_e32 v185, 0x4b800000, v182
    v_cndmask_b32_e64 v182, v182, v185, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v182, v182
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v185, 0x45800000, v182
    v_cndmask_b32_e64 v182, v182, v185, s9
    s_branch L15
L14:
    v_mov_b32_e32 v182, 1.0
L15:
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v8, v8, v182 :: v_dual_lshlrev_b32 v187, 16, v1
    v_lshlrev_b32_e32 v185, 16, v0
    v_dual_mul_f32 v16, v16, v182 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_dual_mul_f32 v9, v182, v9 :: v_dual_lshlrev_b32 v186, 16, v4
    v_dual_mul_f32 v17, v182, v17 :: v_dual_and_b32 v0, 0xffff0000, v0
    v_dual_mul_f32 v11, v182, v11 :: v_dual_and_b32 v4, 0xffff0000, v4
    v_mul_f32_e32 v10, v10, v182
    v_mul_f32_e32 v18, v18, v182
    v_dual_mul_f32 v19, v19, v182 :: v_dual_mul_f32 v8, v8, v185
    v_mul_f32_e32 v12, v12, v182
    v_mul_f32_e32 v20, v20, v182
    v_mul_f32_e32 v13, v13, v182
    v_dual_mul_f32 v21, v21, v182 :: v_dual_mul_f32 v10, v10, v187
    v_dual_mul_f32 v14, v14, v182 :: v_dual_mul_f32 v11, v11, v1
    v_mul_f32_e32 v22, v22, v182
    v_mul_f32_e32 v15, v15, v182
    v_dual_mul_f32 v23, v23, v182 :: v_dual_lshlrev_b32 v182, 16, v5
    v_dual_mul_f32 v16, v16, v186 :: v_dual_and_b32 v5, 0xffff0000, v5
    v_dual_mul_f32 v9, v9, v0 :: v_dual_mul_f32 v10, v10, v183
    v_mul_f32_e32 v17, v17, v4
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v18, v18, v182 :: v_dual_mul_f32 v19, v19, v5
    v_mul_f32_e32 v8, v8, v176
    v_dual_mul_f32 v16, v16, v124 :: v_dual_mul_f32 v9, v9, v121
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v17, v17, v125
    v_dual_mul_f32 v18, v18, v177 :: v_dual_mul_f32 v11, v11, v130
    v_mul_f32_e32 v19, v19, v178
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_sub_f32_e32 v8, v8, v16
    v_lshlrev_b32_e32 v16, 16, v2
    v_dual_sub_f32 v9, v9, v17 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v17, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_dual_mul_f32 v12, v12, v16 :: v_dual_sub_f32 v11, v11, v19
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v13, v13, v2
    v_dual_sub_f32 v10, v10, v18 :: v_dual_lshlrev_b32 v19, 16, v7
    v_lshlrev_b32_e32 v18, 16, v3
    v_dual_mul_f32 v20, v17, v20 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_mul_f32_e32 v21, v21, v6
    v_dual_mul_f32 v12, v12, v184 :: v_dual_and_b32 v7, 0xffff0000, v7
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v14, v14, v18 :: v_dual_mul_f32 v15, v15, v3
    v_dual_mul_f32 v20, v20, v180 :: v_dual_mul_f32 v13, v13, v179
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_mul_f32 v21, v21, v181 :: v_dual_mul_f32 v14, v14, v92
    v_dual_mul_f32 v15, v15, v93 :: v_dual_sub_f32 v12, v12, v20
    s_delay_alu instid0(VALU_DEP_2)
    v_sub_f32_e32 v13, v13, v21
    v_bfe_u32 v20, v8, 16, 1
    v_mul_f32_e32 v21, v22, v19
    v_mul_f32_e32 v22, v23, v7
    v_bfe_u32 v23, v9, 16, 1
    v_cmp_u_f32_e64 s9, v8, v8
    v_add3_u32 v20, v8, v20, 0x7fff
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v21, v21, v123 :: v_dual_mul_f32 v22, v22, v122
    v_or_b32_e32 v8, 0x400000, v8
    v_add3_u32 v23, v9, v23, 0x7fff
    v_cmp_u_f32_e64 s13, v9, v9
    v_dual_sub_f32 v14, v14, v21 :: v_dual_sub_f32 v15, v15, v22
    v_bfe_u32 v21, v10, 16, 1
    v_bfe_u32 v22, v11, 16, 1
    v_or_b32_e32 v9, 0x400000, v9
    v_cmp_u_f32_e64 s16, v10, v10
    v_cmp_u_f32_e64 s17, v11, v11
    v_add3_u32 v21, v10, v21, 0x7fff
    v_or_b32_e32 v10, 0x400000, v10
    v_add3_u32 v22, v11, v22, 0x7fff
    v_or_b32_e32 v11, 0x400000, v11
    v_cmp_u_f32_e32 vcc_lo, v12, v12
    v_cmp_u_f32_e64 s19, v13, v13
    v_cmp_u_f32_e64 s20, v14, v14
    v_cmp_u_f32_e64 s21, v15, v15
    v_cndmask_b32_e64 v8, v20, v8, s9
    v_bfe_u32 v20, v12, 16, 1
    v_cndmask_b32_e64 v9, v23, v9, s13
    v_bfe_u32 v23, v13, 16, 1
    v_cndmask_b32_e64 v10, v21, v10, s16
    v_bfe_u32 v21, v14, 16, 1
    v_add3_u32 v20, v12, v20, 0x7fff
    v_or_b32_e32 v12, 0x400000, v12
    v_add3_u32 v23, v13, v23, 0x7fff
    v_or_b32_e32 v13, 0x400000, v13
    v_add3_u32 v21, v14, v21, 0x7fff
    v_or_b32_e32 v14, 0x400000, v14
    v_cndmask_b32_e64 v11, v22, v11, s17
    v_bfe_u32 v22, v15, 16, 1
    v_cndmask_b32_e32 v12, v20, v12, vcc_lo
    v_or_b32_e32 v20, 0x400000, v15
    v_cndmask_b32_e64 v13, v23, v13, s19
    v_cndmask_b32_e64 v14, v21, v14, s20
    v_add3_u32 v15, v15, v22, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_lshrrev_b32_e32 v9, 16, v9
    v_lshrrev_b32_e32 v10, 16, v10
    v_lshrrev_b32_e32 v11, 16, v11
    v_cndmask_b32_e64 v15, v15, v20, s21
    v_lshrrev_b32_e32 v12, 16, v12
    v_lshrrev_b32_e32 v13, 16, v13
    v_lshrrev_b32_e32 v14, 16, v14
    s_delay_alu instid0(VALU_DEP_4)
    v_lshrrev_b32_e32 v15, 16, v15
    s_cmp_lg_u32 s54, 0
    s_cbranch_scc0 L16
    s_waitcnt vmcnt(15)
    v_fma_f32 v20, v24, v24, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v25, v25, v20
    v_fma_f32 v20, v26, v26, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v27, v27, v20
    s_waitcnt vmcnt(14)
    v_fma_f32 v20, v28, v28, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v29, v29, v20
    v_fma_f32 v20, v30, v30, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v31, v31, v20
    v_add_f32_dpp v20, v20, v20 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v20, v20, v20 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v20, v20, v20 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v20, v20, v20 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v21, v20, 0x76543210, s58
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v20, v21, v20
    v_fma_f32 v20, v20, 0x3b800000, s49
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s9, 0x800000, v20
    v_mul_f32_e32 v21, 0x4b800000, v20
    v_cndmask_b32_e64 v20, v20, v21, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v20, v20
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v21, 0x45800000, v20
    v_cndmask_b32_e64 v20, v20, v21, s9
    s_branch L17
L16:
    v_mov_b32_e32 v20, 1.0
L17:
    s_waitcnt vmcnt(15)
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v21, v24, v20
    s_waitcnt vmcnt(13)
    v_mul_f32_e32 v22, v32, v20
    v_dual_mul_f32 v23, v25, v20 :: v_dual_mul_f32 v24, v20, v33
    v_mul_f32_e32 v25, v26, v20
    v_mul_f32_e32 v26, v34, v20
    v_dual_mul_f32 v27, v27, v20 :: v_dual_mul_f32 v32, v20, v35
    v_dual_mul_f32 v28, v28, v20 :: v_dual_mul_f32 v21, v21, v185
    s_waitcnt vmcnt(12)
    v_mul_f32_e32 v33, v36, v20
    v_dual_mul_f32 v29, v29, v20 :: v_dual_mul_f32 v34, v20, v37
    v_mul_f32_e32 v30, v30, v20
    v_mul_f32_e32 v35, v38, v20
    v_dual_mul_f32 v31, v31, v20 :: v_dual_mul_f32 v20, v20, v39
    v_dual_mul_f32 v22, v22, v186 :: v_dual_mul_f32 v1, v27, v1
    v_dual_mul_f32 v0, v23, v0 :: v_dual_mul_f32 v5, v32, v5
    v_dual_mul_f32 v4, v24, v4 :: v_dual_mul_f32 v23, v25, v187
    v_dual_mul_f32 v24, v26, v182 :: v_dual_mul_f32 v17, v33, v17
    v_dual_mul_f32 v16, v28, v16 :: v_dual_mul_f32 v19, v35, v19
    v_dual_mul_f32 v2, v29, v2 :: v_dual_mul_f32 v7, v20, v7
    v_dual_mul_f32 v6, v34, v6 :: v_dual_mul_f32 v3, v31, v3
    v_mul_f32_e32 v18, v30, v18
    v_dual_mul_f32 v20, v21, v176 :: v_dual_mul_f32 v1, v130, v1
    v_dual_mul_f32 v21, v22, v124 :: v_dual_mul_f32 v22, v23, v183
    v_dual_mul_f32 v0, v0, v121 :: v_dual_mul_f32 v23, v177, v24
    v_dual_mul_f32 v4, v4, v125 :: v_dual_mul_f32 v5, v5, v178
    v_dual_mul_f32 v16, v16, v184 :: v_dual_mul_f32 v19, v19, v123
    v_dual_mul_f32 v17, v17, v180 :: v_dual_mul_f32 v2, v2, v179
    v_dual_mul_f32 v6, v6, v181 :: v_dual_mul_f32 v7, v7, v122
    v_dual_mul_f32 v18, v18, v92 :: v_dual_mul_f32 v3, v3, v93
    v_sub_f32_e32 v20, v20, v21
    v_dual_sub_f32 v0, v0, v4 :: v_dual_sub_f32 v1, v1, v5
    v_dual_sub_f32 v4, v22, v23 :: v_dual_subrev_f32 v5, v17, v16
    v_sub_f32_e32 v2, v2, v6
    v_sub_f32_e32 v6, v18, v19
    v_sub_f32_e32 v3, v3, v7
    v_bfe_u32 v7, v20, 16, 1
    v_bfe_u32 v16, v0, 16, 1
    v_bfe_u32 v17, v4, 16, 1
    v_bfe_u32 v18, v1, 16, 1
    v_bfe_u32 v19, v5, 16, 1
    v_bfe_u32 v21, v2, 16, 1
    v_bfe_u32 v22, v6, 16, 1
    v_bfe_u32 v23, v3, 16, 1
    v_add3_u32 v7, v20, v7, 0x7fff
    v_or_b32_e32 v24, 0x400000, v20
    v_cmp_u_f32_e32 vcc_lo, v20, v20
    v_add3_u32 v16, v0, v16, 0x7fff
    v_or_b32_e32 v20, 0x400000, v0
    v_cmp_u_f32_e64 s13, v0, v0
    v_add3_u32 v0, v4, v17, 0x7fff
    v_or_b32_e32 v17, 0x400000, v4
    v_cmp_u_f32_e64 s16, v4, v4
    v_add3_u32 v4, v1, v18, 0x7fff
    v_or_b32_e32 v18, 0x400000, v1
    v_cmp_u_f32_e64 s17, v1, v1
    v_add3_u32 v1, v5, v19, 0x7fff
    v_or_b32_e32 v19, 0x400000, v5
    v_cmp_u_f32_e64 s18, v5, v5
    v_add3_u32 v5, v2, v21, 0x7fff
    v_or_b32_e32 v21, 0x400000, v2
    v_cmp_u_f32_e64 s19, v2, v2
    v_add3_u32 v2, v6, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v6
    v_cmp_u_f32_e64 s20, v6, v6
    v_add3_u32 v6, v3, v23, 0x7fff
    v_or_b32_e32 v23, 0x400000, v3
    v_cmp_u_f32_e64 s21, v3, v3
    v_cndmask_b32_e32 v3, v7, v24, vcc_lo
    v_cndmask_b32_e64 v7, v16, v20, s13
    v_cndmask_b32_e64 v0, v0, v17, s16
    v_cndmask_b32_e64 v4, v4, v18, s17
    v_cndmask_b32_e64 v1, v1, v19, s18
    v_cndmask_b32_e64 v5, v5, v21, s19
    v_cndmask_b32_e64 v2, v2, v22, s20
    v_cndmask_b32_e64 v6, v6, v23, s21
    v_lshrrev_b32_e32 v16, 16, v3
    v_lshrrev_b32_e32 v17, 16, v7
    v_lshrrev_b32_e32 v18, 16, v0
    v_lshrrev_b32_e32 v19, 16, v4
    v_lshrrev_b32_e32 v20, 16, v1
    v_lshrrev_b32_e32 v21, 16, v5
    v_lshrrev_b32_e32 v22, 16, v2
    v_lshrrev_b32_e32 v23, 16, v6
    s_and_b32 s9, s60, exec_lo
    s_cbranch_scc1 L18
    v_dual_mov_b32 v26, 0xff7fffff :: v_dual_mov_b32 v5, 0
    s_mov_b32 s13, 0
    v_dual_mov_b32 v24, 0xff7fffff :: v_dual_mov_b32 v7, 0
    s_mov_b32 s9, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v3, 0
    v_mov_b32_e32 v0, 0
    v_mov_b32_e32 v2, 0
    s_branch L26
L18:
    s_cmp_lg_u32 s54, 0
    s_cbranch_scc0 L19
    v_fma_f32 v0, v40, v40, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v0, v41, v41, v0
    v_fma_f32 v0, v42, v42, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v0, v43, v43, v0
    v_fma_f32 v0, v44, v44, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v0, v45, v45, v0
    v_fma_f32 v0, v46, v46, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v0, v47, v47, v0
    v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s58
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v1, v0
    v_fma_f32 v0, v0, 0x3b800000, s49
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s9, 0x800000, v0
    v_mul_f32_e32 v1, 0x4b800000, v0
    v_cndmask_b32_e64 v0, v0, v1, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x45800000, v0
    v_cndmask_b32_e64 v0, v0, v1, s9
    s_branch L20
L19:
    v_mov_b32_e32 v0, 1.0
L20:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v1, v40, v0 :: v_dual_lshlrev_b32 v2, 16, v133
    v_dual_mul_f32 v3, v48, v0 :: v_dual_lshlrev_b32 v4, 16, v141
    v_dual_mul_f32 v5, v0, v41 :: v_dual_lshlrev_b32 v6, 16, v134
    v_dual_mul_f32 v7, v0, v49 :: v_dual_lshlrev_b32 v24, 16, v142
    v_dual_mul_f32 v1, v1, v2 :: v_dual_mul_f32 v2, v4, v3
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v3, v5, v6 :: v_dual_lshlrev_b32 v6, 16, v135
    v_mul_f32_e32 v4, v42, v0
    v_dual_mul_f32 v5, v7, v24 :: v_dual_lshlrev_b32 v24, 16, v143
    v_mul_f32_e32 v7, v50, v0
    v_dual_mul_f32 v25, v0, v43 :: v_dual_lshlrev_b32 v26, 16, v136
    v_dual_mul_f32 v27, v0, v51 :: v_dual_lshlrev_b32 v28, 16, v144
    v_dual_mul_f32 v1, v176, v1 :: v_dual_lshlrev_b32 v30, 16, v138
    v_dual_mul_f32 v2, v2, v124 :: v_dual_mul_f32 v3, v3, v121
    v_dual_mul_f32 v5, v5, v125 :: v_dual_mul_f32 v4, v4, v6
    v_dual_mul_f32 v6, v7, v24 :: v_dual_mul_f32 v7, v26, v25
    v_dual_mul_f32 v24, v27, v28 :: v_dual_mul_f32 v29, v0, v45
    v_dual_mul_f32 v25, v44, v0 :: v_dual_lshlrev_b32 v26, 16, v137
    v_dual_mul_f32 v27, v52, v0 :: v_dual_lshlrev_b32 v28, 16, v145
    v_dual_mul_f32 v31, v0, v53 :: v_dual_lshlrev_b32 v32, 16, v146
    v_sub_f32_e32 v1, v1, v2
    v_dual_sub_f32 v2, v3, v5 :: v_dual_lshlrev_b32 v33, 16, v148
    v_dual_mul_f32 v3, v4, v183 :: v_dual_mul_f32 v4, v177, v6
    v_mul_f32_e32 v5, v7, v130
    v_mul_f32_e32 v6, v24, v178
    v_dual_mul_f32 v7, v25, v26 :: v_dual_mul_f32 v24, v28, v27
    v_dual_mul_f32 v25, v29, v30 :: v_dual_mul_f32 v26, v32, v31
    v_dual_mul_f32 v27, v46, v0 :: v_dual_lshlrev_b32 v28, 16, v139
    v_dual_mul_f32 v29, v54, v0 :: v_dual_lshlrev_b32 v30, 16, v147
    v_dual_mul_f32 v31, v0, v47 :: v_dual_lshlrev_b32 v32, 16, v140
    v_dual_mul_f32 v0, v55, v0 :: v_dual_subrev_f32 v3, v4, v3
    v_bfe_u32 v34, v1, 16, 1
    v_bfe_u32 v35, v2, 16, 1
    v_dual_sub_f32 v4, v5, v6 :: v_dual_mul_f32 v5, v184, v7
    v_dual_mul_f32 v6, v24, v180 :: v_dual_mul_f32 v7, v25, v179
    v_dual_mul_f32 v24, v26, v181 :: v_dual_mul_f32 v25, v27, v28
    v_dual_mul_f32 v26, v29, v30 :: v_dual_mul_f32 v27, v32, v31
    v_mul_f32_e32 v0, v0, v33
    v_add3_u32 v28, v1, v34, 0x7fff
    v_or_b32_e32 v29, 0x400000, v1
    v_cmp_u_f32_e32 vcc_lo, v1, v1
    v_add3_u32 v1, v2, v35, 0x7fff
    v_or_b32_e32 v30, 0x400000, v2
    v_cmp_u_f32_e64 s13, v2, v2
    v_bfe_u32 v2, v3, 16, 1
    v_bfe_u32 v31, v4, 16, 1
    v_dual_sub_f32 v5, v5, v6 :: v_dual_subrev_f32 v6, v24, v7
    v_dual_mul_f32 v7, v25, v92 :: v_dual_mul_f32 v24, v26, v123
    v_dual_mul_f32 v25, v27, v93 :: v_dual_mul_f32 v0, v0, v122
    v_cndmask_b32_e32 v26, v28, v29, vcc_lo
    v_cndmask_b32_e64 v1, v1, v30, s13
    v_add3_u32 v2, v3, v2, 0x7fff
    v_or_b32_e32 v27, 0x400000, v3
    v_cmp_u_f32_e32 vcc_lo, v3, v3
    v_add3_u32 v3, v4, v31, 0x7fff
    v_or_b32_e32 v28, 0x400000, v4
    v_cmp_u_f32_e64 s13, v4, v4
    v_bfe_u32 v4, v5, 16, 1
    v_bfe_u32 v29, v6, 16, 1
    v_dual_sub_f32 v7, v7, v24 :: v_dual_subrev_f32 v0, v0, v25
    v_lshrrev_b32_e32 v24, 16, v26
    v_lshrrev_b32_e32 v1, 16, v1
    v_cndmask_b32_e32 v2, v2, v27, vcc_lo
    v_cndmask_b32_e64 v3, v3, v28, s13
    v_add3_u32 v4, v5, v4, 0x7fff
    v_or_b32_e32 v25, 0x400000, v5
    v_cmp_u_f32_e32 vcc_lo, v5, v5
    v_add3_u32 v5, v6, v29, 0x7fff
    v_or_b32_e32 v26, 0x400000, v6
    v_cmp_u_f32_e64 s13, v6, v6
    v_bfe_u32 v6, v7, 16, 1
    v_bfe_u32 v27, v0, 16, 1
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshrrev_b32_e32 v3, 16, v3
    v_cndmask_b32_e32 v4, v4, v25, vcc_lo
    v_cndmask_b32_e64 v5, v5, v26, s13
    v_add3_u32 v6, v7, v6, 0x7fff
    v_or_b32_e32 v25, 0x400000, v7
    v_cmp_u_f32_e32 vcc_lo, v7, v7
    v_add3_u32 v7, v0, v27, 0x7fff
    v_or_b32_e32 v26, 0x400000, v0
    v_cmp_u_f32_e64 s13, v0, v0
    v_lshl_or_b32 v27, v9, 16, v8
    v_lshl_or_b32 v0, v1, 16, v24
    v_lshl_or_b32 v24, v17, 16, v16
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshrrev_b32_e32 v5, 16, v5
    v_cndmask_b32_e32 v6, v6, v25, vcc_lo
    v_cndmask_b32_e64 v7, v7, v26, s13
    v_dot2_f32_bf16 v25, v27, v0, 0
    v_lshl_or_b32 v26, v11, 16, v10
    v_lshl_or_b32 v1, v3, 16, v2
    v_dot2_f32_bf16 v3, v24, v0, 0
    v_lshl_or_b32 v24, v19, 16, v18
    v_lshrrev_b32_e32 v6, 16, v6
    v_lshrrev_b32_e32 v7, 16, v7
    v_dot2_f32_bf16 v25, v26, v1, v25
    v_lshl_or_b32 v26, v13, 16, v12
    v_lshl_or_b32 v2, v5, 16, v4
    v_dot2_f32_bf16 v4, v24, v1, v3
    v_lshl_or_b32 v5, v21, 16, v20
    v_lshl_or_b32 v24, v15, 16, v14
    v_lshl_or_b32 v3, v7, 16, v6
    v_dot2_f32_bf16 v6, v26, v2, v25
    v_lshl_or_b32 v7, v23, 16, v22
    v_dot2_f32_bf16 v4, v5, v2, v4
    v_cmp_gt_u32_e64 s9, 16, v126
    v_bfe_u32 v5, v56, 16, 1
    v_dot2_f32_bf16 v6, v24, v3, v6
    v_bfe_u32 v24, v57, 16, 1
    v_dot2_f32_bf16 v4, v7, v3, v4
    v_bfe_u32 v7, v58, 16, 1
    v_bfe_u32 v25, v59, 16, 1
    v_cndmask_b32_e64 v6, 0, v6, s9
    v_add3_u32 v5, v56, v5, 0x7fff
    v_cndmask_b32_e64 v4, 0, v4, s9
    v_or_b32_e32 v26, 0x400000, v56
    v_cmp_u_f32_e64 s13, v56, v56
    v_add_f32_dpp v6, v6, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add3_u32 v24, v57, v24, 0x7fff
    v_add_f32_dpp v4, v4, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_or_b32_e32 v27, 0x400000, v57
    v_cmp_u_f32_e64 s16, v57, v57
    v_add_f32_dpp v6, v6, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add3_u32 v7, v58, v7, 0x7fff
    v_add_f32_dpp v4, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_or_b32_e32 v28, 0x400000, v58
    v_cmp_u_f32_e64 s17, v58, v58
    v_add_f32_dpp v6, v6, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add3_u32 v25, v59, v25, 0x7fff
    v_add_f32_dpp v4, v4, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_or_b32_e32 v29, 0x400000, v59
    v_cmp_u_f32_e32 vcc_lo, v59, v59
    v_add_f32_dpp v6, v6, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v5, v5, v26, s13
    v_add_f32_dpp v4, v4, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v24, v24, v27, s16
    v_cndmask_b32_e64 v7, v7, v28, s17
    v_cndmask_b32_e32 v25, v25, v29, vcc_lo
    v_permlanex16_b32 v26, v6, 0x76543210, s58
    v_permlanex16_b32 v27, v4, 0x76543210, s58
    v_lshrrev_b32_e32 v28, 16, v5
    v_lshrrev_b32_e32 v29, 16, v24
    v_lshrrev_b32_e32 v30, 16, v7
    v_lshrrev_b32_e32 v25, 16, v25
    v_add_f32_e32 v7, v26, v6
    v_add_f32_e32 v24, v27, v4
    v_lshlrev_b32_e32 v4, 16, v28
    v_lshlrev_b32_e32 v5, 16, v29
    v_lshlrev_b32_e32 v6, 16, v30
    v_mul_f32_e32 v26, s48, v7
    v_dual_mul_f32 v24, s48, v24 :: v_dual_lshlrev_b32 v7, 16, v25
    s_cmp_eq_u32 s14, 0
    s_cbranch_scc0 L25
    s_lshr_b32 s13, s6, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s13, 32
    s_cbranch_scc0 L21
    s_and_b32 s13, s13, 31
    s_and_b32 s14, -1, exec_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_lshr_b32 s16, s14, s13
    s_ctz_i32_b32 s14, s14
    s_and_b32 s16, s16, 1
    s_min_u32 s14, s14, 32
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s13, s13, s14
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s13, v132, s13
    s_branch L23
L21:
    s_cmp_lt_u32 s13, s4
    s_cselect_b32 s14, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L22
    s_lshl_b32 s16, s13, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s14, s[40:43], s16
L22:
    s_cmp_lt_u32 s13, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s13, s14, 0
L23:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_min_u32 s13, s13, s8
    s_and_b32 s14, s6, 31
    s_lshl_b32 s13, s13, 5
    s_add_u32 s13, s13, s14
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s13, s13, s55
    s_and_b32 s9, exec_lo, s9
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s9
    v_add_nc_u32_e32 v27, s13, v149
    buffer_store_b128 v[0:3], v27, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L24:
    v_lshl_or_b32 v0, v29, 16, v28
    v_lshl_or_b32 v1, v25, 16, v30
    v_add_nc_u32_e32 v2, s13, v150
    buffer_store_b64 v[0:1], v2, s[28:31], 0 idxen
L25:
    s_mov_b32 s13, 1.0
    s_mov_b32 s9, 1.0
    v_dual_mov_b32 v0, v4 :: v_dual_mov_b32 v1, v5
    v_dual_mov_b32 v2, v6 :: v_dual_mov_b32 v3, v7
L26:
    v_and_b32_e32 v25, 3, v126
    v_cmp_gt_u32_e64 s14, 4, v127
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_add_u32 v44, v25, 1, v151
    s_cmp_lt_u32 s11, s6
    s_cbranch_scc1 L27
    v_mov_b32_e32 v27, s13
    v_mov_b32_e32 v25, s9
    s_branch L28
L27:
    v_lshl_or_b32 v25, v9, 16, v8
    v_lshl_or_b32 v27, v17, 16, v16
    v_lshl_or_b32 v28, v11, 16, v10
    v_lshl_or_b32 v29, v19, 16, v18
    v_lshl_or_b32 v30, v13, 16, v12
    s_waitcnt vmcnt(11)
    v_dot2_f32_bf16 v31, v25, v60, 0
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v32, v25, v64, 0
    s_waitcnt vmcnt(9)
    v_dot2_f32_bf16 v33, v25, v68, 0
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v25, v25, v72, 0
    v_dot2_f32_bf16 v34, v27, v60, 0
    v_dot2_f32_bf16 v35, v27, v64, 0
    v_dot2_f32_bf16 v36, v27, v68, 0
    v_dot2_f32_bf16 v27, v27, v72, 0
    v_dot2_f32_bf16 v31, v28, v61, v31
    v_dot2_f32_bf16 v32, v28, v65, v32
    v_dot2_f32_bf16 v33, v28, v69, v33
    v_dot2_f32_bf16 v25, v28, v73, v25
    v_dot2_f32_bf16 v28, v29, v61, v34
    v_lshl_or_b32 v34, v21, 16, v20
    v_dot2_f32_bf16 v35, v29, v65, v35
    v_dot2_f32_bf16 v36, v29, v69, v36
    v_dot2_f32_bf16 v27, v29, v73, v27
    v_dot2_f32_bf16 v29, v30, v62, v31
    v_lshl_or_b32 v31, v15, 16, v14
    v_dot2_f32_bf16 v32, v30, v66, v32
    v_dot2_f32_bf16 v33, v30, v70, v33
    v_dot2_f32_bf16 v25, v30, v74, v25
    v_dot2_f32_bf16 v28, v34, v62, v28
    v_lshl_or_b32 v30, v23, 16, v22
    v_dot2_f32_bf16 v35, v34, v66, v35
    v_dot2_f32_bf16 v36, v34, v70, v36
    v_dot2_f32_bf16 v27, v34, v74, v27
    v_dot2_f32_bf16 v29, v31, v63, v29
    v_dot2_f32_bf16 v32, v31, v67, v32
    v_dot2_f32_bf16 v33, v31, v71, v33
    v_dot2_f32_bf16 v25, v31, v75, v25
    v_cmp_eq_u32_e32 vcc_lo, 1, v128
    v_dot2_f32_bf16 v28, v30, v63, v28
    v_dot2_f32_bf16 v31, v30, v67, v35
    v_dot2_f32_bf16 v34, v30, v71, v36
    v_dot2_f32_bf16 v27, v30, v75, v27
    v_dual_cndmask_b32 v30, v29, v32 :: v_dual_cndmask_b32 v29, v32, v29
    v_cndmask_b32_e32 v32, v33, v25, vcc_lo
    v_cndmask_b32_e32 v25, v25, v33, vcc_lo
    v_bfe_u32 v33, v126, 1, 1
    v_dual_cndmask_b32 v35, v28, v31 :: v_dual_cndmask_b32 v28, v31, v28
    v_cndmask_b32_e32 v31, v34, v27, vcc_lo
    v_cndmask_b32_e32 v27, v27, v34, vcc_lo
    v_add_f32_dpp v29, v29, v30 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v25, v25, v32 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 1, v33
    v_add_f32_dpp v28, v28, v35 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v27, v27, v31 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_e32 v30, s11, v44
    s_and_b32 s11, -1, exec_lo
    v_cndmask_b32_e32 v31, v29, v25, vcc_lo
    v_cndmask_b32_e32 v25, v25, v29, vcc_lo
    v_cndmask_b32_e32 v29, v28, v27, vcc_lo
    v_cndmask_b32_e32 v27, v27, v28, vcc_lo
    v_cmp_gt_u32_e32 vcc_lo, s6, v30
    v_cmp_le_u32_e64 s10, s10, v30
    v_add_f32_dpp v25, v25, v31 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s17, -1, exec_lo
    v_add_f32_dpp v27, v27, v29 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_ctz_i32_b32 s18, s11
    s_ctz_i32_b32 s19, s17
    v_add_f32_dpp v25, v25, v25 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s20, -1, exec_lo
    v_add_f32_dpp v27, v27, v27 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s21, -1, exec_lo
    s_and_b32 s11, s11, 1
    v_add_f32_dpp v25, v25, v25 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_min_u32 s18, s18, 32
    v_add_f32_dpp v27, v27, v27 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s17, s17, 1
    s_min_u32 s19, s19, 32
    s_and_b32 s16, s14, vcc_lo
    v_mul_f32_e32 v25, s48, v25
    v_mul_f32_e32 v27, s48, v27
    s_and_b32 s10, s16, s10
    s_lshr_b32 s16, s20, 16
    s_ctz_i32_b32 s20, s20
    v_cndmask_b32_e64 v25, 0xff800000, v25, s10
    v_cndmask_b32_e64 v27, 0xff800000, v27, s10
    s_lshr_b32 s10, s21, 16
    s_ctz_i32_b32 s21, s21
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s11, 0, s18
    v_max_f32_dpp v28, v25, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v29, v27, v27 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s17, 0, s19
    s_and_b32 s18, -1, exec_lo
    v_max_f32_dpp v28, v28, v28 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v29, v29, v29 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s16, s16, 1
    s_min_u32 s20, s20, 32
    v_max_f32_dpp v28, v28, v28 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v29, v29, v29 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s10, s10, 1
    s_min_u32 s21, s21, 32
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v30, 16, v94
    v_max_f32_dpp v28, v28, v28 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v29, v29, v29 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v31, 0xffff0000, v94
    v_lshlrev_b32_e32 v32, 16, v95
    v_and_b32_e32 v33, 0xffff0000, v95
    v_permlanex16_b32 v34, v28, 0x76543210, s58
    v_permlanex16_b32 v35, v29, 0x76543210, s58
    s_lshr_b32 s22, s18, 1
    s_ctz_i32_b32 s18, s18
    s_lshr_b32 s23, s19, 1
    v_max_f32_e32 v28, v34, v28
    v_max_f32_e32 v29, v35, v29
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s16, 16, s20
    v_max_f32_e32 v28, v26, v28
    v_max_f32_e32 v29, v24, v29
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 16, s21
    s_and_b32 s20, -1, exec_lo
    v_sub_f32_e32 v25, v25, v28
    v_sub_f32_e32 v26, v26, v28
    v_sub_f32_e32 v27, v27, v29
    v_sub_f32_e32 v24, v24, v29
    s_and_b32 s21, -1, exec_lo
    v_mul_f32_e32 v34, 0x3fb8aa3b, v25
    v_mul_f32_e32 v35, 0x3fb8aa3b, v26
    v_mul_f32_e32 v36, 0x3fb8aa3b, v27
    v_mul_f32_e32 v37, 0x3fb8aa3b, v24
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v25
    v_fma_f32 v38, v25, 0x3fb8aa3b, -v34
    v_rndne_f32_e32 v39, v34
    v_fma_f32 v40, v26, 0x3fb8aa3b, -v35
    v_rndne_f32_e32 v41, v35
    v_fma_f32 v42, v27, 0x3fb8aa3b, -v36
    v_rndne_f32_e32 v43, v36
    v_fma_f32 v45, v24, 0x3fb8aa3b, -v37
    v_rndne_f32_e32 v46, v37
    v_fma_f32 v38, v25, 0x32a5705f, v38
    v_sub_f32_e32 v34, v34, v39
    v_fma_f32 v40, v26, 0x32a5705f, v40
    v_sub_f32_e32 v35, v35, v41
    v_fma_f32 v42, v27, 0x32a5705f, v42
    v_dual_sub_f32 v36, v36, v43 :: v_dual_fmac_f32 v45, 0x32a5705f, v24
    v_sub_f32_e32 v37, v37, v46
    v_add_f32_e32 v34, v34, v38
    v_add_f32_e32 v35, v35, v40
    s_delay_alu instid0(VALU_DEP_4)
    v_add_f32_e32 v36, v36, v42
    v_cvt_i32_f32_e32 v38, v39
    v_add_f32_e32 v37, v37, v45
    v_exp_f32_e32 v34, v34
    v_exp_f32_e32 v35, v35
    v_exp_f32_e32 v36, v36
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v37, v37
    v_cvt_i32_f32_e32 v39, v41
    v_cvt_i32_f32_e32 v40, v43
    v_cvt_i32_f32_e32 v41, v46
    v_ldexp_f32 v34, v34, v38
    v_cmp_gt_f32_e64 s25, 0xc2d00000, v26
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
    v_ldexp_f32 v35, v35, v39
    v_ldexp_f32 v36, v36, v40
    v_cmp_gt_f32_e64 s26, 0xc2d00000, v27
    s_delay_alu instid0(TRANS32_DEP_1)
    v_ldexp_f32 v37, v37, v41
    v_cmp_gt_f32_e64 s27, 0xc2d00000, v24
    v_cndmask_b32_e64 v34, v34, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v25
    v_cndmask_b32_e64 v25, v35, 0, s25
    v_cmp_lt_f32_e64 s25, 0x42b17218, v26
    v_cndmask_b32_e64 v26, v36, 0, s26
    v_cmp_lt_f32_e64 s26, 0x42b17218, v27
    v_cndmask_b32_e64 v27, v37, 0, s27
    v_cmp_lt_f32_e64 s27, 0x42b17218, v24
    v_cndmask_b32_e64 v24, v34, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v25, v25, 0x7f800000, s25
    v_cndmask_b32_e64 v26, v26, 0x7f800000, s26
    s_and_b32 s22, s22, 1
    v_cndmask_b32_e64 v34, v27, 0x7f800000, s27
    v_readlane_b32 s11, v24, s11
    v_mul_f32_e32 v4, v4, v25
    v_mul_f32_e32 v5, v5, v25
    v_mul_f32_e32 v6, v6, v25
    v_mul_f32_e32 v7, v7, v25
    v_mul_f32_e32 v0, v0, v34
    v_mul_f32_e32 v1, v1, v34
    v_mul_f32_e32 v2, v2, v34
    v_mul_f32_e32 v3, v3, v34
    v_readlane_b32 s17, v26, s17
    s_min_u32 s18, s18, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s19, s19, 32
    v_dual_fmac_f32 v4, s11, v30 :: v_dual_fmac_f32 v5, s11, v31
    v_dual_fmac_f32 v6, s11, v32 :: v_dual_fmac_f32 v7, s11, v33
    v_dual_fmac_f32 v0, s17, v30 :: v_dual_fmac_f32 v1, s17, v31
    v_dual_fmac_f32 v2, s17, v32 :: v_dual_fmac_f32 v3, s17, v33
    v_readlane_b32 s11, v24, s16
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v27, 16, v96
    v_and_b32_e32 v30, 0xffff0000, v96
    v_lshlrev_b32_e32 v31, 16, v97
    v_and_b32_e32 v32, 0xffff0000, v97
    v_readlane_b32 s10, v26, s10
    s_lshr_b32 s16, s20, 17
    s_ctz_i32_b32 s17, s20
    s_lshr_b32 s20, s21, 17
    s_ctz_i32_b32 s21, s21
    s_cmp_lg_u32 s22, 0
    s_cselect_b32 s18, 1, s18
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s19, 1, s19
    s_and_b32 s22, -1, exec_lo
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    v_add_f32_dpp v33, v24, v24 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v35, v26, v26 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v4, s11, v27, v4
    v_dual_fmac_f32 v5, s11, v30 :: v_dual_fmac_f32 v6, s11, v31
    v_dual_fmac_f32 v7, s11, v32 :: v_dual_fmac_f32 v2, s10, v31
    v_fma_f32 v0, s10, v27, v0
    v_fma_f32 v1, s10, v30, v1
    s_waitcnt vmcnt(5)
    v_dual_fmac_f32 v3, s10, v32 :: v_dual_and_b32 v32, 0xffff0000, v99
    v_readlane_b32 s10, v24, s18
    v_lshlrev_b32_e32 v27, 16, v98
    v_and_b32_e32 v30, 0xffff0000, v98
    v_lshlrev_b32_e32 v31, 16, v99
    v_readlane_b32 s11, v26, s19
    s_lshr_b32 s18, s22, 2
    s_ctz_i32_b32 s19, s22
    s_lshr_b32 s22, s23, 2
    s_ctz_i32_b32 s23, s23
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s16, 17, s17
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s17, 17, s21
    s_and_b32 s20, -1, exec_lo
    s_and_b32 s21, -1, exec_lo
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    s_and_b32 s22, s22, 1
    s_min_u32 s23, s23, 32
    v_add_f32_dpp v33, v33, v33 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v35, v35, v35 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v4, s10, v27, v4
    v_dual_fmac_f32 v5, s10, v30 :: v_dual_fmac_f32 v6, s10, v31
    v_dual_fmac_f32 v7, s10, v32 :: v_dual_fmac_f32 v2, s11, v31
    v_fma_f32 v0, s11, v27, v0
    v_fma_f32 v1, s11, v30, v1
    s_waitcnt vmcnt(4)
    v_dual_fmac_f32 v3, s11, v32 :: v_dual_and_b32 v32, 0xffff0000, v101
    v_readlane_b32 s10, v24, s16
    v_lshlrev_b32_e32 v27, 16, v100
    v_and_b32_e32 v30, 0xffff0000, v100
    v_lshlrev_b32_e32 v31, 16, v101
    v_readlane_b32 s11, v26, s17
    s_lshr_b32 s16, s20, 18
    s_ctz_i32_b32 s17, s20
    s_lshr_b32 s20, s21, 18
    s_ctz_i32_b32 s21, s21
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s18, 2, s19
    s_cmp_lg_u32 s22, 0
    s_cselect_b32 s19, 2, s23
    s_and_b32 s22, -1, exec_lo
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    v_add_f32_dpp v33, v33, v33 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v35, v35, v35 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v4, s10, v27, v4
    v_dual_fmac_f32 v5, s10, v30 :: v_dual_fmac_f32 v6, s10, v31
    v_dual_fmac_f32 v7, s10, v32 :: v_dual_fmac_f32 v2, s11, v31
    v_fma_f32 v0, s11, v27, v0
    v_fma_f32 v1, s11, v30, v1
    s_waitcnt vmcnt(3)
    v_dual_fmac_f32 v3, s11, v32 :: v_dual_and_b32 v32, 0xffff0000, v103
    v_readlane_b32 s10, v24, s18
    v_lshlrev_b32_e32 v27, 16, v102
    v_and_b32_e32 v30, 0xffff0000, v102
    v_lshlrev_b32_e32 v31, 16, v103
    v_readlane_b32 s11, v26, s19
    s_lshr_b32 s18, s22, 3
    s_ctz_i32_b32 s19, s22
    s_lshr_b32 s22, s23, 3
    s_ctz_i32_b32 s23, s23
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s16, 18, s17
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s17, 18, s21
    s_and_b32 s20, -1, exec_lo
    s_and_b32 s21, -1, exec_lo
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    s_and_b32 s22, s22, 1
    s_min_u32 s23, s23, 32
    v_add_f32_dpp v33, v33, v33 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v35, v35, v35 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v4, s10, v27, v4
    v_dual_fmac_f32 v5, s10, v30 :: v_dual_fmac_f32 v6, s10, v31
    v_dual_fmac_f32 v7, s10, v32 :: v_dual_fmac_f32 v2, s11, v31
    v_fma_f32 v0, s11, v27, v0
    v_fma_f32 v1, s11, v30, v1
    s_waitcnt vmcnt(2)
    v_dual_fmac_f32 v3, s11, v32 :: v_dual_and_b32 v32, 0xffff0000, v105
    v_readlane_b32 s10, v24, s16
    v_lshlrev_b32_e32 v27, 16, v104
    v_and_b32_e32 v30, 0xffff0000, v104
    v_lshlrev_b32_e32 v31, 16, v105
    v_readlane_b32 s11, v26, s17
    s_lshr_b32 s16, s20, 19
    s_ctz_i32_b32 s17, s20
    s_lshr_b32 s20, s21, 19
    s_ctz_i32_b32 s21, s21
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s18, 3, s19
    s_cmp_lg_u32 s22, 0
    s_cselect_b32 s19, 3, s23
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    v_permlanex16_b32 v36, v33, 0x76543210, s58
    v_permlanex16_b32 v37, v35, 0x76543210, s58
    v_fma_f32 v4, s10, v27, v4
    v_dual_fmac_f32 v5, s10, v30 :: v_dual_fmac_f32 v6, s10, v31
    v_dual_fmac_f32 v7, s10, v32 :: v_dual_fmac_f32 v2, s11, v31
    v_fma_f32 v0, s11, v27, v0
    v_fma_f32 v1, s11, v30, v1
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v3, s11, v32 :: v_dual_and_b32 v32, 0xffff0000, v107
    v_readlane_b32 s10, v24, s18
    v_lshlrev_b32_e32 v27, 16, v106
    v_and_b32_e32 v30, 0xffff0000, v106
    v_lshlrev_b32_e32 v31, 16, v107
    v_readlane_b32 s11, v26, s19
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s16, 19, s17
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s17, 19, s21
    v_add_f32_e32 v33, v36, v33
    v_add_f32_e32 v35, v37, v35
    v_fma_f32 v4, s10, v27, v4
    v_dual_fmac_f32 v5, s10, v30 :: v_dual_fmac_f32 v6, s10, v31
    v_dual_fmac_f32 v7, s10, v32 :: v_dual_fmac_f32 v2, s11, v31
    v_fma_f32 v0, s11, v27, v0
    v_fma_f32 v1, s11, v30, v1
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v3, s11, v32 :: v_dual_and_b32 v32, 0xffff0000, v109
    v_readlane_b32 s10, v24, s16
    v_lshlrev_b32_e32 v24, 16, v108
    v_and_b32_e32 v30, 0xffff0000, v108
    v_lshlrev_b32_e32 v31, 16, v109
    v_readlane_b32 s11, v26, s17
    v_fma_f32 v27, s13, v25, v33
    v_fma_f32 v25, s9, v34, v35
    v_fma_f32 v4, s10, v24, v4
    v_dual_fmac_f32 v5, s10, v30 :: v_dual_fmac_f32 v6, s10, v31
    v_fma_f32 v7, s10, v32, v7
    v_fma_f32 v0, s11, v24, v0
    v_dual_fmac_f32 v1, s11, v30 :: v_dual_fmac_f32 v2, s11, v31
    v_fma_f32 v3, s11, v32, v3
    v_mov_b32_e32 v26, v28
    v_mov_b32_e32 v24, v29
L28:
    s_cmp_lt_u32 s7, s6
    s_cbranch_scc0 L29
    v_lshl_or_b32 v28, v9, 16, v8
    v_lshl_or_b32 v29, v17, 16, v16
    v_lshl_or_b32 v30, v11, 16, v10
    v_lshl_or_b32 v31, v19, 16, v18
    v_lshl_or_b32 v32, v13, 16, v12
    v_dot2_f32_bf16 v33, v28, v76, 0
    v_dot2_f32_bf16 v34, v28, v80, 0
    v_dot2_f32_bf16 v35, v28, v84, 0
    v_dot2_f32_bf16 v28, v28, v88, 0
    v_dot2_f32_bf16 v36, v29, v76, 0
    v_dot2_f32_bf16 v37, v29, v80, 0
    v_dot2_f32_bf16 v38, v29, v84, 0
    v_dot2_f32_bf16 v29, v29, v88, 0
    v_dot2_f32_bf16 v33, v30, v77, v33
    v_dot2_f32_bf16 v34, v30, v81, v34
    v_dot2_f32_bf16 v35, v30, v85, v35
    v_dot2_f32_bf16 v28, v30, v89, v28
    v_dot2_f32_bf16 v30, v31, v77, v36
    v_lshl_or_b32 v36, v21, 16, v20
    v_dot2_f32_bf16 v37, v31, v81, v37
    v_dot2_f32_bf16 v38, v31, v85, v38
    v_dot2_f32_bf16 v29, v31, v89, v29
    v_dot2_f32_bf16 v31, v32, v78, v33
    v_lshl_or_b32 v33, v15, 16, v14
    v_dot2_f32_bf16 v34, v32, v82, v34
    v_dot2_f32_bf16 v35, v32, v86, v35
    v_dot2_f32_bf16 v28, v32, v90, v28
    v_dot2_f32_bf16 v30, v36, v78, v30
    v_lshl_or_b32 v32, v23, 16, v22
    v_dot2_f32_bf16 v37, v36, v82, v37
    v_dot2_f32_bf16 v38, v36, v86, v38
    v_dot2_f32_bf16 v29, v36, v90, v29
    v_dot2_f32_bf16 v31, v33, v79, v31
    v_dot2_f32_bf16 v34, v33, v83, v34
    v_dot2_f32_bf16 v35, v33, v87, v35
    v_dot2_f32_bf16 v28, v33, v91, v28
    v_cmp_eq_u32_e32 vcc_lo, 1, v128
    v_dot2_f32_bf16 v30, v32, v79, v30
    v_dot2_f32_bf16 v33, v32, v83, v37
    v_dot2_f32_bf16 v36, v32, v87, v38
    v_dot2_f32_bf16 v29, v32, v91, v29
    v_dual_cndmask_b32 v32, v31, v34 :: v_dual_cndmask_b32 v31, v34, v31
    v_cndmask_b32_e32 v34, v35, v28, vcc_lo
    v_cndmask_b32_e32 v28, v28, v35, vcc_lo
    v_bfe_u32 v35, v126, 1, 1
    v_dual_cndmask_b32 v37, v30, v33 :: v_dual_cndmask_b32 v30, v33, v30
    v_cndmask_b32_e32 v33, v36, v29, vcc_lo
    v_cndmask_b32_e32 v29, v29, v36, vcc_lo
    v_add_f32_dpp v31, v31, v32 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v28, v28, v34 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 1, v35
    v_add_f32_dpp v30, v30, v37 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v29, v29, v33 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_e32 v32, s7, v44
    s_and_b32 s10, -1, exec_lo
    v_cndmask_b32_e32 v33, v31, v28, vcc_lo
    v_cndmask_b32_e32 v28, v28, v31, vcc_lo
    v_cndmask_b32_e32 v31, v30, v29, vcc_lo
    v_cndmask_b32_e32 v29, v29, v30, vcc_lo
    v_cmp_gt_u32_e32 vcc_lo, s6, v32
    s_and_b32 s11, -1, exec_lo
    v_add_f32_dpp v28, v28, v33 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_ctz_i32_b32 s13, s10
    v_add_f32_dpp v29, v29, v31 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_ctz_i32_b32 s16, s11
    s_and_b32 s17, -1, exec_lo
    v_add_f32_dpp v28, v28, v28 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s18, -1, exec_lo
    v_add_f32_dpp v29, v29, v29 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s10, s10, 1
    s_min_u32 s13, s13, 32
    v_add_f32_dpp v28, v28, v28 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s11, s11, 1
    v_add_f32_dpp v29, v29, v29 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_min_u32 s16, s16, 32
    s_lshr_b32 s19, s17, 16
    v_mul_f32_e32 v28, s48, v28
    s_and_b32 s9, s14, vcc_lo
    v_mul_f32_e32 v29, s48, v29
    s_ctz_i32_b32 s17, s17
    s_lshr_b32 s20, s18, 16
    v_cndmask_b32_e64 v28, 0xff800000, v28, s9
    s_ctz_i32_b32 s18, s18
    v_cndmask_b32_e64 v29, 0xff800000, v29, s9
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s9, 0, s13
    v_max_f32_dpp v30, v28, v28 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s10, 0, s16
    v_max_f32_dpp v31, v29, v29 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s11, -1, exec_lo
    v_max_f32_dpp v30, v30, v30 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s13, -1, exec_lo
    s_and_b32 s16, s19, 1
    v_max_f32_dpp v31, v31, v31 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_min_u32 s17, s17, 32
    v_max_f32_dpp v30, v30, v30 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s19, s20, 1
    s_min_u32 s18, s18, 32
    v_max_f32_dpp v31, v31, v31 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v32, 16, v175
    v_max_f32_dpp v30, v30, v30 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v33, 16, v174
    v_lshlrev_b32_e32 v34, 16, v173
    v_max_f32_dpp v31, v31, v31 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v35, 16, v172
    v_permlanex16_b32 v36, v30, 0x76543210, s58
    s_lshr_b32 s20, s11, 1
    s_ctz_i32_b32 s11, s11
    v_permlanex16_b32 v37, v31, 0x76543210, s58
    s_lshr_b32 s21, s13, 1
    v_max_f32_e32 v30, v36, v30
    s_ctz_i32_b32 s13, s13
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s16, 16, s17
    v_max_f32_e32 v31, v37, v31
    v_max_f32_e32 v30, v26, v30
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s17, 16, s18
    s_and_b32 s18, -1, exec_lo
    v_max_f32_e32 v31, v24, v31
    v_sub_f32_e32 v28, v28, v30
    v_sub_f32_e32 v26, v26, v30
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s20, s20, 1
    v_sub_f32_e32 v29, v29, v31
    v_sub_f32_e32 v24, v24, v31
    v_mul_f32_e32 v36, 0x3fb8aa3b, v28
    v_mul_f32_e32 v37, 0x3fb8aa3b, v26
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v28
    v_mul_f32_e32 v38, 0x3fb8aa3b, v29
    v_mul_f32_e32 v39, 0x3fb8aa3b, v24
    v_fma_f32 v40, v28, 0x3fb8aa3b, -v36
    v_rndne_f32_e32 v41, v36
    v_fma_f32 v42, v26, 0x3fb8aa3b, -v37
    v_rndne_f32_e32 v43, v37
    v_fma_f32 v45, v29, 0x3fb8aa3b, -v38
    v_rndne_f32_e32 v46, v38
    v_fma_f32 v47, v24, 0x3fb8aa3b, -v39
    v_rndne_f32_e32 v48, v39
    v_fma_f32 v40, v28, 0x32a5705f, v40
    v_sub_f32_e32 v36, v36, v41
    v_fma_f32 v42, v26, 0x32a5705f, v42
    v_sub_f32_e32 v37, v37, v43
    v_fma_f32 v45, v29, 0x32a5705f, v45
    v_sub_f32_e32 v38, v38, v46
    v_fma_f32 v47, v24, 0x32a5705f, v47
    v_sub_f32_e32 v39, v39, v48
    v_add_f32_e32 v36, v36, v40
    v_add_f32_e32 v37, v37, v42
    v_add_f32_e32 v38, v38, v45
    v_cvt_i32_f32_e32 v40, v41
    v_add_f32_e32 v39, v39, v47
    v_exp_f32_e32 v36, v36
    v_exp_f32_e32 v37, v37
    v_exp_f32_e32 v38, v38
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v39, v39
    v_cvt_i32_f32_e32 v41, v43
    v_cvt_i32_f32_e32 v42, v46
    v_cvt_i32_f32_e32 v43, v48
    v_ldexp_f32 v36, v36, v40
    v_cmp_gt_f32_e64 s23, 0xc2d00000, v26
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
    v_ldexp_f32 v37, v37, v41
    v_ldexp_f32 v38, v38, v42
    v_cmp_gt_f32_e64 s24, 0xc2d00000, v29
    s_delay_alu instid0(TRANS32_DEP_1)
    v_ldexp_f32 v39, v39, v43
    v_cmp_gt_f32_e64 s25, 0xc2d00000, v24
    v_cndmask_b32_e64 v36, v36, 0, vcc_lo
    v_cmp_lt_f32_e64 s22, 0x42b17218, v28
    v_cndmask_b32_e64 v28, v37, 0, s23
    v_cmp_lt_f32_e64 s23, 0x42b17218, v26
    v_cndmask_b32_e64 v26, v38, 0, s24
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v29
    v_cndmask_b32_e64 v29, v39, 0, s25
    v_cmp_lt_f32_e64 s25, 0x42b17218, v24
    v_cndmask_b32_e64 v24, v36, 0x7f800000, s22
    v_cndmask_b32_e64 v28, v28, 0x7f800000, s23
    v_cndmask_b32_e64 v26, v26, 0x7f800000, vcc_lo
    s_min_u32 s11, s11, 32
    v_cndmask_b32_e64 v29, v29, 0x7f800000, s25
    v_readlane_b32 s9, v24, s9
    v_mul_f32_e32 v4, v4, v28
    v_mul_f32_e32 v5, v5, v28
    v_mul_f32_e32 v6, v6, v28
    v_mul_f32_e32 v7, v7, v28
    v_mul_f32_e32 v0, v0, v29
    v_mul_f32_e32 v1, v1, v29
    v_mul_f32_e32 v2, v2, v29
    v_mul_f32_e32 v3, v3, v29
    v_readlane_b32 s10, v26, s10
    s_and_b32 s21, s21, 1
    s_min_u32 s13, s13, 32
    v_dual_fmac_f32 v4, s9, v32 :: v_dual_fmac_f32 v5, s9, v33
    v_dual_fmac_f32 v6, s9, v34 :: v_dual_fmac_f32 v7, s9, v35
    v_dual_fmac_f32 v0, s10, v32 :: v_dual_fmac_f32 v1, s10, v33
    v_dual_fmac_f32 v2, s10, v34 :: v_dual_fmac_f32 v3, s10, v35
    v_readlane_b32 s9, v24, s16
    v_lshlrev_b32_e32 v32, 16, v171
    v_lshlrev_b32_e32 v33, 16, v170
    v_lshlrev_b32_e32 v34, 16, v169
    v_lshlrev_b32_e32 v35, 16, v168
    v_readlane_b32 s10, v26, s17
    s_lshr_b32 s16, s18, 17
    s_ctz_i32_b32 s17, s18
    s_lshr_b32 s18, s19, 17
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s11, 1, s11
    s_cmp_lg_u32 s21, 0
    s_cselect_b32 s13, 1, s13
    s_and_b32 s20, -1, exec_lo
    s_and_b32 s21, -1, exec_lo
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_add_f32_dpp v36, v24, v24 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v37, v26, v26 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v4, s9, v32 :: v_dual_fmac_f32 v5, s9, v33
    v_dual_fmac_f32 v6, s9, v34 :: v_dual_fmac_f32 v7, s9, v35
    v_dual_fmac_f32 v0, s10, v32 :: v_dual_fmac_f32 v1, s10, v33
    v_dual_fmac_f32 v2, s10, v34 :: v_dual_fmac_f32 v3, s10, v35
    v_readlane_b32 s9, v24, s11
    v_lshlrev_b32_e32 v32, 16, v167
    v_lshlrev_b32_e32 v33, 16, v166
    v_lshlrev_b32_e32 v34, 16, v165
    v_lshlrev_b32_e32 v35, 16, v164
    v_readlane_b32 s10, v26, s13
    s_lshr_b32 s11, s20, 2
    s_ctz_i32_b32 s13, s20
    s_lshr_b32 s20, s21, 2
    s_ctz_i32_b32 s21, s21
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s16, 17, s17
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s17, 17, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s11, s11, 1
    s_min_u32 s13, s13, 32
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    v_add_f32_dpp v36, v36, v36 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v37, v37, v37 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v4, s9, v32 :: v_dual_fmac_f32 v5, s9, v33
    v_dual_fmac_f32 v6, s9, v34 :: v_dual_fmac_f32 v7, s9, v35
    v_dual_fmac_f32 v0, s10, v32 :: v_dual_fmac_f32 v1, s10, v33
    v_dual_fmac_f32 v2, s10, v34 :: v_dual_fmac_f32 v3, s10, v35
    v_readlane_b32 s9, v24, s16
    v_lshlrev_b32_e32 v32, 16, v163
    v_lshlrev_b32_e32 v33, 16, v162
    v_lshlrev_b32_e32 v34, 16, v161
    v_lshlrev_b32_e32 v35, 16, v160
    v_readlane_b32 s10, v26, s17
    s_lshr_b32 s16, s18, 18
    s_ctz_i32_b32 s17, s18
    s_lshr_b32 s18, s19, 18
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s11, 2, s13
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s13, 2, s21
    s_and_b32 s20, -1, exec_lo
    s_and_b32 s21, -1, exec_lo
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_add_f32_dpp v36, v36, v36 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v37, v37, v37 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v4, s9, v32 :: v_dual_fmac_f32 v5, s9, v33
    v_dual_fmac_f32 v6, s9, v34 :: v_dual_fmac_f32 v7, s9, v35
    v_dual_fmac_f32 v0, s10, v32 :: v_dual_fmac_f32 v1, s10, v33
    v_dual_fmac_f32 v2, s10, v34 :: v_dual_fmac_f32 v3, s10, v35
    v_readlane_b32 s9, v24, s11
    v_lshlrev_b32_e32 v32, 16, v159
    v_lshlrev_b32_e32 v33, 16, v158
    v_lshlrev_b32_e32 v34, 16, v157
    v_lshlrev_b32_e32 v35, 16, v156
    v_readlane_b32 s10, v26, s13
    s_lshr_b32 s11, s20, 3
    s_ctz_i32_b32 s13, s20
    s_lshr_b32 s20, s21, 3
    s_ctz_i32_b32 s21, s21
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s16, 18, s17
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s17, 18, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s11, s11, 1
    s_min_u32 s13, s13, 32
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    v_add_f32_dpp v36, v36, v36 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v37, v37, v37 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v4, s9, v32 :: v_dual_fmac_f32 v5, s9, v33
    v_dual_fmac_f32 v6, s9, v34 :: v_dual_fmac_f32 v7, s9, v35
    v_dual_fmac_f32 v0, s10, v32 :: v_dual_fmac_f32 v1, s10, v33
    v_dual_fmac_f32 v2, s10, v34 :: v_dual_fmac_f32 v3, s10, v35
    v_readlane_b32 s9, v24, s16
    v_lshlrev_b32_e32 v32, 16, v155
    v_lshlrev_b32_e32 v33, 16, v120
    v_lshlrev_b32_e32 v34, 16, v119
    v_lshlrev_b32_e32 v35, 16, v118
    v_readlane_b32 s10, v26, s17
    s_lshr_b32 s16, s18, 19
    s_ctz_i32_b32 s17, s18
    s_lshr_b32 s18, s19, 19
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s11, 3, s13
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s13, 3, s21
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_permlanex16_b32 v38, v36, 0x76543210, s58
    v_permlanex16_b32 v39, v37, 0x76543210, s58
    v_dual_fmac_f32 v4, s9, v32 :: v_dual_fmac_f32 v5, s9, v33
    v_dual_fmac_f32 v6, s9, v34 :: v_dual_fmac_f32 v7, s9, v35
    v_dual_fmac_f32 v0, s10, v32 :: v_dual_fmac_f32 v1, s10, v33
    v_dual_fmac_f32 v2, s10, v34 :: v_dual_fmac_f32 v3, s10, v35
    v_readlane_b32 s9, v24, s11
    v_lshlrev_b32_e32 v32, 16, v117
    v_lshlrev_b32_e32 v33, 16, v116
    v_lshlrev_b32_e32 v34, 16, v115
    v_lshlrev_b32_e32 v35, 16, v114
    v_readlane_b32 s10, v26, s13
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s11, 19, s17
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s13, 19, s19
    v_add_f32_e32 v36, v38, v36
    v_add_f32_e32 v37, v39, v37
    v_dual_fmac_f32 v4, s9, v32 :: v_dual_fmac_f32 v5, s9, v33
    v_dual_fmac_f32 v6, s9, v34 :: v_dual_fmac_f32 v7, s9, v35
    v_dual_fmac_f32 v0, s10, v32 :: v_dual_fmac_f32 v1, s10, v33
    v_dual_fmac_f32 v2, s10, v34 :: v_dual_fmac_f32 v3, s10, v35
    v_readlane_b32 s9, v24, s11
    v_lshlrev_b32_e32 v24, 16, v113
    v_lshlrev_b32_e32 v32, 16, v112
    v_lshlrev_b32_e32 v33, 16, v111
    v_lshlrev_b32_e32 v34, 16, v110
    v_readlane_b32 s10, v26, s13
    v_fma_f32 v27, v27, v28, v36
    v_fma_f32 v25, v25, v29, v37
    v_fma_f32 v4, s9, v24, v4
    v_dual_fmac_f32 v5, s9, v32 :: v_dual_fmac_f32 v6, s9, v33
    v_fma_f32 v7, s9, v34, v7
    v_fma_f32 v0, s10, v24, v0
    v_dual_fmac_f32 v1, s10, v32 :: v_dual_fmac_f32 v2, s10, v33
    v_fma_f32 v3, s10, v34, v3
    v_mov_b32_e32 v26, v30
    v_mov_b32_e32 v24, v31
L29:
    s_lshl_b32 s9, s51, 7
    v_bfe_u32 v28, v126, 1, 1
    s_add_u32 s10, s6, -1
    s_add_u32 s7, s7, s9
    v_lshl_or_b32 v45, v9, 16, v8
    v_lshl_or_b32 v46, v11, 16, v10
    v_lshl_or_b32 v47, v13, 16, v12
    v_lshl_or_b32 v48, v15, 16, v14
    v_cmp_eq_u32_e64 s11, 1, v128
    v_cmp_eq_u32_e64 s13, 1, v28
    v_lshl_or_b32 v49, v17, 16, v16
    v_lshl_or_b32 v50, v19, 16, v18
    v_lshl_or_b32 v51, v21, 16, v20
    v_lshl_or_b32 v52, v23, 16, v22
    s_branch L34
L30:
    s_lshr_b32 s16, s7, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s16, 32
    s_cbranch_scc0 L31
    s_and_b32 s16, s16, 31
    s_and_b32 s17, -1, exec_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_lshr_b32 s18, s17, s16
    s_ctz_i32_b32 s17, s17
    s_and_b32 s18, s18, 1
    s_min_u32 s17, s17, 32
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s16, s16, s17
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s16, v132, s16
    s_branch L33
L31:
    s_cmp_lt_u32 s16, s4
    s_cselect_b32 s17, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s17, exec_lo, s17
    s_cbranch_scc0 L32
    s_lshl_b32 s18, s16, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s17, s[40:43], s18
L32:
    s_cmp_lt_u32 s16, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s16, s17, 0
L33:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s16, s16, s8
    s_sub_u32 s17, s10, s7
    s_and_b32 s18, s7, 31
    s_lshl_b32 s16, s16, 5
    v_min_u32_e32 v8, s17, v151
    v_min_u32_e32 v9, s17, v152
    v_min_u32_e32 v10, s17, v153
    v_min_u32_e32 v11, s17, v154
    s_add_u32 s16, s16, s18
    v_mul_lo_u32 v8, v8, s55
    s_mul_i32 s16, s16, s55
    v_mul_lo_u32 v9, v9, s55
    v_mul_lo_u32 v10, v10, s55
    v_mul_lo_u32 v11, v11, s55
    v_add_nc_u32_e32 v12, s16, v149
    s_min_u32 s18, s17, 1
    v_add_nc_u32_e32 v30, s16, v150
    s_min_u32 s16, s17, 2
    s_mul_i32 s18, s18, s55
    v_add_nc_u32_e32 v8, v12, v8
    v_add_nc_u32_e32 v13, v12, v9
    v_add_nc_u32_e32 v16, v12, v10
    v_add_nc_u32_e32 v20, v12, v11
    v_add_nc_u32_e32 v31, s18, v30
    s_mul_i32 s16, s16, s55
    s_min_u32 s18, s17, 3
    s_min_u32 s19, s17, 4
    v_add_nc_u32_e32 v32, s16, v30
    s_mul_i32 s16, s18, s55
    s_mul_i32 s18, s19, s55
    s_min_u32 s19, s17, 5
    v_add_nc_u32_e32 v34, s16, v30
    v_add_nc_u32_e32 v36, s18, v30
    s_mul_i32 s16, s19, s55
    s_min_u32 s18, s17, 6
    s_min_u32 s17, s17, 7
    buffer_load_b128 v[8:11], v8, s[0:3], 0 idxen
    buffer_load_b128 v[12:15], v13, s[0:3], 0 idxen
    buffer_load_b128 v[16:19], v16, s[0:3], 0 idxen
    buffer_load_b128 v[20:23], v20, s[0:3], 0 idxen
    v_add_nc_u32_e32 v38, s16, v30
    s_mul_i32 s16, s18, s55
    s_mul_i32 s17, s17, s55
    buffer_load_b64 v[28:29], v30, s[28:31], 0 idxen
    v_add_nc_u32_e32 v40, s16, v30
    v_add_nc_u32_e32 v42, s17, v30
    buffer_load_b64 v[30:31], v31, s[28:31], 0 idxen
    buffer_load_b64 v[32:33], v32, s[28:31], 0 idxen
    buffer_load_b64 v[34:35], v34, s[28:31], 0 idxen
    buffer_load_b64 v[36:37], v36, s[28:31], 0 idxen
    buffer_load_b64 v[38:39], v38, s[28:31], 0 idxen
    buffer_load_b64 v[40:41], v40, s[28:31], 0 idxen
    buffer_load_b64 v[42:43], v42, s[28:31], 0 idxen
    v_add_nc_u32_e32 v53, s7, v44
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s18, -1, exec_lo
    s_ctz_i32_b32 s19, s16
    v_cmp_gt_u32_e32 vcc_lo, s6, v53
    s_ctz_i32_b32 s21, s17
    s_and_b32 s22, -1, exec_lo
    s_and_b32 s16, s16, 1
    s_min_u32 s19, s19, 32
    s_and_b32 s17, s17, 1
    s_min_u32 s21, s21, 32
    s_lshr_b32 s23, s18, 16
    s_ctz_i32_b32 s18, s18
    s_lshr_b32 s24, s22, 16
    s_ctz_i32_b32 s22, s22
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s16, 0, s19
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s17, 0, s21
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s21, -1, exec_lo
    s_and_b32 s20, s14, vcc_lo
    s_and_b32 s23, s23, 1
    s_min_u32 s18, s18, 32
    s_and_b32 s24, s24, 1
    s_min_u32 s22, s22, 32
    s_lshr_b32 s25, s19, 1
    s_ctz_i32_b32 s19, s19
    s_lshr_b32 s26, s21, 1
    s_ctz_i32_b32 s21, s21
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s18, 16, s18
    s_cmp_lg_u32 s24, 0
    s_cselect_b32 s22, 16, s22
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s24, -1, exec_lo
    s_and_b32 s25, s25, 1
    s_min_u32 s19, s19, 32
    s_and_b32 s26, s26, 1
    s_min_u32 s21, s21, 32
    s_lshr_b32 s27, s23, 17
    s_ctz_i32_b32 s23, s23
    s_lshr_b32 s44, s24, 17
    s_ctz_i32_b32 s24, s24
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s19, 1, s19
    s_cmp_lg_u32 s26, 0
    s_cselect_b32 s21, 1, s21
    s_and_b32 s25, -1, exec_lo
    s_and_b32 s26, -1, exec_lo
    s_and_b32 s27, s27, 1
    s_min_u32 s23, s23, 32
    s_and_b32 s44, s44, 1
    s_min_u32 s24, s24, 32
    s_lshr_b32 s45, s25, 2
    s_ctz_i32_b32 s25, s25
    s_lshr_b32 s46, s26, 2
    s_ctz_i32_b32 s26, s26
    s_cmp_lg_u32 s27, 0
    s_cselect_b32 s23, 17, s23
    s_cmp_lg_u32 s44, 0
    s_cselect_b32 s24, 17, s24
    s_and_b32 s27, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s45, s45, 1
    s_min_u32 s25, s25, 32
    s_and_b32 s46, s46, 1
    s_min_u32 s26, s26, 32
    s_lshr_b32 s47, s27, 18
    s_ctz_i32_b32 s27, s27
    s_lshr_b32 s49, s44, 18
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s45, 0
    s_cselect_b32 s25, 2, s25
    s_cmp_lg_u32 s46, 0
    s_cselect_b32 s26, 2, s26
    s_and_b32 s45, -1, exec_lo
    s_and_b32 s46, -1, exec_lo
    s_and_b32 s47, s47, 1
    s_min_u32 s27, s27, 32
    s_and_b32 s49, s49, 1
    s_min_u32 s44, s44, 32
    s_lshr_b32 s50, s45, 3
    s_ctz_i32_b32 s45, s45
    s_lshr_b32 s52, s46, 3
    s_ctz_i32_b32 s46, s46
    s_cmp_lg_u32 s47, 0
    s_cselect_b32 s27, 18, s27
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s44, 18, s44
    s_and_b32 s47, -1, exec_lo
    s_and_b32 s49, -1, exec_lo
    s_and_b32 s50, s50, 1
    s_min_u32 s45, s45, 32
    s_and_b32 s52, s52, 1
    s_min_u32 s46, s46, 32
    s_lshr_b32 s53, s47, 19
    s_ctz_i32_b32 s47, s47
    s_lshr_b32 s54, s49, 19
    s_ctz_i32_b32 s49, s49
    s_cmp_lg_u32 s50, 0
    s_cselect_b32 s45, 3, s45
    s_cmp_lg_u32 s52, 0
    s_cselect_b32 s46, 3, s46
    s_and_b32 s50, s53, 1
    s_min_u32 s47, s47, 32
    s_and_b32 s52, s54, 1
    s_min_u32 s49, s49, 32
    s_cmp_lg_u32 s50, 0
    s_cselect_b32 s47, 19, s47
    s_cmp_lg_u32 s52, 0
    s_cselect_b32 s49, 19, s49
    s_sub_u32 s50, s6, s7
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s50, s9, s50
    s_add_u32 s7, s7, s50
    s_waitcnt vmcnt(11)
    v_dot2_f32_bf16 v53, v45, v8, 0
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v54, v45, v12, 0
    s_waitcnt vmcnt(9)
    v_dot2_f32_bf16 v55, v45, v16, 0
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v56, v45, v20, 0
    v_dot2_f32_bf16 v8, v49, v8, 0
    v_dot2_f32_bf16 v12, v49, v12, 0
    v_dot2_f32_bf16 v16, v49, v16, 0
    v_dot2_f32_bf16 v20, v49, v20, 0
    v_dot2_f32_bf16 v53, v46, v9, v53
    v_dot2_f32_bf16 v54, v46, v13, v54
    v_dot2_f32_bf16 v55, v46, v17, v55
    v_dot2_f32_bf16 v56, v46, v21, v56
    v_dot2_f32_bf16 v8, v50, v9, v8
    v_dot2_f32_bf16 v9, v50, v13, v12
    v_dot2_f32_bf16 v12, v50, v17, v16
    v_dot2_f32_bf16 v13, v50, v21, v20
    v_dot2_f32_bf16 v16, v47, v10, v53
    v_dot2_f32_bf16 v17, v47, v14, v54
    v_dot2_f32_bf16 v20, v47, v18, v55
    v_dot2_f32_bf16 v21, v47, v22, v56
    v_dot2_f32_bf16 v8, v51, v10, v8
    v_dot2_f32_bf16 v9, v51, v14, v9
    v_dot2_f32_bf16 v10, v51, v18, v12
    v_dot2_f32_bf16 v12, v51, v22, v13
    v_dot2_f32_bf16 v13, v48, v11, v16
    v_dot2_f32_bf16 v14, v48, v15, v17
    v_dot2_f32_bf16 v16, v48, v19, v20
    v_dot2_f32_bf16 v17, v48, v23, v21
    v_dot2_f32_bf16 v8, v52, v11, v8
    v_dot2_f32_bf16 v9, v52, v15, v9
    v_dot2_f32_bf16 v10, v52, v19, v10
    v_dot2_f32_bf16 v11, v52, v23, v12
    v_cndmask_b32_e64 v12, v13, v14, s11
    v_cndmask_b32_e64 v13, v14, v13, s11
    v_cndmask_b32_e64 v14, v16, v17, s11
    v_cndmask_b32_e64 v15, v17, v16, s11
    v_cndmask_b32_e64 v16, v8, v9, s11
    v_cndmask_b32_e64 v8, v9, v8, s11
    v_cndmask_b32_e64 v9, v10, v11, s11
    v_cndmask_b32_e64 v10, v11, v10, s11
    v_add_f32_dpp v11, v13, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v15, v14 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v8, v16 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_dpp v9, v10, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v10, v11, v12, s13
    v_cndmask_b32_e64 v11, v12, v11, s13
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v12, v8, v9, s13
    v_cndmask_b32_e64 v8, v9, v8, s13
    v_add_f32_dpp v9, v11, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v8, v8, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v8, v8, v8 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v8, v8, v8 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mul_f32_e32 v9, s48, v9
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v8, s48, v8
    v_cndmask_b32_e64 v9, 0xff800000, v9, s20
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v8, 0xff800000, v8, s20
    v_max_f32_dpp v10, v9, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v11, v8, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v10, v10, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v11, v11, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v10, v10, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v11, v11, v11 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v10, v10, v10 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v11, v11, v11 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v12, v10, 0x76543210, s58
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v13, v11, 0x76543210, s58
    v_max_f32_e32 v10, v12, v10
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v11, v13, v11
    v_max_f32_e32 v10, v26, v10
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v11, v24, v11
    v_sub_f32_e32 v9, v9, v10
    v_sub_f32_e32 v12, v26, v10
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_sub_f32_e32 v8, v8, v11
    v_sub_f32_e32 v13, v24, v11
    v_mul_f32_e32 v14, 0x3fb8aa3b, v9
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v15, 0x3fb8aa3b, v12
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v9
    v_mul_f32_e32 v16, 0x3fb8aa3b, v8
    v_mul_f32_e32 v17, 0x3fb8aa3b, v13
    v_fma_f32 v18, v9, 0x3fb8aa3b, -v14
    v_rndne_f32_e32 v19, v14
    v_fma_f32 v20, v12, 0x3fb8aa3b, -v15
    v_rndne_f32_e32 v21, v15
    v_fma_f32 v22, v8, 0x3fb8aa3b, -v16
    v_rndne_f32_e32 v23, v16
    v_fma_f32 v24, v13, 0x3fb8aa3b, -v17
    v_rndne_f32_e32 v26, v17
    v_fma_f32 v18, v9, 0x32a5705f, v18
    v_sub_f32_e32 v14, v14, v19
    v_fma_f32 v20, v12, 0x32a5705f, v20
    v_sub_f32_e32 v15, v15, v21
    v_fma_f32 v22, v8, 0x32a5705f, v22
    v_dual_sub_f32 v16, v16, v23 :: v_dual_sub_f32 v17, v17, v26
    v_fma_f32 v24, v13, 0x32a5705f, v24
    v_add_f32_e32 v14, v14, v18
    v_add_f32_e32 v15, v15, v20
    s_delay_alu instid0(VALU_DEP_4)
    v_add_f32_e32 v16, v16, v22
    v_cvt_i32_f32_e32 v18, v19
    v_add_f32_e32 v17, v17, v24
    v_exp_f32_e32 v14, v14
    v_exp_f32_e32 v15, v15
    v_exp_f32_e32 v16, v16
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v17, v17
    v_cvt_i32_f32_e32 v19, v21
    v_cvt_i32_f32_e32 v20, v23
    v_cvt_i32_f32_e32 v21, v26
    v_ldexp_f32 v14, v14, v18
    v_cmp_gt_f32_e64 s50, 0xc2d00000, v12
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
    v_ldexp_f32 v15, v15, v19
    v_ldexp_f32 v16, v16, v20
    v_cmp_gt_f32_e64 s52, 0xc2d00000, v8
    s_delay_alu instid0(TRANS32_DEP_1)
    v_ldexp_f32 v17, v17, v21
    v_cmp_gt_f32_e64 s53, 0xc2d00000, v13
    v_cndmask_b32_e64 v14, v14, 0, vcc_lo
    v_cmp_lt_f32_e64 s20, 0x42b17218, v9
    v_cndmask_b32_e64 v9, v15, 0, s50
    v_cmp_lt_f32_e64 s50, 0x42b17218, v12
    v_cndmask_b32_e64 v12, v16, 0, s52
    v_cmp_lt_f32_e64 s52, 0x42b17218, v8
    v_cndmask_b32_e64 v8, v17, 0, s53
    v_cmp_lt_f32_e64 s53, 0x42b17218, v13
    v_cndmask_b32_e64 v13, v14, 0x7f800000, s20
    v_cndmask_b32_e64 v9, v9, 0x7f800000, s50
    v_cndmask_b32_e64 v12, v12, 0x7f800000, s52
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v14, 16, v28
    v_cndmask_b32_e64 v8, v8, 0x7f800000, s53
    v_readlane_b32 s16, v13, s16
    v_mul_f32_e32 v4, v4, v9
    v_mul_f32_e32 v5, v5, v9
    v_mul_f32_e32 v6, v6, v9
    v_mul_f32_e32 v7, v7, v9
    v_mul_f32_e32 v0, v0, v8
    v_mul_f32_e32 v1, v1, v8
    v_mul_f32_e32 v2, v2, v8
    v_mul_f32_e32 v3, v3, v8
    v_and_b32_e32 v15, 0xffff0000, v28
    v_lshlrev_b32_e32 v16, 16, v29
    v_dual_fmac_f32 v4, s16, v14 :: v_dual_and_b32 v17, 0xffff0000, v29
    v_readlane_b32 s17, v12, s17
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v5, s16, v15 :: v_dual_fmac_f32 v6, s16, v16
    v_dual_fmac_f32 v7, s16, v17 :: v_dual_fmac_f32 v0, s17, v14
    v_dual_fmac_f32 v1, s17, v15 :: v_dual_fmac_f32 v2, s17, v16
    v_fma_f32 v3, s17, v17, v3
    v_readlane_b32 s16, v13, s18
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v14, 16, v30
    v_and_b32_e32 v15, 0xffff0000, v30
    v_lshlrev_b32_e32 v16, 16, v31
    v_and_b32_e32 v17, 0xffff0000, v31
    v_readlane_b32 s17, v12, s22
    v_add_f32_dpp v18, v13, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v19, v12, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v4, s16, v14 :: v_dual_fmac_f32 v5, s16, v15
    v_dual_fmac_f32 v6, s16, v16 :: v_dual_fmac_f32 v7, s16, v17
    v_dual_fmac_f32 v0, s17, v14 :: v_dual_fmac_f32 v1, s17, v15
    v_dual_fmac_f32 v2, s17, v16 :: v_dual_fmac_f32 v3, s17, v17
    v_readlane_b32 s16, v13, s19
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v14, 16, v32
    v_and_b32_e32 v15, 0xffff0000, v32
    v_lshlrev_b32_e32 v16, 16, v33
    v_and_b32_e32 v17, 0xffff0000, v33
    v_readlane_b32 s17, v12, s21
    v_add_f32_dpp v18, v18, v18 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v19, v19, v19 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v4, s16, v14 :: v_dual_fmac_f32 v5, s16, v15
    v_dual_fmac_f32 v6, s16, v16 :: v_dual_fmac_f32 v7, s16, v17
    v_dual_fmac_f32 v0, s17, v14 :: v_dual_fmac_f32 v1, s17, v15
    v_dual_fmac_f32 v2, s17, v16 :: v_dual_fmac_f32 v3, s17, v17
    v_readlane_b32 s16, v13, s23
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v14, 16, v34
    v_and_b32_e32 v15, 0xffff0000, v34
    v_lshlrev_b32_e32 v16, 16, v35
    v_and_b32_e32 v17, 0xffff0000, v35
    v_readlane_b32 s17, v12, s24
    v_add_f32_dpp v18, v18, v18 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v19, v19, v19 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v4, s16, v14 :: v_dual_fmac_f32 v5, s16, v15
    v_dual_fmac_f32 v6, s16, v16 :: v_dual_fmac_f32 v7, s16, v17
    v_dual_fmac_f32 v0, s17, v14 :: v_dual_fmac_f32 v1, s17, v15
    v_dual_fmac_f32 v2, s17, v16 :: v_dual_fmac_f32 v3, s17, v17
    v_readlane_b32 s16, v13, s25
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v14, 16, v36
    v_and_b32_e32 v15, 0xffff0000, v36
    v_lshlrev_b32_e32 v16, 16, v37
    v_and_b32_e32 v17, 0xffff0000, v37
    v_readlane_b32 s17, v12, s26
    v_add_f32_dpp v18, v18, v18 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v19, v19, v19 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v4, s16, v14 :: v_dual_fmac_f32 v5, s16, v15
    v_dual_fmac_f32 v6, s16, v16 :: v_dual_fmac_f32 v7, s16, v17
    v_dual_fmac_f32 v0, s17, v14 :: v_dual_fmac_f32 v1, s17, v15
    v_dual_fmac_f32 v2, s17, v16 :: v_dual_fmac_f32 v3, s17, v17
    v_readlane_b32 s16, v13, s27
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v14, 16, v38
    v_and_b32_e32 v15, 0xffff0000, v38
    v_lshlrev_b32_e32 v16, 16, v39
    v_and_b32_e32 v17, 0xffff0000, v39
    v_readlane_b32 s17, v12, s44
    v_permlanex16_b32 v20, v18, 0x76543210, s58
    v_permlanex16_b32 v21, v19, 0x76543210, s58
    v_dual_fmac_f32 v4, s16, v14 :: v_dual_fmac_f32 v5, s16, v15
    v_dual_fmac_f32 v6, s16, v16 :: v_dual_fmac_f32 v7, s16, v17
    v_dual_fmac_f32 v0, s17, v14 :: v_dual_fmac_f32 v1, s17, v15
    v_dual_fmac_f32 v2, s17, v16 :: v_dual_fmac_f32 v3, s17, v17
    v_readlane_b32 s16, v13, s45
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v14, 16, v40
    v_and_b32_e32 v15, 0xffff0000, v40
    v_lshlrev_b32_e32 v16, 16, v41
    v_and_b32_e32 v17, 0xffff0000, v41
    v_readlane_b32 s17, v12, s46
    v_add_f32_e32 v18, v20, v18
    v_add_f32_e32 v19, v21, v19
    v_dual_fmac_f32 v4, s16, v14 :: v_dual_fmac_f32 v5, s16, v15
    v_dual_fmac_f32 v6, s16, v16 :: v_dual_fmac_f32 v7, s16, v17
    v_dual_fmac_f32 v0, s17, v14 :: v_dual_fmac_f32 v1, s17, v15
    v_dual_fmac_f32 v2, s17, v16 :: v_dual_fmac_f32 v3, s17, v17
    v_readlane_b32 s16, v13, s47
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v13, 16, v42
    v_and_b32_e32 v14, 0xffff0000, v42
    v_lshlrev_b32_e32 v15, 16, v43
    v_and_b32_e32 v16, 0xffff0000, v43
    v_readlane_b32 s17, v12, s49
    v_fma_f32 v27, v27, v9, v18
    v_fma_f32 v25, v25, v8, v19
    v_fma_f32 v4, s16, v13, v4
    v_dual_fmac_f32 v5, s16, v14 :: v_dual_fmac_f32 v6, s16, v15
    v_fma_f32 v7, s16, v16, v7
    v_fma_f32 v0, s17, v13, v0
    v_dual_fmac_f32 v1, s17, v14 :: v_dual_fmac_f32 v2, s17, v15
    v_fma_f32 v3, s17, v16, v3
    v_mov_b32_e32 v26, v10
    v_mov_b32_e32 v24, v11
L34:
    s_cmp_lt_u32 s7, s6
    s_cbranch_scc1 L30
    v_cmp_eq_u32_e32 vcc_lo, 0, v126
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s1, s59, 4
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v8, s1
    ds_store_b64 v8, v[26:27] offset:16384
    s_mov_b32 exec_lo, s12
L35:
    s_lshl_b32 s1, s59, 8
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v8, s1, v131, 2
    ds_store_b128 v8, v[4:7]
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s59, 4
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v4, s0
    ds_store_b64 v4, v[24:25] offset:16392
    s_mov_b32 exec_lo, s12
L36:
    ds_store_b128 v8, v[0:3] offset:512
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_branch L39
L37:
    s_mov_b32 exec_lo, s0
    v_lshrrev_b32_e32 v0, 7, v129
    v_and_b32_e32 v48, 0x7f, v129
    v_and_b32_e32 v1, 0xffffff80, v129
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v30, 3, v0
    v_add_nc_u32_e32 v0, s5, v0
    v_add_lshl_u32 v46, v1, v48, 2
    v_cmp_eq_u32_e64 s1, 0, v48
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v0, v0, s51
    v_add_nc_u32_e32 v50, s15, v0
    ds_load_b64 v[0:1], v30 offset:16384
    ds_load_b64 v[2:3], v30 offset:16400
    ds_load_b64 v[4:5], v30 offset:16416
    ds_load_b64 v[6:7], v30 offset:16432
    ds_load_b64 v[8:9], v30 offset:16448
    ds_load_b64 v[10:11], v30 offset:16464
    ds_load_b64 v[12:13], v30 offset:16480
    ds_load_b64 v[14:15], v30 offset:16496
    ds_load_b64 v[16:17], v30 offset:16512
    ds_load_b64 v[18:19], v30 offset:16528
    ds_load_b64 v[20:21], v30 offset:16544
    ds_load_b64 v[22:23], v30 offset:16560
    ds_load_b64 v[24:25], v30 offset:16576
    ds_load_b64 v[26:27], v30 offset:16592
    ds_load_b64 v[28:29], v30 offset:16608
    ds_load_b64 v[30:31], v30 offset:16624
    ds_load_2addr_stride64_b32 v[32:33], v46 offset1:4
    ds_load_2addr_stride64_b32 v[34:35], v46 offset0:8 offset1:12
    ds_load_2addr_stride64_b32 v[36:37], v46 offset0:16 offset1:20
    ds_load_2addr_stride64_b32 v[38:39], v46 offset0:24 offset1:28
    ds_load_2addr_stride64_b32 v[40:41], v46 offset0:32 offset1:36
    ds_load_2addr_stride64_b32 v[42:43], v46 offset0:40 offset1:44
    ds_load_2addr_stride64_b32 v[44:45], v46 offset0:48 offset1:52
    ds_load_2addr_stride64_b32 v[46:47], v46 offset0:56 offset1:60
    v_lshl_add_u32 v51, v50, 7, v48
    s_waitcnt lgkmcnt(22)
    v_max3_f32 v48, 0xff7fffff, v0, v2
    s_waitcnt lgkmcnt(20)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_max3_f32 v48, v48, v4, v6
    s_waitcnt lgkmcnt(18)
    v_max3_f32 v48, v48, v8, v10
    s_waitcnt lgkmcnt(16)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_max3_f32 v48, v48, v12, v14
    s_waitcnt lgkmcnt(14)
    v_max3_f32 v48, v48, v16, v18
    s_waitcnt lgkmcnt(12)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_max3_f32 v48, v48, v20, v22
    s_waitcnt lgkmcnt(10)
    v_max3_f32 v48, v48, v24, v26
    s_waitcnt lgkmcnt(8)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v48, v48, v28, v30
    v_sub_f32_e32 v0, v0, v48
    v_sub_f32_e32 v2, v2, v48
    v_sub_f32_e32 v4, v4, v48
    v_sub_f32_e32 v6, v6, v48
    v_sub_f32_e32 v8, v8, v48
    v_mul_f32_e32 v49, 0x3fb8aa3b, v0
    v_mul_f32_e32 v52, 0x3fb8aa3b, v2
    v_mul_f32_e32 v53, 0x3fb8aa3b, v4
    v_mul_f32_e32 v54, 0x3fb8aa3b, v6
    v_mul_f32_e32 v55, 0x3fb8aa3b, v8
    v_fma_f32 v56, v0, 0x3fb8aa3b, -v49
    v_rndne_f32_e32 v57, v49
    v_fma_f32 v58, v2, 0x3fb8aa3b, -v52
    v_rndne_f32_e32 v59, v52
    v_fma_f32 v60, v4, 0x3fb8aa3b, -v53
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v56, 0x32a5705f, v0 :: v_dual_sub_f32 v49, v49, v57
    v_fma_f32 v58, v2, 0x32a5705f, v58
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_sub_f32_e32 v52, v52, v59
    v_rndne_f32_e32 v61, v53
    v_dual_fmac_f32 v60, 0x32a5705f, v4 :: v_dual_add_f32 v49, v56, v49
    v_fma_f32 v56, v6, 0x3fb8aa3b, -v54
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v52, v52, v58 :: v_dual_sub_f32 v53, v53, v61
    v_rndne_f32_e32 v58, v54
    v_exp_f32_e32 v49, v49
    v_sub_f32_e32 v10, v10, v48
    v_cvt_i32_f32_e32 v57, v57
    v_exp_f32_e32 v52, v52
    v_dual_add_f32 v53, v60, v53 :: v_dual_fmac_f32 v56, 0x32a5705f, v6
    v_sub_f32_e32 v54, v54, v58
    v_fma_f32 v60, v8, 0x3fb8aa3b, -v55
    v_rndne_f32_e32 v62, v55
    v_mul_f32_e32 v63, 0x3fb8aa3b, v10
    v_sub_f32_e32 v12, v12, v48
    v_ldexp_f32 v49, v49, v57
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v0
    v_cvt_i32_f32_e32 v57, v59
    v_exp_f32_e32 v53, v53
    v_add_f32_e32 v54, v54, v56
    v_dual_fmamk_f32 v56, v8, 0x32a5705f, v60 :: v_dual_sub_f32 v55, v55, v62
    v_fma_f32 v59, v10, 0x3fb8aa3b, -v63
    v_rndne_f32_e32 v60, v63
    v_mul_f32_e32 v64, 0x3fb8aa3b, v12
    v_sub_f32_e32 v14, v14, v48
    v_cndmask_b32_e64 v49, v49, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v0
    v_ldexp_f32 v0, v52, v57
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v2
    v_cvt_i32_f32_e32 v52, v61
    v_exp_f32_e32 v54, v54
    v_dual_add_f32 v55, v55, v56 :: v_dual_fmamk_f32 v56, v10, 0x32a5705f, v59
    v_sub_f32_e32 v57, v63, v60
    v_fma_f32 v59, v12, 0x3fb8aa3b, -v64
    v_rndne_f32_e32 v61, v64
    v_mul_f32_e32 v63, 0x3fb8aa3b, v14
    v_sub_f32_e32 v16, v16, v48
    v_cndmask_b32_e64 v49, v49, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v0, v0, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v2
    v_ldexp_f32 v2, v53, v52
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v4
    v_cvt_i32_f32_e32 v52, v58
    v_exp_f32_e32 v53, v55
    v_dual_add_f32 v55, v57, v56 :: v_dual_fmamk_f32 v56, v12, 0x32a5705f, v59
    v_dual_sub_f32 v57, v64, v61 :: v_dual_mul_f32 v64, 0x3fb8aa3b, v16
    v_fma_f32 v58, v14, 0x3fb8aa3b, -v63
    v_rndne_f32_e32 v59, v63
    v_sub_f32_e32 v18, v18, v48
    s_waitcnt lgkmcnt(7)
    v_fma_f32 v32, v32, v49, 0
    v_cndmask_b32_e64 v0, v0, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v2, v2, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v4
    v_ldexp_f32 v4, v54, v52
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v6
    v_cvt_i32_f32_e32 v52, v62
    v_exp_f32_e32 v54, v55
    v_dual_add_f32 v55, v57, v56 :: v_dual_fmamk_f32 v56, v14, 0x32a5705f, v58
    v_dual_sub_f32 v57, v63, v59 :: v_dual_sub_f32 v20, v20, v48
    v_fma_f32 v58, v16, 0x3fb8aa3b, -v64
    v_rndne_f32_e32 v62, v64
    v_dual_mul_f32 v63, 0x3fb8aa3b, v18 :: v_dual_fmac_f32 v32, v0, v33
    v_cndmask_b32_e64 v2, v2, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v4, v4, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v6
    v_ldexp_f32 v6, v53, v52
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v8
    v_cvt_i32_f32_e32 v33, v60
    v_exp_f32_e32 v52, v55
    v_dual_add_f32 v53, v56, v57 :: v_dual_mul_f32 v60, 0x3fb8aa3b, v20
    v_fma_f32 v55, v16, 0x32a5705f, v58
    v_sub_f32_e32 v56, v64, v62
    v_fma_f32 v57, v18, 0x3fb8aa3b, -v63
    v_rndne_f32_e32 v58, v63
    v_sub_f32_e32 v22, v22, v48
    s_waitcnt lgkmcnt(6)
    v_fma_f32 v32, v34, v2, v32
    v_cndmask_b32_e64 v4, v4, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v6, v6, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v8
    v_ldexp_f32 v8, v54, v33
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v10
    v_cvt_i32_f32_e32 v33, v61
    v_exp_f32_e32 v34, v53
    v_dual_add_f32 v53, v55, v56 :: v_dual_fmamk_f32 v54, v18, 0x32a5705f, v57
    v_dual_sub_f32 v55, v63, v58 :: v_dual_fmac_f32 v32, v4, v35
    v_fma_f32 v56, v20, 0x3fb8aa3b, -v60
    v_rndne_f32_e32 v57, v60
    v_mul_f32_e32 v61, 0x3fb8aa3b, v22
    v_sub_f32_e32 v24, v24, v48
    v_cndmask_b32_e64 v6, v6, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v8, v8, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v10
    v_ldexp_f32 v10, v52, v33
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v12
    v_cvt_i32_f32_e32 v33, v59
    v_exp_f32_e32 v35, v53
    v_dual_add_f32 v52, v55, v54 :: v_dual_fmamk_f32 v53, v20, 0x32a5705f, v56
    v_dual_sub_f32 v54, v60, v57 :: v_dual_mul_f32 v59, 0x3fb8aa3b, v24
    v_fma_f32 v55, v22, 0x3fb8aa3b, -v61
    v_rndne_f32_e32 v56, v61
    v_sub_f32_e32 v26, v26, v48
    v_fma_f32 v1, v1, v49, 0
    s_waitcnt lgkmcnt(5)
    v_fma_f32 v32, v36, v6, v32
    v_cndmask_b32_e64 v8, v8, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v10, v10, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v12
    v_ldexp_f32 v12, v34, v33
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v14
    v_cvt_i32_f32_e32 v33, v62
    v_exp_f32_e32 v34, v52
    v_dual_add_f32 v36, v53, v54 :: v_dual_fmamk_f32 v49, v22, 0x32a5705f, v55
    v_dual_subrev_f32 v52, v56, v61 :: v_dual_mul_f32 v55, 0x3fb8aa3b, v26
    v_fma_f32 v53, v24, 0x3fb8aa3b, -v59
    v_rndne_f32_e32 v54, v59
    v_sub_f32_e32 v28, v28, v48
    v_fma_f32 v0, v3, v0, v1
    v_fma_f32 v1, v37, v8, v32
    v_cndmask_b32_e64 v3, v10, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v10, v12, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v14
    v_ldexp_f32 v12, v35, v33
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v16
    v_cvt_i32_f32_e32 v14, v58
    v_exp_f32_e32 v32, v36
    v_dual_add_f32 v33, v52, v49 :: v_dual_sub_f32 v36, v59, v54
    v_dual_fmamk_f32 v35, v24, 0x32a5705f, v53 :: v_dual_fmac_f32 v0, v5, v2
    v_fma_f32 v37, v26, 0x3fb8aa3b, -v55
    v_rndne_f32_e32 v49, v55
    v_mul_f32_e32 v52, 0x3fb8aa3b, v28
    v_sub_f32_e32 v30, v30, v48
    s_waitcnt lgkmcnt(4)
    v_fma_f32 v1, v38, v3, v1
    v_cndmask_b32_e64 v2, v10, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v5, v12, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v16
    v_ldexp_f32 v10, v34, v14
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v18
    v_cvt_i32_f32_e32 v12, v57
    v_exp_f32_e32 v14, v33
    v_dual_add_f32 v16, v35, v36 :: v_dual_fmamk_f32 v33, v26, 0x32a5705f, v37
    v_dual_sub_f32 v34, v55, v49 :: v_dual_mul_f32 v37, 0x3fb8aa3b, v30
    v_fma_f32 v35, v28, 0x3fb8aa3b, -v52
    v_rndne_f32_e32 v36, v52
    v_dual_fmac_f32 v0, v7, v4 :: v_dual_fmac_f32 v1, v2, v39
    v_cndmask_b32_e64 v4, v5, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v5, v10, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v18
    v_ldexp_f32 v7, v32, v12
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v20
    v_cvt_i32_f32_e32 v10, v56
    v_exp_f32_e32 v12, v16
    v_add_f32_e32 v16, v34, v33
    v_fma_f32 v18, v28, 0x32a5705f, v35
    v_sub_f32_e32 v32, v52, v36
    v_fma_f32 v33, v30, 0x3fb8aa3b, -v37
    v_rndne_f32_e32 v34, v37
    v_fma_f32 v0, v9, v6, v0
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v1, v40, v4, v1
    v_cndmask_b32_e64 v5, v5, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v6, v7, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v20
    v_ldexp_f32 v7, v14, v10
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v22
    v_cvt_i32_f32_e32 v9, v54
    v_exp_f32_e32 v10, v16
    v_dual_add_f32 v14, v32, v18 :: v_dual_fmac_f32 v1, v41, v5
    v_fma_f32 v16, v30, 0x32a5705f, v33
    v_sub_f32_e32 v18, v37, v34
    v_fma_f32 v0, v11, v8, v0
    v_cndmask_b32_e64 v6, v6, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v7, v7, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v22
    v_ldexp_f32 v8, v12, v9
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v24
    v_cvt_i32_f32_e32 v9, v49
    v_exp_f32_e32 v11, v14
    v_add_f32_e32 v12, v18, v16
    v_fma_f32 v0, v13, v3, v0
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v1, v42, v6, v1
    v_cndmask_b32_e64 v3, v7, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v7, v8, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v24
    v_ldexp_f32 v8, v10, v9
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v26
    v_cvt_i32_f32_e32 v9, v36
    v_exp_f32_e32 v10, v12
    v_fma_f32 v0, v15, v2, v0
    v_fma_f32 v1, v43, v3, v1
    v_cndmask_b32_e64 v2, v7, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v7, v8, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v26
    v_ldexp_f32 v8, v11, v9
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v28
    v_cvt_i32_f32_e32 v9, v34
    v_fma_f32 v0, v17, v4, v0
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v1, v44, v2, v1
    v_cndmask_b32_e64 v4, v7, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v7, v8, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v28
    v_ldexp_f32 v8, v10, v9
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v30
    v_fma_f32 v0, v19, v5, v0
    v_fma_f32 v1, v45, v4, v1
    v_cndmask_b32_e64 v5, v7, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e64 s2, 0x42b17218, v30
    v_cndmask_b32_e64 v7, v8, 0, s3
    v_fma_f32 v0, v21, v6, v0
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v1, v46, v5, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v6, v7, 0x7f800000, s2
    v_fma_f32 v0, v23, v3, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v1, v47, v6 :: v_dual_fmac_f32 v0, v2, v25
    v_fma_f32 v0, v27, v4, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v0, v29, v5, v0
    v_fma_f32 v49, v31, v6, v0
    buffer_store_b32 v1, v51, s[32:35], 0 idxen
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v0, 3, v50
    buffer_store_b64 v[48:49], v0, s[36:39], 0 offen
    s_mov_b32 exec_lo, s0
L38:
    v_add_nc_u32_e32 v129, 0x200, v129
L39:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, 0x100, v129
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc1 L37
    s_endpgm
