; 188 VGPRs, 61 SGPRs, 16640 bytes of LDS, 0 of scratch, 2299 instructions
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
    v_mbcnt_lo_u32_b32 v127, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s47, 0x11016000
    s_mov_b32 s43, 0x11016000
    s_mov_b32 s7, 0x31016000
    v_dual_mov_b32 v1, v0 :: v_dual_and_b32 v128, 15, v127
    v_and_b32_e32 v129, 1, v127
    v_lshlrev_b32_e32 v9, 3, v127
    s_mov_b32 s19, 0x31016000
    s_delay_alu instid0(VALU_DEP_3)
    v_lshlrev_b32_e32 v130, 3, v128
    v_lshlrev_b32_e32 v41, 4, v128
    s_cmp_eq_u32 s15, 0
    s_cselect_b32 s1, exec_lo, 0
    v_lshrrev_b32_e32 v1, 5, v1
    v_xor_b32_e32 v42, 64, v130
    s_mov_b32 s56, 0xb9500bee
    s_mov_b32 s57, 0xbab6061a
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s58, v1
    v_lshlrev_b32_e32 v43, 1, v42
    s_mov_b32 s59, 0xfedcba98
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s3, 0x11016000
    s_mov_b32 s31, 0x11016000
    s_mov_b32 s35, 0x11016000
    s_mov_b32 s39, 0x31016000
    v_lshlrev_b32_e32 v131, 2, v127
    s_cmp_eq_u32 s58, 0
    s_cselect_b32 s2, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s60, s1, s2
    s_lshl_b32 s10, s10, 2
    s_lshl_b32 s6, s6, 1
    s_lshl_b32 s18, s18, 2
    buffer_load_b128 v[1:4], v41, s[4:7], 0 offen
    buffer_load_b128 v[5:8], v43, s[4:7], 0 offen
    s_mov_b32 s4, s42
    s_or_b32 s45, s45, 0x40000
    s_max_u32 s1, s4, 1
    s_or_b32 s41, s41, 0x40000
    s_lshl_b32 s0, s0, 1
    s_add_u32 s1, s1, -1
    buffer_load_b32 v69, v129, s[44:47], 0 idxen
    s_mul_i32 s0, s13, s0
    v_min_u32_e32 v10, s1, v127
    buffer_load_b64 v[93:94], v9, s[16:19], 0 offen
    s_lshl1_add_u32 s5, s14, s0
    buffer_load_b32 v132, v10, s[40:43], 0 idxen
    s_max_u32 s2, s26, 7
    s_lshl_b32 s0, s5, 7
    s_max_u32 s6, s30, 3
    v_add_lshl_u32 v29, s0, v130, 2
    v_add_lshl_u32 v37, s0, v42, 2
    s_lshl_b32 s22, s22, 1
    s_mov_b32 s0, s24
    s_or_b32 s1, s25, 0x20000
    s_sub_u32 s2, s2, 7
    s_or_b32 s29, s29, 0x20000
    s_sub_u32 s30, s6, 3
    s_or_b32 s33, s33, 0x40000
    s_lshl_b32 s38, s38, 2
    buffer_load_b128 v[9:12], v29, s[8:11], 0 offen
    buffer_load_b128 v[13:16], v29, s[8:11], 0 offen offset:16
    buffer_load_b128 v[17:20], v37, s[8:11], 0 offen
    buffer_load_b128 v[21:24], v37, s[8:11], 0 offen offset:16
    buffer_load_b128 v[25:28], v29, s[8:11], 0 offen offset:512
    buffer_load_b128 v[29:32], v29, s[8:11], 0 offen offset:528
    buffer_load_b128 v[33:36], v37, s[8:11], 0 offen offset:512
    buffer_load_b128 v[37:40], v37, s[8:11], 0 offen offset:528
    s_waitcnt vmcnt(12)
    v_and_b32_e32 v133, 0xffff, v1
    v_lshrrev_b32_e32 v134, 16, v1
    v_and_b32_e32 v135, 0xffff, v2
    v_lshrrev_b32_e32 v136, 16, v2
    v_and_b32_e32 v137, 0xffff, v3
    v_lshrrev_b32_e32 v138, 16, v3
    v_and_b32_e32 v139, 0xffff, v4
    v_lshrrev_b32_e32 v140, 16, v4
    s_waitcnt vmcnt(11)
    v_and_b32_e32 v141, 0xffff, v5
    v_lshrrev_b32_e32 v142, 16, v5
    v_and_b32_e32 v143, 0xffff, v6
    v_lshrrev_b32_e32 v144, 16, v6
    v_and_b32_e32 v145, 0xffff, v7
    v_lshrrev_b32_e32 v146, 16, v7
    v_and_b32_e32 v147, 0xffff, v8
    v_lshrrev_b32_e32 v148, 16, v8
    s_and_b32 s6, s60, exec_lo
    s_cbranch_scc1 L0
    s_waitcnt vmcnt(7)
    v_dual_mov_b32 v41, v9 :: v_dual_mov_b32 v42, v10
    v_dual_mov_b32 v43, v11 :: v_dual_mov_b32 v44, v12
    s_waitcnt vmcnt(6)
    v_dual_mov_b32 v45, v13 :: v_dual_mov_b32 v46, v14
    v_dual_mov_b32 v47, v15 :: v_dual_mov_b32 v48, v16
    s_waitcnt vmcnt(5)
    v_dual_mov_b32 v49, v17 :: v_dual_mov_b32 v50, v18
    v_dual_mov_b32 v51, v19 :: v_dual_mov_b32 v52, v20
    s_waitcnt vmcnt(4)
    v_dual_mov_b32 v53, v21 :: v_dual_mov_b32 v54, v22
    v_dual_mov_b32 v55, v23 :: v_dual_mov_b32 v56, v24
    v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v58, 0
    v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v60, 0
    s_branch L1
L0:
    s_add_u32 s6, s52, s13
    buffer_load_b128 v[61:64], v41, s[20:23], 0 offen
    buffer_load_b128 v[65:68], v43, s[20:23], 0 offen
    s_lshl_b32 s6, s6, 7
    s_add_u32 s7, s52, s53
    v_add_lshl_u32 v45, s6, v130, 2
    s_add_u32 s7, s7, s13
    v_add_lshl_u32 v53, s6, v42, 2
    s_lshl_b32 s6, s7, 7
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v57, s6, v131, 2
    buffer_load_b128 v[41:44], v45, s[8:11], 0 offen
    buffer_load_b128 v[45:48], v45, s[8:11], 0 offen offset:16
    buffer_load_b128 v[49:52], v53, s[8:11], 0 offen
    buffer_load_b128 v[53:56], v53, s[8:11], 0 offen offset:16
    buffer_load_b128 v[57:60], v57, s[8:11], 0 offen
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v133, 0xffff, v61
    v_lshrrev_b32_e32 v134, 16, v61
    v_and_b32_e32 v135, 0xffff, v62
    v_lshrrev_b32_e32 v136, 16, v62
    v_and_b32_e32 v137, 0xffff, v63
    v_lshrrev_b32_e32 v138, 16, v63
    v_and_b32_e32 v139, 0xffff, v64
    v_lshrrev_b32_e32 v140, 16, v64
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v141, 0xffff, v65
    v_lshrrev_b32_e32 v142, 16, v65
    v_and_b32_e32 v143, 0xffff, v66
    v_lshrrev_b32_e32 v144, 16, v66
    v_and_b32_e32 v145, 0xffff, v67
    v_lshrrev_b32_e32 v146, 16, v67
    v_and_b32_e32 v147, 0xffff, v68
    v_lshrrev_b32_e32 v148, 16, v68
L1:
    v_readlane_b32 s6, v69, 0
    s_mul_i32 s7, s58, s51
    s_lshl_b32 s8, s13, 7
    s_lshr_b32 s9, s27, 5
    s_lshl_b32 s10, s51, 7
    v_add_nc_u32_e32 v149, s8, v130
    v_add_nc_u32_e32 v150, s8, v131
    s_add_u32 s8, s9, -1
    s_add_u32 s9, s6, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s11, s9, s50
    s_sub_u32 s11, s9, s11
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshr_b32 s13, s11, 3
    s_add_u32 s7, s13, s7
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s7, s7, s15
    s_lshl_b32 s7, s7, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s7, s6
    s_cbranch_scc0 L2
    s_mov_b32 s9, s7
    s_branch L3
L2:
    s_and_b32 s9, s9, 31
L3:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshr_b32 s13, s9, 5
    s_cmp_lt_u32 s13, 32
    s_cbranch_scc0 L4
    s_and_b32 s13, s13, 31
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
    s_cmp_lt_u32 s7, s6
    s_cbranch_scc0 L7
    s_add_u32 s13, s6, -1
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s13, s13, s7
    s_branch L8
L7:
    s_mov_b32 s13, 0
L8:
    v_lshrrev_b32_e32 v151, 4, v127
    s_mul_i32 s9, s9, s55
    s_min_u32 s16, s13, 1
    s_min_u32 s17, s13, 2
    v_add_nc_u32_e32 v61, s9, v149
    v_add_nc_u32_e32 v152, 2, v151
    v_add_nc_u32_e32 v153, 4, v151
    v_add_nc_u32_e32 v154, 6, v151
    v_min_u32_e32 v62, s13, v151
    s_min_u32 s18, s13, 3
    v_min_u32_e32 v63, s13, v152
    v_min_u32_e32 v64, s13, v153
    v_min_u32_e32 v65, s13, v154
    v_mul_lo_u32 v62, v62, s55
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_lo_u32 v63, v63, s55
    v_mul_lo_u32 v64, v64, s55
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_lo_u32 v65, v65, s55
    v_add_nc_u32_e32 v62, v61, v62
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_nc_u32_e32 v66, v61, v63
    v_add_nc_u32_e32 v69, v61, v64
    s_min_u32 s19, s13, 4
    s_delay_alu instid0(VALU_DEP_4)
    v_add_nc_u32_e32 v73, v61, v65
    s_min_u32 s20, s13, 5
    s_min_u32 s21, s13, 6
    s_min_u32 s13, s13, 7
    v_add_nc_u32_e32 v77, s9, v150
    s_mul_i32 s9, s16, s55
    s_mul_i32 s16, s17, s55
    s_mul_i32 s17, s18, s55
    s_mul_i32 s18, s19, s55
    s_mul_i32 s19, s20, s55
    s_mul_i32 s20, s21, s55
    s_mul_i32 s13, s13, s55
    v_add_nc_u32_e32 v78, s9, v77
    buffer_load_b128 v[61:64], v62, s[0:3], 0 idxen
    buffer_load_b128 v[65:68], v66, s[0:3], 0 idxen
    buffer_load_b128 v[69:72], v69, s[0:3], 0 idxen
    buffer_load_b128 v[73:76], v73, s[0:3], 0 idxen
    v_add_nc_u32_e32 v79, s16, v77
    v_add_nc_u32_e32 v80, s17, v77
    v_add_nc_u32_e32 v81, s18, v77
    v_add_nc_u32_e32 v82, s19, v77
    v_add_nc_u32_e32 v83, s20, v77
    v_add_nc_u32_e32 v84, s13, v77
    buffer_load_b64 v[95:96], v77, s[28:31], 0 idxen
    buffer_load_b64 v[97:98], v78, s[28:31], 0 idxen
    buffer_load_b64 v[99:100], v79, s[28:31], 0 idxen
    buffer_load_b64 v[101:102], v80, s[28:31], 0 idxen
    buffer_load_b64 v[103:104], v81, s[28:31], 0 idxen
    buffer_load_b64 v[105:106], v82, s[28:31], 0 idxen
    buffer_load_b64 v[107:108], v83, s[28:31], 0 idxen
    buffer_load_b64 v[109:110], v84, s[28:31], 0 idxen
    s_add_u32 s9, s7, s10
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s9, s6
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
    v_dual_mov_b32 v121, 0 :: v_dual_mov_b32 v118, 0
    v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v116, 0
    v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v114, 0
    v_dual_mov_b32 v115, 0 :: v_dual_mov_b32 v112, 0
    v_dual_mov_b32 v113, 0 :: v_dual_mov_b32 v78, 0
    v_dual_mov_b32 v111, 0 :: v_dual_mov_b32 v80, 0
    v_dual_mov_b32 v77, 0 :: v_dual_mov_b32 v82, 0
    v_dual_mov_b32 v79, 0 :: v_dual_mov_b32 v84, 0
    v_dual_mov_b32 v81, 0 :: v_dual_mov_b32 v86, 0
    v_dual_mov_b32 v83, 0 :: v_dual_mov_b32 v88, 0
    v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v90, 0
    v_dual_mov_b32 v87, 0 :: v_dual_mov_b32 v92, 0
    v_mov_b32_e32 v89, 0
    v_mov_b32_e32 v91, 0
    s_branch L13
L9:
    s_lshr_b32 s13, s9, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s13, 32
    s_cbranch_scc0 L10
    s_and_b32 s13, s13, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s13, v132, s13
    s_branch L12
L10:
    s_cmp_lt_u32 s13, s4
    s_cselect_b32 s16, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s16, exec_lo, s16
    s_cbranch_scc0 L11
    s_lshl_b32 s17, s13, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s16, s[40:43], s17
L11:
    s_cmp_lt_u32 s13, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s13, s16, 0
