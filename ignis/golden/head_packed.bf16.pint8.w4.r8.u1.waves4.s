; 87 VGPRs, 48 SGPRs, 32 bytes of LDS, 0 of scratch, 1140 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x78
    s_load_b64 s[2:3], s[0:1], 0xa8
    s_load_b128 s[28:31], s[0:1], 0x90
    s_load_b32 s0, s[0:1], 0xb0
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v50, 0
    v_mbcnt_lo_u32_b32 v49, -1, 0
    s_mov_b32 s1, 0xfedcba98
    s_delay_alu instid0(VALU_DEP_2)
    v_lshrrev_b32_e32 v1, 5, v1
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x31016000
    v_readfirstlane_b32 s14, v1
    s_mov_b32 s27, 0x11016000
    s_mov_b32 s31, 0x11016000
    s_lshl2_add_u32 s15, s13, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s15, s15, 3
    s_add_u32 s32, s15, 1
    s_add_u32 s33, s15, 2
    s_add_u32 s34, s15, 3
    s_add_u32 s35, s15, 4
    s_add_u32 s36, s15, 5
    s_add_u32 s37, s15, 6
    s_add_u32 s38, s15, 7
    s_mov_b32 s39, s6
    s_lshl_b32 s10, s10, 1
    v_cmp_gt_u32_e64 s40, s39, v49
    s_mov_b32 s41, s26
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s42, s41, -1
    s_lshr_b32 s43, s2, 4
    s_lshl_b32 s6, s6, 2
    s_min_u32 s44, s15, s42
    s_min_u32 s32, s32, s42
    s_min_u32 s33, s33, s42
    s_min_u32 s34, s34, s42
    s_min_u32 s35, s35, s42
    s_min_u32 s36, s36, s42
    s_min_u32 s37, s37, s42
    s_min_u32 s38, s38, s42
    s_lshl_b32 s18, s18, 2
    s_lshl_b32 s22, s22, 1
    s_or_b32 s25, s25, 0x40000
    s_or_b32 s29, s29, 0x80000
    s_mul_i32 s42, s44, s43
    s_mul_i32 s32, s32, s43
    s_mul_i32 s33, s33, s43
    s_mul_i32 s34, s34, s43
    s_mul_i32 s35, s35, s43
    s_mul_i32 s36, s36, s43
    s_mul_i32 s37, s37, s43
    s_mul_i32 s38, s38, s43
    s_and_b32 s44, exec_lo, s40
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s44
    v_lshlrev_b32_e32 v1, 2, v49
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L0:
    v_add_nc_u32_e32 v2, 32, v49
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s44, s39, v2
    s_and_b32 s45, exec_lo, s44
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s45
    v_lshlrev_b32_e32 v2, 2, v49
    buffer_load_b32 v2, v2, s[4:7], 0 offen offset:128
    s_mov_b32 exec_lo, s12
L1:
    v_add_nc_u32_e32 v3, 64, v49
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s45, s39, v3
    s_and_b32 s46, exec_lo, s45
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s46
    v_lshlrev_b32_e32 v3, 2, v49
    buffer_load_b32 v3, v3, s[4:7], 0 offen offset:256
    s_mov_b32 exec_lo, s12
L2:
    v_add_nc_u32_e32 v4, 0x60, v49
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s46, s39, v4
    s_and_b32 s47, exec_lo, s46
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s47
    v_lshlrev_b32_e32 v4, 2, v49
    buffer_load_b32 v4, v4, s[4:7], 0 offen offset:384
    s_mov_b32 exec_lo, s12
L3:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0, v1, s40
    v_cndmask_b32_e64 v2, 0, v2, s44
    v_cndmask_b32_e64 v3, 0, v3, s45
    v_cndmask_b32_e64 v4, 0, v4, s46
    s_lshr_b32 s40, s2, 9
    v_dual_add_f32 v1, 0, v1 :: v_dual_mov_b32 v58, 0
    v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v56, 0
    v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v54, 0
    v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v52, 0
    v_mov_b32_e32 v51, 0
    s_mov_b32 s44, 0
    s_lshl_b32 s40, s40, 5
    v_add_f32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v1, v1, v3
    v_add_f32_e32 v59, v1, v4
    s_branch L5
