; 162 VGPRs, 44 SGPRs, 0 bytes of LDS, 0 of scratch, 803 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s14, s[0:1], 0x58
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s15, s18
    s_load_b32 s24, s[0:1], 0x5c
    s_load_b32 s25, s[0:1], 0x60
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
    v_mbcnt_lo_u32_b32 v144, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s20, v0
    s_mov_b32 s21, 0xfedcba98
    s_lshl2_add_u32 s13, s13, s20
    s_lshl_b32 s13, s13, 4
    s_add_u32 s20, s14, -1
    s_waitcnt lgkmcnt(0)
    s_mul_i32 s20, s20, s25
    s_mul_i32 s22, s13, s25
    s_min_u32 s22, s22, s20
    s_add_u32 s26, s22, s25
    s_min_u32 s26, s26, s20
    s_add_u32 s27, s26, s25
    s_min_u32 s27, s27, s20
    s_add_u32 s28, s27, s25
    s_min_u32 s28, s28, s20
    s_add_u32 s29, s28, s25
    s_min_u32 s29, s29, s20
    s_add_u32 s30, s29, s25
    s_min_u32 s30, s30, s20
    s_add_u32 s31, s30, s25
    s_min_u32 s31, s31, s20
    s_add_u32 s32, s31, s25
    s_min_u32 s32, s32, s20
    s_add_u32 s33, s32, s25
    s_min_u32 s33, s33, s20
    s_add_u32 s34, s33, s25
    s_min_u32 s34, s34, s20
    s_add_u32 s35, s34, s25
    s_min_u32 s35, s35, s20
    s_add_u32 s36, s35, s25
    s_min_u32 s36, s36, s20
    s_add_u32 s37, s36, s25
    s_min_u32 s37, s37, s20
    s_add_u32 s38, s37, s25
    s_min_u32 s38, s38, s20
    s_add_u32 s39, s38, s25
    s_min_u32 s39, s39, s20
    s_add_u32 s40, s39, s25
    s_min_u32 s20, s40, s20
    v_lshlrev_b32_e32 v145, 3, v144
    s_and_b32 s40, s25, 7
    s_cmp_eq_u32 s40, 0
    s_cbranch_scc0 L0
    s_and_b32 s41, s25, 0xfffffe00
    s_branch L1
L0:
    s_mov_b32 s41, 0
L1:
    v_dual_mov_b32 v146, 0 :: v_dual_mov_b32 v147, 0
    v_dual_mov_b32 v148, 0 :: v_dual_mov_b32 v149, 0
    v_dual_mov_b32 v150, 0 :: v_dual_mov_b32 v151, 0
    v_dual_mov_b32 v152, 0 :: v_dual_mov_b32 v153, 0
    v_dual_mov_b32 v154, 0 :: v_dual_mov_b32 v155, 0
    v_dual_mov_b32 v156, 0 :: v_dual_mov_b32 v157, 0
    v_dual_mov_b32 v158, 0 :: v_dual_mov_b32 v159, 0
    v_dual_mov_b32 v160, 0 :: v_dual_mov_b32 v161, 0
    s_mov_b32 s42, 0
    s_branch L3
