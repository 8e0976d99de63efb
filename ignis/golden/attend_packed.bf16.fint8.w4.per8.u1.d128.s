; 136 VGPRs, 84 SGPRs, 8832 bytes of LDS, 0 of scratch, 3664 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x90
    s_load_b128 s[28:31], s[0:1], 0xa8
    s_load_b128 s[32:35], s[0:1], 0xc0
    s_load_b128 s[36:39], s[0:1], 0x78
    s_load_b128 s[40:43], s[0:1], 0xd8
    s_load_b128 s[44:47], s[0:1], 0xf0
    s_load_b128 s[48:51], s[0:1], 0x108
    s_load_b128 s[52:55], s[0:1], 0x120
    s_load_b64 s[14:15], s[0:1], 0x180
    s_load_b128 s[56:59], s[0:1], 0x168
    s_load_b128 s[60:63], s[0:1], 0x150
    s_load_b128 s[64:67], s[0:1], 0x138
    s_load_b128 s[68:71], s[0:1], 0x18c
    s_load_b64 s[72:73], s[0:1], 0x19c
    s_load_b32 s74, s[0:1], 0x1a4
    s_load_b32 s75, s[0:1], 0xd0
    v_mbcnt_lo_u32_b32 v89, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s27, 0x31016000
    s_mov_b32 s31, 0x31016000
    s_mov_b32 s63, 0x11016000
    s_mov_b32 s59, 0x11016000
    v_dual_mov_b32 v1, v0 :: v_dual_and_b32 v90, 15, v89
    v_and_b32_e32 v91, 1, v89
    v_lshlrev_b32_e32 v5, 3, v89
    s_lshr_b32 s76, s13, 1
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v92, 3, v90
    v_lshlrev_b32_e32 v2, 4, v90
    s_mov_b32 s77, 0xb9500bee
    v_lshrrev_b32_e32 v1, 5, v1
    v_xor_b32_e32 v93, 64, v92
    s_mov_b32 s78, 0xbab6061a
    s_mov_b32 s79, 0xfedcba98
    s_mov_b32 s11, 0x31016000
    v_readfirstlane_b32 s80, v1
    v_lshlrev_b32_e32 v6, 1, v93
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s39, 0x31016000
    s_mov_b32 s3, 0x11016000
    s_mov_b32 s43, 0x11016000
    s_mov_b32 s47, 0x31016000
    s_mov_b32 s51, 0x31016000
    s_mov_b32 s55, 0x11016000
    s_mov_b32 s67, 0x31016000
    v_lshlrev_b32_e32 v94, 2, v89
    s_mov_b32 s81, s6
    s_lshl_b32 s10, s10, 1
    v_cmp_gt_u32_e64 s82, s81, v89
    s_lshl_b32 s26, s26, 1
    s_lshl_b32 s30, s30, 2
    buffer_load_b128 v[1:4], v2, s[24:27], 0 offen
    s_mov_b32 s83, s58
    s_or_b32 s61, s61, 0x40000
    s_max_u32 s0, s83, 1
    s_or_b32 s57, s57, 0x40000
    s_add_u32 s0, s0, -1
    buffer_load_b32 v35, v91, s[60:63], 0 idxen
    buffer_load_b64 v[33:34], v5, s[28:31], 0 offen
    v_min_u32_e32 v9, s0, v89
    buffer_load_b128 v[5:8], v6, s[24:27], 0 offen
    buffer_load_b32 v95, v9, s[56:59], 0 idxen
    s_max_u32 s2, s34, 7
    s_max_u32 s24, s42, 3
    v_cvt_f32_u32_e32 v9, s15
    s_sub_u32 s25, 0, s15
    s_cmp_eq_u32 s15, 0
    s_cselect_b32 s26, exec_lo, 0
    s_delay_alu instid0(VALU_DEP_1)
    v_rcp_f32_e32 v9, v9
    s_mov_b32 s27, s38
    s_lshl_b32 s6, s6, 2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v9, 0x4f7ffffa, v9
    s_lshl_b32 s18, s18, 2
    s_lshl_b32 s22, s22, 1
    s_delay_alu instid0(VALU_DEP_1)
    v_cvt_u32_f32_e32 v9, v9
    s_lshl_b32 s38, s38, 1
    s_mov_b32 s0, s32
    s_or_b32 s1, s33, 0x20000
    s_sub_u32 s2, s2, 7
    v_mul_lo_u32 v10, s25, v9
    s_or_b32 s41, s41, 0x20000
    s_sub_u32 s42, s24, 3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v10, v9, v10
    s_lshl_b32 s46, s46, 2
    s_lshl_b32 s50, s50, 2
    v_add_nc_u32_e32 v9, v9, v10
    s_or_b32 s53, s53, 0x40000
    s_lshl_b32 s66, s66, 2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v9, s14, v9
    v_mul_lo_u32 v10, v9, s15
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v10, s14, v10
    v_cmp_le_u32_e32 vcc_lo, s15, v10
    v_subrev_nc_u32_e32 v11, s15, v10
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s15, v10
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    v_cndmask_b32_e64 v9, v9, 0, s26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readfirstlane_b32 s24, v9
    v_cvt_f32_u32_e32 v9, s24
    s_delay_alu instid0(VALU_DEP_1)
    v_rcp_f32_e32 v9, v9
    s_sub_u32 s25, 0, s24
    s_cmp_eq_u32 s24, 0
    s_cselect_b32 s26, exec_lo, 0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v9, 0x4f7ffffa, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_u32_f32_e32 v9, v9
    v_mul_lo_u32 v10, s25, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v10, v9, v10
    v_add_nc_u32_e32 v9, v9, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v9, s76, v9
    v_mul_lo_u32 v10, v9, s24
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v10, s76, v10
    v_cmp_le_u32_e32 vcc_lo, s24, v10
    v_subrev_nc_u32_e32 v11, s24, v10
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s24, v10
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    v_cndmask_b32_e64 v9, v9, 0, s26
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s24, v9
    s_and_b32 s25, exec_lo, s82
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s25
    buffer_load_b32 v9, v94, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L0:
    v_add_nc_u32_e32 v10, 32, v89
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s25, s81, v10
    s_and_b32 s26, exec_lo, s25
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s26
    buffer_load_b32 v10, v94, s[4:7], 0 offen offset:128
    s_mov_b32 exec_lo, s12
L1:
    v_add_nc_u32_e32 v11, 64, v89
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s26, s81, v11
    s_and_b32 s28, exec_lo, s26
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s28
    buffer_load_b32 v11, v94, s[4:7], 0 offen offset:256
    s_mov_b32 exec_lo, s12
L2:
    v_add_nc_u32_e32 v12, 0x60, v89
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s28, s81, v12
    s_and_b32 s29, exec_lo, s28
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s29
    buffer_load_b32 v12, v94, s[4:7], 0 offen offset:384
    s_mov_b32 exec_lo, s12
L3:
    v_cvt_f32_u32_e32 v13, s74
    s_sub_u32 s29, 0, s74
    s_lshl_b32 s15, s15, 8
    s_cmp_eq_u32 s74, 0
    s_cselect_b32 s30, exec_lo, 0
    v_rcp_f32_e32 v13, v13
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v9, 0, v9, s82
    v_cndmask_b32_e64 v10, 0, v10, s25
    s_lshl_b32 s14, s14, 7
    s_lshl_b32 s25, s80, 2
    v_cndmask_b32_e64 v11, 0, v11, s26
    v_dual_add_f32 v9, 0, v9 :: v_dual_mov_b32 v40, 0
    s_waitcnt_depctr 0xfff
    v_dual_mul_f32 v13, 0x4f7ffffa, v13 :: v_dual_mov_b32 v38, 0
    s_add_u32 s26, s14, s15
    s_add_u32 s31, s13, 1
    v_cndmask_b32_e64 v12, 0, v12, s28
    v_add_f32_e32 v9, v9, v10
    v_cvt_u32_f32_e32 v10, v13
    s_add_u32 s26, s26, -1
    s_lshr_b32 s28, s68, 4
    s_lshr_b32 s32, s68, 9
    v_add_f32_e32 v9, v9, v11
    v_mul_lo_u32 v11, s29, v10
    s_and_b32 s29, s13, 1
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_dual_add_f32 v36, v9, v12 :: v_dual_mov_b32 v39, 0
    s_lshl_b32 s32, s32, 5
    v_mov_b32_e32 v37, 0
    s_mov_b32 s33, 0
    v_mul_hi_u32 v9, v10, v11
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v9, v10, v9
    v_mul_hi_u32 v9, s15, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v10, v9, s74
    v_sub_nc_u32_e32 v10, s15, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e32 vcc_lo, s74, v10
    v_subrev_nc_u32_e32 v11, s74, v10
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cmp_le_u32_e32 vcc_lo, s74, v10
    v_subrev_nc_u32_e32 v11, s74, v10
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    v_cndmask_b32_e64 v9, v9, 0, s30
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v10, v10, 0, s30
    v_readfirstlane_b32 s30, v9
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_readfirstlane_b32 s34, v10
    s_cmp_eq_u32 s34, 0
    s_cselect_b32 s34, 0, 1
    s_add_u32 s30, s30, s34
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s31, s31, s30
    s_mul_i32 s13, s13, s30
    s_min_u32 s15, s31, s15
    s_add_u32 s13, s14, s13
    s_add_u32 s14, s14, s15
    s_add_u32 s13, s13, s25
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s15, s13, s26
    s_add_u32 s30, s13, 1
    s_add_u32 s31, s13, 2
    s_add_u32 s34, s13, 3
    s_min_u32 s30, s30, s26
    s_min_u32 s31, s31, s26
    s_min_u32 s34, s34, s26
    s_mul_i32 s15, s15, s28
    s_mul_i32 s30, s30, s28
    s_mul_i32 s31, s31, s28
    s_mul_i32 s34, s34, s28
    s_branch L5
L4:
    v_add_nc_u32_e32 v9, s33, v89
    s_add_u32 s33, s33, 32
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v21, 5, v9
    v_add_nc_u32_e32 v10, s15, v9
    v_add_nc_u32_e32 v11, s30, v9
    v_add_nc_u32_e32 v12, s31, v9
    v_add_nc_u32_e32 v9, s34, v9
    v_lshlrev_b32_e32 v13, 4, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v17, 4, v11
    v_lshlrev_b32_e32 v25, 4, v12
    s_delay_alu instid0(VALU_DEP_4)
    v_lshlrev_b32_e32 v29, 4, v9
    v_and_b32_e32 v41, -2, v10
    v_and_b32_e32 v42, -2, v11
    v_and_b32_e32 v43, -2, v12
    v_and_b32_e32 v44, -2, v9
    buffer_load_b128 v[9:12], v21, s[8:11], 0 offen
    buffer_load_b128 v[13:16], v13, s[16:19], 0 offen
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen offset:16
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    buffer_load_u16 v41, v41, s[20:23], 0 offen
    buffer_load_u16 v42, v42, s[20:23], 0 offen
    buffer_load_u16 v43, v43, s[20:23], 0 offen
    buffer_load_u16 v44, v44, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v45, 16, v9
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v46, v13
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v47, v17
    v_and_b32_e32 v9, 0xffff0000, v9
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v48, v25
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v49, v29
    v_cvt_f32_ubyte1_e32 v50, v13
    v_fma_f32 v46, v46, v45, 0
    v_cvt_f32_ubyte1_e32 v51, v17
    v_fma_f32 v47, v47, v45, 0
    v_cvt_f32_ubyte1_e32 v52, v25
    v_fma_f32 v48, v48, v45, 0
    v_cvt_f32_ubyte1_e32 v53, v29
    v_fma_f32 v49, v49, v45, 0
    v_lshlrev_b32_e32 v54, 16, v10
    v_cvt_f32_ubyte2_e32 v55, v13
    v_fma_f32 v46, v50, v9, v46
    v_cvt_f32_ubyte2_e32 v50, v17
    v_dual_fmac_f32 v47, v51, v9 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_cvt_f32_ubyte2_e32 v51, v25
    v_fma_f32 v48, v52, v9, v48
    v_cvt_f32_ubyte2_e32 v52, v29
    v_fma_f32 v49, v53, v9, v49
    v_cvt_f32_ubyte3_e32 v13, v13
    v_fma_f32 v46, v55, v54, v46
    v_cvt_f32_ubyte3_e32 v17, v17
    v_dual_fmac_f32 v47, v50, v54 :: v_dual_lshlrev_b32 v50, 16, v11
    v_cvt_f32_ubyte3_e32 v25, v25
    v_dual_fmac_f32 v48, v51, v54 :: v_dual_and_b32 v11, 0xffff0000, v11
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v49, v52, v54, v49
    v_cvt_f32_ubyte0_e32 v51, v14
    v_fma_f32 v13, v13, v10, v46
    v_cvt_f32_ubyte0_e32 v46, v18
    v_fma_f32 v17, v17, v10, v47
    v_cvt_f32_ubyte0_e32 v47, v26
    v_fma_f32 v25, v25, v10, v48
    v_cvt_f32_ubyte0_e32 v48, v30
    v_fma_f32 v29, v29, v10, v49
    v_cvt_f32_ubyte1_e32 v49, v14
    v_fma_f32 v13, v51, v50, v13
    v_cvt_f32_ubyte1_e32 v51, v18
    v_fma_f32 v17, v46, v50, v17
    v_cvt_f32_ubyte1_e32 v46, v26
    v_fma_f32 v25, v47, v50, v25
    v_cvt_f32_ubyte1_e32 v47, v30
    v_fma_f32 v29, v48, v50, v29
    v_dual_fmac_f32 v13, v49, v11 :: v_dual_lshlrev_b32 v48, 16, v12
    v_cvt_f32_ubyte2_e32 v52, v14
    v_cvt_f32_ubyte2_e32 v49, v18
    v_dual_fmac_f32 v17, v51, v11 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte2_e32 v51, v26
    v_fma_f32 v25, v46, v11, v25
    v_cvt_f32_ubyte2_e32 v46, v30
    v_fma_f32 v29, v47, v11, v29
    v_cvt_f32_ubyte3_e32 v14, v14
    v_fma_f32 v13, v52, v48, v13
    v_cvt_f32_ubyte3_e32 v18, v18
    v_fma_f32 v17, v49, v48, v17
    v_cvt_f32_ubyte3_e32 v26, v26
    v_fma_f32 v25, v51, v48, v25
    v_cvt_f32_ubyte3_e32 v30, v30
    v_dual_fmac_f32 v29, v46, v48 :: v_dual_lshlrev_b32 v46, 16, v21
    v_cvt_f32_ubyte0_e32 v47, v15
    v_fma_f32 v13, v14, v12, v13
    v_cvt_f32_ubyte0_e32 v14, v19
    v_fma_f32 v17, v18, v12, v17
    v_cvt_f32_ubyte0_e32 v18, v27
    v_fma_f32 v25, v26, v12, v25
    v_cvt_f32_ubyte0_e32 v26, v31
    v_fma_f32 v29, v30, v12, v29
    v_and_b32_e32 v21, 0xffff0000, v21
    v_cvt_f32_ubyte1_e32 v30, v15
    v_fma_f32 v13, v47, v46, v13
    v_cvt_f32_ubyte1_e32 v47, v19
    v_fma_f32 v14, v14, v46, v17
    v_cvt_f32_ubyte1_e32 v17, v27
    v_fma_f32 v18, v18, v46, v25
    v_cvt_f32_ubyte1_e32 v25, v31
    v_fma_f32 v26, v26, v46, v29
    v_lshlrev_b32_e32 v29, 16, v22
    v_cvt_f32_ubyte2_e32 v49, v15
    v_dual_fmac_f32 v13, v30, v21 :: v_dual_and_b32 v22, 0xffff0000, v22
    v_cvt_f32_ubyte2_e32 v30, v19
    v_dual_fmac_f32 v14, v47, v21 :: v_dual_lshlrev_b32 v51, 16, v24
    v_cvt_f32_ubyte2_e32 v47, v27
    v_fma_f32 v17, v17, v21, v18
    v_cvt_f32_ubyte2_e32 v18, v31
    v_fma_f32 v25, v25, v21, v26
    v_lshlrev_b32_e32 v26, 16, v23
    v_dual_fmac_f32 v14, v29, v30 :: v_dual_and_b32 v23, 0xffff0000, v23
    v_dual_fmac_f32 v13, v49, v29 :: v_dual_and_b32 v24, 0xffff0000, v24
    v_cvt_f32_ubyte3_e32 v15, v15
    v_cvt_f32_ubyte3_e32 v19, v19
    v_cvt_f32_ubyte3_e32 v27, v27
    v_dual_fmac_f32 v17, v47, v29 :: v_dual_add_f32 v10, v10, v22
    v_cvt_f32_ubyte3_e32 v30, v31
    v_fma_f32 v18, v18, v29, v25
    v_add_f32_e32 v25, v45, v46
    v_dual_add_f32 v9, v9, v21 :: v_dual_add_f32 v12, v12, v24
    v_dual_add_f32 v21, v54, v29 :: v_dual_fmac_f32 v14, v19, v22
    v_add_f32_e32 v29, v50, v26
    v_add_f32_e32 v11, v11, v23
    v_add_f32_e32 v31, v48, v51
    v_cvt_f32_ubyte0_e32 v45, v16
    v_fma_f32 v13, v15, v22, v13
    v_cvt_f32_ubyte0_e32 v15, v20
    v_cvt_f32_ubyte0_e32 v19, v28
    v_fma_f32 v17, v27, v22, v17
    v_cvt_f32_ubyte0_e32 v27, v32
    v_dual_fmac_f32 v18, v30, v22 :: v_dual_add_f32 v9, v9, v11
    v_add_f32_e32 v22, v25, v29
    v_dual_add_f32 v11, v21, v31 :: v_dual_add_f32 v10, v10, v12
    v_cvt_f32_ubyte1_e32 v12, v16
    v_dual_fmac_f32 v13, v45, v26 :: v_dual_fmac_f32 v14, v26, v15
    v_cvt_f32_ubyte1_e32 v21, v20
    v_cvt_f32_ubyte1_e32 v15, v28
    v_dual_fmac_f32 v17, v19, v26 :: v_dual_fmac_f32 v18, v26, v27
    v_cvt_f32_ubyte1_e32 v19, v32
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v25, v41.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v26, v42.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v27, v43.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v29, v44.l
    v_add_f32_e32 v11, v22, v11
    v_add_f32_e32 v9, v9, v10
    v_cvt_f32_ubyte2_e32 v10, v16
    v_fma_f32 v12, v12, v23, v13
    v_cvt_f32_ubyte2_e32 v13, v20
    v_fma_f32 v14, v21, v23, v14
    v_cvt_f32_ubyte2_e32 v21, v28
    v_fma_f32 v15, v15, v23, v17
    v_cvt_f32_ubyte2_e32 v17, v32
    v_fma_f32 v18, v19, v23, v18
    v_dual_mul_f32 v19, 0xc3000000, v25 :: v_dual_mul_f32 v22, 0xc3000000, v26
    v_mul_f32_e32 v23, 0xc3000000, v27
    v_mul_f32_e32 v30, 0xc3000000, v29
    v_add_f32_e32 v9, v11, v9
    v_cvt_f32_ubyte3_e32 v11, v16
    v_fma_f32 v10, v10, v51, v12
    v_cvt_f32_ubyte3_e32 v12, v20
    v_fma_f32 v13, v13, v51, v14
    v_cvt_f32_ubyte3_e32 v14, v28
    v_fma_f32 v15, v21, v51, v15
    v_cvt_f32_ubyte3_e32 v16, v32
    v_fma_f32 v17, v17, v51, v18
    v_fma_f32 v10, v11, v24, v10
    v_fma_f32 v11, v19, v9, v40
    v_fma_f32 v12, v12, v24, v13
    v_fma_f32 v13, v22, v9, v39
    v_fma_f32 v14, v14, v24, v15
    v_fma_f32 v15, v23, v9, v38
    v_fma_f32 v16, v16, v24, v17
    v_fma_f32 v9, v30, v9, v37
    v_fma_f32 v40, v25, v10, v11
    v_fma_f32 v39, v26, v12, v13
    v_fma_f32 v38, v27, v14, v15
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v37, v29, v16, v9
L5:
    s_cmp_lt_u32 s33, s32
    s_cbranch_scc1 L4
    v_add_nc_u32_e32 v65, s32, v89
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v41, v65
    s_branch L7
