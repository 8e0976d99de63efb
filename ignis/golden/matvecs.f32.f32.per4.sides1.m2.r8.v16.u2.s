; 108 VGPRs, 27 SGPRs, 0 bytes of LDS, 0 of scratch, 499 instructions
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
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s0, s20
    s_mov_b32 s1, s21
    s_lshl_b32 s2, s22, 2
    s_mov_b32 s3, 0x31016000
    s_lshl2_add_u32 s13, s13, s25
    s_lshl_b32 s13, s13, 5
    v_and_b32_e32 v0, -8, v80
    v_add_nc_u32_e32 v81, s13, v0
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
    v_add_nc_u32_e32 v0, s24, v85
    v_min_u32_e32 v86, s13, v0
    v_add_nc_u32_e32 v0, s24, v86
    v_min_u32_e32 v87, s13, v0
    v_dual_mov_b32 v93, 0 :: v_dual_add_nc_u32 v0, s24, v87
    v_min_u32_e32 v88, s13, v0
    v_dual_mov_b32 v95, 0 :: v_dual_add_nc_u32 v0, s24, v88
    v_min_u32_e32 v89, s13, v0
    s_add_u32 s13, s23, -1
    s_min_u32 s13, s13, 1
    s_mul_i32 s13, s13, s24
    v_dual_mov_b32 v97, 0 :: v_dual_and_b32 v90, 7, v80
    v_dual_mov_b32 v92, 0 :: v_dual_lshlrev_b32 v91, 2, v90
    s_and_b32 s20, s24, 3
    s_and_b32 s21, s24, 0xffffffc0
    s_cmp_eq_u32 s20, 0
    s_cselect_b32 s22, 1, 0
    s_mul_i32 s21, s21, s22
    v_dual_mov_b32 v94, 0 :: v_dual_mov_b32 v99, 0
    v_dual_mov_b32 v96, 0 :: v_dual_mov_b32 v101, 0
    v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v103, 0
    v_dual_mov_b32 v100, 0 :: v_dual_mov_b32 v105, 0
    v_dual_mov_b32 v102, 0 :: v_dual_mov_b32 v107, 0
    v_mov_b32_e32 v104, 0
    v_mov_b32_e32 v106, 0
    s_mov_b32 s22, 0
    s_branch L1
