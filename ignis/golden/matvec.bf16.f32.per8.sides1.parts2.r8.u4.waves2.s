; 170 VGPRs, 35 SGPRs, 0 bytes of LDS, 0 of scratch, 614 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s3, s[0:1], 0x58
    s_load_b32 s12, s[0:1], 0x5c
    s_load_b32 s0, s[0:1], 0x60
    v_mbcnt_lo_u32_b32 v160, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s1, v0
    s_mov_b32 s14, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s15, s18
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
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
    v_dual_mov_b32 v162, 0 :: v_dual_lshlrev_b32 v161, 3, v160
    s_and_b32 s31, s0, 7
    s_and_b32 s32, s0, 0xfffffc00
    s_cmp_eq_u32 s31, 0
    s_cselect_b32 s33, 1, 0
    s_mul_i32 s32, s32, s33
    v_dual_mov_b32 v163, 0 :: v_dual_mov_b32 v164, 0
    v_dual_mov_b32 v165, 0 :: v_dual_mov_b32 v166, 0
    v_dual_mov_b32 v167, 0 :: v_dual_mov_b32 v168, 0
    v_mov_b32_e32 v169, 0
    s_mov_b32 s33, 0
    s_branch L1
L0:
    s_and_b32 s34, s33, 0x3fffff
    v_add_nc_u32_e32 v60, s34, v161
    v_lshlrev_b32_e32 v24, 1, v60
    buffer_load_b128 v[0:3], v24, s[4:7], 0 offen
    v_add_lshl_u32 v28, s0, v60, 1
    buffer_load_b128 v[4:7], v28, s[4:7], 0 offen
    buffer_load_b128 v[8:11], v24, s[4:7], 0 offen offset:512
    buffer_load_b128 v[12:15], v28, s[4:7], 0 offen offset:512
    buffer_load_b128 v[16:19], v24, s[4:7], 0 offen offset:1024
    buffer_load_b128 v[20:23], v28, s[4:7], 0 offen offset:1024
    buffer_load_b128 v[24:27], v24, s[4:7], 0 offen offset:1536
    buffer_load_b128 v[28:31], v28, s[4:7], 0 offen offset:1536
    v_add_lshl_u32 v128, s24, v60, 1
    buffer_load_b128 v[32:35], v128, s[8:11], 0 offen
    v_add_lshl_u32 v132, s25, v60, 1
    buffer_load_b128 v[36:39], v132, s[8:11], 0 offen
    v_add_lshl_u32 v136, s26, v60, 1
    buffer_load_b128 v[40:43], v136, s[8:11], 0 offen
    v_add_lshl_u32 v140, s27, v60, 1
    buffer_load_b128 v[44:47], v140, s[8:11], 0 offen
    v_add_lshl_u32 v144, s28, v60, 1
    buffer_load_b128 v[48:51], v144, s[8:11], 0 offen
    v_add_lshl_u32 v148, s29, v60, 1
    buffer_load_b128 v[52:55], v148, s[8:11], 0 offen
    v_add_lshl_u32 v152, s30, v60, 1
    buffer_load_b128 v[56:59], v152, s[8:11], 0 offen
    v_add_lshl_u32 v156, s13, v60, 1
    buffer_load_b128 v[60:63], v156, s[8:11], 0 offen
    buffer_load_b128 v[64:67], v128, s[8:11], 0 offen offset:512
    buffer_load_b128 v[68:71], v132, s[8:11], 0 offen offset:512
    buffer_load_b128 v[72:75], v136, s[8:11], 0 offen offset:512
    buffer_load_b128 v[76:79], v140, s[8:11], 0 offen offset:512
    buffer_load_b128 v[80:83], v144, s[8:11], 0 offen offset:512
    buffer_load_b128 v[84:87], v148, s[8:11], 0 offen offset:512
    buffer_load_b128 v[88:91], v152, s[8:11], 0 offen offset:512
    buffer_load_b128 v[92:95], v156, s[8:11], 0 offen offset:512
    buffer_load_b128 v[96:99], v128, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[100:103], v132, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[104:107], v136, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[108:111], v140, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[112:115], v144, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[116:119], v148, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[120:123], v152, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[124:127], v156, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[128:131], v128, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[132:135], v132, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[136:139], v136, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[140:143], v140, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[144:147], v144, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[148:151], v148, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[152:155], v152, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[156:159], v156, s[8:11], 0 offen offset:1536
    s_waitcnt vmcnt(24)
    v_dot2_f32_bf16 v169, v0, v60, v169
    v_dot2_f32_bf16 v60, v4, v60, v169
    v_dot2_f32_bf16 v168, v0, v56, v168
    v_dot2_f32_bf16 v56, v4, v56, v168
    v_dot2_f32_bf16 v167, v0, v52, v167
    v_dot2_f32_bf16 v52, v4, v52, v167
    v_dot2_f32_bf16 v166, v0, v48, v166
    v_dot2_f32_bf16 v48, v4, v48, v166
    v_dot2_f32_bf16 v165, v0, v44, v165
    v_dot2_f32_bf16 v44, v4, v44, v165
    v_dot2_f32_bf16 v164, v0, v40, v164
    v_dot2_f32_bf16 v40, v4, v40, v164
    v_dot2_f32_bf16 v163, v0, v36, v163
    v_dot2_f32_bf16 v36, v4, v36, v163
    v_dot2_f32_bf16 v0, v0, v32, v162
    v_dot2_f32_bf16 v0, v4, v32, v0
    v_dot2_f32_bf16 v4, v1, v61, v60
    v_dot2_f32_bf16 v4, v5, v61, v4
    v_dot2_f32_bf16 v32, v1, v57, v56
    v_dot2_f32_bf16 v32, v5, v57, v32
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
    v_dot2_f32_bf16 v0, v1, v33, v0
    v_dot2_f32_bf16 v0, v5, v33, v0
    v_dot2_f32_bf16 v1, v2, v62, v4
    v_dot2_f32_bf16 v1, v6, v62, v1
    v_dot2_f32_bf16 v4, v2, v58, v32
    v_dot2_f32_bf16 v4, v6, v58, v4
    v_dot2_f32_bf16 v5, v2, v54, v52
    v_dot2_f32_bf16 v5, v6, v54, v5
    v_dot2_f32_bf16 v32, v2, v50, v48
    v_dot2_f32_bf16 v32, v6, v50, v32
    v_dot2_f32_bf16 v33, v2, v46, v44
    v_dot2_f32_bf16 v33, v6, v46, v33
    v_dot2_f32_bf16 v37, v2, v42, v40
    v_dot2_f32_bf16 v37, v6, v42, v37
    v_dot2_f32_bf16 v36, v2, v38, v36
    v_dot2_f32_bf16 v36, v6, v38, v36
    v_dot2_f32_bf16 v0, v2, v34, v0
    v_dot2_f32_bf16 v0, v6, v34, v0
    v_dot2_f32_bf16 v1, v3, v63, v1
    v_dot2_f32_bf16 v1, v7, v63, v1
    v_dot2_f32_bf16 v2, v3, v59, v4
    v_dot2_f32_bf16 v2, v7, v59, v2
    v_dot2_f32_bf16 v4, v3, v55, v5
    v_dot2_f32_bf16 v4, v7, v55, v4
    v_dot2_f32_bf16 v5, v3, v51, v32
    v_dot2_f32_bf16 v5, v7, v51, v5
    v_dot2_f32_bf16 v6, v3, v47, v33
    v_dot2_f32_bf16 v6, v7, v47, v6
    v_dot2_f32_bf16 v32, v3, v43, v37
    v_dot2_f32_bf16 v32, v7, v43, v32
    v_dot2_f32_bf16 v33, v3, v39, v36
    v_dot2_f32_bf16 v33, v7, v39, v33
    v_dot2_f32_bf16 v0, v3, v35, v0
    v_dot2_f32_bf16 v0, v7, v35, v0
    s_waitcnt vmcnt(16)
    v_dot2_f32_bf16 v1, v8, v92, v1
    v_dot2_f32_bf16 v1, v12, v92, v1
    v_dot2_f32_bf16 v2, v8, v88, v2
    v_dot2_f32_bf16 v2, v12, v88, v2
    v_dot2_f32_bf16 v3, v8, v84, v4
    v_dot2_f32_bf16 v3, v12, v84, v3
    v_dot2_f32_bf16 v4, v8, v80, v5
    v_dot2_f32_bf16 v4, v12, v80, v4
    v_dot2_f32_bf16 v5, v8, v76, v6
    v_dot2_f32_bf16 v5, v12, v76, v5
    v_dot2_f32_bf16 v6, v8, v72, v32
    v_dot2_f32_bf16 v6, v12, v72, v6
    v_dot2_f32_bf16 v7, v8, v68, v33
    v_dot2_f32_bf16 v7, v12, v68, v7
    v_dot2_f32_bf16 v0, v8, v64, v0
    v_dot2_f32_bf16 v0, v12, v64, v0
    v_dot2_f32_bf16 v1, v9, v93, v1
    v_dot2_f32_bf16 v1, v13, v93, v1
    v_dot2_f32_bf16 v2, v9, v89, v2
    v_dot2_f32_bf16 v2, v13, v89, v2
    v_dot2_f32_bf16 v3, v9, v85, v3
    v_dot2_f32_bf16 v3, v13, v85, v3
    v_dot2_f32_bf16 v4, v9, v81, v4
    v_dot2_f32_bf16 v4, v13, v81, v4
    v_dot2_f32_bf16 v5, v9, v77, v5
    v_dot2_f32_bf16 v5, v13, v77, v5
    v_dot2_f32_bf16 v6, v9, v73, v6
    v_dot2_f32_bf16 v6, v13, v73, v6
    v_dot2_f32_bf16 v7, v9, v69, v7
    v_dot2_f32_bf16 v7, v13, v69, v7
    v_dot2_f32_bf16 v0, v9, v65, v0
    v_dot2_f32_bf16 v0, v13, v65, v0
    v_dot2_f32_bf16 v1, v10, v94, v1
    v_dot2_f32_bf16 v1, v14, v94, v1
    v_dot2_f32_bf16 v2, v10, v90, v2
    v_dot2_f32_bf16 v2, v14, v90, v2
    v_dot2_f32_bf16 v3, v10, v86, v3
    v_dot2_f32_bf16 v3, v14, v86, v3
    v_dot2_f32_bf16 v4, v10, v82, v4
    v_dot2_f32_bf16 v4, v14, v82, v4
    v_dot2_f32_bf16 v5, v10, v78, v5
    v_dot2_f32_bf16 v5, v14, v78, v5
    v_dot2_f32_bf16 v6, v10, v74, v6
    v_dot2_f32_bf16 v6, v14, v74, v6
    v_dot2_f32_bf16 v7, v10, v70, v7
    v_dot2_f32_bf16 v7, v14, v70, v7
    v_dot2_f32_bf16 v0, v10, v66, v0
    v_dot2_f32_bf16 v0, v14, v66, v0
    v_dot2_f32_bf16 v1, v11, v95, v1
    v_dot2_f32_bf16 v1, v15, v95, v1
    v_dot2_f32_bf16 v2, v11, v91, v2
    v_dot2_f32_bf16 v2, v15, v91, v2
    v_dot2_f32_bf16 v3, v11, v87, v3
    v_dot2_f32_bf16 v3, v15, v87, v3
    v_dot2_f32_bf16 v4, v11, v83, v4
    v_dot2_f32_bf16 v4, v15, v83, v4
    v_dot2_f32_bf16 v5, v11, v79, v5
    v_dot2_f32_bf16 v5, v15, v79, v5
    v_dot2_f32_bf16 v6, v11, v75, v6
    v_dot2_f32_bf16 v6, v15, v75, v6
    v_dot2_f32_bf16 v7, v11, v71, v7
    v_dot2_f32_bf16 v7, v15, v71, v7
    v_dot2_f32_bf16 v0, v11, v67, v0
    v_dot2_f32_bf16 v0, v15, v67, v0
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v1, v16, v124, v1
    v_dot2_f32_bf16 v1, v20, v124, v1
    v_dot2_f32_bf16 v2, v16, v120, v2
    v_dot2_f32_bf16 v2, v20, v120, v2
    v_dot2_f32_bf16 v3, v16, v116, v3
    v_dot2_f32_bf16 v3, v20, v116, v3
    v_dot2_f32_bf16 v4, v16, v112, v4
    v_dot2_f32_bf16 v4, v20, v112, v4
    v_dot2_f32_bf16 v5, v16, v108, v5
    v_dot2_f32_bf16 v5, v20, v108, v5
    v_dot2_f32_bf16 v6, v16, v104, v6
    v_dot2_f32_bf16 v6, v20, v104, v6
    v_dot2_f32_bf16 v7, v16, v100, v7
    v_dot2_f32_bf16 v7, v20, v100, v7
    v_dot2_f32_bf16 v0, v16, v96, v0
    v_dot2_f32_bf16 v0, v20, v96, v0
    v_dot2_f32_bf16 v1, v17, v125, v1
    v_dot2_f32_bf16 v1, v21, v125, v1
    v_dot2_f32_bf16 v2, v17, v121, v2
    v_dot2_f32_bf16 v2, v21, v121, v2
    v_dot2_f32_bf16 v3, v17, v117, v3
    v_dot2_f32_bf16 v3, v21, v117, v3
    v_dot2_f32_bf16 v4, v17, v113, v4
    v_dot2_f32_bf16 v4, v21, v113, v4
    v_dot2_f32_bf16 v5, v17, v109, v5
    v_dot2_f32_bf16 v5, v21, v109, v5
    v_dot2_f32_bf16 v6, v17, v105, v6
    v_dot2_f32_bf16 v6, v21, v105, v6
    v_dot2_f32_bf16 v7, v17, v101, v7
    v_dot2_f32_bf16 v7, v21, v101, v7
    v_dot2_f32_bf16 v0, v17, v97, v0
    v_dot2_f32_bf16 v0, v21, v97, v0
    v_dot2_f32_bf16 v1, v18, v126, v1
    v_dot2_f32_bf16 v1, v22, v126, v1
    v_dot2_f32_bf16 v2, v18, v122, v2
    v_dot2_f32_bf16 v2, v22, v122, v2
    v_dot2_f32_bf16 v3, v18, v118, v3
    v_dot2_f32_bf16 v3, v22, v118, v3
    v_dot2_f32_bf16 v4, v18, v114, v4
    v_dot2_f32_bf16 v4, v22, v114, v4
    v_dot2_f32_bf16 v5, v18, v110, v5
    v_dot2_f32_bf16 v5, v22, v110, v5
    v_dot2_f32_bf16 v6, v18, v106, v6
    v_dot2_f32_bf16 v6, v22, v106, v6
    v_dot2_f32_bf16 v7, v18, v102, v7
    v_dot2_f32_bf16 v7, v22, v102, v7
    v_dot2_f32_bf16 v0, v18, v98, v0
    v_dot2_f32_bf16 v0, v22, v98, v0
    v_dot2_f32_bf16 v1, v19, v127, v1
    v_dot2_f32_bf16 v1, v23, v127, v1
    v_dot2_f32_bf16 v2, v19, v123, v2
    v_dot2_f32_bf16 v2, v23, v123, v2
    v_dot2_f32_bf16 v3, v19, v119, v3
    v_dot2_f32_bf16 v3, v23, v119, v3
    v_dot2_f32_bf16 v4, v19, v115, v4
    v_dot2_f32_bf16 v4, v23, v115, v4
    v_dot2_f32_bf16 v5, v19, v111, v5
    v_dot2_f32_bf16 v5, v23, v111, v5
    v_dot2_f32_bf16 v6, v19, v107, v6
    v_dot2_f32_bf16 v6, v23, v107, v6
    v_dot2_f32_bf16 v7, v19, v103, v7
    v_dot2_f32_bf16 v7, v23, v103, v7
    v_dot2_f32_bf16 v0, v19, v99, v0
    v_dot2_f32_bf16 v0, v23, v99, v0
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v1, v24, v156, v1
    v_dot2_f32_bf16 v1, v28, v156, v1
    v_dot2_f32_bf16 v2, v24, v152, v2
    v_dot2_f32_bf16 v2, v28, v152, v2
    v_dot2_f32_bf16 v3, v24, v148, v3
    v_dot2_f32_bf16 v3, v28, v148, v3
    v_dot2_f32_bf16 v4, v24, v144, v4
    v_dot2_f32_bf16 v4, v28, v144, v4
    v_dot2_f32_bf16 v5, v24, v140, v5
    v_dot2_f32_bf16 v5, v28, v140, v5
    v_dot2_f32_bf16 v6, v24, v136, v6
    v_dot2_f32_bf16 v6, v28, v136, v6
    v_dot2_f32_bf16 v7, v24, v132, v7
    v_dot2_f32_bf16 v7, v28, v132, v7
    v_dot2_f32_bf16 v0, v24, v128, v0
    v_dot2_f32_bf16 v0, v28, v128, v0
    v_dot2_f32_bf16 v1, v25, v157, v1
    v_dot2_f32_bf16 v1, v29, v157, v1
    v_dot2_f32_bf16 v2, v25, v153, v2
    v_dot2_f32_bf16 v2, v29, v153, v2
    v_dot2_f32_bf16 v3, v25, v149, v3
    v_dot2_f32_bf16 v3, v29, v149, v3
    v_dot2_f32_bf16 v4, v25, v145, v4
    v_dot2_f32_bf16 v4, v29, v145, v4
    v_dot2_f32_bf16 v5, v25, v141, v5
    v_dot2_f32_bf16 v5, v29, v141, v5
    v_dot2_f32_bf16 v6, v25, v137, v6
    v_dot2_f32_bf16 v6, v29, v137, v6
    v_dot2_f32_bf16 v7, v25, v133, v7
    v_dot2_f32_bf16 v7, v29, v133, v7
    v_dot2_f32_bf16 v0, v25, v129, v0
    v_dot2_f32_bf16 v0, v29, v129, v0
    v_dot2_f32_bf16 v1, v26, v158, v1
    v_dot2_f32_bf16 v1, v30, v158, v1
    v_dot2_f32_bf16 v2, v26, v154, v2
    v_dot2_f32_bf16 v2, v30, v154, v2
    v_dot2_f32_bf16 v3, v26, v150, v3
    v_dot2_f32_bf16 v3, v30, v150, v3
    v_dot2_f32_bf16 v4, v26, v146, v4
    v_dot2_f32_bf16 v4, v30, v146, v4
    v_dot2_f32_bf16 v5, v26, v142, v5
    v_dot2_f32_bf16 v5, v30, v142, v5
    v_dot2_f32_bf16 v6, v26, v138, v6
    v_dot2_f32_bf16 v6, v30, v138, v6
    v_dot2_f32_bf16 v7, v26, v134, v7
    v_dot2_f32_bf16 v7, v30, v134, v7
    v_dot2_f32_bf16 v0, v26, v130, v0
    v_dot2_f32_bf16 v0, v30, v130, v0
    v_dot2_f32_bf16 v1, v27, v159, v1
    v_dot2_f32_bf16 v169, v31, v159, v1
    v_dot2_f32_bf16 v1, v27, v155, v2
    v_dot2_f32_bf16 v168, v31, v155, v1
    v_dot2_f32_bf16 v1, v27, v151, v3
    v_dot2_f32_bf16 v167, v31, v151, v1
    v_dot2_f32_bf16 v1, v27, v147, v4
    v_dot2_f32_bf16 v166, v31, v147, v1
    v_dot2_f32_bf16 v1, v27, v143, v5
    v_dot2_f32_bf16 v165, v31, v143, v1
    v_dot2_f32_bf16 v1, v27, v139, v6
    v_dot2_f32_bf16 v164, v31, v139, v1
    v_dot2_f32_bf16 v1, v27, v135, v7
    v_dot2_f32_bf16 v163, v31, v135, v1
    v_dot2_f32_bf16 v0, v27, v131, v0
    v_dot2_f32_bf16 v162, v31, v131, v0
    s_add_u32 s33, s33, 0x400
