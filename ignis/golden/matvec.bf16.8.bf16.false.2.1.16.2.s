; 154 VGPRs, 44 SGPRs, 0 bytes of LDS, 0 of scratch, 631 instructions
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
    s_lshl_b32 s2, s22, 1
    s_mov_b32 s3, 0x31016000
    v_mbcnt_lo_u32_b32 v136, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s20, v0
    s_mov_b32 s21, 0xfedcba98
    s_lshl2_add_u32 s13, s13, s20
    s_lshl_b32 s13, s13, 3
    s_add_u32 s20, s14, -1
    s_waitcnt lgkmcnt(0)
    s_mul_i32 s20, s20, s25
    s_min_u32 s20, s20, 0x38000000
    s_mul_i32 s22, s14, s25
    s_mul_i32 s26, s13, s25
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
    s_min_u32 s20, s33, s20
    s_add_u32 s33, s26, s22
    s_add_u32 s34, s27, s22
    s_add_u32 s35, s28, s22
    s_add_u32 s36, s29, s22
    s_add_u32 s37, s30, s22
    s_add_u32 s38, s31, s22
    s_add_u32 s39, s32, s22
    s_add_u32 s22, s20, s22
    v_lshlrev_b32_e32 v137, 3, v136
    s_and_b32 s40, s25, 7
    s_cmp_eq_u32 s40, 0
    s_cbranch_scc0 L0
    s_and_b32 s41, s25, 0xfffffe00
    s_branch L1
L0:
    s_mov_b32 s41, 0
L1:
    v_dual_mov_b32 v138, 0 :: v_dual_mov_b32 v139, 0
    v_dual_mov_b32 v140, 0 :: v_dual_mov_b32 v141, 0
    v_dual_mov_b32 v142, 0 :: v_dual_mov_b32 v143, 0
    v_dual_mov_b32 v144, 0 :: v_dual_mov_b32 v145, 0
    v_dual_mov_b32 v146, 0 :: v_dual_mov_b32 v147, 0
    v_dual_mov_b32 v148, 0 :: v_dual_mov_b32 v149, 0
    v_dual_mov_b32 v150, 0 :: v_dual_mov_b32 v151, 0
    v_dual_mov_b32 v152, 0 :: v_dual_mov_b32 v153, 0
    s_mov_b32 s42, 0
    s_branch L3
