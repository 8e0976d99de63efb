; 197 VGPRs, 52 SGPRs, 24064 bytes of LDS, 0 of scratch, 1161 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[32:35], s[0:1], 0x30
    s_load_b128 s[36:39], s[0:1], 0x48
    s_load_b128 s[40:43], s[0:1], 0x60
    s_load_b32 s3, s[0:1], 0x7c
    s_load_b512 s[16:31], s[0:1], 0x84
    s_load_b32 s0, s[0:1], 0xc4
    v_mov_b32_e32 v66, v0
    s_lshl_b32 s1, s13, 6
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    v_mbcnt_lo_u32_b32 v1, -1, 0
    v_lshrrev_b32_e32 v177, 4, v66
    v_and_b32_e32 v2, 15, v66
    s_mov_b32 s12, 0xfedcba98
    v_lshrrev_b32_e32 v0, 5, v0
    v_and_b32_e32 v67, 15, v1
    v_add_nc_u32_e32 v3, s1, v177
    v_lshlrev_b32_e32 v178, 3, v2
    v_add_nc_u32_e32 v2, 16, v177
    v_readfirstlane_b32 s11, v0
    v_add_nc_u32_e32 v0, 24, v177
    v_add_nc_u32_e32 v4, 32, v177
    v_add_nc_u32_e32 v5, 40, v177
    v_mul_u32_u24_e32 v6, 0x88, v177
    v_add_nc_u32_e32 v7, 48, v177
    v_mul_u32_u24_e32 v2, 0x88, v2
    v_add_nc_u32_e32 v8, 56, v177
    v_mul_u32_u24_e32 v0, 0x88, v0
    v_mul_u32_u24_e32 v4, 0x88, v4
    v_mul_u32_u24_e32 v5, 0x88, v5
    v_add_lshl_u32 v32, v6, v178, 1
    v_mul_u32_u24_e32 v6, 0x88, v7
    v_add_lshl_u32 v33, v2, v178, 1
    v_mul_u32_u24_e32 v2, 0x88, v8
    v_add_lshl_u32 v34, v0, v178, 1
    v_add_lshl_u32 v35, v4, v178, 1
    s_lshl_b32 s13, s11, 4
    v_mul_u32_u24_e32 v74, 0x88, v67
    v_add_lshl_u32 v36, v5, v178, 1
    v_add_lshl_u32 v37, v6, v178, 1
    s_mul_i32 s11, s13, 0x88
    v_add_lshl_u32 v38, v2, v178, 1
    s_add_u32 s44, s1, s13
    v_add_lshl_u32 v62, s11, v74, 1
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s35, 0x11016000
    s_mov_b32 s39, 0x31016000
    s_mov_b32 s43, 0x11016000
    s_mul_i32 s13, s13, 40
    v_lshrrev_b32_e32 v179, 4, v1
    v_add_nc_u32_e32 v180, s44, v67
    s_max_u32 s6, s6, 7
    s_or_b32 s5, s5, 0x20000
    s_max_u32 s10, s10, 7
    s_sub_u32 s6, s6, 7
    s_max_u32 s34, s34, 3
    s_or_b32 s9, s9, 0x20000
    v_mul_lo_u32 v0, v3, s22
    s_mul_i32 s20, s15, s20
    s_mul_i32 s21, s14, s21
    s_add_u32 s45, s17, -1
    s_mul_i32 s46, s22, 24
    s_add_u32 s20, s20, s21
    s_mul_i32 s21, s45, s22
    s_mul_i32 s47, s22, 40
    v_add3_u32 v0, s20, v0, v178
    s_add_u32 s20, s20, s21
    s_mul_i32 s21, s22, 48
    s_mul_i32 s48, s22, 56
    v_add_nc_u32_e32 v1, s20, v178
    v_lshl_add_u32 v2, s22, 3, v0
    v_lshl_add_u32 v3, s22, 4, v0
    v_add_nc_u32_e32 v4, s46, v0
    v_lshl_add_u32 v5, s22, 5, v0
    v_min_u32_e32 v6, v0, v1
    v_min_u32_e32 v7, v2, v1
    v_min_u32_e32 v8, v3, v1
    v_min_u32_e32 v12, v4, v1
    v_add_nc_u32_e32 v2, s47, v0
    v_add_nc_u32_e32 v3, s21, v0
    v_add_nc_u32_e32 v0, s48, v0
    v_min_u32_e32 v16, v5, v1
    v_cvt_f32_u32_e32 v4, s16
    v_min_u32_e32 v20, v2, v1
    v_min_u32_e32 v24, v3, v1
    v_min_u32_e32 v28, v0, v1
    s_sub_u32 s20, 0, s16
    v_rcp_f32_e32 v39, v4
    buffer_load_b128 v[0:3], v6, s[4:7], 0 idxen
    buffer_load_b128 v[4:7], v7, s[4:7], 0 idxen
    buffer_load_b128 v[8:11], v8, s[4:7], 0 idxen
    buffer_load_b128 v[12:15], v12, s[4:7], 0 idxen
    buffer_load_b128 v[16:19], v16, s[4:7], 0 idxen
    buffer_load_b128 v[20:23], v20, s[4:7], 0 idxen
    buffer_load_b128 v[24:27], v24, s[4:7], 0 idxen
    buffer_load_b128 v[28:31], v28, s[4:7], 0 idxen
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v39, 0x4f7ffffa, v39
    s_cmp_eq_u32 s16, 0
    s_cselect_b32 s4, exec_lo, 0
    s_mul_i32 s5, s15, s23
    s_mul_i32 s6, s15, s26
    v_cvt_u32_f32_e32 v39, v39
    s_sub_u32 s10, s10, 7
    s_or_b32 s33, s33, 0x20000
    s_sub_u32 s34, s34, 3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v40, s20, v39
    s_lshl_b32 s38, s38, 1
    s_or_b32 s41, s41, 0x40000
    v_mul_hi_u32 v40, v39, v40
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v39, v39, v40
    v_mul_hi_u32 v39, s14, v39
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v40, v39, s16
    v_sub_nc_u32_e32 v40, s14, v40
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e32 vcc_lo, s16, v40
    v_subrev_nc_u32_e32 v41, s16, v40
    v_add_co_ci_u32_e64 v39, null, v39, 0, vcc_lo
    v_cndmask_b32_e32 v40, v40, v41, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e32 vcc_lo, s16, v40
    v_add_co_ci_u32_e64 v39, null, v39, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v39, v39, 0, s4
    v_readfirstlane_b32 s4, v39
    s_mul_i32 s7, s4, s24
    s_mul_i32 s4, s4, s27
    s_add_u32 s5, s5, s7
    s_add_u32 s4, s6, s4
    s_waitcnt vmcnt(7)
    ds_store_b128 v32, v[0:3]
    s_waitcnt vmcnt(6)
    ds_store_b128 v32, v[4:7] offset:2176
    s_waitcnt vmcnt(5)
    ds_store_b128 v33, v[8:11]
    s_waitcnt vmcnt(4)
    ds_store_b128 v34, v[12:15]
    s_waitcnt vmcnt(3)
    ds_store_b128 v35, v[16:19]
    s_waitcnt vmcnt(2)
    ds_store_b128 v36, v[20:23]
    s_waitcnt vmcnt(1)
    ds_store_b128 v37, v[24:27]
    s_waitcnt vmcnt(0)
    ds_store_b128 v38, v[28:31]
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[2:5], v62
    ds_load_b128 v[6:9], v62 offset:16
    ds_load_b128 v[10:13], v62 offset:32
    ds_load_b128 v[14:17], v62 offset:48
    ds_load_b128 v[18:21], v62 offset:64
    ds_load_b128 v[22:25], v62 offset:80
    ds_load_b128 v[26:29], v62 offset:96
    ds_load_b128 v[30:33], v62 offset:112
    ds_load_b128 v[34:37], v62 offset:128
    ds_load_b128 v[38:41], v62 offset:144
    ds_load_b128 v[42:45], v62 offset:160
    ds_load_b128 v[46:49], v62 offset:176
    ds_load_b128 v[50:53], v62 offset:192
    ds_load_b128 v[54:57], v62 offset:208
    ds_load_b128 v[58:61], v62 offset:224
    ds_load_b128 v[62:65], v62 offset:240
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L0
    v_mov_b32_e32 v181, s18
    s_branch L1
