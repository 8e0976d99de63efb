; 128 VGPRs, 37 SGPRs, 18432 bytes of LDS, 0 of scratch, 1171 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[16:19], s[0:1], null
    s_load_b128 s[20:23], s[0:1], 0x18
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b256 s[4:11], s[0:1], 0x78
    s_load_b64 s[2:3], s[0:1], 0x98
    s_load_b32 s0, s[0:1], 0xa0
    v_mov_b32_e32 v1, v0
    s_lshl_b32 s1, s14, 6
    v_mbcnt_lo_u32_b32 v2, -1, 0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s19, 0x31016000
    v_lshrrev_b32_e32 v1, 5, v1
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s27, 0x31016000
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s14, v1
    s_lshl_b32 s18, s18, 1
    s_lshl_b32 s22, s22, 1
    s_lshl_b32 s26, s26, 2
    s_cmp_ge_u32 s1, s4
    s_cbranch_scc1 L55
    s_lshl_b32 s28, s13, 6
    s_cmp_gt_u32 s0, 1
    s_cbranch_scc1 L0
    s_mov_b32 s0, 0
    s_mov_b32 s29, 0
    s_branch L1
L0:
    v_cvt_f32_u32_e32 v1, s0
    v_cvt_f32_u32_e32 v3, s10
    s_sub_u32 s29, 0, s0
    s_sub_u32 s30, 0, s10
    s_and_b32 s31, s6, 63
    v_rcp_f32_e32 v1, v1
    v_rcp_f32_e32 v3, v3
    s_lshr_b32 s32, s6, 6
    s_cmp_eq_u32 s31, 0
    s_cselect_b32 s31, 0, 1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffa, v1
    s_add_u32 s31, s32, s31
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s32, exec_lo, 0
    v_mul_f32_e32 v3, 0x4f7ffffa, v3
    v_cvt_u32_f32_e32 v1, v1
    s_cmp_eq_u32 s10, 0
    s_cselect_b32 s33, exec_lo, 0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cvt_u32_f32_e32 v3, v3
    v_mul_lo_u32 v4, s29, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v5, s30, v3
    v_mul_hi_u32 v4, v1, v4
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_hi_u32 v5, v3, v5
    v_add_nc_u32_e32 v1, v1, v4
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v3, v3, v5
    v_mul_hi_u32 v1, s31, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_hi_u32 v3, s15, v3
    v_mul_lo_u32 v4, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mul_lo_u32 v5, v3, s10
    v_sub_nc_u32_e32 v4, s31, v4
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_sub_nc_u32_e32 v5, s15, v5
    v_cmp_le_u32_e32 vcc_lo, s0, v4
    v_subrev_nc_u32_e32 v6, s0, v4
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e64 s29, s10, v5
    v_subrev_nc_u32_e32 v7, s10, v5
    v_cndmask_b32_e32 v4, v4, v6, vcc_lo
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_co_ci_u32_e64 v3, null, v3, 0, s29
    v_cndmask_b32_e64 v5, v5, v7, s29
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e32 vcc_lo, s0, v4
    v_subrev_nc_u32_e32 v6, s0, v4
    v_cmp_le_u32_e64 s0, s10, v5
    v_add_co_ci_u32_e64 v1, null, v1, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cndmask_b32_e32 v4, v4, v6, vcc_lo
    v_subrev_nc_u32_e32 v6, s10, v5
    v_add_co_ci_u32_e64 v3, null, v3, 0, s0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v1, v1, 0, s32
    v_cndmask_b32_e64 v4, v4, 0, s32
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v5, v5, v6, s0
    v_cndmask_b32_e64 v3, v3, 0, s33
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_readfirstlane_b32 s29, v1
    v_readfirstlane_b32 s30, v4
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v1, v5, 0, s33
    v_readfirstlane_b32 s0, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_readfirstlane_b32 s15, v1
    s_cmp_eq_u32 s30, 0
    s_cselect_b32 s30, 0, 1
    s_add_u32 s29, s29, s30
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshl_b32 s30, s29, 6
    s_mul_i32 s29, s0, s30
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s29, s29, s6
    s_sub_u32 s6, s6, s29
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s6, s30, s6
L1:
    s_or_b32 s30, s7, s8
    s_mul_i32 s31, s15, s11
    s_mul_i32 s32, s15, s2
    s_or_b32 s11, s30, s11
    s_add_u32 s30, s31, s29
    s_add_u32 s29, s32, s29
    s_or_b32 s2, s11, s2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_and_b32 s2, s2, 1
    s_cmp_eq_u32 s2, 0
    s_cbranch_scc0 L2
    s_and_b32 s2, s6, 0xffffffc0
    s_branch L3
L2:
    s_mov_b32 s2, 0
