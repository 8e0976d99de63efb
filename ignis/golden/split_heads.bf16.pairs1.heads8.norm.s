; 14 VGPRs, 55 SGPRs, 0 bytes of LDS, 0 of scratch, 270 instructions
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
    s_load_b32 s15, s[0:1], 0x88
    s_load_b32 s44, s[0:1], 0x10
    s_load_b32 s45, s[0:1], 0x70
    s_load_b32 s46, s[0:1], 0xd8
    s_load_b32 s47, s[0:1], 0xdc
    s_load_b32 s48, s[0:1], 0xe0
    s_load_b32 s49, s[0:1], 0xe4
    s_load_b32 s50, s[0:1], 0xbc
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_mov_b32 s51, 0xb9500bee
    s_mov_b32 s52, 0xbab6061a
    s_mov_b32 s53, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s54, s42
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
    s_lshl_b32 s34, s34, 1
    s_mov_b32 s35, 0x31016000
    s_lshl_b32 s38, s38, 2
    s_mov_b32 s39, 0x31016000
    s_lshl_b32 s42, s42, 2
    s_mov_b32 s43, 0x31016000
    s_lshl_b32 s28, s14, 2
    s_buffer_load_b32 s28, s[36:39], s28
    s_add_u32 s29, s50, s14
    s_lshl_b32 s29, s29, 2
    s_buffer_load_b32 s29, s[36:39], s29
    s_waitcnt lgkmcnt(0)
    s_lshr_b32 s30, s28, 5
    s_add_u32 s29, s29, s30
    s_cmp_lt_u32 s29, s54
    s_cselect_b32 s30, exec_lo, 0
    s_and_b32 s30, exec_lo, s30
    s_cmp_ge_u32 s29, s54
    s_cselect_b32 s36, exec_lo, 0
    s_and_b32 s36, exec_lo, s36
    s_cmp_lg_u32 s30, 0
    s_cbranch_scc0 L0
    s_lshl_b32 s30, s29, 2
    s_buffer_load_b32 s30, s[40:43], s30
    s_mov_b32 exec_lo, s12
L0:
    s_cmp_lg_u32 s36, 0
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s12
L1:
    s_cmp_lt_u32 s29, s54
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s29, s30, 0
    s_lshl_b32 s29, s29, 5
    s_and_b32 s30, s28, 31
    s_add_u32 s29, s29, s30
    s_add_u32 s30, s31, -1
    s_min_u32 s29, s29, s30
    s_mul_i32 s15, s29, s15
    s_lshr_b32 s29, s48, 1
    v_cmp_gt_u32_e64 s30, s29, v0
    v_cndmask_b32_e64 v0, 0, v0, s30
    v_lshlrev_b32_e32 v1, 2, v0
    buffer_load_b32 v1, v1, s[20:23], 0 offen
    v_cvt_f32_u32_e32 v2, s28
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v1, v2, v1
    v_mul_f32_e32 v2, 0x3f22f983, v1
    v_rndne_f32_e32 v2, v2
    v_fma_f32 v1, -v2, 0x3fc90fdb, v1
    v_fma_f32 v1, -v2, 0xb33bbd2e, v1
    v_fma_f32 v1, -v2, 0xa6f72ced, v1
    v_cvt_i32_f32_e32 v2, v2
    v_mul_f32_e32 v3, v1, v1
    v_fma_f32 v4, 0x3638b88d, v3, s51
    v_fma_f32 v4, v4, v3, 0x3c088886
    v_fma_f32 v4, v4, v3, 0xbe2aaaaa
    v_mul_f32_e32 v5, v3, v1
    v_fma_f32 v1, v4, v5, v1
    v_fma_f32 v4, 0x37ccf5ce, v3, s52
    v_dual_fmaak_f32 v4, v4, v3, 0x3d2aaaa5 :: v_dual_and_b32 v5, 2, v2
    v_fma_f32 v4, v4, v3, -0.5
    v_fma_f32 v3, v4, v3, 1.0
    v_and_b32_e32 v4, 1, v2
    v_cmp_ne_u32_e64 s20, 0, v4
    v_cndmask_b32_e64 v4, v1, v3, s20
    v_lshlrev_b32_e32 v5, 30, v5
    v_xor_b32_e32 v4, v4, v5
    v_add_nc_u32_e32 v2, 1, v2
    v_and_b32_e32 v5, 1, v2
    v_cmp_ne_u32_e64 s20, 0, v5
    v_cndmask_b32_e64 v1, v1, v3, s20
    v_and_b32_e32 v2, 2, v2
    v_lshlrev_b32_e32 v2, 30, v2
    v_xor_b32_e32 v1, v1, v2
    v_lshlrev_b32_e32 v2, 1, v0
    buffer_load_u16 v3, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_lshl_u32 v5, s29, v0, 1
    buffer_load_u16 v6, v5, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v6, 16, v6
    buffer_load_u16 v2, v2, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    buffer_load_u16 v5, v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_mov_b32 v8, 1.0 :: v_dual_lshlrev_b32 v5, 16, v5
    v_cvt_f32_u32_e32 v7, s48
    v_div_scale_f32 v9, null, v7, v7, v8
    v_rcp_f32_e32 v10, v9
    s_waitcnt_depctr 0xfff
    v_fma_f32 v11, -v9, v10, 1.0
    v_fma_f32 v10, v11, v10, v10
    v_div_scale_f32 v11, vcc_lo, v8, v7, v8
    v_mul_f32_e32 v12, v11, v10
    v_fma_f32 v13, -v9, v12, v11
    v_fma_f32 v12, v13, v10, v12
    v_fma_f32 v9, -v9, v12, v11
    v_div_fmas_f32 v9, v9, v10, v12
    v_div_fixup_f32 v7, v9, v7, v8
    s_mul_i32 s8, s14, s44
    v_add_nc_u32_e32 v8, s8, v0
    s_lshl_b32 s8, s13, 3
    s_add_u32 s9, s8, 8
    s_lshl1_add_u32 s10, s47, s46
    s_min_u32 s9, s9, s10
    s_add_u32 s10, s46, s47
    s_and_b32 s11, exec_lo, s30
    s_mul_i32 s13, s14, s45
    s_branch L11
