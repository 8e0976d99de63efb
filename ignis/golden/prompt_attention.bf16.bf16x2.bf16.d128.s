; 191 VGPRs, 45 SGPRs, 20496 bytes of LDS, 0 of scratch, 1416 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b64 s[36:37], s[0:1], 0x90
    s_load_b32 s15, s[0:1], 0x9c
    s_load_b32 s38, s[0:1], 0x58
    s_load_b32 s39, s[0:1], 0x74
    s_load_b32 s40, s[0:1], 0x10
    s_load_b32 s41, s[0:1], 0x28
    v_lshrrev_b32_e32 v0, 5, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s42, v0
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_mov_b32 s43, 0xfedcba98
    v_mov_b32_e32 v160, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s44, s30
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_lshl_b32 s2, s6, 1
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s32, s8
    s_mov_b32 s33, s9
    s_lshl_b32 s34, s10, 1
    s_mov_b32 s35, 0x31016000
    s_or_b32 s17, s17, 0x20000
    s_max_u32 s4, s18, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s18, s4, 3
    s_mov_b32 s19, 0x11016000
    s_lshl_b32 s22, s22, 1
    s_mov_b32 s23, 0x31016000
    s_or_b32 s25, s25, 0x40000
    s_mov_b32 s27, 0x11016000
    s_lshl_b32 s30, s30, 2
    s_mov_b32 s31, 0x31016000
    s_mul_i32 s4, s42, 0x500
    v_cvt_f32_u32_e32 v1, s37
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s5, 0, s37
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_mul_lo_u32 v2, s5, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, s36, v1
    v_mul_lo_u32 v2, v1, s37
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v2, s36, v2
    v_cmp_le_u32_e64 s5, s37, v2
    v_subrev_nc_u32_e32 v3, s37, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v1, null, v1, 0, s5
    v_cndmask_b32_e64 v2, v2, v3, s5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_le_u32_e64 s5, s37, v2
    v_add_co_ci_u32_e64 v1, null, v1, 0, s5
    s_cmp_eq_u32 s37, 0
    s_cselect_b32 s5, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0, s5
    v_readfirstlane_b32 s5, v1
    s_lshl2_add_u32 s6, s14, s42
    s_mul_i32 s8, s13, s5
    v_cvt_f32_u32_e32 v1, s5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s9, 0, s5
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_mul_lo_u32 v2, s9, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, s6, v1
    v_mul_lo_u32 v2, v1, s5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v2, s6, v2
    v_cmp_le_u32_e64 s6, s5, v2
    v_subrev_nc_u32_e32 v3, s5, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v1, null, v1, 0, s6
    v_cndmask_b32_e64 v2, v2, v3, s6
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e64 s6, s5, v2
    v_subrev_nc_u32_e32 v3, s5, v2
    v_add_co_ci_u32_e64 v1, null, v1, 0, s6
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v2, v3, s6
    s_cmp_eq_u32 s5, 0
    s_cselect_b32 s5, exec_lo, 0
    s_delay_alu instid0(VALU_DEP_2) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v1, v1, 0, s5
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v2, v2, 0, s5
    v_readfirstlane_b32 s5, v2
    s_add_u32 s5, s8, s5
    v_and_b32_e32 v66, 15, v0
    v_lshrrev_b32_e32 v67, 4, v0
    v_readfirstlane_b32 s6, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v1, s6, 4, v66
    v_cmp_gt_u32_e64 s6, s7, v1
    s_add_u32 s7, s7, -1
    s_delay_alu instid0(SALU_CYCLE_1)
    v_min_u32_e32 v2, s7, v1
    buffer_load_b32 v70, v2, s[24:27], 0 idxen
    v_add_nc_u32_e32 v3, s39, v2
    buffer_load_b32 v169, v3, s[24:27], 0 idxen
    v_mul_lo_u32 v2, v2, s40
    s_lshl_b32 s5, s5, 7
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_add_nc_u32_e32 v2, s5, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v2, 0x38000000, v2
    v_lshlrev_b32_e32 v62, 1, v2
    buffer_load_b128 v[2:5], v62, s[0:3], 0 offen
    buffer_load_b128 v[6:9], v62, s[0:3], 0 offen offset:16
    buffer_load_b128 v[10:13], v62, s[0:3], 0 offen offset:32
    buffer_load_b128 v[14:17], v62, s[0:3], 0 offen offset:48
    buffer_load_b128 v[18:21], v62, s[0:3], 0 offen offset:64
    buffer_load_b128 v[22:25], v62, s[0:3], 0 offen offset:80
    buffer_load_b128 v[26:29], v62, s[0:3], 0 offen offset:96
    buffer_load_b128 v[30:33], v62, s[0:3], 0 offen offset:112
    buffer_load_b128 v[34:37], v62, s[0:3], 0 offen offset:128
    buffer_load_b128 v[38:41], v62, s[0:3], 0 offen offset:144
    buffer_load_b128 v[42:45], v62, s[0:3], 0 offen offset:160
    buffer_load_b128 v[46:49], v62, s[0:3], 0 offen offset:176
    buffer_load_b128 v[50:53], v62, s[0:3], 0 offen offset:192
    buffer_load_b128 v[54:57], v62, s[0:3], 0 offen offset:208
    buffer_load_b128 v[58:61], v62, s[0:3], 0 offen offset:224
    buffer_load_b128 v[62:65], v62, s[0:3], 0 offen offset:240
    s_lshl_b32 s0, s13, 7
    s_lshr_b32 s1, s11, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    s_add_u32 s1, s1, -1
    v_and_b32_e32 v68, 1, v0
    v_lshrrev_b32_e32 v69, 1, v66
    v_lshl_add_u32 v170, v68, 3, v69
    s_lshl_b32 s2, s42, 3
    v_lshlrev_b32_e32 v171, 2, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_and_b32_e32 v0, -16, v171
    v_and_b32_e32 v68, 7, v171
    v_lshlrev_b32_e32 v68, 1, v68
    v_bfe_u32 v69, v171, 3, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v0, v68, v69
    v_mul_u32_u24_e32 v0, 40, v0
    v_mul_u32_u24_e32 v74, 40, v66
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v75, s4, v74
    v_lshlrev_b32_e32 v172, 3, v67
    v_mul_f32_e64 v173, s15, 0x3fb8aa3b
    s_waitcnt vmcnt(16)
    v_cndmask_b32_e64 v66, -1, v169, s6
    v_min_u32_dpp v66, v66, v66 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_dpp v66, v66, v66 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v66, v66, v66 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_dpp v66, v66, v66 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v67, v66, 0x76543210, s43
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v66, v67, v66
    v_readfirstlane_b32 s3, v66
    s_waitcnt vmcnt(0)
    s_barrier
    s_lshl_b32 s4, s42, 2
    s_delay_alu instid0(SALU_CYCLE_1)
    v_dual_mov_b32 v66, s3 :: v_dual_mov_b32 v67, s4
    ds_store_b32 v67, v66
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[66:69], v160
    s_waitcnt lgkmcnt(0)
    v_min_u32_e32 v66, v66, v67
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min3_u32 v66, v66, v68, v69
    v_readfirstlane_b32 s3, v66
    v_dual_mov_b32 v67, 0 :: v_dual_add_nc_u32 v174, 1, v70
    v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v69, 0
    v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v71, 0
    v_dual_mov_b32 v70, 0 :: v_dual_mov_b32 v73, 0
    v_dual_mov_b32 v72, 0 :: v_dual_lshlrev_b32 v179, 1, v74
    s_add_u32 s7, s2, 1
    s_add_u32 s8, s2, 2
    s_add_u32 s9, s2, 3
    s_add_u32 s10, s2, 4
    s_add_u32 s11, s2, 5
    s_add_u32 s13, s2, 6
    s_add_u32 s14, s2, 7
    v_add_lshl_u32 v175, v0, s2, 1
    v_add_nc_u32_e32 v176, 16, v170
    v_add_lshl_u32 v177, v75, v172, 1
    v_lshlrev_b32_e32 v178, 1, v75
    v_mul_lo_u32 v0, v1, s38
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v0, s5, v0
    v_add_lshl_u32 v180, v0, v172, 1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v181, 32, v180
    v_add_nc_u32_e32 v182, 64, v180
    v_add_nc_u32_e32 v183, 0x60, v180
    v_add_nc_u32_e32 v184, 0x80, v180
    v_add_nc_u32_e32 v185, 0xa0, v180
    v_add_nc_u32_e32 v186, 0xc0, v180
    v_add_nc_u32_e32 v187, 0xe0, v180
    s_branch L8
