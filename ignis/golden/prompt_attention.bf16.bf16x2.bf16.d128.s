; 216 VGPRs, 54 SGPRs, 20496 bytes of LDS, 0 of scratch, 1223 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b64 s[36:37], s[0:1], 0x90
    s_load_b32 s15, s[0:1], 0x74
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b32 s38, s[0:1], 0x10
    s_load_b32 s39, s[0:1], 0x58
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b32 s40, s[0:1], 0x9c
    s_load_b32 s41, s[0:1], 0x28
    v_mbcnt_lo_u32_b32 v1, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s27, 0x11016000
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s42, 0xfedcba98
    v_lshrrev_b32_e32 v0, 5, v0
    v_dual_mov_b32 v193, 0 :: v_dual_and_b32 v8, 15, v1
    v_lshlrev_b32_e32 v194, 2, v1
    v_lshrrev_b32_e32 v2, 4, v1
    s_delay_alu instid0(VALU_DEP_4)
    v_readfirstlane_b32 s0, v0
    v_and_b32_e32 v0, 1, v1
    v_lshrrev_b32_e32 v1, 1, v8
    v_and_b32_e32 v3, 7, v194
    v_and_b32_e32 v4, -16, v194
    v_bfe_u32 v5, v194, 3, 1
    v_mul_u32_u24_e32 v9, 40, v8
    v_lshlrev_b32_e32 v195, 3, v2
    v_lshlrev_b32_e32 v2, 1, v3
    v_lshl_add_u32 v196, v0, 3, v1
    s_mov_b32 s35, 0x31016000
    s_mov_b32 s19, 0x11016000
    s_mov_b32 s23, 0x31016000
    v_add3_u32 v10, v4, v2, v5
    s_mov_b32 s31, 0x31016000
    s_lshl_b32 s43, s13, 7
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    s_lshl2_add_u32 s14, s14, s0
    s_lshl_b32 s44, s0, 2
    s_mul_i32 s1, s0, 0x500
    v_mul_u32_u24_e32 v10, 40, v10
    v_dual_mov_b32 v74, s44 :: v_dual_add_nc_u32 v11, s1, v9
    s_lshl_b32 s45, s0, 3
    v_add_nc_u32_e32 v197, 16, v196
    v_lshlrev_b32_e32 v198, 1, v9
    s_add_u32 s46, s45, 1
    s_add_u32 s47, s45, 2
    s_add_u32 s48, s45, 3
    s_add_u32 s49, s45, 4
    s_add_u32 s50, s45, 5
    s_add_u32 s51, s45, 6
    s_add_u32 s52, s45, 7
    v_add_lshl_u32 v199, v10, s45, 1
    v_add_lshl_u32 v200, v11, v195, 1
    v_lshlrev_b32_e32 v201, 1, v11
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_lshl_b32 s2, s6, 1
    s_add_u32 s4, s7, -1
    v_cvt_f32_u32_e32 v9, s37
    s_sub_u32 s5, 0, s37
    s_cmp_eq_u32 s37, 0
    s_cselect_b32 s6, exec_lo, 0
    s_or_b32 s25, s25, 0x40000
    v_rcp_f32_e32 v9, v9
    s_max_u32 s18, s18, 3
    s_lshr_b32 s11, s11, 5
    s_mov_b32 s53, s30
    s_mov_b32 s32, s8
    s_mov_b32 s33, s9
    s_lshl_b32 s34, s10, 1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v9, 0x4f7ffffe, v9
    s_or_b32 s17, s17, 0x20000
    s_sub_u32 s18, s18, 3
    s_lshl_b32 s22, s22, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_cvt_u32_f32_e32 v9, v9
    s_lshl_b32 s30, s30, 2
    s_add_u32 s8, s11, -1
    v_mul_f32_e64 v202, s40, 0x3fb8aa3b
    v_mul_lo_u32 v10, s5, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v10, v9, v10
    v_add_nc_u32_e32 v9, v9, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v9, s36, v9
    v_mul_lo_u32 v10, v9, s37
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v10, s36, v10
    v_cmp_le_u32_e32 vcc_lo, s37, v10
    v_subrev_nc_u32_e32 v11, s37, v10
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s37, v10
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    v_cndmask_b32_e64 v9, v9, 0, s6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readfirstlane_b32 s5, v9
    v_cvt_f32_u32_e32 v9, s5
    s_delay_alu instid0(VALU_DEP_1)
    v_rcp_f32_e32 v9, v9
    s_mul_i32 s6, s13, s5
    s_sub_u32 s9, 0, s5
    s_cmp_eq_u32 s5, 0
    s_cselect_b32 s10, exec_lo, 0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v9, 0x4f7ffffe, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_u32_f32_e32 v9, v9
    v_mul_lo_u32 v10, s9, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v10, v9, v10
    v_add_nc_u32_e32 v9, v9, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v9, s14, v9
    v_mul_lo_u32 v10, v9, s5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v10, s14, v10
    v_cmp_le_u32_e32 vcc_lo, s5, v10
    v_subrev_nc_u32_e32 v11, s5, v10
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s5, v10
    v_subrev_nc_u32_e32 v11, s5, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v9, v9, 0, s10
    v_cndmask_b32_e64 v10, v10, 0, s10
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s5, v9
    v_readfirstlane_b32 s9, v10
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v8, s5, 4, v8
    v_cmp_gt_u32_e64 s5, s7, v8
    v_min_u32_e32 v9, s4, v8
    v_mul_lo_u32 v8, v8, s39
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_add_nc_u32_e32 v10, s15, v9
    v_mul_lo_u32 v11, v9, s38
    s_add_u32 s4, s6, s9
    s_lshl_b32 s4, s4, 7
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_add_nc_u32_e32 v11, s4, v11
    buffer_load_b32 v9, v9, s[24:27], 0 idxen
    v_min_u32_e32 v11, 0x38000000, v11
    buffer_load_b32 v203, v10, s[24:27], 0 idxen
    v_lshlrev_b32_e32 v70, 1, v11
    v_add_nc_u32_e32 v8, s4, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v204, v8, v195, 1
    v_add_nc_u32_e32 v205, 32, v204
    v_add_nc_u32_e32 v206, 64, v204
    v_add_nc_u32_e32 v207, 0x60, v204
    v_add_nc_u32_e32 v208, 0x80, v204
    v_add_nc_u32_e32 v209, 0xa0, v204
    v_add_nc_u32_e32 v210, 0xc0, v204
    buffer_load_b128 v[10:13], v70, s[0:3], 0 offen
    buffer_load_b128 v[14:17], v70, s[0:3], 0 offen offset:16
    buffer_load_b128 v[18:21], v70, s[0:3], 0 offen offset:32
    buffer_load_b128 v[22:25], v70, s[0:3], 0 offen offset:48
    buffer_load_b128 v[26:29], v70, s[0:3], 0 offen offset:64
    buffer_load_b128 v[30:33], v70, s[0:3], 0 offen offset:80
    buffer_load_b128 v[34:37], v70, s[0:3], 0 offen offset:96
    buffer_load_b128 v[38:41], v70, s[0:3], 0 offen offset:112
    buffer_load_b128 v[42:45], v70, s[0:3], 0 offen offset:128
    buffer_load_b128 v[46:49], v70, s[0:3], 0 offen offset:144
    buffer_load_b128 v[50:53], v70, s[0:3], 0 offen offset:160
    buffer_load_b128 v[54:57], v70, s[0:3], 0 offen offset:176
    buffer_load_b128 v[58:61], v70, s[0:3], 0 offen offset:192
    buffer_load_b128 v[62:65], v70, s[0:3], 0 offen offset:208
    buffer_load_b128 v[66:69], v70, s[0:3], 0 offen offset:224
    buffer_load_b128 v[70:73], v70, s[0:3], 0 offen offset:240
    v_add_nc_u32_e32 v211, 0xe0, v204
    s_waitcnt vmcnt(16)
    v_cndmask_b32_e64 v8, -1, v203, s5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_dpp v8, v8, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v8, v8, v8 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_min_u32_dpp v8, v8, v8 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_waitcnt vmcnt(0)
    s_barrier
    v_min_u32_dpp v8, v8, v8 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v75, v8, 0x76543210, s42
    v_min_u32_e32 v8, v75, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readfirstlane_b32 s0, v8
    v_mov_b32_e32 v8, s0
    ds_store_b32 v74, v8
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[74:77], v193
    v_add_nc_u32_e32 v212, 1, v9
    s_waitcnt lgkmcnt(0)
    v_min_u32_e32 v8, v74, v75
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min3_u32 v8, v8, v76, v77
    v_readfirstlane_b32 s0, v8
    s_branch L7
