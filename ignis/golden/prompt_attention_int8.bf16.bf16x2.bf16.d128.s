; 191 VGPRs, 57 SGPRs, 24592 bytes of LDS, 0 of scratch, 1414 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b64 s[36:37], s[0:1], 0x90
    s_load_b32 s15, s[0:1], 0x74
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b32 s40, s[0:1], 0x10
    s_load_b32 s41, s[0:1], 0x58
    s_load_b64 s[38:39], s[0:1], 0x9c
    s_load_b128 s[0:3], s[0:1], 0x78
    v_mbcnt_lo_u32_b32 v8, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s27, 0x11016000
    s_mov_b32 s31, 0x31016000
    s_mov_b32 s42, 0xfedcba98
    v_lshrrev_b32_e32 v0, 5, v0
    v_and_b32_e32 v9, 15, v8
    v_dual_mov_b32 v161, 0 :: v_dual_lshlrev_b32 v170, 2, v8
    v_and_b32_e32 v1, 1, v8
    s_delay_alu instid0(VALU_DEP_4)
    v_readfirstlane_b32 s28, v0
    v_lshrrev_b32_e32 v0, 4, v8
    v_lshrrev_b32_e32 v10, 1, v9
    v_and_b32_e32 v2, 7, v170
    v_lshlrev_b32_e32 v11, 3, v1
    v_and_b32_e32 v1, -16, v170
    v_bfe_u32 v3, v170, 3, 1
    v_mul_u32_u24_e32 v12, 40, v9
    v_lshlrev_b32_e32 v2, 1, v2
    v_lshlrev_b32_e32 v171, 3, v0
    s_mov_b32 s35, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x31016000
    v_add3_u32 v13, v1, v2, v3
    s_mov_b32 s3, 0x31016000
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    s_and_b32 s43, s28, 1
    s_lshl_b32 s44, s28, 2
    s_lshr_b32 s29, s28, 1
    s_mul_i32 s30, s43, 0x500
    v_mov_b32_e32 v74, s44
    s_lshl_b32 s45, s29, 4
    s_lshl_b32 s46, s29, 6
    s_sub_u32 s32, 1, s29
    v_add3_u32 v10, s45, v11, v10
    s_lshl_b32 s33, s43, 6
    s_lshl_b32 s29, s29, 5
    s_lshl_b32 s32, s32, 5
    s_lshl_b32 s47, s28, 3
    v_mul_u32_u24_e32 v10, 0x88, v10
    v_mul_u32_u24_e32 v11, 40, v13
    v_add_nc_u32_e32 v13, s30, v12
    v_add_nc_u32_e32 v14, s45, v171
    s_add_u32 s28, s33, s29
    s_add_u32 s29, s33, s32
    s_mul_i32 s30, s47, 0x88
    s_mul_i32 s32, s46, 40
    s_add_u32 s48, s47, 1
    s_add_u32 s49, s47, 2
    s_add_u32 s50, s47, 3
    s_add_u32 s51, s47, 4
    s_add_u32 s52, s47, 5
    s_add_u32 s53, s47, 6
    s_add_u32 s54, s47, 7
    v_add_lshl_u32 v172, s30, v170, 1
    v_add_lshl_u32 v173, v11, s47, 1
    v_lshlrev_b32_e32 v174, 1, v10
    v_add_lshl_u32 v175, s28, v8, 2
    v_add_lshl_u32 v176, s29, v8, 2
    v_add_lshl_u32 v177, v13, v14, 1
    v_lshlrev_b32_e32 v178, 1, v13
    v_add_lshl_u32 v179, s32, v12, 1
    s_mov_b32 s28, s4
    s_mov_b32 s29, s5
    s_lshl_b32 s30, s6, 1
    s_and_b32 s4, s7, 15
    s_lshr_b32 s5, s7, 4
    s_cmp_eq_u32 s4, 0
    s_cselect_b32 s4, 0, 1
    v_cvt_f32_u32_e32 v8, s37
    s_sub_u32 s6, 0, s37
    s_cmp_eq_u32 s37, 0
    s_cselect_b32 s55, exec_lo, 0
    s_add_u32 s4, s5, s4
    v_rcp_f32_e32 v8, v8
    s_add_u32 s5, s7, -1
    s_or_b32 s25, s25, 0x40000
    s_mov_b32 s56, s2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v8, 0x4f7ffffa, v8
    s_mov_b32 s32, s8
    s_mov_b32 s33, s9
    s_mov_b32 s34, s10
    s_lshl_b32 s18, s18, 2
    v_cvt_u32_f32_e32 v8, v8
    s_lshl_b32 s22, s22, 1
    s_lshl_b32 s2, s2, 2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v10, s6, v8
    v_mul_f32_e64 v180, s38, 0x3fb8aa3b
    v_mul_hi_u32 v10, v8, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v8, v8, v10
    v_mul_hi_u32 v10, s36, v8
    v_mul_hi_u32 v8, s11, v8
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v11, v10, s37
    v_mul_lo_u32 v12, v8, s37
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_sub_nc_u32_e32 v11, s36, v11
    v_sub_nc_u32_e32 v12, s11, v12
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e32 vcc_lo, s37, v11
    v_subrev_nc_u32_e32 v13, s37, v11
    v_cmp_le_u32_e64 s8, s37, v12
    v_add_co_ci_u32_e64 v10, null, v10, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cndmask_b32_e32 v11, v11, v13, vcc_lo
    v_subrev_nc_u32_e32 v13, s37, v12
    v_add_co_ci_u32_e64 v8, null, v8, 0, s8
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e32 vcc_lo, s37, v11
    v_cndmask_b32_e64 v11, v12, v13, s8
    v_add_co_ci_u32_e64 v10, null, v10, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e32 vcc_lo, s37, v11
    v_cndmask_b32_e64 v10, v10, 0, s55
    v_add_co_ci_u32_e64 v8, null, v8, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s6, v10
    v_cndmask_b32_e64 v8, v8, 0, s55
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cvt_f32_u32_e32 v10, s6
    v_readfirstlane_b32 s8, v8
    s_delay_alu instid0(VALU_DEP_2)
    v_rcp_f32_e32 v8, v10
    s_mul_i32 s4, s4, s6
    s_sub_u32 s9, 0, s6
    s_cmp_eq_u32 s6, 0
    s_cselect_b32 s10, exec_lo, 0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v8, 0x4f7ffffa, v8
    s_and_b32 s11, s4, 1
    s_lshr_b32 s4, s4, 1
    s_mul_i32 s36, s13, s6
    s_cmp_eq_u32 s11, 0
    s_cselect_b32 s11, 0, 1
    v_cvt_u32_f32_e32 v8, v8
    s_add_u32 s4, s4, s11
    s_add_u32 s8, s8, -1
    s_add_u32 s4, s4, -1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_mul_lo_u32 v10, s9, v8
    s_sub_u32 s4, s4, s14
    s_lshl1_add_u32 s4, s4, s43
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v10, v8, v10
    v_add_nc_u32_e32 v8, v8, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v8, s4, v8
    v_mul_lo_u32 v10, v8, s6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v10, s4, v10
    v_cmp_le_u32_e32 vcc_lo, s6, v10
    v_subrev_nc_u32_e32 v11, s6, v10
    v_add_co_ci_u32_e64 v8, null, v8, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s6, v10
    v_subrev_nc_u32_e32 v11, s6, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v8, null, v8, 0, vcc_lo
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v8, v8, 0, s10
    v_cndmask_b32_e64 v10, v10, 0, s10
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s4, v8
    v_readfirstlane_b32 s6, v10
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v8, s4, 4, v9
    v_cmp_gt_u32_e64 s4, s7, v8
    v_min_u32_e32 v9, s5, v8
    v_mul_lo_u32 v8, v8, s41
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_add_nc_u32_e32 v10, s15, v9
    v_mul_lo_u32 v11, v9, s40
    s_add_u32 s5, s36, s6
    s_lshl_b32 s5, s5, 7
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_add_nc_u32_e32 v11, s5, v11
    buffer_load_b32 v9, v9, s[24:27], 0 idxen
    v_min_u32_e32 v11, 0x38000000, v11
    buffer_load_b32 v181, v10, s[24:27], 0 idxen
    v_lshlrev_b32_e32 v70, 1, v11
    v_add3_u32 v8, v8, s5, s46
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v182, v8, v171, 1
    v_add_nc_u32_e32 v183, 32, v182
    v_add_nc_u32_e32 v184, 64, v182
    v_add_nc_u32_e32 v185, 0x60, v182
    buffer_load_b128 v[10:13], v70, s[28:31], 0 offen
    buffer_load_b128 v[14:17], v70, s[28:31], 0 offen offset:16
    buffer_load_b128 v[18:21], v70, s[28:31], 0 offen offset:32
    buffer_load_b128 v[22:25], v70, s[28:31], 0 offen offset:48
    buffer_load_b128 v[26:29], v70, s[28:31], 0 offen offset:64
    buffer_load_b128 v[30:33], v70, s[28:31], 0 offen offset:80
    buffer_load_b128 v[34:37], v70, s[28:31], 0 offen offset:96
    buffer_load_b128 v[38:41], v70, s[28:31], 0 offen offset:112
    buffer_load_b128 v[42:45], v70, s[28:31], 0 offen offset:128
    buffer_load_b128 v[46:49], v70, s[28:31], 0 offen offset:144
    buffer_load_b128 v[50:53], v70, s[28:31], 0 offen offset:160
    buffer_load_b128 v[54:57], v70, s[28:31], 0 offen offset:176
    buffer_load_b128 v[58:61], v70, s[28:31], 0 offen offset:192
    buffer_load_b128 v[62:65], v70, s[28:31], 0 offen offset:208
    buffer_load_b128 v[66:69], v70, s[28:31], 0 offen offset:224
    buffer_load_b128 v[70:73], v70, s[28:31], 0 offen offset:240
    s_waitcnt vmcnt(16)
    v_cndmask_b32_e64 v8, -1, v181, s4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_dpp v8, v8, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v8, v8, v8 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_min_u32_dpp v8, v8, v8 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_waitcnt vmcnt(0)
    s_barrier
    v_min_u32_dpp v8, v8, v8 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v75, v8, 0x76543210, s42
    v_min_u32_e32 v8, v75, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readfirstlane_b32 s5, v8
    v_mov_b32_e32 v8, s5
    ds_store_b32 v74, v8
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[74:77], v161
    v_add_nc_u32_e32 v186, 1, v9
    s_waitcnt lgkmcnt(0)
    v_min_u32_e32 v8, v74, v75
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min3_u32 v8, v8, v76, v77
    v_readfirstlane_b32 s5, v8
    s_branch L9
