; 104 VGPRs, 29 SGPRs, 0 bytes of LDS, 0 of scratch, 779 instructions
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
    v_mbcnt_lo_u32_b32 v48, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s20, v0
    s_lshl2_add_u32 s13, s13, s20
    s_lshl_b32 s13, s13, 5
    v_and_b32_e32 v0, -8, v48
    v_add_nc_u32_e32 v49, s13, v0
    s_add_u32 s13, s14, -1
    s_waitcnt lgkmcnt(0)
    s_mul_i32 s13, s13, s25
    v_mul_lo_u32 v0, v49, s25
    v_min_u32_e32 v50, s13, v0
    v_add_nc_u32_e32 v0, s25, v50
    v_min_u32_e32 v51, s13, v0
    v_add_nc_u32_e32 v0, s25, v51
    v_min_u32_e32 v52, s13, v0
    v_add_nc_u32_e32 v0, s25, v52
    v_min_u32_e32 v53, s13, v0
    v_add_nc_u32_e32 v0, s25, v53
    v_min_u32_e32 v54, s13, v0
    v_add_nc_u32_e32 v0, s25, v54
    v_min_u32_e32 v55, s13, v0
    v_add_nc_u32_e32 v0, s25, v55
    v_min_u32_e32 v56, s13, v0
    v_add_nc_u32_e32 v0, s25, v56
    v_min_u32_e32 v57, s13, v0
    s_add_u32 s13, s23, -1
    s_min_u32 s20, s13, 1
    s_mul_i32 s20, s20, s25
    s_min_u32 s21, s13, 2
    s_mul_i32 s21, s21, s25
    s_min_u32 s13, s13, 3
    s_mul_i32 s13, s13, s25
    v_and_b32_e32 v58, 7, v48
    v_lshlrev_b32_e32 v59, 3, v58
    s_and_b32 s22, s25, 7
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L0
    s_and_b32 s26, s25, 0xffffffc0
    s_branch L1
L0:
    s_mov_b32 s26, 0
L1:
    v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v61, 0
    v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v63, 0
    v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v65, 0
    v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v67, 0
    v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v69, 0
    v_dual_mov_b32 v70, 0 :: v_dual_mov_b32 v71, 0
    v_dual_mov_b32 v72, 0 :: v_dual_mov_b32 v73, 0
    v_dual_mov_b32 v74, 0 :: v_dual_mov_b32 v75, 0
    v_dual_mov_b32 v76, 0 :: v_dual_mov_b32 v77, 0
    v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v79, 0
    v_dual_mov_b32 v80, 0 :: v_dual_mov_b32 v81, 0
    v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v83, 0
    v_dual_mov_b32 v84, 0 :: v_dual_mov_b32 v85, 0
    v_dual_mov_b32 v86, 0 :: v_dual_mov_b32 v87, 0
    v_dual_mov_b32 v88, 0 :: v_dual_mov_b32 v89, 0
    v_dual_mov_b32 v90, 0 :: v_dual_mov_b32 v91, 0
    s_mov_b32 s27, 0
    s_branch L3
