; 75 VGPRs, 77 SGPRs, 16448 bytes of LDS, 0 of scratch, 1341 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x30
    s_load_b128 s[8:11], s[0:1], 0x48
    s_load_b128 s[16:19], s[0:1], null
    s_load_b128 s[20:23], s[0:1], 0x18
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b128 s[32:35], s[0:1], 0x90
    s_load_b128 s[36:39], s[0:1], 0xa8
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
    s_load_b32 s71, s[0:1], 0x88
    v_mov_b32_e32 v1, v0
    v_mbcnt_lo_u32_b32 v49, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s27, 0x31016000
    s_mov_b32 s39, 0x11016000
    v_lshlrev_b32_e32 v50, 2, v0
    v_and_b32_e32 v2, 1, v49
    v_lshlrev_b32_e32 v5, 4, v49
    s_mov_b32 s43, 0x11016000
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    v_lshrrev_b32_e32 v1, 5, v1
    v_cmp_gt_u32_e64 s72, 2, v49
    s_mov_b32 s73, 0xfedcba98
    v_mov_b32_e32 v51, 0
    s_mov_b32 s3, 0x11016000
    v_readfirstlane_b32 s74, v1
    s_mov_b32 s35, 0x11016000
    s_mov_b32 s47, 0x31016000
    s_mov_b32 s51, 0x31016000
    s_mov_b32 s55, 0x11016000
    s_mov_b32 s59, 0x11016000
    s_mov_b32 s63, 0x11016000
    s_mov_b32 s67, 0x11016000
    v_lshlrev_b32_e32 v52, 2, v49
    s_lshl4_add_u32 s0, s13, s74
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s0, s0, 1
    s_add_u32 s1, s0, 1
    v_add_nc_u32_e32 v25, s0, v49
    s_max_u32 s2, s6, 3
    s_lshl_b32 s18, s18, 2
    s_lshl_b32 s26, s26, 2
    s_mov_b32 s75, s42
    s_or_b32 s37, s37, 0x40000
    s_max_u32 s6, s75, 1
    s_or_b32 s41, s41, 0x40000
    s_add_u32 s6, s6, -1
    s_lshl_b32 s76, s14, 7
    buffer_load_b32 v37, v2, s[36:39], 0 idxen
    v_min_u32_e32 v6, s6, v49
    s_add_u32 s6, s76, -4
    buffer_load_b128 v[1:4], v5, s[24:27], 0 offen
    v_min_u32_e32 v9, s6, v50
    buffer_load_b32 v53, v6, s[40:43], 0 idxen
    v_lshrrev_b32_e32 v26, 7, v9
    v_and_b32_e32 v27, 0x7f, v9
    buffer_load_b128 v[5:8], v5, s[24:27], 0 offen offset:512
    v_lshlrev_b32_e32 v10, 8, v26
    v_cvt_f32_u32_e32 v11, s15
    s_sub_u32 s24, 0, s15
    s_cmp_eq_u32 s15, 0
    s_cselect_b32 s25, exec_lo, 0
    v_add_lshl_u32 v17, v10, v27, 2
    v_rcp_f32_e32 v10, v11
    v_lshlrev_b32_e32 v21, 4, v26
    s_lshl_b32 s22, s22, 2
    s_or_b32 s5, s5, 0x40000
    s_sub_u32 s6, s2, 3
    v_xor_b32_e32 v28, 64, v27
    s_lshl_b32 s26, s15, 7
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v18, 0x4f7ffffa, v10
    buffer_load_b128 v[9:12], v9, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v17, s[16:19], 0 offen
    v_cvt_u32_f32_e32 v29, v18
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen offset:512
    v_mul_lo_u32 v30, s24, v29
    buffer_load_b128 v[21:24], v21, s[20:23], 0 offen
    v_mul_hi_u32 v30, v29, v30
    s_max_u32 s2, s10, 3
    s_or_b32 s9, s9, 0x20000
    s_sub_u32 s10, s2, 3
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v29, v29, v30
    s_mov_b32 s24, s58
    buffer_load_b64 v[45:46], v27, s[8:11], 0 idxen
    v_mul_hi_u32 v29, s14, v29
    buffer_load_b64 v[47:48], v28, s[8:11], 0 idxen
    v_mul_lo_u32 v30, v29, s15
    s_add_u32 s2, s24, -1
    s_max_u32 s27, s30, 3
    s_max_u32 s30, s34, 3
    v_cmp_ge_u32_e64 s34, s2, v25
    s_delay_alu instid0(VALU_DEP_2)
    v_sub_nc_u32_e32 v30, s14, v30
    v_min_u32_e32 v54, s2, v25
    s_lshr_b32 s36, s76, 4
    s_min_u32 s37, s0, s2
    s_min_u32 s38, s1, s2
    v_cmp_le_u32_e32 vcc_lo, s15, v30
    v_subrev_nc_u32_e32 v25, s15, v30
    s_mov_b32 s0, s28
    v_add_co_ci_u32_e64 v29, null, v29, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v25, v30, v25, vcc_lo
    s_or_b32 s1, s29, 0x20000
    s_sub_u32 s2, s27, 3
    s_or_b32 s33, s33, 0x20000
    v_cmp_le_u32_e32 vcc_lo, s15, v25
    s_and_b32 s27, s72, s34
    s_sub_u32 s34, s30, 3
    v_cndmask_b32_e64 v38, -1, v54, s27
    v_add_co_ci_u32_e64 v25, null, v29, 0, vcc_lo
    s_lshl_b32 s46, s46, 2
    s_lshl_b32 s50, s50, 1
    v_cmp_gt_u32_e64 s15, s24, v38
    v_cndmask_b32_e64 v25, v25, 0, s25
    s_or_b32 s53, s53, 0x20000
    s_or_b32 s57, s57, 0x40000
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s24, v25
    s_or_b32 s61, s61, 0x20000
    s_or_b32 s65, s65, 0x40000
    v_cvt_f32_u32_e32 v25, s24
    s_mul_i32 s25, s37, s36
    s_mul_i32 s28, s38, s36
    s_delay_alu instid0(VALU_DEP_1)
    v_rcp_f32_e32 v25, v25
    s_sub_u32 s29, 0, s24
    s_cmp_eq_u32 s24, 0
    s_cselect_b32 s30, exec_lo, 0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v25, 0x4f7ffffa, v25
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_u32_f32_e32 v25, v25
    v_mul_lo_u32 v29, s29, v25
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v29, v25, v29
    v_add_nc_u32_e32 v55, v25, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v25, v26, v55
    v_mul_lo_u32 v29, v25, s24
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v26, v26, v29
    v_cmp_le_u32_e32 vcc_lo, s24, v26
    v_subrev_nc_u32_e32 v29, s24, v26
    v_add_co_ci_u32_e64 v25, null, v25, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v26, v26, v29, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s24, v26
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_co_ci_u32_e64 v25, null, v25, 0, vcc_lo
    v_cndmask_b32_e64 v25, v25, 0, s30
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v25, s14, v25, 7
    v_add_nc_u32_e32 v26, v25, v27
    v_add_nc_u32_e32 v29, v25, v28
    v_add3_u32 v33, v25, s26, v27
    buffer_load_b128 v[25:28], v26, s[4:7], 0 idxen
    buffer_load_b128 v[29:32], v29, s[4:7], 0 idxen
    buffer_load_b128 v[33:36], v33, s[4:7], 0 idxen
    s_and_b32 s29, exec_lo, s15
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s29
    buffer_load_b32 v38, v38, s[56:59], 0 idxen
    s_mov_b32 exec_lo, s12
