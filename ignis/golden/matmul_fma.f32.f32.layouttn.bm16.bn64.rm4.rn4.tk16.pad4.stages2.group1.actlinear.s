; 64 VGPRs, 36 SGPRs, 11264 bytes of LDS, 0 of scratch, 1419 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x60
    s_load_b32 s3, s[0:1], 0x78
    s_load_b32 s12, s[0:1], 0x7c
    s_load_b32 s20, s[0:1], 0x80
    s_load_b32 s21, s[0:1], 0x84
    s_load_b32 s22, s[0:1], 0x88
    s_load_b32 s23, s[0:1], 0x8c
    s_load_b32 s24, s[0:1], 0x90
    s_load_b32 s25, s[0:1], 0x94
    s_load_b32 s26, s[0:1], 0x98
    s_load_b32 s27, s[0:1], 0x9c
    s_load_b32 s0, s[0:1], 0xa0
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s1, s14, 4
    s_lshl_b32 s13, s13, 6
    s_cmp_ge_u32 s1, s3
    s_cbranch_scc1 L43
    s_cmp_gt_u32 s0, 1
    s_cbranch_scc1 L0
    s_mov_b32 s14, 0
    s_branch L1
L0:
    v_cvt_f32_u32_e32 v1, s24
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s14, 0, s24
    v_mul_lo_u32 v2, s14, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s15, v1
    v_mul_lo_u32 v2, v1, s24
    v_sub_nc_u32_e32 v2, s15, v2
    v_cmp_le_u32_e64 s14, s24, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s24, v2
    v_cndmask_b32_e64 v1, v1, v3, s14
    v_cndmask_b32_e64 v2, v2, v4, s14
    v_cmp_le_u32_e64 s14, s24, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s24, v2
    v_cndmask_b32_e64 v1, v1, v3, s14
    v_cndmask_b32_e64 v2, v2, v4, s14
    s_cmp_eq_u32 s24, 0
    s_cselect_b32 s14, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s14
    v_cndmask_b32_e64 v2, v2, 0, s14
    v_readfirstlane_b32 s14, v1
    v_readfirstlane_b32 s15, v2
L1:
    s_lshr_b32 s28, s20, 4
    s_and_b32 s29, s20, 15
    s_cmp_eq_u32 s29, 0
    s_cselect_b32 s29, 0, 1
    s_add_u32 s28, s28, s29
    v_cvt_f32_u32_e32 v1, s0
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s29, 0, s0
    v_mul_lo_u32 v2, s29, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s28, v1
    v_mul_lo_u32 v2, v1, s0
    v_sub_nc_u32_e32 v2, s28, v2
    v_cmp_le_u32_e64 s28, s0, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s0, v2
    v_cndmask_b32_e64 v1, v1, v3, s28
    v_cndmask_b32_e64 v2, v2, v4, s28
    v_cmp_le_u32_e64 s28, s0, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s0, v2
    v_cndmask_b32_e64 v1, v1, v3, s28
    v_cndmask_b32_e64 v2, v2, v4, s28
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s0, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s0
    v_cndmask_b32_e64 v2, v2, 0, s0
    v_readfirstlane_b32 s0, v1
    v_readfirstlane_b32 s28, v2
    s_cmp_eq_u32 s28, 0
    s_cselect_b32 s28, 0, 1
    s_add_u32 s0, s0, s28
    s_lshl_b32 s0, s0, 4
    s_mul_i32 s28, s14, s0
    s_min_u32 s28, s28, s20
    s_sub_u32 s20, s20, s28
    s_min_u32 s0, s0, s20
    s_mul_i32 s20, s15, s25
    s_mul_i32 s25, s15, s26
    s_mul_i32 s26, s28, s21
    s_add_u32 s20, s20, s26
    s_mul_i32 s26, s28, s22
    s_add_u32 s25, s25, s26
    s_and_b32 s26, s3, 3
    s_cmp_eq_u32 s26, 0
    s_cselect_b32 s26, exec_lo, 0
    s_add_u32 s28, s1, 16
    s_cmp_le_u32 s28, s3
    s_cselect_b32 s28, exec_lo, 0
    s_or_b32 s26, s26, s28
    s_and_b32 s26, s26, exec_lo
    s_cbranch_scc0 L2
    s_and_b32 s26, s12, 3
    s_cmp_eq_u32 s26, 0
    s_cselect_b32 s26, exec_lo, 0
    s_add_u32 s28, s13, 64
    s_cmp_le_u32 s28, s12
    s_cselect_b32 s28, exec_lo, 0
    s_or_b32 s26, s26, s28
    s_branch L3