L4:
    v_add_nc_u32_e32 v1, s44, v49
    s_add_u32 s44, s44, 32
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v2, 4, v1
    v_lshlrev_b32_e32 v9, 5, v1
    v_add_nc_u32_e32 v3, s42, v1
    v_add_nc_u32_e32 v60, s32, v1
    v_add_nc_u32_e32 v61, s33, v1
    v_add_lshl_u32 v13, s2, v2, 1
    v_add_nc_u32_e32 v62, s34, v1
    v_lshlrev_b32_e32 v17, 4, v3
    v_lshlrev_b32_e32 v21, 4, v60
    v_lshlrev_b32_e32 v25, 4, v61
    v_add_nc_u32_e32 v63, s35, v1
    v_lshlrev_b32_e32 v29, 4, v62
    v_add_nc_u32_e32 v64, s36, v1
    v_add_nc_u32_e32 v65, s37, v1
    v_add_nc_u32_e32 v66, s38, v1
    v_lshlrev_b32_e32 v33, 4, v63
    v_and_b32_e32 v67, -2, v3
    v_lshlrev_b32_e32 v37, 4, v64
    buffer_load_b128 v[1:4], v9, s[8:11], 0 offen
    buffer_load_b128 v[5:8], v13, s[8:11], 0 offen
    buffer_load_b128 v[9:12], v9, s[8:11], 0 offen offset:16
    buffer_load_b128 v[13:16], v13, s[8:11], 0 offen offset:16
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v21, s[16:19], 0 offen
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    v_lshlrev_b32_e32 v41, 4, v65
    v_lshlrev_b32_e32 v45, 4, v66
    buffer_load_b128 v[33:36], v33, s[16:19], 0 offen
    buffer_load_b128 v[37:40], v37, s[16:19], 0 offen
    buffer_load_b128 v[41:44], v41, s[16:19], 0 offen
    buffer_load_b128 v[45:48], v45, s[16:19], 0 offen
    v_and_b32_e32 v60, -2, v60
    v_and_b32_e32 v61, -2, v61
    v_and_b32_e32 v62, -2, v62
    v_and_b32_e32 v63, -2, v63
    v_and_b32_e32 v64, -2, v64
    v_and_b32_e32 v65, -2, v65
    v_and_b32_e32 v66, -2, v66
    buffer_load_u16 v67, v67, s[20:23], 0 offen
    buffer_load_u16 v60, v60, s[20:23], 0 offen
    buffer_load_u16 v61, v61, s[20:23], 0 offen
    buffer_load_u16 v62, v62, s[20:23], 0 offen
    buffer_load_u16 v63, v63, s[20:23], 0 offen
    buffer_load_u16 v64, v64, s[20:23], 0 offen
    buffer_load_u16 v65, v65, s[20:23], 0 offen
    buffer_load_u16 v66, v66, s[20:23], 0 offen
    s_waitcnt vmcnt(19)
    v_lshlrev_b32_e32 v68, 16, v1
    s_waitcnt vmcnt(18)
    v_lshlrev_b32_e32 v69, 16, v5
    v_and_b32_e32 v1, 0xffff0000, v1
    v_and_b32_e32 v5, 0xffff0000, v5
    s_waitcnt vmcnt(15)
    v_cvt_f32_ubyte0_e32 v70, v17
    s_waitcnt vmcnt(14)
    v_cvt_f32_ubyte0_e32 v71, v21
    v_add_f32_e32 v68, v68, v69
    s_waitcnt vmcnt(13)
    v_cvt_f32_ubyte0_e32 v69, v25
    s_waitcnt vmcnt(12)
    v_cvt_f32_ubyte0_e32 v72, v29
    v_add_f32_e32 v1, v1, v5
    v_lshlrev_b32_e32 v5, 16, v2
    v_lshlrev_b32_e32 v73, 16, v6
    v_cvt_f32_ubyte1_e32 v74, v17
    v_fma_f32 v70, v70, v68, 0
    v_cvt_f32_ubyte1_e32 v75, v21
    v_fma_f32 v71, v71, v68, 0
    v_cvt_f32_ubyte1_e32 v76, v25
    v_fma_f32 v69, v69, v68, 0
    v_cvt_f32_ubyte1_e32 v77, v29
    v_fma_f32 v72, v72, v68, 0
    v_dual_add_f32 v5, v5, v73 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_and_b32_e32 v6, 0xffff0000, v6
    v_cvt_f32_ubyte2_e32 v73, v17
    v_fma_f32 v70, v74, v1, v70
    v_cvt_f32_ubyte2_e32 v74, v21
    s_waitcnt vmcnt(11)
    v_cvt_f32_ubyte0_e32 v78, v33
    s_waitcnt vmcnt(10)
    v_cvt_f32_ubyte0_e32 v79, v37
    s_waitcnt vmcnt(9)
    v_cvt_f32_ubyte0_e32 v80, v41
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v81, v45
    v_cvt_f32_ubyte1_e32 v82, v33
    v_fma_f32 v78, v78, v68, 0
    v_cvt_f32_ubyte1_e32 v83, v37
    v_fma_f32 v79, v79, v68, 0
    v_cvt_f32_ubyte1_e32 v84, v41
    v_fma_f32 v80, v80, v68, 0
    v_cvt_f32_ubyte1_e32 v85, v45
    v_fma_f32 v81, v81, v68, 0
    v_dual_fmac_f32 v71, v75, v1 :: v_dual_add_f32 v2, v2, v6
    v_cvt_f32_ubyte2_e32 v75, v25
    v_dual_fmac_f32 v69, v76, v1 :: v_dual_fmac_f32 v78, v1, v82
    v_cvt_f32_ubyte2_e32 v76, v29
    v_fma_f32 v72, v77, v1, v72
    v_cvt_f32_ubyte2_e32 v77, v33
    v_cvt_f32_ubyte2_e32 v82, v37
    v_fma_f32 v79, v83, v1, v79
    v_cvt_f32_ubyte2_e32 v83, v41
    v_dual_fmac_f32 v80, v84, v1 :: v_dual_fmac_f32 v71, v5, v74
    v_cvt_f32_ubyte2_e32 v84, v45
    v_fma_f32 v81, v85, v1, v81
    v_lshlrev_b32_e32 v6, 16, v3
    v_dual_fmac_f32 v72, v5, v76 :: v_dual_lshlrev_b32 v85, 16, v7
    v_cvt_f32_ubyte3_e32 v17, v17
    v_fma_f32 v70, v73, v5, v70
    v_cvt_f32_ubyte3_e32 v21, v21
    v_cvt_f32_ubyte3_e32 v25, v25
    v_fma_f32 v69, v75, v5, v69
    v_cvt_f32_ubyte3_e32 v29, v29
    v_cvt_f32_ubyte3_e32 v33, v33
    v_fma_f32 v73, v77, v5, v78
    v_cvt_f32_ubyte3_e32 v37, v37
    v_fma_f32 v74, v82, v5, v79
    v_cvt_f32_ubyte3_e32 v41, v41
    v_fma_f32 v75, v83, v5, v80
    v_cvt_f32_ubyte3_e32 v45, v45
    v_fma_f32 v76, v84, v5, v81
    v_dual_add_f32 v6, v85, v6 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_and_b32_e32 v7, 0xffff0000, v7
    v_cvt_f32_ubyte0_e32 v77, v18
    v_fma_f32 v17, v17, v2, v70
    v_cvt_f32_ubyte0_e32 v70, v22
    v_fma_f32 v21, v21, v2, v71
    v_cvt_f32_ubyte0_e32 v71, v26
    v_fma_f32 v25, v25, v2, v69
    v_cvt_f32_ubyte0_e32 v69, v30
    v_fma_f32 v29, v29, v2, v72
    v_cvt_f32_ubyte0_e32 v72, v34
    v_fma_f32 v33, v33, v2, v73
    v_cvt_f32_ubyte0_e32 v73, v38
    v_fma_f32 v37, v37, v2, v74
    v_cvt_f32_ubyte0_e32 v74, v42
    v_fma_f32 v41, v41, v2, v75
    v_cvt_f32_ubyte0_e32 v75, v46
    v_fma_f32 v45, v45, v2, v76
    v_dual_add_f32 v3, v3, v7 :: v_dual_lshlrev_b32 v76, 16, v8
    v_lshlrev_b32_e32 v7, 16, v4
    v_cvt_f32_ubyte1_e32 v78, v18
    v_dual_fmac_f32 v17, v6, v77 :: v_dual_and_b32 v4, 0xffff0000, v4
    v_cvt_f32_ubyte1_e32 v77, v22
    v_fma_f32 v21, v70, v6, v21
    v_cvt_f32_ubyte1_e32 v70, v26
    v_dual_fmac_f32 v25, v6, v71 :: v_dual_and_b32 v8, 0xffff0000, v8
    v_cvt_f32_ubyte1_e32 v71, v30
    v_fma_f32 v29, v69, v6, v29
    v_cvt_f32_ubyte1_e32 v69, v34
    v_fma_f32 v33, v72, v6, v33
    v_cvt_f32_ubyte1_e32 v72, v38
    v_fma_f32 v37, v73, v6, v37
    v_cvt_f32_ubyte1_e32 v73, v42
    v_fma_f32 v41, v74, v6, v41
    v_cvt_f32_ubyte1_e32 v74, v46
    v_fma_f32 v45, v75, v6, v45
    v_add_f32_e32 v7, v7, v76
    v_cvt_f32_ubyte2_e32 v75, v18
    v_fma_f32 v17, v78, v3, v17
    v_cvt_f32_ubyte2_e32 v76, v22
    v_dual_fmac_f32 v21, v77, v3 :: v_dual_add_f32 v4, v4, v8
    v_cvt_f32_ubyte2_e32 v77, v26
    v_dual_fmac_f32 v25, v3, v70 :: v_dual_lshlrev_b32 v8, 16, v9
    v_cvt_f32_ubyte2_e32 v70, v30
    v_fma_f32 v29, v71, v3, v29
    v_cvt_f32_ubyte2_e32 v71, v34
    v_fma_f32 v33, v69, v3, v33
    v_cvt_f32_ubyte2_e32 v69, v38
    v_fma_f32 v37, v72, v3, v37
    v_cvt_f32_ubyte2_e32 v72, v42
    v_fma_f32 v41, v73, v3, v41
    v_cvt_f32_ubyte2_e32 v73, v46
    v_dual_fmac_f32 v45, v3, v74 :: v_dual_lshlrev_b32 v74, 16, v13
    v_cvt_f32_ubyte3_e32 v18, v18
    v_fma_f32 v17, v75, v7, v17
    v_cvt_f32_ubyte3_e32 v22, v22
    v_fma_f32 v21, v76, v7, v21
    v_cvt_f32_ubyte3_e32 v26, v26
    v_dual_fmac_f32 v25, v77, v7 :: v_dual_add_f32 v8, v8, v74
    v_cvt_f32_ubyte3_e32 v30, v30
    v_fma_f32 v29, v70, v7, v29
    v_cvt_f32_ubyte3_e32 v34, v34
    v_fma_f32 v33, v71, v7, v33
    v_cvt_f32_ubyte3_e32 v38, v38
    v_fma_f32 v37, v69, v7, v37
    v_cvt_f32_ubyte3_e32 v42, v42
    v_fma_f32 v41, v72, v7, v41
    v_cvt_f32_ubyte3_e32 v46, v46
    v_fma_f32 v45, v73, v7, v45
    v_and_b32_e32 v9, 0xffff0000, v9
    v_and_b32_e32 v13, 0xffff0000, v13
    v_cvt_f32_ubyte0_e32 v69, v19
    v_fma_f32 v17, v18, v4, v17
    v_cvt_f32_ubyte0_e32 v18, v23
    v_fma_f32 v21, v22, v4, v21
    v_cvt_f32_ubyte0_e32 v22, v27
    v_fma_f32 v25, v26, v4, v25
    v_cvt_f32_ubyte0_e32 v26, v31
    v_fma_f32 v29, v30, v4, v29
    v_cvt_f32_ubyte0_e32 v30, v35
    v_fma_f32 v33, v34, v4, v33
    v_cvt_f32_ubyte0_e32 v34, v39
    v_fma_f32 v37, v38, v4, v37
    v_cvt_f32_ubyte0_e32 v38, v43
    v_fma_f32 v41, v42, v4, v41
    v_cvt_f32_ubyte0_e32 v42, v47
    v_fma_f32 v45, v46, v4, v45
    v_dual_add_f32 v9, v9, v13 :: v_dual_lshlrev_b32 v46, 16, v14
    v_lshlrev_b32_e32 v13, 16, v10
    v_cvt_f32_ubyte1_e32 v70, v19
    v_dual_fmac_f32 v17, v8, v69 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_cvt_f32_ubyte1_e32 v69, v23
    v_fma_f32 v18, v18, v8, v21
    v_cvt_f32_ubyte1_e32 v21, v27
    v_fma_f32 v22, v22, v8, v25
    v_cvt_f32_ubyte1_e32 v25, v31
    v_fma_f32 v26, v26, v8, v29
    v_cvt_f32_ubyte1_e32 v29, v35
    v_fma_f32 v30, v30, v8, v33
    v_cvt_f32_ubyte1_e32 v33, v39
    v_fma_f32 v34, v34, v8, v37
    v_cvt_f32_ubyte1_e32 v37, v43
    v_fma_f32 v38, v38, v8, v41
    v_cvt_f32_ubyte1_e32 v41, v47
    v_fma_f32 v42, v42, v8, v45
    v_dual_add_f32 v13, v46, v13 :: v_dual_and_b32 v14, 0xffff0000, v14
    v_lshlrev_b32_e32 v45, 16, v11
    v_dual_fmac_f32 v17, v9, v70 :: v_dual_lshlrev_b32 v46, 16, v15
    v_and_b32_e32 v11, 0xffff0000, v11
    v_and_b32_e32 v15, 0xffff0000, v15
    v_dual_fmac_f32 v18, v69, v9 :: v_dual_lshlrev_b32 v71, 16, v12
    v_lshlrev_b32_e32 v72, 16, v16
    v_and_b32_e32 v12, 0xffff0000, v12
    v_and_b32_e32 v16, 0xffff0000, v16
    v_cvt_f32_ubyte2_e32 v73, v19
    v_cvt_f32_ubyte2_e32 v70, v23
    v_cvt_f32_ubyte2_e32 v69, v27
    v_fma_f32 v21, v21, v9, v22
    v_cvt_f32_ubyte2_e32 v22, v31
    v_fma_f32 v25, v25, v9, v26
    v_cvt_f32_ubyte2_e32 v26, v35
    v_fma_f32 v29, v29, v9, v30
    v_cvt_f32_ubyte2_e32 v30, v39
    v_fma_f32 v33, v33, v9, v34
    v_cvt_f32_ubyte2_e32 v34, v43
    v_fma_f32 v37, v37, v9, v38
    v_cvt_f32_ubyte2_e32 v38, v47
    v_fma_f32 v41, v41, v9, v42
    v_dual_add_f32 v10, v10, v14 :: v_dual_add_f32 v11, v11, v15
    v_dual_add_f32 v14, v45, v46 :: v_dual_add_f32 v15, v72, v71
    v_dual_add_f32 v12, v12, v16 :: v_dual_fmac_f32 v17, v73, v13
    v_cvt_f32_ubyte3_e32 v16, v19
    v_cvt_f32_ubyte3_e32 v19, v23
    v_fma_f32 v18, v70, v13, v18
    v_cvt_f32_ubyte3_e32 v23, v27
    v_dual_fmac_f32 v21, v69, v13 :: v_dual_add_f32 v8, v68, v8
    v_cvt_f32_ubyte3_e32 v27, v31
    v_fma_f32 v22, v22, v13, v25
    v_cvt_f32_ubyte3_e32 v25, v35
    v_fma_f32 v26, v26, v13, v29
    v_cvt_f32_ubyte3_e32 v29, v39
    v_fma_f32 v30, v30, v13, v33
    v_cvt_f32_ubyte3_e32 v31, v43
    v_fma_f32 v33, v34, v13, v37
    v_cvt_f32_ubyte3_e32 v34, v47
    v_fma_f32 v35, v38, v13, v41
    v_dual_add_f32 v1, v1, v9 :: v_dual_add_f32 v2, v2, v10
    v_dual_add_f32 v5, v5, v13 :: v_dual_add_f32 v6, v6, v14
    v_dual_add_f32 v3, v3, v11 :: v_dual_add_f32 v4, v4, v12
    v_add_f32_e32 v7, v7, v15
    v_cvt_f32_ubyte0_e32 v9, v20
    v_fma_f32 v13, v16, v10, v17
    v_cvt_f32_ubyte0_e32 v16, v24
    v_fma_f32 v17, v19, v10, v18
    v_cvt_f32_ubyte0_e32 v18, v28
    v_fma_f32 v19, v23, v10, v21
    v_cvt_f32_ubyte0_e32 v21, v32
    v_fma_f32 v22, v27, v10, v22
    v_cvt_f32_ubyte0_e32 v23, v36
    v_fma_f32 v25, v25, v10, v26
    v_cvt_f32_ubyte0_e32 v26, v40
    v_fma_f32 v27, v29, v10, v30
    v_cvt_f32_ubyte0_e32 v29, v44
    v_fma_f32 v30, v31, v10, v33
    v_cvt_f32_ubyte0_e32 v31, v48
    v_fma_f32 v10, v34, v10, v35
    v_dual_add_f32 v6, v8, v6 :: v_dual_add_f32 v1, v1, v3
    v_dual_add_f32 v3, v5, v7 :: v_dual_add_f32 v2, v2, v4
    v_cvt_f32_ubyte1_e32 v4, v20
    v_fma_f32 v5, v9, v14, v13
    v_cvt_f32_ubyte1_e32 v7, v24
    v_fma_f32 v8, v16, v14, v17
    v_cvt_f32_ubyte1_e32 v9, v28
    v_fma_f32 v13, v18, v14, v19
    v_cvt_f32_ubyte1_e32 v16, v32
    v_fma_f32 v17, v21, v14, v22
    v_cvt_f32_ubyte1_e32 v18, v36
    v_fma_f32 v19, v23, v14, v25
    v_cvt_f32_ubyte1_e32 v21, v40
    v_fma_f32 v22, v26, v14, v27
    v_cvt_f32_ubyte1_e32 v23, v44
    v_fma_f32 v25, v29, v14, v30
    v_cvt_f32_ubyte1_e32 v26, v48
    v_fma_f32 v10, v31, v14, v10
    s_waitcnt vmcnt(7)
    v_cvt_f32_f16_e32 v14, v67.l
    s_waitcnt vmcnt(6)
    v_cvt_f32_f16_e32 v27, v60.l
    s_waitcnt vmcnt(5)
    v_cvt_f32_f16_e32 v29, v61.l
    s_waitcnt vmcnt(4)
    v_cvt_f32_f16_e32 v30, v62.l
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v31, v63.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v33, v64.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v34, v65.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v35, v66.l
    v_add_f32_e32 v3, v6, v3
    v_dual_add_f32 v1, v1, v2 :: v_dual_fmac_f32 v10, v26, v11
    v_cvt_f32_ubyte2_e32 v2, v20
    v_fma_f32 v4, v4, v11, v5
    v_cvt_f32_ubyte2_e32 v5, v24
    v_fma_f32 v6, v7, v11, v8
    v_cvt_f32_ubyte2_e32 v7, v28
    v_fma_f32 v8, v9, v11, v13
    v_cvt_f32_ubyte2_e32 v9, v32
    v_fma_f32 v13, v16, v11, v17
    v_cvt_f32_ubyte2_e32 v16, v36
    v_fma_f32 v17, v18, v11, v19
    v_cvt_f32_ubyte2_e32 v18, v40
    v_fma_f32 v19, v21, v11, v22
    v_cvt_f32_ubyte2_e32 v21, v44
    v_fma_f32 v22, v23, v11, v25
    v_cvt_f32_ubyte2_e32 v23, v48
    v_dual_mul_f32 v11, 0xc3000000, v14 :: v_dual_mul_f32 v26, 0xc3000000, v29
    v_mul_f32_e32 v25, 0xc3000000, v27
    v_dual_mul_f32 v37, 0xc3000000, v30 :: v_dual_mul_f32 v38, 0xc3000000, v31
    v_mul_f32_e32 v39, 0xc3000000, v33
    v_dual_mul_f32 v41, 0xc3000000, v34 :: v_dual_mul_f32 v42, 0xc3000000, v35
    v_add_f32_e32 v1, v3, v1
    v_cvt_f32_ubyte3_e32 v3, v20
    v_fma_f32 v2, v2, v15, v4
    v_cvt_f32_ubyte3_e32 v4, v24
    v_fma_f32 v5, v5, v15, v6
    v_cvt_f32_ubyte3_e32 v6, v28
    v_fma_f32 v7, v7, v15, v8
    v_cvt_f32_ubyte3_e32 v8, v32
    v_fma_f32 v9, v9, v15, v13
    v_cvt_f32_ubyte3_e32 v13, v36
    v_fma_f32 v16, v16, v15, v17
    v_cvt_f32_ubyte3_e32 v17, v40
    v_fma_f32 v18, v18, v15, v19
    v_cvt_f32_ubyte3_e32 v19, v44
    v_fma_f32 v20, v21, v15, v22
    v_cvt_f32_ubyte3_e32 v21, v48
    v_fma_f32 v10, v23, v15, v10
    v_fma_f32 v2, v3, v12, v2
    v_fma_f32 v3, v11, v1, v58
    v_fma_f32 v4, v4, v12, v5
    v_fma_f32 v5, v25, v1, v57
    v_fma_f32 v6, v6, v12, v7
    v_fma_f32 v7, v26, v1, v56
    v_fma_f32 v8, v8, v12, v9
    v_fma_f32 v9, v37, v1, v55
    v_fma_f32 v11, v13, v12, v16
    v_fma_f32 v13, v38, v1, v54
    v_fma_f32 v15, v17, v12, v18
    v_fma_f32 v16, v39, v1, v53
    v_fma_f32 v17, v19, v12, v20
    v_fma_f32 v18, v41, v1, v52
    v_fma_f32 v10, v21, v12, v10
    v_fma_f32 v1, v42, v1, v51
    v_fma_f32 v58, v14, v2, v3
    v_fma_f32 v57, v27, v4, v5
    v_fma_f32 v56, v29, v6, v7
    v_fma_f32 v55, v30, v8, v9
    v_fma_f32 v54, v31, v11, v13
    v_fma_f32 v53, v33, v15, v16
    v_fma_f32 v52, v34, v17, v18
    v_fma_f32 v51, v35, v10, v1
