; 44 VGPRs, 75 SGPRs, 4128 bytes of LDS, 0 of scratch, 629 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b32 s15, s[0:1], 0x74
    s_load_b32 s56, s[0:1], 0x28
    s_load_b32 s57, s[0:1], 0x5c
    s_load_b32 s36, s[0:1], 0x90
    s_load_b32 s37, s[0:1], 0x94
    s_load_b32 s38, s[0:1], 0x98
    s_load_b32 s58, s[0:1], 0x9c
    v_mbcnt_lo_u32_b32 v35, -1, 0
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s59, v1
    s_mov_b32 s60, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s61, s30
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
    s_add_u32 s4, s7, -1
    s_min_u32 s4, s14, s4
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_lshl_b32 s5, s4, 2
    s_buffer_load_b32 s5, s[24:27], s5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s62, s5, 1
    s_branch L1
L0:
    s_mov_b32 s62, 0
L1:
    s_add_u32 s5, s15, s4
    s_lshl_b32 s5, s5, 2
    s_buffer_load_b32 s15, s[24:27], s5
    s_lshr_b32 s5, s11, 5
    s_add_u32 s63, s5, -1
    s_mul_i32 s4, s4, s36
    s_add_u32 s4, s4, s13
    s_lshl_b32 s4, s4, 7
    s_min_u32 s4, s4, 0x38000000
    s_mul_i32 s5, s13, s37
    v_cvt_f32_u32_e32 v1, s36
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s6, 0, s36
    v_mul_lo_u32 v2, s6, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s5, v1
    v_mul_lo_u32 v2, v1, s36
    v_sub_nc_u32_e32 v2, s5, v2
    v_cmp_le_u32_e64 s5, s36, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s36, v2
    v_cndmask_b32_e64 v1, v1, v3, s5
    v_cndmask_b32_e64 v2, v2, v4, s5
    v_cmp_le_u32_e64 s5, s36, v2
    v_add_nc_u32_e32 v2, 1, v1
    v_cndmask_b32_e64 v1, v1, v2, s5
    s_cmp_eq_u32 s36, 0
    s_cselect_b32 s5, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s5
    v_readfirstlane_b32 s5, v1
    s_mul_i32 s64, s5, s38
    v_dual_mov_b32 v33, 0xff800000 :: v_dual_lshlrev_b32 v36, 2, v35
    s_lshl_b32 s65, s59, 5
    s_add_u32 s66, s62, -1
    s_lshl_b32 s67, s4, 2
    s_lshl_b32 s68, s56, 1
    s_mul_i32 s69, s56, 3
    s_lshl_b32 s70, s56, 2
    s_mul_i32 s71, s56, 5
    s_mul_i32 s72, s56, 6
    s_mul_i32 s73, s56, 7
    v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v39, 0
    v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v37, 0
    v_mov_b32_e32 v38, 0
    s_branch L9
