; 152 VGPRs, 41 SGPRs, 0 bytes of LDS, 0 of scratch, 1438 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s14, s[0:1], 0x58
    s_load_b32 s15, s[0:1], 0x5c
    s_load_b32 s24, s[0:1], 0x60
    v_mbcnt_lo_u32_b32 v80, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s25, v0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s26, s18
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s0, s20
    s_mov_b32 s1, s21
    s_lshl_b32 s2, s22, 2
    s_mov_b32 s3, 0x31016000
    s_lshl2_add_u32 s13, s13, s25
    s_lshl_b32 s13, s13, 4
    v_lshrrev_b32_e32 v0, 3, v80
    v_lshl_add_u32 v81, v0, 2, s13
    s_add_u32 s13, s14, -1
    s_mul_i32 s13, s13, s24
    v_mul_lo_u32 v0, v81, s24
    v_min_u32_e32 v82, s13, v0
    v_add_nc_u32_e32 v0, s24, v82
    v_min_u32_e32 v83, s13, v0
    v_add_nc_u32_e32 v0, s24, v83
    v_min_u32_e32 v84, s13, v0
    v_add_nc_u32_e32 v0, s24, v84
    v_min_u32_e32 v85, s13, v0
    s_add_u32 s13, s23, -1
    s_min_u32 s20, s13, 1
    s_mul_i32 s20, s20, s24
    s_min_u32 s21, s13, 2
    s_mul_i32 s21, s21, s24
    s_min_u32 s22, s13, 3
    s_mul_i32 s22, s22, s24
    s_min_u32 s25, s13, 4
    s_mul_i32 s25, s25, s24
    s_min_u32 s27, s13, 5
    s_mul_i32 s27, s27, s24
    s_min_u32 s28, s13, 6
    s_mul_i32 s28, s28, s24
    s_min_u32 s29, s13, 7
    s_mul_i32 s29, s29, s24
    s_min_u32 s30, s13, 8
    s_mul_i32 s30, s30, s24
    s_min_u32 s31, s13, 9
    s_mul_i32 s31, s31, s24
    s_min_u32 s32, s13, 10
    s_mul_i32 s32, s32, s24
    s_min_u32 s33, s13, 11
    s_mul_i32 s33, s33, s24
    s_min_u32 s34, s13, 12
    s_mul_i32 s34, s34, s24
    s_min_u32 s35, s13, 13
    s_mul_i32 s35, s35, s24
    s_min_u32 s36, s13, 14
    s_mul_i32 s36, s36, s24
    s_min_u32 s13, s13, 15
    s_mul_i32 s13, s13, s24
    v_dual_mov_b32 v89, 0 :: v_dual_and_b32 v86, 7, v80
    v_dual_mov_b32 v88, 0 :: v_dual_lshlrev_b32 v87, 3, v86
    s_and_b32 s37, s24, 7
    s_and_b32 s38, s24, 0xffffffc0
    s_cmp_eq_u32 s37, 0
    s_cselect_b32 s39, 1, 0
    s_mul_i32 s38, s38, s39
    v_dual_mov_b32 v90, 0 :: v_dual_mov_b32 v91, 0
    v_dual_mov_b32 v92, 0 :: v_dual_mov_b32 v93, 0
    v_dual_mov_b32 v94, 0 :: v_dual_mov_b32 v95, 0
    v_dual_mov_b32 v96, 0 :: v_dual_mov_b32 v97, 0
    v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v99, 0
    v_dual_mov_b32 v100, 0 :: v_dual_mov_b32 v101, 0
    v_dual_mov_b32 v102, 0 :: v_dual_mov_b32 v103, 0
    v_dual_mov_b32 v104, 0 :: v_dual_mov_b32 v105, 0
    v_dual_mov_b32 v106, 0 :: v_dual_mov_b32 v107, 0
    v_dual_mov_b32 v108, 0 :: v_dual_mov_b32 v109, 0
    v_dual_mov_b32 v110, 0 :: v_dual_mov_b32 v111, 0
    v_dual_mov_b32 v112, 0 :: v_dual_mov_b32 v113, 0
    v_dual_mov_b32 v114, 0 :: v_dual_mov_b32 v115, 0
    v_dual_mov_b32 v116, 0 :: v_dual_mov_b32 v117, 0
    v_dual_mov_b32 v118, 0 :: v_dual_mov_b32 v119, 0
    v_dual_mov_b32 v120, 0 :: v_dual_mov_b32 v121, 0
    v_dual_mov_b32 v122, 0 :: v_dual_mov_b32 v123, 0
    v_dual_mov_b32 v124, 0 :: v_dual_mov_b32 v125, 0
    v_dual_mov_b32 v126, 0 :: v_dual_mov_b32 v127, 0
    v_dual_mov_b32 v128, 0 :: v_dual_mov_b32 v129, 0
    v_dual_mov_b32 v130, 0 :: v_dual_mov_b32 v131, 0
    v_dual_mov_b32 v132, 0 :: v_dual_mov_b32 v133, 0
    v_dual_mov_b32 v134, 0 :: v_dual_mov_b32 v135, 0
    v_dual_mov_b32 v136, 0 :: v_dual_mov_b32 v137, 0
    v_dual_mov_b32 v138, 0 :: v_dual_mov_b32 v139, 0
    v_dual_mov_b32 v140, 0 :: v_dual_mov_b32 v141, 0
    v_dual_mov_b32 v142, 0 :: v_dual_mov_b32 v143, 0
    v_dual_mov_b32 v144, 0 :: v_dual_mov_b32 v145, 0
    v_dual_mov_b32 v146, 0 :: v_dual_mov_b32 v147, 0
    v_dual_mov_b32 v148, 0 :: v_dual_mov_b32 v149, 0
    v_dual_mov_b32 v150, 0 :: v_dual_mov_b32 v151, 0
    s_mov_b32 s39, 0
    s_branch L1
