; 29 VGPRs, 38 SGPRs, 0 bytes of LDS, 0 of scratch, 285 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x90
    s_load_b128 s[28:31], s[0:1], 0x60
    s_load_b128 s[32:35], s[0:1], 0x78
    s_load_b64 s[2:3], s[0:1], 0xa4
    s_load_b32 s0, s[0:1], 0xac
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s19, 0x11016000
    s_mov_b32 s23, 0x31016000
    v_lshl_add_u32 v1, s13, 8, v0
    s_mov_b32 s31, 0x31016000
    s_mov_b32 s35, 0x31016000
    s_mov_b32 s1, s6
    s_mov_b32 s13, s10
    s_mov_b32 s14, s18
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s15, s34
    v_lshrrev_b32_e32 v1, s27, v1
    s_lshl_b32 s27, 1, s27
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    s_add_u32 s36, s27, -1
    v_cmp_gt_u32_e64 s1, s1, v1
    v_cmp_gt_u32_e32 vcc_lo, s24, v1
    v_and_b32_e32 v0, s36, v0
    v_mul_lo_u32 v4, v1, s25
    s_or_b32 s5, s5, 0x40000
    s_or_b32 s17, s17, 0x40000
    s_lshl_b32 s22, s22, 2
    s_lshl_b32 s30, s30, 2
    s_lshl_b32 s34, s34, 1
    v_cndmask_b32_e32 v5, s27, v0, vcc_lo
    v_cndmask_b32_e64 v6, 0, s26, vcc_lo
    v_cndmask_b32_e64 v7, 0, s25, vcc_lo
    s_and_b32 s37, exec_lo, s1
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s37
    buffer_load_b32 v0, v1, s[4:7], 0 idxen
    s_mov_b32 exec_lo, s12
L0:
    v_cmp_gt_u32_e64 s4, s14, v1
    s_and_b32 s5, exec_lo, s4
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s5
    buffer_load_b32 v2, v1, s[16:19], 0 idxen
    s_mov_b32 exec_lo, s12
L1:
    v_add_nc_u32_e32 v1, s24, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s5, s14, v1
    s_and_b32 s6, exec_lo, s5
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s6
    buffer_load_b32 v1, v1, s[16:19], 0 idxen
    s_mov_b32 exec_lo, s12
L2:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v8, 0, v0, s1
    v_cndmask_b32_e64 v9, 0, v2, s4
    v_cndmask_b32_e64 v10, 0, v1, s5
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L3
    s_buffer_load_b32 s0, s[28:31], null
    s_buffer_load_b32 s1, s[20:23], null
    s_waitcnt lgkmcnt(0)
    v_rcp_f32_e32 v0, s0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, s1, v0
    s_branch L4
L3:
    s_buffer_load_b32 s0, s[20:23], null
    s_waitcnt lgkmcnt(0)
    v_mov_b32_e32 v0, s0
L4:
    v_cmp_ne_u32_e64 s0, s2, v8
    v_cmp_gt_u32_e32 vcc_lo, s25, v8
    v_lshlrev_b32_e32 v11, 3, v5
    s_cmp_eq_u32 s3, 0
    s_cselect_b32 s2, exec_lo, 0
    s_max_u32 s3, s13, 7
    v_cndmask_b32_e32 v12, 0x7fc00000, v0, vcc_lo
    s_max_u32 s1, s15, 3
    s_lshl_b32 s4, s27, 3
    s_add_u32 s3, s3, -7
    s_add_u32 s1, s1, -3
    v_mul_f32_e32 v13, v10, v12
    s_or_b32 s0, s2, s0
    s_branch L6