L0:
    v_cmp_eq_u32_e64 s5, s3, v169
    s_and_b32 s5, s6, s5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v188, 0, v174, s5
    v_max_u32_dpp v0, v188, v188 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s43
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_e32 v0, v1, v0
    v_readfirstlane_b32 s5, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mov_b32_e32 v0, s5
    v_max_u32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s43
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_e32 v0, v1, v0
    v_readfirstlane_b32 s15, v0
    s_barrier
    v_dual_mov_b32 v0, s15 :: v_dual_mov_b32 v1, s4
    ds_store_b32 v1, v0
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[74:77], v160
    s_waitcnt lgkmcnt(0)
    v_max_u32_e32 v0, v74, v75
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_u32 v0, v0, v76, v77
    v_readfirstlane_b32 s15, v0
    s_add_u32 s24, s15, -1
    v_dual_mov_b32 v74, 0xff7fffff :: v_dual_mov_b32 v75, 0
    v_dual_mov_b32 v76, v66 :: v_dual_mov_b32 v77, v67
    v_dual_mov_b32 v78, v68 :: v_dual_mov_b32 v79, v69
    v_dual_mov_b32 v80, v70 :: v_dual_mov_b32 v81, v71
    v_dual_mov_b32 v82, v72 :: v_dual_mov_b32 v83, v73
    v_dual_mov_b32 v84, v66 :: v_dual_mov_b32 v85, v67
    v_dual_mov_b32 v86, v68 :: v_dual_mov_b32 v87, v69
    v_dual_mov_b32 v88, v70 :: v_dual_mov_b32 v89, v71
    v_dual_mov_b32 v90, v72 :: v_dual_mov_b32 v91, v73
    v_dual_mov_b32 v92, v66 :: v_dual_mov_b32 v93, v67
    v_dual_mov_b32 v94, v68 :: v_dual_mov_b32 v95, v69
    v_dual_mov_b32 v96, v70 :: v_dual_mov_b32 v97, v71
    v_dual_mov_b32 v98, v72 :: v_dual_mov_b32 v99, v73
    v_dual_mov_b32 v100, v66 :: v_dual_mov_b32 v101, v67
    v_dual_mov_b32 v102, v68 :: v_dual_mov_b32 v103, v69
    v_dual_mov_b32 v104, v70 :: v_dual_mov_b32 v105, v71
    v_dual_mov_b32 v106, v72 :: v_dual_mov_b32 v107, v73
    v_dual_mov_b32 v108, v66 :: v_dual_mov_b32 v109, v67
    v_dual_mov_b32 v110, v68 :: v_dual_mov_b32 v111, v69
    v_dual_mov_b32 v112, v70 :: v_dual_mov_b32 v113, v71
    v_dual_mov_b32 v114, v72 :: v_dual_mov_b32 v115, v73
    v_dual_mov_b32 v116, v66 :: v_dual_mov_b32 v117, v67
    v_dual_mov_b32 v118, v68 :: v_dual_mov_b32 v119, v69
    v_dual_mov_b32 v120, v70 :: v_dual_mov_b32 v121, v71
    v_dual_mov_b32 v122, v72 :: v_dual_mov_b32 v123, v73
    v_dual_mov_b32 v124, v66 :: v_dual_mov_b32 v125, v67
    v_dual_mov_b32 v126, v68 :: v_dual_mov_b32 v127, v69
    v_dual_mov_b32 v128, v70 :: v_dual_mov_b32 v129, v71
    v_dual_mov_b32 v130, v72 :: v_dual_mov_b32 v131, v73
    v_dual_mov_b32 v132, v66 :: v_dual_mov_b32 v133, v67
    v_dual_mov_b32 v134, v68 :: v_dual_mov_b32 v135, v69
    v_dual_mov_b32 v136, v70 :: v_dual_mov_b32 v137, v71
    v_dual_mov_b32 v138, v72 :: v_dual_mov_b32 v139, v73
    s_mov_b32 s25, 0
    s_branch L6
L1:
    s_lshr_b32 s26, s25, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s26, s3, s26
    s_cmp_lt_u32 s26, s44
    s_cselect_b32 s27, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_and_b32 s27, exec_lo, s27
    s_cmp_ge_u32 s26, s44
    s_cselect_b32 s36, exec_lo, 0
    s_and_b32 s36, exec_lo, s36
    s_cmp_lg_u32 s27, 0
    s_cbranch_scc0 L2
    s_lshl_b32 s27, s26, 2
    s_buffer_load_b32 s27, s[28:31], s27
    s_mov_b32 exec_lo, s12
