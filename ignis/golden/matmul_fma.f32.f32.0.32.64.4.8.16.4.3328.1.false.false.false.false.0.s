; 85 VGPRs, 36 SGPRs, 13312 bytes of LDS, 0 of scratch, 2513 instructions
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
    s_lshl_b32 s1, s14, 5
    s_lshl_b32 s13, s13, 6
    s_cmp_ge_u32 s1, s3
    s_cbranch_scc1 L58
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
    s_add_u32 s20, s20, s28
    s_add_u32 s25, s25, s28
    s_lshr_b32 s26, s0, 4
    v_and_b32_e32 v17, 7, v0
    v_lshrrev_b32_e32 v18, 3, v0
    v_lshlrev_b32_e32 v69, 2, v18
    v_lshlrev_b32_e32 v70, 2, v17
    v_lshrrev_b32_e32 v19, 2, v0
    v_add_nc_u32_e32 v1, s1, v19
    s_add_u32 s28, s3, -1
    v_min_u32_e32 v2, s28, v1
    v_mul_lo_u32 v2, v2, s21
    v_and_b32_e32 v3, 3, v0
    v_lshlrev_b32_e32 v20, 2, v3
    v_add_nc_u32_e32 v71, v2, v20
    v_add_nc_u32_e32 v1, 16, v1
    v_min_u32_e32 v1, s28, v1
    v_mul_lo_u32 v1, v1, s21
    v_add_nc_u32_e32 v72, v1, v20
    v_add_nc_u32_e32 v1, s13, v19
    s_add_u32 s29, s12, -1
    v_min_u32_e32 v2, s29, v1
    v_mul_lo_u32 v2, v2, s22
    v_add_nc_u32_e32 v73, v2, v20
    v_add_nc_u32_e32 v2, 16, v1
    v_min_u32_e32 v2, s29, v2
    v_mul_lo_u32 v2, v2, s22
    v_add_nc_u32_e32 v74, v2, v20
    v_add_nc_u32_e32 v2, 32, v1
    v_min_u32_e32 v2, s29, v2
    v_mul_lo_u32 v2, v2, s22
    v_add_nc_u32_e32 v75, v2, v20
    v_add_nc_u32_e32 v1, 48, v1
    v_min_u32_e32 v1, s29, v1
    v_mul_lo_u32 v1, v1, s22
    v_add_nc_u32_e32 v76, v1, v20
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L2
    v_add_lshl_u32 v1, v71, s20, 2
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    v_add_lshl_u32 v5, v72, s20, 2
    buffer_load_b128 v[5:8], v5, s[4:7], 0 offen
    v_mul_lo_u32 v9, v20, 36
    v_add_lshl_u32 v9, v9, v19, 2
    s_waitcnt vmcnt(0)
    ds_store_b32 v9, v5 offset:64
    ds_store_b32 v9, v6 offset:208
    ds_store_b32 v9, v7 offset:352
    ds_store_b32 v9, v8 offset:496
    ds_store_b32 v9, v1
    ds_store_b32 v9, v2 offset:144
    ds_store_b32 v9, v3 offset:288
    ds_store_b32 v9, v4 offset:432
    v_add_lshl_u32 v1, v73, s25, 2
    buffer_load_b128 v[1:4], v1, s[8:11], 0 offen
    v_add_lshl_u32 v5, v74, s25, 2
    buffer_load_b128 v[5:8], v5, s[8:11], 0 offen
    v_add_lshl_u32 v9, v75, s25, 2
    buffer_load_b128 v[9:12], v9, s[8:11], 0 offen
    v_add_lshl_u32 v13, v76, s25, 2
    buffer_load_b128 v[13:16], v13, s[8:11], 0 offen
    v_mul_lo_u32 v21, v20, 0x44
    v_add_lshl_u32 v21, v21, v19, 2
    s_waitcnt vmcnt(0)
    ds_store_b32 v21, v13 offset:2496
    ds_store_b32 v21, v14 offset:2768
    ds_store_b32 v21, v15 offset:3040
    ds_store_b32 v21, v16 offset:3312
    ds_store_b32 v21, v9 offset:2432
    ds_store_b32 v21, v10 offset:2704
    ds_store_b32 v21, v11 offset:2976
    ds_store_b32 v21, v12 offset:3248
    ds_store_b32 v21, v5 offset:2368
    ds_store_b32 v21, v6 offset:2640
    ds_store_b32 v21, v7 offset:2912
    ds_store_b32 v21, v8 offset:3184
    ds_store_b32 v21, v1 offset:2304
    ds_store_b32 v21, v2 offset:2576
    ds_store_b32 v21, v3 offset:2848
    ds_store_b32 v21, v4 offset:3120
L2:
    v_dual_mov_b32 v30, 0 :: v_dual_lshlrev_b32 v77, 4, v18
    v_dual_mov_b32 v29, 0 :: v_dual_lshlrev_b32 v78, 4, v17
    v_mul_lo_u32 v1, v20, 0x44
    v_add_lshl_u32 v79, v1, v19, 2
    v_mul_lo_u32 v1, v20, 36
    v_add_lshl_u32 v80, v1, v19, 2
    v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v32, 0
    v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v26, 0
    v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v28, 0
    v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v22, 0
    v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v24, 0
    v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
    v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
    v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
    v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
    v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
    v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
    v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    s_mov_b32 s30, 0
    s_branch L4