L2:
    s_mov_b32 s26, 0
L3:
    s_and_b32 s26, s26, exec_lo
    s_cbranch_scc0 L4
    s_lshr_b32 s26, s0, 4
    s_branch L5
L4:
    s_mov_b32 s26, 0
L5:
    v_and_b32_e32 v17, 15, v0
    v_lshrrev_b32_e32 v18, 4, v0
    v_lshlrev_b32_e32 v45, 2, v18
    v_lshlrev_b32_e32 v46, 2, v17
    v_and_b32_e32 v1, 3, v0
    v_lshlrev_b32_e32 v19, 2, v1
    v_add_nc_u32_e32 v1, s1, v19
    v_lshrrev_b32_e32 v20, 2, v0
    v_mul_lo_u32 v2, v20, s21
    s_max_u32 s28, s3, 4
    s_add_u32 s28, s28, -4
    v_min_u32_e32 v1, s28, v1
    v_add_nc_u32_e32 v47, v2, v1
    v_add_nc_u32_e32 v48, s13, v46
    v_mul_lo_u32 v1, v18, s22
    s_max_u32 s28, s12, 4
    s_add_u32 s28, s28, -4
    v_min_u32_e32 v2, s28, v48
    v_add_nc_u32_e32 v49, v1, v2
    v_add_nc_u32_e32 v1, 64, v0
    v_and_b32_e32 v2, 15, v1
    v_lshlrev_b32_e32 v21, 2, v2
    v_add_nc_u32_e32 v2, s13, v21
    v_lshrrev_b32_e32 v22, 4, v1
    v_mul_lo_u32 v1, v22, s22
    v_min_u32_e32 v2, s28, v2
    v_add_nc_u32_e32 v50, v1, v2
    v_add_nc_u32_e32 v1, 0x80, v0
    v_and_b32_e32 v2, 15, v1
    v_lshlrev_b32_e32 v23, 2, v2
    v_add_nc_u32_e32 v2, s13, v23
    v_lshrrev_b32_e32 v24, 4, v1
    v_mul_lo_u32 v1, v24, s22
    v_min_u32_e32 v2, s28, v2
    v_add_nc_u32_e32 v51, v1, v2
    v_add_nc_u32_e32 v1, 0xc0, v0
    v_and_b32_e32 v2, 15, v1
    v_lshlrev_b32_e32 v25, 2, v2
    v_add_nc_u32_e32 v2, s13, v25
    v_lshrrev_b32_e32 v26, 4, v1
    v_mul_lo_u32 v1, v26, s22
    v_min_u32_e32 v2, s28, v2
    v_add_nc_u32_e32 v52, v1, v2
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L6
    v_add_lshl_u32 v1, v47, s20, 2
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    v_mul_lo_u32 v5, v20, 20
    v_add_lshl_u32 v5, v5, v19, 2
    s_waitcnt vmcnt(0)
    ds_store_b128 v5, v[1:4]
    v_add_lshl_u32 v1, v49, s25, 2
    buffer_load_b128 v[1:4], v1, s[8:11], 0 offen
    v_add_lshl_u32 v5, v50, s25, 2
    buffer_load_b128 v[5:8], v5, s[8:11], 0 offen
    v_add_lshl_u32 v9, v51, s25, 2
    buffer_load_b128 v[9:12], v9, s[8:11], 0 offen
    v_add_lshl_u32 v13, v52, s25, 2
    buffer_load_b128 v[13:16], v13, s[8:11], 0 offen
    v_mul_lo_u32 v27, v26, 0x44
    v_add_lshl_u32 v27, v27, v25, 2
    s_waitcnt vmcnt(0)
    ds_store_b128 v27, v[13:16] offset:1280
    v_mul_lo_u32 v13, v24, 0x44
    v_add_lshl_u32 v13, v13, v23, 2
    ds_store_b128 v13, v[9:12] offset:1280
    v_mul_lo_u32 v9, v22, 0x44
    v_add_lshl_u32 v9, v9, v21, 2
    ds_store_b128 v9, v[5:8] offset:1280
    v_mul_lo_u32 v5, v18, 0x44
    v_add_lshl_u32 v5, v5, v46, 2
    ds_store_b128 v5, v[1:4] offset:1280
