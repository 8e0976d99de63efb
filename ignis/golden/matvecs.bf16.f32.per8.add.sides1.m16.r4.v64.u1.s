; 152 VGPRs, 45 SGPRs, 0 bytes of LDS, 0 of scratch, 1312 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x48
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x30
    s_load_b32 s14, s[0:1], 0x60
    s_load_b32 s15, s[0:1], 0x58
    s_load_b32 s24, s[0:1], 0x5c
    v_mbcnt_lo_u32_b32 v80, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x11016000
    v_lshrrev_b32_e32 v0, 5, v0
    v_lshrrev_b32_e32 v1, 3, v80
    v_dual_mov_b32 v82, 0 :: v_dual_and_b32 v81, 7, v80
    s_mov_b32 s3, 0x11016000
    v_dual_mov_b32 v83, 0 :: v_dual_mov_b32 v84, 0
    v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v86, 0
    v_dual_mov_b32 v87, 0 :: v_dual_mov_b32 v88, 0
    v_dual_mov_b32 v89, 0 :: v_dual_mov_b32 v90, 0
    v_dual_mov_b32 v91, 0 :: v_dual_mov_b32 v92, 0
    v_dual_mov_b32 v93, 0 :: v_dual_mov_b32 v94, 0
    v_dual_mov_b32 v95, 0 :: v_dual_mov_b32 v96, 0
    v_dual_mov_b32 v97, 0 :: v_dual_mov_b32 v98, 0
    v_dual_mov_b32 v99, 0 :: v_dual_mov_b32 v100, 0
    v_dual_mov_b32 v101, 0 :: v_dual_mov_b32 v102, 0
    v_dual_mov_b32 v103, 0 :: v_dual_mov_b32 v104, 0
    v_dual_mov_b32 v105, 0 :: v_dual_mov_b32 v106, 0
    v_dual_mov_b32 v107, 0 :: v_dual_mov_b32 v108, 0
    v_dual_mov_b32 v109, 0 :: v_dual_mov_b32 v110, 0
    v_dual_mov_b32 v111, 0 :: v_dual_mov_b32 v112, 0
    v_dual_mov_b32 v113, 0 :: v_dual_mov_b32 v114, 0
    v_dual_mov_b32 v115, 0 :: v_dual_mov_b32 v116, 0
    v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v118, 0
    v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v120, 0
    v_dual_mov_b32 v121, 0 :: v_dual_mov_b32 v122, 0
    v_dual_mov_b32 v123, 0 :: v_dual_mov_b32 v124, 0
    v_dual_mov_b32 v125, 0 :: v_dual_mov_b32 v126, 0
    v_dual_mov_b32 v127, 0 :: v_dual_mov_b32 v128, 0
    v_dual_mov_b32 v129, 0 :: v_dual_mov_b32 v130, 0
    v_dual_mov_b32 v131, 0 :: v_dual_mov_b32 v132, 0
    v_dual_mov_b32 v133, 0 :: v_dual_mov_b32 v134, 0
    v_dual_mov_b32 v135, 0 :: v_dual_mov_b32 v136, 0
    v_dual_mov_b32 v137, 0 :: v_dual_mov_b32 v138, 0
    v_dual_mov_b32 v139, 0 :: v_dual_mov_b32 v140, 0
    v_dual_mov_b32 v141, 0 :: v_dual_mov_b32 v142, 0
    v_dual_mov_b32 v143, 0 :: v_dual_mov_b32 v144, 0
    v_dual_mov_b32 v145, 0 :: v_dual_lshlrev_b32 v146, 3, v81
    s_mov_b32 s25, 0
    v_readfirstlane_b32 s0, v0
    s_lshl2_add_u32 s0, s13, s0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s0, s0, 4
    v_lshl_add_u32 v147, v1, 2, s0
    s_lshl_b32 s10, s10, 1
    s_add_u32 s0, s7, -1
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_lo_u32 v0, v147, s14
    s_add_u32 s1, s15, -1
    s_and_b32 s13, s14, 7
    s_min_u32 s26, s0, 1
    s_mul_i32 s27, s1, s14
    s_min_u32 s28, s0, 2
    s_min_u32 s29, s0, 3
    s_delay_alu instid0(VALU_DEP_1)
    v_min_u32_e32 v148, s27, v0
    s_min_u32 s30, s0, 4
    s_min_u32 s31, s0, 5
    s_min_u32 s32, s0, 6
    s_min_u32 s33, s0, 7
    v_add_nc_u32_e32 v0, s14, v148
    s_min_u32 s34, s0, 8
    s_min_u32 s35, s0, 9
    s_min_u32 s36, s0, 10
    s_min_u32 s37, s0, 11
    v_min_u32_e32 v149, s27, v0
    s_min_u32 s38, s0, 12
    s_min_u32 s39, s0, 13
    s_min_u32 s40, s0, 14
    s_min_u32 s41, s0, 15
    v_add_nc_u32_e32 v0, s14, v149
    s_and_b32 s42, s14, 0xffffffc0
    s_cmp_eq_u32 s13, 0
    s_cselect_b32 s43, 1, 0
    s_mov_b32 s44, s22
    v_min_u32_e32 v150, s27, v0
    s_lshl_b32 s18, s18, 1
    s_or_b32 s21, s21, 0x20000
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v0, s14, v150
    s_mov_b32 s0, s4
    s_mov_b32 s2, s6
    s_or_b32 s1, s5, 0x40000
    s_mul_i32 s4, s26, s14
    s_mul_i32 s5, s28, s14
    v_min_u32_e32 v151, s27, v0
    s_mul_i32 s6, s29, s14
    s_mul_i32 s26, s30, s14
    s_mul_i32 s27, s31, s14
    s_mul_i32 s28, s32, s14
    s_mul_i32 s29, s33, s14
    s_mul_i32 s30, s34, s14
    s_mul_i32 s31, s35, s14
    s_mul_i32 s32, s36, s14
    s_mul_i32 s33, s37, s14
    s_mul_i32 s34, s38, s14
    s_mul_i32 s35, s39, s14
    s_mul_i32 s36, s40, s14
    s_mul_i32 s37, s41, s14
    s_mul_i32 s38, s42, s43
    s_branch L1