L3:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshl_b32 s30, s30, 4
    s_add_u32 s32, s30, 16
    s_add_u32 s33, s20, s32
    s_add_u32 s32, s25, s32
    v_add_lshl_u32 v33, v71, s33, 2
    buffer_load_b128 v[33:36], v33, s[4:7], 0 offen
    v_add_lshl_u32 v37, v72, s33, 2
    buffer_load_b128 v[37:40], v37, s[4:7], 0 offen
    v_add_lshl_u32 v41, v73, s32, 2
    buffer_load_b128 v[41:44], v41, s[8:11], 0 offen
    v_add_lshl_u32 v45, v74, s32, 2
    buffer_load_b128 v[45:48], v45, s[8:11], 0 offen
    v_add_lshl_u32 v49, v75, s32, 2
    buffer_load_b128 v[49:52], v49, s[8:11], 0 offen
    v_add_lshl_u32 v53, v76, s32, 2
    buffer_load_b128 v[53:56], v53, s[8:11], 0 offen
    ds_load_b128 v[57:60], v77
    ds_load_b128 v[61:64], v78 offset:2304
    ds_load_b128 v[65:68], v78 offset:2432
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v57, v61, v29
    v_fma_f32 v30, v57, v62, v30
    v_fma_f32 v31, v57, v63, v31
    v_fma_f32 v32, v57, v64, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v57, v65 :: v_dual_fmac_f32 v22, v58, v62
    v_dual_fmac_f32 v26, v57, v66 :: v_dual_fmac_f32 v21, v58, v61
    v_dual_fmac_f32 v27, v57, v67 :: v_dual_fmac_f32 v24, v58, v64
    v_dual_fmac_f32 v28, v57, v68 :: v_dual_fmac_f32 v23, v58, v63
    v_dual_fmac_f32 v17, v58, v65 :: v_dual_fmac_f32 v14, v59, v62
    v_dual_fmac_f32 v18, v58, v66 :: v_dual_fmac_f32 v13, v59, v61
    v_dual_fmac_f32 v19, v58, v67 :: v_dual_fmac_f32 v16, v59, v64
    v_dual_fmac_f32 v20, v58, v68 :: v_dual_fmac_f32 v15, v59, v63
    v_fma_f32 v57, v59, v65, v9
    v_fma_f32 v58, v59, v66, v10
    v_fma_f32 v81, v59, v67, v11
    v_fma_f32 v59, v59, v68, v12
    v_fma_f32 v61, v60, v61, v5
    v_fma_f32 v62, v60, v62, v6
    v_fma_f32 v63, v60, v63, v7
    v_fma_f32 v64, v60, v64, v8
    v_fma_f32 v65, v60, v65, v1
    v_fma_f32 v66, v60, v66, v2
    v_fma_f32 v67, v60, v67, v3
    v_fma_f32 v60, v60, v68, v4
    ds_load_b128 v[1:4], v77 offset:144
    ds_load_b128 v[5:8], v78 offset:2576
    ds_load_b128 v[9:12], v78 offset:2704
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v81
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:288
    ds_load_b128 v[5:8], v78 offset:2848
    ds_load_b128 v[9:12], v78 offset:2976
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:432
    ds_load_b128 v[5:8], v78 offset:3120
    ds_load_b128 v[9:12], v78 offset:3248
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:576
    ds_load_b128 v[5:8], v78 offset:3392
    ds_load_b128 v[9:12], v78 offset:3520
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:720
    ds_load_b128 v[5:8], v78 offset:3664
    ds_load_b128 v[9:12], v78 offset:3792
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:864
    ds_load_b128 v[5:8], v78 offset:3936
    ds_load_b128 v[9:12], v78 offset:4064
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1008
    ds_load_b128 v[5:8], v78 offset:4208
    ds_load_b128 v[9:12], v78 offset:4336
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1152
    ds_load_b128 v[5:8], v78 offset:4480
    ds_load_b128 v[9:12], v78 offset:4608
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1296
    ds_load_b128 v[5:8], v78 offset:4752
    ds_load_b128 v[9:12], v78 offset:4880
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1440
    ds_load_b128 v[5:8], v78 offset:5024
    ds_load_b128 v[9:12], v78 offset:5152
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1584
    ds_load_b128 v[5:8], v78 offset:5296
    ds_load_b128 v[9:12], v78 offset:5424
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1728
    ds_load_b128 v[5:8], v78 offset:5568
    ds_load_b128 v[9:12], v78 offset:5696
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1872
    ds_load_b128 v[5:8], v78 offset:5840
    ds_load_b128 v[9:12], v78 offset:5968
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:2016
    ds_load_b128 v[5:8], v78 offset:6112
    ds_load_b128 v[9:12], v78 offset:6240
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:2160
    ds_load_b128 v[5:8], v78 offset:6384
    ds_load_b128 v[9:12], v78 offset:6512
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    s_waitcnt vmcnt(0)
    ds_store_b32 v79, v53 offset:9152
    ds_store_b32 v79, v54 offset:9424
    ds_store_b32 v79, v55 offset:9696
    ds_store_b32 v79, v56 offset:9968
    ds_store_b32 v79, v49 offset:9088
    ds_store_b32 v79, v50 offset:9360
    ds_store_b32 v79, v51 offset:9632
    ds_store_b32 v79, v52 offset:9904
    ds_store_b32 v79, v45 offset:9024
    ds_store_b32 v79, v46 offset:9296
    ds_store_b32 v79, v47 offset:9568
    ds_store_b32 v79, v48 offset:9840
    ds_store_b32 v79, v41 offset:8960
    ds_store_b32 v79, v42 offset:9232
    ds_store_b32 v79, v43 offset:9504
    ds_store_b32 v79, v44 offset:9776
    ds_store_b32 v80, v37 offset:6720
    ds_store_b32 v80, v38 offset:6864
    ds_store_b32 v80, v39 offset:7008
    ds_store_b32 v80, v40 offset:7152
    ds_store_b32 v80, v33 offset:6656
    ds_store_b32 v80, v34 offset:6800
    ds_store_b32 v80, v35 offset:6944
    ds_store_b32 v80, v36 offset:7088
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_add_u32 s30, s30, 32
    s_add_u32 s32, s20, s30
    s_add_u32 s30, s25, s30
    v_add_lshl_u32 v1, v71, s32, 2
    buffer_load_b128 v[33:36], v1, s[4:7], 0 offen
    v_add_lshl_u32 v1, v72, s32, 2
    buffer_load_b128 v[37:40], v1, s[4:7], 0 offen
    v_add_lshl_u32 v1, v73, s30, 2
    buffer_load_b128 v[41:44], v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v74, s30, 2
    buffer_load_b128 v[45:48], v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v75, s30, 2
    buffer_load_b128 v[49:52], v1, s[8:11], 0 offen
    v_add_lshl_u32 v1, v76, s30, 2
    buffer_load_b128 v[53:56], v1, s[8:11], 0 offen
    ds_load_b128 v[1:4], v77 offset:6656
    ds_load_b128 v[5:8], v78 offset:8960
    ds_load_b128 v[9:12], v78 offset:9088
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:6800
    ds_load_b128 v[5:8], v78 offset:9232
    ds_load_b128 v[9:12], v78 offset:9360
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:6944
    ds_load_b128 v[5:8], v78 offset:9504
    ds_load_b128 v[9:12], v78 offset:9632
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:7088
    ds_load_b128 v[5:8], v78 offset:9776
    ds_load_b128 v[9:12], v78 offset:9904
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:7232
    ds_load_b128 v[5:8], v78 offset:10048
    ds_load_b128 v[9:12], v78 offset:10176
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:7376
    ds_load_b128 v[5:8], v78 offset:10320
    ds_load_b128 v[9:12], v78 offset:10448
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:7520
    ds_load_b128 v[5:8], v78 offset:10592
    ds_load_b128 v[9:12], v78 offset:10720
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:7664
    ds_load_b128 v[5:8], v78 offset:10864
    ds_load_b128 v[9:12], v78 offset:10992
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:7808
    ds_load_b128 v[5:8], v78 offset:11136
    ds_load_b128 v[9:12], v78 offset:11264
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:7952
    ds_load_b128 v[5:8], v78 offset:11408
    ds_load_b128 v[9:12], v78 offset:11536
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:8096
    ds_load_b128 v[5:8], v78 offset:11680
    ds_load_b128 v[9:12], v78 offset:11808
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:8240
    ds_load_b128 v[5:8], v78 offset:11952
    ds_load_b128 v[9:12], v78 offset:12080
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:8384
    ds_load_b128 v[5:8], v78 offset:12224
    ds_load_b128 v[9:12], v78 offset:12352
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:8528
    ds_load_b128 v[5:8], v78 offset:12496
    ds_load_b128 v[9:12], v78 offset:12624
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:8672
    ds_load_b128 v[5:8], v78 offset:12768
    ds_load_b128 v[9:12], v78 offset:12896
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_fma_f32 v81, v3, v9, v57
    v_fma_f32 v82, v3, v10, v58
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v83, v3, v12, v59
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v62, v4, v6, v62
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v84, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:8816
    ds_load_b128 v[5:8], v78 offset:13040
    ds_load_b128 v[57:60], v78 offset:13168
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v57 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v58 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v59 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v60 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v57 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v58 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v59 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v60 :: v_dual_fmac_f32 v15, v3, v7
    v_fma_f32 v9, v3, v57, v81
    v_fma_f32 v10, v3, v58, v82
    v_fma_f32 v11, v3, v59, v68
    v_fma_f32 v12, v3, v60, v83
    v_fma_f32 v5, v4, v5, v61
    v_fma_f32 v6, v4, v6, v62
    v_fma_f32 v7, v4, v7, v63
    v_fma_f32 v8, v4, v8, v64
    v_fma_f32 v1, v4, v57, v65
    v_fma_f32 v2, v4, v58, v66
    v_fma_f32 v3, v4, v59, v67
    v_fma_f32 v4, v4, v60, v84
    s_waitcnt vmcnt(0)
    ds_store_b32 v79, v53 offset:2496
    ds_store_b32 v79, v54 offset:2768
    ds_store_b32 v79, v55 offset:3040
    ds_store_b32 v79, v56 offset:3312
    ds_store_b32 v79, v49 offset:2432
    ds_store_b32 v79, v50 offset:2704
    ds_store_b32 v79, v51 offset:2976
    ds_store_b32 v79, v52 offset:3248
    ds_store_b32 v79, v45 offset:2368
    ds_store_b32 v79, v46 offset:2640
    ds_store_b32 v79, v47 offset:2912
    ds_store_b32 v79, v48 offset:3184
    ds_store_b32 v79, v41 offset:2304
    ds_store_b32 v79, v42 offset:2576
    ds_store_b32 v79, v43 offset:2848
    ds_store_b32 v79, v44 offset:3120
    ds_store_b32 v80, v37 offset:64
    ds_store_b32 v80, v38 offset:208
    ds_store_b32 v80, v39 offset:352
    ds_store_b32 v80, v40 offset:496
    ds_store_b32 v80, v33
    ds_store_b32 v80, v34 offset:144
    ds_store_b32 v80, v35 offset:288
    ds_store_b32 v80, v36 offset:432
    s_mov_b32 s30, s31
