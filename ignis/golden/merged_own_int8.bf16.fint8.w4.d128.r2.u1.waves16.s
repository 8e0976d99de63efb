; 70 VGPRs, 75 SGPRs, 16448 bytes of LDS, 0 of scratch, 1564 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x30
    s_load_b128 s[8:11], s[0:1], 0x48
    s_load_b128 s[16:19], s[0:1], null
    s_load_b128 s[20:23], s[0:1], 0x18
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0xa8
    s_load_b128 s[32:35], s[0:1], 0x78
    s_load_b128 s[36:39], s[0:1], 0x90
    s_load_b128 s[40:43], s[0:1], 0xc0
    s_load_b128 s[44:47], s[0:1], 0xd8
    s_load_b128 s[48:51], s[0:1], 0xf0
    s_load_b128 s[52:55], s[0:1], 0x120
    s_load_b64 s[14:15], s[0:1], 0x180
    s_load_b128 s[56:59], s[0:1], 0x138
    s_load_b128 s[60:63], s[0:1], 0x150
    s_load_b128 s[64:67], s[0:1], 0x168
    s_load_b64 s[68:69], s[0:1], 0x18c
    s_load_b32 s70, s[0:1], 0x194
    v_mov_b32_e32 v1, v0
    v_mbcnt_lo_u32_b32 v49, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s27, 0x31016000
    s_mov_b32 s31, 0x11016000
    v_lshlrev_b32_e32 v50, 2, v0
    v_and_b32_e32 v2, 1, v49
    v_lshlrev_b32_e32 v5, 4, v49
    s_mov_b32 s43, 0x11016000
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    v_lshrrev_b32_e32 v1, 5, v1
    v_cmp_gt_u32_e64 s71, 2, v49
    s_mov_b32 s72, 0xfedcba98
    v_mov_b32_e32 v51, 0
    s_mov_b32 s3, 0x31016000
    v_readfirstlane_b32 s73, v1
    s_mov_b32 s39, 0x31016000
    s_mov_b32 s47, 0x31016000
    s_mov_b32 s51, 0x31016000
    s_mov_b32 s55, 0x11016000
    s_mov_b32 s59, 0x11016000
    s_mov_b32 s63, 0x11016000
    s_mov_b32 s67, 0x11016000
    v_lshlrev_b32_e32 v52, 2, v49
    s_lshl4_add_u32 s0, s13, s73
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s0, s0, 1
    s_add_u32 s1, s0, 1
    v_add_nc_u32_e32 v25, s0, v49
    s_max_u32 s2, s6, 3
    s_lshl_b32 s18, s18, 2
    s_lshl_b32 s26, s26, 2
    s_or_b32 s29, s29, 0x40000
    s_mov_b32 s74, s42
    s_or_b32 s41, s41, 0x40000
    s_max_u32 s6, s74, 1
    buffer_load_b32 v37, v2, s[28:31], 0 idxen
    s_add_u32 s6, s6, -1
    s_lshl_b32 s28, s14, 7
    buffer_load_b128 v[1:4], v5, s[24:27], 0 offen
    v_min_u32_e32 v9, s6, v49
    s_add_u32 s6, s28, -4
    buffer_load_b128 v[5:8], v5, s[24:27], 0 offen offset:512
    v_min_u32_e32 v10, s6, v50
    buffer_load_b32 v53, v9, s[40:43], 0 idxen
    v_lshrrev_b32_e32 v26, 7, v10
    v_and_b32_e32 v27, 0x7f, v10
    v_cvt_f32_u32_e32 v9, s15
    s_sub_u32 s24, 0, s15
    s_cmp_eq_u32 s15, 0
    s_cselect_b32 s25, exec_lo, 0
    v_lshlrev_b32_e32 v11, 8, v26
    v_rcp_f32_e32 v9, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v17, v11, v27, 2
    v_lshlrev_b32_e32 v21, 4, v26
    s_lshl_b32 s22, s22, 2
    s_or_b32 s5, s5, 0x40000
    s_sub_u32 s6, s2, 3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v18, 0x4f7ffffa, v9
    v_xor_b32_e32 v28, 64, v27
    buffer_load_b128 v[9:12], v10, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v17, s[16:19], 0 offen
    v_cvt_u32_f32_e32 v29, v18
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen offset:512
    v_mul_lo_u32 v30, s24, v29
    buffer_load_b128 v[21:24], v21, s[20:23], 0 offen
    v_mul_hi_u32 v30, v29, v30
    s_lshl_b32 s24, s15, 7
    s_max_u32 s2, s10, 3
    s_or_b32 s9, s9, 0x20000
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v38, v29, v30
    s_sub_u32 s10, s2, 3
    s_mov_b32 s26, s58
    s_lshr_b32 s27, s28, 4
    buffer_load_b64 v[45:46], v27, s[8:11], 0 idxen
    v_mul_hi_u32 v29, s14, v38
    buffer_load_b64 v[47:48], v28, s[8:11], 0 idxen
    v_mul_lo_u32 v30, v29, s15
    s_add_u32 s2, s26, -1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_ge_u32_e64 s29, s2, v25
    v_sub_nc_u32_e32 v30, s14, v30
    v_min_u32_e32 v54, s2, v25
    s_min_u32 s30, s0, s2
    s_min_u32 s31, s1, s2
    s_mov_b32 s0, s32
    s_mov_b32 s1, s33
    v_cmp_le_u32_e32 vcc_lo, s15, v30
    v_subrev_nc_u32_e32 v25, s15, v30
    s_lshl_b32 s2, s34, 2
    s_lshl_b32 s38, s38, 2
    v_add_co_ci_u32_e64 v29, null, v29, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v25, v30, v25, vcc_lo
    s_lshl_b32 s46, s46, 2
    s_lshl_b32 s50, s50, 1
    v_cmp_le_u32_e32 vcc_lo, s15, v25
    s_and_b32 s29, s71, s29
    s_or_b32 s53, s53, 0x20000
    v_cndmask_b32_e64 v39, -1, v54, s29
    v_add_co_ci_u32_e64 v25, null, v29, 0, vcc_lo
    s_or_b32 s57, s57, 0x40000
    v_cmp_gt_u32_e64 s26, s26, v39
    v_cndmask_b32_e64 v25, v25, 0, s25
    s_or_b32 s61, s61, 0x20000
    s_or_b32 s65, s65, 0x40000
    s_mul_i32 s30, s30, s27
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_readfirstlane_b32 s32, v25
    s_mul_i32 s31, s31, s27
    v_cvt_f32_u32_e32 v25, s32
    v_rcp_f32_e32 v25, v25
    s_sub_u32 s33, 0, s32
    s_cmp_eq_u32 s32, 0
    s_cselect_b32 s34, exec_lo, 0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v25, 0x4f7ffffa, v25
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_u32_f32_e32 v25, v25
    v_mul_lo_u32 v29, s33, v25
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v29, v25, v29
    v_add_nc_u32_e32 v55, v25, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v25, v26, v55
    v_mul_lo_u32 v29, v25, s32
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v26, v26, v29
    v_cmp_le_u32_e32 vcc_lo, s32, v26
    v_subrev_nc_u32_e32 v29, s32, v26
    v_add_co_ci_u32_e64 v25, null, v25, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v26, v26, v29, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s32, v26
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_co_ci_u32_e64 v25, null, v25, 0, vcc_lo
    v_cndmask_b32_e64 v25, v25, 0, s34
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v25, s14, v25, 7
    v_add_nc_u32_e32 v26, v25, v27
    v_add_nc_u32_e32 v29, v25, v28
    v_add3_u32 v33, v25, s24, v27
    buffer_load_b128 v[25:28], v26, s[4:7], 0 idxen
    buffer_load_b128 v[29:32], v29, s[4:7], 0 idxen
    buffer_load_b128 v[33:36], v33, s[4:7], 0 idxen
    s_and_b32 s33, exec_lo, s26
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s33
    buffer_load_b32 v39, v39, s[56:59], 0 idxen
    s_mov_b32 exec_lo, s12
