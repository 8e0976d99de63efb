; 13 VGPRs, 21 SGPRs, 32 bytes of LDS, 0 of scratch, 270 instructions
    s_mov_b32 s2, exec_lo
    s_load_b32 s3, s[0:1], 0x10
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s0, s[0:1], 0x48
    v_mov_b32_e32 v4, v0
    v_mbcnt_lo_u32_b32 v5, -1, 0
    s_mov_b32 s1, 0xfedcba98
    v_mov_b32_e32 v6, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x31016000
    v_lshrrev_b32_e32 v0, 5, v0
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s12, v0
    s_mul_i32 s13, s13, s3
    s_and_b32 s14, s3, 3
    s_lshl_b32 s6, s6, 2
    s_lshl_b32 s10, s10, 1
    s_lshl_b32 s18, s18, 1
    s_cmp_eq_u32 s14, 0
    s_cbranch_scc0 L0
    s_mov_b32 s14, s3
    s_branch L1
L0:
    s_mov_b32 s14, 0
L1:
    v_dual_mov_b32 v7, 0 :: v_dual_lshlrev_b32 v8, 2, v4
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v9, v8
    s_branch L3
L2:
    s_mov_b32 exec_lo, s15
    v_add_lshl_u32 v0, s13, v9, 2
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v0, v0, v0, v7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v0, v1, v1, v0
    v_fma_f32 v0, v2, v2, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v7, v3, v3, v0
    v_add_nc_u32_e64 v9, v9, 0x400 clamp
L3:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s14, v9
    s_and_b32 s15, exec_lo, vcc_lo
    s_cbranch_scc1 L2
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v9, s14, v4
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v0, v9
    s_branch L5
L4:
    s_mov_b32 exec_lo, s15
    v_add_lshl_u32 v1, s13, v0, 2
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v7, v1, v1, v7
    v_add_nc_u32_e64 v0, v0, 0x100 clamp
L5:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s3, v0
    s_and_b32 s15, exec_lo, vcc_lo
    s_cbranch_scc1 L4
    s_mov_b32 exec_lo, s2
    v_add_f32_dpp v0, v7, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s15, 0, v5
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v0, v1, v0
    s_and_b32 s1, exec_lo, s15
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s12, 2
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v1, s1
    ds_store_b32 v1, v0
    s_mov_b32 exec_lo, s2
L6:
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v6
    ds_load_b128 v[4:7], v6 offset:16
    v_cvt_f32_u32_e32 v10, s3
    s_mov_b32 s1, 0
    s_waitcnt lgkmcnt(1)
    v_add_f32_e32 v0, 0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v1
    v_add_f32_e32 v0, v0, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v3
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v0, v0, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v5
    v_add_f32_e32 v0, v0, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v7
    v_div_scale_f32 v1, null, v10, v10, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v2, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v3, -v1, v2, 1.0
    v_fma_f32 v2, v3, v2, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_or_b32_e32 v3, 1, v2
    v_div_scale_f32 v4, vcc_lo, v0, v10, v0
    v_mul_f32_e32 v5, v4, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v6, -v1, v5, v4
    v_fma_f32 v3, v6, v3, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, -v1, v3, v4
    v_div_fmas_f32 v1, v1, v2, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fixup_f32 v0, v1, v10, v0
    v_add_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s0, 0x800000, v0
    v_mul_f32_e32 v1, 0x4b800000, v0
    v_cndmask_b32_e64 v0, v0, v1, s0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x45800000, v0
    v_cndmask_b32_e64 v6, v0, v1, s0
    s_branch L8