L3:
    v_lshrrev_b32_e32 v1, 3, v0
    s_add_u32 s11, s4, -1
    s_add_u32 s31, s5, -1
    v_and_b32_e32 v3, 7, v0
    s_and_b32 s32, s14, 1
    v_add_nc_u32_e32 v4, s1, v1
    v_add_nc_u32_e32 v5, s28, v1
    s_and_b32 s14, s14, -2
    s_lshl_b32 s32, s32, 5
    s_lshr_b32 s33, s2, 6
    v_add_nc_u32_e32 v6, 16, v4
    v_add_nc_u32_e32 v7, 32, v4
    v_add_nc_u32_e32 v8, 48, v4
    v_add_nc_u32_e32 v9, 16, v5
    v_add_nc_u32_e32 v10, 32, v5
    v_add_nc_u32_e32 v11, 48, v5
    v_min_u32_e32 v4, s11, v4
    v_min_u32_e32 v6, s11, v6
    v_min_u32_e32 v7, s11, v7
    v_min_u32_e32 v8, s11, v8
    v_min_u32_e32 v5, s31, v5
    v_min_u32_e32 v9, s31, v9
    v_min_u32_e32 v10, s31, v10
    v_min_u32_e32 v11, s31, v11
    v_mul_lo_u32 v12, v4, s7
    v_mul_lo_u32 v13, v6, s7
    v_mul_lo_u32 v14, v7, s7
    v_mul_lo_u32 v15, v8, s7
    v_mul_lo_u32 v16, v5, s8
    v_mul_lo_u32 v17, v9, s8
    v_mul_lo_u32 v18, v10, s8
    v_mul_lo_u32 v19, v11, s8
    s_mul_i32 s13, s13, 0x9e3779b9
    v_dual_mov_b32 v4, 0 :: v_dual_lshlrev_b32 v3, 3, v3
    s_lshl_b32 s14, s14, 4
    s_add_u32 s34, s32, 64
    s_mul_hi_u32 s13, s13, s33
    s_mul_i32 s33, s14, 0x48
    s_mul_i32 s34, s34, 0x48
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
    v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
    v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
    v_mov_b32_e32 v11, 0
    v_add3_u32 v110, s30, v12, v3
    v_add3_u32 v111, s30, v13, v3
    v_add3_u32 v112, s30, v14, v3
    v_add3_u32 v113, s30, v15, v3
    v_add3_u32 v114, s29, v16, v3
    v_add3_u32 v115, s29, v17, v3
    v_add3_u32 v116, s29, v18, v3
    v_add3_u32 v117, s29, v19, v3
    s_lshl_b32 s13, s13, 6
    s_cmp_gt_u32 s2, 0
    s_cbranch_scc0 L4
    v_add_lshl_u32 v12, v110, s13, 1
    v_add_lshl_u32 v16, v111, s13, 1
    v_add_lshl_u32 v20, v112, s13, 1
    v_add_lshl_u32 v24, v113, s13, 1
    v_add_lshl_u32 v28, v114, s13, 1
    v_add_lshl_u32 v32, v115, s13, 1
    v_add_lshl_u32 v36, v116, s13, 1
    v_add_lshl_u32 v40, v117, s13, 1
    v_lshrrev_b32_e32 v13, 6, v0
    v_and_b32_e32 v14, 3, v1
    v_bfe_u32 v44, v0, 5, 1
    v_mul_u32_u24_e32 v15, 0x48, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v45, 3, v13
    v_lshlrev_b32_e32 v46, 1, v14
    s_delay_alu instid0(VALU_DEP_3)
    v_add_lshl_u32 v47, v15, v3, 1
    buffer_load_b128 v[12:15], v12, s[16:19], 0 offen
    buffer_load_b128 v[16:19], v16, s[16:19], 0 offen
    buffer_load_b128 v[20:23], v20, s[16:19], 0 offen
    buffer_load_b128 v[24:27], v24, s[16:19], 0 offen
    buffer_load_b128 v[28:31], v28, s[20:23], 0 offen
    buffer_load_b128 v[32:35], v32, s[20:23], 0 offen
    buffer_load_b128 v[36:39], v36, s[20:23], 0 offen
    buffer_load_b128 v[40:43], v40, s[20:23], 0 offen
    v_add3_u32 v44, v45, v46, v44
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_u32_u24_e32 v44, 0x48, v44
    v_add_lshl_u32 v44, v44, v3, 1
    s_waitcnt vmcnt(7)
    ds_store_b128 v47, v[12:15]
    s_waitcnt vmcnt(4)
    ds_store_b128 v47, v[24:27] offset:6912
    ds_store_b128 v47, v[20:23] offset:4608
    ds_store_b128 v47, v[16:19] offset:2304
    s_waitcnt vmcnt(0)
    ds_store_b128 v44, v[40:43] offset:16128
    ds_store_b128 v44, v[36:39] offset:13824
    ds_store_b128 v44, v[32:35] offset:11520
    ds_store_b128 v44, v[28:31] offset:9216