L2:
    s_and_b32 s43, s42, 0x3fffff
    v_add_nc_u32_e32 v68, s43, v137
    v_lshlrev_b32_e32 v4, 1, v68
    buffer_load_b128 v[0:3], v4, s[4:7], 0 offen
    buffer_load_b128 v[4:7], v4, s[4:7], 0 offen offset:512
    v_add_lshl_u32 v72, s26, v68, 1
    buffer_load_b128 v[8:11], v72, s[8:11], 0 offen
    v_add_lshl_u32 v76, s27, v68, 1
    buffer_load_b128 v[12:15], v76, s[8:11], 0 offen
    v_add_lshl_u32 v80, s28, v68, 1
    buffer_load_b128 v[16:19], v80, s[8:11], 0 offen
    v_add_lshl_u32 v84, s29, v68, 1
    buffer_load_b128 v[20:23], v84, s[8:11], 0 offen
    v_add_lshl_u32 v88, s30, v68, 1
    buffer_load_b128 v[24:27], v88, s[8:11], 0 offen
    v_add_lshl_u32 v92, s31, v68, 1
    buffer_load_b128 v[28:31], v92, s[8:11], 0 offen
    v_add_lshl_u32 v96, s32, v68, 1
    buffer_load_b128 v[32:35], v96, s[8:11], 0 offen
    v_add_lshl_u32 v100, s20, v68, 1
    buffer_load_b128 v[36:39], v100, s[8:11], 0 offen
    v_add_lshl_u32 v104, s33, v68, 1
    buffer_load_b128 v[40:43], v104, s[8:11], 0 offen
    v_add_lshl_u32 v108, s34, v68, 1
    buffer_load_b128 v[44:47], v108, s[8:11], 0 offen
    v_add_lshl_u32 v112, s35, v68, 1
    buffer_load_b128 v[48:51], v112, s[8:11], 0 offen
    v_add_lshl_u32 v116, s36, v68, 1
    buffer_load_b128 v[52:55], v116, s[8:11], 0 offen
    v_add_lshl_u32 v120, s37, v68, 1
    buffer_load_b128 v[56:59], v120, s[8:11], 0 offen
    v_add_lshl_u32 v124, s38, v68, 1
    buffer_load_b128 v[60:63], v124, s[8:11], 0 offen
    v_add_lshl_u32 v128, s39, v68, 1
    buffer_load_b128 v[64:67], v128, s[8:11], 0 offen
    v_add_lshl_u32 v132, s22, v68, 1
    buffer_load_b128 v[68:71], v132, s[8:11], 0 offen
    buffer_load_b128 v[72:75], v72, s[8:11], 0 offen offset:512
    buffer_load_b128 v[76:79], v76, s[8:11], 0 offen offset:512
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
    s_waitcnt vmcnt(16)
    v_dot2_f32_bf16 v68, v0, v68, v153
    v_dot2_f32_bf16 v64, v0, v64, v152
    v_dot2_f32_bf16 v60, v0, v60, v151
    v_dot2_f32_bf16 v56, v0, v56, v150
    v_dot2_f32_bf16 v52, v0, v52, v149
    v_dot2_f32_bf16 v48, v0, v48, v148
    v_dot2_f32_bf16 v44, v0, v44, v147
    v_dot2_f32_bf16 v40, v0, v40, v146
    v_dot2_f32_bf16 v36, v0, v36, v145
    v_dot2_f32_bf16 v32, v0, v32, v144
    v_dot2_f32_bf16 v28, v0, v28, v143
    v_dot2_f32_bf16 v24, v0, v24, v142
    v_dot2_f32_bf16 v20, v0, v20, v141
    v_dot2_f32_bf16 v16, v0, v16, v140
    v_dot2_f32_bf16 v12, v0, v12, v139
    v_dot2_f32_bf16 v0, v0, v8, v138
    v_dot2_f32_bf16 v8, v1, v69, v68
    v_dot2_f32_bf16 v64, v1, v65, v64
    v_dot2_f32_bf16 v60, v1, v61, v60
    v_dot2_f32_bf16 v56, v1, v57, v56
    v_dot2_f32_bf16 v52, v1, v53, v52
    v_dot2_f32_bf16 v48, v1, v49, v48
    v_dot2_f32_bf16 v44, v1, v45, v44
    v_dot2_f32_bf16 v40, v1, v41, v40
    v_dot2_f32_bf16 v36, v1, v37, v36
    v_dot2_f32_bf16 v32, v1, v33, v32
    v_dot2_f32_bf16 v28, v1, v29, v28
    v_dot2_f32_bf16 v24, v1, v25, v24
    v_dot2_f32_bf16 v20, v1, v21, v20
    v_dot2_f32_bf16 v16, v1, v17, v16
    v_dot2_f32_bf16 v12, v1, v13, v12
    v_dot2_f32_bf16 v0, v1, v9, v0
    v_dot2_f32_bf16 v1, v2, v70, v8
    v_dot2_f32_bf16 v8, v2, v66, v64
    v_dot2_f32_bf16 v9, v2, v62, v60
    v_dot2_f32_bf16 v13, v2, v58, v56
    v_dot2_f32_bf16 v17, v2, v54, v52
    v_dot2_f32_bf16 v21, v2, v50, v48
    v_dot2_f32_bf16 v25, v2, v46, v44
    v_dot2_f32_bf16 v29, v2, v42, v40
    v_dot2_f32_bf16 v33, v2, v38, v36
    v_dot2_f32_bf16 v32, v2, v34, v32
    v_dot2_f32_bf16 v28, v2, v30, v28
    v_dot2_f32_bf16 v24, v2, v26, v24
    v_dot2_f32_bf16 v20, v2, v22, v20
    v_dot2_f32_bf16 v16, v2, v18, v16
    v_dot2_f32_bf16 v12, v2, v14, v12
    v_dot2_f32_bf16 v0, v2, v10, v0
    v_dot2_f32_bf16 v1, v3, v71, v1
    v_dot2_f32_bf16 v2, v3, v67, v8
    v_dot2_f32_bf16 v8, v3, v63, v9
    v_dot2_f32_bf16 v9, v3, v59, v13
    v_dot2_f32_bf16 v10, v3, v55, v17
    v_dot2_f32_bf16 v13, v3, v51, v21
    v_dot2_f32_bf16 v14, v3, v47, v25
    v_dot2_f32_bf16 v17, v3, v43, v29
    v_dot2_f32_bf16 v18, v3, v39, v33
    v_dot2_f32_bf16 v21, v3, v35, v32
    v_dot2_f32_bf16 v22, v3, v31, v28
    v_dot2_f32_bf16 v24, v3, v27, v24
    v_dot2_f32_bf16 v20, v3, v23, v20
    v_dot2_f32_bf16 v16, v3, v19, v16
    v_dot2_f32_bf16 v12, v3, v15, v12
    v_dot2_f32_bf16 v0, v3, v11, v0
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v1, v4, v132, v1
    v_dot2_f32_bf16 v2, v4, v128, v2
    v_dot2_f32_bf16 v3, v4, v124, v8
    v_dot2_f32_bf16 v8, v4, v120, v9
    v_dot2_f32_bf16 v9, v4, v116, v10
    v_dot2_f32_bf16 v10, v4, v112, v13
    v_dot2_f32_bf16 v11, v4, v108, v14
    v_dot2_f32_bf16 v13, v4, v104, v17
    v_dot2_f32_bf16 v14, v4, v100, v18
    v_dot2_f32_bf16 v15, v4, v96, v21
    v_dot2_f32_bf16 v17, v4, v92, v22
    v_dot2_f32_bf16 v18, v4, v88, v24
    v_dot2_f32_bf16 v19, v4, v84, v20
    v_dot2_f32_bf16 v16, v4, v80, v16
    v_dot2_f32_bf16 v12, v4, v76, v12
    v_dot2_f32_bf16 v0, v4, v72, v0
    v_dot2_f32_bf16 v1, v5, v133, v1
    v_dot2_f32_bf16 v2, v5, v129, v2
    v_dot2_f32_bf16 v3, v5, v125, v3
    v_dot2_f32_bf16 v4, v5, v121, v8
    v_dot2_f32_bf16 v8, v5, v117, v9
    v_dot2_f32_bf16 v9, v5, v113, v10
    v_dot2_f32_bf16 v10, v5, v109, v11
    v_dot2_f32_bf16 v11, v5, v105, v13
    v_dot2_f32_bf16 v13, v5, v101, v14
    v_dot2_f32_bf16 v14, v5, v97, v15
    v_dot2_f32_bf16 v15, v5, v93, v17
    v_dot2_f32_bf16 v17, v5, v89, v18
    v_dot2_f32_bf16 v18, v5, v85, v19
    v_dot2_f32_bf16 v16, v5, v81, v16
    v_dot2_f32_bf16 v12, v5, v77, v12
    v_dot2_f32_bf16 v0, v5, v73, v0
    v_dot2_f32_bf16 v1, v6, v134, v1
    v_dot2_f32_bf16 v2, v6, v130, v2
    v_dot2_f32_bf16 v3, v6, v126, v3
    v_dot2_f32_bf16 v4, v6, v122, v4
    v_dot2_f32_bf16 v5, v6, v118, v8
    v_dot2_f32_bf16 v8, v6, v114, v9
    v_dot2_f32_bf16 v9, v6, v110, v10
    v_dot2_f32_bf16 v10, v6, v106, v11
    v_dot2_f32_bf16 v11, v6, v102, v13
    v_dot2_f32_bf16 v13, v6, v98, v14
    v_dot2_f32_bf16 v14, v6, v94, v15
    v_dot2_f32_bf16 v15, v6, v90, v17
    v_dot2_f32_bf16 v17, v6, v86, v18
    v_dot2_f32_bf16 v16, v6, v82, v16
    v_dot2_f32_bf16 v12, v6, v78, v12
    v_dot2_f32_bf16 v0, v6, v74, v0
    v_dot2_f32_bf16 v153, v7, v135, v1
    v_dot2_f32_bf16 v152, v7, v131, v2
    v_dot2_f32_bf16 v151, v7, v127, v3
    v_dot2_f32_bf16 v150, v7, v123, v4
    v_dot2_f32_bf16 v149, v7, v119, v5
    v_dot2_f32_bf16 v148, v7, v115, v8
    v_dot2_f32_bf16 v147, v7, v111, v9
    v_dot2_f32_bf16 v146, v7, v107, v10
    v_dot2_f32_bf16 v145, v7, v103, v11
    v_dot2_f32_bf16 v144, v7, v99, v13
    v_dot2_f32_bf16 v143, v7, v95, v14
    v_dot2_f32_bf16 v142, v7, v91, v15
    v_dot2_f32_bf16 v141, v7, v87, v17
    v_dot2_f32_bf16 v140, v7, v83, v16
    v_dot2_f32_bf16 v139, v7, v79, v12
    v_dot2_f32_bf16 v138, v7, v75, v0
    s_add_u32 s42, s42, 0x200
