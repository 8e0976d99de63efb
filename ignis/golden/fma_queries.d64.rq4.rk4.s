; 146 VGPRs, 59 SGPRs, 60928 bytes of LDS, 0 of scratch, 851 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x48
    s_load_b128 s[32:35], s[0:1], 0x18
    s_load_b128 s[36:39], s[0:1], 0x30
    s_load_b128 s[40:43], s[0:1], 0x60
    s_load_b128 s[44:47], s[0:1], 0x78
    s_load_b128 s[48:51], s[0:1], 0x90
    s_load_b32 s3, s[0:1], 0xac
    s_load_b512 s[16:31], s[0:1], 0xb4
    s_load_b128 s[52:55], s[0:1], 0xf4
    s_load_b32 s0, s[0:1], 0x104
    s_lshl_b32 s1, s13, 5
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s35, 0x11016000
    v_lshrrev_b32_e32 v72, 4, v0
    v_and_b32_e32 v33, 15, v0
    s_mov_b32 s39, 0x11016000
    s_mov_b32 s43, 0x11016000
    s_mov_b32 s47, 0x11016000
    v_add_nc_u32_e32 v1, s1, v72
    v_lshlrev_b32_e32 v73, 2, v33
    v_add_nc_u32_e32 v34, 16, v72
    v_add_nc_u32_e32 v35, 24, v72
    v_add_nc_u32_e32 v36, 8, v72
    v_mul_u32_u24_e32 v2, 0x44, v72
    v_lshlrev_b32_e32 v37, 2, v72
    v_mul_u32_u24_e32 v3, 0x44, v34
    v_mul_u32_u24_e32 v4, 0x44, v35
    v_mul_u32_u24_e32 v5, 0x44, v36
    v_add_lshl_u32 v38, v2, v73, 2
    s_mov_b32 s51, 0x11016000
    v_add_lshl_u32 v39, v3, v73, 2
    v_add_lshl_u32 v40, v4, v73, 2
    v_add_lshl_u32 v41, v5, v73, 2
    v_add_nc_u32_e32 v74, s1, v37
    s_max_u32 s6, s6, 3
    s_or_b32 s5, s5, 0x40000
    s_max_u32 s10, s10, 3
    s_sub_u32 s6, s6, 3
    s_or_b32 s9, s9, 0x40000
    s_sub_u32 s10, s10, 3
    s_max_u32 s12, s34, 3
    s_max_u32 s13, s38, 3
    v_mul_lo_u32 v2, v1, s22
    s_mul_i32 s20, s15, s20
    s_mul_i32 s21, s14, s21
    s_add_u32 s56, s17, -1
    s_mul_i32 s34, s22, 24
    s_add_u32 s20, s20, s21
    s_mul_i32 s21, s56, s22
    v_mul_lo_u32 v1, v1, s31
    v_add3_u32 v2, s20, v2, v73
    s_add_u32 s20, s20, s21
    s_mul_i32 s21, s15, s29
    s_mul_i32 s29, s14, s30
    v_add_nc_u32_e32 v3, s20, v73
    v_lshl_add_u32 v4, s22, 3, v2
    v_lshl_add_u32 v5, s22, 4, v2
    v_add_nc_u32_e32 v6, s34, v2
    s_add_u32 s20, s21, s29
    v_min_u32_e32 v2, v2, v3
    v_min_u32_e32 v7, v4, v3
    v_min_u32_e32 v9, v5, v3
    v_min_u32_e32 v13, v6, v3
    s_mul_i32 s21, s56, s31
    v_add3_u32 v17, s20, v1, v73
    s_mul_i32 s22, s31, 24
    s_add_u32 s20, s20, s21
    v_cvt_f32_u32_e32 v1, s16
    s_sub_u32 s21, 0, s16
    v_add_nc_u32_e32 v18, s20, v73
    v_lshl_add_u32 v19, s31, 3, v17
    v_lshl_add_u32 v20, s31, 4, v17
    v_add_nc_u32_e32 v21, s22, v17
    v_rcp_f32_e32 v22, v1
    buffer_load_b128 v[1:4], v2, s[4:7], 0 idxen
    buffer_load_b128 v[5:8], v7, s[4:7], 0 idxen
    buffer_load_b128 v[9:12], v9, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v13, s[4:7], 0 idxen
    v_min_u32_e32 v17, v17, v18
    v_min_u32_e32 v23, v19, v18
    v_min_u32_e32 v25, v20, v18
    v_min_u32_e32 v29, v21, v18
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v18, 0x4f7ffffa, v22
    s_cmp_eq_u32 s16, 0
    s_cselect_b32 s4, exec_lo, 0
    s_max_u32 s5, s42, 3
    s_max_u32 s6, s46, 3
    v_cvt_u32_f32_e32 v42, v18
    s_max_u32 s7, s50, 3
    s_mul_i32 s20, s15, s23
    s_mul_i32 s22, s15, s26
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_lo_u32 v43, s21, v42
    buffer_load_b128 v[17:20], v17, s[8:11], 0 idxen
    buffer_load_b128 v[21:24], v23, s[8:11], 0 idxen
    buffer_load_b128 v[25:28], v25, s[8:11], 0 idxen
    buffer_load_b128 v[29:32], v29, s[8:11], 0 idxen
    v_mul_hi_u32 v43, v42, v43
    s_or_b32 s33, s33, 0x40000
    s_sub_u32 s34, s12, 3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v42, v42, v43
    s_or_b32 s37, s37, 0x40000
    s_sub_u32 s38, s13, 3
    s_or_b32 s41, s41, 0x40000
    v_mul_hi_u32 v42, s14, v42
    s_sub_u32 s42, s5, 3
    s_or_b32 s45, s45, 0x40000
    s_sub_u32 s46, s6, 3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v43, v42, s16
    s_or_b32 s49, s49, 0x40000
    s_sub_u32 s50, s7, 3
    v_sub_nc_u32_e32 v43, s14, v43
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e32 vcc_lo, s16, v43
    v_subrev_nc_u32_e32 v44, s16, v43
    v_add_co_ci_u32_e64 v42, null, v42, 0, vcc_lo
    v_cndmask_b32_e32 v43, v43, v44, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e32 vcc_lo, s16, v43
    v_add_co_ci_u32_e64 v42, null, v42, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v42, v42, 0, s4
    v_readfirstlane_b32 s4, v42
    s_mul_i32 s5, s4, s24
    s_mul_i32 s4, s4, s27
    s_add_u32 s5, s20, s5
    s_add_u32 s4, s22, s4
    s_waitcnt vmcnt(7)
    ds_store_b128 v38, v[1:4]
    s_waitcnt vmcnt(6)
    ds_store_b128 v38, v[5:8] offset:2176
    s_waitcnt vmcnt(5)
    ds_store_b128 v39, v[9:12]
    s_waitcnt vmcnt(4)
    ds_store_b128 v40, v[13:16]
    s_waitcnt vmcnt(3)
    ds_store_b128 v38, v[17:20] offset:8704
    s_waitcnt vmcnt(2)
    ds_store_b128 v41, v[21:24] offset:8704
    s_waitcnt vmcnt(1)
    ds_store_b128 v39, v[25:28] offset:8704
    s_waitcnt vmcnt(0)
    ds_store_b128 v40, v[29:32] offset:8704
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L0
    v_mov_b32_e32 v75, s18
    s_branch L1
