; 12 VGPRs, 47 SGPRs, 0 bytes of LDS, 0 of scratch, 259 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b128 s[32:35], s[0:1], 0x90
    s_load_b32 s3, s[0:1], 0x14
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s12, s34
    s_load_b32 s15, s[0:1], 0xa0
    s_load_b32 s36, s[0:1], 0xa4
    s_load_b32 s37, s[0:1], 0x74
    s_load_b32 s38, s[0:1], 0x8c
    s_load_b32 s39, s[0:1], 0xa8
    s_load_b32 s40, s[0:1], 0xac
    s_load_b32 s41, s[0:1], 0xb0
    s_load_b32 s42, s[0:1], 0xb4
    s_load_b32 s0, s[0:1], 0xb8
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
    s_lshl_b32 s30, s30, 1
    s_mov_b32 s31, 0x31016000
    s_lshl_b32 s34, s34, 1
    s_mov_b32 s35, 0x31016000
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_mov_b32 s1, 0xb9500bee
    s_mov_b32 s43, 0xbab6061a
    s_mov_b32 s44, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_add_u32 s42, s42, s14
    s_mul_i32 s45, s13, s41
    s_add_u32 s46, s39, s40
    s_cmp_ge_u32 s13, s46
    s_cbranch_scc0 L3
    s_sub_u32 s0, s13, s39
    s_sub_u32 s0, s0, s40
    s_mul_i32 s0, s0, s41
    s_mul_i32 s1, s14, s3
    s_mul_i32 s3, s42, s36
    s_mov_b32 s8, s2
L0:
    s_mov_b32 exec_lo, s8
    v_cmp_gt_u32_e64 s8, s41, v0
    s_and_b32 s8, exec_lo, s8
    s_cbranch_scc1 L1
    s_mov_b32 s8, 0
    s_branch L2
L1:
    s_mov_b32 exec_lo, s8
    v_add_nc_u32_e32 v1, s45, v0
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
    v_cmp_gt_u32_e64 s9, s15, v2
    v_add_nc_u32_e32 v2, s3, v2
    v_cndmask_b32_e64 v2, s12, v2, s9
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b16 v1, v2, s[32:35], 0 offen
    v_sub_nc_u32_e32 v1, s41, v0
    v_min_u32_e32 v1, 32, v1
    v_add_nc_u32_e32 v0, v0, v1
L2:
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc1 L0
    s_branch L12
L3:
    s_mul_i32 s3, s14, s3
    s_mov_b32 s12, s2
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, v0
L4:
    s_mov_b32 exec_lo, s12
    v_cmp_gt_u32_e64 s12, s41, v2
    s_and_b32 s15, exec_lo, s12
    s_cbranch_scc1 L5
    s_mov_b32 exec_lo, s2
    s_mov_b32 s12, 0
    s_branch L6
L5:
    s_mov_b32 exec_lo, s15
    v_add_nc_u32_e32 v3, s45, v2
    v_add_lshl_u32 v3, s3, v3, 2
    buffer_load_b32 v3, v3, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v3, v3, v3, v1
    v_sub_nc_u32_e32 v4, s41, v2
    v_min_u32_e32 v4, 32, v4
    v_add_nc_u32_e32 v2, v2, v4
    s_mov_b32 exec_lo, s2
    s_mov_b32 s12, s15
L6:
    v_cndmask_b32_e64 v1, v1, v3, s15
    s_cmp_lg_u32 s12, 0
    s_cbranch_scc1 L4
    v_add_f32_dpp v1, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s44
    v_add_f32_e32 v1, v2, v1
    v_cvt_f32_u32_e32 v2, s41
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
    v_add_f32_e32 v1, s0, v1
    v_cmp_gt_f32_e64 s0, 0x800000, v1
    v_mul_f32_e32 v2, 0x4b800000, v1
    v_cndmask_b32_e64 v1, v1, v2, s0
    v_rsq_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, 0x45800000, v1
    v_cndmask_b32_e64 v1, v1, v2, s0
    s_lshr_b32 s0, s41, 1
    v_cvt_f32_u32_e32 v2, s42
    s_add_u32 s12, s45, s0
    s_mul_i32 s14, s14, s37
    s_sub_u32 s15, s13, s39
    s_mul_i32 s15, s15, s41
    s_mul_i32 s32, s42, s38
    s_add_u32 s33, s15, s0
    s_mov_b32 s34, s2
L7:
    s_mov_b32 exec_lo, s34
    v_cmp_gt_u32_e64 s34, s0, v0
    s_and_b32 s34, exec_lo, s34
    s_cbranch_scc1 L8
    s_mov_b32 s34, 0
    s_branch L11
