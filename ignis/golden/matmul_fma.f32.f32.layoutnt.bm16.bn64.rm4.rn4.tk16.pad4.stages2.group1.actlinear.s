; 118 VGPRs, 37 SGPRs, 11264 bytes of LDS, 0 of scratch, 2101 instructions
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
    s_cbranch_scc1 L51
    s_cmp_gt_u32 s0, 1
    s_cbranch_scc1 L0
    s_mov_b32 s14, 0
    s_branch L1
L0:
    v_cvt_f32_u32_e32 v1, s10
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffa, v1
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
    v_cmp_le_u32_e32 vcc_lo, s10, v2
    v_subrev_nc_u32_e32 v3, s10, v2
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v2, v2, v3, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s10, v2
    v_subrev_nc_u32_e32 v3, s10, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    v_cndmask_b32_e32 v2, v2, v3, vcc_lo
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
    v_dual_mul_f32 v1, 0x4f7ffffa, v1 :: v_dual_and_b32 v4, 3, v0
    v_add_nc_u32_e32 v2, s13, v21
    v_add_nc_u32_e32 v3, s1, v21
    v_and_b32_e32 v101, 15, v0
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
    v_cmp_le_u32_e32 vcc_lo, s0, v8
    v_subrev_nc_u32_e32 v9, s0, v8
    v_lshrrev_b32_e32 v102, 4, v0
    v_lshlrev_b32_e32 v22, 2, v4
    s_mul_i32 s11, s15, s11
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    v_cndmask_b32_e32 v4, v8, v9, vcc_lo
    s_mul_i32 s2, s15, s2
    v_lshlrev_b32_e32 v103, 2, v102
    v_lshlrev_b32_e32 v104, 2, v101
    v_add_nc_u32_e32 v105, v3, v22
    v_cmp_le_u32_e32 vcc_lo, s0, v4
    v_subrev_nc_u32_e32 v3, s0, v4
    v_add_nc_u32_e32 v106, v2, v22
    v_add_nc_u32_e32 v107, v5, v22
    v_add_nc_u32_e32 v108, v6, v22
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    v_dual_cndmask_b32 v2, v4, v3 :: v_dual_add_nc_u32 v109, v7, v22
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
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
    v_add_lshl_u32 v1, v105, s11, 2
    v_add_lshl_u32 v5, v106, s2, 2
    v_add_lshl_u32 v9, v107, s2, 2
    v_add_lshl_u32 v13, v108, s2, 2
    v_add_lshl_u32 v17, v109, s2, 2
    v_mul_u32_u24_e32 v2, 20, v22
    v_mul_u32_u24_e32 v3, 0x44, v22
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_lshl_u32 v23, v2, v21, 2
    v_add_lshl_u32 v24, v3, v21, 2
    buffer_load_b128 v[1:4], v1, s[16:19], 0 offen
    buffer_load_b128 v[5:8], v5, s[20:23], 0 offen
    buffer_load_b128 v[9:12], v9, s[20:23], 0 offen
    buffer_load_b128 v[13:16], v13, s[20:23], 0 offen
    buffer_load_b128 v[17:20], v17, s[20:23], 0 offen
    s_waitcnt vmcnt(4)
    ds_store_2addr_b32 v23, v1, v2 offset1:20
    ds_store_2addr_b32 v23, v3, v4 offset0:40 offset1:60
    s_waitcnt vmcnt(2)
    ds_store_b32 v24, v9 offset:1344
    s_waitcnt vmcnt(1)
    ds_store_b32 v24, v13 offset:1408
    s_waitcnt vmcnt(0)
    ds_store_b32 v24, v17 offset:1472
    ds_store_b32 v24, v18 offset:1744
    ds_store_b32 v24, v19 offset:2016
    ds_store_b32 v24, v20 offset:2288
    ds_store_b32 v24, v14 offset:1680
    ds_store_b32 v24, v15 offset:1952
    ds_store_b32 v24, v16 offset:2224
    ds_store_b32 v24, v10 offset:1616
    ds_store_b32 v24, v11 offset:1888
    ds_store_b32 v24, v12 offset:2160
    ds_store_b32 v24, v5 offset:1280
    ds_store_b32 v24, v6 offset:1552
    ds_store_b32 v24, v7 offset:1824
    ds_store_b32 v24, v8 offset:2096
L2:
    v_mul_u32_u24_e32 v17, 0x44, v22
    v_mul_u32_u24_e32 v18, 20, v22
    v_dual_mov_b32 v13, 0 :: v_dual_and_b32 v110, -16, v0
    v_dual_mov_b32 v14, 0 :: v_dual_lshlrev_b32 v111, 4, v101
    v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
    v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
    v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
    v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    s_mov_b32 s28, 0
    v_add_lshl_u32 v112, v17, v21, 2
    v_add_lshl_u32 v113, v18, v21, 2
    s_branch L4