L0:
    s_add_u32 s29, s36, -1
    buffer_load_u16 v56, v54, s[52:55], 0 idxen
    s_waitcnt vmcnt(13)
    v_readlane_b32 s37, v37, 0
    v_min_u32_e32 v37, s29, v49
    s_lshr_b32 s31, s31, 5
    s_waitcnt vmcnt(1)
    v_cndmask_b32_e64 v57, 0, v38, s15
    s_add_u32 s15, s31, -1
    v_add_nc_u32_e32 v38, s25, v37
    v_add_nc_u32_e32 v37, s28, v37
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v39, 4, v38
    v_and_b32_e32 v41, -2, v38
    v_and_b32_e32 v42, -2, v37
    v_lshlrev_b32_e32 v43, 4, v37
    s_lshr_b32 s31, s37, 5
    buffer_load_b128 v[37:40], v39, s[44:47], 0 offen
    buffer_load_u16 v58, v41, s[48:51], 0 offen
    buffer_load_u16 v59, v42, s[48:51], 0 offen
    buffer_load_b128 v[41:44], v43, s[44:47], 0 offen
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v58, v58.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v59, v59.l
    v_lshlrev_b32_e32 v56, 16, v56
    s_delay_alu instid0(VALU_DEP_2)
    v_dual_mul_f32 v60, 0xc3000000, v58 :: v_dual_mul_f32 v61, 0xc3000000, v59
    s_cmp_lt_u32 s31, 32
    s_cbranch_scc0 L1
    s_and_b32 s31, s31, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    v_readlane_b32 s31, v53, s31
    s_branch L3
L1:
    s_cmp_lt_u32 s31, s75
    s_cselect_b32 s38, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s38, exec_lo, s38
    s_cbranch_scc0 L2
    s_lshl_b32 s39, s31, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s38, s[40:43], s39
L2:
    s_cmp_lt_u32 s31, s75
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s31, s38, 0
L3:
    v_fma_f32 v53, v25, v25, 0
    s_min_u32 s15, s31, s15
    s_and_b32 s31, s37, 31
    s_lshl_b32 s15, s15, 5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_fma_f32 v53, v26, v26, v53
    s_add_u32 s15, s15, s31
    s_mul_i32 s15, s15, s71
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v53, v27, v27, v53
    v_fma_f32 v53, v28, v28, v53
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v53, v53, v53 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v53, v53, v53 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v53, v53, v53 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v53, v53, v53 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v62, v53, 0x76543210, s73 op_sel:[0,1]
    v_add_f32_e32 v53, v53, v62
    s_cmp_lg_u32 s70, 0
    s_cbranch_scc0 L4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v53, v53, 0x3c000000, s69
    v_cmp_gt_f32_e64 s31, 0x800000, v53
    v_mul_f32_e32 v62, 0x4b800000, v53
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v53, v53, v62, s31
    v_rsq_f32_e32 v53, v53
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v62, 0x45800000, v53
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v53, v53, v62, s31
    s_branch L5