L0:
    s_and_b32 s25, s22, 0x3fffff
    v_add_nc_u32_e32 v44, s25, v91
    v_lshlrev_b32_e32 v8, 2, v44
    buffer_load_b128 v[0:3], v8, s[4:7], 0 offen
    v_add_lshl_u32 v12, s13, v44, 2
    buffer_load_b128 v[4:7], v12, s[4:7], 0 offen
    buffer_load_b128 v[8:11], v8, s[4:7], 0 offen offset:128
    buffer_load_b128 v[12:15], v12, s[4:7], 0 offen offset:128
    v_add_lshl_u32 v48, v82, v44, 2
    buffer_load_b128 v[16:19], v48, s[8:11], 0 offen
    v_add_lshl_u32 v52, v83, v44, 2
    buffer_load_b128 v[20:23], v52, s[8:11], 0 offen
    v_add_lshl_u32 v56, v84, v44, 2
    buffer_load_b128 v[24:27], v56, s[8:11], 0 offen
    v_add_lshl_u32 v60, v85, v44, 2
    buffer_load_b128 v[28:31], v60, s[8:11], 0 offen
    v_add_lshl_u32 v64, v86, v44, 2
    buffer_load_b128 v[32:35], v64, s[8:11], 0 offen
    v_add_lshl_u32 v68, v87, v44, 2
    buffer_load_b128 v[36:39], v68, s[8:11], 0 offen
    v_add_lshl_u32 v72, v88, v44, 2
    buffer_load_b128 v[40:43], v72, s[8:11], 0 offen
    v_add_lshl_u32 v76, v89, v44, 2
    buffer_load_b128 v[44:47], v76, s[8:11], 0 offen
    buffer_load_b128 v[48:51], v48, s[8:11], 0 offen offset:128
    buffer_load_b128 v[52:55], v52, s[8:11], 0 offen offset:128
    buffer_load_b128 v[56:59], v56, s[8:11], 0 offen offset:128
    buffer_load_b128 v[60:63], v60, s[8:11], 0 offen offset:128
    buffer_load_b128 v[64:67], v64, s[8:11], 0 offen offset:128
    buffer_load_b128 v[68:71], v68, s[8:11], 0 offen offset:128
    buffer_load_b128 v[72:75], v72, s[8:11], 0 offen offset:128
    buffer_load_b128 v[76:79], v76, s[8:11], 0 offen offset:128
    s_waitcnt vmcnt(8)
    v_fma_f32 v99, v0, v44, v99
    v_dual_fmac_f32 v99, v1, v45 :: v_dual_fmac_f32 v98, v0, v40
    v_dual_fmac_f32 v98, v1, v41 :: v_dual_fmac_f32 v97, v0, v36
    v_dual_fmac_f32 v97, v1, v37 :: v_dual_fmac_f32 v96, v0, v32
    v_dual_fmac_f32 v96, v1, v33 :: v_dual_fmac_f32 v95, v0, v28
    v_dual_fmac_f32 v95, v1, v29 :: v_dual_fmac_f32 v94, v0, v24
    v_dual_fmac_f32 v94, v1, v25 :: v_dual_fmac_f32 v93, v0, v20
    v_dual_fmac_f32 v93, v1, v21 :: v_dual_fmac_f32 v96, v2, v34
    v_fma_f32 v0, v0, v16, v92
    v_dual_fmac_f32 v0, v1, v17 :: v_dual_fmac_f32 v97, v2, v38
    v_fma_f32 v1, v2, v46, v99
    v_dual_fmac_f32 v1, v3, v47 :: v_dual_fmac_f32 v94, v2, v26
    v_fma_f32 v92, v2, v42, v98
    v_dual_fmac_f32 v92, v3, v43 :: v_dual_fmac_f32 v95, v2, v30
    v_dual_fmac_f32 v97, v3, v39 :: v_dual_fmac_f32 v0, v2, v18
    v_dual_fmac_f32 v96, v3, v35 :: v_dual_fmac_f32 v93, v2, v22
    v_fma_f32 v95, v3, v31, v95
    v_fma_f32 v94, v3, v27, v94
    v_fma_f32 v93, v3, v23, v93
    v_fma_f32 v0, v3, v19, v0
    v_fma_f32 v2, v4, v44, v107
    v_fma_f32 v2, v5, v45, v2
    v_fma_f32 v3, v4, v40, v106
    v_dual_fmac_f32 v3, v5, v41 :: v_dual_fmac_f32 v2, v6, v46
    v_fma_f32 v36, v4, v36, v105
    v_dual_fmac_f32 v36, v5, v37 :: v_dual_fmac_f32 v3, v6, v42
    v_fma_f32 v32, v4, v32, v104
    v_fma_f32 v32, v5, v33, v32
    v_fma_f32 v28, v4, v28, v103
    v_fma_f32 v28, v5, v29, v28
    v_fma_f32 v24, v4, v24, v102
    v_fma_f32 v24, v5, v25, v24
    v_fma_f32 v20, v4, v20, v101
    v_fma_f32 v20, v5, v21, v20
    v_fma_f32 v4, v4, v16, v100
    v_fma_f32 v4, v5, v17, v4
    v_fma_f32 v2, v7, v47, v2
    v_fma_f32 v3, v7, v43, v3
    v_fma_f32 v5, v6, v38, v36
    v_dual_fmac_f32 v5, v7, v39 :: v_dual_fmac_f32 v20, v6, v22
    v_fma_f32 v16, v6, v34, v32
    v_fma_f32 v16, v7, v35, v16
    v_fma_f32 v17, v6, v30, v28
    v_dual_fmac_f32 v17, v7, v31 :: v_dual_fmac_f32 v4, v6, v18
    v_fma_f32 v21, v6, v26, v24
    v_fma_f32 v21, v7, v27, v21
    v_fma_f32 v20, v7, v23, v20
    v_fma_f32 v4, v7, v19, v4
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v8, v76, v1
    v_dual_fmac_f32 v1, v9, v77 :: v_dual_fmac_f32 v0, v8, v48
    v_fma_f32 v6, v8, v72, v92
    v_dual_fmac_f32 v6, v9, v73 :: v_dual_fmac_f32 v1, v10, v78
    v_fma_f32 v7, v8, v68, v97
    v_fma_f32 v7, v9, v69, v7
    v_fma_f32 v18, v8, v64, v96
    v_fma_f32 v18, v9, v65, v18
    v_fma_f32 v19, v8, v60, v95
    v_fma_f32 v19, v9, v61, v19
    v_fma_f32 v22, v8, v56, v94
    v_fma_f32 v22, v9, v57, v22
    v_fma_f32 v23, v8, v52, v93
    v_fma_f32 v23, v9, v53, v23
    v_fma_f32 v0, v9, v49, v0
    v_fma_f32 v99, v11, v79, v1
    v_fma_f32 v1, v10, v74, v6
    v_fma_f32 v98, v11, v75, v1
    v_fma_f32 v1, v10, v70, v7
    v_fma_f32 v97, v11, v71, v1
    v_fma_f32 v1, v10, v66, v18
    v_fma_f32 v96, v11, v67, v1
    v_fma_f32 v1, v10, v62, v19
    v_fma_f32 v95, v11, v63, v1
    v_fma_f32 v1, v10, v58, v22
    v_fma_f32 v94, v11, v59, v1
    v_fma_f32 v1, v10, v54, v23
    v_fma_f32 v93, v11, v55, v1
    v_fma_f32 v0, v10, v50, v0
    v_fma_f32 v92, v11, v51, v0
    v_fma_f32 v0, v12, v76, v2
    v_fma_f32 v0, v13, v77, v0
    v_fma_f32 v1, v12, v72, v3
    v_dual_fmac_f32 v1, v13, v73 :: v_dual_fmac_f32 v4, v12, v48
    v_fma_f32 v2, v12, v68, v5
    v_fma_f32 v2, v13, v69, v2
    v_fma_f32 v3, v12, v64, v16
    v_dual_fmac_f32 v3, v13, v65 :: v_dual_fmac_f32 v0, v14, v78
    v_fma_f32 v5, v12, v60, v17
    v_fma_f32 v5, v13, v61, v5
    v_fma_f32 v6, v12, v56, v21
    v_fma_f32 v6, v13, v57, v6
    v_fma_f32 v7, v12, v52, v20
    v_fma_f32 v7, v13, v53, v7
    v_fma_f32 v4, v13, v49, v4
    v_fma_f32 v107, v15, v79, v0
    v_fma_f32 v0, v14, v74, v1
    v_fma_f32 v106, v15, v75, v0
    v_fma_f32 v0, v14, v70, v2
    v_fma_f32 v105, v15, v71, v0
    v_fma_f32 v0, v14, v66, v3
    v_fma_f32 v104, v15, v67, v0
    v_fma_f32 v0, v14, v62, v5
    v_fma_f32 v103, v15, v63, v0
    v_fma_f32 v0, v14, v58, v6
    v_fma_f32 v102, v15, v59, v0
    v_fma_f32 v0, v14, v54, v7
    v_fma_f32 v101, v15, v55, v0
    v_fma_f32 v0, v14, v50, v4
    v_fma_f32 v100, v15, v51, v0
    s_add_u32 s22, s22, 64
