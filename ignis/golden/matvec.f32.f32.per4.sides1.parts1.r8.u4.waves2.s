; 154 VGPRs, 35 SGPRs, 0 bytes of LDS, 0 of scratch, 394 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s3, s[0:1], 0x58
    s_load_b32 s12, s[0:1], 0x5c
    s_load_b32 s0, s[0:1], 0x60
    v_mbcnt_lo_u32_b32 v144, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s1, v0
    s_mov_b32 s14, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s15, s18
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_lshl1_add_u32 s1, s13, s1
    s_lshl_b32 s1, s1, 3
    s_add_u32 s13, s3, -1
    s_mul_i32 s13, s13, s0
    s_mul_i32 s24, s1, s0
    s_min_u32 s24, s24, s13
    s_add_u32 s25, s24, s0
    s_min_u32 s25, s25, s13
    s_add_u32 s26, s25, s0
    s_min_u32 s26, s26, s13
    s_add_u32 s27, s26, s0
    s_min_u32 s27, s27, s13
    s_add_u32 s28, s27, s0
    s_min_u32 s28, s28, s13
    s_add_u32 s29, s28, s0
    s_min_u32 s29, s29, s13
    s_add_u32 s30, s29, s0
    s_min_u32 s30, s30, s13
    s_add_u32 s31, s30, s0
    s_min_u32 s13, s31, s13
    v_dual_mov_b32 v146, 0 :: v_dual_lshlrev_b32 v145, 2, v144
    s_and_b32 s31, s0, 3
    s_and_b32 s32, s0, 0xfffffe00
    s_cmp_eq_u32 s31, 0
    s_cselect_b32 s33, 1, 0
    s_mul_i32 s32, s32, s33
    v_dual_mov_b32 v147, 0 :: v_dual_mov_b32 v148, 0
    v_dual_mov_b32 v149, 0 :: v_dual_mov_b32 v150, 0
    v_dual_mov_b32 v151, 0 :: v_dual_mov_b32 v152, 0
    v_mov_b32_e32 v153, 0
    s_mov_b32 s33, 0
    s_branch L1
