; 102 VGPRs, 83 SGPRs, 8832 bytes of LDS, 0 of scratch, 3766 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x90
    s_load_b128 s[28:31], s[0:1], 0xa8
    s_load_b128 s[32:35], s[0:1], 0x78
    s_load_b128 s[36:39], s[0:1], 0xc0
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
    v_mbcnt_lo_u32_b32 v57, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s27, 0x31016000
    s_mov_b32 s31, 0x31016000
    s_mov_b32 s63, 0x11016000
    s_mov_b32 s59, 0x11016000
    v_dual_mov_b32 v1, v0 :: v_dual_and_b32 v58, 15, v57
    v_and_b32_e32 v59, 1, v57
    v_lshlrev_b32_e32 v5, 3, v57
    s_lshr_b32 s75, s13, 1
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v60, 3, v58
    v_lshlrev_b32_e32 v2, 4, v58
    s_mov_b32 s76, 0xb9500bee
    v_lshrrev_b32_e32 v1, 5, v1
    v_xor_b32_e32 v61, 64, v60
    s_mov_b32 s77, 0xbab6061a
    s_mov_b32 s78, 0xfedcba98
    s_mov_b32 s11, 0x31016000
    v_readfirstlane_b32 s79, v1
    v_lshlrev_b32_e32 v6, 1, v61
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s35, 0x31016000
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s43, 0x31016000
    s_mov_b32 s47, 0x31016000
    s_mov_b32 s51, 0x31016000
    s_mov_b32 s55, 0x11016000
    s_mov_b32 s67, 0x31016000
    v_lshlrev_b32_e32 v62, 2, v57
    s_mov_b32 s80, s6
    s_lshl_b32 s10, s10, 1
    v_cmp_gt_u32_e64 s81, s80, v57
    s_lshl_b32 s26, s26, 1
    s_lshl_b32 s30, s30, 2
    buffer_load_b128 v[1:4], v2, s[24:27], 0 offen
    s_mov_b32 s82, s58
    s_or_b32 s61, s61, 0x40000
    s_max_u32 s0, s82, 1
    s_or_b32 s57, s57, 0x40000
    s_add_u32 s0, s0, -1
    buffer_load_b32 v35, v59, s[60:63], 0 idxen
    buffer_load_b64 v[33:34], v5, s[28:31], 0 offen
    v_min_u32_e32 v9, s0, v57
    buffer_load_b128 v[5:8], v6, s[24:27], 0 offen
    buffer_load_b32 v63, v9, s[56:59], 0 idxen
    v_cvt_f32_u32_e32 v9, s15
    s_sub_u32 s24, 0, s15
    s_cmp_eq_u32 s15, 0
    s_cselect_b32 s25, exec_lo, 0
    s_mov_b32 s26, s34
    v_rcp_f32_e32 v9, v9
    s_lshl_b32 s6, s6, 2
    s_lshl_b32 s18, s18, 2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v9, 0x4f7ffffa, v9
    s_lshl_b32 s22, s22, 1
    s_lshl_b32 s34, s34, 1
    s_mov_b32 s0, s36
    s_mov_b32 s1, s37
    v_cvt_u32_f32_e32 v9, v9
    s_lshl_b32 s2, s38, 2
    s_lshl_b32 s42, s42, 2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v10, s24, v9
    s_lshl_b32 s46, s46, 2
    s_lshl_b32 s50, s50, 2
    v_mul_hi_u32 v10, v9, v10
    s_or_b32 s53, s53, 0x40000
    s_lshl_b32 s66, s66, 2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v36, v9, v10
    v_mul_hi_u32 v9, s14, v36
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v10, v9, s15
    v_sub_nc_u32_e32 v10, s14, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e32 vcc_lo, s15, v10
    v_subrev_nc_u32_e32 v11, s15, v10
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e32 vcc_lo, s15, v10
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, v9, 0, s25
    v_readfirstlane_b32 s24, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_f32_u32_e32 v9, s24
    v_rcp_f32_e32 v9, v9
    s_sub_u32 s27, 0, s24
    s_cmp_eq_u32 s24, 0
    s_cselect_b32 s28, exec_lo, 0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v9, 0x4f7ffffa, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_u32_f32_e32 v9, v9
    v_mul_lo_u32 v10, s27, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v10, v9, v10
    v_add_nc_u32_e32 v9, v9, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v9, s75, v9
    v_mul_lo_u32 v10, v9, s24
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v10, s75, v10
    v_cmp_le_u32_e32 vcc_lo, s24, v10
    v_subrev_nc_u32_e32 v11, s24, v10
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s24, v10
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    v_cndmask_b32_e64 v9, v9, 0, s28
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s24, v9
    s_and_b32 s27, exec_lo, s81
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s27
    buffer_load_b32 v9, v62, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L0:
    v_add_nc_u32_e32 v10, 32, v57
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s27, s80, v10
    s_and_b32 s28, exec_lo, s27
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s28
    buffer_load_b32 v10, v62, s[4:7], 0 offen offset:128
    s_mov_b32 exec_lo, s12
L1:
    v_add_nc_u32_e32 v11, 64, v57
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s28, s80, v11
    s_and_b32 s29, exec_lo, s28
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s29
    buffer_load_b32 v11, v62, s[4:7], 0 offen offset:256
    s_mov_b32 exec_lo, s12
L2:
    v_add_nc_u32_e32 v12, 0x60, v57
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s29, s80, v12
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s30
    buffer_load_b32 v12, v62, s[4:7], 0 offen offset:384
    s_mov_b32 exec_lo, s12
L3:
    v_cvt_f32_u32_e32 v13, s74
    s_sub_u32 s30, 0, s74
    s_lshl_b32 s31, s15, 8
    s_cmp_eq_u32 s74, 0
    s_cselect_b32 s36, exec_lo, 0
    v_rcp_f32_e32 v13, v13
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v9, 0, v9, s81
    v_cndmask_b32_e64 v10, 0, v10, s27
    s_lshl_b32 s14, s14, 7
    s_lshl_b32 s27, s79, 2
    v_cndmask_b32_e64 v11, 0, v11, s28
    v_dual_add_f32 v9, 0, v9 :: v_dual_mov_b32 v40, 0
    s_waitcnt_depctr 0xfff
    v_dual_mul_f32 v13, 0x4f7ffffa, v13 :: v_dual_mov_b32 v38, 0
    s_add_u32 s28, s14, s31
    s_add_u32 s37, s13, 1
    v_cndmask_b32_e64 v12, 0, v12, s29
    v_add_f32_e32 v9, v9, v10
    v_cvt_u32_f32_e32 v10, v13
    s_add_u32 s28, s28, -1
    s_lshr_b32 s29, s68, 4
    s_lshr_b32 s38, s68, 9
    v_add_f32_e32 v9, v9, v11
    v_mul_lo_u32 v11, s30, v10
    s_and_b32 s30, s13, 1
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_add_f32_e32 v37, v9, v12
    s_lshl_b32 s38, s38, 5
    v_mov_b32_e32 v41, 0
    v_mov_b32_e32 v39, 0
    s_mov_b32 s60, 0
    v_mul_hi_u32 v9, v10, v11
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v9, v10, v9
    v_mul_hi_u32 v9, s31, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v10, v9, s74
    v_sub_nc_u32_e32 v10, s31, v10
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
    v_cndmask_b32_e64 v9, v9, 0, s36
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v10, v10, 0, s36
    v_readfirstlane_b32 s36, v9
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_readfirstlane_b32 s61, v10
    s_cmp_eq_u32 s61, 0
    s_cselect_b32 s61, 0, 1
    s_add_u32 s36, s36, s61
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s37, s37, s36
    s_mul_i32 s13, s13, s36
    s_min_u32 s31, s37, s31
    s_add_u32 s13, s14, s13
    s_add_u32 s14, s14, s31
    s_add_u32 s13, s13, s27
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s31, s13, s28
    s_add_u32 s36, s13, 1
    s_add_u32 s37, s13, 2
    s_add_u32 s61, s13, 3
    s_min_u32 s36, s36, s28
    s_min_u32 s37, s37, s28
    s_min_u32 s61, s61, s28
    s_mul_i32 s31, s31, s29
    s_mul_i32 s36, s36, s29
    s_mul_i32 s37, s37, s29
    s_mul_i32 s61, s61, s29
    s_branch L5
L4:
    v_add_nc_u32_e32 v9, s60, v57
    s_add_u32 s60, s60, 32
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v21, 5, v9
    v_add_nc_u32_e32 v10, s31, v9
    v_add_nc_u32_e32 v11, s36, v9
    v_add_nc_u32_e32 v12, s37, v9
    v_add_nc_u32_e32 v9, s61, v9
    v_lshlrev_b32_e32 v13, 4, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v17, 4, v11
    v_lshlrev_b32_e32 v25, 4, v12
    s_delay_alu instid0(VALU_DEP_4)
    v_lshlrev_b32_e32 v29, 4, v9
    v_and_b32_e32 v42, -2, v10
    v_and_b32_e32 v43, -2, v11
    v_and_b32_e32 v44, -2, v12
    v_and_b32_e32 v45, -2, v9
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
    v_fma_f32 v11, v19, v9, v41
    v_fma_f32 v12, v12, v24, v13
    v_fma_f32 v13, v22, v9, v40
    v_fma_f32 v14, v14, v24, v15
    v_fma_f32 v15, v23, v9, v39
    v_fma_f32 v16, v16, v24, v17
    v_fma_f32 v9, v30, v9, v38
    v_fma_f32 v41, v25, v10, v11
    v_fma_f32 v40, v26, v12, v13
    v_fma_f32 v39, v27, v14, v15
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v38, v29, v16, v9
L5:
    s_cmp_lt_u32 s60, s38
    s_cbranch_scc1 L4
    v_add_nc_u32_e32 v64, s38, v57
    s_delay_alu instid0(VALU_DEP_1)
    v_mov_b32_e32 v42, v64
    s_branch L7