L3:
    s_lshl_b32 s28, s28, 4
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[17:20], v110
    s_add_u32 s28, s28, 16
    ds_load_b128 v[21:24], v111 offset:1280
    ds_load_b128 v[25:28], v110 offset:80
    s_add_u32 s31, s2, s28
    s_add_u32 s28, s11, s28
    ds_load_b128 v[29:32], v111 offset:1552
    v_add_lshl_u32 v97, v106, s31, 2
    v_add_lshl_u32 v114, v107, s31, 2
    v_add_lshl_u32 v115, v108, s31, 2
    v_add_lshl_u32 v93, v105, s28, 2
    v_add_lshl_u32 v116, v109, s31, 2
    ds_load_b128 v[33:36], v110 offset:160
    buffer_load_b128 v[37:40], v97, s[20:23], 0 offen
    buffer_load_b128 v[41:44], v114, s[20:23], 0 offen
    buffer_load_b128 v[45:48], v115, s[20:23], 0 offen
    buffer_load_b128 v[49:52], v93, s[16:19], 0 offen
    buffer_load_b128 v[53:56], v116, s[20:23], 0 offen
    ds_load_b128 v[57:60], v111 offset:1824
    ds_load_b128 v[61:64], v110 offset:240
    ds_load_b128 v[65:68], v111 offset:2096
    ds_load_b128 v[69:72], v110 offset:320
    ds_load_b128 v[73:76], v111 offset:2368
    ds_load_b128 v[77:80], v110 offset:400
    ds_load_b128 v[81:84], v111 offset:2640
    ds_load_b128 v[85:88], v110 offset:480
    ds_load_b128 v[89:92], v111 offset:2912
    s_waitcnt lgkmcnt(12)
    v_dual_fmac_f32 v13, v17, v21 :: v_dual_fmac_f32 v10, v18, v22
    v_dual_fmac_f32 v14, v17, v22 :: v_dual_fmac_f32 v9, v18, v21
    v_dual_fmac_f32 v15, v17, v23 :: v_dual_fmac_f32 v12, v18, v24
    v_dual_fmac_f32 v16, v17, v24 :: v_dual_fmac_f32 v11, v18, v23
    buffer_load_b128 v[93:96], v93, s[16:19], 0 offen offset:64
    v_fma_f32 v5, v19, v21, v5
    v_dual_fmac_f32 v6, v19, v22 :: v_dual_fmac_f32 v1, v20, v21
    v_fma_f32 v7, v19, v23, v7
    v_fma_f32 v8, v19, v24, v8
    v_fma_f32 v21, v20, v22, v2
    buffer_load_b128 v[97:100], v97, s[20:23], 0 offen offset:64
    v_fma_f32 v22, v20, v23, v3
    v_fma_f32 v23, v20, v24, v4
    buffer_load_b128 v[17:20], v114, s[20:23], 0 offen offset:64
    s_waitcnt lgkmcnt(10)
    v_dual_fmac_f32 v13, v25, v29 :: v_dual_fmac_f32 v10, v26, v30
    v_dual_fmac_f32 v14, v25, v30 :: v_dual_fmac_f32 v9, v26, v29
    v_dual_fmac_f32 v15, v25, v31 :: v_dual_fmac_f32 v12, v26, v32
    v_dual_fmac_f32 v16, v25, v32 :: v_dual_fmac_f32 v11, v26, v31
    v_fma_f32 v24, v27, v29, v5
    v_fma_f32 v25, v27, v30, v6
    v_fma_f32 v26, v27, v31, v7
    v_fma_f32 v27, v27, v32, v8
    v_fma_f32 v29, v28, v29, v1
    ds_load_b128 v[1:4], v110 offset:560
    v_fma_f32 v21, v28, v30, v21
    v_fma_f32 v22, v28, v31, v22
    v_fma_f32 v23, v28, v32, v23
    ds_load_b128 v[5:8], v111 offset:3184
    s_waitcnt lgkmcnt(10)
    v_fma_f32 v28, v33, v57, v13
    v_fma_f32 v30, v33, v58, v14
    v_fma_f32 v31, v33, v59, v15
    v_fma_f32 v32, v33, v60, v16
    v_fma_f32 v33, v34, v57, v9
    v_fma_f32 v114, v34, v58, v10
    v_fma_f32 v117, v34, v59, v11
    v_fma_f32 v34, v34, v60, v12
    v_fma_f32 v24, v35, v57, v24
    v_fma_f32 v25, v35, v58, v25
    v_fma_f32 v26, v35, v59, v26
    v_fma_f32 v27, v35, v60, v27
    v_fma_f32 v29, v36, v57, v29
    ds_load_b128 v[9:12], v110 offset:640
    v_fma_f32 v35, v36, v58, v21
    v_fma_f32 v57, v36, v59, v22
    v_fma_f32 v36, v36, v60, v23
    ds_load_b128 v[13:16], v111 offset:3456
    s_waitcnt lgkmcnt(10)
    v_fma_f32 v58, v61, v65, v28
    v_dual_fmac_f32 v30, v61, v66 :: v_dual_fmac_f32 v33, v62, v65
    v_dual_fmac_f32 v31, v61, v67 :: v_dual_fmac_f32 v34, v62, v68
    v_dual_fmac_f32 v32, v61, v68 :: v_dual_fmac_f32 v29, v64, v65
    v_fma_f32 v59, v62, v66, v114
    v_fma_f32 v60, v62, v67, v117
    v_fma_f32 v61, v63, v65, v24
    v_fma_f32 v62, v63, v66, v25
    v_fma_f32 v114, v63, v67, v26
    v_fma_f32 v63, v63, v68, v27
    ds_load_b128 v[21:24], v110 offset:720
    v_fma_f32 v35, v64, v66, v35
    v_fma_f32 v57, v64, v67, v57
    v_fma_f32 v36, v64, v68, v36
    ds_load_b128 v[25:28], v111 offset:3728
    s_waitcnt lgkmcnt(10)
    v_dual_fmac_f32 v58, v69, v73 :: v_dual_fmac_f32 v59, v70, v74
    v_fma_f32 v64, v69, v74, v30
    v_fma_f32 v65, v69, v75, v31
    v_fma_f32 v66, v69, v76, v32
    v_fma_f32 v67, v70, v73, v33
    v_dual_fmac_f32 v60, v70, v75 :: v_dual_fmac_f32 v63, v71, v76
    v_fma_f32 v68, v70, v76, v34
    v_fma_f32 v61, v71, v73, v61
    v_fma_f32 v62, v71, v74, v62
    v_fma_f32 v69, v71, v75, v114
    v_fma_f32 v70, v72, v73, v29
    ds_load_b128 v[29:32], v110 offset:800
    v_fma_f32 v71, v72, v74, v35
    v_fma_f32 v73, v72, v75, v57
    v_fma_f32 v72, v72, v76, v36
    ds_load_b128 v[33:36], v111 offset:4000
    s_waitcnt lgkmcnt(10)
    v_fma_f32 v74, v77, v81, v58
    v_fma_f32 v75, v77, v82, v64
    v_dual_fmac_f32 v65, v77, v83 :: v_dual_fmac_f32 v68, v78, v84
    v_dual_fmac_f32 v66, v77, v84 :: v_dual_fmac_f32 v67, v78, v81
    v_fma_f32 v76, v78, v82, v59
    v_fma_f32 v77, v78, v83, v60
    v_fma_f32 v78, v79, v81, v61
    v_fma_f32 v114, v79, v82, v62
    v_fma_f32 v69, v79, v83, v69
    v_fma_f32 v79, v79, v84, v63
    v_fma_f32 v70, v80, v81, v70
    ds_load_b128 v[57:60], v110 offset:880
    v_fma_f32 v71, v80, v82, v71
    v_fma_f32 v73, v80, v83, v73
    v_fma_f32 v72, v80, v84, v72
    ds_load_b128 v[61:64], v111 offset:4272
    s_waitcnt lgkmcnt(10)
    v_fma_f32 v74, v85, v89, v74
    v_fma_f32 v75, v85, v90, v75
    v_fma_f32 v80, v85, v91, v65
    v_fma_f32 v81, v85, v92, v66
    v_fma_f32 v82, v86, v89, v67
    v_fma_f32 v76, v86, v90, v76
    v_fma_f32 v77, v86, v91, v77
    v_fma_f32 v83, v86, v92, v68
    v_fma_f32 v78, v87, v89, v78
    v_fma_f32 v84, v87, v90, v114
    v_fma_f32 v85, v87, v91, v69
    v_fma_f32 v79, v87, v92, v79
    v_fma_f32 v86, v88, v89, v70
    ds_load_b128 v[65:68], v110 offset:960
    v_fma_f32 v87, v88, v90, v71
    v_fma_f32 v89, v88, v91, v73
    v_fma_f32 v88, v88, v92, v72
    ds_load_b128 v[69:72], v111 offset:4544
    s_waitcnt lgkmcnt(10)
    v_fma_f32 v90, v1, v5, v74
    v_fma_f32 v91, v1, v6, v75
    v_dual_fmac_f32 v80, v1, v7 :: v_dual_fmac_f32 v83, v2, v8
    v_dual_fmac_f32 v81, v1, v8 :: v_dual_fmac_f32 v82, v2, v5
    v_fma_f32 v92, v2, v6, v76
    v_dual_fmac_f32 v77, v2, v7 :: v_dual_fmac_f32 v84, v3, v6
    v_fma_f32 v78, v3, v5, v78
    v_fma_f32 v85, v3, v7, v85
    v_fma_f32 v79, v3, v8, v79
    v_fma_f32 v5, v4, v5, v86
    ds_load_b128 v[73:76], v110 offset:1040
    v_fma_f32 v86, v4, v6, v87
    v_fma_f32 v87, v4, v7, v89
    v_fma_f32 v88, v4, v8, v88
    ds_load_b128 v[1:4], v111 offset:4816
    s_waitcnt lgkmcnt(10)
    v_fma_f32 v89, v9, v13, v90
    v_fma_f32 v90, v9, v14, v91
    v_dual_fmac_f32 v80, v9, v15 :: v_dual_fmac_f32 v83, v10, v16
    v_dual_fmac_f32 v81, v9, v16 :: v_dual_fmac_f32 v82, v10, v13
    v_fma_f32 v91, v10, v14, v92
    v_dual_fmac_f32 v77, v10, v15 :: v_dual_fmac_f32 v84, v11, v14
    v_fma_f32 v78, v11, v13, v78
    v_fma_f32 v85, v11, v15, v85
    v_fma_f32 v79, v11, v16, v79
    v_fma_f32 v13, v12, v13, v5
    ds_load_b128 v[5:8], v110 offset:1120
    v_fma_f32 v86, v12, v14, v86
    v_fma_f32 v87, v12, v15, v87
    v_fma_f32 v88, v12, v16, v88
    ds_load_b128 v[9:12], v111 offset:5088
    s_waitcnt lgkmcnt(10)
    v_fma_f32 v89, v21, v25, v89
    v_dual_fmac_f32 v90, v21, v26 :: v_dual_fmac_f32 v81, v28, v21
    v_dual_fmac_f32 v80, v21, v27 :: v_dual_fmac_f32 v91, v22, v26
    v_dual_fmac_f32 v82, v22, v25 :: v_dual_fmac_f32 v77, v27, v22
    v_dual_fmac_f32 v83, v22, v28 :: v_dual_fmac_f32 v78, v23, v25
    v_dual_fmac_f32 v84, v23, v26 :: v_dual_fmac_f32 v79, v28, v23
    v_fma_f32 v85, v23, v27, v85
    v_fma_f32 v92, v24, v25, v13
    ds_load_b128 v[13:16], v110 offset:1200
    v_fma_f32 v86, v24, v26, v86
    v_fma_f32 v87, v24, v27, v87
    v_fma_f32 v88, v24, v28, v88
    ds_load_b128 v[21:24], v111 offset:5360
    s_waitcnt vmcnt(3)
    ds_store_b32 v112, v53 offset:7104
    ds_store_b32 v112, v54 offset:7376
    ds_store_b32 v112, v55 offset:7648
    ds_store_b32 v112, v56 offset:7920
    ds_store_b32 v112, v45 offset:7040
    ds_store_b32 v112, v46 offset:7312
    ds_store_b32 v112, v47 offset:7584
    ds_store_b32 v112, v48 offset:7856
    ds_store_b32 v112, v41 offset:6976
    ds_store_b32 v112, v42 offset:7248
    ds_store_b32 v112, v43 offset:7520
    ds_store_b32 v112, v44 offset:7792
    ds_store_b32 v112, v37 offset:6912
    ds_store_b32 v112, v38 offset:7184
    ds_store_b32 v112, v39 offset:7456
    ds_store_b32 v112, v40 offset:7728
    ds_store_b32 v113, v49 offset:5632
    ds_store_b32 v113, v50 offset:5712
    ds_store_b32 v113, v51 offset:5792
    ds_store_b32 v113, v52 offset:5872
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_barrier
    buffer_load_b128 v[25:28], v115, s[20:23], 0 offen offset:64
    buffer_load_b128 v[37:40], v116, s[20:23], 0 offen offset:64
    ds_load_b128 v[41:44], v110 offset:5632
    ds_load_b128 v[45:48], v111 offset:6912
    ds_load_b128 v[49:52], v110 offset:5712
    v_fma_f32 v89, v29, v33, v89
    v_fma_f32 v90, v29, v34, v90
    v_fma_f32 v114, v29, v35, v80
    v_fma_f32 v29, v29, v36, v81
    v_fma_f32 v81, v30, v33, v82
    v_fma_f32 v82, v30, v34, v91
    v_fma_f32 v91, v30, v35, v77
    v_fma_f32 v30, v30, v36, v83
    ds_load_b128 v[53:56], v111 offset:7184
    v_fma_f32 v83, v31, v33, v78
    v_fma_f32 v84, v31, v34, v84
    v_fma_f32 v85, v31, v35, v85
    v_fma_f32 v115, v31, v36, v79
    v_fma_f32 v33, v32, v33, v92
    v_fma_f32 v34, v32, v34, v86
    v_fma_f32 v35, v32, v35, v87
    ds_load_b128 v[77:80], v110 offset:5792
    v_fma_f32 v86, v32, v36, v88
    v_fma_f32 v87, v57, v61, v89
    v_fma_f32 v88, v57, v62, v90
    v_fma_f32 v89, v57, v63, v114
    v_fma_f32 v57, v57, v64, v29
    v_fma_f32 v81, v58, v61, v81
    v_fma_f32 v82, v58, v62, v82
    v_fma_f32 v90, v58, v63, v91
    v_fma_f32 v58, v58, v64, v30
    ds_load_b128 v[29:32], v111 offset:7456
    v_fma_f32 v83, v59, v61, v83
    v_fma_f32 v84, v59, v62, v84
    v_fma_f32 v85, v59, v63, v85
    v_fma_f32 v91, v59, v64, v115
    v_fma_f32 v61, v60, v61, v33
    v_fma_f32 v62, v60, v62, v34
    v_fma_f32 v63, v60, v63, v35
    ds_load_b128 v[33:36], v110 offset:5872
    v_fma_f32 v86, v60, v64, v86
    v_dual_fmac_f32 v87, v65, v69 :: v_dual_fmac_f32 v82, v66, v70
    v_dual_fmac_f32 v88, v65, v70 :: v_dual_fmac_f32 v81, v66, v69
    v_fma_f32 v89, v65, v71, v89
    v_fma_f32 v65, v65, v72, v57
    v_fma_f32 v90, v66, v71, v90
    v_fma_f32 v66, v66, v72, v58
    ds_load_b128 v[57:60], v111 offset:7728
    v_fma_f32 v83, v67, v69, v83
    v_dual_fmac_f32 v84, v67, v70 :: v_dual_fmac_f32 v91, v72, v67
    v_fma_f32 v85, v67, v71, v85
    v_fma_f32 v69, v68, v69, v61
    v_fma_f32 v70, v68, v70, v62
    v_fma_f32 v71, v68, v71, v63
    ds_load_b128 v[61:64], v110 offset:5952
    v_fma_f32 v86, v68, v72, v86
    v_dual_fmac_f32 v87, v73, v1 :: v_dual_fmac_f32 v82, v74, v2
    v_dual_fmac_f32 v88, v73, v2 :: v_dual_fmac_f32 v81, v74, v1
    v_fma_f32 v89, v73, v3, v89
    v_fma_f32 v73, v73, v4, v65
    v_fma_f32 v90, v74, v3, v90
    v_fma_f32 v74, v74, v4, v66
    ds_load_b128 v[65:68], v111 offset:8000
    v_fma_f32 v83, v75, v1, v83
    v_fma_f32 v84, v75, v2, v84
    v_fma_f32 v85, v75, v3, v85
    v_fma_f32 v75, v75, v4, v91
    v_fma_f32 v91, v76, v1, v69
    v_fma_f32 v92, v76, v2, v70
    v_fma_f32 v114, v76, v3, v71
    ds_load_b128 v[69:72], v110 offset:6032
    v_fma_f32 v86, v76, v4, v86
    v_dual_fmac_f32 v87, v5, v9 :: v_dual_fmac_f32 v82, v6, v10
    v_dual_fmac_f32 v88, v5, v10 :: v_dual_fmac_f32 v81, v6, v9
    v_fma_f32 v89, v5, v11, v89
    v_fma_f32 v5, v5, v12, v73
    v_fma_f32 v90, v6, v11, v90
    v_fma_f32 v6, v6, v12, v74
    ds_load_b128 v[1:4], v111 offset:8272
    v_fma_f32 v83, v7, v9, v83
    v_fma_f32 v84, v7, v10, v84
    v_fma_f32 v85, v7, v11, v85
    v_fma_f32 v115, v7, v12, v75
    v_fma_f32 v9, v8, v9, v91
    v_fma_f32 v10, v8, v10, v92
    v_fma_f32 v11, v8, v11, v114
    ds_load_b128 v[73:76], v110 offset:6112
    v_fma_f32 v86, v8, v12, v86
    v_dual_fmac_f32 v87, v13, v21 :: v_dual_fmac_f32 v82, v14, v22
    v_dual_fmac_f32 v88, v13, v22 :: v_dual_fmac_f32 v81, v14, v21
    v_fma_f32 v89, v13, v23, v89
    v_fma_f32 v13, v13, v24, v5
    v_fma_f32 v90, v14, v23, v90
    v_fma_f32 v14, v14, v24, v6
    ds_load_b128 v[5:8], v111 offset:8544
    v_fma_f32 v83, v15, v21, v83
    v_fma_f32 v84, v15, v22, v84
    v_fma_f32 v85, v15, v23, v85
    v_fma_f32 v91, v15, v24, v115
    v_fma_f32 v21, v16, v21, v9
    v_fma_f32 v22, v16, v22, v10
    v_fma_f32 v23, v16, v23, v11
    ds_load_b128 v[9:12], v110 offset:6192
    v_fma_f32 v86, v16, v24, v86
    s_waitcnt lgkmcnt(13)
    v_dual_fmac_f32 v87, v41, v45 :: v_dual_fmac_f32 v82, v42, v46
    v_dual_fmac_f32 v88, v41, v46 :: v_dual_fmac_f32 v81, v42, v45
    v_fma_f32 v89, v41, v47, v89
    v_fma_f32 v41, v41, v48, v13
    v_fma_f32 v90, v42, v47, v90
    v_fma_f32 v42, v42, v48, v14
    ds_load_b128 v[13:16], v111 offset:8816
    v_fma_f32 v83, v43, v45, v83
    v_dual_fmac_f32 v84, v43, v46 :: v_dual_fmac_f32 v91, v48, v43
    v_fma_f32 v85, v43, v47, v85
    v_fma_f32 v45, v44, v45, v21
    v_fma_f32 v46, v44, v46, v22
    v_fma_f32 v47, v44, v47, v23
    ds_load_b128 v[21:24], v110 offset:6272
    v_fma_f32 v86, v44, v48, v86
    s_waitcnt lgkmcnt(13)
    v_dual_fmac_f32 v87, v49, v53 :: v_dual_fmac_f32 v82, v50, v54
    v_dual_fmac_f32 v88, v49, v54 :: v_dual_fmac_f32 v81, v50, v53
    v_fma_f32 v89, v49, v55, v89
    v_fma_f32 v49, v49, v56, v41
    v_fma_f32 v90, v50, v55, v90
    v_fma_f32 v50, v50, v56, v42
    ds_load_b128 v[41:44], v111 offset:9088
    v_fma_f32 v83, v51, v53, v83
    v_dual_fmac_f32 v84, v51, v54 :: v_dual_fmac_f32 v91, v56, v51
    v_fma_f32 v85, v51, v55, v85
    v_fma_f32 v53, v52, v53, v45
    v_fma_f32 v54, v52, v54, v46
    v_fma_f32 v55, v52, v55, v47
    ds_load_b128 v[45:48], v110 offset:6352
    v_fma_f32 v86, v52, v56, v86
    s_waitcnt lgkmcnt(13)
    v_dual_fmac_f32 v87, v77, v29 :: v_dual_fmac_f32 v82, v78, v30
    v_dual_fmac_f32 v88, v77, v30 :: v_dual_fmac_f32 v81, v78, v29
    v_fma_f32 v89, v77, v31, v89
    v_fma_f32 v77, v77, v32, v49
    v_fma_f32 v90, v78, v31, v90
    v_fma_f32 v78, v78, v32, v50
    ds_load_b128 v[49:52], v111 offset:9360
    v_fma_f32 v83, v79, v29, v83
    v_fma_f32 v84, v79, v30, v84
    v_fma_f32 v85, v79, v31, v85
    v_fma_f32 v79, v79, v32, v91
    v_fma_f32 v91, v80, v29, v53
    v_fma_f32 v92, v80, v30, v54
    v_fma_f32 v114, v80, v31, v55
    ds_load_b128 v[53:56], v110 offset:6432
    v_fma_f32 v86, v80, v32, v86
    s_waitcnt lgkmcnt(13)
    v_dual_fmac_f32 v87, v33, v57 :: v_dual_fmac_f32 v82, v34, v58
    v_dual_fmac_f32 v88, v33, v58 :: v_dual_fmac_f32 v81, v34, v57
    v_fma_f32 v89, v33, v59, v89
    v_fma_f32 v33, v33, v60, v77
    v_fma_f32 v90, v34, v59, v90
    v_fma_f32 v34, v34, v60, v78
    ds_load_b128 v[29:32], v111 offset:9632
    v_fma_f32 v83, v35, v57, v83
    v_fma_f32 v84, v35, v58, v84
    v_fma_f32 v85, v35, v59, v85
    v_fma_f32 v115, v35, v60, v79
    v_fma_f32 v57, v36, v57, v91
    v_fma_f32 v58, v36, v58, v92
    v_fma_f32 v59, v36, v59, v114
    ds_load_b128 v[77:80], v110 offset:6512
    v_fma_f32 v86, v36, v60, v86
    s_waitcnt lgkmcnt(13)
    v_dual_fmac_f32 v87, v61, v65 :: v_dual_fmac_f32 v82, v62, v66
    v_dual_fmac_f32 v88, v61, v66 :: v_dual_fmac_f32 v81, v62, v65
    v_fma_f32 v89, v61, v67, v89
    v_fma_f32 v61, v61, v68, v33
    v_fma_f32 v90, v62, v67, v90
    v_fma_f32 v62, v62, v68, v34
    ds_load_b128 v[33:36], v111 offset:9904
    v_fma_f32 v83, v63, v65, v83
    v_fma_f32 v84, v63, v66, v84
    v_fma_f32 v85, v63, v67, v85
    v_fma_f32 v91, v63, v68, v115
    v_fma_f32 v65, v64, v65, v57
    v_fma_f32 v66, v64, v66, v58
    v_fma_f32 v67, v64, v67, v59
    ds_load_b128 v[57:60], v110 offset:6592
    v_fma_f32 v86, v64, v68, v86
    s_waitcnt lgkmcnt(13)
    v_dual_fmac_f32 v87, v69, v1 :: v_dual_fmac_f32 v82, v70, v2
    v_dual_fmac_f32 v88, v69, v2 :: v_dual_fmac_f32 v81, v70, v1
    v_fma_f32 v89, v69, v3, v89
    v_fma_f32 v69, v69, v4, v61
    v_fma_f32 v90, v70, v3, v90
    v_fma_f32 v70, v70, v4, v62
    ds_load_b128 v[61:64], v111 offset:10176
    v_fma_f32 v83, v71, v1, v83
    v_fma_f32 v84, v71, v2, v84
    v_fma_f32 v85, v71, v3, v85
    v_fma_f32 v71, v71, v4, v91
    v_fma_f32 v91, v72, v1, v65
    v_fma_f32 v92, v72, v2, v66
    v_fma_f32 v114, v72, v3, v67
    ds_load_b128 v[65:68], v110 offset:6672
    v_fma_f32 v86, v72, v4, v86
    s_waitcnt lgkmcnt(13)
    v_dual_fmac_f32 v87, v73, v5 :: v_dual_fmac_f32 v82, v74, v6
    v_dual_fmac_f32 v88, v73, v6 :: v_dual_fmac_f32 v81, v74, v5
    v_fma_f32 v89, v73, v7, v89
    v_fma_f32 v73, v73, v8, v69
    v_fma_f32 v90, v74, v7, v90
    v_fma_f32 v74, v74, v8, v70
    ds_load_b128 v[1:4], v111 offset:10448
    v_dual_fmac_f32 v83, v75, v5 :: v_dual_fmac_f32 v92, v76, v6
    v_dual_fmac_f32 v84, v75, v6 :: v_dual_fmac_f32 v91, v76, v5
    v_fma_f32 v85, v75, v7, v85
    v_fma_f32 v75, v75, v8, v71
    v_fma_f32 v114, v76, v7, v114
    ds_load_b128 v[69:72], v110 offset:6752
    v_fma_f32 v86, v76, v8, v86
    s_waitcnt lgkmcnt(13)
    v_dual_fmac_f32 v87, v9, v13 :: v_dual_fmac_f32 v82, v10, v14
    v_dual_fmac_f32 v88, v9, v14 :: v_dual_fmac_f32 v81, v10, v13
    v_fma_f32 v89, v9, v15, v89
    v_fma_f32 v9, v9, v16, v73
    v_fma_f32 v90, v10, v15, v90
    v_fma_f32 v10, v10, v16, v74
    ds_load_b128 v[5:8], v111 offset:10720
    v_fma_f32 v115, v11, v13, v83
    v_fma_f32 v116, v11, v14, v84
    v_fma_f32 v85, v11, v15, v85
    v_fma_f32 v11, v11, v16, v75
    v_fma_f32 v13, v12, v13, v91
    v_fma_f32 v14, v12, v14, v92
    v_fma_f32 v15, v12, v15, v114
    ds_load_b128 v[73:76], v110 offset:6832
    v_fma_f32 v12, v12, v16, v86
    s_waitcnt lgkmcnt(13)
    v_fma_f32 v16, v21, v41, v87
    v_fma_f32 v86, v21, v42, v88
    v_fma_f32 v87, v21, v43, v89
    v_fma_f32 v9, v21, v44, v9
    v_fma_f32 v21, v22, v41, v81
    v_fma_f32 v88, v22, v42, v82
    v_fma_f32 v89, v22, v43, v90
    v_fma_f32 v10, v22, v44, v10
    ds_load_b128 v[81:84], v111 offset:10992
    v_fma_f32 v22, v23, v41, v115
    v_fma_f32 v90, v23, v42, v116
    v_dual_fmac_f32 v85, v23, v43 :: v_dual_fmac_f32 v14, v24, v42
    v_fma_f32 v11, v23, v44, v11
    v_fma_f32 v13, v24, v41, v13
    v_fma_f32 v15, v24, v43, v15
    v_fma_f32 v12, v24, v44, v12
    s_waitcnt lgkmcnt(12)
    v_fma_f32 v16, v45, v49, v16
    v_fma_f32 v23, v45, v50, v86
    v_fma_f32 v24, v45, v51, v87
    v_fma_f32 v9, v45, v52, v9
    v_fma_f32 v21, v46, v49, v21
    v_fma_f32 v41, v46, v50, v88
    v_fma_f32 v42, v46, v51, v89
    v_fma_f32 v10, v46, v52, v10
    v_fma_f32 v22, v47, v49, v22
    v_fma_f32 v43, v47, v50, v90
    v_fma_f32 v44, v47, v51, v85
    v_fma_f32 v11, v47, v52, v11
    v_fma_f32 v13, v48, v49, v13
    v_fma_f32 v14, v48, v50, v14
    v_fma_f32 v15, v48, v51, v15
    v_fma_f32 v12, v48, v52, v12
    s_waitcnt lgkmcnt(10)
    v_dual_fmac_f32 v16, v53, v29 :: v_dual_fmac_f32 v41, v54, v30
    v_dual_fmac_f32 v23, v53, v30 :: v_dual_fmac_f32 v42, v54, v31
    v_fma_f32 v24, v53, v31, v24
    v_fma_f32 v9, v53, v32, v9
    v_fma_f32 v21, v54, v29, v21
    v_fma_f32 v10, v54, v32, v10
    v_fma_f32 v22, v55, v29, v22
    v_fma_f32 v43, v55, v30, v43
    v_fma_f32 v44, v55, v31, v44
    v_fma_f32 v11, v55, v32, v11
    v_fma_f32 v13, v56, v29, v13
    v_fma_f32 v14, v56, v30, v14
    v_fma_f32 v15, v56, v31, v15
    v_fma_f32 v12, v56, v32, v12
    s_waitcnt lgkmcnt(8)
    v_fma_f32 v16, v77, v33, v16
    v_fma_f32 v23, v77, v34, v23
    v_fma_f32 v24, v77, v35, v24
    v_fma_f32 v9, v77, v36, v9
    v_fma_f32 v21, v78, v33, v21
    v_fma_f32 v29, v78, v34, v41
    v_fma_f32 v30, v78, v35, v42
    v_fma_f32 v10, v78, v36, v10
    v_fma_f32 v22, v79, v33, v22
    v_fma_f32 v31, v79, v34, v43
    v_fma_f32 v32, v79, v35, v44
    v_fma_f32 v11, v79, v36, v11
    v_fma_f32 v13, v80, v33, v13
    v_fma_f32 v14, v80, v34, v14
    v_fma_f32 v15, v80, v35, v15
    v_fma_f32 v12, v80, v36, v12
    s_waitcnt lgkmcnt(6)
    v_dual_fmac_f32 v16, v57, v61 :: v_dual_fmac_f32 v29, v58, v62
    v_dual_fmac_f32 v23, v57, v62 :: v_dual_fmac_f32 v30, v58, v63
    v_fma_f32 v24, v57, v63, v24
    v_fma_f32 v9, v57, v64, v9
    v_fma_f32 v21, v58, v61, v21
    v_fma_f32 v10, v58, v64, v10
    v_fma_f32 v22, v59, v61, v22
    v_fma_f32 v31, v59, v62, v31
    v_fma_f32 v32, v59, v63, v32
    v_fma_f32 v11, v59, v64, v11
    v_fma_f32 v13, v60, v61, v13
    v_fma_f32 v14, v60, v62, v14
    v_fma_f32 v15, v60, v63, v15
    v_fma_f32 v12, v60, v64, v12
    s_waitcnt lgkmcnt(4)
    v_dual_fmac_f32 v16, v65, v1 :: v_dual_fmac_f32 v29, v66, v2
    v_dual_fmac_f32 v23, v65, v2 :: v_dual_fmac_f32 v30, v66, v3
    v_fma_f32 v24, v65, v3, v24
    v_fma_f32 v9, v65, v4, v9
    v_fma_f32 v21, v66, v1, v21
    v_fma_f32 v10, v66, v4, v10
    v_fma_f32 v22, v67, v1, v22
    v_fma_f32 v31, v67, v2, v31
    v_fma_f32 v32, v67, v3, v32
    v_fma_f32 v11, v67, v4, v11
    v_fma_f32 v1, v68, v1, v13
    v_fma_f32 v2, v68, v2, v14
    v_fma_f32 v3, v68, v3, v15
    v_fma_f32 v4, v68, v4, v12
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v12, v69, v5, v16
    v_fma_f32 v14, v69, v6, v23
    v_fma_f32 v15, v69, v7, v24
    v_fma_f32 v9, v69, v8, v9
    v_fma_f32 v21, v70, v5, v21
    v_fma_f32 v23, v70, v6, v29
    v_fma_f32 v24, v70, v7, v30
    v_fma_f32 v29, v70, v8, v10
    v_fma_f32 v22, v71, v5, v22
    v_fma_f32 v30, v71, v6, v31
    v_fma_f32 v31, v71, v7, v32
    v_fma_f32 v32, v71, v8, v11
    v_fma_f32 v1, v72, v5, v1
    v_fma_f32 v2, v72, v6, v2
    v_fma_f32 v3, v72, v7, v3
    v_fma_f32 v4, v72, v8, v4
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v13, v73, v81, v12
    v_fma_f32 v14, v73, v82, v14
    v_fma_f32 v15, v73, v83, v15
    v_fma_f32 v16, v73, v84, v9
    v_fma_f32 v9, v74, v81, v21
    v_fma_f32 v10, v74, v82, v23
    v_fma_f32 v11, v74, v83, v24
    v_fma_f32 v12, v74, v84, v29
    v_fma_f32 v5, v75, v81, v22
    v_fma_f32 v6, v75, v82, v30
    v_fma_f32 v7, v75, v83, v31
    v_fma_f32 v8, v75, v84, v32
    v_fma_f32 v1, v76, v81, v1
    v_fma_f32 v2, v76, v82, v2
    v_fma_f32 v3, v76, v83, v3
    v_fma_f32 v4, v76, v84, v4
    s_waitcnt vmcnt(0)
    ds_store_b32 v112, v37 offset:1472
    ds_store_b32 v112, v38 offset:1744
    ds_store_b32 v112, v39 offset:2016
    ds_store_b32 v112, v40 offset:2288
    ds_store_b32 v112, v25 offset:1408
    ds_store_b32 v112, v26 offset:1680
    ds_store_b32 v112, v27 offset:1952
    ds_store_b32 v112, v28 offset:2224
    ds_store_b32 v112, v17 offset:1344
    ds_store_b32 v112, v18 offset:1616
    ds_store_b32 v112, v19 offset:1888
    ds_store_b32 v112, v20 offset:2160
    ds_store_b32 v112, v97 offset:1280
    ds_store_b32 v112, v98 offset:1552
    ds_store_b32 v112, v99 offset:1824
    ds_store_b32 v112, v100 offset:2096
    ds_store_2addr_b32 v113, v93, v94 offset1:20
    ds_store_2addr_b32 v113, v95, v96 offset0:40 offset1:60
    s_mov_b32 s28, s29
