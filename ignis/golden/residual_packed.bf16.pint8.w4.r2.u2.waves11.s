; 57 VGPRs, 41 SGPRs, 44 bytes of LDS, 0 of scratch, 509 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x60
    s_load_b128 s[24:27], s[0:1], 0x78
    s_load_b64 s[14:15], s[0:1], 0xc0
    s_load_b128 s[28:31], s[0:1], 0x90
    s_load_b128 s[0:3], s[0:1], 0xa8
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v34, 0
    s_mul_i32 s32, s13, 11
    v_mbcnt_lo_u32_b32 v33, -1, 0
    s_mov_b32 s33, 0xfedcba98
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v1, 5, v1
    v_cmp_gt_u32_e32 vcc_lo, 2, v33
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s11, 0x31016000
    v_readfirstlane_b32 s35, v1
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s27, 0x11016000
    s_mov_b32 s31, 0x11016000
    s_mov_b32 s3, 0x11016000
    s_add_u32 s32, s32, s35
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s32, s32, 1
    s_add_u32 s36, s32, 1
    v_add_nc_u32_e32 v1, s32, v33
    s_lshl_b32 s6, s6, 1
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s37, s26
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s38, s37, -1
    s_lshr_b32 s39, s14, 4
    s_lshl_b32 s18, s18, 1
    v_cmp_ge_u32_e64 s40, s38, v1
    v_min_u32_e32 v35, s38, v1
    s_min_u32 s32, s32, s38
    s_min_u32 s36, s36, s38
    s_or_b32 s21, s21, 0x20000
    s_or_b32 s25, s25, 0x40000
    s_or_b32 s29, s29, 0x20000
    s_or_b32 s1, s1, 0x40000
    s_mul_i32 s32, s32, s39
    s_mul_i32 s36, s36, s39
    s_and_b32 s34, vcc_lo, s40
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, -1, v35, s34
    v_cmp_gt_u32_e64 s38, s37, v1
    s_and_b32 s40, exec_lo, s38
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s40
    buffer_load_b32 v1, v1, s[24:27], 0 idxen
    s_mov_b32 exec_lo, s12
L0:
    buffer_load_u16 v2, v35, s[20:23], 0 idxen
    s_lshr_b32 s14, s14, 10
    s_waitcnt vmcnt(1)
    v_cndmask_b32_e64 v36, 0, v1, s38
    v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v37, 0
    s_mov_b32 s20, 0
    s_lshl_b32 s14, s14, 6
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v39, 16, v2
    s_branch L2
