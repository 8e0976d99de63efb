; 154 VGPRs, 35 SGPRs, 0 bytes of LDS, 0 of scratch, 435 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s3, s[0:1], 0x58
    s_load_b32 s12, s[0:1], 0x60
    s_load_b32 s0, s[0:1], 0x5c
    v_mbcnt_lo_u32_b32 v144, -1, 0
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s11, 0x31016000
    v_lshrrev_b32_e32 v0, 5, v0
    s_mov_b32 s19, 0x11016000
    s_mov_b32 s23, 0x11016000
    v_dual_mov_b32 v146, 0 :: v_dual_lshlrev_b32 v145, 3, v144
    v_dual_mov_b32 v147, 0 :: v_dual_mov_b32 v148, 0
    v_dual_mov_b32 v149, 0 :: v_dual_mov_b32 v150, 0
    v_dual_mov_b32 v151, 0 :: v_dual_mov_b32 v152, 0
    v_mov_b32_e32 v153, 0
    s_mov_b32 s14, 0
    v_readfirstlane_b32 s15, v0
    s_lshl1_add_u32 s13, s13, s15
    s_delay_alu instid0(SALU_CYCLE_1)
    s_lshl_b32 s13, s13, 3
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s15, s18
    s_add_u32 s24, s3, -1
    s_mul_i32 s25, s13, s12
    s_and_b32 s26, s12, 7
    s_mul_i32 s24, s24, s12
    s_and_b32 s27, s12, 0xfffffc00
    s_cmp_eq_u32 s26, 0
    s_cselect_b32 s28, 1, 0
    s_min_u32 s25, s25, s24
    s_lshl_b32 s10, s10, 1
    s_add_u32 s29, s25, s12
    s_or_b32 s17, s17, 0x20000
    s_min_u32 s29, s29, s24
    s_or_b32 s21, s21, 0x40000
    s_mul_i32 s27, s27, s28
    s_add_u32 s28, s29, s12
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s28, s28, s24
    s_add_u32 s30, s28, s12
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s30, s30, s24
    s_add_u32 s31, s30, s12
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s31, s31, s24
    s_add_u32 s32, s31, s12
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s32, s32, s24
    s_add_u32 s33, s32, s12
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s33, s33, s24
    s_add_u32 s34, s33, s12
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s24, s34, s24
    s_branch L1