L4:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s29, s28, 2
    s_cmp_lt_u32 s29, s6
    s_cbranch_scc1 L3
    s_add_u32 s29, s28, 1
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s29, s6
    s_cbranch_scc0 L5
    s_lshl4_add_u32 s28, s28, 16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[17:20], v110
    s_add_u32 s31, s2, s28
    s_add_u32 s28, s11, s28
    ds_load_b128 v[21:24], v111 offset:1280
    v_add_lshl_u32 v29, v106, s31, 2
    v_add_lshl_u32 v33, v107, s31, 2
    v_add_lshl_u32 v37, v108, s31, 2
    v_add_lshl_u32 v41, v105, s28, 2
    v_add_lshl_u32 v45, v109, s31, 2
    ds_load_b128 v[25:28], v110 offset:80
    buffer_load_b128 v[29:32], v29, s[20:23], 0 offen
    buffer_load_b128 v[33:36], v33, s[20:23], 0 offen
    buffer_load_b128 v[37:40], v37, s[20:23], 0 offen
    buffer_load_b128 v[41:44], v41, s[16:19], 0 offen
    buffer_load_b128 v[45:48], v45, s[20:23], 0 offen
    ds_load_b128 v[49:52], v111 offset:1552
    ds_load_b128 v[53:56], v110 offset:160
    ds_load_b128 v[57:60], v111 offset:1824
    ds_load_b128 v[61:64], v110 offset:240
    ds_load_b128 v[65:68], v111 offset:2096
    ds_load_b128 v[69:72], v110 offset:320
    ds_load_b128 v[73:76], v111 offset:2368
    ds_load_b128 v[77:80], v110 offset:400
    ds_load_b128 v[81:84], v111 offset:2640
    ds_load_b128 v[85:88], v110 offset:480
    ds_load_b128 v[89:92], v111 offset:2912
    ds_load_b128 v[93:96], v110 offset:560
    ds_load_b128 v[97:100], v111 offset:3184
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v105, v17, v21, v13
    v_fma_f32 v106, v17, v22, v14
    v_fma_f32 v107, v17, v23, v15
    v_fma_f32 v17, v17, v24, v16
    ds_load_b128 v[13:16], v110 offset:640
    v_fma_f32 v9, v18, v21, v9
    v_fma_f32 v10, v18, v22, v10
    v_fma_f32 v11, v18, v23, v11
    v_fma_f32 v12, v18, v24, v12
    v_fma_f32 v18, v19, v21, v5
    v_fma_f32 v108, v19, v22, v6
    v_fma_f32 v109, v19, v23, v7
    v_fma_f32 v19, v19, v24, v8
    v_fma_f32 v21, v20, v21, v1
    v_fma_f32 v22, v20, v22, v2
    ds_load_b128 v[5:8], v111 offset:3456
    v_fma_f32 v23, v20, v23, v3
    v_fma_f32 v20, v20, v24, v4
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v24, v25, v49, v105
    v_fma_f32 v105, v25, v50, v106
    v_fma_f32 v106, v25, v51, v107
    v_fma_f32 v17, v25, v52, v17
    ds_load_b128 v[1:4], v110 offset:720
    v_fma_f32 v25, v26, v49, v9
    v_fma_f32 v107, v26, v50, v10
    v_fma_f32 v114, v26, v51, v11
    v_fma_f32 v26, v26, v52, v12
    v_fma_f32 v115, v27, v49, v18
    v_dual_fmac_f32 v108, v27, v50 :: v_dual_fmac_f32 v21, v28, v49
    v_dual_fmac_f32 v109, v27, v51 :: v_dual_fmac_f32 v22, v28, v50
    v_fma_f32 v27, v27, v52, v19
    ds_load_b128 v[9:12], v111 offset:3728
    v_fma_f32 v49, v28, v51, v23
    v_fma_f32 v28, v28, v52, v20
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v50, v53, v57, v24
    v_fma_f32 v51, v53, v58, v105
    v_fma_f32 v52, v53, v59, v106
    v_fma_f32 v53, v53, v60, v17
    ds_load_b128 v[17:20], v110 offset:800
    v_fma_f32 v105, v54, v57, v25
    v_fma_f32 v106, v54, v58, v107
    v_fma_f32 v107, v54, v59, v114
    v_fma_f32 v54, v54, v60, v26
    v_fma_f32 v114, v55, v57, v115
    v_fma_f32 v108, v55, v58, v108
    v_fma_f32 v109, v55, v59, v109
    v_fma_f32 v55, v55, v60, v27
    v_fma_f32 v57, v56, v57, v21
    v_fma_f32 v58, v56, v58, v22
    ds_load_b128 v[21:24], v111 offset:4000
    v_fma_f32 v59, v56, v59, v49
    v_fma_f32 v56, v56, v60, v28
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v60, v61, v65, v50
    v_fma_f32 v115, v61, v66, v51
    v_fma_f32 v116, v61, v67, v52
    v_fma_f32 v53, v61, v68, v53
    ds_load_b128 v[25:28], v110 offset:880
    v_fma_f32 v61, v62, v65, v105
    v_fma_f32 v105, v62, v66, v106
    v_fma_f32 v106, v62, v67, v107
    v_fma_f32 v62, v62, v68, v54
    v_fma_f32 v107, v63, v65, v114
    v_dual_fmac_f32 v108, v63, v66 :: v_dual_fmac_f32 v57, v64, v65
    v_dual_fmac_f32 v109, v63, v67 :: v_dual_fmac_f32 v58, v64, v66
    v_fma_f32 v63, v63, v68, v55
    ds_load_b128 v[49:52], v111 offset:4272
    v_fma_f32 v65, v64, v67, v59
    v_fma_f32 v64, v64, v68, v56
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v66, v69, v73, v60
    v_fma_f32 v67, v69, v74, v115
    v_fma_f32 v68, v69, v75, v116
    v_fma_f32 v69, v69, v76, v53
    ds_load_b128 v[53:56], v110 offset:960
    v_fma_f32 v114, v70, v73, v61
    v_fma_f32 v105, v70, v74, v105
    v_fma_f32 v106, v70, v75, v106
    v_fma_f32 v70, v70, v76, v62
    v_fma_f32 v107, v71, v73, v107
    v_fma_f32 v108, v71, v74, v108
    v_fma_f32 v109, v71, v75, v109
    v_fma_f32 v71, v71, v76, v63
    v_fma_f32 v73, v72, v73, v57
    v_fma_f32 v74, v72, v74, v58
    ds_load_b128 v[57:60], v111 offset:4544
    v_fma_f32 v75, v72, v75, v65
    v_fma_f32 v72, v72, v76, v64
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v76, v77, v81, v66
    v_fma_f32 v115, v77, v82, v67
    v_fma_f32 v116, v77, v83, v68
    v_fma_f32 v69, v77, v84, v69
    ds_load_b128 v[61:64], v110 offset:1040
    v_fma_f32 v77, v78, v81, v114
    v_fma_f32 v105, v78, v82, v105
    v_dual_fmac_f32 v106, v78, v83 :: v_dual_fmac_f32 v73, v81, v80
    v_fma_f32 v78, v78, v84, v70
    v_fma_f32 v107, v79, v81, v107
    v_fma_f32 v108, v79, v82, v108
    v_fma_f32 v109, v79, v83, v109
    v_fma_f32 v79, v79, v84, v71
    v_fma_f32 v81, v80, v82, v74
    ds_load_b128 v[65:68], v111 offset:4816
    v_fma_f32 v82, v80, v83, v75
    v_fma_f32 v80, v80, v84, v72
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v83, v85, v89, v76
    v_fma_f32 v84, v85, v90, v115
    v_fma_f32 v114, v85, v91, v116
    v_fma_f32 v85, v85, v92, v69
    ds_load_b128 v[69:72], v110 offset:1120
    v_fma_f32 v115, v86, v89, v77
    v_fma_f32 v105, v86, v90, v105
    v_fma_f32 v106, v86, v91, v106
    v_fma_f32 v86, v86, v92, v78
    v_fma_f32 v107, v87, v89, v107
    v_fma_f32 v108, v87, v90, v108
    v_fma_f32 v109, v87, v91, v109
    v_fma_f32 v87, v87, v92, v79
    v_fma_f32 v89, v88, v89, v73
    ds_load_b128 v[73:76], v110 offset:1200
    v_fma_f32 v90, v88, v90, v81
    v_fma_f32 v91, v88, v91, v82
    v_fma_f32 v88, v88, v92, v80
    ds_load_b128 v[77:80], v111 offset:5088
    s_waitcnt lgkmcnt(15)
    v_fma_f32 v92, v93, v97, v83
    v_fma_f32 v110, v93, v98, v84
    v_dual_fmac_f32 v114, v93, v99 :: v_dual_fmac_f32 v105, v94, v98
    v_dual_fmac_f32 v85, v93, v100 :: v_dual_fmac_f32 v106, v94, v99
    v_fma_f32 v93, v94, v97, v115
    v_fma_f32 v86, v94, v100, v86
    v_fma_f32 v94, v95, v97, v107
    v_fma_f32 v107, v95, v98, v108
    v_fma_f32 v108, v95, v99, v109
    v_fma_f32 v87, v95, v100, v87
    ds_load_b128 v[81:84], v111 offset:5360
    v_fma_f32 v89, v96, v97, v89
    v_fma_f32 v90, v96, v98, v90
    v_fma_f32 v91, v96, v99, v91
    v_fma_f32 v88, v96, v100, v88
    s_waitcnt lgkmcnt(14)
    v_fma_f32 v92, v13, v5, v92
    v_fma_f32 v95, v13, v6, v110
    v_fma_f32 v96, v13, v7, v114
    v_fma_f32 v13, v13, v8, v85
    v_fma_f32 v85, v14, v5, v93
    v_fma_f32 v93, v14, v6, v105
    v_fma_f32 v97, v14, v7, v106
    v_fma_f32 v14, v14, v8, v86
    v_fma_f32 v86, v15, v5, v94
    v_fma_f32 v94, v15, v6, v107
    v_fma_f32 v98, v15, v7, v108
    v_fma_f32 v15, v15, v8, v87
    v_fma_f32 v5, v16, v5, v89
    v_fma_f32 v6, v16, v6, v90
    v_fma_f32 v7, v16, v7, v91
    v_fma_f32 v8, v16, v8, v88
    s_waitcnt lgkmcnt(12)
    v_fma_f32 v16, v1, v9, v92
    v_fma_f32 v87, v1, v10, v95
    v_fma_f32 v88, v1, v11, v96
    v_fma_f32 v1, v1, v12, v13
    v_fma_f32 v13, v2, v9, v85
    v_fma_f32 v85, v2, v10, v93
    v_fma_f32 v89, v2, v11, v97
    v_fma_f32 v2, v2, v12, v14
    v_fma_f32 v14, v3, v9, v86
    v_fma_f32 v86, v3, v10, v94
    v_fma_f32 v90, v3, v11, v98
    v_fma_f32 v3, v3, v12, v15
    v_fma_f32 v5, v4, v9, v5
    v_fma_f32 v6, v4, v10, v6
    v_fma_f32 v7, v4, v11, v7
    v_fma_f32 v4, v4, v12, v8
    s_waitcnt lgkmcnt(10)
    v_fma_f32 v8, v17, v21, v16
    v_fma_f32 v9, v17, v22, v87
    v_fma_f32 v10, v17, v23, v88
    v_fma_f32 v1, v17, v24, v1
    v_fma_f32 v11, v18, v21, v13
    v_fma_f32 v12, v18, v22, v85
    v_fma_f32 v13, v18, v23, v89
    v_fma_f32 v2, v18, v24, v2
    v_fma_f32 v14, v19, v21, v14
    v_fma_f32 v15, v19, v22, v86
    v_fma_f32 v16, v19, v23, v90
    v_fma_f32 v3, v19, v24, v3
    v_fma_f32 v5, v20, v21, v5
    v_fma_f32 v6, v20, v22, v6
    v_fma_f32 v7, v20, v23, v7
    v_fma_f32 v4, v20, v24, v4
    s_waitcnt lgkmcnt(8)
    v_fma_f32 v8, v25, v49, v8
    v_fma_f32 v9, v25, v50, v9
    v_fma_f32 v10, v25, v51, v10
    v_fma_f32 v1, v25, v52, v1
    v_fma_f32 v11, v26, v49, v11
    v_fma_f32 v12, v26, v50, v12
    v_fma_f32 v13, v26, v51, v13
    v_fma_f32 v2, v26, v52, v2
    v_fma_f32 v14, v27, v49, v14
    v_fma_f32 v15, v27, v50, v15
    v_fma_f32 v16, v27, v51, v16
    v_fma_f32 v3, v27, v52, v3
    v_fma_f32 v5, v28, v49, v5
    v_fma_f32 v6, v28, v50, v6
    v_fma_f32 v7, v28, v51, v7
    v_fma_f32 v4, v28, v52, v4
    s_waitcnt lgkmcnt(6)
    v_fma_f32 v8, v53, v57, v8
    v_fma_f32 v9, v53, v58, v9
    v_fma_f32 v10, v53, v59, v10
    v_fma_f32 v1, v53, v60, v1
    v_fma_f32 v11, v54, v57, v11
    v_fma_f32 v12, v54, v58, v12
    v_fma_f32 v13, v54, v59, v13
    v_fma_f32 v2, v54, v60, v2
    v_fma_f32 v14, v55, v57, v14
    v_fma_f32 v15, v55, v58, v15
    v_fma_f32 v16, v55, v59, v16
    v_fma_f32 v3, v55, v60, v3
    v_fma_f32 v5, v56, v57, v5
    v_fma_f32 v6, v56, v58, v6
    v_fma_f32 v7, v56, v59, v7
    v_fma_f32 v4, v56, v60, v4
    s_waitcnt lgkmcnt(4)
    v_fma_f32 v8, v61, v65, v8
    v_fma_f32 v9, v61, v66, v9
    v_fma_f32 v10, v61, v67, v10
    v_fma_f32 v1, v61, v68, v1
    v_fma_f32 v11, v62, v65, v11
    v_fma_f32 v12, v62, v66, v12
    v_fma_f32 v13, v62, v67, v13
    v_fma_f32 v2, v62, v68, v2
    v_fma_f32 v14, v63, v65, v14
    v_fma_f32 v15, v63, v66, v15
    v_fma_f32 v16, v63, v67, v16
    v_fma_f32 v3, v63, v68, v3
    v_fma_f32 v5, v64, v65, v5
    v_fma_f32 v6, v64, v66, v6
    v_fma_f32 v7, v64, v67, v7
    v_fma_f32 v4, v64, v68, v4
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v8, v69, v77, v8
    v_fma_f32 v9, v69, v78, v9
    v_fma_f32 v10, v69, v79, v10
    v_fma_f32 v1, v69, v80, v1
    v_fma_f32 v11, v70, v77, v11
    v_fma_f32 v12, v70, v78, v12
    v_fma_f32 v17, v70, v79, v13
    v_fma_f32 v2, v70, v80, v2
    v_fma_f32 v18, v71, v77, v14
    v_fma_f32 v19, v71, v78, v15
    v_fma_f32 v20, v71, v79, v16
    v_fma_f32 v3, v71, v80, v3
    v_fma_f32 v21, v72, v77, v5
    v_fma_f32 v22, v72, v78, v6
    v_fma_f32 v23, v72, v79, v7
    v_fma_f32 v4, v72, v80, v4
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v13, v73, v81, v8
    v_fma_f32 v14, v73, v82, v9
    v_fma_f32 v15, v73, v83, v10
    v_fma_f32 v16, v73, v84, v1
    v_fma_f32 v9, v74, v81, v11
    v_fma_f32 v10, v74, v82, v12
    v_fma_f32 v11, v74, v83, v17
    v_fma_f32 v12, v74, v84, v2
    v_fma_f32 v5, v75, v81, v18
    v_fma_f32 v6, v75, v82, v19
    v_fma_f32 v7, v75, v83, v20
    v_fma_f32 v8, v75, v84, v3
    v_fma_f32 v1, v76, v81, v21
    v_fma_f32 v2, v76, v82, v22
    v_fma_f32 v3, v76, v83, v23
    v_fma_f32 v4, v76, v84, v4
    s_waitcnt vmcnt(0)
    ds_store_b32 v112, v45 offset:7104
    ds_store_b32 v112, v46 offset:7376
    ds_store_b32 v112, v47 offset:7648
    ds_store_b32 v112, v48 offset:7920
    ds_store_b32 v112, v37 offset:7040
    ds_store_b32 v112, v38 offset:7312
    ds_store_b32 v112, v39 offset:7584
    ds_store_b32 v112, v40 offset:7856
    ds_store_b32 v112, v33 offset:6976
    ds_store_b32 v112, v34 offset:7248
    ds_store_b32 v112, v35 offset:7520
    ds_store_b32 v112, v36 offset:7792
    ds_store_b32 v112, v29 offset:6912
    ds_store_b32 v112, v30 offset:7184
    ds_store_b32 v112, v31 offset:7456
    ds_store_b32 v112, v32 offset:7728
    ds_store_b32 v113, v41 offset:5632
    ds_store_b32 v113, v42 offset:5712
    ds_store_b32 v113, v43 offset:5792
    ds_store_b32 v113, v44 offset:5872
    s_mov_b32 s28, s29
