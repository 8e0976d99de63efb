; 93 VGPRs, 36 SGPRs, 11264 bytes of LDS, 0 of scratch, 1769 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[16:19], s[0:1], null
    s_load_b128 s[20:23], s[0:1], 0x18
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b256 s[4:11], s[0:1], 0x78
    s_load_b64 s[2:3], s[0:1], 0x98
    s_load_b32 s0, s[0:1], 0xa0
    s_lshl_b32 s1, s14, 4
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s13, s13, 6
    s_lshl_b32 s18, s18, 2
    s_lshl_b32 s22, s22, 2
    s_lshl_b32 s26, s26, 2
    s_cmp_ge_u32 s1, s4
    s_cbranch_scc1 L36
    s_cmp_gt_u32 s0, 1
    s_cbranch_scc1 L0
    s_mov_b32 s14, 0
    s_branch L1
L0:
    v_cvt_f32_u32_e32 v1, s10
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s14, 0, s10
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_mul_lo_u32 v2, s14, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, s15, v1
    v_mul_lo_u32 v2, v1, s10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v2, s15, v2
    v_cmp_le_u32_e64 s14, s10, v2
    v_subrev_nc_u32_e32 v3, s10, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v1, null, v1, 0, s14
    v_cndmask_b32_e64 v2, v2, v3, s14
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e64 s14, s10, v2
    v_subrev_nc_u32_e32 v3, s10, v2
    v_add_co_ci_u32_e64 v1, null, v1, 0, s14
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v2, v3, s14
    s_cmp_eq_u32 s10, 0
    s_cselect_b32 s14, exec_lo, 0
    s_delay_alu instid0(VALU_DEP_2) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v1, v1, 0, s14
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v2, v2, 0, s14
    v_readfirstlane_b32 s14, v1
    s_delay_alu instid0(VALU_DEP_2)
    v_readfirstlane_b32 s15, v2
L1:
    v_cvt_f32_u32_e32 v1, s0
    s_sub_u32 s28, 0, s0
    s_and_b32 s29, s6, 15
    s_lshr_b32 s30, s6, 4
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s31, exec_lo, 0
    v_rcp_f32_e32 v1, v1
    s_cmp_eq_u32 s29, 0
    s_cselect_b32 s29, 0, 1
    v_lshrrev_b32_e32 v21, 2, v0
    s_add_u32 s29, s30, s29
    s_add_u32 s30, s4, -1
    s_add_u32 s32, s5, -1
    s_waitcnt_depctr 0xfff
    v_dual_mul_f32 v1, 0x4f7ffffe, v1 :: v_dual_and_b32 v4, 3, v0
    v_add_nc_u32_e32 v2, s13, v21
    v_add_nc_u32_e32 v3, s1, v21
    v_and_b32_e32 v22, 15, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cvt_u32_f32_e32 v1, v1
    v_add_nc_u32_e32 v5, 16, v2
    v_add_nc_u32_e32 v6, 32, v2
    v_add_nc_u32_e32 v7, 48, v2
    v_min_u32_e32 v3, s30, v3
    v_mul_lo_u32 v8, s28, v1
    v_min_u32_e32 v2, s32, v2
    v_min_u32_e32 v5, s32, v5
    v_min_u32_e32 v6, s32, v6
    v_min_u32_e32 v7, s32, v7
    v_mul_hi_u32 v8, v1, v8
    v_mul_lo_u32 v3, v3, s7
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v1, v1, v8
    v_mul_lo_u32 v2, v2, s8
    v_mul_hi_u32 v1, s29, v1
    v_mul_lo_u32 v5, v5, s8
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v8, v1, s0
    v_mul_lo_u32 v6, v6, s8
    v_sub_nc_u32_e32 v8, s29, v8
    v_mul_lo_u32 v7, v7, s8
    s_delay_alu instid0(VALU_DEP_2)
    v_cmp_le_u32_e64 s28, s0, v8
    v_subrev_nc_u32_e32 v9, s0, v8
    v_lshrrev_b32_e32 v10, 4, v0
    v_lshlrev_b32_e32 v23, 2, v4
    s_mul_i32 s11, s15, s11
    v_add_co_ci_u32_e64 v1, null, v1, 0, s28
    v_cndmask_b32_e64 v4, v8, v9, s28
    s_mul_i32 s2, s15, s2
    v_lshlrev_b32_e32 v81, 2, v10
    v_lshlrev_b32_e32 v82, 2, v22
    v_add_nc_u32_e32 v49, v3, v23
    v_cmp_le_u32_e64 s28, s0, v4
    v_subrev_nc_u32_e32 v3, s0, v4
    v_add_nc_u32_e32 v50, v2, v23
    v_add_nc_u32_e32 v51, v5, v23
    v_add_nc_u32_e32 v52, v6, v23
    v_add_co_ci_u32_e64 v1, null, v1, 0, s28
    v_cndmask_b32_e64 v2, v4, v3, s28
    v_add_nc_u32_e32 v53, v7, v23
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v1, v1, 0, s31
    v_cndmask_b32_e64 v2, v2, 0, s31
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s0, v1
    v_readfirstlane_b32 s28, v2
    s_cmp_eq_u32 s28, 0
    s_cselect_b32 s28, 0, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s0, s0, s28
    s_lshl_b32 s0, s0, 4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s28, s14, s0
    s_min_u32 s28, s28, s6
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
    s_sub_u32 s6, s6, s28
    s_add_u32 s11, s11, s28
    s_add_u32 s2, s2, s28
    s_min_u32 s0, s0, s6
    s_lshr_b32 s6, s0, 4
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_gt_u32 s6, 0
    s_cbranch_scc0 L2
    v_add_lshl_u32 v1, v49, s11, 2
    v_add_lshl_u32 v5, v50, s2, 2
    v_add_lshl_u32 v9, v51, s2, 2
    v_add_lshl_u32 v13, v52, s2, 2
    v_add_lshl_u32 v17, v53, s2, 2
    v_mul_u32_u24_e32 v2, 20, v23
    v_mul_u32_u24_e32 v3, 0x44, v23
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_lshl_u32 v24, v2, v21, 2
    v_add_lshl_u32 v25, v3, v21, 2
    buffer_load_b128 v[1:4], v1, s[16:19], 0 offen
    buffer_load_b128 v[5:8], v5, s[20:23], 0 offen
    buffer_load_b128 v[9:12], v9, s[20:23], 0 offen
    buffer_load_b128 v[13:16], v13, s[20:23], 0 offen
    buffer_load_b128 v[17:20], v17, s[20:23], 0 offen
    s_waitcnt vmcnt(4)
    ds_store_2addr_b32 v24, v1, v2 offset1:20
    ds_store_2addr_b32 v24, v3, v4 offset0:40 offset1:60
    s_waitcnt vmcnt(2)
    ds_store_b32 v25, v9 offset:1344
    s_waitcnt vmcnt(1)
    ds_store_b32 v25, v13 offset:1408
    s_waitcnt vmcnt(0)
    ds_store_b32 v25, v17 offset:1472
    ds_store_b32 v25, v18 offset:1744
    ds_store_b32 v25, v19 offset:2016
    ds_store_b32 v25, v20 offset:2288
    ds_store_b32 v25, v14 offset:1680
    ds_store_b32 v25, v15 offset:1952
    ds_store_b32 v25, v16 offset:2224
    ds_store_b32 v25, v10 offset:1616
    ds_store_b32 v25, v11 offset:1888
    ds_store_b32 v25, v12 offset:2160
    ds_store_b32 v25, v5 offset:1280
    ds_store_b32 v25, v6 offset:1552
    ds_store_b32 v25, v7 offset:1824
    ds_store_b32 v25, v8 offset:2096
L2:
    v_mul_u32_u24_e32 v17, 0x44, v23
    v_mul_u32_u24_e32 v18, 20, v23
    v_dual_mov_b32 v14, 0 :: v_dual_and_b32 v83, -16, v0
    v_dual_mov_b32 v13, 0 :: v_dual_lshlrev_b32 v84, 4, v22
    v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
    v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
    v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
    v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    s_mov_b32 s28, 0
    v_add_lshl_u32 v85, v17, v21, 2
    v_add_lshl_u32 v86, v18, v21, 2
    s_branch L4
