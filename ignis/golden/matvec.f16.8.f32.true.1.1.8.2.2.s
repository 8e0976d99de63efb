; 82 VGPRs, 35 SGPRs, 0 bytes of LDS, 0 of scratch, 360 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s3, s[0:1], 0x58
    s_load_b32 s12, s[0:1], 0x5c
    s_load_b32 s0, s[0:1], 0x60
    v_mbcnt_lo_u32_b32 v72, -1, 0
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
    v_dual_mov_b32 v74, 0 :: v_dual_lshlrev_b32 v73, 3, v72
    s_and_b32 s31, s0, 7
    s_and_b32 s32, s0, 0xfffffe00
    s_cmp_eq_u32 s31, 0
    s_cselect_b32 s33, 1, 0
    s_mul_i32 s32, s32, s33
    v_dual_mov_b32 v75, 0 :: v_dual_mov_b32 v76, 0
    v_dual_mov_b32 v77, 0 :: v_dual_mov_b32 v78, 0
    v_dual_mov_b32 v79, 0 :: v_dual_mov_b32 v80, 0
    v_mov_b32_e32 v81, 0
    s_mov_b32 s33, 0
    s_branch L1
L0:
    s_and_b32 s34, s33, 0x3fffff
    v_add_nc_u32_e32 v36, s34, v73
    v_lshlrev_b32_e32 v4, 1, v36
    buffer_load_b128 v[0:3], v4, s[4:7], 0 offen
    buffer_load_b128 v[4:7], v4, s[4:7], 0 offen offset:512
    v_add_lshl_u32 v40, s24, v36, 1
    buffer_load_b128 v[8:11], v40, s[8:11], 0 offen
    v_add_lshl_u32 v44, s25, v36, 1
    buffer_load_b128 v[12:15], v44, s[8:11], 0 offen
    v_add_lshl_u32 v48, s26, v36, 1
    buffer_load_b128 v[16:19], v48, s[8:11], 0 offen
    v_add_lshl_u32 v52, s27, v36, 1
    buffer_load_b128 v[20:23], v52, s[8:11], 0 offen
    v_add_lshl_u32 v56, s28, v36, 1
    buffer_load_b128 v[24:27], v56, s[8:11], 0 offen
    v_add_lshl_u32 v60, s29, v36, 1
    buffer_load_b128 v[28:31], v60, s[8:11], 0 offen
    v_add_lshl_u32 v64, s30, v36, 1
    buffer_load_b128 v[32:35], v64, s[8:11], 0 offen
    v_add_lshl_u32 v68, s13, v36, 1
    buffer_load_b128 v[36:39], v68, s[8:11], 0 offen
    buffer_load_b128 v[40:43], v40, s[8:11], 0 offen offset:512
    buffer_load_b128 v[44:47], v44, s[8:11], 0 offen offset:512
    buffer_load_b128 v[48:51], v48, s[8:11], 0 offen offset:512
    buffer_load_b128 v[52:55], v52, s[8:11], 0 offen offset:512
    buffer_load_b128 v[56:59], v56, s[8:11], 0 offen offset:512
    buffer_load_b128 v[60:63], v60, s[8:11], 0 offen offset:512
    buffer_load_b128 v[64:67], v64, s[8:11], 0 offen offset:512
    buffer_load_b128 v[68:71], v68, s[8:11], 0 offen offset:512
    s_waitcnt vmcnt(8)
    v_dot2_f32_f16 v36, v0, v36, v81
    v_dot2_f32_f16 v32, v0, v32, v80
    v_dot2_f32_f16 v28, v0, v28, v79
    v_dot2_f32_f16 v24, v0, v24, v78
    v_dot2_f32_f16 v20, v0, v20, v77
    v_dot2_f32_f16 v16, v0, v16, v76
    v_dot2_f32_f16 v12, v0, v12, v75
    v_dot2_f32_f16 v0, v0, v8, v74
    v_dot2_f32_f16 v8, v1, v37, v36
    v_dot2_f32_f16 v32, v1, v33, v32
    v_dot2_f32_f16 v28, v1, v29, v28
    v_dot2_f32_f16 v24, v1, v25, v24
    v_dot2_f32_f16 v20, v1, v21, v20
    v_dot2_f32_f16 v16, v1, v17, v16
    v_dot2_f32_f16 v12, v1, v13, v12
    v_dot2_f32_f16 v0, v1, v9, v0
    v_dot2_f32_f16 v1, v2, v38, v8
    v_dot2_f32_f16 v8, v2, v34, v32
    v_dot2_f32_f16 v9, v2, v30, v28
    v_dot2_f32_f16 v13, v2, v26, v24
    v_dot2_f32_f16 v17, v2, v22, v20
    v_dot2_f32_f16 v16, v2, v18, v16
    v_dot2_f32_f16 v12, v2, v14, v12
    v_dot2_f32_f16 v0, v2, v10, v0
    v_dot2_f32_f16 v1, v3, v39, v1
    v_dot2_f32_f16 v2, v3, v35, v8
    v_dot2_f32_f16 v8, v3, v31, v9
    v_dot2_f32_f16 v9, v3, v27, v13
    v_dot2_f32_f16 v10, v3, v23, v17
    v_dot2_f32_f16 v13, v3, v19, v16
    v_dot2_f32_f16 v12, v3, v15, v12
    v_dot2_f32_f16 v0, v3, v11, v0
    s_waitcnt vmcnt(0)
    v_dot2_f32_f16 v1, v4, v68, v1
    v_dot2_f32_f16 v2, v4, v64, v2
    v_dot2_f32_f16 v3, v4, v60, v8
    v_dot2_f32_f16 v8, v4, v56, v9
    v_dot2_f32_f16 v9, v4, v52, v10
    v_dot2_f32_f16 v10, v4, v48, v13
    v_dot2_f32_f16 v11, v4, v44, v12
    v_dot2_f32_f16 v0, v4, v40, v0
    v_dot2_f32_f16 v1, v5, v69, v1
    v_dot2_f32_f16 v2, v5, v65, v2
    v_dot2_f32_f16 v3, v5, v61, v3
    v_dot2_f32_f16 v4, v5, v57, v8
    v_dot2_f32_f16 v8, v5, v53, v9
    v_dot2_f32_f16 v9, v5, v49, v10
    v_dot2_f32_f16 v10, v5, v45, v11
    v_dot2_f32_f16 v0, v5, v41, v0
    v_dot2_f32_f16 v1, v6, v70, v1
    v_dot2_f32_f16 v2, v6, v66, v2
    v_dot2_f32_f16 v3, v6, v62, v3
    v_dot2_f32_f16 v4, v6, v58, v4
    v_dot2_f32_f16 v5, v6, v54, v8
    v_dot2_f32_f16 v8, v6, v50, v9
    v_dot2_f32_f16 v9, v6, v46, v10
    v_dot2_f32_f16 v0, v6, v42, v0
    v_dot2_f32_f16 v81, v7, v71, v1
    v_dot2_f32_f16 v80, v7, v67, v2
    v_dot2_f32_f16 v79, v7, v63, v3
    v_dot2_f32_f16 v78, v7, v59, v4
    v_dot2_f32_f16 v77, v7, v55, v5
    v_dot2_f32_f16 v76, v7, v51, v8
    v_dot2_f32_f16 v75, v7, v47, v9
    v_dot2_f32_f16 v74, v7, v43, v0
    s_add_u32 s33, s33, 0x200
