; 90 VGPRs, 106 SGPRs, 2376 bytes of LDS, 0 of scratch, 2683 instructions
    s_mov_b32 s20, exec_lo
    s_mov_b32 s2, s13
    s_delay_alu instid0(SALU_CYCLE_1)
    v_writelane_b32 v83, s2, 11
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[12:15], s[0:1], 0x30
    s_load_b128 s[16:19], s[0:1], 0x48
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_writelane_b32 v83, s16, 16
    v_writelane_b32 v83, s17, 17
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_writelane_b32 v83, s18, 18
    v_writelane_b32 v83, s19, 19
    s_load_b32 s16, s[0:1], 0x60
    s_load_b32 s17, s[0:1], 0x10
    s_load_b32 s0, s[0:1], 0x5c
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_writelane_b32 v83, s0, 5
    v_readlane_b32 s0, v83, 11
    s_mul_i32 s0, s0, 12
    s_mov_b32 s7, 0x31016000
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v2, 0
    s_add_u32 s1, s0, 4
    s_add_u32 s2, s0, 8
    s_mov_b32 s3, exec_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    v_writelane_b32 v83, s3, 2
    v_lshrrev_b32_e32 v1, 5, v1
    s_and_b32 s3, -1, exec_lo
    s_cselect_b32 s3, 1, 0
    v_mbcnt_lo_u32_b32 v49, -1, 0
    s_mov_b32 s18, 0xfedcba98
    v_readfirstlane_b32 s19, v1
    v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v4, v0
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s15, 0x31016000
    s_mov_b32 s21, 0x11016000
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_writelane_b32 v83, s21, 10
    v_mov_b32_e32 v1, 0
    v_mov_b32_e32 v3, s3
    v_readlane_b32 s3, v83, 2
    s_mov_b32 s21, s3
    s_mov_b32 s3, s6
    s_lshl_b32 s6, s6, 2
    s_max_u32 s22, s3, 3
    v_readlane_b32 s23, v83, 11
    s_mul_i32 s23, s23, s16
    s_mov_b32 s24, s14
    s_add_u32 s22, s22, -3
    s_mul_i32 s23, s23, s17
    v_readlane_b32 s25, v83, 18
    s_delay_alu instid0(VALU_DEP_1)
    v_writelane_b32 v83, s25, 6
    s_cmp_lt_u32 s0, s22
    s_cselect_b32 s0, s0, s3
    s_cmp_lt_u32 s1, s22
    s_cselect_b32 s1, s1, s3
    s_cmp_lt_u32 s2, s22
    s_cselect_b32 s2, s2, s3
    s_lshl_b32 s0, s0, 2
    s_lshl_b32 s22, s1, 2
    s_lshl_b32 s25, s2, 2
    s_buffer_load_b128 s[0:3], s[4:7], s0
    s_waitcnt lgkmcnt(0)
    v_writelane_b32 v83, s0, 27
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_writelane_b32 v83, s1, 28
    v_writelane_b32 v83, s2, 29
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_writelane_b32 v83, s3, 30
    s_buffer_load_b128 s[0:3], s[4:7], s22
    s_waitcnt lgkmcnt(0)
    v_writelane_b32 v83, s0, 20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_writelane_b32 v83, s1, 21
    v_writelane_b32 v83, s2, 22
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_writelane_b32 v83, s3, 23
    s_buffer_load_b128 s[0:3], s[4:7], s25
    s_waitcnt lgkmcnt(0)
    v_writelane_b32 v83, s0, 12
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_writelane_b32 v83, s1, 13
    v_writelane_b32 v83, s2, 14
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_writelane_b32 v83, s3, 15
    s_or_b32 s9, s9, 0x40000
    s_lshl_b32 s14, s14, 2
    v_readlane_b32 s0, v83, 16
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_writelane_b32 v83, s0, 7
    v_readlane_b32 s0, v83, 18
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_writelane_b32 v83, s0, 9
    v_readlane_b32 s0, v83, 17
    s_or_b32 s0, s0, 0x40000
    s_delay_alu instid0(SALU_CYCLE_1)
    v_writelane_b32 v83, s0, 8
    s_add_u32 s0, s23, s17
    s_branch L2
L0:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v3, s23, v4
    buffer_load_b32 v5, v3, s[8:11], 0 idxen
    s_cmp_eq_u32 s16, 2
    s_cbranch_scc0 L1
    v_add_nc_u32_e32 v6, s0, v4
    buffer_load_b32 v6, v6, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v5, v5, v6
    buffer_store_b32 v5, v3, s[8:11], 0 idxen
L1:
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, 0, v5
    v_not_b32_e32 v6, v4
    v_and_b32_e32 v5, 0x7fffffff, v5
    v_add_nc_u32_e64 v4, v4, 0x200 clamp
    s_delay_alu instid0(VALU_DEP_4)
    v_lshrrev_b32_e32 v7, 31, v3
    v_not_b32_e32 v8, v3
    v_or_b32_e32 v3, 0x80000000, v3
    v_cmp_gt_u32_e64 s1, v2, v6
    v_cmp_gt_u32_e64 s2, 0x7f800000, v5
    v_cmp_eq_u32_e32 vcc_lo, 1, v7
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v5, v3, v8, vcc_lo
    v_cmp_gt_u32_e64 s3, v1, v5
    v_cmp_eq_u32_e64 s4, v1, v5
    s_and_b32 s21, s21, s2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v3, 0, 1, s21
    s_and_b32 s1, s4, s1
    s_or_b32 s1, s3, s1
    s_delay_alu instid0(SALU_CYCLE_1)
    v_cndmask_b32_e64 v2, v6, v2, s1
    v_cndmask_b32_e64 v1, v5, v1, s1
L2:
    v_cmp_gt_u32_e32 vcc_lo, s17, v4
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s20
    v_cmp_ne_u32_e64 s0, 0, v3
    v_readlane_b32 s1, v83, 22
    s_cmp_gt_u32 s1, 0
    s_cselect_b32 s1, exec_lo, 0
    v_readlane_b32 s2, v83, 12
    s_cmp_lg_u32 s2, -1
    s_cselect_b32 s2, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s1, s2
    s_and_b32 s1, s1, exec_lo
    s_cbranch_scc0 L12
    s_max_u32 s1, s24, 1
    s_waitcnt_vscnt null, 0x0
    s_barrier
    v_mov_b32_e32 v3, v0
    s_add_u32 s1, s1, -1
    s_branch L6
L3:
    s_mov_b32 exec_lo, s2
    v_readlane_b32 s3, v83, 21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v1, v3, 1, s3
    v_cmp_gt_u32_e32 vcc_lo, s1, v1
    v_cndmask_b32_e32 v1, s24, v1, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b64 v[1:2], v1, s[12:15], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v4, 0x3fffffff, v1
    v_cmp_gt_u32_e32 vcc_lo, s17, v4
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s3
    v_add_nc_u32_e32 v4, s23, v4
    buffer_load_b32 v5, v4, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_cmp_lt_f32_e64 s4, 0, v5
    s_and_b32 s5, exec_lo, s4
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s5
    v_readlane_b32 s5, v83, 20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mov_b32_e32 v6, s5
    v_div_scale_f32 v7, null, v6, v6, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v8, v7
    s_waitcnt_depctr 0xfff
    v_fma_f32 v9, -v7, v8, 1.0
    v_fma_f32 v8, v9, v8, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_or_b32_e32 v9, 1, v8
    v_div_scale_f32 v10, vcc_lo, v5, v6, v5
    v_mul_f32_e32 v11, v10, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v12, -v7, v11, v10
    v_fma_f32 v9, v12, v9, v11
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v7, -v7, v9, v10
    v_div_fmas_f32 v7, v7, v8, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_div_fixup_f32 v6, v7, v6, v5
    s_mov_b32 exec_lo, s3
L4:
    v_readlane_b32 s3, v83, 20
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v7, s3, v5
    v_and_b32_e32 v8, 2.0, v1
    v_and_b32_e32 v1, 0x80000000, v1
    v_cndmask_b32_e64 v6, v7, v6, s4
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_ne_u32_e64 s3, 0, v8
    v_cmp_ne_u32_e64 s4, 0, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v5, v6, s3
    v_add_f32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0xff800000, s4
    buffer_store_b32 v1, v4, s[8:11], 0 idxen
    s_mov_b32 exec_lo, s2
L5:
    v_add_nc_u32_e64 v3, v3, 0x200 clamp
L6:
    v_readlane_b32 s2, v83, 22
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s2, v3
    s_and_b32 s2, exec_lo, vcc_lo
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s20
    s_waitcnt_vscnt null, 0x0
    s_barrier
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, 0
    v_mov_b32_e32 v3, v0
    s_branch L11
L7:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v4, s23, v3
    buffer_load_b32 v5, v4, s[8:11], 0 idxen
    v_readlane_b32 s2, v83, 12
    s_cmp_lg_u32 s2, -1
    s_cbranch_scc0 L8
    v_lshrrev_b32_e32 v6, 5, v3
    v_readlane_b32 s2, v83, 12
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v6, s2, v6
    v_min_u32_e32 v6, s24, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v6, 2, v6
    buffer_load_b32 v6, v6, s[12:15], 0 offen
    v_and_b32_e32 v7, 31, v3
    s_waitcnt vmcnt(0)
    v_lshrrev_b32_e32 v6, v7, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v6, 1, v6
    v_cmp_eq_u32_e64 s2, 0, v6
    s_branch L9
L8:
    s_mov_b32 s2, 0
L9:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s3, exec_lo, s2
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s3
    s_mov_b32 s3, 0xff800000
    v_mov_b32_e32 v6, 0xff800000
    buffer_store_b32 v6, v4, s[8:11], 0 idxen
    s_mov_b32 exec_lo, s1
L10:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v4, v5, s3, s2
    v_not_b32_e32 v5, v3
    v_add_nc_u32_e64 v3, v3, 0x200 clamp
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_e32 v4, 0, v4
    v_cmp_gt_u32_e64 s1, v2, v5
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v6, 31, v4
    v_not_b32_e32 v7, v4
    v_or_b32_e32 v4, 0x80000000, v4
    v_cmp_eq_u32_e32 vcc_lo, 1, v6
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v4, v4, v7, vcc_lo
    v_cmp_gt_u32_e64 s2, v1, v4
    v_cmp_eq_u32_e64 s3, v1, v4
    s_and_b32 s1, s3, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s2, s1
    v_cndmask_b32_e64 v2, v5, v2, s1
    v_cndmask_b32_e64 v1, v4, v1, s1
L11:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s17, v3
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc1 L7
    s_mov_b32 exec_lo, s20