L12:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s13, s13, s8
    s_and_b32 s16, s9, 31
    s_add_u32 s17, s6, -1
    s_lshl_b32 s13, s13, 5
    s_sub_u32 s17, s17, s9
    s_add_u32 s13, s13, s16
    v_min_u32_e32 v77, s17, v151
    s_mul_i32 s13, s13, s55
    v_min_u32_e32 v78, s17, v152
    v_min_u32_e32 v79, s17, v153
    v_min_u32_e32 v80, s17, v154
    v_mul_lo_u32 v77, v77, s55
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_lo_u32 v78, v78, s55
    v_mul_lo_u32 v79, v79, s55
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_lo_u32 v80, v80, s55
    v_add_nc_u32_e32 v81, s13, v149
    s_min_u32 s16, s17, 1
    s_min_u32 s18, s17, 2
    s_min_u32 s19, s17, 3
    s_min_u32 s20, s17, 4
    v_add_nc_u32_e32 v77, v81, v77
    v_add_nc_u32_e32 v82, v81, v78
    v_add_nc_u32_e32 v85, v81, v79
    v_add_nc_u32_e32 v89, v81, v80
    s_min_u32 s21, s17, 5
    s_min_u32 s22, s17, 6
    s_min_u32 s17, s17, 7
    v_add_nc_u32_e32 v111, s13, v150
    s_mul_i32 s13, s16, s55
    s_mul_i32 s16, s18, s55
    s_mul_i32 s18, s19, s55
    s_mul_i32 s19, s20, s55
    s_mul_i32 s20, s21, s55
    s_mul_i32 s21, s22, s55
    s_mul_i32 s17, s17, s55
    v_add_nc_u32_e32 v113, s13, v111
    v_add_nc_u32_e32 v115, s16, v111
    buffer_load_b128 v[77:80], v77, s[0:3], 0 idxen
    buffer_load_b128 v[81:84], v82, s[0:3], 0 idxen
    buffer_load_b128 v[85:88], v85, s[0:3], 0 idxen
    buffer_load_b128 v[89:92], v89, s[0:3], 0 idxen
    v_add_nc_u32_e32 v117, s18, v111
    v_add_nc_u32_e32 v119, s19, v111
    v_add_nc_u32_e32 v121, s20, v111
    v_add_nc_u32_e32 v123, s21, v111
    v_add_nc_u32_e32 v125, s17, v111
    buffer_load_b64 v[111:112], v111, s[28:31], 0 idxen
    buffer_load_b64 v[113:114], v113, s[28:31], 0 idxen
    buffer_load_b64 v[115:116], v115, s[28:31], 0 idxen
    buffer_load_b64 v[117:118], v117, s[28:31], 0 idxen
    buffer_load_b64 v[119:120], v119, s[28:31], 0 idxen
    buffer_load_b64 v[121:122], v121, s[28:31], 0 idxen
    buffer_load_b64 v[123:124], v123, s[28:31], 0 idxen
    buffer_load_b64 v[125:126], v125, s[28:31], 0 idxen
    s_waitcnt vmcnt(7)
    v_and_b32_e32 v175, 0xffff, v111
    v_lshrrev_b32_e32 v174, 16, v111
    v_and_b32_e32 v173, 0xffff, v112
    v_lshrrev_b32_e32 v172, 16, v112
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v171, 0xffff, v113
    v_lshrrev_b32_e32 v170, 16, v113
    v_and_b32_e32 v169, 0xffff, v114
    v_lshrrev_b32_e32 v168, 16, v114
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v167, 0xffff, v115
    v_lshrrev_b32_e32 v166, 16, v115
    v_and_b32_e32 v165, 0xffff, v116
    v_lshrrev_b32_e32 v164, 16, v116
    s_waitcnt vmcnt(4)
    v_and_b32_e32 v163, 0xffff, v117
    v_lshrrev_b32_e32 v162, 16, v117
    v_and_b32_e32 v161, 0xffff, v118
    v_lshrrev_b32_e32 v160, 16, v118
    s_waitcnt vmcnt(3)
    v_and_b32_e32 v159, 0xffff, v119
    v_lshrrev_b32_e32 v158, 16, v119
    v_and_b32_e32 v157, 0xffff, v120
    v_lshrrev_b32_e32 v156, 16, v120
    s_waitcnt vmcnt(2)
    v_and_b32_e32 v155, 0xffff, v121
    v_lshrrev_b32_e32 v121, 16, v121
    v_and_b32_e32 v120, 0xffff, v122
    v_lshrrev_b32_e32 v119, 16, v122
    s_waitcnt vmcnt(1)
    v_and_b32_e32 v118, 0xffff, v123
    v_lshrrev_b32_e32 v117, 16, v123
    v_and_b32_e32 v116, 0xffff, v124
    v_lshrrev_b32_e32 v115, 16, v124
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v114, 0xffff, v125
    v_lshrrev_b32_e32 v113, 16, v125
    v_and_b32_e32 v112, 0xffff, v126
    v_lshrrev_b32_e32 v111, 16, v126
L13:
    v_cvt_f32_u32_e32 v122, s6
    v_and_b32_e32 v123, 63, v130
    v_cmp_gt_u32_e32 vcc_lo, 64, v130
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v93, v122, v93
    v_mul_f32_e32 v94, v122, v94
    v_lshrrev_b32_e32 v122, 1, v123
    v_cndmask_b32_e64 v123, -1.0, 1.0, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v124, 0x3f22f983, v93 :: v_dual_mul_f32 v125, 0x3f22f983, v94
    v_lshlrev_b32_e32 v126, 2, v122
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_rndne_f32_e32 v124, v124
    v_rndne_f32_e32 v125, v125
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v93, -v124, 0x3fc90fdb, v93
    v_fma_f32 v94, -v125, 0x3fc90fdb, v94
    v_cvt_i32_f32_e32 v130, v124
    v_cvt_i32_f32_e32 v176, v125
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v93, -v124, 0xb33bbd2e, v93
    v_fma_f32 v94, -v125, 0xb33bbd2e, v94
    s_delay_alu instid0(VALU_DEP_4)
    v_and_b32_e32 v177, 1, v130
    v_and_b32_e32 v178, 2, v130
    v_add_nc_u32_e32 v130, 1, v130
    v_fma_f32 v93, -v124, 0xa6f72ced, v93
    v_fma_f32 v94, -v125, 0xa6f72ced, v94
    v_cmp_ne_u32_e32 vcc_lo, 0, v177
    v_lshlrev_b32_e32 v124, 30, v178
    v_add_nc_u32_e32 v125, 1, v176
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v177, v93, v93 :: v_dual_mul_f32 v178, v94, v94
    v_and_b32_e32 v179, 1, v176
    v_and_b32_e32 v180, 1, v130
    v_and_b32_e32 v181, 1, v125
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v182, 0x3638b88d, v177, s56
    v_fma_f32 v183, 0x37ccf5ce, v177, s57
    v_dual_mul_f32 v184, v177, v93 :: v_dual_mul_f32 v187, v178, v94
    v_fma_f32 v185, 0x3638b88d, v178, s56
    v_fma_f32 v186, 0x37ccf5ce, v178, s57
    v_fma_f32 v182, v182, v177, 0x3c088886
    v_dual_fmaak_f32 v183, v183, v177, 0x3d2aaaa5 :: v_dual_and_b32 v176, 2, v176
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmaak_f32 v185, v178, v185, 0x3c088886 :: v_dual_and_b32 v130, 2, v130
    v_dual_fmaak_f32 v186, v186, v178, 0x3d2aaaa5 :: v_dual_and_b32 v125, 2, v125
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v182, v182, v177, 0xbe2aaaaa
    v_fma_f32 v183, v183, v177, -0.5
    v_cmp_ne_u32_e64 s16, 0, v179
    v_dual_fmaak_f32 v179, v178, v185, 0xbe2aaaaa :: v_dual_lshlrev_b32 v176, 30, v176
    v_fma_f32 v185, v186, v178, -0.5
    v_fma_f32 v93, v182, v184, v93
    v_fma_f32 v177, v183, v177, 1.0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v94, v179, v187, v94
    v_fma_f32 v178, v185, v178, 1.0
    v_cmp_ne_u32_e64 s17, 0, v180
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_cndmask_b32 v179, v93, v177 :: v_dual_lshlrev_b32 v130, 30, v130
    v_cmp_ne_u32_e64 s13, 0, v181
    v_cndmask_b32_e64 v180, v94, v178, s16
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_xor_b32_e32 v124, v179, v124
    v_cndmask_b32_e64 v93, v93, v177, s17
    v_cndmask_b32_e64 v94, v94, v178, s13
    v_lshlrev_b32_e32 v125, 30, v125
    v_xor_b32_e32 v176, v180, v176
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_xor_b32_e32 v93, v93, v130
    v_xor_b32_e32 v94, v94, v125
    ds_bpermute_b32 v125, v126, v124
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v125, v125, v123 :: v_dual_lshlrev_b32 v126, 2, v122
    ds_bpermute_b32 v126, v126, v176
    v_add_nc_u32_e32 v130, 1, v122
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_and_b32_e32 v130, 31, v130
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v126, v126, v123 :: v_dual_lshlrev_b32 v177, 2, v130
    ds_bpermute_b32 v177, v177, v124
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v177, v177, v123 :: v_dual_lshlrev_b32 v178, 2, v130
    ds_bpermute_b32 v178, v178, v176
    v_add_nc_u32_e32 v179, 2, v122
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v178, v123, v178 :: v_dual_and_b32 v179, 31, v179
    v_lshlrev_b32_e32 v180, 2, v179
    ds_bpermute_b32 v180, v180, v124
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v180, v123, v180 :: v_dual_lshlrev_b32 v181, 2, v179
    ds_bpermute_b32 v181, v181, v176
    v_add_nc_u32_e32 v182, 3, v122
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v181, v181, v123 :: v_dual_and_b32 v182, 31, v182
    v_lshlrev_b32_e32 v183, 2, v182
    ds_bpermute_b32 v124, v183, v124
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v124, v124, v123 :: v_dual_lshlrev_b32 v183, 2, v182
    ds_bpermute_b32 v176, v183, v176
    v_lshlrev_b32_e32 v183, 2, v122
    s_waitcnt lgkmcnt(0)
    v_mul_f32_e32 v123, v176, v123
    ds_bpermute_b32 v176, v183, v93
    v_lshlrev_b32_e32 v122, 2, v122
    ds_bpermute_b32 v122, v122, v94
    v_lshlrev_b32_e32 v183, 2, v130
    ds_bpermute_b32 v183, v183, v93
    v_lshlrev_b32_e32 v130, 2, v130
    ds_bpermute_b32 v130, v130, v94
    v_lshlrev_b32_e32 v184, 2, v179
    ds_bpermute_b32 v184, v184, v93
    v_lshlrev_b32_e32 v179, 2, v179
    ds_bpermute_b32 v179, v179, v94
    v_lshlrev_b32_e32 v185, 2, v182
    ds_bpermute_b32 v93, v185, v93
    v_lshlrev_b32_e32 v182, 2, v182
    ds_bpermute_b32 v94, v182, v94
    s_cmp_lg_u32 s54, 0
    s_cbranch_scc0 L14
    v_fma_f32 v182, v9, v9, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v182, v10, v10, v182
    v_fma_f32 v182, v11, v11, v182
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v182, v12, v12, v182
    v_fma_f32 v182, v13, v13, v182
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v182, v14, v14, v182
    v_fma_f32 v182, v15, v15, v182
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v182, v16, v16, v182
    v_add_f32_dpp v182, v182, v182 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v182, v182, v182 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v182, v182, v182 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v182, v182, v182 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v185, v182, 0x76543210, s59
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v182, v185, v182
    v_fma_f32 v182, v182, 0x3b800000, s49
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s13, 0x800000, v182
    v_mul_f32_e32 v185, 0x4b800000, v182
    v_cndmask_b32_e64 v182, v182, v185, s13
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v182, v182
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v185, 0x45800000, v182
    v_cndmask_b32_e64 v182, v182, v185, s13
    s_branch L15
L14:
    v_mov_b32_e32 v182, 1.0
L15:
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v9, v9, v182 :: v_dual_lshlrev_b32 v186, 16, v5
    v_dual_mul_f32 v10, v10, v182 :: v_dual_lshlrev_b32 v185, 16, v1
    v_mul_f32_e32 v17, v17, v182
    v_dual_mul_f32 v18, v18, v182 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_dual_mul_f32 v12, v12, v182 :: v_dual_and_b32 v5, 0xffff0000, v5
    v_mul_f32_e32 v11, v11, v182
    v_lshlrev_b32_e32 v187, 16, v2
    v_dual_mul_f32 v19, v182, v19 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_dual_mul_f32 v20, v20, v182 :: v_dual_mul_f32 v9, v9, v185
    v_dual_mul_f32 v13, v13, v182 :: v_dual_mul_f32 v10, v10, v1
    v_dual_mul_f32 v21, v21, v182 :: v_dual_mul_f32 v18, v18, v5
    v_mul_f32_e32 v14, v14, v182
    v_dual_mul_f32 v22, v22, v182 :: v_dual_mul_f32 v11, v11, v187
    v_mul_f32_e32 v15, v15, v182
    v_mul_f32_e32 v23, v23, v182
    v_mul_f32_e32 v16, v16, v182
    v_mul_f32_e32 v24, v24, v182
    v_dual_mul_f32 v17, v186, v17 :: v_dual_lshlrev_b32 v182, 16, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_dual_mul_f32 v19, v182, v19 :: v_dual_and_b32 v6, 0xffff0000, v6
    s_waitcnt lgkmcnt(5)
    v_dual_mul_f32 v12, v12, v2 :: v_dual_mul_f32 v11, v11, v183
    v_dual_mul_f32 v20, v20, v6 :: v_dual_mul_f32 v17, v17, v125
    v_mul_f32_e32 v9, v9, v176
    v_mul_f32_e32 v10, v10, v122
    v_dual_mul_f32 v18, v18, v126 :: v_dual_mul_f32 v19, v19, v177
    s_waitcnt lgkmcnt(4)
    v_mul_f32_e32 v12, v12, v130
    v_dual_mul_f32 v20, v20, v178 :: v_dual_sub_f32 v9, v9, v17
    v_lshlrev_b32_e32 v17, 16, v3
    v_dual_sub_f32 v10, v10, v18 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v18, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v13, v13, v17 :: v_dual_sub_f32 v12, v12, v20
    v_mul_f32_e32 v14, v14, v3
    v_dual_sub_f32 v11, v11, v19 :: v_dual_lshlrev_b32 v20, 16, v8
    v_lshlrev_b32_e32 v19, 16, v4
    v_dual_mul_f32 v21, v18, v21 :: v_dual_and_b32 v4, 0xffff0000, v4
    s_waitcnt lgkmcnt(3)
    v_dual_mul_f32 v22, v22, v7 :: v_dual_mul_f32 v13, v13, v184
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v15, v15, v19 :: v_dual_mul_f32 v16, v16, v4
    s_waitcnt lgkmcnt(2)
    v_dual_mul_f32 v21, v21, v180 :: v_dual_mul_f32 v14, v14, v179
    v_mul_f32_e32 v22, v22, v181
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v15, v15, v93 :: v_dual_mul_f32 v16, v16, v94
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_sub_f32 v13, v13, v21 :: v_dual_and_b32 v8, 0xffff0000, v8
    v_sub_f32_e32 v14, v14, v22
    v_bfe_u32 v21, v9, 16, 1
    v_mul_f32_e32 v22, v23, v20
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v23, v24, v8
    v_bfe_u32 v24, v10, 16, 1
    v_cmp_u_f32_e64 s13, v9, v9
    v_add3_u32 v21, v9, v21, 0x7fff
    v_dual_mul_f32 v22, v22, v124 :: v_dual_mul_f32 v23, v23, v123
    v_or_b32_e32 v9, 0x400000, v9
    v_add3_u32 v24, v10, v24, 0x7fff
    v_cmp_u_f32_e64 s16, v10, v10
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_sub_f32 v15, v15, v22 :: v_dual_sub_f32 v16, v16, v23
    v_bfe_u32 v22, v11, 16, 1
    v_bfe_u32 v23, v12, 16, 1
    v_or_b32_e32 v10, 0x400000, v10
    v_cmp_u_f32_e64 s17, v11, v11
    v_cmp_u_f32_e32 vcc_lo, v12, v12
    v_add3_u32 v22, v11, v22, 0x7fff
    v_or_b32_e32 v11, 0x400000, v11
    v_add3_u32 v23, v12, v23, 0x7fff
    v_or_b32_e32 v12, 0x400000, v12
    v_cmp_u_f32_e64 s19, v13, v13
    v_cmp_u_f32_e64 s20, v14, v14
    v_cmp_u_f32_e64 s21, v15, v15
    v_cmp_u_f32_e64 s22, v16, v16
    v_cndmask_b32_e64 v9, v21, v9, s13
    v_bfe_u32 v21, v13, 16, 1
    v_cndmask_b32_e64 v10, v24, v10, s16
    v_bfe_u32 v24, v14, 16, 1
    v_cndmask_b32_e64 v11, v22, v11, s17
    v_bfe_u32 v22, v15, 16, 1
    v_add3_u32 v21, v13, v21, 0x7fff
    v_or_b32_e32 v13, 0x400000, v13
    v_add3_u32 v24, v14, v24, 0x7fff
    v_or_b32_e32 v14, 0x400000, v14
    v_add3_u32 v22, v15, v22, 0x7fff
    v_or_b32_e32 v15, 0x400000, v15
    v_cndmask_b32_e32 v12, v23, v12, vcc_lo
    v_bfe_u32 v23, v16, 16, 1
    v_cndmask_b32_e64 v13, v21, v13, s19
    v_or_b32_e32 v21, 0x400000, v16
    v_cndmask_b32_e64 v14, v24, v14, s20
    v_cndmask_b32_e64 v15, v22, v15, s21
    v_add3_u32 v16, v16, v23, 0x7fff
    v_lshrrev_b32_e32 v9, 16, v9
    v_lshrrev_b32_e32 v10, 16, v10
    v_lshrrev_b32_e32 v11, 16, v11
    v_lshrrev_b32_e32 v12, 16, v12
    v_cndmask_b32_e64 v16, v16, v21, s22
    v_lshrrev_b32_e32 v13, 16, v13
    v_lshrrev_b32_e32 v14, 16, v14
    v_lshrrev_b32_e32 v15, 16, v15
    s_delay_alu instid0(VALU_DEP_4)
    v_lshrrev_b32_e32 v16, 16, v16
    s_cmp_lg_u32 s54, 0
    s_cbranch_scc0 L16
    s_waitcnt vmcnt(15)
    v_fma_f32 v21, v25, v25, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v21, v26, v26, v21
    v_fma_f32 v21, v27, v27, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v21, v28, v28, v21
    s_waitcnt vmcnt(14)
    v_fma_f32 v21, v29, v29, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v21, v30, v30, v21
    v_fma_f32 v21, v31, v31, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v21, v32, v32, v21
    v_add_f32_dpp v21, v21, v21 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v21, v21, v21 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v21, v21, v21 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v21, v21, v21 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v22, v21, 0x76543210, s59
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v21, v22, v21
    v_fma_f32 v21, v21, 0x3b800000, s49
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s13, 0x800000, v21
    v_mul_f32_e32 v22, 0x4b800000, v21
    v_cndmask_b32_e64 v21, v21, v22, s13
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v21, v21
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v22, 0x45800000, v21
    v_cndmask_b32_e64 v21, v21, v22, s13
    s_branch L17
