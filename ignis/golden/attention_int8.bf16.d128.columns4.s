; 42 VGPRs, 50 SGPRs, 4128 bytes of LDS, 0 of scratch, 1170 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b64 s[32:33], s[0:1], 0x90
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b64 s[34:35], s[0:1], 0x9c
    s_load_b32 s2, s[0:1], 0x74
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b32 s15, s[0:1], 0x5c
    v_mbcnt_lo_u32_b32 v27, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s36, s14, 2
    v_mov_b32_e32 v1, v0
    s_mov_b32 s37, 0xfedcba98
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v1, 5, v1
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s31, 0x31016000
    v_lshlrev_b32_e32 v28, 2, v27
    v_readfirstlane_b32 s38, v1
    s_lshl_b32 s39, s38, 5
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s0, s8
    s_mov_b32 s1, s9
    s_lshl_b32 s26, s26, 2
    s_mul_i32 s8, s14, s32
    s_add_u32 s2, s2, s14
    s_buffer_load_b32 s9, s[24:27], s36
    s_add_u32 s8, s8, s13
    s_lshl_b32 s2, s2, 2
    v_cvt_f32_u32_e32 v1, s33
    s_lshl_b32 s36, s8, 7
    s_buffer_load_b32 s24, s[24:27], s2
    v_cvt_f32_u32_e32 v2, s32
    v_add_lshl_u32 v3, s36, v27, 1
    v_rcp_f32_e32 v1, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v4, 64, v3
    v_add_nc_u32_e32 v5, 0x80, v3
    v_add_nc_u32_e32 v6, 0xc0, v3
    s_sub_u32 s2, 0, s33
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffa, v1
    s_sub_u32 s25, 0, s32
    s_mul_i32 s26, s13, s33
    s_cmp_eq_u32 s33, 0
    s_cselect_b32 s27, exec_lo, 0
    buffer_load_u16 v3, v3, s[4:7], 0 offen
    buffer_load_u16 v4, v4, s[4:7], 0 offen
    buffer_load_u16 v5, v5, s[4:7], 0 offen
    buffer_load_u16 v6, v6, s[4:7], 0 offen
    v_cvt_u32_f32_e32 v1, v1
    v_mul_f32_e32 v2, 0x4f7ffffa, v2
    s_cmp_eq_u32 s32, 0
    s_cselect_b32 s36, exec_lo, 0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v7, s2, v1
    v_cvt_u32_f32_e32 v2, v2
    s_mov_b32 s40, s30
    s_mov_b32 s2, s10
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_hi_u32 v7, v1, v7
    v_mul_lo_u32 v8, s25, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v1, v1, v7
    s_lshl_b32 s18, s18, 2
    s_or_b32 s21, s21, 0x20000
    v_mul_hi_u32 v7, v2, v8
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_hi_u32 v1, s11, v1
    v_add_nc_u32_e32 v2, v2, v7
    s_lshl_b32 s30, s30, 2
    s_lshl_b32 s8, s8, 8
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v7, v1, s33
    v_mul_hi_u32 v2, s26, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_sub_nc_u32_e32 v7, s11, v7
    v_mul_lo_u32 v8, v2, s32
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e32 vcc_lo, s33, v7
    v_subrev_nc_u32_e32 v9, s33, v7
    v_sub_nc_u32_e32 v8, s26, v8
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e32 v7, v7, v9, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s32, v8
    v_subrev_nc_u32_e32 v9, s32, v8
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e64 s11, s33, v7
    v_add_co_ci_u32_e64 v2, null, v2, 0, vcc_lo
    v_cndmask_b32_e32 v7, v8, v9, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v1, null, v1, 0, s11
    v_cmp_le_u32_e32 vcc_lo, s32, v7
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v1, 0, s27
    v_add_co_ci_u32_e64 v2, null, v2, 0, vcc_lo
    v_readfirstlane_b32 s10, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v2, 0, s36
    v_readfirstlane_b32 s11, v1
    s_add_u32 s10, s10, -1
    s_waitcnt lgkmcnt(0)
    s_add_u32 s25, s9, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s26, s25, s35
    s_sub_u32 s26, s25, s26
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_and_b32 s27, s26, 0xffffffe0
    s_add_u32 s32, s27, s39
    v_dual_mov_b32 v25, 0xff800000 :: v_dual_mov_b32 v26, 0
    v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v31, 0
    v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v29, 0
    v_mov_b32_e32 v33, 0
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v1, 16, v3
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v2, 16, v4
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v3, 16, v5
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v1, 0, v1 :: v_dual_lshlrev_b32 v4, 16, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v1, v1, v2
    v_add_f32_e32 v1, v1, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v1, v1, v4
    v_add_f32_dpp v1, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s37
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v1, v2, v1
    v_mul_f32_e32 v34, 0xc3000000, v1
    s_branch L8
L0:
    s_lshr_b32 s35, s32, 5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s35, s24, s35
    s_cmp_lt_u32 s35, s40
    s_cselect_b32 s36, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s36, exec_lo, s36
    s_cbranch_scc0 L1
    s_lshl_b32 s39, s35, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s36, s[28:31], s39
