; 31 VGPRs, 35 SGPRs, 0 bytes of LDS, 0 of scratch, 336 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x48
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x30
    s_load_b128 s[24:27], s[0:1], 0x78
    s_load_b128 s[28:31], s[0:1], 0x60
    s_load_b32 s0, s[0:1], 0x8c
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x31016000
    v_lshl_add_u32 v1, s13, 8, v0
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s31, 0x31016000
    s_mov_b32 s3, s6
    s_mov_b32 s12, s10
    s_mov_b32 s13, s18
    s_mov_b32 s14, s22
    s_mov_b32 s15, s30
    v_lshrrev_b32_e32 v1, s27, v1
    s_lshl_b32 s32, 1, s27
    s_lshl_b32 s10, s10, 1
    s_add_u32 s33, s32, -1
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s3, s3, v1
    v_cmp_gt_u32_e32 vcc_lo, s24, v1
    v_and_b32_e32 v0, s33, v0
    v_mul_lo_u32 v12, v1, s25
    s_lshl_b32 s18, s18, 1
    s_lshl_b32 s22, s22, 1
    s_or_b32 s5, s5, 0x40000
    s_lshl_b32 s30, s30, 1
    v_cndmask_b32_e32 v13, s32, v0, vcc_lo
    v_cndmask_b32_e64 v14, 0, s26, vcc_lo
    v_cndmask_b32_e64 v15, 0, s25, vcc_lo
    s_and_b32 s24, exec_lo, s3
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s24
    buffer_load_b32 v0, v1, s[4:7], 0 idxen
    s_mov_b32 exec_lo, s2
L0:
    v_lshlrev_b32_e32 v16, 3, v13
    s_max_u32 s4, s12, 7
    s_max_u32 s5, s14, 7
    s_max_u32 s6, s13, 7
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v17, 0, v0, s3
    s_lshl_b32 s3, s32, 3
    s_add_u32 s4, s4, -7
    s_add_u32 s5, s5, -7
    s_add_u32 s6, s6, -7
    v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v19, v16
    s_branch L2
L1:
    s_mov_b32 exec_lo, s7
    v_add_nc_u32_e32 v0, v12, v19
    v_cmp_gt_u32_e64 s7, s6, v19
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cmp_gt_u32_e64 s24, s4, v0
    v_cmp_gt_u32_e32 vcc_lo, s5, v0
    v_cndmask_b32_e64 v1, s13, v19, s7
    v_add_nc_u32_e64 v19, v19, s3 clamp
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v2, s12, v0, s24
    v_cndmask_b32_e32 v0, s14, v0, vcc_lo
    v_lshlrev_b32_e32 v1, 1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v8, 1, v2
    v_lshlrev_b32_e32 v4, 1, v0
    buffer_load_b128 v[0:3], v1, s[16:19], 0 offen
    buffer_load_b128 v[4:7], v4, s[20:23], 0 offen
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v20, 16, v0
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v21, 16, v4
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v22, 16, v8
    v_and_b32_e32 v4, 0xffff0000, v4
    v_and_b32_e32 v0, 0xffff0000, v0
    v_dual_mul_f32 v20, v21, v20 :: v_dual_lshlrev_b32 v21, 16, v5
    v_and_b32_e32 v8, 0xffff0000, v8
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v0, v4, v0 :: v_dual_and_b32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v4, 16, v1
    v_dual_fmac_f32 v18, v20, v22 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v20, 16, v9
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v4, v21, v4
    v_fma_f32 v0, v0, v8, v18
    v_and_b32_e32 v8, 0xffff0000, v9
    v_lshlrev_b32_e32 v9, 16, v6
    v_dual_mul_f32 v1, v5, v1 :: v_dual_and_b32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v5, 16, v2
    v_fma_f32 v0, v4, v20, v0
    v_lshlrev_b32_e32 v4, 16, v10
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v5, v9, v5 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_dual_fmac_f32 v0, v8, v1 :: v_dual_and_b32 v1, 0xffff0000, v10
    v_lshlrev_b32_e32 v8, 16, v7
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v2, v6, v2
    v_lshlrev_b32_e32 v6, 16, v3
    v_dual_fmac_f32 v0, v5, v4 :: v_dual_and_b32 v5, 0xffff0000, v7
    v_lshlrev_b32_e32 v4, 16, v11
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v6, v8, v6 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_dual_fmac_f32 v0, v1, v2 :: v_dual_and_b32 v1, 0xffff0000, v11
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v2, v5, v3
    v_fma_f32 v0, v6, v4, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v18, v2, v1, v0
