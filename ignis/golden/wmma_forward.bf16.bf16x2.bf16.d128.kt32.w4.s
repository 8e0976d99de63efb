; 195 VGPRs, 46 SGPRs, 24064 bytes of LDS, 0 of scratch, 1176 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b32 s3, s[0:1], 0x7c
    s_load_b32 s12, s[0:1], 0x84
    s_load_b32 s28, s[0:1], 0x88
    s_load_b32 s29, s[0:1], 0x8c
    s_load_b32 s30, s[0:1], 0x90
    s_load_b32 s31, s[0:1], 0x94
    s_load_b32 s32, s[0:1], 0x98
    s_load_b32 s33, s[0:1], 0x9c
    s_load_b32 s34, s[0:1], 0xa0
    s_load_b32 s35, s[0:1], 0xa4
    s_load_b32 s36, s[0:1], 0xa8
    s_load_b32 s37, s[0:1], 0xac
    s_load_b32 s38, s[0:1], 0xb0
    s_load_b32 s39, s[0:1], 0xb4
    s_load_b32 s40, s[0:1], 0xb8
    s_load_b32 s41, s[0:1], 0xbc
    s_load_b32 s42, s[0:1], 0xc0
    s_load_b32 s0, s[0:1], 0xc4
    v_mov_b32_e32 v72, v0
    v_mbcnt_lo_u32_b32 v64, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s1, v0
    s_mov_b32 s43, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 1
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s26, s26, 2
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s1, s1, 4
    s_mul_i32 s44, s1, 40
    s_lshl_b32 s13, s13, 6
    v_cvt_f32_u32_e32 v0, s12
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s45, 0, s12
    v_mul_lo_u32 v1, s45, v0
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    v_mul_hi_u32 v0, s14, v0
    v_mul_lo_u32 v1, v0, s12
    v_sub_nc_u32_e32 v1, s14, v1
    v_cmp_le_u32_e64 s45, s12, v1
    v_add_nc_u32_e32 v2, 1, v0
    v_subrev_nc_u32_e32 v3, s12, v1
    v_cndmask_b32_e64 v0, v0, v2, s45
    v_cndmask_b32_e64 v1, v1, v3, s45
    v_cmp_le_u32_e64 s45, s12, v1
    v_add_nc_u32_e32 v1, 1, v0
    v_cndmask_b32_e64 v0, v0, v1, s45
    s_cmp_eq_u32 s12, 0
    s_cselect_b32 s12, exec_lo, 0
    v_cndmask_b32_e64 v0, v0, 0, s12
    v_readfirstlane_b32 s12, v0
    s_mul_i32 s34, s15, s34
    s_mul_i32 s35, s12, s35
    s_add_u32 s34, s34, s35
    s_mul_i32 s35, s15, s37
    s_mul_i32 s12, s12, s38
    s_add_u32 s12, s35, s12
    s_mul_i32 s31, s15, s31
    s_mul_i32 s32, s14, s32
    s_add_u32 s31, s31, s32
    v_lshrrev_b32_e32 v160, 4, v72
    v_and_b32_e32 v0, 15, v72
    v_lshlrev_b32_e32 v161, 3, v0
    s_add_u32 s32, s28, -1
    s_mul_i32 s35, s32, s33
    s_add_u32 s35, s31, s35
    v_add_nc_u32_e32 v28, s35, v161
    v_add_nc_u32_e32 v0, s13, v160
    v_mul_lo_u32 v0, v0, s33
    v_add3_u32 v29, s31, v0, v161
    v_min_u32_e32 v0, v29, v28
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_lshl_b32 s31, s33, 3
    v_add_nc_u32_e32 v4, s31, v29
    v_min_u32_e32 v4, v4, v28
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_load_b128 v[4:7], v4, s[4:7], 0 offen
    s_lshl_b32 s31, s33, 4
    v_add_nc_u32_e32 v8, s31, v29
    v_min_u32_e32 v8, v8, v28
    v_lshlrev_b32_e32 v8, 1, v8
    buffer_load_b128 v[8:11], v8, s[4:7], 0 offen
    s_mul_i32 s31, s33, 24
    v_add_nc_u32_e32 v12, s31, v29
    v_min_u32_e32 v12, v12, v28
    v_lshlrev_b32_e32 v12, 1, v12
    buffer_load_b128 v[12:15], v12, s[4:7], 0 offen
    s_lshl_b32 s31, s33, 5
    v_add_nc_u32_e32 v16, s31, v29
    v_min_u32_e32 v16, v16, v28
    v_lshlrev_b32_e32 v16, 1, v16
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_mul_i32 s31, s33, 40
    v_add_nc_u32_e32 v20, s31, v29
    v_min_u32_e32 v20, v20, v28
    v_lshlrev_b32_e32 v20, 1, v20
    buffer_load_b128 v[20:23], v20, s[4:7], 0 offen
    s_mul_i32 s31, s33, 48
    v_add_nc_u32_e32 v24, s31, v29
    v_min_u32_e32 v24, v24, v28
    v_lshlrev_b32_e32 v24, 1, v24
    buffer_load_b128 v[24:27], v24, s[4:7], 0 offen
    s_mul_i32 s31, s33, 56
    v_add_nc_u32_e32 v29, s31, v29
    v_min_u32_e32 v28, v29, v28
    v_lshlrev_b32_e32 v28, 1, v28
    buffer_load_b128 v[28:31], v28, s[4:7], 0 offen
    v_mul_lo_u32 v32, v160, 0x88
    v_add_lshl_u32 v32, v32, v161, 1
    s_waitcnt vmcnt(7)
    ds_store_b128 v32, v[0:3]
    v_add_nc_u32_e32 v0, 8, v160
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v0, v0, v161, 1
    s_waitcnt vmcnt(6)
    ds_store_b128 v0, v[4:7]
    v_add_nc_u32_e32 v0, 16, v160
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v0, v0, v161, 1
    s_waitcnt vmcnt(5)
    ds_store_b128 v0, v[8:11]
    v_add_nc_u32_e32 v0, 24, v160
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v0, v0, v161, 1
    s_waitcnt vmcnt(4)
    ds_store_b128 v0, v[12:15]
    v_add_nc_u32_e32 v0, 32, v160
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v0, v0, v161, 1
    s_waitcnt vmcnt(3)
    ds_store_b128 v0, v[16:19]
    v_add_nc_u32_e32 v0, 40, v160
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v0, v0, v161, 1
    s_waitcnt vmcnt(2)
    ds_store_b128 v0, v[20:23]
    v_add_nc_u32_e32 v0, 48, v160
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v0, v0, v161, 1
    s_waitcnt vmcnt(1)
    ds_store_b128 v0, v[24:27]
    v_add_nc_u32_e32 v0, 56, v160
    v_mul_lo_u32 v0, v0, 0x88
    v_add_lshl_u32 v0, v0, v161, 1
    s_waitcnt vmcnt(0)
    ds_store_b128 v0, v[28:31]
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_mul_i32 s4, s1, 0x88
    v_and_b32_e32 v73, 15, v64
    v_mul_lo_u32 v74, v73, 0x88
    v_add_lshl_u32 v60, s4, v74, 1
    ds_load_b128 v[0:3], v60
    ds_load_b128 v[4:7], v60 offset:16
    ds_load_b128 v[8:11], v60 offset:32
    ds_load_b128 v[12:15], v60 offset:48
    ds_load_b128 v[16:19], v60 offset:64
    ds_load_b128 v[20:23], v60 offset:80
    ds_load_b128 v[24:27], v60 offset:96
    ds_load_b128 v[28:31], v60 offset:112
    ds_load_b128 v[32:35], v60 offset:128
    ds_load_b128 v[36:39], v60 offset:144
    ds_load_b128 v[40:43], v60 offset:160
    ds_load_b128 v[44:47], v60 offset:176
    ds_load_b128 v[48:51], v60 offset:192
    ds_load_b128 v[52:55], v60 offset:208
    ds_load_b128 v[56:59], v60 offset:224
    ds_load_b128 v[60:63], v60 offset:240
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_lshrrev_b32_e32 v162, 4, v64
    s_add_u32 s1, s13, s1
    v_add_nc_u32_e32 v163, s1, v73
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L0
    v_mov_b32_e32 v164, s29
    s_branch L1
