; 172 VGPRs, 78 SGPRs, 52224 bytes of LDS, 0 of scratch, 1488 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[32:35], s[0:1], 0x30
    s_load_b128 s[36:39], s[0:1], 0x48
    s_load_b128 s[40:43], s[0:1], 0x60
    s_load_b32 s3, s[0:1], 0x7c
    s_load_b512 s[16:31], s[0:1], 0x84
    s_load_b32 s0, s[0:1], 0xc4
    s_lshl_b32 s1, s13, 6
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s35, 0x11016000
    v_lshrrev_b32_e32 v48, 4, v0
    v_and_b32_e32 v49, 15, v0
    s_mov_b32 s39, 0x11016000
    s_mov_b32 s43, 0x31016000
    s_delay_alu instid0(VALU_DEP_2)
    v_lshlrev_b32_e32 v33, 3, v48
    v_add_nc_u32_e32 v1, s1, v48
    v_lshlrev_b32_e32 v50, 2, v49
    v_add_nc_u32_e32 v34, 16, v48
    v_add_nc_u32_e32 v35, 24, v48
    v_add_nc_u32_e32 v36, 32, v48
    v_add_nc_u32_e32 v37, 40, v48
    v_mul_u32_u24_e32 v2, 0x44, v48
    v_add_nc_u32_e32 v38, 48, v48
    v_mul_u32_u24_e32 v3, 0x44, v34
    v_add_nc_u32_e32 v39, 56, v48
    v_mul_u32_u24_e32 v4, 0x44, v35
    v_mul_u32_u24_e32 v5, 0x44, v36
    v_mul_u32_u24_e32 v6, 0x44, v37
    v_add_lshl_u32 v40, v2, v50, 2
    v_mul_u32_u24_e32 v2, 0x44, v38
    v_add_lshl_u32 v41, v3, v50, 2
    v_mul_u32_u24_e32 v3, 0x44, v39
    v_add_lshl_u32 v42, v4, v50, 2
    v_add_lshl_u32 v43, v5, v50, 2
    v_add_lshl_u32 v44, v6, v50, 2
    v_add_lshl_u32 v45, v2, v50, 2
    v_add_lshl_u32 v46, v3, v50, 2
    v_add_nc_u32_e32 v51, s1, v33
    v_add_nc_u32_e32 v47, 8, v48
    s_max_u32 s6, s6, 3
    s_or_b32 s5, s5, 0x40000
    s_max_u32 s10, s10, 3
    s_sub_u32 s6, s6, 3
    s_max_u32 s12, s34, 3
    s_max_u32 s13, s38, 3
    v_mul_lo_u32 v1, v1, s22
    s_mul_i32 s20, s15, s20
    s_mul_i32 s21, s14, s21
    s_add_u32 s44, s17, -1
    s_mul_i32 s34, s22, 24
    s_add_u32 s20, s20, s21
    s_mul_i32 s21, s44, s22
    s_mul_i32 s38, s22, 40
    v_add3_u32 v1, s20, v1, v50
    s_add_u32 s20, s20, s21
    s_mul_i32 s21, s22, 48
    s_mul_i32 s45, s22, 56
    v_add_nc_u32_e32 v2, s20, v50
    v_lshl_add_u32 v3, s22, 3, v1
    v_lshl_add_u32 v4, s22, 4, v1
    v_add_nc_u32_e32 v5, s34, v1
    v_lshl_add_u32 v6, s22, 5, v1
    v_min_u32_e32 v7, v1, v2
    v_min_u32_e32 v8, v3, v2
    v_min_u32_e32 v9, v4, v2
    v_min_u32_e32 v13, v5, v2
    v_add_nc_u32_e32 v3, s38, v1
    v_add_nc_u32_e32 v4, s21, v1
    v_add_nc_u32_e32 v1, s45, v1
    v_min_u32_e32 v17, v6, v2
    v_cvt_f32_u32_e32 v5, s16
    v_min_u32_e32 v21, v3, v2
    v_min_u32_e32 v25, v4, v2
    v_min_u32_e32 v29, v1, v2
    s_sub_u32 s20, 0, s16
    v_rcp_f32_e32 v52, v5
    buffer_load_b128 v[1:4], v7, s[4:7], 0 idxen
    buffer_load_b128 v[5:8], v8, s[4:7], 0 idxen
    buffer_load_b128 v[9:12], v9, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v13, s[4:7], 0 idxen
    buffer_load_b128 v[17:20], v17, s[4:7], 0 idxen
    buffer_load_b128 v[21:24], v21, s[4:7], 0 idxen
    buffer_load_b128 v[25:28], v25, s[4:7], 0 idxen
    buffer_load_b128 v[29:32], v29, s[4:7], 0 idxen
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v52, 0x4f7ffffa, v52
    s_cmp_eq_u32 s16, 0
    s_cselect_b32 s4, exec_lo, 0
    s_mul_i32 s5, s15, s23
    s_mul_i32 s6, s15, s26
    v_cvt_u32_f32_e32 v52, v52
    s_or_b32 s9, s9, 0x40000
    s_sub_u32 s10, s10, 3
    s_or_b32 s33, s33, 0x40000
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v53, s20, v52
    s_sub_u32 s34, s12, 3
    s_or_b32 s37, s37, 0x40000
    s_sub_u32 s38, s13, 3
    v_mul_hi_u32 v53, v52, v53
    s_lshl_b32 s42, s42, 2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v52, v52, v53
    v_mul_hi_u32 v52, s14, v52
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v53, v52, s16
    v_sub_nc_u32_e32 v53, s14, v53
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_cmp_le_u32_e32 vcc_lo, s16, v53
    v_subrev_nc_u32_e32 v54, s16, v53
    v_add_co_ci_u32_e64 v52, null, v52, 0, vcc_lo
    v_cndmask_b32_e32 v53, v53, v54, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_le_u32_e32 vcc_lo, s16, v53
    v_add_co_ci_u32_e64 v52, null, v52, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v52, v52, 0, s4
    v_readfirstlane_b32 s4, v52
    s_mul_i32 s7, s4, s24
    s_mul_i32 s4, s4, s27
    s_add_u32 s5, s5, s7
    s_add_u32 s4, s6, s4
    s_waitcnt vmcnt(7)
    ds_store_b128 v40, v[1:4]
    s_waitcnt vmcnt(6)
    ds_store_b128 v40, v[5:8] offset:2176
    s_waitcnt vmcnt(5)
    ds_store_b128 v41, v[9:12]
    s_waitcnt vmcnt(4)
    ds_store_b128 v42, v[13:16]
    s_waitcnt vmcnt(3)
    ds_store_b128 v43, v[17:20]
    s_waitcnt vmcnt(2)
    ds_store_b128 v44, v[21:24]
    s_waitcnt vmcnt(1)
    ds_store_b128 v45, v[25:28]
    s_waitcnt vmcnt(0)
    ds_store_b128 v46, v[29:32]
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L0
    v_mov_b32_e32 v52, s18
    s_branch L1
L0:
    v_add3_u32 v1, v51, s18, 1
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v1, s17, v1
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v1, s6, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v52, s17, v1
L1:
    v_add_nc_u32_e32 v53, 1, v51
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L2
    v_mov_b32_e32 v54, s18
    s_branch L3
L2:
    v_add3_u32 v1, v51, s18, 2
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v1, s17, v1
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v1, s6, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v54, s17, v1
L3:
    v_add_nc_u32_e32 v55, 2, v51
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L4
    v_mov_b32_e32 v56, s18
    s_branch L5
L4:
    v_add3_u32 v1, v51, s18, 3
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v1, s17, v1
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v1, s6, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v56, s17, v1
L5:
    v_add_nc_u32_e32 v57, 3, v51
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L6
    v_mov_b32_e32 v58, s18
    s_branch L7
L6:
    v_add3_u32 v1, v51, s18, 4
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v1, s17, v1
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v1, s6, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v58, s17, v1
L7:
    v_add_nc_u32_e32 v59, 4, v51
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L8
    v_mov_b32_e32 v60, s18
    s_branch L9
