; 88 VGPRs, 33 SGPRs, 0 bytes of LDS, 0 of scratch, 917 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s14, s[0:1], 0x58
    s_load_b32 s15, s[0:1], 0x5c
    s_load_b32 s24, s[0:1], 0x60
    v_mbcnt_lo_u32_b32 v48, -1, 0
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
    s_lshl_b32 s2, s22, 1
    s_mov_b32 s3, 0x31016000
    s_lshl2_add_u32 s13, s13, s25
    s_lshl_b32 s13, s13, 3
    v_lshrrev_b32_e32 v0, 3, v48
    v_lshl_add_u32 v49, v0, 1, s13
    s_add_u32 s13, s14, -1
    s_mul_i32 s13, s13, s24
    s_min_u32 s13, s13, 0x38000000
    s_mul_i32 s20, s14, s24
    v_mul_lo_u32 v0, v49, s24
    v_min_u32_e32 v50, s13, v0
    v_add_nc_u32_e32 v0, s24, v50
    v_min_u32_e32 v51, s13, v0
    v_add_nc_u32_e32 v52, s20, v50
    v_add_nc_u32_e32 v53, s20, v51
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
    s_min_u32 s13, s13, 7
    s_mul_i32 s13, s13, s24
    v_dual_mov_b32 v57, 0 :: v_dual_and_b32 v54, 7, v48
    v_dual_mov_b32 v56, 0 :: v_dual_lshlrev_b32 v55, 3, v54
    s_and_b32 s29, s24, 7
    s_and_b32 s30, s24, 0xffffffc0
    s_cmp_eq_u32 s29, 0
    s_cselect_b32 s31, 1, 0
    s_mul_i32 s30, s30, s31
    v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v59, 0
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
    s_mov_b32 s31, 0
    s_branch L1