L0:
    v_add3_u32 v1, v74, s18, 1
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v1, s17, v1
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v1, s6, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v75, s17, v1
L1:
    v_add_nc_u32_e32 v76, 1, v74
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L2
    v_mov_b32_e32 v77, s18
    s_branch L3
L2:
    v_add3_u32 v1, v74, s18, 2
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v1, s17, v1
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v1, s6, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v77, s17, v1
L3:
    v_add_nc_u32_e32 v78, 2, v74
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L4
    v_mov_b32_e32 v79, s18
    s_branch L5
L4:
    v_add3_u32 v1, v74, s18, 3
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v1, s17, v1
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v1, s6, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v79, s17, v1
L5:
    v_add_nc_u32_e32 v80, 3, v74
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L6
    v_mov_b32_e32 v81, s18
    s_branch L7
L6:
    v_add3_u32 v1, v74, s18, 4
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v1, s17, v1
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v1, s6, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v81, s17, v1
L7:
    s_add_u32 s6, s1, 31
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s6, s6, s56
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L8
    s_mov_b32 s6, s18
    s_branch L9
L8:
    s_add_u32 s6, s6, s18
    s_add_u32 s7, s18, s17
    s_add_u32 s6, s6, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s6, s6, s17
    s_min_u32 s6, s6, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s6, s6, s17
L9:
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L10
    s_mov_b32 s1, s18
    s_branch L11
L10:
    s_add_u32 s1, s1, s18
    s_add_u32 s7, s18, s17
    s_add_u32 s1, s1, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s1, s1, s17
    s_min_u32 s1, s1, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s1, s1, s17