L3:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshl_b32 s28, s28, 4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s28, s28, 16
    s_add_u32 s31, s11, s28
    s_add_u32 s28, s2, s28
    v_add_lshl_u32 v54, v49, s31, 2
    v_add_lshl_u32 v55, v50, s28, 2
    v_add_lshl_u32 v56, v51, s28, 2
    v_add_lshl_u32 v57, v52, s28, 2
    buffer_load_b128 v[17:20], v54, s[16:19], 0 offen
    buffer_load_b128 v[21:24], v55, s[20:23], 0 offen
    buffer_load_b128 v[25:28], v56, s[20:23], 0 offen
    buffer_load_b128 v[29:32], v57, s[20:23], 0 offen
    v_add_lshl_u32 v58, v53, s28, 2
    buffer_load_b128 v[33:36], v58, s[20:23], 0 offen
    ds_load_b128 v[37:40], v83
    ds_load_b128 v[41:44], v84 offset:1280
    ds_load_b128 v[45:48], v83 offset:80
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v59, v37, v41, v13
    v_fma_f32 v60, v37, v42, v14
    v_fma_f32 v61, v37, v43, v15
    v_fma_f32 v37, v37, v44, v16
    v_fma_f32 v62, v38, v41, v9
    v_fma_f32 v63, v38, v42, v10
    v_fma_f32 v64, v38, v43, v11
    v_fma_f32 v38, v38, v44, v12
    v_fma_f32 v65, v39, v41, v5
    v_fma_f32 v66, v39, v42, v6
    v_fma_f32 v67, v39, v43, v7
    v_fma_f32 v39, v39, v44, v8
    v_fma_f32 v41, v40, v41, v1
    v_fma_f32 v42, v40, v42, v2
    v_fma_f32 v43, v40, v43, v3
    v_fma_f32 v40, v40, v44, v4
    ds_load_b128 v[1:4], v84 offset:1552
    ds_load_b128 v[5:8], v83 offset:160
    ds_load_b128 v[9:12], v84 offset:1824
    ds_load_b128 v[13:16], v83 offset:240
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v44, v45, v1, v59
    v_fma_f32 v59, v45, v2, v60
    v_fma_f32 v60, v45, v3, v61
    v_fma_f32 v37, v45, v4, v37
    v_fma_f32 v45, v46, v1, v62
    v_fma_f32 v61, v46, v2, v63
    v_fma_f32 v62, v46, v3, v64
    v_fma_f32 v38, v46, v4, v38
    v_fma_f32 v46, v47, v1, v65
    v_fma_f32 v63, v47, v2, v66
    v_fma_f32 v64, v47, v3, v67
    v_fma_f32 v39, v47, v4, v39
    v_fma_f32 v1, v48, v1, v41
    v_fma_f32 v2, v48, v2, v42
    v_fma_f32 v3, v48, v3, v43
    v_fma_f32 v4, v48, v4, v40
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v41, v5, v9, v44
    v_fma_f32 v42, v5, v10, v59
    v_fma_f32 v43, v5, v11, v60
    v_fma_f32 v44, v5, v12, v37
    v_fma_f32 v45, v6, v9, v45
    v_fma_f32 v47, v6, v10, v61
    v_fma_f32 v48, v6, v11, v62
    v_fma_f32 v59, v6, v12, v38
    v_fma_f32 v46, v7, v9, v46
    v_fma_f32 v60, v7, v10, v63
    v_fma_f32 v61, v7, v11, v64
    v_fma_f32 v62, v7, v12, v39
    v_fma_f32 v63, v8, v9, v1
    v_fma_f32 v64, v8, v10, v2
    v_fma_f32 v65, v8, v11, v3
    v_fma_f32 v66, v8, v12, v4
    ds_load_b128 v[1:4], v84 offset:2096
    ds_load_b128 v[5:8], v83 offset:320
    ds_load_b128 v[9:12], v84 offset:2368
    ds_load_b128 v[37:40], v83 offset:400
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v41, v13, v1, v41
    v_fma_f32 v42, v13, v2, v42
    v_fma_f32 v43, v13, v3, v43
    v_fma_f32 v13, v13, v4, v44
    v_fma_f32 v44, v14, v1, v45
    v_fma_f32 v45, v14, v2, v47
    v_fma_f32 v47, v14, v3, v48
    v_fma_f32 v14, v14, v4, v59
    v_fma_f32 v46, v15, v1, v46
    v_fma_f32 v48, v15, v2, v60
    v_fma_f32 v59, v15, v3, v61
    v_fma_f32 v15, v15, v4, v62
    v_fma_f32 v1, v16, v1, v63
    v_fma_f32 v2, v16, v2, v64
    v_fma_f32 v3, v16, v3, v65
    v_fma_f32 v4, v16, v4, v66
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v41, v5, v9, v41
    v_dual_fmac_f32 v42, v5, v10 :: v_dual_fmac_f32 v47, v6, v11
    v_fma_f32 v43, v5, v11, v43
    v_fma_f32 v60, v5, v12, v13
    v_fma_f32 v44, v6, v9, v44
    v_dual_fmac_f32 v45, v6, v10 :: v_dual_fmac_f32 v46, v7, v9
    v_fma_f32 v61, v6, v12, v14
    v_fma_f32 v48, v7, v10, v48
    v_fma_f32 v59, v7, v11, v59
    v_fma_f32 v62, v7, v12, v15
    v_fma_f32 v63, v8, v9, v1
    v_fma_f32 v64, v8, v10, v2
    v_fma_f32 v65, v8, v11, v3
    v_fma_f32 v66, v8, v12, v4
    ds_load_b128 v[1:4], v84 offset:2640
    ds_load_b128 v[5:8], v83 offset:480
    ds_load_b128 v[9:12], v84 offset:2912
    ds_load_b128 v[13:16], v83 offset:560
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v41, v37, v1, v41
    v_dual_fmac_f32 v42, v37, v2 :: v_dual_fmac_f32 v47, v38, v3
    v_fma_f32 v43, v37, v3, v43
    v_fma_f32 v37, v37, v4, v60
    v_fma_f32 v44, v38, v1, v44
    v_dual_fmac_f32 v45, v38, v2 :: v_dual_fmac_f32 v46, v39, v1
    v_fma_f32 v38, v38, v4, v61
    v_fma_f32 v48, v39, v2, v48
    v_fma_f32 v59, v39, v3, v59
    v_fma_f32 v39, v39, v4, v62
    v_fma_f32 v1, v40, v1, v63
    v_fma_f32 v2, v40, v2, v64
    v_fma_f32 v3, v40, v3, v65
    v_fma_f32 v4, v40, v4, v66
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v41, v5, v9, v41
    v_dual_fmac_f32 v42, v5, v10 :: v_dual_fmac_f32 v47, v6, v11
    v_fma_f32 v43, v5, v11, v43
    v_fma_f32 v60, v5, v12, v37
    v_fma_f32 v44, v6, v9, v44
    v_dual_fmac_f32 v45, v6, v10 :: v_dual_fmac_f32 v46, v7, v9
    v_fma_f32 v61, v6, v12, v38
    v_fma_f32 v48, v7, v10, v48
    v_fma_f32 v59, v7, v11, v59
    v_fma_f32 v62, v7, v12, v39
    v_fma_f32 v63, v8, v9, v1
    v_fma_f32 v64, v8, v10, v2
    v_fma_f32 v65, v8, v11, v3
    v_fma_f32 v66, v8, v12, v4
    ds_load_b128 v[1:4], v84 offset:3184
    ds_load_b128 v[5:8], v83 offset:640
    ds_load_b128 v[9:12], v84 offset:3456
    ds_load_b128 v[37:40], v83 offset:720
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v41, v13, v1, v41
    v_dual_fmac_f32 v42, v13, v2 :: v_dual_fmac_f32 v47, v14, v3
    v_fma_f32 v43, v13, v3, v43
    v_fma_f32 v13, v13, v4, v60
    v_fma_f32 v44, v14, v1, v44
    v_dual_fmac_f32 v45, v14, v2 :: v_dual_fmac_f32 v46, v15, v1
    v_fma_f32 v14, v14, v4, v61
    v_fma_f32 v48, v15, v2, v48
    v_fma_f32 v59, v15, v3, v59
    v_fma_f32 v15, v15, v4, v62
    v_fma_f32 v1, v16, v1, v63
    v_fma_f32 v2, v16, v2, v64
    v_fma_f32 v3, v16, v3, v65
    v_fma_f32 v4, v16, v4, v66
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v41, v5, v9, v41
    v_dual_fmac_f32 v42, v5, v10 :: v_dual_fmac_f32 v47, v6, v11
    v_fma_f32 v43, v5, v11, v43
    v_fma_f32 v60, v5, v12, v13
    v_fma_f32 v44, v6, v9, v44
    v_dual_fmac_f32 v45, v6, v10 :: v_dual_fmac_f32 v46, v7, v9
    v_fma_f32 v61, v6, v12, v14
    v_fma_f32 v48, v7, v10, v48
    v_fma_f32 v59, v7, v11, v59
    v_fma_f32 v62, v7, v12, v15
    v_fma_f32 v63, v8, v9, v1
    v_fma_f32 v64, v8, v10, v2
    v_fma_f32 v65, v8, v11, v3
    v_fma_f32 v66, v8, v12, v4
    ds_load_b128 v[1:4], v84 offset:3728
    ds_load_b128 v[5:8], v83 offset:800
    ds_load_b128 v[9:12], v84 offset:4000
    ds_load_b128 v[13:16], v83 offset:880
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v41, v37, v1, v41
    v_dual_fmac_f32 v42, v37, v2 :: v_dual_fmac_f32 v47, v38, v3
    v_fma_f32 v43, v37, v3, v43
    v_fma_f32 v37, v37, v4, v60
    v_fma_f32 v44, v38, v1, v44
    v_dual_fmac_f32 v45, v38, v2 :: v_dual_fmac_f32 v46, v39, v1
    v_fma_f32 v38, v38, v4, v61
    v_fma_f32 v48, v39, v2, v48
    v_fma_f32 v59, v39, v3, v59
    v_fma_f32 v39, v39, v4, v62
    v_fma_f32 v1, v40, v1, v63
    v_fma_f32 v2, v40, v2, v64
    v_fma_f32 v3, v40, v3, v65
    v_fma_f32 v4, v40, v4, v66
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v41, v5, v9, v41
    v_dual_fmac_f32 v42, v5, v10 :: v_dual_fmac_f32 v47, v6, v11
    v_fma_f32 v43, v5, v11, v43
    v_fma_f32 v60, v5, v12, v37
    v_fma_f32 v44, v6, v9, v44
    v_dual_fmac_f32 v45, v6, v10 :: v_dual_fmac_f32 v46, v7, v9
    v_fma_f32 v61, v6, v12, v38
    v_fma_f32 v48, v7, v10, v48
    v_fma_f32 v59, v7, v11, v59
    v_fma_f32 v62, v7, v12, v39
    v_fma_f32 v63, v8, v9, v1
    v_fma_f32 v64, v8, v10, v2
    v_fma_f32 v65, v8, v11, v3
    v_fma_f32 v66, v8, v12, v4
    ds_load_b128 v[1:4], v84 offset:4272
    ds_load_b128 v[5:8], v83 offset:960
    ds_load_b128 v[9:12], v84 offset:4544
    ds_load_b128 v[37:40], v83 offset:1040
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v41, v13, v1, v41
    v_dual_fmac_f32 v42, v13, v2 :: v_dual_fmac_f32 v47, v14, v3
    v_fma_f32 v43, v13, v3, v43
    v_fma_f32 v13, v13, v4, v60
    v_fma_f32 v44, v14, v1, v44
    v_dual_fmac_f32 v45, v14, v2 :: v_dual_fmac_f32 v46, v15, v1
    v_fma_f32 v14, v14, v4, v61
    v_fma_f32 v48, v15, v2, v48
    v_fma_f32 v59, v15, v3, v59
    v_fma_f32 v15, v15, v4, v62
    v_fma_f32 v1, v16, v1, v63
    v_fma_f32 v2, v16, v2, v64
    v_fma_f32 v3, v16, v3, v65
    v_fma_f32 v4, v16, v4, v66
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v41, v5, v9, v41
    v_dual_fmac_f32 v42, v5, v10 :: v_dual_fmac_f32 v47, v6, v11
    v_fma_f32 v43, v5, v11, v43
    v_fma_f32 v60, v5, v12, v13
    v_fma_f32 v44, v6, v9, v44
    v_dual_fmac_f32 v45, v6, v10 :: v_dual_fmac_f32 v46, v7, v9
    v_fma_f32 v61, v6, v12, v14
    v_fma_f32 v48, v7, v10, v48
    v_fma_f32 v59, v7, v11, v59
    v_fma_f32 v62, v7, v12, v15
    v_fma_f32 v63, v8, v9, v1
    v_fma_f32 v64, v8, v10, v2
    v_fma_f32 v65, v8, v11, v3
    v_fma_f32 v66, v8, v12, v4
    ds_load_b128 v[1:4], v84 offset:4816
    ds_load_b128 v[5:8], v83 offset:1120
    ds_load_b128 v[9:12], v84 offset:5088
    ds_load_b128 v[13:16], v83 offset:1200
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v41, v37, v1, v41
    v_dual_fmac_f32 v42, v37, v2 :: v_dual_fmac_f32 v47, v38, v3
    v_fma_f32 v43, v37, v3, v43
    v_fma_f32 v37, v37, v4, v60
    v_fma_f32 v44, v38, v1, v44
    v_dual_fmac_f32 v45, v38, v2 :: v_dual_fmac_f32 v46, v39, v1
    v_fma_f32 v38, v38, v4, v61
    v_fma_f32 v48, v39, v2, v48
    v_fma_f32 v59, v39, v3, v59
    v_fma_f32 v39, v39, v4, v62
    v_fma_f32 v1, v40, v1, v63
    v_fma_f32 v2, v40, v2, v64
    v_fma_f32 v3, v40, v3, v65
    v_fma_f32 v4, v40, v4, v66
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v60, v5, v9, v41
    v_fma_f32 v61, v5, v10, v42
    v_fma_f32 v62, v5, v11, v43
    v_fma_f32 v5, v5, v12, v37
    v_fma_f32 v63, v6, v9, v44
    v_fma_f32 v64, v6, v10, v45
    v_fma_f32 v65, v6, v11, v47
    v_fma_f32 v6, v6, v12, v38
    v_fma_f32 v66, v7, v9, v46
    v_fma_f32 v67, v7, v10, v48
    v_fma_f32 v59, v7, v11, v59
    v_fma_f32 v7, v7, v12, v39
    v_fma_f32 v9, v8, v9, v1
    v_fma_f32 v10, v8, v10, v2
    v_fma_f32 v11, v8, v11, v3
    v_fma_f32 v8, v8, v12, v4
    ds_load_b128 v[1:4], v84 offset:5360
    buffer_load_b128 v[37:40], v54, s[16:19], 0 offen offset:64
    buffer_load_b128 v[41:44], v55, s[20:23], 0 offen offset:64
    buffer_load_b128 v[45:48], v56, s[20:23], 0 offen offset:64
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v12, v13, v1, v60
    v_fma_f32 v54, v13, v2, v61
    v_fma_f32 v55, v13, v3, v62
    v_fma_f32 v13, v13, v4, v5
    v_fma_f32 v56, v14, v1, v63
    v_fma_f32 v60, v14, v2, v64
    v_fma_f32 v61, v14, v3, v65
    v_fma_f32 v14, v14, v4, v6
    v_fma_f32 v62, v15, v1, v66
    v_fma_f32 v63, v15, v2, v67
    v_dual_fmac_f32 v59, v15, v3 :: v_dual_fmac_f32 v10, v16, v2
    v_fma_f32 v15, v15, v4, v7
    v_fma_f32 v9, v16, v1, v9
    v_fma_f32 v11, v16, v3, v11
    v_fma_f32 v16, v16, v4, v8
    s_waitcnt vmcnt(3)
    ds_store_b32 v85, v33 offset:7104
    ds_store_b32 v85, v34 offset:7376
    ds_store_b32 v85, v35 offset:7648
    ds_store_b32 v85, v36 offset:7920
    ds_store_b32 v85, v29 offset:7040
    ds_store_b32 v85, v30 offset:7312
    ds_store_b32 v85, v31 offset:7584
    ds_store_b32 v85, v32 offset:7856
    ds_store_b32 v85, v25 offset:6976
    ds_store_b32 v85, v26 offset:7248
    ds_store_b32 v85, v27 offset:7520
    ds_store_b32 v85, v28 offset:7792
    ds_store_b32 v85, v21 offset:6912
    ds_store_b32 v85, v22 offset:7184
    ds_store_b32 v85, v23 offset:7456
    ds_store_b32 v85, v24 offset:7728
    ds_store_b32 v86, v17 offset:5632
    ds_store_b32 v86, v18 offset:5712
    ds_store_b32 v86, v19 offset:5792
    ds_store_b32 v86, v20 offset:5872
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_barrier
    buffer_load_b128 v[17:20], v57, s[20:23], 0 offen offset:64
    buffer_load_b128 v[21:24], v58, s[20:23], 0 offen offset:64
    ds_load_b128 v[1:4], v83 offset:5632
    ds_load_b128 v[5:8], v84 offset:6912
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v25, v1, v5, v12
    v_fma_f32 v26, v1, v6, v54
    v_fma_f32 v27, v1, v7, v55
    v_fma_f32 v28, v1, v8, v13
    v_fma_f32 v29, v2, v5, v56
    v_fma_f32 v30, v2, v6, v60
    v_fma_f32 v31, v2, v7, v61
    v_fma_f32 v32, v2, v8, v14
    v_fma_f32 v33, v3, v5, v62
    v_fma_f32 v34, v3, v6, v63
    v_fma_f32 v35, v3, v7, v59
    v_fma_f32 v36, v3, v8, v15
    v_fma_f32 v54, v4, v5, v9
    v_fma_f32 v55, v4, v6, v10
    v_fma_f32 v56, v4, v7, v11
    v_fma_f32 v57, v4, v8, v16
    ds_load_b128 v[1:4], v83 offset:5712
    ds_load_b128 v[5:8], v84 offset:7184
    ds_load_b128 v[9:12], v83 offset:5792
    ds_load_b128 v[13:16], v84 offset:7456
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v25, v1, v5, v25
    v_fma_f32 v26, v1, v6, v26
    v_fma_f32 v27, v1, v7, v27
    v_fma_f32 v1, v1, v8, v28
    v_fma_f32 v28, v2, v5, v29
    v_fma_f32 v29, v2, v6, v30
    v_fma_f32 v30, v2, v7, v31
    v_fma_f32 v2, v2, v8, v32
    v_fma_f32 v31, v3, v5, v33
    v_fma_f32 v32, v3, v6, v34
    v_fma_f32 v33, v3, v7, v35
    v_fma_f32 v3, v3, v8, v36
    v_fma_f32 v5, v4, v5, v54
    v_fma_f32 v6, v4, v6, v55
    v_fma_f32 v7, v4, v7, v56
    v_fma_f32 v4, v4, v8, v57
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v25, v9, v13, v25
    v_fma_f32 v26, v9, v14, v26
    v_fma_f32 v27, v9, v15, v27
    v_fma_f32 v34, v9, v16, v1
    v_fma_f32 v28, v10, v13, v28
    v_fma_f32 v29, v10, v14, v29
    v_fma_f32 v30, v10, v15, v30
    v_fma_f32 v35, v10, v16, v2
    v_fma_f32 v31, v11, v13, v31
    v_fma_f32 v32, v11, v14, v32
    v_fma_f32 v33, v11, v15, v33
    v_fma_f32 v36, v11, v16, v3
    v_fma_f32 v54, v12, v13, v5
    v_fma_f32 v55, v12, v14, v6
    v_fma_f32 v56, v12, v15, v7
    v_fma_f32 v57, v12, v16, v4
    ds_load_b128 v[1:4], v83 offset:5872
    ds_load_b128 v[5:8], v84 offset:7728
    ds_load_b128 v[9:12], v83 offset:5952
    ds_load_b128 v[13:16], v84 offset:8000
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v25, v1, v5, v25
    v_fma_f32 v26, v1, v6, v26
    v_fma_f32 v27, v1, v7, v27
    v_fma_f32 v1, v1, v8, v34
    v_fma_f32 v28, v2, v5, v28
    v_fma_f32 v29, v2, v6, v29
    v_fma_f32 v30, v2, v7, v30
    v_fma_f32 v2, v2, v8, v35
    v_fma_f32 v31, v3, v5, v31
    v_fma_f32 v32, v3, v6, v32
    v_fma_f32 v33, v3, v7, v33
    v_fma_f32 v3, v3, v8, v36
    v_fma_f32 v5, v4, v5, v54
    v_fma_f32 v6, v4, v6, v55
    v_fma_f32 v7, v4, v7, v56
    v_fma_f32 v4, v4, v8, v57
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v25, v9, v13, v25
    v_fma_f32 v26, v9, v14, v26
    v_fma_f32 v27, v9, v15, v27
    v_fma_f32 v34, v9, v16, v1
    v_fma_f32 v28, v10, v13, v28
    v_fma_f32 v29, v10, v14, v29
    v_fma_f32 v30, v10, v15, v30
    v_fma_f32 v35, v10, v16, v2
    v_fma_f32 v31, v11, v13, v31
    v_fma_f32 v32, v11, v14, v32
    v_fma_f32 v33, v11, v15, v33
    v_fma_f32 v36, v11, v16, v3
    v_fma_f32 v54, v12, v13, v5
    v_fma_f32 v55, v12, v14, v6
    v_fma_f32 v56, v12, v15, v7
    v_fma_f32 v57, v12, v16, v4
    ds_load_b128 v[1:4], v83 offset:6032
    ds_load_b128 v[5:8], v84 offset:8272
    ds_load_b128 v[9:12], v83 offset:6112
    ds_load_b128 v[13:16], v84 offset:8544
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v25, v1, v5, v25
    v_fma_f32 v26, v1, v6, v26
    v_fma_f32 v27, v1, v7, v27
    v_fma_f32 v1, v1, v8, v34
    v_fma_f32 v28, v2, v5, v28
    v_fma_f32 v29, v2, v6, v29
    v_fma_f32 v30, v2, v7, v30
    v_fma_f32 v2, v2, v8, v35
    v_fma_f32 v31, v3, v5, v31
    v_fma_f32 v32, v3, v6, v32
    v_fma_f32 v33, v3, v7, v33
    v_fma_f32 v3, v3, v8, v36
    v_fma_f32 v5, v4, v5, v54
    v_fma_f32 v6, v4, v6, v55
    v_fma_f32 v7, v4, v7, v56
    v_fma_f32 v4, v4, v8, v57
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v25, v9, v13, v25
    v_fma_f32 v26, v9, v14, v26
    v_fma_f32 v27, v9, v15, v27
    v_fma_f32 v34, v9, v16, v1
    v_fma_f32 v28, v10, v13, v28
    v_fma_f32 v29, v10, v14, v29
    v_fma_f32 v30, v10, v15, v30
    v_fma_f32 v35, v10, v16, v2
    v_fma_f32 v31, v11, v13, v31
    v_fma_f32 v32, v11, v14, v32
    v_fma_f32 v33, v11, v15, v33
    v_fma_f32 v36, v11, v16, v3
    v_fma_f32 v54, v12, v13, v5
    v_fma_f32 v55, v12, v14, v6
    v_fma_f32 v56, v12, v15, v7
    v_fma_f32 v57, v12, v16, v4
    ds_load_b128 v[1:4], v83 offset:6192
    ds_load_b128 v[5:8], v84 offset:8816
    ds_load_b128 v[9:12], v83 offset:6272
    ds_load_b128 v[13:16], v84 offset:9088
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v25, v1, v5, v25
    v_fma_f32 v26, v1, v6, v26
    v_fma_f32 v27, v1, v7, v27
    v_fma_f32 v1, v1, v8, v34
    v_fma_f32 v28, v2, v5, v28
    v_fma_f32 v29, v2, v6, v29
    v_fma_f32 v30, v2, v7, v30
    v_fma_f32 v2, v2, v8, v35
    v_fma_f32 v31, v3, v5, v31
    v_fma_f32 v32, v3, v6, v32
    v_fma_f32 v33, v3, v7, v33
    v_fma_f32 v3, v3, v8, v36
    v_fma_f32 v5, v4, v5, v54
    v_fma_f32 v6, v4, v6, v55
    v_fma_f32 v7, v4, v7, v56
    v_fma_f32 v4, v4, v8, v57
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v25, v9, v13, v25
    v_fma_f32 v26, v9, v14, v26
    v_fma_f32 v27, v9, v15, v27
    v_fma_f32 v34, v9, v16, v1
    v_fma_f32 v28, v10, v13, v28
    v_fma_f32 v29, v10, v14, v29
    v_fma_f32 v30, v10, v15, v30
    v_fma_f32 v35, v10, v16, v2
    v_fma_f32 v31, v11, v13, v31
    v_fma_f32 v32, v11, v14, v32
    v_fma_f32 v33, v11, v15, v33
    v_fma_f32 v36, v11, v16, v3
    v_fma_f32 v54, v12, v13, v5
    v_fma_f32 v55, v12, v14, v6
    v_fma_f32 v56, v12, v15, v7
    v_fma_f32 v57, v12, v16, v4
    ds_load_b128 v[1:4], v83 offset:6352
    ds_load_b128 v[5:8], v84 offset:9360
    ds_load_b128 v[9:12], v83 offset:6432
    ds_load_b128 v[13:16], v84 offset:9632
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v25, v1, v5, v25
    v_fma_f32 v26, v1, v6, v26
    v_fma_f32 v27, v1, v7, v27
    v_fma_f32 v1, v1, v8, v34
    v_fma_f32 v28, v2, v5, v28
    v_fma_f32 v29, v2, v6, v29
    v_fma_f32 v30, v2, v7, v30
    v_fma_f32 v2, v2, v8, v35
    v_fma_f32 v31, v3, v5, v31
    v_fma_f32 v32, v3, v6, v32
    v_fma_f32 v33, v3, v7, v33
    v_fma_f32 v3, v3, v8, v36
    v_fma_f32 v5, v4, v5, v54
    v_fma_f32 v6, v4, v6, v55
    v_fma_f32 v7, v4, v7, v56
    v_fma_f32 v4, v4, v8, v57
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v25, v9, v13, v25
    v_fma_f32 v26, v9, v14, v26
    v_fma_f32 v27, v9, v15, v27
    v_fma_f32 v34, v9, v16, v1
    v_fma_f32 v28, v10, v13, v28
    v_fma_f32 v29, v10, v14, v29
    v_fma_f32 v30, v10, v15, v30
    v_fma_f32 v35, v10, v16, v2
    v_fma_f32 v31, v11, v13, v31
    v_fma_f32 v32, v11, v14, v32
    v_fma_f32 v33, v11, v15, v33
    v_fma_f32 v36, v11, v16, v3
    v_fma_f32 v54, v12, v13, v5
    v_fma_f32 v55, v12, v14, v6
    v_fma_f32 v56, v12, v15, v7
    v_fma_f32 v57, v12, v16, v4
    ds_load_b128 v[1:4], v83 offset:6512
    ds_load_b128 v[5:8], v84 offset:9904
    ds_load_b128 v[9:12], v83 offset:6592
    ds_load_b128 v[13:16], v84 offset:10176
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v25, v1, v5, v25
    v_fma_f32 v26, v1, v6, v26
    v_fma_f32 v27, v1, v7, v27
    v_fma_f32 v1, v1, v8, v34
    v_fma_f32 v28, v2, v5, v28
    v_fma_f32 v29, v2, v6, v29
    v_fma_f32 v30, v2, v7, v30
    v_fma_f32 v2, v2, v8, v35
    v_fma_f32 v31, v3, v5, v31
    v_fma_f32 v32, v3, v6, v32
    v_fma_f32 v33, v3, v7, v33
    v_fma_f32 v3, v3, v8, v36
    v_fma_f32 v5, v4, v5, v54
    v_fma_f32 v6, v4, v6, v55
    v_fma_f32 v7, v4, v7, v56
    v_fma_f32 v4, v4, v8, v57
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v25, v9, v13, v25
    v_fma_f32 v26, v9, v14, v26
    v_fma_f32 v27, v9, v15, v27
    v_fma_f32 v34, v9, v16, v1
    v_fma_f32 v28, v10, v13, v28
    v_fma_f32 v29, v10, v14, v29
    v_fma_f32 v30, v10, v15, v30
    v_fma_f32 v35, v10, v16, v2
    v_fma_f32 v31, v11, v13, v31
    v_fma_f32 v32, v11, v14, v32
    v_fma_f32 v33, v11, v15, v33
    v_fma_f32 v36, v11, v16, v3
    v_fma_f32 v54, v12, v13, v5
    v_fma_f32 v55, v12, v14, v6
    v_fma_f32 v56, v12, v15, v7
    v_fma_f32 v57, v12, v16, v4
    ds_load_b128 v[1:4], v83 offset:6672
    ds_load_b128 v[5:8], v84 offset:10448
    ds_load_b128 v[9:12], v83 offset:6752
    ds_load_b128 v[13:16], v84 offset:10720
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v25, v1, v5, v25
    v_fma_f32 v26, v1, v6, v26
    v_fma_f32 v27, v1, v7, v27
    v_fma_f32 v1, v1, v8, v34
    v_fma_f32 v28, v2, v5, v28
    v_fma_f32 v29, v2, v6, v29
    v_fma_f32 v30, v2, v7, v30
    v_fma_f32 v2, v2, v8, v35
    v_fma_f32 v31, v3, v5, v31
    v_fma_f32 v32, v3, v6, v32
    v_fma_f32 v33, v3, v7, v33
    v_fma_f32 v3, v3, v8, v36
    v_fma_f32 v5, v4, v5, v54
    v_fma_f32 v6, v4, v6, v55
    v_fma_f32 v7, v4, v7, v56
    v_fma_f32 v4, v4, v8, v57
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v8, v9, v13, v25
    v_fma_f32 v34, v9, v14, v26
    v_fma_f32 v35, v9, v15, v27
    v_fma_f32 v9, v9, v16, v1
    v_fma_f32 v36, v10, v13, v28
    v_fma_f32 v29, v10, v14, v29
    v_fma_f32 v30, v10, v15, v30
    v_fma_f32 v54, v10, v16, v2
    v_fma_f32 v31, v11, v13, v31
    v_fma_f32 v32, v11, v14, v32
    v_fma_f32 v33, v11, v15, v33
    v_fma_f32 v55, v11, v16, v3
    v_fma_f32 v56, v12, v13, v5
    v_fma_f32 v57, v12, v14, v6
    v_fma_f32 v58, v12, v15, v7
    v_fma_f32 v59, v12, v16, v4
    ds_load_b128 v[1:4], v83 offset:6832
    ds_load_b128 v[25:28], v84 offset:10992
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v13, v1, v25, v8
    v_fma_f32 v14, v1, v26, v34
    v_fma_f32 v15, v1, v27, v35
    v_fma_f32 v16, v1, v28, v9
    v_fma_f32 v9, v2, v25, v36
    v_fma_f32 v10, v2, v26, v29
    v_fma_f32 v11, v2, v27, v30
    v_fma_f32 v12, v2, v28, v54
    v_fma_f32 v5, v3, v25, v31
    v_fma_f32 v6, v3, v26, v32
    v_fma_f32 v7, v3, v27, v33
    v_fma_f32 v8, v3, v28, v55
    v_fma_f32 v1, v4, v25, v56
    v_fma_f32 v2, v4, v26, v57
    v_fma_f32 v3, v4, v27, v58
    v_fma_f32 v4, v4, v28, v59
    s_waitcnt vmcnt(0)
    ds_store_b32 v85, v21 offset:1472
    ds_store_b32 v85, v22 offset:1744
    ds_store_b32 v85, v23 offset:2016
    ds_store_b32 v85, v24 offset:2288
    ds_store_b32 v85, v17 offset:1408
    ds_store_b32 v85, v18 offset:1680
    ds_store_b32 v85, v19 offset:1952
    ds_store_b32 v85, v20 offset:2224
    ds_store_b32 v85, v45 offset:1344
    ds_store_b32 v85, v46 offset:1616
    ds_store_b32 v85, v47 offset:1888
    ds_store_b32 v85, v48 offset:2160
    ds_store_b32 v85, v41 offset:1280
    ds_store_b32 v85, v42 offset:1552
    ds_store_b32 v85, v43 offset:1824
    ds_store_b32 v85, v44 offset:2096
    ds_store_2addr_b32 v86, v37, v38 offset1:20
    ds_store_2addr_b32 v86, v39, v40 offset0:40 offset1:60
    s_mov_b32 s28, s29