L1:
    s_cmp_lt_u32 s33, s32
    s_cbranch_scc1 L0
    s_cmp_lt_u32 s32, s0
    s_cbranch_scc0 L9
    s_cmp_eq_u32 s31, 0
    s_cbranch_scc0 L5
    v_add_nc_u32_e32 v36, s32, v161
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
    v_add_lshl_u32 v0, s24, v36, 1
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    v_add_lshl_u32 v4, s25, v36, 1
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    v_add_lshl_u32 v8, s26, v36, 1
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    v_add_lshl_u32 v12, s27, v36, 1
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    v_add_lshl_u32 v16, s28, v36, 1
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    v_add_lshl_u32 v20, s29, v36, 1
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    v_add_lshl_u32 v24, s30, v36, 1
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    v_add_lshl_u32 v28, s13, v36, 1
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    v_lshlrev_b32_e32 v32, 1, v36
    buffer_load_b128 v[32:35], v32, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v37, v32, v0, v162
    v_dot2_f32_bf16 v37, v33, v1, v37
    v_dot2_f32_bf16 v37, v34, v2, v37
    v_dot2_f32_bf16 v37, v35, v3, v37
    v_dot2_f32_bf16 v38, v32, v4, v163
    v_dot2_f32_bf16 v38, v33, v5, v38
    v_dot2_f32_bf16 v38, v34, v6, v38
    v_dot2_f32_bf16 v38, v35, v7, v38
    v_dot2_f32_bf16 v39, v32, v8, v164
    v_dot2_f32_bf16 v39, v33, v9, v39
    v_dot2_f32_bf16 v39, v34, v10, v39
    v_dot2_f32_bf16 v39, v35, v11, v39
    v_dot2_f32_bf16 v40, v32, v12, v165
    v_dot2_f32_bf16 v40, v33, v13, v40
    v_dot2_f32_bf16 v40, v34, v14, v40
    v_dot2_f32_bf16 v40, v35, v15, v40
    v_dot2_f32_bf16 v41, v32, v16, v166
    v_dot2_f32_bf16 v41, v33, v17, v41
    v_dot2_f32_bf16 v41, v34, v18, v41
    v_dot2_f32_bf16 v41, v35, v19, v41
    v_dot2_f32_bf16 v42, v32, v20, v167
    v_dot2_f32_bf16 v42, v33, v21, v42
    v_dot2_f32_bf16 v42, v34, v22, v42
    v_dot2_f32_bf16 v42, v35, v23, v42
    v_dot2_f32_bf16 v43, v32, v24, v168
    v_dot2_f32_bf16 v43, v33, v25, v43
    v_dot2_f32_bf16 v43, v34, v26, v43
    v_dot2_f32_bf16 v43, v35, v27, v43
    v_dot2_f32_bf16 v32, v32, v28, v169
    v_dot2_f32_bf16 v32, v33, v29, v32
    v_dot2_f32_bf16 v32, v34, v30, v32
    v_dot2_f32_bf16 v44, v35, v31, v32
    v_add_lshl_u32 v32, s0, v36, 1
    buffer_load_b128 v[32:35], v32, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v32, v0, v37
    v_dot2_f32_bf16 v0, v33, v1, v0
    v_dot2_f32_bf16 v0, v34, v2, v0
    v_dot2_f32_bf16 v0, v35, v3, v0
    v_dot2_f32_bf16 v1, v32, v4, v38
    v_dot2_f32_bf16 v1, v33, v5, v1
    v_dot2_f32_bf16 v1, v34, v6, v1
    v_dot2_f32_bf16 v1, v35, v7, v1
    v_dot2_f32_bf16 v2, v32, v8, v39
    v_dot2_f32_bf16 v2, v33, v9, v2
    v_dot2_f32_bf16 v2, v34, v10, v2
    v_dot2_f32_bf16 v2, v35, v11, v2
    v_dot2_f32_bf16 v3, v32, v12, v40
    v_dot2_f32_bf16 v3, v33, v13, v3
    v_dot2_f32_bf16 v3, v34, v14, v3
    v_dot2_f32_bf16 v3, v35, v15, v3
    v_dot2_f32_bf16 v4, v32, v16, v41
    v_dot2_f32_bf16 v4, v33, v17, v4
    v_dot2_f32_bf16 v4, v34, v18, v4
    v_dot2_f32_bf16 v4, v35, v19, v4
    v_dot2_f32_bf16 v5, v32, v20, v42
    v_dot2_f32_bf16 v5, v33, v21, v5
    v_dot2_f32_bf16 v5, v34, v22, v5
    v_dot2_f32_bf16 v5, v35, v23, v5
    v_dot2_f32_bf16 v6, v32, v24, v43
    v_dot2_f32_bf16 v6, v33, v25, v6
    v_dot2_f32_bf16 v6, v34, v26, v6
    v_dot2_f32_bf16 v6, v35, v27, v6
    v_dot2_f32_bf16 v7, v32, v28, v44
    v_dot2_f32_bf16 v7, v33, v29, v7
    v_dot2_f32_bf16 v7, v34, v30, v7
    v_dot2_f32_bf16 v7, v35, v31, v7
    v_sub_nc_u32_e32 v8, s0, v36
    v_min_u32_e32 v8, 0x100, v8
    v_add_nc_u32_e32 v36, v36, v8
    s_mov_b32 exec_lo, s2
    s_mov_b32 s31, s32