L4:
    v_lshrrev_b32_e32 v12, 6, v0
    v_dual_mov_b32 v16, v8 :: v_dual_and_b32 v13, 3, v1
    v_bfe_u32 v14, v0, 5, 1
    v_dual_mov_b32 v15, v7 :: v_dual_and_b32 v36, 15, v2
    v_mul_u32_u24_e32 v1, 0x48, v1
    v_dual_mov_b32 v17, v9 :: v_dual_lshlrev_b32 v12, 3, v12
    v_dual_mov_b32 v18, v10 :: v_dual_lshlrev_b32 v13, 1, v13
    s_max_u32 s35, s2, 64
    v_mul_u32_u24_e32 v37, 0x48, v36
    v_add_lshl_u32 v1, v1, v3, 1
    s_add_u32 s35, s35, 0xffffffc0
    v_add3_u32 v38, v12, v13, v14
    v_dual_mov_b32 v12, v4 :: v_dual_mov_b32 v13, v5
    v_dual_mov_b32 v14, v6 :: v_dual_mov_b32 v19, v11
    v_dual_mov_b32 v20, v4 :: v_dual_mov_b32 v21, v5
    v_dual_mov_b32 v22, v6 :: v_dual_mov_b32 v23, v7
    v_dual_mov_b32 v24, v8 :: v_dual_mov_b32 v25, v9
    v_dual_mov_b32 v26, v10 :: v_dual_mov_b32 v27, v11
    v_dual_mov_b32 v28, v4 :: v_dual_mov_b32 v29, v5
    v_dual_mov_b32 v30, v6 :: v_dual_mov_b32 v31, v7
    v_dual_mov_b32 v32, v8 :: v_dual_mov_b32 v33, v9
    v_dual_mov_b32 v34, v10 :: v_dual_mov_b32 v35, v11
    s_mov_b32 s36, 64
    v_add_lshl_u32 v126, s34, v37, 1
    v_add_lshl_u32 v127, s33, v37, 1
    v_mul_u32_u24_e32 v37, 0x48, v38
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v3, v37, v3, 1
    s_branch L9
L5:
    s_add_u32 s33, s36, s13
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_ge_u32 s33, s2
    s_cbranch_scc0 L6
    s_sub_u32 s34, s33, s2
    s_branch L7
L6:
    s_mov_b32 s34, s33
L7:
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v41, v110, s34, 1
    v_add_lshl_u32 v42, v111, s34, 1
    v_add_lshl_u32 v43, v112, s34, 1
    v_add_lshl_u32 v44, v113, s34, 1
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v45, v114, s34, 1
    v_add_lshl_u32 v46, v115, s34, 1
    v_add_lshl_u32 v47, v116, s34, 1
    v_add_lshl_u32 v48, v117, s34, 1
    ds_load_b128 v[37:40], v126
    buffer_load_b128 v[78:81], v41, s[16:19], 0 offen
    buffer_load_b128 v[82:85], v42, s[16:19], 0 offen
    buffer_load_b128 v[86:89], v43, s[16:19], 0 offen
    buffer_load_b128 v[90:93], v44, s[16:19], 0 offen
    buffer_load_b128 v[94:97], v45, s[20:23], 0 offen
    buffer_load_b128 v[98:101], v46, s[20:23], 0 offen
    buffer_load_b128 v[102:105], v47, s[20:23], 0 offen
    buffer_load_b128 v[106:109], v48, s[20:23], 0 offen
    ds_load_b128 v[41:44], v126 offset:16
    ds_load_b128 v[45:48], v126 offset:2304
    ds_load_b128 v[49:52], v126 offset:2320
    ds_load_b128 v[54:57], v127
    ds_load_b128 v[58:61], v127 offset:16
    ds_load_b128 v[62:65], v127 offset:2304
    ds_load_b128 v[66:69], v127 offset:2320
    s_add_u32 s33, s33, 64
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[37:44], v[54:61], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[45:52], v[54:61], v[20:27]
    ds_load_b128 v[53:56], v126 offset:32
    ds_load_b128 v[57:60], v126 offset:48
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[37:44], v[62:69], v[12:19]
    ds_load_b128 v[37:40], v126 offset:2336
    ds_load_b128 v[41:44], v126 offset:2352
    v_wmma_f32_16x16x16_bf16 v[28:35], v[45:52], v[62:69], v[28:35]
    ds_load_b128 v[62:65], v127 offset:32
    ds_load_b128 v[66:69], v127 offset:48
    ds_load_b128 v[70:73], v127 offset:2336
    ds_load_b128 v[74:77], v127 offset:2352
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[53:60], v[62:69], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[37:44], v[62:69], v[20:27]
    ds_load_b128 v[45:48], v126 offset:64
    ds_load_b128 v[49:52], v126 offset:80
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[53:60], v[70:77], v[12:19]
    ds_load_b128 v[53:56], v126 offset:2368
    ds_load_b128 v[57:60], v126 offset:2384
    v_wmma_f32_16x16x16_bf16 v[28:35], v[37:44], v[70:77], v[28:35]
    ds_load_b128 v[62:65], v127 offset:64
    ds_load_b128 v[66:69], v127 offset:80
    ds_load_b128 v[70:73], v127 offset:2368
    ds_load_b128 v[74:77], v127 offset:2384
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[45:52], v[62:69], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[53:60], v[62:69], v[20:27]
    ds_load_b128 v[37:40], v126 offset:96
    ds_load_b128 v[41:44], v126 offset:112
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[45:52], v[70:77], v[12:19]
    ds_load_b128 v[45:48], v126 offset:2400
    ds_load_b128 v[49:52], v126 offset:2416
    v_wmma_f32_16x16x16_bf16 v[28:35], v[53:60], v[70:77], v[28:35]
    ds_load_b128 v[54:57], v127 offset:96
    ds_load_b128 v[58:61], v127 offset:112
    ds_load_b128 v[62:65], v127 offset:2400
    ds_load_b128 v[66:69], v127 offset:2416
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_barrier
    ds_store_b128 v3, v[106:109] offset:16128
    ds_store_b128 v3, v[102:105] offset:13824
    ds_store_b128 v3, v[98:101] offset:11520
    ds_store_b128 v3, v[94:97] offset:9216
    ds_store_b128 v1, v[90:93] offset:6912
    ds_store_b128 v1, v[86:89] offset:4608
    ds_store_b128 v1, v[82:85] offset:2304
    ds_store_b128 v1, v[78:81]
    v_wmma_f32_16x16x16_bf16 v[4:11], v[37:44], v[54:61], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[45:52], v[54:61], v[20:27]
    v_wmma_f32_16x16x16_bf16 v[12:19], v[37:44], v[62:69], v[12:19]
    v_wmma_f32_16x16x16_bf16 v[28:35], v[45:52], v[62:69], v[28:35]
    s_cmp_ge_u32 s33, s2
    s_cbranch_scc0 L8
    s_sub_u32 s33, s33, s2
