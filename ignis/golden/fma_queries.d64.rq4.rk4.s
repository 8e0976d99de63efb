; 146 VGPRs, 55 SGPRs, 60928 bytes of LDS, 0 of scratch, 858 instructions
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
    s_lshl_b32 s1, s13, 5
    v_lshrrev_b32_e32 v64, 4, v0
    v_and_b32_e32 v16, 15, v0
    v_lshlrev_b32_e32 v17, 2, v64
    v_add_nc_u32_e32 v65, s1, v17
    v_cvt_f32_u32_e32 v0, s12
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s13, 0, s12
    v_mul_lo_u32 v1, s13, v0
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    v_mul_hi_u32 v0, s14, v0
    v_mul_lo_u32 v1, v0, s12
    v_sub_nc_u32_e32 v1, s14, v1
    v_cmp_le_u32_e64 s13, s12, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s12, v1
    v_cndmask_b32_e64 v0, v0, v2, s13
    v_cndmask_b32_e64 v1, v1, v3, s13
    v_cmp_le_u32_e64 s13, s12, v1
    v_add_nc_u32_e32 v1, 1, v0
    v_cndmask_b32_e64 v0, v0, v1, s13
    s_cmp_eq_u32 s12, 0
    s_cselect_b32 s12, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s12
    v_readfirstlane_b32 s12, v0
    s_mul_i32 s13, s15, s42
    s_mul_i32 s42, s12, s43
    s_add_u32 s13, s13, s42
    s_mul_i32 s42, s15, s45
    s_mul_i32 s12, s12, s46
    s_add_u32 s12, s42, s12
    s_mul_i32 s39, s15, s39
    s_mul_i32 s40, s14, s40
    s_add_u32 s39, s39, s40
    s_mul_i32 s40, s15, s48
    s_mul_i32 s42, s14, s49
    s_add_u32 s40, s40, s42
    v_lshlrev_b32_e32 v66, 2, v16
    s_add_u32 s42, s36, -1
    s_mul_i32 s43, s42, s41
    s_add_u32 s43, s39, s43
    v_add_nc_u32_e32 v12, s43, v66
    v_add_nc_u32_e32 v18, s1, v64
    v_mul_lo_u32 v0, v18, s41
    v_add3_u32 v13, s39, v0, v66
    v_min_u32_e32 v0, v13, v12
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_lshl_b32 s39, s41, 3
    v_add_nc_u32_e32 v4, s39, v13
    v_min_u32_e32 v4, v4, v12
    v_lshlrev_b32_e32 v4, 2, v4
    buffer_load_b128 v[4:7], v4, s[4:7], 0 offen
    s_lshl_b32 s39, s41, 4
    v_add_nc_u32_e32 v8, s39, v13
    v_min_u32_e32 v8, v8, v12
    v_lshlrev_b32_e32 v8, 2, v8
    buffer_load_b128 v[8:11], v8, s[4:7], 0 offen
    s_mul_i32 s39, s41, 24
    v_add_nc_u32_e32 v13, s39, v13
    v_min_u32_e32 v12, v13, v12
    v_lshlrev_b32_e32 v12, 2, v12
    buffer_load_b128 v[12:15], v12, s[4:7], 0 offen
    v_mul_lo_u32 v19, v64, 0x44
    v_add_lshl_u32 v19, v19, v66, 2
    s_waitcnt vmcnt(3)
    ds_store_b128 v19, v[0:3]
    v_add_nc_u32_e32 v20, 8, v64
    v_mul_lo_u32 v0, v20, 0x44
    v_add_lshl_u32 v21, v0, v66, 2
    s_waitcnt vmcnt(2)
    ds_store_b128 v21, v[4:7]
    v_add_nc_u32_e32 v22, 16, v64
    v_mul_lo_u32 v0, v22, 0x44
    v_add_lshl_u32 v23, v0, v66, 2
    s_waitcnt vmcnt(1)
    ds_store_b128 v23, v[8:11]
    v_add_nc_u32_e32 v24, 24, v64
    v_mul_lo_u32 v0, v24, 0x44
    v_add_lshl_u32 v25, v0, v66, 2
    s_waitcnt vmcnt(0)
    ds_store_b128 v25, v[12:15]
    s_mul_i32 s4, s42, s50
    s_add_u32 s4, s40, s4
    v_add_nc_u32_e32 v12, s4, v66
    v_mul_lo_u32 v0, v18, s50
    v_add3_u32 v13, s40, v0, v66
    v_min_u32_e32 v0, v13, v12
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b128 v[0:3], v0, s[20:23], 0 offen
    s_lshl_b32 s4, s50, 3
    v_add_nc_u32_e32 v4, s4, v13
    v_min_u32_e32 v4, v4, v12
    v_lshlrev_b32_e32 v4, 2, v4
    buffer_load_b128 v[4:7], v4, s[20:23], 0 offen
    s_lshl_b32 s4, s50, 4
    v_add_nc_u32_e32 v8, s4, v13
    v_min_u32_e32 v8, v8, v12
    v_lshlrev_b32_e32 v8, 2, v8
    buffer_load_b128 v[8:11], v8, s[20:23], 0 offen
    s_mul_i32 s4, s50, 24
    v_add_nc_u32_e32 v13, s4, v13
    v_min_u32_e32 v12, v13, v12
    v_lshlrev_b32_e32 v12, 2, v12
    buffer_load_b128 v[12:15], v12, s[20:23], 0 offen
    s_waitcnt vmcnt(3)
    ds_store_b128 v19, v[0:3] offset:8704
    s_waitcnt vmcnt(2)
    ds_store_b128 v21, v[4:7] offset:8704
    s_waitcnt vmcnt(1)
    ds_store_b128 v23, v[8:11] offset:8704
    s_waitcnt vmcnt(0)
    ds_store_b128 v25, v[12:15] offset:8704
    s_cmp_eq_u32 s38, 0
    s_cbranch_scc0 L0
    v_mov_b32_e32 v67, s37
    s_branch L1