L0:
    s_and_b32 s32, s31, 0x3fffff
    v_add_nc_u32_e32 v44, s32, v55
    v_lshlrev_b32_e32 v0, 1, v44
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    v_add_lshl_u32 v4, s20, v44, 1
    buffer_load_b128 v[4:7], v4, s[4:7], 0 offen
    v_add_lshl_u32 v8, s21, v44, 1
    buffer_load_b128 v[8:11], v8, s[4:7], 0 offen
    v_add_lshl_u32 v12, s22, v44, 1
    buffer_load_b128 v[12:15], v12, s[4:7], 0 offen
    v_add_lshl_u32 v16, s25, v44, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    v_add_lshl_u32 v20, s27, v44, 1
    buffer_load_b128 v[20:23], v20, s[4:7], 0 offen
    v_add_lshl_u32 v24, s28, v44, 1
    buffer_load_b128 v[24:27], v24, s[4:7], 0 offen
    v_add_lshl_u32 v28, s13, v44, 1
    buffer_load_b128 v[28:31], v28, s[4:7], 0 offen
    v_add_lshl_u32 v32, v50, v44, 1
    buffer_load_b128 v[32:35], v32, s[8:11], 0 offen
    v_add_lshl_u32 v36, v51, v44, 1
    buffer_load_b128 v[36:39], v36, s[8:11], 0 offen
    v_add_lshl_u32 v40, v52, v44, 1
    buffer_load_b128 v[40:43], v40, s[8:11], 0 offen
    v_add_lshl_u32 v44, v53, v44, 1
    buffer_load_b128 v[44:47], v44, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v59, v0, v44, v59
    v_dot2_f32_bf16 v58, v0, v40, v58
    v_dot2_f32_bf16 v57, v0, v36, v57
    v_dot2_f32_bf16 v0, v0, v32, v56
    v_dot2_f32_bf16 v56, v1, v45, v59
    v_dot2_f32_bf16 v58, v1, v41, v58
    v_dot2_f32_bf16 v57, v1, v37, v57
    v_dot2_f32_bf16 v0, v1, v33, v0
    v_dot2_f32_bf16 v1, v2, v46, v56
    v_dot2_f32_bf16 v56, v2, v42, v58
    v_dot2_f32_bf16 v57, v2, v38, v57
    v_dot2_f32_bf16 v0, v2, v34, v0
    v_dot2_f32_bf16 v59, v3, v47, v1
    v_dot2_f32_bf16 v58, v3, v43, v56
    v_dot2_f32_bf16 v57, v3, v39, v57
    v_dot2_f32_bf16 v56, v3, v35, v0
    v_dot2_f32_bf16 v0, v4, v44, v63
    v_dot2_f32_bf16 v1, v4, v40, v62
    v_dot2_f32_bf16 v2, v4, v36, v61
    v_dot2_f32_bf16 v3, v4, v32, v60
    v_dot2_f32_bf16 v0, v5, v45, v0
    v_dot2_f32_bf16 v1, v5, v41, v1
    v_dot2_f32_bf16 v2, v5, v37, v2
    v_dot2_f32_bf16 v3, v5, v33, v3
    v_dot2_f32_bf16 v0, v6, v46, v0
    v_dot2_f32_bf16 v1, v6, v42, v1
    v_dot2_f32_bf16 v2, v6, v38, v2
    v_dot2_f32_bf16 v3, v6, v34, v3
    v_dot2_f32_bf16 v63, v7, v47, v0
    v_dot2_f32_bf16 v62, v7, v43, v1
    v_dot2_f32_bf16 v61, v7, v39, v2
    v_dot2_f32_bf16 v60, v7, v35, v3
    v_dot2_f32_bf16 v0, v8, v44, v67
    v_dot2_f32_bf16 v1, v8, v40, v66
    v_dot2_f32_bf16 v2, v8, v36, v65
    v_dot2_f32_bf16 v3, v8, v32, v64
    v_dot2_f32_bf16 v0, v9, v45, v0
    v_dot2_f32_bf16 v1, v9, v41, v1
    v_dot2_f32_bf16 v2, v9, v37, v2
    v_dot2_f32_bf16 v3, v9, v33, v3
    v_dot2_f32_bf16 v0, v10, v46, v0
    v_dot2_f32_bf16 v1, v10, v42, v1
    v_dot2_f32_bf16 v2, v10, v38, v2
    v_dot2_f32_bf16 v3, v10, v34, v3
    v_dot2_f32_bf16 v67, v11, v47, v0
    v_dot2_f32_bf16 v66, v11, v43, v1
    v_dot2_f32_bf16 v65, v11, v39, v2
    v_dot2_f32_bf16 v64, v11, v35, v3
    v_dot2_f32_bf16 v0, v12, v44, v71
    v_dot2_f32_bf16 v1, v12, v40, v70
    v_dot2_f32_bf16 v2, v12, v36, v69
    v_dot2_f32_bf16 v3, v12, v32, v68
    v_dot2_f32_bf16 v0, v13, v45, v0
    v_dot2_f32_bf16 v1, v13, v41, v1
    v_dot2_f32_bf16 v2, v13, v37, v2
    v_dot2_f32_bf16 v3, v13, v33, v3
    v_dot2_f32_bf16 v0, v14, v46, v0
    v_dot2_f32_bf16 v1, v14, v42, v1
    v_dot2_f32_bf16 v2, v14, v38, v2
    v_dot2_f32_bf16 v3, v14, v34, v3
    v_dot2_f32_bf16 v71, v15, v47, v0
    v_dot2_f32_bf16 v70, v15, v43, v1
    v_dot2_f32_bf16 v69, v15, v39, v2
    v_dot2_f32_bf16 v68, v15, v35, v3
    v_dot2_f32_bf16 v0, v16, v44, v75
    v_dot2_f32_bf16 v1, v16, v40, v74
    v_dot2_f32_bf16 v2, v16, v36, v73
    v_dot2_f32_bf16 v3, v16, v32, v72
    v_dot2_f32_bf16 v0, v17, v45, v0
    v_dot2_f32_bf16 v1, v17, v41, v1
    v_dot2_f32_bf16 v2, v17, v37, v2
    v_dot2_f32_bf16 v3, v17, v33, v3
    v_dot2_f32_bf16 v0, v18, v46, v0
    v_dot2_f32_bf16 v1, v18, v42, v1
    v_dot2_f32_bf16 v2, v18, v38, v2
    v_dot2_f32_bf16 v3, v18, v34, v3
    v_dot2_f32_bf16 v75, v19, v47, v0
    v_dot2_f32_bf16 v74, v19, v43, v1
    v_dot2_f32_bf16 v73, v19, v39, v2
    v_dot2_f32_bf16 v72, v19, v35, v3
    v_dot2_f32_bf16 v0, v20, v44, v79
    v_dot2_f32_bf16 v1, v20, v40, v78
    v_dot2_f32_bf16 v2, v20, v36, v77
    v_dot2_f32_bf16 v3, v20, v32, v76
    v_dot2_f32_bf16 v0, v21, v45, v0
    v_dot2_f32_bf16 v1, v21, v41, v1
    v_dot2_f32_bf16 v2, v21, v37, v2
    v_dot2_f32_bf16 v3, v21, v33, v3
    v_dot2_f32_bf16 v0, v22, v46, v0
    v_dot2_f32_bf16 v1, v22, v42, v1
    v_dot2_f32_bf16 v2, v22, v38, v2
    v_dot2_f32_bf16 v3, v22, v34, v3
    v_dot2_f32_bf16 v79, v23, v47, v0
    v_dot2_f32_bf16 v78, v23, v43, v1
    v_dot2_f32_bf16 v77, v23, v39, v2
    v_dot2_f32_bf16 v76, v23, v35, v3
    v_dot2_f32_bf16 v0, v24, v44, v83
    v_dot2_f32_bf16 v1, v24, v40, v82
    v_dot2_f32_bf16 v2, v24, v36, v81
    v_dot2_f32_bf16 v3, v24, v32, v80
    v_dot2_f32_bf16 v0, v25, v45, v0
    v_dot2_f32_bf16 v1, v25, v41, v1
    v_dot2_f32_bf16 v2, v25, v37, v2
    v_dot2_f32_bf16 v3, v25, v33, v3
    v_dot2_f32_bf16 v0, v26, v46, v0
    v_dot2_f32_bf16 v1, v26, v42, v1
    v_dot2_f32_bf16 v2, v26, v38, v2
    v_dot2_f32_bf16 v3, v26, v34, v3
    v_dot2_f32_bf16 v83, v27, v47, v0
    v_dot2_f32_bf16 v82, v27, v43, v1
    v_dot2_f32_bf16 v81, v27, v39, v2
    v_dot2_f32_bf16 v80, v27, v35, v3
    v_dot2_f32_bf16 v0, v28, v44, v87
    v_dot2_f32_bf16 v1, v28, v40, v86
    v_dot2_f32_bf16 v2, v28, v36, v85
    v_dot2_f32_bf16 v3, v28, v32, v84
    v_dot2_f32_bf16 v0, v29, v45, v0
    v_dot2_f32_bf16 v1, v29, v41, v1
    v_dot2_f32_bf16 v2, v29, v37, v2
    v_dot2_f32_bf16 v3, v29, v33, v3
    v_dot2_f32_bf16 v0, v30, v46, v0
    v_dot2_f32_bf16 v1, v30, v42, v1
    v_dot2_f32_bf16 v2, v30, v38, v2
    v_dot2_f32_bf16 v3, v30, v34, v3
    v_dot2_f32_bf16 v87, v31, v47, v0
    v_dot2_f32_bf16 v86, v31, v43, v1
    v_dot2_f32_bf16 v85, v31, v39, v2
    v_dot2_f32_bf16 v84, v31, v35, v3
    s_add_u32 s31, s31, 64
