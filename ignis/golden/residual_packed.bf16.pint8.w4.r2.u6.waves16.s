; 118 VGPRs, 40 SGPRs, 64 bytes of LDS, 0 of scratch, 1136 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x60
    s_load_b128 s[24:27], s[0:1], 0x78
    s_load_b64 s[14:15], s[0:1], 0xc0
    s_load_b128 s[28:31], s[0:1], 0x90
    s_load_b128 s[0:3], s[0:1], 0xa8
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v66, 0
    v_mbcnt_lo_u32_b32 v65, -1, 0
    s_mov_b32 s32, 0xfedcba98
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v1, 5, v1
    v_cmp_gt_u32_e32 vcc_lo, 2, v65
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    v_readfirstlane_b32 s34, v1
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s27, 0x11016000
    s_mov_b32 s31, 0x11016000
    s_mov_b32 s3, 0x11016000
    s_lshl4_add_u32 s35, s13, s34
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s35, s35, 1
    s_add_u32 s36, s35, 1
    v_add_nc_u32_e32 v1, s35, v65
    s_lshl_b32 s6, s6, 1
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s37, s26
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s38, s37, -1
    s_lshr_b32 s14, s14, 4
    s_lshl_b32 s18, s18, 1
    v_cmp_ge_u32_e64 s39, s38, v1
    v_min_u32_e32 v67, s38, v1
    s_min_u32 s35, s35, s38
    s_min_u32 s36, s36, s38
    s_or_b32 s21, s21, 0x20000
    s_or_b32 s25, s25, 0x40000
    s_or_b32 s29, s29, 0x20000
    s_or_b32 s1, s1, 0x40000
    s_mul_i32 s35, s35, s14
    s_mul_i32 s36, s36, s14
    s_and_b32 s33, vcc_lo, s39
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, -1, v67, s33
    v_cmp_gt_u32_e64 s38, s37, v1
    s_and_b32 s39, exec_lo, s38
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s39
    buffer_load_b32 v1, v1, s[24:27], 0 idxen
    s_mov_b32 exec_lo, s12
L0:
    buffer_load_u16 v2, v67, s[20:23], 0 idxen
    s_mul_hi_u32 s20, s14, 0xaaaaaab
    s_waitcnt vmcnt(1)
    v_cndmask_b32_e64 v68, 0, v1, s38
    v_dual_mov_b32 v70, 0 :: v_dual_mov_b32 v69, 0
    s_mov_b32 s21, 0
    s_lshr_b32 s20, s20, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s20, s20, 0xc0
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v71, 16, v2
    s_branch L2
