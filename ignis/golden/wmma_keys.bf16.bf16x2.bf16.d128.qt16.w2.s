; 191 VGPRs, 70 SGPRs, 61952 bytes of LDS, 0 of scratch, 1296 instructions
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
    v_mov_b32_e32 v32, v0
    v_mbcnt_lo_u32_b32 v1, -1, 0
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
    s_lshl_b32 s38, s38, 1
    s_mov_b32 s39, 0x31016000
    s_lshl_b32 s1, s1, 4
    s_mul_i32 s59, s1, 24
    s_lshl_b32 s13, s13, 6
    v_and_b32_e32 v33, 15, v1
    v_lshrrev_b32_e32 v34, 4, v1
    s_add_u32 s60, s13, s1
    v_add_nc_u32_e32 v168, s60, v33
    s_mul_i32 s1, s1, 0x88
    s_mul_i32 s46, s15, s46
    s_mul_i32 s47, s14, s47
    s_add_u32 s46, s46, s47
    v_lshrrev_b32_e32 v169, 4, v32
    v_and_b32_e32 v0, 15, v32
    v_lshlrev_b32_e32 v170, 3, v0
    s_add_u32 s47, s41, -1
    s_mul_i32 s61, s47, s48
    s_add_u32 s61, s46, s61
    v_add_nc_u32_e32 v28, s61, v170
    v_add_nc_u32_e32 v35, s13, v169
    v_mul_lo_u32 v0, v35, s48
    v_add3_u32 v29, s46, v0, v170
    v_min_u32_e32 v0, v29, v28
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    s_lshl_b32 s46, s48, 3
    v_add_nc_u32_e32 v4, s46, v29
    v_min_u32_e32 v4, v4, v28
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    s_lshl_b32 s46, s48, 4
    v_add_nc_u32_e32 v8, s46, v29
    v_min_u32_e32 v8, v8, v28
    v_lshlrev_b32_e32 v8, 1, v8
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    s_mul_i32 s46, s48, 24
    v_add_nc_u32_e32 v12, s46, v29
    v_min_u32_e32 v12, v12, v28
    v_lshlrev_b32_e32 v12, 1, v12
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    s_lshl_b32 s46, s48, 5
    v_add_nc_u32_e32 v16, s46, v29
    v_min_u32_e32 v16, v16, v28
    v_lshlrev_b32_e32 v16, 1, v16
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    s_mul_i32 s46, s48, 40
    v_add_nc_u32_e32 v20, s46, v29
    v_min_u32_e32 v20, v20, v28
    v_lshlrev_b32_e32 v20, 1, v20
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    s_mul_i32 s46, s48, 48
    v_add_nc_u32_e32 v24, s46, v29
    v_min_u32_e32 v24, v24, v28
    v_lshlrev_b32_e32 v24, 1, v24
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    s_mul_i32 s46, s48, 56
    v_add_nc_u32_e32 v29, s46, v29
    v_min_u32_e32 v28, v29, v28
    v_lshlrev_b32_e32 v28, 1, v28
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    v_mul_lo_u32 v36, v169, 0x88
    v_add_lshl_u32 v36, v36, v170, 1
    s_waitcnt vmcnt(7)
    ds_store_b128 v36, v[0:3]
    v_add_nc_u32_e32 v0, 8, v169
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v37, v0, v170, 1
    s_waitcnt vmcnt(6)
    ds_store_b128 v37, v[4:7]
    v_add_nc_u32_e32 v0, 16, v169
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v38, v0, v170, 1
    s_waitcnt vmcnt(5)
    ds_store_b128 v38, v[8:11]
    v_add_nc_u32_e32 v0, 24, v169
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v39, v0, v170, 1
    s_waitcnt vmcnt(4)
    ds_store_b128 v39, v[12:15]
    v_add_nc_u32_e32 v0, 32, v169
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v40, v0, v170, 1
    s_waitcnt vmcnt(3)
    ds_store_b128 v40, v[16:19]
    v_add_nc_u32_e32 v0, 40, v169
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v41, v0, v170, 1
    s_waitcnt vmcnt(2)
    ds_store_b128 v41, v[20:23]
    v_add_nc_u32_e32 v0, 48, v169
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v42, v0, v170, 1
    s_waitcnt vmcnt(1)
    ds_store_b128 v42, v[24:27]
    v_add_nc_u32_e32 v0, 56, v169
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v43, v0, v170, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v43, v[28:31]
    s_mul_i32 s8, s15, s49
    s_mul_i32 s9, s14, s50
    s_add_u32 s8, s8, s9
    s_mul_i32 s9, s47, s51
    s_add_u32 s9, s8, s9
    v_add_nc_u32_e32 v28, s9, v170
    v_mul_lo_u32 v0, v35, s51
    v_add3_u32 v29, s8, v0, v170
    v_min_u32_e32 v0, v29, v28
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    s_lshl_b32 s8, s51, 3
    v_add_nc_u32_e32 v4, s8, v29
    v_min_u32_e32 v4, v4, v28
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_load_b128 v[4:7], v4, s[16:19], 0 offen
    s_lshl_b32 s8, s51, 4
    v_add_nc_u32_e32 v8, s8, v29
    v_min_u32_e32 v8, v8, v28
    v_lshlrev_b32_e32 v8, 1, v8
    buffer_load_b128 v[8:11], v8, s[16:19], 0 offen
    s_mul_i32 s8, s51, 24
    v_add_nc_u32_e32 v12, s8, v29
    v_min_u32_e32 v12, v12, v28
    v_lshlrev_b32_e32 v12, 1, v12
    buffer_load_b128 v[12:15], v12, s[16:19], 0 offen
    s_lshl_b32 s8, s51, 5
    v_add_nc_u32_e32 v16, s8, v29
    v_min_u32_e32 v16, v16, v28
    v_lshlrev_b32_e32 v16, 1, v16
    buffer_load_b128 v[16:19], v16, s[16:19], 0 offen
    s_mul_i32 s8, s51, 40
    v_add_nc_u32_e32 v20, s8, v29
    v_min_u32_e32 v20, v20, v28
    v_lshlrev_b32_e32 v20, 1, v20
    buffer_load_b128 v[20:23], v20, s[16:19], 0 offen
    s_mul_i32 s8, s51, 48
    v_add_nc_u32_e32 v24, s8, v29
    v_min_u32_e32 v24, v24, v28
    v_lshlrev_b32_e32 v24, 1, v24
    buffer_load_b128 v[24:27], v24, s[16:19], 0 offen
    s_mul_i32 s8, s51, 56
    v_add_nc_u32_e32 v29, s8, v29
    v_min_u32_e32 v28, v29, v28
    v_lshlrev_b32_e32 v28, 1, v28
    buffer_load_b128 v[28:31], v28, s[16:19], 0 offen
    s_waitcnt vmcnt(7)
    ds_store_b128 v36, v[0:3] offset:17408
    s_waitcnt vmcnt(6)
    ds_store_b128 v37, v[4:7] offset:17408
    s_waitcnt vmcnt(5)
    ds_store_b128 v38, v[8:11] offset:17408
    s_waitcnt vmcnt(4)
    ds_store_b128 v39, v[12:15] offset:17408
    s_waitcnt vmcnt(3)
    ds_store_b128 v40, v[16:19] offset:17408
    s_waitcnt vmcnt(2)
    ds_store_b128 v41, v[20:23] offset:17408
    s_waitcnt vmcnt(1)
    ds_store_b128 v42, v[24:27] offset:17408
    s_waitcnt vmcnt(0)
    ds_store_b128 v43, v[28:31] offset:17408
    s_cmp_eq_u32 s42, 0
    s_cbranch_scc0 L0
    s_mov_b32 s8, 0
    s_branch L1