L5:
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v0, v4, v11
    v_add_nc_u32_e64 v11, v11, s4 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_cmp_gt_u32_e32 vcc_lo, s3, v0
    v_add_nc_u32_e32 v1, 4, v0
    v_cmp_gt_u32_e64 s5, s1, v0
    v_cndmask_b32_e32 v2, s13, v0, vcc_lo
    v_cmp_gt_u32_e32 vcc_lo, s1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v0, s15, v0, s5
    v_lshlrev_b32_e32 v2, 1, v2
    v_cndmask_b32_e32 v1, s15, v1, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v14, 1, v0
    v_lshlrev_b32_e32 v15, 1, v1
    buffer_load_b128 v[0:3], v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v16, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v17, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v18, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_dual_subrev_f32 v16, v9, v16 :: v_dual_lshlrev_b32 v19, 16, v3
    v_dual_subrev_f32 v0, v9, v0 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_sub_f32_e32 v17, v17, v9
    v_sub_f32_e32 v1, v1, v9
    v_sub_f32_e32 v18, v18, v9
    v_sub_f32_e32 v2, v2, v9
    v_dual_sub_f32 v19, v19, v9 :: v_dual_mul_f32 v16, 0x3fb8aa3b, v16
    v_dual_sub_f32 v3, v3, v9 :: v_dual_mul_f32 v0, 0x3fb8aa3b, v0
    v_mul_f32_e32 v17, 0x3fb8aa3b, v17
    v_dual_mul_f32 v1, 0x3fb8aa3b, v1 :: v_dual_mul_f32 v18, 0x3fb8aa3b, v18
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v2, 0x3fb8aa3b, v2 :: v_dual_mul_f32 v19, 0x3fb8aa3b, v19
    v_mul_f32_e32 v3, 0x3fb8aa3b, v3
    v_exp_f32_e32 v16, v16
    v_exp_f32_e32 v0, v0
    v_exp_f32_e32 v17, v17
    v_exp_f32_e32 v1, v1
    v_exp_f32_e32 v18, v18
    v_exp_f32_e32 v2, v2
    v_exp_f32_e32 v19, v19
    v_exp_f32_e32 v3, v3
    v_mul_f32_e32 v16, v16, v13
    v_mul_f32_e32 v0, v0, v13
    v_mul_f32_e32 v17, v17, v13
    v_mul_f32_e32 v1, v1, v13
    v_mul_f32_e32 v18, v18, v13
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
    v_mul_f32_e32 v2, v2, v13
    v_mul_f32_e32 v19, v19, v13
    s_delay_alu instid0(TRANS32_DEP_1)
    v_mul_f32_e32 v3, v3, v13
    v_cndmask_b32_e64 v16, 0, v16, s0
    v_cndmask_b32_e64 v0, 0, v0, s0
    v_cndmask_b32_e64 v17, 0, v17, s0
    v_cndmask_b32_e64 v1, 0, v1, s0
    v_cndmask_b32_e64 v18, 0, v18, s0
    v_cndmask_b32_e64 v2, 0, v2, s0
    v_cndmask_b32_e64 v19, 0, v19, s0
    v_cndmask_b32_e64 v3, 0, v3, s0
    v_bfe_u32 v20, v16, 16, 1
    v_bfe_u32 v21, v0, 16, 1
    v_bfe_u32 v22, v17, 16, 1
    v_bfe_u32 v23, v1, 16, 1
    v_bfe_u32 v24, v18, 16, 1
    v_bfe_u32 v25, v2, 16, 1
    v_bfe_u32 v26, v19, 16, 1
    v_bfe_u32 v27, v3, 16, 1
    v_add3_u32 v20, v16, v20, 0x7fff
    v_or_b32_e32 v28, 0x400000, v16
    v_cmp_u_f32_e64 s2, v16, v16
    v_add3_u32 v16, v0, v21, 0x7fff
    v_or_b32_e32 v21, 0x400000, v0
    v_cmp_u_f32_e64 s5, v0, v0
    v_add3_u32 v0, v17, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v17
    v_cmp_u_f32_e64 s6, v17, v17
    v_add3_u32 v17, v1, v23, 0x7fff
    v_or_b32_e32 v23, 0x400000, v1
    v_cmp_u_f32_e64 s7, v1, v1
    v_add3_u32 v1, v18, v24, 0x7fff
    v_or_b32_e32 v24, 0x400000, v18
    v_cmp_u_f32_e64 s14, v18, v18
    v_add3_u32 v18, v2, v25, 0x7fff
    v_or_b32_e32 v25, 0x400000, v2
    v_cmp_u_f32_e64 s16, v2, v2
    v_add3_u32 v2, v19, v26, 0x7fff
    v_or_b32_e32 v26, 0x400000, v19
    v_cmp_u_f32_e64 s17, v19, v19
    v_add3_u32 v19, v3, v27, 0x7fff
    v_or_b32_e32 v27, 0x400000, v3
    v_cmp_u_f32_e64 s18, v3, v3
    v_cndmask_b32_e64 v3, v20, v28, s2
    v_cndmask_b32_e64 v16, v16, v21, s5
    v_cndmask_b32_e64 v0, v0, v22, s6
    v_cndmask_b32_e64 v17, v17, v23, s7
    v_cndmask_b32_e64 v1, v1, v24, s14
    v_cndmask_b32_e64 v18, v18, v25, s16
    v_cndmask_b32_e64 v2, v2, v26, s17
    v_cndmask_b32_e64 v19, v19, v27, s18
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v16, 16, v16
    v_lshrrev_b32_e32 v20, 16, v0
    v_lshrrev_b32_e32 v17, 16, v17
    v_lshrrev_b32_e32 v21, 16, v1
    v_lshrrev_b32_e32 v18, 16, v18
    v_lshrrev_b32_e32 v22, 16, v2
    v_lshrrev_b32_e32 v19, 16, v19
    v_lshl_or_b32 v0, v16, 16, v3
    v_lshl_or_b32 v1, v17, 16, v20
    v_lshl_or_b32 v2, v18, 16, v21
    s_delay_alu instid0(VALU_DEP_4)
    v_lshl_or_b32 v3, v19, 16, v22
    buffer_store_b64 v[0:1], v14, s[32:35], 0 offen
    buffer_store_b64 v[2:3], v15, s[32:35], 0 offen