L0:
    v_cmp_eq_u32_e32 vcc_lo, s5, v181
    v_mov_b32_e32 v8, s44
    s_barrier
    s_and_b32 s6, s4, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v187, 0, v186, s6
    v_min_u32_e32 v9, s39, v187
    v_max_u32_dpp v74, v187, v187 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_sub_nc_u32_e32 v9, v187, v9
    v_max_u32_dpp v74, v74, v74 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v188, -1, v9, s6
    v_max_u32_dpp v9, v74, v74 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_dpp v74, v188, v188 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_dpp v74, v74, v74 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v75, v9, 0x76543210, s42
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_dpp v74, v74, v74 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_e32 v9, v75, v9
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_dpp v74, v74, v74 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readfirstlane_b32 s6, v9
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v9, v74, 0x76543210, s42
    v_mov_b32_e32 v75, s6
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_e32 v9, v9, v74
    v_max_u32_dpp v74, v75, v75 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s7, v9
    v_max_u32_dpp v9, v74, v74 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_e32 v74, s7
    v_max_u32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_dpp v74, v74, v74 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_dpp v74, v74, v74 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v75, v9, 0x76543210, s42
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_dpp v74, v74, v74 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_u32_e32 v9, v75, v9
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_dpp v74, v74, v74 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readfirstlane_b32 s9, v9
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v9, v74, 0x76543210, s42
    v_mov_b32_e32 v78, s9
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v9, v9, v74
    v_readfirstlane_b32 s9, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v9, s9
    ds_store_b32 v8, v9
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[74:77], v161
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_store_b32 v8, v78
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[78:81], v161
    v_min_u32_e32 v8, v74, v75
    s_waitcnt lgkmcnt(0)
    v_max_u32_e32 v9, v78, v79
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min3_u32 v8, v8, v76, v77
    v_max3_u32 v9, v9, v80, v81
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s9, v8
    v_readfirstlane_b32 s10, v9
    s_and_b32 s9, s9, 0xffffffe0
    v_dual_mov_b32 v189, 0xff7fffff :: v_dual_mov_b32 v190, 0
    v_dual_mov_b32 v76, v0 :: v_dual_mov_b32 v77, v1
    v_dual_mov_b32 v78, v2 :: v_dual_mov_b32 v79, v3
    v_dual_mov_b32 v80, v4 :: v_dual_mov_b32 v81, v5
    v_dual_mov_b32 v82, v6 :: v_dual_mov_b32 v83, v7
    v_dual_mov_b32 v84, v0 :: v_dual_mov_b32 v85, v1
    v_dual_mov_b32 v86, v2 :: v_dual_mov_b32 v87, v3
    v_dual_mov_b32 v88, v4 :: v_dual_mov_b32 v89, v5
    v_dual_mov_b32 v90, v6 :: v_dual_mov_b32 v91, v7
    v_dual_mov_b32 v92, v0 :: v_dual_mov_b32 v93, v1
    v_dual_mov_b32 v94, v2 :: v_dual_mov_b32 v95, v3
    v_dual_mov_b32 v96, v4 :: v_dual_mov_b32 v97, v5
    v_dual_mov_b32 v98, v6 :: v_dual_mov_b32 v99, v7
    v_dual_mov_b32 v100, v0 :: v_dual_mov_b32 v101, v1
    v_dual_mov_b32 v102, v2 :: v_dual_mov_b32 v103, v3
    v_dual_mov_b32 v104, v4 :: v_dual_mov_b32 v105, v5
    v_dual_mov_b32 v106, v6 :: v_dual_mov_b32 v107, v7
    s_add_u32 s11, s10, -1
    s_branch L7
L1:
    s_lshr_b32 s14, s9, 5
    s_add_u32 s15, s9, 32
    s_cmp_lt_u32 s9, s6
    s_cselect_b32 s24, exec_lo, 0
    s_add_u32 s14, s5, s14
    s_cmp_gt_u32 s15, s7
    s_cselect_b32 s15, exec_lo, 0
    s_cmp_lt_u32 s14, s56
    s_cselect_b32 s25, exec_lo, 0
    s_and_b32 s15, s24, s15
    s_and_b32 s24, exec_lo, s25
    s_cbranch_scc0 L2
    s_lshl_b32 s25, s14, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s24, s[0:3], s25