L5:
    v_add_nc_u32_e32 v17, 64, v0
    v_add_nc_u32_e32 v18, 0x80, v0
    v_add_nc_u32_e32 v19, 0xc0, v0
    v_add_nc_u32_e32 v20, 0x100, v0
    v_add_nc_u32_e32 v21, 0x140, v0
    v_add_nc_u32_e32 v22, 0x180, v0
    v_add_nc_u32_e32 v23, 0x1c0, v0
    v_add_nc_u32_e32 v24, 0x200, v0
    v_add_nc_u32_e32 v25, 0x240, v0
    v_add_nc_u32_e32 v26, 0x280, v0
    v_add_nc_u32_e32 v27, 0x2c0, v0
    v_add_nc_u32_e32 v28, 0x300, v0
    v_add_nc_u32_e32 v29, 0x340, v0
    v_add_nc_u32_e32 v30, 0x380, v0
    v_add_nc_u32_e32 v0, 0x3c0, v0
    v_lshrrev_b32_e32 v33, 4, v17
    v_lshrrev_b32_e32 v34, 4, v18
    v_lshrrev_b32_e32 v35, 4, v19
    v_lshrrev_b32_e32 v36, 4, v20
    v_lshrrev_b32_e32 v37, 4, v21
    v_lshrrev_b32_e32 v38, 4, v22
    v_lshrrev_b32_e32 v39, 4, v23
    v_lshrrev_b32_e32 v40, 4, v24
    v_lshrrev_b32_e32 v41, 4, v25
    v_lshrrev_b32_e32 v42, 4, v26
    v_lshrrev_b32_e32 v43, 4, v27
    v_lshrrev_b32_e32 v44, 4, v28
    v_lshrrev_b32_e32 v45, 4, v29
    v_lshrrev_b32_e32 v46, 4, v30
    v_lshrrev_b32_e32 v47, 4, v0
    v_add_nc_u32_e32 v31, s1, v102
    v_add_nc_u32_e32 v32, s1, v33
    v_add_nc_u32_e32 v48, s1, v34
    v_add_nc_u32_e32 v49, s1, v35
    v_add_nc_u32_e32 v50, s13, v102
    v_add_nc_u32_e32 v51, s13, v33
    v_add_nc_u32_e32 v52, s13, v34
    v_add_nc_u32_e32 v53, s13, v35
    v_add_nc_u32_e32 v54, s13, v36
    v_add_nc_u32_e32 v55, s13, v37
    v_add_nc_u32_e32 v56, s13, v38
    v_add_nc_u32_e32 v57, s13, v39
    v_add_nc_u32_e32 v58, s13, v40
    v_add_nc_u32_e32 v59, s13, v41
    v_add_nc_u32_e32 v60, s13, v42
    v_add_nc_u32_e32 v61, s13, v43
    v_add_nc_u32_e32 v62, s13, v44
    v_add_nc_u32_e32 v63, s13, v45
    v_add_nc_u32_e32 v64, s13, v46
    v_add_nc_u32_e32 v65, s13, v47
    v_min_u32_e32 v31, s30, v31
    v_min_u32_e32 v32, s30, v32
    v_min_u32_e32 v48, s30, v48
    v_min_u32_e32 v49, s30, v49
    v_min_u32_e32 v50, s32, v50
    v_min_u32_e32 v51, s32, v51
    v_min_u32_e32 v52, s32, v52
    v_min_u32_e32 v53, s32, v53
    v_min_u32_e32 v54, s32, v54
    v_min_u32_e32 v55, s32, v55
    v_min_u32_e32 v56, s32, v56
    v_min_u32_e32 v57, s32, v57
    v_min_u32_e32 v58, s32, v58
    v_min_u32_e32 v59, s32, v59
    v_min_u32_e32 v60, s32, v60
    v_min_u32_e32 v61, s32, v61
    v_min_u32_e32 v62, s32, v62
    v_min_u32_e32 v63, s32, v63
    v_min_u32_e32 v64, s32, v64
    v_min_u32_e32 v65, s32, v65
    v_and_b32_e32 v66, 15, v17
    v_and_b32_e32 v67, 15, v18
    v_and_b32_e32 v68, 15, v19
    v_and_b32_e32 v69, 15, v20
    v_and_b32_e32 v70, 15, v21
    v_and_b32_e32 v71, 15, v22
    v_and_b32_e32 v72, 15, v23
    v_and_b32_e32 v73, 15, v24
    v_and_b32_e32 v74, 15, v25
    v_and_b32_e32 v75, 15, v26
    v_and_b32_e32 v76, 15, v27
    v_and_b32_e32 v77, 15, v28
    v_and_b32_e32 v78, 15, v29
    v_and_b32_e32 v79, 15, v30
    v_and_b32_e32 v80, 15, v0
    v_mul_lo_u32 v81, v31, s7
    v_mul_lo_u32 v82, v32, s7
    v_mul_lo_u32 v48, v48, s7
    v_mul_lo_u32 v49, v49, s7
    v_mul_lo_u32 v50, v50, s8
    v_mul_lo_u32 v51, v51, s8
    v_mul_lo_u32 v52, v52, s8
    v_mul_lo_u32 v53, v53, s8
    v_mul_lo_u32 v54, v54, s8
    v_mul_lo_u32 v55, v55, s8
    v_mul_lo_u32 v56, v56, s8
    v_mul_lo_u32 v57, v57, s8
    v_mul_lo_u32 v58, v58, s8
    v_mul_lo_u32 v59, v59, s8
    v_mul_lo_u32 v60, v60, s8
    v_mul_lo_u32 v61, v61, s8
    v_mul_lo_u32 v62, v62, s8
    v_mul_lo_u32 v63, v63, s8
    v_mul_lo_u32 v64, v64, s8
    v_mul_lo_u32 v65, v65, s8
    v_mul_u32_u24_e32 v83, 20, v101
    v_mul_u32_u24_e32 v84, 20, v66
    v_mul_u32_u24_e32 v85, 20, v67
    v_mul_u32_u24_e32 v86, 20, v68
    v_mul_u32_u24_e32 v87, 0x44, v101
    v_mul_u32_u24_e32 v88, 0x44, v66
    v_mul_u32_u24_e32 v89, 0x44, v67
    v_mul_u32_u24_e32 v90, 0x44, v68
    v_mul_u32_u24_e32 v91, 0x44, v69
    v_mul_u32_u24_e32 v92, 0x44, v70
    v_mul_u32_u24_e32 v93, 0x44, v71
    v_mul_u32_u24_e32 v94, 0x44, v72
    v_mul_u32_u24_e32 v95, 0x44, v73
    v_mul_u32_u24_e32 v96, 0x44, v74
    v_mul_u32_u24_e32 v97, 0x44, v75
    v_mul_u32_u24_e32 v98, 0x44, v76
    v_mul_u32_u24_e32 v99, 0x44, v77
    v_mul_u32_u24_e32 v100, 0x44, v78
    v_mul_u32_u24_e32 v105, 0x44, v79
    v_mul_u32_u24_e32 v106, 0x44, v80
    s_branch L28