L4:
    v_mov_b32_e32 v53, 1.0
L5:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v25, v25, v53
    v_lshlrev_b32_e32 v62, 16, v45
    v_mul_f32_e32 v29, v29, v53
    v_dual_mul_f32 v26, v53, v26 :: v_dual_lshlrev_b32 v63, 16, v47
    v_dual_mul_f32 v30, v53, v30 :: v_dual_and_b32 v45, 0xffff0000, v45
    v_dual_mul_f32 v25, v25, v62 :: v_dual_mul_f32 v28, v28, v53
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v29, v29, v63
    v_dual_mul_f32 v26, v45, v26 :: v_dual_and_b32 v47, 0xffff0000, v47
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v25, v25, v5
    v_mul_f32_e32 v27, v27, v53
    v_mul_f32_e32 v29, v29, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v30, v30, v47 :: v_dual_lshlrev_b32 v45, 16, v46
    v_mul_f32_e32 v31, v31, v53
    v_dual_mul_f32 v32, v32, v53 :: v_dual_lshlrev_b32 v47, 16, v48
    v_dual_sub_f32 v25, v25, v29 :: v_dual_mul_f32 v26, v26, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v29, v30, v2
    v_mul_f32_e32 v27, v27, v45
    v_dual_mul_f32 v30, v31, v47 :: v_dual_and_b32 v31, 0xffff0000, v46
    v_and_b32_e32 v45, 0xffff0000, v48
    v_bfe_u32 v46, v25, 16, 1
    v_sub_f32_e32 v26, v26, v29
    v_mul_f32_e32 v27, v27, v7
    v_dual_mul_f32 v29, v30, v3 :: v_dual_mul_f32 v28, v31, v28
    v_mul_f32_e32 v30, v32, v45
    v_add3_u32 v31, v25, v46, 0x7fff
    v_or_b32_e32 v32, 0x400000, v25
    v_cmp_u_f32_e32 vcc_lo, v25, v25
    v_bfe_u32 v25, v26, 16, 1
    v_dual_sub_f32 v27, v27, v29 :: v_dual_mul_f32 v28, v28, v8
    v_mul_f32_e32 v29, v30, v4
    v_cndmask_b32_e32 v30, v31, v32, vcc_lo
    s_delay_alu instid0(VALU_DEP_4)
    v_add3_u32 v25, v26, v25, 0x7fff
    v_or_b32_e32 v31, 0x400000, v26
    v_cmp_u_f32_e32 vcc_lo, v26, v26
    v_bfe_u32 v26, v27, 16, 1
    v_sub_f32_e32 v28, v28, v29
    v_lshrrev_b32_e32 v53, 16, v30
    v_or_b32_e32 v29, 0x400000, v27
    v_cndmask_b32_e32 v25, v25, v31, vcc_lo
    v_add3_u32 v26, v27, v26, 0x7fff
    v_cmp_u_f32_e32 vcc_lo, v27, v27
    v_bfe_u32 v27, v28, 16, 1
    v_or_b32_e32 v30, 0x400000, v28
    v_lshrrev_b32_e32 v62, 16, v25
    v_cmp_u_f32_e64 s37, v28, v28
    v_cndmask_b32_e32 v25, v26, v29, vcc_lo
    v_add3_u32 v26, v28, v27, 0x7fff
    v_lshlrev_b32_e32 v27, 16, v53
    v_lshlrev_b32_e32 v28, 16, v62
    v_bfe_u32 v29, v33, 16, 1
    v_lshrrev_b32_e32 v63, 16, v25
    v_cndmask_b32_e64 v25, v26, v30, s37
    v_fma_f32 v9, v9, v27, 0
    v_bfe_u32 v26, v34, 16, 1
    v_bfe_u32 v27, v35, 16, 1
    v_lshlrev_b32_e32 v30, 16, v63
    v_lshrrev_b32_e32 v64, 16, v25
    v_fma_f32 v9, v10, v28, v9
    v_bfe_u32 v10, v36, 16, 1
    v_add3_u32 v25, v33, v29, 0x7fff
    v_or_b32_e32 v28, 0x400000, v33
    v_lshlrev_b32_e32 v29, 16, v64
    v_fma_f32 v9, v11, v30, v9
    v_cmp_u_f32_e32 vcc_lo, v33, v33
    v_add3_u32 v11, v34, v26, 0x7fff
    v_or_b32_e32 v26, 0x400000, v34
    v_cmp_u_f32_e64 s37, v34, v34
    v_fma_f32 v9, v12, v29, v9
    v_add3_u32 v12, v35, v27, 0x7fff
    v_or_b32_e32 v27, 0x400000, v35
    v_cmp_u_f32_e64 s38, v35, v35
    v_add3_u32 v10, v36, v10, 0x7fff
    v_add_f32_dpp v9, v9, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_or_b32_e32 v29, 0x400000, v36
    v_cmp_u_f32_e64 s39, v36, v36
    v_cndmask_b32_e32 v25, v25, v28, vcc_lo
    v_cndmask_b32_e64 v11, v11, v26, s37
    v_add_f32_dpp v9, v9, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v12, v12, v27, s38
    v_cndmask_b32_e64 v10, v10, v29, s39
    v_lshrrev_b32_e32 v65, 16, v25
    v_lshrrev_b32_e32 v66, 16, v11
    v_add_f32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshrrev_b32_e32 v67, 16, v12
    v_lshrrev_b32_e32 v68, 16, v10
    v_lshlrev_b32_e32 v10, 16, v65
    v_lshlrev_b32_e32 v11, 16, v66
    v_add_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v12, 16, v67
    v_lshlrev_b32_e32 v25, 16, v68
    v_cmp_gt_u32_e64 s31, s76, v50
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v26, v9, 0x76543210, s73 op_sel:[0,1]
    v_add_f32_e32 v9, v9, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v9, s68, v9
    v_max3_f32 v26, v9, v21, v23
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_sub_f32_e32 v9, v9, v26
    v_sub_f32_e32 v23, v23, v26
    v_sub_f32_e32 v21, v21, v26
    v_mul_f32_e32 v26, 0x3fb8aa3b, v9
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v27, 0x3fb8aa3b, v23
    v_mul_f32_e32 v28, 0x3fb8aa3b, v21
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v9
    v_cmp_gt_f32_e64 s38, 0xc2d00000, v23
    v_fma_f32 v29, v9, 0x3fb8aa3b, -v26
    v_rndne_f32_e32 v30, v26
    v_fma_f32 v31, v23, 0x3fb8aa3b, -v27
    v_rndne_f32_e32 v32, v27
    v_fma_f32 v33, v21, 0x3fb8aa3b, -v28
    v_fma_f32 v29, v9, 0x32a5705f, v29
    v_sub_f32_e32 v26, v26, v30
    v_rndne_f32_e32 v34, v28
    v_fma_f32 v31, v23, 0x32a5705f, v31
    v_sub_f32_e32 v27, v27, v32
    v_fma_f32 v33, v21, 0x32a5705f, v33
    v_add_f32_e32 v26, v26, v29
    v_sub_f32_e32 v28, v28, v34
    v_cvt_i32_f32_e32 v29, v30
    v_add_f32_e32 v27, v27, v31
    v_cvt_i32_f32_e32 v30, v32
    v_exp_f32_e32 v26, v26
    v_add_f32_e32 v28, v28, v33
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v27, v27
    v_exp_f32_e32 v28, v28
    s_delay_alu instid0(TRANS32_DEP_3)
    v_ldexp_f32 v26, v26, v29
    v_cvt_i32_f32_e32 v29, v34
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v27, v27, v30
    v_cmp_lt_f32_e64 s39, 0x42b17218, v9
    v_cmp_gt_f32_e64 s40, 0xc2d00000, v21
    v_cndmask_b32_e64 v9, v26, 0, vcc_lo
    v_ldexp_f32 v26, v28, v29
    v_cndmask_b32_e64 v27, v27, 0, s38
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v23
    v_cmp_lt_f32_e64 s38, 0x42b17218, v21
    v_cndmask_b32_e64 v9, v9, 0x7f800000, s39
    v_cndmask_b32_e64 v21, v26, 0, s40
    v_cndmask_b32_e64 v23, v27, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v10, v10, v9
    v_cndmask_b32_e64 v21, v21, 0x7f800000, s38
    v_mul_f32_e32 v11, v11, v9
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v24, v24, v23, v9
    v_mul_f32_e32 v12, v12, v9
    v_mul_f32_e32 v9, v25, v9
    v_fma_f32 v10, v17, v23, v10
    v_fma_f32 v11, v18, v23, v11
    v_fma_f32 v17, v22, v21, v24
    v_fma_f32 v12, v19, v23, v12
    v_fma_f32 v9, v20, v23, v9
    v_fma_f32 v10, v13, v21, v10
    v_fma_f32 v11, v14, v21, v11
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v17|
    v_cmp_gt_f32_e64 s38, 0x800000, |v17|
    v_fma_f32 v12, v15, v21, v12
    v_fma_f32 v9, v16, v21, v9
    v_cndmask_b32_e64 v13, 1.0, 0x2f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v13, v13, 0x4f800000, s38
    v_mul_f32_e32 v14, v17, v13
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v14, v14
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v13, v14, v13
    v_mul_f32_e32 v10, v10, v13
    v_mul_f32_e32 v11, v11, v13
    v_mul_f32_e32 v12, v12, v13
    v_mul_f32_e32 v9, v9, v13
    s_and_b32 s37, exec_lo, s31
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s37
    v_bfe_u32 v13, v10, 16, 1
    v_bfe_u32 v14, v11, 16, 1
    v_bfe_u32 v15, v12, 16, 1
    v_bfe_u32 v16, v9, 16, 1
    v_or_b32_e32 v17, 0x400000, v10
    v_add3_u32 v13, v10, v13, 0x7fff
    v_cmp_u_f32_e64 s37, v10, v10
    v_add3_u32 v10, v11, v14, 0x7fff
    v_or_b32_e32 v14, 0x400000, v11
    v_cmp_u_f32_e64 s38, v11, v11
    v_add3_u32 v11, v12, v15, 0x7fff
    v_or_b32_e32 v15, 0x400000, v12
    v_cmp_u_f32_e64 s39, v12, v12
    v_add3_u32 v12, v9, v16, 0x7fff
    v_or_b32_e32 v16, 0x400000, v9
    v_cmp_u_f32_e64 s40, v9, v9
    v_cndmask_b32_e64 v9, v13, v17, s37
    v_cndmask_b32_e64 v10, v10, v14, s38
    v_cndmask_b32_e64 v11, v11, v15, s39
    v_lshlrev_b32_e32 v13, 3, v0
    v_cndmask_b32_e64 v12, v12, v16, s40
    v_lshrrev_b32_e32 v9, 16, v9
    v_lshrrev_b32_e32 v10, 16, v10
    v_lshrrev_b32_e32 v11, 16, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v12, 16, v12
    v_lshl_or_b32 v9, v10, 16, v9
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_or_b32 v10, v12, 16, v11
    ds_store_b64 v13, v[9:10] offset:64
    s_mov_b32 exec_lo, s12
