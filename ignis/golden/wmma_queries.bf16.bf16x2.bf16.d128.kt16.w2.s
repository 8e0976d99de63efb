; 125 VGPRs, 58 SGPRs, 52736 bytes of LDS, 0 of scratch, 958 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b128 s[32:35], s[0:1], 0x90
    s_load_b32 s3, s[0:1], 0xac
    s_load_b32 s12, s[0:1], 0xb4
    s_load_b32 s36, s[0:1], 0xb8
    s_load_b32 s37, s[0:1], 0xbc
    s_load_b32 s38, s[0:1], 0xc0
    s_load_b32 s39, s[0:1], 0xc4
    s_load_b32 s40, s[0:1], 0xc8
    s_load_b32 s41, s[0:1], 0xcc
    s_load_b32 s42, s[0:1], 0xd0
    s_load_b32 s43, s[0:1], 0xd4
    s_load_b32 s44, s[0:1], 0xd8
    s_load_b32 s45, s[0:1], 0xdc
    s_load_b32 s46, s[0:1], 0xe0
    s_load_b32 s47, s[0:1], 0xe4
    s_load_b32 s48, s[0:1], 0xe8
    s_load_b32 s49, s[0:1], 0xec
    s_load_b32 s50, s[0:1], 0xf0
    s_load_b32 s51, s[0:1], 0xf4
    s_load_b32 s52, s[0:1], 0xf8
    s_load_b32 s53, s[0:1], 0xfc
    s_load_b32 s54, s[0:1], 0x100
    s_load_b32 s0, s[0:1], 0x104
    v_mov_b32_e32 v32, v0
    v_mbcnt_lo_u32_b32 v33, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s1, v0
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 1
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s26, s26, 2
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s30, s30, 2
    s_mov_b32 s31, 0x31016000
    s_lshl_b32 s34, s34, 1
    s_mov_b32 s35, 0x31016000
    s_lshl_b32 s1, s1, 4
    s_mul_i32 s55, s1, 24
    s_lshl_b32 s13, s13, 6
    s_mul_i32 s56, s1, 0x88
    s_mul_i32 s39, s15, s39
    s_mul_i32 s40, s14, s40
    s_add_u32 s39, s39, s40
    v_lshrrev_b32_e32 v104, 4, v32
    v_and_b32_e32 v0, 15, v32
    v_lshlrev_b32_e32 v105, 3, v0
    s_add_u32 s40, s36, -1
    s_mul_i32 s57, s40, s41
    s_add_u32 s57, s39, s57
    v_add_nc_u32_e32 v28, s57, v105
    v_add_nc_u32_e32 v34, s13, v104
    v_mul_lo_u32 v0, v34, s41
    v_add3_u32 v29, s39, v0, v105
    v_min_u32_e32 v0, v29, v28
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_lshl_b32 s39, s41, 3
    v_add_nc_u32_e32 v4, s39, v29
    v_min_u32_e32 v4, v4, v28
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_load_b128 v[4:7], v4, s[4:7], 0 offen
    s_lshl_b32 s39, s41, 4
    v_add_nc_u32_e32 v8, s39, v29
    v_min_u32_e32 v8, v8, v28
    v_lshlrev_b32_e32 v8, 1, v8
    buffer_load_b128 v[8:11], v8, s[4:7], 0 offen
    s_mul_i32 s39, s41, 24
    v_add_nc_u32_e32 v12, s39, v29
    v_min_u32_e32 v12, v12, v28
    v_lshlrev_b32_e32 v12, 1, v12
    buffer_load_b128 v[12:15], v12, s[4:7], 0 offen
    s_lshl_b32 s39, s41, 5
    v_add_nc_u32_e32 v16, s39, v29
    v_min_u32_e32 v16, v16, v28
    v_lshlrev_b32_e32 v16, 1, v16
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_mul_i32 s39, s41, 40
    v_add_nc_u32_e32 v20, s39, v29
    v_min_u32_e32 v20, v20, v28
    v_lshlrev_b32_e32 v20, 1, v20
    buffer_load_b128 v[20:23], v20, s[4:7], 0 offen
    s_mul_i32 s39, s41, 48
    v_add_nc_u32_e32 v24, s39, v29
    v_min_u32_e32 v24, v24, v28
    v_lshlrev_b32_e32 v24, 1, v24
    buffer_load_b128 v[24:27], v24, s[4:7], 0 offen
    s_mul_i32 s39, s41, 56
    v_add_nc_u32_e32 v29, s39, v29
    v_min_u32_e32 v28, v29, v28
    v_lshlrev_b32_e32 v28, 1, v28
    buffer_load_b128 v[28:31], v28, s[4:7], 0 offen
    v_mul_lo_u32 v35, v104, 0x88
    v_add_lshl_u32 v35, v35, v105, 1
    s_waitcnt vmcnt(7)
    ds_store_b128 v35, v[0:3]
    v_add_nc_u32_e32 v0, 8, v104
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v36, v0, v105, 1
    s_waitcnt vmcnt(6)
    ds_store_b128 v36, v[4:7]
    v_add_nc_u32_e32 v0, 16, v104
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v37, v0, v105, 1
    s_waitcnt vmcnt(5)
    ds_store_b128 v37, v[8:11]
    v_add_nc_u32_e32 v0, 24, v104
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v38, v0, v105, 1
    s_waitcnt vmcnt(4)
    ds_store_b128 v38, v[12:15]
    v_add_nc_u32_e32 v0, 32, v104
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v39, v0, v105, 1
    s_waitcnt vmcnt(3)
    ds_store_b128 v39, v[16:19]
    v_add_nc_u32_e32 v0, 40, v104
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v40, v0, v105, 1
    s_waitcnt vmcnt(2)
    ds_store_b128 v40, v[20:23]
    v_add_nc_u32_e32 v0, 48, v104
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v41, v0, v105, 1
    s_waitcnt vmcnt(1)
    ds_store_b128 v41, v[24:27]
    v_add_nc_u32_e32 v0, 56, v104
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v42, v0, v105, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v42, v[28:31]
    s_mul_i32 s4, s15, s48
    s_mul_i32 s5, s14, s49
    s_add_u32 s4, s4, s5
    s_mul_i32 s5, s40, s50
    s_add_u32 s5, s4, s5
    v_add_nc_u32_e32 v28, s5, v105
    v_mul_lo_u32 v0, v34, s50
    v_add3_u32 v29, s4, v0, v105
    v_min_u32_e32 v0, v29, v28
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[20:23], 0 offen
    s_lshl_b32 s4, s50, 3
    v_add_nc_u32_e32 v4, s4, v29
    v_min_u32_e32 v4, v4, v28
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_load_b128 v[4:7], v4, s[20:23], 0 offen
    s_lshl_b32 s4, s50, 4
    v_add_nc_u32_e32 v8, s4, v29
    v_min_u32_e32 v8, v8, v28
    v_lshlrev_b32_e32 v8, 1, v8
    buffer_load_b128 v[8:11], v8, s[20:23], 0 offen
    s_mul_i32 s4, s50, 24
    v_add_nc_u32_e32 v12, s4, v29
    v_min_u32_e32 v12, v12, v28
    v_lshlrev_b32_e32 v12, 1, v12
    buffer_load_b128 v[12:15], v12, s[20:23], 0 offen
    s_lshl_b32 s4, s50, 5
    v_add_nc_u32_e32 v16, s4, v29
    v_min_u32_e32 v16, v16, v28
    v_lshlrev_b32_e32 v16, 1, v16
    buffer_load_b128 v[16:19], v16, s[20:23], 0 offen
    s_mul_i32 s4, s50, 40
    v_add_nc_u32_e32 v20, s4, v29
    v_min_u32_e32 v20, v20, v28
    v_lshlrev_b32_e32 v20, 1, v20
    buffer_load_b128 v[20:23], v20, s[20:23], 0 offen
    s_mul_i32 s4, s50, 48
    v_add_nc_u32_e32 v24, s4, v29
    v_min_u32_e32 v24, v24, v28
    v_lshlrev_b32_e32 v24, 1, v24
    buffer_load_b128 v[24:27], v24, s[20:23], 0 offen
    s_mul_i32 s4, s50, 56
    v_add_nc_u32_e32 v29, s4, v29
    v_min_u32_e32 v28, v29, v28
    v_lshlrev_b32_e32 v28, 1, v28
    buffer_load_b128 v[28:31], v28, s[20:23], 0 offen
    s_waitcnt vmcnt(7)
    ds_store_b128 v35, v[0:3] offset:17408
    s_waitcnt vmcnt(6)
    ds_store_b128 v36, v[4:7] offset:17408
    s_waitcnt vmcnt(5)
    ds_store_b128 v37, v[8:11] offset:17408
    s_waitcnt vmcnt(4)
    ds_store_b128 v38, v[12:15] offset:17408
    s_waitcnt vmcnt(3)
    ds_store_b128 v39, v[16:19] offset:17408
    s_waitcnt vmcnt(2)
    ds_store_b128 v40, v[20:23] offset:17408
    s_waitcnt vmcnt(1)
    ds_store_b128 v41, v[24:27] offset:17408
    s_waitcnt vmcnt(0)
    ds_store_b128 v42, v[28:31] offset:17408
    v_and_b32_e32 v8, 15, v33
    v_lshrrev_b32_e32 v9, 4, v33
    s_add_u32 s1, s13, s1
    v_add_nc_u32_e32 v106, s1, v8
    s_cmp_eq_u32 s38, 0
    s_cbranch_scc0 L0
    v_mov_b32_e32 v107, s37
    s_branch L1