L0:
    s_and_b32 s34, s14, 0x3fffff
    s_add_u32 s14, s14, 0x400
    v_add_nc_u32_e32 v0, s34, v145
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v12, 1, v0
    v_add_lshl_u32 v112, s25, v0, 1
    v_add_lshl_u32 v116, s29, v0, 1
    v_add_lshl_u32 v120, s28, v0, 1
    v_add_lshl_u32 v124, s30, v0, 1
    v_add_lshl_u32 v128, s31, v0, 1
    v_add_lshl_u32 v132, s32, v0, 1
    v_add_lshl_u32 v136, s33, v0, 1
    v_add_lshl_u32 v140, s24, v0, 1
    buffer_load_b128 v[0:3], v12, s[4:7], 0 offen
    buffer_load_b128 v[4:7], v12, s[4:7], 0 offen offset:512
    buffer_load_b128 v[8:11], v12, s[4:7], 0 offen offset:1024
    buffer_load_b128 v[12:15], v12, s[4:7], 0 offen offset:1536
    buffer_load_b128 v[16:19], v112, s[8:11], 0 offen
    buffer_load_b128 v[20:23], v116, s[8:11], 0 offen
    buffer_load_b128 v[24:27], v120, s[8:11], 0 offen
    buffer_load_b128 v[28:31], v124, s[8:11], 0 offen
    buffer_load_b128 v[32:35], v128, s[8:11], 0 offen
    buffer_load_b128 v[36:39], v132, s[8:11], 0 offen
    buffer_load_b128 v[40:43], v136, s[8:11], 0 offen
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
    s_waitcnt vmcnt(31)
    v_dot2_f32_bf16 v16, v0, v16, v146
    s_waitcnt vmcnt(30)
    v_dot2_f32_bf16 v20, v0, v20, v147
    s_waitcnt vmcnt(29)
    v_dot2_f32_bf16 v24, v0, v24, v148
    s_waitcnt vmcnt(28)
    v_dot2_f32_bf16 v28, v0, v28, v149
    s_waitcnt vmcnt(27)
    v_dot2_f32_bf16 v32, v0, v32, v150
    s_waitcnt vmcnt(26)
    v_dot2_f32_bf16 v36, v0, v36, v151
    s_waitcnt vmcnt(25)
    v_dot2_f32_bf16 v40, v0, v40, v152
    s_waitcnt vmcnt(24)
    v_dot2_f32_bf16 v0, v0, v44, v153
    v_dot2_f32_bf16 v28, v1, v29, v28
    v_dot2_f32_bf16 v29, v1, v33, v32
    v_dot2_f32_bf16 v32, v1, v37, v36
    v_dot2_f32_bf16 v33, v1, v41, v40
    v_dot2_f32_bf16 v0, v1, v45, v0
    v_dot2_f32_bf16 v24, v1, v25, v24
    v_dot2_f32_bf16 v20, v1, v21, v20
    v_dot2_f32_bf16 v1, v1, v17, v16
    v_dot2_f32_bf16 v16, v2, v42, v33
    v_dot2_f32_bf16 v0, v2, v46, v0
    v_dot2_f32_bf16 v17, v2, v38, v32
    v_dot2_f32_bf16 v21, v2, v34, v29
    v_dot2_f32_bf16 v25, v2, v30, v28
    v_dot2_f32_bf16 v24, v2, v26, v24
    v_dot2_f32_bf16 v20, v2, v22, v20
    v_dot2_f32_bf16 v1, v2, v18, v1
    v_dot2_f32_bf16 v0, v3, v47, v0
    v_dot2_f32_bf16 v2, v3, v43, v16
    v_dot2_f32_bf16 v16, v3, v39, v17
    v_dot2_f32_bf16 v17, v3, v35, v21
    v_dot2_f32_bf16 v18, v3, v31, v25
    v_dot2_f32_bf16 v21, v3, v27, v24
    v_dot2_f32_bf16 v20, v3, v23, v20
    v_dot2_f32_bf16 v1, v3, v19, v1
    s_waitcnt vmcnt(16)
    v_dot2_f32_bf16 v0, v4, v76, v0
    v_dot2_f32_bf16 v2, v4, v72, v2
    v_dot2_f32_bf16 v3, v4, v68, v16
    v_dot2_f32_bf16 v16, v4, v64, v17
    v_dot2_f32_bf16 v17, v4, v60, v18
    v_dot2_f32_bf16 v18, v4, v56, v21
    v_dot2_f32_bf16 v19, v4, v52, v20
    v_dot2_f32_bf16 v1, v4, v48, v1
    v_dot2_f32_bf16 v0, v5, v77, v0
    v_dot2_f32_bf16 v2, v5, v73, v2
    v_dot2_f32_bf16 v3, v5, v69, v3
    v_dot2_f32_bf16 v4, v5, v65, v16
    v_dot2_f32_bf16 v16, v5, v61, v17
    v_dot2_f32_bf16 v17, v5, v57, v18
    v_dot2_f32_bf16 v18, v5, v53, v19
    v_dot2_f32_bf16 v1, v5, v49, v1
    v_dot2_f32_bf16 v0, v6, v78, v0
    v_dot2_f32_bf16 v2, v6, v74, v2
    v_dot2_f32_bf16 v3, v6, v70, v3
    v_dot2_f32_bf16 v4, v6, v66, v4
    v_dot2_f32_bf16 v5, v6, v62, v16
    v_dot2_f32_bf16 v16, v6, v58, v17
    v_dot2_f32_bf16 v17, v6, v54, v18
    v_dot2_f32_bf16 v1, v6, v50, v1
    v_dot2_f32_bf16 v0, v7, v79, v0
    v_dot2_f32_bf16 v2, v7, v75, v2
    v_dot2_f32_bf16 v3, v7, v71, v3
    v_dot2_f32_bf16 v4, v7, v67, v4
    v_dot2_f32_bf16 v5, v7, v63, v5
    v_dot2_f32_bf16 v6, v7, v59, v16
    v_dot2_f32_bf16 v16, v7, v55, v17
    v_dot2_f32_bf16 v1, v7, v51, v1
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v0, v8, v108, v0
    v_dot2_f32_bf16 v2, v8, v104, v2
    v_dot2_f32_bf16 v3, v8, v100, v3
    v_dot2_f32_bf16 v4, v8, v96, v4
    v_dot2_f32_bf16 v5, v8, v92, v5
    v_dot2_f32_bf16 v6, v8, v88, v6
    v_dot2_f32_bf16 v7, v8, v84, v16
    v_dot2_f32_bf16 v1, v8, v80, v1
    v_dot2_f32_bf16 v0, v9, v109, v0
    v_dot2_f32_bf16 v2, v9, v105, v2
    v_dot2_f32_bf16 v3, v9, v101, v3
    v_dot2_f32_bf16 v4, v9, v97, v4
    v_dot2_f32_bf16 v5, v9, v93, v5
    v_dot2_f32_bf16 v6, v9, v89, v6
    v_dot2_f32_bf16 v7, v9, v85, v7
    v_dot2_f32_bf16 v1, v9, v81, v1
    v_dot2_f32_bf16 v0, v10, v110, v0
    v_dot2_f32_bf16 v2, v10, v106, v2
    v_dot2_f32_bf16 v3, v10, v102, v3
    v_dot2_f32_bf16 v4, v10, v98, v4
    v_dot2_f32_bf16 v5, v10, v94, v5
    v_dot2_f32_bf16 v6, v10, v90, v6
    v_dot2_f32_bf16 v7, v10, v86, v7
    v_dot2_f32_bf16 v1, v10, v82, v1
    v_dot2_f32_bf16 v0, v11, v111, v0
    v_dot2_f32_bf16 v2, v11, v107, v2
    v_dot2_f32_bf16 v3, v11, v103, v3
    v_dot2_f32_bf16 v4, v11, v99, v4
    v_dot2_f32_bf16 v5, v11, v95, v5
    v_dot2_f32_bf16 v6, v11, v91, v6
    v_dot2_f32_bf16 v7, v11, v87, v7
    v_dot2_f32_bf16 v1, v11, v83, v1
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v12, v140, v0
    v_dot2_f32_bf16 v2, v12, v136, v2
    v_dot2_f32_bf16 v3, v12, v132, v3
    v_dot2_f32_bf16 v4, v12, v128, v4
    v_dot2_f32_bf16 v5, v12, v124, v5
    v_dot2_f32_bf16 v6, v12, v120, v6
    v_dot2_f32_bf16 v7, v12, v116, v7
    v_dot2_f32_bf16 v1, v12, v112, v1
    v_dot2_f32_bf16 v0, v13, v141, v0
    v_dot2_f32_bf16 v2, v13, v137, v2
    v_dot2_f32_bf16 v3, v13, v133, v3
    v_dot2_f32_bf16 v4, v13, v129, v4
    v_dot2_f32_bf16 v5, v13, v125, v5
    v_dot2_f32_bf16 v6, v13, v121, v6
    v_dot2_f32_bf16 v7, v13, v117, v7
    v_dot2_f32_bf16 v1, v13, v113, v1
    v_dot2_f32_bf16 v0, v14, v142, v0
    v_dot2_f32_bf16 v2, v14, v138, v2
    v_dot2_f32_bf16 v3, v14, v134, v3
    v_dot2_f32_bf16 v4, v14, v130, v4
    v_dot2_f32_bf16 v5, v14, v126, v5
    v_dot2_f32_bf16 v6, v14, v122, v6
    v_dot2_f32_bf16 v7, v14, v118, v7
    v_dot2_f32_bf16 v1, v14, v114, v1
    v_dot2_f32_bf16 v153, v15, v143, v0
    v_dot2_f32_bf16 v152, v15, v139, v2
    v_dot2_f32_bf16 v151, v15, v135, v3
    v_dot2_f32_bf16 v150, v15, v131, v4
    v_dot2_f32_bf16 v149, v15, v127, v5
    v_dot2_f32_bf16 v148, v15, v123, v6
    v_dot2_f32_bf16 v147, v15, v119, v7
    v_dot2_f32_bf16 v146, v15, v115, v1