L2:
    s_cmp_lt_u32 s14, s56
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s14, s24, 0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s14, s14, s8
    s_mul_i32 s14, s14, s37
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
    s_add_u32 s14, s14, s13
    s_sub_u32 s24, s11, s9
    s_lshl_b32 s25, s14, 13
    s_min_u32 s26, s47, s24
    s_lshl_b32 s26, s26, 7
    s_min_u32 s27, s48, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s27, s27, 7
    s_min_u32 s28, s49, s24
    s_lshl_b32 s28, s28, 7
    s_min_u32 s29, s50, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s29, s29, 7
    s_min_u32 s30, s51, s24
    s_lshl_b32 s30, s30, 7
    s_min_u32 s31, s52, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s31, s31, 7
    s_min_u32 s36, s53, s24
    s_lshl_b32 s36, s36, 7
    s_min_u32 s24, s54, s24
    s_delay_alu instid0(SALU_CYCLE_1)
    s_lshl_b32 s24, s24, 7
    v_add3_u32 v8, s26, v170, s25
    v_add3_u32 v9, s27, v170, s25
    v_add3_u32 v74, s28, v170, s25
    v_add3_u32 v75, s29, v170, s25
    v_add3_u32 v108, s30, v170, s25
    v_add3_u32 v109, s31, v170, s25
    v_add3_u32 v110, s36, v170, s25
    v_add3_u32 v111, s24, v170, s25
    v_add_nc_u32_e32 v112, 0x1000, v8
    v_add_nc_u32_e32 v113, 0x1000, v9
    v_add_nc_u32_e32 v114, 0x1000, v74
    v_add_nc_u32_e32 v115, 0x1000, v75
    v_add_nc_u32_e32 v116, 0x1000, v108
    v_add_nc_u32_e32 v117, 0x1000, v109
    v_add_nc_u32_e32 v118, 0x1000, v110
    v_add_nc_u32_e32 v119, 0x1000, v111
    buffer_load_b32 v8, v8, s[32:35], 0 offen
    buffer_load_b32 v9, v9, s[32:35], 0 offen
    buffer_load_b32 v124, v74, s[32:35], 0 offen
    buffer_load_b32 v125, v75, s[32:35], 0 offen
    buffer_load_b32 v126, v108, s[32:35], 0 offen
    buffer_load_b32 v127, v109, s[32:35], 0 offen
    buffer_load_b32 v128, v110, s[32:35], 0 offen
    buffer_load_b32 v129, v111, s[32:35], 0 offen
    buffer_load_b32 v130, v112, s[32:35], 0 offen
    buffer_load_b32 v131, v113, s[32:35], 0 offen
    buffer_load_b32 v132, v114, s[32:35], 0 offen
    buffer_load_b32 v133, v115, s[32:35], 0 offen
    buffer_load_b32 v134, v116, s[32:35], 0 offen
    buffer_load_b32 v135, v117, s[32:35], 0 offen
    buffer_load_b32 v136, v118, s[32:35], 0 offen
    buffer_load_b32 v137, v119, s[32:35], 0 offen
    s_lshl_b32 s14, s14, 6
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s14, s14, s45
    v_add_lshl_u32 v74, s14, v171, 2
    buffer_load_b128 v[108:111], v74, s[16:19], 0 offen
    buffer_load_b128 v[112:115], v74, s[16:19], 0 offen offset:16
    buffer_load_b128 v[116:119], v74, s[16:19], 0 offen offset:128
    buffer_load_b128 v[120:123], v74, s[16:19], 0 offen offset:144
    s_waitcnt vmcnt(3)
    v_dual_mul_f32 v138, 0x43000000, v108 :: v_dual_mul_f32 v139, 0x43000000, v109
    v_dual_mul_f32 v140, 0x43000000, v110 :: v_dual_mul_f32 v141, 0x43000000, v111
    s_waitcnt vmcnt(2)
    v_dual_mul_f32 v142, 0x43000000, v112 :: v_dual_mul_f32 v143, 0x43000000, v113
    v_dual_mul_f32 v144, 0x43000000, v114 :: v_dual_mul_f32 v145, 0x43000000, v115
    s_waitcnt vmcnt(1)
    v_dual_mul_f32 v146, 0x43000000, v116 :: v_dual_mul_f32 v147, 0x43000000, v117
    v_dual_mul_f32 v148, 0x43000000, v118 :: v_dual_mul_f32 v149, 0x43000000, v119
    s_waitcnt vmcnt(0)
    v_dual_mul_f32 v150, 0x43000000, v120 :: v_dual_mul_f32 v151, 0x43000000, v121
    v_dual_mul_f32 v152, 0x43000000, v122 :: v_dual_mul_f32 v153, 0x43000000, v123
    s_barrier
    v_cvt_f32_ubyte0_e32 v74, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v74, v74, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v75, v8
    v_fma_f32 v75, v75, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v108, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v108, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v8, v8
    v_fma_f32 v109, v8, 0x3c000000, -1.0
    v_cvt_f32_ubyte0_e32 v8, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v110, v8, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v8, v9
    v_fma_f32 v111, v8, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v8, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v112, v8, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v8, v9
    v_fma_f32 v113, v8, 0x3c000000, -1.0
    v_bfe_u32 v8, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v74, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v75, v9, 0x7fff
    v_and_or_b32 v8, v9, 0xffff0000, v8
    v_bfe_u32 v9, v108, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v108, v9, 0x7fff
    v_lshrrev_b32_e32 v9, 16, v9
    v_bfe_u32 v74, v109, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v74, v109, v74, 0x7fff
    v_and_or_b32 v9, v74, 0xffff0000, v9
    v_bfe_u32 v74, v110, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v74, v110, v74, 0x7fff
    v_lshrrev_b32_e32 v74, 16, v74
    v_bfe_u32 v75, v111, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v75, v111, v75, 0x7fff
    v_and_or_b32 v74, v75, 0xffff0000, v74
    v_bfe_u32 v75, v112, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v75, v112, v75, 0x7fff
    v_lshrrev_b32_e32 v75, 16, v75
    v_bfe_u32 v108, v113, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v108, v113, v108, 0x7fff
    v_and_or_b32 v75, v108, 0xffff0000, v75
    v_cvt_f32_ubyte0_e32 v108, v124
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v108, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v109, v124
    v_fma_f32 v109, v109, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v110, v124
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v110, v110, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v111, v124
    v_fma_f32 v111, v111, 0x3c000000, -1.0
    v_cvt_f32_ubyte0_e32 v112, v125
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v112, v112, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v113, v125
    v_fma_f32 v113, v113, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v114, v125
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v114, v114, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v115, v125
    v_fma_f32 v115, v115, 0x3c000000, -1.0
    v_bfe_u32 v116, v108, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v108, v108, v116, 0x7fff
    v_lshrrev_b32_e32 v108, 16, v108
    v_bfe_u32 v116, v109, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v109, v109, v116, 0x7fff
    v_and_or_b32 v108, v109, 0xffff0000, v108
    v_bfe_u32 v109, v110, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v109, v110, v109, 0x7fff
    v_lshrrev_b32_e32 v109, 16, v109
    v_bfe_u32 v110, v111, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v110, v111, v110, 0x7fff
    v_and_or_b32 v109, v110, 0xffff0000, v109
    v_bfe_u32 v110, v112, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v110, v112, v110, 0x7fff
    v_lshrrev_b32_e32 v110, 16, v110
    v_bfe_u32 v111, v113, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v111, v113, v111, 0x7fff
    v_and_or_b32 v110, v111, 0xffff0000, v110
    v_bfe_u32 v111, v114, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v111, v114, v111, 0x7fff
    v_lshrrev_b32_e32 v111, 16, v111
    v_bfe_u32 v112, v115, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v112, v115, v112, 0x7fff
    v_and_or_b32 v111, v112, 0xffff0000, v111
    v_cvt_f32_ubyte0_e32 v112, v126
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v112, v112, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v113, v126
    v_fma_f32 v113, v113, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v114, v126
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v114, v114, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v115, v126
    v_fma_f32 v115, v115, 0x3c000000, -1.0
    v_cvt_f32_ubyte0_e32 v116, v127
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v116, v116, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v117, v127
    v_fma_f32 v117, v117, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v118, v127
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v118, v118, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v119, v127
    v_fma_f32 v119, v119, 0x3c000000, -1.0
    v_bfe_u32 v120, v112, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v112, v112, v120, 0x7fff
    v_lshrrev_b32_e32 v112, 16, v112
    v_bfe_u32 v120, v113, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v113, v113, v120, 0x7fff
    v_and_or_b32 v112, v113, 0xffff0000, v112
    v_bfe_u32 v113, v114, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v113, v114, v113, 0x7fff
    v_lshrrev_b32_e32 v113, 16, v113
    v_bfe_u32 v114, v115, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v114, v115, v114, 0x7fff
    v_and_or_b32 v113, v114, 0xffff0000, v113
    v_bfe_u32 v114, v116, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v114, v116, v114, 0x7fff
    v_lshrrev_b32_e32 v114, 16, v114
    v_bfe_u32 v115, v117, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v115, v117, v115, 0x7fff
    v_and_or_b32 v114, v115, 0xffff0000, v114
    v_bfe_u32 v115, v118, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v115, v118, v115, 0x7fff
    v_lshrrev_b32_e32 v115, 16, v115
    v_bfe_u32 v116, v119, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v116, v119, v116, 0x7fff
    v_and_or_b32 v115, v116, 0xffff0000, v115
    v_cvt_f32_ubyte0_e32 v116, v128
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v116, v116, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v117, v128
    v_fma_f32 v117, v117, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v118, v128
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v118, v118, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v119, v128
    v_fma_f32 v119, v119, 0x3c000000, -1.0
    v_cvt_f32_ubyte0_e32 v120, v129
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v120, v120, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v121, v129
    v_fma_f32 v121, v121, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v122, v129
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v122, v122, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v123, v129
    v_fma_f32 v123, v123, 0x3c000000, -1.0
    v_bfe_u32 v124, v116, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v116, v116, v124, 0x7fff
    v_lshrrev_b32_e32 v116, 16, v116
    v_bfe_u32 v124, v117, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v117, v117, v124, 0x7fff
    v_and_or_b32 v116, v117, 0xffff0000, v116
    v_bfe_u32 v117, v118, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v117, v118, v117, 0x7fff
    v_lshrrev_b32_e32 v117, 16, v117
    v_bfe_u32 v118, v119, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v118, v119, v118, 0x7fff
    v_and_or_b32 v117, v118, 0xffff0000, v117
    v_bfe_u32 v118, v120, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v118, v120, v118, 0x7fff
    v_lshrrev_b32_e32 v118, 16, v118
    v_bfe_u32 v119, v121, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v119, v121, v119, 0x7fff
    v_and_or_b32 v118, v119, 0xffff0000, v118
    v_bfe_u32 v119, v122, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v119, v122, v119, 0x7fff
    v_lshrrev_b32_e32 v119, 16, v119
    v_bfe_u32 v120, v123, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v120, v123, v120, 0x7fff
    v_and_or_b32 v119, v120, 0xffff0000, v119
    ds_store_b64 v172, v[8:9] offset:15376
    ds_store_b64 v172, v[74:75] offset:15648
    ds_store_b64 v172, v[108:109] offset:15920
    ds_store_b64 v172, v[110:111] offset:16192
    ds_store_b64 v172, v[112:113] offset:16464
    ds_store_b64 v172, v[114:115] offset:16736
    ds_store_b64 v172, v[116:117] offset:17008
    ds_store_b64 v172, v[118:119] offset:17280
    v_cvt_f32_ubyte0_e32 v8, v130
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v8, v8, 0x3c000000, -1.0
    v_cvt_f32_ubyte0_e32 v9, v131
    v_fma_f32 v9, v9, 0x3c000000, -1.0
    v_cvt_f32_ubyte0_e32 v74, v132
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v74, v74, 0x3c000000, -1.0
    v_cvt_f32_ubyte0_e32 v75, v133
    v_fma_f32 v75, v75, 0x3c000000, -1.0
    v_cvt_f32_ubyte0_e32 v108, v134
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v110, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte0_e32 v108, v135
    v_fma_f32 v111, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte0_e32 v108, v136
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v112, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte0_e32 v108, v137
    v_fma_f32 v113, v108, 0x3c000000, -1.0
    v_bfe_u32 v108, v8, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v8, v108, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v108, v9, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v9, v108, 0x7fff
    v_and_or_b32 v108, v9, 0xffff0000, v8
    v_bfe_u32 v8, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v74, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v75, v9, 0x7fff
    v_and_or_b32 v109, v9, 0xffff0000, v8
    v_bfe_u32 v8, v110, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v110, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v111, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v111, v9, 0x7fff
    v_and_or_b32 v110, v9, 0xffff0000, v8
    v_bfe_u32 v8, v112, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v112, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v113, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v113, v9, 0x7fff
    v_and_or_b32 v111, v9, 0xffff0000, v8
    ds_store_b128 v173, v[108:111] offset:16
    v_cvt_f32_ubyte1_e32 v8, v130
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v8, v8, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v9, v131
    v_fma_f32 v9, v9, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v74, v132
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v74, v74, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v75, v133
    v_fma_f32 v75, v75, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v108, v134
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v110, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v108, v135
    v_fma_f32 v111, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v108, v136
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v112, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte1_e32 v108, v137
    v_fma_f32 v113, v108, 0x3c000000, -1.0
    v_bfe_u32 v108, v8, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v8, v108, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v108, v9, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v9, v108, 0x7fff
    v_and_or_b32 v108, v9, 0xffff0000, v8
    v_bfe_u32 v8, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v74, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v75, v9, 0x7fff
    v_and_or_b32 v109, v9, 0xffff0000, v8
    v_bfe_u32 v8, v110, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v110, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v111, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v111, v9, 0x7fff
    v_and_or_b32 v110, v9, 0xffff0000, v8
    v_bfe_u32 v8, v112, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v112, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v113, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v113, v9, 0x7fff
    v_and_or_b32 v111, v9, 0xffff0000, v8
    ds_store_b128 v173, v[108:111] offset:176
    v_cvt_f32_ubyte2_e32 v8, v130
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v8, v8, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v9, v131
    v_fma_f32 v9, v9, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v74, v132
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v74, v74, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v75, v133
    v_fma_f32 v75, v75, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v108, v134
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v110, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v108, v135
    v_fma_f32 v111, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v108, v136
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v112, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte2_e32 v108, v137
    v_fma_f32 v113, v108, 0x3c000000, -1.0
    v_bfe_u32 v108, v8, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v8, v108, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v108, v9, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v9, v108, 0x7fff
    v_and_or_b32 v108, v9, 0xffff0000, v8
    v_bfe_u32 v8, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v74, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v75, v9, 0x7fff
    v_and_or_b32 v109, v9, 0xffff0000, v8
    v_bfe_u32 v8, v110, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v110, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v111, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v111, v9, 0x7fff
    v_and_or_b32 v110, v9, 0xffff0000, v8
    v_bfe_u32 v8, v112, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v112, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v113, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v113, v9, 0x7fff
    v_and_or_b32 v111, v9, 0xffff0000, v8
    ds_store_b128 v173, v[108:111] offset:336
    v_cvt_f32_ubyte3_e32 v8, v130
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v8, v8, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v9, v131
    v_fma_f32 v9, v9, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v74, v132
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v74, v74, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v75, v133
    v_fma_f32 v75, v75, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v108, v134
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v110, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v108, v135
    v_fma_f32 v111, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v108, v136
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v112, v108, 0x3c000000, -1.0
    v_cvt_f32_ubyte3_e32 v108, v137
    v_fma_f32 v113, v108, 0x3c000000, -1.0
    v_bfe_u32 v108, v8, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v8, v108, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v108, v9, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v9, v108, 0x7fff
    v_and_or_b32 v108, v9, 0xffff0000, v8
    v_bfe_u32 v8, v74, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v74, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v75, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v75, v9, 0x7fff
    v_and_or_b32 v109, v9, 0xffff0000, v8
    v_bfe_u32 v8, v110, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v110, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v111, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v111, v9, 0x7fff
    v_and_or_b32 v110, v9, 0xffff0000, v8
    v_bfe_u32 v8, v112, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v8, v112, v8, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_bfe_u32 v9, v113, 16, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v9, v113, v9, 0x7fff
    v_and_or_b32 v111, v9, 0xffff0000, v8
    ds_store_b128 v173, v[108:111] offset:496
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_add_u32 s14, s9, s45
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v8, s14, v171
    s_and_b32 s14, s15, exec_lo
    s_cbranch_scc1 L3
    v_dual_mov_b32 v112, 0 :: v_dual_mov_b32 v111, 0
    v_dual_mov_b32 v110, 0 :: v_dual_mov_b32 v109, 0
    v_dual_mov_b32 v108, 0 :: v_dual_mov_b32 v75, 0
    v_dual_mov_b32 v74, 0 :: v_dual_mov_b32 v9, 0
    v_mov_b32_e32 v113, 0xff800000
    s_branch L4
