; 81 VGPRs, 54 SGPRs, 4128 bytes of LDS, 0 of scratch, 592 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x30
    s_load_b128 s[16:19], s[0:1], 0x48
    s_load_b128 s[20:23], s[0:1], 0x18
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b128 s[32:35], s[0:1], 0x90
    s_load_b32 s15, s[0:1], 0x74
    s_load_b32 s40, s[0:1], 0x28
    s_load_b32 s41, s[0:1], 0x58
    v_mbcnt_lo_u32_b32 v72, -1, 0
    s_mov_b32 s42, 0xfedcba98
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s39, 0x31016000
    v_lshrrev_b32_e32 v0, 5, v0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s19, 0x11016000
    s_mov_b32 s27, 0x31016000
    s_mov_b32 s31, 0x31016000
    v_readfirstlane_b32 s0, v0
    s_lshl2_add_u32 s14, s14, s0
    s_max_u32 s10, s10, 3
    s_max_u32 s18, s18, 3
    s_add_u32 s43, s7, -1
    s_mov_b32 s44, s30
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_lshl_b32 s2, s6, 1
    s_mov_b32 s36, s20
    s_mov_b32 s37, s21
    s_lshl_b32 s38, s22, 1
    s_or_b32 s9, s9, 0x20000
    s_sub_u32 s10, s10, 3
    s_or_b32 s17, s17, 0x20000
    s_sub_u32 s18, s18, 3
    s_lshl_b32 s26, s26, 2
    s_lshl_b32 s30, s30, 2
    s_min_u32 s4, s14, s43
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_lshl_b32 s5, s4, 2
    s_buffer_load_b32 s5, s[24:27], s5
    s_waitcnt lgkmcnt(0)
    s_add_u32 s5, s5, 1
    s_branch L1
L0:
    s_mov_b32 s5, 0
L1:
    s_add_u32 s6, s15, s4
    v_cvt_f32_u32_e32 v0, s32
    s_sub_u32 s15, 0, s32
    s_lshl_b32 s6, s6, 2
    s_mul_i32 s20, s13, s33
    s_cmp_eq_u32 s32, 0
    s_cselect_b32 s21, exec_lo, 0
    s_buffer_load_b32 s6, s[24:27], s6
    v_rcp_f32_e32 v0, v0
    s_mul_i32 s4, s4, s32
    s_lshr_b32 s22, s23, 5
    v_lshlrev_b32_e32 v73, 2, v72
    s_add_u32 s4, s4, s13
    s_add_u32 s22, s22, -1
    s_add_u32 s23, s5, -1
    s_waitcnt_depctr 0xfff
    v_dual_mul_f32 v0, 0x4f7ffffa, v0 :: v_dual_mov_b32 v77, 0
    s_lshl_b32 s4, s4, 7
    s_lshl_b32 s24, s40, 1
    s_mul_i32 s25, s40, 3
    s_min_u32 s4, s4, 0x38000000
    v_cvt_u32_f32_e32 v0, v0
    s_lshl_b32 s26, s40, 2
    s_lshl_b32 s4, s4, 1
    s_mul_i32 s27, s40, 5
    s_mul_i32 s33, s40, 6
    v_mul_lo_u32 v1, s15, v0
    s_mul_i32 s15, s40, 7
    v_dual_mov_b32 v79, 0xff800000 :: v_dual_mov_b32 v78, 0
    v_dual_mov_b32 v76, 0 :: v_dual_mov_b32 v75, 0
    v_mov_b32_e32 v74, 0
    s_mov_b32 s43, 0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v0, s20, v0
    v_mul_lo_u32 v1, v0, s32
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, s20, v1
    v_cmp_le_u32_e32 vcc_lo, s32, v1
    v_subrev_nc_u32_e32 v2, s32, v1
    v_add_co_ci_u32_e64 v0, null, v0, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v1, v1, v2, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s32, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_co_ci_u32_e64 v0, null, v0, 0, vcc_lo
    v_cndmask_b32_e64 v0, v0, 0, s21
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s20, v0
    s_mul_i32 s20, s20, s34
    s_branch L10