L5:
    s_cmp_lt_u32 s44, s40
    s_cbranch_scc1 L4
    v_add_nc_u32_e32 v60, s40, v49
    s_branch L7
L6:
    s_mov_b32 exec_lo, s40
    v_lshlrev_b32_e32 v1, 4, v60
    v_lshlrev_b32_e32 v9, 5, v60
    v_add_nc_u32_e32 v2, s42, v60
    v_add_nc_u32_e32 v61, s32, v60
    v_add_nc_u32_e32 v62, s33, v60
    v_add_lshl_u32 v13, s2, v1, 1
    v_add_nc_u32_e32 v63, s34, v60
    v_lshlrev_b32_e32 v17, 4, v2
    v_lshlrev_b32_e32 v21, 4, v61
    v_lshlrev_b32_e32 v25, 4, v62
    v_add_nc_u32_e32 v64, s35, v60
    v_lshlrev_b32_e32 v29, 4, v63
    v_add_nc_u32_e32 v65, s36, v60
    v_add_nc_u32_e32 v66, s37, v60
    v_add_nc_u32_e32 v67, s38, v60
    v_lshlrev_b32_e32 v33, 4, v64
    v_and_b32_e32 v68, -2, v2
    v_lshlrev_b32_e32 v37, 4, v65
    buffer_load_b128 v[1:4], v9, s[8:11], 0 offen
    buffer_load_b128 v[5:8], v13, s[8:11], 0 offen
    buffer_load_b128 v[9:12], v9, s[8:11], 0 offen offset:16
    buffer_load_b128 v[13:16], v13, s[8:11], 0 offen offset:16
    buffer_load_b128 v[17:20], v17, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v21, s[16:19], 0 offen
    buffer_load_b128 v[25:28], v25, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen
    v_lshlrev_b32_e32 v41, 4, v66
    v_lshlrev_b32_e32 v45, 4, v67
    buffer_load_b128 v[33:36], v33, s[16:19], 0 offen
    buffer_load_b128 v[37:40], v37, s[16:19], 0 offen
    buffer_load_b128 v[41:44], v41, s[16:19], 0 offen
    buffer_load_b128 v[45:48], v45, s[16:19], 0 offen
    v_and_b32_e32 v61, -2, v61
    v_and_b32_e32 v62, -2, v62
    v_and_b32_e32 v63, -2, v63
    v_and_b32_e32 v64, -2, v64
    v_and_b32_e32 v65, -2, v65
    v_and_b32_e32 v66, -2, v66
    v_and_b32_e32 v67, -2, v67
    buffer_load_u16 v68, v68, s[20:23], 0 offen
    buffer_load_u16 v61, v61, s[20:23], 0 offen
    buffer_load_u16 v62, v62, s[20:23], 0 offen
    buffer_load_u16 v63, v63, s[20:23], 0 offen
    buffer_load_u16 v64, v64, s[20:23], 0 offen
    buffer_load_u16 v65, v65, s[20:23], 0 offen
    buffer_load_u16 v66, v66, s[20:23], 0 offen
    buffer_load_u16 v67, v67, s[20:23], 0 offen
    v_add_nc_u32_e64 v60, v60, 32 clamp
    s_waitcnt vmcnt(19)
    v_lshlrev_b32_e32 v69, 16, v1
    s_waitcnt vmcnt(18)
    v_lshlrev_b32_e32 v70, 16, v5
    v_and_b32_e32 v1, 0xffff0000, v1
    v_and_b32_e32 v5, 0xffff0000, v5
    s_waitcnt vmcnt(15)
    v_cvt_f32_ubyte0_e32 v71, v17
    s_waitcnt vmcnt(14)
    v_cvt_f32_ubyte0_e32 v72, v21
    v_add_f32_e32 v69, v69, v70
    s_waitcnt vmcnt(13)
    v_cvt_f32_ubyte0_e32 v70, v25
    s_waitcnt vmcnt(12)
    v_cvt_f32_ubyte0_e32 v73, v29
    v_dual_add_f32 v1, v1, v5 :: v_dual_lshlrev_b32 v74, 16, v6
    v_lshlrev_b32_e32 v5, 16, v2
    v_cvt_f32_ubyte1_e32 v75, v17
    v_fma_f32 v71, v71, v69, 0
    v_cvt_f32_ubyte1_e32 v76, v21
    v_fma_f32 v72, v72, v69, 0
    v_cvt_f32_ubyte1_e32 v77, v25
    v_fma_f32 v70, v70, v69, 0
    v_cvt_f32_ubyte1_e32 v78, v29
    v_fma_f32 v73, v73, v69, 0
    v_dual_add_f32 v5, v74, v5 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_dual_fmac_f32 v71, v75, v1 :: v_dual_and_b32 v6, 0xffff0000, v6
    v_cvt_f32_ubyte2_e32 v74, v17
    v_cvt_f32_ubyte2_e32 v75, v21
    s_waitcnt vmcnt(11)
    v_cvt_f32_ubyte0_e32 v79, v33
    s_waitcnt vmcnt(10)
    v_cvt_f32_ubyte0_e32 v80, v37
    s_waitcnt vmcnt(9)
    v_cvt_f32_ubyte0_e32 v81, v41
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v82, v45
    v_cvt_f32_ubyte1_e32 v83, v33
    v_fma_f32 v79, v79, v69, 0
    v_cvt_f32_ubyte1_e32 v84, v37
    v_fma_f32 v80, v80, v69, 0
    v_cvt_f32_ubyte1_e32 v85, v41
    v_fma_f32 v81, v81, v69, 0
    v_cvt_f32_ubyte1_e32 v86, v45
    v_fma_f32 v82, v82, v69, 0
    v_dual_fmac_f32 v72, v76, v1 :: v_dual_fmac_f32 v73, v1, v78
    v_cvt_f32_ubyte2_e32 v76, v25
    v_fma_f32 v70, v77, v1, v70
    v_cvt_f32_ubyte2_e32 v77, v29
    v_cvt_f32_ubyte2_e32 v78, v33
    v_dual_fmac_f32 v79, v83, v1 :: v_dual_add_f32 v2, v2, v6
    v_cvt_f32_ubyte2_e32 v83, v37
    v_dual_fmac_f32 v80, v84, v1 :: v_dual_fmac_f32 v71, v5, v74
    v_cvt_f32_ubyte2_e32 v84, v41
    v_fma_f32 v81, v85, v1, v81
    v_cvt_f32_ubyte2_e32 v85, v45
    v_fma_f32 v82, v86, v1, v82
    v_lshlrev_b32_e32 v6, 16, v3
    v_lshlrev_b32_e32 v86, 16, v7
    v_cvt_f32_ubyte3_e32 v17, v17
    v_cvt_f32_ubyte3_e32 v21, v21
    v_fma_f32 v72, v75, v5, v72
    v_cvt_f32_ubyte3_e32 v25, v25
    v_dual_fmac_f32 v70, v5, v76 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_cvt_f32_ubyte3_e32 v29, v29
    v_dual_fmac_f32 v73, v77, v5 :: v_dual_add_f32 v6, v6, v86
    v_cvt_f32_ubyte3_e32 v33, v33
    v_fma_f32 v74, v78, v5, v79
    v_cvt_f32_ubyte3_e32 v37, v37
    v_fma_f32 v75, v83, v5, v80
    v_cvt_f32_ubyte3_e32 v41, v41
    v_fma_f32 v76, v84, v5, v81
    v_cvt_f32_ubyte3_e32 v45, v45
    v_fma_f32 v77, v85, v5, v82
    v_and_b32_e32 v7, 0xffff0000, v7
    v_cvt_f32_ubyte0_e32 v78, v18
    v_fma_f32 v17, v17, v2, v71
    v_cvt_f32_ubyte0_e32 v71, v22
    v_fma_f32 v21, v21, v2, v72
    v_cvt_f32_ubyte0_e32 v72, v26
    v_fma_f32 v25, v25, v2, v70
    v_cvt_f32_ubyte0_e32 v70, v30
    v_fma_f32 v29, v29, v2, v73
    v_cvt_f32_ubyte0_e32 v73, v34
    v_fma_f32 v33, v33, v2, v74
    v_cvt_f32_ubyte0_e32 v74, v38
    v_fma_f32 v37, v37, v2, v75
    v_cvt_f32_ubyte0_e32 v75, v42
    v_fma_f32 v41, v41, v2, v76
    v_cvt_f32_ubyte0_e32 v76, v46
    v_fma_f32 v45, v45, v2, v77
    v_add_f32_e32 v3, v3, v7
    v_lshlrev_b32_e32 v7, 16, v4
    v_lshlrev_b32_e32 v77, 16, v8
    v_cvt_f32_ubyte1_e32 v79, v18
    v_fma_f32 v17, v78, v6, v17
    v_cvt_f32_ubyte1_e32 v78, v22
    v_dual_fmac_f32 v21, v6, v71 :: v_dual_and_b32 v4, 0xffff0000, v4
    v_cvt_f32_ubyte1_e32 v71, v26
    v_fma_f32 v25, v72, v6, v25
    v_cvt_f32_ubyte1_e32 v72, v30
    v_fma_f32 v29, v70, v6, v29
    v_cvt_f32_ubyte1_e32 v70, v34
    v_dual_fmac_f32 v33, v6, v73 :: v_dual_and_b32 v8, 0xffff0000, v8
    v_cvt_f32_ubyte1_e32 v73, v38
    v_fma_f32 v37, v74, v6, v37
    v_cvt_f32_ubyte1_e32 v74, v42
    v_fma_f32 v41, v75, v6, v41
    v_cvt_f32_ubyte1_e32 v75, v46
    v_fma_f32 v45, v76, v6, v45
    v_add_f32_e32 v7, v7, v77
    v_cvt_f32_ubyte2_e32 v76, v18
    v_dual_fmac_f32 v17, v79, v3 :: v_dual_add_f32 v4, v4, v8
    v_cvt_f32_ubyte2_e32 v77, v22
    v_dual_fmac_f32 v21, v3, v78 :: v_dual_lshlrev_b32 v8, 16, v9
    v_cvt_f32_ubyte2_e32 v78, v26
    v_fma_f32 v25, v71, v3, v25
    v_cvt_f32_ubyte2_e32 v71, v30
    v_fma_f32 v29, v72, v3, v29
    v_cvt_f32_ubyte2_e32 v72, v34
    v_fma_f32 v33, v70, v3, v33
    v_cvt_f32_ubyte2_e32 v70, v38
    v_fma_f32 v37, v73, v3, v37
    v_cvt_f32_ubyte2_e32 v73, v42
    v_fma_f32 v41, v74, v3, v41
    v_cvt_f32_ubyte2_e32 v74, v46
    v_fma_f32 v45, v75, v3, v45
    v_lshlrev_b32_e32 v75, 16, v13
    v_cvt_f32_ubyte3_e32 v18, v18
    v_fma_f32 v17, v76, v7, v17
    v_cvt_f32_ubyte3_e32 v22, v22
    v_fma_f32 v21, v77, v7, v21
    v_cvt_f32_ubyte3_e32 v26, v26
    v_dual_fmac_f32 v25, v78, v7 :: v_dual_add_f32 v8, v75, v8
    v_cvt_f32_ubyte3_e32 v30, v30
    v_fma_f32 v29, v71, v7, v29
    v_cvt_f32_ubyte3_e32 v34, v34
    v_fma_f32 v33, v72, v7, v33
    v_cvt_f32_ubyte3_e32 v38, v38
    v_fma_f32 v37, v70, v7, v37
    v_cvt_f32_ubyte3_e32 v42, v42
    v_fma_f32 v41, v73, v7, v41
    v_cvt_f32_ubyte3_e32 v46, v46
    v_fma_f32 v45, v74, v7, v45
    v_and_b32_e32 v9, 0xffff0000, v9
    v_and_b32_e32 v13, 0xffff0000, v13
    v_cvt_f32_ubyte0_e32 v70, v19
    v_fma_f32 v17, v18, v4, v17
    v_cvt_f32_ubyte0_e32 v18, v23
    v_fma_f32 v21, v22, v4, v21
    v_cvt_f32_ubyte0_e32 v22, v27
    v_fma_f32 v25, v26, v4, v25
    v_cvt_f32_ubyte0_e32 v26, v31
    v_fma_f32 v29, v30, v4, v29
    v_cvt_f32_ubyte0_e32 v30, v35
    v_fma_f32 v33, v34, v4, v33
    v_cvt_f32_ubyte0_e32 v34, v39
    v_fma_f32 v37, v38, v4, v37
    v_cvt_f32_ubyte0_e32 v38, v43
    v_fma_f32 v41, v42, v4, v41
    v_cvt_f32_ubyte0_e32 v42, v47
    v_fma_f32 v45, v46, v4, v45
    v_dual_add_f32 v9, v9, v13 :: v_dual_lshlrev_b32 v46, 16, v14
    v_lshlrev_b32_e32 v13, 16, v10
    v_cvt_f32_ubyte1_e32 v71, v19
    v_fma_f32 v17, v70, v8, v17
    v_cvt_f32_ubyte1_e32 v70, v23
    v_fma_f32 v18, v18, v8, v21
    v_cvt_f32_ubyte1_e32 v21, v27
    v_fma_f32 v22, v22, v8, v25
    v_cvt_f32_ubyte1_e32 v25, v31
    v_fma_f32 v26, v26, v8, v29
    v_cvt_f32_ubyte1_e32 v29, v35
    v_fma_f32 v30, v30, v8, v33
    v_cvt_f32_ubyte1_e32 v33, v39
    v_fma_f32 v34, v34, v8, v37
    v_cvt_f32_ubyte1_e32 v37, v43
    v_fma_f32 v38, v38, v8, v41
    v_cvt_f32_ubyte1_e32 v41, v47
    v_fma_f32 v42, v42, v8, v45
    v_dual_add_f32 v13, v46, v13 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_dual_fmac_f32 v17, v71, v9 :: v_dual_and_b32 v14, 0xffff0000, v14
    v_dual_fmac_f32 v18, v9, v70 :: v_dual_lshlrev_b32 v45, 16, v11
    v_lshlrev_b32_e32 v46, 16, v15
    v_and_b32_e32 v11, 0xffff0000, v11
    v_and_b32_e32 v15, 0xffff0000, v15
    v_lshlrev_b32_e32 v72, 16, v12
    v_lshlrev_b32_e32 v73, 16, v16
    v_and_b32_e32 v12, 0xffff0000, v12
    v_and_b32_e32 v16, 0xffff0000, v16
    v_cvt_f32_ubyte2_e32 v74, v19
    v_cvt_f32_ubyte2_e32 v71, v23
    v_cvt_f32_ubyte2_e32 v70, v27
    v_fma_f32 v21, v21, v9, v22
    v_cvt_f32_ubyte2_e32 v22, v31
    v_fma_f32 v25, v25, v9, v26
    v_cvt_f32_ubyte2_e32 v26, v35
    v_fma_f32 v29, v29, v9, v30
    v_cvt_f32_ubyte2_e32 v30, v39
    v_fma_f32 v33, v33, v9, v34
    v_cvt_f32_ubyte2_e32 v34, v43
    v_fma_f32 v37, v37, v9, v38
    v_cvt_f32_ubyte2_e32 v38, v47
    v_fma_f32 v41, v41, v9, v42
    v_dual_add_f32 v10, v10, v14 :: v_dual_add_f32 v11, v11, v15
    v_dual_add_f32 v14, v45, v46 :: v_dual_add_f32 v15, v72, v73
    v_add_f32_e32 v12, v12, v16
    v_cvt_f32_ubyte3_e32 v16, v19
    v_dual_fmac_f32 v17, v74, v13 :: v_dual_add_f32 v8, v69, v8
    v_cvt_f32_ubyte3_e32 v19, v23
    v_fma_f32 v18, v71, v13, v18
    v_cvt_f32_ubyte3_e32 v23, v27
    v_fma_f32 v21, v70, v13, v21
    v_cvt_f32_ubyte3_e32 v27, v31
    v_fma_f32 v22, v22, v13, v25
    v_cvt_f32_ubyte3_e32 v25, v35
    v_fma_f32 v26, v26, v13, v29
    v_cvt_f32_ubyte3_e32 v29, v39
    v_fma_f32 v30, v30, v13, v33
    v_cvt_f32_ubyte3_e32 v31, v43
    v_fma_f32 v33, v34, v13, v37
    v_cvt_f32_ubyte3_e32 v34, v47
    v_fma_f32 v35, v38, v13, v41
    v_dual_add_f32 v1, v1, v9 :: v_dual_add_f32 v2, v2, v10
    v_dual_add_f32 v5, v5, v13 :: v_dual_add_f32 v6, v6, v14
    v_dual_add_f32 v3, v3, v11 :: v_dual_add_f32 v4, v4, v12
    v_add_f32_e32 v7, v7, v15
    v_cvt_f32_ubyte0_e32 v9, v20
    v_fma_f32 v13, v16, v10, v17
    v_cvt_f32_ubyte0_e32 v16, v24
    v_fma_f32 v17, v19, v10, v18
    v_cvt_f32_ubyte0_e32 v18, v28
    v_fma_f32 v19, v23, v10, v21
    v_cvt_f32_ubyte0_e32 v21, v32
    v_fma_f32 v22, v27, v10, v22
    v_cvt_f32_ubyte0_e32 v23, v36
    v_fma_f32 v25, v25, v10, v26
    v_cvt_f32_ubyte0_e32 v26, v40
    v_fma_f32 v27, v29, v10, v30
    v_cvt_f32_ubyte0_e32 v29, v44
    v_fma_f32 v30, v31, v10, v33
    v_cvt_f32_ubyte0_e32 v31, v48
    v_fma_f32 v10, v34, v10, v35
    v_dual_add_f32 v6, v8, v6 :: v_dual_add_f32 v1, v1, v3
    v_dual_add_f32 v3, v5, v7 :: v_dual_add_f32 v2, v2, v4
    v_cvt_f32_ubyte1_e32 v4, v20
    v_fma_f32 v5, v9, v14, v13
    v_cvt_f32_ubyte1_e32 v7, v24
    v_fma_f32 v8, v16, v14, v17
    v_cvt_f32_ubyte1_e32 v9, v28
    v_fma_f32 v13, v18, v14, v19
    v_cvt_f32_ubyte1_e32 v16, v32
    v_fma_f32 v17, v21, v14, v22
    v_cvt_f32_ubyte1_e32 v18, v36
    v_fma_f32 v19, v23, v14, v25
    v_cvt_f32_ubyte1_e32 v21, v40
    v_fma_f32 v22, v26, v14, v27
    v_cvt_f32_ubyte1_e32 v23, v44
    v_fma_f32 v25, v29, v14, v30
    v_cvt_f32_ubyte1_e32 v26, v48
    v_fma_f32 v10, v31, v14, v10
    s_waitcnt vmcnt(7)
    v_cvt_f32_f16_e32 v14, v68.l
    s_waitcnt vmcnt(6)
    v_cvt_f32_f16_e32 v27, v61.l
    s_waitcnt vmcnt(5)
    v_cvt_f32_f16_e32 v29, v62.l
    s_waitcnt vmcnt(4)
    v_cvt_f32_f16_e32 v30, v63.l
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v31, v64.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v33, v65.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v34, v66.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v35, v67.l
    v_add_f32_e32 v3, v6, v3
    v_dual_add_f32 v1, v1, v2 :: v_dual_fmac_f32 v10, v26, v11
    v_cvt_f32_ubyte2_e32 v2, v20
    v_fma_f32 v4, v4, v11, v5
    v_cvt_f32_ubyte2_e32 v5, v24
    v_fma_f32 v6, v7, v11, v8
    v_cvt_f32_ubyte2_e32 v7, v28
    v_fma_f32 v8, v9, v11, v13
    v_cvt_f32_ubyte2_e32 v9, v32
    v_fma_f32 v13, v16, v11, v17
    v_cvt_f32_ubyte2_e32 v16, v36
    v_fma_f32 v17, v18, v11, v19
    v_cvt_f32_ubyte2_e32 v18, v40
    v_fma_f32 v19, v21, v11, v22
    v_cvt_f32_ubyte2_e32 v21, v44
    v_fma_f32 v22, v23, v11, v25
    v_cvt_f32_ubyte2_e32 v23, v48
    v_dual_mul_f32 v11, 0xc3000000, v14 :: v_dual_mul_f32 v26, 0xc3000000, v29
    v_mul_f32_e32 v25, 0xc3000000, v27
    v_dual_mul_f32 v37, 0xc3000000, v30 :: v_dual_mul_f32 v38, 0xc3000000, v31
    v_mul_f32_e32 v39, 0xc3000000, v33
    v_dual_mul_f32 v41, 0xc3000000, v34 :: v_dual_mul_f32 v42, 0xc3000000, v35
    v_add_f32_e32 v1, v3, v1
    v_cvt_f32_ubyte3_e32 v3, v20
    v_fma_f32 v2, v2, v15, v4
    v_cvt_f32_ubyte3_e32 v4, v24
    v_fma_f32 v5, v5, v15, v6
    v_cvt_f32_ubyte3_e32 v6, v28
    v_fma_f32 v7, v7, v15, v8
    v_cvt_f32_ubyte3_e32 v8, v32
    v_fma_f32 v9, v9, v15, v13
    v_cvt_f32_ubyte3_e32 v13, v36
    v_fma_f32 v16, v16, v15, v17
    v_cvt_f32_ubyte3_e32 v17, v40
    v_fma_f32 v18, v18, v15, v19
    v_cvt_f32_ubyte3_e32 v19, v44
    v_fma_f32 v20, v21, v15, v22
    v_cvt_f32_ubyte3_e32 v21, v48
    v_fma_f32 v10, v23, v15, v10
    v_fma_f32 v2, v3, v12, v2
    v_fma_f32 v3, v11, v1, v58
    v_fma_f32 v4, v4, v12, v5
    v_fma_f32 v5, v25, v1, v57
    v_fma_f32 v6, v6, v12, v7
    v_fma_f32 v7, v26, v1, v56
    v_fma_f32 v8, v8, v12, v9
    v_fma_f32 v9, v37, v1, v55
    v_fma_f32 v11, v13, v12, v16
    v_fma_f32 v13, v38, v1, v54
    v_fma_f32 v15, v17, v12, v18
    v_fma_f32 v16, v39, v1, v53
    v_fma_f32 v17, v19, v12, v20
    v_fma_f32 v18, v41, v1, v52
    v_fma_f32 v10, v21, v12, v10
    v_fma_f32 v1, v42, v1, v51
    v_fma_f32 v58, v14, v2, v3
    v_fma_f32 v57, v27, v4, v5
    v_fma_f32 v56, v29, v6, v7
    v_fma_f32 v55, v30, v8, v9
    v_fma_f32 v54, v31, v11, v13
    v_fma_f32 v53, v33, v15, v16
    v_fma_f32 v52, v34, v17, v18
    v_fma_f32 v51, v35, v10, v1