L8:
    v_add3_u32 v1, v51, s18, 5
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v1, s17, v1
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v1, s6, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v60, s17, v1
L9:
    v_add_nc_u32_e32 v61, 5, v51
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L10
    v_mov_b32_e32 v62, s18
    s_branch L11
L10:
    v_add3_u32 v1, v51, s18, 6
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v1, s17, v1
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v1, s6, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v62, s17, v1
L11:
    v_add_nc_u32_e32 v63, 6, v51
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L12
    v_mov_b32_e32 v64, s18
    s_branch L13
L12:
    v_add3_u32 v1, v51, s18, 7
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v1, s17, v1
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v1, s6, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v64, s17, v1
L13:
    v_add_nc_u32_e32 v65, 7, v51
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L14
    v_mov_b32_e32 v66, s18
    s_branch L15
L14:
    v_add3_u32 v1, v51, s18, 8
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v1, s17, v1
    s_add_u32 s6, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v1, s6, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v66, s17, v1
L15:
    s_add_u32 s6, s1, 63
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s6, s6, s44
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L16
    s_mov_b32 s6, s18
    s_branch L17
L16:
    s_add_u32 s6, s6, s18
    s_add_u32 s7, s18, s17
    s_add_u32 s6, s6, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s6, s6, s17
    s_min_u32 s6, s6, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s6, s6, s17
L17:
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L18
    s_mov_b32 s1, s18
    s_branch L19
L18:
    s_add_u32 s1, s1, s18
    s_add_u32 s7, s18, s17
    s_add_u32 s1, s1, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_max_u32 s1, s1, s17
    s_min_u32 s1, s1, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_sub_u32 s1, s1, s17
L19:
    v_and_b32_e32 v1, 3, v48
    v_lshrrev_b32_e32 v0, 6, v0
    v_and_b32_e32 v2, 3, v47
    v_lshrrev_b32_e32 v3, 2, v47
    v_and_b32_e32 v4, 3, v34
    v_lshrrev_b32_e32 v5, 2, v34
    v_and_b32_e32 v6, 3, v35
    v_lshrrev_b32_e32 v7, 2, v35
    v_and_b32_e32 v8, 3, v36
    v_lshrrev_b32_e32 v9, 2, v36
    v_and_b32_e32 v10, 3, v37
    v_lshrrev_b32_e32 v11, 2, v37
    v_and_b32_e32 v12, 3, v38
    v_lshrrev_b32_e32 v13, 2, v38
    v_and_b32_e32 v14, 3, v39
    v_lshrrev_b32_e32 v15, 2, v39
    v_lshl_add_u32 v0, v1, 4, v0
    v_lshl_add_u32 v1, v2, 4, v3
    v_lshl_add_u32 v2, v4, 4, v5
    v_lshl_add_u32 v3, v6, 4, v7
    v_lshl_add_u32 v4, v8, 4, v9
    v_lshl_add_u32 v5, v10, 4, v11
    v_lshl_add_u32 v6, v12, 4, v13
    v_lshl_add_u32 v7, v14, 4, v15
    v_add_nc_u32_e32 v8, 1, v33
    v_add_nc_u32_e32 v9, 2, v33
    v_add_nc_u32_e32 v10, 3, v33
    v_add_nc_u32_e32 v11, 4, v33
    v_add_nc_u32_e32 v12, 5, v33
    v_add_nc_u32_e32 v13, 6, v33
    v_add_nc_u32_e32 v14, 7, v33
    s_add_u32 s7, s18, -1
    v_mul_u32_u24_e32 v0, 0x44, v0
    v_mul_u32_u24_e32 v1, 0x44, v1
    s_mul_i32 s12, s7, s25
    s_mul_i32 s7, s7, s28
    v_mul_u32_u24_e32 v2, 0x44, v2
    v_mul_u32_u24_e32 v3, 0x44, v3
    v_mul_u32_u24_e32 v4, 0x44, v4
    v_mul_u32_u24_e32 v5, 0x44, v5
    v_mul_u32_u24_e32 v6, 0x44, v6
    v_mul_u32_u24_e32 v7, 0x44, v7
    v_mul_u32_u24_e32 v67, 0x44, v33
    v_mul_u32_u24_e32 v8, 0x44, v8
    v_mul_u32_u24_e32 v9, 0x44, v9
    v_mul_u32_u24_e32 v10, 0x44, v10
    v_mul_u32_u24_e32 v11, 0x44, v11
    v_mul_u32_u24_e32 v12, 0x44, v12
    v_mul_u32_u24_e32 v13, 0x44, v13
    v_mul_u32_u24_e32 v14, 0x44, v14
    s_add_u32 s12, s5, s12
    s_add_u32 s7, s4, s7
    s_lshl_b32 s13, s25, 3
    v_add_nc_u32_e32 v68, s12, v50
    s_lshl_b32 s12, s25, 4
    s_mul_i32 s16, s25, 24
    s_lshl_b32 s18, s25, 5
    s_mul_i32 s19, s25, 40
    s_mul_i32 s20, s25, 48
    s_mul_i32 s21, s25, 56
    v_add_lshl_u32 v69, v0, v50, 2
    v_add_lshl_u32 v70, v1, v50, 2
    v_add_lshl_u32 v71, v2, v50, 2
    v_add_lshl_u32 v72, v3, v50, 2
    v_add_lshl_u32 v73, v4, v50, 2
    v_add_lshl_u32 v74, v5, v50, 2
    v_add_lshl_u32 v75, v6, v50, 2
    v_add_lshl_u32 v76, v7, v50, 2
    v_add_nc_u32_e32 v77, s7, v50
    s_lshl_b32 s7, s28, 3
    s_lshl_b32 s22, s28, 4
    s_mul_i32 s23, s28, 24
    s_lshl_b32 s24, s28, 5
    s_mul_i32 s26, s28, 40
    s_mul_i32 s27, s28, 48
    s_mul_i32 s44, s28, 56
    v_mul_u32_u24_e32 v78, 0x44, v49
    v_add_lshl_u32 v79, v67, v50, 2
    v_add_lshl_u32 v80, v8, v50, 2
    v_add_lshl_u32 v81, v9, v50, 2
    v_add_lshl_u32 v82, v10, v50, 2
    v_add_lshl_u32 v83, v11, v50, 2
    v_add_lshl_u32 v84, v12, v50, 2
    v_add_lshl_u32 v85, v13, v50, 2
    v_add_lshl_u32 v86, v14, v50, 2
    v_dual_mov_b32 v129, 0xff7fffff :: v_dual_mov_b32 v134, 0
    v_dual_mov_b32 v123, 0xff7fffff :: v_dual_mov_b32 v128, 0
    v_dual_mov_b32 v117, 0xff7fffff :: v_dual_mov_b32 v122, 0
    v_dual_mov_b32 v111, 0xff7fffff :: v_dual_mov_b32 v116, 0
    v_dual_mov_b32 v105, 0xff7fffff :: v_dual_mov_b32 v110, 0
    v_dual_mov_b32 v99, 0xff7fffff :: v_dual_mov_b32 v104, 0
    v_dual_mov_b32 v93, 0xff7fffff :: v_dual_mov_b32 v98, 0
    v_dual_mov_b32 v87, 0xff7fffff :: v_dual_mov_b32 v92, 0
    v_dual_mov_b32 v133, 0 :: v_dual_mov_b32 v132, 0
    v_dual_mov_b32 v131, 0 :: v_dual_mov_b32 v130, 0
    v_dual_mov_b32 v127, 0 :: v_dual_mov_b32 v126, 0
    v_dual_mov_b32 v125, 0 :: v_dual_mov_b32 v124, 0
    v_dual_mov_b32 v121, 0 :: v_dual_mov_b32 v120, 0
    v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v118, 0
    v_dual_mov_b32 v115, 0 :: v_dual_mov_b32 v114, 0
    v_dual_mov_b32 v113, 0 :: v_dual_mov_b32 v112, 0
    v_dual_mov_b32 v109, 0 :: v_dual_mov_b32 v108, 0
    v_dual_mov_b32 v107, 0 :: v_dual_mov_b32 v106, 0
    v_dual_mov_b32 v103, 0 :: v_dual_mov_b32 v102, 0
    v_dual_mov_b32 v101, 0 :: v_dual_mov_b32 v100, 0
    v_dual_mov_b32 v97, 0 :: v_dual_mov_b32 v96, 0
    v_dual_mov_b32 v95, 0 :: v_dual_mov_b32 v94, 0
    v_dual_mov_b32 v91, 0 :: v_dual_mov_b32 v90, 0
    v_dual_mov_b32 v89, 0 :: v_dual_mov_b32 v88, 0
    s_mov_b32 s45, 0
    s_branch L26