L0:
    v_add3_u32 v0, v180, s18, 1
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v0, s17, v0
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v0, s6, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v181, s17, v0
L1:
    s_add_u32 s1, s1, 63
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s1, s1, s45
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L2
    s_mov_b32 s1, s18
    s_branch L3
L2:
    s_add_u32 s1, s1, s18
    s_add_u32 s6, s18, s17
    s_add_u32 s1, s1, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s1, s1, s17
    s_min_u32 s1, s1, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s1, s1, s17
L3:
    s_cmp_lt_u32 s44, s17
    s_cbranch_scc0 L5
    s_add_u32 s6, s44, 15
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s6, s6, s45
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L4
    s_mov_b32 s6, s18
    s_branch L6
L4:
    s_add_u32 s6, s6, s18
    s_add_u32 s7, s18, s17
    s_add_u32 s6, s6, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s6, s6, s17
    s_min_u32 s6, s6, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s6, s6, s17
    s_branch L6
L5:
    s_mov_b32 s6, 0
L6:
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L7
    s_mov_b32 s7, s18
    s_branch L8
L7:
    s_add_u32 s7, s44, s18
    s_add_u32 s16, s18, s17
    s_add_u32 s7, s7, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s7, s7, s17
    s_min_u32 s7, s7, s16
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s7, s7, s17
L8:
    v_dual_mov_b32 v69, 0 :: v_dual_and_b32 v0, 31, v66
    v_dual_mov_b32 v68, 0 :: v_dual_lshlrev_b32 v1, 1, v177
    v_lshrrev_b32_e32 v75, 5, v66
    v_mul_u32_u24_e32 v76, 40, v67
    s_add_u32 s16, s18, -1
    v_dual_mov_b32 v67, 0 :: v_dual_lshlrev_b32 v182, 2, v0
    v_dual_mov_b32 v71, 0 :: v_dual_add_nc_u32 v0, 16, v1
    v_dual_mov_b32 v66, 0 :: v_dual_add_nc_u32 v77, 17, v1
    s_mul_i32 s18, s16, s25
    s_mul_i32 s16, s16, s28
    v_dual_mov_b32 v73, 0 :: v_dual_and_b32 v78, 7, v182
    v_dual_mov_b32 v70, 0 :: v_dual_and_b32 v79, -16, v182
    v_bfe_u32 v80, v182, 3, 1
    v_dual_mov_b32 v72, 0 :: v_dual_lshlrev_b32 v183, 3, v75
    v_mul_u32_u24_e32 v1, 0x88, v1
    v_lshlrev_b32_e32 v78, 1, v78
    v_mul_u32_u24_e32 v0, 0x88, v0
    v_mul_u32_u24_e32 v77, 0x88, v77
    v_lshlrev_b32_e32 v184, 3, v179
    s_delay_alu instid0(VALU_DEP_4)
    v_add3_u32 v75, v79, v78, v80
    v_add_nc_u32_e32 v78, s13, v76
    s_add_u32 s13, s5, s18
    s_add_u32 s16, s4, s16
    s_lshl_b32 s18, s25, 3
    v_mul_u32_u24_e32 v75, 40, v75
    v_add_nc_u32_e32 v185, s13, v178
    s_lshl_b32 s13, s25, 4
    s_mul_i32 s19, s25, 24
    v_add_lshl_u32 v186, v1, v178, 1
    v_add_lshl_u32 v187, v0, v178, 1
    v_add_lshl_u32 v188, v77, v178, 1
    v_dual_mov_b32 v196, 0 :: v_dual_add_nc_u32 v189, s16, v182
    s_lshl_b32 s16, s28, 1
    s_mul_i32 s20, s28, 3
    s_lshl_b32 s21, s28, 2
    s_mul_i32 s22, s28, 5
    s_mul_i32 s23, s28, 6
    s_mul_i32 s24, s28, 7
    v_add_lshl_u32 v190, v75, v183, 1
    v_dual_mov_b32 v80, v70 :: v_dual_lshlrev_b32 v191, 1, v74
    v_add_lshl_u32 v192, v78, v184, 1
    v_dual_mov_b32 v78, v68 :: v_dual_lshlrev_b32 v193, 1, v78
    v_dual_mov_b32 v195, 0xff7fffff :: v_dual_lshlrev_b32 v194, 1, v76
    v_dual_mov_b32 v76, v66 :: v_dual_mov_b32 v77, v67
    v_dual_mov_b32 v79, v69 :: v_dual_mov_b32 v82, v72
    v_dual_mov_b32 v81, v71 :: v_dual_mov_b32 v84, v66
    v_dual_mov_b32 v83, v73 :: v_dual_mov_b32 v86, v68
    v_dual_mov_b32 v85, v67 :: v_dual_mov_b32 v88, v70
    v_dual_mov_b32 v87, v69 :: v_dual_mov_b32 v90, v72
    v_dual_mov_b32 v89, v71 :: v_dual_mov_b32 v92, v66
    v_dual_mov_b32 v91, v73 :: v_dual_mov_b32 v94, v68
    v_dual_mov_b32 v93, v67 :: v_dual_mov_b32 v96, v70
    v_dual_mov_b32 v95, v69 :: v_dual_mov_b32 v98, v72
    v_dual_mov_b32 v97, v71 :: v_dual_mov_b32 v100, v66
    v_dual_mov_b32 v99, v73 :: v_dual_mov_b32 v102, v68
    v_dual_mov_b32 v101, v67 :: v_dual_mov_b32 v104, v70
    v_dual_mov_b32 v103, v69 :: v_dual_mov_b32 v106, v72
    v_dual_mov_b32 v105, v71 :: v_dual_mov_b32 v108, v66
    v_dual_mov_b32 v107, v73 :: v_dual_mov_b32 v110, v68
    v_dual_mov_b32 v109, v67 :: v_dual_mov_b32 v112, v70
    v_dual_mov_b32 v111, v69 :: v_dual_mov_b32 v114, v72
    v_dual_mov_b32 v113, v71 :: v_dual_mov_b32 v116, v66
    v_dual_mov_b32 v115, v73 :: v_dual_mov_b32 v118, v68
    v_dual_mov_b32 v117, v67 :: v_dual_mov_b32 v120, v70
    v_dual_mov_b32 v119, v69 :: v_dual_mov_b32 v122, v72
    v_dual_mov_b32 v121, v71 :: v_dual_mov_b32 v124, v66
    v_dual_mov_b32 v123, v73 :: v_dual_mov_b32 v126, v68
    v_dual_mov_b32 v125, v67 :: v_dual_mov_b32 v128, v70
    v_dual_mov_b32 v127, v69 :: v_dual_mov_b32 v130, v72
    v_dual_mov_b32 v129, v71 :: v_dual_mov_b32 v132, v66
    v_dual_mov_b32 v131, v73 :: v_dual_mov_b32 v134, v68
    v_dual_mov_b32 v133, v67 :: v_dual_mov_b32 v136, v70
    v_dual_mov_b32 v135, v69 :: v_dual_mov_b32 v138, v72
    v_mov_b32_e32 v137, v71
    v_mov_b32_e32 v139, v73
    s_mov_b32 s26, 0
    s_branch L22
