; 193 VGPRs, 45 SGPRs, 20512 bytes of LDS, 0 of scratch, 1310 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b32 s15, s[0:1], 0x58
    s_load_b32 s36, s[0:1], 0x90
    s_load_b32 s37, s[0:1], 0x94
    s_load_b32 s38, s[0:1], 0x9c
    s_load_b32 s39, s[0:1], 0x74
    s_load_b32 s40, s[0:1], 0x10
    s_load_b32 s41, s[0:1], 0x28
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s42, v0
    v_mbcnt_lo_u32_b32 v64, -1, 0
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
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 1
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s26, s26, 2
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s30, s30, 2
    s_mov_b32 s31, 0x31016000
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    ds_store_b128 v160, v[0:3]
    s_mul_i32 s4, s42, 0x500
    v_cvt_f32_u32_e32 v0, s37
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s5, 0, s37
    v_mul_lo_u32 v1, s5, v0
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    v_mul_hi_u32 v0, s36, v0
    v_mul_lo_u32 v1, v0, s37
    v_sub_nc_u32_e32 v1, s36, v1
    v_cmp_le_u32_e64 s5, s37, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s37, v1
    v_cndmask_b32_e64 v0, v0, v2, s5
    v_cndmask_b32_e64 v1, v1, v3, s5
    v_cmp_le_u32_e64 s5, s37, v1
    v_add_nc_u32_e32 v1, 1, v0
    v_cndmask_b32_e64 v0, v0, v1, s5
    s_cmp_eq_u32 s37, 0
    s_cselect_b32 s5, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s5
    v_readfirstlane_b32 s5, v0
    s_lshl2_add_u32 s6, s14, s42
    s_mul_i32 s8, s13, s5
    v_cvt_f32_u32_e32 v0, s5
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s9, 0, s5
    v_mul_lo_u32 v1, s9, v0
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    v_mul_hi_u32 v0, s6, v0
    v_mul_lo_u32 v1, v0, s5
    v_sub_nc_u32_e32 v1, s6, v1
    v_cmp_le_u32_e64 s6, s5, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s5, v1
    v_cndmask_b32_e64 v0, v0, v2, s6
    v_cndmask_b32_e64 v1, v1, v3, s6
    v_cmp_le_u32_e64 s6, s5, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s5, v1
    v_cndmask_b32_e64 v0, v0, v2, s6
    v_cndmask_b32_e64 v1, v1, v3, s6
    s_cmp_eq_u32 s5, 0
    s_cselect_b32 s5, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s5
    v_cndmask_b32_e64 v1, v1, 0, s5
    v_readfirstlane_b32 s5, v1
    s_add_u32 s5, s8, s5
    v_and_b32_e32 v65, 15, v64
    v_lshrrev_b32_e32 v66, 4, v64
    v_readfirstlane_b32 s6, v0
    s_lshl_b32 s6, s6, 4
    v_add_nc_u32_e32 v72, s6, v65
    v_cmp_gt_u32_e64 s6, s7, v72
    s_add_u32 s7, s7, -1
    v_min_u32_e32 v0, s7, v72
    v_lshlrev_b32_e32 v1, 2, v0
    buffer_load_b32 v67, v1, s[24:27], 0 offen
    v_add_lshl_u32 v1, s39, v0, 2
    buffer_load_b32 v161, v1, s[24:27], 0 offen
    v_mul_lo_u32 v0, v0, s40
    s_lshl_b32 s5, s5, 7
    v_add_nc_u32_e32 v0, s5, v0
    v_min_u32_e32 v0, 0x38000000, v0
    v_lshlrev_b32_e32 v60, 1, v0
    buffer_load_b128 v[0:3], v60, s[0:3], 0 offen
    buffer_load_b128 v[4:7], v60, s[0:3], 0 offen offset:16
    buffer_load_b128 v[8:11], v60, s[0:3], 0 offen offset:32
    buffer_load_b128 v[12:15], v60, s[0:3], 0 offen offset:48
    buffer_load_b128 v[16:19], v60, s[0:3], 0 offen offset:64
    buffer_load_b128 v[20:23], v60, s[0:3], 0 offen offset:80
    buffer_load_b128 v[24:27], v60, s[0:3], 0 offen offset:96
    buffer_load_b128 v[28:31], v60, s[0:3], 0 offen offset:112
    buffer_load_b128 v[32:35], v60, s[0:3], 0 offen offset:128
    buffer_load_b128 v[36:39], v60, s[0:3], 0 offen offset:144
    buffer_load_b128 v[40:43], v60, s[0:3], 0 offen offset:160
    buffer_load_b128 v[44:47], v60, s[0:3], 0 offen offset:176
    buffer_load_b128 v[48:51], v60, s[0:3], 0 offen offset:192
    buffer_load_b128 v[52:55], v60, s[0:3], 0 offen offset:208
    buffer_load_b128 v[56:59], v60, s[0:3], 0 offen offset:224
    buffer_load_b128 v[60:63], v60, s[0:3], 0 offen offset:240
    s_lshl_b32 s0, s13, 7
    s_lshr_b32 s1, s11, 5
    s_add_u32 s1, s1, -1
    v_and_b32_e32 v68, 1, v64
    v_lshrrev_b32_e32 v69, 1, v65
    v_lshl_add_u32 v162, v68, 3, v69
    s_lshl_b32 s2, s42, 3
    v_lshlrev_b32_e32 v163, 2, v64
    v_and_b32_e32 v64, -16, v163
    v_and_b32_e32 v68, 7, v163
    v_lshlrev_b32_e32 v68, 1, v68
    v_bfe_u32 v69, v163, 3, 1
    v_add3_u32 v64, v64, v68, v69
    v_mul_lo_u32 v73, v64, 40
    v_mul_lo_u32 v74, v65, 40
    v_add_nc_u32_e32 v75, s4, v74
    v_lshlrev_b32_e32 v164, 3, v66
    v_mul_f32_e64 v165, s38, 0x3fb8aa3b
    s_waitcnt vmcnt(16)
    v_cndmask_b32_e64 v64, -1, v161, s6
    v_min_u32_dpp v64, v64, v64 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v64, v64, v64 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v64, v64, v64 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v64, v64, v64 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v65, v64, 0x76543210, s43
    v_min_u32_e32 v64, v65, v64
    v_readfirstlane_b32 s3, v64
    s_and_b32 s4, -1, exec_lo
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_barrier
    s_lshl_b32 s7, s42, 2
    v_dual_mov_b32 v64, s4 :: v_dual_mov_b32 v65, s7
    ds_store_b32 v65, v64
    v_dual_mov_b32 v64, s3 :: v_dual_mov_b32 v65, s7
    ds_store_b32 v65, v64 offset:16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v64, v160 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v64
    ds_load_b32 v64, v160 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s4, v64
    ds_load_b32 v64, v160 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s8, v64
    ds_load_b32 v64, v160 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s9, v64
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s10, 4, 0
    v_mov_b32_e32 v64, s10
    ds_load_b32 v64, v64 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s10, v64
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s11, 8, 0
    v_mov_b32_e32 v64, s11
    ds_load_b32 v64, v64 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s11, v64
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s13, 12, 0
    v_mov_b32_e32 v64, s13
    ds_load_b32 v64, v64 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s13, v64
    s_min_u32 s10, s9, s10
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s3, s10, s9
    s_min_u32 s9, s3, s11
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s3, s9, s3
    s_min_u32 s4, s3, s13
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s3, s4, s3
    v_dual_mov_b32 v65, 0 :: v_dual_add_nc_u32 v166, 1, v67
    v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v67, 0
    v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v69, 0
    v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v71, 0
    v_dual_mov_b32 v70, 0 :: v_dual_lshlrev_b32 v171, 1, v74
    s_add_u32 s4, s2, 1
    s_add_u32 s8, s2, 2
    s_add_u32 s9, s2, 3
    s_add_u32 s10, s2, 4
    s_add_u32 s11, s2, 5
    s_add_u32 s13, s2, 6
    s_add_u32 s14, s2, 7
    v_add_lshl_u32 v167, v73, s2, 1
    v_add_nc_u32_e32 v168, 16, v162
    v_add_lshl_u32 v169, v75, v164, 1
    v_lshlrev_b32_e32 v170, 1, v75
    v_mul_lo_u32 v72, v72, s15
    v_add_nc_u32_e32 v72, s5, v72
    v_add_lshl_u32 v172, v72, v164, 1
    v_add_nc_u32_e32 v173, 32, v172
    v_add_nc_u32_e32 v174, 64, v172
    v_add_nc_u32_e32 v175, 0x60, v172
    v_add_nc_u32_e32 v176, 0x80, v172
    v_add_nc_u32_e32 v177, 0xa0, v172
    v_add_nc_u32_e32 v178, 0xc0, v172
    v_add_nc_u32_e32 v179, 0xe0, v172
    s_branch L8