L4:
    v_cndmask_b32_e64 v162, v162, v0, s32
    v_cndmask_b32_e64 v163, v163, v1, s32
    v_cndmask_b32_e64 v164, v164, v2, s32
    v_cndmask_b32_e64 v165, v165, v3, s32
    v_cndmask_b32_e64 v166, v166, v4, s32
    v_cndmask_b32_e64 v167, v167, v5, s32
    v_cndmask_b32_e64 v168, v168, v6, s32
    v_cndmask_b32_e64 v169, v169, v7, s32
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc1 L2
    s_branch L9
L5:
    s_mov_b32 s31, s2
    v_mov_b32_e32 v0, v160
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
    v_add_lshl_u32 v1, s24, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_add_lshl_u32 v2, s25, v0, 1
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_add_lshl_u32 v3, s26, v0, 1
    buffer_load_u16 v3, v3, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_lshl_u32 v4, s27, v0, 1
    buffer_load_u16 v4, v4, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v4, 16, v4
    v_add_lshl_u32 v5, s28, v0, 1
    buffer_load_u16 v5, v5, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v5
    v_add_lshl_u32 v6, s29, v0, 1
    buffer_load_u16 v6, v6, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v6, 16, v6
    v_add_lshl_u32 v7, s30, v0, 1
    buffer_load_u16 v7, v7, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v7, 16, v7
    v_add_lshl_u32 v8, s13, v0, 1
    buffer_load_u16 v8, v8, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v8, 16, v8
    v_lshlrev_b32_e32 v9, 1, v0
    buffer_load_u16 v9, v9, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v9, 16, v9
    v_add_lshl_u32 v10, s0, v0, 1
    buffer_load_u16 v10, v10, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    v_add_f32_e32 v9, v9, v10
    v_fma_f32 v1, v9, v1, v162
    v_fma_f32 v2, v9, v2, v163
    v_fma_f32 v3, v9, v3, v164
    v_fma_f32 v4, v9, v4, v165
    v_fma_f32 v5, v9, v5, v166
    v_fma_f32 v6, v9, v6, v167
    v_fma_f32 v7, v9, v7, v168
    v_fma_f32 v8, v9, v8, v169
    v_sub_nc_u32_e32 v9, s0, v0
    v_min_u32_e32 v9, 32, v9
    v_add_nc_u32_e32 v0, v0, v9
    s_mov_b32 exec_lo, s2
    s_mov_b32 s31, s32
