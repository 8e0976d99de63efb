; 180 VGPRs, 62 SGPRs, 60928 bytes of LDS, 0 of scratch, 890 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b128 s[32:35], s[0:1], 0x90
    s_load_b128 s[36:39], s[0:1], 0xa8
    s_load_b32 s3, s[0:1], 0xc4
    s_load_b32 s12, s[0:1], 0xcc
    s_load_b32 s40, s[0:1], 0xd0
    s_load_b32 s41, s[0:1], 0xd4
    s_load_b32 s42, s[0:1], 0xd8
    s_load_b32 s43, s[0:1], 0xdc
    s_load_b32 s44, s[0:1], 0xe0
    s_load_b32 s45, s[0:1], 0xe4
    s_load_b32 s46, s[0:1], 0xe8
    s_load_b32 s47, s[0:1], 0xec
    s_load_b32 s48, s[0:1], 0xf0
    s_load_b32 s49, s[0:1], 0xf4
    s_load_b32 s50, s[0:1], 0xf8
    s_load_b32 s51, s[0:1], 0xfc
    s_load_b32 s52, s[0:1], 0x100
    s_load_b32 s53, s[0:1], 0x104
    s_load_b32 s54, s[0:1], 0x108
    s_load_b32 s55, s[0:1], 0x10c
    s_load_b32 s56, s[0:1], 0x110
    s_load_b32 s57, s[0:1], 0x114
    s_load_b32 s58, s[0:1], 0x118
    s_load_b32 s0, s[0:1], 0x11c
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s26, s26, 2
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s30, s30, 2
    s_mov_b32 s31, 0x31016000
    s_lshl_b32 s34, s34, 2
    s_mov_b32 s35, 0x31016000
    s_lshl_b32 s38, s38, 2
    s_mov_b32 s39, 0x31016000
    s_lshl_b32 s1, s13, 6
    v_lshrrev_b32_e32 v96, 4, v0
    v_and_b32_e32 v32, 15, v0
    s_mul_i32 s13, s15, s46
    s_mul_i32 s46, s14, s47
    s_add_u32 s13, s13, s46
    v_lshlrev_b32_e32 v97, 2, v32
    s_add_u32 s46, s41, -1
    s_mul_i32 s47, s46, s48
    s_add_u32 s47, s13, s47
    v_add_nc_u32_e32 v28, s47, v97
    v_add_nc_u32_e32 v33, s1, v96
    v_mul_lo_u32 v0, v33, s48
    v_add3_u32 v29, s13, v0, v97
    v_min_u32_e32 v0, v29, v28
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    s_lshl_b32 s13, s48, 3
    v_add_nc_u32_e32 v4, s13, v29
    v_min_u32_e32 v4, v4, v28
    v_lshlrev_b32_e32 v4, 2, v4
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    s_lshl_b32 s13, s48, 4
    v_add_nc_u32_e32 v8, s13, v29
    v_min_u32_e32 v8, v8, v28
    v_lshlrev_b32_e32 v8, 2, v8
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    s_mul_i32 s13, s48, 24
    v_add_nc_u32_e32 v12, s13, v29
    v_min_u32_e32 v12, v12, v28
    v_lshlrev_b32_e32 v12, 2, v12
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    s_lshl_b32 s13, s48, 5
    v_add_nc_u32_e32 v16, s13, v29
    v_min_u32_e32 v16, v16, v28
    v_lshlrev_b32_e32 v16, 2, v16
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    s_mul_i32 s13, s48, 40
    v_add_nc_u32_e32 v20, s13, v29
    v_min_u32_e32 v20, v20, v28
    v_lshlrev_b32_e32 v20, 2, v20
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    s_mul_i32 s13, s48, 48
    v_add_nc_u32_e32 v24, s13, v29
    v_min_u32_e32 v24, v24, v28
    v_lshlrev_b32_e32 v24, 2, v24
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    s_mul_i32 s13, s48, 56
    v_add_nc_u32_e32 v29, s13, v29
    v_min_u32_e32 v28, v29, v28
    v_lshlrev_b32_e32 v28, 2, v28
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    v_and_b32_e32 v34, 3, v96
    v_lshrrev_b32_e32 v35, 2, v96
    v_lshl_add_u32 v34, v34, 4, v35
    v_mul_lo_u32 v34, v34, 0x44
    v_add_lshl_u32 v34, v34, v97, 2
    s_waitcnt vmcnt(7)
    ds_store_b128 v34, v[0:3]
    v_add_nc_u32_e32 v35, 8, v96
    v_and_b32_e32 v0, 3, v35
    v_lshrrev_b32_e32 v1, 2, v35
    v_lshl_add_u32 v0, v0, 4, v1
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v36, v0, v97, 2
    s_waitcnt vmcnt(6)
    ds_store_b128 v36, v[4:7]
    v_add_nc_u32_e32 v37, 16, v96
    v_and_b32_e32 v0, 3, v37
    v_lshrrev_b32_e32 v1, 2, v37
    v_lshl_add_u32 v0, v0, 4, v1
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v38, v0, v97, 2
    s_waitcnt vmcnt(5)
    ds_store_b128 v38, v[8:11]
    v_add_nc_u32_e32 v39, 24, v96
    v_and_b32_e32 v0, 3, v39
    v_lshrrev_b32_e32 v1, 2, v39
    v_lshl_add_u32 v0, v0, 4, v1
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v40, v0, v97, 2
    s_waitcnt vmcnt(4)
    ds_store_b128 v40, v[12:15]
    v_add_nc_u32_e32 v0, 32, v96
    v_and_b32_e32 v1, 3, v0
    v_lshrrev_b32_e32 v0, 2, v0
    v_lshl_add_u32 v0, v1, 4, v0
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v41, v0, v97, 2
    s_waitcnt vmcnt(3)
    ds_store_b128 v41, v[16:19]
    v_add_nc_u32_e32 v0, 40, v96
    v_and_b32_e32 v1, 3, v0
    v_lshrrev_b32_e32 v0, 2, v0
    v_lshl_add_u32 v0, v1, 4, v0
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v42, v0, v97, 2
    s_waitcnt vmcnt(2)
    ds_store_b128 v42, v[20:23]
    v_add_nc_u32_e32 v0, 48, v96
    v_and_b32_e32 v1, 3, v0
    v_lshrrev_b32_e32 v0, 2, v0
    v_lshl_add_u32 v0, v1, 4, v0
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v43, v0, v97, 2
    s_waitcnt vmcnt(1)
    ds_store_b128 v43, v[24:27]
    v_add_nc_u32_e32 v0, 56, v96
    v_and_b32_e32 v1, 3, v0
    v_lshrrev_b32_e32 v0, 2, v0
    v_lshl_add_u32 v0, v1, 4, v0
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v44, v0, v97, 2
    s_waitcnt vmcnt(0)
    ds_store_b128 v44, v[28:31]
    s_mul_i32 s8, s15, s49
    s_mul_i32 s9, s14, s50
    s_add_u32 s8, s8, s9
    s_mul_i32 s9, s46, s51
    s_add_u32 s9, s8, s9
    v_add_nc_u32_e32 v28, s9, v97
    v_mul_lo_u32 v0, v33, s51
    v_add3_u32 v29, s8, v0, v97
    v_min_u32_e32 v0, v29, v28
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    s_lshl_b32 s8, s51, 3
    v_add_nc_u32_e32 v4, s8, v29
    v_min_u32_e32 v4, v4, v28
    v_lshlrev_b32_e32 v4, 2, v4
    buffer_load_b128 v[4:7], v4, s[16:19], 0 offen
    s_lshl_b32 s8, s51, 4
    v_add_nc_u32_e32 v8, s8, v29
    v_min_u32_e32 v8, v8, v28
    v_lshlrev_b32_e32 v8, 2, v8
    buffer_load_b128 v[8:11], v8, s[16:19], 0 offen
    s_mul_i32 s8, s51, 24
    v_add_nc_u32_e32 v12, s8, v29
    v_min_u32_e32 v12, v12, v28
    v_lshlrev_b32_e32 v12, 2, v12
    buffer_load_b128 v[12:15], v12, s[16:19], 0 offen
    s_lshl_b32 s8, s51, 5
    v_add_nc_u32_e32 v16, s8, v29
    v_min_u32_e32 v16, v16, v28
    v_lshlrev_b32_e32 v16, 2, v16
    buffer_load_b128 v[16:19], v16, s[16:19], 0 offen
    s_mul_i32 s8, s51, 40
    v_add_nc_u32_e32 v20, s8, v29
    v_min_u32_e32 v20, v20, v28
    v_lshlrev_b32_e32 v20, 2, v20
    buffer_load_b128 v[20:23], v20, s[16:19], 0 offen
    s_mul_i32 s8, s51, 48
    v_add_nc_u32_e32 v24, s8, v29
    v_min_u32_e32 v24, v24, v28
    v_lshlrev_b32_e32 v24, 2, v24
    buffer_load_b128 v[24:27], v24, s[16:19], 0 offen
    s_mul_i32 s8, s51, 56
    v_add_nc_u32_e32 v29, s8, v29
    v_min_u32_e32 v28, v29, v28
    v_lshlrev_b32_e32 v28, 2, v28
    buffer_load_b128 v[28:31], v28, s[16:19], 0 offen
    s_waitcnt vmcnt(7)
    ds_store_b128 v34, v[0:3] offset:17408
    s_waitcnt vmcnt(6)
    ds_store_b128 v36, v[4:7] offset:17408
    s_waitcnt vmcnt(5)
    ds_store_b128 v38, v[8:11] offset:17408
    s_waitcnt vmcnt(4)
    ds_store_b128 v40, v[12:15] offset:17408
    s_waitcnt vmcnt(3)
    ds_store_b128 v41, v[16:19] offset:17408
    s_waitcnt vmcnt(2)
    ds_store_b128 v42, v[20:23] offset:17408
    s_waitcnt vmcnt(1)
    ds_store_b128 v43, v[24:27] offset:17408
    s_waitcnt vmcnt(0)
    ds_store_b128 v44, v[28:31] offset:17408
    s_cmp_eq_u32 s42, 0
    s_cbranch_scc0 L0
    s_mov_b32 s8, 0
    s_branch L1
