; 62 VGPRs, 32 SGPRs, 0 bytes of LDS, 0 of scratch, 349 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x60
    s_load_b64 s[2:3], s[0:1], 0x78
    s_load_b32 s15, s[0:1], 0x70
    s_load_b32 s24, s[0:1], 0x80
    s_load_b32 s0, s[0:1], 0x74
    v_mbcnt_lo_u32_b32 v24, -1, 0
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x31016000
    v_lshrrev_b32_e32 v0, 5, v0
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x11016000
    v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v27, 0
    v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v25, 0
    v_mov_b32_e32 v29, v24
    v_readfirstlane_b32 s25, v0
    s_lshl1_add_u32 s13, s13, s25
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s13, s13, 2
    s_add_u32 s25, s13, 1
    s_add_u32 s26, s13, 2
    s_add_u32 s27, s13, 3
    s_max_u32 s6, s6, 3
    s_or_b32 s5, s5, 0x20000
    s_add_u32 s28, s15, -1
    s_sub_u32 s6, s6, 3
    s_lshr_b32 s29, s2, 4
    s_min_u32 s30, s13, s28
    s_min_u32 s25, s25, s28
    s_min_u32 s26, s26, s28
    s_min_u32 s27, s27, s28
    s_lshl_b32 s10, s10, 2
    s_lshl_b32 s18, s18, 1
    s_or_b32 s21, s21, 0x40000
    s_mul_i32 s28, s30, s29
    s_mul_i32 s25, s25, s29
    s_mul_i32 s26, s26, s29
    s_mul_i32 s27, s27, s29
    s_mul_i32 s30, s14, s2
    s_branch L2