L1:
    s_cmp_lt_u32 s22, s21
    s_cbranch_scc1 L0
    s_cmp_lt_u32 s21, s24
    s_cbranch_scc0 L9
    s_cmp_eq_u32 s20, 0
    s_cbranch_scc0 L5
    v_add_nc_u32_e32 v36, s21, v91
    s_mov_b32 s20, s12
L2:
    s_mov_b32 exec_lo, s20
    v_cmp_gt_u32_e64 s20, s24, v36
    s_and_b32 s21, exec_lo, s20
    s_cbranch_scc1 L3
    s_mov_b32 exec_lo, s12
    s_mov_b32 s20, 0
    s_branch L4
L3:
    s_mov_b32 exec_lo, s21
    v_add_lshl_u32 v0, v82, v36, 2
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    v_add_lshl_u32 v4, v83, v36, 2
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    v_add_lshl_u32 v8, v84, v36, 2
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    v_add_lshl_u32 v12, v85, v36, 2
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    v_add_lshl_u32 v16, v86, v36, 2
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    v_add_lshl_u32 v20, v87, v36, 2
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    v_add_lshl_u32 v24, v88, v36, 2
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    v_add_lshl_u32 v28, v89, v36, 2
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    v_lshlrev_b32_e32 v32, 2, v36
    buffer_load_b128 v[32:35], v32, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v37, v32, v0, v92
    v_fma_f32 v37, v33, v1, v37
    v_fma_f32 v37, v34, v2, v37
    v_fma_f32 v37, v35, v3, v37
    v_fma_f32 v38, v32, v4, v93
    v_fma_f32 v38, v33, v5, v38
    v_fma_f32 v38, v34, v6, v38
    v_fma_f32 v38, v35, v7, v38
    v_fma_f32 v39, v32, v8, v94
    v_fma_f32 v39, v33, v9, v39
    v_fma_f32 v39, v34, v10, v39
    v_fma_f32 v39, v35, v11, v39
    v_fma_f32 v40, v32, v12, v95
    v_fma_f32 v40, v33, v13, v40
    v_fma_f32 v40, v34, v14, v40
    v_fma_f32 v40, v35, v15, v40
    v_fma_f32 v41, v32, v16, v96
    v_fma_f32 v41, v33, v17, v41
    v_fma_f32 v41, v34, v18, v41
    v_fma_f32 v41, v35, v19, v41
    v_fma_f32 v42, v32, v20, v97
    v_fma_f32 v42, v33, v21, v42
    v_fma_f32 v42, v34, v22, v42
    v_fma_f32 v42, v35, v23, v42
    v_fma_f32 v43, v32, v24, v98
    v_fma_f32 v43, v33, v25, v43
    v_fma_f32 v43, v34, v26, v43
    v_fma_f32 v43, v35, v27, v43
    v_fma_f32 v32, v32, v28, v99
    v_fma_f32 v32, v33, v29, v32
    v_fma_f32 v32, v34, v30, v32
    v_fma_f32 v44, v35, v31, v32
    v_add_lshl_u32 v32, s13, v36, 2
    buffer_load_b128 v[32:35], v32, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v0, v32, v0, v100
    v_fma_f32 v0, v33, v1, v0
    v_fma_f32 v0, v34, v2, v0
    v_fma_f32 v0, v35, v3, v0
    v_fma_f32 v1, v32, v4, v101
    v_fma_f32 v1, v33, v5, v1
    v_fma_f32 v1, v34, v6, v1
    v_fma_f32 v1, v35, v7, v1
    v_fma_f32 v2, v32, v8, v102
    v_fma_f32 v2, v33, v9, v2
    v_fma_f32 v2, v34, v10, v2
    v_fma_f32 v2, v35, v11, v2
    v_fma_f32 v3, v32, v12, v103
    v_fma_f32 v3, v33, v13, v3
    v_fma_f32 v3, v34, v14, v3
    v_fma_f32 v3, v35, v15, v3
    v_fma_f32 v4, v32, v16, v104
    v_fma_f32 v4, v33, v17, v4
    v_fma_f32 v4, v34, v18, v4
    v_fma_f32 v4, v35, v19, v4
    v_fma_f32 v5, v32, v20, v105
    v_fma_f32 v5, v33, v21, v5
    v_fma_f32 v5, v34, v22, v5
    v_fma_f32 v5, v35, v23, v5
    v_fma_f32 v6, v32, v24, v106
    v_fma_f32 v6, v33, v25, v6
    v_fma_f32 v6, v34, v26, v6
    v_fma_f32 v6, v35, v27, v6
    v_fma_f32 v7, v32, v28, v107
    v_fma_f32 v7, v33, v29, v7
    v_fma_f32 v7, v34, v30, v7
    v_fma_f32 v7, v35, v31, v7
    v_sub_nc_u32_e32 v8, s24, v36
    v_min_u32_e32 v8, 32, v8
    v_add_nc_u32_e32 v36, v36, v8
    s_mov_b32 exec_lo, s12
    s_mov_b32 s20, s21
