; 18 VGPRs, 28 SGPRs, 0 bytes of LDS, 0 of scratch, 200 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b64 s[0:1], s[0:1], 0x74
    s_mov_b32 s3, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s19, 0x11016000
    v_lshl_add_u32 v1, s13, 8, v0
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s12, s6
    s_lshl_b32 s6, s6, 1
    s_max_u32 s13, s12, 7
    s_lshl_b32 s14, 1, s27
    v_lshrrev_b32_e32 v4, s27, v1
    s_or_b32 s9, s9, 0x40000
    s_add_u32 s15, s14, -1
    s_or_b32 s17, s17, 0x40000
    v_dual_mov_b32 v11, 0xff7fffff :: v_dual_and_b32 v0, s15, v0
    v_cmp_gt_u32_e32 vcc_lo, s24, v4
    v_mul_lo_u32 v5, v4, s25
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_cndmask_b32_e32 v6, s14, v0, vcc_lo
    s_or_b32 s21, s21, 0x40000
    v_cndmask_b32_e64 v7, 0, s26, vcc_lo
    v_cndmask_b32_e64 v8, 0, s25, vcc_lo
    v_dual_mov_b32 v10, 0 :: v_dual_lshlrev_b32 v9, 3, v6
    s_lshl_b32 s15, s14, 3
    s_add_u32 s13, s13, -7
    s_branch L1
L0:
    s_mov_b32 exec_lo, s26
    v_add_nc_u32_e32 v0, v5, v9
    v_add_nc_u32_e64 v9, v9, s15 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e64 s26, s13, v0
    v_cndmask_b32_e64 v0, s12, v0, s26
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
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
    v_max3_f32 v16, v16, v17, v11
    v_sub_f32_e32 v11, v11, v16
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
    v_mul_f32_e32 v13, 0x3fb8aa3b, v13
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
    v_dual_mul_f32 v11, 0x3fb8aa3b, v11 :: v_dual_add_f32 v0, v14, v0
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_add_f32 v1, v12, v1 :: v_dual_add_f32 v2, v15, v2
    v_exp_f32_e32 v11, v11
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v3, v13, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_add_f32 v0, v0, v1 :: v_dual_add_f32 v1, v3, v2
    v_add_f32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v10, v10, v11, v0
    v_mov_b32_e32 v11, v16
L1:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v9, v7
    s_and_b32 s26, exec_lo, vcc_lo
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v0, v7, v6
    s_branch L3
L2:
    s_mov_b32 exec_lo, s13
    v_add_nc_u32_e32 v1, v5, v0
    v_add_nc_u32_e64 v0, v0, s14 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, s12, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_e32 v2, v11, v1
    v_sub_f32_e32 v3, v11, v2
    v_sub_f32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v3, 0x3fb8aa3b, v3
    v_mul_f32_e32 v1, 0x3fb8aa3b, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v3, v3
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v10, v10, v3, v1
    v_mov_b32_e32 v11, v2
L3:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v0, v8
    s_and_b32 s13, exec_lo, vcc_lo
    s_cbranch_scc1 L2
    s_mov_b32 exec_lo, s2
    v_max_f32_dpp v0, v11, v11 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s27, 3
    s_cbranch_scc0 L4
    s_delay_alu instid0(VALU_DEP_1)
    v_max_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L4:
    s_cmp_gt_u32 s27, 4
    s_cbranch_scc0 L5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v1, v0, 0x76543210, s3 op_sel:[0,1]
    v_max_f32_e32 v0, v0, v1
L5:
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v1, v11, v0
    v_mul_f32_e32 v1, 0x3fb8aa3b, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v10, v1
    v_add_f32_dpp v1, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s27, 3
    s_cbranch_scc0 L6
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L6:
    s_cmp_gt_u32 s27, 4
    s_cbranch_scc0 L7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v2, v1, 0x76543210, s3 op_sel:[0,1]
    v_add_f32_e32 v1, v1, v2
L7:
    v_cmp_eq_u32_e32 vcc_lo, 0, v6
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s3
    buffer_load_b32 v2, v4, s[8:11], 0 idxen
    s_add_u32 s8, s25, -1
    s_waitcnt vmcnt(0)
    v_min_u32_e32 v3, s8, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v3, v5, v3
    v_cmp_gt_u32_e64 s8, s12, v3
    s_and_b32 s9, exec_lo, s8
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s9
    v_lshlrev_b32_e32 v3, 1, v3
    buffer_load_u16 v3, v3, s[4:7], 0 offen
    s_mov_b32 exec_lo, s3
L8:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v3, 0, v3, s8
    v_log_f32_e32 v5, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v3, 16, v3
    v_cmp_ne_u32_e32 vcc_lo, s0, v2
    v_cmp_gt_u32_e64 s3, s25, v2
    s_cmp_eq_u32 s1, 0
    s_cselect_b32 s1, exec_lo, 0
    s_waitcnt_depctr 0xfff
    v_dual_subrev_f32 v2, v3, v0 :: v_dual_mul_f32 v3, 0x3f317218, v5
    v_rcp_f32_e32 v1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_add_f32 v2, v2, v3 :: v_dual_add_nc_u32 v3, s24, v4
    v_cndmask_b32_e64 v2, 0x7fc00000, v2, s3
    s_or_b32 s0, s1, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v2, 0, v2, s0
    buffer_store_b32 v2, v4, s[16:19], 0 idxen
    buffer_store_b32 v0, v4, s[20:23], 0 idxen
    buffer_store_b32 v1, v3, s[20:23], 0 idxen
L9:
    s_endpgm