L0:
    s_mov_b32 exec_lo, s31
    v_add_nc_u32_e32 v0, s28, v29
    v_add_nc_u32_e32 v1, s25, v29
    v_add_nc_u32_e32 v2, s26, v29
    v_add_nc_u32_e32 v3, s27, v29
    v_lshlrev_b32_e32 v30, 4, v29
    v_and_b32_e32 v4, -2, v0
    v_and_b32_e32 v5, -2, v1
    v_and_b32_e32 v6, -2, v2
    v_lshlrev_b32_e32 v0, 4, v0
    v_lshlrev_b32_e32 v7, 4, v1
    v_lshlrev_b32_e32 v8, 4, v2
    v_and_b32_e32 v12, -2, v3
    v_add_nc_u32_e32 v13, s30, v30
    v_lshlrev_b32_e32 v14, 4, v3
    s_delay_alu instid0(VALU_DEP_2)
    v_add_nc_u32_e32 v15, 4, v13
    v_add_nc_u32_e32 v20, 8, v13
    v_add_nc_u32_e32 v22, 12, v13
    buffer_load_u16 v31, v4, s[16:19], 0 offen
    buffer_load_u16 v32, v5, s[16:19], 0 offen
    buffer_load_u16 v33, v6, s[16:19], 0 offen
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v7, s[8:11], 0 offen
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    buffer_load_u16 v34, v12, s[16:19], 0 offen
    buffer_load_b64 v[16:17], v13, s[4:7], 0 idxen
    buffer_load_b64 v[18:19], v15, s[4:7], 0 idxen
    buffer_load_b64 v[20:21], v20, s[4:7], 0 idxen
    buffer_load_b64 v[22:23], v22, s[4:7], 0 idxen
    buffer_load_b128 v[12:15], v14, s[8:11], 0 offen
    s_waitcnt vmcnt(11)
    v_cvt_f32_f16_e32 v31, v31.l
    s_waitcnt vmcnt(10)
    v_cvt_f32_f16_e32 v32, v32.l
    s_waitcnt vmcnt(9)
    v_cvt_f32_f16_e32 v33, v33.l
    v_mul_f32_e32 v35, 0xc3000000, v31
    s_waitcnt vmcnt(5)
    v_cvt_f32_f16_e32 v34, v34.l
    s_delay_alu instid0(VALU_DEP_3)
    v_dual_mul_f32 v36, 0xc3000000, v32 :: v_dual_mul_f32 v37, 0xc3000000, v33
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v38, 16, v16
    v_and_b32_e32 v39, 0xffff0000, v16
    v_dual_mul_f32 v40, 0xc3000000, v34 :: v_dual_lshlrev_b32 v41, 16, v17
    v_and_b32_e32 v42, 0xffff0000, v17
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v43, 16, v18
    v_and_b32_e32 v44, 0xffff0000, v18
    v_lshlrev_b32_e32 v45, 16, v19
    v_and_b32_e32 v46, 0xffff0000, v19
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v47, 16, v20
    v_and_b32_e32 v48, 0xffff0000, v20
    v_lshlrev_b32_e32 v49, 16, v21
    v_and_b32_e32 v50, 0xffff0000, v21
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v51, 16, v22
    v_and_b32_e32 v52, 0xffff0000, v22
    v_lshlrev_b32_e32 v53, 16, v23
    v_and_b32_e32 v54, 0xffff0000, v23
    s_cmp_eq_u32 s3, 2
    s_cbranch_scc0 L1
    v_add_nc_u32_e32 v16, s2, v30
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v18, 4, v16
    v_add_nc_u32_e32 v20, 8, v16
    v_add_nc_u32_e32 v22, 12, v16
    buffer_load_b64 v[16:17], v16, s[4:7], 0 idxen
    buffer_load_b64 v[18:19], v18, s[4:7], 0 idxen
    buffer_load_b64 v[20:21], v20, s[4:7], 0 idxen
    buffer_load_b64 v[22:23], v22, s[4:7], 0 idxen
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v30, 16, v16
    v_and_b32_e32 v16, 0xffff0000, v16
    v_lshlrev_b32_e32 v55, 16, v17
    v_and_b32_e32 v17, 0xffff0000, v17
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v56, 16, v18
    v_and_b32_e32 v18, 0xffff0000, v18
    v_lshlrev_b32_e32 v57, 16, v19
    v_and_b32_e32 v19, 0xffff0000, v19
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v58, 16, v20
    v_and_b32_e32 v20, 0xffff0000, v20
    v_lshlrev_b32_e32 v59, 16, v21
    v_and_b32_e32 v21, 0xffff0000, v21
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v39, v16, v39 :: v_dual_lshlrev_b32 v60, 16, v22
    v_dual_add_f32 v41, v41, v55 :: v_dual_and_b32 v22, 0xffff0000, v22
    v_dual_add_f32 v38, v38, v30 :: v_dual_lshlrev_b32 v61, 16, v23
    v_dual_add_f32 v42, v17, v42 :: v_dual_and_b32 v23, 0xffff0000, v23
    v_dual_add_f32 v43, v43, v56 :: v_dual_add_f32 v46, v46, v19
    v_dual_add_f32 v44, v44, v18 :: v_dual_add_f32 v45, v45, v57
    v_dual_add_f32 v47, v47, v58 :: v_dual_add_f32 v50, v50, v21
    v_dual_add_f32 v48, v48, v20 :: v_dual_add_f32 v49, v49, v59
    v_add_f32_e32 v51, v51, v60
    v_dual_add_f32 v52, v52, v22 :: v_dual_add_f32 v53, v53, v61
    v_add_f32_e32 v54, v54, v23