L9:
    v_add_nc_u32_e32 v0, s26, v177
    v_add_nc_u32_e32 v1, s26, v183
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v0, v0, s25
    v_mul_lo_u32 v1, v1, s28
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add3_u32 v0, s5, v0, v178
    v_add3_u32 v1, s4, v1, v182
    s_delay_alu instid0(VALU_DEP_2)
    v_add_nc_u32_e32 v74, s18, v0
    v_add_nc_u32_e32 v75, s13, v0
    v_add_nc_u32_e32 v140, s19, v0
    v_min_u32_e32 v0, v0, v185
    v_add_nc_u32_e32 v141, s28, v1
    v_min_u32_e32 v74, v74, v185
    v_min_u32_e32 v75, v75, v185
    v_min_u32_e32 v152, v140, v185
    v_add_nc_u32_e32 v140, s16, v1
    v_add_nc_u32_e32 v142, s20, v1
    v_add_nc_u32_e32 v143, s21, v1
    v_add_nc_u32_e32 v144, s22, v1
    v_add_nc_u32_e32 v156, s23, v1
    v_add_nc_u32_e32 v157, s24, v1
    v_min_u32_e32 v1, v1, v189
    v_min_u32_e32 v158, v141, v189
    v_min_u32_e32 v159, v140, v189
    v_min_u32_e32 v160, v142, v189
    v_min_u32_e32 v161, v143, v189
    v_min_u32_e32 v162, v144, v189
    buffer_load_b128 v[140:143], v0, s[8:11], 0 idxen
    buffer_load_b128 v[144:147], v74, s[8:11], 0 idxen
    buffer_load_b128 v[148:151], v75, s[8:11], 0 idxen
    buffer_load_b128 v[152:155], v152, s[8:11], 0 idxen
    v_min_u32_e32 v164, v156, v189
    v_min_u32_e32 v166, v157, v189
    buffer_load_b64 v[0:1], v1, s[32:35], 0 idxen
    buffer_load_b64 v[74:75], v158, s[32:35], 0 idxen
    buffer_load_b64 v[156:157], v159, s[32:35], 0 idxen
    buffer_load_b64 v[158:159], v160, s[32:35], 0 idxen
    buffer_load_b64 v[160:161], v161, s[32:35], 0 idxen
    buffer_load_b64 v[162:163], v162, s[32:35], 0 idxen
    buffer_load_b64 v[164:165], v164, s[32:35], 0 idxen
    buffer_load_b64 v[166:167], v166, s[32:35], 0 idxen
    s_waitcnt vmcnt(11)
    ds_store_b128 v186, v[140:143]
    s_waitcnt vmcnt(10)
    ds_store_b128 v186, v[144:147] offset:272
    s_waitcnt vmcnt(7)
    v_and_b32_e32 v140, 0xffff, v0
    v_lshrrev_b32_e32 v0, 16, v0
    v_and_b32_e32 v143, 0xffff, v1
    v_lshrrev_b32_e32 v1, 16, v1
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v141, 0xffff, v74
    v_lshrrev_b32_e32 v74, 16, v74
    v_and_b32_e32 v147, 0xffff, v75
    v_lshrrev_b32_e32 v75, 16, v75
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v142, 0xffff, v156
    v_lshrrev_b32_e32 v145, 16, v156
    v_and_b32_e32 v168, 0xffff, v157
    v_lshrrev_b32_e32 v169, 16, v157
    s_waitcnt vmcnt(4)
    v_and_b32_e32 v144, 0xffff, v158
    v_lshrrev_b32_e32 v146, 16, v158
    v_and_b32_e32 v157, 0xffff, v159
    v_lshrrev_b32_e32 v170, 16, v159
    s_waitcnt vmcnt(3)
    v_and_b32_e32 v156, 0xffff, v160
    v_lshrrev_b32_e32 v158, 16, v160
    v_lshl_or_b32 v140, v141, 16, v140
    v_and_b32_e32 v159, 0xffff, v161
    v_lshrrev_b32_e32 v171, 16, v161
    v_lshl_or_b32 v141, v144, 16, v142
    s_waitcnt vmcnt(2)
    v_and_b32_e32 v142, 0xffff, v162
    v_lshrrev_b32_e32 v160, 16, v162
    v_lshl_or_b32 v144, v74, 16, v0
    v_and_b32_e32 v0, 0xffff, v163
    v_lshrrev_b32_e32 v74, 16, v163
    v_lshl_or_b32 v142, v142, 16, v156
    s_waitcnt vmcnt(1)
    v_and_b32_e32 v161, 0xffff, v164
    v_lshrrev_b32_e32 v162, 16, v164
    v_lshl_or_b32 v145, v146, 16, v145
    v_and_b32_e32 v163, 0xffff, v165
    v_lshrrev_b32_e32 v164, 16, v165
    v_lshl_or_b32 v146, v160, 16, v158
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v158, 0xffff, v166
    v_lshrrev_b32_e32 v160, 16, v166
    v_lshl_or_b32 v156, v147, 16, v143
    v_and_b32_e32 v165, 0xffff, v167
    v_lshrrev_b32_e32 v166, 16, v167
    v_lshl_or_b32 v143, v158, 16, v161
    v_lshl_or_b32 v147, v160, 16, v162
    v_lshl_or_b32 v157, v157, 16, v168
    v_lshl_or_b32 v158, v0, 16, v159
    v_lshl_or_b32 v159, v165, 16, v163
    v_lshl_or_b32 v160, v75, 16, v1
    v_lshl_or_b32 v161, v170, 16, v169
    v_lshl_or_b32 v162, v74, 16, v171
    v_lshl_or_b32 v163, v166, 16, v164
    ds_store_b128 v187, v[148:151]
    ds_store_b128 v188, v[152:155]
    ds_store_b128 v190, v[140:143] offset:8704
    ds_store_b128 v190, v[144:147] offset:8864
    ds_store_b128 v190, v[156:159] offset:9024
    ds_store_b128 v190, v[160:163] offset:9184
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s26, s6
    s_cbranch_scc0 L19
    s_cmp_lt_u32 s26, s6
    s_cbranch_scc1 L10
    v_dual_mov_b32 v140, 0xff800000 :: v_dual_mov_b32 v141, 0xff800000
    v_dual_mov_b32 v142, 0xff800000 :: v_dual_mov_b32 v143, 0xff800000
    v_dual_mov_b32 v144, 0xff800000 :: v_dual_mov_b32 v145, 0xff800000
    v_dual_mov_b32 v146, 0xff800000 :: v_dual_mov_b32 v147, 0xff800000
    v_mov_b32_e32 v0, 0xff800000
    s_branch L12