L8:
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v41, v110, s33, 1
    v_add_lshl_u32 v42, v111, s33, 1
    v_add_lshl_u32 v43, v112, s33, 1
    v_add_lshl_u32 v44, v113, s33, 1
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v45, v114, s33, 1
    v_add_lshl_u32 v46, v115, s33, 1
    v_add_lshl_u32 v47, v116, s33, 1
    v_add_lshl_u32 v48, v117, s33, 1
    ds_load_b128 v[37:40], v126
    buffer_load_b128 v[78:81], v41, s[16:19], 0 offen
    buffer_load_b128 v[82:85], v42, s[16:19], 0 offen
    buffer_load_b128 v[86:89], v43, s[16:19], 0 offen
    buffer_load_b128 v[90:93], v44, s[16:19], 0 offen
    buffer_load_b128 v[94:97], v45, s[20:23], 0 offen
    buffer_load_b128 v[98:101], v46, s[20:23], 0 offen
    buffer_load_b128 v[102:105], v47, s[20:23], 0 offen
    buffer_load_b128 v[106:109], v48, s[20:23], 0 offen
    ds_load_b128 v[41:44], v126 offset:16
    ds_load_b128 v[45:48], v126 offset:2304
    ds_load_b128 v[49:52], v126 offset:2320
    ds_load_b128 v[54:57], v127
    ds_load_b128 v[58:61], v127 offset:16
    ds_load_b128 v[62:65], v127 offset:2304
    ds_load_b128 v[66:69], v127 offset:2320
    s_add_u32 s36, s36, 0x80
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[37:44], v[54:61], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[45:52], v[54:61], v[20:27]
    ds_load_b128 v[53:56], v126 offset:32
    ds_load_b128 v[57:60], v126 offset:48
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[37:44], v[62:69], v[12:19]
    ds_load_b128 v[37:40], v126 offset:2336
    ds_load_b128 v[41:44], v126 offset:2352
    v_wmma_f32_16x16x16_bf16 v[28:35], v[45:52], v[62:69], v[28:35]
    ds_load_b128 v[62:65], v127 offset:32
    ds_load_b128 v[66:69], v127 offset:48
    ds_load_b128 v[70:73], v127 offset:2336
    ds_load_b128 v[74:77], v127 offset:2352
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[53:60], v[62:69], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[37:44], v[62:69], v[20:27]
    ds_load_b128 v[45:48], v126 offset:64
    ds_load_b128 v[49:52], v126 offset:80
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[53:60], v[70:77], v[12:19]
    ds_load_b128 v[53:56], v126 offset:2368
    ds_load_b128 v[57:60], v126 offset:2384
    v_wmma_f32_16x16x16_bf16 v[28:35], v[37:44], v[70:77], v[28:35]
    ds_load_b128 v[62:65], v127 offset:64
    ds_load_b128 v[66:69], v127 offset:80
    ds_load_b128 v[70:73], v127 offset:2368
    ds_load_b128 v[74:77], v127 offset:2384
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[45:52], v[62:69], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[53:60], v[62:69], v[20:27]
    ds_load_b128 v[37:40], v126 offset:96
    ds_load_b128 v[41:44], v126 offset:112
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[45:52], v[70:77], v[12:19]
    ds_load_b128 v[45:48], v126 offset:2400
    ds_load_b128 v[49:52], v126 offset:2416
    v_wmma_f32_16x16x16_bf16 v[28:35], v[53:60], v[70:77], v[28:35]
    ds_load_b128 v[54:57], v127 offset:96
    ds_load_b128 v[58:61], v127 offset:112
    ds_load_b128 v[62:65], v127 offset:2400
    ds_load_b128 v[66:69], v127 offset:2416
    s_waitcnt vmcnt(0) lgkmcnt(0)
    s_barrier
    ds_store_b128 v3, v[106:109] offset:16128
    ds_store_b128 v3, v[102:105] offset:13824
    ds_store_b128 v3, v[98:101] offset:11520
    ds_store_b128 v3, v[94:97] offset:9216
    ds_store_b128 v1, v[90:93] offset:6912
    ds_store_b128 v1, v[86:89] offset:4608
    ds_store_b128 v1, v[82:85] offset:2304
    ds_store_b128 v1, v[78:81]
    v_wmma_f32_16x16x16_bf16 v[4:11], v[37:44], v[54:61], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[45:52], v[54:61], v[20:27]
    v_wmma_f32_16x16x16_bf16 v[12:19], v[37:44], v[62:69], v[12:19]
    v_wmma_f32_16x16x16_bf16 v[28:35], v[45:52], v[62:69], v[28:35]