L2:
    s_cmp_lg_u32 s36, 0
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s12
L3:
    s_cmp_lt_u32 s26, s44
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s26, s27, 0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s26, s26, s1
    s_lshl_b32 s26, s26, 5
    s_sub_u32 s27, s24, s25
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s36, s2, s27
    s_add_u32 s36, s26, s36
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v0, s36, v171
    buffer_load_b64 v[0:1], v0, s[16:19], 0 idxen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v140, 0xffff, v0
    v_lshrrev_b32_e32 v144, 16, v0
    v_and_b32_e32 v145, 0xffff, v1
    v_lshrrev_b32_e32 v146, 16, v1
    s_min_u32 s36, s7, s27
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s36, s0
    v_add_nc_u32_e32 v0, s36, v171
    buffer_load_b64 v[0:1], v0, s[16:19], 0 idxen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v141, 0xffff, v0
    v_lshrrev_b32_e32 v147, 16, v0
    v_and_b32_e32 v148, 0xffff, v1
    v_lshrrev_b32_e32 v149, 16, v1
    s_min_u32 s36, s8, s27
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s36, s0
    v_add_nc_u32_e32 v0, s36, v171
    buffer_load_b64 v[0:1], v0, s[16:19], 0 idxen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v142, 0xffff, v0
    v_lshrrev_b32_e32 v150, 16, v0
    v_and_b32_e32 v151, 0xffff, v1
    v_lshrrev_b32_e32 v152, 16, v1
    s_min_u32 s36, s9, s27
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s36, s0
    v_add_nc_u32_e32 v0, s36, v171
    buffer_load_b64 v[0:1], v0, s[16:19], 0 idxen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v143, 0xffff, v0
    v_lshrrev_b32_e32 v153, 16, v0
    v_and_b32_e32 v154, 0xffff, v1
    v_lshrrev_b32_e32 v155, 16, v1
    s_min_u32 s36, s10, s27
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s36, s0
    v_add_nc_u32_e32 v0, s36, v171
    buffer_load_b64 v[0:1], v0, s[16:19], 0 idxen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v156, 0xffff, v0
    v_lshrrev_b32_e32 v157, 16, v0
    v_and_b32_e32 v158, 0xffff, v1
    v_lshrrev_b32_e32 v159, 16, v1
    s_min_u32 s36, s11, s27
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s36, s0
    v_add_nc_u32_e32 v0, s36, v171
    buffer_load_b64 v[0:1], v0, s[16:19], 0 idxen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v161, 0xffff, v0
    v_lshrrev_b32_e32 v162, 16, v0
    v_and_b32_e32 v163, 0xffff, v1
    v_lshrrev_b32_e32 v164, 16, v1
    s_min_u32 s36, s13, s27
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s36, s0
    v_add_nc_u32_e32 v0, s36, v171
    buffer_load_b64 v[0:1], v0, s[16:19], 0 idxen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v165, 0xffff, v0
    v_lshrrev_b32_e32 v166, 16, v0
    v_and_b32_e32 v167, 0xffff, v1
    v_lshrrev_b32_e32 v168, 16, v1
    s_min_u32 s36, s14, s27
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s36, s36, s0
    v_add_nc_u32_e32 v0, s36, v171
    buffer_load_b64 v[0:1], v0, s[16:19], 0 idxen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v189, 0xffff, v0
    v_lshrrev_b32_e32 v0, 16, v0
    v_and_b32_e32 v190, 0xffff, v1
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshl_or_b32 v140, v141, 16, v140
    v_lshl_or_b32 v141, v143, 16, v142
    v_lshl_or_b32 v142, v161, 16, v156
    v_lshl_or_b32 v143, v189, 16, v165
    ds_store_b128 v175, v[140:143] offset:16
    v_lshl_or_b32 v140, v147, 16, v144
    v_lshl_or_b32 v141, v153, 16, v150
    v_lshl_or_b32 v142, v162, 16, v157
    v_lshl_or_b32 v143, v0, 16, v166
    ds_store_b128 v175, v[140:143] offset:176
    v_lshl_or_b32 v140, v148, 16, v145
    v_lshl_or_b32 v141, v154, 16, v151
    v_lshl_or_b32 v142, v163, 16, v158
    v_lshl_or_b32 v143, v190, 16, v167
    ds_store_b128 v175, v[140:143] offset:336
    v_lshl_or_b32 v140, v149, 16, v146
    v_lshl_or_b32 v141, v155, 16, v152
    v_lshl_or_b32 v142, v164, 16, v159
    v_lshl_or_b32 v143, v1, 16, v168
    ds_store_b128 v175, v[140:143] offset:496
    s_cmp_lt_u32 s25, s5
    s_cbranch_scc0 L4
    v_min_u32_e32 v0, s27, v170
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v0, s26, v0
    v_mul_lo_u32 v0, v0, s41
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v0, s0, v0
    v_min_u32_e32 v0, 0x38000000, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[141:144], v0, s[32:35], 0 offen
    buffer_load_b128 v[145:148], v0, s[32:35], 0 offen offset:16
    v_dual_mov_b32 v152, v66 :: v_dual_mov_b32 v153, v67
    v_dual_mov_b32 v154, v68 :: v_dual_mov_b32 v155, v69
    v_dual_mov_b32 v156, v70 :: v_dual_mov_b32 v157, v71
    v_dual_mov_b32 v158, v72 :: v_dual_mov_b32 v159, v73
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[2:9], v[152:159]
    buffer_load_b128 v[141:144], v0, s[32:35], 0 offen offset:32
    buffer_load_b128 v[145:148], v0, s[32:35], 0 offen offset:48
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[10:17], v[152:159]
    buffer_load_b128 v[141:144], v0, s[32:35], 0 offen offset:64
    buffer_load_b128 v[145:148], v0, s[32:35], 0 offen offset:80
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[18:25], v[152:159]
    buffer_load_b128 v[141:144], v0, s[32:35], 0 offen offset:96
    buffer_load_b128 v[145:148], v0, s[32:35], 0 offen offset:112
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[26:33], v[152:159]
    buffer_load_b128 v[141:144], v0, s[32:35], 0 offen offset:128
    buffer_load_b128 v[145:148], v0, s[32:35], 0 offen offset:144
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[34:41], v[152:159]
    buffer_load_b128 v[141:144], v0, s[32:35], 0 offen offset:160
    buffer_load_b128 v[145:148], v0, s[32:35], 0 offen offset:176
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[42:49], v[152:159]
    buffer_load_b128 v[141:144], v0, s[32:35], 0 offen offset:192
    buffer_load_b128 v[145:148], v0, s[32:35], 0 offen offset:208
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[50:57], v[152:159]
    buffer_load_b128 v[141:144], v0, s[32:35], 0 offen offset:224
    buffer_load_b128 v[145:148], v0, s[32:35], 0 offen offset:240
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[58:65], v[152:159]
    v_add_nc_u32_e32 v0, s25, v172
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s36, v0, v188
    v_cndmask_b32_e64 v1, 0xff800000, v152, s36
    v_add_nc_u32_e32 v140, 1, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s36, v140, v188
    v_cndmask_b32_e64 v140, 0xff800000, v153, s36
    v_add_nc_u32_e32 v141, 2, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s36, v141, v188
    v_cndmask_b32_e64 v149, 0xff800000, v154, s36
    v_add_nc_u32_e32 v141, 3, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s36, v141, v188
    v_cndmask_b32_e64 v150, 0xff800000, v155, s36
    v_add_nc_u32_e32 v141, 4, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s36, v141, v188
    v_cndmask_b32_e64 v151, 0xff800000, v156, s36
    v_add_nc_u32_e32 v141, 5, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s36, v141, v188
    v_cndmask_b32_e64 v161, 0xff800000, v157, s36
    v_add_nc_u32_e32 v141, 6, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s36, v141, v188
    v_cndmask_b32_e64 v162, 0xff800000, v158, s36
    v_add_nc_u32_e32 v141, 7, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s36, v141, v188
    v_cndmask_b32_e64 v163, 0xff800000, v159, s36
    v_max3_f32 v141, 0xff800000, v1, v140
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v141, v141, v149, v150
    v_max3_f32 v141, v141, v151, v161
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_max3_f32 v164, v141, v162, v163
    v_min_u32_e32 v141, s27, v176
    v_add_nc_u32_e32 v141, s26, v141
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v141, v141, s41
    v_add_nc_u32_e32 v141, s0, v141
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v141, 0x38000000, v141
    v_lshlrev_b32_e32 v165, 1, v141
    buffer_load_b128 v[141:144], v165, s[32:35], 0 offen
    buffer_load_b128 v[145:148], v165, s[32:35], 0 offen offset:16
    v_dual_mov_b32 v152, v66 :: v_dual_mov_b32 v153, v67
    v_dual_mov_b32 v154, v68 :: v_dual_mov_b32 v155, v69
    v_dual_mov_b32 v156, v70 :: v_dual_mov_b32 v157, v71
    v_dual_mov_b32 v158, v72 :: v_dual_mov_b32 v159, v73
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[2:9], v[152:159]
    buffer_load_b128 v[141:144], v165, s[32:35], 0 offen offset:32
    buffer_load_b128 v[145:148], v165, s[32:35], 0 offen offset:48
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[10:17], v[152:159]
    buffer_load_b128 v[141:144], v165, s[32:35], 0 offen offset:64
    buffer_load_b128 v[145:148], v165, s[32:35], 0 offen offset:80
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[18:25], v[152:159]
    buffer_load_b128 v[141:144], v165, s[32:35], 0 offen offset:96
    buffer_load_b128 v[145:148], v165, s[32:35], 0 offen offset:112
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[26:33], v[152:159]
    buffer_load_b128 v[141:144], v165, s[32:35], 0 offen offset:128
    buffer_load_b128 v[145:148], v165, s[32:35], 0 offen offset:144
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[34:41], v[152:159]
    buffer_load_b128 v[141:144], v165, s[32:35], 0 offen offset:160
    buffer_load_b128 v[145:148], v165, s[32:35], 0 offen offset:176
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[42:49], v[152:159]
    buffer_load_b128 v[141:144], v165, s[32:35], 0 offen offset:192
    buffer_load_b128 v[145:148], v165, s[32:35], 0 offen offset:208
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[50:57], v[152:159]
    buffer_load_b128 v[141:144], v165, s[32:35], 0 offen offset:224
    buffer_load_b128 v[145:148], v165, s[32:35], 0 offen offset:240
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[141:148], v[58:65], v[152:159]
    v_add_nc_u32_e32 v141, 16, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s26, v141, v188
    v_cndmask_b32_e64 v144, 0xff800000, v152, s26
    v_add_nc_u32_e32 v141, 17, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s26, v141, v188
    v_cndmask_b32_e64 v145, 0xff800000, v153, s26
    v_add_nc_u32_e32 v141, 18, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s26, v141, v188
    v_cndmask_b32_e64 v146, 0xff800000, v154, s26
    v_add_nc_u32_e32 v141, 19, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s26, v141, v188
    v_cndmask_b32_e64 v147, 0xff800000, v155, s26
    v_add_nc_u32_e32 v141, 20, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s26, v141, v188
    v_cndmask_b32_e64 v148, 0xff800000, v156, s26
    v_add_nc_u32_e32 v141, 21, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s26, v141, v188
    v_cndmask_b32_e64 v152, 0xff800000, v157, s26
    v_add_nc_u32_e32 v141, 22, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s26, v141, v188
    v_cndmask_b32_e64 v153, 0xff800000, v158, s26
    v_add_nc_u32_e32 v0, 23, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s26, v0, v188
    v_cndmask_b32_e64 v0, 0xff800000, v159, s26
    v_max3_f32 v141, v164, v144, v145
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v141, v141, v146, v147
    v_max3_f32 v141, v141, v148, v152
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v141, v141, v153, v0
    v_permlanex16_b32 v142, v141, 0x76543210, s43 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v154, v141, v142, v74
    v_sub_f32_e32 v74, v74, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v74, v74, v173 :: v_dual_sub_f32 v1, v1, v154
    v_exp_f32_e32 v74, v74
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v1, v1, v173 :: v_dual_sub_f32 v140, v140, v154
    v_exp_f32_e32 v1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v155, v140
    v_sub_f32_e32 v140, v149, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v149, v140
    v_sub_f32_e32 v140, v150, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v150, v140
    v_sub_f32_e32 v140, v151, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v151, v140
    v_sub_f32_e32 v140, v161, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v156, v140
    v_sub_f32_e32 v140, v162, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v157, v140
    v_sub_f32_e32 v140, v163, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v158, v140
    v_add_f32_e32 v140, v1, v155
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v140, v140, v149
    v_add_f32_e32 v140, v140, v150
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v140, v140, v151
    v_add_f32_e32 v140, v140, v156
    s_delay_alu instid0(TRANS32_DEP_2) | instid1(VALU_DEP_1)
    v_add_f32_e32 v140, v140, v157
    s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
    v_add_f32_e32 v159, v140, v158
    v_bfe_u32 v140, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v140, v1, v140, 0x7fff
    v_lshrrev_b32_e32 v140, 16, v140
    v_bfe_u32 v141, v155, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v141, v155, v141, 0x7fff
    v_and_or_b32 v140, v141, 0xffff0000, v140
    v_bfe_u32 v141, v149, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v141, v149, v141, 0x7fff
    v_lshrrev_b32_e32 v141, 16, v141
    v_bfe_u32 v142, v150, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v142, v150, v142, 0x7fff
    v_and_or_b32 v141, v142, 0xffff0000, v141
    v_bfe_u32 v142, v151, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v142, v151, v142, 0x7fff
    v_lshrrev_b32_e32 v142, 16, v142
    v_bfe_u32 v143, v156, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v143, v156, v143, 0x7fff
    v_and_or_b32 v142, v143, 0xffff0000, v142
    v_bfe_u32 v143, v157, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v143, v157, v143, 0x7fff
    v_lshrrev_b32_e32 v143, 16, v143
    v_bfe_u32 v161, v158, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v161, v158, v161, 0x7fff
    v_and_or_b32 v143, v161, 0xffff0000, v143
    v_lshlrev_b32_e32 v161, 16, v140
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v1, v1, v161
    v_and_b32_e32 v161, 0xffff0000, v140
    v_sub_f32_e32 v155, v155, v161
    v_lshlrev_b32_e32 v161, 16, v141
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v149, v149, v161
    v_and_b32_e32 v161, 0xffff0000, v141
    v_sub_f32_e32 v150, v150, v161
    v_lshlrev_b32_e32 v161, 16, v142
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v151, v151, v161
    v_and_b32_e32 v161, 0xffff0000, v142
    v_dual_subrev_f32 v156, v161, v156 :: v_dual_lshlrev_b32 v161, 16, v143
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v157, v157, v161
    v_and_b32_e32 v161, 0xffff0000, v143
    v_sub_f32_e32 v158, v158, v161
    ds_store_b128 v177, v[140:143] offset:10256
    v_bfe_u32 v140, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v140, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v140, v155, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v140, v155, v140, 0x7fff
    v_and_or_b32 v140, v140, 0xffff0000, v1
    v_bfe_u32 v1, v149, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v149, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v141, v150, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v141, v150, v141, 0x7fff
    v_and_or_b32 v141, v141, 0xffff0000, v1
    v_bfe_u32 v1, v151, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v151, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v142, v156, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v142, v156, v142, 0x7fff
    v_and_or_b32 v142, v142, 0xffff0000, v1
    v_bfe_u32 v1, v157, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v157, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v143, v158, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v143, v158, v143, 0x7fff
    v_and_or_b32 v143, v143, 0xffff0000, v1
    ds_store_b128 v177, v[140:143] offset:11536
    v_sub_f32_e32 v1, v144, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, v1, v173
    v_exp_f32_e32 v1, v1
    v_sub_f32_e32 v140, v145, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v144, v140
    v_sub_f32_e32 v140, v146, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v145, v140
    v_sub_f32_e32 v140, v147, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v146, v140
    v_sub_f32_e32 v140, v148, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v147, v140
    v_sub_f32_e32 v140, v152, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v148, v140
    v_sub_f32_e32 v140, v153, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v140, v140, v173
    v_exp_f32_e32 v149, v140
    v_sub_f32_e32 v0, v0, v154
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v0, v0, v173
    v_exp_f32_e32 v0, v0
    v_add_f32_e32 v140, v159, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v140, v140, v144
    v_add_f32_e32 v140, v140, v145
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v140, v140, v146
    v_add_f32_e32 v140, v140, v147
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v140, v140, v148
    v_add_f32_e32 v140, v140, v149
    s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
    v_add_f32_e32 v150, v140, v0
    v_bfe_u32 v140, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v140, v1, v140, 0x7fff
    v_lshrrev_b32_e32 v140, 16, v140
    v_bfe_u32 v141, v144, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v141, v144, v141, 0x7fff
    v_and_or_b32 v140, v141, 0xffff0000, v140
    v_bfe_u32 v141, v145, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v141, v145, v141, 0x7fff
    v_lshrrev_b32_e32 v141, 16, v141
    v_bfe_u32 v142, v146, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v142, v146, v142, 0x7fff
    v_and_or_b32 v141, v142, 0xffff0000, v141
    v_bfe_u32 v142, v147, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v142, v147, v142, 0x7fff
    v_lshrrev_b32_e32 v142, 16, v142
    v_bfe_u32 v143, v148, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v143, v148, v143, 0x7fff
    v_and_or_b32 v142, v143, 0xffff0000, v142
    v_bfe_u32 v143, v149, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v143, v149, v143, 0x7fff
    v_lshrrev_b32_e32 v143, 16, v143
    v_bfe_u32 v151, v0, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v151, v0, v151, 0x7fff
    v_and_or_b32 v143, v151, 0xffff0000, v143
    v_lshlrev_b32_e32 v151, 16, v140
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v1, v1, v151
    v_and_b32_e32 v151, 0xffff0000, v140
    v_dual_subrev_f32 v144, v151, v144 :: v_dual_lshlrev_b32 v151, 16, v141
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v145, v145, v151
    v_and_b32_e32 v151, 0xffff0000, v141
    v_sub_f32_e32 v146, v146, v151
    v_lshlrev_b32_e32 v151, 16, v142
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v147, v147, v151
    v_and_b32_e32 v151, 0xffff0000, v142
    v_dual_subrev_f32 v148, v151, v148 :: v_dual_lshlrev_b32 v151, 16, v143
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v149, v149, v151
    v_and_b32_e32 v151, 0xffff0000, v143
    v_sub_f32_e32 v0, v0, v151
    ds_store_b128 v177, v[140:143] offset:10288
    v_bfe_u32 v140, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v140, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v140, v144, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v140, v144, v140, 0x7fff
    v_and_or_b32 v140, v140, 0xffff0000, v1
    v_bfe_u32 v1, v145, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v145, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v141, v146, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v141, v146, v141, 0x7fff
    v_and_or_b32 v141, v141, 0xffff0000, v1
    v_bfe_u32 v1, v147, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v147, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v142, v148, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v142, v148, v142, 0x7fff
    v_and_or_b32 v142, v142, 0xffff0000, v1
    v_bfe_u32 v1, v149, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v149, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v143, v0, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v0, v143, 0x7fff
    v_and_or_b32 v143, v0, 0xffff0000, v1
    ds_store_b128 v177, v[140:143] offset:11568
    v_fma_f32 v75, v75, v74, v150
    v_mul_f32_e32 v76, v76, v74
    v_mul_f32_e32 v77, v77, v74
    v_mul_f32_e32 v78, v78, v74
    v_mul_f32_e32 v79, v79, v74
    v_mul_f32_e32 v80, v80, v74
    v_mul_f32_e32 v81, v81, v74
    v_mul_f32_e32 v82, v82, v74
    v_mul_f32_e32 v83, v83, v74
    v_mul_f32_e32 v84, v84, v74
    v_mul_f32_e32 v85, v85, v74
    v_mul_f32_e32 v86, v86, v74
    v_mul_f32_e32 v87, v87, v74
    v_mul_f32_e32 v88, v88, v74
    v_mul_f32_e32 v89, v89, v74
    v_mul_f32_e32 v90, v90, v74
    v_mul_f32_e32 v91, v91, v74
    v_mul_f32_e32 v92, v92, v74
    v_mul_f32_e32 v93, v93, v74
    v_mul_f32_e32 v94, v94, v74
    v_mul_f32_e32 v95, v95, v74
    v_mul_f32_e32 v96, v96, v74
    v_mul_f32_e32 v97, v97, v74
    v_mul_f32_e32 v98, v98, v74
    v_mul_f32_e32 v99, v99, v74
    v_mul_f32_e32 v100, v100, v74
    v_mul_f32_e32 v101, v101, v74
    v_mul_f32_e32 v102, v102, v74
    v_mul_f32_e32 v103, v103, v74
    v_mul_f32_e32 v104, v104, v74
    v_mul_f32_e32 v105, v105, v74
    v_mul_f32_e32 v106, v106, v74
    v_mul_f32_e32 v107, v107, v74
    v_mul_f32_e32 v108, v108, v74
    v_mul_f32_e32 v109, v109, v74
    v_mul_f32_e32 v110, v110, v74
    v_mul_f32_e32 v111, v111, v74
    v_mul_f32_e32 v112, v112, v74
    v_mul_f32_e32 v113, v113, v74
    v_mul_f32_e32 v114, v114, v74
    v_mul_f32_e32 v115, v115, v74
    v_mul_f32_e32 v116, v116, v74
    v_mul_f32_e32 v117, v117, v74
    v_mul_f32_e32 v118, v118, v74
    v_mul_f32_e32 v119, v119, v74
    v_mul_f32_e32 v120, v120, v74
    v_mul_f32_e32 v121, v121, v74
    v_mul_f32_e32 v122, v122, v74
    v_mul_f32_e32 v123, v123, v74
    v_mul_f32_e32 v124, v124, v74
    v_mul_f32_e32 v125, v125, v74
    v_mul_f32_e32 v126, v126, v74
    v_mul_f32_e32 v127, v127, v74
    v_mul_f32_e32 v128, v128, v74
    v_mul_f32_e32 v129, v129, v74
    v_mul_f32_e32 v130, v130, v74
    v_mul_f32_e32 v131, v131, v74
    v_mul_f32_e32 v132, v132, v74
    v_mul_f32_e32 v133, v133, v74
    v_mul_f32_e32 v134, v134, v74
    v_mul_f32_e32 v135, v135, v74
    v_mul_f32_e32 v136, v136, v74
    v_mul_f32_e32 v137, v137, v74
    v_mul_f32_e32 v138, v138, v74
    v_dual_mul_f32 v139, v139, v74 :: v_dual_mov_b32 v74, v154