L2:
    s_lshr_b32 s21, s43, 5
    v_add_nc_u32_e32 v0, s43, v72
    s_waitcnt lgkmcnt(0)
    s_add_u32 s21, s6, s21
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    s_cmp_lt_u32 s21, s44
    s_cselect_b32 s32, exec_lo, 0
    s_and_b32 s32, exec_lo, s32
    s_cbranch_scc0 L3
    s_lshl_b32 s34, s21, 2
    s_mov_b32 exec_lo, s12
    s_buffer_load_b32 s32, s[28:31], s34
L3:
    s_cmp_lt_u32 s21, s44
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s21, s32, 0
    s_sub_u32 s32, s23, s43
    s_min_u32 s21, s21, s22
    v_mov_b32_e32 v68, s4
    v_min_u32_e32 v1, s32, v72
    s_lshl_b32 s21, s21, 5
    v_cmp_gt_u32_e32 vcc_lo, s5, v0
    s_sub_u32 s34, s5, s43
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_add_nc_u32_e32 v0, s21, v1
    s_min_u32 s34, s34, 32
    s_and_b32 s45, s34, -8
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_lo_u32 v4, v0, s40
    buffer_load_b128 v[0:3], v68, s[0:3], 0 offen
    v_add_nc_u32_e32 v8, s20, v4
    buffer_load_b128 v[4:7], v68, s[0:3], 0 offen offset:16
    v_min_u32_e32 v12, 0x38000000, v8
    buffer_load_b128 v[8:11], v68, s[0:3], 0 offen offset:48
    v_lshlrev_b32_e32 v80, 1, v12
    buffer_load_b128 v[12:15], v68, s[0:3], 0 offen offset:32
    buffer_load_b128 v[16:19], v80, s[36:39], 0 offen offset:16
    buffer_load_b128 v[20:23], v80, s[36:39], 0 offen
    buffer_load_b128 v[24:27], v80, s[36:39], 0 offen offset:48
    buffer_load_b128 v[28:31], v80, s[36:39], 0 offen offset:32
    buffer_load_b128 v[32:35], v68, s[0:3], 0 offen offset:80
    buffer_load_b128 v[36:39], v80, s[36:39], 0 offen offset:80
    buffer_load_b128 v[40:43], v68, s[0:3], 0 offen offset:64
    buffer_load_b128 v[44:47], v80, s[36:39], 0 offen offset:64
    buffer_load_b128 v[48:51], v68, s[0:3], 0 offen offset:112
    buffer_load_b128 v[52:55], v80, s[36:39], 0 offen offset:112
    buffer_load_b128 v[56:59], v68, s[0:3], 0 offen offset:96
    buffer_load_b128 v[60:63], v80, s[36:39], 0 offen offset:96
    s_waitcnt vmcnt(9)
    v_dot2_f32_bf16 v8, v8, v24, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v8, v9, v25, v8
    buffer_load_b128 v[64:67], v68, s[0:3], 0 offen offset:144
    v_dot2_f32_bf16 v8, v10, v26, v8
    v_dot2_f32_bf16 v24, v11, v27, v8
    buffer_load_b128 v[8:11], v80, s[36:39], 0 offen offset:144
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v12, v12, v28, v24
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v12, v13, v29, v12
    buffer_load_b128 v[24:27], v68, s[0:3], 0 offen offset:128
    v_dot2_f32_bf16 v12, v14, v30, v12
    v_dot2_f32_bf16 v28, v15, v31, v12
    buffer_load_b128 v[12:15], v80, s[36:39], 0 offen offset:128
    v_dot2_f32_bf16 v4, v4, v16, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v4, v5, v17, v4
    buffer_load_b128 v[28:31], v68, s[0:3], 0 offen offset:176
    v_dot2_f32_bf16 v4, v6, v18, v4
    v_dot2_f32_bf16 v16, v7, v19, v4
    buffer_load_b128 v[4:7], v80, s[36:39], 0 offen offset:176
    v_dot2_f32_bf16 v0, v0, v20, v16
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v1, v21, v0
    buffer_load_b128 v[16:19], v68, s[0:3], 0 offen offset:160
    v_dot2_f32_bf16 v0, v2, v22, v0
    v_dot2_f32_bf16 v20, v3, v23, v0
    buffer_load_b128 v[0:3], v80, s[36:39], 0 offen offset:160
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v20, v48, v52, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v48, v49, v53, v20
    buffer_load_b128 v[20:23], v68, s[0:3], 0 offen offset:208
    v_dot2_f32_bf16 v48, v50, v54, v48
    v_dot2_f32_bf16 v52, v51, v55, v48
    buffer_load_b128 v[48:51], v80, s[36:39], 0 offen offset:208
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v52, v56, v60, v52
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v56, v57, v61, v52
    buffer_load_b128 v[52:55], v68, s[0:3], 0 offen offset:192
    v_dot2_f32_bf16 v56, v58, v62, v56
    v_dot2_f32_bf16 v60, v59, v63, v56
    buffer_load_b128 v[56:59], v80, s[36:39], 0 offen offset:192
    v_dot2_f32_bf16 v32, v32, v36, v60
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v32, v33, v37, v32
    buffer_load_b128 v[60:63], v68, s[0:3], 0 offen offset:240
    v_dot2_f32_bf16 v32, v34, v38, v32
    buffer_load_b128 v[68:71], v68, s[0:3], 0 offen offset:224
    v_dot2_f32_bf16 v32, v35, v39, v32
    v_dot2_f32_bf16 v36, v40, v44, v32
    buffer_load_b128 v[32:35], v80, s[36:39], 0 offen offset:240
    v_dot2_f32_bf16 v36, v41, v45, v36
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v40, v42, v46, v36
    buffer_load_b128 v[36:39], v80, s[36:39], 0 offen offset:224
    v_dot2_f32_bf16 v40, v43, v47, v40
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v4, v28, v4, v40
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v4, v29, v5, v4
    v_dot2_f32_bf16 v4, v30, v6, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v4, v31, v7, v4
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v0, v16, v0, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v17, v1, v0
    v_dot2_f32_bf16 v0, v18, v2, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v19, v3, v0
    v_dot2_f32_bf16 v0, v64, v8, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v65, v9, v0
    v_dot2_f32_bf16 v0, v66, v10, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v67, v11, v0
    v_dot2_f32_bf16 v0, v24, v12, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v25, v13, v0
    v_dot2_f32_bf16 v0, v26, v14, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v27, v15, v0
    s_waitcnt vmcnt(1)
    v_dot2_f32_bf16 v0, v60, v32, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v61, v33, v0
    v_dot2_f32_bf16 v0, v62, v34, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v63, v35, v0
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v68, v36, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v69, v37, v0
    v_dot2_f32_bf16 v0, v70, v38, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v71, v39, v0
    v_dot2_f32_bf16 v0, v20, v48, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v21, v49, v0
    v_dot2_f32_bf16 v0, v22, v50, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v23, v51, v0
    v_dot2_f32_bf16 v0, v52, v56, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v53, v57, v0
    v_dot2_f32_bf16 v0, v54, v58, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v55, v59, v0
    v_mul_f32_e32 v0, s35, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v0, 0xff800000, v0, vcc_lo
    v_max_f32_dpp v1, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s42
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_e32 v1, v2, v1
    v_max_f32_e32 v16, v79, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v0, v0, v16
    v_dual_subrev_f32 v1, v16, v79 :: v_dual_mul_f32 v2, 0x3fb8aa3b, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v3, 0x3fb8aa3b, v1
    v_cmp_gt_f32_e32 vcc_lo, 0xc2d00000, v0
    v_cmp_lt_f32_e64 s46, 0x42b17218, v0
    v_cmp_gt_f32_e64 s47, 0xc2d00000, v1
    v_fma_f32 v4, v0, 0x3fb8aa3b, -v2
    v_rndne_f32_e32 v5, v2
    v_fma_f32 v6, v1, 0x3fb8aa3b, -v3
    v_rndne_f32_e32 v7, v3
    v_cmp_lt_f32_e64 s48, 0x42b17218, v1
    v_fma_f32 v0, v0, 0x32a5705f, v4
    v_sub_f32_e32 v2, v2, v5
    v_cvt_i32_f32_e32 v4, v5
    v_fma_f32 v1, v1, 0x32a5705f, v6
    v_sub_f32_e32 v3, v3, v7
    v_cvt_i32_f32_e32 v5, v7
    v_add_f32_e32 v0, v2, v0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v1, v3, v1
    v_exp_f32_e32 v0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v0, v0, v4
    v_ldexp_f32 v1, v1, v5
    v_cndmask_b32_e64 v0, v0, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v1, 0, s47
    v_cndmask_b32_e64 v17, v0, 0x7f800000, s46
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v0, v1, 0x7f800000, s48
    v_add_f32_dpp v1, v17, v17 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_f32_e32 v77, v77, v0
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mul_f32_e32 v76, v76, v0
    v_mul_f32_e32 v75, v75, v0
    v_mul_f32_e32 v74, v74, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_mov_b32 s32, 0
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v2, v1, 0x76543210, s42
    v_add_f32_e32 v1, v2, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v78, v78, v0, v1
    s_branch L5