L2:
    s_and_b32 s43, s42, 0x3fffff
    v_add_nc_u32_e32 v76, s43, v145
    v_lshlrev_b32_e32 v8, 1, v76
    buffer_load_b128 v[0:3], v8, s[4:7], 0 offen
    v_add_lshl_u32 v12, s25, v76, 1
    buffer_load_b128 v[4:7], v12, s[4:7], 0 offen
    buffer_load_b128 v[8:11], v8, s[4:7], 0 offen offset:512
    buffer_load_b128 v[12:15], v12, s[4:7], 0 offen offset:512
    v_add_lshl_u32 v80, s22, v76, 1
    buffer_load_b128 v[16:19], v80, s[8:11], 0 offen
    v_add_lshl_u32 v84, s26, v76, 1
    buffer_load_b128 v[20:23], v84, s[8:11], 0 offen
    v_add_lshl_u32 v88, s27, v76, 1
    buffer_load_b128 v[24:27], v88, s[8:11], 0 offen
    v_add_lshl_u32 v92, s28, v76, 1
    buffer_load_b128 v[28:31], v92, s[8:11], 0 offen
    v_add_lshl_u32 v96, s29, v76, 1
    buffer_load_b128 v[32:35], v96, s[8:11], 0 offen
    v_add_lshl_u32 v100, s30, v76, 1
    buffer_load_b128 v[36:39], v100, s[8:11], 0 offen
    v_add_lshl_u32 v104, s31, v76, 1
    buffer_load_b128 v[40:43], v104, s[8:11], 0 offen
    v_add_lshl_u32 v108, s32, v76, 1
    buffer_load_b128 v[44:47], v108, s[8:11], 0 offen
    v_add_lshl_u32 v112, s33, v76, 1
    buffer_load_b128 v[48:51], v112, s[8:11], 0 offen
    v_add_lshl_u32 v116, s34, v76, 1
    buffer_load_b128 v[52:55], v116, s[8:11], 0 offen
    v_add_lshl_u32 v120, s35, v76, 1
    buffer_load_b128 v[56:59], v120, s[8:11], 0 offen
    v_add_lshl_u32 v124, s36, v76, 1
    buffer_load_b128 v[60:63], v124, s[8:11], 0 offen
    v_add_lshl_u32 v128, s37, v76, 1
    buffer_load_b128 v[64:67], v128, s[8:11], 0 offen
    v_add_lshl_u32 v132, s38, v76, 1
    buffer_load_b128 v[68:71], v132, s[8:11], 0 offen
    v_add_lshl_u32 v136, s39, v76, 1
    buffer_load_b128 v[72:75], v136, s[8:11], 0 offen
    v_add_lshl_u32 v140, s20, v76, 1
    buffer_load_b128 v[76:79], v140, s[8:11], 0 offen
    buffer_load_b128 v[80:83], v80, s[8:11], 0 offen offset:512
    buffer_load_b128 v[84:87], v84, s[8:11], 0 offen offset:512
    buffer_load_b128 v[88:91], v88, s[8:11], 0 offen offset:512
    buffer_load_b128 v[92:95], v92, s[8:11], 0 offen offset:512
    buffer_load_b128 v[96:99], v96, s[8:11], 0 offen offset:512
    buffer_load_b128 v[100:103], v100, s[8:11], 0 offen offset:512
    buffer_load_b128 v[104:107], v104, s[8:11], 0 offen offset:512
    buffer_load_b128 v[108:111], v108, s[8:11], 0 offen offset:512
    buffer_load_b128 v[112:115], v112, s[8:11], 0 offen offset:512
    buffer_load_b128 v[116:119], v116, s[8:11], 0 offen offset:512
    buffer_load_b128 v[120:123], v120, s[8:11], 0 offen offset:512
    buffer_load_b128 v[124:127], v124, s[8:11], 0 offen offset:512
    buffer_load_b128 v[128:131], v128, s[8:11], 0 offen offset:512
    buffer_load_b128 v[132:135], v132, s[8:11], 0 offen offset:512
    buffer_load_b128 v[136:139], v136, s[8:11], 0 offen offset:512
    buffer_load_b128 v[140:143], v140, s[8:11], 0 offen offset:512
    s_waitcnt vmcnt(16)
    v_dot2_f32_bf16 v161, v0, v76, v161
    v_dot2_f32_bf16 v76, v4, v76, v161
    v_dot2_f32_bf16 v160, v0, v72, v160
    v_dot2_f32_bf16 v72, v4, v72, v160
    v_dot2_f32_bf16 v159, v0, v68, v159
    v_dot2_f32_bf16 v68, v4, v68, v159
    v_dot2_f32_bf16 v158, v0, v64, v158
    v_dot2_f32_bf16 v64, v4, v64, v158
    v_dot2_f32_bf16 v157, v0, v60, v157
    v_dot2_f32_bf16 v60, v4, v60, v157
    v_dot2_f32_bf16 v156, v0, v56, v156
    v_dot2_f32_bf16 v56, v4, v56, v156
    v_dot2_f32_bf16 v155, v0, v52, v155
    v_dot2_f32_bf16 v52, v4, v52, v155
    v_dot2_f32_bf16 v154, v0, v48, v154
    v_dot2_f32_bf16 v48, v4, v48, v154
    v_dot2_f32_bf16 v153, v0, v44, v153
    v_dot2_f32_bf16 v44, v4, v44, v153
    v_dot2_f32_bf16 v152, v0, v40, v152
    v_dot2_f32_bf16 v40, v4, v40, v152
    v_dot2_f32_bf16 v151, v0, v36, v151
    v_dot2_f32_bf16 v36, v4, v36, v151
    v_dot2_f32_bf16 v150, v0, v32, v150
    v_dot2_f32_bf16 v32, v4, v32, v150
    v_dot2_f32_bf16 v149, v0, v28, v149
    v_dot2_f32_bf16 v28, v4, v28, v149
    v_dot2_f32_bf16 v148, v0, v24, v148
    v_dot2_f32_bf16 v24, v4, v24, v148
    v_dot2_f32_bf16 v147, v0, v20, v147
    v_dot2_f32_bf16 v20, v4, v20, v147
    v_dot2_f32_bf16 v0, v0, v16, v146
    v_dot2_f32_bf16 v0, v4, v16, v0
    v_dot2_f32_bf16 v4, v1, v77, v76
    v_dot2_f32_bf16 v4, v5, v77, v4
    v_dot2_f32_bf16 v16, v1, v73, v72
    v_dot2_f32_bf16 v16, v5, v73, v16
    v_dot2_f32_bf16 v68, v1, v69, v68
    v_dot2_f32_bf16 v68, v5, v69, v68
    v_dot2_f32_bf16 v64, v1, v65, v64
    v_dot2_f32_bf16 v64, v5, v65, v64
    v_dot2_f32_bf16 v60, v1, v61, v60
    v_dot2_f32_bf16 v60, v5, v61, v60
    v_dot2_f32_bf16 v56, v1, v57, v56
    v_dot2_f32_bf16 v56, v5, v57, v56
    v_dot2_f32_bf16 v52, v1, v53, v52
    v_dot2_f32_bf16 v52, v5, v53, v52
    v_dot2_f32_bf16 v48, v1, v49, v48
    v_dot2_f32_bf16 v48, v5, v49, v48
    v_dot2_f32_bf16 v44, v1, v45, v44
    v_dot2_f32_bf16 v44, v5, v45, v44
    v_dot2_f32_bf16 v40, v1, v41, v40
    v_dot2_f32_bf16 v40, v5, v41, v40
    v_dot2_f32_bf16 v36, v1, v37, v36
    v_dot2_f32_bf16 v36, v5, v37, v36
    v_dot2_f32_bf16 v32, v1, v33, v32
    v_dot2_f32_bf16 v32, v5, v33, v32
    v_dot2_f32_bf16 v28, v1, v29, v28
    v_dot2_f32_bf16 v28, v5, v29, v28
    v_dot2_f32_bf16 v24, v1, v25, v24
    v_dot2_f32_bf16 v24, v5, v25, v24
    v_dot2_f32_bf16 v20, v1, v21, v20
    v_dot2_f32_bf16 v20, v5, v21, v20
    v_dot2_f32_bf16 v0, v1, v17, v0
    v_dot2_f32_bf16 v0, v5, v17, v0
    v_dot2_f32_bf16 v1, v2, v78, v4
    v_dot2_f32_bf16 v1, v6, v78, v1
    v_dot2_f32_bf16 v4, v2, v74, v16
    v_dot2_f32_bf16 v4, v6, v74, v4
    v_dot2_f32_bf16 v5, v2, v70, v68
    v_dot2_f32_bf16 v5, v6, v70, v5
    v_dot2_f32_bf16 v16, v2, v66, v64
    v_dot2_f32_bf16 v16, v6, v66, v16
    v_dot2_f32_bf16 v17, v2, v62, v60
    v_dot2_f32_bf16 v17, v6, v62, v17
    v_dot2_f32_bf16 v21, v2, v58, v56
    v_dot2_f32_bf16 v21, v6, v58, v21
    v_dot2_f32_bf16 v25, v2, v54, v52
    v_dot2_f32_bf16 v25, v6, v54, v25
    v_dot2_f32_bf16 v29, v2, v50, v48
    v_dot2_f32_bf16 v29, v6, v50, v29
    v_dot2_f32_bf16 v33, v2, v46, v44
    v_dot2_f32_bf16 v33, v6, v46, v33
    v_dot2_f32_bf16 v37, v2, v42, v40
    v_dot2_f32_bf16 v37, v6, v42, v37
    v_dot2_f32_bf16 v36, v2, v38, v36
    v_dot2_f32_bf16 v36, v6, v38, v36
    v_dot2_f32_bf16 v32, v2, v34, v32
    v_dot2_f32_bf16 v32, v6, v34, v32
    v_dot2_f32_bf16 v28, v2, v30, v28
    v_dot2_f32_bf16 v28, v6, v30, v28
    v_dot2_f32_bf16 v24, v2, v26, v24
    v_dot2_f32_bf16 v24, v6, v26, v24
    v_dot2_f32_bf16 v20, v2, v22, v20
    v_dot2_f32_bf16 v20, v6, v22, v20
    v_dot2_f32_bf16 v0, v2, v18, v0
    v_dot2_f32_bf16 v0, v6, v18, v0
    v_dot2_f32_bf16 v1, v3, v79, v1
    v_dot2_f32_bf16 v1, v7, v79, v1
    v_dot2_f32_bf16 v2, v3, v75, v4
    v_dot2_f32_bf16 v2, v7, v75, v2
    v_dot2_f32_bf16 v4, v3, v71, v5
    v_dot2_f32_bf16 v4, v7, v71, v4
    v_dot2_f32_bf16 v5, v3, v67, v16
    v_dot2_f32_bf16 v5, v7, v67, v5
    v_dot2_f32_bf16 v6, v3, v63, v17
    v_dot2_f32_bf16 v6, v7, v63, v6
    v_dot2_f32_bf16 v16, v3, v59, v21
    v_dot2_f32_bf16 v16, v7, v59, v16
    v_dot2_f32_bf16 v17, v3, v55, v25
    v_dot2_f32_bf16 v17, v7, v55, v17
    v_dot2_f32_bf16 v18, v3, v51, v29
    v_dot2_f32_bf16 v18, v7, v51, v18
    v_dot2_f32_bf16 v21, v3, v47, v33
    v_dot2_f32_bf16 v21, v7, v47, v21
    v_dot2_f32_bf16 v22, v3, v43, v37
    v_dot2_f32_bf16 v22, v7, v43, v22
    v_dot2_f32_bf16 v25, v3, v39, v36
    v_dot2_f32_bf16 v25, v7, v39, v25
    v_dot2_f32_bf16 v26, v3, v35, v32
    v_dot2_f32_bf16 v26, v7, v35, v26
    v_dot2_f32_bf16 v28, v3, v31, v28
    v_dot2_f32_bf16 v28, v7, v31, v28
    v_dot2_f32_bf16 v24, v3, v27, v24
    v_dot2_f32_bf16 v24, v7, v27, v24
    v_dot2_f32_bf16 v20, v3, v23, v20
    v_dot2_f32_bf16 v20, v7, v23, v20
    v_dot2_f32_bf16 v0, v3, v19, v0
    v_dot2_f32_bf16 v0, v7, v19, v0
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v1, v8, v140, v1
    v_dot2_f32_bf16 v1, v12, v140, v1
    v_dot2_f32_bf16 v2, v8, v136, v2
    v_dot2_f32_bf16 v2, v12, v136, v2
    v_dot2_f32_bf16 v3, v8, v132, v4
    v_dot2_f32_bf16 v3, v12, v132, v3
    v_dot2_f32_bf16 v4, v8, v128, v5
    v_dot2_f32_bf16 v4, v12, v128, v4
    v_dot2_f32_bf16 v5, v8, v124, v6
    v_dot2_f32_bf16 v5, v12, v124, v5
    v_dot2_f32_bf16 v6, v8, v120, v16
    v_dot2_f32_bf16 v6, v12, v120, v6
    v_dot2_f32_bf16 v7, v8, v116, v17
    v_dot2_f32_bf16 v7, v12, v116, v7
    v_dot2_f32_bf16 v16, v8, v112, v18
    v_dot2_f32_bf16 v16, v12, v112, v16
    v_dot2_f32_bf16 v17, v8, v108, v21
    v_dot2_f32_bf16 v17, v12, v108, v17
    v_dot2_f32_bf16 v18, v8, v104, v22
    v_dot2_f32_bf16 v18, v12, v104, v18
    v_dot2_f32_bf16 v19, v8, v100, v25
    v_dot2_f32_bf16 v19, v12, v100, v19
    v_dot2_f32_bf16 v21, v8, v96, v26
    v_dot2_f32_bf16 v21, v12, v96, v21
    v_dot2_f32_bf16 v22, v8, v92, v28
    v_dot2_f32_bf16 v22, v12, v92, v22
    v_dot2_f32_bf16 v23, v8, v88, v24
    v_dot2_f32_bf16 v23, v12, v88, v23
    v_dot2_f32_bf16 v20, v8, v84, v20
    v_dot2_f32_bf16 v20, v12, v84, v20
    v_dot2_f32_bf16 v0, v8, v80, v0
    v_dot2_f32_bf16 v0, v12, v80, v0
    v_dot2_f32_bf16 v1, v9, v141, v1
    v_dot2_f32_bf16 v1, v13, v141, v1
    v_dot2_f32_bf16 v2, v9, v137, v2
    v_dot2_f32_bf16 v2, v13, v137, v2
    v_dot2_f32_bf16 v3, v9, v133, v3
    v_dot2_f32_bf16 v3, v13, v133, v3
    v_dot2_f32_bf16 v4, v9, v129, v4
    v_dot2_f32_bf16 v4, v13, v129, v4
    v_dot2_f32_bf16 v5, v9, v125, v5
    v_dot2_f32_bf16 v5, v13, v125, v5
    v_dot2_f32_bf16 v6, v9, v121, v6
    v_dot2_f32_bf16 v6, v13, v121, v6
    v_dot2_f32_bf16 v7, v9, v117, v7
    v_dot2_f32_bf16 v7, v13, v117, v7
    v_dot2_f32_bf16 v8, v9, v113, v16
    v_dot2_f32_bf16 v8, v13, v113, v8
    v_dot2_f32_bf16 v12, v9, v109, v17
    v_dot2_f32_bf16 v12, v13, v109, v12
    v_dot2_f32_bf16 v16, v9, v105, v18
    v_dot2_f32_bf16 v16, v13, v105, v16
    v_dot2_f32_bf16 v17, v9, v101, v19
    v_dot2_f32_bf16 v17, v13, v101, v17
    v_dot2_f32_bf16 v18, v9, v97, v21
    v_dot2_f32_bf16 v18, v13, v97, v18
    v_dot2_f32_bf16 v19, v9, v93, v22
    v_dot2_f32_bf16 v19, v13, v93, v19
    v_dot2_f32_bf16 v21, v9, v89, v23
    v_dot2_f32_bf16 v21, v13, v89, v21
    v_dot2_f32_bf16 v20, v9, v85, v20
    v_dot2_f32_bf16 v20, v13, v85, v20
    v_dot2_f32_bf16 v0, v9, v81, v0
    v_dot2_f32_bf16 v0, v13, v81, v0
    v_dot2_f32_bf16 v1, v10, v142, v1
    v_dot2_f32_bf16 v1, v14, v142, v1
    v_dot2_f32_bf16 v2, v10, v138, v2
    v_dot2_f32_bf16 v2, v14, v138, v2
    v_dot2_f32_bf16 v3, v10, v134, v3
    v_dot2_f32_bf16 v3, v14, v134, v3
    v_dot2_f32_bf16 v4, v10, v130, v4
    v_dot2_f32_bf16 v4, v14, v130, v4
    v_dot2_f32_bf16 v5, v10, v126, v5
    v_dot2_f32_bf16 v5, v14, v126, v5
    v_dot2_f32_bf16 v6, v10, v122, v6
    v_dot2_f32_bf16 v6, v14, v122, v6
    v_dot2_f32_bf16 v7, v10, v118, v7
    v_dot2_f32_bf16 v7, v14, v118, v7
    v_dot2_f32_bf16 v8, v10, v114, v8
    v_dot2_f32_bf16 v8, v14, v114, v8
    v_dot2_f32_bf16 v9, v10, v110, v12
    v_dot2_f32_bf16 v9, v14, v110, v9
    v_dot2_f32_bf16 v12, v10, v106, v16
    v_dot2_f32_bf16 v12, v14, v106, v12
    v_dot2_f32_bf16 v13, v10, v102, v17
    v_dot2_f32_bf16 v13, v14, v102, v13
    v_dot2_f32_bf16 v16, v10, v98, v18
    v_dot2_f32_bf16 v16, v14, v98, v16
    v_dot2_f32_bf16 v17, v10, v94, v19
    v_dot2_f32_bf16 v17, v14, v94, v17
    v_dot2_f32_bf16 v18, v10, v90, v21
    v_dot2_f32_bf16 v18, v14, v90, v18
    v_dot2_f32_bf16 v19, v10, v86, v20
    v_dot2_f32_bf16 v19, v14, v86, v19
    v_dot2_f32_bf16 v0, v10, v82, v0
    v_dot2_f32_bf16 v0, v14, v82, v0
    v_dot2_f32_bf16 v1, v11, v143, v1
    v_dot2_f32_bf16 v161, v15, v143, v1
    v_dot2_f32_bf16 v1, v11, v139, v2
    v_dot2_f32_bf16 v160, v15, v139, v1
    v_dot2_f32_bf16 v1, v11, v135, v3
    v_dot2_f32_bf16 v159, v15, v135, v1
    v_dot2_f32_bf16 v1, v11, v131, v4
    v_dot2_f32_bf16 v158, v15, v131, v1
    v_dot2_f32_bf16 v1, v11, v127, v5
    v_dot2_f32_bf16 v157, v15, v127, v1
    v_dot2_f32_bf16 v1, v11, v123, v6
    v_dot2_f32_bf16 v156, v15, v123, v1
    v_dot2_f32_bf16 v1, v11, v119, v7
    v_dot2_f32_bf16 v155, v15, v119, v1
    v_dot2_f32_bf16 v1, v11, v115, v8
    v_dot2_f32_bf16 v154, v15, v115, v1
    v_dot2_f32_bf16 v1, v11, v111, v9
    v_dot2_f32_bf16 v153, v15, v111, v1
    v_dot2_f32_bf16 v1, v11, v107, v12
    v_dot2_f32_bf16 v152, v15, v107, v1
    v_dot2_f32_bf16 v1, v11, v103, v13
    v_dot2_f32_bf16 v151, v15, v103, v1
    v_dot2_f32_bf16 v1, v11, v99, v16
    v_dot2_f32_bf16 v150, v15, v99, v1
    v_dot2_f32_bf16 v1, v11, v95, v17
    v_dot2_f32_bf16 v149, v15, v95, v1
    v_dot2_f32_bf16 v1, v11, v91, v18
    v_dot2_f32_bf16 v148, v15, v91, v1
    v_dot2_f32_bf16 v1, v11, v87, v19
    v_dot2_f32_bf16 v147, v15, v87, v1
    v_dot2_f32_bf16 v0, v11, v83, v0
    v_dot2_f32_bf16 v146, v15, v83, v0
    s_add_u32 s42, s42, 0x200
