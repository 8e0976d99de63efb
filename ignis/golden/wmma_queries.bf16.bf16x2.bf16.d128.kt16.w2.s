; 256 VGPRs, 60 SGPRs, 17920 bytes of LDS, 0 of scratch, 966 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x48
    s_load_b128 s[32:35], s[0:1], 0x18
    s_load_b128 s[36:39], s[0:1], 0x30
    s_load_b128 s[40:43], s[0:1], 0x60
    s_load_b128 s[44:47], s[0:1], 0x78
    s_load_b128 s[48:51], s[0:1], 0x90
    s_load_b32 s3, s[0:1], 0xac
    s_load_b512 s[16:31], s[0:1], 0xb4
    s_load_b128 s[52:55], s[0:1], 0xf4
    s_load_b32 s0, s[0:1], 0x104
    v_mov_b32_e32 v130, v0
    s_lshl_b32 s1, s13, 6
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    v_mbcnt_lo_u32_b32 v1, -1, 0
    v_lshrrev_b32_e32 v138, 4, v130
    v_and_b32_e32 v2, 15, v130
    s_mov_b32 s11, 0x11016000
    v_lshrrev_b32_e32 v0, 5, v0
    v_and_b32_e32 v131, 15, v1
    v_add_nc_u32_e32 v3, s1, v138
    v_lshlrev_b32_e32 v139, 3, v2
    v_add_nc_u32_e32 v2, 16, v138
    v_readfirstlane_b32 s12, v0
    v_add_nc_u32_e32 v0, 24, v138
    v_add_nc_u32_e32 v4, 32, v138
    v_add_nc_u32_e32 v5, 40, v138
    v_mul_u32_u24_e32 v6, 0x88, v138
    v_add_nc_u32_e32 v7, 48, v138
    v_mul_u32_u24_e32 v2, 0x88, v2
    v_add_nc_u32_e32 v8, 56, v138
    v_mul_u32_u24_e32 v0, 0x88, v0
    v_mul_u32_u24_e32 v4, 0x88, v4
    v_mul_u32_u24_e32 v5, 0x88, v5
    v_add_lshl_u32 v98, v6, v139, 1
    v_mul_u32_u24_e32 v6, 0x88, v7
    v_add_lshl_u32 v99, v2, v139, 1
    v_mul_u32_u24_e32 v2, 0x88, v8
    v_add_lshl_u32 v100, v0, v139, 1
    v_add_lshl_u32 v101, v4, v139, 1
    s_lshl_b32 s12, s12, 4
    v_mul_u32_u24_e32 v140, 0x88, v131
    v_add_lshl_u32 v102, v5, v139, 1
    s_mul_i32 s13, s12, 0x88
    v_add_lshl_u32 v103, v6, v139, 1
    v_add_lshl_u32 v104, v2, v139, 1
    v_add_lshl_u32 v126, s13, v140, 1
    s_add_u32 s13, s1, s12
    s_mov_b32 s35, 0x31016000
    s_mov_b32 s39, 0x11016000
    s_mov_b32 s43, 0x11016000
    s_mov_b32 s47, 0x11016000
    s_mov_b32 s51, 0x31016000
    s_mul_i32 s12, s12, 24
    v_lshrrev_b32_e32 v141, 4, v1
    v_add_nc_u32_e32 v241, s13, v131
    s_max_u32 s6, s6, 7
    s_or_b32 s5, s5, 0x20000
    s_max_u32 s10, s10, 7
    s_sub_u32 s6, s6, 7
    s_or_b32 s9, s9, 0x20000
    s_sub_u32 s10, s10, 7
    s_max_u32 s38, s38, 7
    v_mul_lo_u32 v0, v3, s22
    s_mul_i32 s20, s15, s20
    s_mul_i32 s21, s14, s21
    s_add_u32 s56, s17, -1
    s_mul_i32 s57, s22, 24
    s_add_u32 s20, s20, s21
    s_mul_i32 s21, s56, s22
    s_mul_i32 s58, s22, 40
    v_add3_u32 v0, s20, v0, v139
    s_add_u32 s20, s20, s21
    s_mul_i32 s21, s22, 48
    s_mul_i32 s59, s22, 56
    v_add_nc_u32_e32 v1, s20, v139
    v_lshl_add_u32 v2, s22, 3, v0
    v_lshl_add_u32 v4, s22, 4, v0
    v_add_nc_u32_e32 v5, s57, v0
    v_lshl_add_u32 v6, s22, 5, v0
    v_min_u32_e32 v7, v0, v1
    v_min_u32_e32 v8, v2, v1
    v_min_u32_e32 v9, v4, v1
    v_min_u32_e32 v12, v5, v1
    v_add_nc_u32_e32 v2, s58, v0
    v_add_nc_u32_e32 v4, s21, v0
    v_add_nc_u32_e32 v0, s59, v0
    v_min_u32_e32 v16, v6, v1
    v_mul_lo_u32 v32, v3, s31
    v_min_u32_e32 v20, v2, v1
    v_min_u32_e32 v24, v4, v1
    v_min_u32_e32 v28, v0, v1
    s_mul_i32 s20, s15, s29
    s_mul_i32 s21, s14, s30
    buffer_load_b128 v[0:3], v7, s[4:7], 0 idxen
    buffer_load_b128 v[4:7], v8, s[4:7], 0 idxen
    buffer_load_b128 v[8:11], v9, s[4:7], 0 idxen
    buffer_load_b128 v[12:15], v12, s[4:7], 0 idxen
    buffer_load_b128 v[16:19], v16, s[4:7], 0 idxen
    buffer_load_b128 v[20:23], v20, s[4:7], 0 idxen
    buffer_load_b128 v[24:27], v24, s[4:7], 0 idxen
    buffer_load_b128 v[28:31], v28, s[4:7], 0 idxen
    s_add_u32 s4, s20, s21
    s_mul_i32 s5, s56, s31
    s_mul_i32 s6, s31, 24
    v_add3_u32 v32, s4, v32, v139
    s_add_u32 s4, s4, s5
    s_mul_i32 s5, s31, 40
    s_mul_i32 s7, s31, 48
    v_add_nc_u32_e32 v33, s4, v139
    v_lshl_add_u32 v34, s31, 3, v32
    v_lshl_add_u32 v35, s31, 4, v32
    v_add_nc_u32_e32 v36, s6, v32
    v_lshl_add_u32 v37, s31, 5, v32
    v_min_u32_e32 v66, v32, v33
    v_min_u32_e32 v70, v34, v33
    v_min_u32_e32 v74, v35, v33
    v_min_u32_e32 v78, v36, v33
    s_mul_i32 s4, s31, 56
    v_add_nc_u32_e32 v34, s5, v32
    v_add_nc_u32_e32 v35, s7, v32
    v_add_nc_u32_e32 v32, s4, v32
    v_min_u32_e32 v82, v37, v33
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_min_u32_e32 v86, v34, v33
    v_min_u32_e32 v90, v35, v33
    s_delay_alu instid0(VALU_DEP_4)
    v_min_u32_e32 v94, v32, v33
    s_lshl_b32 s34, s34, 1
    s_or_b32 s37, s37, 0x20000
    s_sub_u32 s38, s38, 7
    s_or_b32 s41, s41, 0x40000
    s_or_b32 s45, s45, 0x40000
    s_lshl_b32 s50, s50, 1
    s_waitcnt vmcnt(7)
    ds_store_b128 v98, v[0:3]
    s_waitcnt vmcnt(6)
    ds_store_b128 v98, v[4:7] offset:2176
    s_waitcnt vmcnt(5)
    ds_store_b128 v99, v[8:11]
    s_waitcnt vmcnt(4)
    ds_store_b128 v100, v[12:15]
    s_waitcnt vmcnt(3)
    ds_store_b128 v101, v[16:19]
    s_waitcnt vmcnt(2)
    ds_store_b128 v102, v[20:23]
    s_waitcnt vmcnt(1)
    ds_store_b128 v103, v[24:27]
    s_waitcnt vmcnt(0)
    ds_store_b128 v104, v[28:31]
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[2:5], v126
    ds_load_b128 v[6:9], v126 offset:16
    ds_load_b128 v[10:13], v126 offset:32
    ds_load_b128 v[14:17], v126 offset:48
    ds_load_b128 v[18:21], v126 offset:64
    ds_load_b128 v[22:25], v126 offset:80
    ds_load_b128 v[26:29], v126 offset:96
    ds_load_b128 v[30:33], v126 offset:112
    ds_load_b128 v[34:37], v126 offset:128
    ds_load_b128 v[38:41], v126 offset:144
    ds_load_b128 v[42:45], v126 offset:160
    ds_load_b128 v[46:49], v126 offset:176
    ds_load_b128 v[50:53], v126 offset:192
    ds_load_b128 v[54:57], v126 offset:208
    ds_load_b128 v[58:61], v126 offset:224
    ds_load_b128 v[62:65], v126 offset:240
    s_waitcnt lgkmcnt(0)
    s_barrier
    buffer_load_b128 v[66:69], v66, s[8:11], 0 idxen
    buffer_load_b128 v[70:73], v70, s[8:11], 0 idxen
    buffer_load_b128 v[74:77], v74, s[8:11], 0 idxen
    buffer_load_b128 v[78:81], v78, s[8:11], 0 idxen
    buffer_load_b128 v[82:85], v82, s[8:11], 0 idxen
    buffer_load_b128 v[86:89], v86, s[8:11], 0 idxen
    buffer_load_b128 v[90:93], v90, s[8:11], 0 idxen
    buffer_load_b128 v[94:97], v94, s[8:11], 0 idxen
    s_waitcnt vmcnt(7)
    ds_store_b128 v98, v[66:69]
    s_waitcnt vmcnt(6)
    ds_store_b128 v98, v[70:73] offset:2176
    s_waitcnt vmcnt(5)
    ds_store_b128 v99, v[74:77]
    s_waitcnt vmcnt(4)
    ds_store_b128 v100, v[78:81]
    s_waitcnt vmcnt(3)
    ds_store_b128 v101, v[82:85]
    s_waitcnt vmcnt(2)
    ds_store_b128 v102, v[86:89]
    s_waitcnt vmcnt(1)
    ds_store_b128 v103, v[90:93]
    s_waitcnt vmcnt(0)
    ds_store_b128 v104, v[94:97]
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[66:69], v126
    ds_load_b128 v[70:73], v126 offset:16
    ds_load_b128 v[74:77], v126 offset:32
    ds_load_b128 v[78:81], v126 offset:48
    ds_load_b128 v[82:85], v126 offset:64
    ds_load_b128 v[86:89], v126 offset:80
    ds_load_b128 v[90:93], v126 offset:96
    ds_load_b128 v[94:97], v126 offset:112
    ds_load_b128 v[98:101], v126 offset:128
    ds_load_b128 v[102:105], v126 offset:144
    ds_load_b128 v[106:109], v126 offset:160
    ds_load_b128 v[110:113], v126 offset:176
    ds_load_b128 v[114:117], v126 offset:192
    ds_load_b128 v[118:121], v126 offset:208
    ds_load_b128 v[122:125], v126 offset:224
    ds_load_b128 v[126:129], v126 offset:240
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L0
    v_mov_b32_e32 v0, s18
    s_branch L1