L0:
    s_add_u32 s33, s27, -1
    buffer_load_u16 v56, v54, s[52:55], 0 idxen
    v_mul_hi_u32 v38, s35, v38
    v_min_u32_e32 v40, s33, v49
    s_waitcnt vmcnt(13)
    v_readlane_b32 s52, v37, 0
    s_waitcnt vmcnt(1)
    v_cndmask_b32_e64 v57, 0, v39, s26
    v_mul_lo_u32 v37, v38, s15
    v_add_nc_u32_e32 v39, s30, v40
    v_add_nc_u32_e32 v40, s31, v40
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_sub_nc_u32_e32 v37, s35, v37
    v_and_b32_e32 v41, -2, v39
    s_delay_alu instid0(VALU_DEP_3)
    v_and_b32_e32 v42, -2, v40
    v_lshlrev_b32_e32 v39, 4, v39
    v_lshlrev_b32_e32 v43, 4, v40
    v_cmp_le_u32_e32 vcc_lo, s15, v37
    v_subrev_nc_u32_e32 v40, s15, v37
    s_lshr_b32 s35, s52, 5
    v_add_co_ci_u32_e64 v58, null, v38, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v37, v37, v40, vcc_lo
    v_cmp_le_u32_e64 s26, s15, v37
    buffer_load_u16 v59, v41, s[48:51], 0 offen
    buffer_load_u16 v60, v42, s[48:51], 0 offen
    buffer_load_b128 v[37:40], v39, s[44:47], 0 offen
    buffer_load_b128 v[41:44], v43, s[44:47], 0 offen
    v_add_co_ci_u32_e64 v58, null, v58, 0, s26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v58, v58, 0, s25
    v_readfirstlane_b32 s25, v58
    s_add_u32 s25, s25, -1
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v56, 16, v56
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v58, v59.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v59, v60.l
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v60, 0xc3000000, v58 :: v_dual_mul_f32 v61, 0xc3000000, v59
    s_cmp_lt_u32 s35, 32
    s_cbranch_scc0 L1
    s_and_b32 s26, s35, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s26, v53, s26
    s_branch L3
L1:
    s_cmp_lt_u32 s35, s74
    s_cselect_b32 s26, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s26, exec_lo, s26
    s_cbranch_scc0 L2
    s_lshl_b32 s53, s35, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s26, s[40:43], s53
L2:
    s_cmp_lt_u32 s35, s74
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s26, s26, 0
L3:
    v_fma_f32 v53, v25, v25, 0
    s_min_u32 s25, s26, s25
    s_and_b32 s26, s52, 31
    s_mul_i32 s15, s25, s15
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v53, v26, v26, v53
    v_fma_f32 v53, v27, v27, v53
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v53, v28, v28, v53
    v_add_f32_dpp v53, v53, v53 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v53, v53, v53 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v53, v53, v53 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v53, v53, v53 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v62, v53, 0x76543210, s72 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v53, v53, v62
    s_cmp_lg_u32 s70, 0
    s_cbranch_scc0 L4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v53, v53, 0x3c000000, s69
    v_cmp_gt_f32_e64 s25, 0x800000, v53
    v_mul_f32_e32 v62, 0x4b800000, v53
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v53, v53, v62, s25
    v_rsq_f32_e32 v53, v53
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v62, 0x45800000, v53
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v53, v53, v62, s25
    s_branch L5
L4:
    v_mov_b32_e32 v53, 1.0