L20:
    v_dual_mov_b32 v165, 0 :: v_dual_add_nc_u32 v0, s45, v48
    v_dual_mov_b32 v166, 0 :: v_dual_mov_b32 v163, 0
    v_dual_mov_b32 v164, 0 :: v_dual_mov_b32 v161, 0
    v_dual_mov_b32 v162, 0 :: v_dual_mov_b32 v159, 0
    v_dual_mov_b32 v160, 0 :: v_dual_mov_b32 v157, 0
    v_dual_mov_b32 v158, 0 :: v_dual_mov_b32 v155, 0
    v_dual_mov_b32 v156, 0 :: v_dual_mov_b32 v153, 0
    v_dual_mov_b32 v154, 0 :: v_dual_mov_b32 v151, 0
    v_dual_mov_b32 v152, 0 :: v_dual_mov_b32 v149, 0
    v_dual_mov_b32 v150, 0 :: v_dual_mov_b32 v147, 0
    v_dual_mov_b32 v148, 0 :: v_dual_mov_b32 v145, 0
    v_dual_mov_b32 v146, 0 :: v_dual_mov_b32 v143, 0
    v_dual_mov_b32 v144, 0 :: v_dual_mov_b32 v141, 0
    v_dual_mov_b32 v142, 0 :: v_dual_mov_b32 v139, 0
    v_dual_mov_b32 v140, 0 :: v_dual_mov_b32 v137, 0
    v_dual_mov_b32 v138, 0 :: v_dual_mov_b32 v135, 0
    v_mov_b32_e32 v136, 0
    s_mov_b32 s46, 0
    v_mul_lo_u32 v1, v0, s25
    v_mul_lo_u32 v0, v0, s28
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add3_u32 v1, s5, v1, v50
    v_add3_u32 v44, s4, v0, v50
    s_delay_alu instid0(VALU_DEP_2)
    v_add_nc_u32_e32 v0, s13, v1
    v_add_nc_u32_e32 v2, s12, v1
    v_add_nc_u32_e32 v3, s16, v1
    v_min_u32_e32 v4, v1, v68
    v_add_nc_u32_e32 v5, s18, v1
    v_min_u32_e32 v6, v0, v68
    v_min_u32_e32 v8, v2, v68
    v_min_u32_e32 v12, v3, v68
    v_add_nc_u32_e32 v0, s19, v1
    v_add_nc_u32_e32 v2, s20, v1
    v_add_nc_u32_e32 v1, s21, v1
    v_min_u32_e32 v16, v5, v68
    v_add_nc_u32_e32 v3, s7, v44
    v_min_u32_e32 v20, v0, v68
    v_min_u32_e32 v24, v2, v68
    v_min_u32_e32 v28, v1, v68
    v_add_nc_u32_e32 v32, s22, v44
    v_add_nc_u32_e32 v33, s23, v44
    v_min_u32_e32 v34, v44, v77
    v_min_u32_e32 v36, v3, v77
    buffer_load_b128 v[0:3], v4, s[8:11], 0 idxen
    buffer_load_b128 v[4:7], v6, s[8:11], 0 idxen
    buffer_load_b128 v[8:11], v8, s[8:11], 0 idxen
    buffer_load_b128 v[12:15], v12, s[8:11], 0 idxen
    buffer_load_b128 v[16:19], v16, s[8:11], 0 idxen
    buffer_load_b128 v[20:23], v20, s[8:11], 0 idxen
    buffer_load_b128 v[24:27], v24, s[8:11], 0 idxen
    buffer_load_b128 v[28:31], v28, s[8:11], 0 idxen
    v_min_u32_e32 v40, v32, v77
    v_min_u32_e32 v45, v33, v77
    buffer_load_b128 v[32:35], v34, s[32:35], 0 idxen
    buffer_load_b128 v[36:39], v36, s[32:35], 0 idxen
    buffer_load_b128 v[40:43], v40, s[32:35], 0 idxen
    v_add_nc_u32_e32 v46, s24, v44
    v_add_nc_u32_e32 v47, s26, v44
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_e32 v46, v46, v77
    v_min_u32_e32 v47, v47, v77
    s_waitcnt vmcnt(10)
    ds_store_b128 v69, v[0:3] offset:17408
    buffer_load_b128 v[0:3], v45, s[32:35], 0 idxen
    v_add_nc_u32_e32 v45, s27, v44
    v_add_nc_u32_e32 v44, s44, v44
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_min_u32_e32 v45, v45, v77
    v_min_u32_e32 v44, v44, v77
    s_waitcnt vmcnt(10)
    ds_store_b128 v70, v[4:7] offset:17408
    buffer_load_b128 v[4:7], v46, s[32:35], 0 idxen
    s_waitcnt vmcnt(10)
    ds_store_b128 v71, v[8:11] offset:17408
    buffer_load_b128 v[8:11], v47, s[32:35], 0 idxen
    s_waitcnt vmcnt(10)
    ds_store_b128 v72, v[12:15] offset:17408
    buffer_load_b128 v[12:15], v45, s[32:35], 0 idxen
    buffer_load_b128 v[44:47], v44, s[32:35], 0 idxen
    s_waitcnt vmcnt(11)
    ds_store_b128 v73, v[16:19] offset:17408
    s_waitcnt vmcnt(10)
    ds_store_b128 v74, v[20:23] offset:17408
    s_waitcnt vmcnt(9)
    ds_store_b128 v75, v[24:27] offset:17408
    s_waitcnt vmcnt(8)
    ds_store_b128 v76, v[28:31] offset:17408
    s_waitcnt vmcnt(7)
    ds_store_b128 v69, v[32:35] offset:34816
    s_waitcnt vmcnt(6)
    ds_store_b128 v70, v[36:39] offset:34816
    s_waitcnt vmcnt(5)
    ds_store_b128 v71, v[40:43] offset:34816
    s_waitcnt vmcnt(4)
    ds_store_b128 v72, v[0:3] offset:34816
    s_waitcnt vmcnt(3)
    ds_store_b128 v73, v[4:7] offset:34816
    s_waitcnt vmcnt(2)
    ds_store_b128 v74, v[8:11] offset:34816
    s_waitcnt vmcnt(1)
    ds_store_b128 v75, v[12:15] offset:34816
    s_waitcnt vmcnt(0)
    ds_store_b128 v76, v[44:47] offset:34816
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_branch L22
L21:
    v_add_nc_u32_e32 v0, s46, v67
    v_add_nc_u32_e32 v1, s46, v78
    s_add_u32 s46, s46, 4
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_and_b32_e32 v0, 0x1fff, v0
    v_and_b32_e32 v1, 0x1fff, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v28, 2, v0
    v_lshlrev_b32_e32 v44, 2, v1
    ds_load_b128 v[0:3], v28
    ds_load_b128 v[4:7], v28 offset:272
    ds_load_b128 v[8:11], v28 offset:544
    ds_load_b128 v[12:15], v28 offset:816
    ds_load_b128 v[16:19], v28 offset:1088
    ds_load_b128 v[20:23], v28 offset:1360
    ds_load_b128 v[24:27], v28 offset:1632
    ds_load_b128 v[28:31], v28 offset:1904
    ds_load_b128 v[32:35], v44 offset:17408
    ds_load_b128 v[36:39], v44 offset:21760
    ds_load_b128 v[40:43], v44 offset:26112
    ds_load_b128 v[44:47], v44 offset:30464
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v166, v0, v32, v166
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v165, v0, v36, v165
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v164, v0, v40, v164
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v0, v0, v44, v163
    v_fma_f32 v162, v4, v32, v162
    v_fma_f32 v161, v4, v36, v161
    v_fma_f32 v160, v4, v40, v160
    v_fma_f32 v4, v4, v44, v159
    v_fma_f32 v158, v8, v32, v158
    v_fma_f32 v157, v8, v36, v157
    v_fma_f32 v156, v8, v40, v156
    v_fma_f32 v8, v8, v44, v155
    v_fma_f32 v154, v12, v32, v154
    v_fma_f32 v153, v12, v36, v153
    v_fma_f32 v152, v12, v40, v152
    v_fma_f32 v12, v12, v44, v151
    v_fma_f32 v150, v16, v32, v150
    v_fma_f32 v149, v16, v36, v149
    v_fma_f32 v148, v16, v40, v148
    v_fma_f32 v16, v16, v44, v147
    v_fma_f32 v146, v20, v32, v146
    v_dual_fmac_f32 v145, v20, v36 :: v_dual_fmac_f32 v0, v1, v45
    v_fma_f32 v144, v20, v40, v144
    v_fma_f32 v20, v20, v44, v143
    v_fma_f32 v142, v24, v32, v142
    v_dual_fmac_f32 v141, v24, v36 :: v_dual_fmac_f32 v4, v5, v45
    v_fma_f32 v140, v24, v40, v140
    v_fma_f32 v24, v24, v44, v139
    v_fma_f32 v32, v28, v32, v138
    v_fma_f32 v36, v28, v36, v137
    v_fma_f32 v40, v28, v40, v136
    v_fma_f32 v28, v28, v44, v135
    v_fma_f32 v44, v1, v33, v166
    v_fma_f32 v135, v1, v37, v165
    v_fma_f32 v136, v1, v41, v164
    v_fma_f32 v1, v5, v33, v162
    v_fma_f32 v137, v5, v37, v161
    v_fma_f32 v138, v5, v41, v160
    v_fma_f32 v5, v9, v33, v158
    v_fma_f32 v139, v9, v37, v157
    v_fma_f32 v143, v9, v41, v156
    v_fma_f32 v8, v9, v45, v8
    v_fma_f32 v9, v13, v33, v154
    v_fma_f32 v147, v13, v37, v153
    v_fma_f32 v151, v13, v41, v152
    v_fma_f32 v12, v13, v45, v12
    v_fma_f32 v13, v17, v33, v150
    v_fma_f32 v149, v17, v37, v149
    v_fma_f32 v148, v17, v41, v148
    v_fma_f32 v16, v17, v45, v16
    v_fma_f32 v17, v21, v33, v146
    v_dual_fmac_f32 v145, v21, v37 :: v_dual_fmac_f32 v0, v2, v46
    v_dual_fmac_f32 v144, v21, v41 :: v_dual_fmac_f32 v1, v6, v34
    v_dual_fmac_f32 v20, v21, v45 :: v_dual_fmac_f32 v5, v10, v34
    v_fma_f32 v21, v25, v33, v142
    v_dual_fmac_f32 v141, v25, v37 :: v_dual_fmac_f32 v4, v6, v46
    v_dual_fmac_f32 v140, v25, v41 :: v_dual_fmac_f32 v9, v14, v34
    v_dual_fmac_f32 v24, v25, v45 :: v_dual_fmac_f32 v13, v18, v34
    v_fma_f32 v25, v29, v33, v32
    v_fma_f32 v32, v29, v37, v36
    v_fma_f32 v33, v29, v41, v40
    v_dual_fmac_f32 v28, v29, v45 :: v_dual_fmac_f32 v17, v22, v34
    v_fma_f32 v29, v2, v34, v44
    v_fma_f32 v36, v2, v38, v135
    v_fma_f32 v37, v2, v42, v136
    v_fma_f32 v2, v6, v38, v137
    v_fma_f32 v40, v6, v42, v138
    v_fma_f32 v6, v10, v38, v139
    v_fma_f32 v41, v10, v42, v143
    v_fma_f32 v8, v10, v46, v8
    v_fma_f32 v10, v14, v38, v147
    v_fma_f32 v44, v14, v42, v151
    v_fma_f32 v12, v14, v46, v12
    v_fma_f32 v14, v18, v38, v149
    v_fma_f32 v45, v18, v42, v148
    v_fma_f32 v16, v18, v46, v16
    v_fma_f32 v18, v22, v38, v145
    v_fma_f32 v135, v22, v42, v144
    v_fma_f32 v20, v22, v46, v20
    v_fma_f32 v21, v26, v34, v21
    v_fma_f32 v22, v26, v38, v141
    v_fma_f32 v136, v26, v42, v140
    v_fma_f32 v24, v26, v46, v24
    v_fma_f32 v25, v30, v34, v25
    v_fma_f32 v26, v30, v38, v32
    v_fma_f32 v32, v30, v42, v33
    v_fma_f32 v28, v30, v46, v28
    v_fma_f32 v166, v3, v35, v29
    v_fma_f32 v165, v3, v39, v36
    v_fma_f32 v164, v3, v43, v37
    v_fma_f32 v163, v3, v47, v0
    v_fma_f32 v162, v7, v35, v1
    v_fma_f32 v161, v7, v39, v2
    v_fma_f32 v160, v7, v43, v40
    v_fma_f32 v159, v7, v47, v4
    v_fma_f32 v158, v11, v35, v5
    v_fma_f32 v157, v11, v39, v6
    v_fma_f32 v156, v11, v43, v41
    v_fma_f32 v155, v11, v47, v8
    v_fma_f32 v154, v15, v35, v9
    v_fma_f32 v153, v15, v39, v10
    v_fma_f32 v152, v15, v43, v44
    v_fma_f32 v151, v15, v47, v12
    v_fma_f32 v150, v19, v35, v13
    v_fma_f32 v149, v19, v39, v14
    v_fma_f32 v148, v19, v43, v45
    v_fma_f32 v147, v19, v47, v16
    v_fma_f32 v146, v23, v35, v17
    v_fma_f32 v145, v23, v39, v18
    v_fma_f32 v144, v23, v43, v135
    v_fma_f32 v143, v23, v47, v20
    v_fma_f32 v142, v27, v35, v21
    v_fma_f32 v141, v27, v39, v22
    v_fma_f32 v140, v27, v43, v136
    v_fma_f32 v139, v27, v47, v24
    v_fma_f32 v138, v31, v35, v25
    v_fma_f32 v137, v31, v39, v26
    v_fma_f32 v136, v31, v43, v32
    v_fma_f32 v135, v31, v47, v28
