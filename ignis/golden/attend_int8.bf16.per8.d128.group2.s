; 143 VGPRs, 60 SGPRs, 16640 bytes of LDS, 0 of scratch, 2595 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x48
    s_load_b128 s[20:23], s[0:1], 0x30
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b128 s[32:35], s[0:1], 0x90
    s_load_b128 s[36:39], s[0:1], 0xa8
    s_load_b32 s2, s[0:1], 0x114
    s_load_b128 s[40:43], s[0:1], 0xd8
    s_load_b128 s[44:47], s[0:1], 0xc0
    s_load_b64 s[52:53], s[0:1], 0xf0
    s_load_b128 s[48:51], s[0:1], 0xfc
    s_load_b32 s54, s[0:1], 0x10c
    v_mbcnt_lo_u32_b32 v79, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s47, 0x11016000
    s_mov_b32 s43, 0x11016000
    s_mov_b32 s7, 0x31016000
    v_and_b32_e32 v71, 15, v79
    v_dual_mov_b32 v1, v0 :: v_dual_and_b32 v80, 1, v79
    v_lshlrev_b32_e32 v41, 3, v79
    s_mov_b32 s19, 0x31016000
    s_delay_alu instid0(VALU_DEP_3)
    v_lshlrev_b32_e32 v81, 3, v71
    v_lshlrev_b32_e32 v42, 4, v71
    s_cmp_eq_u32 s15, 0
    s_cselect_b32 s0, exec_lo, 0
    v_lshrrev_b32_e32 v1, 5, v1
    v_xor_b32_e32 v43, 64, v81
    s_mov_b32 s55, 0xb9500bee
    s_mov_b32 s56, 0xbab6061a
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s57, v1
    v_lshlrev_b32_e32 v44, 1, v43
    s_mov_b32 s58, 0xfedcba98
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s31, 0x31016000
    s_mov_b32 s35, 0x11016000
    s_mov_b32 s39, 0x31016000
    v_lshlrev_b32_e32 v82, 2, v79
    s_cmp_eq_u32 s57, 0
    s_cselect_b32 s1, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s59, s0, s1
    s_lshl_b32 s10, s10, 2
    s_lshl_b32 s6, s6, 1
    s_lshl_b32 s18, s18, 2
    buffer_load_b128 v[1:4], v42, s[4:7], 0 offen
    buffer_load_b128 v[5:8], v44, s[4:7], 0 offen
    s_lshl_b32 s0, s2, 1
    s_mov_b32 s4, s42
    s_mul_i32 s0, s13, s0
    s_max_u32 s1, s4, 1
    s_or_b32 s45, s45, 0x40000
    s_lshl1_add_u32 s5, s14, s0
    s_add_u32 s0, s1, -1
    s_lshl_b32 s1, s5, 7
    v_min_u32_e32 v9, s0, v79
    s_or_b32 s41, s41, 0x40000
    v_add_lshl_u32 v29, s1, v81, 2
    v_add_lshl_u32 v37, s1, v43, 2
    buffer_load_b32 v72, v80, s[44:47], 0 idxen
    buffer_load_b32 v83, v9, s[40:43], 0 idxen
    buffer_load_b128 v[9:12], v29, s[8:11], 0 offen
    buffer_load_b128 v[13:16], v29, s[8:11], 0 offen offset:16
    buffer_load_b128 v[17:20], v37, s[8:11], 0 offen
    buffer_load_b128 v[21:24], v37, s[8:11], 0 offen offset:16
    buffer_load_b128 v[25:28], v29, s[8:11], 0 offen offset:512
    buffer_load_b128 v[29:32], v29, s[8:11], 0 offen offset:528
    buffer_load_b128 v[33:36], v37, s[8:11], 0 offen offset:512
    buffer_load_b128 v[37:40], v37, s[8:11], 0 offen offset:528
    buffer_load_b64 v[69:70], v41, s[16:19], 0 offen
    s_lshl_b32 s22, s22, 1
    s_mov_b32 s0, s24
    s_mov_b32 s1, s25
    s_lshl_b32 s2, s26, 2
    s_lshl_b32 s30, s30, 2
    s_or_b32 s33, s33, 0x40000
    s_lshl_b32 s38, s38, 2
    s_waitcnt vmcnt(12)
    v_and_b32_e32 v84, 0xffff, v1
    v_lshrrev_b32_e32 v85, 16, v1
    v_and_b32_e32 v86, 0xffff, v2
    v_lshrrev_b32_e32 v87, 16, v2
    v_and_b32_e32 v88, 0xffff, v3
    v_lshrrev_b32_e32 v89, 16, v3
    v_and_b32_e32 v90, 0xffff, v4
    v_lshrrev_b32_e32 v91, 16, v4
    s_waitcnt vmcnt(11)
    v_and_b32_e32 v92, 0xffff, v5
    v_lshrrev_b32_e32 v93, 16, v5
    v_and_b32_e32 v94, 0xffff, v6
    v_lshrrev_b32_e32 v95, 16, v6
    v_and_b32_e32 v96, 0xffff, v7
    v_lshrrev_b32_e32 v97, 16, v7
    v_and_b32_e32 v98, 0xffff, v8
    v_lshrrev_b32_e32 v99, 16, v8
    s_and_b32 s6, s59, exec_lo
    s_cbranch_scc1 L0
    s_waitcnt vmcnt(8)
    v_dual_mov_b32 v41, v9 :: v_dual_mov_b32 v42, v10
    v_dual_mov_b32 v43, v11 :: v_dual_mov_b32 v44, v12
    s_waitcnt vmcnt(7)
    v_dual_mov_b32 v45, v13 :: v_dual_mov_b32 v46, v14
    v_dual_mov_b32 v47, v15 :: v_dual_mov_b32 v48, v16
    s_waitcnt vmcnt(6)
    v_dual_mov_b32 v49, v17 :: v_dual_mov_b32 v50, v18
    v_dual_mov_b32 v51, v19 :: v_dual_mov_b32 v52, v20
    s_waitcnt vmcnt(5)
    v_dual_mov_b32 v53, v21 :: v_dual_mov_b32 v54, v22
    v_dual_mov_b32 v55, v23 :: v_dual_mov_b32 v56, v24
    v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v58, 0
    v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v60, 0
    s_branch L1
L0:
    s_add_u32 s6, s52, s13
    buffer_load_b128 v[61:64], v42, s[20:23], 0 offen
    buffer_load_b128 v[65:68], v44, s[20:23], 0 offen
    s_lshl_b32 s6, s6, 7
    s_add_u32 s7, s52, s53
    v_add_lshl_u32 v45, s6, v81, 2
    s_add_u32 s7, s7, s13
    v_add_lshl_u32 v53, s6, v43, 2
    s_lshl_b32 s6, s7, 7
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v57, s6, v82, 2
    buffer_load_b128 v[41:44], v45, s[8:11], 0 offen
    buffer_load_b128 v[45:48], v45, s[8:11], 0 offen offset:16
    buffer_load_b128 v[49:52], v53, s[8:11], 0 offen
    buffer_load_b128 v[53:56], v53, s[8:11], 0 offen offset:16
    buffer_load_b128 v[57:60], v57, s[8:11], 0 offen
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v84, 0xffff, v61
    v_lshrrev_b32_e32 v85, 16, v61
    v_and_b32_e32 v86, 0xffff, v62
    v_lshrrev_b32_e32 v87, 16, v62
    v_and_b32_e32 v88, 0xffff, v63
    v_lshrrev_b32_e32 v89, 16, v63
    v_and_b32_e32 v90, 0xffff, v64
    v_lshrrev_b32_e32 v91, 16, v64
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v92, 0xffff, v65
    v_lshrrev_b32_e32 v93, 16, v65
    v_and_b32_e32 v94, 0xffff, v66
    v_lshrrev_b32_e32 v95, 16, v66
    v_and_b32_e32 v96, 0xffff, v67
    v_lshrrev_b32_e32 v97, 16, v67
    v_and_b32_e32 v98, 0xffff, v68
    v_lshrrev_b32_e32 v99, 16, v68
L1:
    v_cvt_f32_u32_e32 v61, s53
    s_sub_u32 s6, 0, s53
    v_readlane_b32 s7, v72, 0
    s_cmp_eq_u32 s53, 0
    s_cselect_b32 s8, exec_lo, 0
    v_rcp_f32_e32 v61, v61
    s_mul_i32 s9, s57, s51
    v_and_b32_e32 v62, 3, v79
    v_lshrrev_b32_e32 v100, 4, v79
    s_lshl_b32 s10, s51, 7
    v_lshrrev_b32_e32 v101, 2, v81
    v_lshrrev_b32_e32 v102, 2, v82
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v61, 0x4f7ffffa, v61
    v_lshl_add_u32 v103, v62, 1, v100
    v_cmp_gt_u32_e64 s11, 4, v71
    s_add_u32 s16, s7, 1
    v_cvt_u32_f32_e32 v61, v61
    s_min_u32 s17, s16, s50
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_mul_lo_u32 v62, s6, v61
    s_sub_u32 s6, s16, s17
    s_lshr_b32 s17, s6, 3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_mul_hi_u32 v62, v61, v62
    s_add_u32 s9, s17, s9
    s_add_u32 s9, s9, s15
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v61, v61, v62
    s_lshl_b32 s9, s9, 3
    v_mul_hi_u32 v61, s27, v61
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v62, v61, s53
    v_sub_nc_u32_e32 v62, s27, v62
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e32 vcc_lo, s53, v62
    v_subrev_nc_u32_e32 v63, s53, v62
    v_add_co_ci_u32_e64 v61, null, v61, 0, vcc_lo
    v_cndmask_b32_e32 v62, v62, v63, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_le_u32_e64 s17, s53, v62
    v_add_co_ci_u32_e64 v61, null, v61, 0, s17
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v61, v61, 0, s8
    v_readfirstlane_b32 s8, v61
    s_add_u32 s8, s8, -1
    s_cmp_lt_u32 s9, s7
    s_cbranch_scc0 L2
    s_mov_b32 s16, s9
    s_branch L3
L2:
    s_and_b32 s16, s16, 31
L3:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshr_b32 s17, s16, 5
    s_cmp_lt_u32 s17, 32
    s_cbranch_scc0 L4
    s_and_b32 s17, s17, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s17, v83, s17
    s_branch L6
L4:
    s_cmp_lt_u32 s17, s4
    s_cselect_b32 s18, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s18, exec_lo, s18
    s_cbranch_scc0 L5
    s_lshl_b32 s19, s17, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s18, s[40:43], s19
L5:
    s_cmp_lt_u32 s17, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s17, s18, 0
L6:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s17, s17, s8
    s_mul_i32 s17, s17, s53
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s17, s17, s13
    s_cmp_lt_u32 s9, s7
    s_cbranch_scc0 L7
    s_add_u32 s18, s7, -1
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s18, s18, s9
    s_branch L8
L7:
    s_mov_b32 s18, 0
L8:
    s_and_b32 s16, s16, 31
    s_lshl_b32 s17, s17, 6
    v_add_nc_u32_e32 v104, 2, v100
    v_add_nc_u32_e32 v105, 4, v100
    s_add_u32 s16, s17, s16
    v_add_nc_u32_e32 v106, 6, v100
    v_min_u32_e32 v61, s18, v100
    s_lshl_b32 s17, s16, 5
    v_min_u32_e32 v62, s18, v104
    v_min_u32_e32 v63, s18, v105
    v_min_u32_e32 v64, s18, v106
    v_add_nc_u32_e32 v65, s17, v102
    s_min_u32 s19, s18, 1
    s_min_u32 s20, s18, 2
    s_min_u32 s21, s18, 3
    s_min_u32 s22, s18, 4
    s_min_u32 s23, s18, 5
    s_min_u32 s24, s18, 6
    s_min_u32 s25, s18, 7
    v_add_nc_u32_e32 v66, s17, v101
    v_lshlrev_b32_e32 v61, 5, v61
    v_lshlrev_b32_e32 v62, 5, v62
    v_lshlrev_b32_e32 v63, 5, v63
    v_lshlrev_b32_e32 v64, 5, v64
    v_lshl_add_u32 v67, s19, 5, v65
    v_lshl_add_u32 v68, s20, 5, v65
    v_lshl_add_u32 v71, s21, 5, v65
    v_lshl_add_u32 v72, s22, 5, v65
    v_lshl_add_u32 v73, s23, 5, v65
    v_lshl_add_u32 v74, s24, 5, v65
    v_lshl_add_u32 v75, s25, 5, v65
    v_add_lshl_u32 v61, v66, v61, 2
    v_add_lshl_u32 v76, v66, v62, 2
    v_add_lshl_u32 v77, v66, v63, 2
    v_add_lshl_u32 v78, v66, v64, 2
    v_lshl_add_u32 v107, v65, 2, 0x1000
    v_lshl_add_u32 v108, v67, 2, 0x1000
    v_lshl_add_u32 v109, v68, 2, 0x1000
    v_lshl_add_u32 v71, v71, 2, 0x1000
    v_lshl_add_u32 v72, v72, 2, 0x1000
    v_lshl_add_u32 v73, v73, 2, 0x1000
    v_lshl_add_u32 v74, v74, 2, 0x1000
    v_lshl_add_u32 v75, v75, 2, 0x1000
    v_min_u32_e32 v110, s18, v103
    s_add_u32 s17, s9, s10
    buffer_load_b64 v[61:62], v61, s[0:3], 0 offen
    buffer_load_b64 v[63:64], v76, s[0:3], 0 offen
    buffer_load_b64 v[65:66], v77, s[0:3], 0 offen
    buffer_load_b64 v[67:68], v78, s[0:3], 0 offen
    buffer_load_b32 v107, v107, s[0:3], 0 offen
    buffer_load_b32 v108, v108, s[0:3], 0 offen
    buffer_load_b32 v109, v109, s[0:3], 0 offen
    buffer_load_b32 v111, v71, s[0:3], 0 offen
    buffer_load_b32 v112, v72, s[0:3], 0 offen
    buffer_load_b32 v113, v73, s[0:3], 0 offen
    buffer_load_b32 v114, v74, s[0:3], 0 offen
    buffer_load_b32 v115, v75, s[0:3], 0 offen
    v_add_lshl_u32 v71, s16, v110, 2
    buffer_load_b32 v110, v71, s[28:31], 0 offen
    buffer_load_b32 v116, v71, s[28:31], 0 offen offset:128
    s_cmp_lt_u32 s17, s7
    s_cbranch_scc1 L9
    v_dual_mov_b32 v71, 0 :: v_dual_mov_b32 v72, 0
    v_dual_mov_b32 v73, 0 :: v_dual_mov_b32 v74, 0
    v_dual_mov_b32 v75, 0 :: v_dual_mov_b32 v76, 0
    v_dual_mov_b32 v77, 0 :: v_dual_mov_b32 v78, 0
    v_dual_mov_b32 v124, 0 :: v_dual_mov_b32 v123, 0
    v_dual_mov_b32 v122, 0 :: v_dual_mov_b32 v121, 0
    v_dual_mov_b32 v120, 0 :: v_dual_mov_b32 v119, 0
    v_dual_mov_b32 v118, 0 :: v_dual_mov_b32 v117, 0
    v_dual_mov_b32 v126, 0 :: v_dual_mov_b32 v125, 0
    s_branch L13