L1:
    s_cmp_lt_u32 s14, s27
    s_cbranch_scc1 L0
    s_cmp_lt_u32 s27, s12
    s_cbranch_scc0 L7
    s_cmp_eq_u32 s26, 0
    s_cbranch_scc0 L4
    v_add_nc_u32_e32 v36, s27, v145
    s_branch L3
L2:
    s_mov_b32 exec_lo, s14
    v_add_lshl_u32 v0, s25, v36, 1
    v_add_lshl_u32 v4, s29, v36, 1
    v_add_lshl_u32 v8, s28, v36, 1
    v_add_lshl_u32 v12, s30, v36, 1
    v_add_lshl_u32 v16, s31, v36, 1
    v_add_lshl_u32 v20, s32, v36, 1
    v_add_lshl_u32 v24, s33, v36, 1
    v_add_lshl_u32 v28, s24, v36, 1
    v_lshlrev_b32_e32 v32, 1, v36
    v_add_nc_u32_e64 v36, v36, 0x100 clamp
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    buffer_load_b128 v[32:35], v32, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v32, v0, v146
    v_dot2_f32_bf16 v4, v32, v4, v147
    v_dot2_f32_bf16 v8, v32, v8, v148
    v_dot2_f32_bf16 v12, v32, v12, v149
    v_dot2_f32_bf16 v16, v32, v16, v150
    v_dot2_f32_bf16 v20, v32, v20, v151
    v_dot2_f32_bf16 v24, v32, v24, v152
    v_dot2_f32_bf16 v28, v32, v28, v153
    v_dot2_f32_bf16 v0, v33, v1, v0
    v_dot2_f32_bf16 v1, v33, v5, v4
    v_dot2_f32_bf16 v4, v33, v9, v8
    v_dot2_f32_bf16 v5, v33, v13, v12
    v_dot2_f32_bf16 v8, v33, v17, v16
    v_dot2_f32_bf16 v9, v33, v21, v20
    v_dot2_f32_bf16 v12, v33, v25, v24
    v_dot2_f32_bf16 v13, v33, v29, v28
    v_dot2_f32_bf16 v0, v34, v2, v0
    v_dot2_f32_bf16 v1, v34, v6, v1
    v_dot2_f32_bf16 v2, v34, v10, v4
    v_dot2_f32_bf16 v4, v34, v14, v5
    v_dot2_f32_bf16 v5, v34, v18, v8
    v_dot2_f32_bf16 v6, v34, v22, v9
    v_dot2_f32_bf16 v8, v34, v26, v12
    v_dot2_f32_bf16 v9, v34, v30, v13
    v_dot2_f32_bf16 v146, v35, v3, v0
    v_dot2_f32_bf16 v147, v35, v7, v1
    v_dot2_f32_bf16 v148, v35, v11, v2
    v_dot2_f32_bf16 v149, v35, v15, v4
    v_dot2_f32_bf16 v150, v35, v19, v5
    v_dot2_f32_bf16 v151, v35, v23, v6
    v_dot2_f32_bf16 v152, v35, v27, v8
    v_dot2_f32_bf16 v153, v35, v31, v9