L0:
    v_cmp_eq_u32_e32 vcc_lo, s0, v203
    v_mov_b32_e32 v8, s44
    s_barrier
    v_dual_mov_b32 v213, 0xff7fffff :: v_dual_mov_b32 v214, 0
    v_dual_mov_b32 v76, v0 :: v_dual_mov_b32 v77, v1
    v_dual_mov_b32 v78, v2 :: v_dual_mov_b32 v79, v3
    v_dual_mov_b32 v80, v4 :: v_dual_mov_b32 v81, v5
    v_dual_mov_b32 v82, v6 :: v_dual_mov_b32 v83, v7
    v_dual_mov_b32 v84, v0 :: v_dual_mov_b32 v85, v1
    v_dual_mov_b32 v86, v2 :: v_dual_mov_b32 v87, v3
    v_dual_mov_b32 v88, v4 :: v_dual_mov_b32 v89, v5
    v_dual_mov_b32 v90, v6 :: v_dual_mov_b32 v91, v7
    v_dual_mov_b32 v92, v0 :: v_dual_mov_b32 v93, v1
    v_dual_mov_b32 v94, v2 :: v_dual_mov_b32 v95, v3
    v_dual_mov_b32 v96, v4 :: v_dual_mov_b32 v97, v5
    v_dual_mov_b32 v98, v6 :: v_dual_mov_b32 v99, v7
    v_dual_mov_b32 v100, v0 :: v_dual_mov_b32 v101, v1
    v_dual_mov_b32 v102, v2 :: v_dual_mov_b32 v103, v3
    v_dual_mov_b32 v104, v4 :: v_dual_mov_b32 v105, v5
    v_dual_mov_b32 v106, v6 :: v_dual_mov_b32 v107, v7
    v_dual_mov_b32 v108, v0 :: v_dual_mov_b32 v109, v1
    v_dual_mov_b32 v110, v2 :: v_dual_mov_b32 v111, v3
    v_dual_mov_b32 v112, v4 :: v_dual_mov_b32 v113, v5
    v_dual_mov_b32 v114, v6 :: v_dual_mov_b32 v115, v7
    v_dual_mov_b32 v116, v0 :: v_dual_mov_b32 v117, v1
    v_dual_mov_b32 v118, v2 :: v_dual_mov_b32 v119, v3
    v_dual_mov_b32 v120, v4 :: v_dual_mov_b32 v121, v5
    v_dual_mov_b32 v122, v6 :: v_dual_mov_b32 v123, v7
    v_dual_mov_b32 v124, v0 :: v_dual_mov_b32 v125, v1
    v_dual_mov_b32 v126, v2 :: v_dual_mov_b32 v127, v3
    v_dual_mov_b32 v128, v4 :: v_dual_mov_b32 v129, v5
    v_dual_mov_b32 v130, v6 :: v_dual_mov_b32 v131, v7
    v_dual_mov_b32 v132, v0 :: v_dual_mov_b32 v133, v1
    v_dual_mov_b32 v134, v2 :: v_dual_mov_b32 v135, v3
    v_dual_mov_b32 v136, v4 :: v_dual_mov_b32 v137, v5
    v_dual_mov_b32 v138, v6 :: v_dual_mov_b32 v139, v7
    s_mov_b32 s2, 0
    s_and_b32 s1, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v215, 0, v212, s1
    v_max_u32_dpp v9, v215, v215 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_dpp v9, v9, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v74, v9, 0x76543210, s42
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_e32 v9, v74, v9
    v_readfirstlane_b32 s1, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mov_b32_e32 v9, s1
    v_max_u32_dpp v9, v9, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_dpp v9, v9, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v74, v9, 0x76543210, s42
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_e32 v9, v74, v9
    v_readfirstlane_b32 s3, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v9, s3
    ds_store_b32 v8, v9
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[140:143], v193
    s_waitcnt lgkmcnt(0)
    v_max_u32_e32 v8, v140, v141
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_u32 v8, v8, v142, v143
    v_readfirstlane_b32 s3, v8
    s_add_u32 s4, s3, -1
    s_branch L5
L1:
    s_lshr_b32 s6, s2, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s6, s0, s6
    s_cmp_lt_u32 s6, s53
    s_cselect_b32 s7, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L2
    s_lshl_b32 s9, s6, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s7, s[28:31], s9
