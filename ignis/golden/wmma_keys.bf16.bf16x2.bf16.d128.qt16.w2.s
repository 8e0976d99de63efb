; 189 VGPRs, 80 SGPRs, 31232 bytes of LDS, 0 of scratch, 1341 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], 0x30
    s_load_b128 s[32:35], s[0:1], null
    s_load_b128 s[36:39], s[0:1], 0x48
    s_load_b128 s[40:43], s[0:1], 0x60
    s_load_b128 s[44:47], s[0:1], 0x78
    s_load_b128 s[48:51], s[0:1], 0x90
    s_load_b128 s[52:55], s[0:1], 0xa8
    s_load_b32 s3, s[0:1], 0xc4
    s_load_b512 s[16:31], s[0:1], 0xcc
    s_load_b128 s[56:59], s[0:1], 0x10c
    s_load_b32 s0, s[0:1], 0x11c
    v_mov_b32_e32 v96, v0
    v_mbcnt_lo_u32_b32 v97, -1, 0
    s_lshl_b32 s1, s13, 6
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s35, 0x31016000
    s_mov_b32 s7, 0x11016000
    v_lshrrev_b32_e32 v0, 5, v0
    v_and_b32_e32 v98, 15, v97
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s39, 0x31016000
    s_mov_b32 s43, 0x31016000
    v_readfirstlane_b32 s12, v0
    s_mov_b32 s47, 0x31016000
    s_mov_b32 s51, 0x31016000
    s_mov_b32 s55, 0x31016000
    s_lshr_b32 s13, s12, 2
    s_and_b32 s12, s12, 3
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s60, s12, 4
    s_add_u32 s61, s1, s60
    s_mul_i32 s62, s60, 0x88
    v_add_nc_u32_e32 v168, s61, v98
    s_max_u32 s6, s6, 7
    s_max_u32 s10, s10, 7
    s_lshl_b32 s34, s34, 1
    s_or_b32 s5, s5, 0x20000
    s_sub_u32 s6, s6, 7
    s_or_b32 s9, s9, 0x20000
    s_sub_u32 s10, s10, 7
    s_lshl_b32 s38, s38, 1
    s_lshl_b32 s42, s42, 2
    s_lshl_b32 s46, s46, 2
    s_lshl_b32 s50, s50, 1
    s_lshl_b32 s54, s54, 1
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L0
    v_and_b32_e32 v0, 0x7f, v96
    v_and_b32_e32 v1, 15, v96
    s_mul_i32 s23, s15, s23
    s_mul_i32 s24, s14, s24
    s_add_u32 s63, s18, -1
    v_lshrrev_b32_e32 v0, 4, v0
    v_lshlrev_b32_e32 v32, 3, v1
    s_add_u32 s23, s23, s24
    s_mul_i32 s24, s63, s25
    s_mul_i32 s63, s25, 24
    v_add_nc_u32_e32 v1, s1, v0
    s_add_u32 s24, s23, s24
    s_mul_i32 s64, s25, 40
    s_mul_i32 s65, s25, 48
    v_add_nc_u32_e32 v2, s24, v32
    v_mul_lo_u32 v1, v1, s25
    s_mul_i32 s24, s25, 56
    v_add_nc_u32_e32 v3, 16, v0
    v_add_nc_u32_e32 v4, 24, v0
    v_add_nc_u32_e32 v5, 32, v0
    s_delay_alu instid0(VALU_DEP_4)
    v_add3_u32 v1, s23, v1, v32
    v_add_nc_u32_e32 v6, 40, v0
    v_mul_u32_u24_e32 v7, 0x88, v0
    v_add_nc_u32_e32 v33, 48, v0
    v_mul_u32_u24_e32 v34, 0x88, v3
    v_lshl_add_u32 v3, s25, 3, v1
    v_lshl_add_u32 v8, s25, 4, v1
    v_add_nc_u32_e32 v9, s63, v1
    v_min_u32_e32 v10, v1, v2
    v_lshl_add_u32 v11, s25, 5, v1
    v_min_u32_e32 v12, v3, v2
    v_min_u32_e32 v8, v8, v2
    v_min_u32_e32 v13, v9, v2
    v_add_nc_u32_e32 v3, s64, v1
    v_add_nc_u32_e32 v9, s65, v1
    v_add_nc_u32_e32 v1, s24, v1
    v_min_u32_e32 v16, v11, v2
    v_add_nc_u32_e32 v35, 56, v0
    v_min_u32_e32 v20, v3, v2
    v_min_u32_e32 v24, v9, v2
    v_min_u32_e32 v28, v1, v2
    v_mul_u32_u24_e32 v36, 0x88, v4
    v_mul_u32_u24_e32 v37, 0x88, v5
    v_mul_u32_u24_e32 v38, 0x88, v6
    v_add_lshl_u32 v39, v7, v32, 1
    buffer_load_b128 v[0:3], v10, s[4:7], 0 idxen
    buffer_load_b128 v[4:7], v12, s[4:7], 0 idxen
    buffer_load_b128 v[8:11], v8, s[4:7], 0 idxen
    buffer_load_b128 v[12:15], v13, s[4:7], 0 idxen
    buffer_load_b128 v[16:19], v16, s[4:7], 0 idxen
    buffer_load_b128 v[20:23], v20, s[4:7], 0 idxen
    buffer_load_b128 v[24:27], v24, s[4:7], 0 idxen
    buffer_load_b128 v[28:31], v28, s[4:7], 0 idxen
    v_mul_u32_u24_e32 v33, 0x88, v33
    v_add_lshl_u32 v34, v34, v32, 1
    v_mul_u32_u24_e32 v35, 0x88, v35
    v_add_lshl_u32 v36, v36, v32, 1
    v_add_lshl_u32 v37, v37, v32, 1
    v_add_lshl_u32 v38, v38, v32, 1
    v_add_lshl_u32 v33, v33, v32, 1
    v_add_lshl_u32 v32, v35, v32, 1
    s_waitcnt vmcnt(7)
    ds_store_b128 v39, v[0:3]
    s_waitcnt vmcnt(6)
    ds_store_b128 v39, v[4:7] offset:2176
    s_waitcnt vmcnt(5)
    ds_store_b128 v34, v[8:11]
    s_waitcnt vmcnt(4)
    ds_store_b128 v36, v[12:15]
    s_waitcnt vmcnt(3)
    ds_store_b128 v37, v[16:19]
    s_waitcnt vmcnt(2)
    ds_store_b128 v38, v[20:23]
    s_waitcnt vmcnt(1)
    ds_store_b128 v33, v[24:27]
    s_waitcnt vmcnt(0)
    ds_store_b128 v32, v[28:31]