L3:
    s_cmp_lt_u32 s42, s41
    s_cbranch_scc1 L2
    s_cmp_lt_u32 s41, s25
    s_cbranch_scc0 L11
    s_cmp_eq_u32 s40, 0
    s_cbranch_scc0 L7
    v_add_nc_u32_e32 v68, s41, v137
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
    v_add_lshl_u32 v0, s26, v68, 1
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    v_add_lshl_u32 v4, s27, v68, 1
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    v_add_lshl_u32 v8, s28, v68, 1
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    v_add_lshl_u32 v12, s29, v68, 1
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    v_add_lshl_u32 v16, s30, v68, 1
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    v_add_lshl_u32 v20, s31, v68, 1
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    v_add_lshl_u32 v24, s32, v68, 1
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    v_add_lshl_u32 v28, s20, v68, 1
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
    v_add_lshl_u32 v60, s22, v68, 1
    buffer_load_b128 v[60:63], v60, s[8:11], 0 offen
    v_lshlrev_b32_e32 v64, 1, v68
    buffer_load_b128 v[64:67], v64, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v64, v0, v138
    v_dot2_f32_bf16 v0, v65, v1, v0
    v_dot2_f32_bf16 v0, v66, v2, v0
    v_dot2_f32_bf16 v0, v67, v3, v0
    v_dot2_f32_bf16 v1, v64, v4, v139
    v_dot2_f32_bf16 v1, v65, v5, v1
    v_dot2_f32_bf16 v1, v66, v6, v1
    v_dot2_f32_bf16 v1, v67, v7, v1
    v_dot2_f32_bf16 v2, v64, v8, v140
    v_dot2_f32_bf16 v2, v65, v9, v2
    v_dot2_f32_bf16 v2, v66, v10, v2
    v_dot2_f32_bf16 v2, v67, v11, v2
    v_dot2_f32_bf16 v3, v64, v12, v141
    v_dot2_f32_bf16 v3, v65, v13, v3
    v_dot2_f32_bf16 v3, v66, v14, v3
    v_dot2_f32_bf16 v3, v67, v15, v3
    v_dot2_f32_bf16 v4, v64, v16, v142
    v_dot2_f32_bf16 v4, v65, v17, v4
    v_dot2_f32_bf16 v4, v66, v18, v4
    v_dot2_f32_bf16 v4, v67, v19, v4
    v_dot2_f32_bf16 v5, v64, v20, v143
    v_dot2_f32_bf16 v5, v65, v21, v5
    v_dot2_f32_bf16 v5, v66, v22, v5
    v_dot2_f32_bf16 v5, v67, v23, v5
    v_dot2_f32_bf16 v6, v64, v24, v144
    v_dot2_f32_bf16 v6, v65, v25, v6
    v_dot2_f32_bf16 v6, v66, v26, v6
    v_dot2_f32_bf16 v6, v67, v27, v6
    v_dot2_f32_bf16 v7, v64, v28, v145
    v_dot2_f32_bf16 v7, v65, v29, v7
    v_dot2_f32_bf16 v7, v66, v30, v7
    v_dot2_f32_bf16 v7, v67, v31, v7
    v_dot2_f32_bf16 v8, v64, v32, v146
    v_dot2_f32_bf16 v8, v65, v33, v8
    v_dot2_f32_bf16 v8, v66, v34, v8
    v_dot2_f32_bf16 v8, v67, v35, v8
    v_dot2_f32_bf16 v9, v64, v36, v147
    v_dot2_f32_bf16 v9, v65, v37, v9
    v_dot2_f32_bf16 v9, v66, v38, v9
    v_dot2_f32_bf16 v9, v67, v39, v9
    v_dot2_f32_bf16 v10, v64, v40, v148
    v_dot2_f32_bf16 v10, v65, v41, v10
    v_dot2_f32_bf16 v10, v66, v42, v10
    v_dot2_f32_bf16 v10, v67, v43, v10
    v_dot2_f32_bf16 v11, v64, v44, v149
    v_dot2_f32_bf16 v11, v65, v45, v11
    v_dot2_f32_bf16 v11, v66, v46, v11
    v_dot2_f32_bf16 v11, v67, v47, v11
    v_dot2_f32_bf16 v12, v64, v48, v150
    v_dot2_f32_bf16 v12, v65, v49, v12
    v_dot2_f32_bf16 v12, v66, v50, v12
    v_dot2_f32_bf16 v12, v67, v51, v12
    v_dot2_f32_bf16 v13, v64, v52, v151
    v_dot2_f32_bf16 v13, v65, v53, v13
    v_dot2_f32_bf16 v13, v66, v54, v13
    v_dot2_f32_bf16 v13, v67, v55, v13
    v_dot2_f32_bf16 v14, v64, v56, v152
    v_dot2_f32_bf16 v14, v65, v57, v14
    v_dot2_f32_bf16 v14, v66, v58, v14
    v_dot2_f32_bf16 v14, v67, v59, v14
    v_dot2_f32_bf16 v15, v64, v60, v153
    v_dot2_f32_bf16 v15, v65, v61, v15
    v_dot2_f32_bf16 v15, v66, v62, v15
    v_dot2_f32_bf16 v15, v67, v63, v15
    v_sub_nc_u32_e32 v16, s25, v68
    v_min_u32_e32 v16, 0x100, v16
    v_add_nc_u32_e32 v68, v68, v16
    s_mov_b32 exec_lo, s12
    s_mov_b32 s40, s41