L11:
    s_and_b32 s7, s17, 63
    s_mul_i32 s3, s15, s3
    v_add_nc_u32_e32 v1, 32, v72
    s_sub_u32 s8, 64, s7
    s_add_u32 s3, s3, s14
    v_add_nc_u32_e32 v2, 40, v72
    s_cmp_eq_u32 s7, 0
    s_cselect_b32 s7, 0, s8
    v_add_nc_u32_e32 v3, 48, v72
    s_add_u32 s7, s17, s7
    v_add_nc_u32_e32 v4, 56, v72
    v_and_b32_e32 v5, 3, v72
    s_mul_i32 s3, s3, s7
    v_lshrrev_b32_e32 v0, 6, v0
    v_and_b32_e32 v6, 3, v36
    v_add_nc_u32_e32 v7, s3, v74
    v_lshrrev_b32_e32 v8, 2, v36
    v_and_b32_e32 v9, 3, v34
    v_lshrrev_b32_e32 v10, 2, v34
    v_and_b32_e32 v11, 3, v35
    v_lshrrev_b32_e32 v12, 2, v35
    v_and_b32_e32 v13, 3, v1
    v_lshrrev_b32_e32 v14, 2, v1
    v_and_b32_e32 v15, 3, v2
    v_lshrrev_b32_e32 v16, 2, v2
    v_and_b32_e32 v17, 3, v3
    v_lshrrev_b32_e32 v18, 2, v3
    v_and_b32_e32 v19, 3, v4
    v_lshrrev_b32_e32 v20, 2, v4
    v_lshl_add_u32 v21, v5, 4, v0
    v_lshl_add_u32 v8, v6, 4, v8
    v_lshl_add_u32 v9, v9, 4, v10
    buffer_load_b128 v[0:3], v7, s[40:43], 0 idxen
    buffer_load_b128 v[4:7], v7, s[44:47], 0 idxen
    v_lshl_add_u32 v10, v11, 4, v12
    v_lshl_add_u32 v11, v13, 4, v14
    v_lshl_add_u32 v12, v15, 4, v16
    v_lshl_add_u32 v13, v17, 4, v18
    v_lshl_add_u32 v14, v19, 4, v20
    v_add_nc_u32_e32 v15, 1, v37
    v_add_nc_u32_e32 v16, 2, v37
    v_add_nc_u32_e32 v17, 3, v37
    s_add_u32 s3, s18, -1
    v_mul_u32_u24_e32 v18, 0x44, v21
    v_mul_u32_u24_e32 v8, 0x44, v8
    s_mul_i32 s7, s3, s25
    s_mul_i32 s3, s3, s28
    v_mul_u32_u24_e32 v9, 0x44, v9
    v_mul_u32_u24_e32 v10, 0x44, v10
    v_mul_u32_u24_e32 v11, 0x44, v11
    v_mul_u32_u24_e32 v12, 0x44, v12
    v_mul_u32_u24_e32 v13, 0x44, v13
    v_mul_u32_u24_e32 v14, 0x44, v14
    v_mul_u32_u24_e32 v82, 0x44, v37
    v_mul_u32_u24_e32 v15, 0x44, v15
    v_mul_u32_u24_e32 v16, 0x44, v16
    v_mul_u32_u24_e32 v17, 0x44, v17
    s_add_u32 s7, s5, s7
    s_add_u32 s3, s4, s3
    s_lshl_b32 s8, s25, 3
    v_add_nc_u32_e32 v83, s7, v73
    s_lshl_b32 s7, s25, 4
    s_mul_i32 s9, s25, 24
    s_lshl_b32 s10, s25, 5
    s_mul_i32 s11, s25, 40
    s_mul_i32 s12, s25, 48
    s_mul_i32 s13, s25, 56
    v_add_lshl_u32 v84, v18, v73, 2
    v_add_lshl_u32 v85, v8, v73, 2
    v_add_lshl_u32 v86, v9, v73, 2
    v_add_lshl_u32 v87, v10, v73, 2
    v_add_lshl_u32 v88, v11, v73, 2
    v_add_lshl_u32 v89, v12, v73, 2
    v_add_lshl_u32 v90, v13, v73, 2
    v_add_lshl_u32 v91, v14, v73, 2
    v_dual_mov_b32 v99, 0 :: v_dual_add_nc_u32 v92, s3, v73
    s_lshl_b32 s3, s28, 3
    s_lshl_b32 s16, s28, 4
    s_mul_i32 s18, s28, 24
    s_lshl_b32 s19, s28, 5
    s_mul_i32 s20, s28, 40
    s_mul_i32 s21, s28, 48
    s_mul_i32 s22, s28, 56
    v_mul_u32_u24_e32 v93, 0x44, v33
    v_add_lshl_u32 v94, v82, v73, 2
    v_add_lshl_u32 v95, v15, v73, 2
    v_add_lshl_u32 v96, v16, v73, 2
    v_add_lshl_u32 v97, v17, v73, 2
    v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v101, 0
    v_dual_mov_b32 v100, 0 :: v_dual_mov_b32 v103, 0
    v_dual_mov_b32 v102, 0 :: v_dual_mov_b32 v105, 0
    v_dual_mov_b32 v104, 0 :: v_dual_mov_b32 v107, 0
    v_dual_mov_b32 v106, 0 :: v_dual_mov_b32 v109, 0
    v_dual_mov_b32 v108, 0 :: v_dual_mov_b32 v111, 0
    v_dual_mov_b32 v110, 0 :: v_dual_mov_b32 v113, 0
    v_mov_b32_e32 v112, 0
    s_mov_b32 s23, 0
    s_branch L17
