; 43 VGPRs, 75 SGPRs, 4128 bytes of LDS, 0 of scratch, 560 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b32 s15, s[0:1], 0x74
    s_load_b32 s60, s[0:1], 0x28
    s_load_b32 s61, s[0:1], 0x58
    s_load_b32 s36, s[0:1], 0x90
    s_load_b32 s37, s[0:1], 0x94
    s_load_b32 s38, s[0:1], 0x98
    s_load_b32 s62, s[0:1], 0x9c
    v_mbcnt_lo_u32_b32 v32, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s39, v0
    s_mov_b32 s63, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s64, s30
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
    s_lshl2_add_u32 s4, s14, s39
    s_add_u32 s5, s7, -1
    s_min_u32 s5, s4, s5
    s_cmp_lt_u32 s4, s7
    s_cbranch_scc0 L0
    s_lshl_b32 s6, s5, 2
    s_buffer_load_b32 s6, s[24:27], s6
    s_waitcnt lgkmcnt(0)
    s_add_u32 s6, s6, 1
    s_branch L1
L0:
    s_mov_b32 s6, 0
L1:
    s_add_u32 s8, s15, s5
    s_lshl_b32 s8, s8, 2
    s_buffer_load_b32 s14, s[24:27], s8
    s_lshr_b32 s8, s11, 5
    s_add_u32 s15, s8, -1
    s_mul_i32 s5, s5, s36
    s_add_u32 s5, s5, s13
    s_lshl_b32 s5, s5, 7
    s_min_u32 s5, s5, 0x38000000
    s_mul_i32 s8, s13, s37
    v_cvt_f32_u32_e32 v0, s36
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s9, 0, s36
    v_mul_lo_u32 v1, s9, v0
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    v_mul_hi_u32 v0, s8, v0
    v_mul_lo_u32 v1, v0, s36
    v_sub_nc_u32_e32 v1, s8, v1
    v_cmp_le_u32_e64 s8, s36, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s36, v1
    v_cndmask_b32_e64 v0, v0, v2, s8
    v_cndmask_b32_e64 v1, v1, v3, s8
    v_cmp_le_u32_e64 s8, s36, v1
    v_add_nc_u32_e32 v1, 1, v0
    v_cndmask_b32_e64 v0, v0, v1, s8
    s_cmp_eq_u32 s36, 0
    s_cselect_b32 s8, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s8
    v_readfirstlane_b32 s8, v0
    s_mul_i32 s65, s8, s38
    v_dual_mov_b32 v38, 0 :: v_dual_lshlrev_b32 v33, 2, v32
    s_add_u32 s66, s6, -1
    s_lshl_b32 s5, s5, 2
    s_lshl_b32 s67, s60, 1
    s_mul_i32 s68, s60, 3
    s_lshl_b32 s69, s60, 2
    s_mul_i32 s70, s60, 5
    s_mul_i32 s71, s60, 6
    s_mul_i32 s72, s60, 7
    v_dual_mov_b32 v39, 0xff800000 :: v_dual_mov_b32 v36, 0
    v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v34, 0
    v_mov_b32_e32 v35, 0
    s_mov_b32 s73, 0
    s_branch L9
L2:
    v_add_nc_u32_e32 v40, s73, v32
    s_lshr_b32 s8, s73, 5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s8, s14, s8
    s_cmp_lt_u32 s8, s64
    s_cselect_b32 s9, exec_lo, 0
    s_and_b32 s9, exec_lo, s9
    s_cmp_ge_u32 s8, s64
    s_cselect_b32 s10, exec_lo, 0
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L3
    s_lshl_b32 s9, s8, 2
    s_buffer_load_b32 s9, s[28:31], s9
    s_mov_b32 exec_lo, s12