L4:
    s_add_u32 s31, s30, 2
    s_cmp_lt_u32 s31, s26
    s_cbranch_scc1 L3
    s_add_u32 s31, s30, 1
    s_cmp_lt_u32 s31, s26
    s_cbranch_scc0 L15
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshl4_add_u32 s30, s30, 16
    s_add_u32 s32, s20, s30
    s_add_u32 s30, s25, s30
    v_add_lshl_u32 v33, v71, s32, 2
    buffer_load_b128 v[33:36], v33, s[4:7], 0 offen
    v_add_lshl_u32 v37, v72, s32, 2
    buffer_load_b128 v[37:40], v37, s[4:7], 0 offen
    v_add_lshl_u32 v41, v73, s30, 2
    buffer_load_b128 v[41:44], v41, s[8:11], 0 offen
    v_add_lshl_u32 v45, v74, s30, 2
    buffer_load_b128 v[45:48], v45, s[8:11], 0 offen
    v_add_lshl_u32 v49, v75, s30, 2
    buffer_load_b128 v[49:52], v49, s[8:11], 0 offen
    v_add_lshl_u32 v53, v76, s30, 2
    buffer_load_b128 v[53:56], v53, s[8:11], 0 offen
    ds_load_b128 v[57:60], v77
    ds_load_b128 v[61:64], v78 offset:2304
    ds_load_b128 v[65:68], v78 offset:2432
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v57, v61, v29
    v_fma_f32 v30, v57, v62, v30
    v_fma_f32 v31, v57, v63, v31
    v_fma_f32 v32, v57, v64, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v57, v65 :: v_dual_fmac_f32 v22, v58, v62
    v_dual_fmac_f32 v26, v57, v66 :: v_dual_fmac_f32 v21, v58, v61
    v_dual_fmac_f32 v27, v57, v67 :: v_dual_fmac_f32 v24, v58, v64
    v_dual_fmac_f32 v28, v57, v68 :: v_dual_fmac_f32 v23, v58, v63
    v_dual_fmac_f32 v17, v58, v65 :: v_dual_fmac_f32 v14, v59, v62
    v_dual_fmac_f32 v18, v58, v66 :: v_dual_fmac_f32 v13, v59, v61
    v_dual_fmac_f32 v19, v58, v67 :: v_dual_fmac_f32 v16, v59, v64
    v_dual_fmac_f32 v20, v58, v68 :: v_dual_fmac_f32 v15, v59, v63
    v_fma_f32 v57, v59, v65, v9
    v_fma_f32 v58, v59, v66, v10
    v_fma_f32 v71, v59, v67, v11
    v_fma_f32 v59, v59, v68, v12
    v_fma_f32 v61, v60, v61, v5
    v_fma_f32 v62, v60, v62, v6
    v_fma_f32 v63, v60, v63, v7
    v_fma_f32 v64, v60, v64, v8
    v_fma_f32 v65, v60, v65, v1
    v_fma_f32 v66, v60, v66, v2
    v_fma_f32 v67, v60, v67, v3
    v_fma_f32 v60, v60, v68, v4
    ds_load_b128 v[1:4], v77 offset:144
    ds_load_b128 v[5:8], v78 offset:2576
    ds_load_b128 v[9:12], v78 offset:2704
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v71
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:288
    ds_load_b128 v[5:8], v78 offset:2848
    ds_load_b128 v[9:12], v78 offset:2976
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:432
    ds_load_b128 v[5:8], v78 offset:3120
    ds_load_b128 v[9:12], v78 offset:3248
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:576
    ds_load_b128 v[5:8], v78 offset:3392
    ds_load_b128 v[9:12], v78 offset:3520
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:720
    ds_load_b128 v[5:8], v78 offset:3664
    ds_load_b128 v[9:12], v78 offset:3792
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:864
    ds_load_b128 v[5:8], v78 offset:3936
    ds_load_b128 v[9:12], v78 offset:4064
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1008
    ds_load_b128 v[5:8], v78 offset:4208
    ds_load_b128 v[9:12], v78 offset:4336
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1152
    ds_load_b128 v[5:8], v78 offset:4480
    ds_load_b128 v[9:12], v78 offset:4608
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1296
    ds_load_b128 v[5:8], v78 offset:4752
    ds_load_b128 v[9:12], v78 offset:4880
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1440
    ds_load_b128 v[5:8], v78 offset:5024
    ds_load_b128 v[9:12], v78 offset:5152
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1584
    ds_load_b128 v[5:8], v78 offset:5296
    ds_load_b128 v[9:12], v78 offset:5424
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1728
    ds_load_b128 v[5:8], v78 offset:5568
    ds_load_b128 v[9:12], v78 offset:5696
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:1872
    ds_load_b128 v[5:8], v78 offset:5840
    ds_load_b128 v[9:12], v78 offset:5968
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v57, v3, v9 :: v_dual_fmac_f32 v62, v4, v6
    v_dual_fmac_f32 v58, v3, v10 :: v_dual_fmac_f32 v59, v12, v3
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v60, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:2016
    ds_load_b128 v[5:8], v78 offset:6112
    ds_load_b128 v[9:12], v78 offset:6240
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_fma_f32 v71, v3, v9, v57
    v_fma_f32 v72, v3, v10, v58
    v_fma_f32 v68, v3, v11, v68
    v_fma_f32 v73, v3, v12, v59
    v_fma_f32 v61, v4, v5, v61
    v_fma_f32 v62, v4, v6, v62
    v_fma_f32 v63, v4, v7, v63
    v_fma_f32 v64, v4, v8, v64
    v_fma_f32 v65, v4, v9, v65
    v_fma_f32 v66, v4, v10, v66
    v_fma_f32 v67, v4, v11, v67
    v_fma_f32 v74, v4, v12, v60
    ds_load_b128 v[1:4], v77 offset:2160
    ds_load_b128 v[5:8], v78 offset:6384
    ds_load_b128 v[57:60], v78 offset:6512
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v57 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v58 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v59 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v60 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v57 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v58 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v59 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v60 :: v_dual_fmac_f32 v15, v3, v7
    v_fma_f32 v9, v3, v57, v71
    v_fma_f32 v10, v3, v58, v72
    v_fma_f32 v11, v3, v59, v68
    v_fma_f32 v12, v3, v60, v73
    v_fma_f32 v5, v4, v5, v61
    v_fma_f32 v6, v4, v6, v62
    v_fma_f32 v7, v4, v7, v63
    v_fma_f32 v8, v4, v8, v64
    v_fma_f32 v1, v4, v57, v65
    v_fma_f32 v2, v4, v58, v66
    v_fma_f32 v3, v4, v59, v67
    v_fma_f32 v4, v4, v60, v74
    s_waitcnt vmcnt(0)
    ds_store_b32 v79, v53 offset:9152
    ds_store_b32 v79, v54 offset:9424
    ds_store_b32 v79, v55 offset:9696
    ds_store_b32 v79, v56 offset:9968
    ds_store_b32 v79, v49 offset:9088
    ds_store_b32 v79, v50 offset:9360
    ds_store_b32 v79, v51 offset:9632
    ds_store_b32 v79, v52 offset:9904
    ds_store_b32 v79, v45 offset:9024
    ds_store_b32 v79, v46 offset:9296
    ds_store_b32 v79, v47 offset:9568
    ds_store_b32 v79, v48 offset:9840
    ds_store_b32 v79, v41 offset:8960
    ds_store_b32 v79, v42 offset:9232
    ds_store_b32 v79, v43 offset:9504
    ds_store_b32 v79, v44 offset:9776
    ds_store_b32 v80, v37 offset:6720
    ds_store_b32 v80, v38 offset:6864
    ds_store_b32 v80, v39 offset:7008
    ds_store_b32 v80, v40 offset:7152
    ds_store_b32 v80, v33 offset:6656
    ds_store_b32 v80, v34 offset:6800
    ds_store_b32 v80, v35 offset:6944
    ds_store_b32 v80, v36 offset:7088
    s_mov_b32 s30, s31
    s_branch L15