L1:
    v_add_nc_u32_e32 v49, s21, v65
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v37, s35, v49
    v_lshlrev_b32_e32 v41, 4, v37
    v_add_nc_u32_e32 v38, s36, v49
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v45, 4, v38
    v_and_b32_e32 v9, -2, v37
    v_and_b32_e32 v10, -2, v38
    buffer_load_b128 v[1:4], v41, s[8:11], 0 offen
    buffer_load_b128 v[5:8], v45, s[8:11], 0 offen
    buffer_load_u16 v13, v9, s[16:19], 0 offen
    buffer_load_u16 v14, v10, s[16:19], 0 offen
    buffer_load_b128 v[9:12], v41, s[8:11], 0 offen offset:512
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v72, v13.l
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v73, 0xc3000000, v72
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v74, v14.l
    v_mul_f32_e32 v75, 0xc3000000, v74
    v_add_nc_u32_e32 v13, 32, v37
    v_add_nc_u32_e32 v14, 32, v38
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_and_b32_e32 v17, -2, v13
    v_and_b32_e32 v18, -2, v14
    v_add_nc_u32_e32 v13, 64, v37
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_and_b32_e32 v25, -2, v13
    v_add_nc_u32_e32 v13, 64, v38
    v_and_b32_e32 v26, -2, v13
    buffer_load_b128 v[13:16], v45, s[8:11], 0 offen offset:512
    buffer_load_u16 v27, v17, s[16:19], 0 offen
    buffer_load_u16 v28, v18, s[16:19], 0 offen
    buffer_load_b128 v[17:20], v41, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[21:24], v45, s[8:11], 0 offen offset:1024
    buffer_load_u16 v25, v25, s[16:19], 0 offen
    buffer_load_u16 v26, v26, s[16:19], 0 offen
    s_waitcnt vmcnt(5)
    v_cvt_f32_f16_e32 v76, v27.l
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v77, 0xc3000000, v76
    s_waitcnt vmcnt(4)
    v_cvt_f32_f16_e32 v78, v28.l
    v_mul_f32_e32 v79, 0xc3000000, v78
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v80, v25.l
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v81, 0xc3000000, v80
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v82, v26.l
    v_mul_f32_e32 v83, 0xc3000000, v82
    v_add_nc_u32_e32 v25, 0x60, v37
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_and_b32_e32 v33, -2, v25
    v_add_nc_u32_e32 v25, 0x60, v38
    v_and_b32_e32 v34, -2, v25
    buffer_load_b128 v[25:28], v41, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[29:32], v45, s[8:11], 0 offen offset:1536
    buffer_load_u16 v39, v33, s[16:19], 0 offen
    buffer_load_u16 v40, v34, s[16:19], 0 offen
    buffer_load_b128 v[33:36], v41, s[8:11], 0 offen offset:2048
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v84, v39.l
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v85, 0xc3000000, v84
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v86, v40.l
    v_mul_f32_e32 v87, 0xc3000000, v86
    v_add_nc_u32_e32 v39, 0x80, v37
    v_add_nc_u32_e32 v40, 0x80, v38
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_and_b32_e32 v42, -2, v39
    v_and_b32_e32 v43, -2, v40
    v_add_nc_u32_e32 v37, 0xa0, v37
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_and_b32_e32 v50, -2, v37
    v_add_nc_u32_e32 v37, 0xa0, v38
    v_and_b32_e32 v51, -2, v37
    buffer_load_b128 v[37:40], v45, s[8:11], 0 offen offset:2048
    buffer_load_u16 v52, v42, s[16:19], 0 offen
    buffer_load_u16 v53, v43, s[16:19], 0 offen
    buffer_load_b128 v[41:44], v41, s[8:11], 0 offen offset:2560
    buffer_load_b128 v[45:48], v45, s[8:11], 0 offen offset:2560
    buffer_load_u16 v50, v50, s[16:19], 0 offen
    buffer_load_u16 v51, v51, s[16:19], 0 offen
    s_waitcnt vmcnt(5)
    v_cvt_f32_f16_e32 v88, v52.l
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v89, 0xc3000000, v88
    s_waitcnt vmcnt(4)
    v_cvt_f32_f16_e32 v90, v53.l
    v_mul_f32_e32 v91, 0xc3000000, v90
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v92, v50.l
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v93, 0xc3000000, v92
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v94, v51.l
    v_dual_mul_f32 v95, 0xc3000000, v94 :: v_dual_lshlrev_b32 v96, 5, v49
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v57, 0x400, v96
    v_add_nc_u32_e32 v59, 0x408, v96
    v_add_nc_u32_e32 v61, 0x410, v96
    v_add_nc_u32_e32 v63, 0x418, v96
    buffer_load_b64 v[49:50], v96, s[4:7], 0 offen
    buffer_load_b64 v[51:52], v96, s[4:7], 0 offen offset:8
    buffer_load_b64 v[53:54], v96, s[4:7], 0 offen offset:16
    buffer_load_b64 v[55:56], v96, s[4:7], 0 offen offset:24
    buffer_load_b64 v[57:58], v57, s[4:7], 0 offen
    buffer_load_b64 v[59:60], v59, s[4:7], 0 offen
    buffer_load_b64 v[61:62], v61, s[4:7], 0 offen
    buffer_load_b64 v[63:64], v63, s[4:7], 0 offen
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v97, 16, v49
    v_and_b32_e32 v49, 0xffff0000, v49
    v_lshlrev_b32_e32 v98, 16, v50
    v_and_b32_e32 v50, 0xffff0000, v50
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v99, 16, v51
    v_and_b32_e32 v51, 0xffff0000, v51
    v_lshlrev_b32_e32 v100, 16, v52
    v_and_b32_e32 v52, 0xffff0000, v52
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v101, 16, v53
    v_and_b32_e32 v53, 0xffff0000, v53
    v_lshlrev_b32_e32 v102, 16, v54
    v_and_b32_e32 v54, 0xffff0000, v54
    s_waitcnt vmcnt(4)
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_add_f32 v108, v50, v54 :: v_dual_lshlrev_b32 v103, 16, v55
    v_and_b32_e32 v55, 0xffff0000, v55
    v_dual_add_f32 v105, v97, v101 :: v_dual_lshlrev_b32 v104, 16, v56
    v_and_b32_e32 v56, 0xffff0000, v56
    v_dual_add_f32 v106, v49, v53 :: v_dual_add_f32 v107, v98, v102
    v_add_f32_e32 v109, v99, v103
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_add_f32 v110, v51, v55 :: v_dual_add_f32 v111, v100, v104
    v_dual_add_f32 v112, v52, v56 :: v_dual_add_f32 v105, v105, v109
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_add_f32 v106, v106, v110 :: v_dual_add_f32 v107, v107, v111
    v_dual_add_f32 v108, v108, v112 :: v_dual_add_f32 v105, v105, v107
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v106, v106, v108
    v_add_f32_e32 v105, v105, v106
    v_cvt_f32_ubyte0_e32 v106, v1
    v_cvt_f32_ubyte1_e32 v107, v1
    v_cvt_f32_ubyte2_e32 v108, v1
    v_cvt_f32_ubyte3_e32 v1, v1
    v_cvt_f32_ubyte0_e32 v109, v2
    v_cvt_f32_ubyte1_e32 v110, v2
    v_cvt_f32_ubyte2_e32 v111, v2
    v_cvt_f32_ubyte3_e32 v2, v2
    v_cvt_f32_ubyte0_e32 v112, v3
    v_cvt_f32_ubyte1_e32 v113, v3
    v_cvt_f32_ubyte2_e32 v114, v3
    v_cvt_f32_ubyte3_e32 v3, v3
    v_cvt_f32_ubyte0_e32 v115, v4
    v_cvt_f32_ubyte1_e32 v116, v4
    v_cvt_f32_ubyte2_e32 v117, v4
    v_cvt_f32_ubyte3_e32 v4, v4
    v_fma_f32 v106, v106, v97, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v106, v107, v49, v106
    v_fma_f32 v106, v108, v98, v106
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v1, v50, v106
    v_fma_f32 v1, v109, v99, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v110, v51, v1
    v_fma_f32 v1, v111, v100, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v2, v52, v1
    v_fma_f32 v1, v112, v101, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v113, v53, v1
    v_fma_f32 v1, v114, v102, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v3, v54, v1
    v_fma_f32 v1, v115, v103, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v116, v55, v1
    v_fma_f32 v1, v117, v104, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v4, v56, v1
    v_fma_f32 v2, v73, v105, v70
    v_fma_f32 v1, v72, v1, v2
    v_cvt_f32_ubyte0_e32 v2, v5
    v_cvt_f32_ubyte1_e32 v3, v5
    v_cvt_f32_ubyte2_e32 v4, v5
    v_cvt_f32_ubyte3_e32 v5, v5
    v_cvt_f32_ubyte0_e32 v70, v6
    v_cvt_f32_ubyte1_e32 v72, v6
    v_cvt_f32_ubyte2_e32 v73, v6
    v_cvt_f32_ubyte3_e32 v6, v6
    v_cvt_f32_ubyte0_e32 v106, v7
    v_cvt_f32_ubyte1_e32 v107, v7
    v_cvt_f32_ubyte2_e32 v108, v7
    v_cvt_f32_ubyte3_e32 v7, v7
    v_cvt_f32_ubyte0_e32 v109, v8
    v_cvt_f32_ubyte1_e32 v110, v8
    v_cvt_f32_ubyte2_e32 v111, v8
    v_cvt_f32_ubyte3_e32 v8, v8
    v_fma_f32 v2, v2, v97, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v3, v49, v2
    v_fma_f32 v2, v4, v98, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v5, v50, v2
    v_fma_f32 v2, v70, v99, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v72, v51, v2
    v_fma_f32 v2, v73, v100, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v6, v52, v2
    v_fma_f32 v2, v106, v101, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v107, v53, v2
    v_fma_f32 v2, v108, v102, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v7, v54, v2
    v_fma_f32 v2, v109, v103, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v110, v55, v2
    v_fma_f32 v2, v111, v104, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v8, v56, v2
    v_fma_f32 v3, v75, v105, v69
    v_fma_f32 v2, v74, v2, v3
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v3, 16, v57
    v_and_b32_e32 v4, 0xffff0000, v57
    v_lshlrev_b32_e32 v5, 16, v58
    v_and_b32_e32 v6, 0xffff0000, v58
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v7, 16, v59
    v_and_b32_e32 v8, 0xffff0000, v59
    v_lshlrev_b32_e32 v49, 16, v60
    v_and_b32_e32 v50, 0xffff0000, v60
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v51, 16, v61
    v_and_b32_e32 v52, 0xffff0000, v61
    v_lshlrev_b32_e32 v53, 16, v62
    v_and_b32_e32 v54, 0xffff0000, v62
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_dual_add_f32 v60, v4, v52 :: v_dual_lshlrev_b32 v55, 16, v63
    v_and_b32_e32 v56, 0xffff0000, v63
    v_lshlrev_b32_e32 v57, 16, v64
    v_dual_add_f32 v59, v3, v51 :: v_dual_and_b32 v58, 0xffff0000, v64
    v_dual_add_f32 v61, v5, v53 :: v_dual_add_f32 v62, v6, v54
    v_dual_add_f32 v63, v7, v55 :: v_dual_add_f32 v64, v8, v56
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_add_f32 v69, v49, v57 :: v_dual_add_f32 v70, v50, v58
    v_dual_add_f32 v59, v59, v63 :: v_dual_add_f32 v60, v60, v64
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_add_f32 v61, v61, v69 :: v_dual_add_f32 v62, v62, v70
    v_dual_add_f32 v59, v59, v61 :: v_dual_add_f32 v60, v60, v62
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v59, v59, v60
    v_cvt_f32_ubyte0_e32 v60, v9
    v_cvt_f32_ubyte1_e32 v61, v9
    v_cvt_f32_ubyte2_e32 v62, v9
    v_cvt_f32_ubyte3_e32 v9, v9
    v_cvt_f32_ubyte0_e32 v63, v10
    v_cvt_f32_ubyte1_e32 v64, v10
    v_cvt_f32_ubyte2_e32 v69, v10
    v_cvt_f32_ubyte3_e32 v10, v10
    v_cvt_f32_ubyte0_e32 v70, v11
    v_cvt_f32_ubyte1_e32 v72, v11
    v_cvt_f32_ubyte2_e32 v73, v11
    v_cvt_f32_ubyte3_e32 v11, v11
    v_cvt_f32_ubyte0_e32 v74, v12
    v_cvt_f32_ubyte1_e32 v75, v12
    v_cvt_f32_ubyte2_e32 v97, v12
    v_cvt_f32_ubyte3_e32 v12, v12
    v_fma_f32 v60, v60, v3, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v60, v61, v4, v60
    v_fma_f32 v60, v62, v5, v60
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v9, v9, v6, v60
    v_fma_f32 v9, v63, v7, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v9, v64, v8, v9
    v_fma_f32 v9, v69, v49, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v9, v10, v50, v9
    v_fma_f32 v9, v70, v51, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v9, v72, v52, v9
    v_fma_f32 v9, v73, v53, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v9, v11, v54, v9
    v_fma_f32 v9, v74, v55, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v9, v75, v56, v9
    v_fma_f32 v9, v97, v57, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v9, v12, v58, v9
    v_fma_f32 v1, v77, v59, v1
    v_fma_f32 v60, v76, v9, v1
    v_cvt_f32_ubyte0_e32 v1, v13
    v_cvt_f32_ubyte1_e32 v9, v13
    v_cvt_f32_ubyte2_e32 v10, v13
    v_cvt_f32_ubyte3_e32 v11, v13
    v_cvt_f32_ubyte0_e32 v12, v14
    v_cvt_f32_ubyte1_e32 v13, v14
    v_cvt_f32_ubyte2_e32 v61, v14
    v_cvt_f32_ubyte3_e32 v14, v14
    v_cvt_f32_ubyte0_e32 v62, v15
    v_cvt_f32_ubyte1_e32 v63, v15
    v_cvt_f32_ubyte2_e32 v64, v15
    v_cvt_f32_ubyte3_e32 v15, v15
    v_cvt_f32_ubyte0_e32 v69, v16
    v_cvt_f32_ubyte1_e32 v70, v16
    v_cvt_f32_ubyte2_e32 v72, v16
    v_cvt_f32_ubyte3_e32 v16, v16
    v_fma_f32 v1, v1, v3, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v9, v4, v1
    v_fma_f32 v1, v10, v5, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v11, v6, v1
    v_fma_f32 v1, v12, v7, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v13, v8, v1
    v_fma_f32 v1, v61, v49, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v1, v14, v50 :: v_dual_fmac_f32 v2, v79, v59
    v_fma_f32 v1, v62, v51, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v63, v52, v1
    v_fma_f32 v1, v64, v53, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v15, v54, v1
    v_fma_f32 v1, v69, v55, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v70, v56, v1
    v_fma_f32 v1, v72, v57, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v16, v58, v1
    v_fma_f32 v49, v78, v1, v2
    v_add_nc_u32_e32 v1, 0x800, v96
    v_add_nc_u32_e32 v3, 0x808, v96
    v_add_nc_u32_e32 v5, 0x810, v96
    v_add_nc_u32_e32 v7, 0x818, v96
    v_add_nc_u32_e32 v9, 0xc00, v96
    v_add_nc_u32_e32 v11, 0xc08, v96
    v_add_nc_u32_e32 v13, 0xc10, v96
    v_add_nc_u32_e32 v15, 0xc18, v96
    buffer_load_b64 v[1:2], v1, s[4:7], 0 offen
    buffer_load_b64 v[3:4], v3, s[4:7], 0 offen
    buffer_load_b64 v[5:6], v5, s[4:7], 0 offen
    buffer_load_b64 v[7:8], v7, s[4:7], 0 offen
    buffer_load_b64 v[9:10], v9, s[4:7], 0 offen
    buffer_load_b64 v[11:12], v11, s[4:7], 0 offen
    buffer_load_b64 v[13:14], v13, s[4:7], 0 offen
    buffer_load_b64 v[15:16], v15, s[4:7], 0 offen
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v50, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v51, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v52, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v53, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v54, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v55, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v56, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_lshlrev_b32_e32 v57, 16, v8
    v_dual_add_f32 v59, v1, v5 :: v_dual_and_b32 v8, 0xffff0000, v8
    v_dual_add_f32 v58, v50, v54 :: v_dual_add_f32 v61, v51, v55
    v_add_f32_e32 v62, v2, v6
    v_dual_add_f32 v63, v52, v56 :: v_dual_add_f32 v64, v3, v7
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_add_f32 v69, v53, v57 :: v_dual_add_f32 v70, v4, v8
    v_dual_add_f32 v58, v58, v63 :: v_dual_add_f32 v59, v59, v64
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_add_f32 v61, v61, v69 :: v_dual_add_f32 v62, v62, v70
    v_dual_add_f32 v58, v58, v61 :: v_dual_add_f32 v59, v59, v62
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v58, v58, v59
    v_cvt_f32_ubyte0_e32 v59, v17
    v_cvt_f32_ubyte1_e32 v61, v17
    v_cvt_f32_ubyte2_e32 v62, v17
    v_cvt_f32_ubyte3_e32 v17, v17
    v_cvt_f32_ubyte0_e32 v63, v18
    v_cvt_f32_ubyte1_e32 v64, v18
    v_cvt_f32_ubyte2_e32 v69, v18
    v_cvt_f32_ubyte3_e32 v18, v18
    v_cvt_f32_ubyte0_e32 v70, v19
    v_cvt_f32_ubyte1_e32 v72, v19
    v_cvt_f32_ubyte2_e32 v73, v19
    v_cvt_f32_ubyte3_e32 v19, v19
    v_cvt_f32_ubyte0_e32 v74, v20
    v_cvt_f32_ubyte1_e32 v75, v20
    v_cvt_f32_ubyte2_e32 v76, v20
    v_cvt_f32_ubyte3_e32 v20, v20
    v_fma_f32 v59, v59, v50, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v59, v61, v1, v59
    v_fma_f32 v59, v62, v51, v59
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v17, v17, v2, v59
    v_fma_f32 v17, v63, v52, v17
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v17, v64, v3, v17
    v_fma_f32 v17, v69, v53, v17
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v17, v18, v4, v17
    v_fma_f32 v17, v70, v54, v17
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v17, v72, v5, v17
    v_fma_f32 v17, v73, v55, v17
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v17, v19, v6, v17
    v_fma_f32 v17, v74, v56, v17
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v17, v75, v7, v17
    v_fma_f32 v17, v76, v57, v17
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v17, v20, v8, v17
    v_fma_f32 v18, v81, v58, v60
    v_fma_f32 v17, v80, v17, v18
    v_cvt_f32_ubyte0_e32 v18, v21
    v_cvt_f32_ubyte1_e32 v19, v21
    v_cvt_f32_ubyte2_e32 v20, v21
    v_cvt_f32_ubyte3_e32 v21, v21
    v_cvt_f32_ubyte0_e32 v59, v22
    v_cvt_f32_ubyte1_e32 v60, v22
    v_cvt_f32_ubyte2_e32 v61, v22
    v_cvt_f32_ubyte3_e32 v22, v22
    v_cvt_f32_ubyte0_e32 v62, v23
    v_cvt_f32_ubyte1_e32 v63, v23
    v_cvt_f32_ubyte2_e32 v64, v23
    v_cvt_f32_ubyte3_e32 v23, v23
    v_cvt_f32_ubyte0_e32 v69, v24
    v_cvt_f32_ubyte1_e32 v70, v24
    v_cvt_f32_ubyte2_e32 v72, v24
    v_cvt_f32_ubyte3_e32 v24, v24
    v_fma_f32 v18, v18, v50, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v19, v1, v18
    v_fma_f32 v1, v20, v51, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v21, v2, v1
    v_fma_f32 v1, v59, v52, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v60, v3, v1
    v_fma_f32 v1, v61, v53, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v22, v4, v1
    v_fma_f32 v1, v62, v54, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v63, v5, v1
    v_fma_f32 v1, v64, v55, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v23, v6, v1
    v_fma_f32 v1, v69, v56, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v70, v7, v1
    v_fma_f32 v1, v72, v57, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v24, v8, v1
    v_fma_f32 v2, v83, v58, v49
    v_fma_f32 v1, v82, v1, v2
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v2, 16, v9
    v_and_b32_e32 v3, 0xffff0000, v9
    v_lshlrev_b32_e32 v4, 16, v10
    v_and_b32_e32 v5, 0xffff0000, v10
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v6, 16, v11
    v_and_b32_e32 v7, 0xffff0000, v11
    v_lshlrev_b32_e32 v8, 16, v12
    v_and_b32_e32 v9, 0xffff0000, v12
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v10, 16, v13
    v_and_b32_e32 v11, 0xffff0000, v13
    v_lshlrev_b32_e32 v12, 16, v14
    v_and_b32_e32 v13, 0xffff0000, v14
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v19, v2, v10 :: v_dual_lshlrev_b32 v14, 16, v15
    v_and_b32_e32 v15, 0xffff0000, v15
    v_lshlrev_b32_e32 v18, 16, v16
    v_and_b32_e32 v16, 0xffff0000, v16
    v_dual_add_f32 v20, v3, v11 :: v_dual_add_f32 v21, v4, v12
    v_dual_add_f32 v22, v5, v13 :: v_dual_add_f32 v23, v6, v14
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_add_f32 v24, v7, v15 :: v_dual_add_f32 v49, v8, v18
    v_add_f32_e32 v50, v9, v16
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_add_f32 v19, v19, v23 :: v_dual_add_f32 v20, v20, v24
    v_dual_add_f32 v21, v21, v49 :: v_dual_add_f32 v22, v22, v50
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_add_f32 v19, v19, v21 :: v_dual_add_f32 v20, v20, v22
    v_add_f32_e32 v19, v19, v20
    v_cvt_f32_ubyte0_e32 v20, v25
    v_cvt_f32_ubyte1_e32 v21, v25
    v_cvt_f32_ubyte2_e32 v22, v25
    v_cvt_f32_ubyte3_e32 v23, v25
    v_cvt_f32_ubyte0_e32 v24, v26
    v_cvt_f32_ubyte1_e32 v25, v26
    v_cvt_f32_ubyte2_e32 v49, v26
    v_cvt_f32_ubyte3_e32 v26, v26
    v_cvt_f32_ubyte0_e32 v50, v27
    v_cvt_f32_ubyte1_e32 v51, v27
    v_cvt_f32_ubyte2_e32 v52, v27
    v_cvt_f32_ubyte3_e32 v27, v27
    v_cvt_f32_ubyte0_e32 v53, v28
    v_cvt_f32_ubyte1_e32 v54, v28
    v_cvt_f32_ubyte2_e32 v55, v28
    v_cvt_f32_ubyte3_e32 v28, v28
    v_fma_f32 v20, v20, v2, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v21, v3, v20
    v_dual_fmac_f32 v20, v22, v4 :: v_dual_fmac_f32 v17, v85, v19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v23, v5, v20
    v_fma_f32 v20, v24, v6, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v25, v7, v20
    v_fma_f32 v20, v49, v8, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v26, v9, v20
    v_fma_f32 v20, v50, v10, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v51, v11, v20
    v_fma_f32 v20, v52, v12, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v27, v13, v20
    v_fma_f32 v20, v53, v14, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v54, v15, v20
    v_fma_f32 v20, v55, v18, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v28, v16, v20
    v_fma_f32 v17, v84, v20, v17
    v_cvt_f32_ubyte0_e32 v20, v29
    v_cvt_f32_ubyte1_e32 v21, v29
    v_cvt_f32_ubyte2_e32 v22, v29
    v_cvt_f32_ubyte3_e32 v23, v29
    v_cvt_f32_ubyte0_e32 v24, v30
    v_cvt_f32_ubyte1_e32 v25, v30
    v_cvt_f32_ubyte2_e32 v26, v30
    v_cvt_f32_ubyte3_e32 v27, v30
    v_cvt_f32_ubyte0_e32 v28, v31
    v_cvt_f32_ubyte1_e32 v29, v31
    v_cvt_f32_ubyte2_e32 v30, v31
    v_cvt_f32_ubyte3_e32 v31, v31
    v_cvt_f32_ubyte0_e32 v49, v32
    v_cvt_f32_ubyte1_e32 v50, v32
    v_cvt_f32_ubyte2_e32 v51, v32
    v_cvt_f32_ubyte3_e32 v32, v32
    v_fma_f32 v2, v20, v2, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v21, v3, v2
    v_dual_fmac_f32 v2, v22, v4 :: v_dual_fmac_f32 v1, v87, v19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v2, v23, v5 :: v_dual_add_nc_u32 v3, 0x1008, v96
    v_fma_f32 v2, v24, v6, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v2, v25, v7 :: v_dual_add_nc_u32 v5, 0x1010, v96
    v_fma_f32 v2, v26, v8, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v2, v27, v9 :: v_dual_add_nc_u32 v7, 0x1018, v96
    v_fma_f32 v2, v28, v10, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v2, v29, v11 :: v_dual_add_nc_u32 v9, 0x1400, v96
    v_fma_f32 v2, v30, v12, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v2, v31, v13 :: v_dual_add_nc_u32 v11, 0x1408, v96
    v_dual_fmac_f32 v2, v14, v49 :: v_dual_add_nc_u32 v13, 0x1410, v96
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v2, v50, v15 :: v_dual_add_nc_u32 v15, 0x1418, v96
    v_fma_f32 v2, v51, v18, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v32, v16, v2
    v_fma_f32 v18, v86, v2, v1
    v_add_nc_u32_e32 v1, 0x1000, v96
    buffer_load_b64 v[1:2], v1, s[4:7], 0 offen
    buffer_load_b64 v[3:4], v3, s[4:7], 0 offen
    buffer_load_b64 v[5:6], v5, s[4:7], 0 offen
    buffer_load_b64 v[7:8], v7, s[4:7], 0 offen
    buffer_load_b64 v[9:10], v9, s[4:7], 0 offen
    buffer_load_b64 v[11:12], v11, s[4:7], 0 offen
    buffer_load_b64 v[13:14], v13, s[4:7], 0 offen
    buffer_load_b64 v[15:16], v15, s[4:7], 0 offen
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v19, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v20, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v21, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v22, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v23, 16, v5
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v24, 16, v6
    v_and_b32_e32 v6, 0xffff0000, v6
    s_waitcnt vmcnt(4)
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_add_f32 v30, v2, v6 :: v_dual_lshlrev_b32 v25, 16, v7
    v_and_b32_e32 v7, 0xffff0000, v7
    v_dual_add_f32 v27, v19, v23 :: v_dual_lshlrev_b32 v26, 16, v8
    v_and_b32_e32 v8, 0xffff0000, v8
    v_dual_add_f32 v28, v1, v5 :: v_dual_add_f32 v29, v20, v24
    v_add_f32_e32 v31, v21, v25
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_add_f32 v32, v3, v7 :: v_dual_add_f32 v49, v22, v26
    v_dual_add_f32 v50, v4, v8 :: v_dual_add_f32 v27, v27, v31
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_add_f32 v28, v28, v32 :: v_dual_add_f32 v29, v29, v49
    v_dual_add_f32 v30, v30, v50 :: v_dual_add_f32 v27, v27, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v28, v28, v30
    v_add_f32_e32 v27, v27, v28
    v_cvt_f32_ubyte0_e32 v28, v33
    v_cvt_f32_ubyte1_e32 v29, v33
    v_cvt_f32_ubyte2_e32 v30, v33
    v_cvt_f32_ubyte3_e32 v31, v33
    v_cvt_f32_ubyte0_e32 v32, v34
    v_cvt_f32_ubyte1_e32 v33, v34
    v_cvt_f32_ubyte2_e32 v49, v34
    v_cvt_f32_ubyte3_e32 v34, v34
    v_cvt_f32_ubyte0_e32 v50, v35
    v_cvt_f32_ubyte1_e32 v51, v35
    v_cvt_f32_ubyte2_e32 v52, v35
    v_cvt_f32_ubyte3_e32 v35, v35
    v_cvt_f32_ubyte0_e32 v53, v36
    v_cvt_f32_ubyte1_e32 v54, v36
    v_cvt_f32_ubyte2_e32 v55, v36
    v_cvt_f32_ubyte3_e32 v36, v36
    v_fma_f32 v28, v28, v19, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v28, v29, v1, v28
    v_dual_fmac_f32 v28, v30, v20 :: v_dual_fmac_f32 v17, v89, v27
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v28, v31, v2, v28
    v_fma_f32 v28, v32, v21, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v28, v33, v3, v28
    v_fma_f32 v28, v49, v22, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v28, v34, v4, v28
    v_fma_f32 v28, v50, v23, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v28, v51, v5, v28
    v_fma_f32 v28, v52, v24, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v28, v35, v6, v28
    v_fma_f32 v28, v53, v25, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v28, v54, v7, v28
    v_fma_f32 v28, v55, v26, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v28, v36, v8, v28
    v_fma_f32 v17, v88, v28, v17
    v_cvt_f32_ubyte0_e32 v28, v37
    v_cvt_f32_ubyte1_e32 v29, v37
    v_cvt_f32_ubyte2_e32 v30, v37
    v_cvt_f32_ubyte3_e32 v31, v37
    v_cvt_f32_ubyte0_e32 v32, v38
    v_cvt_f32_ubyte1_e32 v33, v38
    v_cvt_f32_ubyte2_e32 v34, v38
    v_cvt_f32_ubyte3_e32 v35, v38
    v_cvt_f32_ubyte0_e32 v36, v39
    v_cvt_f32_ubyte1_e32 v37, v39
    v_cvt_f32_ubyte2_e32 v38, v39
    v_cvt_f32_ubyte3_e32 v39, v39
    v_cvt_f32_ubyte0_e32 v49, v40
    v_cvt_f32_ubyte1_e32 v50, v40
    v_cvt_f32_ubyte2_e32 v51, v40
    v_cvt_f32_ubyte3_e32 v40, v40
    v_fma_f32 v19, v28, v19, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v29, v1, v19
    v_fma_f32 v1, v30, v20, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v31, v2, v1
    v_fma_f32 v1, v32, v21, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v33, v3, v1
    v_fma_f32 v1, v34, v22, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v35, v4, v1
    v_fma_f32 v1, v36, v23, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v37, v5, v1
    v_fma_f32 v1, v38, v24, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v39, v6, v1
    v_fma_f32 v1, v49, v25, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v50, v7, v1
    v_fma_f32 v1, v51, v26, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f32 v1, v40, v8, v1
    v_fma_f32 v2, v91, v27, v18
    v_fma_f32 v1, v90, v1, v2
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v2, 16, v9
    v_and_b32_e32 v3, 0xffff0000, v9
    v_lshlrev_b32_e32 v4, 16, v10
    v_and_b32_e32 v5, 0xffff0000, v10
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v6, 16, v11
    v_and_b32_e32 v7, 0xffff0000, v11
    v_lshlrev_b32_e32 v8, 16, v12
    v_and_b32_e32 v9, 0xffff0000, v12
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v10, 16, v13
    v_and_b32_e32 v11, 0xffff0000, v13
    v_lshlrev_b32_e32 v12, 16, v14
    v_and_b32_e32 v13, 0xffff0000, v14
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v19, v2, v10 :: v_dual_lshlrev_b32 v14, 16, v15
    v_and_b32_e32 v15, 0xffff0000, v15
    v_lshlrev_b32_e32 v18, 16, v16
    v_and_b32_e32 v16, 0xffff0000, v16
    v_dual_add_f32 v20, v3, v11 :: v_dual_add_f32 v21, v4, v12
    v_dual_add_f32 v22, v5, v13 :: v_dual_add_f32 v23, v6, v14
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_add_f32 v24, v7, v15 :: v_dual_add_f32 v25, v8, v18
    v_add_f32_e32 v26, v9, v16
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_dual_add_f32 v19, v19, v23 :: v_dual_add_f32 v20, v20, v24
    v_dual_add_f32 v21, v21, v25 :: v_dual_add_f32 v22, v22, v26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_add_f32 v19, v19, v21 :: v_dual_add_f32 v20, v20, v22
    v_add_f32_e32 v19, v19, v20
    v_cvt_f32_ubyte0_e32 v20, v41
    v_cvt_f32_ubyte1_e32 v21, v41
    v_cvt_f32_ubyte2_e32 v22, v41
    v_cvt_f32_ubyte3_e32 v23, v41
    v_cvt_f32_ubyte0_e32 v24, v42
    v_cvt_f32_ubyte1_e32 v25, v42
    v_cvt_f32_ubyte2_e32 v26, v42
    v_cvt_f32_ubyte3_e32 v27, v42
    v_cvt_f32_ubyte0_e32 v28, v43
    v_cvt_f32_ubyte1_e32 v29, v43
    v_cvt_f32_ubyte2_e32 v30, v43
    v_cvt_f32_ubyte3_e32 v31, v43
    v_cvt_f32_ubyte0_e32 v32, v44
    v_cvt_f32_ubyte1_e32 v33, v44
    v_cvt_f32_ubyte2_e32 v34, v44
    v_cvt_f32_ubyte3_e32 v35, v44
    v_fma_f32 v20, v20, v2, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v21, v3, v20
    v_dual_fmac_f32 v20, v22, v4 :: v_dual_fmac_f32 v17, v93, v19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v23, v5, v20
    v_fma_f32 v20, v24, v6, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v25, v7, v20
    v_fma_f32 v20, v26, v8, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v27, v9, v20
    v_fma_f32 v20, v28, v10, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v29, v11, v20
    v_fma_f32 v20, v30, v12, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v31, v13, v20
    v_fma_f32 v20, v32, v14, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v33, v15, v20
    v_fma_f32 v20, v34, v18, v20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v20, v35, v16, v20
    v_fma_f32 v70, v92, v20, v17
    v_cvt_f32_ubyte0_e32 v17, v45
    v_cvt_f32_ubyte1_e32 v20, v45
    v_cvt_f32_ubyte2_e32 v21, v45
    v_cvt_f32_ubyte3_e32 v22, v45
    v_cvt_f32_ubyte0_e32 v23, v46
    v_cvt_f32_ubyte1_e32 v24, v46
    v_cvt_f32_ubyte2_e32 v25, v46
    v_cvt_f32_ubyte3_e32 v26, v46
    v_cvt_f32_ubyte0_e32 v27, v47
    v_cvt_f32_ubyte1_e32 v28, v47
    v_cvt_f32_ubyte2_e32 v29, v47
    v_cvt_f32_ubyte3_e32 v30, v47
    v_cvt_f32_ubyte0_e32 v31, v48
    v_cvt_f32_ubyte1_e32 v32, v48
    v_cvt_f32_ubyte2_e32 v33, v48
    v_cvt_f32_ubyte3_e32 v34, v48
    v_fma_f32 v2, v17, v2, 0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v20, v3, v2
    v_fma_f32 v2, v21, v4, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v22, v5, v2
    v_fma_f32 v2, v23, v6, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v24, v7, v2
    v_fma_f32 v2, v25, v8, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v26, v9, v2
    v_fma_f32 v2, v27, v10, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v28, v11, v2
    v_fma_f32 v2, v29, v12, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v30, v13, v2
    v_fma_f32 v2, v31, v14, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v32, v15, v2
    v_fma_f32 v2, v33, v18, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_fmac_f32 v2, v34, v16 :: v_dual_fmac_f32 v1, v95, v19
    v_fma_f32 v69, v94, v2, v1
    s_add_u32 s21, s21, 0xc0