L0:
    s_add_u32 s8, s13, s40
    s_max_u32 s8, s8, s41
    s_sub_u32 s8, s8, s41
L1:
    s_and_b32 s8, s8, -16
    s_cmp_eq_u32 s42, 0
    s_cbranch_scc0 L2
    s_mov_b32 s9, 0
    s_branch L3
L2:
    s_add_u32 s9, s60, s40
    s_max_u32 s9, s9, s41
    s_sub_u32 s9, s9, s41
L3:
    s_cmp_eq_u32 s42, 0
    s_cbranch_scc0 L4
    v_mov_b32_e32 v171, 0
    s_branch L5
L4:
    v_add_nc_u32_e32 v0, s40, v168
    v_max_u32_e32 v0, s41, v0
    v_subrev_nc_u32_e32 v171, s41, v0
L5:
    s_cmp_eq_u32 s42, 0
    s_cbranch_scc0 L6
    s_mov_b32 s10, 0
    s_branch L7
L6:
    s_add_u32 s10, s60, s40
    s_add_u32 s10, s10, 15
    s_max_u32 s10, s10, s41
    s_sub_u32 s10, s10, s41
L7:
    s_and_b32 s11, s40, 63
    s_sub_u32 s13, 64, s11
    s_cmp_eq_u32 s11, 0
    s_cselect_b32 s11, 0, s13
    s_add_u32 s11, s40, s11
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    s_mul_i32 s13, s14, s12
    s_mul_i32 s16, s15, s43
    s_mul_i32 s17, s15, s52
    s_mul_i32 s3, s15, s3
    s_add_u32 s18, s40, -1
    s_mul_i32 s19, s18, s45
    s_lshl_b32 s42, s45, 3
    v_lshlrev_b32_e32 v8, 1, v169
    v_mul_lo_u32 v9, v8, 0x88
    v_add_lshl_u32 v172, v9, v170, 1
    v_add_nc_u32_e32 v8, 1, v8
    v_mul_lo_u32 v8, v8, 0x88
    v_add_lshl_u32 v173, v8, v170, 1
    s_mul_i32 s18, s18, s54
    s_lshl_b32 s43, s54, 3
    v_and_b32_e32 v8, 63, v32
    v_lshlrev_b32_e32 v174, 1, v8
    v_lshrrev_b32_e32 v8, 6, v32
    v_lshlrev_b32_e32 v175, 3, v8
    s_lshl_b32 s46, s45, 1
    s_mul_i32 s47, s45, 3
    s_lshl_b32 s48, s45, 2
    s_mul_i32 s49, s45, 5
    s_mul_i32 s50, s45, 6
    s_mul_i32 s51, s45, 7
    v_and_b32_e32 v8, -16, v174
    v_and_b32_e32 v9, 7, v174
    v_lshlrev_b32_e32 v9, 1, v9
    v_bfe_u32 v10, v174, 3, 1
    v_add3_u32 v8, v8, v9, v10
    v_mul_lo_u32 v8, v8, 24
    v_add_lshl_u32 v8, v8, v175, 1
    v_add_nc_u32_e32 v176, 0xaa00, v8
    v_add_nc_u32_e32 v177, 0xaa60, v8
    s_lshl_b32 s52, s54, 1
    s_mul_i32 s60, s54, 3
    s_lshl_b32 s61, s54, 2
    s_mul_i32 s62, s54, 5
    s_mul_i32 s63, s54, 6
    s_mul_i32 s64, s54, 7
    v_dual_mov_b32 v11, v3 :: v_dual_add_nc_u32 v178, 0xc200, v8
    v_dual_mov_b32 v10, v2 :: v_dual_add_nc_u32 v179, 0xc260, v8
    v_mul_lo_u32 v8, v33, 0x88
    v_dual_mov_b32 v13, v5 :: v_dual_lshlrev_b32 v180, 1, v8
    v_add_lshl_u32 v181, s1, v8, 1
    v_dual_mov_b32 v15, v7 :: v_dual_lshlrev_b32 v182, 3, v34
    v_mul_lo_u32 v8, v33, 24
    v_add_nc_u32_e32 v9, v8, v182
    v_add_lshl_u32 v183, s59, v9, 1
    v_add_lshl_u32 v184, s59, v8, 1
    v_dual_mov_b32 v8, v0 :: v_dual_lshlrev_b32 v185, 1, v8
    v_dual_mov_b32 v9, v1 :: v_dual_mov_b32 v12, v4
    v_dual_mov_b32 v14, v6 :: v_dual_mov_b32 v17, v1
    v_dual_mov_b32 v16, v0 :: v_dual_mov_b32 v19, v3
    v_dual_mov_b32 v18, v2 :: v_dual_mov_b32 v21, v5
    v_dual_mov_b32 v20, v4 :: v_dual_mov_b32 v23, v7
    v_dual_mov_b32 v22, v6 :: v_dual_mov_b32 v25, v1
    v_dual_mov_b32 v24, v0 :: v_dual_mov_b32 v27, v3
    v_dual_mov_b32 v26, v2 :: v_dual_mov_b32 v29, v5
    v_dual_mov_b32 v28, v4 :: v_dual_mov_b32 v31, v7
    v_dual_mov_b32 v30, v6 :: v_dual_mov_b32 v33, v1
    v_dual_mov_b32 v32, v0 :: v_dual_mov_b32 v35, v3
    v_dual_mov_b32 v34, v2 :: v_dual_mov_b32 v37, v5
    v_dual_mov_b32 v36, v4 :: v_dual_mov_b32 v39, v7
    v_dual_mov_b32 v38, v6 :: v_dual_mov_b32 v41, v1
    v_dual_mov_b32 v40, v0 :: v_dual_mov_b32 v43, v3
    v_dual_mov_b32 v42, v2 :: v_dual_mov_b32 v45, v5
    v_dual_mov_b32 v44, v4 :: v_dual_mov_b32 v47, v7
    v_dual_mov_b32 v46, v6 :: v_dual_mov_b32 v49, v1
    v_dual_mov_b32 v48, v0 :: v_dual_mov_b32 v51, v3
    v_dual_mov_b32 v50, v2 :: v_dual_mov_b32 v53, v5
    v_dual_mov_b32 v52, v4 :: v_dual_mov_b32 v55, v7
    v_dual_mov_b32 v54, v6 :: v_dual_mov_b32 v57, v1
    v_dual_mov_b32 v56, v0 :: v_dual_mov_b32 v59, v3
    v_dual_mov_b32 v58, v2 :: v_dual_mov_b32 v61, v5
    v_dual_mov_b32 v60, v4 :: v_dual_mov_b32 v63, v7
    v_dual_mov_b32 v62, v6 :: v_dual_mov_b32 v65, v1
    v_dual_mov_b32 v64, v0 :: v_dual_mov_b32 v67, v3
    v_dual_mov_b32 v66, v2 :: v_dual_mov_b32 v69, v5
    v_dual_mov_b32 v68, v4 :: v_dual_mov_b32 v71, v7
    v_dual_mov_b32 v70, v6 :: v_dual_mov_b32 v73, v1
    v_dual_mov_b32 v72, v0 :: v_dual_mov_b32 v75, v3
    v_dual_mov_b32 v74, v2 :: v_dual_mov_b32 v77, v5
    v_dual_mov_b32 v76, v4 :: v_dual_mov_b32 v79, v7
    v_dual_mov_b32 v78, v6 :: v_dual_mov_b32 v81, v1
    v_dual_mov_b32 v80, v0 :: v_dual_mov_b32 v83, v3
    v_dual_mov_b32 v82, v2 :: v_dual_mov_b32 v85, v5
    v_dual_mov_b32 v84, v4 :: v_dual_mov_b32 v87, v7
    v_dual_mov_b32 v86, v6 :: v_dual_mov_b32 v89, v1
    v_dual_mov_b32 v88, v0 :: v_dual_mov_b32 v91, v3
    v_dual_mov_b32 v90, v2 :: v_dual_mov_b32 v93, v5
    v_dual_mov_b32 v92, v4 :: v_dual_mov_b32 v95, v7
    v_dual_mov_b32 v94, v6 :: v_dual_mov_b32 v97, v1
    v_dual_mov_b32 v96, v0 :: v_dual_mov_b32 v99, v3
    v_dual_mov_b32 v98, v2 :: v_dual_mov_b32 v101, v5
    v_dual_mov_b32 v100, v4 :: v_dual_mov_b32 v103, v7
    v_dual_mov_b32 v102, v6 :: v_dual_mov_b32 v105, v1
    v_dual_mov_b32 v104, v0 :: v_dual_mov_b32 v107, v3
    v_dual_mov_b32 v106, v2 :: v_dual_mov_b32 v109, v5
    v_dual_mov_b32 v108, v4 :: v_dual_mov_b32 v111, v7
    v_dual_mov_b32 v110, v6 :: v_dual_mov_b32 v113, v1
    v_dual_mov_b32 v112, v0 :: v_dual_mov_b32 v115, v3
    v_dual_mov_b32 v114, v2 :: v_dual_mov_b32 v117, v5
    v_dual_mov_b32 v116, v4 :: v_dual_mov_b32 v119, v7
    v_dual_mov_b32 v118, v6 :: v_dual_mov_b32 v121, v1
    v_dual_mov_b32 v120, v0 :: v_dual_mov_b32 v123, v3
    v_dual_mov_b32 v122, v2 :: v_dual_mov_b32 v125, v5
    v_dual_mov_b32 v124, v4 :: v_dual_mov_b32 v127, v7
    v_dual_mov_b32 v126, v6 :: v_dual_mov_b32 v129, v1
    v_dual_mov_b32 v128, v0 :: v_dual_mov_b32 v131, v3
    v_dual_mov_b32 v130, v2 :: v_dual_mov_b32 v133, v5
    v_dual_mov_b32 v132, v4 :: v_dual_mov_b32 v135, v7
    v_mov_b32_e32 v134, v6
    s_mov_b32 s1, 0
    s_branch L14
