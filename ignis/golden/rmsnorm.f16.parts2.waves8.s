; 13 VGPRs, 22 SGPRs, 32 bytes of LDS, 0 of scratch, 268 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s3, s[0:1], 0x10
    s_load_b32 s0, s[0:1], 0x48
    v_mov_b32_e32 v4, v0
    v_mbcnt_lo_u32_b32 v5, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s1, v0
    s_mov_b32 s12, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_mul_i32 s13, s13, s3
    s_lshl_b32 s14, s13, 1
    s_and_b32 s15, s3, 3
    s_cmp_eq_u32 s15, 0
    s_cbranch_scc0 L0
    s_mov_b32 s15, s3
    s_branch L1
L0:
    s_mov_b32 s15, 0
L1:
    v_dual_mov_b32 v7, 0 :: v_dual_lshlrev_b32 v6, 2, v4
    s_mov_b32 s20, s2
    v_mov_b32_e32 v8, v6
L2:
    s_mov_b32 exec_lo, s20
    v_cmp_gt_u32_e64 s20, s15, v8
    s_and_b32 s21, exec_lo, s20
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s20, 0
    s_branch L4
L3:
    s_mov_b32 exec_lo, s21
    v_add_lshl_u32 v0, s13, v8, 2
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v0, v0, v0, v7
    v_fma_f32 v0, v1, v1, v0
    v_fma_f32 v0, v2, v2, v0
    v_fma_f32 v0, v3, v3, v0
    v_sub_nc_u32_e32 v1, s15, v8
    v_min_u32_e32 v1, 0x400, v1
    v_add_nc_u32_e32 v8, v8, v1
    s_mov_b32 exec_lo, s2
    s_mov_b32 s20, s21
L4:
    v_cndmask_b32_e64 v7, v7, v0, s21
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc1 L2
    v_add_nc_u32_e32 v8, s15, v4
    s_mov_b32 s20, s2
    v_mov_b32_e32 v0, v8
L5:
    s_mov_b32 exec_lo, s20
    v_cmp_gt_u32_e64 s20, s3, v0
    s_and_b32 s21, exec_lo, s20
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s2
    s_mov_b32 s20, 0
    s_branch L7
L6:
    s_mov_b32 exec_lo, s21
    v_add_lshl_u32 v1, s13, v0, 2
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v7
    v_sub_nc_u32_e32 v2, s3, v0
    v_min_u32_e32 v2, 0x100, v2
    v_add_nc_u32_e32 v0, v0, v2
    s_mov_b32 exec_lo, s2
    s_mov_b32 s20, s21
L7:
    v_cndmask_b32_e64 v7, v7, v1, s21
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc1 L5
    v_add_f32_dpp v0, v7, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s12
    v_add_f32_e32 v0, v1, v0
    v_cmp_eq_u32_e64 s12, 0, v5
    s_and_b32 s12, exec_lo, s12
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s12
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
    s_lshl_b32 s12, s1, 2
    v_mov_b32_e32 v1, s12
    ds_load_b32 v1, v1
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v0, v0, v1
    s_add_u32 s1, s1, 1
L10:
    s_cmp_lt_u32 s1, 8
    s_cbranch_scc1 L9
    v_cvt_f32_u32_e32 v1, s3
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
    v_add_f32_e32 v0, s0, v0
    v_cmp_gt_f32_e64 s0, 0x800000, v0
    v_mul_f32_e32 v1, 0x4b800000, v0
    v_cndmask_b32_e64 v0, v0, v1, s0
    v_rsq_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x45800000, v0
    v_cndmask_b32_e64 v7, v0, v1, s0
    s_add_u32 s0, s14, s3
    s_mov_b32 s1, 0
    s_branch L12