L6:
    s_mov_b32 exec_lo, s33
    v_lshlrev_b32_e32 v21, 5, v41
    v_add_nc_u32_e32 v9, s15, v41
    v_add_nc_u32_e32 v10, s30, v41
    v_add_nc_u32_e32 v11, s31, v41
    v_add_nc_u32_e32 v12, s34, v41
    v_add_nc_u32_e64 v41, v41, 32 clamp
    v_lshlrev_b32_e32 v13, 4, v9
    v_lshlrev_b32_e32 v17, 4, v10
    v_lshlrev_b32_e32 v25, 4, v11
    v_lshlrev_b32_e32 v29, 4, v12
    v_and_b32_e32 v42, -2, v9
    v_and_b32_e32 v43, -2, v10
    v_and_b32_e32 v44, -2, v11
    v_and_b32_e32 v45, -2, v12
    buffer_load_b128 v[9:12], v21, s[8:11], 0 offen
    buffer_load_b128 v[13:16], v13, s[16:19], 0 offen
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen offset:16
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    buffer_load_u16 v42, v42, s[20:23], 0 offen
    buffer_load_u16 v43, v43, s[20:23], 0 offen
    buffer_load_u16 v44, v44, s[20:23], 0 offen
    buffer_load_u16 v45, v45, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v46, 16, v9
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v47, v13
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v48, v17
    v_and_b32_e32 v9, 0xffff0000, v9
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v49, v25
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v50, v29
    v_cvt_f32_ubyte1_e32 v51, v13
    v_fma_f32 v47, v47, v46, 0
    v_cvt_f32_ubyte1_e32 v52, v17
    v_fma_f32 v48, v48, v46, 0
    v_cvt_f32_ubyte1_e32 v53, v25
    v_fma_f32 v49, v49, v46, 0
    v_cvt_f32_ubyte1_e32 v54, v29
    v_fma_f32 v50, v50, v46, 0
    v_lshlrev_b32_e32 v55, 16, v10
    v_cvt_f32_ubyte2_e32 v56, v13
    v_dual_fmac_f32 v47, v51, v9 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_cvt_f32_ubyte2_e32 v51, v17
    v_fma_f32 v48, v52, v9, v48
    v_cvt_f32_ubyte2_e32 v52, v25
    v_fma_f32 v49, v53, v9, v49
    v_cvt_f32_ubyte2_e32 v53, v29
    v_dual_fmac_f32 v50, v54, v9 :: v_dual_fmac_f32 v47, v55, v56
    v_cvt_f32_ubyte3_e32 v13, v13
    v_cvt_f32_ubyte3_e32 v17, v17
    v_fma_f32 v48, v51, v55, v48
    v_cvt_f32_ubyte3_e32 v25, v25
    v_fma_f32 v49, v52, v55, v49
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v50, v53, v55, v50
    v_lshlrev_b32_e32 v51, 16, v11
    v_cvt_f32_ubyte0_e32 v52, v14
    v_fma_f32 v13, v13, v10, v47
    v_cvt_f32_ubyte0_e32 v47, v18
    v_fma_f32 v17, v17, v10, v48
    v_cvt_f32_ubyte0_e32 v48, v26
    v_fma_f32 v25, v25, v10, v49
    v_cvt_f32_ubyte0_e32 v49, v30
    v_fma_f32 v29, v29, v10, v50
    v_and_b32_e32 v11, 0xffff0000, v11
    v_cvt_f32_ubyte1_e32 v50, v14
    v_fma_f32 v13, v52, v51, v13
    v_cvt_f32_ubyte1_e32 v52, v18
    v_fma_f32 v17, v47, v51, v17
    v_cvt_f32_ubyte1_e32 v47, v26
    v_fma_f32 v25, v48, v51, v25
    v_cvt_f32_ubyte1_e32 v48, v30
    v_fma_f32 v29, v49, v51, v29
    v_lshlrev_b32_e32 v49, 16, v12
    v_cvt_f32_ubyte2_e32 v53, v14
    v_dual_fmac_f32 v13, v50, v11 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte2_e32 v50, v18
    v_fma_f32 v17, v52, v11, v17
    v_cvt_f32_ubyte2_e32 v52, v26
    v_fma_f32 v25, v47, v11, v25
    v_cvt_f32_ubyte2_e32 v47, v30
    v_fma_f32 v29, v48, v11, v29
    v_cvt_f32_ubyte3_e32 v14, v14
    v_fma_f32 v13, v53, v49, v13
    v_cvt_f32_ubyte3_e32 v18, v18
    v_fma_f32 v17, v50, v49, v17
    v_cvt_f32_ubyte3_e32 v26, v26
    v_fma_f32 v25, v52, v49, v25
    v_cvt_f32_ubyte3_e32 v30, v30
    v_fma_f32 v29, v47, v49, v29
    v_lshlrev_b32_e32 v47, 16, v21
    v_cvt_f32_ubyte0_e32 v48, v15
    v_fma_f32 v13, v14, v12, v13
    v_cvt_f32_ubyte0_e32 v14, v19
    v_fma_f32 v17, v18, v12, v17
    v_cvt_f32_ubyte0_e32 v18, v27
    v_fma_f32 v25, v26, v12, v25
    v_cvt_f32_ubyte0_e32 v26, v31
    v_fma_f32 v29, v30, v12, v29
    v_and_b32_e32 v21, 0xffff0000, v21
    v_cvt_f32_ubyte1_e32 v30, v15
    v_fma_f32 v13, v48, v47, v13
    v_cvt_f32_ubyte1_e32 v48, v19
    v_fma_f32 v14, v14, v47, v17
    v_cvt_f32_ubyte1_e32 v17, v27
    v_fma_f32 v18, v18, v47, v25
    v_cvt_f32_ubyte1_e32 v25, v31
    v_fma_f32 v26, v26, v47, v29
    v_lshlrev_b32_e32 v29, 16, v22
    v_cvt_f32_ubyte2_e32 v50, v15
    v_dual_fmac_f32 v13, v30, v21 :: v_dual_fmac_f32 v14, v21, v48
    v_cvt_f32_ubyte2_e32 v30, v19
    v_cvt_f32_ubyte2_e32 v48, v27
    v_fma_f32 v17, v17, v21, v18
    v_cvt_f32_ubyte2_e32 v18, v31
    v_fma_f32 v25, v25, v21, v26
    v_dual_fmac_f32 v13, v50, v29 :: v_dual_and_b32 v22, 0xffff0000, v22
    v_lshlrev_b32_e32 v26, 16, v23
    v_dual_fmac_f32 v14, v29, v30 :: v_dual_and_b32 v23, 0xffff0000, v23
    v_dual_fmac_f32 v17, v48, v29 :: v_dual_lshlrev_b32 v52, 16, v24
    v_dual_add_f32 v9, v9, v21 :: v_dual_and_b32 v24, 0xffff0000, v24
    v_cvt_f32_ubyte3_e32 v15, v15
    v_cvt_f32_ubyte3_e32 v19, v19
    v_cvt_f32_ubyte3_e32 v27, v27
    v_cvt_f32_ubyte3_e32 v30, v31
    v_fma_f32 v18, v18, v29, v25
    v_add_f32_e32 v25, v46, v47
    v_dual_add_f32 v21, v55, v29 :: v_dual_add_f32 v10, v10, v22
    v_dual_add_f32 v29, v51, v26 :: v_dual_fmac_f32 v14, v22, v19
    v_dual_add_f32 v11, v11, v23 :: v_dual_add_f32 v12, v12, v24
    v_add_f32_e32 v31, v49, v52
    v_cvt_f32_ubyte0_e32 v46, v16
    v_fma_f32 v13, v15, v22, v13
    v_cvt_f32_ubyte0_e32 v15, v20
    v_cvt_f32_ubyte0_e32 v19, v28
    v_fma_f32 v17, v27, v22, v17
    v_cvt_f32_ubyte0_e32 v27, v32
    v_dual_fmac_f32 v18, v30, v22 :: v_dual_add_f32 v9, v9, v11
    v_dual_add_f32 v22, v25, v29 :: v_dual_fmac_f32 v13, v46, v26
    v_dual_add_f32 v11, v21, v31 :: v_dual_add_f32 v10, v10, v12
    v_cvt_f32_ubyte1_e32 v12, v16
    v_cvt_f32_ubyte1_e32 v21, v20
    v_dual_fmac_f32 v14, v15, v26 :: v_dual_fmac_f32 v17, v26, v19
    v_cvt_f32_ubyte1_e32 v15, v28
    v_cvt_f32_ubyte1_e32 v19, v32
    v_fma_f32 v18, v27, v26, v18
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v25, v42.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v26, v43.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v27, v44.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v29, v45.l
    v_add_f32_e32 v11, v22, v11
    v_add_f32_e32 v9, v9, v10
    v_cvt_f32_ubyte2_e32 v10, v16
    v_fma_f32 v12, v12, v23, v13
    v_cvt_f32_ubyte2_e32 v13, v20
    v_fma_f32 v14, v21, v23, v14
    v_cvt_f32_ubyte2_e32 v21, v28
    v_fma_f32 v15, v15, v23, v17
    v_cvt_f32_ubyte2_e32 v17, v32
    v_fma_f32 v18, v19, v23, v18
    v_dual_mul_f32 v19, 0xc3000000, v25 :: v_dual_mul_f32 v22, 0xc3000000, v26
    v_mul_f32_e32 v23, 0xc3000000, v27
    v_mul_f32_e32 v30, 0xc3000000, v29
    v_add_f32_e32 v9, v11, v9
    v_cvt_f32_ubyte3_e32 v11, v16
    v_fma_f32 v10, v10, v52, v12
    v_cvt_f32_ubyte3_e32 v12, v20
    v_fma_f32 v13, v13, v52, v14
    v_cvt_f32_ubyte3_e32 v14, v28
    v_fma_f32 v15, v21, v52, v15
    v_cvt_f32_ubyte3_e32 v16, v32
    v_fma_f32 v17, v17, v52, v18
    v_fma_f32 v10, v11, v24, v10
    v_fma_f32 v11, v19, v9, v40
    v_fma_f32 v12, v12, v24, v13
    v_fma_f32 v13, v22, v9, v39
    v_fma_f32 v14, v14, v24, v15
    v_fma_f32 v15, v23, v9, v38
    v_fma_f32 v16, v16, v24, v17
    v_fma_f32 v9, v30, v9, v37
    v_fma_f32 v40, v25, v10, v11
    v_fma_f32 v39, v26, v12, v13
    v_fma_f32 v38, v27, v14, v15
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v37, v29, v16, v9
L7:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s28, v41
    s_and_b32 s33, exec_lo, vcc_lo
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v9, v40, v40 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v39, v39 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v38, v38 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v37, v37 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s15, 0, v89
    v_add_f32_dpp v9, v9, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v12, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s30, 1, v89
    v_add_f32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v11 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v12, v12 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s31, 2, v89
    v_add_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v11 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v12, v12 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s33, 3, v89
    v_permlanex16_b32 v13, v9, 0x76543210, s79
    v_permlanex16_b32 v14, v10, 0x76543210, s79
    v_permlanex16_b32 v15, v11, 0x76543210, s79
    v_permlanex16_b32 v16, v12, 0x76543210, s79
    v_add_nc_u32_e32 v17, 0x80, v89
    v_add_f32_e32 v9, v13, v9
    v_add_f32_e32 v10, v14, v10
    v_add_f32_e32 v11, v15, v11
    v_add_f32_e32 v12, v16, v12
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, 0, v9, s15
    v_cndmask_b32_e64 v9, v9, v10, s30
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, v9, v11, s31
    v_cndmask_b32_e64 v9, v9, v12, s33
    s_branch L9
L8:
    s_mov_b32 exec_lo, s34
    v_lshlrev_b32_e32 v10, 2, v17
    buffer_load_b32 v10, v10, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v36, v36, v10
    v_add_nc_u32_e64 v17, v17, 32 clamp
L9:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s81, v17
    s_and_b32 s34, exec_lo, vcc_lo
    s_cbranch_scc1 L8
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v10, v36, v36 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s4, 4, v89
    s_cmp_gt_u32 s27, 0
    s_cselect_b32 s5, exec_lo, 0
    v_add_f32_dpp v10, v10, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v10, v10, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s5, s5, s4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v11, v10, 0x76543210, s79
    v_add_f32_e32 v10, v11, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v10, v10, s69, s70
    v_cmp_gt_f32_e32 vcc_lo, 0x800000, v10
    v_mul_f32_e32 v11, 0x4b800000, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    v_rsq_f32_e32 v10, v10
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v11, 0x45800000, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v66, v10, v11, vcc_lo
    v_mul_f32_e32 v9, v9, v66
    s_and_b32 s6, exec_lo, s5
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s6
    v_add_nc_u32_e32 v10, s13, v89
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v10, s26, v10
    v_lshlrev_b32_e32 v10, 1, v10
    buffer_load_u16 v10, v10, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v10, v9, v10
    s_mov_b32 exec_lo, s12
L10:
    v_add_nc_u32_e32 v11, s13, v89
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v9, v9, v10, s5
    v_cmp_gt_u32_e32 vcc_lo, s14, v11
    s_and_b32 s7, s4, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s7
    v_lshlrev_b32_e32 v10, 2, v11
    buffer_store_b32 v9, v10, s[44:47], 0 offen
    s_mov_b32 exec_lo, s12
L11:
    s_add_u32 s7, s13, 64
    s_branch L19
L12:
    s_add_u32 s13, s7, 1
    s_add_u32 s27, s7, 2
    s_add_u32 s34, s7, 3
    s_min_u32 s13, s13, s26
    s_min_u32 s27, s27, s26
    s_min_u32 s34, s34, s26
    s_mul_i32 s60, s7, s28
    s_mul_i32 s13, s13, s28
    s_mul_i32 s27, s27, s28
    s_mul_i32 s34, s34, s28
    v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v38, 0
    v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v36, 0
    s_mov_b32 s61, 0
    s_branch L14
L13:
    v_add_nc_u32_e32 v9, s61, v89
    s_add_u32 s61, s61, 32
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v21, 5, v9
    v_add_nc_u32_e32 v10, s60, v9
    v_add_nc_u32_e32 v11, s13, v9
    v_add_nc_u32_e32 v12, s27, v9
    v_add_nc_u32_e32 v9, s34, v9
    v_lshlrev_b32_e32 v13, 4, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v17, 4, v11
    v_lshlrev_b32_e32 v25, 4, v12
    s_delay_alu instid0(VALU_DEP_4)
    v_lshlrev_b32_e32 v29, 4, v9
    v_and_b32_e32 v40, -2, v10
    v_and_b32_e32 v41, -2, v11
    v_and_b32_e32 v42, -2, v12
    v_and_b32_e32 v43, -2, v9
    buffer_load_b128 v[9:12], v21, s[8:11], 0 offen
    buffer_load_b128 v[13:16], v13, s[16:19], 0 offen
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen offset:16
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    buffer_load_u16 v40, v40, s[20:23], 0 offen
    buffer_load_u16 v41, v41, s[20:23], 0 offen
    buffer_load_u16 v42, v42, s[20:23], 0 offen
    buffer_load_u16 v43, v43, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v44, 16, v9
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v45, v13
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v46, v17
    v_and_b32_e32 v9, 0xffff0000, v9
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v47, v25
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v48, v29
    v_cvt_f32_ubyte1_e32 v49, v13
    v_fma_f32 v45, v45, v44, 0
    v_cvt_f32_ubyte1_e32 v50, v17
    v_fma_f32 v46, v46, v44, 0
    v_cvt_f32_ubyte1_e32 v51, v25
    v_fma_f32 v47, v47, v44, 0
    v_cvt_f32_ubyte1_e32 v52, v29
    v_fma_f32 v48, v48, v44, 0
    v_lshlrev_b32_e32 v53, 16, v10
    v_cvt_f32_ubyte2_e32 v54, v13
    v_dual_fmac_f32 v45, v49, v9 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_cvt_f32_ubyte2_e32 v49, v17
    v_fma_f32 v46, v50, v9, v46
    v_cvt_f32_ubyte2_e32 v50, v25
    v_fma_f32 v47, v51, v9, v47
    v_cvt_f32_ubyte2_e32 v51, v29
    v_dual_fmac_f32 v48, v52, v9 :: v_dual_fmac_f32 v45, v53, v54
    v_cvt_f32_ubyte3_e32 v13, v13
    v_cvt_f32_ubyte3_e32 v17, v17
    v_fma_f32 v46, v49, v53, v46
    v_cvt_f32_ubyte3_e32 v25, v25
    v_fma_f32 v47, v50, v53, v47
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v48, v51, v53, v48
    v_lshlrev_b32_e32 v49, 16, v11
    v_cvt_f32_ubyte0_e32 v50, v14
    v_fma_f32 v13, v13, v10, v45
    v_cvt_f32_ubyte0_e32 v45, v18
    v_fma_f32 v17, v17, v10, v46
    v_cvt_f32_ubyte0_e32 v46, v26
    v_fma_f32 v25, v25, v10, v47
    v_cvt_f32_ubyte0_e32 v47, v30
    v_fma_f32 v29, v29, v10, v48
    v_and_b32_e32 v11, 0xffff0000, v11
    v_cvt_f32_ubyte1_e32 v48, v14
    v_fma_f32 v13, v50, v49, v13
    v_cvt_f32_ubyte1_e32 v50, v18
    v_fma_f32 v17, v45, v49, v17
    v_cvt_f32_ubyte1_e32 v45, v26
    v_fma_f32 v25, v46, v49, v25
    v_cvt_f32_ubyte1_e32 v46, v30
    v_fma_f32 v29, v47, v49, v29
    v_lshlrev_b32_e32 v47, 16, v12
    v_cvt_f32_ubyte2_e32 v51, v14
    v_dual_fmac_f32 v13, v48, v11 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte2_e32 v48, v18
    v_fma_f32 v17, v50, v11, v17
    v_cvt_f32_ubyte2_e32 v50, v26
    v_fma_f32 v25, v45, v11, v25
    v_cvt_f32_ubyte2_e32 v45, v30
    v_fma_f32 v29, v46, v11, v29
    v_cvt_f32_ubyte3_e32 v14, v14
    v_fma_f32 v13, v51, v47, v13
    v_cvt_f32_ubyte3_e32 v18, v18
    v_fma_f32 v17, v48, v47, v17
    v_cvt_f32_ubyte3_e32 v26, v26
    v_fma_f32 v25, v50, v47, v25
    v_cvt_f32_ubyte3_e32 v30, v30
    v_fma_f32 v29, v45, v47, v29
    v_lshlrev_b32_e32 v45, 16, v21
    v_cvt_f32_ubyte0_e32 v46, v15
    v_fma_f32 v13, v14, v12, v13
    v_cvt_f32_ubyte0_e32 v14, v19
    v_fma_f32 v17, v18, v12, v17
    v_cvt_f32_ubyte0_e32 v18, v27
    v_fma_f32 v25, v26, v12, v25
    v_cvt_f32_ubyte0_e32 v26, v31
    v_fma_f32 v29, v30, v12, v29
    v_and_b32_e32 v21, 0xffff0000, v21
    v_cvt_f32_ubyte1_e32 v30, v15
    v_fma_f32 v13, v46, v45, v13
    v_cvt_f32_ubyte1_e32 v46, v19
    v_fma_f32 v14, v14, v45, v17
    v_cvt_f32_ubyte1_e32 v17, v27
    v_fma_f32 v18, v18, v45, v25
    v_cvt_f32_ubyte1_e32 v25, v31
    v_fma_f32 v26, v26, v45, v29
    v_lshlrev_b32_e32 v29, 16, v22
    v_cvt_f32_ubyte2_e32 v48, v15
    v_dual_fmac_f32 v13, v30, v21 :: v_dual_fmac_f32 v14, v21, v46
    v_cvt_f32_ubyte2_e32 v30, v19
    v_cvt_f32_ubyte2_e32 v46, v27
    v_fma_f32 v17, v17, v21, v18
    v_cvt_f32_ubyte2_e32 v18, v31
    v_fma_f32 v25, v25, v21, v26
    v_dual_fmac_f32 v13, v48, v29 :: v_dual_and_b32 v22, 0xffff0000, v22
    v_lshlrev_b32_e32 v26, 16, v23
    v_dual_fmac_f32 v14, v29, v30 :: v_dual_and_b32 v23, 0xffff0000, v23
    v_dual_fmac_f32 v17, v46, v29 :: v_dual_lshlrev_b32 v50, 16, v24
    v_dual_add_f32 v9, v9, v21 :: v_dual_and_b32 v24, 0xffff0000, v24
    v_cvt_f32_ubyte3_e32 v15, v15
    v_cvt_f32_ubyte3_e32 v19, v19
    v_cvt_f32_ubyte3_e32 v27, v27
    v_cvt_f32_ubyte3_e32 v30, v31
    v_fma_f32 v18, v18, v29, v25
    v_add_f32_e32 v25, v44, v45
    v_dual_add_f32 v21, v53, v29 :: v_dual_add_f32 v10, v10, v22
    v_dual_add_f32 v29, v49, v26 :: v_dual_fmac_f32 v14, v22, v19
    v_dual_add_f32 v11, v11, v23 :: v_dual_add_f32 v12, v12, v24
    v_add_f32_e32 v31, v47, v50
    v_cvt_f32_ubyte0_e32 v44, v16
    v_fma_f32 v13, v15, v22, v13
    v_cvt_f32_ubyte0_e32 v15, v20
    v_cvt_f32_ubyte0_e32 v19, v28
    v_fma_f32 v17, v27, v22, v17
    v_cvt_f32_ubyte0_e32 v27, v32
    v_dual_fmac_f32 v18, v30, v22 :: v_dual_add_f32 v9, v9, v11
    v_dual_add_f32 v22, v25, v29 :: v_dual_fmac_f32 v13, v44, v26
    v_dual_add_f32 v11, v21, v31 :: v_dual_add_f32 v10, v10, v12
    v_cvt_f32_ubyte1_e32 v12, v16
    v_cvt_f32_ubyte1_e32 v21, v20
    v_dual_fmac_f32 v14, v15, v26 :: v_dual_fmac_f32 v17, v26, v19
    v_cvt_f32_ubyte1_e32 v15, v28
    v_cvt_f32_ubyte1_e32 v19, v32
    v_fma_f32 v18, v27, v26, v18
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v25, v40.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v26, v41.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v27, v42.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v29, v43.l
    v_add_f32_e32 v11, v22, v11
    v_add_f32_e32 v9, v9, v10
    v_cvt_f32_ubyte2_e32 v10, v16
    v_fma_f32 v12, v12, v23, v13
    v_cvt_f32_ubyte2_e32 v13, v20
    v_fma_f32 v14, v21, v23, v14
    v_cvt_f32_ubyte2_e32 v21, v28
    v_fma_f32 v15, v15, v23, v17
    v_cvt_f32_ubyte2_e32 v17, v32
    v_fma_f32 v18, v19, v23, v18
    v_dual_mul_f32 v19, 0xc3000000, v25 :: v_dual_mul_f32 v22, 0xc3000000, v26
    v_mul_f32_e32 v23, 0xc3000000, v27
    v_mul_f32_e32 v30, 0xc3000000, v29
    v_add_f32_e32 v9, v11, v9
    v_cvt_f32_ubyte3_e32 v11, v16
    v_fma_f32 v10, v10, v50, v12
    v_cvt_f32_ubyte3_e32 v12, v20
    v_fma_f32 v13, v13, v50, v14
    v_cvt_f32_ubyte3_e32 v14, v28
    v_fma_f32 v15, v21, v50, v15
    v_cvt_f32_ubyte3_e32 v16, v32
    v_fma_f32 v17, v17, v50, v18
    v_fma_f32 v10, v11, v24, v10
    v_fma_f32 v11, v19, v9, v39
    v_fma_f32 v12, v12, v24, v13
    v_fma_f32 v13, v22, v9, v38
    v_fma_f32 v14, v14, v24, v15
    v_fma_f32 v15, v23, v9, v37
    v_fma_f32 v16, v16, v24, v17
    v_fma_f32 v9, v30, v9, v36
    v_fma_f32 v39, v25, v10, v11
    v_fma_f32 v38, v26, v12, v13
    v_fma_f32 v37, v27, v14, v15
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v36, v29, v16, v9
L14:
    s_cmp_lt_u32 s61, s32
    s_cbranch_scc1 L13
    v_mov_b32_e32 v40, v65
    s_branch L16