L3:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s12, v36
    s_and_b32 s14, exec_lo, vcc_lo
    s_cbranch_scc1 L2
    s_mov_b32 exec_lo, s2
    s_branch L7
L4:
    v_mov_b32_e32 v0, v144
    s_branch L6
L5:
    s_mov_b32 exec_lo, s14
    v_add_lshl_u32 v1, s25, v0, 1
    v_add_lshl_u32 v2, s29, v0, 1
    v_add_lshl_u32 v3, s28, v0, 1
    v_add_lshl_u32 v4, s30, v0, 1
    v_add_lshl_u32 v5, s31, v0, 1
    v_add_lshl_u32 v6, s32, v0, 1
    v_add_lshl_u32 v7, s33, v0, 1
    v_add_lshl_u32 v8, s24, v0, 1
    v_lshlrev_b32_e32 v9, 1, v0
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    buffer_load_u16 v3, v3, s[8:11], 0 offen
    buffer_load_u16 v4, v4, s[8:11], 0 offen
    buffer_load_u16 v5, v5, s[8:11], 0 offen
    buffer_load_u16 v6, v6, s[8:11], 0 offen
    buffer_load_u16 v7, v7, s[8:11], 0 offen
    buffer_load_u16 v8, v8, s[8:11], 0 offen
    buffer_load_u16 v9, v9, s[4:7], 0 offen
    s_waitcnt vmcnt(8)
    v_lshlrev_b32_e32 v1, 16, v1
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v2, 16, v2
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v3, 16, v3
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v4, 16, v4
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v5, 16, v5
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v6, 16, v6
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v7, 16, v7
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v8, 16, v8
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v9, 16, v9
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v146, v9, v1, v146
    v_fma_f32 v147, v9, v2, v147
    v_fma_f32 v148, v9, v3, v148
    v_fma_f32 v149, v9, v4, v149
    v_fma_f32 v150, v9, v5, v150
    v_fma_f32 v151, v9, v6, v151
    v_fma_f32 v152, v9, v7, v152
    v_fma_f32 v153, v9, v8, v153
    v_add_nc_u32_e64 v0, v0, 32 clamp