L6:
    v_dual_mov_b32 v14, 0 :: v_dual_and_b32 v53, -16, v0
    v_dual_mov_b32 v13, 0 :: v_dual_lshlrev_b32 v54, 4, v17
    v_mul_lo_u32 v1, v26, 0x44
    v_add_lshl_u32 v55, v1, v25, 2
    v_mul_lo_u32 v1, v24, 0x44
    v_add_lshl_u32 v56, v1, v23, 2
    v_mul_lo_u32 v1, v22, 0x44
    v_add_lshl_u32 v57, v1, v21, 2
    v_mul_lo_u32 v1, v18, 0x44
    v_add_lshl_u32 v58, v1, v46, 2
    v_mul_lo_u32 v1, v20, 20
    v_add_lshl_u32 v59, v1, v19, 2
    v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
    v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
    v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
    v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    s_mov_b32 s28, 0
    s_branch L8
L7:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshl_b32 s28, s28, 4
    s_add_u32 s30, s28, 16
    s_mul_i32 s31, s30, s21
    s_add_u32 s31, s20, s31
    s_mul_i32 s30, s30, s22
    s_add_u32 s30, s25, s30
    v_add_lshl_u32 v17, v47, s31, 2
    buffer_load_b128 v[17:20], v17, s[4:7], 0 offen
    v_add_lshl_u32 v21, v49, s30, 2
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen
    v_add_lshl_u32 v25, v50, s30, 2
    buffer_load_b128 v[25:28], v25, s[8:11], 0 offen
    v_add_lshl_u32 v29, v51, s30, 2
    buffer_load_b128 v[29:32], v29, s[8:11], 0 offen
    v_add_lshl_u32 v33, v52, s30, 2
    buffer_load_b128 v[33:36], v33, s[8:11], 0 offen
    ds_load_b128 v[37:40], v53
    ds_load_b128 v[41:44], v54 offset:1280
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v37, v41 :: v_dual_fmac_f32 v10, v38, v42
    v_dual_fmac_f32 v14, v37, v42 :: v_dual_fmac_f32 v9, v38, v41
    v_dual_fmac_f32 v15, v37, v43 :: v_dual_fmac_f32 v12, v38, v44
    v_dual_fmac_f32 v16, v37, v44 :: v_dual_fmac_f32 v11, v38, v43
    v_fma_f32 v37, v39, v41, v5
    v_fma_f32 v38, v39, v42, v6
    v_fma_f32 v60, v39, v43, v7
    v_fma_f32 v39, v39, v44, v8
    v_fma_f32 v41, v40, v41, v1
    v_fma_f32 v42, v40, v42, v2
    v_fma_f32 v43, v40, v43, v3
    v_fma_f32 v40, v40, v44, v4
    ds_load_b128 v[1:4], v53 offset:80
    ds_load_b128 v[5:8], v54 offset:1552
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v60
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:160
    ds_load_b128 v[5:8], v54 offset:1824
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:240
    ds_load_b128 v[5:8], v54 offset:2096
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:320
    ds_load_b128 v[5:8], v54 offset:2368
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:400
    ds_load_b128 v[5:8], v54 offset:2640
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:480
    ds_load_b128 v[5:8], v54 offset:2912
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:560
    ds_load_b128 v[5:8], v54 offset:3184
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:640
    ds_load_b128 v[5:8], v54 offset:3456
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:720
    ds_load_b128 v[5:8], v54 offset:3728
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:800
    ds_load_b128 v[5:8], v54 offset:4000
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:880
    ds_load_b128 v[5:8], v54 offset:4272
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:960
    ds_load_b128 v[5:8], v54 offset:4544
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:1040
    ds_load_b128 v[5:8], v54 offset:4816
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:1120
    ds_load_b128 v[5:8], v54 offset:5088
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:1200
    ds_load_b128 v[5:8], v54 offset:5360
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    s_waitcnt vmcnt(0)
    ds_store_b128 v55, v[33:36] offset:6912
    ds_store_b128 v56, v[29:32] offset:6912
    ds_store_b128 v57, v[25:28] offset:6912
    ds_store_b128 v58, v[21:24] offset:6912
    ds_store_b128 v59, v[17:20] offset:5632
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_add_u32 s28, s28, 32
    s_mul_i32 s30, s28, s21
    s_add_u32 s30, s20, s30
    s_mul_i32 s28, s28, s22
    s_add_u32 s28, s25, s28
    v_add_lshl_u32 v1, v47, s30, 2
    buffer_load_b128 v[17:20], v1, s[4:7], 0 offen
    v_add_lshl_u32 v1, v49, s28, 2
    buffer_load_b128 v[21:24], v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v50, s28, 2
    buffer_load_b128 v[25:28], v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v51, s28, 2
    buffer_load_b128 v[29:32], v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v52, s28, 2
    buffer_load_b128 v[33:36], v1, s[8:11], 0 offen
    ds_load_b128 v[1:4], v53 offset:5632
    ds_load_b128 v[5:8], v54 offset:6912
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:5712
    ds_load_b128 v[5:8], v54 offset:7184
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:5792
    ds_load_b128 v[5:8], v54 offset:7456
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:5872
    ds_load_b128 v[5:8], v54 offset:7728
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:5952
    ds_load_b128 v[5:8], v54 offset:8000
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:6032
    ds_load_b128 v[5:8], v54 offset:8272
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:6112
    ds_load_b128 v[5:8], v54 offset:8544
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:6192
    ds_load_b128 v[5:8], v54 offset:8816
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:6272
    ds_load_b128 v[5:8], v54 offset:9088
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:6352
    ds_load_b128 v[5:8], v54 offset:9360
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:6432
    ds_load_b128 v[5:8], v54 offset:9632
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:6512
    ds_load_b128 v[5:8], v54 offset:9904
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:6592
    ds_load_b128 v[5:8], v54 offset:10176
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:6672
    ds_load_b128 v[5:8], v54 offset:10448
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:6752
    ds_load_b128 v[5:8], v54 offset:10720
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_fma_f32 v60, v3, v5, v37
    v_fma_f32 v61, v3, v6, v38
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v62, v3, v8, v39
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v42, v4, v6, v42
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v63, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:6832
    ds_load_b128 v[37:40], v54 offset:10992
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v37 :: v_dual_fmac_f32 v10, v2, v38
    v_dual_fmac_f32 v14, v1, v38 :: v_dual_fmac_f32 v9, v2, v37
    v_dual_fmac_f32 v15, v1, v39 :: v_dual_fmac_f32 v12, v2, v40
    v_dual_fmac_f32 v16, v1, v40 :: v_dual_fmac_f32 v11, v2, v39
    v_fma_f32 v5, v3, v37, v60
    v_fma_f32 v6, v3, v38, v61
    v_fma_f32 v7, v3, v39, v44
    v_fma_f32 v8, v3, v40, v62
    v_fma_f32 v1, v4, v37, v41
    v_fma_f32 v2, v4, v38, v42
    v_fma_f32 v3, v4, v39, v43
    v_fma_f32 v4, v4, v40, v63
    s_waitcnt vmcnt(0)
    ds_store_b128 v55, v[33:36] offset:1280
    ds_store_b128 v56, v[29:32] offset:1280
    ds_store_b128 v57, v[25:28] offset:1280
    ds_store_b128 v58, v[21:24] offset:1280
    ds_store_b128 v59, v[17:20]
    s_mov_b32 s28, s29