L0:
    s_add_u32 s8, s1, s40
    s_max_u32 s8, s8, s41
    s_sub_u32 s8, s8, s41
L1:
    s_and_b32 s8, s8, 0xffffffe0
    v_add_nc_u32_e32 v0, s1, v97
    s_cmp_eq_u32 s42, 0
    s_cbranch_scc0 L2
    v_mov_b32_e32 v98, 0
    s_branch L3
L2:
    v_add_nc_u32_e32 v1, s40, v0
    v_max_u32_e32 v1, s41, v1
    v_subrev_nc_u32_e32 v98, s41, v1
L3:
    s_cmp_eq_u32 s42, 0
    s_cbranch_scc0 L4
    v_mov_b32_e32 v99, 0
    s_branch L5
L4:
    v_add3_u32 v1, v0, s40, 1
    v_max_u32_e32 v1, s41, v1
    v_subrev_nc_u32_e32 v99, s41, v1
L5:
    s_cmp_eq_u32 s42, 0
    s_cbranch_scc0 L6
    v_mov_b32_e32 v100, 0
    s_branch L7
L6:
    v_add3_u32 v1, v0, s40, 2
    v_max_u32_e32 v1, s41, v1
    v_subrev_nc_u32_e32 v100, s41, v1
L7:
    s_cmp_eq_u32 s42, 0
    s_cbranch_scc0 L8
    v_mov_b32_e32 v101, 0
    s_branch L9