L9:
    s_lshr_b32 s16, s17, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s16, 32
    s_cbranch_scc0 L10
    s_and_b32 s16, s16, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s16, v83, s16
    s_branch L12
L10:
    s_cmp_lt_u32 s16, s4
    s_cselect_b32 s18, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s18, exec_lo, s18
    s_cbranch_scc0 L11
    s_lshl_b32 s19, s16, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s18, s[40:43], s19
L11:
    s_cmp_lt_u32 s16, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s16, s18, 0
L12:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s16, s16, s8
    s_and_b32 s18, s17, 31
    s_add_u32 s19, s7, -1
    s_mul_i32 s16, s16, s53
    s_sub_u32 s19, s19, s17
    s_add_u32 s16, s16, s13
    v_min_u32_e32 v71, s19, v103
    s_lshl_b32 s16, s16, 6
    v_min_u32_e32 v72, s19, v100
    v_min_u32_e32 v73, s19, v104
    s_add_u32 s16, s16, s18
    v_min_u32_e32 v74, s19, v105
    v_min_u32_e32 v75, s19, v106
    s_lshl_b32 s18, s16, 5
    s_min_u32 s20, s19, 1
    s_min_u32 s21, s19, 2
    v_add_nc_u32_e32 v76, s18, v102
    s_min_u32 s22, s19, 3
    s_min_u32 s23, s19, 4
    s_min_u32 s24, s19, 5
    s_min_u32 s25, s19, 6
    s_min_u32 s19, s19, 7
    v_add_nc_u32_e32 v77, s18, v101
    v_lshlrev_b32_e32 v72, 5, v72
    v_lshlrev_b32_e32 v73, 5, v73
    v_lshlrev_b32_e32 v74, 5, v74
    v_lshlrev_b32_e32 v75, 5, v75
    v_lshl_add_u32 v78, s20, 5, v76
    v_lshl_add_u32 v117, s21, 5, v76
    v_lshl_add_u32 v118, s22, 5, v76
    v_lshl_add_u32 v119, s23, 5, v76
    v_lshl_add_u32 v120, s24, 5, v76
    v_lshl_add_u32 v121, s25, 5, v76
    v_lshl_add_u32 v122, s19, 5, v76
    v_add_lshl_u32 v72, v77, v72, 2
    v_add_lshl_u32 v73, v77, v73, 2
    v_add_lshl_u32 v123, v77, v74, 2
    v_add_lshl_u32 v77, v77, v75, 2
    v_lshl_add_u32 v124, v76, 2, 0x1000
    v_lshl_add_u32 v125, v78, 2, 0x1000
    v_lshl_add_u32 v117, v117, 2, 0x1000
    v_lshl_add_u32 v118, v118, 2, 0x1000
    v_lshl_add_u32 v119, v119, 2, 0x1000
    v_lshl_add_u32 v126, v120, 2, 0x1000
    v_lshl_add_u32 v127, v121, 2, 0x1000
    v_lshl_add_u32 v128, v122, 2, 0x1000
    v_add_lshl_u32 v129, s16, v71, 2
    buffer_load_b64 v[71:72], v72, s[0:3], 0 offen
    buffer_load_b64 v[73:74], v73, s[0:3], 0 offen
    buffer_load_b64 v[75:76], v123, s[0:3], 0 offen
    buffer_load_b64 v[77:78], v77, s[0:3], 0 offen
    buffer_load_b32 v124, v124, s[0:3], 0 offen
    buffer_load_b32 v123, v125, s[0:3], 0 offen
    buffer_load_b32 v122, v117, s[0:3], 0 offen
    buffer_load_b32 v121, v118, s[0:3], 0 offen
    buffer_load_b32 v120, v119, s[0:3], 0 offen
    buffer_load_b32 v119, v126, s[0:3], 0 offen
    buffer_load_b32 v118, v127, s[0:3], 0 offen
    buffer_load_b32 v117, v128, s[0:3], 0 offen
    buffer_load_b32 v126, v129, s[28:31], 0 offen
    buffer_load_b32 v125, v129, s[28:31], 0 offen offset:128
L13:
    v_cvt_f32_u32_e32 v127, s7
    v_and_b32_e32 v128, 63, v81
    v_cmp_gt_u32_e32 vcc_lo, 64, v81
    s_waitcnt vmcnt(14)
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v69, v127, v69
    v_mul_f32_e32 v70, v127, v70
    v_lshrrev_b32_e32 v81, 1, v128
    v_cndmask_b32_e64 v127, -1.0, 1.0, vcc_lo
    v_dual_mul_f32 v128, 0x3f22f983, v69 :: v_dual_mul_f32 v129, 0x3f22f983, v70
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v130, 2, v81
    v_rndne_f32_e32 v128, v128
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_rndne_f32_e32 v129, v129
    v_fma_f32 v69, -v128, 0x3fc90fdb, v69
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_fma_f32 v70, -v129, 0x3fc90fdb, v70
    v_cvt_i32_f32_e32 v131, v128
    v_cvt_i32_f32_e32 v132, v129
    v_fma_f32 v69, -v128, 0xb33bbd2e, v69
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v70, -v129, 0xb33bbd2e, v70
    v_and_b32_e32 v133, 1, v131
    v_and_b32_e32 v134, 2, v131
    v_add_nc_u32_e32 v131, 1, v131
    v_fma_f32 v69, -v128, 0xa6f72ced, v69
    v_fma_f32 v70, -v129, 0xa6f72ced, v70
    v_cmp_ne_u32_e32 vcc_lo, 0, v133
    v_lshlrev_b32_e32 v128, 30, v134
    v_add_nc_u32_e32 v129, 1, v132
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v133, v69, v69 :: v_dual_mul_f32 v134, v70, v70
    v_and_b32_e32 v135, 1, v132
    v_and_b32_e32 v136, 1, v131
    v_and_b32_e32 v137, 1, v129
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v138, 0x3638b88d, v133, s55
    v_fma_f32 v139, 0x37ccf5ce, v133, s56
    v_mul_f32_e32 v140, v133, v69
    v_fma_f32 v141, 0x3638b88d, v134, s55
    v_fma_f32 v142, 0x37ccf5ce, v134, s56
    v_fma_f32 v138, v138, v133, 0x3c088886
    v_dual_fmaak_f32 v139, v139, v133, 0x3d2aaaa5 :: v_dual_and_b32 v132, 2, v132
    v_cmp_ne_u32_e64 s18, 0, v135
    v_fma_f32 v135, v141, v134, 0x3c088886
    v_fma_f32 v141, v142, v134, 0x3d2aaaa5
    v_dual_fmaak_f32 v138, v133, v138, 0xbe2aaaaa :: v_dual_and_b32 v131, 2, v131
    v_fma_f32 v139, v139, v133, -0.5
    v_dual_mul_f32 v142, v134, v70 :: v_dual_and_b32 v129, 2, v129
    v_dual_fmaak_f32 v135, v134, v135, 0xbe2aaaaa :: v_dual_lshlrev_b32 v132, 30, v132
    v_fma_f32 v141, v141, v134, -0.5
    v_fma_f32 v69, v138, v140, v69
    v_fma_f32 v133, v139, v133, 1.0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v70, v135, v142 :: v_dual_lshlrev_b32 v131, 30, v131
    v_fma_f32 v134, v141, v134, 1.0
    v_cmp_ne_u32_e64 s19, 0, v136
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cndmask_b32_e32 v135, v69, v133, vcc_lo
    v_cmp_ne_u32_e64 s16, 0, v137
    v_cndmask_b32_e64 v136, v70, v134, s18
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_xor_b32_e32 v128, v135, v128
    v_cndmask_b32_e64 v69, v69, v133, s19
    v_cndmask_b32_e64 v70, v70, v134, s16
    v_lshlrev_b32_e32 v129, 30, v129
    v_xor_b32_e32 v132, v136, v132
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_xor_b32_e32 v69, v69, v131
    v_xor_b32_e32 v70, v70, v129
    ds_bpermute_b32 v129, v130, v128
    v_lshlrev_b32_e32 v130, 2, v81
    s_waitcnt lgkmcnt(0)
    v_mul_f32_e32 v129, v129, v127
    ds_bpermute_b32 v130, v130, v132
    v_add_nc_u32_e32 v131, 1, v81
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v130, v127, v130 :: v_dual_and_b32 v131, 31, v131
    v_lshlrev_b32_e32 v133, 2, v131
    ds_bpermute_b32 v133, v133, v128
    v_lshlrev_b32_e32 v134, 2, v131
    s_waitcnt lgkmcnt(0)
    v_mul_f32_e32 v133, v133, v127
    ds_bpermute_b32 v134, v134, v132
    v_add_nc_u32_e32 v135, 2, v81
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v134, v127, v134 :: v_dual_and_b32 v135, 31, v135
    v_lshlrev_b32_e32 v136, 2, v135
    ds_bpermute_b32 v136, v136, v128
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v136, v127, v136 :: v_dual_lshlrev_b32 v137, 2, v135
    ds_bpermute_b32 v137, v137, v132
    v_add_nc_u32_e32 v138, 3, v81
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v137, v137, v127 :: v_dual_and_b32 v138, 31, v138
    v_lshlrev_b32_e32 v139, 2, v138
    ds_bpermute_b32 v128, v139, v128
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v128, v128, v127 :: v_dual_lshlrev_b32 v139, 2, v138
    ds_bpermute_b32 v132, v139, v132
    v_lshlrev_b32_e32 v139, 2, v81
    s_waitcnt lgkmcnt(0)
    v_mul_f32_e32 v127, v132, v127
    ds_bpermute_b32 v132, v139, v69
    v_lshlrev_b32_e32 v81, 2, v81
    ds_bpermute_b32 v81, v81, v70
    v_lshlrev_b32_e32 v139, 2, v131
    ds_bpermute_b32 v139, v139, v69
    v_lshlrev_b32_e32 v131, 2, v131
    ds_bpermute_b32 v131, v131, v70
    v_lshlrev_b32_e32 v140, 2, v135
    ds_bpermute_b32 v140, v140, v69
    v_lshlrev_b32_e32 v135, 2, v135
    ds_bpermute_b32 v135, v135, v70
    v_lshlrev_b32_e32 v141, 2, v138
    ds_bpermute_b32 v69, v141, v69
    v_lshlrev_b32_e32 v138, 2, v138
    ds_bpermute_b32 v70, v138, v70
    s_cmp_lg_u32 s54, 0
    s_cbranch_scc0 L14
    v_fma_f32 v138, v9, v9, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v138, v10, v10, v138
    v_fma_f32 v138, v11, v11, v138
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v138, v12, v12, v138
    v_fma_f32 v138, v13, v13, v138
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v138, v14, v14, v138
    v_fma_f32 v138, v15, v15, v138
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v138, v16, v16, v138
    v_add_f32_dpp v138, v138, v138 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v138, v138, v138 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v138, v138, v138 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v138, v138, v138 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v141, v138, 0x76543210, s58
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v138, v141, v138
    v_fma_f32 v138, v138, 0x3b800000, s49
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s16, 0x800000, v138
    v_mul_f32_e32 v141, 0x4b800000, v138
    v_cndmask_b32_e64 v138, v138, v141, s16
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v138, v138
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v141, 0x45800000, v138
    v_cndmask_b32_e64 v138, v138, v141, s16
    s_branch L15
L14:
    v_mov_b32_e32 v138, 1.0