L3:
    s_cmp_lt_u32 s42, s41
    s_cbranch_scc1 L2
    s_cmp_lt_u32 s41, s25
    s_cbranch_scc0 L11
    s_cmp_eq_u32 s40, 0
    s_cbranch_scc0 L7
    v_add_nc_u32_e32 v68, s41, v145
    s_mov_b32 s40, s12
L4:
    s_mov_b32 exec_lo, s40
    v_cmp_gt_u32_e64 s40, s25, v68
    s_and_b32 s41, exec_lo, s40
    s_cbranch_scc1 L5
    s_mov_b32 exec_lo, s12
    s_mov_b32 s40, 0
    s_branch L6
L5:
    s_mov_b32 exec_lo, s41
    v_add_lshl_u32 v0, s22, v68, 1
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    v_add_lshl_u32 v4, s26, v68, 1
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    v_add_lshl_u32 v8, s27, v68, 1
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    v_add_lshl_u32 v12, s28, v68, 1
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    v_add_lshl_u32 v16, s29, v68, 1
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    v_add_lshl_u32 v20, s30, v68, 1
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    v_add_lshl_u32 v24, s31, v68, 1
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    v_add_lshl_u32 v28, s32, v68, 1
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    v_add_lshl_u32 v32, s33, v68, 1
    buffer_load_b128 v[32:35], v32, s[8:11], 0 offen
    v_add_lshl_u32 v36, s34, v68, 1
    buffer_load_b128 v[36:39], v36, s[8:11], 0 offen
    v_add_lshl_u32 v40, s35, v68, 1
    buffer_load_b128 v[40:43], v40, s[8:11], 0 offen
    v_add_lshl_u32 v44, s36, v68, 1
    buffer_load_b128 v[44:47], v44, s[8:11], 0 offen
    v_add_lshl_u32 v48, s37, v68, 1
    buffer_load_b128 v[48:51], v48, s[8:11], 0 offen
    v_add_lshl_u32 v52, s38, v68, 1
    buffer_load_b128 v[52:55], v52, s[8:11], 0 offen
    v_add_lshl_u32 v56, s39, v68, 1
    buffer_load_b128 v[56:59], v56, s[8:11], 0 offen
    v_add_lshl_u32 v60, s20, v68, 1
    buffer_load_b128 v[60:63], v60, s[8:11], 0 offen
    v_lshlrev_b32_e32 v64, 1, v68
    buffer_load_b128 v[64:67], v64, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v69, v64, v0, v146
    v_dot2_f32_bf16 v69, v65, v1, v69
    v_dot2_f32_bf16 v69, v66, v2, v69
    v_dot2_f32_bf16 v69, v67, v3, v69
    v_dot2_f32_bf16 v70, v64, v4, v147
    v_dot2_f32_bf16 v70, v65, v5, v70
    v_dot2_f32_bf16 v70, v66, v6, v70
    v_dot2_f32_bf16 v70, v67, v7, v70
    v_dot2_f32_bf16 v71, v64, v8, v148
    v_dot2_f32_bf16 v71, v65, v9, v71
    v_dot2_f32_bf16 v71, v66, v10, v71
    v_dot2_f32_bf16 v71, v67, v11, v71
    v_dot2_f32_bf16 v72, v64, v12, v149
    v_dot2_f32_bf16 v72, v65, v13, v72
    v_dot2_f32_bf16 v72, v66, v14, v72
    v_dot2_f32_bf16 v72, v67, v15, v72
    v_dot2_f32_bf16 v73, v64, v16, v150
    v_dot2_f32_bf16 v73, v65, v17, v73
    v_dot2_f32_bf16 v73, v66, v18, v73
    v_dot2_f32_bf16 v73, v67, v19, v73
    v_dot2_f32_bf16 v74, v64, v20, v151
    v_dot2_f32_bf16 v74, v65, v21, v74
    v_dot2_f32_bf16 v74, v66, v22, v74
    v_dot2_f32_bf16 v74, v67, v23, v74
    v_dot2_f32_bf16 v75, v64, v24, v152
    v_dot2_f32_bf16 v75, v65, v25, v75
    v_dot2_f32_bf16 v75, v66, v26, v75
    v_dot2_f32_bf16 v75, v67, v27, v75
    v_dot2_f32_bf16 v76, v64, v28, v153
    v_dot2_f32_bf16 v76, v65, v29, v76
    v_dot2_f32_bf16 v76, v66, v30, v76
    v_dot2_f32_bf16 v76, v67, v31, v76
    v_dot2_f32_bf16 v77, v64, v32, v154
    v_dot2_f32_bf16 v77, v65, v33, v77
    v_dot2_f32_bf16 v77, v66, v34, v77
    v_dot2_f32_bf16 v77, v67, v35, v77
    v_dot2_f32_bf16 v78, v64, v36, v155
    v_dot2_f32_bf16 v78, v65, v37, v78
    v_dot2_f32_bf16 v78, v66, v38, v78
    v_dot2_f32_bf16 v78, v67, v39, v78
    v_dot2_f32_bf16 v79, v64, v40, v156
    v_dot2_f32_bf16 v79, v65, v41, v79
    v_dot2_f32_bf16 v79, v66, v42, v79
    v_dot2_f32_bf16 v79, v67, v43, v79
    v_dot2_f32_bf16 v80, v64, v44, v157
    v_dot2_f32_bf16 v80, v65, v45, v80
    v_dot2_f32_bf16 v80, v66, v46, v80
    v_dot2_f32_bf16 v80, v67, v47, v80
    v_dot2_f32_bf16 v81, v64, v48, v158
    v_dot2_f32_bf16 v81, v65, v49, v81
    v_dot2_f32_bf16 v81, v66, v50, v81
    v_dot2_f32_bf16 v81, v67, v51, v81
    v_dot2_f32_bf16 v82, v64, v52, v159
    v_dot2_f32_bf16 v82, v65, v53, v82
    v_dot2_f32_bf16 v82, v66, v54, v82
    v_dot2_f32_bf16 v82, v67, v55, v82
    v_dot2_f32_bf16 v83, v64, v56, v160
    v_dot2_f32_bf16 v83, v65, v57, v83
    v_dot2_f32_bf16 v83, v66, v58, v83
    v_dot2_f32_bf16 v83, v67, v59, v83
    v_dot2_f32_bf16 v64, v64, v60, v161
    v_dot2_f32_bf16 v64, v65, v61, v64
    v_dot2_f32_bf16 v64, v66, v62, v64
    v_dot2_f32_bf16 v84, v67, v63, v64
    v_add_lshl_u32 v64, s25, v68, 1
    buffer_load_b128 v[64:67], v64, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v64, v0, v69
    v_dot2_f32_bf16 v0, v65, v1, v0
    v_dot2_f32_bf16 v0, v66, v2, v0
    v_dot2_f32_bf16 v0, v67, v3, v0
    v_dot2_f32_bf16 v1, v64, v4, v70
    v_dot2_f32_bf16 v1, v65, v5, v1
    v_dot2_f32_bf16 v1, v66, v6, v1
    v_dot2_f32_bf16 v1, v67, v7, v1
    v_dot2_f32_bf16 v2, v64, v8, v71
    v_dot2_f32_bf16 v2, v65, v9, v2
    v_dot2_f32_bf16 v2, v66, v10, v2
    v_dot2_f32_bf16 v2, v67, v11, v2
    v_dot2_f32_bf16 v3, v64, v12, v72
    v_dot2_f32_bf16 v3, v65, v13, v3
    v_dot2_f32_bf16 v3, v66, v14, v3
    v_dot2_f32_bf16 v3, v67, v15, v3
    v_dot2_f32_bf16 v4, v64, v16, v73
    v_dot2_f32_bf16 v4, v65, v17, v4
    v_dot2_f32_bf16 v4, v66, v18, v4
    v_dot2_f32_bf16 v4, v67, v19, v4
    v_dot2_f32_bf16 v5, v64, v20, v74
    v_dot2_f32_bf16 v5, v65, v21, v5
    v_dot2_f32_bf16 v5, v66, v22, v5
    v_dot2_f32_bf16 v5, v67, v23, v5
    v_dot2_f32_bf16 v6, v64, v24, v75
    v_dot2_f32_bf16 v6, v65, v25, v6
    v_dot2_f32_bf16 v6, v66, v26, v6
    v_dot2_f32_bf16 v6, v67, v27, v6
    v_dot2_f32_bf16 v7, v64, v28, v76
    v_dot2_f32_bf16 v7, v65, v29, v7
    v_dot2_f32_bf16 v7, v66, v30, v7
    v_dot2_f32_bf16 v7, v67, v31, v7
    v_dot2_f32_bf16 v8, v64, v32, v77
    v_dot2_f32_bf16 v8, v65, v33, v8
    v_dot2_f32_bf16 v8, v66, v34, v8
    v_dot2_f32_bf16 v8, v67, v35, v8
    v_dot2_f32_bf16 v9, v64, v36, v78
    v_dot2_f32_bf16 v9, v65, v37, v9
    v_dot2_f32_bf16 v9, v66, v38, v9
    v_dot2_f32_bf16 v9, v67, v39, v9
    v_dot2_f32_bf16 v10, v64, v40, v79
    v_dot2_f32_bf16 v10, v65, v41, v10
    v_dot2_f32_bf16 v10, v66, v42, v10
    v_dot2_f32_bf16 v10, v67, v43, v10
    v_dot2_f32_bf16 v11, v64, v44, v80
    v_dot2_f32_bf16 v11, v65, v45, v11
    v_dot2_f32_bf16 v11, v66, v46, v11
    v_dot2_f32_bf16 v11, v67, v47, v11
    v_dot2_f32_bf16 v12, v64, v48, v81
    v_dot2_f32_bf16 v12, v65, v49, v12
    v_dot2_f32_bf16 v12, v66, v50, v12
    v_dot2_f32_bf16 v12, v67, v51, v12
    v_dot2_f32_bf16 v13, v64, v52, v82
    v_dot2_f32_bf16 v13, v65, v53, v13
    v_dot2_f32_bf16 v13, v66, v54, v13
    v_dot2_f32_bf16 v13, v67, v55, v13
    v_dot2_f32_bf16 v14, v64, v56, v83
    v_dot2_f32_bf16 v14, v65, v57, v14
    v_dot2_f32_bf16 v14, v66, v58, v14
    v_dot2_f32_bf16 v14, v67, v59, v14
    v_dot2_f32_bf16 v15, v64, v60, v84
    v_dot2_f32_bf16 v15, v65, v61, v15
    v_dot2_f32_bf16 v15, v66, v62, v15
    v_dot2_f32_bf16 v15, v67, v63, v15
    v_sub_nc_u32_e32 v16, s25, v68
    v_min_u32_e32 v16, 0x100, v16
    v_add_nc_u32_e32 v68, v68, v16
    s_mov_b32 exec_lo, s12
    s_mov_b32 s40, s41