L3:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s12
L4:
    s_cmp_lt_u32 s8, s64
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s8, s9, 0
    s_min_u32 s8, s8, s15
    s_lshl_b32 s74, s8, 5
    s_sub_u32 s8, s66, s73
    v_min_u32_e32 v0, s8, v32
    v_add_nc_u32_e32 v0, s74, v0
    v_mul_lo_u32 v0, v0, s60
    v_add_nc_u32_e32 v0, s65, v0
    v_min_u32_e32 v0, 0x38000000, v0
    s_buffer_load_b128 s[8:11], s[0:3], s5
    s_buffer_load_b128 s[24:27], s[0:3], s5 offset:0x10
    v_lshlrev_b32_e32 v41, 2, v0
    buffer_load_b128 v[0:3], v41, s[32:35], 0 offen
    buffer_load_b128 v[4:7], v41, s[32:35], 0 offen offset:16
    s_buffer_load_b128 s[36:39], s[0:3], s5 offset:0x20
    s_buffer_load_b128 s[40:43], s[0:3], s5 offset:0x30
    buffer_load_b128 v[8:11], v41, s[32:35], 0 offen offset:32
    buffer_load_b128 v[12:15], v41, s[32:35], 0 offen offset:48
    s_buffer_load_b128 s[44:47], s[0:3], s5 offset:0x40
    s_buffer_load_b128 s[48:51], s[0:3], s5 offset:0x50
    buffer_load_b128 v[16:19], v41, s[32:35], 0 offen offset:64
    buffer_load_b128 v[20:23], v41, s[32:35], 0 offen offset:80
    s_buffer_load_b128 s[52:55], s[0:3], s5 offset:0x60
    s_buffer_load_b128 s[56:59], s[0:3], s5 offset:0x70
    buffer_load_b128 v[24:27], v41, s[32:35], 0 offen offset:96
    buffer_load_b128 v[28:31], v41, s[32:35], 0 offen offset:112
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v24, s52, v24, 0
    v_fma_f32 v24, s53, v25, v24
    v_fma_f32 v24, s54, v26, v24
    v_fma_f32 v24, s55, v27, v24
    s_waitcnt vmcnt(0)
    v_fma_f32 v24, s56, v28, v24
    v_fma_f32 v24, s57, v29, v24
    v_fma_f32 v24, s58, v30, v24
    v_fma_f32 v24, s59, v31, v24
    v_fma_f32 v16, s44, v16, v24
    v_fma_f32 v16, s45, v17, v16
    v_fma_f32 v16, s46, v18, v16
    v_fma_f32 v16, s47, v19, v16
    v_fma_f32 v16, s48, v20, v16
    v_fma_f32 v16, s49, v21, v16
    v_fma_f32 v16, s50, v22, v16
    v_fma_f32 v16, s51, v23, v16
    v_fma_f32 v8, s36, v8, v16
    v_fma_f32 v8, s37, v9, v8
    v_fma_f32 v8, s38, v10, v8
    v_fma_f32 v8, s39, v11, v8
    v_fma_f32 v8, s40, v12, v8
    v_fma_f32 v8, s41, v13, v8
    v_fma_f32 v8, s42, v14, v8
    v_fma_f32 v8, s43, v15, v8
    v_fma_f32 v0, s8, v0, v8
    v_fma_f32 v0, s9, v1, v0
    v_fma_f32 v0, s10, v2, v0
    v_fma_f32 v0, s11, v3, v0
    v_fma_f32 v0, s24, v4, v0
    v_fma_f32 v0, s25, v5, v0
    v_fma_f32 v0, s26, v6, v0
    v_fma_f32 v42, s27, v7, v0
    s_buffer_load_b128 s[8:11], s[0:3], s5 offset:0x80
    s_buffer_load_b128 s[24:27], s[0:3], s5 offset:0x90
    buffer_load_b128 v[0:3], v41, s[32:35], 0 offen offset:128
    buffer_load_b128 v[4:7], v41, s[32:35], 0 offen offset:144
    s_buffer_load_b128 s[36:39], s[0:3], s5 offset:0xa0
    s_buffer_load_b128 s[40:43], s[0:3], s5 offset:0xb0
    buffer_load_b128 v[8:11], v41, s[32:35], 0 offen offset:160
    buffer_load_b128 v[12:15], v41, s[32:35], 0 offen offset:176
    s_buffer_load_b128 s[44:47], s[0:3], s5 offset:0xc0
    s_buffer_load_b128 s[48:51], s[0:3], s5 offset:0xd0
    buffer_load_b128 v[16:19], v41, s[32:35], 0 offen offset:192
    buffer_load_b128 v[20:23], v41, s[32:35], 0 offen offset:208
    s_buffer_load_b128 s[52:55], s[0:3], s5 offset:0xe0
    s_buffer_load_b128 s[56:59], s[0:3], s5 offset:0xf0
    buffer_load_b128 v[24:27], v41, s[32:35], 0 offen offset:224
    buffer_load_b128 v[28:31], v41, s[32:35], 0 offen offset:240
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v24, s52, v24, v42
    v_fma_f32 v24, s53, v25, v24
    v_fma_f32 v24, s54, v26, v24
    v_fma_f32 v24, s55, v27, v24
    s_waitcnt vmcnt(0)
    v_fma_f32 v24, s56, v28, v24
    v_fma_f32 v24, s57, v29, v24
    v_fma_f32 v24, s58, v30, v24
    v_fma_f32 v24, s59, v31, v24
    v_fma_f32 v16, s44, v16, v24
    v_fma_f32 v16, s45, v17, v16
    v_fma_f32 v16, s46, v18, v16
    v_fma_f32 v16, s47, v19, v16
    v_fma_f32 v16, s48, v20, v16
    v_fma_f32 v16, s49, v21, v16
    v_fma_f32 v16, s50, v22, v16
    v_fma_f32 v16, s51, v23, v16
    v_fma_f32 v8, s36, v8, v16
    v_fma_f32 v8, s37, v9, v8
    v_fma_f32 v8, s38, v10, v8
    v_fma_f32 v8, s39, v11, v8
    v_fma_f32 v8, s40, v12, v8
    v_fma_f32 v8, s41, v13, v8
    v_fma_f32 v8, s42, v14, v8
    v_fma_f32 v8, s43, v15, v8
    v_fma_f32 v0, s8, v0, v8
    v_fma_f32 v0, s9, v1, v0
    v_fma_f32 v0, s10, v2, v0
    v_fma_f32 v0, s11, v3, v0
    v_fma_f32 v0, s24, v4, v0
    v_fma_f32 v0, s25, v5, v0
    v_fma_f32 v0, s26, v6, v0
    v_fma_f32 v42, s27, v7, v0
    s_buffer_load_b128 s[8:11], s[0:3], s5 offset:0x100
    s_buffer_load_b128 s[24:27], s[0:3], s5 offset:0x110
    buffer_load_b128 v[0:3], v41, s[32:35], 0 offen offset:256
    buffer_load_b128 v[4:7], v41, s[32:35], 0 offen offset:272
    s_buffer_load_b128 s[36:39], s[0:3], s5 offset:0x120
    s_buffer_load_b128 s[40:43], s[0:3], s5 offset:0x130
    buffer_load_b128 v[8:11], v41, s[32:35], 0 offen offset:288
    buffer_load_b128 v[12:15], v41, s[32:35], 0 offen offset:304
    s_buffer_load_b128 s[44:47], s[0:3], s5 offset:0x140
    s_buffer_load_b128 s[48:51], s[0:3], s5 offset:0x150
    buffer_load_b128 v[16:19], v41, s[32:35], 0 offen offset:320
    buffer_load_b128 v[20:23], v41, s[32:35], 0 offen offset:336
    s_buffer_load_b128 s[52:55], s[0:3], s5 offset:0x160
    s_buffer_load_b128 s[56:59], s[0:3], s5 offset:0x170
    buffer_load_b128 v[24:27], v41, s[32:35], 0 offen offset:352
    buffer_load_b128 v[28:31], v41, s[32:35], 0 offen offset:368
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v24, s52, v24, v42
    v_fma_f32 v24, s53, v25, v24
    v_fma_f32 v24, s54, v26, v24
    v_fma_f32 v24, s55, v27, v24
    s_waitcnt vmcnt(0)
    v_fma_f32 v24, s56, v28, v24
    v_fma_f32 v24, s57, v29, v24
    v_fma_f32 v24, s58, v30, v24
    v_fma_f32 v24, s59, v31, v24
    v_fma_f32 v16, s44, v16, v24
    v_fma_f32 v16, s45, v17, v16
    v_fma_f32 v16, s46, v18, v16
    v_fma_f32 v16, s47, v19, v16
    v_fma_f32 v16, s48, v20, v16
    v_fma_f32 v16, s49, v21, v16
    v_fma_f32 v16, s50, v22, v16
    v_fma_f32 v16, s51, v23, v16
    v_fma_f32 v8, s36, v8, v16
    v_fma_f32 v8, s37, v9, v8
    v_fma_f32 v8, s38, v10, v8
    v_fma_f32 v8, s39, v11, v8
    v_fma_f32 v8, s40, v12, v8
    v_fma_f32 v8, s41, v13, v8
    v_fma_f32 v8, s42, v14, v8
    v_fma_f32 v8, s43, v15, v8
    v_fma_f32 v0, s8, v0, v8
    v_fma_f32 v0, s9, v1, v0
    v_fma_f32 v0, s10, v2, v0
    v_fma_f32 v0, s11, v3, v0
    v_fma_f32 v0, s24, v4, v0
    v_fma_f32 v0, s25, v5, v0
    v_fma_f32 v0, s26, v6, v0
    v_fma_f32 v42, s27, v7, v0
    s_buffer_load_b128 s[8:11], s[0:3], s5 offset:0x180
    s_buffer_load_b128 s[24:27], s[0:3], s5 offset:0x190
    buffer_load_b128 v[0:3], v41, s[32:35], 0 offen offset:384
    buffer_load_b128 v[4:7], v41, s[32:35], 0 offen offset:400
    s_buffer_load_b128 s[36:39], s[0:3], s5 offset:0x1a0
    s_buffer_load_b128 s[40:43], s[0:3], s5 offset:0x1b0
    buffer_load_b128 v[8:11], v41, s[32:35], 0 offen offset:416
    buffer_load_b128 v[12:15], v41, s[32:35], 0 offen offset:432
    s_buffer_load_b128 s[44:47], s[0:3], s5 offset:0x1c0
    s_buffer_load_b128 s[48:51], s[0:3], s5 offset:0x1d0
    buffer_load_b128 v[16:19], v41, s[32:35], 0 offen offset:448
    buffer_load_b128 v[20:23], v41, s[32:35], 0 offen offset:464
    s_buffer_load_b128 s[52:55], s[0:3], s5 offset:0x1e0
    s_buffer_load_b128 s[56:59], s[0:3], s5 offset:0x1f0
    buffer_load_b128 v[24:27], v41, s[32:35], 0 offen offset:480
    buffer_load_b128 v[28:31], v41, s[32:35], 0 offen offset:496
    s_waitcnt vmcnt(1) lgkmcnt(0)
    v_fma_f32 v24, s52, v24, v42
    v_fma_f32 v24, s53, v25, v24
    v_fma_f32 v24, s54, v26, v24
    v_fma_f32 v24, s55, v27, v24
    s_waitcnt vmcnt(0)
    v_fma_f32 v24, s56, v28, v24
    v_fma_f32 v24, s57, v29, v24
    v_fma_f32 v24, s58, v30, v24
    v_fma_f32 v24, s59, v31, v24
    v_fma_f32 v16, s44, v16, v24
    v_fma_f32 v16, s45, v17, v16
    v_fma_f32 v16, s46, v18, v16
    v_fma_f32 v16, s47, v19, v16
    v_fma_f32 v16, s48, v20, v16
    v_fma_f32 v16, s49, v21, v16
    v_fma_f32 v16, s50, v22, v16
    v_fma_f32 v16, s51, v23, v16
    v_fma_f32 v8, s36, v8, v16
    v_fma_f32 v8, s37, v9, v8
    v_fma_f32 v8, s38, v10, v8
    v_fma_f32 v8, s39, v11, v8
    v_fma_f32 v8, s40, v12, v8
    v_fma_f32 v8, s41, v13, v8
    v_fma_f32 v8, s42, v14, v8
    v_fma_f32 v8, s43, v15, v8
    v_fma_f32 v0, s8, v0, v8
    v_fma_f32 v0, s9, v1, v0
    v_fma_f32 v0, s10, v2, v0
    v_fma_f32 v0, s11, v3, v0
    v_fma_f32 v0, s24, v4, v0
    v_fma_f32 v0, s25, v5, v0
    v_fma_f32 v0, s26, v6, v0
    v_fma_f32 v0, s27, v7, v0
    v_cmp_gt_u32_e64 s8, s6, v40
    v_mul_f32_e32 v0, s62, v0
    v_cndmask_b32_e64 v0, 0xff800000, v0, s8
    v_max_f32_dpp v1, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s63
    v_max_f32_e32 v1, v2, v1
    v_max_f32_e32 v40, v39, v1
    v_sub_f32_e32 v0, v0, v40
    v_mul_f32_e32 v1, 0x3fb8aa3b, v0
    v_fma_f32 v2, v0, 0x3fb8aa3b, -v1
    v_fma_f32 v2, v0, 0x32a5705f, v2
    v_rndne_f32_e32 v3, v1
    v_sub_f32_e32 v1, v1, v3
    v_add_f32_e32 v1, v1, v2
    v_exp_f32_e32 v1, v1
    v_cvt_i32_f32_e32 v2, v3
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v1, v1, v2
    v_cmp_gt_f32_e64 s8, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s8
    v_cmp_lt_f32_e64 s8, 0x42b17218, v0
    v_cndmask_b32_e64 v41, v1, 0x7f800000, s8
    v_sub_f32_e32 v0, v39, v40
    v_mul_f32_e32 v1, 0x3fb8aa3b, v0
    v_fma_f32 v2, v0, 0x3fb8aa3b, -v1
    v_fma_f32 v2, v0, 0x32a5705f, v2
    v_rndne_f32_e32 v3, v1
    v_sub_f32_e32 v1, v1, v3
    v_add_f32_e32 v1, v1, v2
    v_exp_f32_e32 v1, v1
    v_cvt_i32_f32_e32 v2, v3
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v1, v1, v2
    v_cmp_gt_f32_e64 s8, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s8
    v_cmp_lt_f32_e64 s8, 0x42b17218, v0
    v_cndmask_b32_e64 v0, v1, 0x7f800000, s8
    v_add_f32_dpp v1, v41, v41 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s63
    v_add_f32_e32 v1, v2, v1
    v_fma_f32 v38, v38, v0, v1
    v_mul_f32_e32 v37, v37, v0
    v_mul_f32_e32 v36, v36, v0
    v_mul_f32_e32 v35, v35, v0
    v_mul_f32_e32 v34, v34, v0
    s_sub_u32 s8, s6, s73
    s_min_u32 s8, s8, 32
    s_and_b32 s9, s8, -8
    s_mov_b32 s10, 0
    s_branch L6
