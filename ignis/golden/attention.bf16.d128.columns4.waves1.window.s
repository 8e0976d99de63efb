; 43 VGPRs, 50 SGPRs, 4128 bytes of LDS, 0 of scratch, 556 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b32 s15, s[0:1], 0x74
    s_load_b32 s36, s[0:1], 0x28
    s_load_b32 s37, s[0:1], 0x58
    s_load_b32 s38, s[0:1], 0x90
    s_load_b32 s39, s[0:1], 0x94
    s_load_b32 s40, s[0:1], 0x98
    s_load_b32 s41, s[0:1], 0x9c
    s_load_b32 s42, s[0:1], 0xa0
    v_mbcnt_lo_u32_b32 v32, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s43, v0
    s_mov_b32 s44, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s45, s30
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
    s_lshl2_add_u32 s4, s14, s43
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
    s_buffer_load_b32 s8, s[24:27], s8
    s_min_u32 s9, s6, s42
    s_sub_u32 s9, s6, s9
    s_and_b32 s10, s9, 0xffffffe0
    s_lshr_b32 s11, s11, 5
    s_add_u32 s11, s11, -1
    s_mul_i32 s5, s5, s38
    s_add_u32 s5, s5, s13
    s_lshl_b32 s5, s5, 7
    s_min_u32 s5, s5, 0x38000000
    s_mul_i32 s14, s13, s39
    v_cvt_f32_u32_e32 v0, s38
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s15, 0, s38
    v_mul_lo_u32 v1, s15, v0
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    v_mul_hi_u32 v0, s14, v0
    v_mul_lo_u32 v1, v0, s38
    v_sub_nc_u32_e32 v1, s14, v1
    v_cmp_le_u32_e64 s14, s38, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s38, v1
    v_cndmask_b32_e64 v0, v0, v2, s14
    v_cndmask_b32_e64 v1, v1, v3, s14
    v_cmp_le_u32_e64 s14, s38, v1
    v_add_nc_u32_e32 v1, 1, v0
    v_cndmask_b32_e64 v0, v0, v1, s14
    s_cmp_eq_u32 s38, 0
    s_cselect_b32 s14, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s14
    v_readfirstlane_b32 s14, v0
    s_mul_i32 s14, s14, s40
    v_dual_mov_b32 v38, 0 :: v_dual_lshlrev_b32 v33, 2, v32
    s_add_u32 s15, s6, -1
    s_lshl_b32 s5, s5, 1
    s_lshl_b32 s24, s36, 1
    s_mul_i32 s25, s36, 3
    s_lshl_b32 s26, s36, 2
    s_mul_i32 s27, s36, 5
    s_mul_i32 s38, s36, 6
    s_mul_i32 s39, s36, 7
    v_dual_mov_b32 v39, 0xff800000 :: v_dual_mov_b32 v36, 0
    v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v34, 0
    v_mov_b32_e32 v35, 0
    s_branch L9
L2:
    v_add_nc_u32_e32 v40, s10, v32
    s_lshr_b32 s40, s10, 5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s40, s8, s40
    s_cmp_lt_u32 s40, s45
    s_cselect_b32 s42, exec_lo, 0
    s_and_b32 s42, exec_lo, s42
    s_cmp_ge_u32 s40, s45
    s_cselect_b32 s43, exec_lo, 0
    s_and_b32 s43, exec_lo, s43
    s_cmp_lg_u32 s42, 0
    s_cbranch_scc0 L3
    s_lshl_b32 s42, s40, 2
    s_buffer_load_b32 s42, s[28:31], s42
    s_mov_b32 exec_lo, s12