L1:
    v_cvt_f32_ubyte0_e32 v16, v0
    v_cvt_f32_ubyte0_e32 v17, v4
    v_cvt_f32_ubyte0_e32 v18, v8
    s_waitcnt vmcnt(0)
    v_cvt_f32_ubyte0_e32 v19, v12
    v_cvt_f32_ubyte1_e32 v20, v0
    v_fma_f32 v16, v16, v38, 0
    v_cvt_f32_ubyte1_e32 v21, v4
    v_fma_f32 v17, v17, v38, 0
    v_cvt_f32_ubyte1_e32 v22, v8
    v_fma_f32 v18, v18, v38, 0
    v_cvt_f32_ubyte1_e32 v23, v12
    v_fma_f32 v19, v19, v38, 0
    v_cvt_f32_ubyte2_e32 v30, v0
    v_fma_f32 v16, v20, v39, v16
    v_cvt_f32_ubyte2_e32 v20, v4
    v_fma_f32 v17, v21, v39, v17
    v_cvt_f32_ubyte2_e32 v21, v8
    v_fma_f32 v18, v22, v39, v18
    v_cvt_f32_ubyte2_e32 v22, v12
    v_fma_f32 v19, v23, v39, v19
    v_cvt_f32_ubyte3_e32 v0, v0
    v_dual_fmac_f32 v16, v30, v41 :: v_dual_fmac_f32 v17, v41, v20
    v_cvt_f32_ubyte3_e32 v4, v4
    v_cvt_f32_ubyte3_e32 v8, v8
    v_fma_f32 v18, v21, v41, v18
    v_cvt_f32_ubyte3_e32 v12, v12
    v_fma_f32 v19, v22, v41, v19
    v_cvt_f32_ubyte0_e32 v20, v1
    v_fma_f32 v0, v0, v42, v16
    v_cvt_f32_ubyte0_e32 v16, v5
    v_fma_f32 v4, v4, v42, v17
    v_cvt_f32_ubyte0_e32 v17, v9
    v_fma_f32 v8, v8, v42, v18
    v_cvt_f32_ubyte0_e32 v18, v13
    v_fma_f32 v12, v12, v42, v19
    v_cvt_f32_ubyte1_e32 v19, v1
    v_fma_f32 v0, v20, v43, v0
    v_cvt_f32_ubyte1_e32 v20, v5
    v_fma_f32 v4, v16, v43, v4
    v_cvt_f32_ubyte1_e32 v16, v9
    v_fma_f32 v8, v17, v43, v8
    v_cvt_f32_ubyte1_e32 v17, v13
    v_fma_f32 v12, v18, v43, v12
    v_cvt_f32_ubyte2_e32 v18, v1
    v_fma_f32 v0, v19, v44, v0
    v_cvt_f32_ubyte2_e32 v19, v5
    v_fma_f32 v4, v20, v44, v4
    v_cvt_f32_ubyte2_e32 v20, v9
    v_fma_f32 v8, v16, v44, v8
    v_cvt_f32_ubyte2_e32 v16, v13
    v_fma_f32 v12, v17, v44, v12
    v_cvt_f32_ubyte3_e32 v1, v1
    v_fma_f32 v0, v18, v45, v0
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v4, v19, v45, v4
    v_cvt_f32_ubyte3_e32 v9, v9
    v_fma_f32 v8, v20, v45, v8
    v_cvt_f32_ubyte3_e32 v13, v13
    v_fma_f32 v12, v16, v45, v12
    v_cvt_f32_ubyte0_e32 v16, v2
    v_fma_f32 v0, v1, v46, v0
    v_cvt_f32_ubyte0_e32 v1, v6
    v_fma_f32 v4, v5, v46, v4
    v_cvt_f32_ubyte0_e32 v5, v10
    v_fma_f32 v8, v9, v46, v8
    v_cvt_f32_ubyte0_e32 v9, v14
    v_fma_f32 v12, v13, v46, v12
    v_cvt_f32_ubyte1_e32 v13, v2
    v_fma_f32 v0, v16, v47, v0
    v_cvt_f32_ubyte1_e32 v16, v6
    v_fma_f32 v1, v1, v47, v4
    v_cvt_f32_ubyte1_e32 v4, v10
    v_fma_f32 v5, v5, v47, v8
    v_cvt_f32_ubyte1_e32 v8, v14
    v_fma_f32 v9, v9, v47, v12
    v_cvt_f32_ubyte2_e32 v12, v2
    v_fma_f32 v0, v13, v48, v0
    v_cvt_f32_ubyte2_e32 v13, v6
    v_fma_f32 v1, v16, v48, v1
    v_cvt_f32_ubyte2_e32 v16, v10
    v_fma_f32 v4, v4, v48, v5
    v_cvt_f32_ubyte2_e32 v5, v14
    v_fma_f32 v8, v8, v48, v9
    v_cvt_f32_ubyte3_e32 v2, v2
    v_fma_f32 v0, v12, v49, v0
    v_cvt_f32_ubyte3_e32 v6, v6
    v_fma_f32 v1, v13, v49, v1
    v_cvt_f32_ubyte3_e32 v9, v10
    v_fma_f32 v4, v16, v49, v4
    v_cvt_f32_ubyte3_e32 v10, v14
    v_fma_f32 v5, v5, v49, v8
    v_add_f32_e32 v8, v38, v47
    v_add_f32_e32 v12, v39, v48
    v_dual_add_f32 v13, v41, v49 :: v_dual_add_f32 v14, v42, v50
    v_dual_add_f32 v16, v43, v51 :: v_dual_add_f32 v17, v44, v52
    v_dual_add_f32 v18, v45, v53 :: v_dual_add_f32 v19, v46, v54
    v_cvt_f32_ubyte0_e32 v20, v3
    v_fma_f32 v0, v2, v50, v0
    v_cvt_f32_ubyte0_e32 v2, v7
    v_fma_f32 v1, v6, v50, v1
    v_cvt_f32_ubyte0_e32 v6, v11
    v_fma_f32 v4, v9, v50, v4
    v_cvt_f32_ubyte0_e32 v9, v15
    v_fma_f32 v5, v10, v50, v5
    v_add_f32_e32 v8, v8, v16
    v_dual_add_f32 v10, v12, v17 :: v_dual_fmac_f32 v1, v51, v2
    v_dual_add_f32 v12, v13, v18 :: v_dual_add_f32 v13, v14, v19
    v_cvt_f32_ubyte1_e32 v14, v3
    v_fma_f32 v0, v20, v51, v0
    v_cvt_f32_ubyte1_e32 v16, v7
    v_cvt_f32_ubyte1_e32 v2, v11
    v_fma_f32 v4, v6, v51, v4
    v_cvt_f32_ubyte1_e32 v6, v15
    v_dual_fmac_f32 v5, v9, v51 :: v_dual_add_f32 v8, v8, v12
    v_add_f32_e32 v9, v10, v13
    v_cvt_f32_ubyte2_e32 v10, v3
    v_fma_f32 v0, v14, v52, v0
    v_cvt_f32_ubyte2_e32 v12, v7
    v_fma_f32 v1, v16, v52, v1
    v_cvt_f32_ubyte2_e32 v13, v11
    v_fma_f32 v2, v2, v52, v4
    v_cvt_f32_ubyte2_e32 v4, v15
    v_fma_f32 v5, v6, v52, v5
    v_add_f32_e32 v6, v8, v9
    v_cvt_f32_ubyte3_e32 v3, v3
    v_dual_fmac_f32 v0, v10, v53 :: v_dual_fmac_f32 v1, v53, v12
    v_cvt_f32_ubyte3_e32 v7, v7
    v_cvt_f32_ubyte3_e32 v8, v11
    v_fma_f32 v2, v13, v53, v2
    v_cvt_f32_ubyte3_e32 v9, v15
    v_fma_f32 v4, v4, v53, v5
    v_fma_f32 v0, v3, v54, v0
    v_fma_f32 v3, v35, v6, v28
    v_fma_f32 v1, v7, v54, v1
    v_fma_f32 v5, v36, v6, v27
    v_fma_f32 v2, v8, v54, v2
    v_fma_f32 v7, v37, v6, v26
    v_fma_f32 v4, v9, v54, v4
    v_fma_f32 v6, v40, v6, v25
    v_fma_f32 v28, v31, v0, v3
    v_fma_f32 v27, v32, v1, v5
    v_fma_f32 v26, v33, v2, v7
    v_add_nc_u32_e64 v29, v29, 32 clamp
    v_fma_f32 v25, v34, v4, v6