L0:
    s_and_b32 s39, s25, 0x3fffff
    s_add_u32 s25, s25, 64
    v_add_nc_u32_e32 v64, s39, v146
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 1, v64
    v_add_lshl_u32 v4, s4, v64, 1
    v_add_lshl_u32 v8, s5, v64, 1
    v_add_lshl_u32 v12, s6, v64, 1
    v_add_lshl_u32 v16, s26, v64, 1
    v_add_lshl_u32 v20, s27, v64, 1
    v_add_lshl_u32 v24, s28, v64, 1
    v_add_lshl_u32 v28, s29, v64, 1
    v_add_lshl_u32 v32, s30, v64, 1
    v_add_lshl_u32 v36, s31, v64, 1
    v_add_lshl_u32 v40, s32, v64, 1
    v_add_lshl_u32 v44, s33, v64, 1
    v_add_lshl_u32 v48, s34, v64, 1
    v_add_lshl_u32 v52, s35, v64, 1
    v_add_lshl_u32 v56, s36, v64, 1
    v_add_lshl_u32 v60, s37, v64, 1
    v_add_lshl_u32 v65, v148, v64, 1
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    buffer_load_b128 v[32:35], v32, s[8:11], 0 offen
    buffer_load_b128 v[36:39], v36, s[8:11], 0 offen
    buffer_load_b128 v[40:43], v40, s[8:11], 0 offen
    buffer_load_b128 v[44:47], v44, s[8:11], 0 offen
    buffer_load_b128 v[48:51], v48, s[8:11], 0 offen
    buffer_load_b128 v[52:55], v52, s[8:11], 0 offen
    buffer_load_b128 v[56:59], v56, s[8:11], 0 offen
    buffer_load_b128 v[60:63], v60, s[8:11], 0 offen
    v_add_lshl_u32 v68, v149, v64, 1
    v_add_lshl_u32 v72, v150, v64, 1
    v_add_lshl_u32 v76, v151, v64, 1
    buffer_load_b128 v[64:67], v65, s[16:19], 0 offen
    buffer_load_b128 v[68:71], v68, s[16:19], 0 offen
    buffer_load_b128 v[72:75], v72, s[16:19], 0 offen
    buffer_load_b128 v[76:79], v76, s[16:19], 0 offen
    s_waitcnt vmcnt(3)
    v_dot2_f32_bf16 v82, v0, v64, v82
    s_waitcnt vmcnt(2)
    v_dot2_f32_bf16 v83, v0, v68, v83
    s_waitcnt vmcnt(1)
    v_dot2_f32_bf16 v84, v0, v72, v84
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v0, v76, v85
    v_dot2_f32_bf16 v85, v4, v76, v89
    v_dot2_f32_bf16 v88, v4, v72, v88
    v_dot2_f32_bf16 v87, v4, v68, v87
    v_dot2_f32_bf16 v4, v4, v64, v86
    v_dot2_f32_bf16 v86, v8, v76, v93
    v_dot2_f32_bf16 v89, v8, v72, v92
    v_dot2_f32_bf16 v91, v8, v68, v91
    v_dot2_f32_bf16 v8, v8, v64, v90
    v_dot2_f32_bf16 v90, v12, v76, v97
    v_dot2_f32_bf16 v92, v12, v72, v96
    v_dot2_f32_bf16 v93, v12, v68, v95
    v_dot2_f32_bf16 v12, v12, v64, v94
    v_dot2_f32_bf16 v94, v16, v76, v101
    v_dot2_f32_bf16 v95, v16, v72, v100
    v_dot2_f32_bf16 v96, v16, v68, v99
    v_dot2_f32_bf16 v16, v16, v64, v98
    v_dot2_f32_bf16 v97, v20, v76, v105
    v_dot2_f32_bf16 v98, v20, v72, v104
    v_dot2_f32_bf16 v99, v20, v68, v103
    v_dot2_f32_bf16 v20, v20, v64, v102
    v_dot2_f32_bf16 v100, v24, v76, v109
    v_dot2_f32_bf16 v101, v24, v72, v108
    v_dot2_f32_bf16 v102, v24, v68, v107
    v_dot2_f32_bf16 v24, v24, v64, v106
    v_dot2_f32_bf16 v103, v28, v76, v113
    v_dot2_f32_bf16 v104, v28, v72, v112
    v_dot2_f32_bf16 v105, v28, v68, v111
    v_dot2_f32_bf16 v28, v28, v64, v110
    v_dot2_f32_bf16 v106, v32, v76, v117
    v_dot2_f32_bf16 v107, v32, v72, v116
    v_dot2_f32_bf16 v108, v32, v68, v115
    v_dot2_f32_bf16 v32, v32, v64, v114
    v_dot2_f32_bf16 v109, v36, v76, v121
    v_dot2_f32_bf16 v110, v36, v72, v120
    v_dot2_f32_bf16 v111, v36, v68, v119
    v_dot2_f32_bf16 v36, v36, v64, v118
    v_dot2_f32_bf16 v112, v40, v76, v125
    v_dot2_f32_bf16 v113, v40, v72, v124
    v_dot2_f32_bf16 v114, v40, v68, v123
    v_dot2_f32_bf16 v40, v40, v64, v122
    v_dot2_f32_bf16 v115, v44, v76, v129
    v_dot2_f32_bf16 v116, v44, v72, v128
    v_dot2_f32_bf16 v117, v44, v68, v127
    v_dot2_f32_bf16 v44, v44, v64, v126
    v_dot2_f32_bf16 v118, v48, v76, v133
    v_dot2_f32_bf16 v119, v48, v72, v132
    v_dot2_f32_bf16 v120, v48, v68, v131
    v_dot2_f32_bf16 v48, v48, v64, v130
    v_dot2_f32_bf16 v121, v52, v76, v137
    v_dot2_f32_bf16 v122, v52, v72, v136
    v_dot2_f32_bf16 v123, v52, v68, v135
    v_dot2_f32_bf16 v52, v52, v64, v134
    v_dot2_f32_bf16 v124, v56, v76, v141
    v_dot2_f32_bf16 v125, v56, v72, v140
    v_dot2_f32_bf16 v126, v56, v68, v139
    v_dot2_f32_bf16 v56, v56, v64, v138
    v_dot2_f32_bf16 v76, v60, v76, v145
    v_dot2_f32_bf16 v72, v60, v72, v144
    v_dot2_f32_bf16 v68, v60, v68, v143
    v_dot2_f32_bf16 v60, v60, v64, v142
    v_dot2_f32_bf16 v0, v1, v77, v0
    v_dot2_f32_bf16 v64, v1, v73, v84
    v_dot2_f32_bf16 v83, v1, v69, v83
    v_dot2_f32_bf16 v1, v1, v65, v82
    v_dot2_f32_bf16 v82, v5, v77, v85
    v_dot2_f32_bf16 v84, v5, v73, v88
    v_dot2_f32_bf16 v85, v5, v69, v87
    v_dot2_f32_bf16 v4, v5, v65, v4
    v_dot2_f32_bf16 v5, v9, v77, v86
    v_dot2_f32_bf16 v86, v9, v73, v89
    v_dot2_f32_bf16 v87, v9, v69, v91
    v_dot2_f32_bf16 v8, v9, v65, v8
    v_dot2_f32_bf16 v9, v13, v77, v90
    v_dot2_f32_bf16 v88, v13, v73, v92
    v_dot2_f32_bf16 v89, v13, v69, v93
    v_dot2_f32_bf16 v12, v13, v65, v12
    v_dot2_f32_bf16 v13, v17, v77, v94
    v_dot2_f32_bf16 v90, v17, v73, v95
    v_dot2_f32_bf16 v91, v17, v69, v96
    v_dot2_f32_bf16 v16, v17, v65, v16
    v_dot2_f32_bf16 v17, v21, v77, v97
    v_dot2_f32_bf16 v92, v21, v73, v98
    v_dot2_f32_bf16 v93, v21, v69, v99
    v_dot2_f32_bf16 v20, v21, v65, v20
    v_dot2_f32_bf16 v21, v25, v77, v100
    v_dot2_f32_bf16 v94, v25, v73, v101
    v_dot2_f32_bf16 v95, v25, v69, v102
    v_dot2_f32_bf16 v24, v25, v65, v24
    v_dot2_f32_bf16 v25, v29, v77, v103
    v_dot2_f32_bf16 v96, v29, v73, v104
    v_dot2_f32_bf16 v97, v29, v69, v105
    v_dot2_f32_bf16 v28, v29, v65, v28
    v_dot2_f32_bf16 v29, v33, v77, v106
    v_dot2_f32_bf16 v98, v33, v73, v107
    v_dot2_f32_bf16 v99, v33, v69, v108
    v_dot2_f32_bf16 v32, v33, v65, v32
    v_dot2_f32_bf16 v33, v37, v77, v109
    v_dot2_f32_bf16 v100, v37, v73, v110
    v_dot2_f32_bf16 v101, v37, v69, v111
    v_dot2_f32_bf16 v36, v37, v65, v36
    v_dot2_f32_bf16 v37, v41, v77, v112
    v_dot2_f32_bf16 v102, v41, v73, v113
    v_dot2_f32_bf16 v103, v41, v69, v114
    v_dot2_f32_bf16 v40, v41, v65, v40
    v_dot2_f32_bf16 v41, v45, v77, v115
    v_dot2_f32_bf16 v104, v45, v73, v116
    v_dot2_f32_bf16 v105, v45, v69, v117
    v_dot2_f32_bf16 v44, v45, v65, v44
    v_dot2_f32_bf16 v45, v49, v77, v118
    v_dot2_f32_bf16 v106, v49, v73, v119
    v_dot2_f32_bf16 v107, v49, v69, v120
    v_dot2_f32_bf16 v48, v49, v65, v48
    v_dot2_f32_bf16 v49, v53, v77, v121
    v_dot2_f32_bf16 v108, v53, v73, v122
    v_dot2_f32_bf16 v109, v53, v69, v123
    v_dot2_f32_bf16 v52, v53, v65, v52
    v_dot2_f32_bf16 v53, v57, v77, v124
    v_dot2_f32_bf16 v110, v57, v73, v125
    v_dot2_f32_bf16 v111, v57, v69, v126
    v_dot2_f32_bf16 v56, v57, v65, v56
    v_dot2_f32_bf16 v57, v61, v77, v76
    v_dot2_f32_bf16 v72, v61, v73, v72
    v_dot2_f32_bf16 v68, v61, v69, v68
    v_dot2_f32_bf16 v60, v61, v65, v60
    v_dot2_f32_bf16 v0, v2, v78, v0
    v_dot2_f32_bf16 v61, v2, v74, v64
    v_dot2_f32_bf16 v64, v2, v70, v83
    v_dot2_f32_bf16 v1, v2, v66, v1
    v_dot2_f32_bf16 v2, v6, v78, v82
    v_dot2_f32_bf16 v65, v6, v74, v84
    v_dot2_f32_bf16 v69, v6, v70, v85
    v_dot2_f32_bf16 v4, v6, v66, v4
    v_dot2_f32_bf16 v5, v10, v78, v5
    v_dot2_f32_bf16 v6, v10, v74, v86
    v_dot2_f32_bf16 v73, v10, v70, v87
    v_dot2_f32_bf16 v8, v10, v66, v8
    v_dot2_f32_bf16 v9, v14, v78, v9
    v_dot2_f32_bf16 v10, v14, v74, v88
    v_dot2_f32_bf16 v76, v14, v70, v89
    v_dot2_f32_bf16 v12, v14, v66, v12
    v_dot2_f32_bf16 v13, v18, v78, v13
    v_dot2_f32_bf16 v14, v18, v74, v90
    v_dot2_f32_bf16 v77, v18, v70, v91
    v_dot2_f32_bf16 v16, v18, v66, v16
    v_dot2_f32_bf16 v17, v22, v78, v17
    v_dot2_f32_bf16 v18, v22, v74, v92
    v_dot2_f32_bf16 v112, v22, v70, v93
    v_dot2_f32_bf16 v20, v22, v66, v20
    v_dot2_f32_bf16 v21, v26, v78, v21
    v_dot2_f32_bf16 v22, v26, v74, v94
    v_dot2_f32_bf16 v113, v26, v70, v95
    v_dot2_f32_bf16 v24, v26, v66, v24
    v_dot2_f32_bf16 v25, v30, v78, v25
    v_dot2_f32_bf16 v26, v30, v74, v96
    v_dot2_f32_bf16 v114, v30, v70, v97
    v_dot2_f32_bf16 v28, v30, v66, v28
    v_dot2_f32_bf16 v29, v34, v78, v29
    v_dot2_f32_bf16 v30, v34, v74, v98
    v_dot2_f32_bf16 v115, v34, v70, v99
    v_dot2_f32_bf16 v32, v34, v66, v32
    v_dot2_f32_bf16 v33, v38, v78, v33
    v_dot2_f32_bf16 v34, v38, v74, v100
    v_dot2_f32_bf16 v118, v38, v70, v101
    v_dot2_f32_bf16 v36, v38, v66, v36
    v_dot2_f32_bf16 v37, v42, v78, v37
    v_dot2_f32_bf16 v38, v42, v74, v102
    v_dot2_f32_bf16 v122, v42, v70, v103
    v_dot2_f32_bf16 v40, v42, v66, v40
    v_dot2_f32_bf16 v41, v46, v78, v41
    v_dot2_f32_bf16 v42, v46, v74, v104
    v_dot2_f32_bf16 v126, v46, v70, v105
    v_dot2_f32_bf16 v44, v46, v66, v44
    v_dot2_f32_bf16 v45, v50, v78, v45
    v_dot2_f32_bf16 v46, v50, v74, v106
    v_dot2_f32_bf16 v130, v50, v70, v107
    v_dot2_f32_bf16 v48, v50, v66, v48
    v_dot2_f32_bf16 v49, v54, v78, v49
    v_dot2_f32_bf16 v50, v54, v74, v108
    v_dot2_f32_bf16 v134, v54, v70, v109
    v_dot2_f32_bf16 v52, v54, v66, v52
    v_dot2_f32_bf16 v53, v58, v78, v53
    v_dot2_f32_bf16 v54, v58, v74, v110
    v_dot2_f32_bf16 v138, v58, v70, v111
    v_dot2_f32_bf16 v56, v58, v66, v56
    v_dot2_f32_bf16 v57, v62, v78, v57
    v_dot2_f32_bf16 v58, v62, v74, v72
    v_dot2_f32_bf16 v68, v62, v70, v68
    v_dot2_f32_bf16 v60, v62, v66, v60
    v_dot2_f32_bf16 v85, v3, v79, v0
    v_dot2_f32_bf16 v84, v3, v75, v61
    v_dot2_f32_bf16 v83, v3, v71, v64
    v_dot2_f32_bf16 v82, v3, v67, v1
    v_dot2_f32_bf16 v89, v7, v79, v2
    v_dot2_f32_bf16 v88, v7, v75, v65
    v_dot2_f32_bf16 v87, v7, v71, v69
    v_dot2_f32_bf16 v86, v7, v67, v4
    v_dot2_f32_bf16 v93, v11, v79, v5
    v_dot2_f32_bf16 v92, v11, v75, v6
    v_dot2_f32_bf16 v91, v11, v71, v73
    v_dot2_f32_bf16 v90, v11, v67, v8
    v_dot2_f32_bf16 v97, v15, v79, v9
    v_dot2_f32_bf16 v96, v15, v75, v10
    v_dot2_f32_bf16 v95, v15, v71, v76
    v_dot2_f32_bf16 v94, v15, v67, v12
    v_dot2_f32_bf16 v101, v19, v79, v13
    v_dot2_f32_bf16 v100, v19, v75, v14
    v_dot2_f32_bf16 v99, v19, v71, v77
    v_dot2_f32_bf16 v98, v19, v67, v16
    v_dot2_f32_bf16 v105, v23, v79, v17
    v_dot2_f32_bf16 v104, v23, v75, v18
    v_dot2_f32_bf16 v103, v23, v71, v112
    v_dot2_f32_bf16 v102, v23, v67, v20
    v_dot2_f32_bf16 v109, v27, v79, v21
    v_dot2_f32_bf16 v108, v27, v75, v22
    v_dot2_f32_bf16 v107, v27, v71, v113
    v_dot2_f32_bf16 v106, v27, v67, v24
    v_dot2_f32_bf16 v113, v31, v79, v25
    v_dot2_f32_bf16 v112, v31, v75, v26
    v_dot2_f32_bf16 v111, v31, v71, v114
    v_dot2_f32_bf16 v110, v31, v67, v28
    v_dot2_f32_bf16 v117, v35, v79, v29
    v_dot2_f32_bf16 v116, v35, v75, v30
    v_dot2_f32_bf16 v115, v35, v71, v115
    v_dot2_f32_bf16 v114, v35, v67, v32
    v_dot2_f32_bf16 v121, v39, v79, v33
    v_dot2_f32_bf16 v120, v39, v75, v34
    v_dot2_f32_bf16 v119, v39, v71, v118
    v_dot2_f32_bf16 v118, v39, v67, v36
    v_dot2_f32_bf16 v125, v43, v79, v37
    v_dot2_f32_bf16 v124, v43, v75, v38
    v_dot2_f32_bf16 v123, v43, v71, v122
    v_dot2_f32_bf16 v122, v43, v67, v40
    v_dot2_f32_bf16 v129, v47, v79, v41
    v_dot2_f32_bf16 v128, v47, v75, v42
    v_dot2_f32_bf16 v127, v47, v71, v126
    v_dot2_f32_bf16 v126, v47, v67, v44
    v_dot2_f32_bf16 v133, v51, v79, v45
    v_dot2_f32_bf16 v132, v51, v75, v46
    v_dot2_f32_bf16 v131, v51, v71, v130
    v_dot2_f32_bf16 v130, v51, v67, v48
    v_dot2_f32_bf16 v137, v55, v79, v49
    v_dot2_f32_bf16 v136, v55, v75, v50
    v_dot2_f32_bf16 v135, v55, v71, v134
    v_dot2_f32_bf16 v134, v55, v67, v52
    v_dot2_f32_bf16 v141, v59, v79, v53
    v_dot2_f32_bf16 v140, v59, v75, v54
    v_dot2_f32_bf16 v139, v59, v71, v138
    v_dot2_f32_bf16 v138, v59, v67, v56
    v_dot2_f32_bf16 v145, v63, v79, v57
    v_dot2_f32_bf16 v144, v63, v75, v58
    v_dot2_f32_bf16 v143, v63, v71, v68
    v_dot2_f32_bf16 v142, v63, v67, v60