L8:
    s_add_u32 s59, s13, s1
    s_mul_i32 s65, s59, s44
    s_add_u32 s65, s16, s65
    s_mul_i32 s66, s59, s53
    s_add_u32 s66, s17, s66
    s_add_u32 s59, s3, s59
    s_mul_i32 s59, s59, s11
    s_add_u32 s67, s65, s19
    v_add_nc_u32_e32 v186, s67, v170
    s_add_u32 s68, s66, s18
    v_add_nc_u32_e32 v187, s68, v170
    v_add_nc_u32_e32 v188, s67, v174
    v_add_nc_u32_e32 v189, s68, v174
    s_mov_b32 s67, s8
    s_branch L13
L9:
    v_add_nc_u32_e32 v144, s67, v169
    v_mul_lo_u32 v136, v144, s45
    v_add3_u32 v140, s65, v136, v170
    v_min_u32_e32 v136, v140, v186
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b128 v[136:139], v136, s[4:7], 0 offen
    v_add_nc_u32_e32 v140, s42, v140
    v_min_u32_e32 v140, v140, v186
    v_lshlrev_b32_e32 v140, 1, v140
    buffer_load_b128 v[140:143], v140, s[4:7], 0 offen
    s_waitcnt vmcnt(1)
    ds_store_b128 v172, v[136:139] offset:34816
    s_waitcnt vmcnt(0)
    ds_store_b128 v173, v[140:143] offset:34816
    v_mul_lo_u32 v136, v144, s54
    v_add3_u32 v140, s66, v136, v170
    v_min_u32_e32 v136, v140, v187
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b128 v[136:139], v136, s[20:23], 0 offen
    v_add_nc_u32_e32 v140, s43, v140
    v_min_u32_e32 v140, v140, v187
    v_lshlrev_b32_e32 v140, 1, v140
    buffer_load_b128 v[140:143], v140, s[20:23], 0 offen
    s_waitcnt vmcnt(1)
    ds_store_b128 v172, v[136:139] offset:39168
    s_waitcnt vmcnt(0)
    ds_store_b128 v173, v[140:143] offset:39168
    v_add_nc_u32_e32 v140, s67, v175
    v_mul_lo_u32 v136, v140, s45
    v_add3_u32 v136, s65, v136, v174
    v_min_u32_e32 v137, v136, v188
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v138, 0xffff, v137
    v_lshrrev_b32_e32 v141, 16, v137
    v_add_nc_u32_e32 v137, s45, v136
    v_min_u32_e32 v137, v137, v188
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v139, 0xffff, v137
    v_lshrrev_b32_e32 v142, 16, v137
    v_add_nc_u32_e32 v137, s46, v136
    v_min_u32_e32 v137, v137, v188
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v143, 0xffff, v137
    v_lshrrev_b32_e32 v144, 16, v137
    v_add_nc_u32_e32 v137, s47, v136
    v_min_u32_e32 v137, v137, v188
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v145, 0xffff, v137
    v_lshrrev_b32_e32 v146, 16, v137
    v_add_nc_u32_e32 v137, s48, v136
    v_min_u32_e32 v137, v137, v188
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v147, 0xffff, v137
    v_lshrrev_b32_e32 v148, 16, v137
    v_add_nc_u32_e32 v137, s49, v136
    v_min_u32_e32 v137, v137, v188
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v149, 0xffff, v137
    v_lshrrev_b32_e32 v150, 16, v137
    v_add_nc_u32_e32 v137, s50, v136
    v_min_u32_e32 v137, v137, v188
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v151, 0xffff, v137
    v_lshrrev_b32_e32 v152, 16, v137
    v_add_nc_u32_e32 v136, s51, v136
    v_min_u32_e32 v136, v136, v188
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b32 v136, v136, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v153, 0xffff, v136
    v_lshrrev_b32_e32 v154, 16, v136
    v_lshl_or_b32 v136, v139, 16, v138
    v_lshl_or_b32 v137, v145, 16, v143
    v_lshl_or_b32 v138, v149, 16, v147
    v_lshl_or_b32 v139, v153, 16, v151
    ds_store_b128 v176, v[136:139]
    v_lshl_or_b32 v136, v142, 16, v141
    v_lshl_or_b32 v137, v146, 16, v144
    v_lshl_or_b32 v138, v150, 16, v148
    v_lshl_or_b32 v139, v154, 16, v152
    ds_store_b128 v177, v[136:139]
    v_mul_lo_u32 v136, v140, s54
    v_add3_u32 v136, s66, v136, v174
    v_min_u32_e32 v137, v136, v189
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[20:23], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v138, 0xffff, v137
    v_lshrrev_b32_e32 v140, 16, v137
    v_add_nc_u32_e32 v137, s54, v136
    v_min_u32_e32 v137, v137, v189
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[20:23], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v139, 0xffff, v137
    v_lshrrev_b32_e32 v141, 16, v137
    v_add_nc_u32_e32 v137, s52, v136
    v_min_u32_e32 v137, v137, v189
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[20:23], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v142, 0xffff, v137
    v_lshrrev_b32_e32 v143, 16, v137
    v_add_nc_u32_e32 v137, s60, v136
    v_min_u32_e32 v137, v137, v189
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[20:23], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v144, 0xffff, v137
    v_lshrrev_b32_e32 v145, 16, v137
    v_add_nc_u32_e32 v137, s61, v136
    v_min_u32_e32 v137, v137, v189
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[20:23], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v146, 0xffff, v137
    v_lshrrev_b32_e32 v147, 16, v137
    v_add_nc_u32_e32 v137, s62, v136
    v_min_u32_e32 v137, v137, v189
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[20:23], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v148, 0xffff, v137
    v_lshrrev_b32_e32 v149, 16, v137
    v_add_nc_u32_e32 v137, s63, v136
    v_min_u32_e32 v137, v137, v189
    v_lshlrev_b32_e32 v137, 1, v137
    buffer_load_b32 v137, v137, s[20:23], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v150, 0xffff, v137
    v_lshrrev_b32_e32 v151, 16, v137
    v_add_nc_u32_e32 v136, s64, v136
    v_min_u32_e32 v136, v136, v189
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b32 v136, v136, s[20:23], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v152, 0xffff, v136
    v_lshrrev_b32_e32 v153, 16, v136
    v_lshl_or_b32 v136, v139, 16, v138
    v_lshl_or_b32 v137, v144, 16, v142
    v_lshl_or_b32 v138, v148, 16, v146
    v_lshl_or_b32 v139, v152, 16, v150
    ds_store_b128 v178, v[136:139]
    v_lshl_or_b32 v136, v141, 16, v140
    v_lshl_or_b32 v137, v145, 16, v143
    v_lshl_or_b32 v138, v149, 16, v147
    v_lshl_or_b32 v139, v153, 16, v151
    ds_store_b128 v179, v[136:139]
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_add_u32 s68, s67, 16
    s_cmp_gt_u32 s68, s9
    s_cbranch_scc0 L11
    s_cmp_gt_u32 s68, s9
    s_cbranch_scc0 L11
    ds_load_b128 v[136:139], v180 offset:34816
    ds_load_b128 v[140:143], v180 offset:34832
    ds_load_b128 v[144:147], v181
    ds_load_b128 v[148:151], v181 offset:16
    v_dual_mov_b32 v152, v0 :: v_dual_mov_b32 v153, v1
    v_dual_mov_b32 v154, v2 :: v_dual_mov_b32 v155, v3
    v_dual_mov_b32 v156, v4 :: v_dual_mov_b32 v157, v5
    v_dual_mov_b32 v158, v6 :: v_dual_mov_b32 v159, v7
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[136:143], v[144:151], v[152:159]
    ds_load_b128 v[136:139], v180 offset:39168
    ds_load_b128 v[140:143], v180 offset:39184
    ds_load_b128 v[144:147], v181 offset:17408
    ds_load_b128 v[148:151], v181 offset:17424
    v_dual_mov_b32 v160, v0 :: v_dual_mov_b32 v161, v1
    v_dual_mov_b32 v162, v2 :: v_dual_mov_b32 v163, v3
    v_dual_mov_b32 v164, v4 :: v_dual_mov_b32 v165, v5
    v_dual_mov_b32 v166, v6 :: v_dual_mov_b32 v167, v7
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[160:167], v[136:143], v[144:151], v[160:167]
    ds_load_b128 v[136:139], v180 offset:34848
    ds_load_b128 v[140:143], v180 offset:34864
    ds_load_b128 v[144:147], v181 offset:32
    ds_load_b128 v[148:151], v181 offset:48
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[136:143], v[144:151], v[152:159]
    ds_load_b128 v[136:139], v180 offset:39200
    ds_load_b128 v[140:143], v180 offset:39216
    ds_load_b128 v[144:147], v181 offset:17440
    ds_load_b128 v[148:151], v181 offset:17456
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[160:167], v[136:143], v[144:151], v[160:167]
    ds_load_b128 v[136:139], v180 offset:34880
    ds_load_b128 v[140:143], v180 offset:34896
    ds_load_b128 v[144:147], v181 offset:64
    ds_load_b128 v[148:151], v181 offset:80
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[136:143], v[144:151], v[152:159]
    ds_load_b128 v[136:139], v180 offset:39232
    ds_load_b128 v[140:143], v180 offset:39248
    ds_load_b128 v[144:147], v181 offset:17472
    ds_load_b128 v[148:151], v181 offset:17488
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[160:167], v[136:143], v[144:151], v[160:167]
    ds_load_b128 v[136:139], v180 offset:34912
    ds_load_b128 v[140:143], v180 offset:34928
    ds_load_b128 v[144:147], v181 offset:96
    ds_load_b128 v[148:151], v181 offset:112
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[136:143], v[144:151], v[152:159]
    ds_load_b128 v[136:139], v180 offset:39264
    ds_load_b128 v[140:143], v180 offset:39280
    ds_load_b128 v[144:147], v181 offset:17504
    ds_load_b128 v[148:151], v181 offset:17520
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[160:167], v[136:143], v[144:151], v[160:167]
    ds_load_b128 v[136:139], v180 offset:34944
    ds_load_b128 v[140:143], v180 offset:34960
    ds_load_b128 v[144:147], v181 offset:128
    ds_load_b128 v[148:151], v181 offset:144
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[136:143], v[144:151], v[152:159]
    ds_load_b128 v[136:139], v180 offset:39296
    ds_load_b128 v[140:143], v180 offset:39312
    ds_load_b128 v[144:147], v181 offset:17536
    ds_load_b128 v[148:151], v181 offset:17552
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[160:167], v[136:143], v[144:151], v[160:167]
    ds_load_b128 v[136:139], v180 offset:34976
    ds_load_b128 v[140:143], v180 offset:34992
    ds_load_b128 v[144:147], v181 offset:160
    ds_load_b128 v[148:151], v181 offset:176
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[136:143], v[144:151], v[152:159]
    ds_load_b128 v[136:139], v180 offset:39328
    ds_load_b128 v[140:143], v180 offset:39344
    ds_load_b128 v[144:147], v181 offset:17568
    ds_load_b128 v[148:151], v181 offset:17584
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[160:167], v[136:143], v[144:151], v[160:167]
    ds_load_b128 v[136:139], v180 offset:35008
    ds_load_b128 v[140:143], v180 offset:35024
    ds_load_b128 v[144:147], v181 offset:192
    ds_load_b128 v[148:151], v181 offset:208
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[136:143], v[144:151], v[152:159]
    ds_load_b128 v[136:139], v180 offset:39360
    ds_load_b128 v[140:143], v180 offset:39376
    ds_load_b128 v[144:147], v181 offset:17600
    ds_load_b128 v[148:151], v181 offset:17616
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[160:167], v[136:143], v[144:151], v[160:167]
    ds_load_b128 v[136:139], v180 offset:35040
    ds_load_b128 v[140:143], v180 offset:35056
    ds_load_b128 v[144:147], v181 offset:224
    ds_load_b128 v[148:151], v181 offset:240
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[136:143], v[144:151], v[152:159]
    ds_load_b128 v[136:139], v180 offset:39392
    ds_load_b128 v[140:143], v180 offset:39408
    ds_load_b128 v[144:147], v181 offset:17632
    ds_load_b128 v[148:151], v181 offset:17648
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[160:167], v[136:143], v[144:151], v[160:167]
    v_add_nc_u32_e32 v190, s67, v182
    v_add_lshl_u32 v148, s59, v190, 2
    buffer_load_b128 v[136:139], v148, s[24:27], 0 offen
    buffer_load_b128 v[140:143], v148, s[24:27], 0 offen offset:16
    buffer_load_b128 v[144:147], v148, s[28:31], 0 offen
    buffer_load_b128 v[148:151], v148, s[28:31], 0 offen offset:16
    s_waitcnt vmcnt(3)
    v_fma_f32 v136, v152, s58, -v136
    v_exp_f32_e32 v136, v136
    v_fma_f32 v137, v153, s58, -v137
    v_exp_f32_e32 v137, v137
    v_fma_f32 v138, v154, s58, -v138
    v_exp_f32_e32 v138, v138
    v_fma_f32 v139, v155, s58, -v139
    v_exp_f32_e32 v139, v139
    s_waitcnt vmcnt(2)
    v_fma_f32 v140, v156, s58, -v140
    v_exp_f32_e32 v140, v140
    v_fma_f32 v141, v157, s58, -v141
    v_exp_f32_e32 v141, v141
    v_fma_f32 v142, v158, s58, -v142
    v_exp_f32_e32 v142, v142
    v_fma_f32 v143, v159, s58, -v143
    v_exp_f32_e32 v143, v143
    s_cmp_lt_u32 s67, s10
    s_cbranch_scc0 L10
    v_cmp_ge_u32_e64 s69, v190, v171
    v_cndmask_b32_e64 v136, 0, v136, s69
    v_add_nc_u32_e32 v152, 1, v190
    v_cmp_ge_u32_e64 s69, v152, v171
    v_cndmask_b32_e64 v137, 0, v137, s69
    v_add_nc_u32_e32 v152, 2, v190
    v_cmp_ge_u32_e64 s69, v152, v171
    v_cndmask_b32_e64 v138, 0, v138, s69
    v_add_nc_u32_e32 v152, 3, v190
    v_cmp_ge_u32_e64 s69, v152, v171
    v_cndmask_b32_e64 v139, 0, v139, s69
    v_add_nc_u32_e32 v152, 4, v190
    v_cmp_ge_u32_e64 s69, v152, v171
    v_cndmask_b32_e64 v140, 0, v140, s69
    v_add_nc_u32_e32 v152, 5, v190
    v_cmp_ge_u32_e64 s69, v152, v171
    v_cndmask_b32_e64 v141, 0, v141, s69
    v_add_nc_u32_e32 v152, 6, v190
    v_cmp_ge_u32_e64 s69, v152, v171
    v_cndmask_b32_e64 v142, 0, v142, s69
    v_add_nc_u32_e32 v152, 7, v190
    v_cmp_ge_u32_e64 s69, v152, v171
    v_cndmask_b32_e64 v143, 0, v143, s69