L0:
    v_add3_u32 v0, v65, s37, 1
    v_max_u32_e32 v0, s36, v0
    s_add_u32 s4, s37, s36
    v_min_u32_e32 v0, s4, v0
    v_subrev_nc_u32_e32 v67, s36, v0
L1:
    v_add_nc_u32_e32 v68, 1, v65
    s_cmp_eq_u32 s38, 0
    s_cbranch_scc0 L2
    v_mov_b32_e32 v69, s37
    s_branch L3
L2:
    v_add3_u32 v0, v65, s37, 2
    v_max_u32_e32 v0, s36, v0
    s_add_u32 s4, s37, s36
    v_min_u32_e32 v0, s4, v0
    v_subrev_nc_u32_e32 v69, s36, v0
L3:
    v_add_nc_u32_e32 v70, 2, v65
    s_cmp_eq_u32 s38, 0
    s_cbranch_scc0 L4
    v_mov_b32_e32 v71, s37
    s_branch L5
L4:
    v_add3_u32 v0, v65, s37, 3
    v_max_u32_e32 v0, s36, v0
    s_add_u32 s4, s37, s36
    v_min_u32_e32 v0, s4, v0
    v_subrev_nc_u32_e32 v71, s36, v0
L5:
    v_add_nc_u32_e32 v72, 3, v65
    s_cmp_eq_u32 s38, 0
    s_cbranch_scc0 L6
    v_mov_b32_e32 v73, s37
    s_branch L7
L6:
    v_add3_u32 v0, v65, s37, 4
    v_max_u32_e32 v0, s36, v0
    s_add_u32 s4, s37, s36
    v_min_u32_e32 v0, s4, v0
    v_subrev_nc_u32_e32 v73, s36, v0
L7:
    s_add_u32 s4, s1, 31
    s_min_u32 s4, s4, s42
    s_cmp_eq_u32 s38, 0
    s_cbranch_scc0 L8
    s_mov_b32 s4, s37
    s_branch L9
L8:
    s_add_u32 s4, s4, s37
    s_add_u32 s4, s4, 1
    s_max_u32 s4, s4, s36
    s_add_u32 s5, s37, s36
    s_min_u32 s4, s4, s5
    s_sub_u32 s4, s4, s36
L9:
    s_cmp_eq_u32 s38, 0
    s_cbranch_scc0 L10
    s_mov_b32 s1, s37
    s_branch L11
L10:
    s_add_u32 s1, s1, s37
    s_add_u32 s1, s1, 1
    s_max_u32 s1, s1, s36
    s_add_u32 s5, s37, s36
    s_min_u32 s1, s1, s5
    s_sub_u32 s1, s1, s36
