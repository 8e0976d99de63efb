; 225 VGPRs, 58 SGPRs, 15888 bytes of LDS, 0 of scratch, 900 instructions
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
    v_mbcnt_lo_u32_b32 v8, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s27, 0x11016000
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s42, 0xfedcba98
    v_lshrrev_b32_e32 v0, 5, v0
    v_and_b32_e32 v9, 15, v8
    v_dual_mov_b32 v205, 0 :: v_dual_lshlrev_b32 v206, 2, v8
    v_lshrrev_b32_e32 v1, 4, v8
    s_delay_alu instid0(VALU_DEP_4)
    v_readfirstlane_b32 s0, v0
    v_and_b32_e32 v0, 1, v8
    v_mul_u32_u24_e32 v10, 40, v9
    v_and_b32_e32 v2, 7, v206
    v_and_b32_e32 v3, -16, v206
    v_bfe_u32 v4, v206, 3, 1
    v_lshlrev_b32_e32 v207, 3, v1
    v_lshlrev_b32_e32 v11, 3, v0
    v_lshlrev_b32_e32 v0, 1, v2
    v_lshrrev_b32_e32 v12, 1, v9
    s_mov_b32 s35, 0x31016000
    s_mov_b32 s19, 0x11016000
    s_mov_b32 s23, 0x31016000
    v_add3_u32 v13, v3, v0, v4
    s_mov_b32 s31, 0x31016000
    s_lshl_b32 s43, s13, 7
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    s_and_b32 s44, s0, 1
    s_lshl_b32 s45, s0, 2
    s_lshr_b32 s1, s0, 1
    s_mul_i32 s2, s44, 0x500
    v_mov_b32_e32 v74, s45
    s_lshl_b32 s46, s1, 6
    s_sub_u32 s32, 1, s1
    s_lshl_b32 s47, s1, 4
    s_lshl_b32 s33, s44, 6
    s_lshl_b32 s1, s1, 5
    s_lshl_b32 s32, s32, 5
    v_mul_u32_u24_e32 v13, 40, v13
    v_add_nc_u32_e32 v14, s2, v10
    v_add_nc_u32_e32 v15, s47, v207
    s_add_u32 s1, s33, s1
    s_add_u32 s2, s33, s32
    s_lshl_b32 s48, s0, 3
    s_mul_i32 s0, s46, 40
    v_add3_u32 v208, s47, v11, v12
    s_add_u32 s49, s48, 1
    s_add_u32 s50, s48, 2
    s_add_u32 s51, s48, 3
    s_add_u32 s52, s48, 4
    s_add_u32 s53, s48, 5
    s_add_u32 s54, s48, 6
    s_add_u32 s55, s48, 7
    v_add_lshl_u32 v209, s1, v8, 2
    v_add_lshl_u32 v210, v13, s48, 1
    v_add_lshl_u32 v211, s2, v8, 2
    v_add_lshl_u32 v212, v14, v15, 1
    v_lshlrev_b32_e32 v213, 1, v14
    v_add_lshl_u32 v214, s0, v10, 1
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_lshl_b32 s2, s6, 1
    s_and_b32 s4, s7, 15
    s_lshr_b32 s5, s7, 4
    s_cmp_eq_u32 s4, 0
    s_cselect_b32 s4, 0, 1
    v_cvt_f32_u32_e32 v8, s37
    s_sub_u32 s6, 0, s37
    s_cmp_eq_u32 s37, 0
    s_cselect_b32 s56, exec_lo, 0
    s_add_u32 s4, s5, s4
    v_rcp_f32_e32 v8, v8
    s_add_u32 s5, s7, -1
    s_or_b32 s25, s25, 0x40000
    s_max_u32 s18, s18, 3
    s_mov_b32 s57, s30
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v8, 0x4f7ffffa, v8
    s_lshr_b32 s11, s11, 5
    s_mov_b32 s32, s8
    s_mov_b32 s33, s9
    s_lshl_b32 s34, s10, 1
    v_cvt_u32_f32_e32 v8, v8
    s_or_b32 s17, s17, 0x20000
    s_sub_u32 s18, s18, 3
    s_lshl_b32 s22, s22, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v10, s6, v8
    s_lshl_b32 s30, s30, 2
    s_add_u32 s6, s11, -1
    v_mul_f32_e64 v215, s40, 0x3fb8aa3b
    v_mul_hi_u32 v10, v8, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v8, v8, v10
    v_mul_hi_u32 v8, s36, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v10, v8, s37
    v_sub_nc_u32_e32 v10, s36, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e32 vcc_lo, s37, v10
    v_subrev_nc_u32_e32 v11, s37, v10
    v_add_co_ci_u32_e64 v8, null, v8, 0, vcc_lo
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e32 vcc_lo, s37, v10
    v_add_co_ci_u32_e64 v8, null, v8, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v8, v8, 0, s56
    v_readfirstlane_b32 s8, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_f32_u32_e32 v8, s8
    v_rcp_f32_e32 v8, v8
    s_mul_i32 s4, s4, s8
    s_sub_u32 s9, 0, s8
    s_cmp_eq_u32 s8, 0
    s_cselect_b32 s10, exec_lo, 0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v8, 0x4f7ffffa, v8
    s_and_b32 s11, s4, 1
    s_lshr_b32 s4, s4, 1
    s_mul_i32 s13, s13, s8
    s_cmp_eq_u32 s11, 0
    s_cselect_b32 s11, 0, 1
    v_cvt_u32_f32_e32 v8, v8
    s_add_u32 s4, s4, s11
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    s_add_u32 s4, s4, -1
    v_mul_lo_u32 v10, s9, v8
    s_sub_u32 s4, s4, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    s_lshl1_add_u32 s4, s4, s44
    v_mul_hi_u32 v10, v8, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v8, v8, v10
    v_mul_hi_u32 v8, s4, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v10, v8, s8
    v_sub_nc_u32_e32 v10, s4, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e32 vcc_lo, s8, v10
    v_subrev_nc_u32_e32 v11, s8, v10
    v_add_co_ci_u32_e64 v8, null, v8, 0, vcc_lo
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cmp_le_u32_e32 vcc_lo, s8, v10
    v_subrev_nc_u32_e32 v11, s8, v10
    v_add_co_ci_u32_e64 v8, null, v8, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    v_cndmask_b32_e64 v8, v8, 0, s10
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v10, v10, 0, s10
    v_readfirstlane_b32 s4, v8
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s8, v10
    v_lshl_add_u32 v8, s4, 4, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e64 s4, s7, v8
    v_min_u32_e32 v9, s5, v8
    v_mul_lo_u32 v8, v8, s39
    v_add_nc_u32_e32 v10, s15, v9
    v_mul_lo_u32 v11, v9, s38
    s_add_u32 s5, s13, s8
    s_delay_alu instid0(SALU_CYCLE_1)
    s_lshl_b32 s5, s5, 7
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_add_nc_u32_e32 v11, s5, v11
    buffer_load_b32 v9, v9, s[24:27], 0 idxen
    v_min_u32_e32 v11, 0x38000000, v11
    buffer_load_b32 v216, v10, s[24:27], 0 idxen
    v_lshlrev_b32_e32 v70, 1, v11
    v_add3_u32 v8, v8, s5, s46
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v217, v8, v207, 1
    v_add_nc_u32_e32 v218, 32, v217
    v_add_nc_u32_e32 v219, 64, v217
    v_add_nc_u32_e32 v220, 0x60, v217
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
    s_waitcnt vmcnt(16)
    v_cndmask_b32_e64 v8, -1, v216, s4
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
    ds_load_b128 v[74:77], v205
    v_add_nc_u32_e32 v221, 1, v9
    s_waitcnt lgkmcnt(0)
    v_min_u32_e32 v8, v74, v75
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min3_u32 v8, v8, v76, v77
    v_readfirstlane_b32 s0, v8
    s_branch L9