L22:
    s_cmp_lt_u32 s46, 64
    s_cbranch_scc1 L21
    s_add_u32 s46, s45, 64
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_gt_u32 s46, s1
    s_cbranch_scc0 L23
    v_add_nc_u32_e32 v0, s45, v50
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e64 s46, v0, v52
    v_add_nc_u32_e32 v1, 1, v0
    v_add_nc_u32_e32 v2, 2, v0
    v_add_nc_u32_e32 v3, 3, v0
    v_cmp_lt_u32_e64 s47, v0, v54
    v_cmp_lt_u32_e64 s48, v0, v56
    v_cmp_lt_u32_e32 vcc_lo, v1, v52
    v_cmp_lt_u32_e64 s50, v2, v52
    v_cmp_lt_u32_e64 s51, v3, v52
    v_cmp_lt_u32_e64 s52, v1, v54
    v_cmp_lt_u32_e64 s53, v2, v54
    v_cmp_lt_u32_e64 s54, v3, v54
    v_cmp_lt_u32_e64 s55, v1, v56
    v_cmp_lt_u32_e64 s56, v2, v56
    v_cmp_lt_u32_e64 s57, v3, v56
    v_cmp_lt_u32_e64 s58, v0, v58
    v_cmp_lt_u32_e64 s59, v1, v58
    v_cmp_lt_u32_e64 s60, v2, v58
    v_cmp_lt_u32_e64 s61, v3, v58
    v_cmp_lt_u32_e64 s62, v0, v60
    v_cmp_lt_u32_e64 s63, v1, v60
    v_cmp_lt_u32_e64 s64, v2, v60
    v_cmp_lt_u32_e64 s65, v3, v60
    v_cmp_lt_u32_e64 s66, v0, v62
    v_cmp_lt_u32_e64 s67, v1, v62
    v_cmp_lt_u32_e64 s68, v2, v62
    v_cmp_lt_u32_e64 s69, v3, v62
    v_cmp_lt_u32_e64 s70, v0, v64
    v_cmp_lt_u32_e64 s71, v1, v64
    v_cmp_lt_u32_e64 s72, v2, v64
    v_cmp_lt_u32_e64 s73, v3, v64
    v_cmp_lt_u32_e64 s74, v0, v66
    v_cmp_lt_u32_e64 s75, v1, v66
    v_cmp_lt_u32_e64 s76, v2, v66
    v_cmp_lt_u32_e64 s77, v3, v66
    v_cndmask_b32_e64 v166, 0xff800000, v166, s46
    v_cndmask_b32_e32 v165, 0xff800000, v165, vcc_lo
    v_cndmask_b32_e64 v164, 0xff800000, v164, s50
    v_cndmask_b32_e64 v163, 0xff800000, v163, s51
    v_cndmask_b32_e64 v162, 0xff800000, v162, s47
    v_cndmask_b32_e64 v161, 0xff800000, v161, s52
    v_cndmask_b32_e64 v160, 0xff800000, v160, s53
    v_cndmask_b32_e64 v159, 0xff800000, v159, s54
    v_cndmask_b32_e64 v158, 0xff800000, v158, s48
    v_cndmask_b32_e64 v157, 0xff800000, v157, s55
    v_cndmask_b32_e64 v156, 0xff800000, v156, s56
    v_cndmask_b32_e64 v155, 0xff800000, v155, s57
    v_cndmask_b32_e64 v154, 0xff800000, v154, s58
    v_cndmask_b32_e64 v153, 0xff800000, v153, s59
    v_cndmask_b32_e64 v152, 0xff800000, v152, s60
    v_cndmask_b32_e64 v151, 0xff800000, v151, s61
    v_cndmask_b32_e64 v150, 0xff800000, v150, s62
    v_cndmask_b32_e64 v149, 0xff800000, v149, s63
    v_cndmask_b32_e64 v148, 0xff800000, v148, s64
    v_cndmask_b32_e64 v147, 0xff800000, v147, s65
    v_cndmask_b32_e64 v146, 0xff800000, v146, s66
    v_cndmask_b32_e64 v145, 0xff800000, v145, s67
    v_cndmask_b32_e64 v144, 0xff800000, v144, s68
    v_cndmask_b32_e64 v143, 0xff800000, v143, s69
    v_cndmask_b32_e64 v142, 0xff800000, v142, s70
    v_cndmask_b32_e64 v141, 0xff800000, v141, s71
    v_cndmask_b32_e64 v140, 0xff800000, v140, s72
    v_cndmask_b32_e64 v139, 0xff800000, v139, s73
    v_cndmask_b32_e64 v138, 0xff800000, v138, s74
    v_cndmask_b32_e64 v137, 0xff800000, v137, s75
    v_cndmask_b32_e64 v136, 0xff800000, v136, s76
    v_cndmask_b32_e64 v135, 0xff800000, v135, s77