L5:
    s_and_b32 s32, s30, 1
    s_mul_i32 s32, s32, 0x680
    s_cmp_ge_u32 s30, s26
    s_cbranch_scc0 L14
    s_mov_b32 s33, s2
    v_mov_b32_e32 v33, v0
L6:
    s_mov_b32 exec_lo, s33
    v_cmp_gt_u32_e64 s33, 0x200, v33
    s_and_b32 s33, exec_lo, s33
    s_cbranch_scc1 L7
    s_mov_b32 exec_lo, s2
    s_mov_b32 s33, 0
    s_branch L9
L7:
    s_mov_b32 exec_lo, s33
    v_lshrrev_b32_e32 v34, 4, v33
    v_and_b32_e32 v35, 15, v33
    v_add_nc_u32_e32 v36, s1, v34
    v_min_u32_e32 v36, s28, v36
    v_add_nc_u32_e32 v37, s31, v35
    v_cmp_gt_u32_e64 s34, s0, v37
    s_and_b32 s35, exec_lo, s34
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s35
    v_mul_lo_u32 v36, v36, s21
    v_add_nc_u32_e32 v36, v36, v37
    v_add_lshl_u32 v36, s20, v36, 2
    buffer_load_b32 v36, v36, s[4:7], 0 offen
    s_mov_b32 exec_lo, s33