L6:
    s_lshl_b32 s37, s74, 7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s37, s37, 0x800
    s_cmp_eq_u32 s13, 0
    s_cselect_b32 s38, exec_lo, 0
    s_branch L13
L7:
    v_add_nc_u32_e32 v69, s37, v52
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v70, 0x7f, v69
    v_xor_b32_e32 v25, 64, v70
    v_lshrrev_b32_e32 v26, 7, v69
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v9, v26, v55
    v_mul_lo_u32 v10, v9, s24
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v10, v26, v10
    v_cmp_le_u32_e32 vcc_lo, s24, v10
    v_subrev_nc_u32_e32 v11, s24, v10
    v_add_co_ci_u32_e64 v9, null, v9, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v10, v10, v11, vcc_lo
    v_cmp_le_u32_e64 s39, s24, v10
    v_subrev_nc_u32_e32 v11, s24, v10
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v9, null, v9, 0, s39
    v_cndmask_b32_e64 v10, v10, v11, s39
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v71, v9, 0, s30
    v_cndmask_b32_e64 v72, v10, 0, s30
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v9, s14, v71, 7
    v_add_nc_u32_e32 v13, v9, v70
    v_add_nc_u32_e32 v17, v9, v25
    v_add3_u32 v21, v9, s26, v70
    buffer_load_b128 v[9:12], v69, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v13, s[4:7], 0 idxen
    buffer_load_b128 v[17:20], v17, s[4:7], 0 idxen
    buffer_load_b128 v[21:24], v21, s[4:7], 0 idxen
    buffer_load_b64 v[45:46], v70, s[8:11], 0 idxen
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
    v_permlanex16_b32 v27, v25, 0x76543210, s73 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v25, v25, v27
    s_cmp_lg_u32 s70, 0
    s_cbranch_scc0 L8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v25, v25, 0x3c000000, s69
    v_cmp_gt_f32_e64 s39, 0x800000, v25
    v_mul_f32_e32 v27, 0x4b800000, v25
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v25, v25, v27, s39
    v_rsq_f32_e32 v25, v25
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v27, 0x45800000, v25
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v73, v25, v27, s39
    s_branch L9