L0:
    s_and_b32 s34, s33, 0x3fffff
    v_add_nc_u32_e32 v44, s34, v145
    v_lshlrev_b32_e32 v12, 2, v44
    buffer_load_b128 v[0:3], v12, s[4:7], 0 offen
    buffer_load_b128 v[4:7], v12, s[4:7], 0 offen offset:512
    buffer_load_b128 v[8:11], v12, s[4:7], 0 offen offset:1024
    buffer_load_b128 v[12:15], v12, s[4:7], 0 offen offset:1536
    v_add_lshl_u32 v112, s24, v44, 2
    buffer_load_b128 v[16:19], v112, s[8:11], 0 offen
    v_add_lshl_u32 v116, s25, v44, 2
    buffer_load_b128 v[20:23], v116, s[8:11], 0 offen
    v_add_lshl_u32 v120, s26, v44, 2
    buffer_load_b128 v[24:27], v120, s[8:11], 0 offen
    v_add_lshl_u32 v124, s27, v44, 2
    buffer_load_b128 v[28:31], v124, s[8:11], 0 offen
    v_add_lshl_u32 v128, s28, v44, 2
    buffer_load_b128 v[32:35], v128, s[8:11], 0 offen
    v_add_lshl_u32 v132, s29, v44, 2
    buffer_load_b128 v[36:39], v132, s[8:11], 0 offen
    v_add_lshl_u32 v136, s30, v44, 2
    buffer_load_b128 v[40:43], v136, s[8:11], 0 offen
    v_add_lshl_u32 v140, s13, v44, 2
    buffer_load_b128 v[44:47], v140, s[8:11], 0 offen
    buffer_load_b128 v[48:51], v112, s[8:11], 0 offen offset:512
    buffer_load_b128 v[52:55], v116, s[8:11], 0 offen offset:512
    buffer_load_b128 v[56:59], v120, s[8:11], 0 offen offset:512
    buffer_load_b128 v[60:63], v124, s[8:11], 0 offen offset:512
    buffer_load_b128 v[64:67], v128, s[8:11], 0 offen offset:512
    buffer_load_b128 v[68:71], v132, s[8:11], 0 offen offset:512
    buffer_load_b128 v[72:75], v136, s[8:11], 0 offen offset:512
    buffer_load_b128 v[76:79], v140, s[8:11], 0 offen offset:512
    buffer_load_b128 v[80:83], v112, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[84:87], v116, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[88:91], v120, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[92:95], v124, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[96:99], v128, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[100:103], v132, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[104:107], v136, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[108:111], v140, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[112:115], v112, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[116:119], v116, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[120:123], v120, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[124:127], v124, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[128:131], v128, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[132:135], v132, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[136:139], v136, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[140:143], v140, s[8:11], 0 offen offset:1536
    s_waitcnt vmcnt(24)
    v_fma_f32 v44, v0, v44, v153
    v_fma_f32 v44, v1, v45, v44
    v_fma_f32 v40, v0, v40, v152
    v_fma_f32 v40, v1, v41, v40
    v_fma_f32 v36, v0, v36, v151
    v_fma_f32 v36, v1, v37, v36
    v_fma_f32 v32, v0, v32, v150
    v_fma_f32 v32, v1, v33, v32
    v_fma_f32 v28, v0, v28, v149
    v_fma_f32 v28, v1, v29, v28
    v_fma_f32 v24, v0, v24, v148
    v_fma_f32 v24, v1, v25, v24
    v_fma_f32 v20, v0, v20, v147
    v_fma_f32 v20, v1, v21, v20
    v_fma_f32 v0, v0, v16, v146
    v_fma_f32 v0, v1, v17, v0
    v_fma_f32 v1, v2, v46, v44
    v_dual_fmac_f32 v1, v3, v47 :: v_dual_fmac_f32 v24, v2, v26
    v_fma_f32 v16, v2, v42, v40
    v_fma_f32 v16, v3, v43, v16
    v_fma_f32 v17, v2, v38, v36
    v_dual_fmac_f32 v17, v3, v39 :: v_dual_fmac_f32 v20, v2, v22
    v_fma_f32 v21, v2, v34, v32
    v_dual_fmac_f32 v21, v3, v35 :: v_dual_fmac_f32 v0, v2, v18
    v_fma_f32 v25, v2, v30, v28
    v_fma_f32 v25, v3, v31, v25
    v_fma_f32 v24, v3, v27, v24
    v_fma_f32 v20, v3, v23, v20
    v_fma_f32 v0, v3, v19, v0
    s_waitcnt vmcnt(16)
    v_fma_f32 v1, v4, v76, v1
    v_dual_fmac_f32 v1, v5, v77 :: v_dual_fmac_f32 v0, v4, v48
    v_fma_f32 v2, v4, v72, v16
    v_dual_fmac_f32 v2, v5, v73 :: v_dual_fmac_f32 v1, v6, v78
    v_fma_f32 v3, v4, v68, v17
    v_dual_fmac_f32 v3, v5, v69 :: v_dual_fmac_f32 v2, v6, v74
    v_fma_f32 v16, v4, v64, v21
    v_dual_fmac_f32 v16, v5, v65 :: v_dual_fmac_f32 v3, v6, v70
    v_fma_f32 v17, v4, v60, v25
    v_fma_f32 v17, v5, v61, v17
    v_fma_f32 v18, v4, v56, v24
    v_fma_f32 v18, v5, v57, v18
    v_fma_f32 v19, v4, v52, v20
    v_fma_f32 v19, v5, v53, v19
    v_fma_f32 v0, v5, v49, v0
    v_fma_f32 v1, v7, v79, v1
    v_fma_f32 v2, v7, v75, v2
    v_fma_f32 v3, v7, v71, v3
    v_fma_f32 v4, v6, v66, v16
    v_fma_f32 v4, v7, v67, v4
    v_fma_f32 v5, v6, v62, v17
    v_dual_fmac_f32 v5, v7, v63 :: v_dual_fmac_f32 v0, v6, v50
    v_fma_f32 v16, v6, v58, v18
    v_fma_f32 v16, v7, v59, v16
    v_fma_f32 v17, v6, v54, v19
    v_fma_f32 v17, v7, v55, v17
    v_fma_f32 v0, v7, v51, v0
    s_waitcnt vmcnt(8)
    v_fma_f32 v1, v8, v108, v1
    v_dual_fmac_f32 v1, v9, v109 :: v_dual_fmac_f32 v2, v8, v104
    v_dual_fmac_f32 v2, v9, v105 :: v_dual_fmac_f32 v3, v8, v100
    v_dual_fmac_f32 v3, v9, v101 :: v_dual_fmac_f32 v4, v8, v96
    v_dual_fmac_f32 v4, v9, v97 :: v_dual_fmac_f32 v5, v8, v92
    v_dual_fmac_f32 v5, v9, v93 :: v_dual_fmac_f32 v0, v8, v80
    v_fma_f32 v6, v8, v88, v16
    v_dual_fmac_f32 v6, v9, v89 :: v_dual_fmac_f32 v1, v10, v110
    v_fma_f32 v7, v8, v84, v17
    v_dual_fmac_f32 v7, v9, v85 :: v_dual_fmac_f32 v2, v10, v106
    v_dual_fmac_f32 v0, v9, v81 :: v_dual_fmac_f32 v3, v10, v102
    v_dual_fmac_f32 v1, v11, v111 :: v_dual_fmac_f32 v4, v10, v98
    v_dual_fmac_f32 v2, v11, v107 :: v_dual_fmac_f32 v5, v10, v94
    v_dual_fmac_f32 v3, v11, v103 :: v_dual_fmac_f32 v6, v10, v90
    v_dual_fmac_f32 v4, v11, v99 :: v_dual_fmac_f32 v7, v10, v86
    v_dual_fmac_f32 v5, v11, v95 :: v_dual_fmac_f32 v0, v10, v82
    v_fma_f32 v6, v11, v91, v6
    v_fma_f32 v7, v11, v87, v7
    v_fma_f32 v0, v11, v83, v0
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v12, v140, v1
    v_dual_fmac_f32 v1, v13, v141 :: v_dual_fmac_f32 v2, v12, v136
    v_dual_fmac_f32 v2, v13, v137 :: v_dual_fmac_f32 v3, v12, v132
    v_dual_fmac_f32 v3, v13, v133 :: v_dual_fmac_f32 v4, v12, v128
    v_dual_fmac_f32 v4, v13, v129 :: v_dual_fmac_f32 v5, v12, v124
    v_dual_fmac_f32 v5, v13, v125 :: v_dual_fmac_f32 v6, v12, v120
    v_dual_fmac_f32 v6, v13, v121 :: v_dual_fmac_f32 v7, v12, v116
    v_dual_fmac_f32 v7, v13, v117 :: v_dual_fmac_f32 v0, v12, v112
    v_dual_fmac_f32 v0, v13, v113 :: v_dual_fmac_f32 v1, v14, v142
    v_fma_f32 v153, v15, v143, v1
    v_fma_f32 v1, v14, v138, v2
    v_fma_f32 v152, v15, v139, v1
    v_fma_f32 v1, v14, v134, v3
    v_fma_f32 v151, v15, v135, v1
    v_fma_f32 v1, v14, v130, v4
    v_fma_f32 v150, v15, v131, v1
    v_fma_f32 v1, v14, v126, v5
    v_fma_f32 v149, v15, v127, v1
    v_fma_f32 v1, v14, v122, v6
    v_fma_f32 v148, v15, v123, v1
    v_fma_f32 v1, v14, v118, v7
    v_fma_f32 v147, v15, v119, v1
    v_fma_f32 v0, v14, v114, v0
    v_fma_f32 v146, v15, v115, v0
    s_add_u32 s33, s33, 0x200