L10:
    ds_load_b128 v[149:152], v191
    ds_load_b128 v[153:156], v191 offset:16
    ds_load_b128 v[157:160], v191 offset:32
    ds_load_b128 v[161:164], v191 offset:48
    v_dual_mov_b32 v140, v66 :: v_dual_mov_b32 v141, v67
    v_dual_mov_b32 v142, v68 :: v_dual_mov_b32 v143, v69
    v_dual_mov_b32 v144, v70 :: v_dual_mov_b32 v145, v71
    v_dual_mov_b32 v146, v72 :: v_dual_mov_b32 v147, v73
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[149:156], v[2:9], v[140:147]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[157:164], v[10:17], v[140:147]
    ds_load_b128 v[149:152], v191 offset:64
    ds_load_b128 v[153:156], v191 offset:80
    ds_load_b128 v[157:160], v191 offset:96
    ds_load_b128 v[161:164], v191 offset:112
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[149:156], v[18:25], v[140:147]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[157:164], v[26:33], v[140:147]
    ds_load_b128 v[149:152], v191 offset:128
    ds_load_b128 v[153:156], v191 offset:144
    ds_load_b128 v[157:160], v191 offset:160
    ds_load_b128 v[161:164], v191 offset:176
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[149:156], v[34:41], v[140:147]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[157:164], v[42:49], v[140:147]
    ds_load_b128 v[149:152], v191 offset:192
    ds_load_b128 v[153:156], v191 offset:208
    ds_load_b128 v[157:160], v191 offset:224
    ds_load_b128 v[161:164], v191 offset:240
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[149:156], v[50:57], v[140:147]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[157:164], v[58:65], v[140:147]
    s_add_u32 s27, s26, 16
    s_cmp_gt_u32 s27, s7
    s_cbranch_scc0 L11
    v_add_nc_u32_e32 v0, s26, v184
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e64 s27, v0, v181
    v_add_nc_u32_e32 v1, 1, v0
    v_add_nc_u32_e32 v74, 2, v0
    v_add_nc_u32_e32 v75, 3, v0
    v_add_nc_u32_e32 v148, 4, v0
    v_add_nc_u32_e32 v149, 5, v0
    v_add_nc_u32_e32 v150, 6, v0
    v_add_nc_u32_e32 v0, 7, v0
    v_cmp_lt_u32_e64 s44, v1, v181
    v_cmp_lt_u32_e64 s45, v74, v181
    v_cmp_lt_u32_e32 vcc_lo, v75, v181
    v_cmp_lt_u32_e64 s47, v148, v181
    v_cmp_lt_u32_e64 s48, v149, v181
    v_cmp_lt_u32_e64 s49, v150, v181
    v_cmp_lt_u32_e64 s50, v0, v181
    v_cndmask_b32_e64 v140, 0xff800000, v140, s27
    v_cndmask_b32_e64 v141, 0xff800000, v141, s44
    v_cndmask_b32_e64 v142, 0xff800000, v142, s45
    v_cndmask_b32_e32 v143, 0xff800000, v143, vcc_lo
    v_cndmask_b32_e64 v144, 0xff800000, v144, s47
    v_cndmask_b32_e64 v145, 0xff800000, v145, s48
    v_cndmask_b32_e64 v146, 0xff800000, v146, s49
    v_cndmask_b32_e64 v147, 0xff800000, v147, s50
L11:
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v0, 0xff800000, v140, v141
    v_max3_f32 v0, v0, v142, v143
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v0, v0, v144, v145
    v_max3_f32 v0, v0, v146, v147
L12:
    s_add_u32 s27, s26, 16
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s27, s6
    s_cbranch_scc1 L13
    v_dual_mov_b32 v148, 0xff800000 :: v_dual_mov_b32 v149, 0xff800000
    v_dual_mov_b32 v150, 0xff800000 :: v_dual_mov_b32 v151, 0xff800000
    v_dual_mov_b32 v152, 0xff800000 :: v_dual_mov_b32 v153, 0xff800000
    v_dual_mov_b32 v154, 0xff800000 :: v_dual_mov_b32 v155, 0xff800000
    s_branch L15
L13:
    ds_load_b128 v[157:160], v191 offset:4352
    ds_load_b128 v[161:164], v191 offset:4368
    ds_load_b128 v[165:168], v191 offset:4384
    ds_load_b128 v[169:172], v191 offset:4400
    v_dual_mov_b32 v148, v66 :: v_dual_mov_b32 v149, v67
    v_dual_mov_b32 v150, v68 :: v_dual_mov_b32 v151, v69
    v_dual_mov_b32 v152, v70 :: v_dual_mov_b32 v153, v71
    v_dual_mov_b32 v154, v72 :: v_dual_mov_b32 v155, v73
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[157:164], v[2:9], v[148:155]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[165:172], v[10:17], v[148:155]
    ds_load_b128 v[157:160], v191 offset:4416
    ds_load_b128 v[161:164], v191 offset:4432
    ds_load_b128 v[165:168], v191 offset:4448
    ds_load_b128 v[169:172], v191 offset:4464
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[157:164], v[18:25], v[148:155]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[165:172], v[26:33], v[148:155]
    ds_load_b128 v[157:160], v191 offset:4480
    ds_load_b128 v[161:164], v191 offset:4496
    ds_load_b128 v[165:168], v191 offset:4512
    ds_load_b128 v[169:172], v191 offset:4528
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[157:164], v[34:41], v[148:155]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[165:172], v[42:49], v[148:155]
    ds_load_b128 v[157:160], v191 offset:4544
    ds_load_b128 v[161:164], v191 offset:4560
    ds_load_b128 v[165:168], v191 offset:4576
    ds_load_b128 v[169:172], v191 offset:4592
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[157:164], v[50:57], v[148:155]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[165:172], v[58:65], v[148:155]
    s_add_u32 s44, s26, 32
    s_cmp_gt_u32 s44, s7
    s_cbranch_scc0 L14
    v_add_nc_u32_e32 v1, s26, v184
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v74, 16, v1
    v_add_nc_u32_e32 v75, 17, v1
    v_add_nc_u32_e32 v156, 18, v1
    v_add_nc_u32_e32 v157, 19, v1
    v_add_nc_u32_e32 v158, 20, v1
    v_add_nc_u32_e32 v159, 21, v1
    v_add_nc_u32_e32 v160, 22, v1
    v_add_nc_u32_e32 v1, 23, v1
    v_cmp_lt_u32_e64 s44, v74, v181
    v_cmp_lt_u32_e64 s45, v75, v181
    v_cmp_lt_u32_e32 vcc_lo, v156, v181
    v_cmp_lt_u32_e64 s47, v157, v181
    v_cmp_lt_u32_e64 s48, v158, v181
    v_cmp_lt_u32_e64 s49, v159, v181
    v_cmp_lt_u32_e64 s50, v160, v181
    v_cmp_lt_u32_e64 s51, v1, v181
    v_cndmask_b32_e64 v148, 0xff800000, v148, s44
    v_cndmask_b32_e64 v149, 0xff800000, v149, s45
    v_cndmask_b32_e32 v150, 0xff800000, v150, vcc_lo
    v_cndmask_b32_e64 v151, 0xff800000, v151, s47
    v_cndmask_b32_e64 v152, 0xff800000, v152, s48
    v_cndmask_b32_e64 v153, 0xff800000, v153, s49
    v_cndmask_b32_e64 v154, 0xff800000, v154, s50
    v_cndmask_b32_e64 v155, 0xff800000, v155, s51
L14:
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v0, v0, v148, v149
    v_max3_f32 v0, v0, v150, v151
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v0, v0, v152, v153
    v_max3_f32 v0, v0, v154, v155
L15:
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v1, v0, 0x76543210, s12 op_sel:[0,1]
    v_max3_f32 v0, v0, v1, v195
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v1, v195, v0
    v_mul_f32_e32 v1, s0, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v1, v1
    s_cmp_lt_u32 s26, s6
    s_cbranch_scc1 L16
    v_mov_b32_e32 v74, 0
    s_branch L17