L0:
    v_add3_u32 v0, v241, s18, 1
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v0, s17, v0
    s_add_u32 s4, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v0, s4, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v0, s17, v0
L1:
    s_add_u32 s1, s1, 63
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s1, s1, s56
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L2
    s_mov_b32 s1, s18
    s_branch L3
L2:
    s_add_u32 s1, s1, s18
    s_add_u32 s4, s18, s17
    s_add_u32 s1, s1, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s1, s1, s17
    s_min_u32 s1, s1, s4
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s1, s1, s17
L3:
    s_cmp_lt_u32 s13, s17
    s_cbranch_scc0 L5
    s_add_u32 s4, s13, 15
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s4, s4, s56
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L4
    s_mov_b32 s4, s18
    s_branch L6
L4:
    s_add_u32 s4, s4, s18
    s_add_u32 s5, s18, s17
    s_add_u32 s4, s4, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s4, s4, s17
    s_min_u32 s4, s4, s5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s4, s4, s17
    s_branch L6
L5:
    s_mov_b32 s4, 0
L6:
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L7
    s_mov_b32 s5, s18
    s_branch L8
L7:
    s_add_u32 s5, s13, s18
    s_add_u32 s6, s18, s17
    s_add_u32 s5, s5, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s5, s5, s17
    s_min_u32 s5, s5, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s5, s5, s17