L1:
    s_cmp_lt_u32 s33, s32
    s_cbranch_scc1 L0
    s_cmp_lt_u32 s32, s0
    s_cbranch_scc0 L9
    s_cmp_eq_u32 s31, 0
    s_cbranch_scc0 L5
    v_add_nc_u32_e32 v36, s32, v145
    s_mov_b32 s31, s2
L2:
    s_mov_b32 exec_lo, s31
    v_cmp_gt_u32_e64 s31, s0, v36
    s_and_b32 s32, exec_lo, s31
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s31, 0
    s_branch L4
L3:
    s_mov_b32 exec_lo, s32
    v_add_lshl_u32 v0, s24, v36, 2
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    v_add_lshl_u32 v4, s25, v36, 2
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    v_add_lshl_u32 v8, s26, v36, 2
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    v_add_lshl_u32 v12, s27, v36, 2
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    v_add_lshl_u32 v16, s28, v36, 2
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    v_add_lshl_u32 v20, s29, v36, 2
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    v_add_lshl_u32 v24, s30, v36, 2
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    v_add_lshl_u32 v28, s13, v36, 2
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    v_lshlrev_b32_e32 v32, 2, v36
    buffer_load_b128 v[32:35], v32, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v0, v32, v0, v146
    v_fma_f32 v0, v33, v1, v0
    v_fma_f32 v0, v34, v2, v0
    v_fma_f32 v0, v35, v3, v0
    v_fma_f32 v1, v32, v4, v147
    v_fma_f32 v1, v33, v5, v1
    v_fma_f32 v1, v34, v6, v1
    v_fma_f32 v1, v35, v7, v1
    v_fma_f32 v2, v32, v8, v148
    v_fma_f32 v2, v33, v9, v2
    v_fma_f32 v2, v34, v10, v2
    v_fma_f32 v2, v35, v11, v2
    v_fma_f32 v3, v32, v12, v149
    v_fma_f32 v3, v33, v13, v3
    v_fma_f32 v3, v34, v14, v3
    v_fma_f32 v3, v35, v15, v3
    v_fma_f32 v4, v32, v16, v150
    v_fma_f32 v4, v33, v17, v4
    v_fma_f32 v4, v34, v18, v4
    v_fma_f32 v4, v35, v19, v4
    v_fma_f32 v5, v32, v20, v151
    v_fma_f32 v5, v33, v21, v5
    v_fma_f32 v5, v34, v22, v5
    v_fma_f32 v5, v35, v23, v5
    v_fma_f32 v6, v32, v24, v152
    v_fma_f32 v6, v33, v25, v6
    v_fma_f32 v6, v34, v26, v6
    v_fma_f32 v6, v35, v27, v6
    v_fma_f32 v7, v32, v28, v153
    v_fma_f32 v7, v33, v29, v7
    v_fma_f32 v7, v34, v30, v7
    v_fma_f32 v7, v35, v31, v7
    v_sub_nc_u32_e32 v8, s0, v36
    v_min_u32_e32 v8, 0x80, v8
    v_add_nc_u32_e32 v36, v36, v8
    s_mov_b32 exec_lo, s2
    s_mov_b32 s31, s32