L5:
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v25, v25, v53
    v_lshlrev_b32_e32 v62, 16, v45
    v_mul_f32_e32 v29, v29, v53
    v_dual_mul_f32 v26, v53, v26 :: v_dual_lshlrev_b32 v63, 16, v47
    v_dual_mul_f32 v30, v53, v30 :: v_dual_and_b32 v45, 0xffff0000, v45
    v_dual_mul_f32 v28, v53, v28 :: v_dual_and_b32 v47, 0xffff0000, v47
    v_dual_mul_f32 v25, v25, v62 :: v_dual_mul_f32 v32, v32, v53
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v29, v29, v63
    v_dual_mul_f32 v26, v26, v45 :: v_dual_lshlrev_b32 v45, 16, v46
    v_dual_mul_f32 v27, v27, v53 :: v_dual_and_b32 v46, 0xffff0000, v46
    v_dual_mul_f32 v30, v30, v47 :: v_dual_lshlrev_b32 v47, 16, v48
    v_dual_mul_f32 v31, v31, v53 :: v_dual_and_b32 v48, 0xffff0000, v48
    v_mul_f32_e32 v25, v25, v5
    v_dual_mul_f32 v29, v29, v1 :: v_dual_mul_f32 v26, v26, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v30, v30, v2 :: v_dual_mul_f32 v27, v27, v45
    v_dual_mul_f32 v31, v31, v47 :: v_dual_mul_f32 v28, v28, v46
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v32, v32, v48 :: v_dual_sub_f32 v25, v25, v29
    v_dual_sub_f32 v26, v26, v30 :: v_dual_mul_f32 v27, v27, v7
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v29, v31, v3 :: v_dual_mul_f32 v28, v28, v8
    v_mul_f32_e32 v30, v32, v4
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_max3_f32 v31, 0, |v25|, |v26|
    v_mul_f32_e32 v32, 0, v25
    v_sub_f32_e32 v27, v27, v29
    v_dual_mul_f32 v29, 0, v26 :: v_dual_mul_f32 v46, 0, v33
    v_sub_f32_e32 v28, v28, v30
    v_max3_f32 v30, 0, |v33|, |v34|
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_add_f32 v32, 0, v32 :: v_dual_mul_f32 v45, 0, v27
    v_max3_f32 v31, v31, |v27|, |v28|
    v_mul_f32_e32 v47, 0, v28
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v29, v32, v29 :: v_dual_add_f32 v32, 0, v46
    v_max3_f32 v30, v30, |v35|, |v36|
    v_max_f32_dpp v31, v31, v31 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v46, 0, v34 :: v_dual_add_f32 v29, v29, v45
    v_max_f32_dpp v30, v30, v30 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mul_f32_e32 v45, 0, v35
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_max_f32_dpp v31, v31, v31 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_add_f32 v32, v32, v46 :: v_dual_add_f32 v29, v29, v47
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_max_f32_dpp v30, v30, v30 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mul_f32_e32 v46, 0, v36
    v_max_f32_dpp v31, v31, v31 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_add_f32 v32, v45, v32 :: v_dual_and_b32 v29, 0x7fffffff, v29
    v_max_f32_dpp v30, v30, v30 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s25, s28, v50
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_max_f32_dpp v31, v31, v31 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_e32 v32, v32, v46
    v_cmp_lt_u32_e32 vcc_lo, 0x7f800000, v29
    v_max_f32_dpp v29, v30, v30 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v30, v31, 0x76543210, s72 op_sel:[0,1]
    v_and_b32_e32 v32, 0x7fffffff, v32
    v_cndmask_b32_e64 v45, 0, 1.0, vcc_lo
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v46, v29, 0x76543210, s72 op_sel:[0,1]
    v_max_f32_e32 v30, v31, v30
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cmp_lt_u32_e64 s35, 0x7f800000, v32
    v_max_f32_dpp v31, v45, v45 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_max_f32_e32 v29, v29, v46
    v_mul_f32_e32 v32, 0x3c010204, v30
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v30|
    v_cmp_gt_f32_e64 s41, 0x800000, |v30|
    v_cmp_le_f32_e64 s42, 0xda24260, v30
    v_max_f32_dpp v31, v31, v31 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_f32_e64 s43, 0x7e000000, |v29|
    v_cndmask_b32_e64 v45, 1.0, 0x2f800000, vcc_lo
    v_cmp_gt_f32_e64 vcc_lo, 0x800000, |v29|
    v_cndmask_b32_e64 v46, 0, 1.0, s35
    v_max_f32_dpp v31, v31, v31 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v47, 1.0, 0x2f800000, s43
    v_cndmask_b32_e64 v45, v45, 0x4f800000, s41
    v_cmp_le_f32_e64 s35, 0xda24260, v29
    v_max_f32_dpp v46, v46, v46 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v31, v31, v31 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v47, v47, 0x4f800000, vcc_lo
    v_mul_f32_e32 v30, v30, v45
    v_mul_f32_e32 v48, 0x3c010204, v29
    v_max_f32_dpp v46, v46, v46 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v53, v31, 0x76543210, s72 op_sel:[0,1]
    v_mul_f32_e32 v29, v29, v47
    v_rcp_f32_e32 v30, v30
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v31, v31, v53
    v_rcp_f32_e32 v29, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_3)
    v_cmp_lt_f32_e32 vcc_lo, 0, v31
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v30, v30, v45
    v_max_f32_dpp v31, v46, v46 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v53, v32, 0x7fc00000, vcc_lo
    v_mul_f32_e32 v30, 0x42fe0000, v30
    v_mul_f32_e32 v29, v29, v47
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_max_f32_dpp v31, v31, v31 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v30, 0, v30, s42
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v29, 0x42fe0000, v29
    v_permlanex16_b32 v32, v31, 0x76543210, s72 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_3)
    v_mul_f32_e32 v25, v25, v30
    v_mul_f32_e32 v26, v26, v30
    v_mul_f32_e32 v27, v27, v30
    v_mul_f32_e32 v28, v28, v30
    v_cndmask_b32_e64 v29, 0, v29, s35
    v_rndne_f32_e32 v25, v25
    v_rndne_f32_e32 v26, v26
    v_rndne_f32_e32 v27, v27
    v_rndne_f32_e32 v28, v28
    v_mul_f32_e32 v30, v33, v29
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_add_f32 v25, 0x43000000, v25 :: v_dual_add_f32 v26, 0x43000000, v26
    v_dual_add_f32 v27, 0x43000000, v27 :: v_dual_add_f32 v28, 0x43000000, v28
    v_mul_f32_e32 v33, v34, v29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cvt_u32_f32_e32 v25, v25
    v_cvt_u32_f32_e32 v26, v26
    s_delay_alu instid0(VALU_DEP_4)
    v_cvt_u32_f32_e32 v27, v27
    v_cvt_u32_f32_e32 v28, v28
    v_mul_f32_e32 v34, v35, v29
    v_min_u32_e32 v25, 0xff, v25
    v_min_u32_e32 v26, 0xff, v26
    v_min_u32_e32 v27, 0xff, v27
    v_min_u32_e32 v28, 0xff, v28
    v_mul_f32_e32 v29, v36, v29
    v_cvt_f32_u32_e32 v35, v25
    v_cvt_f32_u32_e32 v36, v26
    v_cvt_f32_u32_e32 v45, v27
    v_cvt_f32_u32_e32 v46, v28
    v_rndne_f32_e32 v30, v30
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_subrev_f32 v35, 0x43000000, v35 :: v_dual_subrev_f32 v36, 0x43000000, v36
    v_subrev_f32_e32 v45, 0x43000000, v45
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_subrev_f32_e32 v46, 0x43000000, v46
    v_rndne_f32_e32 v33, v33
    v_fma_f32 v9, v9, v35, 0
    v_rndne_f32_e32 v34, v34
    v_rndne_f32_e32 v29, v29
    v_add_f32_e32 v30, 0x43000000, v30
    v_add_f32_e32 v33, 0x43000000, v33
    v_fma_f32 v9, v10, v36, v9
    v_add_f32_e32 v10, 0x43000000, v34
    v_add_f32_e32 v29, 0x43000000, v29
    v_cvt_u32_f32_e32 v30, v30
    v_cvt_u32_f32_e32 v33, v33
    v_fma_f32 v9, v11, v45, v9
    v_cvt_u32_f32_e32 v10, v10
    v_cvt_u32_f32_e32 v11, v29
    v_max_f32_e32 v29, v31, v32
    v_min_u32_e32 v30, 0xff, v30
    v_fma_f32 v9, v12, v46, v9
    v_min_u32_e32 v12, 0xff, v33
    v_min_u32_e32 v10, 0xff, v10
    v_min_u32_e32 v11, 0xff, v11
    v_cmp_lt_f32_e32 vcc_lo, 0, v29
    v_add_f32_dpp v9, v9, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_u32_e32 v29, v30
    v_cvt_f32_u32_e32 v31, v12
    v_cvt_f32_u32_e32 v32, v10
    v_cvt_f32_u32_e32 v33, v11
    v_add_f32_dpp v9, v9, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v62, v48, 0x7fc00000, vcc_lo
    v_subrev_f32_e32 v29, 0x43000000, v29
    v_subrev_f32_e32 v31, 0x43000000, v31
    v_subrev_f32_e32 v32, 0x43000000, v32
    v_add_f32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_subrev_f32_e32 v33, 0x43000000, v33
    v_mul_f32_e32 v29, v29, v62
    v_mul_f32_e32 v31, v31, v62
    v_mul_f32_e32 v32, v32, v62
    v_add_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mul_f32_e32 v33, v33, v62
    v_lshl_or_b32 v25, v26, 8, v25
    v_lshl_or_b32 v12, v12, 8, v30
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_permlanex16_b32 v26, v9, 0x76543210, s72 op_sel:[0,1]
    v_lshl_or_b32 v25, v27, 16, v25
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshl_or_b32 v10, v10, 16, v12
    v_add_f32_e32 v9, v9, v26
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshl_or_b32 v63, v28, 24, v25
    v_lshl_or_b32 v64, v11, 24, v10
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v9, v9, v53
    v_mul_f32_e32 v9, s68, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v10, v9, v21, v23
    v_sub_f32_e32 v9, v9, v10
    v_dual_sub_f32 v11, v23, v10 :: v_dual_subrev_f32 v10, v10, v21
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v12, 0x3fb8aa3b, v9
    v_mul_f32_e32 v21, 0x3fb8aa3b, v11
    s_delay_alu instid0(VALU_DEP_3)
    v_mul_f32_e32 v23, 0x3fb8aa3b, v10
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v9
    v_cmp_gt_f32_e64 s40, 0xc2d00000, v11
    v_fma_f32 v25, v9, 0x3fb8aa3b, -v12
    v_rndne_f32_e32 v26, v12
    v_fma_f32 v27, v11, 0x3fb8aa3b, -v21
    v_rndne_f32_e32 v28, v21
    v_fma_f32 v30, v10, 0x3fb8aa3b, -v23
    v_fma_f32 v25, v9, 0x32a5705f, v25
    v_sub_f32_e32 v12, v12, v26
    v_rndne_f32_e32 v34, v23
    v_fma_f32 v27, v11, 0x32a5705f, v27
    v_sub_f32_e32 v21, v21, v28
    v_fma_f32 v30, v10, 0x32a5705f, v30
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v12, v12, v25 :: v_dual_sub_f32 v23, v23, v34
    v_cvt_i32_f32_e32 v25, v26
    v_add_f32_e32 v21, v21, v27
    v_cvt_i32_f32_e32 v26, v28
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_exp_f32_e32 v12, v12
    v_add_f32_e32 v23, v23, v30
    v_exp_f32_e32 v21, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_3)
    v_exp_f32_e32 v23, v23
    v_ldexp_f32 v12, v12, v25
    v_cvt_i32_f32_e32 v25, v34
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v21, v21, v26
    v_cmp_lt_f32_e64 s41, 0x42b17218, v9
    v_cmp_gt_f32_e64 s42, 0xc2d00000, v10
    v_cndmask_b32_e64 v9, v12, 0, vcc_lo
    v_ldexp_f32 v12, v23, v25
    v_cndmask_b32_e64 v21, v21, 0, s40
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v11
    v_cmp_lt_f32_e64 s40, 0x42b17218, v10
    v_cndmask_b32_e64 v9, v9, 0x7f800000, s41
    v_cndmask_b32_e64 v10, v12, 0, s42
    v_cndmask_b32_e64 v11, v21, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v12, v29, v9
    v_cndmask_b32_e64 v10, v10, 0x7f800000, s40
    v_mul_f32_e32 v21, v31, v9
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v23, v24, v11, v9
    v_mul_f32_e32 v24, v32, v9
    v_mul_f32_e32 v9, v33, v9
    v_fma_f32 v12, v17, v11, v12
    v_fma_f32 v17, v18, v11, v21
    v_fma_f32 v18, v22, v10, v23
    v_fma_f32 v19, v19, v11, v24
    v_fma_f32 v9, v20, v11, v9
    v_fma_f32 v11, v13, v10, v12
    v_fma_f32 v12, v14, v10, v17
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v18|
    v_cmp_gt_f32_e64 s40, 0x800000, |v18|
    v_fma_f32 v13, v15, v10, v19
    v_fma_f32 v9, v16, v10, v9
    v_cndmask_b32_e64 v10, 1.0, 0x2f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v10, v10, 0x4f800000, s40
    v_mul_f32_e32 v14, v18, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v10, v14, v10
    v_mul_f32_e32 v11, v11, v10
    v_mul_f32_e32 v12, v12, v10
    v_mul_f32_e32 v13, v13, v10
    v_mul_f32_e32 v9, v9, v10
    s_and_b32 s35, exec_lo, s25
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s35
    v_bfe_u32 v10, v11, 16, 1
    v_bfe_u32 v14, v12, 16, 1
    v_bfe_u32 v15, v13, 16, 1
    v_bfe_u32 v16, v9, 16, 1
    v_or_b32_e32 v17, 0x400000, v11
    v_add3_u32 v10, v11, v10, 0x7fff
    v_cmp_u_f32_e64 s35, v11, v11
    v_add3_u32 v11, v12, v14, 0x7fff
    v_or_b32_e32 v14, 0x400000, v12
    v_cmp_u_f32_e64 s40, v12, v12
    v_add3_u32 v12, v13, v15, 0x7fff
    v_or_b32_e32 v15, 0x400000, v13
    v_cmp_u_f32_e64 s41, v13, v13
    v_add3_u32 v13, v9, v16, 0x7fff
    v_or_b32_e32 v16, 0x400000, v9
    v_cmp_u_f32_e64 s42, v9, v9
    v_cndmask_b32_e64 v9, v10, v17, s35
    v_cndmask_b32_e64 v10, v11, v14, s40
    v_cndmask_b32_e64 v11, v12, v15, s41
    v_lshlrev_b32_e32 v12, 3, v0
    v_cndmask_b32_e64 v13, v13, v16, s42
    v_lshrrev_b32_e32 v9, 16, v9
    v_lshrrev_b32_e32 v10, 16, v10
    v_lshrrev_b32_e32 v11, 16, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v13, 16, v13
    v_lshl_or_b32 v9, v10, 16, v9
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_or_b32 v10, v13, 16, v11
    ds_store_b64 v12, v[9:10] offset:64
    s_mov_b32 exec_lo, s12
