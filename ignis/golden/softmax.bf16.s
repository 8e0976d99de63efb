; 26 VGPRs, 23 SGPRs, 0 bytes of LDS, 0 of scratch, 446 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x30
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b32 s0, s[0:1], 0x44
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    v_lshl_add_u32 v1, s13, 8, v0
    s_mov_b32 s3, s10
    s_mov_b32 s12, s18
    s_lshl_b32 s13, 1, s7
    s_delay_alu instid0(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, s7, v1
    s_max_u32 s14, s3, 7
    s_add_u32 s15, s13, -1
    s_lshl_b32 s10, s10, 1
    v_dual_mov_b32 v9, 0 :: v_dual_and_b32 v0, s15, v0
    v_cmp_gt_u32_e32 vcc_lo, s4, v1
    v_mul_lo_u32 v4, v1, s5
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_cndmask_b32_e32 v5, s13, v0, vcc_lo
    s_lshl_b32 s18, s18, 1
    v_cndmask_b32_e64 v6, 0, s6, vcc_lo
    v_cndmask_b32_e64 v7, 0, s5, vcc_lo
    v_lshlrev_b32_e32 v8, 3, v5
    s_lshl_b32 s4, s13, 3
    s_add_u32 s5, s14, -7
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mov_b32 v10, 0xff7fffff :: v_dual_mov_b32 v11, v8
    s_branch L1
L0:
    s_mov_b32 exec_lo, s6
    v_add_nc_u32_e32 v0, v4, v11
    v_add_nc_u32_e64 v11, v11, s4 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e64 s6, s5, v0
    v_cndmask_b32_e64 v0, s3, v0, s6
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v12, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v13, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v14, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v15, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_max_f32_e32 v16, v12, v1
    v_max_f32_e32 v17, v13, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max3_f32 v16, v14, v0, v16
    v_max3_f32 v17, v15, v2, v17
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v16, v16, v17, v10
    v_sub_f32_e32 v10, v10, v16
    v_sub_f32_e32 v14, v14, v16
    v_sub_f32_e32 v0, v0, v16
    v_sub_f32_e32 v12, v12, v16
    v_sub_f32_e32 v1, v1, v16
    v_sub_f32_e32 v15, v15, v16
    v_sub_f32_e32 v2, v2, v16
    v_dual_subrev_f32 v13, v16, v13 :: v_dual_mul_f32 v14, 0x3fb8aa3b, v14
    v_dual_subrev_f32 v3, v16, v3 :: v_dual_mul_f32 v0, 0x3fb8aa3b, v0
    v_dual_mul_f32 v12, 0x3fb8aa3b, v12 :: v_dual_mul_f32 v1, 0x3fb8aa3b, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v15, 0x3fb8aa3b, v15 :: v_dual_mul_f32 v2, 0x3fb8aa3b, v2
    v_dual_mul_f32 v13, 0x3fb8aa3b, v13 :: v_dual_mul_f32 v10, 0x3fb8aa3b, v10
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v3, 0x3fb8aa3b, v3
    v_exp_f32_e32 v14, v14
    v_exp_f32_e32 v0, v0
    v_exp_f32_e32 v12, v12
    v_exp_f32_e32 v1, v1
    v_exp_f32_e32 v15, v15
    v_exp_f32_e32 v2, v2
    v_exp_f32_e32 v13, v13
    v_exp_f32_e32 v3, v3
    v_add_f32_e32 v0, v14, v0
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_dual_add_f32 v1, v12, v1 :: v_dual_add_f32 v2, v15, v2
    v_exp_f32_e32 v10, v10
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v3, v13, v3
    v_dual_add_f32 v0, v0, v1 :: v_dual_add_f32 v1, v3, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v1
    v_fma_f32 v9, v9, v10, v0
    v_mov_b32_e32 v10, v16
L1:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v11, v6
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v5, v6, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v0, v5
    s_branch L3
L2:
    s_mov_b32 exec_lo, s6
    v_add_nc_u32_e32 v1, v4, v0
    v_add_nc_u32_e64 v0, v0, s13 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s3, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_e32 v2, v10, v1
    v_sub_f32_e32 v3, v10, v2
    v_dual_sub_f32 v1, v1, v2 :: v_dual_mov_b32 v10, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v3, 0x3fb8aa3b, v3
    v_mul_f32_e32 v1, 0x3fb8aa3b, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v3, v3
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v9, v9, v3, v1
L3:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v0, v7
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc1 L2
    s_mov_b32 exec_lo, s2
    v_max_f32_dpp v0, v10, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v11, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s7, 3
    s_cbranch_scc0 L4
    s_delay_alu instid0(VALU_DEP_1)
    v_max_f32_dpp v11, v11, v11 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L4:
    s_cmp_gt_u32 s7, 4
    s_cbranch_scc0 L5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v0, v11, 0x76543210, s1 op_sel:[0,1]
    v_max_f32_e32 v11, v11, v0
L5:
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v0, v10, v11
    v_mul_f32_e32 v0, 0x3fb8aa3b, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, v9, v0
    v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s7, 3
    s_cbranch_scc0 L6
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L6:
    s_cmp_gt_u32 s7, 4
    s_cbranch_scc0 L7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v1, v0, 0x76543210, s1 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v1
L7:
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L12
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_log_f32_e32 v0, v0
    s_max_u32 s0, s12, 3
    s_add_u32 s0, s0, -3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v9, 0x3f317218, v0
    s_branch L9
L8:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v0, v4, v8
    v_add_nc_u32_e64 v8, v8, s4 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_cmp_gt_u32_e32 vcc_lo, s5, v0
    v_add_nc_u32_e32 v1, 4, v0
    v_cmp_gt_u32_e64 s6, s0, v0
    v_cndmask_b32_e32 v2, s3, v0, vcc_lo
    v_cmp_gt_u32_e32 vcc_lo, s0, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v0, s12, v0, s6
    v_lshlrev_b32_e32 v2, 1, v2
    v_cndmask_b32_e32 v1, s12, v1, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v10, 1, v0
    v_lshlrev_b32_e32 v12, 1, v1
    buffer_load_b128 v[0:3], v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v13, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v14, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v15, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v16, 16, v3
    v_dual_subrev_f32 v0, v11, v0 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_sub_f32_e32 v13, v13, v11
    v_sub_f32_e32 v14, v14, v11
    v_sub_f32_e32 v1, v1, v11
    v_sub_f32_e32 v15, v15, v11
    v_sub_f32_e32 v2, v2, v11
    v_sub_f32_e32 v16, v16, v11
    v_sub_f32_e32 v3, v3, v11
    v_sub_f32_e32 v13, v13, v9
    v_sub_f32_e32 v0, v0, v9
    v_sub_f32_e32 v14, v14, v9
    v_sub_f32_e32 v1, v1, v9
    v_sub_f32_e32 v15, v15, v9
    v_sub_f32_e32 v2, v2, v9
    v_sub_f32_e32 v16, v16, v9
    v_sub_f32_e32 v3, v3, v9
    v_bfe_u32 v17, v13, 16, 1
    v_bfe_u32 v18, v0, 16, 1
    v_bfe_u32 v19, v14, 16, 1
    v_bfe_u32 v20, v1, 16, 1
    v_bfe_u32 v21, v15, 16, 1
    v_bfe_u32 v22, v2, 16, 1
    v_bfe_u32 v23, v16, 16, 1
    v_bfe_u32 v24, v3, 16, 1
    v_add3_u32 v17, v13, v17, 0x7fff
    v_or_b32_e32 v25, 0x400000, v13
    v_cmp_u_f32_e64 s1, v13, v13
    v_add3_u32 v13, v0, v18, 0x7fff
    v_or_b32_e32 v18, 0x400000, v0
    v_cmp_u_f32_e64 s6, v0, v0
    v_add3_u32 v0, v14, v19, 0x7fff
    v_or_b32_e32 v19, 0x400000, v14
    v_cmp_u_f32_e64 s7, v14, v14
    v_add3_u32 v14, v1, v20, 0x7fff
    v_or_b32_e32 v20, 0x400000, v1
    v_cmp_u_f32_e32 vcc_lo, v1, v1
    v_add3_u32 v1, v15, v21, 0x7fff
    v_or_b32_e32 v21, 0x400000, v15
    v_cmp_u_f32_e64 s15, v15, v15
    v_add3_u32 v15, v2, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v2
    v_cmp_u_f32_e64 s20, v2, v2
    v_add3_u32 v2, v16, v23, 0x7fff
    v_or_b32_e32 v23, 0x400000, v16
    v_cmp_u_f32_e64 s21, v16, v16
    v_add3_u32 v16, v3, v24, 0x7fff
    v_or_b32_e32 v24, 0x400000, v3
    v_cmp_u_f32_e64 s22, v3, v3
    v_cndmask_b32_e64 v3, v17, v25, s1
    v_cndmask_b32_e64 v13, v13, v18, s6
    v_cndmask_b32_e64 v0, v0, v19, s7
    v_cndmask_b32_e32 v14, v14, v20, vcc_lo
    v_cndmask_b32_e64 v1, v1, v21, s15
    v_cndmask_b32_e64 v15, v15, v22, s20
    v_cndmask_b32_e64 v2, v2, v23, s21
    v_cndmask_b32_e64 v16, v16, v24, s22
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v13, 16, v13
    v_lshrrev_b32_e32 v17, 16, v0
    v_lshrrev_b32_e32 v14, 16, v14
    v_lshrrev_b32_e32 v18, 16, v1
    v_lshrrev_b32_e32 v15, 16, v15
    v_lshrrev_b32_e32 v19, 16, v2
    v_lshrrev_b32_e32 v16, 16, v16
    v_lshl_or_b32 v0, v13, 16, v3
    v_lshl_or_b32 v1, v14, 16, v17
    v_lshl_or_b32 v2, v15, 16, v18
    s_delay_alu instid0(VALU_DEP_4)
    v_lshl_or_b32 v3, v16, 16, v19
    buffer_store_b64 v[0:1], v10, s[16:19], 0 offen
    buffer_store_b64 v[2:3], v12, s[16:19], 0 offen
L9:
    v_cmp_lt_u32_e32 vcc_lo, v8, v6
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc1 L8
    s_mov_b32 exec_lo, s2
    s_branch L11
L10:
    s_mov_b32 exec_lo, s0
    v_add_nc_u32_e32 v0, v4, v5
    v_add_nc_u32_e64 v5, v5, s13 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_min_u32_e32 v1, s3, v0
    v_min_u32_e32 v0, s12, v0
    v_lshlrev_b32_e32 v1, 1, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_sub_f32_e32 v1, v1, v11
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v1, v1, v9
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v2, 0x7fff
    v_cndmask_b32_e64 v1, v1, v3, s0
    buffer_store_d16_hi_b16 v1, v0, s[16:19], 0 offen
L11:
    v_cmp_lt_u32_e32 vcc_lo, v5, v7
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc1 L10
    s_branch L17
L12:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_rcp_f32_e32 v9, v0
    s_max_u32 s0, s12, 3
    s_add_u32 s0, s0, -3
    s_branch L14
L13:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v0, v4, v8
    v_add_nc_u32_e64 v8, v8, s4 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_cmp_gt_u32_e32 vcc_lo, s5, v0
    v_add_nc_u32_e32 v1, 4, v0
    v_cmp_gt_u32_e64 s6, s0, v0
    v_cndmask_b32_e32 v2, s3, v0, vcc_lo
    v_cmp_gt_u32_e32 vcc_lo, s0, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v0, s12, v0, s6
    v_lshlrev_b32_e32 v2, 1, v2
    v_cndmask_b32_e32 v1, s12, v1, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v10, 1, v0
    v_lshlrev_b32_e32 v12, 1, v1
    buffer_load_b128 v[0:3], v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v13, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v14, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v15, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v16, 16, v3
    v_dual_subrev_f32 v0, v11, v0 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_sub_f32_e32 v13, v13, v11
    v_sub_f32_e32 v14, v14, v11
    v_sub_f32_e32 v1, v1, v11
    v_sub_f32_e32 v15, v15, v11
    v_sub_f32_e32 v2, v2, v11
    v_sub_f32_e32 v16, v16, v11
    v_dual_sub_f32 v3, v3, v11 :: v_dual_mul_f32 v0, 0x3fb8aa3b, v0
    v_dual_mul_f32 v13, 0x3fb8aa3b, v13 :: v_dual_mul_f32 v14, 0x3fb8aa3b, v14
    v_mul_f32_e32 v1, 0x3fb8aa3b, v1
    v_dual_mul_f32 v15, 0x3fb8aa3b, v15 :: v_dual_mul_f32 v2, 0x3fb8aa3b, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v16, 0x3fb8aa3b, v16 :: v_dual_mul_f32 v3, 0x3fb8aa3b, v3
    v_exp_f32_e32 v13, v13
    v_exp_f32_e32 v0, v0
    v_exp_f32_e32 v14, v14
    v_exp_f32_e32 v1, v1
    v_exp_f32_e32 v15, v15
    v_exp_f32_e32 v2, v2
    v_exp_f32_e32 v16, v16
    v_exp_f32_e32 v3, v3
    v_mul_f32_e32 v13, v13, v9
    v_mul_f32_e32 v0, v0, v9
    v_mul_f32_e32 v14, v14, v9
    v_mul_f32_e32 v1, v1, v9
    v_mul_f32_e32 v15, v15, v9
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
    v_mul_f32_e32 v2, v2, v9
    v_mul_f32_e32 v16, v16, v9
    s_delay_alu instid0(TRANS32_DEP_1)
    v_mul_f32_e32 v3, v3, v9
    v_bfe_u32 v17, v13, 16, 1
    v_bfe_u32 v18, v0, 16, 1
    v_bfe_u32 v19, v14, 16, 1
    v_bfe_u32 v20, v1, 16, 1
    v_bfe_u32 v21, v15, 16, 1
    v_bfe_u32 v22, v2, 16, 1
    v_bfe_u32 v23, v16, 16, 1
    v_bfe_u32 v24, v3, 16, 1
    v_add3_u32 v17, v13, v17, 0x7fff
    v_or_b32_e32 v25, 0x400000, v13
    v_cmp_u_f32_e64 s1, v13, v13
    v_add3_u32 v13, v0, v18, 0x7fff
    v_or_b32_e32 v18, 0x400000, v0
    v_cmp_u_f32_e64 s6, v0, v0
    v_add3_u32 v0, v14, v19, 0x7fff
    v_or_b32_e32 v19, 0x400000, v14
    v_cmp_u_f32_e64 s7, v14, v14
    v_add3_u32 v14, v1, v20, 0x7fff
    v_or_b32_e32 v20, 0x400000, v1
    v_cmp_u_f32_e32 vcc_lo, v1, v1
    v_add3_u32 v1, v15, v21, 0x7fff
    v_or_b32_e32 v21, 0x400000, v15
    v_cmp_u_f32_e64 s15, v15, v15
    v_add3_u32 v15, v2, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v2
    v_cmp_u_f32_e64 s20, v2, v2
    v_add3_u32 v2, v16, v23, 0x7fff
    v_or_b32_e32 v23, 0x400000, v16
    v_cmp_u_f32_e64 s21, v16, v16
    v_add3_u32 v16, v3, v24, 0x7fff
    v_or_b32_e32 v24, 0x400000, v3
    v_cmp_u_f32_e64 s22, v3, v3
    v_cndmask_b32_e64 v3, v17, v25, s1
    v_cndmask_b32_e64 v13, v13, v18, s6
    v_cndmask_b32_e64 v0, v0, v19, s7
    v_cndmask_b32_e32 v14, v14, v20, vcc_lo
    v_cndmask_b32_e64 v1, v1, v21, s15
    v_cndmask_b32_e64 v15, v15, v22, s20
    v_cndmask_b32_e64 v2, v2, v23, s21
    v_cndmask_b32_e64 v16, v16, v24, s22
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v13, 16, v13
    v_lshrrev_b32_e32 v17, 16, v0
    v_lshrrev_b32_e32 v14, 16, v14
    v_lshrrev_b32_e32 v18, 16, v1
    v_lshrrev_b32_e32 v15, 16, v15
    v_lshrrev_b32_e32 v19, 16, v2
    v_lshrrev_b32_e32 v16, 16, v16
    v_lshl_or_b32 v0, v13, 16, v3
    v_lshl_or_b32 v1, v14, 16, v17
    v_lshl_or_b32 v2, v15, 16, v18
    s_delay_alu instid0(VALU_DEP_4)
    v_lshl_or_b32 v3, v16, 16, v19
    buffer_store_b64 v[0:1], v10, s[16:19], 0 offen
    buffer_store_b64 v[2:3], v12, s[16:19], 0 offen
L14:
    v_cmp_lt_u32_e32 vcc_lo, v8, v6
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc1 L13
    s_mov_b32 exec_lo, s2
    s_branch L16
L15:
    s_mov_b32 exec_lo, s0
    v_add_nc_u32_e32 v0, v4, v5
    v_add_nc_u32_e64 v5, v5, s13 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_min_u32_e32 v1, s3, v0
    v_min_u32_e32 v0, s12, v0
    v_lshlrev_b32_e32 v1, 1, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_sub_f32_e32 v1, v1, v11
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, 0x3fb8aa3b, v1
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v1, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    v_add3_u32 v1, v1, v2, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, v3, s0
    buffer_store_d16_hi_b16 v1, v0, s[16:19], 0 offen
L16:
    v_cmp_lt_u32_e32 vcc_lo, v5, v7
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc1 L15
L17:
    s_endpgm