L0:
    v_cmp_eq_u32_e64 s5, s3, v161
    s_and_b32 s5, s6, s5
    v_cndmask_b32_e64 v180, 0, v166, s5
    v_max_u32_dpp v72, v180, v180 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v72, v72, v72 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v72, v72, v72 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v72, v72, v72 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v73, v72, 0x76543210, s43
    v_max_u32_e32 v72, v73, v72
    v_readfirstlane_b32 s5, v72
    v_mov_b32_e32 v72, s5
    v_max_u32_dpp v72, v72, v72 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v72, v72, v72 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v72, v72, v72 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v72, v72, v72 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v73, v72, 0x76543210, s43
    v_max_u32_e32 v72, v73, v72
    v_readfirstlane_b32 s15, v72
    s_and_b32 s24, -1, exec_lo
    s_barrier
    v_dual_mov_b32 v72, s24 :: v_dual_mov_b32 v73, s7
    ds_store_b32 v73, v72
    v_dual_mov_b32 v72, s15 :: v_dual_mov_b32 v73, s7
    ds_store_b32 v73, v72 offset:16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v72, v160 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v72
    ds_load_b32 v72, v160 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s24, v72
    ds_load_b32 v72, v160 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s25, v72
    ds_load_b32 v72, v160 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s26, v72
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s27, 4, 0
    v_mov_b32_e32 v72, s27
    ds_load_b32 v72, v72 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s27, v72
    s_cmp_lg_u32 s24, 0
    s_cselect_b32 s36, 8, 0
    v_mov_b32_e32 v72, s36
    ds_load_b32 v72, v72 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s36, v72
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s37, 12, 0
    v_mov_b32_e32 v72, s37
    ds_load_b32 v72, v72 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s37, v72
    s_max_u32 s27, s26, s27
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s15, s27, s26
    s_max_u32 s26, s15, s36
    s_cmp_lg_u32 s24, 0
    s_cselect_b32 s15, s26, s15
    s_max_u32 s24, s15, s37
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s15, s24, s15
    s_add_u32 s24, s15, -1
    v_dual_mov_b32 v181, 0xff7fffff :: v_dual_mov_b32 v182, 0
    v_dual_mov_b32 v72, v64 :: v_dual_mov_b32 v73, v65
    v_dual_mov_b32 v74, v66 :: v_dual_mov_b32 v75, v67
    v_dual_mov_b32 v76, v68 :: v_dual_mov_b32 v77, v69
    v_dual_mov_b32 v78, v70 :: v_dual_mov_b32 v79, v71
    v_dual_mov_b32 v80, v64 :: v_dual_mov_b32 v81, v65
    v_dual_mov_b32 v82, v66 :: v_dual_mov_b32 v83, v67
    v_dual_mov_b32 v84, v68 :: v_dual_mov_b32 v85, v69
    v_dual_mov_b32 v86, v70 :: v_dual_mov_b32 v87, v71
    v_dual_mov_b32 v88, v64 :: v_dual_mov_b32 v89, v65
    v_dual_mov_b32 v90, v66 :: v_dual_mov_b32 v91, v67
    v_dual_mov_b32 v92, v68 :: v_dual_mov_b32 v93, v69
    v_dual_mov_b32 v94, v70 :: v_dual_mov_b32 v95, v71
    v_dual_mov_b32 v96, v64 :: v_dual_mov_b32 v97, v65
    v_dual_mov_b32 v98, v66 :: v_dual_mov_b32 v99, v67
    v_dual_mov_b32 v100, v68 :: v_dual_mov_b32 v101, v69
    v_dual_mov_b32 v102, v70 :: v_dual_mov_b32 v103, v71
    v_dual_mov_b32 v104, v64 :: v_dual_mov_b32 v105, v65
    v_dual_mov_b32 v106, v66 :: v_dual_mov_b32 v107, v67
    v_dual_mov_b32 v108, v68 :: v_dual_mov_b32 v109, v69
    v_dual_mov_b32 v110, v70 :: v_dual_mov_b32 v111, v71
    v_dual_mov_b32 v112, v64 :: v_dual_mov_b32 v113, v65
    v_dual_mov_b32 v114, v66 :: v_dual_mov_b32 v115, v67
    v_dual_mov_b32 v116, v68 :: v_dual_mov_b32 v117, v69
    v_dual_mov_b32 v118, v70 :: v_dual_mov_b32 v119, v71
    v_dual_mov_b32 v120, v64 :: v_dual_mov_b32 v121, v65
    v_dual_mov_b32 v122, v66 :: v_dual_mov_b32 v123, v67
    v_dual_mov_b32 v124, v68 :: v_dual_mov_b32 v125, v69
    v_dual_mov_b32 v126, v70 :: v_dual_mov_b32 v127, v71
    v_dual_mov_b32 v128, v64 :: v_dual_mov_b32 v129, v65
    v_dual_mov_b32 v130, v66 :: v_dual_mov_b32 v131, v67
    v_dual_mov_b32 v132, v68 :: v_dual_mov_b32 v133, v69
    v_dual_mov_b32 v134, v70 :: v_dual_mov_b32 v135, v71
    s_mov_b32 s25, 0
    s_branch L6