L1:
    s_cmp_lt_u32 s35, s40
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s35, s36, 0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s35, s35, s10
    s_mul_i32 s35, s35, s33
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    s_add_u32 s35, s35, s11
    s_sub_u32 s36, s9, s32
    v_min_u32_e32 v1, s36, v27
    s_lshl_b32 s36, s35, 6
    s_lshl_b32 s35, s35, 13
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v2, s36, v1, 2
    v_lshl_add_u32 v35, v1, 7, s35
    buffer_load_b32 v36, v2, s[16:19], 0 offen
    buffer_load_b32 v37, v2, s[16:19], 0 offen offset:128
    buffer_load_b128 v[1:4], v35, s[0:3], 0 offen
    buffer_load_b128 v[5:8], v35, s[0:3], 0 offen offset:16
    v_mov_b32_e32 v17, s8
    buffer_load_b128 v[9:12], v17, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v13, 16, v9
    v_and_b32_e32 v9, 0xffff0000, v9
    v_lshlrev_b32_e32 v14, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    v_lshlrev_b32_e32 v15, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v16, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte0_e32 v18, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v13, v18, v13, 0
    v_cvt_f32_ubyte1_e32 v18, v1
    v_fma_f32 v9, v18, v9, v13
    v_cvt_f32_ubyte2_e32 v13, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v9, v13, v14, v9
    v_cvt_f32_ubyte3_e32 v1, v1
    v_fma_f32 v1, v1, v10, v9
    v_cvt_f32_ubyte0_e32 v9, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v9, v15, v1
    v_cvt_f32_ubyte1_e32 v9, v2
    v_fma_f32 v1, v9, v11, v1
    v_cvt_f32_ubyte2_e32 v9, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v9, v16, v1
    v_cvt_f32_ubyte3_e32 v2, v2
    v_fma_f32 v1, v2, v12, v1
    buffer_load_b128 v[9:12], v17, s[4:7], 0 offen offset:16
    buffer_load_b128 v[13:16], v17, s[4:7], 0 offen offset:32
    buffer_load_b128 v[17:20], v17, s[4:7], 0 offen offset:48
    buffer_load_b128 v[21:24], v35, s[0:3], 0 offen offset:32
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v2, 16, v9
    v_and_b32_e32 v9, 0xffff0000, v9
    v_lshlrev_b32_e32 v38, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    v_lshlrev_b32_e32 v39, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v40, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte0_e32 v41, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v41, v2, v1
    v_cvt_f32_ubyte1_e32 v2, v3
    v_fma_f32 v1, v2, v9, v1
    v_cvt_f32_ubyte2_e32 v2, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v38, v1
    v_cvt_f32_ubyte3_e32 v2, v3
    v_fma_f32 v1, v2, v10, v1
    v_cvt_f32_ubyte0_e32 v2, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v39, v1
    v_cvt_f32_ubyte1_e32 v2, v4
    v_fma_f32 v1, v2, v11, v1
    v_cvt_f32_ubyte2_e32 v2, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v40, v1
    v_cvt_f32_ubyte3_e32 v2, v4
    v_fma_f32 v1, v2, v12, v1
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v2, 16, v13
    v_and_b32_e32 v3, 0xffff0000, v13
    v_lshlrev_b32_e32 v4, 16, v14
    v_and_b32_e32 v9, 0xffff0000, v14
    v_lshlrev_b32_e32 v10, 16, v15
    v_and_b32_e32 v11, 0xffff0000, v15
    v_lshlrev_b32_e32 v12, 16, v16
    v_and_b32_e32 v13, 0xffff0000, v16
    v_cvt_f32_ubyte0_e32 v14, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v14, v2, v1
    v_cvt_f32_ubyte1_e32 v2, v5
    v_fma_f32 v1, v2, v3, v1
    v_cvt_f32_ubyte2_e32 v2, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v4, v1
    v_cvt_f32_ubyte3_e32 v2, v5
    v_fma_f32 v1, v2, v9, v1
    v_cvt_f32_ubyte0_e32 v2, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v10, v1
    v_cvt_f32_ubyte1_e32 v2, v6
    v_fma_f32 v1, v2, v11, v1
    v_cvt_f32_ubyte2_e32 v2, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v12, v1
    v_cvt_f32_ubyte3_e32 v2, v6
    v_fma_f32 v1, v2, v13, v1
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v2, 16, v17
    v_and_b32_e32 v3, 0xffff0000, v17
    v_lshlrev_b32_e32 v4, 16, v18
    v_and_b32_e32 v5, 0xffff0000, v18
    v_lshlrev_b32_e32 v6, 16, v19
    v_and_b32_e32 v9, 0xffff0000, v19
    v_lshlrev_b32_e32 v10, 16, v20
    v_and_b32_e32 v11, 0xffff0000, v20
    v_cvt_f32_ubyte0_e32 v12, v7
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v12, v2, v1
    v_cvt_f32_ubyte1_e32 v2, v7
    v_fma_f32 v1, v2, v3, v1
    v_cvt_f32_ubyte2_e32 v2, v7
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v4, v1
    v_cvt_f32_ubyte3_e32 v2, v7
    v_fma_f32 v1, v2, v5, v1
    v_cvt_f32_ubyte0_e32 v2, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v6, v1
    v_cvt_f32_ubyte1_e32 v2, v8
    v_fma_f32 v1, v2, v9, v1
    v_cvt_f32_ubyte2_e32 v2, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v10, v1
    v_cvt_f32_ubyte3_e32 v2, v8
    v_fma_f32 v17, v2, v11, v1
    buffer_load_b128 v[1:4], v35, s[0:3], 0 offen offset:48
    v_mov_b32_e32 v13, s8
    buffer_load_b128 v[5:8], v13, s[4:7], 0 offen offset:64
    buffer_load_b128 v[9:12], v13, s[4:7], 0 offen offset:80
    buffer_load_b128 v[13:16], v13, s[4:7], 0 offen offset:96
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v18, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v19, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v20, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_lshlrev_b32_e32 v38, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    v_cvt_f32_ubyte0_e32 v39, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v17, v39, v18, v17
    v_cvt_f32_ubyte1_e32 v18, v21
    v_fma_f32 v5, v18, v5, v17
    v_cvt_f32_ubyte2_e32 v17, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v17, v19, v5
    v_cvt_f32_ubyte3_e32 v17, v21
    v_fma_f32 v5, v17, v6, v5
    v_cvt_f32_ubyte0_e32 v6, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v6, v20, v5
    v_cvt_f32_ubyte1_e32 v6, v22
    v_fma_f32 v5, v6, v7, v5
    v_cvt_f32_ubyte2_e32 v6, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v6, v38, v5
    v_cvt_f32_ubyte3_e32 v6, v22
    v_fma_f32 v5, v6, v8, v5
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v6, 16, v9
    v_and_b32_e32 v7, 0xffff0000, v9
    v_lshlrev_b32_e32 v8, 16, v10
    v_and_b32_e32 v9, 0xffff0000, v10
    v_lshlrev_b32_e32 v10, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v17, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte0_e32 v18, v23
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v18, v6, v5
    v_cvt_f32_ubyte1_e32 v6, v23
    v_fma_f32 v5, v6, v7, v5
    v_cvt_f32_ubyte2_e32 v6, v23
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v6, v8, v5
    v_cvt_f32_ubyte3_e32 v6, v23
    v_fma_f32 v5, v6, v9, v5
    v_cvt_f32_ubyte0_e32 v6, v24
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v6, v10, v5
    v_cvt_f32_ubyte1_e32 v6, v24
    v_fma_f32 v5, v6, v11, v5
    v_cvt_f32_ubyte2_e32 v6, v24
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v6, v17, v5
    v_cvt_f32_ubyte3_e32 v6, v24
    v_fma_f32 v5, v6, v12, v5
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v6, 16, v13
    v_and_b32_e32 v7, 0xffff0000, v13
    v_lshlrev_b32_e32 v8, 16, v14
    v_and_b32_e32 v9, 0xffff0000, v14
    v_lshlrev_b32_e32 v10, 16, v15
    v_and_b32_e32 v11, 0xffff0000, v15
    v_lshlrev_b32_e32 v12, 16, v16
    v_and_b32_e32 v13, 0xffff0000, v16
    v_cvt_f32_ubyte0_e32 v14, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v14, v6, v5
    v_cvt_f32_ubyte1_e32 v6, v1
    v_fma_f32 v5, v6, v7, v5
    v_cvt_f32_ubyte2_e32 v6, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v6, v8, v5
    v_cvt_f32_ubyte3_e32 v1, v1
    v_fma_f32 v1, v1, v9, v5
    v_cvt_f32_ubyte0_e32 v5, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v5, v10, v1
    v_cvt_f32_ubyte1_e32 v5, v2
    v_fma_f32 v1, v5, v11, v1
    v_cvt_f32_ubyte2_e32 v5, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v5, v12, v1
    v_cvt_f32_ubyte3_e32 v2, v2
    v_dual_fmac_f32 v1, v2, v13 :: v_dual_mov_b32 v2, s8
    buffer_load_b128 v[5:8], v2, s[4:7], 0 offen offset:112
    buffer_load_b128 v[9:12], v35, s[0:3], 0 offen offset:64
    buffer_load_b128 v[13:16], v35, s[0:3], 0 offen offset:80
    buffer_load_b128 v[17:20], v2, s[4:7], 0 offen offset:128
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v2, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v21, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v22, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_lshlrev_b32_e32 v23, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    v_cvt_f32_ubyte0_e32 v24, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v24, v2, v1
    v_cvt_f32_ubyte1_e32 v2, v3
    v_fma_f32 v1, v2, v5, v1
    v_cvt_f32_ubyte2_e32 v2, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v21, v1
    v_cvt_f32_ubyte3_e32 v2, v3
    v_fma_f32 v1, v2, v6, v1
    v_cvt_f32_ubyte0_e32 v2, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v22, v1
    v_cvt_f32_ubyte1_e32 v2, v4
    v_fma_f32 v1, v2, v7, v1
    v_cvt_f32_ubyte2_e32 v2, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v23, v1
    v_cvt_f32_ubyte3_e32 v2, v4
    v_fma_f32 v1, v2, v8, v1
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v17
    v_and_b32_e32 v3, 0xffff0000, v17
    v_lshlrev_b32_e32 v4, 16, v18
    v_and_b32_e32 v5, 0xffff0000, v18
    v_lshlrev_b32_e32 v6, 16, v19
    v_and_b32_e32 v7, 0xffff0000, v19
    v_lshlrev_b32_e32 v8, 16, v20
    v_and_b32_e32 v17, 0xffff0000, v20
    v_cvt_f32_ubyte0_e32 v18, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v18, v2, v1
    v_cvt_f32_ubyte1_e32 v2, v9
    v_fma_f32 v1, v2, v3, v1
    v_cvt_f32_ubyte2_e32 v2, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v4, v1
    v_cvt_f32_ubyte3_e32 v2, v9
    v_fma_f32 v1, v2, v5, v1
    v_cvt_f32_ubyte0_e32 v2, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v6, v1
    v_cvt_f32_ubyte1_e32 v2, v10
    v_fma_f32 v1, v2, v7, v1
    v_cvt_f32_ubyte2_e32 v2, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v8, v1
    v_cvt_f32_ubyte3_e32 v2, v10
    v_fma_f32 v9, v2, v17, v1
    v_mov_b32_e32 v10, s8
    buffer_load_b128 v[1:4], v10, s[4:7], 0 offen offset:144
    buffer_load_b128 v[5:8], v10, s[4:7], 0 offen offset:160
    buffer_load_b128 v[17:20], v10, s[4:7], 0 offen offset:176
    buffer_load_b128 v[21:24], v35, s[0:3], 0 offen offset:96
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v10, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v38, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v39, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v40, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    v_cvt_f32_ubyte0_e32 v41, v11
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v9, v41, v10, v9
    v_cvt_f32_ubyte1_e32 v10, v11
    v_fma_f32 v1, v10, v1, v9
    v_cvt_f32_ubyte2_e32 v9, v11
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v9, v38, v1
    v_cvt_f32_ubyte3_e32 v9, v11
    v_fma_f32 v1, v9, v2, v1
    v_cvt_f32_ubyte0_e32 v2, v12
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v39, v1
    v_cvt_f32_ubyte1_e32 v2, v12
    v_fma_f32 v1, v2, v3, v1
    v_cvt_f32_ubyte2_e32 v2, v12
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v40, v1
    v_cvt_f32_ubyte3_e32 v2, v12
    v_fma_f32 v1, v2, v4, v1
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v2, 16, v5
    v_and_b32_e32 v3, 0xffff0000, v5
    v_lshlrev_b32_e32 v4, 16, v6
    v_and_b32_e32 v5, 0xffff0000, v6
    v_lshlrev_b32_e32 v6, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_lshlrev_b32_e32 v9, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    v_cvt_f32_ubyte0_e32 v10, v13
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v10, v2, v1
    v_cvt_f32_ubyte1_e32 v2, v13
    v_fma_f32 v1, v2, v3, v1
    v_cvt_f32_ubyte2_e32 v2, v13
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v4, v1
    v_cvt_f32_ubyte3_e32 v2, v13
    v_fma_f32 v1, v2, v5, v1
    v_cvt_f32_ubyte0_e32 v2, v14
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v6, v1
    v_cvt_f32_ubyte1_e32 v2, v14
    v_fma_f32 v1, v2, v7, v1
    v_cvt_f32_ubyte2_e32 v2, v14
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v9, v1
    v_cvt_f32_ubyte3_e32 v2, v14
    v_fma_f32 v1, v2, v8, v1
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v2, 16, v17
    v_and_b32_e32 v3, 0xffff0000, v17
    v_lshlrev_b32_e32 v4, 16, v18
    v_and_b32_e32 v5, 0xffff0000, v18
    v_lshlrev_b32_e32 v6, 16, v19
    v_and_b32_e32 v7, 0xffff0000, v19
    v_lshlrev_b32_e32 v8, 16, v20
    v_and_b32_e32 v9, 0xffff0000, v20
    v_cvt_f32_ubyte0_e32 v10, v15
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v10, v2, v1
    v_cvt_f32_ubyte1_e32 v2, v15
    v_fma_f32 v1, v2, v3, v1
    v_cvt_f32_ubyte2_e32 v2, v15
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v4, v1
    v_cvt_f32_ubyte3_e32 v2, v15
    v_fma_f32 v1, v2, v5, v1
    v_cvt_f32_ubyte0_e32 v2, v16
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v6, v1
    v_cvt_f32_ubyte1_e32 v2, v16
    v_fma_f32 v1, v2, v7, v1
    v_cvt_f32_ubyte2_e32 v2, v16
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v8, v1
    v_cvt_f32_ubyte3_e32 v2, v16
    v_fma_f32 v17, v2, v9, v1
    buffer_load_b128 v[1:4], v35, s[0:3], 0 offen offset:112
    v_mov_b32_e32 v13, s8
    buffer_load_b128 v[5:8], v13, s[4:7], 0 offen offset:192
    buffer_load_b128 v[9:12], v13, s[4:7], 0 offen offset:208
    buffer_load_b128 v[13:16], v13, s[4:7], 0 offen offset:224
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v18, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v19, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v20, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_lshlrev_b32_e32 v35, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    v_cvt_f32_ubyte0_e32 v38, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v17, v38, v18, v17
    v_cvt_f32_ubyte1_e32 v18, v21
    v_fma_f32 v5, v18, v5, v17
    v_cvt_f32_ubyte2_e32 v17, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v17, v19, v5
    v_cvt_f32_ubyte3_e32 v17, v21
    v_fma_f32 v5, v17, v6, v5
    v_cvt_f32_ubyte0_e32 v6, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v6, v20, v5
    v_cvt_f32_ubyte1_e32 v6, v22
    v_fma_f32 v5, v6, v7, v5
    v_cvt_f32_ubyte2_e32 v6, v22
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v6, v35, v5
    v_cvt_f32_ubyte3_e32 v6, v22
    v_fma_f32 v5, v6, v8, v5
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v6, 16, v9
    v_and_b32_e32 v7, 0xffff0000, v9
    v_lshlrev_b32_e32 v8, 16, v10
    v_and_b32_e32 v9, 0xffff0000, v10
    v_lshlrev_b32_e32 v10, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v17, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte0_e32 v18, v23
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v18, v6, v5
    v_cvt_f32_ubyte1_e32 v6, v23
    v_fma_f32 v5, v6, v7, v5
    v_cvt_f32_ubyte2_e32 v6, v23
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v6, v8, v5
    v_cvt_f32_ubyte3_e32 v6, v23
    v_fma_f32 v5, v6, v9, v5
    v_cvt_f32_ubyte0_e32 v6, v24
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v6, v10, v5
    v_cvt_f32_ubyte1_e32 v6, v24
    v_fma_f32 v5, v6, v11, v5
    v_cvt_f32_ubyte2_e32 v6, v24
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v6, v17, v5
    v_cvt_f32_ubyte3_e32 v6, v24
    v_fma_f32 v5, v6, v12, v5
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v6, 16, v13
    v_and_b32_e32 v7, 0xffff0000, v13
    v_lshlrev_b32_e32 v8, 16, v14
    v_and_b32_e32 v9, 0xffff0000, v14
    v_lshlrev_b32_e32 v10, 16, v15
    v_and_b32_e32 v11, 0xffff0000, v15
    v_lshlrev_b32_e32 v12, 16, v16
    v_and_b32_e32 v13, 0xffff0000, v16
    v_cvt_f32_ubyte0_e32 v14, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v14, v6, v5
    v_cvt_f32_ubyte1_e32 v6, v1
    v_fma_f32 v5, v6, v7, v5
    v_cvt_f32_ubyte2_e32 v6, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v6, v8, v5
    v_cvt_f32_ubyte3_e32 v1, v1
    v_fma_f32 v1, v1, v9, v5
    v_cvt_f32_ubyte0_e32 v5, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v5, v10, v1
    v_cvt_f32_ubyte1_e32 v5, v2
    v_fma_f32 v1, v5, v11, v1
    v_cvt_f32_ubyte2_e32 v5, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v5, v12, v1
    v_cvt_f32_ubyte3_e32 v2, v2
    v_dual_fmac_f32 v1, v2, v13 :: v_dual_mov_b32 v2, s8
    buffer_load_b128 v[5:8], v2, s[4:7], 0 offen offset:240
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v9, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_lshlrev_b32_e32 v10, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_lshlrev_b32_e32 v11, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    v_cvt_f32_ubyte0_e32 v12, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v12, v2, v1
    v_cvt_f32_ubyte1_e32 v2, v3
    v_fma_f32 v1, v2, v5, v1
    v_cvt_f32_ubyte2_e32 v2, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v9, v1
    v_cvt_f32_ubyte3_e32 v2, v3
    v_fma_f32 v1, v2, v6, v1
    v_cvt_f32_ubyte0_e32 v2, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v10, v1
    v_cvt_f32_ubyte1_e32 v2, v4
    v_fma_f32 v1, v2, v7, v1
    v_cvt_f32_ubyte2_e32 v2, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v11, v1
    v_cvt_f32_ubyte3_e32 v2, v4
    v_dual_fmac_f32 v1, v2, v8 :: v_dual_add_nc_u32 v2, s32, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s25, v2
    v_cmp_le_u32_e64 s39, s26, v2
    s_and_b32 s36, vcc_lo, s39
    v_add_f32_e32 v1, v1, v34
    v_mul_f32_e32 v1, v1, v36
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, s34, v1
    v_cndmask_b32_e64 v1, 0xff800000, v1, s36
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v2, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v3, v2, 0x76543210, s37
    v_max_f32_e32 v2, v3, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_e32 v2, v25, v2
    v_sub_f32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v3, 0x3fb8aa3b, v1
    v_fma_f32 v4, v1, 0x3fb8aa3b, -v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v4, v1, 0x32a5705f, v4
    v_rndne_f32_e32 v5, v3
    v_sub_f32_e32 v3, v3, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v3, v3, v4
    v_exp_f32_e32 v3, v3
    v_cvt_i32_f32_e32 v4, v5
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v3, v3, v4
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v3, v3, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v1
    v_cndmask_b32_e64 v1, v3, 0x7f800000, vcc_lo
    v_sub_f32_e32 v3, v25, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v4, 0x3fb8aa3b, v3
    v_fma_f32 v5, v3, 0x3fb8aa3b, -v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v5, v3, 0x32a5705f, v5
    v_rndne_f32_e32 v6, v4
    v_sub_f32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v4, v4, v5
    v_exp_f32_e32 v4, v4
    v_cvt_i32_f32_e32 v5, v6
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v4, v4, v5
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v4, v4, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v3
    v_cndmask_b32_e64 v3, v4, 0x7f800000, vcc_lo
    v_add_f32_dpp v4, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v4, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v4, v4, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v5, v4, 0x76543210, s37
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v4, v5, v4
    v_fma_f32 v26, v26, v3, v4
    v_mul_f32_e32 v1, v1, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v33, v33, v3, v1
    v_mul_f32_e32 v32, v32, v3
    v_mul_f32_e32 v31, v31, v3
    v_mul_f32_e32 v30, v30, v3
    v_mul_f32_e32 v29, v29, v3
    s_sub_u32 s36, s25, s32
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s39, s36, 32
    s_and_b32 s41, s39, -8
    v_add_nc_u32_e32 v3, s35, v28
    s_mov_b32 s35, 0
    s_branch L3