L6:
    v_cndmask_b32_e64 v146, v146, v0, s41
    v_cndmask_b32_e64 v147, v147, v1, s41
    v_cndmask_b32_e64 v148, v148, v2, s41
    v_cndmask_b32_e64 v149, v149, v3, s41
    v_cndmask_b32_e64 v150, v150, v4, s41
    v_cndmask_b32_e64 v151, v151, v5, s41
    v_cndmask_b32_e64 v152, v152, v6, s41
    v_cndmask_b32_e64 v153, v153, v7, s41
    v_cndmask_b32_e64 v154, v154, v8, s41
    v_cndmask_b32_e64 v155, v155, v9, s41
    v_cndmask_b32_e64 v156, v156, v10, s41
    v_cndmask_b32_e64 v157, v157, v11, s41
    v_cndmask_b32_e64 v158, v158, v12, s41
    v_cndmask_b32_e64 v159, v159, v13, s41
    v_cndmask_b32_e64 v160, v160, v14, s41
    v_cndmask_b32_e64 v161, v161, v15, s41
    s_cmp_lg_u32 s40, 0
    s_cbranch_scc1 L4
    s_branch L11
L7:
    s_mov_b32 s40, s12
    v_mov_b32_e32 v0, v144
L8:
    s_mov_b32 exec_lo, s40
    v_cmp_gt_u32_e64 s40, s25, v0
    s_and_b32 s41, exec_lo, s40
    s_cbranch_scc1 L9
    s_mov_b32 exec_lo, s12
    s_mov_b32 s40, 0
    s_branch L10