L1:
    v_add_nc_u32_e32 v1, s20, v33
    s_add_u32 s20, s20, 64
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v13, 5, v1
    v_add_nc_u32_e32 v2, s32, v1
    v_add_nc_u32_e32 v1, s36, v1
    v_lshlrev_b32_e32 v25, 4, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v29, 4, v1
    v_and_b32_e32 v30, -2, v2
    v_and_b32_e32 v31, -2, v1
    v_add_nc_u32_e32 v2, 32, v2
    v_add_nc_u32_e32 v1, 32, v1
    v_and_b32_e32 v40, -2, v2
    s_delay_alu instid0(VALU_DEP_2)
    v_and_b32_e32 v41, -2, v1
    buffer_load_b128 v[1:4], v13, s[4:7], 0 offen
    buffer_load_b128 v[5:8], v13, s[4:7], 0 offen offset:1024
    buffer_load_b128 v[9:12], v13, s[4:7], 0 offen offset:16
    buffer_load_b128 v[13:16], v13, s[4:7], 0 offen offset:1040
    buffer_load_b128 v[17:20], v25, s[8:11], 0 offen
    buffer_load_b128 v[21:24], v29, s[8:11], 0 offen
    buffer_load_b128 v[25:28], v25, s[8:11], 0 offen offset:512
    buffer_load_u16 v42, v30, s[16:19], 0 offen
    buffer_load_u16 v43, v31, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[8:11], 0 offen offset:512
    buffer_load_u16 v40, v40, s[16:19], 0 offen
    buffer_load_u16 v41, v41, s[16:19], 0 offen
    s_waitcnt vmcnt(11)
    v_lshlrev_b32_e32 v44, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v45, 16, v2
    s_waitcnt vmcnt(10)
    v_lshlrev_b32_e32 v46, 16, v5
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v47, v17
    s_waitcnt vmcnt(6)
    v_cvt_f32_ubyte0_e32 v48, v21
    v_cvt_f32_ubyte1_e32 v49, v17
    v_cvt_f32_ubyte1_e32 v50, v21
    v_cvt_f32_ubyte2_e32 v51, v17
    v_fma_f32 v47, v47, v44, 0
    v_fma_f32 v48, v48, v44, 0
    v_cvt_f32_ubyte2_e32 v52, v21
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v53, v25
    s_waitcnt vmcnt(2)
    v_cvt_f32_ubyte0_e32 v54, v29
    v_dual_fmac_f32 v47, v49, v1 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_dual_fmac_f32 v48, v1, v50 :: v_dual_and_b32 v5, 0xffff0000, v5
    v_cvt_f32_ubyte3_e32 v17, v17
    v_cvt_f32_ubyte3_e32 v21, v21
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v47, v51, v45, v47
    v_fma_f32 v48, v52, v45, v48
    v_cvt_f32_ubyte1_e32 v49, v25
    v_fma_f32 v50, v53, v46, 0
    v_cvt_f32_ubyte1_e32 v51, v29
    v_fma_f32 v52, v54, v46, 0
    v_lshlrev_b32_e32 v53, 16, v3
    v_cvt_f32_ubyte0_e32 v54, v18
    v_fma_f32 v17, v17, v2, v47
    v_cvt_f32_ubyte0_e32 v47, v22
    v_fma_f32 v21, v21, v2, v48
    v_lshlrev_b32_e32 v48, 16, v6
    v_cvt_f32_ubyte2_e32 v55, v25
    v_fma_f32 v49, v49, v5, v50
    v_cvt_f32_ubyte2_e32 v50, v29
    v_fma_f32 v51, v51, v5, v52
    v_and_b32_e32 v3, 0xffff0000, v3
    v_cvt_f32_ubyte1_e32 v52, v18
    v_dual_fmac_f32 v17, v54, v53 :: v_dual_and_b32 v6, 0xffff0000, v6
    v_cvt_f32_ubyte1_e32 v54, v22
    v_fma_f32 v21, v47, v53, v21
    v_cvt_f32_ubyte3_e32 v25, v25
    v_fma_f32 v47, v55, v48, v49
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v49, v50, v48, v51
    v_dual_fmac_f32 v17, v52, v3 :: v_dual_lshlrev_b32 v50, 16, v4
    v_cvt_f32_ubyte2_e32 v51, v18
    v_cvt_f32_ubyte2_e32 v52, v22
    v_dual_fmac_f32 v21, v3, v54 :: v_dual_lshlrev_b32 v54, 16, v7
    v_cvt_f32_ubyte0_e32 v55, v26
    v_fma_f32 v25, v25, v6, v47
    v_cvt_f32_ubyte0_e32 v47, v30
    v_fma_f32 v29, v29, v6, v49
    v_dual_fmac_f32 v17, v50, v51 :: v_dual_and_b32 v4, 0xffff0000, v4
    v_cvt_f32_ubyte3_e32 v18, v18
    v_cvt_f32_ubyte3_e32 v22, v22
    v_fma_f32 v21, v52, v50, v21
    v_and_b32_e32 v7, 0xffff0000, v7
    v_cvt_f32_ubyte1_e32 v49, v26
    v_fma_f32 v25, v55, v54, v25
    v_cvt_f32_ubyte1_e32 v51, v30
    v_fma_f32 v29, v47, v54, v29
    v_lshlrev_b32_e32 v47, 16, v9
    v_cvt_f32_ubyte0_e32 v52, v19
    v_fma_f32 v17, v18, v4, v17
    v_cvt_f32_ubyte0_e32 v18, v23
    v_fma_f32 v21, v22, v4, v21
    v_dual_fmac_f32 v25, v49, v7 :: v_dual_lshlrev_b32 v22, 16, v8
    v_cvt_f32_ubyte2_e32 v55, v26
    v_cvt_f32_ubyte2_e32 v49, v30
    v_dual_fmac_f32 v29, v51, v7 :: v_dual_and_b32 v8, 0xffff0000, v8
    v_and_b32_e32 v9, 0xffff0000, v9
    v_cvt_f32_ubyte1_e32 v51, v19
    v_fma_f32 v17, v52, v47, v17
    v_cvt_f32_ubyte1_e32 v52, v23
    v_fma_f32 v18, v18, v47, v21
    v_cvt_f32_ubyte3_e32 v21, v26
    v_dual_fmac_f32 v25, v22, v55 :: v_dual_lshlrev_b32 v56, 16, v12
    v_cvt_f32_ubyte3_e32 v26, v30
    v_dual_fmac_f32 v29, v22, v49 :: v_dual_lshlrev_b32 v30, 16, v10
    v_cvt_f32_ubyte2_e32 v49, v19
    v_dual_fmac_f32 v17, v51, v9 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_cvt_f32_ubyte2_e32 v51, v23
    v_fma_f32 v18, v52, v9, v18
    v_lshlrev_b32_e32 v52, 16, v13
    v_cvt_f32_ubyte0_e32 v55, v27
    v_fma_f32 v21, v21, v8, v25
    v_cvt_f32_ubyte0_e32 v25, v31
    v_fma_f32 v26, v26, v8, v29
    v_dual_fmac_f32 v18, v51, v30 :: v_dual_lshlrev_b32 v29, 16, v11
    v_dual_add_f32 v2, v2, v10 :: v_dual_and_b32 v11, 0xffff0000, v11
    v_dual_fmac_f32 v17, v30, v49 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte3_e32 v19, v19
    v_cvt_f32_ubyte3_e32 v23, v23
    v_and_b32_e32 v13, 0xffff0000, v13
    v_cvt_f32_ubyte1_e32 v49, v27
    v_fma_f32 v21, v55, v52, v21
    v_cvt_f32_ubyte1_e32 v51, v31
    v_fma_f32 v25, v25, v52, v26
    v_dual_add_f32 v26, v44, v47 :: v_dual_fmac_f32 v17, v19, v10
    v_dual_add_f32 v1, v1, v9 :: v_dual_add_f32 v44, v50, v56
    v_add_f32_e32 v9, v45, v30
    v_add_f32_e32 v30, v53, v29
    v_dual_add_f32 v3, v3, v11 :: v_dual_add_f32 v4, v4, v12
    v_cvt_f32_ubyte0_e32 v45, v20
    v_cvt_f32_ubyte0_e32 v19, v24
    v_fma_f32 v10, v23, v10, v18
    v_dual_fmac_f32 v21, v49, v13 :: v_dual_lshlrev_b32 v18, 16, v14
    v_cvt_f32_ubyte2_e32 v23, v27
    v_cvt_f32_ubyte2_e32 v47, v31
    v_dual_fmac_f32 v25, v51, v13 :: v_dual_add_f32 v26, v26, v30
    v_dual_add_f32 v1, v1, v3 :: v_dual_add_f32 v2, v2, v4
    v_dual_add_f32 v3, v44, v9 :: v_dual_and_b32 v14, 0xffff0000, v14
    v_cvt_f32_ubyte1_e32 v4, v20
    v_fma_f32 v9, v45, v29, v17
    v_cvt_f32_ubyte1_e32 v17, v24
    v_dual_fmac_f32 v10, v19, v29 :: v_dual_lshlrev_b32 v29, 16, v16
    v_lshlrev_b32_e32 v19, 16, v15
    v_and_b32_e32 v15, 0xffff0000, v15
    v_dual_fmac_f32 v21, v18, v23 :: v_dual_and_b32 v16, 0xffff0000, v16
    v_cvt_f32_ubyte3_e32 v27, v27
    v_cvt_f32_ubyte3_e32 v23, v31
    v_fma_f32 v25, v47, v18, v25
    v_cvt_f32_f16_e32 v30, v42.l
    v_cvt_f32_f16_e32 v31, v43.l
    v_add_f32_e32 v3, v26, v3
    v_add_f32_e32 v1, v1, v2
    v_cvt_f32_ubyte2_e32 v2, v20
    v_fma_f32 v4, v4, v11, v9
    v_cvt_f32_ubyte2_e32 v9, v24
    v_dual_fmac_f32 v10, v17, v11 :: v_dual_add_f32 v11, v46, v52
    v_dual_add_f32 v5, v5, v13 :: v_dual_add_f32 v6, v6, v14
    v_add_f32_e32 v13, v48, v18
    v_dual_add_f32 v17, v54, v19 :: v_dual_add_f32 v18, v29, v22
    v_dual_add_f32 v7, v7, v15 :: v_dual_add_f32 v8, v8, v16
    v_cvt_f32_ubyte0_e32 v22, v28
    v_fma_f32 v21, v27, v14, v21
    v_cvt_f32_ubyte0_e32 v26, v32
    v_fma_f32 v14, v23, v14, v25
    v_mul_f32_e32 v23, 0xc3000000, v30
    v_dual_mul_f32 v25, 0xc3000000, v31 :: v_dual_add_f32 v6, v6, v8
    v_add_f32_e32 v1, v3, v1
    v_cvt_f32_ubyte3_e32 v3, v20
    v_fma_f32 v2, v2, v56, v4
    v_cvt_f32_ubyte3_e32 v4, v24
    v_fma_f32 v9, v9, v56, v10
    v_add_f32_e32 v10, v11, v17
    v_add_f32_e32 v5, v5, v7
    v_dual_add_f32 v7, v13, v18 :: v_dual_fmac_f32 v14, v26, v19
    v_cvt_f32_ubyte1_e32 v8, v28
    v_fma_f32 v11, v22, v19, v21
    v_cvt_f32_ubyte1_e32 v13, v32
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v17, v40.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v18, v41.l
    v_dual_fmac_f32 v2, v3, v12 :: v_dual_add_f32 v7, v10, v7
    v_fma_f32 v3, v23, v1, v38
    v_fma_f32 v4, v4, v12, v9
    v_fma_f32 v1, v25, v1, v37
    v_add_f32_e32 v5, v5, v6
    v_cvt_f32_ubyte2_e32 v6, v28
    v_fma_f32 v8, v8, v15, v11
    v_cvt_f32_ubyte2_e32 v9, v32
    v_fma_f32 v10, v13, v15, v14
    v_dual_mul_f32 v11, 0xc3000000, v17 :: v_dual_mul_f32 v12, 0xc3000000, v18
    v_fma_f32 v2, v30, v2, v3
    v_fma_f32 v1, v31, v4, v1
    v_add_f32_e32 v3, v7, v5
    v_cvt_f32_ubyte3_e32 v4, v28
    v_fma_f32 v5, v6, v29, v8
    v_cvt_f32_ubyte3_e32 v6, v32
    v_fma_f32 v7, v9, v29, v10
    v_fma_f32 v2, v11, v3, v2
    v_fma_f32 v1, v12, v3, v1
    v_fma_f32 v3, v4, v16, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v4, v6, v16, v7
    v_fma_f32 v38, v17, v3, v2
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v37, v18, v4, v1
L2:
    s_cmp_lt_u32 s20, s14
    s_cbranch_scc1 L1
    v_add_nc_u32_e32 v17, s14, v33
    s_branch L4