L0:
    v_add3_u32 v64, v163, s29, 1
    v_max_u32_e32 v64, s28, v64
    s_add_u32 s4, s29, s28
    v_min_u32_e32 v64, s4, v64
    v_subrev_nc_u32_e32 v164, s28, v64
L1:
    s_add_u32 s4, s13, 63
    s_min_u32 s4, s4, s32
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L2
    s_mov_b32 s4, s29
    s_branch L3
L2:
    s_add_u32 s4, s4, s29
    s_add_u32 s4, s4, 1
    s_max_u32 s4, s4, s28
    s_add_u32 s5, s29, s28
    s_min_u32 s4, s4, s5
    s_sub_u32 s4, s4, s28
L3:
    s_cmp_lt_u32 s1, s28
    s_cbranch_scc0 L5
    s_add_u32 s5, s1, 15
    s_min_u32 s5, s5, s32
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L4
    s_mov_b32 s5, s29
    s_branch L6
L4:
    s_add_u32 s5, s5, s29
    s_add_u32 s5, s5, 1
    s_max_u32 s5, s5, s28
    s_add_u32 s6, s29, s28
    s_min_u32 s5, s5, s6
    s_sub_u32 s5, s5, s28
    s_branch L6
L5:
    s_mov_b32 s5, 0
L6:
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L7
    s_mov_b32 s1, s29
    s_branch L8
L7:
    s_add_u32 s1, s1, s29
    s_add_u32 s1, s1, 1
    s_max_u32 s1, s1, s28
    s_add_u32 s6, s29, s28
    s_min_u32 s1, s1, s6
    s_sub_u32 s1, s1, s28
L8:
    v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v65, 0
    v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v67, 0
    v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v69, 0
    v_dual_mov_b32 v70, 0 :: v_dual_mov_b32 v71, 0
    s_add_u32 s6, s29, -1
    s_mul_i32 s7, s6, s36
    s_add_u32 s7, s34, s7
    v_add_nc_u32_e32 v165, s7, v161
    s_lshl_b32 s7, s36, 3
    s_lshl_b32 s13, s36, 4
    s_mul_i32 s29, s36, 24
    v_lshlrev_b32_e32 v75, 1, v160
    v_mul_lo_u32 v76, v75, 0x88
    v_add_lshl_u32 v166, v76, v161, 1
    v_add_nc_u32_e32 v76, 1, v75
    v_mul_lo_u32 v76, v76, 0x88
    v_add_lshl_u32 v167, v76, v161, 1
    v_add_nc_u32_e32 v76, 16, v75
    v_mul_lo_u32 v76, v76, 0x88
    v_add_lshl_u32 v168, v76, v161, 1
    v_add_nc_u32_e32 v75, 17, v75
    v_mul_lo_u32 v75, v75, 0x88
    v_add_lshl_u32 v169, v75, v161, 1
    v_and_b32_e32 v75, 31, v72
    v_lshlrev_b32_e32 v170, 2, v75
    v_lshrrev_b32_e32 v72, 5, v72
    v_lshlrev_b32_e32 v171, 3, v72
    s_mul_i32 s6, s6, s39
    s_add_u32 s6, s12, s6
    v_add_nc_u32_e32 v172, s6, v170
    s_lshl_b32 s6, s39, 1
    s_mul_i32 s30, s39, 3
    s_lshl_b32 s31, s39, 2
    s_mul_i32 s32, s39, 5
    s_mul_i32 s33, s39, 6
    s_mul_i32 s35, s39, 7
    v_and_b32_e32 v72, -16, v170
    v_and_b32_e32 v75, 7, v170
    v_dual_mov_b32 v182, 0xff7fffff :: v_dual_lshlrev_b32 v75, 1, v75
    v_bfe_u32 v76, v170, 3, 1
    v_add3_u32 v72, v72, v75, v76
    v_mul_lo_u32 v72, v72, 40
    v_add_lshl_u32 v72, v72, v171, 1
    v_dual_mov_b32 v76, v68 :: v_dual_add_nc_u32 v173, 0x2200, v72
    v_dual_mov_b32 v183, 0 :: v_dual_add_nc_u32 v174, 0x22a0, v72
    v_dual_mov_b32 v78, v70 :: v_dual_add_nc_u32 v175, 0x2340, v72
    v_dual_mov_b32 v75, v67 :: v_dual_add_nc_u32 v176, 0x23e0, v72
    v_dual_mov_b32 v74, v66 :: v_dual_lshlrev_b32 v177, 1, v74
    v_dual_mov_b32 v77, v69 :: v_dual_lshlrev_b32 v178, 3, v162
    v_mul_lo_u32 v72, v73, 40
    v_dual_mov_b32 v80, v64 :: v_dual_add_nc_u32 v73, s44, v72
    v_add_lshl_u32 v179, v73, v178, 1
    v_dual_mov_b32 v73, v65 :: v_dual_lshlrev_b32 v180, 1, v73
    v_dual_mov_b32 v72, v64 :: v_dual_lshlrev_b32 v181, 1, v72
    v_dual_mov_b32 v79, v71 :: v_dual_mov_b32 v82, v66
    v_dual_mov_b32 v81, v65 :: v_dual_mov_b32 v84, v68
    v_dual_mov_b32 v83, v67 :: v_dual_mov_b32 v86, v70
    v_dual_mov_b32 v85, v69 :: v_dual_mov_b32 v88, v64
    v_dual_mov_b32 v87, v71 :: v_dual_mov_b32 v90, v66
    v_dual_mov_b32 v89, v65 :: v_dual_mov_b32 v92, v68
    v_dual_mov_b32 v91, v67 :: v_dual_mov_b32 v94, v70
    v_dual_mov_b32 v93, v69 :: v_dual_mov_b32 v96, v64
    v_dual_mov_b32 v95, v71 :: v_dual_mov_b32 v98, v66
    v_dual_mov_b32 v97, v65 :: v_dual_mov_b32 v100, v68
    v_dual_mov_b32 v99, v67 :: v_dual_mov_b32 v102, v70
    v_dual_mov_b32 v101, v69 :: v_dual_mov_b32 v104, v64
    v_dual_mov_b32 v103, v71 :: v_dual_mov_b32 v106, v66
    v_dual_mov_b32 v105, v65 :: v_dual_mov_b32 v108, v68
    v_dual_mov_b32 v107, v67 :: v_dual_mov_b32 v110, v70
    v_dual_mov_b32 v109, v69 :: v_dual_mov_b32 v112, v64
    v_dual_mov_b32 v111, v71 :: v_dual_mov_b32 v114, v66
    v_dual_mov_b32 v113, v65 :: v_dual_mov_b32 v116, v68
    v_dual_mov_b32 v115, v67 :: v_dual_mov_b32 v118, v70
    v_dual_mov_b32 v117, v69 :: v_dual_mov_b32 v120, v64
    v_dual_mov_b32 v119, v71 :: v_dual_mov_b32 v122, v66
    v_dual_mov_b32 v121, v65 :: v_dual_mov_b32 v124, v68
    v_dual_mov_b32 v123, v67 :: v_dual_mov_b32 v126, v70
    v_dual_mov_b32 v125, v69 :: v_dual_mov_b32 v128, v64
    v_dual_mov_b32 v127, v71 :: v_dual_mov_b32 v130, v66
    v_dual_mov_b32 v129, v65 :: v_dual_mov_b32 v132, v68
    v_dual_mov_b32 v131, v67 :: v_dual_mov_b32 v134, v70
    v_mov_b32_e32 v133, v69
    v_mov_b32_e32 v135, v71
    s_mov_b32 s37, 0
    s_branch L22
