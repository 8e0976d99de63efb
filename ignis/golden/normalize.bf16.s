; 25 VGPRs, 30 SGPRs, 0 bytes of LDS, 0 of scratch, 258 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x48
    s_load_b128 s[20:23], s[0:1], 0x60
    s_load_b128 s[24:27], s[0:1], 0x78
    s_load_b64 s[0:1], s[0:1], 0x8c
    s_mov_b32 s3, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    v_lshl_add_u32 v1, s13, 8, v0
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s12, s6
    s_mov_b32 s13, s10
    s_mov_b32 s14, s18
    s_max_u32 s15, s12, 7
    s_lshl_b32 s28, 1, s27
    v_lshrrev_b32_e32 v4, s27, v1
    s_lshl_b32 s6, s6, 1
    s_add_u32 s29, s28, -1
    s_lshl_b32 s10, s10, 1
    v_and_b32_e32 v0, s29, v0
    v_cmp_gt_u32_e32 vcc_lo, s24, v4
    v_mul_lo_u32 v8, v4, s25
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v5, s28, v0, vcc_lo
    s_lshl_b32 s18, s18, 1
    s_or_b32 s21, s21, 0x40000
    v_dual_mov_b32 v6, 0 :: v_dual_lshlrev_b32 v9, 3, v5
    v_cndmask_b32_e64 v10, 0, s26, vcc_lo
    v_cndmask_b32_e64 v11, 0, s25, vcc_lo
    s_lshl_b32 s24, s28, 3
    s_add_u32 s15, s15, -7
    v_mov_b32_e32 v7, v9
    s_branch L1
L0:
    s_mov_b32 exec_lo, s25
    v_add_nc_u32_e32 v0, v8, v7
    v_add_nc_u32_e64 v7, v7, s24 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e64 s25, s15, v0
    v_cndmask_b32_e64 v0, s12, v0, s25
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v12, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_fma_f32 v6, v12, v12, v6
    v_lshlrev_b32_e32 v12, 16, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v0, v0, v0, v6
    v_dual_fmac_f32 v0, v12, v12 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v6, 16, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v0, v1, v1 :: v_dual_and_b32 v1, 0xffff0000, v2
    v_fma_f32 v0, v6, v6, v0
    v_lshlrev_b32_e32 v2, 16, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v0, v1, v1, v0
    v_dual_fmac_f32 v0, v2, v2 :: v_dual_and_b32 v1, 0xffff0000, v3
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v6, v1, v1, v0
L1:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v7, v10
    s_and_b32 s25, exec_lo, vcc_lo
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v12, v10, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v0, v12
    s_branch L3
L2:
    s_mov_b32 exec_lo, s25
    v_add_nc_u32_e32 v1, v8, v0
    v_add_nc_u32_e64 v0, v0, s28 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s12, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v6, v1, v1, v6
L3:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v0, v11
    s_and_b32 s25, exec_lo, vcc_lo
    s_cbranch_scc1 L2
    s_mov_b32 exec_lo, s2
    v_add_f32_dpp v0, v6, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s27, 3
    s_cbranch_scc0 L4
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L4:
    s_cmp_gt_u32 s27, 4
    s_cbranch_scc0 L5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v1, v0, 0x76543210, s3 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v1
L5:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_fma_f32 v0, v0, s0, s1
    v_cmp_eq_u32_e32 vcc_lo, 0, v5
    v_cmp_gt_f32_e64 s1, 0x800000, v0
    v_mul_f32_e32 v1, 0x4b800000, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_rsq_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x45800000, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v13, v0, v1, s1
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s0
    buffer_store_b32 v13, v4, s[20:23], 0 idxen
    s_mov_b32 exec_lo, s2
L6:
    s_max_u32 s0, s13, 7
    s_max_u32 s1, s14, 3
    s_add_u32 s0, s0, -7
    s_add_u32 s1, s1, -3
    s_branch L8