L0:
    s_and_b32 s40, s39, 0x3fffff
    v_add_nc_u32_e32 v76, s40, v87
    v_lshlrev_b32_e32 v0, 1, v76
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    v_add_lshl_u32 v4, s20, v76, 1
    buffer_load_b128 v[4:7], v4, s[4:7], 0 offen
    v_add_lshl_u32 v8, s21, v76, 1
    buffer_load_b128 v[8:11], v8, s[4:7], 0 offen
    v_add_lshl_u32 v12, s22, v76, 1
    buffer_load_b128 v[12:15], v12, s[4:7], 0 offen
    v_add_lshl_u32 v16, s25, v76, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    v_add_lshl_u32 v20, s27, v76, 1
    buffer_load_b128 v[20:23], v20, s[4:7], 0 offen
    v_add_lshl_u32 v24, s28, v76, 1
    buffer_load_b128 v[24:27], v24, s[4:7], 0 offen
    v_add_lshl_u32 v28, s29, v76, 1
    buffer_load_b128 v[28:31], v28, s[4:7], 0 offen
    v_add_lshl_u32 v32, s30, v76, 1
    buffer_load_b128 v[32:35], v32, s[4:7], 0 offen
    v_add_lshl_u32 v36, s31, v76, 1
    buffer_load_b128 v[36:39], v36, s[4:7], 0 offen
    v_add_lshl_u32 v40, s32, v76, 1
    buffer_load_b128 v[40:43], v40, s[4:7], 0 offen
    v_add_lshl_u32 v44, s33, v76, 1
    buffer_load_b128 v[44:47], v44, s[4:7], 0 offen
    v_add_lshl_u32 v48, s34, v76, 1
    buffer_load_b128 v[48:51], v48, s[4:7], 0 offen
    v_add_lshl_u32 v52, s35, v76, 1
    buffer_load_b128 v[52:55], v52, s[4:7], 0 offen
    v_add_lshl_u32 v56, s36, v76, 1
    buffer_load_b128 v[56:59], v56, s[4:7], 0 offen
    v_add_lshl_u32 v60, s13, v76, 1
    buffer_load_b128 v[60:63], v60, s[4:7], 0 offen
    v_add_lshl_u32 v64, v82, v76, 1
    buffer_load_b128 v[64:67], v64, s[8:11], 0 offen
    v_add_lshl_u32 v68, v83, v76, 1
    buffer_load_b128 v[68:71], v68, s[8:11], 0 offen
    v_add_lshl_u32 v72, v84, v76, 1
    buffer_load_b128 v[72:75], v72, s[8:11], 0 offen
    v_add_lshl_u32 v76, v85, v76, 1
    buffer_load_b128 v[76:79], v76, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v91, v0, v76, v91
    v_dot2_f32_bf16 v90, v0, v72, v90
    v_dot2_f32_bf16 v89, v0, v68, v89
    v_dot2_f32_bf16 v0, v0, v64, v88
    v_dot2_f32_bf16 v88, v1, v77, v91
    v_dot2_f32_bf16 v90, v1, v73, v90
    v_dot2_f32_bf16 v89, v1, v69, v89
    v_dot2_f32_bf16 v0, v1, v65, v0
    v_dot2_f32_bf16 v1, v2, v78, v88
    v_dot2_f32_bf16 v88, v2, v74, v90
    v_dot2_f32_bf16 v89, v2, v70, v89
    v_dot2_f32_bf16 v0, v2, v66, v0
    v_dot2_f32_bf16 v91, v3, v79, v1
    v_dot2_f32_bf16 v90, v3, v75, v88
    v_dot2_f32_bf16 v89, v3, v71, v89
    v_dot2_f32_bf16 v88, v3, v67, v0
    v_dot2_f32_bf16 v0, v4, v76, v95
    v_dot2_f32_bf16 v1, v4, v72, v94
    v_dot2_f32_bf16 v2, v4, v68, v93
    v_dot2_f32_bf16 v3, v4, v64, v92
    v_dot2_f32_bf16 v0, v5, v77, v0
    v_dot2_f32_bf16 v1, v5, v73, v1
    v_dot2_f32_bf16 v2, v5, v69, v2
    v_dot2_f32_bf16 v3, v5, v65, v3
    v_dot2_f32_bf16 v0, v6, v78, v0
    v_dot2_f32_bf16 v1, v6, v74, v1
    v_dot2_f32_bf16 v2, v6, v70, v2
    v_dot2_f32_bf16 v3, v6, v66, v3
    v_dot2_f32_bf16 v95, v7, v79, v0
    v_dot2_f32_bf16 v94, v7, v75, v1
    v_dot2_f32_bf16 v93, v7, v71, v2
    v_dot2_f32_bf16 v92, v7, v67, v3
    v_dot2_f32_bf16 v0, v8, v76, v99
    v_dot2_f32_bf16 v1, v8, v72, v98
    v_dot2_f32_bf16 v2, v8, v68, v97
    v_dot2_f32_bf16 v3, v8, v64, v96
    v_dot2_f32_bf16 v0, v9, v77, v0
    v_dot2_f32_bf16 v1, v9, v73, v1
    v_dot2_f32_bf16 v2, v9, v69, v2
    v_dot2_f32_bf16 v3, v9, v65, v3
    v_dot2_f32_bf16 v0, v10, v78, v0
    v_dot2_f32_bf16 v1, v10, v74, v1
    v_dot2_f32_bf16 v2, v10, v70, v2
    v_dot2_f32_bf16 v3, v10, v66, v3
    v_dot2_f32_bf16 v99, v11, v79, v0
    v_dot2_f32_bf16 v98, v11, v75, v1
    v_dot2_f32_bf16 v97, v11, v71, v2
    v_dot2_f32_bf16 v96, v11, v67, v3
    v_dot2_f32_bf16 v0, v12, v76, v103
    v_dot2_f32_bf16 v1, v12, v72, v102
    v_dot2_f32_bf16 v2, v12, v68, v101
    v_dot2_f32_bf16 v3, v12, v64, v100
    v_dot2_f32_bf16 v0, v13, v77, v0
    v_dot2_f32_bf16 v1, v13, v73, v1
    v_dot2_f32_bf16 v2, v13, v69, v2
    v_dot2_f32_bf16 v3, v13, v65, v3
    v_dot2_f32_bf16 v0, v14, v78, v0
    v_dot2_f32_bf16 v1, v14, v74, v1
    v_dot2_f32_bf16 v2, v14, v70, v2
    v_dot2_f32_bf16 v3, v14, v66, v3
    v_dot2_f32_bf16 v103, v15, v79, v0
    v_dot2_f32_bf16 v102, v15, v75, v1
    v_dot2_f32_bf16 v101, v15, v71, v2
    v_dot2_f32_bf16 v100, v15, v67, v3
    v_dot2_f32_bf16 v0, v16, v76, v107
    v_dot2_f32_bf16 v1, v16, v72, v106
    v_dot2_f32_bf16 v2, v16, v68, v105
    v_dot2_f32_bf16 v3, v16, v64, v104
    v_dot2_f32_bf16 v0, v17, v77, v0
    v_dot2_f32_bf16 v1, v17, v73, v1
    v_dot2_f32_bf16 v2, v17, v69, v2
    v_dot2_f32_bf16 v3, v17, v65, v3
    v_dot2_f32_bf16 v0, v18, v78, v0
    v_dot2_f32_bf16 v1, v18, v74, v1
    v_dot2_f32_bf16 v2, v18, v70, v2
    v_dot2_f32_bf16 v3, v18, v66, v3
    v_dot2_f32_bf16 v107, v19, v79, v0
    v_dot2_f32_bf16 v106, v19, v75, v1
    v_dot2_f32_bf16 v105, v19, v71, v2
    v_dot2_f32_bf16 v104, v19, v67, v3
    v_dot2_f32_bf16 v0, v20, v76, v111
    v_dot2_f32_bf16 v1, v20, v72, v110
    v_dot2_f32_bf16 v2, v20, v68, v109
    v_dot2_f32_bf16 v3, v20, v64, v108
    v_dot2_f32_bf16 v0, v21, v77, v0
    v_dot2_f32_bf16 v1, v21, v73, v1
    v_dot2_f32_bf16 v2, v21, v69, v2
    v_dot2_f32_bf16 v3, v21, v65, v3
    v_dot2_f32_bf16 v0, v22, v78, v0
    v_dot2_f32_bf16 v1, v22, v74, v1
    v_dot2_f32_bf16 v2, v22, v70, v2
    v_dot2_f32_bf16 v3, v22, v66, v3
    v_dot2_f32_bf16 v111, v23, v79, v0
    v_dot2_f32_bf16 v110, v23, v75, v1
    v_dot2_f32_bf16 v109, v23, v71, v2
    v_dot2_f32_bf16 v108, v23, v67, v3
    v_dot2_f32_bf16 v0, v24, v76, v115
    v_dot2_f32_bf16 v1, v24, v72, v114
    v_dot2_f32_bf16 v2, v24, v68, v113
    v_dot2_f32_bf16 v3, v24, v64, v112
    v_dot2_f32_bf16 v0, v25, v77, v0
    v_dot2_f32_bf16 v1, v25, v73, v1
    v_dot2_f32_bf16 v2, v25, v69, v2
    v_dot2_f32_bf16 v3, v25, v65, v3
    v_dot2_f32_bf16 v0, v26, v78, v0
    v_dot2_f32_bf16 v1, v26, v74, v1
    v_dot2_f32_bf16 v2, v26, v70, v2
    v_dot2_f32_bf16 v3, v26, v66, v3
    v_dot2_f32_bf16 v115, v27, v79, v0
    v_dot2_f32_bf16 v114, v27, v75, v1
    v_dot2_f32_bf16 v113, v27, v71, v2
    v_dot2_f32_bf16 v112, v27, v67, v3
    v_dot2_f32_bf16 v0, v28, v76, v119
    v_dot2_f32_bf16 v1, v28, v72, v118
    v_dot2_f32_bf16 v2, v28, v68, v117
    v_dot2_f32_bf16 v3, v28, v64, v116
    v_dot2_f32_bf16 v0, v29, v77, v0
    v_dot2_f32_bf16 v1, v29, v73, v1
    v_dot2_f32_bf16 v2, v29, v69, v2
    v_dot2_f32_bf16 v3, v29, v65, v3
    v_dot2_f32_bf16 v0, v30, v78, v0
    v_dot2_f32_bf16 v1, v30, v74, v1
    v_dot2_f32_bf16 v2, v30, v70, v2
    v_dot2_f32_bf16 v3, v30, v66, v3
    v_dot2_f32_bf16 v119, v31, v79, v0
    v_dot2_f32_bf16 v118, v31, v75, v1
    v_dot2_f32_bf16 v117, v31, v71, v2
    v_dot2_f32_bf16 v116, v31, v67, v3
    v_dot2_f32_bf16 v0, v32, v76, v123
    v_dot2_f32_bf16 v1, v32, v72, v122
    v_dot2_f32_bf16 v2, v32, v68, v121
    v_dot2_f32_bf16 v3, v32, v64, v120
    v_dot2_f32_bf16 v0, v33, v77, v0
    v_dot2_f32_bf16 v1, v33, v73, v1
    v_dot2_f32_bf16 v2, v33, v69, v2
    v_dot2_f32_bf16 v3, v33, v65, v3
    v_dot2_f32_bf16 v0, v34, v78, v0
    v_dot2_f32_bf16 v1, v34, v74, v1
    v_dot2_f32_bf16 v2, v34, v70, v2
    v_dot2_f32_bf16 v3, v34, v66, v3
    v_dot2_f32_bf16 v123, v35, v79, v0
    v_dot2_f32_bf16 v122, v35, v75, v1
    v_dot2_f32_bf16 v121, v35, v71, v2
    v_dot2_f32_bf16 v120, v35, v67, v3
    v_dot2_f32_bf16 v0, v36, v76, v127
    v_dot2_f32_bf16 v1, v36, v72, v126
    v_dot2_f32_bf16 v2, v36, v68, v125
    v_dot2_f32_bf16 v3, v36, v64, v124
    v_dot2_f32_bf16 v0, v37, v77, v0
    v_dot2_f32_bf16 v1, v37, v73, v1
    v_dot2_f32_bf16 v2, v37, v69, v2
    v_dot2_f32_bf16 v3, v37, v65, v3
    v_dot2_f32_bf16 v0, v38, v78, v0
    v_dot2_f32_bf16 v1, v38, v74, v1
    v_dot2_f32_bf16 v2, v38, v70, v2
    v_dot2_f32_bf16 v3, v38, v66, v3
    v_dot2_f32_bf16 v127, v39, v79, v0
    v_dot2_f32_bf16 v126, v39, v75, v1
    v_dot2_f32_bf16 v125, v39, v71, v2
    v_dot2_f32_bf16 v124, v39, v67, v3
    v_dot2_f32_bf16 v0, v40, v76, v131
    v_dot2_f32_bf16 v1, v40, v72, v130
    v_dot2_f32_bf16 v2, v40, v68, v129
    v_dot2_f32_bf16 v3, v40, v64, v128
    v_dot2_f32_bf16 v0, v41, v77, v0
    v_dot2_f32_bf16 v1, v41, v73, v1
    v_dot2_f32_bf16 v2, v41, v69, v2
    v_dot2_f32_bf16 v3, v41, v65, v3
    v_dot2_f32_bf16 v0, v42, v78, v0
    v_dot2_f32_bf16 v1, v42, v74, v1
    v_dot2_f32_bf16 v2, v42, v70, v2
    v_dot2_f32_bf16 v3, v42, v66, v3
    v_dot2_f32_bf16 v131, v43, v79, v0
    v_dot2_f32_bf16 v130, v43, v75, v1
    v_dot2_f32_bf16 v129, v43, v71, v2
    v_dot2_f32_bf16 v128, v43, v67, v3
    v_dot2_f32_bf16 v0, v44, v76, v135
    v_dot2_f32_bf16 v1, v44, v72, v134
    v_dot2_f32_bf16 v2, v44, v68, v133
    v_dot2_f32_bf16 v3, v44, v64, v132
    v_dot2_f32_bf16 v0, v45, v77, v0
    v_dot2_f32_bf16 v1, v45, v73, v1
    v_dot2_f32_bf16 v2, v45, v69, v2
    v_dot2_f32_bf16 v3, v45, v65, v3
    v_dot2_f32_bf16 v0, v46, v78, v0
    v_dot2_f32_bf16 v1, v46, v74, v1
    v_dot2_f32_bf16 v2, v46, v70, v2
    v_dot2_f32_bf16 v3, v46, v66, v3
    v_dot2_f32_bf16 v135, v47, v79, v0
    v_dot2_f32_bf16 v134, v47, v75, v1
    v_dot2_f32_bf16 v133, v47, v71, v2
    v_dot2_f32_bf16 v132, v47, v67, v3
    v_dot2_f32_bf16 v0, v48, v76, v139
    v_dot2_f32_bf16 v1, v48, v72, v138
    v_dot2_f32_bf16 v2, v48, v68, v137
    v_dot2_f32_bf16 v3, v48, v64, v136
    v_dot2_f32_bf16 v0, v49, v77, v0
    v_dot2_f32_bf16 v1, v49, v73, v1
    v_dot2_f32_bf16 v2, v49, v69, v2
    v_dot2_f32_bf16 v3, v49, v65, v3
    v_dot2_f32_bf16 v0, v50, v78, v0
    v_dot2_f32_bf16 v1, v50, v74, v1
    v_dot2_f32_bf16 v2, v50, v70, v2
    v_dot2_f32_bf16 v3, v50, v66, v3
    v_dot2_f32_bf16 v139, v51, v79, v0
    v_dot2_f32_bf16 v138, v51, v75, v1
    v_dot2_f32_bf16 v137, v51, v71, v2
    v_dot2_f32_bf16 v136, v51, v67, v3
    v_dot2_f32_bf16 v0, v52, v76, v143
    v_dot2_f32_bf16 v1, v52, v72, v142
    v_dot2_f32_bf16 v2, v52, v68, v141
    v_dot2_f32_bf16 v3, v52, v64, v140
    v_dot2_f32_bf16 v0, v53, v77, v0
    v_dot2_f32_bf16 v1, v53, v73, v1
    v_dot2_f32_bf16 v2, v53, v69, v2
    v_dot2_f32_bf16 v3, v53, v65, v3
    v_dot2_f32_bf16 v0, v54, v78, v0
    v_dot2_f32_bf16 v1, v54, v74, v1
    v_dot2_f32_bf16 v2, v54, v70, v2
    v_dot2_f32_bf16 v3, v54, v66, v3
    v_dot2_f32_bf16 v143, v55, v79, v0
    v_dot2_f32_bf16 v142, v55, v75, v1
    v_dot2_f32_bf16 v141, v55, v71, v2
    v_dot2_f32_bf16 v140, v55, v67, v3
    v_dot2_f32_bf16 v0, v56, v76, v147
    v_dot2_f32_bf16 v1, v56, v72, v146
    v_dot2_f32_bf16 v2, v56, v68, v145
    v_dot2_f32_bf16 v3, v56, v64, v144
    v_dot2_f32_bf16 v0, v57, v77, v0
    v_dot2_f32_bf16 v1, v57, v73, v1
    v_dot2_f32_bf16 v2, v57, v69, v2
    v_dot2_f32_bf16 v3, v57, v65, v3
    v_dot2_f32_bf16 v0, v58, v78, v0
    v_dot2_f32_bf16 v1, v58, v74, v1
    v_dot2_f32_bf16 v2, v58, v70, v2
    v_dot2_f32_bf16 v3, v58, v66, v3
    v_dot2_f32_bf16 v147, v59, v79, v0
    v_dot2_f32_bf16 v146, v59, v75, v1
    v_dot2_f32_bf16 v145, v59, v71, v2
    v_dot2_f32_bf16 v144, v59, v67, v3
    v_dot2_f32_bf16 v0, v60, v76, v151
    v_dot2_f32_bf16 v1, v60, v72, v150
    v_dot2_f32_bf16 v2, v60, v68, v149
    v_dot2_f32_bf16 v3, v60, v64, v148
    v_dot2_f32_bf16 v0, v61, v77, v0
    v_dot2_f32_bf16 v1, v61, v73, v1
    v_dot2_f32_bf16 v2, v61, v69, v2
    v_dot2_f32_bf16 v3, v61, v65, v3
    v_dot2_f32_bf16 v0, v62, v78, v0
    v_dot2_f32_bf16 v1, v62, v74, v1
    v_dot2_f32_bf16 v2, v62, v70, v2
    v_dot2_f32_bf16 v3, v62, v66, v3
    v_dot2_f32_bf16 v151, v63, v79, v0
    v_dot2_f32_bf16 v150, v63, v75, v1
    v_dot2_f32_bf16 v149, v63, v71, v2
    v_dot2_f32_bf16 v148, v63, v67, v3
    s_add_u32 s39, s39, 64
