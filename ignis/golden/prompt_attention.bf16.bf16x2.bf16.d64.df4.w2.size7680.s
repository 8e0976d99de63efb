; 118 VGPRs, 45 SGPRs, 15392 bytes of LDS, 0 of scratch, 1020 instructions
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
    v_mbcnt_lo_u32_b32 v32, -1, 0
    s_mov_b32 s43, 0xfedcba98
    v_mov_b32_e32 v96, 0
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
    ds_store_b128 v96, v[0:3]
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
    v_and_b32_e32 v33, 15, v32
    v_lshrrev_b32_e32 v34, 4, v32
    v_readfirstlane_b32 s6, v0
    s_lshl_b32 s6, s6, 4
    v_add_nc_u32_e32 v40, s6, v33
    v_cmp_gt_u32_e64 s6, s7, v40
    s_add_u32 s7, s7, -1
    v_min_u32_e32 v0, s7, v40
    v_lshlrev_b32_e32 v1, 2, v0
    buffer_load_b32 v35, v1, s[24:27], 0 offen
    v_add_lshl_u32 v1, s39, v0, 2
    buffer_load_b32 v97, v1, s[24:27], 0 offen
    v_mul_lo_u32 v0, v0, s40
    s_lshl_b32 s5, s5, 6
    v_add_nc_u32_e32 v0, s5, v0
    v_min_u32_e32 v0, 0x38000000, v0
    v_lshlrev_b32_e32 v28, 1, v0
    buffer_load_b128 v[0:3], v28, s[0:3], 0 offen
    buffer_load_b128 v[4:7], v28, s[0:3], 0 offen offset:16
    buffer_load_b128 v[8:11], v28, s[0:3], 0 offen offset:32
    buffer_load_b128 v[12:15], v28, s[0:3], 0 offen offset:48
    buffer_load_b128 v[16:19], v28, s[0:3], 0 offen offset:64
    buffer_load_b128 v[20:23], v28, s[0:3], 0 offen offset:80
    buffer_load_b128 v[24:27], v28, s[0:3], 0 offen offset:96
    buffer_load_b128 v[28:31], v28, s[0:3], 0 offen offset:112
    s_lshl_b32 s0, s13, 6
    s_lshr_b32 s1, s11, 5
    s_add_u32 s1, s1, -1
    v_and_b32_e32 v36, 1, v32
    v_lshrrev_b32_e32 v37, 1, v33
    v_lshl_add_u32 v98, v36, 3, v37
    s_lshl_b32 s2, s42, 3
    v_lshlrev_b32_e32 v99, 1, v32
    v_and_b32_e32 v32, -16, v99
    v_and_b32_e32 v36, 7, v99
    v_lshlrev_b32_e32 v36, 1, v36
    v_bfe_u32 v37, v99, 3, 1
    v_add3_u32 v32, v32, v36, v37
    v_mul_lo_u32 v41, v32, 40
    v_mul_lo_u32 v42, v33, 40
    v_add_nc_u32_e32 v43, s4, v42
    v_lshlrev_b32_e32 v100, 3, v34
    v_mul_f32_e64 v101, s38, 0x3fb8aa3b
    s_waitcnt vmcnt(8)
    v_cndmask_b32_e64 v32, -1, v97, s6
    v_min_u32_dpp v32, v32, v32 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v32, v32, v32 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v32, v32, v32 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v32, v32, v32 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v33, v32, 0x76543210, s43
    v_min_u32_e32 v32, v33, v32
    v_readfirstlane_b32 s3, v32
    s_and_b32 s4, -1, exec_lo
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_barrier
    s_lshl_b32 s7, s42, 2
    v_dual_mov_b32 v32, s4 :: v_dual_mov_b32 v33, s7
    ds_store_b32 v33, v32
    v_dual_mov_b32 v32, s3 :: v_dual_mov_b32 v33, s7
    ds_store_b32 v33, v32 offset:16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v32, v96 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v32
    ds_load_b32 v32, v96 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s4, v32
    ds_load_b32 v32, v96 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s8, v32
    ds_load_b32 v32, v96 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s9, v32
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s10, 4, 0
    v_mov_b32_e32 v32, s10
    ds_load_b32 v32, v32 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s10, v32
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s11, 8, 0
    v_mov_b32_e32 v32, s11
    ds_load_b32 v32, v32 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s11, v32
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s13, 12, 0
    v_mov_b32_e32 v32, s13
    ds_load_b32 v32, v32 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s13, v32
    s_min_u32 s10, s9, s10
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s3, s10, s9
    s_min_u32 s9, s3, s11
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s3, s9, s3
    s_min_u32 s4, s3, s13
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s3, s4, s3
    v_dual_mov_b32 v33, 0 :: v_dual_add_nc_u32 v102, 1, v35
    v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v35, 0
    v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v37, 0
    v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v39, 0
    v_dual_mov_b32 v38, 0 :: v_dual_lshlrev_b32 v107, 1, v42
    s_add_u32 s4, s2, 1
    s_add_u32 s8, s2, 2
    s_add_u32 s9, s2, 3
    s_add_u32 s10, s2, 4
    s_add_u32 s11, s2, 5
    s_add_u32 s13, s2, 6
    s_add_u32 s14, s2, 7
    v_add_lshl_u32 v103, v41, s2, 1
    v_add_nc_u32_e32 v104, 16, v98
    v_add_lshl_u32 v105, v43, v100, 1
    v_lshlrev_b32_e32 v106, 1, v43
    v_mul_lo_u32 v40, v40, s15
    v_add_nc_u32_e32 v40, s5, v40
    v_add_lshl_u32 v108, v40, v100, 1
    v_add_nc_u32_e32 v109, 32, v108
    v_add_nc_u32_e32 v110, 64, v108
    v_add_nc_u32_e32 v111, 0x60, v108
    s_branch L8