L1:
    s_lshr_b32 s26, s25, 5
    s_add_u32 s26, s3, s26
    s_cmp_lt_u32 s26, s44
    s_cselect_b32 s27, exec_lo, 0
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
    s_min_u32 s26, s26, s1
    s_lshl_b32 s26, s26, 5
    s_sub_u32 s27, s24, s25
    s_min_u32 s36, s2, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v136, s36, v163, 1
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v138, 0xffff, v136
    v_lshrrev_b32_e32 v140, 16, v136
    v_and_b32_e32 v141, 0xffff, v137
    v_lshrrev_b32_e32 v142, 16, v137
    s_min_u32 s36, s4, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v136, s36, v163, 1
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v139, 0xffff, v136
    v_lshrrev_b32_e32 v143, 16, v136
    v_and_b32_e32 v144, 0xffff, v137
    v_lshrrev_b32_e32 v145, 16, v137
    s_min_u32 s36, s8, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v136, s36, v163, 1
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v146, 0xffff, v136
    v_lshrrev_b32_e32 v147, 16, v136
    v_and_b32_e32 v148, 0xffff, v137
    v_lshrrev_b32_e32 v149, 16, v137
    s_min_u32 s36, s9, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v136, s36, v163, 1
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v150, 0xffff, v136
    v_lshrrev_b32_e32 v151, 16, v136
    v_and_b32_e32 v152, 0xffff, v137
    v_lshrrev_b32_e32 v153, 16, v137
    s_min_u32 s36, s10, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v136, s36, v163, 1
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v154, 0xffff, v136
    v_lshrrev_b32_e32 v155, 16, v136
    v_and_b32_e32 v156, 0xffff, v137
    v_lshrrev_b32_e32 v157, 16, v137
    s_min_u32 s36, s11, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v136, s36, v163, 1
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v158, 0xffff, v136
    v_lshrrev_b32_e32 v159, 16, v136
    v_and_b32_e32 v183, 0xffff, v137
    v_lshrrev_b32_e32 v184, 16, v137
    s_min_u32 s36, s13, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v136, s36, v163, 1
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v185, 0xffff, v136
    v_lshrrev_b32_e32 v186, 16, v136
    v_and_b32_e32 v187, 0xffff, v137
    v_lshrrev_b32_e32 v188, 16, v137
    s_min_u32 s36, s14, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v136, s36, v163, 1
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v189, 0xffff, v136
    v_lshrrev_b32_e32 v190, 16, v136
    v_and_b32_e32 v191, 0xffff, v137
    v_lshrrev_b32_e32 v192, 16, v137
    v_lshl_or_b32 v136, v139, 16, v138
    v_lshl_or_b32 v137, v150, 16, v146
    v_lshl_or_b32 v138, v158, 16, v154
    v_lshl_or_b32 v139, v189, 16, v185
    ds_store_b128 v167, v[136:139] offset:32
    v_lshl_or_b32 v136, v143, 16, v140
    v_lshl_or_b32 v137, v151, 16, v147
    v_lshl_or_b32 v138, v159, 16, v155
    v_lshl_or_b32 v139, v190, 16, v186
    ds_store_b128 v167, v[136:139] offset:192
    v_lshl_or_b32 v136, v144, 16, v141
    v_lshl_or_b32 v137, v152, 16, v148
    v_lshl_or_b32 v138, v183, 16, v156
    v_lshl_or_b32 v139, v191, 16, v187
    ds_store_b128 v167, v[136:139] offset:352
    v_lshl_or_b32 v136, v145, 16, v142
    v_lshl_or_b32 v137, v153, 16, v149
    v_lshl_or_b32 v138, v184, 16, v157
    v_lshl_or_b32 v139, v192, 16, v188
    ds_store_b128 v167, v[136:139] offset:512
    s_cmp_lt_u32 s25, s5
    s_cbranch_scc0 L4
    v_min_u32_e32 v136, s27, v162
    v_add_nc_u32_e32 v136, s26, v136
    v_mul_lo_u32 v136, v136, s41
    v_add_nc_u32_e32 v136, s0, v136
    v_min_u32_e32 v136, 0x38000000, v136
    v_lshlrev_b32_e32 v152, 1, v136
    buffer_load_b128 v[136:139], v152, s[32:35], 0 offen
    buffer_load_b128 v[140:143], v152, s[32:35], 0 offen offset:16
    v_dual_mov_b32 v144, v64 :: v_dual_mov_b32 v145, v65
    v_dual_mov_b32 v146, v66 :: v_dual_mov_b32 v147, v67
    v_dual_mov_b32 v148, v68 :: v_dual_mov_b32 v149, v69
    v_dual_mov_b32 v150, v70 :: v_dual_mov_b32 v151, v71
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[0:7], v[144:151]
    buffer_load_b128 v[136:139], v152, s[32:35], 0 offen offset:32
    buffer_load_b128 v[140:143], v152, s[32:35], 0 offen offset:48
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[8:15], v[144:151]
    buffer_load_b128 v[136:139], v152, s[32:35], 0 offen offset:64
    buffer_load_b128 v[140:143], v152, s[32:35], 0 offen offset:80
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[16:23], v[144:151]
    buffer_load_b128 v[136:139], v152, s[32:35], 0 offen offset:96
    buffer_load_b128 v[140:143], v152, s[32:35], 0 offen offset:112
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[24:31], v[144:151]
    buffer_load_b128 v[136:139], v152, s[32:35], 0 offen offset:128
    buffer_load_b128 v[140:143], v152, s[32:35], 0 offen offset:144
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[32:39], v[144:151]
    buffer_load_b128 v[136:139], v152, s[32:35], 0 offen offset:160
    buffer_load_b128 v[140:143], v152, s[32:35], 0 offen offset:176
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[40:47], v[144:151]
    buffer_load_b128 v[136:139], v152, s[32:35], 0 offen offset:192
    buffer_load_b128 v[140:143], v152, s[32:35], 0 offen offset:208
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[48:55], v[144:151]
    buffer_load_b128 v[136:139], v152, s[32:35], 0 offen offset:224
    buffer_load_b128 v[140:143], v152, s[32:35], 0 offen offset:240
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[56:63], v[144:151]
    v_add_nc_u32_e32 v152, s25, v164
    v_cmp_lt_u32_e64 s36, v152, v180
    v_cndmask_b32_e64 v153, 0xff800000, v144, s36
    v_add_nc_u32_e32 v136, 1, v152
    v_cmp_lt_u32_e64 s36, v136, v180
    v_cndmask_b32_e64 v154, 0xff800000, v145, s36
    v_add_nc_u32_e32 v136, 2, v152
    v_cmp_lt_u32_e64 s36, v136, v180
    v_cndmask_b32_e64 v155, 0xff800000, v146, s36
    v_add_nc_u32_e32 v136, 3, v152
    v_cmp_lt_u32_e64 s36, v136, v180
    v_cndmask_b32_e64 v156, 0xff800000, v147, s36
    v_add_nc_u32_e32 v136, 4, v152
    v_cmp_lt_u32_e64 s36, v136, v180
    v_cndmask_b32_e64 v157, 0xff800000, v148, s36
    v_add_nc_u32_e32 v136, 5, v152
    v_cmp_lt_u32_e64 s36, v136, v180
    v_cndmask_b32_e64 v158, 0xff800000, v149, s36
    v_add_nc_u32_e32 v136, 6, v152
    v_cmp_lt_u32_e64 s36, v136, v180
    v_cndmask_b32_e64 v159, 0xff800000, v150, s36
    v_add_nc_u32_e32 v136, 7, v152
    v_cmp_lt_u32_e64 s36, v136, v180
    v_cndmask_b32_e64 v183, 0xff800000, v151, s36
    v_max_f32_e32 v136, 0xff800000, v153
    v_max_f32_e32 v136, v136, v154
    v_max_f32_e32 v136, v136, v155
    v_max_f32_e32 v136, v136, v156
    v_max_f32_e32 v136, v136, v157
    v_max_f32_e32 v136, v136, v158
    v_max_f32_e32 v136, v136, v159
    v_max_f32_e32 v184, v136, v183
    v_min_u32_e32 v136, s27, v168
    v_add_nc_u32_e32 v136, s26, v136
    v_mul_lo_u32 v136, v136, s41
    v_add_nc_u32_e32 v136, s0, v136
    v_min_u32_e32 v136, 0x38000000, v136
    v_lshlrev_b32_e32 v185, 1, v136
    buffer_load_b128 v[136:139], v185, s[32:35], 0 offen
    buffer_load_b128 v[140:143], v185, s[32:35], 0 offen offset:16
    v_dual_mov_b32 v144, v64 :: v_dual_mov_b32 v145, v65
    v_dual_mov_b32 v146, v66 :: v_dual_mov_b32 v147, v67
    v_dual_mov_b32 v148, v68 :: v_dual_mov_b32 v149, v69
    v_dual_mov_b32 v150, v70 :: v_dual_mov_b32 v151, v71
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[0:7], v[144:151]
    buffer_load_b128 v[136:139], v185, s[32:35], 0 offen offset:32
    buffer_load_b128 v[140:143], v185, s[32:35], 0 offen offset:48
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[8:15], v[144:151]
    buffer_load_b128 v[136:139], v185, s[32:35], 0 offen offset:64
    buffer_load_b128 v[140:143], v185, s[32:35], 0 offen offset:80
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[16:23], v[144:151]
    buffer_load_b128 v[136:139], v185, s[32:35], 0 offen offset:96
    buffer_load_b128 v[140:143], v185, s[32:35], 0 offen offset:112
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[24:31], v[144:151]
    buffer_load_b128 v[136:139], v185, s[32:35], 0 offen offset:128
    buffer_load_b128 v[140:143], v185, s[32:35], 0 offen offset:144
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[32:39], v[144:151]
    buffer_load_b128 v[136:139], v185, s[32:35], 0 offen offset:160
    buffer_load_b128 v[140:143], v185, s[32:35], 0 offen offset:176
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[40:47], v[144:151]
    buffer_load_b128 v[136:139], v185, s[32:35], 0 offen offset:192
    buffer_load_b128 v[140:143], v185, s[32:35], 0 offen offset:208
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[48:55], v[144:151]
    buffer_load_b128 v[136:139], v185, s[32:35], 0 offen offset:224
    buffer_load_b128 v[140:143], v185, s[32:35], 0 offen offset:240
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[136:143], v[56:63], v[144:151]
    v_add_nc_u32_e32 v136, 16, v152
    v_cmp_lt_u32_e64 s26, v136, v180
    v_cndmask_b32_e64 v140, 0xff800000, v144, s26
    v_add_nc_u32_e32 v136, 17, v152
    v_cmp_lt_u32_e64 s26, v136, v180
    v_cndmask_b32_e64 v141, 0xff800000, v145, s26
    v_add_nc_u32_e32 v136, 18, v152
    v_cmp_lt_u32_e64 s26, v136, v180
    v_cndmask_b32_e64 v142, 0xff800000, v146, s26
    v_add_nc_u32_e32 v136, 19, v152
    v_cmp_lt_u32_e64 s26, v136, v180
    v_cndmask_b32_e64 v143, 0xff800000, v147, s26
    v_add_nc_u32_e32 v136, 20, v152
    v_cmp_lt_u32_e64 s26, v136, v180
    v_cndmask_b32_e64 v144, 0xff800000, v148, s26
    v_add_nc_u32_e32 v136, 21, v152
    v_cmp_lt_u32_e64 s26, v136, v180
    v_cndmask_b32_e64 v145, 0xff800000, v149, s26
    v_add_nc_u32_e32 v136, 22, v152
    v_cmp_lt_u32_e64 s26, v136, v180
    v_cndmask_b32_e64 v146, 0xff800000, v150, s26
    v_add_nc_u32_e32 v136, 23, v152
    v_cmp_lt_u32_e64 s26, v136, v180
    v_cndmask_b32_e64 v147, 0xff800000, v151, s26
    v_max_f32_e32 v136, v184, v140
    v_max_f32_e32 v136, v136, v141
    v_max_f32_e32 v136, v136, v142
    v_max_f32_e32 v136, v136, v143
    v_max_f32_e32 v136, v136, v144
    v_max_f32_e32 v136, v136, v145
    v_max_f32_e32 v136, v136, v146
    v_max_f32_e32 v136, v136, v147
    v_permlanex16_b32 v137, v136, 0x76543210, s43 op_sel:[0,1]
    v_max_f32_e32 v136, v136, v137
    v_max_f32_e32 v148, v181, v136
    v_sub_f32_e32 v136, v181, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v149, v136
    v_sub_f32_e32 v136, v153, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v150, v136
    v_sub_f32_e32 v136, v154, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v151, v136
    v_sub_f32_e32 v136, v155, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v152, v136
    v_sub_f32_e32 v136, v156, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v153, v136
    v_sub_f32_e32 v136, v157, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v154, v136
    v_sub_f32_e32 v136, v158, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v155, v136
    v_sub_f32_e32 v136, v159, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v156, v136
    v_sub_f32_e32 v136, v183, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v157, v136
    v_add_f32_e32 v136, v150, v151
    v_add_f32_e32 v136, v136, v152
    v_add_f32_e32 v136, v136, v153
    v_add_f32_e32 v136, v136, v154
    v_add_f32_e32 v136, v136, v155
    v_add_f32_e32 v136, v136, v156
    v_add_f32_e32 v158, v136, v157
    v_bfe_u32 v136, v150, 16, 1
    v_add3_u32 v136, v150, v136, 0x7fff
    v_lshrrev_b32_e32 v136, 16, v136
    v_bfe_u32 v137, v151, 16, 1
    v_add3_u32 v137, v151, v137, 0x7fff
    v_and_or_b32 v136, v137, 0xffff0000, v136
    v_bfe_u32 v137, v152, 16, 1
    v_add3_u32 v137, v152, v137, 0x7fff
    v_lshrrev_b32_e32 v137, 16, v137
    v_bfe_u32 v138, v153, 16, 1
    v_add3_u32 v138, v153, v138, 0x7fff
    v_and_or_b32 v137, v138, 0xffff0000, v137
    v_bfe_u32 v138, v154, 16, 1
    v_add3_u32 v138, v154, v138, 0x7fff
    v_lshrrev_b32_e32 v138, 16, v138
    v_bfe_u32 v139, v155, 16, 1
    v_add3_u32 v139, v155, v139, 0x7fff
    v_and_or_b32 v138, v139, 0xffff0000, v138
    v_bfe_u32 v139, v156, 16, 1
    v_add3_u32 v139, v156, v139, 0x7fff
    v_lshrrev_b32_e32 v139, 16, v139
    v_bfe_u32 v159, v157, 16, 1
    v_add3_u32 v159, v157, v159, 0x7fff
    v_and_or_b32 v139, v159, 0xffff0000, v139
    v_lshlrev_b32_e32 v159, 16, v136
    v_dual_sub_f32 v150, v150, v159 :: v_dual_and_b32 v159, 0xffff0000, v136
    v_sub_f32_e32 v151, v151, v159
    v_lshlrev_b32_e32 v159, 16, v137
    v_sub_f32_e32 v152, v152, v159
    v_and_b32_e32 v159, 0xffff0000, v137
    v_sub_f32_e32 v153, v153, v159
    v_lshlrev_b32_e32 v159, 16, v138
    v_dual_sub_f32 v154, v154, v159 :: v_dual_and_b32 v159, 0xffff0000, v138
    v_sub_f32_e32 v155, v155, v159
    v_lshlrev_b32_e32 v159, 16, v139
    v_dual_subrev_f32 v156, v159, v156 :: v_dual_and_b32 v159, 0xffff0000, v139
    v_sub_f32_e32 v157, v157, v159
    ds_store_b128 v169, v[136:139] offset:10272
    v_bfe_u32 v136, v150, 16, 1
    v_add3_u32 v136, v150, v136, 0x7fff
    v_lshrrev_b32_e32 v136, 16, v136
    v_bfe_u32 v137, v151, 16, 1
    v_add3_u32 v137, v151, v137, 0x7fff
    v_and_or_b32 v136, v137, 0xffff0000, v136
    v_bfe_u32 v137, v152, 16, 1
    v_add3_u32 v137, v152, v137, 0x7fff
    v_lshrrev_b32_e32 v137, 16, v137
    v_bfe_u32 v138, v153, 16, 1
    v_add3_u32 v138, v153, v138, 0x7fff
    v_and_or_b32 v137, v138, 0xffff0000, v137
    v_bfe_u32 v138, v154, 16, 1
    v_add3_u32 v138, v154, v138, 0x7fff
    v_lshrrev_b32_e32 v138, 16, v138
    v_bfe_u32 v139, v155, 16, 1
    v_add3_u32 v139, v155, v139, 0x7fff
    v_and_or_b32 v138, v139, 0xffff0000, v138
    v_bfe_u32 v139, v156, 16, 1
    v_add3_u32 v139, v156, v139, 0x7fff
    v_lshrrev_b32_e32 v139, 16, v139
    v_bfe_u32 v150, v157, 16, 1
    v_add3_u32 v150, v157, v150, 0x7fff
    v_and_or_b32 v139, v150, 0xffff0000, v139
    ds_store_b128 v169, v[136:139] offset:11552
    v_sub_f32_e32 v136, v140, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v140, v136
    v_sub_f32_e32 v136, v141, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v141, v136
    v_sub_f32_e32 v136, v142, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v142, v136
    v_sub_f32_e32 v136, v143, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v143, v136
    v_sub_f32_e32 v136, v144, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v144, v136
    v_sub_f32_e32 v136, v145, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v145, v136
    v_sub_f32_e32 v136, v146, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v146, v136
    v_sub_f32_e32 v136, v147, v148
    v_mul_f32_e32 v136, v136, v165
    v_exp_f32_e32 v147, v136
    v_add_f32_e32 v136, v158, v140
    v_add_f32_e32 v136, v136, v141
    v_add_f32_e32 v136, v136, v142
    v_add_f32_e32 v136, v136, v143
    v_add_f32_e32 v136, v136, v144
    v_add_f32_e32 v136, v136, v145
    v_add_f32_e32 v136, v136, v146
    v_add_f32_e32 v150, v136, v147
    v_bfe_u32 v136, v140, 16, 1
    v_add3_u32 v136, v140, v136, 0x7fff
    v_lshrrev_b32_e32 v136, 16, v136
    v_bfe_u32 v137, v141, 16, 1
    v_add3_u32 v137, v141, v137, 0x7fff
    v_and_or_b32 v136, v137, 0xffff0000, v136
    v_bfe_u32 v137, v142, 16, 1
    v_add3_u32 v137, v142, v137, 0x7fff
    v_lshrrev_b32_e32 v137, 16, v137
    v_bfe_u32 v138, v143, 16, 1
    v_add3_u32 v138, v143, v138, 0x7fff
    v_and_or_b32 v137, v138, 0xffff0000, v137
    v_bfe_u32 v138, v144, 16, 1
    v_add3_u32 v138, v144, v138, 0x7fff
    v_lshrrev_b32_e32 v138, 16, v138
    v_bfe_u32 v139, v145, 16, 1
    v_add3_u32 v139, v145, v139, 0x7fff
    v_and_or_b32 v138, v139, 0xffff0000, v138
    v_bfe_u32 v139, v146, 16, 1
    v_add3_u32 v139, v146, v139, 0x7fff
    v_lshrrev_b32_e32 v139, 16, v139
    v_bfe_u32 v151, v147, 16, 1
    v_add3_u32 v151, v147, v151, 0x7fff
    v_and_or_b32 v139, v151, 0xffff0000, v139
    v_lshlrev_b32_e32 v151, 16, v136
    v_dual_sub_f32 v140, v140, v151 :: v_dual_and_b32 v151, 0xffff0000, v136
    v_sub_f32_e32 v141, v141, v151
    v_lshlrev_b32_e32 v151, 16, v137
    v_sub_f32_e32 v142, v142, v151
    v_and_b32_e32 v151, 0xffff0000, v137
    v_sub_f32_e32 v143, v143, v151
    v_lshlrev_b32_e32 v151, 16, v138
    v_dual_sub_f32 v144, v144, v151 :: v_dual_and_b32 v151, 0xffff0000, v138
    v_sub_f32_e32 v145, v145, v151
    v_lshlrev_b32_e32 v151, 16, v139
    v_dual_subrev_f32 v146, v151, v146 :: v_dual_and_b32 v151, 0xffff0000, v139
    v_sub_f32_e32 v147, v147, v151
    ds_store_b128 v169, v[136:139] offset:10304
    v_bfe_u32 v136, v140, 16, 1
    v_add3_u32 v136, v140, v136, 0x7fff
    v_lshrrev_b32_e32 v136, 16, v136
    v_bfe_u32 v137, v141, 16, 1
    v_add3_u32 v137, v141, v137, 0x7fff
    v_and_or_b32 v136, v137, 0xffff0000, v136
    v_bfe_u32 v137, v142, 16, 1
    v_add3_u32 v137, v142, v137, 0x7fff
    v_lshrrev_b32_e32 v137, 16, v137
    v_bfe_u32 v138, v143, 16, 1
    v_add3_u32 v138, v143, v138, 0x7fff
    v_and_or_b32 v137, v138, 0xffff0000, v137
    v_bfe_u32 v138, v144, 16, 1
    v_add3_u32 v138, v144, v138, 0x7fff
    v_lshrrev_b32_e32 v138, 16, v138
    v_bfe_u32 v139, v145, 16, 1
    v_add3_u32 v139, v145, v139, 0x7fff
    v_and_or_b32 v138, v139, 0xffff0000, v138
    v_bfe_u32 v139, v146, 16, 1
    v_add3_u32 v139, v146, v139, 0x7fff
    v_lshrrev_b32_e32 v139, 16, v139
    v_bfe_u32 v140, v147, 16, 1
    v_add3_u32 v140, v147, v140, 0x7fff
    v_and_or_b32 v139, v140, 0xffff0000, v139
    ds_store_b128 v169, v[136:139] offset:11584
    v_fma_f32 v182, v182, v149, v150
    v_mul_f32_e32 v72, v72, v149
    v_mul_f32_e32 v73, v73, v149
    v_mul_f32_e32 v74, v74, v149
    v_mul_f32_e32 v75, v75, v149
    v_mul_f32_e32 v76, v76, v149
    v_mul_f32_e32 v77, v77, v149
    v_mul_f32_e32 v78, v78, v149
    v_mul_f32_e32 v79, v79, v149
    v_mul_f32_e32 v80, v80, v149
    v_mul_f32_e32 v81, v81, v149
    v_mul_f32_e32 v82, v82, v149
    v_mul_f32_e32 v83, v83, v149
    v_mul_f32_e32 v84, v84, v149
    v_mul_f32_e32 v85, v85, v149
    v_mul_f32_e32 v86, v86, v149
    v_mul_f32_e32 v87, v87, v149
    v_mul_f32_e32 v88, v88, v149
    v_mul_f32_e32 v89, v89, v149
    v_mul_f32_e32 v90, v90, v149
    v_mul_f32_e32 v91, v91, v149
    v_mul_f32_e32 v92, v92, v149
    v_mul_f32_e32 v93, v93, v149
    v_mul_f32_e32 v94, v94, v149
    v_mul_f32_e32 v95, v95, v149
    v_mul_f32_e32 v96, v96, v149
    v_mul_f32_e32 v97, v97, v149
    v_mul_f32_e32 v98, v98, v149
    v_mul_f32_e32 v99, v99, v149
    v_mul_f32_e32 v100, v100, v149
    v_mul_f32_e32 v101, v101, v149
    v_mul_f32_e32 v102, v102, v149
    v_mul_f32_e32 v103, v103, v149
    v_mul_f32_e32 v104, v104, v149
    v_mul_f32_e32 v105, v105, v149
    v_mul_f32_e32 v106, v106, v149
    v_mul_f32_e32 v107, v107, v149
    v_mul_f32_e32 v108, v108, v149
    v_mul_f32_e32 v109, v109, v149
    v_mul_f32_e32 v110, v110, v149
    v_mul_f32_e32 v111, v111, v149
    v_mul_f32_e32 v112, v112, v149
    v_mul_f32_e32 v113, v113, v149
    v_mul_f32_e32 v114, v114, v149
    v_mul_f32_e32 v115, v115, v149
    v_mul_f32_e32 v116, v116, v149
    v_mul_f32_e32 v117, v117, v149
    v_mul_f32_e32 v118, v118, v149
    v_mul_f32_e32 v119, v119, v149
    v_dual_mul_f32 v120, v149, v120 :: v_dual_mov_b32 v181, v148
    v_mul_f32_e32 v121, v121, v149
    v_mul_f32_e32 v122, v122, v149
    v_mul_f32_e32 v123, v123, v149
    v_mul_f32_e32 v124, v124, v149
    v_mul_f32_e32 v125, v125, v149
    v_mul_f32_e32 v126, v126, v149
    v_mul_f32_e32 v127, v127, v149
    v_mul_f32_e32 v128, v128, v149
    v_mul_f32_e32 v129, v129, v149
    v_mul_f32_e32 v130, v130, v149
    v_mul_f32_e32 v131, v131, v149
    v_mul_f32_e32 v132, v132, v149
    v_mul_f32_e32 v133, v133, v149
    v_mul_f32_e32 v134, v134, v149
    v_mul_f32_e32 v135, v135, v149