L15:
    s_mov_b32 exec_lo, s61
    v_lshlrev_b32_e32 v21, 5, v40
    v_add_nc_u32_e32 v9, s60, v40
    v_add_nc_u32_e32 v10, s13, v40
    v_add_nc_u32_e32 v11, s27, v40
    v_add_nc_u32_e32 v12, s34, v40
    v_add_nc_u32_e64 v40, v40, 32 clamp
    v_lshlrev_b32_e32 v13, 4, v9
    v_lshlrev_b32_e32 v17, 4, v10
    v_lshlrev_b32_e32 v25, 4, v11
    v_lshlrev_b32_e32 v29, 4, v12
    v_and_b32_e32 v41, -2, v9
    v_and_b32_e32 v42, -2, v10
    v_and_b32_e32 v43, -2, v11
    v_and_b32_e32 v44, -2, v12
    buffer_load_b128 v[9:12], v21, s[8:11], 0 offen
    buffer_load_b128 v[13:16], v13, s[16:19], 0 offen
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen offset:16
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    buffer_load_u16 v41, v41, s[20:23], 0 offen
    buffer_load_u16 v42, v42, s[20:23], 0 offen
    buffer_load_u16 v43, v43, s[20:23], 0 offen
    buffer_load_u16 v44, v44, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v45, 16, v9
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v46, v13
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v47, v17
    v_and_b32_e32 v9, 0xffff0000, v9
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v48, v25
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v49, v29
    v_cvt_f32_ubyte1_e32 v50, v13
    v_fma_f32 v46, v46, v45, 0
    v_cvt_f32_ubyte1_e32 v51, v17
    v_fma_f32 v47, v47, v45, 0
    v_cvt_f32_ubyte1_e32 v52, v25
    v_fma_f32 v48, v48, v45, 0
    v_cvt_f32_ubyte1_e32 v53, v29
    v_fma_f32 v49, v49, v45, 0
    v_lshlrev_b32_e32 v54, 16, v10
    v_cvt_f32_ubyte2_e32 v55, v13
    v_fma_f32 v46, v50, v9, v46
    v_cvt_f32_ubyte2_e32 v50, v17
    v_dual_fmac_f32 v47, v51, v9 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_cvt_f32_ubyte2_e32 v51, v25
    v_fma_f32 v48, v52, v9, v48
    v_cvt_f32_ubyte2_e32 v52, v29
    v_fma_f32 v49, v53, v9, v49
    v_cvt_f32_ubyte3_e32 v13, v13
    v_fma_f32 v46, v55, v54, v46
    v_cvt_f32_ubyte3_e32 v17, v17
    v_dual_fmac_f32 v47, v50, v54 :: v_dual_lshlrev_b32 v50, 16, v11
    v_cvt_f32_ubyte3_e32 v25, v25
    v_dual_fmac_f32 v48, v51, v54 :: v_dual_and_b32 v11, 0xffff0000, v11
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v49, v52, v54, v49
    v_cvt_f32_ubyte0_e32 v51, v14
    v_fma_f32 v13, v13, v10, v46
    v_cvt_f32_ubyte0_e32 v46, v18
    v_fma_f32 v17, v17, v10, v47
    v_cvt_f32_ubyte0_e32 v47, v26
    v_fma_f32 v25, v25, v10, v48
    v_cvt_f32_ubyte0_e32 v48, v30
    v_fma_f32 v29, v29, v10, v49
    v_cvt_f32_ubyte1_e32 v49, v14
    v_fma_f32 v13, v51, v50, v13
    v_cvt_f32_ubyte1_e32 v51, v18
    v_fma_f32 v17, v46, v50, v17
    v_cvt_f32_ubyte1_e32 v46, v26
    v_fma_f32 v25, v47, v50, v25
    v_cvt_f32_ubyte1_e32 v47, v30
    v_fma_f32 v29, v48, v50, v29
    v_dual_fmac_f32 v13, v49, v11 :: v_dual_lshlrev_b32 v48, 16, v12
    v_cvt_f32_ubyte2_e32 v52, v14
    v_cvt_f32_ubyte2_e32 v49, v18
    v_dual_fmac_f32 v17, v51, v11 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte2_e32 v51, v26
    v_fma_f32 v25, v46, v11, v25
    v_cvt_f32_ubyte2_e32 v46, v30
    v_fma_f32 v29, v47, v11, v29
    v_cvt_f32_ubyte3_e32 v14, v14
    v_fma_f32 v13, v52, v48, v13
    v_cvt_f32_ubyte3_e32 v18, v18
    v_fma_f32 v17, v49, v48, v17
    v_cvt_f32_ubyte3_e32 v26, v26
    v_fma_f32 v25, v51, v48, v25
    v_cvt_f32_ubyte3_e32 v30, v30
    v_dual_fmac_f32 v29, v46, v48 :: v_dual_lshlrev_b32 v46, 16, v21
    v_cvt_f32_ubyte0_e32 v47, v15
    v_fma_f32 v13, v14, v12, v13
    v_cvt_f32_ubyte0_e32 v14, v19
    v_fma_f32 v17, v18, v12, v17
    v_cvt_f32_ubyte0_e32 v18, v27
    v_fma_f32 v25, v26, v12, v25
    v_cvt_f32_ubyte0_e32 v26, v31
    v_fma_f32 v29, v30, v12, v29
    v_and_b32_e32 v21, 0xffff0000, v21
    v_cvt_f32_ubyte1_e32 v30, v15
    v_fma_f32 v13, v47, v46, v13
    v_cvt_f32_ubyte1_e32 v47, v19
    v_fma_f32 v14, v14, v46, v17
    v_cvt_f32_ubyte1_e32 v17, v27
    v_fma_f32 v18, v18, v46, v25
    v_cvt_f32_ubyte1_e32 v25, v31
    v_fma_f32 v26, v26, v46, v29
    v_lshlrev_b32_e32 v29, 16, v22
    v_cvt_f32_ubyte2_e32 v49, v15
    v_dual_fmac_f32 v13, v30, v21 :: v_dual_and_b32 v22, 0xffff0000, v22
    v_cvt_f32_ubyte2_e32 v30, v19
    v_dual_fmac_f32 v14, v47, v21 :: v_dual_lshlrev_b32 v51, 16, v24
    v_cvt_f32_ubyte2_e32 v47, v27
    v_fma_f32 v17, v17, v21, v18
    v_cvt_f32_ubyte2_e32 v18, v31
    v_fma_f32 v25, v25, v21, v26
    v_lshlrev_b32_e32 v26, 16, v23
    v_dual_fmac_f32 v14, v29, v30 :: v_dual_and_b32 v23, 0xffff0000, v23
    v_dual_fmac_f32 v13, v49, v29 :: v_dual_and_b32 v24, 0xffff0000, v24
    v_cvt_f32_ubyte3_e32 v15, v15
    v_cvt_f32_ubyte3_e32 v19, v19
    v_cvt_f32_ubyte3_e32 v27, v27
    v_dual_fmac_f32 v17, v47, v29 :: v_dual_add_f32 v10, v10, v22
    v_cvt_f32_ubyte3_e32 v30, v31
    v_fma_f32 v18, v18, v29, v25
    v_add_f32_e32 v25, v45, v46
    v_dual_add_f32 v9, v9, v21 :: v_dual_add_f32 v12, v12, v24
    v_dual_add_f32 v21, v54, v29 :: v_dual_fmac_f32 v14, v19, v22
    v_add_f32_e32 v29, v50, v26
    v_add_f32_e32 v11, v11, v23
    v_add_f32_e32 v31, v48, v51
    v_cvt_f32_ubyte0_e32 v45, v16
    v_fma_f32 v13, v15, v22, v13
    v_cvt_f32_ubyte0_e32 v15, v20
    v_cvt_f32_ubyte0_e32 v19, v28
    v_fma_f32 v17, v27, v22, v17
    v_cvt_f32_ubyte0_e32 v27, v32
    v_dual_fmac_f32 v18, v30, v22 :: v_dual_add_f32 v9, v9, v11
    v_add_f32_e32 v22, v25, v29
    v_dual_add_f32 v11, v21, v31 :: v_dual_add_f32 v10, v10, v12
    v_cvt_f32_ubyte1_e32 v12, v16
    v_dual_fmac_f32 v13, v45, v26 :: v_dual_fmac_f32 v14, v26, v15
    v_cvt_f32_ubyte1_e32 v21, v20
    v_cvt_f32_ubyte1_e32 v15, v28
    v_dual_fmac_f32 v17, v19, v26 :: v_dual_fmac_f32 v18, v26, v27
    v_cvt_f32_ubyte1_e32 v19, v32
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v25, v41.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v26, v42.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v27, v43.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v29, v44.l
    v_add_f32_e32 v11, v22, v11
    v_add_f32_e32 v9, v9, v10
    v_cvt_f32_ubyte2_e32 v10, v16
    v_fma_f32 v12, v12, v23, v13
    v_cvt_f32_ubyte2_e32 v13, v20
    v_fma_f32 v14, v21, v23, v14
    v_cvt_f32_ubyte2_e32 v21, v28
    v_fma_f32 v15, v15, v23, v17
    v_cvt_f32_ubyte2_e32 v17, v32
    v_fma_f32 v18, v19, v23, v18
    v_dual_mul_f32 v19, 0xc3000000, v25 :: v_dual_mul_f32 v22, 0xc3000000, v26
    v_mul_f32_e32 v23, 0xc3000000, v27
    v_mul_f32_e32 v30, 0xc3000000, v29
    v_add_f32_e32 v9, v11, v9
    v_cvt_f32_ubyte3_e32 v11, v16
    v_fma_f32 v10, v10, v51, v12
    v_cvt_f32_ubyte3_e32 v12, v20
    v_fma_f32 v13, v13, v51, v14
    v_cvt_f32_ubyte3_e32 v14, v28
    v_fma_f32 v15, v21, v51, v15
    v_cvt_f32_ubyte3_e32 v16, v32
    v_fma_f32 v17, v17, v51, v18
    v_fma_f32 v10, v11, v24, v10
    v_fma_f32 v11, v19, v9, v39
    v_fma_f32 v12, v12, v24, v13
    v_fma_f32 v13, v22, v9, v38
    v_fma_f32 v14, v14, v24, v15
    v_fma_f32 v15, v23, v9, v37
    v_fma_f32 v16, v16, v24, v17
    v_fma_f32 v9, v30, v9, v36
    v_fma_f32 v39, v25, v10, v11
    v_fma_f32 v38, v26, v12, v13
    v_fma_f32 v37, v27, v14, v15
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v36, v29, v16, v9
L16:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s28, v40
    s_and_b32 s61, exec_lo, vcc_lo
    s_cbranch_scc1 L15
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v9, v39, v39 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v38, v38 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v37, v37 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v36, v36 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v9, v9, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v11, v11, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v12, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v11, v11, v11 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v12, v12 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v11, v11, v11 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v12, v12 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v13, v9, 0x76543210, s79
    v_permlanex16_b32 v14, v10, 0x76543210, s79
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v15, v11, 0x76543210, s79
    v_permlanex16_b32 v16, v12, 0x76543210, s79
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v9, v13, v9
    v_add_f32_e32 v10, v14, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v11, v15, v11
    v_add_f32_e32 v12, v16, v12
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, 0, v9, s15
    v_cndmask_b32_e64 v9, v9, v10, s30
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, v9, v11, s31
    v_cndmask_b32_e64 v9, v9, v12, s33
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v9, v9, v66
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s6
    v_add_nc_u32_e32 v10, s7, v89
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v10, s26, v10
    v_lshlrev_b32_e32 v10, 1, v10
    buffer_load_u16 v10, v10, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v10, v9, v10
    s_mov_b32 exec_lo, s12
L17:
    v_add_nc_u32_e32 v11, s7, v89
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v9, v9, v10, s5
    v_cmp_gt_u32_e32 vcc_lo, s14, v11
    s_and_b32 s13, s4, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s13, exec_lo, s13
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s13
    v_lshlrev_b32_e32 v10, 2, v11
    buffer_store_b32 v9, v10, s[44:47], 0 offen
    s_mov_b32 exec_lo, s12
L18:
    s_sub_u32 s13, s14, s7
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s13, s13, 64
    s_add_u32 s7, s7, s13
L19:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s7, s14
    s_cbranch_scc1 L12
    s_lshl_b32 s7, s76, 7
    v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v38, 0
    v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v36, 0
    s_mov_b32 s13, 0
    s_add_u32 s14, s7, s25
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s26, s14, s28
    s_add_u32 s27, s14, 1
    s_add_u32 s34, s14, 2
    s_add_u32 s60, s14, 3
    s_mul_i32 s27, s27, s28
    s_mul_i32 s34, s34, s28
    s_mul_i32 s60, s60, s28
    s_branch L21
L20:
    v_add_nc_u32_e32 v9, s13, v89
    s_add_u32 s13, s13, 32
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v21, 5, v9
    v_add_nc_u32_e32 v10, s26, v9
    v_add_nc_u32_e32 v11, s27, v9
    v_add_nc_u32_e32 v12, s34, v9
    v_add_nc_u32_e32 v9, s60, v9
    v_lshlrev_b32_e32 v13, 4, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v17, 4, v11
    v_lshlrev_b32_e32 v25, 4, v12
    s_delay_alu instid0(VALU_DEP_4)
    v_lshlrev_b32_e32 v29, 4, v9
    v_and_b32_e32 v40, -2, v10
    v_and_b32_e32 v41, -2, v11
    v_and_b32_e32 v42, -2, v12
    v_and_b32_e32 v43, -2, v9
    buffer_load_b128 v[9:12], v21, s[8:11], 0 offen
    buffer_load_b128 v[13:16], v13, s[16:19], 0 offen
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen offset:16
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    buffer_load_u16 v40, v40, s[20:23], 0 offen
    buffer_load_u16 v41, v41, s[20:23], 0 offen
    buffer_load_u16 v42, v42, s[20:23], 0 offen
    buffer_load_u16 v43, v43, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v44, 16, v9
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v45, v13
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v46, v17
    v_and_b32_e32 v9, 0xffff0000, v9
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v47, v25
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v48, v29
    v_cvt_f32_ubyte1_e32 v49, v13
    v_fma_f32 v45, v45, v44, 0
    v_cvt_f32_ubyte1_e32 v50, v17
    v_fma_f32 v46, v46, v44, 0
    v_cvt_f32_ubyte1_e32 v51, v25
    v_fma_f32 v47, v47, v44, 0
    v_cvt_f32_ubyte1_e32 v52, v29
    v_fma_f32 v48, v48, v44, 0
    v_lshlrev_b32_e32 v53, 16, v10
    v_cvt_f32_ubyte2_e32 v54, v13
    v_dual_fmac_f32 v45, v49, v9 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_cvt_f32_ubyte2_e32 v49, v17
    v_fma_f32 v46, v50, v9, v46
    v_cvt_f32_ubyte2_e32 v50, v25
    v_fma_f32 v47, v51, v9, v47
    v_cvt_f32_ubyte2_e32 v51, v29
    v_dual_fmac_f32 v48, v52, v9 :: v_dual_fmac_f32 v45, v53, v54
    v_cvt_f32_ubyte3_e32 v13, v13
    v_cvt_f32_ubyte3_e32 v17, v17
    v_fma_f32 v46, v49, v53, v46
    v_cvt_f32_ubyte3_e32 v25, v25
    v_fma_f32 v47, v50, v53, v47
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v48, v51, v53, v48
    v_lshlrev_b32_e32 v49, 16, v11
    v_cvt_f32_ubyte0_e32 v50, v14
    v_fma_f32 v13, v13, v10, v45
    v_cvt_f32_ubyte0_e32 v45, v18
    v_fma_f32 v17, v17, v10, v46
    v_cvt_f32_ubyte0_e32 v46, v26
    v_fma_f32 v25, v25, v10, v47
    v_cvt_f32_ubyte0_e32 v47, v30
    v_fma_f32 v29, v29, v10, v48
    v_and_b32_e32 v11, 0xffff0000, v11
    v_cvt_f32_ubyte1_e32 v48, v14
    v_fma_f32 v13, v50, v49, v13
    v_cvt_f32_ubyte1_e32 v50, v18
    v_fma_f32 v17, v45, v49, v17
    v_cvt_f32_ubyte1_e32 v45, v26
    v_fma_f32 v25, v46, v49, v25
    v_cvt_f32_ubyte1_e32 v46, v30
    v_fma_f32 v29, v47, v49, v29
    v_lshlrev_b32_e32 v47, 16, v12
    v_cvt_f32_ubyte2_e32 v51, v14
    v_dual_fmac_f32 v13, v48, v11 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte2_e32 v48, v18
    v_fma_f32 v17, v50, v11, v17
    v_cvt_f32_ubyte2_e32 v50, v26
    v_fma_f32 v25, v45, v11, v25
    v_cvt_f32_ubyte2_e32 v45, v30
    v_fma_f32 v29, v46, v11, v29
    v_cvt_f32_ubyte3_e32 v14, v14
    v_fma_f32 v13, v51, v47, v13
    v_cvt_f32_ubyte3_e32 v18, v18
    v_fma_f32 v17, v48, v47, v17
    v_cvt_f32_ubyte3_e32 v26, v26
    v_fma_f32 v25, v50, v47, v25
    v_cvt_f32_ubyte3_e32 v30, v30
    v_fma_f32 v29, v45, v47, v29
    v_lshlrev_b32_e32 v45, 16, v21
    v_cvt_f32_ubyte0_e32 v46, v15
    v_fma_f32 v13, v14, v12, v13
    v_cvt_f32_ubyte0_e32 v14, v19
    v_fma_f32 v17, v18, v12, v17
    v_cvt_f32_ubyte0_e32 v18, v27
    v_fma_f32 v25, v26, v12, v25
    v_cvt_f32_ubyte0_e32 v26, v31
    v_fma_f32 v29, v30, v12, v29
    v_and_b32_e32 v21, 0xffff0000, v21
    v_cvt_f32_ubyte1_e32 v30, v15
    v_fma_f32 v13, v46, v45, v13
    v_cvt_f32_ubyte1_e32 v46, v19
    v_fma_f32 v14, v14, v45, v17
    v_cvt_f32_ubyte1_e32 v17, v27
    v_fma_f32 v18, v18, v45, v25
    v_cvt_f32_ubyte1_e32 v25, v31
    v_fma_f32 v26, v26, v45, v29
    v_lshlrev_b32_e32 v29, 16, v22
    v_cvt_f32_ubyte2_e32 v48, v15
    v_dual_fmac_f32 v13, v30, v21 :: v_dual_fmac_f32 v14, v21, v46
    v_cvt_f32_ubyte2_e32 v30, v19
    v_cvt_f32_ubyte2_e32 v46, v27
    v_fma_f32 v17, v17, v21, v18
    v_cvt_f32_ubyte2_e32 v18, v31
    v_fma_f32 v25, v25, v21, v26
    v_dual_fmac_f32 v13, v48, v29 :: v_dual_and_b32 v22, 0xffff0000, v22
    v_lshlrev_b32_e32 v26, 16, v23
    v_dual_fmac_f32 v14, v29, v30 :: v_dual_and_b32 v23, 0xffff0000, v23
    v_dual_fmac_f32 v17, v46, v29 :: v_dual_lshlrev_b32 v50, 16, v24
    v_dual_add_f32 v9, v9, v21 :: v_dual_and_b32 v24, 0xffff0000, v24
    v_cvt_f32_ubyte3_e32 v15, v15
    v_cvt_f32_ubyte3_e32 v19, v19
    v_cvt_f32_ubyte3_e32 v27, v27
    v_cvt_f32_ubyte3_e32 v30, v31
    v_fma_f32 v18, v18, v29, v25
    v_add_f32_e32 v25, v44, v45
    v_dual_add_f32 v21, v53, v29 :: v_dual_add_f32 v10, v10, v22
    v_dual_add_f32 v29, v49, v26 :: v_dual_fmac_f32 v14, v22, v19
    v_dual_add_f32 v11, v11, v23 :: v_dual_add_f32 v12, v12, v24
    v_add_f32_e32 v31, v47, v50
    v_cvt_f32_ubyte0_e32 v44, v16
    v_fma_f32 v13, v15, v22, v13
    v_cvt_f32_ubyte0_e32 v15, v20
    v_cvt_f32_ubyte0_e32 v19, v28
    v_fma_f32 v17, v27, v22, v17
    v_cvt_f32_ubyte0_e32 v27, v32
    v_dual_fmac_f32 v18, v30, v22 :: v_dual_add_f32 v9, v9, v11
    v_dual_add_f32 v22, v25, v29 :: v_dual_fmac_f32 v13, v44, v26
    v_dual_add_f32 v11, v21, v31 :: v_dual_add_f32 v10, v10, v12
    v_cvt_f32_ubyte1_e32 v12, v16
    v_cvt_f32_ubyte1_e32 v21, v20
    v_dual_fmac_f32 v14, v15, v26 :: v_dual_fmac_f32 v17, v26, v19
    v_cvt_f32_ubyte1_e32 v15, v28
    v_cvt_f32_ubyte1_e32 v19, v32
    v_fma_f32 v18, v27, v26, v18
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v25, v40.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v26, v41.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v27, v42.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v29, v43.l
    v_add_f32_e32 v11, v22, v11
    v_add_f32_e32 v9, v9, v10
    v_cvt_f32_ubyte2_e32 v10, v16
    v_fma_f32 v12, v12, v23, v13
    v_cvt_f32_ubyte2_e32 v13, v20
    v_fma_f32 v14, v21, v23, v14
    v_cvt_f32_ubyte2_e32 v21, v28
    v_fma_f32 v15, v15, v23, v17
    v_cvt_f32_ubyte2_e32 v17, v32
    v_fma_f32 v18, v19, v23, v18
    v_dual_mul_f32 v19, 0xc3000000, v25 :: v_dual_mul_f32 v22, 0xc3000000, v26
    v_mul_f32_e32 v23, 0xc3000000, v27
    v_mul_f32_e32 v30, 0xc3000000, v29
    v_add_f32_e32 v9, v11, v9
    v_cvt_f32_ubyte3_e32 v11, v16
    v_fma_f32 v10, v10, v50, v12
    v_cvt_f32_ubyte3_e32 v12, v20
    v_fma_f32 v13, v13, v50, v14
    v_cvt_f32_ubyte3_e32 v14, v28
    v_fma_f32 v15, v21, v50, v15
    v_cvt_f32_ubyte3_e32 v16, v32
    v_fma_f32 v17, v17, v50, v18
    v_fma_f32 v10, v11, v24, v10
    v_fma_f32 v11, v19, v9, v39
    v_fma_f32 v12, v12, v24, v13
    v_fma_f32 v13, v22, v9, v38
    v_fma_f32 v14, v14, v24, v15
    v_fma_f32 v15, v23, v9, v37
    v_fma_f32 v16, v16, v24, v17
    v_fma_f32 v9, v30, v9, v36
    v_fma_f32 v39, v25, v10, v11
    v_fma_f32 v38, v26, v12, v13
    v_fma_f32 v37, v27, v14, v15
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v36, v29, v16, v9
L21:
    s_cmp_lt_u32 s13, s32
    s_cbranch_scc1 L20
    v_mov_b32_e32 v40, v65
    s_branch L23
