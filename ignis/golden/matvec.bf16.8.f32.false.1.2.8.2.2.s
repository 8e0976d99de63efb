; 90 VGPRs, 35 SGPRs, 0 bytes of LDS, 0 of scratch, 464 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s3, s[0:1], 0x58
    s_load_b32 s12, s[0:1], 0x5c
    s_load_b32 s0, s[0:1], 0x60
    v_mbcnt_lo_u32_b32 v80, -1, 0
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
    v_dual_mov_b32 v82, 0 :: v_dual_lshlrev_b32 v81, 3, v80
    s_and_b32 s31, s0, 7
    s_and_b32 s32, s0, 0xfffffe00
    s_cmp_eq_u32 s31, 0
    s_cselect_b32 s33, 1, 0
    s_mul_i32 s32, s32, s33
    v_dual_mov_b32 v83, 0 :: v_dual_mov_b32 v84, 0
    v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v86, 0
    v_dual_mov_b32 v87, 0 :: v_dual_mov_b32 v88, 0
    v_mov_b32_e32 v89, 0
    s_mov_b32 s33, 0
    s_branch L1
L0:
    s_and_b32 s34, s33, 0x3fffff
    v_add_nc_u32_e32 v44, s34, v81
    v_lshlrev_b32_e32 v8, 1, v44
    buffer_load_b128 v[0:3], v8, s[4:7], 0 offen
    v_add_lshl_u32 v12, s0, v44, 1
    buffer_load_b128 v[4:7], v12, s[4:7], 0 offen
    buffer_load_b128 v[8:11], v8, s[4:7], 0 offen offset:512
    buffer_load_b128 v[12:15], v12, s[4:7], 0 offen offset:512
    v_add_lshl_u32 v48, s24, v44, 1
    buffer_load_b128 v[16:19], v48, s[8:11], 0 offen
    v_add_lshl_u32 v52, s25, v44, 1
    buffer_load_b128 v[20:23], v52, s[8:11], 0 offen
    v_add_lshl_u32 v56, s26, v44, 1
    buffer_load_b128 v[24:27], v56, s[8:11], 0 offen
    v_add_lshl_u32 v60, s27, v44, 1
    buffer_load_b128 v[28:31], v60, s[8:11], 0 offen
    v_add_lshl_u32 v64, s28, v44, 1
    buffer_load_b128 v[32:35], v64, s[8:11], 0 offen
    v_add_lshl_u32 v68, s29, v44, 1
    buffer_load_b128 v[36:39], v68, s[8:11], 0 offen
    v_add_lshl_u32 v72, s30, v44, 1
    buffer_load_b128 v[40:43], v72, s[8:11], 0 offen
    v_add_lshl_u32 v76, s13, v44, 1
    buffer_load_b128 v[44:47], v76, s[8:11], 0 offen
    buffer_load_b128 v[48:51], v48, s[8:11], 0 offen offset:512
    buffer_load_b128 v[52:55], v52, s[8:11], 0 offen offset:512
    buffer_load_b128 v[56:59], v56, s[8:11], 0 offen offset:512
    buffer_load_b128 v[60:63], v60, s[8:11], 0 offen offset:512
    buffer_load_b128 v[64:67], v64, s[8:11], 0 offen offset:512
    buffer_load_b128 v[68:71], v68, s[8:11], 0 offen offset:512
    buffer_load_b128 v[72:75], v72, s[8:11], 0 offen offset:512
    buffer_load_b128 v[76:79], v76, s[8:11], 0 offen offset:512
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v89, v0, v44, v89
    v_dot2_f32_bf16 v44, v4, v44, v89
    v_dot2_f32_bf16 v88, v0, v40, v88
    v_dot2_f32_bf16 v40, v4, v40, v88
    v_dot2_f32_bf16 v87, v0, v36, v87
    v_dot2_f32_bf16 v36, v4, v36, v87
    v_dot2_f32_bf16 v86, v0, v32, v86
    v_dot2_f32_bf16 v32, v4, v32, v86
    v_dot2_f32_bf16 v85, v0, v28, v85
    v_dot2_f32_bf16 v28, v4, v28, v85
    v_dot2_f32_bf16 v84, v0, v24, v84
    v_dot2_f32_bf16 v24, v4, v24, v84
    v_dot2_f32_bf16 v83, v0, v20, v83
    v_dot2_f32_bf16 v20, v4, v20, v83
    v_dot2_f32_bf16 v0, v0, v16, v82
    v_dot2_f32_bf16 v0, v4, v16, v0
    v_dot2_f32_bf16 v4, v1, v45, v44
    v_dot2_f32_bf16 v4, v5, v45, v4
    v_dot2_f32_bf16 v16, v1, v41, v40
    v_dot2_f32_bf16 v16, v5, v41, v16
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
    v_dot2_f32_bf16 v1, v2, v46, v4
    v_dot2_f32_bf16 v1, v6, v46, v1
    v_dot2_f32_bf16 v4, v2, v42, v16
    v_dot2_f32_bf16 v4, v6, v42, v4
    v_dot2_f32_bf16 v5, v2, v38, v36
    v_dot2_f32_bf16 v5, v6, v38, v5
    v_dot2_f32_bf16 v16, v2, v34, v32
    v_dot2_f32_bf16 v16, v6, v34, v16
    v_dot2_f32_bf16 v17, v2, v30, v28
    v_dot2_f32_bf16 v17, v6, v30, v17
    v_dot2_f32_bf16 v21, v2, v26, v24
    v_dot2_f32_bf16 v21, v6, v26, v21
    v_dot2_f32_bf16 v20, v2, v22, v20
    v_dot2_f32_bf16 v20, v6, v22, v20
    v_dot2_f32_bf16 v0, v2, v18, v0
    v_dot2_f32_bf16 v0, v6, v18, v0
    v_dot2_f32_bf16 v1, v3, v47, v1
    v_dot2_f32_bf16 v1, v7, v47, v1
    v_dot2_f32_bf16 v2, v3, v43, v4
    v_dot2_f32_bf16 v2, v7, v43, v2
    v_dot2_f32_bf16 v4, v3, v39, v5
    v_dot2_f32_bf16 v4, v7, v39, v4
    v_dot2_f32_bf16 v5, v3, v35, v16
    v_dot2_f32_bf16 v5, v7, v35, v5
    v_dot2_f32_bf16 v6, v3, v31, v17
    v_dot2_f32_bf16 v6, v7, v31, v6
    v_dot2_f32_bf16 v16, v3, v27, v21
    v_dot2_f32_bf16 v16, v7, v27, v16
    v_dot2_f32_bf16 v17, v3, v23, v20
    v_dot2_f32_bf16 v17, v7, v23, v17
    v_dot2_f32_bf16 v0, v3, v19, v0
    v_dot2_f32_bf16 v0, v7, v19, v0
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v1, v8, v76, v1
    v_dot2_f32_bf16 v1, v12, v76, v1
    v_dot2_f32_bf16 v2, v8, v72, v2
    v_dot2_f32_bf16 v2, v12, v72, v2
    v_dot2_f32_bf16 v3, v8, v68, v4
    v_dot2_f32_bf16 v3, v12, v68, v3
    v_dot2_f32_bf16 v4, v8, v64, v5
    v_dot2_f32_bf16 v4, v12, v64, v4
    v_dot2_f32_bf16 v5, v8, v60, v6
    v_dot2_f32_bf16 v5, v12, v60, v5
    v_dot2_f32_bf16 v6, v8, v56, v16
    v_dot2_f32_bf16 v6, v12, v56, v6
    v_dot2_f32_bf16 v7, v8, v52, v17
    v_dot2_f32_bf16 v7, v12, v52, v7
    v_dot2_f32_bf16 v0, v8, v48, v0
    v_dot2_f32_bf16 v0, v12, v48, v0
    v_dot2_f32_bf16 v1, v9, v77, v1
    v_dot2_f32_bf16 v1, v13, v77, v1
    v_dot2_f32_bf16 v2, v9, v73, v2
    v_dot2_f32_bf16 v2, v13, v73, v2
    v_dot2_f32_bf16 v3, v9, v69, v3
    v_dot2_f32_bf16 v3, v13, v69, v3
    v_dot2_f32_bf16 v4, v9, v65, v4
    v_dot2_f32_bf16 v4, v13, v65, v4
    v_dot2_f32_bf16 v5, v9, v61, v5
    v_dot2_f32_bf16 v5, v13, v61, v5
    v_dot2_f32_bf16 v6, v9, v57, v6
    v_dot2_f32_bf16 v6, v13, v57, v6
    v_dot2_f32_bf16 v7, v9, v53, v7
    v_dot2_f32_bf16 v7, v13, v53, v7
    v_dot2_f32_bf16 v0, v9, v49, v0
    v_dot2_f32_bf16 v0, v13, v49, v0
    v_dot2_f32_bf16 v1, v10, v78, v1
    v_dot2_f32_bf16 v1, v14, v78, v1
    v_dot2_f32_bf16 v2, v10, v74, v2
    v_dot2_f32_bf16 v2, v14, v74, v2
    v_dot2_f32_bf16 v3, v10, v70, v3
    v_dot2_f32_bf16 v3, v14, v70, v3
    v_dot2_f32_bf16 v4, v10, v66, v4
    v_dot2_f32_bf16 v4, v14, v66, v4
    v_dot2_f32_bf16 v5, v10, v62, v5
    v_dot2_f32_bf16 v5, v14, v62, v5
    v_dot2_f32_bf16 v6, v10, v58, v6
    v_dot2_f32_bf16 v6, v14, v58, v6
    v_dot2_f32_bf16 v7, v10, v54, v7
    v_dot2_f32_bf16 v7, v14, v54, v7
    v_dot2_f32_bf16 v0, v10, v50, v0
    v_dot2_f32_bf16 v0, v14, v50, v0
    v_dot2_f32_bf16 v1, v11, v79, v1
    v_dot2_f32_bf16 v89, v15, v79, v1
    v_dot2_f32_bf16 v1, v11, v75, v2
    v_dot2_f32_bf16 v88, v15, v75, v1
    v_dot2_f32_bf16 v1, v11, v71, v3
    v_dot2_f32_bf16 v87, v15, v71, v1
    v_dot2_f32_bf16 v1, v11, v67, v4
    v_dot2_f32_bf16 v86, v15, v67, v1
    v_dot2_f32_bf16 v1, v11, v63, v5
    v_dot2_f32_bf16 v85, v15, v63, v1
    v_dot2_f32_bf16 v1, v11, v59, v6
    v_dot2_f32_bf16 v84, v15, v59, v1
    v_dot2_f32_bf16 v1, v11, v55, v7
    v_dot2_f32_bf16 v83, v15, v55, v1
    v_dot2_f32_bf16 v0, v11, v51, v0
    v_dot2_f32_bf16 v82, v15, v51, v0
    s_add_u32 s33, s33, 0x200