L9:
    v_add_nc_u32_e32 v136, s37, v160
    v_mul_lo_u32 v136, v136, s36
    v_add3_u32 v148, s34, v136, v161
    v_min_u32_e32 v136, v148, v165
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b128 v[136:139], v136, s[8:11], 0 offen
    v_add_nc_u32_e32 v140, s7, v148
    v_min_u32_e32 v140, v140, v165
    v_lshlrev_b32_e32 v140, 1, v140
    buffer_load_b128 v[140:143], v140, s[8:11], 0 offen
    v_add_nc_u32_e32 v144, s13, v148
    v_min_u32_e32 v144, v144, v165
    v_lshlrev_b32_e32 v144, 1, v144
    buffer_load_b128 v[144:147], v144, s[8:11], 0 offen
    v_add_nc_u32_e32 v148, s29, v148
    v_min_u32_e32 v148, v148, v165
    v_lshlrev_b32_e32 v148, 1, v148
    buffer_load_b128 v[148:151], v148, s[8:11], 0 offen
    s_waitcnt vmcnt(3)
    ds_store_b128 v166, v[136:139]
    s_waitcnt vmcnt(2)
    ds_store_b128 v167, v[140:143]
    s_waitcnt vmcnt(1)
    ds_store_b128 v168, v[144:147]
    s_waitcnt vmcnt(0)
    ds_store_b128 v169, v[148:151]
    v_add_nc_u32_e32 v136, s37, v171
    v_mul_lo_u32 v136, v136, s39
    v_add3_u32 v138, s12, v136, v170
    v_min_u32_e32 v136, v138, v172
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v139, 0xffff, v136
    v_lshrrev_b32_e32 v140, 16, v136
    v_and_b32_e32 v141, 0xffff, v137
    v_lshrrev_b32_e32 v142, 16, v137
    v_add_nc_u32_e32 v136, s39, v138
    v_min_u32_e32 v136, v136, v172
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v143, 0xffff, v136
    v_lshrrev_b32_e32 v144, 16, v136
    v_and_b32_e32 v145, 0xffff, v137
    v_lshrrev_b32_e32 v146, 16, v137
    v_add_nc_u32_e32 v136, s6, v138
    v_min_u32_e32 v136, v136, v172
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v147, 0xffff, v136
    v_lshrrev_b32_e32 v148, 16, v136
    v_and_b32_e32 v149, 0xffff, v137
    v_lshrrev_b32_e32 v150, 16, v137
    v_add_nc_u32_e32 v136, s30, v138
    v_min_u32_e32 v136, v136, v172
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v151, 0xffff, v136
    v_lshrrev_b32_e32 v152, 16, v136
    v_and_b32_e32 v153, 0xffff, v137
    v_lshrrev_b32_e32 v154, 16, v137
    v_add_nc_u32_e32 v136, s31, v138
    v_min_u32_e32 v136, v136, v172
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v155, 0xffff, v136
    v_lshrrev_b32_e32 v156, 16, v136
    v_and_b32_e32 v157, 0xffff, v137
    v_lshrrev_b32_e32 v158, 16, v137
    v_add_nc_u32_e32 v136, s32, v138
    v_min_u32_e32 v136, v136, v172
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v159, 0xffff, v136
    v_lshrrev_b32_e32 v184, 16, v136
    v_and_b32_e32 v185, 0xffff, v137
    v_lshrrev_b32_e32 v186, 16, v137
    v_add_nc_u32_e32 v136, s33, v138
    v_min_u32_e32 v136, v136, v172
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v187, 0xffff, v136
    v_lshrrev_b32_e32 v188, 16, v136
    v_and_b32_e32 v189, 0xffff, v137
    v_lshrrev_b32_e32 v190, 16, v137
    v_add_nc_u32_e32 v136, s35, v138
    v_min_u32_e32 v136, v136, v172
    v_lshlrev_b32_e32 v136, 1, v136
    buffer_load_b64 v[136:137], v136, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v191, 0xffff, v136
    v_lshrrev_b32_e32 v192, 16, v136
    v_and_b32_e32 v193, 0xffff, v137
    v_lshrrev_b32_e32 v194, 16, v137
    v_lshl_or_b32 v136, v143, 16, v139
    v_lshl_or_b32 v137, v151, 16, v147
    v_lshl_or_b32 v138, v159, 16, v155
    v_lshl_or_b32 v139, v191, 16, v187
    ds_store_b128 v173, v[136:139]
    v_lshl_or_b32 v136, v144, 16, v140
    v_lshl_or_b32 v137, v152, 16, v148
    v_lshl_or_b32 v138, v184, 16, v156
    v_lshl_or_b32 v139, v192, 16, v188
    ds_store_b128 v174, v[136:139]
    v_lshl_or_b32 v136, v145, 16, v141
    v_lshl_or_b32 v137, v153, 16, v149
    v_lshl_or_b32 v138, v185, 16, v157
    v_lshl_or_b32 v139, v193, 16, v189
    ds_store_b128 v175, v[136:139]
    v_lshl_or_b32 v136, v146, 16, v142
    v_lshl_or_b32 v137, v154, 16, v150
    v_lshl_or_b32 v138, v186, 16, v158
    v_lshl_or_b32 v139, v194, 16, v190
    ds_store_b128 v176, v[136:139]
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s37, s5
    s_cbranch_scc0 L19
    s_cmp_lt_u32 s37, s5
    s_cbranch_scc1 L10
    v_dual_mov_b32 v136, 0xff800000 :: v_dual_mov_b32 v137, 0xff800000
    v_dual_mov_b32 v138, 0xff800000 :: v_dual_mov_b32 v139, 0xff800000
    v_dual_mov_b32 v140, 0xff800000 :: v_dual_mov_b32 v141, 0xff800000
    v_dual_mov_b32 v142, 0xff800000 :: v_dual_mov_b32 v143, 0xff800000
    v_mov_b32_e32 v184, 0xff800000
    s_branch L12