L16:
    v_mov_b32_e32 v21, 1.0
L17:
    s_waitcnt vmcnt(15)
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v22, v25, v21
    s_waitcnt vmcnt(13)
    v_mul_f32_e32 v23, v33, v21
    v_dual_mul_f32 v24, v26, v21 :: v_dual_mul_f32 v25, v21, v34
    v_mul_f32_e32 v26, v27, v21
    v_mul_f32_e32 v27, v35, v21
    v_dual_mul_f32 v28, v28, v21 :: v_dual_mul_f32 v33, v21, v36
    v_mul_f32_e32 v29, v29, v21
    s_waitcnt vmcnt(12)
    v_mul_f32_e32 v34, v37, v21
    v_dual_mul_f32 v30, v30, v21 :: v_dual_mul_f32 v35, v21, v38
    v_mul_f32_e32 v31, v31, v21
    v_mul_f32_e32 v36, v39, v21
    v_dual_mul_f32 v32, v32, v21 :: v_dual_mul_f32 v21, v21, v40
    v_dual_mul_f32 v22, v22, v185 :: v_dual_mul_f32 v23, v23, v186
    v_dual_mul_f32 v1, v24, v1 :: v_dual_mul_f32 v24, v187, v26
    v_dual_mul_f32 v5, v25, v5 :: v_dual_mul_f32 v2, v28, v2
    v_dual_mul_f32 v25, v27, v182 :: v_dual_mul_f32 v6, v6, v33
    v_dual_mul_f32 v17, v29, v17 :: v_dual_mul_f32 v18, v34, v18
    v_dual_mul_f32 v3, v30, v3 :: v_dual_mul_f32 v8, v21, v8
    v_dual_mul_f32 v7, v35, v7 :: v_dual_mul_f32 v20, v36, v20
    v_dual_mul_f32 v19, v31, v19 :: v_dual_mul_f32 v4, v32, v4
    v_dual_mul_f32 v21, v22, v176 :: v_dual_mul_f32 v22, v23, v125
    v_mul_f32_e32 v1, v1, v122
    v_mul_f32_e32 v5, v5, v126
    v_dual_mul_f32 v23, v24, v183 :: v_dual_mul_f32 v8, v123, v8
    v_mul_f32_e32 v24, v25, v177
    v_dual_mul_f32 v2, v2, v130 :: v_dual_mul_f32 v3, v3, v179
    v_dual_mul_f32 v6, v6, v178 :: v_dual_mul_f32 v7, v7, v181
    v_mul_f32_e32 v17, v17, v184
    v_dual_mul_f32 v18, v18, v180 :: v_dual_mul_f32 v19, v19, v93
    v_dual_mul_f32 v20, v20, v124 :: v_dual_sub_f32 v1, v1, v5
    v_mul_f32_e32 v4, v4, v94
    v_sub_f32_e32 v21, v21, v22
    v_sub_f32_e32 v5, v23, v24
    v_dual_sub_f32 v2, v2, v6 :: v_dual_sub_f32 v3, v3, v7
    v_dual_sub_f32 v6, v17, v18 :: v_dual_subrev_f32 v7, v20, v19
    v_sub_f32_e32 v4, v4, v8
    v_bfe_u32 v8, v21, 16, 1
    v_bfe_u32 v17, v1, 16, 1
    v_bfe_u32 v18, v5, 16, 1
    v_bfe_u32 v19, v2, 16, 1
    v_bfe_u32 v20, v6, 16, 1
    v_bfe_u32 v22, v3, 16, 1
    v_bfe_u32 v23, v7, 16, 1
    v_bfe_u32 v24, v4, 16, 1
    v_add3_u32 v8, v21, v8, 0x7fff
    v_or_b32_e32 v25, 0x400000, v21
    v_cmp_u_f32_e32 vcc_lo, v21, v21
    v_add3_u32 v17, v1, v17, 0x7fff
    v_or_b32_e32 v21, 0x400000, v1
    v_cmp_u_f32_e64 s16, v1, v1
    v_add3_u32 v1, v5, v18, 0x7fff
    v_or_b32_e32 v18, 0x400000, v5
    v_cmp_u_f32_e64 s17, v5, v5
    v_add3_u32 v5, v2, v19, 0x7fff
    v_or_b32_e32 v19, 0x400000, v2
    v_cmp_u_f32_e64 s18, v2, v2
    v_add3_u32 v2, v6, v20, 0x7fff
    v_or_b32_e32 v20, 0x400000, v6
    v_cmp_u_f32_e64 s19, v6, v6
    v_add3_u32 v6, v3, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v3
    v_cmp_u_f32_e64 s20, v3, v3
    v_add3_u32 v3, v7, v23, 0x7fff
    v_or_b32_e32 v23, 0x400000, v7
    v_cmp_u_f32_e64 s21, v7, v7
    v_add3_u32 v7, v4, v24, 0x7fff
    v_or_b32_e32 v24, 0x400000, v4
    v_cmp_u_f32_e64 s22, v4, v4
    v_cndmask_b32_e32 v4, v8, v25, vcc_lo
    v_cndmask_b32_e64 v8, v17, v21, s16
    v_cndmask_b32_e64 v1, v1, v18, s17
    v_cndmask_b32_e64 v5, v5, v19, s18
    v_cndmask_b32_e64 v2, v2, v20, s19
    v_cndmask_b32_e64 v6, v6, v22, s20
    v_cndmask_b32_e64 v3, v3, v23, s21
    v_cndmask_b32_e64 v7, v7, v24, s22
    v_lshrrev_b32_e32 v17, 16, v4
    v_lshrrev_b32_e32 v18, 16, v8
    v_lshrrev_b32_e32 v19, 16, v1
    v_lshrrev_b32_e32 v20, 16, v5
    v_lshrrev_b32_e32 v21, 16, v2
    v_lshrrev_b32_e32 v22, 16, v6
    v_lshrrev_b32_e32 v23, 16, v3
    v_lshrrev_b32_e32 v24, 16, v7
    s_and_b32 s13, s60, exec_lo
    s_cbranch_scc1 L18
    v_dual_mov_b32 v27, 0xff7fffff :: v_dual_mov_b32 v6, 0
    s_mov_b32 s14, 0
    v_dual_mov_b32 v25, 0xff7fffff :: v_dual_mov_b32 v8, 0
    s_mov_b32 s13, 0
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v4, 0
    v_mov_b32_e32 v1, 0
    v_mov_b32_e32 v3, 0
    s_branch L26
L18:
    s_cmp_lg_u32 s54, 0
    s_cbranch_scc0 L19
    v_fma_f32 v1, v41, v41, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v42, v42, v1
    v_fma_f32 v1, v43, v43, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v44, v44, v1
    v_fma_f32 v1, v45, v45, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v46, v46, v1
    v_fma_f32 v1, v47, v47, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v48, v48, v1
    v_add_f32_dpp v1, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s59
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v1, v2, v1
    v_fma_f32 v1, v1, 0x3b800000, s49
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s13, 0x800000, v1
    v_mul_f32_e32 v2, 0x4b800000, v1
    v_cndmask_b32_e64 v1, v1, v2, s13
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, 0x45800000, v1
    v_cndmask_b32_e64 v1, v1, v2, s13
    s_branch L20
L19:
    v_mov_b32_e32 v1, 1.0
