; 78 VGPRs, 54 SGPRs, 4128 bytes of LDS, 0 of scratch, 518 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b32 s15, s[0:1], 0x74
    s_load_b32 s36, s[0:1], 0x28
    s_load_b32 s37, s[0:1], 0x5c
    s_load_b32 s38, s[0:1], 0x90
    s_load_b32 s39, s[0:1], 0x94
    s_load_b32 s40, s[0:1], 0x98
    s_load_b32 s41, s[0:1], 0x9c
    v_mbcnt_lo_u32_b32 v66, -1, 0
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s42, v1
    s_mov_b32 s43, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s44, s30
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_lshl_b32 s2, s6, 2
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s32, s8
    s_mov_b32 s33, s9
    s_lshl_b32 s34, s10, 2
    s_mov_b32 s35, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s26, s26, 2
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s30, s30, 2
    s_mov_b32 s31, 0x31016000
    s_and_b32 s45, s40, -2
    s_add_u32 s4, s7, -1
    s_min_u32 s4, s14, s4
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_lshl_b32 s5, s4, 2
    s_buffer_load_b32 s5, s[24:27], s5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s46, s5, 1
    s_branch L1
L0:
    s_mov_b32 s46, 0
L1:
    s_add_u32 s5, s15, s4
    s_lshl_b32 s5, s5, 2
    s_buffer_load_b32 s15, s[24:27], s5
    s_lshr_b32 s5, s11, 5
    s_add_u32 s24, s5, -1
    s_mul_i32 s4, s4, s38
    s_add_u32 s4, s4, s13
    s_mul_i32 s4, s4, s45
    s_min_u32 s25, s4, 0x38000000
    s_mul_i32 s4, s13, s39
    v_cvt_f32_u32_e32 v1, s38
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s5, 0, s38
    v_mul_lo_u32 v2, s5, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s4, v1
    v_mul_lo_u32 v2, v1, s38
    v_sub_nc_u32_e32 v2, s4, v2
    v_cmp_le_u32_e64 s4, s38, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s38, v2
    v_cndmask_b32_e64 v1, v1, v3, s4
    v_cndmask_b32_e64 v2, v2, v4, s4
    v_cmp_le_u32_e64 s4, s38, v2
    v_add_nc_u32_e32 v2, 1, v1
    v_cndmask_b32_e64 v1, v1, v2, s4
    s_cmp_eq_u32 s38, 0
    s_cselect_b32 s4, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s4
    v_readfirstlane_b32 s4, v1
    s_mul_i32 s26, s4, s40
    v_dual_mov_b32 v64, 0xff800000 :: v_dual_lshlrev_b32 v1, 3, v66
    s_add_u32 s4, s45, -8
    v_min_u32_e32 v67, s4, v1
    s_lshl_b32 s27, s42, 5
    s_add_u32 s38, s46, -1
    s_and_b32 s39, s40, -8
    s_lshl_b32 s40, s36, 1
    s_mul_i32 s47, s36, 3
    s_lshl_b32 s48, s36, 2
    s_mul_i32 s49, s36, 5
    s_mul_i32 s50, s36, 6
    s_mul_i32 s51, s36, 7
    v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v74, 0
    v_dual_mov_b32 v75, 0 :: v_dual_mov_b32 v72, 0
    v_dual_mov_b32 v73, 0 :: v_dual_mov_b32 v70, 0
    v_dual_mov_b32 v71, 0 :: v_dual_mov_b32 v68, 0
    v_mov_b32_e32 v69, 0
    s_branch L13
L2:
    v_add_nc_u32_e32 v9, s27, v66
    s_lshr_b32 s4, s27, 5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s4, s15, s4
    s_cmp_lt_u32 s4, s44
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s5, exec_lo, s5
    s_cmp_ge_u32 s4, s44
    s_cselect_b32 s6, exec_lo, 0
    s_and_b32 s6, exec_lo, s6
    s_cmp_lg_u32 s5, 0
    s_cbranch_scc0 L3
    s_lshl_b32 s5, s4, 2
    s_buffer_load_b32 s5, s[28:31], s5
    s_mov_b32 exec_lo, s12