L0:
    v_cmp_eq_u32_e32 vcc_lo, s0, v216
    v_mov_b32_e32 v8, s45
    s_barrier
    v_dual_mov_b32 v222, 0xff7fffff :: v_dual_mov_b32 v223, 0
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
    s_mov_b32 s2, 0
    s_and_b32 s1, s4, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v224, 0, v221, s1
    v_max_u32_dpp v9, v224, v224 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
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
    ds_load_b128 v[108:111], v205
    s_waitcnt lgkmcnt(0)
    v_max_u32_e32 v8, v108, v109
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_u32 v8, v8, v110, v111
    v_readfirstlane_b32 s3, v8
    s_add_u32 s5, s3, -1
    s_branch L7
L1:
    s_lshr_b32 s7, s2, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s7, s0, s7
    s_cmp_lt_u32 s7, s57
    s_cselect_b32 s8, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s8, exec_lo, s8
    s_cbranch_scc0 L2
    s_lshl_b32 s9, s7, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s8, s[28:31], s9
L2:
    s_cmp_lt_u32 s7, s57
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s7, s8, 0
    s_sub_u32 s8, s5, s2
    s_min_u32 s7, s7, s6
    v_min_u32_e32 v8, s8, v208
    s_lshl_b32 s7, s7, 5
    s_min_u32 s9, s48, s8
    s_min_u32 s10, s49, s8
    s_min_u32 s11, s50, s8
    v_add_nc_u32_e32 v8, s7, v8
    s_min_u32 s13, s51, s8
    s_min_u32 s14, s52, s8
    s_min_u32 s15, s53, s8
    s_min_u32 s24, s54, s8
    v_mul_lo_u32 v8, v8, s41
    s_min_u32 s8, s55, s8
    s_add_u32 s9, s7, s9
    s_add_u32 s10, s7, s10
    s_add_u32 s11, s7, s11
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v8, s43, v8
    s_add_u32 s13, s7, s13
    s_add_u32 s14, s7, s14
    s_add_u32 s15, s7, s15
    s_add_u32 s24, s7, s24
    v_min_u32_e32 v8, 0x38000000, v8
    s_add_u32 s7, s7, s8
    s_mul_i32 s8, s9, s41
    s_mul_i32 s9, s10, s41
    s_mul_i32 s10, s11, s41
    v_lshlrev_b32_e32 v8, 1, v8
    s_mul_i32 s11, s13, s41
    s_mul_i32 s13, s14, s41
    s_mul_i32 s14, s15, s41
    s_mul_i32 s15, s24, s41
    s_mul_i32 s7, s7, s41
    s_add_u32 s8, s8, s43
    s_add_u32 s9, s9, s43
    s_add_u32 s10, s10, s43
    s_add_u32 s11, s11, s43
    s_add_u32 s13, s13, s43
    s_add_u32 s14, s14, s43
    s_add_u32 s15, s15, s43
    s_add_u32 s7, s7, s43
    v_add_nc_u32_e32 v9, s8, v206
    v_add_nc_u32_e32 v74, s9, v206
    v_add_nc_u32_e32 v108, s10, v206
    buffer_load_b128 v[109:112], v8, s[32:35], 0 offen
    buffer_load_b128 v[113:116], v8, s[32:35], 0 offen offset:16
    buffer_load_b128 v[117:120], v8, s[32:35], 0 offen offset:32
    buffer_load_b128 v[121:124], v8, s[32:35], 0 offen offset:48
    buffer_load_b128 v[125:128], v8, s[32:35], 0 offen offset:64
    buffer_load_b128 v[129:132], v8, s[32:35], 0 offen offset:80
    buffer_load_b128 v[133:136], v8, s[32:35], 0 offen offset:96
    buffer_load_b128 v[137:140], v8, s[32:35], 0 offen offset:112
    buffer_load_b128 v[141:144], v8, s[32:35], 0 offen offset:128
    buffer_load_b128 v[145:148], v8, s[32:35], 0 offen offset:144
    buffer_load_b128 v[149:152], v8, s[32:35], 0 offen offset:160
    buffer_load_b128 v[153:156], v8, s[32:35], 0 offen offset:176
    buffer_load_b128 v[157:160], v8, s[32:35], 0 offen offset:192
    buffer_load_b128 v[161:164], v8, s[32:35], 0 offen offset:208
    buffer_load_b128 v[165:168], v8, s[32:35], 0 offen offset:224
    buffer_load_b128 v[169:172], v8, s[32:35], 0 offen offset:240
    v_add_nc_u32_e32 v175, s11, v206
    v_add_nc_u32_e32 v176, s13, v206
    v_add_nc_u32_e32 v177, s14, v206
    v_add_nc_u32_e32 v178, s15, v206
    v_add_nc_u32_e32 v179, s7, v206
    buffer_load_b64 v[8:9], v9, s[16:19], 0 idxen
    buffer_load_b64 v[74:75], v74, s[16:19], 0 idxen
    buffer_load_b64 v[173:174], v108, s[16:19], 0 idxen
    buffer_load_b64 v[184:185], v175, s[16:19], 0 idxen
    buffer_load_b64 v[186:187], v176, s[16:19], 0 idxen
    buffer_load_b64 v[188:189], v177, s[16:19], 0 idxen
    buffer_load_b64 v[190:191], v178, s[16:19], 0 idxen
    buffer_load_b64 v[192:193], v179, s[16:19], 0 idxen
    s_cmp_lt_u32 s2, s1
    s_cbranch_scc1 L3
    s_waitcnt vmcnt(18)
    v_dual_mov_b32 v131, 0 :: v_dual_mov_b32 v130, 0
    v_dual_mov_b32 v129, 0 :: v_dual_mov_b32 v128, 0
    v_dual_mov_b32 v127, 0 :: v_dual_mov_b32 v126, 0
    v_dual_mov_b32 v125, 0 :: v_dual_mov_b32 v124, 0
    v_mov_b32_e32 v132, 0xff800000
    s_branch L4