L2:
    s_and_b32 s28, s27, 0x3fffff
    v_add_nc_u32_e32 v44, s28, v59
    v_lshlrev_b32_e32 v0, 1, v44
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    v_add_lshl_u32 v4, s20, v44, 1
    buffer_load_b128 v[4:7], v4, s[4:7], 0 offen
    v_add_lshl_u32 v8, s21, v44, 1
    buffer_load_b128 v[8:11], v8, s[4:7], 0 offen
    v_add_lshl_u32 v12, s13, v44, 1
    buffer_load_b128 v[12:15], v12, s[4:7], 0 offen
    v_add_lshl_u32 v16, v50, v44, 1
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    v_add_lshl_u32 v20, v51, v44, 1
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    v_add_lshl_u32 v24, v52, v44, 1
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    v_add_lshl_u32 v28, v53, v44, 1
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    v_add_lshl_u32 v32, v54, v44, 1
    buffer_load_b128 v[32:35], v32, s[8:11], 0 offen
    v_add_lshl_u32 v36, v55, v44, 1
    buffer_load_b128 v[36:39], v36, s[8:11], 0 offen
    v_add_lshl_u32 v40, v56, v44, 1
    buffer_load_b128 v[40:43], v40, s[8:11], 0 offen
    v_add_lshl_u32 v44, v57, v44, 1
    buffer_load_b128 v[44:47], v44, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v67, v0, v44, v67
    v_dot2_f32_bf16 v66, v0, v40, v66
    v_dot2_f32_bf16 v65, v0, v36, v65
    v_dot2_f32_bf16 v64, v0, v32, v64
    v_dot2_f32_bf16 v63, v0, v28, v63
    v_dot2_f32_bf16 v62, v0, v24, v62
    v_dot2_f32_bf16 v61, v0, v20, v61
    v_dot2_f32_bf16 v0, v0, v16, v60
    v_dot2_f32_bf16 v60, v1, v45, v67
    v_dot2_f32_bf16 v66, v1, v41, v66
    v_dot2_f32_bf16 v65, v1, v37, v65
    v_dot2_f32_bf16 v64, v1, v33, v64
    v_dot2_f32_bf16 v63, v1, v29, v63
    v_dot2_f32_bf16 v62, v1, v25, v62
    v_dot2_f32_bf16 v61, v1, v21, v61
    v_dot2_f32_bf16 v0, v1, v17, v0
    v_dot2_f32_bf16 v1, v2, v46, v60
    v_dot2_f32_bf16 v60, v2, v42, v66
    v_dot2_f32_bf16 v65, v2, v38, v65
    v_dot2_f32_bf16 v64, v2, v34, v64
    v_dot2_f32_bf16 v63, v2, v30, v63
    v_dot2_f32_bf16 v62, v2, v26, v62
    v_dot2_f32_bf16 v61, v2, v22, v61
    v_dot2_f32_bf16 v0, v2, v18, v0
    v_dot2_f32_bf16 v67, v3, v47, v1
    v_dot2_f32_bf16 v66, v3, v43, v60
    v_dot2_f32_bf16 v65, v3, v39, v65
    v_dot2_f32_bf16 v64, v3, v35, v64
    v_dot2_f32_bf16 v63, v3, v31, v63
    v_dot2_f32_bf16 v62, v3, v27, v62
    v_dot2_f32_bf16 v61, v3, v23, v61
    v_dot2_f32_bf16 v60, v3, v19, v0
    v_dot2_f32_bf16 v0, v4, v44, v75
    v_dot2_f32_bf16 v1, v4, v40, v74
    v_dot2_f32_bf16 v2, v4, v36, v73
    v_dot2_f32_bf16 v3, v4, v32, v72
    v_dot2_f32_bf16 v71, v4, v28, v71
    v_dot2_f32_bf16 v70, v4, v24, v70
    v_dot2_f32_bf16 v69, v4, v20, v69
    v_dot2_f32_bf16 v4, v4, v16, v68
    v_dot2_f32_bf16 v0, v5, v45, v0
    v_dot2_f32_bf16 v1, v5, v41, v1
    v_dot2_f32_bf16 v2, v5, v37, v2
    v_dot2_f32_bf16 v3, v5, v33, v3
    v_dot2_f32_bf16 v68, v5, v29, v71
    v_dot2_f32_bf16 v70, v5, v25, v70
    v_dot2_f32_bf16 v69, v5, v21, v69
    v_dot2_f32_bf16 v4, v5, v17, v4
    v_dot2_f32_bf16 v0, v6, v46, v0
    v_dot2_f32_bf16 v1, v6, v42, v1
    v_dot2_f32_bf16 v2, v6, v38, v2
    v_dot2_f32_bf16 v3, v6, v34, v3
    v_dot2_f32_bf16 v5, v6, v30, v68
    v_dot2_f32_bf16 v68, v6, v26, v70
    v_dot2_f32_bf16 v69, v6, v22, v69
    v_dot2_f32_bf16 v4, v6, v18, v4
    v_dot2_f32_bf16 v75, v7, v47, v0
    v_dot2_f32_bf16 v74, v7, v43, v1
    v_dot2_f32_bf16 v73, v7, v39, v2
    v_dot2_f32_bf16 v72, v7, v35, v3
    v_dot2_f32_bf16 v71, v7, v31, v5
    v_dot2_f32_bf16 v70, v7, v27, v68
    v_dot2_f32_bf16 v69, v7, v23, v69
    v_dot2_f32_bf16 v68, v7, v19, v4
    v_dot2_f32_bf16 v0, v8, v44, v83
    v_dot2_f32_bf16 v1, v8, v40, v82
    v_dot2_f32_bf16 v2, v8, v36, v81
    v_dot2_f32_bf16 v3, v8, v32, v80
    v_dot2_f32_bf16 v4, v8, v28, v79
    v_dot2_f32_bf16 v5, v8, v24, v78
    v_dot2_f32_bf16 v6, v8, v20, v77
    v_dot2_f32_bf16 v7, v8, v16, v76
    v_dot2_f32_bf16 v0, v9, v45, v0
    v_dot2_f32_bf16 v1, v9, v41, v1
    v_dot2_f32_bf16 v2, v9, v37, v2
    v_dot2_f32_bf16 v3, v9, v33, v3
    v_dot2_f32_bf16 v4, v9, v29, v4
    v_dot2_f32_bf16 v5, v9, v25, v5
    v_dot2_f32_bf16 v6, v9, v21, v6
    v_dot2_f32_bf16 v7, v9, v17, v7
    v_dot2_f32_bf16 v0, v10, v46, v0
    v_dot2_f32_bf16 v1, v10, v42, v1
    v_dot2_f32_bf16 v2, v10, v38, v2
    v_dot2_f32_bf16 v3, v10, v34, v3
    v_dot2_f32_bf16 v4, v10, v30, v4
    v_dot2_f32_bf16 v5, v10, v26, v5
    v_dot2_f32_bf16 v6, v10, v22, v6
    v_dot2_f32_bf16 v7, v10, v18, v7
    v_dot2_f32_bf16 v83, v11, v47, v0
    v_dot2_f32_bf16 v82, v11, v43, v1
    v_dot2_f32_bf16 v81, v11, v39, v2
    v_dot2_f32_bf16 v80, v11, v35, v3
    v_dot2_f32_bf16 v79, v11, v31, v4
    v_dot2_f32_bf16 v78, v11, v27, v5
    v_dot2_f32_bf16 v77, v11, v23, v6
    v_dot2_f32_bf16 v76, v11, v19, v7
    v_dot2_f32_bf16 v0, v12, v44, v91
    v_dot2_f32_bf16 v1, v12, v40, v90
    v_dot2_f32_bf16 v2, v12, v36, v89
    v_dot2_f32_bf16 v3, v12, v32, v88
    v_dot2_f32_bf16 v4, v12, v28, v87
    v_dot2_f32_bf16 v5, v12, v24, v86
    v_dot2_f32_bf16 v6, v12, v20, v85
    v_dot2_f32_bf16 v7, v12, v16, v84
    v_dot2_f32_bf16 v0, v13, v45, v0
    v_dot2_f32_bf16 v1, v13, v41, v1
    v_dot2_f32_bf16 v2, v13, v37, v2
    v_dot2_f32_bf16 v3, v13, v33, v3
    v_dot2_f32_bf16 v4, v13, v29, v4
    v_dot2_f32_bf16 v5, v13, v25, v5
    v_dot2_f32_bf16 v6, v13, v21, v6
    v_dot2_f32_bf16 v7, v13, v17, v7
    v_dot2_f32_bf16 v0, v14, v46, v0
    v_dot2_f32_bf16 v1, v14, v42, v1
    v_dot2_f32_bf16 v2, v14, v38, v2
    v_dot2_f32_bf16 v3, v14, v34, v3
    v_dot2_f32_bf16 v4, v14, v30, v4
    v_dot2_f32_bf16 v5, v14, v26, v5
    v_dot2_f32_bf16 v6, v14, v22, v6
    v_dot2_f32_bf16 v7, v14, v18, v7
    v_dot2_f32_bf16 v91, v15, v47, v0
    v_dot2_f32_bf16 v90, v15, v43, v1
    v_dot2_f32_bf16 v89, v15, v39, v2
    v_dot2_f32_bf16 v88, v15, v35, v3
    v_dot2_f32_bf16 v87, v15, v31, v4
    v_dot2_f32_bf16 v86, v15, v27, v5
    v_dot2_f32_bf16 v85, v15, v23, v6
    v_dot2_f32_bf16 v84, v15, v19, v7
    s_add_u32 s27, s27, 64
