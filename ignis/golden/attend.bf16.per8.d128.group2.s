; 184 VGPRs, 67 SGPRs, 5184 bytes of LDS, 0 of scratch, 4395 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x78
    s_load_b128 s[28:31], s[0:1], 0x60
    s_load_b128 s[32:35], s[0:1], 0x90
    s_load_b128 s[36:39], s[0:1], 0xa8
    s_load_b64 s[52:53], s[0:1], 0xf0
    s_load_b128 s[40:43], s[0:1], 0xd8
    s_load_b128 s[44:47], s[0:1], 0xc0
    s_load_b128 s[48:51], s[0:1], 0xfc
    s_load_b32 s15, s[0:1], 0x10c
    s_load_b32 s54, s[0:1], 0x70
    v_mbcnt_lo_u32_b32 v148, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s47, 0x11016000
    v_mov_b32_e32 v149, v0
    s_lshl_b32 s13, s13, 1
    v_and_b32_e32 v140, 1, v148
    s_mov_b32 s55, 0xb9500bee
    s_mov_b32 s56, 0xbab6061a
    v_lshrrev_b32_e32 v0, 5, v0
    s_mov_b32 s57, 0xfedcba98
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    v_readfirstlane_b32 s58, v0
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s27, 0x11016000
    s_mov_b32 s35, 0x11016000
    s_mov_b32 s39, 0x31016000
    s_mov_b32 s43, 0x11016000
    s_lshl2_add_u32 s59, s14, s58
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v0, s59, v140
    s_lshl_b32 s6, s6, 2
    s_lshl_b32 s10, s10, 1
    s_max_u32 s26, s26, 3
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s60, s42
    s_or_b32 s45, s45, 0x40000
    v_cvt_f32_u32_e32 v1, s53
    s_sub_u32 s61, 0, s53
    buffer_load_b32 v2, v140, s[44:47], 0 idxen
    v_rcp_f32_e32 v1, v1
    s_cmp_eq_u32 s53, 0
    s_cselect_b32 s44, exec_lo, 0
    v_cmp_gt_u32_e64 s45, s60, v0
    s_lshl_b32 s22, s22, 2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    s_mov_b32 s0, s28
    s_mov_b32 s1, s29
    s_lshl_b32 s2, s30, 1
    s_or_b32 s25, s25, 0x20000
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s26, s26, 3
    s_or_b32 s33, s33, 0x40000
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v3, s61, v1
    s_lshl_b32 s38, s38, 2
    s_or_b32 s41, s41, 0x40000
    v_mul_hi_u32 v3, v1, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, v1, v3
    v_mul_hi_u32 v1, s52, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v3, v1, s53
    v_sub_nc_u32_e32 v3, s52, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e32 vcc_lo, s53, v3
    v_subrev_nc_u32_e32 v4, s53, v3
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    v_cndmask_b32_e32 v3, v3, v4, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e32 vcc_lo, s53, v3
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0, s44
    v_readfirstlane_b32 s28, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_f32_u32_e32 v1, s28
    v_rcp_f32_e32 v1, v1
    s_sub_u32 s29, 0, s28
    s_cmp_eq_u32 s28, 0
    s_cselect_b32 s30, exec_lo, 0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_u32_f32_e32 v1, v1
    v_mul_lo_u32 v3, s29, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v3, v1, v3
    v_add_nc_u32_e32 v1, v1, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, s13, v1
    v_mul_lo_u32 v3, v1, s28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v3, s13, v3
    v_cmp_le_u32_e32 vcc_lo, s28, v3
    v_subrev_nc_u32_e32 v4, s28, v3
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v3, v3, v4, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s28, v3
    v_subrev_nc_u32_e32 v4, s28, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    v_cndmask_b32_e32 v3, v3, v4, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v1, 0, s30
    v_cndmask_b32_e64 v150, v3, 0, s30
    s_delay_alu instid0(VALU_DEP_2)
    v_readfirstlane_b32 s28, v1
    s_and_b32 s29, exec_lo, s45
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s29
    buffer_load_b32 v0, v0, s[40:43], 0 idxen
    s_mov_b32 exec_lo, s12
L0:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s29, -1, exec_lo
    s_lshl_b32 s30, s59, 5
    s_lshr_b32 s31, s31, 5
    s_ctz_i32_b32 s44, s29
    s_and_b32 s29, s29, 1
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s45
    s_min_u32 s44, s44, 32
    s_add_u32 s31, s31, -1
    s_cmp_lg_u32 s29, 0
    s_cselect_b32 s29, 0, s44
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s29, v2, s29
    s_add_u32 s44, s29, 1
    s_lshr_b32 s45, s29, 5
    s_min_u32 s46, s44, s50
    v_add_nc_u32_e32 v1, s45, v140
    s_sub_u32 s45, s44, s46
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    s_and_b32 s46, s45, 0xffffffe0
    v_cmp_gt_u32_e64 s47, s60, v1
    s_add_u32 s30, s46, s30
    s_and_b32 s46, exec_lo, s47
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s46
    buffer_load_b32 v1, v1, s[40:43], 0 idxen
    s_mov_b32 exec_lo, s12
L1:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v151, 0, v1, s47
    s_cmp_ge_u32 s45, 32
    s_cbranch_scc0 L3
    s_lshr_b32 s46, s30, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    s_cmp_lt_u32 s46, s60
    s_cselect_b32 s47, exec_lo, 0
    s_and_b32 s47, exec_lo, s47
    s_cbranch_scc0 L2
    s_lshl_b32 s50, s46, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s47, s[40:43], s50
L2:
    s_cmp_lt_u32 s46, s60
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s46, s47, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v0, s46
L3:
    v_lshlrev_b32_e32 v70, 1, v148
    s_cmp_lt_u32 s58, 2
    s_cselect_b32 s46, exec_lo, 0
    s_cmp_lt_u32 s58, 2
    s_cbranch_scc0 L4
    s_add_u32 s47, s13, s58
    s_branch L5
L4:
    s_add_u32 s47, s58, -2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s47, s47, s53
    s_add_u32 s47, s52, s47
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s47, s47, s28
L5:
    v_lshlrev_b32_e32 v152, 2, v148
    s_lshl_b32 s47, s47, 7
    v_lshlrev_b32_e32 v153, 3, v148
    s_and_b32 s50, -1, exec_lo
    v_add_lshl_u32 v1, s47, v70, 2
    v_and_b32_e32 v71, 15, v148
    s_ctz_i32_b32 s47, s50
    s_and_b32 s50, s50, 1
    s_lshl_b32 s28, s28, 7
    s_min_u32 s47, s47, 32
    s_max_u32 s52, s29, 1
    v_lshl_add_u32 v154, v71, 3, s28
    s_cmp_lg_u32 s50, 0
    s_cselect_b32 s47, 0, s47
    v_add_nc_u32_e32 v155, s28, v152
    v_readlane_b32 s28, v0, s47
    s_add_u32 s47, s52, -1
    buffer_load_b32 v0, v152, s[8:11], 0 offen
    buffer_load_b32 v2, v152, s[8:11], 0 offen offset:128
    buffer_load_b32 v3, v152, s[16:19], 0 offen
    buffer_load_b32 v4, v152, s[16:19], 0 offen offset:128
    buffer_load_b64 v[64:65], v1, s[4:7], 0 offen
    buffer_load_b64 v[66:67], v1, s[4:7], 0 offen offset:256
    buffer_load_b64 v[68:69], v153, s[20:23], 0 offen
    s_min_u32 s4, s28, s31
    s_delay_alu instid0(SALU_CYCLE_1)
    s_lshl_b32 s4, s4, 5
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v136, 0xffff, v0
    v_lshrrev_b32_e32 v137, 16, v0
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v138, 0xffff, v2
    v_lshrrev_b32_e32 v139, 16, v2
    s_waitcnt vmcnt(4)
    v_and_b32_e32 v141, 0xffff, v3
    v_lshrrev_b32_e32 v142, 16, v3
    s_waitcnt vmcnt(3)
    v_and_b32_e32 v143, 0xffff, v4
    v_lshrrev_b32_e32 v144, 16, v4
    s_cmp_lt_u32 s30, s29
    s_cbranch_scc0 L6
    s_mov_b32 s5, 0
    s_branch L7
L6:
    s_and_b32 s5, s44, 31
L7:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s4, s4, s5
    s_mul_i32 s4, s4, s54
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v48, s4, v154
    v_add_nc_u32_e32 v145, s4, v155
    s_cmp_lt_u32 s30, s29
    s_cbranch_scc0 L8
    s_sub_u32 s4, s47, s30
    s_branch L9
L8:
    s_mov_b32 s4, 0
L9:
    v_lshrrev_b32_e32 v156, 4, v148
    s_min_u32 s5, s4, 1
    s_min_u32 s6, s4, 2
    s_min_u32 s7, s4, 3
    s_min_u32 s8, s4, 4
    v_add_nc_u32_e32 v157, 2, v156
    v_add_nc_u32_e32 v158, 4, v156
    v_add_nc_u32_e32 v159, 6, v156
    v_min_u32_e32 v0, s4, v156
    v_add_nc_u32_e32 v160, 8, v156
    v_min_u32_e32 v1, s4, v157
    v_min_u32_e32 v2, s4, v158
    v_min_u32_e32 v3, s4, v159
    v_mul_lo_u32 v0, v0, s54
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_lo_u32 v1, v1, s54
    v_mul_lo_u32 v2, v2, s54
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_lo_u32 v3, v3, s54
    v_add_nc_u32_e32 v0, v48, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_nc_u32_e32 v1, v48, v1
    v_add_nc_u32_e32 v2, v48, v2
    v_add_nc_u32_e32 v161, 10, v156
    v_add_nc_u32_e32 v3, v48, v3
    v_min_u32_e32 v0, 0x38000000, v0
    v_min_u32_e32 v1, 0x38000000, v1
    v_min_u32_e32 v2, 0x38000000, v2
    v_add_nc_u32_e32 v162, 12, v156
    v_min_u32_e32 v3, 0x38000000, v3
    v_lshlrev_b32_e32 v0, 1, v0
    v_lshlrev_b32_e32 v4, 1, v1
    v_lshlrev_b32_e32 v8, 1, v2
    v_add_nc_u32_e32 v163, 14, v156
    v_lshlrev_b32_e32 v12, 1, v3
    v_min_u32_e32 v1, s4, v160
    v_min_u32_e32 v2, s4, v161
    v_min_u32_e32 v16, s4, v162
    v_min_u32_e32 v17, s4, v163
    v_add_nc_u32_e32 v164, 16, v156
    v_mul_lo_u32 v18, v1, s54
    v_mul_lo_u32 v19, v2, s54
    buffer_load_b128 v[0:3], v0, s[0:3], 0 offen
    buffer_load_b128 v[4:7], v4, s[0:3], 0 offen
    buffer_load_b128 v[8:11], v8, s[0:3], 0 offen
    buffer_load_b128 v[12:15], v12, s[0:3], 0 offen
    v_mul_lo_u32 v16, v16, s54
    v_mul_lo_u32 v17, v17, s54
    v_add_nc_u32_e32 v18, v48, v18
    v_add_nc_u32_e32 v19, v48, v19
    s_delay_alu instid0(VALU_DEP_4)
    v_add_nc_u32_e32 v16, v48, v16
    v_add_nc_u32_e32 v165, 18, v156
    v_add_nc_u32_e32 v17, v48, v17
    v_min_u32_e32 v18, 0x38000000, v18
    v_min_u32_e32 v19, 0x38000000, v19
    v_min_u32_e32 v16, 0x38000000, v16
    v_add_nc_u32_e32 v166, 20, v156
    v_min_u32_e32 v17, 0x38000000, v17
    v_lshlrev_b32_e32 v18, 1, v18
    v_lshlrev_b32_e32 v20, 1, v19
    v_lshlrev_b32_e32 v24, 1, v16
    v_add_nc_u32_e32 v167, 22, v156
    v_lshlrev_b32_e32 v28, 1, v17
    v_min_u32_e32 v16, s4, v164
    v_min_u32_e32 v17, s4, v165
    v_min_u32_e32 v32, s4, v166
    v_min_u32_e32 v33, s4, v167
    v_add_nc_u32_e32 v168, 24, v156
    v_mul_lo_u32 v34, v16, s54
    v_mul_lo_u32 v35, v17, s54
    buffer_load_b128 v[16:19], v18, s[0:3], 0 offen
    buffer_load_b128 v[20:23], v20, s[0:3], 0 offen
    buffer_load_b128 v[24:27], v24, s[0:3], 0 offen
    buffer_load_b128 v[28:31], v28, s[0:3], 0 offen
    v_mul_lo_u32 v32, v32, s54
    v_mul_lo_u32 v33, v33, s54
    v_add_nc_u32_e32 v34, v48, v34
    v_add_nc_u32_e32 v35, v48, v35
    s_delay_alu instid0(VALU_DEP_4)
    v_add_nc_u32_e32 v32, v48, v32
    v_add_nc_u32_e32 v169, 26, v156
    v_add_nc_u32_e32 v33, v48, v33
    v_min_u32_e32 v34, 0x38000000, v34
    v_min_u32_e32 v35, 0x38000000, v35
    v_min_u32_e32 v32, 0x38000000, v32
    v_add_nc_u32_e32 v170, 28, v156
    v_min_u32_e32 v33, 0x38000000, v33
    v_lshlrev_b32_e32 v34, 1, v34
    v_lshlrev_b32_e32 v36, 1, v35
    v_lshlrev_b32_e32 v40, 1, v32
    v_add_nc_u32_e32 v171, 30, v156
    v_lshlrev_b32_e32 v44, 1, v33
    v_min_u32_e32 v32, s4, v168
    v_min_u32_e32 v33, s4, v169
    v_min_u32_e32 v49, s4, v170
    v_min_u32_e32 v50, s4, v171
    s_min_u32 s9, s4, 5
    v_mul_lo_u32 v51, v32, s54
    v_mul_lo_u32 v52, v33, s54
    buffer_load_b128 v[32:35], v34, s[0:3], 0 offen
    buffer_load_b128 v[36:39], v36, s[0:3], 0 offen
    buffer_load_b128 v[40:43], v40, s[0:3], 0 offen
    buffer_load_b128 v[44:47], v44, s[0:3], 0 offen
    v_mul_lo_u32 v49, v49, s54
    v_mul_lo_u32 v50, v50, s54
    v_add_nc_u32_e32 v51, v48, v51
    v_add_nc_u32_e32 v52, v48, v52
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_add_nc_u32_e32 v49, v48, v49
    s_min_u32 s10, s4, 6
    v_add_nc_u32_e32 v48, v48, v50
    v_min_u32_e32 v50, 0x38000000, v51
    v_min_u32_e32 v51, 0x38000000, v52
    v_min_u32_e32 v49, 0x38000000, v49
    s_min_u32 s11, s4, 7
    v_min_u32_e32 v48, 0x38000000, v48
    v_lshlrev_b32_e32 v50, 1, v50
    v_lshlrev_b32_e32 v52, 1, v51
    v_lshlrev_b32_e32 v56, 1, v49
    s_mul_i32 s5, s5, s54
    v_lshlrev_b32_e32 v60, 1, v48
    s_mul_i32 s6, s6, s54
    s_mul_i32 s7, s7, s54
    s_mul_i32 s8, s8, s54
    s_mul_i32 s9, s9, s54
    s_mul_i32 s10, s10, s54
    s_mul_i32 s11, s11, s54
    v_add_nc_u32_e32 v74, s5, v145
    v_add_nc_u32_e32 v76, s6, v145
    v_add_nc_u32_e32 v78, s7, v145
    v_add_nc_u32_e32 v80, s8, v145
    v_add_nc_u32_e32 v82, s9, v145
    v_add_nc_u32_e32 v84, s10, v145
    buffer_load_b128 v[48:51], v50, s[0:3], 0 offen
    buffer_load_b128 v[52:55], v52, s[0:3], 0 offen
    buffer_load_b128 v[56:59], v56, s[0:3], 0 offen
    buffer_load_b128 v[60:63], v60, s[0:3], 0 offen
    v_add_nc_u32_e32 v86, s11, v145
    buffer_load_b64 v[72:73], v145, s[24:27], 0 idxen
    buffer_load_b64 v[74:75], v74, s[24:27], 0 idxen
    buffer_load_b64 v[76:77], v76, s[24:27], 0 idxen
    buffer_load_b64 v[78:79], v78, s[24:27], 0 idxen
    buffer_load_b64 v[80:81], v80, s[24:27], 0 idxen
    buffer_load_b64 v[82:83], v82, s[24:27], 0 idxen
    buffer_load_b64 v[84:85], v84, s[24:27], 0 idxen
    buffer_load_b64 v[86:87], v86, s[24:27], 0 idxen
    s_min_u32 s5, s4, 8
    s_min_u32 s6, s4, 9
    s_min_u32 s7, s4, 10
    s_min_u32 s8, s4, 11
    s_min_u32 s9, s4, 12
    s_min_u32 s10, s4, 13
    s_min_u32 s11, s4, 14
    s_min_u32 s16, s4, 15
    s_mul_i32 s5, s5, s54
    s_mul_i32 s6, s6, s54
    s_mul_i32 s7, s7, s54
    s_mul_i32 s8, s8, s54
    s_mul_i32 s9, s9, s54
    s_mul_i32 s10, s10, s54
    s_mul_i32 s11, s11, s54
    s_mul_i32 s16, s16, s54
    v_add_nc_u32_e32 v88, s5, v145
    v_add_nc_u32_e32 v90, s6, v145
    v_add_nc_u32_e32 v92, s7, v145
    v_add_nc_u32_e32 v94, s8, v145
    v_add_nc_u32_e32 v96, s9, v145
    v_add_nc_u32_e32 v98, s10, v145
    v_add_nc_u32_e32 v100, s11, v145
    v_add_nc_u32_e32 v102, s16, v145
    s_min_u32 s5, s4, 16
    s_min_u32 s6, s4, 17
    s_min_u32 s7, s4, 18
    s_min_u32 s8, s4, 19
    s_min_u32 s9, s4, 20
    s_min_u32 s10, s4, 21
    s_min_u32 s11, s4, 22
    s_min_u32 s16, s4, 23
    s_mul_i32 s5, s5, s54
    buffer_load_b64 v[88:89], v88, s[24:27], 0 idxen
    buffer_load_b64 v[90:91], v90, s[24:27], 0 idxen
    buffer_load_b64 v[92:93], v92, s[24:27], 0 idxen
    buffer_load_b64 v[94:95], v94, s[24:27], 0 idxen
    buffer_load_b64 v[96:97], v96, s[24:27], 0 idxen
    buffer_load_b64 v[98:99], v98, s[24:27], 0 idxen
    buffer_load_b64 v[100:101], v100, s[24:27], 0 idxen
    buffer_load_b64 v[102:103], v102, s[24:27], 0 idxen
    s_mul_i32 s6, s6, s54
    s_mul_i32 s7, s7, s54
    s_mul_i32 s8, s8, s54
    s_mul_i32 s9, s9, s54
    s_mul_i32 s10, s10, s54
    s_mul_i32 s11, s11, s54
    s_mul_i32 s16, s16, s54
    v_add_nc_u32_e32 v104, s5, v145
    v_add_nc_u32_e32 v106, s6, v145
    v_add_nc_u32_e32 v108, s7, v145
    v_add_nc_u32_e32 v110, s8, v145
    v_add_nc_u32_e32 v112, s9, v145
    v_add_nc_u32_e32 v114, s10, v145
    v_add_nc_u32_e32 v116, s11, v145
    v_add_nc_u32_e32 v118, s16, v145
    s_min_u32 s5, s4, 24
    s_min_u32 s6, s4, 25
    s_min_u32 s7, s4, 26
    s_min_u32 s8, s4, 27
    s_min_u32 s9, s4, 28
    s_min_u32 s10, s4, 29
    s_min_u32 s11, s4, 30
    s_min_u32 s4, s4, 31
    s_mul_i32 s5, s5, s54
    buffer_load_b64 v[104:105], v104, s[24:27], 0 idxen
    buffer_load_b64 v[106:107], v106, s[24:27], 0 idxen
    buffer_load_b64 v[108:109], v108, s[24:27], 0 idxen
    buffer_load_b64 v[110:111], v110, s[24:27], 0 idxen
    buffer_load_b64 v[112:113], v112, s[24:27], 0 idxen
    buffer_load_b64 v[114:115], v114, s[24:27], 0 idxen
    buffer_load_b64 v[116:117], v116, s[24:27], 0 idxen
    buffer_load_b64 v[118:119], v118, s[24:27], 0 idxen
    s_mul_i32 s6, s6, s54
    s_mul_i32 s7, s7, s54
    s_mul_i32 s8, s8, s54
    s_mul_i32 s9, s9, s54
    s_mul_i32 s10, s10, s54
    s_mul_i32 s11, s11, s54
    s_mul_i32 s4, s4, s54
    v_add_nc_u32_e32 v120, s5, v145
    v_add_nc_u32_e32 v122, s6, v145
    v_add_nc_u32_e32 v124, s7, v145
    v_add_nc_u32_e32 v126, s8, v145
    v_add_nc_u32_e32 v128, s9, v145
    v_add_nc_u32_e32 v130, s10, v145
    v_add_nc_u32_e32 v132, s11, v145
    v_add_nc_u32_e32 v134, s4, v145
    v_cvt_f32_u32_e32 v121, s29
    s_waitcnt vmcnt(40)
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v68, v121, v68
    v_mul_f32_e32 v69, v121, v69
    buffer_load_b64 v[120:121], v120, s[24:27], 0 idxen
    buffer_load_b64 v[122:123], v122, s[24:27], 0 idxen
    buffer_load_b64 v[124:125], v124, s[24:27], 0 idxen
    buffer_load_b64 v[126:127], v126, s[24:27], 0 idxen
    buffer_load_b64 v[128:129], v128, s[24:27], 0 idxen
    buffer_load_b64 v[130:131], v130, s[24:27], 0 idxen
    buffer_load_b64 v[132:133], v132, s[24:27], 0 idxen
    buffer_load_b64 v[134:135], v134, s[24:27], 0 idxen
    s_cmp_lt_u32 s58, 2
    s_cbranch_scc1 L10
    v_mov_b32_e32 v136, v141