L3:
    ds_load_b128 v[109:112], v174 offset:15376
    ds_load_b128 v[113:116], v174 offset:15392
    ds_load_b128 v[117:120], v174 offset:15408
    ds_load_b128 v[121:124], v174 offset:15424
    v_dual_mov_b32 v128, v0 :: v_dual_mov_b32 v129, v1
    v_dual_mov_b32 v130, v2 :: v_dual_mov_b32 v131, v3
    v_dual_mov_b32 v132, v4 :: v_dual_mov_b32 v133, v5
    v_dual_mov_b32 v134, v6 :: v_dual_mov_b32 v135, v7
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[109:116], v[10:17], v[128:135]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[117:124], v[18:25], v[128:135]
    ds_load_b128 v[109:112], v174 offset:15440
    ds_load_b128 v[113:116], v174 offset:15456
    ds_load_b128 v[117:120], v174 offset:15472
    ds_load_b128 v[121:124], v174 offset:15488
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[109:116], v[26:33], v[128:135]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[117:124], v[34:41], v[128:135]
    ds_load_b128 v[109:112], v174 offset:15504
    ds_load_b128 v[113:116], v174 offset:15520
    ds_load_b128 v[117:120], v174 offset:15536
    ds_load_b128 v[121:124], v174 offset:15552
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[109:116], v[42:49], v[128:135]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[117:124], v[50:57], v[128:135]
    ds_load_b128 v[109:112], v174 offset:15568
    ds_load_b128 v[113:116], v174 offset:15584
    ds_load_b128 v[117:120], v174 offset:15600
    ds_load_b128 v[121:124], v174 offset:15616
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[109:116], v[58:65], v[128:135]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[117:124], v[66:73], v[128:135]
    v_mul_f32_e32 v9, v128, v138
    v_cmp_lt_u32_e32 vcc_lo, v8, v187
    v_cmp_ge_u32_e64 s24, v8, v188
    s_and_b32 s14, vcc_lo, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v112, 0xff800000, v9, s14
    v_dual_mul_f32 v9, v129, v139 :: v_dual_add_nc_u32 v74, 1, v8
    v_cmp_lt_u32_e32 vcc_lo, v74, v187
    v_cmp_ge_u32_e64 s24, v74, v188
    s_and_b32 s14, vcc_lo, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v111, 0xff800000, v9, s14
    v_mul_f32_e32 v9, v130, v140
    v_add_nc_u32_e32 v74, 2, v8
    v_cmp_lt_u32_e32 vcc_lo, v74, v187
    v_cmp_ge_u32_e64 s24, v74, v188
    s_and_b32 s14, vcc_lo, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v110, 0xff800000, v9, s14
    v_dual_mul_f32 v9, v131, v141 :: v_dual_add_nc_u32 v74, 3, v8
    v_cmp_lt_u32_e32 vcc_lo, v74, v187
    v_cmp_ge_u32_e64 s24, v74, v188
    s_and_b32 s14, vcc_lo, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v109, 0xff800000, v9, s14
    v_mul_f32_e32 v9, v132, v142
    v_add_nc_u32_e32 v74, 4, v8
    v_cmp_lt_u32_e32 vcc_lo, v74, v187
    v_cmp_ge_u32_e64 s24, v74, v188
    s_and_b32 s14, vcc_lo, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v108, 0xff800000, v9, s14
    v_dual_mul_f32 v9, v133, v143 :: v_dual_add_nc_u32 v74, 5, v8
    v_cmp_lt_u32_e32 vcc_lo, v74, v187
    v_cmp_ge_u32_e64 s24, v74, v188
    s_and_b32 s14, vcc_lo, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v75, 0xff800000, v9, s14
    v_mul_f32_e32 v9, v134, v144
    v_add_nc_u32_e32 v74, 6, v8
    v_cmp_lt_u32_e32 vcc_lo, v74, v187
    v_cmp_ge_u32_e64 s24, v74, v188
    s_and_b32 s14, vcc_lo, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v74, 0xff800000, v9, s14
    v_mul_f32_e32 v9, v135, v145
    v_add_nc_u32_e32 v113, 7, v8
    v_cmp_lt_u32_e32 vcc_lo, v113, v187
    v_cmp_ge_u32_e64 s24, v113, v188
    s_and_b32 s14, vcc_lo, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, 0xff800000, v9, s14
    v_max3_f32 v113, 0xff800000, v112, v111
    v_max3_f32 v113, v113, v110, v109
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v113, v113, v108, v75
    v_max3_f32 v113, v113, v74, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v114, v113, 0x76543210, s42 op_sel:[0,1]
    v_max_f32_e32 v113, v113, v114
    ds_store_b32 v175, v113 offset:24080