L6:
    v_cndmask_b32_e64 v138, v138, v0, s41
    v_cndmask_b32_e64 v139, v139, v1, s41
    v_cndmask_b32_e64 v140, v140, v2, s41
    v_cndmask_b32_e64 v141, v141, v3, s41
    v_cndmask_b32_e64 v142, v142, v4, s41
    v_cndmask_b32_e64 v143, v143, v5, s41
    v_cndmask_b32_e64 v144, v144, v6, s41
    v_cndmask_b32_e64 v145, v145, v7, s41
    v_cndmask_b32_e64 v146, v146, v8, s41
    v_cndmask_b32_e64 v147, v147, v9, s41
    v_cndmask_b32_e64 v148, v148, v10, s41
    v_cndmask_b32_e64 v149, v149, v11, s41
    v_cndmask_b32_e64 v150, v150, v12, s41
    v_cndmask_b32_e64 v151, v151, v13, s41
    v_cndmask_b32_e64 v152, v152, v14, s41
    v_cndmask_b32_e64 v153, v153, v15, s41
    s_cmp_lg_u32 s40, 0
    s_cbranch_scc1 L4
    s_branch L11
L7:
    s_mov_b32 s40, s12
    v_mov_b32_e32 v0, v136
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
    v_add_lshl_u32 v1, s26, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_add_lshl_u32 v2, s27, v0, 1
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_add_lshl_u32 v3, s28, v0, 1
    buffer_load_u16 v3, v3, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_lshl_u32 v4, s29, v0, 1
    buffer_load_u16 v4, v4, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v4, 16, v4
    v_add_lshl_u32 v5, s30, v0, 1
    buffer_load_u16 v5, v5, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v5
    v_add_lshl_u32 v6, s31, v0, 1
    buffer_load_u16 v6, v6, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v6, 16, v6
    v_add_lshl_u32 v7, s32, v0, 1
    buffer_load_u16 v7, v7, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v7, 16, v7
    v_add_lshl_u32 v8, s20, v0, 1
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
    v_add_lshl_u32 v16, s22, v0, 1
    buffer_load_u16 v16, v16, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v16, 16, v16
    v_lshlrev_b32_e32 v17, 1, v0
    buffer_load_u16 v17, v17, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v17, 16, v17
    v_fma_f32 v1, v17, v1, v138
    v_fma_f32 v2, v17, v2, v139
    v_fma_f32 v3, v17, v3, v140
    v_fma_f32 v4, v17, v4, v141
    v_fma_f32 v5, v17, v5, v142
    v_fma_f32 v6, v17, v6, v143
    v_fma_f32 v7, v17, v7, v144
    v_fma_f32 v8, v17, v8, v145
    v_fma_f32 v9, v17, v9, v146
    v_fma_f32 v10, v17, v10, v147
    v_fma_f32 v11, v17, v11, v148
    v_fma_f32 v12, v17, v12, v149
    v_fma_f32 v13, v17, v13, v150
    v_fma_f32 v14, v17, v14, v151
    v_fma_f32 v15, v17, v15, v152
    v_fma_f32 v16, v17, v16, v153
    v_sub_nc_u32_e32 v17, s25, v0
    v_min_u32_e32 v17, 32, v17
    v_add_nc_u32_e32 v0, v0, v17
    s_mov_b32 exec_lo, s12
    s_mov_b32 s40, s41