L10:
    s_cmp_lt_u32 s58, 2
    s_cbranch_scc1 L11
    v_mov_b32_e32 v137, v142
L11:
    s_cmp_lt_u32 s58, 2
    s_cbranch_scc1 L12
    v_mov_b32_e32 v138, v143
L12:
    s_cmp_lt_u32 s58, 2
    s_cbranch_scc1 L13
    v_mov_b32_e32 v139, v144
L13:
    s_cmp_lg_u32 s15, 0
    s_cbranch_scc0 L14
    v_fma_f32 v141, v64, v64, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v141, v65, v65, v141
    v_fma_f32 v141, v66, v66, v141
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v141, v67, v67, v141
    v_add_f32_dpp v141, v141, v141 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v141, v141, v141 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v141, v141, v141 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v141, v141, v141 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v142, v141, 0x76543210, s57
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v141, v142, v141
    v_fma_f32 v141, v141, 0x3c000000, s49
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s4, 0x800000, v141
    v_mul_f32_e32 v142, 0x4b800000, v141
    v_cndmask_b32_e64 v141, v141, v142, s4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v141, v141
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v142, 0x45800000, v141
    v_cndmask_b32_e64 v141, v141, v142, s4
    s_branch L15
L14:
    v_mov_b32_e32 v141, 1.0
L15:
    v_dual_mul_f32 v142, 0x3f22f983, v68 :: v_dual_mul_f32 v143, 0x3f22f983, v69
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v144, v141, v64 :: v_dual_lshlrev_b32 v137, 16, v137
    v_dual_mul_f32 v147, v66, v141 :: v_dual_lshlrev_b32 v136, 16, v136
    v_mul_f32_e32 v146, v65, v141
    v_rndne_f32_e32 v142, v142
    v_rndne_f32_e32 v143, v143
    v_dual_mul_f32 v141, v67, v141 :: v_dual_lshlrev_b32 v138, 16, v138
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_fma_f32 v68, -v142, 0x3fc90fdb, v68
    v_fma_f32 v69, -v143, 0x3fc90fdb, v69
    v_cvt_i32_f32_e32 v172, v142
    v_cvt_i32_f32_e32 v173, v143
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v68, -v142, 0xb33bbd2e, v68
    v_fma_f32 v69, -v143, 0xb33bbd2e, v69
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_nc_u32_e32 v174, 1, v172
    v_add_nc_u32_e32 v175, 1, v173
    v_and_b32_e32 v176, 1, v172
    v_fma_f32 v68, -v142, 0xa6f72ced, v68
    v_fma_f32 v69, -v143, 0xa6f72ced, v69
    v_and_b32_e32 v142, 1, v173
    v_and_b32_e32 v143, 1, v174
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v178, v68, v68 :: v_dual_and_b32 v177, 1, v175
    v_dual_mul_f32 v179, v69, v69 :: v_dual_and_b32 v172, 2, v172
    v_cmp_ne_u32_e32 vcc_lo, 0, v176
    v_cmp_ne_u32_e64 s5, 0, v142
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v142, 0x3638b88d, v178, s55
    v_fma_f32 v176, 0x37ccf5ce, v178, s56
    v_fma_f32 v180, 0x3638b88d, v179, s55
    v_fma_f32 v181, 0x37ccf5ce, v179, s56
    v_dual_mul_f32 v182, v178, v68 :: v_dual_mul_f32 v183, v179, v69
    v_dual_fmaak_f32 v142, v142, v178, 0x3c088886 :: v_dual_and_b32 v173, 2, v173
    v_dual_fmaak_f32 v176, v176, v178, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v139, 16, v139
    v_fma_f32 v180, v180, v179, 0x3c088886
    v_dual_fmaak_f32 v181, v181, v179, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v172, 30, v172
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmaak_f32 v142, v142, v178, 0xbe2aaaaa :: v_dual_lshlrev_b32 v173, 30, v173
    v_fma_f32 v176, v176, v178, -0.5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v180, v180, v179, 0xbe2aaaaa
    v_fma_f32 v181, v181, v179, -0.5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v68, v142, v182, v68
    v_fma_f32 v142, v176, v178, 1.0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v69, v180, v183 :: v_dual_mul_f32 v138, v147, v138
    v_fma_f32 v176, v181, v179, 1.0
    v_cmp_ne_u32_e64 s6, 0, v143
    v_and_b32_e32 v143, 2, v174
    v_cmp_ne_u32_e64 s7, 0, v177
    v_dual_cndmask_b32 v175, v68, v142 :: v_dual_and_b32 v174, 2, v175
    v_cndmask_b32_e64 v177, v69, v176, s5
    v_cndmask_b32_e64 v68, v68, v142, s6
    v_dual_mul_f32 v137, v137, v146 :: v_dual_lshlrev_b32 v142, 30, v143
    v_cndmask_b32_e64 v69, v69, v176, s7
    v_lshlrev_b32_e32 v143, 30, v174
    v_dual_mul_f32 v136, v144, v136 :: v_dual_mul_f32 v139, v141, v139
    v_xor_b32_e32 v141, v175, v172
    v_xor_b32_e32 v144, v177, v173
    v_xor_b32_e32 v68, v68, v142
    v_xor_b32_e32 v69, v69, v143
    s_cmp_eq_u32 s58, 3
    s_cselect_b32 s4, exec_lo, 0
    v_mul_f32_e32 v142, v138, v141
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v143, v136, v68 :: v_dual_mul_f32 v146, v137, v69
    v_dual_mul_f32 v147, v139, v144 :: v_dual_mul_f32 v136, v136, v141
    v_dual_mul_f32 v68, v138, v68 :: v_dual_mul_f32 v69, v139, v69
    v_dual_mul_f32 v137, v137, v144 :: v_dual_subrev_f32 v138, v142, v143
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_sub_f32_e32 v139, v146, v147
    v_dual_add_f32 v68, v68, v136 :: v_dual_add_f32 v69, v69, v137
    s_cmp_eq_u32 s58, 3
    s_cbranch_scc1 L16
    v_mov_b32_e32 v64, v138
L16:
    s_cmp_eq_u32 s58, 3
    s_cbranch_scc1 L17
    v_mov_b32_e32 v65, v139
L17:
    s_cmp_eq_u32 s58, 3
    s_cbranch_scc1 L18
    v_mov_b32_e32 v66, v68
L18:
    s_cmp_eq_u32 s58, 3
    s_cbranch_scc1 L19
    v_mov_b32_e32 v67, v69
L19:
    v_bfe_u32 v68, v64, 16, 1
    v_bfe_u32 v69, v65, 16, 1
    v_bfe_u32 v136, v66, 16, 1
    s_delay_alu instid0(VALU_DEP_4)
    v_bfe_u32 v137, v67, 16, 1
    v_or_b32_e32 v138, 0x400000, v64
    v_add3_u32 v68, v64, v68, 0x7fff
    v_cmp_u_f32_e32 vcc_lo, v64, v64
    v_add3_u32 v64, v65, v69, 0x7fff
    v_or_b32_e32 v69, 0x400000, v65
    v_cmp_u_f32_e64 s6, v65, v65
    v_add3_u32 v65, v66, v136, 0x7fff
    v_or_b32_e32 v136, 0x400000, v66
    v_cmp_u_f32_e64 s7, v66, v66
    v_add3_u32 v66, v67, v137, 0x7fff
    v_or_b32_e32 v137, 0x400000, v67
    v_cmp_u_f32_e64 s8, v67, v67
    v_dual_cndmask_b32 v67, v68, v138 :: v_dual_lshlrev_b32 v172, 4, v71
    v_cndmask_b32_e64 v64, v64, v69, s6
    v_cndmask_b32_e64 v65, v65, v136, s7
    s_lshl_b32 s5, s58, 7
    v_cndmask_b32_e64 v66, v66, v137, s8
    v_lshrrev_b32_e32 v67, 16, v67
    v_lshrrev_b32_e32 v64, 16, v64
    v_lshrrev_b32_e32 v65, 16, v65
    v_add_lshl_u32 v68, s5, v70, 1
    v_lshrrev_b32_e32 v66, 16, v66
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshl_or_b32 v64, v64, 16, v67
    v_lshl_add_u32 v173, v71, 1, v156
    v_lshl_or_b32 v65, v66, 16, v65
    ds_store_2addr_b32 v68, v64, v65 offset1:32
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_barrier
    ds_load_b128 v[64:67], v172
    ds_load_b128 v[68:71], v172 offset:256
    s_cmp_lt_u32 s30, s29
    s_cbranch_scc1 L20
    v_dual_mov_b32 v138, 0xff7fffff :: v_dual_mov_b32 v139, 0
    v_dual_mov_b32 v136, 0xff7fffff :: v_dual_mov_b32 v137, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    s_branch L23