L1:
    s_cmp_lt_u32 s25, s38
    s_cbranch_scc1 L0
    s_cmp_lt_u32 s38, s14
    s_cbranch_scc0 L7
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L4
    v_add_nc_u32_e32 v146, s38, v146
    s_branch L3
L2:
    s_mov_b32 exec_lo, s13
    v_add_lshl_u32 v0, v148, v146, 1
    v_add_lshl_u32 v4, v149, v146, 1
    v_add_lshl_u32 v8, v150, v146, 1
    v_add_lshl_u32 v12, v151, v146, 1
    v_lshlrev_b32_e32 v16, 1, v146
    v_add_lshl_u32 v20, s4, v146, 1
    v_add_lshl_u32 v24, s5, v146, 1
    v_add_lshl_u32 v28, s6, v146, 1
    v_add_lshl_u32 v32, s26, v146, 1
    v_add_lshl_u32 v36, s27, v146, 1
    v_add_lshl_u32 v40, s28, v146, 1
    v_add_lshl_u32 v44, s29, v146, 1
    v_add_lshl_u32 v48, s30, v146, 1
    v_add_lshl_u32 v52, s31, v146, 1
    v_add_lshl_u32 v56, s32, v146, 1
    v_add_lshl_u32 v60, s33, v146, 1
    v_add_lshl_u32 v64, s34, v146, 1
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    buffer_load_b128 v[4:7], v4, s[16:19], 0 offen
    buffer_load_b128 v[8:11], v8, s[16:19], 0 offen
    buffer_load_b128 v[12:15], v12, s[16:19], 0 offen
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    buffer_load_b128 v[32:35], v32, s[8:11], 0 offen
    buffer_load_b128 v[36:39], v36, s[8:11], 0 offen
    buffer_load_b128 v[40:43], v40, s[8:11], 0 offen
    buffer_load_b128 v[44:47], v44, s[8:11], 0 offen
    buffer_load_b128 v[48:51], v48, s[8:11], 0 offen
    buffer_load_b128 v[52:55], v52, s[8:11], 0 offen
    buffer_load_b128 v[56:59], v56, s[8:11], 0 offen
    buffer_load_b128 v[60:63], v60, s[8:11], 0 offen
    v_add_lshl_u32 v68, s35, v146, 1
    v_add_lshl_u32 v72, s36, v146, 1
    v_add_lshl_u32 v76, s37, v146, 1
    buffer_load_b128 v[64:67], v64, s[8:11], 0 offen
    buffer_load_b128 v[68:71], v68, s[8:11], 0 offen
    buffer_load_b128 v[72:75], v72, s[8:11], 0 offen
    buffer_load_b128 v[76:79], v76, s[8:11], 0 offen
    v_add_nc_u32_e64 v146, v146, 64 clamp
    s_waitcnt vmcnt(15)
    v_dot2_f32_bf16 v82, v16, v0, v82
    v_dot2_f32_bf16 v83, v16, v4, v83
    v_dot2_f32_bf16 v84, v16, v8, v84
    v_dot2_f32_bf16 v16, v16, v12, v85
    s_waitcnt vmcnt(14)
    v_dot2_f32_bf16 v85, v20, v0, v86
    v_dot2_f32_bf16 v86, v20, v4, v87
    v_dot2_f32_bf16 v87, v20, v8, v88
    v_dot2_f32_bf16 v20, v20, v12, v89
    s_waitcnt vmcnt(13)
    v_dot2_f32_bf16 v88, v24, v0, v90
    v_dot2_f32_bf16 v89, v24, v4, v91
    v_dot2_f32_bf16 v90, v24, v8, v92
    v_dot2_f32_bf16 v24, v24, v12, v93
    s_waitcnt vmcnt(12)
    v_dot2_f32_bf16 v91, v28, v0, v94
    v_dot2_f32_bf16 v92, v28, v4, v95
    v_dot2_f32_bf16 v93, v28, v8, v96
    v_dot2_f32_bf16 v28, v28, v12, v97
    s_waitcnt vmcnt(11)
    v_dot2_f32_bf16 v94, v32, v0, v98
    v_dot2_f32_bf16 v95, v32, v4, v99
    v_dot2_f32_bf16 v96, v32, v8, v100
    v_dot2_f32_bf16 v32, v32, v12, v101
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v97, v36, v0, v102
    v_dot2_f32_bf16 v98, v36, v4, v103
    v_dot2_f32_bf16 v99, v36, v8, v104
    v_dot2_f32_bf16 v36, v36, v12, v105
    s_waitcnt vmcnt(9)
    v_dot2_f32_bf16 v100, v40, v0, v106
    v_dot2_f32_bf16 v101, v40, v4, v107
    v_dot2_f32_bf16 v102, v40, v8, v108
    v_dot2_f32_bf16 v40, v40, v12, v109
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v103, v44, v0, v110
    v_dot2_f32_bf16 v104, v44, v4, v111
    v_dot2_f32_bf16 v105, v44, v8, v112
    v_dot2_f32_bf16 v44, v44, v12, v113
    s_waitcnt vmcnt(7)
    v_dot2_f32_bf16 v106, v48, v0, v114
    v_dot2_f32_bf16 v107, v48, v4, v115
    v_dot2_f32_bf16 v108, v48, v8, v116
    v_dot2_f32_bf16 v48, v48, v12, v117
    s_waitcnt vmcnt(6)
    v_dot2_f32_bf16 v109, v52, v0, v118
    v_dot2_f32_bf16 v110, v52, v4, v119
    v_dot2_f32_bf16 v111, v52, v8, v120
    v_dot2_f32_bf16 v52, v52, v12, v121
    s_waitcnt vmcnt(5)
    v_dot2_f32_bf16 v112, v56, v0, v122
    v_dot2_f32_bf16 v113, v56, v4, v123
    v_dot2_f32_bf16 v114, v56, v8, v124
    v_dot2_f32_bf16 v56, v56, v12, v125
    s_waitcnt vmcnt(4)
    v_dot2_f32_bf16 v115, v60, v0, v126
    v_dot2_f32_bf16 v116, v60, v4, v127
    v_dot2_f32_bf16 v117, v60, v8, v128
    v_dot2_f32_bf16 v60, v60, v12, v129
    s_waitcnt vmcnt(3)
    v_dot2_f32_bf16 v118, v64, v0, v130
    v_dot2_f32_bf16 v119, v64, v4, v131
    v_dot2_f32_bf16 v120, v64, v8, v132
    v_dot2_f32_bf16 v64, v64, v12, v133
    s_waitcnt vmcnt(2)
    v_dot2_f32_bf16 v121, v68, v0, v134
    v_dot2_f32_bf16 v122, v68, v4, v135
    v_dot2_f32_bf16 v123, v68, v8, v136
    v_dot2_f32_bf16 v68, v68, v12, v137
    s_waitcnt vmcnt(1)
    v_dot2_f32_bf16 v124, v72, v0, v138
    v_dot2_f32_bf16 v125, v72, v4, v139
    v_dot2_f32_bf16 v126, v72, v8, v140
    v_dot2_f32_bf16 v72, v72, v12, v141
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v76, v0, v142
    v_dot2_f32_bf16 v4, v76, v4, v143
    v_dot2_f32_bf16 v8, v76, v8, v144
    v_dot2_f32_bf16 v12, v76, v12, v145
    v_dot2_f32_bf16 v76, v17, v1, v82
    v_dot2_f32_bf16 v82, v17, v5, v83
    v_dot2_f32_bf16 v83, v17, v9, v84
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v17, v21, v1, v85
    v_dot2_f32_bf16 v84, v21, v5, v86
    v_dot2_f32_bf16 v85, v21, v9, v87
    v_dot2_f32_bf16 v20, v21, v13, v20
    v_dot2_f32_bf16 v21, v25, v1, v88
    v_dot2_f32_bf16 v86, v25, v5, v89
    v_dot2_f32_bf16 v87, v25, v9, v90
    v_dot2_f32_bf16 v24, v25, v13, v24
    v_dot2_f32_bf16 v25, v29, v1, v91
    v_dot2_f32_bf16 v88, v29, v5, v92
    v_dot2_f32_bf16 v89, v29, v9, v93
    v_dot2_f32_bf16 v28, v29, v13, v28
    v_dot2_f32_bf16 v29, v33, v1, v94
    v_dot2_f32_bf16 v90, v33, v5, v95
    v_dot2_f32_bf16 v91, v33, v9, v96
    v_dot2_f32_bf16 v32, v33, v13, v32
    v_dot2_f32_bf16 v33, v37, v1, v97
    v_dot2_f32_bf16 v92, v37, v5, v98
    v_dot2_f32_bf16 v93, v37, v9, v99
    v_dot2_f32_bf16 v36, v37, v13, v36
    v_dot2_f32_bf16 v37, v41, v1, v100
    v_dot2_f32_bf16 v94, v41, v5, v101
    v_dot2_f32_bf16 v95, v41, v9, v102
    v_dot2_f32_bf16 v40, v41, v13, v40
    v_dot2_f32_bf16 v41, v45, v1, v103
    v_dot2_f32_bf16 v96, v45, v5, v104
    v_dot2_f32_bf16 v97, v45, v9, v105
    v_dot2_f32_bf16 v44, v45, v13, v44
    v_dot2_f32_bf16 v45, v49, v1, v106
    v_dot2_f32_bf16 v98, v49, v5, v107
    v_dot2_f32_bf16 v99, v49, v9, v108
    v_dot2_f32_bf16 v48, v49, v13, v48
    v_dot2_f32_bf16 v49, v53, v1, v109
    v_dot2_f32_bf16 v100, v53, v5, v110
    v_dot2_f32_bf16 v101, v53, v9, v111
    v_dot2_f32_bf16 v52, v53, v13, v52
    v_dot2_f32_bf16 v53, v57, v1, v112
    v_dot2_f32_bf16 v102, v57, v5, v113
    v_dot2_f32_bf16 v103, v57, v9, v114
    v_dot2_f32_bf16 v56, v57, v13, v56
    v_dot2_f32_bf16 v57, v61, v1, v115
    v_dot2_f32_bf16 v104, v61, v5, v116
    v_dot2_f32_bf16 v105, v61, v9, v117
    v_dot2_f32_bf16 v60, v61, v13, v60
    v_dot2_f32_bf16 v61, v65, v1, v118
    v_dot2_f32_bf16 v106, v65, v5, v119
    v_dot2_f32_bf16 v107, v65, v9, v120
    v_dot2_f32_bf16 v64, v65, v13, v64
    v_dot2_f32_bf16 v65, v69, v1, v121
    v_dot2_f32_bf16 v108, v69, v5, v122
    v_dot2_f32_bf16 v109, v69, v9, v123
    v_dot2_f32_bf16 v68, v69, v13, v68
    v_dot2_f32_bf16 v69, v73, v1, v124
    v_dot2_f32_bf16 v110, v73, v5, v125
    v_dot2_f32_bf16 v111, v73, v9, v126
    v_dot2_f32_bf16 v72, v73, v13, v72
    v_dot2_f32_bf16 v0, v77, v1, v0
    v_dot2_f32_bf16 v1, v77, v5, v4
    v_dot2_f32_bf16 v4, v77, v9, v8
    v_dot2_f32_bf16 v5, v77, v13, v12
    v_dot2_f32_bf16 v8, v18, v2, v76
    v_dot2_f32_bf16 v9, v18, v6, v82
    v_dot2_f32_bf16 v12, v18, v10, v83
    v_dot2_f32_bf16 v13, v18, v14, v16
    v_dot2_f32_bf16 v16, v22, v2, v17
    v_dot2_f32_bf16 v17, v22, v6, v84
    v_dot2_f32_bf16 v18, v22, v10, v85
    v_dot2_f32_bf16 v20, v22, v14, v20
    v_dot2_f32_bf16 v21, v26, v2, v21
    v_dot2_f32_bf16 v22, v26, v6, v86
    v_dot2_f32_bf16 v73, v26, v10, v87
    v_dot2_f32_bf16 v24, v26, v14, v24
    v_dot2_f32_bf16 v25, v30, v2, v25
    v_dot2_f32_bf16 v26, v30, v6, v88
    v_dot2_f32_bf16 v76, v30, v10, v89
    v_dot2_f32_bf16 v28, v30, v14, v28
    v_dot2_f32_bf16 v29, v34, v2, v29
    v_dot2_f32_bf16 v30, v34, v6, v90
    v_dot2_f32_bf16 v77, v34, v10, v91
    v_dot2_f32_bf16 v32, v34, v14, v32
    v_dot2_f32_bf16 v33, v38, v2, v33
    v_dot2_f32_bf16 v34, v38, v6, v92
    v_dot2_f32_bf16 v112, v38, v10, v93
    v_dot2_f32_bf16 v36, v38, v14, v36
    v_dot2_f32_bf16 v37, v42, v2, v37
    v_dot2_f32_bf16 v38, v42, v6, v94
    v_dot2_f32_bf16 v113, v42, v10, v95
    v_dot2_f32_bf16 v40, v42, v14, v40
    v_dot2_f32_bf16 v41, v46, v2, v41
    v_dot2_f32_bf16 v42, v46, v6, v96
    v_dot2_f32_bf16 v114, v46, v10, v97
    v_dot2_f32_bf16 v44, v46, v14, v44
    v_dot2_f32_bf16 v45, v50, v2, v45
    v_dot2_f32_bf16 v46, v50, v6, v98
    v_dot2_f32_bf16 v116, v50, v10, v99
    v_dot2_f32_bf16 v48, v50, v14, v48
    v_dot2_f32_bf16 v49, v54, v2, v49
    v_dot2_f32_bf16 v50, v54, v6, v100
    v_dot2_f32_bf16 v120, v54, v10, v101
    v_dot2_f32_bf16 v52, v54, v14, v52
    v_dot2_f32_bf16 v53, v58, v2, v53
    v_dot2_f32_bf16 v54, v58, v6, v102
    v_dot2_f32_bf16 v124, v58, v10, v103
    v_dot2_f32_bf16 v56, v58, v14, v56
    v_dot2_f32_bf16 v57, v62, v2, v57
    v_dot2_f32_bf16 v58, v62, v6, v104
    v_dot2_f32_bf16 v128, v62, v10, v105
    v_dot2_f32_bf16 v60, v62, v14, v60
    v_dot2_f32_bf16 v61, v66, v2, v61
    v_dot2_f32_bf16 v62, v66, v6, v106
    v_dot2_f32_bf16 v132, v66, v10, v107
    v_dot2_f32_bf16 v64, v66, v14, v64
    v_dot2_f32_bf16 v65, v70, v2, v65
    v_dot2_f32_bf16 v66, v70, v6, v108
    v_dot2_f32_bf16 v136, v70, v10, v109
    v_dot2_f32_bf16 v68, v70, v14, v68
    v_dot2_f32_bf16 v69, v74, v2, v69
    v_dot2_f32_bf16 v70, v74, v6, v110
    v_dot2_f32_bf16 v140, v74, v10, v111
    v_dot2_f32_bf16 v72, v74, v14, v72
    v_dot2_f32_bf16 v0, v78, v2, v0
    v_dot2_f32_bf16 v1, v78, v6, v1
    v_dot2_f32_bf16 v2, v78, v10, v4
    v_dot2_f32_bf16 v4, v78, v14, v5
    v_dot2_f32_bf16 v82, v19, v3, v8
    v_dot2_f32_bf16 v83, v19, v7, v9
    v_dot2_f32_bf16 v84, v19, v11, v12
    v_dot2_f32_bf16 v85, v19, v15, v13
    v_dot2_f32_bf16 v86, v23, v3, v16
    v_dot2_f32_bf16 v87, v23, v7, v17
    v_dot2_f32_bf16 v88, v23, v11, v18
    v_dot2_f32_bf16 v89, v23, v15, v20
    v_dot2_f32_bf16 v90, v27, v3, v21
    v_dot2_f32_bf16 v91, v27, v7, v22
    v_dot2_f32_bf16 v92, v27, v11, v73
    v_dot2_f32_bf16 v93, v27, v15, v24
    v_dot2_f32_bf16 v94, v31, v3, v25
    v_dot2_f32_bf16 v95, v31, v7, v26
    v_dot2_f32_bf16 v96, v31, v11, v76
    v_dot2_f32_bf16 v97, v31, v15, v28
    v_dot2_f32_bf16 v98, v35, v3, v29
    v_dot2_f32_bf16 v99, v35, v7, v30
    v_dot2_f32_bf16 v100, v35, v11, v77
    v_dot2_f32_bf16 v101, v35, v15, v32
    v_dot2_f32_bf16 v102, v39, v3, v33
    v_dot2_f32_bf16 v103, v39, v7, v34
    v_dot2_f32_bf16 v104, v39, v11, v112
    v_dot2_f32_bf16 v105, v39, v15, v36
    v_dot2_f32_bf16 v106, v43, v3, v37
    v_dot2_f32_bf16 v107, v43, v7, v38
    v_dot2_f32_bf16 v108, v43, v11, v113
    v_dot2_f32_bf16 v109, v43, v15, v40
    v_dot2_f32_bf16 v110, v47, v3, v41
    v_dot2_f32_bf16 v111, v47, v7, v42
    v_dot2_f32_bf16 v112, v47, v11, v114
    v_dot2_f32_bf16 v113, v47, v15, v44
    v_dot2_f32_bf16 v114, v51, v3, v45
    v_dot2_f32_bf16 v115, v51, v7, v46
    v_dot2_f32_bf16 v116, v51, v11, v116
    v_dot2_f32_bf16 v117, v51, v15, v48
    v_dot2_f32_bf16 v118, v55, v3, v49
    v_dot2_f32_bf16 v119, v55, v7, v50
    v_dot2_f32_bf16 v120, v55, v11, v120
    v_dot2_f32_bf16 v121, v55, v15, v52
    v_dot2_f32_bf16 v122, v59, v3, v53
    v_dot2_f32_bf16 v123, v59, v7, v54
    v_dot2_f32_bf16 v124, v59, v11, v124
    v_dot2_f32_bf16 v125, v59, v15, v56
    v_dot2_f32_bf16 v126, v63, v3, v57
    v_dot2_f32_bf16 v127, v63, v7, v58
    v_dot2_f32_bf16 v128, v63, v11, v128
    v_dot2_f32_bf16 v129, v63, v15, v60
    v_dot2_f32_bf16 v130, v67, v3, v61
    v_dot2_f32_bf16 v131, v67, v7, v62
    v_dot2_f32_bf16 v132, v67, v11, v132
    v_dot2_f32_bf16 v133, v67, v15, v64
    v_dot2_f32_bf16 v134, v71, v3, v65
    v_dot2_f32_bf16 v135, v71, v7, v66
    v_dot2_f32_bf16 v136, v71, v11, v136
    v_dot2_f32_bf16 v137, v71, v15, v68
    v_dot2_f32_bf16 v138, v75, v3, v69
    v_dot2_f32_bf16 v139, v75, v7, v70
    v_dot2_f32_bf16 v140, v75, v11, v140
    v_dot2_f32_bf16 v141, v75, v15, v72
    v_dot2_f32_bf16 v142, v79, v3, v0
    v_dot2_f32_bf16 v143, v79, v7, v1
    v_dot2_f32_bf16 v144, v79, v11, v2
    v_dot2_f32_bf16 v145, v79, v15, v4