L12:
    v_mov_b32_dpp v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v4, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_lshl_b32 s1, s19, 2
    s_delay_alu instid0(SALU_CYCLE_1)
    v_writelane_b32 v83, s1, 25
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_and_not1_b32 s0, exec_lo, s0
    s_cselect_b32 s0, 0, 1
    v_cmp_eq_u32_e32 vcc_lo, v1, v4
    v_cmp_gt_u32_e64 s2, v2, v3
    v_cmp_gt_u32_e64 s3, v1, v4
    v_readlane_b32 s4, v83, 25
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_mov_b32_e32 v5, s4
    v_mov_b32_e32 v33, s0
    v_readlane_b32 s0, v83, 25
    v_mov_b32_e32 v34, s0
    v_readlane_b32 s0, v83, 27
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_gt_f32_e64 s0, s0, 0
    s_and_b32 s1, vcc_lo, s2
    s_or_b32 s1, s3, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v3, v2, s1
    v_cndmask_b32_e64 v1, v4, v1, s1
    v_mov_b32_dpp v3, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v4, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e32 vcc_lo, v2, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s2, v1, v4
    v_cmp_gt_u32_e64 s3, v1, v4
    s_and_b32 s1, s2, vcc_lo
    s_or_b32 s1, s3, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v3, v2, s1
    v_cndmask_b32_e64 v1, v4, v1, s1
    v_mov_b32_dpp v3, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v4, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e32 vcc_lo, v2, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s2, v1, v4
    v_cmp_gt_u32_e64 s3, v1, v4
    s_and_b32 s1, s2, vcc_lo
    s_or_b32 s1, s3, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v3, v2, s1
    v_cndmask_b32_e64 v1, v4, v1, s1
    v_mov_b32_dpp v3, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v4, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e32 vcc_lo, v2, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s2, v1, v4
    v_cmp_gt_u32_e64 s3, v1, v4
    s_and_b32 s1, s2, vcc_lo
    s_or_b32 s1, s3, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v3, v2, s1
    v_cndmask_b32_e64 v1, v4, v1, s1
    v_permlanex16_b32 v3, v2, 0x76543210, s18 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v4, v1, 0x76543210, s18 op_sel:[0,1]
    v_cmp_gt_u32_e32 vcc_lo, v2, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s2, v1, v4
    v_cmp_gt_u32_e64 s3, v1, v4
    s_and_b32 s1, s2, vcc_lo
    s_or_b32 s1, s3, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v3, v2, s1
    v_cndmask_b32_e64 v1, v4, v1, s1
    v_readlane_b32 s1, v2, 0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readlane_b32 s2, v1, 0
    v_dual_mov_b32 v1, s1 :: v_dual_mov_b32 v2, s2
    ds_store_2addr_b32 v5, v1, v2 offset1:16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[1:4], v85
    ds_load_b128 v[5:8], v85 offset:16
    ds_load_b128 v[9:12], v85 offset:32
    ds_load_b128 v[13:16], v85 offset:48
    ds_load_b128 v[17:20], v85 offset:64
    ds_load_b128 v[21:24], v85 offset:80
    ds_load_b128 v[25:28], v85 offset:96
    ds_load_b128 v[29:32], v85 offset:112
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_store_b32 v34, v33
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[33:36], v85
    ds_load_b128 v[37:40], v85 offset:16
    ds_load_b128 v[41:44], v85 offset:32
    ds_load_b128 v[45:48], v85 offset:48
    v_cmp_gt_u32_e32 vcc_lo, v1, v2
    v_cmp_gt_u32_e64 s2, v17, v18
    v_cmp_eq_u32_e64 s3, v17, v18
    s_waitcnt lgkmcnt(3)
    v_min_u32_e32 v33, v33, v34
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_min3_u32 v33, v33, v35, v36
    s_waitcnt lgkmcnt(2)
    v_min3_u32 v33, v33, v37, v38
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    s_or_b32 s1, s2, s1
    v_min3_u32 v33, v33, v39, v40
    v_cndmask_b32_e64 v1, v2, v1, s1
    v_cndmask_b32_e64 v2, v18, v17, s1
    s_waitcnt lgkmcnt(1)
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_min3_u32 v17, v33, v41, v42
    v_cmp_gt_u32_e32 vcc_lo, v1, v3
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cmp_eq_u32_e64 s2, v2, v19
    v_cmp_gt_u32_e64 s3, v2, v19
    v_min3_u32 v17, v17, v43, v44
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min3_u32 v17, v17, v45, v46
    v_min3_u32 v17, v17, v47, v48
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readfirstlane_b32 s2, v17
    v_writelane_b32 v83, s2, 0
    s_or_b32 s1, s3, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v3, v1, s1
    v_cndmask_b32_e64 v2, v19, v2, s1
    v_cmp_gt_u32_e32 vcc_lo, v1, v4
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s2, v2, v20
    v_cmp_gt_u32_e64 s3, v2, v20
    v_readlane_b32 s4, v83, 0
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s0, s4, s0
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v4, v1, s1
    v_cndmask_b32_e64 v2, v20, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v5
    v_cmp_eq_u32_e64 s2, v2, v21
    v_cmp_gt_u32_e64 s3, v2, v21
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v5, v1, s1
    v_cndmask_b32_e64 v2, v21, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v6
    v_cmp_eq_u32_e64 s2, v2, v22
    v_cmp_gt_u32_e64 s3, v2, v22
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v6, v1, s1
    v_cndmask_b32_e64 v2, v22, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v7
    v_cmp_eq_u32_e64 s2, v2, v23
    v_cmp_gt_u32_e64 s3, v2, v23
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v7, v1, s1
    v_cndmask_b32_e64 v2, v23, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v8
    v_cmp_eq_u32_e64 s2, v2, v24
    v_cmp_gt_u32_e64 s3, v2, v24
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v8, v1, s1
    v_cndmask_b32_e64 v2, v24, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v9
    v_cmp_eq_u32_e64 s2, v2, v25
    v_cmp_gt_u32_e64 s3, v2, v25
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v9, v1, s1
    v_cndmask_b32_e64 v2, v25, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v10
    v_cmp_eq_u32_e64 s2, v2, v26
    v_cmp_gt_u32_e64 s3, v2, v26
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v10, v1, s1
    v_cndmask_b32_e64 v2, v26, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v11
    v_cmp_eq_u32_e64 s2, v2, v27
    v_cmp_gt_u32_e64 s3, v2, v27
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v11, v1, s1
    v_cndmask_b32_e64 v2, v27, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v12
    v_cmp_eq_u32_e64 s2, v2, v28
    v_cmp_gt_u32_e64 s3, v2, v28
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v12, v1, s1
    v_cndmask_b32_e64 v2, v28, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v13
    v_cmp_eq_u32_e64 s2, v2, v29
    v_cmp_gt_u32_e64 s3, v2, v29
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v13, v1, s1
    v_cndmask_b32_e64 v2, v29, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v14
    v_cmp_eq_u32_e64 s2, v2, v30
    v_cmp_gt_u32_e64 s3, v2, v30
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v14, v1, s1
    v_cndmask_b32_e64 v2, v30, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v15
    v_cmp_eq_u32_e64 s2, v2, v31
    v_cmp_gt_u32_e64 s3, v2, v31
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v15, v1, s1
    v_cndmask_b32_e64 v2, v31, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v16
    v_cmp_eq_u32_e64 s2, v2, v32
    v_cmp_gt_u32_e64 s3, v2, v32
    s_and_b32 s1, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s3, s1
    v_cndmask_b32_e64 v1, v16, v1, s1
    v_cndmask_b32_e64 v2, v32, v2, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readfirstlane_b32 s1, v1
    v_writelane_b32 v83, s1, 26
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s4, v2
    v_readlane_b32 s1, v83, 26
    s_not_b32 s1, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_writelane_b32 v83, s1, 1
    v_readlane_b32 s1, v83, 1
    s_add_u32 s1, s23, s1
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v1, s1
    buffer_load_b32 v86, v1, s[8:11], 0 idxen
    s_and_b32 s0, s0, exec_lo
    s_cbranch_scc1 L13
    v_readlane_b32 s0, v83, 26
    s_branch L37
L13:
    v_cmp_gt_u32_e64 s1, 0x100, v0
    v_min_u32_e32 v1, 0xff, v0
    v_readlane_b32 s0, v83, 28
    s_cmp_gt_u32 s0, 0
    s_cselect_b32 s0, exec_lo, 0
    v_readlane_b32 s2, v83, 28
    s_cmp_lt_u32 s2, s17
    s_cselect_b32 s2, exec_lo, 0
    v_sub_nc_u32_e32 v87, 0xff, v1
    v_readlane_b32 s3, v83, 29
    s_cmp_lg_u32 s3, -1
    s_cselect_b32 s3, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    v_writelane_b32 v83, s3, 3
    s_cmp_eq_u32 s19, 0
    s_cselect_b32 s3, exec_lo, 0
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_writelane_b32 v83, s3, 31
    s_and_b32 s0, s0, s2
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_writelane_b32 v83, s0, 4
    v_dual_mov_b32 v81, 0 :: v_dual_mov_b32 v82, 0
    v_lshlrev_b32_e32 v88, 3, v0
    v_lshlrev_b32_e32 v89, 3, v87
    v_cmp_eq_u32_e32 vcc_lo, 0, v49
    v_writelane_b32 v84, vcc_lo, 0
    v_cmp_eq_u32_e32 vcc_lo, 1, v49
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_writelane_b32 v84, vcc_lo, 1
    s_and_b32 s2, exec_lo, s1
    v_cmp_eq_u32_e32 vcc_lo, 2, v49
    v_writelane_b32 v84, vcc_lo, 2
    v_cmp_eq_u32_e32 vcc_lo, 3, v49
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_writelane_b32 v84, vcc_lo, 3
    v_cmp_eq_u32_e32 vcc_lo, 4, v49
    v_writelane_b32 v84, vcc_lo, 4
    v_cmp_eq_u32_e64 s3, 5, v49
    v_cmp_eq_u32_e64 s5, 6, v49
    v_cmp_eq_u32_e64 s6, 7, v49
    v_cmp_eq_u32_e64 s7, 8, v49
    v_cmp_eq_u32_e64 s12, 9, v49
    v_cmp_eq_u32_e64 s13, 10, v49
    v_cmp_eq_u32_e64 s14, 11, v49
    v_cmp_eq_u32_e64 s15, 12, v49
    v_cmp_eq_u32_e64 s16, 13, v49
    v_cmp_eq_u32_e64 s21, 14, v49
    v_cmp_eq_u32_e64 s22, 15, v49
    v_cmp_eq_u32_e64 s24, 16, v49
    v_cmp_eq_u32_e64 s25, 17, v49
    v_cmp_eq_u32_e64 s26, 18, v49
    v_cmp_eq_u32_e64 s27, 19, v49
    v_cmp_eq_u32_e64 s28, 20, v49
    v_cmp_eq_u32_e64 s29, 21, v49
    v_cmp_eq_u32_e64 s30, 22, v49
    v_cmp_eq_u32_e64 s31, 23, v49
    v_cmp_eq_u32_e64 s32, 24, v49
    v_cmp_eq_u32_e64 s33, 25, v49
    v_cmp_eq_u32_e64 s34, 26, v49
    v_cmp_eq_u32_e64 s35, 27, v49
    v_cmp_eq_u32_e64 s36, 28, v49
    v_cmp_eq_u32_e64 s37, 29, v49
    v_cmp_eq_u32_e64 s38, 30, v49
    v_cmp_eq_u32_e64 s39, 31, v49
    s_mov_b32 s0, 0
    s_mov_b32 s40, 0
    s_mov_b32 s41, 0
    s_branch L36
L14:
    s_cmp_eq_u32 s41, 0
    s_cbranch_scc0 L15
    v_readlane_b32 s42, v83, 4
    s_branch L16
L15:
    s_cmp_eq_u32 s41, 2
    s_cselect_b32 s42, exec_lo, 0
    v_readlane_b32 s43, v83, 3
    s_or_b32 s42, s42, s43
L16:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s42, s42, exec_lo
    s_cbranch_scc0 L35
    s_cmp_eq_u32 s41, 2
    s_cselect_b32 s42, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    v_writelane_b32 v83, s42, 24
    s_cmp_eq_u32 s41, 2
    s_cbranch_scc0 L17
    s_delay_alu instid0(VALU_DEP_1)
    v_readlane_b32 s42, v83, 30
    s_branch L18
L17:
    s_mov_b32 s42, 0
L18:
    s_cmp_gt_u32 s41, 0
    s_cbranch_scc1 L19
    s_mov_b32 s43, 0
    s_delay_alu instid0(VALU_DEP_1)
    v_readlane_b32 s44, v83, 28
    s_branch L24
L19:
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, 0
    v_mov_b32_e32 v3, v0
    s_branch L22
L20:
    s_mov_b32 exec_lo, s43
    v_add_nc_u32_e32 v4, s23, v3
    buffer_load_b32 v4, v4, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v5, 0, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v6, 31, v5
    v_cmp_eq_u32_e32 vcc_lo, 1, v6
    v_not_b32_e32 v6, v5
    v_or_b32_e32 v5, 0x80000000, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e32 v5, v5, v6, vcc_lo
    v_not_b32_e32 v6, v3
    v_cmp_lt_u32_e64 s44, s40, v5
    v_cmp_eq_u32_e32 vcc_lo, s40, v5
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e64 s46, s0, v6
    s_and_b32 s45, vcc_lo, s46
    s_or_b32 s44, s44, s45
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s45, exec_lo, s44
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s45
    v_sub_f32_e32 v4, v4, v86
    v_readlane_b32 s45, v83, 27
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v4, s45, v4
    v_mul_f32_e32 v5, 0x3fb8aa3b, v4
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v4
    v_cmp_lt_f32_e64 s46, 0x42b17218, v4
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v6, v4, 0x3fb8aa3b, -v5
    v_rndne_f32_e32 v7, v5
    v_dual_fmamk_f32 v4, v4, 0x32a5705f, v6 :: v_dual_sub_f32 v5, v5, v7
    v_cvt_i32_f32_e32 v6, v7
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v4, v5, v4
    v_exp_f32_e32 v4, v4
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v4, v4, 0, vcc_lo
    v_cndmask_b32_e64 v4, v4, 0x7f800000, s46
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v4, 0x4f000000, v4
    v_cvt_u32_f32_e32 v4, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_le_u32_e64 s45, s42, v4
    v_add_nc_u32_e32 v4, v2, v4
    v_cmp_lt_u32_e64 s46, v4, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v4, v2, v4, s45
    v_cndmask_b32_e64 v5, 0, 1, s46
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v1, v5
    v_cndmask_b32_e64 v5, v1, v5, s45
    s_mov_b32 exec_lo, s43