L1:
    s_cmp_lt_u32 s31, s30
    s_cbranch_scc1 L0
    s_cmp_lt_u32 s30, s24
    s_cbranch_scc0 L9
    s_cmp_eq_u32 s29, 0
    s_cbranch_scc0 L5
    v_add_nc_u32_e32 v20, s30, v55
    s_mov_b32 s29, s12
L2:
    s_mov_b32 exec_lo, s29
    v_cmp_gt_u32_e64 s29, s24, v20
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s12
    s_mov_b32 s29, 0
    s_branch L4
L3:
    s_mov_b32 exec_lo, s30
    v_add_lshl_u32 v0, v50, v20, 1
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    v_add_lshl_u32 v4, v51, v20, 1
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    v_add_lshl_u32 v8, v52, v20, 1
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    v_add_lshl_u32 v12, v53, v20, 1
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    v_lshlrev_b32_e32 v16, 1, v20
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v21, v16, v0, v56
    v_dot2_f32_bf16 v21, v17, v1, v21
    v_dot2_f32_bf16 v21, v18, v2, v21
    v_dot2_f32_bf16 v21, v19, v3, v21
    v_dot2_f32_bf16 v22, v16, v4, v57
    v_dot2_f32_bf16 v22, v17, v5, v22
    v_dot2_f32_bf16 v22, v18, v6, v22
    v_dot2_f32_bf16 v22, v19, v7, v22
    v_dot2_f32_bf16 v23, v16, v8, v58
    v_dot2_f32_bf16 v23, v17, v9, v23
    v_dot2_f32_bf16 v23, v18, v10, v23
    v_dot2_f32_bf16 v23, v19, v11, v23
    v_dot2_f32_bf16 v16, v16, v12, v59
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v24, v19, v15, v16
    v_add_lshl_u32 v16, s20, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v25, v16, v0, v60
    v_dot2_f32_bf16 v25, v17, v1, v25
    v_dot2_f32_bf16 v25, v18, v2, v25
    v_dot2_f32_bf16 v25, v19, v3, v25
    v_dot2_f32_bf16 v26, v16, v4, v61
    v_dot2_f32_bf16 v26, v17, v5, v26
    v_dot2_f32_bf16 v26, v18, v6, v26
    v_dot2_f32_bf16 v26, v19, v7, v26
    v_dot2_f32_bf16 v27, v16, v8, v62
    v_dot2_f32_bf16 v27, v17, v9, v27
    v_dot2_f32_bf16 v27, v18, v10, v27
    v_dot2_f32_bf16 v27, v19, v11, v27
    v_dot2_f32_bf16 v16, v16, v12, v63
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v28, v19, v15, v16
    v_add_lshl_u32 v16, s21, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v29, v16, v0, v64
    v_dot2_f32_bf16 v29, v17, v1, v29
    v_dot2_f32_bf16 v29, v18, v2, v29
    v_dot2_f32_bf16 v29, v19, v3, v29
    v_dot2_f32_bf16 v30, v16, v4, v65
    v_dot2_f32_bf16 v30, v17, v5, v30
    v_dot2_f32_bf16 v30, v18, v6, v30
    v_dot2_f32_bf16 v30, v19, v7, v30
    v_dot2_f32_bf16 v31, v16, v8, v66
    v_dot2_f32_bf16 v31, v17, v9, v31
    v_dot2_f32_bf16 v31, v18, v10, v31
    v_dot2_f32_bf16 v31, v19, v11, v31
    v_dot2_f32_bf16 v16, v16, v12, v67
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v32, v19, v15, v16
    v_add_lshl_u32 v16, s22, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v33, v16, v0, v68
    v_dot2_f32_bf16 v33, v17, v1, v33
    v_dot2_f32_bf16 v33, v18, v2, v33
    v_dot2_f32_bf16 v33, v19, v3, v33
    v_dot2_f32_bf16 v34, v16, v4, v69
    v_dot2_f32_bf16 v34, v17, v5, v34
    v_dot2_f32_bf16 v34, v18, v6, v34
    v_dot2_f32_bf16 v34, v19, v7, v34
    v_dot2_f32_bf16 v35, v16, v8, v70
    v_dot2_f32_bf16 v35, v17, v9, v35
    v_dot2_f32_bf16 v35, v18, v10, v35
    v_dot2_f32_bf16 v35, v19, v11, v35
    v_dot2_f32_bf16 v16, v16, v12, v71
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v36, v19, v15, v16
    v_add_lshl_u32 v16, s25, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v37, v16, v0, v72
    v_dot2_f32_bf16 v37, v17, v1, v37
    v_dot2_f32_bf16 v37, v18, v2, v37
    v_dot2_f32_bf16 v37, v19, v3, v37
    v_dot2_f32_bf16 v38, v16, v4, v73
    v_dot2_f32_bf16 v38, v17, v5, v38
    v_dot2_f32_bf16 v38, v18, v6, v38
    v_dot2_f32_bf16 v38, v19, v7, v38
    v_dot2_f32_bf16 v39, v16, v8, v74
    v_dot2_f32_bf16 v39, v17, v9, v39
    v_dot2_f32_bf16 v39, v18, v10, v39
    v_dot2_f32_bf16 v39, v19, v11, v39
    v_dot2_f32_bf16 v16, v16, v12, v75
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v40, v19, v15, v16
    v_add_lshl_u32 v16, s27, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v41, v16, v0, v76
    v_dot2_f32_bf16 v41, v17, v1, v41
    v_dot2_f32_bf16 v41, v18, v2, v41
    v_dot2_f32_bf16 v41, v19, v3, v41
    v_dot2_f32_bf16 v42, v16, v4, v77
    v_dot2_f32_bf16 v42, v17, v5, v42
    v_dot2_f32_bf16 v42, v18, v6, v42
    v_dot2_f32_bf16 v42, v19, v7, v42
    v_dot2_f32_bf16 v43, v16, v8, v78
    v_dot2_f32_bf16 v43, v17, v9, v43
    v_dot2_f32_bf16 v43, v18, v10, v43
    v_dot2_f32_bf16 v43, v19, v11, v43
    v_dot2_f32_bf16 v16, v16, v12, v79
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v44, v19, v15, v16
    v_add_lshl_u32 v16, s28, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v45, v16, v0, v80
    v_dot2_f32_bf16 v45, v17, v1, v45
    v_dot2_f32_bf16 v45, v18, v2, v45
    v_dot2_f32_bf16 v45, v19, v3, v45
    v_dot2_f32_bf16 v46, v16, v4, v81
    v_dot2_f32_bf16 v46, v17, v5, v46
    v_dot2_f32_bf16 v46, v18, v6, v46
    v_dot2_f32_bf16 v46, v19, v7, v46
    v_dot2_f32_bf16 v47, v16, v8, v82
    v_dot2_f32_bf16 v47, v17, v9, v47
    v_dot2_f32_bf16 v47, v18, v10, v47
    v_dot2_f32_bf16 v47, v19, v11, v47
    v_dot2_f32_bf16 v16, v16, v12, v83
    v_dot2_f32_bf16 v16, v17, v13, v16
    v_dot2_f32_bf16 v16, v18, v14, v16
    v_dot2_f32_bf16 v55, v19, v15, v16
    v_add_lshl_u32 v16, s13, v20, 1
    buffer_load_b128 v[16:19], v16, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v16, v0, v84
    v_dot2_f32_bf16 v0, v17, v1, v0
    v_dot2_f32_bf16 v0, v18, v2, v0
    v_dot2_f32_bf16 v0, v19, v3, v0
    v_dot2_f32_bf16 v1, v16, v4, v85
    v_dot2_f32_bf16 v1, v17, v5, v1
    v_dot2_f32_bf16 v1, v18, v6, v1
    v_dot2_f32_bf16 v1, v19, v7, v1
    v_dot2_f32_bf16 v2, v16, v8, v86
    v_dot2_f32_bf16 v2, v17, v9, v2
    v_dot2_f32_bf16 v2, v18, v10, v2
    v_dot2_f32_bf16 v2, v19, v11, v2
    v_dot2_f32_bf16 v3, v16, v12, v87
    v_dot2_f32_bf16 v3, v17, v13, v3
    v_dot2_f32_bf16 v3, v18, v14, v3
    v_dot2_f32_bf16 v3, v19, v15, v3
    v_sub_nc_u32_e32 v4, s24, v20
    v_min_u32_e32 v4, 64, v4
    v_add_nc_u32_e32 v20, v20, v4
    s_mov_b32 exec_lo, s12
    s_mov_b32 s29, s30