L4:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s29, s28, 2
    s_cmp_lt_u32 s29, s6
    s_cbranch_scc1 L3
    s_add_u32 s29, s28, 1
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s29, s6
    s_cbranch_scc0 L13
    s_lshl4_add_u32 s28, s28, 16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[17:20], v83
    s_add_u32 s31, s2, s28
    s_add_u32 s28, s11, s28
    ds_load_b128 v[21:24], v84 offset:1280
    v_add_lshl_u32 v29, v50, s31, 2
    v_add_lshl_u32 v33, v51, s31, 2
    v_add_lshl_u32 v37, v52, s31, 2
    v_add_lshl_u32 v41, v49, s28, 2
    v_add_lshl_u32 v45, v53, s31, 2
    ds_load_b128 v[25:28], v83 offset:80
    buffer_load_b128 v[29:32], v29, s[20:23], 0 offen
    buffer_load_b128 v[33:36], v33, s[20:23], 0 offen
    buffer_load_b128 v[37:40], v37, s[20:23], 0 offen
    buffer_load_b128 v[41:44], v41, s[16:19], 0 offen
    buffer_load_b128 v[45:48], v45, s[20:23], 0 offen
    ds_load_b128 v[49:52], v84 offset:1552
    ds_load_b128 v[53:56], v83 offset:160
    ds_load_b128 v[57:60], v84 offset:1824
    ds_load_b128 v[61:64], v83 offset:240
    ds_load_b128 v[65:68], v84 offset:2096
    ds_load_b128 v[69:72], v83 offset:320
    ds_load_b128 v[73:76], v84 offset:2368
    ds_load_b128 v[77:80], v83 offset:400
    s_waitcnt lgkmcnt(9)
    v_dual_fmac_f32 v13, v17, v21 :: v_dual_fmac_f32 v10, v18, v22
    v_dual_fmac_f32 v14, v17, v22 :: v_dual_fmac_f32 v9, v18, v21
    v_dual_fmac_f32 v15, v17, v23 :: v_dual_fmac_f32 v12, v18, v24
    v_dual_fmac_f32 v16, v17, v24 :: v_dual_fmac_f32 v11, v18, v23
    v_fma_f32 v17, v19, v21, v5
    v_fma_f32 v18, v19, v22, v6
    v_fma_f32 v87, v19, v23, v7
    v_fma_f32 v19, v19, v24, v8
    ds_load_b128 v[5:8], v84 offset:2640
    v_fma_f32 v21, v20, v21, v1
    v_fma_f32 v22, v20, v22, v2
    v_fma_f32 v23, v20, v23, v3
    v_fma_f32 v20, v20, v24, v4
    ds_load_b128 v[1:4], v83 offset:480
    s_waitcnt lgkmcnt(9)
    v_fma_f32 v24, v25, v49, v13
    v_fma_f32 v88, v25, v50, v14
    v_fma_f32 v89, v25, v51, v15
    v_fma_f32 v25, v25, v52, v16
    v_fma_f32 v90, v26, v49, v9
    v_fma_f32 v91, v26, v50, v10
    v_fma_f32 v92, v26, v51, v11
    v_fma_f32 v26, v26, v52, v12
    v_fma_f32 v17, v27, v49, v17
    v_dual_fmac_f32 v18, v27, v50 :: v_dual_fmac_f32 v19, v52, v27
    v_fma_f32 v87, v27, v51, v87
    ds_load_b128 v[9:12], v84 offset:2912
    v_fma_f32 v21, v28, v49, v21
    v_fma_f32 v22, v28, v50, v22
    v_fma_f32 v23, v28, v51, v23
    v_fma_f32 v27, v28, v52, v20
    ds_load_b128 v[13:16], v83 offset:560
    s_waitcnt lgkmcnt(9)
    v_fma_f32 v28, v53, v57, v24
    v_fma_f32 v49, v53, v58, v88
    v_fma_f32 v50, v53, v59, v89
    v_fma_f32 v25, v53, v60, v25
    v_fma_f32 v51, v54, v57, v90
    v_fma_f32 v52, v54, v58, v91
    v_fma_f32 v53, v54, v59, v92
    v_dual_fmac_f32 v26, v54, v60 :: v_dual_fmac_f32 v87, v55, v59
    v_fma_f32 v54, v55, v57, v17
    v_fma_f32 v88, v55, v58, v18
    v_fma_f32 v55, v55, v60, v19
    ds_load_b128 v[17:20], v84 offset:3184
    v_fma_f32 v57, v56, v57, v21
    v_fma_f32 v58, v56, v58, v22
    v_fma_f32 v59, v56, v59, v23
    v_fma_f32 v56, v56, v60, v27
    ds_load_b128 v[21:24], v83 offset:640
    s_waitcnt lgkmcnt(9)
    v_fma_f32 v60, v61, v65, v28
    v_fma_f32 v89, v61, v66, v49
    v_fma_f32 v90, v61, v67, v50
    v_fma_f32 v61, v61, v68, v25
    v_fma_f32 v91, v62, v65, v51
    v_fma_f32 v92, v62, v66, v52
    v_dual_fmac_f32 v53, v62, v67 :: v_dual_fmac_f32 v88, v63, v66
    v_fma_f32 v62, v62, v68, v26
    v_fma_f32 v54, v63, v65, v54
    v_fma_f32 v87, v63, v67, v87
    v_fma_f32 v55, v63, v68, v55
    ds_load_b128 v[25:28], v84 offset:3456
    v_fma_f32 v57, v64, v65, v57
    v_fma_f32 v58, v64, v66, v58
    v_fma_f32 v59, v64, v67, v59
    v_fma_f32 v63, v64, v68, v56
    ds_load_b128 v[49:52], v83 offset:720
    s_waitcnt lgkmcnt(9)
    v_fma_f32 v64, v69, v73, v60
    v_fma_f32 v65, v69, v74, v89
    v_fma_f32 v66, v69, v75, v90
    v_dual_fmac_f32 v61, v69, v76 :: v_dual_fmac_f32 v88, v74, v71
    v_fma_f32 v67, v70, v73, v91
    v_fma_f32 v68, v70, v74, v92
    v_fma_f32 v69, v70, v75, v53
    v_dual_fmac_f32 v62, v70, v76 :: v_dual_fmac_f32 v87, v71, v75
    v_fma_f32 v70, v71, v73, v54
    v_fma_f32 v71, v71, v76, v55
    ds_load_b128 v[53:56], v84 offset:3728
    v_fma_f32 v73, v72, v73, v57
    v_fma_f32 v74, v72, v74, v58
    v_fma_f32 v75, v72, v75, v59
    v_fma_f32 v72, v72, v76, v63
    ds_load_b128 v[57:60], v83 offset:800
    s_waitcnt lgkmcnt(9)
    v_fma_f32 v76, v77, v5, v64
    v_dual_fmac_f32 v65, v77, v6 :: v_dual_fmac_f32 v88, v6, v79
    v_fma_f32 v66, v77, v7, v66
    v_fma_f32 v77, v77, v8, v61
    v_fma_f32 v67, v78, v5, v67
    v_dual_fmac_f32 v68, v78, v6 :: v_dual_fmac_f32 v87, v79, v7
    v_fma_f32 v69, v78, v7, v69
    v_fma_f32 v78, v78, v8, v62
    v_fma_f32 v70, v79, v5, v70
    v_fma_f32 v71, v79, v8, v71
    ds_load_b128 v[61:64], v84 offset:4000
    v_fma_f32 v73, v80, v5, v73
    v_fma_f32 v74, v80, v6, v74
    v_fma_f32 v75, v80, v7, v75
    v_fma_f32 v72, v80, v8, v72
    ds_load_b128 v[5:8], v83 offset:880
    s_waitcnt lgkmcnt(9)
    v_fma_f32 v76, v1, v9, v76
    v_fma_f32 v79, v1, v10, v65
    v_fma_f32 v80, v1, v11, v66
    v_dual_fmac_f32 v77, v1, v12 :: v_dual_fmac_f32 v88, v10, v3
    v_fma_f32 v89, v2, v9, v67
    v_fma_f32 v90, v2, v10, v68
    v_fma_f32 v69, v2, v11, v69
    v_dual_fmac_f32 v78, v2, v12 :: v_dual_fmac_f32 v87, v3, v11
    v_fma_f32 v70, v3, v9, v70
    v_fma_f32 v71, v3, v12, v71
    ds_load_b128 v[65:68], v84 offset:4272
    v_fma_f32 v73, v4, v9, v73
    v_fma_f32 v74, v4, v10, v74
    v_fma_f32 v75, v4, v11, v75
    v_fma_f32 v72, v4, v12, v72
    ds_load_b128 v[1:4], v83 offset:960
    s_waitcnt lgkmcnt(9)
    v_fma_f32 v76, v13, v17, v76
    v_dual_fmac_f32 v79, v13, v18 :: v_dual_fmac_f32 v88, v18, v15
    v_fma_f32 v80, v13, v19, v80
    v_fma_f32 v77, v13, v20, v77
    v_fma_f32 v89, v14, v17, v89
    v_dual_fmac_f32 v90, v14, v18 :: v_dual_fmac_f32 v87, v15, v19
    v_fma_f32 v69, v14, v19, v69
    v_fma_f32 v78, v14, v20, v78
    v_fma_f32 v70, v15, v17, v70
    v_fma_f32 v71, v15, v20, v71
    ds_load_b128 v[9:12], v84 offset:4544
    v_fma_f32 v73, v16, v17, v73
    v_fma_f32 v74, v16, v18, v74
    v_fma_f32 v75, v16, v19, v75
    v_fma_f32 v72, v16, v20, v72
    ds_load_b128 v[13:16], v83 offset:1040
    s_waitcnt lgkmcnt(9)
    v_fma_f32 v76, v21, v25, v76
    v_dual_fmac_f32 v79, v21, v26 :: v_dual_fmac_f32 v88, v26, v23
    v_fma_f32 v80, v21, v27, v80
    v_fma_f32 v77, v21, v28, v77
    v_fma_f32 v89, v22, v25, v89
    v_dual_fmac_f32 v90, v22, v26 :: v_dual_fmac_f32 v87, v23, v27
    v_fma_f32 v69, v22, v27, v69
    v_fma_f32 v78, v22, v28, v78
    v_fma_f32 v70, v23, v25, v70
    v_fma_f32 v71, v23, v28, v71
    ds_load_b128 v[17:20], v84 offset:4816
    v_fma_f32 v73, v24, v25, v73
    v_fma_f32 v74, v24, v26, v74
    v_fma_f32 v75, v24, v27, v75
    v_fma_f32 v91, v24, v28, v72
    ds_load_b128 v[21:24], v83 offset:1120
    s_waitcnt lgkmcnt(9)
    v_fma_f32 v76, v49, v53, v76
    v_fma_f32 v79, v49, v54, v79
    v_fma_f32 v80, v49, v55, v80
    v_fma_f32 v49, v49, v56, v77
    v_fma_f32 v77, v50, v53, v89
    v_fma_f32 v89, v50, v54, v90
    v_fma_f32 v90, v50, v55, v69
    v_fma_f32 v78, v50, v56, v78
    ds_load_b128 v[25:28], v83 offset:1200
    v_fma_f32 v83, v51, v53, v70
    v_fma_f32 v88, v51, v54, v88
    v_fma_f32 v87, v51, v55, v87
    v_fma_f32 v92, v51, v56, v71
    v_fma_f32 v53, v52, v53, v73
    v_fma_f32 v54, v52, v54, v74
    v_fma_f32 v55, v52, v55, v75
    ds_load_b128 v[69:72], v84 offset:5088
    v_fma_f32 v56, v52, v56, v91
    s_waitcnt lgkmcnt(9)
    v_fma_f32 v73, v57, v61, v76
    v_fma_f32 v74, v57, v62, v79
    v_fma_f32 v75, v57, v63, v80
    v_fma_f32 v57, v57, v64, v49
    ds_load_b128 v[49:52], v84 offset:5360
    v_fma_f32 v76, v58, v61, v77
    v_fma_f32 v77, v58, v62, v89
    v_fma_f32 v79, v58, v63, v90
    v_fma_f32 v58, v58, v64, v78
    v_fma_f32 v78, v59, v61, v83
    v_fma_f32 v80, v59, v62, v88
    v_fma_f32 v83, v59, v63, v87
    v_fma_f32 v59, v59, v64, v92
    v_fma_f32 v53, v60, v61, v53
    v_fma_f32 v54, v60, v62, v54
    v_fma_f32 v55, v60, v63, v55
    v_fma_f32 v56, v60, v64, v56
    s_waitcnt lgkmcnt(8)
    v_fma_f32 v60, v5, v65, v73
    v_fma_f32 v61, v5, v66, v74
    v_fma_f32 v62, v5, v67, v75
    v_fma_f32 v5, v5, v68, v57
    v_fma_f32 v57, v6, v65, v76
    v_fma_f32 v63, v6, v66, v77
    v_fma_f32 v64, v6, v67, v79
    v_fma_f32 v6, v6, v68, v58
    v_fma_f32 v58, v7, v65, v78
    v_fma_f32 v73, v7, v66, v80
    v_fma_f32 v74, v7, v67, v83
    v_fma_f32 v7, v7, v68, v59
    v_fma_f32 v53, v8, v65, v53
    v_fma_f32 v54, v8, v66, v54
    v_fma_f32 v55, v8, v67, v55
    v_fma_f32 v8, v8, v68, v56
    s_waitcnt lgkmcnt(6)
    v_fma_f32 v56, v1, v9, v60
    v_fma_f32 v59, v1, v10, v61
    v_fma_f32 v60, v1, v11, v62
    v_fma_f32 v1, v1, v12, v5
    v_fma_f32 v5, v2, v9, v57
    v_fma_f32 v57, v2, v10, v63
    v_fma_f32 v61, v2, v11, v64
    v_fma_f32 v2, v2, v12, v6
    v_fma_f32 v6, v3, v9, v58
    v_fma_f32 v58, v3, v10, v73
    v_fma_f32 v62, v3, v11, v74
    v_fma_f32 v3, v3, v12, v7
    v_fma_f32 v7, v4, v9, v53
    v_fma_f32 v9, v4, v10, v54
    v_fma_f32 v10, v4, v11, v55
    v_fma_f32 v4, v4, v12, v8
    s_waitcnt lgkmcnt(4)
    v_fma_f32 v8, v13, v17, v56
    v_fma_f32 v11, v13, v18, v59
    v_fma_f32 v12, v13, v19, v60
    v_fma_f32 v1, v13, v20, v1
    v_dual_fmac_f32 v5, v14, v17 :: v_dual_fmac_f32 v10, v19, v16
    v_fma_f32 v13, v14, v18, v57
    v_fma_f32 v53, v14, v19, v61
    v_fma_f32 v2, v14, v20, v2
    v_dual_fmac_f32 v6, v15, v17 :: v_dual_fmac_f32 v9, v16, v18
    v_fma_f32 v14, v15, v18, v58
    v_fma_f32 v54, v15, v19, v62
    v_fma_f32 v3, v15, v20, v3
    v_fma_f32 v7, v16, v17, v7
    v_fma_f32 v4, v16, v20, v4
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v8, v21, v69, v8
    v_fma_f32 v11, v21, v70, v11
    v_fma_f32 v12, v21, v71, v12
    v_fma_f32 v1, v21, v72, v1
    v_fma_f32 v5, v22, v69, v5
    v_fma_f32 v17, v22, v70, v13
    v_fma_f32 v18, v22, v71, v53
    v_fma_f32 v2, v22, v72, v2
    v_fma_f32 v6, v23, v69, v6
    v_fma_f32 v19, v23, v70, v14
    v_fma_f32 v20, v23, v71, v54
    v_fma_f32 v3, v23, v72, v3
    v_fma_f32 v21, v24, v69, v7
    v_fma_f32 v22, v24, v70, v9
    v_fma_f32 v23, v24, v71, v10
    v_fma_f32 v4, v24, v72, v4
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v13, v25, v49, v8
    v_fma_f32 v14, v25, v50, v11
    v_fma_f32 v15, v25, v51, v12
    v_fma_f32 v16, v25, v52, v1
    v_fma_f32 v9, v26, v49, v5
    v_fma_f32 v10, v26, v50, v17
    v_fma_f32 v11, v26, v51, v18
    v_fma_f32 v12, v26, v52, v2
    v_fma_f32 v5, v27, v49, v6
    v_fma_f32 v6, v27, v50, v19
    v_fma_f32 v7, v27, v51, v20
    v_fma_f32 v8, v27, v52, v3
    v_fma_f32 v1, v28, v49, v21
    v_fma_f32 v2, v28, v50, v22
    v_fma_f32 v3, v28, v51, v23
    v_fma_f32 v4, v28, v52, v4
    s_waitcnt vmcnt(0)
    ds_store_b32 v85, v45 offset:7104
    ds_store_b32 v85, v46 offset:7376
    ds_store_b32 v85, v47 offset:7648
    ds_store_b32 v85, v48 offset:7920
    ds_store_b32 v85, v37 offset:7040
    ds_store_b32 v85, v38 offset:7312
    ds_store_b32 v85, v39 offset:7584
    ds_store_b32 v85, v40 offset:7856
    ds_store_b32 v85, v33 offset:6976
    ds_store_b32 v85, v34 offset:7248
    ds_store_b32 v85, v35 offset:7520
    ds_store_b32 v85, v36 offset:7792
    ds_store_b32 v85, v29 offset:6912
    ds_store_b32 v85, v30 offset:7184
    ds_store_b32 v85, v31 offset:7456
    ds_store_b32 v85, v32 offset:7728
    ds_store_b32 v86, v41 offset:5632
    ds_store_b32 v86, v42 offset:5712
    ds_store_b32 v86, v43 offset:5792
    ds_store_b32 v86, v44 offset:5872
    s_mov_b32 s28, s29
    s_branch L13