L6:
    s_and_b32 s8, s28, 1
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s8, s8, 0x580
    s_cmp_ge_u32 s28, s6
    s_cbranch_scc0 L27
    v_add_nc_u32_e32 v0, s7, v101
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s29, s0, v0
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v17, v81, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v17, s11, v17, 2
    buffer_load_b32 v17, v17, s[16:19], 0 offen
    s_mov_b32 exec_lo, s12
L7:
    v_add_nc_u32_e32 v18, s8, v83
    v_add_nc_u32_e32 v19, s7, v66
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v17, 0, v17, s29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v18, v18, v102, 2
    v_cmp_gt_u32_e64 s31, s0, v19
    ds_store_b32 v18, v17
    s_and_b32 s32, exec_lo, s31
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s32
    v_add_nc_u32_e32 v17, v82, v19
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v17, s11, v17, 2
    buffer_load_b32 v17, v17, s[16:19], 0 offen
    s_mov_b32 exec_lo, s12
L8:
    v_add_nc_u32_e32 v18, s8, v84
    v_add_nc_u32_e32 v20, s7, v67
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v17, 0, v17, s31
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v18, v18, v33, 2
    v_cmp_gt_u32_e64 s33, s0, v20
    ds_store_b32 v18, v17
    s_and_b32 s34, exec_lo, s33
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s34
    v_add_nc_u32_e32 v17, v48, v20
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v17, s11, v17, 2
    buffer_load_b32 v17, v17, s[16:19], 0 offen
    s_mov_b32 exec_lo, s12