L4:
    v_cndmask_b32_e64 v56, v56, v21, s30
    v_cndmask_b32_e64 v57, v57, v22, s30
    v_cndmask_b32_e64 v58, v58, v23, s30
    v_cndmask_b32_e64 v59, v59, v24, s30
    v_cndmask_b32_e64 v60, v60, v25, s30
    v_cndmask_b32_e64 v61, v61, v26, s30
    v_cndmask_b32_e64 v62, v62, v27, s30
    v_cndmask_b32_e64 v63, v63, v28, s30
    v_cndmask_b32_e64 v64, v64, v29, s30
    v_cndmask_b32_e64 v65, v65, v30, s30
    v_cndmask_b32_e64 v66, v66, v31, s30
    v_cndmask_b32_e64 v67, v67, v32, s30
    v_cndmask_b32_e64 v68, v68, v33, s30
    v_cndmask_b32_e64 v69, v69, v34, s30
    v_cndmask_b32_e64 v70, v70, v35, s30
    v_cndmask_b32_e64 v71, v71, v36, s30
    v_cndmask_b32_e64 v72, v72, v37, s30
    v_cndmask_b32_e64 v73, v73, v38, s30
    v_cndmask_b32_e64 v74, v74, v39, s30
    v_cndmask_b32_e64 v75, v75, v40, s30
    v_cndmask_b32_e64 v76, v76, v41, s30
    v_cndmask_b32_e64 v77, v77, v42, s30
    v_cndmask_b32_e64 v78, v78, v43, s30
    v_cndmask_b32_e64 v79, v79, v44, s30
    v_cndmask_b32_e64 v80, v80, v45, s30
    v_cndmask_b32_e64 v81, v81, v46, s30
    v_cndmask_b32_e64 v82, v82, v47, s30
    v_cndmask_b32_e64 v83, v83, v55, s30
    v_cndmask_b32_e64 v84, v84, v0, s30
    v_cndmask_b32_e64 v85, v85, v1, s30
    v_cndmask_b32_e64 v86, v86, v2, s30
    v_cndmask_b32_e64 v87, v87, v3, s30
    s_cmp_lg_u32 s29, 0
    s_cbranch_scc1 L2
    s_branch L9