L8:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v36, 0, v36, s34
    v_mul_lo_u32 v35, v35, 36
    v_add_nc_u32_e32 v35, s32, v35
    v_add_lshl_u32 v34, v35, v34, 2
    ds_store_b32 v34, v36
    v_sub_nc_u32_e32 v34, 0x200, v33
    v_min_u32_e32 v34, 64, v34
    v_add_nc_u32_e32 v33, v33, v34
    s_mov_b32 exec_lo, s2
L9:
    s_cmp_lg_u32 s33, 0
    s_cbranch_scc1 L6
    s_mov_b32 s33, s2
    v_mov_b32_e32 v33, v0
L10:
    s_mov_b32 exec_lo, s33
    v_cmp_gt_u32_e64 s33, 0x400, v33
    s_and_b32 s33, exec_lo, s33
    s_cbranch_scc1 L11
    s_mov_b32 exec_lo, s2
    s_mov_b32 s33, 0
    s_branch L13
L11:
    s_mov_b32 exec_lo, s33
    v_lshrrev_b32_e32 v34, 4, v33
    v_and_b32_e32 v35, 15, v33
    v_add_nc_u32_e32 v36, s13, v34
    v_min_u32_e32 v36, s29, v36
    v_add_nc_u32_e32 v37, s31, v35
    v_cmp_gt_u32_e64 s34, s0, v37
    s_and_b32 s35, exec_lo, s34
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s35
    v_mul_lo_u32 v36, v36, s22
    v_add_nc_u32_e32 v36, v36, v37
    v_add_lshl_u32 v36, s25, v36, 2
    buffer_load_b32 v36, v36, s[8:11], 0 offen
    s_mov_b32 exec_lo, s33
L12:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v36, 0, v36, s34
    v_mul_lo_u32 v35, v35, 0x44
    v_add_nc_u32_e32 v35, s32, v35
    v_add_lshl_u32 v34, v35, v34, 2
    ds_store_b32 v34, v36 offset:2304
    v_sub_nc_u32_e32 v34, 0x400, v33
    v_min_u32_e32 v34, 64, v34
    v_add_nc_u32_e32 v33, v33, v34
    s_mov_b32 exec_lo, s2