L9:
    v_add_nc_u32_e32 v18, s8, v85
    v_add_nc_u32_e32 v21, s7, v68
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v17, 0, v17, s33
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v18, v18, v34, 2
    v_cmp_gt_u32_e64 s35, s0, v21
    ds_store_b32 v18, v17
    s_and_b32 s36, exec_lo, s35
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s36
    v_add_nc_u32_e32 v17, v49, v21
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v17, s11, v17, 2
    buffer_load_b32 v17, v17, s[16:19], 0 offen
    s_mov_b32 exec_lo, s12
L10:
    v_add_nc_u32_e32 v18, s8, v86
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v17, 0, v17, s35
    s_delay_alu instid0(VALU_DEP_2)
    v_add_lshl_u32 v18, v18, v35, 2
    ds_store_b32 v18, v17
    s_cmp_lg_u32 s30, 0
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v0, v50, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L11:
    v_add_nc_u32_e32 v17, s8, v87
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_2)
    v_add_lshl_u32 v17, v17, v102, 2
    ds_store_b32 v17, v0 offset:1280
    s_cmp_lg_u32 s32, 0
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s32
    v_add_nc_u32_e32 v0, v51, v19
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L12:
    v_add_nc_u32_e32 v17, s8, v88
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s31
    s_delay_alu instid0(VALU_DEP_2)
    v_add_lshl_u32 v17, v17, v33, 2
    ds_store_b32 v17, v0 offset:1280
    s_cmp_lg_u32 s34, 0
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s34
    v_add_nc_u32_e32 v0, v52, v20
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L13:
    v_add_nc_u32_e32 v17, s8, v89
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s33
    s_delay_alu instid0(VALU_DEP_2)
    v_add_lshl_u32 v17, v17, v34, 2
    ds_store_b32 v17, v0 offset:1280
    s_cmp_lg_u32 s36, 0
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s36
    v_add_nc_u32_e32 v0, v53, v21
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L14:
    v_add_nc_u32_e32 v17, s8, v90
    v_add_nc_u32_e32 v18, s7, v69
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s35
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v17, v17, v35, 2
    v_cmp_gt_u32_e64 s29, s0, v18
    ds_store_b32 v17, v0 offset:1280
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v0, v54, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L15:
    v_add_nc_u32_e32 v17, s8, v91
    v_add_nc_u32_e32 v18, s7, v70
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v17, v17, v36, 2
    v_cmp_gt_u32_e64 s29, s0, v18
    ds_store_b32 v17, v0 offset:1280
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v0, v55, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L16:
    v_add_nc_u32_e32 v17, s8, v92
    v_add_nc_u32_e32 v18, s7, v71
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v17, v17, v37, 2
    v_cmp_gt_u32_e64 s29, s0, v18
    ds_store_b32 v17, v0 offset:1280
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v0, v56, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L17:
    v_add_nc_u32_e32 v17, s8, v93
    v_add_nc_u32_e32 v18, s7, v72
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v17, v17, v38, 2
    v_cmp_gt_u32_e64 s29, s0, v18
    ds_store_b32 v17, v0 offset:1280
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v0, v57, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L18:
    v_add_nc_u32_e32 v17, s8, v94
    v_add_nc_u32_e32 v18, s7, v73
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v17, v17, v39, 2
    v_cmp_gt_u32_e64 s29, s0, v18
    ds_store_b32 v17, v0 offset:1280
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v0, v58, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L19:
    v_add_nc_u32_e32 v17, s8, v95
    v_add_nc_u32_e32 v18, s7, v74
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v17, v17, v40, 2
    v_cmp_gt_u32_e64 s29, s0, v18
    ds_store_b32 v17, v0 offset:1280
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v0, v59, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L20:
    v_add_nc_u32_e32 v17, s8, v96
    v_add_nc_u32_e32 v18, s7, v75
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v17, v17, v41, 2
    v_cmp_gt_u32_e64 s29, s0, v18
    ds_store_b32 v17, v0 offset:1280
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v0, v60, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L21:
    v_add_nc_u32_e32 v17, s8, v97
    v_add_nc_u32_e32 v18, s7, v76
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v17, v17, v42, 2
    v_cmp_gt_u32_e64 s29, s0, v18
    ds_store_b32 v17, v0 offset:1280
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v0, v61, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L22:
    v_add_nc_u32_e32 v17, s8, v98
    v_add_nc_u32_e32 v18, s7, v77
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v17, v17, v43, 2
    v_cmp_gt_u32_e64 s29, s0, v18
    ds_store_b32 v17, v0 offset:1280
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v0, v62, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L23:
    v_add_nc_u32_e32 v17, s8, v99
    v_add_nc_u32_e32 v18, s7, v78
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v17, v17, v44, 2
    v_cmp_gt_u32_e64 s29, s0, v18
    ds_store_b32 v17, v0 offset:1280
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v0, v63, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L24:
    v_add_nc_u32_e32 v17, s8, v100
    v_add_nc_u32_e32 v18, s7, v79
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v17, v17, v45, 2
    v_cmp_gt_u32_e64 s29, s0, v18
    ds_store_b32 v17, v0 offset:1280
    s_and_b32 s30, exec_lo, s29
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s30
    v_add_nc_u32_e32 v0, v64, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L25:
    v_add_nc_u32_e32 v17, s8, v105
    v_add_nc_u32_e32 v18, s7, v80
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_lshl_u32 v17, v17, v46, 2
    v_cmp_gt_u32_e64 s7, s0, v18
    ds_store_b32 v17, v0 offset:1280
    s_and_b32 s29, exec_lo, s7
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s29
    v_add_nc_u32_e32 v0, v65, v18
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v0, s2, v0, 2
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L26:
    v_add_nc_u32_e32 v17, s8, v106
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s7
    s_delay_alu instid0(VALU_DEP_2)
    v_add_lshl_u32 v17, v17, v47, 2
    ds_store_b32 v17, v0 offset:1280