L8:
    v_add3_u32 v0, v0, s40, 3
    v_max_u32_e32 v0, s41, v0
    v_subrev_nc_u32_e32 v101, s41, v0
L9:
    s_cmp_eq_u32 s42, 0
    s_cbranch_scc0 L10
    s_mov_b32 s9, 0
    s_branch L11
L10:
    s_add_u32 s9, s1, s40
    s_add_u32 s9, s9, 63
    s_max_u32 s9, s9, s41
    s_sub_u32 s9, s9, s41
L11:
    s_and_b32 s10, s40, 63
    s_sub_u32 s11, 64, s10
    s_cmp_eq_u32 s10, 0
    s_cselect_b32 s10, 0, s11
    s_add_u32 s10, s40, s10
    s_mul_i32 s11, s14, s12
    s_mul_i32 s13, s15, s43
    s_mul_i32 s16, s15, s52
    s_mul_i32 s3, s15, s3
    s_add_u32 s17, s40, -1
    s_mul_i32 s18, s17, s45
    s_lshl_b32 s19, s45, 3
    s_lshl_b32 s42, s45, 4
    s_mul_i32 s43, s45, 24
    v_mul_lo_u32 v0, v96, 0x44
    v_add_lshl_u32 v102, v0, v97, 2
    v_mul_lo_u32 v0, v35, 0x44
    v_add_lshl_u32 v103, v0, v97, 2
    v_mul_lo_u32 v0, v37, 0x44
    v_add_lshl_u32 v104, v0, v97, 2
    v_mul_lo_u32 v0, v39, 0x44
    v_add_lshl_u32 v105, v0, v97, 2
    s_mul_i32 s17, s17, s54
    s_lshl_b32 s46, s54, 3
    s_lshl_b32 s47, s54, 4
    s_mul_i32 s48, s54, 24
    v_dual_mov_b32 v115, 0 :: v_dual_lshlrev_b32 v106, 2, v96
    v_mul_lo_u32 v107, v106, 0x44
    v_mul_lo_u32 v108, v32, 0x44
    v_add_lshl_u32 v109, v107, v97, 2
    v_dual_mov_b32 v117, 0 :: v_dual_add_nc_u32 v0, 1, v106
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v110, v0, v97, 2
    v_dual_mov_b32 v119, 0 :: v_dual_add_nc_u32 v0, 2, v106
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v111, v0, v97, 2
    v_dual_mov_b32 v121, 0 :: v_dual_add_nc_u32 v0, 3, v106
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v112, v0, v97, 2
    v_dual_mov_b32 v114, 0 :: v_dual_lshlrev_b32 v113, 3, v96
    v_dual_mov_b32 v116, 0 :: v_dual_mov_b32 v123, 0
    v_dual_mov_b32 v118, 0 :: v_dual_mov_b32 v125, 0
    v_dual_mov_b32 v120, 0 :: v_dual_mov_b32 v127, 0
    v_dual_mov_b32 v122, 0 :: v_dual_mov_b32 v129, 0
    v_dual_mov_b32 v124, 0 :: v_dual_mov_b32 v131, 0
    v_dual_mov_b32 v126, 0 :: v_dual_mov_b32 v133, 0
    v_dual_mov_b32 v128, 0 :: v_dual_mov_b32 v135, 0
    v_dual_mov_b32 v130, 0 :: v_dual_mov_b32 v137, 0
    v_dual_mov_b32 v132, 0 :: v_dual_mov_b32 v139, 0
    v_dual_mov_b32 v134, 0 :: v_dual_mov_b32 v141, 0
    v_dual_mov_b32 v136, 0 :: v_dual_mov_b32 v143, 0
    v_dual_mov_b32 v138, 0 :: v_dual_mov_b32 v145, 0
    v_dual_mov_b32 v140, 0 :: v_dual_mov_b32 v29, 0
    v_dual_mov_b32 v142, 0 :: v_dual_mov_b32 v31, 0
    v_dual_mov_b32 v144, 0 :: v_dual_mov_b32 v25, 0
    v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v27, 0
    v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v21, 0
    v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v23, 0
    v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v17, 0
    v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
    v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v13, 0
    v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v15, 0
    v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v9, 0
    v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v11, 0
    v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v7, 0
    v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v3, 0
    v_mov_b32_e32 v6, 0
    v_mov_b32_e32 v0, 0
    v_mov_b32_e32 v2, 0
    s_mov_b32 s49, 0
    s_branch L21
L12:
    s_add_u32 s50, s11, s49
    s_mul_i32 s51, s50, s44
    s_add_u32 s51, s13, s51
    s_mul_i32 s52, s50, s53
    s_add_u32 s52, s16, s52
    s_add_u32 s50, s3, s50
    s_mul_i32 s50, s50, s10
    s_add_u32 s59, s51, s18
    v_add_nc_u32_e32 v146, s59, v97
    s_add_u32 s59, s52, s17
    v_add_nc_u32_e32 v147, s59, v97
    s_mov_b32 s59, s8
    s_branch L20