L3:
    v_dual_mov_b32 v176, v0 :: v_dual_mov_b32 v177, v1
    v_dual_mov_b32 v178, v2 :: v_dual_mov_b32 v179, v3
    v_dual_mov_b32 v180, v4 :: v_dual_mov_b32 v181, v5
    v_dual_mov_b32 v182, v6 :: v_dual_mov_b32 v183, v7
    s_add_u32 s7, s2, s47
    s_waitcnt vmcnt(22)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[176:183], v[109:116], v[10:17], v[176:183]
    v_add_nc_u32_e32 v108, s7, v207
    v_add_nc_u32_e32 v109, 1, v108
    v_cmp_lt_u32_e64 s7, v108, v224
    v_add_nc_u32_e32 v110, 2, v108
    v_add_nc_u32_e32 v111, 3, v108
    s_waitcnt vmcnt(20)
    v_wmma_f32_16x16x16_bf16 v[176:183], v[117:124], v[18:25], v[176:183]
    v_cmp_lt_u32_e64 s8, v109, v224
    v_cmp_lt_u32_e32 vcc_lo, v110, v224
    v_cmp_lt_u32_e64 s10, v111, v224
    v_add_nc_u32_e32 v109, 4, v108
    v_add_nc_u32_e32 v110, 5, v108
    v_add_nc_u32_e32 v111, 6, v108
    v_add_nc_u32_e32 v108, 7, v108
    s_delay_alu instid0(VALU_DEP_4)
    v_cmp_lt_u32_e64 s11, v109, v224
    s_waitcnt vmcnt(18)
    v_wmma_f32_16x16x16_bf16 v[176:183], v[125:132], v[26:33], v[176:183]
    v_cmp_lt_u32_e64 s13, v110, v224
    v_cmp_lt_u32_e64 s14, v111, v224
    v_cmp_lt_u32_e64 s15, v108, v224
    s_waitcnt vmcnt(16)
    v_wmma_f32_16x16x16_bf16 v[176:183], v[133:140], v[34:41], v[176:183]
    s_waitcnt vmcnt(14)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[176:183], v[141:148], v[42:49], v[176:183]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[176:183], v[149:156], v[50:57], v[176:183]
    s_waitcnt vmcnt(10)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[176:183], v[157:164], v[58:65], v[176:183]
    s_waitcnt vmcnt(8)
    v_wmma_f32_16x16x16_bf16 v[176:183], v[165:172], v[66:73], v[176:183]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v131, 0xff800000, v176, s7
    v_cndmask_b32_e64 v130, 0xff800000, v177, s8
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e32 v129, 0xff800000, v178, vcc_lo
    v_cndmask_b32_e64 v128, 0xff800000, v179, s10
    v_cndmask_b32_e64 v127, 0xff800000, v180, s11
    v_cndmask_b32_e64 v126, 0xff800000, v181, s13
    v_max3_f32 v108, 0xff800000, v131, v130
    v_cndmask_b32_e64 v125, 0xff800000, v182, s14
    v_cndmask_b32_e64 v124, 0xff800000, v183, s15
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v108, v108, v129, v128
    v_max3_f32 v108, v108, v127, v126
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v108, v108, v125, v124
    v_permlanex16_b32 v109, v108, 0x76543210, s42 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_1)
    v_max_f32_e32 v132, v108, v109
    ds_store_b32 v209, v132 offset:15376
