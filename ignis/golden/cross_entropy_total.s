; 8 VGPRs, 27 SGPRs, 64 bytes of LDS, 0 of scratch, 293 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[12:15], s[0:1], 0x30
    s_load_b128 s[16:19], s[0:1], 0x48
    s_load_b32 s3, s[0:1], 0x60
    s_load_b32 s20, s[0:1], 0x64
    s_load_b32 s0, s[0:1], 0x68
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s1, v1
    s_mov_b32 s21, 0xfedcba98
    v_mov_b32_e32 v5, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s22, s6
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s14, s14, 2
    s_mov_b32 s15, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    ds_store_b128 v5, v[1:4]
    ds_store_b128 v5, v[1:4] offset:16
    s_cmp_eq_u32 s20, 0
    s_cselect_b32 s20, exec_lo, 0
    s_mov_b32 s23, s2
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_mov_b32_e32 v3, v0
L0:
    s_mov_b32 exec_lo, s23
    v_cmp_gt_u32_e64 s23, s22, v3
    s_and_b32 s24, exec_lo, s23
    s_cbranch_scc1 L1
    s_mov_b32 exec_lo, s2
    s_mov_b32 s23, 0
    s_branch L2
L1:
    s_mov_b32 exec_lo, s24
    v_lshlrev_b32_e32 v6, 2, v3
    buffer_load_b32 v4, v6, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v4, v1, v4
    buffer_load_b32 v6, v6, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cmp_ne_u32_e64 s23, s3, v6
    s_or_b32 s23, s20, s23
    v_cndmask_b32_e64 v6, 0, 1, s23
    v_add_nc_u32_e32 v6, v2, v6
    v_sub_nc_u32_e32 v7, s22, v3
    v_min_u32_e32 v7, 0x100, v7
    v_add_nc_u32_e32 v3, v3, v7
    s_mov_b32 exec_lo, s2
    s_mov_b32 s23, s24