L0:
    v_cmp_eq_u32_e64 s5, s3, v97
    s_and_b32 s5, s6, s5
    v_cndmask_b32_e64 v112, 0, v102, s5
    v_max_u32_dpp v40, v112, v112 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v40, v40, v40 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v40, v40, v40 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v40, v40, v40 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v41, v40, 0x76543210, s43
    v_max_u32_e32 v40, v41, v40
    v_readfirstlane_b32 s5, v40
    v_mov_b32_e32 v40, s5
    v_max_u32_dpp v40, v40, v40 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v40, v40, v40 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v40, v40, v40 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v40, v40, v40 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v41, v40, 0x76543210, s43
    v_max_u32_e32 v40, v41, v40
    v_readfirstlane_b32 s15, v40
    s_and_b32 s24, -1, exec_lo
    s_barrier
    v_dual_mov_b32 v40, s24 :: v_dual_mov_b32 v41, s7
    ds_store_b32 v41, v40
    v_dual_mov_b32 v40, s15 :: v_dual_mov_b32 v41, s7
    ds_store_b32 v41, v40 offset:16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v40, v96 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v40
    ds_load_b32 v40, v96 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s24, v40
    ds_load_b32 v40, v96 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s25, v40
    ds_load_b32 v40, v96 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s26, v40
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s27, 4, 0
    v_mov_b32_e32 v40, s27
    ds_load_b32 v40, v40 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s27, v40
    s_cmp_lg_u32 s24, 0
    s_cselect_b32 s36, 8, 0
    v_mov_b32_e32 v40, s36
    ds_load_b32 v40, v40 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s36, v40
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s37, 12, 0
    v_mov_b32_e32 v40, s37
    ds_load_b32 v40, v40 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s37, v40
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
    v_dual_mov_b32 v113, 0xff7fffff :: v_dual_mov_b32 v114, 0
    v_dual_mov_b32 v40, v32 :: v_dual_mov_b32 v41, v33
    v_dual_mov_b32 v42, v34 :: v_dual_mov_b32 v43, v35
    v_dual_mov_b32 v44, v36 :: v_dual_mov_b32 v45, v37
    v_dual_mov_b32 v46, v38 :: v_dual_mov_b32 v47, v39
    v_dual_mov_b32 v48, v32 :: v_dual_mov_b32 v49, v33
    v_dual_mov_b32 v50, v34 :: v_dual_mov_b32 v51, v35
    v_dual_mov_b32 v52, v36 :: v_dual_mov_b32 v53, v37
    v_dual_mov_b32 v54, v38 :: v_dual_mov_b32 v55, v39
    v_dual_mov_b32 v56, v32 :: v_dual_mov_b32 v57, v33
    v_dual_mov_b32 v58, v34 :: v_dual_mov_b32 v59, v35
    v_dual_mov_b32 v60, v36 :: v_dual_mov_b32 v61, v37
    v_dual_mov_b32 v62, v38 :: v_dual_mov_b32 v63, v39
    v_dual_mov_b32 v64, v32 :: v_dual_mov_b32 v65, v33
    v_dual_mov_b32 v66, v34 :: v_dual_mov_b32 v67, v35
    v_dual_mov_b32 v68, v36 :: v_dual_mov_b32 v69, v37
    v_dual_mov_b32 v70, v38 :: v_dual_mov_b32 v71, v39
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
    v_add_lshl_u32 v72, s36, v99, 1
    buffer_load_b32 v72, v72, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v73, 0xffff, v72
    v_lshrrev_b32_e32 v76, 16, v72
    s_min_u32 s36, s4, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v72, s36, v99, 1
    buffer_load_b32 v72, v72, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v74, 0xffff, v72
    v_lshrrev_b32_e32 v77, 16, v72
    s_min_u32 s36, s8, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v72, s36, v99, 1
    buffer_load_b32 v72, v72, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v75, 0xffff, v72
    v_lshrrev_b32_e32 v78, 16, v72
    s_min_u32 s36, s9, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v72, s36, v99, 1
    buffer_load_b32 v72, v72, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v79, 0xffff, v72
    v_lshrrev_b32_e32 v80, 16, v72
    s_min_u32 s36, s10, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v72, s36, v99, 1
    buffer_load_b32 v72, v72, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v81, 0xffff, v72
    v_lshrrev_b32_e32 v82, 16, v72
    s_min_u32 s36, s11, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v72, s36, v99, 1
    buffer_load_b32 v72, v72, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v83, 0xffff, v72
    v_lshrrev_b32_e32 v84, 16, v72
    s_min_u32 s36, s13, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v72, s36, v99, 1
    buffer_load_b32 v72, v72, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v85, 0xffff, v72
    v_lshrrev_b32_e32 v86, 16, v72
    s_min_u32 s36, s14, s27
    s_add_u32 s36, s26, s36
    s_mul_i32 s36, s36, s41
    s_add_u32 s36, s36, s0
    v_add_lshl_u32 v72, s36, v99, 1
    buffer_load_b32 v72, v72, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v87, 0xffff, v72
    v_lshrrev_b32_e32 v88, 16, v72
    v_lshl_or_b32 v72, v74, 16, v73
    v_lshl_or_b32 v73, v79, 16, v75
    v_lshl_or_b32 v74, v83, 16, v81
    v_lshl_or_b32 v75, v87, 16, v85
    ds_store_b128 v103, v[72:75] offset:32
    v_lshl_or_b32 v72, v77, 16, v76
    v_lshl_or_b32 v73, v80, 16, v78
    v_lshl_or_b32 v74, v84, 16, v82
    v_lshl_or_b32 v75, v88, 16, v86
    ds_store_b128 v103, v[72:75] offset:192
    s_cmp_lt_u32 s25, s5
    s_cbranch_scc0 L4
    v_min_u32_e32 v72, s27, v98
    v_add_nc_u32_e32 v72, s26, v72
    v_mul_lo_u32 v72, v72, s41
    v_add_nc_u32_e32 v72, s0, v72
    v_min_u32_e32 v72, 0x38000000, v72
    v_lshlrev_b32_e32 v88, 1, v72
    buffer_load_b128 v[72:75], v88, s[32:35], 0 offen
    buffer_load_b128 v[76:79], v88, s[32:35], 0 offen offset:16
    v_dual_mov_b32 v80, v32 :: v_dual_mov_b32 v81, v33
    v_dual_mov_b32 v82, v34 :: v_dual_mov_b32 v83, v35
    v_dual_mov_b32 v84, v36 :: v_dual_mov_b32 v85, v37
    v_dual_mov_b32 v86, v38 :: v_dual_mov_b32 v87, v39
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[72:79], v[0:7], v[80:87]
    buffer_load_b128 v[72:75], v88, s[32:35], 0 offen offset:32
    buffer_load_b128 v[76:79], v88, s[32:35], 0 offen offset:48
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[72:79], v[8:15], v[80:87]
    buffer_load_b128 v[72:75], v88, s[32:35], 0 offen offset:64
    buffer_load_b128 v[76:79], v88, s[32:35], 0 offen offset:80
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[72:79], v[16:23], v[80:87]
    buffer_load_b128 v[72:75], v88, s[32:35], 0 offen offset:96
    buffer_load_b128 v[76:79], v88, s[32:35], 0 offen offset:112
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[72:79], v[24:31], v[80:87]
    v_add_nc_u32_e32 v88, s25, v100
    v_cmp_lt_u32_e64 s36, v88, v112
    v_cndmask_b32_e64 v89, 0xff800000, v80, s36
    v_add_nc_u32_e32 v72, 1, v88
    v_cmp_lt_u32_e64 s36, v72, v112
    v_cndmask_b32_e64 v90, 0xff800000, v81, s36
    v_add_nc_u32_e32 v72, 2, v88
    v_cmp_lt_u32_e64 s36, v72, v112
    v_cndmask_b32_e64 v91, 0xff800000, v82, s36
    v_add_nc_u32_e32 v72, 3, v88
    v_cmp_lt_u32_e64 s36, v72, v112
    v_cndmask_b32_e64 v92, 0xff800000, v83, s36
    v_add_nc_u32_e32 v72, 4, v88
    v_cmp_lt_u32_e64 s36, v72, v112
    v_cndmask_b32_e64 v93, 0xff800000, v84, s36
    v_add_nc_u32_e32 v72, 5, v88
    v_cmp_lt_u32_e64 s36, v72, v112
    v_cndmask_b32_e64 v94, 0xff800000, v85, s36
    v_add_nc_u32_e32 v72, 6, v88
    v_cmp_lt_u32_e64 s36, v72, v112
    v_cndmask_b32_e64 v95, 0xff800000, v86, s36
    v_add_nc_u32_e32 v72, 7, v88
    v_cmp_lt_u32_e64 s36, v72, v112
    v_cndmask_b32_e64 v115, 0xff800000, v87, s36
    v_max_f32_e32 v72, 0xff800000, v89
    v_max_f32_e32 v72, v72, v90
    v_max_f32_e32 v72, v72, v91
    v_max_f32_e32 v72, v72, v92
    v_max_f32_e32 v72, v72, v93
    v_max_f32_e32 v72, v72, v94
    v_max_f32_e32 v72, v72, v95
    v_max_f32_e32 v116, v72, v115
    v_min_u32_e32 v72, s27, v104
    v_add_nc_u32_e32 v72, s26, v72
    v_mul_lo_u32 v72, v72, s41
    v_add_nc_u32_e32 v72, s0, v72
    v_min_u32_e32 v72, 0x38000000, v72
    v_lshlrev_b32_e32 v117, 1, v72
    buffer_load_b128 v[72:75], v117, s[32:35], 0 offen
    buffer_load_b128 v[76:79], v117, s[32:35], 0 offen offset:16
    v_dual_mov_b32 v80, v32 :: v_dual_mov_b32 v81, v33
    v_dual_mov_b32 v82, v34 :: v_dual_mov_b32 v83, v35
    v_dual_mov_b32 v84, v36 :: v_dual_mov_b32 v85, v37
    v_dual_mov_b32 v86, v38 :: v_dual_mov_b32 v87, v39
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[72:79], v[0:7], v[80:87]
    buffer_load_b128 v[72:75], v117, s[32:35], 0 offen offset:32
    buffer_load_b128 v[76:79], v117, s[32:35], 0 offen offset:48
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[72:79], v[8:15], v[80:87]
    buffer_load_b128 v[72:75], v117, s[32:35], 0 offen offset:64
    buffer_load_b128 v[76:79], v117, s[32:35], 0 offen offset:80
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[72:79], v[16:23], v[80:87]
    buffer_load_b128 v[72:75], v117, s[32:35], 0 offen offset:96
    buffer_load_b128 v[76:79], v117, s[32:35], 0 offen offset:112
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[72:79], v[24:31], v[80:87]
    v_add_nc_u32_e32 v72, 16, v88
    v_cmp_lt_u32_e64 s26, v72, v112
    v_cndmask_b32_e64 v76, 0xff800000, v80, s26
    v_add_nc_u32_e32 v72, 17, v88
    v_cmp_lt_u32_e64 s26, v72, v112
    v_cndmask_b32_e64 v77, 0xff800000, v81, s26
    v_add_nc_u32_e32 v72, 18, v88
    v_cmp_lt_u32_e64 s26, v72, v112
    v_cndmask_b32_e64 v78, 0xff800000, v82, s26
    v_add_nc_u32_e32 v72, 19, v88
    v_cmp_lt_u32_e64 s26, v72, v112
    v_cndmask_b32_e64 v79, 0xff800000, v83, s26
    v_add_nc_u32_e32 v72, 20, v88
    v_cmp_lt_u32_e64 s26, v72, v112
    v_cndmask_b32_e64 v80, 0xff800000, v84, s26
    v_add_nc_u32_e32 v72, 21, v88
    v_cmp_lt_u32_e64 s26, v72, v112
    v_cndmask_b32_e64 v81, 0xff800000, v85, s26
    v_add_nc_u32_e32 v72, 22, v88
    v_cmp_lt_u32_e64 s26, v72, v112
    v_cndmask_b32_e64 v82, 0xff800000, v86, s26
    v_add_nc_u32_e32 v72, 23, v88
    v_cmp_lt_u32_e64 s26, v72, v112
    v_cndmask_b32_e64 v83, 0xff800000, v87, s26
    v_max_f32_e32 v72, v116, v76
    v_max_f32_e32 v72, v72, v77
    v_max_f32_e32 v72, v72, v78
    v_max_f32_e32 v72, v72, v79
    v_max_f32_e32 v72, v72, v80
    v_max_f32_e32 v72, v72, v81
    v_max_f32_e32 v72, v72, v82
    v_max_f32_e32 v72, v72, v83
    v_permlanex16_b32 v73, v72, 0x76543210, s43 op_sel:[0,1]
    v_max_f32_e32 v72, v72, v73
    v_max_f32_e32 v84, v113, v72
    v_sub_f32_e32 v72, v113, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v85, v72
    v_sub_f32_e32 v72, v89, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v86, v72
    v_sub_f32_e32 v72, v90, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v87, v72
    v_sub_f32_e32 v72, v91, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v88, v72
    v_sub_f32_e32 v72, v92, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v89, v72
    v_sub_f32_e32 v72, v93, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v90, v72
    v_sub_f32_e32 v72, v94, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v91, v72
    v_sub_f32_e32 v72, v95, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v92, v72
    v_sub_f32_e32 v72, v115, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v93, v72
    v_add_f32_e32 v72, v86, v87
    v_add_f32_e32 v72, v72, v88
    v_add_f32_e32 v72, v72, v89
    v_add_f32_e32 v72, v72, v90
    v_add_f32_e32 v72, v72, v91
    v_add_f32_e32 v72, v72, v92
    v_add_f32_e32 v94, v72, v93
    v_bfe_u32 v72, v86, 16, 1
    v_add3_u32 v72, v86, v72, 0x7fff
    v_lshrrev_b32_e32 v72, 16, v72
    v_bfe_u32 v73, v87, 16, 1
    v_add3_u32 v73, v87, v73, 0x7fff
    v_and_or_b32 v72, v73, 0xffff0000, v72
    v_bfe_u32 v73, v88, 16, 1
    v_add3_u32 v73, v88, v73, 0x7fff
    v_lshrrev_b32_e32 v73, 16, v73
    v_bfe_u32 v74, v89, 16, 1
    v_add3_u32 v74, v89, v74, 0x7fff
    v_and_or_b32 v73, v74, 0xffff0000, v73
    v_bfe_u32 v74, v90, 16, 1
    v_add3_u32 v74, v90, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v91, 16, 1
    v_add3_u32 v75, v91, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v92, 16, 1
    v_add3_u32 v75, v92, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v95, v93, 16, 1
    v_add3_u32 v95, v93, v95, 0x7fff
    v_and_or_b32 v75, v95, 0xffff0000, v75
    v_lshlrev_b32_e32 v95, 16, v72
    v_dual_sub_f32 v86, v86, v95 :: v_dual_and_b32 v95, 0xffff0000, v72
    v_sub_f32_e32 v87, v87, v95
    v_lshlrev_b32_e32 v95, 16, v73
    v_sub_f32_e32 v88, v88, v95
    v_and_b32_e32 v95, 0xffff0000, v73
    v_sub_f32_e32 v89, v89, v95
    v_lshlrev_b32_e32 v95, 16, v74
    v_dual_sub_f32 v90, v90, v95 :: v_dual_and_b32 v95, 0xffff0000, v74
    v_sub_f32_e32 v91, v91, v95
    v_lshlrev_b32_e32 v95, 16, v75
    v_dual_subrev_f32 v92, v95, v92 :: v_dual_and_b32 v95, 0xffff0000, v75
    v_sub_f32_e32 v93, v93, v95
    ds_store_b128 v105, v[72:75] offset:5152
    v_bfe_u32 v72, v86, 16, 1
    v_add3_u32 v72, v86, v72, 0x7fff
    v_lshrrev_b32_e32 v72, 16, v72
    v_bfe_u32 v73, v87, 16, 1
    v_add3_u32 v73, v87, v73, 0x7fff
    v_and_or_b32 v72, v73, 0xffff0000, v72
    v_bfe_u32 v73, v88, 16, 1
    v_add3_u32 v73, v88, v73, 0x7fff
    v_lshrrev_b32_e32 v73, 16, v73
    v_bfe_u32 v74, v89, 16, 1
    v_add3_u32 v74, v89, v74, 0x7fff
    v_and_or_b32 v73, v74, 0xffff0000, v73
    v_bfe_u32 v74, v90, 16, 1
    v_add3_u32 v74, v90, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v91, 16, 1
    v_add3_u32 v75, v91, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v92, 16, 1
    v_add3_u32 v75, v92, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v86, v93, 16, 1
    v_add3_u32 v86, v93, v86, 0x7fff
    v_and_or_b32 v75, v86, 0xffff0000, v75
    ds_store_b128 v105, v[72:75] offset:6432
    v_sub_f32_e32 v72, v76, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v76, v72
    v_sub_f32_e32 v72, v77, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v77, v72
    v_sub_f32_e32 v72, v78, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v78, v72
    v_sub_f32_e32 v72, v79, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v79, v72
    v_sub_f32_e32 v72, v80, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v80, v72
    v_sub_f32_e32 v72, v81, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v81, v72
    v_sub_f32_e32 v72, v82, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v82, v72
    v_sub_f32_e32 v72, v83, v84
    v_mul_f32_e32 v72, v72, v101
    v_exp_f32_e32 v83, v72
    v_add_f32_e32 v72, v94, v76
    v_add_f32_e32 v72, v72, v77
    v_add_f32_e32 v72, v72, v78
    v_add_f32_e32 v72, v72, v79
    v_add_f32_e32 v72, v72, v80
    v_add_f32_e32 v72, v72, v81
    v_add_f32_e32 v72, v72, v82
    v_add_f32_e32 v86, v72, v83
    v_bfe_u32 v72, v76, 16, 1
    v_add3_u32 v72, v76, v72, 0x7fff
    v_lshrrev_b32_e32 v72, 16, v72
    v_bfe_u32 v73, v77, 16, 1
    v_add3_u32 v73, v77, v73, 0x7fff
    v_and_or_b32 v72, v73, 0xffff0000, v72
    v_bfe_u32 v73, v78, 16, 1
    v_add3_u32 v73, v78, v73, 0x7fff
    v_lshrrev_b32_e32 v73, 16, v73
    v_bfe_u32 v74, v79, 16, 1
    v_add3_u32 v74, v79, v74, 0x7fff
    v_and_or_b32 v73, v74, 0xffff0000, v73
    v_bfe_u32 v74, v80, 16, 1
    v_add3_u32 v74, v80, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v81, 16, 1
    v_add3_u32 v75, v81, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v82, 16, 1
    v_add3_u32 v75, v82, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v87, v83, 16, 1
    v_add3_u32 v87, v83, v87, 0x7fff
    v_and_or_b32 v75, v87, 0xffff0000, v75
    v_lshlrev_b32_e32 v87, 16, v72
    v_dual_sub_f32 v76, v76, v87 :: v_dual_and_b32 v87, 0xffff0000, v72
    v_sub_f32_e32 v77, v77, v87
    v_lshlrev_b32_e32 v87, 16, v73
    v_sub_f32_e32 v78, v78, v87
    v_and_b32_e32 v87, 0xffff0000, v73
    v_sub_f32_e32 v79, v79, v87
    v_lshlrev_b32_e32 v87, 16, v74
    v_dual_sub_f32 v80, v80, v87 :: v_dual_and_b32 v87, 0xffff0000, v74
    v_sub_f32_e32 v81, v81, v87
    v_lshlrev_b32_e32 v87, 16, v75
    v_dual_subrev_f32 v82, v87, v82 :: v_dual_and_b32 v87, 0xffff0000, v75
    v_sub_f32_e32 v83, v83, v87
    ds_store_b128 v105, v[72:75] offset:5184
    v_bfe_u32 v72, v76, 16, 1
    v_add3_u32 v72, v76, v72, 0x7fff
    v_lshrrev_b32_e32 v72, 16, v72
    v_bfe_u32 v73, v77, 16, 1
    v_add3_u32 v73, v77, v73, 0x7fff
    v_and_or_b32 v72, v73, 0xffff0000, v72
    v_bfe_u32 v73, v78, 16, 1
    v_add3_u32 v73, v78, v73, 0x7fff
    v_lshrrev_b32_e32 v73, 16, v73
    v_bfe_u32 v74, v79, 16, 1
    v_add3_u32 v74, v79, v74, 0x7fff
    v_and_or_b32 v73, v74, 0xffff0000, v73
    v_bfe_u32 v74, v80, 16, 1
    v_add3_u32 v74, v80, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v81, 16, 1
    v_add3_u32 v75, v81, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v82, 16, 1
    v_add3_u32 v75, v82, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v76, v83, 16, 1
    v_add3_u32 v76, v83, v76, 0x7fff
    v_and_or_b32 v75, v76, 0xffff0000, v75
    ds_store_b128 v105, v[72:75] offset:6464
    v_fma_f32 v114, v114, v85, v86
    v_mul_f32_e32 v40, v40, v85
    v_mul_f32_e32 v41, v41, v85
    v_mul_f32_e32 v42, v42, v85
    v_mul_f32_e32 v43, v43, v85
    v_mul_f32_e32 v44, v44, v85
    v_mul_f32_e32 v45, v45, v85
    v_mul_f32_e32 v46, v46, v85
    v_mul_f32_e32 v47, v47, v85
    v_mul_f32_e32 v48, v48, v85
    v_mul_f32_e32 v49, v49, v85
    v_mul_f32_e32 v50, v50, v85
    v_mul_f32_e32 v51, v51, v85
    v_mul_f32_e32 v52, v52, v85
    v_mul_f32_e32 v53, v53, v85
    v_mul_f32_e32 v54, v54, v85
    v_mul_f32_e32 v55, v55, v85
    v_dual_mul_f32 v56, v85, v56 :: v_dual_mov_b32 v113, v84
    v_mul_f32_e32 v57, v57, v85
    v_mul_f32_e32 v58, v58, v85
    v_mul_f32_e32 v59, v59, v85
    v_mul_f32_e32 v60, v60, v85
    v_mul_f32_e32 v61, v61, v85
    v_mul_f32_e32 v62, v62, v85
    v_mul_f32_e32 v63, v63, v85
    v_mul_f32_e32 v64, v64, v85
    v_mul_f32_e32 v65, v65, v85
    v_mul_f32_e32 v66, v66, v85
    v_mul_f32_e32 v67, v67, v85
    v_mul_f32_e32 v68, v68, v85
    v_mul_f32_e32 v69, v69, v85
    v_mul_f32_e32 v70, v70, v85
    v_mul_f32_e32 v71, v71, v85