L15:
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v9, v9, v138 :: v_dual_lshlrev_b32 v142, 16, v5
    v_dual_mul_f32 v10, v10, v138 :: v_dual_lshlrev_b32 v141, 16, v1
    v_mul_f32_e32 v17, v17, v138
    v_dual_mul_f32 v18, v18, v138 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_dual_mul_f32 v12, v12, v138 :: v_dual_and_b32 v5, 0xffff0000, v5
    v_mul_f32_e32 v11, v11, v138
    v_mul_f32_e32 v19, v19, v138
    v_dual_mul_f32 v20, v20, v138 :: v_dual_mul_f32 v9, v9, v141
    v_mul_f32_e32 v13, v13, v138
    v_dual_mul_f32 v21, v21, v138 :: v_dual_mul_f32 v10, v10, v1
    v_mul_f32_e32 v14, v14, v138
    v_mul_f32_e32 v22, v22, v138
    v_dual_mul_f32 v15, v15, v138 :: v_dual_mul_f32 v18, v18, v5
    v_mul_f32_e32 v23, v23, v138
    v_mul_f32_e32 v16, v16, v138
    v_mul_f32_e32 v24, v24, v138
    v_dual_mul_f32 v17, v142, v17 :: v_dual_lshlrev_b32 v138, 16, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v11, v138, v11 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_dual_mul_f32 v12, v12, v2 :: v_dual_mul_f32 v17, v17, v129
    s_waitcnt lgkmcnt(6)
    v_dual_mul_f32 v9, v9, v132 :: v_dual_mul_f32 v10, v10, v81
    s_waitcnt lgkmcnt(5)
    v_dual_mul_f32 v18, v18, v130 :: v_dual_mul_f32 v11, v11, v139
    s_waitcnt lgkmcnt(4)
    v_mul_f32_e32 v12, v12, v131
    v_sub_f32_e32 v17, v9, v17
    v_lshlrev_b32_e32 v9, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_sub_f32_e32 v18, v10, v18
    v_lshlrev_b32_e32 v10, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_mul_f32 v19, v19, v9 :: v_dual_mul_f32 v20, v20, v6
    v_dual_mul_f32 v13, v13, v10 :: v_dual_mul_f32 v14, v14, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_mul_f32 v19, v19, v133 :: v_dual_mul_f32 v20, v20, v134
    s_waitcnt lgkmcnt(2)
    v_dual_mul_f32 v13, v13, v140 :: v_dual_mul_f32 v14, v14, v135
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_dual_sub_f32 v19, v11, v19 :: v_dual_sub_f32 v20, v12, v20
    v_lshlrev_b32_e32 v11, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_lshlrev_b32_e32 v12, 16, v4
    v_dual_mul_f32 v21, v21, v11 :: v_dual_and_b32 v4, 0xffff0000, v4
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_mul_f32 v22, v22, v7 :: v_dual_mul_f32 v15, v15, v12
    v_mul_f32_e32 v16, v16, v4
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_mul_f32 v21, v21, v136 :: v_dual_mul_f32 v22, v22, v137
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v15, v15, v69 :: v_dual_mul_f32 v16, v16, v70
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dual_sub_f32 v13, v13, v21 :: v_dual_sub_f32 v14, v14, v22
    v_lshlrev_b32_e32 v21, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    v_dual_mul_f32 v22, v23, v21 :: v_dual_mul_f32 v23, v24, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v22, v22, v128 :: v_dual_mul_f32 v23, v23, v127
    v_dual_sub_f32 v15, v15, v22 :: v_dual_sub_f32 v16, v16, v23
    s_cmp_lg_u32 s54, 0
    s_cbranch_scc0 L16
    v_fma_f32 v22, v25, v25, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v22, v26, v26, v22
    v_fma_f32 v22, v27, v27, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v22, v28, v28, v22
    v_fma_f32 v22, v29, v29, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v22, v30, v30, v22
    v_fma_f32 v22, v31, v31, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v22, v32, v32, v22
    v_add_f32_dpp v22, v22, v22 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v22, v22, v22 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v22, v22, v22 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v22, v22, v22 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v23, v22, 0x76543210, s58
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v22, v23, v22
    v_fma_f32 v22, v22, 0x3b800000, s49
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s16, 0x800000, v22
    v_mul_f32_e32 v23, 0x4b800000, v22
    v_cndmask_b32_e64 v22, v22, v23, s16
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v22, v22
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v23, 0x45800000, v22
    v_cndmask_b32_e64 v22, v22, v23, s16
    s_branch L17
L16:
    v_mov_b32_e32 v22, 1.0
L17:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v23, v25, v22 :: v_dual_mul_f32 v24, v22, v33
    v_mul_f32_e32 v25, v26, v22
    v_mul_f32_e32 v26, v34, v22
    v_mul_f32_e32 v27, v27, v22
    v_dual_mul_f32 v23, v23, v141 :: v_dual_mul_f32 v24, v24, v142
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v1, v25, v1
    v_mul_f32_e32 v5, v26, v5
    v_mul_f32_e32 v25, v35, v22
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v23, v23, v132 :: v_dual_mul_f32 v24, v24, v129
    v_mul_f32_e32 v1, v1, v81
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v5, v5, v130 :: v_dual_mul_f32 v26, v138, v27
    v_mul_f32_e32 v9, v25, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_sub_f32_e32 v23, v23, v24
    v_mul_f32_e32 v24, v28, v22
    v_mul_f32_e32 v25, v36, v22
    v_sub_f32_e32 v27, v1, v5
    v_mul_f32_e32 v1, v26, v139
    v_dual_mul_f32 v5, v9, v133 :: v_dual_mul_f32 v2, v24, v2
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_mul_f32 v6, v25, v6 :: v_dual_mul_f32 v9, v22, v29
    v_mul_f32_e32 v24, v37, v22
    v_fma_f32 v25, v17, 0xc3000000, 0
    v_fma_f32 v26, v23, 0xc3000000, 0
    v_sub_f32_e32 v28, v1, v5
    v_mul_f32_e32 v1, v2, v131
    v_mul_f32_e32 v2, v6, v134
    v_dual_mul_f32 v5, v9, v10 :: v_dual_mul_f32 v6, v24, v11
    v_mul_f32_e32 v9, v30, v22
    v_mul_f32_e32 v10, v38, v22
    v_dual_fmamk_f32 v11, v18, 0xc3000000, v25 :: v_dual_fmamk_f32 v24, v27, 0xc3000000, v26
    v_sub_f32_e32 v25, v1, v2
    v_mul_f32_e32 v1, v5, v140
    v_dual_mul_f32 v2, v6, v136 :: v_dual_mul_f32 v3, v9, v3
    v_dual_mul_f32 v5, v10, v7 :: v_dual_mul_f32 v6, v31, v22
    v_mul_f32_e32 v7, v39, v22
    v_dual_fmamk_f32 v9, v19, 0xc3000000, v11 :: v_dual_fmamk_f32 v10, v28, 0xc3000000, v24
    s_delay_alu instid0(VALU_DEP_4)
    v_sub_f32_e32 v24, v1, v2
    v_mul_f32_e32 v1, v3, v135
    v_dual_mul_f32 v2, v5, v137 :: v_dual_mul_f32 v3, v6, v12
    v_dual_mul_f32 v5, v7, v21 :: v_dual_mul_f32 v6, v32, v22
    v_mul_f32_e32 v7, v40, v22
    v_dual_fmac_f32 v9, 0xc3000000, v20 :: v_dual_fmac_f32 v10, 0xc3000000, v25
    s_delay_alu instid0(VALU_DEP_4)
    v_sub_f32_e32 v21, v1, v2
    v_mul_f32_e32 v1, v3, v69
    v_mul_f32_e32 v2, v5, v128
    v_mul_f32_e32 v3, v6, v4
    v_dual_mul_f32 v4, v8, v7 :: v_dual_fmamk_f32 v5, v13, 0xc3000000, v9
    v_fma_f32 v6, v24, 0xc3000000, v10
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_sub_f32 v22, v1, v2 :: v_dual_mul_f32 v1, v70, v3
    v_dual_mul_f32 v2, v127, v4 :: v_dual_fmamk_f32 v3, v14, 0xc3000000, v5
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v4, v21, 0xc3000000, v6
    v_dual_subrev_f32 v26, v2, v1 :: v_dual_fmamk_f32 v1, v15, 0xc3000000, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v2, v22, 0xc3000000, v4
    v_fma_f32 v29, v16, 0xc3000000, v1
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v30, v26, 0xc3000000, v2
    s_and_b32 s16, s59, exec_lo
    s_cbranch_scc1 L18
    v_dual_mov_b32 v11, 0xff7fffff :: v_dual_mov_b32 v38, 0
    s_mov_b32 s16, 0
    v_dual_mov_b32 v9, 0xff7fffff :: v_dual_mov_b32 v36, 0
    s_mov_b32 s14, 0
    v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v34, 0
    v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v32, 0
    v_mov_b32_e32 v33, 0
    v_mov_b32_e32 v31, 0
    s_branch L34
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
    v_permlanex16_b32 v2, v1, 0x76543210, s58
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v1, v2, v1
    v_fma_f32 v1, v1, 0x3b800000, s49
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s16, 0x800000, v1
    v_mul_f32_e32 v2, 0x4b800000, v1
    v_cndmask_b32_e64 v1, v1, v2, s16
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, 0x45800000, v1
    v_cndmask_b32_e64 v1, v1, v2, s16
    s_branch L20
L19:
    v_mov_b32_e32 v1, 1.0
L20:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v2, v41, v1 :: v_dual_lshlrev_b32 v3, 16, v84
    v_dual_mul_f32 v4, v49, v1 :: v_dual_lshlrev_b32 v5, 16, v92
    v_dual_mul_f32 v6, v1, v42 :: v_dual_lshlrev_b32 v7, 16, v85
    v_dual_mul_f32 v2, v2, v3 :: v_dual_mul_f32 v3, v1, v50
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v4, v5, v4 :: v_dual_lshlrev_b32 v5, 16, v93
    v_dual_mul_f32 v6, v6, v7 :: v_dual_lshlrev_b32 v9, 16, v94
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v2, v2, v132 :: v_dual_mul_f32 v7, v43, v1
    v_mul_f32_e32 v4, v4, v129
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v3, v3, v5
    v_dual_mul_f32 v8, v51, v1 :: v_dual_lshlrev_b32 v5, 16, v86
    v_sub_f32_e32 v2, v2, v4
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v4, v6, v81 :: v_dual_mul_f32 v3, v3, v130
    v_mul_f32_e32 v5, v7, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v6, v8, v9 :: v_dual_mul_f32 v7, v1, v44
    v_dual_mul_f32 v9, v1, v52 :: v_dual_lshlrev_b32 v8, 16, v87
    v_dual_subrev_f32 v3, v3, v4 :: v_dual_lshlrev_b32 v10, 16, v95
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v4, v5, v139 :: v_dual_lshlrev_b32 v11, 16, v96
    v_dual_mul_f32 v5, v6, v133 :: v_dual_mul_f32 v6, v7, v8
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v7, v10, v9 :: v_dual_mul_f32 v12, 0, v2
    v_dual_mul_f32 v8, v45, v1 :: v_dual_lshlrev_b32 v9, 16, v88
    v_mul_f32_e32 v10, v53, v1
    v_dual_sub_f32 v4, v4, v5 :: v_dual_mul_f32 v5, v131, v6
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v6, v7, v134 :: v_dual_mul_f32 v7, v8, v9
    v_dual_mul_f32 v8, v10, v11 :: v_dual_mul_f32 v9, v1, v46
    v_dual_mul_f32 v11, v1, v54 :: v_dual_lshlrev_b32 v10, 16, v89
    v_dual_add_f32 v12, 0, v12 :: v_dual_lshlrev_b32 v31, 16, v97
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_mul_f32 v32, 0, v3 :: v_dual_sub_f32 v5, v5, v6
    v_dual_mul_f32 v6, v140, v7 :: v_dual_lshlrev_b32 v33, 16, v98
    v_mul_f32_e32 v7, v8, v136
    v_mul_f32_e32 v8, v9, v10
    v_mul_f32_e32 v9, v11, v31
    v_dual_mul_f32 v10, v47, v1 :: v_dual_lshlrev_b32 v11, 16, v90
    v_dual_mul_f32 v31, v55, v1 :: v_dual_add_f32 v12, v12, v32
    v_mul_f32_e32 v32, 0, v4
    v_dual_sub_f32 v6, v6, v7 :: v_dual_mul_f32 v7, v135, v8
    v_mul_f32_e32 v8, v9, v137
    v_mul_f32_e32 v9, v10, v11
    v_mul_f32_e32 v10, v31, v33
    v_mul_f32_e32 v11, v48, v1
    v_dual_add_f32 v12, v12, v32 :: v_dual_lshlrev_b32 v31, 16, v91
    v_dual_mul_f32 v1, v1, v56 :: v_dual_mul_f32 v32, 0, v5
    v_lshlrev_b32_e32 v33, 16, v99
    v_sub_f32_e32 v7, v7, v8
    v_dual_mul_f32 v8, v9, v69 :: v_dual_mul_f32 v9, v10, v128
    v_mul_f32_e32 v10, v11, v31
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v1, v1, v33
    v_add_f32_e32 v11, v12, v32
    v_mul_f32_e32 v12, 0, v6
    v_max3_f32 v31, 0, |v2|, |v3|
    v_sub_f32_e32 v8, v8, v9
    v_mul_f32_e32 v9, v10, v70
    v_mul_f32_e32 v1, v1, v127
    v_dual_add_f32 v10, v11, v12 :: v_dual_mul_f32 v11, 0, v7
    v_max3_f32 v12, v31, |v4|, |v5|
    v_mul_f32_e32 v31, 0, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_sub_f32_e32 v1, v9, v1
    v_add_f32_e32 v9, v10, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_max3_f32 v10, v12, |v6|, |v7|
    v_mul_f32_e32 v11, 0, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_e32 v9, v9, v31
    v_max3_f32 v10, v10, |v8|, |v1|
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v9, v9, v11
    v_max_f32_dpp v10, v10, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_and_b32_e32 v9, 0x7fffffff, v9
    v_max_f32_dpp v10, v10, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_lt_u32_e64 s16, 0x7f800000, v9
    v_max_f32_dpp v9, v10, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v10, v9, 0x76543210, s58
    s_delay_alu instid0(VALU_DEP_1)
    v_max_f32_e32 v9, v10, v9
    s_cmp_lg_u32 s16, 0
    s_cbranch_scc0 L21
    v_mov_b32_e32 v10, 0x7fc00000
    s_branch L22
L21:
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v10, 0x3c010204, v9
L22:
    v_cmp_le_f32_e64 s16, 0xda24260, v9
    s_cmp_lg_u32 s16, 0
    s_cbranch_scc0 L23
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v9|
    v_cmp_gt_f32_e64 s18, 0x800000, |v9|
    s_cmp_lg_u32 vcc_lo, 0
    s_cselect_b32 s16, 0x2f800000, 1.0
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s16, 0x4f800000, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v9, s16, v9
    v_rcp_f32_e32 v9, v9
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v9, s16, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v9, 0x42fe0000, v9
    s_branch L24
L23:
    v_mov_b32_e32 v9, 0