L6:
    v_cmp_lt_u32_e32 vcc_lo, v11, v6
    s_and_b32 s2, exec_lo, vcc_lo
    s_cbranch_scc1 L5
    s_mov_b32 exec_lo, s12
    v_add_nc_u32_e32 v0, v6, v5
    s_branch L8
L7:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v1, v4, v0
    v_add_nc_u32_e64 v0, v0, s27 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_min_u32_e32 v2, s13, v1
    v_min_u32_e32 v1, s15, v1
    v_lshlrev_b32_e32 v2, 1, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_sub_f32_e32 v2, v2, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v2, 0x3fb8aa3b, v2
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v2, v13
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v2, 0, v2, s0
    v_bfe_u32 v3, v2, 16, 1
    v_or_b32_e32 v6, 0x400000, v2
    v_cmp_u_f32_e64 s1, v2, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v2, v2, v3, 0x7fff
    v_cndmask_b32_e64 v2, v2, v6, s1
    buffer_store_d16_hi_b16 v2, v1, s[32:35], 0 offen
L8:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v0, v7
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc1 L7
    s_mov_b32 exec_lo, s12
    v_cmp_gt_u32_e32 vcc_lo, s26, v8
    v_lshrrev_b32_e32 v0, 3, v8
    v_subrev_nc_u32_e32 v1, s26, v8
    v_cmp_lt_u32_e64 s2, v8, v7
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v0, v1, v0, vcc_lo
    v_and_b32_e32 v0, s36, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_eq_u32_e64 s1, v5, v0
    s_and_b32 s0, s0, s2
    s_and_b32 s0, s0, s1
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s0
    v_add_nc_u32_e32 v0, v4, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_min_u32_e32 v1, s13, v0
    v_min_u32_e32 v0, s15, v0
    v_lshlrev_b32_e32 v1, 1, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_sub_f32_e32 v1, v1, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, 0x3fb8aa3b, v1
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v1, v1, v10, -1.0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, v1, v12
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v2, 0x7fff
    v_cndmask_b32_e64 v1, v1, v3, s0
    buffer_store_d16_hi_b16 v1, v0, s[32:35], 0 offen
L9:
    s_endpgm