L13:
    s_cmp_lg_u32 s33, 0
    s_cbranch_scc1 L10
L14:
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v45, s32, v69, 2
    ds_load_b128 v[33:36], v45
    v_add_lshl_u32 v46, s32, v70, 2
    ds_load_b128 v[37:40], v46 offset:2304
    ds_load_b128 v[41:44], v46 offset:2432
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v33, v37, v29
    v_fma_f32 v30, v33, v38, v30
    v_fma_f32 v31, v33, v39, v31
    v_fma_f32 v32, v33, v40, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v33, v41 :: v_dual_fmac_f32 v22, v34, v38
    v_dual_fmac_f32 v26, v33, v42 :: v_dual_fmac_f32 v21, v34, v37
    v_dual_fmac_f32 v27, v33, v43 :: v_dual_fmac_f32 v24, v34, v40
    v_dual_fmac_f32 v28, v33, v44 :: v_dual_fmac_f32 v23, v34, v39
    v_dual_fmac_f32 v17, v34, v41 :: v_dual_fmac_f32 v14, v35, v38
    v_dual_fmac_f32 v18, v34, v42 :: v_dual_fmac_f32 v13, v35, v37
    v_dual_fmac_f32 v19, v34, v43 :: v_dual_fmac_f32 v16, v35, v40
    v_dual_fmac_f32 v20, v34, v44 :: v_dual_fmac_f32 v15, v35, v39
    v_fma_f32 v33, v35, v41, v9
    v_fma_f32 v34, v35, v42, v10
    v_fma_f32 v47, v35, v43, v11
    v_fma_f32 v35, v35, v44, v12
    v_fma_f32 v37, v36, v37, v5
    v_fma_f32 v38, v36, v38, v6
    v_fma_f32 v39, v36, v39, v7
    v_fma_f32 v40, v36, v40, v8
    v_fma_f32 v41, v36, v41, v1
    v_fma_f32 v42, v36, v42, v2
    v_fma_f32 v43, v36, v43, v3
    v_fma_f32 v36, v36, v44, v4
    ds_load_b128 v[1:4], v45 offset:144
    ds_load_b128 v[5:8], v46 offset:2576
    ds_load_b128 v[9:12], v46 offset:2704
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v47
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:288
    ds_load_b128 v[5:8], v46 offset:2848
    ds_load_b128 v[9:12], v46 offset:2976
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:432
    ds_load_b128 v[5:8], v46 offset:3120
    ds_load_b128 v[9:12], v46 offset:3248
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:576
    ds_load_b128 v[5:8], v46 offset:3392
    ds_load_b128 v[9:12], v46 offset:3520
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:720
    ds_load_b128 v[5:8], v46 offset:3664
    ds_load_b128 v[9:12], v46 offset:3792
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:864
    ds_load_b128 v[5:8], v46 offset:3936
    ds_load_b128 v[9:12], v46 offset:4064
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:1008
    ds_load_b128 v[5:8], v46 offset:4208
    ds_load_b128 v[9:12], v46 offset:4336
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:1152
    ds_load_b128 v[5:8], v46 offset:4480
    ds_load_b128 v[9:12], v46 offset:4608
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:1296
    ds_load_b128 v[5:8], v46 offset:4752
    ds_load_b128 v[9:12], v46 offset:4880
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:1440
    ds_load_b128 v[5:8], v46 offset:5024
    ds_load_b128 v[9:12], v46 offset:5152
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:1584
    ds_load_b128 v[5:8], v46 offset:5296
    ds_load_b128 v[9:12], v46 offset:5424
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:1728
    ds_load_b128 v[5:8], v46 offset:5568
    ds_load_b128 v[9:12], v46 offset:5696
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:1872
    ds_load_b128 v[5:8], v46 offset:5840
    ds_load_b128 v[9:12], v46 offset:5968
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_dual_fmac_f32 v33, v3, v9 :: v_dual_fmac_f32 v38, v4, v6
    v_dual_fmac_f32 v34, v3, v10 :: v_dual_fmac_f32 v35, v12, v3
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v36, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:2016
    ds_load_b128 v[5:8], v46 offset:6112
    ds_load_b128 v[9:12], v46 offset:6240
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v9 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v10 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v11 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v12 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v9 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v10 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v11 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v12 :: v_dual_fmac_f32 v15, v3, v7
    v_fma_f32 v47, v3, v9, v33
    v_fma_f32 v48, v3, v10, v34
    v_fma_f32 v44, v3, v11, v44
    v_fma_f32 v49, v3, v12, v35
    v_fma_f32 v37, v4, v5, v37
    v_fma_f32 v38, v4, v6, v38
    v_fma_f32 v39, v4, v7, v39
    v_fma_f32 v40, v4, v8, v40
    v_fma_f32 v41, v4, v9, v41
    v_fma_f32 v42, v4, v10, v42
    v_fma_f32 v43, v4, v11, v43
    v_fma_f32 v50, v4, v12, v36
    ds_load_b128 v[1:4], v45 offset:2160
    ds_load_b128 v[5:8], v46 offset:6384
    ds_load_b128 v[33:36], v46 offset:6512
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v1, v5, v29
    v_fma_f32 v30, v1, v6, v30
    v_fma_f32 v31, v1, v7, v31
    v_fma_f32 v32, v1, v8, v32
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v25, v1, v33 :: v_dual_fmac_f32 v22, v2, v6
    v_dual_fmac_f32 v26, v1, v34 :: v_dual_fmac_f32 v21, v2, v5
    v_dual_fmac_f32 v27, v1, v35 :: v_dual_fmac_f32 v24, v2, v8
    v_dual_fmac_f32 v28, v1, v36 :: v_dual_fmac_f32 v23, v2, v7
    v_dual_fmac_f32 v17, v2, v33 :: v_dual_fmac_f32 v14, v3, v6
    v_dual_fmac_f32 v18, v2, v34 :: v_dual_fmac_f32 v13, v3, v5
    v_dual_fmac_f32 v19, v2, v35 :: v_dual_fmac_f32 v16, v3, v8
    v_dual_fmac_f32 v20, v2, v36 :: v_dual_fmac_f32 v15, v3, v7
    v_fma_f32 v9, v3, v33, v47
    v_fma_f32 v10, v3, v34, v48
    v_fma_f32 v11, v3, v35, v44
    v_fma_f32 v12, v3, v36, v49
    v_fma_f32 v5, v4, v5, v37
    v_fma_f32 v6, v4, v6, v38
    v_fma_f32 v7, v4, v7, v39
    v_fma_f32 v8, v4, v8, v40
    v_fma_f32 v1, v4, v33, v41
    v_fma_f32 v2, v4, v34, v42
    v_fma_f32 v3, v4, v35, v43
    v_fma_f32 v4, v4, v36, v50
    s_add_u32 s30, s30, 1