L20:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v2, v41, v1 :: v_dual_lshlrev_b32 v7, 16, v134
    v_dual_mul_f32 v6, v1, v42 :: v_dual_lshlrev_b32 v3, 16, v133
    v_dual_mul_f32 v4, v49, v1 :: v_dual_lshlrev_b32 v25, 16, v142
    v_dual_mul_f32 v8, v1, v50 :: v_dual_lshlrev_b32 v5, 16, v141
    v_dual_mul_f32 v2, v2, v3 :: v_dual_mul_f32 v3, v5, v4
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v4, v7, v6 :: v_dual_lshlrev_b32 v7, 16, v135
    v_mul_f32_e32 v5, v43, v1
    v_dual_mul_f32 v6, v25, v8 :: v_dual_lshlrev_b32 v25, 16, v143
    v_dual_mul_f32 v8, v51, v1 :: v_dual_lshlrev_b32 v27, 16, v136
    v_dual_mul_f32 v26, v44, v1 :: v_dual_lshlrev_b32 v29, 16, v144
    v_dual_mul_f32 v28, v52, v1 :: v_dual_lshlrev_b32 v31, 16, v138
    v_dual_mul_f32 v2, v2, v176 :: v_dual_mul_f32 v3, v3, v125
    v_dual_mul_f32 v4, v4, v122 :: v_dual_mul_f32 v5, v5, v7
    v_mul_f32_e32 v6, v6, v126
    v_dual_mul_f32 v7, v8, v25 :: v_dual_mul_f32 v8, v27, v26
    v_dual_mul_f32 v25, v28, v29 :: v_dual_mul_f32 v30, v1, v46
    v_dual_mul_f32 v26, v45, v1 :: v_dual_lshlrev_b32 v33, 16, v146
    v_dual_mul_f32 v32, v1, v54 :: v_dual_lshlrev_b32 v27, 16, v137
    v_mul_f32_e32 v28, v53, v1
    v_dual_subrev_f32 v2, v3, v2 :: v_dual_lshlrev_b32 v29, 16, v145
    v_dual_sub_f32 v3, v4, v6 :: v_dual_mul_f32 v4, v5, v183
    v_dual_mul_f32 v5, v7, v177 :: v_dual_mul_f32 v6, v8, v130
    v_dual_mul_f32 v7, v25, v178 :: v_dual_mul_f32 v8, v26, v27
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_mul_f32 v25, v28, v29 :: v_dual_mul_f32 v26, v31, v30
    v_dual_mul_f32 v27, v32, v33 :: v_dual_mul_f32 v32, v1, v48
    v_dual_mul_f32 v28, v47, v1 :: v_dual_lshlrev_b32 v33, 16, v140
    v_lshlrev_b32_e32 v29, 16, v139
    v_mul_f32_e32 v30, v55, v1
    v_dual_subrev_f32 v4, v5, v4 :: v_dual_lshlrev_b32 v31, 16, v147
    v_dual_mul_f32 v1, v56, v1 :: v_dual_lshlrev_b32 v34, 16, v148
    v_bfe_u32 v35, v2, 16, 1
    v_bfe_u32 v36, v3, 16, 1
    v_sub_f32_e32 v5, v6, v7
    v_mul_f32_e32 v6, v8, v184
    v_dual_mul_f32 v7, v25, v180 :: v_dual_mul_f32 v8, v26, v179
    v_mul_f32_e32 v25, v27, v181
    v_dual_mul_f32 v26, v28, v29 :: v_dual_mul_f32 v27, v31, v30
    v_dual_mul_f32 v28, v32, v33 :: v_dual_mul_f32 v1, v1, v34
    v_add3_u32 v29, v2, v35, 0x7fff
    v_or_b32_e32 v30, 0x400000, v2
    v_cmp_u_f32_e32 vcc_lo, v2, v2
    v_add3_u32 v2, v3, v36, 0x7fff
    v_or_b32_e32 v31, 0x400000, v3
    v_cmp_u_f32_e64 s16, v3, v3
    v_bfe_u32 v3, v4, 16, 1
    v_bfe_u32 v32, v5, 16, 1
    v_dual_sub_f32 v6, v6, v7 :: v_dual_subrev_f32 v7, v25, v8
    v_dual_mul_f32 v8, v26, v93 :: v_dual_mul_f32 v25, v27, v124
    v_dual_mul_f32 v26, v28, v94 :: v_dual_mul_f32 v1, v1, v123
    v_cndmask_b32_e32 v27, v29, v30, vcc_lo
    v_cndmask_b32_e64 v2, v2, v31, s16
    v_add3_u32 v3, v4, v3, 0x7fff
    v_or_b32_e32 v28, 0x400000, v4
    v_cmp_u_f32_e32 vcc_lo, v4, v4
    v_add3_u32 v4, v5, v32, 0x7fff
    v_or_b32_e32 v29, 0x400000, v5
    v_cmp_u_f32_e64 s16, v5, v5
    v_bfe_u32 v5, v6, 16, 1
    v_bfe_u32 v30, v7, 16, 1
    v_dual_sub_f32 v8, v8, v25 :: v_dual_subrev_f32 v1, v1, v26
    v_lshrrev_b32_e32 v25, 16, v27
    v_lshrrev_b32_e32 v2, 16, v2
    v_cndmask_b32_e32 v3, v3, v28, vcc_lo
    v_cndmask_b32_e64 v4, v4, v29, s16
    v_add3_u32 v5, v6, v5, 0x7fff
    v_or_b32_e32 v26, 0x400000, v6
    v_cmp_u_f32_e32 vcc_lo, v6, v6
    v_add3_u32 v6, v7, v30, 0x7fff
    v_or_b32_e32 v27, 0x400000, v7
    v_cmp_u_f32_e64 s16, v7, v7
    v_bfe_u32 v7, v8, 16, 1
    v_bfe_u32 v28, v1, 16, 1
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v4, 16, v4
    v_cndmask_b32_e32 v5, v5, v26, vcc_lo
    v_cndmask_b32_e64 v6, v6, v27, s16
    v_add3_u32 v7, v8, v7, 0x7fff
    v_or_b32_e32 v26, 0x400000, v8
    v_cmp_u_f32_e32 vcc_lo, v8, v8
    v_add3_u32 v8, v1, v28, 0x7fff
    v_or_b32_e32 v27, 0x400000, v1
    v_cmp_u_f32_e64 s16, v1, v1
    v_lshl_or_b32 v28, v10, 16, v9
    v_lshl_or_b32 v1, v2, 16, v25
    v_lshl_or_b32 v25, v18, 16, v17
    v_lshrrev_b32_e32 v5, 16, v5
    v_lshrrev_b32_e32 v6, 16, v6
    v_cndmask_b32_e32 v7, v7, v26, vcc_lo
    v_cndmask_b32_e64 v8, v8, v27, s16
    v_dot2_f32_bf16 v26, v28, v1, 0
    v_lshl_or_b32 v27, v12, 16, v11
    v_lshl_or_b32 v2, v4, 16, v3
    v_dot2_f32_bf16 v4, v25, v1, 0
    v_lshl_or_b32 v25, v20, 16, v19
    v_lshrrev_b32_e32 v7, 16, v7
    v_lshrrev_b32_e32 v8, 16, v8
    v_dot2_f32_bf16 v26, v27, v2, v26
    v_lshl_or_b32 v27, v14, 16, v13
    v_lshl_or_b32 v3, v6, 16, v5
    v_dot2_f32_bf16 v5, v25, v2, v4
    v_lshl_or_b32 v6, v22, 16, v21
    v_lshl_or_b32 v25, v16, 16, v15
    v_lshl_or_b32 v4, v8, 16, v7
    v_dot2_f32_bf16 v7, v27, v3, v26
    v_lshl_or_b32 v8, v24, 16, v23
    v_dot2_f32_bf16 v5, v6, v3, v5
    v_cmp_gt_u32_e64 s13, 16, v127
    v_bfe_u32 v6, v57, 16, 1
    v_dot2_f32_bf16 v7, v25, v4, v7
    v_bfe_u32 v25, v58, 16, 1
    v_dot2_f32_bf16 v5, v8, v4, v5
    v_bfe_u32 v8, v59, 16, 1
    v_bfe_u32 v26, v60, 16, 1
    v_cndmask_b32_e64 v7, 0, v7, s13
    v_add3_u32 v6, v57, v6, 0x7fff
    v_cndmask_b32_e64 v5, 0, v5, s13
    v_or_b32_e32 v27, 0x400000, v57
    v_cmp_u_f32_e64 s16, v57, v57
    v_add_f32_dpp v7, v7, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add3_u32 v25, v58, v25, 0x7fff
    v_add_f32_dpp v5, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_or_b32_e32 v28, 0x400000, v58
    v_cmp_u_f32_e64 s17, v58, v58
    v_add_f32_dpp v7, v7, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add3_u32 v8, v59, v8, 0x7fff
    v_add_f32_dpp v5, v5, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_or_b32_e32 v29, 0x400000, v59
    v_cmp_u_f32_e32 vcc_lo, v59, v59
    v_add_f32_dpp v7, v7, v7 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add3_u32 v26, v60, v26, 0x7fff
    v_add_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_or_b32_e32 v30, 0x400000, v60
    v_cmp_u_f32_e64 s19, v60, v60
    v_add_f32_dpp v7, v7, v7 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, v6, v27, s16
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v25, v25, v28, s17
    v_cndmask_b32_e32 v8, v8, v29, vcc_lo
    v_cndmask_b32_e64 v26, v26, v30, s19
    v_permlanex16_b32 v27, v7, 0x76543210, s59
    v_permlanex16_b32 v28, v5, 0x76543210, s59
    v_lshrrev_b32_e32 v29, 16, v6
    v_lshrrev_b32_e32 v30, 16, v25
    v_lshrrev_b32_e32 v31, 16, v8
    v_lshrrev_b32_e32 v26, 16, v26
    v_add_f32_e32 v8, v27, v7
    v_add_f32_e32 v25, v28, v5
    v_lshlrev_b32_e32 v5, 16, v29
    v_lshlrev_b32_e32 v6, 16, v30
    v_lshlrev_b32_e32 v7, 16, v31
    v_mul_f32_e32 v27, s48, v8
    v_dual_mul_f32 v25, s48, v25 :: v_dual_lshlrev_b32 v8, 16, v26
    s_cmp_eq_u32 s14, 0
    s_cbranch_scc0 L25
    s_lshr_b32 s14, s6, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s14, 32
    s_cbranch_scc0 L21
    s_and_b32 s14, s14, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s14, v132, s14
    s_branch L23
L21:
    s_cmp_lt_u32 s14, s4
    s_cselect_b32 s16, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s16, exec_lo, s16
    s_cbranch_scc0 L22
    s_lshl_b32 s17, s14, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s16, s[40:43], s17
L22:
    s_cmp_lt_u32 s14, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s14, s16, 0
L23:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_min_u32 s14, s14, s8
    s_and_b32 s16, s6, 31
    s_lshl_b32 s14, s14, 5
    s_add_u32 s14, s14, s16
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s14, s14, s55
    s_and_b32 s13, exec_lo, s13
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s13
    v_add_nc_u32_e32 v28, s14, v149
    buffer_store_b128 v[1:4], v28, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L24:
    v_lshl_or_b32 v1, v30, 16, v29
    v_lshl_or_b32 v2, v26, 16, v31
    v_add_nc_u32_e32 v3, s14, v150
    buffer_store_b64 v[1:2], v3, s[28:31], 0 idxen
L25:
    s_mov_b32 s14, 1.0
    s_mov_b32 s13, 1.0
    v_dual_mov_b32 v1, v5 :: v_dual_mov_b32 v2, v6
    v_dual_mov_b32 v3, v7 :: v_dual_mov_b32 v4, v8
L26:
    v_and_b32_e32 v26, 3, v127
    v_cmp_gt_u32_e64 s16, 4, v128
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_add_u32 v45, v26, 1, v151
    s_cmp_lt_u32 s7, s6
    s_cbranch_scc1 L27
    v_mov_b32_e32 v28, s14
    v_mov_b32_e32 v26, s13
    s_branch L28