L3:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s14, v146
    s_and_b32 s13, exec_lo, vcc_lo
    s_cbranch_scc1 L2
    s_mov_b32 exec_lo, s12
    s_branch L7
L4:
    v_mov_b32_e32 v0, v81
    s_branch L6
L5:
    s_mov_b32 exec_lo, s13
    v_add_lshl_u32 v1, v148, v0, 1
    v_add_lshl_u32 v2, v149, v0, 1
    v_add_lshl_u32 v3, v150, v0, 1
    v_add_lshl_u32 v4, v151, v0, 1
    v_lshlrev_b32_e32 v5, 1, v0
    v_add_lshl_u32 v6, s4, v0, 1
    v_add_lshl_u32 v7, s5, v0, 1
    v_add_lshl_u32 v8, s6, v0, 1
    v_add_lshl_u32 v9, s26, v0, 1
    v_add_lshl_u32 v10, s27, v0, 1
    v_add_lshl_u32 v11, s28, v0, 1
    v_add_lshl_u32 v12, s29, v0, 1
    v_add_lshl_u32 v13, s30, v0, 1
    v_add_lshl_u32 v14, s31, v0, 1
    v_add_lshl_u32 v15, s32, v0, 1
    v_add_lshl_u32 v16, s33, v0, 1
    v_add_lshl_u32 v17, s34, v0, 1
    buffer_load_u16 v1, v1, s[16:19], 0 offen
    buffer_load_u16 v2, v2, s[16:19], 0 offen
    buffer_load_u16 v3, v3, s[16:19], 0 offen
    buffer_load_u16 v4, v4, s[16:19], 0 offen
    buffer_load_u16 v5, v5, s[8:11], 0 offen
    buffer_load_u16 v6, v6, s[8:11], 0 offen
    buffer_load_u16 v7, v7, s[8:11], 0 offen
    buffer_load_u16 v8, v8, s[8:11], 0 offen
    buffer_load_u16 v9, v9, s[8:11], 0 offen
    buffer_load_u16 v10, v10, s[8:11], 0 offen
    buffer_load_u16 v11, v11, s[8:11], 0 offen
    buffer_load_u16 v12, v12, s[8:11], 0 offen
    buffer_load_u16 v13, v13, s[8:11], 0 offen
    buffer_load_u16 v14, v14, s[8:11], 0 offen
    buffer_load_u16 v15, v15, s[8:11], 0 offen
    buffer_load_u16 v16, v16, s[8:11], 0 offen
    v_add_lshl_u32 v18, s35, v0, 1
    v_add_lshl_u32 v19, s36, v0, 1
    v_add_lshl_u32 v20, s37, v0, 1
    buffer_load_u16 v17, v17, s[8:11], 0 offen
    buffer_load_u16 v18, v18, s[8:11], 0 offen
    buffer_load_u16 v19, v19, s[8:11], 0 offen
    buffer_load_u16 v20, v20, s[8:11], 0 offen
    v_add_nc_u32_e64 v0, v0, 8 clamp
    s_waitcnt vmcnt(19)
    v_lshlrev_b32_e32 v1, 16, v1
    s_waitcnt vmcnt(18)
    v_lshlrev_b32_e32 v2, 16, v2
    s_waitcnt vmcnt(17)
    v_lshlrev_b32_e32 v3, 16, v3
    s_waitcnt vmcnt(16)
    v_lshlrev_b32_e32 v4, 16, v4
    s_waitcnt vmcnt(15)
    v_lshlrev_b32_e32 v5, 16, v5
    s_waitcnt vmcnt(14)
    v_lshlrev_b32_e32 v6, 16, v6
    s_waitcnt vmcnt(13)
    v_lshlrev_b32_e32 v7, 16, v7
    s_waitcnt vmcnt(12)
    v_lshlrev_b32_e32 v8, 16, v8
    s_waitcnt vmcnt(11)
    v_lshlrev_b32_e32 v9, 16, v9
    s_waitcnt vmcnt(10)
    v_lshlrev_b32_e32 v10, 16, v10
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v11, 16, v11
    s_waitcnt vmcnt(8)
    v_lshlrev_b32_e32 v12, 16, v12
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v13, 16, v13
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v14, 16, v14
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v15, 16, v15
    s_waitcnt vmcnt(4)
    v_dual_fmac_f32 v83, v2, v5 :: v_dual_lshlrev_b32 v16, 16, v16
    v_dual_fmac_f32 v82, v5, v1 :: v_dual_fmac_f32 v87, v6, v2
    v_dual_fmac_f32 v84, v5, v3 :: v_dual_fmac_f32 v89, v6, v4
    v_dual_fmac_f32 v85, v5, v4 :: v_dual_fmac_f32 v86, v6, v1
    v_dual_fmac_f32 v88, v6, v3 :: v_dual_fmac_f32 v91, v7, v2
    v_dual_fmac_f32 v90, v7, v1 :: v_dual_fmac_f32 v95, v8, v2
    v_dual_fmac_f32 v92, v7, v3 :: v_dual_fmac_f32 v97, v8, v4
    v_dual_fmac_f32 v93, v7, v4 :: v_dual_fmac_f32 v94, v8, v1
    v_dual_fmac_f32 v96, v8, v3 :: v_dual_fmac_f32 v99, v9, v2
    v_fma_f32 v98, v9, v1, v98
    v_fma_f32 v100, v9, v3, v100
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v5, 16, v17
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v6, 16, v18
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v7, 16, v19
    s_waitcnt vmcnt(0)
    v_dual_fmac_f32 v101, v4, v9 :: v_dual_lshlrev_b32 v8, 16, v20
    v_dual_fmac_f32 v102, v10, v1 :: v_dual_fmac_f32 v107, v11, v2
    v_dual_fmac_f32 v103, v10, v2 :: v_dual_fmac_f32 v106, v11, v1
    v_dual_fmac_f32 v104, v10, v3 :: v_dual_fmac_f32 v109, v11, v4
    v_dual_fmac_f32 v105, v10, v4 :: v_dual_fmac_f32 v108, v11, v3
    v_dual_fmac_f32 v110, v12, v1 :: v_dual_fmac_f32 v115, v13, v2
    v_dual_fmac_f32 v111, v12, v2 :: v_dual_fmac_f32 v114, v13, v1
    v_dual_fmac_f32 v112, v12, v3 :: v_dual_fmac_f32 v117, v13, v4
    v_dual_fmac_f32 v113, v12, v4 :: v_dual_fmac_f32 v116, v13, v3
    v_dual_fmac_f32 v118, v14, v1 :: v_dual_fmac_f32 v123, v15, v2
    v_dual_fmac_f32 v119, v14, v2 :: v_dual_fmac_f32 v122, v15, v1
    v_dual_fmac_f32 v120, v14, v3 :: v_dual_fmac_f32 v125, v15, v4
    v_dual_fmac_f32 v121, v14, v4 :: v_dual_fmac_f32 v124, v15, v3
    v_dual_fmac_f32 v126, v16, v1 :: v_dual_fmac_f32 v131, v5, v2
    v_dual_fmac_f32 v127, v16, v2 :: v_dual_fmac_f32 v130, v5, v1
    v_dual_fmac_f32 v128, v16, v3 :: v_dual_fmac_f32 v133, v5, v4
    v_dual_fmac_f32 v129, v16, v4 :: v_dual_fmac_f32 v132, v5, v3
    v_dual_fmac_f32 v134, v6, v1 :: v_dual_fmac_f32 v139, v7, v2
    v_dual_fmac_f32 v135, v6, v2 :: v_dual_fmac_f32 v138, v7, v1
    v_dual_fmac_f32 v136, v6, v3 :: v_dual_fmac_f32 v141, v7, v4
    v_dual_fmac_f32 v137, v6, v4 :: v_dual_fmac_f32 v140, v7, v3
    v_fma_f32 v142, v8, v1, v142
    v_fma_f32 v143, v8, v2, v143
    v_fma_f32 v144, v8, v3, v144
    v_fma_f32 v145, v8, v4, v145