L12:
    v_dual_mov_b32 v145, 0 :: v_dual_add_nc_u32 v8, s23, v72
    v_dual_mov_b32 v143, 0 :: v_dual_mov_b32 v144, 0
    v_dual_mov_b32 v141, 0 :: v_dual_mov_b32 v142, 0
    v_dual_mov_b32 v139, 0 :: v_dual_mov_b32 v140, 0
    v_dual_mov_b32 v137, 0 :: v_dual_mov_b32 v138, 0
    v_dual_mov_b32 v135, 0 :: v_dual_mov_b32 v136, 0
    v_dual_mov_b32 v133, 0 :: v_dual_mov_b32 v134, 0
    v_dual_mov_b32 v131, 0 :: v_dual_mov_b32 v132, 0
    v_dual_mov_b32 v129, 0 :: v_dual_mov_b32 v130, 0
    v_dual_mov_b32 v127, 0 :: v_dual_mov_b32 v128, 0
    v_dual_mov_b32 v125, 0 :: v_dual_mov_b32 v126, 0
    v_dual_mov_b32 v123, 0 :: v_dual_mov_b32 v124, 0
    v_dual_mov_b32 v121, 0 :: v_dual_mov_b32 v122, 0
    v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v120, 0
    v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v118, 0
    v_dual_mov_b32 v115, 0 :: v_dual_mov_b32 v116, 0
    v_mov_b32_e32 v114, 0
    s_mov_b32 s24, 0
    v_mul_lo_u32 v9, v8, s25
    v_mul_lo_u32 v8, v8, s28
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add3_u32 v9, s5, v9, v73
    v_add3_u32 v56, s4, v8, v73
    s_delay_alu instid0(VALU_DEP_2)
    v_add_nc_u32_e32 v8, s8, v9
    v_add_nc_u32_e32 v10, s7, v9
    v_add_nc_u32_e32 v11, s9, v9
    v_min_u32_e32 v12, v9, v83
    v_add_nc_u32_e32 v13, s10, v9
    v_min_u32_e32 v14, v8, v83
    v_min_u32_e32 v16, v10, v83
    v_min_u32_e32 v20, v11, v83
    v_add_nc_u32_e32 v8, s11, v9
    v_add_nc_u32_e32 v10, s12, v9
    v_add_nc_u32_e32 v9, s13, v9
    v_min_u32_e32 v24, v13, v83
    v_add_nc_u32_e32 v11, s3, v56
    v_min_u32_e32 v28, v8, v83
    v_min_u32_e32 v32, v10, v83
    v_min_u32_e32 v36, v9, v83
    v_add_nc_u32_e32 v40, s16, v56
    v_add_nc_u32_e32 v41, s18, v56
    v_min_u32_e32 v42, v56, v92
    v_min_u32_e32 v44, v11, v92
    buffer_load_b128 v[8:11], v12, s[32:35], 0 idxen
    buffer_load_b128 v[12:15], v14, s[32:35], 0 idxen
    buffer_load_b128 v[16:19], v16, s[32:35], 0 idxen
    buffer_load_b128 v[20:23], v20, s[32:35], 0 idxen
    buffer_load_b128 v[24:27], v24, s[32:35], 0 idxen
    buffer_load_b128 v[28:31], v28, s[32:35], 0 idxen
    buffer_load_b128 v[32:35], v32, s[32:35], 0 idxen
    buffer_load_b128 v[36:39], v36, s[32:35], 0 idxen
    v_min_u32_e32 v48, v40, v92
    v_min_u32_e32 v52, v41, v92
    buffer_load_b128 v[40:43], v42, s[36:39], 0 idxen
    buffer_load_b128 v[44:47], v44, s[36:39], 0 idxen
    buffer_load_b128 v[48:51], v48, s[36:39], 0 idxen
    buffer_load_b128 v[52:55], v52, s[36:39], 0 idxen
    v_add_nc_u32_e32 v57, s19, v56
    v_add_nc_u32_e32 v58, s20, v56
    v_add_nc_u32_e32 v59, s21, v56
    v_add_nc_u32_e32 v56, s22, v56
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_min_u32_e32 v57, v57, v92
    v_min_u32_e32 v60, v58, v92
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_min_u32_e32 v64, v59, v92
    v_min_u32_e32 v68, v56, v92
    buffer_load_b128 v[56:59], v57, s[36:39], 0 idxen
    buffer_load_b128 v[60:63], v60, s[36:39], 0 idxen
    buffer_load_b128 v[64:67], v64, s[36:39], 0 idxen
    buffer_load_b128 v[68:71], v68, s[36:39], 0 idxen
    s_waitcnt vmcnt(15)
    ds_store_b128 v84, v[8:11] offset:17408
    s_waitcnt vmcnt(14)
    ds_store_b128 v85, v[12:15] offset:17408
    s_waitcnt vmcnt(13)
    ds_store_b128 v86, v[16:19] offset:17408
    s_waitcnt vmcnt(12)
    ds_store_b128 v87, v[20:23] offset:17408
    s_waitcnt vmcnt(11)
    ds_store_b128 v88, v[24:27] offset:17408
    s_waitcnt vmcnt(10)
    ds_store_b128 v89, v[28:31] offset:17408
    s_waitcnt vmcnt(9)
    ds_store_b128 v90, v[32:35] offset:17408
    s_waitcnt vmcnt(8)
    ds_store_b128 v91, v[36:39] offset:17408
    s_waitcnt vmcnt(7)
    ds_store_b128 v84, v[40:43] offset:34816
    s_waitcnt vmcnt(6)
    ds_store_b128 v85, v[44:47] offset:34816
    s_waitcnt vmcnt(5)
    ds_store_b128 v86, v[48:51] offset:34816
    s_waitcnt vmcnt(4)
    ds_store_b128 v87, v[52:55] offset:34816
    s_waitcnt vmcnt(3)
    ds_store_b128 v88, v[56:59] offset:34816
    s_waitcnt vmcnt(2)
    ds_store_b128 v89, v[60:63] offset:34816
    s_waitcnt vmcnt(1)
    ds_store_b128 v90, v[64:67] offset:34816
    s_waitcnt vmcnt(0)
    ds_store_b128 v91, v[68:71] offset:34816
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_branch L14
L13:
    v_add_nc_u32_e32 v8, s24, v82
    v_add_nc_u32_e32 v9, s24, v93
    s_add_u32 s24, s24, 4
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_and_b32_e32 v8, 0x1fff, v8
    v_and_b32_e32 v9, 0x1fff, v9
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v36, 2, v8
    v_lshlrev_b32_e32 v68, 2, v9
    ds_load_b128 v[8:11], v36
    ds_load_b128 v[12:15], v36 offset:272
    ds_load_b128 v[16:19], v36 offset:544
    ds_load_b128 v[20:23], v36 offset:816
    ds_load_b128 v[24:27], v36 offset:8704
    ds_load_b128 v[28:31], v36 offset:8976
    ds_load_b128 v[32:35], v36 offset:9248
    ds_load_b128 v[36:39], v36 offset:9520
    ds_load_b128 v[40:43], v68 offset:17408
    ds_load_b128 v[44:47], v68 offset:21760
    ds_load_b128 v[48:51], v68 offset:26112
    ds_load_b128 v[52:55], v68 offset:30464
    ds_load_b128 v[56:59], v68 offset:34816
    ds_load_b128 v[60:63], v68 offset:39168
    ds_load_b128 v[64:67], v68 offset:43520
    ds_load_b128 v[68:71], v68 offset:47872
    s_waitcnt lgkmcnt(7)
    v_fma_f32 v145, v8, v40, v145
    s_waitcnt lgkmcnt(6)
    v_fma_f32 v143, v8, v44, v143
    s_waitcnt lgkmcnt(5)
    v_fma_f32 v141, v8, v48, v141
    s_waitcnt lgkmcnt(4)
    v_fma_f32 v8, v8, v52, v139
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v139, v24, v56, v144
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v142, v24, v60, v142
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v140, v24, v64, v140
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v24, v24, v68, v138
    v_fma_f32 v137, v12, v40, v137
    v_fma_f32 v136, v28, v56, v136
    v_fma_f32 v135, v12, v44, v135
    v_fma_f32 v134, v28, v60, v134
    v_fma_f32 v133, v12, v48, v133
    v_fma_f32 v132, v28, v64, v132
    v_fma_f32 v12, v12, v52, v131
    v_fma_f32 v28, v28, v68, v130
    v_fma_f32 v129, v16, v40, v129
    v_fma_f32 v128, v32, v56, v128
    v_fma_f32 v127, v16, v44, v127
    v_fma_f32 v126, v32, v60, v126
    v_fma_f32 v125, v16, v48, v125
    v_fma_f32 v124, v32, v64, v124
    v_fma_f32 v16, v16, v52, v123
    v_fma_f32 v32, v32, v68, v122
    v_fma_f32 v40, v20, v40, v121
    v_fma_f32 v56, v36, v56, v120
    v_fma_f32 v44, v20, v44, v119
    v_fma_f32 v60, v36, v60, v118
    v_fma_f32 v48, v20, v48, v117
    v_fma_f32 v64, v36, v64, v116
    v_fma_f32 v20, v20, v52, v115
    v_fma_f32 v36, v36, v68, v114
    v_fma_f32 v52, v9, v41, v145
    v_fma_f32 v68, v25, v57, v139
    v_fma_f32 v114, v9, v45, v143
    v_fma_f32 v115, v25, v61, v142
    v_fma_f32 v116, v9, v49, v141
    v_fma_f32 v117, v25, v65, v140
    v_fma_f32 v8, v9, v53, v8
    v_fma_f32 v9, v25, v69, v24
    v_fma_f32 v24, v13, v41, v137
    v_fma_f32 v25, v29, v57, v136
    v_fma_f32 v118, v13, v45, v135
    v_fma_f32 v119, v29, v61, v134
    v_fma_f32 v120, v13, v49, v133
    v_fma_f32 v121, v29, v65, v132
    v_fma_f32 v12, v13, v53, v12
    v_fma_f32 v13, v29, v69, v28
    v_fma_f32 v28, v17, v41, v129
    v_fma_f32 v29, v33, v57, v128
    v_fma_f32 v122, v17, v45, v127
    v_fma_f32 v123, v33, v61, v126
    v_fma_f32 v125, v17, v49, v125
    v_fma_f32 v124, v33, v65, v124
    v_fma_f32 v16, v17, v53, v16
    v_fma_f32 v17, v33, v69, v32
    v_fma_f32 v32, v21, v41, v40
    v_fma_f32 v33, v37, v57, v56
    v_fma_f32 v40, v21, v45, v44
    v_fma_f32 v41, v37, v61, v60
    v_fma_f32 v44, v21, v49, v48
    v_fma_f32 v45, v37, v65, v64
    v_dual_fmac_f32 v20, v21, v53 :: v_dual_fmac_f32 v9, v26, v70
    v_fma_f32 v21, v37, v69, v36
    v_fma_f32 v36, v10, v42, v52
    v_fma_f32 v37, v26, v58, v68
    v_fma_f32 v48, v10, v46, v114
    v_fma_f32 v49, v26, v62, v115
    v_fma_f32 v52, v10, v50, v116
    v_fma_f32 v53, v26, v66, v117
    v_fma_f32 v8, v10, v54, v8
    v_fma_f32 v10, v14, v42, v24
    v_fma_f32 v24, v30, v58, v25
    v_fma_f32 v25, v14, v46, v118
    v_fma_f32 v26, v30, v62, v119
    v_fma_f32 v56, v14, v50, v120
    v_fma_f32 v57, v30, v66, v121
    v_fma_f32 v12, v14, v54, v12
    v_fma_f32 v13, v30, v70, v13
    v_fma_f32 v14, v18, v42, v28
    v_fma_f32 v28, v34, v58, v29
    v_fma_f32 v29, v18, v46, v122
    v_fma_f32 v30, v34, v62, v123
    v_fma_f32 v60, v18, v50, v125
    v_fma_f32 v61, v34, v66, v124
    v_fma_f32 v16, v18, v54, v16
    v_fma_f32 v17, v34, v70, v17
    v_fma_f32 v18, v22, v42, v32
    v_fma_f32 v32, v38, v58, v33
    v_fma_f32 v33, v22, v46, v40
    v_fma_f32 v34, v38, v62, v41
    v_fma_f32 v40, v22, v50, v44
    v_fma_f32 v41, v38, v66, v45
    v_fma_f32 v20, v22, v54, v20
    v_fma_f32 v21, v38, v70, v21
    v_fma_f32 v145, v11, v43, v36
    v_fma_f32 v144, v27, v59, v37
    v_fma_f32 v143, v11, v47, v48
    v_fma_f32 v142, v27, v63, v49
    v_fma_f32 v141, v11, v51, v52
    v_fma_f32 v140, v27, v67, v53
    v_fma_f32 v139, v11, v55, v8
    v_fma_f32 v138, v27, v71, v9
    v_fma_f32 v137, v15, v43, v10
    v_fma_f32 v136, v31, v59, v24
    v_fma_f32 v135, v15, v47, v25
    v_fma_f32 v134, v31, v63, v26
    v_fma_f32 v133, v15, v51, v56
    v_fma_f32 v132, v31, v67, v57
    v_fma_f32 v131, v15, v55, v12
    v_fma_f32 v130, v31, v71, v13
    v_fma_f32 v129, v19, v43, v14
    v_fma_f32 v128, v35, v59, v28
    v_fma_f32 v127, v19, v47, v29
    v_fma_f32 v126, v35, v63, v30
    v_fma_f32 v125, v19, v51, v60
    v_fma_f32 v124, v35, v67, v61
    v_fma_f32 v123, v19, v55, v16
    v_fma_f32 v122, v35, v71, v17
    v_fma_f32 v121, v23, v43, v18
    v_fma_f32 v120, v39, v59, v32
    v_fma_f32 v119, v23, v47, v33
    v_fma_f32 v118, v39, v63, v34
    v_fma_f32 v117, v23, v51, v40
    v_fma_f32 v116, v39, v67, v41
    v_fma_f32 v115, v23, v55, v20
    v_fma_f32 v114, v39, v71, v21