L21:
    v_cndmask_b32_e64 v2, v2, v4, s44
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v1, v5, s44
    v_add_nc_u32_e64 v3, v3, 0x200 clamp
L22:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s17, v3
    s_and_b32 s43, exec_lo, vcc_lo
    s_cbranch_scc1 L20
    s_mov_b32 exec_lo, s20
    s_waitcnt vmcnt(0)
    s_barrier
    v_mov_b32_dpp v3, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v4, v2, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s43, v83, 25
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mov_b32_e32 v5, s43
    v_cmp_lt_u32_e32 vcc_lo, v4, v2
    v_add_nc_u32_dpp v2, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, 0, 1, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cmp_lt_u32_e32 vcc_lo, v2, v4
    v_add_nc_u32_dpp v4, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add3_u32 v1, v1, v3, v6
    v_cndmask_b32_e64 v3, 0, 1, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cmp_lt_u32_e32 vcc_lo, v4, v2
    v_add_nc_u32_dpp v2, v4, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v6, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, 0, 1, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cmp_lt_u32_e32 vcc_lo, v2, v4
    v_permlanex16_b32 v4, v2, 0x76543210, s18 op_sel:[0,1]
    v_add3_u32 v1, v1, v6, v3
    v_cndmask_b32_e64 v3, 0, 1, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v4, v2, v4
    v_mov_b32_dpp v6, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_lt_u32_e32 vcc_lo, v4, v2
    v_add3_u32 v1, v1, v6, v7
    v_readlane_b32 s44, v4, 0
    v_cndmask_b32_e64 v2, 0, 1, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mov_b32_dpp v4, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_e32 v6, s44
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v4, v3
    v_permlanex16_b32 v3, v1, 0x76543210, s18 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v3, v2
    v_readlane_b32 s43, v1, 0
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v1, s43
    ds_store_2addr_b32 v5, v6, v1 offset1:16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[1:4], v85
    ds_load_b128 v[5:8], v85 offset:16
    ds_load_b128 v[9:12], v85 offset:32
    ds_load_b128 v[13:16], v85 offset:48
    ds_load_b128 v[17:20], v85 offset:64
    ds_load_b128 v[21:24], v85 offset:80
    ds_load_b128 v[25:28], v85 offset:96
    ds_load_b128 v[29:32], v85 offset:112
    s_waitcnt lgkmcnt(7)
    v_add_nc_u32_e32 v2, v1, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v3
    v_cndmask_b32_e64 v3, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v4
    s_waitcnt lgkmcnt(3)
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v17, v18, v3
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v5
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v19, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v6
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v20, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v7
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v21, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v8
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v22, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v9
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v23, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v10
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v24, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v11
    s_waitcnt lgkmcnt(1)
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v25, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v12
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v26, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v13
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v27, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v14
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v28, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v15
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v29, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v16
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v30, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_readfirstlane_b32 s44, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v3, v31, v4
    v_cndmask_b32_e64 v2, 0, 1, vcc_lo
    v_add3_u32 v1, v1, v32, v2
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s43, v1
    s_cmp_eq_u32 s41, 1
    s_cbranch_scc0 L23
    v_readlane_b32 s45, v83, 29
    s_mul_i32 s45, s43, s45
    v_readlane_b32 s46, v83, 29
    s_mul_hi_u32 s44, s44, s46
    v_readlane_b32 s46, v83, 29
    s_mul_hi_u32 s43, s43, s46
    s_add_u32 s44, s45, s44
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
    s_cmp_lt_u32 s44, s45
    s_cselect_b32 s45, 1, 0
    s_cmp_gt_u32 s44, 1
    s_cselect_b32 s46, exec_lo, 0
    s_add_u32 s43, s43, s45
    s_cmp_gt_u32 s43, 0
    s_cselect_b32 s45, exec_lo, 0
    s_cmp_eq_u32 s43, 0
    s_cselect_b32 s47, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_and_b32 s46, s47, s46
    s_or_b32 s45, s45, s46
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s46, s45, exec_lo
    s_cselect_b32 s44, s44, 1
    s_and_b32 s45, s45, exec_lo
    s_cselect_b32 s43, s43, 0
    s_branch L24
L23:
    v_readlane_b32 s45, v83, 23
    s_mul_i32 s45, s43, s45
    v_readlane_b32 s46, v83, 23
    s_mul_hi_u32 s44, s44, s46
    v_readlane_b32 s46, v83, 23
    s_mul_hi_u32 s43, s43, s46
    s_add_u32 s46, s45, s44
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s46, s45
    s_cselect_b32 s45, 1, 0
    s_add_u32 s44, s46, 1
    s_add_u32 s43, s43, s45
    s_cmp_lt_u32 s44, s46
    s_cselect_b32 s45, 1, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s43, s43, s45
L24:
    s_mov_b32 s45, 0
    s_mov_b32 s46, 0
    s_mov_b32 s47, 8
    v_readlane_b32 s48, v83, 2
    s_branch L34
L25:
    s_add_u32 s49, s47, -1
    s_lshl3_add_u32 s47, s47, -8
    s_cmp_lg_u32 s2, 0
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s2
    ds_store_b64 v88, v[81:82] offset:320
    s_mov_b32 exec_lo, s20
L26:
    s_and_b32 s48, s47, 31
    s_lshl_b32 s50, s46, 1
    s_and_b32 s47, s47, 32
    s_cselect_b32 s51, exec_lo, 0
    s_xor_b32 s52, s48, 31
    s_lshr_b32 s53, s45, s48
    s_lshr_b32 s54, s46, s48
    s_lshl_b32 s50, s50, s52
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_barrier
    s_cmp_lg_u32 s47, 0
    s_cselect_b32 s55, 0, s54
    s_or_b32 s50, s53, s50
    s_lshl_b32 s53, s55, 24
    s_lshr_b32 s55, s55, 8
    s_cmp_lg_u32 s47, 0
    s_cselect_b32 s50, s54, s50
    v_mov_b32_e32 v3, v0
    s_lshr_b32 s50, s50, 8
    s_delay_alu instid0(SALU_CYCLE_1)
    s_or_b32 s50, s50, s53
    s_branch L32
L27:
    s_mov_b32 exec_lo, s53
    v_add_nc_u32_e32 v1, s23, v3
    v_not_b32_e32 v2, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_cmp_le_u32_e64 s54, s0, v2
    v_lshrrev_b32_e32 v2, s48, v2
    buffer_load_b32 v1, v1, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v4, 0, v1
    v_lshrrev_b32_e32 v5, 31, v4
    v_not_b32_e32 v6, v4
    v_or_b32_e32 v4, 0x80000000, v4
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_eq_u32_e32 vcc_lo, 1, v5
    v_cndmask_b32_e32 v4, v4, v6, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_cmp_lt_u32_e64 s56, s40, v4
    v_lshlrev_b32_e32 v5, 1, v4
    v_lshrrev_b32_e32 v6, s48, v4
    v_cmp_eq_u32_e32 vcc_lo, s40, v4
    v_lshl_or_b32 v2, v5, s52, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v4, v6, 0, s51
    v_cndmask_b32_e64 v2, v2, v6, s51
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v5, 8, v4
    v_alignbit_b32 v4, v4, v2, 8
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_xor_b32_e32 v5, s55, v5
    s_and_b32 s54, vcc_lo, s54
    v_xor_b32_e32 v4, s50, v4
    s_or_b32 s54, s56, s54
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_or_b32_e32 v4, v4, v5
    v_cmp_eq_u32_e64 s56, 0, v4
    s_and_b32 s54, s54, s56
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s54, exec_lo, s54
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s54
    s_cmp_gt_u32 s41, 0
    s_cbranch_scc0 L28
    v_sub_f32_e32 v1, v1, v86
    v_readlane_b32 s56, v83, 27
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, s56, v1
    v_mul_f32_e32 v4, 0x3fb8aa3b, v1
    v_cmp_gt_f32_e64 s56, 0xc2d00000, v1
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v1, 0x3fb8aa3b, -v4
    v_rndne_f32_e32 v6, v4
    v_dual_fmamk_f32 v1, v1, 0x32a5705f, v5 :: v_dual_sub_f32 v4, v4, v6
    v_cvt_i32_f32_e32 v5, v6
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v1, v4, v1
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v1, v1, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0, s56
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, 0x4f000000, v1
    v_cvt_u32_f32_e32 v1, v1
    s_branch L29
L28:
    v_mov_b32_e32 v1, 1
L29:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_le_u32_e32 vcc_lo, s42, v1
    s_and_b32 s56, exec_lo, vcc_lo
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s56
    v_and_b32_e32 v4, 0xff, v2
    v_mov_b32_e32 v2, 0
    s_delay_alu instid0(VALU_DEP_2)
    v_lshlrev_b32_e32 v4, 3, v4
    ds_add_u64 v4, v[1:2] offset:320
L30:
    s_mov_b32 exec_lo, s53
L31:
    v_add_nc_u32_e64 v3, v3, 0x200 clamp
L32:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s17, v3
    s_and_b32 s53, exec_lo, vcc_lo
    s_cbranch_scc1 L27
    s_mov_b32 exec_lo, s20
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lg_u32 s2, 0
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s2
    ds_load_b64 v[32:33], v89 offset:320
    s_mov_b32 exec_lo, s20