L0:
    v_mul_u32_u24_e32 v99, 0x88, v98
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_eq_u32 s13, 1
    s_cselect_b32 s4, exec_lo, 0
    v_add_lshl_u32 v100, s62, v99, 1
    ds_load_b128 v[0:3], v100
    ds_load_b128 v[4:7], v100 offset:16
    ds_load_b128 v[8:11], v100 offset:32
    ds_load_b128 v[12:15], v100 offset:48
    ds_load_b128 v[16:19], v100 offset:64
    ds_load_b128 v[20:23], v100 offset:80
    ds_load_b128 v[24:27], v100 offset:96
    ds_load_b128 v[28:31], v100 offset:112
    ds_load_b128 v[32:35], v100 offset:128
    ds_load_b128 v[36:39], v100 offset:144
    ds_load_b128 v[40:43], v100 offset:160
    ds_load_b128 v[44:47], v100 offset:176
    ds_load_b128 v[48:51], v100 offset:192
    ds_load_b128 v[52:55], v100 offset:208
    ds_load_b128 v[56:59], v100 offset:224
    ds_load_b128 v[60:63], v100 offset:240
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_eq_u32 s13, 1
    s_cbranch_scc0 L1
    v_and_b32_e32 v64, 0x7f, v96
    v_and_b32_e32 v65, 15, v96
    s_mul_i32 s5, s15, s26
    s_mul_i32 s6, s14, s27
    s_add_u32 s7, s18, -1
    v_lshrrev_b32_e32 v64, 4, v64
    v_lshlrev_b32_e32 v101, 3, v65
    s_add_u32 s5, s5, s6
    s_mul_i32 s6, s7, s28
    s_mul_i32 s7, s28, 24
    v_add_nc_u32_e32 v65, s1, v64
    s_add_u32 s6, s5, s6
    s_mul_i32 s23, s28, 40
    s_mul_i32 s24, s28, 48
    v_add_nc_u32_e32 v66, s6, v101
    v_mul_lo_u32 v65, v65, s28
    s_mul_i32 s6, s28, 56
    v_add_nc_u32_e32 v67, 16, v64
    v_add_nc_u32_e32 v68, 24, v64
    v_add_nc_u32_e32 v69, 32, v64
    s_delay_alu instid0(VALU_DEP_4)
    v_add3_u32 v65, s5, v65, v101
    v_add_nc_u32_e32 v70, 40, v64
    v_mul_u32_u24_e32 v71, 0x88, v64
    v_add_nc_u32_e32 v102, 48, v64
    v_mul_u32_u24_e32 v103, 0x88, v67
    v_lshl_add_u32 v67, s28, 3, v65
    v_lshl_add_u32 v72, s28, 4, v65
    v_add_nc_u32_e32 v73, s7, v65
    v_min_u32_e32 v74, v65, v66
    v_lshl_add_u32 v75, s28, 5, v65
    v_min_u32_e32 v76, v67, v66
    v_min_u32_e32 v72, v72, v66
    v_min_u32_e32 v77, v73, v66
    v_add_nc_u32_e32 v67, s23, v65
    v_add_nc_u32_e32 v73, s24, v65
    v_add_nc_u32_e32 v65, s6, v65
    v_min_u32_e32 v80, v75, v66
    v_add_nc_u32_e32 v104, 56, v64
    v_min_u32_e32 v84, v67, v66
    v_min_u32_e32 v88, v73, v66
    v_min_u32_e32 v92, v65, v66
    v_mul_u32_u24_e32 v105, 0x88, v68
    v_mul_u32_u24_e32 v106, 0x88, v69
    v_mul_u32_u24_e32 v107, 0x88, v70
    v_add_lshl_u32 v108, v71, v101, 1
    buffer_load_b128 v[64:67], v74, s[8:11], 0 idxen
    buffer_load_b128 v[68:71], v76, s[8:11], 0 idxen
    buffer_load_b128 v[72:75], v72, s[8:11], 0 idxen
    buffer_load_b128 v[76:79], v77, s[8:11], 0 idxen
    buffer_load_b128 v[80:83], v80, s[8:11], 0 idxen
    buffer_load_b128 v[84:87], v84, s[8:11], 0 idxen
    buffer_load_b128 v[88:91], v88, s[8:11], 0 idxen
    buffer_load_b128 v[92:95], v92, s[8:11], 0 idxen
    v_mul_u32_u24_e32 v102, 0x88, v102
    v_add_lshl_u32 v103, v103, v101, 1
    v_mul_u32_u24_e32 v104, 0x88, v104
    v_add_lshl_u32 v105, v105, v101, 1
    v_add_lshl_u32 v106, v106, v101, 1
    v_add_lshl_u32 v107, v107, v101, 1
    v_add_lshl_u32 v102, v102, v101, 1
    v_add_lshl_u32 v101, v104, v101, 1
    s_waitcnt vmcnt(7)
    ds_store_b128 v108, v[64:67]
    s_waitcnt vmcnt(6)
    ds_store_b128 v108, v[68:71] offset:2176
    s_waitcnt vmcnt(5)
    ds_store_b128 v103, v[72:75]
    s_waitcnt vmcnt(4)
    ds_store_b128 v105, v[76:79]
    s_waitcnt vmcnt(3)
    ds_store_b128 v106, v[80:83]
    s_waitcnt vmcnt(2)
    ds_store_b128 v107, v[84:87]
    s_waitcnt vmcnt(1)
    ds_store_b128 v102, v[88:91]
    s_waitcnt vmcnt(0)
    ds_store_b128 v101, v[92:95]
L1:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_eq_u32 s13, 1
    s_cbranch_scc0 L2
    ds_load_b128 v[0:3], v100
    ds_load_b128 v[4:7], v100 offset:16
    ds_load_b128 v[8:11], v100 offset:32
    ds_load_b128 v[12:15], v100 offset:48
    ds_load_b128 v[16:19], v100 offset:64
    ds_load_b128 v[20:23], v100 offset:80
    ds_load_b128 v[24:27], v100 offset:96
    ds_load_b128 v[28:31], v100 offset:112
    ds_load_b128 v[32:35], v100 offset:128
    ds_load_b128 v[36:39], v100 offset:144
    ds_load_b128 v[40:43], v100 offset:160
    ds_load_b128 v[44:47], v100 offset:176
    ds_load_b128 v[48:51], v100 offset:192
    ds_load_b128 v[52:55], v100 offset:208
    ds_load_b128 v[56:59], v100 offset:224
    ds_load_b128 v[60:63], v100 offset:240
L2:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L3
    s_mov_b32 s1, 0
    s_branch L4
L3:
    s_add_u32 s1, s1, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s1, s1, s18
    s_sub_u32 s1, s1, s18
L4:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s1, s1, -16
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L5
    s_mov_b32 s5, 0
    s_branch L6
L5:
    s_add_u32 s5, s61, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s5, s5, s18
    s_sub_u32 s5, s5, s18
L6:
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L7
    v_mov_b32_e32 v169, 0
    s_branch L8
L7:
    v_add_nc_u32_e32 v64, s17, v168
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_u32_e32 v64, s18, v64
    v_subrev_nc_u32_e32 v169, s18, v64
L8:
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L9
    s_mov_b32 s6, 0
    s_branch L10