L23:
    v_max3_f32 v0, 0xff800000, v166, v165
    v_max3_f32 v1, 0xff800000, v162, v161
    v_max3_f32 v2, 0xff800000, v158, v157
    v_max3_f32 v3, 0xff800000, v154, v153
    v_max3_f32 v4, 0xff800000, v150, v149
    v_max3_f32 v0, v0, v164, v163
    v_max3_f32 v5, 0xff800000, v146, v145
    v_max3_f32 v1, v1, v160, v159
    v_max3_f32 v6, 0xff800000, v142, v141
    v_max3_f32 v2, v2, v156, v155
    v_max3_f32 v7, 0xff800000, v138, v137
    v_max3_f32 v3, v3, v152, v151
    v_max3_f32 v4, v4, v148, v147
    v_max_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v5, v5, v144, v143
    v_max_f32_dpp v1, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v6, v6, v140, v139
    v_max_f32_dpp v2, v2, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v7, v7, v136, v135
    v_max_f32_dpp v3, v3, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v4, v4, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v5, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v6, v6, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v7, v7, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v3, v3, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v4, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v5, v5, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v6, v6, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v7, v7, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v3, v3, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v4, v4, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v8, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v9, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v6, v6, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v10, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v7, v7, v7 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v11, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v12, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v167, v0, v8, v129
    v_mov_b32_dpp v0, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v168, v1, v9, v123
    v_mov_b32_dpp v1, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v169, v2, v10, v117
    v_mov_b32_dpp v2, v7 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v170, v3, v11, v111
    v_max3_f32 v171, v4, v12, v105
    v_dual_sub_f32 v3, v166, v167 :: v_dual_subrev_f32 v10, v167, v164
    v_sub_f32_e32 v4, v165, v167
    v_max3_f32 v165, v5, v0, v99
    v_sub_f32_e32 v0, v162, v168
    v_sub_f32_e32 v5, v161, v168
    v_max3_f32 v161, v6, v1, v93
    v_dual_sub_f32 v1, v158, v169 :: v_dual_subrev_f32 v8, v171, v150
    v_sub_f32_e32 v6, v157, v169
    v_max3_f32 v157, v7, v2, v87
    v_dual_sub_f32 v2, v154, v170 :: v_dual_sub_f32 v9, v149, v171
    v_dual_sub_f32 v7, v153, v170 :: v_dual_sub_f32 v18, v156, v169
    v_mul_f32_e32 v3, s0, v3
    v_mul_f32_e32 v4, s0, v4
    v_dual_sub_f32 v11, v146, v165 :: v_dual_subrev_f32 v24, v171, v148
    v_dual_sub_f32 v12, v145, v165 :: v_dual_sub_f32 v21, v152, v170
    v_mul_f32_e32 v13, s0, v0
    v_mul_f32_e32 v5, s0, v5
    v_sub_f32_e32 v14, v160, v168
    v_dual_sub_f32 v15, v142, v161 :: v_dual_subrev_f32 v26, v165, v144
    v_sub_f32_e32 v16, v141, v161
    v_mul_f32_e32 v17, s0, v1
    v_mul_f32_e32 v6, s0, v6
    v_sub_f32_e32 v19, v138, v157
    v_sub_f32_e32 v20, v137, v157
    v_mul_f32_e32 v2, s0, v2
    v_mul_f32_e32 v7, s0, v7
    v_mul_f32_e32 v22, s0, v8
    v_mul_f32_e32 v23, s0, v9
    v_exp_f32_e32 v0, v3
    v_exp_f32_e32 v1, v4
    v_mul_f32_e32 v3, s0, v10
    v_dual_sub_f32 v10, v163, v167 :: v_dual_mul_f32 v31, s0, v20
    v_mul_f32_e32 v11, s0, v11
    v_mul_f32_e32 v25, s0, v12
    v_exp_f32_e32 v4, v13
    v_exp_f32_e32 v5, v5
    v_dual_mul_f32 v14, s0, v14 :: v_dual_subrev_f32 v27, v168, v159
    v_dual_mul_f32 v15, s0, v15 :: v_dual_mul_f32 v28, s0, v16
    v_dual_sub_f32 v29, v140, v161 :: v_dual_mul_f32 v18, s0, v18
    v_exp_f32_e32 v8, v17
    v_exp_f32_e32 v9, v6
    v_sub_f32_e32 v30, v155, v169
    v_dual_mul_f32 v19, s0, v19 :: v_dual_subrev_f32 v32, v157, v136
    v_exp_f32_e32 v12, v2
    v_exp_f32_e32 v13, v7
    v_mul_f32_e32 v7, s0, v21
    v_sub_f32_e32 v33, v151, v170
    v_exp_f32_e32 v16, v22
    v_exp_f32_e32 v17, v23
    v_dual_mul_f32 v22, s0, v24 :: v_dual_sub_f32 v23, v147, v171
    v_exp_f32_e32 v2, v3
    v_mul_f32_e32 v3, s0, v10
    v_exp_f32_e32 v20, v11
    v_exp_f32_e32 v21, v25
    v_dual_mul_f32 v11, s0, v26 :: v_dual_sub_f32 v26, v143, v165
    v_exp_f32_e32 v6, v14
    v_dual_mul_f32 v27, s0, v27 :: v_dual_mul_f32 v30, s0, v30
    v_exp_f32_e32 v24, v15
    v_exp_f32_e32 v25, v28
    v_mul_f32_e32 v15, s0, v29
    v_dual_sub_f32 v34, v139, v161 :: v_dual_mul_f32 v35, s0, v26
    v_exp_f32_e32 v10, v18
    v_exp_f32_e32 v28, v19
    v_exp_f32_e32 v29, v31
    v_dual_mul_f32 v19, s0, v32 :: v_dual_mul_f32 v32, s0, v33
    v_sub_f32_e32 v31, v135, v157
    v_exp_f32_e32 v14, v7
    v_exp_f32_e32 v18, v22
    v_dual_mul_f32 v23, s0, v23 :: v_dual_mul_f32 v34, s0, v34
    v_exp_f32_e32 v3, v3
    v_add_f32_e32 v33, v0, v1
    v_exp_f32_e32 v22, v11
    v_exp_f32_e32 v7, v27
    v_add_f32_e32 v27, v4, v5
    v_exp_f32_e32 v26, v15
    v_exp_f32_e32 v11, v30
    v_add_f32_e32 v36, v8, v9
    v_exp_f32_e32 v30, v19
    v_mul_f32_e32 v31, s0, v31
    v_exp_f32_e32 v15, v32
    v_add_f32_e32 v32, v12, v13
    v_exp_f32_e32 v19, v23
    v_add_f32_e32 v37, v16, v17
    v_add_f32_e32 v33, v33, v2
    v_exp_f32_e32 v23, v35
    v_add_f32_e32 v35, v20, v21
    v_add_f32_e32 v38, v27, v6
    v_exp_f32_e32 v27, v34
    v_dual_add_f32 v34, v24, v25 :: v_dual_sub_f32 v41, v123, v168
    v_add_f32_e32 v36, v36, v10
    v_exp_f32_e32 v31, v31
    v_add_f32_e32 v39, v28, v29
    v_dual_add_f32 v32, v32, v14 :: v_dual_sub_f32 v45, v99, v165
    v_add_f32_e32 v37, v37, v18
    v_sub_f32_e32 v40, v129, v167
    v_add_f32_e32 v33, v33, v3
    v_sub_f32_e32 v42, v117, v169
    v_sub_f32_e32 v43, v111, v170
    v_sub_f32_e32 v44, v105, v171
    v_dual_add_f32 v35, v22, v35 :: v_dual_mul_f32 v40, s0, v40
    v_sub_f32_e32 v46, v93, v161
    v_sub_f32_e32 v47, v87, v157
    v_add_f32_e32 v38, v38, v7
    v_dual_add_f32 v34, v34, v26 :: v_dual_mul_f32 v41, s0, v41
    v_add_f32_e32 v36, v36, v11
    v_dual_add_f32 v39, v39, v30 :: v_dual_add_f32 v32, v32, v15
    v_dual_add_f32 v37, v37, v19 :: v_dual_mul_f32 v42, s0, v42
    v_dual_mul_f32 v43, s0, v43 :: v_dual_mul_f32 v44, s0, v44
    v_dual_mul_f32 v45, s0, v45 :: v_dual_mul_f32 v46, s0, v46
    v_add_f32_e32 v35, v35, v23
    v_dual_mul_f32 v47, s0, v47 :: v_dual_add_f32 v34, v27, v34
    v_add_f32_e32 v39, v39, v31
    v_exp_f32_e32 v40, v40
    v_exp_f32_e32 v41, v41
    v_exp_f32_e32 v42, v42
    v_exp_f32_e32 v43, v43
    v_exp_f32_e32 v44, v44
    v_exp_f32_e32 v45, v45
    v_exp_f32_e32 v46, v46
    v_exp_f32_e32 v47, v47
    s_barrier
    ds_store_b128 v79, v[0:3] offset:17408
    ds_store_b128 v80, v[4:7] offset:17408
    ds_store_b128 v81, v[8:11] offset:17408
    v_mul_f32_e32 v133, v133, v40
    v_mul_f32_e32 v132, v132, v40
    v_mul_f32_e32 v131, v131, v40
    v_dual_mul_f32 v130, v130, v40 :: v_dual_mul_f32 v127, v127, v41
    v_mul_f32_e32 v126, v126, v41
    v_mul_f32_e32 v125, v125, v41
    v_dual_mul_f32 v124, v124, v41 :: v_dual_mul_f32 v121, v121, v42
    v_mul_f32_e32 v120, v120, v42
    v_mul_f32_e32 v119, v119, v42
    v_mul_f32_e32 v118, v118, v42
    ds_store_b128 v82, v[12:15] offset:17408
    v_mul_f32_e32 v115, v115, v43
    v_mul_f32_e32 v114, v114, v43
    v_mul_f32_e32 v113, v113, v43
    v_dual_mul_f32 v112, v112, v43 :: v_dual_mul_f32 v109, v109, v44
    v_mul_f32_e32 v108, v108, v44
    v_mul_f32_e32 v107, v107, v44
    v_dual_mul_f32 v106, v106, v44 :: v_dual_mul_f32 v103, v103, v45
    v_mul_f32_e32 v102, v102, v45
    v_mul_f32_e32 v101, v101, v45
    v_dual_mul_f32 v100, v100, v45 :: v_dual_mul_f32 v97, v97, v46
    v_mul_f32_e32 v96, v96, v46
    v_mul_f32_e32 v95, v95, v46
    v_dual_mul_f32 v94, v94, v46 :: v_dual_mul_f32 v91, v91, v47
    v_mul_f32_e32 v90, v90, v47
    v_mul_f32_e32 v89, v89, v47
    v_mul_f32_e32 v88, v88, v47
    ds_store_b128 v83, v[16:19] offset:17408
    ds_store_b128 v84, v[20:23] offset:17408
    ds_store_b128 v85, v[24:27] offset:17408
    ds_store_b128 v86, v[28:31] offset:17408
    v_fma_f32 v134, v134, v40, v33
    v_fma_f32 v128, v128, v41, v38
    v_fma_f32 v122, v122, v42, v36
    v_fma_f32 v116, v116, v43, v32
    v_fma_f32 v110, v110, v44, v37
    v_fma_f32 v104, v104, v45, v35
    v_fma_f32 v98, v98, v46, v34
    v_fma_f32 v92, v92, v47, v39
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_mov_b32 s46, 0
    s_branch L25
