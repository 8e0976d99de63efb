; 13 VGPRs, 26 SGPRs, 32 bytes of LDS, 0 of scratch, 242 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s3, s6
    s_mov_b32 s12, s10
    s_mov_b32 s14, s18
    s_load_b32 s15, s[0:1], 0x48
    s_load_b32 s0, s[0:1], 0x10
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    v_mov_b32_e32 v4, v0
    v_mbcnt_lo_u32_b32 v5, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s1, v0
    s_mov_b32 s20, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mul_i32 s13, s13, s0
    s_lshl_b32 s21, s13, 1
    s_and_b32 s22, s0, 3
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L0
    s_mov_b32 s22, s0
    s_branch L1
L0:
    s_mov_b32 s22, 0
L1:
    v_dual_mov_b32 v7, 0 :: v_dual_lshlrev_b32 v6, 2, v4
    s_max_u32 s23, s3, 3
    s_add_u32 s23, s23, -3
    s_mov_b32 s24, s2
    v_mov_b32_e32 v8, v6
L2:
    s_mov_b32 exec_lo, s24
    v_cmp_gt_u32_e64 s24, s22, v8
    s_and_b32 s25, exec_lo, s24
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s24, 0
    s_branch L4
L3:
    s_mov_b32 exec_lo, s25
    v_add_nc_u32_e32 v0, s13, v8
    v_cmp_gt_u32_e64 s24, s23, v0
    v_cndmask_b32_e64 v0, s3, v0, s24
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v0, v0, v0, v7
    v_fma_f32 v0, v1, v1, v0
    v_fma_f32 v0, v2, v2, v0
    v_fma_f32 v0, v3, v3, v0
    v_sub_nc_u32_e32 v1, s22, v8
    v_min_u32_e32 v1, 0x400, v1
    v_add_nc_u32_e32 v8, v8, v1
    s_mov_b32 exec_lo, s2
    s_mov_b32 s24, s25
L4:
    v_cndmask_b32_e64 v7, v7, v0, s25
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc1 L2
    v_add_nc_u32_e32 v8, s22, v4
    s_mov_b32 s24, s2
    v_mov_b32_e32 v0, v8
L5:
    s_mov_b32 exec_lo, s24
    v_cmp_gt_u32_e64 s24, s0, v0
    s_and_b32 s25, exec_lo, s24
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s2
    s_mov_b32 s24, 0
    s_branch L7
L6:
    s_mov_b32 exec_lo, s25
    v_add_lshl_u32 v1, s13, v0, 2
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v7
    v_sub_nc_u32_e32 v2, s0, v0
    v_min_u32_e32 v2, 0x100, v2
    v_add_nc_u32_e32 v0, v0, v2
    s_mov_b32 exec_lo, s2
    s_mov_b32 s24, s25
L7:
    v_cndmask_b32_e64 v7, v7, v1, s25
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc1 L5
    v_add_f32_dpp v0, v7, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s20
    v_add_f32_e32 v0, v1, v0
    v_cmp_eq_u32_e64 s20, 0, v5
    s_and_b32 s20, exec_lo, s20
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s20
    s_lshl_b32 s1, s1, 2
    v_mov_b32_e32 v1, s1
    ds_store_b32 v1, v0
    s_mov_b32 exec_lo, s2
L8:
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_mov_b32_e32 v0, 0
    s_mov_b32 s1, 0
    s_branch L10
L9:
    s_lshl_b32 s20, s1, 2
    v_mov_b32_e32 v1, s20
    ds_load_b32 v1, v1
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v0, v0, v1
    s_add_u32 s1, s1, 1
L10:
    s_cmp_lt_u32 s1, 8
    s_cbranch_scc1 L9
    v_cvt_f32_u32_e32 v1, s0
    v_div_scale_f32 v2, null, v1, v1, v0
    v_rcp_f32_e32 v3, v2
    s_waitcnt_depctr 0xfff
    v_fma_f32 v4, -v2, v3, 1.0
    v_fma_f32 v3, v4, v3, v3
    v_div_scale_f32 v4, vcc_lo, v0, v1, v0
    v_mul_f32_e32 v5, v4, v3
    v_fma_f32 v7, -v2, v5, v4
    v_fma_f32 v5, v7, v3, v5
    v_fma_f32 v2, -v2, v5, v4
    v_div_fmas_f32 v2, v2, v3, v5
    v_div_fixup_f32 v0, v2, v1, v0
    v_add_f32_e32 v0, s15, v0
    v_cmp_gt_f32_e64 s1, 0x800000, v0
    v_mul_f32_e32 v1, 0x4b800000, v0
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_rsq_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x45800000, v0
    v_cndmask_b32_e64 v7, v0, v1, s1
    s_max_u32 s1, s12, 3
    s_add_u32 s1, s1, -3
    s_max_u32 s15, s14, 3
    s_add_u32 s15, s15, -3
    s_add_u32 s20, s21, s0
    s_mov_b32 s24, s2