L10:
    v_cndmask_b32_e64 v138, v138, v1, s41
    v_cndmask_b32_e64 v139, v139, v2, s41
    v_cndmask_b32_e64 v140, v140, v3, s41
    v_cndmask_b32_e64 v141, v141, v4, s41
    v_cndmask_b32_e64 v142, v142, v5, s41
    v_cndmask_b32_e64 v143, v143, v6, s41
    v_cndmask_b32_e64 v144, v144, v7, s41
    v_cndmask_b32_e64 v145, v145, v8, s41
    v_cndmask_b32_e64 v146, v146, v9, s41
    v_cndmask_b32_e64 v147, v147, v10, s41
    v_cndmask_b32_e64 v148, v148, v11, s41
    v_cndmask_b32_e64 v149, v149, v12, s41
    v_cndmask_b32_e64 v150, v150, v13, s41
    v_cndmask_b32_e64 v151, v151, v14, s41
    v_cndmask_b32_e64 v152, v152, v15, s41
    v_cndmask_b32_e64 v153, v153, v16, s41
    s_cmp_lg_u32 s40, 0
    s_cbranch_scc1 L8
L11:
    v_and_b32_e32 v0, 1, v136
    v_cmp_eq_u32_e64 s4, 1, v0
    v_cndmask_b32_e64 v0, v138, v139, s4
    v_cndmask_b32_e64 v1, v139, v138, s4
    v_add_f32_dpp v0, v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v140, v141, s4
    v_cndmask_b32_e64 v2, v141, v140, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v142, v143, s4
    v_cndmask_b32_e64 v3, v143, v142, s4
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v144, v145, s4
    v_cndmask_b32_e64 v4, v145, v144, s4
    v_add_f32_dpp v3, v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v4, v146, v147, s4
    v_cndmask_b32_e64 v5, v147, v146, s4
    v_add_f32_dpp v4, v5, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v5, v148, v149, s4
    v_cndmask_b32_e64 v6, v149, v148, s4
    v_add_f32_dpp v5, v6, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, v150, v151, s4
    v_cndmask_b32_e64 v7, v151, v150, s4
    v_add_f32_dpp v6, v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, v152, v153, s4
    v_cndmask_b32_e64 v8, v153, v152, s4
    v_add_f32_dpp v7, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v8, v136, 1, 1
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
    v_bfe_u32 v4, v136, 2, 1
    v_cmp_eq_u32_e64 s4, 1, v4
    v_cndmask_b32_e64 v4, v0, v1, s4
    v_cndmask_b32_e64 v0, v1, v0, s4
    v_add_f32_dpp v0, v0, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v2, v3, s4
    v_cndmask_b32_e64 v2, v3, v2, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v2, v136, 3, 1
    v_cmp_eq_u32_e64 s4, 1, v2
    v_cndmask_b32_e64 v2, v0, v1, s4
    v_cndmask_b32_e64 v0, v1, v0, s4
    v_add_f32_dpp v0, v0, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s21 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v1
    v_lshrrev_b32_e32 v1, 4, v136
    v_and_b32_e32 v2, 15, v136
    v_and_b32_e32 v3, 7, v136
    v_add_nc_u32_e32 v3, s13, v3
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc0 L12
    v_lshrrev_b32_e32 v4, 3, v2
    v_mul_lo_u32 v4, v4, s14
    v_add_nc_u32_e32 v4, v3, v4
    s_add_u32 s4, s15, -1
    v_min_u32_e32 v4, s4, v4
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_load_u16 v4, v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v4, 16, v4
    v_add_f32_e32 v0, v0, v4