L0:
    v_add3_u32 v0, v106, s37, 1
    v_max_u32_e32 v0, s36, v0
    s_add_u32 s4, s37, s36
    v_min_u32_e32 v0, s4, v0
    v_subrev_nc_u32_e32 v107, s36, v0
L1:
    s_add_u32 s4, s13, 63
    s_min_u32 s4, s4, s40
    s_cmp_eq_u32 s38, 0
    s_cbranch_scc0 L2
    s_mov_b32 s4, s37
    s_branch L3
L2:
    s_add_u32 s4, s4, s37
    s_add_u32 s4, s4, 1
    s_max_u32 s4, s4, s36
    s_add_u32 s5, s37, s36
    s_min_u32 s4, s4, s5
    s_sub_u32 s4, s4, s36
L3:
    s_cmp_lt_u32 s1, s36
    s_cbranch_scc0 L5
    s_add_u32 s5, s1, 15
    s_min_u32 s5, s5, s40
    s_cmp_eq_u32 s38, 0
    s_cbranch_scc0 L4
    s_mov_b32 s5, s37
    s_branch L6
L4:
    s_add_u32 s5, s5, s37
    s_add_u32 s5, s5, 1
    s_max_u32 s5, s5, s36
    s_add_u32 s6, s37, s36
    s_min_u32 s5, s5, s6
    s_sub_u32 s5, s5, s36
    s_branch L6