L4:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_and_b32 s14, s15, exec_lo
    s_cbranch_scc0 L5
    ds_load_b32 v114, v176 offset:24080
    v_add_nc_u32_e32 v115, 2, v8
    v_add_nc_u32_e32 v116, 4, v8
    v_add_nc_u32_e32 v117, 6, v8
    v_cmp_lt_u32_e32 vcc_lo, v8, v187
    v_cmp_ge_u32_e64 s24, v8, v188
    v_add_nc_u32_e32 v118, 1, v8
    v_cmp_lt_u32_e64 s25, v115, v187
    v_cmp_ge_u32_e64 s26, v115, v188
    v_add_nc_u32_e32 v115, 3, v8
    v_cmp_lt_u32_e64 s27, v116, v187
    v_cmp_ge_u32_e64 s28, v116, v188
    v_add_nc_u32_e32 v116, 5, v8
    v_cmp_lt_u32_e64 s29, v117, v187
    v_cmp_ge_u32_e64 s30, v117, v188
    v_add_nc_u32_e32 v8, 7, v8
    v_cmp_lt_u32_e64 s31, v118, v187
    v_cmp_ge_u32_e64 s36, v118, v188
    v_cmp_lt_u32_e64 s38, v115, v187
    v_cmp_ge_u32_e64 s40, v115, v188
    v_cmp_lt_u32_e64 s41, v116, v187
    v_cmp_ge_u32_e64 s43, v116, v188
    v_cmp_lt_u32_e64 s46, v8, v187
    v_cmp_ge_u32_e64 s55, v8, v188
    s_and_b32 s14, vcc_lo, s24
    s_and_b32 s24, s25, s26
    v_cndmask_b32_e64 v8, 0, v146, s14
    s_and_b32 s14, s27, s28
    v_cndmask_b32_e64 v115, 0, v148, s24
    v_cndmask_b32_e64 v116, 0, v150, s14
    s_waitcnt lgkmcnt(0)
    v_max3_f32 v117, v113, v114, v189
    s_and_b32 s14, s29, s30
    s_and_b32 s24, s31, s36
    s_and_b32 s25, s38, s40
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
    v_sub_f32_e32 v112, v112, v117
    v_sub_f32_e32 v110, v110, v117
    v_sub_f32_e32 v108, v108, v117
    v_sub_f32_e32 v74, v74, v117
    v_dual_sub_f32 v111, v111, v117 :: v_dual_mul_f32 v112, v112, v180
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v110, v110, v180 :: v_dual_sub_f32 v109, v109, v117
    v_dual_mul_f32 v108, v108, v180 :: v_dual_sub_f32 v75, v75, v117
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v74, v74, v180 :: v_dual_sub_f32 v9, v9, v117
    v_exp_f32_e32 v112, v112
    v_mul_f32_e32 v111, v111, v180
    v_exp_f32_e32 v113, v110
    v_mul_f32_e32 v109, v109, v180
    v_exp_f32_e32 v114, v108
    v_mul_f32_e32 v75, v75, v180
    v_exp_f32_e32 v74, v74
    v_mul_f32_e32 v9, v9, v180
    v_exp_f32_e32 v111, v111
    v_exp_f32_e32 v118, v109
    v_exp_f32_e32 v75, v75
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v9, v9
    v_cndmask_b32_e64 v108, 0, v152, s14
    s_and_b32 s14, s41, s43
    s_and_b32 s26, s46, s55
    v_mul_f32_e32 v8, v112, v8
    v_cndmask_b32_e64 v109, 0, v147, s24
    v_mul_f32_e32 v115, v113, v115
    v_cndmask_b32_e64 v110, 0, v149, s25
    v_mul_f32_e32 v116, v114, v116
    v_cndmask_b32_e64 v119, 0, v151, s14
    v_mul_f32_e32 v120, v74, v108
    v_cndmask_b32_e64 v108, 0, v153, s26
    v_dual_mul_f32 v121, v111, v109 :: v_dual_mul_f32 v122, v118, v110
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v119, v75, v119
    v_bfe_u32 v109, v8, 16, 1
    v_mul_f32_e32 v123, v9, v108
    v_bfe_u32 v108, v115, 16, 1
    v_bfe_u32 v110, v116, 16, 1
    v_bfe_u32 v124, v120, 16, 1
    v_add3_u32 v109, v8, v109, 0x7fff
    v_bfe_u32 v125, v121, 16, 1
    v_add3_u32 v108, v115, v108, 0x7fff
    v_bfe_u32 v126, v122, 16, 1
    v_add3_u32 v110, v116, v110, 0x7fff
    v_bfe_u32 v127, v119, 16, 1
    v_add3_u32 v124, v120, v124, 0x7fff
    v_bfe_u32 v128, v123, 16, 1
    v_lshrrev_b32_e32 v109, 16, v109
    v_add3_u32 v125, v121, v125, 0x7fff
    v_lshrrev_b32_e32 v129, 16, v108
    v_add3_u32 v126, v122, v126, 0x7fff
    v_lshrrev_b32_e32 v110, 16, v110
    v_add3_u32 v127, v119, v127, 0x7fff
    v_lshrrev_b32_e32 v124, 16, v124
    v_add3_u32 v128, v123, v128, 0x7fff
    v_and_or_b32 v108, v125, 0xffff0000, v109
    v_and_or_b32 v109, v126, 0xffff0000, v129
    v_and_or_b32 v110, v127, 0xffff0000, v110
    v_add_f32_e32 v112, v112, v111
    v_and_or_b32 v111, v128, 0xffff0000, v124
    v_lshlrev_b32_e32 v124, 16, v108
    v_lshlrev_b32_e32 v125, 16, v109
    v_lshlrev_b32_e32 v126, 16, v110
    v_and_b32_e32 v127, 0xffff0000, v108
    v_lshlrev_b32_e32 v128, 16, v111
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_sub_f32 v8, v8, v124 :: v_dual_sub_f32 v115, v115, v125
    v_and_b32_e32 v124, 0xffff0000, v109
    v_sub_f32_e32 v116, v116, v126
    v_dual_add_f32 v112, v112, v113 :: v_dual_and_b32 v125, 0xffff0000, v110
    v_dual_sub_f32 v120, v120, v128 :: v_dual_sub_f32 v121, v121, v127
    v_and_b32_e32 v126, 0xffff0000, v111
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_dual_sub_f32 v122, v122, v124 :: v_dual_sub_f32 v119, v119, v125
    v_bfe_u32 v124, v8, 16, 1
    v_sub_f32_e32 v123, v123, v126
    v_bfe_u32 v125, v115, 16, 1
    v_bfe_u32 v126, v116, 16, 1
    v_bfe_u32 v127, v120, 16, 1
    v_add3_u32 v8, v8, v124, 0x7fff
    v_bfe_u32 v113, v121, 16, 1
    v_add3_u32 v115, v115, v125, 0x7fff
    v_bfe_u32 v124, v122, 16, 1
    v_add3_u32 v116, v116, v126, 0x7fff
    v_bfe_u32 v125, v119, 16, 1
    v_add3_u32 v120, v120, v127, 0x7fff
    v_bfe_u32 v126, v123, 16, 1
    v_add_f32_e32 v112, v112, v118
    v_lshrrev_b32_e32 v8, 16, v8
    v_add3_u32 v113, v121, v113, 0x7fff
    v_lshrrev_b32_e32 v115, 16, v115
    v_add3_u32 v118, v122, v124, 0x7fff
    v_lshrrev_b32_e32 v116, 16, v116
    v_add3_u32 v119, v119, v125, 0x7fff
    v_lshrrev_b32_e32 v120, 16, v120
    v_add3_u32 v121, v123, v126, 0x7fff
    v_dual_sub_f32 v122, v189, v117 :: v_dual_add_f32 v123, v112, v114
    v_and_or_b32 v112, v113, 0xffff0000, v8
    v_and_or_b32 v113, v118, 0xffff0000, v115
    v_and_or_b32 v114, v119, 0xffff0000, v116
    v_and_or_b32 v115, v121, 0xffff0000, v120
    v_dual_mul_f32 v8, v122, v180 :: v_dual_add_f32 v75, v123, v75
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v8, v8
    v_add_f32_e32 v74, v75, v74
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v9, v74, v9
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v76, v76, v8
    v_mul_f32_e32 v77, v77, v8
    v_mul_f32_e32 v78, v78, v8
    v_mul_f32_e32 v79, v79, v8
    v_fma_f32 v190, v190, v8, v9
    v_mul_f32_e32 v80, v80, v8
    v_mul_f32_e32 v81, v81, v8
    v_mul_f32_e32 v82, v82, v8
    v_mul_f32_e32 v83, v83, v8
    v_mul_f32_e32 v84, v84, v8
    v_mul_f32_e32 v85, v85, v8
    v_mul_f32_e32 v86, v86, v8
    v_mul_f32_e32 v87, v87, v8
    v_mul_f32_e32 v88, v88, v8
    v_mul_f32_e32 v89, v89, v8
    v_mul_f32_e32 v90, v90, v8
    v_mul_f32_e32 v91, v91, v8
    v_mul_f32_e32 v92, v92, v8
    v_mul_f32_e32 v93, v93, v8
    v_mul_f32_e32 v94, v94, v8
    v_mul_f32_e32 v95, v95, v8
    v_mul_f32_e32 v96, v96, v8
    v_mul_f32_e32 v97, v97, v8
    v_mul_f32_e32 v98, v98, v8
    v_mul_f32_e32 v99, v99, v8
    v_mul_f32_e32 v100, v100, v8
    v_mul_f32_e32 v101, v101, v8
    v_mul_f32_e32 v102, v102, v8
    v_mul_f32_e32 v103, v103, v8
    v_mul_f32_e32 v104, v104, v8
    v_mul_f32_e32 v105, v105, v8
    v_mul_f32_e32 v106, v106, v8
    v_mul_f32_e32 v107, v107, v8
    ds_store_b128 v177, v[108:111] offset:10256
    ds_store_b128 v177, v[112:115] offset:11536
    v_mov_b32_e32 v189, v117
