; 148 VGPRs, 40 SGPRs, 64 bytes of LDS, 0 of scratch, 944 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x60
    s_load_b128 s[24:27], s[0:1], 0x78
    s_load_b64 s[14:15], s[0:1], 0xc0
    s_load_b128 s[28:31], s[0:1], 0x90
    s_load_b128 s[0:3], s[0:1], 0xa8
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v98, 0
    v_mbcnt_lo_u32_b32 v97, -1, 0
    s_mov_b32 s32, 0xfedcba98
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshrrev_b32_e32 v1, 5, v1
    v_cmp_gt_u32_e32 vcc_lo, 2, v97
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
    v_add_nc_u32_e32 v1, s35, v97
    s_lshl_b32 s6, s6, 1
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s37, s26
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s38, s37, -1
    s_lshr_b32 s14, s14, 4
    s_lshl_b32 s18, s18, 1
    v_cmp_ge_u32_e64 s39, s38, v1
    v_min_u32_e32 v99, s38, v1
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
    v_cndmask_b32_e64 v1, -1, v99, s33
    v_cmp_gt_u32_e64 s38, s37, v1
    s_and_b32 s39, exec_lo, s38
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s39
    buffer_load_b32 v1, v1, s[24:27], 0 idxen
    s_mov_b32 exec_lo, s12
L0:
    buffer_load_u16 v2, v99, s[20:23], 0 idxen
    s_mul_hi_u32 s20, s14, 0xaaaaaab
    s_waitcnt vmcnt(1)
    v_cndmask_b32_e64 v100, 0, v1, s38
    v_dual_mov_b32 v102, 0 :: v_dual_mov_b32 v101, 0
    s_mov_b32 s21, 0
    s_lshr_b32 s20, s20, 3
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s20, s20, 0xc0
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v103, 16, v2
    s_branch L2