L8:
    s_add_u32 s29, s28, 2
    s_cmp_lt_u32 s29, s26
    s_cbranch_scc1 L7
    s_add_u32 s29, s28, 1
    s_cmp_lt_u32 s29, s26
    s_cbranch_scc0 L9
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshl4_add_u32 s28, s28, 16
    s_mul_i32 s30, s28, s21
    s_add_u32 s30, s20, s30
    s_mul_i32 s28, s28, s22
    s_add_u32 s28, s25, s28
    v_add_lshl_u32 v17, v47, s30, 2
    buffer_load_b128 v[17:20], v17, s[4:7], 0 offen
    v_add_lshl_u32 v21, v49, s28, 2
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen
    v_add_lshl_u32 v25, v50, s28, 2
    buffer_load_b128 v[25:28], v25, s[8:11], 0 offen
    v_add_lshl_u32 v29, v51, s28, 2
    buffer_load_b128 v[29:32], v29, s[8:11], 0 offen
    v_add_lshl_u32 v33, v52, s28, 2
    buffer_load_b128 v[33:36], v33, s[8:11], 0 offen
    ds_load_b128 v[37:40], v53
    ds_load_b128 v[41:44], v54 offset:1280
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v37, v41 :: v_dual_fmac_f32 v10, v38, v42
    v_dual_fmac_f32 v14, v37, v42 :: v_dual_fmac_f32 v9, v38, v41
    v_dual_fmac_f32 v15, v37, v43 :: v_dual_fmac_f32 v12, v38, v44
    v_dual_fmac_f32 v16, v37, v44 :: v_dual_fmac_f32 v11, v38, v43
    v_fma_f32 v37, v39, v41, v5
    v_fma_f32 v38, v39, v42, v6
    v_fma_f32 v47, v39, v43, v7
    v_fma_f32 v39, v39, v44, v8
    v_fma_f32 v41, v40, v41, v1
    v_fma_f32 v42, v40, v42, v2
    v_fma_f32 v43, v40, v43, v3
    v_fma_f32 v40, v40, v44, v4
    ds_load_b128 v[1:4], v53 offset:80
    ds_load_b128 v[5:8], v54 offset:1552
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v47
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:160
    ds_load_b128 v[5:8], v54 offset:1824
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:240
    ds_load_b128 v[5:8], v54 offset:2096
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:320
    ds_load_b128 v[5:8], v54 offset:2368
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:400
    ds_load_b128 v[5:8], v54 offset:2640
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:480
    ds_load_b128 v[5:8], v54 offset:2912
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:560
    ds_load_b128 v[5:8], v54 offset:3184
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:640
    ds_load_b128 v[5:8], v54 offset:3456
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:720
    ds_load_b128 v[5:8], v54 offset:3728
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:800
    ds_load_b128 v[5:8], v54 offset:4000
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:880
    ds_load_b128 v[5:8], v54 offset:4272
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:960
    ds_load_b128 v[5:8], v54 offset:4544
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:1040
    ds_load_b128 v[5:8], v54 offset:4816
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v37, v3, v5 :: v_dual_fmac_f32 v42, v4, v6
    v_dual_fmac_f32 v38, v3, v6 :: v_dual_fmac_f32 v39, v8, v3
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v40, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:1120
    ds_load_b128 v[5:8], v54 offset:5088
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_fma_f32 v47, v3, v5, v37
    v_fma_f32 v49, v3, v6, v38
    v_fma_f32 v44, v3, v7, v44
    v_fma_f32 v50, v3, v8, v39
    v_fma_f32 v41, v4, v5, v41
    v_fma_f32 v42, v4, v6, v42
    v_fma_f32 v43, v4, v7, v43
    v_fma_f32 v51, v4, v8, v40
    ds_load_b128 v[1:4], v53 offset:1200
    ds_load_b128 v[37:40], v54 offset:5360
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v37 :: v_dual_fmac_f32 v10, v2, v38
    v_dual_fmac_f32 v14, v1, v38 :: v_dual_fmac_f32 v9, v2, v37
    v_dual_fmac_f32 v15, v1, v39 :: v_dual_fmac_f32 v12, v2, v40
    v_dual_fmac_f32 v16, v1, v40 :: v_dual_fmac_f32 v11, v2, v39
    v_fma_f32 v5, v3, v37, v47
    v_fma_f32 v6, v3, v38, v49
    v_fma_f32 v7, v3, v39, v44
    v_fma_f32 v8, v3, v40, v50
    v_fma_f32 v1, v4, v37, v41
    v_fma_f32 v2, v4, v38, v42
    v_fma_f32 v3, v4, v39, v43
    v_fma_f32 v4, v4, v40, v51
    s_waitcnt vmcnt(0)
    ds_store_b128 v55, v[33:36] offset:6912
    ds_store_b128 v56, v[29:32] offset:6912
    ds_store_b128 v57, v[25:28] offset:6912
    ds_store_b128 v58, v[21:24] offset:6912
    ds_store_b128 v59, v[17:20] offset:5632
    s_mov_b32 s28, s29