L8:
    s_and_b32 s6, s17, 63
    s_mul_i32 s3, s15, s3
    v_cvt_f32_u32_e32 v1, s16
    s_sub_u32 s7, 64, s6
    s_add_u32 s3, s3, s14
    s_sub_u32 s8, 0, s16
    s_cmp_eq_u32 s6, 0
    s_cselect_b32 s6, 0, s7
    v_rcp_f32_e32 v1, v1
    s_add_u32 s6, s17, s6
    s_cmp_eq_u32 s16, 0
    s_cselect_b32 s7, exec_lo, 0
    s_mul_i32 s3, s3, s6
    v_and_b32_e32 v132, 63, v130
    v_lshlrev_b32_e32 v142, 1, v138
    v_add_nc_u32_e32 v133, s3, v241
    s_waitcnt_depctr 0xfff
    v_dual_mul_f32 v1, 0x4f7ffffa, v1 :: v_dual_lshlrev_b32 v242, 1, v132
    v_lshrrev_b32_e32 v143, 6, v130
    v_add_nc_u32_e32 v144, 1, v142
    v_mul_u32_u24_e32 v145, 24, v131
    s_delay_alu instid0(VALU_DEP_4)
    v_cvt_u32_f32_e32 v1, v1
    s_mul_i32 s3, s15, s23
    v_and_b32_e32 v130, 7, v242
    v_and_b32_e32 v131, -16, v242
    v_bfe_u32 v132, v242, 3, 1
    v_mul_lo_u32 v134, s8, v1
    s_delay_alu instid0(VALU_DEP_4)
    v_lshlrev_b32_e32 v130, 1, v130
    s_mul_i32 s6, s15, s26
    buffer_load_b32 v243, v133, s[40:43], 0 idxen
    buffer_load_b32 v244, v133, s[44:47], 0 idxen
    v_mul_hi_u32 v146, v1, v134
    v_add3_u32 v147, v131, v130, v132
    s_add_u32 s8, s18, -1
    v_dual_mov_b32 v130, 0 :: v_dual_mov_b32 v131, 0
    v_dual_mov_b32 v132, 0 :: v_dual_mov_b32 v133, 0
    v_dual_mov_b32 v134, 0 :: v_dual_mov_b32 v135, 0
    v_dual_mov_b32 v136, 0 :: v_dual_mov_b32 v137, 0
    v_mul_u32_u24_e32 v142, 0x88, v142
    v_add_nc_u32_e32 v1, v1, v146
    s_mul_i32 s9, s8, s25
    s_mul_i32 s8, s8, s28
    v_mul_u32_u24_e32 v144, 0x88, v144
    v_lshlrev_b32_e32 v245, 3, v143
    v_mul_hi_u32 v1, s14, v1
    v_mul_u32_u24_e32 v143, 24, v147
    v_lshlrev_b32_e32 v246, 3, v141
    v_add_nc_u32_e32 v141, s12, v145
    s_lshl_b32 s10, s25, 3
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
    v_mul_lo_u32 v146, v1, s16
    v_add_lshl_u32 v247, v142, v139, 1
    v_add_lshl_u32 v248, v144, v139, 1
    s_lshl_b32 s11, s28, 3
    s_lshl_b32 s12, s25, 1
    v_sub_nc_u32_e32 v142, s14, v146
    s_mul_i32 s13, s25, 3
    s_lshl_b32 s18, s25, 2
    s_mul_i32 s19, s25, 5
    s_mul_i32 s20, s25, 6
    v_cmp_le_u32_e32 vcc_lo, s16, v142
    v_subrev_nc_u32_e32 v144, s16, v142
    s_mul_i32 s22, s25, 7
    v_add_lshl_u32 v249, v143, v245, 1
    v_dual_mov_b32 v143, v133 :: v_dual_lshlrev_b32 v250, 1, v140
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    v_dual_cndmask_b32 v204, v142, v144 :: v_dual_lshlrev_b32 v253, 1, v145
    v_add_lshl_u32 v251, v141, v246, 1
    v_dual_mov_b32 v141, v131 :: v_dual_lshlrev_b32 v252, 1, v141
    v_dual_mov_b32 v140, v130 :: v_dual_mov_b32 v145, v135
    v_dual_mov_b32 v142, v132 :: v_dual_mov_b32 v147, v137
    v_dual_mov_b32 v144, v134 :: v_dual_mov_b32 v149, v131
    v_dual_mov_b32 v146, v136 :: v_dual_mov_b32 v151, v133
    v_dual_mov_b32 v148, v130 :: v_dual_mov_b32 v153, v135
    v_dual_mov_b32 v150, v132 :: v_dual_mov_b32 v155, v137
    v_dual_mov_b32 v152, v134 :: v_dual_mov_b32 v157, v131
    v_dual_mov_b32 v154, v136 :: v_dual_mov_b32 v159, v133
    v_dual_mov_b32 v156, v130 :: v_dual_mov_b32 v161, v135
    v_dual_mov_b32 v158, v132 :: v_dual_mov_b32 v163, v137
    v_dual_mov_b32 v160, v134 :: v_dual_mov_b32 v165, v131
    v_dual_mov_b32 v162, v136 :: v_dual_mov_b32 v167, v133
    v_dual_mov_b32 v164, v130 :: v_dual_mov_b32 v169, v135
    v_dual_mov_b32 v166, v132 :: v_dual_mov_b32 v171, v137
    v_dual_mov_b32 v168, v134 :: v_dual_mov_b32 v173, v131
    v_dual_mov_b32 v170, v136 :: v_dual_mov_b32 v175, v133
    v_dual_mov_b32 v172, v130 :: v_dual_mov_b32 v177, v135
    v_dual_mov_b32 v174, v132 :: v_dual_mov_b32 v179, v137
    v_dual_mov_b32 v176, v134 :: v_dual_mov_b32 v181, v131
    v_dual_mov_b32 v178, v136 :: v_dual_mov_b32 v183, v133
    v_dual_mov_b32 v180, v130 :: v_dual_mov_b32 v185, v135
    v_dual_mov_b32 v182, v132 :: v_dual_mov_b32 v187, v137
    v_dual_mov_b32 v184, v134 :: v_dual_mov_b32 v189, v131
    v_dual_mov_b32 v186, v136 :: v_dual_mov_b32 v191, v133
    v_dual_mov_b32 v188, v130 :: v_dual_mov_b32 v193, v135
    v_dual_mov_b32 v190, v132 :: v_dual_mov_b32 v195, v137
    v_dual_mov_b32 v192, v134 :: v_dual_mov_b32 v197, v131
    v_dual_mov_b32 v194, v136 :: v_dual_mov_b32 v199, v133
    v_dual_mov_b32 v196, v130 :: v_dual_mov_b32 v201, v135
    v_dual_mov_b32 v198, v132 :: v_dual_mov_b32 v203, v137
    v_mov_b32_e32 v200, v134
    v_mov_b32_e32 v202, v136
    s_mov_b32 s21, 0
    v_cmp_le_u32_e32 vcc_lo, s16, v204
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0, s7
    v_readfirstlane_b32 s7, v1
    s_mul_i32 s16, s7, s24
    s_mul_i32 s7, s7, s27
    s_add_u32 s3, s3, s16
    s_add_u32 s6, s6, s7
    s_add_u32 s7, s3, s9
    s_add_u32 s8, s6, s8
    v_add_nc_u32_e32 v1, s7, v139
    v_add_nc_u32_e32 v254, s8, v139
    v_add_nc_u32_e32 v255, s7, v242
    s_branch L13
