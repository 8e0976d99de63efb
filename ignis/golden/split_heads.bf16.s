; 12 VGPRs, 60 SGPRs, 0 bytes of LDS, 0 of scratch, 292 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b128 s[32:35], s[0:1], 0x90
    s_load_b128 s[36:39], s[0:1], 0xa8
    s_load_b128 s[40:43], s[0:1], 0xc0
    s_load_b32 s15, s[0:1], 0x14
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s48, s34
    s_load_b32 s49, s[0:1], 0xa0
    s_load_b32 s50, s[0:1], 0xa4
    s_load_b32 s51, s[0:1], 0x74
    s_mov_b32 s52, s30
    s_load_b32 s53, s[0:1], 0x8c
    s_load_b32 s54, s[0:1], 0xd8
    s_load_b32 s55, s[0:1], 0xdc
    s_load_b32 s56, s[0:1], 0xe0
    s_load_b32 s57, s[0:1], 0xe4
    s_load_b32 s58, s[0:1], 0xbc
    s_mov_b32 s59, s42
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s26, s26, 1
    s_mov_b32 s27, 0x31016000
    s_mov_b32 s0, s28
    s_mov_b32 s1, s29
    s_lshl_b32 s2, s30, 1
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s44, s32
    s_mov_b32 s45, s33
    s_lshl_b32 s46, s34, 1
    s_mov_b32 s47, 0x31016000
    s_lshl_b32 s38, s38, 2
    s_mov_b32 s39, 0x31016000
    s_lshl_b32 s42, s42, 2
    s_mov_b32 s43, 0x31016000
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_mov_b32 s28, 0xb9500bee
    s_mov_b32 s29, 0xbab6061a
    s_mov_b32 s30, 0xfedcba98
    s_lshl_b32 s32, s14, 2
    s_buffer_load_b32 s32, s[36:39], s32
    s_waitcnt lgkmcnt(0)
    s_add_u32 s33, s58, s14
    s_lshl_b32 s33, s33, 2
    s_buffer_load_b32 s33, s[36:39], s33
    s_lshr_b32 s34, s32, 5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s33, s33, s34
    s_min_u32 s33, s33, s59
    s_lshl_b32 s33, s33, 2
    s_buffer_load_b32 s33, s[40:43], s33
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s33, s33, 5
    s_and_b32 s34, s32, 31
    s_add_u32 s33, s33, s34
    s_mul_i32 s34, s13, s56
    s_add_u32 s36, s54, s55
    s_cmp_ge_u32 s13, s36
    s_cbranch_scc0 L3
    s_sub_u32 s0, s13, s54
    s_sub_u32 s0, s0, s55
    s_mul_i32 s0, s0, s56
    s_mul_i32 s1, s14, s15
    s_cmp_lt_u32 s33, s35
    s_cselect_b32 s2, exec_lo, 0
    s_mul_i32 s3, s33, s50
    s_mov_b32 s8, s12
L0:
    s_mov_b32 exec_lo, s8
    v_cmp_gt_u32_e64 s8, s56, v0
    s_and_b32 s8, exec_lo, s8
    s_cbranch_scc1 L1
    s_mov_b32 s8, 0
    s_branch L2
L1:
    s_mov_b32 exec_lo, s8
    v_add_nc_u32_e32 v1, s34, v0
    v_add_lshl_u32 v1, s1, v1, 2
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s9, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s9
    v_lshrrev_b32_e32 v1, 16, v1
    v_add_nc_u32_e32 v2, s0, v0
    v_cmp_gt_u32_e64 s9, s49, v2
    s_and_b32 s9, s2, s9
    v_add_nc_u32_e32 v2, s3, v2
    v_cndmask_b32_e64 v2, s48, v2, s9
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b16 v1, v2, s[44:47], 0 offen
    v_sub_nc_u32_e32 v1, s56, v0
    v_min_u32_e32 v1, 32, v1
    v_add_nc_u32_e32 v0, v0, v1
L2:
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc1 L0
    s_branch L12
L3:
    s_mul_i32 s15, s14, s15
    s_mov_b32 s35, s12
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, v0
L4:
    s_mov_b32 exec_lo, s35
    v_cmp_gt_u32_e64 s35, s56, v2
    s_and_b32 s36, exec_lo, s35
    s_cbranch_scc1 L5
    s_mov_b32 exec_lo, s12
    s_mov_b32 s35, 0
    s_branch L6