L6:
    s_mov_b32 exec_lo, s60
    v_lshlrev_b32_e32 v21, 5, v42
    v_add_nc_u32_e32 v9, s31, v42
    v_add_nc_u32_e32 v10, s36, v42
    v_add_nc_u32_e32 v11, s37, v42
    v_add_nc_u32_e32 v12, s61, v42
    v_add_nc_u32_e64 v42, v42, 32 clamp
    v_lshlrev_b32_e32 v13, 4, v9
    v_lshlrev_b32_e32 v17, 4, v10
    v_lshlrev_b32_e32 v25, 4, v11
    v_lshlrev_b32_e32 v29, 4, v12
    v_and_b32_e32 v43, -2, v9
    v_and_b32_e32 v44, -2, v10
    v_and_b32_e32 v45, -2, v11
    v_and_b32_e32 v46, -2, v12
    buffer_load_b128 v[9:12], v21, s[8:11], 0 offen
    buffer_load_b128 v[13:16], v13, s[16:19], 0 offen
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen offset:16
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    buffer_load_u16 v43, v43, s[20:23], 0 offen
    buffer_load_u16 v44, v44, s[20:23], 0 offen
    buffer_load_u16 v45, v45, s[20:23], 0 offen
    buffer_load_u16 v46, v46, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v47, 16, v9
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v48, v13
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v49, v17
    v_and_b32_e32 v9, 0xffff0000, v9
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v50, v25
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v51, v29
    v_cvt_f32_ubyte1_e32 v52, v13
    v_fma_f32 v48, v48, v47, 0
    v_cvt_f32_ubyte1_e32 v53, v17
    v_fma_f32 v49, v49, v47, 0
    v_cvt_f32_ubyte1_e32 v54, v25
    v_fma_f32 v50, v50, v47, 0
    v_cvt_f32_ubyte1_e32 v55, v29
    v_fma_f32 v51, v51, v47, 0
    v_lshlrev_b32_e32 v56, 16, v10
    v_cvt_f32_ubyte2_e32 v65, v13
    v_fma_f32 v48, v52, v9, v48
    v_cvt_f32_ubyte2_e32 v52, v17
    v_dual_fmac_f32 v49, v53, v9 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_cvt_f32_ubyte2_e32 v53, v25
    v_fma_f32 v50, v54, v9, v50
    v_cvt_f32_ubyte2_e32 v54, v29
    v_fma_f32 v51, v55, v9, v51
    v_cvt_f32_ubyte3_e32 v13, v13
    v_fma_f32 v48, v65, v56, v48
    v_cvt_f32_ubyte3_e32 v17, v17
    v_dual_fmac_f32 v49, v52, v56 :: v_dual_lshlrev_b32 v52, 16, v11
    v_cvt_f32_ubyte3_e32 v25, v25
    v_dual_fmac_f32 v50, v53, v56 :: v_dual_and_b32 v11, 0xffff0000, v11
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v51, v54, v56, v51
    v_cvt_f32_ubyte0_e32 v53, v14
    v_fma_f32 v13, v13, v10, v48
    v_cvt_f32_ubyte0_e32 v48, v18
    v_fma_f32 v17, v17, v10, v49
    v_cvt_f32_ubyte0_e32 v49, v26
    v_fma_f32 v25, v25, v10, v50
    v_cvt_f32_ubyte0_e32 v50, v30
    v_fma_f32 v29, v29, v10, v51
    v_cvt_f32_ubyte1_e32 v51, v14
    v_fma_f32 v13, v53, v52, v13
    v_cvt_f32_ubyte1_e32 v53, v18
    v_fma_f32 v17, v48, v52, v17
    v_cvt_f32_ubyte1_e32 v48, v26
    v_fma_f32 v25, v49, v52, v25
    v_cvt_f32_ubyte1_e32 v49, v30
    v_fma_f32 v29, v50, v52, v29
    v_dual_fmac_f32 v13, v51, v11 :: v_dual_lshlrev_b32 v50, 16, v12
    v_cvt_f32_ubyte2_e32 v54, v14
    v_cvt_f32_ubyte2_e32 v51, v18
    v_dual_fmac_f32 v17, v53, v11 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte2_e32 v53, v26
    v_fma_f32 v25, v48, v11, v25
    v_cvt_f32_ubyte2_e32 v48, v30
    v_fma_f32 v29, v49, v11, v29
    v_cvt_f32_ubyte3_e32 v14, v14
    v_fma_f32 v13, v54, v50, v13
    v_cvt_f32_ubyte3_e32 v18, v18
    v_fma_f32 v17, v51, v50, v17
    v_cvt_f32_ubyte3_e32 v26, v26
    v_fma_f32 v25, v53, v50, v25
    v_cvt_f32_ubyte3_e32 v30, v30
    v_dual_fmac_f32 v29, v48, v50 :: v_dual_lshlrev_b32 v48, 16, v21
    v_cvt_f32_ubyte0_e32 v49, v15
    v_fma_f32 v13, v14, v12, v13
    v_cvt_f32_ubyte0_e32 v14, v19
    v_fma_f32 v17, v18, v12, v17
    v_cvt_f32_ubyte0_e32 v18, v27
    v_fma_f32 v25, v26, v12, v25
    v_cvt_f32_ubyte0_e32 v26, v31
    v_fma_f32 v29, v30, v12, v29
    v_and_b32_e32 v21, 0xffff0000, v21
    v_cvt_f32_ubyte1_e32 v30, v15
    v_fma_f32 v13, v49, v48, v13
    v_cvt_f32_ubyte1_e32 v49, v19
    v_fma_f32 v14, v14, v48, v17
    v_cvt_f32_ubyte1_e32 v17, v27
    v_fma_f32 v18, v18, v48, v25
    v_cvt_f32_ubyte1_e32 v25, v31
    v_fma_f32 v26, v26, v48, v29
    v_lshlrev_b32_e32 v29, 16, v22
    v_cvt_f32_ubyte2_e32 v51, v15
    v_dual_fmac_f32 v13, v30, v21 :: v_dual_and_b32 v22, 0xffff0000, v22
    v_cvt_f32_ubyte2_e32 v30, v19
    v_dual_fmac_f32 v14, v49, v21 :: v_dual_lshlrev_b32 v53, 16, v24
    v_cvt_f32_ubyte2_e32 v49, v27
    v_fma_f32 v17, v17, v21, v18
    v_cvt_f32_ubyte2_e32 v18, v31
    v_fma_f32 v25, v25, v21, v26
    v_lshlrev_b32_e32 v26, 16, v23
    v_dual_fmac_f32 v14, v29, v30 :: v_dual_and_b32 v23, 0xffff0000, v23
    v_dual_fmac_f32 v13, v51, v29 :: v_dual_and_b32 v24, 0xffff0000, v24
    v_cvt_f32_ubyte3_e32 v15, v15
    v_cvt_f32_ubyte3_e32 v19, v19
    v_cvt_f32_ubyte3_e32 v27, v27
    v_dual_fmac_f32 v17, v49, v29 :: v_dual_add_f32 v10, v10, v22
    v_cvt_f32_ubyte3_e32 v30, v31
    v_fma_f32 v18, v18, v29, v25
    v_add_f32_e32 v25, v47, v48
    v_dual_add_f32 v9, v9, v21 :: v_dual_add_f32 v12, v12, v24
    v_dual_add_f32 v21, v56, v29 :: v_dual_fmac_f32 v14, v19, v22
    v_add_f32_e32 v29, v52, v26
    v_add_f32_e32 v11, v11, v23
    v_add_f32_e32 v31, v50, v53
    v_cvt_f32_ubyte0_e32 v47, v16
    v_fma_f32 v13, v15, v22, v13
    v_cvt_f32_ubyte0_e32 v15, v20
    v_cvt_f32_ubyte0_e32 v19, v28
    v_fma_f32 v17, v27, v22, v17
    v_cvt_f32_ubyte0_e32 v27, v32
    v_dual_fmac_f32 v18, v30, v22 :: v_dual_add_f32 v9, v9, v11
    v_add_f32_e32 v22, v25, v29
    v_dual_add_f32 v11, v21, v31 :: v_dual_add_f32 v10, v10, v12
    v_cvt_f32_ubyte1_e32 v12, v16
    v_dual_fmac_f32 v13, v47, v26 :: v_dual_fmac_f32 v14, v26, v15
    v_cvt_f32_ubyte1_e32 v21, v20
    v_cvt_f32_ubyte1_e32 v15, v28
    v_dual_fmac_f32 v17, v19, v26 :: v_dual_fmac_f32 v18, v26, v27
    v_cvt_f32_ubyte1_e32 v19, v32
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v25, v43.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v26, v44.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v27, v45.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v29, v46.l
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
    v_fma_f32 v10, v10, v53, v12
    v_cvt_f32_ubyte3_e32 v12, v20
    v_fma_f32 v13, v13, v53, v14
    v_cvt_f32_ubyte3_e32 v14, v28
    v_fma_f32 v15, v21, v53, v15
    v_cvt_f32_ubyte3_e32 v16, v32
    v_fma_f32 v17, v17, v53, v18
    v_fma_f32 v10, v11, v24, v10
    v_fma_f32 v11, v19, v9, v41
    v_fma_f32 v12, v12, v24, v13
    v_fma_f32 v13, v22, v9, v40
    v_fma_f32 v14, v14, v24, v15
    v_fma_f32 v15, v23, v9, v39
    v_fma_f32 v16, v16, v24, v17
    v_fma_f32 v9, v30, v9, v38
    v_fma_f32 v41, v25, v10, v11
    v_fma_f32 v40, v26, v12, v13
    v_fma_f32 v39, v27, v14, v15
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v38, v29, v16, v9
L7:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s29, v42
    s_and_b32 s60, exec_lo, vcc_lo
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v9, v41, v41 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v40, v40 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v39, v39 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v38, v38 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s31, 0, v57
    v_add_f32_dpp v9, v9, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v12, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s36, 1, v57
    v_add_f32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v11 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v12, v12 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s37, 2, v57
    v_add_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v11, v11 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v12, v12 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s60, 3, v57
    v_permlanex16_b32 v13, v9, 0x76543210, s78
    v_permlanex16_b32 v14, v10, 0x76543210, s78
    v_permlanex16_b32 v15, v11, 0x76543210, s78
    v_permlanex16_b32 v16, v12, 0x76543210, s78
    v_add_nc_u32_e32 v17, 0x80, v57
    v_add_f32_e32 v9, v13, v9
    v_add_f32_e32 v10, v14, v10
    v_add_f32_e32 v11, v15, v11
    v_add_f32_e32 v12, v16, v12
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, 0, v9, s31
    v_cndmask_b32_e64 v9, v9, v10, s36
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, v9, v11, s37
    v_cndmask_b32_e64 v9, v9, v12, s60
    s_branch L9
L8:
    s_mov_b32 exec_lo, s61
    v_lshlrev_b32_e32 v10, 2, v17
    buffer_load_b32 v10, v10, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v37, v37, v10
    v_add_nc_u32_e64 v17, v17, 32 clamp
L9:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s80, v17
    s_and_b32 s61, exec_lo, vcc_lo
    s_cbranch_scc1 L8
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v10, v37, v37 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s4, 4, v57
    s_cmp_gt_u32 s26, 0
    s_cselect_b32 s5, exec_lo, 0
    v_add_f32_dpp v10, v10, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v10, v10, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v10, v10 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s5, s5, s4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v11, v10, 0x76543210, s78
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
    v_cndmask_b32_e32 v65, v10, v11, vcc_lo
    v_mul_f32_e32 v9, v9, v65
    s_and_b32 s6, exec_lo, s5
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s6
    v_add_nc_u32_e32 v10, s13, v57
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v10, s28, v10
    v_lshlrev_b32_e32 v10, 1, v10
    buffer_load_u16 v10, v10, s[32:35], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v10, v9, v10
    s_mov_b32 exec_lo, s12
L10:
    v_add_nc_u32_e32 v11, s13, v57
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
    s_add_u32 s26, s7, 2
    s_add_u32 s61, s7, 3
    s_min_u32 s13, s13, s28
    s_min_u32 s26, s26, s28
    s_min_u32 s61, s61, s28
    s_mul_i32 s62, s7, s29
    s_mul_i32 s13, s13, s29
    s_mul_i32 s26, s26, s29
    s_mul_i32 s61, s61, s29
    v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v39, 0
    v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v37, 0
    s_mov_b32 s63, 0
    s_branch L14
L13:
    v_add_nc_u32_e32 v9, s63, v57
    s_add_u32 s63, s63, 32
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v21, 5, v9
    v_add_nc_u32_e32 v10, s62, v9
    v_add_nc_u32_e32 v11, s13, v9
    v_add_nc_u32_e32 v12, s26, v9
    v_add_nc_u32_e32 v9, s61, v9
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
L14:
    s_cmp_lt_u32 s63, s38
    s_cbranch_scc1 L13
    v_mov_b32_e32 v41, v64
    s_branch L16
L15:
    s_mov_b32 exec_lo, s63
    v_lshlrev_b32_e32 v21, 5, v41
    v_add_nc_u32_e32 v9, s62, v41
    v_add_nc_u32_e32 v10, s13, v41
    v_add_nc_u32_e32 v11, s26, v41
    v_add_nc_u32_e32 v12, s61, v41
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
L16:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s29, v41
    s_and_b32 s63, exec_lo, vcc_lo
    s_cbranch_scc1 L15
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v9, v40, v40 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v39, v39 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v38, v38 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v37, v37 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
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
    v_permlanex16_b32 v13, v9, 0x76543210, s78
    v_permlanex16_b32 v14, v10, 0x76543210, s78
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v15, v11, 0x76543210, s78
    v_permlanex16_b32 v16, v12, 0x76543210, s78
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v9, v13, v9
    v_add_f32_e32 v10, v14, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v11, v15, v11
    v_add_f32_e32 v12, v16, v12
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, 0, v9, s31
    v_cndmask_b32_e64 v9, v9, v10, s36
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, v9, v11, s37
    v_cndmask_b32_e64 v9, v9, v12, s60
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v9, v9, v65
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s6
    v_add_nc_u32_e32 v10, s7, v57
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v10, s28, v10
    v_lshlrev_b32_e32 v10, 1, v10
    buffer_load_u16 v10, v10, s[32:35], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v10, v9, v10
    s_mov_b32 exec_lo, s12
L17:
    v_add_nc_u32_e32 v11, s7, v57
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
    s_lshl_b32 s7, s75, 7
    v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v39, 0
    v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v37, 0
    s_mov_b32 s13, 0
    s_add_u32 s14, s7, s27
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s26, s14, s29
    s_add_u32 s28, s14, 1
    s_add_u32 s61, s14, 2
    s_add_u32 s62, s14, 3
    s_mul_i32 s28, s28, s29
    s_mul_i32 s61, s61, s29
    s_mul_i32 s62, s62, s29
    s_branch L21
L20:
    v_add_nc_u32_e32 v9, s13, v57
    s_add_u32 s13, s13, 32
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v21, 5, v9
    v_add_nc_u32_e32 v10, s26, v9
    v_add_nc_u32_e32 v11, s28, v9
    v_add_nc_u32_e32 v12, s61, v9
    v_add_nc_u32_e32 v9, s62, v9
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
L21:
    s_cmp_lt_u32 s13, s38
    s_cbranch_scc1 L20
    v_mov_b32_e32 v41, v64
    s_branch L23
L22:
    s_mov_b32 exec_lo, s13
    v_lshlrev_b32_e32 v21, 5, v41
    v_add_nc_u32_e32 v9, s26, v41
    v_add_nc_u32_e32 v10, s28, v41
    v_add_nc_u32_e32 v11, s61, v41
    v_add_nc_u32_e32 v12, s62, v41
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
L23:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s29, v41
    s_and_b32 s13, exec_lo, vcc_lo
    s_cbranch_scc1 L22
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v9, v40, v40 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v39, v39 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v38, v38 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v37, v37 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
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
    v_permlanex16_b32 v13, v9, 0x76543210, s78
    v_permlanex16_b32 v14, v10, 0x76543210, s78
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v15, v11, 0x76543210, s78
    v_permlanex16_b32 v16, v12, 0x76543210, s78
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v9, v13, v9
    v_add_f32_e32 v10, v14, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v11, v15, v11
    v_add_f32_e32 v12, v16, v12
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, 0, v9, s31
    v_cndmask_b32_e64 v9, v9, v10, s36
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v9, v9, v11, s37
    v_cndmask_b32_e64 v9, v9, v12, s60
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v9, v9, v65
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s6
    v_add_lshl_u32 v10, s14, v57, 1
    buffer_load_u16 v10, v10, s[32:35], 0 offen
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
    v_add_lshl_u32 v10, s27, v57, 2
    ds_store_b32 v10, v9 offset:8320
    s_mov_b32 exec_lo, s12