L8:
    v_mov_b32_e32 v73, 1.0
L9:
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mul_f32 v14, v14, v73 :: v_dual_lshlrev_b32 v25, 4, v26
    v_dual_mul_f32 v13, v13, v73 :: v_dual_lshlrev_b32 v26, 8, v26
    s_waitcnt vmcnt(1)
    v_dual_mul_f32 v18, v73, v18 :: v_dual_lshlrev_b32 v27, 16, v45
    v_mul_f32_e32 v17, v17, v73
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v28, 16, v47
    v_add_lshl_u32 v33, v26, v70, 2
    v_mul_f32_e32 v13, v13, v27
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_mul_f32 v17, v17, v28 :: v_dual_and_b32 v26, 0xffff0000, v45
    v_and_b32_e32 v45, 0xffff0000, v47
    v_dual_mul_f32 v13, v13, v5 :: v_dual_mul_f32 v14, v14, v26
    s_delay_alu instid0(VALU_DEP_3)
    v_mul_f32_e32 v17, v17, v1
    v_mul_f32_e32 v15, v15, v73
    buffer_load_b128 v[25:28], v25, s[20:23], 0 offen
    buffer_load_b128 v[29:32], v33, s[16:19], 0 offen offset:512
    buffer_load_b128 v[33:36], v33, s[16:19], 0 offen
    v_dual_mul_f32 v18, v18, v45 :: v_dual_lshlrev_b32 v45, 16, v46
    v_dual_mul_f32 v19, v19, v73 :: v_dual_mul_f32 v14, v14, v6
    v_dual_mul_f32 v16, v16, v73 :: v_dual_lshlrev_b32 v47, 16, v48
    v_sub_f32_e32 v13, v13, v17
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v17, v18, v2
    v_mul_f32_e32 v15, v15, v45
    v_dual_mul_f32 v18, v19, v47 :: v_dual_and_b32 v19, 0xffff0000, v46
    v_dual_mul_f32 v20, v20, v73 :: v_dual_and_b32 v45, 0xffff0000, v48
    v_bfe_u32 v46, v13, 16, 1
    v_sub_f32_e32 v14, v14, v17
    v_mul_f32_e32 v15, v15, v7
    v_dual_mul_f32 v17, v18, v3 :: v_dual_mul_f32 v16, v19, v16
    v_mul_f32_e32 v18, v20, v45
    v_add3_u32 v19, v13, v46, 0x7fff
    v_or_b32_e32 v20, 0x400000, v13
    v_cmp_u_f32_e32 vcc_lo, v13, v13
    v_bfe_u32 v13, v14, 16, 1
    v_dual_sub_f32 v15, v15, v17 :: v_dual_mul_f32 v16, v16, v8
    v_mul_f32_e32 v17, v18, v4
    v_cndmask_b32_e32 v18, v19, v20, vcc_lo
    s_delay_alu instid0(VALU_DEP_4)
    v_add3_u32 v13, v14, v13, 0x7fff
    v_or_b32_e32 v19, 0x400000, v14
    v_cmp_u_f32_e32 vcc_lo, v14, v14
    v_bfe_u32 v14, v15, 16, 1
    v_sub_f32_e32 v16, v16, v17
    v_lshrrev_b32_e32 v17, 16, v18
    v_or_b32_e32 v18, 0x400000, v15
    v_cndmask_b32_e32 v13, v13, v19, vcc_lo
    v_add3_u32 v14, v15, v14, 0x7fff
    v_cmp_u_f32_e32 vcc_lo, v15, v15
    v_bfe_u32 v15, v16, 16, 1
    v_or_b32_e32 v19, 0x400000, v16
    v_lshrrev_b32_e32 v13, 16, v13
    v_cmp_u_f32_e64 s40, v16, v16
    v_cndmask_b32_e32 v14, v14, v18, vcc_lo
    v_add3_u32 v15, v16, v15, 0x7fff
    v_lshlrev_b32_e32 v16, 16, v17
    v_lshlrev_b32_e32 v18, 16, v13
    v_bfe_u32 v20, v21, 16, 1
    v_lshrrev_b32_e32 v14, 16, v14
    v_cndmask_b32_e64 v15, v15, v19, s40
    v_fma_f32 v9, v9, v16, 0
    v_bfe_u32 v16, v22, 16, 1
    v_bfe_u32 v19, v23, 16, 1
    v_lshlrev_b32_e32 v45, 16, v14
    v_lshrrev_b32_e32 v15, 16, v15
    v_fma_f32 v9, v10, v18, v9
    v_bfe_u32 v10, v24, 16, 1
    v_add3_u32 v18, v21, v20, 0x7fff
    v_or_b32_e32 v20, 0x400000, v21
    v_lshlrev_b32_e32 v46, 16, v15
    v_fma_f32 v9, v11, v45, v9
    v_cmp_u_f32_e32 vcc_lo, v21, v21
    v_add3_u32 v11, v22, v16, 0x7fff
    v_or_b32_e32 v16, 0x400000, v22
    v_cmp_u_f32_e64 s40, v22, v22
    v_fma_f32 v9, v12, v46, v9
    v_add3_u32 v12, v23, v19, 0x7fff
    v_or_b32_e32 v19, 0x400000, v23
    v_cmp_u_f32_e64 s41, v23, v23
    v_add3_u32 v10, v24, v10, 0x7fff
    v_add_f32_dpp v9, v9, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_or_b32_e32 v21, 0x400000, v24
    v_cmp_u_f32_e64 s42, v24, v24
    v_cndmask_b32_e32 v18, v18, v20, vcc_lo
    v_cndmask_b32_e64 v11, v11, v16, s40
    v_add_f32_dpp v9, v9, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v12, v12, v19, s41
    v_cndmask_b32_e64 v10, v10, v21, s42
    v_lshrrev_b32_e32 v16, 16, v18
    v_lshrrev_b32_e32 v11, 16, v11
    v_add_f32_dpp v9, v9, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshrrev_b32_e32 v12, 16, v12
    v_lshrrev_b32_e32 v18, 16, v10
    v_lshlrev_b32_e32 v10, 16, v16
    v_lshlrev_b32_e32 v19, 16, v11
    v_add_f32_dpp v9, v9, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshlrev_b32_e32 v20, 16, v12
    v_lshlrev_b32_e32 v21, 16, v18
    v_lshlrev_b32_e32 v22, 1, v69
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v23, v9, 0x76543210, s73 op_sel:[0,1]
    v_add_f32_e32 v9, v9, v23
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v9, s68, v9
    s_waitcnt vmcnt(2)
    v_max3_f32 v23, v9, v25, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_sub_f32_e32 v9, v9, v23
    v_sub_f32_e32 v24, v27, v23
    v_sub_f32_e32 v23, v25, v23
    v_mul_f32_e32 v25, 0x3fb8aa3b, v9
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v27, 0x3fb8aa3b, v24
    v_mul_f32_e32 v45, 0x3fb8aa3b, v23
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v9
    v_cmp_gt_f32_e64 s40, 0xc2d00000, v24
    v_fma_f32 v46, v9, 0x3fb8aa3b, -v25
    v_rndne_f32_e32 v47, v25
    v_fma_f32 v48, v24, 0x3fb8aa3b, -v27
    v_rndne_f32_e32 v69, v27
    v_fma_f32 v73, v23, 0x3fb8aa3b, -v45
    v_fma_f32 v46, v9, 0x32a5705f, v46
    v_sub_f32_e32 v25, v25, v47
    v_rndne_f32_e32 v74, v45
    v_dual_fmac_f32 v48, 0x32a5705f, v24 :: v_dual_sub_f32 v27, v27, v69
    v_fma_f32 v73, v23, 0x32a5705f, v73
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v25, v25, v46
    v_sub_f32_e32 v45, v45, v74
    v_cvt_i32_f32_e32 v46, v47
    v_add_f32_e32 v27, v27, v48
    v_cvt_i32_f32_e32 v47, v69
    v_exp_f32_e32 v25, v25
    v_add_f32_e32 v45, v45, v73
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v27, v27
    v_exp_f32_e32 v45, v45
    s_delay_alu instid0(TRANS32_DEP_3)
    v_ldexp_f32 v25, v25, v46
    v_cvt_i32_f32_e32 v46, v74
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v27, v27, v47
    v_cmp_lt_f32_e64 s41, 0x42b17218, v9
    v_cmp_gt_f32_e64 s42, 0xc2d00000, v23
    v_cndmask_b32_e64 v9, v25, 0, vcc_lo
    v_ldexp_f32 v25, v45, v46
    v_cndmask_b32_e64 v27, v27, 0, s40
    v_cmp_lt_f32_e32 vcc_lo, 0x42b17218, v24
    v_cmp_lt_f32_e64 s40, 0x42b17218, v23
    v_cndmask_b32_e64 v9, v9, 0x7f800000, s41
    v_cndmask_b32_e64 v23, v25, 0, s42
    v_cndmask_b32_e64 v24, v27, 0x7f800000, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v10, v10, v9
    v_cndmask_b32_e64 v23, v23, 0x7f800000, s40
    v_mul_f32_e32 v19, v19, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_fma_f32 v25, v28, v24, v9
    v_mul_f32_e32 v20, v20, v9
    v_mul_f32_e32 v9, v21, v9
    v_fma_f32 v21, v26, v23, v25
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_f32_e64 s39, 0x800000, |v21|
    v_cmp_lt_f32_e64 vcc_lo, 0x7e000000, |v21|
    s_waitcnt vmcnt(1)
    v_fma_f32 v10, v29, v24, v10
    v_fma_f32 v19, v30, v24, v19
    v_fma_f32 v20, v31, v24, v20
    v_fma_f32 v9, v32, v24, v9
    v_cndmask_b32_e64 v24, 1.0, 0x2f800000, vcc_lo
    s_waitcnt vmcnt(0)
    v_fma_f32 v10, v33, v23, v10
    v_fma_f32 v19, v34, v23, v19
    v_fma_f32 v20, v35, v23, v20
    v_fma_f32 v9, v36, v23, v9
    v_cndmask_b32_e64 v23, v24, 0x4f800000, s39
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v21, v21, v23
    v_rcp_f32_e32 v21, v21
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v21, v21, v23
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v10, v10, v21
    v_mul_f32_e32 v19, v19, v21
    v_mul_f32_e32 v20, v20, v21
    v_mul_f32_e32 v9, v9, v21
    v_bfe_u32 v21, v10, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v23, v19, 16, 1
    v_bfe_u32 v24, v20, 16, 1
    s_delay_alu instid0(VALU_DEP_4)
    v_bfe_u32 v25, v9, 16, 1
    v_or_b32_e32 v26, 0x400000, v10
    v_add3_u32 v21, v10, v21, 0x7fff
    v_cmp_u_f32_e64 s39, v10, v10
    v_add3_u32 v10, v19, v23, 0x7fff
    v_or_b32_e32 v23, 0x400000, v19
    v_cmp_u_f32_e64 s40, v19, v19
    v_add3_u32 v19, v20, v24, 0x7fff
    v_or_b32_e32 v24, 0x400000, v20
    v_cmp_u_f32_e64 s41, v20, v20
    v_add3_u32 v20, v9, v25, 0x7fff
    v_or_b32_e32 v25, 0x400000, v9
    v_cmp_u_f32_e64 s42, v9, v9
    v_cndmask_b32_e64 v9, v21, v26, s39
    v_cndmask_b32_e64 v10, v10, v23, s40
    v_cndmask_b32_e64 v19, v19, v24, s41
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v20, v20, v25, s42
    v_lshrrev_b32_e32 v9, 16, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v10, 16, v10
    v_lshrrev_b32_e32 v19, 16, v19
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v20, 16, v20
    v_lshl_or_b32 v9, v10, 16, v9
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_or_b32 v10, v20, 16, v19
    ds_store_b64 v22, v[9:10] offset:64
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L10
    v_cmp_eq_u32_e64 s39, 0, v72
    s_branch L11