L10:
    ds_load_b128 v[144:147], v177
    ds_load_b128 v[148:151], v177 offset:16
    v_dual_mov_b32 v136, v64 :: v_dual_mov_b32 v137, v65
    v_dual_mov_b32 v138, v66 :: v_dual_mov_b32 v139, v67
    v_dual_mov_b32 v140, v68 :: v_dual_mov_b32 v141, v69
    v_dual_mov_b32 v142, v70 :: v_dual_mov_b32 v143, v71
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[136:143], v[144:151], v[0:7], v[136:143]
    ds_load_b128 v[144:147], v177 offset:32
    ds_load_b128 v[148:151], v177 offset:48
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[136:143], v[144:151], v[8:15], v[136:143]
    ds_load_b128 v[144:147], v177 offset:64
    ds_load_b128 v[148:151], v177 offset:80
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[136:143], v[144:151], v[16:23], v[136:143]
    ds_load_b128 v[144:147], v177 offset:96
    ds_load_b128 v[148:151], v177 offset:112
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[136:143], v[144:151], v[24:31], v[136:143]
    ds_load_b128 v[144:147], v177 offset:128
    ds_load_b128 v[148:151], v177 offset:144
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[136:143], v[144:151], v[32:39], v[136:143]
    ds_load_b128 v[144:147], v177 offset:160
    ds_load_b128 v[148:151], v177 offset:176
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[136:143], v[144:151], v[40:47], v[136:143]
    ds_load_b128 v[144:147], v177 offset:192
    ds_load_b128 v[148:151], v177 offset:208
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[136:143], v[144:151], v[48:55], v[136:143]
    ds_load_b128 v[144:147], v177 offset:224
    ds_load_b128 v[148:151], v177 offset:240
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[136:143], v[144:151], v[56:63], v[136:143]
    s_add_u32 s38, s37, 16
    s_cmp_gt_u32 s38, s1
    s_cbranch_scc0 L11
    v_add_nc_u32_e32 v144, s37, v178
    v_cmp_lt_u32_e64 s38, v144, v164
    v_cndmask_b32_e64 v136, 0xff800000, v136, s38
    v_add_nc_u32_e32 v145, 1, v144
    v_cmp_lt_u32_e64 s38, v145, v164
    v_cndmask_b32_e64 v137, 0xff800000, v137, s38
    v_add_nc_u32_e32 v145, 2, v144
    v_cmp_lt_u32_e64 s38, v145, v164
    v_cndmask_b32_e64 v138, 0xff800000, v138, s38
    v_add_nc_u32_e32 v145, 3, v144
    v_cmp_lt_u32_e64 s38, v145, v164
    v_cndmask_b32_e64 v139, 0xff800000, v139, s38
    v_add_nc_u32_e32 v145, 4, v144
    v_cmp_lt_u32_e64 s38, v145, v164
    v_cndmask_b32_e64 v140, 0xff800000, v140, s38
    v_add_nc_u32_e32 v145, 5, v144
    v_cmp_lt_u32_e64 s38, v145, v164
    v_cndmask_b32_e64 v141, 0xff800000, v141, s38
    v_add_nc_u32_e32 v145, 6, v144
    v_cmp_lt_u32_e64 s38, v145, v164
    v_cndmask_b32_e64 v142, 0xff800000, v142, s38
    v_add_nc_u32_e32 v144, 7, v144
    v_cmp_lt_u32_e64 s38, v144, v164
    v_cndmask_b32_e64 v143, 0xff800000, v143, s38
L11:
    v_max_f32_e32 v144, 0xff800000, v136
    v_max_f32_e32 v144, v144, v137
    v_max_f32_e32 v144, v144, v138
    v_max_f32_e32 v144, v144, v139
    v_max_f32_e32 v144, v144, v140
    v_max_f32_e32 v144, v144, v141
    v_max_f32_e32 v144, v144, v142
    v_max_f32_e32 v184, v144, v143
L12:
    s_add_u32 s38, s37, 16
    s_cmp_lt_u32 s38, s5
    s_cbranch_scc1 L13
    v_dual_mov_b32 v144, 0xff800000 :: v_dual_mov_b32 v145, 0xff800000
    v_dual_mov_b32 v146, 0xff800000 :: v_dual_mov_b32 v147, 0xff800000
    v_dual_mov_b32 v148, 0xff800000 :: v_dual_mov_b32 v149, 0xff800000
    v_dual_mov_b32 v150, 0xff800000 :: v_dual_mov_b32 v151, 0xff800000
    s_branch L15