L11:
    s_and_b32 s5, s36, 63
    s_sub_u32 s6, 64, s5
    s_cmp_eq_u32 s5, 0
    s_cselect_b32 s5, 0, s6
    s_add_u32 s5, s36, s5
    s_mul_i32 s3, s15, s3
    s_add_u32 s3, s3, s14
    s_mul_i32 s3, s3, s5
    v_add_lshl_u32 v0, s3, v65, 2
    buffer_load_b32 v74, v0, s[24:27], 0 offen
    v_add_nc_u32_e32 v1, 4, v0
    buffer_load_b32 v75, v1, s[24:27], 0 offen
    v_add_nc_u32_e32 v2, 8, v0
    buffer_load_b32 v76, v2, s[24:27], 0 offen
    v_add_nc_u32_e32 v3, 12, v0
    buffer_load_b32 v77, v3, s[24:27], 0 offen
    buffer_load_b32 v78, v0, s[28:31], 0 offen
    buffer_load_b32 v79, v1, s[28:31], 0 offen
    buffer_load_b32 v80, v2, s[28:31], 0 offen
    buffer_load_b32 v81, v3, s[28:31], 0 offen
    s_add_u32 s3, s37, -1
    s_mul_i32 s5, s3, s44
    s_add_u32 s5, s13, s5
    v_add_nc_u32_e32 v82, s5, v66
    s_lshl_b32 s5, s44, 3
    s_lshl_b32 s6, s44, 4
    s_mul_i32 s7, s44, 24
    s_lshl_b32 s20, s44, 5
    s_mul_i32 s21, s44, 40
    s_mul_i32 s22, s44, 48
    s_mul_i32 s23, s44, 56
    v_and_b32_e32 v0, 3, v64
    v_lshrrev_b32_e32 v1, 2, v64
    v_lshl_add_u32 v0, v0, 4, v1
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v83, v0, v66, 2
    v_and_b32_e32 v0, 3, v20
    v_lshrrev_b32_e32 v1, 2, v20
    v_lshl_add_u32 v0, v0, 4, v1
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v84, v0, v66, 2
    v_and_b32_e32 v0, 3, v22
    v_lshrrev_b32_e32 v1, 2, v22
    v_lshl_add_u32 v0, v0, 4, v1
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v85, v0, v66, 2
    v_and_b32_e32 v0, 3, v24
    v_lshrrev_b32_e32 v1, 2, v24
    v_lshl_add_u32 v0, v0, 4, v1
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v86, v0, v66, 2
    v_add_nc_u32_e32 v0, 32, v64
    v_and_b32_e32 v1, 3, v0
    v_lshrrev_b32_e32 v0, 2, v0
    v_lshl_add_u32 v0, v1, 4, v0
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v87, v0, v66, 2
    v_add_nc_u32_e32 v0, 40, v64
    v_and_b32_e32 v1, 3, v0
    v_lshrrev_b32_e32 v0, 2, v0
    v_lshl_add_u32 v0, v1, 4, v0
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v88, v0, v66, 2
    v_add_nc_u32_e32 v0, 48, v64
    v_and_b32_e32 v1, 3, v0
    v_lshrrev_b32_e32 v0, 2, v0
    v_lshl_add_u32 v0, v1, 4, v0
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v89, v0, v66, 2
    v_add_nc_u32_e32 v0, 56, v64
    v_and_b32_e32 v1, 3, v0
    v_lshrrev_b32_e32 v0, 2, v0
    v_lshl_add_u32 v0, v1, 4, v0
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v90, v0, v66, 2
    s_mul_i32 s3, s3, s47
    s_add_u32 s3, s12, s3
    v_add_nc_u32_e32 v91, s3, v66
    s_lshl_b32 s3, s47, 3
    s_lshl_b32 s24, s47, 4
    s_mul_i32 s25, s47, 24
    s_lshl_b32 s26, s47, 5
    s_mul_i32 s27, s47, 40
    s_mul_i32 s28, s47, 48
    s_mul_i32 s29, s47, 56
    v_mul_lo_u32 v92, v17, 0x44
    v_mul_lo_u32 v93, v16, 0x44
    v_add_lshl_u32 v94, v92, v66, 2
    v_dual_mov_b32 v99, 0 :: v_dual_add_nc_u32 v0, 1, v17
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v95, v0, v66, 2
    v_dual_mov_b32 v101, 0 :: v_dual_add_nc_u32 v0, 2, v17
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v96, v0, v66, 2
    v_dual_mov_b32 v103, 0 :: v_dual_add_nc_u32 v0, 3, v17
    v_mul_lo_u32 v0, v0, 0x44
    v_add_lshl_u32 v97, v0, v66, 2
    v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v105, 0
    v_dual_mov_b32 v100, 0 :: v_dual_mov_b32 v107, 0
    v_dual_mov_b32 v102, 0 :: v_dual_mov_b32 v109, 0
    v_dual_mov_b32 v104, 0 :: v_dual_mov_b32 v111, 0
    v_dual_mov_b32 v106, 0 :: v_dual_mov_b32 v113, 0
    v_mov_b32_e32 v108, 0
    v_mov_b32_e32 v110, 0
    v_mov_b32_e32 v112, 0
    s_mov_b32 s30, 0
    s_branch L17