L10:
    s_mov_b32 s39, 0
L11:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s39, exec_lo, s39
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s39
    v_lshlrev_b32_e32 v19, 7, v71
    v_lshl_or_b32 v9, v13, 16, v17
    v_lshl_or_b32 v10, v15, 16, v14
    v_lshl_or_b32 v11, v11, 16, v16
    v_lshl_or_b32 v12, v18, 16, v12
    v_add3_u32 v13, v19, v70, s15
    buffer_store_b64 v[9:10], v13, s[0:3], 0 idxen
    buffer_store_b64 v[11:12], v13, s[32:35], 0 idxen
    s_mov_b32 exec_lo, s12
L12:
    s_sub_u32 s39, s76, s37
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s39, s39, 0x800
    s_add_u32 s37, s37, s39
L13:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s37, s76
    s_cbranch_scc1 L7
    v_add_nc_u32_e32 v17, 32, v49
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_waitcnt_vscnt null, 0x0
    s_barrier
    v_cmp_gt_u32_e64 s4, s36, v49
    v_min_u32_e32 v1, s29, v17
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, s25, v1
    v_add_nc_u32_e32 v1, s28, v1
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
    s_cbranch_scc0 L14
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
L14:
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
    v_cmp_gt_u32_e64 s4, s36, v17
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
    s_cbranch_scc0 L15
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
L15:
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
    s_branch L18