L1:
    s_cmp_lt_u32 s33, s32
    s_cbranch_scc1 L0
    s_cmp_lt_u32 s32, s0
    s_cbranch_scc0 L9
    s_cmp_eq_u32 s31, 0
    s_cbranch_scc0 L5
    v_add_nc_u32_e32 v36, s32, v73
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
    v_dot2_f32_f16 v0, v32, v0, v74
    v_dot2_f32_f16 v0, v33, v1, v0
    v_dot2_f32_f16 v0, v34, v2, v0
    v_dot2_f32_f16 v0, v35, v3, v0
    v_dot2_f32_f16 v1, v32, v4, v75
    v_dot2_f32_f16 v1, v33, v5, v1
    v_dot2_f32_f16 v1, v34, v6, v1
    v_dot2_f32_f16 v1, v35, v7, v1
    v_dot2_f32_f16 v2, v32, v8, v76
    v_dot2_f32_f16 v2, v33, v9, v2
    v_dot2_f32_f16 v2, v34, v10, v2
    v_dot2_f32_f16 v2, v35, v11, v2
    v_dot2_f32_f16 v3, v32, v12, v77
    v_dot2_f32_f16 v3, v33, v13, v3
    v_dot2_f32_f16 v3, v34, v14, v3
    v_dot2_f32_f16 v3, v35, v15, v3
    v_dot2_f32_f16 v4, v32, v16, v78
    v_dot2_f32_f16 v4, v33, v17, v4
    v_dot2_f32_f16 v4, v34, v18, v4
    v_dot2_f32_f16 v4, v35, v19, v4
    v_dot2_f32_f16 v5, v32, v20, v79
    v_dot2_f32_f16 v5, v33, v21, v5
    v_dot2_f32_f16 v5, v34, v22, v5
    v_dot2_f32_f16 v5, v35, v23, v5
    v_dot2_f32_f16 v6, v32, v24, v80
    v_dot2_f32_f16 v6, v33, v25, v6
    v_dot2_f32_f16 v6, v34, v26, v6
    v_dot2_f32_f16 v6, v35, v27, v6
    v_dot2_f32_f16 v7, v32, v28, v81
    v_dot2_f32_f16 v7, v33, v29, v7
    v_dot2_f32_f16 v7, v34, v30, v7
    v_dot2_f32_f16 v7, v35, v31, v7
    v_sub_nc_u32_e32 v8, s0, v36
    v_min_u32_e32 v8, 0x100, v8
    v_add_nc_u32_e32 v36, v36, v8
    s_mov_b32 exec_lo, s2
    s_mov_b32 s31, s32