L2:
    s_cmp_lt_u32 s6, s53
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s6, s7, 0
    s_sub_u32 s7, s4, s2
    s_min_u32 s6, s6, s8
    s_min_u32 s9, s45, s7
    s_lshl_b32 s6, s6, 5
    s_min_u32 s10, s46, s7
    s_min_u32 s11, s47, s7
    s_min_u32 s13, s48, s7
    s_min_u32 s14, s49, s7
    s_min_u32 s15, s50, s7
    s_min_u32 s24, s51, s7
    s_min_u32 s25, s52, s7
    s_add_u32 s9, s6, s9
    s_add_u32 s10, s6, s10
    s_add_u32 s11, s6, s11
    s_add_u32 s13, s6, s13
    s_add_u32 s14, s6, s14
    s_add_u32 s15, s6, s15
    s_add_u32 s24, s6, s24
    s_add_u32 s25, s6, s25
    s_mul_i32 s9, s9, s41
    s_mul_i32 s10, s10, s41
    s_mul_i32 s11, s11, s41
    s_mul_i32 s13, s13, s41
    s_mul_i32 s14, s14, s41
    s_mul_i32 s15, s15, s41
    s_mul_i32 s24, s24, s41
    s_mul_i32 s25, s25, s41
    s_add_u32 s9, s9, s43
    s_add_u32 s10, s10, s43
    s_add_u32 s11, s11, s43
    s_add_u32 s13, s13, s43
    s_add_u32 s14, s14, s43
    s_add_u32 s15, s15, s43
    s_add_u32 s24, s24, s43
    s_add_u32 s25, s25, s43
    v_add_nc_u32_e32 v8, s9, v194
    v_add_nc_u32_e32 v74, s10, v194
    v_add_nc_u32_e32 v140, s11, v194
    v_add_nc_u32_e32 v142, s13, v194
    v_add_nc_u32_e32 v144, s14, v194
    v_add_nc_u32_e32 v146, s15, v194
    v_add_nc_u32_e32 v148, s24, v194
    v_add_nc_u32_e32 v150, s25, v194
    buffer_load_b64 v[8:9], v8, s[16:19], 0 idxen
    buffer_load_b64 v[74:75], v74, s[16:19], 0 idxen
    buffer_load_b64 v[140:141], v140, s[16:19], 0 idxen
    buffer_load_b64 v[142:143], v142, s[16:19], 0 idxen
    buffer_load_b64 v[144:145], v144, s[16:19], 0 idxen
    buffer_load_b64 v[146:147], v146, s[16:19], 0 idxen
    buffer_load_b64 v[148:149], v148, s[16:19], 0 idxen
    buffer_load_b64 v[150:151], v150, s[16:19], 0 idxen
    s_waitcnt vmcnt(7)
    v_and_b32_e32 v152, 0xffff, v8
    v_lshrrev_b32_e32 v8, 16, v8
    v_and_b32_e32 v153, 0xffff, v9
    v_lshrrev_b32_e32 v9, 16, v9
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v154, 0xffff, v74
    v_lshrrev_b32_e32 v74, 16, v74
    v_and_b32_e32 v155, 0xffff, v75
    v_lshrrev_b32_e32 v75, 16, v75
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v156, 0xffff, v140
    v_lshrrev_b32_e32 v157, 16, v140
    v_and_b32_e32 v158, 0xffff, v141
    v_lshrrev_b32_e32 v159, 16, v141
    s_waitcnt vmcnt(4)
    v_and_b32_e32 v141, 0xffff, v142
    v_lshrrev_b32_e32 v160, 16, v142
    v_and_b32_e32 v161, 0xffff, v143
    v_lshrrev_b32_e32 v162, 16, v143
    s_waitcnt vmcnt(3)
    v_and_b32_e32 v142, 0xffff, v144
    v_lshrrev_b32_e32 v163, 16, v144
    v_and_b32_e32 v164, 0xffff, v145
    v_lshrrev_b32_e32 v165, 16, v145
    s_waitcnt vmcnt(2)
    v_and_b32_e32 v143, 0xffff, v146
    v_lshrrev_b32_e32 v146, 16, v146
    v_and_b32_e32 v166, 0xffff, v147
    v_lshrrev_b32_e32 v167, 16, v147
    s_waitcnt vmcnt(1)
    v_and_b32_e32 v144, 0xffff, v148
    v_lshrrev_b32_e32 v147, 16, v148
    v_and_b32_e32 v168, 0xffff, v149
    v_lshrrev_b32_e32 v169, 16, v149
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v145, 0xffff, v150
    v_lshrrev_b32_e32 v148, 16, v150
    v_and_b32_e32 v170, 0xffff, v151
    v_lshrrev_b32_e32 v171, 16, v151
    v_lshl_or_b32 v140, v154, 16, v152
    v_lshl_or_b32 v141, v141, 16, v156
    v_lshl_or_b32 v142, v143, 16, v142
    v_lshl_or_b32 v143, v145, 16, v144
    v_lshl_or_b32 v144, v74, 16, v8
    v_lshl_or_b32 v145, v160, 16, v157
    v_lshl_or_b32 v146, v146, 16, v163
    v_lshl_or_b32 v147, v148, 16, v147
    v_lshl_or_b32 v148, v155, 16, v153
    v_lshl_or_b32 v149, v161, 16, v158
    v_lshl_or_b32 v150, v166, 16, v164
    v_lshl_or_b32 v151, v170, 16, v168
    v_lshl_or_b32 v152, v75, 16, v9
    v_lshl_or_b32 v153, v162, 16, v159
    v_lshl_or_b32 v154, v167, 16, v165
    v_lshl_or_b32 v155, v171, 16, v169
    ds_store_b128 v199, v[140:143] offset:16
    ds_store_b128 v199, v[144:147] offset:176
    ds_store_b128 v199, v[148:151] offset:336
    ds_store_b128 v199, v[152:155] offset:496
    s_cmp_lt_u32 s2, s1
    s_cbranch_scc0 L3
    v_min_u32_e32 v8, s7, v196
    v_min_u32_e32 v9, s7, v197
    v_dual_mov_b32 v140, v0 :: v_dual_mov_b32 v141, v1
    v_dual_mov_b32 v142, v2 :: v_dual_mov_b32 v143, v3
    v_dual_mov_b32 v144, v4 :: v_dual_mov_b32 v145, v5
    v_dual_mov_b32 v146, v6 :: v_dual_mov_b32 v147, v7
    v_dual_mov_b32 v148, v0 :: v_dual_mov_b32 v149, v1
    v_dual_mov_b32 v150, v2 :: v_dual_mov_b32 v151, v3
    v_dual_mov_b32 v152, v4 :: v_dual_mov_b32 v153, v5
    v_dual_mov_b32 v154, v6 :: v_dual_mov_b32 v155, v7
    v_add_nc_u32_e32 v74, s2, v195
    v_add_nc_u32_e32 v8, s6, v8
    v_add_nc_u32_e32 v9, s6, v9
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_lt_u32_e64 s6, v74, v215
    v_mul_lo_u32 v8, v8, s41
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v9, v9, s41
    v_add_nc_u32_e32 v8, s43, v8
    v_add_nc_u32_e32 v75, 1, v74
    v_add_nc_u32_e32 v156, 2, v74
    v_add_nc_u32_e32 v157, 3, v74
    v_add_nc_u32_e32 v9, s43, v9
    v_min_u32_e32 v8, 0x38000000, v8
    v_cmp_lt_u32_e64 s7, v75, v215
    v_cmp_lt_u32_e32 vcc_lo, v156, v215
    v_cmp_lt_u32_e64 s10, v157, v215
    v_min_u32_e32 v9, 0x38000000, v9
    v_lshlrev_b32_e32 v8, 1, v8
    v_add_nc_u32_e32 v75, 4, v74
    v_add_nc_u32_e32 v156, 5, v74
    v_add_nc_u32_e32 v157, 6, v74
    v_lshlrev_b32_e32 v9, 1, v9
    v_add_nc_u32_e32 v158, 7, v74
    v_cmp_lt_u32_e64 s11, v75, v215
    v_cmp_lt_u32_e64 s13, v156, v215
    v_cmp_lt_u32_e64 s14, v157, v215
    v_add_nc_u32_e32 v75, 16, v74
    v_cmp_lt_u32_e64 s15, v158, v215
    v_add_nc_u32_e32 v156, 17, v74
    v_add_nc_u32_e32 v181, 18, v74
    v_add_nc_u32_e32 v185, 19, v74
    v_cmp_lt_u32_e64 s24, v75, v215
    v_add_nc_u32_e32 v75, 20, v74
    v_cmp_lt_u32_e64 s25, v156, v215
    buffer_load_b128 v[157:160], v8, s[32:35], 0 offen
    buffer_load_b128 v[161:164], v8, s[32:35], 0 offen offset:16
    buffer_load_b128 v[165:168], v8, s[32:35], 0 offen offset:32
    buffer_load_b128 v[169:172], v8, s[32:35], 0 offen offset:48
    buffer_load_b128 v[173:176], v8, s[32:35], 0 offen offset:64
    buffer_load_b128 v[177:180], v8, s[32:35], 0 offen offset:80
    v_cmp_lt_u32_e64 s26, v181, v215
    buffer_load_b128 v[181:184], v8, s[32:35], 0 offen offset:96
    v_cmp_lt_u32_e64 s27, v185, v215
    v_add_nc_u32_e32 v156, 21, v74
    v_cmp_lt_u32_e64 s36, v75, v215
    v_add_nc_u32_e32 v75, 22, v74
    v_add_nc_u32_e32 v74, 23, v74
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_lt_u32_e64 s37, v156, v215
    v_cmp_lt_u32_e64 s38, v75, v215
    s_delay_alu instid0(VALU_DEP_3)
    v_cmp_lt_u32_e64 s39, v74, v215
    s_waitcnt vmcnt(5)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[157:164], v[10:17], v[140:147]
    buffer_load_b128 v[185:188], v8, s[32:35], 0 offen offset:112
    buffer_load_b128 v[157:160], v8, s[32:35], 0 offen offset:128
    s_waitcnt vmcnt(5)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[165:172], v[18:25], v[140:147]
    buffer_load_b128 v[161:164], v8, s[32:35], 0 offen offset:144
    buffer_load_b128 v[165:168], v8, s[32:35], 0 offen offset:160
    s_waitcnt vmcnt(5)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[173:180], v[26:33], v[140:147]
    buffer_load_b128 v[169:172], v8, s[32:35], 0 offen offset:176
    buffer_load_b128 v[173:176], v8, s[32:35], 0 offen offset:192
    s_waitcnt vmcnt(5)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[181:188], v[34:41], v[140:147]
    buffer_load_b128 v[177:180], v8, s[32:35], 0 offen offset:208
    buffer_load_b128 v[181:184], v8, s[32:35], 0 offen offset:224
    buffer_load_b128 v[185:188], v8, s[32:35], 0 offen offset:240
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[157:164], v[42:49], v[140:147]
    buffer_load_b128 v[157:160], v9, s[32:35], 0 offen
    buffer_load_b128 v[161:164], v9, s[32:35], 0 offen offset:16
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[165:172], v[50:57], v[140:147]
    buffer_load_b128 v[165:168], v9, s[32:35], 0 offen offset:32
    buffer_load_b128 v[169:172], v9, s[32:35], 0 offen offset:48
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[173:180], v[58:65], v[140:147]
    buffer_load_b128 v[173:176], v9, s[32:35], 0 offen offset:64
    buffer_load_b128 v[177:180], v9, s[32:35], 0 offen offset:80
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[181:188], v[66:73], v[140:147]
    buffer_load_b128 v[181:184], v9, s[32:35], 0 offen offset:96
    buffer_load_b128 v[185:188], v9, s[32:35], 0 offen offset:112
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[157:164], v[10:17], v[148:155]
    buffer_load_b128 v[157:160], v9, s[32:35], 0 offen offset:128
    buffer_load_b128 v[161:164], v9, s[32:35], 0 offen offset:144
    v_cndmask_b32_e64 v8, 0xff800000, v140, s6
    v_cndmask_b32_e64 v74, 0xff800000, v141, s7
    v_cndmask_b32_e32 v75, 0xff800000, v142, vcc_lo
    v_cndmask_b32_e64 v140, 0xff800000, v143, s10
    v_cndmask_b32_e64 v141, 0xff800000, v144, s11
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[165:172], v[18:25], v[148:155]
    buffer_load_b128 v[165:168], v9, s[32:35], 0 offen offset:160
    buffer_load_b128 v[169:172], v9, s[32:35], 0 offen offset:176
    v_cndmask_b32_e64 v142, 0xff800000, v145, s13
    v_cndmask_b32_e64 v143, 0xff800000, v146, s14
    v_cndmask_b32_e64 v144, 0xff800000, v147, s15
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[173:180], v[26:33], v[148:155]
    buffer_load_b128 v[173:176], v9, s[32:35], 0 offen offset:192
    buffer_load_b128 v[177:180], v9, s[32:35], 0 offen offset:208
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[181:188], v[34:41], v[148:155]
    buffer_load_b128 v[181:184], v9, s[32:35], 0 offen offset:224
    buffer_load_b128 v[185:188], v9, s[32:35], 0 offen offset:240
    v_max3_f32 v9, 0xff800000, v8, v74
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_max3_f32 v9, v9, v75, v140
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[157:164], v[42:49], v[148:155]
    v_max3_f32 v9, v9, v141, v142
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_max3_f32 v9, v9, v143, v144
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[165:172], v[50:57], v[148:155]
    s_waitcnt vmcnt(2)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[173:180], v[58:65], v[148:155]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[181:188], v[66:73], v[148:155]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v145, 0xff800000, v148, s24
    v_cndmask_b32_e64 v146, 0xff800000, v149, s25
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v147, 0xff800000, v150, s26
    v_cndmask_b32_e64 v148, 0xff800000, v151, s27
    v_cndmask_b32_e64 v149, 0xff800000, v152, s36
    v_cndmask_b32_e64 v150, 0xff800000, v153, s37
    v_max3_f32 v9, v9, v145, v146
    v_cndmask_b32_e64 v151, 0xff800000, v154, s38
    v_cndmask_b32_e64 v152, 0xff800000, v155, s39
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v9, v9, v147, v148
    v_max3_f32 v9, v9, v149, v150
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v9, v9, v151, v152
    v_permlanex16_b32 v153, v9, 0x76543210, s42 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v9, v9, v153, v213
    v_sub_f32_e32 v156, v213, v9
    v_sub_f32_e32 v8, v8, v9
    v_sub_f32_e32 v74, v74, v9
    v_sub_f32_e32 v75, v75, v9
    v_sub_f32_e32 v140, v140, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_sub_f32 v141, v141, v9 :: v_dual_mul_f32 v8, v8, v202
    v_dual_mul_f32 v74, v74, v202 :: v_dual_sub_f32 v143, v143, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v75, v75, v202 :: v_dual_sub_f32 v142, v142, v9
    v_sub_f32_e32 v145, v145, v9
    v_exp_f32_e32 v8, v8
    s_delay_alu instid0(VALU_DEP_3)
    v_exp_f32_e32 v74, v74
    v_dual_sub_f32 v147, v147, v9 :: v_dual_mul_f32 v140, v140, v202
    v_sub_f32_e32 v149, v149, v9
    v_sub_f32_e32 v151, v151, v9
    v_exp_f32_e32 v75, v75
    v_dual_mul_f32 v141, v141, v202 :: v_dual_sub_f32 v144, v144, v9
    v_dual_mul_f32 v143, v143, v202 :: v_dual_sub_f32 v146, v146, v9
    v_dual_mul_f32 v145, v145, v202 :: v_dual_sub_f32 v148, v148, v9
    v_dual_mul_f32 v147, v147, v202 :: v_dual_sub_f32 v150, v150, v9
    v_dual_mul_f32 v149, v149, v202 :: v_dual_sub_f32 v152, v152, v9
    v_mul_f32_e32 v151, v151, v202
    v_exp_f32_e32 v153, v140
    v_add_f32_e32 v140, v8, v74
    v_exp_f32_e32 v154, v141
    v_mul_f32_e32 v141, v142, v202
    v_exp_f32_e32 v155, v143
    v_mul_f32_e32 v142, v144, v202
    v_exp_f32_e32 v157, v145
    v_mul_f32_e32 v143, v146, v202
    v_exp_f32_e32 v158, v147
    v_mul_f32_e32 v144, v148, v202
    v_exp_f32_e32 v148, v149
    v_mul_f32_e32 v145, v150, v202
    v_exp_f32_e32 v159, v151
    v_mul_f32_e32 v146, v152, v202
    v_add_f32_e32 v140, v140, v75
    v_exp_f32_e32 v149, v141
    v_exp_f32_e32 v150, v142
    v_exp_f32_e32 v151, v143
    v_exp_f32_e32 v152, v144
    v_exp_f32_e32 v160, v145
    v_exp_f32_e32 v161, v146
    v_add_f32_e32 v140, v140, v153
    v_bfe_u32 v141, v8, 16, 1
    v_bfe_u32 v142, v75, 16, 1
    v_bfe_u32 v143, v154, 16, 1
    v_bfe_u32 v144, v155, 16, 1
    v_bfe_u32 v145, v157, 16, 1
    v_bfe_u32 v146, v158, 16, 1
    v_bfe_u32 v147, v148, 16, 1
    v_bfe_u32 v162, v159, 16, 1
    v_add_f32_e32 v140, v140, v154
    v_add3_u32 v141, v8, v141, 0x7fff
    v_bfe_u32 v163, v74, 16, 1
    v_add3_u32 v142, v75, v142, 0x7fff
    v_bfe_u32 v164, v153, 16, 1
    v_add3_u32 v143, v154, v143, 0x7fff
    v_bfe_u32 v165, v149, 16, 1
    v_add3_u32 v144, v155, v144, 0x7fff
    v_bfe_u32 v166, v150, 16, 1
    v_add3_u32 v145, v157, v145, 0x7fff
    v_bfe_u32 v167, v151, 16, 1
    v_add3_u32 v146, v158, v146, 0x7fff
    v_bfe_u32 v168, v152, 16, 1
    v_add3_u32 v147, v148, v147, 0x7fff
    v_bfe_u32 v169, v160, 16, 1
    v_add3_u32 v162, v159, v162, 0x7fff
    v_bfe_u32 v170, v161, 16, 1
    v_add_f32_e32 v140, v140, v149
    v_lshrrev_b32_e32 v141, 16, v141
    v_add3_u32 v163, v74, v163, 0x7fff
    v_lshrrev_b32_e32 v142, 16, v142
    v_add3_u32 v164, v153, v164, 0x7fff
    v_lshrrev_b32_e32 v143, 16, v143
    v_add3_u32 v165, v149, v165, 0x7fff
    v_lshrrev_b32_e32 v144, 16, v144
    v_add3_u32 v166, v150, v166, 0x7fff
    v_lshrrev_b32_e32 v145, 16, v145
    v_add3_u32 v167, v151, v167, 0x7fff
    v_lshrrev_b32_e32 v146, 16, v146
    v_add3_u32 v168, v152, v168, 0x7fff
    v_lshrrev_b32_e32 v147, 16, v147
    v_add3_u32 v169, v160, v169, 0x7fff
    v_lshrrev_b32_e32 v162, 16, v162
    v_add3_u32 v170, v161, v170, 0x7fff
    v_add_f32_e32 v171, v140, v155
    v_and_or_b32 v140, v163, 0xffff0000, v141
    v_and_or_b32 v141, v164, 0xffff0000, v142
    v_and_or_b32 v142, v165, 0xffff0000, v143
    v_and_or_b32 v143, v166, 0xffff0000, v144
    v_and_or_b32 v144, v167, 0xffff0000, v145
    v_and_or_b32 v145, v168, 0xffff0000, v146
    v_and_or_b32 v146, v169, 0xffff0000, v147
    v_and_or_b32 v147, v170, 0xffff0000, v162
    v_dual_add_f32 v162, v150, v171 :: v_dual_lshlrev_b32 v163, 16, v140
    v_lshlrev_b32_e32 v164, 16, v141
    v_lshlrev_b32_e32 v165, 16, v142
    v_lshlrev_b32_e32 v166, 16, v143
    v_lshlrev_b32_e32 v167, 16, v144
    v_lshlrev_b32_e32 v168, 16, v145
    v_dual_add_f32 v162, v162, v157 :: v_dual_lshlrev_b32 v169, 16, v146
    v_dual_sub_f32 v75, v75, v164 :: v_dual_lshlrev_b32 v170, 16, v147
    v_dual_sub_f32 v8, v8, v163 :: v_dual_and_b32 v163, 0xffff0000, v140
    v_dual_sub_f32 v155, v155, v166 :: v_dual_and_b32 v164, 0xffff0000, v141
    v_dual_sub_f32 v154, v154, v165 :: v_dual_and_b32 v165, 0xffff0000, v142
    v_and_b32_e32 v166, 0xffff0000, v143
    v_dual_sub_f32 v157, v157, v167 :: v_dual_sub_f32 v168, v158, v168
    v_dual_subrev_f32 v170, v170, v159 :: v_dual_and_b32 v167, 0xffff0000, v144
    v_dual_add_f32 v162, v151, v162 :: v_dual_and_b32 v171, 0xffff0000, v145
    v_dual_sub_f32 v169, v148, v169 :: v_dual_and_b32 v172, 0xffff0000, v146
    v_dual_subrev_f32 v74, v163, v74 :: v_dual_and_b32 v173, 0xffff0000, v147
    v_sub_f32_e32 v153, v153, v164
    v_dual_sub_f32 v149, v149, v165 :: v_dual_sub_f32 v150, v150, v166
    v_bfe_u32 v163, v8, 16, 1
    v_bfe_u32 v164, v75, 16, 1
    v_bfe_u32 v165, v154, 16, 1
    v_bfe_u32 v166, v155, 16, 1
    v_dual_sub_f32 v151, v151, v167 :: v_dual_add_f32 v158, v162, v158
    v_sub_f32_e32 v167, v152, v171
    v_dual_sub_f32 v171, v160, v172 :: v_dual_sub_f32 v172, v161, v173
    v_bfe_u32 v173, v157, 16, 1
    v_bfe_u32 v174, v168, 16, 1
    v_bfe_u32 v175, v169, 16, 1
    v_bfe_u32 v176, v170, 16, 1
    v_add3_u32 v8, v8, v163, 0x7fff
    v_bfe_u32 v162, v74, 16, 1
    v_add3_u32 v75, v75, v164, 0x7fff
    v_bfe_u32 v163, v153, 16, 1
    v_add3_u32 v154, v154, v165, 0x7fff
    v_bfe_u32 v164, v149, 16, 1
    v_add3_u32 v155, v155, v166, 0x7fff
    v_bfe_u32 v165, v150, 16, 1
    v_add3_u32 v157, v157, v173, 0x7fff
    v_bfe_u32 v166, v151, 16, 1
    v_add3_u32 v168, v168, v174, 0x7fff
    v_bfe_u32 v173, v167, 16, 1
    v_add3_u32 v169, v169, v175, 0x7fff
    v_bfe_u32 v174, v171, 16, 1
    v_add3_u32 v170, v170, v176, 0x7fff
    v_bfe_u32 v175, v172, 16, 1
    v_add_f32_e32 v152, v158, v152
    v_lshrrev_b32_e32 v8, 16, v8
    v_add3_u32 v74, v74, v162, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_add3_u32 v153, v153, v163, 0x7fff
    v_lshrrev_b32_e32 v154, 16, v154
    v_add3_u32 v158, v149, v164, 0x7fff
    v_lshrrev_b32_e32 v155, 16, v155
    v_add3_u32 v162, v150, v165, 0x7fff
    v_lshrrev_b32_e32 v157, 16, v157
    v_add3_u32 v163, v151, v166, 0x7fff
    v_lshrrev_b32_e32 v164, 16, v168
    v_add3_u32 v165, v167, v173, 0x7fff
    v_lshrrev_b32_e32 v166, 16, v169
    v_add3_u32 v167, v171, v174, 0x7fff
    v_lshrrev_b32_e32 v168, 16, v170
    v_add3_u32 v169, v172, v175, 0x7fff
    v_add_f32_e32 v170, v152, v148
    v_and_or_b32 v148, v74, 0xffff0000, v8
    v_and_or_b32 v149, v153, 0xffff0000, v75
    v_and_or_b32 v150, v158, 0xffff0000, v154
    v_and_or_b32 v151, v162, 0xffff0000, v155
    v_and_or_b32 v152, v163, 0xffff0000, v157
    v_and_or_b32 v153, v165, 0xffff0000, v164
    v_and_or_b32 v154, v167, 0xffff0000, v166
    v_and_or_b32 v155, v169, 0xffff0000, v168
    v_mul_f32_e32 v8, v156, v202
    v_add_f32_e32 v74, v170, v160
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v8, v8
    v_add_f32_e32 v74, v74, v159
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v74, v74, v161
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v76, v76, v8
    v_mul_f32_e32 v77, v77, v8
    v_mul_f32_e32 v78, v78, v8
    v_mul_f32_e32 v79, v79, v8
    v_fma_f32 v214, v214, v8, v74
    v_mul_f32_e32 v80, v80, v8
    v_mul_f32_e32 v81, v81, v8
    v_mul_f32_e32 v82, v82, v8
    v_mul_f32_e32 v83, v83, v8
    v_mul_f32_e32 v84, v84, v8
    v_mul_f32_e32 v85, v85, v8
    v_mul_f32_e32 v86, v86, v8
    v_mul_f32_e32 v87, v87, v8
    v_mul_f32_e32 v88, v88, v8
    v_mul_f32_e32 v89, v89, v8
    v_mul_f32_e32 v90, v90, v8
    v_mul_f32_e32 v91, v91, v8
    v_mul_f32_e32 v92, v92, v8
    v_mul_f32_e32 v93, v93, v8
    v_mul_f32_e32 v94, v94, v8
    v_mul_f32_e32 v95, v95, v8
    v_mul_f32_e32 v96, v96, v8
    v_mul_f32_e32 v97, v97, v8
    v_mul_f32_e32 v98, v98, v8
    v_mul_f32_e32 v99, v99, v8
    v_mul_f32_e32 v100, v100, v8
    v_mul_f32_e32 v101, v101, v8
    v_mul_f32_e32 v102, v102, v8
    v_mul_f32_e32 v103, v103, v8
    v_mul_f32_e32 v104, v104, v8
    v_mul_f32_e32 v105, v105, v8
    v_mul_f32_e32 v106, v106, v8
    v_mul_f32_e32 v107, v107, v8
    v_mul_f32_e32 v108, v108, v8
    v_mul_f32_e32 v109, v109, v8
    v_mul_f32_e32 v110, v110, v8
    v_mul_f32_e32 v111, v111, v8
    v_mul_f32_e32 v112, v112, v8
    v_mul_f32_e32 v113, v113, v8
    v_mul_f32_e32 v114, v114, v8
    v_mul_f32_e32 v115, v115, v8
    v_mul_f32_e32 v116, v116, v8
    v_mul_f32_e32 v117, v117, v8
    v_mul_f32_e32 v118, v118, v8
    v_mul_f32_e32 v119, v119, v8
    v_mul_f32_e32 v120, v120, v8
    v_mul_f32_e32 v121, v121, v8
    v_mul_f32_e32 v122, v122, v8
    v_mul_f32_e32 v123, v123, v8
    v_mul_f32_e32 v124, v124, v8
    v_mul_f32_e32 v125, v125, v8
    v_mul_f32_e32 v126, v126, v8
    v_mul_f32_e32 v127, v127, v8
    v_mul_f32_e32 v128, v128, v8
    v_mul_f32_e32 v129, v129, v8
    v_mul_f32_e32 v130, v130, v8
    v_mul_f32_e32 v131, v131, v8
    v_mul_f32_e32 v132, v132, v8
    v_mul_f32_e32 v133, v133, v8
    v_mul_f32_e32 v134, v134, v8
    v_mul_f32_e32 v135, v135, v8
    v_mul_f32_e32 v136, v136, v8
    v_mul_f32_e32 v137, v137, v8
    v_mul_f32_e32 v138, v138, v8
    v_mul_f32_e32 v139, v139, v8
    ds_store_b128 v200, v[140:143] offset:10256
    ds_store_b128 v200, v[148:151] offset:11536
    ds_store_b128 v200, v[144:147] offset:10288
    ds_store_b128 v200, v[152:155] offset:11568
    v_mov_b32_e32 v213, v9