L4:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s25, s5
    s_cbranch_scc0 L5
    ds_load_b128 v[72:75], v106 offset:5152
    ds_load_b128 v[76:79], v106 offset:5168
    ds_load_b128 v[80:83], v106 offset:6432
    ds_load_b128 v[84:87], v106 offset:6448
    ds_load_b128 v[88:91], v107 offset:32
    ds_load_b128 v[92:95], v107 offset:48
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[40:47], v[88:95], v[72:79], v[40:47]
    v_wmma_f32_16x16x16_bf16 v[40:47], v[88:95], v[80:87], v[40:47]
    ds_load_b128 v[88:91], v107 offset:1312
    ds_load_b128 v[92:95], v107 offset:1328
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[48:55], v[88:95], v[72:79], v[48:55]
    v_wmma_f32_16x16x16_bf16 v[48:55], v[88:95], v[80:87], v[48:55]
    ds_load_b128 v[88:91], v107 offset:2592
    ds_load_b128 v[92:95], v107 offset:2608
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[56:63], v[88:95], v[72:79], v[56:63]
    v_wmma_f32_16x16x16_bf16 v[56:63], v[88:95], v[80:87], v[56:63]
    ds_load_b128 v[88:91], v107 offset:3872
    ds_load_b128 v[92:95], v107 offset:3888
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[64:71], v[88:95], v[72:79], v[64:71]
    v_wmma_f32_16x16x16_bf16 v[64:71], v[88:95], v[80:87], v[64:71]
    ds_load_b128 v[72:75], v106 offset:5184
    ds_load_b128 v[76:79], v106 offset:5200
    ds_load_b128 v[80:83], v106 offset:6464
    ds_load_b128 v[84:87], v106 offset:6480
    ds_load_b128 v[88:91], v107 offset:64
    ds_load_b128 v[92:95], v107 offset:80
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[40:47], v[88:95], v[72:79], v[40:47]
    v_wmma_f32_16x16x16_bf16 v[40:47], v[88:95], v[80:87], v[40:47]
    ds_load_b128 v[88:91], v107 offset:1344
    ds_load_b128 v[92:95], v107 offset:1360
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[48:55], v[88:95], v[72:79], v[48:55]
    v_wmma_f32_16x16x16_bf16 v[48:55], v[88:95], v[80:87], v[48:55]
    ds_load_b128 v[88:91], v107 offset:2624
    ds_load_b128 v[92:95], v107 offset:2640
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[56:63], v[88:95], v[72:79], v[56:63]
    v_wmma_f32_16x16x16_bf16 v[56:63], v[88:95], v[80:87], v[56:63]
    ds_load_b128 v[88:91], v107 offset:3904
    ds_load_b128 v[92:95], v107 offset:3920
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[64:71], v[88:95], v[72:79], v[64:71]
    v_wmma_f32_16x16x16_bf16 v[64:71], v[88:95], v[80:87], v[64:71]