L9:
    s_add_u32 s6, s61, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s6, s6, 15
    s_max_u32 s6, s6, s18
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s6, s6, s18
L10:
    v_and_b32_e32 v64, 63, v96
    v_and_b32_e32 v65, 0x7f, v96
    v_add_nc_u32_e32 v72, s60, v98
    v_and_b32_e32 v73, 15, v96
    v_lshrrev_b32_e32 v74, 4, v97
    v_lshlrev_b32_e32 v170, 1, v64
    v_lshrrev_b32_e32 v171, 4, v65
    v_lshrrev_b32_e32 v75, 6, v65
    v_add_nc_u32_e32 v76, 64, v72
    s_and_b32 s7, s17, 63
    v_dual_mov_b32 v67, 0 :: v_dual_and_b32 v64, 7, v170
    v_dual_mov_b32 v68, 0 :: v_dual_lshlrev_b32 v77, 1, v171
    v_dual_mov_b32 v70, 0 :: v_dual_and_b32 v65, -16, v170
    v_bfe_u32 v66, v170, 3, 1
    s_lshl_b32 s8, s13, 6
    v_dual_mov_b32 v69, 0 :: v_dual_lshlrev_b32 v64, 1, v64
    v_dual_mov_b32 v71, 0 :: v_dual_add_nc_u32 v78, 1, v77
    s_sub_u32 s9, 64, s7
    s_lshl_b32 s10, s13, 4
    s_lshl_b32 s11, s13, 7
    v_add3_u32 v79, v65, v64, v66
    s_add_u32 s8, s8, s60
    v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v65, 0
    v_dual_mov_b32 v66, 0 :: v_dual_lshlrev_b32 v173, 3, v75
    v_lshlrev_b32_e32 v172, 3, v73
    v_mul_u32_u24_e32 v73, 0x88, v77
    v_mul_u32_u24_e32 v77, 0x88, v78
    v_mul_u32_u24_e32 v75, 24, v79
    v_lshlrev_b32_e32 v174, 3, v74
    v_lshlrev_b32_e32 v74, 2, v97
    v_mul_u32_u24_e32 v72, 24, v72
    v_mul_u32_u24_e32 v76, 24, v76
    v_mul_u32_u24_e32 v78, 24, v98
    s_cmp_eq_u32 s7, 0
    s_cselect_b32 s7, 0, s9
    s_mul_i32 s9, s10, 0x88
    s_mul_i32 s10, s11, 24
    s_add_u32 s11, s17, -1
    s_lshl_b32 s12, s12, 8
    s_mul_i32 s8, s8, 24
    s_add_u32 s7, s17, s7
    s_mul_i32 s19, s14, s16
    s_mul_i32 s20, s15, s20
    s_mul_i32 s23, s15, s29
    s_mul_i32 s3, s15, s3
    s_mul_i32 s24, s11, s22
    s_lshl_b32 s25, s22, 3
    v_add_lshl_u32 v175, v73, v172, 1
    v_add_lshl_u32 v176, v77, v172, 1
    s_lshl_b32 s26, s22, 1
    s_mul_i32 s27, s22, 3
    s_lshl_b32 s28, s22, 2
    s_mul_i32 s29, s22, 5
    s_mul_i32 s60, s22, 6
    s_mul_i32 s61, s22, 7
    v_add_lshl_u32 v177, v75, v173, 1
    s_mul_i32 s11, s11, s31
    s_lshl_b32 s62, s31, 3
    s_lshl_b32 s63, s31, 1
    s_mul_i32 s64, s31, 3
    s_lshl_b32 s65, s31, 2
    s_mul_i32 s66, s31, 5
    s_mul_i32 s67, s31, 6
    s_mul_i32 s68, s31, 7
    v_add_lshl_u32 v178, s9, v99, 1
    v_add_lshl_u32 v179, s12, v74, 2
    v_add_lshl_u32 v180, v72, v174, 1
    v_add_lshl_u32 v181, v76, v174, 1
    v_add_lshl_u32 v182, s8, v78, 1
    v_add_lshl_u32 v183, s10, v78, 1
    v_dual_mov_b32 v72, v64 :: v_dual_mov_b32 v73, v65
    v_dual_mov_b32 v74, v66 :: v_dual_mov_b32 v75, v67
    v_dual_mov_b32 v76, v68 :: v_dual_mov_b32 v77, v69
    v_dual_mov_b32 v78, v70 :: v_dual_mov_b32 v79, v71
    v_dual_mov_b32 v80, v64 :: v_dual_mov_b32 v81, v65
    v_dual_mov_b32 v82, v66 :: v_dual_mov_b32 v83, v67
    v_dual_mov_b32 v84, v68 :: v_dual_mov_b32 v85, v69
    v_dual_mov_b32 v86, v70 :: v_dual_mov_b32 v87, v71
    v_dual_mov_b32 v88, v64 :: v_dual_mov_b32 v89, v65
    v_dual_mov_b32 v90, v66 :: v_dual_mov_b32 v91, v67
    v_dual_mov_b32 v92, v68 :: v_dual_mov_b32 v93, v69
    v_dual_mov_b32 v94, v70 :: v_dual_mov_b32 v95, v71
    v_dual_mov_b32 v96, v64 :: v_dual_mov_b32 v97, v65
    v_dual_mov_b32 v98, v66 :: v_dual_mov_b32 v99, v67
    v_dual_mov_b32 v100, v68 :: v_dual_mov_b32 v101, v69
    v_dual_mov_b32 v102, v70 :: v_dual_mov_b32 v103, v71
    v_dual_mov_b32 v104, v64 :: v_dual_mov_b32 v105, v65
    v_dual_mov_b32 v106, v66 :: v_dual_mov_b32 v107, v67
    v_dual_mov_b32 v108, v68 :: v_dual_mov_b32 v109, v69
    v_dual_mov_b32 v110, v70 :: v_dual_mov_b32 v111, v71
    v_dual_mov_b32 v112, v64 :: v_dual_mov_b32 v113, v65
    v_dual_mov_b32 v114, v66 :: v_dual_mov_b32 v115, v67
    v_dual_mov_b32 v116, v68 :: v_dual_mov_b32 v117, v69
    v_dual_mov_b32 v118, v70 :: v_dual_mov_b32 v119, v71
    v_dual_mov_b32 v120, v64 :: v_dual_mov_b32 v121, v65
    v_dual_mov_b32 v122, v66 :: v_dual_mov_b32 v123, v67
    v_dual_mov_b32 v124, v68 :: v_dual_mov_b32 v125, v69
    v_dual_mov_b32 v126, v70 :: v_dual_mov_b32 v127, v71
    v_dual_mov_b32 v128, v64 :: v_dual_mov_b32 v129, v65
    v_dual_mov_b32 v130, v66 :: v_dual_mov_b32 v131, v67
    v_dual_mov_b32 v132, v68 :: v_dual_mov_b32 v133, v69
    v_dual_mov_b32 v134, v70 :: v_dual_mov_b32 v135, v71
    s_mov_b32 s8, 0
    s_branch L25
L11:
    s_add_u32 s9, s19, s8
    s_mov_b32 s10, s1
    s_mul_i32 s12, s9, s21
    s_mul_i32 s69, s9, s30
    s_add_u32 s9, s3, s9
    s_add_u32 s12, s20, s12
    s_add_u32 s69, s23, s69
    s_mul_i32 s9, s9, s7
    s_add_u32 s70, s12, s24
    s_add_u32 s71, s69, s11
    v_add_nc_u32_e32 v184, s70, v172
    v_add_nc_u32_e32 v185, s70, v170
    v_add_nc_u32_e32 v186, s71, v172
    v_add_nc_u32_e32 v187, s71, v170
    s_branch L24