L2:
    v_add_nc_u32_e32 v41, s65, v35
    s_lshr_b32 s4, s65, 5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s4, s15, s4
    s_cmp_lt_u32 s4, s61
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s5, exec_lo, s5
    s_cmp_ge_u32 s4, s61
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
    s_cmp_lt_u32 s4, s61
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s4, s5, 0
    s_min_u32 s4, s4, s63
    s_lshl_b32 s74, s4, 5
    s_sub_u32 s4, s66, s65
    v_min_u32_e32 v1, s4, v35
    v_add_nc_u32_e32 v1, s74, v1
    v_mul_lo_u32 v1, v1, s56
    v_add_nc_u32_e32 v1, s64, v1
    v_min_u32_e32 v1, 0x38000000, v1
    s_buffer_load_b128 s[4:7], s[0:3], s67
    s_buffer_load_b128 s[8:11], s[0:3], s67 offset:0x10
    v_lshlrev_b32_e32 v42, 2, v1
    buffer_load_b128 v[1:4], v42, s[32:35], 0 offen
    buffer_load_b128 v[5:8], v42, s[32:35], 0 offen offset:16
    s_buffer_load_b128 s[24:27], s[0:3], s67 offset:0x20
    s_buffer_load_b128 s[36:39], s[0:3], s67 offset:0x30
    buffer_load_b128 v[9:12], v42, s[32:35], 0 offen offset:32
    buffer_load_b128 v[13:16], v42, s[32:35], 0 offen offset:48
    s_buffer_load_b128 s[40:43], s[0:3], s67 offset:0x40
    s_buffer_load_b128 s[44:47], s[0:3], s67 offset:0x50
    buffer_load_b128 v[17:20], v42, s[32:35], 0 offen offset:64
    buffer_load_b128 v[21:24], v42, s[32:35], 0 offen offset:80
    s_buffer_load_b128 s[48:51], s[0:3], s67 offset:0x60
    s_buffer_load_b128 s[52:55], s[0:3], s67 offset:0x70
    buffer_load_b128 v[25:28], v42, s[32:35], 0 offen offset:96
    buffer_load_b128 v[29:32], v42, s[32:35], 0 offen offset:112
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v25, s48, v25, 0
    v_fma_f32 v25, s49, v26, v25
    v_fma_f32 v25, s50, v27, v25
    v_fma_f32 v25, s51, v28, v25
    s_waitcnt vmcnt(0)
    v_fma_f32 v25, s52, v29, v25
    v_fma_f32 v25, s53, v30, v25
    v_fma_f32 v25, s54, v31, v25
    v_fma_f32 v25, s55, v32, v25
    v_fma_f32 v17, s40, v17, v25
    v_fma_f32 v17, s41, v18, v17
    v_fma_f32 v17, s42, v19, v17
    v_fma_f32 v17, s43, v20, v17
    v_fma_f32 v17, s44, v21, v17
    v_fma_f32 v17, s45, v22, v17
    v_fma_f32 v17, s46, v23, v17
    v_fma_f32 v17, s47, v24, v17
    v_fma_f32 v9, s24, v9, v17
    v_fma_f32 v9, s25, v10, v9
    v_fma_f32 v9, s26, v11, v9
    v_fma_f32 v9, s27, v12, v9
    v_fma_f32 v9, s36, v13, v9
    v_fma_f32 v9, s37, v14, v9
    v_fma_f32 v9, s38, v15, v9
    v_fma_f32 v9, s39, v16, v9
    v_fma_f32 v1, s4, v1, v9
    v_fma_f32 v1, s5, v2, v1
    v_fma_f32 v1, s6, v3, v1
    v_fma_f32 v1, s7, v4, v1
    v_fma_f32 v1, s8, v5, v1
    v_fma_f32 v1, s9, v6, v1
    v_fma_f32 v1, s10, v7, v1
    v_fma_f32 v43, s11, v8, v1
    s_buffer_load_b128 s[4:7], s[0:3], s67 offset:0x80
    s_buffer_load_b128 s[8:11], s[0:3], s67 offset:0x90
    buffer_load_b128 v[1:4], v42, s[32:35], 0 offen offset:128
    buffer_load_b128 v[5:8], v42, s[32:35], 0 offen offset:144
    s_buffer_load_b128 s[24:27], s[0:3], s67 offset:0xa0
    s_buffer_load_b128 s[36:39], s[0:3], s67 offset:0xb0
    buffer_load_b128 v[9:12], v42, s[32:35], 0 offen offset:160
    buffer_load_b128 v[13:16], v42, s[32:35], 0 offen offset:176
    s_buffer_load_b128 s[40:43], s[0:3], s67 offset:0xc0
    s_buffer_load_b128 s[44:47], s[0:3], s67 offset:0xd0
    buffer_load_b128 v[17:20], v42, s[32:35], 0 offen offset:192
    buffer_load_b128 v[21:24], v42, s[32:35], 0 offen offset:208
    s_buffer_load_b128 s[48:51], s[0:3], s67 offset:0xe0
    s_buffer_load_b128 s[52:55], s[0:3], s67 offset:0xf0
    buffer_load_b128 v[25:28], v42, s[32:35], 0 offen offset:224
    buffer_load_b128 v[29:32], v42, s[32:35], 0 offen offset:240
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v25, s48, v25, v43
    v_fma_f32 v25, s49, v26, v25
    v_fma_f32 v25, s50, v27, v25
    v_fma_f32 v25, s51, v28, v25
    s_waitcnt vmcnt(0)
    v_fma_f32 v25, s52, v29, v25
    v_fma_f32 v25, s53, v30, v25
    v_fma_f32 v25, s54, v31, v25
    v_fma_f32 v25, s55, v32, v25
    v_fma_f32 v17, s40, v17, v25
    v_fma_f32 v17, s41, v18, v17
    v_fma_f32 v17, s42, v19, v17
    v_fma_f32 v17, s43, v20, v17
    v_fma_f32 v17, s44, v21, v17
    v_fma_f32 v17, s45, v22, v17
    v_fma_f32 v17, s46, v23, v17
    v_fma_f32 v17, s47, v24, v17
    v_fma_f32 v9, s24, v9, v17
    v_fma_f32 v9, s25, v10, v9
    v_fma_f32 v9, s26, v11, v9
    v_fma_f32 v9, s27, v12, v9
    v_fma_f32 v9, s36, v13, v9
    v_fma_f32 v9, s37, v14, v9
    v_fma_f32 v9, s38, v15, v9
    v_fma_f32 v9, s39, v16, v9
    v_fma_f32 v1, s4, v1, v9
    v_fma_f32 v1, s5, v2, v1
    v_fma_f32 v1, s6, v3, v1
    v_fma_f32 v1, s7, v4, v1
    v_fma_f32 v1, s8, v5, v1
    v_fma_f32 v1, s9, v6, v1
    v_fma_f32 v1, s10, v7, v1
    v_fma_f32 v43, s11, v8, v1
    s_buffer_load_b128 s[4:7], s[0:3], s67 offset:0x100
    s_buffer_load_b128 s[8:11], s[0:3], s67 offset:0x110
    buffer_load_b128 v[1:4], v42, s[32:35], 0 offen offset:256
    buffer_load_b128 v[5:8], v42, s[32:35], 0 offen offset:272
    s_buffer_load_b128 s[24:27], s[0:3], s67 offset:0x120
    s_buffer_load_b128 s[36:39], s[0:3], s67 offset:0x130
    buffer_load_b128 v[9:12], v42, s[32:35], 0 offen offset:288
    buffer_load_b128 v[13:16], v42, s[32:35], 0 offen offset:304
    s_buffer_load_b128 s[40:43], s[0:3], s67 offset:0x140
    s_buffer_load_b128 s[44:47], s[0:3], s67 offset:0x150
    buffer_load_b128 v[17:20], v42, s[32:35], 0 offen offset:320
    buffer_load_b128 v[21:24], v42, s[32:35], 0 offen offset:336
    s_buffer_load_b128 s[48:51], s[0:3], s67 offset:0x160
    s_buffer_load_b128 s[52:55], s[0:3], s67 offset:0x170
    buffer_load_b128 v[25:28], v42, s[32:35], 0 offen offset:352
    buffer_load_b128 v[29:32], v42, s[32:35], 0 offen offset:368
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v25, s48, v25, v43
    v_fma_f32 v25, s49, v26, v25
    v_fma_f32 v25, s50, v27, v25
    v_fma_f32 v25, s51, v28, v25
    s_waitcnt vmcnt(0)
    v_fma_f32 v25, s52, v29, v25
    v_fma_f32 v25, s53, v30, v25
    v_fma_f32 v25, s54, v31, v25
    v_fma_f32 v25, s55, v32, v25
    v_fma_f32 v17, s40, v17, v25
    v_fma_f32 v17, s41, v18, v17
    v_fma_f32 v17, s42, v19, v17
    v_fma_f32 v17, s43, v20, v17
    v_fma_f32 v17, s44, v21, v17
    v_fma_f32 v17, s45, v22, v17
    v_fma_f32 v17, s46, v23, v17
    v_fma_f32 v17, s47, v24, v17
    v_fma_f32 v9, s24, v9, v17
    v_fma_f32 v9, s25, v10, v9
    v_fma_f32 v9, s26, v11, v9
    v_fma_f32 v9, s27, v12, v9
    v_fma_f32 v9, s36, v13, v9
    v_fma_f32 v9, s37, v14, v9
    v_fma_f32 v9, s38, v15, v9
    v_fma_f32 v9, s39, v16, v9
    v_fma_f32 v1, s4, v1, v9
    v_fma_f32 v1, s5, v2, v1
    v_fma_f32 v1, s6, v3, v1
    v_fma_f32 v1, s7, v4, v1
    v_fma_f32 v1, s8, v5, v1
    v_fma_f32 v1, s9, v6, v1
    v_fma_f32 v1, s10, v7, v1
    v_fma_f32 v43, s11, v8, v1
    s_buffer_load_b128 s[4:7], s[0:3], s67 offset:0x180
    s_buffer_load_b128 s[8:11], s[0:3], s67 offset:0x190
    buffer_load_b128 v[1:4], v42, s[32:35], 0 offen offset:384
    buffer_load_b128 v[5:8], v42, s[32:35], 0 offen offset:400
    s_buffer_load_b128 s[24:27], s[0:3], s67 offset:0x1a0
    s_buffer_load_b128 s[36:39], s[0:3], s67 offset:0x1b0
    buffer_load_b128 v[9:12], v42, s[32:35], 0 offen offset:416
    buffer_load_b128 v[13:16], v42, s[32:35], 0 offen offset:432
    s_buffer_load_b128 s[40:43], s[0:3], s67 offset:0x1c0
    s_buffer_load_b128 s[44:47], s[0:3], s67 offset:0x1d0
    buffer_load_b128 v[17:20], v42, s[32:35], 0 offen offset:448
    buffer_load_b128 v[21:24], v42, s[32:35], 0 offen offset:464
    s_buffer_load_b128 s[48:51], s[0:3], s67 offset:0x1e0
    s_buffer_load_b128 s[52:55], s[0:3], s67 offset:0x1f0
    buffer_load_b128 v[25:28], v42, s[32:35], 0 offen offset:480
    buffer_load_b128 v[29:32], v42, s[32:35], 0 offen offset:496
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v25, s48, v25, v43
    v_fma_f32 v25, s49, v26, v25
    v_fma_f32 v25, s50, v27, v25
    v_fma_f32 v25, s51, v28, v25
    s_waitcnt vmcnt(0)
    v_fma_f32 v25, s52, v29, v25
    v_fma_f32 v25, s53, v30, v25
    v_fma_f32 v25, s54, v31, v25
    v_fma_f32 v25, s55, v32, v25
    v_fma_f32 v17, s40, v17, v25
    v_fma_f32 v17, s41, v18, v17
    v_fma_f32 v17, s42, v19, v17
    v_fma_f32 v17, s43, v20, v17
    v_fma_f32 v17, s44, v21, v17
    v_fma_f32 v17, s45, v22, v17
    v_fma_f32 v17, s46, v23, v17
    v_fma_f32 v17, s47, v24, v17
    v_fma_f32 v9, s24, v9, v17
    v_fma_f32 v9, s25, v10, v9
    v_fma_f32 v9, s26, v11, v9
    v_fma_f32 v9, s27, v12, v9
    v_fma_f32 v9, s36, v13, v9
    v_fma_f32 v9, s37, v14, v9
    v_fma_f32 v9, s38, v15, v9
    v_fma_f32 v9, s39, v16, v9
    v_fma_f32 v1, s4, v1, v9
    v_fma_f32 v1, s5, v2, v1
    v_fma_f32 v1, s6, v3, v1
    v_fma_f32 v1, s7, v4, v1
    v_fma_f32 v1, s8, v5, v1
    v_fma_f32 v1, s9, v6, v1
    v_fma_f32 v1, s10, v7, v1
    v_fma_f32 v1, s11, v8, v1
    v_cmp_gt_u32_e64 s4, s62, v41
    v_mul_f32_e32 v1, s58, v1
    v_cndmask_b32_e64 v1, 0xff800000, v1, s4
    v_max_f32_dpp v2, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s60
    v_max_f32_e32 v2, v3, v2
    v_max_f32_e32 v41, v33, v2
    v_sub_f32_e32 v1, v1, v41
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
    v_cndmask_b32_e64 v42, v2, 0x7f800000, s4
    v_sub_f32_e32 v1, v33, v41
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
    v_add_f32_dpp v2, v42, v42 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s60
    v_add_f32_e32 v2, v3, v2
    v_fma_f32 v34, v34, v1, v2
    v_mul_f32_e32 v40, v40, v1
    v_mul_f32_e32 v39, v39, v1
    v_mul_f32_e32 v38, v38, v1
    v_mul_f32_e32 v37, v37, v1
    s_sub_u32 s4, s62, s65
    s_min_u32 s5, s4, 32
    s_and_b32 s6, s5, -8
    s_mov_b32 s7, 0
    s_branch L6