L11:
    v_add_nc_u32_e32 v9, s1, v6
    v_add_lshl_u32 v0, s13, v9, 2
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    v_lshlrev_b32_e32 v4, 1, v9
    buffer_load_b64 v[4:5], v4, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v10, 0xffff, v4
    v_lshrrev_b32_e32 v4, 16, v4
    v_dual_mul_f32 v0, v7, v0 :: v_dual_and_b32 v11, 0xffff, v5
    v_lshrrev_b32_e32 v5, 16, v5
    v_cvt_f32_f16_e32 v10, v10.l
    v_mul_f32_e32 v0, v0, v10
    v_cvt_f16_f32_e32 v10.l, v0
    v_cvt_f32_f16_e32 v12, v10.l
    v_sub_f32_e32 v0, v0, v12
    v_cvt_f16_f32_e32 v12.l, v0
    v_mul_f32_e32 v0, v1, v7
    v_cvt_f32_f16_e32 v1, v4.l
    v_mul_f32_e32 v0, v0, v1
    v_cvt_f16_f32_e32 v1.l, v0
    v_cvt_f32_f16_e32 v4, v1.l
    v_sub_f32_e32 v0, v0, v4
    v_cvt_f16_f32_e32 v4.l, v0
    v_mul_f32_e32 v0, v2, v7
    v_cvt_f32_f16_e32 v2, v11.l
    v_dual_mul_f32 v0, v0, v2 :: v_dual_and_b32 v1, 0xffff, v1
    v_cvt_f16_f32_e32 v2.l, v0
    v_cvt_f32_f16_e32 v11, v2.l
    v_sub_f32_e32 v0, v0, v11
    v_cvt_f16_f32_e32 v11.l, v0
    v_mul_f32_e32 v0, v3, v7
    v_cvt_f32_f16_e32 v3, v5.l
    v_mul_f32_e32 v0, v0, v3
    v_cvt_f16_f32_e32 v3.l, v0
    v_cvt_f32_f16_e32 v5, v3.l
    v_sub_f32_e32 v0, v0, v5
    v_cvt_f16_f32_e32 v5.l, v0
    v_and_b32_e32 v0, 0xffff, v10
    v_lshl_or_b32 v0, v1, 16, v0
    v_and_b32_e32 v1, 0xffff, v2
    v_and_b32_e32 v2, 0xffff, v3
    v_lshl_or_b32 v1, v2, 16, v1
    v_add_lshl_u32 v2, s14, v9, 1
    buffer_store_b64 v[0:1], v2, s[16:19], 0 offen
    v_and_b32_e32 v0, 0xffff, v12
    v_and_b32_e32 v1, 0xffff, v4
    v_lshl_or_b32 v0, v1, 16, v0
    v_and_b32_e32 v1, 0xffff, v11
    v_and_b32_e32 v2, 0xffff, v5
    v_lshl_or_b32 v1, v2, 16, v1
    v_add_lshl_u32 v2, s0, v9, 1
    buffer_store_b64 v[0:1], v2, s[16:19], 0 offen
    s_mov_b32 s1, s12
L12:
    s_add_u32 s12, s1, 0x400
    s_cmp_le_u32 s12, s15
    s_cbranch_scc1 L11
    v_add_nc_u32_e32 v6, s1, v6
    v_cmp_gt_u32_e64 s1, s15, v6
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s1
    v_add_lshl_u32 v0, s13, v6, 2
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    v_lshlrev_b32_e32 v4, 1, v6
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
    v_and_b32_e32 v0, 0xffff, v9
    v_lshl_or_b32 v0, v1, 16, v0
    v_and_b32_e32 v1, 0xffff, v2
    v_and_b32_e32 v2, 0xffff, v3
    v_lshl_or_b32 v1, v2, 16, v1
    v_add_lshl_u32 v2, s14, v6, 1
    buffer_store_b64 v[0:1], v2, s[16:19], 0 offen
    v_and_b32_e32 v0, 0xffff, v11
    v_and_b32_e32 v1, 0xffff, v4
    v_lshl_or_b32 v0, v1, 16, v0
    v_and_b32_e32 v1, 0xffff, v10
    v_and_b32_e32 v2, 0xffff, v5
    v_lshl_or_b32 v1, v2, 16, v1
    v_add_lshl_u32 v2, s0, v6, 1
    buffer_store_b64 v[0:1], v2, s[16:19], 0 offen
L13:
    s_mov_b32 s1, s2
L14:
    s_mov_b32 exec_lo, s1
    v_cmp_gt_u32_e64 s1, s3, v8
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
    v_add_lshl_u32 v2, s14, v8, 1
    buffer_store_b16 v1, v2, s[16:19], 0 offen
    v_cvt_f32_f16_e32 v1, v1.l
    v_sub_f32_e32 v0, v0, v1
    v_cvt_f16_f32_e32 v0.l, v0
    v_add_lshl_u32 v1, s0, v8, 1
    buffer_store_b16 v0, v1, s[16:19], 0 offen
    v_sub_nc_u32_e32 v0, s3, v8
    v_min_u32_e32 v0, 0x100, v0
    v_add_nc_u32_e32 v8, v8, v0
L16:
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc1 L14
    s_endpgm