L5:
    s_mov_b32 s5, 0
L6:
    s_cmp_eq_u32 s38, 0
    s_cbranch_scc0 L7
    s_mov_b32 s1, s37
    s_branch L8
L7:
    s_add_u32 s1, s1, s37
    s_add_u32 s1, s1, 1
    s_max_u32 s1, s1, s36
    s_add_u32 s6, s37, s36
    s_min_u32 s1, s1, s6
    s_sub_u32 s1, s1, s36
L8:
    s_and_b32 s6, s36, 63
    s_sub_u32 s7, 64, s6
    s_cmp_eq_u32 s6, 0
    s_cselect_b32 s6, 0, s7
    s_add_u32 s6, s36, s6
    s_mul_i32 s3, s15, s3
    s_add_u32 s3, s3, s14
    s_mul_i32 s3, s3, s6
    v_add_lshl_u32 v0, s3, v106, 2
    buffer_load_b32 v108, v0, s[24:27], 0 offen
    buffer_load_b32 v109, v0, s[28:31], 0 offen
    v_cvt_f32_u32_e32 v0, s12
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s3, 0, s12
    v_mul_lo_u32 v1, s3, v0
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    v_mul_hi_u32 v0, s14, v0
    v_mul_lo_u32 v1, v0, s12
    v_sub_nc_u32_e32 v1, s14, v1
    v_cmp_le_u32_e64 s3, s12, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s12, v1
    v_cndmask_b32_e64 v0, v0, v2, s3
    v_cndmask_b32_e64 v1, v1, v3, s3
    v_cmp_le_u32_e64 s3, s12, v1
    v_dual_mov_b32 v2, 0 :: v_dual_add_nc_u32 v1, 1, v0
    v_cndmask_b32_e64 v0, v0, v1, s3
    s_cmp_eq_u32 s12, 0
    s_cselect_b32 s3, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s3
    v_readfirstlane_b32 s3, v0
    s_mul_i32 s6, s15, s42
    s_mul_i32 s7, s3, s43
    s_add_u32 s6, s6, s7
    s_mul_i32 s7, s15, s45
    s_mul_i32 s3, s3, s46
    s_add_u32 s3, s7, s3
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
    v_dual_mov_b32 v7, 0 :: v_dual_lshlrev_b32 v10, 1, v104
    s_add_u32 s7, s37, -1
    s_mul_i32 s12, s7, s44
    s_add_u32 s12, s6, s12
    v_add_nc_u32_e32 v110, s12, v105
    s_lshl_b32 s13, s44, 3
    v_mul_lo_u32 v11, v10, 0x88
    v_add_lshl_u32 v111, v11, v105, 1
    v_add_nc_u32_e32 v10, 1, v10
    v_mul_lo_u32 v10, v10, 0x88
    v_add_lshl_u32 v112, v10, v105, 1
    s_mul_i32 s7, s7, s47
    s_add_u32 s7, s3, s7
    v_add_nc_u32_e32 v113, s7, v105
    s_lshl_b32 s7, s47, 3
    v_and_b32_e32 v10, 63, v32
    v_lshlrev_b32_e32 v114, 1, v10
    v_lshrrev_b32_e32 v10, 6, v32
    v_lshlrev_b32_e32 v115, 3, v10
    v_add_nc_u32_e32 v116, s12, v114
    s_lshl_b32 s12, s44, 1
    s_mul_i32 s20, s44, 3
    s_lshl_b32 s21, s44, 2
    s_mul_i32 s22, s44, 5
    s_mul_i32 s23, s44, 6
    s_mul_i32 s24, s44, 7
    v_and_b32_e32 v10, -16, v114
    v_and_b32_e32 v11, 7, v114
    v_lshlrev_b32_e32 v11, 1, v11
    v_bfe_u32 v12, v114, 3, 1
    v_add3_u32 v10, v10, v11, v12
    v_mul_lo_u32 v10, v10, 24
    v_add_lshl_u32 v10, v10, v115, 1
    v_dual_mov_b32 v12, v4 :: v_dual_add_nc_u32 v117, 0xaa00, v10
    v_dual_mov_b32 v11, v3 :: v_dual_add_nc_u32 v118, 0xaa60, v10
    v_mul_lo_u32 v10, v8, 0x88
    v_dual_mov_b32 v14, v6 :: v_dual_lshlrev_b32 v119, 1, v10
    v_add_lshl_u32 v120, s56, v10, 1
    v_dual_mov_b32 v10, v2 :: v_dual_lshlrev_b32 v121, 3, v9
    v_mul_lo_u32 v8, v8, 24
    v_dual_mov_b32 v16, v0 :: v_dual_add_nc_u32 v9, s55, v8
    v_add_lshl_u32 v122, v9, v121, 1
    v_dual_mov_b32 v18, v2 :: v_dual_lshlrev_b32 v123, 1, v9
    v_dual_mov_b32 v9, v1 :: v_dual_lshlrev_b32 v124, 1, v8
    v_dual_mov_b32 v8, v0 :: v_dual_mov_b32 v13, v5
    v_dual_mov_b32 v15, v7 :: v_dual_mov_b32 v20, v4
    v_dual_mov_b32 v17, v1 :: v_dual_mov_b32 v22, v6
    v_dual_mov_b32 v19, v3 :: v_dual_mov_b32 v24, v0
    v_dual_mov_b32 v21, v5 :: v_dual_mov_b32 v26, v2
    v_dual_mov_b32 v23, v7 :: v_dual_mov_b32 v28, v4
    v_dual_mov_b32 v25, v1 :: v_dual_mov_b32 v30, v6
    v_dual_mov_b32 v27, v3 :: v_dual_mov_b32 v32, v0
    v_dual_mov_b32 v29, v5 :: v_dual_mov_b32 v34, v2
    v_dual_mov_b32 v31, v7 :: v_dual_mov_b32 v36, v4
    v_dual_mov_b32 v33, v1 :: v_dual_mov_b32 v38, v6
    v_dual_mov_b32 v35, v3 :: v_dual_mov_b32 v40, v0
    v_dual_mov_b32 v37, v5 :: v_dual_mov_b32 v42, v2
    v_dual_mov_b32 v39, v7 :: v_dual_mov_b32 v44, v4
    v_dual_mov_b32 v41, v1 :: v_dual_mov_b32 v46, v6
    v_dual_mov_b32 v43, v3 :: v_dual_mov_b32 v48, v0
    v_dual_mov_b32 v45, v5 :: v_dual_mov_b32 v50, v2
    v_dual_mov_b32 v47, v7 :: v_dual_mov_b32 v52, v4
    v_dual_mov_b32 v49, v1 :: v_dual_mov_b32 v54, v6
    v_dual_mov_b32 v51, v3 :: v_dual_mov_b32 v56, v0
    v_dual_mov_b32 v53, v5 :: v_dual_mov_b32 v58, v2
    v_dual_mov_b32 v55, v7 :: v_dual_mov_b32 v60, v4
    v_dual_mov_b32 v57, v1 :: v_dual_mov_b32 v62, v6
    v_dual_mov_b32 v59, v3 :: v_dual_mov_b32 v64, v0
    v_dual_mov_b32 v61, v5 :: v_dual_mov_b32 v66, v2
    v_dual_mov_b32 v63, v7 :: v_dual_mov_b32 v68, v4
    v_dual_mov_b32 v65, v1 :: v_dual_mov_b32 v70, v6
    v_mov_b32_e32 v67, v3
    v_mov_b32_e32 v69, v5
    v_mov_b32_e32 v71, v7
    s_mov_b32 s25, 0
    s_branch L13