L4:
    s_add_u32 s46, s21, s32
    s_add_u32 s47, s32, 1
    v_readlane_b32 s48, v17, s32
    s_mul_i32 s46, s46, s40
    s_and_b32 s47, s47, 31
    s_add_u32 s49, s32, 2
    s_add_u32 s46, s46, s20
    v_readlane_b32 s47, v17, s47
    s_and_b32 s49, s49, 31
    v_add_nc_u32_e32 v0, s46, v73
    s_add_u32 s46, s32, 3
    v_readlane_b32 s49, v17, s49
    s_add_u32 s50, s32, 4
    s_and_b32 s46, s46, 31
    v_add_nc_u32_e32 v2, s40, v0
    v_add_nc_u32_e32 v4, s24, v0
    v_add_nc_u32_e32 v6, s25, v0
    v_add_nc_u32_e32 v8, s26, v0
    v_add_nc_u32_e32 v10, s27, v0
    v_add_nc_u32_e32 v12, s33, v0
    v_add_nc_u32_e32 v14, s15, v0
    v_readlane_b32 s46, v17, s46
    s_and_b32 s50, s50, 31
    s_add_u32 s51, s32, 5
    s_add_u32 s52, s32, 6
    v_readlane_b32 s50, v17, s50
    buffer_load_b64 v[0:1], v0, s[8:11], 0 idxen
    buffer_load_b64 v[2:3], v2, s[8:11], 0 idxen
    buffer_load_b64 v[4:5], v4, s[8:11], 0 idxen
    buffer_load_b64 v[6:7], v6, s[8:11], 0 idxen
    buffer_load_b64 v[8:9], v8, s[8:11], 0 idxen
    buffer_load_b64 v[10:11], v10, s[8:11], 0 idxen
    buffer_load_b64 v[12:13], v12, s[8:11], 0 idxen
    buffer_load_b64 v[14:15], v14, s[8:11], 0 idxen
    s_and_b32 s51, s51, 31
    s_and_b32 s52, s52, 31
    s_add_u32 s53, s32, 7
    v_readlane_b32 s51, v17, s51
    v_readlane_b32 s52, v17, s52
    s_and_b32 s53, s53, 31
    s_add_u32 s32, s32, 8
    v_readlane_b32 s53, v17, s53
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v18, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v19, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v20, 16, v2
    v_fma_f32 v18, s48, v18, v77
    v_fma_f32 v0, s48, v0, v76
    v_fma_f32 v19, s48, v19, v75
    v_fma_f32 v1, s48, v1, v74
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v21, 16, v3
    v_dual_fmac_f32 v18, s47, v20 :: v_dual_and_b32 v3, 0xffff0000, v3
    s_waitcnt vmcnt(5)
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_fmac_f32 v1, s47, v3 :: v_dual_lshlrev_b32 v20, 16, v4
    v_fma_f32 v0, s47, v2, v0
    v_fma_f32 v2, s47, v21, v19
    v_and_b32_e32 v3, 0xffff0000, v4
    v_lshlrev_b32_e32 v4, 16, v5
    v_dual_fmac_f32 v18, s49, v20 :: v_dual_and_b32 v5, 0xffff0000, v5
    s_waitcnt vmcnt(4)
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v0, s49, v3 :: v_dual_lshlrev_b32 v19, 16, v6
    v_dual_fmac_f32 v2, s49, v4 :: v_dual_fmac_f32 v1, s49, v5
    v_and_b32_e32 v3, 0xffff0000, v6
    v_lshlrev_b32_e32 v4, 16, v7
    v_and_b32_e32 v5, 0xffff0000, v7
    v_fma_f32 v6, s46, v19, v18
    s_waitcnt vmcnt(3)
    v_dual_fmac_f32 v0, s46, v3 :: v_dual_lshlrev_b32 v7, 16, v8
    s_delay_alu instid0(VALU_DEP_3)
    v_dual_fmac_f32 v2, s46, v4 :: v_dual_fmac_f32 v1, s46, v5
    v_and_b32_e32 v3, 0xffff0000, v8
    v_lshlrev_b32_e32 v4, 16, v9
    v_and_b32_e32 v5, 0xffff0000, v9
    v_fma_f32 v6, s50, v7, v6
    s_waitcnt vmcnt(2)
    v_dual_fmac_f32 v0, s50, v3 :: v_dual_lshlrev_b32 v7, 16, v10
    s_delay_alu instid0(VALU_DEP_3)
    v_dual_fmac_f32 v2, s50, v4 :: v_dual_fmac_f32 v1, s50, v5
    v_and_b32_e32 v3, 0xffff0000, v10
    v_lshlrev_b32_e32 v4, 16, v11
    v_and_b32_e32 v5, 0xffff0000, v11
    v_fma_f32 v6, s51, v7, v6
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v0, s51, v3 :: v_dual_lshlrev_b32 v7, 16, v12
    s_delay_alu instid0(VALU_DEP_3)
    v_dual_fmac_f32 v2, s51, v4 :: v_dual_fmac_f32 v1, s51, v5
    v_and_b32_e32 v3, 0xffff0000, v12
    v_lshlrev_b32_e32 v4, 16, v13
    v_and_b32_e32 v5, 0xffff0000, v13
    v_fma_f32 v6, s52, v7, v6
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v0, s52, v3 :: v_dual_lshlrev_b32 v7, 16, v14
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v2, s52, v4 :: v_dual_fmac_f32 v1, s52, v5
    v_and_b32_e32 v3, 0xffff0000, v14
    v_lshlrev_b32_e32 v4, 16, v15
    v_and_b32_e32 v5, 0xffff0000, v15
    v_fma_f32 v77, s53, v7, v6
    v_fma_f32 v76, s53, v3, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v75, s53, v4, v2
    v_fma_f32 v74, s53, v5, v1