L5:
    s_mov_b32 s29, s12
    v_mov_b32_e32 v0, v54
L6:
    s_mov_b32 exec_lo, s29
    v_cmp_gt_u32_e64 s29, s24, v0
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc1 L7
    s_mov_b32 exec_lo, s12
    s_mov_b32 s29, 0
    s_branch L8
L7:
    s_mov_b32 exec_lo, s30
    v_add_lshl_u32 v1, v50, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v29, 16, v1
    v_add_lshl_u32 v1, v51, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v30, 16, v1
    v_add_lshl_u32 v1, v52, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v31, 16, v1
    v_add_lshl_u32 v1, v53, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v32, 16, v1
    v_lshlrev_b32_e32 v1, 1, v0
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v4, 16, v1
    v_fma_f32 v1, v4, v29, v56
    v_fma_f32 v2, v4, v30, v57
    v_fma_f32 v3, v4, v31, v58
    v_fma_f32 v4, v4, v32, v59
    v_add_lshl_u32 v5, s20, v0, 1
    buffer_load_u16 v5, v5, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v8, 16, v5
    v_fma_f32 v5, v8, v29, v60
    v_fma_f32 v6, v8, v30, v61
    v_fma_f32 v7, v8, v31, v62
    v_fma_f32 v8, v8, v32, v63
    v_add_lshl_u32 v9, s21, v0, 1
    buffer_load_u16 v9, v9, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v12, 16, v9
    v_fma_f32 v9, v12, v29, v64
    v_fma_f32 v10, v12, v30, v65
    v_fma_f32 v11, v12, v31, v66
    v_fma_f32 v12, v12, v32, v67
    v_add_lshl_u32 v13, s22, v0, 1
    buffer_load_u16 v13, v13, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v16, 16, v13
    v_fma_f32 v13, v16, v29, v68
    v_fma_f32 v14, v16, v30, v69
    v_fma_f32 v15, v16, v31, v70
    v_fma_f32 v16, v16, v32, v71
    v_add_lshl_u32 v17, s25, v0, 1
    buffer_load_u16 v17, v17, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v20, 16, v17
    v_fma_f32 v17, v20, v29, v72
    v_fma_f32 v18, v20, v30, v73
    v_fma_f32 v19, v20, v31, v74
    v_fma_f32 v20, v20, v32, v75
    v_add_lshl_u32 v21, s27, v0, 1
    buffer_load_u16 v21, v21, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v24, 16, v21
    v_fma_f32 v21, v24, v29, v76
    v_fma_f32 v22, v24, v30, v77
    v_fma_f32 v23, v24, v31, v78
    v_fma_f32 v24, v24, v32, v79
    v_add_lshl_u32 v25, s28, v0, 1
    buffer_load_u16 v25, v25, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v28, 16, v25
    v_fma_f32 v25, v28, v29, v80
    v_fma_f32 v26, v28, v30, v81
    v_fma_f32 v27, v28, v31, v82
    v_fma_f32 v28, v28, v32, v83
    v_add_lshl_u32 v33, s13, v0, 1
    buffer_load_u16 v33, v33, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v33, 16, v33
    v_fma_f32 v29, v33, v29, v84
    v_fma_f32 v30, v33, v30, v85
    v_fma_f32 v31, v33, v31, v86
    v_fma_f32 v32, v33, v32, v87
    v_sub_nc_u32_e32 v33, s24, v0
    v_min_u32_e32 v33, 8, v33
    v_add_nc_u32_e32 v0, v0, v33
    s_mov_b32 exec_lo, s12
    s_mov_b32 s29, s30