L9:
    s_add_u32 s29, s3, -1
    s_add_u32 s30, s12, -1
    s_branch L20
L10:
    s_and_b32 s32, s28, 1
    s_mul_i32 s32, s32, 0x580
    s_cmp_ge_u32 s28, s26
    s_cbranch_scc0 L19
    s_mov_b32 s33, s2
    v_mov_b32_e32 v17, v0
L11:
    s_mov_b32 exec_lo, s33
    v_cmp_gt_u32_e64 s33, 0x100, v17
    s_and_b32 s33, exec_lo, s33
    s_cbranch_scc1 L12
    s_mov_b32 exec_lo, s2
    s_mov_b32 s33, 0
    s_branch L14
L12:
    s_mov_b32 exec_lo, s33
    v_and_b32_e32 v18, 15, v17
    v_lshrrev_b32_e32 v19, 4, v17
    v_add_nc_u32_e32 v20, s1, v18
    v_min_u32_e32 v20, s29, v20
    v_add_nc_u32_e32 v21, s31, v19
    v_cmp_gt_u32_e64 s34, s0, v21
    s_and_b32 s35, exec_lo, s34
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s35
    v_mul_lo_u32 v21, v21, s21
    v_add_nc_u32_e32 v20, v21, v20
    v_add_lshl_u32 v20, s20, v20, 2
    buffer_load_b32 v20, v20, s[4:7], 0 offen
    s_mov_b32 exec_lo, s33