L22:
    s_mov_b32 exec_lo, s13
    v_lshlrev_b32_e32 v21, 5, v40
    v_add_nc_u32_e32 v9, s26, v40
    v_add_nc_u32_e32 v10, s27, v40
    v_add_nc_u32_e32 v11, s34, v40
    v_add_nc_u32_e32 v12, s60, v40
    v_add_nc_u32_e64 v40, v40, 32 clamp
    v_lshlrev_b32_e32 v13, 4, v9
    v_lshlrev_b32_e32 v17, 4, v10
    v_lshlrev_b32_e32 v25, 4, v11
    v_lshlrev_b32_e32 v29, 4, v12
    v_and_b32_e32 v41, -2, v9
    v_and_b32_e32 v42, -2, v10
    v_and_b32_e32 v43, -2, v11
    v_and_b32_e32 v44, -2, v12
    buffer_load_b128 v[9:12], v21, s[8:11], 0 offen
    buffer_load_b128 v[13:16], v13, s[16:19], 0 offen
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen offset:16
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    buffer_load_u16 v41, v41, s[20:23], 0 offen
    buffer_load_u16 v42, v42, s[20:23], 0 offen
    buffer_load_u16 v43, v43, s[20:23], 0 offen
    buffer_load_u16 v44, v44, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v45, 16, v9
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v46, v13
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v47, v17
    v_and_b32_e32 v9, 0xffff0000, v9
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v48, v25
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v49, v29
    v_cvt_f32_ubyte1_e32 v50, v13
    v_fma_f32 v46, v46, v45, 0
    v_cvt_f32_ubyte1_e32 v51, v17
    v_fma_f32 v47, v47, v45, 0
    v_cvt_f32_ubyte1_e32 v52, v25
    v_fma_f32 v48, v48, v45, 0
    v_cvt_f32_ubyte1_e32 v53, v29
    v_fma_f32 v49, v49, v45, 0
    v_lshlrev_b32_e32 v54, 16, v10
    v_cvt_f32_ubyte2_e32 v55, v13
    v_fma_f32 v46, v50, v9, v46
    v_cvt_f32_ubyte2_e32 v50, v17
    v_dual_fmac_f32 v47, v51, v9 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_cvt_f32_ubyte2_e32 v51, v25
    v_fma_f32 v48, v52, v9, v48
    v_cvt_f32_ubyte2_e32 v52, v29
    v_fma_f32 v49, v53, v9, v49
    v_cvt_f32_ubyte3_e32 v13, v13
    v_fma_f32 v46, v55, v54, v46
    v_cvt_f32_ubyte3_e32 v17, v17
    v_dual_fmac_f32 v47, v50, v54 :: v_dual_lshlrev_b32 v50, 16, v11
    v_cvt_f32_ubyte3_e32 v25, v25
    v_dual_fmac_f32 v48, v51, v54 :: v_dual_and_b32 v11, 0xffff0000, v11
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v49, v52, v54, v49
    v_cvt_f32_ubyte0_e32 v51, v14
    v_fma_f32 v13, v13, v10, v46
    v_cvt_f32_ubyte0_e32 v46, v18
    v_fma_f32 v17, v17, v10, v47
    v_cvt_f32_ubyte0_e32 v47, v26
    v_fma_f32 v25, v25, v10, v48
    v_cvt_f32_ubyte0_e32 v48, v30
    v_fma_f32 v29, v29, v10, v49
    v_cvt_f32_ubyte1_e32 v49, v14
    v_fma_f32 v13, v51, v50, v13
    v_cvt_f32_ubyte1_e32 v51, v18
    v_fma_f32 v17, v46, v50, v17
    v_cvt_f32_ubyte1_e32 v46, v26
    v_fma_f32 v25, v47, v50, v25
    v_cvt_f32_ubyte1_e32 v47, v30
    v_fma_f32 v29, v48, v50, v29
    v_dual_fmac_f32 v13, v49, v11 :: v_dual_lshlrev_b32 v48, 16, v12
    v_cvt_f32_ubyte2_e32 v52, v14
    v_cvt_f32_ubyte2_e32 v49, v18
    v_dual_fmac_f32 v17, v51, v11 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte2_e32 v51, v26
    v_fma_f32 v25, v46, v11, v25
    v_cvt_f32_ubyte2_e32 v46, v30
    v_fma_f32 v29, v47, v11, v29
    v_cvt_f32_ubyte3_e32 v14, v14
    v_fma_f32 v13, v52, v48, v13
    v_cvt_f32_ubyte3_e32 v18, v18
    v_fma_f32 v17, v49, v48, v17
    v_cvt_f32_ubyte3_e32 v26, v26
    v_fma_f32 v25, v51, v48, v25
    v_cvt_f32_ubyte3_e32 v30, v30
    v_dual_fmac_f32 v29, v46, v48 :: v_dual_lshlrev_b32 v46, 16, v21
    v_cvt_f32_ubyte0_e32 v47, v15
    v_fma_f32 v13, v14, v12, v13
    v_cvt_f32_ubyte0_e32 v14, v19
    v_fma_f32 v17, v18, v12, v17
    v_cvt_f32_ubyte0_e32 v18, v27
    v_fma_f32 v25, v26, v12, v25
    v_cvt_f32_ubyte0_e32 v26, v31
    v_fma_f32 v29, v30, v12, v29
    v_and_b32_e32 v21, 0xffff0000, v21
    v_cvt_f32_ubyte1_e32 v30, v15
    v_fma_f32 v13, v47, v46, v13
    v_cvt_f32_ubyte1_e32 v47, v19
    v_fma_f32 v14, v14, v46, v17
    v_cvt_f32_ubyte1_e32 v17, v27
    v_fma_f32 v18, v18, v46, v25
    v_cvt_f32_ubyte1_e32 v25, v31
    v_fma_f32 v26, v26, v46, v29
    v_lshlrev_b32_e32 v29, 16, v22
    v_cvt_f32_ubyte2_e32 v49, v15
    v_dual_fmac_f32 v13, v30, v21 :: v_dual_and_b32 v22, 0xffff0000, v22
    v_cvt_f32_ubyte2_e32 v30, v19
    v_dual_fmac_f32 v14, v47, v21 :: v_dual_lshlrev_b32 v51, 16, v24
    v_cvt_f32_ubyte2_e32 v47, v27
    v_fma_f32 v17, v17, v21, v18
    v_cvt_f32_ubyte2_e32 v18, v31
    v_fma_f32 v25, v25, v21, v26
    v_lshlrev_b32_e32 v26, 16, v23
    v_dual_fmac_f32 v14, v29, v30 :: v_dual_and_b32 v23, 0xffff0000, v23
    v_dual_fmac_f32 v13, v49, v29 :: v_dual_and_b32 v24, 0xffff0000, v24
    v_cvt_f32_ubyte3_e32 v15, v15
    v_cvt_f32_ubyte3_e32 v19, v19
    v_cvt_f32_ubyte3_e32 v27, v27
    v_dual_fmac_f32 v17, v47, v29 :: v_dual_add_f32 v10, v10, v22
    v_cvt_f32_ubyte3_e32 v30, v31
    v_fma_f32 v18, v18, v29, v25
    v_add_f32_e32 v25, v45, v46
    v_dual_add_f32 v9, v9, v21 :: v_dual_add_f32 v12, v12, v24
    v_dual_add_f32 v21, v54, v29 :: v_dual_fmac_f32 v14, v19, v22
    v_add_f32_e32 v29, v50, v26
    v_add_f32_e32 v11, v11, v23
    v_add_f32_e32 v31, v48, v51
    v_cvt_f32_ubyte0_e32 v45, v16
    v_fma_f32 v13, v15, v22, v13
    v_cvt_f32_ubyte0_e32 v15, v20
    v_cvt_f32_ubyte0_e32 v19, v28
    v_fma_f32 v17, v27, v22, v17
    v_cvt_f32_ubyte0_e32 v27, v32
    v_dual_fmac_f32 v18, v30, v22 :: v_dual_add_f32 v9, v9, v11
    v_add_f32_e32 v22, v25, v29
    v_dual_add_f32 v11, v21, v31 :: v_dual_add_f32 v10, v10, v12
    v_cvt_f32_ubyte1_e32 v12, v16
    v_dual_fmac_f32 v13, v45, v26 :: v_dual_fmac_f32 v14, v26, v15
    v_cvt_f32_ubyte1_e32 v21, v20
    v_cvt_f32_ubyte1_e32 v15, v28
    v_dual_fmac_f32 v17, v19, v26 :: v_dual_fmac_f32 v18, v26, v27
    v_cvt_f32_ubyte1_e32 v19, v32
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v25, v41.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v26, v42.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v27, v43.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v29, v44.l
    v_add_f32_e32 v11, v22, v11
    v_add_f32_e32 v9, v9, v10
    v_cvt_f32_ubyte2_e32 v10, v16
    v_fma_f32 v12, v12, v23, v13
    v_cvt_f32_ubyte2_e32 v13, v20
    v_fma_f32 v14, v21, v23, v14
    v_cvt_f32_ubyte2_e32 v21, v28
    v_fma_f32 v15, v15, v23, v17
    v_cvt_f32_ubyte2_e32 v17, v32
    v_fma_f32 v18, v19, v23, v18
    v_dual_mul_f32 v19, 0xc3000000, v25 :: v_dual_mul_f32 v22, 0xc3000000, v26
    v_mul_f32_e32 v23, 0xc3000000, v27
    v_mul_f32_e32 v30, 0xc3000000, v29
    v_add_f32_e32 v9, v11, v9
    v_cvt_f32_ubyte3_e32 v11, v16
    v_fma_f32 v10, v10, v51, v12
    v_cvt_f32_ubyte3_e32 v12, v20
    v_fma_f32 v13, v13, v51, v14
    v_cvt_f32_ubyte3_e32 v14, v28
    v_fma_f32 v15, v21, v51, v15
    v_cvt_f32_ubyte3_e32 v16, v32
    v_fma_f32 v17, v17, v51, v18
    v_fma_f32 v10, v11, v24, v10
    v_fma_f32 v11, v19, v9, v39
    v_fma_f32 v12, v12, v24, v13
    v_fma_f32 v13, v22, v9, v38
    v_fma_f32 v14, v14, v24, v15
    v_fma_f32 v15, v23, v9, v37
    v_fma_f32 v16, v16, v24, v17
    v_fma_f32 v9, v30, v9, v36
    v_fma_f32 v39, v25, v10, v11
    v_fma_f32 v38, v26, v12, v13
    v_fma_f32 v37, v27, v14, v15
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v36, v29, v16, v9
L23:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s28, v40
    s_and_b32 s13, exec_lo, vcc_lo
    s_cbranch_scc1 L22
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v9, v39, v39 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v38, v38 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v37, v37 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v36, v36 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v9, v9, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v11, v11, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v12, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v11, v11, v11 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v12, v12 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v11, v11, v11 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v12, v12 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v13, v9, 0x76543210, s79
    v_permlanex16_b32 v14, v10, 0x76543210, s79
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v15, v11, 0x76543210, s79
    v_permlanex16_b32 v16, v12, 0x76543210, s79
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v9, v13, v9
    v_add_f32_e32 v10, v14, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v11, v15, v11
    v_add_f32_e32 v12, v16, v12
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, 0, v9, s15
    v_cndmask_b32_e64 v9, v9, v10, s30
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, v9, v11, s31
    v_cndmask_b32_e64 v9, v9, v12, s33
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v9, v9, v66
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s6
    v_add_lshl_u32 v10, s14, v89, 1
    buffer_load_u16 v10, v10, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v10, v9, v10
    s_mov_b32 exec_lo, s12
L24:
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v9, v9, v10, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s4
    v_add_lshl_u32 v10, s25, v89, 2
    ds_store_b32 v10, v9 offset:8320
    s_mov_b32 exec_lo, s12
L25:
    v_readlane_b32 s13, v35, 0
    v_and_b32_e32 v9, 63, v92
    v_cmp_gt_u32_e32 vcc_lo, 64, v92
    s_lshl_b32 s24, s24, 7
    s_lshr_b32 s27, s35, 5
    v_cvt_f32_u32_e32 v10, s13
    v_lshrrev_b32_e32 v18, 1, v9
    v_add_nc_u32_e32 v96, s24, v92
    v_add_nc_u32_e32 v97, s24, v94
    s_add_u32 s24, s27, -1
    v_mul_f32_e32 v9, v10, v33
    v_mul_f32_e32 v10, v10, v34
    v_lshlrev_b32_e32 v11, 2, v18
    v_cndmask_b32_e64 v16, -1.0, 1.0, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_dual_mul_f32 v12, 0x3f22f983, v9 :: v_dual_mul_f32 v13, 0x3f22f983, v10
    s_add_u32 s26, s13, 1
    s_min_u32 s27, s26, s72
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_rndne_f32_e32 v12, v12
    v_rndne_f32_e32 v13, v13
    s_sub_u32 s27, s26, s27
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    s_lshr_b32 s34, s27, 3
    v_fma_f32 v9, -v12, 0x3fc90fdb, v9
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v10, -v13, 0x3fc90fdb, v10
    v_cvt_i32_f32_e32 v14, v12
    v_cvt_i32_f32_e32 v15, v13
    s_lshl1_add_u32 s34, s80, s34
    v_fma_f32 v9, -v12, 0xb33bbd2e, v9
    v_fma_f32 v10, -v13, 0xb33bbd2e, v10
    v_and_b32_e32 v17, 1, v14
    v_and_b32_e32 v19, 2, v14
    v_add_nc_u32_e32 v14, 1, v14
    v_fma_f32 v9, -v12, 0xa6f72ced, v9
    v_fma_f32 v10, -v13, 0xa6f72ced, v10
    v_cmp_ne_u32_e32 vcc_lo, 0, v17
    v_lshlrev_b32_e32 v12, 30, v19
    v_add_nc_u32_e32 v13, 1, v15
    v_mul_f32_e32 v17, v9, v9
    v_dual_mul_f32 v19, v10, v10 :: v_dual_and_b32 v20, 1, v15
    v_and_b32_e32 v21, 1, v14
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_and_b32_e32 v22, 1, v13
    v_fma_f32 v23, 0x3638b88d, v17, s77
    v_fma_f32 v24, 0x37ccf5ce, v17, s78
    v_mul_f32_e32 v25, v17, v9
    v_fma_f32 v26, 0x3638b88d, v19, s77
    v_fma_f32 v27, 0x37ccf5ce, v19, s78
    v_fma_f32 v23, v23, v17, 0x3c088886
    v_dual_fmaak_f32 v24, v17, v24, 0x3d2aaaa5 :: v_dual_and_b32 v15, 2, v15
    v_dual_mul_f32 v28, v19, v10 :: v_dual_and_b32 v13, 2, v13
    v_fma_f32 v26, v26, v19, 0x3c088886
    v_dual_fmaak_f32 v27, v27, v19, 0x3d2aaaa5 :: v_dual_and_b32 v14, 2, v14
    v_fma_f32 v23, v23, v17, 0xbe2aaaaa
    v_fma_f32 v24, v24, v17, -0.5
    v_cmp_ne_u32_e64 s60, 0, v20
    v_dual_fmaak_f32 v20, v19, v26, 0xbe2aaaaa :: v_dual_lshlrev_b32 v13, 30, v13
    v_fma_f32 v26, v27, v19, -0.5
    v_dual_fmac_f32 v9, v23, v25 :: v_dual_lshlrev_b32 v14, 30, v14
    v_fma_f32 v17, v24, v17, 1.0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v10, v20, v28, v10
    v_fma_f32 v19, v26, v19, 1.0
    v_cmp_ne_u32_e64 s61, 0, v21
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cndmask_b32_e32 v20, v9, v17, vcc_lo
    v_cmp_ne_u32_e64 s35, 0, v22
    v_cndmask_b32_e64 v21, v10, v19, s60
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
    v_xor_b32_e32 v20, v20, v12
    v_lshlrev_b32_e32 v12, 30, v15
    v_cndmask_b32_e64 v9, v9, v17, s61
    v_cndmask_b32_e64 v10, v10, v19, s35
    s_add_u32 s34, s34, s29
    v_xor_b32_e32 v17, v21, v12
    s_delay_alu instid0(VALU_DEP_3)
    v_xor_b32_e32 v23, v9, v14
    s_lshl_b32 s34, s34, 3
    v_xor_b32_e32 v24, v10, v13
    ds_bpermute_b32 v9, v11, v20
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v9, v16, v9 :: v_dual_lshlrev_b32 v10, 2, v18
    ds_bpermute_b32 v10, v10, v17
    v_add_nc_u32_e32 v11, 1, v18
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v10, v10, v16 :: v_dual_and_b32 v21, 31, v11
    v_lshlrev_b32_e32 v11, 2, v21
    ds_bpermute_b32 v11, v11, v20
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v11, v11, v16 :: v_dual_lshlrev_b32 v12, 2, v21
    ds_bpermute_b32 v12, v12, v17
    v_add_nc_u32_e32 v13, 2, v18
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v22, 31, v13
    v_lshlrev_b32_e32 v13, 2, v22
    s_waitcnt lgkmcnt(0)
    v_mul_f32_e32 v12, v12, v16
    ds_bpermute_b32 v13, v13, v20
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v13, v16, v13 :: v_dual_lshlrev_b32 v14, 2, v22
    ds_bpermute_b32 v14, v14, v17
    v_add_nc_u32_e32 v15, 3, v18
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v14, v14, v16 :: v_dual_and_b32 v25, 31, v15
    v_lshlrev_b32_e32 v15, 2, v25
    ds_bpermute_b32 v15, v15, v20
    v_lshlrev_b32_e32 v19, 2, v25
    s_waitcnt lgkmcnt(0)
    v_mul_f32_e32 v15, v15, v16
    ds_bpermute_b32 v17, v19, v17
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v16, v16, v17 :: v_dual_lshlrev_b32 v19, 2, v18
    ds_bpermute_b32 v17, v19, v23
    v_lshlrev_b32_e32 v18, 2, v18
    ds_bpermute_b32 v18, v18, v24
    v_lshlrev_b32_e32 v19, 2, v21
    ds_bpermute_b32 v19, v19, v23
    v_lshlrev_b32_e32 v20, 2, v21
    ds_bpermute_b32 v20, v20, v24
    v_lshlrev_b32_e32 v21, 2, v22
    ds_bpermute_b32 v21, v21, v23
    v_lshlrev_b32_e32 v22, 2, v22
    ds_bpermute_b32 v22, v22, v24
    v_lshlrev_b32_e32 v26, 2, v25
    ds_bpermute_b32 v23, v26, v23
    v_lshlrev_b32_e32 v25, 2, v25
    ds_bpermute_b32 v24, v25, v24
    s_cmp_lt_u32 s34, s13
    s_cbranch_scc0 L26
    s_mov_b32 s26, s34
    s_branch L27
L26:
    s_and_b32 s26, s26, 31
L27:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshr_b32 s35, s26, 5
    s_cmp_lt_u32 s35, 32
    s_cbranch_scc0 L28
    s_and_b32 s35, s35, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s35, v95, s35
    s_branch L30
L28:
    s_cmp_lt_u32 s35, s83
    s_cselect_b32 s60, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s60, exec_lo, s60
    s_cbranch_scc0 L29
    s_lshl_b32 s61, s35, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s60, s[56:59], s61
L29:
    s_cmp_lt_u32 s35, s83
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s35, s60, 0
L30:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_min_u32 s35, s35, s24
    s_and_b32 s26, s26, 31
    s_lshl_b32 s35, s35, 5
    s_add_u32 s26, s35, s26
    s_cmp_lt_u32 s34, s13
    s_cbranch_scc0 L31
    s_add_u32 s35, s13, -1
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s35, s35, s34
    s_branch L32
L31:
    s_mov_b32 s35, 0