L9:
    s_mov_b32 exec_lo, s41
    v_add_lshl_u32 v1, s22, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_add_lshl_u32 v2, s26, v0, 1
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_add_lshl_u32 v3, s27, v0, 1
    buffer_load_u16 v3, v3, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_lshl_u32 v4, s28, v0, 1
    buffer_load_u16 v4, v4, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v4, 16, v4
    v_add_lshl_u32 v5, s29, v0, 1
    buffer_load_u16 v5, v5, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v5
    v_add_lshl_u32 v6, s30, v0, 1
    buffer_load_u16 v6, v6, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v6, 16, v6
    v_add_lshl_u32 v7, s31, v0, 1
    buffer_load_u16 v7, v7, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v7, 16, v7
    v_add_lshl_u32 v8, s32, v0, 1
    buffer_load_u16 v8, v8, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v8, 16, v8
    v_add_lshl_u32 v9, s33, v0, 1
    buffer_load_u16 v9, v9, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v9, 16, v9
    v_add_lshl_u32 v10, s34, v0, 1
    buffer_load_u16 v10, v10, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    v_add_lshl_u32 v11, s35, v0, 1
    buffer_load_u16 v11, v11, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v11
    v_add_lshl_u32 v12, s36, v0, 1
    buffer_load_u16 v12, v12, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v12, 16, v12
    v_add_lshl_u32 v13, s37, v0, 1
    buffer_load_u16 v13, v13, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v13, 16, v13
    v_add_lshl_u32 v14, s38, v0, 1
    buffer_load_u16 v14, v14, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v14, 16, v14
    v_add_lshl_u32 v15, s39, v0, 1
    buffer_load_u16 v15, v15, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v15
    v_add_lshl_u32 v16, s20, v0, 1
    buffer_load_u16 v16, v16, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v16, 16, v16
    v_lshlrev_b32_e32 v17, 1, v0
    buffer_load_u16 v17, v17, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v17, 16, v17
    v_add_lshl_u32 v18, s25, v0, 1
    buffer_load_u16 v18, v18, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v18, 16, v18
    v_add_f32_e32 v17, v17, v18
    v_fma_f32 v1, v17, v1, v146
    v_fma_f32 v2, v17, v2, v147
    v_fma_f32 v3, v17, v3, v148
    v_fma_f32 v4, v17, v4, v149
    v_fma_f32 v5, v17, v5, v150
    v_fma_f32 v6, v17, v6, v151
    v_fma_f32 v7, v17, v7, v152
    v_fma_f32 v8, v17, v8, v153
    v_fma_f32 v9, v17, v9, v154
    v_fma_f32 v10, v17, v10, v155
    v_fma_f32 v11, v17, v11, v156
    v_fma_f32 v12, v17, v12, v157
    v_fma_f32 v13, v17, v13, v158
    v_fma_f32 v14, v17, v14, v159
    v_fma_f32 v15, v17, v15, v160
    v_fma_f32 v16, v17, v16, v161
    v_sub_nc_u32_e32 v17, s25, v0
    v_min_u32_e32 v17, 32, v17
    v_add_nc_u32_e32 v0, v0, v17
    s_mov_b32 exec_lo, s12
    s_mov_b32 s40, s41