L5:
    s_add_u32 s11, s74, s10
    s_mul_i32 s11, s11, s60
    s_add_u32 s11, s11, s65
    v_add_nc_u32_e32 v28, s11, v33
    v_lshlrev_b32_e32 v0, 2, v28
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    v_add_lshl_u32 v4, v28, s60, 2
    buffer_load_b128 v[4:7], v4, s[16:19], 0 offen
    v_add_lshl_u32 v8, v28, s67, 2
    buffer_load_b128 v[8:11], v8, s[16:19], 0 offen
    v_add_lshl_u32 v12, v28, s68, 2
    buffer_load_b128 v[12:15], v12, s[16:19], 0 offen
    v_add_lshl_u32 v16, v28, s69, 2
    buffer_load_b128 v[16:19], v16, s[16:19], 0 offen
    v_add_lshl_u32 v20, v28, s70, 2
    buffer_load_b128 v[20:23], v20, s[16:19], 0 offen
    v_add_lshl_u32 v24, v28, s71, 2
    buffer_load_b128 v[24:27], v24, s[16:19], 0 offen
    v_add_lshl_u32 v28, v28, s72, 2
    buffer_load_b128 v[28:31], v28, s[16:19], 0 offen
    s_and_b32 s11, -1, exec_lo
    s_lshr_b32 s24, s11, s10
    s_and_b32 s24, s24, 1
    s_ctz_i32_b32 s11, s11
    s_min_u32 s11, s11, 32
    s_cmp_lg_u32 s24, 0
    s_cselect_b32 s11, s10, s11
    v_readlane_b32 s11, v41, s11
    s_waitcnt vmcnt(7)
    v_fma_f32 v0, s11, v0, v37
    v_fma_f32 v1, s11, v1, v36
    v_fma_f32 v2, s11, v2, v35
    v_fma_f32 v3, s11, v3, v34
    s_add_u32 s11, s10, 1
    s_and_b32 s11, s11, 31
    s_and_b32 s24, -1, exec_lo
    s_lshr_b32 s25, s24, s11
    s_and_b32 s25, s25, 1
    s_ctz_i32_b32 s24, s24
    s_min_u32 s24, s24, 32
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s11, s11, s24
    v_readlane_b32 s11, v41, s11
    s_waitcnt vmcnt(6)
    v_dual_fmac_f32 v0, s11, v4 :: v_dual_fmac_f32 v1, s11, v5
    v_dual_fmac_f32 v2, s11, v6 :: v_dual_fmac_f32 v3, s11, v7
    s_add_u32 s11, s10, 2
    s_and_b32 s11, s11, 31
    s_and_b32 s24, -1, exec_lo
    s_lshr_b32 s25, s24, s11
    s_and_b32 s25, s25, 1
    s_ctz_i32_b32 s24, s24
    s_min_u32 s24, s24, 32
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s11, s11, s24
    v_readlane_b32 s11, v41, s11
    s_waitcnt vmcnt(5)
    v_dual_fmac_f32 v0, s11, v8 :: v_dual_fmac_f32 v1, s11, v9
    v_dual_fmac_f32 v2, s11, v10 :: v_dual_fmac_f32 v3, s11, v11
    s_add_u32 s11, s10, 3
    s_and_b32 s11, s11, 31
    s_and_b32 s24, -1, exec_lo
    s_lshr_b32 s25, s24, s11
    s_and_b32 s25, s25, 1
    s_ctz_i32_b32 s24, s24
    s_min_u32 s24, s24, 32
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s11, s11, s24
    v_readlane_b32 s11, v41, s11
    s_waitcnt vmcnt(4)
    v_dual_fmac_f32 v0, s11, v12 :: v_dual_fmac_f32 v1, s11, v13
    v_dual_fmac_f32 v2, s11, v14 :: v_dual_fmac_f32 v3, s11, v15
    s_add_u32 s11, s10, 4
    s_and_b32 s11, s11, 31
    s_and_b32 s24, -1, exec_lo
    s_lshr_b32 s25, s24, s11
    s_and_b32 s25, s25, 1
    s_ctz_i32_b32 s24, s24
    s_min_u32 s24, s24, 32
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s11, s11, s24
    v_readlane_b32 s11, v41, s11
    s_waitcnt vmcnt(3)
    v_dual_fmac_f32 v0, s11, v16 :: v_dual_fmac_f32 v1, s11, v17
    v_dual_fmac_f32 v2, s11, v18 :: v_dual_fmac_f32 v3, s11, v19
    s_add_u32 s11, s10, 5
    s_and_b32 s11, s11, 31
    s_and_b32 s24, -1, exec_lo
    s_lshr_b32 s25, s24, s11
    s_and_b32 s25, s25, 1
    s_ctz_i32_b32 s24, s24
    s_min_u32 s24, s24, 32
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s11, s11, s24
    v_readlane_b32 s11, v41, s11
    s_waitcnt vmcnt(2)
    v_dual_fmac_f32 v0, s11, v20 :: v_dual_fmac_f32 v1, s11, v21
    v_dual_fmac_f32 v2, s11, v22 :: v_dual_fmac_f32 v3, s11, v23
    s_add_u32 s11, s10, 6
    s_and_b32 s11, s11, 31
    s_and_b32 s24, -1, exec_lo
    s_lshr_b32 s25, s24, s11
    s_and_b32 s25, s25, 1
    s_ctz_i32_b32 s24, s24
    s_min_u32 s24, s24, 32
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s11, s11, s24
    v_readlane_b32 s11, v41, s11
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v0, s11, v24 :: v_dual_fmac_f32 v1, s11, v25
    v_dual_fmac_f32 v2, s11, v26 :: v_dual_fmac_f32 v3, s11, v27
    s_add_u32 s11, s10, 7
    s_and_b32 s11, s11, 31
    s_and_b32 s24, -1, exec_lo
    s_lshr_b32 s25, s24, s11
    s_and_b32 s25, s25, 1
    s_ctz_i32_b32 s24, s24
    s_min_u32 s24, s24, 32
    s_cmp_lg_u32 s25, 0
    s_cselect_b32 s11, s11, s24
    v_readlane_b32 s11, v41, s11
    s_waitcnt vmcnt(0)
    v_fma_f32 v37, s11, v28, v0
    v_fma_f32 v36, s11, v29, v1
    v_fma_f32 v35, s11, v30, v2
    v_fma_f32 v34, s11, v31, v3
    s_add_u32 s10, s10, 8