L13:
    ds_load_b128 v[152:155], v177 offset:4352
    ds_load_b128 v[156:159], v177 offset:4368
    v_dual_mov_b32 v144, v64 :: v_dual_mov_b32 v145, v65
    v_dual_mov_b32 v146, v66 :: v_dual_mov_b32 v147, v67
    v_dual_mov_b32 v148, v68 :: v_dual_mov_b32 v149, v69
    v_dual_mov_b32 v150, v70 :: v_dual_mov_b32 v151, v71
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[152:159], v[0:7], v[144:151]
    ds_load_b128 v[152:155], v177 offset:4384
    ds_load_b128 v[156:159], v177 offset:4400
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[152:159], v[8:15], v[144:151]
    ds_load_b128 v[152:155], v177 offset:4416
    ds_load_b128 v[156:159], v177 offset:4432
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[152:159], v[16:23], v[144:151]
    ds_load_b128 v[152:155], v177 offset:4448
    ds_load_b128 v[156:159], v177 offset:4464
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[152:159], v[24:31], v[144:151]
    ds_load_b128 v[152:155], v177 offset:4480
    ds_load_b128 v[156:159], v177 offset:4496
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[152:159], v[32:39], v[144:151]
    ds_load_b128 v[152:155], v177 offset:4512
    ds_load_b128 v[156:159], v177 offset:4528
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[152:159], v[40:47], v[144:151]
    ds_load_b128 v[152:155], v177 offset:4544
    ds_load_b128 v[156:159], v177 offset:4560
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[152:159], v[48:55], v[144:151]
    ds_load_b128 v[152:155], v177 offset:4576
    ds_load_b128 v[156:159], v177 offset:4592
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[144:151], v[152:159], v[56:63], v[144:151]
    s_add_u32 s44, s37, 32
    s_cmp_gt_u32 s44, s1
    s_cbranch_scc0 L14
    v_add_nc_u32_e32 v152, s37, v178
    v_add_nc_u32_e32 v153, 16, v152
    v_cmp_lt_u32_e64 s44, v153, v164
    v_cndmask_b32_e64 v144, 0xff800000, v144, s44
    v_add_nc_u32_e32 v153, 17, v152
    v_cmp_lt_u32_e64 s44, v153, v164
    v_cndmask_b32_e64 v145, 0xff800000, v145, s44
    v_add_nc_u32_e32 v153, 18, v152
    v_cmp_lt_u32_e64 s44, v153, v164
    v_cndmask_b32_e64 v146, 0xff800000, v146, s44
    v_add_nc_u32_e32 v153, 19, v152
    v_cmp_lt_u32_e64 s44, v153, v164
    v_cndmask_b32_e64 v147, 0xff800000, v147, s44
    v_add_nc_u32_e32 v153, 20, v152
    v_cmp_lt_u32_e64 s44, v153, v164
    v_cndmask_b32_e64 v148, 0xff800000, v148, s44
    v_add_nc_u32_e32 v153, 21, v152
    v_cmp_lt_u32_e64 s44, v153, v164
    v_cndmask_b32_e64 v149, 0xff800000, v149, s44
    v_add_nc_u32_e32 v153, 22, v152
    v_cmp_lt_u32_e64 s44, v153, v164
    v_cndmask_b32_e64 v150, 0xff800000, v150, s44
    v_add_nc_u32_e32 v152, 23, v152
    v_cmp_lt_u32_e64 s44, v152, v164
    v_cndmask_b32_e64 v151, 0xff800000, v151, s44
L14:
    v_max_f32_e32 v152, v184, v144
    v_max_f32_e32 v152, v152, v145
    v_max_f32_e32 v152, v152, v146
    v_max_f32_e32 v152, v152, v147
    v_max_f32_e32 v152, v152, v148
    v_max_f32_e32 v152, v152, v149
    v_max_f32_e32 v152, v152, v150
    v_max_f32_e32 v184, v152, v151
L15:
    v_permlanex16_b32 v152, v184, 0x76543210, s43 op_sel:[0,1]
    v_max_f32_e32 v152, v184, v152
    v_max_f32_e32 v152, v182, v152
    v_sub_f32_e32 v153, v182, v152
    v_mul_f32_e32 v153, s0, v153
    v_exp_f32_e32 v153, v153
    s_cmp_lt_u32 s37, s5
    s_cbranch_scc1 L16
    v_mov_b32_e32 v140, 0
    s_branch L17
L16:
    v_sub_f32_e32 v136, v136, v152
    v_dual_mul_f32 v136, s0, v136 :: v_dual_subrev_f32 v137, v152, v137
    v_exp_f32_e32 v136, v136
    v_dual_mul_f32 v137, s0, v137 :: v_dual_sub_f32 v138, v138, v152
    v_exp_f32_e32 v137, v137
    v_dual_mul_f32 v138, s0, v138 :: v_dual_subrev_f32 v139, v152, v139
    v_exp_f32_e32 v138, v138
    v_dual_mul_f32 v139, s0, v139 :: v_dual_sub_f32 v140, v140, v152
    v_exp_f32_e32 v139, v139
    v_mul_f32_e32 v140, s0, v140
    v_exp_f32_e32 v154, v140
    v_sub_f32_e32 v140, v141, v152
    v_mul_f32_e32 v140, s0, v140
    v_exp_f32_e32 v141, v140
    v_sub_f32_e32 v140, v142, v152
    v_mul_f32_e32 v140, s0, v140
    v_exp_f32_e32 v142, v140
    v_sub_f32_e32 v140, v143, v152
    v_mul_f32_e32 v140, s0, v140
    v_exp_f32_e32 v143, v140
    v_add_f32_e32 v140, v136, v137
    v_add_f32_e32 v140, v140, v138
    v_add_f32_e32 v140, v140, v139
    v_add_f32_e32 v140, v140, v154
    v_add_f32_e32 v140, v140, v141
    v_add_f32_e32 v140, v140, v142
    v_add_f32_e32 v140, v140, v143
    v_bfe_u32 v155, v136, 16, 1
    v_add3_u32 v136, v136, v155, 0x7fff
    v_lshrrev_b32_e32 v136, 16, v136
    v_bfe_u32 v155, v137, 16, 1
    v_add3_u32 v137, v137, v155, 0x7fff
    v_and_or_b32 v136, v137, 0xffff0000, v136
    v_bfe_u32 v137, v138, 16, 1
    v_add3_u32 v137, v138, v137, 0x7fff
    v_lshrrev_b32_e32 v137, 16, v137
    v_bfe_u32 v138, v139, 16, 1
    v_add3_u32 v138, v139, v138, 0x7fff
    v_and_or_b32 v137, v138, 0xffff0000, v137
    v_bfe_u32 v138, v154, 16, 1
    v_add3_u32 v138, v154, v138, 0x7fff
    v_lshrrev_b32_e32 v138, 16, v138
    v_bfe_u32 v139, v141, 16, 1
    v_add3_u32 v139, v141, v139, 0x7fff
    v_and_or_b32 v138, v139, 0xffff0000, v138
    v_bfe_u32 v139, v142, 16, 1
    v_add3_u32 v139, v142, v139, 0x7fff
    v_lshrrev_b32_e32 v139, 16, v139
    v_bfe_u32 v141, v143, 16, 1
    v_add3_u32 v141, v143, v141, 0x7fff
    v_and_or_b32 v139, v141, 0xffff0000, v139
    ds_store_b128 v179, v[136:139] offset:18944