L16:
    v_sub_f32_e32 v74, v140, v0
    v_sub_f32_e32 v75, v142, v0
    v_sub_f32_e32 v140, v144, v0
    v_sub_f32_e32 v142, v146, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_subrev_f32 v141, v0, v141 :: v_dual_mul_f32 v74, s0, v74
    v_dual_mul_f32 v75, s0, v75 :: v_dual_sub_f32 v144, v145, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_subrev_f32 v143, v0, v143 :: v_dual_mul_f32 v140, s0, v140
    v_dual_mul_f32 v142, s0, v142 :: v_dual_subrev_f32 v145, v0, v147
    s_delay_alu instid0(VALU_DEP_4)
    v_mul_f32_e32 v141, s0, v141
    v_exp_f32_e32 v74, v74
    v_exp_f32_e32 v75, v75
    v_mul_f32_e32 v143, s0, v143
    v_exp_f32_e32 v146, v140
    v_mul_f32_e32 v140, s0, v144
    v_exp_f32_e32 v144, v142
    v_mul_f32_e32 v142, s0, v145
    v_exp_f32_e32 v141, v141
    v_exp_f32_e32 v143, v143
    v_exp_f32_e32 v145, v140
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v147, v142
    v_bfe_u32 v140, v74, 16, 1
    v_bfe_u32 v142, v75, 16, 1
    v_bfe_u32 v156, v146, 16, 1
    v_bfe_u32 v157, v144, 16, 1
    v_add_f32_e32 v158, v74, v141
    v_add3_u32 v74, v74, v140, 0x7fff
    v_bfe_u32 v140, v141, 16, 1
    v_add3_u32 v142, v75, v142, 0x7fff
    v_bfe_u32 v159, v143, 16, 1
    v_add3_u32 v156, v146, v156, 0x7fff
    v_bfe_u32 v160, v145, 16, 1
    v_add3_u32 v157, v144, v157, 0x7fff
    v_bfe_u32 v161, v147, 16, 1
    v_add_f32_e32 v75, v158, v75
    v_lshrrev_b32_e32 v74, 16, v74
    v_add3_u32 v140, v141, v140, 0x7fff
    v_lshrrev_b32_e32 v141, 16, v142
    v_add3_u32 v142, v143, v159, 0x7fff
    v_lshrrev_b32_e32 v156, 16, v156
    v_add3_u32 v158, v145, v160, 0x7fff
    v_lshrrev_b32_e32 v157, 16, v157
    v_add3_u32 v159, v147, v161, 0x7fff
    v_add_f32_e32 v75, v75, v143
    v_and_or_b32 v140, v140, 0xffff0000, v74
    v_and_or_b32 v141, v142, 0xffff0000, v141
    v_and_or_b32 v142, v158, 0xffff0000, v156
    v_and_or_b32 v143, v159, 0xffff0000, v157
    v_add_f32_e32 v74, v75, v146
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v74, v74, v145
    v_add_f32_e32 v74, v74, v144
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v74, v74, v147
    ds_store_b128 v192, v[140:143] offset:18944
L17:
    s_cmp_lt_u32 s27, s6
    s_cbranch_scc0 L18
    v_sub_f32_e32 v75, v148, v0
    v_sub_f32_e32 v140, v150, v0
    v_sub_f32_e32 v141, v152, v0
    v_sub_f32_e32 v142, v154, v0
    v_dual_sub_f32 v143, v149, v0 :: v_dual_subrev_f32 v144, v0, v151
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v75, s0, v75 :: v_dual_mul_f32 v140, s0, v140
    v_dual_mul_f32 v141, s0, v141 :: v_dual_sub_f32 v146, v155, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_subrev_f32 v145, v0, v153 :: v_dual_mul_f32 v142, s0, v142
    v_exp_f32_e32 v75, v75
    v_dual_mul_f32 v143, s0, v143 :: v_dual_mul_f32 v144, s0, v144
    v_exp_f32_e32 v140, v140
    v_exp_f32_e32 v147, v141
    v_mul_f32_e32 v141, s0, v145
    v_exp_f32_e32 v145, v142
    v_mul_f32_e32 v142, s0, v146
    v_exp_f32_e32 v143, v143
    v_exp_f32_e32 v144, v144
    v_exp_f32_e32 v146, v141
    s_delay_alu instid0(VALU_DEP_1)
    v_exp_f32_e32 v148, v142
    v_add_f32_e32 v74, v74, v75
    v_bfe_u32 v141, v75, 16, 1
    v_bfe_u32 v142, v140, 16, 1
    v_bfe_u32 v149, v147, 16, 1
    v_bfe_u32 v150, v145, 16, 1
    v_add_f32_e32 v74, v74, v143
    v_add3_u32 v75, v75, v141, 0x7fff
    v_bfe_u32 v141, v143, 16, 1
    v_add3_u32 v142, v140, v142, 0x7fff
    v_bfe_u32 v151, v144, 16, 1
    v_add3_u32 v149, v147, v149, 0x7fff
    v_bfe_u32 v152, v146, 16, 1
    v_add3_u32 v150, v145, v150, 0x7fff
    v_bfe_u32 v153, v148, 16, 1
    v_add_f32_e32 v74, v74, v140
    v_lshrrev_b32_e32 v75, 16, v75
    v_add3_u32 v140, v143, v141, 0x7fff
    v_lshrrev_b32_e32 v141, 16, v142
    v_add3_u32 v142, v144, v151, 0x7fff
    v_lshrrev_b32_e32 v143, 16, v149
    v_add3_u32 v149, v146, v152, 0x7fff
    v_lshrrev_b32_e32 v150, 16, v150
    v_add3_u32 v151, v148, v153, 0x7fff
    v_add_f32_e32 v74, v74, v144
    v_and_or_b32 v140, v140, 0xffff0000, v75
    v_and_or_b32 v141, v142, 0xffff0000, v141
    v_and_or_b32 v142, v149, 0xffff0000, v143
    v_and_or_b32 v143, v151, 0xffff0000, v150
    v_add_f32_e32 v74, v74, v147
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v74, v74, v146
    v_add_f32_e32 v74, v74, v145
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v74, v74, v148
    ds_store_b128 v192, v[140:143] offset:18976