L3:
    s_cmp_lg_u32 s43, 0
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s12
L4:
    s_cmp_lt_u32 s40, s45
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s40, s42, 0
    s_min_u32 s40, s40, s11
    s_lshl_b32 s40, s40, 5
    s_sub_u32 s42, s15, s10
    v_min_u32_e32 v0, s42, v32
    v_add_nc_u32_e32 v0, s40, v0
    v_mul_lo_u32 v0, v0, s36
    v_add_nc_u32_e32 v0, s14, v0
    v_min_u32_e32 v4, 0x38000000, v0
    v_mov_b32_e32 v0, s5
    buffer_load_b128 v[0:3], v0, s[0:3], 0 offen
    v_lshlrev_b32_e32 v41, 1, v4
    buffer_load_b128 v[4:7], v41, s[32:35], 0 offen
    v_mov_b32_e32 v8, s5
    buffer_load_b128 v[8:11], v8, s[0:3], 0 offen offset:16
    buffer_load_b128 v[12:15], v41, s[32:35], 0 offen offset:16
    v_mov_b32_e32 v16, s5
    buffer_load_b128 v[16:19], v16, s[0:3], 0 offen offset:32
    buffer_load_b128 v[20:23], v41, s[32:35], 0 offen offset:32
    v_mov_b32_e32 v24, s5
    buffer_load_b128 v[24:27], v24, s[0:3], 0 offen offset:48
    buffer_load_b128 v[28:31], v41, s[32:35], 0 offen offset:48
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v24, v24, v28, 0
    v_dot2_f32_bf16 v24, v25, v29, v24
    v_dot2_f32_bf16 v24, v26, v30, v24
    v_dot2_f32_bf16 v24, v27, v31, v24
    v_dot2_f32_bf16 v16, v16, v20, v24
    v_dot2_f32_bf16 v16, v17, v21, v16
    v_dot2_f32_bf16 v16, v18, v22, v16
    v_dot2_f32_bf16 v16, v19, v23, v16
    v_dot2_f32_bf16 v8, v8, v12, v16
    v_dot2_f32_bf16 v8, v9, v13, v8
    v_dot2_f32_bf16 v8, v10, v14, v8
    v_dot2_f32_bf16 v8, v11, v15, v8
    v_dot2_f32_bf16 v0, v0, v4, v8
    v_dot2_f32_bf16 v0, v1, v5, v0
    v_dot2_f32_bf16 v0, v2, v6, v0
    v_dot2_f32_bf16 v42, v3, v7, v0
    v_mov_b32_e32 v0, s5
    buffer_load_b128 v[0:3], v0, s[0:3], 0 offen offset:64
    buffer_load_b128 v[4:7], v41, s[32:35], 0 offen offset:64
    v_mov_b32_e32 v8, s5
    buffer_load_b128 v[8:11], v8, s[0:3], 0 offen offset:80
    buffer_load_b128 v[12:15], v41, s[32:35], 0 offen offset:80
    v_mov_b32_e32 v16, s5
    buffer_load_b128 v[16:19], v16, s[0:3], 0 offen offset:96
    buffer_load_b128 v[20:23], v41, s[32:35], 0 offen offset:96
    v_mov_b32_e32 v24, s5
    buffer_load_b128 v[24:27], v24, s[0:3], 0 offen offset:112
    buffer_load_b128 v[28:31], v41, s[32:35], 0 offen offset:112
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v24, v24, v28, v42
    v_dot2_f32_bf16 v24, v25, v29, v24
    v_dot2_f32_bf16 v24, v26, v30, v24
    v_dot2_f32_bf16 v24, v27, v31, v24
    v_dot2_f32_bf16 v16, v16, v20, v24
    v_dot2_f32_bf16 v16, v17, v21, v16
    v_dot2_f32_bf16 v16, v18, v22, v16
    v_dot2_f32_bf16 v16, v19, v23, v16
    v_dot2_f32_bf16 v8, v8, v12, v16
    v_dot2_f32_bf16 v8, v9, v13, v8
    v_dot2_f32_bf16 v8, v10, v14, v8
    v_dot2_f32_bf16 v8, v11, v15, v8
    v_dot2_f32_bf16 v0, v0, v4, v8
    v_dot2_f32_bf16 v0, v1, v5, v0
    v_dot2_f32_bf16 v0, v2, v6, v0
    v_dot2_f32_bf16 v42, v3, v7, v0
    v_mov_b32_e32 v0, s5
    buffer_load_b128 v[0:3], v0, s[0:3], 0 offen offset:128
    buffer_load_b128 v[4:7], v41, s[32:35], 0 offen offset:128
    v_mov_b32_e32 v8, s5
    buffer_load_b128 v[8:11], v8, s[0:3], 0 offen offset:144
    buffer_load_b128 v[12:15], v41, s[32:35], 0 offen offset:144
    v_mov_b32_e32 v16, s5
    buffer_load_b128 v[16:19], v16, s[0:3], 0 offen offset:160
    buffer_load_b128 v[20:23], v41, s[32:35], 0 offen offset:160
    v_mov_b32_e32 v24, s5
    buffer_load_b128 v[24:27], v24, s[0:3], 0 offen offset:176
    buffer_load_b128 v[28:31], v41, s[32:35], 0 offen offset:176
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v24, v24, v28, v42
    v_dot2_f32_bf16 v24, v25, v29, v24
    v_dot2_f32_bf16 v24, v26, v30, v24
    v_dot2_f32_bf16 v24, v27, v31, v24
    v_dot2_f32_bf16 v16, v16, v20, v24
    v_dot2_f32_bf16 v16, v17, v21, v16
    v_dot2_f32_bf16 v16, v18, v22, v16
    v_dot2_f32_bf16 v16, v19, v23, v16
    v_dot2_f32_bf16 v8, v8, v12, v16
    v_dot2_f32_bf16 v8, v9, v13, v8
    v_dot2_f32_bf16 v8, v10, v14, v8
    v_dot2_f32_bf16 v8, v11, v15, v8
    v_dot2_f32_bf16 v0, v0, v4, v8
    v_dot2_f32_bf16 v0, v1, v5, v0
    v_dot2_f32_bf16 v0, v2, v6, v0
    v_dot2_f32_bf16 v42, v3, v7, v0
    v_mov_b32_e32 v0, s5
    buffer_load_b128 v[0:3], v0, s[0:3], 0 offen offset:192
    buffer_load_b128 v[4:7], v41, s[32:35], 0 offen offset:192
    v_mov_b32_e32 v8, s5
    buffer_load_b128 v[8:11], v8, s[0:3], 0 offen offset:208
    buffer_load_b128 v[12:15], v41, s[32:35], 0 offen offset:208
    v_mov_b32_e32 v16, s5
    buffer_load_b128 v[16:19], v16, s[0:3], 0 offen offset:224
    buffer_load_b128 v[20:23], v41, s[32:35], 0 offen offset:224
    v_mov_b32_e32 v24, s5
    buffer_load_b128 v[24:27], v24, s[0:3], 0 offen offset:240
    buffer_load_b128 v[28:31], v41, s[32:35], 0 offen offset:240
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v24, v24, v28, v42
    v_dot2_f32_bf16 v24, v25, v29, v24
    v_dot2_f32_bf16 v24, v26, v30, v24
    v_dot2_f32_bf16 v24, v27, v31, v24
    v_dot2_f32_bf16 v16, v16, v20, v24
    v_dot2_f32_bf16 v16, v17, v21, v16
    v_dot2_f32_bf16 v16, v18, v22, v16
    v_dot2_f32_bf16 v16, v19, v23, v16
    v_dot2_f32_bf16 v8, v8, v12, v16
    v_dot2_f32_bf16 v8, v9, v13, v8
    v_dot2_f32_bf16 v8, v10, v14, v8
    v_dot2_f32_bf16 v8, v11, v15, v8
    v_dot2_f32_bf16 v0, v0, v4, v8
    v_dot2_f32_bf16 v0, v1, v5, v0
    v_dot2_f32_bf16 v0, v2, v6, v0
    v_dot2_f32_bf16 v0, v3, v7, v0
    v_cmp_gt_u32_e64 s42, s6, v40
    v_cmp_le_u32_e64 s43, s9, v40
    s_and_b32 s42, s42, s43
    v_mul_f32_e32 v0, s41, v0
    v_cndmask_b32_e64 v0, 0xff800000, v0, s42
    v_max_f32_dpp v1, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s44
    v_max_f32_e32 v1, v2, v1
    v_max_f32_e32 v16, v39, v1
    v_sub_f32_e32 v0, v0, v16
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
    v_cmp_gt_f32_e64 s42, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s42
    v_cmp_lt_f32_e64 s42, 0x42b17218, v0
    v_cndmask_b32_e64 v17, v1, 0x7f800000, s42
    v_sub_f32_e32 v0, v39, v16
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
    v_cmp_gt_f32_e64 s42, 0xc2d00000, v0
    v_cndmask_b32_e64 v1, v1, 0, s42
    v_cmp_lt_f32_e64 s42, 0x42b17218, v0
    v_cndmask_b32_e64 v0, v1, 0x7f800000, s42
    v_add_f32_dpp v1, v17, v17 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s44
    v_add_f32_e32 v1, v2, v1
    v_fma_f32 v38, v38, v0, v1
    v_mul_f32_e32 v37, v37, v0
    v_mul_f32_e32 v36, v36, v0
    v_mul_f32_e32 v35, v35, v0
    v_mul_f32_e32 v34, v34, v0
    s_sub_u32 s42, s6, s10
    s_min_u32 s42, s42, 32
    s_and_b32 s43, s42, -8
    s_mov_b32 s46, 0
    s_branch L6