L2:
    s_lshl_b32 s42, s35, 7
    s_add_u32 s43, s35, 1
    v_readlane_b32 s44, v1, s35
    v_add3_u32 v4, v3, s42, 0x1000
    s_add_u32 s45, s42, 0x80
    s_add_u32 s46, s42, 0x100
    s_add_u32 s47, s42, 0x180
    v_add3_u32 v5, v3, s45, 0x1000
    v_add3_u32 v6, v3, s46, 0x1000
    v_add3_u32 v7, v3, s47, 0x1000
    s_add_u32 s45, s42, 0x200
    s_add_u32 s46, s42, 0x280
    s_add_u32 s47, s42, 0x300
    v_add3_u32 v8, v3, s45, 0x1000
    v_add3_u32 v9, v3, s46, 0x1000
    v_add3_u32 v10, v3, s47, 0x1000
    s_add_u32 s42, s42, 0x380
    s_and_b32 s43, s43, 31
    s_add_u32 s45, s35, 2
    v_add3_u32 v11, v3, s42, 0x1000
    buffer_load_b32 v4, v4, s[0:3], 0 offen
    buffer_load_b32 v5, v5, s[0:3], 0 offen
    buffer_load_b32 v6, v6, s[0:3], 0 offen
    buffer_load_b32 v7, v7, s[0:3], 0 offen
    buffer_load_b32 v8, v8, s[0:3], 0 offen
    buffer_load_b32 v9, v9, s[0:3], 0 offen
    buffer_load_b32 v10, v10, s[0:3], 0 offen
    buffer_load_b32 v11, v11, s[0:3], 0 offen
    v_readlane_b32 s42, v1, s43
    s_and_b32 s43, s45, 31
    s_add_u32 s45, s35, 3
    s_add_u32 s46, s35, 4
    v_readlane_b32 s43, v1, s43
    s_and_b32 s45, s45, 31
    s_and_b32 s46, s46, 31
    s_add_u32 s47, s35, 5
    v_readlane_b32 s45, v1, s45
    v_readlane_b32 s46, v1, s46
    s_and_b32 s47, s47, 31
    s_add_u32 s48, s35, 6
    s_add_u32 s49, s35, 7
    v_readlane_b32 s47, v1, s47
    s_and_b32 s48, s48, 31
    s_and_b32 s49, s49, 31
    s_add_u32 s35, s35, 8
    v_readlane_b32 s48, v1, s48
    v_readlane_b32 s49, v1, s49
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v12, v4
    v_cvt_f32_ubyte1_e32 v13, v4
    v_cvt_f32_ubyte2_e32 v14, v4
    v_cvt_f32_ubyte3_e32 v4, v4
    s_waitcnt vmcnt(6)
    v_cvt_f32_ubyte0_e32 v15, v5
    v_fma_f32 v12, s44, v12, v32
    v_fma_f32 v13, s44, v13, v31
    v_fma_f32 v14, s44, v14, v30
    v_fma_f32 v4, s44, v4, v29
    v_cvt_f32_ubyte1_e32 v16, v5
    v_cvt_f32_ubyte2_e32 v17, v5
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v12, s42, v15, v12
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v15, v6
    v_dual_fmac_f32 v13, s42, v16 :: v_dual_fmac_f32 v14, s42, v17
    v_fma_f32 v4, s42, v5, v4
    v_cvt_f32_ubyte1_e32 v5, v6
    v_cvt_f32_ubyte2_e32 v16, v6
    v_cvt_f32_ubyte3_e32 v6, v6
    v_fma_f32 v12, s43, v15, v12
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v15, v7
    v_fma_f32 v5, s43, v5, v13
    v_fma_f32 v13, s43, v16, v14
    v_fma_f32 v4, s43, v6, v4
    v_cvt_f32_ubyte1_e32 v6, v7
    v_cvt_f32_ubyte2_e32 v14, v7
    v_cvt_f32_ubyte3_e32 v7, v7
    v_fma_f32 v12, s45, v15, v12
    s_waitcnt vmcnt(3)
    v_cvt_f32_ubyte0_e32 v15, v8
    v_fma_f32 v5, s45, v6, v5
    v_fma_f32 v6, s45, v14, v13
    v_fma_f32 v4, s45, v7, v4
    v_cvt_f32_ubyte1_e32 v7, v8
    v_cvt_f32_ubyte2_e32 v13, v8
    v_cvt_f32_ubyte3_e32 v8, v8
    v_fma_f32 v12, s46, v15, v12
    s_waitcnt vmcnt(2)
    v_cvt_f32_ubyte0_e32 v14, v9
    v_fma_f32 v5, s46, v7, v5
    v_fma_f32 v6, s46, v13, v6
    v_fma_f32 v4, s46, v8, v4
    v_cvt_f32_ubyte1_e32 v7, v9
    v_cvt_f32_ubyte2_e32 v8, v9
    v_cvt_f32_ubyte3_e32 v9, v9
    v_fma_f32 v12, s47, v14, v12
    s_waitcnt vmcnt(1)
    v_cvt_f32_ubyte0_e32 v13, v10
    v_dual_fmac_f32 v5, s47, v7 :: v_dual_fmac_f32 v6, s47, v8
    v_fma_f32 v4, s47, v9, v4
    v_cvt_f32_ubyte1_e32 v7, v10
    v_cvt_f32_ubyte2_e32 v8, v10
    v_cvt_f32_ubyte3_e32 v9, v10
    v_fma_f32 v10, s48, v13, v12
    s_waitcnt vmcnt(0)
    v_cvt_f32_ubyte0_e32 v12, v11
    v_dual_fmac_f32 v5, s48, v7 :: v_dual_fmac_f32 v6, s48, v8
    v_fma_f32 v4, s48, v9, v4
    v_cvt_f32_ubyte1_e32 v7, v11
    v_cvt_f32_ubyte2_e32 v8, v11
    v_cvt_f32_ubyte3_e32 v9, v11
    v_fma_f32 v32, s49, v12, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v31, s49, v7, v5
    v_fma_f32 v30, s49, v8, v6
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v29, s49, v9, v4
L3:
    s_cmp_lt_u32 s35, s41
    s_cbranch_scc1 L2
    s_and_b32 s35, s39, 4
    s_cmp_lt_u32 s41, s39
    s_cselect_b32 s35, s35, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s35, s41, s35
    s_branch L5