L5:
    s_add_u32 s8, s74, s7
    s_mul_i32 s8, s8, s56
    s_add_u32 s8, s8, s64
    v_add_nc_u32_e32 v29, s8, v36
    v_lshlrev_b32_e32 v1, 2, v29
    buffer_load_b128 v[1:4], v1, s[16:19], 0 offen
    v_add_lshl_u32 v5, v29, s56, 2
    buffer_load_b128 v[5:8], v5, s[16:19], 0 offen
    v_add_lshl_u32 v9, v29, s68, 2
    buffer_load_b128 v[9:12], v9, s[16:19], 0 offen
    v_add_lshl_u32 v13, v29, s69, 2
    buffer_load_b128 v[13:16], v13, s[16:19], 0 offen
    v_add_lshl_u32 v17, v29, s70, 2
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen
    v_add_lshl_u32 v21, v29, s71, 2
    buffer_load_b128 v[21:24], v21, s[16:19], 0 offen
    v_add_lshl_u32 v25, v29, s72, 2
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    v_add_lshl_u32 v29, v29, s73, 2
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    s_and_b32 s8, -1, exec_lo
    s_lshr_b32 s9, s8, s7
    s_and_b32 s9, s9, 1
    s_ctz_i32_b32 s8, s8
    s_min_u32 s8, s8, 32
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s8, s7, s8
    v_readlane_b32 s8, v42, s8
    s_waitcnt vmcnt(7)
    v_fma_f32 v1, s8, v1, v40
    v_fma_f32 v2, s8, v2, v39
    v_fma_f32 v3, s8, v3, v38
    v_fma_f32 v4, s8, v4, v37
    s_add_u32 s8, s7, 1
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v42, s8
    s_waitcnt vmcnt(6)
    v_dual_fmac_f32 v1, s8, v5 :: v_dual_fmac_f32 v2, s8, v6
    v_dual_fmac_f32 v3, s8, v7 :: v_dual_fmac_f32 v4, s8, v8
    s_add_u32 s8, s7, 2
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v42, s8
    s_waitcnt vmcnt(5)
    v_dual_fmac_f32 v1, s8, v9 :: v_dual_fmac_f32 v2, s8, v10
    v_dual_fmac_f32 v3, s8, v11 :: v_dual_fmac_f32 v4, s8, v12
    s_add_u32 s8, s7, 3
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v42, s8
    s_waitcnt vmcnt(4)
    v_dual_fmac_f32 v1, s8, v13 :: v_dual_fmac_f32 v2, s8, v14
    v_dual_fmac_f32 v3, s8, v15 :: v_dual_fmac_f32 v4, s8, v16
    s_add_u32 s8, s7, 4
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v42, s8
    s_waitcnt vmcnt(3)
    v_dual_fmac_f32 v1, s8, v17 :: v_dual_fmac_f32 v2, s8, v18
    v_dual_fmac_f32 v3, s8, v19 :: v_dual_fmac_f32 v4, s8, v20
    s_add_u32 s8, s7, 5
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v42, s8
    s_waitcnt vmcnt(2)
    v_dual_fmac_f32 v1, s8, v21 :: v_dual_fmac_f32 v2, s8, v22
    v_dual_fmac_f32 v3, s8, v23 :: v_dual_fmac_f32 v4, s8, v24
    s_add_u32 s8, s7, 6
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v42, s8
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v1, s8, v25 :: v_dual_fmac_f32 v2, s8, v26
    v_dual_fmac_f32 v3, s8, v27 :: v_dual_fmac_f32 v4, s8, v28
    s_add_u32 s8, s7, 7
    s_and_b32 s8, s8, 31
    s_and_b32 s9, -1, exec_lo
    s_lshr_b32 s10, s9, s8
    s_and_b32 s10, s10, 1
    s_ctz_i32_b32 s9, s9
    s_min_u32 s9, s9, 32
    s_cmp_lg_u32 s10, 0
    s_cselect_b32 s8, s8, s9
    v_readlane_b32 s8, v42, s8
    s_waitcnt vmcnt(0)
    v_fma_f32 v40, s8, v29, v1
    v_fma_f32 v39, s8, v30, v2
    v_fma_f32 v38, s8, v31, v3
    v_fma_f32 v37, s8, v32, v4
    s_add_u32 s7, s7, 8