L18:
    s_waitcnt_depctr 0xfff
    v_fma_f32 v196, v196, v1, v74
    v_mul_f32_e32 v76, v76, v1
    v_mul_f32_e32 v77, v77, v1
    v_mul_f32_e32 v78, v78, v1
    v_mul_f32_e32 v79, v79, v1
    v_mul_f32_e32 v80, v80, v1
    v_mul_f32_e32 v81, v81, v1
    v_mul_f32_e32 v82, v82, v1
    v_mul_f32_e32 v83, v83, v1
    v_mul_f32_e32 v84, v84, v1
    v_mul_f32_e32 v85, v85, v1
    v_mul_f32_e32 v86, v86, v1
    v_mul_f32_e32 v87, v87, v1
    v_mul_f32_e32 v88, v88, v1
    v_mul_f32_e32 v89, v89, v1
    v_mul_f32_e32 v90, v90, v1
    v_mul_f32_e32 v91, v91, v1
    v_mul_f32_e32 v92, v92, v1
    v_mul_f32_e32 v93, v93, v1
    v_mul_f32_e32 v94, v94, v1
    v_mul_f32_e32 v95, v95, v1
    v_mul_f32_e32 v96, v96, v1
    v_mul_f32_e32 v97, v97, v1
    v_mul_f32_e32 v98, v98, v1
    v_mul_f32_e32 v99, v99, v1
    v_mul_f32_e32 v100, v100, v1
    v_mul_f32_e32 v101, v101, v1
    v_mul_f32_e32 v102, v102, v1
    v_mul_f32_e32 v103, v103, v1
    v_mul_f32_e32 v104, v104, v1
    v_mul_f32_e32 v105, v105, v1
    v_mul_f32_e32 v106, v106, v1
    v_mul_f32_e32 v107, v107, v1
    v_mul_f32_e32 v108, v108, v1
    v_mul_f32_e32 v109, v109, v1
    v_mul_f32_e32 v110, v110, v1
    v_mul_f32_e32 v111, v111, v1
    v_mul_f32_e32 v112, v112, v1
    v_mul_f32_e32 v113, v113, v1
    v_mul_f32_e32 v114, v114, v1
    v_mul_f32_e32 v115, v115, v1
    v_mul_f32_e32 v116, v116, v1
    v_mul_f32_e32 v117, v117, v1
    v_mul_f32_e32 v118, v118, v1
    v_mul_f32_e32 v119, v119, v1
    v_mul_f32_e32 v120, v120, v1
    v_mul_f32_e32 v121, v121, v1
    v_mul_f32_e32 v122, v122, v1
    v_mul_f32_e32 v123, v123, v1
    v_dual_mul_f32 v124, v1, v124 :: v_dual_mov_b32 v195, v0
    v_mul_f32_e32 v125, v125, v1
    v_mul_f32_e32 v126, v126, v1
    v_mul_f32_e32 v127, v127, v1
    v_mul_f32_e32 v128, v128, v1
    v_mul_f32_e32 v129, v129, v1
    v_mul_f32_e32 v130, v130, v1
    v_mul_f32_e32 v131, v131, v1
    v_mul_f32_e32 v132, v132, v1
    v_mul_f32_e32 v133, v133, v1
    v_mul_f32_e32 v134, v134, v1
    v_mul_f32_e32 v135, v135, v1
    v_mul_f32_e32 v136, v136, v1
    v_mul_f32_e32 v137, v137, v1
    v_mul_f32_e32 v138, v138, v1
    v_mul_f32_e32 v139, v139, v1