L1:
    s_cmp_lt_u32 s39, s38
    s_cbranch_scc1 L0
    s_cmp_lt_u32 s38, s24
    s_cbranch_scc0 L9
    s_cmp_eq_u32 s37, 0
    s_cbranch_scc0 L5
    v_add_nc_u32_e32 v20, s38, v87
    s_mov_b32 s37, s12
L2:
    s_mov_b32 exec_lo, s37
    v_cmp_gt_u32_e64 s37, s24, v20
    s_and_b32 s38, exec_lo, s37
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s12
    s_mov_b32 s37, 0
    s_branch L4
L3:
    s_mov_b32 exec_lo, s38
    v_add_lshl_u32 v0, v82, v20, 1
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    v_add_lshl_u32 v4, v83, v20, 1
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    v_add_lshl_u32 v8, v84, v20, 1
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    v_add_lshl_u32 v12, v85, v20, 1
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    v_lshlrev_b32_e32 v16, 1, v20
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v21, v16, v0, v88
    v_dot2_f32_bf16 v21, v17, v1, v21
    v_dot2_f32_bf16 v21, v18, v2, v21
    v_dot2_f32_bf16 v21, v19, v3, v21
    v_dot2_f32_bf16 v22, v16, v4, v89
    v_dot2_f32_bf16 v22, v17, v5, v22
    v_dot2_f32_bf16 v22, v18, v6, v22
    v_dot2_f32_bf16 v22, v19, v7, v22
    v_dot2_f32_bf16 v23, v16, v8, v90
    v_dot2_f32_bf16 v23, v17, v9, v23
    v_dot2_f32_bf16 v23, v18, v10, v23
    v_dot2_f32_bf16 v23, v19, v11, v23
    v_dot2_f32_bf16 v16, v16, v12, v91
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v24, v19, v15, v16
    v_add_lshl_u32 v16, s20, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v25, v16, v0, v92
    v_dot2_f32_bf16 v25, v17, v1, v25
    v_dot2_f32_bf16 v25, v18, v2, v25
    v_dot2_f32_bf16 v25, v19, v3, v25
    v_dot2_f32_bf16 v26, v16, v4, v93
    v_dot2_f32_bf16 v26, v17, v5, v26
    v_dot2_f32_bf16 v26, v18, v6, v26
    v_dot2_f32_bf16 v26, v19, v7, v26
    v_dot2_f32_bf16 v27, v16, v8, v94
    v_dot2_f32_bf16 v27, v17, v9, v27
    v_dot2_f32_bf16 v27, v18, v10, v27
    v_dot2_f32_bf16 v27, v19, v11, v27
    v_dot2_f32_bf16 v16, v16, v12, v95
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v28, v19, v15, v16
    v_add_lshl_u32 v16, s21, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v29, v16, v0, v96
    v_dot2_f32_bf16 v29, v17, v1, v29
    v_dot2_f32_bf16 v29, v18, v2, v29
    v_dot2_f32_bf16 v29, v19, v3, v29
    v_dot2_f32_bf16 v30, v16, v4, v97
    v_dot2_f32_bf16 v30, v17, v5, v30
    v_dot2_f32_bf16 v30, v18, v6, v30
    v_dot2_f32_bf16 v30, v19, v7, v30
    v_dot2_f32_bf16 v31, v16, v8, v98
    v_dot2_f32_bf16 v31, v17, v9, v31
    v_dot2_f32_bf16 v31, v18, v10, v31
    v_dot2_f32_bf16 v31, v19, v11, v31
    v_dot2_f32_bf16 v16, v16, v12, v99
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v32, v19, v15, v16
    v_add_lshl_u32 v16, s22, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v33, v16, v0, v100
    v_dot2_f32_bf16 v33, v17, v1, v33
    v_dot2_f32_bf16 v33, v18, v2, v33
    v_dot2_f32_bf16 v33, v19, v3, v33
    v_dot2_f32_bf16 v34, v16, v4, v101
    v_dot2_f32_bf16 v34, v17, v5, v34
    v_dot2_f32_bf16 v34, v18, v6, v34
    v_dot2_f32_bf16 v34, v19, v7, v34
    v_dot2_f32_bf16 v35, v16, v8, v102
    v_dot2_f32_bf16 v35, v17, v9, v35
    v_dot2_f32_bf16 v35, v18, v10, v35
    v_dot2_f32_bf16 v35, v19, v11, v35
    v_dot2_f32_bf16 v16, v16, v12, v103
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v36, v19, v15, v16
    v_add_lshl_u32 v16, s25, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v37, v16, v0, v104
    v_dot2_f32_bf16 v37, v17, v1, v37
    v_dot2_f32_bf16 v37, v18, v2, v37
    v_dot2_f32_bf16 v37, v19, v3, v37
    v_dot2_f32_bf16 v38, v16, v4, v105
    v_dot2_f32_bf16 v38, v17, v5, v38
    v_dot2_f32_bf16 v38, v18, v6, v38
    v_dot2_f32_bf16 v38, v19, v7, v38
    v_dot2_f32_bf16 v39, v16, v8, v106
    v_dot2_f32_bf16 v39, v17, v9, v39
    v_dot2_f32_bf16 v39, v18, v10, v39
    v_dot2_f32_bf16 v39, v19, v11, v39
    v_dot2_f32_bf16 v16, v16, v12, v107
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v40, v19, v15, v16
    v_add_lshl_u32 v16, s27, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v41, v16, v0, v108
    v_dot2_f32_bf16 v41, v17, v1, v41
    v_dot2_f32_bf16 v41, v18, v2, v41
    v_dot2_f32_bf16 v41, v19, v3, v41
    v_dot2_f32_bf16 v42, v16, v4, v109
    v_dot2_f32_bf16 v42, v17, v5, v42
    v_dot2_f32_bf16 v42, v18, v6, v42
    v_dot2_f32_bf16 v42, v19, v7, v42
    v_dot2_f32_bf16 v43, v16, v8, v110
    v_dot2_f32_bf16 v43, v17, v9, v43
    v_dot2_f32_bf16 v43, v18, v10, v43
    v_dot2_f32_bf16 v43, v19, v11, v43
    v_dot2_f32_bf16 v16, v16, v12, v111
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v44, v19, v15, v16
    v_add_lshl_u32 v16, s28, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v45, v16, v0, v112
    v_dot2_f32_bf16 v45, v17, v1, v45
    v_dot2_f32_bf16 v45, v18, v2, v45
    v_dot2_f32_bf16 v45, v19, v3, v45
    v_dot2_f32_bf16 v46, v16, v4, v113
    v_dot2_f32_bf16 v46, v17, v5, v46
    v_dot2_f32_bf16 v46, v18, v6, v46
    v_dot2_f32_bf16 v46, v19, v7, v46
    v_dot2_f32_bf16 v47, v16, v8, v114
    v_dot2_f32_bf16 v47, v17, v9, v47
    v_dot2_f32_bf16 v47, v18, v10, v47
    v_dot2_f32_bf16 v47, v19, v11, v47
    v_dot2_f32_bf16 v16, v16, v12, v115
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v48, v19, v15, v16
    v_add_lshl_u32 v16, s29, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v49, v16, v0, v116
    v_dot2_f32_bf16 v49, v17, v1, v49
    v_dot2_f32_bf16 v49, v18, v2, v49
    v_dot2_f32_bf16 v49, v19, v3, v49
    v_dot2_f32_bf16 v50, v16, v4, v117
    v_dot2_f32_bf16 v50, v17, v5, v50
    v_dot2_f32_bf16 v50, v18, v6, v50
    v_dot2_f32_bf16 v50, v19, v7, v50
    v_dot2_f32_bf16 v51, v16, v8, v118
    v_dot2_f32_bf16 v51, v17, v9, v51
    v_dot2_f32_bf16 v51, v18, v10, v51
    v_dot2_f32_bf16 v51, v19, v11, v51
    v_dot2_f32_bf16 v16, v16, v12, v119
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v52, v19, v15, v16
    v_add_lshl_u32 v16, s30, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v53, v16, v0, v120
    v_dot2_f32_bf16 v53, v17, v1, v53
    v_dot2_f32_bf16 v53, v18, v2, v53
    v_dot2_f32_bf16 v53, v19, v3, v53
    v_dot2_f32_bf16 v54, v16, v4, v121
    v_dot2_f32_bf16 v54, v17, v5, v54
    v_dot2_f32_bf16 v54, v18, v6, v54
    v_dot2_f32_bf16 v54, v19, v7, v54
    v_dot2_f32_bf16 v55, v16, v8, v122
    v_dot2_f32_bf16 v55, v17, v9, v55
    v_dot2_f32_bf16 v55, v18, v10, v55
    v_dot2_f32_bf16 v55, v19, v11, v55
    v_dot2_f32_bf16 v16, v16, v12, v123
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v56, v19, v15, v16
    v_add_lshl_u32 v16, s31, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v57, v16, v0, v124
    v_dot2_f32_bf16 v57, v17, v1, v57
    v_dot2_f32_bf16 v57, v18, v2, v57
    v_dot2_f32_bf16 v57, v19, v3, v57
    v_dot2_f32_bf16 v58, v16, v4, v125
    v_dot2_f32_bf16 v58, v17, v5, v58
    v_dot2_f32_bf16 v58, v18, v6, v58
    v_dot2_f32_bf16 v58, v19, v7, v58
    v_dot2_f32_bf16 v59, v16, v8, v126
    v_dot2_f32_bf16 v59, v17, v9, v59
    v_dot2_f32_bf16 v59, v18, v10, v59
    v_dot2_f32_bf16 v59, v19, v11, v59
    v_dot2_f32_bf16 v16, v16, v12, v127
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v60, v19, v15, v16
    v_add_lshl_u32 v16, s32, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v61, v16, v0, v128
    v_dot2_f32_bf16 v61, v17, v1, v61
    v_dot2_f32_bf16 v61, v18, v2, v61
    v_dot2_f32_bf16 v61, v19, v3, v61
    v_dot2_f32_bf16 v62, v16, v4, v129
    v_dot2_f32_bf16 v62, v17, v5, v62
    v_dot2_f32_bf16 v62, v18, v6, v62
    v_dot2_f32_bf16 v62, v19, v7, v62
    v_dot2_f32_bf16 v63, v16, v8, v130
    v_dot2_f32_bf16 v63, v17, v9, v63
    v_dot2_f32_bf16 v63, v18, v10, v63
    v_dot2_f32_bf16 v63, v19, v11, v63
    v_dot2_f32_bf16 v16, v16, v12, v131
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v64, v19, v15, v16
    v_add_lshl_u32 v16, s33, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v65, v16, v0, v132
    v_dot2_f32_bf16 v65, v17, v1, v65
    v_dot2_f32_bf16 v65, v18, v2, v65
    v_dot2_f32_bf16 v65, v19, v3, v65
    v_dot2_f32_bf16 v66, v16, v4, v133
    v_dot2_f32_bf16 v66, v17, v5, v66
    v_dot2_f32_bf16 v66, v18, v6, v66
    v_dot2_f32_bf16 v66, v19, v7, v66
    v_dot2_f32_bf16 v67, v16, v8, v134
    v_dot2_f32_bf16 v67, v17, v9, v67
    v_dot2_f32_bf16 v67, v18, v10, v67
    v_dot2_f32_bf16 v67, v19, v11, v67
    v_dot2_f32_bf16 v16, v16, v12, v135
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v68, v19, v15, v16
    v_add_lshl_u32 v16, s34, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v69, v16, v0, v136
    v_dot2_f32_bf16 v69, v17, v1, v69
    v_dot2_f32_bf16 v69, v18, v2, v69
    v_dot2_f32_bf16 v69, v19, v3, v69
    v_dot2_f32_bf16 v70, v16, v4, v137
    v_dot2_f32_bf16 v70, v17, v5, v70
    v_dot2_f32_bf16 v70, v18, v6, v70
    v_dot2_f32_bf16 v70, v19, v7, v70
    v_dot2_f32_bf16 v71, v16, v8, v138
    v_dot2_f32_bf16 v71, v17, v9, v71
    v_dot2_f32_bf16 v71, v18, v10, v71
    v_dot2_f32_bf16 v71, v19, v11, v71
    v_dot2_f32_bf16 v16, v16, v12, v139
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v72, v19, v15, v16
    v_add_lshl_u32 v16, s35, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v73, v16, v0, v140
    v_dot2_f32_bf16 v73, v17, v1, v73
    v_dot2_f32_bf16 v73, v18, v2, v73
    v_dot2_f32_bf16 v73, v19, v3, v73
    v_dot2_f32_bf16 v74, v16, v4, v141
    v_dot2_f32_bf16 v74, v17, v5, v74
    v_dot2_f32_bf16 v74, v18, v6, v74
    v_dot2_f32_bf16 v74, v19, v7, v74
    v_dot2_f32_bf16 v75, v16, v8, v142
    v_dot2_f32_bf16 v75, v17, v9, v75
    v_dot2_f32_bf16 v75, v18, v10, v75
    v_dot2_f32_bf16 v75, v19, v11, v75
    v_dot2_f32_bf16 v16, v16, v12, v143
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v76, v19, v15, v16
    v_add_lshl_u32 v16, s36, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v77, v16, v0, v144
    v_dot2_f32_bf16 v77, v17, v1, v77
    v_dot2_f32_bf16 v77, v18, v2, v77
    v_dot2_f32_bf16 v77, v19, v3, v77
    v_dot2_f32_bf16 v78, v16, v4, v145
    v_dot2_f32_bf16 v78, v17, v5, v78
    v_dot2_f32_bf16 v78, v18, v6, v78
    v_dot2_f32_bf16 v78, v19, v7, v78
    v_dot2_f32_bf16 v79, v16, v8, v146
    v_dot2_f32_bf16 v79, v17, v9, v79
    v_dot2_f32_bf16 v79, v18, v10, v79
    v_dot2_f32_bf16 v79, v19, v11, v79
    v_dot2_f32_bf16 v16, v16, v12, v147
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v87, v19, v15, v16
    v_add_lshl_u32 v16, s13, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v16, v0, v148
    v_dot2_f32_bf16 v0, v17, v1, v0
    v_dot2_f32_bf16 v0, v18, v2, v0
    v_dot2_f32_bf16 v0, v19, v3, v0
    v_dot2_f32_bf16 v1, v16, v4, v149
    v_dot2_f32_bf16 v1, v17, v5, v1
    v_dot2_f32_bf16 v1, v18, v6, v1
    v_dot2_f32_bf16 v1, v19, v7, v1
    v_dot2_f32_bf16 v2, v16, v8, v150
    v_dot2_f32_bf16 v2, v17, v9, v2
    v_dot2_f32_bf16 v2, v18, v10, v2
    v_dot2_f32_bf16 v2, v19, v11, v2
    v_dot2_f32_bf16 v3, v16, v12, v151
    v_dot2_f32_bf16 v3, v17, v13, v3
    v_dot2_f32_bf16 v3, v18, v14, v3
    v_dot2_f32_bf16 v3, v19, v15, v3
    v_sub_nc_u32_e32 v4, s24, v20
    v_min_u32_e32 v4, 64, v4
    v_add_nc_u32_e32 v20, v20, v4
    s_mov_b32 exec_lo, s12
    s_mov_b32 s37, s38