L24:
    v_dual_mul_f32 v11, 0, v57 :: v_dual_mul_f32 v12, 0, v58
    v_mul_f32_e32 v31, 0, v59
    v_max3_f32 v32, 0, |v57|, |v58|
    v_mul_f32_e32 v33, 0, v60
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_e32 v11, 0, v11
    v_max3_f32 v32, v32, |v59|, |v60|
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v11, v11, v12
    v_max_f32_dpp v12, v32, v32 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v11, v11, v31
    v_max_f32_dpp v12, v12, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v11, v11, v33
    v_max_f32_dpp v12, v12, v12 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_and_b32_e32 v11, 0x7fffffff, v11
    v_max_f32_dpp v12, v12, v12 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_lt_u32_e64 s16, 0x7f800000, v11
    v_permlanex16_b32 v11, v12, 0x76543210, s58
    s_delay_alu instid0(VALU_DEP_1)
    v_max_f32_e32 v11, v11, v12
    s_cmp_lg_u32 s16, 0
    s_cbranch_scc0 L25
    v_mov_b32_e32 v12, 0x7fc00000
    s_branch L26
L25:
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v12, 0x3c010204, v11
L26:
    v_cmp_le_f32_e64 s16, 0xda24260, v11
    s_cmp_lg_u32 s16, 0
    s_cbranch_scc0 L27
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v11|
    v_cmp_gt_f32_e64 s18, 0x800000, |v11|
    s_cmp_lg_u32 vcc_lo, 0
    s_cselect_b32 s16, 0x2f800000, 1.0
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s16, 0x4f800000, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v11, s16, v11
    v_rcp_f32_e32 v11, v11
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v11, s16, v11
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v11, 0x42fe0000, v11
    s_branch L28
L27:
    v_mov_b32_e32 v11, 0
L28:
    v_mul_f32_e32 v2, v2, v9
    v_mul_f32_e32 v3, v3, v9
    v_mul_f32_e32 v4, v4, v9
    v_mul_f32_e32 v5, v5, v9
    v_mul_f32_e32 v6, v6, v9
    v_rndne_f32_e32 v2, v2
    v_rndne_f32_e32 v3, v3
    v_rndne_f32_e32 v4, v4
    v_rndne_f32_e32 v5, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v7, v7, v9 :: v_dual_add_f32 v2, 0x43000000, v2
    v_dual_add_f32 v3, 0x43000000, v3 :: v_dual_add_f32 v4, 0x43000000, v4
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v5, 0x43000000, v5 :: v_dual_mul_f32 v8, v9, v8
    v_rndne_f32_e32 v6, v6
    v_cvt_u32_f32_e32 v2, v2
    s_delay_alu instid0(VALU_DEP_4)
    v_cvt_u32_f32_e32 v3, v3
    v_cvt_u32_f32_e32 v4, v4
    v_cvt_u32_f32_e32 v5, v5
    v_rndne_f32_e32 v7, v7
    v_min_u32_e32 v2, 0xff, v2
    v_min_u32_e32 v3, 0xff, v3
    v_min_u32_e32 v4, 0xff, v4
    v_min_u32_e32 v5, 0xff, v5
    v_dual_add_f32 v6, 0x43000000, v6 :: v_dual_mul_f32 v1, v1, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_lshl_or_b32 v2, v3, 8, v2
    v_add_f32_e32 v3, 0x43000000, v7
    v_rndne_f32_e32 v7, v8
    v_cvt_u32_f32_e32 v6, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshl_or_b32 v2, v4, 16, v2
    v_cvt_u32_f32_e32 v3, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_add_f32_e32 v4, 0x43000000, v7
    v_rndne_f32_e32 v7, v1
    v_min_u32_e32 v6, 0xff, v6
    v_lshl_or_b32 v1, v5, 24, v2
    v_min_u32_e32 v2, 0xff, v3
    v_cvt_u32_f32_e32 v3, v4
    v_add_f32_e32 v4, 0x43000000, v7
    v_cmp_gt_u32_e64 s16, 16, v79
    v_cvt_f32_ubyte0_e32 v5, v1
    v_lshl_or_b32 v2, v2, 8, v6
    v_min_u32_e32 v3, 0xff, v3
    v_cvt_u32_f32_e32 v4, v4
    v_cvt_f32_ubyte1_e32 v6, v1
    v_fma_f32 v7, v5, v17, v29
    v_fma_f32 v5, v5, v23, v30
    v_lshl_or_b32 v2, v3, 16, v2
    v_min_u32_e32 v3, 0xff, v4
    v_cvt_f32_ubyte2_e32 v4, v1
    v_dual_fmac_f32 v7, v6, v18 :: v_dual_mul_f32 v32, v59, v11
    v_fma_f32 v5, v6, v27, v5
    v_cvt_f32_ubyte3_e32 v6, v1
    v_lshl_or_b32 v2, v3, 24, v2
    v_mul_f32_e32 v3, v57, v11
    v_fma_f32 v7, v4, v19, v7
    v_fma_f32 v4, v4, v28, v5
    v_mul_f32_e32 v5, v58, v11
    v_cvt_f32_ubyte0_e32 v8, v2
    v_cvt_f32_ubyte1_e32 v9, v2
    v_fma_f32 v7, v6, v20, v7
    v_fma_f32 v4, v6, v25, v4
    v_cvt_f32_ubyte2_e32 v6, v2
    v_cvt_f32_ubyte3_e32 v31, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v7, v8, v13, v7
    v_fma_f32 v4, v8, v24, v4
    v_mul_f32_e32 v8, v60, v11
    v_rndne_f32_e32 v3, v3
    v_rndne_f32_e32 v5, v5
    v_fma_f32 v7, v9, v14, v7
    v_fma_f32 v4, v9, v21, v4
    v_rndne_f32_e32 v9, v32
    v_rndne_f32_e32 v8, v8
    v_add_f32_e32 v3, 0x43000000, v3
    v_fma_f32 v7, v6, v15, v7
    v_dual_fmac_f32 v4, v6, v22 :: v_dual_add_f32 v5, 0x43000000, v5
    v_add_f32_e32 v6, 0x43000000, v9
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_add_f32 v8, 0x43000000, v8 :: v_dual_fmac_f32 v7, v16, v31
    v_fma_f32 v4, v31, v26, v4
    v_cvt_u32_f32_e32 v3, v3
    v_cvt_u32_f32_e32 v5, v5
    v_cvt_u32_f32_e32 v6, v6
    v_cndmask_b32_e64 v7, 0, v7, s16
    v_cndmask_b32_e64 v4, 0, v4, s16
    v_cvt_u32_f32_e32 v8, v8
    v_min_u32_e32 v3, 0xff, v3
    v_min_u32_e32 v5, 0xff, v5
    v_add_f32_dpp v7, v7, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_e32 v6, 0xff, v6
    v_min_u32_e32 v8, 0xff, v8
    v_lshl_or_b32 v9, v5, 8, v3
    v_add_f32_dpp v7, v7, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_u32_e32 v3, v3
    v_cvt_f32_u32_e32 v5, v5
    v_cvt_f32_u32_e32 v11, v6
    v_add_f32_dpp v7, v7, v7 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_u32_e32 v31, v8
    v_lshl_or_b32 v6, v6, 16, v9
    v_subrev_f32_e32 v3, 0x43000000, v3
    v_add_f32_dpp v7, v7, v7 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_subrev_f32_e32 v5, 0x43000000, v5
    v_subrev_f32_e32 v9, 0x43000000, v11
    v_subrev_f32_e32 v11, 0x43000000, v31
    v_permlanex16_b32 v31, v7, 0x76543210, s58
    v_permlanex16_b32 v32, v4, 0x76543210, s58
    v_lshl_or_b32 v6, v8, 24, v6
    v_dual_mul_f32 v38, v3, v12 :: v_dual_mul_f32 v37, v12, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v3, v31, v7
    v_add_f32_e32 v4, v32, v4
    v_dual_mul_f32 v36, v9, v12 :: v_dual_mul_f32 v35, v12, v11
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v3, v3, v10
    v_mul_f32_e32 v4, v4, v10
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v11, s48, v3
    v_mul_f32_e32 v9, s48, v4
    s_cmp_eq_u32 s14, 0
    s_cbranch_scc0 L33
    s_lshr_b32 s14, s7, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s14, 32
    s_cbranch_scc0 L29
    s_and_b32 s14, s14, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s14, v83, s14
    s_branch L31
L29:
    s_cmp_lt_u32 s14, s4
    s_cselect_b32 s18, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s18, exec_lo, s18
    s_cbranch_scc0 L30
    s_lshl_b32 s19, s14, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s18, s[40:43], s19
L30:
    s_cmp_lt_u32 s14, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s14, s18, 0
L31:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_min_u32 s14, s14, s8
    s_and_b32 s18, s7, 31
    s_mul_i32 s14, s14, s53
    s_add_u32 s14, s14, s13
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s14, s14, 6
    s_add_u32 s14, s14, s18
    s_and_b32 s16, exec_lo, s16
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s16
    s_lshl_b32 s16, s14, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v3, s16, v101, 2
    buffer_store_b64 v[1:2], v3, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L32:
    v_lshl_add_u32 v1, s14, 5, v102
    v_cmp_eq_u32_e32 vcc_lo, 0, v79
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_add_u32 v1, v1, 2, 0x1000
    buffer_store_b32 v6, v1, s[0:3], 0 offen
    s_and_b32 s16, exec_lo, vcc_lo
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s16
    s_lshl_b32 s14, s14, 2
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v1, s14
    buffer_store_b32 v10, v1, s[28:31], 0 offen
    buffer_store_b32 v12, v1, s[28:31], 0 offen offset:128
    s_mov_b32 exec_lo, s12
L33:
    s_mov_b32 s16, 1.0
    s_mov_b32 s14, 1.0
    v_dual_mov_b32 v34, v38 :: v_dual_mov_b32 v33, v37
    v_dual_mov_b32 v32, v36 :: v_dual_mov_b32 v31, v35
L34:
    s_cmp_lt_u32 s9, s7
    s_cbranch_scc1 L35
    v_dual_mov_b32 v12, s16 :: v_dual_mov_b32 v39, 0
    v_mov_b32_e32 v10, s14
    v_mov_b32_e32 v40, 0
    s_branch L36