L4:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s25, s5
    s_cbranch_scc0 L5
    ds_load_b128 v[142:145], v178 offset:10256
    ds_load_b128 v[146:149], v178 offset:10272
    ds_load_b128 v[150:153], v178 offset:11536
    ds_load_b128 v[154:157], v178 offset:11552
    ds_load_b128 v[161:164], v179 offset:16
    ds_load_b128 v[165:168], v179 offset:32
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[161:168], v[142:149], v[76:83]
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[161:168], v[150:157], v[76:83]
    ds_load_b128 v[161:164], v179 offset:1296
    ds_load_b128 v[165:168], v179 offset:1312
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[84:91], v[161:168], v[142:149], v[84:91]
    v_wmma_f32_16x16x16_bf16 v[84:91], v[161:168], v[150:157], v[84:91]
    ds_load_b128 v[161:164], v179 offset:2576
    ds_load_b128 v[165:168], v179 offset:2592
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[161:168], v[142:149], v[92:99]
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[161:168], v[150:157], v[92:99]
    ds_load_b128 v[161:164], v179 offset:3856
    ds_load_b128 v[165:168], v179 offset:3872
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[100:107], v[161:168], v[142:149], v[100:107]
    v_wmma_f32_16x16x16_bf16 v[100:107], v[161:168], v[150:157], v[100:107]
    ds_load_b128 v[161:164], v179 offset:5136
    ds_load_b128 v[165:168], v179 offset:5152
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[108:115], v[161:168], v[142:149], v[108:115]
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[108:115], v[161:168], v[150:157], v[108:115]
    ds_load_b128 v[161:164], v179 offset:6416
    ds_load_b128 v[165:168], v179 offset:6432
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[116:123], v[161:168], v[142:149], v[116:123]
    v_wmma_f32_16x16x16_bf16 v[116:123], v[161:168], v[150:157], v[116:123]
    ds_load_b128 v[161:164], v179 offset:7696
    ds_load_b128 v[165:168], v179 offset:7712
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[124:131], v[161:168], v[142:149], v[124:131]
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[124:131], v[161:168], v[150:157], v[124:131]
    ds_load_b128 v[161:164], v179 offset:8976
    ds_load_b128 v[165:168], v179 offset:8992
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[132:139], v[161:168], v[142:149], v[132:139]
    v_wmma_f32_16x16x16_bf16 v[132:139], v[161:168], v[150:157], v[132:139]
    ds_load_b128 v[142:145], v178 offset:10288
    ds_load_b128 v[146:149], v178 offset:10304
    ds_load_b128 v[150:153], v178 offset:11568
    ds_load_b128 v[154:157], v178 offset:11584
    ds_load_b128 v[161:164], v179 offset:48
    ds_load_b128 v[165:168], v179 offset:64
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[161:168], v[142:149], v[76:83]
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[161:168], v[150:157], v[76:83]
    ds_load_b128 v[161:164], v179 offset:1328
    ds_load_b128 v[165:168], v179 offset:1344
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[84:91], v[161:168], v[142:149], v[84:91]
    v_wmma_f32_16x16x16_bf16 v[84:91], v[161:168], v[150:157], v[84:91]
    ds_load_b128 v[161:164], v179 offset:2608
    ds_load_b128 v[165:168], v179 offset:2624
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[161:168], v[142:149], v[92:99]
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[161:168], v[150:157], v[92:99]
    ds_load_b128 v[161:164], v179 offset:3888
    ds_load_b128 v[165:168], v179 offset:3904
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[100:107], v[161:168], v[142:149], v[100:107]
    v_wmma_f32_16x16x16_bf16 v[100:107], v[161:168], v[150:157], v[100:107]
    ds_load_b128 v[161:164], v179 offset:5168
    ds_load_b128 v[165:168], v179 offset:5184
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[108:115], v[161:168], v[142:149], v[108:115]
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[108:115], v[161:168], v[150:157], v[108:115]
    ds_load_b128 v[161:164], v179 offset:6448
    ds_load_b128 v[165:168], v179 offset:6464
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[116:123], v[161:168], v[142:149], v[116:123]
    v_wmma_f32_16x16x16_bf16 v[116:123], v[161:168], v[150:157], v[116:123]
    ds_load_b128 v[161:164], v179 offset:7728
    ds_load_b128 v[165:168], v179 offset:7744
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[124:131], v[161:168], v[142:149], v[124:131]
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[124:131], v[161:168], v[150:157], v[124:131]
    ds_load_b128 v[161:164], v179 offset:9008
    ds_load_b128 v[165:168], v179 offset:9024
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[132:139], v[161:168], v[142:149], v[132:139]
    v_wmma_f32_16x16x16_bf16 v[132:139], v[161:168], v[150:157], v[132:139]