L4:
    v_cndmask_b32_e64 v88, v88, v21, s38
    v_cndmask_b32_e64 v89, v89, v22, s38
    v_cndmask_b32_e64 v90, v90, v23, s38
    v_cndmask_b32_e64 v91, v91, v24, s38
    v_cndmask_b32_e64 v92, v92, v25, s38
    v_cndmask_b32_e64 v93, v93, v26, s38
    v_cndmask_b32_e64 v94, v94, v27, s38
    v_cndmask_b32_e64 v95, v95, v28, s38
    v_cndmask_b32_e64 v96, v96, v29, s38
    v_cndmask_b32_e64 v97, v97, v30, s38
    v_cndmask_b32_e64 v98, v98, v31, s38
    v_cndmask_b32_e64 v99, v99, v32, s38
    v_cndmask_b32_e64 v100, v100, v33, s38
    v_cndmask_b32_e64 v101, v101, v34, s38
    v_cndmask_b32_e64 v102, v102, v35, s38
    v_cndmask_b32_e64 v103, v103, v36, s38
    v_cndmask_b32_e64 v104, v104, v37, s38
    v_cndmask_b32_e64 v105, v105, v38, s38
    v_cndmask_b32_e64 v106, v106, v39, s38
    v_cndmask_b32_e64 v107, v107, v40, s38
    v_cndmask_b32_e64 v108, v108, v41, s38
    v_cndmask_b32_e64 v109, v109, v42, s38
    v_cndmask_b32_e64 v110, v110, v43, s38
    v_cndmask_b32_e64 v111, v111, v44, s38
    v_cndmask_b32_e64 v112, v112, v45, s38
    v_cndmask_b32_e64 v113, v113, v46, s38
    v_cndmask_b32_e64 v114, v114, v47, s38
    v_cndmask_b32_e64 v115, v115, v48, s38
    v_cndmask_b32_e64 v116, v116, v49, s38
    v_cndmask_b32_e64 v117, v117, v50, s38
    v_cndmask_b32_e64 v118, v118, v51, s38
    v_cndmask_b32_e64 v119, v119, v52, s38
    v_cndmask_b32_e64 v120, v120, v53, s38
    v_cndmask_b32_e64 v121, v121, v54, s38
    v_cndmask_b32_e64 v122, v122, v55, s38
    v_cndmask_b32_e64 v123, v123, v56, s38
    v_cndmask_b32_e64 v124, v124, v57, s38
    v_cndmask_b32_e64 v125, v125, v58, s38
    v_cndmask_b32_e64 v126, v126, v59, s38
    v_cndmask_b32_e64 v127, v127, v60, s38
    v_cndmask_b32_e64 v128, v128, v61, s38
    v_cndmask_b32_e64 v129, v129, v62, s38
    v_cndmask_b32_e64 v130, v130, v63, s38
    v_cndmask_b32_e64 v131, v131, v64, s38
    v_cndmask_b32_e64 v132, v132, v65, s38
    v_cndmask_b32_e64 v133, v133, v66, s38
    v_cndmask_b32_e64 v134, v134, v67, s38
    v_cndmask_b32_e64 v135, v135, v68, s38
    v_cndmask_b32_e64 v136, v136, v69, s38
    v_cndmask_b32_e64 v137, v137, v70, s38
    v_cndmask_b32_e64 v138, v138, v71, s38
    v_cndmask_b32_e64 v139, v139, v72, s38
    v_cndmask_b32_e64 v140, v140, v73, s38
    v_cndmask_b32_e64 v141, v141, v74, s38
    v_cndmask_b32_e64 v142, v142, v75, s38
    v_cndmask_b32_e64 v143, v143, v76, s38
    v_cndmask_b32_e64 v144, v144, v77, s38
    v_cndmask_b32_e64 v145, v145, v78, s38
    v_cndmask_b32_e64 v146, v146, v79, s38
    v_cndmask_b32_e64 v147, v147, v87, s38
    v_cndmask_b32_e64 v148, v148, v0, s38
    v_cndmask_b32_e64 v149, v149, v1, s38
    v_cndmask_b32_e64 v150, v150, v2, s38
    v_cndmask_b32_e64 v151, v151, v3, s38
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc1 L2
    s_branch L9