L9:
    v_add_nc_u32_e32 v80, s25, v104
    v_mul_lo_u32 v72, v80, s44
    v_add3_u32 v76, s6, v72, v105
    v_min_u32_e32 v72, v76, v110
    v_lshlrev_b32_e32 v72, 1, v72
    buffer_load_b128 v[72:75], v72, s[8:11], 0 offen
    v_add_nc_u32_e32 v76, s13, v76
    v_min_u32_e32 v76, v76, v110
    v_lshlrev_b32_e32 v76, 1, v76
    buffer_load_b128 v[76:79], v76, s[8:11], 0 offen
    s_waitcnt vmcnt(1)
    ds_store_b128 v111, v[72:75] offset:34816
    s_waitcnt vmcnt(0)
    ds_store_b128 v112, v[76:79] offset:34816
    v_mul_lo_u32 v72, v80, s47
    v_add3_u32 v76, s3, v72, v105
    v_min_u32_e32 v72, v76, v113
    v_lshlrev_b32_e32 v72, 1, v72
    buffer_load_b128 v[72:75], v72, s[16:19], 0 offen
    v_add_nc_u32_e32 v76, s7, v76
    v_min_u32_e32 v76, v76, v113
    v_lshlrev_b32_e32 v76, 1, v76
    buffer_load_b128 v[76:79], v76, s[16:19], 0 offen
    s_waitcnt vmcnt(1)
    ds_store_b128 v111, v[72:75] offset:39168
    s_waitcnt vmcnt(0)
    ds_store_b128 v112, v[76:79] offset:39168
    v_add_nc_u32_e32 v72, s25, v115
    v_mul_lo_u32 v72, v72, s44
    v_add3_u32 v72, s6, v72, v114
    v_min_u32_e32 v73, v72, v116
    v_lshlrev_b32_e32 v73, 1, v73
    buffer_load_b32 v73, v73, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v74, 0xffff, v73
    v_lshrrev_b32_e32 v76, 16, v73
    v_add_nc_u32_e32 v73, s44, v72
    v_min_u32_e32 v73, v73, v116
    v_lshlrev_b32_e32 v73, 1, v73
    buffer_load_b32 v73, v73, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v75, 0xffff, v73
    v_lshrrev_b32_e32 v77, 16, v73
    v_add_nc_u32_e32 v73, s12, v72
    v_min_u32_e32 v73, v73, v116
    v_lshlrev_b32_e32 v73, 1, v73
    buffer_load_b32 v73, v73, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v78, 0xffff, v73
    v_lshrrev_b32_e32 v79, 16, v73
    v_add_nc_u32_e32 v73, s20, v72
    v_min_u32_e32 v73, v73, v116
    v_lshlrev_b32_e32 v73, 1, v73
    buffer_load_b32 v73, v73, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v80, 0xffff, v73
    v_lshrrev_b32_e32 v81, 16, v73
    v_add_nc_u32_e32 v73, s21, v72
    v_min_u32_e32 v73, v73, v116
    v_lshlrev_b32_e32 v73, 1, v73
    buffer_load_b32 v73, v73, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v82, 0xffff, v73
    v_lshrrev_b32_e32 v83, 16, v73
    v_add_nc_u32_e32 v73, s22, v72
    v_min_u32_e32 v73, v73, v116
    v_lshlrev_b32_e32 v73, 1, v73
    buffer_load_b32 v73, v73, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v84, 0xffff, v73
    v_lshrrev_b32_e32 v85, 16, v73
    v_add_nc_u32_e32 v73, s23, v72
    v_min_u32_e32 v73, v73, v116
    v_lshlrev_b32_e32 v73, 1, v73
    buffer_load_b32 v73, v73, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v86, 0xffff, v73
    v_lshrrev_b32_e32 v87, 16, v73
    v_add_nc_u32_e32 v72, s24, v72
    v_min_u32_e32 v72, v72, v116
    v_lshlrev_b32_e32 v72, 1, v72
    buffer_load_b32 v72, v72, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v88, 0xffff, v72
    v_lshrrev_b32_e32 v89, 16, v72
    v_lshl_or_b32 v72, v75, 16, v74
    v_lshl_or_b32 v73, v80, 16, v78
    v_lshl_or_b32 v74, v84, 16, v82
    v_lshl_or_b32 v75, v88, 16, v86
    ds_store_b128 v117, v[72:75]
    v_lshl_or_b32 v72, v77, 16, v76
    v_lshl_or_b32 v73, v81, 16, v79
    v_lshl_or_b32 v74, v85, 16, v83
    v_lshl_or_b32 v75, v89, 16, v87
    ds_store_b128 v118, v[72:75]
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s25, s5
    s_cbranch_scc0 L11
    s_cmp_lt_u32 s25, s5
    s_cbranch_scc0 L11
    ds_load_b128 v[72:75], v119 offset:34816
    ds_load_b128 v[76:79], v119 offset:34832
    ds_load_b128 v[80:83], v120
    ds_load_b128 v[84:87], v120 offset:16
    v_dual_mov_b32 v88, v0 :: v_dual_mov_b32 v89, v1
    v_dual_mov_b32 v90, v2 :: v_dual_mov_b32 v91, v3
    v_dual_mov_b32 v92, v4 :: v_dual_mov_b32 v93, v5
    v_dual_mov_b32 v94, v6 :: v_dual_mov_b32 v95, v7
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[72:79], v[80:87], v[88:95]
    ds_load_b128 v[72:75], v119 offset:39168
    ds_load_b128 v[76:79], v119 offset:39184
    ds_load_b128 v[80:83], v120 offset:17408
    ds_load_b128 v[84:87], v120 offset:17424
    v_dual_mov_b32 v96, v0 :: v_dual_mov_b32 v97, v1
    v_dual_mov_b32 v98, v2 :: v_dual_mov_b32 v99, v3
    v_dual_mov_b32 v100, v4 :: v_dual_mov_b32 v101, v5
    v_dual_mov_b32 v102, v6 :: v_dual_mov_b32 v103, v7
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[72:79], v[80:87], v[96:103]
    ds_load_b128 v[72:75], v119 offset:34848
    ds_load_b128 v[76:79], v119 offset:34864
    ds_load_b128 v[80:83], v120 offset:32
    ds_load_b128 v[84:87], v120 offset:48
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[72:79], v[80:87], v[88:95]
    ds_load_b128 v[72:75], v119 offset:39200
    ds_load_b128 v[76:79], v119 offset:39216
    ds_load_b128 v[80:83], v120 offset:17440
    ds_load_b128 v[84:87], v120 offset:17456
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[72:79], v[80:87], v[96:103]
    ds_load_b128 v[72:75], v119 offset:34880
    ds_load_b128 v[76:79], v119 offset:34896
    ds_load_b128 v[80:83], v120 offset:64
    ds_load_b128 v[84:87], v120 offset:80
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[72:79], v[80:87], v[88:95]
    ds_load_b128 v[72:75], v119 offset:39232
    ds_load_b128 v[76:79], v119 offset:39248
    ds_load_b128 v[80:83], v120 offset:17472
    ds_load_b128 v[84:87], v120 offset:17488
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[72:79], v[80:87], v[96:103]
    ds_load_b128 v[72:75], v119 offset:34912
    ds_load_b128 v[76:79], v119 offset:34928
    ds_load_b128 v[80:83], v120 offset:96
    ds_load_b128 v[84:87], v120 offset:112
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[72:79], v[80:87], v[88:95]
    ds_load_b128 v[72:75], v119 offset:39264
    ds_load_b128 v[76:79], v119 offset:39280
    ds_load_b128 v[80:83], v120 offset:17504
    ds_load_b128 v[84:87], v120 offset:17520
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[72:79], v[80:87], v[96:103]
    ds_load_b128 v[72:75], v119 offset:34944
    ds_load_b128 v[76:79], v119 offset:34960
    ds_load_b128 v[80:83], v120 offset:128
    ds_load_b128 v[84:87], v120 offset:144
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[72:79], v[80:87], v[88:95]
    ds_load_b128 v[72:75], v119 offset:39296
    ds_load_b128 v[76:79], v119 offset:39312
    ds_load_b128 v[80:83], v120 offset:17536
    ds_load_b128 v[84:87], v120 offset:17552
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[72:79], v[80:87], v[96:103]
    ds_load_b128 v[72:75], v119 offset:34976
    ds_load_b128 v[76:79], v119 offset:34992
    ds_load_b128 v[80:83], v120 offset:160
    ds_load_b128 v[84:87], v120 offset:176
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[72:79], v[80:87], v[88:95]
    ds_load_b128 v[72:75], v119 offset:39328
    ds_load_b128 v[76:79], v119 offset:39344
    ds_load_b128 v[80:83], v120 offset:17568
    ds_load_b128 v[84:87], v120 offset:17584
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[72:79], v[80:87], v[96:103]
    ds_load_b128 v[72:75], v119 offset:35008
    ds_load_b128 v[76:79], v119 offset:35024
    ds_load_b128 v[80:83], v120 offset:192
    ds_load_b128 v[84:87], v120 offset:208
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[72:79], v[80:87], v[88:95]
    ds_load_b128 v[72:75], v119 offset:39360
    ds_load_b128 v[76:79], v119 offset:39376
    ds_load_b128 v[80:83], v120 offset:17600
    ds_load_b128 v[84:87], v120 offset:17616
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[72:79], v[80:87], v[96:103]
    ds_load_b128 v[72:75], v119 offset:35040
    ds_load_b128 v[76:79], v119 offset:35056
    ds_load_b128 v[80:83], v120 offset:224
    ds_load_b128 v[84:87], v120 offset:240
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[72:79], v[80:87], v[88:95]
    ds_load_b128 v[72:75], v119 offset:39392
    ds_load_b128 v[76:79], v119 offset:39408
    ds_load_b128 v[80:83], v120 offset:17632
    ds_load_b128 v[84:87], v120 offset:17648
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[72:79], v[80:87], v[96:103]
    v_fma_f32 v72, v88, s54, -v108
    v_exp_f32_e32 v72, v72
    v_fma_f32 v73, v89, s54, -v108
    v_exp_f32_e32 v73, v73
    v_fma_f32 v74, v90, s54, -v108
    v_exp_f32_e32 v74, v74
    v_fma_f32 v75, v91, s54, -v108
    v_exp_f32_e32 v75, v75
    v_fma_f32 v76, v92, s54, -v108
    v_exp_f32_e32 v76, v76
    v_fma_f32 v77, v93, s54, -v108
    v_exp_f32_e32 v77, v77
    v_fma_f32 v78, v94, s54, -v108
    v_exp_f32_e32 v78, v78
    v_fma_f32 v79, v95, s54, -v108
    v_exp_f32_e32 v79, v79
    s_add_u32 s26, s25, 16
    s_cmp_gt_u32 s26, s1
    s_cbranch_scc0 L10
    v_add_nc_u32_e32 v80, s25, v121
    v_cmp_lt_u32_e64 s26, v80, v107
    v_cndmask_b32_e64 v72, 0, v72, s26
    v_add_nc_u32_e32 v81, 1, v80
    v_cmp_lt_u32_e64 s26, v81, v107
    v_cndmask_b32_e64 v73, 0, v73, s26
    v_add_nc_u32_e32 v81, 2, v80
    v_cmp_lt_u32_e64 s26, v81, v107
    v_cndmask_b32_e64 v74, 0, v74, s26
    v_add_nc_u32_e32 v81, 3, v80
    v_cmp_lt_u32_e64 s26, v81, v107
    v_cndmask_b32_e64 v75, 0, v75, s26
    v_add_nc_u32_e32 v81, 4, v80
    v_cmp_lt_u32_e64 s26, v81, v107
    v_cndmask_b32_e64 v76, 0, v76, s26
    v_add_nc_u32_e32 v81, 5, v80
    v_cmp_lt_u32_e64 s26, v81, v107
    v_cndmask_b32_e64 v77, 0, v77, s26
    v_add_nc_u32_e32 v81, 6, v80
    v_cmp_lt_u32_e64 s26, v81, v107
    v_cndmask_b32_e64 v78, 0, v78, s26
    v_add_nc_u32_e32 v80, 7, v80
    v_cmp_lt_u32_e64 s26, v80, v107
    v_cndmask_b32_e64 v79, 0, v79, s26