L4:
    s_lshl_b32 s42, s41, 7
    v_readlane_b32 s43, v1, s41
    s_add_u32 s44, s41, 1
    v_add3_u32 v4, v3, s42, 0x1000
    s_add_u32 s45, s42, 0x80
    s_add_u32 s46, s42, 0x100
    s_add_u32 s42, s42, 0x180
    v_add3_u32 v5, v3, s45, 0x1000
    v_add3_u32 v6, v3, s46, 0x1000
    v_add3_u32 v7, v3, s42, 0x1000
    v_readlane_b32 s42, v1, s44
    s_add_u32 s44, s41, 2
    s_add_u32 s45, s41, 3
    s_add_u32 s41, s41, 4
    v_readlane_b32 s44, v1, s44
    v_readlane_b32 s45, v1, s45
    buffer_load_b32 v4, v4, s[0:3], 0 offen
    buffer_load_b32 v5, v5, s[0:3], 0 offen
    buffer_load_b32 v6, v6, s[0:3], 0 offen
    buffer_load_b32 v7, v7, s[0:3], 0 offen
    s_waitcnt vmcnt(3)
    v_cvt_f32_ubyte0_e32 v8, v4
    v_cvt_f32_ubyte1_e32 v9, v4
    v_cvt_f32_ubyte2_e32 v10, v4
    v_cvt_f32_ubyte3_e32 v4, v4
    s_waitcnt vmcnt(2)
    v_cvt_f32_ubyte0_e32 v11, v5
    v_fma_f32 v8, s43, v8, v32
    v_fma_f32 v9, s43, v9, v31
    v_fma_f32 v10, s43, v10, v30
    v_fma_f32 v4, s43, v4, v29
    v_cvt_f32_ubyte1_e32 v12, v5
    v_cvt_f32_ubyte2_e32 v13, v5
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v8, s42, v11, v8
    s_waitcnt vmcnt(1)
    v_cvt_f32_ubyte0_e32 v11, v6
    v_dual_fmac_f32 v9, s42, v12 :: v_dual_fmac_f32 v10, s42, v13
    v_fma_f32 v4, s42, v5, v4
    v_cvt_f32_ubyte1_e32 v5, v6
    v_cvt_f32_ubyte2_e32 v12, v6
    v_cvt_f32_ubyte3_e32 v6, v6
    v_fma_f32 v8, s44, v11, v8
    s_waitcnt vmcnt(0)
    v_cvt_f32_ubyte0_e32 v11, v7
    v_fma_f32 v5, s44, v5, v9
    v_fma_f32 v9, s44, v12, v10
    v_fma_f32 v4, s44, v6, v4
    v_cvt_f32_ubyte1_e32 v6, v7
    v_cvt_f32_ubyte2_e32 v10, v7
    v_cvt_f32_ubyte3_e32 v7, v7
    v_fma_f32 v32, s45, v11, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v31, s45, v6, v5
    v_fma_f32 v30, s45, v10, v9
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v29, s45, v7, v4
L5:
    s_cmp_lt_u32 s41, s35
    s_cbranch_scc1 L4
    s_branch L7