L6:
    s_cmp_lt_u32 s10, s9
    s_cbranch_scc1 L5
    s_branch L8
L7:
    s_and_b32 s10, -1, exec_lo
    s_lshr_b32 s11, s10, s9
    s_and_b32 s11, s11, 1
    s_ctz_i32_b32 s10, s10
    s_min_u32 s10, s10, 32
    s_cmp_lg_u32 s11, 0
    s_cselect_b32 s10, s9, s10
    v_readlane_b32 s10, v41, s10
    s_add_u32 s11, s74, s9
    s_mul_i32 s11, s11, s60
    s_add_u32 s11, s11, s65
    v_add_lshl_u32 v0, s11, v33, 2
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v37, s10, v0 :: v_dual_fmac_f32 v36, s10, v1
    v_dual_fmac_f32 v35, s10, v2 :: v_dual_fmac_f32 v34, s10, v3
    s_add_u32 s9, s9, 1
L8:
    s_cmp_lt_u32 s9, s8
    s_cbranch_scc1 L7
    s_add_u32 s73, s73, s8
    v_mov_b32_e32 v39, v40
L9:
    s_cmp_lt_u32 s73, s6
    s_cbranch_scc1 L2
    s_cmp_lt_u32 s4, s7
    s_cbranch_scc0 L10
    v_mov_b32_e32 v0, 1.0
    v_div_scale_f32 v1, null, v38, v38, v0
    v_rcp_f32_e32 v2, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v3, -v1, v2, 1.0
    v_fma_f32 v2, v3, v2, v2
    v_div_scale_f32 v3, vcc_lo, v0, v38, v0
    v_mul_f32_e32 v4, v3, v2
    v_fma_f32 v5, -v1, v4, v3
    v_fma_f32 v4, v5, v2, v4
    v_fma_f32 v1, -v1, v4, v3
    v_div_fmas_f32 v1, v1, v2, v4
    v_div_fixup_f32 v3, v1, v38, v0
    s_mul_i32 s0, s4, s61
    s_lshl_b32 s1, s13, 7
    s_add_u32 s0, s0, s1
    v_mul_f32_e32 v0, v37, v3
    v_mul_f32_e32 v1, v36, v3
    v_mul_f32_e32 v2, v35, v3
    v_mul_f32_e32 v3, v34, v3
    v_add_lshl_u32 v4, s0, v33, 2
    buffer_store_b128 v[0:3], v4, s[20:23], 0 offen
L10:
    s_endpgm