L6:
    s_cmp_lt_u32 s7, s6
    s_cbranch_scc1 L5
    s_branch L8
L7:
    s_and_b32 s7, -1, exec_lo
    s_lshr_b32 s8, s7, s6
    s_and_b32 s8, s8, 1
    s_ctz_i32_b32 s7, s7
    s_min_u32 s7, s7, 32
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s7, s6, s7
    v_readlane_b32 s7, v42, s7
    s_add_u32 s8, s74, s6
    s_mul_i32 s8, s8, s56
    s_add_u32 s8, s8, s64
    v_add_lshl_u32 v1, s8, v36, 2
    buffer_load_b128 v[1:4], v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v40, s7, v1 :: v_dual_fmac_f32 v39, s7, v2
    v_dual_fmac_f32 v38, s7, v3 :: v_dual_fmac_f32 v37, s7, v4
    s_add_u32 s6, s6, 1
L8:
    s_cmp_lt_u32 s6, s5
    s_cbranch_scc1 L7
    s_min_u32 s4, s4, 0x80
    s_add_u32 s65, s65, s4
    v_mov_b32_e32 v33, v41
L9:
    s_cmp_lt_u32 s65, s62
    s_cbranch_scc1 L2
    v_cmp_eq_u32_e64 s0, 0, v35
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s59, 3
    v_mov_b32_e32 v1, s0
    ds_store_b64 v1, v[33:34]
    s_mov_b32 exec_lo, s12