L4:
    s_waitcnt vmcnt(7)
    v_and_b32_e32 v108, 0xffff, v8
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v109, 0xffff, v74
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v110, 0xffff, v173
    s_waitcnt vmcnt(4)
    v_and_b32_e32 v111, 0xffff, v184
    s_waitcnt vmcnt(3)
    v_and_b32_e32 v112, 0xffff, v186
    s_waitcnt vmcnt(2)
    v_and_b32_e32 v113, 0xffff, v188
    s_waitcnt vmcnt(1)
    v_and_b32_e32 v114, 0xffff, v190
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v115, 0xffff, v192
    v_lshrrev_b32_e32 v8, 16, v8
    v_lshrrev_b32_e32 v74, 16, v74
    v_lshrrev_b32_e32 v116, 16, v173
    v_lshrrev_b32_e32 v117, 16, v184
    v_lshrrev_b32_e32 v118, 16, v186
    v_lshrrev_b32_e32 v119, 16, v188
    v_lshrrev_b32_e32 v120, 16, v190
    v_lshrrev_b32_e32 v121, 16, v192
    v_and_b32_e32 v122, 0xffff, v9
    v_and_b32_e32 v123, 0xffff, v75
    v_and_b32_e32 v133, 0xffff, v174
    v_and_b32_e32 v134, 0xffff, v185
    v_and_b32_e32 v135, 0xffff, v187
    v_and_b32_e32 v136, 0xffff, v189
    v_and_b32_e32 v137, 0xffff, v191
    v_and_b32_e32 v138, 0xffff, v193
    v_lshrrev_b32_e32 v9, 16, v9
    v_lshrrev_b32_e32 v75, 16, v75
    v_lshrrev_b32_e32 v139, 16, v174
    v_lshrrev_b32_e32 v140, 16, v185
    v_lshrrev_b32_e32 v141, 16, v187
    v_lshrrev_b32_e32 v142, 16, v189
    v_lshrrev_b32_e32 v143, 16, v191
    v_lshrrev_b32_e32 v144, 16, v193
    v_lshl_or_b32 v108, v109, 16, v108
    v_lshl_or_b32 v109, v111, 16, v110
    v_lshl_or_b32 v110, v113, 16, v112
    v_lshl_or_b32 v111, v115, 16, v114
    v_lshl_or_b32 v112, v74, 16, v8
    v_lshl_or_b32 v113, v117, 16, v116
    v_lshl_or_b32 v114, v119, 16, v118
    v_lshl_or_b32 v115, v121, 16, v120
    v_lshl_or_b32 v116, v123, 16, v122
    v_lshl_or_b32 v117, v134, 16, v133
    v_lshl_or_b32 v118, v136, 16, v135
    v_lshl_or_b32 v119, v138, 16, v137
    v_lshl_or_b32 v120, v75, 16, v9
    v_lshl_or_b32 v121, v140, 16, v139
    v_lshl_or_b32 v122, v142, 16, v141
    v_lshl_or_b32 v123, v144, 16, v143
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_store_b128 v210, v[108:111] offset:16
    ds_store_b128 v210, v[112:115] offset:176
    ds_store_b128 v210, v[116:119] offset:336
    ds_store_b128 v210, v[120:123] offset:496
    s_cmp_lt_u32 s2, s1
    s_cbranch_scc0 L5
    ds_load_b32 v8, v211 offset:15376
    s_waitcnt lgkmcnt(0)
    v_max3_f32 v8, v132, v8, v222
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_sub_f32_e32 v9, v222, v8
    v_dual_sub_f32 v74, v131, v8 :: v_dual_subrev_f32 v75, v8, v129
    v_dual_sub_f32 v108, v127, v8 :: v_dual_subrev_f32 v109, v8, v125
    v_sub_f32_e32 v110, v130, v8
    v_mul_f32_e32 v74, v74, v215
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_mul_f32 v75, v75, v215 :: v_dual_sub_f32 v112, v126, v8
    v_sub_f32_e32 v111, v128, v8
    v_mul_f32_e32 v108, v108, v215
    v_mul_f32_e32 v109, v109, v215
    v_sub_f32_e32 v113, v124, v8
    v_exp_f32_e32 v74, v74
    v_mul_f32_e32 v110, v110, v215
    v_exp_f32_e32 v75, v75
    v_mul_f32_e32 v111, v111, v215
    v_exp_f32_e32 v114, v108
    v_mul_f32_e32 v108, v112, v215
    v_exp_f32_e32 v116, v109
    v_mul_f32_e32 v109, v113, v215
    v_exp_f32_e32 v112, v110
    v_exp_f32_e32 v113, v111
    v_exp_f32_e32 v117, v108
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v118, v109
    v_bfe_u32 v108, v74, 16, 1
    v_bfe_u32 v109, v75, 16, 1
    v_bfe_u32 v110, v114, 16, 1
    v_bfe_u32 v111, v116, 16, 1
    v_bfe_u32 v115, v112, 16, 1
    v_add3_u32 v108, v74, v108, 0x7fff
    v_add3_u32 v109, v75, v109, 0x7fff
    v_bfe_u32 v119, v113, 16, 1
    v_add3_u32 v110, v114, v110, 0x7fff
    v_bfe_u32 v120, v117, 16, 1
    v_add3_u32 v111, v116, v111, 0x7fff
    v_bfe_u32 v121, v118, 16, 1
    v_lshrrev_b32_e32 v108, 16, v108
    v_add3_u32 v115, v112, v115, 0x7fff
    v_lshrrev_b32_e32 v109, 16, v109
    v_add3_u32 v119, v113, v119, 0x7fff
    v_lshrrev_b32_e32 v110, 16, v110
    v_add3_u32 v120, v117, v120, 0x7fff
    v_lshrrev_b32_e32 v111, 16, v111
    v_add3_u32 v121, v118, v121, 0x7fff
    v_and_or_b32 v108, v115, 0xffff0000, v108
    v_and_or_b32 v109, v119, 0xffff0000, v109
    v_and_or_b32 v110, v120, 0xffff0000, v110
    v_add_f32_e32 v115, v74, v112
    v_and_or_b32 v111, v121, 0xffff0000, v111
    v_lshlrev_b32_e32 v119, 16, v108
    v_lshlrev_b32_e32 v120, 16, v109
    v_lshlrev_b32_e32 v121, 16, v110
    v_and_b32_e32 v122, 0xffff0000, v108
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_subrev_f32 v74, v119, v74 :: v_dual_lshlrev_b32 v123, 16, v111
    v_dual_sub_f32 v119, v75, v120 :: v_dual_and_b32 v120, 0xffff0000, v109
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_sub_f32 v121, v114, v121 :: v_dual_and_b32 v124, 0xffff0000, v110
    v_sub_f32_e32 v123, v116, v123
    v_dual_sub_f32 v112, v112, v122 :: v_dual_and_b32 v125, 0xffff0000, v111
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_sub_f32_e32 v120, v113, v120
    v_sub_f32_e32 v122, v117, v124
    v_bfe_u32 v124, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_4)
    v_sub_f32_e32 v125, v118, v125
    v_bfe_u32 v126, v119, 16, 1
    v_bfe_u32 v127, v121, 16, 1
    v_bfe_u32 v128, v123, 16, 1
    v_add_f32_e32 v75, v115, v75
    v_add3_u32 v74, v74, v124, 0x7fff
    v_bfe_u32 v115, v112, 16, 1
    v_add3_u32 v119, v119, v126, 0x7fff
    v_bfe_u32 v124, v120, 16, 1
    v_add3_u32 v121, v121, v127, 0x7fff
    v_bfe_u32 v126, v122, 16, 1
    v_add3_u32 v123, v123, v128, 0x7fff
    v_bfe_u32 v127, v125, 16, 1
    v_add_f32_e32 v75, v75, v113
    v_lshrrev_b32_e32 v74, 16, v74
    v_add3_u32 v112, v112, v115, 0x7fff
    v_lshrrev_b32_e32 v113, 16, v119
    v_add3_u32 v115, v120, v124, 0x7fff
    v_lshrrev_b32_e32 v119, 16, v121
    v_add3_u32 v120, v122, v126, 0x7fff
    v_lshrrev_b32_e32 v121, 16, v123
    v_add3_u32 v122, v125, v127, 0x7fff
    v_add_f32_e32 v75, v75, v114
    v_and_or_b32 v112, v112, 0xffff0000, v74
    v_and_or_b32 v113, v115, 0xffff0000, v113
    v_and_or_b32 v114, v120, 0xffff0000, v119
    v_and_or_b32 v115, v122, 0xffff0000, v121
    v_mul_f32_e32 v9, v9, v215
    v_add_f32_e32 v74, v75, v117
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v9, v9
    v_add_f32_e32 v74, v74, v116
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v74, v74, v118
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v76, v76, v9
    v_mul_f32_e32 v77, v77, v9
    v_mul_f32_e32 v78, v78, v9
    v_mul_f32_e32 v79, v79, v9
    v_fma_f32 v223, v223, v9, v74
    v_mul_f32_e32 v80, v80, v9
    v_mul_f32_e32 v81, v81, v9
    v_mul_f32_e32 v82, v82, v9
    v_mul_f32_e32 v83, v83, v9
    v_mul_f32_e32 v84, v84, v9
    v_mul_f32_e32 v85, v85, v9
    v_mul_f32_e32 v86, v86, v9
    v_mul_f32_e32 v87, v87, v9
    v_mul_f32_e32 v88, v88, v9
    v_mul_f32_e32 v89, v89, v9
    v_mul_f32_e32 v90, v90, v9
    v_mul_f32_e32 v91, v91, v9
    v_mul_f32_e32 v92, v92, v9
    v_mul_f32_e32 v93, v93, v9
    v_mul_f32_e32 v94, v94, v9
    v_mul_f32_e32 v95, v95, v9
    v_mul_f32_e32 v96, v96, v9
    v_mul_f32_e32 v97, v97, v9
    v_mul_f32_e32 v98, v98, v9
    v_mul_f32_e32 v99, v99, v9
    v_mul_f32_e32 v100, v100, v9
    v_mul_f32_e32 v101, v101, v9
    v_mul_f32_e32 v102, v102, v9
    v_mul_f32_e32 v103, v103, v9
    v_mul_f32_e32 v104, v104, v9
    v_mul_f32_e32 v105, v105, v9
    v_mul_f32_e32 v106, v106, v9
    v_mul_f32_e32 v107, v107, v9
    ds_store_b128 v212, v[108:111] offset:10256
    ds_store_b128 v212, v[112:115] offset:11536
    v_mov_b32_e32 v222, v8