L5:
    s_mov_b32 exec_lo, s36
    v_add_nc_u32_e32 v3, s34, v2
    v_add_lshl_u32 v3, s15, v3, 2
    buffer_load_b32 v3, v3, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v3, v3, v3, v1
    v_sub_nc_u32_e32 v4, s56, v2
    v_min_u32_e32 v4, 32, v4
    v_add_nc_u32_e32 v2, v2, v4
    s_mov_b32 exec_lo, s12
    s_mov_b32 s35, s36
L6:
    v_cndmask_b32_e64 v1, v1, v3, s36
    s_cmp_lg_u32 s35, 0
    s_cbranch_scc1 L4
    v_add_f32_dpp v1, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s30
    v_add_f32_e32 v1, v2, v1
    v_cvt_f32_u32_e32 v2, s56
    v_div_scale_f32 v3, null, v2, v2, v1
    v_rcp_f32_e32 v4, v3
    s_waitcnt_depctr 0xfff
    v_fma_f32 v5, -v3, v4, 1.0
    v_fma_f32 v4, v5, v4, v4
    v_div_scale_f32 v5, vcc_lo, v1, v2, v1
    v_mul_f32_e32 v6, v5, v4
    v_fma_f32 v7, -v3, v6, v5
    v_fma_f32 v6, v7, v4, v6
    v_fma_f32 v3, -v3, v6, v5
    v_div_fmas_f32 v3, v3, v4, v6
    v_div_fixup_f32 v1, v3, v2, v1
    v_add_f32_e32 v1, s57, v1
    v_cmp_gt_f32_e64 s30, 0x800000, v1
    v_mul_f32_e32 v2, 0x4b800000, v1
    v_cndmask_b32_e64 v1, v1, v2, s30
    v_rsq_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, 0x45800000, v1
    v_cndmask_b32_e64 v1, v1, v2, s30
    s_lshr_b32 s30, s56, 1
    v_cvt_f32_u32_e32 v2, s32
    s_add_u32 s32, s34, s30
    s_mul_i32 s14, s14, s51
    s_sub_u32 s35, s13, s54
    s_mul_i32 s35, s35, s56
    s_cmp_lt_u32 s33, s31
    s_cselect_b32 s31, exec_lo, 0
    s_mul_i32 s33, s33, s53
    s_add_u32 s36, s35, s30
    s_mov_b32 s37, s12
L7:
    s_mov_b32 exec_lo, s37
    v_cmp_gt_u32_e64 s37, s30, v0
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc1 L8
    s_mov_b32 s37, 0
    s_branch L11