L6:
    s_lshl_b32 s35, s41, 7
    v_readlane_b32 s42, v1, s41
    s_add_u32 s41, s41, 1
    v_add3_u32 v4, v3, s35, 0x1000
    buffer_load_b32 v4, v4, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_ubyte0_e32 v5, v4
    v_cvt_f32_ubyte1_e32 v6, v4
    v_cvt_f32_ubyte2_e32 v7, v4
    v_cvt_f32_ubyte3_e32 v4, v4
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v32, s42, v5 :: v_dual_fmac_f32 v31, s42, v6
    v_dual_fmac_f32 v30, s42, v7 :: v_dual_fmac_f32 v29, s42, v4
L7:
    s_cmp_lt_u32 s41, s39
    s_cbranch_scc1 L6
    s_min_u32 s35, s36, 0x80
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s32, s32, s35
    v_mov_b32_e32 v25, v2
L8:
    s_cmp_lt_u32 s32, s25
    s_cbranch_scc1 L0
    v_add_f32_dpp v1, v33, v33 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 0, v27
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s37
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v4, v2, v1
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s38, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v1, s0
    ds_store_b64 v1, v[25:26]
    s_mov_b32 exec_lo, s12
L9:
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v1, v4, 0xc3000000, v32
    v_fma_f32 v2, v4, 0xc3000000, v31
    v_fma_f32 v3, v4, 0xc3000000, v30
    v_fma_f32 v4, v4, 0xc3000000, v29
    s_lshl_b32 s0, s38, 8
    s_sub_u32 s1, s25, s27
    v_mov_b32_e32 v9, 0xff800000
    s_mov_b32 s2, 0
    v_add_lshl_u32 v5, s0, v28, 2
    s_and_b32 s0, s1, 31
    s_lshr_b32 s1, s1, 5
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s0, 0, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s0, s1, s0
    s_min_u32 s0, s0, 4
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s1, s0, -4
    s_cmp_lt_u32 0, s0
    s_cselect_b32 s1, s1, 0
    ds_store_b128 v5, v[1:4] offset:32
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_branch L11
L10:
    s_lshl_b32 s3, s2, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v3, s3
    ds_load_2addr_b32 v[1:2], v3 offset1:2
    ds_load_2addr_b32 v[3:4], v3 offset0:4 offset1:6
    s_waitcnt lgkmcnt(1)
    v_max3_f32 v1, v9, v1, v2
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_max3_f32 v9, v1, v3, v4
    s_add_u32 s2, s2, 4
