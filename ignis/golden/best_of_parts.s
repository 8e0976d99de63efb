; 25 VGPRs, 18 SGPRs, 64 bytes of LDS, 0 of scratch, 327 instructions
    s_mov_b32 s2, exec_lo
    s_load_b32 s3, s[0:1], 0x10
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s0, s[0:1], 0x14
    v_mov_b32_e32 v1, v0
    s_mov_b32 s1, 0xfedcba98
    v_mov_b32_e32 v21, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    v_lshrrev_b32_e32 v1, 5, v1
    s_mov_b32 s11, 0x11016000
    v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v22, 0
    v_mov_b32_e32 v24, v0
    s_delay_alu instid0(VALU_DEP_3)
    v_readfirstlane_b32 s12, v1
    s_max_u32 s14, s3, 1
    s_or_b32 s5, s5, 0x80000
    s_or_b32 s9, s9, 0x40000
    s_add_u32 s14, s14, -1
    s_mul_i32 s0, s13, s0
    s_branch L1
L0:
    s_mov_b32 exec_lo, s15
    v_add_nc_u32_e32 v1, s0, v24
    v_add_nc_u32_e32 v2, 0x100, v24
    v_add_nc_u32_e32 v3, 0x200, v24
    v_add_nc_u32_e32 v4, 0x300, v24
    v_add_nc_u32_e32 v5, 0x400, v24
    v_add_nc_u32_e32 v6, 0x500, v24
    v_min_u32_e32 v2, s14, v2
    v_min_u32_e32 v3, s14, v3
    v_min_u32_e32 v4, s14, v4
    v_min_u32_e32 v5, s14, v5
    v_min_u32_e32 v6, s14, v6
    v_add_nc_u32_e32 v7, s0, v2
    v_add_nc_u32_e32 v8, s0, v3
    v_add_nc_u32_e32 v9, s0, v4
    v_add_nc_u32_e32 v10, s0, v5
    v_add_nc_u32_e32 v11, s0, v6
    v_add_nc_u32_e32 v3, 0x600, v24
    v_add_nc_u32_e32 v4, 0x700, v24
    buffer_load_b64 v[1:2], v1, s[4:7], 0 idxen
    v_min_u32_e32 v5, s14, v3
    v_min_u32_e32 v6, s14, v4
    buffer_load_b64 v[3:4], v7, s[4:7], 0 idxen
    v_add_nc_u32_e32 v13, s0, v5
    v_add_nc_u32_e32 v15, s0, v6
    buffer_load_b64 v[5:6], v8, s[4:7], 0 idxen
    buffer_load_b64 v[7:8], v9, s[4:7], 0 idxen
    buffer_load_b64 v[9:10], v10, s[4:7], 0 idxen
    buffer_load_b64 v[11:12], v11, s[4:7], 0 idxen
    buffer_load_b64 v[13:14], v13, s[4:7], 0 idxen
    buffer_load_b64 v[15:16], v15, s[4:7], 0 idxen
    v_add_nc_u32_e32 v17, 0x800, v24
    v_add_nc_u32_e32 v18, 0x900, v24
    v_add_nc_u32_e64 v24, v24, 0xa00 clamp
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_min_u32_e32 v17, s14, v17
    v_min_u32_e32 v18, s14, v18
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v17, s0, v17
    v_add_nc_u32_e32 v19, s0, v18
    buffer_load_b64 v[17:18], v17, s[4:7], 0 idxen
    buffer_load_b64 v[19:20], v19, s[4:7], 0 idxen
    s_waitcnt vmcnt(9)
    v_cmp_gt_u32_e64 s15, v22, v2
    v_cmp_eq_u32_e32 vcc_lo, v22, v2
    v_cmp_gt_u32_e64 s17, v23, v1
    s_and_b32 s16, vcc_lo, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s15, s15, s16
    v_cndmask_b32_e64 v1, v1, v23, s15
    v_cndmask_b32_e64 v2, v2, v22, s15
    s_waitcnt vmcnt(8)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v3
    v_cmp_eq_u32_e64 s16, v2, v4
    v_cmp_gt_u32_e64 s17, v2, v4
    s_and_b32 s15, s16, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s15, s17, s15
    v_cndmask_b32_e64 v1, v3, v1, s15
    v_cndmask_b32_e64 v2, v4, v2, s15
    s_waitcnt vmcnt(7)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v5
    v_cmp_eq_u32_e64 s16, v2, v6
    v_cmp_gt_u32_e64 s17, v2, v6
    s_and_b32 s15, s16, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s15, s17, s15
    v_cndmask_b32_e64 v1, v5, v1, s15
    v_cndmask_b32_e64 v2, v6, v2, s15
    s_waitcnt vmcnt(6)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v7
    v_cmp_eq_u32_e64 s16, v2, v8
    v_cmp_gt_u32_e64 s17, v2, v8
    s_and_b32 s15, s16, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s15, s17, s15
    v_cndmask_b32_e64 v1, v7, v1, s15
    v_cndmask_b32_e64 v2, v8, v2, s15
    s_waitcnt vmcnt(5)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v9
    v_cmp_eq_u32_e64 s16, v2, v10
    v_cmp_gt_u32_e64 s17, v2, v10
    s_and_b32 s15, s16, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s15, s17, s15
    v_cndmask_b32_e64 v1, v9, v1, s15
    v_cndmask_b32_e64 v2, v10, v2, s15
    s_waitcnt vmcnt(4)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v11
    v_cmp_eq_u32_e64 s16, v2, v12
    v_cmp_gt_u32_e64 s17, v2, v12
    s_and_b32 s15, s16, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s15, s17, s15
    v_cndmask_b32_e64 v1, v11, v1, s15
    v_cndmask_b32_e64 v2, v12, v2, s15
    s_waitcnt vmcnt(3)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v13
    v_cmp_eq_u32_e64 s16, v2, v14
    v_cmp_gt_u32_e64 s17, v2, v14
    s_and_b32 s15, s16, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s15, s17, s15
    v_cndmask_b32_e64 v1, v13, v1, s15
    v_cndmask_b32_e64 v2, v14, v2, s15
    s_waitcnt vmcnt(2)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v15
    v_cmp_eq_u32_e64 s16, v2, v16
    v_cmp_gt_u32_e64 s17, v2, v16
    s_and_b32 s15, s16, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s15, s17, s15
    v_cndmask_b32_e64 v1, v15, v1, s15
    v_cndmask_b32_e64 v2, v16, v2, s15
    s_waitcnt vmcnt(1)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v17
    v_cmp_eq_u32_e64 s16, v2, v18
    v_cmp_gt_u32_e64 s17, v2, v18
    s_and_b32 s15, s16, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s15, s17, s15
    v_cndmask_b32_e64 v1, v17, v1, s15
    v_cndmask_b32_e64 v2, v18, v2, s15
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v1, v19
    v_cmp_eq_u32_e64 s16, v2, v20
    v_cmp_gt_u32_e64 s17, v2, v20
    s_and_b32 s15, s16, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s15, s17, s15
    v_cndmask_b32_e64 v23, v19, v1, s15
    v_cndmask_b32_e64 v22, v20, v2, s15