L5:
    s_and_b32 s31, s28, 1
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s31, s31, 0x580
    s_cmp_ge_u32 s28, s6
    s_cbranch_scc0 L12
    v_mov_b32_e32 v17, v0
    s_branch L8
L6:
    s_mov_b32 exec_lo, s33
    v_lshrrev_b32_e32 v18, 4, v17
    v_and_b32_e32 v19, 15, v17
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v20, s1, v18
    v_add_nc_u32_e32 v21, s29, v19
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_e32 v20, s30, v20
    v_cmp_gt_u32_e64 s34, s0, v21
    s_and_b32 s35, exec_lo, s34
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s35
    v_mul_lo_u32 v20, v20, s7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v20, v20, v21
    v_add_lshl_u32 v20, s11, v20, 2
    buffer_load_b32 v20, v20, s[16:19], 0 offen
    s_mov_b32 exec_lo, s33
L7:
    v_mad_u32_u24 v19, v19, 20, s31
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v20, 0, v20, s34
    v_sub_nc_u32_e32 v21, 0x100, v17
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_lshl_u32 v18, v19, v18, 2
    v_min_u32_e32 v19, 64, v21
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v17, v17, v19
    ds_store_b32 v18, v20
L8:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s33, 0x100, v17
    s_and_b32 s33, exec_lo, s33
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s12
    v_mov_b32_e32 v17, v0
    s_branch L11