L5:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_and_b32 s14, s15, exec_lo
    s_cbranch_scc0 L6
    ds_load_b128 v[110:113], v178 offset:10256
    ds_load_b128 v[114:117], v178 offset:10272
    ds_load_b128 v[118:121], v178 offset:11536
    ds_load_b128 v[122:125], v178 offset:11552
    ds_load_b128 v[129:132], v179 offset:16
    ds_load_b128 v[133:136], v179 offset:32
    ds_load_b128 v[137:140], v179 offset:1296
    ds_load_b128 v[141:144], v179 offset:1312
    ds_load_b128 v[145:148], v179 offset:2576
    ds_load_b128 v[149:152], v179 offset:2592
    ds_load_b128 v[153:156], v179 offset:3856
    ds_load_b128 v[157:160], v179 offset:3872
    ds_load_b128 v[162:165], v178 offset:10288
    ds_load_b128 v[166:169], v178 offset:10304
    s_waitcnt lgkmcnt(8)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[129:136], v[110:117], v[76:83]
    s_waitcnt lgkmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[84:91], v[137:144], v[110:117], v[84:91]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[145:152], v[110:117], v[92:99]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[100:107], v[153:160], v[110:117], v[100:107]
    ds_load_b128 v[110:113], v178 offset:11568
    ds_load_b128 v[114:117], v178 offset:11584
    v_wmma_f32_16x16x16_bf16 v[76:83], v[129:136], v[118:125], v[76:83]
    ds_load_b128 v[129:132], v179 offset:48
    ds_load_b128 v[133:136], v179 offset:64
    v_wmma_f32_16x16x16_bf16 v[84:91], v[137:144], v[118:125], v[84:91]
    ds_load_b128 v[137:140], v179 offset:1328
    ds_load_b128 v[141:144], v179 offset:1344
    v_wmma_f32_16x16x16_bf16 v[92:99], v[145:152], v[118:125], v[92:99]
    ds_load_b128 v[145:148], v179 offset:2608
    ds_load_b128 v[149:152], v179 offset:2624
    v_wmma_f32_16x16x16_bf16 v[100:107], v[153:160], v[118:125], v[100:107]
    ds_load_b128 v[121:124], v179 offset:3888
    ds_load_b128 v[125:128], v179 offset:3904
    s_waitcnt lgkmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[129:136], v[162:169], v[76:83]
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[84:91], v[137:144], v[162:169], v[84:91]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[145:152], v[162:169], v[92:99]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[100:107], v[121:128], v[162:169], v[100:107]
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[129:136], v[110:117], v[76:83]
    v_wmma_f32_16x16x16_bf16 v[84:91], v[137:144], v[110:117], v[84:91]
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[145:152], v[110:117], v[92:99]
    v_wmma_f32_16x16x16_bf16 v[100:107], v[121:128], v[110:117], v[100:107]