L3:
    s_cmp_lt_u32 s27, s26
    s_cbranch_scc1 L2
    s_cmp_lt_u32 s26, s25
    s_cbranch_scc0 L11
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L7
    v_add_nc_u32_e32 v36, s26, v59
    s_mov_b32 s22, s12
L4:
    s_mov_b32 exec_lo, s22
    v_cmp_gt_u32_e64 s22, s25, v36
    s_and_b32 s26, exec_lo, s22
    s_cbranch_scc1 L5
    s_mov_b32 exec_lo, s12
    s_mov_b32 s22, 0
    s_branch L6
L5:
    s_mov_b32 exec_lo, s26
    v_add_lshl_u32 v0, v50, v36, 1
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    v_add_lshl_u32 v4, v51, v36, 1
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    v_add_lshl_u32 v8, v52, v36, 1
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    v_add_lshl_u32 v12, v53, v36, 1
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    v_add_lshl_u32 v16, v54, v36, 1
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    v_add_lshl_u32 v20, v55, v36, 1
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    v_add_lshl_u32 v24, v56, v36, 1
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    v_add_lshl_u32 v28, v57, v36, 1
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    v_lshlrev_b32_e32 v32, 1, v36
    buffer_load_b128 v[32:35], v32, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v37, v32, v0, v60
    v_dot2_f32_bf16 v37, v33, v1, v37
    v_dot2_f32_bf16 v37, v34, v2, v37
    v_dot2_f32_bf16 v37, v35, v3, v37
    v_dot2_f32_bf16 v38, v32, v4, v61
    v_dot2_f32_bf16 v38, v33, v5, v38
    v_dot2_f32_bf16 v38, v34, v6, v38
    v_dot2_f32_bf16 v38, v35, v7, v38
    v_dot2_f32_bf16 v39, v32, v8, v62
    v_dot2_f32_bf16 v39, v33, v9, v39
    v_dot2_f32_bf16 v39, v34, v10, v39
    v_dot2_f32_bf16 v39, v35, v11, v39
    v_dot2_f32_bf16 v40, v32, v12, v63
    v_dot2_f32_bf16 v40, v33, v13, v40
    v_dot2_f32_bf16 v40, v34, v14, v40
    v_dot2_f32_bf16 v40, v35, v15, v40
    v_dot2_f32_bf16 v41, v32, v16, v64
    v_dot2_f32_bf16 v41, v33, v17, v41
    v_dot2_f32_bf16 v41, v34, v18, v41
    v_dot2_f32_bf16 v41, v35, v19, v41
    v_dot2_f32_bf16 v42, v32, v20, v65
    v_dot2_f32_bf16 v42, v33, v21, v42
    v_dot2_f32_bf16 v42, v34, v22, v42
    v_dot2_f32_bf16 v42, v35, v23, v42
    v_dot2_f32_bf16 v43, v32, v24, v66
    v_dot2_f32_bf16 v43, v33, v25, v43
    v_dot2_f32_bf16 v43, v34, v26, v43
    v_dot2_f32_bf16 v43, v35, v27, v43
    v_dot2_f32_bf16 v32, v32, v28, v67
    v_dot2_f32_bf16 v32, v33, v29, v32
    v_dot2_f32_bf16 v32, v34, v30, v32
    v_dot2_f32_bf16 v44, v35, v31, v32
    v_add_lshl_u32 v32, s20, v36, 1
    buffer_load_b128 v[32:35], v32, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v45, v32, v0, v68
    v_dot2_f32_bf16 v45, v33, v1, v45
    v_dot2_f32_bf16 v45, v34, v2, v45
    v_dot2_f32_bf16 v45, v35, v3, v45
    v_dot2_f32_bf16 v46, v32, v4, v69
    v_dot2_f32_bf16 v46, v33, v5, v46
    v_dot2_f32_bf16 v46, v34, v6, v46
    v_dot2_f32_bf16 v46, v35, v7, v46
    v_dot2_f32_bf16 v47, v32, v8, v70
    v_dot2_f32_bf16 v47, v33, v9, v47
    v_dot2_f32_bf16 v47, v34, v10, v47
    v_dot2_f32_bf16 v47, v35, v11, v47
    v_dot2_f32_bf16 v59, v32, v12, v71
    v_dot2_f32_bf16 v59, v33, v13, v59
    v_dot2_f32_bf16 v59, v34, v14, v59
    v_dot2_f32_bf16 v59, v35, v15, v59
    v_dot2_f32_bf16 v92, v32, v16, v72
    v_dot2_f32_bf16 v92, v33, v17, v92
    v_dot2_f32_bf16 v92, v34, v18, v92
    v_dot2_f32_bf16 v92, v35, v19, v92
    v_dot2_f32_bf16 v93, v32, v20, v73
    v_dot2_f32_bf16 v93, v33, v21, v93
    v_dot2_f32_bf16 v93, v34, v22, v93
    v_dot2_f32_bf16 v93, v35, v23, v93
    v_dot2_f32_bf16 v94, v32, v24, v74
    v_dot2_f32_bf16 v94, v33, v25, v94
    v_dot2_f32_bf16 v94, v34, v26, v94
    v_dot2_f32_bf16 v94, v35, v27, v94
    v_dot2_f32_bf16 v32, v32, v28, v75
    v_dot2_f32_bf16 v32, v33, v29, v32
    v_dot2_f32_bf16 v32, v34, v30, v32
    v_dot2_f32_bf16 v95, v35, v31, v32
    v_add_lshl_u32 v32, s21, v36, 1
    buffer_load_b128 v[32:35], v32, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v96, v32, v0, v76
    v_dot2_f32_bf16 v96, v33, v1, v96
    v_dot2_f32_bf16 v96, v34, v2, v96
    v_dot2_f32_bf16 v96, v35, v3, v96
    v_dot2_f32_bf16 v97, v32, v4, v77
    v_dot2_f32_bf16 v97, v33, v5, v97
    v_dot2_f32_bf16 v97, v34, v6, v97
    v_dot2_f32_bf16 v97, v35, v7, v97
    v_dot2_f32_bf16 v98, v32, v8, v78
    v_dot2_f32_bf16 v98, v33, v9, v98
    v_dot2_f32_bf16 v98, v34, v10, v98
    v_dot2_f32_bf16 v98, v35, v11, v98
    v_dot2_f32_bf16 v99, v32, v12, v79
    v_dot2_f32_bf16 v99, v33, v13, v99
    v_dot2_f32_bf16 v99, v34, v14, v99
    v_dot2_f32_bf16 v99, v35, v15, v99
    v_dot2_f32_bf16 v100, v32, v16, v80
    v_dot2_f32_bf16 v100, v33, v17, v100
    v_dot2_f32_bf16 v100, v34, v18, v100
    v_dot2_f32_bf16 v100, v35, v19, v100
    v_dot2_f32_bf16 v101, v32, v20, v81
    v_dot2_f32_bf16 v101, v33, v21, v101
    v_dot2_f32_bf16 v101, v34, v22, v101
    v_dot2_f32_bf16 v101, v35, v23, v101
    v_dot2_f32_bf16 v102, v32, v24, v82
    v_dot2_f32_bf16 v102, v33, v25, v102
    v_dot2_f32_bf16 v102, v34, v26, v102
    v_dot2_f32_bf16 v102, v35, v27, v102
    v_dot2_f32_bf16 v32, v32, v28, v83
    v_dot2_f32_bf16 v32, v33, v29, v32
    v_dot2_f32_bf16 v32, v34, v30, v32
    v_dot2_f32_bf16 v103, v35, v31, v32
    v_add_lshl_u32 v32, s13, v36, 1
    buffer_load_b128 v[32:35], v32, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v32, v0, v84
    v_dot2_f32_bf16 v0, v33, v1, v0
    v_dot2_f32_bf16 v0, v34, v2, v0
    v_dot2_f32_bf16 v0, v35, v3, v0
    v_dot2_f32_bf16 v1, v32, v4, v85
    v_dot2_f32_bf16 v1, v33, v5, v1
    v_dot2_f32_bf16 v1, v34, v6, v1
    v_dot2_f32_bf16 v1, v35, v7, v1
    v_dot2_f32_bf16 v2, v32, v8, v86
    v_dot2_f32_bf16 v2, v33, v9, v2
    v_dot2_f32_bf16 v2, v34, v10, v2
    v_dot2_f32_bf16 v2, v35, v11, v2
    v_dot2_f32_bf16 v3, v32, v12, v87
    v_dot2_f32_bf16 v3, v33, v13, v3
    v_dot2_f32_bf16 v3, v34, v14, v3
    v_dot2_f32_bf16 v3, v35, v15, v3
    v_dot2_f32_bf16 v4, v32, v16, v88
    v_dot2_f32_bf16 v4, v33, v17, v4
    v_dot2_f32_bf16 v4, v34, v18, v4
    v_dot2_f32_bf16 v4, v35, v19, v4
    v_dot2_f32_bf16 v5, v32, v20, v89
    v_dot2_f32_bf16 v5, v33, v21, v5
    v_dot2_f32_bf16 v5, v34, v22, v5
    v_dot2_f32_bf16 v5, v35, v23, v5
    v_dot2_f32_bf16 v6, v32, v24, v90
    v_dot2_f32_bf16 v6, v33, v25, v6
    v_dot2_f32_bf16 v6, v34, v26, v6
    v_dot2_f32_bf16 v6, v35, v27, v6
    v_dot2_f32_bf16 v7, v32, v28, v91
    v_dot2_f32_bf16 v7, v33, v29, v7
    v_dot2_f32_bf16 v7, v34, v30, v7
    v_dot2_f32_bf16 v7, v35, v31, v7
    v_sub_nc_u32_e32 v8, s25, v36
    v_min_u32_e32 v8, 64, v8
    v_add_nc_u32_e32 v36, v36, v8
    s_mov_b32 exec_lo, s12
    s_mov_b32 s22, s26