L12:
    v_add_nc_u32_e32 v32, s30, v64
    v_mul_lo_u32 v0, v32, s44
    v_add3_u32 v28, s13, v0, v66
    v_min_u32_e32 v0, v28, v82
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    v_add_nc_u32_e32 v4, s5, v28
    v_min_u32_e32 v4, v4, v82
    v_lshlrev_b32_e32 v4, 2, v4
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    v_add_nc_u32_e32 v8, s6, v28
    v_min_u32_e32 v8, v8, v82
    v_lshlrev_b32_e32 v8, 2, v8
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    v_add_nc_u32_e32 v12, s7, v28
    v_min_u32_e32 v12, v12, v82
    v_lshlrev_b32_e32 v12, 2, v12
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    v_add_nc_u32_e32 v16, s20, v28
    v_min_u32_e32 v16, v16, v82
    v_lshlrev_b32_e32 v16, 2, v16
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    v_add_nc_u32_e32 v20, s21, v28
    v_min_u32_e32 v20, v20, v82
    v_lshlrev_b32_e32 v20, 2, v20
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    v_add_nc_u32_e32 v24, s22, v28
    v_min_u32_e32 v24, v24, v82
    v_lshlrev_b32_e32 v24, 2, v24
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    v_add_nc_u32_e32 v28, s23, v28
    v_min_u32_e32 v28, v28, v82
    v_lshlrev_b32_e32 v28, 2, v28
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    s_waitcnt vmcnt(7)
    ds_store_b128 v83, v[0:3] offset:17408
    s_waitcnt vmcnt(6)
    ds_store_b128 v84, v[4:7] offset:17408
    s_waitcnt vmcnt(5)
    ds_store_b128 v85, v[8:11] offset:17408
    s_waitcnt vmcnt(4)
    ds_store_b128 v86, v[12:15] offset:17408
    s_waitcnt vmcnt(3)
    ds_store_b128 v87, v[16:19] offset:17408
    s_waitcnt vmcnt(2)
    ds_store_b128 v88, v[20:23] offset:17408
    s_waitcnt vmcnt(1)
    ds_store_b128 v89, v[24:27] offset:17408
    s_waitcnt vmcnt(0)
    ds_store_b128 v90, v[28:31] offset:17408
    v_mul_lo_u32 v0, v32, s47
    v_add3_u32 v28, s12, v0, v66
    v_min_u32_e32 v0, v28, v91
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, s3, v28
    v_min_u32_e32 v4, v4, v91
    v_lshlrev_b32_e32 v4, 2, v4
    buffer_load_b128 v[4:7], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v8, s24, v28
    v_min_u32_e32 v8, v8, v91
    v_lshlrev_b32_e32 v8, 2, v8
    buffer_load_b128 v[8:11], v8, s[16:19], 0 offen
    v_add_nc_u32_e32 v12, s25, v28
    v_min_u32_e32 v12, v12, v91
    v_lshlrev_b32_e32 v12, 2, v12
    buffer_load_b128 v[12:15], v12, s[16:19], 0 offen
    v_add_nc_u32_e32 v16, s26, v28
    v_min_u32_e32 v16, v16, v91
    v_lshlrev_b32_e32 v16, 2, v16
    buffer_load_b128 v[16:19], v16, s[16:19], 0 offen
    v_add_nc_u32_e32 v20, s27, v28
    v_min_u32_e32 v20, v20, v91
    v_lshlrev_b32_e32 v20, 2, v20
    buffer_load_b128 v[20:23], v20, s[16:19], 0 offen
    v_add_nc_u32_e32 v24, s28, v28
    v_min_u32_e32 v24, v24, v91
    v_lshlrev_b32_e32 v24, 2, v24
    buffer_load_b128 v[24:27], v24, s[16:19], 0 offen
    v_add_nc_u32_e32 v28, s29, v28
    v_min_u32_e32 v28, v28, v91
    v_lshlrev_b32_e32 v28, 2, v28
    buffer_load_b128 v[28:31], v28, s[16:19], 0 offen
    s_waitcnt vmcnt(7)
    ds_store_b128 v83, v[0:3] offset:34816
    s_waitcnt vmcnt(6)
    ds_store_b128 v84, v[4:7] offset:34816
    s_waitcnt vmcnt(5)
    ds_store_b128 v85, v[8:11] offset:34816
    s_waitcnt vmcnt(4)
    ds_store_b128 v86, v[12:15] offset:34816
    s_waitcnt vmcnt(3)
    ds_store_b128 v87, v[16:19] offset:34816
    s_waitcnt vmcnt(2)
    ds_store_b128 v88, v[20:23] offset:34816
    s_waitcnt vmcnt(1)
    ds_store_b128 v89, v[24:27] offset:34816
    s_waitcnt vmcnt(0)
    ds_store_b128 v90, v[28:31] offset:34816
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_dual_mov_b32 v145, 0 :: v_dual_mov_b32 v144, 0
    v_dual_mov_b32 v143, 0 :: v_dual_mov_b32 v142, 0
    v_dual_mov_b32 v141, 0 :: v_dual_mov_b32 v140, 0
    v_dual_mov_b32 v139, 0 :: v_dual_mov_b32 v138, 0
    v_dual_mov_b32 v137, 0 :: v_dual_mov_b32 v136, 0
    v_dual_mov_b32 v135, 0 :: v_dual_mov_b32 v134, 0
    v_dual_mov_b32 v133, 0 :: v_dual_mov_b32 v132, 0
    v_dual_mov_b32 v131, 0 :: v_dual_mov_b32 v130, 0
    v_dual_mov_b32 v129, 0 :: v_dual_mov_b32 v128, 0
    v_dual_mov_b32 v127, 0 :: v_dual_mov_b32 v126, 0
    v_dual_mov_b32 v125, 0 :: v_dual_mov_b32 v124, 0
    v_dual_mov_b32 v123, 0 :: v_dual_mov_b32 v122, 0
    v_dual_mov_b32 v121, 0 :: v_dual_mov_b32 v120, 0
    v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v118, 0
    v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v116, 0
    v_dual_mov_b32 v115, 0 :: v_dual_mov_b32 v114, 0
    s_mov_b32 s31, 0
    s_branch L14