L14:
    s_cmp_lt_u32 s24, 64
    s_cbranch_scc1 L13
    v_add_nc_u32_e32 v8, s23, v73
    v_fma_f32 v9, v145, s55, -v0
    v_fma_f32 v10, v143, s55, -v0
    v_fma_f32 v11, v141, s55, -v0
    v_fma_f32 v12, v139, s55, -v0
    v_add_nc_u32_e32 v13, 1, v8
    v_add_nc_u32_e32 v14, 2, v8
    v_add_nc_u32_e32 v15, 3, v8
    v_cmp_lt_u32_e32 vcc_lo, v8, v75
    v_cmp_lt_u32_e64 s26, v8, v77
    v_cmp_lt_u32_e64 s27, v13, v75
    v_cmp_lt_u32_e64 s29, v14, v75
    v_cmp_lt_u32_e64 s30, v15, v75
    v_cmp_lt_u32_e64 s31, v13, v77
    v_cmp_lt_u32_e64 s40, v14, v77
    v_cmp_lt_u32_e64 s41, v15, v77
    v_cmp_lt_u32_e64 s42, v8, v79
    v_cmp_lt_u32_e64 s43, v13, v79
    v_cmp_lt_u32_e64 s44, v14, v79
    v_cmp_lt_u32_e64 s45, v15, v79
    v_cmp_lt_u32_e64 s46, v8, v81
    v_cmp_lt_u32_e64 s47, v13, v81
    v_cmp_lt_u32_e64 s56, v14, v81
    v_cmp_lt_u32_e64 s57, v15, v81
    v_fma_f32 v8, v137, s55, -v1
    v_fma_f32 v13, v135, s55, -v1
    v_fma_f32 v14, v133, s55, -v1
    v_fma_f32 v15, v131, s55, -v1
    v_fma_f32 v16, v129, s55, -v2
    v_fma_f32 v17, v127, s55, -v2
    v_fma_f32 v18, v125, s55, -v2
    v_fma_f32 v19, v123, s55, -v2
    v_fma_f32 v20, v121, s55, -v3
    v_fma_f32 v21, v119, s55, -v3
    v_fma_f32 v22, v117, s55, -v3
    v_fma_f32 v23, v115, s55, -v3
    v_exp_f32_e32 v9, v9
    v_exp_f32_e32 v10, v10
    v_exp_f32_e32 v11, v11
    v_exp_f32_e32 v12, v12
    s_add_u32 s58, s23, 64
    v_exp_f32_e32 v8, v8
    v_exp_f32_e32 v13, v13
    v_exp_f32_e32 v14, v14
    v_exp_f32_e32 v15, v15
    v_exp_f32_e32 v16, v16
    v_exp_f32_e32 v17, v17
    v_exp_f32_e32 v18, v18
    v_exp_f32_e32 v19, v19
    v_exp_f32_e32 v20, v20
    v_exp_f32_e32 v21, v21
    v_exp_f32_e32 v22, v22
    v_exp_f32_e32 v23, v23
    s_cmp_le_u32 s58, s1
    s_cselect_b32 s58, exec_lo, 0
    v_sub_f32_e32 v24, v144, v4
    s_or_b32 s24, s58, vcc_lo
    s_or_b32 s27, s58, s27
    s_or_b32 s29, s58, s29
    s_or_b32 s30, s58, s30
    s_or_b32 s26, s58, s26
    s_or_b32 s31, s58, s31
    s_or_b32 s40, s58, s40
    s_or_b32 s41, s58, s41
    s_or_b32 s42, s58, s42
    s_or_b32 s43, s58, s43
    s_or_b32 s44, s58, s44
    s_or_b32 s45, s58, s45
    v_cndmask_b32_e64 v9, 0, v9, s24
    v_cndmask_b32_e64 v10, 0, v10, s27
    v_sub_f32_e32 v25, v142, v4
    v_cndmask_b32_e64 v11, 0, v11, s29
    v_sub_f32_e32 v26, v140, v4
    v_cndmask_b32_e64 v12, 0, v12, s30
    v_sub_f32_e32 v27, v138, v4
    s_or_b32 s24, s58, s46
    s_or_b32 s27, s58, s47
    s_or_b32 s29, s58, s56
    s_or_b32 s30, s58, s57
    v_cndmask_b32_e64 v28, 0, v8, s26
    v_dual_sub_f32 v29, v136, v5 :: v_dual_subrev_f32 v30, v5, v134
    v_cndmask_b32_e64 v13, 0, v13, s31
    v_cndmask_b32_e64 v14, 0, v14, s40
    v_dual_sub_f32 v31, v132, v5 :: v_dual_subrev_f32 v32, v5, v130
    v_cndmask_b32_e64 v15, 0, v15, s41
    v_cndmask_b32_e64 v16, 0, v16, s42
    v_sub_f32_e32 v33, v128, v6
    v_cndmask_b32_e64 v17, 0, v17, s43
    v_sub_f32_e32 v34, v126, v6
    v_cndmask_b32_e64 v18, 0, v18, s44
    v_sub_f32_e32 v35, v124, v6
    v_cndmask_b32_e64 v19, 0, v19, s45
    v_sub_f32_e32 v36, v122, v6
    v_cndmask_b32_e64 v20, 0, v20, s24
    v_dual_sub_f32 v37, v120, v7 :: v_dual_subrev_f32 v38, v7, v118
    v_cndmask_b32_e64 v21, 0, v21, s27
    v_cndmask_b32_e64 v22, 0, v22, s29
    v_dual_sub_f32 v39, v116, v7 :: v_dual_subrev_f32 v40, v7, v114
    v_cndmask_b32_e64 v23, 0, v23, s30
    v_dual_mul_f32 v8, v9, v24 :: v_dual_mul_f32 v9, v10, v25
    v_dual_mul_f32 v10, v11, v26 :: v_dual_mul_f32 v11, v12, v27
    v_dual_mul_f32 v12, v28, v29 :: v_dual_mul_f32 v13, v13, v30
    v_dual_mul_f32 v14, v14, v31 :: v_dual_mul_f32 v15, v15, v32
    v_dual_mul_f32 v16, v16, v33 :: v_dual_mul_f32 v17, v17, v34
    v_dual_mul_f32 v18, v18, v35 :: v_dual_mul_f32 v19, v19, v36
    v_dual_mul_f32 v20, v20, v37 :: v_dual_mul_f32 v21, v21, v38
    v_dual_mul_f32 v22, v22, v39 :: v_dual_mul_f32 v23, v23, v40
    s_mov_b32 s24, 0
    ds_store_b128 v94, v[8:11] offset:52224
    ds_store_b128 v95, v[12:15] offset:52224
    ds_store_b128 v96, v[16:19] offset:52224
    ds_store_b128 v97, v[20:23] offset:52224
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_branch L16
L15:
    s_lshl_b32 s26, s24, 2
    s_mul_i32 s27, s24, 0x44
    s_add_u32 s24, s24, 1
    v_add_lshl_u32 v20, v82, s26, 2
    v_add_lshl_u32 v36, s27, v73, 2
    ds_load_b128 v[8:11], v20 offset:52224
    ds_load_b128 v[12:15], v20 offset:52496
    ds_load_b128 v[16:19], v20 offset:52768
    ds_load_b128 v[20:23], v20 offset:53040
    ds_load_b128 v[24:27], v36 offset:17408
    ds_load_b128 v[28:31], v36 offset:21760
    ds_load_b128 v[32:35], v36 offset:26112
    ds_load_b128 v[36:39], v36 offset:30464
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v40, v8, v24, v98
    v_fma_f32 v41, v8, v25, v99
    v_fma_f32 v42, v8, v26, v100
    v_fma_f32 v8, v8, v27, v101
    v_fma_f32 v43, v12, v24, v102
    v_fma_f32 v44, v12, v25, v103
    v_fma_f32 v45, v12, v26, v104
    v_fma_f32 v12, v12, v27, v105
    v_fma_f32 v46, v16, v24, v106
    v_fma_f32 v47, v16, v25, v107
    v_fma_f32 v48, v16, v26, v108
    v_fma_f32 v16, v16, v27, v109
    v_fma_f32 v24, v20, v24, v110
    v_fma_f32 v25, v20, v25, v111
    v_fma_f32 v26, v20, v26, v112
    v_fma_f32 v20, v20, v27, v113
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v27, v9, v28, v40
    v_fma_f32 v40, v9, v29, v41
    v_fma_f32 v41, v9, v30, v42
    v_fma_f32 v8, v9, v31, v8
    v_fma_f32 v9, v13, v28, v43
    v_fma_f32 v42, v13, v29, v44
    v_fma_f32 v43, v13, v30, v45
    v_fma_f32 v12, v13, v31, v12
    v_fma_f32 v13, v17, v28, v46
    v_fma_f32 v44, v17, v29, v47
    v_fma_f32 v45, v17, v30, v48
    v_fma_f32 v16, v17, v31, v16
    v_fma_f32 v17, v21, v28, v24
    v_fma_f32 v24, v21, v29, v25
    v_fma_f32 v25, v21, v30, v26
    v_fma_f32 v20, v21, v31, v20
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v21, v10, v32, v27
    v_fma_f32 v26, v10, v33, v40
    v_fma_f32 v27, v10, v34, v41
    v_fma_f32 v8, v10, v35, v8
    v_fma_f32 v9, v14, v32, v9
    v_fma_f32 v10, v14, v33, v42
    v_fma_f32 v28, v14, v34, v43
    v_fma_f32 v12, v14, v35, v12
    v_fma_f32 v13, v18, v32, v13
    v_fma_f32 v14, v18, v33, v44
    v_fma_f32 v29, v18, v34, v45
    v_fma_f32 v16, v18, v35, v16
    v_fma_f32 v17, v22, v32, v17
    v_fma_f32 v18, v22, v33, v24
    v_fma_f32 v24, v22, v34, v25
    v_fma_f32 v20, v22, v35, v20
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v98, v11, v36, v21
    v_fma_f32 v99, v11, v37, v26
    v_fma_f32 v100, v11, v38, v27
    v_fma_f32 v101, v11, v39, v8
    v_fma_f32 v102, v15, v36, v9
    v_fma_f32 v103, v15, v37, v10
    v_fma_f32 v104, v15, v38, v28
    v_fma_f32 v105, v15, v39, v12
    v_fma_f32 v106, v19, v36, v13
    v_fma_f32 v107, v19, v37, v14
    v_fma_f32 v108, v19, v38, v29
    v_fma_f32 v109, v19, v39, v16
    v_fma_f32 v110, v23, v36, v17
    v_fma_f32 v111, v23, v37, v18
    v_fma_f32 v112, v23, v38, v24
    v_fma_f32 v113, v23, v39, v20