L6:
    v_cndmask_b32_e64 v60, v60, v37, s26
    v_cndmask_b32_e64 v61, v61, v38, s26
    v_cndmask_b32_e64 v62, v62, v39, s26
    v_cndmask_b32_e64 v63, v63, v40, s26
    v_cndmask_b32_e64 v64, v64, v41, s26
    v_cndmask_b32_e64 v65, v65, v42, s26
    v_cndmask_b32_e64 v66, v66, v43, s26
    v_cndmask_b32_e64 v67, v67, v44, s26
    v_cndmask_b32_e64 v68, v68, v45, s26
    v_cndmask_b32_e64 v69, v69, v46, s26
    v_cndmask_b32_e64 v70, v70, v47, s26
    v_cndmask_b32_e64 v71, v71, v59, s26
    v_cndmask_b32_e64 v72, v72, v92, s26
    v_cndmask_b32_e64 v73, v73, v93, s26
    v_cndmask_b32_e64 v74, v74, v94, s26
    v_cndmask_b32_e64 v75, v75, v95, s26
    v_cndmask_b32_e64 v76, v76, v96, s26
    v_cndmask_b32_e64 v77, v77, v97, s26
    v_cndmask_b32_e64 v78, v78, v98, s26
    v_cndmask_b32_e64 v79, v79, v99, s26
    v_cndmask_b32_e64 v80, v80, v100, s26
    v_cndmask_b32_e64 v81, v81, v101, s26
    v_cndmask_b32_e64 v82, v82, v102, s26
    v_cndmask_b32_e64 v83, v83, v103, s26
    v_cndmask_b32_e64 v84, v84, v0, s26
    v_cndmask_b32_e64 v85, v85, v1, s26
    v_cndmask_b32_e64 v86, v86, v2, s26
    v_cndmask_b32_e64 v87, v87, v3, s26
    v_cndmask_b32_e64 v88, v88, v4, s26
    v_cndmask_b32_e64 v89, v89, v5, s26
    v_cndmask_b32_e64 v90, v90, v6, s26
    v_cndmask_b32_e64 v91, v91, v7, s26
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc1 L4
    s_branch L11