L13:
    v_add_nc_u32_e32 v0, s31, v92
    v_and_b32_e32 v0, 0x1fff, v0
    v_add_nc_u32_e32 v1, s31, v93
    v_and_b32_e32 v32, 0x1fff, v1
    v_lshlrev_b32_e32 v28, 2, v0
    ds_load_b128 v[0:3], v28
    ds_load_b128 v[4:7], v28 offset:272
    ds_load_b128 v[8:11], v28 offset:544
    ds_load_b128 v[12:15], v28 offset:816
    ds_load_b128 v[16:19], v28 offset:8704
    ds_load_b128 v[20:23], v28 offset:8976
    ds_load_b128 v[24:27], v28 offset:9248
    ds_load_b128 v[28:31], v28 offset:9520
    v_lshlrev_b32_e32 v60, 2, v32
    ds_load_b128 v[32:35], v60 offset:17408
    ds_load_b128 v[36:39], v60 offset:21760
    ds_load_b128 v[40:43], v60 offset:26112
    ds_load_b128 v[44:47], v60 offset:30464
    ds_load_b128 v[48:51], v60 offset:34816
    ds_load_b128 v[52:55], v60 offset:39168
    ds_load_b128 v[56:59], v60 offset:43520
    ds_load_b128 v[60:63], v60 offset:47872
    s_waitcnt lgkmcnt(7)
    v_fma_f32 v145, v0, v32, v145
    s_waitcnt lgkmcnt(3)
    v_dual_fmac_f32 v144, v16, v48 :: v_dual_fmac_f32 v145, v1, v33
    v_dual_fmac_f32 v144, v17, v49 :: v_dual_fmac_f32 v145, v2, v34
    v_dual_fmac_f32 v144, v18, v50 :: v_dual_fmac_f32 v145, v3, v35
    v_dual_fmac_f32 v144, v19, v51 :: v_dual_fmac_f32 v143, v0, v36
    s_waitcnt lgkmcnt(2)
    v_dual_fmac_f32 v142, v16, v52 :: v_dual_fmac_f32 v143, v1, v37
    v_dual_fmac_f32 v142, v17, v53 :: v_dual_fmac_f32 v143, v2, v38
    v_dual_fmac_f32 v142, v18, v54 :: v_dual_fmac_f32 v143, v3, v39
    v_dual_fmac_f32 v142, v19, v55 :: v_dual_fmac_f32 v141, v0, v40
    s_waitcnt lgkmcnt(1)
    v_dual_fmac_f32 v140, v16, v56 :: v_dual_fmac_f32 v141, v1, v41
    v_dual_fmac_f32 v140, v17, v57 :: v_dual_fmac_f32 v141, v2, v42
    v_dual_fmac_f32 v140, v18, v58 :: v_dual_fmac_f32 v141, v3, v43
    v_fma_f32 v140, v19, v59, v140
    v_fma_f32 v0, v0, v44, v139
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v16, v16, v60, v138
    v_fma_f32 v0, v1, v45, v0
    v_fma_f32 v1, v17, v61, v16
    v_fma_f32 v0, v2, v46, v0
    v_fma_f32 v1, v18, v62, v1
    v_fma_f32 v139, v3, v47, v0
    v_fma_f32 v138, v19, v63, v1
    v_fma_f32 v0, v4, v32, v137
    v_fma_f32 v1, v20, v48, v136
    v_fma_f32 v0, v5, v33, v0
    v_dual_fmac_f32 v1, v21, v49 :: v_dual_fmac_f32 v0, v6, v34
    v_fma_f32 v1, v22, v50, v1
    v_fma_f32 v137, v7, v35, v0
    v_fma_f32 v136, v23, v51, v1
    v_fma_f32 v0, v4, v36, v135
    v_fma_f32 v1, v20, v52, v134
    v_fma_f32 v0, v5, v37, v0
    v_dual_fmac_f32 v1, v21, v53 :: v_dual_fmac_f32 v0, v6, v38
    v_fma_f32 v1, v22, v54, v1
    v_fma_f32 v135, v7, v39, v0
    v_fma_f32 v134, v23, v55, v1
    v_fma_f32 v0, v4, v40, v133
    v_fma_f32 v1, v20, v56, v132
    v_fma_f32 v0, v5, v41, v0
    v_dual_fmac_f32 v1, v21, v57 :: v_dual_fmac_f32 v0, v6, v42
    v_fma_f32 v1, v22, v58, v1
    v_fma_f32 v133, v7, v43, v0
    v_fma_f32 v132, v23, v59, v1
    v_fma_f32 v0, v4, v44, v131
    v_fma_f32 v1, v20, v60, v130
    v_fma_f32 v0, v5, v45, v0
    v_dual_fmac_f32 v1, v21, v61 :: v_dual_fmac_f32 v0, v6, v46
    v_fma_f32 v1, v22, v62, v1
    v_fma_f32 v131, v7, v47, v0
    v_fma_f32 v130, v23, v63, v1
    v_fma_f32 v0, v8, v32, v129
    v_fma_f32 v1, v24, v48, v128
    v_fma_f32 v0, v9, v33, v0
    v_dual_fmac_f32 v1, v25, v49 :: v_dual_fmac_f32 v0, v10, v34
    v_fma_f32 v1, v26, v50, v1
    v_fma_f32 v129, v11, v35, v0
    v_fma_f32 v128, v27, v51, v1
    v_fma_f32 v0, v8, v36, v127
    v_fma_f32 v1, v24, v52, v126
    v_fma_f32 v0, v9, v37, v0
    v_dual_fmac_f32 v1, v25, v53 :: v_dual_fmac_f32 v0, v10, v38
    v_fma_f32 v1, v26, v54, v1
    v_fma_f32 v127, v11, v39, v0
    v_fma_f32 v126, v27, v55, v1
    v_fma_f32 v0, v8, v40, v125
    v_fma_f32 v1, v24, v56, v124
    v_fma_f32 v0, v9, v41, v0
    v_dual_fmac_f32 v1, v25, v57 :: v_dual_fmac_f32 v0, v10, v42
    v_fma_f32 v1, v26, v58, v1
    v_fma_f32 v125, v11, v43, v0
    v_fma_f32 v124, v27, v59, v1
    v_fma_f32 v0, v8, v44, v123
    v_fma_f32 v1, v24, v60, v122
    v_fma_f32 v0, v9, v45, v0
    v_dual_fmac_f32 v1, v25, v61 :: v_dual_fmac_f32 v0, v10, v46
    v_fma_f32 v1, v26, v62, v1
    v_fma_f32 v123, v11, v47, v0
    v_fma_f32 v122, v27, v63, v1
    v_fma_f32 v0, v12, v32, v121
    v_fma_f32 v1, v28, v48, v120
    v_fma_f32 v0, v13, v33, v0
    v_dual_fmac_f32 v1, v29, v49 :: v_dual_fmac_f32 v0, v14, v34
    v_fma_f32 v1, v30, v50, v1
    v_fma_f32 v121, v15, v35, v0
    v_fma_f32 v120, v31, v51, v1
    v_fma_f32 v0, v12, v36, v119
    v_fma_f32 v1, v28, v52, v118
    v_fma_f32 v0, v13, v37, v0
    v_dual_fmac_f32 v1, v29, v53 :: v_dual_fmac_f32 v0, v14, v38
    v_fma_f32 v1, v30, v54, v1
    v_fma_f32 v119, v15, v39, v0
    v_fma_f32 v118, v31, v55, v1
    v_fma_f32 v0, v12, v40, v117
    v_fma_f32 v1, v28, v56, v116
    v_fma_f32 v0, v13, v41, v0
    v_dual_fmac_f32 v1, v29, v57 :: v_dual_fmac_f32 v0, v14, v42
    v_fma_f32 v1, v30, v58, v1
    v_fma_f32 v117, v15, v43, v0
    v_fma_f32 v116, v31, v59, v1
    v_fma_f32 v0, v12, v44, v115
    v_fma_f32 v1, v28, v60, v114
    v_fma_f32 v0, v13, v45, v0
    v_dual_fmac_f32 v1, v29, v61 :: v_dual_fmac_f32 v0, v14, v46
    v_fma_f32 v1, v30, v62, v1
    v_fma_f32 v115, v15, v47, v0
    v_fma_f32 v114, v31, v63, v1
    s_add_u32 s31, s31, 4