L27:
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v107, s8, v103, 2
    v_add_lshl_u32 v108, s8, v104, 2
    ds_load_b128 v[17:20], v107
    ds_load_b128 v[21:24], v108 offset:1280
    ds_load_b128 v[25:28], v107 offset:80
    ds_load_b128 v[29:32], v108 offset:1552
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v0, v17, v21, v13
    v_fma_f32 v13, v17, v22, v14
    v_fma_f32 v14, v17, v23, v15
    v_fma_f32 v15, v17, v24, v16
    v_dual_fmac_f32 v9, v18, v21 :: v_dual_fmac_f32 v6, v19, v22
    v_dual_fmac_f32 v10, v18, v22 :: v_dual_fmac_f32 v5, v19, v21
    v_dual_fmac_f32 v11, v18, v23 :: v_dual_fmac_f32 v8, v19, v24
    v_dual_fmac_f32 v12, v18, v24 :: v_dual_fmac_f32 v7, v19, v23
    v_fma_f32 v1, v20, v21, v1
    v_fma_f32 v2, v20, v22, v2
    v_fma_f32 v3, v20, v23, v3
    v_fma_f32 v4, v20, v24, v4
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v16, v25, v29, v0
    v_fma_f32 v17, v25, v30, v13
    v_fma_f32 v18, v25, v31, v14
    v_fma_f32 v19, v25, v32, v15
    v_fma_f32 v20, v26, v29, v9
    v_fma_f32 v21, v26, v30, v10
    v_fma_f32 v22, v26, v31, v11
    v_fma_f32 v23, v26, v32, v12
    v_fma_f32 v24, v27, v29, v5
    v_fma_f32 v25, v27, v30, v6
    v_fma_f32 v26, v27, v31, v7
    v_fma_f32 v27, v27, v32, v8
    v_fma_f32 v29, v28, v29, v1
    v_fma_f32 v30, v28, v30, v2
    v_fma_f32 v31, v28, v31, v3
    v_fma_f32 v28, v28, v32, v4
    ds_load_b128 v[0:3], v107 offset:160
    ds_load_b128 v[4:7], v108 offset:1824
    ds_load_b128 v[8:11], v107 offset:240
    ds_load_b128 v[12:15], v108 offset:2096
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v16, v0, v4, v16
    v_fma_f32 v17, v0, v5, v17
    v_fma_f32 v18, v0, v6, v18
    v_fma_f32 v0, v0, v7, v19
    v_fma_f32 v19, v1, v4, v20
    v_fma_f32 v20, v1, v5, v21
    v_fma_f32 v21, v1, v6, v22
    v_fma_f32 v1, v1, v7, v23
    v_fma_f32 v22, v2, v4, v24
    v_fma_f32 v23, v2, v5, v25
    v_fma_f32 v24, v2, v6, v26
    v_fma_f32 v2, v2, v7, v27
    v_fma_f32 v4, v3, v4, v29
    v_fma_f32 v5, v3, v5, v30
    v_fma_f32 v6, v3, v6, v31
    v_fma_f32 v3, v3, v7, v28
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v16, v8, v12, v16
    v_fma_f32 v17, v8, v13, v17
    v_fma_f32 v18, v8, v14, v18
    v_fma_f32 v25, v8, v15, v0
    v_fma_f32 v19, v9, v12, v19
    v_fma_f32 v20, v9, v13, v20
    v_fma_f32 v21, v9, v14, v21
    v_fma_f32 v26, v9, v15, v1
    v_fma_f32 v22, v10, v12, v22
    v_fma_f32 v23, v10, v13, v23
    v_fma_f32 v24, v10, v14, v24
    v_fma_f32 v27, v10, v15, v2
    v_fma_f32 v28, v11, v12, v4
    v_fma_f32 v29, v11, v13, v5
    v_fma_f32 v30, v11, v14, v6
    v_fma_f32 v31, v11, v15, v3
    ds_load_b128 v[0:3], v107 offset:320
    ds_load_b128 v[4:7], v108 offset:2368
    ds_load_b128 v[8:11], v107 offset:400
    ds_load_b128 v[12:15], v108 offset:2640
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v16, v0, v4, v16
    v_fma_f32 v17, v0, v5, v17
    v_fma_f32 v18, v0, v6, v18
    v_fma_f32 v0, v0, v7, v25
    v_fma_f32 v19, v1, v4, v19
    v_fma_f32 v20, v1, v5, v20
    v_fma_f32 v21, v1, v6, v21
    v_fma_f32 v1, v1, v7, v26
    v_fma_f32 v22, v2, v4, v22
    v_fma_f32 v23, v2, v5, v23
    v_fma_f32 v24, v2, v6, v24
    v_fma_f32 v2, v2, v7, v27
    v_fma_f32 v4, v3, v4, v28
    v_fma_f32 v5, v3, v5, v29
    v_fma_f32 v6, v3, v6, v30
    v_fma_f32 v3, v3, v7, v31
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v16, v8, v12, v16
    v_fma_f32 v17, v8, v13, v17
    v_fma_f32 v18, v8, v14, v18
    v_fma_f32 v25, v8, v15, v0
    v_fma_f32 v19, v9, v12, v19
    v_fma_f32 v20, v9, v13, v20
    v_fma_f32 v21, v9, v14, v21
    v_fma_f32 v26, v9, v15, v1
    v_fma_f32 v22, v10, v12, v22
    v_fma_f32 v23, v10, v13, v23
    v_fma_f32 v24, v10, v14, v24
    v_fma_f32 v27, v10, v15, v2
    v_fma_f32 v28, v11, v12, v4
    v_fma_f32 v29, v11, v13, v5
    v_fma_f32 v30, v11, v14, v6
    v_fma_f32 v31, v11, v15, v3
    ds_load_b128 v[0:3], v107 offset:480
    ds_load_b128 v[4:7], v108 offset:2912
    ds_load_b128 v[8:11], v107 offset:560
    ds_load_b128 v[12:15], v108 offset:3184
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v16, v0, v4, v16
    v_fma_f32 v17, v0, v5, v17
    v_fma_f32 v18, v0, v6, v18
    v_fma_f32 v0, v0, v7, v25
    v_fma_f32 v19, v1, v4, v19
    v_fma_f32 v20, v1, v5, v20
    v_fma_f32 v21, v1, v6, v21
    v_fma_f32 v1, v1, v7, v26
    v_fma_f32 v22, v2, v4, v22
    v_fma_f32 v23, v2, v5, v23
    v_fma_f32 v24, v2, v6, v24
    v_fma_f32 v2, v2, v7, v27
    v_fma_f32 v4, v3, v4, v28
    v_fma_f32 v5, v3, v5, v29
    v_fma_f32 v6, v3, v6, v30
    v_fma_f32 v3, v3, v7, v31
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v16, v8, v12, v16
    v_fma_f32 v17, v8, v13, v17
    v_fma_f32 v18, v8, v14, v18
    v_fma_f32 v25, v8, v15, v0
    v_fma_f32 v19, v9, v12, v19
    v_fma_f32 v20, v9, v13, v20
    v_fma_f32 v21, v9, v14, v21
    v_fma_f32 v26, v9, v15, v1
    v_fma_f32 v22, v10, v12, v22
    v_fma_f32 v23, v10, v13, v23
    v_fma_f32 v24, v10, v14, v24
    v_fma_f32 v27, v10, v15, v2
    v_fma_f32 v28, v11, v12, v4
    v_fma_f32 v29, v11, v13, v5
    v_fma_f32 v30, v11, v14, v6
    v_fma_f32 v31, v11, v15, v3
    ds_load_b128 v[0:3], v107 offset:640
    ds_load_b128 v[4:7], v108 offset:3456
    ds_load_b128 v[8:11], v107 offset:720
    ds_load_b128 v[12:15], v108 offset:3728
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v16, v0, v4, v16
    v_fma_f32 v17, v0, v5, v17
    v_fma_f32 v18, v0, v6, v18
    v_fma_f32 v0, v0, v7, v25
    v_fma_f32 v19, v1, v4, v19
    v_fma_f32 v20, v1, v5, v20
    v_fma_f32 v21, v1, v6, v21
    v_fma_f32 v1, v1, v7, v26
    v_fma_f32 v22, v2, v4, v22
    v_fma_f32 v23, v2, v5, v23
    v_fma_f32 v24, v2, v6, v24
    v_fma_f32 v2, v2, v7, v27
    v_fma_f32 v4, v3, v4, v28
    v_fma_f32 v5, v3, v5, v29
    v_fma_f32 v6, v3, v6, v30
    v_fma_f32 v3, v3, v7, v31
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v16, v8, v12, v16
    v_fma_f32 v17, v8, v13, v17
    v_fma_f32 v18, v8, v14, v18
    v_fma_f32 v25, v8, v15, v0
    v_fma_f32 v19, v9, v12, v19
    v_fma_f32 v20, v9, v13, v20
    v_fma_f32 v21, v9, v14, v21
    v_fma_f32 v26, v9, v15, v1
    v_fma_f32 v22, v10, v12, v22
    v_fma_f32 v23, v10, v13, v23
    v_fma_f32 v24, v10, v14, v24
    v_fma_f32 v27, v10, v15, v2
    v_fma_f32 v28, v11, v12, v4
    v_fma_f32 v29, v11, v13, v5
    v_fma_f32 v30, v11, v14, v6
    v_fma_f32 v31, v11, v15, v3
    ds_load_b128 v[0:3], v107 offset:800
    ds_load_b128 v[4:7], v108 offset:4000
    ds_load_b128 v[8:11], v107 offset:880
    ds_load_b128 v[12:15], v108 offset:4272
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v16, v0, v4, v16
    v_fma_f32 v17, v0, v5, v17
    v_fma_f32 v18, v0, v6, v18
    v_fma_f32 v0, v0, v7, v25
    v_fma_f32 v19, v1, v4, v19
    v_fma_f32 v20, v1, v5, v20
    v_fma_f32 v21, v1, v6, v21
    v_fma_f32 v1, v1, v7, v26
    v_fma_f32 v22, v2, v4, v22
    v_fma_f32 v23, v2, v5, v23
    v_fma_f32 v24, v2, v6, v24
    v_fma_f32 v2, v2, v7, v27
    v_fma_f32 v4, v3, v4, v28
    v_fma_f32 v5, v3, v5, v29
    v_fma_f32 v6, v3, v6, v30
    v_fma_f32 v3, v3, v7, v31
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v16, v8, v12, v16
    v_fma_f32 v17, v8, v13, v17
    v_fma_f32 v18, v8, v14, v18
    v_fma_f32 v25, v8, v15, v0
    v_fma_f32 v19, v9, v12, v19
    v_fma_f32 v20, v9, v13, v20
    v_fma_f32 v21, v9, v14, v21
    v_fma_f32 v26, v9, v15, v1
    v_fma_f32 v22, v10, v12, v22
    v_fma_f32 v23, v10, v13, v23
    v_fma_f32 v24, v10, v14, v24
    v_fma_f32 v27, v10, v15, v2
    v_fma_f32 v28, v11, v12, v4
    v_fma_f32 v29, v11, v13, v5
    v_fma_f32 v30, v11, v14, v6
    v_fma_f32 v31, v11, v15, v3
    ds_load_b128 v[0:3], v107 offset:960
    ds_load_b128 v[4:7], v108 offset:4544
    ds_load_b128 v[8:11], v107 offset:1040
    ds_load_b128 v[12:15], v108 offset:4816
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v16, v0, v4, v16
    v_fma_f32 v17, v0, v5, v17
    v_fma_f32 v18, v0, v6, v18
    v_fma_f32 v0, v0, v7, v25
    v_fma_f32 v19, v1, v4, v19
    v_fma_f32 v20, v1, v5, v20
    v_fma_f32 v21, v1, v6, v21
    v_fma_f32 v1, v1, v7, v26
    v_fma_f32 v22, v2, v4, v22
    v_fma_f32 v23, v2, v5, v23
    v_fma_f32 v24, v2, v6, v24
    v_fma_f32 v2, v2, v7, v27
    v_fma_f32 v4, v3, v4, v28
    v_fma_f32 v5, v3, v5, v29
    v_fma_f32 v6, v3, v6, v30
    v_fma_f32 v3, v3, v7, v31
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v25, v8, v12, v16
    v_fma_f32 v26, v8, v13, v17
    v_fma_f32 v27, v8, v14, v18
    v_fma_f32 v8, v8, v15, v0
    v_fma_f32 v28, v9, v12, v19
    v_fma_f32 v29, v9, v13, v20
    v_fma_f32 v30, v9, v14, v21
    v_fma_f32 v9, v9, v15, v1
    v_fma_f32 v31, v10, v12, v22
    v_fma_f32 v32, v10, v13, v23
    v_fma_f32 v24, v10, v14, v24
    v_fma_f32 v10, v10, v15, v2
    v_fma_f32 v12, v11, v12, v4
    v_fma_f32 v13, v11, v13, v5
    v_fma_f32 v14, v11, v14, v6
    v_fma_f32 v11, v11, v15, v3
    ds_load_b128 v[0:3], v107 offset:1120
    ds_load_b128 v[4:7], v108 offset:5088
    ds_load_b128 v[16:19], v107 offset:1200
    ds_load_b128 v[20:23], v108 offset:5360
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v15, v0, v4, v25
    v_fma_f32 v25, v0, v5, v26
    v_fma_f32 v26, v0, v6, v27
    v_fma_f32 v0, v0, v7, v8
    v_fma_f32 v8, v1, v4, v28
    v_fma_f32 v27, v1, v5, v29
    v_fma_f32 v28, v1, v6, v30
    v_fma_f32 v1, v1, v7, v9
    v_fma_f32 v29, v2, v4, v31
    v_fma_f32 v30, v2, v5, v32
    v_fma_f32 v24, v2, v6, v24
    v_fma_f32 v2, v2, v7, v10
    v_fma_f32 v4, v3, v4, v12
    v_fma_f32 v31, v3, v5, v13
    v_fma_f32 v32, v3, v6, v14
    v_fma_f32 v107, v3, v7, v11
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v13, v16, v20, v15
    v_fma_f32 v14, v16, v21, v25
    v_fma_f32 v15, v16, v22, v26
    v_fma_f32 v16, v16, v23, v0
    v_fma_f32 v9, v17, v20, v8
    v_fma_f32 v10, v17, v21, v27
    v_fma_f32 v11, v17, v22, v28
    v_fma_f32 v12, v17, v23, v1
    v_fma_f32 v5, v18, v20, v29
    v_fma_f32 v6, v18, v21, v30
    v_fma_f32 v7, v18, v22, v24
    v_fma_f32 v8, v18, v23, v2
    v_fma_f32 v1, v19, v20, v4
    v_fma_f32 v2, v19, v21, v31
    v_fma_f32 v3, v19, v22, v32
    v_fma_f32 v4, v19, v23, v107
    s_add_u32 s28, s28, 1