L10:
    v_sub_f32_e32 v80, v96, v109
    v_mul_f32_e32 v72, v72, v80
    v_sub_f32_e32 v80, v97, v109
    v_dual_mul_f32 v73, v73, v80 :: v_dual_sub_f32 v80, v98, v109
    v_mul_f32_e32 v74, v74, v80
    v_sub_f32_e32 v80, v99, v109
    v_dual_mul_f32 v75, v75, v80 :: v_dual_sub_f32 v80, v100, v109
    v_mul_f32_e32 v76, v76, v80
    v_sub_f32_e32 v80, v101, v109
    v_dual_mul_f32 v77, v77, v80 :: v_dual_sub_f32 v80, v102, v109
    v_mul_f32_e32 v78, v78, v80
    v_sub_f32_e32 v80, v103, v109
    v_mul_f32_e32 v79, v79, v80
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
    ds_store_b128 v122, v[72:75] offset:49664
L11:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s25, s5
    s_cbranch_scc0 L12
    s_cmp_lt_u32 s25, s5
    s_cbranch_scc0 L12
    ds_load_b128 v[72:75], v123 offset:49664
    ds_load_b128 v[76:79], v123 offset:49680
    ds_load_b128 v[80:83], v124 offset:43520
    ds_load_b128 v[84:87], v124 offset:43536
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[80:87], v[72:79], v[8:15]
    ds_load_b128 v[80:83], v124 offset:44288
    ds_load_b128 v[84:87], v124 offset:44304
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[16:23], v[80:87], v[72:79], v[16:23]
    ds_load_b128 v[80:83], v124 offset:45056
    ds_load_b128 v[84:87], v124 offset:45072
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[24:31], v[80:87], v[72:79], v[24:31]
    ds_load_b128 v[80:83], v124 offset:45824
    ds_load_b128 v[84:87], v124 offset:45840
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[32:39], v[80:87], v[72:79], v[32:39]
    ds_load_b128 v[80:83], v124 offset:46592
    ds_load_b128 v[84:87], v124 offset:46608
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[40:47], v[80:87], v[72:79], v[40:47]
    ds_load_b128 v[80:83], v124 offset:47360
    ds_load_b128 v[84:87], v124 offset:47376
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[48:55], v[80:87], v[72:79], v[48:55]
    ds_load_b128 v[80:83], v124 offset:48128
    ds_load_b128 v[84:87], v124 offset:48144
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[56:63], v[80:87], v[72:79], v[56:63]
    ds_load_b128 v[80:83], v124 offset:48896
    ds_load_b128 v[84:87], v124 offset:48912
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[64:71], v[80:87], v[72:79], v[64:71]
L12:
    s_barrier
    s_sub_u32 s26, s4, s25
    s_min_u32 s26, s26, 16
    s_add_u32 s25, s25, s26