L15:
    s_lshl_b32 s31, s30, 4
    s_cmp_lt_u32 s31, s0
    s_cbranch_scc1 L5
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
    v_add_nc_u32_e32 v0, s1, v69
    v_cmp_gt_u32_e64 s1, s3, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v33, s13, v70
    v_mul_lo_u32 v34, v0, s23
    v_add_nc_u32_e32 v34, s0, v34
    v_add_nc_u32_e32 v35, v34, v33
    s_and_b32 s5, s4, exec_lo
    s_cbranch_scc0 L16
    v_lshlrev_b32_e32 v35, 2, v35
    buffer_store_b128 v[29:32], v35, s[16:19], 0 offen
    s_branch L20
L16:
    v_cmp_gt_u32_e64 s5, s12, v33
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s5
    v_lshlrev_b32_e32 v36, 2, v35
    buffer_store_b32 v29, v36, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L17:
    v_add_nc_u32_e32 v29, 1, v33
    v_cmp_gt_u32_e64 s5, s12, v29
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v29, v35, 2, 4
    buffer_store_b32 v30, v29, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L18:
    v_add_nc_u32_e32 v29, 2, v33
    v_cmp_gt_u32_e64 s5, s12, v29
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v29, v35, 2, 8
    buffer_store_b32 v31, v29, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L19:
    v_add_nc_u32_e32 v29, 3, v33
    v_cmp_gt_u32_e64 s5, s12, v29
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v29, v35, 2, 12
    buffer_store_b32 v32, v29, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L20:
    v_add_nc_u32_e32 v29, 32, v33
    v_add_nc_u32_e32 v30, v34, v29
    s_and_b32 s5, s4, exec_lo
    s_cbranch_scc0 L21
    v_lshlrev_b32_e32 v29, 2, v30
    buffer_store_b128 v[25:28], v29, s[16:19], 0 offen
    s_branch L25
L21:
    v_cmp_gt_u32_e64 s5, s12, v29
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s5
    v_lshlrev_b32_e32 v29, 2, v30
    buffer_store_b32 v25, v29, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L22:
    v_add_nc_u32_e32 v25, 33, v33
    v_cmp_gt_u32_e64 s5, s12, v25
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v25, v30, 2, 4
    buffer_store_b32 v26, v25, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L23:
    v_add_nc_u32_e32 v25, 34, v33
    v_cmp_gt_u32_e64 s5, s12, v25
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v25, v30, 2, 8
    buffer_store_b32 v27, v25, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L24:
    v_add_nc_u32_e32 v25, 35, v33
    v_cmp_gt_u32_e64 s5, s12, v25
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v25, v30, 2, 12
    buffer_store_b32 v28, v25, s[16:19], 0 offen
L25:
    s_mov_b32 exec_lo, s2
L26:
    v_add_nc_u32_e32 v25, 1, v0
    v_cmp_gt_u32_e64 s1, s3, v25
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v26, s13, v70
    v_mul_lo_u32 v25, v25, s23
    v_add_nc_u32_e32 v25, s0, v25
    v_add_nc_u32_e32 v27, v25, v26
    s_and_b32 s5, s4, exec_lo
    s_cbranch_scc0 L27
    v_lshlrev_b32_e32 v27, 2, v27
    buffer_store_b128 v[21:24], v27, s[16:19], 0 offen
    s_branch L31
L27:
    v_cmp_gt_u32_e64 s5, s12, v26
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s5
    v_lshlrev_b32_e32 v28, 2, v27
    buffer_store_b32 v21, v28, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L28:
    v_add_nc_u32_e32 v21, 1, v26
    v_cmp_gt_u32_e64 s5, s12, v21
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v21, v27, 2, 4
    buffer_store_b32 v22, v21, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L29:
    v_add_nc_u32_e32 v21, 2, v26
    v_cmp_gt_u32_e64 s5, s12, v21
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v21, v27, 2, 8
    buffer_store_b32 v23, v21, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L30:
    v_add_nc_u32_e32 v21, 3, v26
    v_cmp_gt_u32_e64 s5, s12, v21
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v21, v27, 2, 12
    buffer_store_b32 v24, v21, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L31:
    v_add_nc_u32_e32 v21, 32, v26
    v_add_nc_u32_e32 v22, v25, v21
    s_and_b32 s5, s4, exec_lo
    s_cbranch_scc0 L32
    v_lshlrev_b32_e32 v21, 2, v22
    buffer_store_b128 v[17:20], v21, s[16:19], 0 offen
    s_branch L36