L25:
    v_readlane_b32 s13, v35, 0
    v_mul_hi_u32 v9, s39, v36
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_cvt_f32_u32_e32 v10, s13
    v_and_b32_e32 v11, 63, v60
    v_cmp_gt_u32_e32 vcc_lo, 64, v60
    v_mul_lo_u32 v12, v9, s15
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v13, v10, v33
    v_mul_f32_e32 v10, v10, v34
    v_lshrrev_b32_e32 v18, 1, v11
    v_cndmask_b32_e64 v16, -1.0, 1.0, vcc_lo
    v_sub_nc_u32_e32 v11, s39, v12
    v_mul_f32_e32 v12, 0x3f22f983, v13
    v_mul_f32_e32 v14, 0x3f22f983, v10
    s_add_u32 s26, s13, 1
    v_lshlrev_b32_e32 v15, 2, v18
    v_cmp_le_u32_e32 vcc_lo, s15, v11
    v_rndne_f32_e32 v12, v12
    v_rndne_f32_e32 v14, v14
    v_subrev_nc_u32_e32 v17, s15, v11
    s_min_u32 s39, s26, s72
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    v_fma_f32 v13, -v12, 0x3fc90fdb, v13
    v_fma_f32 v10, -v14, 0x3fc90fdb, v10
    v_cndmask_b32_e32 v11, v11, v17, vcc_lo
    v_cvt_i32_f32_e32 v17, v12
    v_cvt_i32_f32_e32 v19, v14
    v_fma_f32 v13, -v12, 0xb33bbd2e, v13
    v_fma_f32 v10, -v14, 0xb33bbd2e, v10
    v_cmp_le_u32_e32 vcc_lo, s15, v11
    v_and_b32_e32 v11, 1, v17
    v_and_b32_e32 v20, 2, v17
    v_fma_f32 v12, -v12, 0xa6f72ced, v13
    v_fma_f32 v10, -v14, 0xa6f72ced, v10
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    v_cmp_ne_u32_e32 vcc_lo, 0, v11
    v_lshlrev_b32_e32 v11, 30, v20
    v_dual_mul_f32 v13, v12, v12 :: v_dual_add_nc_u32 v20, 1, v19
    v_dual_mul_f32 v14, v10, v10 :: v_dual_add_nc_u32 v17, 1, v17
    v_cndmask_b32_e64 v9, v9, 0, s25
    s_delay_alu instid0(VALU_DEP_3)
    v_fma_f32 v21, 0x3638b88d, v13, s76
    v_fma_f32 v22, 0x37ccf5ce, v13, s77
    v_mul_f32_e32 v23, v13, v12
    v_fma_f32 v24, 0x3638b88d, v14, s76
    v_fma_f32 v25, 0x37ccf5ce, v14, s77
    v_fma_f32 v21, v21, v13, 0x3c088886
    v_fma_f32 v22, v22, v13, 0x3d2aaaa5
    v_readfirstlane_b32 s25, v9
    v_fma_f32 v9, v24, v14, 0x3c088886
    v_fma_f32 v24, v25, v14, 0x3d2aaaa5
    v_fma_f32 v21, v21, v13, 0xbe2aaaaa
    v_fma_f32 v22, v22, v13, -0.5
    v_mul_f32_e32 v25, v14, v10
    v_fma_f32 v9, v9, v14, 0xbe2aaaaa
    v_fma_f32 v24, v24, v14, -0.5
    v_dual_fmac_f32 v12, v21, v23 :: v_dual_and_b32 v23, 1, v20
    v_fma_f32 v13, v22, v13, 1.0
    v_and_b32_e32 v21, 1, v19
    v_and_b32_e32 v22, 1, v17
    s_sub_u32 s39, s26, s39
    s_delay_alu instid0(VALU_DEP_3)
    v_cndmask_b32_e32 v26, v12, v13, vcc_lo
    v_fma_f32 v9, v9, v25, v10
    v_fma_f32 v10, v24, v14, 1.0
    v_cmp_ne_u32_e32 vcc_lo, 0, v21
    v_and_b32_e32 v14, 2, v19
    v_xor_b32_e32 v19, v26, v11
    v_cmp_ne_u32_e64 s61, 0, v22
    v_and_b32_e32 v11, 2, v17
    v_cmp_ne_u32_e64 s62, 0, v23
    v_and_b32_e32 v17, 2, v20
    s_lshr_b32 s63, s39, 3
    v_cndmask_b32_e32 v20, v9, v10, vcc_lo
    v_lshlrev_b32_e32 v14, 30, v14
    s_lshl1_add_u32 s28, s79, s63
    v_cndmask_b32_e64 v12, v12, v13, s61
    v_lshlrev_b32_e32 v11, 30, v11
    v_cndmask_b32_e64 v9, v9, v10, s62
    v_lshlrev_b32_e32 v10, 30, v17
    s_add_u32 s28, s28, s30
    s_add_u32 s25, s25, -1
    v_xor_b32_e32 v17, v20, v14
    s_lshl_b32 s28, s28, 3
    v_xor_b32_e32 v23, v12, v11
    v_xor_b32_e32 v24, v9, v10
    ds_bpermute_b32 v9, v15, v19
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v9, v16, v9 :: v_dual_lshlrev_b32 v10, 2, v18
    ds_bpermute_b32 v10, v10, v17
    v_add_nc_u32_e32 v11, 1, v18
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v20, 31, v11
    v_lshlrev_b32_e32 v11, 2, v20
    s_waitcnt lgkmcnt(0)
    v_mul_f32_e32 v10, v10, v16
    ds_bpermute_b32 v11, v11, v19
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v11, v16, v11 :: v_dual_lshlrev_b32 v12, 2, v20
    ds_bpermute_b32 v12, v12, v17
    v_add_nc_u32_e32 v13, 2, v18
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v22, 31, v13
    v_lshlrev_b32_e32 v13, 2, v22
    s_waitcnt lgkmcnt(0)
    v_mul_f32_e32 v12, v12, v16
    ds_bpermute_b32 v13, v13, v19
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v13, v16, v13 :: v_dual_lshlrev_b32 v14, 2, v22
    ds_bpermute_b32 v14, v14, v17
    v_add_nc_u32_e32 v15, 3, v18
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v14, v14, v16 :: v_dual_and_b32 v25, 31, v15
    v_lshlrev_b32_e32 v15, 2, v25
    ds_bpermute_b32 v15, v15, v19
    v_lshlrev_b32_e32 v19, 2, v25
    s_waitcnt lgkmcnt(0)
    v_mul_f32_e32 v15, v15, v16
    ds_bpermute_b32 v17, v19, v17
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v16, v16, v17 :: v_dual_lshlrev_b32 v19, 2, v18
    ds_bpermute_b32 v17, v19, v23
    v_lshlrev_b32_e32 v18, 2, v18
    ds_bpermute_b32 v18, v18, v24
    v_lshlrev_b32_e32 v19, 2, v20
    ds_bpermute_b32 v19, v19, v23
    v_lshlrev_b32_e32 v20, 2, v20
    ds_bpermute_b32 v20, v20, v24
    v_lshlrev_b32_e32 v21, 2, v22
    ds_bpermute_b32 v21, v21, v23
    v_lshlrev_b32_e32 v22, 2, v22
    ds_bpermute_b32 v22, v22, v24
    v_lshlrev_b32_e32 v26, 2, v25
    ds_bpermute_b32 v23, v26, v23
    v_lshlrev_b32_e32 v25, 2, v25
    ds_bpermute_b32 v24, v25, v24
    v_and_b32_e32 v25, 3, v57
    v_lshrrev_b32_e32 v66, 4, v57
    v_lshrrev_b32_e32 v67, 2, v60
    v_lshrrev_b32_e32 v68, 2, v62
    s_delay_alu instid0(VALU_DEP_3)
    v_lshl_add_u32 v69, v25, 1, v66
    s_cmp_lt_u32 s28, s13
    s_cbranch_scc0 L26
    s_mov_b32 s26, s28
    s_branch L27
L26:
    s_and_b32 s26, s26, 31
L27:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshr_b32 s61, s26, 5
    s_cmp_lt_u32 s61, 32
    s_cbranch_scc0 L28
    s_and_b32 s61, s61, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s61, v63, s61
    s_branch L30
L28:
    s_cmp_lt_u32 s61, s82
    s_cselect_b32 s62, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s62, exec_lo, s62
    s_cbranch_scc0 L29
    s_lshl_b32 s63, s61, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s62, s[56:59], s63
L29:
    s_cmp_lt_u32 s61, s82
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s61, s62, 0
L30:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s61, s61, s25
    s_mul_i32 s61, s61, s15
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s61, s61, s24
    s_cmp_lt_u32 s28, s13
    s_cbranch_scc0 L31
    s_add_u32 s62, s13, -1
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s62, s62, s28
    s_branch L32
L31:
    s_mov_b32 s62, 0
L32:
    s_and_b32 s26, s26, 31
    s_lshl_b32 s61, s61, 6
    v_add_nc_u32_e32 v70, 2, v66
    v_add_nc_u32_e32 v71, 4, v66
    s_add_u32 s26, s61, s26
    v_add_nc_u32_e32 v72, 6, v66
    v_min_u32_e32 v25, s62, v66
    s_lshl_b32 s61, s26, 5
    v_min_u32_e32 v26, s62, v70
    v_min_u32_e32 v27, s62, v71
    v_min_u32_e32 v28, s62, v72
    v_add_nc_u32_e32 v29, s61, v68
    s_min_u32 s63, s62, 1
    s_min_u32 s68, s62, 2
    s_min_u32 s69, s62, 3
    s_min_u32 s72, s62, 4
    s_min_u32 s74, s62, 5
    s_min_u32 s76, s62, 6
    s_min_u32 s77, s62, 7
    v_add_nc_u32_e32 v30, s61, v67
    v_lshlrev_b32_e32 v25, 5, v25
    v_lshlrev_b32_e32 v26, 5, v26
    v_lshlrev_b32_e32 v27, 5, v27
    v_lshlrev_b32_e32 v28, 5, v28
    v_lshl_add_u32 v31, s63, 5, v29
    v_lshl_add_u32 v32, s68, 5, v29
    v_lshl_add_u32 v33, s69, 5, v29
    v_lshl_add_u32 v34, s72, 5, v29
    v_lshl_add_u32 v35, s74, 5, v29
    v_lshl_add_u32 v36, s76, 5, v29
    v_lshl_add_u32 v37, s77, 5, v29
    v_add_lshl_u32 v25, v30, v25, 2
    v_add_lshl_u32 v26, v30, v26, 2
    v_add_lshl_u32 v27, v30, v27, 2
    v_add_lshl_u32 v28, v30, v28, 2
    v_lshl_add_u32 v29, v29, 2, 0x1000
    v_lshl_add_u32 v30, v31, 2, 0x1000
    v_lshl_add_u32 v31, v32, 2, 0x1000
    v_lshl_add_u32 v32, v33, 2, 0x1000
    v_lshl_add_u32 v33, v34, 2, 0x1000
    v_lshl_add_u32 v34, v35, 2, 0x1000
    v_lshl_add_u32 v35, v36, 2, 0x1000
    v_lshl_add_u32 v36, v37, 2, 0x1000
    v_min_u32_e32 v37, s62, v69
    s_add_u32 s61, s14, 64
    s_add_u32 s62, s14, 0x41
    s_add_u32 s63, s14, 0x42
    s_add_u32 s68, s14, 0x43
    buffer_load_b64 v[49:50], v25, s[0:3], 0 offen
    buffer_load_b64 v[51:52], v26, s[0:3], 0 offen
    buffer_load_b64 v[53:54], v27, s[0:3], 0 offen
    buffer_load_b64 v[55:56], v28, s[0:3], 0 offen
    buffer_load_b32 v73, v29, s[0:3], 0 offen
    buffer_load_b32 v74, v30, s[0:3], 0 offen
    buffer_load_b32 v75, v31, s[0:3], 0 offen
    buffer_load_b32 v76, v32, s[0:3], 0 offen
    buffer_load_b32 v77, v33, s[0:3], 0 offen
    buffer_load_b32 v78, v34, s[0:3], 0 offen
    buffer_load_b32 v79, v35, s[0:3], 0 offen
    buffer_load_b32 v80, v36, s[0:3], 0 offen
    v_add_lshl_u32 v25, s26, v37, 2
    s_mul_i32 s26, s61, s29
    s_mul_i32 s61, s62, s29
    s_mul_i32 s62, s63, s29
    s_mul_i32 s63, s68, s29
    v_dual_mov_b32 v84, 0 :: v_dual_mov_b32 v83, 0
    v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v81, 0
    s_mov_b32 s68, 0
    buffer_load_b32 v85, v25, s[40:43], 0 offen
    buffer_load_b32 v86, v25, s[40:43], 0 offen offset:128
    s_branch L34