L27:
    v_lshl_or_b32 v26, v10, 16, v9
    v_lshl_or_b32 v28, v18, 16, v17
    v_lshl_or_b32 v29, v12, 16, v11
    v_lshl_or_b32 v30, v20, 16, v19
    v_lshl_or_b32 v31, v14, 16, v13
    s_waitcnt vmcnt(11)
    v_dot2_f32_bf16 v32, v26, v61, 0
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v33, v26, v65, 0
    s_waitcnt vmcnt(9)
    v_dot2_f32_bf16 v34, v26, v69, 0
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v26, v26, v73, 0
    v_dot2_f32_bf16 v35, v28, v61, 0
    v_dot2_f32_bf16 v36, v28, v65, 0
    v_dot2_f32_bf16 v37, v28, v69, 0
    v_dot2_f32_bf16 v28, v28, v73, 0
    v_dot2_f32_bf16 v32, v29, v62, v32
    v_dot2_f32_bf16 v33, v29, v66, v33
    v_dot2_f32_bf16 v34, v29, v70, v34
    v_dot2_f32_bf16 v26, v29, v74, v26
    v_dot2_f32_bf16 v29, v30, v62, v35
    v_lshl_or_b32 v35, v22, 16, v21
    v_dot2_f32_bf16 v36, v30, v66, v36
    v_dot2_f32_bf16 v37, v30, v70, v37
    v_dot2_f32_bf16 v28, v30, v74, v28
    v_dot2_f32_bf16 v30, v31, v63, v32
    v_lshl_or_b32 v32, v16, 16, v15
    v_dot2_f32_bf16 v33, v31, v67, v33
    v_dot2_f32_bf16 v34, v31, v71, v34
    v_dot2_f32_bf16 v26, v31, v75, v26
    v_dot2_f32_bf16 v29, v35, v63, v29
    v_lshl_or_b32 v31, v24, 16, v23
    v_dot2_f32_bf16 v36, v35, v67, v36
    v_dot2_f32_bf16 v37, v35, v71, v37
    v_dot2_f32_bf16 v28, v35, v75, v28
    v_dot2_f32_bf16 v30, v32, v64, v30
    v_dot2_f32_bf16 v33, v32, v68, v33
    v_dot2_f32_bf16 v34, v32, v72, v34
    v_dot2_f32_bf16 v26, v32, v76, v26
    v_cmp_eq_u32_e32 vcc_lo, 1, v129
    v_dot2_f32_bf16 v29, v31, v64, v29
    v_dot2_f32_bf16 v32, v31, v68, v36
    v_dot2_f32_bf16 v35, v31, v72, v37
    v_dot2_f32_bf16 v28, v31, v76, v28
    v_dual_cndmask_b32 v31, v30, v33 :: v_dual_cndmask_b32 v30, v33, v30
    v_cndmask_b32_e32 v33, v34, v26, vcc_lo
    v_cndmask_b32_e32 v26, v26, v34, vcc_lo
    v_bfe_u32 v34, v127, 1, 1
    v_dual_cndmask_b32 v36, v29, v32 :: v_dual_cndmask_b32 v29, v32, v29
    v_cndmask_b32_e32 v32, v35, v28, vcc_lo
    v_cndmask_b32_e32 v28, v28, v35, vcc_lo
    v_add_f32_dpp v30, v30, v31 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v26, v26, v33 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 1, v34
    v_add_f32_dpp v29, v29, v36 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v28, v28, v32 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_e32 v31, s7, v45
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v32, 16, v95
    v_cndmask_b32_e32 v33, v30, v26, vcc_lo
    v_cndmask_b32_e32 v26, v26, v30, vcc_lo
    v_cndmask_b32_e32 v30, v29, v28, vcc_lo
    v_cndmask_b32_e32 v28, v28, v29, vcc_lo
    v_cmp_gt_u32_e32 vcc_lo, s6, v31
    v_cmp_le_u32_e64 s11, s11, v31
    v_add_f32_dpp v26, v26, v33 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v29, 0xffff0000, v95
    v_add_f32_dpp v28, v28, v30 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v30, 16, v96
    v_and_b32_e32 v31, 0xffff0000, v96
    v_add_f32_dpp v26, v26, v26 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v33, 16, v97
    v_add_f32_dpp v28, v28, v28 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v34, 0xffff0000, v97
    v_lshlrev_b32_e32 v35, 16, v98
    v_add_f32_dpp v26, v26, v26 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v36, 0xffff0000, v98
    v_add_f32_dpp v28, v28, v28 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v37, 16, v99
    v_and_b32_e32 v38, 0xffff0000, v99
    s_and_b32 s7, s16, vcc_lo
    v_mul_f32_e32 v26, s48, v26
    v_mul_f32_e32 v28, s48, v28
    s_and_b32 s7, s7, s11
    v_lshlrev_b32_e32 v39, 16, v100
    v_and_b32_e32 v40, 0xffff0000, v100
    v_cndmask_b32_e64 v26, 0xff800000, v26, s7
    v_cndmask_b32_e64 v28, 0xff800000, v28, s7
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v41, 16, v101
    v_and_b32_e32 v42, 0xffff0000, v101
    v_lshlrev_b32_e32 v43, 16, v102
    v_max_f32_dpp v44, v26, v26 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v46, v28, v28 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v47, 0xffff0000, v102
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v48, 16, v103
    v_and_b32_e32 v49, 0xffff0000, v103
    v_max_f32_dpp v44, v44, v44 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v46, v46, v46 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v50, 16, v104
    v_and_b32_e32 v51, 0xffff0000, v104
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v52, 16, v105
    v_max_f32_dpp v44, v44, v44 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v46, v46, v46 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v53, 0xffff0000, v105
    v_lshlrev_b32_e32 v54, 16, v106
    v_and_b32_e32 v55, 0xffff0000, v106
    v_max_f32_dpp v44, v44, v44 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v46, v46, v46 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v56, 16, v107
    v_and_b32_e32 v57, 0xffff0000, v107
    v_lshlrev_b32_e32 v58, 16, v108
    v_permlanex16_b32 v59, v44, 0x76543210, s59
    v_permlanex16_b32 v60, v46, 0x76543210, s59
    v_and_b32_e32 v61, 0xffff0000, v108
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v62, 16, v109
    v_and_b32_e32 v63, 0xffff0000, v109
    v_max_f32_e32 v44, v59, v44
    v_max_f32_e32 v46, v60, v46
    v_lshlrev_b32_e32 v59, 16, v110
    v_and_b32_e32 v60, 0xffff0000, v110
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_max_f32_e32 v44, v27, v44
    v_max_f32_e32 v46, v25, v46
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_sub_f32_e32 v26, v26, v44
    v_sub_f32_e32 v27, v27, v44
    v_sub_f32_e32 v28, v28, v46
    v_sub_f32_e32 v25, v25, v46
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v64, 0x3fb8aa3b, v26
    v_mul_f32_e32 v65, 0x3fb8aa3b, v27
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v66, 0x3fb8aa3b, v28
    v_mul_f32_e32 v67, 0x3fb8aa3b, v25
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v26
    v_fma_f32 v68, v26, 0x3fb8aa3b, -v64
    v_rndne_f32_e32 v69, v64
    v_fma_f32 v70, v27, 0x3fb8aa3b, -v65
    v_rndne_f32_e32 v71, v65
    v_fma_f32 v72, v28, 0x3fb8aa3b, -v66
    v_rndne_f32_e32 v73, v66
    v_fma_f32 v74, v25, 0x3fb8aa3b, -v67
    v_rndne_f32_e32 v75, v67
    v_fma_f32 v68, v26, 0x32a5705f, v68
    v_sub_f32_e32 v64, v64, v69
    v_fma_f32 v70, v27, 0x32a5705f, v70
    v_sub_f32_e32 v65, v65, v71
    v_fma_f32 v72, v28, 0x32a5705f, v72
    v_sub_f32_e32 v66, v66, v73
    v_fma_f32 v74, v25, 0x32a5705f, v74
    v_dual_sub_f32 v67, v67, v75 :: v_dual_add_f32 v64, v64, v68
    v_add_f32_e32 v65, v65, v70
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_add_f32_e32 v66, v66, v72
    v_cvt_i32_f32_e32 v68, v69
    v_add_f32_e32 v67, v67, v74
    v_exp_f32_e32 v64, v64
    v_exp_f32_e32 v65, v65
    v_exp_f32_e32 v66, v66
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v67, v67
    v_cvt_i32_f32_e32 v69, v71
    v_cvt_i32_f32_e32 v70, v73
    v_cvt_i32_f32_e32 v71, v75
    v_ldexp_f32 v64, v64, v68
    v_cmp_gt_f32_e64 s11, 0xc2d00000, v27
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
    v_ldexp_f32 v65, v65, v69
    v_ldexp_f32 v66, v66, v70
    v_cmp_gt_f32_e64 s17, 0xc2d00000, v28
    s_delay_alu instid0(TRANS32_DEP_1)
    v_ldexp_f32 v67, v67, v71
    v_cmp_gt_f32_e64 s18, 0xc2d00000, v25
    v_cndmask_b32_e64 v64, v64, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v26
    v_cndmask_b32_e64 v26, v65, 0, s11
    v_cmp_lt_f32_e64 s11, 0x42b17218, v27
    v_cndmask_b32_e64 v27, v66, 0, s17
    v_cmp_lt_f32_e64 s17, 0x42b17218, v28
    v_cndmask_b32_e64 v28, v67, 0, s18
    v_cmp_lt_f32_e64 s18, 0x42b17218, v25
    v_cndmask_b32_e64 v25, v64, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v26, v26, 0x7f800000, s11
    v_cndmask_b32_e64 v27, v27, 0x7f800000, s17
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v64, v28, 0x7f800000, s18
    v_readlane_b32 s7, v25, 0
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v5, v5, v26
    v_mul_f32_e32 v6, v6, v26
    v_mul_f32_e32 v7, v7, v26
    v_mul_f32_e32 v8, v8, v26
    v_mul_f32_e32 v1, v1, v64
    v_mul_f32_e32 v2, v2, v64
    v_mul_f32_e32 v3, v3, v64
    v_mul_f32_e32 v4, v4, v64
    v_readlane_b32 s11, v27, 0
    v_dual_fmac_f32 v5, s7, v32 :: v_dual_fmac_f32 v8, s7, v31
    v_fma_f32 v6, s7, v29, v6
    v_fma_f32 v7, s7, v30, v7
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_fmac_f32 v1, s11, v32 :: v_dual_fmac_f32 v4, s11, v31
    v_fma_f32 v2, s11, v29, v2
    v_fma_f32 v3, s11, v30, v3
    v_readlane_b32 s7, v25, 16
    v_readlane_b32 s11, v27, 16
    v_add_f32_dpp v28, v25, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v29, v27, v27 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s17, v25, 1
    v_dual_fmac_f32 v5, s7, v33 :: v_dual_fmac_f32 v6, s7, v34
    v_dual_fmac_f32 v7, s7, v35 :: v_dual_fmac_f32 v8, s7, v36
    v_dual_fmac_f32 v1, s11, v33 :: v_dual_fmac_f32 v2, s11, v34
    v_dual_fmac_f32 v3, s11, v35 :: v_dual_fmac_f32 v4, s11, v36
    v_readlane_b32 s7, v27, 1
    v_add_f32_dpp v28, v28, v28 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v29, v29, v29 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v5, s17, v37 :: v_dual_fmac_f32 v6, s17, v38
    v_dual_fmac_f32 v7, s17, v39 :: v_dual_fmac_f32 v8, s17, v40
    v_dual_fmac_f32 v1, s7, v37 :: v_dual_fmac_f32 v2, s7, v38
    v_dual_fmac_f32 v3, s7, v39 :: v_dual_fmac_f32 v4, s7, v40
    v_readlane_b32 s7, v25, 17
    v_readlane_b32 s11, v27, 17
    v_add_f32_dpp v28, v28, v28 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v29, v29, v29 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s17, v25, 2
    v_dual_fmac_f32 v5, s7, v41 :: v_dual_fmac_f32 v6, s7, v42
    v_fma_f32 v7, s7, v43, v7
    v_fma_f32 v8, s7, v47, v8
    v_dual_fmac_f32 v1, s11, v41 :: v_dual_fmac_f32 v2, s11, v42
    v_fma_f32 v3, s11, v43, v3
    v_fma_f32 v4, s11, v47, v4
    v_readlane_b32 s7, v27, 2
    v_add_f32_dpp v28, v28, v28 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v29, v29, v29 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v5, s17, v48 :: v_dual_fmac_f32 v6, s17, v49
    v_dual_fmac_f32 v7, s17, v50 :: v_dual_fmac_f32 v8, s17, v51
    v_dual_fmac_f32 v1, s7, v48 :: v_dual_fmac_f32 v2, s7, v49
    v_dual_fmac_f32 v3, s7, v50 :: v_dual_fmac_f32 v4, s7, v51
    v_readlane_b32 s7, v25, 18
    v_readlane_b32 s11, v27, 18
    v_permlanex16_b32 v30, v28, 0x76543210, s59
    v_permlanex16_b32 v31, v29, 0x76543210, s59
    v_readlane_b32 s17, v25, 3
    v_dual_fmac_f32 v5, s7, v52 :: v_dual_fmac_f32 v6, s7, v53
    v_dual_fmac_f32 v7, s7, v54 :: v_dual_fmac_f32 v8, s7, v55
    v_dual_fmac_f32 v1, s11, v52 :: v_dual_fmac_f32 v2, s11, v53
    v_dual_fmac_f32 v3, s11, v54 :: v_dual_fmac_f32 v4, s11, v55
    v_readlane_b32 s7, v27, 3
    v_add_f32_e32 v28, v30, v28
    v_add_f32_e32 v29, v31, v29
    v_dual_fmac_f32 v5, s17, v56 :: v_dual_fmac_f32 v6, s17, v57
    v_dual_fmac_f32 v7, s17, v58 :: v_dual_fmac_f32 v8, s17, v61
    v_dual_fmac_f32 v1, s7, v56 :: v_dual_fmac_f32 v2, s7, v57
    v_dual_fmac_f32 v3, s7, v58 :: v_dual_fmac_f32 v4, s7, v61
    v_readlane_b32 s7, v25, 19
    v_readlane_b32 s11, v27, 19
    v_fma_f32 v28, s14, v26, v28
    v_fma_f32 v26, s13, v64, v29
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_fmac_f32 v5, s7, v62 :: v_dual_fmac_f32 v6, s7, v63
    v_fma_f32 v7, s7, v59, v7
    v_fma_f32 v8, s7, v60, v8
    v_dual_fmac_f32 v1, s11, v62 :: v_dual_fmac_f32 v2, s11, v63
    v_fma_f32 v3, s11, v59, v3
    v_fma_f32 v4, s11, v60, v4
    v_mov_b32_e32 v27, v44
    v_mov_b32_e32 v25, v46