L7:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s43, v60
    s_and_b32 s40, exec_lo, vcc_lo
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v1, v58, v58 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v57, v57 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v56, v56 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v55, v55 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v54, v54 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 0, v49
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v5, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v6, v53, v53 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s8, 1, v49
    v_permlanex16_b32 v7, v1, 0x76543210, s1
    v_permlanex16_b32 v8, v2, 0x76543210, s1
    v_permlanex16_b32 v9, v3, 0x76543210, s1
    v_add_f32_dpp v4, v4, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_e32 v1, v7, v1
    v_add_f32_e32 v2, v8, v2
    v_add_f32_dpp v6, v6, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v7, v52, v52 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_e32 v3, v9, v3
    v_cndmask_b32_e32 v1, 0, v1, vcc_lo
    v_cmp_eq_u32_e32 vcc_lo, 2, v49
    v_permlanex16_b32 v8, v4, 0x76543210, s1
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v6, v6, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v1, v2, s8
    v_add_f32_dpp v2, v7, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v7, v51, v51 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_e32 v4, v8, v4
    v_cmp_eq_u32_e64 s8, 3, v49
    v_cndmask_b32_e32 v1, v1, v3, vcc_lo
    v_permlanex16_b32 v3, v5, 0x76543210, s1
    v_add_f32_dpp v6, v6, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v7, v7, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v1, v4, s8
    v_add_f32_e32 v3, v3, v5
    v_cmp_eq_u32_e32 vcc_lo, 4, v49
    v_permlanex16_b32 v4, v6, 0x76543210, s1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v7, v7 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s8, 5, v49
    v_cndmask_b32_e32 v1, v1, v3, vcc_lo
    v_add_f32_e32 v3, v4, v6
    v_permlanex16_b32 v4, v2, 0x76543210, s1
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s2, 6, v49
    v_cmp_eq_u32_e64 s9, 7, v49
    v_cndmask_b32_e64 v1, v1, v3, s8
    v_add_f32_e32 v2, v4, v2
    v_permlanex16_b32 v3, v5, 0x76543210, s1
    v_add_nc_u32_e32 v4, 0x80, v49
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v1, v1, v2, s2
    v_add_f32_e32 v2, v3, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, v2, s9
    s_branch L9