L9:
    s_cmp_lt_u32 s36, s35
    s_cbranch_scc1 L5
    s_cmp_lt_u32 s36, s2
    s_cbranch_scc0 L11
    s_add_u32 s13, s36, s13
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_ge_u32 s13, s2
    s_cbranch_scc0 L10
    s_sub_u32 s13, s13, s2
L10:
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v41, v110, s13, 1
    v_add_lshl_u32 v42, v111, s13, 1
    v_add_lshl_u32 v43, v112, s13, 1
    v_add_lshl_u32 v44, v113, s13, 1
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_lshl_u32 v45, v114, s13, 1
    v_add_lshl_u32 v46, v115, s13, 1
    v_add_lshl_u32 v47, v116, s13, 1
    v_add_lshl_u32 v48, v117, s13, 1
    ds_load_b128 v[37:40], v126
    buffer_load_b128 v[90:93], v41, s[16:19], 0 offen
    buffer_load_b128 v[94:97], v42, s[16:19], 0 offen
    buffer_load_b128 v[98:101], v43, s[16:19], 0 offen
    buffer_load_b128 v[102:105], v44, s[16:19], 0 offen
    buffer_load_b128 v[106:109], v45, s[20:23], 0 offen
    buffer_load_b128 v[110:113], v46, s[20:23], 0 offen
    buffer_load_b128 v[114:117], v47, s[20:23], 0 offen
    buffer_load_b128 v[118:121], v48, s[20:23], 0 offen
    ds_load_b128 v[41:44], v126 offset:16
    ds_load_b128 v[45:48], v126 offset:2304
    ds_load_b128 v[49:52], v126 offset:2320
    ds_load_b128 v[54:57], v127
    ds_load_b128 v[58:61], v127 offset:16
    ds_load_b128 v[62:65], v127 offset:2304
    ds_load_b128 v[66:69], v127 offset:2320
    ds_load_b128 v[73:76], v126 offset:32
    ds_load_b128 v[77:80], v126 offset:48
    s_add_u32 s36, s36, 64
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[37:44], v[54:61], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[45:52], v[54:61], v[20:27]
    ds_load_b128 v[53:56], v126 offset:2336
    ds_load_b128 v[57:60], v126 offset:2352
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[37:44], v[62:69], v[12:19]
    ds_load_b128 v[82:85], v127 offset:32
    ds_load_b128 v[86:89], v127 offset:48
    v_wmma_f32_16x16x16_bf16 v[28:35], v[45:52], v[62:69], v[28:35]
    ds_load_b128 v[38:41], v127 offset:2336
    ds_load_b128 v[42:45], v127 offset:2352
    ds_load_b128 v[61:64], v126 offset:64
    ds_load_b128 v[65:68], v126 offset:80
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[73:80], v[82:89], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[53:60], v[82:89], v[20:27]
    ds_load_b128 v[81:84], v126 offset:2368
    ds_load_b128 v[85:88], v126 offset:2384
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[73:80], v[38:45], v[12:19]
    ds_load_b128 v[70:73], v127 offset:64
    ds_load_b128 v[74:77], v127 offset:80
    v_wmma_f32_16x16x16_bf16 v[28:35], v[53:60], v[38:45], v[28:35]
    ds_load_b128 v[38:41], v127 offset:2368
    ds_load_b128 v[42:45], v127 offset:2384
    ds_load_b128 v[49:52], v126 offset:96
    ds_load_b128 v[53:56], v126 offset:112
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[61:68], v[70:77], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[81:88], v[70:77], v[20:27]
    ds_load_b128 v[69:72], v126 offset:2400
    ds_load_b128 v[73:76], v126 offset:2416
    s_waitcnt lgkmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[61:68], v[38:45], v[12:19]
    ds_load_b128 v[58:61], v127 offset:96
    ds_load_b128 v[62:65], v127 offset:112
    v_wmma_f32_16x16x16_bf16 v[28:35], v[81:88], v[38:45], v[28:35]
    ds_load_b128 v[38:41], v127 offset:2400
    ds_load_b128 v[42:45], v127 offset:2416
    s_waitcnt lgkmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[49:56], v[58:65], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[69:76], v[58:65], v[20:27]
    s_waitcnt lgkmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[49:56], v[38:45], v[12:19]
    v_wmma_f32_16x16x16_bf16 v[28:35], v[69:76], v[38:45], v[28:35]
    s_waitcnt vmcnt(0)
    s_barrier
    ds_store_b128 v3, v[118:121] offset:16128
    ds_store_b128 v3, v[114:117] offset:13824
    ds_store_b128 v3, v[110:113] offset:11520
    ds_store_b128 v3, v[106:109] offset:9216
    ds_store_b128 v1, v[102:105] offset:6912
    ds_store_b128 v1, v[98:101] offset:4608
    ds_store_b128 v1, v[94:97] offset:2304
    ds_store_b128 v1, v[90:93]