L4:
    v_cndmask_b32_e64 v146, v146, v0, s32
    v_cndmask_b32_e64 v147, v147, v1, s32
    v_cndmask_b32_e64 v148, v148, v2, s32
    v_cndmask_b32_e64 v149, v149, v3, s32
    v_cndmask_b32_e64 v150, v150, v4, s32
    v_cndmask_b32_e64 v151, v151, v5, s32
    v_cndmask_b32_e64 v152, v152, v6, s32
    v_cndmask_b32_e64 v153, v153, v7, s32
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc1 L2
    s_branch L9
L5:
    s_mov_b32 s31, s2
    v_mov_b32_e32 v0, v144
L6:
    s_mov_b32 exec_lo, s31
    v_cmp_gt_u32_e64 s31, s0, v0
    s_and_b32 s32, exec_lo, s31
    s_cbranch_scc1 L7
    s_mov_b32 exec_lo, s2
    s_mov_b32 s31, 0
    s_branch L8
L7:
    s_mov_b32 exec_lo, s32
    v_add_lshl_u32 v1, s24, v0, 2
    buffer_load_b32 v1, v1, s[8:11], 0 offen
    v_add_lshl_u32 v2, s25, v0, 2
    buffer_load_b32 v2, v2, s[8:11], 0 offen
    v_add_lshl_u32 v3, s26, v0, 2
    buffer_load_b32 v3, v3, s[8:11], 0 offen
    v_add_lshl_u32 v4, s27, v0, 2
    buffer_load_b32 v4, v4, s[8:11], 0 offen
    v_add_lshl_u32 v5, s28, v0, 2
    buffer_load_b32 v5, v5, s[8:11], 0 offen
    v_add_lshl_u32 v6, s29, v0, 2
    buffer_load_b32 v6, v6, s[8:11], 0 offen
    v_add_lshl_u32 v7, s30, v0, 2
    buffer_load_b32 v7, v7, s[8:11], 0 offen
    v_add_lshl_u32 v8, s13, v0, 2
    buffer_load_b32 v8, v8, s[8:11], 0 offen
    v_lshlrev_b32_e32 v9, 2, v0
    buffer_load_b32 v9, v9, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v9, v1, v146
    v_fma_f32 v2, v9, v2, v147
    v_fma_f32 v3, v9, v3, v148
    v_fma_f32 v4, v9, v4, v149
    v_fma_f32 v5, v9, v5, v150
    v_fma_f32 v6, v9, v6, v151
    v_fma_f32 v7, v9, v7, v152
    v_fma_f32 v8, v9, v8, v153
    v_sub_nc_u32_e32 v9, s0, v0
    v_min_u32_e32 v9, 32, v9
    v_add_nc_u32_e32 v0, v0, v9
    s_mov_b32 exec_lo, s2
    s_mov_b32 s31, s32