L1:
    s_cmp_lt_u32 s33, s32
    s_cbranch_scc1 L0
    s_cmp_lt_u32 s32, s0
    s_cbranch_scc0 L9
    s_cmp_eq_u32 s31, 0
    s_cbranch_scc0 L5
    v_add_nc_u32_e32 v36, s32, v81
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
    v_dot2_f32_bf16 v37, v32, v0, v82
    v_dot2_f32_bf16 v37, v33, v1, v37
    v_dot2_f32_bf16 v37, v34, v2, v37
    v_dot2_f32_bf16 v37, v35, v3, v37
    v_dot2_f32_bf16 v38, v32, v4, v83
    v_dot2_f32_bf16 v38, v33, v5, v38
    v_dot2_f32_bf16 v38, v34, v6, v38
    v_dot2_f32_bf16 v38, v35, v7, v38
    v_dot2_f32_bf16 v39, v32, v8, v84
    v_dot2_f32_bf16 v39, v33, v9, v39
    v_dot2_f32_bf16 v39, v34, v10, v39
    v_dot2_f32_bf16 v39, v35, v11, v39
    v_dot2_f32_bf16 v40, v32, v12, v85
    v_dot2_f32_bf16 v40, v33, v13, v40
    v_dot2_f32_bf16 v40, v34, v14, v40
    v_dot2_f32_bf16 v40, v35, v15, v40
    v_dot2_f32_bf16 v41, v32, v16, v86
    v_dot2_f32_bf16 v41, v33, v17, v41
    v_dot2_f32_bf16 v41, v34, v18, v41
    v_dot2_f32_bf16 v41, v35, v19, v41
    v_dot2_f32_bf16 v42, v32, v20, v87
    v_dot2_f32_bf16 v42, v33, v21, v42
    v_dot2_f32_bf16 v42, v34, v22, v42
    v_dot2_f32_bf16 v42, v35, v23, v42
    v_dot2_f32_bf16 v43, v32, v24, v88
    v_dot2_f32_bf16 v43, v33, v25, v43
    v_dot2_f32_bf16 v43, v34, v26, v43
    v_dot2_f32_bf16 v43, v35, v27, v43
    v_dot2_f32_bf16 v32, v32, v28, v89
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
    v_cndmask_b32_e64 v82, v82, v0, s32
    v_cndmask_b32_e64 v83, v83, v1, s32
    v_cndmask_b32_e64 v84, v84, v2, s32
    v_cndmask_b32_e64 v85, v85, v3, s32
    v_cndmask_b32_e64 v86, v86, v4, s32
    v_cndmask_b32_e64 v87, v87, v5, s32
    v_cndmask_b32_e64 v88, v88, v6, s32
    v_cndmask_b32_e64 v89, v89, v7, s32
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc1 L2
    s_branch L9