L4:
    v_cndmask_b32_e64 v92, v92, v37, s21
    v_cndmask_b32_e64 v93, v93, v38, s21
    v_cndmask_b32_e64 v94, v94, v39, s21
    v_cndmask_b32_e64 v95, v95, v40, s21
    v_cndmask_b32_e64 v96, v96, v41, s21
    v_cndmask_b32_e64 v97, v97, v42, s21
    v_cndmask_b32_e64 v98, v98, v43, s21
    v_cndmask_b32_e64 v99, v99, v44, s21
    v_cndmask_b32_e64 v100, v100, v0, s21
    v_cndmask_b32_e64 v101, v101, v1, s21
    v_cndmask_b32_e64 v102, v102, v2, s21
    v_cndmask_b32_e64 v103, v103, v3, s21
    v_cndmask_b32_e64 v104, v104, v4, s21
    v_cndmask_b32_e64 v105, v105, v5, s21
    v_cndmask_b32_e64 v106, v106, v6, s21
    v_cndmask_b32_e64 v107, v107, v7, s21
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc1 L2
    s_branch L9
L5:
    s_mov_b32 s20, s12
    v_mov_b32_e32 v0, v90
L6:
    s_mov_b32 exec_lo, s20
    v_cmp_gt_u32_e64 s20, s24, v0
    s_and_b32 s21, exec_lo, s20
    s_cbranch_scc1 L7
    s_mov_b32 exec_lo, s12
    s_mov_b32 s20, 0
    s_branch L8