L11:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s2, s1
    s_cbranch_scc1 L10
    s_branch L13
L12:
    s_lshl_b32 s3, s2, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v1, s3
    ds_load_b32 v1, v1
    s_waitcnt lgkmcnt(0)
    v_max_f32_e32 v9, v9, v1
    s_add_u32 s2, s2, 1
L13:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s2, s0
    s_cbranch_scc1 L12
    v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v10, 0
    s_mov_b32 s2, 0
    s_branch L15
L14:
    s_lshl_b32 s3, s2, 3
    s_lshl_b32 s4, s2, 8
    s_add_u32 s2, s2, 4
    v_mov_b32_e32 v5, s3
    v_add_lshl_u32 v12, s4, v0, 2
    ds_load_b128 v[1:4], v5
    ds_load_b128 v[5:8], v5 offset:16
    ds_load_b32 v13, v12 offset:32
    ds_load_b32 v14, v12 offset:1056
    ds_load_b32 v15, v12 offset:2080
    ds_load_b32 v12, v12 offset:3104
    s_waitcnt lgkmcnt(5)
    v_sub_f32_e32 v1, v1, v9
    v_sub_f32_e32 v3, v3, v9
    s_waitcnt lgkmcnt(4)
    v_sub_f32_e32 v5, v5, v9
    v_sub_f32_e32 v7, v7, v9
    v_mul_f32_e32 v16, 0x3fb8aa3b, v1
    v_mul_f32_e32 v17, 0x3fb8aa3b, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v18, 0x3fb8aa3b, v5
    v_mul_f32_e32 v19, 0x3fb8aa3b, v7
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_fma_f32 v20, v1, 0x3fb8aa3b, -v16
    v_rndne_f32_e32 v21, v16
    v_fma_f32 v22, v3, 0x3fb8aa3b, -v17
    v_rndne_f32_e32 v23, v17
    v_fma_f32 v24, v5, 0x3fb8aa3b, -v18
    v_fma_f32 v20, v1, 0x32a5705f, v20
    v_sub_f32_e32 v16, v16, v21
    v_fma_f32 v22, v3, 0x32a5705f, v22
    v_sub_f32_e32 v17, v17, v23
    v_rndne_f32_e32 v25, v18
    v_fma_f32 v24, v5, 0x32a5705f, v24
    v_add_f32_e32 v16, v16, v20
    v_fma_f32 v20, v7, 0x3fb8aa3b, -v19
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v17, v17, v22 :: v_dual_sub_f32 v18, v18, v25
    v_rndne_f32_e32 v22, v19
    v_exp_f32_e32 v16, v16
    v_cvt_i32_f32_e32 v21, v21
    s_delay_alu instid0(VALU_DEP_3)
    v_exp_f32_e32 v17, v17
    v_add_f32_e32 v18, v18, v24
    v_dual_fmac_f32 v20, 0x32a5705f, v7 :: v_dual_sub_f32 v19, v19, v22
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v16, v16, v21
    v_cvt_i32_f32_e32 v21, v23
    v_exp_f32_e32 v18, v18
    v_add_f32_e32 v19, v19, v20
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v16, v16, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v1
    v_ldexp_f32 v1, v17, v21
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v3
    v_cvt_i32_f32_e32 v17, v25
    v_exp_f32_e32 v19, v19
    v_cndmask_b32_e64 v16, v16, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e64 v1, v1, 0, s4
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v3
    v_ldexp_f32 v3, v18, v17
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v5
    v_cvt_i32_f32_e32 v17, v22
    v_fma_f32 v2, v2, v16, v11
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v10, v13, v16, v10
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v3, v3, 0, s4
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v5
    v_ldexp_f32 v5, v19, v17
    v_cmp_gt_f32_e64 s4, 0xc2d00000, v7
    v_fma_f32 v2, v4, v1, v2
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v1, v14, v1, v10
    v_cndmask_b32_e64 v3, v3, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e64 s3, 0x42b17218, v7
    v_cndmask_b32_e64 v4, v5, 0, s4
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_fma_f32 v2, v6, v3, v2
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v1, v15, v3, v1
    v_cndmask_b32_e64 v3, v4, 0x7f800000, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_fma_f32 v11, v8, v3, v2
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v10, v12, v3, v1
L15:
    s_cmp_lt_u32 s2, s1
    s_cbranch_scc1 L14
    s_branch L17