L4:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s25, s5
    s_cbranch_scc0 L5
    ds_load_b128 v[136:139], v170 offset:10272
    ds_load_b128 v[140:143], v170 offset:10288
    ds_load_b128 v[144:147], v170 offset:11552
    ds_load_b128 v[148:151], v170 offset:11568
    ds_load_b128 v[152:155], v171 offset:32
    ds_load_b128 v[156:159], v171 offset:48
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[72:79], v[152:159], v[136:143], v[72:79]
    v_wmma_f32_16x16x16_bf16 v[72:79], v[152:159], v[144:151], v[72:79]
    ds_load_b128 v[152:155], v171 offset:1312
    ds_load_b128 v[156:159], v171 offset:1328
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[152:159], v[136:143], v[80:87]
    v_wmma_f32_16x16x16_bf16 v[80:87], v[152:159], v[144:151], v[80:87]
    ds_load_b128 v[152:155], v171 offset:2592
    ds_load_b128 v[156:159], v171 offset:2608
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[152:159], v[136:143], v[88:95]
    v_wmma_f32_16x16x16_bf16 v[88:95], v[152:159], v[144:151], v[88:95]
    ds_load_b128 v[152:155], v171 offset:3872
    ds_load_b128 v[156:159], v171 offset:3888
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[152:159], v[136:143], v[96:103]
    v_wmma_f32_16x16x16_bf16 v[96:103], v[152:159], v[144:151], v[96:103]
    ds_load_b128 v[152:155], v171 offset:5152
    ds_load_b128 v[156:159], v171 offset:5168
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[104:111], v[152:159], v[136:143], v[104:111]
    v_wmma_f32_16x16x16_bf16 v[104:111], v[152:159], v[144:151], v[104:111]
    ds_load_b128 v[152:155], v171 offset:6432
    ds_load_b128 v[156:159], v171 offset:6448
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[112:119], v[152:159], v[136:143], v[112:119]
    v_wmma_f32_16x16x16_bf16 v[112:119], v[152:159], v[144:151], v[112:119]
    ds_load_b128 v[152:155], v171 offset:7712
    ds_load_b128 v[156:159], v171 offset:7728
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[120:127], v[152:159], v[136:143], v[120:127]
    v_wmma_f32_16x16x16_bf16 v[120:127], v[152:159], v[144:151], v[120:127]
    ds_load_b128 v[152:155], v171 offset:8992
    ds_load_b128 v[156:159], v171 offset:9008
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[152:159], v[136:143], v[128:135]
    v_wmma_f32_16x16x16_bf16 v[128:135], v[152:159], v[144:151], v[128:135]
    ds_load_b128 v[136:139], v170 offset:10304
    ds_load_b128 v[140:143], v170 offset:10320
    ds_load_b128 v[144:147], v170 offset:11584
    ds_load_b128 v[148:151], v170 offset:11600
    ds_load_b128 v[152:155], v171 offset:64
    ds_load_b128 v[156:159], v171 offset:80
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[72:79], v[152:159], v[136:143], v[72:79]
    v_wmma_f32_16x16x16_bf16 v[72:79], v[152:159], v[144:151], v[72:79]
    ds_load_b128 v[152:155], v171 offset:1344
    ds_load_b128 v[156:159], v171 offset:1360
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[152:159], v[136:143], v[80:87]
    v_wmma_f32_16x16x16_bf16 v[80:87], v[152:159], v[144:151], v[80:87]
    ds_load_b128 v[152:155], v171 offset:2624
    ds_load_b128 v[156:159], v171 offset:2640
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[152:159], v[136:143], v[88:95]
    v_wmma_f32_16x16x16_bf16 v[88:95], v[152:159], v[144:151], v[88:95]
    ds_load_b128 v[152:155], v171 offset:3904
    ds_load_b128 v[156:159], v171 offset:3920
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[152:159], v[136:143], v[96:103]
    v_wmma_f32_16x16x16_bf16 v[96:103], v[152:159], v[144:151], v[96:103]
    ds_load_b128 v[152:155], v171 offset:5184
    ds_load_b128 v[156:159], v171 offset:5200
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[104:111], v[152:159], v[136:143], v[104:111]
    v_wmma_f32_16x16x16_bf16 v[104:111], v[152:159], v[144:151], v[104:111]
    ds_load_b128 v[152:155], v171 offset:6464
    ds_load_b128 v[156:159], v171 offset:6480
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[112:119], v[152:159], v[136:143], v[112:119]
    v_wmma_f32_16x16x16_bf16 v[112:119], v[152:159], v[144:151], v[112:119]
    ds_load_b128 v[152:155], v171 offset:7744
    ds_load_b128 v[156:159], v171 offset:7760
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[120:127], v[152:159], v[136:143], v[120:127]
    v_wmma_f32_16x16x16_bf16 v[120:127], v[152:159], v[144:151], v[120:127]
    ds_load_b128 v[152:155], v171 offset:9024
    ds_load_b128 v[156:159], v171 offset:9040
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[152:159], v[136:143], v[128:135]
    v_wmma_f32_16x16x16_bf16 v[128:135], v[152:159], v[144:151], v[128:135]