L24:
    s_lshl_b32 s47, s46, 2
    s_mul_i32 s48, s46, 0x44
    s_add_u32 s46, s46, 1
    v_add_lshl_u32 v28, v67, s47, 2
    v_add_lshl_u32 v44, s48, v50, 2
    ds_load_b128 v[0:3], v28 offset:17408
    ds_load_b128 v[4:7], v28 offset:17680
    ds_load_b128 v[8:11], v28 offset:17952
    ds_load_b128 v[12:15], v28 offset:18224
    ds_load_b128 v[16:19], v28 offset:18496
    ds_load_b128 v[20:23], v28 offset:18768
    ds_load_b128 v[24:27], v28 offset:19040
    ds_load_b128 v[28:31], v28 offset:19312
    ds_load_b128 v[32:35], v44 offset:34816
    ds_load_b128 v[36:39], v44 offset:39168
    ds_load_b128 v[40:43], v44 offset:43520
    ds_load_b128 v[44:47], v44 offset:47872
    s_waitcnt lgkmcnt(3)
    v_fma_f32 v87, v0, v32, v133
    v_fma_f32 v93, v0, v33, v132
    v_fma_f32 v99, v0, v34, v131
    v_fma_f32 v0, v0, v35, v130
    v_fma_f32 v105, v4, v32, v127
    v_fma_f32 v111, v4, v33, v126
    v_fma_f32 v117, v4, v34, v125
    v_fma_f32 v4, v4, v35, v124
    v_fma_f32 v121, v8, v32, v121
    v_fma_f32 v120, v8, v33, v120
    v_fma_f32 v119, v8, v34, v119
    v_fma_f32 v8, v8, v35, v118
    v_fma_f32 v115, v12, v32, v115
    v_fma_f32 v114, v12, v33, v114
    v_fma_f32 v113, v12, v34, v113
    v_fma_f32 v12, v12, v35, v112
    v_fma_f32 v109, v16, v32, v109
    v_fma_f32 v108, v16, v33, v108
    v_fma_f32 v107, v16, v34, v107
    v_fma_f32 v16, v16, v35, v106
    v_fma_f32 v103, v20, v32, v103
    v_fma_f32 v102, v20, v33, v102
    v_fma_f32 v101, v20, v34, v101
    v_fma_f32 v20, v20, v35, v100
    v_fma_f32 v97, v24, v32, v97
    v_fma_f32 v96, v24, v33, v96
    v_fma_f32 v95, v24, v34, v95
    v_fma_f32 v24, v24, v35, v94
    v_fma_f32 v32, v28, v32, v91
    v_fma_f32 v33, v28, v33, v90
    v_fma_f32 v34, v28, v34, v89
    v_fma_f32 v28, v28, v35, v88
    s_waitcnt lgkmcnt(2)
    v_fma_f32 v35, v1, v36, v87
    v_fma_f32 v87, v1, v37, v93
    v_fma_f32 v88, v1, v38, v99
    v_fma_f32 v0, v1, v39, v0
    v_fma_f32 v1, v5, v36, v105
    v_fma_f32 v89, v5, v37, v111
    v_fma_f32 v90, v5, v38, v117
    v_fma_f32 v4, v5, v39, v4
    v_fma_f32 v5, v9, v36, v121
    v_fma_f32 v91, v9, v37, v120
    v_fma_f32 v93, v9, v38, v119
    v_fma_f32 v8, v9, v39, v8
    v_fma_f32 v9, v13, v36, v115
    v_fma_f32 v94, v13, v37, v114
    v_fma_f32 v99, v13, v38, v113
    v_fma_f32 v12, v13, v39, v12
    v_fma_f32 v13, v17, v36, v109
    v_fma_f32 v100, v17, v37, v108
    v_fma_f32 v105, v17, v38, v107
    v_fma_f32 v16, v17, v39, v16
    v_fma_f32 v17, v21, v36, v103
    v_fma_f32 v102, v21, v37, v102
    v_fma_f32 v101, v21, v38, v101
    v_fma_f32 v20, v21, v39, v20
    v_fma_f32 v21, v25, v36, v97
    v_fma_f32 v96, v25, v37, v96
    v_fma_f32 v95, v25, v38, v95
    v_fma_f32 v24, v25, v39, v24
    v_fma_f32 v25, v29, v36, v32
    v_fma_f32 v32, v29, v37, v33
    v_fma_f32 v33, v29, v38, v34
    v_fma_f32 v28, v29, v39, v28
    s_waitcnt lgkmcnt(1)
    v_fma_f32 v29, v2, v40, v35
    v_fma_f32 v34, v2, v41, v87
    v_fma_f32 v35, v2, v42, v88
    v_fma_f32 v0, v2, v43, v0
    v_fma_f32 v1, v6, v40, v1
    v_fma_f32 v2, v6, v41, v89
    v_fma_f32 v36, v6, v42, v90
    v_fma_f32 v4, v6, v43, v4
    v_fma_f32 v5, v10, v40, v5
    v_fma_f32 v6, v10, v41, v91
    v_fma_f32 v37, v10, v42, v93
    v_fma_f32 v8, v10, v43, v8
    v_fma_f32 v9, v14, v40, v9
    v_fma_f32 v10, v14, v41, v94
    v_fma_f32 v38, v14, v42, v99
    v_fma_f32 v12, v14, v43, v12
    v_fma_f32 v13, v18, v40, v13
    v_fma_f32 v14, v18, v41, v100
    v_fma_f32 v39, v18, v42, v105
    v_fma_f32 v16, v18, v43, v16
    v_fma_f32 v17, v22, v40, v17
    v_fma_f32 v18, v22, v41, v102
    v_fma_f32 v87, v22, v42, v101
    v_fma_f32 v20, v22, v43, v20
    v_fma_f32 v21, v26, v40, v21
    v_fma_f32 v22, v26, v41, v96
    v_fma_f32 v88, v26, v42, v95
    v_fma_f32 v24, v26, v43, v24
    v_fma_f32 v25, v30, v40, v25
    v_fma_f32 v26, v30, v41, v32
    v_fma_f32 v32, v30, v42, v33
    v_fma_f32 v28, v30, v43, v28
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v133, v3, v44, v29
    v_fma_f32 v132, v3, v45, v34
    v_fma_f32 v131, v3, v46, v35
    v_fma_f32 v130, v3, v47, v0
    v_fma_f32 v127, v7, v44, v1
    v_fma_f32 v126, v7, v45, v2
    v_fma_f32 v125, v7, v46, v36
    v_fma_f32 v124, v7, v47, v4
    v_fma_f32 v121, v11, v44, v5
    v_fma_f32 v120, v11, v45, v6
    v_fma_f32 v119, v11, v46, v37
    v_fma_f32 v118, v11, v47, v8
    v_fma_f32 v115, v15, v44, v9
    v_fma_f32 v114, v15, v45, v10
    v_fma_f32 v113, v15, v46, v38
    v_fma_f32 v112, v15, v47, v12
    v_fma_f32 v109, v19, v44, v13
    v_fma_f32 v108, v19, v45, v14
    v_fma_f32 v107, v19, v46, v39
    v_fma_f32 v106, v19, v47, v16
    v_fma_f32 v103, v23, v44, v17
    v_fma_f32 v102, v23, v45, v18
    v_fma_f32 v101, v23, v46, v87
    v_fma_f32 v100, v23, v47, v20
    v_fma_f32 v97, v27, v44, v21
    v_fma_f32 v96, v27, v45, v22
    v_fma_f32 v95, v27, v46, v88
    v_fma_f32 v94, v27, v47, v24
    v_fma_f32 v91, v31, v44, v25
    v_fma_f32 v90, v31, v45, v26
    v_fma_f32 v89, v31, v46, v32
    v_fma_f32 v88, v31, v47, v28