L8:
    v_cndmask_b32_e64 v56, v56, v1, s30
    v_cndmask_b32_e64 v57, v57, v2, s30
    v_cndmask_b32_e64 v58, v58, v3, s30
    v_cndmask_b32_e64 v59, v59, v4, s30
    v_cndmask_b32_e64 v60, v60, v5, s30
    v_cndmask_b32_e64 v61, v61, v6, s30
    v_cndmask_b32_e64 v62, v62, v7, s30
    v_cndmask_b32_e64 v63, v63, v8, s30
    v_cndmask_b32_e64 v64, v64, v9, s30
    v_cndmask_b32_e64 v65, v65, v10, s30
    v_cndmask_b32_e64 v66, v66, v11, s30
    v_cndmask_b32_e64 v67, v67, v12, s30
    v_cndmask_b32_e64 v68, v68, v13, s30
    v_cndmask_b32_e64 v69, v69, v14, s30
    v_cndmask_b32_e64 v70, v70, v15, s30
    v_cndmask_b32_e64 v71, v71, v16, s30
    v_cndmask_b32_e64 v72, v72, v17, s30
    v_cndmask_b32_e64 v73, v73, v18, s30
    v_cndmask_b32_e64 v74, v74, v19, s30
    v_cndmask_b32_e64 v75, v75, v20, s30
    v_cndmask_b32_e64 v76, v76, v21, s30
    v_cndmask_b32_e64 v77, v77, v22, s30
    v_cndmask_b32_e64 v78, v78, v23, s30
    v_cndmask_b32_e64 v79, v79, v24, s30
    v_cndmask_b32_e64 v80, v80, v25, s30
    v_cndmask_b32_e64 v81, v81, v26, s30
    v_cndmask_b32_e64 v82, v82, v27, s30
    v_cndmask_b32_e64 v83, v83, v28, s30
    v_cndmask_b32_e64 v84, v84, v29, s30
    v_cndmask_b32_e64 v85, v85, v30, s30
    v_cndmask_b32_e64 v86, v86, v31, s30
    v_cndmask_b32_e64 v87, v87, v32, s30
    s_cmp_lg_u32 s29, 0
    s_cbranch_scc1 L6
L9:
    v_and_b32_e32 v0, 1, v48
    v_cmp_eq_u32_e64 s4, 1, v0
    v_cndmask_b32_e64 v1, v56, v57, s4
    v_cndmask_b32_e64 v2, v57, v56, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v58, v59, s4
    v_cndmask_b32_e64 v3, v59, v58, s4
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v60, v61, s4
    v_cndmask_b32_e64 v4, v61, v60, s4
    v_add_f32_dpp v3, v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v4, v62, v63, s4
    v_cndmask_b32_e64 v5, v63, v62, s4
    v_add_f32_dpp v4, v5, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v5, v64, v65, s4
    v_cndmask_b32_e64 v6, v65, v64, s4
    v_add_f32_dpp v5, v6, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, v66, v67, s4
    v_cndmask_b32_e64 v7, v67, v66, s4
    v_add_f32_dpp v6, v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, v68, v69, s4
    v_cndmask_b32_e64 v8, v69, v68, s4
    v_add_f32_dpp v7, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v8, v70, v71, s4
    v_cndmask_b32_e64 v9, v71, v70, s4
    v_add_f32_dpp v8, v9, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v9, v72, v73, s4
    v_cndmask_b32_e64 v10, v73, v72, s4
    v_add_f32_dpp v9, v10, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v10, v74, v75, s4
    v_cndmask_b32_e64 v11, v75, v74, s4
    v_add_f32_dpp v10, v11, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v11, v76, v77, s4
    v_cndmask_b32_e64 v12, v77, v76, s4
    v_add_f32_dpp v11, v12, v11 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v12, v78, v79, s4
    v_cndmask_b32_e64 v13, v79, v78, s4
    v_add_f32_dpp v12, v13, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v13, v80, v81, s4
    v_cndmask_b32_e64 v14, v81, v80, s4
    v_add_f32_dpp v13, v14, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v14, v82, v83, s4
    v_cndmask_b32_e64 v15, v83, v82, s4
    v_add_f32_dpp v14, v15, v14 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v15, v84, v85, s4
    v_cndmask_b32_e64 v16, v85, v84, s4
    v_add_f32_dpp v15, v16, v15 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v16, v86, v87, s4
    v_cndmask_b32_e64 v17, v87, v86, s4
    v_add_f32_dpp v16, v17, v16 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v17, v48, 1, 1
    v_cmp_eq_u32_e64 s4, 1, v17
    v_cndmask_b32_e64 v17, v1, v2, s4
    v_cndmask_b32_e64 v1, v2, v1, s4
    v_add_f32_dpp v1, v1, v17 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v3, v4, s4
    v_cndmask_b32_e64 v3, v4, v3, s4
    v_add_f32_dpp v2, v3, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v5, v6, s4
    v_cndmask_b32_e64 v4, v6, v5, s4
    v_add_f32_dpp v3, v4, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v4, v7, v8, s4
    v_cndmask_b32_e64 v5, v8, v7, s4
    v_add_f32_dpp v4, v5, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v5, v9, v10, s4
    v_cndmask_b32_e64 v6, v10, v9, s4
    v_add_f32_dpp v5, v6, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, v11, v12, s4
    v_cndmask_b32_e64 v7, v12, v11, s4
    v_add_f32_dpp v6, v7, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, v13, v14, s4
    v_cndmask_b32_e64 v8, v14, v13, s4
    v_add_f32_dpp v7, v8, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v8, v15, v16, s4
    v_cndmask_b32_e64 v9, v16, v15, s4
    v_add_f32_dpp v8, v9, v8 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v9, v48, 2, 1
    v_cmp_eq_u32_e64 s4, 1, v9
    v_cndmask_b32_e64 v9, v1, v2, s4
    v_cndmask_b32_e64 v1, v2, v1, s4
    v_add_f32_dpp v1, v1, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v3, v4, s4
    v_cndmask_b32_e64 v3, v4, v3, s4
    v_add_f32_dpp v2, v3, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v5, v6, s4
    v_cndmask_b32_e64 v4, v6, v5, s4
    v_add_f32_dpp v3, v4, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v4, v7, v8, s4
    v_cndmask_b32_e64 v5, v8, v7, s4
    v_add_f32_dpp v4, v5, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshrrev_b32_e32 v5, 2, v54
    v_and_b32_e32 v6, 3, v48
    v_add_nc_u32_e32 v0, v49, v0
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L10
    v_lshrrev_b32_e32 v7, 1, v6
    v_mul_lo_u32 v7, v7, s14
    v_add_nc_u32_e32 v7, v0, v7
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v7, s4, v7
    v_lshlrev_b32_e32 v7, 1, v7
    buffer_load_u16 v7, v7, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v7, 16, v7
    v_add_f32_e32 v1, v1, v7