L3:
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s12
L4:
    s_cmp_lt_u32 s4, s44
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s4, s5, 0
    s_min_u32 s4, s4, s24
    s_lshl_b32 s52, s4, 5
    s_sub_u32 s4, s38, s27
    v_min_u32_e32 v1, s4, v66
    v_add_nc_u32_e32 v1, s52, v1
    v_mul_lo_u32 v1, v1, s36
    v_add_nc_u32_e32 v1, s26, v1
    v_min_u32_e32 v10, 0x38000000, v1
    v_mov_b32_e32 v11, 0
    s_mov_b32 s53, 0
    s_branch L6
L5:
    s_add_u32 s4, s25, s53
    s_lshl_b32 s8, s4, 2
    s_buffer_load_b128 s[4:7], s[0:3], s8
    s_buffer_load_b128 s[8:11], s[0:3], s8 offset:0x10
    v_add_lshl_u32 v5, v10, s53, 2
    buffer_load_b128 v[1:4], v5, s[32:35], 0 offen
    buffer_load_b128 v[5:8], v5, s[32:35], 0 offen offset:16
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v1, s4, v1, v11
    v_fma_f32 v1, s5, v2, v1
    v_fma_f32 v1, s6, v3, v1
    v_fma_f32 v1, s7, v4, v1
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, s8, v5, v1
    v_fma_f32 v1, s9, v6, v1
    v_fma_f32 v1, s10, v7, v1
    v_fma_f32 v11, s11, v8, v1
    s_add_u32 s53, s53, 8
L6:
    s_cmp_lt_u32 s53, s39
    s_cbranch_scc1 L5
    s_mov_b32 s6, s39
    s_branch L8
L7:
    s_add_u32 s4, s25, s6
    s_lshl_b32 s4, s4, 2
    s_buffer_load_b64 s[4:5], s[0:3], s4
    v_add_lshl_u32 v1, v10, s6, 2
    buffer_load_b64 v[1:2], v1, s[32:35], 0 offen
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_fma_f32 v1, s4, v1, v11
    v_fma_f32 v11, s5, v2, v1
    s_add_u32 s6, s6, 2
L8:
    s_cmp_lt_u32 s6, s45
    s_cbranch_scc1 L7
    v_cmp_gt_u32_e64 s4, s46, v9
    v_mul_f32_e32 v1, s41, v11
    v_cndmask_b32_e64 v1, 0xff800000, v1, s4
    v_max_f32_dpp v2, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s43
    v_max_f32_e32 v2, v3, v2
    v_max_f32_e32 v76, v64, v2
    v_sub_f32_e32 v1, v1, v76
    v_mul_f32_e32 v2, 0x3fb8aa3b, v1
    v_fma_f32 v3, v1, 0x3fb8aa3b, -v2
    v_fma_f32 v3, v1, 0x32a5705f, v3
    v_rndne_f32_e32 v4, v2
    v_sub_f32_e32 v2, v2, v4
    v_add_f32_e32 v2, v2, v3
    v_exp_f32_e32 v2, v2
    v_cvt_i32_f32_e32 v3, v4
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v2, v2, v3
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v1
    v_cndmask_b32_e64 v2, v2, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, v1
    v_cndmask_b32_e64 v77, v2, 0x7f800000, s4
    v_sub_f32_e32 v1, v64, v76
    v_mul_f32_e32 v2, 0x3fb8aa3b, v1
    v_fma_f32 v3, v1, 0x3fb8aa3b, -v2
    v_fma_f32 v3, v1, 0x32a5705f, v3
    v_rndne_f32_e32 v4, v2
    v_sub_f32_e32 v2, v2, v4
    v_add_f32_e32 v2, v2, v3
    v_exp_f32_e32 v2, v2
    v_cvt_i32_f32_e32 v3, v4
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v2, v2, v3
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v1
    v_cndmask_b32_e64 v2, v2, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, v1
    v_cndmask_b32_e64 v1, v2, 0x7f800000, s4
    v_add_f32_dpp v2, v77, v77 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s43
    v_add_f32_e32 v2, v3, v2
    v_fma_f32 v65, v65, v1, v2
    v_mul_f32_e32 v75, v75, v1
    v_mul_f32_e32 v74, v74, v1
    v_mul_f32_e32 v73, v73, v1
    v_mul_f32_e32 v72, v72, v1
    v_mul_f32_e32 v71, v71, v1
    v_mul_f32_e32 v70, v70, v1
    v_mul_f32_e32 v69, v69, v1
    v_mul_f32_e32 v68, v68, v1
    s_sub_u32 s4, s46, s27
    s_min_u32 s5, s4, 32
    s_and_b32 s6, s5, -8
    s_mov_b32 s7, 0
    s_branch L10