L16:
    s_lshl_b32 s1, s2, 3
    s_lshl_b32 s3, s2, 8
    s_add_u32 s2, s2, 1
    v_mov_b32_e32 v1, s1
    v_add_lshl_u32 v3, s3, v0, 2
    ds_load_b64 v[1:2], v1
    ds_load_b32 v3, v3 offset:32
    s_waitcnt lgkmcnt(1)
    v_sub_f32_e32 v1, v1, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v4, 0x3fb8aa3b, v1
    v_cmp_gt_f32_e64 s1, 0xc2d00000, v1
    v_cmp_lt_f32_e64 s3, 0x42b17218, v1
    v_fma_f32 v5, v1, 0x3fb8aa3b, -v4
    v_rndne_f32_e32 v6, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_fmamk_f32 v1, v1, 0x32a5705f, v5 :: v_dual_sub_f32 v4, v4, v6
    v_cvt_i32_f32_e32 v5, v6
    v_add_f32_e32 v1, v4, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v1, v1, v5
    v_cndmask_b32_e64 v1, v1, 0, s1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0x7f800000, s3
    v_fma_f32 v11, v2, v1, v11
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v10, v3, v1, v10
L17:
    s_cmp_lt_u32 s2, s0
    s_cbranch_scc1 L16
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v11|
    v_cmp_gt_f32_e64 s1, 0x800000, |v11|
    s_lshl_b32 s2, s13, 7
    s_mul_i32 s3, s14, s15
    v_cndmask_b32_e64 v1, 1.0, 0x2f800000, vcc_lo
    v_add3_u32 v0, s2, v0, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0x4f800000, s1
    v_mul_f32_e32 v2, v11, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v2, v1
    v_mul_f32_e32 v1, v10, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    v_add3_u32 v1, v1, v2, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, v3, s0
    buffer_store_d16_hi_b16 v1, v0, s[20:23], 0 idxen
    s_endpgm
