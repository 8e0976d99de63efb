; 16 VGPRs, 17 SGPRs, 64 bytes of LDS, 0 of scratch, 202 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s3, s[0:1], 0x14
    s_load_b32 s0, s[0:1], 0x10
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v12, 0
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v1, 5, v1
    s_mov_b32 s11, 0x11016000
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v3, 0
    v_mov_b32_e32 v5, v0
    v_readfirstlane_b32 s12, v1
    s_or_b32 s5, s5, 0x80000
    s_or_b32 s9, s9, 0x40000
    s_mul_i32 s3, s13, s3
    s_branch L1
L0:
    s_mov_b32 exec_lo, s14
    v_add_nc_u32_e32 v1, s3, v5
    buffer_load_b64 v[1:2], v1, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_cmp_gt_u32_e64 s14, v3, v2
    v_cmp_eq_u32_e32 vcc_lo, v3, v2
    v_cmp_gt_u32_e64 s16, v4, v1
    s_and_b32 s15, vcc_lo, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s14, s14, s15
    v_cndmask_b32_e64 v4, v1, v4, s14
    v_cndmask_b32_e64 v3, v2, v3, s14
    v_sub_nc_u32_e32 v1, s0, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, 0x100, v1
    v_add_nc_u32_e32 v5, v5, v1
L1:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s0, v5
    s_and_b32 s14, exec_lo, vcc_lo
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s2
    s_lshl_b32 s0, s12, 2
    s_barrier
    v_mov_b32_dpp v1, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v2, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s3, -1, exec_lo
    v_mov_b32_e32 v5, s0
    v_cmp_eq_u32_e64 s0, 0, v0
    v_cmp_gt_u32_e32 vcc_lo, v4, v1
    v_cmp_eq_u32_e64 s5, v3, v2
    v_cmp_gt_u32_e64 s6, v3, v2
    s_ctz_i32_b32 s3, s3
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    s_min_u32 s3, s3, 32
    s_and_b32 s4, s5, vcc_lo
    s_or_b32 s4, s6, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v1, v4, s4
    v_cndmask_b32_e64 v1, v2, v3, s4
    v_mov_b32_dpp v2, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v3, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s5, v1, v3
    v_cmp_gt_u32_e64 s6, v1, v3
    s_and_b32 s4, s5, vcc_lo
    s_or_b32 s4, s6, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v2, v0, s4
    v_cndmask_b32_e64 v1, v3, v1, s4
    v_mov_b32_dpp v2, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v3, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s5, v1, v3
    v_cmp_gt_u32_e64 s6, v1, v3
    s_and_b32 s4, s5, vcc_lo
    s_or_b32 s4, s6, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v2, v0, s4
    v_cndmask_b32_e64 v1, v3, v1, s4
    v_mov_b32_dpp v2, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v3, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s5, v1, v3
    v_cmp_gt_u32_e64 s6, v1, v3
    s_and_b32 s4, s5, vcc_lo
    s_or_b32 s4, s6, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v2, v0, s4
    v_cndmask_b32_e64 v1, v3, v1, s4
    v_permlanex16_b32 v2, v0, 0x76543210, s1 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v3, v1, 0x76543210, s1 op_sel:[0,1]
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s4, v1, v3
    v_cmp_gt_u32_e64 s5, v1, v3
    s_and_b32 s1, s4, vcc_lo
    s_or_b32 s1, s5, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v2, v0, s1
    v_cndmask_b32_e64 v1, v3, v1, s1
    v_readlane_b32 s1, v0, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readlane_b32 s3, v1, s3
    v_dual_mov_b32 v0, s1 :: v_dual_mov_b32 v1, s3
    ds_store_2addr_b32 v5, v0, v1 offset1:8
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
    v_cmp_gt_u32_e64 s4, v4, v5
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s4, s1
    v_cndmask_b32_e64 v0, v1, v0, s1
    v_cndmask_b32_e64 v1, v5, v4, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s3, v1, v6
    v_cmp_gt_u32_e64 s4, v1, v6
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s4, s1
    v_cndmask_b32_e64 v0, v2, v0, s1
    v_cndmask_b32_e64 v1, v6, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v3
    v_cmp_eq_u32_e64 s3, v1, v7
    v_cmp_gt_u32_e64 s4, v1, v7
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s4, s1
    v_cndmask_b32_e64 v0, v3, v0, s1
    v_cndmask_b32_e64 v1, v7, v1, s1
    s_waitcnt lgkmcnt(1)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v8
    s_waitcnt lgkmcnt(0)
    v_cmp_eq_u32_e64 s3, v1, v12
    v_cmp_gt_u32_e64 s4, v1, v12
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s4, s1
    v_cndmask_b32_e64 v0, v8, v0, s1
    v_cndmask_b32_e64 v1, v12, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v9
    v_cmp_eq_u32_e64 s3, v1, v13
    v_cmp_gt_u32_e64 s4, v1, v13
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s4, s1
    v_cndmask_b32_e64 v0, v9, v0, s1
    v_cndmask_b32_e64 v1, v13, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v10
    v_cmp_eq_u32_e64 s3, v1, v14
    v_cmp_gt_u32_e64 s4, v1, v14
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s4, s1
    v_cndmask_b32_e64 v0, v10, v0, s1
    v_cndmask_b32_e64 v1, v14, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v11
    v_cmp_eq_u32_e64 s3, v1, v15
    v_cmp_gt_u32_e64 s4, v1, v15
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s4, s1
    v_cndmask_b32_e64 v0, v11, v0, s1
    v_cndmask_b32_e64 v1, v15, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s1, v0
    v_readfirstlane_b32 s3, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L4
    s_xor_b32 s4, s1, -1
    s_xor_b32 s3, s3, -1
    s_mov_b32 exec_lo, s0
    s_or_b32 s0, s4, s3
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_eq_u32 s0, 0
    s_cbranch_scc0 L2
    s_mov_b32 s0, -1
    s_branch L3
L2:
    s_not_b32 s0, s1
L3:
    s_delay_alu instid0(SALU_CYCLE_1)
    v_dual_mov_b32 v0, s0 :: v_dual_mov_b32 v1, s13
    buffer_store_b32 v0, v1, s[8:11], 0 idxen
L4:
    s_endpgm
