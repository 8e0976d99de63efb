; 11 VGPRs, 67 SGPRs, 0 bytes of LDS, 0 of scratch, 300 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b128 s[32:35], s[0:1], 0x90
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s15, s6
    s_load_b32 s48, s[0:1], 0x10
    s_load_b32 s49, s[0:1], 0x14
    s_mov_b32 s50, s34
    s_load_b32 s51, s[0:1], 0xa0
    s_load_b32 s52, s[0:1], 0xa4
    s_mov_b32 s53, s22
    s_mov_b32 s54, s10
    s_mov_b32 s55, s26
    s_load_b32 s56, s[0:1], 0x70
    s_load_b32 s57, s[0:1], 0x74
    s_mov_b32 s58, s18
    s_mov_b32 s59, s30
    s_load_b32 s60, s[0:1], 0x88
    s_load_b32 s61, s[0:1], 0x8c
    s_load_b32 s62, s[0:1], 0xa8
    s_load_b32 s63, s[0:1], 0xac
    s_load_b32 s64, s[0:1], 0xb0
    s_load_b32 s65, s[0:1], 0xb4
    s_load_b32 s66, s[0:1], 0xb8
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_lshl_b32 s2, s6, 2
    s_mov_b32 s3, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s36, s24
    s_mov_b32 s37, s25
    s_lshl_b32 s38, s26, 1
    s_mov_b32 s39, 0x31016000
    s_mov_b32 s40, s28
    s_mov_b32 s41, s29
    s_lshl_b32 s42, s30, 1
    s_mov_b32 s43, 0x31016000
    s_mov_b32 s44, s32
    s_mov_b32 s45, s33
    s_lshl_b32 s46, s34, 1
    s_mov_b32 s47, 0x31016000
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_mov_b32 s4, 0xb9500bee
    s_mov_b32 s5, 0xbab6061a
    s_mov_b32 s6, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_add_u32 s24, s65, s14
    s_mul_i32 s25, s13, s64
    s_add_u32 s26, s62, s63
    s_cmp_ge_u32 s13, s26
    s_cbranch_scc0 L3
    s_sub_u32 s4, s13, s62
    s_sub_u32 s4, s4, s63
    s_mul_i32 s4, s4, s64
    s_cmp_lt_u32 s14, s7
    s_cselect_b32 s5, exec_lo, 0
    s_mul_i32 s6, s14, s49
    s_cmp_lt_u32 s24, s35
    s_cselect_b32 s7, exec_lo, 0
    s_mul_i32 s8, s24, s52
    s_mov_b32 s9, s12
L0:
    s_mov_b32 exec_lo, s9
    v_cmp_gt_u32_e64 s9, s64, v0
    s_and_b32 s9, exec_lo, s9
    s_cbranch_scc1 L1
    s_mov_b32 s9, 0
    s_branch L2
L1:
    s_mov_b32 exec_lo, s9
    v_add_nc_u32_e32 v1, s25, v0
    v_cmp_gt_u32_e64 s10, s48, v1
    s_and_b32 s10, s5, s10
    v_add_nc_u32_e32 v1, s6, v1
    v_cndmask_b32_e64 v1, s15, v1, s10
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b32 v1, v1, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f16_f32_e32 v1.l, v1
    v_add_nc_u32_e32 v2, s4, v0
    v_cmp_gt_u32_e64 s10, s51, v2
    s_and_b32 s10, s7, s10
    v_add_nc_u32_e32 v2, s8, v2
    v_cndmask_b32_e64 v2, s50, v2, s10
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b16 v1, v2, s[44:47], 0 offen
    v_sub_nc_u32_e32 v1, s64, v0
    v_min_u32_e32 v1, 32, v1
    v_add_nc_u32_e32 v0, v0, v1
L2:
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc1 L0
    s_branch L12
L3:
    s_cmp_lt_u32 s14, s7
    s_cselect_b32 s7, exec_lo, 0
    s_mul_i32 s26, s14, s49
    s_mov_b32 s28, s12
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, v0
L4:
    s_mov_b32 exec_lo, s28
    v_cmp_gt_u32_e64 s28, s64, v2
    s_and_b32 s29, exec_lo, s28
    s_cbranch_scc1 L5
    s_mov_b32 exec_lo, s12
    s_mov_b32 s28, 0
    s_branch L6