L9:
    s_mov_b32 exec_lo, s33
    v_lshrrev_b32_e32 v18, 4, v17
    v_and_b32_e32 v19, 15, v17
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v20, s13, v18
    v_add_nc_u32_e32 v21, s29, v19
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_e32 v20, s32, v20
    v_cmp_gt_u32_e64 s34, s0, v21
    s_and_b32 s35, exec_lo, s34
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s35
    v_mul_lo_u32 v20, v20, s8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v20, v20, v21
    v_add_lshl_u32 v20, s2, v20, 2
    buffer_load_b32 v20, v20, s[20:23], 0 offen
    s_mov_b32 exec_lo, s33
L10:
    v_mad_u32_u24 v19, v19, 0x44, s31
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v20, 0, v20, s34
    v_sub_nc_u32_e32 v21, 0x400, v17
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_lshl_u32 v18, v19, v18, 2
    v_min_u32_e32 v19, 64, v21
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v17, v17, v19
    ds_store_b32 v18, v20 offset:1280
L11:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s33, 0x400, v17
    s_and_b32 s33, exec_lo, s33
    s_cbranch_scc1 L9
    s_mov_b32 exec_lo, s12
L12:
    v_add_lshl_u32 v83, s31, v81, 2
    v_add_lshl_u32 v84, s31, v82, 2
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_add_u32 s28, s28, 1
    ds_load_b128 v[17:20], v83
    ds_load_b128 v[21:24], v84 offset:1280
    ds_load_b128 v[25:28], v83 offset:80
    ds_load_b128 v[29:32], v84 offset:1552
    ds_load_b128 v[33:36], v83 offset:160
    ds_load_b128 v[37:40], v84 offset:1824
    ds_load_b128 v[41:44], v83 offset:240
    ds_load_b128 v[45:48], v84 offset:2096
    ds_load_b128 v[49:52], v83 offset:320
    ds_load_b128 v[53:56], v84 offset:2368
    ds_load_b128 v[57:60], v83 offset:400
    ds_load_b128 v[61:64], v84 offset:2640
    ds_load_b128 v[65:68], v83 offset:480
    ds_load_b128 v[69:72], v84 offset:2912
    ds_load_b128 v[73:76], v83 offset:560
    ds_load_b128 v[77:80], v84 offset:3184
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v85, v17, v21, v13
    v_fma_f32 v86, v17, v22, v14
    v_fma_f32 v87, v17, v23, v15
    v_fma_f32 v17, v17, v24, v16
    ds_load_b128 v[13:16], v83 offset:640
    v_fma_f32 v9, v18, v21, v9
    v_fma_f32 v10, v18, v22, v10
    v_fma_f32 v11, v18, v23, v11
    v_fma_f32 v12, v18, v24, v12
    v_fma_f32 v18, v19, v21, v5
    v_fma_f32 v88, v19, v22, v6
    v_fma_f32 v89, v19, v23, v7
    v_fma_f32 v19, v19, v24, v8
    v_fma_f32 v21, v20, v21, v1
    v_fma_f32 v22, v20, v22, v2
    ds_load_b128 v[5:8], v84 offset:3456
    v_fma_f32 v23, v20, v23, v3
    v_fma_f32 v20, v20, v24, v4
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v24, v25, v29, v85
    v_fma_f32 v85, v25, v30, v86
    v_fma_f32 v86, v25, v31, v87
    v_fma_f32 v17, v25, v32, v17
    ds_load_b128 v[1:4], v83 offset:720
    v_fma_f32 v25, v26, v29, v9
    v_fma_f32 v87, v26, v30, v10
    v_fma_f32 v90, v26, v31, v11
    v_fma_f32 v26, v26, v32, v12
    v_fma_f32 v91, v27, v29, v18
    v_dual_fmac_f32 v88, v27, v30 :: v_dual_fmac_f32 v21, v28, v29
    v_dual_fmac_f32 v89, v27, v31 :: v_dual_fmac_f32 v22, v28, v30
    v_fma_f32 v27, v27, v32, v19
    ds_load_b128 v[9:12], v84 offset:3728
    v_fma_f32 v29, v28, v31, v23
    v_fma_f32 v28, v28, v32, v20
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v30, v33, v37, v24
    v_fma_f32 v31, v33, v38, v85
    v_fma_f32 v32, v33, v39, v86
    v_fma_f32 v33, v33, v40, v17
    ds_load_b128 v[17:20], v83 offset:800
    v_fma_f32 v85, v34, v37, v25
    v_fma_f32 v86, v34, v38, v87
    v_fma_f32 v87, v34, v39, v90
    v_fma_f32 v34, v34, v40, v26
    v_fma_f32 v90, v35, v37, v91
    v_fma_f32 v88, v35, v38, v88
    v_fma_f32 v89, v35, v39, v89
    v_fma_f32 v35, v35, v40, v27
    v_fma_f32 v37, v36, v37, v21
    v_fma_f32 v38, v36, v38, v22
    ds_load_b128 v[21:24], v84 offset:4000
    v_fma_f32 v39, v36, v39, v29
    v_fma_f32 v36, v36, v40, v28
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v40, v41, v45, v30
    v_fma_f32 v91, v41, v46, v31
    v_fma_f32 v92, v41, v47, v32
    v_fma_f32 v33, v41, v48, v33
    ds_load_b128 v[25:28], v83 offset:880
    v_fma_f32 v41, v42, v45, v85
    v_fma_f32 v85, v42, v46, v86
    v_fma_f32 v86, v42, v47, v87
    v_fma_f32 v42, v42, v48, v34
    v_fma_f32 v87, v43, v45, v90
    v_dual_fmac_f32 v88, v43, v46 :: v_dual_fmac_f32 v37, v44, v45
    v_dual_fmac_f32 v89, v43, v47 :: v_dual_fmac_f32 v38, v44, v46
    v_fma_f32 v43, v43, v48, v35
    ds_load_b128 v[29:32], v84 offset:4272
    v_fma_f32 v45, v44, v47, v39
    v_fma_f32 v44, v44, v48, v36
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v46, v49, v53, v40
    v_fma_f32 v47, v49, v54, v91
    v_fma_f32 v48, v49, v55, v92
    v_fma_f32 v49, v49, v56, v33
    ds_load_b128 v[33:36], v83 offset:960
    v_fma_f32 v90, v50, v53, v41
    v_fma_f32 v85, v50, v54, v85
    v_fma_f32 v86, v50, v55, v86
    v_fma_f32 v50, v50, v56, v42
    v_fma_f32 v87, v51, v53, v87
    v_fma_f32 v88, v51, v54, v88
    v_fma_f32 v89, v51, v55, v89
    v_fma_f32 v51, v51, v56, v43
    v_fma_f32 v53, v52, v53, v37
    v_fma_f32 v54, v52, v54, v38
    ds_load_b128 v[37:40], v84 offset:4544
    v_fma_f32 v55, v52, v55, v45
    v_fma_f32 v52, v52, v56, v44
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v56, v57, v61, v46
    v_fma_f32 v91, v57, v62, v47
    v_fma_f32 v92, v57, v63, v48
    v_fma_f32 v49, v57, v64, v49
    ds_load_b128 v[41:44], v83 offset:1040
    v_fma_f32 v57, v58, v61, v90
    v_fma_f32 v85, v58, v62, v85
    v_dual_fmac_f32 v86, v58, v63 :: v_dual_fmac_f32 v53, v61, v60
    v_fma_f32 v58, v58, v64, v50
    v_fma_f32 v87, v59, v61, v87
    v_fma_f32 v88, v59, v62, v88
    v_fma_f32 v89, v59, v63, v89
    v_fma_f32 v59, v59, v64, v51
    v_fma_f32 v61, v60, v62, v54
    ds_load_b128 v[45:48], v84 offset:4816
    v_fma_f32 v62, v60, v63, v55
    v_fma_f32 v60, v60, v64, v52
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v63, v65, v69, v56
    v_fma_f32 v64, v65, v70, v91
    v_fma_f32 v90, v65, v71, v92
    v_fma_f32 v65, v65, v72, v49
    ds_load_b128 v[49:52], v83 offset:1120
    v_fma_f32 v91, v66, v69, v57
    v_fma_f32 v85, v66, v70, v85
    v_fma_f32 v86, v66, v71, v86
    v_fma_f32 v66, v66, v72, v58
    v_fma_f32 v87, v67, v69, v87
    v_fma_f32 v88, v67, v70, v88
    v_fma_f32 v89, v67, v71, v89
    v_fma_f32 v67, v67, v72, v59
    v_fma_f32 v69, v68, v69, v53
    ds_load_b128 v[53:56], v83 offset:1200
    v_fma_f32 v70, v68, v70, v61
    v_fma_f32 v71, v68, v71, v62
    v_fma_f32 v68, v68, v72, v60
    ds_load_b128 v[57:60], v84 offset:5088
    s_waitcnt lgkmcnt(15)
    v_fma_f32 v72, v73, v77, v63
    v_fma_f32 v83, v73, v78, v64
    v_dual_fmac_f32 v90, v73, v79 :: v_dual_fmac_f32 v85, v74, v78
    v_dual_fmac_f32 v65, v73, v80 :: v_dual_fmac_f32 v86, v74, v79
    v_fma_f32 v73, v74, v77, v91
    v_fma_f32 v66, v74, v80, v66
    v_fma_f32 v74, v75, v77, v87
    v_fma_f32 v87, v75, v78, v88
    v_fma_f32 v88, v75, v79, v89
    v_fma_f32 v67, v75, v80, v67
    ds_load_b128 v[61:64], v84 offset:5360
    v_fma_f32 v69, v76, v77, v69
    v_fma_f32 v70, v76, v78, v70
    v_fma_f32 v71, v76, v79, v71
    v_fma_f32 v68, v76, v80, v68
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v72, v13, v5, v72
    v_fma_f32 v75, v13, v6, v83
    v_fma_f32 v76, v13, v7, v90
    v_fma_f32 v13, v13, v8, v65
    v_fma_f32 v65, v14, v5, v73
    v_fma_f32 v73, v14, v6, v85
    v_fma_f32 v77, v14, v7, v86
    v_fma_f32 v14, v14, v8, v66
    v_fma_f32 v66, v15, v5, v74
    v_fma_f32 v74, v15, v6, v87
    v_fma_f32 v78, v15, v7, v88
    v_fma_f32 v15, v15, v8, v67
    v_fma_f32 v5, v16, v5, v69
    v_fma_f32 v6, v16, v6, v70
    v_fma_f32 v7, v16, v7, v71
    v_fma_f32 v8, v16, v8, v68
    s_waitcnt lgkmcnt(12)
    v_fma_f32 v16, v1, v9, v72
    v_fma_f32 v67, v1, v10, v75
    v_fma_f32 v68, v1, v11, v76
    v_fma_f32 v1, v1, v12, v13
    v_fma_f32 v13, v2, v9, v65
    v_fma_f32 v65, v2, v10, v73
    v_fma_f32 v69, v2, v11, v77
    v_fma_f32 v2, v2, v12, v14
    v_fma_f32 v14, v3, v9, v66
    v_fma_f32 v66, v3, v10, v74
    v_fma_f32 v70, v3, v11, v78
    v_fma_f32 v3, v3, v12, v15
    v_fma_f32 v5, v4, v9, v5
    v_fma_f32 v6, v4, v10, v6
    v_fma_f32 v7, v4, v11, v7
    v_fma_f32 v4, v4, v12, v8
    s_waitcnt lgkmcnt(10)
    v_fma_f32 v8, v17, v21, v16
    v_fma_f32 v9, v17, v22, v67
    v_fma_f32 v10, v17, v23, v68
    v_fma_f32 v1, v17, v24, v1
    v_fma_f32 v11, v18, v21, v13
    v_fma_f32 v12, v18, v22, v65
    v_fma_f32 v13, v18, v23, v69
    v_fma_f32 v2, v18, v24, v2
    v_fma_f32 v14, v19, v21, v14
    v_fma_f32 v15, v19, v22, v66
    v_fma_f32 v16, v19, v23, v70
    v_fma_f32 v3, v19, v24, v3
    v_fma_f32 v5, v20, v21, v5
    v_fma_f32 v6, v20, v22, v6
    v_fma_f32 v7, v20, v23, v7
    v_fma_f32 v4, v20, v24, v4
    s_waitcnt lgkmcnt(8)
    v_fma_f32 v8, v25, v29, v8
    v_fma_f32 v9, v25, v30, v9
    v_fma_f32 v10, v25, v31, v10
    v_fma_f32 v1, v25, v32, v1
    v_fma_f32 v11, v26, v29, v11
    v_fma_f32 v12, v26, v30, v12
    v_fma_f32 v13, v26, v31, v13
    v_fma_f32 v2, v26, v32, v2
    v_fma_f32 v14, v27, v29, v14
    v_fma_f32 v15, v27, v30, v15
    v_fma_f32 v16, v27, v31, v16
    v_fma_f32 v3, v27, v32, v3
    v_fma_f32 v5, v28, v29, v5
    v_fma_f32 v6, v28, v30, v6
    v_fma_f32 v7, v28, v31, v7
    v_fma_f32 v4, v28, v32, v4
    s_waitcnt lgkmcnt(6)
    v_fma_f32 v8, v33, v37, v8
    v_fma_f32 v9, v33, v38, v9
    v_fma_f32 v10, v33, v39, v10
    v_fma_f32 v1, v33, v40, v1
    v_fma_f32 v11, v34, v37, v11
    v_fma_f32 v12, v34, v38, v12
    v_fma_f32 v13, v34, v39, v13
    v_fma_f32 v2, v34, v40, v2
    v_fma_f32 v14, v35, v37, v14
    v_fma_f32 v15, v35, v38, v15
    v_fma_f32 v16, v35, v39, v16
    v_fma_f32 v3, v35, v40, v3
    v_fma_f32 v5, v36, v37, v5
    v_fma_f32 v6, v36, v38, v6
    v_fma_f32 v7, v36, v39, v7
    v_fma_f32 v4, v36, v40, v4
    s_waitcnt lgkmcnt(4)
    v_fma_f32 v8, v41, v45, v8
    v_fma_f32 v9, v41, v46, v9
    v_fma_f32 v10, v41, v47, v10
    v_fma_f32 v1, v41, v48, v1
    v_fma_f32 v11, v42, v45, v11
    v_fma_f32 v12, v42, v46, v12
    v_fma_f32 v13, v42, v47, v13
    v_fma_f32 v2, v42, v48, v2
    v_fma_f32 v14, v43, v45, v14
    v_fma_f32 v15, v43, v46, v15
    v_fma_f32 v16, v43, v47, v16
    v_fma_f32 v3, v43, v48, v3
    v_fma_f32 v5, v44, v45, v5
    v_fma_f32 v6, v44, v46, v6
    v_fma_f32 v7, v44, v47, v7
    v_fma_f32 v4, v44, v48, v4
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v8, v49, v57, v8
    v_fma_f32 v9, v49, v58, v9
    v_fma_f32 v10, v49, v59, v10
    v_fma_f32 v1, v49, v60, v1
    v_fma_f32 v11, v50, v57, v11
    v_fma_f32 v12, v50, v58, v12
    v_fma_f32 v17, v50, v59, v13
    v_fma_f32 v2, v50, v60, v2
    v_fma_f32 v18, v51, v57, v14
    v_fma_f32 v19, v51, v58, v15
    v_fma_f32 v20, v51, v59, v16
    v_fma_f32 v3, v51, v60, v3
    v_fma_f32 v21, v52, v57, v5
    v_fma_f32 v22, v52, v58, v6
    v_fma_f32 v23, v52, v59, v7
    v_fma_f32 v4, v52, v60, v4
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v13, v53, v61, v8
    v_fma_f32 v14, v53, v62, v9
    v_fma_f32 v15, v53, v63, v10
    v_fma_f32 v16, v53, v64, v1
    v_fma_f32 v9, v54, v61, v11
    v_fma_f32 v10, v54, v62, v12
    v_fma_f32 v11, v54, v63, v17
    v_fma_f32 v12, v54, v64, v2
    v_fma_f32 v5, v55, v61, v18
    v_fma_f32 v6, v55, v62, v19
    v_fma_f32 v7, v55, v63, v20
    v_fma_f32 v8, v55, v64, v3
    v_fma_f32 v1, v56, v61, v21
    v_fma_f32 v2, v56, v62, v22
    v_fma_f32 v3, v56, v63, v23
    v_fma_f32 v4, v56, v64, v4