L5:
    s_barrier
    s_sub_u32 s26, s15, s25
    s_min_u32 s26, s26, 32
    s_add_u32 s25, s25, s26
L6:
    s_cmp_lt_u32 s25, s15
    s_cbranch_scc1 L1
    v_permlanex16_b32 v136, v182, 0x76543210, s43 op_sel:[0,1]
    v_add_f32_e32 v136, v182, v136
    v_cmp_gt_f32_e64 s5, 0x800000, |v136|
    v_cmp_lt_f32_e64 s15, 0x7e000000, |v136|
    v_cndmask_b32_e64 v137, 1.0, 0x2f800000, s15
    v_cndmask_b32_e64 v137, v137, 0x4f800000, s5
    v_mul_f32_e32 v136, v136, v137
    v_rcp_f32_e32 v136, v136
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v136, v136, v137
    v_cmp_lt_u32_e64 s5, 0, v180
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s5
    v_mul_f32_e32 v72, v72, v136
    v_mul_f32_e32 v73, v73, v136
    v_mul_f32_e32 v74, v74, v136
    v_mul_f32_e32 v75, v75, v136
    v_mul_f32_e32 v76, v76, v136
    v_mul_f32_e32 v77, v77, v136
    v_mul_f32_e32 v78, v78, v136
    v_mul_f32_e32 v79, v79, v136
    v_bfe_u32 v137, v72, 16, 1
    v_add3_u32 v72, v72, v137, 0x7fff
    v_lshrrev_b32_e32 v72, 16, v72
    v_bfe_u32 v137, v73, 16, 1
    v_add3_u32 v73, v73, v137, 0x7fff
    v_and_or_b32 v72, v73, 0xffff0000, v72
    v_bfe_u32 v73, v74, 16, 1
    v_add3_u32 v73, v74, v73, 0x7fff
    v_lshrrev_b32_e32 v73, 16, v73
    v_bfe_u32 v74, v75, 16, 1
    v_add3_u32 v74, v75, v74, 0x7fff
    v_and_or_b32 v73, v74, 0xffff0000, v73
    v_bfe_u32 v74, v76, 16, 1
    v_add3_u32 v74, v76, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v77, 16, 1
    v_add3_u32 v75, v77, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v78, 16, 1
    v_add3_u32 v75, v78, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v76, v79, 16, 1
    v_add3_u32 v76, v79, v76, 0x7fff
    v_and_or_b32 v75, v76, 0xffff0000, v75
    buffer_store_b128 v[72:75], v172, s[20:23], 0 offen
    v_mul_f32_e32 v72, v80, v136
    v_mul_f32_e32 v73, v81, v136
    v_mul_f32_e32 v74, v82, v136
    v_mul_f32_e32 v75, v83, v136
    v_mul_f32_e32 v76, v84, v136
    v_mul_f32_e32 v77, v85, v136
    v_mul_f32_e32 v78, v86, v136
    v_mul_f32_e32 v79, v87, v136
    v_bfe_u32 v80, v72, 16, 1
    v_add3_u32 v72, v72, v80, 0x7fff
    v_lshrrev_b32_e32 v72, 16, v72
    v_bfe_u32 v80, v73, 16, 1
    v_add3_u32 v73, v73, v80, 0x7fff
    v_and_or_b32 v72, v73, 0xffff0000, v72
    v_bfe_u32 v73, v74, 16, 1
    v_add3_u32 v73, v74, v73, 0x7fff
    v_lshrrev_b32_e32 v73, 16, v73
    v_bfe_u32 v74, v75, 16, 1
    v_add3_u32 v74, v75, v74, 0x7fff
    v_and_or_b32 v73, v74, 0xffff0000, v73
    v_bfe_u32 v74, v76, 16, 1
    v_add3_u32 v74, v76, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v77, 16, 1
    v_add3_u32 v75, v77, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v78, 16, 1
    v_add3_u32 v75, v78, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v76, v79, 16, 1
    v_add3_u32 v76, v79, v76, 0x7fff
    v_and_or_b32 v75, v76, 0xffff0000, v75
    buffer_store_b128 v[72:75], v173, s[20:23], 0 offen
    v_mul_f32_e32 v72, v88, v136
    v_mul_f32_e32 v73, v89, v136
    v_mul_f32_e32 v74, v90, v136
    v_mul_f32_e32 v75, v91, v136
    v_mul_f32_e32 v76, v92, v136
    v_mul_f32_e32 v77, v93, v136
    v_mul_f32_e32 v78, v94, v136
    v_mul_f32_e32 v79, v95, v136
    v_bfe_u32 v80, v72, 16, 1
    v_add3_u32 v72, v72, v80, 0x7fff
    v_lshrrev_b32_e32 v72, 16, v72
    v_bfe_u32 v80, v73, 16, 1
    v_add3_u32 v73, v73, v80, 0x7fff
    v_and_or_b32 v72, v73, 0xffff0000, v72
    v_bfe_u32 v73, v74, 16, 1
    v_add3_u32 v73, v74, v73, 0x7fff
    v_lshrrev_b32_e32 v73, 16, v73
    v_bfe_u32 v74, v75, 16, 1
    v_add3_u32 v74, v75, v74, 0x7fff
    v_and_or_b32 v73, v74, 0xffff0000, v73
    v_bfe_u32 v74, v76, 16, 1
    v_add3_u32 v74, v76, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v77, 16, 1
    v_add3_u32 v75, v77, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v78, 16, 1
    v_add3_u32 v75, v78, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v76, v79, 16, 1
    v_add3_u32 v76, v79, v76, 0x7fff
    v_and_or_b32 v75, v76, 0xffff0000, v75
    buffer_store_b128 v[72:75], v174, s[20:23], 0 offen
    v_mul_f32_e32 v72, v96, v136
    v_mul_f32_e32 v73, v97, v136
    v_mul_f32_e32 v74, v98, v136
    v_mul_f32_e32 v75, v99, v136
    v_mul_f32_e32 v76, v100, v136
    v_mul_f32_e32 v77, v101, v136
    v_mul_f32_e32 v78, v102, v136
    v_mul_f32_e32 v79, v103, v136
    v_bfe_u32 v80, v72, 16, 1
    v_add3_u32 v72, v72, v80, 0x7fff
    v_lshrrev_b32_e32 v72, 16, v72
    v_bfe_u32 v80, v73, 16, 1
    v_add3_u32 v73, v73, v80, 0x7fff
    v_and_or_b32 v72, v73, 0xffff0000, v72
    v_bfe_u32 v73, v74, 16, 1
    v_add3_u32 v73, v74, v73, 0x7fff
    v_lshrrev_b32_e32 v73, 16, v73
    v_bfe_u32 v74, v75, 16, 1
    v_add3_u32 v74, v75, v74, 0x7fff
    v_and_or_b32 v73, v74, 0xffff0000, v73
    v_bfe_u32 v74, v76, 16, 1
    v_add3_u32 v74, v76, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v77, 16, 1
    v_add3_u32 v75, v77, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v78, 16, 1
    v_add3_u32 v75, v78, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v76, v79, 16, 1
    v_add3_u32 v76, v79, v76, 0x7fff
    v_and_or_b32 v75, v76, 0xffff0000, v75
    buffer_store_b128 v[72:75], v175, s[20:23], 0 offen
    v_mul_f32_e32 v72, v104, v136
    v_mul_f32_e32 v73, v105, v136
    v_mul_f32_e32 v74, v106, v136
    v_mul_f32_e32 v75, v107, v136
    v_mul_f32_e32 v76, v108, v136
    v_mul_f32_e32 v77, v109, v136
    v_mul_f32_e32 v78, v110, v136
    v_mul_f32_e32 v79, v111, v136
    v_bfe_u32 v80, v72, 16, 1
    v_add3_u32 v72, v72, v80, 0x7fff
    v_lshrrev_b32_e32 v72, 16, v72
    v_bfe_u32 v80, v73, 16, 1
    v_add3_u32 v73, v73, v80, 0x7fff
    v_and_or_b32 v72, v73, 0xffff0000, v72
    v_bfe_u32 v73, v74, 16, 1
    v_add3_u32 v73, v74, v73, 0x7fff
    v_lshrrev_b32_e32 v73, 16, v73
    v_bfe_u32 v74, v75, 16, 1
    v_add3_u32 v74, v75, v74, 0x7fff
    v_and_or_b32 v73, v74, 0xffff0000, v73
    v_bfe_u32 v74, v76, 16, 1
    v_add3_u32 v74, v76, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v77, 16, 1
    v_add3_u32 v75, v77, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v78, 16, 1
    v_add3_u32 v75, v78, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v76, v79, 16, 1
    v_add3_u32 v76, v79, v76, 0x7fff
    v_and_or_b32 v75, v76, 0xffff0000, v75
    buffer_store_b128 v[72:75], v176, s[20:23], 0 offen
    v_mul_f32_e32 v72, v112, v136
    v_mul_f32_e32 v73, v113, v136
    v_mul_f32_e32 v74, v114, v136
    v_mul_f32_e32 v75, v115, v136
    v_mul_f32_e32 v76, v116, v136
    v_mul_f32_e32 v77, v117, v136
    v_mul_f32_e32 v78, v118, v136
    v_mul_f32_e32 v79, v119, v136
    v_bfe_u32 v80, v72, 16, 1
    v_add3_u32 v72, v72, v80, 0x7fff
    v_lshrrev_b32_e32 v72, 16, v72
    v_bfe_u32 v80, v73, 16, 1
    v_add3_u32 v73, v73, v80, 0x7fff
    v_and_or_b32 v72, v73, 0xffff0000, v72
    v_bfe_u32 v73, v74, 16, 1
    v_add3_u32 v73, v74, v73, 0x7fff
    v_lshrrev_b32_e32 v73, 16, v73
    v_bfe_u32 v74, v75, 16, 1
    v_add3_u32 v74, v75, v74, 0x7fff
    v_and_or_b32 v73, v74, 0xffff0000, v73
    v_bfe_u32 v74, v76, 16, 1
    v_add3_u32 v74, v76, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v77, 16, 1
    v_add3_u32 v75, v77, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v78, 16, 1
    v_add3_u32 v75, v78, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v76, v79, 16, 1
    v_add3_u32 v76, v79, v76, 0x7fff
    v_and_or_b32 v75, v76, 0xffff0000, v75
    buffer_store_b128 v[72:75], v177, s[20:23], 0 offen
    v_mul_f32_e32 v72, v120, v136
    v_mul_f32_e32 v73, v121, v136
    v_mul_f32_e32 v74, v122, v136
    v_mul_f32_e32 v75, v123, v136
    v_mul_f32_e32 v76, v124, v136
    v_mul_f32_e32 v77, v125, v136
    v_mul_f32_e32 v78, v126, v136
    v_mul_f32_e32 v79, v127, v136
    v_bfe_u32 v80, v72, 16, 1
    v_add3_u32 v72, v72, v80, 0x7fff
    v_lshrrev_b32_e32 v72, 16, v72
    v_bfe_u32 v80, v73, 16, 1
    v_add3_u32 v73, v73, v80, 0x7fff
    v_and_or_b32 v72, v73, 0xffff0000, v72
    v_bfe_u32 v73, v74, 16, 1
    v_add3_u32 v73, v74, v73, 0x7fff
    v_lshrrev_b32_e32 v73, 16, v73
    v_bfe_u32 v74, v75, 16, 1
    v_add3_u32 v74, v75, v74, 0x7fff
    v_and_or_b32 v73, v74, 0xffff0000, v73
    v_bfe_u32 v74, v76, 16, 1
    v_add3_u32 v74, v76, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v77, 16, 1
    v_add3_u32 v75, v77, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v78, 16, 1
    v_add3_u32 v75, v78, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v76, v79, 16, 1
    v_add3_u32 v76, v79, v76, 0x7fff
    v_and_or_b32 v75, v76, 0xffff0000, v75
    buffer_store_b128 v[72:75], v178, s[20:23], 0 offen
    v_mul_f32_e32 v72, v128, v136
    v_mul_f32_e32 v73, v129, v136
    v_mul_f32_e32 v74, v130, v136
    v_mul_f32_e32 v75, v131, v136
    v_mul_f32_e32 v76, v132, v136
    v_mul_f32_e32 v77, v133, v136
    v_mul_f32_e32 v78, v134, v136
    v_mul_f32_e32 v79, v135, v136
    v_bfe_u32 v80, v72, 16, 1
    v_add3_u32 v72, v72, v80, 0x7fff
    v_lshrrev_b32_e32 v72, 16, v72
    v_bfe_u32 v80, v73, 16, 1
    v_add3_u32 v73, v73, v80, 0x7fff
    v_and_or_b32 v72, v73, 0xffff0000, v72
    v_bfe_u32 v73, v74, 16, 1
    v_add3_u32 v73, v74, v73, 0x7fff
    v_lshrrev_b32_e32 v73, 16, v73
    v_bfe_u32 v74, v75, 16, 1
    v_add3_u32 v74, v75, v74, 0x7fff
    v_and_or_b32 v73, v74, 0xffff0000, v73
    v_bfe_u32 v74, v76, 16, 1
    v_add3_u32 v74, v76, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v77, 16, 1
    v_add3_u32 v75, v77, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v78, 16, 1
    v_add3_u32 v75, v78, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v76, v79, 16, 1
    v_add3_u32 v76, v79, v76, 0x7fff
    v_and_or_b32 v75, v76, 0xffff0000, v75
    buffer_store_b128 v[72:75], v179, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L7:
    v_cmp_lt_u32_e64 s3, s3, v161
    s_and_b32 s3, s6, s3
    v_cndmask_b32_e64 v72, -1, v161, s3
    v_min_u32_dpp v72, v72, v72 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v72, v72, v72 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v72, v72, v72 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v72, v72, v72 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v73, v72, 0x76543210, s43
    v_min_u32_e32 v72, v73, v72
    v_readfirstlane_b32 s3, v72
    s_and_b32 s5, -1, exec_lo
    s_waitcnt_vscnt null, 0x0
    s_barrier
    v_dual_mov_b32 v72, s5 :: v_dual_mov_b32 v73, s7
    ds_store_b32 v73, v72
    v_dual_mov_b32 v72, s3 :: v_dual_mov_b32 v73, s7
    ds_store_b32 v73, v72 offset:16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v72, v160 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v72
    ds_load_b32 v72, v160 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s5, v72
    ds_load_b32 v72, v160 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v72
    ds_load_b32 v72, v160 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s24, v72
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s25, 4, 0
    v_mov_b32_e32 v72, s25
    ds_load_b32 v72, v72 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s25, v72
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s26, 8, 0
    v_mov_b32_e32 v72, s26
    ds_load_b32 v72, v72 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s26, v72
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s27, 12, 0
    v_mov_b32_e32 v72, s27
    ds_load_b32 v72, v72 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s27, v72
    s_min_u32 s25, s24, s25
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s3, s25, s24
    s_min_u32 s24, s3, s26
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s3, s24, s3
    s_min_u32 s5, s3, s27
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s3, s5, s3
L8:
    s_cmp_lg_u32 s3, -1
    s_cbranch_scc1 L0
    s_endpgm