L5:
    s_add_u32 s47, s40, s46
    s_mul_i32 s47, s47, s36
    s_add_u32 s47, s47, s14
    v_add_nc_u32_e32 v14, s47, v33
    v_lshlrev_b32_e32 v0, 1, v14
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    v_add_lshl_u32 v2, v14, s36, 1
    buffer_load_b64 v[2:3], v2, s[16:19], 0 offen
    v_add_lshl_u32 v4, v14, s24, 1
    buffer_load_b64 v[4:5], v4, s[16:19], 0 offen
    v_add_lshl_u32 v6, v14, s25, 1
    buffer_load_b64 v[6:7], v6, s[16:19], 0 offen
    v_add_lshl_u32 v8, v14, s26, 1
    buffer_load_b64 v[8:9], v8, s[16:19], 0 offen
    v_add_lshl_u32 v10, v14, s27, 1
    buffer_load_b64 v[10:11], v10, s[16:19], 0 offen
    v_add_lshl_u32 v12, v14, s38, 1
    buffer_load_b64 v[12:13], v12, s[16:19], 0 offen
    v_add_lshl_u32 v14, v14, s39, 1
    buffer_load_b64 v[14:15], v14, s[16:19], 0 offen
    s_and_b32 s47, -1, exec_lo
    s_lshr_b32 s48, s47, s46
    s_and_b32 s48, s48, 1
    s_ctz_i32_b32 s47, s47
    s_min_u32 s47, s47, 32
    s_cmp_lg_u32 s48, 0
    s_cselect_b32 s47, s46, s47
    v_readlane_b32 s47, v17, s47
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v18, 16, v0
    v_fma_f32 v18, s47, v18, v37
    v_and_b32_e32 v0, 0xffff0000, v0
    v_fma_f32 v0, s47, v0, v36
    v_lshlrev_b32_e32 v19, 16, v1
    v_fma_f32 v19, s47, v19, v35
    v_and_b32_e32 v1, 0xffff0000, v1
    v_fma_f32 v1, s47, v1, v34
    s_add_u32 s47, s46, 1
    s_and_b32 s47, s47, 31
    s_and_b32 s48, -1, exec_lo
    s_lshr_b32 s49, s48, s47
    s_and_b32 s49, s49, 1
    s_ctz_i32_b32 s48, s48
    s_min_u32 s48, s48, 32
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s47, s47, s48
    v_readlane_b32 s47, v17, s47
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v20, 16, v2
    v_fma_f32 v18, s47, v20, v18
    v_and_b32_e32 v2, 0xffff0000, v2
    v_fma_f32 v0, s47, v2, v0
    v_lshlrev_b32_e32 v2, 16, v3
    v_fma_f32 v2, s47, v2, v19
    v_and_b32_e32 v3, 0xffff0000, v3
    v_fma_f32 v1, s47, v3, v1
    s_add_u32 s47, s46, 2
    s_and_b32 s47, s47, 31
    s_and_b32 s48, -1, exec_lo
    s_lshr_b32 s49, s48, s47
    s_and_b32 s49, s49, 1
    s_ctz_i32_b32 s48, s48
    s_min_u32 s48, s48, 32
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s47, s47, s48
    v_readlane_b32 s47, v17, s47
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v3, 16, v4
    v_fma_f32 v3, s47, v3, v18
    v_and_b32_e32 v4, 0xffff0000, v4
    v_fma_f32 v0, s47, v4, v0
    v_lshlrev_b32_e32 v4, 16, v5
    v_fma_f32 v2, s47, v4, v2
    v_and_b32_e32 v4, 0xffff0000, v5
    v_fma_f32 v1, s47, v4, v1
    s_add_u32 s47, s46, 3
    s_and_b32 s47, s47, 31
    s_and_b32 s48, -1, exec_lo
    s_lshr_b32 s49, s48, s47
    s_and_b32 s49, s49, 1
    s_ctz_i32_b32 s48, s48
    s_min_u32 s48, s48, 32
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s47, s47, s48
    v_readlane_b32 s47, v17, s47
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v4, 16, v6
    v_fma_f32 v3, s47, v4, v3
    v_and_b32_e32 v4, 0xffff0000, v6
    v_fma_f32 v0, s47, v4, v0
    v_lshlrev_b32_e32 v4, 16, v7
    v_fma_f32 v2, s47, v4, v2
    v_and_b32_e32 v4, 0xffff0000, v7
    v_fma_f32 v1, s47, v4, v1
    s_add_u32 s47, s46, 4
    s_and_b32 s47, s47, 31
    s_and_b32 s48, -1, exec_lo
    s_lshr_b32 s49, s48, s47
    s_and_b32 s49, s49, 1
    s_ctz_i32_b32 s48, s48
    s_min_u32 s48, s48, 32
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s47, s47, s48
    v_readlane_b32 s47, v17, s47
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v4, 16, v8
    v_fma_f32 v3, s47, v4, v3
    v_and_b32_e32 v4, 0xffff0000, v8
    v_fma_f32 v0, s47, v4, v0
    v_lshlrev_b32_e32 v4, 16, v9
    v_fma_f32 v2, s47, v4, v2
    v_and_b32_e32 v4, 0xffff0000, v9
    v_fma_f32 v1, s47, v4, v1
    s_add_u32 s47, s46, 5
    s_and_b32 s47, s47, 31
    s_and_b32 s48, -1, exec_lo
    s_lshr_b32 s49, s48, s47
    s_and_b32 s49, s49, 1
    s_ctz_i32_b32 s48, s48
    s_min_u32 s48, s48, 32
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s47, s47, s48
    v_readlane_b32 s47, v17, s47
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v4, 16, v10
    v_fma_f32 v3, s47, v4, v3
    v_and_b32_e32 v4, 0xffff0000, v10
    v_fma_f32 v0, s47, v4, v0
    v_lshlrev_b32_e32 v4, 16, v11
    v_fma_f32 v2, s47, v4, v2
    v_and_b32_e32 v4, 0xffff0000, v11
    v_fma_f32 v1, s47, v4, v1
    s_add_u32 s47, s46, 6
    s_and_b32 s47, s47, 31
    s_and_b32 s48, -1, exec_lo
    s_lshr_b32 s49, s48, s47
    s_and_b32 s49, s49, 1
    s_ctz_i32_b32 s48, s48
    s_min_u32 s48, s48, 32
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s47, s47, s48
    v_readlane_b32 s47, v17, s47
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v4, 16, v12
    v_fma_f32 v3, s47, v4, v3
    v_and_b32_e32 v4, 0xffff0000, v12
    v_fma_f32 v0, s47, v4, v0
    v_lshlrev_b32_e32 v4, 16, v13
    v_fma_f32 v2, s47, v4, v2
    v_and_b32_e32 v4, 0xffff0000, v13
    v_fma_f32 v1, s47, v4, v1
    s_add_u32 s47, s46, 7
    s_and_b32 s47, s47, 31
    s_and_b32 s48, -1, exec_lo
    s_lshr_b32 s49, s48, s47
    s_and_b32 s49, s49, 1
    s_ctz_i32_b32 s48, s48
    s_min_u32 s48, s48, 32
    s_cmp_lg_u32 s49, 0
    s_cselect_b32 s47, s47, s48
    v_readlane_b32 s47, v17, s47
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v4, 16, v14
    v_fma_f32 v37, s47, v4, v3
    v_and_b32_e32 v3, 0xffff0000, v14
    v_fma_f32 v36, s47, v3, v0
    v_lshlrev_b32_e32 v0, 16, v15
    v_fma_f32 v35, s47, v0, v2
    v_and_b32_e32 v0, 0xffff0000, v15
    v_fma_f32 v34, s47, v0, v1
    s_add_u32 s46, s46, 8