L5:
    s_barrier
    s_sub_u32 s26, s15, s25
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s26, s26, 32
    s_add_u32 s25, s25, s26
L6:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s25, s15
    s_cbranch_scc1 L1
    v_permlanex16_b32 v0, v75, 0x76543210, s43 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v75, v0
    v_rcp_f32_e32 v0, v0
    v_cmp_lt_u32_e64 s5, 0, v188
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s5
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v76, v0
    v_mul_f32_e32 v74, v77, v0
    v_mul_f32_e32 v75, v78, v0
    v_mul_f32_e32 v76, v79, v0
    v_mul_f32_e32 v77, v80, v0
    v_mul_f32_e32 v78, v81, v0
    v_mul_f32_e32 v79, v82, v0
    v_mul_f32_e32 v80, v83, v0
    v_bfe_u32 v81, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v81, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v81, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v74, v74, v81, 0x7fff
    v_and_or_b32 v74, v74, 0xffff0000, v1
    v_bfe_u32 v1, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v75, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v75, v76, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v75, v76, v75, 0x7fff
    v_and_or_b32 v75, v75, 0xffff0000, v1
    v_bfe_u32 v1, v77, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v77, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v76, v78, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v76, v78, v76, 0x7fff
    v_and_or_b32 v76, v76, 0xffff0000, v1
    v_bfe_u32 v1, v79, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v79, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v77, v80, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v77, v80, v77, 0x7fff
    v_and_or_b32 v77, v77, 0xffff0000, v1
    buffer_store_b128 v[74:77], v180, s[20:23], 0 offen
    v_mul_f32_e32 v1, v84, v0
    v_mul_f32_e32 v74, v85, v0
    v_mul_f32_e32 v75, v86, v0
    v_mul_f32_e32 v76, v87, v0
    v_mul_f32_e32 v77, v88, v0
    v_mul_f32_e32 v78, v89, v0
    v_mul_f32_e32 v79, v90, v0
    v_mul_f32_e32 v80, v91, v0
    v_bfe_u32 v81, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v81, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v81, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v74, v74, v81, 0x7fff
    v_and_or_b32 v74, v74, 0xffff0000, v1
    v_bfe_u32 v1, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v75, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v75, v76, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v75, v76, v75, 0x7fff
    v_and_or_b32 v75, v75, 0xffff0000, v1
    v_bfe_u32 v1, v77, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v77, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v76, v78, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v76, v78, v76, 0x7fff
    v_and_or_b32 v76, v76, 0xffff0000, v1
    v_bfe_u32 v1, v79, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v79, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v77, v80, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v77, v80, v77, 0x7fff
    v_and_or_b32 v77, v77, 0xffff0000, v1
    buffer_store_b128 v[74:77], v181, s[20:23], 0 offen
    v_mul_f32_e32 v1, v92, v0
    v_mul_f32_e32 v74, v93, v0
    v_mul_f32_e32 v75, v94, v0
    v_mul_f32_e32 v76, v95, v0
    v_mul_f32_e32 v77, v96, v0
    v_mul_f32_e32 v78, v97, v0
    v_mul_f32_e32 v79, v98, v0
    v_mul_f32_e32 v80, v99, v0
    v_bfe_u32 v81, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v81, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v81, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v74, v74, v81, 0x7fff
    v_and_or_b32 v74, v74, 0xffff0000, v1
    v_bfe_u32 v1, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v75, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v75, v76, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v75, v76, v75, 0x7fff
    v_and_or_b32 v75, v75, 0xffff0000, v1
    v_bfe_u32 v1, v77, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v77, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v76, v78, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v76, v78, v76, 0x7fff
    v_and_or_b32 v76, v76, 0xffff0000, v1
    v_bfe_u32 v1, v79, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v79, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v77, v80, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v77, v80, v77, 0x7fff
    v_and_or_b32 v77, v77, 0xffff0000, v1
    buffer_store_b128 v[74:77], v182, s[20:23], 0 offen
    v_mul_f32_e32 v1, v100, v0
    v_mul_f32_e32 v74, v101, v0
    v_mul_f32_e32 v75, v102, v0
    v_mul_f32_e32 v76, v103, v0
    v_mul_f32_e32 v77, v104, v0
    v_mul_f32_e32 v78, v105, v0
    v_mul_f32_e32 v79, v106, v0
    v_mul_f32_e32 v80, v107, v0
    v_bfe_u32 v81, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v81, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v81, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v74, v74, v81, 0x7fff
    v_and_or_b32 v74, v74, 0xffff0000, v1
    v_bfe_u32 v1, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v75, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v75, v76, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v75, v76, v75, 0x7fff
    v_and_or_b32 v75, v75, 0xffff0000, v1
    v_bfe_u32 v1, v77, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v77, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v76, v78, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v76, v78, v76, 0x7fff
    v_and_or_b32 v76, v76, 0xffff0000, v1
    v_bfe_u32 v1, v79, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v79, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v77, v80, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v77, v80, v77, 0x7fff
    v_and_or_b32 v77, v77, 0xffff0000, v1
    buffer_store_b128 v[74:77], v183, s[20:23], 0 offen
    v_mul_f32_e32 v1, v108, v0
    v_mul_f32_e32 v74, v109, v0
    v_mul_f32_e32 v75, v110, v0
    v_mul_f32_e32 v76, v111, v0
    v_mul_f32_e32 v77, v112, v0
    v_mul_f32_e32 v78, v113, v0
    v_mul_f32_e32 v79, v114, v0
    v_mul_f32_e32 v80, v115, v0
    v_bfe_u32 v81, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v81, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v81, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v74, v74, v81, 0x7fff
    v_and_or_b32 v74, v74, 0xffff0000, v1
    v_bfe_u32 v1, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v75, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v75, v76, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v75, v76, v75, 0x7fff
    v_and_or_b32 v75, v75, 0xffff0000, v1
    v_bfe_u32 v1, v77, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v77, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v76, v78, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v76, v78, v76, 0x7fff
    v_and_or_b32 v76, v76, 0xffff0000, v1
    v_bfe_u32 v1, v79, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v79, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v77, v80, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v77, v80, v77, 0x7fff
    v_and_or_b32 v77, v77, 0xffff0000, v1
    buffer_store_b128 v[74:77], v184, s[20:23], 0 offen
    v_mul_f32_e32 v1, v116, v0
    v_mul_f32_e32 v74, v117, v0
    v_mul_f32_e32 v75, v118, v0
    v_mul_f32_e32 v76, v119, v0
    v_mul_f32_e32 v77, v120, v0
    v_mul_f32_e32 v78, v121, v0
    v_mul_f32_e32 v79, v122, v0
    v_mul_f32_e32 v80, v123, v0
    v_bfe_u32 v81, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v81, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v81, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v74, v74, v81, 0x7fff
    v_and_or_b32 v74, v74, 0xffff0000, v1
    v_bfe_u32 v1, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v75, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v75, v76, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v75, v76, v75, 0x7fff
    v_and_or_b32 v75, v75, 0xffff0000, v1
    v_bfe_u32 v1, v77, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v77, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v76, v78, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v76, v78, v76, 0x7fff
    v_and_or_b32 v76, v76, 0xffff0000, v1
    v_bfe_u32 v1, v79, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v79, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v77, v80, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v77, v80, v77, 0x7fff
    v_and_or_b32 v77, v77, 0xffff0000, v1
    buffer_store_b128 v[74:77], v185, s[20:23], 0 offen
    v_mul_f32_e32 v1, v124, v0
    v_mul_f32_e32 v74, v125, v0
    v_mul_f32_e32 v75, v126, v0
    v_mul_f32_e32 v76, v127, v0
    v_mul_f32_e32 v77, v128, v0
    v_mul_f32_e32 v78, v129, v0
    v_mul_f32_e32 v79, v130, v0
    v_mul_f32_e32 v80, v131, v0
    v_bfe_u32 v81, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v81, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v81, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v74, v74, v81, 0x7fff
    v_and_or_b32 v74, v74, 0xffff0000, v1
    v_bfe_u32 v1, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v75, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v75, v76, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v75, v76, v75, 0x7fff
    v_and_or_b32 v75, v75, 0xffff0000, v1
    v_bfe_u32 v1, v77, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v77, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v76, v78, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v76, v78, v76, 0x7fff
    v_and_or_b32 v76, v76, 0xffff0000, v1
    v_bfe_u32 v1, v79, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v79, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v77, v80, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v77, v80, v77, 0x7fff
    v_and_or_b32 v77, v77, 0xffff0000, v1
    buffer_store_b128 v[74:77], v186, s[20:23], 0 offen
    v_mul_f32_e32 v1, v132, v0
    v_mul_f32_e32 v74, v133, v0
    v_mul_f32_e32 v75, v134, v0
    v_mul_f32_e32 v76, v135, v0
    v_mul_f32_e32 v77, v136, v0
    v_mul_f32_e32 v78, v137, v0
    v_mul_f32_e32 v79, v138, v0
    v_mul_f32_e32 v0, v139, v0
    v_bfe_u32 v80, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v80, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v80, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v74, v74, v80, 0x7fff
    v_and_or_b32 v74, v74, 0xffff0000, v1
    v_bfe_u32 v1, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v75, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v75, v76, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v75, v76, v75, 0x7fff
    v_and_or_b32 v75, v75, 0xffff0000, v1
    v_bfe_u32 v1, v77, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v77, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v76, v78, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v76, v78, v76, 0x7fff
    v_and_or_b32 v76, v76, 0xffff0000, v1
    v_bfe_u32 v1, v79, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v79, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v77, v0, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v0, v77, 0x7fff
    v_and_or_b32 v77, v0, 0xffff0000, v1
    buffer_store_b128 v[74:77], v187, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L7:
    v_cmp_lt_u32_e64 s3, s3, v169
    s_and_b32 s3, s6, s3
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, -1, v169, s3
    s_waitcnt_depctr 0xfff
    v_min_u32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v1, v0, 0x76543210, s43
    v_min_u32_e32 v0, v1, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s3, v0
    s_waitcnt_vscnt null, 0x0
    s_barrier
    v_dual_mov_b32 v0, s3 :: v_dual_mov_b32 v1, s4
    ds_store_b32 v1, v0
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[74:77], v160
    s_waitcnt lgkmcnt(0)
    v_min_u32_e32 v0, v74, v75
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min3_u32 v0, v0, v76, v77
    v_readfirstlane_b32 s3, v0
L8:
    s_delay_alu instid0(VALU_DEP_1)
    s_cmp_lg_u32 s3, -1
    s_cbranch_scc1 L0
    s_endpgm