L19:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s26, s6
    s_cbranch_scc0 L21
    s_cmp_lt_u32 s26, s6
    s_cbranch_scc0 L20
    ds_load_b128 v[142:145], v193 offset:18944
    ds_load_b128 v[146:149], v193 offset:18960
    ds_load_b128 v[153:156], v194 offset:8704
    ds_load_b128 v[157:160], v194 offset:8720
    ds_load_b128 v[161:164], v194 offset:9984
    ds_load_b128 v[165:168], v194 offset:10000
    ds_load_b128 v[169:172], v194 offset:11264
    ds_load_b128 v[173:176], v194 offset:11280
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[153:160], v[142:149], v[76:83]
    ds_load_b128 v[153:156], v194 offset:12544
    ds_load_b128 v[157:160], v194 offset:12560
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[84:91], v[161:168], v[142:149], v[84:91]
    ds_load_b128 v[161:164], v194 offset:13824
    ds_load_b128 v[165:168], v194 offset:13840
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[169:176], v[142:149], v[92:99]
    ds_load_b128 v[169:172], v194 offset:15104
    ds_load_b128 v[173:176], v194 offset:15120
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[100:107], v[153:160], v[142:149], v[100:107]
    ds_load_b128 v[153:156], v194 offset:16384
    ds_load_b128 v[157:160], v194 offset:16400
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[108:115], v[161:168], v[142:149], v[108:115]
    ds_load_b128 v[161:164], v194 offset:17664
    ds_load_b128 v[165:168], v194 offset:17680
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[116:123], v[169:176], v[142:149], v[116:123]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[124:131], v[153:160], v[142:149], v[124:131]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[132:139], v[161:168], v[142:149], v[132:139]
L20:
    s_add_u32 s27, s26, 16
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s27, s6
    s_cbranch_scc0 L21
    ds_load_b128 v[142:145], v193 offset:18976
    ds_load_b128 v[146:149], v193 offset:18992
    ds_load_b128 v[153:156], v194 offset:8736
    ds_load_b128 v[157:160], v194 offset:8752
    ds_load_b128 v[161:164], v194 offset:10016
    ds_load_b128 v[165:168], v194 offset:10032
    ds_load_b128 v[169:172], v194 offset:11296
    ds_load_b128 v[173:176], v194 offset:11312
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[76:83], v[153:160], v[142:149], v[76:83]
    ds_load_b128 v[153:156], v194 offset:12576
    ds_load_b128 v[157:160], v194 offset:12592
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[84:91], v[161:168], v[142:149], v[84:91]
    ds_load_b128 v[161:164], v194 offset:13856
    ds_load_b128 v[165:168], v194 offset:13872
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[92:99], v[169:176], v[142:149], v[92:99]
    ds_load_b128 v[169:172], v194 offset:15136
    ds_load_b128 v[173:176], v194 offset:15152
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[100:107], v[153:160], v[142:149], v[100:107]
    ds_load_b128 v[153:156], v194 offset:16416
    ds_load_b128 v[157:160], v194 offset:16432
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[108:115], v[161:168], v[142:149], v[108:115]
    ds_load_b128 v[161:164], v194 offset:17696
    ds_load_b128 v[165:168], v194 offset:17712
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[116:123], v[169:176], v[142:149], v[116:123]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[124:131], v[153:160], v[142:149], v[124:131]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[132:139], v[161:168], v[142:149], v[132:139]
L21:
    s_sub_u32 s27, s1, s26
    s_barrier
    s_min_u32 s27, s27, 32
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s26, s26, s27
L22:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s26, s1
    s_cbranch_scc1 L9
    v_permlanex16_b32 v0, v196, 0x76543210, s12 op_sel:[0,1]
    v_cmp_gt_u32_e64 s1, s17, v180
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v32, v196, v0
    v_cmp_eq_f32_e32 vcc_lo, 0, v32
    v_rcp_f32_e32 v0, v32
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v0, v0, 0, vcc_lo
    s_and_b32 s4, exec_lo, s1
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s4
    s_mul_i32 s4, s15, s29
    s_mul_i32 s5, s14, s30
    v_mul_f32_e32 v1, v76, v0
    v_mul_f32_e32 v2, v78, v0
    v_mul_f32_e32 v3, v80, v0
    v_mul_f32_e32 v4, v82, v0
    v_mul_f32_e32 v5, v84, v0
    v_mul_f32_e32 v6, v86, v0
    v_mul_f32_e32 v7, v88, v0
    v_mul_f32_e32 v8, v90, v0
    v_mul_f32_e32 v9, v92, v0
    v_mul_f32_e32 v10, v94, v0
    v_mul_f32_e32 v11, v96, v0
    v_mul_f32_e32 v12, v98, v0
    v_mul_f32_e32 v13, v100, v0
    v_mul_f32_e32 v14, v102, v0
    v_mul_f32_e32 v15, v104, v0
    v_mul_f32_e32 v16, v106, v0
    v_mul_f32_e32 v17, v108, v0
    v_mul_f32_e32 v18, v110, v0
    v_mul_f32_e32 v19, v112, v0
    v_mul_f32_e32 v20, v114, v0
    v_dual_mul_f32 v21, v77, v0 :: v_dual_mul_f32 v22, v0, v79
    v_dual_mul_f32 v23, v81, v0 :: v_dual_mul_f32 v24, v0, v83
    v_bfe_u32 v25, v1, 16, 1
    v_bfe_u32 v26, v2, 16, 1
    v_bfe_u32 v27, v3, 16, 1
    v_bfe_u32 v28, v4, 16, 1
    v_mul_f32_e32 v29, v116, v0
    v_mul_f32_e32 v30, v118, v0
    v_mul_f32_e32 v31, v120, v0
    v_mul_f32_e32 v33, v122, v0
    v_dual_mul_f32 v34, v85, v0 :: v_dual_mul_f32 v35, v0, v87
    v_dual_mul_f32 v36, v89, v0 :: v_dual_mul_f32 v37, v0, v91
    v_bfe_u32 v38, v5, 16, 1
    v_bfe_u32 v39, v6, 16, 1
    v_bfe_u32 v40, v7, 16, 1
    v_bfe_u32 v41, v8, 16, 1
    v_mul_f32_e32 v42, v124, v0
    v_mul_f32_e32 v43, v126, v0
    v_mul_f32_e32 v44, v128, v0
    v_mul_f32_e32 v45, v130, v0
    v_dual_mul_f32 v46, v93, v0 :: v_dual_mul_f32 v47, v0, v95
    v_dual_mul_f32 v48, v97, v0 :: v_dual_mul_f32 v49, v0, v99
    v_bfe_u32 v50, v9, 16, 1
    v_bfe_u32 v51, v10, 16, 1
    v_bfe_u32 v52, v11, 16, 1
    v_bfe_u32 v53, v12, 16, 1
    v_mul_f32_e32 v54, v132, v0
    v_mul_f32_e32 v55, v134, v0
    v_mul_f32_e32 v56, v136, v0
    v_mul_f32_e32 v57, v138, v0
    v_dual_mul_f32 v58, v101, v0 :: v_dual_mul_f32 v59, v0, v103
    v_dual_mul_f32 v60, v105, v0 :: v_dual_mul_f32 v61, v0, v107
    v_bfe_u32 v62, v13, 16, 1
    v_bfe_u32 v63, v14, 16, 1
    v_bfe_u32 v64, v15, 16, 1
    v_bfe_u32 v65, v16, 16, 1
    v_dual_mul_f32 v66, v109, v0 :: v_dual_mul_f32 v67, v0, v111
    v_dual_mul_f32 v68, v113, v0 :: v_dual_mul_f32 v69, v0, v115
    v_bfe_u32 v70, v17, 16, 1
    v_bfe_u32 v71, v18, 16, 1
    v_bfe_u32 v72, v19, 16, 1
    v_bfe_u32 v73, v20, 16, 1
    v_add3_u32 v1, v1, v25, 0x7fff
    v_bfe_u32 v25, v21, 16, 1
    v_add3_u32 v2, v2, v26, 0x7fff
    v_bfe_u32 v26, v22, 16, 1
    v_add3_u32 v3, v3, v27, 0x7fff
    v_bfe_u32 v27, v23, 16, 1
    v_add3_u32 v4, v4, v28, 0x7fff
    v_bfe_u32 v28, v24, 16, 1
    v_dual_mul_f32 v74, v117, v0 :: v_dual_mul_f32 v75, v0, v119
    v_dual_mul_f32 v76, v121, v0 :: v_dual_mul_f32 v77, v0, v123
    v_bfe_u32 v78, v29, 16, 1
    v_bfe_u32 v79, v30, 16, 1
    v_bfe_u32 v80, v31, 16, 1
    v_bfe_u32 v81, v33, 16, 1
    v_add3_u32 v5, v5, v38, 0x7fff
    v_bfe_u32 v38, v34, 16, 1
    v_add3_u32 v6, v6, v39, 0x7fff
    v_bfe_u32 v39, v35, 16, 1
    v_add3_u32 v7, v7, v40, 0x7fff
    v_bfe_u32 v40, v36, 16, 1
    v_add3_u32 v8, v8, v41, 0x7fff
    v_bfe_u32 v41, v37, 16, 1
    v_dual_mul_f32 v82, v125, v0 :: v_dual_mul_f32 v83, v0, v127
    v_dual_mul_f32 v84, v129, v0 :: v_dual_mul_f32 v85, v0, v131
    v_bfe_u32 v86, v42, 16, 1
    v_bfe_u32 v87, v43, 16, 1
    v_bfe_u32 v88, v44, 16, 1
    v_bfe_u32 v89, v45, 16, 1
    v_mul_lo_u32 v90, v180, s31
    v_add3_u32 v9, v9, v50, 0x7fff
    v_bfe_u32 v50, v46, 16, 1
    v_add3_u32 v10, v10, v51, 0x7fff
    v_bfe_u32 v51, v47, 16, 1
    v_add3_u32 v11, v11, v52, 0x7fff
    v_bfe_u32 v52, v48, 16, 1
    v_add3_u32 v12, v12, v53, 0x7fff
    v_bfe_u32 v53, v49, 16, 1
    v_dual_mul_f32 v91, v133, v0 :: v_dual_mul_f32 v92, v0, v135
    v_dual_mul_f32 v93, v137, v0 :: v_dual_mul_f32 v94, v0, v139
    v_bfe_u32 v0, v54, 16, 1
    v_bfe_u32 v95, v55, 16, 1
    v_bfe_u32 v96, v56, 16, 1
    v_bfe_u32 v97, v57, 16, 1
    v_add3_u32 v13, v13, v62, 0x7fff
    v_bfe_u32 v62, v58, 16, 1
    v_add3_u32 v14, v14, v63, 0x7fff
    v_bfe_u32 v63, v59, 16, 1
    v_add3_u32 v15, v15, v64, 0x7fff
    v_bfe_u32 v64, v60, 16, 1
    v_add3_u32 v16, v16, v65, 0x7fff
    v_bfe_u32 v65, v61, 16, 1
    v_add3_u32 v17, v17, v70, 0x7fff
    v_bfe_u32 v70, v66, 16, 1
    v_add3_u32 v18, v18, v71, 0x7fff
    v_bfe_u32 v71, v67, 16, 1
    v_add3_u32 v19, v19, v72, 0x7fff
    v_bfe_u32 v72, v68, 16, 1
    v_add3_u32 v20, v20, v73, 0x7fff
    v_bfe_u32 v73, v69, 16, 1
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v21, v21, v25, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v22, v22, v26, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v23, v23, v27, 0x7fff
    v_lshrrev_b32_e32 v4, 16, v4
    v_add3_u32 v24, v24, v28, 0x7fff
    v_add3_u32 v25, v29, v78, 0x7fff
    v_bfe_u32 v26, v74, 16, 1
    v_add3_u32 v27, v30, v79, 0x7fff
    v_bfe_u32 v28, v75, 16, 1
    v_add3_u32 v29, v31, v80, 0x7fff
    v_bfe_u32 v30, v76, 16, 1
    v_add3_u32 v31, v33, v81, 0x7fff
    v_bfe_u32 v33, v77, 16, 1
    v_lshrrev_b32_e32 v5, 16, v5
    v_add3_u32 v34, v34, v38, 0x7fff
    v_lshrrev_b32_e32 v6, 16, v6
    v_add3_u32 v35, v35, v39, 0x7fff
    v_lshrrev_b32_e32 v7, 16, v7
    v_add3_u32 v36, v36, v40, 0x7fff
    v_lshrrev_b32_e32 v8, 16, v8
    v_add3_u32 v37, v37, v41, 0x7fff
    v_add3_u32 v38, v42, v86, 0x7fff
    v_bfe_u32 v39, v82, 16, 1
    v_add3_u32 v40, v43, v87, 0x7fff
    v_bfe_u32 v41, v83, 16, 1
    v_add3_u32 v42, v44, v88, 0x7fff
    v_bfe_u32 v43, v84, 16, 1
    v_add3_u32 v44, v45, v89, 0x7fff
    v_bfe_u32 v45, v85, 16, 1
    s_add_u32 s4, s4, s5
    v_lshrrev_b32_e32 v9, 16, v9
    v_add3_u32 v46, v46, v50, 0x7fff
    v_lshrrev_b32_e32 v10, 16, v10
    v_add3_u32 v47, v47, v51, 0x7fff
    v_lshrrev_b32_e32 v11, 16, v11
    v_add3_u32 v48, v48, v52, 0x7fff
    v_lshrrev_b32_e32 v12, 16, v12
    v_add3_u32 v49, v49, v53, 0x7fff
    v_add3_u32 v50, v54, v0, 0x7fff
    v_bfe_u32 v51, v91, 16, 1
    v_add3_u32 v52, v55, v95, 0x7fff
    v_bfe_u32 v53, v92, 16, 1
    v_add3_u32 v54, v56, v96, 0x7fff
    v_bfe_u32 v55, v93, 16, 1
    v_add3_u32 v56, v57, v97, 0x7fff
    v_bfe_u32 v57, v94, 16, 1
    v_lshrrev_b32_e32 v13, 16, v13
    v_add3_u32 v58, v58, v62, 0x7fff
    v_lshrrev_b32_e32 v14, 16, v14
    v_add3_u32 v59, v59, v63, 0x7fff
    v_lshrrev_b32_e32 v15, 16, v15
    v_add3_u32 v60, v60, v64, 0x7fff
    v_lshrrev_b32_e32 v16, 16, v16
    v_add3_u32 v61, v61, v65, 0x7fff
    v_lshrrev_b32_e32 v17, 16, v17
    v_add3_u32 v62, v66, v70, 0x7fff
    v_lshrrev_b32_e32 v18, 16, v18
    v_add3_u32 v63, v67, v71, 0x7fff
    v_lshrrev_b32_e32 v19, 16, v19
    v_add3_u32 v64, v68, v72, 0x7fff
    v_lshrrev_b32_e32 v20, 16, v20
    v_add3_u32 v65, v69, v73, 0x7fff
    v_add_nc_u32_e32 v66, s4, v90
    v_and_or_b32 v0, v21, 0xffff0000, v1
    v_and_or_b32 v1, v22, 0xffff0000, v2
    v_and_or_b32 v2, v23, 0xffff0000, v3
    v_and_or_b32 v3, v24, 0xffff0000, v4
    v_lshrrev_b32_e32 v21, 16, v25
    v_add3_u32 v22, v74, v26, 0x7fff
    v_lshrrev_b32_e32 v23, 16, v27
    v_add3_u32 v24, v75, v28, 0x7fff
    v_lshrrev_b32_e32 v25, 16, v29
    v_add3_u32 v26, v76, v30, 0x7fff
    v_lshrrev_b32_e32 v27, 16, v31
    v_add3_u32 v28, v77, v33, 0x7fff
    v_and_or_b32 v4, v34, 0xffff0000, v5
    v_and_or_b32 v5, v35, 0xffff0000, v6
    v_and_or_b32 v6, v36, 0xffff0000, v7
    v_and_or_b32 v7, v37, 0xffff0000, v8
    v_lshrrev_b32_e32 v29, 16, v38
    v_add3_u32 v30, v82, v39, 0x7fff
    v_lshrrev_b32_e32 v31, 16, v40
    v_add3_u32 v33, v83, v41, 0x7fff
    v_lshrrev_b32_e32 v34, 16, v42
    v_add3_u32 v35, v84, v43, 0x7fff
    v_lshrrev_b32_e32 v36, 16, v44
    v_add3_u32 v37, v85, v45, 0x7fff
    v_and_or_b32 v8, v46, 0xffff0000, v9
    v_and_or_b32 v9, v47, 0xffff0000, v10
    v_and_or_b32 v10, v48, 0xffff0000, v11
    v_and_or_b32 v11, v49, 0xffff0000, v12
    v_lshrrev_b32_e32 v38, 16, v50
    v_add3_u32 v39, v91, v51, 0x7fff
    v_lshrrev_b32_e32 v40, 16, v52
    v_add3_u32 v41, v92, v53, 0x7fff
    v_lshrrev_b32_e32 v42, 16, v54
    v_add3_u32 v43, v93, v55, 0x7fff
    v_lshrrev_b32_e32 v44, 16, v56
    v_add3_u32 v45, v94, v57, 0x7fff
    v_and_or_b32 v12, v58, 0xffff0000, v13
    v_and_or_b32 v13, v59, 0xffff0000, v14
    v_and_or_b32 v14, v60, 0xffff0000, v15
    v_and_or_b32 v15, v61, 0xffff0000, v16
    v_and_or_b32 v16, v62, 0xffff0000, v17
    v_and_or_b32 v17, v63, 0xffff0000, v18
    v_and_or_b32 v18, v64, 0xffff0000, v19
    v_and_or_b32 v19, v65, 0xffff0000, v20
    v_add_lshl_u32 v46, v66, v184, 1
    v_and_or_b32 v20, v22, 0xffff0000, v21
    v_and_or_b32 v21, v24, 0xffff0000, v23
    v_and_or_b32 v22, v26, 0xffff0000, v25
    v_and_or_b32 v23, v28, 0xffff0000, v27
    v_and_or_b32 v24, v30, 0xffff0000, v29
    v_and_or_b32 v25, v33, 0xffff0000, v31
    v_and_or_b32 v26, v35, 0xffff0000, v34
    v_and_or_b32 v27, v37, 0xffff0000, v36
    v_and_or_b32 v28, v39, 0xffff0000, v38
    v_and_or_b32 v29, v41, 0xffff0000, v40
    v_and_or_b32 v30, v43, 0xffff0000, v42
    v_and_or_b32 v31, v45, 0xffff0000, v44
    buffer_store_b128 v[0:3], v46, s[36:39], 0 offen
    buffer_store_b128 v[4:7], v46, s[36:39], 0 offen offset:32
    buffer_store_b128 v[8:11], v46, s[36:39], 0 offen offset:64
    buffer_store_b128 v[12:15], v46, s[36:39], 0 offen offset:96
    buffer_store_b128 v[16:19], v46, s[36:39], 0 offen offset:128
    buffer_store_b128 v[20:23], v46, s[36:39], 0 offen offset:160
    buffer_store_b128 v[24:27], v46, s[36:39], 0 offen offset:192
    buffer_store_b128 v[28:31], v46, s[36:39], 0 offen offset:224
    s_mov_b32 exec_lo, s2
L23:
    v_cmp_eq_u32_e32 vcc_lo, 0, v179
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s4
    s_and_b32 s5, s17, 63
    v_cmp_neq_f32_e32 vcc_lo, 0, v32
    s_sub_u32 s7, 64, s5
    s_cmp_eq_u32 s5, 0
    s_cselect_b32 s5, 0, s7
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    s_add_u32 s5, s17, s5
    s_and_b32 s1, s1, vcc_lo
    s_and_b32 s6, exec_lo, s1
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s6
    v_log_f32_e32 v0, v32
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v195, s0, v0
    s_mov_b32 exec_lo, s4
L24:
    s_mul_i32 s0, s15, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s1
    s_add_u32 s0, s0, s14
    s_mul_i32 s0, s0, s5
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v1, s0, v180
    buffer_store_b32 v0, v1, s[40:43], 0 idxen
L25:
    s_endpgm