L9:
    v_add_nc_u32_e32 v204, s21, v138
    v_add_nc_u32_e32 v205, s21, v245
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v206, v204, s25
    v_mul_lo_u32 v204, v204, s28
    v_add3_u32 v206, s3, v206, v139
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v205, v205, s25
    v_add_nc_u32_e32 v207, s10, v206
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_add3_u32 v204, s6, v204, v139
    v_min_u32_e32 v206, v206, v1
    v_add3_u32 v205, s3, v205, v242
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_min_u32_e32 v207, v207, v1
    v_add_nc_u32_e32 v208, s11, v204
    s_delay_alu instid0(VALU_DEP_4)
    v_lshlrev_b32_e32 v206, 1, v206
    v_min_u32_e32 v212, v204, v254
    v_add_nc_u32_e32 v204, s25, v205
    v_lshlrev_b32_e32 v209, 1, v207
    v_min_u32_e32 v216, v208, v254
    v_add_nc_u32_e32 v207, s12, v205
    v_add_nc_u32_e32 v208, s13, v205
    v_add_nc_u32_e32 v210, s18, v205
    v_add_nc_u32_e32 v211, s19, v205
    v_add_nc_u32_e32 v220, s20, v205
    v_add_nc_u32_e32 v221, s22, v205
    v_min_u32_e32 v222, v205, v255
    v_min_u32_e32 v223, v204, v255
    v_min_u32_e32 v224, v207, v255
    v_min_u32_e32 v225, v208, v255
    v_min_u32_e32 v226, v210, v255
    v_min_u32_e32 v227, v211, v255
    buffer_load_b128 v[204:207], v206, s[32:35], 0 offen
    buffer_load_b128 v[208:211], v209, s[32:35], 0 offen
    buffer_load_b128 v[212:215], v212, s[36:39], 0 idxen
    buffer_load_b128 v[216:219], v216, s[36:39], 0 idxen
    v_min_u32_e32 v220, v220, v255
    v_min_u32_e32 v221, v221, v255
    v_lshlrev_b32_e32 v222, 1, v222
    v_lshlrev_b32_e32 v223, 1, v223
    v_lshlrev_b32_e32 v224, 1, v224
    v_lshlrev_b32_e32 v225, 1, v225
    v_lshlrev_b32_e32 v226, 1, v226
    v_lshlrev_b32_e32 v227, 1, v227
    v_lshlrev_b32_e32 v220, 1, v220
    v_lshlrev_b32_e32 v221, 1, v221
    buffer_load_b32 v222, v222, s[32:35], 0 offen
    buffer_load_b32 v223, v223, s[32:35], 0 offen
    buffer_load_b32 v224, v224, s[32:35], 0 offen
    buffer_load_b32 v225, v225, s[32:35], 0 offen
    buffer_load_b32 v226, v226, s[32:35], 0 offen
    buffer_load_b32 v227, v227, s[32:35], 0 offen
    buffer_load_b32 v220, v220, s[32:35], 0 offen
    buffer_load_b32 v221, v221, s[32:35], 0 offen
    s_waitcnt vmcnt(11)
    ds_store_b128 v247, v[204:207]
    s_waitcnt vmcnt(10)
    ds_store_b128 v247, v[208:211] offset:272
    s_waitcnt vmcnt(9)
    ds_store_b128 v247, v[212:215] offset:4352
    s_waitcnt vmcnt(8)
    ds_store_b128 v248, v[216:219] offset:4352
    s_waitcnt vmcnt(7)
    v_and_b32_e32 v204, 0xffff, v222
    v_lshrrev_b32_e32 v208, 16, v222
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v205, 0xffff, v223
    v_lshrrev_b32_e32 v209, 16, v223
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v206, 0xffff, v224
    v_lshrrev_b32_e32 v210, 16, v224
    s_waitcnt vmcnt(4)
    v_and_b32_e32 v207, 0xffff, v225
    v_lshrrev_b32_e32 v211, 16, v225
    s_waitcnt vmcnt(3)
    v_and_b32_e32 v212, 0xffff, v226
    v_lshrrev_b32_e32 v213, 16, v226
    s_waitcnt vmcnt(2)
    v_and_b32_e32 v214, 0xffff, v227
    v_lshrrev_b32_e32 v215, 16, v227
    s_waitcnt vmcnt(1)
    v_and_b32_e32 v216, 0xffff, v220
    v_lshrrev_b32_e32 v217, 16, v220
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v218, 0xffff, v221
    v_lshrrev_b32_e32 v219, 16, v221
    v_lshl_or_b32 v204, v205, 16, v204
    v_lshl_or_b32 v205, v207, 16, v206
    v_lshl_or_b32 v206, v214, 16, v212
    v_lshl_or_b32 v207, v218, 16, v216
    v_lshl_or_b32 v208, v209, 16, v208
    v_lshl_or_b32 v209, v211, 16, v210
    v_lshl_or_b32 v210, v215, 16, v213
    v_lshl_or_b32 v211, v219, 16, v217
    ds_store_b128 v249, v[204:207] offset:8704
    ds_store_b128 v249, v[208:211] offset:8800
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s21, s4
    s_cbranch_scc0 L11
    s_cmp_lt_u32 s21, s4
    s_cbranch_scc0 L11
    ds_load_b128 v[205:208], v250
    ds_load_b128 v[209:212], v250 offset:16
    ds_load_b128 v[213:216], v250 offset:4352
    ds_load_b128 v[217:220], v250 offset:4368
    v_dual_mov_b32 v224, v130 :: v_dual_mov_b32 v225, v131
    v_dual_mov_b32 v226, v132 :: v_dual_mov_b32 v227, v133
    v_dual_mov_b32 v228, v134 :: v_dual_mov_b32 v229, v135
    v_dual_mov_b32 v230, v136 :: v_dual_mov_b32 v231, v137
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[224:231], v[205:212], v[2:9], v[224:231]
    v_dual_mov_b32 v204, v130 :: v_dual_mov_b32 v205, v131
    v_dual_mov_b32 v206, v132 :: v_dual_mov_b32 v207, v133
    v_dual_mov_b32 v208, v134 :: v_dual_mov_b32 v209, v135
    v_dual_mov_b32 v210, v136 :: v_dual_mov_b32 v211, v137
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[204:211], v[213:220], v[66:73], v[204:211]
    ds_load_b128 v[213:216], v250 offset:32
    ds_load_b128 v[217:220], v250 offset:48
    ds_load_b128 v[233:236], v250 offset:4384
    ds_load_b128 v[237:240], v250 offset:4400
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[224:231], v[213:220], v[10:17], v[224:231]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[204:211], v[233:240], v[74:81], v[204:211]
    ds_load_b128 v[213:216], v250 offset:64
    ds_load_b128 v[217:220], v250 offset:80
    ds_load_b128 v[233:236], v250 offset:4416
    ds_load_b128 v[237:240], v250 offset:4432
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[224:231], v[213:220], v[18:25], v[224:231]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[204:211], v[233:240], v[82:89], v[204:211]
    ds_load_b128 v[213:216], v250 offset:96
    ds_load_b128 v[217:220], v250 offset:112
    ds_load_b128 v[233:236], v250 offset:4448
    ds_load_b128 v[237:240], v250 offset:4464
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[224:231], v[213:220], v[26:33], v[224:231]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[204:211], v[233:240], v[90:97], v[204:211]
    ds_load_b128 v[213:216], v250 offset:128
    ds_load_b128 v[217:220], v250 offset:144
    ds_load_b128 v[233:236], v250 offset:4480
    ds_load_b128 v[237:240], v250 offset:4496
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[224:231], v[213:220], v[34:41], v[224:231]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[204:211], v[233:240], v[98:105], v[204:211]
    ds_load_b128 v[213:216], v250 offset:160
    ds_load_b128 v[217:220], v250 offset:176
    ds_load_b128 v[233:236], v250 offset:4512
    ds_load_b128 v[237:240], v250 offset:4528
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[224:231], v[213:220], v[42:49], v[224:231]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[204:211], v[233:240], v[106:113], v[204:211]
    ds_load_b128 v[213:216], v250 offset:192
    ds_load_b128 v[217:220], v250 offset:208
    ds_load_b128 v[233:236], v250 offset:4544
    ds_load_b128 v[237:240], v250 offset:4560
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[224:231], v[213:220], v[50:57], v[224:231]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[204:211], v[233:240], v[114:121], v[204:211]
    ds_load_b128 v[213:216], v250 offset:224
    ds_load_b128 v[217:220], v250 offset:240
    ds_load_b128 v[233:236], v250 offset:4576
    ds_load_b128 v[237:240], v250 offset:4592
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[224:231], v[213:220], v[58:65], v[224:231]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[204:211], v[233:240], v[122:129], v[204:211]
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v212, v224, s55, -v243
    v_exp_f32_e32 v212, v212
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v213, v225, s55, -v243
    v_exp_f32_e32 v213, v213
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v214, v226, s55, -v243
    v_exp_f32_e32 v214, v214
    v_fma_f32 v215, v227, s55, -v243
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v215, v215
    v_fma_f32 v216, v228, s55, -v243
    v_exp_f32_e32 v216, v216
    v_fma_f32 v217, v229, s55, -v243
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v217, v217
    v_fma_f32 v218, v230, s55, -v243
    v_exp_f32_e32 v218, v218
    v_fma_f32 v219, v231, s55, -v243
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_exp_f32_e32 v219, v219
    s_add_u32 s7, s21, 16
    s_cmp_gt_u32 s7, s5
    s_cbranch_scc0 L10
    v_add_nc_u32_e32 v220, s21, v246
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v220, v0
    v_add_nc_u32_e32 v221, 1, v220
    v_add_nc_u32_e32 v222, 2, v220
    v_add_nc_u32_e32 v223, 3, v220
    v_add_nc_u32_e32 v224, 4, v220
    v_add_nc_u32_e32 v225, 5, v220
    v_add_nc_u32_e32 v226, 6, v220
    v_add_nc_u32_e32 v220, 7, v220
    v_cmp_lt_u32_e64 s8, v221, v0
    v_cmp_lt_u32_e64 s9, v222, v0
    v_cmp_lt_u32_e64 s16, v223, v0
    v_cmp_lt_u32_e64 s23, v224, v0
    v_cmp_lt_u32_e64 s24, v225, v0
    v_cmp_lt_u32_e64 s26, v226, v0
    v_cmp_lt_u32_e64 s27, v220, v0
    v_cndmask_b32_e32 v212, 0, v212, vcc_lo
    v_cndmask_b32_e64 v213, 0, v213, s8
    v_cndmask_b32_e64 v214, 0, v214, s9
    v_cndmask_b32_e64 v215, 0, v215, s16
    v_cndmask_b32_e64 v216, 0, v216, s23
    v_cndmask_b32_e64 v217, 0, v217, s24
    v_cndmask_b32_e64 v218, 0, v218, s26
    v_cndmask_b32_e64 v219, 0, v219, s27