L5:
    s_mov_b32 s37, s12
    v_mov_b32_e32 v0, v86
L6:
    s_mov_b32 exec_lo, s37
    v_cmp_gt_u32_e64 s37, s24, v0
    s_and_b32 s38, exec_lo, s37
    s_cbranch_scc1 L7
    s_mov_b32 exec_lo, s12
    s_mov_b32 s37, 0
    s_branch L8
L7:
    s_mov_b32 exec_lo, s38
    v_add_lshl_u32 v1, v82, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v61, 16, v1
    v_add_lshl_u32 v1, v83, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v62, 16, v1
    v_add_lshl_u32 v1, v84, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v63, 16, v1
    v_add_lshl_u32 v1, v85, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v64, 16, v1
    v_lshlrev_b32_e32 v1, 1, v0
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v4, 16, v1
    v_fma_f32 v1, v4, v61, v88
    v_fma_f32 v2, v4, v62, v89
    v_fma_f32 v3, v4, v63, v90
    v_fma_f32 v4, v4, v64, v91
    v_add_lshl_u32 v5, s20, v0, 1
    buffer_load_u16 v5, v5, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v8, 16, v5
    v_fma_f32 v5, v8, v61, v92
    v_fma_f32 v6, v8, v62, v93
    v_fma_f32 v7, v8, v63, v94
    v_fma_f32 v8, v8, v64, v95
    v_add_lshl_u32 v9, s21, v0, 1
    buffer_load_u16 v9, v9, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v12, 16, v9
    v_fma_f32 v9, v12, v61, v96
    v_fma_f32 v10, v12, v62, v97
    v_fma_f32 v11, v12, v63, v98
    v_fma_f32 v12, v12, v64, v99
    v_add_lshl_u32 v13, s22, v0, 1
    buffer_load_u16 v13, v13, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v16, 16, v13
    v_fma_f32 v13, v16, v61, v100
    v_fma_f32 v14, v16, v62, v101
    v_fma_f32 v15, v16, v63, v102
    v_fma_f32 v16, v16, v64, v103
    v_add_lshl_u32 v17, s25, v0, 1
    buffer_load_u16 v17, v17, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v20, 16, v17
    v_fma_f32 v17, v20, v61, v104
    v_fma_f32 v18, v20, v62, v105
    v_fma_f32 v19, v20, v63, v106
    v_fma_f32 v20, v20, v64, v107
    v_add_lshl_u32 v21, s27, v0, 1
    buffer_load_u16 v21, v21, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v24, 16, v21
    v_fma_f32 v21, v24, v61, v108
    v_fma_f32 v22, v24, v62, v109
    v_fma_f32 v23, v24, v63, v110
    v_fma_f32 v24, v24, v64, v111
    v_add_lshl_u32 v25, s28, v0, 1
    buffer_load_u16 v25, v25, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v28, 16, v25
    v_fma_f32 v25, v28, v61, v112
    v_fma_f32 v26, v28, v62, v113
    v_fma_f32 v27, v28, v63, v114
    v_fma_f32 v28, v28, v64, v115
    v_add_lshl_u32 v29, s29, v0, 1
    buffer_load_u16 v29, v29, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v32, 16, v29
    v_fma_f32 v29, v32, v61, v116
    v_fma_f32 v30, v32, v62, v117
    v_fma_f32 v31, v32, v63, v118
    v_fma_f32 v32, v32, v64, v119
    v_add_lshl_u32 v33, s30, v0, 1
    buffer_load_u16 v33, v33, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v36, 16, v33
    v_fma_f32 v33, v36, v61, v120
    v_fma_f32 v34, v36, v62, v121
    v_fma_f32 v35, v36, v63, v122
    v_fma_f32 v36, v36, v64, v123
    v_add_lshl_u32 v37, s31, v0, 1
    buffer_load_u16 v37, v37, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v40, 16, v37
    v_fma_f32 v37, v40, v61, v124
    v_fma_f32 v38, v40, v62, v125
    v_fma_f32 v39, v40, v63, v126
    v_fma_f32 v40, v40, v64, v127
    v_add_lshl_u32 v41, s32, v0, 1
    buffer_load_u16 v41, v41, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v44, 16, v41
    v_fma_f32 v41, v44, v61, v128
    v_fma_f32 v42, v44, v62, v129
    v_fma_f32 v43, v44, v63, v130
    v_fma_f32 v44, v44, v64, v131
    v_add_lshl_u32 v45, s33, v0, 1
    buffer_load_u16 v45, v45, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v48, 16, v45
    v_fma_f32 v45, v48, v61, v132
    v_fma_f32 v46, v48, v62, v133
    v_fma_f32 v47, v48, v63, v134
    v_fma_f32 v48, v48, v64, v135
    v_add_lshl_u32 v49, s34, v0, 1
    buffer_load_u16 v49, v49, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v52, 16, v49
    v_fma_f32 v49, v52, v61, v136
    v_fma_f32 v50, v52, v62, v137
    v_fma_f32 v51, v52, v63, v138
    v_fma_f32 v52, v52, v64, v139
    v_add_lshl_u32 v53, s35, v0, 1
    buffer_load_u16 v53, v53, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v56, 16, v53
    v_fma_f32 v53, v56, v61, v140
    v_fma_f32 v54, v56, v62, v141
    v_fma_f32 v55, v56, v63, v142
    v_fma_f32 v56, v56, v64, v143
    v_add_lshl_u32 v57, s36, v0, 1
    buffer_load_u16 v57, v57, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v60, 16, v57
    v_fma_f32 v57, v60, v61, v144
    v_fma_f32 v58, v60, v62, v145
    v_fma_f32 v59, v60, v63, v146
    v_fma_f32 v60, v60, v64, v147
    v_add_lshl_u32 v65, s13, v0, 1
    buffer_load_u16 v65, v65, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v65, 16, v65
    v_fma_f32 v61, v65, v61, v148
    v_fma_f32 v62, v65, v62, v149
    v_fma_f32 v63, v65, v63, v150
    v_fma_f32 v64, v65, v64, v151
    v_sub_nc_u32_e32 v65, s24, v0
    v_min_u32_e32 v65, 8, v65
    v_add_nc_u32_e32 v0, v0, v65
    s_mov_b32 exec_lo, s12
    s_mov_b32 s37, s38