L16:
    s_mov_b32 exec_lo, s5
    v_add_nc_u32_e32 v1, s25, v17
    v_add_nc_u32_e32 v2, s28, v17
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
    s_cbranch_scc0 L17
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
L17:
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
L18:
    s_delay_alu instid0(VALU_DEP_3)
    v_cmp_gt_u32_e64 s4, s36, v17
    s_and_b32 s5, exec_lo, s4
    s_cbranch_scc1 L16
    s_mov_b32 exec_lo, s12
    s_lshl_b32 s4, s74, 2
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
    v_permlanex16_b32 v2, v0, 0x76543210, s73
    v_permlanex16_b32 v4, v1, 0x76543210, s73
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
    v_cndmask_b32_e64 v0, 0, v0, s27
    v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s73
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
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s4
    v_dual_mov_b32 v0, s5 :: v_dual_mov_b32 v1, s13
    buffer_store_b32 v0, v1, s[64:67], 0 idxen
    s_mov_b32 exec_lo, s12
L19:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s4, exec_lo, s27
    s_cbranch_scc0 L20
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
L20:
    s_and_b32 s4, s38, s31
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s5, exec_lo, s4
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s5
    v_lshrrev_b32_e32 v0, 7, v50
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v0, v55
    v_mul_lo_u32 v1, v1, s24
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v0, v0, v1
    v_cmp_le_u32_e32 vcc_lo, s24, v0
    v_subrev_nc_u32_e32 v1, s24, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v0, v0, v1, vcc_lo
    v_cmp_le_u32_e64 s5, s24, v0
    v_subrev_nc_u32_e32 v1, s24, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v1, s5
    v_cndmask_b32_e64 v0, v0, 0, s30
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_eq_u32_e64 s6, 0, v0
    s_mov_b32 exec_lo, s12