L2:
    s_mul_i32 s14, s8, s48
    s_waitcnt vmcnt(0)
    v_add_nc_u32_e32 v9, s14, v8
    v_lshlrev_b32_e32 v10, 2, v9
    buffer_load_b32 v10, v10, s[4:7], 0 offen
    v_add_lshl_u32 v9, v9, s29, 2
    buffer_load_b32 v9, v9, s[4:7], 0 offen
    s_cmp_ge_u32 s8, s10
    s_cbranch_scc0 L3
    s_sub_u32 s14, s8, s46
    s_sub_u32 s14, s14, s47
    s_mul_i32 s14, s14, s48
    s_add_u32 s14, s15, s14
    v_add_nc_u32_e32 v11, s14, v0
    s_cmp_lg_u32 s11, 0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s11
    s_waitcnt vmcnt(1)
    v_bfe_u32 v12, v10, 16, 1
    v_add3_u32 v12, v10, v12, 0x7fff
    v_or_b32_e32 v13, 0x400000, v10
    v_cmp_u_f32_e64 s14, v10, v10
    v_cndmask_b32_e64 v10, v12, v13, s14
    v_lshrrev_b32_e32 v10, 16, v10
    v_lshlrev_b32_e32 v12, 1, v11
    buffer_store_b16 v10, v12, s[32:35], 0 offen
    s_waitcnt vmcnt(0)
    v_bfe_u32 v10, v9, 16, 1
    v_add3_u32 v10, v9, v10, 0x7fff
    v_or_b32_e32 v12, 0x400000, v9
    v_cmp_u_f32_e64 s14, v9, v9
    v_cndmask_b32_e64 v9, v10, v12, s14
    v_lshrrev_b32_e32 v9, 16, v9
    v_add_lshl_u32 v10, v11, s29, 1
    buffer_store_b16 v9, v10, s[32:35], 0 offen
    s_mov_b32 exec_lo, s12
    s_branch L10