L10:
    s_waitcnt vmcnt(1)
    v_dual_sub_f32 v144, v160, v144 :: v_dual_sub_f32 v145, v161, v145
    v_dual_mul_f32 v144, v136, v144 :: v_dual_mul_f32 v145, v137, v145
    v_dual_sub_f32 v146, v162, v146 :: v_dual_sub_f32 v147, v163, v147
    v_dual_mul_f32 v146, v138, v146 :: v_dual_mul_f32 v147, v139, v147
    s_waitcnt vmcnt(0)
    v_dual_sub_f32 v148, v164, v148 :: v_dual_sub_f32 v149, v165, v149
    v_dual_mul_f32 v148, v140, v148 :: v_dual_mul_f32 v149, v141, v149
    v_dual_sub_f32 v150, v166, v150 :: v_dual_sub_f32 v151, v167, v151
    v_dual_mul_f32 v150, v142, v150 :: v_dual_mul_f32 v151, v143, v151
    v_bfe_u32 v152, v136, 16, 1
    v_add3_u32 v136, v136, v152, 0x7fff
    v_lshrrev_b32_e32 v136, 16, v136
    v_bfe_u32 v152, v137, 16, 1
    v_add3_u32 v137, v137, v152, 0x7fff
    v_and_or_b32 v136, v137, 0xffff0000, v136
    v_bfe_u32 v137, v138, 16, 1
    v_add3_u32 v137, v138, v137, 0x7fff
    v_lshrrev_b32_e32 v137, 16, v137
    v_bfe_u32 v138, v139, 16, 1
    v_add3_u32 v138, v139, v138, 0x7fff
    v_and_or_b32 v137, v138, 0xffff0000, v137
    v_bfe_u32 v138, v140, 16, 1
    v_add3_u32 v138, v140, v138, 0x7fff
    v_lshrrev_b32_e32 v138, 16, v138
    v_bfe_u32 v139, v141, 16, 1
    v_add3_u32 v139, v141, v139, 0x7fff
    v_and_or_b32 v138, v139, 0xffff0000, v138
    v_bfe_u32 v139, v142, 16, 1
    v_add3_u32 v139, v142, v139, 0x7fff
    v_lshrrev_b32_e32 v139, 16, v139
    v_bfe_u32 v140, v143, 16, 1
    v_add3_u32 v140, v143, v140, 0x7fff
    v_and_or_b32 v139, v140, 0xffff0000, v139
    ds_store_b128 v183, v[136:139] offset:55808
    v_bfe_u32 v136, v144, 16, 1
    v_add3_u32 v136, v144, v136, 0x7fff
    v_lshrrev_b32_e32 v136, 16, v136
    v_bfe_u32 v137, v145, 16, 1
    v_add3_u32 v137, v145, v137, 0x7fff
    v_and_or_b32 v136, v137, 0xffff0000, v136
    v_bfe_u32 v137, v146, 16, 1
    v_add3_u32 v137, v146, v137, 0x7fff
    v_lshrrev_b32_e32 v137, 16, v137
    v_bfe_u32 v138, v147, 16, 1
    v_add3_u32 v138, v147, v138, 0x7fff
    v_and_or_b32 v137, v138, 0xffff0000, v137
    v_bfe_u32 v138, v148, 16, 1
    v_add3_u32 v138, v148, v138, 0x7fff
    v_lshrrev_b32_e32 v138, 16, v138
    v_bfe_u32 v139, v149, 16, 1
    v_add3_u32 v139, v149, v139, 0x7fff
    v_and_or_b32 v138, v139, 0xffff0000, v138
    v_bfe_u32 v139, v150, 16, 1
    v_add3_u32 v139, v150, v139, 0x7fff
    v_lshrrev_b32_e32 v139, 16, v139
    v_bfe_u32 v140, v151, 16, 1
    v_add3_u32 v140, v151, v140, 0x7fff
    v_and_or_b32 v139, v140, 0xffff0000, v139
    ds_store_b128 v183, v[136:139] offset:58880