L12:
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L13
    v_add_nc_u32_e32 v136, s10, v173
    v_add_nc_u32_e32 v137, s10, v171
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v136, v136, s22
    v_mul_lo_u32 v137, v137, s22
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add3_u32 v136, s12, v136, v170
    v_add3_u32 v137, s12, v137, v172
    s_delay_alu instid0(VALU_DEP_2)
    v_add_nc_u32_e32 v138, s22, v136
    v_add_nc_u32_e32 v139, s26, v136
    v_add_nc_u32_e32 v140, s27, v136
    v_add_nc_u32_e32 v141, s28, v136
    v_add_nc_u32_e32 v142, s29, v136
    v_add_nc_u32_e32 v143, s60, v136
    v_add_nc_u32_e32 v144, s61, v136
    v_min_u32_e32 v136, v136, v185
    v_min_u32_e32 v138, v138, v185
    v_min_u32_e32 v139, v139, v185
    v_min_u32_e32 v140, v140, v185
    v_min_u32_e32 v141, v141, v185
    v_min_u32_e32 v142, v142, v185
    v_min_u32_e32 v143, v143, v185
    v_min_u32_e32 v144, v144, v185
    v_add_nc_u32_e32 v145, s25, v137
    v_lshlrev_b32_e32 v136, 1, v136
    v_lshlrev_b32_e32 v138, 1, v138
    v_lshlrev_b32_e32 v139, 1, v139
    v_lshlrev_b32_e32 v140, 1, v140
    v_lshlrev_b32_e32 v141, 1, v141
    v_lshlrev_b32_e32 v142, 1, v142
    v_lshlrev_b32_e32 v143, 1, v143
    v_lshlrev_b32_e32 v144, 1, v144
    v_min_u32_e32 v137, v137, v184
    v_min_u32_e32 v145, v145, v184
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v137, 1, v137
    v_lshlrev_b32_e32 v145, 1, v145
    buffer_load_b32 v146, v136, s[32:35], 0 offen
    buffer_load_b32 v147, v138, s[32:35], 0 offen
    buffer_load_b32 v148, v139, s[32:35], 0 offen
    buffer_load_b32 v149, v140, s[32:35], 0 offen
    buffer_load_b32 v150, v141, s[32:35], 0 offen
    buffer_load_b32 v151, v142, s[32:35], 0 offen
    buffer_load_b32 v152, v143, s[32:35], 0 offen
    buffer_load_b32 v144, v144, s[32:35], 0 offen
    buffer_load_b128 v[136:139], v137, s[32:35], 0 offen
    buffer_load_b128 v[140:143], v145, s[32:35], 0 offen
    s_waitcnt vmcnt(9)
    v_and_b32_e32 v145, 0xffff, v146
    v_lshrrev_b32_e32 v153, 16, v146
    s_waitcnt vmcnt(8)
    v_and_b32_e32 v146, 0xffff, v147
    v_lshrrev_b32_e32 v154, 16, v147
    s_waitcnt vmcnt(7)
    v_and_b32_e32 v147, 0xffff, v148
    v_lshrrev_b32_e32 v155, 16, v148
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v148, 0xffff, v149
    v_lshrrev_b32_e32 v149, 16, v149
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v156, 0xffff, v150
    v_lshrrev_b32_e32 v150, 16, v150
    s_waitcnt vmcnt(4)
    v_and_b32_e32 v157, 0xffff, v151
    v_lshrrev_b32_e32 v151, 16, v151
    s_waitcnt vmcnt(3)
    v_and_b32_e32 v158, 0xffff, v152
    v_lshrrev_b32_e32 v152, 16, v152
    s_waitcnt vmcnt(2)
    v_and_b32_e32 v159, 0xffff, v144
    v_lshrrev_b32_e32 v160, 16, v144
    v_lshl_or_b32 v144, v146, 16, v145
    v_lshl_or_b32 v145, v148, 16, v147
    v_lshl_or_b32 v146, v157, 16, v156
    v_lshl_or_b32 v147, v159, 16, v158
    v_lshl_or_b32 v148, v154, 16, v153
    v_lshl_or_b32 v149, v149, 16, v155
    v_lshl_or_b32 v150, v151, 16, v150
    v_lshl_or_b32 v151, v160, 16, v152
    s_waitcnt vmcnt(1)
    ds_store_b128 v175, v[136:139]
    s_waitcnt vmcnt(0)
    ds_store_b128 v175, v[140:143] offset:272
    ds_store_b128 v177, v[144:147] offset:14848
    ds_store_b128 v177, v[148:151] offset:14944
    s_branch L14
L13:
    v_add_nc_u32_e32 v136, s10, v173
    v_add_nc_u32_e32 v137, s10, v171
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v136, v136, s31
    v_mul_lo_u32 v137, v137, s31
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add3_u32 v136, s69, v136, v170
    v_add3_u32 v137, s69, v137, v172
    s_delay_alu instid0(VALU_DEP_2)
    v_add_nc_u32_e32 v138, s31, v136
    v_add_nc_u32_e32 v139, s63, v136
    v_add_nc_u32_e32 v140, s64, v136
    v_add_nc_u32_e32 v141, s65, v136
    v_add_nc_u32_e32 v142, s66, v136
    v_add_nc_u32_e32 v143, s67, v136
    v_add_nc_u32_e32 v144, s68, v136
    v_min_u32_e32 v136, v136, v187
    v_min_u32_e32 v138, v138, v187
    v_min_u32_e32 v139, v139, v187
    v_min_u32_e32 v140, v140, v187
    v_min_u32_e32 v141, v141, v187
    v_min_u32_e32 v142, v142, v187
    v_min_u32_e32 v143, v143, v187
    v_min_u32_e32 v144, v144, v187
    v_add_nc_u32_e32 v145, s62, v137
    v_lshlrev_b32_e32 v136, 1, v136
    v_lshlrev_b32_e32 v138, 1, v138
    v_lshlrev_b32_e32 v139, 1, v139
    v_lshlrev_b32_e32 v140, 1, v140
    v_lshlrev_b32_e32 v141, 1, v141
    v_lshlrev_b32_e32 v142, 1, v142
    v_lshlrev_b32_e32 v143, 1, v143
    v_lshlrev_b32_e32 v144, 1, v144
    v_min_u32_e32 v137, v137, v186
    v_min_u32_e32 v145, v145, v186
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v137, 1, v137
    v_lshlrev_b32_e32 v145, 1, v145
    buffer_load_b32 v146, v136, s[36:39], 0 offen
    buffer_load_b32 v147, v138, s[36:39], 0 offen
    buffer_load_b32 v148, v139, s[36:39], 0 offen
    buffer_load_b32 v149, v140, s[36:39], 0 offen
    buffer_load_b32 v150, v141, s[36:39], 0 offen
    buffer_load_b32 v151, v142, s[36:39], 0 offen
    buffer_load_b32 v152, v143, s[36:39], 0 offen
    buffer_load_b32 v144, v144, s[36:39], 0 offen
    buffer_load_b128 v[136:139], v137, s[36:39], 0 offen
    buffer_load_b128 v[140:143], v145, s[36:39], 0 offen
    s_waitcnt vmcnt(9)
    v_and_b32_e32 v145, 0xffff, v146
    v_lshrrev_b32_e32 v153, 16, v146
    s_waitcnt vmcnt(8)
    v_and_b32_e32 v146, 0xffff, v147
    v_lshrrev_b32_e32 v154, 16, v147
    s_waitcnt vmcnt(7)
    v_and_b32_e32 v147, 0xffff, v148
    v_lshrrev_b32_e32 v155, 16, v148
    s_waitcnt vmcnt(6)
    v_and_b32_e32 v148, 0xffff, v149
    v_lshrrev_b32_e32 v149, 16, v149
    s_waitcnt vmcnt(5)
    v_and_b32_e32 v156, 0xffff, v150
    v_lshrrev_b32_e32 v150, 16, v150
    s_waitcnt vmcnt(4)
    v_and_b32_e32 v157, 0xffff, v151
    v_lshrrev_b32_e32 v151, 16, v151
    s_waitcnt vmcnt(3)
    v_and_b32_e32 v158, 0xffff, v152
    v_lshrrev_b32_e32 v152, 16, v152
    s_waitcnt vmcnt(2)
    v_and_b32_e32 v159, 0xffff, v144
    v_lshrrev_b32_e32 v160, 16, v144
    v_lshl_or_b32 v144, v146, 16, v145
    v_lshl_or_b32 v145, v148, 16, v147
    v_lshl_or_b32 v146, v157, 16, v156
    v_lshl_or_b32 v147, v159, 16, v158
    v_lshl_or_b32 v148, v154, 16, v153
    v_lshl_or_b32 v149, v149, 16, v155
    v_lshl_or_b32 v150, v151, 16, v150
    v_lshl_or_b32 v151, v160, 16, v152
    s_waitcnt vmcnt(1)
    ds_store_b128 v175, v[136:139] offset:4352
    s_waitcnt vmcnt(0)
    ds_store_b128 v176, v[140:143] offset:4352
    ds_store_b128 v177, v[144:147] offset:8704
    ds_store_b128 v177, v[148:151] offset:8800