L33:
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e64 v34, 0, v32, s1
    v_cndmask_b32_e64 v35, 0, v33, s1
    v_readlane_b32 s50, v83, 25
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v1, s50
    s_barrier
    v_mov_b32_dpp v36, v87 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v2, v34, v34 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v35 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s50, v34, 0
    v_readlane_b32 s51, v34, 1
    v_readlane_b32 s53, v35, 0
    v_cmp_lt_u32_e32 vcc_lo, v2, v34
    v_add_nc_u32_dpp v4, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s55, v35, 1
    v_readlane_b32 s56, v34, 2
    v_readlane_b32 s57, v35, 2
    v_cndmask_b32_e64 v5, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v4, v2
    v_add_nc_u32_dpp v2, v4, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s58, v34, 3
    v_readlane_b32 s59, v35, 3
    v_add3_u32 v3, v35, v3, v5
    v_cndmask_b32_e64 v5, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v4
    v_add_nc_u32_dpp v4, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s60, v34, 4
    v_mov_b32_dpp v6, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_add_u32 s51, s50, s51
    v_cndmask_b32_e64 v7, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v4, v2
    v_permlanex16_b32 v2, v4, 0x76543210, s18 op_sel:[0,1]
    v_add3_u32 v3, v3, v6, v5
    s_cmp_lt_u32 s51, s50
    s_cselect_b32 s61, 1, 0
    v_cndmask_b32_e64 v5, 0, 1, vcc_lo
    v_add_nc_u32_e32 v2, v4, v2
    v_mov_b32_dpp v6, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_add_u32 s54, s53, s55
    v_readlane_b32 s55, v35, 4
    s_add_u32 s56, s51, s56
    v_cmp_lt_u32_e32 vcc_lo, v2, v4
    v_add3_u32 v3, v3, v6, v7
    v_readlane_b32 s63, v2, 0
    s_add_u32 s54, s54, s61
    v_readlane_b32 s61, v34, 5
    v_cndmask_b32_e64 v2, 0, 1, vcc_lo
    v_mov_b32_dpp v4, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_e32 v6, s63
    s_cmp_lt_u32 s56, s51
    s_cselect_b32 s62, 1, 0
    s_add_u32 s57, s54, s57
    v_add3_u32 v3, v3, v4, v5
    v_readlane_b32 s63, v35, 5
    s_add_u32 s57, s57, s62
    s_add_u32 s58, s56, s58
    v_readlane_b32 s62, v34, 6
    v_permlanex16_b32 v4, v3, 0x76543210, s18 op_sel:[0,1]
    s_cmp_lt_u32 s58, s56
    s_cselect_b32 s64, 1, 0
    s_add_u32 s59, s57, s59
    v_readlane_b32 s65, v35, 6
    v_add3_u32 v2, v3, v4, v2
    s_add_u32 s59, s59, s64
    s_add_u32 s60, s58, s60
    v_readlane_b32 s64, v84, 0
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v3, 0, s50, s64
    v_readlane_b32 s50, v34, 7
    v_readlane_b32 s64, v2, 0
    s_cmp_lt_u32 s60, s58
    s_cselect_b32 s66, 1, 0
    s_add_u32 s55, s59, s55
    v_readlane_b32 s67, v35, 7
    v_mov_b32_e32 v2, s64
    v_readlane_b32 s64, v84, 1
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v3, v3, s51, s64
    s_add_u32 s51, s55, s66
    s_add_u32 s55, s60, s61
    v_readlane_b32 s61, v34, 8
    s_add_u32 s63, s51, s63
    s_cmp_lt_u32 s55, s60
    s_cselect_b32 s64, 1, 0
    v_readlane_b32 s66, v35, 8
    v_readlane_b32 s68, v84, 2
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v37, v3, s56, s68
    s_add_u32 s56, s63, s64
    s_add_u32 s62, s55, s62
    v_readlane_b32 s63, v34, 9
    s_add_u32 s64, s56, s65
    s_cmp_lt_u32 s62, s55
    s_cselect_b32 s65, 1, 0
    v_readlane_b32 s68, v84, 0
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v38, 0, s53, s68
    ds_store_2addr_b32 v1, v6, v2 offset1:16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[1:4], v85
    ds_load_b128 v[5:8], v85 offset:16
    ds_load_b128 v[9:12], v85 offset:32
    ds_load_b128 v[13:16], v85 offset:48
    s_waitcnt lgkmcnt(0)
    ds_load_b128 v[16:19], v85 offset:64
    ds_load_b128 v[20:23], v85 offset:80
    ds_load_b128 v[24:27], v85 offset:96
    ds_load_b128 v[28:31], v85 offset:112
    v_readlane_b32 s53, v84, 3
    s_waitcnt lgkmcnt(0)
    v_cndmask_b32_e64 v31, v37, s58, s53
    v_readlane_b32 s53, v35, 9
    s_add_u32 s58, s64, s65
    s_add_u32 s50, s62, s50
    v_readlane_b32 s64, v34, 10
    v_readlane_b32 s65, v84, 1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v37, v38, s54, s65
    v_readlane_b32 s54, v84, 4
    v_cndmask_b32_e64 v31, v31, s60, s54
    s_cmp_lt_u32 s50, s62
    s_cselect_b32 s54, 1, 0
    s_add_u32 s60, s58, s67
    v_readlane_b32 s65, v35, 10
    s_add_u32 s61, s50, s61
    s_add_u32 s54, s60, s54
    v_readlane_b32 s60, v34, 11
    v_readlane_b32 s67, v84, 2
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v37, v37, s57, s67
    v_cndmask_b32_e64 v31, v31, s55, s3
    s_cmp_lt_u32 s61, s50
    s_cselect_b32 s55, 1, 0
    s_add_u32 s57, s54, s66
    v_readlane_b32 s66, v35, 11
    s_add_u32 s63, s61, s63
    s_add_u32 s55, s57, s55
    v_readlane_b32 s57, v84, 3
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v37, v37, s59, s57
    v_cndmask_b32_e64 v31, v31, s62, s5
    v_readfirstlane_b32 s57, v1
    v_readfirstlane_b32 s59, v2
    v_readlane_b32 s62, v34, 12
    s_cmp_lt_u32 s63, s61
    s_cselect_b32 s67, 1, 0
    s_add_u32 s53, s55, s53
    v_readfirstlane_b32 s68, v16
    v_readfirstlane_b32 s69, v17
    v_readlane_b32 s70, v35, 12
    v_readlane_b32 s71, v84, 4
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v37, s51, s71
    v_cndmask_b32_e64 v2, v31, s50, s6
    s_add_u32 s50, s53, s67
    s_add_u32 s51, s63, s64
    v_readlane_b32 s53, v34, 13
    s_add_u32 s64, s50, s65
    s_cmp_lt_u32 s51, s63
    s_cselect_b32 s65, 1, 0
    v_readfirstlane_b32 s67, v3
    v_readlane_b32 s71, v35, 13
    v_cndmask_b32_e64 v1, v1, s56, s3
    v_cndmask_b32_e64 v2, v2, s61, s7
    s_add_u32 s56, s64, s65
    s_add_u32 s60, s51, s60
    v_readfirstlane_b32 s61, v18
    v_readlane_b32 s64, v34, 14
    s_cmp_lt_u32 s60, s51
    s_cselect_b32 s65, 1, 0
    s_add_u32 s66, s56, s66
    v_cndmask_b32_e64 v1, v1, s58, s5
    v_cndmask_b32_e64 v2, v2, s63, s12
    v_readlane_b32 s58, v35, 14
    s_add_u32 s59, s57, s59
    s_add_u32 s63, s66, s65
    s_add_u32 s62, s60, s62
    v_readfirstlane_b32 s65, v4
    v_readlane_b32 s66, v34, 15
    s_cmp_lt_u32 s59, s57
    s_cselect_b32 s72, 1, 0
    s_add_u32 s69, s68, s69
    v_cndmask_b32_e64 v1, v1, s54, s6
    v_cndmask_b32_e64 v2, v2, s51, s13
    s_cmp_lt_u32 s62, s60
    s_cselect_b32 s51, 1, 0
    s_add_u32 s54, s63, s70
    v_readfirstlane_b32 s70, v19
    v_readlane_b32 s73, v35, 15
    s_add_u32 s69, s69, s72
    s_cmp_gt_u32 s19, 1
    s_cselect_b32 s57, s59, s57
    s_add_u32 s51, s54, s51
    s_add_u32 s53, s62, s53
    v_readlane_b32 s54, v34, 16
    v_cndmask_b32_e64 v1, v1, s55, s7
    v_cndmask_b32_e64 v2, v2, s60, s14
    s_cmp_gt_u32 s19, 1
    s_cselect_b32 s55, s69, s68
    s_add_u32 s59, s57, s67
    s_cmp_lt_u32 s53, s62
    s_cselect_b32 s60, 1, 0
    s_add_u32 s67, s51, s71
    v_readfirstlane_b32 s68, v5
    v_readlane_b32 s69, v35, 16
    s_cmp_lt_u32 s59, s57
    s_cselect_b32 s71, 1, 0
    s_add_u32 s61, s55, s61
    s_add_u32 s60, s67, s60
    s_add_u32 s64, s53, s64
    v_readfirstlane_b32 s67, v20
    v_cndmask_b32_e64 v1, v1, s50, s12
    v_cndmask_b32_e64 v2, v2, s62, s15
    v_readlane_b32 s50, v34, 17
    s_add_u32 s61, s61, s71
    s_cmp_gt_u32 s19, 2
    s_cselect_b32 s57, s59, s57
    s_cmp_lt_u32 s64, s53
    s_cselect_b32 s59, 1, 0
    s_add_u32 s58, s60, s58
    v_readlane_b32 s62, v35, 17
    s_cmp_gt_u32 s19, 2
    s_cselect_b32 s55, s61, s55
    s_add_u32 s61, s57, s65
    v_cndmask_b32_e64 v1, v1, s56, s13
    v_cndmask_b32_e64 v2, v2, s53, s16
    s_add_u32 s53, s58, s59
    s_add_u32 s56, s64, s66
    v_readfirstlane_b32 s58, v6
    v_readlane_b32 s59, v34, 18
    s_cmp_lt_u32 s61, s57
    s_cselect_b32 s65, 1, 0
    s_add_u32 s66, s55, s70
    s_cmp_lt_u32 s56, s64
    s_cselect_b32 s70, 1, 0
    s_add_u32 s71, s53, s73
    v_readfirstlane_b32 s72, v21
    v_readlane_b32 s73, v35, 18
    v_cndmask_b32_e64 v1, v1, s63, s14
    v_cndmask_b32_e64 v2, v2, s64, s21
    s_add_u32 s63, s66, s65
    s_cmp_gt_u32 s19, 3
    s_cselect_b32 s57, s61, s57
    s_add_u32 s61, s71, s70
    s_add_u32 s54, s56, s54
    v_readlane_b32 s64, v34, 19
    s_cmp_gt_u32 s19, 3
    s_cselect_b32 s55, s63, s55
    s_add_u32 s63, s57, s68
    s_cmp_lt_u32 s54, s56
    s_cselect_b32 s65, 1, 0
    s_add_u32 s66, s61, s69
    v_readfirstlane_b32 s68, v7
    v_cndmask_b32_e64 v1, v1, s51, s15
    v_cndmask_b32_e64 v2, v2, s56, s22
    v_readlane_b32 s51, v35, 19
    s_cmp_lt_u32 s63, s57
    s_cselect_b32 s56, 1, 0
    s_add_u32 s67, s55, s67
    s_add_u32 s65, s66, s65
    s_add_u32 s50, s54, s50
    v_readfirstlane_b32 s66, v22
    v_readlane_b32 s69, v34, 20
    s_add_u32 s56, s67, s56
    s_cmp_gt_u32 s19, 4
    s_cselect_b32 s57, s63, s57
    v_cndmask_b32_e64 v1, v1, s60, s16
    v_cndmask_b32_e64 v2, v2, s54, s24
    s_cmp_lt_u32 s50, s54
    s_cselect_b32 s54, 1, 0
    s_add_u32 s60, s65, s62
    v_readlane_b32 s62, v35, 20
    s_cmp_gt_u32 s19, 4
    s_cselect_b32 s55, s56, s55
    s_add_u32 s56, s57, s58
    s_add_u32 s54, s60, s54
    s_add_u32 s58, s50, s59
    v_readfirstlane_b32 s59, v8
    v_readlane_b32 s60, v34, 21
    v_cndmask_b32_e64 v1, v1, s53, s21
    v_cndmask_b32_e64 v2, v2, s50, s25
    s_cmp_lt_u32 s56, s57
    s_cselect_b32 s53, 1, 0
    s_add_u32 s63, s55, s72
    s_cmp_lt_u32 s58, s50
    s_cselect_b32 s50, 1, 0
    s_add_u32 s67, s54, s73
    v_readfirstlane_b32 s70, v23
    v_readlane_b32 s71, v35, 21
    s_add_u32 s53, s63, s53
    s_cmp_gt_u32 s19, 5
    s_cselect_b32 s56, s56, s57
    s_add_u32 s50, s67, s50
    s_add_u32 s57, s58, s64
    v_cndmask_b32_e64 v1, v1, s61, s22
    v_cndmask_b32_e64 v2, v2, s58, s26
    v_readlane_b32 s61, v34, 22
    s_cmp_gt_u32 s19, 5
    s_cselect_b32 s53, s53, s55
    s_add_u32 s55, s56, s68
    s_cmp_lt_u32 s57, s58
    s_cselect_b32 s58, 1, 0
    s_add_u32 s51, s50, s51
    v_readfirstlane_b32 s63, v9
    v_readlane_b32 s64, v35, 22
    s_cmp_lt_u32 s55, s56
    s_cselect_b32 s67, 1, 0
    s_add_u32 s66, s53, s66
    v_cndmask_b32_e64 v1, v1, s65, s24
    s_add_u32 s51, s51, s58
    v_cndmask_b32_e64 v2, v2, s57, s27
    s_add_u32 s58, s57, s69
    v_readlane_b32 s65, v34, 23
    v_readfirstlane_b32 s68, v24
    s_add_u32 s66, s66, s67
    s_cmp_gt_u32 s19, 6
    s_cselect_b32 s55, s55, s56
    s_cmp_lt_u32 s58, s57
    s_cselect_b32 s56, 1, 0
    s_add_u32 s57, s51, s62
    v_readlane_b32 s62, v35, 23
    v_cndmask_b32_e64 v1, v1, s54, s25
    v_cndmask_b32_e64 v2, v2, s58, s28
    v_readlane_b32 s54, v34, 24
    s_cmp_gt_u32 s19, 6
    s_cselect_b32 s53, s66, s53
    s_add_u32 s59, s55, s59
    s_add_u32 s56, s57, s56
    s_add_u32 s57, s58, s60
    v_readfirstlane_b32 s60, v10
    s_cmp_lt_u32 s59, s55
    s_cselect_b32 s66, 1, 0
    s_add_u32 s67, s53, s70
    s_cmp_lt_u32 s57, s58
    s_cselect_b32 s58, 1, 0
    s_add_u32 s69, s56, s71
    v_readfirstlane_b32 s70, v25
    v_cndmask_b32_e64 v1, v1, s50, s26
    v_cndmask_b32_e64 v2, v2, s57, s29
    v_readlane_b32 s50, v35, 24
    v_readlane_b32 s71, v34, 25
    s_add_u32 s66, s67, s66
    s_cmp_gt_u32 s19, 7
    s_cselect_b32 s55, s59, s55
    s_add_u32 s58, s69, s58
    s_add_u32 s59, s57, s61
    s_cmp_gt_u32 s19, 7
    s_cselect_b32 s53, s66, s53
    s_add_u32 s61, s55, s63
    v_cndmask_b32_e64 v1, v1, s51, s27
    s_cmp_lt_u32 s59, s57
    s_cselect_b32 s51, 1, 0
    s_add_u32 s57, s58, s64
    v_cndmask_b32_e64 v2, v2, s59, s30
    v_readlane_b32 s63, v34, 26
    v_readfirstlane_b32 s64, v11
    v_readlane_b32 s66, v35, 25
    s_add_u32 s65, s59, s65
    s_cmp_lt_u32 s61, s55
    s_cselect_b32 s67, 1, 0
    s_add_u32 s68, s53, s68
    s_add_u32 s51, s57, s51
    v_readfirstlane_b32 s57, v26
    v_cndmask_b32_e64 v1, v1, s56, s28
    v_cndmask_b32_e64 v2, v2, s65, s31
    v_readlane_b32 s56, v34, 27
    s_add_u32 s67, s68, s67
    s_cmp_gt_u32 s19, 8
    s_cselect_b32 s55, s61, s55
    s_cmp_lt_u32 s65, s59
    s_cselect_b32 s59, 1, 0
    s_add_u32 s61, s51, s62
    s_add_u32 s54, s65, s54
    v_readlane_b32 s62, v35, 26
    s_cmp_gt_u32 s19, 8
    s_cselect_b32 s53, s67, s53
    s_add_u32 s60, s55, s60
    s_add_u32 s59, s61, s59
    v_readfirstlane_b32 s61, v12
    v_cndmask_b32_e64 v1, v1, s58, s29
    v_cndmask_b32_e64 v2, v2, s54, s32
    v_readlane_b32 s58, v34, 28
    s_cmp_lt_u32 s60, s55
    s_cselect_b32 s67, 1, 0
    s_add_u32 s68, s53, s70
    s_cmp_lt_u32 s54, s65
    s_cselect_b32 s65, 1, 0
    s_add_u32 s50, s59, s50
    s_add_u32 s69, s54, s71
    v_readfirstlane_b32 s70, v27
    v_readlane_b32 s71, v35, 27
    s_add_u32 s67, s68, s67
    s_cmp_gt_u32 s19, 9
    s_cselect_b32 s55, s60, s55
    v_cndmask_b32_e64 v1, v1, s51, s30
    s_add_u32 s50, s50, s65
    v_cndmask_b32_e64 v2, v2, s69, s33
    v_readlane_b32 s51, v34, 29
    v_readfirstlane_b32 s60, v13
    s_add_u32 s63, s69, s63
    s_cmp_gt_u32 s19, 9
    s_cselect_b32 s53, s67, s53
    s_add_u32 s64, s55, s64
    s_cmp_lt_u32 s69, s54
    s_cselect_b32 s54, 1, 0
    s_add_u32 s65, s50, s66
    v_readlane_b32 s66, v35, 28
    v_cndmask_b32_e64 v1, v1, s59, s31
    v_cndmask_b32_e64 v2, v2, s63, s34
    v_readlane_b32 s59, v34, 30
    s_cmp_lt_u32 s64, s55
    s_cselect_b32 s67, 1, 0
    s_add_u32 s57, s53, s57
    s_add_u32 s54, s65, s54
    v_readfirstlane_b32 s65, v14
    v_readfirstlane_b32 s68, v28
    s_add_u32 s56, s63, s56
    s_add_u32 s57, s57, s67
    s_cmp_gt_u32 s19, 10
    s_cselect_b32 s55, s64, s55
    s_cmp_lt_u32 s63, s69
    s_cselect_b32 s64, 1, 0
    s_add_u32 s62, s54, s62
    v_cndmask_b32_e64 v1, v1, s50, s32
    v_cndmask_b32_e64 v2, v2, s56, s35
    v_readlane_b32 s50, v35, 29
    v_readlane_b32 s67, v34, 31
    s_cmp_gt_u32 s19, 10
    s_cselect_b32 s53, s57, s53
    s_add_u32 s57, s55, s61
    s_add_u32 s61, s62, s64
    s_add_u32 s58, s56, s58
    v_readfirstlane_b32 s62, v15
    s_cmp_lt_u32 s57, s55
    s_cselect_b32 s64, 1, 0
    s_add_u32 s69, s53, s70
    s_cmp_gt_u32 s19, 11
    s_cselect_b32 s55, s57, s55
    v_cndmask_b32_e64 v1, v1, s54, s33
    s_cmp_lt_u32 s56, s63
    s_cselect_b32 s54, 1, 0
    s_add_u32 s57, s61, s71
    v_cndmask_b32_e64 v2, v2, s58, s36
    v_readfirstlane_b32 s63, v29
    v_readlane_b32 s70, v35, 30
    s_add_u32 s51, s58, s51
    s_add_u32 s64, s69, s64
    s_add_u32 s60, s55, s60
    s_add_u32 s54, s57, s54
    v_cndmask_b32_e64 v1, v1, s61, s34
    v_cndmask_b32_e64 v2, v2, s51, s37
    s_cmp_gt_u32 s19, 11
    s_cselect_b32 s53, s64, s53
    s_cmp_gt_u32 s19, 12
    s_cselect_b32 s57, s60, s55
    s_cmp_lt_u32 s58, s56
    s_cselect_b32 s56, 1, 0
    s_add_u32 s61, s54, s66
    s_add_u32 s59, s51, s59
    v_readlane_b32 s64, v35, 31
    s_cmp_lt_u32 s60, s55
    s_cselect_b32 s55, 1, 0
    s_add_u32 s60, s53, s68
    s_add_u32 s65, s57, s65
    s_add_u32 s56, s61, s56
    v_readfirstlane_b32 s61, v30
    v_cndmask_b32_e64 v1, v1, s54, s35
    v_cndmask_b32_e64 v2, v2, s59, s38
    s_add_u32 s54, s60, s55
    s_cmp_gt_u32 s19, 13
    s_cselect_b32 s55, s65, s57
    s_cmp_lt_u32 s51, s58
    s_cselect_b32 s58, 1, 0
    s_add_u32 s50, s56, s50
    s_add_u32 s60, s59, s67
    s_cmp_gt_u32 s19, 12
    s_cselect_b32 s53, s54, s53
    s_add_u32 s54, s55, s62
    v_cndmask_b32_e64 v1, v1, s56, s36
    s_add_u32 s50, s50, s58
    v_cndmask_b32_e64 v2, v2, s60, s39
    s_cmp_lt_u32 s65, s57
    s_cselect_b32 s56, 1, 0
    s_add_u32 s57, s53, s63
    s_cmp_gt_u32 s19, 14
    s_cselect_b32 s58, s54, s55
    s_cmp_lt_u32 s59, s51
    s_cselect_b32 s51, 1, 0
    s_add_u32 s62, s50, s70
    v_cndmask_b32_e64 v1, v1, s50, s37
    s_add_u32 s50, s57, s56
    v_add_nc_u32_e32 v3, s58, v2
    s_add_u32 s51, s62, s51
    s_cmp_gt_u32 s19, 13
    s_cselect_b32 s50, s50, s53
    s_cmp_lt_u32 s60, s59
    s_cselect_b32 s53, 1, 0
    s_add_u32 s56, s51, s64
    v_cndmask_b32_e64 v1, v1, s51, s38
    v_cmp_gt_u32_e32 vcc_lo, s58, v3
    s_cmp_lt_u32 s54, s55
    s_cselect_b32 s54, 1, 0
    s_add_u32 s55, s50, s61
    s_add_u32 s53, s56, s53
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    s_add_u32 s51, s55, s54
    v_cndmask_b32_e64 v1, v1, s53, s39
    v_readlane_b32 s53, v83, 31
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v2, v3, v2, s53
    s_cmp_gt_u32 s19, 14
    s_cselect_b32 s50, s51, s50
    v_readlane_b32 s51, v83, 25
    v_mov_b32_e32 v3, s51
    v_add3_u32 v4, s50, v1, v4
    v_cmp_lt_u32_e32 vcc_lo, v2, v34
    v_sub_nc_u32_e32 v5, v2, v34
    v_cmp_le_u32_e64 s51, s44, v2
    s_barrier
    v_readlane_b32 s53, v83, 31
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v4, v1, s53
    v_cndmask_b32_e64 v2, 0, 1, vcc_lo
    v_cmp_gt_u32_e64 s50, s44, v5
    v_mov_b32_dpp v4, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_lshl_b32 s53, 0, s48
    v_sub_nc_u32_e32 v6, v1, v35
    v_cmp_eq_u32_e32 vcc_lo, s43, v1
    v_cmp_lt_u32_e64 s55, s43, v1
    s_cmp_gt_u32 s49, 0
    s_cselect_b32 s56, exec_lo, 0
    v_sub_nc_u32_e32 v1, v6, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e64 s57, s43, v1
    v_cmp_eq_u32_e64 s58, s43, v1
    v_mov_b32_dpp v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s51, vcc_lo, s51
    s_or_b32 s51, s55, s51
    s_and_b32 s50, s58, s50
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s50, s57, s50
    s_and_b32 s50, s51, s50
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    s_and_b32 s51, s50, s1
    s_and_b32 s50, s50, s1
    v_cndmask_b32_e64 v6, 0, v32, s51
    v_cndmask_b32_e64 v7, 0, v33, s50
    v_mov_b32_dpp v8, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v9, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e32 vcc_lo, 0, v8
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s51, 0, v9
    v_cmp_lt_u32_e64 s54, 0, v9
    s_and_b32 s50, s51, vcc_lo
    s_or_b32 s50, s54, s50
    s_delay_alu instid0(SALU_CYCLE_1)
    v_cndmask_b32_e64 v6, v6, v8, s50
    v_cndmask_b32_e64 v7, v7, v9, s50
    v_cndmask_b32_e64 v4, v5, v4, s50
    v_cndmask_b32_e64 v1, v1, v2, s50
    v_cndmask_b32_e64 v2, v87, v36, s50
    v_mov_b32_dpp v5, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v8, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v9, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v10, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v11, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e32 vcc_lo, 0, v5
    v_cmp_eq_u32_e64 s51, 0, v8
    v_cmp_lt_u32_e64 s54, 0, v8
    s_and_b32 s50, s51, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s50, s54, s50
    v_cndmask_b32_e64 v5, v6, v5, s50
    v_cndmask_b32_e64 v6, v7, v8, s50
    v_cndmask_b32_e64 v4, v4, v9, s50
    v_cndmask_b32_e64 v1, v1, v10, s50
    v_cndmask_b32_e64 v2, v2, v11, s50
    v_mov_b32_dpp v7, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v8, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v9, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v10, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v11, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e32 vcc_lo, 0, v7
    v_cmp_eq_u32_e64 s51, 0, v8
    v_cmp_lt_u32_e64 s54, 0, v8
    s_and_b32 s50, s51, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s50, s54, s50
    v_cndmask_b32_e64 v5, v5, v7, s50
    v_cndmask_b32_e64 v6, v6, v8, s50
    v_cndmask_b32_e64 v4, v4, v9, s50
    v_cndmask_b32_e64 v1, v1, v10, s50
    v_cndmask_b32_e64 v2, v2, v11, s50
    v_mov_b32_dpp v7, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v8, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v9, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v10, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v11, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_u32_e32 vcc_lo, 0, v7
    v_cmp_eq_u32_e64 s51, 0, v8
    v_cmp_lt_u32_e64 s54, 0, v8
    s_and_b32 s50, s51, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s50, s54, s50
    v_cndmask_b32_e64 v5, v5, v7, s50
    v_cndmask_b32_e64 v6, v6, v8, s50
    v_cndmask_b32_e64 v4, v4, v9, s50
    v_cndmask_b32_e64 v1, v1, v10, s50
    v_cndmask_b32_e64 v2, v2, v11, s50
    v_permlanex16_b32 v7, v5, 0x76543210, s18 op_sel:[0,1]
    v_permlanex16_b32 v8, v6, 0x76543210, s18 op_sel:[0,1]
    v_permlanex16_b32 v9, v4, 0x76543210, s18 op_sel:[0,1]
    v_permlanex16_b32 v10, v1, 0x76543210, s18 op_sel:[0,1]
    v_permlanex16_b32 v11, v2, 0x76543210, s18 op_sel:[0,1]
    v_cmp_lt_u32_e32 vcc_lo, 0, v7
    v_cmp_eq_u32_e64 s51, 0, v8
    v_cmp_lt_u32_e64 s54, 0, v8
    s_and_b32 s50, s51, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s50, s54, s50
    v_cndmask_b32_e64 v5, v5, v7, s50
    v_cndmask_b32_e64 v6, v6, v8, s50
    v_cndmask_b32_e64 v4, v4, v9, s50
    v_cndmask_b32_e64 v1, v1, v10, s50
    v_cndmask_b32_e64 v2, v2, v11, s50
    v_readlane_b32 s50, v5, 0
    v_readlane_b32 s51, v6, 0
    v_readlane_b32 s54, v4, 0
    v_readlane_b32 s55, v1, 0
    v_readlane_b32 s57, v2, 0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mov_b32 v1, s50 :: v_dual_mov_b32 v2, s51
    v_dual_mov_b32 v4, s54 :: v_dual_mov_b32 v5, s55
    s_delay_alu instid0(VALU_DEP_3)
    v_mov_b32_e32 v6, s57
    ds_store_2addr_b32 v3, v1, v2 offset1:16
    ds_store_2addr_b32 v3, v4, v5 offset0:32 offset1:48
    ds_store_b32 v3, v6 offset:256
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[1:4], v85
    ds_load_b128 v[5:8], v85 offset:16
    ds_load_b128 v[9:12], v85 offset:32
    ds_load_b128 v[13:16], v85 offset:48
    ds_load_b128 v[17:20], v85 offset:64
    ds_load_b128 v[21:24], v85 offset:80
    ds_load_b128 v[25:28], v85 offset:96
    ds_load_b128 v[29:32], v85 offset:112
    ds_load_b128 v[33:36], v85 offset:128
    ds_load_b128 v[37:40], v85 offset:144
    ds_load_b128 v[41:44], v85 offset:160
    ds_load_b128 v[45:48], v85 offset:176
    ds_load_b128 v[49:52], v85 offset:192
    ds_load_b128 v[53:56], v85 offset:208
    ds_load_b128 v[57:60], v85 offset:224
    ds_load_b128 v[61:64], v85 offset:240
    ds_load_b128 v[65:68], v85 offset:256
    ds_load_b128 v[69:72], v85 offset:272
    ds_load_b128 v[73:76], v85 offset:288
    ds_load_b128 v[77:80], v85 offset:304
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_readfirstlane_b32 s50, v1
    v_readfirstlane_b32 s51, v2
    v_readfirstlane_b32 s54, v3
    v_readfirstlane_b32 s55, v4
    v_readfirstlane_b32 s57, v18
    v_readfirstlane_b32 s58, v19
    v_readfirstlane_b32 s59, v20
    v_readfirstlane_b32 s60, v5
    v_readfirstlane_b32 s61, v21
    v_readfirstlane_b32 s62, v33
    v_readfirstlane_b32 s63, v34
    v_readfirstlane_b32 s64, v6
    v_readfirstlane_b32 s65, v49
    v_readfirstlane_b32 s66, v50
    v_readfirstlane_b32 s67, v22
    v_readfirstlane_b32 s68, v35
    v_readfirstlane_b32 s69, v51
    v_readfirstlane_b32 s70, v65
    v_readfirstlane_b32 s71, v66
    v_readfirstlane_b32 s72, v7
    v_readfirstlane_b32 s73, v17
    v_readfirstlane_b32 s74, v23
    v_readfirstlane_b32 s75, v36
    v_readfirstlane_b32 s76, v52
    v_readfirstlane_b32 s77, v67
    s_cmp_eq_u32 s57, 0
    s_cselect_b32 s78, exec_lo, 0
    s_cmp_gt_u32 s51, 0
    s_cselect_b32 s79, exec_lo, 0
    v_readfirstlane_b32 s80, v8
    v_readfirstlane_b32 s81, v24
    v_readfirstlane_b32 s82, v37
    v_readfirstlane_b32 s83, v53
    v_readfirstlane_b32 s84, v68
    s_cmp_gt_u32 s57, 0
    s_cselect_b32 s85, exec_lo, 0
    s_and_b32 s78, s78, s79
    s_cmp_eq_u32 s58, 0
    s_cselect_b32 s79, exec_lo, 0
    s_cmp_gt_u32 s54, 0
    s_cselect_b32 s86, exec_lo, 0
    v_readfirstlane_b32 s87, v9
    v_readfirstlane_b32 s88, v25
    v_readfirstlane_b32 s89, v38
    v_readfirstlane_b32 s90, v54
    v_readfirstlane_b32 s91, v69
    s_or_b32 s78, s85, s78
    s_cmp_gt_u32 s58, 0
    s_cselect_b32 s85, exec_lo, 0
    s_and_b32 s79, s79, s86
    s_cmp_eq_u32 s59, 0
    s_cselect_b32 s86, exec_lo, 0
    s_cmp_gt_u32 s55, 0
    s_cselect_b32 s92, exec_lo, 0
    v_readfirstlane_b32 s93, v10
    v_readfirstlane_b32 s94, v26
    v_readfirstlane_b32 s95, v39
    v_readfirstlane_b32 s96, v55
    v_readfirstlane_b32 s97, v70
    s_and_b32 s98, s78, exec_lo
    s_cselect_b32 s62, s63, s62
    s_and_b32 s63, s78, exec_lo
    s_cselect_b32 s63, s66, s65
    s_or_b32 s65, s85, s79
    s_cmp_gt_u32 s59, 0
    s_cselect_b32 s66, exec_lo, 0
    s_and_b32 s79, s86, s92
    s_cmp_eq_u32 s61, 0
    s_cselect_b32 s85, exec_lo, 0
    s_cmp_gt_u32 s60, 0
    s_cselect_b32 s86, exec_lo, 0
    v_readfirstlane_b32 s92, v11
    v_readfirstlane_b32 s98, v27
    v_readfirstlane_b32 s99, v40
    v_readfirstlane_b32 s100, v56
    v_readfirstlane_b32 s101, v71
    s_and_b32 s102, s78, exec_lo
    s_cselect_b32 s70, s71, s70
    s_and_b32 s71, s65, exec_lo
    s_cselect_b32 s62, s68, s62
    s_and_b32 s68, s65, exec_lo
    s_cselect_b32 s63, s69, s63
    s_or_b32 s66, s66, s79
    s_cmp_gt_u32 s61, 0
    s_cselect_b32 s68, exec_lo, 0
    s_and_b32 s69, s85, s86
    s_cmp_eq_u32 s67, 0
    s_cselect_b32 s71, exec_lo, 0
    s_cmp_gt_u32 s64, 0
    s_cselect_b32 s79, exec_lo, 0
    v_readfirstlane_b32 s85, v12
    v_readfirstlane_b32 s86, v28
    v_readfirstlane_b32 s102, v41
    v_readfirstlane_b32 s103, v57
    v_readfirstlane_b32 s104, v72
    s_and_b32 s105, s78, exec_lo
    s_cselect_b32 s50, s51, s50
    s_and_b32 s51, s78, exec_lo
    s_cselect_b32 s51, s57, s73
    s_and_b32 s57, s65, exec_lo
    s_cselect_b32 s57, s77, s70
    s_and_b32 s70, s66, exec_lo
    s_cselect_b32 s62, s75, s62
    s_and_b32 s70, s66, exec_lo
    s_cselect_b32 s63, s76, s63
    s_or_b32 s68, s68, s69
    s_cmp_gt_u32 s67, 0
    s_cselect_b32 s69, exec_lo, 0
    s_and_b32 s70, s71, s79
    s_cmp_eq_u32 s74, 0
    s_cselect_b32 s71, exec_lo, 0
    s_cmp_gt_u32 s72, 0
    s_cselect_b32 s73, exec_lo, 0
    v_readfirstlane_b32 s75, v13
    v_readfirstlane_b32 s76, v29
    v_readfirstlane_b32 s77, v42
    v_readfirstlane_b32 s78, v58
    v_readfirstlane_b32 s79, v73
    s_and_b32 s105, s65, exec_lo
    s_cselect_b32 s50, s54, s50
    s_and_b32 s54, s65, exec_lo
    s_cselect_b32 s51, s58, s51
    s_and_b32 s54, s66, exec_lo
    s_cselect_b32 s54, s84, s57
    s_and_b32 s57, s68, exec_lo
    s_cselect_b32 s57, s82, s62
    s_and_b32 s58, s68, exec_lo
    s_cselect_b32 s58, s83, s63
    s_or_b32 s62, s69, s70
    s_cmp_gt_u32 s74, 0
    s_cselect_b32 s63, exec_lo, 0
    s_and_b32 s65, s71, s73
    s_cmp_eq_u32 s81, 0
    s_cselect_b32 s69, exec_lo, 0
    s_cmp_gt_u32 s80, 0
    s_cselect_b32 s70, exec_lo, 0
    v_readfirstlane_b32 s71, v14
    v_readfirstlane_b32 s73, v30
    v_readfirstlane_b32 s82, v43
    v_readfirstlane_b32 s83, v59
    v_readfirstlane_b32 s84, v74
    s_and_b32 s105, s66, exec_lo
    s_cselect_b32 s50, s55, s50
    s_and_b32 s55, s66, exec_lo
    s_cselect_b32 s51, s59, s51
    s_and_b32 s55, s68, exec_lo
    s_cselect_b32 s54, s91, s54
    s_and_b32 s55, s62, exec_lo
    s_cselect_b32 s55, s89, s57
    s_and_b32 s57, s62, exec_lo
    s_cselect_b32 s57, s90, s58
    s_or_b32 s58, s63, s65
    s_cmp_gt_u32 s81, 0
    s_cselect_b32 s59, exec_lo, 0
    s_and_b32 s63, s69, s70
    s_cmp_eq_u32 s88, 0
    s_cselect_b32 s65, exec_lo, 0
    s_cmp_gt_u32 s87, 0
    s_cselect_b32 s66, exec_lo, 0
    v_readfirstlane_b32 s69, v15
    v_readfirstlane_b32 s70, v31
    v_readfirstlane_b32 s89, v44
    v_readfirstlane_b32 s90, v60
    v_readfirstlane_b32 s91, v75
    s_and_b32 s105, s68, exec_lo
    s_cselect_b32 s50, s60, s50
    s_and_b32 s60, s68, exec_lo
    s_cselect_b32 s51, s61, s51
    s_and_b32 s60, s62, exec_lo
    s_cselect_b32 s54, s97, s54
    s_and_b32 s60, s58, exec_lo
    s_cselect_b32 s55, s95, s55
    s_and_b32 s60, s58, exec_lo
    s_cselect_b32 s57, s96, s57
    s_or_b32 s59, s59, s63
    s_cmp_gt_u32 s88, 0
    s_cselect_b32 s60, exec_lo, 0
    s_and_b32 s61, s65, s66
    s_cmp_eq_u32 s94, 0
    s_cselect_b32 s63, exec_lo, 0
    s_cmp_gt_u32 s93, 0
    s_cselect_b32 s65, exec_lo, 0
    v_readfirstlane_b32 s66, v16
    v_readfirstlane_b32 s68, v32
    v_readfirstlane_b32 s95, v45
    v_readfirstlane_b32 s96, v61
    v_readfirstlane_b32 s97, v76
    s_and_b32 s105, s62, exec_lo
    s_cselect_b32 s50, s64, s50
    s_and_b32 s62, s62, exec_lo
    s_cselect_b32 s51, s67, s51
    s_and_b32 s62, s58, exec_lo
    s_cselect_b32 s54, s101, s54
    s_and_b32 s62, s59, exec_lo
    s_cselect_b32 s55, s99, s55
    s_and_b32 s62, s59, exec_lo
    s_cselect_b32 s57, s100, s57
    s_or_b32 s60, s60, s61
    s_cmp_gt_u32 s94, 0
    s_cselect_b32 s61, exec_lo, 0
    s_and_b32 s62, s63, s65
    s_cmp_eq_u32 s98, 0
    s_cselect_b32 s63, exec_lo, 0
    s_cmp_gt_u32 s92, 0
    s_cselect_b32 s64, exec_lo, 0
    v_readfirstlane_b32 s65, v46
    v_readfirstlane_b32 s67, v62
    v_readfirstlane_b32 s99, v77
    s_and_b32 s100, s58, exec_lo
    s_cselect_b32 s50, s72, s50
    s_and_b32 s58, s58, exec_lo
    s_cselect_b32 s51, s74, s51
    s_and_b32 s58, s59, exec_lo
    s_cselect_b32 s54, s104, s54
    s_and_b32 s58, s60, exec_lo
    s_cselect_b32 s55, s102, s55
    s_and_b32 s58, s60, exec_lo
    s_cselect_b32 s57, s103, s57
    s_or_b32 s58, s61, s62
    s_cmp_gt_u32 s98, 0
    s_cselect_b32 s61, exec_lo, 0
    s_and_b32 s62, s63, s64
    s_cmp_eq_u32 s86, 0
    s_cselect_b32 s63, exec_lo, 0
    s_cmp_gt_u32 s85, 0
    s_cselect_b32 s64, exec_lo, 0
    v_readfirstlane_b32 s72, v47
    v_readfirstlane_b32 s74, v63
    v_readfirstlane_b32 s100, v78
    s_and_b32 s101, s59, exec_lo
    s_cselect_b32 s50, s80, s50
    s_and_b32 s59, s59, exec_lo
    s_cselect_b32 s51, s81, s51
    s_and_b32 s59, s60, exec_lo
    s_cselect_b32 s54, s79, s54
    s_and_b32 s59, s58, exec_lo
    s_cselect_b32 s55, s77, s55
    s_and_b32 s59, s58, exec_lo
    s_cselect_b32 s57, s78, s57
    s_or_b32 s59, s61, s62
    s_cmp_gt_u32 s86, 0
    s_cselect_b32 s61, exec_lo, 0
    s_and_b32 s62, s63, s64
    s_cmp_eq_u32 s76, 0
    s_cselect_b32 s63, exec_lo, 0
    s_cmp_gt_u32 s75, 0
    s_cselect_b32 s64, exec_lo, 0
    v_readfirstlane_b32 s77, v48
    v_readfirstlane_b32 s78, v64
    v_readfirstlane_b32 s79, v79
    s_and_b32 s80, s60, exec_lo
    s_cselect_b32 s50, s87, s50
    s_and_b32 s60, s60, exec_lo
    s_cselect_b32 s51, s88, s51
    s_and_b32 s60, s58, exec_lo
    s_cselect_b32 s54, s84, s54
    s_and_b32 s60, s59, exec_lo
    s_cselect_b32 s55, s82, s55
    s_and_b32 s60, s59, exec_lo
    s_cselect_b32 s57, s83, s57
    s_or_b32 s60, s61, s62
    s_cmp_gt_u32 s76, 0
    s_cselect_b32 s61, exec_lo, 0
    s_and_b32 s62, s63, s64
    s_cmp_eq_u32 s73, 0
    s_cselect_b32 s63, exec_lo, 0
    s_cmp_gt_u32 s71, 0
    s_cselect_b32 s64, exec_lo, 0
    v_readfirstlane_b32 s80, v80
    s_and_b32 s81, s58, exec_lo
    s_cselect_b32 s50, s93, s50
    s_and_b32 s58, s58, exec_lo
    s_cselect_b32 s51, s94, s51
    s_and_b32 s58, s59, exec_lo
    s_cselect_b32 s54, s91, s54
    s_and_b32 s58, s60, exec_lo
    s_cselect_b32 s55, s89, s55
    s_and_b32 s58, s60, exec_lo
    s_cselect_b32 s57, s90, s57
    s_or_b32 s58, s61, s62
    s_cmp_gt_u32 s73, 0
    s_cselect_b32 s61, exec_lo, 0
    s_and_b32 s62, s63, s64
    s_cmp_eq_u32 s70, 0
    s_cselect_b32 s63, exec_lo, 0
    s_cmp_gt_u32 s69, 0
    s_cselect_b32 s64, exec_lo, 0
    s_and_b32 s81, s59, exec_lo
    s_cselect_b32 s50, s92, s50
    s_and_b32 s59, s59, exec_lo
    s_cselect_b32 s51, s98, s51
    s_and_b32 s59, s60, exec_lo
    s_cselect_b32 s54, s97, s54
    s_and_b32 s59, s58, exec_lo
    s_cselect_b32 s55, s95, s55
    s_and_b32 s59, s58, exec_lo
    s_cselect_b32 s57, s96, s57
    s_or_b32 s59, s61, s62
    s_cmp_gt_u32 s70, 0
    s_cselect_b32 s61, exec_lo, 0
    s_and_b32 s62, s63, s64
    s_cmp_eq_u32 s68, 0
    s_cselect_b32 s63, exec_lo, 0
    s_cmp_gt_u32 s66, 0
    s_cselect_b32 s64, exec_lo, 0
    s_and_b32 s81, s60, exec_lo
    s_cselect_b32 s50, s85, s50
    s_and_b32 s60, s60, exec_lo
    s_cselect_b32 s51, s86, s51
    s_and_b32 s60, s58, exec_lo
    s_cselect_b32 s54, s99, s54
    s_and_b32 s60, s59, exec_lo
    s_cselect_b32 s55, s65, s55
    s_and_b32 s60, s59, exec_lo
    s_cselect_b32 s57, s67, s57
    s_or_b32 s60, s61, s62
    s_cmp_gt_u32 s68, 0
    s_cselect_b32 s61, exec_lo, 0
    s_and_b32 s62, s63, s64
    s_and_b32 s63, s58, exec_lo
    s_cselect_b32 s50, s75, s50
    s_and_b32 s58, s58, exec_lo
    s_cselect_b32 s51, s76, s51
    s_and_b32 s58, s59, exec_lo
    s_cselect_b32 s54, s100, s54
    s_and_b32 s58, s60, exec_lo
    s_cselect_b32 s55, s72, s55
    s_and_b32 s58, s60, exec_lo
    s_cselect_b32 s57, s74, s57
    s_or_b32 s58, s61, s62
    s_and_b32 s61, s59, exec_lo
    s_cselect_b32 s50, s71, s50
    s_and_b32 s59, s59, exec_lo
    s_cselect_b32 s51, s73, s51
    s_and_b32 s59, s60, exec_lo
    s_cselect_b32 s54, s79, s54
    s_and_b32 s59, s58, exec_lo
    s_cselect_b32 s55, s77, s55
    s_and_b32 s59, s58, exec_lo
    s_cselect_b32 s57, s78, s57
    s_and_b32 s59, s60, exec_lo
    s_cselect_b32 s50, s69, s50
    s_and_b32 s59, s60, exec_lo
    s_cselect_b32 s51, s70, s51
    s_and_b32 s59, s58, exec_lo
    s_cselect_b32 s54, s80, s54
    s_cmp_lt_u32 s44, s55
    s_cselect_b32 s59, 1, 0
    s_sub_u32 s43, s43, s57
    s_and_b32 s57, s58, exec_lo
    s_cselect_b32 s50, s66, s50
    s_and_b32 s57, s58, exec_lo
    s_cselect_b32 s51, s68, s51
    s_lshr_b32 s57, s54, 1
    s_sub_u32 s44, s44, s55
    s_sub_u32 s43, s43, s59
    s_lshr_b32 s52, s57, s52
    s_xor_b32 s50, s50, s44
    s_xor_b32 s51, s51, s43
    s_lshl_b32 s48, s54, s48
    s_or_b32 s52, s53, s52
    s_or_b32 s50, s50, s51
    s_cselect_b32 s50, exec_lo, 0
    s_cmp_lg_u32 s47, 0
    s_cselect_b32 s51, 0, s48
    s_cmp_lg_u32 s47, 0
    s_cselect_b32 s47, s48, s52
    v_readlane_b32 s48, v83, 24
    s_or_b32 s48, s48, s50
    s_or_b32 s45, s45, s51
    s_or_b32 s46, s46, s47
    s_and_b32 s48, s56, s48
    s_mov_b32 s47, s49