L2:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s21, s20
    s_cbranch_scc1 L1
    v_add_nc_u32_e32 v17, s20, v65
    s_branch L4
L3:
    s_mov_b32 exec_lo, s20
    v_add_nc_u32_e32 v1, s35, v17
    v_add_nc_u32_e32 v2, s36, v17
    v_lshlrev_b32_e32 v15, 5, v17
    v_sub_nc_u32_e32 v3, s14, v17
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v4, 4, v1
    v_lshlrev_b32_e32 v5, 4, v2
    v_and_b32_e32 v16, -2, v1
    v_and_b32_e32 v18, -2, v2
    v_min_u32_e32 v1, 32, v3
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v17, v17, v1
    buffer_load_b64 v[9:10], v15, s[4:7], 0 offen
    buffer_load_b128 v[1:4], v4, s[8:11], 0 offen
    buffer_load_b128 v[5:8], v5, s[8:11], 0 offen
    buffer_load_b64 v[11:12], v15, s[4:7], 0 offen offset:8
    buffer_load_b64 v[13:14], v15, s[4:7], 0 offen offset:16
    buffer_load_u16 v19, v16, s[16:19], 0 offen
    buffer_load_u16 v18, v18, s[16:19], 0 offen
    buffer_load_b64 v[15:16], v15, s[4:7], 0 offen offset:24
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v20, 16, v9
    s_waitcnt vmcnt(6)
    v_cvt_f32_ubyte0_e32 v21, v1
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v22, v5
    v_and_b32_e32 v9, 0xffff0000, v9
    v_cvt_f32_ubyte1_e32 v23, v1
    v_cvt_f32_ubyte1_e32 v24, v5
    v_fma_f32 v21, v21, v20, 0
    v_fma_f32 v22, v22, v20, 0
    v_lshlrev_b32_e32 v25, 16, v10
    v_cvt_f32_ubyte2_e32 v26, v1
    v_cvt_f32_ubyte2_e32 v27, v5
    v_dual_fmac_f32 v21, v23, v9 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_fma_f32 v22, v24, v9, v22
    v_cvt_f32_ubyte3_e32 v1, v1
    v_cvt_f32_ubyte3_e32 v5, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v21, v26, v25, v21
    v_fma_f32 v22, v27, v25, v22
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v23, 16, v11
    v_cvt_f32_ubyte0_e32 v24, v2
    v_cvt_f32_ubyte0_e32 v26, v6
    v_fma_f32 v1, v1, v10, v21
    v_fma_f32 v5, v5, v10, v22
    v_and_b32_e32 v11, 0xffff0000, v11
    v_cvt_f32_ubyte1_e32 v21, v2
    v_cvt_f32_ubyte1_e32 v22, v6
    v_dual_fmac_f32 v1, v24, v23 :: v_dual_lshlrev_b32 v24, 16, v12
    v_dual_fmac_f32 v5, v26, v23 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte2_e32 v26, v2
    v_cvt_f32_ubyte2_e32 v27, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v21, v11, v1
    v_fma_f32 v5, v22, v11, v5
    v_cvt_f32_ubyte3_e32 v2, v2
    v_cvt_f32_ubyte3_e32 v6, v6
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v1, v26, v24, v1
    v_fma_f32 v5, v27, v24, v5
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v21, 16, v13
    v_cvt_f32_ubyte0_e32 v22, v3
    v_cvt_f32_ubyte0_e32 v26, v7
    v_fma_f32 v1, v2, v12, v1
    v_fma_f32 v2, v6, v12, v5
    v_and_b32_e32 v5, 0xffff0000, v13
    v_cvt_f32_ubyte1_e32 v6, v3
    v_cvt_f32_ubyte1_e32 v13, v7
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
    v_dual_fmac_f32 v1, v22, v21 :: v_dual_fmac_f32 v2, v21, v26
    v_lshlrev_b32_e32 v22, 16, v14
    v_cvt_f32_ubyte2_e32 v26, v3
    v_cvt_f32_ubyte2_e32 v27, v7
    v_dual_fmac_f32 v1, v6, v5 :: v_dual_and_b32 v6, 0xffff0000, v14
    v_fma_f32 v2, v13, v5, v2
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_fmac_f32 v2, v27, v22 :: v_dual_lshlrev_b32 v13, 16, v15
    v_and_b32_e32 v14, 0xffff0000, v15
    v_dual_add_f32 v20, v20, v21 :: v_dual_lshlrev_b32 v15, 16, v16
    v_dual_add_f32 v5, v9, v5 :: v_dual_and_b32 v16, 0xffff0000, v16
    v_cvt_f32_ubyte3_e32 v3, v3
    v_fma_f32 v1, v26, v22, v1
    v_cvt_f32_ubyte3_e32 v7, v7
    v_add_f32_e32 v9, v25, v22
    v_dual_add_f32 v10, v10, v6 :: v_dual_add_f32 v21, v23, v13
    v_dual_add_f32 v11, v11, v14 :: v_dual_add_f32 v22, v24, v15
    v_add_f32_e32 v12, v12, v16
    v_cvt_f32_ubyte0_e32 v23, v4
    v_dual_fmac_f32 v1, v3, v6 :: v_dual_fmac_f32 v2, v6, v7
    v_cvt_f32_ubyte0_e32 v3, v8
    v_add_f32_e32 v6, v20, v21
    v_add_f32_e32 v5, v5, v11
    v_add_f32_e32 v7, v9, v22
    v_add_f32_e32 v9, v10, v12
    v_cvt_f32_ubyte1_e32 v10, v4
    v_fma_f32 v1, v23, v13, v1
    v_cvt_f32_ubyte1_e32 v11, v8
    v_fma_f32 v2, v3, v13, v2
    v_cvt_f32_f16_e32 v3, v19.l
    v_cvt_f32_f16_e32 v12, v18.l
    v_add_f32_e32 v6, v6, v7
    v_add_f32_e32 v5, v5, v9
    v_cvt_f32_ubyte2_e32 v7, v4
    v_fma_f32 v1, v10, v14, v1
    v_cvt_f32_ubyte2_e32 v9, v8
    v_dual_fmac_f32 v2, v14, v11 :: v_dual_mul_f32 v11, 0xc3000000, v12
    v_dual_mul_f32 v10, 0xc3000000, v3 :: v_dual_add_f32 v5, v5, v6
    v_cvt_f32_ubyte3_e32 v4, v4
    v_fma_f32 v1, v7, v15, v1
    v_cvt_f32_ubyte3_e32 v6, v8
    v_fma_f32 v2, v9, v15, v2
    v_fma_f32 v7, v10, v5, v70
    v_fma_f32 v5, v11, v5, v69
    v_fma_f32 v1, v4, v16, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v2, v6, v16, v2
    v_fma_f32 v70, v3, v1, v7
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v69, v12, v2, v5
L4:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s14, v17
    s_and_b32 s20, exec_lo, vcc_lo
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v1, v70, v70 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v69, v69 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 0, v65
    v_cmp_eq_u32_e64 s5, 1, v65
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v3, v1, 0x76543210, s32
    v_permlanex16_b32 v4, v2, 0x76543210, s32
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v1, v3, v1
    v_add_f32_e32 v2, v4, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v1, 0, v1, vcc_lo
    v_cndmask_b32_e64 v1, v1, v2, s5
    s_and_b32 s4, exec_lo, s33
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v1, v68, v1
    v_mul_f32_e32 v2, v1, v71
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v3, v2, 16, 1
    v_or_b32_e32 v4, 0x400000, v2
    v_cmp_u_f32_e64 s4, v2, v2
    v_add3_u32 v3, v2, v3, 0x7fff
    buffer_store_b32 v1, v67, s[24:27], 0 idxen
    v_cndmask_b32_e64 v3, v3, v4, s4
    s_delay_alu instid0(VALU_DEP_1)
    v_lshrrev_b32_e32 v3, 16, v3
    buffer_store_b16 v3, v67, s[28:31], 0 idxen
    s_cmp_eq_u32 s15, 2
    s_cbranch_scc0 L5
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_nc_u32_e32 v4, s37, v67
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v2, v2, v3
    v_bfe_u32 v3, v2, 16, 1
    v_or_b32_e32 v5, 0x400000, v2
    v_cmp_u_f32_e64 s4, v2, v2
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v2, v2, v3, 0x7fff
    v_cndmask_b32_e64 v2, v2, v5, s4
    buffer_store_d16_hi_b16 v2, v4, s[28:31], 0 idxen
L5:
    v_mul_f32_e32 v1, v1, v1
    s_mov_b32 exec_lo, s12
L6:
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v1, 0, v1, s33
    s_lshl_b32 s4, s34, 2
    s_waitcnt_vscnt null, 0x0
    s_barrier
    v_cmp_eq_u32_e32 vcc_lo, 0, v0
    v_mov_b32_e32 v0, s4
    v_add_f32_dpp v1, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s32
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v1, v2, v1
    ds_store_b32 v0, v1
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v66
    ds_load_b128 v[4:7], v66 offset:16
    ds_load_b128 v[8:11], v66 offset:32
    ds_load_b128 v[12:15], v66 offset:48
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
    v_readfirstlane_b32 s4, v0
    s_and_b32 s5, exec_lo, vcc_lo
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s5
    v_dual_mov_b32 v0, s4 :: v_dual_mov_b32 v1, s13
    buffer_store_b32 v0, v1, s[0:3], 0 idxen
L7:
    s_endpgm