L13:
    s_lshl_b32 s29, s28, 4
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s29, s0
    s_cbranch_scc1 L5
    v_add_nc_u32_e32 v0, s1, v81
    s_or_b32 s0, s9, s3
    s_mul_i32 s1, s14, s10
    s_add_u32 s2, s13, 64
    s_and_b32 s0, s0, 1
    v_cmp_gt_u32_e64 s6, s4, v0
    s_add_u32 s1, s1, s15
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s0, exec_lo, 0
    s_cmp_le_u32 s2, s5
    s_cselect_b32 s2, exec_lo, 0
    s_mul_i32 s1, s1, s3
    s_and_b32 s0, s0, s2
    s_and_b32 s2, exec_lo, s6
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v17, s13, v82
    v_mul_lo_u32 v18, v0, s9
    s_delay_alu instid0(VALU_DEP_1)
    v_add3_u32 v18, s1, v18, v17
    s_and_b32 s3, s0, exec_lo
    s_cbranch_scc0 L14
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v17, 2, v18
    buffer_store_b128 v[13:16], v17, s[24:27], 0 offen
    s_branch L18
L14:
    v_cmp_gt_u32_e64 s3, s5, v17
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s3
    v_lshlrev_b32_e32 v19, 2, v18
    buffer_store_b32 v13, v19, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L15:
    v_add_nc_u32_e32 v13, 1, v17
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s3, s5, v13
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v13, v18, 2, 4
    buffer_store_b32 v14, v13, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L16:
    v_add_nc_u32_e32 v13, 2, v17
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s3, s5, v13
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v13, v18, 2, 8
    buffer_store_b32 v15, v13, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L17:
    v_add_nc_u32_e32 v13, 3, v17
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s3, s5, v13
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v13, v18, 2, 12
    buffer_store_b32 v16, v13, s[24:27], 0 offen