L28:
    s_cmp_lt_u32 s9, s6
    s_cbranch_scc0 L29
    v_lshl_or_b32 v29, v10, 16, v9
    v_lshl_or_b32 v30, v18, 16, v17
    v_lshl_or_b32 v31, v12, 16, v11
    v_lshl_or_b32 v32, v20, 16, v19
    v_lshl_or_b32 v33, v14, 16, v13
    v_dot2_f32_bf16 v34, v29, v77, 0
    v_dot2_f32_bf16 v35, v29, v81, 0
    v_dot2_f32_bf16 v36, v29, v85, 0
    v_dot2_f32_bf16 v29, v29, v89, 0
    v_dot2_f32_bf16 v37, v30, v77, 0
    v_dot2_f32_bf16 v38, v30, v81, 0
    v_dot2_f32_bf16 v39, v30, v85, 0
    v_dot2_f32_bf16 v30, v30, v89, 0
    v_dot2_f32_bf16 v34, v31, v78, v34
    v_dot2_f32_bf16 v35, v31, v82, v35
    v_dot2_f32_bf16 v36, v31, v86, v36
    v_dot2_f32_bf16 v29, v31, v90, v29
    v_dot2_f32_bf16 v31, v32, v78, v37
    v_lshl_or_b32 v37, v22, 16, v21
    v_dot2_f32_bf16 v38, v32, v82, v38
    v_dot2_f32_bf16 v39, v32, v86, v39
    v_dot2_f32_bf16 v30, v32, v90, v30
    v_dot2_f32_bf16 v32, v33, v79, v34
    v_lshl_or_b32 v34, v16, 16, v15
    v_dot2_f32_bf16 v35, v33, v83, v35
    v_dot2_f32_bf16 v36, v33, v87, v36
    v_dot2_f32_bf16 v29, v33, v91, v29
    v_dot2_f32_bf16 v31, v37, v79, v31
    v_lshl_or_b32 v33, v24, 16, v23
    v_dot2_f32_bf16 v38, v37, v83, v38
    v_dot2_f32_bf16 v39, v37, v87, v39
    v_dot2_f32_bf16 v30, v37, v91, v30
    v_dot2_f32_bf16 v32, v34, v80, v32
    v_dot2_f32_bf16 v35, v34, v84, v35
    v_dot2_f32_bf16 v36, v34, v88, v36
    v_dot2_f32_bf16 v29, v34, v92, v29
    v_cmp_eq_u32_e32 vcc_lo, 1, v129
    v_dot2_f32_bf16 v31, v33, v80, v31
    v_dot2_f32_bf16 v34, v33, v84, v38
    v_dot2_f32_bf16 v37, v33, v88, v39
    v_dot2_f32_bf16 v30, v33, v92, v30
    v_dual_cndmask_b32 v33, v32, v35 :: v_dual_cndmask_b32 v32, v35, v32
    v_cndmask_b32_e32 v35, v36, v29, vcc_lo
    v_cndmask_b32_e32 v29, v29, v36, vcc_lo
    v_bfe_u32 v36, v127, 1, 1
    v_dual_cndmask_b32 v38, v31, v34 :: v_dual_cndmask_b32 v31, v34, v31
    v_cndmask_b32_e32 v34, v37, v30, vcc_lo
    v_cndmask_b32_e32 v30, v30, v37, vcc_lo
    v_add_f32_dpp v32, v32, v33 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v29, v29, v35 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 1, v36
    v_add_f32_dpp v31, v31, v38 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v30, v30, v34 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_e32 v33, s9, v45
    v_lshlrev_b32_e32 v34, 16, v175
    v_cndmask_b32_e32 v35, v32, v29, vcc_lo
    v_cndmask_b32_e32 v29, v29, v32, vcc_lo
    v_cndmask_b32_e32 v32, v31, v30, vcc_lo
    v_cndmask_b32_e32 v30, v30, v31, vcc_lo
    v_cmp_gt_u32_e32 vcc_lo, s6, v33
    v_lshlrev_b32_e32 v31, 16, v174
    v_add_f32_dpp v29, v29, v35 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v33, 16, v173
    v_add_f32_dpp v30, v30, v32 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v32, 16, v172
    v_lshlrev_b32_e32 v35, 16, v171
    v_add_f32_dpp v29, v29, v29 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v36, 16, v170
    v_add_f32_dpp v30, v30, v30 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v37, 16, v169
    v_lshlrev_b32_e32 v38, 16, v168
    v_add_f32_dpp v29, v29, v29 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v39, 16, v167
    v_add_f32_dpp v30, v30, v30 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v40, 16, v166
    v_lshlrev_b32_e32 v41, 16, v165
    v_mul_f32_e32 v29, s48, v29
    s_and_b32 s7, s16, vcc_lo
    v_mul_f32_e32 v30, s48, v30
    v_lshlrev_b32_e32 v42, 16, v164
    v_lshlrev_b32_e32 v43, 16, v163
    v_cndmask_b32_e64 v29, 0xff800000, v29, s7
    v_lshlrev_b32_e32 v44, 16, v162
    v_cndmask_b32_e64 v30, 0xff800000, v30, s7
    v_lshlrev_b32_e32 v46, 16, v161
    v_lshlrev_b32_e32 v47, 16, v160
    v_max_f32_dpp v48, v29, v29 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v49, 16, v159
    v_max_f32_dpp v50, v30, v30 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v51, 16, v158
    v_lshlrev_b32_e32 v52, 16, v157
    v_max_f32_dpp v48, v48, v48 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v53, 16, v156
    v_max_f32_dpp v50, v50, v50 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v54, 16, v155
    v_lshlrev_b32_e32 v55, 16, v121
    v_max_f32_dpp v48, v48, v48 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v56, 16, v120
    v_max_f32_dpp v50, v50, v50 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v57, 16, v119
    v_lshlrev_b32_e32 v58, 16, v118
    v_max_f32_dpp v48, v48, v48 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v59, 16, v117
    v_max_f32_dpp v50, v50, v50 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v60, 16, v116
    s_waitcnt vmcnt(11)
    v_lshlrev_b32_e32 v61, 16, v115
    v_permlanex16_b32 v62, v48, 0x76543210, s59
    v_lshlrev_b32_e32 v63, 16, v114
    v_permlanex16_b32 v64, v50, 0x76543210, s59
    s_waitcnt vmcnt(10)
    v_lshlrev_b32_e32 v65, 16, v113
    v_lshlrev_b32_e32 v66, 16, v112
    v_max_f32_e32 v48, v62, v48
    v_lshlrev_b32_e32 v62, 16, v111
    v_max_f32_e32 v50, v64, v50
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v48, v27, v48
    v_max_f32_e32 v50, v25, v50
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_sub_f32_e32 v29, v29, v48
    v_sub_f32_e32 v27, v27, v48
    v_sub_f32_e32 v30, v30, v50
    v_sub_f32_e32 v25, v25, v50
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v64, 0x3fb8aa3b, v29
    v_mul_f32_e32 v67, 0x3fb8aa3b, v27
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v68, 0x3fb8aa3b, v30
    s_waitcnt vmcnt(9)
    v_mul_f32_e32 v69, 0x3fb8aa3b, v25
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v29
    v_fma_f32 v70, v29, 0x3fb8aa3b, -v64
    v_rndne_f32_e32 v71, v64
    v_fma_f32 v72, v27, 0x3fb8aa3b, -v67
    s_waitcnt vmcnt(8)
    v_rndne_f32_e32 v73, v67
    v_fma_f32 v74, v30, 0x3fb8aa3b, -v68
    v_rndne_f32_e32 v75, v68
    v_fma_f32 v76, v25, 0x3fb8aa3b, -v69
    v_rndne_f32_e32 v77, v69
    v_fma_f32 v70, v29, 0x32a5705f, v70
    v_sub_f32_e32 v64, v64, v71
    v_fma_f32 v72, v27, 0x32a5705f, v72
    v_sub_f32_e32 v67, v67, v73
    v_fma_f32 v74, v30, 0x32a5705f, v74
    v_sub_f32_e32 v68, v68, v75
    v_fma_f32 v76, v25, 0x32a5705f, v76
    v_sub_f32_e32 v69, v69, v77
    v_add_f32_e32 v64, v64, v70
    v_add_f32_e32 v67, v67, v72
    v_add_f32_e32 v68, v68, v74
    v_cvt_i32_f32_e32 v70, v71
    v_add_f32_e32 v69, v69, v76
    v_exp_f32_e32 v64, v64
    v_exp_f32_e32 v67, v67
    v_exp_f32_e32 v68, v68
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v69, v69
    v_cvt_i32_f32_e32 v71, v73
    v_cvt_i32_f32_e32 v72, v75
    v_cvt_i32_f32_e32 v73, v77
    v_ldexp_f32 v64, v64, v70
    v_cmp_gt_f32_e64 s11, 0xc2d00000, v27
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
    v_ldexp_f32 v67, v67, v71
    v_ldexp_f32 v68, v68, v72
    v_cmp_gt_f32_e64 s13, 0xc2d00000, v30
    s_delay_alu instid0(TRANS32_DEP_1)
    v_ldexp_f32 v69, v69, v73
    v_cmp_gt_f32_e64 s14, 0xc2d00000, v25
    v_cndmask_b32_e64 v64, v64, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v29
    v_cndmask_b32_e64 v29, v67, 0, s11
    v_cmp_lt_f32_e64 s11, 0x42b17218, v27
    v_cndmask_b32_e64 v27, v68, 0, s13
    v_cmp_lt_f32_e64 s13, 0x42b17218, v30
    v_cndmask_b32_e64 v30, v69, 0, s14
    v_cmp_lt_f32_e64 s14, 0x42b17218, v25
    v_cndmask_b32_e64 v25, v64, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v29, v29, 0x7f800000, s11
    v_cndmask_b32_e64 v27, v27, 0x7f800000, s13
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v30, v30, 0x7f800000, s14
    v_readlane_b32 s7, v25, 0
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v5, v5, v29
    v_mul_f32_e32 v6, v6, v29
    v_mul_f32_e32 v7, v7, v29
    v_mul_f32_e32 v8, v8, v29
    v_mul_f32_e32 v1, v1, v30
    v_mul_f32_e32 v2, v2, v30
    v_mul_f32_e32 v3, v3, v30
    v_mul_f32_e32 v4, v4, v30
    v_readlane_b32 s11, v27, 0
    v_fma_f32 v5, s7, v34, v5
    v_fma_f32 v6, s7, v31, v6
    v_fma_f32 v7, s7, v33, v7
    v_fma_f32 v8, s7, v32, v8
    v_fma_f32 v1, s11, v34, v1
    v_fma_f32 v2, s11, v31, v2
    v_fma_f32 v3, s11, v33, v3
    v_fma_f32 v4, s11, v32, v4
    v_readlane_b32 s7, v25, 16
    v_readlane_b32 s11, v27, 16
    v_add_f32_dpp v31, v25, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v32, v27, v27 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s13, v25, 1
    v_dual_fmac_f32 v5, s7, v35 :: v_dual_fmac_f32 v6, s7, v36
    v_dual_fmac_f32 v7, s7, v37 :: v_dual_fmac_f32 v8, s7, v38
    v_dual_fmac_f32 v1, s11, v35 :: v_dual_fmac_f32 v2, s11, v36
    v_dual_fmac_f32 v3, s11, v37 :: v_dual_fmac_f32 v4, s11, v38
    v_readlane_b32 s7, v27, 1
    v_add_f32_dpp v31, v31, v31 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v32, v32, v32 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v5, s13, v39 :: v_dual_fmac_f32 v6, s13, v40
    v_dual_fmac_f32 v7, s13, v41 :: v_dual_fmac_f32 v8, s13, v42
    v_dual_fmac_f32 v1, s7, v39 :: v_dual_fmac_f32 v2, s7, v40
    v_dual_fmac_f32 v3, s7, v41 :: v_dual_fmac_f32 v4, s7, v42
    v_readlane_b32 s7, v25, 17
    v_readlane_b32 s11, v27, 17
    v_add_f32_dpp v31, v31, v31 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v32, v32, v32 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s13, v25, 2
    v_dual_fmac_f32 v5, s7, v43 :: v_dual_fmac_f32 v6, s7, v44
    v_dual_fmac_f32 v7, s7, v46 :: v_dual_fmac_f32 v8, s7, v47
    v_dual_fmac_f32 v1, s11, v43 :: v_dual_fmac_f32 v2, s11, v44
    v_dual_fmac_f32 v3, s11, v46 :: v_dual_fmac_f32 v4, s11, v47
    v_readlane_b32 s7, v27, 2
    v_add_f32_dpp v31, v31, v31 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v32, v32, v32 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v5, s13, v49, v5
    v_dual_fmac_f32 v6, s13, v51 :: v_dual_fmac_f32 v7, s13, v52
    v_fma_f32 v8, s13, v53, v8
    v_fma_f32 v1, s7, v49, v1
    v_dual_fmac_f32 v2, s7, v51 :: v_dual_fmac_f32 v3, s7, v52
    v_fma_f32 v4, s7, v53, v4
    v_readlane_b32 s7, v25, 18
    v_readlane_b32 s11, v27, 18
    v_permlanex16_b32 v33, v31, 0x76543210, s59
    v_permlanex16_b32 v34, v32, 0x76543210, s59
    v_readlane_b32 s13, v25, 3
    v_dual_fmac_f32 v5, s7, v54 :: v_dual_fmac_f32 v6, s7, v55
    v_dual_fmac_f32 v7, s7, v56 :: v_dual_fmac_f32 v8, s7, v57
    v_dual_fmac_f32 v1, s11, v54 :: v_dual_fmac_f32 v2, s11, v55
    v_dual_fmac_f32 v3, s11, v56 :: v_dual_fmac_f32 v4, s11, v57
    v_readlane_b32 s7, v27, 3
    v_add_f32_e32 v31, v33, v31
    v_add_f32_e32 v32, v34, v32
    v_dual_fmac_f32 v5, s13, v58 :: v_dual_fmac_f32 v6, s13, v59
    v_dual_fmac_f32 v7, s13, v60 :: v_dual_fmac_f32 v8, s13, v61
    v_dual_fmac_f32 v1, s7, v58 :: v_dual_fmac_f32 v2, s7, v59
    v_dual_fmac_f32 v3, s7, v60 :: v_dual_fmac_f32 v4, s7, v61
    v_readlane_b32 s7, v25, 19
    v_readlane_b32 s11, v27, 19
    v_fma_f32 v28, v28, v29, v31
    v_fma_f32 v26, v26, v30, v32
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v5, s7, v63, v5
    v_dual_fmac_f32 v6, s7, v65 :: v_dual_fmac_f32 v7, s7, v66
    v_fma_f32 v8, s7, v62, v8
    v_fma_f32 v1, s11, v63, v1
    v_dual_fmac_f32 v2, s11, v65 :: v_dual_fmac_f32 v3, s11, v66
    v_fma_f32 v4, s11, v62, v4
    v_mov_b32_e32 v27, v48
    v_mov_b32_e32 v25, v50
L29:
    v_bfe_u32 v29, v127, 1, 1
    s_add_u32 s7, s9, s10
    s_add_u32 s9, s6, -1
    v_lshl_or_b32 v46, v10, 16, v9
    v_lshl_or_b32 v47, v12, 16, v11
    v_lshl_or_b32 v48, v14, 16, v13
    v_lshl_or_b32 v49, v16, 16, v15
    v_cmp_eq_u32_e64 s11, 1, v129
    v_cmp_eq_u32_e64 s13, 1, v29
    v_lshl_or_b32 v50, v18, 16, v17
    v_lshl_or_b32 v51, v20, 16, v19
    v_lshl_or_b32 v52, v22, 16, v21
    v_lshl_or_b32 v53, v24, 16, v23
    s_branch L34
L30:
    s_lshr_b32 s14, s7, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s14, 32
    s_cbranch_scc0 L31
    s_and_b32 s14, s14, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s14, v132, s14
    s_branch L33
L31:
    s_cmp_lt_u32 s14, s4
    s_cselect_b32 s17, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s17, exec_lo, s17
    s_cbranch_scc0 L32
    s_lshl_b32 s18, s14, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s17, s[40:43], s18
L32:
    s_cmp_lt_u32 s14, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s14, s17, 0