L8:
    v_cndmask_b32_e64 v146, v146, v1, s32
    v_cndmask_b32_e64 v147, v147, v2, s32
    v_cndmask_b32_e64 v148, v148, v3, s32
    v_cndmask_b32_e64 v149, v149, v4, s32
    v_cndmask_b32_e64 v150, v150, v5, s32
    v_cndmask_b32_e64 v151, v151, v6, s32
    v_cndmask_b32_e64 v152, v152, v7, s32
    v_cndmask_b32_e64 v153, v153, v8, s32
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc1 L6
L9:
    v_and_b32_e32 v0, 1, v144
    v_cmp_eq_u32_e64 s0, 1, v0
    v_cndmask_b32_e64 v0, v146, v147, s0
    v_cndmask_b32_e64 v1, v147, v146, s0
    v_add_f32_dpp v0, v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v148, v149, s0
    v_cndmask_b32_e64 v2, v149, v148, s0
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v150, v151, s0
    v_cndmask_b32_e64 v3, v151, v150, s0
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v152, v153, s0
    v_cndmask_b32_e64 v4, v153, v152, s0
    v_add_f32_dpp v3, v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v4, v144, 1, 1
    v_cmp_eq_u32_e64 s0, 1, v4
    v_cndmask_b32_e64 v4, v0, v1, s0
    v_cndmask_b32_e64 v0, v1, v0, s0
    v_add_f32_dpp v0, v0, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v2, v3, s0
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_add_f32_dpp v1, v2, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v2, v144, 2, 1
    v_cmp_eq_u32_e64 s0, 1, v2
    v_cndmask_b32_e64 v2, v0, v1, s0
    v_cndmask_b32_e64 v0, v1, v0, s0
    v_add_f32_dpp v0, v0, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s14 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v1
    v_lshrrev_b32_e32 v1, 3, v144
    v_and_b32_e32 v2, 7, v144
    v_add_nc_u32_e32 v3, s1, v2
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc0 L10
    v_lshrrev_b32_e32 v2, 3, v2
    v_mul_lo_u32 v2, v2, s3
    v_add_nc_u32_e32 v2, v3, v2
    s_add_u32 s0, s15, -1
    v_min_u32_e32 v2, s0, v2
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_load_b32 v2, v2, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v0, v0, v2
L10:
    v_cmp_gt_u32_e64 s0, 8, v144
    v_cmp_gt_u32_e64 s1, s3, v3
    s_and_b32 s0, s0, s1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s0
    v_mul_lo_u32 v1, v1, s12
    v_add_lshl_u32 v1, v1, v3, 2
    buffer_store_b32 v0, v1, s[20:23], 0 offen
L11:
    s_endpgm