L7:
    v_add_nc_u32_e32 v0, s1, v8
    s_mov_b32 s1, s0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v1, s13, v0
    v_lshlrev_b32_e32 v0, 1, v0
    v_lshlrev_b32_e32 v2, 2, v1
    v_lshlrev_b32_e32 v7, 1, v1
    buffer_load_b64 v[4:5], v0, s[8:11], 0 offen
    buffer_load_b128 v[0:3], v2, s[4:7], 0 offen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v10, 16, v4
    s_waitcnt vmcnt(0)
    v_dual_mul_f32 v0, v0, v6 :: v_dual_lshlrev_b32 v11, 16, v5
    v_dual_mul_f32 v1, v6, v1 :: v_dual_and_b32 v4, 0xffff0000, v4
    v_dual_mul_f32 v2, v2, v6 :: v_dual_and_b32 v5, 0xffff0000, v5
    v_mul_f32_e32 v3, v3, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v0, v0, v10
    v_dual_mul_f32 v1, v1, v4 :: v_dual_mul_f32 v2, v2, v11
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v3, v3, v5
    v_bfe_u32 v4, v0, 16, 1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v5, v1, 16, 1
    v_bfe_u32 v10, v2, 16, 1
    v_or_b32_e32 v11, 0x400000, v0
    v_bfe_u32 v12, v3, 16, 1
    v_add3_u32 v4, v0, v4, 0x7fff
    v_cmp_u_f32_e64 s0, v0, v0
    v_add3_u32 v0, v1, v5, 0x7fff
    v_or_b32_e32 v5, 0x400000, v1
    v_cmp_u_f32_e64 s12, v1, v1
    v_add3_u32 v1, v2, v10, 0x7fff
    v_or_b32_e32 v10, 0x400000, v2
    v_cmp_u_f32_e64 s15, v2, v2
    v_add3_u32 v2, v3, v12, 0x7fff
    v_or_b32_e32 v12, 0x400000, v3
    v_cmp_u_f32_e32 vcc_lo, v3, v3
    v_cndmask_b32_e64 v3, v4, v11, s0
    v_cndmask_b32_e64 v0, v0, v5, s12
    v_cndmask_b32_e64 v1, v1, v10, s15
    v_cndmask_b32_e32 v2, v2, v12, vcc_lo
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v0, 16, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshrrev_b32_e32 v2, 16, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshl_or_b32 v0, v0, 16, v3
    v_lshl_or_b32 v1, v2, 16, v1
    buffer_store_b64 v[0:1], v7, s[16:19], 0 offen
L8:
    s_add_u32 s0, s1, 0x400
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_le_u32 s0, s14
    s_cbranch_scc1 L7
    v_add_nc_u32_e32 v0, s1, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s14, v0
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s0
    v_add_nc_u32_e32 v1, s13, v0
    v_lshlrev_b32_e32 v0, 1, v0
    s_delay_alu instid0(VALU_DEP_2)
    v_lshlrev_b32_e32 v2, 2, v1
    v_lshlrev_b32_e32 v7, 1, v1
    buffer_load_b64 v[4:5], v0, s[8:11], 0 offen
    buffer_load_b128 v[0:3], v2, s[4:7], 0 offen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v8, 16, v4
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v0, v0, v6
    v_dual_mul_f32 v1, v6, v1 :: v_dual_and_b32 v4, 0xffff0000, v4
    v_mul_f32_e32 v2, v2, v6
    v_dual_mul_f32 v3, v3, v6 :: v_dual_lshlrev_b32 v10, 16, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v0, v0, v8 :: v_dual_and_b32 v5, 0xffff0000, v5
    v_mul_f32_e32 v1, v1, v4
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v2, v2, v10 :: v_dual_mul_f32 v3, v3, v5
    v_bfe_u32 v4, v0, 16, 1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_bfe_u32 v5, v1, 16, 1
    v_bfe_u32 v8, v2, 16, 1
    v_or_b32_e32 v10, 0x400000, v0
    v_bfe_u32 v11, v3, 16, 1
    v_add3_u32 v4, v0, v4, 0x7fff
    v_cmp_u_f32_e64 s0, v0, v0
    v_add3_u32 v0, v1, v5, 0x7fff
    v_or_b32_e32 v5, 0x400000, v1
    v_cmp_u_f32_e64 s1, v1, v1
    v_add3_u32 v1, v2, v8, 0x7fff
    v_or_b32_e32 v8, 0x400000, v2
    v_cmp_u_f32_e64 s12, v2, v2
    v_add3_u32 v2, v3, v11, 0x7fff
    v_or_b32_e32 v11, 0x400000, v3
    v_cmp_u_f32_e64 s14, v3, v3
    v_cndmask_b32_e64 v3, v4, v10, s0
    v_cndmask_b32_e64 v0, v0, v5, s1
    v_cndmask_b32_e64 v1, v1, v8, s12
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v2, v2, v11, s14
    v_lshrrev_b32_e32 v3, 16, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshl_or_b32 v0, v0, 16, v3
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_or_b32 v1, v2, 16, v1
    buffer_store_b64 v[0:1], v7, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
    s_branch L10
L9:
    s_mov_b32 exec_lo, s0
    v_add_nc_u32_e32 v0, s13, v9
    v_lshlrev_b32_e32 v1, 1, v9
    v_add_nc_u32_e64 v9, v9, 0x100 clamp
    s_delay_alu instid0(VALU_DEP_3)
    v_lshlrev_b32_e32 v2, 2, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v1, 16, v1
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v2, v2, v6
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
    v_cmp_gt_u32_e32 vcc_lo, s3, v9
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc1 L9
    s_endpgm