L13:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v20, 0, v20, s34
    v_mul_lo_u32 v19, v19, 20
    v_add_nc_u32_e32 v19, s32, v19
    v_add_lshl_u32 v18, v19, v18, 2
    ds_store_b32 v18, v20
    v_sub_nc_u32_e32 v18, 0x100, v17
    v_min_u32_e32 v18, 64, v18
    v_add_nc_u32_e32 v17, v17, v18
    s_mov_b32 exec_lo, s2
L14:
    s_cmp_lg_u32 s33, 0
    s_cbranch_scc1 L11
    s_mov_b32 s33, s2
    v_mov_b32_e32 v17, v0
L15:
    s_mov_b32 exec_lo, s33
    v_cmp_gt_u32_e64 s33, 0x400, v17
    s_and_b32 s33, exec_lo, s33
    s_cbranch_scc1 L16
    s_mov_b32 exec_lo, s2
    s_mov_b32 s33, 0
    s_branch L18
L16:
    s_mov_b32 exec_lo, s33
    v_and_b32_e32 v18, 63, v17
    v_lshrrev_b32_e32 v19, 6, v17
    v_add_nc_u32_e32 v20, s13, v18
    v_min_u32_e32 v20, s30, v20
    v_add_nc_u32_e32 v21, s31, v19
    v_cmp_gt_u32_e64 s34, s0, v21
    s_and_b32 s35, exec_lo, s34
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s35
    v_mul_lo_u32 v21, v21, s22
    v_add_nc_u32_e32 v20, v21, v20
    v_add_lshl_u32 v20, s25, v20, 2
    buffer_load_b32 v20, v20, s[8:11], 0 offen
    s_mov_b32 exec_lo, s33
L17:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v20, 0, v20, s34
    v_mul_lo_u32 v19, v19, 0x44
    v_add3_u32 v18, s32, v19, v18
    v_lshl_add_u32 v18, v18, 2, 0x500
    ds_store_b32 v18, v20
    v_sub_nc_u32_e32 v18, 0x400, v17
    v_min_u32_e32 v18, 64, v18
    v_add_nc_u32_e32 v17, v17, v18
    s_mov_b32 exec_lo, s2
L18:
    s_cmp_lg_u32 s33, 0
    s_cbranch_scc1 L15