L7:
    s_mov_b32 s22, s12
    v_mov_b32_e32 v0, v58
L8:
    s_mov_b32 exec_lo, s22
    v_cmp_gt_u32_e64 s22, s25, v0
    s_and_b32 s26, exec_lo, s22
    s_cbranch_scc1 L9
    s_mov_b32 exec_lo, s12
    s_mov_b32 s22, 0
    s_branch L10
L9:
    s_mov_b32 exec_lo, s26
    v_add_lshl_u32 v1, v50, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v25, 16, v1
    v_add_lshl_u32 v1, v51, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v26, 16, v1
    v_add_lshl_u32 v1, v52, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v27, 16, v1
    v_add_lshl_u32 v1, v53, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v28, 16, v1
    v_add_lshl_u32 v1, v54, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v29, 16, v1
    v_add_lshl_u32 v1, v55, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v30, 16, v1
    v_add_lshl_u32 v1, v56, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v31, 16, v1
    v_add_lshl_u32 v1, v57, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v32, 16, v1
    v_lshlrev_b32_e32 v1, 1, v0
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v8, 16, v1
    v_fma_f32 v1, v8, v25, v60
    v_fma_f32 v2, v8, v26, v61
    v_fma_f32 v3, v8, v27, v62
    v_fma_f32 v4, v8, v28, v63
    v_fma_f32 v5, v8, v29, v64
    v_fma_f32 v6, v8, v30, v65
    v_fma_f32 v7, v8, v31, v66
    v_fma_f32 v8, v8, v32, v67
    v_add_lshl_u32 v9, s20, v0, 1
    buffer_load_u16 v9, v9, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v16, 16, v9
    v_fma_f32 v9, v16, v25, v68
    v_fma_f32 v10, v16, v26, v69
    v_fma_f32 v11, v16, v27, v70
    v_fma_f32 v12, v16, v28, v71
    v_fma_f32 v13, v16, v29, v72
    v_fma_f32 v14, v16, v30, v73
    v_fma_f32 v15, v16, v31, v74
    v_fma_f32 v16, v16, v32, v75
    v_add_lshl_u32 v17, s21, v0, 1
    buffer_load_u16 v17, v17, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v24, 16, v17
    v_fma_f32 v17, v24, v25, v76
    v_fma_f32 v18, v24, v26, v77
    v_fma_f32 v19, v24, v27, v78
    v_fma_f32 v20, v24, v28, v79
    v_fma_f32 v21, v24, v29, v80
    v_fma_f32 v22, v24, v30, v81
    v_fma_f32 v23, v24, v31, v82
    v_fma_f32 v24, v24, v32, v83
    v_add_lshl_u32 v33, s13, v0, 1
    buffer_load_u16 v33, v33, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v33, 16, v33
    v_fma_f32 v25, v33, v25, v84
    v_fma_f32 v26, v33, v26, v85
    v_fma_f32 v27, v33, v27, v86
    v_fma_f32 v28, v33, v28, v87
    v_fma_f32 v29, v33, v29, v88
    v_fma_f32 v30, v33, v30, v89
    v_fma_f32 v31, v33, v31, v90
    v_fma_f32 v32, v33, v32, v91
    v_sub_nc_u32_e32 v33, s25, v0
    v_min_u32_e32 v33, 8, v33
    v_add_nc_u32_e32 v0, v0, v33
    s_mov_b32 exec_lo, s12
    s_mov_b32 s22, s26