L8:
    v_cndmask_b32_e64 v162, v162, v1, s32
    v_cndmask_b32_e64 v163, v163, v2, s32
    v_cndmask_b32_e64 v164, v164, v3, s32
    v_cndmask_b32_e64 v165, v165, v4, s32
    v_cndmask_b32_e64 v166, v166, v5, s32
    v_cndmask_b32_e64 v167, v167, v6, s32
    v_cndmask_b32_e64 v168, v168, v7, s32
    v_cndmask_b32_e64 v169, v169, v8, s32
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc1 L6
L9:
    v_and_b32_e32 v0, 1, v160
    v_cmp_eq_u32_e64 s0, 1, v0
    v_cndmask_b32_e64 v0, v162, v163, s0
    v_cndmask_b32_e64 v1, v163, v162, s0
    v_add_f32_dpp v0, v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v164, v165, s0
    v_cndmask_b32_e64 v2, v165, v164, s0
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v166, v167, s0
    v_cndmask_b32_e64 v3, v167, v166, s0
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v168, v169, s0
    v_cndmask_b32_e64 v4, v169, v168, s0
    v_add_f32_dpp v3, v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v4, v160, 1, 1
    v_cmp_eq_u32_e64 s0, 1, v4
    v_cndmask_b32_e64 v4, v0, v1, s0
    v_cndmask_b32_e64 v0, v1, v0, s0
    v_add_f32_dpp v0, v0, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v2, v3, s0
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_add_f32_dpp v1, v2, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v2, v160, 2, 1
    v_cmp_eq_u32_e64 s0, 1, v2
    v_cndmask_b32_e64 v2, v0, v1, s0
    v_cndmask_b32_e64 v0, v1, v0, s0
    v_add_f32_dpp v0, v0, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s14 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v1
    v_lshrrev_b32_e32 v1, 3, v160
    v_and_b32_e32 v2, 7, v160
    v_add_nc_u32_e32 v3, s1, v2
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc0 L10
    v_lshrrev_b32_e32 v2, 3, v2
    v_mul_lo_u32 v2, v2, s3
    v_add_nc_u32_e32 v2, v3, v2
    s_add_u32 s0, s15, -1
    v_min_u32_e32 v2, s0, v2
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_load_u16 v2, v2, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_add_f32_e32 v0, v0, v2
L10:
    v_cmp_gt_u32_e64 s0, 8, v160
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