L3:
    s_mov_b32 exec_lo, s14
    v_lshlrev_b32_e32 v13, 5, v17
    v_add_nc_u32_e32 v1, s32, v17
    v_add_nc_u32_e32 v2, s36, v17
    v_add_nc_u32_e64 v17, v17, 32 clamp
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v5, 4, v1
    v_lshlrev_b32_e32 v9, 4, v2
    v_and_b32_e32 v18, -2, v1
    v_and_b32_e32 v19, -2, v2
    buffer_load_b128 v[1:4], v13, s[4:7], 0 offen
    buffer_load_b128 v[5:8], v5, s[8:11], 0 offen
    buffer_load_b128 v[9:12], v9, s[8:11], 0 offen
    buffer_load_b128 v[13:16], v13, s[4:7], 0 offen offset:16
    buffer_load_u16 v18, v18, s[16:19], 0 offen
    buffer_load_u16 v19, v19, s[16:19], 0 offen
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v20, 16, v1
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v21, v5
    s_waitcnt vmcnt(3)
    v_cvt_f32_ubyte0_e32 v22, v9
    v_and_b32_e32 v1, 0xffff0000, v1
    v_cvt_f32_ubyte1_e32 v23, v5
    v_cvt_f32_ubyte1_e32 v24, v9
    v_fma_f32 v21, v21, v20, 0
    v_fma_f32 v22, v22, v20, 0
    v_lshlrev_b32_e32 v25, 16, v2
    v_cvt_f32_ubyte2_e32 v26, v5
    v_cvt_f32_ubyte2_e32 v27, v9
    v_dual_fmac_f32 v21, v23, v1 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_dual_fmac_f32 v22, v1, v24 :: v_dual_lshlrev_b32 v23, 16, v3
    v_cvt_f32_ubyte3_e32 v5, v5
    v_cvt_f32_ubyte3_e32 v9, v9
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v21, v26, v25, v21
    v_fma_f32 v22, v27, v25, v22
    v_cvt_f32_ubyte0_e32 v24, v6
    v_cvt_f32_ubyte0_e32 v26, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v5, v5, v2, v21
    v_fma_f32 v9, v9, v2, v22
    v_and_b32_e32 v3, 0xffff0000, v3
    v_cvt_f32_ubyte1_e32 v21, v6
    v_cvt_f32_ubyte1_e32 v22, v10
    v_dual_fmac_f32 v5, v24, v23 :: v_dual_lshlrev_b32 v24, 16, v4
    v_dual_fmac_f32 v9, v26, v23 :: v_dual_and_b32 v4, 0xffff0000, v4
    v_cvt_f32_ubyte2_e32 v26, v6
    v_cvt_f32_ubyte2_e32 v27, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v5, v21, v3, v5
    v_fma_f32 v9, v22, v3, v9
    v_cvt_f32_ubyte3_e32 v6, v6
    v_cvt_f32_ubyte3_e32 v10, v10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v5, v26, v24, v5
    v_fma_f32 v9, v27, v24, v9
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v21, 16, v13
    v_cvt_f32_ubyte0_e32 v22, v7
    v_cvt_f32_ubyte0_e32 v26, v11
    v_fma_f32 v5, v6, v4, v5
    v_fma_f32 v6, v10, v4, v9
    v_and_b32_e32 v9, 0xffff0000, v13
    v_cvt_f32_ubyte1_e32 v10, v7
    v_cvt_f32_ubyte1_e32 v13, v11
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v5, v22, v21 :: v_dual_fmac_f32 v6, v21, v26
    v_lshlrev_b32_e32 v22, 16, v14
    v_cvt_f32_ubyte2_e32 v26, v7
    v_cvt_f32_ubyte2_e32 v27, v11
    v_dual_fmac_f32 v5, v10, v9 :: v_dual_and_b32 v10, 0xffff0000, v14
    v_fma_f32 v6, v13, v9, v6
    v_dual_add_f32 v20, v21, v20 :: v_dual_lshlrev_b32 v13, 16, v15
    v_and_b32_e32 v14, 0xffff0000, v15
    v_lshlrev_b32_e32 v15, 16, v16
    v_dual_add_f32 v1, v1, v9 :: v_dual_and_b32 v16, 0xffff0000, v16
    v_cvt_f32_ubyte3_e32 v7, v7
    v_fma_f32 v5, v26, v22, v5
    v_cvt_f32_ubyte3_e32 v11, v11
    v_dual_fmac_f32 v6, v27, v22 :: v_dual_add_f32 v9, v22, v25
    v_dual_add_f32 v2, v2, v10 :: v_dual_add_f32 v21, v23, v13
    v_dual_add_f32 v3, v3, v14 :: v_dual_add_f32 v22, v24, v15
    v_add_f32_e32 v4, v4, v16
    v_cvt_f32_ubyte0_e32 v23, v8
    v_fma_f32 v5, v7, v10, v5
    v_cvt_f32_ubyte0_e32 v7, v12
    v_fma_f32 v6, v11, v10, v6
    v_add_f32_e32 v10, v20, v21
    v_dual_add_f32 v1, v1, v3 :: v_dual_add_f32 v2, v2, v4
    v_add_f32_e32 v3, v9, v22
    v_cvt_f32_ubyte1_e32 v4, v8
    v_fma_f32 v5, v23, v13, v5
    v_cvt_f32_ubyte1_e32 v9, v12
    v_fma_f32 v6, v7, v13, v6
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v7, v18.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v11, v19.l
    v_add_f32_e32 v3, v10, v3
    v_add_f32_e32 v1, v1, v2
    v_cvt_f32_ubyte2_e32 v2, v8
    v_fma_f32 v4, v4, v14, v5
    v_cvt_f32_ubyte2_e32 v5, v12
    v_dual_fmac_f32 v6, v9, v14 :: v_dual_mul_f32 v9, 0xc3000000, v7
    v_mul_f32_e32 v10, 0xc3000000, v11
    v_add_f32_e32 v1, v3, v1
    v_cvt_f32_ubyte3_e32 v3, v8
    v_fma_f32 v2, v2, v15, v4
    v_cvt_f32_ubyte3_e32 v4, v12
    v_fma_f32 v5, v5, v15, v6
    v_fma_f32 v6, v9, v1, v38
    v_fma_f32 v1, v10, v1, v37
    v_fma_f32 v2, v3, v16, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v3, v4, v16, v5
    v_fma_f32 v38, v7, v2, v6
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v37, v11, v3, v1
L4:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s39, v17
    s_and_b32 s14, exec_lo, vcc_lo
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s12
    s_lshl_b32 s4, s35, 2
    s_barrier
    v_add_f32_dpp v1, v38, v38 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v37, v37 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 0, v33
    v_cmp_eq_u32_e64 s6, 1, v33
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
    v_permlanex16_b32 v2, v0, 0x76543210, s33
    v_permlanex16_b32 v4, v1, 0x76543210, s33
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v0, v2, v0
    v_add_f32_e32 v1, v4, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v0, 0, v0, vcc_lo
    v_cndmask_b32_e64 v0, v0, v1, s6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v11, v36, v0
    v_mul_f32_e32 v0, v11, v11
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, 0, v0, s34
    v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s33
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v0, v1, v0
    ds_store_b32 v3, v0
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v34
    ds_load_b128 v[4:7], v34 offset:16
    ds_load_b64 v[8:9], v34 offset:32
    ds_load_b32 v10, v34 offset:40
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
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v10
    v_readfirstlane_b32 s5, v0
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s4
    v_dual_mov_b32 v0, s5 :: v_dual_mov_b32 v1, s13
    buffer_store_b32 v0, v1, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L5:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s0, exec_lo, s34
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s0
    buffer_store_b32 v11, v35, s[24:27], 0 idxen
    v_mul_f32_e32 v0, v11, v39
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v1, v0, 16, 1
    v_or_b32_e32 v2, 0x400000, v0
    v_cmp_u_f32_e64 s0, v0, v0
    v_add3_u32 v1, v0, v1, 0x7fff
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, v2, s0
    v_lshrrev_b32_e32 v1, 16, v1
    buffer_store_b16 v1, v35, s[28:31], 0 idxen
    s_cmp_eq_u32 s15, 2
    s_cbranch_scc0 L6
    v_lshlrev_b32_e32 v1, 16, v1
    v_add_nc_u32_e32 v2, s37, v35
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v0, v0, v1
    v_bfe_u32 v1, v0, 16, 1
    v_or_b32_e32 v3, 0x400000, v0
    v_cmp_u_f32_e64 s0, v0, v0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v0, v0, v1, 0x7fff
    v_cndmask_b32_e64 v0, v0, v3, s0
    buffer_store_d16_hi_b16 v0, v2, s[28:31], 0 idxen
L6:
    s_endpgm