L11:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_gt_u32 s68, s9
    s_cbranch_scc0 L12
    s_cmp_gt_u32 s68, s9
    s_cbranch_scc0 L12
    ds_load_b128 v[136:139], v184 offset:55808
    ds_load_b128 v[140:143], v184 offset:55824
    ds_load_b128 v[144:147], v184 offset:58880
    ds_load_b128 v[148:151], v184 offset:58896
    ds_load_b128 v[152:155], v185 offset:49664
    ds_load_b128 v[156:159], v185 offset:49680
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[72:79], v[152:159], v[136:143], v[72:79]
    ds_load_b128 v[152:155], v185 offset:43520
    ds_load_b128 v[156:159], v185 offset:43536
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[152:159], v[144:151], v[8:15]
    ds_load_b128 v[152:155], v185 offset:50432
    ds_load_b128 v[156:159], v185 offset:50448
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[152:159], v[136:143], v[80:87]
    ds_load_b128 v[152:155], v185 offset:44288
    ds_load_b128 v[156:159], v185 offset:44304
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[16:23], v[152:159], v[144:151], v[16:23]
    ds_load_b128 v[152:155], v185 offset:51200
    ds_load_b128 v[156:159], v185 offset:51216
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[152:159], v[136:143], v[88:95]
    ds_load_b128 v[152:155], v185 offset:45056
    ds_load_b128 v[156:159], v185 offset:45072
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[24:31], v[152:159], v[144:151], v[24:31]
    ds_load_b128 v[152:155], v185 offset:51968
    ds_load_b128 v[156:159], v185 offset:51984
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[152:159], v[136:143], v[96:103]
    ds_load_b128 v[152:155], v185 offset:45824
    ds_load_b128 v[156:159], v185 offset:45840
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[32:39], v[152:159], v[144:151], v[32:39]
    ds_load_b128 v[152:155], v185 offset:52736
    ds_load_b128 v[156:159], v185 offset:52752
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[104:111], v[152:159], v[136:143], v[104:111]
    ds_load_b128 v[152:155], v185 offset:46592
    ds_load_b128 v[156:159], v185 offset:46608
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[40:47], v[152:159], v[144:151], v[40:47]
    ds_load_b128 v[152:155], v185 offset:53504
    ds_load_b128 v[156:159], v185 offset:53520
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[112:119], v[152:159], v[136:143], v[112:119]
    ds_load_b128 v[152:155], v185 offset:47360
    ds_load_b128 v[156:159], v185 offset:47376
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[48:55], v[152:159], v[144:151], v[48:55]
    ds_load_b128 v[152:155], v185 offset:54272
    ds_load_b128 v[156:159], v185 offset:54288
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[120:127], v[152:159], v[136:143], v[120:127]
    ds_load_b128 v[152:155], v185 offset:48128
    ds_load_b128 v[156:159], v185 offset:48144
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[56:63], v[152:159], v[144:151], v[56:63]
    ds_load_b128 v[152:155], v185 offset:55040
    ds_load_b128 v[156:159], v185 offset:55056
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[152:159], v[136:143], v[128:135]
    ds_load_b128 v[136:139], v185 offset:48896
    ds_load_b128 v[140:143], v185 offset:48912
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[64:71], v[136:143], v[144:151], v[64:71]
L12:
    s_barrier
    s_sub_u32 s68, s40, s67
    s_min_u32 s68, s68, 16
    s_add_u32 s67, s67, s68