L33:
    v_add_nc_u32_e32 v25, s68, v57
    s_add_u32 s68, s68, 32
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v37, 5, v25
    v_add_nc_u32_e32 v26, s26, v25
    v_add_nc_u32_e32 v27, s61, v25
    v_add_nc_u32_e32 v28, s62, v25
    v_add_nc_u32_e32 v25, s63, v25
    v_lshlrev_b32_e32 v29, 4, v26
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v33, 4, v27
    v_lshlrev_b32_e32 v41, 4, v28
    s_delay_alu instid0(VALU_DEP_4)
    v_lshlrev_b32_e32 v45, 4, v25
    v_and_b32_e32 v87, -2, v26
    v_and_b32_e32 v88, -2, v27
    v_and_b32_e32 v89, -2, v28
    v_and_b32_e32 v90, -2, v25
    buffer_load_b128 v[25:28], v37, s[8:11], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    buffer_load_b128 v[33:36], v33, s[16:19], 0 offen
    buffer_load_b128 v[37:40], v37, s[8:11], 0 offen offset:16
    buffer_load_b128 v[41:44], v41, s[16:19], 0 offen
    buffer_load_b128 v[45:48], v45, s[16:19], 0 offen
    buffer_load_u16 v87, v87, s[20:23], 0 offen
    buffer_load_u16 v88, v88, s[20:23], 0 offen
    buffer_load_u16 v89, v89, s[20:23], 0 offen
    buffer_load_u16 v90, v90, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v91, 16, v25
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v92, v29
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v93, v33
    v_and_b32_e32 v25, 0xffff0000, v25
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v94, v41
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v95, v45
    v_cvt_f32_ubyte1_e32 v96, v29
    v_fma_f32 v92, v92, v91, 0
    v_cvt_f32_ubyte1_e32 v97, v33
    v_fma_f32 v93, v93, v91, 0
    v_cvt_f32_ubyte1_e32 v98, v41
    v_fma_f32 v94, v94, v91, 0
    v_cvt_f32_ubyte1_e32 v99, v45
    v_fma_f32 v95, v95, v91, 0
    v_lshlrev_b32_e32 v100, 16, v26
    v_cvt_f32_ubyte2_e32 v101, v29
    v_fma_f32 v92, v96, v25, v92
    v_cvt_f32_ubyte2_e32 v96, v33
    v_dual_fmac_f32 v93, v97, v25 :: v_dual_and_b32 v26, 0xffff0000, v26
    v_cvt_f32_ubyte2_e32 v97, v41
    v_fma_f32 v94, v98, v25, v94
    v_cvt_f32_ubyte2_e32 v98, v45
    v_fma_f32 v95, v99, v25, v95
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v92, v101, v100, v92
    v_cvt_f32_ubyte3_e32 v33, v33
    v_dual_fmac_f32 v93, v96, v100 :: v_dual_lshlrev_b32 v96, 16, v27
    v_cvt_f32_ubyte3_e32 v41, v41
    v_dual_fmac_f32 v94, v97, v100 :: v_dual_and_b32 v27, 0xffff0000, v27
    v_cvt_f32_ubyte3_e32 v45, v45
    v_fma_f32 v95, v98, v100, v95
    v_cvt_f32_ubyte0_e32 v97, v30
    v_fma_f32 v29, v29, v26, v92
    v_cvt_f32_ubyte0_e32 v92, v34
    v_fma_f32 v33, v33, v26, v93
    v_cvt_f32_ubyte0_e32 v93, v42
    v_fma_f32 v41, v41, v26, v94
    v_cvt_f32_ubyte0_e32 v94, v46
    v_fma_f32 v45, v45, v26, v95
    v_cvt_f32_ubyte1_e32 v95, v30
    v_fma_f32 v29, v97, v96, v29
    v_cvt_f32_ubyte1_e32 v97, v34
    v_fma_f32 v33, v92, v96, v33
    v_cvt_f32_ubyte1_e32 v92, v42
    v_fma_f32 v41, v93, v96, v41
    v_cvt_f32_ubyte1_e32 v93, v46
    v_fma_f32 v45, v94, v96, v45
    v_dual_fmac_f32 v29, v95, v27 :: v_dual_lshlrev_b32 v94, 16, v28
    v_cvt_f32_ubyte2_e32 v98, v30
    v_cvt_f32_ubyte2_e32 v95, v34
    v_dual_fmac_f32 v33, v97, v27 :: v_dual_and_b32 v28, 0xffff0000, v28
    v_cvt_f32_ubyte2_e32 v97, v42
    v_fma_f32 v41, v92, v27, v41
    v_cvt_f32_ubyte2_e32 v92, v46
    v_fma_f32 v45, v93, v27, v45
    v_cvt_f32_ubyte3_e32 v30, v30
    v_fma_f32 v29, v98, v94, v29
    v_cvt_f32_ubyte3_e32 v34, v34
    v_fma_f32 v33, v95, v94, v33
    v_cvt_f32_ubyte3_e32 v42, v42
    v_fma_f32 v41, v97, v94, v41
    v_cvt_f32_ubyte3_e32 v46, v46
    v_dual_fmac_f32 v45, v92, v94 :: v_dual_lshlrev_b32 v92, 16, v37
    v_cvt_f32_ubyte0_e32 v93, v31
    v_fma_f32 v29, v30, v28, v29
    v_cvt_f32_ubyte0_e32 v30, v35
    v_fma_f32 v33, v34, v28, v33
    v_cvt_f32_ubyte0_e32 v34, v43
    v_fma_f32 v41, v42, v28, v41
    v_cvt_f32_ubyte0_e32 v42, v47
    v_fma_f32 v45, v46, v28, v45
    v_and_b32_e32 v37, 0xffff0000, v37
    v_cvt_f32_ubyte1_e32 v46, v31
    v_fma_f32 v29, v93, v92, v29
    v_cvt_f32_ubyte1_e32 v93, v35
    v_fma_f32 v30, v30, v92, v33
    v_cvt_f32_ubyte1_e32 v33, v43
    v_fma_f32 v34, v34, v92, v41
    v_cvt_f32_ubyte1_e32 v41, v47
    v_fma_f32 v42, v42, v92, v45
    v_lshlrev_b32_e32 v45, 16, v38
    v_cvt_f32_ubyte2_e32 v95, v31
    v_dual_fmac_f32 v29, v46, v37 :: v_dual_and_b32 v38, 0xffff0000, v38
    v_cvt_f32_ubyte2_e32 v46, v35
    v_dual_fmac_f32 v30, v93, v37 :: v_dual_lshlrev_b32 v97, 16, v40
    v_cvt_f32_ubyte2_e32 v93, v43
    v_fma_f32 v33, v33, v37, v34
    v_cvt_f32_ubyte2_e32 v34, v47
    v_fma_f32 v41, v41, v37, v42
    v_lshlrev_b32_e32 v42, 16, v39
    v_dual_fmac_f32 v30, v45, v46 :: v_dual_and_b32 v39, 0xffff0000, v39
    v_dual_fmac_f32 v29, v95, v45 :: v_dual_and_b32 v40, 0xffff0000, v40
    v_cvt_f32_ubyte3_e32 v31, v31
    v_cvt_f32_ubyte3_e32 v35, v35
    v_cvt_f32_ubyte3_e32 v43, v43
    v_dual_fmac_f32 v33, v93, v45 :: v_dual_add_f32 v26, v26, v38
    v_cvt_f32_ubyte3_e32 v46, v47
    v_fma_f32 v34, v34, v45, v41
    v_add_f32_e32 v41, v91, v92
    v_dual_add_f32 v25, v25, v37 :: v_dual_add_f32 v28, v28, v40
    v_dual_add_f32 v37, v100, v45 :: v_dual_fmac_f32 v30, v35, v38
    v_add_f32_e32 v45, v96, v42
    v_add_f32_e32 v27, v27, v39
    v_add_f32_e32 v47, v94, v97
    v_cvt_f32_ubyte0_e32 v91, v32
    v_fma_f32 v29, v31, v38, v29
    v_cvt_f32_ubyte0_e32 v31, v36
    v_cvt_f32_ubyte0_e32 v35, v44
    v_fma_f32 v33, v43, v38, v33
    v_cvt_f32_ubyte0_e32 v43, v48
    v_dual_fmac_f32 v34, v46, v38 :: v_dual_add_f32 v25, v25, v27
    v_add_f32_e32 v38, v41, v45
    v_dual_add_f32 v27, v37, v47 :: v_dual_add_f32 v26, v26, v28
    v_cvt_f32_ubyte1_e32 v28, v32
    v_dual_fmac_f32 v29, v91, v42 :: v_dual_fmac_f32 v30, v42, v31
    v_cvt_f32_ubyte1_e32 v37, v36
    v_cvt_f32_ubyte1_e32 v31, v44
    v_dual_fmac_f32 v33, v35, v42 :: v_dual_fmac_f32 v34, v42, v43
    v_cvt_f32_ubyte1_e32 v35, v48
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v41, v87.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v42, v88.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v43, v89.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v45, v90.l
    v_add_f32_e32 v27, v38, v27
    v_add_f32_e32 v25, v25, v26
    v_cvt_f32_ubyte2_e32 v26, v32
    v_fma_f32 v28, v28, v39, v29
    v_cvt_f32_ubyte2_e32 v29, v36
    v_fma_f32 v30, v37, v39, v30
    v_cvt_f32_ubyte2_e32 v37, v44
    v_fma_f32 v31, v31, v39, v33
    v_cvt_f32_ubyte2_e32 v33, v48
    v_fma_f32 v34, v35, v39, v34
    v_dual_mul_f32 v35, 0xc3000000, v41 :: v_dual_mul_f32 v38, 0xc3000000, v42
    v_mul_f32_e32 v39, 0xc3000000, v43
    v_mul_f32_e32 v46, 0xc3000000, v45
    v_add_f32_e32 v25, v27, v25
    v_cvt_f32_ubyte3_e32 v27, v32
    v_fma_f32 v26, v26, v97, v28
    v_cvt_f32_ubyte3_e32 v28, v36
    v_fma_f32 v29, v29, v97, v30
    v_cvt_f32_ubyte3_e32 v30, v44
    v_fma_f32 v31, v37, v97, v31
    v_cvt_f32_ubyte3_e32 v32, v48
    v_fma_f32 v33, v33, v97, v34
    v_fma_f32 v26, v27, v40, v26
    v_fma_f32 v27, v35, v25, v84
    v_fma_f32 v28, v28, v40, v29
    v_fma_f32 v29, v38, v25, v83
    v_fma_f32 v30, v30, v40, v31
    v_fma_f32 v31, v39, v25, v82
    v_fma_f32 v32, v32, v40, v33
    v_fma_f32 v25, v46, v25, v81
    v_fma_f32 v84, v41, v26, v27
    v_fma_f32 v83, v42, v28, v29
    v_fma_f32 v82, v43, v30, v31
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v81, v45, v32, v25
L34:
    s_cmp_lt_u32 s68, s38
    s_cbranch_scc1 L33
    s_branch L36