L7:
    s_mov_b32 exec_lo, s21
    v_add_lshl_u32 v1, v82, v0, 2
    buffer_load_b32 v9, v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v83, v0, 2
    buffer_load_b32 v10, v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v84, v0, 2
    buffer_load_b32 v11, v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v85, v0, 2
    buffer_load_b32 v12, v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v86, v0, 2
    buffer_load_b32 v13, v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v87, v0, 2
    buffer_load_b32 v14, v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v88, v0, 2
    buffer_load_b32 v15, v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v89, v0, 2
    buffer_load_b32 v16, v1, s[8:11], 0 offen
    v_lshlrev_b32_e32 v1, 2, v0
    buffer_load_b32 v8, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v8, v9, v92
    v_fma_f32 v2, v8, v10, v93
    v_fma_f32 v3, v8, v11, v94
    v_fma_f32 v4, v8, v12, v95
    v_fma_f32 v5, v8, v13, v96
    v_fma_f32 v6, v8, v14, v97
    v_fma_f32 v7, v8, v15, v98
    v_fma_f32 v8, v8, v16, v99
    v_add_lshl_u32 v17, s13, v0, 2
    buffer_load_b32 v17, v17, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v9, v17, v9, v100
    v_fma_f32 v10, v17, v10, v101
    v_fma_f32 v11, v17, v11, v102
    v_fma_f32 v12, v17, v12, v103
    v_fma_f32 v13, v17, v13, v104
    v_fma_f32 v14, v17, v14, v105
    v_fma_f32 v15, v17, v15, v106
    v_fma_f32 v16, v17, v16, v107
    v_sub_nc_u32_e32 v17, s24, v0
    v_min_u32_e32 v17, 8, v17
    v_add_nc_u32_e32 v0, v0, v17
    s_mov_b32 exec_lo, s12
    s_mov_b32 s20, s21