L35:
    s_waitcnt vmcnt(13)
    v_cvt_f32_ubyte0_e32 v1, v61
    s_waitcnt vmcnt(12)
    v_cvt_f32_ubyte0_e32 v2, v63
    s_waitcnt vmcnt(11)
    v_cvt_f32_ubyte0_e32 v3, v65
    s_waitcnt vmcnt(10)
    v_cvt_f32_ubyte0_e32 v4, v67
    v_cvt_f32_ubyte1_e32 v5, v61
    v_fma_f32 v6, v1, v17, v29
    v_fma_f32 v7, v2, v17, v29
    v_cvt_f32_ubyte1_e32 v8, v63
    v_fma_f32 v10, v3, v17, v29
    v_cvt_f32_ubyte1_e32 v12, v65
    v_fma_f32 v39, v4, v17, v29
    v_cvt_f32_ubyte1_e32 v40, v67
    v_fma_f32 v1, v1, v23, v30
    v_fma_f32 v2, v2, v23, v30
    v_fma_f32 v3, v3, v23, v30
    v_fma_f32 v4, v4, v23, v30
    v_fma_f32 v6, v5, v18, v6
    v_cvt_f32_ubyte2_e32 v41, v61
    v_fma_f32 v7, v8, v18, v7
    v_cvt_f32_ubyte2_e32 v42, v63
    v_dual_fmac_f32 v10, v12, v18 :: v_dual_fmac_f32 v1, v5, v27
    v_cvt_f32_ubyte2_e32 v43, v65
    v_fma_f32 v39, v40, v18, v39
    v_cvt_f32_ubyte2_e32 v44, v67
    v_dual_fmac_f32 v2, v8, v27 :: v_dual_fmac_f32 v3, v27, v12
    v_dual_fmac_f32 v4, v40, v27 :: v_dual_fmac_f32 v7, v19, v42
    v_fma_f32 v5, v41, v19, v6
    v_cvt_f32_ubyte3_e32 v6, v61
    v_cvt_f32_ubyte3_e32 v8, v63
    v_fma_f32 v10, v43, v19, v10
    v_cvt_f32_ubyte3_e32 v12, v65
    v_fma_f32 v39, v44, v19, v39
    v_cvt_f32_ubyte3_e32 v40, v67
    v_fma_f32 v1, v41, v28, v1
    v_fma_f32 v2, v42, v28, v2
    v_fma_f32 v3, v43, v28, v3
    v_fma_f32 v4, v44, v28, v4
    v_fma_f32 v5, v6, v20, v5
    v_cvt_f32_ubyte0_e32 v41, v62
    v_fma_f32 v7, v8, v20, v7
    v_cvt_f32_ubyte0_e32 v42, v64
    v_fma_f32 v10, v12, v20, v10
    v_cvt_f32_ubyte0_e32 v43, v66
    v_fma_f32 v39, v40, v20, v39
    v_cvt_f32_ubyte0_e32 v44, v68
    v_dual_fmac_f32 v1, v6, v25 :: v_dual_fmac_f32 v2, v25, v8
    v_dual_fmac_f32 v3, v12, v25 :: v_dual_fmac_f32 v4, v25, v40
    v_fma_f32 v5, v41, v13, v5
    v_cvt_f32_ubyte1_e32 v6, v62
    v_fma_f32 v7, v42, v13, v7
    v_cvt_f32_ubyte1_e32 v8, v64
    v_fma_f32 v10, v43, v13, v10
    v_cvt_f32_ubyte1_e32 v12, v66
    v_fma_f32 v39, v44, v13, v39
    v_cvt_f32_ubyte1_e32 v40, v68
    v_fma_f32 v1, v41, v24, v1
    v_fma_f32 v2, v42, v24, v2
    v_fma_f32 v3, v43, v24, v3
    v_fma_f32 v4, v44, v24, v4
    v_fma_f32 v5, v6, v14, v5
    v_cvt_f32_ubyte2_e32 v41, v62
    v_fma_f32 v7, v8, v14, v7
    v_cvt_f32_ubyte2_e32 v42, v64
    v_fma_f32 v10, v12, v14, v10
    v_cvt_f32_ubyte2_e32 v43, v66
    v_fma_f32 v39, v40, v14, v39
    v_cvt_f32_ubyte2_e32 v44, v68
    v_dual_fmac_f32 v1, v6, v21 :: v_dual_fmac_f32 v2, v21, v8
    v_dual_fmac_f32 v3, v12, v21 :: v_dual_fmac_f32 v4, v21, v40
    v_fma_f32 v5, v41, v15, v5
    v_cvt_f32_ubyte3_e32 v6, v62
    v_fma_f32 v7, v42, v15, v7
    v_cvt_f32_ubyte3_e32 v8, v64
    v_fma_f32 v10, v43, v15, v10
    v_cvt_f32_ubyte3_e32 v12, v66
    v_fma_f32 v39, v44, v15, v39
    v_cvt_f32_ubyte3_e32 v40, v68
    v_fma_f32 v1, v41, v22, v1
    v_fma_f32 v2, v42, v22, v2
    v_fma_f32 v3, v43, v22, v3
    v_fma_f32 v4, v44, v22, v4
    v_fma_f32 v5, v6, v16, v5
    v_fma_f32 v7, v8, v16, v7
    v_fma_f32 v10, v12, v16, v10
    v_fma_f32 v39, v40, v16, v39
    v_cmp_eq_u32_e32 vcc_lo, 1, v80
    v_fma_f32 v1, v6, v26, v1
    v_fma_f32 v2, v8, v26, v2
    v_fma_f32 v3, v12, v26, v3
    v_fma_f32 v4, v40, v26, v4
    v_cndmask_b32_e32 v6, v5, v7, vcc_lo
    v_cndmask_b32_e32 v5, v7, v5, vcc_lo
    v_dual_cndmask_b32 v7, v10, v39 :: v_dual_cndmask_b32 v8, v39, v10
    v_bfe_u32 v10, v79, 1, 1
    v_dual_cndmask_b32 v12, v1, v2 :: v_dual_cndmask_b32 v1, v2, v1
    v_dual_cndmask_b32 v2, v3, v4 :: v_dual_cndmask_b32 v3, v4, v3
    v_add_f32_dpp v4, v5, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 1, v10
    v_add_f32_dpp v1, v1, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_e32 v3, s9, v103
    s_waitcnt vmcnt(9)
    v_cvt_f32_ubyte0_e32 v6, v107
    v_cndmask_b32_e32 v7, v4, v5, vcc_lo
    v_cndmask_b32_e32 v4, v5, v4, vcc_lo
    v_cndmask_b32_e32 v5, v1, v2, vcc_lo
    v_cndmask_b32_e32 v1, v2, v1, vcc_lo
    v_cmp_gt_u32_e32 vcc_lo, s7, v3
    v_cmp_le_u32_e64 s6, s6, v3
    v_add_f32_dpp v2, v4, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v3, v107
    v_add_f32_dpp v1, v1, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte2_e32 v4, v107
    v_cvt_f32_ubyte3_e32 v5, v107
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v7, v108
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v8, v108
    v_cvt_f32_ubyte2_e32 v10, v108
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte3_e32 v12, v108
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v39, v109
    v_cvt_f32_ubyte1_e32 v40, v109
    s_waitcnt vmcnt(1)
    v_mul_f32_e32 v2, v2, v110
    s_and_b32 s9, s11, vcc_lo
    v_mul_f32_e32 v1, v1, v110
    v_cvt_f32_ubyte2_e32 v41, v109
    s_and_b32 s6, s9, s6
    v_mul_f32_e32 v2, s48, v2
    v_cvt_f32_ubyte3_e32 v42, v109
    v_mul_f32_e32 v1, s48, v1
    v_cvt_f32_ubyte0_e32 v43, v111
    v_cvt_f32_ubyte1_e32 v44, v111
    v_cndmask_b32_e64 v2, 0xff800000, v2, s6
    v_cvt_f32_ubyte2_e32 v45, v111
    v_cndmask_b32_e64 v1, 0xff800000, v1, s6
    v_cvt_f32_ubyte3_e32 v46, v111
    v_cvt_f32_ubyte0_e32 v47, v112
    v_max_f32_dpp v48, v2, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v49, v112
    v_max_f32_dpp v50, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte2_e32 v51, v112
    v_cvt_f32_ubyte3_e32 v52, v112
    v_max_f32_dpp v48, v48, v48 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte0_e32 v53, v113
    v_max_f32_dpp v50, v50, v50 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v54, v113
    v_cvt_f32_ubyte2_e32 v55, v113
    v_max_f32_dpp v48, v48, v48 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte3_e32 v56, v113
    v_max_f32_dpp v50, v50, v50 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte0_e32 v57, v114
    v_cvt_f32_ubyte1_e32 v58, v114
    v_max_f32_dpp v48, v48, v48 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte2_e32 v59, v114
    v_max_f32_dpp v50, v50, v50 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte3_e32 v60, v114
    v_cvt_f32_ubyte0_e32 v61, v115
    v_permlanex16_b32 v62, v48, 0x76543210, s58
    v_cvt_f32_ubyte1_e32 v63, v115
    v_permlanex16_b32 v64, v50, 0x76543210, s58
    v_cvt_f32_ubyte2_e32 v65, v115
    v_cvt_f32_ubyte3_e32 v66, v115
    v_max_f32_e32 v48, v62, v48
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v50, v64, v50
    v_max_f32_e32 v48, v11, v48
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v50, v9, v50
    v_sub_f32_e32 v2, v2, v48
    v_sub_f32_e32 v11, v11, v48
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_sub_f32_e32 v1, v1, v50
    v_sub_f32_e32 v9, v9, v50
    v_mul_f32_e32 v62, 0x3fb8aa3b, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v64, 0x3fb8aa3b, v11
    v_mul_f32_e32 v67, 0x3fb8aa3b, v1
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v68, 0x3fb8aa3b, v9
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v2
    v_fma_f32 v69, v2, 0x3fb8aa3b, -v62
    v_rndne_f32_e32 v70, v62
    v_fma_f32 v81, v1, 0x3fb8aa3b, -v67
    v_rndne_f32_e32 v84, v67
    v_fma_f32 v85, v11, 0x3fb8aa3b, -v64
    v_fma_f32 v69, v2, 0x32a5705f, v69
    v_sub_f32_e32 v62, v62, v70
    v_fma_f32 v81, v1, 0x32a5705f, v81
    v_sub_f32_e32 v67, v67, v84
    v_rndne_f32_e32 v86, v64
    v_fma_f32 v87, v9, 0x3fb8aa3b, -v68
    v_add_f32_e32 v62, v62, v69
    v_rndne_f32_e32 v69, v68
    v_add_f32_e32 v67, v67, v81
    v_fma_f32 v81, v11, 0x32a5705f, v85
    v_sub_f32_e32 v64, v64, v86
    v_exp_f32_e32 v62, v62
    s_delay_alu instid0(VALU_DEP_3)
    v_exp_f32_e32 v67, v67
    v_dual_fmamk_f32 v85, v9, 0x32a5705f, v87 :: v_dual_sub_f32 v68, v68, v69
    v_cvt_i32_f32_e32 v70, v70
    v_add_f32_e32 v64, v64, v81
    v_cvt_i32_f32_e32 v81, v84
    v_cmp_gt_f32_e64 s18, 0xc2d00000, v1
    v_add_f32_e32 v68, v68, v85
    s_delay_alu instid0(TRANS32_DEP_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_2)
    v_ldexp_f32 v62, v62, v70
    v_exp_f32_e32 v64, v64
    v_ldexp_f32 v67, v67, v81
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_exp_f32_e32 v68, v68
    v_cndmask_b32_e64 v62, v62, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v2
    v_cvt_i32_f32_e32 v2, v86
    v_cndmask_b32_e64 v67, v67, 0, s18
    v_cmp_lt_f32_e64 s18, 0x42b17218, v1
    v_cvt_i32_f32_e32 v1, v69
    v_cndmask_b32_e64 v62, v62, 0x7f800000, vcc_lo
    v_ldexp_f32 v2, v64, v2
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v11
    v_cndmask_b32_e64 v64, v67, 0x7f800000, s18
    v_ldexp_f32 v1, v68, v1
    v_cmp_gt_f32_e64 s18, 0xc2d00000, v9
    v_cmp_lt_f32_e64 s19, 0x42b17218, v11
    v_cndmask_b32_e64 v2, v2, 0, vcc_lo
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v11, v62, v116
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v9
    v_cndmask_b32_e64 v1, v1, 0, s18
    v_mul_f32_e32 v9, v64, v116
    v_cndmask_b32_e64 v2, v2, 0x7f800000, s19
    v_cndmask_b32_e64 v11, 0, v11, s6
    v_add_f32_dpp v62, v62, v62 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v9, 0, v9, s6
    v_mul_f32_e32 v38, v38, v2
    v_mul_f32_e32 v37, v37, v2
    v_mul_f32_e32 v36, v36, v2
    v_mul_f32_e32 v35, v35, v2
    v_mul_f32_e32 v34, v34, v1
    v_mul_f32_e32 v33, v33, v1
    v_mul_f32_e32 v32, v32, v1
    v_mul_f32_e32 v31, v31, v1
    v_readlane_b32 s6, v11, 0
    v_readlane_b32 s9, v9, 0
    v_readlane_b32 s18, v11, 16
    v_readlane_b32 s19, v9, 16
    v_add_f32_dpp v64, v64, v64 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v38, s6, v6 :: v_dual_fmac_f32 v37, s6, v3
    v_fma_f32 v36, s6, v4, v36
    v_fma_f32 v35, s6, v5, v35
    v_fma_f32 v6, s9, v6, v34
    v_fma_f32 v3, s9, v3, v33
    v_fma_f32 v4, s9, v4, v32
    v_fma_f32 v5, s9, v5, v31
    v_fma_f32 v31, s18, v7, v38
    v_fma_f32 v32, s18, v8, v37
    v_fma_f32 v33, s18, v10, v36
    v_fma_f32 v34, s18, v12, v35
    v_dual_fmac_f32 v6, s19, v7 :: v_dual_fmac_f32 v3, s19, v8
    v_fma_f32 v4, s19, v10, v4
    v_fma_f32 v5, s19, v12, v5
    v_readlane_b32 s6, v11, 1
    v_readlane_b32 s9, v9, 1
    v_add_f32_dpp v7, v62, v62 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v64, v64 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s18, v11, 17
    v_fma_f32 v10, s6, v39, v31
    v_fma_f32 v12, s6, v40, v32
    v_fma_f32 v31, s6, v41, v33
    v_fma_f32 v32, s6, v42, v34
    v_dual_fmac_f32 v6, s9, v39 :: v_dual_fmac_f32 v3, s9, v40
    v_fma_f32 v4, s9, v41, v4
    v_fma_f32 v5, s9, v42, v5
    v_readlane_b32 s6, v9, 17
    v_add_f32_dpp v7, v7, v7 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v8, v8 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v10, s18, v43, v10
    v_dual_fmac_f32 v12, s18, v44 :: v_dual_fmac_f32 v31, s18, v45
    v_fma_f32 v32, s18, v46, v32
    v_dual_fmac_f32 v6, s6, v43 :: v_dual_fmac_f32 v3, s6, v44
    v_fma_f32 v4, s6, v45, v4
    v_fma_f32 v5, s6, v46, v5
    v_readlane_b32 s6, v11, 2
    v_readlane_b32 s9, v9, 2
    v_add_f32_dpp v7, v7, v7 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v8, v8 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s18, v11, 18
    v_fma_f32 v10, s6, v47, v10
    v_fma_f32 v12, s6, v49, v12
    v_dual_fmac_f32 v31, s6, v51 :: v_dual_fmac_f32 v32, s6, v52
    v_fma_f32 v6, s9, v47, v6
    v_fma_f32 v3, s9, v49, v3
    v_fma_f32 v4, s9, v51, v4
    v_fma_f32 v5, s9, v52, v5
    v_readlane_b32 s6, v9, 18
    v_permlanex16_b32 v33, v7, 0x76543210, s58
    v_permlanex16_b32 v34, v8, 0x76543210, s58
    v_fma_f32 v10, s18, v53, v10
    v_dual_fmac_f32 v12, s18, v54 :: v_dual_fmac_f32 v31, s18, v55
    v_fma_f32 v32, s18, v56, v32
    v_dual_fmac_f32 v6, s6, v53 :: v_dual_fmac_f32 v3, s6, v54
    v_fma_f32 v4, s6, v55, v4
    v_fma_f32 v5, s6, v56, v5
    v_readlane_b32 s6, v11, 3
    v_readlane_b32 s9, v9, 3
    v_add_f32_e32 v7, v33, v7
    v_add_f32_e32 v8, v34, v8
    v_readlane_b32 s18, v11, 19
    v_fma_f32 v33, s6, v57, v10
    v_fma_f32 v34, s6, v58, v12
    v_dual_fmac_f32 v31, s6, v59 :: v_dual_fmac_f32 v32, s6, v60
    v_dual_fmac_f32 v6, s9, v57 :: v_dual_fmac_f32 v3, s9, v58
    v_fma_f32 v4, s9, v59, v4
    v_fma_f32 v5, s9, v60, v5
    v_readlane_b32 s6, v9, 19
    v_fma_f32 v12, s16, v2, v7
    v_fma_f32 v40, 0, v2, v11
    v_fma_f32 v10, s14, v1, v8
    v_fma_f32 v39, 0, v1, v9
    v_fma_f32 v38, s18, v61, v33
    v_fma_f32 v37, s18, v63, v34
    v_fma_f32 v36, s18, v65, v31
    v_fma_f32 v35, s18, v66, v32
    v_fma_f32 v34, s6, v61, v6
    v_fma_f32 v33, s6, v63, v3
    v_fma_f32 v32, s6, v65, v4
    v_fma_f32 v31, s6, v66, v5
    v_mov_b32_e32 v11, v48
    v_mov_b32_e32 v9, v50