L8:
    v_cndmask_b32_e64 v88, v88, v1, s38
    v_cndmask_b32_e64 v89, v89, v2, s38
    v_cndmask_b32_e64 v90, v90, v3, s38
    v_cndmask_b32_e64 v91, v91, v4, s38
    v_cndmask_b32_e64 v92, v92, v5, s38
    v_cndmask_b32_e64 v93, v93, v6, s38
    v_cndmask_b32_e64 v94, v94, v7, s38
    v_cndmask_b32_e64 v95, v95, v8, s38
    v_cndmask_b32_e64 v96, v96, v9, s38
    v_cndmask_b32_e64 v97, v97, v10, s38
    v_cndmask_b32_e64 v98, v98, v11, s38
    v_cndmask_b32_e64 v99, v99, v12, s38
    v_cndmask_b32_e64 v100, v100, v13, s38
    v_cndmask_b32_e64 v101, v101, v14, s38
    v_cndmask_b32_e64 v102, v102, v15, s38
    v_cndmask_b32_e64 v103, v103, v16, s38
    v_cndmask_b32_e64 v104, v104, v17, s38
    v_cndmask_b32_e64 v105, v105, v18, s38
    v_cndmask_b32_e64 v106, v106, v19, s38
    v_cndmask_b32_e64 v107, v107, v20, s38
    v_cndmask_b32_e64 v108, v108, v21, s38
    v_cndmask_b32_e64 v109, v109, v22, s38
    v_cndmask_b32_e64 v110, v110, v23, s38
    v_cndmask_b32_e64 v111, v111, v24, s38
    v_cndmask_b32_e64 v112, v112, v25, s38
    v_cndmask_b32_e64 v113, v113, v26, s38
    v_cndmask_b32_e64 v114, v114, v27, s38
    v_cndmask_b32_e64 v115, v115, v28, s38
    v_cndmask_b32_e64 v116, v116, v29, s38
    v_cndmask_b32_e64 v117, v117, v30, s38
    v_cndmask_b32_e64 v118, v118, v31, s38
    v_cndmask_b32_e64 v119, v119, v32, s38
    v_cndmask_b32_e64 v120, v120, v33, s38
    v_cndmask_b32_e64 v121, v121, v34, s38
    v_cndmask_b32_e64 v122, v122, v35, s38
    v_cndmask_b32_e64 v123, v123, v36, s38
    v_cndmask_b32_e64 v124, v124, v37, s38
    v_cndmask_b32_e64 v125, v125, v38, s38
    v_cndmask_b32_e64 v126, v126, v39, s38
    v_cndmask_b32_e64 v127, v127, v40, s38
    v_cndmask_b32_e64 v128, v128, v41, s38
    v_cndmask_b32_e64 v129, v129, v42, s38
    v_cndmask_b32_e64 v130, v130, v43, s38
    v_cndmask_b32_e64 v131, v131, v44, s38
    v_cndmask_b32_e64 v132, v132, v45, s38
    v_cndmask_b32_e64 v133, v133, v46, s38
    v_cndmask_b32_e64 v134, v134, v47, s38
    v_cndmask_b32_e64 v135, v135, v48, s38
    v_cndmask_b32_e64 v136, v136, v49, s38
    v_cndmask_b32_e64 v137, v137, v50, s38
    v_cndmask_b32_e64 v138, v138, v51, s38
    v_cndmask_b32_e64 v139, v139, v52, s38
    v_cndmask_b32_e64 v140, v140, v53, s38
    v_cndmask_b32_e64 v141, v141, v54, s38
    v_cndmask_b32_e64 v142, v142, v55, s38
    v_cndmask_b32_e64 v143, v143, v56, s38
    v_cndmask_b32_e64 v144, v144, v57, s38
    v_cndmask_b32_e64 v145, v145, v58, s38
    v_cndmask_b32_e64 v146, v146, v59, s38
    v_cndmask_b32_e64 v147, v147, v60, s38
    v_cndmask_b32_e64 v148, v148, v61, s38
    v_cndmask_b32_e64 v149, v149, v62, s38
    v_cndmask_b32_e64 v150, v150, v63, s38
    v_cndmask_b32_e64 v151, v151, v64, s38
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc1 L6
L9:
    v_and_b32_e32 v0, 1, v80
    v_cmp_eq_u32_e64 s4, 1, v0
    v_cndmask_b32_e64 v0, v88, v89, s4
    v_cndmask_b32_e64 v1, v89, v88, s4
    v_add_f32_dpp v0, v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v90, v91, s4
    v_cndmask_b32_e64 v2, v91, v90, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v92, v93, s4
    v_cndmask_b32_e64 v3, v93, v92, s4
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v94, v95, s4
    v_cndmask_b32_e64 v4, v95, v94, s4
    v_add_f32_dpp v3, v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v4, v96, v97, s4
    v_cndmask_b32_e64 v5, v97, v96, s4
    v_add_f32_dpp v4, v5, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v5, v98, v99, s4
    v_cndmask_b32_e64 v6, v99, v98, s4
    v_add_f32_dpp v5, v6, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, v100, v101, s4
    v_cndmask_b32_e64 v7, v101, v100, s4
    v_add_f32_dpp v6, v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, v102, v103, s4
    v_cndmask_b32_e64 v8, v103, v102, s4
    v_add_f32_dpp v7, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v8, v104, v105, s4
    v_cndmask_b32_e64 v9, v105, v104, s4
    v_add_f32_dpp v8, v9, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v9, v106, v107, s4
    v_cndmask_b32_e64 v10, v107, v106, s4
    v_add_f32_dpp v9, v10, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v10, v108, v109, s4
    v_cndmask_b32_e64 v11, v109, v108, s4
    v_add_f32_dpp v10, v11, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v11, v110, v111, s4
    v_cndmask_b32_e64 v12, v111, v110, s4
    v_add_f32_dpp v11, v12, v11 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v12, v112, v113, s4
    v_cndmask_b32_e64 v13, v113, v112, s4
    v_add_f32_dpp v12, v13, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v13, v114, v115, s4
    v_cndmask_b32_e64 v14, v115, v114, s4
    v_add_f32_dpp v13, v14, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v14, v116, v117, s4
    v_cndmask_b32_e64 v15, v117, v116, s4
    v_add_f32_dpp v14, v15, v14 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v15, v118, v119, s4
    v_cndmask_b32_e64 v16, v119, v118, s4
    v_add_f32_dpp v15, v16, v15 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v16, v120, v121, s4
    v_cndmask_b32_e64 v17, v121, v120, s4
    v_add_f32_dpp v16, v17, v16 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v17, v122, v123, s4
    v_cndmask_b32_e64 v18, v123, v122, s4
    v_add_f32_dpp v17, v18, v17 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v18, v124, v125, s4
    v_cndmask_b32_e64 v19, v125, v124, s4
    v_add_f32_dpp v18, v19, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v19, v126, v127, s4
    v_cndmask_b32_e64 v20, v127, v126, s4
    v_add_f32_dpp v19, v20, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v20, v128, v129, s4
    v_cndmask_b32_e64 v21, v129, v128, s4
    v_add_f32_dpp v20, v21, v20 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v21, v130, v131, s4
    v_cndmask_b32_e64 v22, v131, v130, s4
    v_add_f32_dpp v21, v22, v21 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v22, v132, v133, s4
    v_cndmask_b32_e64 v23, v133, v132, s4
    v_add_f32_dpp v22, v23, v22 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v23, v134, v135, s4
    v_cndmask_b32_e64 v24, v135, v134, s4
    v_add_f32_dpp v23, v24, v23 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v24, v136, v137, s4
    v_cndmask_b32_e64 v25, v137, v136, s4
    v_add_f32_dpp v24, v25, v24 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v25, v138, v139, s4
    v_cndmask_b32_e64 v26, v139, v138, s4
    v_add_f32_dpp v25, v26, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v26, v140, v141, s4
    v_cndmask_b32_e64 v27, v141, v140, s4
    v_add_f32_dpp v26, v27, v26 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v27, v142, v143, s4
    v_cndmask_b32_e64 v28, v143, v142, s4
    v_add_f32_dpp v27, v28, v27 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v28, v144, v145, s4
    v_cndmask_b32_e64 v29, v145, v144, s4
    v_add_f32_dpp v28, v29, v28 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v29, v146, v147, s4
    v_cndmask_b32_e64 v30, v147, v146, s4
    v_add_f32_dpp v29, v30, v29 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v30, v148, v149, s4
    v_cndmask_b32_e64 v31, v149, v148, s4
    v_add_f32_dpp v30, v31, v30 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v31, v150, v151, s4
    v_cndmask_b32_e64 v32, v151, v150, s4
    v_add_f32_dpp v31, v32, v31 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v32, v80, 1, 1
    v_cmp_eq_u32_e64 s4, 1, v32
    v_cndmask_b32_e64 v32, v0, v1, s4
    v_cndmask_b32_e64 v0, v1, v0, s4
    v_add_f32_dpp v0, v0, v32 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v2, v3, s4
    v_cndmask_b32_e64 v2, v3, v2, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v4, v5, s4
    v_cndmask_b32_e64 v3, v5, v4, s4
    v_add_f32_dpp v2, v3, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v6, v7, s4
    v_cndmask_b32_e64 v4, v7, v6, s4
    v_add_f32_dpp v3, v4, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v4, v8, v9, s4
    v_cndmask_b32_e64 v5, v9, v8, s4
    v_add_f32_dpp v4, v5, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v5, v10, v11, s4
    v_cndmask_b32_e64 v6, v11, v10, s4
    v_add_f32_dpp v5, v6, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, v12, v13, s4
    v_cndmask_b32_e64 v7, v13, v12, s4
    v_add_f32_dpp v6, v7, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, v14, v15, s4
    v_cndmask_b32_e64 v8, v15, v14, s4
    v_add_f32_dpp v7, v8, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v8, v16, v17, s4
    v_cndmask_b32_e64 v9, v17, v16, s4
    v_add_f32_dpp v8, v9, v8 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v9, v18, v19, s4
    v_cndmask_b32_e64 v10, v19, v18, s4
    v_add_f32_dpp v9, v10, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v10, v20, v21, s4
    v_cndmask_b32_e64 v11, v21, v20, s4
    v_add_f32_dpp v10, v11, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v11, v22, v23, s4
    v_cndmask_b32_e64 v12, v23, v22, s4
    v_add_f32_dpp v11, v12, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v12, v24, v25, s4
    v_cndmask_b32_e64 v13, v25, v24, s4
    v_add_f32_dpp v12, v13, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v13, v26, v27, s4
    v_cndmask_b32_e64 v14, v27, v26, s4
    v_add_f32_dpp v13, v14, v13 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v14, v28, v29, s4
    v_cndmask_b32_e64 v15, v29, v28, s4
    v_add_f32_dpp v14, v15, v14 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v15, v30, v31, s4
    v_cndmask_b32_e64 v16, v31, v30, s4
    v_add_f32_dpp v15, v16, v15 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v16, v80, 2, 1
    v_cmp_eq_u32_e64 s4, 1, v16
    v_cndmask_b32_e64 v16, v0, v1, s4
    v_cndmask_b32_e64 v0, v1, v0, s4
    v_add_f32_dpp v0, v0, v16 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v2, v3, s4
    v_cndmask_b32_e64 v2, v3, v2, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v4, v5, s4
    v_cndmask_b32_e64 v3, v5, v4, s4
    v_add_f32_dpp v2, v3, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v6, v7, s4
    v_cndmask_b32_e64 v4, v7, v6, s4
    v_add_f32_dpp v3, v4, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v4, v8, v9, s4
    v_cndmask_b32_e64 v5, v9, v8, s4
    v_add_f32_dpp v4, v5, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v5, v10, v11, s4
    v_cndmask_b32_e64 v6, v11, v10, s4
    v_add_f32_dpp v5, v6, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, v12, v13, s4
    v_cndmask_b32_e64 v7, v13, v12, s4
    v_add_f32_dpp v6, v7, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, v14, v15, s4
    v_cndmask_b32_e64 v8, v15, v14, s4
    v_add_f32_dpp v7, v8, v7 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshrrev_b32_e32 v8, 2, v86
    v_and_b32_e32 v9, 3, v80
    v_add_nc_u32_e32 v10, v81, v9
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L10
    v_lshrrev_b32_e32 v9, 2, v9
    v_mul_lo_u32 v9, v9, s14
    v_add_nc_u32_e32 v9, v10, v9
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v9, s4, v9
    v_lshlrev_b32_e32 v9, 1, v9
    buffer_load_u16 v9, v9, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v9, 16, v9
    v_add_f32_e32 v0, v0, v9