L4:
    v_cndmask_b32_e64 v74, v74, v0, s32
    v_cndmask_b32_e64 v75, v75, v1, s32
    v_cndmask_b32_e64 v76, v76, v2, s32
    v_cndmask_b32_e64 v77, v77, v3, s32
    v_cndmask_b32_e64 v78, v78, v4, s32
    v_cndmask_b32_e64 v79, v79, v5, s32
    v_cndmask_b32_e64 v80, v80, v6, s32
    v_cndmask_b32_e64 v81, v81, v7, s32
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc1 L2
    s_branch L9
L5:
    s_mov_b32 s31, s2
    v_mov_b32_e32 v0, v72
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
    v_cvt_f32_f16_e32 v1, v1.l
    v_add_lshl_u32 v2, s25, v0, 1
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v2, v2.l
    v_add_lshl_u32 v3, s26, v0, 1
    buffer_load_u16 v3, v3, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v3, v3.l
    v_add_lshl_u32 v4, s27, v0, 1
    buffer_load_u16 v4, v4, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v4, v4.l
    v_add_lshl_u32 v5, s28, v0, 1
    buffer_load_u16 v5, v5, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v5, v5.l
    v_add_lshl_u32 v6, s29, v0, 1
    buffer_load_u16 v6, v6, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v6, v6.l
    v_add_lshl_u32 v7, s30, v0, 1
    buffer_load_u16 v7, v7, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v7, v7.l
    v_add_lshl_u32 v8, s13, v0, 1
    buffer_load_u16 v8, v8, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v8, v8.l
    v_lshlrev_b32_e32 v9, 1, v0
    buffer_load_u16 v9, v9, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v9, v9.l
    v_fma_f32 v1, v9, v1, v74
    v_fma_f32 v2, v9, v2, v75
    v_fma_f32 v3, v9, v3, v76
    v_fma_f32 v4, v9, v4, v77
    v_fma_f32 v5, v9, v5, v78
    v_fma_f32 v6, v9, v6, v79
    v_fma_f32 v7, v9, v7, v80
    v_fma_f32 v8, v9, v8, v81
    v_sub_nc_u32_e32 v9, s0, v0
    v_min_u32_e32 v9, 32, v9
    v_add_nc_u32_e32 v0, v0, v9
    s_mov_b32 exec_lo, s2
    s_mov_b32 s31, s32
L8:
    v_cndmask_b32_e64 v74, v74, v1, s32
    v_cndmask_b32_e64 v75, v75, v2, s32
    v_cndmask_b32_e64 v76, v76, v3, s32
    v_cndmask_b32_e64 v77, v77, v4, s32
    v_cndmask_b32_e64 v78, v78, v5, s32
    v_cndmask_b32_e64 v79, v79, v6, s32
    v_cndmask_b32_e64 v80, v80, v7, s32
    v_cndmask_b32_e64 v81, v81, v8, s32
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc1 L6
L9:
    v_and_b32_e32 v0, 1, v72
    v_cmp_eq_u32_e64 s0, 1, v0
    v_cndmask_b32_e64 v0, v74, v75, s0
    v_cndmask_b32_e64 v1, v75, v74, s0
    v_add_f32_dpp v0, v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v76, v77, s0
    v_cndmask_b32_e64 v2, v77, v76, s0
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v78, v79, s0
    v_cndmask_b32_e64 v3, v79, v78, s0
    v_add_f32_dpp v2, v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v80, v81, s0
    v_cndmask_b32_e64 v4, v81, v80, s0
    v_add_f32_dpp v3, v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v4, v72, 1, 1
    v_cmp_eq_u32_e64 s0, 1, v4
    v_cndmask_b32_e64 v4, v0, v1, s0
    v_cndmask_b32_e64 v0, v1, v0, s0
    v_add_f32_dpp v0, v0, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v1, v2, v3, s0
    v_cndmask_b32_e64 v2, v3, v2, s0
    v_add_f32_dpp v1, v2, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_bfe_u32 v2, v72, 2, 1
    v_cmp_eq_u32_e64 s0, 1, v2
    v_cndmask_b32_e64 v2, v0, v1, s0
    v_cndmask_b32_e64 v0, v1, v0, s0
    v_add_f32_dpp v0, v0, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s14 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v1
    v_lshrrev_b32_e32 v1, 3, v72
    v_and_b32_e32 v2, 7, v72
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
    v_cvt_f32_f16_e32 v2, v2.l
    v_add_f32_e32 v0, v0, v2
L10:
    v_cmp_gt_u32_e64 s0, 8, v72
    v_cmp_gt_u32_e64 s1, s3, v3
    s_and_b32 s0, s0, s1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s0
    v_mul_lo_u32 v1, v1, s12
    v_add_lshl_u32 v1, v1, v3, 2
    buffer_load_b32 v2, v1, s[20:23], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v0, v0, v2
    buffer_store_b32 v0, v1, s[20:23], 0 offen
L11:
    s_endpgm