L10:
    v_cndmask_b32_e64 v146, v146, v1, s41
    v_cndmask_b32_e64 v147, v147, v2, s41
    v_cndmask_b32_e64 v148, v148, v3, s41
    v_cndmask_b32_e64 v149, v149, v4, s41
    v_cndmask_b32_e64 v150, v150, v5, s41
    v_cndmask_b32_e64 v151, v151, v6, s41
    v_cndmask_b32_e64 v152, v152, v7, s41
    v_cndmask_b32_e64 v153, v153, v8, s41
    v_cndmask_b32_e64 v154, v154, v9, s41
    v_cndmask_b32_e64 v155, v155, v10, s41
    v_cndmask_b32_e64 v156, v156, v11, s41
    v_cndmask_b32_e64 v157, v157, v12, s41
    v_cndmask_b32_e64 v158, v158, v13, s41
    v_cndmask_b32_e64 v159, v159, v14, s41
    v_cndmask_b32_e64 v160, v160, v15, s41
    v_cndmask_b32_e64 v161, v161, v16, s41
    s_cmp_lg_u32 s40, 0
    s_cbranch_scc1 L8
L11:
    v_and_b32_e32 v0, 1, v144
    v_cmp_eq_u32_e64 s4, 1, v0
    v_cndmask_b32_e64 v0, v146, v147, s4
    v_cndmask_b32_e64 v1, v147, v146, s4
    v_add_f32_dpp v0, v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v148, v149, s4
    v_cndmask_b32_e64 v2, v149, v148, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v150, v151, s4
    v_cndmask_b32_e64 v3, v151, v150, s4
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v152, v153, s4
    v_cndmask_b32_e64 v4, v153, v152, s4
    v_add_f32_dpp v3, v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v4, v154, v155, s4
    v_cndmask_b32_e64 v5, v155, v154, s4
    v_add_f32_dpp v4, v5, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v5, v156, v157, s4
    v_cndmask_b32_e64 v6, v157, v156, s4
    v_add_f32_dpp v5, v6, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, v158, v159, s4
    v_cndmask_b32_e64 v7, v159, v158, s4
    v_add_f32_dpp v6, v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, v160, v161, s4
    v_cndmask_b32_e64 v8, v161, v160, s4
    v_add_f32_dpp v7, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v8, v144, 1, 1
    v_cmp_eq_u32_e64 s4, 1, v8
    v_cndmask_b32_e64 v8, v0, v1, s4
    v_cndmask_b32_e64 v0, v1, v0, s4
    v_add_f32_dpp v0, v0, v8 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v2, v3, s4
    v_cndmask_b32_e64 v2, v3, v2, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v4, v5, s4
    v_cndmask_b32_e64 v3, v5, v4, s4
    v_add_f32_dpp v2, v3, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v6, v7, s4
    v_cndmask_b32_e64 v4, v7, v6, s4
    v_add_f32_dpp v3, v4, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v4, v144, 2, 1
    v_cmp_eq_u32_e64 s4, 1, v4
    v_cndmask_b32_e64 v4, v0, v1, s4
    v_cndmask_b32_e64 v0, v1, v0, s4
    v_add_f32_dpp v0, v0, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v2, v3, s4
    v_cndmask_b32_e64 v2, v3, v2, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v2, v144, 3, 1
    v_cmp_eq_u32_e64 s4, 1, v2
    v_cndmask_b32_e64 v2, v0, v1, s4
    v_cndmask_b32_e64 v0, v1, v0, s4
    v_add_f32_dpp v0, v0, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s21 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v1
    v_lshrrev_b32_e32 v1, 4, v144
    v_and_b32_e32 v2, 15, v144
    v_add_nc_u32_e32 v3, s13, v2
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc0 L12
    v_lshrrev_b32_e32 v2, 4, v2
    v_mul_lo_u32 v2, v2, s14
    v_add_nc_u32_e32 v2, v3, v2
    s_add_u32 s4, s15, -1
    v_min_u32_e32 v2, s4, v2
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_load_u16 v2, v2, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_add_f32_e32 v0, v0, v2
L12:
    v_cmp_gt_u32_e64 s4, 16, v144
    v_cmp_gt_u32_e64 s5, s14, v3
    s_and_b32 s4, s4, s5
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v1, v1, s24
    v_add_lshl_u32 v1, v1, v3, 2
    buffer_store_b32 v0, v1, s[0:3], 0 offen
L13:
    s_endpgm