L2:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v19, v14
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc1 L1
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v13, v14, v13
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v0, v13
    s_branch L4
L3:
    s_mov_b32 exec_lo, s7
    v_add_nc_u32_e32 v1, v12, v0
    v_lshlrev_b32_e32 v2, 1, v0
    v_add_nc_u32_e64 v0, v0, s32 clamp
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_min_u32_e32 v3, s14, v1
    v_min_u32_e32 v1, s12, v1
    v_lshlrev_b32_e32 v3, 1, v3
    s_delay_alu instid0(VALU_DEP_2)
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v2, v2, s[16:19], 0 offen
    buffer_load_u16 v3, v3, s[20:23], 0 offen
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v2, 16, v2
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v3, 16, v3
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v2, v3, v2 :: v_dual_lshlrev_b32 v1, 16, v1
    v_fma_f32 v18, v2, v1, v18
L4:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v0, v15
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s2
    v_add_f32_dpp v0, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s27, 3
    s_cbranch_scc0 L5
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L5:
    s_cmp_gt_u32 s27, 4
    s_cbranch_scc0 L6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v1, v0, 0x76543210, s1 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v1
L6:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_mul_f32_e32 v0, s0, v0
    s_max_u32 s0, s15, 3
    s_add_u32 s0, s0, -3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v0, v0, v17
    v_mul_f32_e32 v18, v0, v17
    s_branch L8