L36:
    s_cmp_lt_u32 s17, s7
    s_cbranch_scc0 L37
    s_waitcnt vmcnt(13)
    v_cvt_f32_ubyte0_e32 v1, v71
    s_waitcnt vmcnt(12)
    v_cvt_f32_ubyte0_e32 v2, v73
    s_waitcnt vmcnt(11)
    v_cvt_f32_ubyte0_e32 v3, v75
    s_waitcnt vmcnt(10)
    v_cvt_f32_ubyte0_e32 v4, v77
    v_cvt_f32_ubyte1_e32 v5, v71
    v_fma_f32 v6, v1, v17, v29
    v_fma_f32 v7, v2, v17, v29
    v_cvt_f32_ubyte1_e32 v8, v73
    v_fma_f32 v41, v3, v17, v29
    v_cvt_f32_ubyte1_e32 v42, v75
    v_fma_f32 v43, v4, v17, v29
    v_cvt_f32_ubyte1_e32 v44, v77
    v_fma_f32 v1, v1, v23, v30
    v_fma_f32 v2, v2, v23, v30
    v_fma_f32 v3, v3, v23, v30
    v_fma_f32 v4, v4, v23, v30
    v_fma_f32 v6, v5, v18, v6
    v_cvt_f32_ubyte2_e32 v45, v71
    v_fma_f32 v7, v8, v18, v7
    v_cvt_f32_ubyte2_e32 v46, v73
    v_fma_f32 v41, v42, v18, v41
    v_cvt_f32_ubyte2_e32 v47, v75
    v_fma_f32 v43, v44, v18, v43
    v_cvt_f32_ubyte2_e32 v48, v77
    v_fma_f32 v1, v5, v27, v1
    v_dual_fmac_f32 v2, v8, v27 :: v_dual_fmac_f32 v3, v27, v42
    v_dual_fmac_f32 v4, v44, v27 :: v_dual_fmac_f32 v7, v19, v46
    v_fma_f32 v5, v45, v19, v6
    v_cvt_f32_ubyte3_e32 v6, v71
    v_cvt_f32_ubyte3_e32 v8, v73
    v_fma_f32 v41, v47, v19, v41
    v_cvt_f32_ubyte3_e32 v42, v75
    v_fma_f32 v43, v48, v19, v43
    v_cvt_f32_ubyte3_e32 v44, v77
    v_fma_f32 v1, v45, v28, v1
    v_fma_f32 v2, v46, v28, v2
    v_fma_f32 v3, v47, v28, v3
    v_fma_f32 v4, v48, v28, v4
    v_fma_f32 v5, v6, v20, v5
    v_cvt_f32_ubyte0_e32 v45, v72
    v_fma_f32 v7, v8, v20, v7
    v_cvt_f32_ubyte0_e32 v46, v74
    v_fma_f32 v41, v42, v20, v41
    v_cvt_f32_ubyte0_e32 v47, v76
    v_fma_f32 v43, v44, v20, v43
    v_cvt_f32_ubyte0_e32 v48, v78
    v_dual_fmac_f32 v1, v6, v25 :: v_dual_fmac_f32 v2, v25, v8
    v_dual_fmac_f32 v3, v42, v25 :: v_dual_fmac_f32 v4, v25, v44
    v_fma_f32 v5, v45, v13, v5
    v_cvt_f32_ubyte1_e32 v6, v72
    v_fma_f32 v7, v46, v13, v7
    v_cvt_f32_ubyte1_e32 v8, v74
    v_dual_fmac_f32 v41, v47, v13 :: v_dual_fmac_f32 v2, v46, v24
    v_cvt_f32_ubyte1_e32 v42, v76
    v_fma_f32 v43, v48, v13, v43
    v_cvt_f32_ubyte1_e32 v44, v78
    v_fma_f32 v1, v45, v24, v1
    v_fma_f32 v3, v47, v24, v3
    v_fma_f32 v4, v48, v24, v4
    v_fma_f32 v5, v6, v14, v5
    v_cvt_f32_ubyte2_e32 v45, v72
    v_fma_f32 v7, v8, v14, v7
    v_cvt_f32_ubyte2_e32 v46, v74
    v_fma_f32 v41, v42, v14, v41
    v_cvt_f32_ubyte2_e32 v47, v76
    v_fma_f32 v43, v44, v14, v43
    v_cvt_f32_ubyte2_e32 v48, v78
    v_dual_fmac_f32 v1, v6, v21 :: v_dual_fmac_f32 v2, v21, v8
    v_dual_fmac_f32 v3, v42, v21 :: v_dual_fmac_f32 v4, v21, v44
    v_fma_f32 v5, v45, v15, v5
    v_cvt_f32_ubyte3_e32 v6, v72
    v_fma_f32 v7, v46, v15, v7
    v_cvt_f32_ubyte3_e32 v8, v74
    v_dual_fmac_f32 v41, v47, v15 :: v_dual_fmac_f32 v2, v46, v22
    v_cvt_f32_ubyte3_e32 v42, v76
    v_fma_f32 v43, v48, v15, v43
    v_cvt_f32_ubyte3_e32 v44, v78
    v_fma_f32 v1, v45, v22, v1
    v_fma_f32 v3, v47, v22, v3
    v_fma_f32 v4, v48, v22, v4
    v_fma_f32 v5, v6, v16, v5
    v_fma_f32 v7, v8, v16, v7
    v_fma_f32 v41, v42, v16, v41
    v_fma_f32 v43, v44, v16, v43
    v_cmp_eq_u32_e32 vcc_lo, 1, v80
    v_fma_f32 v1, v6, v26, v1
    v_fma_f32 v2, v8, v26, v2
    v_fma_f32 v3, v42, v26, v3
    v_fma_f32 v4, v44, v26, v4
    v_cndmask_b32_e32 v6, v5, v7, vcc_lo
    v_cndmask_b32_e32 v5, v7, v5, vcc_lo
    v_cndmask_b32_e32 v7, v41, v43, vcc_lo
    v_cndmask_b32_e32 v8, v43, v41, vcc_lo
    v_bfe_u32 v41, v79, 1, 1
    v_dual_cndmask_b32 v42, v1, v2 :: v_dual_cndmask_b32 v1, v2, v1
    v_dual_cndmask_b32 v2, v3, v4 :: v_dual_cndmask_b32 v3, v4, v3
    v_add_f32_dpp v4, v5, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 1, v41
    v_add_f32_dpp v1, v1, v42 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_e32 v3, s17, v103
    s_waitcnt vmcnt(9)
    v_cvt_f32_ubyte0_e32 v6, v124
    v_cndmask_b32_e32 v7, v4, v5, vcc_lo
    v_cndmask_b32_e32 v4, v5, v4, vcc_lo
    v_cndmask_b32_e32 v5, v1, v2, vcc_lo
    v_cndmask_b32_e32 v1, v2, v1, vcc_lo
    v_cmp_gt_u32_e32 vcc_lo, s7, v3
    v_cvt_f32_ubyte1_e32 v2, v124
    v_add_f32_dpp v3, v4, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte2_e32 v4, v124
    v_add_f32_dpp v1, v1, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte3_e32 v5, v124
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v7, v123
    v_add_f32_dpp v3, v3, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v8, v123
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte2_e32 v41, v123
    v_cvt_f32_ubyte3_e32 v42, v123
    v_add_f32_dpp v3, v3, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v43, v122
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v44, v122
    v_cvt_f32_ubyte2_e32 v45, v122
    s_waitcnt vmcnt(1)
    v_mul_f32_e32 v3, v3, v126
    s_and_b32 s6, s11, vcc_lo
    v_mul_f32_e32 v1, v1, v126
    v_cvt_f32_ubyte3_e32 v46, v122
    v_cvt_f32_ubyte0_e32 v47, v121
    v_mul_f32_e32 v3, s48, v3
    v_cvt_f32_ubyte1_e32 v48, v121
    v_mul_f32_e32 v1, s48, v1
    v_cvt_f32_ubyte2_e32 v49, v121
    v_cvt_f32_ubyte3_e32 v50, v121
    v_cndmask_b32_e64 v3, 0xff800000, v3, s6
    v_cvt_f32_ubyte0_e32 v51, v120
    v_cndmask_b32_e64 v1, 0xff800000, v1, s6
    v_cvt_f32_ubyte1_e32 v52, v120
    v_cvt_f32_ubyte2_e32 v53, v120
    v_max_f32_dpp v54, v3, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte3_e32 v55, v120
    v_max_f32_dpp v56, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte0_e32 v57, v119
    v_cvt_f32_ubyte1_e32 v58, v119
    v_max_f32_dpp v54, v54, v54 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte2_e32 v59, v119
    v_max_f32_dpp v56, v56, v56 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte3_e32 v60, v119
    v_cvt_f32_ubyte0_e32 v61, v118
    v_max_f32_dpp v54, v54, v54 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v62, v118
    v_max_f32_dpp v56, v56, v56 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte2_e32 v63, v118
    v_cvt_f32_ubyte3_e32 v64, v118
    v_max_f32_dpp v54, v54, v54 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte0_e32 v65, v117
    v_max_f32_dpp v56, v56, v56 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v66, v117
    v_cvt_f32_ubyte2_e32 v67, v117
    v_permlanex16_b32 v68, v54, 0x76543210, s58
    v_cvt_f32_ubyte3_e32 v69, v117
    v_permlanex16_b32 v70, v56, 0x76543210, s58
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v54, v68, v54
    v_max_f32_e32 v56, v70, v56
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v54, v11, v54
    v_max_f32_e32 v56, v9, v56
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_sub_f32_e32 v3, v3, v54
    v_sub_f32_e32 v11, v11, v54
    v_sub_f32_e32 v1, v1, v56
    v_sub_f32_e32 v9, v9, v56
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v68, 0x3fb8aa3b, v3
    v_mul_f32_e32 v70, 0x3fb8aa3b, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v71, 0x3fb8aa3b, v1
    v_mul_f32_e32 v72, 0x3fb8aa3b, v9
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v3
    v_fma_f32 v73, v3, 0x3fb8aa3b, -v68
    v_rndne_f32_e32 v74, v68
    v_fma_f32 v75, v1, 0x3fb8aa3b, -v71
    v_rndne_f32_e32 v76, v71
    v_fma_f32 v77, v11, 0x3fb8aa3b, -v70
    v_fma_f32 v73, v3, 0x32a5705f, v73
    v_sub_f32_e32 v68, v68, v74
    v_fma_f32 v75, v1, 0x32a5705f, v75
    v_sub_f32_e32 v71, v71, v76
    v_rndne_f32_e32 v78, v70
    v_fma_f32 v81, v9, 0x3fb8aa3b, -v72
    v_add_f32_e32 v68, v68, v73
    v_rndne_f32_e32 v73, v72
    v_add_f32_e32 v71, v71, v75
    v_fma_f32 v75, v11, 0x32a5705f, v77
    v_sub_f32_e32 v70, v70, v78
    v_exp_f32_e32 v68, v68
    s_delay_alu instid0(VALU_DEP_3)
    v_exp_f32_e32 v71, v71
    v_dual_fmamk_f32 v77, v9, 0x32a5705f, v81 :: v_dual_sub_f32 v72, v72, v73
    v_cvt_i32_f32_e32 v74, v74
    v_add_f32_e32 v70, v70, v75
    v_cvt_i32_f32_e32 v75, v76
    v_cmp_gt_f32_e64 s14, 0xc2d00000, v1
    v_add_f32_e32 v72, v72, v77
    s_delay_alu instid0(TRANS32_DEP_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_2)
    v_ldexp_f32 v68, v68, v74
    v_exp_f32_e32 v70, v70
    v_ldexp_f32 v71, v71, v75
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_exp_f32_e32 v72, v72
    v_cndmask_b32_e64 v68, v68, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v3
    v_cvt_i32_f32_e32 v3, v78
    v_cndmask_b32_e64 v71, v71, 0, s14
    v_cmp_lt_f32_e64 s14, 0x42b17218, v1
    v_cvt_i32_f32_e32 v1, v73
    v_cndmask_b32_e64 v68, v68, 0x7f800000, vcc_lo
    v_ldexp_f32 v3, v70, v3
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v11
    v_cndmask_b32_e64 v70, v71, 0x7f800000, s14
    v_ldexp_f32 v1, v72, v1
    v_cmp_gt_f32_e64 s14, 0xc2d00000, v9
    v_cmp_lt_f32_e64 s16, 0x42b17218, v11
    v_cndmask_b32_e64 v3, v3, 0, vcc_lo
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v11, v68, v125
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v9
    v_cndmask_b32_e64 v1, v1, 0, s14
    v_mul_f32_e32 v9, v70, v125
    v_cndmask_b32_e64 v3, v3, 0x7f800000, s16
    v_cndmask_b32_e64 v11, 0, v11, s6
    v_add_f32_dpp v68, v68, v68 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v9, 0, v9, s6
    v_mul_f32_e32 v38, v38, v3
    v_mul_f32_e32 v37, v37, v3
    v_mul_f32_e32 v36, v36, v3
    v_mul_f32_e32 v35, v35, v3
    v_mul_f32_e32 v34, v34, v1
    v_mul_f32_e32 v33, v33, v1
    v_mul_f32_e32 v32, v32, v1
    v_mul_f32_e32 v31, v31, v1
    v_readlane_b32 s6, v11, 0
    v_readlane_b32 s9, v9, 0
    v_readlane_b32 s14, v11, 16
    v_readlane_b32 s16, v9, 16
    v_add_f32_dpp v70, v70, v70 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v38, s6, v6, v38
    v_fma_f32 v37, s6, v2, v37
    v_fma_f32 v36, s6, v4, v36
    v_fma_f32 v35, s6, v5, v35
    v_fma_f32 v6, s9, v6, v34
    v_fma_f32 v2, s9, v2, v33
    v_fma_f32 v4, s9, v4, v32
    v_fma_f32 v5, s9, v5, v31
    v_fma_f32 v31, s14, v7, v38
    v_fma_f32 v32, s14, v8, v37
    v_fma_f32 v33, s14, v41, v36
    v_fma_f32 v34, s14, v42, v35
    v_fma_f32 v6, s16, v7, v6
    v_fma_f32 v2, s16, v8, v2
    v_fma_f32 v4, s16, v41, v4
    v_fma_f32 v5, s16, v42, v5
    v_readlane_b32 s6, v11, 1
    v_readlane_b32 s9, v9, 1
    v_add_f32_dpp v7, v68, v68 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v70, v70 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s14, v11, 17
    v_dual_fmac_f32 v31, s6, v43 :: v_dual_fmac_f32 v32, s6, v44
    v_dual_fmac_f32 v33, s6, v45 :: v_dual_fmac_f32 v34, s6, v46
    v_fma_f32 v6, s9, v43, v6
    v_fma_f32 v2, s9, v44, v2
    v_fma_f32 v4, s9, v45, v4
    v_fma_f32 v5, s9, v46, v5
    v_readlane_b32 s6, v9, 17
    v_add_f32_dpp v7, v7, v7 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v8, v8 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v31, s14, v47 :: v_dual_fmac_f32 v32, s14, v48
    v_dual_fmac_f32 v33, s14, v49 :: v_dual_fmac_f32 v34, s14, v50
    v_fma_f32 v6, s6, v47, v6
    v_fma_f32 v2, s6, v48, v2
    v_fma_f32 v4, s6, v49, v4
    v_fma_f32 v5, s6, v50, v5
    v_readlane_b32 s6, v11, 2
    v_readlane_b32 s9, v9, 2
    v_add_f32_dpp v7, v7, v7 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v8, v8 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s14, v11, 18
    v_dual_fmac_f32 v31, s6, v51 :: v_dual_fmac_f32 v32, s6, v52
    v_fma_f32 v33, s6, v53, v33
    v_fma_f32 v34, s6, v55, v34
    v_fma_f32 v6, s9, v51, v6
    v_fma_f32 v2, s9, v52, v2
    v_fma_f32 v4, s9, v53, v4
    v_fma_f32 v5, s9, v55, v5
    v_readlane_b32 s6, v9, 18
    v_permlanex16_b32 v35, v7, 0x76543210, s58
    v_permlanex16_b32 v36, v8, 0x76543210, s58
    v_dual_fmac_f32 v31, s14, v57 :: v_dual_fmac_f32 v32, s14, v58
    v_dual_fmac_f32 v33, s14, v59 :: v_dual_fmac_f32 v34, s14, v60
    v_fma_f32 v6, s6, v57, v6
    v_fma_f32 v2, s6, v58, v2
    v_fma_f32 v4, s6, v59, v4
    v_fma_f32 v5, s6, v60, v5
    v_readlane_b32 s6, v11, 3
    v_readlane_b32 s9, v9, 3
    v_add_f32_e32 v7, v35, v7
    v_add_f32_e32 v8, v36, v8
    v_readlane_b32 s14, v11, 19
    v_dual_fmac_f32 v31, s6, v61 :: v_dual_fmac_f32 v32, s6, v62
    v_dual_fmac_f32 v33, s6, v63 :: v_dual_fmac_f32 v34, s6, v64
    v_fma_f32 v6, s9, v61, v6
    v_fma_f32 v2, s9, v62, v2
    v_fma_f32 v4, s9, v63, v4
    v_fma_f32 v5, s9, v64, v5
    v_readlane_b32 s6, v9, 19
    v_fma_f32 v12, v12, v3, v7
    v_fma_f32 v40, v40, v3, v11
    v_fma_f32 v10, v10, v1, v8
    v_fma_f32 v39, v39, v1, v9
    v_fma_f32 v38, s14, v65, v31
    v_fma_f32 v37, s14, v66, v32
    v_fma_f32 v36, s14, v67, v33
    v_fma_f32 v35, s14, v69, v34
    v_fma_f32 v34, s6, v65, v6
    v_fma_f32 v33, s6, v66, v2
    v_fma_f32 v32, s6, v67, v4
    v_fma_f32 v31, s6, v69, v5
    v_mov_b32_e32 v11, v54
    v_mov_b32_e32 v9, v56