L34:
    s_and_b32 s48, s48, exec_lo
    s_cbranch_scc1 L25
    s_mov_b32 s0, s45
    s_mov_b32 s40, s46
L35:
    s_add_u32 s41, s41, 1
L36:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s41, 3
    s_cbranch_scc1 L14
L37:
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, 0
    v_mov_b32_e32 v3, v0
    s_branch L39
L38:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v4, s23, v3
    v_add_nc_u32_e64 v3, v3, 0x200 clamp
    buffer_load_b32 v4, v4, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_sub_f32_e32 v4, v4, v86
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v4, 1.0, v4
    v_mul_f32_e32 v5, 0x3fb8aa3b, v4
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v4
    v_cmp_lt_f32_e64 s2, 0x42b17218, v4
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v6, v4, 0x3fb8aa3b, -v5
    v_rndne_f32_e32 v7, v5
    v_dual_fmamk_f32 v4, v4, 0x32a5705f, v6 :: v_dual_sub_f32 v5, v5, v7
    v_cvt_i32_f32_e32 v6, v7
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v4, v5, v4
    v_exp_f32_e32 v4, v4
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v4, v4, 0, vcc_lo
    v_cndmask_b32_e64 v4, v4, 0x7f800000, s2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v4, 0x4f000000, v4
    v_cvt_u32_f32_e32 v4, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v4, v2, v4
    v_cmp_lt_u32_e64 s1, v4, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v2, 0, 1, s1
    v_dual_mov_b32 v2, v4 :: v_dual_add_nc_u32 v1, v1, v2