L17:
    s_cmp_lt_u32 s38, s5
    s_cbranch_scc0 L18
    v_sub_f32_e32 v136, v144, v152
    v_dual_mul_f32 v136, s0, v136 :: v_dual_subrev_f32 v137, v152, v145
    v_exp_f32_e32 v136, v136
    v_dual_mul_f32 v137, s0, v137 :: v_dual_sub_f32 v138, v146, v152
    v_exp_f32_e32 v137, v137
    v_dual_mul_f32 v138, s0, v138 :: v_dual_subrev_f32 v139, v152, v147
    v_exp_f32_e32 v138, v138
    v_dual_mul_f32 v139, s0, v139 :: v_dual_sub_f32 v142, v149, v152
    v_exp_f32_e32 v139, v139
    v_sub_f32_e32 v141, v148, v152
    v_dual_mul_f32 v141, s0, v141 :: v_dual_mul_f32 v142, s0, v142
    v_exp_f32_e32 v141, v141
    v_exp_f32_e32 v142, v142
    v_sub_f32_e32 v143, v150, v152
    v_dual_mul_f32 v143, s0, v143 :: v_dual_sub_f32 v144, v151, v152
    v_exp_f32_e32 v143, v143
    v_mul_f32_e32 v144, s0, v144
    v_exp_f32_e32 v144, v144
    v_add_f32_e32 v140, v140, v136
    v_add_f32_e32 v140, v140, v137
    v_add_f32_e32 v140, v140, v138
    v_add_f32_e32 v140, v140, v139
    v_add_f32_e32 v140, v140, v141
    v_add_f32_e32 v140, v140, v142
    v_add_f32_e32 v140, v140, v143
    v_add_f32_e32 v140, v140, v144
    v_bfe_u32 v145, v136, 16, 1
    v_add3_u32 v136, v136, v145, 0x7fff
    v_lshrrev_b32_e32 v136, 16, v136
    v_bfe_u32 v145, v137, 16, 1
    v_add3_u32 v137, v137, v145, 0x7fff
    v_and_or_b32 v136, v137, 0xffff0000, v136
    v_bfe_u32 v137, v138, 16, 1
    v_add3_u32 v137, v138, v137, 0x7fff
    v_lshrrev_b32_e32 v137, 16, v137
    v_bfe_u32 v138, v139, 16, 1
    v_add3_u32 v138, v139, v138, 0x7fff
    v_and_or_b32 v137, v138, 0xffff0000, v137
    v_bfe_u32 v138, v141, 16, 1
    v_add3_u32 v138, v141, v138, 0x7fff
    v_lshrrev_b32_e32 v138, 16, v138
    v_bfe_u32 v139, v142, 16, 1
    v_add3_u32 v139, v142, v139, 0x7fff
    v_and_or_b32 v138, v139, 0xffff0000, v138
    v_bfe_u32 v139, v143, 16, 1
    v_add3_u32 v139, v143, v139, 0x7fff
    v_lshrrev_b32_e32 v139, 16, v139
    v_bfe_u32 v141, v144, 16, 1
    v_add3_u32 v141, v144, v141, 0x7fff
    v_and_or_b32 v139, v141, 0xffff0000, v139
    ds_store_b128 v179, v[136:139] offset:18976
L18:
    s_waitcnt_depctr 0xfff
    v_fma_f32 v183, v183, v153, v140
    v_mul_f32_e32 v72, v72, v153
    v_mul_f32_e32 v73, v73, v153
    v_mul_f32_e32 v74, v74, v153
    v_mul_f32_e32 v75, v75, v153
    v_mul_f32_e32 v76, v76, v153
    v_mul_f32_e32 v77, v77, v153
    v_mul_f32_e32 v78, v78, v153
    v_mul_f32_e32 v79, v79, v153
    v_mul_f32_e32 v80, v80, v153
    v_mul_f32_e32 v81, v81, v153
    v_mul_f32_e32 v82, v82, v153
    v_mul_f32_e32 v83, v83, v153
    v_mul_f32_e32 v84, v84, v153
    v_mul_f32_e32 v85, v85, v153
    v_mul_f32_e32 v86, v86, v153
    v_mul_f32_e32 v87, v87, v153
    v_mul_f32_e32 v88, v88, v153
    v_mul_f32_e32 v89, v89, v153
    v_mul_f32_e32 v90, v90, v153
    v_mul_f32_e32 v91, v91, v153
    v_mul_f32_e32 v92, v92, v153
    v_mul_f32_e32 v93, v93, v153
    v_mul_f32_e32 v94, v94, v153
    v_mul_f32_e32 v95, v95, v153
    v_mul_f32_e32 v96, v96, v153
    v_mul_f32_e32 v97, v97, v153
    v_mul_f32_e32 v98, v98, v153
    v_mul_f32_e32 v99, v99, v153
    v_mul_f32_e32 v100, v100, v153
    v_mul_f32_e32 v101, v101, v153
    v_mul_f32_e32 v102, v102, v153
    v_mul_f32_e32 v103, v103, v153
    v_mul_f32_e32 v104, v104, v153
    v_mul_f32_e32 v105, v105, v153
    v_mul_f32_e32 v106, v106, v153
    v_mul_f32_e32 v107, v107, v153
    v_mul_f32_e32 v108, v108, v153
    v_mul_f32_e32 v109, v109, v153
    v_mul_f32_e32 v110, v110, v153
    v_mul_f32_e32 v111, v111, v153
    v_mul_f32_e32 v112, v112, v153
    v_mul_f32_e32 v113, v113, v153
    v_mul_f32_e32 v114, v114, v153
    v_mul_f32_e32 v115, v115, v153
    v_mul_f32_e32 v116, v116, v153
    v_mul_f32_e32 v117, v117, v153
    v_mul_f32_e32 v118, v118, v153
    v_mul_f32_e32 v119, v119, v153
    v_mul_f32_e32 v120, v120, v153
    v_dual_mul_f32 v121, v121, v153 :: v_dual_mov_b32 v182, v152
    v_mul_f32_e32 v122, v122, v153
    v_mul_f32_e32 v123, v123, v153
    v_mul_f32_e32 v124, v124, v153
    v_mul_f32_e32 v125, v125, v153
    v_mul_f32_e32 v126, v126, v153
    v_mul_f32_e32 v127, v127, v153
    v_mul_f32_e32 v128, v128, v153
    v_mul_f32_e32 v129, v129, v153
    v_mul_f32_e32 v130, v130, v153
    v_mul_f32_e32 v131, v131, v153
    v_mul_f32_e32 v132, v132, v153
    v_mul_f32_e32 v133, v133, v153
    v_mul_f32_e32 v134, v134, v153
    v_mul_f32_e32 v135, v135, v153