L10:
    v_sub_f32_e32 v204, v204, v244
    v_sub_f32_e32 v206, v206, v244
    v_sub_f32_e32 v208, v208, v244
    v_sub_f32_e32 v210, v210, v244
    v_sub_f32_e32 v205, v205, v244
    v_mul_f32_e32 v204, v212, v204
    v_mul_f32_e32 v206, v214, v206
    v_sub_f32_e32 v207, v207, v244
    v_mul_f32_e32 v208, v216, v208
    v_sub_f32_e32 v209, v209, v244
    v_dual_mul_f32 v210, v218, v210 :: v_dual_mul_f32 v205, v213, v205
    v_sub_f32_e32 v211, v211, v244
    v_mul_f32_e32 v207, v215, v207
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mul_f32_e32 v209, v217, v209
    v_bfe_u32 v212, v204, 16, 1
    v_mul_f32_e32 v211, v219, v211
    v_bfe_u32 v213, v206, 16, 1
    v_bfe_u32 v214, v208, 16, 1
    v_bfe_u32 v215, v210, 16, 1
    v_add3_u32 v204, v204, v212, 0x7fff
    v_bfe_u32 v212, v205, 16, 1
    v_add3_u32 v206, v206, v213, 0x7fff
    v_bfe_u32 v213, v207, 16, 1
    v_add3_u32 v208, v208, v214, 0x7fff
    v_bfe_u32 v214, v209, 16, 1
    v_add3_u32 v210, v210, v215, 0x7fff
    v_bfe_u32 v215, v211, 16, 1
    v_lshrrev_b32_e32 v204, 16, v204
    v_add3_u32 v205, v205, v212, 0x7fff
    v_lshrrev_b32_e32 v206, 16, v206
    v_add3_u32 v207, v207, v213, 0x7fff
    v_lshrrev_b32_e32 v208, 16, v208
    v_add3_u32 v209, v209, v214, 0x7fff
    v_lshrrev_b32_e32 v210, 16, v210
    v_add3_u32 v211, v211, v215, 0x7fff
    v_and_or_b32 v204, v205, 0xffff0000, v204
    v_and_or_b32 v205, v207, 0xffff0000, v206
    v_and_or_b32 v206, v209, 0xffff0000, v208
    s_delay_alu instid0(VALU_DEP_4)
    v_and_or_b32 v207, v211, 0xffff0000, v210
    ds_store_b128 v251, v[204:207] offset:14848