L6:
    s_lshl_b32 s35, s73, 7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s35, s35, 0x800
    s_cmp_eq_u32 s13, 0
    s_cselect_b32 s40, exec_lo, 0
    s_branch L14
L7:
    v_add_nc_u32_e32 v65, s35, v52
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v66, 0x7f, v65
    v_xor_b32_e32 v25, 64, v66
    v_lshrrev_b32_e32 v26, 7, v65
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v9, v26, v55
    v_mul_lo_u32 v10, v9, s32
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v10, v26, v10
    v_cmp_le_u32_e32 vcc_lo, s32, v10
    v_subrev_nc_u32_e32 v11, s32, v10
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    v_cmp_le_u32_e64 s41, s32, v10
    v_subrev_nc_u32_e32 v11, s32, v10
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v9, null, v9, 0, s41
    v_cndmask_b32_e64 v10, v10, v11, s41
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v67, v9, 0, s34
    v_cndmask_b32_e64 v68, v10, 0, s34
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v9, s14, v67, 7
    v_add_nc_u32_e32 v13, v9, v66
    v_add_nc_u32_e32 v17, v9, v25
    v_add3_u32 v21, v9, s24, v66
    buffer_load_b128 v[9:12], v65, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v13, s[4:7], 0 idxen
    buffer_load_b128 v[17:20], v17, s[4:7], 0 idxen
    buffer_load_b128 v[21:24], v21, s[4:7], 0 idxen
    buffer_load_b64 v[45:46], v66, s[8:11], 0 idxen
    buffer_load_b64 v[47:48], v25, s[8:11], 0 idxen
    s_waitcnt vmcnt(4)
    v_fma_f32 v25, v13, v13, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v25, v14, v14, v25
    v_fma_f32 v25, v15, v15, v25
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v25, v16, v16, v25
    v_add_f32_dpp v25, v25, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v25, v25, v25 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v25, v25, v25 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v25, v25, v25 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v27, v25, 0x76543210, s72 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v25, v25, v27
    s_cmp_lg_u32 s70, 0
    s_cbranch_scc0 L8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v25, v25, 0x3c000000, s69
    v_cmp_gt_f32_e64 s41, 0x800000, v25
    v_mul_f32_e32 v27, 0x4b800000, v25
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v25, v25, v27, s41
    v_rsq_f32_e32 v25, v25
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v27, 0x45800000, v25
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v69, v25, v27, s41
    s_branch L9
L8:
    v_mov_b32_e32 v69, 1.0