L11:
    s_add_u32 s13, s36, 0xffffffc0
    s_add_u32 s33, s6, -1
    s_branch L20
L12:
    s_cmp_ge_u32 s13, s2
    s_cbranch_scc0 L19
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_mov_b32_e32 v1, v0
    s_branch L15
L13:
    s_mov_b32 exec_lo, s34
    v_lshrrev_b32_e32 v3, 6, v1
    v_and_b32_e32 v37, 63, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v38, s1, v3
    v_add_nc_u32_e32 v39, s13, v37
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_e32 v38, s11, v38
    v_cmp_gt_u32_e64 s35, s6, v39
    v_min_u32_e32 v39, s33, v39
    s_and_b32 s36, exec_lo, s35
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s36
    v_mul_lo_u32 v38, v38, s7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v38, v38, v39
    v_add_lshl_u32 v38, s30, v38, 1
    buffer_load_u16 v38, v38, s[16:19], 0 offen
    s_mov_b32 exec_lo, s34
L14:
    v_mul_lo_u32 v3, v3, 0x48
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v38, 0, v38, s35
    v_add_nc_u32_e32 v1, 0x80, v1
    s_delay_alu instid0(VALU_DEP_3)
    v_add_lshl_u32 v3, v3, v37, 1
    ds_store_b16 v3, v38
L15:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, 0x1000, v1
    s_and_b32 s34, exec_lo, vcc_lo
    s_cbranch_scc1 L13
    s_mov_b32 exec_lo, s12
    v_mov_b32_e32 v1, v0
    s_branch L18
L16:
    s_mov_b32 exec_lo, s34
    v_lshrrev_b32_e32 v3, 6, v1
    v_and_b32_e32 v37, 63, v1
    v_lshrrev_b32_e32 v38, 9, v1
    v_bfe_u32 v39, v1, 8, 1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_and_b32_e32 v40, 3, v3
    v_add_nc_u32_e32 v41, s13, v37
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v38, 3, v38
    v_add_nc_u32_e32 v3, s28, v3
    v_lshlrev_b32_e32 v40, 1, v40
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_cmp_gt_u32_e64 s35, s6, v41
    v_min_u32_e32 v41, s33, v41
    v_min_u32_e32 v3, s31, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_add3_u32 v38, v38, v40, v39
    s_and_b32 s36, exec_lo, s35
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s36
    v_mul_lo_u32 v3, v3, s8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v3, v3, v41
    v_add_lshl_u32 v3, s29, v3, 1
    buffer_load_u16 v3, v3, s[20:23], 0 offen
    s_mov_b32 exec_lo, s34
L17:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
    v_mul_lo_u32 v38, v38, 0x48
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v3, 0, v3, s35
    v_add_nc_u32_e32 v1, 0x80, v1
    v_add_lshl_u32 v37, v38, v37, 1
    ds_store_b16 v37, v3 offset:9216
L18:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, 0x1000, v1
    s_and_b32 s34, exec_lo, vcc_lo
    s_cbranch_scc1 L16
    s_mov_b32 exec_lo, s12
