; 51 VGPRs, 32 SGPRs, 0 bytes of LDS, 0 of scratch, 363 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x60
    s_load_b64 s[2:3], s[0:1], 0x78
    s_load_b32 s15, s[0:1], 0x70
    s_load_b32 s24, s[0:1], 0x80
    s_load_b32 s0, s[0:1], 0x74
    v_mbcnt_lo_u32_b32 v16, -1, 0
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x31016000
    v_lshrrev_b32_e32 v0, 5, v0
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x11016000
    v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
    v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v17, 0
    v_mov_b32_e32 v21, v16
    v_readfirstlane_b32 s25, v0
    s_lshl2_add_u32 s13, s13, s25
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
    s_mul_i32 s28, s14, s2
    s_mul_i32 s30, s30, s29
    s_mul_i32 s25, s25, s29
    s_mul_i32 s26, s26, s29
    s_mul_i32 s27, s27, s29
    s_branch L2
L0:
    s_mov_b32 exec_lo, s31
    v_lshlrev_b32_e32 v8, 4, v21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v0, s28, v8
    v_add_nc_u32_e32 v2, 4, v0
    v_add_nc_u32_e32 v4, 8, v0
    v_add_nc_u32_e32 v6, 12, v0
    buffer_load_b64 v[0:1], v0, s[4:7], 0 idxen
    buffer_load_b64 v[2:3], v2, s[4:7], 0 idxen
    buffer_load_b64 v[4:5], v4, s[4:7], 0 idxen
    buffer_load_b64 v[6:7], v6, s[4:7], 0 idxen
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v22, 16, v0
    v_and_b32_e32 v23, 0xffff0000, v0
    v_lshlrev_b32_e32 v24, 16, v1
    v_and_b32_e32 v25, 0xffff0000, v1
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v26, 16, v2
    v_and_b32_e32 v27, 0xffff0000, v2
    v_lshlrev_b32_e32 v28, 16, v3
    v_and_b32_e32 v29, 0xffff0000, v3
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v30, 16, v4
    v_and_b32_e32 v31, 0xffff0000, v4
    v_lshlrev_b32_e32 v32, 16, v5
    v_and_b32_e32 v33, 0xffff0000, v5
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v34, 16, v6
    v_and_b32_e32 v35, 0xffff0000, v6
    v_lshlrev_b32_e32 v36, 16, v7
    v_and_b32_e32 v37, 0xffff0000, v7
    s_cmp_eq_u32 s3, 2
    s_cbranch_scc0 L1
    v_add_nc_u32_e32 v0, s2, v8
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v2, 4, v0
    v_add_nc_u32_e32 v4, 8, v0
    v_add_nc_u32_e32 v6, 12, v0
    buffer_load_b64 v[0:1], v0, s[4:7], 0 idxen
    buffer_load_b64 v[2:3], v2, s[4:7], 0 idxen
    buffer_load_b64 v[4:5], v4, s[4:7], 0 idxen
    buffer_load_b64 v[6:7], v6, s[4:7], 0 idxen
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v8, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v9, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v10, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v11, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v12, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    v_lshlrev_b32_e32 v13, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v23, v0, v23 :: v_dual_lshlrev_b32 v14, 16, v6
    v_dual_add_f32 v25, v25, v1 :: v_dual_and_b32 v6, 0xffff0000, v6
    v_dual_add_f32 v22, v22, v8 :: v_dual_lshlrev_b32 v15, 16, v7
    v_dual_add_f32 v24, v9, v24 :: v_dual_and_b32 v7, 0xffff0000, v7
    v_dual_add_f32 v26, v26, v10 :: v_dual_add_f32 v29, v29, v3
    v_dual_add_f32 v27, v27, v2 :: v_dual_add_f32 v28, v28, v11
    v_dual_add_f32 v30, v30, v12 :: v_dual_add_f32 v33, v33, v5
    v_dual_add_f32 v31, v31, v4 :: v_dual_add_f32 v32, v32, v13
    v_add_f32_e32 v34, v34, v14
    v_dual_add_f32 v35, v35, v6 :: v_dual_add_f32 v36, v36, v15
    v_add_f32_e32 v37, v37, v7