L9:
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v14, v14, v69 :: v_dual_lshlrev_b32 v25, 4, v26
    v_dual_mul_f32 v13, v13, v69 :: v_dual_lshlrev_b32 v26, 8, v26
    s_waitcnt vmcnt(1)
    v_dual_mul_f32 v18, v69, v18 :: v_dual_lshlrev_b32 v27, 16, v45
    v_mul_f32_e32 v17, v17, v69
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v28, 16, v47
    v_add_lshl_u32 v33, v26, v66, 2
    v_and_b32_e32 v26, 0xffff0000, v45
    v_and_b32_e32 v29, 0xffff0000, v47
    v_mul_f32_e32 v13, v13, v27
    v_mul_f32_e32 v17, v17, v28
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v14, v14, v26 :: v_dual_mul_f32 v15, v15, v69
    v_dual_mul_f32 v18, v18, v29 :: v_dual_lshlrev_b32 v45, 16, v46
    buffer_load_b128 v[25:28], v25, s[20:23], 0 offen
    buffer_load_b128 v[29:32], v33, s[16:19], 0 offen offset:512
    buffer_load_b128 v[33:36], v33, s[16:19], 0 offen
    v_dual_mul_f32 v19, v19, v69 :: v_dual_and_b32 v46, 0xffff0000, v46
    v_dual_mul_f32 v16, v16, v69 :: v_dual_lshlrev_b32 v47, 16, v48
    v_mul_f32_e32 v20, v20, v69
    v_dual_mul_f32 v13, v13, v5 :: v_dual_and_b32 v48, 0xffff0000, v48
    v_dual_mul_f32 v17, v17, v1 :: v_dual_mul_f32 v14, v14, v6
    v_dual_mul_f32 v18, v18, v2 :: v_dual_mul_f32 v15, v15, v45
    v_dual_mul_f32 v19, v19, v47 :: v_dual_mul_f32 v16, v16, v46
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v20, v20, v48 :: v_dual_sub_f32 v13, v13, v17
    v_dual_sub_f32 v14, v14, v18 :: v_dual_mul_f32 v15, v15, v7
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v17, v19, v3 :: v_dual_mul_f32 v16, v16, v8
    v_mul_f32_e32 v18, v20, v4
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_max3_f32 v19, 0, |v13|, |v14|
    v_mul_f32_e32 v20, 0, v13
    v_sub_f32_e32 v15, v15, v17
    v_dual_mul_f32 v17, 0, v14 :: v_dual_mul_f32 v46, 0, v21
    v_sub_f32_e32 v16, v16, v18
    v_max3_f32 v18, 0, |v21|, |v22|
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_add_f32 v20, 0, v20 :: v_dual_mul_f32 v45, 0, v15
    v_max3_f32 v19, v19, |v15|, |v16|
    v_mul_f32_e32 v47, 0, v16
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_dual_add_f32 v17, v20, v17 :: v_dual_add_f32 v20, 0, v46
    v_max3_f32 v18, v18, |v23|, |v24|
    v_max_f32_dpp v19, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v46, 0, v22 :: v_dual_add_f32 v17, v17, v45
    v_max_f32_dpp v18, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mul_f32_e32 v45, 0, v23
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_max_f32_dpp v19, v19, v19 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_dual_add_f32 v20, v20, v46 :: v_dual_add_f32 v17, v17, v47
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_max_f32_dpp v18, v18, v18 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mul_f32_e32 v46, 0, v24
    v_max_f32_dpp v19, v19, v19 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_add_f32 v20, v45, v20 :: v_dual_and_b32 v17, 0x7fffffff, v17
    v_max_f32_dpp v18, v18, v18 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v45, 1, v65
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_max_f32_dpp v19, v19, v19 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_e32 v20, v20, v46
    v_cmp_lt_u32_e32 vcc_lo, 0x7f800000, v17
    v_max_f32_dpp v17, v18, v18 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v18, v19, 0x76543210, s72 op_sel:[0,1]
    v_and_b32_e32 v20, 0x7fffffff, v20
    v_cndmask_b32_e64 v46, 0, 1.0, vcc_lo
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v47, v17, 0x76543210, s72 op_sel:[0,1]
    v_max_f32_e32 v18, v19, v18
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cmp_lt_u32_e64 s41, 0x7f800000, v20
    v_max_f32_dpp v19, v46, v46 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_max_f32_e32 v17, v17, v47
    v_mul_f32_e32 v20, 0x3c010204, v18
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v18|
    v_cmp_gt_f32_e64 s43, 0x800000, |v18|
    v_cmp_le_f32_e64 s52, 0xda24260, v18
    v_max_f32_dpp v19, v19, v19 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_lt_f32_e64 s53, 0x7e000000, |v17|
    v_cndmask_b32_e64 v46, 1.0, 0x2f800000, vcc_lo
    v_cmp_gt_f32_e64 vcc_lo, 0x800000, |v17|
    v_cndmask_b32_e64 v47, 0, 1.0, s41
    v_max_f32_dpp v19, v19, v19 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v48, 1.0, 0x2f800000, s53
    v_cndmask_b32_e64 v46, v46, 0x4f800000, s43
    v_cmp_le_f32_e64 s41, 0xda24260, v17
    v_max_f32_dpp v47, v47, v47 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v19, v19, v19 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v48, v48, 0x4f800000, vcc_lo
    v_mul_f32_e32 v18, v18, v46
    v_mul_f32_e32 v65, 0x3c010204, v17
    v_max_f32_dpp v47, v47, v47 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v69, v19, 0x76543210, s72 op_sel:[0,1]
    v_mul_f32_e32 v17, v17, v48
    v_rcp_f32_e32 v18, v18
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_max_f32_e32 v19, v19, v69
    v_rcp_f32_e32 v17, v17
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_3)
    v_cmp_lt_f32_e32 vcc_lo, 0, v19
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v18, v18, v46
    v_max_f32_dpp v19, v47, v47 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v20, v20, 0x7fc00000, vcc_lo
    v_mul_f32_e32 v18, 0x42fe0000, v18
    v_mul_f32_e32 v17, v17, v48
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_max_f32_dpp v19, v19, v19 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v18, 0, v18, s52
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v17, 0x42fe0000, v17
    v_permlanex16_b32 v46, v19, 0x76543210, s72 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_3)
    v_mul_f32_e32 v13, v13, v18
    v_mul_f32_e32 v14, v14, v18
    v_mul_f32_e32 v15, v15, v18
    v_mul_f32_e32 v16, v16, v18
    v_cndmask_b32_e64 v17, 0, v17, s41
    v_rndne_f32_e32 v13, v13
    v_rndne_f32_e32 v14, v14
    v_rndne_f32_e32 v15, v15
    v_rndne_f32_e32 v16, v16
    v_mul_f32_e32 v18, v21, v17
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_add_f32 v13, 0x43000000, v13 :: v_dual_add_f32 v14, 0x43000000, v14
    v_dual_add_f32 v15, 0x43000000, v15 :: v_dual_add_f32 v16, 0x43000000, v16
    v_mul_f32_e32 v21, v22, v17
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cvt_u32_f32_e32 v13, v13
    v_cvt_u32_f32_e32 v14, v14
    s_delay_alu instid0(VALU_DEP_4)
    v_cvt_u32_f32_e32 v15, v15
    v_cvt_u32_f32_e32 v16, v16
    v_mul_f32_e32 v22, v23, v17
    v_min_u32_e32 v13, 0xff, v13
    v_min_u32_e32 v14, 0xff, v14
    v_min_u32_e32 v15, 0xff, v15
    v_min_u32_e32 v16, 0xff, v16
    v_mul_f32_e32 v17, v24, v17
    v_cvt_f32_u32_e32 v23, v13
    v_cvt_f32_u32_e32 v24, v14
    v_cvt_f32_u32_e32 v47, v15
    v_cvt_f32_u32_e32 v48, v16
    v_rndne_f32_e32 v18, v18
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_subrev_f32 v23, 0x43000000, v23 :: v_dual_subrev_f32 v24, 0x43000000, v24
    v_subrev_f32_e32 v47, 0x43000000, v47
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_subrev_f32_e32 v48, 0x43000000, v48
    v_rndne_f32_e32 v21, v21
    v_fma_f32 v9, v9, v23, 0
    v_rndne_f32_e32 v22, v22
    v_rndne_f32_e32 v17, v17
    v_add_f32_e32 v18, 0x43000000, v18
    v_add_f32_e32 v21, 0x43000000, v21
    v_fma_f32 v9, v10, v24, v9
    v_add_f32_e32 v10, 0x43000000, v22
    v_add_f32_e32 v17, 0x43000000, v17
    v_cvt_u32_f32_e32 v18, v18
    v_cvt_u32_f32_e32 v21, v21
    v_fma_f32 v9, v11, v47, v9
    v_cvt_u32_f32_e32 v10, v10
    v_cvt_u32_f32_e32 v11, v17
    v_max_f32_e32 v17, v19, v46
    v_min_u32_e32 v18, 0xff, v18
    v_fma_f32 v9, v12, v48, v9
    v_min_u32_e32 v12, 0xff, v21
    v_min_u32_e32 v10, 0xff, v10
    v_min_u32_e32 v11, 0xff, v11
    v_cmp_lt_f32_e32 vcc_lo, 0, v17
    v_add_f32_dpp v9, v9, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cvt_f32_u32_e32 v17, v18
    v_cvt_f32_u32_e32 v19, v12
    v_cvt_f32_u32_e32 v21, v10
    v_cvt_f32_u32_e32 v22, v11
    v_add_f32_dpp v9, v9, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v23, v65, 0x7fc00000, vcc_lo
    v_subrev_f32_e32 v17, 0x43000000, v17
    v_subrev_f32_e32 v19, 0x43000000, v19
    v_subrev_f32_e32 v21, 0x43000000, v21
    v_add_f32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_subrev_f32_e32 v22, 0x43000000, v22
    v_mul_f32_e32 v17, v17, v23
    v_mul_f32_e32 v19, v19, v23
    v_mul_f32_e32 v21, v21, v23
    v_add_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mul_f32_e32 v22, v22, v23
    v_lshl_or_b32 v13, v14, 8, v13
    v_lshl_or_b32 v12, v12, 8, v18
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_permlanex16_b32 v14, v9, 0x76543210, s72 op_sel:[0,1]
    v_lshl_or_b32 v13, v15, 16, v13
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshl_or_b32 v10, v10, 16, v12
    v_add_f32_e32 v9, v9, v14
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshl_or_b32 v12, v16, 24, v13
    v_lshl_or_b32 v11, v11, 24, v10
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v9, v9, v20
    v_mul_f32_e32 v9, s68, v9
    s_waitcnt vmcnt(2)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v10, v9, v25, v27
    v_sub_f32_e32 v9, v9, v10
    v_dual_sub_f32 v13, v27, v10 :: v_dual_subrev_f32 v10, v10, v25
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v14, 0x3fb8aa3b, v9
    v_dual_mul_f32 v15, 0x3fb8aa3b, v13 :: v_dual_mul_f32 v16, 0x3fb8aa3b, v10
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v9
    v_cmp_gt_f32_e64 s42, 0xc2d00000, v13
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v18, v9, 0x3fb8aa3b, -v14
    v_rndne_f32_e32 v24, v14
    v_fma_f32 v25, v13, 0x3fb8aa3b, -v15
    v_rndne_f32_e32 v27, v15
    v_fma_f32 v46, v10, 0x3fb8aa3b, -v16
    v_fma_f32 v18, v9, 0x32a5705f, v18
    v_sub_f32_e32 v14, v14, v24
    v_rndne_f32_e32 v47, v16
    v_fma_f32 v25, v13, 0x32a5705f, v25
    v_sub_f32_e32 v15, v15, v27
    v_fma_f32 v46, v10, 0x32a5705f, v46
    v_add_f32_e32 v14, v14, v18
    v_sub_f32_e32 v16, v16, v47
    v_cvt_i32_f32_e32 v18, v24
    v_add_f32_e32 v15, v15, v25
    v_cvt_i32_f32_e32 v24, v27
    v_exp_f32_e32 v14, v14
    v_add_f32_e32 v16, v16, v46
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v15, v15
    v_exp_f32_e32 v16, v16
    s_delay_alu instid0(TRANS32_DEP_3)
    v_ldexp_f32 v14, v14, v18
    v_cvt_i32_f32_e32 v18, v47
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v15, v15, v24
    v_cmp_lt_f32_e64 s43, 0x42b17218, v9
    v_cmp_gt_f32_e64 s52, 0xc2d00000, v10
    v_cndmask_b32_e64 v9, v14, 0, vcc_lo
    v_ldexp_f32 v14, v16, v18
    v_cndmask_b32_e64 v15, v15, 0, s42
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v13
    v_cmp_lt_f32_e64 s42, 0x42b17218, v10
    v_cndmask_b32_e64 v9, v9, 0x7f800000, s43
    v_cndmask_b32_e64 v10, v14, 0, s52
    v_cndmask_b32_e64 v13, v15, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v14, v17, v9
    v_cndmask_b32_e64 v10, v10, 0x7f800000, s42
    v_mul_f32_e32 v15, v19, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_fma_f32 v16, v28, v13, v9
    v_mul_f32_e32 v17, v21, v9
    v_mul_f32_e32 v9, v22, v9
    v_fma_f32 v16, v26, v10, v16
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_f32_e64 s41, 0x800000, |v16|
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v16|
    s_waitcnt vmcnt(1)
    v_fma_f32 v14, v29, v13, v14
    v_fma_f32 v15, v30, v13, v15
    v_fma_f32 v17, v31, v13, v17
    v_fma_f32 v9, v32, v13, v9
    v_cndmask_b32_e64 v13, 1.0, 0x2f800000, vcc_lo
    s_waitcnt vmcnt(0)
    v_fma_f32 v14, v33, v10, v14
    v_fma_f32 v15, v34, v10, v15
    v_fma_f32 v17, v35, v10, v17
    v_fma_f32 v9, v36, v10, v9
    v_cndmask_b32_e64 v10, v13, 0x4f800000, s41
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v13, v16, v10
    v_rcp_f32_e32 v13, v13
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v10, v13, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v13, v14, v10
    v_mul_f32_e32 v14, v15, v10
    v_mul_f32_e32 v15, v17, v10
    v_mul_f32_e32 v9, v9, v10
    v_bfe_u32 v10, v13, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v16, v14, 16, 1
    v_bfe_u32 v17, v15, 16, 1
    s_delay_alu instid0(VALU_DEP_4)
    v_bfe_u32 v18, v9, 16, 1
    v_or_b32_e32 v19, 0x400000, v13
    v_add3_u32 v10, v13, v10, 0x7fff
    v_cmp_u_f32_e64 s41, v13, v13
    v_add3_u32 v13, v14, v16, 0x7fff
    v_or_b32_e32 v16, 0x400000, v14
    v_cmp_u_f32_e64 s42, v14, v14
    v_add3_u32 v14, v15, v17, 0x7fff
    v_or_b32_e32 v17, 0x400000, v15
    v_cmp_u_f32_e64 s43, v15, v15
    v_add3_u32 v15, v9, v18, 0x7fff
    v_or_b32_e32 v18, 0x400000, v9
    v_cmp_u_f32_e64 s52, v9, v9
    v_cndmask_b32_e64 v9, v10, v19, s41
    v_cndmask_b32_e64 v10, v13, v16, s42
    v_cndmask_b32_e64 v13, v14, v17, s43
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v14, v15, v18, s52
    v_lshrrev_b32_e32 v9, 16, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v10, 16, v10
    v_lshrrev_b32_e32 v13, 16, v13
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v14, 16, v14
    v_lshl_or_b32 v9, v10, 16, v9
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_or_b32 v10, v14, 16, v13
    ds_store_b64 v45, v[9:10] offset:64
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L10
    v_cmp_eq_u32_e64 s41, 0, v68
    s_branch L11