L3:
    s_waitcnt vmcnt(1)
    v_fma_f32 v11, v10, v10, 0
    s_waitcnt vmcnt(0)
    v_fma_f32 v11, v9, v9, v11
    v_cndmask_b32_e64 v11, 0, v11, s30
    v_add_f32_dpp v11, v11, v11 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v11 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v11 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v12, v11, 0x76543210, s53
    v_add_f32_e32 v11, v12, v11
    v_fma_f32 v11, v11, v7, s49
    v_cmp_gt_f32_e64 s16, 0x800000, v11
    v_mul_f32_e32 v12, 0x4b800000, v11
    v_cndmask_b32_e64 v11, v11, v12, s16
    v_rsq_f32_e32 v11, v11
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v12, 0x45800000, v11
    v_cndmask_b32_e64 v11, v11, v12, s16
    v_mul_f32_e32 v10, v10, v11
    s_cmp_lt_u32 s8, s46
    s_cbranch_scc0 L4
    v_mov_b32_e32 v12, v3
    s_branch L5
L4:
    v_mov_b32_e32 v12, v2
L5:
    v_dual_mul_f32 v10, v10, v12 :: v_dual_mul_f32 v9, v9, v11
    s_cmp_lt_u32 s8, s46
    s_cbranch_scc0 L6
    v_mov_b32_e32 v11, v6
    s_branch L7
L6:
    v_mov_b32_e32 v11, v5
L7:
    v_mul_f32_e32 v9, v9, v11
    v_dual_mul_f32 v11, v10, v1 :: v_dual_mul_f32 v12, v9, v4
    v_sub_f32_e32 v11, v11, v12
    v_dual_mul_f32 v9, v9, v1 :: v_dual_mul_f32 v10, v10, v4
    v_add_f32_e32 v9, v9, v10
    s_cmp_lg_u32 s11, 0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s11
    s_cmp_lt_u32 s8, s46
    s_cbranch_scc0 L8
    s_add_u32 s14, s13, s14
    v_add_nc_u32_e32 v10, s14, v0
    v_bfe_u32 v12, v11, 16, 1
    v_add3_u32 v12, v11, v12, 0x7fff
    v_or_b32_e32 v13, 0x400000, v11
    v_cmp_u_f32_e64 s14, v11, v11
    v_cndmask_b32_e64 v11, v12, v13, s14
    v_lshrrev_b32_e32 v11, 16, v11
    v_lshlrev_b32_e32 v12, 1, v10
    buffer_store_b16 v11, v12, s[24:27], 0 offen
    v_bfe_u32 v11, v9, 16, 1
    v_add3_u32 v11, v9, v11, 0x7fff
    v_or_b32_e32 v12, 0x400000, v9
    v_cmp_u_f32_e64 s14, v9, v9
    v_cndmask_b32_e64 v9, v11, v12, s14
    v_lshrrev_b32_e32 v9, 16, v9
    v_add_lshl_u32 v10, v10, s29, 1
    buffer_store_b16 v9, v10, s[24:27], 0 offen
    s_branch L9
L8:
    s_sub_u32 s14, s8, s46
    s_mul_i32 s14, s14, s48
    s_add_u32 s14, s15, s14
    v_add_nc_u32_e32 v10, s14, v0
    v_bfe_u32 v12, v11, 16, 1
    v_add3_u32 v12, v11, v12, 0x7fff
    v_or_b32_e32 v13, 0x400000, v11
    v_cmp_u_f32_e64 s14, v11, v11
    v_cndmask_b32_e64 v11, v12, v13, s14
    v_lshrrev_b32_e32 v11, 16, v11
    v_lshlrev_b32_e32 v12, 1, v10
    buffer_store_b16 v11, v12, s[0:3], 0 offen
    v_bfe_u32 v11, v9, 16, 1
    v_add3_u32 v11, v9, v11, 0x7fff
    v_or_b32_e32 v12, 0x400000, v9
    v_cmp_u_f32_e64 s14, v9, v9
    v_cndmask_b32_e64 v9, v11, v12, s14
    v_lshrrev_b32_e32 v9, 16, v9
    v_add_lshl_u32 v10, v10, s29, 1
    buffer_store_b16 v9, v10, s[0:3], 0 offen
L9:
    s_mov_b32 exec_lo, s12
L10:
    s_add_u32 s8, s8, 1
L11:
    s_cmp_lt_u32 s8, s9
    s_cbranch_scc1 L2
    s_endpgm