L39:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s17, v3
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc1 L38
    s_mov_b32 exec_lo, s20
    s_waitcnt vmcnt(0)
    s_barrier
    v_mov_b32_dpp v3, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v4, v2, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s1, v83, 25
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v5, s1
    v_mov_b32_e32 v33, 0x4f000000
    v_cmp_eq_u32_e64 s1, 0, v0
    v_cmp_lt_f32_e64 s2, 0xff800000, v86
    v_cmp_lt_u32_e32 vcc_lo, v4, v2
    v_add_nc_u32_dpp v2, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, 0, 1, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cmp_lt_u32_e32 vcc_lo, v2, v4
    v_add_nc_u32_dpp v4, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add3_u32 v1, v1, v3, v6
    v_cndmask_b32_e64 v3, 0, 1, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cmp_lt_u32_e32 vcc_lo, v4, v2
    v_add_nc_u32_dpp v2, v4, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v6, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, 0, 1, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cmp_lt_u32_e32 vcc_lo, v2, v4
    v_permlanex16_b32 v4, v2, 0x76543210, s18 op_sel:[0,1]
    v_add3_u32 v1, v1, v6, v3
    v_cndmask_b32_e64 v3, 0, 1, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v4, v2, v4
    v_mov_b32_dpp v6, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_lt_u32_e32 vcc_lo, v4, v2
    v_add3_u32 v1, v1, v6, v7
    v_readlane_b32 s5, v4, 0
    v_cndmask_b32_e64 v2, 0, 1, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mov_b32_dpp v4, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_e32 v6, s5
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v4, v3
    v_permlanex16_b32 v3, v1, 0x76543210, s18 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v3, v2
    v_readlane_b32 s3, v1, 0
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v1, s3
    ds_store_2addr_b32 v5, v6, v1 offset1:16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[1:4], v85
    ds_load_b128 v[5:8], v85 offset:16
    ds_load_b128 v[9:12], v85 offset:32
    ds_load_b128 v[13:16], v85 offset:48
    ds_load_b128 v[17:20], v85 offset:64
    ds_load_b128 v[21:24], v85 offset:80
    ds_load_b128 v[25:28], v85 offset:96
    ds_load_b128 v[29:32], v85 offset:112
    s_waitcnt lgkmcnt(7)
    v_add_nc_u32_e32 v2, v1, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v3
    v_cndmask_b32_e64 v3, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v4
    s_waitcnt lgkmcnt(3)
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v17, v18, v3
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v5
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v19, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v6
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v20, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v7
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v21, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v8
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v22, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v9
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v23, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v10
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v24, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v11
    s_waitcnt lgkmcnt(1)
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v25, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v12
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v26, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v13
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v27, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v14
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v28, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_add_nc_u32_e32 v1, v2, v15
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v29, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v1, v2
    v_add_nc_u32_e32 v2, v1, v16
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_add3_u32 v3, v3, v30, v4
    v_cndmask_b32_e64 v4, 0, 1, vcc_lo
    v_cmp_lt_u32_e32 vcc_lo, v2, v1
    v_readfirstlane_b32 s5, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v3, v31, v4
    v_cndmask_b32_e64 v2, 0, 1, vcc_lo
    v_add3_u32 v1, v1, v32, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_readfirstlane_b32 s3, v1
    s_lshr_b32 s6, s5, 1
    s_clz_i32_u32 s7, s3
    s_min_u32 s7, s7, 32
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s12, s7, 31
    s_and_b32 s13, s7, 32
    s_sub_u32 s7, 32, s7
    s_xor_b32 s14, s12, 31
    s_lshl_b32 s5, s5, s12
    s_lshl_b32 s3, s3, s12
    s_lshr_b32 s6, s6, s14
    s_cmp_lg_u32 s13, 0
    s_cselect_b32 s12, 0, s5
    s_or_b32 s3, s3, s6
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s6, 1, 0
    s_cmp_lg_u32 s13, 0
    s_cselect_b32 s3, s5, s3
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s3, s6
    v_cvt_f32_u32_e32 v1, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_ldexp_f32 v1, v1, s7
    v_div_scale_f32 v2, null, v33, v33, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v3, v2
    s_waitcnt_depctr 0xfff
    v_fma_f32 v4, -v2, v3, 1.0
    v_fma_f32 v3, v4, v3, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_or_b32_e32 v4, 1, v3
    v_div_scale_f32 v5, vcc_lo, v1, v33, v1
    v_mul_f32_e32 v6, v5, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v7, -v2, v6, v5
    v_fma_f32 v4, v7, v4, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, -v2, v4, v5
    v_div_fmas_f32 v2, v2, v3, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fixup_f32 v1, v2, v33, v1
    v_cmp_gt_f32_e32 vcc_lo, 0x800000, v1
    v_cndmask_b32_e64 v2, 0, 32, vcc_lo
    v_cndmask_b32_e64 v3, 0, 0x42000000, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_ldexp_f32 v1, v1, v2
    v_log_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_sub_f32_e32 v1, v1, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v2, 0x3f317217, v1
    v_cmp_gt_f32_e64 s3, 0x7f800000, |v1|
    v_fma_f32 v3, v1, 0x3f317217, -v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v3, v1, 0x3377d1cf, v3
    v_add_f32_e32 v2, v2, v3
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v33, v1, v2, s3
    s_and_b32 s5, exec_lo, s1
    s_cbranch_scc0 L43
    s_not_b32 s0, s0
    s_mov_b32 exec_lo, s5
    s_cmp_lt_u32 s0, s17
    s_cbranch_scc1 L40
    v_readlane_b32 s0, v83, 1