L3:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s2, s1
    s_cbranch_scc0 L4
    ds_load_b128 v[142:145], v201 offset:10256
    ds_load_b128 v[146:149], v201 offset:10272
    ds_load_b128 v[150:153], v201 offset:11536
    ds_load_b128 v[154:157], v201 offset:11552
    ds_load_b128 v[161:164], v198 offset:16
    ds_load_b128 v[165:168], v198 offset:32
    ds_load_b128 v[169:172], v198 offset:1296
    ds_load_b128 v[173:176], v198 offset:1312
    ds_load_b128 v[177:180], v198 offset:2576
    ds_load_b128 v[181:184], v198 offset:2592
    ds_load_b128 v[185:188], v198 offset:3856
    ds_load_b128 v[189:192], v198 offset:3872
    s_waitcnt lgkmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[161:168], v[142:149], v[76:83]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[84:91], v[169:176], v[142:149], v[84:91]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[177:184], v[142:149], v[92:99]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[100:107], v[185:192], v[142:149], v[100:107]
    s_delay_alu instid0(VALU_DEP_4)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[161:168], v[150:157], v[76:83]
    ds_load_b128 v[161:164], v198 offset:5136
    ds_load_b128 v[165:168], v198 offset:5152
    v_wmma_f32_16x16x16_bf16 v[84:91], v[169:176], v[150:157], v[84:91]
    ds_load_b128 v[169:172], v198 offset:6416
    ds_load_b128 v[173:176], v198 offset:6432
    v_wmma_f32_16x16x16_bf16 v[92:99], v[177:184], v[150:157], v[92:99]
    ds_load_b128 v[177:180], v198 offset:7696
    ds_load_b128 v[181:184], v198 offset:7712
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[108:115], v[161:168], v[142:149], v[108:115]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[116:123], v[169:176], v[142:149], v[116:123]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[124:131], v[177:184], v[142:149], v[124:131]
    v_wmma_f32_16x16x16_bf16 v[100:107], v[185:192], v[150:157], v[100:107]
    ds_load_b128 v[185:188], v198 offset:8976
    ds_load_b128 v[189:192], v198 offset:8992
    v_wmma_f32_16x16x16_bf16 v[108:115], v[161:168], v[150:157], v[108:115]
    ds_load_b128 v[158:161], v201 offset:10288
    ds_load_b128 v[162:165], v201 offset:10304
    v_wmma_f32_16x16x16_bf16 v[116:123], v[169:176], v[150:157], v[116:123]
    ds_load_b128 v[166:169], v201 offset:11568
    ds_load_b128 v[170:173], v201 offset:11584
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[132:139], v[185:192], v[142:149], v[132:139]
    ds_load_b128 v[141:144], v198 offset:48
    ds_load_b128 v[145:148], v198 offset:64
    v_wmma_f32_16x16x16_bf16 v[124:131], v[177:184], v[150:157], v[124:131]
    ds_load_b128 v[177:180], v198 offset:1328
    ds_load_b128 v[181:184], v198 offset:1344
    v_wmma_f32_16x16x16_bf16 v[132:139], v[185:192], v[150:157], v[132:139]
    ds_load_b128 v[149:152], v198 offset:2608
    ds_load_b128 v[153:156], v198 offset:2624
    ds_load_b128 v[185:188], v198 offset:3888
    ds_load_b128 v[189:192], v198 offset:3904
    s_waitcnt lgkmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[141:148], v[158:165], v[76:83]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[84:91], v[177:184], v[158:165], v[84:91]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[149:156], v[158:165], v[92:99]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[100:107], v[185:192], v[158:165], v[100:107]
    s_delay_alu instid0(VALU_DEP_4)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[141:148], v[166:173], v[76:83]
    ds_load_b128 v[141:144], v198 offset:5168
    ds_load_b128 v[145:148], v198 offset:5184
    v_wmma_f32_16x16x16_bf16 v[84:91], v[177:184], v[166:173], v[84:91]
    ds_load_b128 v[177:180], v198 offset:6448
    ds_load_b128 v[181:184], v198 offset:6464
    v_wmma_f32_16x16x16_bf16 v[92:99], v[149:156], v[166:173], v[92:99]
    ds_load_b128 v[149:152], v198 offset:7728
    ds_load_b128 v[153:156], v198 offset:7744
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[108:115], v[141:148], v[158:165], v[108:115]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[116:123], v[177:184], v[158:165], v[116:123]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[124:131], v[149:156], v[158:165], v[124:131]
    v_wmma_f32_16x16x16_bf16 v[100:107], v[185:192], v[166:173], v[100:107]
    ds_load_b128 v[185:188], v198 offset:9008
    ds_load_b128 v[189:192], v198 offset:9024
    v_wmma_f32_16x16x16_bf16 v[108:115], v[141:148], v[166:173], v[108:115]
    v_wmma_f32_16x16x16_bf16 v[116:123], v[177:184], v[166:173], v[116:123]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[132:139], v[185:192], v[158:165], v[132:139]
    v_wmma_f32_16x16x16_bf16 v[124:131], v[149:156], v[166:173], v[124:131]
    s_delay_alu instid0(VALU_DEP_2)
    v_wmma_f32_16x16x16_bf16 v[132:139], v[185:192], v[166:173], v[132:139]