L10:
    s_mov_b32 s41, 0
L11:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s41, exec_lo, s41
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s41
    v_add_nc_u32_e32 v9, s15, v67
    v_lshrrev_b32_e32 v10, 2, v66
    v_cmp_eq_u32_e32 vcc_lo, 0, v66
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v9, v9, 6, s26
    v_lshlrev_b32_e32 v13, 5, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v10, v13, v10, 2
    v_add_nc_u32_e32 v13, 0x1000, v10
    buffer_store_b32 v12, v10, s[0:3], 0 offen
    buffer_store_b32 v11, v13, s[0:3], 0 offen
    s_and_b32 s42, exec_lo, vcc_lo
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s42
    v_lshlrev_b32_e32 v9, 2, v9
    buffer_store_b32 v20, v9, s[36:39], 0 offen
    buffer_store_b32 v23, v9, s[36:39], 0 offen offset:128
L12:
    s_mov_b32 exec_lo, s12
L13:
    s_sub_u32 s41, s28, s35
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s41, s41, 0x800
    s_add_u32 s35, s35, s41
L14:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s35, s28
    s_cbranch_scc1 L7
    v_add_nc_u32_e32 v17, 32, v49
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_waitcnt_vscnt null, 0x0
    s_barrier
    v_cmp_gt_u32_e64 s4, s27, v49
    v_min_u32_e32 v1, s33, v17
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, s30, v1
    v_add_nc_u32_e32 v1, s31, v1
    v_lshlrev_b32_e32 v3, 4, v2
    v_and_b32_e32 v5, -2, v2
    s_delay_alu instid0(VALU_DEP_3)
    v_and_b32_e32 v6, -2, v1
    v_lshlrev_b32_e32 v7, 4, v1
    buffer_load_b128 v[1:4], v3, s[44:47], 0 offen
    buffer_load_u16 v9, v5, s[48:51], 0 offen
    buffer_load_u16 v10, v6, s[48:51], 0 offen
    buffer_load_b128 v[5:8], v7, s[44:47], 0 offen
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v18, v9.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v19, v10.l
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v20, 0xc3000000, v18 :: v_dual_mul_f32 v21, 0xc3000000, v19
    s_and_b32 s5, exec_lo, s4
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s5
    v_lshlrev_b32_e32 v13, 5, v49
    ds_load_b128 v[9:12], v13 offset:64
    ds_load_b128 v[13:16], v13 offset:80
    s_waitcnt lgkmcnt(1)
    v_lshlrev_b32_e32 v22, 16, v9
    v_and_b32_e32 v9, 0xffff0000, v9
    v_lshlrev_b32_e32 v23, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    v_lshlrev_b32_e32 v24, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v25, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    s_waitcnt lgkmcnt(0)
    v_lshlrev_b32_e32 v26, 16, v13
    v_and_b32_e32 v13, 0xffff0000, v13
    v_lshlrev_b32_e32 v27, 16, v14
    v_and_b32_e32 v14, 0xffff0000, v14
    v_lshlrev_b32_e32 v28, 16, v15
    v_and_b32_e32 v15, 0xffff0000, v15
    v_lshlrev_b32_e32 v29, 16, v16
    v_and_b32_e32 v16, 0xffff0000, v16
    s_mov_b32 exec_lo, s12
L15:
    v_cndmask_b32_e64 v22, 0, v22, s4
    v_cvt_f32_ubyte0_e32 v30, v37
    v_cvt_f32_ubyte0_e32 v31, v41
    v_cndmask_b32_e64 v9, 0, v9, s4
    v_cvt_f32_ubyte1_e32 v32, v37
    v_cvt_f32_ubyte1_e32 v33, v41
    v_fma_f32 v30, v30, v22, 0
    v_fma_f32 v31, v31, v22, 0
    v_cndmask_b32_e64 v23, 0, v23, s4
    v_cvt_f32_ubyte2_e32 v34, v37
    v_cvt_f32_ubyte2_e32 v35, v41
    v_fma_f32 v30, v32, v9, v30
    v_fma_f32 v31, v33, v9, v31
    v_cndmask_b32_e64 v10, 0, v10, s4
    v_cvt_f32_ubyte3_e32 v32, v37
    v_cvt_f32_ubyte3_e32 v33, v41
    v_fma_f32 v30, v34, v23, v30
    v_fma_f32 v31, v35, v23, v31
    v_cndmask_b32_e64 v24, 0, v24, s4
    v_cvt_f32_ubyte0_e32 v34, v38
    v_cvt_f32_ubyte0_e32 v35, v42
    v_fma_f32 v30, v32, v10, v30
    v_fma_f32 v31, v33, v10, v31
    v_cndmask_b32_e64 v11, 0, v11, s4
    v_cvt_f32_ubyte1_e32 v32, v38
    v_cvt_f32_ubyte1_e32 v33, v42
    v_fma_f32 v30, v34, v24, v30
    v_fma_f32 v31, v35, v24, v31
    v_cndmask_b32_e64 v25, 0, v25, s4
    v_cvt_f32_ubyte2_e32 v34, v38
    v_cvt_f32_ubyte2_e32 v35, v42
    v_fma_f32 v30, v32, v11, v30
    v_fma_f32 v31, v33, v11, v31
    v_cndmask_b32_e64 v12, 0, v12, s4
    v_cvt_f32_ubyte3_e32 v32, v38
    v_cvt_f32_ubyte3_e32 v33, v42
    v_fma_f32 v30, v34, v25, v30
    v_fma_f32 v31, v35, v25, v31
    v_cndmask_b32_e64 v26, 0, v26, s4
    v_cvt_f32_ubyte0_e32 v34, v39
    v_cvt_f32_ubyte0_e32 v35, v43
    v_fma_f32 v30, v32, v12, v30
    v_fma_f32 v31, v33, v12, v31
    v_cndmask_b32_e64 v13, 0, v13, s4
    v_cvt_f32_ubyte1_e32 v32, v39
    v_cvt_f32_ubyte1_e32 v33, v43
    v_fma_f32 v30, v34, v26, v30
    v_fma_f32 v31, v35, v26, v31
    v_cndmask_b32_e64 v27, 0, v27, s4
    v_cvt_f32_ubyte2_e32 v34, v39
    v_cvt_f32_ubyte2_e32 v35, v43
    v_fma_f32 v30, v32, v13, v30
    v_dual_fmac_f32 v31, v33, v13 :: v_dual_add_f32 v22, v22, v26
    v_cndmask_b32_e64 v14, 0, v14, s4
    v_cndmask_b32_e64 v28, 0, v28, s4
    v_cndmask_b32_e64 v15, 0, v15, s4
    v_cndmask_b32_e64 v29, 0, v29, s4
    v_cndmask_b32_e64 v16, 0, v16, s4
    v_cvt_f32_ubyte3_e32 v32, v39
    v_fma_f32 v30, v34, v27, v30
    v_cvt_f32_ubyte3_e32 v33, v43
    v_dual_fmac_f32 v31, v35, v27 :: v_dual_add_f32 v10, v10, v14
    v_add_f32_e32 v9, v9, v13
    v_dual_add_f32 v13, v23, v27 :: v_dual_add_f32 v12, v12, v16
    v_dual_add_f32 v23, v24, v28 :: v_dual_add_f32 v24, v25, v29
    v_add_f32_e32 v11, v11, v15
    v_cvt_f32_ubyte0_e32 v25, v40
    v_fma_f32 v26, v32, v14, v30
    v_cvt_f32_ubyte0_e32 v27, v44
    v_fma_f32 v14, v33, v14, v31
    v_add_f32_e32 v22, v22, v23
    v_dual_add_f32 v9, v9, v11 :: v_dual_add_f32 v10, v10, v12
    v_add_f32_e32 v11, v13, v24
    v_cvt_f32_ubyte1_e32 v12, v40
    v_fma_f32 v13, v25, v28, v26
    v_cvt_f32_ubyte1_e32 v23, v44
    v_fma_f32 v14, v27, v28, v14
    v_cmp_gt_u32_e64 s4, s27, v17
    v_add_f32_e32 v11, v22, v11
    v_add_f32_e32 v9, v9, v10
    v_cvt_f32_ubyte2_e32 v10, v40
    v_fma_f32 v12, v12, v15, v13
    v_cvt_f32_ubyte2_e32 v13, v44
    v_fma_f32 v14, v23, v15, v14
    v_add_f32_e32 v9, v11, v9
    v_cvt_f32_ubyte3_e32 v11, v40
    v_fma_f32 v10, v10, v29, v12
    v_cvt_f32_ubyte3_e32 v12, v44
    v_fma_f32 v13, v13, v29, v14
    v_fma_f32 v14, v60, v9, 0
    v_fma_f32 v9, v61, v9, 0
    v_fma_f32 v10, v11, v16, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v11, v12, v16, v13
    v_fma_f32 v17, v58, v10, v14
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v22, v59, v11, v9
    s_and_b32 s5, exec_lo, s4
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s5
    v_lshlrev_b32_e32 v13, 5, v49
    ds_load_b128 v[9:12], v13 offset:1088
    ds_load_b128 v[13:16], v13 offset:1104
    s_waitcnt lgkmcnt(1)
    v_lshlrev_b32_e32 v23, 16, v9
    v_and_b32_e32 v9, 0xffff0000, v9
    v_lshlrev_b32_e32 v24, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    v_lshlrev_b32_e32 v25, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v26, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    s_waitcnt lgkmcnt(0)
    v_lshlrev_b32_e32 v27, 16, v13
    v_and_b32_e32 v13, 0xffff0000, v13
    v_lshlrev_b32_e32 v28, 16, v14
    v_and_b32_e32 v14, 0xffff0000, v14
    v_lshlrev_b32_e32 v29, 16, v15
    v_and_b32_e32 v15, 0xffff0000, v15
    v_lshlrev_b32_e32 v30, 16, v16
    v_and_b32_e32 v16, 0xffff0000, v16
    s_mov_b32 exec_lo, s12