L6:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s14, v0
    s_and_b32 s13, exec_lo, vcc_lo
    s_cbranch_scc1 L5
    s_mov_b32 exec_lo, s12
L7:
    v_and_b32_e32 v0, 1, v80
    v_bfe_u32 v1, v80, 1, 1
    v_bfe_u32 v2, v80, 2, 1
    v_and_b32_e32 v3, 3, v80
    v_lshrrev_b32_e32 v4, 2, v81
    v_cmp_eq_u32_e64 s4, 1, v0
    v_cmp_eq_u32_e64 s5, 1, v1
    v_cmp_eq_u32_e64 s6, 1, v2
    v_add_nc_u32_e32 v0, v147, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_cndmask_b32_e64 v1, v82, v83, s4
    v_cndmask_b32_e64 v2, v83, v82, s4
    v_cndmask_b32_e64 v5, v84, v85, s4
    v_cndmask_b32_e64 v6, v85, v84, s4
    v_cndmask_b32_e64 v7, v86, v87, s4
    v_cndmask_b32_e64 v8, v87, v86, s4
    v_cndmask_b32_e64 v9, v88, v89, s4
    v_cndmask_b32_e64 v10, v89, v88, s4
    v_cndmask_b32_e64 v11, v90, v91, s4
    v_cndmask_b32_e64 v12, v91, v90, s4
    v_cndmask_b32_e64 v13, v92, v93, s4
    v_cndmask_b32_e64 v14, v93, v92, s4
    v_cndmask_b32_e64 v15, v94, v95, s4
    v_cndmask_b32_e64 v16, v95, v94, s4
    v_cndmask_b32_e64 v17, v96, v97, s4
    v_cndmask_b32_e64 v18, v97, v96, s4
    v_cndmask_b32_e64 v19, v98, v99, s4
    v_cndmask_b32_e64 v20, v99, v98, s4
    v_cndmask_b32_e64 v21, v100, v101, s4
    v_cndmask_b32_e64 v22, v101, v100, s4
    v_cndmask_b32_e64 v23, v102, v103, s4
    v_cndmask_b32_e64 v24, v103, v102, s4
    v_cndmask_b32_e64 v25, v104, v105, s4
    v_cndmask_b32_e64 v26, v105, v104, s4
    v_cndmask_b32_e64 v27, v106, v107, s4
    v_cndmask_b32_e64 v28, v107, v106, s4
    v_cndmask_b32_e64 v29, v108, v109, s4
    v_cndmask_b32_e64 v30, v109, v108, s4
    v_cndmask_b32_e64 v31, v110, v111, s4
    v_cndmask_b32_e64 v32, v111, v110, s4
    v_cndmask_b32_e64 v33, v112, v113, s4
    v_cndmask_b32_e64 v34, v113, v112, s4
    v_cndmask_b32_e64 v35, v114, v115, s4
    v_cndmask_b32_e64 v36, v115, v114, s4
    v_cndmask_b32_e64 v37, v116, v117, s4
    v_cndmask_b32_e64 v38, v117, v116, s4
    v_cndmask_b32_e64 v39, v118, v119, s4
    v_cndmask_b32_e64 v40, v119, v118, s4
    v_cndmask_b32_e64 v41, v120, v121, s4
    v_cndmask_b32_e64 v42, v121, v120, s4
    v_cndmask_b32_e64 v43, v122, v123, s4
    v_cndmask_b32_e64 v44, v123, v122, s4
    v_cndmask_b32_e64 v45, v124, v125, s4
    v_cndmask_b32_e64 v46, v125, v124, s4
    v_cndmask_b32_e64 v47, v126, v127, s4
    v_cndmask_b32_e64 v48, v127, v126, s4
    v_cndmask_b32_e64 v49, v128, v129, s4
    v_cndmask_b32_e64 v50, v129, v128, s4
    v_cndmask_b32_e64 v51, v130, v131, s4
    v_cndmask_b32_e64 v52, v131, v130, s4
    v_cndmask_b32_e64 v53, v132, v133, s4
    v_cndmask_b32_e64 v54, v133, v132, s4
    v_cndmask_b32_e64 v55, v134, v135, s4
    v_cndmask_b32_e64 v56, v135, v134, s4
    v_cndmask_b32_e64 v57, v136, v137, s4
    v_cndmask_b32_e64 v58, v137, v136, s4
    v_cndmask_b32_e64 v59, v138, v139, s4
    v_cndmask_b32_e64 v60, v139, v138, s4
    v_cndmask_b32_e64 v61, v140, v141, s4
    v_cndmask_b32_e64 v62, v141, v140, s4
    v_cndmask_b32_e64 v63, v142, v143, s4
    v_cndmask_b32_e64 v64, v143, v142, s4
    v_cndmask_b32_e64 v65, v144, v145, s4
    v_cndmask_b32_e64 v66, v145, v144, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v6, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v6, v10, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v7, v12, v11 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v14, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v16, v15 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v18, v17 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v20, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v22, v21 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v13, v24, v23 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v14, v26, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v15, v28, v27 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v16, v30, v29 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v17, v32, v31 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v18, v34, v33 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v19, v36, v35 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v20, v38, v37 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v21, v40, v39 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v22, v42, v41 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v23, v44, v43 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v24, v46, v45 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v25, v48, v47 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v26, v50, v49 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v27, v52, v51 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v28, v54, v53 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v29, v56, v55 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v30, v58, v57 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v31, v60, v59 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v32, v62, v61 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v33, v64, v63 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v34, v66, v65 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v35, v1, v2, s5
    v_cndmask_b32_e64 v1, v2, v1, s5
    v_cndmask_b32_e64 v2, v5, v6, s5
    v_cndmask_b32_e64 v5, v6, v5, s5
    v_cndmask_b32_e64 v6, v7, v8, s5
    v_cndmask_b32_e64 v7, v8, v7, s5
    v_cndmask_b32_e64 v8, v9, v10, s5
    v_cndmask_b32_e64 v9, v10, v9, s5
    v_cndmask_b32_e64 v10, v11, v12, s5
    v_cndmask_b32_e64 v11, v12, v11, s5
    v_cndmask_b32_e64 v12, v13, v14, s5
    v_cndmask_b32_e64 v13, v14, v13, s5
    v_cndmask_b32_e64 v14, v15, v16, s5
    v_cndmask_b32_e64 v15, v16, v15, s5
    v_cndmask_b32_e64 v16, v17, v18, s5
    v_cndmask_b32_e64 v17, v18, v17, s5
    v_cndmask_b32_e64 v18, v19, v20, s5
    v_cndmask_b32_e64 v19, v20, v19, s5
    v_cndmask_b32_e64 v20, v21, v22, s5
    v_cndmask_b32_e64 v21, v22, v21, s5
    v_cndmask_b32_e64 v22, v23, v24, s5
    v_cndmask_b32_e64 v23, v24, v23, s5
    v_cndmask_b32_e64 v24, v25, v26, s5
    v_cndmask_b32_e64 v25, v26, v25, s5
    v_cndmask_b32_e64 v26, v27, v28, s5
    v_cndmask_b32_e64 v27, v28, v27, s5
    v_cndmask_b32_e64 v28, v29, v30, s5
    v_cndmask_b32_e64 v29, v30, v29, s5
    v_cndmask_b32_e64 v30, v31, v32, s5
    v_cndmask_b32_e64 v31, v32, v31, s5
    v_cndmask_b32_e64 v32, v33, v34, s5
    v_cndmask_b32_e64 v33, v34, v33, s5
    v_add_f32_dpp v1, v1, v35 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v5, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v7, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v6, v9, v8 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v7, v11, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v13, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v15, v14 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v17, v16 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v11, v19, v18 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v12, v21, v20 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v13, v23, v22 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v14, v25, v24 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v15, v27, v26 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v16, v29, v28 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v17, v31, v30 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v18, v33, v32 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v19, v1, v2, s6
    v_cndmask_b32_e64 v1, v2, v1, s6
    v_cndmask_b32_e64 v2, v5, v6, s6
    v_cndmask_b32_e64 v5, v6, v5, s6
    v_cndmask_b32_e64 v6, v7, v8, s6
    v_cndmask_b32_e64 v7, v8, v7, s6
    v_cndmask_b32_e64 v8, v9, v10, s6
    v_cndmask_b32_e64 v9, v10, v9, s6
    v_cndmask_b32_e64 v10, v11, v12, s6
    v_cndmask_b32_e64 v11, v12, v11, s6
    v_cndmask_b32_e64 v12, v13, v14, s6
    v_cndmask_b32_e64 v13, v14, v13, s6
    v_cndmask_b32_e64 v14, v15, v16, s6
    v_cndmask_b32_e64 v15, v16, v15, s6
    v_cndmask_b32_e64 v16, v17, v18, s6
    v_cndmask_b32_e64 v17, v18, v17, s6
    v_add_f32_dpp v1, v1, v19 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v5, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v7, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v6, v9, v8 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v7, v11, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v8, v13, v12 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v9, v15, v14 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v10, v17, v16 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s44, 0
    s_cbranch_scc0 L8
    v_lshrrev_b32_e32 v3, 2, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v3, v3, s15
    v_add_nc_u32_e32 v3, v0, v3
    s_add_u32 s4, s44, -1
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v3, s4, v3
    buffer_load_u16 v3, v3, s[20:23], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v1, v1, v3