L14:
    s_cmp_lt_u32 s31, 64
    s_cbranch_scc1 L13
    v_add_nc_u32_e32 v4, s30, v66
    v_fma_f32 v0, v145, s54, -v74
    v_exp_f32_e32 v0, v0
    s_add_u32 s31, s30, 64
    s_cmp_le_u32 s31, s1
    s_cselect_b32 s31, exec_lo, 0
    v_cmp_lt_u32_e64 s37, v4, v67
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v0, 0, v0, s37
    v_sub_f32_e32 v1, v144, v78
    v_dual_mul_f32 v0, v0, v1 :: v_dual_add_nc_u32 v5, 1, v4
    v_fma_f32 v1, v143, s54, -v74
    v_exp_f32_e32 v1, v1
    v_cmp_lt_u32_e64 s37, v5, v67
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v1, 0, v1, s37
    v_sub_f32_e32 v2, v142, v78
    v_dual_mul_f32 v1, v2, v1 :: v_dual_add_nc_u32 v6, 2, v4
    v_fma_f32 v2, v141, s54, -v74
    v_exp_f32_e32 v2, v2
    v_cmp_lt_u32_e64 s37, v6, v67
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v2, 0, v2, s37
    v_sub_f32_e32 v3, v140, v78
    v_dual_mul_f32 v2, v2, v3 :: v_dual_add_nc_u32 v7, 3, v4
    v_fma_f32 v3, v139, s54, -v74
    v_exp_f32_e32 v3, v3
    v_cmp_lt_u32_e64 s37, v7, v67
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, 0, v3, s37
    v_sub_f32_e32 v8, v138, v78
    v_mul_f32_e32 v3, v3, v8
    ds_store_b128 v94, v[0:3] offset:52224
    v_fma_f32 v0, v137, s54, -v75
    v_exp_f32_e32 v0, v0
    v_cmp_lt_u32_e64 s37, v4, v69
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v0, 0, v0, s37
    v_dual_sub_f32 v1, v136, v79 :: v_dual_subrev_f32 v2, v79, v134
    v_dual_mul_f32 v0, v0, v1 :: v_dual_subrev_f32 v3, v79, v132
    v_fma_f32 v1, v135, s54, -v75
    v_exp_f32_e32 v1, v1
    v_cmp_lt_u32_e64 s37, v5, v69
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v1, 0, v1, s37
    v_dual_mul_f32 v1, v1, v2 :: v_dual_sub_f32 v8, v130, v79
    v_fma_f32 v2, v133, s54, -v75
    v_exp_f32_e32 v2, v2
    v_cmp_lt_u32_e64 s37, v6, v69
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v2, 0, v2, s37
    v_mul_f32_e32 v2, v2, v3
    v_fma_f32 v3, v131, s54, -v75
    v_exp_f32_e32 v3, v3
    v_cmp_lt_u32_e64 s37, v7, v69
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, 0, v3, s37
    v_mul_f32_e32 v3, v3, v8
    ds_store_b128 v95, v[0:3] offset:52224
    v_fma_f32 v0, v129, s54, -v76
    v_exp_f32_e32 v0, v0
    v_cmp_lt_u32_e64 s37, v4, v71
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v0, 0, v0, s37
    v_sub_f32_e32 v1, v128, v80
    v_mul_f32_e32 v0, v0, v1
    v_fma_f32 v1, v127, s54, -v76
    v_exp_f32_e32 v1, v1
    v_cmp_lt_u32_e64 s37, v5, v71
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v1, 0, v1, s37
    v_sub_f32_e32 v2, v126, v80
    v_mul_f32_e32 v1, v1, v2
    v_fma_f32 v2, v125, s54, -v76
    v_exp_f32_e32 v2, v2
    v_cmp_lt_u32_e64 s37, v6, v71
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v2, 0, v2, s37
    v_sub_f32_e32 v3, v124, v80
    v_mul_f32_e32 v2, v2, v3
    v_fma_f32 v3, v123, s54, -v76
    v_exp_f32_e32 v3, v3
    v_cmp_lt_u32_e64 s37, v7, v71
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, 0, v3, s37
    v_sub_f32_e32 v8, v122, v80
    v_mul_f32_e32 v3, v3, v8
    ds_store_b128 v96, v[0:3] offset:52224
    v_fma_f32 v0, v121, s54, -v77
    v_exp_f32_e32 v0, v0
    v_cmp_lt_u32_e64 s37, v4, v73
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v0, 0, v0, s37
    v_dual_sub_f32 v1, v120, v81 :: v_dual_subrev_f32 v2, v81, v118
    v_dual_mul_f32 v0, v0, v1 :: v_dual_subrev_f32 v3, v81, v116
    v_fma_f32 v1, v119, s54, -v77
    v_exp_f32_e32 v1, v1
    v_cmp_lt_u32_e64 s37, v5, v73
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v1, 0, v1, s37
    v_dual_mul_f32 v1, v1, v2 :: v_dual_sub_f32 v4, v114, v81
    v_fma_f32 v2, v117, s54, -v77
    v_exp_f32_e32 v2, v2
    v_cmp_lt_u32_e64 s37, v6, v73
    s_or_b32 s37, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v2, 0, v2, s37
    v_mul_f32_e32 v2, v2, v3
    v_fma_f32 v3, v115, s54, -v77
    v_exp_f32_e32 v3, v3
    v_cmp_lt_u32_e64 s37, v7, v73
    s_or_b32 s31, s31, s37
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, 0, v3, s31
    v_mul_f32_e32 v3, v3, v4
    ds_store_b128 v97, v[0:3] offset:52224
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_mov_b32 s31, 0
    s_branch L16