L5:
    s_barrier
    s_sub_u32 s26, s15, s25
    s_min_u32 s26, s26, 32
    s_add_u32 s25, s25, s26
L6:
    s_cmp_lt_u32 s25, s15
    s_cbranch_scc1 L1
    v_permlanex16_b32 v72, v114, 0x76543210, s43 op_sel:[0,1]
    v_add_f32_e32 v72, v114, v72
    v_cmp_gt_f32_e64 s5, 0x800000, |v72|
    v_cmp_lt_f32_e64 s15, 0x7e000000, |v72|
    v_cndmask_b32_e64 v73, 1.0, 0x2f800000, s15
    v_cndmask_b32_e64 v73, v73, 0x4f800000, s5
    v_mul_f32_e32 v72, v72, v73
    v_rcp_f32_e32 v72, v72
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v72, v72, v73
    v_cmp_lt_u32_e64 s5, 0, v112
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s5
    v_mul_f32_e32 v40, v40, v72
    v_mul_f32_e32 v41, v41, v72
    v_mul_f32_e32 v42, v42, v72
    v_mul_f32_e32 v43, v43, v72
    v_mul_f32_e32 v44, v44, v72
    v_mul_f32_e32 v45, v45, v72
    v_mul_f32_e32 v46, v46, v72
    v_mul_f32_e32 v47, v47, v72
    v_bfe_u32 v73, v40, 16, 1
    v_add3_u32 v40, v40, v73, 0x7fff
    v_lshrrev_b32_e32 v40, 16, v40
    v_bfe_u32 v73, v41, 16, 1
    v_add3_u32 v41, v41, v73, 0x7fff
    v_and_or_b32 v40, v41, 0xffff0000, v40
    v_bfe_u32 v41, v42, 16, 1
    v_add3_u32 v41, v42, v41, 0x7fff
    v_lshrrev_b32_e32 v41, 16, v41
    v_bfe_u32 v42, v43, 16, 1
    v_add3_u32 v42, v43, v42, 0x7fff
    v_and_or_b32 v41, v42, 0xffff0000, v41
    v_bfe_u32 v42, v44, 16, 1
    v_add3_u32 v42, v44, v42, 0x7fff
    v_lshrrev_b32_e32 v42, 16, v42
    v_bfe_u32 v43, v45, 16, 1
    v_add3_u32 v43, v45, v43, 0x7fff
    v_and_or_b32 v42, v43, 0xffff0000, v42
    v_bfe_u32 v43, v46, 16, 1
    v_add3_u32 v43, v46, v43, 0x7fff
    v_lshrrev_b32_e32 v43, 16, v43
    v_bfe_u32 v44, v47, 16, 1
    v_add3_u32 v44, v47, v44, 0x7fff
    v_and_or_b32 v43, v44, 0xffff0000, v43
    buffer_store_b128 v[40:43], v108, s[20:23], 0 offen
    v_mul_f32_e32 v40, v48, v72
    v_mul_f32_e32 v41, v49, v72
    v_mul_f32_e32 v42, v50, v72
    v_mul_f32_e32 v43, v51, v72
    v_mul_f32_e32 v44, v52, v72
    v_mul_f32_e32 v45, v53, v72
    v_mul_f32_e32 v46, v54, v72
    v_mul_f32_e32 v47, v55, v72
    v_bfe_u32 v48, v40, 16, 1
    v_add3_u32 v40, v40, v48, 0x7fff
    v_lshrrev_b32_e32 v40, 16, v40
    v_bfe_u32 v48, v41, 16, 1
    v_add3_u32 v41, v41, v48, 0x7fff
    v_and_or_b32 v40, v41, 0xffff0000, v40
    v_bfe_u32 v41, v42, 16, 1
    v_add3_u32 v41, v42, v41, 0x7fff
    v_lshrrev_b32_e32 v41, 16, v41
    v_bfe_u32 v42, v43, 16, 1
    v_add3_u32 v42, v43, v42, 0x7fff
    v_and_or_b32 v41, v42, 0xffff0000, v41
    v_bfe_u32 v42, v44, 16, 1
    v_add3_u32 v42, v44, v42, 0x7fff
    v_lshrrev_b32_e32 v42, 16, v42
    v_bfe_u32 v43, v45, 16, 1
    v_add3_u32 v43, v45, v43, 0x7fff
    v_and_or_b32 v42, v43, 0xffff0000, v42
    v_bfe_u32 v43, v46, 16, 1
    v_add3_u32 v43, v46, v43, 0x7fff
    v_lshrrev_b32_e32 v43, 16, v43
    v_bfe_u32 v44, v47, 16, 1
    v_add3_u32 v44, v47, v44, 0x7fff
    v_and_or_b32 v43, v44, 0xffff0000, v43
    buffer_store_b128 v[40:43], v109, s[20:23], 0 offen
    v_mul_f32_e32 v40, v56, v72
    v_mul_f32_e32 v41, v57, v72
    v_mul_f32_e32 v42, v58, v72
    v_mul_f32_e32 v43, v59, v72
    v_mul_f32_e32 v44, v60, v72
    v_mul_f32_e32 v45, v61, v72
    v_mul_f32_e32 v46, v62, v72
    v_mul_f32_e32 v47, v63, v72
    v_bfe_u32 v48, v40, 16, 1
    v_add3_u32 v40, v40, v48, 0x7fff
    v_lshrrev_b32_e32 v40, 16, v40
    v_bfe_u32 v48, v41, 16, 1
    v_add3_u32 v41, v41, v48, 0x7fff
    v_and_or_b32 v40, v41, 0xffff0000, v40
    v_bfe_u32 v41, v42, 16, 1
    v_add3_u32 v41, v42, v41, 0x7fff
    v_lshrrev_b32_e32 v41, 16, v41
    v_bfe_u32 v42, v43, 16, 1
    v_add3_u32 v42, v43, v42, 0x7fff
    v_and_or_b32 v41, v42, 0xffff0000, v41
    v_bfe_u32 v42, v44, 16, 1
    v_add3_u32 v42, v44, v42, 0x7fff
    v_lshrrev_b32_e32 v42, 16, v42
    v_bfe_u32 v43, v45, 16, 1
    v_add3_u32 v43, v45, v43, 0x7fff
    v_and_or_b32 v42, v43, 0xffff0000, v42
    v_bfe_u32 v43, v46, 16, 1
    v_add3_u32 v43, v46, v43, 0x7fff
    v_lshrrev_b32_e32 v43, 16, v43
    v_bfe_u32 v44, v47, 16, 1
    v_add3_u32 v44, v47, v44, 0x7fff
    v_and_or_b32 v43, v44, 0xffff0000, v43
    buffer_store_b128 v[40:43], v110, s[20:23], 0 offen
    v_mul_f32_e32 v40, v64, v72
    v_mul_f32_e32 v41, v65, v72
    v_mul_f32_e32 v42, v66, v72
    v_mul_f32_e32 v43, v67, v72
    v_mul_f32_e32 v44, v68, v72
    v_mul_f32_e32 v45, v69, v72
    v_mul_f32_e32 v46, v70, v72
    v_mul_f32_e32 v47, v71, v72
    v_bfe_u32 v48, v40, 16, 1
    v_add3_u32 v40, v40, v48, 0x7fff
    v_lshrrev_b32_e32 v40, 16, v40
    v_bfe_u32 v48, v41, 16, 1
    v_add3_u32 v41, v41, v48, 0x7fff
    v_and_or_b32 v40, v41, 0xffff0000, v40
    v_bfe_u32 v41, v42, 16, 1
    v_add3_u32 v41, v42, v41, 0x7fff
    v_lshrrev_b32_e32 v41, 16, v41
    v_bfe_u32 v42, v43, 16, 1
    v_add3_u32 v42, v43, v42, 0x7fff
    v_and_or_b32 v41, v42, 0xffff0000, v41
    v_bfe_u32 v42, v44, 16, 1
    v_add3_u32 v42, v44, v42, 0x7fff
    v_lshrrev_b32_e32 v42, 16, v42
    v_bfe_u32 v43, v45, 16, 1
    v_add3_u32 v43, v45, v43, 0x7fff
    v_and_or_b32 v42, v43, 0xffff0000, v42
    v_bfe_u32 v43, v46, 16, 1
    v_add3_u32 v43, v46, v43, 0x7fff
    v_lshrrev_b32_e32 v43, 16, v43
    v_bfe_u32 v44, v47, 16, 1
    v_add3_u32 v44, v47, v44, 0x7fff
    v_and_or_b32 v43, v44, 0xffff0000, v43
    buffer_store_b128 v[40:43], v111, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L7:
    v_cmp_lt_u32_e64 s3, s3, v97
    s_and_b32 s3, s6, s3
    v_cndmask_b32_e64 v40, -1, v97, s3
    v_min_u32_dpp v40, v40, v40 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v40, v40, v40 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v40, v40, v40 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v40, v40, v40 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v41, v40, 0x76543210, s43
    v_min_u32_e32 v40, v41, v40
    v_readfirstlane_b32 s3, v40
    s_and_b32 s5, -1, exec_lo
    s_waitcnt_vscnt null, 0x0
    s_barrier
    v_dual_mov_b32 v40, s5 :: v_dual_mov_b32 v41, s7
    ds_store_b32 v41, v40
    v_dual_mov_b32 v40, s3 :: v_dual_mov_b32 v41, s7
    ds_store_b32 v41, v40 offset:16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v40, v96 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v40
    ds_load_b32 v40, v96 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s5, v40
    ds_load_b32 v40, v96 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v40
    ds_load_b32 v40, v96 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s24, v40
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s25, 4, 0
    v_mov_b32_e32 v40, s25
    ds_load_b32 v40, v40 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s25, v40
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s26, 8, 0
    v_mov_b32_e32 v40, s26
    ds_load_b32 v40, v40 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s26, v40
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s27, 12, 0
    v_mov_b32_e32 v40, s27
    ds_load_b32 v40, v40 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s27, v40
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