L16:
    v_cndmask_b32_e64 v23, 0, v23, s4
    v_cvt_f32_ubyte0_e32 v31, v1
    s_waitcnt vmcnt(0)
    v_cvt_f32_ubyte0_e32 v32, v5
    v_cndmask_b32_e64 v9, 0, v9, s4
    v_cvt_f32_ubyte1_e32 v33, v1
    v_cvt_f32_ubyte1_e32 v34, v5
    v_fma_f32 v31, v31, v23, 0
    v_fma_f32 v32, v32, v23, 0
    v_cndmask_b32_e64 v24, 0, v24, s4
    v_cvt_f32_ubyte2_e32 v35, v1
    v_cvt_f32_ubyte2_e32 v36, v5
    v_fma_f32 v31, v33, v9, v31
    v_fma_f32 v32, v34, v9, v32
    v_cndmask_b32_e64 v10, 0, v10, s4
    v_cvt_f32_ubyte3_e32 v1, v1
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v31, v35, v24, v31
    v_fma_f32 v32, v36, v24, v32
    v_cndmask_b32_e64 v25, 0, v25, s4
    v_cvt_f32_ubyte0_e32 v33, v2
    v_cvt_f32_ubyte0_e32 v34, v6
    v_fma_f32 v1, v1, v10, v31
    v_fma_f32 v5, v5, v10, v32
    v_cndmask_b32_e64 v11, 0, v11, s4
    v_cvt_f32_ubyte1_e32 v31, v2
    v_cvt_f32_ubyte1_e32 v32, v6
    v_fma_f32 v1, v33, v25, v1
    v_fma_f32 v5, v34, v25, v5
    v_cndmask_b32_e64 v26, 0, v26, s4
    v_cvt_f32_ubyte2_e32 v33, v2
    v_cvt_f32_ubyte2_e32 v34, v6
    v_fma_f32 v1, v31, v11, v1
    v_fma_f32 v5, v32, v11, v5
    v_cndmask_b32_e64 v12, 0, v12, s4
    v_cvt_f32_ubyte3_e32 v2, v2
    v_cvt_f32_ubyte3_e32 v6, v6
    v_fma_f32 v1, v33, v26, v1
    v_fma_f32 v5, v34, v26, v5
    v_cndmask_b32_e64 v27, 0, v27, s4
    v_cvt_f32_ubyte0_e32 v31, v3
    v_cvt_f32_ubyte0_e32 v32, v7
    v_fma_f32 v1, v2, v12, v1
    v_fma_f32 v2, v6, v12, v5
    v_cndmask_b32_e64 v5, 0, v13, s4
    v_cvt_f32_ubyte1_e32 v6, v3
    v_cvt_f32_ubyte1_e32 v13, v7
    v_fma_f32 v1, v31, v27, v1
    v_fma_f32 v2, v32, v27, v2
    v_cndmask_b32_e64 v28, 0, v28, s4
    v_cvt_f32_ubyte2_e32 v31, v3
    v_cvt_f32_ubyte2_e32 v32, v7
    v_fma_f32 v1, v6, v5, v1
    v_fma_f32 v2, v13, v5, v2
    v_cndmask_b32_e64 v6, 0, v14, s4
    v_cndmask_b32_e64 v13, 0, v29, s4
    v_cndmask_b32_e64 v14, 0, v15, s4
    v_cndmask_b32_e64 v15, 0, v30, s4
    v_cndmask_b32_e64 v16, 0, v16, s4
    v_cvt_f32_ubyte3_e32 v3, v3
    v_fma_f32 v1, v31, v28, v1
    v_cvt_f32_ubyte3_e32 v7, v7
    v_dual_fmac_f32 v2, v32, v28 :: v_dual_add_f32 v23, v23, v27
    v_dual_add_f32 v5, v9, v5 :: v_dual_add_f32 v10, v10, v6
    v_dual_add_f32 v9, v24, v28 :: v_dual_add_f32 v24, v25, v13
    v_add_f32_e32 v11, v11, v14
    v_add_f32_e32 v25, v26, v15
    v_add_f32_e32 v12, v12, v16
    v_cvt_f32_ubyte0_e32 v26, v4
    v_dual_fmac_f32 v1, v3, v6 :: v_dual_fmac_f32 v2, v6, v7
    v_cvt_f32_ubyte0_e32 v3, v8
    v_add_f32_e32 v6, v23, v24
    v_add_f32_e32 v5, v5, v11
    v_add_f32_e32 v7, v9, v25
    v_add_f32_e32 v9, v10, v12
    v_cvt_f32_ubyte1_e32 v10, v4
    v_fma_f32 v1, v26, v13, v1
    v_cvt_f32_ubyte1_e32 v11, v8
    v_fma_f32 v2, v3, v13, v2
    v_add_f32_e32 v3, v6, v7
    v_add_f32_e32 v5, v5, v9
    v_cvt_f32_ubyte2_e32 v6, v4
    v_fma_f32 v1, v10, v14, v1
    v_cvt_f32_ubyte2_e32 v7, v8
    v_fma_f32 v2, v11, v14, v2
    v_add_f32_e32 v3, v3, v5
    v_cvt_f32_ubyte3_e32 v4, v4
    v_fma_f32 v1, v6, v15, v1
    v_cvt_f32_ubyte3_e32 v5, v8
    v_fma_f32 v2, v7, v15, v2
    v_fma_f32 v6, v20, v3, v17
    v_fma_f32 v3, v21, v3, v22
    v_fma_f32 v1, v4, v16, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v2, v5, v16 :: v_dual_add_nc_u32 v17, 64, v49
    v_fma_f32 v18, v18, v1, v6
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v19, v19, v2, v3
    s_branch L19
L17:
    s_mov_b32 exec_lo, s5
    v_add_nc_u32_e32 v1, s30, v17
    v_add_nc_u32_e32 v2, s31, v17
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v3, 4, v1
    v_and_b32_e32 v5, -2, v1
    v_and_b32_e32 v6, -2, v2
    v_lshlrev_b32_e32 v7, 4, v2
    buffer_load_b128 v[1:4], v3, s[44:47], 0 offen
    buffer_load_u16 v9, v5, s[48:51], 0 offen
    buffer_load_u16 v10, v6, s[48:51], 0 offen
    buffer_load_b128 v[5:8], v7, s[44:47], 0 offen
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v20, v9.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v21, v10.l
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v22, 0xc3000000, v20 :: v_dual_mul_f32 v23, 0xc3000000, v21
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s4
    v_lshlrev_b32_e32 v13, 5, v17
    ds_load_b128 v[9:12], v13 offset:64
    ds_load_b128 v[13:16], v13 offset:80
    s_waitcnt lgkmcnt(1)
    v_lshlrev_b32_e32 v24, 16, v9
    v_and_b32_e32 v9, 0xffff0000, v9
    v_lshlrev_b32_e32 v25, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    v_lshlrev_b32_e32 v26, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v27, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    s_waitcnt lgkmcnt(0)
    v_lshlrev_b32_e32 v28, 16, v13
    v_and_b32_e32 v13, 0xffff0000, v13
    v_lshlrev_b32_e32 v29, 16, v14
    v_and_b32_e32 v14, 0xffff0000, v14
    v_lshlrev_b32_e32 v30, 16, v15
    v_and_b32_e32 v15, 0xffff0000, v15
    v_lshlrev_b32_e32 v31, 16, v16
    v_and_b32_e32 v16, 0xffff0000, v16
    s_mov_b32 exec_lo, s5