L15:
    s_lshl_b32 s37, s31, 2
    v_add_lshl_u32 v12, v92, s37, 2
    v_add_nc_u32_e32 v0, 0xcc00, v12
    ds_load_b128 v[0:3], v0
    v_add_nc_u32_e32 v4, 0xcd10, v12
    ds_load_b128 v[4:7], v4
    v_add_nc_u32_e32 v8, 0xce20, v12
    ds_load_b128 v[8:11], v8
    v_add_nc_u32_e32 v12, 0xcf30, v12
    ds_load_b128 v[12:15], v12
    s_mul_i32 s37, s31, 0x44
    v_add_lshl_u32 v20, s37, v66, 2
    v_add_nc_u32_e32 v16, 0x4400, v20
    ds_load_b128 v[16:19], v16
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v21, v0, v16, v98
    v_fma_f32 v22, v0, v17, v99
    v_fma_f32 v23, v0, v18, v100
    v_fma_f32 v0, v0, v19, v101
    v_fma_f32 v24, v4, v16, v102
    v_fma_f32 v25, v4, v17, v103
    v_fma_f32 v26, v4, v18, v104
    v_fma_f32 v4, v4, v19, v105
    v_fma_f32 v27, v8, v16, v106
    v_fma_f32 v28, v8, v17, v107
    v_fma_f32 v29, v8, v18, v108
    v_fma_f32 v8, v8, v19, v109
    v_fma_f32 v30, v12, v16, v110
    v_fma_f32 v31, v12, v17, v111
    v_fma_f32 v32, v12, v18, v112
    v_fma_f32 v12, v12, v19, v113
    v_add_nc_u32_e32 v16, 0x5500, v20
    ds_load_b128 v[16:19], v16
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v21, v1, v16, v21
    v_fma_f32 v22, v1, v17, v22
    v_fma_f32 v23, v1, v18, v23
    v_fma_f32 v0, v1, v19, v0
    v_fma_f32 v1, v5, v16, v24
    v_fma_f32 v24, v5, v17, v25
    v_fma_f32 v25, v5, v18, v26
    v_fma_f32 v4, v5, v19, v4
    v_fma_f32 v5, v9, v16, v27
    v_fma_f32 v26, v9, v17, v28
    v_fma_f32 v27, v9, v18, v29
    v_fma_f32 v8, v9, v19, v8
    v_fma_f32 v9, v13, v16, v30
    v_fma_f32 v28, v13, v17, v31
    v_fma_f32 v29, v13, v18, v32
    v_dual_fmac_f32 v12, v13, v19 :: v_dual_add_nc_u32 v13, 0x6600, v20
    ds_load_b128 v[16:19], v13
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v13, v2, v16, v21
    v_fma_f32 v21, v2, v17, v22
    v_fma_f32 v22, v2, v18, v23
    v_fma_f32 v0, v2, v19, v0
    v_fma_f32 v1, v6, v16, v1
    v_fma_f32 v2, v6, v17, v24
    v_fma_f32 v23, v6, v18, v25
    v_fma_f32 v4, v6, v19, v4
    v_fma_f32 v5, v10, v16, v5
    v_fma_f32 v6, v10, v17, v26
    v_fma_f32 v24, v10, v18, v27
    v_fma_f32 v8, v10, v19, v8
    v_fma_f32 v9, v14, v16, v9
    v_fma_f32 v10, v14, v17, v28
    v_fma_f32 v25, v14, v18, v29
    v_fma_f32 v12, v14, v19, v12
    v_add_nc_u32_e32 v14, 0x7700, v20
    ds_load_b128 v[16:19], v14
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v98, v3, v16, v13
    v_fma_f32 v99, v3, v17, v21
    v_fma_f32 v100, v3, v18, v22
    v_fma_f32 v101, v3, v19, v0
    v_fma_f32 v102, v7, v16, v1
    v_fma_f32 v103, v7, v17, v2
    v_fma_f32 v104, v7, v18, v23
    v_fma_f32 v105, v7, v19, v4
    v_fma_f32 v106, v11, v16, v5
    v_fma_f32 v107, v11, v17, v6
    v_fma_f32 v108, v11, v18, v24
    v_fma_f32 v109, v11, v19, v8
    v_fma_f32 v110, v15, v16, v9
    v_fma_f32 v111, v15, v17, v10
    v_fma_f32 v112, v15, v18, v25
    v_fma_f32 v113, v15, v19, v12
    s_add_u32 s31, s31, 1