L9:
    s_add_u32 s8, s52, s7
    s_mul_i32 s8, s8, s36
    s_add_u32 s8, s8, s26
    v_add_nc_u32_e32 v57, s8, v67
    v_lshlrev_b32_e32 v5, 2, v57
    buffer_load_b128 v[1:4], v5, s[16:19], 0 offen
    buffer_load_b128 v[5:8], v5, s[16:19], 0 offen offset:16
    v_add_lshl_u32 v13, v57, s36, 2
    buffer_load_b128 v[9:12], v13, s[16:19], 0 offen
    buffer_load_b128 v[13:16], v13, s[16:19], 0 offen offset:16
    v_add_lshl_u32 v21, v57, s40, 2
    buffer_load_b128 v[17:20], v21, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v21, s[16:19], 0 offen offset:16
    v_add_lshl_u32 v29, v57, s47, 2
    buffer_load_b128 v[25:28], v29, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen offset:16
    v_add_lshl_u32 v37, v57, s48, 2
    buffer_load_b128 v[33:36], v37, s[16:19], 0 offen
    buffer_load_b128 v[37:40], v37, s[16:19], 0 offen offset:16
    v_add_lshl_u32 v45, v57, s49, 2
    buffer_load_b128 v[41:44], v45, s[16:19], 0 offen
    buffer_load_b128 v[45:48], v45, s[16:19], 0 offen offset:16
    v_add_lshl_u32 v53, v57, s50, 2
    buffer_load_b128 v[49:52], v53, s[16:19], 0 offen
    buffer_load_b128 v[53:56], v53, s[16:19], 0 offen offset:16
    v_add_lshl_u32 v61, v57, s51, 2
    buffer_load_b128 v[57:60], v61, s[16:19], 0 offen
    buffer_load_b128 v[61:64], v61, s[16:19], 0 offen offset:16
    s_and_b32 s8, -1, exec_lo
    s_lshr_b32 s9, s8, s7
    s_and_b32 s9, s9, 1
    s_ctz_i32_b32 s8, s8
    s_min_u32 s8, s8, 32
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s8, s7, s8
    v_readlane_b32 s8, v77, s8
    s_waitcnt vmcnt(15)
    v_fma_f32 v1, s8, v1, v75
    v_fma_f32 v2, s8, v2, v74
    v_fma_f32 v3, s8, v3, v73
    v_fma_f32 v4, s8, v4, v72
    s_waitcnt vmcnt(14)
    v_fma_f32 v5, s8, v5, v71
    v_fma_f32 v6, s8, v6, v70
    v_fma_f32 v7, s8, v7, v69
    v_fma_f32 v8, s8, v8, v68
    s_add_u32 s8, s7, 1
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v77, s8
    s_waitcnt vmcnt(13)
    v_dual_fmac_f32 v1, s8, v9 :: v_dual_fmac_f32 v2, s8, v10
    v_dual_fmac_f32 v3, s8, v11 :: v_dual_fmac_f32 v4, s8, v12
    s_waitcnt vmcnt(12)
    v_dual_fmac_f32 v5, s8, v13 :: v_dual_fmac_f32 v6, s8, v14
    v_dual_fmac_f32 v7, s8, v15 :: v_dual_fmac_f32 v8, s8, v16
    s_add_u32 s8, s7, 2
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v77, s8
    s_waitcnt vmcnt(11)
    v_dual_fmac_f32 v1, s8, v17 :: v_dual_fmac_f32 v2, s8, v18
    v_dual_fmac_f32 v3, s8, v19 :: v_dual_fmac_f32 v4, s8, v20
    s_waitcnt vmcnt(10)
    v_dual_fmac_f32 v5, s8, v21 :: v_dual_fmac_f32 v6, s8, v22
    v_dual_fmac_f32 v7, s8, v23 :: v_dual_fmac_f32 v8, s8, v24
    s_add_u32 s8, s7, 3
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v77, s8
    s_waitcnt vmcnt(9)
    v_dual_fmac_f32 v1, s8, v25 :: v_dual_fmac_f32 v2, s8, v26
    v_dual_fmac_f32 v3, s8, v27 :: v_dual_fmac_f32 v4, s8, v28
    s_waitcnt vmcnt(8)
    v_dual_fmac_f32 v5, s8, v29 :: v_dual_fmac_f32 v6, s8, v30
    v_dual_fmac_f32 v7, s8, v31 :: v_dual_fmac_f32 v8, s8, v32
    s_add_u32 s8, s7, 4
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v77, s8
    s_waitcnt vmcnt(7)
    v_dual_fmac_f32 v1, s8, v33 :: v_dual_fmac_f32 v2, s8, v34
    v_dual_fmac_f32 v3, s8, v35 :: v_dual_fmac_f32 v4, s8, v36
    s_waitcnt vmcnt(6)
    v_dual_fmac_f32 v5, s8, v37 :: v_dual_fmac_f32 v6, s8, v38
    v_dual_fmac_f32 v7, s8, v39 :: v_dual_fmac_f32 v8, s8, v40
    s_add_u32 s8, s7, 5
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v77, s8
    s_waitcnt vmcnt(5)
    v_dual_fmac_f32 v1, s8, v41 :: v_dual_fmac_f32 v2, s8, v42
    v_dual_fmac_f32 v3, s8, v43 :: v_dual_fmac_f32 v4, s8, v44
    s_waitcnt vmcnt(4)
    v_dual_fmac_f32 v5, s8, v45 :: v_dual_fmac_f32 v6, s8, v46
    v_dual_fmac_f32 v7, s8, v47 :: v_dual_fmac_f32 v8, s8, v48
    s_add_u32 s8, s7, 6
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v77, s8
    s_waitcnt vmcnt(3)
    v_dual_fmac_f32 v1, s8, v49 :: v_dual_fmac_f32 v2, s8, v50
    v_dual_fmac_f32 v3, s8, v51 :: v_dual_fmac_f32 v4, s8, v52
    s_waitcnt vmcnt(2)
    v_dual_fmac_f32 v5, s8, v53 :: v_dual_fmac_f32 v6, s8, v54
    v_dual_fmac_f32 v7, s8, v55 :: v_dual_fmac_f32 v8, s8, v56
    s_add_u32 s8, s7, 7
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v77, s8
    s_waitcnt vmcnt(1)
    v_fma_f32 v75, s8, v57, v1
    v_fma_f32 v74, s8, v58, v2
    v_fma_f32 v73, s8, v59, v3
    v_fma_f32 v72, s8, v60, v4
    s_waitcnt vmcnt(0)
    v_fma_f32 v71, s8, v61, v5
    v_fma_f32 v70, s8, v62, v6
    v_fma_f32 v69, s8, v63, v7
    v_fma_f32 v68, s8, v64, v8
    s_add_u32 s7, s7, 8