L40:
    v_readlane_b32 s1, v83, 0
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc1 L41
    v_mov_b32_e32 v1, -1
    s_branch L42
L41:
    v_cndmask_b32_e64 v1, -2, s0, s2
L42:
    v_readlane_b32 s1, v83, 19
    s_cmp_lt_u32 0, s1
    v_readlane_b32 s1, v83, 6
    v_readlane_b32 s2, v83, 11
    s_cselect_b32 s1, s2, s1
    s_add_u32 s0, s23, s0
    v_mov_b32_e32 v2, s1
    v_readlane_b32 s1, v83, 11
    v_readlane_b32 s2, v83, 5
    s_add_u32 s1, s2, s1
    v_mov_b32_e32 v3, s0
    v_readlane_b32 s0, v83, 19
    s_cmp_lt_u32 1, s0
    v_readlane_b32 s0, v83, 6
    s_cselect_b32 s0, s1, s0
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v4, s0
    v_readlane_b32 s0, v83, 7
    v_readlane_b32 s1, v83, 8
    v_readlane_b32 s2, v83, 9
    v_readlane_b32 s3, v83, 10
    buffer_store_b32 v1, v2, s[0:3], 0 idxen
    buffer_load_b32 v1, v3, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_sub_f32_e32 v1, v1, v86
    s_delay_alu instid0(VALU_DEP_1)
    v_sub_f32_e32 v1, v1, v33
    v_readlane_b32 s0, v83, 7
    v_readlane_b32 s1, v83, 8
    v_readlane_b32 s2, v83, 9
    v_readlane_b32 s3, v83, 10
    buffer_store_b32 v1, v4, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s20