L8:
    v_cmp_gt_u32_e32 vcc_lo, s15, v0
    v_cmp_gt_u32_e64 s5, s7, v4
    s_and_b32 s4, vcc_lo, s5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v3, v4, s24
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v0, v3, v0
    buffer_load_b32 v3, v0, s[0:3], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v3
    buffer_store_b32 v1, v0, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L9:
    v_add_nc_u32_e32 v0, 8, v81
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v3, v147, v0
    s_cmp_gt_u32 s44, 0
    s_cbranch_scc0 L10
    v_lshrrev_b32_e32 v0, 2, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v0, v0, s15
    v_add_nc_u32_e32 v0, v3, v0
    s_add_u32 s4, s44, -1
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v0, s4, v0
    buffer_load_u16 v0, v0, s[20:23], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v2, v2, v0
L10:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e32 vcc_lo, s15, v3
    v_cmp_gt_u32_e64 s5, s7, v1
    s_and_b32 s4, vcc_lo, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s24
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v0, v0, v3
    buffer_load_b32 v1, v0, s[0:3], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v2, v1
    buffer_store_b32 v1, v0, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L11:
    v_add_nc_u32_e32 v0, 16, v81
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v2, v147, v0
    s_cmp_gt_u32 s44, 0
    s_cbranch_scc0 L12
    v_lshrrev_b32_e32 v0, 2, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v0, v0, s15
    v_add_nc_u32_e32 v0, v2, v0
    s_add_u32 s4, s44, -1
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v0, s4, v0
    buffer_load_u16 v0, v0, s[20:23], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v5, v5, v0