L33:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s14, s14, s8
    s_sub_u32 s17, s9, s7
    s_and_b32 s18, s7, 31
    s_lshl_b32 s14, s14, 5
    v_min_u32_e32 v9, s17, v151
    v_min_u32_e32 v10, s17, v152
    v_min_u32_e32 v11, s17, v153
    v_min_u32_e32 v12, s17, v154
    s_add_u32 s14, s14, s18
    v_mul_lo_u32 v9, v9, s55
    s_mul_i32 s14, s14, s55
    v_mul_lo_u32 v10, v10, s55
    v_mul_lo_u32 v11, v11, s55
    v_mul_lo_u32 v12, v12, s55
    v_add_nc_u32_e32 v13, s14, v149
    s_min_u32 s18, s17, 1
    v_add_nc_u32_e32 v31, s14, v150
    s_min_u32 s14, s17, 2
    s_mul_i32 s18, s18, s55
    v_add_nc_u32_e32 v9, v13, v9
    v_add_nc_u32_e32 v14, v13, v10
    v_add_nc_u32_e32 v17, v13, v11
    v_add_nc_u32_e32 v21, v13, v12
    v_add_nc_u32_e32 v32, s18, v31
    s_mul_i32 s14, s14, s55
    s_min_u32 s18, s17, 3
    s_min_u32 s19, s17, 4
    v_add_nc_u32_e32 v33, s14, v31
    s_mul_i32 s14, s18, s55
    s_mul_i32 s18, s19, s55
    s_min_u32 s19, s17, 5
    v_add_nc_u32_e32 v35, s14, v31
    v_add_nc_u32_e32 v37, s18, v31
    s_mul_i32 s14, s19, s55
    s_min_u32 s18, s17, 6
    s_min_u32 s17, s17, 7
    buffer_load_b128 v[9:12], v9, s[0:3], 0 idxen
    buffer_load_b128 v[13:16], v14, s[0:3], 0 idxen
    buffer_load_b128 v[17:20], v17, s[0:3], 0 idxen
    buffer_load_b128 v[21:24], v21, s[0:3], 0 idxen
    v_add_nc_u32_e32 v39, s14, v31
    s_mul_i32 s14, s18, s55
    s_mul_i32 s17, s17, s55
    buffer_load_b64 v[29:30], v31, s[28:31], 0 idxen
    v_add_nc_u32_e32 v41, s14, v31
    v_add_nc_u32_e32 v43, s17, v31
    buffer_load_b64 v[31:32], v32, s[28:31], 0 idxen
    buffer_load_b64 v[33:34], v33, s[28:31], 0 idxen
    buffer_load_b64 v[35:36], v35, s[28:31], 0 idxen
    buffer_load_b64 v[37:38], v37, s[28:31], 0 idxen
    buffer_load_b64 v[39:40], v39, s[28:31], 0 idxen
    buffer_load_b64 v[41:42], v41, s[28:31], 0 idxen
    buffer_load_b64 v[43:44], v43, s[28:31], 0 idxen
    v_add_nc_u32_e32 v54, s7, v45
    s_sub_u32 s14, s6, s7
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    s_min_u32 s14, s10, s14
    v_cmp_gt_u32_e32 vcc_lo, s6, v54
    s_add_u32 s7, s7, s14
    s_and_b32 s14, s16, vcc_lo
    s_waitcnt vmcnt(11)
    v_dot2_f32_bf16 v54, v46, v9, 0
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v55, v46, v13, 0
    s_waitcnt vmcnt(9)
    v_dot2_f32_bf16 v56, v46, v17, 0
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v57, v46, v21, 0
    v_dot2_f32_bf16 v9, v50, v9, 0
    v_dot2_f32_bf16 v13, v50, v13, 0
    v_dot2_f32_bf16 v17, v50, v17, 0
    v_dot2_f32_bf16 v21, v50, v21, 0
    v_dot2_f32_bf16 v54, v47, v10, v54
    v_dot2_f32_bf16 v55, v47, v14, v55
    v_dot2_f32_bf16 v56, v47, v18, v56
    v_dot2_f32_bf16 v57, v47, v22, v57
    v_dot2_f32_bf16 v9, v51, v10, v9
    v_dot2_f32_bf16 v10, v51, v14, v13
    v_dot2_f32_bf16 v13, v51, v18, v17
    v_dot2_f32_bf16 v14, v51, v22, v21
    v_dot2_f32_bf16 v17, v48, v11, v54
    v_dot2_f32_bf16 v18, v48, v15, v55
    v_dot2_f32_bf16 v21, v48, v19, v56
    v_dot2_f32_bf16 v22, v48, v23, v57
    v_dot2_f32_bf16 v9, v52, v11, v9
    v_dot2_f32_bf16 v10, v52, v15, v10
    v_dot2_f32_bf16 v11, v52, v19, v13
    v_dot2_f32_bf16 v13, v52, v23, v14
    v_dot2_f32_bf16 v14, v49, v12, v17
    v_dot2_f32_bf16 v15, v49, v16, v18
    v_dot2_f32_bf16 v17, v49, v20, v21
    v_dot2_f32_bf16 v18, v49, v24, v22
    v_dot2_f32_bf16 v9, v53, v12, v9
    v_dot2_f32_bf16 v10, v53, v16, v10
    v_dot2_f32_bf16 v11, v53, v20, v11
    v_dot2_f32_bf16 v12, v53, v24, v13
    v_cndmask_b32_e64 v13, v14, v15, s11
    v_cndmask_b32_e64 v14, v15, v14, s11
    v_cndmask_b32_e64 v15, v17, v18, s11
    v_cndmask_b32_e64 v16, v18, v17, s11
    v_cndmask_b32_e64 v17, v9, v10, s11
    v_cndmask_b32_e64 v9, v10, v9, s11
    v_cndmask_b32_e64 v10, v11, v12, s11
    v_cndmask_b32_e64 v11, v12, v11, s11
    v_add_f32_dpp v12, v14, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v13, v16, v15 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v9, v17 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_dpp v10, v11, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v11, v12, v13, s13
    v_cndmask_b32_e64 v12, v13, v12, s13
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v13, v9, v10, s13
    v_cndmask_b32_e64 v9, v10, v9, s13
    v_add_f32_dpp v10, v12, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v9, v9, v13 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mul_f32_e32 v10, s48, v10
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v9, s48, v9
    v_cndmask_b32_e64 v10, 0xff800000, v10, s14
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v9, 0xff800000, v9, s14
    v_max_f32_dpp v11, v10, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v12, v9, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v11, v11, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v12, v12, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v11, v11, v11 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v12, v12, v12 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v11, v11, v11 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v12, v12, v12 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v13, v11, 0x76543210, s59
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v14, v12, 0x76543210, s59
    v_max_f32_e32 v11, v13, v11
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v12, v14, v12
    v_max_f32_e32 v11, v27, v11
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v12, v25, v12
    v_sub_f32_e32 v10, v10, v11
    v_sub_f32_e32 v13, v27, v11
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_sub_f32_e32 v9, v9, v12
    v_sub_f32_e32 v14, v25, v12
    v_mul_f32_e32 v15, 0x3fb8aa3b, v10
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v16, 0x3fb8aa3b, v13
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v10
    v_mul_f32_e32 v17, 0x3fb8aa3b, v9
    v_mul_f32_e32 v18, 0x3fb8aa3b, v14
    v_fma_f32 v19, v10, 0x3fb8aa3b, -v15
    v_rndne_f32_e32 v20, v15
    v_fma_f32 v21, v13, 0x3fb8aa3b, -v16
    v_rndne_f32_e32 v22, v16
    v_fma_f32 v23, v9, 0x3fb8aa3b, -v17
    v_rndne_f32_e32 v24, v17
    v_fma_f32 v25, v14, 0x3fb8aa3b, -v18
    v_rndne_f32_e32 v27, v18
    v_fma_f32 v19, v10, 0x32a5705f, v19
    v_sub_f32_e32 v15, v15, v20
    v_fma_f32 v21, v13, 0x32a5705f, v21
    v_sub_f32_e32 v16, v16, v22
    v_fma_f32 v23, v9, 0x32a5705f, v23
    v_dual_sub_f32 v17, v17, v24 :: v_dual_sub_f32 v18, v18, v27
    v_fma_f32 v25, v14, 0x32a5705f, v25
    v_add_f32_e32 v15, v15, v19
    v_add_f32_e32 v16, v16, v21
    s_delay_alu instid0(VALU_DEP_4)
    v_add_f32_e32 v17, v17, v23
    v_cvt_i32_f32_e32 v19, v20
    v_add_f32_e32 v18, v18, v25
    v_exp_f32_e32 v15, v15
    v_exp_f32_e32 v16, v16
    v_exp_f32_e32 v17, v17
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v18, v18
    v_cvt_i32_f32_e32 v20, v22
    v_cvt_i32_f32_e32 v21, v24
    v_cvt_i32_f32_e32 v22, v27
    v_ldexp_f32 v15, v15, v19
    v_cmp_gt_f32_e64 s17, 0xc2d00000, v13
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
    v_ldexp_f32 v16, v16, v20
    v_ldexp_f32 v17, v17, v21
    v_cmp_gt_f32_e64 s18, 0xc2d00000, v9
    s_delay_alu instid0(TRANS32_DEP_1)
    v_ldexp_f32 v18, v18, v22
    v_cmp_gt_f32_e64 s19, 0xc2d00000, v14
    v_cndmask_b32_e64 v15, v15, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v10
    v_cndmask_b32_e64 v10, v16, 0, s17
    v_cmp_lt_f32_e64 s17, 0x42b17218, v13
    v_cndmask_b32_e64 v13, v17, 0, s18
    v_cmp_lt_f32_e64 s18, 0x42b17218, v9
    v_cndmask_b32_e64 v9, v18, 0, s19
    v_cmp_lt_f32_e64 s19, 0x42b17218, v14
    v_cndmask_b32_e64 v14, v15, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v10, v10, 0x7f800000, s17
    v_cndmask_b32_e64 v13, v13, 0x7f800000, s18
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v15, 16, v29
    v_cndmask_b32_e64 v9, v9, 0x7f800000, s19
    v_readlane_b32 s14, v14, 0
    v_mul_f32_e32 v5, v5, v10
    v_mul_f32_e32 v6, v6, v10
    v_mul_f32_e32 v7, v7, v10
    v_mul_f32_e32 v8, v8, v10
    v_mul_f32_e32 v1, v1, v9
    v_mul_f32_e32 v2, v2, v9
    v_mul_f32_e32 v3, v3, v9
    v_mul_f32_e32 v4, v4, v9
    v_and_b32_e32 v16, 0xffff0000, v29
    v_lshlrev_b32_e32 v17, 16, v30
    v_dual_fmac_f32 v5, s14, v15 :: v_dual_and_b32 v18, 0xffff0000, v30
    v_readlane_b32 s17, v13, 0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v6, s14, v16 :: v_dual_fmac_f32 v7, s14, v17
    v_dual_fmac_f32 v8, s14, v18 :: v_dual_fmac_f32 v1, s17, v15
    v_dual_fmac_f32 v2, s17, v16 :: v_dual_fmac_f32 v3, s17, v17
    v_fma_f32 v4, s17, v18, v4
    v_readlane_b32 s14, v14, 16
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v15, 16, v31
    v_and_b32_e32 v16, 0xffff0000, v31
    v_lshlrev_b32_e32 v17, 16, v32
    v_and_b32_e32 v18, 0xffff0000, v32
    v_readlane_b32 s17, v13, 16
    v_add_f32_dpp v19, v14, v14 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v20, v13, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v5, s14, v15 :: v_dual_fmac_f32 v6, s14, v16
    v_dual_fmac_f32 v7, s14, v17 :: v_dual_fmac_f32 v8, s14, v18
    v_dual_fmac_f32 v1, s17, v15 :: v_dual_fmac_f32 v2, s17, v16
    v_dual_fmac_f32 v3, s17, v17 :: v_dual_fmac_f32 v4, s17, v18
    v_readlane_b32 s14, v14, 1
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v15, 16, v33
    v_and_b32_e32 v16, 0xffff0000, v33
    v_lshlrev_b32_e32 v17, 16, v34
    v_and_b32_e32 v18, 0xffff0000, v34
    v_readlane_b32 s17, v13, 1
    v_add_f32_dpp v19, v19, v19 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v20, v20, v20 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v5, s14, v15 :: v_dual_fmac_f32 v6, s14, v16
    v_dual_fmac_f32 v7, s14, v17 :: v_dual_fmac_f32 v8, s14, v18
    v_dual_fmac_f32 v1, s17, v15 :: v_dual_fmac_f32 v2, s17, v16
    v_dual_fmac_f32 v3, s17, v17 :: v_dual_fmac_f32 v4, s17, v18
    v_readlane_b32 s14, v14, 17
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v15, 16, v35
    v_and_b32_e32 v16, 0xffff0000, v35
    v_lshlrev_b32_e32 v17, 16, v36
    v_and_b32_e32 v18, 0xffff0000, v36
    v_readlane_b32 s17, v13, 17
    v_add_f32_dpp v19, v19, v19 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v20, v20, v20 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v5, s14, v15 :: v_dual_fmac_f32 v6, s14, v16
    v_dual_fmac_f32 v7, s14, v17 :: v_dual_fmac_f32 v8, s14, v18
    v_dual_fmac_f32 v1, s17, v15 :: v_dual_fmac_f32 v2, s17, v16
    v_dual_fmac_f32 v3, s17, v17 :: v_dual_fmac_f32 v4, s17, v18
    v_readlane_b32 s14, v14, 2
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v15, 16, v37
    v_and_b32_e32 v16, 0xffff0000, v37
    v_lshlrev_b32_e32 v17, 16, v38
    v_and_b32_e32 v18, 0xffff0000, v38
    v_readlane_b32 s17, v13, 2
    v_add_f32_dpp v19, v19, v19 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v20, v20, v20 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v5, s14, v15 :: v_dual_fmac_f32 v6, s14, v16
    v_dual_fmac_f32 v7, s14, v17 :: v_dual_fmac_f32 v8, s14, v18
    v_dual_fmac_f32 v1, s17, v15 :: v_dual_fmac_f32 v2, s17, v16
    v_dual_fmac_f32 v3, s17, v17 :: v_dual_fmac_f32 v4, s17, v18
    v_readlane_b32 s14, v14, 18
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v15, 16, v39
    v_and_b32_e32 v16, 0xffff0000, v39
    v_lshlrev_b32_e32 v17, 16, v40
    v_and_b32_e32 v18, 0xffff0000, v40
    v_readlane_b32 s17, v13, 18
    v_permlanex16_b32 v21, v19, 0x76543210, s59
    v_permlanex16_b32 v22, v20, 0x76543210, s59
    v_dual_fmac_f32 v5, s14, v15 :: v_dual_fmac_f32 v6, s14, v16
    v_dual_fmac_f32 v7, s14, v17 :: v_dual_fmac_f32 v8, s14, v18
    v_dual_fmac_f32 v1, s17, v15 :: v_dual_fmac_f32 v2, s17, v16
    v_dual_fmac_f32 v3, s17, v17 :: v_dual_fmac_f32 v4, s17, v18
    v_readlane_b32 s14, v14, 3
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v15, 16, v41
    v_and_b32_e32 v16, 0xffff0000, v41
    v_lshlrev_b32_e32 v17, 16, v42
    v_and_b32_e32 v18, 0xffff0000, v42
    v_readlane_b32 s17, v13, 3
    v_add_f32_e32 v19, v21, v19
    v_add_f32_e32 v20, v22, v20
    v_dual_fmac_f32 v5, s14, v15 :: v_dual_fmac_f32 v6, s14, v16
    v_dual_fmac_f32 v7, s14, v17 :: v_dual_fmac_f32 v8, s14, v18
    v_dual_fmac_f32 v1, s17, v15 :: v_dual_fmac_f32 v2, s17, v16
    v_dual_fmac_f32 v3, s17, v17 :: v_dual_fmac_f32 v4, s17, v18
    v_readlane_b32 s14, v14, 19
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v14, 16, v43
    v_and_b32_e32 v15, 0xffff0000, v43
    v_lshlrev_b32_e32 v16, 16, v44
    v_and_b32_e32 v17, 0xffff0000, v44
    v_readlane_b32 s17, v13, 19
    v_fma_f32 v28, v28, v10, v19
    v_fma_f32 v26, v26, v9, v20
    v_fma_f32 v5, s14, v14, v5
    v_dual_fmac_f32 v6, s14, v15 :: v_dual_fmac_f32 v7, s14, v16
    v_fma_f32 v8, s14, v17, v8
    v_fma_f32 v1, s17, v14, v1
    v_dual_fmac_f32 v2, s17, v15 :: v_dual_fmac_f32 v3, s17, v16
    v_fma_f32 v4, s17, v17, v4
    v_mov_b32_e32 v27, v11
    v_mov_b32_e32 v25, v12
L34:
    s_cmp_lt_u32 s7, s6
    s_cbranch_scc1 L30
    v_cmp_eq_u32_e32 vcc_lo, 0, v127
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s1, s58, 4
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v9, s1
    ds_store_b64 v9, v[27:28] offset:16384
    s_mov_b32 exec_lo, s12
L35:
    s_lshl_b32 s1, s58, 8
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v9, s1, v131, 2
    ds_store_b128 v9, v[5:8]
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s58, 4
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v5, s0
    ds_store_b64 v5, v[25:26] offset:16392
    s_mov_b32 exec_lo, s12