L20:
    s_waitcnt lgkmcnt(1)
    v_dot2_f32_bf16 v136, v64, v0, 0
    v_dot2_f32_bf16 v137, v64, v4, 0
    v_dot2_f32_bf16 v138, v64, v8, 0
    v_dot2_f32_bf16 v139, v64, v12, 0
    v_dot2_f32_bf16 v141, v64, v16, 0
    v_dot2_f32_bf16 v142, v64, v20, 0
    v_dot2_f32_bf16 v143, v64, v24, 0
    v_dot2_f32_bf16 v144, v64, v28, 0
    v_dot2_f32_bf16 v146, v64, v32, 0
    v_dot2_f32_bf16 v147, v64, v36, 0
    v_dot2_f32_bf16 v174, v64, v40, 0
    v_dot2_f32_bf16 v175, v64, v44, 0
    v_dot2_f32_bf16 v176, v64, v48, 0
    v_dot2_f32_bf16 v177, v64, v52, 0
    v_dot2_f32_bf16 v178, v64, v56, 0
    v_dot2_f32_bf16 v179, v64, v60, 0
    s_waitcnt lgkmcnt(0)
    v_dot2_f32_bf16 v0, v68, v0, 0
    v_dot2_f32_bf16 v4, v68, v4, 0
    v_dot2_f32_bf16 v8, v68, v8, 0
    v_dot2_f32_bf16 v12, v68, v12, 0
    v_dot2_f32_bf16 v16, v68, v16, 0
    v_dot2_f32_bf16 v20, v68, v20, 0
    v_dot2_f32_bf16 v24, v68, v24, 0
    v_dot2_f32_bf16 v28, v68, v28, 0
    v_dot2_f32_bf16 v32, v68, v32, 0
    v_dot2_f32_bf16 v36, v68, v36, 0
    v_dot2_f32_bf16 v40, v68, v40, 0
    v_dot2_f32_bf16 v44, v68, v44, 0
    v_dot2_f32_bf16 v48, v68, v48, 0
    v_dot2_f32_bf16 v52, v68, v52, 0
    v_dot2_f32_bf16 v56, v68, v56, 0
    v_dot2_f32_bf16 v60, v68, v60, 0
    v_dot2_f32_bf16 v136, v65, v1, v136
    v_dot2_f32_bf16 v137, v65, v5, v137
    v_dot2_f32_bf16 v138, v65, v9, v138
    v_dot2_f32_bf16 v139, v65, v13, v139
    v_dot2_f32_bf16 v141, v65, v17, v141
    v_dot2_f32_bf16 v142, v65, v21, v142
    v_dot2_f32_bf16 v143, v65, v25, v143
    v_dot2_f32_bf16 v144, v65, v29, v144
    v_dot2_f32_bf16 v146, v65, v33, v146
    v_dot2_f32_bf16 v147, v65, v37, v147
    v_dot2_f32_bf16 v174, v65, v41, v174
    v_dot2_f32_bf16 v175, v65, v45, v175
    v_dot2_f32_bf16 v176, v65, v49, v176
    v_dot2_f32_bf16 v177, v65, v53, v177
    v_dot2_f32_bf16 v178, v65, v57, v178
    v_dot2_f32_bf16 v179, v65, v61, v179
    v_dot2_f32_bf16 v0, v69, v1, v0
    v_dot2_f32_bf16 v1, v69, v5, v4
    v_dot2_f32_bf16 v4, v69, v9, v8
    v_dot2_f32_bf16 v5, v69, v13, v12
    v_dot2_f32_bf16 v8, v69, v17, v16
    v_dot2_f32_bf16 v9, v69, v21, v20
    v_dot2_f32_bf16 v12, v69, v25, v24
    v_dot2_f32_bf16 v13, v69, v29, v28
    v_dot2_f32_bf16 v16, v69, v33, v32
    v_dot2_f32_bf16 v17, v69, v37, v36
    v_dot2_f32_bf16 v20, v69, v41, v40
    v_dot2_f32_bf16 v21, v69, v45, v44
    v_dot2_f32_bf16 v24, v69, v49, v48
    v_dot2_f32_bf16 v25, v69, v53, v52
    v_dot2_f32_bf16 v28, v69, v57, v56
    v_dot2_f32_bf16 v29, v69, v61, v60
    v_dot2_f32_bf16 v32, v66, v2, v136
    v_dot2_f32_bf16 v33, v66, v6, v137
    v_dot2_f32_bf16 v36, v66, v10, v138
    v_dot2_f32_bf16 v37, v66, v14, v139
    v_dot2_f32_bf16 v40, v66, v18, v141
    v_dot2_f32_bf16 v41, v66, v22, v142
    v_dot2_f32_bf16 v44, v66, v26, v143
    v_dot2_f32_bf16 v45, v66, v30, v144
    v_dot2_f32_bf16 v48, v66, v34, v146
    v_dot2_f32_bf16 v49, v66, v38, v147
    v_dot2_f32_bf16 v52, v66, v42, v174
    v_dot2_f32_bf16 v53, v66, v46, v175
    v_dot2_f32_bf16 v56, v66, v50, v176
    v_dot2_f32_bf16 v57, v66, v54, v177
    v_dot2_f32_bf16 v60, v66, v58, v178
    v_dot2_f32_bf16 v61, v66, v62, v179
    v_dot2_f32_bf16 v0, v70, v2, v0
    v_dot2_f32_bf16 v1, v70, v6, v1
    v_dot2_f32_bf16 v2, v70, v10, v4
    v_dot2_f32_bf16 v4, v70, v14, v5
    v_dot2_f32_bf16 v5, v70, v18, v8
    v_dot2_f32_bf16 v6, v70, v22, v9
    v_dot2_f32_bf16 v8, v70, v26, v12
    v_dot2_f32_bf16 v9, v70, v30, v13
    v_dot2_f32_bf16 v10, v70, v34, v16
    v_dot2_f32_bf16 v12, v70, v38, v17
    v_dot2_f32_bf16 v13, v70, v42, v20
    v_dot2_f32_bf16 v14, v70, v46, v21
    v_dot2_f32_bf16 v16, v70, v50, v24
    v_dot2_f32_bf16 v17, v70, v54, v25
    v_dot2_f32_bf16 v18, v70, v58, v28
    v_dot2_f32_bf16 v20, v70, v62, v29
    v_dot2_f32_bf16 v21, v67, v3, v32
    v_dot2_f32_bf16 v22, v67, v7, v33
    v_dot2_f32_bf16 v24, v67, v11, v36
    v_dot2_f32_bf16 v25, v67, v15, v37
    v_dot2_f32_bf16 v26, v67, v19, v40
    v_dot2_f32_bf16 v28, v67, v23, v41
    v_dot2_f32_bf16 v29, v67, v27, v44
    v_dot2_f32_bf16 v30, v67, v31, v45
    v_dot2_f32_bf16 v32, v67, v35, v48
    v_dot2_f32_bf16 v33, v67, v39, v49
    v_dot2_f32_bf16 v34, v67, v43, v52
    v_dot2_f32_bf16 v36, v67, v47, v53
    v_dot2_f32_bf16 v37, v67, v51, v56
    v_dot2_f32_bf16 v38, v67, v55, v57
    v_dot2_f32_bf16 v40, v67, v59, v60
    v_dot2_f32_bf16 v41, v67, v63, v61
    v_cmp_eq_u32_e32 vcc_lo, 1, v140
    v_dot2_f32_bf16 v0, v71, v3, v0
    v_dot2_f32_bf16 v1, v71, v7, v1
    v_dot2_f32_bf16 v2, v71, v11, v2
    v_dot2_f32_bf16 v3, v71, v15, v4
    v_dot2_f32_bf16 v4, v71, v19, v5
    v_dot2_f32_bf16 v5, v71, v23, v6
    v_dot2_f32_bf16 v6, v71, v27, v8
    v_dot2_f32_bf16 v7, v71, v31, v9
    v_dot2_f32_bf16 v8, v71, v35, v10
    v_dot2_f32_bf16 v9, v71, v39, v12
    v_dot2_f32_bf16 v10, v71, v43, v13
    v_dot2_f32_bf16 v11, v71, v47, v14
    v_dot2_f32_bf16 v12, v71, v51, v16
    v_dot2_f32_bf16 v13, v71, v55, v17
    v_dot2_f32_bf16 v14, v71, v59, v18
    v_dot2_f32_bf16 v15, v71, v63, v20
    v_dual_cndmask_b32 v16, v21, v22 :: v_dual_cndmask_b32 v17, v22, v21
    v_dual_cndmask_b32 v18, v24, v25 :: v_dual_cndmask_b32 v19, v25, v24
    v_cndmask_b32_e32 v20, v26, v28, vcc_lo
    v_cndmask_b32_e32 v21, v28, v26, vcc_lo
    v_dual_cndmask_b32 v22, v29, v30 :: v_dual_cndmask_b32 v23, v30, v29
    v_dual_cndmask_b32 v24, v32, v33 :: v_dual_cndmask_b32 v25, v33, v32
    v_cndmask_b32_e32 v26, v34, v36, vcc_lo
    v_cndmask_b32_e32 v27, v36, v34, vcc_lo
    v_dual_cndmask_b32 v28, v37, v38 :: v_dual_cndmask_b32 v29, v38, v37
    v_dual_cndmask_b32 v30, v40, v41 :: v_dual_cndmask_b32 v31, v41, v40
    v_bfe_u32 v32, v148, 1, 1
    v_dual_cndmask_b32 v33, v0, v1 :: v_dual_cndmask_b32 v0, v1, v0
    v_dual_cndmask_b32 v1, v2, v3 :: v_dual_cndmask_b32 v2, v3, v2
    v_dual_cndmask_b32 v3, v4, v5 :: v_dual_cndmask_b32 v4, v5, v4
    v_dual_cndmask_b32 v5, v6, v7 :: v_dual_cndmask_b32 v6, v7, v6
    v_dual_cndmask_b32 v7, v8, v9 :: v_dual_cndmask_b32 v8, v9, v8
    v_dual_cndmask_b32 v9, v10, v11 :: v_dual_cndmask_b32 v10, v11, v10
    v_dual_cndmask_b32 v11, v12, v13 :: v_dual_cndmask_b32 v12, v13, v12
    v_dual_cndmask_b32 v13, v14, v15 :: v_dual_cndmask_b32 v14, v15, v14
    v_add_f32_dpp v15, v17, v16 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v16, v19, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v17, v21, v20 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v18, v23, v22 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v19, v25, v24 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v20, v27, v26 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v21, v29, v28 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v22, v31, v30 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 1, v32
    v_add_f32_dpp v0, v0, v33 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v6, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v10, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v6, v12, v11 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v7, v14, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e32 v8, v15, v16, vcc_lo
    v_cndmask_b32_e32 v9, v16, v15, vcc_lo
    v_cndmask_b32_e32 v10, v17, v18, vcc_lo
    v_cndmask_b32_e32 v11, v18, v17, vcc_lo
    v_cndmask_b32_e32 v12, v19, v20, vcc_lo
    v_cndmask_b32_e32 v13, v20, v19, vcc_lo
    v_cndmask_b32_e32 v14, v21, v22, vcc_lo
    v_cndmask_b32_e32 v15, v22, v21, vcc_lo
    v_bfe_u32 v16, v148, 2, 1
    v_cndmask_b32_e32 v17, v0, v1, vcc_lo
    v_cndmask_b32_e32 v0, v1, v0, vcc_lo
    v_cndmask_b32_e32 v1, v2, v3, vcc_lo
    v_cndmask_b32_e32 v2, v3, v2, vcc_lo
    v_cndmask_b32_e32 v3, v4, v5, vcc_lo
    v_cndmask_b32_e32 v4, v5, v4, vcc_lo
    v_cndmask_b32_e32 v5, v6, v7, vcc_lo
    v_cndmask_b32_e32 v6, v7, v6, vcc_lo
    v_add_f32_dpp v7, v9, v8 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v11, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v13, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v15, v14 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 1, v16
    v_add_f32_dpp v0, v0, v17 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v2, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v4, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v6, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_e32 v4, s30, v173
    v_cndmask_b32_e32 v5, v7, v8, vcc_lo
    v_cndmask_b32_e32 v6, v8, v7, vcc_lo
    v_cndmask_b32_e32 v7, v9, v10, vcc_lo
    v_cndmask_b32_e32 v8, v10, v9, vcc_lo
    v_bfe_u32 v9, v148, 3, 1
    v_cndmask_b32_e32 v10, v0, v1, vcc_lo
    v_cndmask_b32_e32 v0, v1, v0, vcc_lo
    v_cndmask_b32_e32 v1, v2, v3, vcc_lo
    v_cndmask_b32_e32 v2, v3, v2, vcc_lo
    s_sub_u32 s6, s47, s30
    v_cmp_le_u32_e64 s7, s45, v4
    v_add_f32_dpp v3, v6, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_ge_u32_e64 s8, s6, v173
    v_add_f32_dpp v4, v8, v7 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 1, v9
    v_add_f32_dpp v0, v0, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v2, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s10, -1, exec_lo
    s_and_b32 s11, -1, exec_lo
    v_cndmask_b32_e32 v2, v3, v4, vcc_lo
    v_cndmask_b32_e32 v3, v4, v3, vcc_lo
    v_cndmask_b32_e32 v4, v0, v1, vcc_lo
    v_cndmask_b32_e32 v0, v1, v0, vcc_lo
    s_ctz_i32_b32 s9, s10
    s_ctz_i32_b32 s15, s11
    v_add_f32_dpp v1, v3, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s16, -1, exec_lo
    v_add_f32_dpp v0, v0, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s7, s8, s7
    v_mul_f32_e32 v1, s48, v1
    s_and_b32 s8, s10, 1
    v_mul_f32_e32 v0, s48, v0
    s_min_u32 s9, s9, 32
    s_and_b32 s10, s11, 1
    v_cndmask_b32_e64 v1, 0xff800000, v1, s7
    s_min_u32 s11, s15, 32
    v_cndmask_b32_e64 v0, 0xff800000, v0, s7
    s_lshr_b32 s7, s16, 16
    s_ctz_i32_b32 s15, s16
    v_max_f32_dpp v2, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_lshr_b32 s16, s17, 16
    v_max_f32_dpp v3, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s8, 0, s9
    v_max_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v3, v3, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s9, 0, s11
    s_and_b32 s10, -1, exec_lo
    v_max_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v3, v3, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s11, -1, exec_lo
    s_and_b32 s7, s7, 1
    s_min_u32 s15, s15, 32
    v_max_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v3, v3, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_lshlrev_b32_e32 v4, 16, v72
    v_permlanex16_b32 v5, v2, 0x76543210, s57
    v_permlanex16_b32 v6, v3, 0x76543210, s57
    v_and_b32_e32 v7, 0xffff0000, v72
    v_lshlrev_b32_e32 v8, 16, v73
    v_and_b32_e32 v9, 0xffff0000, v73
    v_max_f32_e32 v2, v5, v2
    v_max_f32_e32 v3, v6, v3
    s_lshr_b32 s18, s10, 1
    s_ctz_i32_b32 s10, s10
    s_lshr_b32 s19, s11, 1
    v_max_f32_e32 v138, 0xff7fffff, v2
    v_max_f32_e32 v136, 0xff7fffff, v3
    s_ctz_i32_b32 s11, s11
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s7, 16, s15
    v_sub_f32_e32 v1, v1, v138
    v_sub_f32_e32 v2, 0xff7fffff, v138
    v_sub_f32_e32 v0, v0, v136
    v_sub_f32_e32 v3, 0xff7fffff, v136
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 16, s17
    v_mul_f32_e32 v5, 0x3fb8aa3b, v1
    v_mul_f32_e32 v6, 0x3fb8aa3b, v2
    v_mul_f32_e32 v10, 0x3fb8aa3b, v0
    v_mul_f32_e32 v11, 0x3fb8aa3b, v3
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_fma_f32 v12, v1, 0x3fb8aa3b, -v5
    v_rndne_f32_e32 v13, v5
    v_fma_f32 v14, v2, 0x3fb8aa3b, -v6
    v_rndne_f32_e32 v15, v6
    v_fma_f32 v16, v0, 0x3fb8aa3b, -v10
    v_rndne_f32_e32 v17, v10
    v_fma_f32 v18, v3, 0x3fb8aa3b, -v11
    v_rndne_f32_e32 v19, v11
    v_fma_f32 v12, v1, 0x32a5705f, v12
    v_sub_f32_e32 v5, v5, v13
    v_fma_f32 v14, v2, 0x32a5705f, v14
    v_sub_f32_e32 v6, v6, v15
    v_fma_f32 v16, v0, 0x32a5705f, v16
    v_sub_f32_e32 v10, v10, v17
    v_fma_f32 v18, v3, 0x32a5705f, v18
    v_sub_f32_e32 v11, v11, v19
    v_add_f32_e32 v5, v5, v12
    v_add_f32_e32 v6, v6, v14
    v_add_f32_e32 v10, v10, v16
    v_cvt_i32_f32_e32 v12, v13
    v_add_f32_e32 v11, v11, v18
    v_exp_f32_e32 v5, v5
    v_exp_f32_e32 v6, v6
    v_exp_f32_e32 v10, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v11, v11
    v_cvt_i32_f32_e32 v13, v15
    v_cvt_i32_f32_e32 v14, v17
    v_cvt_i32_f32_e32 v15, v19
    v_ldexp_f32 v5, v5, v12
    v_cmp_gt_f32_e64 s17, 0xc2d00000, v2
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
    v_ldexp_f32 v6, v6, v13
    v_ldexp_f32 v10, v10, v14
    v_cmp_gt_f32_e64 s20, 0xc2d00000, v0
    s_delay_alu instid0(TRANS32_DEP_1)
    v_ldexp_f32 v11, v11, v15
    v_cmp_gt_f32_e64 s21, 0xc2d00000, v3
    v_cndmask_b32_e64 v5, v5, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v1
    v_cndmask_b32_e64 v1, v6, 0, s17
    v_cmp_lt_f32_e64 s17, 0x42b17218, v2
    v_cndmask_b32_e64 v2, v10, 0, s20
    v_cmp_lt_f32_e64 s20, 0x42b17218, v0
    v_cndmask_b32_e64 v0, v11, 0, s21
    v_cmp_lt_f32_e64 s21, 0x42b17218, v3
    v_cndmask_b32_e64 v24, v5, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v10, v1, 0x7f800000, s17
    v_cndmask_b32_e64 v25, v2, 0x7f800000, s20
    s_and_b32 s16, -1, exec_lo
    v_cndmask_b32_e64 v11, v0, 0x7f800000, s21
    v_readlane_b32 s8, v24, s8
    v_mul_f32_e32 v0, 0, v10
    v_readlane_b32 s9, v25, s9
    s_and_b32 s17, -1, exec_lo
    v_dual_mul_f32 v1, 0, v11 :: v_dual_lshlrev_b32 v6, 16, v74
    s_and_b32 s18, s18, 1
    s_min_u32 s10, s10, 32
    s_and_b32 s19, s19, 1
    s_min_u32 s11, s11, 32
    v_fma_f32 v2, s8, v4, v0
    v_fma_f32 v3, s8, v7, v0
    v_fma_f32 v5, s8, v8, v0
    v_fma_f32 v0, s8, v9, v0
    v_readlane_b32 s7, v24, s7
    v_and_b32_e32 v12, 0xffff0000, v74
    v_lshlrev_b32_e32 v13, 16, v75
    v_and_b32_e32 v14, 0xffff0000, v75
    v_fma_f32 v4, s9, v4, v1
    v_fma_f32 v7, s9, v7, v1
    v_fma_f32 v8, s9, v8, v1
    v_fma_f32 v1, s9, v9, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 17
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 17
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s10, 1, s10
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s11, 1, s11
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v6, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v76
    v_and_b32_e32 v15, 0xffff0000, v76
    v_lshlrev_b32_e32 v16, 16, v77
    v_and_b32_e32 v17, 0xffff0000, v77
    v_fma_f32 v4, s8, v6, v4
    v_fma_f32 v6, s8, v12, v7
    v_fma_f32 v7, s8, v13, v8
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 2
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 2
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 17, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 17, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v8, 16, v78
    v_and_b32_e32 v12, 0xffff0000, v78
    v_lshlrev_b32_e32 v13, 16, v79
    v_and_b32_e32 v14, 0xffff0000, v79
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 18
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 18
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 2, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 2, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v8, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v80
    v_and_b32_e32 v15, 0xffff0000, v80
    v_lshlrev_b32_e32 v16, 16, v81
    v_and_b32_e32 v17, 0xffff0000, v81
    v_fma_f32 v4, s8, v8, v4
    v_fma_f32 v6, s8, v12, v6
    v_fma_f32 v7, s8, v13, v7
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 3
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 3
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 18, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 18, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v8, 16, v82
    v_and_b32_e32 v12, 0xffff0000, v82
    v_lshlrev_b32_e32 v13, 16, v83
    v_and_b32_e32 v14, 0xffff0000, v83
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 19
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 19
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 3, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 3, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v8, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v84
    v_and_b32_e32 v15, 0xffff0000, v84
    v_lshlrev_b32_e32 v16, 16, v85
    v_and_b32_e32 v17, 0xffff0000, v85
    v_fma_f32 v4, s8, v8, v4
    v_fma_f32 v6, s8, v12, v6
    v_fma_f32 v7, s8, v13, v7
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 4
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 4
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 19, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 19, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v8, 16, v86
    v_and_b32_e32 v12, 0xffff0000, v86
    v_lshlrev_b32_e32 v13, 16, v87
    v_and_b32_e32 v14, 0xffff0000, v87
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 20
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 20
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 4, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 4, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v8, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v88
    v_and_b32_e32 v15, 0xffff0000, v88
    v_lshlrev_b32_e32 v16, 16, v89
    v_and_b32_e32 v17, 0xffff0000, v89
    v_fma_f32 v4, s8, v8, v4
    v_fma_f32 v6, s8, v12, v6
    v_fma_f32 v7, s8, v13, v7
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 5
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 5
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 20, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 20, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v8, 16, v90
    v_and_b32_e32 v12, 0xffff0000, v90
    v_lshlrev_b32_e32 v13, 16, v91
    v_and_b32_e32 v14, 0xffff0000, v91
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 21
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 21
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 5, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 5, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v8, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v92
    v_and_b32_e32 v15, 0xffff0000, v92
    v_lshlrev_b32_e32 v16, 16, v93
    v_and_b32_e32 v17, 0xffff0000, v93
    v_fma_f32 v4, s8, v8, v4
    v_fma_f32 v6, s8, v12, v6
    v_fma_f32 v7, s8, v13, v7
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 6
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 6
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 21, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 21, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v8, 16, v94
    v_and_b32_e32 v12, 0xffff0000, v94
    v_lshlrev_b32_e32 v13, 16, v95
    v_and_b32_e32 v14, 0xffff0000, v95
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 22
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 22
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 6, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 6, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v8, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v96
    v_and_b32_e32 v15, 0xffff0000, v96
    v_lshlrev_b32_e32 v16, 16, v97
    v_and_b32_e32 v17, 0xffff0000, v97
    v_fma_f32 v4, s8, v8, v4
    v_fma_f32 v6, s8, v12, v6
    v_fma_f32 v7, s8, v13, v7
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 7
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 7
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 22, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 22, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v8, 16, v98
    v_and_b32_e32 v12, 0xffff0000, v98
    v_lshlrev_b32_e32 v13, 16, v99
    v_and_b32_e32 v14, 0xffff0000, v99
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 23
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 23
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 7, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 7, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v8, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v100
    v_and_b32_e32 v15, 0xffff0000, v100
    v_lshlrev_b32_e32 v16, 16, v101
    v_and_b32_e32 v17, 0xffff0000, v101
    v_fma_f32 v4, s8, v8, v4
    v_fma_f32 v6, s8, v12, v6
    v_fma_f32 v7, s8, v13, v7
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 8
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 8
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 23, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 23, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v8, 16, v102
    v_and_b32_e32 v12, 0xffff0000, v102
    v_lshlrev_b32_e32 v13, 16, v103
    v_and_b32_e32 v14, 0xffff0000, v103
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 24
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 24
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 8, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 8, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v8, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v104
    v_and_b32_e32 v15, 0xffff0000, v104
    v_lshlrev_b32_e32 v16, 16, v105
    v_and_b32_e32 v17, 0xffff0000, v105
    v_fma_f32 v4, s8, v8, v4
    v_fma_f32 v6, s8, v12, v6
    v_fma_f32 v7, s8, v13, v7
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 9
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 9
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 24, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 24, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v8, 16, v106
    v_and_b32_e32 v12, 0xffff0000, v106
    v_lshlrev_b32_e32 v13, 16, v107
    v_and_b32_e32 v14, 0xffff0000, v107
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 25
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 25
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 9, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 9, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v8, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v108
    v_and_b32_e32 v15, 0xffff0000, v108
    v_lshlrev_b32_e32 v16, 16, v109
    v_and_b32_e32 v17, 0xffff0000, v109
    v_fma_f32 v4, s8, v8, v4
    v_fma_f32 v6, s8, v12, v6
    v_fma_f32 v7, s8, v13, v7
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 10
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 10
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 25, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 25, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v8, 16, v110
    v_and_b32_e32 v12, 0xffff0000, v110
    v_lshlrev_b32_e32 v13, 16, v111
    v_and_b32_e32 v14, 0xffff0000, v111
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 26
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 26
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 10, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 10, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v8, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v112
    v_and_b32_e32 v15, 0xffff0000, v112
    v_lshlrev_b32_e32 v16, 16, v113
    v_and_b32_e32 v17, 0xffff0000, v113
    v_fma_f32 v4, s8, v8, v4
    v_fma_f32 v6, s8, v12, v6
    v_fma_f32 v7, s8, v13, v7
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 11
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 11
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 26, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 26, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v8, 16, v114
    v_and_b32_e32 v12, 0xffff0000, v114
    v_lshlrev_b32_e32 v13, 16, v115
    v_and_b32_e32 v14, 0xffff0000, v115
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 27
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 27
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 11, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 11, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v8, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v116
    v_and_b32_e32 v15, 0xffff0000, v116
    v_lshlrev_b32_e32 v16, 16, v117
    v_and_b32_e32 v17, 0xffff0000, v117
    v_fma_f32 v4, s8, v8, v4
    v_fma_f32 v6, s8, v12, v6
    v_fma_f32 v7, s8, v13, v7
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 12
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 12
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 27, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 27, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v8, 16, v118
    v_and_b32_e32 v12, 0xffff0000, v118
    v_lshlrev_b32_e32 v13, 16, v119
    v_and_b32_e32 v14, 0xffff0000, v119
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 28
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 28
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 12, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 12, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v8, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v120
    v_and_b32_e32 v15, 0xffff0000, v120
    v_lshlrev_b32_e32 v16, 16, v121
    v_and_b32_e32 v17, 0xffff0000, v121
    v_fma_f32 v4, s8, v8, v4
    v_fma_f32 v6, s8, v12, v6
    v_fma_f32 v7, s8, v13, v7
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 13
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 13
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 28, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 28, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v8, 16, v122
    v_and_b32_e32 v12, 0xffff0000, v122
    v_lshlrev_b32_e32 v13, 16, v123
    v_and_b32_e32 v14, 0xffff0000, v123
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 29
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 29
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 13, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 13, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_fma_f32 v2, s7, v8, v2
    v_fma_f32 v3, s7, v12, v3
    v_fma_f32 v5, s7, v13, v5
    v_fma_f32 v0, s7, v14, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v9, 16, v124
    v_and_b32_e32 v15, 0xffff0000, v124
    v_lshlrev_b32_e32 v16, 16, v125
    v_and_b32_e32 v17, 0xffff0000, v125
    v_fma_f32 v4, s8, v8, v4
    v_fma_f32 v6, s8, v12, v6
    v_fma_f32 v7, s8, v13, v7
    v_fma_f32 v1, s8, v14, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 14
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 14
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 29, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 29, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_add_f32_dpp v8, v24, v24 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v25, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v2, s7, v9, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v13, 16, v126
    v_and_b32_e32 v14, 0xffff0000, v126
    v_lshlrev_b32_e32 v18, 16, v127
    v_and_b32_e32 v19, 0xffff0000, v127
    v_fma_f32 v4, s8, v9, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_lshr_b32 s9, s16, 30
    s_ctz_i32_b32 s15, s16
    s_lshr_b32 s16, s17, 30
    s_ctz_i32_b32 s17, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 14, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 14, s19
    s_and_b32 s18, -1, exec_lo
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s9, s9, 1
    s_min_u32 s15, s15, 32
    s_and_b32 s16, s16, 1
    s_min_u32 s17, s17, 32
    v_add_f32_dpp v8, v8, v8 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v12, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v2, s7, v13, v2
    v_fma_f32 v3, s7, v14, v3
    v_fma_f32 v5, s7, v18, v5
    v_fma_f32 v0, s7, v19, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v12, 16, v128
    v_and_b32_e32 v15, 0xffff0000, v128
    v_lshlrev_b32_e32 v16, 16, v129
    v_and_b32_e32 v17, 0xffff0000, v129
    v_fma_f32 v4, s8, v13, v4
    v_fma_f32 v6, s8, v14, v6
    v_fma_f32 v7, s8, v18, v7
    v_fma_f32 v1, s8, v19, v1
    v_readlane_b32 s8, v25, s11
    s_lshr_b32 s10, s18, 15
    s_ctz_i32_b32 s11, s18
    s_lshr_b32 s18, s19, 15
    s_ctz_i32_b32 s19, s19
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 30, s15
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s15, 30, s17
    s_and_b32 s16, -1, exec_lo
    s_and_b32 s17, -1, exec_lo
    s_and_b32 s10, s10, 1
    s_min_u32 s11, s11, 32
    s_and_b32 s18, s18, 1
    s_min_u32 s19, s19, 32
    v_add_f32_dpp v8, v8, v8 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v2, s7, v12, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v5, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v13, 16, v130
    v_and_b32_e32 v14, 0xffff0000, v130
    v_lshlrev_b32_e32 v18, 16, v131
    v_and_b32_e32 v19, 0xffff0000, v131
    v_fma_f32 v4, s8, v12, v4
    v_fma_f32 v6, s8, v15, v6
    v_fma_f32 v7, s8, v16, v7
    v_fma_f32 v1, s8, v17, v1
    v_readlane_b32 s8, v25, s15
    s_ctz_i32_b32 s9, s16
    s_ctz_i32_b32 s15, s17
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s10, 15, s11
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s11, 15, s19
    s_lshr_b32 s16, s16, 31
    s_min_u32 s9, s9, 32
    s_lshr_b32 s17, s17, 31
    s_min_u32 s15, s15, 32
    v_add_f32_dpp v8, v8, v8 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v2, s7, v13, v2
    v_fma_f32 v3, s7, v14, v3
    v_fma_f32 v5, s7, v18, v5
    v_fma_f32 v0, s7, v19, v0
    v_readlane_b32 s7, v24, s10
    v_lshlrev_b32_e32 v12, 16, v132
    v_and_b32_e32 v15, 0xffff0000, v132
    v_lshlrev_b32_e32 v16, 16, v133
    v_and_b32_e32 v17, 0xffff0000, v133
    v_fma_f32 v4, s8, v13, v4
    v_fma_f32 v6, s8, v14, v6
    v_fma_f32 v7, s8, v18, v7
    v_fma_f32 v1, s8, v19, v1
    v_readlane_b32 s8, v25, s11
    s_cmp_lg_u32 s16, 0
    s_cselect_b32 s9, 31, s9
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s10, 31, s15
    v_permlanex16_b32 v13, v8, 0x76543210, s57
    v_permlanex16_b32 v14, v9, 0x76543210, s57
    v_fma_f32 v2, s7, v12, v2
    v_fma_f32 v3, s7, v15, v3
    v_fma_f32 v18, s7, v16, v5
    v_fma_f32 v0, s7, v17, v0
    v_readlane_b32 s7, v24, s9
    v_lshlrev_b32_e32 v19, 16, v134
    v_and_b32_e32 v20, 0xffff0000, v134
    v_lshlrev_b32_e32 v21, 16, v135
    v_and_b32_e32 v22, 0xffff0000, v135
    v_fma_f32 v12, s8, v12, v4
    v_fma_f32 v15, s8, v15, v6
    v_fma_f32 v16, s8, v16, v7
    v_fma_f32 v17, s8, v17, v1
    v_readlane_b32 s8, v25, s10
    v_add_f32_e32 v8, v13, v8
    v_add_f32_e32 v9, v14, v9
    v_fma_f32 v4, s7, v19, v2
    v_fma_f32 v5, s7, v20, v3
    v_fma_f32 v6, s7, v21, v18
    v_fma_f32 v7, s7, v22, v0
    v_fma_f32 v0, s8, v19, v12
    v_fma_f32 v1, s8, v20, v15
    v_fma_f32 v2, s8, v21, v16
    v_fma_f32 v3, s8, v22, v17
    s_min_u32 s7, s6, 31
    v_fma_f32 v139, 0, v10, v8
    v_fma_f32 v137, 0, v11, v9
    s_add_u32 s7, s7, 1
    s_mov_b32 s8, 32
    s_branch L22