L8:
    s_mov_b32 exec_lo, s2
    v_lshlrev_b32_e32 v2, 2, v4
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v59, v59, v2
    v_add_nc_u32_e64 v4, v4, 32 clamp
L9:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s39, v4
    s_and_b32 s2, exec_lo, vcc_lo
    s_cbranch_scc1 L8
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v2, v59, v59 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_e32 v3, s15, v49
    v_cmp_gt_u32_e32 vcc_lo, 8, v49
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s4, s41, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v4, v2, 0x76543210, s1
    s_and_b32 s2, vcc_lo, s4
    v_add_f32_e32 v2, v4, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v2, s3, s0
    v_cmp_gt_f32_e32 vcc_lo, 0x800000, v2
    v_mul_f32_e32 v4, 0x4b800000, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v2, v2, v4, vcc_lo
    v_rsq_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v4, 0x45800000, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v2, v2, v4, vcc_lo
    v_mul_f32_e32 v1, v1, v2
    s_and_b32 s0, exec_lo, s2
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s0
    buffer_store_b32 v1, v3, s[24:27], 0 idxen
    v_and_b32_e32 v2, 0x7fffffff, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s3, 0x7f800000, v2
    s_and_b32 s4, exec_lo, s3
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s4
    v_add_f32_e32 v2, 0, v1
    v_not_b32_e32 v1, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v3, 31, v2
    v_not_b32_e32 v4, v2
    v_or_b32_e32 v2, 0x80000000, v2
    v_cmp_eq_u32_e64 s4, 1, v3
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v2, v2, v4, s4
    s_mov_b32 exec_lo, s0