L11:
    s_mov_b32 exec_lo, s24
    v_cmp_gt_u32_e64 s24, s22, v6
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc1 L12
    s_mov_b32 s24, 0
    s_branch L13
L12:
    s_mov_b32 exec_lo, s24
    v_add_nc_u32_e32 v0, s13, v6
    v_cmp_gt_u32_e64 s25, s23, v0
    v_cndmask_b32_e64 v0, s3, v0, s25
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    v_cmp_gt_u32_e64 s25, s1, v6
    v_cndmask_b32_e64 v4, s12, v6, s25
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_load_b64 v[4:5], v4, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_mul_f32 v0, v0, v7 :: v_dual_and_b32 v9, 0xffff, v4
    v_lshrrev_b32_e32 v4, 16, v4
    v_and_b32_e32 v10, 0xffff, v5
    v_lshrrev_b32_e32 v5, 16, v5
    v_cvt_f32_f16_e32 v9, v9.l
    v_mul_f32_e32 v0, v0, v9
    v_cvt_f16_f32_e32 v9.l, v0
    v_cvt_f32_f16_e32 v11, v9.l
    v_sub_f32_e32 v0, v0, v11
    v_cvt_f16_f32_e32 v11.l, v0
    v_mul_f32_e32 v0, v1, v7
    v_cvt_f32_f16_e32 v1, v4.l
    v_mul_f32_e32 v0, v0, v1
    v_cvt_f16_f32_e32 v1.l, v0
    v_cvt_f32_f16_e32 v4, v1.l
    v_sub_f32_e32 v0, v0, v4
    v_cvt_f16_f32_e32 v4.l, v0
    v_mul_f32_e32 v0, v2, v7
    v_cvt_f32_f16_e32 v2, v10.l
    v_dual_mul_f32 v0, v0, v2 :: v_dual_and_b32 v1, 0xffff, v1
    v_cvt_f16_f32_e32 v2.l, v0
    v_cvt_f32_f16_e32 v10, v2.l
    v_sub_f32_e32 v0, v0, v10
    v_cvt_f16_f32_e32 v10.l, v0
    v_mul_f32_e32 v0, v3, v7
    v_cvt_f32_f16_e32 v3, v5.l
    v_mul_f32_e32 v0, v0, v3
    v_cvt_f16_f32_e32 v3.l, v0
    v_cvt_f32_f16_e32 v5, v3.l
    v_sub_f32_e32 v0, v0, v5
    v_cvt_f16_f32_e32 v5.l, v0
    v_add_nc_u32_e32 v12, s21, v6
    v_and_b32_e32 v0, 0xffff, v9
    v_lshl_or_b32 v0, v1, 16, v0
    v_and_b32_e32 v1, 0xffff, v2
    v_and_b32_e32 v2, 0xffff, v3
    v_lshl_or_b32 v1, v2, 16, v1
    v_cmp_gt_u32_e64 s25, s15, v12
    v_cndmask_b32_e64 v2, s14, v12, s25
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b64 v[0:1], v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, s20, v6
    v_and_b32_e32 v0, 0xffff, v11
    v_and_b32_e32 v1, 0xffff, v4
    v_lshl_or_b32 v0, v1, 16, v0
    v_and_b32_e32 v1, 0xffff, v10
    v_and_b32_e32 v3, 0xffff, v5
    v_lshl_or_b32 v1, v3, 16, v1
    v_cmp_gt_u32_e64 s25, s15, v2
    v_cndmask_b32_e64 v2, s14, v2, s25
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b64 v[0:1], v2, s[16:19], 0 offen
    v_sub_nc_u32_e32 v0, s22, v6
    v_min_u32_e32 v0, 0x400, v0
    v_add_nc_u32_e32 v6, v6, v0
L13:
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc1 L11
    s_mov_b32 s1, s2
L14:
    s_mov_b32 exec_lo, s1
    v_cmp_gt_u32_e64 s1, s0, v8
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc1 L15
    s_mov_b32 s1, 0
    s_branch L16
L15:
    s_mov_b32 exec_lo, s1
    v_add_lshl_u32 v0, s13, v8, 2
    buffer_load_b32 v0, v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_mul_f32 v0, v0, v7 :: v_dual_lshlrev_b32 v1, 1, v8
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v1, v1.l
    v_mul_f32_e32 v0, v0, v1
    v_cvt_f16_f32_e32 v1.l, v0
    v_add_lshl_u32 v2, s21, v8, 1
    buffer_store_b16 v1, v2, s[16:19], 0 offen
    v_cvt_f32_f16_e32 v1, v1.l
    v_sub_f32_e32 v0, v0, v1
    v_cvt_f16_f32_e32 v0.l, v0
    v_add_lshl_u32 v1, s20, v8, 1
    buffer_store_b16 v0, v1, s[16:19], 0 offen
    v_sub_nc_u32_e32 v0, s0, v8
    v_min_u32_e32 v0, 0x100, v0
    v_add_nc_u32_e32 v8, v8, v0
L16:
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc1 L14
    s_endpgm