L21:
    s_add_u32 s9, s8, 1
    s_mul_i32 s10, s8, s54
    s_add_u32 s11, s8, 2
    s_min_u32 s15, s9, s6
    v_add_nc_u32_e32 v8, s10, v145
    s_min_u32 s10, s11, s6
    s_mul_i32 s15, s15, s54
    s_add_u32 s16, s8, 3
    s_mul_i32 s10, s10, s54
    v_add_nc_u32_e32 v10, s15, v145
    s_min_u32 s15, s16, s6
    v_add_nc_u32_e32 v12, s10, v145
    s_add_u32 s10, s8, 4
    s_mul_i32 s15, s15, s54
    s_add_u32 s17, s8, 5
    s_min_u32 s18, s10, s6
    v_add_nc_u32_e32 v14, s15, v145
    s_min_u32 s15, s17, s6
    s_mul_i32 s18, s18, s54
    s_add_u32 s19, s8, 6
    s_mul_i32 s15, s15, s54
    v_add_nc_u32_e32 v16, s18, v145
    s_min_u32 s18, s19, s6
    v_add_nc_u32_e32 v18, s15, v145
    s_add_u32 s15, s8, 7
    s_mul_i32 s18, s18, s54
    buffer_load_b64 v[8:9], v8, s[24:27], 0 idxen
    s_min_u32 s20, s15, s6
    v_add_nc_u32_e32 v20, s18, v145
    buffer_load_b64 v[10:11], v10, s[24:27], 0 idxen
    s_mul_i32 s18, s20, s54
    buffer_load_b64 v[12:13], v12, s[24:27], 0 idxen
    buffer_load_b64 v[14:15], v14, s[24:27], 0 idxen
    v_add_nc_u32_e32 v22, s18, v145
    buffer_load_b64 v[16:17], v16, s[24:27], 0 idxen
    buffer_load_b64 v[18:19], v18, s[24:27], 0 idxen
    buffer_load_b64 v[20:21], v20, s[24:27], 0 idxen
    buffer_load_b64 v[22:23], v22, s[24:27], 0 idxen
    s_and_b32 s18, s8, 1
    s_lshr_b32 s20, s8, 1
    s_and_b32 s21, s9, 1
    s_lshr_b32 s9, s9, 1
    s_lshl4_add_u32 s18, s18, s20
    s_and_b32 s20, -1, exec_lo
    s_and_b32 s22, -1, exec_lo
    s_lshl4_add_u32 s9, s21, s9
    s_lshr_b32 s21, s20, s18
    s_ctz_i32_b32 s20, s20
    s_lshr_b32 s23, s22, s18
    s_ctz_i32_b32 s22, s22
    s_and_b32 s28, s11, 1
    s_lshr_b32 s11, s11, 1
    s_and_b32 s9, s9, 31
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s49, -1, exec_lo
    s_and_b32 s21, s21, 1
    s_min_u32 s20, s20, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s22, s22, 32
    s_lshl4_add_u32 s11, s28, s11
    s_lshr_b32 s28, s44, s9
    s_ctz_i32_b32 s44, s44
    s_lshr_b32 s50, s49, s9
    s_ctz_i32_b32 s49, s49
    s_cmp_lg_u32 s21, 0
    s_cselect_b32 s20, s18, s20
    s_and_b32 s21, s16, 1
    s_lshr_b32 s16, s16, 1
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s18, s18, s22
    s_and_b32 s11, s11, 31
    s_and_b32 s22, -1, exec_lo
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, s28, 1
    s_min_u32 s44, s44, 32
    s_and_b32 s50, s50, 1
    s_min_u32 s49, s49, 32
    v_readlane_b32 s20, v24, s20
    s_lshl4_add_u32 s16, s21, s16
    v_readlane_b32 s18, v25, s18
    s_lshr_b32 s21, s22, s11
    s_ctz_i32_b32 s22, s22
    s_lshr_b32 s52, s23, s11
    s_ctz_i32_b32 s23, s23
    s_cmp_lg_u32 s28, 0
    s_cselect_b32 s28, s9, s44
    s_and_b32 s44, s10, 1
    s_lshr_b32 s10, s10, 1
    s_cmp_lg_u32 s50, 0
    s_cselect_b32 s9, s9, s49
    s_and_b32 s16, s16, 31
    s_and_b32 s49, -1, exec_lo
    s_and_b32 s50, -1, exec_lo
    s_and_b32 s21, s21, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s52, s52, 1
    s_min_u32 s23, s23, 32
    v_readlane_b32 s28, v24, s28
    s_lshl4_add_u32 s10, s44, s10
    v_readlane_b32 s9, v25, s9
    s_lshr_b32 s44, s49, s16
    s_ctz_i32_b32 s49, s49
    s_lshr_b32 s53, s50, s16
    s_ctz_i32_b32 s50, s50
    s_cmp_lg_u32 s21, 0
    s_cselect_b32 s21, s11, s22
    s_and_b32 s22, s17, 1
    s_lshr_b32 s17, s17, 1
    s_cmp_lg_u32 s52, 0
    s_cselect_b32 s11, s11, s23
    s_and_b32 s10, s10, 31
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s52, -1, exec_lo
    s_and_b32 s44, s44, 1
    s_min_u32 s49, s49, 32
    s_and_b32 s53, s53, 1
    s_min_u32 s50, s50, 32
    v_readlane_b32 s21, v24, s21
    s_lshl4_add_u32 s17, s22, s17
    v_readlane_b32 s11, v25, s11
    s_lshr_b32 s22, s23, s10
    s_ctz_i32_b32 s23, s23
    s_lshr_b32 s55, s52, s10
    s_ctz_i32_b32 s52, s52
    s_cmp_lg_u32 s44, 0
    s_cselect_b32 s44, s16, s49
    s_and_b32 s49, s19, 1
    s_lshr_b32 s19, s19, 1
    s_cmp_lg_u32 s53, 0
    s_cselect_b32 s16, s16, s50
    s_and_b32 s17, s17, 31
    s_and_b32 s50, -1, exec_lo
    s_and_b32 s53, -1, exec_lo
    s_and_b32 s22, s22, 1
    s_min_u32 s23, s23, 32
    s_and_b32 s55, s55, 1
    s_min_u32 s52, s52, 32
    v_readlane_b32 s44, v24, s44
    s_lshl4_add_u32 s19, s49, s19
    v_readlane_b32 s16, v25, s16
    s_lshr_b32 s49, s50, s17
    s_ctz_i32_b32 s50, s50
    s_lshr_b32 s56, s53, s17
    s_ctz_i32_b32 s53, s53
    s_cmp_lg_u32 s22, 0
    s_cselect_b32 s22, s10, s23
    s_and_b32 s23, s15, 1
    s_lshr_b32 s15, s15, 1
    s_cmp_lg_u32 s55, 0
    s_cselect_b32 s10, s10, s52
    s_and_b32 s19, s19, 31
    s_and_b32 s52, -1, exec_lo
    s_and_b32 s55, -1, exec_lo
    s_and_b32 s49, s49, 1
    s_min_u32 s50, s50, 32
    s_and_b32 s56, s56, 1
    s_min_u32 s53, s53, 32
    v_readlane_b32 s22, v24, s22
    s_lshl4_add_u32 s15, s23, s15
    v_readlane_b32 s10, v25, s10
    s_lshr_b32 s23, s52, s19
    s_ctz_i32_b32 s52, s52
    s_lshr_b32 s59, s55, s19
    s_ctz_i32_b32 s55, s55
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s49, s17, s50
    s_cmp_lg_u32 s56, 0
    s_cselect_b32 s17, s17, s53
    s_and_b32 s15, s15, 31
    s_and_b32 s50, -1, exec_lo
    s_and_b32 s53, -1, exec_lo
    s_and_b32 s23, s23, 1
    s_min_u32 s52, s52, 32
    s_and_b32 s56, s59, 1
    s_min_u32 s55, s55, 32
    v_readlane_b32 s49, v24, s49
    v_readlane_b32 s17, v25, s17
    s_lshr_b32 s59, s50, s15
    s_ctz_i32_b32 s50, s50
    s_lshr_b32 s61, s53, s15
    s_ctz_i32_b32 s53, s53
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s23, s19, s52
    s_cmp_lg_u32 s56, 0
    s_cselect_b32 s19, s19, s55
    s_and_b32 s52, s59, 1
    s_min_u32 s50, s50, 32
    s_and_b32 s55, s61, 1
    s_min_u32 s53, s53, 32
    v_readlane_b32 s23, v24, s23
    v_readlane_b32 s19, v25, s19
    s_cmp_lg_u32 s52, 0
    s_cselect_b32 s50, s15, s50
    s_cmp_lg_u32 s55, 0
    s_cselect_b32 s15, s15, s53
    v_readlane_b32 s50, v24, s50
    v_readlane_b32 s15, v25, s15
    s_add_u32 s8, s8, 8
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v26, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    v_lshlrev_b32_e32 v27, 16, v9
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v4, s20, v26 :: v_dual_and_b32 v9, 0xffff0000, v9
    v_dual_fmac_f32 v5, s20, v8 :: v_dual_fmac_f32 v6, s20, v27
    s_delay_alu instid0(VALU_DEP_2)
    v_dual_fmac_f32 v7, s20, v9 :: v_dual_fmac_f32 v0, s18, v26
    v_dual_fmac_f32 v1, s18, v8 :: v_dual_fmac_f32 v2, s18, v27
    v_fma_f32 v3, s18, v9, v3
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v8, 16, v10
    v_and_b32_e32 v9, 0xffff0000, v10
    v_lshlrev_b32_e32 v10, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    s_waitcnt vmcnt(5)
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v5, s28, v9 :: v_dual_lshlrev_b32 v26, 16, v12
    v_dual_fmac_f32 v4, s28, v8 :: v_dual_lshlrev_b32 v27, 16, v13
    v_dual_fmac_f32 v6, s28, v10 :: v_dual_fmac_f32 v7, s28, v11
    v_dual_fmac_f32 v1, s9, v9 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_dual_fmac_f32 v0, s9, v8 :: v_dual_and_b32 v13, 0xffff0000, v13
    v_dual_fmac_f32 v2, s9, v10 :: v_dual_fmac_f32 v3, s9, v11
    v_fma_f32 v4, s21, v26, v4
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v5, s21, v12 :: v_dual_fmac_f32 v6, s21, v27
    v_fma_f32 v7, s21, v13, v7
    s_waitcnt vmcnt(4)
    v_dual_fmac_f32 v3, s11, v13 :: v_dual_lshlrev_b32 v8, 16, v14
    v_and_b32_e32 v9, 0xffff0000, v14
    v_dual_fmac_f32 v1, s11, v12 :: v_dual_lshlrev_b32 v10, 16, v15
    v_dual_fmac_f32 v0, s11, v26 :: v_dual_and_b32 v11, 0xffff0000, v15
    v_fma_f32 v2, s11, v27, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v4, s44, v8 :: v_dual_fmac_f32 v5, s44, v9
    v_dual_fmac_f32 v6, s44, v10 :: v_dual_fmac_f32 v7, s44, v11
    s_waitcnt vmcnt(3)
    v_dual_fmac_f32 v1, s16, v9 :: v_dual_lshlrev_b32 v12, 16, v16
    v_and_b32_e32 v13, 0xffff0000, v16
    v_lshlrev_b32_e32 v14, 16, v17
    v_dual_fmac_f32 v0, s16, v8 :: v_dual_and_b32 v15, 0xffff0000, v17
    v_dual_fmac_f32 v2, s16, v10 :: v_dual_fmac_f32 v3, s16, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v4, s22, v12 :: v_dual_fmac_f32 v5, s22, v13
    v_dual_fmac_f32 v6, s22, v14 :: v_dual_fmac_f32 v7, s22, v15
    s_waitcnt vmcnt(2)
    v_dual_fmac_f32 v1, s10, v13 :: v_dual_lshlrev_b32 v8, 16, v18
    v_and_b32_e32 v9, 0xffff0000, v18
    v_lshlrev_b32_e32 v10, 16, v19
    v_dual_fmac_f32 v0, s10, v12 :: v_dual_and_b32 v11, 0xffff0000, v19
    v_dual_fmac_f32 v2, s10, v14 :: v_dual_fmac_f32 v3, s10, v15
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v4, s49, v8 :: v_dual_fmac_f32 v5, s49, v9
    v_dual_fmac_f32 v6, s49, v10 :: v_dual_fmac_f32 v7, s49, v11
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v1, s17, v9 :: v_dual_lshlrev_b32 v12, 16, v20
    v_and_b32_e32 v13, 0xffff0000, v20
    v_lshlrev_b32_e32 v14, 16, v21
    v_dual_fmac_f32 v0, s17, v8 :: v_dual_and_b32 v15, 0xffff0000, v21
    v_dual_fmac_f32 v2, s17, v10 :: v_dual_fmac_f32 v3, s17, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v4, s23, v12 :: v_dual_fmac_f32 v5, s23, v13
    v_dual_fmac_f32 v6, s23, v14 :: v_dual_fmac_f32 v7, s23, v15
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v1, s19, v13 :: v_dual_lshlrev_b32 v8, 16, v22
    v_and_b32_e32 v9, 0xffff0000, v22
    v_lshlrev_b32_e32 v10, 16, v23
    v_dual_fmac_f32 v0, s19, v12 :: v_dual_and_b32 v11, 0xffff0000, v23
    v_dual_fmac_f32 v2, s19, v14 :: v_dual_fmac_f32 v3, s19, v15
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v4, s50, v8 :: v_dual_fmac_f32 v5, s50, v9
    v_dual_fmac_f32 v6, s50, v10 :: v_dual_fmac_f32 v7, s50, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v0, s15, v8 :: v_dual_fmac_f32 v1, s15, v9
    v_dual_fmac_f32 v2, s15, v10 :: v_dual_fmac_f32 v3, s15, v11
L22:
    s_cmp_lt_u32 s8, s7
    s_cbranch_scc1 L21
L23:
    s_lshl_b32 s6, s51, 7
    v_bfe_u32 v8, v148, 1, 1
    v_bfe_u32 v9, v148, 2, 1
    v_bfe_u32 v10, v148, 3, 1
    s_add_u32 s7, s30, s6
    v_cmp_eq_u32_e64 s8, 1, v140
    v_cmp_eq_u32_e64 s9, 1, v8
    v_cmp_eq_u32_e64 s10, 1, v9
    v_cmp_eq_u32_e64 s11, 1, v10
    s_branch L28
L24:
    s_lshr_b32 s15, s7, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    s_cmp_lt_u32 s15, s60
    s_cselect_b32 s16, exec_lo, 0
    s_and_b32 s16, exec_lo, s16
    s_cbranch_scc0 L25
    s_lshl_b32 s17, s15, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s16, s[40:43], s17