L28:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s7, s28, 4
    s_cmp_lt_u32 s7, s0
    s_cbranch_scc1 L6
    v_add_nc_u32_e32 v0, s1, v103
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
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v17, s13, v104
    v_mul_lo_u32 v18, v0, s9
    s_delay_alu instid0(VALU_DEP_1)
    v_add3_u32 v18, s1, v18, v17
    s_and_b32 s3, s0, exec_lo
    s_cbranch_scc0 L29
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v17, 2, v18
    buffer_store_b128 v[13:16], v17, s[24:27], 0 offen
    s_branch L33
L29:
    v_cmp_gt_u32_e32 vcc_lo, s5, v17
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s3
    v_lshlrev_b32_e32 v19, 2, v18
    buffer_store_b32 v13, v19, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L30:
    v_add_nc_u32_e32 v13, 1, v17
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v13
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v13, v18, 2, 4
    buffer_store_b32 v14, v13, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L31:
    v_add_nc_u32_e32 v13, 2, v17
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v13
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v13, v18, 2, 8
    buffer_store_b32 v15, v13, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L32:
    v_add_nc_u32_e32 v13, 3, v17
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v13
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v13, v18, 2, 12
    buffer_store_b32 v16, v13, s[24:27], 0 offen
L33:
    s_mov_b32 exec_lo, s12
L34:
    v_add_nc_u32_e32 v13, 1, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s4, v13
    s_and_b32 s2, exec_lo, vcc_lo
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v14, s13, v104
    v_mul_lo_u32 v13, v13, s9
    s_delay_alu instid0(VALU_DEP_1)
    v_add3_u32 v13, s1, v13, v14
    s_and_b32 s3, s0, exec_lo
    s_cbranch_scc0 L35
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v13, 2, v13
    buffer_store_b128 v[9:12], v13, s[24:27], 0 offen
    s_branch L39
L35:
    v_cmp_gt_u32_e32 vcc_lo, s5, v14
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s3
    v_lshlrev_b32_e32 v15, 2, v13
    buffer_store_b32 v9, v15, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L36:
    v_add_nc_u32_e32 v9, 1, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v9
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v9, v13, 2, 4
    buffer_store_b32 v10, v9, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L37:
    v_add_nc_u32_e32 v9, 2, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v9
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v9, v13, 2, 8
    buffer_store_b32 v11, v9, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L38:
    v_add_nc_u32_e32 v9, 3, v14
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v9
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v9, v13, 2, 12
    buffer_store_b32 v12, v9, s[24:27], 0 offen
L39:
    s_mov_b32 exec_lo, s12
L40:
    v_add_nc_u32_e32 v9, 2, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s4, v9
    s_and_b32 s2, exec_lo, vcc_lo
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v10, s13, v104
    v_mul_lo_u32 v9, v9, s9
    s_delay_alu instid0(VALU_DEP_1)
    v_add3_u32 v9, s1, v9, v10
    s_and_b32 s3, s0, exec_lo
    s_cbranch_scc0 L41
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v9, 2, v9
    buffer_store_b128 v[5:8], v9, s[24:27], 0 offen
    s_branch L45
L41:
    v_cmp_gt_u32_e32 vcc_lo, s5, v10
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s3
    v_lshlrev_b32_e32 v11, 2, v9
    buffer_store_b32 v5, v11, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L42:
    v_add_nc_u32_e32 v5, 1, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v5
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v5, v9, 2, 4
    buffer_store_b32 v6, v5, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L43:
    v_add_nc_u32_e32 v5, 2, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v5
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v5, v9, 2, 8
    buffer_store_b32 v7, v5, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L44:
    v_add_nc_u32_e32 v5, 3, v10
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v5
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s3
    v_lshl_add_u32 v5, v9, 2, 12
    buffer_store_b32 v8, v5, s[24:27], 0 offen
L45:
    s_mov_b32 exec_lo, s12
L46:
    v_add_nc_u32_e32 v0, 3, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s4, v0
    s_and_b32 s2, exec_lo, vcc_lo
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v5, s13, v104
    v_mul_lo_u32 v0, v0, s9
    s_delay_alu instid0(VALU_DEP_1)
    v_add3_u32 v0, s1, v0, v5
    s_and_b32 s0, s0, exec_lo
    s_cbranch_scc0 L47
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_store_b128 v[1:4], v0, s[24:27], 0 offen
    s_branch L51
L47:
    v_cmp_gt_u32_e32 vcc_lo, s5, v5
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v6, 2, v0
    buffer_store_b32 v1, v6, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L48:
    v_add_nc_u32_e32 v1, 1, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v1, v0, 2, 4
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L49:
    v_add_nc_u32_e32 v1, 2, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v1, v0, 2, 8
    buffer_store_b32 v3, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L50:
    v_add_nc_u32_e32 v1, 3, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s0
    v_lshl_add_u32 v0, v0, 2, 12
    buffer_store_b32 v4, v0, s[24:27], 0 offen
L51:
    s_endpgm