L32:
    v_lshrrev_b32_e32 v98, 4, v89
    s_mul_i32 s26, s26, s75
    s_min_u32 s60, s35, 1
    s_min_u32 s61, s35, 2
    v_add_nc_u32_e32 v25, s26, v96
    v_add_nc_u32_e32 v99, 2, v98
    v_add_nc_u32_e32 v100, 4, v98
    v_add_nc_u32_e32 v101, 6, v98
    v_min_u32_e32 v26, s35, v98
    s_min_u32 s62, s35, 3
    v_min_u32_e32 v27, s35, v99
    v_min_u32_e32 v28, s35, v100
    v_min_u32_e32 v29, s35, v101
    v_mul_lo_u32 v26, v26, s75
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_lo_u32 v27, v27, s75
    v_mul_lo_u32 v28, v28, s75
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_lo_u32 v29, v29, s75
    v_add_nc_u32_e32 v26, v25, v26
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_nc_u32_e32 v30, v25, v27
    v_add_nc_u32_e32 v33, v25, v28
    s_min_u32 s63, s35, 4
    s_delay_alu instid0(VALU_DEP_4)
    v_add_nc_u32_e32 v37, v25, v29
    s_min_u32 s68, s35, 5
    s_min_u32 s69, s35, 6
    s_min_u32 s35, s35, 7
    v_add_nc_u32_e32 v41, s26, v97
    s_mul_i32 s26, s60, s75
    s_mul_i32 s60, s61, s75
    s_mul_i32 s61, s62, s75
    s_mul_i32 s62, s63, s75
    s_mul_i32 s63, s68, s75
    s_mul_i32 s68, s69, s75
    s_mul_i32 s35, s35, s75
    v_add_nc_u32_e32 v42, s26, v41
    buffer_load_b128 v[25:28], v26, s[0:3], 0 idxen
    buffer_load_b128 v[29:32], v30, s[0:3], 0 idxen
    buffer_load_b128 v[33:36], v33, s[0:3], 0 idxen
    buffer_load_b128 v[37:40], v37, s[0:3], 0 idxen
    v_add_nc_u32_e32 v43, s60, v41
    v_add_nc_u32_e32 v44, s61, v41
    v_add_nc_u32_e32 v45, s62, v41
    v_add_nc_u32_e32 v46, s63, v41
    v_add_nc_u32_e32 v47, s68, v41
    v_add_nc_u32_e32 v48, s35, v41
    buffer_load_b64 v[73:74], v41, s[40:43], 0 idxen
    buffer_load_b64 v[75:76], v42, s[40:43], 0 idxen
    buffer_load_b64 v[77:78], v43, s[40:43], 0 idxen
    buffer_load_b64 v[79:80], v44, s[40:43], 0 idxen
    buffer_load_b64 v[81:82], v45, s[40:43], 0 idxen
    buffer_load_b64 v[83:84], v46, s[40:43], 0 idxen
    buffer_load_b64 v[85:86], v47, s[40:43], 0 idxen
    buffer_load_b64 v[87:88], v48, s[40:43], 0 idxen
    s_add_u32 s26, s14, 64
    s_add_u32 s35, s14, 0x41
    s_add_u32 s60, s14, 0x42
    s_add_u32 s61, s14, 0x43
    s_mul_i32 s26, s26, s28
    s_mul_i32 s35, s35, s28
    s_mul_i32 s60, s60, s28
    s_mul_i32 s61, s61, s28
    v_dual_mov_b32 v70, 0 :: v_dual_mov_b32 v69, 0
    v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v67, 0
    s_mov_b32 s62, 0
    s_branch L34
L33:
    v_add_nc_u32_e32 v41, s62, v89
    s_add_u32 s62, s62, 32
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v53, 5, v41
    v_add_nc_u32_e32 v42, s26, v41
    v_add_nc_u32_e32 v43, s35, v41
    v_add_nc_u32_e32 v44, s60, v41
    v_add_nc_u32_e32 v41, s61, v41
    v_lshlrev_b32_e32 v45, 4, v42
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v49, 4, v43
    v_lshlrev_b32_e32 v57, 4, v44
    s_delay_alu instid0(VALU_DEP_4)
    v_lshlrev_b32_e32 v61, 4, v41
    v_and_b32_e32 v71, -2, v42
    v_and_b32_e32 v72, -2, v43
    v_and_b32_e32 v102, -2, v44
    v_and_b32_e32 v103, -2, v41
    buffer_load_b128 v[41:44], v53, s[8:11], 0 offen
    buffer_load_b128 v[45:48], v45, s[16:19], 0 offen
    buffer_load_b128 v[49:52], v49, s[16:19], 0 offen
    buffer_load_b128 v[53:56], v53, s[8:11], 0 offen offset:16
    buffer_load_b128 v[57:60], v57, s[16:19], 0 offen
    buffer_load_b128 v[61:64], v61, s[16:19], 0 offen
    buffer_load_u16 v71, v71, s[20:23], 0 offen
    buffer_load_u16 v72, v72, s[20:23], 0 offen
    buffer_load_u16 v102, v102, s[20:23], 0 offen
    buffer_load_u16 v103, v103, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v104, 16, v41
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v105, v45
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v106, v49
    v_and_b32_e32 v41, 0xffff0000, v41
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v107, v57
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v108, v61
    v_cvt_f32_ubyte1_e32 v109, v45
    v_fma_f32 v105, v105, v104, 0
    v_cvt_f32_ubyte1_e32 v110, v49
    v_fma_f32 v106, v106, v104, 0
    v_cvt_f32_ubyte1_e32 v111, v57
    v_fma_f32 v107, v107, v104, 0
    v_cvt_f32_ubyte1_e32 v112, v61
    v_fma_f32 v108, v108, v104, 0
    v_lshlrev_b32_e32 v113, 16, v42
    v_cvt_f32_ubyte2_e32 v114, v45
    v_dual_fmac_f32 v105, v109, v41 :: v_dual_and_b32 v42, 0xffff0000, v42
    v_cvt_f32_ubyte2_e32 v109, v49
    v_fma_f32 v106, v110, v41, v106
    v_cvt_f32_ubyte2_e32 v110, v57
    v_fma_f32 v107, v111, v41, v107
    v_cvt_f32_ubyte2_e32 v111, v61
    v_dual_fmac_f32 v108, v112, v41 :: v_dual_fmac_f32 v105, v113, v114
    v_cvt_f32_ubyte3_e32 v45, v45
    v_cvt_f32_ubyte3_e32 v49, v49
    v_fma_f32 v106, v109, v113, v106
    v_cvt_f32_ubyte3_e32 v57, v57
    v_fma_f32 v107, v110, v113, v107
    v_cvt_f32_ubyte3_e32 v61, v61
    v_fma_f32 v108, v111, v113, v108
    v_lshlrev_b32_e32 v109, 16, v43
    v_cvt_f32_ubyte0_e32 v110, v46
    v_fma_f32 v45, v45, v42, v105
    v_cvt_f32_ubyte0_e32 v105, v50
    v_fma_f32 v49, v49, v42, v106
    v_cvt_f32_ubyte0_e32 v106, v58
    v_fma_f32 v57, v57, v42, v107
    v_cvt_f32_ubyte0_e32 v107, v62
    v_fma_f32 v61, v61, v42, v108
    v_and_b32_e32 v43, 0xffff0000, v43
    v_cvt_f32_ubyte1_e32 v108, v46
    v_fma_f32 v45, v110, v109, v45
    v_cvt_f32_ubyte1_e32 v110, v50
    v_fma_f32 v49, v105, v109, v49
    v_cvt_f32_ubyte1_e32 v105, v58
    v_fma_f32 v57, v106, v109, v57
    v_cvt_f32_ubyte1_e32 v106, v62
    v_fma_f32 v61, v107, v109, v61
    v_lshlrev_b32_e32 v107, 16, v44
    v_cvt_f32_ubyte2_e32 v111, v46
    v_dual_fmac_f32 v45, v108, v43 :: v_dual_and_b32 v44, 0xffff0000, v44
    v_cvt_f32_ubyte2_e32 v108, v50
    v_fma_f32 v49, v110, v43, v49
    v_cvt_f32_ubyte2_e32 v110, v58
    v_fma_f32 v57, v105, v43, v57
    v_cvt_f32_ubyte2_e32 v105, v62
    v_fma_f32 v61, v106, v43, v61
    v_cvt_f32_ubyte3_e32 v46, v46
    v_fma_f32 v45, v111, v107, v45
    v_cvt_f32_ubyte3_e32 v50, v50
    v_fma_f32 v49, v108, v107, v49
    v_cvt_f32_ubyte3_e32 v58, v58
    v_fma_f32 v57, v110, v107, v57
    v_cvt_f32_ubyte3_e32 v62, v62
    v_fma_f32 v61, v105, v107, v61
    v_lshlrev_b32_e32 v105, 16, v53
    v_cvt_f32_ubyte0_e32 v106, v47
    v_fma_f32 v45, v46, v44, v45
    v_cvt_f32_ubyte0_e32 v46, v51
    v_fma_f32 v49, v50, v44, v49
    v_cvt_f32_ubyte0_e32 v50, v59
    v_fma_f32 v57, v58, v44, v57
    v_cvt_f32_ubyte0_e32 v58, v63
    v_fma_f32 v61, v62, v44, v61
    v_and_b32_e32 v53, 0xffff0000, v53
    v_cvt_f32_ubyte1_e32 v62, v47
    v_fma_f32 v45, v106, v105, v45
    v_cvt_f32_ubyte1_e32 v106, v51
    v_fma_f32 v46, v46, v105, v49
    v_cvt_f32_ubyte1_e32 v49, v59
    v_fma_f32 v50, v50, v105, v57
    v_cvt_f32_ubyte1_e32 v57, v63
    v_fma_f32 v58, v58, v105, v61
    v_lshlrev_b32_e32 v61, 16, v54
    v_cvt_f32_ubyte2_e32 v108, v47
    v_dual_fmac_f32 v45, v62, v53 :: v_dual_fmac_f32 v46, v53, v106
    v_cvt_f32_ubyte2_e32 v62, v51
    v_cvt_f32_ubyte2_e32 v106, v59
    v_fma_f32 v49, v49, v53, v50
    v_cvt_f32_ubyte2_e32 v50, v63
    v_fma_f32 v57, v57, v53, v58
    v_dual_fmac_f32 v45, v108, v61 :: v_dual_and_b32 v54, 0xffff0000, v54
    v_lshlrev_b32_e32 v58, 16, v55
    v_dual_fmac_f32 v46, v61, v62 :: v_dual_and_b32 v55, 0xffff0000, v55
    v_dual_fmac_f32 v49, v106, v61 :: v_dual_lshlrev_b32 v110, 16, v56
    v_dual_add_f32 v41, v41, v53 :: v_dual_and_b32 v56, 0xffff0000, v56
    v_cvt_f32_ubyte3_e32 v47, v47
    v_cvt_f32_ubyte3_e32 v51, v51
    v_cvt_f32_ubyte3_e32 v59, v59
    v_cvt_f32_ubyte3_e32 v62, v63
    v_fma_f32 v50, v50, v61, v57
    v_add_f32_e32 v57, v104, v105
    v_dual_add_f32 v53, v113, v61 :: v_dual_add_f32 v42, v42, v54
    v_dual_add_f32 v61, v109, v58 :: v_dual_fmac_f32 v46, v54, v51
    v_dual_add_f32 v43, v43, v55 :: v_dual_add_f32 v44, v44, v56
    v_add_f32_e32 v63, v107, v110
    v_cvt_f32_ubyte0_e32 v104, v48
    v_fma_f32 v45, v47, v54, v45
    v_cvt_f32_ubyte0_e32 v47, v52
    v_cvt_f32_ubyte0_e32 v51, v60
    v_fma_f32 v49, v59, v54, v49
    v_cvt_f32_ubyte0_e32 v59, v64
    v_dual_fmac_f32 v50, v62, v54 :: v_dual_add_f32 v41, v41, v43
    v_dual_add_f32 v54, v57, v61 :: v_dual_fmac_f32 v45, v104, v58
    v_dual_add_f32 v43, v53, v63 :: v_dual_add_f32 v42, v42, v44
    v_cvt_f32_ubyte1_e32 v44, v48
    v_cvt_f32_ubyte1_e32 v53, v52
    v_dual_fmac_f32 v46, v47, v58 :: v_dual_fmac_f32 v49, v58, v51
    v_cvt_f32_ubyte1_e32 v47, v60
    v_cvt_f32_ubyte1_e32 v51, v64
    v_fma_f32 v50, v59, v58, v50
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v57, v71.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v58, v72.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v59, v102.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v61, v103.l
    v_add_f32_e32 v43, v54, v43
    v_add_f32_e32 v41, v41, v42
    v_cvt_f32_ubyte2_e32 v42, v48
    v_fma_f32 v44, v44, v55, v45
    v_cvt_f32_ubyte2_e32 v45, v52
    v_fma_f32 v46, v53, v55, v46
    v_cvt_f32_ubyte2_e32 v53, v60
    v_fma_f32 v47, v47, v55, v49
    v_cvt_f32_ubyte2_e32 v49, v64
    v_fma_f32 v50, v51, v55, v50
    v_dual_mul_f32 v51, 0xc3000000, v57 :: v_dual_mul_f32 v54, 0xc3000000, v58
    v_mul_f32_e32 v55, 0xc3000000, v59
    v_mul_f32_e32 v62, 0xc3000000, v61
    v_add_f32_e32 v41, v43, v41
    v_cvt_f32_ubyte3_e32 v43, v48
    v_fma_f32 v42, v42, v110, v44
    v_cvt_f32_ubyte3_e32 v44, v52
    v_fma_f32 v45, v45, v110, v46
    v_cvt_f32_ubyte3_e32 v46, v60
    v_fma_f32 v47, v53, v110, v47
    v_cvt_f32_ubyte3_e32 v48, v64
    v_fma_f32 v49, v49, v110, v50
    v_fma_f32 v42, v43, v56, v42
    v_fma_f32 v43, v51, v41, v70
    v_fma_f32 v44, v44, v56, v45
    v_fma_f32 v45, v54, v41, v69
    v_fma_f32 v46, v46, v56, v47
    v_fma_f32 v47, v55, v41, v68
    v_fma_f32 v48, v48, v56, v49
    v_fma_f32 v41, v62, v41, v67
    v_fma_f32 v70, v57, v42, v43
    v_fma_f32 v69, v58, v44, v45
    v_fma_f32 v68, v59, v46, v47
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v67, v61, v48, v41
L34:
    s_cmp_lt_u32 s62, s32
    s_cbranch_scc1 L33
    s_branch L36
L35:
    s_mov_b32 exec_lo, s32
    v_lshlrev_b32_e32 v53, 5, v65
    v_add_nc_u32_e32 v41, s26, v65
    v_add_nc_u32_e32 v42, s35, v65
    v_add_nc_u32_e32 v43, s60, v65
    v_add_nc_u32_e32 v44, s61, v65
    v_add_nc_u32_e64 v65, v65, 32 clamp
    v_lshlrev_b32_e32 v45, 4, v41
    v_lshlrev_b32_e32 v49, 4, v42
    v_lshlrev_b32_e32 v57, 4, v43
    v_lshlrev_b32_e32 v61, 4, v44
    v_and_b32_e32 v71, -2, v41
    v_and_b32_e32 v72, -2, v42
    v_and_b32_e32 v102, -2, v43
    v_and_b32_e32 v103, -2, v44
    buffer_load_b128 v[41:44], v53, s[8:11], 0 offen
    buffer_load_b128 v[45:48], v45, s[16:19], 0 offen
    buffer_load_b128 v[49:52], v49, s[16:19], 0 offen
    buffer_load_b128 v[53:56], v53, s[8:11], 0 offen offset:16
    buffer_load_b128 v[57:60], v57, s[16:19], 0 offen
    buffer_load_b128 v[61:64], v61, s[16:19], 0 offen
    buffer_load_u16 v71, v71, s[20:23], 0 offen
    buffer_load_u16 v72, v72, s[20:23], 0 offen
    buffer_load_u16 v102, v102, s[20:23], 0 offen
    buffer_load_u16 v103, v103, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v104, 16, v41
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v105, v45
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v106, v49
    v_and_b32_e32 v41, 0xffff0000, v41
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v107, v57
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v108, v61
    v_cvt_f32_ubyte1_e32 v109, v45
    v_fma_f32 v105, v105, v104, 0
    v_cvt_f32_ubyte1_e32 v110, v49
    v_fma_f32 v106, v106, v104, 0
    v_cvt_f32_ubyte1_e32 v111, v57
    v_fma_f32 v107, v107, v104, 0
    v_cvt_f32_ubyte1_e32 v112, v61
    v_fma_f32 v108, v108, v104, 0
    v_lshlrev_b32_e32 v113, 16, v42
    v_cvt_f32_ubyte2_e32 v114, v45
    v_dual_fmac_f32 v105, v109, v41 :: v_dual_and_b32 v42, 0xffff0000, v42
    v_cvt_f32_ubyte2_e32 v109, v49
    v_fma_f32 v106, v110, v41, v106
    v_cvt_f32_ubyte2_e32 v110, v57
    v_fma_f32 v107, v111, v41, v107
    v_cvt_f32_ubyte2_e32 v111, v61
    v_dual_fmac_f32 v108, v112, v41 :: v_dual_fmac_f32 v105, v113, v114
    v_cvt_f32_ubyte3_e32 v45, v45
    v_cvt_f32_ubyte3_e32 v49, v49
    v_fma_f32 v106, v109, v113, v106
    v_cvt_f32_ubyte3_e32 v57, v57
    v_fma_f32 v107, v110, v113, v107
    v_cvt_f32_ubyte3_e32 v61, v61
    v_fma_f32 v108, v111, v113, v108
    v_lshlrev_b32_e32 v109, 16, v43
    v_cvt_f32_ubyte0_e32 v110, v46
    v_fma_f32 v45, v45, v42, v105
    v_cvt_f32_ubyte0_e32 v105, v50
    v_fma_f32 v49, v49, v42, v106
    v_cvt_f32_ubyte0_e32 v106, v58
    v_fma_f32 v57, v57, v42, v107
    v_cvt_f32_ubyte0_e32 v107, v62
    v_fma_f32 v61, v61, v42, v108
    v_and_b32_e32 v43, 0xffff0000, v43
    v_cvt_f32_ubyte1_e32 v108, v46
    v_fma_f32 v45, v110, v109, v45
    v_cvt_f32_ubyte1_e32 v110, v50
    v_fma_f32 v49, v105, v109, v49
    v_cvt_f32_ubyte1_e32 v105, v58
    v_fma_f32 v57, v106, v109, v57
    v_cvt_f32_ubyte1_e32 v106, v62
    v_fma_f32 v61, v107, v109, v61
    v_lshlrev_b32_e32 v107, 16, v44
    v_cvt_f32_ubyte2_e32 v111, v46
    v_dual_fmac_f32 v45, v108, v43 :: v_dual_and_b32 v44, 0xffff0000, v44
    v_cvt_f32_ubyte2_e32 v108, v50
    v_fma_f32 v49, v110, v43, v49
    v_cvt_f32_ubyte2_e32 v110, v58
    v_fma_f32 v57, v105, v43, v57
    v_cvt_f32_ubyte2_e32 v105, v62
    v_fma_f32 v61, v106, v43, v61
    v_cvt_f32_ubyte3_e32 v46, v46
    v_fma_f32 v45, v111, v107, v45
    v_cvt_f32_ubyte3_e32 v50, v50
    v_fma_f32 v49, v108, v107, v49
    v_cvt_f32_ubyte3_e32 v58, v58
    v_fma_f32 v57, v110, v107, v57
    v_cvt_f32_ubyte3_e32 v62, v62
    v_fma_f32 v61, v105, v107, v61
    v_lshlrev_b32_e32 v105, 16, v53
    v_cvt_f32_ubyte0_e32 v106, v47
    v_fma_f32 v45, v46, v44, v45
    v_cvt_f32_ubyte0_e32 v46, v51
    v_fma_f32 v49, v50, v44, v49
    v_cvt_f32_ubyte0_e32 v50, v59
    v_fma_f32 v57, v58, v44, v57
    v_cvt_f32_ubyte0_e32 v58, v63
    v_fma_f32 v61, v62, v44, v61
    v_and_b32_e32 v53, 0xffff0000, v53
    v_cvt_f32_ubyte1_e32 v62, v47
    v_fma_f32 v45, v106, v105, v45
    v_cvt_f32_ubyte1_e32 v106, v51
    v_fma_f32 v46, v46, v105, v49
    v_cvt_f32_ubyte1_e32 v49, v59
    v_fma_f32 v50, v50, v105, v57
    v_cvt_f32_ubyte1_e32 v57, v63
    v_fma_f32 v58, v58, v105, v61
    v_lshlrev_b32_e32 v61, 16, v54
    v_cvt_f32_ubyte2_e32 v108, v47
    v_dual_fmac_f32 v45, v62, v53 :: v_dual_fmac_f32 v46, v53, v106
    v_cvt_f32_ubyte2_e32 v62, v51
    v_cvt_f32_ubyte2_e32 v106, v59
    v_fma_f32 v49, v49, v53, v50
    v_cvt_f32_ubyte2_e32 v50, v63
    v_fma_f32 v57, v57, v53, v58
    v_dual_fmac_f32 v45, v108, v61 :: v_dual_and_b32 v54, 0xffff0000, v54
    v_lshlrev_b32_e32 v58, 16, v55
    v_dual_fmac_f32 v46, v61, v62 :: v_dual_and_b32 v55, 0xffff0000, v55
    v_dual_fmac_f32 v49, v106, v61 :: v_dual_lshlrev_b32 v110, 16, v56
    v_dual_add_f32 v41, v41, v53 :: v_dual_and_b32 v56, 0xffff0000, v56
    v_cvt_f32_ubyte3_e32 v47, v47
    v_cvt_f32_ubyte3_e32 v51, v51
    v_cvt_f32_ubyte3_e32 v59, v59
    v_cvt_f32_ubyte3_e32 v62, v63
    v_fma_f32 v50, v50, v61, v57
    v_add_f32_e32 v57, v104, v105
    v_dual_add_f32 v53, v113, v61 :: v_dual_add_f32 v42, v42, v54
    v_dual_add_f32 v61, v109, v58 :: v_dual_fmac_f32 v46, v54, v51
    v_dual_add_f32 v43, v43, v55 :: v_dual_add_f32 v44, v44, v56
    v_add_f32_e32 v63, v107, v110
    v_cvt_f32_ubyte0_e32 v104, v48
    v_fma_f32 v45, v47, v54, v45
    v_cvt_f32_ubyte0_e32 v47, v52
    v_cvt_f32_ubyte0_e32 v51, v60
    v_fma_f32 v49, v59, v54, v49
    v_cvt_f32_ubyte0_e32 v59, v64
    v_dual_fmac_f32 v50, v62, v54 :: v_dual_add_f32 v41, v41, v43
    v_dual_add_f32 v54, v57, v61 :: v_dual_fmac_f32 v45, v104, v58
    v_dual_add_f32 v43, v53, v63 :: v_dual_add_f32 v42, v42, v44
    v_cvt_f32_ubyte1_e32 v44, v48
    v_cvt_f32_ubyte1_e32 v53, v52
    v_dual_fmac_f32 v46, v47, v58 :: v_dual_fmac_f32 v49, v58, v51
    v_cvt_f32_ubyte1_e32 v47, v60
    v_cvt_f32_ubyte1_e32 v51, v64
    v_fma_f32 v50, v59, v58, v50
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v57, v71.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v58, v72.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v59, v102.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v61, v103.l
    v_add_f32_e32 v43, v54, v43
    v_add_f32_e32 v41, v41, v42
    v_cvt_f32_ubyte2_e32 v42, v48
    v_fma_f32 v44, v44, v55, v45
    v_cvt_f32_ubyte2_e32 v45, v52
    v_fma_f32 v46, v53, v55, v46
    v_cvt_f32_ubyte2_e32 v53, v60
    v_fma_f32 v47, v47, v55, v49
    v_cvt_f32_ubyte2_e32 v49, v64
    v_fma_f32 v50, v51, v55, v50
    v_dual_mul_f32 v51, 0xc3000000, v57 :: v_dual_mul_f32 v54, 0xc3000000, v58
    v_mul_f32_e32 v55, 0xc3000000, v59
    v_mul_f32_e32 v62, 0xc3000000, v61
    v_add_f32_e32 v41, v43, v41
    v_cvt_f32_ubyte3_e32 v43, v48
    v_fma_f32 v42, v42, v110, v44
    v_cvt_f32_ubyte3_e32 v44, v52
    v_fma_f32 v45, v45, v110, v46
    v_cvt_f32_ubyte3_e32 v46, v60
    v_fma_f32 v47, v53, v110, v47
    v_cvt_f32_ubyte3_e32 v48, v64
    v_fma_f32 v49, v49, v110, v50
    v_fma_f32 v42, v43, v56, v42
    v_fma_f32 v43, v51, v41, v70
    v_fma_f32 v44, v44, v56, v45
    v_fma_f32 v45, v54, v41, v69
    v_fma_f32 v46, v46, v56, v47
    v_fma_f32 v47, v55, v41, v68
    v_fma_f32 v48, v48, v56, v49
    v_fma_f32 v41, v62, v41, v67
    v_fma_f32 v70, v57, v42, v43
    v_fma_f32 v69, v58, v44, v45
    v_fma_f32 v68, v59, v46, v47
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v67, v61, v48, v41
L36:
    v_cmp_gt_u32_e32 vcc_lo, s28, v65
    s_and_b32 s32, exec_lo, vcc_lo
    s_cbranch_scc1 L35
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v41, v70, v70 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v42, v69, v69 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v43, v68, v68 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v44, v67, v67 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v41, v41, v41 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v42, v42, v42 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v43, v43, v43 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v44, v44, v44 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v41, v41, v41 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v42, v42, v42 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v43, v43, v43 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v44, v44, v44 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v41, v41, v41 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v42, v42, v42 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v43, v43, v43 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v44, v44, v44 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v45, v41, 0x76543210, s79
    v_permlanex16_b32 v46, v42, 0x76543210, s79
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v47, v43, 0x76543210, s79
    v_permlanex16_b32 v48, v44, 0x76543210, s79
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v41, v45, v41
    v_add_f32_e32 v42, v46, v42
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v43, v47, v43
    v_add_f32_e32 v44, v48, v44
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v41, 0, v41, s15
    v_cndmask_b32_e64 v41, v41, v42, s30
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v41, v41, v43, s31
    v_cndmask_b32_e64 v41, v41, v44, s33
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v41, v41, v66
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s6
    v_add_lshl_u32 v42, s14, v89, 1
    buffer_load_u16 v42, v42, s[36:39], 0 offen offset:128
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v42, 16, v42
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v42, v41, v42
    s_mov_b32 exec_lo, s12