L1:
    v_add_nc_u32_e32 v1, s21, v97
    s_add_u32 s21, s21, 0xc0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v9, 5, v1
    v_add_nc_u32_e32 v85, s35, v1
    v_add_nc_u32_e32 v86, s36, v1
    v_add_nc_u32_e32 v5, 0x400, v9
    v_add_nc_u32_e32 v13, 0x410, v9
    v_add_nc_u32_e32 v17, 0x800, v9
    v_add_nc_u32_e32 v21, 0xc00, v9
    v_add_nc_u32_e32 v25, 0x810, v9
    v_add_nc_u32_e32 v29, 0xc10, v9
    v_add_nc_u32_e32 v33, 0x1000, v9
    v_add_nc_u32_e32 v37, 0x1400, v9
    v_add_nc_u32_e32 v41, 0x1010, v9
    v_add_nc_u32_e32 v45, 0x1410, v9
    v_lshlrev_b32_e32 v89, 4, v85
    v_lshlrev_b32_e32 v93, 4, v86
    buffer_load_b128 v[1:4], v9, s[4:7], 0 offen
    buffer_load_b128 v[5:8], v5, s[4:7], 0 offen
    buffer_load_b128 v[9:12], v9, s[4:7], 0 offen offset:16
    buffer_load_b128 v[13:16], v13, s[4:7], 0 offen
    buffer_load_b128 v[17:20], v17, s[4:7], 0 offen
    buffer_load_b128 v[21:24], v21, s[4:7], 0 offen
    buffer_load_b128 v[25:28], v25, s[4:7], 0 offen
    buffer_load_b128 v[29:32], v29, s[4:7], 0 offen
    buffer_load_b128 v[33:36], v33, s[4:7], 0 offen
    buffer_load_b128 v[37:40], v37, s[4:7], 0 offen
    buffer_load_b128 v[41:44], v41, s[4:7], 0 offen
    buffer_load_b128 v[45:48], v45, s[4:7], 0 offen
    v_and_b32_e32 v61, -2, v85
    v_and_b32_e32 v62, -2, v86
    buffer_load_b128 v[49:52], v89, s[8:11], 0 offen
    buffer_load_b128 v[53:56], v93, s[8:11], 0 offen
    buffer_load_b128 v[57:60], v89, s[8:11], 0 offen offset:512
    buffer_load_u16 v104, v61, s[16:19], 0 offen
    buffer_load_u16 v105, v62, s[16:19], 0 offen
    v_add_nc_u32_e32 v65, 32, v85
    v_add_nc_u32_e32 v66, 32, v86
    v_add_nc_u32_e32 v67, 64, v85
    v_add_nc_u32_e32 v68, 64, v86
    buffer_load_b128 v[61:64], v93, s[8:11], 0 offen offset:512
    v_and_b32_e32 v73, -2, v65
    v_and_b32_e32 v74, -2, v66
    v_and_b32_e32 v75, -2, v67
    v_and_b32_e32 v76, -2, v68
    buffer_load_b128 v[65:68], v89, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[69:72], v93, s[8:11], 0 offen offset:1024
    buffer_load_u16 v106, v73, s[16:19], 0 offen
    buffer_load_u16 v107, v74, s[16:19], 0 offen
    buffer_load_u16 v108, v75, s[16:19], 0 offen
    buffer_load_u16 v109, v76, s[16:19], 0 offen
    v_add_nc_u32_e32 v77, 0x60, v85
    v_add_nc_u32_e32 v78, 0x60, v86
    buffer_load_b128 v[73:76], v89, s[8:11], 0 offen offset:1536
    v_and_b32_e32 v87, -2, v77
    v_and_b32_e32 v88, -2, v78
    buffer_load_b128 v[77:80], v93, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[81:84], v89, s[8:11], 0 offen offset:2048
    buffer_load_u16 v110, v87, s[16:19], 0 offen
    buffer_load_u16 v111, v88, s[16:19], 0 offen
    v_add_nc_u32_e32 v90, 0x80, v85
    v_add_nc_u32_e32 v91, 0x80, v86
    v_add_nc_u32_e32 v92, 0xa0, v85
    v_add_nc_u32_e32 v94, 0xa0, v86
    buffer_load_b128 v[85:88], v93, s[8:11], 0 offen offset:2048
    v_and_b32_e32 v112, -2, v90
    v_and_b32_e32 v113, -2, v91
    v_and_b32_e32 v114, -2, v92
    v_and_b32_e32 v115, -2, v94
    buffer_load_b128 v[89:92], v89, s[8:11], 0 offen offset:2560
    buffer_load_b128 v[93:96], v93, s[8:11], 0 offen offset:2560
    buffer_load_u16 v112, v112, s[16:19], 0 offen
    buffer_load_u16 v113, v113, s[16:19], 0 offen
    buffer_load_u16 v114, v114, s[16:19], 0 offen
    buffer_load_u16 v115, v115, s[16:19], 0 offen
    s_waitcnt vmcnt(35)
    v_lshlrev_b32_e32 v116, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v117, 16, v2
    s_waitcnt vmcnt(34)
    v_lshlrev_b32_e32 v118, 16, v5
    v_and_b32_e32 v2, 0xffff0000, v2
    v_and_b32_e32 v5, 0xffff0000, v5
    v_lshlrev_b32_e32 v119, 16, v3
    v_lshlrev_b32_e32 v120, 16, v6
    s_waitcnt vmcnt(31)
    v_lshlrev_b32_e32 v121, 16, v17
    v_and_b32_e32 v3, 0xffff0000, v3
    v_and_b32_e32 v6, 0xffff0000, v6
    v_and_b32_e32 v17, 0xffff0000, v17
    v_lshlrev_b32_e32 v122, 16, v4
    v_lshlrev_b32_e32 v123, 16, v7
    v_lshlrev_b32_e32 v124, 16, v18
    s_waitcnt vmcnt(30)
    v_lshlrev_b32_e32 v125, 16, v21
    v_and_b32_e32 v4, 0xffff0000, v4
    v_and_b32_e32 v7, 0xffff0000, v7
    v_and_b32_e32 v18, 0xffff0000, v18
    v_and_b32_e32 v21, 0xffff0000, v21
    v_lshlrev_b32_e32 v126, 16, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v127, v116, v126
    v_lshlrev_b32_e32 v128, 16, v8
    v_lshlrev_b32_e32 v129, 16, v19
    v_lshlrev_b32_e32 v130, 16, v22
    s_waitcnt vmcnt(27)
    v_lshlrev_b32_e32 v131, 16, v33
    s_waitcnt vmcnt(23)
    v_cvt_f32_ubyte0_e32 v132, v49
    s_waitcnt vmcnt(22)
    v_cvt_f32_ubyte0_e32 v133, v53
    v_cvt_f32_ubyte1_e32 v134, v49
    v_cvt_f32_ubyte1_e32 v135, v53
    v_cvt_f32_ubyte2_e32 v136, v49
    v_fma_f32 v132, v132, v116, 0
    v_fma_f32 v116, v133, v116, 0
    v_cvt_f32_ubyte2_e32 v133, v53
    s_waitcnt vmcnt(21)
    v_cvt_f32_ubyte0_e32 v137, v57
    v_cvt_f32_ubyte3_e32 v49, v49
    v_fma_f32 v132, v134, v1, v132
    v_fma_f32 v116, v135, v1, v116
    v_cvt_f32_ubyte3_e32 v53, v53
    v_cvt_f32_ubyte1_e32 v134, v57
    v_fma_f32 v135, v137, v118, 0
    v_fma_f32 v132, v136, v117, v132
    v_fma_f32 v116, v133, v117, v116
    v_cvt_f32_ubyte0_e32 v133, v50
    v_cvt_f32_ubyte0_e32 v136, v54
    v_cvt_f32_ubyte2_e32 v137, v57
    v_fma_f32 v49, v49, v2, v132
    v_fma_f32 v53, v53, v2, v116
    v_fma_f32 v116, v134, v5, v135
    v_cvt_f32_ubyte1_e32 v132, v50
    v_cvt_f32_ubyte1_e32 v134, v54
    s_waitcnt vmcnt(18)
    v_cvt_f32_ubyte0_e32 v135, v61
    v_cvt_f32_ubyte1_e32 v138, v61
    v_cvt_f32_ubyte2_e32 v139, v61
    v_fma_f32 v49, v133, v119, v49
    v_dual_fmac_f32 v53, v136, v119 :: v_dual_fmac_f32 v116, v137, v120
    v_fma_f32 v133, v135, v118, 0
    v_cvt_f32_ubyte3_e32 v57, v57
    v_cvt_f32_ubyte3_e32 v61, v61
    v_cvt_f32_ubyte2_e32 v135, v50
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v133, v138, v5, v133
    v_fma_f32 v49, v132, v3, v49
    v_cvt_f32_ubyte2_e32 v132, v54
    v_fma_f32 v53, v134, v3, v53
    v_cvt_f32_ubyte0_e32 v134, v58
    v_fma_f32 v133, v139, v120, v133
    v_fma_f32 v57, v57, v6, v116
    v_cvt_f32_ubyte0_e32 v116, v62
    v_cvt_f32_ubyte3_e32 v50, v50
    v_fma_f32 v49, v135, v122, v49
    v_fma_f32 v61, v61, v6, v133
    s_waitcnt vmcnt(17)
    v_cvt_f32_ubyte0_e32 v133, v65
    s_waitcnt vmcnt(16)
    v_cvt_f32_ubyte0_e32 v135, v69
    v_cvt_f32_ubyte1_e32 v136, v65
    v_cvt_f32_ubyte1_e32 v137, v69
    v_cvt_f32_ubyte2_e32 v138, v65
    v_fma_f32 v133, v133, v121, 0
    v_fma_f32 v135, v135, v121, 0
    v_cvt_f32_ubyte2_e32 v139, v69
    v_cvt_f32_ubyte3_e32 v54, v54
    v_fma_f32 v53, v132, v122, v53
    v_fma_f32 v132, v136, v17, v133
    v_fma_f32 v133, v137, v17, v135
    v_cvt_f32_ubyte1_e32 v135, v58
    v_fma_f32 v57, v134, v123, v57
    v_cvt_f32_ubyte1_e32 v134, v62
    v_fma_f32 v61, v116, v123, v61
    v_cvt_f32_ubyte3_e32 v65, v65
    v_fma_f32 v116, v138, v124, v132
    v_cvt_f32_ubyte3_e32 v69, v69
    v_fma_f32 v132, v139, v124, v133
    v_cvt_f32_ubyte0_e32 v133, v51
    v_fma_f32 v49, v50, v4, v49
    v_cvt_f32_ubyte0_e32 v50, v55
    v_fma_f32 v53, v54, v4, v53
    s_waitcnt vmcnt(11)
    v_cvt_f32_ubyte0_e32 v54, v73
    v_cvt_f32_ubyte1_e32 v136, v73
    v_cvt_f32_ubyte2_e32 v137, v58
    v_dual_fmac_f32 v57, v135, v7 :: v_dual_and_b32 v8, 0xffff0000, v8
    v_cvt_f32_ubyte2_e32 v135, v62
    v_fma_f32 v54, v54, v125, 0
    v_fma_f32 v61, v134, v7, v61
    v_cvt_f32_ubyte0_e32 v134, v66
    v_fma_f32 v65, v65, v18, v116
    v_cvt_f32_ubyte0_e32 v116, v70
    v_fma_f32 v69, v69, v18, v132
    v_cvt_f32_ubyte2_e32 v132, v73
    v_dual_fmac_f32 v54, v21, v136 :: v_dual_and_b32 v9, 0xffff0000, v9
    v_cvt_f32_ubyte1_e32 v136, v51
    v_fma_f32 v49, v133, v126, v49
    v_cvt_f32_ubyte1_e32 v133, v55
    v_fma_f32 v50, v50, v126, v53
    s_waitcnt vmcnt(10)
    v_cvt_f32_ubyte0_e32 v53, v77
    v_cvt_f32_ubyte1_e32 v126, v77
    v_cvt_f32_ubyte2_e32 v138, v77
    s_waitcnt vmcnt(9)
    v_cvt_f32_ubyte0_e32 v139, v81
    v_cvt_f32_ubyte3_e32 v58, v58
    v_fma_f32 v53, v53, v125, 0
    v_dual_fmac_f32 v57, v128, v137 :: v_dual_and_b32 v22, 0xffff0000, v22
    v_cvt_f32_ubyte3_e32 v62, v62
    v_fma_f32 v61, v135, v128, v61
    v_dual_fmac_f32 v54, v132, v130 :: v_dual_and_b32 v19, 0xffff0000, v19
    v_fma_f32 v53, v126, v21, v53
    v_cvt_f32_ubyte1_e32 v126, v66
    v_fma_f32 v65, v134, v129, v65
    v_cvt_f32_ubyte1_e32 v134, v70
    v_fma_f32 v69, v116, v129, v69
    v_cvt_f32_ubyte3_e32 v73, v73
    v_cvt_f32_ubyte3_e32 v77, v77
    v_fma_f32 v53, v138, v130, v53
    v_and_b32_e32 v33, 0xffff0000, v33
    v_cvt_f32_ubyte1_e32 v116, v81
    v_fma_f32 v132, v139, v131, 0
    v_lshlrev_b32_e32 v135, 16, v10
    s_waitcnt vmcnt(6)
    v_cvt_f32_ubyte0_e32 v137, v85
    v_cvt_f32_ubyte1_e32 v138, v85
    v_cvt_f32_ubyte2_e32 v139, v51
    v_dual_fmac_f32 v49, v136, v9 :: v_dual_fmac_f32 v54, v73, v22
    v_cvt_f32_ubyte2_e32 v136, v55
    v_fma_f32 v137, v137, v131, 0
    v_dual_fmac_f32 v50, v133, v9 :: v_dual_fmac_f32 v57, v58, v8
    v_lshlrev_b32_e32 v133, 16, v13
    v_cvt_f32_ubyte0_e32 v140, v59
    v_cvt_f32_ubyte0_e32 v58, v63
    v_fma_f32 v61, v62, v8, v61
    v_dual_fmac_f32 v65, v126, v19 :: v_dual_lshlrev_b32 v62, 16, v20
    v_cvt_f32_ubyte2_e32 v141, v66
    v_cvt_f32_ubyte2_e32 v126, v70
    v_dual_fmac_f32 v69, v19, v134 :: v_dual_lshlrev_b32 v134, 16, v23
    v_cvt_f32_ubyte0_e32 v142, v74
    v_cvt_f32_ubyte0_e32 v73, v78
    v_fma_f32 v53, v77, v22, v53
    v_lshlrev_b32_e32 v77, 16, v34
    v_cvt_f32_ubyte2_e32 v143, v81
    v_fma_f32 v116, v116, v33, v132
    v_cvt_f32_ubyte2_e32 v132, v85
    v_dual_fmac_f32 v137, v33, v138 :: v_dual_lshlrev_b32 v138, 16, v37
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v144, v89
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v145, v93
    v_dual_fmac_f32 v49, v139, v135 :: v_dual_and_b32 v10, 0xffff0000, v10
    v_dual_fmac_f32 v57, v133, v140 :: v_dual_lshlrev_b32 v146, 16, v11
    v_dual_fmac_f32 v50, v135, v136 :: v_dual_and_b32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v147, 16, v12
    v_dual_fmac_f32 v65, v62, v141 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte3_e32 v51, v51
    v_cvt_f32_ubyte3_e32 v55, v55
    v_dual_fmac_f32 v54, v142, v134 :: v_dual_and_b32 v13, 0xffff0000, v13
    v_cvt_f32_ubyte1_e32 v136, v59
    v_cvt_f32_ubyte1_e32 v139, v63
    v_fma_f32 v58, v58, v133, v61
    v_dual_fmac_f32 v53, v134, v73 :: v_dual_and_b32 v20, 0xffff0000, v20
    v_cvt_f32_ubyte3_e32 v61, v66
    v_cvt_f32_ubyte3_e32 v66, v70
    v_fma_f32 v69, v126, v62, v69
    v_dual_add_f32 v2, v2, v10 :: v_dual_and_b32 v23, 0xffff0000, v23
    v_cvt_f32_ubyte1_e32 v70, v74
    v_cvt_f32_ubyte1_e32 v126, v78
    v_dual_add_f32 v1, v1, v9 :: v_dual_and_b32 v34, 0xffff0000, v34
    v_cvt_f32_ubyte3_e32 v73, v81
    v_fma_f32 v81, v143, v77, v116
    v_cvt_f32_ubyte3_e32 v85, v85
    v_fma_f32 v116, v132, v77, v137
    v_dual_add_f32 v4, v4, v12 :: v_dual_and_b32 v37, 0xffff0000, v37
    v_cvt_f32_ubyte1_e32 v132, v89
    v_fma_f32 v137, v144, v138, 0
    v_cvt_f32_ubyte1_e32 v140, v93
    v_fma_f32 v141, v145, v138, 0
    v_add_f32_e32 v9, v117, v135
    v_add_f32_e32 v117, v119, v146
    v_add_f32_e32 v3, v3, v11
    v_add_f32_e32 v119, v122, v147
    v_cvt_f32_ubyte0_e32 v122, v52
    v_dual_fmac_f32 v49, v51, v10 :: v_dual_fmac_f32 v54, v70, v23
    v_cvt_f32_ubyte0_e32 v51, v56
    v_fma_f32 v10, v55, v10, v50
    v_dual_fmac_f32 v57, v136, v13 :: v_dual_lshlrev_b32 v50, 16, v14
    v_cvt_f32_ubyte2_e32 v55, v59
    v_cvt_f32_ubyte2_e32 v135, v63
    v_fma_f32 v58, v139, v13, v58
    v_dual_fmac_f32 v53, v23, v126 :: v_dual_lshlrev_b32 v136, 16, v25
    v_cvt_f32_ubyte0_e32 v139, v67
    v_fma_f32 v61, v61, v20, v65
    v_cvt_f32_ubyte0_e32 v65, v71
    v_fma_f32 v66, v66, v20, v69
    v_lshlrev_b32_e32 v69, 16, v24
    v_cvt_f32_ubyte2_e32 v142, v74
    v_cvt_f32_ubyte2_e32 v70, v78
    v_lshlrev_b32_e32 v126, 16, v35
    v_cvt_f32_ubyte0_e32 v143, v82
    v_fma_f32 v73, v73, v34, v81
    v_cvt_f32_ubyte0_e32 v81, v86
    v_fma_f32 v85, v85, v34, v116
    v_dual_add_f32 v117, v127, v117 :: v_dual_lshlrev_b32 v116, 16, v38
    v_cvt_f32_ubyte2_e32 v144, v89
    v_fma_f32 v132, v132, v37, v137
    v_cvt_f32_ubyte2_e32 v137, v93
    v_fma_f32 v140, v140, v37, v141
    v_dual_add_f32 v1, v1, v3 :: v_dual_add_f32 v2, v2, v4
    v_dual_add_f32 v3, v9, v119 :: v_dual_and_b32 v14, 0xffff0000, v14
    v_cvt_f32_ubyte1_e32 v4, v52
    v_fma_f32 v9, v122, v146, v49
    v_cvt_f32_ubyte1_e32 v49, v56
    v_dual_fmac_f32 v10, v51, v146 :: v_dual_lshlrev_b32 v51, 16, v15
    v_dual_fmac_f32 v58, v135, v50 :: v_dual_and_b32 v15, 0xffff0000, v15
    v_dual_fmac_f32 v54, v142, v69 :: v_dual_lshlrev_b32 v119, 16, v16
    v_dual_fmac_f32 v61, v136, v139 :: v_dual_and_b32 v16, 0xffff0000, v16
    v_cvt_f32_ubyte3_e32 v59, v59
    v_fma_f32 v55, v55, v50, v57
    v_cvt_f32_ubyte3_e32 v57, v63
    v_and_b32_e32 v25, 0xffff0000, v25
    v_cvt_f32_ubyte1_e32 v63, v67
    v_cvt_f32_ubyte1_e32 v122, v71
    v_fma_f32 v65, v65, v136, v66
    v_dual_fmac_f32 v53, v70, v69 :: v_dual_and_b32 v24, 0xffff0000, v24
    v_cvt_f32_ubyte3_e32 v66, v74
    v_cvt_f32_ubyte3_e32 v74, v78
    v_and_b32_e32 v35, 0xffff0000, v35
    v_cvt_f32_ubyte1_e32 v70, v82
    v_dual_fmac_f32 v73, v126, v143 :: v_dual_and_b32 v38, 0xffff0000, v38
    v_cvt_f32_ubyte1_e32 v78, v86
    v_fma_f32 v81, v81, v126, v85
    v_cvt_f32_ubyte3_e32 v85, v89
    v_fma_f32 v89, v144, v116, v132
    v_cvt_f32_ubyte3_e32 v93, v93
    v_fma_f32 v127, v137, v116, v140
    v_cvt_f32_f16_e32 v104, v104.l
    v_cvt_f32_f16_e32 v105, v105.l
    v_dual_add_f32 v3, v117, v3 :: v_dual_add_f32 v6, v6, v14
    v_add_f32_e32 v1, v1, v2
    v_cvt_f32_ubyte2_e32 v2, v52
    v_fma_f32 v4, v4, v11, v9
    v_cvt_f32_ubyte2_e32 v9, v56
    v_fma_f32 v10, v49, v11, v10
    v_dual_add_f32 v11, v133, v118 :: v_dual_lshlrev_b32 v118, 16, v29
    v_dual_add_f32 v5, v5, v13 :: v_dual_add_f32 v8, v8, v16
    v_add_f32_e32 v13, v120, v50
    v_dual_add_f32 v49, v123, v51 :: v_dual_fmac_f32 v54, v66, v24
    v_add_f32_e32 v7, v7, v15
    v_dual_add_f32 v50, v128, v119 :: v_dual_fmac_f32 v55, v59, v14
    v_cvt_f32_ubyte0_e32 v117, v60
    v_cvt_f32_ubyte0_e32 v59, v64
    v_fma_f32 v14, v57, v14, v58
    v_lshlrev_b32_e32 v57, 16, v26
    v_cvt_f32_ubyte2_e32 v58, v67
    v_fma_f32 v61, v63, v25, v61
    v_cvt_f32_ubyte2_e32 v63, v71
    v_dual_fmac_f32 v65, v25, v122 :: v_dual_mul_f32 v128, 0xc3000000, v105
    v_cvt_f32_ubyte0_e32 v120, v75
    v_cvt_f32_ubyte0_e32 v66, v79
    v_fma_f32 v53, v74, v24, v53
    v_dual_add_f32 v1, v3, v1 :: v_dual_lshlrev_b32 v74, 16, v36
    v_cvt_f32_ubyte2_e32 v122, v82
    v_fma_f32 v70, v70, v35, v73
    v_cvt_f32_ubyte2_e32 v73, v86
    v_fma_f32 v78, v78, v35, v81
    v_dual_add_f32 v6, v6, v8 :: v_dual_lshlrev_b32 v81, 16, v39
    v_cvt_f32_ubyte0_e32 v123, v90
    v_fma_f32 v85, v85, v38, v89
    v_cvt_f32_ubyte0_e32 v89, v94
    v_fma_f32 v93, v93, v38, v127
    v_dual_mul_f32 v127, 0xc3000000, v104 :: v_dual_fmac_f32 v14, v59, v51
    v_cvt_f32_ubyte3_e32 v3, v52
    v_fma_f32 v2, v2, v147, v4
    v_cvt_f32_ubyte3_e32 v4, v56
    v_fma_f32 v9, v9, v147, v10
    v_add_f32_e32 v10, v11, v49
    v_dual_add_f32 v5, v5, v7 :: v_dual_and_b32 v26, 0xffff0000, v26
    v_dual_add_f32 v7, v50, v13 :: v_dual_lshlrev_b32 v50, 16, v28
    v_cvt_f32_ubyte1_e32 v8, v60
    v_fma_f32 v11, v117, v51, v55
    v_cvt_f32_ubyte1_e32 v13, v64
    v_dual_fmac_f32 v54, v120, v118 :: v_dual_lshlrev_b32 v49, 16, v27
    v_and_b32_e32 v27, 0xffff0000, v27
    v_and_b32_e32 v28, 0xffff0000, v28
    v_cvt_f32_ubyte3_e32 v51, v67
    v_fma_f32 v52, v58, v57, v61
    v_cvt_f32_ubyte3_e32 v55, v71
    v_fma_f32 v56, v63, v57, v65
    v_dual_fmac_f32 v2, v3, v12 :: v_dual_and_b32 v29, 0xffff0000, v29
    v_cvt_f32_ubyte1_e32 v58, v75
    v_cvt_f32_ubyte1_e32 v59, v79
    v_fma_f32 v53, v66, v118, v53
    v_dual_add_f32 v7, v10, v7 :: v_dual_and_b32 v36, 0xffff0000, v36
    v_cvt_f32_ubyte3_e32 v61, v82
    v_fma_f32 v63, v122, v74, v70
    v_cvt_f32_ubyte3_e32 v65, v86
    v_fma_f32 v66, v73, v74, v78
    v_and_b32_e32 v39, 0xffff0000, v39
    v_cvt_f32_ubyte1_e32 v67, v90
    v_fma_f32 v70, v123, v81, v85
    v_cvt_f32_ubyte1_e32 v71, v94
    v_fma_f32 v73, v89, v81, v93
    v_cvt_f32_f16_e32 v78, v106.l
    v_cvt_f32_f16_e32 v82, v107.l
    v_fma_f32 v3, v127, v1, v102
    v_fma_f32 v4, v4, v12, v9
    v_fma_f32 v1, v128, v1, v101
    v_add_f32_e32 v5, v5, v6
    v_cvt_f32_ubyte2_e32 v6, v60
    v_fma_f32 v8, v8, v15, v11
    v_cvt_f32_ubyte2_e32 v9, v64
    v_fma_f32 v10, v13, v15, v14
    v_dual_add_f32 v11, v121, v136 :: v_dual_fmac_f32 v54, v58, v29
    v_add_f32_e32 v12, v17, v25
    v_add_f32_e32 v13, v124, v57
    v_dual_add_f32 v14, v18, v26 :: v_dual_add_f32 v15, v129, v49
    v_dual_add_f32 v17, v19, v27 :: v_dual_add_f32 v18, v62, v50
    v_add_f32_e32 v19, v20, v28
    v_cvt_f32_ubyte0_e32 v20, v68
    v_fma_f32 v25, v51, v26, v52
    v_cvt_f32_ubyte0_e32 v51, v72
    v_fma_f32 v26, v55, v26, v56
    v_dual_fmac_f32 v53, v59, v29 :: v_dual_lshlrev_b32 v52, 16, v30
    v_cvt_f32_ubyte2_e32 v55, v75
    v_cvt_f32_ubyte2_e32 v56, v79
    v_lshlrev_b32_e32 v57, 16, v41
    v_cvt_f32_ubyte0_e32 v58, v83
    v_fma_f32 v59, v61, v36, v63
    v_cvt_f32_ubyte0_e32 v61, v87
    v_fma_f32 v62, v65, v36, v66
    v_lshlrev_b32_e32 v63, 16, v40
    v_cvt_f32_ubyte2_e32 v65, v90
    v_fma_f32 v66, v67, v39, v70
    v_cvt_f32_ubyte2_e32 v67, v94
    v_fma_f32 v70, v71, v39, v73
    v_mul_f32_e32 v71, 0xc3000000, v78
    v_mul_f32_e32 v73, 0xc3000000, v82
    v_fma_f32 v2, v104, v2, v3
    v_fma_f32 v1, v105, v4, v1
    v_add_f32_e32 v3, v7, v5
    v_cvt_f32_ubyte3_e32 v4, v60
    v_fma_f32 v5, v6, v119, v8
    v_cvt_f32_ubyte3_e32 v6, v64
    v_fma_f32 v7, v9, v119, v10
    v_add_f32_e32 v8, v11, v15
    v_dual_add_f32 v9, v12, v17 :: v_dual_add_f32 v10, v13, v18
    v_dual_add_f32 v11, v19, v14 :: v_dual_lshlrev_b32 v18, 16, v31
    v_cvt_f32_ubyte1_e32 v12, v68
    v_fma_f32 v13, v20, v49, v25
    v_cvt_f32_ubyte1_e32 v14, v72
    v_fma_f32 v15, v51, v49, v26
    v_and_b32_e32 v17, 0xffff0000, v30
    v_and_b32_e32 v19, 0xffff0000, v31
    v_lshlrev_b32_e32 v20, 16, v32
    v_and_b32_e32 v25, 0xffff0000, v32
    v_cvt_f32_ubyte3_e32 v26, v75
    v_fma_f32 v30, v55, v52, v54
    v_cvt_f32_ubyte3_e32 v31, v79
    v_fma_f32 v32, v56, v52, v53
    v_and_b32_e32 v41, 0xffff0000, v41
    v_cvt_f32_ubyte1_e32 v49, v83
    v_fma_f32 v51, v58, v57, v59
    v_cvt_f32_ubyte1_e32 v53, v87
    v_fma_f32 v54, v61, v57, v62
    v_dual_fmac_f32 v1, v73, v3 :: v_dual_and_b32 v40, 0xffff0000, v40
    v_cvt_f32_ubyte3_e32 v55, v90
    v_fma_f32 v56, v65, v63, v66
    v_cvt_f32_ubyte3_e32 v58, v94
    v_fma_f32 v59, v67, v63, v70
    v_cvt_f32_f16_e32 v60, v108.l
    v_cvt_f32_f16_e32 v61, v109.l
    v_fma_f32 v4, v4, v16, v5
    v_dual_fmac_f32 v2, v71, v3 :: v_dual_add_f32 v3, v8, v10
    v_fma_f32 v5, v6, v16, v7
    v_add_f32_e32 v6, v9, v11
    v_cvt_f32_ubyte2_e32 v7, v68
    v_fma_f32 v8, v12, v27, v13
    v_cvt_f32_ubyte2_e32 v9, v72
    v_fma_f32 v10, v14, v27, v15
    v_dual_add_f32 v11, v125, v118 :: v_dual_add_f32 v14, v22, v17
    v_dual_add_f32 v12, v21, v29 :: v_dual_add_f32 v13, v130, v52
    v_dual_add_f32 v15, v134, v18 :: v_dual_add_f32 v16, v23, v19
    v_dual_add_f32 v21, v69, v20 :: v_dual_add_f32 v22, v24, v25
    v_cvt_f32_ubyte0_e32 v23, v76
    v_fma_f32 v24, v26, v17, v30
    v_cvt_f32_ubyte0_e32 v26, v80
    v_fma_f32 v17, v31, v17, v32
    v_lshlrev_b32_e32 v27, 16, v42
    v_cvt_f32_ubyte2_e32 v29, v83
    v_fma_f32 v30, v49, v41, v51
    v_cvt_f32_ubyte2_e32 v31, v87
    v_fma_f32 v32, v53, v41, v54
    v_dual_fmac_f32 v2, v78, v4 :: v_dual_lshlrev_b32 v49, 16, v45
    v_cvt_f32_ubyte0_e32 v51, v91
    v_fma_f32 v52, v55, v40, v56
    v_cvt_f32_ubyte0_e32 v53, v95
    v_fma_f32 v54, v58, v40, v59
    v_dual_mul_f32 v55, 0xc3000000, v60 :: v_dual_mul_f32 v56, 0xc3000000, v61
    v_fma_f32 v1, v82, v5, v1
    v_add_f32_e32 v3, v3, v6
    v_cvt_f32_ubyte3_e32 v4, v68
    v_fma_f32 v5, v7, v50, v8
    v_cvt_f32_ubyte3_e32 v6, v72
    v_fma_f32 v7, v9, v50, v10
    v_dual_add_f32 v8, v11, v15 :: v_dual_add_f32 v9, v12, v16
    v_dual_add_f32 v10, v13, v21 :: v_dual_add_f32 v11, v14, v22
    v_cvt_f32_ubyte1_e32 v12, v76
    v_fma_f32 v13, v23, v18, v24
    v_cvt_f32_ubyte1_e32 v14, v80
    v_fma_f32 v15, v26, v18, v17
    v_and_b32_e32 v16, 0xffff0000, v42
    v_lshlrev_b32_e32 v17, 16, v43
    v_and_b32_e32 v18, 0xffff0000, v43
    v_dual_fmac_f32 v2, v55, v3 :: v_dual_lshlrev_b32 v21, 16, v44
    v_dual_fmac_f32 v1, v56, v3 :: v_dual_and_b32 v22, 0xffff0000, v44
    v_cvt_f32_ubyte3_e32 v23, v83
    v_fma_f32 v24, v29, v27, v30
    v_cvt_f32_ubyte3_e32 v26, v87
    v_fma_f32 v29, v31, v27, v32
    v_dual_add_f32 v3, v8, v10 :: v_dual_and_b32 v30, 0xffff0000, v45
    v_cvt_f32_ubyte1_e32 v31, v91
    v_fma_f32 v32, v51, v49, v52
    v_cvt_f32_ubyte1_e32 v42, v95
    v_fma_f32 v43, v53, v49, v54
    v_cvt_f32_f16_e32 v44, v110.l
    v_cvt_f32_f16_e32 v45, v111.l
    v_fma_f32 v4, v4, v28, v5
    v_fma_f32 v5, v6, v28, v7
    v_add_f32_e32 v6, v9, v11
    v_cvt_f32_ubyte2_e32 v7, v76
    v_fma_f32 v8, v12, v19, v13
    v_cvt_f32_ubyte2_e32 v9, v80
    v_fma_f32 v10, v14, v19, v15
    v_dual_add_f32 v11, v131, v57 :: v_dual_add_f32 v14, v34, v16
    v_add_f32_e32 v12, v33, v41
    v_dual_add_f32 v13, v77, v27 :: v_dual_add_f32 v28, v36, v22
    v_dual_add_f32 v15, v17, v126 :: v_dual_mul_f32 v36, 0xc3000000, v45
    v_add_f32_e32 v19, v35, v18
    v_add_f32_e32 v27, v74, v21
    v_cvt_f32_ubyte0_e32 v33, v84
    v_fma_f32 v23, v23, v16, v24
    v_cvt_f32_ubyte0_e32 v24, v88
    v_fma_f32 v16, v26, v16, v29
    v_dual_fmac_f32 v1, v61, v5 :: v_dual_lshlrev_b32 v26, 16, v46
    v_cvt_f32_ubyte2_e32 v29, v91
    v_fma_f32 v31, v31, v30, v32
    v_cvt_f32_ubyte2_e32 v32, v95
    v_fma_f32 v34, v42, v30, v43
    v_mul_f32_e32 v35, 0xc3000000, v44
    v_fma_f32 v2, v60, v4, v2
    v_add_f32_e32 v3, v3, v6
    v_cvt_f32_ubyte3_e32 v4, v76
    v_fma_f32 v5, v7, v20, v8
    v_cvt_f32_ubyte3_e32 v6, v80
    v_fma_f32 v7, v9, v20, v10
    v_dual_add_f32 v8, v11, v15 :: v_dual_add_f32 v11, v14, v28
    v_dual_add_f32 v9, v12, v19 :: v_dual_lshlrev_b32 v20, 16, v48
    v_add_f32_e32 v10, v13, v27
    v_cvt_f32_ubyte1_e32 v12, v84
    v_fma_f32 v13, v33, v17, v23
    v_cvt_f32_ubyte1_e32 v14, v88
    v_fma_f32 v15, v24, v17, v16
    v_and_b32_e32 v16, 0xffff0000, v46
    v_lshlrev_b32_e32 v17, 16, v47
    v_and_b32_e32 v19, 0xffff0000, v47
    v_and_b32_e32 v23, 0xffff0000, v48
    v_cvt_f32_ubyte3_e32 v24, v91
    v_fma_f32 v27, v29, v26, v31
    v_cvt_f32_ubyte3_e32 v28, v95
    v_fma_f32 v29, v32, v26, v34
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v31, v112.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v32, v113.l
    v_fma_f32 v4, v4, v25, v5
    v_fma_f32 v2, v35, v3, v2
    v_fma_f32 v5, v6, v25, v7
    v_fma_f32 v1, v36, v3, v1
    v_dual_add_f32 v3, v8, v10 :: v_dual_add_f32 v6, v9, v11
    v_cvt_f32_ubyte2_e32 v7, v84
    v_fma_f32 v8, v12, v18, v13
    v_cvt_f32_ubyte2_e32 v9, v88
    v_fma_f32 v10, v14, v18, v15
    v_dual_add_f32 v11, v138, v49 :: v_dual_add_f32 v12, v37, v30
    v_dual_add_f32 v13, v116, v26 :: v_dual_add_f32 v18, v39, v19
    v_dual_add_f32 v14, v38, v16 :: v_dual_add_f32 v15, v81, v17
    v_dual_add_f32 v25, v63, v20 :: v_dual_add_f32 v26, v40, v23
    v_cvt_f32_ubyte0_e32 v30, v92
    v_fma_f32 v24, v24, v16, v27
    v_cvt_f32_ubyte0_e32 v27, v96
    v_fma_f32 v16, v28, v16, v29
    v_dual_mul_f32 v28, 0xc3000000, v31 :: v_dual_mul_f32 v29, 0xc3000000, v32
    v_dual_fmac_f32 v2, v44, v4 :: v_dual_fmac_f32 v1, v45, v5
    v_add_f32_e32 v3, v3, v6
    v_cvt_f32_ubyte3_e32 v4, v84
    v_fma_f32 v5, v7, v21, v8
    v_cvt_f32_ubyte3_e32 v6, v88
    v_fma_f32 v7, v9, v21, v10
    v_dual_add_f32 v8, v11, v15 :: v_dual_add_f32 v9, v12, v18
    v_dual_add_f32 v10, v13, v25 :: v_dual_add_f32 v11, v14, v26
    v_cvt_f32_ubyte1_e32 v12, v92
    v_fma_f32 v13, v30, v17, v24
    v_cvt_f32_ubyte1_e32 v14, v96
    v_fma_f32 v15, v27, v17, v16
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v16, v114.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v17, v115.l
    v_fma_f32 v4, v4, v22, v5
    v_fma_f32 v2, v28, v3, v2
    v_fma_f32 v5, v6, v22, v7
    v_fma_f32 v1, v29, v3, v1
    v_dual_add_f32 v3, v8, v10 :: v_dual_add_f32 v6, v9, v11
    v_cvt_f32_ubyte2_e32 v7, v92
    v_fma_f32 v8, v12, v19, v13
    v_cvt_f32_ubyte2_e32 v9, v96
    v_fma_f32 v10, v14, v19, v15
    v_dual_mul_f32 v11, 0xc3000000, v16 :: v_dual_mul_f32 v12, 0xc3000000, v17
    v_dual_fmac_f32 v2, v31, v4 :: v_dual_fmac_f32 v1, v32, v5
    v_add_f32_e32 v3, v3, v6
    v_cvt_f32_ubyte3_e32 v4, v92
    v_fma_f32 v5, v7, v20, v8
    v_cvt_f32_ubyte3_e32 v6, v96
    v_fma_f32 v7, v9, v20, v10
    v_fma_f32 v2, v11, v3, v2
    v_fma_f32 v1, v12, v3, v1
    v_fma_f32 v3, v4, v23, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v4, v6, v23, v7
    v_fma_f32 v102, v16, v3, v2
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v101, v17, v4, v1
L2:
    s_cmp_lt_u32 s21, s20
    s_cbranch_scc1 L1
    v_add_nc_u32_e32 v17, s20, v97
    s_branch L4