L13:
    v_add_nc_u32_e32 v48, s59, v96
    v_mul_lo_u32 v32, v48, s45
    v_add3_u32 v44, s51, v32, v97
    v_min_u32_e32 v32, v44, v146
    v_lshlrev_b32_e32 v32, 2, v32
    buffer_load_b128 v[32:35], v32, s[4:7], 0 offen
    v_add_nc_u32_e32 v36, s19, v44
    v_min_u32_e32 v36, v36, v146
    v_lshlrev_b32_e32 v36, 2, v36
    buffer_load_b128 v[36:39], v36, s[4:7], 0 offen
    v_add_nc_u32_e32 v40, s42, v44
    v_min_u32_e32 v40, v40, v146
    v_lshlrev_b32_e32 v40, 2, v40
    buffer_load_b128 v[40:43], v40, s[4:7], 0 offen
    v_add_nc_u32_e32 v44, s43, v44
    v_min_u32_e32 v44, v44, v146
    v_lshlrev_b32_e32 v44, 2, v44
    buffer_load_b128 v[44:47], v44, s[4:7], 0 offen
    s_waitcnt vmcnt(3)
    ds_store_b128 v102, v[32:35] offset:34816
    s_waitcnt vmcnt(2)
    ds_store_b128 v103, v[36:39] offset:34816
    s_waitcnt vmcnt(1)
    ds_store_b128 v104, v[40:43] offset:34816
    s_waitcnt vmcnt(0)
    ds_store_b128 v105, v[44:47] offset:34816
    v_mul_lo_u32 v32, v48, s54
    v_add3_u32 v44, s52, v32, v97
    v_min_u32_e32 v32, v44, v147
    v_lshlrev_b32_e32 v32, 2, v32
    buffer_load_b128 v[32:35], v32, s[20:23], 0 offen
    v_add_nc_u32_e32 v36, s46, v44
    v_min_u32_e32 v36, v36, v147
    v_lshlrev_b32_e32 v36, 2, v36
    buffer_load_b128 v[36:39], v36, s[20:23], 0 offen
    v_add_nc_u32_e32 v40, s47, v44
    v_min_u32_e32 v40, v40, v147
    v_lshlrev_b32_e32 v40, 2, v40
    buffer_load_b128 v[40:43], v40, s[20:23], 0 offen
    v_add_nc_u32_e32 v44, s48, v44
    v_min_u32_e32 v44, v44, v147
    v_lshlrev_b32_e32 v44, 2, v44
    buffer_load_b128 v[44:47], v44, s[20:23], 0 offen
    s_waitcnt vmcnt(3)
    ds_store_b128 v102, v[32:35] offset:43520
    s_waitcnt vmcnt(2)
    ds_store_b128 v103, v[36:39] offset:43520
    s_waitcnt vmcnt(1)
    ds_store_b128 v104, v[40:43] offset:43520
    s_waitcnt vmcnt(0)
    ds_store_b128 v105, v[44:47] offset:43520
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_dual_mov_b32 v179, 0 :: v_dual_mov_b32 v178, 0
    v_dual_mov_b32 v177, 0 :: v_dual_mov_b32 v176, 0
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
    v_dual_mov_b32 v155, 0 :: v_dual_mov_b32 v154, 0
    v_dual_mov_b32 v153, 0 :: v_dual_mov_b32 v152, 0
    v_dual_mov_b32 v151, 0 :: v_dual_mov_b32 v150, 0
    v_dual_mov_b32 v149, 0 :: v_dual_mov_b32 v148, 0
    s_mov_b32 s60, 0
    s_branch L15