L11:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s21, s4
    s_cbranch_scc0 L12
    s_cmp_lt_u32 s21, s4
    s_cbranch_scc0 L12
    ds_load_b128 v[206:209], v252 offset:14848
    ds_load_b128 v[210:213], v252 offset:14864
    ds_load_b128 v[217:220], v253 offset:8704
    ds_load_b128 v[221:224], v253 offset:8720
    ds_load_b128 v[225:228], v253 offset:9472
    ds_load_b128 v[229:232], v253 offset:9488
    ds_load_b128 v[233:236], v253 offset:10240
    ds_load_b128 v[237:240], v253 offset:10256
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[140:147], v[217:224], v[206:213], v[140:147]
    ds_load_b128 v[217:220], v253 offset:11008
    ds_load_b128 v[221:224], v253 offset:11024
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[148:155], v[225:232], v[206:213], v[148:155]
    ds_load_b128 v[225:228], v253 offset:11776
    ds_load_b128 v[229:232], v253 offset:11792
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[156:163], v[233:240], v[206:213], v[156:163]
    ds_load_b128 v[233:236], v253 offset:12544
    ds_load_b128 v[237:240], v253 offset:12560
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[164:171], v[217:224], v[206:213], v[164:171]
    ds_load_b128 v[217:220], v253 offset:13312
    ds_load_b128 v[221:224], v253 offset:13328
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[172:179], v[225:232], v[206:213], v[172:179]
    ds_load_b128 v[225:228], v253 offset:14080
    ds_load_b128 v[229:232], v253 offset:14096
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[180:187], v[233:240], v[206:213], v[180:187]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[188:195], v[217:224], v[206:213], v[188:195]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[196:203], v[225:232], v[206:213], v[196:203]
L12:
    s_sub_u32 s7, s1, s21
    s_barrier
    s_min_u32 s7, s7, 16
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s21, s21, s7
L13:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s21, s1
    s_cbranch_scc1 L9
    v_cmp_gt_u32_e32 vcc_lo, s17, v241
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s15, s52
    s_mul_i32 s3, s14, s53
    v_mul_f32_e32 v0, s0, v140
    v_mul_f32_e32 v1, s0, v142
    v_mul_f32_e32 v2, s0, v144
    v_mul_f32_e32 v3, s0, v146
    v_mul_f32_e32 v4, s0, v148
    v_dual_mul_f32 v5, s0, v150 :: v_dual_mul_f32 v20, s0, v141
    v_dual_mul_f32 v6, s0, v152 :: v_dual_mul_f32 v21, s0, v143
    v_dual_mul_f32 v7, s0, v154 :: v_dual_mul_f32 v22, s0, v145
    v_dual_mul_f32 v8, s0, v156 :: v_dual_mul_f32 v23, s0, v147
    v_mul_f32_e32 v9, s0, v158
    v_mul_f32_e32 v10, s0, v160
    v_mul_f32_e32 v11, s0, v162
    v_mul_f32_e32 v12, s0, v164
    v_dual_mul_f32 v13, s0, v166 :: v_dual_mul_f32 v32, s0, v149
    v_dual_mul_f32 v14, s0, v168 :: v_dual_mul_f32 v33, s0, v151
    v_dual_mul_f32 v15, s0, v170 :: v_dual_mul_f32 v34, s0, v153
    v_dual_mul_f32 v16, s0, v172 :: v_dual_mul_f32 v35, s0, v155
    v_mul_f32_e32 v17, s0, v174
    v_mul_f32_e32 v18, s0, v176
    v_mul_f32_e32 v19, s0, v178
    v_bfe_u32 v24, v0, 16, 1
    v_bfe_u32 v25, v1, 16, 1
    v_bfe_u32 v26, v2, 16, 1
    v_bfe_u32 v27, v3, 16, 1
    v_dual_mul_f32 v28, s0, v180 :: v_dual_mul_f32 v45, s0, v159
    v_dual_mul_f32 v29, s0, v182 :: v_dual_mul_f32 v44, s0, v157
    v_dual_mul_f32 v30, s0, v184 :: v_dual_mul_f32 v47, s0, v163
    v_dual_mul_f32 v31, s0, v186 :: v_dual_mul_f32 v46, s0, v161
    v_bfe_u32 v36, v4, 16, 1
    v_bfe_u32 v37, v5, 16, 1
    v_bfe_u32 v38, v6, 16, 1
    v_bfe_u32 v39, v7, 16, 1
    v_dual_mul_f32 v40, s0, v188 :: v_dual_mul_f32 v57, s0, v167
    v_dual_mul_f32 v41, s0, v190 :: v_dual_mul_f32 v56, s0, v165
    v_dual_mul_f32 v42, s0, v192 :: v_dual_mul_f32 v59, s0, v171
    v_dual_mul_f32 v43, s0, v194 :: v_dual_mul_f32 v58, s0, v169
    v_bfe_u32 v48, v8, 16, 1
    v_bfe_u32 v49, v9, 16, 1
    v_bfe_u32 v50, v10, 16, 1
    v_bfe_u32 v51, v11, 16, 1
    v_dual_mul_f32 v52, s0, v196 :: v_dual_mul_f32 v65, s0, v175
    v_dual_mul_f32 v53, s0, v198 :: v_dual_mul_f32 v64, s0, v173
    v_dual_mul_f32 v54, s0, v200 :: v_dual_mul_f32 v67, s0, v179
    v_dual_mul_f32 v55, s0, v202 :: v_dual_mul_f32 v66, s0, v177
    v_bfe_u32 v60, v12, 16, 1
    v_bfe_u32 v61, v13, 16, 1
    v_bfe_u32 v62, v14, 16, 1
    v_bfe_u32 v63, v15, 16, 1
    v_bfe_u32 v68, v16, 16, 1
    v_bfe_u32 v69, v17, 16, 1
    v_bfe_u32 v70, v18, 16, 1
    v_bfe_u32 v71, v19, 16, 1
    v_add3_u32 v0, v0, v24, 0x7fff
    v_bfe_u32 v24, v20, 16, 1
    v_add3_u32 v1, v1, v25, 0x7fff
    v_bfe_u32 v25, v21, 16, 1
    v_add3_u32 v2, v2, v26, 0x7fff
    v_bfe_u32 v26, v22, 16, 1
    v_add3_u32 v3, v3, v27, 0x7fff
    v_bfe_u32 v27, v23, 16, 1
    v_mul_f32_e32 v72, s0, v181
    v_mul_f32_e32 v73, s0, v183
    v_mul_f32_e32 v74, s0, v185
    v_mul_f32_e32 v75, s0, v187
    v_bfe_u32 v76, v28, 16, 1
    v_bfe_u32 v77, v29, 16, 1
    v_bfe_u32 v78, v30, 16, 1
    v_bfe_u32 v79, v31, 16, 1
    v_add3_u32 v4, v4, v36, 0x7fff
    v_bfe_u32 v36, v32, 16, 1
    v_add3_u32 v5, v5, v37, 0x7fff
    v_bfe_u32 v37, v33, 16, 1
    v_add3_u32 v6, v6, v38, 0x7fff
    v_bfe_u32 v38, v34, 16, 1
    v_add3_u32 v7, v7, v39, 0x7fff
    v_bfe_u32 v39, v35, 16, 1
    v_mul_f32_e32 v80, s0, v189
    v_mul_f32_e32 v81, s0, v191
    v_mul_f32_e32 v82, s0, v193
    v_mul_f32_e32 v83, s0, v195
    v_bfe_u32 v84, v40, 16, 1
    v_bfe_u32 v85, v41, 16, 1
    v_bfe_u32 v86, v42, 16, 1
    v_bfe_u32 v87, v43, 16, 1
    v_mul_lo_u32 v88, v241, s54
    v_add3_u32 v8, v8, v48, 0x7fff
    v_bfe_u32 v48, v44, 16, 1
    v_add3_u32 v9, v9, v49, 0x7fff
    v_bfe_u32 v49, v45, 16, 1
    v_add3_u32 v10, v10, v50, 0x7fff
    v_bfe_u32 v50, v46, 16, 1
    v_add3_u32 v11, v11, v51, 0x7fff
    v_bfe_u32 v51, v47, 16, 1
    v_mul_f32_e32 v89, s0, v197
    v_mul_f32_e32 v90, s0, v199
    v_mul_f32_e32 v91, s0, v201
    v_mul_f32_e32 v92, s0, v203
    v_bfe_u32 v93, v52, 16, 1
    v_bfe_u32 v94, v53, 16, 1
    v_bfe_u32 v95, v54, 16, 1
    v_bfe_u32 v96, v55, 16, 1
    v_add3_u32 v12, v12, v60, 0x7fff
    v_bfe_u32 v60, v56, 16, 1
    v_add3_u32 v13, v13, v61, 0x7fff
    v_bfe_u32 v61, v57, 16, 1
    v_add3_u32 v14, v14, v62, 0x7fff
    v_bfe_u32 v62, v58, 16, 1
    v_add3_u32 v15, v15, v63, 0x7fff
    v_bfe_u32 v63, v59, 16, 1
    v_add3_u32 v16, v16, v68, 0x7fff
    v_bfe_u32 v68, v64, 16, 1
    v_add3_u32 v17, v17, v69, 0x7fff
    v_bfe_u32 v69, v65, 16, 1
    v_add3_u32 v18, v18, v70, 0x7fff
    v_bfe_u32 v70, v66, 16, 1
    v_add3_u32 v19, v19, v71, 0x7fff
    v_bfe_u32 v71, v67, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v20, v20, v24, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v21, v21, v25, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v22, v22, v26, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v23, v23, v27, 0x7fff
    v_add3_u32 v24, v28, v76, 0x7fff
    v_bfe_u32 v25, v72, 16, 1
    v_add3_u32 v26, v29, v77, 0x7fff
    v_bfe_u32 v27, v73, 16, 1
    v_add3_u32 v28, v30, v78, 0x7fff
    v_bfe_u32 v29, v74, 16, 1
    v_add3_u32 v30, v31, v79, 0x7fff
    v_bfe_u32 v31, v75, 16, 1
    v_lshrrev_b32_e32 v4, 16, v4
    v_add3_u32 v32, v32, v36, 0x7fff
    v_lshrrev_b32_e32 v5, 16, v5
    v_add3_u32 v33, v33, v37, 0x7fff
    v_lshrrev_b32_e32 v6, 16, v6
    v_add3_u32 v34, v34, v38, 0x7fff
    v_lshrrev_b32_e32 v7, 16, v7
    v_add3_u32 v35, v35, v39, 0x7fff
    v_add3_u32 v36, v40, v84, 0x7fff
    v_bfe_u32 v37, v80, 16, 1
    v_add3_u32 v38, v41, v85, 0x7fff
    v_bfe_u32 v39, v81, 16, 1
    v_add3_u32 v40, v42, v86, 0x7fff
    v_bfe_u32 v41, v82, 16, 1
    v_add3_u32 v42, v43, v87, 0x7fff
    v_bfe_u32 v43, v83, 16, 1
    s_add_u32 s0, s1, s3
    v_lshrrev_b32_e32 v8, 16, v8
    v_add3_u32 v44, v44, v48, 0x7fff
    v_lshrrev_b32_e32 v9, 16, v9
    v_add3_u32 v45, v45, v49, 0x7fff
    v_lshrrev_b32_e32 v10, 16, v10
    v_add3_u32 v46, v46, v50, 0x7fff
    v_lshrrev_b32_e32 v11, 16, v11
    v_add3_u32 v47, v47, v51, 0x7fff
    v_add3_u32 v48, v52, v93, 0x7fff
    v_bfe_u32 v49, v89, 16, 1
    v_add3_u32 v50, v53, v94, 0x7fff
    v_bfe_u32 v51, v90, 16, 1
    v_add3_u32 v52, v54, v95, 0x7fff
    v_bfe_u32 v53, v91, 16, 1
    v_add3_u32 v54, v55, v96, 0x7fff
    v_bfe_u32 v55, v92, 16, 1
    v_lshrrev_b32_e32 v12, 16, v12
    v_add3_u32 v56, v56, v60, 0x7fff
    v_lshrrev_b32_e32 v13, 16, v13
    v_add3_u32 v57, v57, v61, 0x7fff
    v_lshrrev_b32_e32 v14, 16, v14
    v_add3_u32 v58, v58, v62, 0x7fff
    v_lshrrev_b32_e32 v15, 16, v15
    v_add3_u32 v59, v59, v63, 0x7fff
    v_lshrrev_b32_e32 v16, 16, v16
    v_add3_u32 v60, v64, v68, 0x7fff
    v_lshrrev_b32_e32 v17, 16, v17
    v_add3_u32 v61, v65, v69, 0x7fff
    v_lshrrev_b32_e32 v18, 16, v18
    v_add3_u32 v62, v66, v70, 0x7fff
    v_lshrrev_b32_e32 v19, 16, v19
    v_add3_u32 v63, v67, v71, 0x7fff
    v_add_nc_u32_e32 v64, s0, v88
    v_and_or_b32 v0, v20, 0xffff0000, v0
    v_and_or_b32 v1, v21, 0xffff0000, v1
    v_and_or_b32 v2, v22, 0xffff0000, v2
    v_and_or_b32 v3, v23, 0xffff0000, v3
    v_lshrrev_b32_e32 v20, 16, v24
    v_add3_u32 v21, v72, v25, 0x7fff
    v_lshrrev_b32_e32 v22, 16, v26
    v_add3_u32 v23, v73, v27, 0x7fff
    v_lshrrev_b32_e32 v24, 16, v28
    v_add3_u32 v25, v74, v29, 0x7fff
    v_lshrrev_b32_e32 v26, 16, v30
    v_add3_u32 v27, v75, v31, 0x7fff
    v_and_or_b32 v4, v32, 0xffff0000, v4
    v_and_or_b32 v5, v33, 0xffff0000, v5
    v_and_or_b32 v6, v34, 0xffff0000, v6
    v_and_or_b32 v7, v35, 0xffff0000, v7
    v_lshrrev_b32_e32 v28, 16, v36
    v_add3_u32 v29, v80, v37, 0x7fff
    v_lshrrev_b32_e32 v30, 16, v38
    v_add3_u32 v31, v81, v39, 0x7fff
    v_lshrrev_b32_e32 v32, 16, v40
    v_add3_u32 v33, v82, v41, 0x7fff
    v_lshrrev_b32_e32 v34, 16, v42
    v_add3_u32 v35, v83, v43, 0x7fff
    v_and_or_b32 v8, v44, 0xffff0000, v8
    v_and_or_b32 v9, v45, 0xffff0000, v9
    v_and_or_b32 v10, v46, 0xffff0000, v10
    v_and_or_b32 v11, v47, 0xffff0000, v11
    v_lshrrev_b32_e32 v36, 16, v48
    v_add3_u32 v37, v89, v49, 0x7fff
    v_lshrrev_b32_e32 v38, 16, v50
    v_add3_u32 v39, v90, v51, 0x7fff
    v_lshrrev_b32_e32 v40, 16, v52
    v_add3_u32 v41, v91, v53, 0x7fff
    v_lshrrev_b32_e32 v42, 16, v54
    v_add3_u32 v43, v92, v55, 0x7fff
    v_and_or_b32 v12, v56, 0xffff0000, v12
    v_and_or_b32 v13, v57, 0xffff0000, v13
    v_and_or_b32 v14, v58, 0xffff0000, v14
    v_and_or_b32 v15, v59, 0xffff0000, v15
    v_and_or_b32 v16, v60, 0xffff0000, v16
    v_and_or_b32 v17, v61, 0xffff0000, v17
    v_and_or_b32 v18, v62, 0xffff0000, v18
    v_and_or_b32 v19, v63, 0xffff0000, v19
    v_add_lshl_u32 v44, v64, v246, 1
    v_and_or_b32 v20, v21, 0xffff0000, v20
    v_and_or_b32 v21, v23, 0xffff0000, v22
    v_and_or_b32 v22, v25, 0xffff0000, v24
    v_and_or_b32 v23, v27, 0xffff0000, v26
    v_and_or_b32 v24, v29, 0xffff0000, v28
    v_and_or_b32 v25, v31, 0xffff0000, v30
    v_and_or_b32 v26, v33, 0xffff0000, v32
    v_and_or_b32 v27, v35, 0xffff0000, v34
    v_and_or_b32 v28, v37, 0xffff0000, v36
    v_and_or_b32 v29, v39, 0xffff0000, v38
    v_and_or_b32 v30, v41, 0xffff0000, v40
    v_and_or_b32 v31, v43, 0xffff0000, v42
    buffer_store_b128 v[0:3], v44, s[48:51], 0 offen
    buffer_store_b128 v[4:7], v44, s[48:51], 0 offen offset:32
    buffer_store_b128 v[8:11], v44, s[48:51], 0 offen offset:64
    buffer_store_b128 v[12:15], v44, s[48:51], 0 offen offset:96
    buffer_store_b128 v[16:19], v44, s[48:51], 0 offen offset:128
    buffer_store_b128 v[20:23], v44, s[48:51], 0 offen offset:160
    buffer_store_b128 v[24:27], v44, s[48:51], 0 offen offset:192
    buffer_store_b128 v[28:31], v44, s[48:51], 0 offen offset:224
L14:
    s_endpgm