L6:
    s_sub_u32 s14, s10, s9
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s14, s14, 32
    s_add_u32 s9, s9, s14
L7:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s9, s10
    s_cbranch_scc1 L1
    v_permlanex16_b32 v8, v190, 0x76543210, s42 op_sel:[0,1]
    v_cmp_lt_u32_e32 vcc_lo, 0, v187
    s_delay_alu instid0(VALU_DEP_2)
    v_add_f32_e32 v8, v190, v8
    ds_store_b32 v175, v8 offset:24080
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v9, v176 offset:24080
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v8, v8, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_rcp_f32_e32 v8, v8
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s6
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v9, v76, v8
    v_mul_f32_e32 v74, v78, v8
    v_mul_f32_e32 v75, v80, v8
    v_mul_f32_e32 v76, v82, v8
    v_mul_f32_e32 v78, v84, v8
    v_mul_f32_e32 v80, v86, v8
    v_mul_f32_e32 v82, v88, v8
    v_mul_f32_e32 v84, v90, v8
    v_mul_f32_e32 v86, v92, v8
    v_mul_f32_e32 v88, v94, v8
    v_mul_f32_e32 v90, v96, v8
    v_mul_f32_e32 v92, v98, v8
    v_mul_f32_e32 v94, v100, v8
    v_mul_f32_e32 v96, v102, v8
    v_mul_f32_e32 v98, v104, v8
    v_mul_f32_e32 v100, v106, v8
    v_mul_f32_e32 v77, v77, v8
    v_mul_f32_e32 v79, v79, v8
    v_mul_f32_e32 v81, v81, v8
    v_mul_f32_e32 v83, v83, v8
    v_bfe_u32 v102, v9, 16, 1
    v_bfe_u32 v104, v74, 16, 1
    v_bfe_u32 v106, v75, 16, 1
    v_bfe_u32 v108, v76, 16, 1
    v_mul_f32_e32 v85, v85, v8
    v_mul_f32_e32 v87, v87, v8
    v_mul_f32_e32 v89, v89, v8
    v_mul_f32_e32 v91, v91, v8
    v_bfe_u32 v109, v78, 16, 1
    v_bfe_u32 v110, v80, 16, 1
    v_bfe_u32 v111, v82, 16, 1
    v_bfe_u32 v112, v84, 16, 1
    v_mul_f32_e32 v93, v93, v8
    v_mul_f32_e32 v95, v95, v8
    v_mul_f32_e32 v97, v97, v8
    v_mul_f32_e32 v99, v99, v8
    v_bfe_u32 v113, v86, 16, 1
    v_bfe_u32 v114, v88, 16, 1
    v_bfe_u32 v115, v90, 16, 1
    v_bfe_u32 v116, v92, 16, 1
    v_mul_f32_e32 v101, v101, v8
    v_mul_f32_e32 v103, v103, v8
    v_dual_mul_f32 v105, v105, v8 :: v_dual_mul_f32 v8, v8, v107
    v_bfe_u32 v107, v94, 16, 1
    v_bfe_u32 v117, v96, 16, 1
    v_bfe_u32 v118, v98, 16, 1
    v_bfe_u32 v119, v100, 16, 1
    v_add3_u32 v9, v9, v102, 0x7fff
    v_bfe_u32 v102, v77, 16, 1
    v_add3_u32 v74, v74, v104, 0x7fff
    v_bfe_u32 v104, v79, 16, 1
    v_add3_u32 v75, v75, v106, 0x7fff
    v_bfe_u32 v106, v81, 16, 1
    v_add3_u32 v76, v76, v108, 0x7fff
    v_bfe_u32 v108, v83, 16, 1
    v_add3_u32 v78, v78, v109, 0x7fff
    v_bfe_u32 v109, v85, 16, 1
    v_add3_u32 v80, v80, v110, 0x7fff
    v_bfe_u32 v110, v87, 16, 1
    v_add3_u32 v82, v82, v111, 0x7fff
    v_bfe_u32 v111, v89, 16, 1
    v_add3_u32 v84, v84, v112, 0x7fff
    v_bfe_u32 v112, v91, 16, 1
    v_add3_u32 v86, v86, v113, 0x7fff
    v_bfe_u32 v113, v93, 16, 1
    v_add3_u32 v88, v88, v114, 0x7fff
    v_bfe_u32 v114, v95, 16, 1
    v_add3_u32 v90, v90, v115, 0x7fff
    v_bfe_u32 v115, v97, 16, 1
    v_add3_u32 v92, v92, v116, 0x7fff
    v_bfe_u32 v116, v99, 16, 1
    v_add3_u32 v94, v94, v107, 0x7fff
    v_bfe_u32 v107, v101, 16, 1
    v_add3_u32 v96, v96, v117, 0x7fff
    v_bfe_u32 v117, v103, 16, 1
    v_add3_u32 v98, v98, v118, 0x7fff
    v_bfe_u32 v118, v105, 16, 1
    v_add3_u32 v100, v100, v119, 0x7fff
    v_bfe_u32 v119, v8, 16, 1
    v_lshrrev_b32_e32 v9, 16, v9
    v_add3_u32 v77, v77, v102, 0x7fff
    v_lshrrev_b32_e32 v102, 16, v74
    v_add3_u32 v79, v79, v104, 0x7fff
    v_lshrrev_b32_e32 v104, 16, v75
    v_add3_u32 v81, v81, v106, 0x7fff
    v_lshrrev_b32_e32 v106, 16, v76
    v_add3_u32 v83, v83, v108, 0x7fff
    v_lshrrev_b32_e32 v78, 16, v78
    v_add3_u32 v85, v85, v109, 0x7fff
    v_lshrrev_b32_e32 v80, 16, v80
    v_add3_u32 v87, v87, v110, 0x7fff
    v_lshrrev_b32_e32 v82, 16, v82
    v_add3_u32 v89, v89, v111, 0x7fff
    v_lshrrev_b32_e32 v84, 16, v84
    v_add3_u32 v91, v91, v112, 0x7fff
    v_lshrrev_b32_e32 v86, 16, v86
    v_add3_u32 v93, v93, v113, 0x7fff
    v_lshrrev_b32_e32 v88, 16, v88
    v_add3_u32 v95, v95, v114, 0x7fff
    v_lshrrev_b32_e32 v90, 16, v90
    v_add3_u32 v97, v97, v115, 0x7fff
    v_lshrrev_b32_e32 v92, 16, v92
    v_add3_u32 v99, v99, v116, 0x7fff
    v_lshrrev_b32_e32 v94, 16, v94
    v_add3_u32 v101, v101, v107, 0x7fff
    v_lshrrev_b32_e32 v96, 16, v96
    v_add3_u32 v103, v103, v117, 0x7fff
    v_lshrrev_b32_e32 v98, 16, v98
    v_add3_u32 v105, v105, v118, 0x7fff
    v_lshrrev_b32_e32 v100, 16, v100
    v_add3_u32 v8, v8, v119, 0x7fff
    v_and_or_b32 v74, v77, 0xffff0000, v9
    v_and_or_b32 v75, v79, 0xffff0000, v102
    v_and_or_b32 v76, v81, 0xffff0000, v104
    v_and_or_b32 v77, v83, 0xffff0000, v106
    v_and_or_b32 v78, v85, 0xffff0000, v78
    v_and_or_b32 v79, v87, 0xffff0000, v80
    v_and_or_b32 v80, v89, 0xffff0000, v82
    v_and_or_b32 v81, v91, 0xffff0000, v84
    v_and_or_b32 v82, v93, 0xffff0000, v86
    v_and_or_b32 v83, v95, 0xffff0000, v88
    v_and_or_b32 v84, v97, 0xffff0000, v90
    v_and_or_b32 v85, v99, 0xffff0000, v92
    v_and_or_b32 v86, v101, 0xffff0000, v94
    v_and_or_b32 v87, v103, 0xffff0000, v96
    v_and_or_b32 v88, v105, 0xffff0000, v98
    v_and_or_b32 v89, v8, 0xffff0000, v100
    buffer_store_b128 v[74:77], v182, s[20:23], 0 offen
    buffer_store_b128 v[78:81], v183, s[20:23], 0 offen
    buffer_store_b128 v[82:85], v184, s[20:23], 0 offen
    buffer_store_b128 v[86:89], v185, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L8:
    v_cmp_lt_u32_e32 vcc_lo, s5, v181
    v_mov_b32_e32 v8, s44
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_and_b32 s5, s4, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, -1, v181, s5
    v_min_u32_dpp v9, v9, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_dpp v9, v9, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_min_u32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v74, v9, 0x76543210, s42
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v9, v74, v9
    v_readfirstlane_b32 s5, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v9, s5
    ds_store_b32 v8, v9
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[74:77], v161
    s_waitcnt lgkmcnt(0)
    v_min_u32_e32 v8, v74, v75
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min3_u32 v8, v8, v76, v77
    v_readfirstlane_b32 s5, v8
L9:
    s_delay_alu instid0(VALU_DEP_1)
    s_cmp_lg_u32 s5, -1
    s_cbranch_scc1 L0
    s_endpgm