L8:
    s_mov_b32 exec_lo, s37
    v_lshlrev_b32_e32 v3, 2, v0
    buffer_load_b32 v3, v3, s[20:23], 0 offen
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v3, v2, v3
    v_mul_f32_e32 v4, 0x3f22f983, v3
    v_rndne_f32_e32 v4, v4
    v_fma_f32 v3, -v4, 0x3fc90fdb, v3
    v_fma_f32 v3, -v4, 0xb33bbd2e, v3
    v_fma_f32 v3, -v4, 0xa6f72ced, v3
    v_cvt_i32_f32_e32 v4, v4
    v_mul_f32_e32 v5, v3, v3
    v_fma_f32 v6, 0x3638b88d, v5, s28
    v_fma_f32 v6, v6, v5, 0x3c088886
    v_fma_f32 v6, v6, v5, 0xbe2aaaaa
    v_mul_f32_e32 v7, v5, v3
    v_fma_f32 v3, v6, v7, v3
    v_fma_f32 v6, 0x37ccf5ce, v5, s29
    v_dual_fmaak_f32 v6, v6, v5, 0x3d2aaaa5 :: v_dual_and_b32 v7, 2, v4
    v_fma_f32 v6, v6, v5, -0.5
    v_fma_f32 v5, v6, v5, 1.0
    v_and_b32_e32 v6, 1, v4
    v_cmp_ne_u32_e64 s38, 0, v6
    v_cndmask_b32_e64 v6, v3, v5, s38
    v_lshlrev_b32_e32 v7, 30, v7
    v_xor_b32_e32 v6, v6, v7
    v_add_nc_u32_e32 v4, 1, v4
    v_and_b32_e32 v7, 1, v4
    v_cmp_ne_u32_e64 s38, 0, v7
    v_cndmask_b32_e64 v3, v3, v5, s38
    v_and_b32_e32 v4, 2, v4
    v_lshlrev_b32_e32 v4, 30, v4
    v_xor_b32_e32 v3, v3, v4
    v_add_nc_u32_e32 v4, s34, v0
    v_add_lshl_u32 v5, s15, v4, 2
    buffer_load_b32 v5, v5, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v5, v5, v1
    v_add_nc_u32_e32 v7, s32, v0
    v_add_lshl_u32 v8, s15, v7, 2
    buffer_load_b32 v8, v8, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v8, v8, v1
    s_cmp_lt_u32 s13, s54
    s_cbranch_scc0 L9
    v_lshlrev_b32_e32 v9, 1, v0
    buffer_load_u16 v9, v9, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v9, 16, v9
    v_mul_f32_e32 v5, v5, v9
    v_add_lshl_u32 v9, s30, v0, 1
    buffer_load_u16 v9, v9, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v9, 16, v9
    v_mul_f32_e32 v8, v8, v9
    v_dual_mul_f32 v9, v5, v3 :: v_dual_mul_f32 v10, v8, v6
    v_sub_f32_e32 v9, v9, v10
    v_bfe_u32 v10, v9, 16, 1
    v_add3_u32 v10, v9, v10, 0x7fff
    v_or_b32_e32 v11, 0x400000, v9
    v_cmp_u_f32_e64 s38, v9, v9
    v_cndmask_b32_e64 v9, v10, v11, s38
    v_lshrrev_b32_e32 v9, 16, v9
    v_add_lshl_u32 v4, s14, v4, 1
    buffer_store_b16 v9, v4, s[24:27], 0 offen
    v_dual_mul_f32 v3, v8, v3 :: v_dual_mul_f32 v4, v5, v6
    v_add_f32_e32 v3, v3, v4
    v_bfe_u32 v4, v3, 16, 1
    v_add3_u32 v4, v3, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v3
    v_cmp_u_f32_e64 s38, v3, v3
    v_cndmask_b32_e64 v3, v4, v5, s38
    v_lshrrev_b32_e32 v3, 16, v3
    v_add_lshl_u32 v4, s14, v7, 1
    buffer_store_b16 v3, v4, s[24:27], 0 offen
    s_branch L10
L9:
    v_lshlrev_b32_e32 v4, 1, v0
    buffer_load_u16 v4, v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v4, 16, v4
    v_mul_f32_e32 v4, v5, v4
    v_add_lshl_u32 v5, s30, v0, 1
    buffer_load_u16 v5, v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v5
    v_mul_f32_e32 v5, v8, v5
    v_dual_mul_f32 v7, v4, v3 :: v_dual_mul_f32 v8, v5, v6
    v_sub_f32_e32 v7, v7, v8
    v_bfe_u32 v8, v7, 16, 1
    v_add3_u32 v8, v7, v8, 0x7fff
    v_or_b32_e32 v9, 0x400000, v7
    v_cmp_u_f32_e64 s38, v7, v7
    v_cndmask_b32_e64 v7, v8, v9, s38
    v_lshrrev_b32_e32 v7, 16, v7
    v_add3_u32 v8, s35, v0, s33
    v_cndmask_b32_e64 v8, s52, v8, s31
    v_lshlrev_b32_e32 v8, 1, v8
    buffer_store_b16 v7, v8, s[0:3], 0 offen
    v_dual_mul_f32 v3, v5, v3 :: v_dual_mul_f32 v4, v4, v6
    v_add_f32_e32 v3, v3, v4
    v_bfe_u32 v4, v3, 16, 1
    v_add3_u32 v4, v3, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v3
    v_cmp_u_f32_e64 s38, v3, v3
    v_cndmask_b32_e64 v3, v4, v5, s38
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v4, s36, v0, s33
    v_cndmask_b32_e64 v4, s52, v4, s31
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_store_b16 v3, v4, s[0:3], 0 offen
L10:
    v_sub_nc_u32_e32 v3, s30, v0
    v_min_u32_e32 v3, 32, v3
    v_add_nc_u32_e32 v0, v0, v3
L11:
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc1 L7
L12:
    s_endpgm