L10:
    v_cndmask_b32_e64 v1, -1, v1, s3
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v2, -1, v2, s3
    s_mov_b32 exec_lo, s12
L11:
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, 0, v1, s2
    v_cndmask_b32_e64 v2, 0, v2, s2
    s_lshl_b32 s0, s14, 2
    s_waitcnt_vscnt null, 0x0
    s_barrier
    v_cmp_eq_u32_e64 s2, 0, v0
    v_mov_b32_dpp v0, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_e32 v4, s0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_gt_u32_e32 vcc_lo, v1, v0
    v_cmp_eq_u32_e64 s3, v2, v3
    v_cmp_gt_u32_e64 s4, v2, v3
    s_and_b32 s0, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v0, v1, s0
    v_cndmask_b32_e64 v1, v3, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v2, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s3, v1, v3
    v_cmp_gt_u32_e64 s4, v1, v3
    s_and_b32 s0, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v2, v0, s0
    v_cndmask_b32_e64 v1, v3, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v2, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s3, v1, v3
    v_cmp_gt_u32_e64 s4, v1, v3
    s_and_b32 s0, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v2, v0, s0
    v_cndmask_b32_e64 v1, v3, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v2, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s3, v1, v3
    v_cmp_gt_u32_e64 s4, v1, v3
    s_and_b32 s0, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v2, v0, s0
    v_cndmask_b32_e64 v1, v3, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v2, v0, 0x76543210, s1 op_sel:[0,1]
    v_permlanex16_b32 v3, v1, 0x76543210, s1 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s1, v1, v3
    v_cmp_gt_u32_e64 s3, v1, v3
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s3, s0
    v_cndmask_b32_e64 v0, v2, v0, s0
    v_cndmask_b32_e64 v1, v3, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readlane_b32 s0, v0, 0
    v_readlane_b32 s1, v1, 0
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mov_b32 v0, s0 :: v_dual_mov_b32 v1, s1
    ds_store_2addr_b32 v4, v0, v1 offset1:4
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v50
    ds_load_b128 v[4:7], v50 offset:16
    s_waitcnt lgkmcnt(1)
    v_cmp_gt_u32_e32 vcc_lo, v0, v1
    s_waitcnt lgkmcnt(0)
    v_cmp_eq_u32_e64 s1, v4, v5
    v_cmp_gt_u32_e64 s3, v4, v5
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s3, s0
    v_cndmask_b32_e64 v0, v1, v0, s0
    v_cndmask_b32_e64 v1, v5, v4, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s1, v1, v6
    v_cmp_gt_u32_e64 s3, v1, v6
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s3, s0
    v_cndmask_b32_e64 v0, v2, v0, s0
    v_cndmask_b32_e64 v1, v6, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v3
    v_cmp_eq_u32_e64 s1, v1, v7
    v_cmp_gt_u32_e64 s3, v1, v7
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s3, s0
    v_cndmask_b32_e64 v0, v3, v0, s0
    v_cndmask_b32_e64 v1, v7, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s0, v0
    v_readfirstlane_b32 s1, v1
    s_and_b32 s2, exec_lo, s2
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s2
    v_dual_mov_b32 v0, s0 :: v_dual_mov_b32 v1, s1
    v_mov_b32_e32 v2, s13
    buffer_store_b64 v[0:1], v2, s[28:31], 0 idxen
L12:
    s_endpgm