L14:
    v_add_nc_u32_e32 v32, s60, v107
    v_and_b32_e32 v32, 0x1fff, v32
    v_add_nc_u32_e32 v33, s60, v108
    v_and_b32_e32 v64, 0x1fff, v33
    v_lshlrev_b32_e32 v60, 2, v32
    ds_load_b128 v[32:35], v60 offset:34816
    ds_load_b128 v[36:39], v60 offset:35088
    ds_load_b128 v[40:43], v60 offset:35360
    ds_load_b128 v[44:47], v60 offset:35632
    ds_load_b128 v[48:51], v60 offset:43520
    ds_load_b128 v[52:55], v60 offset:43792
    ds_load_b128 v[56:59], v60 offset:44064
    ds_load_b128 v[60:63], v60 offset:44336
    v_lshlrev_b32_e32 v92, 2, v64
    ds_load_b128 v[64:67], v92
    ds_load_b128 v[68:71], v92 offset:4352
    ds_load_b128 v[72:75], v92 offset:8704
    ds_load_b128 v[76:79], v92 offset:13056
    ds_load_b128 v[80:83], v92 offset:17408
    ds_load_b128 v[84:87], v92 offset:21760
    ds_load_b128 v[88:91], v92 offset:26112
    ds_load_b128 v[92:95], v92 offset:30464
    s_waitcnt lgkmcnt(7)
    v_fma_f32 v179, v32, v64, v179
    s_waitcnt lgkmcnt(3)
    v_dual_fmac_f32 v178, v48, v80 :: v_dual_fmac_f32 v179, v33, v65
    v_dual_fmac_f32 v178, v49, v81 :: v_dual_fmac_f32 v179, v34, v66
    v_dual_fmac_f32 v178, v50, v82 :: v_dual_fmac_f32 v179, v35, v67
    v_dual_fmac_f32 v178, v51, v83 :: v_dual_fmac_f32 v177, v32, v68
    s_waitcnt lgkmcnt(2)
    v_dual_fmac_f32 v176, v48, v84 :: v_dual_fmac_f32 v177, v33, v69
    v_dual_fmac_f32 v176, v49, v85 :: v_dual_fmac_f32 v177, v34, v70
    v_dual_fmac_f32 v176, v50, v86 :: v_dual_fmac_f32 v177, v35, v71
    v_dual_fmac_f32 v176, v51, v87 :: v_dual_fmac_f32 v175, v32, v72
    s_waitcnt lgkmcnt(1)
    v_dual_fmac_f32 v174, v48, v88 :: v_dual_fmac_f32 v175, v33, v73
    v_dual_fmac_f32 v174, v49, v89 :: v_dual_fmac_f32 v175, v34, v74
    v_dual_fmac_f32 v174, v50, v90 :: v_dual_fmac_f32 v175, v35, v75
    v_fma_f32 v174, v51, v91, v174
    v_fma_f32 v32, v32, v76, v173
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v48, v48, v92, v172
    v_fma_f32 v32, v33, v77, v32
    v_fma_f32 v33, v49, v93, v48
    v_fma_f32 v32, v34, v78, v32
    v_fma_f32 v33, v50, v94, v33
    v_fma_f32 v173, v35, v79, v32
    v_fma_f32 v172, v51, v95, v33
    v_fma_f32 v32, v36, v64, v171
    v_fma_f32 v33, v52, v80, v170
    v_fma_f32 v32, v37, v65, v32
    v_dual_fmac_f32 v33, v53, v81 :: v_dual_fmac_f32 v32, v38, v66
    v_fma_f32 v33, v54, v82, v33
    v_fma_f32 v171, v39, v67, v32
    v_fma_f32 v170, v55, v83, v33
    v_fma_f32 v32, v36, v68, v169
    v_fma_f32 v33, v52, v84, v168
    v_fma_f32 v32, v37, v69, v32
    v_dual_fmac_f32 v33, v53, v85 :: v_dual_fmac_f32 v32, v38, v70
    v_fma_f32 v33, v54, v86, v33
    v_fma_f32 v169, v39, v71, v32
    v_fma_f32 v168, v55, v87, v33
    v_fma_f32 v32, v36, v72, v167
    v_fma_f32 v33, v52, v88, v166
    v_fma_f32 v32, v37, v73, v32
    v_dual_fmac_f32 v33, v53, v89 :: v_dual_fmac_f32 v32, v38, v74
    v_fma_f32 v33, v54, v90, v33
    v_fma_f32 v167, v39, v75, v32
    v_fma_f32 v166, v55, v91, v33
    v_fma_f32 v32, v36, v76, v165
    v_fma_f32 v33, v52, v92, v164
    v_fma_f32 v32, v37, v77, v32
    v_dual_fmac_f32 v33, v53, v93 :: v_dual_fmac_f32 v32, v38, v78
    v_fma_f32 v33, v54, v94, v33
    v_fma_f32 v165, v39, v79, v32
    v_fma_f32 v164, v55, v95, v33
    v_fma_f32 v32, v40, v64, v163
    v_fma_f32 v33, v56, v80, v162
    v_fma_f32 v32, v41, v65, v32
    v_dual_fmac_f32 v33, v57, v81 :: v_dual_fmac_f32 v32, v42, v66
    v_fma_f32 v33, v58, v82, v33
    v_fma_f32 v163, v43, v67, v32
    v_fma_f32 v162, v59, v83, v33
    v_fma_f32 v32, v40, v68, v161
    v_fma_f32 v33, v56, v84, v160
    v_fma_f32 v32, v41, v69, v32
    v_dual_fmac_f32 v33, v57, v85 :: v_dual_fmac_f32 v32, v42, v70
    v_fma_f32 v33, v58, v86, v33
    v_fma_f32 v161, v43, v71, v32
    v_fma_f32 v160, v59, v87, v33
    v_fma_f32 v32, v40, v72, v159
    v_fma_f32 v33, v56, v88, v158
    v_fma_f32 v32, v41, v73, v32
    v_dual_fmac_f32 v33, v57, v89 :: v_dual_fmac_f32 v32, v42, v74
    v_fma_f32 v33, v58, v90, v33
    v_fma_f32 v159, v43, v75, v32
    v_fma_f32 v158, v59, v91, v33
    v_fma_f32 v32, v40, v76, v157
    v_fma_f32 v33, v56, v92, v156
    v_fma_f32 v32, v41, v77, v32
    v_dual_fmac_f32 v33, v57, v93 :: v_dual_fmac_f32 v32, v42, v78
    v_fma_f32 v33, v58, v94, v33
    v_fma_f32 v157, v43, v79, v32
    v_fma_f32 v156, v59, v95, v33
    v_fma_f32 v32, v44, v64, v155
    v_fma_f32 v33, v60, v80, v154
    v_fma_f32 v32, v45, v65, v32
    v_dual_fmac_f32 v33, v61, v81 :: v_dual_fmac_f32 v32, v46, v66
    v_fma_f32 v33, v62, v82, v33
    v_fma_f32 v155, v47, v67, v32
    v_fma_f32 v154, v63, v83, v33
    v_fma_f32 v32, v44, v68, v153
    v_fma_f32 v33, v60, v84, v152
    v_fma_f32 v32, v45, v69, v32
    v_dual_fmac_f32 v33, v61, v85 :: v_dual_fmac_f32 v32, v46, v70
    v_fma_f32 v33, v62, v86, v33
    v_fma_f32 v153, v47, v71, v32
    v_fma_f32 v152, v63, v87, v33
    v_fma_f32 v32, v44, v72, v151
    v_fma_f32 v33, v60, v88, v150
    v_fma_f32 v32, v45, v73, v32
    v_dual_fmac_f32 v33, v61, v89 :: v_dual_fmac_f32 v32, v46, v74
    v_fma_f32 v33, v62, v90, v33
    v_fma_f32 v151, v47, v75, v32
    v_fma_f32 v150, v63, v91, v33
    v_fma_f32 v32, v44, v76, v149
    v_fma_f32 v33, v60, v92, v148
    v_fma_f32 v32, v45, v77, v32
    v_dual_fmac_f32 v33, v61, v93 :: v_dual_fmac_f32 v32, v46, v78
    v_fma_f32 v33, v62, v94, v33
    v_fma_f32 v149, v47, v79, v32
    v_fma_f32 v148, v63, v95, v33
    s_add_u32 s60, s60, 4