L8:
    v_cndmask_b32_e64 v92, v92, v1, s21
    v_cndmask_b32_e64 v93, v93, v2, s21
    v_cndmask_b32_e64 v94, v94, v3, s21
    v_cndmask_b32_e64 v95, v95, v4, s21
    v_cndmask_b32_e64 v96, v96, v5, s21
    v_cndmask_b32_e64 v97, v97, v6, s21
    v_cndmask_b32_e64 v98, v98, v7, s21
    v_cndmask_b32_e64 v99, v99, v8, s21
    v_cndmask_b32_e64 v100, v100, v9, s21
    v_cndmask_b32_e64 v101, v101, v10, s21
    v_cndmask_b32_e64 v102, v102, v11, s21
    v_cndmask_b32_e64 v103, v103, v12, s21
    v_cndmask_b32_e64 v104, v104, v13, s21
    v_cndmask_b32_e64 v105, v105, v14, s21
    v_cndmask_b32_e64 v106, v106, v15, s21
    v_cndmask_b32_e64 v107, v107, v16, s21
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc1 L6
L9:
    v_and_b32_e32 v0, 1, v80
    v_cmp_eq_u32_e64 s4, 1, v0
    v_cndmask_b32_e64 v0, v92, v93, s4
    v_cndmask_b32_e64 v1, v93, v92, s4
    v_add_f32_dpp v0, v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v94, v95, s4
    v_cndmask_b32_e64 v2, v95, v94, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v96, v97, s4
    v_cndmask_b32_e64 v3, v97, v96, s4
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v98, v99, s4
    v_cndmask_b32_e64 v4, v99, v98, s4
    v_add_f32_dpp v3, v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v4, v100, v101, s4
    v_cndmask_b32_e64 v5, v101, v100, s4
    v_add_f32_dpp v4, v5, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v5, v102, v103, s4
    v_cndmask_b32_e64 v6, v103, v102, s4
    v_add_f32_dpp v5, v6, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, v104, v105, s4
    v_cndmask_b32_e64 v7, v105, v104, s4
    v_add_f32_dpp v6, v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v7, v106, v107, s4
    v_cndmask_b32_e64 v8, v107, v106, s4
    v_add_f32_dpp v7, v8, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v8, v80, 1, 1
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
    v_bfe_u32 v4, v80, 2, 1
    v_cmp_eq_u32_e64 s4, 1, v4
    v_cndmask_b32_e64 v4, v0, v1, s4
    v_cndmask_b32_e64 v0, v1, v0, s4
    v_add_f32_dpp v0, v0, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v2, v3, s4
    v_cndmask_b32_e64 v2, v3, v2, s4
    v_add_f32_dpp v1, v2, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_lshrrev_b32_e32 v2, 3, v90
    v_add_nc_u32_e32 v3, v81, v90
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L10
    v_mul_lo_u32 v4, v2, s14
    v_add_nc_u32_e32 v4, v3, v4
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v4, s4, v4
    v_lshlrev_b32_e32 v4, 2, v4
    buffer_load_b32 v4, v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v0, v0, v4
L10:
    v_cmp_gt_u32_e64 s4, s14, v3
    v_cmp_gt_u32_e64 s5, s23, v2
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v2, v2, s15
    v_add_lshl_u32 v2, v2, v3, 2
    buffer_store_b32 v0, v2, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L11:
    v_add_nc_u32_e32 v0, 8, v90
    v_lshrrev_b32_e32 v2, 3, v0
    v_and_b32_e32 v0, 7, v0
    v_add_nc_u32_e32 v3, v81, v0
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L12
    v_lshrrev_b32_e32 v0, 3, v0
    v_mul_lo_u32 v0, v0, s14
    v_add_nc_u32_e32 v0, v3, v0
    s_add_u32 s4, s26, -1
    v_min_u32_e32 v0, s4, v0
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b32 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v0
L12:
    v_cmp_gt_u32_e64 s4, s14, v3
    v_cmp_gt_u32_e64 s5, s23, v2
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v2, s15
    v_add_lshl_u32 v0, v0, v3, 2
    buffer_store_b32 v1, v0, s[0:3], 0 offen
L13:
    s_endpgm