L6:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s12, v0
    s_and_b32 s14, exec_lo, vcc_lo
    s_cbranch_scc1 L5
    s_mov_b32 exec_lo, s2
L7:
    v_and_b32_e32 v0, 1, v144
    v_bfe_u32 v1, v144, 1, 1
    v_bfe_u32 v2, v144, 2, 1
    v_and_b32_e32 v3, 7, v144
    v_lshrrev_b32_e32 v4, 3, v144
    v_cmp_eq_u32_e64 s4, 1, v0
    v_cmp_eq_u32_e64 s5, 1, v1
    v_cmp_eq_u32_e64 s6, 1, v2
    v_add_nc_u32_e32 v0, s13, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_cndmask_b32_e64 v1, v146, v147, s4
    v_cndmask_b32_e64 v2, v147, v146, s4
    v_cndmask_b32_e64 v5, v148, v149, s4
    v_cndmask_b32_e64 v6, v149, v148, s4
    v_cndmask_b32_e64 v7, v150, v151, s4
    v_cndmask_b32_e64 v8, v151, v150, s4
    v_cndmask_b32_e64 v9, v152, v153, s4
    v_cndmask_b32_e64 v10, v153, v152, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v6, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_dpp v6, v10, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, v1, v2, s5
    v_cndmask_b32_e64 v1, v2, v1, s5
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v2, v5, v6, s5
    v_cndmask_b32_e64 v5, v6, v5, s5
    v_add_f32_dpp v1, v1, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v2, v5, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v5, v1, v2, s6
    v_cndmask_b32_e64 v1, v2, v1, s6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v2, v1, 0x76543210, s1 op_sel:[0,1]
    v_add_f32_e32 v1, v1, v2
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc0 L8
    v_lshrrev_b32_e32 v2, 3, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v2, v2, s3
    v_add_nc_u32_e32 v2, v0, v2
    s_add_u32 s1, s15, -1
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v2, s1, v2
    buffer_load_u16 v2, v2, s[16:19], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v1, v1, v2
L8:
    v_cmp_gt_u32_e32 vcc_lo, 8, v144
    v_cmp_gt_u32_e64 s3, s3, v0
    s_and_b32 s1, vcc_lo, s3
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v4, s0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v0, v2, v0
    buffer_store_b32 v1, v0, s[20:23], 0 idxen
L9:
    s_endpgm