L21:
    s_and_b32 s4, s4, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s4
    v_lshrrev_b32_e32 v4, 7, v50
    v_and_b32_e32 v5, 0x7f, v50
    v_lshl_or_b32 v0, v62, 16, v53
    v_lshl_or_b32 v1, v64, 16, v63
    v_lshl_or_b32 v2, v66, 16, v65
    v_mul_hi_u32 v6, v4, v55
    v_lshl_or_b32 v3, v68, 16, v67
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v7, v6, s24
    v_sub_nc_u32_e32 v4, v4, v7
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e32 vcc_lo, s24, v4
    v_subrev_nc_u32_e32 v7, s24, v4
    v_add_co_ci_u32_e64 v6, null, v6, 0, vcc_lo
    v_cndmask_b32_e32 v4, v4, v7, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_le_u32_e64 s4, s24, v4
    v_add_co_ci_u32_e64 v4, null, v6, 0, s4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v4, v4, 0, s30
    v_lshlrev_b32_e32 v4, 7, v4
    s_delay_alu instid0(VALU_DEP_1)
    v_add3_u32 v4, v4, v5, s15
    buffer_store_b64 v[0:1], v4, s[0:3], 0 idxen
    buffer_store_b64 v[2:3], v4, s[32:35], 0 idxen
L22:
    s_endpgm