L35:
    s_mov_b32 exec_lo, s38
    v_lshlrev_b32_e32 v37, 5, v64
    v_add_nc_u32_e32 v25, s26, v64
    v_add_nc_u32_e32 v26, s61, v64
    v_add_nc_u32_e32 v27, s62, v64
    v_add_nc_u32_e32 v28, s63, v64
    v_add_nc_u32_e64 v64, v64, 32 clamp
    v_lshlrev_b32_e32 v29, 4, v25
    v_lshlrev_b32_e32 v33, 4, v26
    v_lshlrev_b32_e32 v41, 4, v27
    v_lshlrev_b32_e32 v45, 4, v28
    v_and_b32_e32 v87, -2, v25
    v_and_b32_e32 v88, -2, v26
    v_and_b32_e32 v89, -2, v27
    v_and_b32_e32 v90, -2, v28
    buffer_load_b128 v[25:28], v37, s[8:11], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    buffer_load_b128 v[33:36], v33, s[16:19], 0 offen
    buffer_load_b128 v[37:40], v37, s[8:11], 0 offen offset:16
    buffer_load_b128 v[41:44], v41, s[16:19], 0 offen
    buffer_load_b128 v[45:48], v45, s[16:19], 0 offen
    buffer_load_u16 v87, v87, s[20:23], 0 offen
    buffer_load_u16 v88, v88, s[20:23], 0 offen
    buffer_load_u16 v89, v89, s[20:23], 0 offen
    buffer_load_u16 v90, v90, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v91, 16, v25
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v92, v29
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v93, v33
    v_and_b32_e32 v25, 0xffff0000, v25
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v94, v41
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v95, v45
    v_cvt_f32_ubyte1_e32 v96, v29
    v_fma_f32 v92, v92, v91, 0
    v_cvt_f32_ubyte1_e32 v97, v33
    v_fma_f32 v93, v93, v91, 0
    v_cvt_f32_ubyte1_e32 v98, v41
    v_fma_f32 v94, v94, v91, 0
    v_cvt_f32_ubyte1_e32 v99, v45
    v_fma_f32 v95, v95, v91, 0
    v_lshlrev_b32_e32 v100, 16, v26
    v_cvt_f32_ubyte2_e32 v101, v29
    v_fma_f32 v92, v96, v25, v92
    v_cvt_f32_ubyte2_e32 v96, v33
    v_dual_fmac_f32 v93, v97, v25 :: v_dual_and_b32 v26, 0xffff0000, v26
    v_cvt_f32_ubyte2_e32 v97, v41
    v_fma_f32 v94, v98, v25, v94
    v_cvt_f32_ubyte2_e32 v98, v45
    v_fma_f32 v95, v99, v25, v95
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v92, v101, v100, v92
    v_cvt_f32_ubyte3_e32 v33, v33
    v_dual_fmac_f32 v93, v96, v100 :: v_dual_lshlrev_b32 v96, 16, v27
    v_cvt_f32_ubyte3_e32 v41, v41
    v_dual_fmac_f32 v94, v97, v100 :: v_dual_and_b32 v27, 0xffff0000, v27
    v_cvt_f32_ubyte3_e32 v45, v45
    v_fma_f32 v95, v98, v100, v95
    v_cvt_f32_ubyte0_e32 v97, v30
    v_fma_f32 v29, v29, v26, v92
    v_cvt_f32_ubyte0_e32 v92, v34
    v_fma_f32 v33, v33, v26, v93
    v_cvt_f32_ubyte0_e32 v93, v42
    v_fma_f32 v41, v41, v26, v94
    v_cvt_f32_ubyte0_e32 v94, v46
    v_fma_f32 v45, v45, v26, v95
    v_cvt_f32_ubyte1_e32 v95, v30
    v_fma_f32 v29, v97, v96, v29
    v_cvt_f32_ubyte1_e32 v97, v34
    v_fma_f32 v33, v92, v96, v33
    v_cvt_f32_ubyte1_e32 v92, v42
    v_fma_f32 v41, v93, v96, v41
    v_cvt_f32_ubyte1_e32 v93, v46
    v_fma_f32 v45, v94, v96, v45
    v_dual_fmac_f32 v29, v95, v27 :: v_dual_lshlrev_b32 v94, 16, v28
    v_cvt_f32_ubyte2_e32 v98, v30
    v_cvt_f32_ubyte2_e32 v95, v34
    v_dual_fmac_f32 v33, v97, v27 :: v_dual_and_b32 v28, 0xffff0000, v28
    v_cvt_f32_ubyte2_e32 v97, v42
    v_fma_f32 v41, v92, v27, v41
    v_cvt_f32_ubyte2_e32 v92, v46
    v_fma_f32 v45, v93, v27, v45
    v_cvt_f32_ubyte3_e32 v30, v30
    v_fma_f32 v29, v98, v94, v29
    v_cvt_f32_ubyte3_e32 v34, v34
    v_fma_f32 v33, v95, v94, v33
    v_cvt_f32_ubyte3_e32 v42, v42
    v_fma_f32 v41, v97, v94, v41
    v_cvt_f32_ubyte3_e32 v46, v46
    v_dual_fmac_f32 v45, v92, v94 :: v_dual_lshlrev_b32 v92, 16, v37
    v_cvt_f32_ubyte0_e32 v93, v31
    v_fma_f32 v29, v30, v28, v29
    v_cvt_f32_ubyte0_e32 v30, v35
    v_fma_f32 v33, v34, v28, v33
    v_cvt_f32_ubyte0_e32 v34, v43
    v_fma_f32 v41, v42, v28, v41
    v_cvt_f32_ubyte0_e32 v42, v47
    v_fma_f32 v45, v46, v28, v45
    v_and_b32_e32 v37, 0xffff0000, v37
    v_cvt_f32_ubyte1_e32 v46, v31
    v_fma_f32 v29, v93, v92, v29
    v_cvt_f32_ubyte1_e32 v93, v35
    v_fma_f32 v30, v30, v92, v33
    v_cvt_f32_ubyte1_e32 v33, v43
    v_fma_f32 v34, v34, v92, v41
    v_cvt_f32_ubyte1_e32 v41, v47
    v_fma_f32 v42, v42, v92, v45
    v_lshlrev_b32_e32 v45, 16, v38
    v_cvt_f32_ubyte2_e32 v95, v31
    v_dual_fmac_f32 v29, v46, v37 :: v_dual_and_b32 v38, 0xffff0000, v38
    v_cvt_f32_ubyte2_e32 v46, v35
    v_dual_fmac_f32 v30, v93, v37 :: v_dual_lshlrev_b32 v97, 16, v40
    v_cvt_f32_ubyte2_e32 v93, v43
    v_fma_f32 v33, v33, v37, v34
    v_cvt_f32_ubyte2_e32 v34, v47
    v_fma_f32 v41, v41, v37, v42
    v_lshlrev_b32_e32 v42, 16, v39
    v_dual_fmac_f32 v30, v45, v46 :: v_dual_and_b32 v39, 0xffff0000, v39
    v_dual_fmac_f32 v29, v95, v45 :: v_dual_and_b32 v40, 0xffff0000, v40
    v_cvt_f32_ubyte3_e32 v31, v31
    v_cvt_f32_ubyte3_e32 v35, v35
    v_cvt_f32_ubyte3_e32 v43, v43
    v_dual_fmac_f32 v33, v93, v45 :: v_dual_add_f32 v26, v26, v38
    v_cvt_f32_ubyte3_e32 v46, v47
    v_fma_f32 v34, v34, v45, v41
    v_add_f32_e32 v41, v91, v92
    v_dual_add_f32 v25, v25, v37 :: v_dual_add_f32 v28, v28, v40
    v_dual_add_f32 v37, v100, v45 :: v_dual_fmac_f32 v30, v35, v38
    v_add_f32_e32 v45, v96, v42
    v_add_f32_e32 v27, v27, v39
    v_add_f32_e32 v47, v94, v97
    v_cvt_f32_ubyte0_e32 v91, v32
    v_fma_f32 v29, v31, v38, v29
    v_cvt_f32_ubyte0_e32 v31, v36
    v_cvt_f32_ubyte0_e32 v35, v44
    v_fma_f32 v33, v43, v38, v33
    v_cvt_f32_ubyte0_e32 v43, v48
    v_dual_fmac_f32 v34, v46, v38 :: v_dual_add_f32 v25, v25, v27
    v_add_f32_e32 v38, v41, v45
    v_dual_add_f32 v27, v37, v47 :: v_dual_add_f32 v26, v26, v28
    v_cvt_f32_ubyte1_e32 v28, v32
    v_dual_fmac_f32 v29, v91, v42 :: v_dual_fmac_f32 v30, v42, v31
    v_cvt_f32_ubyte1_e32 v37, v36
    v_cvt_f32_ubyte1_e32 v31, v44
    v_dual_fmac_f32 v33, v35, v42 :: v_dual_fmac_f32 v34, v42, v43
    v_cvt_f32_ubyte1_e32 v35, v48
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v41, v87.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v42, v88.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v43, v89.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v45, v90.l
    v_add_f32_e32 v27, v38, v27
    v_add_f32_e32 v25, v25, v26
    v_cvt_f32_ubyte2_e32 v26, v32
    v_fma_f32 v28, v28, v39, v29
    v_cvt_f32_ubyte2_e32 v29, v36
    v_fma_f32 v30, v37, v39, v30
    v_cvt_f32_ubyte2_e32 v37, v44
    v_fma_f32 v31, v31, v39, v33
    v_cvt_f32_ubyte2_e32 v33, v48
    v_fma_f32 v34, v35, v39, v34
    v_dual_mul_f32 v35, 0xc3000000, v41 :: v_dual_mul_f32 v38, 0xc3000000, v42
    v_mul_f32_e32 v39, 0xc3000000, v43
    v_mul_f32_e32 v46, 0xc3000000, v45
    v_add_f32_e32 v25, v27, v25
    v_cvt_f32_ubyte3_e32 v27, v32
    v_fma_f32 v26, v26, v97, v28
    v_cvt_f32_ubyte3_e32 v28, v36
    v_fma_f32 v29, v29, v97, v30
    v_cvt_f32_ubyte3_e32 v30, v44
    v_fma_f32 v31, v37, v97, v31
    v_cvt_f32_ubyte3_e32 v32, v48
    v_fma_f32 v33, v33, v97, v34
    v_fma_f32 v26, v27, v40, v26
    v_fma_f32 v27, v35, v25, v84
    v_fma_f32 v28, v28, v40, v29
    v_fma_f32 v29, v38, v25, v83
    v_fma_f32 v30, v30, v40, v31
    v_fma_f32 v31, v39, v25, v82
    v_fma_f32 v32, v32, v40, v33
    v_fma_f32 v25, v46, v25, v81
    v_fma_f32 v84, v41, v26, v27
    v_fma_f32 v83, v42, v28, v29
    v_fma_f32 v82, v43, v30, v31
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v81, v45, v32, v25
L36:
    v_cmp_gt_u32_e32 vcc_lo, s29, v64
    s_and_b32 s38, exec_lo, vcc_lo
    s_cbranch_scc1 L35
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v25, v84, v84 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v26, v83, v83 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v27, v82, v82 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v28, v81, v81 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v25, v25, v25 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v26, v26, v26 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v27, v27, v27 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v28, v28, v28 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v25, v25, v25 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v26, v26, v26 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v27, v27, v27 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v28, v28, v28 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v25, v25, v25 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v26, v26, v26 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v27, v27, v27 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v28, v28, v28 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v29, v25, 0x76543210, s78
    v_permlanex16_b32 v30, v26, 0x76543210, s78
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v31, v27, 0x76543210, s78
    v_permlanex16_b32 v32, v28, 0x76543210, s78
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v25, v29, v25
    v_add_f32_e32 v26, v30, v26
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v27, v31, v27
    v_add_f32_e32 v28, v32, v28
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v25, 0, v25, s31
    v_cndmask_b32_e64 v25, v25, v26, s36
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v25, v25, v27, s37
    v_cndmask_b32_e64 v25, v25, v28, s60
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v25, v25, v65
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s6
    v_add_lshl_u32 v26, s14, v57, 1
    buffer_load_u16 v26, v26, s[32:35], 0 offen offset:128
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v26, 16, v26
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v26, v25, v26
    s_mov_b32 exec_lo, s12
L37:
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v25, v25, v26, s5
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s4
    v_add_lshl_u32 v26, s27, v57, 2
    ds_store_b32 v26, v25 offset:8576
    s_mov_b32 exec_lo, s12
L38:
    s_add_u32 s4, s28, 0x100
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_cmp_lt_u32 s4, s13
    s_cbranch_scc1 L39
    v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v42, 0
    v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v44, 0
    v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v46, 0
    v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v48, 0
    v_dual_mov_b32 v88, 0 :: v_dual_mov_b32 v87, 0
    v_dual_mov_b32 v84, 0 :: v_dual_mov_b32 v83, 0
    v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v81, 0
    v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v64, 0
    v_dual_mov_b32 v90, 0 :: v_dual_mov_b32 v89, 0
    s_branch L43
L39:
    s_lshr_b32 s5, s4, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s5, 32
    s_cbranch_scc0 L40
    s_and_b32 s5, s5, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s5, v63, s5
    s_branch L42
L40:
    s_cmp_lt_u32 s5, s82
    s_cselect_b32 s6, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L41
    s_lshl_b32 s8, s5, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s6, s[56:59], s8
L41:
    s_cmp_lt_u32 s5, s82
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s5, s6, 0
L42:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s5, s5, s25
    s_and_b32 s6, s4, 31
    s_add_u32 s8, s13, -1
    s_mul_i32 s5, s5, s15
    s_sub_u32 s8, s8, s4
    s_add_u32 s5, s5, s24
    v_min_u32_e32 v25, s8, v69
    s_lshl_b32 s5, s5, 6
    v_min_u32_e32 v26, s8, v66
    v_min_u32_e32 v27, s8, v70
    s_add_u32 s5, s5, s6
    v_min_u32_e32 v28, s8, v71
    v_min_u32_e32 v29, s8, v72
    s_lshl_b32 s6, s5, 5
    s_min_u32 s9, s8, 1
    s_min_u32 s10, s8, 2
    v_add_nc_u32_e32 v30, s6, v68
    s_min_u32 s11, s8, 3
    s_min_u32 s14, s8, 4
    s_min_u32 s16, s8, 5
    s_min_u32 s17, s8, 6
    s_min_u32 s8, s8, 7
    v_add_nc_u32_e32 v31, s6, v67
    v_lshlrev_b32_e32 v26, 5, v26
    v_lshlrev_b32_e32 v27, 5, v27
    v_lshlrev_b32_e32 v28, 5, v28
    v_lshlrev_b32_e32 v29, 5, v29
    v_lshl_add_u32 v32, s9, 5, v30
    v_lshl_add_u32 v33, s10, 5, v30
    v_lshl_add_u32 v34, s11, 5, v30
    v_lshl_add_u32 v35, s14, 5, v30
    v_lshl_add_u32 v36, s16, 5, v30
    v_lshl_add_u32 v37, s17, 5, v30
    v_lshl_add_u32 v38, s8, 5, v30
    v_add_lshl_u32 v26, v31, v26, 2
    v_add_lshl_u32 v27, v31, v27, 2
    v_add_lshl_u32 v28, v31, v28, 2
    v_add_lshl_u32 v29, v31, v29, 2
    v_lshl_add_u32 v30, v30, 2, 0x1000
    v_lshl_add_u32 v31, v32, 2, 0x1000
    v_lshl_add_u32 v32, v33, 2, 0x1000
    v_lshl_add_u32 v33, v34, 2, 0x1000
    v_lshl_add_u32 v34, v35, 2, 0x1000
    v_lshl_add_u32 v35, v36, 2, 0x1000
    v_lshl_add_u32 v36, v37, 2, 0x1000
    v_lshl_add_u32 v37, v38, 2, 0x1000
    v_add_lshl_u32 v25, s5, v25, 2
    buffer_load_b64 v[41:42], v26, s[0:3], 0 offen
    buffer_load_b64 v[43:44], v27, s[0:3], 0 offen
    buffer_load_b64 v[45:46], v28, s[0:3], 0 offen
    buffer_load_b64 v[47:48], v29, s[0:3], 0 offen
    buffer_load_b32 v88, v30, s[0:3], 0 offen
    buffer_load_b32 v87, v31, s[0:3], 0 offen
    buffer_load_b32 v84, v32, s[0:3], 0 offen
    buffer_load_b32 v83, v33, s[0:3], 0 offen
    buffer_load_b32 v82, v34, s[0:3], 0 offen
    buffer_load_b32 v81, v35, s[0:3], 0 offen
    buffer_load_b32 v65, v36, s[0:3], 0 offen
    buffer_load_b32 v64, v37, s[0:3], 0 offen
    buffer_load_b32 v90, v25, s[40:43], 0 offen
    buffer_load_b32 v89, v25, s[40:43], 0 offen offset:128
L43:
    v_lshlrev_b32_e32 v91, 5, v58
    v_lshlrev_b32_e32 v37, 2, v61
    ds_load_b128 v[25:28], v91 offset:8320
    ds_load_b128 v[29:32], v91 offset:8336
    ds_load_b128 v[33:36], v37 offset:8320
    ds_load_b128 v[37:40], v37 offset:8336
    s_cmp_lg_u32 s73, 0
    s_cbranch_scc0 L44
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v61, v25, v25, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v61, v26, v26, v61
    v_fma_f32 v61, v27, v27, v61
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v61, v28, v28, v61
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v61, v29, v29, v61
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v61, v30, v30, v61
    v_fma_f32 v61, v31, v31, v61
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v61, v32, v32, v61
    v_add_f32_dpp v61, v61, v61 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v61, v61, v61 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v61, v61, v61 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v61, v61, v61 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v92, v61, 0x76543210, s78
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v61, v92, v61
    v_fma_f32 v61, v61, 0x3b800000, s70
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s5, 0x800000, v61
    v_mul_f32_e32 v92, 0x4b800000, v61
    v_cndmask_b32_e64 v61, v61, v92, s5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v61, v61
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v92, 0x45800000, v61
    v_cndmask_b32_e64 v61, v61, v92, s5
    s_branch L45
L44:
    v_mov_b32_e32 v61, 1.0