L5:
    s_mov_b32 s31, s2
    v_mov_b32_e32 v0, v80
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
    v_fma_f32 v1, v9, v1, v82
    v_fma_f32 v2, v9, v2, v83
    v_fma_f32 v3, v9, v3, v84
    v_fma_f32 v4, v9, v4, v85
    v_fma_f32 v5, v9, v5, v86
    v_fma_f32 v6, v9, v6, v87
    v_fma_f32 v7, v9, v7, v88
    v_fma_f32 v8, v9, v8, v89
    v_sub_nc_u32_e32 v9, s0, v0
    v_min_u32_e32 v9, 32, v9
    v_add_nc_u32_e32 v0, v0, v9
    s_mov_b32 exec_lo, s2
    s_mov_b32 s31, s32
L8:
    v_cndmask_b32_e64 v82, v82, v1, s32
    v_cndmask_b32_e64 v83, v83, v2, s32
    v_cndmask_b32_e64 v84, v84, v3, s32
    v_cndmask_b32_e64 v85, v85, v4, s32
    v_cndmask_b32_e64 v86, v86, v5, s32
    v_cndmask_b32_e64 v87, v87, v6, s32
    v_cndmask_b32_e64 v88, v88, v7, s32
    v_cndmask_b32_e64 v89, v89, v8, s32
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc1 L6
L9:
    v_and_b32_e32 v0, 1, v80
    v_cmp_eq_u32_e64 s0, 1, v0
    v_cndmask_b32_e64 v0, v82, v83, s0
    v_cndmask_b32_e64 v1, v83, v82, s0
    v_add_f32_dpp v0, v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v84, v85, s0
    v_cndmask_b32_e64 v2, v85, v84, s0
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v86, v87, s0
    v_cndmask_b32_e64 v3, v87, v86, s0
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v88, v89, s0
    v_cndmask_b32_e64 v4, v89, v88, s0
    v_add_f32_dpp v3, v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v4, v80, 1, 1
    v_cmp_eq_u32_e64 s0, 1, v4
    v_cndmask_b32_e64 v4, v0, v1, s0
    v_cndmask_b32_e64 v0, v1, v0, s0
    v_add_f32_dpp v0, v0, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v2, v3, s0
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_add_f32_dpp v1, v2, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v2, v80, 2, 1
    v_cmp_eq_u32_e64 s0, 1, v2
    v_cndmask_b32_e64 v2, v0, v1, s0
    v_cndmask_b32_e64 v0, v1, v0, s0
    v_add_f32_dpp v0, v0, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s14 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v1
    v_lshrrev_b32_e32 v1, 3, v80
    v_and_b32_e32 v2, 7, v80
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
    v_cmp_gt_u32_e64 s0, 8, v80
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