L15:
    s_cmp_lt_u32 s60, 64
    s_cbranch_scc1 L14
    v_add_nc_u32_e32 v48, s59, v106
    v_add_lshl_u32 v49, s50, v48, 2
    buffer_load_b32 v35, v49, s[24:27], 0 offen
    buffer_load_b32 v39, v49, s[28:31], 0 offen
    s_waitcnt vmcnt(1)
    v_fma_f32 v32, v179, s58, -v35
    v_exp_f32_e32 v32, v32
    s_cmp_ge_u32 s59, s9
    s_cselect_b32 s60, exec_lo, 0
    v_cmp_ge_u32_e64 s61, v48, v98
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v32, 0, v32, s61
    s_waitcnt vmcnt(0)
    v_dual_sub_f32 v33, v178, v39 :: v_dual_subrev_f32 v34, v39, v176
    v_mul_f32_e32 v36, v32, v33
    v_fma_f32 v33, v177, s58, -v35
    v_exp_f32_e32 v33, v33
    v_cmp_ge_u32_e64 s61, v48, v99
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v33, 0, v33, s61
    v_dual_mul_f32 v37, v33, v34 :: v_dual_sub_f32 v38, v174, v39
    v_fma_f32 v34, v175, s58, -v35
    v_exp_f32_e32 v34, v34
    v_cmp_ge_u32_e64 s61, v48, v100
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v34, 0, v34, s61
    v_mul_f32_e32 v38, v34, v38
    v_fma_f32 v35, v173, s58, -v35
    v_exp_f32_e32 v35, v35
    v_cmp_ge_u32_e64 s61, v48, v101
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v35, 0, v35, s61
    v_sub_f32_e32 v39, v172, v39
    v_mul_f32_e32 v39, v35, v39
    ds_store_b128 v109, v[32:35] offset:52224
    v_add_nc_u32_e32 v32, 4, v49
    buffer_load_b32 v35, v32, s[24:27], 0 offen
    buffer_load_b32 v43, v32, s[28:31], 0 offen
    s_waitcnt vmcnt(1)
    v_fma_f32 v32, v171, s58, -v35
    v_exp_f32_e32 v32, v32
    v_add_nc_u32_e32 v44, 1, v48
    v_cmp_ge_u32_e64 s61, v44, v98
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v32, 0, v32, s61
    s_waitcnt vmcnt(0)
    v_dual_sub_f32 v33, v170, v43 :: v_dual_subrev_f32 v34, v43, v168
    v_mul_f32_e32 v40, v32, v33
    v_fma_f32 v33, v169, s58, -v35
    v_exp_f32_e32 v33, v33
    v_cmp_ge_u32_e64 s61, v44, v99
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v33, 0, v33, s61
    v_dual_mul_f32 v41, v33, v34 :: v_dual_sub_f32 v42, v166, v43
    v_fma_f32 v34, v167, s58, -v35
    v_exp_f32_e32 v34, v34
    v_cmp_ge_u32_e64 s61, v44, v100
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v34, 0, v34, s61
    v_mul_f32_e32 v42, v34, v42
    v_fma_f32 v35, v165, s58, -v35
    v_exp_f32_e32 v35, v35
    v_cmp_ge_u32_e64 s61, v44, v101
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v35, 0, v35, s61
    v_sub_f32_e32 v43, v164, v43
    v_mul_f32_e32 v43, v35, v43
    ds_store_b128 v110, v[32:35] offset:52224
    v_add_nc_u32_e32 v32, 8, v49
    buffer_load_b32 v35, v32, s[24:27], 0 offen
    buffer_load_b32 v47, v32, s[28:31], 0 offen
    s_waitcnt vmcnt(1)
    v_fma_f32 v32, v163, s58, -v35
    v_exp_f32_e32 v32, v32
    v_add_nc_u32_e32 v50, 2, v48
    v_cmp_ge_u32_e64 s61, v50, v98
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v32, 0, v32, s61
    s_waitcnt vmcnt(0)
    v_dual_sub_f32 v33, v162, v47 :: v_dual_subrev_f32 v34, v47, v160
    v_mul_f32_e32 v44, v32, v33
    v_fma_f32 v33, v161, s58, -v35
    v_exp_f32_e32 v33, v33
    v_cmp_ge_u32_e64 s61, v50, v99
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v33, 0, v33, s61
    v_dual_mul_f32 v45, v33, v34 :: v_dual_sub_f32 v46, v158, v47
    v_fma_f32 v34, v159, s58, -v35
    v_exp_f32_e32 v34, v34
    v_cmp_ge_u32_e64 s61, v50, v100
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v34, 0, v34, s61
    v_mul_f32_e32 v46, v34, v46
    v_fma_f32 v35, v157, s58, -v35
    v_exp_f32_e32 v35, v35
    v_cmp_ge_u32_e64 s61, v50, v101
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v35, 0, v35, s61
    v_sub_f32_e32 v47, v156, v47
    v_mul_f32_e32 v47, v35, v47
    ds_store_b128 v111, v[32:35] offset:52224
    v_add_nc_u32_e32 v32, 12, v49
    buffer_load_b32 v35, v32, s[24:27], 0 offen
    buffer_load_b32 v51, v32, s[28:31], 0 offen
    s_waitcnt vmcnt(1)
    v_fma_f32 v32, v155, s58, -v35
    v_exp_f32_e32 v32, v32
    v_add_nc_u32_e32 v52, 3, v48
    v_cmp_ge_u32_e64 s61, v52, v98
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v32, 0, v32, s61
    s_waitcnt vmcnt(0)
    v_dual_sub_f32 v33, v154, v51 :: v_dual_subrev_f32 v34, v51, v152
    v_mul_f32_e32 v48, v32, v33
    v_fma_f32 v33, v153, s58, -v35
    v_exp_f32_e32 v33, v33
    v_cmp_ge_u32_e64 s61, v52, v99
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v33, 0, v33, s61
    v_dual_mul_f32 v49, v33, v34 :: v_dual_sub_f32 v50, v150, v51
    v_fma_f32 v34, v151, s58, -v35
    v_exp_f32_e32 v34, v34
    v_cmp_ge_u32_e64 s61, v52, v100
    s_or_b32 s61, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v34, 0, v34, s61
    v_mul_f32_e32 v50, v34, v50
    v_fma_f32 v35, v149, s58, -v35
    v_exp_f32_e32 v35, v35
    v_cmp_ge_u32_e64 s61, v52, v101
    s_or_b32 s60, s60, s61
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v35, 0, v35, s60
    v_sub_f32_e32 v51, v148, v51
    v_mul_f32_e32 v51, v35, v51
    ds_store_b128 v112, v[32:35] offset:52224
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_mov_b32 s60, 0
    s_branch L17