L7:
    s_mov_b32 exec_lo, s3
    v_add_nc_u32_e32 v0, v8, v9
    v_cmp_gt_u32_e32 vcc_lo, s0, v9
    s_delay_alu instid0(VALU_DEP_2)
    v_cmp_gt_u32_e64 s20, s15, v0
    v_cndmask_b32_e32 v1, s13, v9, vcc_lo
    v_add_nc_u32_e32 v2, 4, v0
    v_cmp_gt_u32_e32 vcc_lo, s1, v0
    v_add_nc_u32_e64 v9, v9, s24 clamp
    v_cndmask_b32_e64 v3, s12, v0, s20
    v_lshlrev_b32_e32 v1, 1, v1
    v_cmp_gt_u32_e64 s20, s1, v2
    v_cndmask_b32_e32 v0, s14, v0, vcc_lo
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v4, 1, v3
    v_cndmask_b32_e64 v2, s14, v2, s20
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v14, 1, v0
    v_lshlrev_b32_e32 v15, 1, v2
    buffer_load_b128 v[0:3], v1, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v4, s[4:7], 0 offen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v16, 16, v0
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v17, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    v_lshlrev_b32_e32 v18, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v19, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v20, 16, v7
    v_dual_mul_f32 v4, v13, v4 :: v_dual_and_b32 v7, 0xffff0000, v7
    v_dual_mul_f32 v17, v17, v13 :: v_dual_and_b32 v0, 0xffff0000, v0
    v_dual_mul_f32 v18, v13, v18 :: v_dual_lshlrev_b32 v21, 16, v1
    v_dual_mul_f32 v5, v5, v13 :: v_dual_lshlrev_b32 v22, 16, v2
    v_dual_mul_f32 v6, v13, v6 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_dual_mul_f32 v19, v19, v13 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_dual_mul_f32 v20, v13, v20 :: v_dual_lshlrev_b32 v23, 16, v3
    v_dual_mul_f32 v7, v7, v13 :: v_dual_mul_f32 v0, v4, v0
    v_dual_mul_f32 v16, v17, v16 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_mul_f32_e32 v4, v18, v21
    v_mul_f32_e32 v1, v5, v1
    v_mul_f32_e32 v5, v19, v22
    v_mul_f32_e32 v2, v6, v2
    v_mul_f32_e32 v6, v20, v23
    v_mul_f32_e32 v3, v7, v3
    v_bfe_u32 v7, v16, 16, 1
    v_bfe_u32 v17, v0, 16, 1
    v_bfe_u32 v18, v4, 16, 1
    v_bfe_u32 v19, v1, 16, 1
    v_bfe_u32 v20, v5, 16, 1
    v_bfe_u32 v21, v2, 16, 1
    v_bfe_u32 v22, v6, 16, 1
    v_bfe_u32 v23, v3, 16, 1
    v_add3_u32 v7, v16, v7, 0x7fff
    v_or_b32_e32 v24, 0x400000, v16
    v_cmp_u_f32_e64 s3, v16, v16
    v_add3_u32 v16, v0, v17, 0x7fff
    v_or_b32_e32 v17, 0x400000, v0
    v_cmp_u_f32_e64 s20, v0, v0
    v_add3_u32 v0, v4, v18, 0x7fff
    v_or_b32_e32 v18, 0x400000, v4
    v_cmp_u_f32_e64 s21, v4, v4
    v_add3_u32 v4, v1, v19, 0x7fff
    v_or_b32_e32 v19, 0x400000, v1
    v_cmp_u_f32_e64 s22, v1, v1
    v_add3_u32 v1, v5, v20, 0x7fff
    v_or_b32_e32 v20, 0x400000, v5
    v_cmp_u_f32_e64 s23, v5, v5
    v_add3_u32 v5, v2, v21, 0x7fff
    v_or_b32_e32 v21, 0x400000, v2
    v_cmp_u_f32_e64 s25, v2, v2
    v_add3_u32 v2, v6, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v6
    v_cmp_u_f32_e32 vcc_lo, v6, v6
    v_add3_u32 v6, v3, v23, 0x7fff
    v_or_b32_e32 v23, 0x400000, v3
    v_cmp_u_f32_e64 s27, v3, v3
    v_cndmask_b32_e64 v3, v7, v24, s3
    v_cndmask_b32_e64 v7, v16, v17, s20
    v_cndmask_b32_e64 v0, v0, v18, s21
    v_cndmask_b32_e64 v4, v4, v19, s22
    v_cndmask_b32_e64 v1, v1, v20, s23
    v_cndmask_b32_e64 v5, v5, v21, s25
    v_cndmask_b32_e32 v2, v2, v22, vcc_lo
    v_cndmask_b32_e64 v6, v6, v23, s27
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v7, 16, v7
    v_lshrrev_b32_e32 v16, 16, v0
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshrrev_b32_e32 v17, 16, v1
    v_lshrrev_b32_e32 v5, 16, v5
    v_lshrrev_b32_e32 v18, 16, v2
    v_lshrrev_b32_e32 v6, 16, v6
    v_lshl_or_b32 v0, v7, 16, v3
    v_lshl_or_b32 v1, v4, 16, v16
    v_lshl_or_b32 v2, v5, 16, v17
    s_delay_alu instid0(VALU_DEP_4)
    v_lshl_or_b32 v3, v6, 16, v18
    buffer_store_b64 v[0:1], v14, s[16:19], 0 offen
    buffer_store_b64 v[2:3], v15, s[16:19], 0 offen
L8:
    v_cmp_lt_u32_e32 vcc_lo, v9, v10
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc1 L7
    s_mov_b32 exec_lo, s2
    s_branch L10
L9:
    s_mov_b32 exec_lo, s0
    v_add_nc_u32_e32 v0, v8, v12
    v_lshlrev_b32_e32 v1, 1, v12
    v_add_nc_u32_e64 v12, v12, s28 clamp
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_min_u32_e32 v2, s12, v0
    v_min_u32_e32 v0, s14, v0
    v_lshlrev_b32_e32 v2, 1, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    buffer_load_u16 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_dual_mul_f32 v2, v13, v2 :: v_dual_lshlrev_b32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, v2, v1
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v2, 0x7fff
    v_cndmask_b32_e64 v1, v1, v3, s0
    buffer_store_d16_hi_b16 v1, v0, s[16:19], 0 offen
L10:
    v_cmp_lt_u32_e32 vcc_lo, v12, v11
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc1 L9
    s_endpgm