L10:
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v1
    v_fma_f32 v8, -v1, 0x3fb8aa3b, -v7
    v_fma_f32 v8, -v1, 0x32a5705f, v8
    v_rndne_f32_e32 v9, v7
    v_sub_f32_e32 v7, v7, v9
    v_add_f32_e32 v7, v7, v8
    v_exp_f32_e32 v7, v7
    v_cvt_i32_f32_e32 v8, v9
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v7, v7, v8
    v_cmp_gt_f32_e64 s4, 0xc2d00000, -v1
    v_cndmask_b32_e64 v7, v7, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, -v1
    v_cndmask_b32_e64 v7, v7, 0x7f800000, s4
    v_add_f32_e32 v7, 1.0, v7
    v_div_scale_f32 v8, null, v7, v7, v1
    v_rcp_f32_e32 v9, v8
    s_waitcnt_depctr 0xfff
    v_fma_f32 v10, -v8, v9, 1.0
    v_fma_f32 v9, v10, v9, v9
    v_div_scale_f32 v10, vcc_lo, v1, v7, v1
    v_mul_f32_e32 v11, v10, v9
    v_fma_f32 v12, -v8, v11, v10
    v_fma_f32 v11, v12, v9, v11
    v_fma_f32 v8, -v8, v11, v10
    v_div_fmas_f32 v8, v8, v9, v11
    v_div_fixup_f32 v7, v8, v7, v1
    v_mul_f32_dpp v1, v1, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s4, 2, v6
    v_cmp_gt_u32_e64 s5, s14, v0
    s_and_b32 s4, s4, s5
    v_cmp_gt_u32_e64 s5, s23, v5
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s4
    v_bfe_u32 v6, v1, 16, 1
    v_add3_u32 v6, v1, v6, 0x7fff
    v_or_b32_e32 v7, 0x400000, v1
    v_cmp_u_f32_e64 s4, v1, v1
    v_cndmask_b32_e64 v1, v6, v7, s4
    v_lshrrev_b32_e32 v1, 16, v1
    v_mul_lo_u32 v5, v5, s15
    v_add_lshl_u32 v0, v5, v0, 1
    buffer_store_b16 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L11:
    v_add_nc_u32_e32 v0, 8, v54
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v5, 3, v0
    v_and_b32_e32 v0, 1, v0
    v_add_nc_u32_e32 v0, v49, v0
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L12
    v_lshrrev_b32_e32 v6, 1, v5
    v_mul_lo_u32 v6, v6, s14
    v_add_nc_u32_e32 v6, v0, v6
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v6, s4, v6
    v_lshlrev_b32_e32 v6, 1, v6
    buffer_load_u16 v6, v6, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v6, 16, v6
    v_add_f32_e32 v2, v2, v6
L12:
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v2
    v_fma_f32 v7, -v2, 0x3fb8aa3b, -v6
    v_fma_f32 v7, -v2, 0x32a5705f, v7
    v_rndne_f32_e32 v8, v6
    v_sub_f32_e32 v6, v6, v8
    v_add_f32_e32 v6, v6, v7
    v_exp_f32_e32 v6, v6
    v_cvt_i32_f32_e32 v7, v8
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v6, v6, v7
    v_cmp_gt_f32_e64 s4, 0xc2d00000, -v2
    v_cndmask_b32_e64 v6, v6, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, -v2
    v_cndmask_b32_e64 v6, v6, 0x7f800000, s4
    v_add_f32_e32 v6, 1.0, v6
    v_div_scale_f32 v7, null, v6, v6, v2
    v_rcp_f32_e32 v8, v7
    s_waitcnt_depctr 0xfff
    v_fma_f32 v9, -v7, v8, 1.0
    v_fma_f32 v8, v9, v8, v8
    v_div_scale_f32 v9, vcc_lo, v2, v6, v2
    v_mul_f32_e32 v10, v9, v8
    v_fma_f32 v11, -v7, v10, v9
    v_fma_f32 v10, v11, v8, v10
    v_fma_f32 v7, -v7, v10, v9
    v_div_fmas_f32 v7, v7, v8, v10
    v_div_fixup_f32 v6, v7, v6, v2
    v_mul_f32_dpp v2, v2, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s4, 2, v5
    v_cmp_gt_u32_e64 s5, s14, v0
    s_and_b32 s4, s4, s5
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s4
    v_bfe_u32 v5, v2, 16, 1
    v_add3_u32 v5, v2, v5, 0x7fff
    v_or_b32_e32 v6, 0x400000, v2
    v_cmp_u_f32_e64 s4, v2, v2
    v_cndmask_b32_e64 v2, v5, v6, s4
    v_lshrrev_b32_e32 v2, 16, v2
    v_mul_lo_u32 v1, v1, s15
    v_add_lshl_u32 v0, v1, v0, 1
    buffer_store_b16 v2, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L13:
    v_add_nc_u32_e32 v0, 16, v54
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v2, 3, v0
    v_and_b32_e32 v0, 1, v0
    v_add_nc_u32_e32 v0, v49, v0
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L14
    v_lshrrev_b32_e32 v5, 1, v2
    v_mul_lo_u32 v5, v5, s14
    v_add_nc_u32_e32 v5, v0, v5
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v5, s4, v5
    v_lshlrev_b32_e32 v5, 1, v5
    buffer_load_u16 v5, v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v5
    v_add_f32_e32 v3, v3, v5