L1:
    v_add_nc_u32_e32 v0, s30, v21
    v_dual_add_f32 v4, 0, v22 :: v_dual_add_nc_u32 v1, s25, v21
    v_add_nc_u32_e32 v2, s26, v21
    v_add_nc_u32_e32 v3, s27, v21
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v5, 4, v0
    v_lshlrev_b32_e32 v6, 4, v1
    s_delay_alu instid0(VALU_DEP_4)
    v_lshlrev_b32_e32 v8, 4, v2
    v_and_b32_e32 v12, -2, v0
    v_dual_add_f32 v0, v23, v4 :: v_dual_and_b32 v13, -2, v1
    v_and_b32_e32 v14, -2, v2
    v_lshlrev_b32_e32 v15, 4, v3
    v_and_b32_e32 v38, -2, v3
    v_sub_nc_u32_e32 v1, s29, v21
    v_add_f32_e32 v39, v0, v24
    s_delay_alu instid0(VALU_DEP_2)
    v_min_u32_e32 v40, 32, v1
    buffer_load_b128 v[0:3], v5, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v6, s[8:11], 0 offen
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    buffer_load_u16 v41, v12, s[16:19], 0 offen
    buffer_load_u16 v42, v13, s[16:19], 0 offen
    buffer_load_u16 v43, v14, s[16:19], 0 offen
    buffer_load_b128 v[12:15], v15, s[8:11], 0 offen
    buffer_load_u16 v38, v38, s[16:19], 0 offen
    v_add_f32_e32 v39, v39, v25
    v_add_nc_u32_e32 v21, v21, v40
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v39, v39, v26
    v_add_f32_e32 v39, v39, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v39, v39, v28
    v_add_f32_e32 v39, v39, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v39, v39, v30
    v_add_f32_e32 v39, v39, v31
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v39, v39, v32
    v_add_f32_e32 v39, v39, v33
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v39, v39, v34
    v_add_f32_e32 v39, v39, v35
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v39, v39, v36
    v_add_f32_e32 v39, v39, v37
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v40, v0
    s_waitcnt vmcnt(6)
    v_cvt_f32_ubyte0_e32 v44, v4
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v45, v8
    v_cvt_f32_ubyte1_e32 v46, v0
    v_cvt_f32_ubyte1_e32 v47, v4
    v_fma_f32 v40, v40, v22, 0
    s_waitcnt vmcnt(1)
    v_cvt_f32_ubyte0_e32 v48, v12
    v_fma_f32 v44, v44, v22, 0
    v_cvt_f32_ubyte1_e32 v49, v8
    v_fma_f32 v45, v45, v22, 0
    v_cvt_f32_ubyte1_e32 v50, v12
    v_fma_f32 v22, v48, v22, 0
    v_cvt_f32_ubyte2_e32 v48, v0
    v_fma_f32 v40, v46, v23, v40
    v_cvt_f32_ubyte2_e32 v46, v4
    v_fma_f32 v44, v47, v23, v44
    v_cvt_f32_ubyte2_e32 v47, v8
    v_fma_f32 v45, v49, v23, v45
    v_cvt_f32_ubyte2_e32 v49, v12
    v_fma_f32 v22, v50, v23, v22
    v_cvt_f32_ubyte3_e32 v0, v0
    v_fma_f32 v23, v48, v24, v40
    v_cvt_f32_ubyte3_e32 v4, v4
    v_fma_f32 v40, v46, v24, v44
    v_cvt_f32_ubyte3_e32 v8, v8
    v_fma_f32 v44, v47, v24, v45
    v_cvt_f32_ubyte3_e32 v12, v12
    v_fma_f32 v22, v49, v24, v22
    v_cvt_f32_ubyte0_e32 v24, v1
    v_fma_f32 v0, v0, v25, v23
    v_cvt_f32_ubyte0_e32 v23, v5
    v_fma_f32 v4, v4, v25, v40
    v_cvt_f32_ubyte0_e32 v40, v9
    v_fma_f32 v8, v8, v25, v44
    v_cvt_f32_ubyte0_e32 v44, v13
    v_fma_f32 v12, v12, v25, v22
    v_cvt_f32_ubyte1_e32 v22, v1
    v_fma_f32 v0, v24, v26, v0
    v_cvt_f32_ubyte1_e32 v24, v5
    v_fma_f32 v4, v23, v26, v4
    v_cvt_f32_ubyte1_e32 v23, v9
    v_fma_f32 v8, v40, v26, v8
    v_cvt_f32_ubyte1_e32 v25, v13
    v_fma_f32 v12, v44, v26, v12
    v_cvt_f32_ubyte2_e32 v26, v1
    v_fma_f32 v0, v22, v27, v0
    v_cvt_f32_ubyte2_e32 v22, v5
    v_fma_f32 v4, v24, v27, v4
    v_cvt_f32_ubyte2_e32 v24, v9
    v_fma_f32 v8, v23, v27, v8
    v_cvt_f32_ubyte2_e32 v23, v13
    v_fma_f32 v12, v25, v27, v12
    v_cvt_f32_ubyte3_e32 v1, v1
    v_fma_f32 v0, v26, v28, v0
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v4, v22, v28, v4
    v_cvt_f32_ubyte3_e32 v9, v9
    v_fma_f32 v8, v24, v28, v8
    v_cvt_f32_ubyte3_e32 v13, v13
    v_fma_f32 v12, v23, v28, v12
    v_cvt_f32_ubyte0_e32 v22, v2
    v_fma_f32 v0, v1, v29, v0
    v_cvt_f32_ubyte0_e32 v1, v6
    v_fma_f32 v4, v5, v29, v4
    v_cvt_f32_ubyte0_e32 v5, v10
    v_fma_f32 v8, v9, v29, v8
    v_cvt_f32_ubyte0_e32 v9, v14
    v_fma_f32 v12, v13, v29, v12
    v_cvt_f32_ubyte1_e32 v13, v2
    v_fma_f32 v0, v22, v30, v0
    v_cvt_f32_ubyte1_e32 v22, v6
    v_fma_f32 v1, v1, v30, v4
    v_cvt_f32_ubyte1_e32 v4, v10
    v_fma_f32 v5, v5, v30, v8
    v_cvt_f32_ubyte1_e32 v8, v14
    v_fma_f32 v9, v9, v30, v12
    v_cvt_f32_ubyte2_e32 v12, v2
    v_fma_f32 v0, v13, v31, v0
    v_cvt_f32_ubyte2_e32 v13, v6
    v_fma_f32 v1, v22, v31, v1
    v_cvt_f32_ubyte2_e32 v22, v10
    v_fma_f32 v4, v4, v31, v5
    v_cvt_f32_ubyte2_e32 v5, v14
    v_fma_f32 v8, v8, v31, v9
    v_cvt_f32_ubyte3_e32 v2, v2
    v_fma_f32 v0, v12, v32, v0
    v_cvt_f32_ubyte3_e32 v6, v6
    v_fma_f32 v1, v13, v32, v1
    v_cvt_f32_ubyte3_e32 v9, v10
    v_fma_f32 v4, v22, v32, v4
    v_cvt_f32_ubyte3_e32 v10, v14
    v_fma_f32 v5, v5, v32, v8
    v_cvt_f32_ubyte0_e32 v8, v3
    v_dual_fmac_f32 v0, v2, v33 :: v_dual_fmac_f32 v1, v33, v6
    v_cvt_f32_ubyte0_e32 v2, v7
    v_cvt_f32_ubyte0_e32 v6, v11
    v_fma_f32 v4, v9, v33, v4
    v_cvt_f32_ubyte0_e32 v9, v15
    v_fma_f32 v5, v10, v33, v5
    v_cvt_f32_ubyte1_e32 v10, v3
    v_fma_f32 v0, v8, v34, v0
    v_cvt_f32_ubyte1_e32 v8, v7
    v_fma_f32 v1, v2, v34, v1
    v_cvt_f32_ubyte1_e32 v2, v11
    v_fma_f32 v4, v6, v34, v4
    v_cvt_f32_ubyte1_e32 v6, v15
    v_dual_fmac_f32 v5, v9, v34 :: v_dual_fmac_f32 v0, v10, v35
    v_cvt_f32_ubyte2_e32 v9, v3
    v_cvt_f32_f16_e32 v12, v41.l
    v_cvt_f32_ubyte2_e32 v10, v7
    v_cvt_f32_f16_e32 v13, v42.l
    v_fma_f32 v1, v8, v35, v1
    v_cvt_f32_ubyte2_e32 v8, v11
    v_cvt_f32_f16_e32 v14, v43.l
    v_fma_f32 v2, v2, v35, v4
    v_cvt_f32_ubyte2_e32 v4, v15
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v22, v38.l
    v_dual_fmac_f32 v5, v6, v35 :: v_dual_mul_f32 v6, 0xc3000000, v12
    v_cvt_f32_ubyte3_e32 v3, v3
    v_dual_fmac_f32 v0, v9, v36 :: v_dual_mul_f32 v9, 0xc3000000, v13
    v_cvt_f32_ubyte3_e32 v7, v7
    v_fma_f32 v1, v10, v36, v1
    v_cvt_f32_ubyte3_e32 v10, v11
    v_mul_f32_e32 v11, 0xc3000000, v14
    v_fma_f32 v2, v8, v36, v2
    v_cvt_f32_ubyte3_e32 v8, v15
    v_dual_mul_f32 v15, 0xc3000000, v22 :: v_dual_fmac_f32 v0, v3, v37
    v_fma_f32 v4, v4, v36, v5
    v_fma_f32 v3, v6, v39, v20
    v_fma_f32 v1, v7, v37, v1
    v_fma_f32 v5, v9, v39, v19
    v_fma_f32 v2, v10, v37, v2
    v_fma_f32 v6, v11, v39, v18
    v_fma_f32 v4, v8, v37, v4
    v_fma_f32 v7, v15, v39, v17
    v_fma_f32 v20, v12, v0, v3
    v_fma_f32 v19, v13, v1, v5
    v_fma_f32 v18, v14, v2, v6
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v17, v22, v4, v7
L2:
    v_cmp_gt_u32_e32 vcc_lo, s29, v21
    s_and_b32 s31, exec_lo, vcc_lo
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v0, v20, v20 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v17, v17 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_e32 v4, s13, v16
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 0, v16
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s3, 4, v16
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s4, s15, v4
    v_cmp_eq_u32_e64 s5, 1, v16
    v_permlanex16_b32 v5, v0, 0x76543210, s1
    v_permlanex16_b32 v6, v1, 0x76543210, s1
    v_permlanex16_b32 v7, v2, 0x76543210, s1
    v_add_f32_dpp v3, v3, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s6, 2, v16
    v_add_f32_e32 v0, v5, v0
    v_add_f32_e32 v1, v6, v1
    v_add_f32_e32 v2, v7, v2
    v_permlanex16_b32 v5, v3, 0x76543210, s1
    v_cmp_eq_u32_e64 s1, 3, v16
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