L10:
    s_cmp_lt_u32 s7, s6
    s_cbranch_scc1 L9
    s_branch L12
L11:
    s_and_b32 s7, -1, exec_lo
    s_lshr_b32 s8, s7, s6
    s_and_b32 s8, s8, 1
    s_ctz_i32_b32 s7, s7
    s_min_u32 s7, s7, 32
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s7, s6, s7
    v_readlane_b32 s7, v77, s7
    s_add_u32 s8, s52, s6
    s_mul_i32 s8, s8, s36
    s_add_u32 s8, s8, s26
    v_add_lshl_u32 v5, s8, v67, 2
    buffer_load_b128 v[1:4], v5, s[16:19], 0 offen
    buffer_load_b128 v[5:8], v5, s[16:19], 0 offen offset:16
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v75, s7, v1 :: v_dual_fmac_f32 v74, s7, v2
    v_dual_fmac_f32 v73, s7, v3 :: v_dual_fmac_f32 v72, s7, v4
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v71, s7, v5 :: v_dual_fmac_f32 v70, s7, v6
    v_dual_fmac_f32 v69, s7, v7 :: v_dual_fmac_f32 v68, s7, v8
    s_add_u32 s6, s6, 1
L12:
    s_cmp_lt_u32 s6, s5
    s_cbranch_scc1 L11
    s_min_u32 s4, s4, 0x80
    s_add_u32 s27, s27, s4
    v_mov_b32_e32 v64, v76