L5:
    s_cmp_lt_u32 s32, s45
    s_cbranch_scc1 L4
    s_and_b32 s32, s34, 4
    s_cmp_lt_u32 s45, s34
    s_cselect_b32 s32, s32, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s32, s45, s32
    s_branch L7
L6:
    s_add_u32 s46, s21, s45
    v_readlane_b32 s47, v17, s45
    s_add_u32 s48, s45, 1
    s_mul_i32 s49, s46, s40
    s_add_u32 s50, s46, 1
    s_add_u32 s51, s46, 2
    s_add_u32 s49, s49, s20
    s_mul_i32 s50, s50, s40
    s_mul_i32 s51, s51, s40
    v_add_nc_u32_e32 v0, s49, v73
    s_add_u32 s49, s50, s20
    s_add_u32 s46, s46, 3
    s_add_u32 s50, s51, s20
    v_add_nc_u32_e32 v2, s49, v73
    s_mul_i32 s46, s46, s40
    v_add_nc_u32_e32 v4, s50, v73
    v_readlane_b32 s48, v17, s48
    s_add_u32 s46, s46, s20
    s_add_u32 s49, s45, 2
    s_add_u32 s50, s45, 3
    v_add_nc_u32_e32 v6, s46, v73
    v_readlane_b32 s46, v17, s49
    v_readlane_b32 s49, v17, s50
    s_add_u32 s45, s45, 4
    buffer_load_b64 v[0:1], v0, s[8:11], 0 idxen
    buffer_load_b64 v[2:3], v2, s[8:11], 0 idxen
    buffer_load_b64 v[4:5], v4, s[8:11], 0 idxen
    buffer_load_b64 v[6:7], v6, s[8:11], 0 idxen
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v8, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v9, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v10, 16, v2
    v_fma_f32 v8, s47, v8, v77
    v_fma_f32 v0, s47, v0, v76
    v_fma_f32 v9, s47, v9, v75
    v_fma_f32 v1, s47, v1, v74
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v11, 16, v3
    v_dual_fmac_f32 v8, s48, v10 :: v_dual_and_b32 v3, 0xffff0000, v3
    s_waitcnt vmcnt(1)
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_fmac_f32 v1, s48, v3 :: v_dual_lshlrev_b32 v10, 16, v4
    v_fma_f32 v0, s48, v2, v0
    v_fma_f32 v2, s48, v11, v9
    v_and_b32_e32 v3, 0xffff0000, v4
    v_lshlrev_b32_e32 v4, 16, v5
    v_dual_fmac_f32 v8, s46, v10 :: v_dual_and_b32 v5, 0xffff0000, v5
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_fmac_f32 v0, s46, v3 :: v_dual_lshlrev_b32 v9, 16, v6
    v_dual_fmac_f32 v2, s46, v4 :: v_dual_fmac_f32 v1, s46, v5
    v_and_b32_e32 v3, 0xffff0000, v6
    v_lshlrev_b32_e32 v4, 16, v7
    v_and_b32_e32 v5, 0xffff0000, v7
    v_fma_f32 v77, s49, v9, v8
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v76, s49, v3, v0
    v_fma_f32 v75, s49, v4, v2
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v74, s49, v5, v1
L7:
    s_cmp_lt_u32 s45, s32
    s_cbranch_scc1 L6
    s_branch L9