L19:
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[37:40], v126
    ds_load_b128 v[41:44], v126 offset:16
    ds_load_b128 v[45:48], v126 offset:2304
    ds_load_b128 v[49:52], v126 offset:2320
    ds_load_b128 v[54:57], v127
    ds_load_b128 v[58:61], v127 offset:16
    ds_load_b128 v[62:65], v127 offset:2304
    ds_load_b128 v[66:69], v127 offset:2320
    ds_load_b128 v[73:76], v126 offset:32
    ds_load_b128 v[77:80], v126 offset:48
    ds_load_b128 v[81:84], v126 offset:2336
    ds_load_b128 v[85:88], v126 offset:2352
    ds_load_b128 v[90:93], v127 offset:32
    ds_load_b128 v[94:97], v127 offset:48
    ds_load_b128 v[98:101], v127 offset:2336
    ds_load_b128 v[102:105], v127 offset:2352
    ds_load_b128 v[109:112], v126 offset:64
    ds_load_b128 v[113:116], v126 offset:80
    s_add_u32 s13, s13, 64
    s_waitcnt lgkmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[37:44], v[54:61], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[45:52], v[54:61], v[20:27]
    ds_load_b128 v[53:56], v126 offset:2368
    ds_load_b128 v[57:60], v126 offset:2384
    s_waitcnt lgkmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[37:44], v[62:69], v[12:19]
    ds_load_b128 v[118:121], v127 offset:64
    ds_load_b128 v[122:125], v127 offset:80
    v_wmma_f32_16x16x16_bf16 v[28:35], v[45:52], v[62:69], v[28:35]
    ds_load_b128 v[38:41], v127 offset:2368
    ds_load_b128 v[42:45], v127 offset:2384
    ds_load_b128 v[61:64], v126 offset:96
    ds_load_b128 v[65:68], v126 offset:112
    s_waitcnt lgkmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[73:80], v[90:97], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[81:88], v[90:97], v[20:27]
    ds_load_b128 v[89:92], v126 offset:2400
    ds_load_b128 v[93:96], v126 offset:2416
    s_waitcnt lgkmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[73:80], v[98:105], v[12:19]
    ds_load_b128 v[70:73], v127 offset:96
    ds_load_b128 v[74:77], v127 offset:112
    v_wmma_f32_16x16x16_bf16 v[28:35], v[81:88], v[98:105], v[28:35]
    ds_load_b128 v[78:81], v127 offset:2400
    ds_load_b128 v[82:85], v127 offset:2416
    s_waitcnt lgkmcnt(10)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[109:116], v[118:125], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[53:60], v[118:125], v[20:27]
    s_waitcnt lgkmcnt(8)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[109:116], v[38:45], v[12:19]
    v_wmma_f32_16x16x16_bf16 v[28:35], v[53:60], v[38:45], v[28:35]
    s_waitcnt lgkmcnt(2)
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_wmma_f32_16x16x16_bf16 v[4:11], v[61:68], v[70:77], v[4:11]
    v_wmma_f32_16x16x16_bf16 v[20:27], v[89:96], v[70:77], v[20:27]
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_wmma_f32_16x16x16_bf16 v[12:19], v[61:68], v[78:85], v[12:19]
    v_wmma_f32_16x16x16_bf16 v[28:35], v[89:96], v[78:85], v[28:35]
L20:
    s_cmp_lt_u32 s13, s6
    s_cbranch_scc1 L12
    s_add_u32 s1, s1, s14
    s_or_b32 s2, s9, s3
    v_lshrrev_b32_e32 v0, 4, v2
    v_add_nc_u32_e32 v36, s1, v36
    s_mul_i32 s0, s0, s10
    s_and_b32 s1, s2, 1
    s_add_u32 s2, s28, 64
    s_add_u32 s6, s28, s32
    v_mul_lo_u32 v1, v36, s9
    s_add_u32 s0, s0, s15
    s_cmp_eq_u32 s1, 0
    s_cselect_b32 s1, exec_lo, 0
    s_cmp_le_u32 s2, s5
    s_cselect_b32 s2, exec_lo, 0
    v_lshl_add_u32 v0, v0, 2, s6
    s_mul_i32 s0, s0, s3
    s_and_b32 s1, s1, s2
    s_delay_alu instid0(VALU_DEP_1)
    v_add3_u32 v37, s0, v1, v0
    s_and_b32 s0, s1, exec_lo
    s_cbranch_scc0 L22
    v_cmp_gt_u32_e32 vcc_lo, s4, v36
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v38, 2, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v39, 32, v38
    v_add_nc_u32_e32 v40, 64, v38
    v_add_nc_u32_e32 v41, 0x60, v38
    buffer_load_b128 v[0:3], v38, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v4, v0 :: v_dual_add_f32 v1, v5, v1
    v_dual_add_f32 v2, v6, v2 :: v_dual_add_f32 v3, v7, v3
    buffer_store_b128 v[0:3], v38, s[24:27], 0 offen
    buffer_load_b128 v[0:3], v39, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v8, v0 :: v_dual_add_f32 v1, v9, v1
    v_dual_add_f32 v2, v10, v2 :: v_dual_add_f32 v3, v11, v3
    buffer_store_b128 v[0:3], v39, s[24:27], 0 offen
    buffer_load_b128 v[0:3], v40, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v20, v0 :: v_dual_add_f32 v1, v21, v1
    v_dual_add_f32 v2, v22, v2 :: v_dual_add_f32 v3, v23, v3
    buffer_store_b128 v[0:3], v40, s[24:27], 0 offen
    buffer_load_b128 v[0:3], v41, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v24, v0 :: v_dual_add_f32 v1, v25, v1
    v_dual_add_f32 v2, v26, v2 :: v_dual_add_f32 v3, v27, v3
    buffer_store_b128 v[0:3], v41, s[24:27], 0 offen
    s_mov_b32 exec_lo, s12