L7:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v0, v12, v16
    v_cmp_gt_u32_e32 vcc_lo, s6, v16
    s_delay_alu instid0(VALU_DEP_2)
    v_cmp_gt_u32_e64 s7, s4, v0
    v_cmp_gt_u32_e64 s24, s5, v0
    v_cndmask_b32_e32 v1, s13, v16, vcc_lo
    v_add_nc_u32_e32 v2, 4, v0
    v_cmp_gt_u32_e32 vcc_lo, s0, v0
    v_cndmask_b32_e64 v3, s12, v0, s7
    v_cndmask_b32_e64 v4, s14, v0, s24
    v_lshlrev_b32_e32 v1, 1, v1
    v_cmp_gt_u32_e64 s7, s0, v2
    v_cndmask_b32_e32 v0, s15, v0, vcc_lo
    v_lshlrev_b32_e32 v8, 1, v3
    v_lshlrev_b32_e32 v4, 1, v4
    v_add_nc_u32_e64 v16, v16, s3 clamp
    v_cndmask_b32_e64 v2, s15, v2, s7
    v_lshlrev_b32_e32 v19, 1, v0
    s_delay_alu instid0(VALU_DEP_2)
    v_lshlrev_b32_e32 v20, 1, v2
    buffer_load_b128 v[0:3], v1, s[16:19], 0 offen
    buffer_load_b128 v[4:7], v4, s[20:23], 0 offen
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v21, 16, v0
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v22, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    v_lshlrev_b32_e32 v23, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v24, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v25, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v26, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_lshlrev_b32_e32 v27, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v28, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v29, 16, v8
    v_dual_mul_f32 v21, v22, v21 :: v_dual_and_b32 v8, 0xffff0000, v8
    v_lshlrev_b32_e32 v30, 16, v9
    v_dual_mul_f32 v0, v4, v0 :: v_dual_and_b32 v9, 0xffff0000, v9
    v_mul_f32_e32 v4, v23, v24
    v_dual_mul_f32 v1, v5, v1 :: v_dual_mul_f32 v2, v6, v2
    v_lshlrev_b32_e32 v5, 16, v10
    v_dual_mul_f32 v23, v25, v27 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_lshlrev_b32_e32 v22, 16, v11
    v_dual_mul_f32 v6, v26, v28 :: v_dual_and_b32 v11, 0xffff0000, v11
    v_mul_f32_e32 v3, v7, v3
    v_fma_f32 v7, -v18, v29, v21
    v_fma_f32 v0, -v18, v8, v0
    v_fma_f32 v4, -v18, v30, v4
    v_fma_f32 v1, -v18, v9, v1
    v_fma_f32 v5, -v18, v5, v23
    v_fma_f32 v2, -v18, v10, v2
    v_fma_f32 v6, -v18, v22, v6
    v_fma_f32 v3, -v18, v11, v3
    v_mul_f32_e32 v7, v7, v17
    v_mul_f32_e32 v0, v0, v17
    v_mul_f32_e32 v4, v4, v17
    v_mul_f32_e32 v1, v1, v17
    v_mul_f32_e32 v5, v5, v17
    v_mul_f32_e32 v2, v2, v17
    v_mul_f32_e32 v6, v6, v17
    v_mul_f32_e32 v3, v3, v17
    v_bfe_u32 v8, v7, 16, 1
    v_bfe_u32 v9, v0, 16, 1
    v_bfe_u32 v10, v4, 16, 1
    v_bfe_u32 v11, v1, 16, 1
    v_bfe_u32 v21, v5, 16, 1
    v_bfe_u32 v22, v2, 16, 1
    v_bfe_u32 v23, v6, 16, 1
    v_bfe_u32 v24, v3, 16, 1
    v_add3_u32 v8, v7, v8, 0x7fff
    v_or_b32_e32 v25, 0x400000, v7
    v_cmp_u_f32_e64 s1, v7, v7
    v_add3_u32 v7, v0, v9, 0x7fff
    v_or_b32_e32 v9, 0x400000, v0
    v_cmp_u_f32_e64 s7, v0, v0
    v_add3_u32 v0, v4, v10, 0x7fff
    v_or_b32_e32 v10, 0x400000, v4
    v_cmp_u_f32_e64 s24, v4, v4
    v_add3_u32 v4, v1, v11, 0x7fff
    v_or_b32_e32 v11, 0x400000, v1
    v_cmp_u_f32_e32 vcc_lo, v1, v1
    v_add3_u32 v1, v5, v21, 0x7fff
    v_or_b32_e32 v21, 0x400000, v5
    v_cmp_u_f32_e64 s26, v5, v5
    v_add3_u32 v5, v2, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v2
    v_cmp_u_f32_e64 s27, v2, v2
    v_add3_u32 v2, v6, v23, 0x7fff
    v_or_b32_e32 v23, 0x400000, v6
    v_cmp_u_f32_e64 s33, v6, v6
    v_add3_u32 v6, v3, v24, 0x7fff
    v_or_b32_e32 v24, 0x400000, v3
    v_cmp_u_f32_e64 s34, v3, v3
    v_cndmask_b32_e64 v3, v8, v25, s1
    v_cndmask_b32_e64 v7, v7, v9, s7
    v_cndmask_b32_e64 v0, v0, v10, s24
    v_cndmask_b32_e32 v4, v4, v11, vcc_lo
    v_cndmask_b32_e64 v1, v1, v21, s26
    v_cndmask_b32_e64 v5, v5, v22, s27
    v_cndmask_b32_e64 v2, v2, v23, s33
    v_cndmask_b32_e64 v6, v6, v24, s34
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v7, 16, v7
    v_lshrrev_b32_e32 v8, 16, v0
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshrrev_b32_e32 v9, 16, v1
    v_lshrrev_b32_e32 v5, 16, v5
    v_lshrrev_b32_e32 v10, 16, v2
    v_lshrrev_b32_e32 v6, 16, v6
    v_lshl_or_b32 v0, v7, 16, v3
    v_lshl_or_b32 v1, v4, 16, v8
    v_lshl_or_b32 v2, v5, 16, v9
    s_delay_alu instid0(VALU_DEP_4)
    v_lshl_or_b32 v3, v6, 16, v10
    buffer_store_b64 v[0:1], v19, s[28:31], 0 offen
    buffer_store_b64 v[2:3], v20, s[28:31], 0 offen
L8:
    v_cmp_lt_u32_e32 vcc_lo, v16, v14
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc1 L7
    s_mov_b32 exec_lo, s2
    s_branch L10
L9:
    s_mov_b32 exec_lo, s0
    v_add_nc_u32_e32 v0, v12, v13
    v_lshlrev_b32_e32 v1, 1, v13
    v_add_nc_u32_e64 v13, v13, s32 clamp
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_min_u32_e32 v2, s14, v0
    v_min_u32_e32 v3, s12, v0
    v_min_u32_e32 v0, s15, v0
    v_lshlrev_b32_e32 v2, 1, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v3, 1, v3
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v1, v1, s[16:19], 0 offen
    buffer_load_u16 v2, v2, s[20:23], 0 offen
    buffer_load_u16 v3, v3, s[8:11], 0 offen
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v1, 16, v1
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v2, 16, v2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, v2, v1
    v_fma_f32 v1, -v18, v3, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, v1, v17
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v2, 0x7fff
    v_cndmask_b32_e64 v1, v1, v3, s0
    buffer_store_d16_hi_b16 v1, v0, s[28:31], 0 offen
L10:
    v_cmp_lt_u32_e32 vcc_lo, v13, v15
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc1 L9
    s_endpgm