L18:
    v_cvt_f32_ubyte0_e32 v32, v1
    s_waitcnt vmcnt(0)
    v_cvt_f32_ubyte0_e32 v33, v5
    v_cvt_f32_ubyte1_e32 v34, v1
    v_cvt_f32_ubyte1_e32 v35, v5
    v_cvt_f32_ubyte2_e32 v36, v1
    v_fma_f32 v32, v32, v24, 0
    v_fma_f32 v33, v33, v24, 0
    v_cvt_f32_ubyte2_e32 v37, v5
    v_cvt_f32_ubyte3_e32 v1, v1
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v32, v34, v9, v32
    v_fma_f32 v33, v35, v9, v33
    v_cvt_f32_ubyte0_e32 v34, v2
    v_cvt_f32_ubyte0_e32 v35, v6
    v_cvt_f32_ubyte1_e32 v38, v2
    v_fma_f32 v32, v36, v25, v32
    v_fma_f32 v33, v37, v25, v33
    v_cvt_f32_ubyte1_e32 v36, v6
    v_cvt_f32_ubyte2_e32 v37, v2
    v_cvt_f32_ubyte2_e32 v39, v6
    v_fma_f32 v1, v1, v10, v32
    v_fma_f32 v5, v5, v10, v33
    v_cvt_f32_ubyte3_e32 v2, v2
    v_cvt_f32_ubyte3_e32 v6, v6
    v_cvt_f32_ubyte0_e32 v32, v3
    v_fma_f32 v1, v34, v26, v1
    v_fma_f32 v5, v35, v26, v5
    v_cvt_f32_ubyte0_e32 v33, v7
    v_cvt_f32_ubyte1_e32 v34, v3
    v_cvt_f32_ubyte1_e32 v35, v7
    v_fma_f32 v1, v38, v11, v1
    v_fma_f32 v5, v36, v11, v5
    v_cvt_f32_ubyte2_e32 v36, v3
    v_cvt_f32_ubyte2_e32 v38, v7
    v_cvt_f32_ubyte3_e32 v3, v3
    v_dual_fmac_f32 v1, v37, v27 :: v_dual_add_f32 v24, v24, v28
    v_fma_f32 v5, v39, v27, v5
    v_cvt_f32_ubyte3_e32 v7, v7
    v_add_f32_e32 v9, v9, v13
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v2, v12, v1
    v_fma_f32 v2, v6, v12, v5
    v_dual_add_f32 v5, v25, v29 :: v_dual_add_f32 v6, v10, v14
    v_dual_add_f32 v10, v26, v30 :: v_dual_add_f32 v11, v11, v15
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v32, v28, v1
    v_fma_f32 v2, v33, v28, v2
    v_dual_add_f32 v25, v27, v31 :: v_dual_add_f32 v12, v12, v16
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_fma_f32 v1, v34, v13, v1
    v_fma_f32 v2, v35, v13, v2
    v_cvt_f32_ubyte0_e32 v13, v4
    v_cvt_f32_ubyte0_e32 v26, v8
    v_dual_add_f32 v10, v24, v10 :: v_dual_add_f32 v9, v9, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v1, v36, v29 :: v_dual_fmac_f32 v2, v29, v38
    v_dual_add_f32 v5, v5, v25 :: v_dual_add_f32 v6, v6, v12
    v_dual_fmac_f32 v1, v3, v14 :: v_dual_fmac_f32 v2, v14, v7
    v_cvt_f32_ubyte1_e32 v3, v4
    v_cvt_f32_ubyte1_e32 v7, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_add_f32 v5, v10, v5 :: v_dual_add_f32 v6, v9, v6
    v_fma_f32 v1, v13, v30, v1
    v_fma_f32 v2, v26, v30, v2
    v_cvt_f32_ubyte2_e32 v9, v4
    v_cvt_f32_ubyte2_e32 v10, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v3, v15, v1
    v_fma_f32 v2, v7, v15, v2
    v_add_f32_e32 v3, v5, v6
    v_cvt_f32_ubyte3_e32 v4, v4
    v_cvt_f32_ubyte3_e32 v5, v8
    v_fma_f32 v1, v9, v31, v1
    v_fma_f32 v2, v10, v31, v2
    v_fma_f32 v6, v22, v3, v18
    v_fma_f32 v3, v23, v3, v19
    v_add_nc_u32_e64 v17, v17, 32 clamp
    v_fma_f32 v1, v4, v16, v1
    v_fma_f32 v2, v5, v16, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v18, v20, v1, v6
    v_fma_f32 v19, v21, v2, v3
L19:
    s_delay_alu instid0(VALU_DEP_3)
    v_cmp_gt_u32_e64 s4, s27, v17
    s_and_b32 s5, exec_lo, s4
    s_cbranch_scc1 L17
    s_mov_b32 exec_lo, s12
    s_lshl_b32 s4, s73, 2
    s_barrier
    v_add_f32_dpp v1, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 0, v49
    v_cmp_eq_u32_e64 s6, 1, v49
    v_mov_b32_e32 v3, s4
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s4, 0, v0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_dpp v0, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v2, v0, 0x76543210, s72
    v_permlanex16_b32 v4, v1, 0x76543210, s72
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v0, v2, v0
    v_add_f32_e32 v1, v4, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v0, 0, v0, vcc_lo
    v_cndmask_b32_e64 v0, v0, v1, s6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v16, v57, v0
    v_mul_f32_e32 v0, v16, v16
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, 0, v0, s29
    v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s72
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v0, v1, v0
    ds_store_b32 v3, v0
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v51
    ds_load_b128 v[4:7], v51 offset:16
    ds_load_b128 v[8:11], v51 offset:32
    ds_load_b128 v[12:15], v51 offset:48
    s_waitcnt lgkmcnt(3)
    v_add_f32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v2
    v_add_f32_e32 v0, v0, v3
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v4
    v_add_f32_e32 v0, v0, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v6
    v_add_f32_e32 v0, v0, v7
    s_waitcnt lgkmcnt(1)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v8
    v_add_f32_e32 v0, v0, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v10
    v_add_f32_e32 v0, v0, v11
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v12
    v_add_f32_e32 v0, v0, v13
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v14
    v_add_f32_e32 v0, v0, v15
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s5, v0
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s4
    v_dual_mov_b32 v0, s5 :: v_dual_mov_b32 v1, s13
    buffer_store_b32 v0, v1, s[64:67], 0 idxen
    s_mov_b32 exec_lo, s12
L20:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s4, exec_lo, s29
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s4
    buffer_store_b32 v16, v54, s[56:59], 0 idxen
    v_mul_f32_e32 v0, v16, v56
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v1, v0, 16, 1
    v_or_b32_e32 v2, 0x400000, v0
    v_cmp_u_f32_e64 s4, v0, v0
    v_add3_u32 v0, v0, v1, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v2, s4
    buffer_store_d16_hi_b16 v0, v54, s[60:63], 0 idxen
    s_mov_b32 exec_lo, s12
L21:
    s_and_b32 s4, s40, s25
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s5, exec_lo, s4
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s5
    v_lshrrev_b32_e32 v0, 7, v50
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v0, v55
    v_mul_lo_u32 v1, v1, s32
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v0, v0, v1
    v_cmp_le_u32_e32 vcc_lo, s32, v0
    v_subrev_nc_u32_e32 v1, s32, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v0, v0, v1, vcc_lo
    v_cmp_le_u32_e64 s5, s32, v0
    v_subrev_nc_u32_e32 v1, s32, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v1, s5
    v_cndmask_b32_e64 v0, v0, 0, s34
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_eq_u32_e64 s6, 0, v0
    s_mov_b32 exec_lo, s12
L22:
    s_and_b32 s4, s4, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s4
    v_lshrrev_b32_e32 v0, 7, v50
    v_and_b32_e32 v1, 0x7f, v50
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_hi_u32 v2, v0, v55
    v_lshrrev_b32_e32 v3, 2, v1
    v_cmp_eq_u32_e64 s5, 0, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v1, v2, s32
    v_sub_nc_u32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e32 vcc_lo, s32, v0
    v_subrev_nc_u32_e32 v1, s32, v0
    v_add_co_ci_u32_e64 v2, null, v2, 0, vcc_lo
    v_cndmask_b32_e32 v0, v0, v1, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_le_u32_e64 s6, s32, v0
    v_add_co_ci_u32_e64 v0, null, v2, 0, s6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, 0, s34
    v_add_nc_u32_e32 v0, s15, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v0, v0, 6, s26
    v_lshlrev_b32_e32 v1, 5, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v1, v1, v3, 2
    v_add_nc_u32_e32 v2, 0x1000, v1
    buffer_store_b32 v63, v1, s[0:3], 0 offen
    buffer_store_b32 v64, v2, s[0:3], 0 offen
    s_and_b32 s0, exec_lo, s5
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_store_b32 v53, v0, s[36:39], 0 offen
    buffer_store_b32 v62, v0, s[36:39], 0 offen offset:128
L23:
    s_endpgm