L36:
    ds_store_b128 v9, v[1:4] offset:512
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_branch L39
L37:
    s_mov_b32 exec_lo, s0
    v_lshrrev_b32_e32 v1, 7, v0
    v_and_b32_e32 v49, 0x7f, v0
    v_and_b32_e32 v2, 0xffffff80, v0
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v31, 3, v1
    v_add_nc_u32_e32 v1, s5, v1
    v_add_lshl_u32 v47, v2, v49, 2
    v_cmp_eq_u32_e64 s1, 0, v49
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v1, v1, s51
    v_add_nc_u32_e32 v51, s15, v1
    ds_load_b64 v[1:2], v31 offset:16384
    ds_load_b64 v[3:4], v31 offset:16400
    ds_load_b64 v[5:6], v31 offset:16416
    ds_load_b64 v[7:8], v31 offset:16432
    ds_load_b64 v[9:10], v31 offset:16448
    ds_load_b64 v[11:12], v31 offset:16464
    ds_load_b64 v[13:14], v31 offset:16480
    ds_load_b64 v[15:16], v31 offset:16496
    ds_load_b64 v[17:18], v31 offset:16512
    ds_load_b64 v[19:20], v31 offset:16528
    ds_load_b64 v[21:22], v31 offset:16544
    ds_load_b64 v[23:24], v31 offset:16560
    ds_load_b64 v[25:26], v31 offset:16576
    ds_load_b64 v[27:28], v31 offset:16592
    ds_load_b64 v[29:30], v31 offset:16608
    ds_load_b64 v[31:32], v31 offset:16624
    ds_load_2addr_stride64_b32 v[33:34], v47 offset1:4
    ds_load_2addr_stride64_b32 v[35:36], v47 offset0:8 offset1:12
    ds_load_2addr_stride64_b32 v[37:38], v47 offset0:16 offset1:20
    ds_load_2addr_stride64_b32 v[39:40], v47 offset0:24 offset1:28
    ds_load_2addr_stride64_b32 v[41:42], v47 offset0:32 offset1:36
    ds_load_2addr_stride64_b32 v[43:44], v47 offset0:40 offset1:44
    ds_load_2addr_stride64_b32 v[45:46], v47 offset0:48 offset1:52
    ds_load_2addr_stride64_b32 v[47:48], v47 offset0:56 offset1:60
    v_lshl_add_u32 v52, v51, 7, v49
    s_waitcnt lgkmcnt(22)
    v_max3_f32 v49, 0xff7fffff, v1, v3
    s_waitcnt lgkmcnt(20)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_max3_f32 v49, v49, v5, v7
    s_waitcnt lgkmcnt(18)
    v_max3_f32 v49, v49, v9, v11
    s_waitcnt lgkmcnt(16)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_max3_f32 v49, v49, v13, v15
    s_waitcnt lgkmcnt(14)
    v_max3_f32 v49, v49, v17, v19
    s_waitcnt lgkmcnt(12)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_max3_f32 v49, v49, v21, v23
    s_waitcnt lgkmcnt(10)
    v_max3_f32 v49, v49, v25, v27
    s_waitcnt lgkmcnt(8)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v49, v49, v29, v31
    v_sub_f32_e32 v1, v1, v49
    v_sub_f32_e32 v3, v3, v49
    v_sub_f32_e32 v5, v5, v49
    v_sub_f32_e32 v7, v7, v49
    v_sub_f32_e32 v9, v9, v49
    v_mul_f32_e32 v50, 0x3fb8aa3b, v1
    v_mul_f32_e32 v53, 0x3fb8aa3b, v3
    v_mul_f32_e32 v54, 0x3fb8aa3b, v5
    v_mul_f32_e32 v55, 0x3fb8aa3b, v7
    v_mul_f32_e32 v56, 0x3fb8aa3b, v9
    v_fma_f32 v57, v1, 0x3fb8aa3b, -v50
    v_rndne_f32_e32 v58, v50
    v_fma_f32 v59, v3, 0x3fb8aa3b, -v53
    v_rndne_f32_e32 v60, v53
    v_fma_f32 v61, v5, 0x3fb8aa3b, -v54
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v57, 0x32a5705f, v1 :: v_dual_sub_f32 v50, v50, v58
    v_fma_f32 v59, v3, 0x32a5705f, v59
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_sub_f32_e32 v53, v53, v60
    v_rndne_f32_e32 v62, v54
    v_dual_fmac_f32 v61, 0x32a5705f, v5 :: v_dual_add_f32 v50, v57, v50
    v_fma_f32 v57, v7, 0x3fb8aa3b, -v55
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v53, v53, v59 :: v_dual_sub_f32 v54, v54, v62
    v_rndne_f32_e32 v59, v55
    v_exp_f32_e32 v50, v50
    v_sub_f32_e32 v11, v11, v49
    v_cvt_i32_f32_e32 v58, v58
    v_exp_f32_e32 v53, v53
    v_dual_add_f32 v54, v61, v54 :: v_dual_fmac_f32 v57, 0x32a5705f, v7
    v_sub_f32_e32 v55, v55, v59
    v_fma_f32 v61, v9, 0x3fb8aa3b, -v56
    v_rndne_f32_e32 v63, v56
    v_mul_f32_e32 v64, 0x3fb8aa3b, v11
    v_sub_f32_e32 v13, v13, v49
    v_ldexp_f32 v50, v50, v58
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_cvt_i32_f32_e32 v58, v60
    v_exp_f32_e32 v54, v54
    v_add_f32_e32 v55, v55, v57
    v_dual_fmamk_f32 v57, v9, 0x32a5705f, v61 :: v_dual_sub_f32 v56, v56, v63
    v_fma_f32 v60, v11, 0x3fb8aa3b, -v64
    v_rndne_f32_e32 v61, v64
    v_mul_f32_e32 v65, 0x3fb8aa3b, v13
    v_sub_f32_e32 v15, v15, v49
    v_cndmask_b32_e64 v50, v50, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v1
    v_ldexp_f32 v1, v53, v58
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v3
    v_cvt_i32_f32_e32 v53, v62
    v_exp_f32_e32 v55, v55
    v_dual_add_f32 v56, v56, v57 :: v_dual_fmamk_f32 v57, v11, 0x32a5705f, v60
    v_sub_f32_e32 v58, v64, v61
    v_fma_f32 v60, v13, 0x3fb8aa3b, -v65
    v_rndne_f32_e32 v62, v65
    v_mul_f32_e32 v64, 0x3fb8aa3b, v15
    v_sub_f32_e32 v17, v17, v49
    v_cndmask_b32_e64 v50, v50, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v1, v1, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v3
    v_ldexp_f32 v3, v54, v53
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v5
    v_cvt_i32_f32_e32 v53, v59
    v_exp_f32_e32 v54, v56
    v_dual_add_f32 v56, v58, v57 :: v_dual_fmamk_f32 v57, v13, 0x32a5705f, v60
    v_dual_sub_f32 v58, v65, v62 :: v_dual_mul_f32 v65, 0x3fb8aa3b, v17
    v_fma_f32 v59, v15, 0x3fb8aa3b, -v64
    v_rndne_f32_e32 v60, v64
    v_sub_f32_e32 v19, v19, v49
    s_waitcnt lgkmcnt(7)
    v_fma_f32 v33, v33, v50, 0
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v3, v3, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v5
    v_ldexp_f32 v5, v55, v53
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v7
    v_cvt_i32_f32_e32 v53, v63
    v_exp_f32_e32 v55, v56
    v_dual_add_f32 v56, v58, v57 :: v_dual_fmamk_f32 v57, v15, 0x32a5705f, v59
    v_dual_sub_f32 v58, v64, v60 :: v_dual_sub_f32 v21, v21, v49
    v_fma_f32 v59, v17, 0x3fb8aa3b, -v65
    v_rndne_f32_e32 v63, v65
    v_dual_mul_f32 v64, 0x3fb8aa3b, v19 :: v_dual_fmac_f32 v33, v1, v34
    v_cndmask_b32_e64 v3, v3, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v5, v5, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v7
    v_ldexp_f32 v7, v54, v53
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v9
    v_cvt_i32_f32_e32 v34, v61
    v_exp_f32_e32 v53, v56
    v_dual_add_f32 v54, v57, v58 :: v_dual_mul_f32 v61, 0x3fb8aa3b, v21
    v_fma_f32 v56, v17, 0x32a5705f, v59
    v_sub_f32_e32 v57, v65, v63
    v_fma_f32 v58, v19, 0x3fb8aa3b, -v64
    v_rndne_f32_e32 v59, v64
    v_sub_f32_e32 v23, v23, v49
    s_waitcnt lgkmcnt(6)
    v_fma_f32 v33, v35, v3, v33
    v_cndmask_b32_e64 v5, v5, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v7, v7, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v9
    v_ldexp_f32 v9, v55, v34
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v11
    v_cvt_i32_f32_e32 v34, v62
    v_exp_f32_e32 v35, v54
    v_dual_add_f32 v54, v56, v57 :: v_dual_fmamk_f32 v55, v19, 0x32a5705f, v58
    v_dual_sub_f32 v56, v64, v59 :: v_dual_fmac_f32 v33, v5, v36
    v_fma_f32 v57, v21, 0x3fb8aa3b, -v61
    v_rndne_f32_e32 v58, v61
    v_mul_f32_e32 v62, 0x3fb8aa3b, v23
    v_sub_f32_e32 v25, v25, v49
    v_cndmask_b32_e64 v7, v7, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v9, v9, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v11
    v_ldexp_f32 v11, v53, v34
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v13
    v_cvt_i32_f32_e32 v34, v60
    v_exp_f32_e32 v36, v54
    v_dual_add_f32 v53, v56, v55 :: v_dual_fmamk_f32 v54, v21, 0x32a5705f, v57
    v_dual_sub_f32 v55, v61, v58 :: v_dual_mul_f32 v60, 0x3fb8aa3b, v25
    v_fma_f32 v56, v23, 0x3fb8aa3b, -v62
    v_rndne_f32_e32 v57, v62
    v_sub_f32_e32 v27, v27, v49
    v_fma_f32 v2, v2, v50, 0
    s_waitcnt lgkmcnt(5)
    v_fma_f32 v33, v37, v7, v33
    v_cndmask_b32_e64 v9, v9, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v11, v11, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v13
    v_ldexp_f32 v13, v35, v34
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v15
    v_cvt_i32_f32_e32 v34, v63
    v_exp_f32_e32 v35, v53
    v_dual_add_f32 v37, v54, v55 :: v_dual_fmamk_f32 v50, v23, 0x32a5705f, v56
    v_dual_subrev_f32 v53, v57, v62 :: v_dual_mul_f32 v56, 0x3fb8aa3b, v27
    v_fma_f32 v54, v25, 0x3fb8aa3b, -v60
    v_rndne_f32_e32 v55, v60
    v_sub_f32_e32 v29, v29, v49
    v_fma_f32 v1, v4, v1, v2
    v_fma_f32 v2, v38, v9, v33
    v_cndmask_b32_e64 v4, v11, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v11, v13, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v15
    v_ldexp_f32 v13, v36, v34
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v17
    v_cvt_i32_f32_e32 v15, v59
    v_exp_f32_e32 v33, v37
    v_dual_add_f32 v34, v53, v50 :: v_dual_sub_f32 v37, v60, v55
    v_dual_fmamk_f32 v36, v25, 0x32a5705f, v54 :: v_dual_fmac_f32 v1, v6, v3
    v_fma_f32 v38, v27, 0x3fb8aa3b, -v56
    v_rndne_f32_e32 v50, v56
    v_mul_f32_e32 v53, 0x3fb8aa3b, v29
    v_sub_f32_e32 v31, v31, v49
    s_waitcnt lgkmcnt(4)
    v_fma_f32 v2, v39, v4, v2
    v_cndmask_b32_e64 v3, v11, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v6, v13, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v17
    v_ldexp_f32 v11, v35, v15
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v19
    v_cvt_i32_f32_e32 v13, v58
    v_exp_f32_e32 v15, v34
    v_dual_add_f32 v17, v36, v37 :: v_dual_fmamk_f32 v34, v27, 0x32a5705f, v38
    v_dual_sub_f32 v35, v56, v50 :: v_dual_mul_f32 v38, 0x3fb8aa3b, v31
    v_fma_f32 v36, v29, 0x3fb8aa3b, -v53
    v_rndne_f32_e32 v37, v53
    v_dual_fmac_f32 v1, v8, v5 :: v_dual_fmac_f32 v2, v3, v40
    v_cndmask_b32_e64 v5, v6, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v6, v11, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v19
    v_ldexp_f32 v8, v33, v13
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v21
    v_cvt_i32_f32_e32 v11, v57
    v_exp_f32_e32 v13, v17
    v_add_f32_e32 v17, v35, v34
    v_fma_f32 v19, v29, 0x32a5705f, v36
    v_sub_f32_e32 v33, v53, v37
    v_fma_f32 v34, v31, 0x3fb8aa3b, -v38
    v_rndne_f32_e32 v35, v38
    v_fma_f32 v1, v10, v7, v1
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v2, v41, v5, v2
    v_cndmask_b32_e64 v6, v6, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v7, v8, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v21
    v_ldexp_f32 v8, v15, v11
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v23
    v_cvt_i32_f32_e32 v10, v55
    v_exp_f32_e32 v11, v17
    v_dual_add_f32 v15, v33, v19 :: v_dual_fmac_f32 v2, v42, v6
    v_fma_f32 v17, v31, 0x32a5705f, v34
    v_sub_f32_e32 v19, v38, v35
    v_fma_f32 v1, v12, v9, v1
    v_cndmask_b32_e64 v7, v7, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v8, v8, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v23
    v_ldexp_f32 v9, v13, v10
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v25
    v_cvt_i32_f32_e32 v10, v50
    v_exp_f32_e32 v12, v15
    v_add_f32_e32 v13, v19, v17
    v_fma_f32 v1, v14, v4, v1
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v2, v43, v7, v2
    v_cndmask_b32_e64 v4, v8, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v8, v9, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v25
    v_ldexp_f32 v9, v11, v10
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v27
    v_cvt_i32_f32_e32 v10, v37
    v_exp_f32_e32 v11, v13
    v_fma_f32 v1, v16, v3, v1
    v_fma_f32 v2, v44, v4, v2
    v_cndmask_b32_e64 v3, v8, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v8, v9, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v27
    v_ldexp_f32 v9, v12, v10
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v29
    v_cvt_i32_f32_e32 v10, v35
    v_fma_f32 v1, v18, v5, v1
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v2, v45, v3, v2
    v_cndmask_b32_e64 v5, v8, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v8, v9, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v29
    v_ldexp_f32 v9, v11, v10
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v31
    v_fma_f32 v1, v20, v6, v1
    v_fma_f32 v2, v46, v5, v2
    v_cndmask_b32_e64 v6, v8, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e64 s2, 0x42b17218, v31
    v_cndmask_b32_e64 v8, v9, 0, s3
    v_fma_f32 v1, v22, v7, v1
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v2, v47, v6, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v7, v8, 0x7f800000, s2
    v_fma_f32 v1, v24, v4, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v2, v48, v7 :: v_dual_fmac_f32 v1, v3, v26
    v_fma_f32 v1, v28, v5, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v30, v6, v1
    v_fma_f32 v50, v32, v7, v1
    buffer_store_b32 v2, v52, s[32:35], 0 idxen
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v1, 3, v51
    buffer_store_b64 v[49:50], v1, s[36:39], 0 offen
    s_mov_b32 exec_lo, s0
L38:
    v_add_nc_u32_e32 v0, 0x200, v0
L39:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, 0x100, v0
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc1 L37
    s_endpgm