L4:
    s_sub_u32 s6, s3, s2
    s_barrier
    s_min_u32 s6, s6, 32
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s2, s2, s6
L5:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s2, s3
    s_cbranch_scc1 L1
    v_cmp_lt_u32_e32 vcc_lo, 0, v215
    v_permlanex16_b32 v8, v214, 0x76543210, s42 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v8, v214, v8
    v_rcp_f32_e32 v8, v8
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v9, v76, v8
    v_mul_f32_e32 v74, v78, v8
    v_mul_f32_e32 v75, v80, v8
    v_mul_f32_e32 v76, v82, v8
    v_mul_f32_e32 v78, v84, v8
    v_mul_f32_e32 v80, v86, v8
    v_mul_f32_e32 v82, v88, v8
    v_mul_f32_e32 v84, v90, v8
    v_mul_f32_e32 v86, v92, v8
    v_mul_f32_e32 v88, v94, v8
    v_mul_f32_e32 v90, v96, v8
    v_mul_f32_e32 v92, v98, v8
    v_mul_f32_e32 v94, v100, v8
    v_mul_f32_e32 v96, v102, v8
    v_mul_f32_e32 v98, v104, v8
    v_mul_f32_e32 v100, v106, v8
    v_mul_f32_e32 v102, v108, v8
    v_mul_f32_e32 v104, v110, v8
    v_mul_f32_e32 v106, v112, v8
    v_mul_f32_e32 v108, v114, v8
    v_mul_f32_e32 v77, v77, v8
    v_mul_f32_e32 v79, v79, v8
    v_mul_f32_e32 v81, v81, v8
    v_mul_f32_e32 v83, v83, v8
    v_bfe_u32 v110, v9, 16, 1
    v_bfe_u32 v112, v74, 16, 1
    v_bfe_u32 v114, v75, 16, 1
    v_bfe_u32 v140, v76, 16, 1
    v_mul_f32_e32 v116, v116, v8
    v_mul_f32_e32 v118, v118, v8
    v_mul_f32_e32 v120, v120, v8
    v_mul_f32_e32 v122, v122, v8
    v_mul_f32_e32 v85, v85, v8
    v_mul_f32_e32 v87, v87, v8
    v_mul_f32_e32 v89, v89, v8
    v_mul_f32_e32 v91, v91, v8
    v_bfe_u32 v141, v78, 16, 1
    v_bfe_u32 v142, v80, 16, 1
    v_bfe_u32 v143, v82, 16, 1
    v_bfe_u32 v144, v84, 16, 1
    v_mul_f32_e32 v124, v124, v8
    v_mul_f32_e32 v126, v126, v8
    v_mul_f32_e32 v128, v128, v8
    v_mul_f32_e32 v130, v130, v8
    v_mul_f32_e32 v93, v93, v8
    v_mul_f32_e32 v95, v95, v8
    v_mul_f32_e32 v97, v97, v8
    v_mul_f32_e32 v99, v99, v8
    v_bfe_u32 v145, v86, 16, 1
    v_bfe_u32 v146, v88, 16, 1
    v_bfe_u32 v147, v90, 16, 1
    v_bfe_u32 v148, v92, 16, 1
    v_mul_f32_e32 v132, v132, v8
    v_mul_f32_e32 v134, v134, v8
    v_mul_f32_e32 v136, v136, v8
    v_mul_f32_e32 v138, v138, v8
    v_mul_f32_e32 v101, v101, v8
    v_mul_f32_e32 v103, v103, v8
    v_mul_f32_e32 v105, v105, v8
    v_mul_f32_e32 v107, v107, v8
    v_bfe_u32 v149, v94, 16, 1
    v_bfe_u32 v150, v96, 16, 1
    v_bfe_u32 v151, v98, 16, 1
    v_bfe_u32 v152, v100, 16, 1
    v_mul_f32_e32 v109, v109, v8
    v_mul_f32_e32 v111, v111, v8
    v_mul_f32_e32 v113, v113, v8
    v_mul_f32_e32 v115, v115, v8
    v_bfe_u32 v153, v102, 16, 1
    v_bfe_u32 v154, v104, 16, 1
    v_bfe_u32 v155, v106, 16, 1
    v_bfe_u32 v156, v108, 16, 1
    v_add3_u32 v9, v9, v110, 0x7fff
    v_bfe_u32 v110, v77, 16, 1
    v_add3_u32 v74, v74, v112, 0x7fff
    v_bfe_u32 v112, v79, 16, 1
    v_add3_u32 v75, v75, v114, 0x7fff
    v_bfe_u32 v114, v81, 16, 1
    v_add3_u32 v76, v76, v140, 0x7fff
    v_bfe_u32 v140, v83, 16, 1
    v_mul_f32_e32 v117, v117, v8
    v_mul_f32_e32 v119, v119, v8
    v_mul_f32_e32 v121, v121, v8
    v_mul_f32_e32 v123, v123, v8
    v_bfe_u32 v157, v116, 16, 1
    v_bfe_u32 v158, v118, 16, 1
    v_bfe_u32 v159, v120, 16, 1
    v_bfe_u32 v160, v122, 16, 1
    v_add3_u32 v78, v78, v141, 0x7fff
    v_bfe_u32 v141, v85, 16, 1
    v_add3_u32 v80, v80, v142, 0x7fff
    v_bfe_u32 v142, v87, 16, 1
    v_add3_u32 v82, v82, v143, 0x7fff
    v_bfe_u32 v143, v89, 16, 1
    v_add3_u32 v84, v84, v144, 0x7fff
    v_bfe_u32 v144, v91, 16, 1
    v_mul_f32_e32 v125, v125, v8
    v_mul_f32_e32 v127, v127, v8
    v_mul_f32_e32 v129, v129, v8
    v_mul_f32_e32 v131, v131, v8
    v_bfe_u32 v161, v124, 16, 1
    v_bfe_u32 v162, v126, 16, 1
    v_bfe_u32 v163, v128, 16, 1
    v_bfe_u32 v164, v130, 16, 1
    v_add3_u32 v86, v86, v145, 0x7fff
    v_bfe_u32 v145, v93, 16, 1
    v_add3_u32 v88, v88, v146, 0x7fff
    v_bfe_u32 v146, v95, 16, 1
    v_add3_u32 v90, v90, v147, 0x7fff
    v_bfe_u32 v147, v97, 16, 1
    v_add3_u32 v92, v92, v148, 0x7fff
    v_bfe_u32 v148, v99, 16, 1
    v_mul_f32_e32 v133, v133, v8
    v_mul_f32_e32 v135, v135, v8
    v_dual_mul_f32 v137, v137, v8 :: v_dual_mul_f32 v8, v8, v139
    v_bfe_u32 v139, v132, 16, 1
    v_bfe_u32 v165, v134, 16, 1
    v_bfe_u32 v166, v136, 16, 1
    v_bfe_u32 v167, v138, 16, 1
    v_add3_u32 v94, v94, v149, 0x7fff
    v_bfe_u32 v149, v101, 16, 1
    v_add3_u32 v96, v96, v150, 0x7fff
    v_bfe_u32 v150, v103, 16, 1
    v_add3_u32 v98, v98, v151, 0x7fff
    v_bfe_u32 v151, v105, 16, 1
    v_add3_u32 v100, v100, v152, 0x7fff
    v_bfe_u32 v152, v107, 16, 1
    v_add3_u32 v102, v102, v153, 0x7fff
    v_bfe_u32 v153, v109, 16, 1
    v_add3_u32 v104, v104, v154, 0x7fff
    v_bfe_u32 v154, v111, 16, 1
    v_add3_u32 v106, v106, v155, 0x7fff
    v_bfe_u32 v155, v113, 16, 1
    v_add3_u32 v108, v108, v156, 0x7fff
    v_bfe_u32 v156, v115, 16, 1
    v_lshrrev_b32_e32 v9, 16, v9
    v_add3_u32 v77, v77, v110, 0x7fff
    v_lshrrev_b32_e32 v110, 16, v74
    v_add3_u32 v79, v79, v112, 0x7fff
    v_lshrrev_b32_e32 v112, 16, v75
    v_add3_u32 v81, v81, v114, 0x7fff
    v_lshrrev_b32_e32 v114, 16, v76
    v_add3_u32 v83, v83, v140, 0x7fff
    v_add3_u32 v116, v116, v157, 0x7fff
    v_bfe_u32 v140, v117, 16, 1
    v_add3_u32 v118, v118, v158, 0x7fff
    v_bfe_u32 v157, v119, 16, 1
    v_add3_u32 v120, v120, v159, 0x7fff
    v_bfe_u32 v158, v121, 16, 1
    v_add3_u32 v122, v122, v160, 0x7fff
    v_bfe_u32 v159, v123, 16, 1
    v_lshrrev_b32_e32 v78, 16, v78
    v_add3_u32 v85, v85, v141, 0x7fff
    v_lshrrev_b32_e32 v80, 16, v80
    v_add3_u32 v87, v87, v142, 0x7fff
    v_lshrrev_b32_e32 v82, 16, v82
    v_add3_u32 v89, v89, v143, 0x7fff
    v_lshrrev_b32_e32 v84, 16, v84
    v_add3_u32 v91, v91, v144, 0x7fff
    v_add3_u32 v124, v124, v161, 0x7fff
    v_bfe_u32 v141, v125, 16, 1
    v_add3_u32 v126, v126, v162, 0x7fff
    v_bfe_u32 v142, v127, 16, 1
    v_add3_u32 v128, v128, v163, 0x7fff
    v_bfe_u32 v143, v129, 16, 1
    v_add3_u32 v130, v130, v164, 0x7fff
    v_bfe_u32 v144, v131, 16, 1
    v_lshrrev_b32_e32 v86, 16, v86
    v_add3_u32 v93, v93, v145, 0x7fff
    v_lshrrev_b32_e32 v88, 16, v88
    v_add3_u32 v95, v95, v146, 0x7fff
    v_lshrrev_b32_e32 v90, 16, v90
    v_add3_u32 v97, v97, v147, 0x7fff
    v_lshrrev_b32_e32 v92, 16, v92
    v_add3_u32 v99, v99, v148, 0x7fff
    v_add3_u32 v132, v132, v139, 0x7fff
    v_bfe_u32 v139, v133, 16, 1
    v_add3_u32 v134, v134, v165, 0x7fff
    v_bfe_u32 v145, v135, 16, 1
    v_add3_u32 v136, v136, v166, 0x7fff
    v_bfe_u32 v146, v137, 16, 1
    v_add3_u32 v138, v138, v167, 0x7fff
    v_bfe_u32 v147, v8, 16, 1
    v_lshrrev_b32_e32 v94, 16, v94
    v_add3_u32 v101, v101, v149, 0x7fff
    v_lshrrev_b32_e32 v96, 16, v96
    v_add3_u32 v103, v103, v150, 0x7fff
    v_lshrrev_b32_e32 v98, 16, v98
    v_add3_u32 v105, v105, v151, 0x7fff
    v_lshrrev_b32_e32 v100, 16, v100
    v_add3_u32 v107, v107, v152, 0x7fff
    v_lshrrev_b32_e32 v102, 16, v102
    v_add3_u32 v109, v109, v153, 0x7fff
    v_lshrrev_b32_e32 v104, 16, v104
    v_add3_u32 v111, v111, v154, 0x7fff
    v_lshrrev_b32_e32 v106, 16, v106
    v_add3_u32 v113, v113, v155, 0x7fff
    v_lshrrev_b32_e32 v108, 16, v108
    v_add3_u32 v115, v115, v156, 0x7fff
    v_and_or_b32 v74, v77, 0xffff0000, v9
    v_and_or_b32 v75, v79, 0xffff0000, v110
    v_and_or_b32 v76, v81, 0xffff0000, v112
    v_and_or_b32 v77, v83, 0xffff0000, v114
    v_lshrrev_b32_e32 v9, 16, v116
    v_add3_u32 v110, v117, v140, 0x7fff
    v_lshrrev_b32_e32 v112, 16, v118
    v_add3_u32 v114, v119, v157, 0x7fff
    v_lshrrev_b32_e32 v116, 16, v120
    v_add3_u32 v117, v121, v158, 0x7fff
    v_lshrrev_b32_e32 v118, 16, v122
    v_add3_u32 v119, v123, v159, 0x7fff
    v_and_or_b32 v78, v85, 0xffff0000, v78
    v_and_or_b32 v79, v87, 0xffff0000, v80
    v_and_or_b32 v80, v89, 0xffff0000, v82
    v_and_or_b32 v81, v91, 0xffff0000, v84
    v_lshrrev_b32_e32 v120, 16, v124
    v_add3_u32 v121, v125, v141, 0x7fff
    v_lshrrev_b32_e32 v122, 16, v126
    v_add3_u32 v123, v127, v142, 0x7fff
    v_lshrrev_b32_e32 v124, 16, v128
    v_add3_u32 v125, v129, v143, 0x7fff
    v_lshrrev_b32_e32 v126, 16, v130
    v_add3_u32 v127, v131, v144, 0x7fff
    v_and_or_b32 v82, v93, 0xffff0000, v86
    v_and_or_b32 v83, v95, 0xffff0000, v88
    v_and_or_b32 v84, v97, 0xffff0000, v90
    v_and_or_b32 v85, v99, 0xffff0000, v92
    v_lshrrev_b32_e32 v128, 16, v132
    v_add3_u32 v129, v133, v139, 0x7fff
    v_lshrrev_b32_e32 v130, 16, v134
    v_add3_u32 v131, v135, v145, 0x7fff
    v_lshrrev_b32_e32 v132, 16, v136
    v_add3_u32 v133, v137, v146, 0x7fff
    v_lshrrev_b32_e32 v134, 16, v138
    v_add3_u32 v8, v8, v147, 0x7fff
    v_and_or_b32 v86, v101, 0xffff0000, v94
    v_and_or_b32 v87, v103, 0xffff0000, v96
    v_and_or_b32 v88, v105, 0xffff0000, v98
    v_and_or_b32 v89, v107, 0xffff0000, v100
    v_and_or_b32 v90, v109, 0xffff0000, v102
    v_and_or_b32 v91, v111, 0xffff0000, v104
    v_and_or_b32 v92, v113, 0xffff0000, v106
    v_and_or_b32 v93, v115, 0xffff0000, v108
    v_and_or_b32 v94, v110, 0xffff0000, v9
    v_and_or_b32 v95, v114, 0xffff0000, v112
    v_and_or_b32 v96, v117, 0xffff0000, v116
    v_and_or_b32 v97, v119, 0xffff0000, v118
    v_and_or_b32 v98, v121, 0xffff0000, v120
    v_and_or_b32 v99, v123, 0xffff0000, v122
    v_and_or_b32 v100, v125, 0xffff0000, v124
    v_and_or_b32 v101, v127, 0xffff0000, v126
    v_and_or_b32 v102, v129, 0xffff0000, v128
    v_and_or_b32 v103, v131, 0xffff0000, v130
    v_and_or_b32 v104, v133, 0xffff0000, v132
    v_and_or_b32 v105, v8, 0xffff0000, v134
    buffer_store_b128 v[74:77], v204, s[20:23], 0 offen
    buffer_store_b128 v[78:81], v205, s[20:23], 0 offen
    buffer_store_b128 v[82:85], v206, s[20:23], 0 offen
    buffer_store_b128 v[86:89], v207, s[20:23], 0 offen
    buffer_store_b128 v[90:93], v208, s[20:23], 0 offen
    buffer_store_b128 v[94:97], v209, s[20:23], 0 offen
    buffer_store_b128 v[98:101], v210, s[20:23], 0 offen
    buffer_store_b128 v[102:105], v211, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L6:
    v_cmp_lt_u32_e32 vcc_lo, s0, v203
    v_mov_b32_e32 v8, s44
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_and_b32 s0, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, -1, v203, s0
    v_min_u32_dpp v9, v9, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_dpp v9, v9, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v74, v9, 0x76543210, s42
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v9, v74, v9
    v_readfirstlane_b32 s0, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v9, s0
    ds_store_b32 v8, v9
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[74:77], v193
    s_waitcnt lgkmcnt(0)
    v_min_u32_e32 v8, v74, v75
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min3_u32 v8, v8, v76, v77
    v_readfirstlane_b32 s0, v8
L7:
    s_delay_alu instid0(VALU_DEP_1)
    s_cmp_lg_u32 s0, -1
    s_cbranch_scc1 L0
    s_endpgm