L21:
    v_add_nc_u32_e32 v0, 16, v36
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s4, v0
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s9, 4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v4, v37, s0, 2
    v_add_nc_u32_e32 v5, 32, v4
    v_add_nc_u32_e32 v6, 64, v4
    v_add_nc_u32_e32 v7, 0x60, v4
    buffer_load_b128 v[0:3], v4, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v12, v0 :: v_dual_add_f32 v1, v13, v1
    v_dual_add_f32 v2, v14, v2 :: v_dual_add_f32 v3, v15, v3
    buffer_store_b128 v[0:3], v4, s[24:27], 0 offen
    buffer_load_b128 v[0:3], v5, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v16, v0 :: v_dual_add_f32 v1, v17, v1
    v_dual_add_f32 v2, v18, v2 :: v_dual_add_f32 v3, v19, v3
    buffer_store_b128 v[0:3], v5, s[24:27], 0 offen
    buffer_load_b128 v[0:3], v6, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v28, v0 :: v_dual_add_f32 v1, v29, v1
    v_dual_add_f32 v2, v30, v2 :: v_dual_add_f32 v3, v31, v3
    buffer_store_b128 v[0:3], v6, s[24:27], 0 offen
    buffer_load_b128 v[0:3], v7, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v32, v0 :: v_dual_add_f32 v1, v33, v1
    v_dual_add_f32 v2, v34, v2 :: v_dual_add_f32 v3, v35, v3
    buffer_store_b128 v[0:3], v7, s[24:27], 0 offen
    s_branch L55
L22:
    v_cmp_gt_u32_e32 vcc_lo, s4, v36
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e32 vcc_lo, s5, v0
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v1, 2, v37
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v4, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L23:
    v_add_nc_u32_e32 v1, 1, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 4
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v5, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L24:
    v_add_nc_u32_e32 v1, 2, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 8
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v6, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L25:
    v_add_nc_u32_e32 v1, 3, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 12
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v7, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L26:
    v_add_nc_u32_e32 v1, 8, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 32
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v8, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L27:
    v_add_nc_u32_e32 v1, 9, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 36
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v9, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L28:
    v_add_nc_u32_e32 v1, 10, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 40
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v10, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L29:
    v_add_nc_u32_e32 v1, 11, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 44
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v11, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L30:
    v_add_nc_u32_e32 v1, 16, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 64
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v20, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L31:
    v_add_nc_u32_e32 v1, 17, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 0x44
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v21, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L32:
    v_add_nc_u32_e32 v1, 18, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 0x48
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v22, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L33:
    v_add_nc_u32_e32 v1, 19, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 0x4c
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v23, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L34:
    v_add_nc_u32_e32 v1, 24, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 0x60
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v24, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L35:
    v_add_nc_u32_e32 v1, 25, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 0x64
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v25, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L36:
    v_add_nc_u32_e32 v1, 26, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 0x68
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v26, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L37:
    v_add_nc_u32_e32 v1, 27, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, v37, 2, 0x6c
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v27, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
L38:
    s_mov_b32 exec_lo, s12
L39:
    v_add_nc_u32_e32 v1, 16, v36
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s4, v1
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s0
    v_cmp_gt_u32_e32 vcc_lo, s5, v0
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s9, 4
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v1, v37, s1, 2
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v12, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L40:
    v_add_nc_u32_e32 v1, 1, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 4
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v13, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L41:
    v_add_nc_u32_e32 v1, 2, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 8
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v14, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L42:
    v_add_nc_u32_e32 v1, 3, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 12
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v15, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L43:
    v_add_nc_u32_e32 v1, 8, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 32
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v16, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L44:
    v_add_nc_u32_e32 v1, 9, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 36
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v17, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L45:
    v_add_nc_u32_e32 v1, 10, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 40
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v18, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L46:
    v_add_nc_u32_e32 v1, 11, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 44
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v19, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L47:
    v_add_nc_u32_e32 v1, 16, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 64
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v28, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L48:
    v_add_nc_u32_e32 v1, 17, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 0x44
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v29, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L49:
    v_add_nc_u32_e32 v1, 18, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 0x48
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v30, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L50:
    v_add_nc_u32_e32 v1, 19, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 0x4c
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v31, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L51:
    v_add_nc_u32_e32 v1, 24, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 0x60
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v32, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L52:
    v_add_nc_u32_e32 v1, 25, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 0x64
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v33, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L53:
    v_add_nc_u32_e32 v1, 26, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v1
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L54
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v1, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 0x68
    buffer_load_b32 v2, v1, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v34, v2
    buffer_store_b32 v2, v1, s[24:27], 0 offen
    s_mov_b32 exec_lo, s0
L54:
    v_add_nc_u32_e32 v0, 27, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s5, v0
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s1
    v_lshl_add_u32 v0, s9, 4, v37
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v0, v0, 2, 0x6c
    buffer_load_b32 v1, v0, s[24:27], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v35, v1
    buffer_store_b32 v1, v0, s[24:27], 0 offen
L55:
    s_endpgm
