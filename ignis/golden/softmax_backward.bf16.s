; 24 VGPRs, 30 SGPRs, 0 bytes of LDS, 0 of scratch, 318 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x48
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x30
    s_load_b32 s0, s[0:1], 0x5c
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x31016000
    v_lshl_add_u32 v1, s13, 8, v0
    s_mov_b32 s3, s10
    s_mov_b32 s12, s18
    s_lshl_b32 s13, 1, s7
    s_delay_alu instid0(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, s7, v1
    s_max_u32 s14, s12, 7
    s_add_u32 s15, s13, -1
    s_max_u32 s24, s3, 7
    s_mov_b32 s25, s22
    v_dual_mov_b32 v5, 0 :: v_dual_and_b32 v0, s15, v0
    v_cmp_gt_u32_e32 vcc_lo, s4, v1
    v_mul_lo_u32 v8, v1, s5
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v4, s13, v0, vcc_lo
    s_lshl_b32 s10, s10, 1
    s_lshl_b32 s18, s18, 1
    v_lshlrev_b32_e32 v9, 3, v4
    s_lshl_b32 s22, s22, 1
    v_cndmask_b32_e64 v10, 0, s6, vcc_lo
    v_cndmask_b32_e64 v11, 0, s5, vcc_lo
    s_lshl_b32 s4, s13, 3
    s_add_u32 s5, s14, -7
    s_add_u32 s6, s24, -7
    v_mov_b32_e32 v6, v9
    s_branch L3
L0:
    s_mov_b32 exec_lo, s14
    v_add_nc_u32_e32 v7, v8, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e64 s14, s5, v7
    v_cndmask_b32_e64 v0, s12, v7, s14
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v12, 16, v0
    v_and_b32_e32 v13, 0xffff0000, v0
    v_lshlrev_b32_e32 v14, 16, v1
    v_and_b32_e32 v15, 0xffff0000, v1
    v_lshlrev_b32_e32 v16, 16, v2
    v_and_b32_e32 v17, 0xffff0000, v2
    v_lshlrev_b32_e32 v18, 16, v3
    v_and_b32_e32 v19, 0xffff0000, v3
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L1
    v_dual_add_f32 v0, v12, v13 :: v_dual_add_f32 v1, v15, v14
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_add_f32 v2, v16, v17 :: v_dual_add_f32 v3, v19, v18
    v_dual_add_f32 v0, v0, v1 :: v_dual_add_f32 v1, v3, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v1
    v_add_f32_e32 v5, v5, v0
    s_branch L2
L1:
    v_cmp_gt_u32_e64 s14, s6, v7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, s3, v7, s14
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v7, 16, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v5, v12, v7 :: v_dual_and_b32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v7, 16, v1
    v_fma_f32 v0, v13, v0, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v0, v7, v14 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_dual_fmac_f32 v0, v15, v1 :: v_dual_lshlrev_b32 v5, 16, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v0, v16, v5 :: v_dual_and_b32 v1, 0xffff0000, v2
    v_lshlrev_b32_e32 v2, 16, v3
    v_fma_f32 v0, v17, v1, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v0, v18, v2 :: v_dual_and_b32 v1, 0xffff0000, v3
    v_fma_f32 v5, v19, v1, v0
L2:
    v_add_nc_u32_e64 v6, v6, s4 clamp
L3:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v6, v10
    s_and_b32 s14, exec_lo, vcc_lo
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v12, v10, v4
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v0, v12
    s_branch L7
L4:
    s_mov_b32 exec_lo, s14
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L5
    v_mov_b32_e32 v1, 1.0
    s_branch L6
L5:
    v_add_nc_u32_e32 v1, v8, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s3, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
L6:
    v_add_nc_u32_e32 v2, v8, v0
    v_add_nc_u32_e64 v0, v0, s13 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v2, s12, v2
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_load_u16 v2, v2, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v5, v1, v2, v5
L7:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v0, v11
    s_and_b32 s14, exec_lo, vcc_lo
    s_cbranch_scc1 L4
    s_mov_b32 exec_lo, s2
    v_add_f32_dpp v0, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v13, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s7, 3
    s_cbranch_scc0 L8
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_dpp v13, v13, v13 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L8:
    s_cmp_gt_u32 s7, 4
    s_cbranch_scc0 L9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v0, v13, 0x76543210, s1 op_sel:[0,1]
    v_add_f32_e32 v13, v13, v0
L9:
    s_max_u32 s1, s25, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s1, s1, -3
    s_branch L13
L10:
    s_mov_b32 exec_lo, s7
    v_add_nc_u32_e32 v14, v8, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e64 s7, s6, v14
    v_cmp_gt_u32_e64 s14, s5, v14
    v_cndmask_b32_e64 v0, s3, v14, s7
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, s12, v14, s14
    v_lshlrev_b32_e32 v0, 1, v0
    s_delay_alu instid0(VALU_DEP_2)
    v_lshlrev_b32_e32 v4, 1, v1
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v15, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v16, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v17, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v18, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v19, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    v_lshlrev_b32_e32 v20, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v21, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v22, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L11
    v_dual_mul_f32 v15, 0x3fb8aa3b, v15 :: v_dual_mul_f32 v0, 0x3fb8aa3b, v0
    v_dual_mul_f32 v16, 0x3fb8aa3b, v16 :: v_dual_mul_f32 v1, 0x3fb8aa3b, v1
    v_dual_mul_f32 v17, 0x3fb8aa3b, v17 :: v_dual_mul_f32 v2, 0x3fb8aa3b, v2
    v_dual_mul_f32 v18, 0x3fb8aa3b, v18 :: v_dual_mul_f32 v3, 0x3fb8aa3b, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_exp_f32_e32 v15, v15
    v_exp_f32_e32 v0, v0
    v_exp_f32_e32 v16, v16
    v_exp_f32_e32 v1, v1
    v_exp_f32_e32 v17, v17
    v_exp_f32_e32 v2, v2
    v_exp_f32_e32 v18, v18
    v_exp_f32_e32 v3, v3
    v_fma_f32 v15, -v13, v15, v19
    v_fma_f32 v0, -v13, v0, v4
    v_fma_f32 v4, -v13, v16, v20
    v_fma_f32 v1, -v13, v1, v5
    v_fma_f32 v5, -v13, v17, v21
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
    v_fma_f32 v2, -v13, v2, v6
    v_fma_f32 v6, -v13, v18, v22
    s_delay_alu instid0(TRANS32_DEP_1)
    v_fma_f32 v3, -v13, v3, v7
    s_branch L12
L11:
    v_sub_f32_e32 v19, v19, v13
    v_sub_f32_e32 v4, v4, v13
    v_sub_f32_e32 v20, v20, v13
    v_sub_f32_e32 v5, v5, v13
    v_sub_f32_e32 v21, v21, v13
    v_sub_f32_e32 v6, v6, v13
    v_sub_f32_e32 v22, v22, v13
    v_dual_sub_f32 v7, v7, v13 :: v_dual_mul_f32 v0, v0, v4
    v_dual_mul_f32 v15, v15, v19 :: v_dual_mul_f32 v4, v16, v20
    v_mul_f32_e32 v1, v1, v5
    v_dual_mul_f32 v5, v17, v21 :: v_dual_mul_f32 v2, v2, v6
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_mul_f32 v6, v18, v22 :: v_dual_mul_f32 v3, v3, v7
L12:
    s_delay_alu instid0(VALU_DEP_4)
    v_bfe_u32 v7, v15, 16, 1
    v_bfe_u32 v16, v0, 16, 1
    v_bfe_u32 v17, v4, 16, 1
    v_bfe_u32 v18, v1, 16, 1
    v_bfe_u32 v19, v5, 16, 1
    v_bfe_u32 v20, v2, 16, 1
    v_bfe_u32 v21, v6, 16, 1
    v_bfe_u32 v22, v3, 16, 1
    v_add3_u32 v7, v15, v7, 0x7fff
    v_or_b32_e32 v23, 0x400000, v15
    v_cmp_u_f32_e32 vcc_lo, v15, v15
    v_add3_u32 v15, v0, v16, 0x7fff
    v_or_b32_e32 v16, 0x400000, v0
    v_cmp_u_f32_e64 s14, v0, v0
    v_add3_u32 v0, v4, v17, 0x7fff
    v_or_b32_e32 v17, 0x400000, v4
    v_cmp_u_f32_e64 s15, v4, v4
    v_add3_u32 v4, v1, v18, 0x7fff
    v_or_b32_e32 v18, 0x400000, v1
    v_cmp_u_f32_e64 s24, v1, v1
    v_add3_u32 v1, v5, v19, 0x7fff
    v_or_b32_e32 v19, 0x400000, v5
    v_cmp_u_f32_e64 s26, v5, v5
    v_add3_u32 v5, v2, v20, 0x7fff
    v_or_b32_e32 v20, 0x400000, v2
    v_cmp_u_f32_e64 s27, v2, v2
    v_add3_u32 v2, v6, v21, 0x7fff
    v_or_b32_e32 v21, 0x400000, v6
    v_cmp_u_f32_e64 s28, v6, v6
    v_add3_u32 v6, v3, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v3
    v_cmp_u_f32_e64 s29, v3, v3
    v_cndmask_b32_e32 v3, v7, v23, vcc_lo
    v_cndmask_b32_e64 v7, v15, v16, s14
    v_cndmask_b32_e64 v0, v0, v17, s15
    v_cndmask_b32_e64 v4, v4, v18, s24
    v_add_nc_u32_e32 v15, 4, v14
    v_cndmask_b32_e64 v1, v1, v19, s26
    v_cndmask_b32_e64 v5, v5, v20, s27
    v_cndmask_b32_e64 v2, v2, v21, s28
    v_cndmask_b32_e64 v6, v6, v22, s29
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v7, 16, v7
    v_lshrrev_b32_e32 v16, 16, v0
    v_lshrrev_b32_e32 v4, 16, v4
    v_cmp_gt_u32_e64 s7, s1, v14
    v_lshrrev_b32_e32 v17, 16, v1
    v_lshrrev_b32_e32 v5, 16, v5
    v_lshrrev_b32_e32 v18, 16, v2
    v_lshrrev_b32_e32 v6, 16, v6
    v_cmp_gt_u32_e64 s14, s1, v15
    v_lshl_or_b32 v0, v7, 16, v3
    v_lshl_or_b32 v1, v4, 16, v16
    v_cndmask_b32_e64 v4, s25, v14, s7
    v_lshl_or_b32 v2, v5, 16, v17
    v_lshl_or_b32 v3, v6, 16, v18
    v_cndmask_b32_e64 v5, s25, v15, s14
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v4, 1, v4
    v_add_nc_u32_e64 v9, v9, s4 clamp
    v_lshlrev_b32_e32 v5, 1, v5
    buffer_store_b64 v[0:1], v4, s[20:23], 0 offen
    buffer_store_b64 v[2:3], v5, s[20:23], 0 offen
L13:
    v_cmp_lt_u32_e32 vcc_lo, v9, v10
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc1 L10
    s_mov_b32 exec_lo, s2
    s_branch L17
L14:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v0, v8, v12
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_min_u32_e32 v1, s3, v0
    v_min_u32_e32 v2, s12, v0
    v_lshlrev_b32_e32 v1, 1, v1
    s_delay_alu instid0(VALU_DEP_2)
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    buffer_load_u16 v2, v2, s[16:19], 0 offen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v1, 16, v1
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L15
    v_mul_f32_e32 v1, 0x3fb8aa3b, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v1, -v13, v1, v2
    s_branch L16
L15:
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v2, v2, v13
    v_mul_f32_e32 v1, v1, v2
L16:
    s_delay_alu instid0(VALU_DEP_1)
    v_bfe_u32 v2, v1, 16, 1
    v_min_u32_e32 v0, s25, v0
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s1, v1, v1
    v_add_nc_u32_e64 v12, v12, s13 clamp
    v_add3_u32 v1, v1, v2, 0x7fff
    v_lshlrev_b32_e32 v0, 1, v0
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v1, v3, s1
    buffer_store_d16_hi_b16 v1, v0, s[20:23], 0 offen
L17:
    v_cmp_lt_u32_e32 vcc_lo, v12, v11
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc1 L14
    s_endpgm