L25:
    s_cmp_lt_u32 s46, 16
    s_cbranch_scc1 L24
    s_sub_u32 s46, s6, s45
    s_barrier
    s_min_u32 s46, s46, 64
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s45, s45, s46
    v_mov_b32_e32 v129, v167
    v_mov_b32_e32 v123, v168
    v_mov_b32_e32 v117, v169
    v_mov_b32_e32 v111, v170
    v_mov_b32_e32 v105, v171
    v_mov_b32_e32 v99, v165
    v_mov_b32_e32 v93, v161
    v_mov_b32_e32 v87, v157
L26:
    s_cmp_lt_u32 s45, s6
    s_cbranch_scc1 L20
    v_add_f32_dpp v0, v134, v134 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s1, s17, v51
    s_and_b32 s4, s17, 63
    s_mul_i32 s5, s15, s29
    s_mul_i32 s6, s14, s30
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_sub_u32 s7, 64, s4
    s_add_u32 s5, s5, s6
    s_cmp_eq_u32 s4, 0
    s_cselect_b32 s4, 0, s7
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_add_u32 s4, s17, s4
    v_add_nc_u32_e32 v4, s5, v50
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e32 vcc_lo, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, vcc_lo
    s_and_b32 s5, exec_lo, s1
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v6, v51, s31
    v_mul_f32_e32 v0, v133, v3
    v_mul_f32_e32 v1, v132, v3
    v_mul_f32_e32 v2, v131, v3
    v_mul_f32_e32 v3, v130, v3
    v_add_nc_u32_e32 v6, v4, v6
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L27:
    v_cmp_eq_u32_e64 s5, 0, v49
    v_cmp_gt_u32_e32 vcc_lo, s4, v51
    s_and_b32 s6, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e32 vcc_lo, 0, v5
    s_and_b32 s1, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s1
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v129, s0, v0
    s_mov_b32 exec_lo, s6