L25:
    s_cmp_lt_u32 s15, s60
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s15, s16, 0
    s_sub_u32 s16, s47, s7
    s_min_u32 s15, s15, s31
    v_add_nc_u32_e32 v174, s7, v173
    v_min_u32_e32 v8, s16, v156
    v_min_u32_e32 v9, s16, v157
    v_min_u32_e32 v10, s16, v158
    v_min_u32_e32 v11, s16, v159
    s_lshl_b32 s15, s15, 5
    v_mul_lo_u32 v8, v8, s54
    s_mul_i32 s15, s15, s54
    v_mul_lo_u32 v9, v9, s54
    v_mul_lo_u32 v10, v10, s54
    v_mul_lo_u32 v11, v11, s54
    v_add_nc_u32_e32 v56, s15, v154
    v_min_u32_e32 v12, s16, v160
    v_min_u32_e32 v13, s16, v161
    v_min_u32_e32 v14, s16, v162
    v_min_u32_e32 v15, s16, v163
    v_add_nc_u32_e32 v8, v56, v8
    v_add_nc_u32_e32 v9, v56, v9
    v_add_nc_u32_e32 v10, v56, v10
    v_add_nc_u32_e32 v11, v56, v11
    v_mul_lo_u32 v12, v12, s54
    v_min_u32_e32 v8, 0x38000000, v8
    v_min_u32_e32 v9, 0x38000000, v9
    v_min_u32_e32 v10, 0x38000000, v10
    v_min_u32_e32 v11, 0x38000000, v11
    v_mul_lo_u32 v13, v13, s54
    v_lshlrev_b32_e32 v8, 1, v8
    v_lshlrev_b32_e32 v16, 1, v9
    v_lshlrev_b32_e32 v17, 1, v10
    v_lshlrev_b32_e32 v20, 1, v11
    v_mul_lo_u32 v9, v14, s54
    v_mul_lo_u32 v10, v15, s54
    v_add_nc_u32_e32 v24, v56, v12
    v_add_nc_u32_e32 v25, v56, v13
    s_delay_alu instid0(VALU_DEP_4)
    v_add_nc_u32_e32 v26, v56, v9
    v_min_u32_e32 v27, s16, v164
    v_add_nc_u32_e32 v28, v56, v10
    buffer_load_b128 v[8:11], v8, s[0:3], 0 offen
    buffer_load_b128 v[12:15], v16, s[0:3], 0 offen
    buffer_load_b128 v[16:19], v17, s[0:3], 0 offen
    buffer_load_b128 v[20:23], v20, s[0:3], 0 offen
    v_min_u32_e32 v24, 0x38000000, v24
    v_min_u32_e32 v25, 0x38000000, v25
    v_min_u32_e32 v26, 0x38000000, v26
    v_min_u32_e32 v28, 0x38000000, v28
    v_min_u32_e32 v29, s16, v165
    v_lshlrev_b32_e32 v24, 1, v24
    v_lshlrev_b32_e32 v30, 1, v25
    v_lshlrev_b32_e32 v32, 1, v26
    v_lshlrev_b32_e32 v36, 1, v28
    v_min_u32_e32 v25, s16, v166
    v_min_u32_e32 v40, s16, v167
    v_mul_lo_u32 v41, v27, s54
    v_mul_lo_u32 v42, v29, s54
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_lo_u32 v43, v25, s54
    buffer_load_b128 v[24:27], v24, s[0:3], 0 offen
    buffer_load_b128 v[28:31], v30, s[0:3], 0 offen
    buffer_load_b128 v[32:35], v32, s[0:3], 0 offen
    buffer_load_b128 v[36:39], v36, s[0:3], 0 offen
    v_mul_lo_u32 v40, v40, s54
    v_add_nc_u32_e32 v41, v56, v41
    v_add_nc_u32_e32 v42, v56, v42
    v_add_nc_u32_e32 v43, v56, v43
    v_min_u32_e32 v44, s16, v168
    v_add_nc_u32_e32 v40, v56, v40
    v_min_u32_e32 v41, 0x38000000, v41
    v_min_u32_e32 v42, 0x38000000, v42
    v_min_u32_e32 v43, 0x38000000, v43
    v_min_u32_e32 v45, s16, v169
    v_min_u32_e32 v40, 0x38000000, v40
    v_lshlrev_b32_e32 v41, 1, v41
    v_lshlrev_b32_e32 v46, 1, v42
    v_lshlrev_b32_e32 v48, 1, v43
    v_min_u32_e32 v42, s16, v170
    v_lshlrev_b32_e32 v52, 1, v40
    v_min_u32_e32 v57, s16, v171
    v_mul_lo_u32 v58, v44, s54
    v_mul_lo_u32 v59, v45, s54
    v_mul_lo_u32 v60, v42, s54
    buffer_load_b128 v[40:43], v41, s[0:3], 0 offen
    buffer_load_b128 v[44:47], v46, s[0:3], 0 offen
    buffer_load_b128 v[48:51], v48, s[0:3], 0 offen
    buffer_load_b128 v[52:55], v52, s[0:3], 0 offen
    v_mul_lo_u32 v57, v57, s54
    v_add_nc_u32_e32 v58, v56, v58
    v_add_nc_u32_e32 v59, v56, v59
    v_add_nc_u32_e32 v60, v56, v60
    s_min_u32 s17, s16, 1
    s_delay_alu instid0(VALU_DEP_4)
    v_add_nc_u32_e32 v56, v56, v57
    v_min_u32_e32 v57, 0x38000000, v58
    v_min_u32_e32 v58, 0x38000000, v59
    v_min_u32_e32 v59, 0x38000000, v60
    v_add_nc_u32_e32 v175, s15, v155
    v_min_u32_e32 v56, 0x38000000, v56
    v_lshlrev_b32_e32 v57, 1, v57
    v_lshlrev_b32_e32 v60, 1, v58
    v_lshlrev_b32_e32 v72, 1, v59
    s_mul_i32 s15, s17, s54
    v_lshlrev_b32_e32 v76, 1, v56
    s_min_u32 s17, s16, 2
    v_add_nc_u32_e32 v82, s15, v175
    s_min_u32 s15, s16, 3
    s_mul_i32 s17, s17, s54
    s_min_u32 s18, s16, 4
    s_mul_i32 s15, s15, s54
    v_add_nc_u32_e32 v84, s17, v175
    s_mul_i32 s17, s18, s54
    v_add_nc_u32_e32 v86, s15, v175
    s_min_u32 s15, s16, 5
    v_add_nc_u32_e32 v88, s17, v175
    s_min_u32 s17, s16, 6
    buffer_load_b128 v[56:59], v57, s[0:3], 0 offen
    buffer_load_b128 v[60:63], v60, s[0:3], 0 offen
    buffer_load_b128 v[72:75], v72, s[0:3], 0 offen
    buffer_load_b128 v[76:79], v76, s[0:3], 0 offen
    s_mul_i32 s15, s15, s54
    s_mul_i32 s17, s17, s54
    s_min_u32 s18, s16, 7
    v_add_nc_u32_e32 v90, s15, v175
    v_add_nc_u32_e32 v92, s17, v175
    s_mul_i32 s15, s18, s54
    buffer_load_b64 v[80:81], v175, s[24:27], 0 idxen
    v_add_nc_u32_e32 v94, s15, v175
    buffer_load_b64 v[82:83], v82, s[24:27], 0 idxen
    buffer_load_b64 v[84:85], v84, s[24:27], 0 idxen
    buffer_load_b64 v[86:87], v86, s[24:27], 0 idxen
    buffer_load_b64 v[88:89], v88, s[24:27], 0 idxen
    buffer_load_b64 v[90:91], v90, s[24:27], 0 idxen
    buffer_load_b64 v[92:93], v92, s[24:27], 0 idxen
    buffer_load_b64 v[94:95], v94, s[24:27], 0 idxen
    s_min_u32 s15, s16, 8
    s_min_u32 s17, s16, 9
    s_min_u32 s18, s16, 10
    s_mul_i32 s15, s15, s54
    s_mul_i32 s17, s17, s54
    s_mul_i32 s18, s18, s54
    v_add_nc_u32_e32 v96, s15, v175
    v_add_nc_u32_e32 v98, s17, v175
    s_min_u32 s15, s16, 11
    v_add_nc_u32_e32 v100, s18, v175
    s_min_u32 s17, s16, 12
    s_mul_i32 s15, s15, s54
    s_min_u32 s18, s16, 13
    s_mul_i32 s17, s17, s54
    v_add_nc_u32_e32 v102, s15, v175
    s_mul_i32 s15, s18, s54
    v_add_nc_u32_e32 v104, s17, v175
    s_min_u32 s17, s16, 14
    v_add_nc_u32_e32 v106, s15, v175
    s_min_u32 s15, s16, 15
    s_mul_i32 s17, s17, s54
    s_min_u32 s18, s16, 16
    s_mul_i32 s15, s15, s54
    v_add_nc_u32_e32 v108, s17, v175
    buffer_load_b64 v[96:97], v96, s[24:27], 0 idxen
    v_add_nc_u32_e32 v110, s15, v175
    buffer_load_b64 v[98:99], v98, s[24:27], 0 idxen
    buffer_load_b64 v[100:101], v100, s[24:27], 0 idxen
    buffer_load_b64 v[102:103], v102, s[24:27], 0 idxen
    buffer_load_b64 v[104:105], v104, s[24:27], 0 idxen
    buffer_load_b64 v[106:107], v106, s[24:27], 0 idxen
    buffer_load_b64 v[108:109], v108, s[24:27], 0 idxen
    buffer_load_b64 v[110:111], v110, s[24:27], 0 idxen
    s_mul_i32 s15, s18, s54
    s_min_u32 s17, s16, 17
    s_min_u32 s18, s16, 18
    v_add_nc_u32_e32 v112, s15, v175
    s_mul_i32 s15, s17, s54
    s_mul_i32 s17, s18, s54
    s_min_u32 s18, s16, 19
    v_add_nc_u32_e32 v114, s15, v175
    v_add_nc_u32_e32 v116, s17, v175
    s_mul_i32 s15, s18, s54
    s_min_u32 s17, s16, 20
    s_min_u32 s18, s16, 21
    v_add_nc_u32_e32 v118, s15, v175
    s_mul_i32 s15, s17, s54
    s_mul_i32 s17, s18, s54
    s_min_u32 s18, s16, 22
    v_add_nc_u32_e32 v120, s15, v175
    v_add_nc_u32_e32 v122, s17, v175
    s_mul_i32 s15, s18, s54
    s_min_u32 s17, s16, 23
    buffer_load_b64 v[112:113], v112, s[24:27], 0 idxen
    v_add_nc_u32_e32 v124, s15, v175
    s_mul_i32 s15, s17, s54
    buffer_load_b64 v[114:115], v114, s[24:27], 0 idxen
    v_add_nc_u32_e32 v126, s15, v175
    buffer_load_b64 v[116:117], v116, s[24:27], 0 idxen
    buffer_load_b64 v[118:119], v118, s[24:27], 0 idxen
    buffer_load_b64 v[120:121], v120, s[24:27], 0 idxen
    buffer_load_b64 v[122:123], v122, s[24:27], 0 idxen
    buffer_load_b64 v[124:125], v124, s[24:27], 0 idxen
    buffer_load_b64 v[126:127], v126, s[24:27], 0 idxen
    s_min_u32 s15, s16, 24
    s_min_u32 s17, s16, 25
    s_min_u32 s18, s16, 26
    s_mul_i32 s15, s15, s54
    s_mul_i32 s17, s17, s54
    s_mul_i32 s18, s18, s54
    v_add_nc_u32_e32 v128, s15, v175
    v_add_nc_u32_e32 v130, s17, v175
    s_min_u32 s15, s16, 27
    v_add_nc_u32_e32 v132, s18, v175
    s_min_u32 s17, s16, 28
    s_mul_i32 s15, s15, s54
    s_min_u32 s18, s16, 29
    s_mul_i32 s17, s17, s54
    v_add_nc_u32_e32 v134, s15, v175
    s_mul_i32 s15, s18, s54
    v_add_nc_u32_e32 v140, s17, v175
    s_min_u32 s17, s16, 30
    v_add_nc_u32_e32 v142, s15, v175
    s_min_u32 s15, s16, 31
    s_mul_i32 s17, s17, s54
    s_waitcnt vmcnt(39)
    v_dot2_f32_bf16 v176, v64, v8, 0
    s_mul_i32 s18, s15, s54
    v_add_nc_u32_e32 v144, s17, v175
    buffer_load_b64 v[128:129], v128, s[24:27], 0 idxen
    v_add_nc_u32_e32 v146, s18, v175
    buffer_load_b64 v[130:131], v130, s[24:27], 0 idxen
    buffer_load_b64 v[132:133], v132, s[24:27], 0 idxen
    buffer_load_b64 v[134:135], v134, s[24:27], 0 idxen
    buffer_load_b64 v[140:141], v140, s[24:27], 0 idxen
    buffer_load_b64 v[142:143], v142, s[24:27], 0 idxen
    buffer_load_b64 v[144:145], v144, s[24:27], 0 idxen
    buffer_load_b64 v[146:147], v146, s[24:27], 0 idxen
    s_waitcnt vmcnt(46)
    v_dot2_f32_bf16 v177, v64, v12, 0
    s_waitcnt vmcnt(45)
    v_dot2_f32_bf16 v178, v64, v16, 0
    s_waitcnt vmcnt(44)
    v_dot2_f32_bf16 v179, v64, v20, 0
    s_waitcnt vmcnt(43)
    v_dot2_f32_bf16 v180, v64, v24, 0
    s_waitcnt vmcnt(42)
    v_dot2_f32_bf16 v181, v64, v28, 0
    s_waitcnt vmcnt(41)
    v_dot2_f32_bf16 v182, v64, v32, 0
    s_waitcnt vmcnt(40)
    v_dot2_f32_bf16 v183, v64, v36, 0
    v_dot2_f32_bf16 v8, v68, v8, 0
    v_dot2_f32_bf16 v12, v68, v12, 0
    v_dot2_f32_bf16 v16, v68, v16, 0
    v_dot2_f32_bf16 v20, v68, v20, 0
    v_dot2_f32_bf16 v24, v68, v24, 0
    v_dot2_f32_bf16 v28, v68, v28, 0
    v_dot2_f32_bf16 v32, v68, v32, 0
    v_dot2_f32_bf16 v36, v68, v36, 0
    v_dot2_f32_bf16 v176, v65, v9, v176
    v_dot2_f32_bf16 v177, v65, v13, v177
    v_dot2_f32_bf16 v178, v65, v17, v178
    v_dot2_f32_bf16 v179, v65, v21, v179
    v_dot2_f32_bf16 v180, v65, v25, v180
    v_dot2_f32_bf16 v181, v65, v29, v181
    v_dot2_f32_bf16 v182, v65, v33, v182
    v_dot2_f32_bf16 v183, v65, v37, v183
    v_dot2_f32_bf16 v8, v69, v9, v8
    v_dot2_f32_bf16 v9, v69, v13, v12
    v_dot2_f32_bf16 v12, v69, v17, v16
    v_dot2_f32_bf16 v13, v69, v21, v20
    v_dot2_f32_bf16 v16, v69, v25, v24
    v_dot2_f32_bf16 v17, v69, v29, v28
    v_dot2_f32_bf16 v20, v69, v33, v32
    v_dot2_f32_bf16 v21, v69, v37, v36
    v_dot2_f32_bf16 v24, v66, v10, v176
    v_dot2_f32_bf16 v25, v66, v14, v177
    v_dot2_f32_bf16 v28, v66, v18, v178
    s_waitcnt vmcnt(39)
    v_dot2_f32_bf16 v29, v64, v40, 0
    s_waitcnt vmcnt(38)
    v_dot2_f32_bf16 v32, v64, v44, 0
    s_waitcnt vmcnt(37)
    v_dot2_f32_bf16 v33, v64, v48, 0
    s_waitcnt vmcnt(36)
    v_dot2_f32_bf16 v36, v64, v52, 0
    v_dot2_f32_bf16 v37, v68, v40, 0
    v_dot2_f32_bf16 v40, v68, v44, 0
    v_dot2_f32_bf16 v44, v68, v48, 0
    v_dot2_f32_bf16 v48, v68, v52, 0
    v_dot2_f32_bf16 v29, v65, v41, v29
    v_dot2_f32_bf16 v32, v65, v45, v32
    v_dot2_f32_bf16 v33, v65, v49, v33
    v_dot2_f32_bf16 v36, v65, v53, v36
    v_dot2_f32_bf16 v37, v69, v41, v37
    v_dot2_f32_bf16 v40, v69, v45, v40
    v_dot2_f32_bf16 v41, v69, v49, v44
    v_dot2_f32_bf16 v44, v69, v53, v48
    v_dot2_f32_bf16 v45, v66, v22, v179
    v_dot2_f32_bf16 v48, v66, v26, v180
    v_dot2_f32_bf16 v49, v66, v30, v181
    v_dot2_f32_bf16 v52, v66, v34, v182
    v_dot2_f32_bf16 v53, v66, v38, v183
    v_dot2_f32_bf16 v29, v66, v42, v29
    v_dot2_f32_bf16 v32, v66, v46, v32
    v_dot2_f32_bf16 v33, v66, v50, v33
    v_dot2_f32_bf16 v36, v66, v54, v36
    v_dot2_f32_bf16 v8, v70, v10, v8
    v_dot2_f32_bf16 v9, v70, v14, v9
    v_dot2_f32_bf16 v10, v70, v18, v12
    v_dot2_f32_bf16 v12, v70, v22, v13
    v_dot2_f32_bf16 v13, v70, v26, v16
    v_dot2_f32_bf16 v14, v70, v30, v17
    v_dot2_f32_bf16 v16, v70, v34, v20
    v_dot2_f32_bf16 v17, v70, v38, v21
    v_dot2_f32_bf16 v18, v70, v42, v37
    v_dot2_f32_bf16 v20, v70, v46, v40
    v_dot2_f32_bf16 v21, v70, v50, v41
    v_dot2_f32_bf16 v22, v70, v54, v44
    v_dot2_f32_bf16 v24, v67, v11, v24
    v_dot2_f32_bf16 v25, v67, v15, v25
    v_dot2_f32_bf16 v26, v67, v19, v28
    v_dot2_f32_bf16 v28, v67, v23, v45
    v_dot2_f32_bf16 v30, v67, v27, v48
    v_dot2_f32_bf16 v34, v67, v31, v49
    v_dot2_f32_bf16 v37, v67, v35, v52
    v_dot2_f32_bf16 v38, v67, v39, v53
    v_dot2_f32_bf16 v29, v67, v43, v29
    v_dot2_f32_bf16 v32, v67, v47, v32
    v_dot2_f32_bf16 v33, v67, v51, v33
    v_dot2_f32_bf16 v36, v67, v55, v36
    v_dot2_f32_bf16 v8, v71, v11, v8
    s_waitcnt vmcnt(35)
    v_dot2_f32_bf16 v11, v64, v56, 0
    s_waitcnt vmcnt(34)
    v_dot2_f32_bf16 v40, v64, v60, 0
    s_waitcnt vmcnt(33)
    v_dot2_f32_bf16 v41, v64, v72, 0
    s_waitcnt vmcnt(32)
    v_dot2_f32_bf16 v42, v64, v76, 0
    v_dot2_f32_bf16 v44, v68, v56, 0
    v_dot2_f32_bf16 v45, v68, v60, 0
    v_dot2_f32_bf16 v46, v68, v72, 0
    v_dot2_f32_bf16 v48, v68, v76, 0
    v_dot2_f32_bf16 v11, v65, v57, v11
    v_dot2_f32_bf16 v40, v65, v61, v40
    v_dot2_f32_bf16 v41, v65, v73, v41
    v_dot2_f32_bf16 v42, v65, v77, v42
    v_dot2_f32_bf16 v44, v69, v57, v44
    v_dot2_f32_bf16 v45, v69, v61, v45
    v_dot2_f32_bf16 v46, v69, v73, v46
    v_dot2_f32_bf16 v48, v69, v77, v48
    v_dot2_f32_bf16 v11, v66, v58, v11
    v_dot2_f32_bf16 v40, v66, v62, v40
    v_dot2_f32_bf16 v41, v66, v74, v41
    v_dot2_f32_bf16 v42, v66, v78, v42
    v_dot2_f32_bf16 v44, v70, v58, v44
    v_dot2_f32_bf16 v45, v70, v62, v45
    v_dot2_f32_bf16 v46, v70, v74, v46
    v_dot2_f32_bf16 v48, v70, v78, v48
    v_dot2_f32_bf16 v11, v67, v59, v11
    v_dot2_f32_bf16 v40, v67, v63, v40
    v_dot2_f32_bf16 v41, v67, v75, v41
    v_dot2_f32_bf16 v42, v67, v79, v42
    v_dot2_f32_bf16 v9, v71, v15, v9
    v_dot2_f32_bf16 v10, v71, v19, v10
    v_dot2_f32_bf16 v12, v71, v23, v12
    v_dot2_f32_bf16 v13, v71, v27, v13
    v_dot2_f32_bf16 v14, v71, v31, v14
    v_dot2_f32_bf16 v15, v71, v35, v16
    v_dot2_f32_bf16 v16, v71, v39, v17
    v_dot2_f32_bf16 v17, v71, v43, v18
    v_dot2_f32_bf16 v18, v71, v47, v20
    v_dot2_f32_bf16 v19, v71, v51, v21
    v_dot2_f32_bf16 v20, v71, v55, v22
    v_dot2_f32_bf16 v21, v71, v59, v44
    v_dot2_f32_bf16 v22, v71, v63, v45
    v_dot2_f32_bf16 v23, v71, v75, v46
    v_dot2_f32_bf16 v27, v71, v79, v48
    v_cndmask_b32_e64 v31, v24, v25, s8
    v_cndmask_b32_e64 v24, v25, v24, s8
    v_cndmask_b32_e64 v25, v26, v28, s8
    v_cndmask_b32_e64 v26, v28, v26, s8
    v_cndmask_b32_e64 v28, v30, v34, s8
    v_cndmask_b32_e64 v30, v34, v30, s8
    v_cndmask_b32_e64 v34, v37, v38, s8
    v_cndmask_b32_e64 v35, v38, v37, s8
    v_cndmask_b32_e64 v37, v29, v32, s8
    v_cndmask_b32_e64 v29, v32, v29, s8
    v_cndmask_b32_e64 v32, v33, v36, s8
    v_cndmask_b32_e64 v33, v36, v33, s8
    v_cndmask_b32_e64 v36, v11, v40, s8
    v_cndmask_b32_e64 v11, v40, v11, s8
    v_cndmask_b32_e64 v38, v41, v42, s8
    v_cndmask_b32_e64 v39, v42, v41, s8
    v_cndmask_b32_e64 v40, v8, v9, s8
    v_cndmask_b32_e64 v8, v9, v8, s8
    v_cndmask_b32_e64 v9, v10, v12, s8
    v_cndmask_b32_e64 v10, v12, v10, s8
    v_cndmask_b32_e64 v12, v13, v14, s8
    v_cndmask_b32_e64 v13, v14, v13, s8
    v_cndmask_b32_e64 v14, v15, v16, s8
    v_cndmask_b32_e64 v15, v16, v15, s8
    v_cndmask_b32_e64 v16, v17, v18, s8
    v_cndmask_b32_e64 v17, v18, v17, s8
    v_cndmask_b32_e64 v18, v19, v20, s8
    v_cndmask_b32_e64 v19, v20, v19, s8
    v_cndmask_b32_e64 v20, v21, v22, s8
    v_cndmask_b32_e64 v21, v22, v21, s8
    v_cndmask_b32_e64 v22, v23, v27, s8
    v_cndmask_b32_e64 v23, v27, v23, s8
    v_add_f32_dpp v24, v24, v31 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v25, v26, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v26, v30, v28 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v27, v35, v34 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v28, v29, v37 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v29, v33, v32 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v36 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v30, v39, v38 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v8, v40 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v10, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v13, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v15, v14 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v13, v17, v16 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v14, v19, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v15, v21, v20 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v16, v23, v22 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v17, v24, v25, s9
    v_cndmask_b32_e64 v18, v25, v24, s9
    v_cndmask_b32_e64 v19, v26, v27, s9
    v_cndmask_b32_e64 v20, v27, v26, s9
    v_cndmask_b32_e64 v21, v28, v29, s9
    v_cndmask_b32_e64 v22, v29, v28, s9
    v_cndmask_b32_e64 v23, v11, v30, s9
    v_cndmask_b32_e64 v11, v30, v11, s9
    v_cndmask_b32_e64 v24, v8, v9, s9
    v_cndmask_b32_e64 v8, v9, v8, s9
    v_cndmask_b32_e64 v9, v10, v12, s9
    v_cndmask_b32_e64 v10, v12, v10, s9
    v_cndmask_b32_e64 v12, v13, v14, s9
    v_cndmask_b32_e64 v13, v14, v13, s9
    v_cndmask_b32_e64 v14, v15, v16, s9
    v_cndmask_b32_e64 v15, v16, v15, s9
    v_add_f32_dpp v16, v18, v17 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v17, v20, v19 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v18, v22, v21 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v23 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v8, v24 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v10, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v13, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v15, v14 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v13, v16, v17, s10
    v_cndmask_b32_e64 v14, v17, v16, s10
    v_cndmask_b32_e64 v15, v18, v11, s10
    v_cndmask_b32_e64 v11, v11, v18, s10
    v_cndmask_b32_e64 v16, v8, v9, s10
    v_cndmask_b32_e64 v8, v9, v8, s10
    v_cndmask_b32_e64 v9, v10, v12, s10
    v_cndmask_b32_e64 v10, v12, v10, s10
    v_cmp_ge_u32_e32 vcc_lo, s16, v173
    v_cmp_le_u32_e64 s18, s45, v174
    v_add_f32_dpp v12, v14, v13 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v15 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v8, v16 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v10, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s19, -1, exec_lo
    s_and_b32 s20, -1, exec_lo
    v_cndmask_b32_e64 v10, v12, v11, s11
    v_cndmask_b32_e64 v11, v11, v12, s11
    v_cndmask_b32_e64 v12, v8, v9, s11
    v_cndmask_b32_e64 v8, v9, v8, s11
    s_ctz_i32_b32 s21, s19
    s_ctz_i32_b32 s22, s20
    v_add_f32_dpp v9, v11, v10 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s23, -1, exec_lo
    v_add_f32_dpp v8, v8, v12 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s17, vcc_lo, s18
    v_mul_f32_e32 v9, s48, v9
    s_and_b32 s18, s19, 1
    v_mul_f32_e32 v8, s48, v8
    s_min_u32 s19, s21, 32
    s_and_b32 s20, s20, 1
    v_cndmask_b32_e64 v9, 0xff800000, v9, s17
    s_min_u32 s21, s22, 32
    v_cndmask_b32_e64 v8, 0xff800000, v8, s17
    s_lshr_b32 s17, s23, 16
    s_ctz_i32_b32 s22, s23
    v_max_f32_dpp v10, v9, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_lshr_b32 s23, s28, 16
    v_max_f32_dpp v11, v8, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s18, 0
    s_cselect_b32 s18, 0, s19
    v_max_f32_dpp v10, v10, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v11, v11, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s19, 0, s21
    s_and_b32 s20, -1, exec_lo
    v_max_f32_dpp v10, v10, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v11, v11, v11 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s21, -1, exec_lo
    s_and_b32 s17, s17, 1
    s_min_u32 s22, s22, 32
    v_max_f32_dpp v10, v10, v10 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v11, v11, v11 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    s_waitcnt vmcnt(31)
    v_lshlrev_b32_e32 v12, 16, v80
    v_permlanex16_b32 v13, v10, 0x76543210, s57
    v_permlanex16_b32 v14, v11, 0x76543210, s57
    v_and_b32_e32 v15, 0xffff0000, v80
    v_lshlrev_b32_e32 v16, 16, v81
    v_and_b32_e32 v17, 0xffff0000, v81
    v_max_f32_e32 v10, v13, v10
    v_max_f32_e32 v11, v14, v11
    s_lshr_b32 s30, s20, 1
    s_ctz_i32_b32 s20, s20
    s_lshr_b32 s44, s21, 1
    v_max_f32_e32 v24, v138, v10
    v_max_f32_e32 v25, v136, v11
    s_ctz_i32_b32 s21, s21
    s_cmp_lg_u32 s17, 0
    s_cselect_b32 s17, 16, s22
    v_sub_f32_e32 v9, v9, v24
    v_sub_f32_e32 v10, v138, v24
    v_sub_f32_e32 v8, v8, v25
    v_sub_f32_e32 v11, v136, v25
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 16, s28
    v_mul_f32_e32 v13, 0x3fb8aa3b, v9
    v_mul_f32_e32 v14, 0x3fb8aa3b, v10
    v_mul_f32_e32 v18, 0x3fb8aa3b, v8
    v_mul_f32_e32 v19, 0x3fb8aa3b, v11
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v9
    v_fma_f32 v20, v9, 0x3fb8aa3b, -v13
    v_rndne_f32_e32 v21, v13
    v_fma_f32 v22, v10, 0x3fb8aa3b, -v14
    v_rndne_f32_e32 v23, v14
    v_fma_f32 v26, v8, 0x3fb8aa3b, -v18
    v_rndne_f32_e32 v27, v18
    v_fma_f32 v28, v11, 0x3fb8aa3b, -v19
    v_rndne_f32_e32 v29, v19
    v_fma_f32 v20, v9, 0x32a5705f, v20
    v_sub_f32_e32 v13, v13, v21
    v_fma_f32 v22, v10, 0x32a5705f, v22
    v_sub_f32_e32 v14, v14, v23
    v_fma_f32 v26, v8, 0x32a5705f, v26
    v_sub_f32_e32 v18, v18, v27
    v_fma_f32 v28, v11, 0x32a5705f, v28
    v_sub_f32_e32 v19, v19, v29
    v_add_f32_e32 v13, v13, v20
    v_add_f32_e32 v14, v14, v22
    v_add_f32_e32 v18, v18, v26
    v_cvt_i32_f32_e32 v20, v21
    v_add_f32_e32 v19, v19, v28
    v_exp_f32_e32 v13, v13
    v_exp_f32_e32 v14, v14
    v_exp_f32_e32 v18, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v19, v19
    v_cvt_i32_f32_e32 v21, v23
    v_cvt_i32_f32_e32 v22, v27
    v_cvt_i32_f32_e32 v23, v29
    v_ldexp_f32 v13, v13, v20
    v_cmp_gt_f32_e64 s28, 0xc2d00000, v10
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
    v_ldexp_f32 v14, v14, v21
    v_ldexp_f32 v18, v18, v22
    v_cmp_gt_f32_e64 s49, 0xc2d00000, v8
    s_delay_alu instid0(TRANS32_DEP_1)
    v_ldexp_f32 v19, v19, v23
    v_cmp_gt_f32_e64 s50, 0xc2d00000, v11
    v_cndmask_b32_e64 v13, v13, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v9
    v_cndmask_b32_e64 v9, v14, 0, s28
    v_cmp_lt_f32_e64 s28, 0x42b17218, v10
    v_cndmask_b32_e64 v10, v18, 0, s49
    v_cmp_lt_f32_e64 s49, 0x42b17218, v8
    v_cndmask_b32_e64 v8, v19, 0, s50
    v_cmp_lt_f32_e64 s50, 0x42b17218, v11
    v_cndmask_b32_e64 v26, v13, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v9, v9, 0x7f800000, s28
    v_cndmask_b32_e64 v27, v10, 0x7f800000, s49
    s_and_b32 s23, -1, exec_lo
    v_cndmask_b32_e64 v8, v8, 0x7f800000, s50
    v_readlane_b32 s18, v26, s18
    v_mul_f32_e32 v4, v4, v9
    v_mul_f32_e32 v5, v5, v9
    v_mul_f32_e32 v6, v6, v9
    v_mul_f32_e32 v7, v7, v9
    v_mul_f32_e32 v0, v0, v8
    v_mul_f32_e32 v1, v1, v8
    v_mul_f32_e32 v2, v2, v8
    v_mul_f32_e32 v3, v3, v8
    v_readlane_b32 s19, v27, s19
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s30, s30, 1
    s_min_u32 s20, s20, 32
    s_and_b32 s44, s44, 1
    s_min_u32 s21, s21, 32
    v_fma_f32 v4, s18, v12, v4
    v_fma_f32 v5, s18, v15, v5
    v_fma_f32 v6, s18, v16, v6
    v_fma_f32 v7, s18, v17, v7
    v_readlane_b32 s17, v26, s17
    s_waitcnt vmcnt(30)
    v_lshlrev_b32_e32 v10, 16, v82
    v_and_b32_e32 v11, 0xffff0000, v82
    v_lshlrev_b32_e32 v13, 16, v83
    v_and_b32_e32 v14, 0xffff0000, v83
    v_fma_f32 v0, s19, v12, v0
    v_fma_f32 v1, s19, v15, v1
    v_fma_f32 v2, s19, v16, v2
    v_fma_f32 v3, s19, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 17
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 17
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s20, 1, s20
    s_cmp_lg_u32 s44, 0
    s_cselect_b32 s21, 1, s21
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(29)
    v_lshlrev_b32_e32 v12, 16, v84
    v_and_b32_e32 v15, 0xffff0000, v84
    v_lshlrev_b32_e32 v16, 16, v85
    v_and_b32_e32 v17, 0xffff0000, v85
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 2
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 2
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 17, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 17, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(28)
    v_lshlrev_b32_e32 v10, 16, v86
    v_and_b32_e32 v11, 0xffff0000, v86
    v_lshlrev_b32_e32 v13, 16, v87
    v_and_b32_e32 v14, 0xffff0000, v87
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 18
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 18
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 2, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 2, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(27)
    v_lshlrev_b32_e32 v12, 16, v88
    v_and_b32_e32 v15, 0xffff0000, v88
    v_lshlrev_b32_e32 v16, 16, v89
    v_and_b32_e32 v17, 0xffff0000, v89
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 3
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 3
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 18, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 18, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(26)
    v_lshlrev_b32_e32 v10, 16, v90
    v_and_b32_e32 v11, 0xffff0000, v90
    v_lshlrev_b32_e32 v13, 16, v91
    v_and_b32_e32 v14, 0xffff0000, v91
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 19
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 19
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 3, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 3, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(25)
    v_lshlrev_b32_e32 v12, 16, v92
    v_and_b32_e32 v15, 0xffff0000, v92
    v_lshlrev_b32_e32 v16, 16, v93
    v_and_b32_e32 v17, 0xffff0000, v93
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 4
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 4
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 19, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 19, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(24)
    v_lshlrev_b32_e32 v10, 16, v94
    v_and_b32_e32 v11, 0xffff0000, v94
    v_lshlrev_b32_e32 v13, 16, v95
    v_and_b32_e32 v14, 0xffff0000, v95
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 20
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 20
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 4, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 4, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(23)
    v_lshlrev_b32_e32 v12, 16, v96
    v_and_b32_e32 v15, 0xffff0000, v96
    v_lshlrev_b32_e32 v16, 16, v97
    v_and_b32_e32 v17, 0xffff0000, v97
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 5
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 5
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 20, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 20, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(22)
    v_lshlrev_b32_e32 v10, 16, v98
    v_and_b32_e32 v11, 0xffff0000, v98
    v_lshlrev_b32_e32 v13, 16, v99
    v_and_b32_e32 v14, 0xffff0000, v99
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 21
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 21
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 5, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 5, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(21)
    v_lshlrev_b32_e32 v12, 16, v100
    v_and_b32_e32 v15, 0xffff0000, v100
    v_lshlrev_b32_e32 v16, 16, v101
    v_and_b32_e32 v17, 0xffff0000, v101
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 6
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 6
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 21, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 21, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(20)
    v_lshlrev_b32_e32 v10, 16, v102
    v_and_b32_e32 v11, 0xffff0000, v102
    v_lshlrev_b32_e32 v13, 16, v103
    v_and_b32_e32 v14, 0xffff0000, v103
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 22
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 22
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 6, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 6, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(19)
    v_lshlrev_b32_e32 v12, 16, v104
    v_and_b32_e32 v15, 0xffff0000, v104
    v_lshlrev_b32_e32 v16, 16, v105
    v_and_b32_e32 v17, 0xffff0000, v105
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 7
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 7
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 22, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 22, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(18)
    v_lshlrev_b32_e32 v10, 16, v106
    v_and_b32_e32 v11, 0xffff0000, v106
    v_lshlrev_b32_e32 v13, 16, v107
    v_and_b32_e32 v14, 0xffff0000, v107
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 23
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 23
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 7, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 7, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(17)
    v_lshlrev_b32_e32 v12, 16, v108
    v_and_b32_e32 v15, 0xffff0000, v108
    v_lshlrev_b32_e32 v16, 16, v109
    v_and_b32_e32 v17, 0xffff0000, v109
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 8
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 8
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 23, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 23, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(16)
    v_lshlrev_b32_e32 v10, 16, v110
    v_and_b32_e32 v11, 0xffff0000, v110
    v_lshlrev_b32_e32 v13, 16, v111
    v_and_b32_e32 v14, 0xffff0000, v111
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 24
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 24
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 8, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 8, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(15)
    v_lshlrev_b32_e32 v12, 16, v112
    v_and_b32_e32 v15, 0xffff0000, v112
    v_lshlrev_b32_e32 v16, 16, v113
    v_and_b32_e32 v17, 0xffff0000, v113
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 9
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 9
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 24, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 24, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(14)
    v_lshlrev_b32_e32 v10, 16, v114
    v_and_b32_e32 v11, 0xffff0000, v114
    v_lshlrev_b32_e32 v13, 16, v115
    v_and_b32_e32 v14, 0xffff0000, v115
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 25
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 25
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 9, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 9, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(13)
    v_lshlrev_b32_e32 v12, 16, v116
    v_and_b32_e32 v15, 0xffff0000, v116
    v_lshlrev_b32_e32 v16, 16, v117
    v_and_b32_e32 v17, 0xffff0000, v117
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 10
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 10
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 25, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 25, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(12)
    v_lshlrev_b32_e32 v10, 16, v118
    v_and_b32_e32 v11, 0xffff0000, v118
    v_lshlrev_b32_e32 v13, 16, v119
    v_and_b32_e32 v14, 0xffff0000, v119
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 26
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 26
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 10, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 10, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(11)
    v_lshlrev_b32_e32 v12, 16, v120
    v_and_b32_e32 v15, 0xffff0000, v120
    v_lshlrev_b32_e32 v16, 16, v121
    v_and_b32_e32 v17, 0xffff0000, v121
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 11
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 11
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 26, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 26, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(10)
    v_lshlrev_b32_e32 v10, 16, v122
    v_and_b32_e32 v11, 0xffff0000, v122
    v_lshlrev_b32_e32 v13, 16, v123
    v_and_b32_e32 v14, 0xffff0000, v123
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 27
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 27
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 11, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 11, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v12, 16, v124
    v_and_b32_e32 v15, 0xffff0000, v124
    v_lshlrev_b32_e32 v16, 16, v125
    v_and_b32_e32 v17, 0xffff0000, v125
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 12
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 12
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 27, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 27, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(8)
    v_lshlrev_b32_e32 v10, 16, v126
    v_and_b32_e32 v11, 0xffff0000, v126
    v_lshlrev_b32_e32 v13, 16, v127
    v_and_b32_e32 v14, 0xffff0000, v127
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 28
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 28
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 12, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 12, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v12, 16, v128
    v_and_b32_e32 v15, 0xffff0000, v128
    v_lshlrev_b32_e32 v16, 16, v129
    v_and_b32_e32 v17, 0xffff0000, v129
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 13
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 13
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 28, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 28, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v10, 16, v130
    v_and_b32_e32 v11, 0xffff0000, v130
    v_lshlrev_b32_e32 v13, 16, v131
    v_and_b32_e32 v14, 0xffff0000, v131
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 29
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 29
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 13, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 13, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_fma_f32 v4, s17, v10, v4
    v_fma_f32 v5, s17, v11, v5
    v_fma_f32 v6, s17, v13, v6
    v_fma_f32 v7, s17, v14, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v12, 16, v132
    v_and_b32_e32 v15, 0xffff0000, v132
    v_lshlrev_b32_e32 v16, 16, v133
    v_and_b32_e32 v17, 0xffff0000, v133
    v_fma_f32 v0, s18, v10, v0
    v_fma_f32 v1, s18, v11, v1
    v_fma_f32 v2, s18, v13, v2
    v_fma_f32 v3, s18, v14, v3
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 14
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 14
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 29, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 29, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_add_f32_dpp v10, v26, v26 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v27, v27 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v13, 16, v134
    v_and_b32_e32 v14, 0xffff0000, v134
    v_lshlrev_b32_e32 v18, 16, v135
    v_and_b32_e32 v19, 0xffff0000, v135
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_lshr_b32 s19, s23, 30
    s_ctz_i32_b32 s22, s23
    s_lshr_b32 s23, s28, 30
    s_ctz_i32_b32 s28, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 14, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 14, s44
    s_and_b32 s30, -1, exec_lo
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s19, s19, 1
    s_min_u32 s22, s22, 32
    s_and_b32 s23, s23, 1
    s_min_u32 s28, s28, 32
    v_add_f32_dpp v10, v10, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v4, s17, v13, v4
    v_fma_f32 v5, s17, v14, v5
    v_fma_f32 v6, s17, v18, v6
    v_fma_f32 v7, s17, v19, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(3)
    v_dual_fmac_f32 v3, s18, v19 :: v_dual_lshlrev_b32 v12, 16, v140
    v_and_b32_e32 v15, 0xffff0000, v140
    v_lshlrev_b32_e32 v16, 16, v141
    v_and_b32_e32 v17, 0xffff0000, v141
    v_fma_f32 v0, s18, v13, v0
    v_fma_f32 v1, s18, v14, v1
    v_fma_f32 v2, s18, v18, v2
    v_readlane_b32 s18, v27, s21
    s_lshr_b32 s20, s30, 15
    s_ctz_i32_b32 s21, s30
    s_lshr_b32 s30, s44, 15
    s_ctz_i32_b32 s44, s44
    s_cmp_lg_u32 s19, 0
    s_cselect_b32 s19, 30, s22
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s22, 30, s28
    s_and_b32 s23, -1, exec_lo
    s_and_b32 s28, -1, exec_lo
    s_and_b32 s20, s20, 1
    s_min_u32 s21, s21, 32
    s_and_b32 s30, s30, 1
    s_min_u32 s44, s44, 32
    v_add_f32_dpp v10, v10, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v11 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v13, 16, v142
    v_and_b32_e32 v14, 0xffff0000, v142
    v_lshlrev_b32_e32 v18, 16, v143
    v_and_b32_e32 v19, 0xffff0000, v143
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s22
    s_ctz_i32_b32 s19, s23
    s_ctz_i32_b32 s22, s28
    s_cmp_lg_u32 s20, 0
    s_cselect_b32 s20, 15, s21
    s_cmp_lg_u32 s30, 0
    s_cselect_b32 s21, 15, s44
    s_lshr_b32 s23, s23, 31
    s_min_u32 s19, s19, 32
    s_lshr_b32 s28, s28, 31
    s_min_u32 s22, s22, 32
    v_add_f32_dpp v10, v10, v10 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v11 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v4, s17, v13, v4
    v_fma_f32 v5, s17, v14, v5
    v_fma_f32 v6, s17, v18, v6
    v_fma_f32 v7, s17, v19, v7
    v_readlane_b32 s17, v26, s20
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v3, s18, v19 :: v_dual_lshlrev_b32 v12, 16, v144
    v_and_b32_e32 v15, 0xffff0000, v144
    v_lshlrev_b32_e32 v16, 16, v145
    v_and_b32_e32 v17, 0xffff0000, v145
    v_fma_f32 v0, s18, v13, v0
    v_fma_f32 v1, s18, v14, v1
    v_fma_f32 v2, s18, v18, v2
    v_readlane_b32 s18, v27, s21
    s_cmp_lg_u32 s23, 0
    s_cselect_b32 s19, 31, s19
    s_cmp_lg_u32 s28, 0
    s_cselect_b32 s20, 31, s22
    v_permlanex16_b32 v13, v10, 0x76543210, s57
    v_permlanex16_b32 v14, v11, 0x76543210, s57
    v_fma_f32 v4, s17, v12, v4
    v_fma_f32 v5, s17, v15, v5
    v_fma_f32 v6, s17, v16, v6
    v_fma_f32 v7, s17, v17, v7
    v_readlane_b32 s17, v26, s19
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v18, 16, v146
    v_and_b32_e32 v19, 0xffff0000, v146
    v_lshlrev_b32_e32 v20, 16, v147
    v_and_b32_e32 v21, 0xffff0000, v147
    v_fma_f32 v0, s18, v12, v0
    v_fma_f32 v1, s18, v15, v1
    v_fma_f32 v2, s18, v16, v2
    v_fma_f32 v3, s18, v17, v3
    v_readlane_b32 s18, v27, s20
    v_add_f32_e32 v10, v13, v10
    v_add_f32_e32 v11, v14, v11
    v_fma_f32 v4, s17, v18, v4
    v_dual_fmac_f32 v5, s17, v19 :: v_dual_fmac_f32 v6, s17, v20
    v_fma_f32 v7, s17, v21, v7
    v_fma_f32 v0, s18, v18, v0
    v_dual_fmac_f32 v1, s18, v19 :: v_dual_fmac_f32 v2, s18, v20
    v_fma_f32 v3, s18, v21, v3
    v_fma_f32 v139, v139, v9, v10
    v_fma_f32 v137, v137, v8, v11
    s_add_u32 s15, s15, 1
    s_mov_b32 s17, 32
    s_branch L27