L37:
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v41, v41, v42, s5
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s4
    v_add_lshl_u32 v42, s25, v89, 2
    ds_store_b32 v42, v41 offset:8576
    s_mov_b32 exec_lo, s12
L38:
    s_add_u32 s4, s34, 0x100
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_cmp_lt_u32 s4, s13
    s_cbranch_scc1 L39
    v_dual_mov_b32 v133, 0 :: v_dual_mov_b32 v132, 0
    v_dual_mov_b32 v131, 0 :: v_dual_mov_b32 v130, 0
    v_dual_mov_b32 v129, 0 :: v_dual_mov_b32 v128, 0
    v_dual_mov_b32 v127, 0 :: v_dual_mov_b32 v126, 0
    v_dual_mov_b32 v125, 0 :: v_dual_mov_b32 v124, 0
    v_dual_mov_b32 v123, 0 :: v_dual_mov_b32 v122, 0
    v_dual_mov_b32 v121, 0 :: v_dual_mov_b32 v120, 0
    v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v118, 0
    v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v116, 0
    v_dual_mov_b32 v115, 0 :: v_dual_mov_b32 v114, 0
    v_dual_mov_b32 v113, 0 :: v_dual_mov_b32 v112, 0
    v_dual_mov_b32 v111, 0 :: v_dual_mov_b32 v110, 0
    v_dual_mov_b32 v109, 0 :: v_dual_mov_b32 v108, 0
    v_dual_mov_b32 v107, 0 :: v_dual_mov_b32 v106, 0
    v_dual_mov_b32 v105, 0 :: v_dual_mov_b32 v104, 0
    v_dual_mov_b32 v103, 0 :: v_dual_mov_b32 v102, 0
    v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v42, 0
    v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v44, 0
    v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v46, 0
    v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v48, 0
    v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v50, 0
    v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v52, 0
    v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v54, 0
    v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v56, 0
    s_branch L43
L39:
    s_lshr_b32 s5, s4, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s5, 32
    s_cbranch_scc0 L40
    s_and_b32 s5, s5, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s5, v95, s5
    s_branch L42
L40:
    s_cmp_lt_u32 s5, s83
    s_cselect_b32 s6, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L41
    s_lshl_b32 s8, s5, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s6, s[56:59], s8
L41:
    s_cmp_lt_u32 s5, s83
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s5, s6, 0
L42:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s5, s5, s24
    s_and_b32 s6, s4, 31
    s_add_u32 s8, s13, -1
    s_lshl_b32 s5, s5, 5
    s_sub_u32 s8, s8, s4
    s_add_u32 s5, s5, s6
    v_min_u32_e32 v41, s8, v98
    s_mul_i32 s5, s5, s75
    v_min_u32_e32 v42, s8, v99
    v_min_u32_e32 v43, s8, v100
    v_min_u32_e32 v44, s8, v101
    v_mul_lo_u32 v41, v41, s75
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_lo_u32 v42, v42, s75
    v_mul_lo_u32 v43, v43, s75
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_lo_u32 v44, v44, s75
    v_add_nc_u32_e32 v45, s5, v96
    s_min_u32 s6, s8, 1
    s_min_u32 s9, s8, 2
    s_min_u32 s10, s8, 3
    s_min_u32 s11, s8, 4
    v_add_nc_u32_e32 v41, v45, v41
    v_add_nc_u32_e32 v46, v45, v42
    v_add_nc_u32_e32 v49, v45, v43
    v_add_nc_u32_e32 v53, v45, v44
    s_min_u32 s14, s8, 5
    s_min_u32 s16, s8, 6
    s_min_u32 s8, s8, 7
    v_add_nc_u32_e32 v57, s5, v97
    s_mul_i32 s5, s6, s75
    s_mul_i32 s6, s9, s75
    s_mul_i32 s9, s10, s75
    s_mul_i32 s10, s11, s75
    s_mul_i32 s11, s14, s75
    s_mul_i32 s14, s16, s75
    s_mul_i32 s8, s8, s75
    v_add_nc_u32_e32 v59, s5, v57
    v_add_nc_u32_e32 v61, s6, v57
    buffer_load_b128 v[41:44], v41, s[0:3], 0 idxen
    buffer_load_b128 v[45:48], v46, s[0:3], 0 idxen
    buffer_load_b128 v[49:52], v49, s[0:3], 0 idxen
    buffer_load_b128 v[53:56], v53, s[0:3], 0 idxen
    v_add_nc_u32_e32 v63, s9, v57
    v_add_nc_u32_e32 v65, s10, v57
    v_add_nc_u32_e32 v67, s11, v57
    v_add_nc_u32_e32 v69, s14, v57
    v_add_nc_u32_e32 v71, s8, v57
    buffer_load_b64 v[57:58], v57, s[40:43], 0 idxen
    buffer_load_b64 v[59:60], v59, s[40:43], 0 idxen
    buffer_load_b64 v[61:62], v61, s[40:43], 0 idxen
    buffer_load_b64 v[63:64], v63, s[40:43], 0 idxen
    buffer_load_b64 v[65:66], v65, s[40:43], 0 idxen
    buffer_load_b64 v[67:68], v67, s[40:43], 0 idxen
    buffer_load_b64 v[69:70], v69, s[40:43], 0 idxen
    buffer_load_b64 v[71:72], v71, s[40:43], 0 idxen
    s_waitcnt vmcnt(7)
    v_and_b32_e32 v133, 0xffff, v57
    v_lshrrev_b32_e32 v132, 16, v57
    v_and_b32_e32 v131, 0xffff, v58
    v_lshrrev_b32_e32 v130, 16, v58
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v129, 0xffff, v59
    v_lshrrev_b32_e32 v128, 16, v59
    v_and_b32_e32 v127, 0xffff, v60
    v_lshrrev_b32_e32 v126, 16, v60
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v125, 0xffff, v61
    v_lshrrev_b32_e32 v124, 16, v61
    v_and_b32_e32 v123, 0xffff, v62
    v_lshrrev_b32_e32 v122, 16, v62
    s_waitcnt vmcnt(4)
    v_and_b32_e32 v121, 0xffff, v63
    v_lshrrev_b32_e32 v120, 16, v63
    v_and_b32_e32 v119, 0xffff, v64
    v_lshrrev_b32_e32 v118, 16, v64
    s_waitcnt vmcnt(3)
    v_and_b32_e32 v117, 0xffff, v65
    v_lshrrev_b32_e32 v116, 16, v65
    v_and_b32_e32 v115, 0xffff, v66
    v_lshrrev_b32_e32 v114, 16, v66
    s_waitcnt vmcnt(2)
    v_and_b32_e32 v113, 0xffff, v67
    v_lshrrev_b32_e32 v112, 16, v67
    v_and_b32_e32 v111, 0xffff, v68
    v_lshrrev_b32_e32 v110, 16, v68
    s_waitcnt vmcnt(1)
    v_and_b32_e32 v109, 0xffff, v69
    v_lshrrev_b32_e32 v108, 16, v69
    v_and_b32_e32 v107, 0xffff, v70
    v_lshrrev_b32_e32 v106, 16, v70
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v105, 0xffff, v71
    v_lshrrev_b32_e32 v104, 16, v71
    v_and_b32_e32 v103, 0xffff, v72
    v_lshrrev_b32_e32 v102, 16, v72
L43:
    v_lshlrev_b32_e32 v134, 5, v90
    v_lshlrev_b32_e32 v69, 2, v93
    ds_load_b128 v[57:60], v134 offset:8320
    ds_load_b128 v[61:64], v134 offset:8336
    ds_load_b128 v[65:68], v69 offset:8320
    ds_load_b128 v[69:72], v69 offset:8336
    s_cmp_lg_u32 s73, 0
    s_cbranch_scc0 L44
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v93, v57, v57, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v93, v58, v58, v93
    v_fma_f32 v93, v59, v59, v93
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v93, v60, v60, v93
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v93, v61, v61, v93
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v93, v62, v62, v93
    v_fma_f32 v93, v63, v63, v93
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v93, v64, v64, v93
    v_add_f32_dpp v93, v93, v93 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v93, v93, v93 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v93, v93, v93 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v93, v93, v93 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v135, v93, 0x76543210, s79
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v93, v135, v93
    v_fma_f32 v93, v93, 0x3b800000, s70
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s5, 0x800000, v93
    v_mul_f32_e32 v135, 0x4b800000, v93
    v_cndmask_b32_e64 v93, v93, v135, s5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v93, v93
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v135, 0x45800000, v93
    v_cndmask_b32_e64 v93, v93, v135, s5
    s_branch L45
L44:
    v_mov_b32_e32 v93, 1.0
L45:
    s_waitcnt lgkmcnt(3)
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v57, v57, v93
    v_dual_mul_f32 v58, v93, v58 :: v_dual_lshlrev_b32 v135, 16, v1
    s_waitcnt lgkmcnt(1)
    v_mul_f32_e32 v65, v65, v93
    v_dual_mul_f32 v66, v93, v66 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_mul_f32_e32 v59, v59, v93
    v_mul_f32_e32 v67, v67, v93
    v_mul_f32_e32 v60, v60, v93
    v_mul_f32_e32 v68, v68, v93
    v_mul_f32_e32 v61, v61, v93
    s_waitcnt lgkmcnt(0)
    v_mul_f32_e32 v69, v69, v93
    v_dual_mul_f32 v62, v62, v93 :: v_dual_mul_f32 v1, v1, v58
    v_mul_f32_e32 v70, v70, v93
    v_mul_f32_e32 v63, v63, v93
    v_mul_f32_e32 v71, v71, v93
    v_mul_f32_e32 v64, v64, v93
    v_dual_mul_f32 v72, v93, v72 :: v_dual_lshlrev_b32 v93, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_mul_f32_e32 v57, v57, v135
    v_lshlrev_b32_e32 v135, 16, v2
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_mul_f32 v65, v65, v93 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v93, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    v_dual_mul_f32 v5, v5, v66 :: v_dual_lshlrev_b32 v58, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v66, 16, v7
    v_dual_mul_f32 v2, v60, v2 :: v_dual_and_b32 v7, 0xffff0000, v7
    v_mul_f32_e32 v59, v59, v135
    v_lshlrev_b32_e32 v135, 16, v4
    v_dual_mul_f32 v67, v67, v93 :: v_dual_and_b32 v4, 0xffff0000, v4
    v_dual_mul_f32 v58, v58, v61 :: v_dual_lshlrev_b32 v93, 16, v8
    v_dual_mul_f32 v3, v62, v3 :: v_dual_and_b32 v8, 0xffff0000, v8
    v_dual_mul_f32 v6, v68, v6 :: v_dual_mul_f32 v57, v57, v17
    v_dual_mul_f32 v60, v69, v66 :: v_dual_mul_f32 v7, v70, v7
    v_dual_mul_f32 v61, v63, v135 :: v_dual_mul_f32 v2, v2, v20
    v_mul_f32_e32 v62, v71, v93
    v_dual_mul_f32 v4, v64, v4 :: v_dual_mul_f32 v63, v65, v9
    v_dual_mul_f32 v8, v72, v8 :: v_dual_mul_f32 v59, v59, v19
    v_dual_mul_f32 v1, v1, v18 :: v_dual_mul_f32 v58, v58, v21
    v_dual_mul_f32 v5, v5, v10 :: v_dual_mul_f32 v60, v60, v13
    v_mul_f32_e32 v64, v67, v11
    v_dual_mul_f32 v6, v6, v12 :: v_dual_mul_f32 v61, v61, v23
    v_dual_mul_f32 v3, v3, v22 :: v_dual_mul_f32 v62, v62, v15
    v_mul_f32_e32 v7, v7, v14
    v_dual_mul_f32 v4, v4, v24 :: v_dual_sub_f32 v57, v57, v63
    v_dual_mul_f32 v8, v8, v16 :: v_dual_sub_f32 v1, v1, v5
    v_sub_f32_e32 v5, v59, v64
    v_sub_f32_e32 v2, v2, v6
    v_dual_sub_f32 v6, v58, v60 :: v_dual_sub_f32 v3, v3, v7
    v_sub_f32_e32 v7, v61, v62
    v_sub_f32_e32 v4, v4, v8
    v_bfe_u32 v8, v57, 16, 1
    v_bfe_u32 v58, v1, 16, 1
    v_bfe_u32 v59, v5, 16, 1
    v_bfe_u32 v60, v2, 16, 1
    v_bfe_u32 v61, v6, 16, 1
    v_bfe_u32 v62, v3, 16, 1
    v_bfe_u32 v63, v7, 16, 1
    v_bfe_u32 v64, v4, 16, 1
    v_add3_u32 v8, v57, v8, 0x7fff
    v_or_b32_e32 v65, 0x400000, v57
    v_cmp_u_f32_e32 vcc_lo, v57, v57
    v_add3_u32 v57, v1, v58, 0x7fff
    v_or_b32_e32 v58, 0x400000, v1
    v_cmp_u_f32_e64 s6, v1, v1
    v_add3_u32 v1, v5, v59, 0x7fff
    v_or_b32_e32 v59, 0x400000, v5
    v_cmp_u_f32_e64 s8, v5, v5
    v_add3_u32 v5, v2, v60, 0x7fff
    v_or_b32_e32 v60, 0x400000, v2
    v_cmp_u_f32_e64 s9, v2, v2
    v_add3_u32 v2, v6, v61, 0x7fff
    v_or_b32_e32 v61, 0x400000, v6
    v_cmp_u_f32_e64 s10, v6, v6
    v_add3_u32 v6, v3, v62, 0x7fff
    v_or_b32_e32 v62, 0x400000, v3
    v_cmp_u_f32_e64 s11, v3, v3
    v_add3_u32 v3, v7, v63, 0x7fff
    v_or_b32_e32 v63, 0x400000, v7
    v_cmp_u_f32_e64 s14, v7, v7
    v_add3_u32 v7, v4, v64, 0x7fff
    v_or_b32_e32 v64, 0x400000, v4
    v_cmp_u_f32_e64 s16, v4, v4
    v_cndmask_b32_e32 v4, v8, v65, vcc_lo
    v_cndmask_b32_e64 v8, v57, v58, s6
    v_cndmask_b32_e64 v1, v1, v59, s8
    v_cndmask_b32_e64 v5, v5, v60, s9
    v_cndmask_b32_e64 v2, v2, v61, s10
    v_cndmask_b32_e64 v6, v6, v62, s11
    v_cndmask_b32_e64 v3, v3, v63, s14
    v_cndmask_b32_e64 v7, v7, v64, s16
    v_and_b32_e32 v57, 3, v89
    v_lshrrev_b32_e32 v58, 16, v4
    v_lshrrev_b32_e32 v59, 16, v8
    v_lshrrev_b32_e32 v60, 16, v1
    v_lshrrev_b32_e32 v61, 16, v5
    v_lshrrev_b32_e32 v62, 16, v2
    v_lshrrev_b32_e32 v63, 16, v6
    v_lshrrev_b32_e32 v64, 16, v3
    v_lshrrev_b32_e32 v65, 16, v7
    v_lshl_add_u32 v57, v57, 1, v98
    v_cmp_gt_u32_e64 s5, 4, v90
    s_cmp_lt_u32 s34, s13
    s_cbranch_scc1 L46
    v_dual_mov_b32 v37, 0xff7fffff :: v_dual_mov_b32 v38, 0
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    s_branch L47
L46:
    v_lshl_or_b32 v1, v59, 16, v58
    v_lshl_or_b32 v2, v61, 16, v60
    v_lshl_or_b32 v3, v63, 16, v62
    v_lshl_or_b32 v4, v65, 16, v64
    v_cmp_eq_u32_e32 vcc_lo, 1, v91
    v_dot2_f32_bf16 v5, v1, v25, 0
    v_dot2_f32_bf16 v6, v1, v29, 0
    v_dot2_f32_bf16 v7, v1, v33, 0
    v_dot2_f32_bf16 v1, v1, v37, 0
    v_bfe_u32 v8, v89, 1, 1
    v_dot2_f32_bf16 v5, v2, v26, v5
    v_dot2_f32_bf16 v6, v2, v30, v6
    v_dot2_f32_bf16 v7, v2, v34, v7
    v_dot2_f32_bf16 v1, v2, v38, v1
    v_cmp_eq_u32_e64 s8, 1, v8
    v_dot2_f32_bf16 v2, v3, v27, v5
    v_dot2_f32_bf16 v5, v3, v31, v6
    v_dot2_f32_bf16 v6, v3, v35, v7
    v_dot2_f32_bf16 v1, v3, v39, v1
    v_add_nc_u32_e32 v3, s34, v57
    v_dot2_f32_bf16 v2, v4, v28, v2
    v_dot2_f32_bf16 v5, v4, v32, v5
    v_dot2_f32_bf16 v6, v4, v36, v6
    v_dot2_f32_bf16 v1, v4, v40, v1
    v_cmp_gt_u32_e64 s9, s13, v3
    v_cmp_le_u32_e64 s10, s27, v3
    v_dual_cndmask_b32 v3, v2, v5 :: v_dual_cndmask_b32 v2, v5, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_dual_cndmask_b32 v4, v6, v1 :: v_dual_cndmask_b32 v1, v1, v6
    v_lshlrev_b32_e32 v5, 16, v73
    v_and_b32_e32 v6, 0xffff0000, v73
    v_add_f32_dpp v2, v2, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v3, 16, v74
    v_add_f32_dpp v1, v1, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v4, 0xffff0000, v74
    v_lshlrev_b32_e32 v7, 16, v75
    v_and_b32_e32 v8, 0xffff0000, v75
    v_lshlrev_b32_e32 v25, 16, v76
    v_cndmask_b32_e64 v26, v2, v1, s8
    v_cndmask_b32_e64 v1, v1, v2, s8
    s_and_b32 s6, s5, s9
    v_and_b32_e32 v2, 0xffff0000, v76
    v_lshlrev_b32_e32 v27, 16, v77
    s_and_b32 s6, s6, s10
    v_add_f32_dpp v1, v1, v26 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v26, 0xffff0000, v77
    v_lshlrev_b32_e32 v28, 16, v78
    v_and_b32_e32 v29, 0xffff0000, v78
    v_lshlrev_b32_e32 v30, 16, v79
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v31, 0xffff0000, v79
    v_lshlrev_b32_e32 v32, 16, v80
    v_and_b32_e32 v33, 0xffff0000, v80
    v_lshlrev_b32_e32 v34, 16, v81
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v35, 0xffff0000, v81
    v_lshlrev_b32_e32 v36, 16, v82
    v_and_b32_e32 v38, 0xffff0000, v82
    v_lshlrev_b32_e32 v39, 16, v83
    v_mul_f32_e32 v1, s71, v1
    v_and_b32_e32 v40, 0xffff0000, v83
    v_lshlrev_b32_e32 v66, 16, v84
    v_and_b32_e32 v67, 0xffff0000, v84
    v_lshlrev_b32_e32 v68, 16, v85
    v_cndmask_b32_e64 v1, 0xff800000, v1, s6
    v_and_b32_e32 v69, 0xffff0000, v85
    v_lshlrev_b32_e32 v70, 16, v86
    v_and_b32_e32 v71, 0xffff0000, v86
    v_lshlrev_b32_e32 v72, 16, v87
    v_max_f32_dpp v37, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v73, 0xffff0000, v87
    v_lshlrev_b32_e32 v74, 16, v88
    v_and_b32_e32 v75, 0xffff0000, v88
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v37, v37, v37 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v37, v37, v37 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v37, v37, v37 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v76, v37, 0x76543210, s79
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_e32 v37, v76, v37
    v_max_f32_e32 v37, 0xff7fffff, v37
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_sub_f32_e32 v1, v1, v37
    v_sub_f32_e32 v76, 0xff7fffff, v37
    v_mul_f32_e32 v77, 0x3fb8aa3b, v1
    s_delay_alu instid0(VALU_DEP_2)
    v_mul_f32_e32 v78, 0x3fb8aa3b, v76
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_cmp_gt_f32_e64 s8, 0xc2d00000, v76
    v_cmp_lt_f32_e64 s9, 0x42b17218, v1
    v_fma_f32 v79, v1, 0x3fb8aa3b, -v77
    v_rndne_f32_e32 v80, v77
    v_fma_f32 v81, v76, 0x3fb8aa3b, -v78
    v_rndne_f32_e32 v82, v78
    v_cmp_lt_f32_e64 s10, 0x42b17218, v76
    v_fma_f32 v1, v1, 0x32a5705f, v79
    v_sub_f32_e32 v77, v77, v80
    v_fma_f32 v76, v76, 0x32a5705f, v81
    v_sub_f32_e32 v78, v78, v82
    v_cvt_i32_f32_e32 v79, v80
    v_cvt_i32_f32_e32 v80, v82
    v_add_f32_e32 v1, v77, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v76, v78, v76
    v_exp_f32_e32 v1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_exp_f32_e32 v76, v76
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v1, v1, v79
    v_ldexp_f32 v76, v76, v80
    v_cndmask_b32_e64 v1, v1, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v76, v76, 0, s8
    v_cndmask_b32_e64 v1, v1, 0x7f800000, s9
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v76, v76, 0x7f800000, s10
    v_readlane_b32 s6, v1, 0
    v_readlane_b32 s8, v1, 16
    v_add_f32_dpp v77, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s9, v1, 1
    v_mul_f32_e32 v78, 0, v76
    v_readlane_b32 s10, v1, 17
    v_readlane_b32 s11, v1, 2
    v_add_f32_dpp v77, v77, v77 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s14, v1, 18
    v_fma_f32 v5, s6, v5, v78
    v_fma_f32 v6, s6, v6, v78
    v_fma_f32 v3, s6, v3, v78
    v_fma_f32 v4, s6, v4, v78
    v_add_f32_dpp v77, v77, v77 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v5, s8, v7 :: v_dual_fmac_f32 v6, s8, v8
    v_fma_f32 v3, s8, v25, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v2, s8, v2, v4
    v_add_f32_dpp v4, v77, v77 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v5, s9, v27 :: v_dual_fmac_f32 v6, s9, v26
    v_fma_f32 v3, s9, v28, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v2, s9, v29, v2
    v_permlanex16_b32 v7, v4, 0x76543210, s79
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v5, s10, v30 :: v_dual_fmac_f32 v6, s10, v31
    v_fma_f32 v3, s10, v32, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_fma_f32 v2, s10, v33, v2
    v_readlane_b32 s6, v1, 3
    v_dual_fmac_f32 v5, s11, v34 :: v_dual_fmac_f32 v6, s11, v35
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v3, s11, v36, v3
    v_fma_f32 v2, s11, v38, v2
    v_add_f32_e32 v4, v7, v4
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v5, s14, v39 :: v_dual_fmac_f32 v6, s14, v40
    v_fma_f32 v3, s14, v66, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_fma_f32 v2, s14, v67, v2
    v_readlane_b32 s8, v1, 19
    v_fma_f32 v1, s6, v68, v5
    v_fma_f32 v5, s6, v69, v6
    v_fma_f32 v3, s6, v70, v3
    v_fma_f32 v6, s6, v71, v2
    v_fma_f32 v38, 0, v76, v4
    v_fma_f32 v1, s8, v72, v1
    v_fma_f32 v2, s8, v73, v5
    v_fma_f32 v3, s8, v74, v3
    v_fma_f32 v4, s8, v75, v6