L18:
    s_mov_b32 exec_lo, s12
L19:
    v_add_nc_u32_e32 v13, 1, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s2, s4, v13
    s_and_b32 s2, exec_lo, s2
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v14, s13, v82
    v_mul_lo_u32 v13, v13, s9
    s_delay_alu instid0(VALU_DEP_1)
    v_add3_u32 v13, s1, v13, v14
    s_and_b32 s3, s0, exec_lo
    s_cbranch_scc0 L20
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v13, 2, v13
    buffer_store_b128 v[9:12], v13, s[24:27], 0 offen
    s_branch L24
L20:
    v_cmp_gt_u32_e64 s3, s5, v14
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s3
    v_lshlrev_b32_e32 v15, 2, v13
    buffer_store_b32 v9, v15, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L21:
    v_add_nc_u32_e32 v9, 1, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s3, s5, v9
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v9, v13, 2, 4
    buffer_store_b32 v10, v9, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L22:
    v_add_nc_u32_e32 v9, 2, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s3, s5, v9
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v9, v13, 2, 8
    buffer_store_b32 v11, v9, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L23:
    v_add_nc_u32_e32 v9, 3, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s3, s5, v9
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v9, v13, 2, 12
    buffer_store_b32 v12, v9, s[24:27], 0 offen