L19:
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v25, s32, v45, 2
    ds_load_b128 v[17:20], v25
    v_add_lshl_u32 v26, s32, v46, 2
    ds_load_b128 v[21:24], v26 offset:1280
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v17, v21 :: v_dual_fmac_f32 v10, v18, v22
    v_dual_fmac_f32 v14, v17, v22 :: v_dual_fmac_f32 v9, v18, v21
    v_dual_fmac_f32 v15, v17, v23 :: v_dual_fmac_f32 v12, v18, v24
    v_dual_fmac_f32 v16, v17, v24 :: v_dual_fmac_f32 v11, v18, v23
    v_fma_f32 v17, v19, v21, v5
    v_fma_f32 v18, v19, v22, v6
    v_fma_f32 v27, v19, v23, v7
    v_fma_f32 v19, v19, v24, v8
    v_fma_f32 v21, v20, v21, v1
    v_fma_f32 v22, v20, v22, v2
    v_fma_f32 v23, v20, v23, v3
    v_fma_f32 v20, v20, v24, v4
    ds_load_b128 v[1:4], v25 offset:80
    ds_load_b128 v[5:8], v26 offset:1552
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v27
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:160
    ds_load_b128 v[5:8], v26 offset:1824
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:240
    ds_load_b128 v[5:8], v26 offset:2096
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:320
    ds_load_b128 v[5:8], v26 offset:2368
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:400
    ds_load_b128 v[5:8], v26 offset:2640
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:480
    ds_load_b128 v[5:8], v26 offset:2912
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:560
    ds_load_b128 v[5:8], v26 offset:3184
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:640
    ds_load_b128 v[5:8], v26 offset:3456
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:720
    ds_load_b128 v[5:8], v26 offset:3728
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:800
    ds_load_b128 v[5:8], v26 offset:4000
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:880
    ds_load_b128 v[5:8], v26 offset:4272
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:960
    ds_load_b128 v[5:8], v26 offset:4544
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:1040
    ds_load_b128 v[5:8], v26 offset:4816
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_dual_fmac_f32 v17, v3, v5 :: v_dual_fmac_f32 v22, v4, v6
    v_dual_fmac_f32 v18, v3, v6 :: v_dual_fmac_f32 v19, v8, v3
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v20, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:1120
    ds_load_b128 v[5:8], v26 offset:5088
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v5 :: v_dual_fmac_f32 v10, v2, v6
    v_dual_fmac_f32 v14, v1, v6 :: v_dual_fmac_f32 v9, v2, v5
    v_dual_fmac_f32 v15, v1, v7 :: v_dual_fmac_f32 v12, v2, v8
    v_dual_fmac_f32 v16, v1, v8 :: v_dual_fmac_f32 v11, v2, v7
    v_fma_f32 v27, v3, v5, v17
    v_fma_f32 v28, v3, v6, v18
    v_fma_f32 v24, v3, v7, v24
    v_fma_f32 v29, v3, v8, v19
    v_fma_f32 v21, v4, v5, v21
    v_fma_f32 v22, v4, v6, v22
    v_fma_f32 v23, v4, v7, v23
    v_fma_f32 v30, v4, v8, v20
    ds_load_b128 v[1:4], v25 offset:1200
    ds_load_b128 v[17:20], v26 offset:5360
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v13, v1, v17 :: v_dual_fmac_f32 v10, v2, v18
    v_dual_fmac_f32 v14, v1, v18 :: v_dual_fmac_f32 v9, v2, v17
    v_dual_fmac_f32 v15, v1, v19 :: v_dual_fmac_f32 v12, v2, v20
    v_dual_fmac_f32 v16, v1, v20 :: v_dual_fmac_f32 v11, v2, v19
    v_fma_f32 v5, v3, v17, v27
    v_fma_f32 v6, v3, v18, v28
    v_fma_f32 v7, v3, v19, v24
    v_fma_f32 v8, v3, v20, v29
    v_fma_f32 v1, v4, v17, v21
    v_fma_f32 v2, v4, v18, v22
    v_fma_f32 v3, v4, v19, v23
    v_fma_f32 v4, v4, v20, v30
    s_add_u32 s28, s28, 1
L20:
    s_lshl_b32 s31, s28, 4
    s_cmp_lt_u32 s31, s0
    s_cbranch_scc1 L10
    s_mul_i32 s0, s14, s24
    s_add_u32 s0, s0, s15
    s_mul_i32 s0, s0, s27
    s_or_b32 s4, s23, s27
    s_and_b32 s4, s4, 1
    s_cmp_eq_u32 s4, 0
    s_cselect_b32 s4, exec_lo, 0
    s_add_u32 s5, s13, 64
    s_cmp_le_u32 s5, s12
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s4, s4, s5
    v_add_nc_u32_e32 v0, s1, v45
    v_cmp_gt_u32_e64 s1, s3, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v17, v0, s23
    v_add3_u32 v17, s0, v17, v48
    s_and_b32 s5, s4, exec_lo
    s_cbranch_scc0 L21
    v_lshlrev_b32_e32 v17, 2, v17
    buffer_store_b128 v[13:16], v17, s[16:19], 0 offen
    s_branch L25