L45:
    s_waitcnt lgkmcnt(3)
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v25, v25, v61
    v_lshlrev_b32_e32 v92, 16, v1
    s_waitcnt lgkmcnt(1)
    v_mul_f32_e32 v33, v33, v61
    v_dual_mul_f32 v26, v61, v26 :: v_dual_lshlrev_b32 v93, 16, v5
    v_dual_mul_f32 v34, v61, v34 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_dual_mul_f32 v25, v25, v92 :: v_dual_mul_f32 v28, v28, v61
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v33, v33, v93
    v_and_b32_e32 v5, 0xffff0000, v5
    v_mul_f32_e32 v1, v26, v1
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v25, v25, v17
    v_mul_f32_e32 v26, v27, v61
    v_mul_f32_e32 v27, v33, v9
    v_mul_f32_e32 v5, v34, v5
    v_dual_mul_f32 v34, v35, v61 :: v_dual_lshlrev_b32 v33, 16, v2
    v_lshlrev_b32_e32 v35, 16, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
    v_dual_sub_f32 v25, v25, v27 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_dual_mul_f32 v1, v18, v1 :: v_dual_and_b32 v6, 0xffff0000, v6
    v_mul_f32_e32 v5, v5, v10
    v_mul_f32_e32 v27, v26, v33
    v_dual_mul_f32 v33, v34, v35 :: v_dual_mul_f32 v34, v61, v36
    v_sub_f32_e32 v26, v1, v5
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v1, v27, v19 :: v_dual_mul_f32 v2, v28, v2
    v_dual_mul_f32 v5, v33, v11 :: v_dual_mul_f32 v6, v34, v6
    v_mul_f32_e32 v28, v29, v61
    v_lshlrev_b32_e32 v29, 16, v3
    s_waitcnt lgkmcnt(0)
    v_mul_f32_e32 v33, v37, v61
    v_lshlrev_b32_e32 v34, 16, v7
    v_fma_f32 v35, v25, 0xc3000000, 0
    v_sub_f32_e32 v27, v1, v5
    v_mul_f32_e32 v1, v2, v20
    v_dual_mul_f32 v2, v6, v12 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_dual_mul_f32 v5, v28, v29 :: v_dual_mul_f32 v6, v33, v34
    v_dual_mul_f32 v29, v30, v61 :: v_dual_mul_f32 v30, v61, v38
    v_and_b32_e32 v7, 0xffff0000, v7
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmamk_f32 v33, v26, 0xc3000000, v35 :: v_dual_sub_f32 v28, v1, v2
    v_mul_f32_e32 v1, v5, v21
    v_mul_f32_e32 v2, v6, v13
    v_mul_f32_e32 v3, v29, v3
    v_dual_mul_f32 v5, v30, v7 :: v_dual_lshlrev_b32 v30, 16, v8
    v_dual_mul_f32 v6, v31, v61 :: v_dual_lshlrev_b32 v7, 16, v4
    v_dual_mul_f32 v29, v39, v61 :: v_dual_and_b32 v4, 0xffff0000, v4
    v_fma_f32 v31, v27, 0xc3000000, v33
    v_dual_sub_f32 v1, v1, v2 :: v_dual_mul_f32 v2, v22, v3
    v_dual_mul_f32 v3, v14, v5 :: v_dual_and_b32 v8, 0xffff0000, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v5, v6, v7 :: v_dual_mul_f32 v6, v29, v30
    v_mul_f32_e32 v7, v32, v61
    v_dual_mul_f32 v29, v61, v40 :: v_dual_fmamk_f32 v30, v28, 0xc3000000, v31
    v_sub_f32_e32 v2, v2, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v3, v5, v23
    v_dual_mul_f32 v5, v6, v15 :: v_dual_mul_f32 v4, v7, v4
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v6, v8, v29 :: v_dual_fmamk_f32 v7, v1, 0xc3000000, v30
    v_cmp_gt_u32_e64 s5, 4, v58
    v_dual_sub_f32 v3, v3, v5 :: v_dual_mul_f32 v4, v4, v24
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v5, v6, v16
    v_fma_f32 v6, v2, 0xc3000000, v7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_sub_f32 v4, v4, v5 :: v_dual_fmamk_f32 v5, v3, 0xc3000000, v6
    v_fma_f32 v35, v4, 0xc3000000, v5
    s_cmp_lt_u32 s28, s13
    s_cbranch_scc1 L46
    v_dual_mov_b32 v29, 0xff7fffff :: v_dual_mov_b32 v30, 0
    v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v38, 0
    v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v36, 0
    v_mov_b32_e32 v40, 0
    s_branch L47
L46:
    v_cvt_f32_ubyte0_e32 v5, v49
    v_cvt_f32_ubyte0_e32 v6, v51
    v_cvt_f32_ubyte0_e32 v7, v53
    v_cvt_f32_ubyte0_e32 v8, v55
    v_cvt_f32_ubyte1_e32 v29, v49
    v_fma_f32 v5, v5, v25, v35
    v_fma_f32 v6, v6, v25, v35
    v_cvt_f32_ubyte1_e32 v30, v51
    v_fma_f32 v7, v7, v25, v35
    v_cvt_f32_ubyte1_e32 v31, v53
    v_fma_f32 v8, v8, v25, v35
    v_cvt_f32_ubyte1_e32 v32, v55
    v_fma_f32 v5, v29, v26, v5
    v_cvt_f32_ubyte2_e32 v29, v49
    v_fma_f32 v6, v30, v26, v6
    v_cvt_f32_ubyte2_e32 v30, v51
    v_fma_f32 v7, v31, v26, v7
    v_cvt_f32_ubyte2_e32 v31, v53
    v_fma_f32 v8, v32, v26, v8
    v_cvt_f32_ubyte2_e32 v32, v55
    v_fma_f32 v5, v29, v27, v5
    v_cvt_f32_ubyte3_e32 v29, v49
    v_fma_f32 v6, v30, v27, v6
    v_cvt_f32_ubyte3_e32 v30, v51
    v_fma_f32 v7, v31, v27, v7
    v_cvt_f32_ubyte3_e32 v31, v53
    v_fma_f32 v8, v32, v27, v8
    v_cvt_f32_ubyte3_e32 v32, v55
    v_fma_f32 v5, v29, v28, v5
    v_cvt_f32_ubyte0_e32 v29, v50
    v_fma_f32 v6, v30, v28, v6
    v_cvt_f32_ubyte0_e32 v30, v52
    v_fma_f32 v7, v31, v28, v7
    v_cvt_f32_ubyte0_e32 v31, v54
    v_fma_f32 v8, v32, v28, v8
    v_cvt_f32_ubyte0_e32 v32, v56
    v_fma_f32 v5, v29, v1, v5
    v_cvt_f32_ubyte1_e32 v29, v50
    v_fma_f32 v6, v30, v1, v6
    v_cvt_f32_ubyte1_e32 v30, v52
    v_fma_f32 v7, v31, v1, v7
    v_cvt_f32_ubyte1_e32 v31, v54
    v_fma_f32 v8, v32, v1, v8
    v_cvt_f32_ubyte1_e32 v32, v56
    v_fma_f32 v5, v29, v2, v5
    v_cvt_f32_ubyte2_e32 v29, v50
    v_fma_f32 v6, v30, v2, v6
    v_cvt_f32_ubyte2_e32 v30, v52
    v_fma_f32 v7, v31, v2, v7
    v_cvt_f32_ubyte2_e32 v31, v54
    v_fma_f32 v8, v32, v2, v8
    v_cvt_f32_ubyte2_e32 v32, v56
    v_fma_f32 v5, v29, v3, v5
    v_cvt_f32_ubyte3_e32 v29, v50
    v_fma_f32 v6, v30, v3, v6
    v_cvt_f32_ubyte3_e32 v30, v52
    v_fma_f32 v7, v31, v3, v7
    v_cvt_f32_ubyte3_e32 v31, v54
    v_fma_f32 v8, v32, v3, v8
    v_cvt_f32_ubyte3_e32 v32, v56
    v_fma_f32 v5, v29, v4, v5
    v_fma_f32 v6, v30, v4, v6
    v_dual_fmac_f32 v7, v31, v4 :: v_dual_add_nc_u32 v30, s28, v69
    v_cmp_eq_u32_e32 vcc_lo, 1, v59
    v_fma_f32 v8, v32, v4, v8
    v_bfe_u32 v29, v57, 1, 1
    v_cvt_f32_ubyte0_e32 v31, v73
    v_dual_cndmask_b32 v32, v5, v6 :: v_dual_cndmask_b32 v5, v6, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_cndmask_b32 v6, v7, v8 :: v_dual_cndmask_b32 v7, v8, v7
    v_cmp_eq_u32_e32 vcc_lo, 1, v29
    v_cmp_gt_u32_e64 s8, s13, v30
    s_delay_alu instid0(VALU_DEP_4)
    v_add_f32_dpp v5, v5, v32 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_le_u32_e64 s9, s39, v30
    v_add_f32_dpp v6, v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v7, v73
    v_cvt_f32_ubyte2_e32 v8, v73
    v_cvt_f32_ubyte3_e32 v30, v73
    v_cvt_f32_ubyte0_e32 v32, v74
    v_cndmask_b32_e32 v29, v5, v6, vcc_lo
    v_cndmask_b32_e32 v5, v6, v5, vcc_lo
    v_cvt_f32_ubyte1_e32 v6, v74
    v_cvt_f32_ubyte2_e32 v33, v74
    v_cvt_f32_ubyte3_e32 v34, v74
    v_cvt_f32_ubyte0_e32 v36, v75
    v_add_f32_dpp v5, v5, v29 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v37, v75
    v_cvt_f32_ubyte2_e32 v38, v75
    s_and_b32 s6, s5, s8
    v_cvt_f32_ubyte3_e32 v39, v75
    v_add_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s6, s6, s9
    v_cvt_f32_ubyte0_e32 v49, v76
    v_cvt_f32_ubyte1_e32 v50, v76
    v_cvt_f32_ubyte2_e32 v51, v76
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte3_e32 v52, v76
    v_cvt_f32_ubyte0_e32 v53, v77
    v_cvt_f32_ubyte1_e32 v54, v77
    v_cvt_f32_ubyte2_e32 v55, v77
    v_mul_f32_e32 v5, v5, v85
    v_cvt_f32_ubyte3_e32 v56, v77
    v_cvt_f32_ubyte0_e32 v58, v78
    v_cvt_f32_ubyte1_e32 v61, v78
    v_cvt_f32_ubyte2_e32 v73, v78
    v_mul_f32_e32 v5, s71, v5
    v_cvt_f32_ubyte3_e32 v74, v78
    v_cvt_f32_ubyte0_e32 v75, v79
    v_cvt_f32_ubyte1_e32 v76, v79
    v_cvt_f32_ubyte2_e32 v77, v79
    v_cndmask_b32_e64 v5, 0xff800000, v5, s6
    v_cvt_f32_ubyte3_e32 v78, v79
    v_cvt_f32_ubyte0_e32 v79, v80
    v_cvt_f32_ubyte1_e32 v85, v80
    v_cvt_f32_ubyte2_e32 v92, v80
    v_max_f32_dpp v29, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte3_e32 v80, v80
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v29, v29, v29 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v29, v29, v29 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v29, v29, v29 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v40, v29, 0x76543210, s78
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_e32 v29, v40, v29
    v_max_f32_e32 v29, 0xff7fffff, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_sub_f32_e32 v5, v5, v29
    v_sub_f32_e32 v40, 0xff7fffff, v29
    v_mul_f32_e32 v93, 0x3fb8aa3b, v5
    s_delay_alu instid0(VALU_DEP_2)
    v_mul_f32_e32 v94, 0x3fb8aa3b, v40
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v5
    v_cmp_lt_f32_e64 s9, 0x42b17218, v5
    v_cmp_gt_f32_e64 s10, 0xc2d00000, v40
    v_fma_f32 v95, v5, 0x3fb8aa3b, -v93
    v_rndne_f32_e32 v96, v93
    v_fma_f32 v97, v40, 0x3fb8aa3b, -v94
    v_rndne_f32_e32 v98, v94
    v_cmp_lt_f32_e64 s11, 0x42b17218, v40
    v_fma_f32 v5, v5, 0x32a5705f, v95
    v_sub_f32_e32 v93, v93, v96
    v_fma_f32 v40, v40, 0x32a5705f, v97
    v_sub_f32_e32 v94, v94, v98
    v_cvt_i32_f32_e32 v95, v96
    v_cvt_i32_f32_e32 v96, v98
    v_add_f32_e32 v5, v93, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v40, v94, v40
    v_exp_f32_e32 v5, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_exp_f32_e32 v40, v40
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v5, v5, v95
    v_ldexp_f32 v40, v40, v96
    v_cndmask_b32_e64 v5, v5, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v40, v40, 0, s10
    v_cndmask_b32_e64 v5, v5, 0x7f800000, s9
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v93, v40, 0x7f800000, s11
    v_mul_f32_e32 v40, v5, v86
    v_add_f32_dpp v5, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v86, 0, v93
    v_cndmask_b32_e64 v94, 0, v40, s6
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v5, v5, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v40, 0, v93, v94
    v_readlane_b32 s6, v94, 0
    v_readlane_b32 s8, v94, 16
    v_readlane_b32 s9, v94, 1
    v_readlane_b32 s10, v94, 17
    v_add_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v31, s6, v31, v86
    v_fma_f32 v7, s6, v7, v86
    v_fma_f32 v8, s6, v8, v86
    v_fma_f32 v30, s6, v30, v86
    v_readlane_b32 s6, v94, 2
    v_fma_f32 v31, s8, v32, v31
    v_fma_f32 v6, s8, v6, v7
    v_fma_f32 v7, s8, v33, v8
    v_fma_f32 v8, s8, v34, v30
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v30, s9, v36, v31
    v_fma_f32 v6, s9, v37, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v7, s9, v38 :: v_dual_fmac_f32 v8, s9, v39
    v_readlane_b32 s8, v94, 18
    v_fma_f32 v30, s10, v49, v30
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v6, s10, v50, v6
    v_dual_fmac_f32 v7, s10, v51 :: v_dual_fmac_f32 v8, s10, v52
    v_permlanex16_b32 v31, v5, 0x76543210, s78
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v30, s6, v53, v30
    v_fma_f32 v6, s6, v54, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v7, s6, v55 :: v_dual_fmac_f32 v8, s6, v56
    v_readlane_b32 s6, v94, 3
    v_fma_f32 v30, s8, v58, v30
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v6, s8, v61, v6
    v_dual_fmac_f32 v7, s8, v73 :: v_dual_fmac_f32 v8, s8, v74
    v_add_f32_e32 v5, v31, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v31, s6, v75, v30
    v_fma_f32 v6, s6, v76, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v7, s6, v77 :: v_dual_fmac_f32 v8, s6, v78
    v_readlane_b32 s6, v94, 19
    v_fma_f32 v30, 0, v93, v5
    v_fma_f32 v39, s6, v79, v31
    v_fma_f32 v38, s6, v85, v6
    v_fma_f32 v37, s6, v92, v7
    v_fma_f32 v36, s6, v80, v8