L13:
    s_cmp_lt_u32 s25, s4
    s_cbranch_scc1 L9
    v_cmp_gt_u32_e64 s1, s36, v106
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s15, s51
    s_mul_i32 s3, s14, s52
    s_add_u32 s1, s1, s3
    v_mul_lo_u32 v0, v106, s53
    v_dual_mul_f32 v1, s0, v9 :: v_dual_add_nc_u32 v4, s1, v0
    v_dual_mul_f32 v0, s0, v8 :: v_dual_mul_f32 v3, s0, v11
    v_mul_f32_e32 v2, s0, v10
    v_dual_mul_f32 v5, s0, v12 :: v_dual_mul_f32 v6, s0, v13
    v_dual_mul_f32 v7, s0, v14 :: v_dual_mul_f32 v8, s0, v15
    v_bfe_u32 v9, v0, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v5, 16, 1
    v_add3_u32 v2, v5, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v7, 16, 1
    v_add3_u32 v3, v7, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v8, 16, 1
    v_add3_u32 v5, v8, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_add_lshl_u32 v4, v4, v121, 1
    buffer_store_b128 v[0:3], v4, s[32:35], 0 offen
    v_dual_mul_f32 v0, s0, v16 :: v_dual_mul_f32 v1, s0, v17
    v_dual_mul_f32 v2, s0, v18 :: v_dual_mul_f32 v3, s0, v19
    v_dual_mul_f32 v5, s0, v20 :: v_dual_mul_f32 v6, s0, v21
    v_dual_mul_f32 v7, s0, v22 :: v_dual_mul_f32 v8, s0, v23
    v_bfe_u32 v9, v0, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v5, 16, 1
    v_add3_u32 v2, v5, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v7, 16, 1
    v_add3_u32 v3, v7, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v8, 16, 1
    v_add3_u32 v5, v8, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_add_nc_u32_e32 v5, 32, v4
    buffer_store_b128 v[0:3], v5, s[32:35], 0 offen
    v_dual_mul_f32 v0, s0, v24 :: v_dual_mul_f32 v1, s0, v25
    v_dual_mul_f32 v2, s0, v26 :: v_dual_mul_f32 v3, s0, v27
    v_dual_mul_f32 v5, s0, v28 :: v_dual_mul_f32 v6, s0, v29
    v_dual_mul_f32 v7, s0, v30 :: v_dual_mul_f32 v8, s0, v31
    v_bfe_u32 v9, v0, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v5, 16, 1
    v_add3_u32 v2, v5, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v7, 16, 1
    v_add3_u32 v3, v7, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v8, 16, 1
    v_add3_u32 v5, v8, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_add_nc_u32_e32 v5, 64, v4
    buffer_store_b128 v[0:3], v5, s[32:35], 0 offen
    v_dual_mul_f32 v0, s0, v32 :: v_dual_mul_f32 v1, s0, v33
    v_dual_mul_f32 v2, s0, v34 :: v_dual_mul_f32 v3, s0, v35
    v_dual_mul_f32 v5, s0, v36 :: v_dual_mul_f32 v6, s0, v37
    v_dual_mul_f32 v7, s0, v38 :: v_dual_mul_f32 v8, s0, v39
    v_bfe_u32 v9, v0, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v5, 16, 1
    v_add3_u32 v2, v5, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v7, 16, 1
    v_add3_u32 v3, v7, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v8, 16, 1
    v_add3_u32 v5, v8, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_add_nc_u32_e32 v5, 0x60, v4
    buffer_store_b128 v[0:3], v5, s[32:35], 0 offen
    v_dual_mul_f32 v0, s0, v40 :: v_dual_mul_f32 v1, s0, v41
    v_dual_mul_f32 v2, s0, v42 :: v_dual_mul_f32 v3, s0, v43
    v_dual_mul_f32 v5, s0, v44 :: v_dual_mul_f32 v6, s0, v45
    v_dual_mul_f32 v7, s0, v46 :: v_dual_mul_f32 v8, s0, v47
    v_bfe_u32 v9, v0, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v5, 16, 1
    v_add3_u32 v2, v5, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v7, 16, 1
    v_add3_u32 v3, v7, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v8, 16, 1
    v_add3_u32 v5, v8, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_add_nc_u32_e32 v5, 0x80, v4
    buffer_store_b128 v[0:3], v5, s[32:35], 0 offen
    v_dual_mul_f32 v0, s0, v48 :: v_dual_mul_f32 v1, s0, v49
    v_dual_mul_f32 v2, s0, v50 :: v_dual_mul_f32 v3, s0, v51
    v_dual_mul_f32 v5, s0, v52 :: v_dual_mul_f32 v6, s0, v53
    v_dual_mul_f32 v7, s0, v54 :: v_dual_mul_f32 v8, s0, v55
    v_bfe_u32 v9, v0, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v5, 16, 1
    v_add3_u32 v2, v5, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v7, 16, 1
    v_add3_u32 v3, v7, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v8, 16, 1
    v_add3_u32 v5, v8, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_add_nc_u32_e32 v5, 0xa0, v4
    buffer_store_b128 v[0:3], v5, s[32:35], 0 offen
    v_dual_mul_f32 v0, s0, v56 :: v_dual_mul_f32 v1, s0, v57
    v_dual_mul_f32 v2, s0, v58 :: v_dual_mul_f32 v3, s0, v59
    v_dual_mul_f32 v5, s0, v60 :: v_dual_mul_f32 v6, s0, v61
    v_dual_mul_f32 v7, s0, v62 :: v_dual_mul_f32 v8, s0, v63
    v_bfe_u32 v9, v0, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v5, 16, 1
    v_add3_u32 v2, v5, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v7, 16, 1
    v_add3_u32 v3, v7, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v8, 16, 1
    v_add3_u32 v5, v8, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_add_nc_u32_e32 v5, 0xc0, v4
    buffer_store_b128 v[0:3], v5, s[32:35], 0 offen
    v_dual_mul_f32 v0, s0, v64 :: v_dual_mul_f32 v1, s0, v65
    v_dual_mul_f32 v2, s0, v66 :: v_dual_mul_f32 v3, s0, v67
    v_dual_mul_f32 v5, s0, v68 :: v_dual_mul_f32 v6, s0, v69
    v_dual_mul_f32 v7, s0, v70 :: v_dual_mul_f32 v8, s0, v71
    v_bfe_u32 v9, v0, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v5, 16, 1
    v_add3_u32 v2, v5, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v7, 16, 1
    v_add3_u32 v3, v7, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v8, 16, 1
    v_add3_u32 v5, v8, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_add_nc_u32_e32 v4, 0xe0, v4
    buffer_store_b128 v[0:3], v4, s[32:35], 0 offen
L14:
    s_endpgm