L28:
    s_mul_i32 s6, s15, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s1
    s_add_u32 s1, s6, s14
    s_mul_i32 s1, s1, s4
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v1, s1, v51, 2
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L29:
    v_add_f32_dpp v0, v128, v128 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s1, s17, v53
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e32 vcc_lo, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, vcc_lo
    s_and_b32 s6, exec_lo, s1
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v6, v53, s31
    v_mul_f32_e32 v0, v127, v3
    v_mul_f32_e32 v1, v126, v3
    v_mul_f32_e32 v2, v125, v3
    v_mul_f32_e32 v3, v124, v3
    v_add_nc_u32_e32 v6, v4, v6
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L30:
    v_cmp_gt_u32_e32 vcc_lo, s4, v53
    s_and_b32 s6, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e32 vcc_lo, 0, v5
    s_and_b32 s1, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s1
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v123, s0, v0
    s_mov_b32 exec_lo, s6
L31:
    s_mul_i32 s6, s15, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s1
    s_add_u32 s1, s6, s14
    s_mul_i32 s1, s1, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, s1, v51
    v_lshl_add_u32 v1, v1, 2, 4
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L32:
    v_add_f32_dpp v0, v122, v122 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s1, s17, v55
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e32 vcc_lo, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, vcc_lo
    s_and_b32 s6, exec_lo, s1
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v6, v55, s31
    v_mul_f32_e32 v0, v121, v3
    v_mul_f32_e32 v1, v120, v3
    v_mul_f32_e32 v2, v119, v3
    v_mul_f32_e32 v3, v118, v3
    v_add_nc_u32_e32 v6, v4, v6
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L33:
    v_cmp_gt_u32_e32 vcc_lo, s4, v55
    s_and_b32 s6, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e32 vcc_lo, 0, v5
    s_and_b32 s1, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s1
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v117, s0, v0
    s_mov_b32 exec_lo, s6
L34:
    s_mul_i32 s6, s15, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s1
    s_add_u32 s1, s6, s14
    s_mul_i32 s1, s1, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, s1, v51
    v_lshl_add_u32 v1, v1, 2, 8
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L35:
    v_add_f32_dpp v0, v116, v116 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s1, s17, v57
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e32 vcc_lo, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, vcc_lo
    s_and_b32 s6, exec_lo, s1
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v6, v57, s31
    v_mul_f32_e32 v0, v115, v3
    v_mul_f32_e32 v1, v114, v3
    v_mul_f32_e32 v2, v113, v3
    v_mul_f32_e32 v3, v112, v3
    v_add_nc_u32_e32 v6, v4, v6
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L36:
    v_cmp_gt_u32_e32 vcc_lo, s4, v57
    s_and_b32 s6, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e32 vcc_lo, 0, v5
    s_and_b32 s1, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s1
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v111, s0, v0
    s_mov_b32 exec_lo, s6
L37:
    s_mul_i32 s6, s15, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s1
    s_add_u32 s1, s6, s14
    s_mul_i32 s1, s1, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, s1, v51
    v_lshl_add_u32 v1, v1, 2, 12
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L38:
    v_add_f32_dpp v0, v110, v110 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s1, s17, v59
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e32 vcc_lo, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, vcc_lo
    s_and_b32 s6, exec_lo, s1
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v6, v59, s31
    v_mul_f32_e32 v0, v109, v3
    v_mul_f32_e32 v1, v108, v3
    v_mul_f32_e32 v2, v107, v3
    v_mul_f32_e32 v3, v106, v3
    v_add_nc_u32_e32 v6, v4, v6
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L39:
    v_cmp_gt_u32_e32 vcc_lo, s4, v59
    s_and_b32 s6, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e32 vcc_lo, 0, v5
    s_and_b32 s1, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s1
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v105, s0, v0
    s_mov_b32 exec_lo, s6
L40:
    s_mul_i32 s6, s15, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s1
    s_add_u32 s1, s6, s14
    s_mul_i32 s1, s1, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, s1, v51
    v_lshl_add_u32 v1, v1, 2, 16
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L41:
    v_add_f32_dpp v0, v104, v104 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s1, s17, v61
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e32 vcc_lo, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, vcc_lo
    s_and_b32 s6, exec_lo, s1
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v6, v61, s31
    v_mul_f32_e32 v0, v103, v3
    v_mul_f32_e32 v1, v102, v3
    v_mul_f32_e32 v2, v101, v3
    v_mul_f32_e32 v3, v100, v3
    v_add_nc_u32_e32 v6, v4, v6
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L42:
    v_cmp_gt_u32_e32 vcc_lo, s4, v61
    s_and_b32 s6, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e32 vcc_lo, 0, v5
    s_and_b32 s1, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s1
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v99, s0, v0
    s_mov_b32 exec_lo, s6
L43:
    s_mul_i32 s6, s15, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s1
    s_add_u32 s1, s6, s14
    s_mul_i32 s1, s1, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, s1, v51
    v_lshl_add_u32 v1, v1, 2, 20
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L44:
    v_add_f32_dpp v0, v98, v98 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s1, s17, v63
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e32 vcc_lo, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, vcc_lo
    s_and_b32 s6, exec_lo, s1
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v6, v63, s31
    v_mul_f32_e32 v0, v97, v3
    v_mul_f32_e32 v1, v96, v3
    v_mul_f32_e32 v2, v95, v3
    v_mul_f32_e32 v3, v94, v3
    v_add_nc_u32_e32 v6, v4, v6
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L45:
    v_cmp_gt_u32_e32 vcc_lo, s4, v63
    s_and_b32 s6, s5, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e32 vcc_lo, 0, v5
    s_and_b32 s1, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s1
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v93, s0, v0
    s_mov_b32 exec_lo, s6
L46:
    s_mul_i32 s6, s15, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s1
    s_add_u32 s1, s6, s14
    s_mul_i32 s1, s1, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, s1, v51
    v_lshl_add_u32 v1, v1, 2, 24
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L47:
    v_add_f32_dpp v0, v92, v92 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s1, s17, v65
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e32 vcc_lo, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, vcc_lo
    s_and_b32 s6, exec_lo, s1
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v6, v65, s31
    v_mul_f32_e32 v0, v91, v3
    v_mul_f32_e32 v1, v90, v3
    v_mul_f32_e32 v2, v89, v3
    v_mul_f32_e32 v3, v88, v3
    v_add_nc_u32_e32 v4, v4, v6
    buffer_store_b128 v[0:3], v4, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L48:
    v_cmp_gt_u32_e64 s6, s4, v65
    s_and_b32 s5, s5, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s5
    v_cmp_neq_f32_e32 vcc_lo, 0, v5
    s_and_b32 s1, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s1
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s6
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v87, s0, v0
    s_mov_b32 exec_lo, s5
L49:
    s_mul_i32 s0, s15, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s1
    s_add_u32 s0, s0, s14
    s_mul_i32 s0, s0, s4
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, s0, v51
    v_lshl_add_u32 v1, v1, 2, 28
    buffer_store_b32 v0, v1, s[40:43], 0 offen
L50:
    s_endpgm