L47:
    s_cmp_lt_u32 s4, s13
    s_cbranch_scc0 L48
    s_waitcnt vmcnt(13)
    v_cvt_f32_ubyte0_e32 v5, v41
    s_waitcnt vmcnt(12)
    v_cvt_f32_ubyte0_e32 v6, v43
    s_waitcnt vmcnt(11)
    v_cvt_f32_ubyte0_e32 v7, v45
    s_waitcnt vmcnt(10)
    v_cvt_f32_ubyte0_e32 v8, v47
    v_cvt_f32_ubyte1_e32 v31, v41
    v_fma_f32 v5, v5, v25, v35
    v_fma_f32 v6, v6, v25, v35
    v_cvt_f32_ubyte1_e32 v32, v43
    v_fma_f32 v7, v7, v25, v35
    v_cvt_f32_ubyte1_e32 v33, v45
    v_fma_f32 v8, v8, v25, v35
    v_cvt_f32_ubyte1_e32 v34, v47
    v_fma_f32 v5, v31, v26, v5
    v_cvt_f32_ubyte2_e32 v31, v41
    v_fma_f32 v6, v32, v26, v6
    v_cvt_f32_ubyte2_e32 v32, v43
    v_fma_f32 v7, v33, v26, v7
    v_cvt_f32_ubyte2_e32 v33, v45
    v_fma_f32 v8, v34, v26, v8
    v_cvt_f32_ubyte2_e32 v34, v47
    v_fma_f32 v5, v31, v27, v5
    v_cvt_f32_ubyte3_e32 v31, v41
    v_fma_f32 v6, v32, v27, v6
    v_cvt_f32_ubyte3_e32 v32, v43
    v_fma_f32 v7, v33, v27, v7
    v_cvt_f32_ubyte3_e32 v33, v45
    v_fma_f32 v8, v34, v27, v8
    v_cvt_f32_ubyte3_e32 v34, v47
    v_fma_f32 v5, v31, v28, v5
    v_cvt_f32_ubyte0_e32 v31, v42
    v_fma_f32 v6, v32, v28, v6
    v_cvt_f32_ubyte0_e32 v32, v44
    v_fma_f32 v7, v33, v28, v7
    v_cvt_f32_ubyte0_e32 v33, v46
    v_fma_f32 v8, v34, v28, v8
    v_cvt_f32_ubyte0_e32 v34, v48
    v_fma_f32 v5, v31, v1, v5
    v_cvt_f32_ubyte1_e32 v31, v42
    v_fma_f32 v6, v32, v1, v6
    v_cvt_f32_ubyte1_e32 v32, v44
    v_fma_f32 v7, v33, v1, v7
    v_cvt_f32_ubyte1_e32 v33, v46
    v_fma_f32 v8, v34, v1, v8
    v_cvt_f32_ubyte1_e32 v34, v48
    v_fma_f32 v5, v31, v2, v5
    v_cvt_f32_ubyte2_e32 v31, v42
    v_fma_f32 v6, v32, v2, v6
    v_cvt_f32_ubyte2_e32 v32, v44
    v_fma_f32 v7, v33, v2, v7
    v_cvt_f32_ubyte2_e32 v33, v46
    v_fma_f32 v8, v34, v2, v8
    v_cvt_f32_ubyte2_e32 v34, v48
    v_fma_f32 v5, v31, v3, v5
    v_cvt_f32_ubyte3_e32 v31, v42
    v_fma_f32 v6, v32, v3, v6
    v_cvt_f32_ubyte3_e32 v32, v44
    v_fma_f32 v7, v33, v3, v7
    v_cvt_f32_ubyte3_e32 v33, v46
    v_fma_f32 v8, v34, v3, v8
    v_cvt_f32_ubyte3_e32 v34, v48
    v_fma_f32 v5, v31, v4, v5
    v_fma_f32 v6, v32, v4, v6
    v_fma_f32 v7, v33, v4, v7
    v_cmp_eq_u32_e32 vcc_lo, 1, v59
    v_fma_f32 v8, v34, v4, v8
    v_bfe_u32 v31, v57, 1, 1
    v_add3_u32 v32, s28, v69, 0x100
    s_waitcnt vmcnt(9)
    v_cvt_f32_ubyte0_e32 v33, v88
    v_dual_cndmask_b32 v34, v5, v6 :: v_dual_cndmask_b32 v5, v6, v5
    v_dual_cndmask_b32 v6, v7, v8 :: v_dual_cndmask_b32 v7, v8, v7
    v_cmp_eq_u32_e32 vcc_lo, 1, v31
    v_cmp_gt_u32_e64 s6, s13, v32
    s_delay_alu instid0(VALU_DEP_4)
    v_add_f32_dpp v5, v5, v34 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v8, v88
    v_add_f32_dpp v6, v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte2_e32 v7, v88
    v_cvt_f32_ubyte3_e32 v31, v88
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v32, v87
    v_cvt_f32_ubyte1_e32 v34, v87
    v_cndmask_b32_e32 v41, v5, v6, vcc_lo
    v_cndmask_b32_e32 v5, v6, v5, vcc_lo
    v_cvt_f32_ubyte2_e32 v6, v87
    v_cvt_f32_ubyte3_e32 v42, v87
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v43, v84
    v_cvt_f32_ubyte1_e32 v44, v84
    v_add_f32_dpp v5, v5, v41 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte2_e32 v41, v84
    v_cvt_f32_ubyte3_e32 v45, v84
    s_and_b32 s4, s5, s6
    s_waitcnt vmcnt(6)
    v_cvt_f32_ubyte0_e32 v46, v83
    v_add_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v47, v83
    v_cvt_f32_ubyte2_e32 v48, v83
    v_cvt_f32_ubyte3_e32 v49, v83
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v50, v82
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v51, v82
    v_cvt_f32_ubyte2_e32 v52, v82
    v_cvt_f32_ubyte3_e32 v53, v82
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v54, v81
    s_waitcnt vmcnt(1)
    v_mul_f32_e32 v5, v5, v90
    v_cvt_f32_ubyte1_e32 v55, v81
    v_cvt_f32_ubyte2_e32 v56, v81
    v_cvt_f32_ubyte3_e32 v58, v81
    v_cvt_f32_ubyte0_e32 v61, v65
    v_mul_f32_e32 v5, s71, v5
    v_cvt_f32_ubyte1_e32 v73, v65
    v_cvt_f32_ubyte2_e32 v74, v65
    v_cvt_f32_ubyte3_e32 v65, v65
    v_cvt_f32_ubyte0_e32 v75, v64
    v_cndmask_b32_e64 v5, 0xff800000, v5, s4
    v_cvt_f32_ubyte1_e32 v76, v64
    v_cvt_f32_ubyte2_e32 v77, v64
    v_cvt_f32_ubyte3_e32 v64, v64
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v78, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v78, v78, v78 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v78, v78, v78 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v78, v78, v78 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v79, v78, 0x76543210, s78
    v_max_f32_e32 v78, v79, v78
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_e32 v78, v29, v78
    v_sub_f32_e32 v5, v5, v78
    v_sub_f32_e32 v29, v29, v78
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v79, 0x3fb8aa3b, v5
    v_mul_f32_e32 v80, 0x3fb8aa3b, v29
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v5
    v_cmp_lt_f32_e64 s8, 0x42b17218, v5
    v_cmp_gt_f32_e64 s9, 0xc2d00000, v29
    v_fma_f32 v81, v5, 0x3fb8aa3b, -v79
    v_rndne_f32_e32 v82, v79
    v_fma_f32 v83, v29, 0x3fb8aa3b, -v80
    v_rndne_f32_e32 v84, v80
    v_cmp_lt_f32_e64 s10, 0x42b17218, v29
    v_fma_f32 v5, v5, 0x32a5705f, v81
    v_sub_f32_e32 v79, v79, v82
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_dual_fmamk_f32 v29, v29, 0x32a5705f, v83 :: v_dual_sub_f32 v80, v80, v84
    v_cvt_i32_f32_e32 v81, v82
    v_cvt_i32_f32_e32 v82, v84
    v_add_f32_e32 v5, v79, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v29, v80, v29
    v_exp_f32_e32 v5, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_exp_f32_e32 v29, v29
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v5, v5, v81
    v_ldexp_f32 v29, v29, v82
    v_cndmask_b32_e64 v5, v5, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v29, v29, 0, s9
    v_cndmask_b32_e64 v5, v5, 0x7f800000, s8
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v29, v29, 0x7f800000, s10
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v79, v5, v89
    v_add_f32_dpp v5, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v39, v39, v29
    v_cndmask_b32_e64 v79, 0, v79, s4
    v_mul_f32_e32 v38, v38, v29
    v_mul_f32_e32 v37, v37, v29
    v_mul_f32_e32 v36, v36, v29
    v_add_f32_dpp v5, v5, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s4, v79, 0
    v_readlane_b32 s6, v79, 16
    v_readlane_b32 s8, v79, 1
    v_readlane_b32 s9, v79, 17
    v_add_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v33, s4, v33, v39
    v_fma_f32 v8, s4, v8, v38
    v_fma_f32 v7, s4, v7, v37
    v_fma_f32 v31, s4, v31, v36
    v_readlane_b32 s4, v79, 2
    v_fma_f32 v32, s6, v32, v33
    v_fma_f32 v8, s6, v34, v8
    v_fma_f32 v6, s6, v6, v7
    v_fma_f32 v7, s6, v42, v31
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v31, s8, v43, v32
    v_fma_f32 v8, s8, v44, v8
    v_fma_f32 v6, s8, v41, v6
    v_fma_f32 v7, s8, v45, v7
    v_readlane_b32 s6, v79, 18
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v31, s9, v46 :: v_dual_fmac_f32 v8, s9, v47
    v_fma_f32 v6, s9, v48, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_fma_f32 v7, s9, v49, v7
    v_permlanex16_b32 v32, v5, 0x76543210, s78
    v_dual_fmac_f32 v31, s4, v50 :: v_dual_fmac_f32 v8, s4, v51
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v6, s4, v52, v6
    v_fma_f32 v7, s4, v53, v7
    v_readlane_b32 s4, v79, 3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v31, s6, v54 :: v_dual_fmac_f32 v8, s6, v55
    v_fma_f32 v6, s6, v56, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_fma_f32 v7, s6, v58, v7
    v_add_f32_e32 v5, v32, v5
    v_fma_f32 v31, s4, v61, v31
    v_fma_f32 v8, s4, v73, v8
    v_fma_f32 v6, s4, v74, v6
    v_fma_f32 v7, s4, v65, v7
    v_readlane_b32 s4, v79, 19
    v_fma_f32 v30, v30, v29, v5
    v_fma_f32 v40, v40, v29, v79
    s_delay_alu instid0(VALU_DEP_3)
    v_fma_f32 v39, s4, v75, v31
    v_fma_f32 v38, s4, v76, v8
    v_fma_f32 v37, s4, v77, v6
    v_fma_f32 v36, s4, v64, v7
    v_mov_b32_e32 v29, v78
L48:
    v_bfe_u32 v5, v57, 1, 1
    s_add_u32 s4, s28, 0x200
    s_add_u32 s6, s13, -1
    v_cmp_eq_u32_e64 s8, 1, v59
    s_delay_alu instid0(VALU_DEP_2)
    v_cmp_eq_u32_e64 s9, 1, v5
    s_branch L53
L49:
    s_lshr_b32 s10, s4, 5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s10, 32
    s_cbranch_scc0 L50
    s_and_b32 s10, s10, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s10, v63, s10
    s_branch L52
L50:
    s_cmp_lt_u32 s10, s82
    s_cselect_b32 s11, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s11, exec_lo, s11
    s_cbranch_scc0 L51
    s_lshl_b32 s14, s10, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s11, s[56:59], s14