L5:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s2, s1
    s_cbranch_scc0 L6
    ds_load_b128 v[110:113], v213 offset:10256
    ds_load_b128 v[114:117], v213 offset:10272
    ds_load_b128 v[118:121], v213 offset:11536
    ds_load_b128 v[122:125], v213 offset:11552
    ds_load_b128 v[129:132], v214 offset:16
    ds_load_b128 v[133:136], v214 offset:32
    ds_load_b128 v[137:140], v214 offset:1296
    ds_load_b128 v[141:144], v214 offset:1312
    ds_load_b128 v[145:148], v214 offset:2576
    ds_load_b128 v[149:152], v214 offset:2592
    ds_load_b128 v[153:156], v214 offset:3856
    ds_load_b128 v[157:160], v214 offset:3872
    ds_load_b128 v[162:165], v213 offset:10288
    ds_load_b128 v[166:169], v213 offset:10304
    ds_load_b128 v[170:173], v213 offset:11568
    ds_load_b128 v[174:177], v213 offset:11584
    ds_load_b128 v[181:184], v214 offset:48
    ds_load_b128 v[185:188], v214 offset:64
    ds_load_b128 v[189:192], v214 offset:1328
    ds_load_b128 v[193:196], v214 offset:1344
    ds_load_b128 v[197:200], v214 offset:2608
    ds_load_b128 v[201:204], v214 offset:2624
    s_waitcnt lgkmcnt(16)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[129:136], v[110:117], v[76:83]
    s_waitcnt lgkmcnt(14)
    v_wmma_f32_16x16x16_bf16 v[84:91], v[137:144], v[110:117], v[84:91]
    s_waitcnt lgkmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[145:152], v[110:117], v[92:99]
    s_waitcnt lgkmcnt(10)
    v_wmma_f32_16x16x16_bf16 v[100:107], v[153:160], v[110:117], v[100:107]
    ds_load_b128 v[109:112], v214 offset:3888
    ds_load_b128 v[113:116], v214 offset:3904
    v_wmma_f32_16x16x16_bf16 v[76:83], v[129:136], v[118:125], v[76:83]
    v_wmma_f32_16x16x16_bf16 v[84:91], v[137:144], v[118:125], v[84:91]
    v_wmma_f32_16x16x16_bf16 v[92:99], v[145:152], v[118:125], v[92:99]
    v_wmma_f32_16x16x16_bf16 v[100:107], v[153:160], v[118:125], v[100:107]
    s_waitcnt lgkmcnt(6)
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[181:188], v[162:169], v[76:83]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[84:91], v[189:196], v[162:169], v[84:91]
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[197:204], v[162:169], v[92:99]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[100:107], v[109:116], v[162:169], v[100:107]
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[181:188], v[170:177], v[76:83]
    v_wmma_f32_16x16x16_bf16 v[84:91], v[189:196], v[170:177], v[84:91]
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[197:204], v[170:177], v[92:99]
    v_wmma_f32_16x16x16_bf16 v[100:107], v[109:116], v[170:177], v[100:107]