L47:
    s_cmp_lt_u32 s4, s13
    s_cbranch_scc0 L48
    v_lshl_or_b32 v5, v59, 16, v58
    v_lshl_or_b32 v6, v61, 16, v60
    v_lshl_or_b32 v7, v63, 16, v62
    v_lshl_or_b32 v8, v65, 16, v64
    v_cmp_eq_u32_e32 vcc_lo, 1, v91
    v_dot2_f32_bf16 v25, v5, v41, 0
    v_dot2_f32_bf16 v26, v5, v45, 0
    v_dot2_f32_bf16 v27, v5, v49, 0
    v_dot2_f32_bf16 v5, v5, v53, 0
    v_bfe_u32 v28, v89, 1, 1
    v_dot2_f32_bf16 v25, v6, v42, v25
    v_dot2_f32_bf16 v26, v6, v46, v26
    v_dot2_f32_bf16 v27, v6, v50, v27
    v_dot2_f32_bf16 v5, v6, v54, v5
    v_cmp_eq_u32_e64 s6, 1, v28
    v_dot2_f32_bf16 v6, v7, v43, v25
    v_dot2_f32_bf16 v25, v7, v47, v26
    v_dot2_f32_bf16 v26, v7, v51, v27
    v_dot2_f32_bf16 v5, v7, v55, v5
    v_add3_u32 v7, s34, v57, 0x100
    v_dot2_f32_bf16 v6, v8, v44, v6
    v_dot2_f32_bf16 v25, v8, v48, v25
    v_dot2_f32_bf16 v26, v8, v52, v26
    v_dot2_f32_bf16 v5, v8, v56, v5
    v_cmp_gt_u32_e64 s8, s13, v7
    v_lshlrev_b32_e32 v7, 16, v133
    v_cndmask_b32_e32 v8, v6, v25, vcc_lo
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
    v_dual_cndmask_b32 v6, v25, v6 :: v_dual_cndmask_b32 v25, v26, v5
    v_cndmask_b32_e32 v5, v5, v26, vcc_lo
    v_lshlrev_b32_e32 v26, 16, v132
    v_lshlrev_b32_e32 v27, 16, v131
    v_add_f32_dpp v6, v6, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v8, 16, v130
    v_add_f32_dpp v5, v5, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v25, 16, v129
    v_lshlrev_b32_e32 v28, 16, v128
    v_lshlrev_b32_e32 v29, 16, v127
    v_lshlrev_b32_e32 v30, 16, v126
    v_cndmask_b32_e64 v31, v6, v5, s6
    v_cndmask_b32_e64 v5, v5, v6, s6
    s_and_b32 s4, s5, s8
    v_lshlrev_b32_e32 v6, 16, v125
    v_lshlrev_b32_e32 v32, 16, v124
    v_lshlrev_b32_e32 v33, 16, v123
    v_add_f32_dpp v5, v5, v31 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v31, 16, v122
    v_lshlrev_b32_e32 v34, 16, v121
    v_lshlrev_b32_e32 v35, 16, v120
    v_lshlrev_b32_e32 v36, 16, v119
    v_add_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v39, 16, v118
    v_lshlrev_b32_e32 v40, 16, v117
    v_lshlrev_b32_e32 v41, 16, v116
    v_lshlrev_b32_e32 v42, 16, v115
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v43, 16, v114
    v_lshlrev_b32_e32 v44, 16, v113
    v_lshlrev_b32_e32 v45, 16, v112
    v_lshlrev_b32_e32 v46, 16, v111
    v_mul_f32_e32 v5, s71, v5
    v_lshlrev_b32_e32 v47, 16, v110
    v_lshlrev_b32_e32 v48, 16, v109
    v_lshlrev_b32_e32 v49, 16, v108
    v_lshlrev_b32_e32 v50, 16, v107
    v_cndmask_b32_e64 v5, 0xff800000, v5, s4
    v_lshlrev_b32_e32 v51, 16, v106
    v_lshlrev_b32_e32 v52, 16, v105
    v_lshlrev_b32_e32 v53, 16, v104
    v_lshlrev_b32_e32 v54, 16, v103
    v_max_f32_dpp v55, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v56, 16, v102
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v55, v55, v55 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v55, v55, v55 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v55, v55, v55 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v66, v55, 0x76543210, s79
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_e32 v55, v66, v55
    v_max_f32_e32 v55, v37, v55
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_sub_f32_e32 v5, v5, v55
    v_sub_f32_e32 v37, v37, v55
    v_mul_f32_e32 v66, 0x3fb8aa3b, v5
    s_delay_alu instid0(VALU_DEP_2)
    v_mul_f32_e32 v67, 0x3fb8aa3b, v37
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v5
    v_cmp_gt_f32_e64 s6, 0xc2d00000, v37
    v_cmp_lt_f32_e64 s8, 0x42b17218, v5
    v_fma_f32 v68, v5, 0x3fb8aa3b, -v66
    v_rndne_f32_e32 v69, v66
    v_fma_f32 v70, v37, 0x3fb8aa3b, -v67
    v_rndne_f32_e32 v71, v67
    v_cmp_lt_f32_e64 s9, 0x42b17218, v37
    v_fma_f32 v5, v5, 0x32a5705f, v68
    v_sub_f32_e32 v66, v66, v69
    v_fma_f32 v37, v37, 0x32a5705f, v70
    v_sub_f32_e32 v67, v67, v71
    v_cvt_i32_f32_e32 v68, v69
    v_cvt_i32_f32_e32 v69, v71
    v_add_f32_e32 v5, v66, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v37, v67, v37
    v_exp_f32_e32 v5, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_exp_f32_e32 v37, v37
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v5, v5, v68
    v_ldexp_f32 v37, v37, v69
    v_cndmask_b32_e64 v5, v5, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v37, v37, 0, s6
    v_cndmask_b32_e64 v5, v5, 0x7f800000, s8
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v37, v37, 0x7f800000, s9
    v_readlane_b32 s4, v5, 0
    v_readlane_b32 s6, v5, 16
    v_add_f32_dpp v66, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s8, v5, 1
    v_mul_f32_e32 v1, v1, v37
    v_mul_f32_e32 v2, v2, v37
    v_mul_f32_e32 v3, v3, v37
    v_mul_f32_e32 v4, v4, v37
    v_add_f32_dpp v66, v66, v66 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v1, s4, v7 :: v_dual_fmac_f32 v2, s4, v26
    v_dual_fmac_f32 v3, s4, v27 :: v_dual_fmac_f32 v4, s4, v8
    v_readlane_b32 s4, v5, 17
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v1, s6, v25 :: v_dual_fmac_f32 v2, s6, v28
    v_dual_fmac_f32 v3, s6, v29 :: v_dual_fmac_f32 v4, s6, v30
    v_add_f32_dpp v7, v66, v66 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_fma_f32 v1, s8, v6, v1
    v_dual_fmac_f32 v2, s8, v32 :: v_dual_fmac_f32 v3, s8, v33
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_fma_f32 v4, s8, v31, v4
    v_readlane_b32 s6, v5, 2
    v_dual_fmac_f32 v1, s4, v34 :: v_dual_fmac_f32 v2, s4, v35
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v3, s4, v36 :: v_dual_fmac_f32 v4, s4, v39
    v_add_f32_dpp v6, v7, v7 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_fmac_f32 v1, s6, v40 :: v_dual_fmac_f32 v2, s6, v41
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v3, s6, v42 :: v_dual_fmac_f32 v4, s6, v43
    v_readlane_b32 s4, v5, 18
    v_permlanex16_b32 v7, v6, 0x76543210, s79
    v_readlane_b32 s6, v5, 3
    v_readlane_b32 s8, v5, 19
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v1, s4, v44 :: v_dual_fmac_f32 v2, s4, v45
    v_dual_fmac_f32 v3, s4, v46 :: v_dual_fmac_f32 v4, s4, v47
    v_add_f32_e32 v5, v7, v6
    v_dual_fmac_f32 v1, s6, v48 :: v_dual_fmac_f32 v2, s6, v49
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v3, s6, v50 :: v_dual_fmac_f32 v4, s6, v51
    v_fma_f32 v38, v38, v37, v5
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v1, s8, v52 :: v_dual_fmac_f32 v2, s8, v53
    v_fma_f32 v3, s8, v54, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v4, s8, v56, v4
    v_mov_b32_e32 v37, v55
L48:
    v_bfe_u32 v5, v89, 1, 1
    s_add_u32 s4, s34, 0x200
    s_add_u32 s6, s13, -1
    v_lshl_or_b32 v55, v59, 16, v58
    v_lshl_or_b32 v56, v61, 16, v60
    v_lshl_or_b32 v66, v63, 16, v62
    v_lshl_or_b32 v67, v65, 16, v64
    v_cmp_eq_u32_e64 s8, 1, v91
    v_cmp_eq_u32_e64 s9, 1, v5
    s_branch L53
L49:
    s_lshr_b32 s10, s4, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s10, 32
    s_cbranch_scc0 L50
    s_and_b32 s10, s10, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s10, v95, s10
    s_branch L52
L50:
    s_cmp_lt_u32 s10, s83
    s_cselect_b32 s11, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s11, exec_lo, s11
    s_cbranch_scc0 L51
    s_lshl_b32 s14, s10, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s11, s[56:59], s14
L51:
    s_cmp_lt_u32 s10, s83
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s10, s11, 0
L52:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s10, s10, s24
    s_sub_u32 s11, s6, s4
    s_and_b32 s14, s4, 31
    s_lshl_b32 s10, s10, 5
    v_min_u32_e32 v5, s11, v98
    v_min_u32_e32 v6, s11, v99
    v_min_u32_e32 v7, s11, v100
    v_min_u32_e32 v8, s11, v101
    s_add_u32 s10, s10, s14
    v_mul_lo_u32 v5, v5, s75
    s_mul_i32 s10, s10, s75
    v_mul_lo_u32 v6, v6, s75
    v_mul_lo_u32 v7, v7, s75
    v_mul_lo_u32 v8, v8, s75
    v_add_nc_u32_e32 v25, s10, v96
    s_min_u32 s14, s11, 1
    v_add_nc_u32_e32 v41, s10, v97
    s_min_u32 s10, s11, 2
    s_mul_i32 s14, s14, s75
    v_add_nc_u32_e32 v5, v25, v5
    v_add_nc_u32_e32 v26, v25, v6
    v_add_nc_u32_e32 v29, v25, v7
    v_add_nc_u32_e32 v33, v25, v8
    v_add_nc_u32_e32 v42, s14, v41
    s_mul_i32 s10, s10, s75
    s_min_u32 s14, s11, 3
    s_min_u32 s16, s11, 4
    v_add_nc_u32_e32 v43, s10, v41
    s_mul_i32 s10, s14, s75
    s_mul_i32 s14, s16, s75
    s_min_u32 s16, s11, 5
    v_add_nc_u32_e32 v45, s10, v41
    v_add_nc_u32_e32 v47, s14, v41
    s_mul_i32 s10, s16, s75
    s_min_u32 s14, s11, 6
    s_min_u32 s11, s11, 7
    buffer_load_b128 v[5:8], v5, s[0:3], 0 idxen
    buffer_load_b128 v[25:28], v26, s[0:3], 0 idxen
    buffer_load_b128 v[29:32], v29, s[0:3], 0 idxen
    buffer_load_b128 v[33:36], v33, s[0:3], 0 idxen
    v_add_nc_u32_e32 v49, s10, v41
    s_mul_i32 s10, s14, s75
    s_mul_i32 s11, s11, s75
    buffer_load_b64 v[39:40], v41, s[40:43], 0 idxen
    v_add_nc_u32_e32 v51, s10, v41
    v_add_nc_u32_e32 v53, s11, v41
    buffer_load_b64 v[41:42], v42, s[40:43], 0 idxen
    buffer_load_b64 v[43:44], v43, s[40:43], 0 idxen
    buffer_load_b64 v[45:46], v45, s[40:43], 0 idxen
    buffer_load_b64 v[47:48], v47, s[40:43], 0 idxen
    buffer_load_b64 v[49:50], v49, s[40:43], 0 idxen
    buffer_load_b64 v[51:52], v51, s[40:43], 0 idxen
    buffer_load_b64 v[53:54], v53, s[40:43], 0 idxen
    v_add_nc_u32_e32 v68, s4, v57
    s_sub_u32 s10, s13, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    s_min_u32 s10, s10, 0x100
    v_cmp_gt_u32_e32 vcc_lo, s13, v68
    s_add_u32 s4, s4, s10
    s_and_b32 s10, s5, vcc_lo
    s_waitcnt vmcnt(11)
    v_dot2_f32_bf16 v5, v55, v5, 0
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v25, v55, v25, 0
    s_waitcnt vmcnt(9)
    v_dot2_f32_bf16 v29, v55, v29, 0
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v33, v55, v33, 0
    v_dot2_f32_bf16 v5, v56, v6, v5
    v_dot2_f32_bf16 v6, v56, v26, v25
    v_dot2_f32_bf16 v25, v56, v30, v29
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v26, v56, v34, v33
    v_dot2_f32_bf16 v5, v66, v7, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v6, v66, v27, v6
    v_dot2_f32_bf16 v7, v66, v31, v25
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v25, v66, v35, v26
    v_dot2_f32_bf16 v5, v67, v8, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v6, v67, v28, v6
    v_dot2_f32_bf16 v7, v67, v32, v7
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dot2_f32_bf16 v8, v67, v36, v25
    v_cndmask_b32_e64 v25, v5, v6, s8
    v_cndmask_b32_e64 v5, v6, v5, s8
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v6, v7, v8, s8
    v_cndmask_b32_e64 v7, v8, v7, s8
    v_add_f32_dpp v5, v5, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v6, v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, v5, v6, s9
    v_cndmask_b32_e64 v5, v6, v5, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v5, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mul_f32_e32 v5, s71, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v5, 0xff800000, v5, s10
    v_max_f32_dpp v6, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v6, v6, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v6, v6, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v6, v6, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v7, v6, 0x76543210, s79
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_e32 v6, v7, v6
    v_max_f32_e32 v6, v37, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_sub_f32_e32 v5, v5, v6
    v_sub_f32_e32 v7, v37, v6
    v_mul_f32_e32 v8, 0x3fb8aa3b, v5
    s_delay_alu instid0(VALU_DEP_2)
    v_mul_f32_e32 v25, 0x3fb8aa3b, v7
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v5
    v_cmp_gt_f32_e64 s11, 0xc2d00000, v7
    v_cmp_lt_f32_e64 s14, 0x42b17218, v5
    v_fma_f32 v26, v5, 0x3fb8aa3b, -v8
    v_rndne_f32_e32 v27, v8
    v_fma_f32 v28, v7, 0x3fb8aa3b, -v25
    v_rndne_f32_e32 v29, v25
    v_cmp_lt_f32_e64 s16, 0x42b17218, v7
    v_fma_f32 v5, v5, 0x32a5705f, v26
    v_sub_f32_e32 v8, v8, v27
    v_fma_f32 v7, v7, 0x32a5705f, v28
    v_sub_f32_e32 v25, v25, v29
    v_cvt_i32_f32_e32 v26, v27
    v_cvt_i32_f32_e32 v27, v29
    v_add_f32_e32 v5, v8, v5
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v8, 16, v39
    v_add_f32_e32 v7, v25, v7
    v_and_b32_e32 v25, 0xffff0000, v39
    v_lshlrev_b32_e32 v28, 16, v40
    v_exp_f32_e32 v5, v5
    s_delay_alu instid0(VALU_DEP_3)
    v_exp_f32_e32 v7, v7
    v_and_b32_e32 v29, 0xffff0000, v40
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v30, 16, v41
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v5, v5, v26
    v_and_b32_e32 v26, 0xffff0000, v41
    v_lshlrev_b32_e32 v31, 16, v42
    v_and_b32_e32 v32, 0xffff0000, v42
    v_ldexp_f32 v7, v7, v27
    v_cndmask_b32_e64 v5, v5, 0, vcc_lo
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v27, 16, v43
    v_and_b32_e32 v33, 0xffff0000, v43
    v_lshlrev_b32_e32 v34, 16, v44
    v_cndmask_b32_e64 v7, v7, 0, s11
    v_cndmask_b32_e64 v5, v5, 0x7f800000, s14
    v_and_b32_e32 v35, 0xffff0000, v44
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v36, 16, v45
    v_and_b32_e32 v37, 0xffff0000, v45
    v_cndmask_b32_e64 v7, v7, 0x7f800000, s16
    v_readlane_b32 s10, v5, 0
    v_readlane_b32 s11, v5, 16
    v_add_f32_dpp v39, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s14, v5, 1
    v_mul_f32_e32 v1, v1, v7
    v_mul_f32_e32 v2, v2, v7
    v_mul_f32_e32 v3, v3, v7
    v_mul_f32_e32 v4, v4, v7
    v_add_f32_dpp v39, v39, v39 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v1, s10, v8 :: v_dual_fmac_f32 v2, s10, v25
    v_dual_fmac_f32 v3, s10, v28 :: v_dual_fmac_f32 v4, s10, v29
    v_readlane_b32 s10, v5, 17
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_fma_f32 v1, s11, v30, v1
    v_dual_fmac_f32 v2, s11, v26 :: v_dual_fmac_f32 v3, s11, v31
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_fma_f32 v4, s11, v32, v4
    v_dual_fmac_f32 v1, s14, v27 :: v_dual_lshlrev_b32 v8, 16, v46
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v2, s14, v33 :: v_dual_fmac_f32 v3, s14, v34
    v_dual_fmac_f32 v4, s14, v35 :: v_dual_and_b32 v25, 0xffff0000, v46
    v_add_f32_dpp v26, v39, v39 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v1, s10, v36 :: v_dual_fmac_f32 v2, s10, v37
    v_dual_fmac_f32 v3, s10, v8 :: v_dual_fmac_f32 v4, s10, v25
    v_readlane_b32 s10, v5, 2
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v8, 16, v47
    v_and_b32_e32 v25, 0xffff0000, v47
    v_lshlrev_b32_e32 v27, 16, v48
    v_and_b32_e32 v28, 0xffff0000, v48
    v_add_f32_dpp v26, v26, v26 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v1, s10, v8 :: v_dual_fmac_f32 v2, s10, v25
    v_dual_fmac_f32 v3, s10, v27 :: v_dual_fmac_f32 v4, s10, v28
    v_readlane_b32 s10, v5, 18
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v8, 16, v49
    v_and_b32_e32 v25, 0xffff0000, v49
    v_lshlrev_b32_e32 v27, 16, v50
    v_and_b32_e32 v28, 0xffff0000, v50
    v_permlanex16_b32 v29, v26, 0x76543210, s79
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v1, s10, v8 :: v_dual_fmac_f32 v2, s10, v25
    v_dual_fmac_f32 v3, s10, v27 :: v_dual_fmac_f32 v4, s10, v28
    v_readlane_b32 s10, v5, 3
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v8, 16, v51
    v_and_b32_e32 v25, 0xffff0000, v51
    v_lshlrev_b32_e32 v27, 16, v52
    v_and_b32_e32 v28, 0xffff0000, v52
    v_add_f32_e32 v26, v29, v26
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v1, s10, v8 :: v_dual_fmac_f32 v2, s10, v25
    v_dual_fmac_f32 v3, s10, v27 :: v_dual_fmac_f32 v4, s10, v28
    v_readlane_b32 s10, v5, 19
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v53
    v_and_b32_e32 v8, 0xffff0000, v53
    v_lshlrev_b32_e32 v25, 16, v54
    v_and_b32_e32 v27, 0xffff0000, v54
    v_fma_f32 v38, v38, v7, v26
    v_fma_f32 v1, s10, v5, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v2, s10, v8 :: v_dual_fmac_f32 v3, s10, v25
    v_fma_f32 v4, s10, v27, v4
    v_mov_b32_e32 v37, v6