L14:
    s_add_u32 s70, s10, 16
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_gt_u32 s70, s5
    s_cselect_b32 s71, exec_lo, 0
    s_cmp_gt_u32 s70, s5
    s_cbranch_scc1 L15
    v_dual_mov_b32 v188, 0 :: v_dual_mov_b32 v153, 0
    v_dual_mov_b32 v160, 0 :: v_dual_mov_b32 v151, 0
    v_dual_mov_b32 v152, 0 :: v_dual_mov_b32 v149, 0
    v_mov_b32_e32 v150, 0
    v_mov_b32_e32 v148, 0
    s_branch L21
L15:
    s_cmp_gt_u32 s70, s5
    s_cbranch_scc1 L16
    v_dual_mov_b32 v188, 0 :: v_dual_mov_b32 v153, 0
    v_dual_mov_b32 v160, 0 :: v_dual_mov_b32 v151, 0
    v_dual_mov_b32 v152, 0 :: v_dual_mov_b32 v149, 0
    v_mov_b32_e32 v150, 0
    v_mov_b32_e32 v148, 0
    s_branch L21
L16:
    v_add_nc_u32_e32 v188, s10, v174
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L17
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v136, s9, v188, 2
    buffer_load_b128 v[160:163], v136, s[40:43], 0 offen
    buffer_load_b128 v[164:167], v136, s[40:43], 0 offen offset:16
    s_branch L18
L17:
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v136, s9, v188, 2
    buffer_load_b128 v[160:163], v136, s[44:47], 0 offen
    buffer_load_b128 v[164:167], v136, s[44:47], 0 offen offset:16
L18:
    ds_load_b128 v[136:139], v178
    ds_load_b128 v[140:143], v178 offset:16
    ds_load_b128 v[144:147], v178 offset:32
    ds_load_b128 v[148:151], v178 offset:48
    v_dual_mov_b32 v152, v64 :: v_dual_mov_b32 v153, v65
    v_dual_mov_b32 v154, v66 :: v_dual_mov_b32 v155, v67
    v_dual_mov_b32 v156, v68 :: v_dual_mov_b32 v157, v69
    v_dual_mov_b32 v158, v70 :: v_dual_mov_b32 v159, v71
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[136:143], v[0:7], v[152:159]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[144:151], v[8:15], v[152:159]
    ds_load_b128 v[136:139], v178 offset:64
    ds_load_b128 v[140:143], v178 offset:80
    ds_load_b128 v[144:147], v178 offset:96
    ds_load_b128 v[148:151], v178 offset:112
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[136:143], v[16:23], v[152:159]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[144:151], v[24:31], v[152:159]
    ds_load_b128 v[136:139], v178 offset:128
    ds_load_b128 v[140:143], v178 offset:144
    ds_load_b128 v[144:147], v178 offset:160
    ds_load_b128 v[148:151], v178 offset:176
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[136:143], v[32:39], v[152:159]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[144:151], v[40:47], v[152:159]
    ds_load_b128 v[136:139], v178 offset:192
    ds_load_b128 v[140:143], v178 offset:208
    ds_load_b128 v[144:147], v178 offset:224
    ds_load_b128 v[148:151], v178 offset:240
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[136:143], v[48:55], v[152:159]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_wmma_f32_16x16x16_bf16 v[152:159], v[144:151], v[56:63], v[152:159]
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L20
    s_waitcnt vmcnt(1)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_fma_f32 v136, v152, s59, -v160
    v_fma_f32 v137, v153, s59, -v161
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v138, v154, s59, -v162
    v_fma_f32 v139, v155, s59, -v163
    s_waitcnt vmcnt(0)
    v_fma_f32 v140, v156, s59, -v164
    v_fma_f32 v141, v157, s59, -v165
    v_fma_f32 v142, v158, s59, -v166
    v_fma_f32 v143, v159, s59, -v167
    v_exp_f32_e32 v136, v136
    v_exp_f32_e32 v137, v137
    v_exp_f32_e32 v138, v138
    v_exp_f32_e32 v139, v139
    v_exp_f32_e32 v140, v140
    v_exp_f32_e32 v141, v141
    v_exp_f32_e32 v142, v142
    v_exp_f32_e32 v143, v143
    s_cmp_lt_u32 s10, s6
    s_cbranch_scc0 L19
    v_add_nc_u32_e32 v144, 1, v188
    v_add_nc_u32_e32 v145, 2, v188
    v_add_nc_u32_e32 v146, 3, v188
    v_add_nc_u32_e32 v147, 4, v188
    v_add_nc_u32_e32 v148, 5, v188
    v_add_nc_u32_e32 v149, 6, v188
    v_add_nc_u32_e32 v150, 7, v188
    v_cmp_ge_u32_e32 vcc_lo, v188, v169
    v_cmp_ge_u32_e64 s73, v144, v169
    v_cmp_ge_u32_e64 s74, v145, v169
    v_cmp_ge_u32_e64 s75, v146, v169
    v_cmp_ge_u32_e64 s76, v147, v169
    v_cmp_ge_u32_e64 s77, v148, v169
    v_cmp_ge_u32_e64 s78, v149, v169
    v_cmp_ge_u32_e64 s79, v150, v169
    v_cndmask_b32_e32 v136, 0, v136, vcc_lo
    v_cndmask_b32_e64 v137, 0, v137, s73
    v_cndmask_b32_e64 v138, 0, v138, s74
    v_cndmask_b32_e64 v139, 0, v139, s75
    v_cndmask_b32_e64 v140, 0, v140, s76
    v_cndmask_b32_e64 v141, 0, v141, s77
    v_cndmask_b32_e64 v142, 0, v142, s78
    v_cndmask_b32_e64 v143, 0, v143, s79
