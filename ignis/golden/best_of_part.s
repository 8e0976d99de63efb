; 16 VGPRs, 23 SGPRs, 64 bytes of LDS, 0 of scratch, 372 instructions
    s_mov_b32 s2, exec_lo
    s_load_b32 s3, s[0:1], 0x10
    s_load_b32 s12, s[0:1], 0x30
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s15, s[0:1], 0x28
    s_load_b32 s0, s[0:1], 0x2c
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v12, 0
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v2, s13, 10, v1
    v_lshrrev_b32_e32 v0, 5, v0
    s_mov_b32 s11, 0x11016000
    v_readfirstlane_b32 s16, v0
    s_delay_alu instid0(VALU_DEP_3)
    v_cmp_gt_u32_e64 s17, s3, v2
    s_mul_i32 s18, s14, s12
    s_mov_b32 s19, s10
    s_or_b32 s5, s5, 0x40000
    s_or_b32 s9, s9, 0x80000
    s_mul_i32 s18, s18, s3
    s_and_b32 s20, exec_lo, s17
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s20
    v_add_nc_u32_e32 v0, s18, v2
    buffer_load_b32 v0, v0, s[4:7], 0 idxen
    s_cmp_eq_u32 s12, 2
    s_cbranch_scc0 L0
    s_add_u32 s21, s18, s3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v3, s21, v2
    buffer_load_b32 v3, v3, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v0, v0, v3
L0:
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v3, 0x7fffffff, v0
    v_cmp_gt_u32_e64 s21, 0x7f800000, v3
    s_and_b32 s22, exec_lo, s21
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s22
    v_add_f32_e32 v3, 0, v0
    v_not_b32_e32 v0, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v4, 31, v3
    v_not_b32_e32 v5, v3
    v_or_b32_e32 v3, 0x80000000, v3
    v_cmp_eq_u32_e64 s22, 1, v4
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v3, v3, v5, s22
    s_mov_b32 exec_lo, s20