L12:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e32 vcc_lo, s15, v2
    v_cmp_gt_u32_e64 s5, s7, v1
    s_and_b32 s4, vcc_lo, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s24
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v0, v0, v2
    buffer_load_b32 v1, v0, s[0:3], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v5, v1
    buffer_store_b32 v1, v0, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L13:
    v_add_nc_u32_e32 v0, 24, v81
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v2, v147, v0
    s_cmp_gt_u32 s44, 0
    s_cbranch_scc0 L14
    v_lshrrev_b32_e32 v0, 2, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v0, v0, s15
    v_add_nc_u32_e32 v0, v2, v0
    s_add_u32 s4, s44, -1
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v0, s4, v0
    buffer_load_u16 v0, v0, s[20:23], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v6, v6, v0
L14:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e32 vcc_lo, s15, v2
    v_cmp_gt_u32_e64 s5, s7, v1
    s_and_b32 s4, vcc_lo, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s24
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v0, v0, v2
    buffer_load_b32 v1, v0, s[0:3], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v6, v1
    buffer_store_b32 v1, v0, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L15:
    v_add_nc_u32_e32 v0, 32, v81
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v2, v147, v0
    s_cmp_gt_u32 s44, 0
    s_cbranch_scc0 L16
    v_lshrrev_b32_e32 v0, 2, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v0, v0, s15
    v_add_nc_u32_e32 v0, v2, v0
    s_add_u32 s4, s44, -1
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v0, s4, v0
    buffer_load_u16 v0, v0, s[20:23], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v7, v7, v0