L16:
    s_mul_i32 s61, s60, 0x44
    v_add_nc_u32_e32 v32, s61, v113
    v_lshl_add_u32 v52, v32, 2, 0xcc00
    ds_load_b128 v[32:35], v52
    ds_load_b128 v[52:55], v52 offset:16
    v_add_nc_u32_e32 v56, s61, v97
    v_lshl_add_u32 v56, v56, 2, 0xaa00
    ds_load_b128 v[56:59], v56
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v28, v32, v56 :: v_dual_fmac_f32 v25, v33, v57
    v_dual_fmac_f32 v29, v32, v57 :: v_dual_fmac_f32 v24, v33, v56
    v_dual_fmac_f32 v30, v32, v58 :: v_dual_fmac_f32 v27, v33, v59
    v_dual_fmac_f32 v31, v32, v59 :: v_dual_fmac_f32 v26, v33, v58
    v_dual_fmac_f32 v20, v34, v56 :: v_dual_fmac_f32 v17, v35, v57
    v_dual_fmac_f32 v21, v34, v57 :: v_dual_fmac_f32 v16, v35, v56
    v_dual_fmac_f32 v22, v34, v58 :: v_dual_fmac_f32 v19, v35, v59
    v_dual_fmac_f32 v23, v34, v59 :: v_dual_fmac_f32 v18, v35, v58
    v_dual_fmac_f32 v12, v52, v56 :: v_dual_fmac_f32 v9, v53, v57
    v_dual_fmac_f32 v13, v52, v57 :: v_dual_fmac_f32 v8, v53, v56
    v_dual_fmac_f32 v14, v52, v58 :: v_dual_fmac_f32 v11, v53, v59
    v_dual_fmac_f32 v15, v52, v59 :: v_dual_fmac_f32 v10, v53, v58
    v_dual_fmac_f32 v4, v54, v56 :: v_dual_fmac_f32 v1, v55, v57
    v_dual_fmac_f32 v5, v54, v57 :: v_dual_fmac_f32 v0, v55, v56
    v_dual_fmac_f32 v6, v54, v58 :: v_dual_fmac_f32 v3, v55, v59
    v_dual_fmac_f32 v7, v54, v59 :: v_dual_fmac_f32 v2, v55, v58
    s_add_u32 s60, s60, 1
L17:
    s_cmp_lt_u32 s60, 32
    s_cbranch_scc1 L16
    s_barrier
    ds_store_b128 v109, v[36:39] offset:52224
    ds_store_b128 v110, v[40:43] offset:52224
    ds_store_b128 v111, v[44:47] offset:52224
    ds_store_b128 v112, v[48:51] offset:52224
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_mov_b32 s60, 0
    s_branch L19
L18:
    s_mul_i32 s61, s60, 0x44
    v_add_nc_u32_e32 v32, s61, v113
    v_lshl_add_u32 v36, v32, 2, 0xcc00
    ds_load_b128 v[32:35], v36
    ds_load_b128 v[36:39], v36 offset:16
    v_add_nc_u32_e32 v40, s61, v97
    v_lshl_add_u32 v40, v40, 2, 0x8800
    ds_load_b128 v[40:43], v40
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v114, v32, v40 :: v_dual_fmac_f32 v119, v33, v41
    v_dual_fmac_f32 v115, v32, v41 :: v_dual_fmac_f32 v118, v33, v40
    v_dual_fmac_f32 v116, v32, v42 :: v_dual_fmac_f32 v121, v33, v43
    v_dual_fmac_f32 v117, v32, v43 :: v_dual_fmac_f32 v120, v33, v42
    v_dual_fmac_f32 v122, v34, v40 :: v_dual_fmac_f32 v127, v35, v41
    v_dual_fmac_f32 v123, v34, v41 :: v_dual_fmac_f32 v126, v35, v40
    v_dual_fmac_f32 v124, v34, v42 :: v_dual_fmac_f32 v129, v35, v43
    v_dual_fmac_f32 v125, v34, v43 :: v_dual_fmac_f32 v128, v35, v42
    v_dual_fmac_f32 v130, v36, v40 :: v_dual_fmac_f32 v135, v37, v41
    v_dual_fmac_f32 v131, v36, v41 :: v_dual_fmac_f32 v134, v37, v40
    v_dual_fmac_f32 v132, v36, v42 :: v_dual_fmac_f32 v137, v37, v43
    v_dual_fmac_f32 v133, v36, v43 :: v_dual_fmac_f32 v136, v37, v42
    v_dual_fmac_f32 v138, v38, v40 :: v_dual_fmac_f32 v143, v39, v41
    v_dual_fmac_f32 v139, v38, v41 :: v_dual_fmac_f32 v142, v39, v40
    v_dual_fmac_f32 v140, v38, v42 :: v_dual_fmac_f32 v145, v39, v43
    v_dual_fmac_f32 v141, v38, v43 :: v_dual_fmac_f32 v144, v39, v42
    s_add_u32 s60, s60, 1