L5:
    s_mov_b32 exec_lo, s29
    v_add_nc_u32_e32 v3, s25, v2
    v_cmp_gt_u32_e64 s28, s48, v3
    s_and_b32 s28, s7, s28
    v_add_nc_u32_e32 v3, s26, v3
    v_cndmask_b32_e64 v3, s15, v3, s28
    v_lshlrev_b32_e32 v3, 2, v3
    buffer_load_b32 v3, v3, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v3, v3, v3, v1
    v_sub_nc_u32_e32 v4, s64, v2
    v_min_u32_e32 v4, 32, v4
    v_add_nc_u32_e32 v2, v2, v4
    s_mov_b32 exec_lo, s12
    s_mov_b32 s28, s29
L6:
    v_cndmask_b32_e64 v1, v1, v3, s29
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc1 L4
    s_mov_b32 exec_lo, -1
    v_cndmask_b32_e64 v1, 0x80000000, v1, s12
    v_add_f32_dpp v1, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s6
    v_add_f32_e32 v1, v2, v1
    s_mov_b32 exec_lo, s12
    v_cvt_f32_u32_e32 v2, s64
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
    v_add_f32_e32 v1, s66, v1
    v_cmp_gt_f32_e64 s6, 0x800000, v1
    v_mul_f32_e32 v2, 0x4b800000, v1
    v_cndmask_b32_e64 v1, v1, v2, s6
    v_rsq_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, 0x45800000, v1
    v_cndmask_b32_e64 v1, v1, v2, s6
    s_lshr_b32 s6, s64, 1
    v_cvt_f32_u32_e32 v2, s24
    s_add_u32 s28, s25, s6
    s_cmp_lt_u32 s14, s27
    s_cselect_b32 s27, exec_lo, 0
    s_mul_i32 s14, s14, s57
    s_sub_u32 s29, s13, s62
    s_mul_i32 s29, s29, s64
    s_cmp_lt_u32 s24, s31
    s_cselect_b32 s30, exec_lo, 0
    s_mul_i32 s24, s24, s61
    s_add_u32 s31, s29, s6
    s_mov_b32 s32, s12
L7:
    s_mov_b32 exec_lo, s32
    v_cmp_gt_u32_e64 s32, s6, v0
    s_and_b32 s32, exec_lo, s32
    s_cbranch_scc1 L8
    s_mov_b32 s32, 0
    s_branch L11