L26:
    s_add_u32 s18, s17, 1
    s_mul_i32 s19, s17, s54
    s_add_u32 s20, s17, 2
    s_min_u32 s21, s18, s16
    v_add_nc_u32_e32 v8, s19, v175
    s_min_u32 s19, s20, s16
    s_mul_i32 s21, s21, s54
    s_add_u32 s22, s17, 3
    s_mul_i32 s19, s19, s54
    v_add_nc_u32_e32 v10, s21, v175
    s_min_u32 s21, s22, s16
    v_add_nc_u32_e32 v12, s19, v175
    s_add_u32 s19, s17, 4
    s_mul_i32 s21, s21, s54
    s_add_u32 s23, s17, 5
    s_min_u32 s28, s19, s16
    v_add_nc_u32_e32 v14, s21, v175
    s_min_u32 s21, s23, s16
    s_mul_i32 s28, s28, s54
    s_add_u32 s30, s17, 6
    s_mul_i32 s21, s21, s54
    v_add_nc_u32_e32 v16, s28, v175
    s_min_u32 s28, s30, s16
    v_add_nc_u32_e32 v18, s21, v175
    s_add_u32 s21, s17, 7
    s_mul_i32 s28, s28, s54
    buffer_load_b64 v[8:9], v8, s[24:27], 0 idxen
    s_min_u32 s44, s21, s16
    v_add_nc_u32_e32 v20, s28, v175
    buffer_load_b64 v[10:11], v10, s[24:27], 0 idxen
    s_mul_i32 s28, s44, s54
    buffer_load_b64 v[12:13], v12, s[24:27], 0 idxen
    buffer_load_b64 v[14:15], v14, s[24:27], 0 idxen
    v_add_nc_u32_e32 v22, s28, v175
    buffer_load_b64 v[16:17], v16, s[24:27], 0 idxen
    buffer_load_b64 v[18:19], v18, s[24:27], 0 idxen
    buffer_load_b64 v[20:21], v20, s[24:27], 0 idxen
    buffer_load_b64 v[22:23], v22, s[24:27], 0 idxen
    s_and_b32 s28, s17, 1
    s_lshr_b32 s44, s17, 1
    s_and_b32 s49, s18, 1
    s_lshr_b32 s18, s18, 1
    s_lshl4_add_u32 s28, s28, s44
    s_and_b32 s44, -1, exec_lo
    s_and_b32 s50, -1, exec_lo
    s_lshl4_add_u32 s18, s49, s18
    s_lshr_b32 s49, s44, s28
    s_ctz_i32_b32 s44, s44
    s_lshr_b32 s52, s50, s28
    s_ctz_i32_b32 s50, s50
    s_and_b32 s53, s20, 1
    s_lshr_b32 s20, s20, 1
    s_and_b32 s18, s18, 31
    s_and_b32 s55, -1, exec_lo
    s_and_b32 s56, -1, exec_lo
    s_and_b32 s49, s49, 1
    s_min_u32 s44, s44, 32
    s_and_b32 s52, s52, 1
    s_min_u32 s50, s50, 32
    s_lshl4_add_u32 s20, s53, s20
    s_lshr_b32 s53, s55, s18
    s_ctz_i32_b32 s55, s55
    s_lshr_b32 s59, s56, s18
    s_ctz_i32_b32 s56, s56
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s44, s28, s44
    s_and_b32 s49, s22, 1
    s_lshr_b32 s22, s22, 1
    s_cmp_lg_u32 s52, 0
    s_cselect_b32 s28, s28, s50
    s_and_b32 s20, s20, 31
    s_and_b32 s50, -1, exec_lo
    s_and_b32 s52, -1, exec_lo
    s_and_b32 s53, s53, 1
    s_min_u32 s55, s55, 32
    s_and_b32 s59, s59, 1
    s_min_u32 s56, s56, 32
    v_readlane_b32 s44, v26, s44
    s_lshl4_add_u32 s22, s49, s22
    v_readlane_b32 s28, v27, s28
    s_lshr_b32 s49, s50, s20
    s_ctz_i32_b32 s50, s50
    s_lshr_b32 s61, s52, s20
    s_ctz_i32_b32 s52, s52
    s_cmp_lg_u32 s53, 0
    s_cselect_b32 s53, s18, s55
    s_and_b32 s55, s19, 1
    s_lshr_b32 s19, s19, 1
    s_cmp_lg_u32 s59, 0
    s_cselect_b32 s18, s18, s56
    s_and_b32 s22, s22, 31
    s_and_b32 s56, -1, exec_lo
    s_and_b32 s59, -1, exec_lo
    s_and_b32 s49, s49, 1
    s_min_u32 s50, s50, 32
    s_and_b32 s61, s61, 1
    s_min_u32 s52, s52, 32
    v_readlane_b32 s53, v26, s53
    s_lshl4_add_u32 s19, s55, s19
    v_readlane_b32 s18, v27, s18
    s_lshr_b32 s55, s56, s22
    s_ctz_i32_b32 s56, s56
    s_lshr_b32 s62, s59, s22
    s_ctz_i32_b32 s59, s59
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s49, s20, s50
    s_and_b32 s50, s23, 1
    s_lshr_b32 s23, s23, 1
    s_cmp_lg_u32 s61, 0
    s_cselect_b32 s20, s20, s52
    s_and_b32 s19, s19, 31
    s_and_b32 s52, -1, exec_lo
    s_and_b32 s61, -1, exec_lo
    s_and_b32 s55, s55, 1
    s_min_u32 s56, s56, 32
    s_and_b32 s62, s62, 1
    s_min_u32 s59, s59, 32
    v_readlane_b32 s49, v26, s49
    s_lshl4_add_u32 s23, s50, s23
    v_readlane_b32 s20, v27, s20
    s_lshr_b32 s50, s52, s19
    s_ctz_i32_b32 s52, s52
    s_lshr_b32 s63, s61, s19
    s_ctz_i32_b32 s61, s61
    s_cmp_lg_u32 s55, 0
    s_cselect_b32 s55, s22, s56
    s_and_b32 s56, s30, 1
    s_lshr_b32 s30, s30, 1
    s_cmp_lg_u32 s62, 0
    s_cselect_b32 s22, s22, s59
    s_and_b32 s23, s23, 31
    s_and_b32 s59, -1, exec_lo
    s_and_b32 s62, -1, exec_lo
    s_and_b32 s50, s50, 1
    s_min_u32 s52, s52, 32
    s_and_b32 s63, s63, 1
    s_min_u32 s61, s61, 32
    v_readlane_b32 s55, v26, s55
    s_lshl4_add_u32 s30, s56, s30
    v_readlane_b32 s22, v27, s22
    s_lshr_b32 s56, s59, s23
    s_ctz_i32_b32 s59, s59
    s_lshr_b32 s64, s62, s23
    s_ctz_i32_b32 s62, s62
    s_cmp_lg_u32 s50, 0
    s_cselect_b32 s50, s19, s52
    s_and_b32 s52, s21, 1
    s_lshr_b32 s21, s21, 1
    s_cmp_lg_u32 s63, 0
    s_cselect_b32 s19, s19, s61
    s_and_b32 s30, s30, 31
    s_and_b32 s61, -1, exec_lo
    s_and_b32 s63, -1, exec_lo
    s_and_b32 s56, s56, 1
    s_min_u32 s59, s59, 32
    s_and_b32 s64, s64, 1
    s_min_u32 s62, s62, 32
    v_readlane_b32 s50, v26, s50
    s_lshl4_add_u32 s21, s52, s21
    v_readlane_b32 s19, v27, s19
    s_lshr_b32 s52, s61, s30
    s_ctz_i32_b32 s61, s61
    s_lshr_b32 s65, s63, s30
    s_ctz_i32_b32 s63, s63
    s_cmp_lg_u32 s56, 0
    s_cselect_b32 s56, s23, s59
    s_cmp_lg_u32 s64, 0
    s_cselect_b32 s23, s23, s62
    s_and_b32 s21, s21, 31
    s_and_b32 s59, -1, exec_lo
    s_and_b32 s62, -1, exec_lo
    s_and_b32 s52, s52, 1
    s_min_u32 s61, s61, 32
    s_and_b32 s64, s65, 1
    s_min_u32 s63, s63, 32
    v_readlane_b32 s56, v26, s56
    v_readlane_b32 s23, v27, s23
    s_lshr_b32 s65, s59, s21
    s_ctz_i32_b32 s59, s59
    s_lshr_b32 s66, s62, s21
    s_ctz_i32_b32 s62, s62
    s_cmp_lg_u32 s52, 0
    s_cselect_b32 s52, s30, s61
    s_cmp_lg_u32 s64, 0
    s_cselect_b32 s30, s30, s63
    s_and_b32 s61, s65, 1
    s_min_u32 s59, s59, 32
    s_and_b32 s63, s66, 1
    s_min_u32 s62, s62, 32
    v_readlane_b32 s52, v26, s52
    v_readlane_b32 s30, v27, s30
    s_cmp_lg_u32 s61, 0
    s_cselect_b32 s59, s21, s59
    s_cmp_lg_u32 s63, 0
    s_cselect_b32 s21, s21, s62
    v_readlane_b32 s59, v26, s59
    v_readlane_b32 s21, v27, s21
    s_add_u32 s17, s17, 8
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v28, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    v_lshlrev_b32_e32 v29, 16, v9
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v4, s44, v28 :: v_dual_and_b32 v9, 0xffff0000, v9
    v_dual_fmac_f32 v5, s44, v8 :: v_dual_fmac_f32 v6, s44, v29
    s_delay_alu instid0(VALU_DEP_2)
    v_dual_fmac_f32 v7, s44, v9 :: v_dual_fmac_f32 v0, s28, v28
    v_dual_fmac_f32 v1, s28, v8 :: v_dual_fmac_f32 v2, s28, v29
    v_fma_f32 v3, s28, v9, v3
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v8, 16, v10
    v_and_b32_e32 v9, 0xffff0000, v10
    v_lshlrev_b32_e32 v10, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    s_waitcnt vmcnt(5)
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v5, s53, v9 :: v_dual_lshlrev_b32 v28, 16, v12
    v_dual_fmac_f32 v4, s53, v8 :: v_dual_lshlrev_b32 v29, 16, v13
    v_dual_fmac_f32 v6, s53, v10 :: v_dual_fmac_f32 v7, s53, v11
    v_dual_fmac_f32 v1, s18, v9 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_dual_fmac_f32 v0, s18, v8 :: v_dual_and_b32 v13, 0xffff0000, v13
    v_dual_fmac_f32 v2, s18, v10 :: v_dual_fmac_f32 v3, s18, v11
    v_fma_f32 v4, s49, v28, v4
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v5, s49, v12 :: v_dual_fmac_f32 v6, s49, v29
    v_fma_f32 v7, s49, v13, v7
    s_waitcnt vmcnt(4)
    v_dual_fmac_f32 v3, s20, v13 :: v_dual_lshlrev_b32 v8, 16, v14
    v_and_b32_e32 v9, 0xffff0000, v14
    v_dual_fmac_f32 v1, s20, v12 :: v_dual_lshlrev_b32 v10, 16, v15
    v_dual_fmac_f32 v0, s20, v28 :: v_dual_and_b32 v11, 0xffff0000, v15
    v_fma_f32 v2, s20, v29, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v4, s55, v8 :: v_dual_fmac_f32 v5, s55, v9
    v_dual_fmac_f32 v6, s55, v10 :: v_dual_fmac_f32 v7, s55, v11
    s_waitcnt vmcnt(3)
    v_dual_fmac_f32 v1, s22, v9 :: v_dual_lshlrev_b32 v12, 16, v16
    v_and_b32_e32 v13, 0xffff0000, v16
    v_lshlrev_b32_e32 v14, 16, v17
    v_dual_fmac_f32 v0, s22, v8 :: v_dual_and_b32 v15, 0xffff0000, v17
    v_dual_fmac_f32 v2, s22, v10 :: v_dual_fmac_f32 v3, s22, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v4, s50, v12 :: v_dual_fmac_f32 v5, s50, v13
    v_dual_fmac_f32 v6, s50, v14 :: v_dual_fmac_f32 v7, s50, v15
    s_waitcnt vmcnt(2)
    v_dual_fmac_f32 v1, s19, v13 :: v_dual_lshlrev_b32 v8, 16, v18
    v_and_b32_e32 v9, 0xffff0000, v18
    v_lshlrev_b32_e32 v10, 16, v19
    v_dual_fmac_f32 v0, s19, v12 :: v_dual_and_b32 v11, 0xffff0000, v19
    v_dual_fmac_f32 v2, s19, v14 :: v_dual_fmac_f32 v3, s19, v15
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v4, s56, v8 :: v_dual_fmac_f32 v5, s56, v9
    v_dual_fmac_f32 v6, s56, v10 :: v_dual_fmac_f32 v7, s56, v11
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v1, s23, v9 :: v_dual_lshlrev_b32 v12, 16, v20
    v_and_b32_e32 v13, 0xffff0000, v20
    v_lshlrev_b32_e32 v14, 16, v21
    v_dual_fmac_f32 v0, s23, v8 :: v_dual_and_b32 v15, 0xffff0000, v21
    v_dual_fmac_f32 v2, s23, v10 :: v_dual_fmac_f32 v3, s23, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v4, s52, v12 :: v_dual_fmac_f32 v5, s52, v13
    v_dual_fmac_f32 v6, s52, v14 :: v_dual_fmac_f32 v7, s52, v15
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v1, s30, v13 :: v_dual_lshlrev_b32 v8, 16, v22
    v_and_b32_e32 v9, 0xffff0000, v22
    v_lshlrev_b32_e32 v10, 16, v23
    v_dual_fmac_f32 v0, s30, v12 :: v_dual_and_b32 v11, 0xffff0000, v23
    v_dual_fmac_f32 v2, s30, v14 :: v_dual_fmac_f32 v3, s30, v15
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v4, s59, v8 :: v_dual_fmac_f32 v5, s59, v9
    v_dual_fmac_f32 v6, s59, v10 :: v_dual_fmac_f32 v7, s59, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v0, s21, v8 :: v_dual_fmac_f32 v1, s21, v9
    v_dual_fmac_f32 v2, s21, v10 :: v_dual_fmac_f32 v3, s21, v11