L43:
    v_readlane_b32 s0, v83, 13
    s_min_u32 s0, s0, 20
    s_mov_b32 s6, 0
    s_min_u32 s7, s0, s17
    s_branch L49
L44:
    s_cmp_gt_u32 s6, 0
    s_cbranch_scc0 L47
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, 0
    v_mov_b32_e32 v3, v0
    s_branch L46
L45:
    s_mov_b32 exec_lo, s0
    v_add_nc_u32_e32 v4, s23, v3
    v_not_b32_e32 v5, v3
    v_add_nc_u32_e64 v3, v3, 0x200 clamp
    v_readlane_b32 s0, v83, 26
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e64 s0, s0, v5
    v_cmp_gt_u32_e64 s1, v2, v5
    buffer_load_b32 v4, v4, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v4, 0, v4
    v_lshrrev_b32_e32 v6, 31, v4
    v_not_b32_e32 v7, v4
    v_or_b32_e32 v4, 0x80000000, v4
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_eq_u32_e32 vcc_lo, 1, v6
    v_cndmask_b32_e32 v4, v4, v7, vcc_lo
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s2, s4, v4
    v_cmp_eq_u32_e64 s3, v1, v4
    v_cmp_gt_u32_e64 s12, v1, v4
    v_cmp_eq_u32_e64 s13, s4, v4
    s_and_b32 s1, s3, s1
    s_and_b32 s0, s13, s0
    s_or_b32 s1, s12, s1
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v5, v5, v2, s1
    v_cndmask_b32_e64 v4, v4, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v2, v5, s0
    v_cndmask_b32_e64 v1, v1, v4, s0
L46:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s17, v3
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc1 L45
    s_mov_b32 exec_lo, s20
    s_waitcnt_vscnt null, 0x0
    s_barrier
    v_mov_b32_dpp v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v4, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s0, v83, 25
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mov_b32_e32 v5, s0
    v_cmp_gt_u32_e32 vcc_lo, v2, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s1, v1, v4
    v_cmp_gt_u32_e64 s2, v1, v4
    s_and_b32 s0, s1, vcc_lo
    s_or_b32 s0, s2, s0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_cndmask_b32_e64 v1, v4, v1, s0
    v_mov_b32_dpp v3, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v4, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e32 vcc_lo, v2, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s1, v1, v4
    v_cmp_gt_u32_e64 s2, v1, v4
    s_and_b32 s0, s1, vcc_lo
    s_or_b32 s0, s2, s0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_cndmask_b32_e64 v1, v4, v1, s0
    v_mov_b32_dpp v3, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v4, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e32 vcc_lo, v2, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s1, v1, v4
    v_cmp_gt_u32_e64 s2, v1, v4
    s_and_b32 s0, s1, vcc_lo
    s_or_b32 s0, s2, s0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_cndmask_b32_e64 v1, v4, v1, s0
    v_mov_b32_dpp v3, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v4, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e32 vcc_lo, v2, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s1, v1, v4
    v_cmp_gt_u32_e64 s2, v1, v4
    s_and_b32 s0, s1, vcc_lo
    s_or_b32 s0, s2, s0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_cndmask_b32_e64 v1, v4, v1, s0
    v_permlanex16_b32 v3, v2, 0x76543210, s18 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v4, v1, 0x76543210, s18 op_sel:[0,1]
    v_cmp_gt_u32_e32 vcc_lo, v2, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s1, v1, v4
    v_cmp_gt_u32_e64 s2, v1, v4
    s_and_b32 s0, s1, vcc_lo
    s_or_b32 s0, s2, s0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_cndmask_b32_e64 v1, v4, v1, s0
    v_readlane_b32 s0, v2, 0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readlane_b32 s1, v1, 0
    v_dual_mov_b32 v1, s0 :: v_dual_mov_b32 v2, s1
    ds_store_2addr_b32 v5, v1, v2 offset1:16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[1:4], v85
    ds_load_b128 v[5:8], v85 offset:16
    ds_load_b128 v[9:12], v85 offset:32
    ds_load_b128 v[13:16], v85 offset:48
    ds_load_b128 v[17:20], v85 offset:64
    ds_load_b128 v[21:24], v85 offset:80
    ds_load_b128 v[25:28], v85 offset:96
    ds_load_b128 v[29:32], v85 offset:112
    s_waitcnt lgkmcnt(7)
    v_cmp_gt_u32_e32 vcc_lo, v1, v2
    s_waitcnt lgkmcnt(3)
    v_cmp_gt_u32_e64 s1, v17, v18
    v_cmp_eq_u32_e64 s2, v17, v18
    s_and_b32 s0, s2, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s1, s0
    v_cndmask_b32_e64 v1, v2, v1, s0
    v_cndmask_b32_e64 v2, v18, v17, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v3
    v_cmp_eq_u32_e64 s1, v2, v19
    v_cmp_gt_u32_e64 s2, v2, v19
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v3, v1, s0
    v_cndmask_b32_e64 v2, v19, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v4
    v_cmp_eq_u32_e64 s1, v2, v20
    v_cmp_gt_u32_e64 s2, v2, v20
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v4, v1, s0
    v_cndmask_b32_e64 v2, v20, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v5
    s_waitcnt lgkmcnt(2)
    v_cmp_eq_u32_e64 s1, v2, v21
    v_cmp_gt_u32_e64 s2, v2, v21
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v5, v1, s0
    v_cndmask_b32_e64 v2, v21, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v6
    v_cmp_eq_u32_e64 s1, v2, v22
    v_cmp_gt_u32_e64 s2, v2, v22
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v6, v1, s0
    v_cndmask_b32_e64 v2, v22, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v7
    v_cmp_eq_u32_e64 s1, v2, v23
    v_cmp_gt_u32_e64 s2, v2, v23
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v7, v1, s0
    v_cndmask_b32_e64 v2, v23, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v8
    v_cmp_eq_u32_e64 s1, v2, v24
    v_cmp_gt_u32_e64 s2, v2, v24
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v8, v1, s0
    v_cndmask_b32_e64 v2, v24, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v9
    s_waitcnt lgkmcnt(1)
    v_cmp_eq_u32_e64 s1, v2, v25
    v_cmp_gt_u32_e64 s2, v2, v25
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v9, v1, s0
    v_cndmask_b32_e64 v2, v25, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v10
    v_cmp_eq_u32_e64 s1, v2, v26
    v_cmp_gt_u32_e64 s2, v2, v26
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v10, v1, s0
    v_cndmask_b32_e64 v2, v26, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v11
    v_cmp_eq_u32_e64 s1, v2, v27
    v_cmp_gt_u32_e64 s2, v2, v27
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v11, v1, s0
    v_cndmask_b32_e64 v2, v27, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v12
    v_cmp_eq_u32_e64 s1, v2, v28
    v_cmp_gt_u32_e64 s2, v2, v28
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v12, v1, s0
    v_cndmask_b32_e64 v2, v28, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v13
    s_waitcnt lgkmcnt(0)
    v_cmp_eq_u32_e64 s1, v2, v29
    v_cmp_gt_u32_e64 s2, v2, v29
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v13, v1, s0
    v_cndmask_b32_e64 v2, v29, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v14
    v_cmp_eq_u32_e64 s1, v2, v30
    v_cmp_gt_u32_e64 s2, v2, v30
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v14, v1, s0
    v_cndmask_b32_e64 v2, v30, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v15
    v_cmp_eq_u32_e64 s1, v2, v31
    v_cmp_gt_u32_e64 s2, v2, v31
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v15, v1, s0
    v_cndmask_b32_e64 v2, v31, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v16
    v_cmp_eq_u32_e64 s1, v2, v32
    v_cmp_gt_u32_e64 s2, v2, v32
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s2, s0
    v_cndmask_b32_e64 v1, v16, v1, s0
    v_cndmask_b32_e64 v2, v32, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readfirstlane_b32 s0, v1
    v_writelane_b32 v83, s0, 26
    s_delay_alu instid0(VALU_DEP_3)
    v_readfirstlane_b32 s4, v2
L47:
    s_cmp_lg_u32 s5, 0
    s_cbranch_scc0 L48
    s_lshl_b32 s0, s6, 1
    s_delay_alu instid0(VALU_DEP_2)
    v_readlane_b32 s1, v83, 26
    s_not_b32 s1, s1
    s_mov_b32 exec_lo, s5
    s_add_u32 s2, s0, 2
    s_add_u32 s3, s23, s1
    v_mov_b32_e32 v1, s1
    v_readlane_b32 s1, v83, 5
    s_mul_i32 s1, s2, s1
    v_mov_b32_e32 v2, s3
    s_add_u32 s0, s0, 3
    v_readlane_b32 s3, v83, 11
    s_add_u32 s1, s1, s3
    v_readlane_b32 s3, v83, 5
    s_mul_i32 s3, s0, s3
    v_readlane_b32 s12, v83, 19
    s_cmp_lt_u32 s2, s12
    v_readlane_b32 s2, v83, 6
    s_cselect_b32 s1, s1, s2
    v_readlane_b32 s2, v83, 11
    s_add_u32 s2, s3, s2
    v_mov_b32_e32 v3, s1
    v_readlane_b32 s1, v83, 19
    s_cmp_lt_u32 s0, s1
    v_readlane_b32 s0, v83, 6
    s_cselect_b32 s0, s2, s0
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v4, s0
    v_readlane_b32 s0, v83, 7
    v_readlane_b32 s1, v83, 8
    v_readlane_b32 s2, v83, 9
    v_readlane_b32 s3, v83, 10
    buffer_store_b32 v1, v3, s[0:3], 0 idxen
    buffer_load_b32 v1, v2, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_sub_f32_e32 v1, v1, v86
    s_delay_alu instid0(VALU_DEP_1)
    v_sub_f32_e32 v1, v1, v33
    v_readlane_b32 s0, v83, 7
    v_readlane_b32 s1, v83, 8
    v_readlane_b32 s2, v83, 9
    v_readlane_b32 s3, v83, 10
    buffer_store_b32 v1, v4, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s20
L48:
    s_add_u32 s6, s6, 1
L49:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s6, s7
    s_cbranch_scc1 L44
    s_endpgm