L19:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_lt_u32 s37, s5
    s_cbranch_scc0 L21
    s_cmp_lt_u32 s37, s5
    s_cbranch_scc0 L20
    ds_load_b128 v[136:139], v180 offset:18944
    ds_load_b128 v[140:143], v180 offset:18960
    ds_load_b128 v[144:147], v181 offset:8704
    ds_load_b128 v[148:151], v181 offset:8720
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[72:79], v[144:151], v[136:143], v[72:79]
    ds_load_b128 v[144:147], v181 offset:9984
    ds_load_b128 v[148:151], v181 offset:10000
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[144:151], v[136:143], v[80:87]
    ds_load_b128 v[144:147], v181 offset:11264
    ds_load_b128 v[148:151], v181 offset:11280
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[144:151], v[136:143], v[88:95]
    ds_load_b128 v[144:147], v181 offset:12544
    ds_load_b128 v[148:151], v181 offset:12560
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[144:151], v[136:143], v[96:103]
    ds_load_b128 v[144:147], v181 offset:13824
    ds_load_b128 v[148:151], v181 offset:13840
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[104:111], v[144:151], v[136:143], v[104:111]
    ds_load_b128 v[144:147], v181 offset:15104
    ds_load_b128 v[148:151], v181 offset:15120
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[112:119], v[144:151], v[136:143], v[112:119]
    ds_load_b128 v[144:147], v181 offset:16384
    ds_load_b128 v[148:151], v181 offset:16400
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[120:127], v[144:151], v[136:143], v[120:127]
    ds_load_b128 v[144:147], v181 offset:17664
    ds_load_b128 v[148:151], v181 offset:17680
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[144:151], v[136:143], v[128:135]
L20:
    s_add_u32 s38, s37, 16
    s_cmp_lt_u32 s38, s5
    s_cbranch_scc0 L21
    ds_load_b128 v[136:139], v180 offset:18976
    ds_load_b128 v[140:143], v180 offset:18992
    ds_load_b128 v[144:147], v181 offset:8736
    ds_load_b128 v[148:151], v181 offset:8752
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[72:79], v[144:151], v[136:143], v[72:79]
    ds_load_b128 v[144:147], v181 offset:10016
    ds_load_b128 v[148:151], v181 offset:10032
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[144:151], v[136:143], v[80:87]
    ds_load_b128 v[144:147], v181 offset:11296
    ds_load_b128 v[148:151], v181 offset:11312
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[144:151], v[136:143], v[88:95]
    ds_load_b128 v[144:147], v181 offset:12576
    ds_load_b128 v[148:151], v181 offset:12592
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[144:151], v[136:143], v[96:103]
    ds_load_b128 v[144:147], v181 offset:13856
    ds_load_b128 v[148:151], v181 offset:13872
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[104:111], v[144:151], v[136:143], v[104:111]
    ds_load_b128 v[144:147], v181 offset:15136
    ds_load_b128 v[148:151], v181 offset:15152
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[112:119], v[144:151], v[136:143], v[112:119]
    ds_load_b128 v[144:147], v181 offset:16416
    ds_load_b128 v[148:151], v181 offset:16432
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[120:127], v[144:151], v[136:143], v[120:127]
    ds_load_b128 v[144:147], v181 offset:17696
    ds_load_b128 v[148:151], v181 offset:17712
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[144:151], v[136:143], v[128:135]
L21:
    s_barrier
    s_sub_u32 s38, s4, s37
    s_min_u32 s38, s38, 32
    s_add_u32 s37, s37, s38