L53:
    s_cmp_lt_u32 s4, s13
    s_cbranch_scc1 L49
    v_cmp_gt_u32_e32 vcc_lo, 16, v89
    s_cmp_eq_u32 s29, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s80, 0
    s_cselect_b32 s2, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_and_b32 s1, s1, s2
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v5, 16, v58
    v_lshlrev_b32_e32 v6, 16, v59
    v_lshlrev_b32_e32 v7, 16, v60
    v_lshlrev_b32_e32 v8, 16, v61
    v_lshlrev_b32_e32 v25, 16, v62
    v_lshlrev_b32_e32 v26, 16, v63
    v_lshlrev_b32_e32 v27, 16, v64
    v_lshlrev_b32_e32 v28, 16, v65
    v_add_lshl_u32 v29, s7, v92, 2
    buffer_store_b128 v[5:8], v29, s[44:47], 0 offen
    s_cmp_eq_u32 s76, 0
    s_cbranch_scc0 L54
    buffer_store_b128 v[9:12], v134, s[48:51], 0 offen
    buffer_store_b128 v[17:20], v134, s[48:51], 0 offen offset:512
L54:
    buffer_store_b128 v[25:28], v29, s[44:47], 0 offen offset:16
    s_cmp_eq_u32 s76, 0
    s_cbranch_scc0 L55
    buffer_store_b128 v[13:16], v134, s[48:51], 0 offen offset:16
    buffer_store_b128 v[21:24], v134, s[48:51], 0 offen offset:528
L55:
    s_mov_b32 exec_lo, s12
L56:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s0, exec_lo, s15
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s80, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v5, s0
    ds_store_b64 v5, v[37:38] offset:8192
    s_mov_b32 exec_lo, s12
L57:
    s_lshl_b32 s0, s80, 7
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v5, s0, v94, 2
    ds_store_b128 v5, v[1:4]
    s_waitcnt lgkmcnt(0)
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_branch L60
L58:
    s_mov_b32 exec_lo, s0
    v_lshrrev_b32_e32 v1, 7, v0
    v_and_b32_e32 v2, 0x7f, v0
    v_and_b32_e32 v3, 0xffffff80, v0
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v4, 3, v1
    v_add_nc_u32_e32 v1, s76, v1
    v_add_lshl_u32 v47, v3, v2, 2
    v_cmp_eq_u32_e64 s1, 0, v2
    s_delay_alu instid0(VALU_DEP_4)
    v_add_nc_u32_e32 v3, 0x2000, v4
    v_add_nc_u32_e32 v5, 0x2010, v4
    v_add_nc_u32_e32 v9, 0x2020, v4
    v_add_nc_u32_e32 v13, 0x2030, v4
    v_add_nc_u32_e32 v17, 0x2040, v4
    v_add_nc_u32_e32 v21, 0x2050, v4
    v_add_nc_u32_e32 v25, 0x2060, v4
    v_add_nc_u32_e32 v29, 0x2070, v4
    v_lshl_add_u32 v51, v1, 1, s29
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v52, v51, 7, v2
    ds_load_2addr_b32 v[33:34], v47 offset1:128
    ds_load_2addr_b64 v[1:4], v3 offset1:1
    ds_load_2addr_b64 v[5:8], v5 offset1:1
    ds_load_2addr_b64 v[9:12], v9 offset1:1
    ds_load_2addr_b64 v[13:16], v13 offset1:1
    ds_load_2addr_b64 v[17:20], v17 offset1:1
    ds_load_2addr_b64 v[21:24], v21 offset1:1
    ds_load_2addr_b64 v[25:28], v25 offset1:1
    ds_load_2addr_b64 v[29:32], v29 offset1:1
    ds_load_2addr_stride64_b32 v[35:36], v47 offset0:4 offset1:6
    ds_load_2addr_stride64_b32 v[37:38], v47 offset0:8 offset1:10
    ds_load_2addr_stride64_b32 v[39:40], v47 offset0:12 offset1:14
    ds_load_2addr_stride64_b32 v[41:42], v47 offset0:16 offset1:18
    ds_load_2addr_stride64_b32 v[43:44], v47 offset0:20 offset1:22
    ds_load_2addr_stride64_b32 v[45:46], v47 offset0:24 offset1:26
    ds_load_2addr_stride64_b32 v[47:48], v47 offset0:28 offset1:30
    s_waitcnt lgkmcnt(14)
    v_max3_f32 v49, 0xff7fffff, v1, v3
    s_waitcnt lgkmcnt(13)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_max3_f32 v49, v49, v5, v7
    s_waitcnt lgkmcnt(12)
    v_max3_f32 v49, v49, v9, v11
    s_waitcnt lgkmcnt(11)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_max3_f32 v49, v49, v13, v15
    s_waitcnt lgkmcnt(10)
    v_max3_f32 v49, v49, v17, v19
    s_waitcnt lgkmcnt(9)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_max3_f32 v49, v49, v21, v23
    s_waitcnt lgkmcnt(8)
    v_max3_f32 v49, v49, v25, v27
    s_waitcnt lgkmcnt(7)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v49, v49, v29, v31
    v_sub_f32_e32 v1, v1, v49
    v_sub_f32_e32 v3, v3, v49
    v_sub_f32_e32 v5, v5, v49
    v_sub_f32_e32 v7, v7, v49
    v_sub_f32_e32 v9, v9, v49
    v_mul_f32_e32 v50, 0x3fb8aa3b, v1
    v_mul_f32_e32 v53, 0x3fb8aa3b, v3
    v_mul_f32_e32 v54, 0x3fb8aa3b, v5
    v_mul_f32_e32 v55, 0x3fb8aa3b, v7
    v_mul_f32_e32 v56, 0x3fb8aa3b, v9
    v_fma_f32 v57, v1, 0x3fb8aa3b, -v50
    v_rndne_f32_e32 v58, v50
    v_fma_f32 v59, v3, 0x3fb8aa3b, -v53
    v_rndne_f32_e32 v60, v53
    v_fma_f32 v61, v5, 0x3fb8aa3b, -v54
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v57, 0x32a5705f, v1 :: v_dual_sub_f32 v50, v50, v58
    v_fma_f32 v59, v3, 0x32a5705f, v59
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_sub_f32_e32 v53, v53, v60
    v_rndne_f32_e32 v62, v54
    v_dual_fmac_f32 v61, 0x32a5705f, v5 :: v_dual_add_f32 v50, v57, v50
    v_fma_f32 v57, v7, 0x3fb8aa3b, -v55
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v53, v53, v59 :: v_dual_sub_f32 v54, v54, v62
    v_rndne_f32_e32 v59, v55
    v_exp_f32_e32 v50, v50
    v_sub_f32_e32 v11, v11, v49
    v_cvt_i32_f32_e32 v58, v58
    v_exp_f32_e32 v53, v53
    v_dual_add_f32 v54, v61, v54 :: v_dual_fmac_f32 v57, 0x32a5705f, v7
    v_sub_f32_e32 v55, v55, v59
    v_fma_f32 v61, v9, 0x3fb8aa3b, -v56
    v_rndne_f32_e32 v63, v56
    v_mul_f32_e32 v64, 0x3fb8aa3b, v11
    v_sub_f32_e32 v13, v13, v49
    v_ldexp_f32 v50, v50, v58
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v1
    v_cvt_i32_f32_e32 v58, v60
    v_exp_f32_e32 v54, v54
    v_add_f32_e32 v55, v55, v57
    v_dual_fmamk_f32 v57, v9, 0x32a5705f, v61 :: v_dual_sub_f32 v56, v56, v63
    v_fma_f32 v60, v11, 0x3fb8aa3b, -v64
    v_rndne_f32_e32 v61, v64
    v_mul_f32_e32 v65, 0x3fb8aa3b, v13
    v_sub_f32_e32 v15, v15, v49
    v_cndmask_b32_e64 v50, v50, 0, vcc_lo
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v1
    v_ldexp_f32 v1, v53, v58
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v3
    v_cvt_i32_f32_e32 v53, v62
    v_exp_f32_e32 v55, v55
    v_dual_add_f32 v56, v56, v57 :: v_dual_fmamk_f32 v57, v11, 0x32a5705f, v60
    v_sub_f32_e32 v58, v64, v61
    v_fma_f32 v60, v13, 0x3fb8aa3b, -v65
    v_rndne_f32_e32 v62, v65
    v_mul_f32_e32 v64, 0x3fb8aa3b, v15
    v_sub_f32_e32 v17, v17, v49
    v_cndmask_b32_e64 v50, v50, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v1, v1, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v3
    v_ldexp_f32 v3, v54, v53
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v5
    v_cvt_i32_f32_e32 v53, v59
    v_exp_f32_e32 v54, v56
    v_dual_add_f32 v56, v58, v57 :: v_dual_fmamk_f32 v57, v13, 0x32a5705f, v60
    v_dual_sub_f32 v58, v65, v62 :: v_dual_mul_f32 v65, 0x3fb8aa3b, v17
    v_fma_f32 v59, v15, 0x3fb8aa3b, -v64
    v_rndne_f32_e32 v60, v64
    v_sub_f32_e32 v19, v19, v49
    v_fma_f32 v33, v33, v50, 0
    v_cndmask_b32_e64 v1, v1, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v3, v3, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v5
    v_ldexp_f32 v5, v55, v53
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v7
    v_cvt_i32_f32_e32 v53, v63
    v_exp_f32_e32 v55, v56
    v_dual_add_f32 v56, v58, v57 :: v_dual_fmamk_f32 v57, v15, 0x32a5705f, v59
    v_dual_sub_f32 v58, v64, v60 :: v_dual_sub_f32 v21, v21, v49
    v_fma_f32 v59, v17, 0x3fb8aa3b, -v65
    v_rndne_f32_e32 v63, v65
    v_dual_mul_f32 v64, 0x3fb8aa3b, v19 :: v_dual_fmac_f32 v33, v1, v34
    v_cndmask_b32_e64 v3, v3, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v5, v5, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v7
    v_ldexp_f32 v7, v54, v53
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v9
    v_cvt_i32_f32_e32 v34, v61
    v_exp_f32_e32 v53, v56
    v_dual_add_f32 v54, v57, v58 :: v_dual_mul_f32 v61, 0x3fb8aa3b, v21
    v_fma_f32 v56, v17, 0x32a5705f, v59
    v_sub_f32_e32 v57, v65, v63
    v_fma_f32 v58, v19, 0x3fb8aa3b, -v64
    v_rndne_f32_e32 v59, v64
    v_sub_f32_e32 v23, v23, v49
    s_waitcnt lgkmcnt(6)
    v_fma_f32 v33, v35, v3, v33
    v_cndmask_b32_e64 v5, v5, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v7, v7, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v9
    v_ldexp_f32 v9, v55, v34
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v11
    v_cvt_i32_f32_e32 v34, v62
    v_exp_f32_e32 v35, v54
    v_dual_add_f32 v54, v56, v57 :: v_dual_fmamk_f32 v55, v19, 0x32a5705f, v58
    v_dual_sub_f32 v56, v64, v59 :: v_dual_fmac_f32 v33, v5, v36
    v_fma_f32 v57, v21, 0x3fb8aa3b, -v61
    v_rndne_f32_e32 v58, v61
    v_mul_f32_e32 v62, 0x3fb8aa3b, v23
    v_sub_f32_e32 v25, v25, v49
    v_cndmask_b32_e64 v7, v7, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v9, v9, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v11
    v_ldexp_f32 v11, v53, v34
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v13
    v_cvt_i32_f32_e32 v34, v60
    v_exp_f32_e32 v36, v54
    v_dual_add_f32 v53, v56, v55 :: v_dual_fmamk_f32 v54, v21, 0x32a5705f, v57
    v_dual_sub_f32 v55, v61, v58 :: v_dual_mul_f32 v60, 0x3fb8aa3b, v25
    v_fma_f32 v56, v23, 0x3fb8aa3b, -v62
    v_rndne_f32_e32 v57, v62
    v_sub_f32_e32 v27, v27, v49
    v_fma_f32 v2, v2, v50, 0
    s_waitcnt lgkmcnt(5)
    v_fma_f32 v33, v37, v7, v33
    v_cndmask_b32_e64 v9, v9, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v11, v11, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v13
    v_ldexp_f32 v13, v35, v34
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v15
    v_cvt_i32_f32_e32 v34, v63
    v_exp_f32_e32 v35, v53
    v_dual_add_f32 v37, v54, v55 :: v_dual_fmamk_f32 v50, v23, 0x32a5705f, v56
    v_dual_subrev_f32 v53, v57, v62 :: v_dual_mul_f32 v56, 0x3fb8aa3b, v27
    v_fma_f32 v54, v25, 0x3fb8aa3b, -v60
    v_rndne_f32_e32 v55, v60
    v_sub_f32_e32 v29, v29, v49
    v_fma_f32 v1, v4, v1, v2
    v_fma_f32 v2, v38, v9, v33
    v_cndmask_b32_e64 v4, v11, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v11, v13, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v15
    v_ldexp_f32 v13, v36, v34
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v17
    v_cvt_i32_f32_e32 v15, v59
    v_exp_f32_e32 v33, v37
    v_dual_add_f32 v34, v53, v50 :: v_dual_sub_f32 v37, v60, v55
    v_dual_fmamk_f32 v36, v25, 0x32a5705f, v54 :: v_dual_fmac_f32 v1, v6, v3
    v_fma_f32 v38, v27, 0x3fb8aa3b, -v56
    v_rndne_f32_e32 v50, v56
    v_mul_f32_e32 v53, 0x3fb8aa3b, v29
    v_sub_f32_e32 v31, v31, v49
    s_waitcnt lgkmcnt(4)
    v_fma_f32 v2, v39, v4, v2
    v_cndmask_b32_e64 v3, v11, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v6, v13, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v17
    v_ldexp_f32 v11, v35, v15
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v19
    v_cvt_i32_f32_e32 v13, v58
    v_exp_f32_e32 v15, v34
    v_dual_add_f32 v17, v36, v37 :: v_dual_fmamk_f32 v34, v27, 0x32a5705f, v38
    v_dual_sub_f32 v35, v56, v50 :: v_dual_mul_f32 v38, 0x3fb8aa3b, v31
    v_fma_f32 v36, v29, 0x3fb8aa3b, -v53
    v_rndne_f32_e32 v37, v53
    v_dual_fmac_f32 v1, v8, v5 :: v_dual_fmac_f32 v2, v3, v40
    v_cndmask_b32_e64 v5, v6, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v6, v11, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v19
    v_ldexp_f32 v8, v33, v13
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v21
    v_cvt_i32_f32_e32 v11, v57
    v_exp_f32_e32 v13, v17
    v_add_f32_e32 v17, v35, v34
    v_fma_f32 v19, v29, 0x32a5705f, v36
    v_sub_f32_e32 v33, v53, v37
    v_fma_f32 v34, v31, 0x3fb8aa3b, -v38
    v_rndne_f32_e32 v35, v38
    v_fma_f32 v1, v10, v7, v1
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v2, v41, v5, v2
    v_cndmask_b32_e64 v6, v6, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v7, v8, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v21
    v_ldexp_f32 v8, v15, v11
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v23
    v_cvt_i32_f32_e32 v10, v55
    v_exp_f32_e32 v11, v17
    v_dual_add_f32 v15, v33, v19 :: v_dual_fmac_f32 v2, v42, v6
    v_fma_f32 v17, v31, 0x32a5705f, v34
    v_sub_f32_e32 v19, v38, v35
    v_fma_f32 v1, v12, v9, v1
    v_cndmask_b32_e64 v7, v7, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v8, v8, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v23
    v_ldexp_f32 v9, v13, v10
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v25
    v_cvt_i32_f32_e32 v10, v50
    v_exp_f32_e32 v12, v15
    v_add_f32_e32 v13, v19, v17
    v_fma_f32 v1, v14, v4, v1
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v2, v43, v7, v2
    v_cndmask_b32_e64 v4, v8, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v8, v9, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v25
    v_ldexp_f32 v9, v11, v10
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v27
    v_cvt_i32_f32_e32 v10, v37
    v_exp_f32_e32 v11, v13
    v_fma_f32 v1, v16, v3, v1
    v_fma_f32 v2, v44, v4, v2
    v_cndmask_b32_e64 v3, v8, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v8, v9, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v27
    v_ldexp_f32 v9, v12, v10
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v29
    v_cvt_i32_f32_e32 v10, v35
    v_fma_f32 v1, v18, v5, v1
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v2, v45, v3, v2
    v_cndmask_b32_e64 v5, v8, 0x7f800000, vcc_lo
    v_cndmask_b32_e64 v8, v9, 0, s3
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v29
    v_ldexp_f32 v9, v11, v10
    v_cmp_gt_f32_e64 s3, 0xc2d00000, v31
    v_fma_f32 v1, v20, v6, v1
    v_fma_f32 v2, v46, v5, v2
    v_cndmask_b32_e64 v6, v8, 0x7f800000, vcc_lo
    v_cmp_lt_f32_e64 s2, 0x42b17218, v31
    v_cndmask_b32_e64 v8, v9, 0, s3
    v_fma_f32 v1, v22, v7, v1
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v2, v47, v6, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v7, v8, 0x7f800000, s2
    v_fma_f32 v1, v24, v4, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v2, v48, v7 :: v_dual_fmac_f32 v1, v3, v26
    v_fma_f32 v1, v28, v5, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v30, v6, v1
    v_fma_f32 v50, v32, v7, v1
    buffer_store_b32 v2, v52, s[52:55], 0 idxen
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L59
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v1, 3, v51
    buffer_store_b64 v[49:50], v1, s[64:67], 0 offen
    s_mov_b32 exec_lo, s0
L59:
    v_add_nc_u32_e32 v0, 0x200, v0
L60:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, 0x80, v0
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc1 L58
    s_endpgm