L8:
    s_mov_b32 exec_lo, s32
    v_min_u32_e32 v3, s53, v0
    v_lshlrev_b32_e32 v3, 2, v3
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
    v_fma_f32 v6, 0x3638b88d, v5, s4
    v_fma_f32 v6, v6, v5, 0x3c088886
    v_fma_f32 v6, v6, v5, 0xbe2aaaaa
    v_mul_f32_e32 v7, v5, v3
    v_fma_f32 v3, v6, v7, v3
    v_fma_f32 v6, 0x37ccf5ce, v5, s5
    v_dual_fmaak_f32 v6, v6, v5, 0x3d2aaaa5 :: v_dual_and_b32 v7, 2, v4
    v_fma_f32 v6, v6, v5, -0.5
    v_fma_f32 v5, v6, v5, 1.0
    v_and_b32_e32 v6, 1, v4
    v_cmp_ne_u32_e64 s33, 0, v6
    v_cndmask_b32_e64 v6, v3, v5, s33
    v_lshlrev_b32_e32 v7, 30, v7
    v_xor_b32_e32 v6, v6, v7
    v_add_nc_u32_e32 v4, 1, v4
    v_and_b32_e32 v7, 1, v4
    v_cmp_ne_u32_e64 s33, 0, v7
    v_cndmask_b32_e64 v3, v3, v5, s33
    v_and_b32_e32 v4, 2, v4
    v_lshlrev_b32_e32 v4, 30, v4
    v_xor_b32_e32 v3, v3, v4
    v_add_nc_u32_e32 v4, s25, v0
    v_cmp_gt_u32_e64 s33, s48, v4
    s_and_b32 s33, s7, s33
    v_add_nc_u32_e32 v5, s26, v4
    v_cndmask_b32_e64 v5, s15, v5, s33
    v_lshlrev_b32_e32 v5, 2, v5
    buffer_load_b32 v5, v5, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v5, v5, v1
    v_add_nc_u32_e32 v7, s28, v0
    v_cmp_gt_u32_e64 s33, s48, v7
    s_and_b32 s33, s7, s33
    v_add_nc_u32_e32 v8, s26, v7
    v_cndmask_b32_e64 v8, s15, v8, s33
    v_lshlrev_b32_e32 v8, 2, v8
    buffer_load_b32 v8, v8, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v8, v8, v1
    s_cmp_lt_u32 s13, s62
    s_cbranch_scc0 L9
    v_min_u32_e32 v9, s54, v0
    v_lshlrev_b32_e32 v9, 1, v9
    buffer_load_u16 v9, v9, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v9, v9.l
    v_mul_f32_e32 v5, v5, v9
    v_add_nc_u32_e32 v9, s6, v0
    v_min_u32_e32 v9, s54, v9
    v_lshlrev_b32_e32 v9, 1, v9
    buffer_load_u16 v9, v9, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v9, v9.l
    v_mul_f32_e32 v8, v8, v9
    v_dual_mul_f32 v9, v5, v3 :: v_dual_mul_f32 v10, v8, v6
    v_sub_f32_e32 v9, v9, v10
    v_cvt_f16_f32_e32 v9.l, v9
    v_cmp_gt_u32_e64 s33, s56, v4
    s_and_b32 s33, s27, s33
    v_add_nc_u32_e32 v4, s14, v4
    v_cndmask_b32_e64 v4, s55, v4, s33
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_store_b16 v9, v4, s[36:39], 0 offen
    v_dual_mul_f32 v3, v8, v3 :: v_dual_mul_f32 v4, v5, v6
    v_dual_add_f32 v3, v3, v4 :: v_dual_add_nc_u32 v4, s14, v7
    v_cvt_f16_f32_e32 v3.l, v3
    v_cmp_gt_u32_e64 s33, s56, v7
    s_and_b32 s33, s27, s33
    v_cndmask_b32_e64 v4, s55, v4, s33
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_store_b16 v3, v4, s[36:39], 0 offen
    s_branch L10
L9:
    v_min_u32_e32 v4, s58, v0
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_load_u16 v4, v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v4, v4.l
    v_dual_mul_f32 v4, v4, v5 :: v_dual_add_nc_u32 v5, s6, v0
    v_min_u32_e32 v5, s58, v5
    v_lshlrev_b32_e32 v5, 1, v5
    buffer_load_u16 v5, v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v5, v5.l
    v_mul_f32_e32 v5, v8, v5
    v_dual_mul_f32 v7, v4, v3 :: v_dual_mul_f32 v8, v5, v6
    v_dual_subrev_f32 v7, v8, v7 :: v_dual_add_nc_u32 v8, s29, v0
    v_cvt_f16_f32_e32 v7.l, v7
    v_cmp_gt_u32_e64 s33, s60, v8
    s_and_b32 s33, s30, s33
    v_add_nc_u32_e32 v8, s24, v8
    v_cndmask_b32_e64 v8, s59, v8, s33
    v_lshlrev_b32_e32 v8, 1, v8
    buffer_store_b16 v7, v8, s[40:43], 0 offen
    v_dual_mul_f32 v3, v5, v3 :: v_dual_mul_f32 v4, v4, v6
    v_dual_add_f32 v3, v4, v3 :: v_dual_add_nc_u32 v4, s31, v0
    v_cvt_f16_f32_e32 v3.l, v3
    v_cmp_gt_u32_e64 s33, s60, v4
    s_and_b32 s33, s30, s33
    v_add_nc_u32_e32 v4, s24, v4
    v_cndmask_b32_e64 v4, s59, v4, s33
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_store_b16 v3, v4, s[40:43], 0 offen
L10:
    v_sub_nc_u32_e32 v3, s6, v0
    v_min_u32_e32 v3, 32, v3
    v_add_nc_u32_e32 v0, v0, v3
L11:
    s_cmp_lg_u32 s32, 0
    s_cbranch_scc1 L7
L12:
    s_endpgm