L8:
    s_add_u32 s32, s21, s45
    v_readlane_b32 s46, v17, s45
    s_add_u32 s45, s45, 1
    s_mul_i32 s32, s32, s40
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s32, s32, s20
    v_add_nc_u32_e32 v0, s32, v73
    buffer_load_b64 v[0:1], v0, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v3, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_fma_f32 v77, s46, v2, v77
    v_dual_fmac_f32 v76, s46, v0 :: v_dual_fmac_f32 v75, s46, v3
    s_delay_alu instid0(VALU_DEP_3)
    v_fma_f32 v74, s46, v1, v74
L9:
    s_cmp_lt_u32 s45, s34
    s_cbranch_scc1 L8
    s_add_u32 s43, s43, s34
    v_mov_b32_e32 v79, v16
L10:
    s_cmp_lt_u32 s43, s5
    s_cbranch_scc1 L2
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L11
    v_mov_b32_e32 v0, 1.0
    s_mul_i32 s0, s14, s41
    s_lshl_b32 s1, s13, 7
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_div_scale_f32 v1, null, v78, v78, v0
    s_add_u32 s0, s0, s1
    v_add_nc_u32_e32 v2, s0, v73
    v_rcp_f32_e32 v3, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v4, -v1, v3, 1.0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v3, v4, v3, v3
    v_or_b32_e32 v4, 1, v3
    v_div_scale_f32 v5, vcc_lo, v0, v78, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v6, v5, v3
    v_fma_f32 v7, -v1, v6, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v4, v7, v4, v6
    v_fma_f32 v1, -v1, v4, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fmas_f32 v1, v1, v3, v4
    v_div_fixup_f32 v0, v1, v78, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_dual_mul_f32 v1, v77, v0 :: v_dual_mul_f32 v4, v0, v75
    v_mul_f32_e32 v3, v76, v0
    v_mul_f32_e32 v0, v74, v0
    v_bfe_u32 v5, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_bfe_u32 v6, v3, 16, 1
    v_bfe_u32 v7, v4, 16, 1
    v_bfe_u32 v8, v0, 16, 1
    v_or_b32_e32 v9, 0x400000, v1
    v_add3_u32 v5, v1, v5, 0x7fff
    v_cmp_u_f32_e64 s0, v1, v1
    v_add3_u32 v1, v3, v6, 0x7fff
    v_or_b32_e32 v6, 0x400000, v3
    v_cmp_u_f32_e64 s1, v3, v3
    v_add3_u32 v3, v4, v7, 0x7fff
    v_or_b32_e32 v7, 0x400000, v4
    v_cmp_u_f32_e64 s2, v4, v4
    v_add3_u32 v4, v0, v8, 0x7fff
    v_or_b32_e32 v8, 0x400000, v0
    v_cmp_u_f32_e64 s3, v0, v0
    v_cndmask_b32_e64 v0, v5, v9, s0
    v_cndmask_b32_e64 v1, v1, v6, s1
    v_cndmask_b32_e64 v3, v3, v7, s2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v4, v4, v8, s3
    v_lshrrev_b32_e32 v0, 16, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshrrev_b32_e32 v3, 16, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshl_or_b32 v0, v1, 16, v0
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_or_b32 v1, v4, 16, v3
    buffer_store_b64 v[0:1], v2, s[16:19], 0 idxen
L11:
    s_endpgm