L10:
    s_lshl_b32 s0, s59, 8
    v_add_lshl_u32 v1, s0, v36, 2
    ds_store_b32 v1, v40 offset:32
    ds_store_b32 v1, v39 offset:36
    ds_store_b32 v1, v38 offset:40
    ds_store_b32 v1, v37 offset:44
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshr_b32 s0, s62, 5
    s_and_b32 s1, s62, 31
    s_cmp_eq_u32 s1, 0
    s_cselect_b32 s1, 0, 1
    s_add_u32 s0, s0, s1
    s_min_u32 s0, s0, 4
    s_lshl_b32 s1, s13, 7
    s_mul_i32 s2, s14, s57
    s_mov_b32 s3, s12
L11:
    s_mov_b32 exec_lo, s3
    v_cmp_gt_u32_e64 s3, 0x80, v0
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc1 L12
    s_mov_b32 s3, 0
    s_branch L17
L12:
    s_mov_b32 exec_lo, s3
    v_mov_b32_e32 v1, 0xff800000
    s_mov_b32 s4, 0
    s_branch L14
L13:
    s_lshl_b32 s5, s4, 3
    v_mov_b32_e32 v2, s5
    ds_load_b32 v2, v2
    s_waitcnt lgkmcnt(0)
    v_max_f32_e32 v1, v1, v2
    s_add_u32 s4, s4, 1
L14:
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L13
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
    s_mov_b32 s4, 0
    s_branch L16
L15:
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
L16:
    s_cmp_lt_u32 s4, s0
    s_cbranch_scc1 L15
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
    v_sub_nc_u32_e32 v1, 0x80, v0
    v_add_nc_u32_e32 v0, v0, v1
L17:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc1 L11
    s_endpgm