L13:
    s_cmp_lt_u32 s27, s46
    s_cbranch_scc1 L2
    v_cmp_eq_u32_e64 s0, 0, v66
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s42, 3
    v_mov_b32_e32 v1, s0
    ds_store_b64 v1, v[64:65]
    s_mov_b32 exec_lo, s12
L14:
    s_lshl_b32 s0, s42, 8
    v_add_lshl_u32 v1, s0, v67, 2
    ds_store_b32 v1, v75 offset:32
    ds_store_b32 v1, v74 offset:36
    ds_store_b32 v1, v73 offset:40
    ds_store_b32 v1, v72 offset:44
    ds_store_b32 v1, v71 offset:48
    ds_store_b32 v1, v70 offset:52
    ds_store_b32 v1, v69 offset:56
    ds_store_b32 v1, v68 offset:60
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshr_b32 s0, s46, 5
    s_and_b32 s1, s46, 31
    s_cmp_eq_u32 s1, 0
    s_cselect_b32 s1, 0, 1
    s_add_u32 s0, s0, s1
    s_min_u32 s0, s0, 4
    s_mul_i32 s1, s13, s45
    s_mul_i32 s2, s14, s37
    s_mov_b32 s3, s12
L15:
    s_mov_b32 exec_lo, s3
    v_cmp_gt_u32_e64 s3, s45, v0
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc1 L16
    s_mov_b32 s3, 0
    s_branch L21
L16:
    s_mov_b32 exec_lo, s3
    v_mov_b32_e32 v1, 0xff800000
    s_mov_b32 s4, 0
    s_branch L18
L17:
    s_lshl_b32 s5, s4, 3
    v_mov_b32_e32 v2, s5
    ds_load_b32 v2, v2
    s_waitcnt lgkmcnt(0)
    v_max_f32_e32 v1, v1, v2
    s_add_u32 s4, s4, 1
L18:
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L17
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
    s_mov_b32 s4, 0
    s_branch L20
L19:
    s_lshl_b32 s5, s4, 3
    v_mov_b32_e32 v4, s5
    ds_load_b32 v4, v4
    s_waitcnt lgkmcnt(0)
    v_sub_f32_e32 v4, v4, v1
    v_mul_f32_e32 v5, 0x3fb8aa3b, v4
    v_fma_f32 v6, v4, 0x3fb8aa3b, -v5
    v_fma_f32 v6, v4, 0x32a5705f, v6
    v_rndne_f32_e32 v7, v5
    v_sub_f32_e32 v5, v5, v7
    v_add_f32_e32 v5, v5, v6
    v_exp_f32_e32 v5, v5
    v_cvt_i32_f32_e32 v6, v7
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v5, v5, v6
    v_cmp_gt_f32_e64 s6, 0xc2d00000, v4
    v_cndmask_b32_e64 v5, v5, 0, s6
    v_cmp_lt_f32_e64 s6, 0x42b17218, v4
    v_cndmask_b32_e64 v4, v5, 0x7f800000, s6
    v_mov_b32_e32 v5, s5
    ds_load_b32 v5, v5 offset:4
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v3, v5, v4, v3
    s_lshl_b32 s5, s4, 8
    v_add_lshl_u32 v5, s5, v0, 2
    ds_load_b32 v5, v5 offset:32
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v2, v5, v4, v2
    s_add_u32 s4, s4, 1
L20:
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L19
    v_cmp_gt_f32_e64 s4, 0x800000, |v3|
    v_cmp_lt_f32_e64 s5, 0x7e000000, |v3|
    v_cndmask_b32_e64 v1, 1.0, 0x2f800000, s5
    v_cndmask_b32_e64 v1, v1, 0x4f800000, s4
    v_mul_f32_e32 v3, v3, v1
    v_rcp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v3, v1
    v_dual_mul_f32 v1, v2, v1 :: v_dual_add_nc_u32 v2, s1, v0
    v_add_lshl_u32 v2, s2, v2, 2
    buffer_store_b32 v1, v2, s[20:23], 0 offen
    v_sub_nc_u32_e32 v1, s45, v0
    v_min_u32_e32 v1, 0x80, v1
    v_add_nc_u32_e32 v0, v0, v1
L21:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc1 L15
    s_endpgm