L3:
    s_mov_b32 exec_lo, s20
    v_lshlrev_b32_e32 v13, 5, v17
    v_add_nc_u32_e32 v1, s35, v17
    v_add_nc_u32_e32 v2, s36, v17
    v_sub_nc_u32_e32 v3, s14, v17
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshlrev_b32_e32 v5, 4, v1
    v_lshlrev_b32_e32 v9, 4, v2
    v_and_b32_e32 v18, -2, v1
    v_and_b32_e32 v19, -2, v2
    v_min_u32_e32 v1, 32, v3
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v17, v17, v1
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
    v_fma_f32 v6, v9, v1, v102
    v_fma_f32 v1, v10, v1, v101
    v_fma_f32 v2, v3, v16, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v3, v4, v16, v5
    v_fma_f32 v102, v7, v2, v6
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v101, v11, v3, v1
L4:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s14, v17
    s_and_b32 s20, exec_lo, vcc_lo
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s12
    s_lshl_b32 s4, s34, 2
    s_barrier
    v_add_f32_dpp v1, v102, v102 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v101, v101 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 0, v97
    v_cmp_eq_u32_e64 s6, 1, v97
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
    v_permlanex16_b32 v2, v0, 0x76543210, s32
    v_permlanex16_b32 v4, v1, 0x76543210, s32
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v0, v2, v0
    v_add_f32_e32 v1, v4, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v0, 0, v0, vcc_lo
    v_cndmask_b32_e64 v0, v0, v1, s6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v16, v100, v0
    v_mul_f32_e32 v0, v16, v16
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, 0, v0, s33
    v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s32
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v0, v1, v0
    ds_store_b32 v3, v0
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v98
    ds_load_b128 v[4:7], v98 offset:16
    ds_load_b128 v[8:11], v98 offset:32
    ds_load_b128 v[12:15], v98 offset:48
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
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s4
    v_dual_mov_b32 v0, s5 :: v_dual_mov_b32 v1, s13
    buffer_store_b32 v0, v1, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L5:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s0, exec_lo, s33
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s0
    buffer_store_b32 v16, v99, s[24:27], 0 idxen
    v_mul_f32_e32 v0, v16, v103
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v1, v0, 16, 1
    v_or_b32_e32 v2, 0x400000, v0
    v_cmp_u_f32_e64 s0, v0, v0
    v_add3_u32 v1, v0, v1, 0x7fff
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, v2, s0
    v_lshrrev_b32_e32 v1, 16, v1
    buffer_store_b16 v1, v99, s[28:31], 0 idxen
    s_cmp_eq_u32 s15, 2
    s_cbranch_scc0 L6
    v_lshlrev_b32_e32 v1, 16, v1
    v_add_nc_u32_e32 v2, s37, v99
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