L22:
    s_cmp_lt_u32 s37, s4
    s_cbranch_scc1 L9
    v_permlanex16_b32 v0, v183, 0x76543210, s43 op_sel:[0,1]
    v_add_f32_e32 v4, v183, v0
    v_cmp_eq_f32_e64 s1, 0, v4
    v_cmp_gt_f32_e64 s4, 0x800000, |v4|
    v_cmp_lt_f32_e64 s5, 0x7e000000, |v4|
    v_cndmask_b32_e64 v0, 1.0, 0x2f800000, s5
    v_cndmask_b32_e64 v0, v0, 0x4f800000, s4
    v_mul_f32_e32 v1, v4, v0
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, v1, v0
    v_cndmask_b32_e64 v5, v0, 0, s1
    v_cmp_gt_u32_e64 s1, s28, v163
    s_and_b32 s4, exec_lo, s1
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s4
    s_mul_i32 s4, s15, s40
    s_mul_i32 s5, s14, s41
    s_add_u32 s4, s4, s5
    v_mul_lo_u32 v0, v163, s42
    v_dual_mul_f32 v1, v73, v5 :: v_dual_add_nc_u32 v6, s4, v0
    v_dual_mul_f32 v0, v72, v5 :: v_dual_mul_f32 v7, v5, v76
    v_dual_mul_f32 v2, v74, v5 :: v_dual_mul_f32 v9, v5, v78
    v_mul_f32_e32 v3, v75, v5
    v_mul_f32_e32 v8, v77, v5
    v_mul_f32_e32 v10, v79, v5
    v_bfe_u32 v11, v0, 16, 1
    v_add3_u32 v0, v0, v11, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v11, v1, 16, 1
    v_add3_u32 v1, v1, v11, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v7, 16, 1
    v_add3_u32 v2, v7, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v8, 16, 1
    v_add3_u32 v3, v8, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v9, 16, 1
    v_add3_u32 v3, v9, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v7, v10, 16, 1
    v_add3_u32 v7, v10, v7, 0x7fff
    v_and_or_b32 v3, v7, 0xffff0000, v3
    v_add_lshl_u32 v6, v6, v178, 1
    buffer_store_b128 v[0:3], v6, s[20:23], 0 offen
    v_dual_mul_f32 v0, v80, v5 :: v_dual_mul_f32 v7, v5, v84
    v_mul_f32_e32 v1, v81, v5
    v_dual_mul_f32 v2, v82, v5 :: v_dual_mul_f32 v9, v5, v86
    v_mul_f32_e32 v3, v83, v5
    v_mul_f32_e32 v8, v85, v5
    v_mul_f32_e32 v10, v87, v5
    v_bfe_u32 v11, v0, 16, 1
    v_add3_u32 v0, v0, v11, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v11, v1, 16, 1
    v_add3_u32 v1, v1, v11, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v7, 16, 1
    v_add3_u32 v2, v7, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v8, 16, 1
    v_add3_u32 v3, v8, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v9, 16, 1
    v_add3_u32 v3, v9, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v7, v10, 16, 1
    v_add3_u32 v7, v10, v7, 0x7fff
    v_and_or_b32 v3, v7, 0xffff0000, v3
    v_add_nc_u32_e32 v7, 32, v6
    buffer_store_b128 v[0:3], v7, s[20:23], 0 offen
    v_dual_mul_f32 v0, v88, v5 :: v_dual_mul_f32 v7, v5, v92
    v_mul_f32_e32 v1, v89, v5
    v_dual_mul_f32 v2, v90, v5 :: v_dual_mul_f32 v9, v5, v94
    v_mul_f32_e32 v3, v91, v5
    v_mul_f32_e32 v8, v93, v5
    v_mul_f32_e32 v10, v95, v5
    v_bfe_u32 v11, v0, 16, 1
    v_add3_u32 v0, v0, v11, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v11, v1, 16, 1
    v_add3_u32 v1, v1, v11, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v7, 16, 1
    v_add3_u32 v2, v7, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v8, 16, 1
    v_add3_u32 v3, v8, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v9, 16, 1
    v_add3_u32 v3, v9, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v7, v10, 16, 1
    v_add3_u32 v7, v10, v7, 0x7fff
    v_and_or_b32 v3, v7, 0xffff0000, v3
    v_add_nc_u32_e32 v7, 64, v6
    buffer_store_b128 v[0:3], v7, s[20:23], 0 offen
    v_dual_mul_f32 v0, v96, v5 :: v_dual_mul_f32 v7, v5, v100
    v_mul_f32_e32 v1, v97, v5
    v_dual_mul_f32 v2, v98, v5 :: v_dual_mul_f32 v9, v5, v102
    v_mul_f32_e32 v3, v99, v5
    v_mul_f32_e32 v8, v101, v5
    v_mul_f32_e32 v10, v103, v5
    v_bfe_u32 v11, v0, 16, 1
    v_add3_u32 v0, v0, v11, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v11, v1, 16, 1
    v_add3_u32 v1, v1, v11, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v7, 16, 1
    v_add3_u32 v2, v7, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v8, 16, 1
    v_add3_u32 v3, v8, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v9, 16, 1
    v_add3_u32 v3, v9, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v7, v10, 16, 1
    v_add3_u32 v7, v10, v7, 0x7fff
    v_and_or_b32 v3, v7, 0xffff0000, v3
    v_add_nc_u32_e32 v7, 0x60, v6
    buffer_store_b128 v[0:3], v7, s[20:23], 0 offen
    v_dual_mul_f32 v0, v104, v5 :: v_dual_mul_f32 v7, v5, v108
    v_mul_f32_e32 v1, v105, v5
    v_dual_mul_f32 v2, v106, v5 :: v_dual_mul_f32 v9, v5, v110
    v_mul_f32_e32 v3, v107, v5
    v_mul_f32_e32 v8, v109, v5
    v_mul_f32_e32 v10, v111, v5
    v_bfe_u32 v11, v0, 16, 1
    v_add3_u32 v0, v0, v11, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v11, v1, 16, 1
    v_add3_u32 v1, v1, v11, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v7, 16, 1
    v_add3_u32 v2, v7, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v8, 16, 1
    v_add3_u32 v3, v8, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v9, 16, 1
    v_add3_u32 v3, v9, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v7, v10, 16, 1
    v_add3_u32 v7, v10, v7, 0x7fff
    v_and_or_b32 v3, v7, 0xffff0000, v3
    v_add_nc_u32_e32 v7, 0x80, v6
    buffer_store_b128 v[0:3], v7, s[20:23], 0 offen
    v_dual_mul_f32 v0, v112, v5 :: v_dual_mul_f32 v7, v5, v116
    v_mul_f32_e32 v1, v113, v5
    v_dual_mul_f32 v2, v114, v5 :: v_dual_mul_f32 v9, v5, v118
    v_mul_f32_e32 v3, v115, v5
    v_mul_f32_e32 v8, v117, v5
    v_mul_f32_e32 v10, v119, v5
    v_bfe_u32 v11, v0, 16, 1
    v_add3_u32 v0, v0, v11, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v11, v1, 16, 1
    v_add3_u32 v1, v1, v11, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v7, 16, 1
    v_add3_u32 v2, v7, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v8, 16, 1
    v_add3_u32 v3, v8, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v9, 16, 1
    v_add3_u32 v3, v9, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v7, v10, 16, 1
    v_add3_u32 v7, v10, v7, 0x7fff
    v_and_or_b32 v3, v7, 0xffff0000, v3
    v_add_nc_u32_e32 v7, 0xa0, v6
    buffer_store_b128 v[0:3], v7, s[20:23], 0 offen
    v_dual_mul_f32 v0, v120, v5 :: v_dual_mul_f32 v7, v5, v124
    v_mul_f32_e32 v1, v121, v5
    v_dual_mul_f32 v2, v122, v5 :: v_dual_mul_f32 v9, v5, v126
    v_mul_f32_e32 v3, v123, v5
    v_mul_f32_e32 v8, v125, v5
    v_mul_f32_e32 v10, v127, v5
    v_bfe_u32 v11, v0, 16, 1
    v_add3_u32 v0, v0, v11, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v11, v1, 16, 1
    v_add3_u32 v1, v1, v11, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v7, 16, 1
    v_add3_u32 v2, v7, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v8, 16, 1
    v_add3_u32 v3, v8, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v9, 16, 1
    v_add3_u32 v3, v9, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v7, v10, 16, 1
    v_add3_u32 v7, v10, v7, 0x7fff
    v_and_or_b32 v3, v7, 0xffff0000, v3
    v_add_nc_u32_e32 v7, 0xc0, v6
    buffer_store_b128 v[0:3], v7, s[20:23], 0 offen
    v_dual_mul_f32 v0, v128, v5 :: v_dual_mul_f32 v7, v5, v132
    v_mul_f32_e32 v1, v129, v5
    v_dual_mul_f32 v2, v130, v5 :: v_dual_mul_f32 v9, v5, v134
    v_mul_f32_e32 v3, v131, v5
    v_mul_f32_e32 v8, v133, v5
    v_mul_f32_e32 v5, v135, v5
    v_bfe_u32 v10, v0, 16, 1
    v_add3_u32 v0, v0, v10, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v10, v1, 16, 1
    v_add3_u32 v1, v1, v10, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v7, 16, 1
    v_add3_u32 v2, v7, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v8, 16, 1
    v_add3_u32 v3, v8, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v9, 16, 1
    v_add3_u32 v3, v9, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v7, v5, 16, 1
    v_add3_u32 v5, v5, v7, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_add_nc_u32_e32 v5, 0xe0, v6
    buffer_store_b128 v[0:3], v5, s[20:23], 0 offen
    s_mov_b32 exec_lo, s2
L23:
    v_cmp_eq_u32_e64 s4, 0, v162
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s4
    s_and_b32 s5, s28, 63
    s_sub_u32 s6, 64, s5
    s_cmp_eq_u32 s5, 0
    s_cselect_b32 s5, 0, s6
    s_add_u32 s5, s28, s5
    v_cmp_neq_f32_e64 s6, 0, v4
    s_and_b32 s1, s1, s6
    s_and_b32 s6, exec_lo, s1
    s_and_not1_b32 s7, exec_lo, s1
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s6
    v_log_f32_e32 v0, v4
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v182, s0, v0
    s_mov_b32 exec_lo, s4
L24:
    s_cmp_lg_u32 s7, 0
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s4
L25:
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s1
    s_mul_i32 s0, s15, s3
    s_add_u32 s0, s0, s14
    s_mul_i32 s0, s0, s5
    v_add_lshl_u32 v1, s0, v163, 2
    buffer_store_b32 v0, v1, s[24:27], 0 offen
L26:
    s_endpgm