L6:
    s_cmp_lt_u32 s46, s43
    s_cbranch_scc1 L5
    s_branch L8
L7:
    s_and_b32 s46, -1, exec_lo
    s_lshr_b32 s47, s46, s43
    s_and_b32 s47, s47, 1
    s_ctz_i32_b32 s46, s46
    s_min_u32 s46, s46, 32
    s_cmp_lg_u32 s47, 0
    s_cselect_b32 s46, s43, s46
    v_readlane_b32 s46, v17, s46
    s_add_u32 s47, s40, s43
    s_mul_i32 s47, s47, s36
    s_add_u32 s47, s47, s14
    v_add_lshl_u32 v0, s47, v33, 1
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v0
    v_fma_f32 v37, s46, v2, v37
    v_and_b32_e32 v0, 0xffff0000, v0
    v_fma_f32 v36, s46, v0, v36
    v_lshlrev_b32_e32 v0, 16, v1
    v_dual_fmac_f32 v35, s46, v0 :: v_dual_and_b32 v0, 0xffff0000, v1
    v_fma_f32 v34, s46, v0, v34
    s_add_u32 s43, s43, 1
L8:
    s_cmp_lt_u32 s43, s42
    s_cbranch_scc1 L7
    s_add_u32 s10, s10, s42
    v_mov_b32_e32 v39, v16