L1:
    v_cmp_gt_u32_e32 vcc_lo, s3, v24
    s_and_b32 s15, exec_lo, vcc_lo
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s2
    s_lshl_b32 s0, s12, 2
    s_barrier
    v_mov_b32_dpp v1, v23 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v2, v22 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_e32 v3, s0
    v_cmp_eq_u32_e64 s0, 0, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cmp_gt_u32_e32 vcc_lo, v23, v1
    v_cmp_eq_u32_e64 s4, v22, v2
    v_cmp_gt_u32_e64 s5, v22, v2
    s_and_b32 s3, s4, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s5, s3
    v_cndmask_b32_e64 v0, v1, v23, s3
    v_cndmask_b32_e64 v1, v2, v22, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v2, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v4, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s4, v1, v4
    v_cmp_gt_u32_e64 s5, v1, v4
    s_and_b32 s3, s4, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s5, s3
    v_cndmask_b32_e64 v0, v2, v0, s3
    v_cndmask_b32_e64 v1, v4, v1, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v2, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v4, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s4, v1, v4
    v_cmp_gt_u32_e64 s5, v1, v4
    s_and_b32 s3, s4, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s5, s3
    v_cndmask_b32_e64 v0, v2, v0, s3
    v_cndmask_b32_e64 v1, v4, v1, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v2, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v4, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s4, v1, v4
    v_cmp_gt_u32_e64 s5, v1, v4
    s_and_b32 s3, s4, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s5, s3
    v_cndmask_b32_e64 v0, v2, v0, s3
    v_cndmask_b32_e64 v1, v4, v1, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v2, v0, 0x76543210, s1 op_sel:[0,1]
    v_permlanex16_b32 v4, v1, 0x76543210, s1 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s3, v1, v4
    v_cmp_gt_u32_e64 s4, v1, v4
    s_and_b32 s1, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s1, s4, s1
    v_cndmask_b32_e64 v0, v2, v0, s1
    v_cndmask_b32_e64 v1, v4, v1, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readlane_b32 s1, v0, 0
    v_readlane_b32 s3, v1, 0
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mov_b32 v0, s1 :: v_dual_mov_b32 v1, s3
    ds_store_2addr_b32 v3, v0, v1 offset1:8
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v21
    ds_load_b128 v[4:7], v21 offset:32
    ds_load_b128 v[8:11], v21 offset:16
    ds_load_b128 v[12:15], v21 offset:48
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