L32:
    v_cmp_gt_u32_e64 s5, s12, v21
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s5
    v_lshlrev_b32_e32 v21, 2, v22
    buffer_store_b32 v17, v21, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L33:
    v_add_nc_u32_e32 v17, 33, v26
    v_cmp_gt_u32_e64 s5, s12, v17
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v17, v22, 2, 4
    buffer_store_b32 v18, v17, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L34:
    v_add_nc_u32_e32 v17, 34, v26
    v_cmp_gt_u32_e64 s5, s12, v17
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v17, v22, 2, 8
    buffer_store_b32 v19, v17, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L35:
    v_add_nc_u32_e32 v17, 35, v26
    v_cmp_gt_u32_e64 s5, s12, v17
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v17, v22, 2, 12
    buffer_store_b32 v20, v17, s[16:19], 0 offen
L36:
    s_mov_b32 exec_lo, s2
L37:
    v_add_nc_u32_e32 v17, 2, v0
    v_cmp_gt_u32_e64 s1, s3, v17
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v18, s13, v70
    v_mul_lo_u32 v17, v17, s23
    v_add_nc_u32_e32 v17, s0, v17
    v_add_nc_u32_e32 v19, v17, v18
    s_and_b32 s5, s4, exec_lo
    s_cbranch_scc0 L38
    v_lshlrev_b32_e32 v19, 2, v19
    buffer_store_b128 v[13:16], v19, s[16:19], 0 offen
    s_branch L42
L38:
    v_cmp_gt_u32_e64 s5, s12, v18
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s5
    v_lshlrev_b32_e32 v20, 2, v19
    buffer_store_b32 v13, v20, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L39:
    v_add_nc_u32_e32 v13, 1, v18
    v_cmp_gt_u32_e64 s5, s12, v13
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v13, v19, 2, 4
    buffer_store_b32 v14, v13, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L40:
    v_add_nc_u32_e32 v13, 2, v18
    v_cmp_gt_u32_e64 s5, s12, v13
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v13, v19, 2, 8
    buffer_store_b32 v15, v13, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L41:
    v_add_nc_u32_e32 v13, 3, v18
    v_cmp_gt_u32_e64 s5, s12, v13
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v13, v19, 2, 12
    buffer_store_b32 v16, v13, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L42:
    v_add_nc_u32_e32 v13, 32, v18
    v_add_nc_u32_e32 v14, v17, v13
    s_and_b32 s5, s4, exec_lo
    s_cbranch_scc0 L43
    v_lshlrev_b32_e32 v13, 2, v14
    buffer_store_b128 v[9:12], v13, s[16:19], 0 offen
    s_branch L47
L43:
    v_cmp_gt_u32_e64 s5, s12, v13
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s5
    v_lshlrev_b32_e32 v13, 2, v14
    buffer_store_b32 v9, v13, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L44:
    v_add_nc_u32_e32 v9, 33, v18
    v_cmp_gt_u32_e64 s5, s12, v9
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v9, v14, 2, 4
    buffer_store_b32 v10, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L45:
    v_add_nc_u32_e32 v9, 34, v18
    v_cmp_gt_u32_e64 s5, s12, v9
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v9, v14, 2, 8
    buffer_store_b32 v11, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L46:
    v_add_nc_u32_e32 v9, 35, v18
    v_cmp_gt_u32_e64 s5, s12, v9
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s5
    v_lshl_add_u32 v9, v14, 2, 12
    buffer_store_b32 v12, v9, s[16:19], 0 offen
L47:
    s_mov_b32 exec_lo, s2
L48:
    v_add_nc_u32_e32 v0, 3, v0
    v_cmp_gt_u32_e64 s1, s3, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L58
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v9, s13, v70
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_nc_u32_e32 v10, v0, v9
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L49
    v_lshlrev_b32_e32 v10, 2, v10
    buffer_store_b128 v[5:8], v10, s[16:19], 0 offen
    s_branch L53
L49:
    v_cmp_gt_u32_e64 s0, s12, v9
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v11, 2, v10
    buffer_store_b32 v5, v11, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L50:
    v_add_nc_u32_e32 v5, 1, v9
    v_cmp_gt_u32_e64 s0, s12, v5
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v5, v10, 2, 4
    buffer_store_b32 v6, v5, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L51:
    v_add_nc_u32_e32 v5, 2, v9
    v_cmp_gt_u32_e64 s0, s12, v5
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v5, v10, 2, 8
    buffer_store_b32 v7, v5, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L52:
    v_add_nc_u32_e32 v5, 3, v9
    v_cmp_gt_u32_e64 s0, s12, v5
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v5, v10, 2, 12
    buffer_store_b32 v8, v5, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L53:
    v_add_nc_u32_e32 v5, 32, v9
    v_add_nc_u32_e32 v0, v0, v5
    s_and_b32 s0, s4, exec_lo
    s_cbranch_scc0 L54
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_store_b128 v[1:4], v0, s[16:19], 0 offen
    s_branch L58
L54:
    v_cmp_gt_u32_e64 s0, s12, v5
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v5, 2, v0
    buffer_store_b32 v1, v5, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L55:
    v_add_nc_u32_e32 v1, 33, v9
    v_cmp_gt_u32_e64 s0, s12, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v1, v0, 2, 4
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L56:
    v_add_nc_u32_e32 v1, 34, v9
    v_cmp_gt_u32_e64 s0, s12, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v1, v0, 2, 8
    buffer_store_b32 v3, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s1
L57:
    v_add_nc_u32_e32 v1, 35, v9
    v_cmp_gt_u32_e64 s0, s12, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L58
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v0, v0, 2, 12
    buffer_store_b32 v4, v0, s[16:19], 0 offen
L58:
    s_endpgm