L19:
    v_bfe_u32 v144, v136, 16, 1
    v_bfe_u32 v145, v138, 16, 1
    v_bfe_u32 v146, v140, 16, 1
    s_waitcnt_depctr 0xfff
    v_bfe_u32 v147, v142, 16, 1
    v_bfe_u32 v148, v137, 16, 1
    v_add3_u32 v144, v136, v144, 0x7fff
    v_add3_u32 v145, v138, v145, 0x7fff
    v_bfe_u32 v149, v139, 16, 1
    v_add3_u32 v146, v140, v146, 0x7fff
    v_bfe_u32 v150, v141, 16, 1
    v_add3_u32 v147, v142, v147, 0x7fff
    v_bfe_u32 v151, v143, 16, 1
    v_lshrrev_b32_e32 v144, 16, v144
    v_add3_u32 v148, v137, v148, 0x7fff
    v_lshrrev_b32_e32 v145, 16, v145
    v_add3_u32 v149, v139, v149, 0x7fff
    v_lshrrev_b32_e32 v146, 16, v146
    v_add3_u32 v150, v141, v150, 0x7fff
    v_lshrrev_b32_e32 v147, 16, v147
    v_add3_u32 v151, v143, v151, 0x7fff
    v_and_or_b32 v144, v148, 0xffff0000, v144
    v_and_or_b32 v145, v149, 0xffff0000, v145
    v_and_or_b32 v146, v150, 0xffff0000, v146
    s_delay_alu instid0(VALU_DEP_4)
    v_and_or_b32 v147, v151, 0xffff0000, v147
    v_dual_mov_b32 v188, 0 :: v_dual_mov_b32 v153, 0
    v_dual_mov_b32 v160, 0 :: v_dual_mov_b32 v151, 0
    v_dual_mov_b32 v152, 0 :: v_dual_mov_b32 v149, 0
    v_mov_b32_e32 v150, 0
    v_mov_b32_e32 v148, 0
    ds_store_b128 v179, v[136:139] offset:27136
    ds_store_b128 v179, v[140:143] offset:27648
    ds_store_b128 v180, v[144:147] offset:20992
    s_branch L21
L20:
    s_waitcnt vmcnt(1)
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_sub_f32_e32 v188, v152, v160
    v_dual_sub_f32 v160, v153, v161 :: v_dual_sub_f32 v153, v154, v162
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_sub_f32 v152, v155, v163 :: v_dual_sub_f32 v151, v156, v164
    v_dual_sub_f32 v150, v157, v165 :: v_dual_sub_f32 v149, v158, v166
    v_sub_f32_e32 v148, v159, v167
L21:
    s_and_b32 s71, s4, s71
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_and_b32 s71, s71, exec_lo
    s_cbranch_scc0 L22
    s_cmp_gt_u32 s70, s5
    s_cbranch_scc0 L22
    ds_load_b128 v[136:139], v179 offset:27136
    ds_load_b128 v[140:143], v179 offset:27648
    s_waitcnt lgkmcnt(1)
    v_mul_f32_e32 v136, v136, v188
    v_mul_f32_e32 v138, v138, v153
    s_waitcnt lgkmcnt(0)
    v_dual_mul_f32 v140, v140, v151 :: v_dual_mul_f32 v137, v137, v160
    v_dual_mul_f32 v142, v142, v149 :: v_dual_mul_f32 v139, v139, v152
    v_mul_f32_e32 v141, v141, v150
    v_mul_f32_e32 v143, v143, v148
    v_bfe_u32 v144, v136, 16, 1
    v_bfe_u32 v145, v138, 16, 1
    v_bfe_u32 v146, v140, 16, 1
    v_bfe_u32 v147, v142, 16, 1
    v_bfe_u32 v148, v137, 16, 1
    v_add3_u32 v136, v136, v144, 0x7fff
    v_add3_u32 v138, v138, v145, 0x7fff
    v_bfe_u32 v144, v139, 16, 1
    v_add3_u32 v140, v140, v146, 0x7fff
    v_bfe_u32 v145, v141, 16, 1
    v_add3_u32 v142, v142, v147, 0x7fff
    v_bfe_u32 v146, v143, 16, 1
    v_lshrrev_b32_e32 v136, 16, v136
    v_add3_u32 v137, v137, v148, 0x7fff
    v_lshrrev_b32_e32 v138, 16, v138
    v_add3_u32 v139, v139, v144, 0x7fff
    v_lshrrev_b32_e32 v140, 16, v140
    v_add3_u32 v141, v141, v145, 0x7fff
    v_lshrrev_b32_e32 v142, 16, v142
    v_add3_u32 v143, v143, v146, 0x7fff
    v_and_or_b32 v136, v137, 0xffff0000, v136
    v_and_or_b32 v137, v139, 0xffff0000, v138
    v_and_or_b32 v138, v141, 0xffff0000, v140
    s_delay_alu instid0(VALU_DEP_4)
    v_and_or_b32 v139, v143, 0xffff0000, v142
    ds_store_b128 v181, v[136:139] offset:20992
L22:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_gt_u32 s70, s5
    s_cbranch_scc0 L23
    s_cmp_gt_u32 s70, s5
    s_cbranch_scc0 L23
    ds_load_b128 v[136:139], v182 offset:20992
    ds_load_b128 v[140:143], v182 offset:21008
    ds_load_b128 v[144:147], v183 offset:8704
    ds_load_b128 v[148:151], v183 offset:8720
    ds_load_b128 v[152:155], v183 offset:9472
    ds_load_b128 v[156:159], v183 offset:9488
    ds_load_b128 v[160:163], v183 offset:10240
    ds_load_b128 v[164:167], v183 offset:10256
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[72:79], v[144:151], v[136:143], v[72:79]
    ds_load_b128 v[144:147], v183 offset:11008
    ds_load_b128 v[148:151], v183 offset:11024
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[80:87], v[152:159], v[136:143], v[80:87]
    ds_load_b128 v[152:155], v183 offset:11776
    ds_load_b128 v[156:159], v183 offset:11792
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[88:95], v[160:167], v[136:143], v[88:95]
    ds_load_b128 v[160:163], v183 offset:12544
    ds_load_b128 v[164:167], v183 offset:12560
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[96:103], v[144:151], v[136:143], v[96:103]
    ds_load_b128 v[144:147], v183 offset:13312
    ds_load_b128 v[148:151], v183 offset:13328
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[104:111], v[152:159], v[136:143], v[104:111]
    ds_load_b128 v[152:155], v183 offset:14080
    ds_load_b128 v[156:159], v183 offset:14096
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[112:119], v[160:167], v[136:143], v[112:119]
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[120:127], v[144:151], v[136:143], v[120:127]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[128:135], v[152:159], v[136:143], v[128:135]
L23:
    s_sub_u32 s70, s17, s10
    s_barrier
    s_min_u32 s70, s70, 16
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s10, s10, s70
L24:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s10, s17
    s_cbranch_scc1 L12
    s_add_u32 s8, s8, 1
L25:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s8, s16
    s_cbranch_scc1 L11
    v_cmp_gt_u32_e32 vcc_lo, s18, v168
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s1
    s_mul_i32 s1, s15, s56
    s_mul_i32 s3, s14, s57
    v_mul_lo_u32 v0, v168, s58
    s_add_u32 s1, s1, s3
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_add3_u32 v4, s1, v0, v174
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L26
    v_bfe_u32 v0, v72, 16, 1
    v_bfe_u32 v1, v74, 16, 1
    v_bfe_u32 v2, v76, 16, 1
    v_bfe_u32 v3, v78, 16, 1
    v_bfe_u32 v5, v73, 16, 1
    v_add3_u32 v0, v72, v0, 0x7fff
    v_add3_u32 v1, v74, v1, 0x7fff
    v_bfe_u32 v6, v75, 16, 1
    v_add3_u32 v2, v76, v2, 0x7fff
    v_bfe_u32 v7, v77, 16, 1
    v_add3_u32 v3, v78, v3, 0x7fff
    v_bfe_u32 v8, v79, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v73, v5, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v75, v6, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v77, v7, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v79, v8, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[52:55], 0 offen
    s_branch L27