L2:
    s_delay_alu instid0(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, s29, v29
    s_and_b32 s31, exec_lo, vcc_lo
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v0, v28, v28 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v27, v27 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v26, v26 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v25, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_e32 v4, s13, v24
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 0, v24
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s3, 4, v24
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s4, s15, v4
    v_cmp_eq_u32_e64 s5, 1, v24
    v_permlanex16_b32 v5, v0, 0x76543210, s1
    v_permlanex16_b32 v6, v1, 0x76543210, s1
    v_permlanex16_b32 v7, v2, 0x76543210, s1
    v_add_f32_dpp v3, v3, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s6, 2, v24
    v_add_f32_e32 v0, v5, v0
    v_add_f32_e32 v1, v6, v1
    v_add_f32_e32 v2, v7, v2
    v_permlanex16_b32 v5, v3, 0x76543210, s1
    v_cmp_eq_u32_e64 s1, 3, v24
    v_cndmask_b32_e32 v0, 0, v0, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v3, v5, v3
    v_cndmask_b32_e64 v0, v0, v1, s5
    s_and_b32 s2, s3, s4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v2, s6
    v_cndmask_b32_e64 v0, v0, v3, s1
    s_and_b32 s1, exec_lo, s2
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s1
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc0 L3
    s_mul_i32 s1, s14, s0
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v1, s1, v4
    buffer_load_b32 v1, v1, s[20:23], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v0, v0, v1
L3:
    s_mul_i32 s0, s14, s0
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v1, s0, v4
    buffer_store_b32 v0, v1, s[20:23], 0 idxen
L4:
    s_endpgm