L14:
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v3
    v_fma_f32 v6, -v3, 0x3fb8aa3b, -v5
    v_fma_f32 v6, -v3, 0x32a5705f, v6
    v_rndne_f32_e32 v7, v5
    v_sub_f32_e32 v5, v5, v7
    v_add_f32_e32 v5, v5, v6
    v_exp_f32_e32 v5, v5
    v_cvt_i32_f32_e32 v6, v7
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v5, v5, v6
    v_cmp_gt_f32_e64 s4, 0xc2d00000, -v3
    v_cndmask_b32_e64 v5, v5, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, -v3
    v_cndmask_b32_e64 v5, v5, 0x7f800000, s4
    v_add_f32_e32 v5, 1.0, v5
    v_div_scale_f32 v6, null, v5, v5, v3
    v_rcp_f32_e32 v7, v6
    s_waitcnt_depctr 0xfff
    v_fma_f32 v8, -v6, v7, 1.0
    v_fma_f32 v7, v8, v7, v7
    v_div_scale_f32 v8, vcc_lo, v3, v5, v3
    v_mul_f32_e32 v9, v8, v7
    v_fma_f32 v10, -v6, v9, v8
    v_fma_f32 v9, v10, v7, v9
    v_fma_f32 v6, -v6, v9, v8
    v_div_fmas_f32 v6, v6, v7, v9
    v_div_fixup_f32 v5, v6, v5, v3
    v_mul_f32_dpp v3, v3, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s4, 2, v2
    v_cmp_gt_u32_e64 s5, s14, v0
    s_and_b32 s4, s4, s5
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s4
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_or_b32_e32 v5, 0x400000, v3
    v_cmp_u_f32_e64 s4, v3, v3
    v_cndmask_b32_e64 v2, v2, v5, s4
    v_lshrrev_b32_e32 v2, 16, v2
    v_mul_lo_u32 v1, v1, s15
    v_add_lshl_u32 v0, v1, v0, 1
    buffer_store_b16 v2, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L15:
    v_add_nc_u32_e32 v0, 24, v54
    v_lshrrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v2, 3, v0
    v_and_b32_e32 v0, 1, v0
    v_add_nc_u32_e32 v0, v49, v0
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L16
    v_lshrrev_b32_e32 v3, 1, v2
    v_mul_lo_u32 v3, v3, s14
    v_add_nc_u32_e32 v3, v0, v3
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v3, s4, v3
    v_lshlrev_b32_e32 v3, 1, v3
    buffer_load_u16 v3, v3, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_f32_e32 v4, v4, v3
L16:
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v4
    v_fma_f32 v5, -v4, 0x3fb8aa3b, -v3
    v_fma_f32 v5, -v4, 0x32a5705f, v5
    v_rndne_f32_e32 v6, v3
    v_sub_f32_e32 v3, v3, v6
    v_add_f32_e32 v3, v3, v5
    v_exp_f32_e32 v3, v3
    v_cvt_i32_f32_e32 v5, v6
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v3, v3, v5
    v_cmp_gt_f32_e64 s4, 0xc2d00000, -v4
    v_cndmask_b32_e64 v3, v3, 0, s4
    v_cmp_lt_f32_e64 s4, 0x42b17218, -v4
    v_cndmask_b32_e64 v3, v3, 0x7f800000, s4
    v_add_f32_e32 v3, 1.0, v3
    v_div_scale_f32 v5, null, v3, v3, v4
    v_rcp_f32_e32 v6, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v7, -v5, v6, 1.0
    v_fma_f32 v6, v7, v6, v6
    v_div_scale_f32 v7, vcc_lo, v4, v3, v4
    v_mul_f32_e32 v8, v7, v6
    v_fma_f32 v9, -v5, v8, v7
    v_fma_f32 v8, v9, v6, v8
    v_fma_f32 v5, -v5, v8, v7
    v_div_fmas_f32 v5, v5, v6, v8
    v_div_fixup_f32 v3, v5, v3, v4
    v_mul_f32_dpp v3, v4, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s4, 2, v2
    v_cmp_gt_u32_e64 s5, s14, v0
    s_and_b32 s4, s4, s5
    v_cmp_gt_u32_e64 s5, s23, v1
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s4
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_or_b32_e32 v4, 0x400000, v3
    v_cmp_u_f32_e64 s4, v3, v3
    v_cndmask_b32_e64 v2, v2, v4, s4
    v_lshrrev_b32_e32 v2, 16, v2
    v_mul_lo_u32 v1, v1, s15
    v_add_lshl_u32 v0, v1, v0, 1
    buffer_store_b16 v2, v0, s[0:3], 0 offen
L17:
    s_endpgm