L26:
    v_dual_mul_f32 v0, s0, v72 :: v_dual_mul_f32 v5, s0, v73
    v_dual_mul_f32 v1, s0, v74 :: v_dual_mul_f32 v6, s0, v75
    v_dual_mul_f32 v2, s0, v76 :: v_dual_mul_f32 v7, s0, v77
    v_dual_mul_f32 v3, s0, v78 :: v_dual_mul_f32 v8, s0, v79
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v9, v0, 16, 1
    v_bfe_u32 v10, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v11, v2, 16, 1
    v_bfe_u32 v12, v3, 16, 1
    v_bfe_u32 v13, v5, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_add3_u32 v1, v1, v10, 0x7fff
    v_bfe_u32 v9, v6, 16, 1
    v_add3_u32 v2, v2, v11, 0x7fff
    v_bfe_u32 v10, v7, 16, 1
    v_add3_u32 v3, v3, v12, 0x7fff
    v_bfe_u32 v11, v8, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v5, v13, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v6, v9, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v7, v10, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v8, v11, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[48:51], 0 offen
L27:
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L28
    v_bfe_u32 v0, v80, 16, 1
    v_bfe_u32 v1, v82, 16, 1
    v_bfe_u32 v2, v84, 16, 1
    v_bfe_u32 v3, v86, 16, 1
    v_bfe_u32 v5, v81, 16, 1
    v_add3_u32 v0, v80, v0, 0x7fff
    v_add3_u32 v1, v82, v1, 0x7fff
    v_bfe_u32 v6, v83, 16, 1
    v_add3_u32 v2, v84, v2, 0x7fff
    v_bfe_u32 v7, v85, 16, 1
    v_add3_u32 v3, v86, v3, 0x7fff
    v_bfe_u32 v8, v87, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v81, v5, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v83, v6, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v85, v7, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v87, v8, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[52:55], 0 offen offset:32
    s_branch L29
L28:
    v_dual_mul_f32 v0, s0, v80 :: v_dual_mul_f32 v5, s0, v81
    v_dual_mul_f32 v1, s0, v82 :: v_dual_mul_f32 v6, s0, v83
    v_dual_mul_f32 v2, s0, v84 :: v_dual_mul_f32 v7, s0, v85
    v_dual_mul_f32 v3, s0, v86 :: v_dual_mul_f32 v8, s0, v87
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v9, v0, 16, 1
    v_bfe_u32 v10, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v11, v2, 16, 1
    v_bfe_u32 v12, v3, 16, 1
    v_bfe_u32 v13, v5, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_add3_u32 v1, v1, v10, 0x7fff
    v_bfe_u32 v9, v6, 16, 1
    v_add3_u32 v2, v2, v11, 0x7fff
    v_bfe_u32 v10, v7, 16, 1
    v_add3_u32 v3, v3, v12, 0x7fff
    v_bfe_u32 v11, v8, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v5, v13, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v6, v9, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v7, v10, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v8, v11, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[48:51], 0 offen offset:32
L29:
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L30
    v_bfe_u32 v0, v88, 16, 1
    v_bfe_u32 v1, v90, 16, 1
    v_bfe_u32 v2, v92, 16, 1
    v_bfe_u32 v3, v94, 16, 1
    v_bfe_u32 v5, v89, 16, 1
    v_add3_u32 v0, v88, v0, 0x7fff
    v_add3_u32 v1, v90, v1, 0x7fff
    v_bfe_u32 v6, v91, 16, 1
    v_add3_u32 v2, v92, v2, 0x7fff
    v_bfe_u32 v7, v93, 16, 1
    v_add3_u32 v3, v94, v3, 0x7fff
    v_bfe_u32 v8, v95, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v89, v5, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v91, v6, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v93, v7, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v95, v8, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[52:55], 0 offen offset:64
    s_branch L31
L30:
    v_dual_mul_f32 v0, s0, v88 :: v_dual_mul_f32 v5, s0, v89
    v_dual_mul_f32 v1, s0, v90 :: v_dual_mul_f32 v6, s0, v91
    v_dual_mul_f32 v2, s0, v92 :: v_dual_mul_f32 v7, s0, v93
    v_dual_mul_f32 v3, s0, v94 :: v_dual_mul_f32 v8, s0, v95
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v9, v0, 16, 1
    v_bfe_u32 v10, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v11, v2, 16, 1
    v_bfe_u32 v12, v3, 16, 1
    v_bfe_u32 v13, v5, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_add3_u32 v1, v1, v10, 0x7fff
    v_bfe_u32 v9, v6, 16, 1
    v_add3_u32 v2, v2, v11, 0x7fff
    v_bfe_u32 v10, v7, 16, 1
    v_add3_u32 v3, v3, v12, 0x7fff
    v_bfe_u32 v11, v8, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v5, v13, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v6, v9, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v7, v10, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v8, v11, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[48:51], 0 offen offset:64
L31:
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L32
    v_bfe_u32 v0, v96, 16, 1
    v_bfe_u32 v1, v98, 16, 1
    v_bfe_u32 v2, v100, 16, 1
    v_bfe_u32 v3, v102, 16, 1
    v_bfe_u32 v5, v97, 16, 1
    v_add3_u32 v0, v96, v0, 0x7fff
    v_add3_u32 v1, v98, v1, 0x7fff
    v_bfe_u32 v6, v99, 16, 1
    v_add3_u32 v2, v100, v2, 0x7fff
    v_bfe_u32 v7, v101, 16, 1
    v_add3_u32 v3, v102, v3, 0x7fff
    v_bfe_u32 v8, v103, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v97, v5, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v99, v6, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v101, v7, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v103, v8, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[52:55], 0 offen offset:96
    s_branch L33
L32:
    v_dual_mul_f32 v0, s0, v96 :: v_dual_mul_f32 v5, s0, v97
    v_dual_mul_f32 v1, s0, v98 :: v_dual_mul_f32 v6, s0, v99
    v_dual_mul_f32 v2, s0, v100 :: v_dual_mul_f32 v7, s0, v101
    v_dual_mul_f32 v3, s0, v102 :: v_dual_mul_f32 v8, s0, v103
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v9, v0, 16, 1
    v_bfe_u32 v10, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v11, v2, 16, 1
    v_bfe_u32 v12, v3, 16, 1
    v_bfe_u32 v13, v5, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_add3_u32 v1, v1, v10, 0x7fff
    v_bfe_u32 v9, v6, 16, 1
    v_add3_u32 v2, v2, v11, 0x7fff
    v_bfe_u32 v10, v7, 16, 1
    v_add3_u32 v3, v3, v12, 0x7fff
    v_bfe_u32 v11, v8, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v5, v13, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v6, v9, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v7, v10, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v8, v11, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[48:51], 0 offen offset:96
L33:
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L34
    v_bfe_u32 v0, v104, 16, 1
    v_bfe_u32 v1, v106, 16, 1
    v_bfe_u32 v2, v108, 16, 1
    v_bfe_u32 v3, v110, 16, 1
    v_bfe_u32 v5, v105, 16, 1
    v_add3_u32 v0, v104, v0, 0x7fff
    v_add3_u32 v1, v106, v1, 0x7fff
    v_bfe_u32 v6, v107, 16, 1
    v_add3_u32 v2, v108, v2, 0x7fff
    v_bfe_u32 v7, v109, 16, 1
    v_add3_u32 v3, v110, v3, 0x7fff
    v_bfe_u32 v8, v111, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v105, v5, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v107, v6, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v109, v7, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v111, v8, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[52:55], 0 offen offset:128
    s_branch L35