L24:
    s_mov_b32 exec_lo, s12
L25:
    v_add_nc_u32_e32 v9, 2, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s2, s4, v9
    s_and_b32 s2, exec_lo, s2
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v10, s13, v82
    v_mul_lo_u32 v9, v9, s9
    s_delay_alu instid0(VALU_DEP_1)
    v_add3_u32 v9, s1, v9, v10
    s_and_b32 s3, s0, exec_lo
    s_cbranch_scc0 L26
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v9, 2, v9
    buffer_store_b128 v[5:8], v9, s[24:27], 0 offen
    s_branch L30
L26:
    v_cmp_gt_u32_e64 s3, s5, v10
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s3
    v_lshlrev_b32_e32 v11, 2, v9
    buffer_store_b32 v5, v11, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L27:
    v_add_nc_u32_e32 v5, 1, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s3, s5, v5
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v5, v9, 2, 4
    buffer_store_b32 v6, v5, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L28:
    v_add_nc_u32_e32 v5, 2, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s3, s5, v5
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v5, v9, 2, 8
    buffer_store_b32 v7, v5, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L29:
    v_add_nc_u32_e32 v5, 3, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s3, s5, v5
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v5, v9, 2, 12
    buffer_store_b32 v8, v5, s[24:27], 0 offen
L30:
    s_mov_b32 exec_lo, s12
L31:
    v_add_nc_u32_e32 v0, 3, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s2, s4, v0
    s_and_b32 s2, exec_lo, s2
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v5, s13, v82
    v_mul_lo_u32 v0, v0, s9
    s_delay_alu instid0(VALU_DEP_1)
    v_add3_u32 v0, s1, v0, v5
    s_and_b32 s0, s0, exec_lo
    s_cbranch_scc0 L32
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_store_b128 v[1:4], v0, s[24:27], 0 offen
    s_branch L36
L32:
    v_cmp_gt_u32_e64 s0, s5, v5
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v6, 2, v0
    buffer_store_b32 v1, v6, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L33:
    v_add_nc_u32_e32 v1, 1, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s0, s5, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v1, v0, 2, 4
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L34:
    v_add_nc_u32_e32 v1, 2, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s0, s5, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v1, v0, 2, 8
    buffer_store_b32 v3, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L35:
    v_add_nc_u32_e32 v1, 3, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s0, s5, v1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v0, v0, 2, 12
    buffer_store_b32 v4, v0, s[24:27], 0 offen
L36:
    s_endpgm