L10:
    v_cndmask_b32_e64 v60, v60, v1, s26
    v_cndmask_b32_e64 v61, v61, v2, s26
    v_cndmask_b32_e64 v62, v62, v3, s26
    v_cndmask_b32_e64 v63, v63, v4, s26
    v_cndmask_b32_e64 v64, v64, v5, s26
    v_cndmask_b32_e64 v65, v65, v6, s26
    v_cndmask_b32_e64 v66, v66, v7, s26
    v_cndmask_b32_e64 v67, v67, v8, s26
    v_cndmask_b32_e64 v68, v68, v9, s26
    v_cndmask_b32_e64 v69, v69, v10, s26
    v_cndmask_b32_e64 v70, v70, v11, s26
    v_cndmask_b32_e64 v71, v71, v12, s26
    v_cndmask_b32_e64 v72, v72, v13, s26
    v_cndmask_b32_e64 v73, v73, v14, s26
    v_cndmask_b32_e64 v74, v74, v15, s26
    v_cndmask_b32_e64 v75, v75, v16, s26
    v_cndmask_b32_e64 v76, v76, v17, s26
    v_cndmask_b32_e64 v77, v77, v18, s26
    v_cndmask_b32_e64 v78, v78, v19, s26
    v_cndmask_b32_e64 v79, v79, v20, s26
    v_cndmask_b32_e64 v80, v80, v21, s26
    v_cndmask_b32_e64 v81, v81, v22, s26
    v_cndmask_b32_e64 v82, v82, v23, s26
    v_cndmask_b32_e64 v83, v83, v24, s26
    v_cndmask_b32_e64 v84, v84, v25, s26
    v_cndmask_b32_e64 v85, v85, v26, s26
    v_cndmask_b32_e64 v86, v86, v27, s26
    v_cndmask_b32_e64 v87, v87, v28, s26
    v_cndmask_b32_e64 v88, v88, v29, s26
    v_cndmask_b32_e64 v89, v89, v30, s26
    v_cndmask_b32_e64 v90, v90, v31, s26
    v_cndmask_b32_e64 v91, v91, v32, s26
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc1 L8
L11:
    v_and_b32_e32 v0, 1, v48
    v_cmp_eq_u32_e64 s4, 1, v0
    v_cndmask_b32_e64 v0, v60, v61, s4
    v_cndmask_b32_e64 v1, v61, v60, s4
    v_add_f32_dpp v0, v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v62, v63, s4
    v_cndmask_b32_e64 v2, v63, v62, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v64, v65, s4
    v_cndmask_b32_e64 v3, v65, v64, s4
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v66, v67, s4
    v_cndmask_b32_e64 v4, v67, v66, s4
    v_add_f32_dpp v3, v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v4, v68, v69, s4
    v_cndmask_b32_e64 v5, v69, v68, s4
    v_add_f32_dpp v4, v5, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v5, v70, v71, s4
    v_cndmask_b32_e64 v6, v71, v70, s4
    v_add_f32_dpp v5, v6, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, v72, v73, s4
    v_cndmask_b32_e64 v7, v73, v72, s4
    v_add_f32_dpp v6, v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, v74, v75, s4
    v_cndmask_b32_e64 v8, v75, v74, s4
    v_add_f32_dpp v7, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v8, v76, v77, s4
    v_cndmask_b32_e64 v9, v77, v76, s4
    v_add_f32_dpp v8, v9, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v9, v78, v79, s4
    v_cndmask_b32_e64 v10, v79, v78, s4
    v_add_f32_dpp v9, v10, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v10, v80, v81, s4
    v_cndmask_b32_e64 v11, v81, v80, s4
    v_add_f32_dpp v10, v11, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v11, v82, v83, s4
    v_cndmask_b32_e64 v12, v83, v82, s4
    v_add_f32_dpp v11, v12, v11 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v12, v84, v85, s4
    v_cndmask_b32_e64 v13, v85, v84, s4
    v_add_f32_dpp v12, v13, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v13, v86, v87, s4
    v_cndmask_b32_e64 v14, v87, v86, s4
    v_add_f32_dpp v13, v14, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v14, v88, v89, s4
    v_cndmask_b32_e64 v15, v89, v88, s4
    v_add_f32_dpp v14, v15, v14 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v15, v90, v91, s4
    v_cndmask_b32_e64 v16, v91, v90, s4
    v_add_f32_dpp v15, v16, v15 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v16, v48, 1, 1
    v_cmp_eq_u32_e64 s4, 1, v16
    v_cndmask_b32_e64 v16, v0, v1, s4
    v_cndmask_b32_e64 v0, v1, v0, s4
    v_add_f32_dpp v0, v0, v16 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
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
    v_bfe_u32 v8, v48, 2, 1
    v_cmp_eq_u32_e64 s4, 1, v8
    v_cndmask_b32_e64 v8, v0, v1, s4
    v_cndmask_b32_e64 v0, v1, v0, s4
    v_add_f32_dpp v0, v0, v8 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v2, v3, s4
    v_cndmask_b32_e64 v2, v3, v2, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v4, v5, s4
    v_cndmask_b32_e64 v3, v5, v4, s4
    v_add_f32_dpp v2, v3, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v6, v7, s4
    v_cndmask_b32_e64 v4, v7, v6, s4
    v_add_f32_dpp v3, v4, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshrrev_b32_e32 v4, 3, v58
    v_add_nc_u32_e32 v5, v49, v58
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc0 L12
    v_mul_lo_u32 v6, v4, s14
    v_add_nc_u32_e32 v6, v5, v6
    s_add_u32 s4, s15, -1
    v_min_u32_e32 v6, s4, v6
    v_lshlrev_b32_e32 v6, 1, v6
    buffer_load_u16 v6, v6, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v6, 16, v6
    v_add_f32_e32 v0, v0, v6