L10:
    v_cmp_gt_u32_e64 s4, s14, v10
    v_cmp_gt_u32_e64 s5, s23, v8
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v8, v8, s15
    v_add_lshl_u32 v8, v8, v10, 2
    buffer_load_b32 v9, v8, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v0, v0, v9
    buffer_store_b32 v0, v8, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L11:
    v_add_nc_u32_e32 v0, 8, v86
    v_lshrrev_b32_e32 v8, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v9, v81, v0
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L12
    v_lshrrev_b32_e32 v0, 2, v0
    v_mul_lo_u32 v0, v0, s14
    v_add_nc_u32_e32 v0, v9, v0
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v0, s4, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v1, v1, v0
L12:
    v_cmp_gt_u32_e64 s4, s14, v9
    v_cmp_gt_u32_e64 s5, s23, v8
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v8, s15
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_load_b32 v8, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v8
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L13:
    v_add_nc_u32_e32 v0, 16, v86
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v8, v81, v0
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L14
    v_lshrrev_b32_e32 v0, 2, v0
    v_mul_lo_u32 v0, v0, s14
    v_add_nc_u32_e32 v0, v8, v0
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v0, s4, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v2, v2, v0
L14:
    v_cmp_gt_u32_e64 s4, s14, v8
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s15
    v_add_lshl_u32 v0, v0, v8, 2
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v2, v1
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L15:
    v_add_nc_u32_e32 v0, 24, v86
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v2, v81, v0
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L16
    v_lshrrev_b32_e32 v0, 2, v0
    v_mul_lo_u32 v0, v0, s14
    v_add_nc_u32_e32 v0, v2, v0
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v0, s4, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v3, v3, v0
L16:
    v_cmp_gt_u32_e64 s4, s14, v2
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s15
    v_add_lshl_u32 v0, v0, v2, 2
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v3, v1
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L17:
    v_add_nc_u32_e32 v0, 32, v86
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v2, v81, v0
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L18
    v_lshrrev_b32_e32 v0, 2, v0
    v_mul_lo_u32 v0, v0, s14
    v_add_nc_u32_e32 v0, v2, v0
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v0, s4, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v4, v4, v0
L18:
    v_cmp_gt_u32_e64 s4, s14, v2
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s15
    v_add_lshl_u32 v0, v0, v2, 2
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v4, v1
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L19:
    v_add_nc_u32_e32 v0, 40, v86
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v2, v81, v0
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L20
    v_lshrrev_b32_e32 v0, 2, v0
    v_mul_lo_u32 v0, v0, s14
    v_add_nc_u32_e32 v0, v2, v0
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v0, s4, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v5, v5, v0
L20:
    v_cmp_gt_u32_e64 s4, s14, v2
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s15
    v_add_lshl_u32 v0, v0, v2, 2
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v5, v1
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L21:
    v_add_nc_u32_e32 v0, 48, v86
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v2, v81, v0
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L22
    v_lshrrev_b32_e32 v0, 2, v0
    v_mul_lo_u32 v0, v0, s14
    v_add_nc_u32_e32 v0, v2, v0
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v0, s4, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v6, v6, v0
L22:
    v_cmp_gt_u32_e64 s4, s14, v2
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s15
    v_add_lshl_u32 v0, v0, v2, 2
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v6, v1
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L23:
    v_add_nc_u32_e32 v0, 56, v86
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v0, 3, v0
    v_add_nc_u32_e32 v2, v81, v0
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L24
    v_lshrrev_b32_e32 v0, 2, v0
    v_mul_lo_u32 v0, v0, s14
    v_add_nc_u32_e32 v0, v2, v0
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v0, s4, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v7, v7, v0
L24:
    v_cmp_gt_u32_e64 s4, s14, v2
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s15
    v_add_lshl_u32 v0, v0, v2, 2
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v7, v1
    buffer_store_b32 v1, v0, s[0:3], 0 offen
L25:
    s_endpgm