L1:
    v_cndmask_b32_e64 v0, -1, v0, s21
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v3, -1, v3, s21
    v_cmp_gt_u32_e32 vcc_lo, 0, v0
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s21, 0, v3
    v_cmp_gt_u32_e64 s22, 0, v3
    s_and_b32 s20, s21, vcc_lo
    s_or_b32 s20, s22, s20
    s_delay_alu instid0(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, v0, 0, s20
    v_cndmask_b32_e64 v3, v3, 0, s20
    s_mov_b32 exec_lo, s2
L2:
    v_add_nc_u32_e32 v4, 0x100, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v0, 0, v0, s17
    v_cndmask_b32_e64 v3, 0, v3, s17
    s_delay_alu instid0(VALU_DEP_3)
    v_cmp_gt_u32_e64 s17, s3, v4
    s_and_b32 s20, exec_lo, s17
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s20
    v_add3_u32 v5, s18, v2, 0x100
    buffer_load_b32 v5, v5, s[4:7], 0 idxen
    s_cmp_eq_u32 s12, 2
    s_cbranch_scc0 L3
    s_add_u32 s21, s18, s3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v6, s21, v4
    buffer_load_b32 v6, v6, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v5, v5, v6
L3:
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v6, 0x7fffffff, v5
    v_cmp_gt_u32_e64 s21, 0x7f800000, v6
    s_and_b32 s22, exec_lo, s21
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s22
    v_add_f32_e32 v5, 0, v5
    v_not_b32_e32 v4, v4
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v6, 31, v5
    v_not_b32_e32 v7, v5
    v_or_b32_e32 v5, 0x80000000, v5
    v_cmp_eq_u32_e64 s22, 1, v6
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v5, v5, v7, s22
    s_mov_b32 exec_lo, s20
L4:
    v_cndmask_b32_e64 v4, -1, v4, s21
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v5, -1, v5, s21
    v_cmp_gt_u32_e32 vcc_lo, v0, v4
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s21, v3, v5
    v_cmp_gt_u32_e64 s22, v3, v5
    s_and_b32 s20, s21, vcc_lo
    s_or_b32 s20, s22, s20
    s_delay_alu instid0(SALU_CYCLE_1)
    v_cndmask_b32_e64 v4, v4, v0, s20
    v_cndmask_b32_e64 v5, v5, v3, s20
    s_mov_b32 exec_lo, s2
L5:
    v_add_nc_u32_e32 v6, 0x200, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v0, v0, v4, s17
    v_cndmask_b32_e64 v3, v3, v5, s17
    s_delay_alu instid0(VALU_DEP_3)
    v_cmp_gt_u32_e64 s17, s3, v6
    s_and_b32 s20, exec_lo, s17
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s20
    v_add3_u32 v4, s18, v2, 0x200
    buffer_load_b32 v4, v4, s[4:7], 0 idxen
    s_cmp_eq_u32 s12, 2
    s_cbranch_scc0 L6
    s_add_u32 s21, s18, s3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v5, s21, v6
    buffer_load_b32 v5, v5, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v4, v4, v5
L6:
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v5, 0x7fffffff, v4
    v_cmp_gt_u32_e64 s21, 0x7f800000, v5
    s_and_b32 s22, exec_lo, s21
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s22
    v_add_f32_e32 v5, 0, v4
    v_not_b32_e32 v4, v6
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v6, 31, v5
    v_not_b32_e32 v7, v5
    v_or_b32_e32 v5, 0x80000000, v5
    v_cmp_eq_u32_e64 s22, 1, v6
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v5, v5, v7, s22
    s_mov_b32 exec_lo, s20
L7:
    v_cndmask_b32_e64 v4, -1, v4, s21
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v5, -1, v5, s21
    v_cmp_gt_u32_e32 vcc_lo, v0, v4
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s21, v3, v5
    v_cmp_gt_u32_e64 s22, v3, v5
    s_and_b32 s20, s21, vcc_lo
    s_or_b32 s20, s22, s20
    s_delay_alu instid0(SALU_CYCLE_1)
    v_cndmask_b32_e64 v4, v4, v0, s20
    v_cndmask_b32_e64 v5, v5, v3, s20
    s_mov_b32 exec_lo, s2
L8:
    v_add_nc_u32_e32 v6, 0x300, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v0, v0, v4, s17
    v_cndmask_b32_e64 v3, v3, v5, s17
    s_delay_alu instid0(VALU_DEP_3)
    v_cmp_gt_u32_e64 s17, s3, v6
    s_and_b32 s20, exec_lo, s17
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s20
    v_add3_u32 v2, s18, v2, 0x300
    buffer_load_b32 v2, v2, s[4:7], 0 idxen
    s_cmp_eq_u32 s12, 2
    s_cbranch_scc0 L9
    s_add_u32 s3, s18, s3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v4, s3, v6
    buffer_load_b32 v4, v4, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v4
L9:
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v4, 0x7fffffff, v2
    v_cmp_gt_u32_e64 s3, 0x7f800000, v4
    s_and_b32 s4, exec_lo, s3
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s4
    v_add_f32_e32 v4, 0, v2
    v_not_b32_e32 v2, v6
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v5, 31, v4
    v_not_b32_e32 v6, v4
    v_or_b32_e32 v4, 0x80000000, v4
    v_cmp_eq_u32_e64 s4, 1, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v4, v4, v6, s4
    s_mov_b32 exec_lo, s20
L10:
    v_cndmask_b32_e64 v2, -1, v2, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v4, -1, v4, s3
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s4, v3, v4
    v_cmp_gt_u32_e64 s5, v3, v4
    s_and_b32 s3, s4, vcc_lo
    s_or_b32 s3, s5, s3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_cndmask_b32_e64 v2, v2, v0, s3
    v_cndmask_b32_e64 v4, v4, v3, s3
    s_mov_b32 exec_lo, s2
L11:
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v0, v2, s17
    v_cndmask_b32_e64 v2, v3, v4, s17
    s_lshl_b32 s3, s16, 2
    s_barrier
    v_cmp_eq_u32_e64 s4, 0, v1
    v_mov_b32_dpp v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_e32 v4, s3
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_gt_u32_e32 vcc_lo, v0, v1
    v_cmp_eq_u32_e64 s5, v2, v3
    v_cmp_gt_u32_e64 s6, v2, v3
    s_and_b32 s3, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s6, s3
    v_cndmask_b32_e64 v0, v1, v0, s3
    v_cndmask_b32_e64 v1, v3, v2, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v2, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s5, v1, v3
    v_cmp_gt_u32_e64 s6, v1, v3
    s_and_b32 s3, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s6, s3
    v_cndmask_b32_e64 v0, v2, v0, s3
    v_cndmask_b32_e64 v1, v3, v1, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v2, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s5, v1, v3
    v_cmp_gt_u32_e64 s6, v1, v3
    s_and_b32 s3, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s6, s3
    v_cndmask_b32_e64 v0, v2, v0, s3
    v_cndmask_b32_e64 v1, v3, v1, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v2, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s5, v1, v3
    v_cmp_gt_u32_e64 s6, v1, v3
    s_and_b32 s3, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s6, s3
    v_cndmask_b32_e64 v0, v2, v0, s3
    v_cndmask_b32_e64 v1, v3, v1, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v2, v0, 0x76543210, s1 op_sel:[0,1]
    v_permlanex16_b32 v3, v1, 0x76543210, s1 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s3, v1, v3
    v_cmp_gt_u32_e64 s5, v1, v3
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s5, s1
    v_cndmask_b32_e64 v0, v2, v0, s1
    v_cndmask_b32_e64 v1, v3, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readlane_b32 s1, v0, 0
    v_readlane_b32 s3, v1, 0
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mov_b32 v0, s1 :: v_dual_mov_b32 v1, s3
    ds_store_2addr_b32 v4, v0, v1 offset1:8
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v12
    ds_load_b128 v[4:7], v12 offset:32
    ds_load_b128 v[8:11], v12 offset:16
    ds_load_b128 v[12:15], v12 offset:48
    s_waitcnt lgkmcnt(3)
    v_cmp_gt_u32_e32 vcc_lo, v0, v1
    s_waitcnt lgkmcnt(2)
    v_cmp_eq_u32_e64 s3, v4, v5
    v_cmp_gt_u32_e64 s5, v4, v5
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s5, s1
    v_cndmask_b32_e64 v0, v1, v0, s1
    v_cndmask_b32_e64 v1, v5, v4, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s3, v1, v6
    v_cmp_gt_u32_e64 s5, v1, v6
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s5, s1
    v_cndmask_b32_e64 v0, v2, v0, s1
    v_cndmask_b32_e64 v1, v6, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v3
    v_cmp_eq_u32_e64 s3, v1, v7
    v_cmp_gt_u32_e64 s5, v1, v7
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s5, s1
    v_cndmask_b32_e64 v0, v3, v0, s1
    v_cndmask_b32_e64 v1, v7, v1, s1
    s_waitcnt lgkmcnt(1)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v8
    s_waitcnt lgkmcnt(0)
    v_cmp_eq_u32_e64 s3, v1, v12
    v_cmp_gt_u32_e64 s5, v1, v12
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s5, s1
    v_cndmask_b32_e64 v0, v8, v0, s1
    v_cndmask_b32_e64 v1, v12, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v9
    v_cmp_eq_u32_e64 s3, v1, v13
    v_cmp_gt_u32_e64 s5, v1, v13
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s5, s1
    v_cndmask_b32_e64 v0, v9, v0, s1
    v_cndmask_b32_e64 v1, v13, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v10
    v_cmp_eq_u32_e64 s3, v1, v14
    v_cmp_gt_u32_e64 s5, v1, v14
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s5, s1
    v_cndmask_b32_e64 v0, v10, v0, s1
    v_cndmask_b32_e64 v1, v14, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v11
    v_cmp_eq_u32_e64 s3, v1, v15
    v_cmp_gt_u32_e64 s5, v1, v15
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s5, s1
    v_cndmask_b32_e64 v0, v11, v0, s1
    v_cndmask_b32_e64 v1, v15, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s1, v0
    v_readfirstlane_b32 s3, v1
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L12
    s_mul_i32 s0, s14, s0
    s_mov_b32 exec_lo, s4
    s_add_u32 s0, s0, s13
    v_dual_mov_b32 v0, s1 :: v_dual_mov_b32 v1, s3
    s_cmp_lt_u32 s13, s15
    s_cselect_b32 s0, s0, s19
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v2, s0
    buffer_store_b64 v[0:1], v2, s[8:11], 0 idxen
L12:
    s_endpgm