L34:
    v_dual_mul_f32 v0, s0, v104 :: v_dual_mul_f32 v5, s0, v105
    v_dual_mul_f32 v1, s0, v106 :: v_dual_mul_f32 v6, s0, v107
    v_dual_mul_f32 v2, s0, v108 :: v_dual_mul_f32 v7, s0, v109
    v_dual_mul_f32 v3, s0, v110 :: v_dual_mul_f32 v8, s0, v111
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v9, v0, 16, 1
    v_bfe_u32 v10, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v11, v2, 16, 1
    v_bfe_u32 v12, v3, 16, 1
    v_bfe_u32 v13, v5, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_add3_u32 v1, v1, v10, 0x7fff
    v_bfe_u32 v9, v6, 16, 1
    v_add3_u32 v2, v2, v11, 0x7fff
    v_bfe_u32 v10, v7, 16, 1
    v_add3_u32 v3, v3, v12, 0x7fff
    v_bfe_u32 v11, v8, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v5, v13, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v6, v9, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v7, v10, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v8, v11, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[48:51], 0 offen offset:128
L35:
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L36
    v_bfe_u32 v0, v112, 16, 1
    v_bfe_u32 v1, v114, 16, 1
    v_bfe_u32 v2, v116, 16, 1
    v_bfe_u32 v3, v118, 16, 1
    v_bfe_u32 v5, v113, 16, 1
    v_add3_u32 v0, v112, v0, 0x7fff
    v_add3_u32 v1, v114, v1, 0x7fff
    v_bfe_u32 v6, v115, 16, 1
    v_add3_u32 v2, v116, v2, 0x7fff
    v_bfe_u32 v7, v117, 16, 1
    v_add3_u32 v3, v118, v3, 0x7fff
    v_bfe_u32 v8, v119, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v113, v5, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v115, v6, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v117, v7, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v119, v8, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[52:55], 0 offen offset:160
    s_branch L37
L36:
    v_dual_mul_f32 v0, s0, v112 :: v_dual_mul_f32 v5, s0, v113
    v_dual_mul_f32 v1, s0, v114 :: v_dual_mul_f32 v6, s0, v115
    v_dual_mul_f32 v2, s0, v116 :: v_dual_mul_f32 v7, s0, v117
    v_dual_mul_f32 v3, s0, v118 :: v_dual_mul_f32 v8, s0, v119
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v9, v0, 16, 1
    v_bfe_u32 v10, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v11, v2, 16, 1
    v_bfe_u32 v12, v3, 16, 1
    v_bfe_u32 v13, v5, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_add3_u32 v1, v1, v10, 0x7fff
    v_bfe_u32 v9, v6, 16, 1
    v_add3_u32 v2, v2, v11, 0x7fff
    v_bfe_u32 v10, v7, 16, 1
    v_add3_u32 v3, v3, v12, 0x7fff
    v_bfe_u32 v11, v8, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v5, v13, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v6, v9, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v7, v10, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v8, v11, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[48:51], 0 offen offset:160
L37:
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L38
    v_bfe_u32 v0, v120, 16, 1
    v_bfe_u32 v1, v122, 16, 1
    v_bfe_u32 v2, v124, 16, 1
    v_bfe_u32 v3, v126, 16, 1
    v_bfe_u32 v5, v121, 16, 1
    v_add3_u32 v0, v120, v0, 0x7fff
    v_add3_u32 v1, v122, v1, 0x7fff
    v_bfe_u32 v6, v123, 16, 1
    v_add3_u32 v2, v124, v2, 0x7fff
    v_bfe_u32 v7, v125, 16, 1
    v_add3_u32 v3, v126, v3, 0x7fff
    v_bfe_u32 v8, v127, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v121, v5, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v123, v6, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v125, v7, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v127, v8, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[52:55], 0 offen offset:192
    s_branch L39
L38:
    v_dual_mul_f32 v0, s0, v120 :: v_dual_mul_f32 v5, s0, v121
    v_dual_mul_f32 v1, s0, v122 :: v_dual_mul_f32 v6, s0, v123
    v_dual_mul_f32 v2, s0, v124 :: v_dual_mul_f32 v7, s0, v125
    v_dual_mul_f32 v3, s0, v126 :: v_dual_mul_f32 v8, s0, v127
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v9, v0, 16, 1
    v_bfe_u32 v10, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v11, v2, 16, 1
    v_bfe_u32 v12, v3, 16, 1
    v_bfe_u32 v13, v5, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_add3_u32 v1, v1, v10, 0x7fff
    v_bfe_u32 v9, v6, 16, 1
    v_add3_u32 v2, v2, v11, 0x7fff
    v_bfe_u32 v10, v7, 16, 1
    v_add3_u32 v3, v3, v12, 0x7fff
    v_bfe_u32 v11, v8, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v5, v13, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v6, v9, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v7, v10, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v8, v11, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v5, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v5, s[48:51], 0 offen offset:192
L39:
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L40
    v_bfe_u32 v0, v128, 16, 1
    v_bfe_u32 v1, v130, 16, 1
    v_bfe_u32 v2, v132, 16, 1
    v_bfe_u32 v3, v134, 16, 1
    v_bfe_u32 v5, v129, 16, 1
    v_add3_u32 v0, v128, v0, 0x7fff
    v_add3_u32 v1, v130, v1, 0x7fff
    v_bfe_u32 v6, v131, 16, 1
    v_add3_u32 v2, v132, v2, 0x7fff
    v_bfe_u32 v7, v133, 16, 1
    v_add3_u32 v3, v134, v3, 0x7fff
    v_bfe_u32 v8, v135, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v129, v5, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v131, v6, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v133, v7, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v135, v8, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v4, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v4, s[52:55], 0 offen offset:224
    s_branch L41
L40:
    v_dual_mul_f32 v0, s0, v128 :: v_dual_mul_f32 v5, s0, v129
    v_dual_mul_f32 v1, s0, v130 :: v_dual_mul_f32 v6, s0, v131
    v_dual_mul_f32 v2, s0, v132 :: v_dual_mul_f32 v7, s0, v133
    v_dual_mul_f32 v3, s0, v134 :: v_dual_mul_f32 v8, s0, v135
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v9, v0, 16, 1
    v_bfe_u32 v10, v1, 16, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v11, v2, 16, 1
    v_bfe_u32 v12, v3, 16, 1
    v_bfe_u32 v13, v5, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_add3_u32 v1, v1, v10, 0x7fff
    v_bfe_u32 v9, v6, 16, 1
    v_add3_u32 v2, v2, v11, 0x7fff
    v_bfe_u32 v10, v7, 16, 1
    v_add3_u32 v3, v3, v12, 0x7fff
    v_bfe_u32 v11, v8, 16, 1
    v_lshrrev_b32_e32 v0, 16, v0
    v_add3_u32 v5, v5, v13, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_add3_u32 v6, v6, v9, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_add3_u32 v7, v7, v10, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_add3_u32 v8, v8, v11, 0x7fff
    v_and_or_b32 v0, v5, 0xffff0000, v0
    v_and_or_b32 v1, v6, 0xffff0000, v1
    v_and_or_b32 v2, v7, 0xffff0000, v2
    v_lshlrev_b32_e32 v4, 1, v4
    v_and_or_b32 v3, v8, 0xffff0000, v3
    buffer_store_b128 v[0:3], v4, s[48:51], 0 offen offset:224
L41:
    s_endpgm