L12:
    v_cmp_gt_u32_e64 s4, s14, v5
    v_cmp_gt_u32_e64 s5, s23, v4
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v4, v4, s24
    v_add_lshl_u32 v4, v4, v5, 2
    buffer_load_b32 v5, v4, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v0, v0, v5
    buffer_store_b32 v0, v4, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L13:
    v_add_nc_u32_e32 v0, 8, v58
    v_lshrrev_b32_e32 v4, 3, v0
    v_and_b32_e32 v0, 7, v0
    v_add_nc_u32_e32 v5, v49, v0
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc0 L14
    v_lshrrev_b32_e32 v0, 3, v0
    v_mul_lo_u32 v0, v0, s14
    v_add_nc_u32_e32 v0, v5, v0
    s_add_u32 s4, s15, -1
    v_min_u32_e32 v0, s4, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v1, v1, v0
L14:
    v_cmp_gt_u32_e64 s4, s14, v5
    v_cmp_gt_u32_e64 s5, s23, v4
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v4, s24
    v_add_lshl_u32 v0, v0, v5, 2
    buffer_load_b32 v4, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v4
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L15:
    v_add_nc_u32_e32 v0, 16, v58
    v_lshrrev_b32_e32 v1, 3, v0
    v_and_b32_e32 v0, 7, v0
    v_add_nc_u32_e32 v4, v49, v0
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc0 L16
    v_lshrrev_b32_e32 v0, 3, v0
    v_mul_lo_u32 v0, v0, s14
    v_add_nc_u32_e32 v0, v4, v0
    s_add_u32 s4, s15, -1
    v_min_u32_e32 v0, s4, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v2, v2, v0
L16:
    v_cmp_gt_u32_e64 s4, s14, v4
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s24
    v_add_lshl_u32 v0, v0, v4, 2
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v2, v1
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L17:
    v_add_nc_u32_e32 v0, 24, v58
    v_lshrrev_b32_e32 v1, 3, v0
    v_and_b32_e32 v0, 7, v0
    v_add_nc_u32_e32 v2, v49, v0
    s_cmp_gt_u32 s15, 0
    s_cbranch_scc0 L18
    v_lshrrev_b32_e32 v0, 3, v0
    v_mul_lo_u32 v0, v0, s14
    v_add_nc_u32_e32 v0, v2, v0
    s_add_u32 s4, s15, -1
    v_min_u32_e32 v0, s4, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    v_add_f32_e32 v3, v3, v0
L18:
    v_cmp_gt_u32_e64 s4, s14, v2
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s24
    v_add_lshl_u32 v0, v0, v2, 2
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v3, v1
    buffer_store_b32 v1, v0, s[0:3], 0 offen
L19:
    s_endpgm