L37:
    v_bfe_u32 v1, v79, 1, 1
    s_add_u32 s6, s17, s10
    s_add_u32 s9, s7, -1
    v_cmp_eq_u32_e64 s14, 1, v80
    s_delay_alu instid0(VALU_DEP_2)
    v_cmp_eq_u32_e64 s16, 1, v1
    s_branch L42
L38:
    s_lshr_b32 s17, s6, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s17, 32
    s_cbranch_scc0 L39
    s_and_b32 s17, s17, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s17, v83, s17
    s_branch L41
L39:
    s_cmp_lt_u32 s17, s4
    s_cselect_b32 s18, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s18, exec_lo, s18
    s_cbranch_scc0 L40
    s_lshl_b32 s19, s17, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s18, s[40:43], s19
L40:
    s_cmp_lt_u32 s17, s4
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s17, s18, 0
L41:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s17, s17, s8
    s_and_b32 s18, s6, 31
    s_sub_u32 s19, s9, s6
    s_mul_i32 s17, s17, s53
    v_add_nc_u32_e32 v41, s6, v103
    v_min_u32_e32 v1, s19, v100
    s_add_u32 s17, s17, s13
    v_min_u32_e32 v2, s19, v104
    v_min_u32_e32 v3, s19, v105
    s_lshl_b32 s17, s17, 6
    v_min_u32_e32 v4, s19, v106
    v_lshlrev_b32_e32 v1, 5, v1
    s_add_u32 s17, s17, s18
    v_lshlrev_b32_e32 v2, 5, v2
    v_lshlrev_b32_e32 v3, 5, v3
    s_lshl_b32 s18, s17, 5
    v_lshlrev_b32_e32 v4, 5, v4
    s_min_u32 s20, s19, 1
    v_add_nc_u32_e32 v5, s18, v101
    v_add_nc_u32_e32 v6, s18, v102
    s_min_u32 s18, s19, 2
    s_min_u32 s21, s19, 3
    s_min_u32 s22, s19, 4
    v_add_lshl_u32 v1, v5, v1, 2
    v_add_lshl_u32 v7, v5, v2, 2
    v_add_lshl_u32 v8, v5, v3, 2
    v_add_lshl_u32 v42, v5, v4, 2
    v_lshl_add_u32 v43, v6, 2, 0x1000
    v_lshl_add_u32 v2, s20, 5, v6
    v_lshl_add_u32 v3, s18, 5, v6
    v_lshl_add_u32 v4, s21, 5, v6
    v_lshl_add_u32 v5, s22, 5, v6
    s_min_u32 s18, s19, 5
    v_lshl_add_u32 v44, v2, 2, 0x1000
    v_lshl_add_u32 v45, v3, 2, 0x1000
    v_lshl_add_u32 v46, v4, 2, 0x1000
    v_lshl_add_u32 v47, v5, 2, 0x1000
    v_lshl_add_u32 v3, s18, 5, v6
    s_min_u32 s18, s19, 6
    s_min_u32 s20, s19, 7
    buffer_load_b64 v[1:2], v1, s[0:3], 0 offen
    v_lshl_add_u32 v48, v3, 2, 0x1000
    v_lshl_add_u32 v5, s18, 5, v6
    v_lshl_add_u32 v6, s20, 5, v6
    buffer_load_b64 v[3:4], v7, s[0:3], 0 offen
    v_lshl_add_u32 v49, v5, 2, 0x1000
    v_lshl_add_u32 v50, v6, 2, 0x1000
    buffer_load_b64 v[5:6], v8, s[0:3], 0 offen
    buffer_load_b64 v[7:8], v42, s[0:3], 0 offen
    buffer_load_b32 v42, v43, s[0:3], 0 offen
    buffer_load_b32 v43, v44, s[0:3], 0 offen
    buffer_load_b32 v44, v45, s[0:3], 0 offen
    buffer_load_b32 v45, v46, s[0:3], 0 offen
    buffer_load_b32 v46, v47, s[0:3], 0 offen
    buffer_load_b32 v47, v48, s[0:3], 0 offen
    buffer_load_b32 v48, v49, s[0:3], 0 offen
    buffer_load_b32 v49, v50, s[0:3], 0 offen
    v_min_u32_e32 v50, s19, v103
    v_cmp_gt_u32_e32 vcc_lo, s7, v41
    s_sub_u32 s19, s7, s6
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_add_lshl_u32 v41, s17, v50, 2
    s_min_u32 s17, s10, s19
    s_add_u32 s6, s6, s17
    s_and_b32 s17, s11, vcc_lo
    buffer_load_b32 v50, v41, s[28:31], 0 offen
    buffer_load_b32 v41, v41, s[28:31], 0 offen offset:128
    s_waitcnt vmcnt(13)
    v_cvt_f32_ubyte0_e32 v51, v1
    v_cvt_f32_ubyte1_e32 v52, v1
    v_cvt_f32_ubyte2_e32 v53, v1
    v_cvt_f32_ubyte3_e32 v1, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_fma_f32 v54, v51, v17, v29
    v_fma_f32 v51, v51, v23, v30
    v_cvt_f32_ubyte0_e32 v55, v2
    v_fma_f32 v54, v52, v18, v54
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_fma_f32 v51, v52, v27, v51
    v_cvt_f32_ubyte1_e32 v52, v2
    v_fma_f32 v54, v53, v19, v54
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_fma_f32 v51, v53, v28, v51
    v_cvt_f32_ubyte2_e32 v53, v2
    v_fma_f32 v54, v1, v20, v54
    s_waitcnt vmcnt(12)
    v_cvt_f32_ubyte0_e32 v56, v3
    v_cvt_f32_ubyte1_e32 v57, v3
    v_cvt_f32_ubyte2_e32 v58, v3
    v_cvt_f32_ubyte3_e32 v3, v3
    v_cvt_f32_ubyte0_e32 v59, v4
    v_fma_f32 v60, v56, v17, v29
    v_fma_f32 v56, v56, v23, v30
    v_fma_f32 v1, v1, v25, v51
    v_fma_f32 v51, v55, v13, v54
    v_cvt_f32_ubyte1_e32 v54, v4
    v_fma_f32 v60, v57, v18, v60
    v_fma_f32 v56, v57, v27, v56
    v_fma_f32 v1, v55, v24, v1
    v_fma_f32 v51, v52, v14, v51
    v_cvt_f32_ubyte2_e32 v55, v4
    v_fma_f32 v57, v58, v19, v60
    v_fma_f32 v56, v58, v28, v56
    v_fma_f32 v1, v52, v21, v1
    s_waitcnt vmcnt(11)
    v_cvt_f32_ubyte0_e32 v52, v5
    s_waitcnt vmcnt(10)
    v_cvt_f32_ubyte0_e32 v58, v7
    v_cvt_f32_ubyte1_e32 v60, v5
    v_cvt_f32_ubyte1_e32 v61, v7
    v_cvt_f32_ubyte2_e32 v62, v5
    v_fma_f32 v63, v52, v17, v29
    v_fma_f32 v64, v58, v17, v29
    v_fma_f32 v52, v52, v23, v30
    v_fma_f32 v58, v58, v23, v30
    v_cvt_f32_ubyte2_e32 v65, v7
    v_fma_f32 v63, v60, v18, v63
    v_dual_fmac_f32 v64, v61, v18 :: v_dual_fmac_f32 v57, v20, v3
    v_fma_f32 v52, v60, v27, v52
    v_fma_f32 v58, v61, v27, v58
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v60, v62, v19, v63
    v_fma_f32 v61, v65, v19, v64
    v_cvt_f32_ubyte3_e32 v7, v7
    v_fma_f32 v52, v62, v28, v52
    v_fma_f32 v58, v65, v28, v58
    v_fma_f32 v60, v5, v20, v60
    v_cvt_f32_ubyte0_e32 v62, v6
    v_fma_f32 v61, v7, v20, v61
    v_cvt_f32_ubyte0_e32 v63, v8
    v_fma_f32 v3, v3, v25, v56
    v_fma_f32 v5, v5, v25, v52
    v_fma_f32 v7, v7, v25, v58
    v_fma_f32 v52, v59, v13, v57
    v_fma_f32 v56, v62, v13, v60
    v_cvt_f32_ubyte1_e32 v57, v6
    v_fma_f32 v58, v63, v13, v61
    v_cvt_f32_ubyte1_e32 v60, v8
    v_fma_f32 v3, v59, v24, v3
    v_fma_f32 v5, v62, v24, v5
    v_fma_f32 v7, v63, v24, v7
    v_dual_fmac_f32 v52, v54, v14 :: v_dual_fmac_f32 v51, v53, v15
    v_dual_fmac_f32 v56, v57, v14 :: v_dual_fmac_f32 v1, v22, v53
    v_cvt_f32_ubyte2_e32 v59, v6
    v_fma_f32 v58, v60, v14, v58
    v_cvt_f32_ubyte2_e32 v61, v8
    v_fma_f32 v3, v54, v21, v3
    v_fma_f32 v5, v57, v21, v5
    v_fma_f32 v7, v60, v21, v7
    v_cvt_f32_ubyte3_e32 v2, v2
    v_fma_f32 v52, v55, v15, v52
    v_cvt_f32_ubyte3_e32 v4, v4
    v_fma_f32 v54, v59, v15, v56
    v_cvt_f32_ubyte3_e32 v6, v6
    v_fma_f32 v56, v61, v15, v58
    v_cvt_f32_ubyte3_e32 v8, v8
    v_fma_f32 v3, v55, v22, v3
    v_fma_f32 v5, v59, v22, v5
    v_fma_f32 v7, v61, v22, v7
    v_fma_f32 v51, v2, v16, v51
    v_fma_f32 v52, v4, v16, v52
    v_fma_f32 v53, v6, v16, v54
    v_fma_f32 v54, v8, v16, v56
    v_fma_f32 v1, v2, v26, v1
    v_fma_f32 v2, v4, v26, v3
    v_fma_f32 v3, v6, v26, v5
    v_fma_f32 v4, v8, v26, v7
    v_cndmask_b32_e64 v5, v51, v52, s14
    v_cndmask_b32_e64 v6, v52, v51, s14
    v_cndmask_b32_e64 v7, v53, v54, s14
    v_cndmask_b32_e64 v8, v54, v53, s14
    v_cndmask_b32_e64 v51, v1, v2, s14
    v_cndmask_b32_e64 v1, v2, v1, s14
    v_cndmask_b32_e64 v2, v3, v4, s14
    v_cndmask_b32_e64 v3, v4, v3, s14
    v_add_f32_dpp v4, v6, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v51 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v4, v5, s16
    v_cndmask_b32_e64 v4, v5, v4, s16
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v5, v1, v2, s16
    v_cndmask_b32_e64 v1, v2, v1, s16
    v_add_f32_dpp v2, v4, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v1, v1, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_waitcnt vmcnt(1)
    v_mul_f32_e32 v2, v2, v50
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v1, v1, v50
    v_mul_f32_e32 v2, s48, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v1, s48, v1
    v_cndmask_b32_e64 v2, 0xff800000, v2, s17
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, 0xff800000, v1, s17
    v_max_f32_dpp v3, v2, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v4, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v3, v3, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v4, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v3, v3, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v4, v4, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v3, v3, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_max_f32_dpp v4, v4, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte0_e32 v5, v42
    v_permlanex16_b32 v6, v3, 0x76543210, s58
    v_cvt_f32_ubyte1_e32 v7, v42
    v_cvt_f32_ubyte2_e32 v8, v42
    v_permlanex16_b32 v50, v4, 0x76543210, s58
    v_cvt_f32_ubyte3_e32 v42, v42
    v_max_f32_e32 v3, v6, v3
    v_cvt_f32_ubyte0_e32 v6, v43
    v_cvt_f32_ubyte1_e32 v51, v43
    v_max_f32_e32 v4, v50, v4
    v_cvt_f32_ubyte2_e32 v50, v43
    v_max_f32_e32 v3, v11, v3
    v_cvt_f32_ubyte3_e32 v43, v43
    v_cvt_f32_ubyte0_e32 v52, v44
    v_max_f32_e32 v4, v9, v4
    v_cvt_f32_ubyte1_e32 v53, v44
    v_sub_f32_e32 v2, v2, v3
    v_sub_f32_e32 v11, v11, v3
    v_cvt_f32_ubyte2_e32 v54, v44
    v_sub_f32_e32 v1, v1, v4
    v_sub_f32_e32 v9, v9, v4
    v_mul_f32_e32 v55, 0x3fb8aa3b, v2
    v_mul_f32_e32 v56, 0x3fb8aa3b, v11
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v2
    v_mul_f32_e32 v57, 0x3fb8aa3b, v1
    v_mul_f32_e32 v58, 0x3fb8aa3b, v9
    v_fma_f32 v59, v2, 0x3fb8aa3b, -v55
    v_rndne_f32_e32 v60, v55
    v_fma_f32 v61, v11, 0x3fb8aa3b, -v56
    v_fma_f32 v62, v1, 0x3fb8aa3b, -v57
    v_rndne_f32_e32 v63, v57
    v_fma_f32 v59, v2, 0x32a5705f, v59
    v_sub_f32_e32 v55, v55, v60
    v_rndne_f32_e32 v64, v56
    v_fma_f32 v62, v1, 0x32a5705f, v62
    v_sub_f32_e32 v57, v57, v63
    v_fma_f32 v65, v9, 0x3fb8aa3b, -v58
    v_add_f32_e32 v55, v55, v59
    v_rndne_f32_e32 v59, v58
    v_dual_fmac_f32 v61, 0x32a5705f, v11 :: v_dual_sub_f32 v56, v56, v64
    v_add_f32_e32 v57, v57, v62
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v55, v55
    v_exp_f32_e32 v57, v57
    v_fma_f32 v62, v9, 0x32a5705f, v65
    v_sub_f32_e32 v58, v58, v59
    v_cvt_i32_f32_e32 v60, v60
    v_add_f32_e32 v56, v56, v61
    v_cvt_i32_f32_e32 v61, v63
    v_cmp_gt_f32_e64 s19, 0xc2d00000, v1
    v_add_f32_e32 v58, v58, v62
    s_delay_alu instid0(TRANS32_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_ldexp_f32 v55, v55, v60
    v_exp_f32_e32 v56, v56
    v_ldexp_f32 v57, v57, v61
    v_exp_f32_e32 v58, v58
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v55, v55, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v2
    v_cvt_i32_f32_e32 v2, v64
    v_cndmask_b32_e64 v57, v57, 0, s19
    v_cmp_lt_f32_e64 s19, 0x42b17218, v1
    v_cvt_i32_f32_e32 v1, v59
    v_cndmask_b32_e64 v55, v55, 0x7f800000, vcc_lo
    v_ldexp_f32 v2, v56, v2
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v11
    v_cndmask_b32_e64 v56, v57, 0x7f800000, s19
    v_ldexp_f32 v1, v58, v1
    v_cmp_gt_f32_e64 s19, 0xc2d00000, v9
    v_cmp_lt_f32_e64 s20, 0x42b17218, v11
    v_cndmask_b32_e64 v2, v2, 0, vcc_lo
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v11, v55, v41
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v9
    v_cndmask_b32_e64 v1, v1, 0, s19
    v_mul_f32_e32 v9, v56, v41
    v_cndmask_b32_e64 v2, v2, 0x7f800000, s20
    v_cndmask_b32_e64 v11, 0, v11, s17
    v_add_f32_dpp v41, v55, v55 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v9, 0, v9, s17
    v_mul_f32_e32 v38, v38, v2
    v_mul_f32_e32 v37, v37, v2
    v_mul_f32_e32 v36, v36, v2
    v_mul_f32_e32 v35, v35, v2
    v_mul_f32_e32 v34, v34, v1
    v_mul_f32_e32 v33, v33, v1
    v_mul_f32_e32 v32, v32, v1
    v_mul_f32_e32 v31, v31, v1
    v_readlane_b32 s17, v11, 0
    v_readlane_b32 s18, v9, 0
    v_readlane_b32 s19, v11, 16
    v_readlane_b32 s20, v9, 16
    v_add_f32_dpp v55, v56, v56 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v38, s17, v5, v38
    v_dual_fmac_f32 v37, s17, v7 :: v_dual_fmac_f32 v36, s17, v8
    v_fma_f32 v35, s17, v42, v35
    v_fma_f32 v5, s18, v5, v34
    v_fma_f32 v7, s18, v7, v33
    v_fma_f32 v8, s18, v8, v32
    v_fma_f32 v31, s18, v42, v31
    v_fma_f32 v32, s19, v6, v38
    v_fma_f32 v33, s19, v51, v37
    v_fma_f32 v34, s19, v50, v36
    v_fma_f32 v35, s19, v43, v35
    v_fma_f32 v5, s20, v6, v5
    v_fma_f32 v6, s20, v51, v7
    v_fma_f32 v7, s20, v50, v8
    v_fma_f32 v8, s20, v43, v31
    v_readlane_b32 s17, v11, 1
    v_cvt_f32_ubyte3_e32 v31, v44
    v_readlane_b32 s18, v9, 1
    v_add_f32_dpp v36, v41, v41 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v37, v55, v55 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v32, s17, v52 :: v_dual_fmac_f32 v33, s17, v53
    v_dual_fmac_f32 v34, s17, v54 :: v_dual_fmac_f32 v35, s17, v31
    v_fma_f32 v5, s18, v52, v5
    v_fma_f32 v6, s18, v53, v6
    v_dual_fmac_f32 v7, s18, v54 :: v_dual_fmac_f32 v8, s18, v31
    v_readlane_b32 s17, v11, 17
    v_cvt_f32_ubyte0_e32 v31, v45
    v_cvt_f32_ubyte1_e32 v38, v45
    v_cvt_f32_ubyte2_e32 v41, v45
    v_cvt_f32_ubyte3_e32 v42, v45
    v_readlane_b32 s18, v9, 17
    v_add_f32_dpp v36, v36, v36 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v37, v37, v37 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v32, s17, v31 :: v_dual_fmac_f32 v33, s17, v38
    v_fma_f32 v34, s17, v41, v34
    v_fma_f32 v35, s17, v42, v35
    v_fma_f32 v5, s18, v31, v5
    v_fma_f32 v6, s18, v38, v6
    v_fma_f32 v7, s18, v41, v7
    v_fma_f32 v8, s18, v42, v8
    v_readlane_b32 s17, v11, 2
    v_cvt_f32_ubyte0_e32 v31, v46
    v_cvt_f32_ubyte1_e32 v38, v46
    v_cvt_f32_ubyte2_e32 v41, v46
    v_cvt_f32_ubyte3_e32 v42, v46
    v_readlane_b32 s18, v9, 2
    v_add_f32_dpp v36, v36, v36 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v37, v37, v37 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v32, s17, v31 :: v_dual_fmac_f32 v33, s17, v38
    v_fma_f32 v34, s17, v41, v34
    v_fma_f32 v35, s17, v42, v35
    v_fma_f32 v5, s18, v31, v5
    v_fma_f32 v6, s18, v38, v6
    v_fma_f32 v7, s18, v41, v7
    v_fma_f32 v8, s18, v42, v8
    v_readlane_b32 s17, v11, 18
    v_cvt_f32_ubyte0_e32 v31, v47
    v_cvt_f32_ubyte1_e32 v38, v47
    v_cvt_f32_ubyte2_e32 v41, v47
    v_cvt_f32_ubyte3_e32 v42, v47
    v_readlane_b32 s18, v9, 18
    v_permlanex16_b32 v43, v36, 0x76543210, s58
    v_permlanex16_b32 v44, v37, 0x76543210, s58
    v_dual_fmac_f32 v32, s17, v31 :: v_dual_fmac_f32 v33, s17, v38
    v_fma_f32 v34, s17, v41, v34
    v_fma_f32 v35, s17, v42, v35
    v_fma_f32 v5, s18, v31, v5
    v_fma_f32 v6, s18, v38, v6
    v_fma_f32 v7, s18, v41, v7
    v_fma_f32 v8, s18, v42, v8
    v_readlane_b32 s17, v11, 3
    v_cvt_f32_ubyte0_e32 v31, v48
    v_cvt_f32_ubyte1_e32 v38, v48
    v_cvt_f32_ubyte2_e32 v41, v48
    v_cvt_f32_ubyte3_e32 v42, v48
    v_readlane_b32 s18, v9, 3
    v_add_f32_e32 v36, v43, v36
    v_add_f32_e32 v37, v44, v37
    v_dual_fmac_f32 v32, s17, v31 :: v_dual_fmac_f32 v33, s17, v38
    v_fma_f32 v34, s17, v41, v34
    v_fma_f32 v35, s17, v42, v35
    v_fma_f32 v5, s18, v31, v5
    v_fma_f32 v6, s18, v38, v6
    v_fma_f32 v7, s18, v41, v7
    v_fma_f32 v8, s18, v42, v8
    v_readlane_b32 s17, v11, 19
    v_cvt_f32_ubyte0_e32 v31, v49
    v_cvt_f32_ubyte1_e32 v41, v49
    v_cvt_f32_ubyte2_e32 v42, v49
    v_cvt_f32_ubyte3_e32 v43, v49
    v_readlane_b32 s18, v9, 19
    v_fma_f32 v12, v12, v2, v36
    v_fma_f32 v40, v40, v2, v11
    v_fma_f32 v10, v10, v1, v37
    v_fma_f32 v39, v39, v1, v9
    v_fma_f32 v38, s17, v31, v32
    v_fma_f32 v37, s17, v41, v33
    v_fma_f32 v36, s17, v42, v34
    v_fma_f32 v35, s17, v43, v35
    v_fma_f32 v34, s18, v31, v5
    v_fma_f32 v33, s18, v41, v6
    v_fma_f32 v32, s18, v42, v7
    v_fma_f32 v31, s18, v43, v8
    v_mov_b32_e32 v11, v3
    v_mov_b32_e32 v9, v4
L42:
    s_cmp_lt_u32 s6, s7
    s_cbranch_scc1 L38
    v_add_f32_dpp v1, v40, v40 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v39, v39 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 0, v79
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v3, v1, 0x76543210, s58
    v_permlanex16_b32 v4, v2, 0x76543210, s58
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v1, v3, v1
    v_add_f32_e32 v2, v4, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v4, 0x43000000, v1
    v_mul_f32_e32 v8, 0x43000000, v2
    s_delay_alu instid0(VALU_DEP_2)
    v_sub_f32_e32 v1, v38, v4
    v_sub_f32_e32 v2, v37, v4
    v_sub_f32_e32 v3, v36, v4
    v_sub_f32_e32 v4, v35, v4
    v_sub_f32_e32 v5, v34, v8
    v_sub_f32_e32 v6, v33, v8
    v_sub_f32_e32 v7, v32, v8
    v_sub_f32_e32 v8, v31, v8
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s1, s57, 4
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v13, s1
    ds_store_b64 v13, v[11:12] offset:16384
    s_mov_b32 exec_lo, s12
L43:
    s_lshl_b32 s1, s57, 8
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v11, s1, v82, 2
    ds_store_b128 v11, v[1:4]
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s57, 4
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v1, s0
    ds_store_b64 v1, v[9:10] offset:16392
    s_mov_b32 exec_lo, s12
L44:
    ds_store_b128 v11, v[5:8] offset:512
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_branch L47
L45:
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
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v1, 3, v51
    buffer_store_b64 v[49:50], v1, s[36:39], 0 offen
    s_mov_b32 exec_lo, s0
L46:
    v_add_nc_u32_e32 v0, 0x200, v0
L47:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, 0x100, v0
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc1 L45
    s_endpgm