L16:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e32 vcc_lo, s15, v2
    v_cmp_gt_u32_e64 s5, s7, v1
    s_and_b32 s4, vcc_lo, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s24
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v0, v0, v2
    buffer_load_b32 v1, v0, s[0:3], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v7, v1
    buffer_store_b32 v1, v0, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L17:
    v_add_nc_u32_e32 v0, 40, v81
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v2, v147, v0
    s_cmp_gt_u32 s44, 0
    s_cbranch_scc0 L18
    v_lshrrev_b32_e32 v0, 2, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v0, v0, s15
    v_add_nc_u32_e32 v0, v2, v0
    s_add_u32 s4, s44, -1
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v0, s4, v0
    buffer_load_u16 v0, v0, s[20:23], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v8, v8, v0
L18:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e32 vcc_lo, s15, v2
    v_cmp_gt_u32_e64 s5, s7, v1
    s_and_b32 s4, vcc_lo, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s24
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v0, v0, v2
    buffer_load_b32 v1, v0, s[0:3], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v8, v1
    buffer_store_b32 v1, v0, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L19:
    v_add_nc_u32_e32 v0, 48, v81
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v2, v147, v0
    s_cmp_gt_u32 s44, 0
    s_cbranch_scc0 L20
    v_lshrrev_b32_e32 v0, 2, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v0, v0, s15
    v_add_nc_u32_e32 v0, v2, v0
    s_add_u32 s4, s44, -1
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v0, s4, v0
    buffer_load_u16 v0, v0, s[20:23], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v9, v9, v0
L20:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e32 vcc_lo, s15, v2
    v_cmp_gt_u32_e64 s5, s7, v1
    s_and_b32 s4, vcc_lo, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s24
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v0, v0, v2
    buffer_load_b32 v1, v0, s[0:3], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v9, v1
    buffer_store_b32 v1, v0, s[0:3], 0 idxen
    s_mov_b32 exec_lo, s12
L21:
    v_add_nc_u32_e32 v0, 56, v81
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v2, v147, v0
    s_cmp_gt_u32 s44, 0
    s_cbranch_scc0 L22
    v_lshrrev_b32_e32 v0, 2, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v0, v0, s15
    v_add_nc_u32_e32 v0, v2, v0
    s_add_u32 s4, s44, -1
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v0, s4, v0
    buffer_load_u16 v0, v0, s[20:23], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v10, v10, v0
L22:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_gt_u32_e32 vcc_lo, s15, v2
    v_cmp_gt_u32_e64 s5, s7, v1
    s_and_b32 s4, vcc_lo, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s24
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v0, v0, v2
    buffer_load_b32 v1, v0, s[0:3], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v10, v1
    buffer_store_b32 v1, v0, s[0:3], 0 idxen
L23:
    s_endpgm