L16:
    s_cmp_lt_u32 s24, 16
    s_cbranch_scc1 L15
    s_sub_u32 s24, s6, s23
    s_barrier
    s_min_u32 s24, s24, 64
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s23, s23, s24
L17:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s23, s6
    s_cbranch_scc1 L12
    v_cmp_gt_u32_e32 vcc_lo, s17, v74
    s_mul_i32 s3, s15, s52
    s_mul_i32 s4, s14, s53
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s3, s3, s4
    s_waitcnt vmcnt(0)
    v_add_nc_u32_e32 v4, s3, v73
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v5, v74, s54
    v_dual_mul_f32 v0, s0, v98 :: v_dual_mul_f32 v1, s0, v99
    v_dual_mul_f32 v2, s0, v100 :: v_dual_mul_f32 v3, s0, v101
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v4, v5
    buffer_store_b128 v[0:3], v5, s[48:51], 0 idxen
    s_mov_b32 exec_lo, s2
L18:
    v_cmp_gt_u32_e32 vcc_lo, s17, v76
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v5, v76, s54
    v_dual_mul_f32 v0, s0, v102 :: v_dual_mul_f32 v1, s0, v103
    v_dual_mul_f32 v2, s0, v104 :: v_dual_mul_f32 v3, s0, v105
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v4, v5
    buffer_store_b128 v[0:3], v5, s[48:51], 0 idxen
    s_mov_b32 exec_lo, s2
L19:
    v_cmp_gt_u32_e32 vcc_lo, s17, v78
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v5, v78, s54
    v_dual_mul_f32 v0, s0, v106 :: v_dual_mul_f32 v1, s0, v107
    v_dual_mul_f32 v2, s0, v108 :: v_dual_mul_f32 v3, s0, v109
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v4, v5
    buffer_store_b128 v[0:3], v5, s[48:51], 0 idxen
    s_mov_b32 exec_lo, s2
L20:
    v_cmp_gt_u32_e32 vcc_lo, s17, v80
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v5, v80, s54
    v_dual_mul_f32 v0, s0, v110 :: v_dual_mul_f32 v1, s0, v111
    v_dual_mul_f32 v2, s0, v112 :: v_dual_mul_f32 v3, s0, v113
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v4, v4, v5
    buffer_store_b128 v[0:3], v4, s[48:51], 0 idxen
L21:
    s_endpgm