L13:
    s_cmp_lt_u32 s67, s40
    s_cbranch_scc1 L9
    s_add_u32 s1, s1, 1
L14:
    s_cmp_lt_u32 s1, s12
    s_cbranch_scc1 L8
    v_cmp_gt_u32_e64 s1, s41, v168
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s15, s55
    s_mul_i32 s3, s14, s56
    s_add_u32 s1, s1, s3
    v_mul_lo_u32 v0, v168, s57
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
    v_add_lshl_u32 v4, v4, v182, 1
    buffer_store_b128 v[0:3], v4, s[32:35], 0 offen
    v_bfe_u32 v0, v72, 16, 1
    v_add3_u32 v0, v72, v0, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v73, 16, 1
    v_add3_u32 v1, v73, v1, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v74, 16, 1
    v_add3_u32 v1, v74, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v75, 16, 1
    v_add3_u32 v2, v75, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v76, 16, 1
    v_add3_u32 v2, v76, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v77, 16, 1
    v_add3_u32 v3, v77, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v78, 16, 1
    v_add3_u32 v3, v78, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v79, 16, 1
    v_add3_u32 v5, v79, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    buffer_store_b128 v[0:3], v4, s[36:39], 0 offen
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
    v_bfe_u32 v0, v80, 16, 1
    v_add3_u32 v0, v80, v0, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v81, 16, 1
    v_add3_u32 v1, v81, v1, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v82, 16, 1
    v_add3_u32 v1, v82, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v83, 16, 1
    v_add3_u32 v2, v83, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v84, 16, 1
    v_add3_u32 v2, v84, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v85, 16, 1
    v_add3_u32 v3, v85, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v86, 16, 1
    v_add3_u32 v3, v86, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v6, v87, 16, 1
    v_add3_u32 v6, v87, v6, 0x7fff
    v_and_or_b32 v3, v6, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[36:39], 0 offen
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
    v_bfe_u32 v0, v88, 16, 1
    v_add3_u32 v0, v88, v0, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v89, 16, 1
    v_add3_u32 v1, v89, v1, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v90, 16, 1
    v_add3_u32 v1, v90, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v91, 16, 1
    v_add3_u32 v2, v91, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v92, 16, 1
    v_add3_u32 v2, v92, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v93, 16, 1
    v_add3_u32 v3, v93, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v94, 16, 1
    v_add3_u32 v3, v94, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v6, v95, 16, 1
    v_add3_u32 v6, v95, v6, 0x7fff
    v_and_or_b32 v3, v6, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[36:39], 0 offen
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
    v_bfe_u32 v0, v96, 16, 1
    v_add3_u32 v0, v96, v0, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v97, 16, 1
    v_add3_u32 v1, v97, v1, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v98, 16, 1
    v_add3_u32 v1, v98, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v99, 16, 1
    v_add3_u32 v2, v99, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v100, 16, 1
    v_add3_u32 v2, v100, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v101, 16, 1
    v_add3_u32 v3, v101, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v102, 16, 1
    v_add3_u32 v3, v102, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v6, v103, 16, 1
    v_add3_u32 v6, v103, v6, 0x7fff
    v_and_or_b32 v3, v6, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[36:39], 0 offen
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
    v_bfe_u32 v0, v104, 16, 1
    v_add3_u32 v0, v104, v0, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v105, 16, 1
    v_add3_u32 v1, v105, v1, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v106, 16, 1
    v_add3_u32 v1, v106, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v107, 16, 1
    v_add3_u32 v2, v107, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v108, 16, 1
    v_add3_u32 v2, v108, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v109, 16, 1
    v_add3_u32 v3, v109, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v110, 16, 1
    v_add3_u32 v3, v110, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v6, v111, 16, 1
    v_add3_u32 v6, v111, v6, 0x7fff
    v_and_or_b32 v3, v6, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[36:39], 0 offen
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
    v_bfe_u32 v0, v112, 16, 1
    v_add3_u32 v0, v112, v0, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v113, 16, 1
    v_add3_u32 v1, v113, v1, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v114, 16, 1
    v_add3_u32 v1, v114, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v115, 16, 1
    v_add3_u32 v2, v115, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v116, 16, 1
    v_add3_u32 v2, v116, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v117, 16, 1
    v_add3_u32 v3, v117, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v118, 16, 1
    v_add3_u32 v3, v118, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v6, v119, 16, 1
    v_add3_u32 v6, v119, v6, 0x7fff
    v_and_or_b32 v3, v6, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[36:39], 0 offen
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
    v_bfe_u32 v0, v120, 16, 1
    v_add3_u32 v0, v120, v0, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v121, 16, 1
    v_add3_u32 v1, v121, v1, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v122, 16, 1
    v_add3_u32 v1, v122, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v123, 16, 1
    v_add3_u32 v2, v123, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v124, 16, 1
    v_add3_u32 v2, v124, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v125, 16, 1
    v_add3_u32 v3, v125, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v126, 16, 1
    v_add3_u32 v3, v126, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v6, v127, 16, 1
    v_add3_u32 v6, v127, v6, 0x7fff
    v_and_or_b32 v3, v6, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[36:39], 0 offen
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
    v_bfe_u32 v0, v128, 16, 1
    v_add3_u32 v0, v128, v0, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v129, 16, 1
    v_add3_u32 v1, v129, v1, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v130, 16, 1
    v_add3_u32 v1, v130, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v131, 16, 1
    v_add3_u32 v2, v131, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v132, 16, 1
    v_add3_u32 v2, v132, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v133, 16, 1
    v_add3_u32 v3, v133, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v134, 16, 1
    v_add3_u32 v3, v134, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v135, 16, 1
    v_add3_u32 v5, v135, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    buffer_store_b128 v[0:3], v4, s[36:39], 0 offen
L15:
    s_endpgm