L2:
    v_cndmask_b32_e64 v1, v1, v4, s24
    v_cndmask_b32_e64 v2, v2, v6, s24
    s_cmp_lg_u32 s23, 0
    s_cbranch_scc1 L0
    v_add_f32_dpp v1, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v1, 0x76543210, s21
    v_add_f32_e32 v1, v3, v1
    s_and_b32 s3, -1, exec_lo
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshl_b32 s1, s1, 2
    v_dual_mov_b32 v3, s3 :: v_dual_mov_b32 v4, s1
    ds_store_b32 v4, v3
    v_mov_b32_e32 v3, s1
    ds_store_b32 v3, v1 offset:32
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v1, v5 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v1
    ds_load_b32 v1, v5 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s4, v1
    ds_load_b32 v1, v5 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s5, v1
    ds_load_b32 v1, v5 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s6, v1
    ds_load_b32 v1, v5 offset:20
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s7, v1
    ds_load_b32 v1, v5 offset:24
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s8, v1
    ds_load_b32 v1, v5 offset:28
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s9, v1
    ds_load_b32 v1, v5 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s10, v1
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s11, exec_lo, 0
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s3, 4, 0
    v_mov_b32_e32 v1, s3
    ds_load_b32 v1, v1 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v1
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s20, exec_lo, 0
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s4, 8, 0
    v_mov_b32_e32 v1, s4
    ds_load_b32 v1, v1 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s4, v1
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s22, exec_lo, 0
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s5, 12, 0
    v_mov_b32_e32 v1, s5
    ds_load_b32 v1, v1 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s5, v1
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s23, exec_lo, 0
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s6, 16, 0
    v_mov_b32_e32 v1, s6
    ds_load_b32 v1, v1 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s6, v1
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s24, exec_lo, 0
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s7, 20, 0
    v_mov_b32_e32 v1, s7
    ds_load_b32 v1, v1 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s7, v1
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s25, exec_lo, 0
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s8, 24, 0
    v_mov_b32_e32 v1, s8
    ds_load_b32 v1, v1 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s8, v1
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s26, exec_lo, 0
    s_cmp_lg_u32 s9, 0
    s_cselect_b32 s9, 28, 0
    v_mov_b32_e32 v1, s9
    ds_load_b32 v1, v1 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s9, v1
    v_add_f32_e64 v1, s10, s3
    v_cndmask_b32_e64 v1, s10, v1, s11
    v_add_f32_e32 v3, s4, v1
    v_cndmask_b32_e64 v1, v1, v3, s20
    v_add_f32_e32 v3, s5, v1
    v_cndmask_b32_e64 v1, v1, v3, s22
    v_add_f32_e32 v3, s6, v1
    v_cndmask_b32_e64 v1, v1, v3, s23
    v_add_f32_e32 v3, s7, v1
    v_cndmask_b32_e64 v1, v1, v3, s24
    v_add_f32_e32 v3, s8, v1
    v_cndmask_b32_e64 v1, v1, v3, s25
    v_add_f32_e32 v3, s9, v1
    v_cndmask_b32_e64 v1, v1, v3, s26
    v_add_nc_u32_dpp v2, v2, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s21
    v_add_nc_u32_e32 v2, v3, v2
    v_readfirstlane_b32 s3, v2
    s_and_b32 s4, -1, exec_lo
    s_barrier
    v_dual_mov_b32 v2, s4 :: v_dual_mov_b32 v3, s1
    ds_store_b32 v3, v2
    v_dual_mov_b32 v2, s3 :: v_dual_mov_b32 v3, s1
    ds_store_b32 v3, v2 offset:32
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v2, v5 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s1, v2
    ds_load_b32 v2, v5 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v2
    ds_load_b32 v2, v5 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s4, v2
    ds_load_b32 v2, v5 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s5, v2
    ds_load_b32 v2, v5 offset:20
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s6, v2
    ds_load_b32 v2, v5 offset:24
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s7, v2
    ds_load_b32 v2, v5 offset:28
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s8, v2
    ds_load_b32 v2, v5 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s9, v2
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s10, 4, 0
    v_mov_b32_e32 v2, s10
    ds_load_b32 v2, v2 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s10, v2
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s11, 8, 0
    v_mov_b32_e32 v2, s11
    ds_load_b32 v2, v2 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s11, v2
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s20, 12, 0
    v_mov_b32_e32 v2, s20
    ds_load_b32 v2, v2 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s20, v2
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s21, 16, 0
    v_mov_b32_e32 v2, s21
    ds_load_b32 v2, v2 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s21, v2
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s22, 20, 0
    v_mov_b32_e32 v2, s22
    ds_load_b32 v2, v2 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s22, v2
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s23, 24, 0
    v_mov_b32_e32 v2, s23
    ds_load_b32 v2, v2 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s23, v2
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s24, 28, 0
    v_mov_b32_e32 v2, s24
    ds_load_b32 v2, v2 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s24, v2
    s_add_u32 s10, s9, s10
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s1, s10, s9
    s_add_u32 s9, s1, s11
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s1, s9, s1
    s_add_u32 s3, s1, s20
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s1, s3, s1
    s_add_u32 s3, s1, s21
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s1, s3, s1
    s_add_u32 s3, s1, s22
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s1, s3, s1
    s_add_u32 s3, s1, s23
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s1, s3, s1
    s_add_u32 s3, s1, s24
    s_cmp_lg_u32 s8, 0
    s_cselect_b32 s1, s3, s1
    v_cvt_f32_u32_e32 v2, s1
    v_cmp_eq_u32_e64 s1, 0, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s1
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L3
    v_div_scale_f32 v0, null, v2, v2, v1
    v_rcp_f32_e32 v3, v0
    s_waitcnt_depctr 0xfff
    v_fma_f32 v4, -v0, v3, 1.0
    v_fma_f32 v3, v4, v3, v3
    v_div_scale_f32 v4, vcc_lo, v1, v2, v1
    v_mul_f32_e32 v5, v4, v3
    v_fma_f32 v6, -v0, v5, v4
    v_fma_f32 v5, v6, v3, v5
    v_fma_f32 v0, -v0, v5, v4
    v_div_fmas_f32 v0, v0, v3, v5
    v_div_fixup_f32 v1, v0, v2, v1
L3:
    buffer_store_b32 v1, off, s[12:15], 0
    buffer_store_b32 v2, off, s[16:19], 0
L4:
    s_endpgm