L16:
    s_cmp_lt_u32 s31, 16
    s_cbranch_scc1 L15
    s_barrier
    s_sub_u32 s31, s4, s30
    s_min_u32 s31, s31, 64
    s_add_u32 s30, s30, s31
L17:
    s_cmp_lt_u32 s30, s4
    s_cbranch_scc1 L12
    s_mul_i32 s1, s15, s51
    s_mul_i32 s3, s14, s52
    s_add_u32 s1, s1, s3
    v_add_nc_u32_e32 v4, s1, v66
    v_cmp_gt_u32_e64 s1, s36, v65
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v5, v65, s53
    v_dual_mul_f32 v0, s0, v98 :: v_dual_mul_f32 v1, s0, v99
    v_dual_mul_f32 v2, s0, v100 :: v_dual_mul_f32 v3, s0, v101
    v_add_lshl_u32 v5, v4, v5, 2
    buffer_store_b128 v[0:3], v5, s[32:35], 0 offen
    s_mov_b32 exec_lo, s2
L18:
    v_cmp_gt_u32_e64 s1, s36, v68
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v5, v68, s53
    v_dual_mul_f32 v0, s0, v102 :: v_dual_mul_f32 v1, s0, v103
    v_dual_mul_f32 v2, s0, v104 :: v_dual_mul_f32 v3, s0, v105
    v_add_lshl_u32 v5, v4, v5, 2
    buffer_store_b128 v[0:3], v5, s[32:35], 0 offen
    s_mov_b32 exec_lo, s2
L19:
    v_cmp_gt_u32_e64 s1, s36, v70
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v5, v70, s53
    v_dual_mul_f32 v0, s0, v106 :: v_dual_mul_f32 v1, s0, v107
    v_dual_mul_f32 v2, s0, v108 :: v_dual_mul_f32 v3, s0, v109
    v_add_lshl_u32 v5, v4, v5, 2
    buffer_store_b128 v[0:3], v5, s[32:35], 0 offen
    s_mov_b32 exec_lo, s2
L20:
    v_cmp_gt_u32_e64 s1, s36, v72
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v5, v72, s53
    v_dual_mul_f32 v0, s0, v110 :: v_dual_mul_f32 v1, s0, v111
    v_dual_mul_f32 v2, s0, v112 :: v_dual_mul_f32 v3, s0, v113
    v_add_lshl_u32 v4, v4, v5, 2
    buffer_store_b128 v[0:3], v4, s[32:35], 0 offen
L21:
    s_endpgm