L8:
    s_mov_b32 exec_lo, s34
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
    v_fma_f32 v6, 0x3638b88d, v5, s1
    v_fma_f32 v6, v6, v5, 0x3c088886
    v_fma_f32 v6, v6, v5, 0xbe2aaaaa
    v_mul_f32_e32 v7, v5, v3
    v_fma_f32 v3, v6, v7, v3
    v_fma_f32 v6, 0x37ccf5ce, v5, s43
    v_dual_fmaak_f32 v6, v6, v5, 0x3d2aaaa5 :: v_dual_and_b32 v7, 2, v4
    v_fma_f32 v6, v6, v5, -0.5
    v_fma_f32 v5, v6, v5, 1.0
    v_and_b32_e32 v6, 1, v4
    v_cmp_ne_u32_e64 s35, 0, v6
    v_cndmask_b32_e64 v6, v3, v5, s35
    v_lshlrev_b32_e32 v7, 30, v7
    v_xor_b32_e32 v6, v6, v7
    v_add_nc_u32_e32 v4, 1, v4
    v_and_b32_e32 v7, 1, v4
    v_cmp_ne_u32_e64 s35, 0, v7
    v_cndmask_b32_e64 v3, v3, v5, s35
    v_and_b32_e32 v4, 2, v4
    v_lshlrev_b32_e32 v4, 30, v4
    v_xor_b32_e32 v3, v3, v4
    v_add_nc_u32_e32 v4, s45, v0
    v_add_lshl_u32 v5, s3, v4, 2
    buffer_load_b32 v5, v5, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v5, v5, v1
    v_add_nc_u32_e32 v7, s12, v0
    v_add_lshl_u32 v8, s3, v7, 2
    buffer_load_b32 v8, v8, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v8, v8, v1
    s_cmp_lt_u32 s13, s39
    s_cbranch_scc0 L9
    v_lshlrev_b32_e32 v9, 1, v0
    buffer_load_u16 v9, v9, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v9, 16, v9
    v_mul_f32_e32 v5, v5, v9
    v_add_lshl_u32 v9, s0, v0, 1
    buffer_load_u16 v9, v9, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v9, 16, v9
    v_mul_f32_e32 v8, v8, v9
    v_dual_mul_f32 v9, v5, v3 :: v_dual_mul_f32 v10, v8, v6
    v_sub_f32_e32 v9, v9, v10
    v_bfe_u32 v10, v9, 16, 1
    v_add3_u32 v10, v9, v10, 0x7fff
    v_or_b32_e32 v11, 0x400000, v9
    v_cmp_u_f32_e64 s35, v9, v9
    v_cndmask_b32_e64 v9, v10, v11, s35
    v_lshrrev_b32_e32 v9, 16, v9
    v_add_lshl_u32 v4, s14, v4, 1
    buffer_store_b16 v9, v4, s[24:27], 0 offen
    v_dual_mul_f32 v3, v8, v3 :: v_dual_mul_f32 v4, v5, v6
    v_add_f32_e32 v3, v3, v4
    v_bfe_u32 v4, v3, 16, 1
    v_add3_u32 v4, v3, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v3
    v_cmp_u_f32_e64 s35, v3, v3
    v_cndmask_b32_e64 v3, v4, v5, s35
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
    v_add_lshl_u32 v5, s0, v0, 1
    buffer_load_u16 v5, v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v5
    v_mul_f32_e32 v5, v8, v5
    v_dual_mul_f32 v7, v4, v3 :: v_dual_mul_f32 v8, v5, v6
    v_sub_f32_e32 v7, v7, v8
    v_bfe_u32 v8, v7, 16, 1
    v_add3_u32 v8, v7, v8, 0x7fff
    v_or_b32_e32 v9, 0x400000, v7
    v_cmp_u_f32_e64 s35, v7, v7
    v_cndmask_b32_e64 v7, v8, v9, s35
    v_lshrrev_b32_e32 v7, 16, v7
    v_add_nc_u32_e32 v8, s15, v0
    v_add_lshl_u32 v8, s32, v8, 1
    buffer_store_b16 v7, v8, s[28:31], 0 offen
    v_dual_mul_f32 v3, v5, v3 :: v_dual_mul_f32 v4, v4, v6
    v_add_f32_e32 v3, v3, v4
    v_bfe_u32 v4, v3, 16, 1
    v_add3_u32 v4, v3, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v3
    v_cmp_u_f32_e64 s35, v3, v3
    v_cndmask_b32_e64 v3, v4, v5, s35
    v_lshrrev_b32_e32 v3, 16, v3
    v_add_nc_u32_e32 v4, s33, v0
    v_add_lshl_u32 v4, s32, v4, 1
    buffer_store_b16 v3, v4, s[28:31], 0 offen
L10:
    v_sub_nc_u32_e32 v3, s0, v0
    v_min_u32_e32 v3, 32, v3
    v_add_nc_u32_e32 v0, v0, v3
L11:
    s_cmp_lg_u32 s34, 0
    s_cbranch_scc1 L7
L12:
    s_endpgm