L6:
    s_sub_u32 s7, s3, s2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s7, s7, 32
    s_add_u32 s2, s2, s7
L7:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s2, s3
    s_cbranch_scc1 L1
    v_permlanex16_b32 v8, v223, 0x76543210, s42 op_sel:[0,1]
    v_cmp_lt_u32_e32 vcc_lo, 0, v224
    s_delay_alu instid0(VALU_DEP_2)
    v_add_f32_e32 v8, v223, v8
    ds_store_b32 v209, v8 offset:15376
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v9, v211 offset:15376
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v8, v8, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_rcp_f32_e32 v8, v8
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L8
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
    v_mul_f32_e32 v77, v77, v8
    v_mul_f32_e32 v79, v79, v8
    v_mul_f32_e32 v81, v81, v8
    v_mul_f32_e32 v83, v83, v8
    v_bfe_u32 v102, v9, 16, 1
    v_bfe_u32 v104, v74, 16, 1
    v_bfe_u32 v106, v75, 16, 1
    v_bfe_u32 v108, v76, 16, 1
    v_mul_f32_e32 v85, v85, v8
    v_mul_f32_e32 v87, v87, v8
    v_mul_f32_e32 v89, v89, v8
    v_mul_f32_e32 v91, v91, v8
    v_bfe_u32 v109, v78, 16, 1
    v_bfe_u32 v110, v80, 16, 1
    v_bfe_u32 v111, v82, 16, 1
    v_bfe_u32 v112, v84, 16, 1
    v_mul_f32_e32 v93, v93, v8
    v_mul_f32_e32 v95, v95, v8
    v_mul_f32_e32 v97, v97, v8
    v_mul_f32_e32 v99, v99, v8
    v_bfe_u32 v113, v86, 16, 1
    v_bfe_u32 v114, v88, 16, 1
    v_bfe_u32 v115, v90, 16, 1
    v_bfe_u32 v116, v92, 16, 1
    v_mul_f32_e32 v101, v101, v8
    v_mul_f32_e32 v103, v103, v8
    v_dual_mul_f32 v105, v105, v8 :: v_dual_mul_f32 v8, v8, v107
    v_bfe_u32 v107, v94, 16, 1
    v_bfe_u32 v117, v96, 16, 1
    v_bfe_u32 v118, v98, 16, 1
    v_bfe_u32 v119, v100, 16, 1
    v_add3_u32 v9, v9, v102, 0x7fff
    v_bfe_u32 v102, v77, 16, 1
    v_add3_u32 v74, v74, v104, 0x7fff
    v_bfe_u32 v104, v79, 16, 1
    v_add3_u32 v75, v75, v106, 0x7fff
    v_bfe_u32 v106, v81, 16, 1
    v_add3_u32 v76, v76, v108, 0x7fff
    v_bfe_u32 v108, v83, 16, 1
    v_add3_u32 v78, v78, v109, 0x7fff
    v_bfe_u32 v109, v85, 16, 1
    v_add3_u32 v80, v80, v110, 0x7fff
    v_bfe_u32 v110, v87, 16, 1
    v_add3_u32 v82, v82, v111, 0x7fff
    v_bfe_u32 v111, v89, 16, 1
    v_add3_u32 v84, v84, v112, 0x7fff
    v_bfe_u32 v112, v91, 16, 1
    v_add3_u32 v86, v86, v113, 0x7fff
    v_bfe_u32 v113, v93, 16, 1
    v_add3_u32 v88, v88, v114, 0x7fff
    v_bfe_u32 v114, v95, 16, 1
    v_add3_u32 v90, v90, v115, 0x7fff
    v_bfe_u32 v115, v97, 16, 1
    v_add3_u32 v92, v92, v116, 0x7fff
    v_bfe_u32 v116, v99, 16, 1
    v_add3_u32 v94, v94, v107, 0x7fff
    v_bfe_u32 v107, v101, 16, 1
    v_add3_u32 v96, v96, v117, 0x7fff
    v_bfe_u32 v117, v103, 16, 1
    v_add3_u32 v98, v98, v118, 0x7fff
    v_bfe_u32 v118, v105, 16, 1
    v_add3_u32 v100, v100, v119, 0x7fff
    v_bfe_u32 v119, v8, 16, 1
    v_lshrrev_b32_e32 v9, 16, v9
    v_add3_u32 v77, v77, v102, 0x7fff
    v_lshrrev_b32_e32 v102, 16, v74
    v_add3_u32 v79, v79, v104, 0x7fff
    v_lshrrev_b32_e32 v104, 16, v75
    v_add3_u32 v81, v81, v106, 0x7fff
    v_lshrrev_b32_e32 v106, 16, v76
    v_add3_u32 v83, v83, v108, 0x7fff
    v_lshrrev_b32_e32 v78, 16, v78
    v_add3_u32 v85, v85, v109, 0x7fff
    v_lshrrev_b32_e32 v80, 16, v80
    v_add3_u32 v87, v87, v110, 0x7fff
    v_lshrrev_b32_e32 v82, 16, v82
    v_add3_u32 v89, v89, v111, 0x7fff
    v_lshrrev_b32_e32 v84, 16, v84
    v_add3_u32 v91, v91, v112, 0x7fff
    v_lshrrev_b32_e32 v86, 16, v86
    v_add3_u32 v93, v93, v113, 0x7fff
    v_lshrrev_b32_e32 v88, 16, v88
    v_add3_u32 v95, v95, v114, 0x7fff
    v_lshrrev_b32_e32 v90, 16, v90
    v_add3_u32 v97, v97, v115, 0x7fff
    v_lshrrev_b32_e32 v92, 16, v92
    v_add3_u32 v99, v99, v116, 0x7fff
    v_lshrrev_b32_e32 v94, 16, v94
    v_add3_u32 v101, v101, v107, 0x7fff
    v_lshrrev_b32_e32 v96, 16, v96
    v_add3_u32 v103, v103, v117, 0x7fff
    v_lshrrev_b32_e32 v98, 16, v98
    v_add3_u32 v105, v105, v118, 0x7fff
    v_lshrrev_b32_e32 v100, 16, v100
    v_add3_u32 v8, v8, v119, 0x7fff
    v_and_or_b32 v74, v77, 0xffff0000, v9
    v_and_or_b32 v75, v79, 0xffff0000, v102
    v_and_or_b32 v76, v81, 0xffff0000, v104
    v_and_or_b32 v77, v83, 0xffff0000, v106
    v_and_or_b32 v78, v85, 0xffff0000, v78
    v_and_or_b32 v79, v87, 0xffff0000, v80
    v_and_or_b32 v80, v89, 0xffff0000, v82
    v_and_or_b32 v81, v91, 0xffff0000, v84
    v_and_or_b32 v82, v93, 0xffff0000, v86
    v_and_or_b32 v83, v95, 0xffff0000, v88
    v_and_or_b32 v84, v97, 0xffff0000, v90
    v_and_or_b32 v85, v99, 0xffff0000, v92
    v_and_or_b32 v86, v101, 0xffff0000, v94
    v_and_or_b32 v87, v103, 0xffff0000, v96
    v_and_or_b32 v88, v105, 0xffff0000, v98
    v_and_or_b32 v89, v8, 0xffff0000, v100
    buffer_store_b128 v[74:77], v217, s[20:23], 0 offen
    buffer_store_b128 v[78:81], v218, s[20:23], 0 offen
    buffer_store_b128 v[82:85], v219, s[20:23], 0 offen
    buffer_store_b128 v[86:89], v220, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L8:
    v_cmp_lt_u32_e32 vcc_lo, s0, v216
    v_mov_b32_e32 v8, s45
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_and_b32 s0, s4, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, -1, v216, s0
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
    ds_load_b128 v[74:77], v205
    s_waitcnt lgkmcnt(0)
    v_min_u32_e32 v8, v74, v75
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min3_u32 v8, v8, v76, v77
    v_readfirstlane_b32 s0, v8
L9:
    s_delay_alu instid0(VALU_DEP_1)
    s_cmp_lg_u32 s0, -1
    s_cbranch_scc1 L0
    s_endpgm