L27:
    s_cmp_lt_u32 s17, s15
    s_cbranch_scc1 L26
    s_sub_u32 s15, s29, s7
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s15, s6, s15
    s_add_u32 s7, s7, s15
    v_mov_b32_e32 v138, v24
    v_mov_b32_e32 v136, v25
L28:
    s_cmp_lt_u32 s7, s29
    s_cbranch_scc1 L24
    s_cmp_eq_u32 s14, 0
    s_cselect_b32 s6, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_and_b32 s4, s6, s4
    s_and_b32 s4, s4, exec_lo
    s_cbranch_scc0 L29
    ds_load_b128 v[8:11], v172 offset:512
    ds_load_b64 v[12:13], v153 offset:768
    v_cmp_eq_u32_e32 vcc_lo, 0, v156
    v_cmp_eq_u32_e64 s6, 0, v148
    s_and_b32 s7, -1, exec_lo
    s_and_b32 s8, -1, exec_lo
    s_ctz_i32_b32 s7, s7
    s_ctz_i32_b32 s8, s8
    s_min_u32 s7, s7, 32
    s_min_u32 s8, s8, 32
    s_waitcnt lgkmcnt(1)
    v_dot2_f32_bf16 v14, v64, v8, 0
    v_dot2_f32_bf16 v8, v68, v8, 0
    s_waitcnt lgkmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    v_lshlrev_b32_e32 v16, 16, v13
    v_dot2_f32_bf16 v14, v65, v9, v14
    v_dot2_f32_bf16 v8, v69, v9, v8
    v_and_b32_e32 v9, 0xffff0000, v13
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dot2_f32_bf16 v13, v66, v10, v14
    v_dot2_f32_bf16 v8, v70, v10, v8
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dot2_f32_bf16 v10, v67, v11, v13
    v_dot2_f32_bf16 v8, v71, v11, v8
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e32 v10, 0, v10, vcc_lo
    v_cndmask_b32_e32 v8, 0, v8, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v10, v10, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v8, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v10, v10, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v8, v8 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v10, v10, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v8, v8 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v10, v10, v10 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v8, v8 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v11, v10, 0x76543210, s57
    v_permlanex16_b32 v13, v8, 0x76543210, s57
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v10, v11, v10
    v_add_f32_e32 v8, v13, v8
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v10, s48, v10
    v_mul_f32_e32 v8, s48, v8
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v10, 0xff800000, v10, s6
    v_cndmask_b32_e64 v8, 0xff800000, v8, s6
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v11, v10, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v13, v8, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v11, v11, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v13, v13, v13 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v11, v11, v11 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v13, v13, v13 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_dpp v11, v11, v11 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v13, v13, v13 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v14, v11, 0x76543210, s57
    v_permlanex16_b32 v17, v13, 0x76543210, s57
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v11, v14, v11
    v_max_f32_e32 v13, v17, v13
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v11, v138, v11
    v_max_f32_e32 v13, v136, v13
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_sub_f32_e32 v10, v10, v11
    v_sub_f32_e32 v8, v8, v13
    v_sub_f32_e32 v14, v138, v11
    v_sub_f32_e32 v17, v136, v13
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v18, 0x3fb8aa3b, v10
    v_mul_f32_e32 v19, 0x3fb8aa3b, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v20, 0x3fb8aa3b, v14
    v_mul_f32_e32 v21, 0x3fb8aa3b, v17
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v10
    v_fma_f32 v22, v10, 0x3fb8aa3b, -v18
    v_rndne_f32_e32 v23, v18
    v_fma_f32 v24, v8, 0x3fb8aa3b, -v19
    v_rndne_f32_e32 v25, v19
    v_fma_f32 v26, v14, 0x3fb8aa3b, -v20
    v_fma_f32 v22, v10, 0x32a5705f, v22
    v_sub_f32_e32 v18, v18, v23
    v_fma_f32 v24, v8, 0x32a5705f, v24
    v_sub_f32_e32 v19, v19, v25
    v_cvt_i32_f32_e32 v23, v23
    v_cvt_i32_f32_e32 v25, v25
    v_add_f32_e32 v18, v18, v22
    v_rndne_f32_e32 v22, v20
    v_add_f32_e32 v19, v19, v24
    v_cmp_gt_f32_e64 s6, 0xc2d00000, v8
    v_fma_f32 v24, v17, 0x3fb8aa3b, -v21
    v_exp_f32_e32 v18, v18
    s_delay_alu instid0(VALU_DEP_3)
    v_exp_f32_e32 v19, v19
    v_rndne_f32_e32 v27, v21
    v_cmp_lt_f32_e64 s9, 0x42b17218, v10
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v10, v18, v23
    v_fma_f32 v18, v14, 0x32a5705f, v26
    v_sub_f32_e32 v20, v20, v22
    v_cmp_lt_f32_e64 s10, 0x42b17218, v8
    v_ldexp_f32 v8, v19, v25
    v_cndmask_b32_e64 v10, v10, 0, vcc_lo
    v_fma_f32 v19, v17, 0x32a5705f, v24
    v_dual_sub_f32 v21, v21, v27 :: v_dual_add_f32 v18, v20, v18
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v8, v8, 0, s6
    v_cndmask_b32_e64 v10, v10, 0x7f800000, s9
    v_cvt_i32_f32_e32 v20, v22
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_add_f32_e32 v19, v21, v19
    v_exp_f32_e32 v18, v18
    v_cndmask_b32_e64 v8, v8, 0x7f800000, s10
    v_add_f32_dpp v21, v10, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_exp_f32_e32 v19, v19
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v22, v8, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v21, v21, v21 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_i32_f32_e32 v23, v27
    s_delay_alu instid0(TRANS32_DEP_2) | instskip(SKIP_3) | instid1(TRANS32_DEP_1)
    v_ldexp_f32 v18, v18, v20
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v14
    v_add_f32_dpp v20, v22, v22 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v21, v21, v21 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_ldexp_f32 v19, v19, v23
    v_cmp_gt_f32_e64 s6, 0xc2d00000, v17
    v_cndmask_b32_e64 v18, v18, 0, vcc_lo
    v_add_f32_dpp v20, v20, v20 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v14
    v_add_f32_dpp v14, v21, v21 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v19, v19, 0, s6
    v_cmp_lt_f32_e64 s6, 0x42b17218, v17
    v_add_f32_dpp v17, v20, v20 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v18, v18, 0x7f800000, vcc_lo
    v_permlanex16_b32 v20, v14, 0x76543210, s57
    v_readlane_b32 s4, v10, s7
    v_cndmask_b32_e64 v10, v19, 0x7f800000, s6
    v_permlanex16_b32 v19, v17, 0x76543210, s57
    v_mul_f32_e32 v4, v4, v18
    v_add_f32_e32 v14, v20, v14
    v_mul_f32_e32 v5, v5, v18
    v_mul_f32_e32 v6, v6, v18
    v_mul_f32_e32 v7, v7, v18
    v_add_f32_e32 v17, v19, v17
    v_readlane_b32 s6, v8, s8
    v_mul_f32_e32 v0, v0, v10
    v_mul_f32_e32 v1, v1, v10
    v_mul_f32_e32 v2, v2, v10
    v_mul_f32_e32 v3, v3, v10
    v_fma_f32 v139, v139, v18, v14
    v_dual_fmac_f32 v4, s4, v15 :: v_dual_fmac_f32 v5, s4, v12
    v_dual_fmac_f32 v6, s4, v16 :: v_dual_fmac_f32 v7, s4, v9
    v_fma_f32 v137, v137, v10, v17
    v_dual_fmac_f32 v0, s6, v15 :: v_dual_fmac_f32 v1, s6, v12
    v_dual_fmac_f32 v2, s6, v16 :: v_dual_fmac_f32 v3, s6, v9
    v_mov_b32_e32 v138, v11
    v_mov_b32_e32 v136, v13