L12:
    v_mul_f32_e64 v4, 0x3fb8aa3b, -v0
    v_fma_f32 v5, -v0, 0x3fb8aa3b, -v4
    v_fma_f32 v5, -v0, 0x32a5705f, v5
    v_rndne_f32_e32 v6, v4
    v_sub_f32_e32 v4, v4, v6
    v_add_f32_e32 v4, v4, v5
    v_exp_f32_e32 v4, v4
    v_cvt_i32_f32_e32 v5, v6
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v4, v4, v5
    v_cmp_gt_f32_e64 s4, 0xc2d00000, -v0
    v_cndmask_b32_e64 v4, v4, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, -v0
    v_cndmask_b32_e64 v4, v4, 0x7f800000, s4
    v_add_f32_e32 v4, 1.0, v4
    v_div_scale_f32 v5, null, v4, v4, v0
    v_rcp_f32_e32 v6, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v7, -v5, v6, 1.0
    v_fma_f32 v6, v7, v6, v6
    v_div_scale_f32 v7, vcc_lo, v0, v4, v0
    v_mul_f32_e32 v8, v7, v6
    v_fma_f32 v9, -v5, v8, v7
    v_fma_f32 v8, v9, v6, v8
    v_fma_f32 v5, -v5, v8, v7
    v_div_fmas_f32 v5, v5, v6, v8
    v_div_fixup_f32 v4, v5, v4, v0
    v_mul_f32_dpp v0, v0, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s4, 16, v136
    v_cmp_gt_u32_e64 s5, 8, v2
    s_and_b32 s4, s4, s5
    v_cmp_gt_u32_e64 s5, s14, v3
    s_and_b32 s4, s4, s5
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s4
    v_bfe_u32 v2, v0, 16, 1
    v_add3_u32 v2, v0, v2, 0x7fff
    v_or_b32_e32 v4, 0x400000, v0
    v_cmp_u_f32_e64 s4, v0, v0
    v_cndmask_b32_e64 v0, v2, v4, s4
    v_lshrrev_b32_e32 v0, 16, v0
    v_mul_lo_u32 v1, v1, s24
    v_add_lshl_u32 v1, v1, v3, 1
    buffer_store_b16 v0, v1, s[0:3], 0 offen
L13:
    s_endpgm