L19:
    s_cmp_lt_u32 s60, 32
    s_cbranch_scc1 L18
    s_barrier
    s_sub_u32 s60, s40, s59
    s_min_u32 s60, s60, 32
    s_add_u32 s59, s59, s60
L20:
    s_cmp_lt_u32 s59, s40
    s_cbranch_scc1 L13
    s_add_u32 s49, s49, 1
L21:
    s_cmp_lt_u32 s49, s12
    s_cbranch_scc1 L12
    s_mul_i32 s3, s15, s55
    s_mul_i32 s4, s14, s56
    s_add_u32 s3, s3, s4
    v_add_nc_u32_e32 v36, s3, v97
    v_add_nc_u32_e32 v37, s1, v113
    v_cmp_gt_u32_e64 s1, s41, v37
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v38, v37, s57
    v_dual_mul_f32 v32, s0, v114 :: v_dual_mul_f32 v33, s0, v115
    v_dual_mul_f32 v34, s0, v116 :: v_dual_mul_f32 v35, s0, v117
    v_add_lshl_u32 v38, v36, v38, 2
    buffer_store_b128 v[32:35], v38, s[32:35], 0 offen
    buffer_store_b128 v[28:31], v38, s[36:39], 0 offen
    s_mov_b32 exec_lo, s2
L22:
    v_add_nc_u32_e32 v28, 1, v37
    v_cmp_gt_u32_e64 s1, s41, v28
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v32, v28, s57
    v_dual_mul_f32 v28, s0, v118 :: v_dual_mul_f32 v29, s0, v119
    v_dual_mul_f32 v30, s0, v120 :: v_dual_mul_f32 v31, s0, v121
    v_add_lshl_u32 v32, v36, v32, 2
    buffer_store_b128 v[28:31], v32, s[32:35], 0 offen
    buffer_store_b128 v[24:27], v32, s[36:39], 0 offen
    s_mov_b32 exec_lo, s2
L23:
    v_add_nc_u32_e32 v24, 2, v37
    v_cmp_gt_u32_e64 s1, s41, v24
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v28, v24, s57
    v_dual_mul_f32 v24, s0, v122 :: v_dual_mul_f32 v25, s0, v123
    v_dual_mul_f32 v26, s0, v124 :: v_dual_mul_f32 v27, s0, v125
    v_add_lshl_u32 v28, v36, v28, 2
    buffer_store_b128 v[24:27], v28, s[32:35], 0 offen
    buffer_store_b128 v[20:23], v28, s[36:39], 0 offen
    s_mov_b32 exec_lo, s2
L24:
    v_add_nc_u32_e32 v20, 3, v37
    v_cmp_gt_u32_e64 s1, s41, v20
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v24, v20, s57
    v_dual_mul_f32 v20, s0, v126 :: v_dual_mul_f32 v21, s0, v127
    v_dual_mul_f32 v22, s0, v128 :: v_dual_mul_f32 v23, s0, v129
    v_add_lshl_u32 v24, v36, v24, 2
    buffer_store_b128 v[20:23], v24, s[32:35], 0 offen
    buffer_store_b128 v[16:19], v24, s[36:39], 0 offen
    s_mov_b32 exec_lo, s2
L25:
    v_add_nc_u32_e32 v16, 4, v37
    v_cmp_gt_u32_e64 s1, s41, v16
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v20, v16, s57
    v_dual_mul_f32 v16, s0, v130 :: v_dual_mul_f32 v17, s0, v131
    v_dual_mul_f32 v18, s0, v132 :: v_dual_mul_f32 v19, s0, v133
    v_add_lshl_u32 v20, v36, v20, 2
    buffer_store_b128 v[16:19], v20, s[32:35], 0 offen
    buffer_store_b128 v[12:15], v20, s[36:39], 0 offen
    s_mov_b32 exec_lo, s2
L26:
    v_add_nc_u32_e32 v12, 5, v37
    v_cmp_gt_u32_e64 s1, s41, v12
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v16, v12, s57
    v_dual_mul_f32 v12, s0, v134 :: v_dual_mul_f32 v13, s0, v135
    v_dual_mul_f32 v14, s0, v136 :: v_dual_mul_f32 v15, s0, v137
    v_add_lshl_u32 v16, v36, v16, 2
    buffer_store_b128 v[12:15], v16, s[32:35], 0 offen
    buffer_store_b128 v[8:11], v16, s[36:39], 0 offen
    s_mov_b32 exec_lo, s2
L27:
    v_add_nc_u32_e32 v8, 6, v37
    v_cmp_gt_u32_e64 s1, s41, v8
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v12, v8, s57
    v_dual_mul_f32 v8, s0, v138 :: v_dual_mul_f32 v9, s0, v139
    v_dual_mul_f32 v10, s0, v140 :: v_dual_mul_f32 v11, s0, v141
    v_add_lshl_u32 v12, v36, v12, 2
    buffer_store_b128 v[8:11], v12, s[32:35], 0 offen
    buffer_store_b128 v[4:7], v12, s[36:39], 0 offen
    s_mov_b32 exec_lo, s2
L28:
    v_add_nc_u32_e32 v4, 7, v37
    v_cmp_gt_u32_e64 s1, s41, v4
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v8, v4, s57
    v_dual_mul_f32 v4, s0, v142 :: v_dual_mul_f32 v5, s0, v143
    v_dual_mul_f32 v6, s0, v144 :: v_dual_mul_f32 v7, s0, v145
    v_add_lshl_u32 v8, v36, v8, 2
    buffer_store_b128 v[4:7], v8, s[32:35], 0 offen
    buffer_store_b128 v[0:3], v8, s[36:39], 0 offen
L29:
    s_endpgm