L29:
    v_cmp_eq_u32_e32 vcc_lo, 0, v148
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s4
    s_lshl_b32 s6, s58, 4
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v8, s6
    ds_store_b64 v8, v[138:139] offset:5120
    s_mov_b32 exec_lo, s12
L30:
    s_lshl_b32 s6, s58, 8
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v8, s6, v152, 2
    ds_store_b128 v8, v[4:7] offset:1024
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s4
    s_lshl_b32 s4, s58, 4
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v4, s4
    ds_store_b64 v4, v[136:137] offset:5128
    s_mov_b32 exec_lo, s12
L31:
    v_lshrrev_b32_e32 v4, 7, v149
    v_and_b32_e32 v5, 0xffffff80, v149
    v_cmp_eq_u32_e64 s4, 0, v149
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v9, 3, v4
    v_add_nc_u32_e32 v4, s13, v4
    v_add_lshl_u32 v10, v5, v149, 2
    s_delay_alu instid0(VALU_DEP_2)
    v_mul_lo_u32 v12, v4, s51
    ds_store_b128 v8, v[0:3] offset:1536
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b64 v[0:1], v9 offset:5120
    ds_load_b64 v[2:3], v9 offset:5136
    ds_load_b64 v[4:5], v9 offset:5152
    ds_load_b64 v[6:7], v9 offset:5168
    ds_load_b32 v13, v9 offset:5120
    ds_load_b32 v14, v9 offset:5136
    ds_load_b32 v15, v9 offset:5152
    ds_load_b32 v16, v9 offset:5168
    ds_load_2addr_stride64_b32 v[8:9], v10 offset0:4 offset1:8
    ds_load_2addr_stride64_b32 v[10:11], v10 offset0:12 offset1:16
    v_add_nc_u32_e32 v12, s14, v12
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v17, v12, 7, v149
    s_waitcnt lgkmcnt(8)
    v_max3_f32 v0, 0xff7fffff, v0, v2
    s_waitcnt lgkmcnt(6)
    v_max3_f32 v0, v0, v4, v6
    s_waitcnt lgkmcnt(5)
    s_delay_alu instid0(VALU_DEP_1)
    v_sub_f32_e32 v2, v13, v0
    s_waitcnt lgkmcnt(4)
    v_sub_f32_e32 v4, v14, v0
    s_waitcnt lgkmcnt(3)
    v_sub_f32_e32 v6, v15, v0
    s_waitcnt lgkmcnt(2)
    v_sub_f32_e32 v13, v16, v0
    v_mul_f32_e32 v14, 0x3fb8aa3b, v2
    v_mul_f32_e32 v15, 0x3fb8aa3b, v4
    v_mul_f32_e32 v16, 0x3fb8aa3b, v6
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v18, 0x3fb8aa3b, v13
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v2
    v_fma_f32 v19, v2, 0x3fb8aa3b, -v14
    v_rndne_f32_e32 v20, v14
    v_fma_f32 v21, v4, 0x3fb8aa3b, -v15
    v_rndne_f32_e32 v22, v15
    v_fma_f32 v23, v6, 0x3fb8aa3b, -v16
    v_fma_f32 v19, v2, 0x32a5705f, v19
    v_sub_f32_e32 v14, v14, v20
    v_fma_f32 v21, v4, 0x32a5705f, v21
    v_sub_f32_e32 v15, v15, v22
    v_rndne_f32_e32 v24, v16
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v23, 0x32a5705f, v6 :: v_dual_add_f32 v14, v14, v19
    v_fma_f32 v19, v13, 0x3fb8aa3b, -v18
    v_dual_add_f32 v15, v15, v21 :: v_dual_sub_f32 v16, v16, v24
    v_rndne_f32_e32 v21, v18
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_exp_f32_e32 v14, v14
    v_cvt_i32_f32_e32 v20, v20
    v_exp_f32_e32 v15, v15
    v_dual_add_f32 v16, v23, v16 :: v_dual_fmac_f32 v19, 0x32a5705f, v13
    v_sub_f32_e32 v18, v18, v21
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v14, v14, v20
    v_cvt_i32_f32_e32 v20, v22
    v_exp_f32_e32 v16, v16
    v_add_f32_e32 v18, v18, v19
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v14, v14, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v2
    v_ldexp_f32 v2, v15, v20
    v_cmp_gt_f32_e64 s7, 0xc2d00000, v4
    v_cvt_i32_f32_e32 v15, v24
    v_exp_f32_e32 v18, v18
    v_cndmask_b32_e64 v14, v14, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v2, v2, 0, s7
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v4
    v_ldexp_f32 v4, v16, v15
    v_cmp_gt_f32_e64 s7, 0xc2d00000, v6
    v_cvt_i32_f32_e32 v15, v21
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v8, v8, v14, 0
    v_cndmask_b32_e64 v2, v2, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e64 s6, 0x42b17218, v6
    v_cndmask_b32_e64 v4, v4, 0, s7
    v_ldexp_f32 v6, v18, v15
    v_cmp_gt_f32_e64 s7, 0xc2d00000, v13
    v_fma_f32 v8, v9, v2, v8
    v_cmp_lt_f32_e64 s8, 0x42b17218, v13
    v_cndmask_b32_e64 v4, v4, 0x7f800000, s6
    v_fma_f32 v1, v1, v14, 0
    v_cndmask_b32_e64 v6, v6, 0, s7
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_fma_f32 v8, v10, v4, v8
    v_fma_f32 v1, v3, v2, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v6, 0x7f800000, s8
    v_fma_f32 v1, v5, v4, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v3, v11, v2, v8
    v_fma_f32 v1, v7, v2, v1
    buffer_store_b32 v3, v17, s[32:35], 0 idxen
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s4
    v_lshlrev_b32_e32 v2, 3, v12
    buffer_store_b64 v[0:1], v2, s[36:39], 0 offen
    s_mov_b32 exec_lo, s12
L32:
    v_add_nc_u32_e32 v0, 0x80, v149
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v1, 7, v0
    v_and_b32_e32 v12, 0x7f, v0
    v_and_b32_e32 v0, 0xffffff80, v0
    v_lshlrev_b32_e32 v8, 3, v1
    v_add_nc_u32_e32 v1, s13, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v10, v0, v12, 2
    v_cmp_eq_u32_e64 s4, 0, v12
    v_mul_lo_u32 v0, v1, s51
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v13, s14, v0
    ds_load_b64 v[0:1], v8 offset:5120
    ds_load_b64 v[2:3], v8 offset:5136
    ds_load_b64 v[4:5], v8 offset:5152
    ds_load_b64 v[6:7], v8 offset:5168
    ds_load_b32 v14, v8 offset:5120
    ds_load_b32 v15, v8 offset:5136
    ds_load_b32 v16, v8 offset:5152
    ds_load_b32 v17, v8 offset:5168
    ds_load_2addr_stride64_b32 v[8:9], v10 offset0:4 offset1:8
    ds_load_2addr_stride64_b32 v[10:11], v10 offset0:12 offset1:16
    v_lshl_add_u32 v12, v13, 7, v12
    s_waitcnt lgkmcnt(8)
    v_max3_f32 v0, 0xff7fffff, v0, v2
    s_waitcnt lgkmcnt(6)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_max3_f32 v0, v0, v4, v6
    s_waitcnt lgkmcnt(5)
    v_sub_f32_e32 v2, v14, v0
    s_waitcnt lgkmcnt(4)
    v_sub_f32_e32 v4, v15, v0
    s_waitcnt lgkmcnt(3)
    v_sub_f32_e32 v6, v16, v0
    s_waitcnt lgkmcnt(2)
    v_dual_subrev_f32 v14, v0, v17 :: v_dual_mul_f32 v15, 0x3fb8aa3b, v2
    v_mul_f32_e32 v16, 0x3fb8aa3b, v4
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v17, 0x3fb8aa3b, v6
    v_mul_f32_e32 v18, 0x3fb8aa3b, v14
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v2
    v_fma_f32 v19, v2, 0x3fb8aa3b, -v15
    v_rndne_f32_e32 v20, v15
    v_fma_f32 v21, v4, 0x3fb8aa3b, -v16
    v_rndne_f32_e32 v22, v16
    v_fma_f32 v23, v6, 0x3fb8aa3b, -v17
    v_fma_f32 v19, v2, 0x32a5705f, v19
    v_sub_f32_e32 v15, v15, v20
    v_fma_f32 v21, v4, 0x32a5705f, v21
    v_sub_f32_e32 v16, v16, v22
    v_rndne_f32_e32 v24, v17
    v_fma_f32 v23, v6, 0x32a5705f, v23
    v_add_f32_e32 v15, v15, v19
    v_fma_f32 v19, v14, 0x3fb8aa3b, -v18
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v16, v16, v21 :: v_dual_sub_f32 v17, v17, v24
    v_rndne_f32_e32 v21, v18
    v_exp_f32_e32 v15, v15
    v_cvt_i32_f32_e32 v20, v20
    s_delay_alu instid0(VALU_DEP_3)
    v_exp_f32_e32 v16, v16
    v_add_f32_e32 v17, v17, v23
    v_dual_fmac_f32 v19, 0x32a5705f, v14 :: v_dual_sub_f32 v18, v18, v21
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v15, v15, v20
    v_cvt_i32_f32_e32 v20, v22
    v_exp_f32_e32 v17, v17
    v_add_f32_e32 v18, v18, v19
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v15, v15, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v2
    v_ldexp_f32 v2, v16, v20
    v_cmp_gt_f32_e64 s7, 0xc2d00000, v4
    v_cvt_i32_f32_e32 v16, v24
    v_exp_f32_e32 v18, v18
    v_cndmask_b32_e64 v15, v15, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v2, v2, 0, s7
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v4
    v_ldexp_f32 v4, v17, v16
    v_cmp_gt_f32_e64 s7, 0xc2d00000, v6
    v_cvt_i32_f32_e32 v16, v21
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v8, v8, v15, 0
    v_cndmask_b32_e64 v2, v2, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e64 s6, 0x42b17218, v6
    v_cndmask_b32_e64 v4, v4, 0, s7
    v_ldexp_f32 v6, v18, v16
    v_cmp_gt_f32_e64 s7, 0xc2d00000, v14
    v_fma_f32 v8, v9, v2, v8
    v_cmp_lt_f32_e64 s8, 0x42b17218, v14
    v_cndmask_b32_e64 v4, v4, 0x7f800000, s6
    v_fma_f32 v1, v1, v15, 0
    v_cndmask_b32_e64 v6, v6, 0, s7
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_fma_f32 v8, v10, v4, v8
    v_fma_f32 v1, v3, v2, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v6, 0x7f800000, s8
    v_fma_f32 v1, v5, v4, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v3, v11, v2, v8
    v_fma_f32 v1, v7, v2, v1
    buffer_store_b32 v3, v12, s[32:35], 0 idxen
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s4
    v_lshlrev_b32_e32 v2, 3, v13
    buffer_store_b64 v[0:1], v2, s[36:39], 0 offen
    s_mov_b32 exec_lo, s12
L33:
    s_cmp_eq_u32 s14, 0
    s_cbranch_scc0 L34
    v_readfirstlane_b32 s4, v150
    s_cmp_eq_u32 s4, 0
    s_cselect_b32 s4, exec_lo, 0
    s_branch L35
L34:
    s_mov_b32 s4, 0
L35:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_and_b32 s4, s4, s46
    s_and_b32 s4, s4, exec_lo
    s_cbranch_scc0 L37
    v_add_lshl_u32 v0, s5, v152, 1
    s_and_b32 s4, -1, exec_lo
    s_and_b32 s5, s29, 31
    s_and_b32 s6, s4, 1
    s_ctz_i32_b32 s4, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_min_u32 s4, s4, 32
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s4, 0, s4
    v_readlane_b32 s4, v151, s4
    ds_load_b64 v[0:1], v0 offset:512
    s_min_u32 s4, s4, s31
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s4, s4, 5
    s_add_u32 s4, s4, s5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s4, s4, s54
    v_add_nc_u32_e32 v2, s4, v155
    s_cmp_eq_u32 s58, 0
    s_cbranch_scc0 L36
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v2, 1, v2
    s_waitcnt lgkmcnt(0)
    buffer_store_b64 v[0:1], v2, s[0:3], 0 offen
    s_branch L37
L36:
    s_waitcnt lgkmcnt(0)
    buffer_store_b64 v[0:1], v2, s[24:27], 0 idxen
L37:
    s_endpgm