L51:
    s_cmp_lt_u32 s10, s82
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s10, s11, 0
L52:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s10, s10, s25
    s_and_b32 s11, s4, 31
    s_sub_u32 s14, s6, s4
    s_mul_i32 s10, s10, s15
    s_waitcnt vmcnt(13)
    v_add_nc_u32_e32 v41, s4, v69
    v_min_u32_e32 v5, s14, v66
    s_add_u32 s10, s10, s24
    v_min_u32_e32 v6, s14, v70
    v_min_u32_e32 v7, s14, v71
    s_lshl_b32 s10, s10, 6
    v_min_u32_e32 v8, s14, v72
    v_lshlrev_b32_e32 v5, 5, v5
    s_add_u32 s10, s10, s11
    v_lshlrev_b32_e32 v6, 5, v6
    v_lshlrev_b32_e32 v7, 5, v7
    s_lshl_b32 s11, s10, 5
    v_lshlrev_b32_e32 v8, 5, v8
    s_min_u32 s16, s14, 1
    v_add_nc_u32_e32 v31, s11, v67
    v_add_nc_u32_e32 v32, s11, v68
    s_min_u32 s11, s14, 2
    s_min_u32 s17, s14, 3
    s_min_u32 s18, s14, 4
    v_add_lshl_u32 v5, v31, v5, 2
    v_add_lshl_u32 v33, v31, v6, 2
    v_add_lshl_u32 v34, v31, v7, 2
    v_add_lshl_u32 v42, v31, v8, 2
    s_waitcnt vmcnt(12)
    v_lshl_add_u32 v43, v32, 2, 0x1000
    v_lshl_add_u32 v6, s16, 5, v32
    v_lshl_add_u32 v7, s11, 5, v32
    v_lshl_add_u32 v8, s17, 5, v32
    v_lshl_add_u32 v31, s18, 5, v32
    s_min_u32 s11, s14, 5
    v_lshl_add_u32 v44, v6, 2, 0x1000
    s_waitcnt vmcnt(11)
    v_lshl_add_u32 v45, v7, 2, 0x1000
    v_lshl_add_u32 v46, v8, 2, 0x1000
    s_waitcnt vmcnt(10)
    v_lshl_add_u32 v47, v31, 2, 0x1000
    v_lshl_add_u32 v7, s11, 5, v32
    s_min_u32 s11, s14, 6
    s_min_u32 s16, s14, 7
    buffer_load_b64 v[5:6], v5, s[0:3], 0 offen
    v_lshl_add_u32 v48, v7, 2, 0x1000
    v_lshl_add_u32 v31, s11, 5, v32
    v_lshl_add_u32 v32, s16, 5, v32
    buffer_load_b64 v[7:8], v33, s[0:3], 0 offen
    v_lshl_add_u32 v49, v31, 2, 0x1000
    v_lshl_add_u32 v50, v32, 2, 0x1000
    buffer_load_b64 v[31:32], v34, s[0:3], 0 offen
    buffer_load_b64 v[33:34], v42, s[0:3], 0 offen
    buffer_load_b32 v42, v43, s[0:3], 0 offen
    buffer_load_b32 v43, v44, s[0:3], 0 offen
    buffer_load_b32 v44, v45, s[0:3], 0 offen
    buffer_load_b32 v45, v46, s[0:3], 0 offen
    buffer_load_b32 v46, v47, s[0:3], 0 offen
    buffer_load_b32 v47, v48, s[0:3], 0 offen
    buffer_load_b32 v48, v49, s[0:3], 0 offen
    buffer_load_b32 v49, v50, s[0:3], 0 offen
    v_min_u32_e32 v50, s14, v69
    v_cmp_gt_u32_e32 vcc_lo, s13, v41
    s_sub_u32 s14, s13, s4
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_add_lshl_u32 v41, s10, v50, 2
    s_min_u32 s10, s14, 0x100
    s_add_u32 s4, s4, s10
    s_and_b32 s10, s5, vcc_lo
    buffer_load_b32 v50, v41, s[40:43], 0 offen
    buffer_load_b32 v41, v41, s[40:43], 0 offen offset:128
    s_waitcnt vmcnt(13)
    v_cvt_f32_ubyte0_e32 v51, v5
    v_cvt_f32_ubyte1_e32 v52, v5
    v_cvt_f32_ubyte2_e32 v53, v5
    v_cvt_f32_ubyte3_e32 v5, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_fma_f32 v51, v51, v25, v35
    v_cvt_f32_ubyte0_e32 v54, v6
    v_fma_f32 v51, v52, v26, v51
    v_cvt_f32_ubyte1_e32 v52, v6
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_fma_f32 v51, v53, v27, v51
    v_cvt_f32_ubyte2_e32 v53, v6
    v_fma_f32 v5, v5, v28, v51
    s_waitcnt vmcnt(12)
    v_cvt_f32_ubyte0_e32 v51, v7
    v_cvt_f32_ubyte1_e32 v55, v7
    v_cvt_f32_ubyte2_e32 v56, v7
    v_cvt_f32_ubyte3_e32 v7, v7
    v_cvt_f32_ubyte0_e32 v58, v8
    v_fma_f32 v51, v51, v25, v35
    v_fma_f32 v5, v54, v1, v5
    v_cvt_f32_ubyte1_e32 v54, v8
    v_cvt_f32_ubyte2_e32 v59, v8
    v_cvt_f32_ubyte3_e32 v6, v6
    v_fma_f32 v51, v55, v26, v51
    v_fma_f32 v5, v52, v2, v5
    v_cvt_f32_ubyte3_e32 v8, v8
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_fma_f32 v51, v56, v27, v51
    v_fma_f32 v5, v53, v3, v5
    s_waitcnt vmcnt(11)
    v_cvt_f32_ubyte0_e32 v52, v31
    s_waitcnt vmcnt(10)
    v_cvt_f32_ubyte0_e32 v53, v33
    v_cvt_f32_ubyte1_e32 v55, v31
    v_cvt_f32_ubyte1_e32 v56, v33
    v_cvt_f32_ubyte2_e32 v61, v31
    v_fma_f32 v52, v52, v25, v35
    v_fma_f32 v53, v53, v25, v35
    v_cvt_f32_ubyte2_e32 v64, v33
    v_cvt_f32_ubyte3_e32 v31, v31
    v_cvt_f32_ubyte3_e32 v33, v33
    v_fma_f32 v52, v55, v26, v52
    v_fma_f32 v53, v56, v26, v53
    v_fma_f32 v7, v7, v28, v51
    v_cvt_f32_ubyte0_e32 v51, v32
    v_cvt_f32_ubyte0_e32 v55, v34
    v_fma_f32 v52, v61, v27, v52
    v_fma_f32 v53, v64, v27, v53
    v_fma_f32 v7, v58, v1, v7
    v_cvt_f32_ubyte1_e32 v56, v32
    v_cvt_f32_ubyte1_e32 v58, v34
    v_fma_f32 v31, v31, v28, v52
    v_fma_f32 v33, v33, v28, v53
    v_fma_f32 v7, v54, v2, v7
    v_cvt_f32_ubyte2_e32 v52, v32
    v_cvt_f32_ubyte2_e32 v53, v34
    v_fma_f32 v31, v51, v1, v31
    v_fma_f32 v33, v55, v1, v33
    v_fma_f32 v7, v59, v3, v7
    v_cvt_f32_ubyte3_e32 v32, v32
    v_cvt_f32_ubyte3_e32 v34, v34
    v_fma_f32 v31, v56, v2, v31
    v_fma_f32 v33, v58, v2, v33
    v_fma_f32 v5, v6, v4, v5
    v_fma_f32 v6, v8, v4, v7
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v7, v52, v3, v31
    v_fma_f32 v8, v53, v3, v33
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v31, v5, v6, s8
    v_cndmask_b32_e64 v5, v6, v5, s8
    v_fma_f32 v6, v32, v4, v7
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_fma_f32 v7, v34, v4, v8
    v_add_f32_dpp v5, v5, v31 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v8, v6, v7, s8
    v_cndmask_b32_e64 v6, v7, v6, s8
    v_add_f32_dpp v6, v6, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v7, v5, v6, s9
    v_cndmask_b32_e64 v5, v6, v5, s9
    v_add_f32_dpp v5, v5, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_waitcnt vmcnt(1)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v5, v5, v50
    v_mul_f32_e32 v5, s71, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v5, 0xff800000, v5, s10
    v_max_f32_dpp v6, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v6, v6, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v6, v6, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v6, v6, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v7, v6, 0x76543210, s78
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_e32 v6, v7, v6
    v_max_f32_e32 v6, v29, v6
    s_delay_alu instid0(VALU_DEP_1)
    v_sub_f32_e32 v5, v5, v6
    v_sub_f32_e32 v7, v29, v6
    v_cvt_f32_ubyte0_e32 v8, v42
    v_cvt_f32_ubyte1_e32 v29, v42
    v_cvt_f32_ubyte2_e32 v31, v42
    v_mul_f32_e32 v32, 0x3fb8aa3b, v5
    v_mul_f32_e32 v33, 0x3fb8aa3b, v7
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v5
    v_cmp_lt_f32_e64 s14, 0x42b17218, v5
    v_cmp_gt_f32_e64 s16, 0xc2d00000, v7
    v_fma_f32 v34, v5, 0x3fb8aa3b, -v32
    v_rndne_f32_e32 v50, v32
    v_fma_f32 v51, v7, 0x3fb8aa3b, -v33
    v_rndne_f32_e32 v52, v33
    v_cmp_lt_f32_e64 s17, 0x42b17218, v7
    v_fma_f32 v5, v5, 0x32a5705f, v34
    v_sub_f32_e32 v32, v32, v50
    v_fma_f32 v7, v7, 0x32a5705f, v51
    v_sub_f32_e32 v33, v33, v52
    v_cvt_i32_f32_e32 v34, v50
    v_cvt_i32_f32_e32 v50, v52
    v_add_f32_e32 v5, v32, v5
    v_cvt_f32_ubyte3_e32 v32, v42
    v_add_f32_e32 v7, v33, v7
    v_cvt_f32_ubyte0_e32 v33, v43
    v_cvt_f32_ubyte1_e32 v42, v43
    v_exp_f32_e32 v5, v5
    s_delay_alu instid0(VALU_DEP_3)
    v_exp_f32_e32 v7, v7
    v_cvt_f32_ubyte2_e32 v51, v43
    v_cvt_f32_ubyte3_e32 v43, v43
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v5, v5, v34
    v_cvt_f32_ubyte0_e32 v34, v44
    v_cvt_f32_ubyte1_e32 v52, v44
    v_cvt_f32_ubyte2_e32 v53, v44
    v_ldexp_f32 v7, v7, v50
    v_cndmask_b32_e64 v5, v5, 0, vcc_lo
    v_cvt_f32_ubyte3_e32 v44, v44
    v_cvt_f32_ubyte0_e32 v50, v45
    v_cvt_f32_ubyte1_e32 v54, v45
    v_cndmask_b32_e64 v7, v7, 0, s16
    v_cndmask_b32_e64 v5, v5, 0x7f800000, s14
    v_cvt_f32_ubyte2_e32 v55, v45
    v_cvt_f32_ubyte3_e32 v45, v45
    v_cvt_f32_ubyte0_e32 v56, v46
    v_cndmask_b32_e64 v7, v7, 0x7f800000, s17
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v41, v5, v41
    v_add_f32_dpp v5, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_ubyte1_e32 v58, v46
    v_cvt_f32_ubyte2_e32 v59, v46
    v_mul_f32_e32 v39, v39, v7
    v_cndmask_b32_e64 v41, 0, v41, s10
    v_mul_f32_e32 v38, v38, v7
    v_mul_f32_e32 v37, v37, v7
    v_mul_f32_e32 v36, v36, v7
    v_add_f32_dpp v5, v5, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_readlane_b32 s10, v41, 0
    v_readlane_b32 s11, v41, 16
    v_readlane_b32 s14, v41, 1
    v_readlane_b32 s16, v41, 17
    v_add_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v8, s10, v8, v39
    v_fma_f32 v29, s10, v29, v38
    v_fma_f32 v31, s10, v31, v37
    v_fma_f32 v32, s10, v32, v36
    v_readlane_b32 s10, v41, 2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v8, s11, v33 :: v_dual_fmac_f32 v29, s11, v42
    v_fma_f32 v31, s11, v51, v31
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_fma_f32 v32, s11, v43, v32
    v_cvt_f32_ubyte3_e32 v33, v46
    v_fma_f32 v8, s14, v34, v8
    v_fma_f32 v29, s14, v52, v29
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v31, s14, v53 :: v_dual_fmac_f32 v32, s14, v44
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_fma_f32 v8, s16, v50, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v29, s16, v54, v29
    v_fma_f32 v31, s16, v55, v31
    v_fma_f32 v32, s16, v45, v32
    v_readlane_b32 s11, v41, 18
    v_fma_f32 v8, s10, v56, v8
    v_fma_f32 v29, s10, v58, v29
    v_fma_f32 v31, s10, v59, v31
    v_fma_f32 v32, s10, v33, v32
    v_cvt_f32_ubyte0_e32 v33, v47
    v_cvt_f32_ubyte1_e32 v34, v47
    v_cvt_f32_ubyte2_e32 v36, v47
    v_cvt_f32_ubyte3_e32 v37, v47
    v_permlanex16_b32 v38, v5, 0x76543210, s78
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v8, s11, v33 :: v_dual_fmac_f32 v29, s11, v34
    v_dual_fmac_f32 v31, s11, v36 :: v_dual_fmac_f32 v32, s11, v37
    v_readlane_b32 s10, v41, 3
    v_cvt_f32_ubyte0_e32 v33, v48
    v_cvt_f32_ubyte1_e32 v34, v48
    v_cvt_f32_ubyte2_e32 v36, v48
    v_cvt_f32_ubyte3_e32 v37, v48
    v_add_f32_e32 v5, v38, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v8, s10, v33 :: v_dual_fmac_f32 v29, s10, v34
    v_dual_fmac_f32 v31, s10, v36 :: v_dual_fmac_f32 v32, s10, v37
    v_readlane_b32 s10, v41, 19
    v_cvt_f32_ubyte0_e32 v33, v49
    v_cvt_f32_ubyte1_e32 v34, v49
    v_cvt_f32_ubyte2_e32 v36, v49
    v_cvt_f32_ubyte3_e32 v42, v49
    v_fma_f32 v30, v30, v7, v5
    v_fma_f32 v40, v40, v7, v41
    v_fma_f32 v39, s10, v33, v8
    v_fma_f32 v38, s10, v34, v29
    v_fma_f32 v37, s10, v36, v31
    v_fma_f32 v36, s10, v42, v32
    v_mov_b32_e32 v29, v6
L53:
    s_cmp_lt_u32 s4, s13
    s_cbranch_scc1 L49
    v_add_f32_dpp v5, v40, v40 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e32 vcc_lo, 16, v57
    s_cmp_eq_u32 s30, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_eq_u32 s79, 0
    s_cselect_b32 s2, exec_lo, 0
    v_add_f32_dpp v5, v5, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s1, s1, s2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v6, v5, 0x76543210, s78
    v_add_f32_e32 v5, v6, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v8, 0x43000000, v5
    v_sub_f32_e32 v5, v39, v8
    v_sub_f32_e32 v6, v38, v8
    v_sub_f32_e32 v7, v37, v8
    v_sub_f32_e32 v8, v36, v8
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s0
    v_add_lshl_u32 v31, s7, v60, 2
    buffer_store_b128 v[25:28], v31, s[44:47], 0 offen
    s_cmp_eq_u32 s75, 0
    s_cbranch_scc0 L54
    buffer_store_b128 v[9:12], v91, s[48:51], 0 offen
    buffer_store_b128 v[17:20], v91, s[48:51], 0 offen offset:512
L54:
    buffer_store_b128 v[1:4], v31, s[44:47], 0 offen offset:16
    s_cmp_eq_u32 s75, 0
    s_cbranch_scc0 L55
    buffer_store_b128 v[13:16], v91, s[48:51], 0 offen offset:16
    buffer_store_b128 v[21:24], v91, s[48:51], 0 offen offset:528
L55:
    s_mov_b32 exec_lo, s12
L56:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s0, exec_lo, s31
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s79, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    v_mov_b32_e32 v1, s0
    ds_store_b64 v1, v[29:30] offset:8192
    s_mov_b32 exec_lo, s12
L57:
    s_lshl_b32 s0, s79, 7
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v1, s0, v62, 2
    ds_store_b128 v1, v[5:8]
    s_waitcnt vmcnt(0) lgkmcnt(0)
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
    v_add_nc_u32_e32 v1, s75, v1
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
    v_lshl_add_u32 v51, v1, 1, s30
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