L9:
    s_cmp_lt_u32 s10, s6
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
    v_div_fixup_f32 v0, v1, v38, v0
    s_mul_i32 s0, s4, s37
    s_lshl_b32 s1, s13, 7
    s_add_u32 s0, s0, s1
    v_mul_f32_e32 v1, v37, v0
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s1, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s1
    v_lshrrev_b32_e32 v1, 16, v1
    v_mul_f32_e32 v2, v36, v0
    v_bfe_u32 v3, v2, 16, 1
    v_add3_u32 v3, v2, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v2
    v_cmp_u_f32_e64 s1, v2, v2
    v_cndmask_b32_e64 v2, v3, v4, s1
    v_lshrrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v3, v35, v0
    v_bfe_u32 v4, v3, 16, 1
    v_add3_u32 v4, v3, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v3
    v_cmp_u_f32_e64 s1, v3, v3
    v_cndmask_b32_e64 v3, v4, v5, s1
    v_lshrrev_b32_e32 v3, 16, v3
    v_mul_f32_e32 v0, v34, v0
    v_bfe_u32 v4, v0, 16, 1
    v_add3_u32 v4, v0, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v0
    v_cmp_u_f32_e64 s1, v0, v0
    v_cndmask_b32_e64 v0, v4, v5, s1
    v_lshrrev_b32_e32 v4, 16, v0
    v_lshl_or_b32 v0, v2, 16, v1
    v_lshl_or_b32 v1, v4, 16, v3
    v_add_lshl_u32 v2, s0, v33, 1
    buffer_store_b64 v[0:1], v2, s[20:23], 0 offen
L10:
    s_endpgm