L21:
    v_cmp_gt_u32_e64 s5, s12, v48
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s5
    v_lshlrev_b32_e32 v18, 2, v17
    buffer_store_b32 v13, v18, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L22:
    v_add_nc_u32_e32 v13, 1, v48
    v_cmp_gt_u32_e64 s5, s12, v13
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v13, v17, 2, 4
    buffer_store_b32 v14, v13, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L23:
    v_add_nc_u32_e32 v13, 2, v48
    v_cmp_gt_u32_e64 s5, s12, v13
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v13, v17, 2, 8
    buffer_store_b32 v15, v13, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L24:
    v_add_nc_u32_e32 v13, 3, v48
    v_cmp_gt_u32_e64 s5, s12, v13
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v13, v17, 2, 12
    buffer_store_b32 v16, v13, s[16:19], 0 offen
L25:
    s_mov_b32 exec_lo, s2
L26:
    v_add_nc_u32_e32 v13, 1, v0
    v_cmp_gt_u32_e64 s1, s3, v13
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v13, v13, s23
    v_add3_u32 v13, s0, v13, v48
    s_and_b32 s5, s4, exec_lo
    s_cbranch_scc0 L27
    v_lshlrev_b32_e32 v13, 2, v13
    buffer_store_b128 v[9:12], v13, s[16:19], 0 offen
    s_branch L31
L27:
    v_cmp_gt_u32_e64 s5, s12, v48
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s5
    v_lshlrev_b32_e32 v14, 2, v13
    buffer_store_b32 v9, v14, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L28:
    v_add_nc_u32_e32 v9, 1, v48
    v_cmp_gt_u32_e64 s5, s12, v9
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v9, v13, 2, 4
    buffer_store_b32 v10, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L29:
    v_add_nc_u32_e32 v9, 2, v48
    v_cmp_gt_u32_e64 s5, s12, v9
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v9, v13, 2, 8
    buffer_store_b32 v11, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L30:
    v_add_nc_u32_e32 v9, 3, v48
    v_cmp_gt_u32_e64 s5, s12, v9
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v9, v13, 2, 12
    buffer_store_b32 v12, v9, s[16:19], 0 offen
L31:
    s_mov_b32 exec_lo, s2
L32:
    v_add_nc_u32_e32 v9, 2, v0
    v_cmp_gt_u32_e64 s1, s3, v9
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v9, v9, s23
    v_add3_u32 v9, s0, v9, v48
    s_and_b32 s5, s4, exec_lo
    s_cbranch_scc0 L33
    v_lshlrev_b32_e32 v9, 2, v9
    buffer_store_b128 v[5:8], v9, s[16:19], 0 offen
    s_branch L37
L33:
    v_cmp_gt_u32_e64 s5, s12, v48
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s5
    v_lshlrev_b32_e32 v10, 2, v9
    buffer_store_b32 v5, v10, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L34:
    v_add_nc_u32_e32 v5, 1, v48
    v_cmp_gt_u32_e64 s5, s12, v5
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v5, v9, 2, 4
    buffer_store_b32 v6, v5, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L35:
    v_add_nc_u32_e32 v5, 2, v48
    v_cmp_gt_u32_e64 s5, s12, v5
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v5, v9, 2, 8
    buffer_store_b32 v7, v5, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L36:
    v_add_nc_u32_e32 v5, 3, v48
    v_cmp_gt_u32_e64 s5, s12, v5
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v5, v9, 2, 12
    buffer_store_b32 v8, v5, s[16:19], 0 offen
L37:
    s_mov_b32 exec_lo, s2
L38:
    v_add_nc_u32_e32 v0, 3, v0
    v_cmp_gt_u32_e64 s1, s3, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v0, s23
    v_add3_u32 v0, s0, v0, v48
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L39
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_store_b128 v[1:4], v0, s[16:19], 0 offen
    s_branch L43
L39:
    v_cmp_gt_u32_e64 s0, s12, v48
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v5, 2, v0
    buffer_store_b32 v1, v5, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L40:
    v_add_nc_u32_e32 v1, 1, v48
    v_cmp_gt_u32_e64 s0, s12, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v1, v0, 2, 4
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L41:
    v_add_nc_u32_e32 v1, 2, v48
    v_cmp_gt_u32_e64 s0, s12, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v1, v0, 2, 8
    buffer_store_b32 v3, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L42:
    v_add_nc_u32_e32 v1, 3, v48
    v_cmp_gt_u32_e64 s0, s12, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v0, v0, 2, 12
    buffer_store_b32 v4, v0, s[16:19], 0 offen
L43:
    s_endpgm
