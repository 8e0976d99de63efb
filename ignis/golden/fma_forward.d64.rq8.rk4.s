; 167 VGPRs, 48 SGPRs, 52224 bytes of LDS, 0 of scratch, 1730 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[32:35], s[0:1], 0x30
    s_load_b128 s[36:39], s[0:1], 0x48
    s_load_b128 s[40:43], s[0:1], 0x60
    s_load_b32 s3, s[0:1], 0x7c
    s_load_b512 s[16:31], s[0:1], 0x84
    s_load_b32 s0, s[0:1], 0xc4
    s_waitcnt lgkmcnt(0)
    s_or_b32 s5, s5, 0x40000
    s_max_u32 s1, s6, 3
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
    s_sub_u32 s6, s1, 3
    s_mov_b32 s7, 0x11016000
    s_or_b32 s9, s9, 0x40000
    s_max_u32 s1, s10, 3
    s_sub_u32 s10, s1, 3
    s_mov_b32 s11, 0x11016000
    s_or_b32 s33, s33, 0x40000
    s_max_u32 s1, s34, 3
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
    s_sub_u32 s34, s1, 3
    s_mov_b32 s35, 0x11016000
    s_or_b32 s37, s37, 0x40000
    s_max_u32 s1, s38, 3
    s_sub_u32 s38, s1, 3
    s_mov_b32 s39, 0x11016000
    s_lshl_b32 s42, s42, 2
    s_mov_b32 s43, 0x31016000
    s_lshl_b32 s1, s13, 6
    v_lshrrev_b32_e32 v48, 4, v0
    v_and_b32_e32 v49, 15, v0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v32, 3, v48
    v_add_nc_u32_e32 v50, s1, v32
    v_cvt_f32_u32_e32 v0, s16
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffe, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s12, 0, s16
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_mul_lo_u32 v1, s12, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v0, s14, v0
    v_mul_lo_u32 v1, v0, s16
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, s14, v1
    v_cmp_le_u32_e64 s12, s16, v1
    v_subrev_nc_u32_e32 v2, s16, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v0, null, v0, 0, s12
    v_cndmask_b32_e64 v1, v1, v2, s12
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_le_u32_e64 s12, s16, v1
    v_add_co_ci_u32_e64 v0, null, v0, 0, s12
    s_cmp_eq_u32 s16, 0
    s_cselect_b32 s12, exec_lo, 0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, 0, s12
    v_readfirstlane_b32 s12, v0
    s_mul_i32 s13, s15, s23
    s_mul_i32 s16, s12, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_add_u32 s13, s13, s16
    s_mul_i32 s16, s15, s26
    s_mul_i32 s12, s12, s27
    s_add_u32 s12, s16, s12
    s_mul_i32 s16, s15, s20
    s_mul_i32 s20, s14, s21
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_add_u32 s16, s16, s20
    v_lshlrev_b32_e32 v51, 2, v49
    s_add_u32 s20, s17, -1
    s_mul_i32 s21, s20, s22
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s21, s16, s21
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_add_nc_u32_e32 v28, s21, v51
    v_add_nc_u32_e32 v0, s1, v48
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v0, v0, s22
    v_add3_u32 v29, s16, v0, v51
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_min_u32_e32 v0, v29, v28
    buffer_load_b128 v[0:3], v0, s[4:7], 0 idxen
    v_lshl_add_u32 v4, s22, 3, v29
    v_min_u32_e32 v4, v4, v28
    buffer_load_b128 v[4:7], v4, s[4:7], 0 idxen
    v_lshl_add_u32 v8, s22, 4, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v8, v8, v28
    buffer_load_b128 v[8:11], v8, s[4:7], 0 idxen
    s_mul_i32 s16, s22, 24
    v_add_nc_u32_e32 v12, s16, v29
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_min_u32_e32 v12, v12, v28
    buffer_load_b128 v[12:15], v12, s[4:7], 0 idxen
    v_lshl_add_u32 v16, s22, 5, v29
    v_min_u32_e32 v16, v16, v28
    buffer_load_b128 v[16:19], v16, s[4:7], 0 idxen
    s_mul_i32 s16, s22, 40
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v20, s16, v29
    v_min_u32_e32 v20, v20, v28
    buffer_load_b128 v[20:23], v20, s[4:7], 0 idxen
    s_mul_i32 s16, s22, 48
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v24, s16, v29
    v_min_u32_e32 v24, v24, v28
    buffer_load_b128 v[24:27], v24, s[4:7], 0 idxen
    s_mul_i32 s16, s22, 56
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v29, s16, v29
    v_min_u32_e32 v28, v29, v28
    buffer_load_b128 v[28:31], v28, s[4:7], 0 idxen
    v_mul_u32_u24_e32 v33, 0x44, v48
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v33, v33, v51, 2
    s_waitcnt vmcnt(7)
    ds_store_b128 v33, v[0:3]
    v_add_nc_u32_e32 v0, 8, v48
    v_mul_u32_u24_e32 v1, 0x44, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v1, v1, v51, 2
    s_waitcnt vmcnt(6)
    ds_store_b128 v1, v[4:7]
    v_add_nc_u32_e32 v1, 16, v48
    v_mul_u32_u24_e32 v2, 0x44, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v2, v2, v51, 2
    s_waitcnt vmcnt(5)
    ds_store_b128 v2, v[8:11]
    v_add_nc_u32_e32 v2, 24, v48
    v_mul_u32_u24_e32 v3, 0x44, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v3, v3, v51, 2
    s_waitcnt vmcnt(4)
    ds_store_b128 v3, v[12:15]
    v_add_nc_u32_e32 v3, 32, v48
    v_mul_u32_u24_e32 v4, 0x44, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v4, v4, v51, 2
    s_waitcnt vmcnt(3)
    ds_store_b128 v4, v[16:19]
    v_add_nc_u32_e32 v4, 40, v48
    v_mul_u32_u24_e32 v5, 0x44, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v5, v5, v51, 2
    s_waitcnt vmcnt(2)
    ds_store_b128 v5, v[20:23]
    v_add_nc_u32_e32 v5, 48, v48
    v_mul_u32_u24_e32 v6, 0x44, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v6, v6, v51, 2
    s_waitcnt vmcnt(1)
    ds_store_b128 v6, v[24:27]
    v_add_nc_u32_e32 v6, 56, v48
    v_mul_u32_u24_e32 v7, 0x44, v6
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v7, v7, v51, 2
    s_waitcnt vmcnt(0)
    ds_store_b128 v7, v[28:31]
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L0
    v_mov_b32_e32 v52, s18
    s_branch L1
L0:
    v_add3_u32 v7, v50, s18, 1
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v7, s17, v7
    s_add_u32 s4, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v7, s4, v7
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v52, s17, v7
L1:
    v_add_nc_u32_e32 v53, 1, v50
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L2
    v_mov_b32_e32 v54, s18
    s_branch L3
L2:
    v_add3_u32 v7, v50, s18, 2
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v7, s17, v7
    s_add_u32 s4, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v7, s4, v7
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v54, s17, v7
L3:
    v_add_nc_u32_e32 v55, 2, v50
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L4
    v_mov_b32_e32 v56, s18
    s_branch L5
L4:
    v_add3_u32 v7, v50, s18, 3
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v7, s17, v7
    s_add_u32 s4, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v7, s4, v7
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v56, s17, v7
L5:
    v_add_nc_u32_e32 v57, 3, v50
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L6
    v_mov_b32_e32 v58, s18
    s_branch L7
L6:
    v_add3_u32 v7, v50, s18, 4
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v7, s17, v7
    s_add_u32 s4, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v7, s4, v7
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v58, s17, v7
L7:
    v_add_nc_u32_e32 v59, 4, v50
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L8
    v_mov_b32_e32 v60, s18
    s_branch L9
L8:
    v_add3_u32 v7, v50, s18, 5
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v7, s17, v7
    s_add_u32 s4, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v7, s4, v7
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v60, s17, v7
L9:
    v_add_nc_u32_e32 v61, 5, v50
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L10
    v_mov_b32_e32 v62, s18
    s_branch L11
L10:
    v_add3_u32 v7, v50, s18, 6
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v7, s17, v7
    s_add_u32 s4, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v7, s4, v7
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v62, s17, v7
L11:
    v_add_nc_u32_e32 v63, 6, v50
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L12
    v_mov_b32_e32 v64, s18
    s_branch L13
L12:
    v_add3_u32 v7, v50, s18, 7
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v7, s17, v7
    s_add_u32 s4, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v7, s4, v7
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v64, s17, v7
L13:
    v_add_nc_u32_e32 v65, 7, v50
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L14
    v_mov_b32_e32 v66, s18
    s_branch L15
L14:
    v_add3_u32 v7, v50, s18, 8
    s_delay_alu instid0(VALU_DEP_1)
    v_max_u32_e32 v7, s17, v7
    s_add_u32 s4, s18, s17
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v7, s4, v7
    s_delay_alu instid0(VALU_DEP_1)
    v_subrev_nc_u32_e32 v66, s17, v7
L15:
    s_add_u32 s4, s1, 63
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s4, s4, s20
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L16
    s_mov_b32 s4, s18
    s_branch L17
L16:
    s_add_u32 s4, s4, s18
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s4, s4, 1
    s_max_u32 s4, s4, s17
    s_add_u32 s5, s18, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s4, s4, s5
    s_sub_u32 s4, s4, s17
L17:
    s_cmp_eq_u32 s19, 0
    s_cbranch_scc0 L18
    s_mov_b32 s1, s18
    s_branch L19
L18:
    s_add_u32 s1, s1, s18
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s1, s1, 1
    s_max_u32 s1, s1, s17
    s_add_u32 s5, s18, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s1, s1, s5
    s_sub_u32 s1, s1, s17
L19:
    s_add_u32 s5, s18, -1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s6, s5, s25
    s_add_u32 s6, s13, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v67, s6, v51
    s_lshl_b32 s6, s25, 3
    s_lshl_b32 s7, s25, 4
    s_mul_i32 s16, s25, 24
    s_lshl_b32 s18, s25, 5
    s_mul_i32 s19, s25, 40
    s_mul_i32 s20, s25, 48
    s_mul_i32 s21, s25, 56
    v_and_b32_e32 v7, 3, v48
    v_lshrrev_b32_e32 v8, 2, v48
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v7, v7, 4, v8
    v_mul_u32_u24_e32 v7, 0x44, v7
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v68, v7, v51, 2
    v_and_b32_e32 v7, 3, v0
    v_lshrrev_b32_e32 v0, 2, v0
    v_lshl_add_u32 v0, v7, 4, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_u32_u24_e32 v0, 0x44, v0
    v_add_lshl_u32 v69, v0, v51, 2
    v_and_b32_e32 v0, 3, v1
    v_lshrrev_b32_e32 v1, 2, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v0, v0, 4, v1
    v_mul_u32_u24_e32 v0, 0x44, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v70, v0, v51, 2
    v_and_b32_e32 v0, 3, v2
    v_lshrrev_b32_e32 v1, 2, v2
    v_lshl_add_u32 v0, v0, 4, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_u32_u24_e32 v0, 0x44, v0
    v_add_lshl_u32 v71, v0, v51, 2
    v_and_b32_e32 v0, 3, v3
    v_lshrrev_b32_e32 v1, 2, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v0, v0, 4, v1
    v_mul_u32_u24_e32 v0, 0x44, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v72, v0, v51, 2
    v_and_b32_e32 v0, 3, v4
    v_lshrrev_b32_e32 v1, 2, v4
    v_lshl_add_u32 v0, v0, 4, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_u32_u24_e32 v0, 0x44, v0
    v_add_lshl_u32 v73, v0, v51, 2
    v_and_b32_e32 v0, 3, v5
    v_lshrrev_b32_e32 v1, 2, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v0, v0, 4, v1
    v_mul_u32_u24_e32 v0, 0x44, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v74, v0, v51, 2
    v_and_b32_e32 v0, 3, v6
    v_lshrrev_b32_e32 v1, 2, v6
    v_lshl_add_u32 v0, v0, 4, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_u32_u24_e32 v0, 0x44, v0
    v_add_lshl_u32 v75, v0, v51, 2
    s_mul_i32 s5, s5, s28
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s5, s12, s5
    v_add_nc_u32_e32 v76, s5, v51
    s_lshl_b32 s5, s28, 3
    s_lshl_b32 s22, s28, 4
    s_mul_i32 s23, s28, 24
    s_lshl_b32 s24, s28, 5
    s_mul_i32 s26, s28, 40
    s_mul_i32 s27, s28, 48
    s_mul_i32 s44, s28, 56
    v_mul_u32_u24_e32 v77, 0x44, v32
    v_mul_u32_u24_e32 v78, 0x44, v49
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v79, v77, v51, 2
    v_add_nc_u32_e32 v0, 1, v32
    v_mul_u32_u24_e32 v0, 0x44, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v80, v0, v51, 2
    v_add_nc_u32_e32 v0, 2, v32
    v_mul_u32_u24_e32 v0, 0x44, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v81, v0, v51, 2
    v_dual_mov_b32 v129, 0xff7fffff :: v_dual_add_nc_u32 v0, 3, v32
    v_mul_u32_u24_e32 v0, 0x44, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v82, v0, v51, 2
    v_dual_mov_b32 v123, 0xff7fffff :: v_dual_add_nc_u32 v0, 4, v32
    v_mul_u32_u24_e32 v0, 0x44, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v83, v0, v51, 2
    v_dual_mov_b32 v117, 0xff7fffff :: v_dual_add_nc_u32 v0, 5, v32
    v_mul_u32_u24_e32 v0, 0x44, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v84, v0, v51, 2
    v_dual_mov_b32 v111, 0xff7fffff :: v_dual_add_nc_u32 v0, 6, v32
    v_mul_u32_u24_e32 v0, 0x44, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_lshl_u32 v85, v0, v51, 2
    v_dual_mov_b32 v105, 0xff7fffff :: v_dual_add_nc_u32 v0, 7, v32
    v_mul_u32_u24_e32 v0, 0x44, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_lshl_u32 v86, v0, v51, 2
    v_dual_mov_b32 v99, 0xff7fffff :: v_dual_mov_b32 v134, 0
    v_dual_mov_b32 v93, 0xff7fffff :: v_dual_mov_b32 v128, 0
    v_dual_mov_b32 v87, 0xff7fffff :: v_dual_mov_b32 v122, 0
    v_dual_mov_b32 v116, 0 :: v_dual_mov_b32 v133, 0
    v_dual_mov_b32 v110, 0 :: v_dual_mov_b32 v131, 0
    v_dual_mov_b32 v104, 0 :: v_dual_mov_b32 v127, 0
    v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v125, 0
    v_dual_mov_b32 v92, 0 :: v_dual_mov_b32 v121, 0
    v_dual_mov_b32 v132, 0 :: v_dual_mov_b32 v119, 0
    v_dual_mov_b32 v130, 0 :: v_dual_mov_b32 v115, 0
    v_dual_mov_b32 v126, 0 :: v_dual_mov_b32 v113, 0
    v_dual_mov_b32 v124, 0 :: v_dual_mov_b32 v109, 0
    v_dual_mov_b32 v120, 0 :: v_dual_mov_b32 v107, 0
    v_dual_mov_b32 v118, 0 :: v_dual_mov_b32 v103, 0
    v_dual_mov_b32 v114, 0 :: v_dual_mov_b32 v101, 0
    v_dual_mov_b32 v112, 0 :: v_dual_mov_b32 v97, 0
    v_dual_mov_b32 v108, 0 :: v_dual_mov_b32 v95, 0
    v_dual_mov_b32 v106, 0 :: v_dual_mov_b32 v91, 0
    v_dual_mov_b32 v102, 0 :: v_dual_mov_b32 v89, 0
    v_mov_b32_e32 v100, 0
    v_mov_b32_e32 v96, 0
    v_mov_b32_e32 v94, 0
    v_mov_b32_e32 v90, 0
    v_mov_b32_e32 v88, 0
    s_mov_b32 s45, 0
    s_branch L26
L20:
    v_add_nc_u32_e32 v32, s45, v48
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v0, v32, s25
    v_add3_u32 v28, s13, v0, v51
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_min_u32_e32 v0, v28, v67
    buffer_load_b128 v[0:3], v0, s[8:11], 0 idxen
    v_add_nc_u32_e32 v4, s6, v28
    v_min_u32_e32 v4, v4, v67
    buffer_load_b128 v[4:7], v4, s[8:11], 0 idxen
    v_add_nc_u32_e32 v8, s7, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_min_u32_e32 v8, v8, v67
    buffer_load_b128 v[8:11], v8, s[8:11], 0 idxen
    v_add_nc_u32_e32 v12, s16, v28
    v_min_u32_e32 v12, v12, v67
    buffer_load_b128 v[12:15], v12, s[8:11], 0 idxen
    v_add_nc_u32_e32 v16, s18, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_min_u32_e32 v16, v16, v67
    buffer_load_b128 v[16:19], v16, s[8:11], 0 idxen
    v_add_nc_u32_e32 v20, s19, v28
    v_min_u32_e32 v20, v20, v67
    buffer_load_b128 v[20:23], v20, s[8:11], 0 idxen
    v_add_nc_u32_e32 v24, s20, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_min_u32_e32 v24, v24, v67
    buffer_load_b128 v[24:27], v24, s[8:11], 0 idxen
    v_add_nc_u32_e32 v28, s21, v28
    v_min_u32_e32 v28, v28, v67
    buffer_load_b128 v[28:31], v28, s[8:11], 0 idxen
    s_waitcnt vmcnt(7)
    ds_store_b128 v68, v[0:3] offset:17408
    s_waitcnt vmcnt(6)
    ds_store_b128 v69, v[4:7] offset:17408
    s_waitcnt vmcnt(5)
    ds_store_b128 v70, v[8:11] offset:17408
    s_waitcnt vmcnt(4)
    ds_store_b128 v71, v[12:15] offset:17408
    s_waitcnt vmcnt(3)
    ds_store_b128 v72, v[16:19] offset:17408
    s_waitcnt vmcnt(2)
    ds_store_b128 v73, v[20:23] offset:17408
    s_waitcnt vmcnt(1)
    ds_store_b128 v74, v[24:27] offset:17408
    s_waitcnt vmcnt(0)
    ds_store_b128 v75, v[28:31] offset:17408
    v_mul_lo_u32 v0, v32, s28
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v28, s12, v0, v51
    v_min_u32_e32 v0, v28, v76
    buffer_load_b128 v[0:3], v0, s[32:35], 0 idxen
    v_add_nc_u32_e32 v4, s5, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_min_u32_e32 v4, v4, v76
    buffer_load_b128 v[4:7], v4, s[32:35], 0 idxen
    v_add_nc_u32_e32 v8, s22, v28
    v_min_u32_e32 v8, v8, v76
    buffer_load_b128 v[8:11], v8, s[32:35], 0 idxen
    v_add_nc_u32_e32 v12, s23, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_min_u32_e32 v12, v12, v76
    buffer_load_b128 v[12:15], v12, s[32:35], 0 idxen
    v_add_nc_u32_e32 v16, s24, v28
    v_min_u32_e32 v16, v16, v76
    buffer_load_b128 v[16:19], v16, s[32:35], 0 idxen
    v_add_nc_u32_e32 v20, s26, v28
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_min_u32_e32 v20, v20, v76
    buffer_load_b128 v[20:23], v20, s[32:35], 0 idxen
    v_add_nc_u32_e32 v24, s27, v28
    v_min_u32_e32 v24, v24, v76
    buffer_load_b128 v[24:27], v24, s[32:35], 0 idxen
    v_add_nc_u32_e32 v28, s44, v28
    s_delay_alu instid0(VALU_DEP_1)
    v_min_u32_e32 v28, v28, v76
    buffer_load_b128 v[28:31], v28, s[32:35], 0 idxen
    s_waitcnt vmcnt(7)
    ds_store_b128 v68, v[0:3] offset:34816
    s_waitcnt vmcnt(6)
    ds_store_b128 v69, v[4:7] offset:34816
    s_waitcnt vmcnt(5)
    ds_store_b128 v70, v[8:11] offset:34816
    s_waitcnt vmcnt(4)
    ds_store_b128 v71, v[12:15] offset:34816
    s_waitcnt vmcnt(3)
    ds_store_b128 v72, v[16:19] offset:34816
    s_waitcnt vmcnt(2)
    ds_store_b128 v73, v[20:23] offset:34816
    s_waitcnt vmcnt(1)
    ds_store_b128 v74, v[24:27] offset:34816
    s_waitcnt vmcnt(0)
    ds_store_b128 v75, v[28:31] offset:34816
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_dual_mov_b32 v166, 0 :: v_dual_mov_b32 v165, 0
    v_dual_mov_b32 v164, 0 :: v_dual_mov_b32 v163, 0
    v_dual_mov_b32 v162, 0 :: v_dual_mov_b32 v161, 0
    v_dual_mov_b32 v160, 0 :: v_dual_mov_b32 v159, 0
    v_dual_mov_b32 v158, 0 :: v_dual_mov_b32 v157, 0
    v_dual_mov_b32 v156, 0 :: v_dual_mov_b32 v155, 0
    v_dual_mov_b32 v154, 0 :: v_dual_mov_b32 v153, 0
    v_dual_mov_b32 v152, 0 :: v_dual_mov_b32 v151, 0
    v_dual_mov_b32 v150, 0 :: v_dual_mov_b32 v149, 0
    v_dual_mov_b32 v148, 0 :: v_dual_mov_b32 v147, 0
    v_dual_mov_b32 v146, 0 :: v_dual_mov_b32 v145, 0
    v_dual_mov_b32 v144, 0 :: v_dual_mov_b32 v143, 0
    v_dual_mov_b32 v142, 0 :: v_dual_mov_b32 v141, 0
    v_dual_mov_b32 v140, 0 :: v_dual_mov_b32 v139, 0
    v_dual_mov_b32 v138, 0 :: v_dual_mov_b32 v137, 0
    v_dual_mov_b32 v136, 0 :: v_dual_mov_b32 v135, 0
    s_mov_b32 s46, 0
    s_branch L22
L21:
    v_add_nc_u32_e32 v0, s46, v77
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_and_b32_e32 v0, 0x1fff, v0
    v_add_nc_u32_e32 v1, s46, v78
    v_and_b32_e32 v32, 0x1fff, v1
    s_delay_alu instid0(VALU_DEP_3)
    v_lshlrev_b32_e32 v28, 2, v0
    ds_load_b128 v[0:3], v28
    ds_load_b128 v[4:7], v28 offset:272
    ds_load_b128 v[8:11], v28 offset:544
    ds_load_b128 v[12:15], v28 offset:816
    ds_load_b128 v[16:19], v28 offset:1088
    ds_load_b128 v[20:23], v28 offset:1360
    ds_load_b128 v[24:27], v28 offset:1632
    ds_load_b128 v[28:31], v28 offset:1904
    v_lshlrev_b32_e32 v44, 2, v32
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
    s_add_u32 s46, s46, 4
L22:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s46, 64
    s_cbranch_scc1 L21
    v_add_nc_u32_e32 v0, s45, v51
    s_add_u32 s46, s45, 64
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_gt_u32 s46, s1
    s_cbranch_scc0 L23
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s46, v0, v52
    v_cndmask_b32_e64 v166, 0xff800000, v166, s46
    v_add_nc_u32_e32 v1, 1, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s46, v1, v52
    v_cndmask_b32_e64 v165, 0xff800000, v165, s46
    v_add_nc_u32_e32 v2, 2, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s46, v2, v52
    v_cndmask_b32_e64 v164, 0xff800000, v164, s46
    v_add_nc_u32_e32 v3, 3, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cmp_lt_u32_e64 s46, v3, v52
    v_cndmask_b32_e64 v163, 0xff800000, v163, s46
    v_cmp_lt_u32_e64 s46, v0, v54
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v162, 0xff800000, v162, s46
    v_cmp_lt_u32_e64 s46, v1, v54
    v_cndmask_b32_e64 v161, 0xff800000, v161, s46
    v_cmp_lt_u32_e64 s46, v2, v54
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v160, 0xff800000, v160, s46
    v_cmp_lt_u32_e64 s46, v3, v54
    v_cndmask_b32_e64 v159, 0xff800000, v159, s46
    v_cmp_lt_u32_e64 s46, v0, v56
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v158, 0xff800000, v158, s46
    v_cmp_lt_u32_e64 s46, v1, v56
    v_cndmask_b32_e64 v157, 0xff800000, v157, s46
    v_cmp_lt_u32_e64 s46, v2, v56
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v156, 0xff800000, v156, s46
    v_cmp_lt_u32_e64 s46, v3, v56
    v_cndmask_b32_e64 v155, 0xff800000, v155, s46
    v_cmp_lt_u32_e64 s46, v0, v58
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v154, 0xff800000, v154, s46
    v_cmp_lt_u32_e64 s46, v1, v58
    v_cndmask_b32_e64 v153, 0xff800000, v153, s46
    v_cmp_lt_u32_e64 s46, v2, v58
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v152, 0xff800000, v152, s46
    v_cmp_lt_u32_e64 s46, v3, v58
    v_cndmask_b32_e64 v151, 0xff800000, v151, s46
    v_cmp_lt_u32_e64 s46, v0, v60
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v150, 0xff800000, v150, s46
    v_cmp_lt_u32_e64 s46, v1, v60
    v_cndmask_b32_e64 v149, 0xff800000, v149, s46
    v_cmp_lt_u32_e64 s46, v2, v60
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v148, 0xff800000, v148, s46
    v_cmp_lt_u32_e64 s46, v3, v60
    v_cndmask_b32_e64 v147, 0xff800000, v147, s46
    v_cmp_lt_u32_e64 s46, v0, v62
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v146, 0xff800000, v146, s46
    v_cmp_lt_u32_e64 s46, v1, v62
    v_cndmask_b32_e64 v145, 0xff800000, v145, s46
    v_cmp_lt_u32_e64 s46, v2, v62
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v144, 0xff800000, v144, s46
    v_cmp_lt_u32_e64 s46, v3, v62
    v_cndmask_b32_e64 v143, 0xff800000, v143, s46
    v_cmp_lt_u32_e64 s46, v0, v64
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v142, 0xff800000, v142, s46
    v_cmp_lt_u32_e64 s46, v1, v64
    v_cndmask_b32_e64 v141, 0xff800000, v141, s46
    v_cmp_lt_u32_e64 s46, v2, v64
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v140, 0xff800000, v140, s46
    v_cmp_lt_u32_e64 s46, v3, v64
    v_cndmask_b32_e64 v139, 0xff800000, v139, s46
    v_cmp_lt_u32_e64 s46, v0, v66
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v138, 0xff800000, v138, s46
    v_cmp_lt_u32_e64 s46, v1, v66
    v_cndmask_b32_e64 v137, 0xff800000, v137, s46
    v_cmp_lt_u32_e64 s46, v2, v66
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v136, 0xff800000, v136, s46
    v_cmp_lt_u32_e64 s46, v3, v66
    v_cndmask_b32_e64 v135, 0xff800000, v135, s46
L23:
    s_barrier
    v_max3_f32 v0, 0xff800000, v166, v165
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v0, v0, v164, v163
    v_max_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v36, v0, v1, v129
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_sub_f32 v0, v129, v36 :: v_dual_subrev_f32 v1, v36, v165
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v4, v0
    v_sub_f32_e32 v0, v166, v36
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v0, v0
    v_mul_f32_e32 v1, s0, v1
    v_exp_f32_e32 v1, v1
    v_sub_f32_e32 v2, v164, v36
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v2, s0, v2 :: v_dual_subrev_f32 v3, v36, v163
    v_exp_f32_e32 v2, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v3, s0, v3
    v_exp_f32_e32 v3, v3
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_add_f32_e32 v5, v0, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, v5, v2
    v_add_f32_e32 v5, v5, v3
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v134, v134, v4, v5
    ds_store_b128 v79, v[0:3] offset:17408
    v_mul_f32_e32 v133, v133, v4
    v_mul_f32_e32 v132, v132, v4
    v_mul_f32_e32 v131, v131, v4
    v_mul_f32_e32 v130, v130, v4
    v_max3_f32 v0, 0xff800000, v162, v161
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v0, v0, v160, v159
    v_max_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v37, v0, v1, v123
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v0, v123, v37
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v4, v0
    v_sub_f32_e32 v0, v162, v37
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v0, v0
    v_sub_f32_e32 v1, v161, v37
    v_mul_f32_e32 v1, s0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v1, v1
    v_sub_f32_e32 v2, v160, v37
    v_dual_mul_f32 v2, s0, v2 :: v_dual_sub_f32 v3, v159, v37
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v2, v2
    v_mul_f32_e32 v3, s0, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_3)
    v_exp_f32_e32 v3, v3
    v_add_f32_e32 v5, v0, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, v5, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v5, v5, v3
    v_fma_f32 v128, v128, v4, v5
    ds_store_b128 v80, v[0:3] offset:17408
    v_mul_f32_e32 v127, v127, v4
    v_mul_f32_e32 v126, v126, v4
    v_mul_f32_e32 v125, v125, v4
    v_mul_f32_e32 v124, v124, v4
    v_max3_f32 v0, 0xff800000, v158, v157
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v0, v0, v156, v155
    v_max_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v38, v0, v1, v117
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_sub_f32 v0, v117, v38 :: v_dual_subrev_f32 v1, v38, v157
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v4, v0
    v_sub_f32_e32 v0, v158, v38
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v0, v0
    v_mul_f32_e32 v1, s0, v1
    v_exp_f32_e32 v1, v1
    v_sub_f32_e32 v2, v156, v38
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v2, s0, v2 :: v_dual_subrev_f32 v3, v38, v155
    v_exp_f32_e32 v2, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v3, s0, v3
    v_exp_f32_e32 v3, v3
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_add_f32_e32 v5, v0, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, v5, v2
    v_add_f32_e32 v5, v5, v3
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v122, v122, v4, v5
    ds_store_b128 v81, v[0:3] offset:17408
    v_mul_f32_e32 v121, v121, v4
    v_mul_f32_e32 v120, v120, v4
    v_mul_f32_e32 v119, v119, v4
    v_mul_f32_e32 v118, v118, v4
    v_max3_f32 v0, 0xff800000, v154, v153
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v0, v0, v152, v151
    v_max_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v39, v0, v1, v111
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v0, v111, v39
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v4, v0
    v_sub_f32_e32 v0, v154, v39
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v0, v0
    v_sub_f32_e32 v1, v153, v39
    v_mul_f32_e32 v1, s0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v1, v1
    v_sub_f32_e32 v2, v152, v39
    v_dual_mul_f32 v2, s0, v2 :: v_dual_sub_f32 v3, v151, v39
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v2, v2
    v_mul_f32_e32 v3, s0, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_3)
    v_exp_f32_e32 v3, v3
    v_add_f32_e32 v5, v0, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, v5, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v5, v5, v3
    v_fma_f32 v116, v116, v4, v5
    ds_store_b128 v82, v[0:3] offset:17408
    v_mul_f32_e32 v115, v115, v4
    v_mul_f32_e32 v114, v114, v4
    v_mul_f32_e32 v113, v113, v4
    v_mul_f32_e32 v112, v112, v4
    v_max3_f32 v0, 0xff800000, v150, v149
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v0, v0, v148, v147
    v_max_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v40, v0, v1, v105
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_sub_f32 v0, v105, v40 :: v_dual_subrev_f32 v1, v40, v149
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v4, v0
    v_sub_f32_e32 v0, v150, v40
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v0, v0
    v_mul_f32_e32 v1, s0, v1
    v_exp_f32_e32 v1, v1
    v_sub_f32_e32 v2, v148, v40
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v2, s0, v2 :: v_dual_subrev_f32 v3, v40, v147
    v_exp_f32_e32 v2, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v3, s0, v3
    v_exp_f32_e32 v3, v3
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_add_f32_e32 v5, v0, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, v5, v2
    v_add_f32_e32 v5, v5, v3
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v110, v110, v4, v5
    ds_store_b128 v83, v[0:3] offset:17408
    v_mul_f32_e32 v109, v109, v4
    v_mul_f32_e32 v108, v108, v4
    v_mul_f32_e32 v107, v107, v4
    v_mul_f32_e32 v106, v106, v4
    v_max3_f32 v0, 0xff800000, v146, v145
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v0, v0, v144, v143
    v_max_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v41, v0, v1, v99
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v0, v99, v41
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v4, v0
    v_sub_f32_e32 v0, v146, v41
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v0, v0
    v_sub_f32_e32 v1, v145, v41
    v_mul_f32_e32 v1, s0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v1, v1
    v_sub_f32_e32 v2, v144, v41
    v_dual_mul_f32 v2, s0, v2 :: v_dual_sub_f32 v3, v143, v41
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v2, v2
    v_mul_f32_e32 v3, s0, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_3)
    v_exp_f32_e32 v3, v3
    v_add_f32_e32 v5, v0, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, v5, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v5, v5, v3
    v_fma_f32 v104, v104, v4, v5
    ds_store_b128 v84, v[0:3] offset:17408
    v_mul_f32_e32 v103, v103, v4
    v_mul_f32_e32 v102, v102, v4
    v_mul_f32_e32 v101, v101, v4
    v_mul_f32_e32 v100, v100, v4
    v_max3_f32 v0, 0xff800000, v142, v141
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v0, v0, v140, v139
    v_max_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v42, v0, v1, v93
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_sub_f32 v0, v93, v42 :: v_dual_subrev_f32 v1, v42, v141
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v4, v0
    v_sub_f32_e32 v0, v142, v42
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v0, v0
    v_mul_f32_e32 v1, s0, v1
    v_exp_f32_e32 v1, v1
    v_sub_f32_e32 v2, v140, v42
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v2, s0, v2 :: v_dual_subrev_f32 v3, v42, v139
    v_exp_f32_e32 v2, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v3, s0, v3
    v_exp_f32_e32 v3, v3
    s_delay_alu instid0(TRANS32_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_add_f32_e32 v5, v0, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, v5, v2
    v_add_f32_e32 v5, v5, v3
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v98, v98, v4, v5
    ds_store_b128 v85, v[0:3] offset:17408
    v_mul_f32_e32 v97, v97, v4
    v_mul_f32_e32 v96, v96, v4
    v_mul_f32_e32 v95, v95, v4
    v_mul_f32_e32 v94, v94, v4
    v_max3_f32 v0, 0xff800000, v138, v137
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max3_f32 v0, v0, v136, v135
    v_max_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max3_f32 v43, v0, v1, v87
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_f32_e32 v0, v87, v43
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v4, v0
    v_sub_f32_e32 v0, v138, v43
    v_mul_f32_e32 v0, s0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v0, v0
    v_sub_f32_e32 v1, v137, v43
    v_mul_f32_e32 v1, s0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v1, v1
    v_sub_f32_e32 v2, v136, v43
    v_dual_mul_f32 v2, s0, v2 :: v_dual_sub_f32 v3, v135, v43
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_exp_f32_e32 v2, v2
    v_mul_f32_e32 v3, s0, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_3)
    v_exp_f32_e32 v3, v3
    v_add_f32_e32 v5, v0, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, v5, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v5, v5, v3
    v_fma_f32 v92, v92, v4, v5
    ds_store_b128 v86, v[0:3] offset:17408
    v_mul_f32_e32 v91, v91, v4
    v_mul_f32_e32 v90, v90, v4
    v_mul_f32_e32 v89, v89, v4
    v_mul_f32_e32 v88, v88, v4
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_mov_b32 s46, 0
    s_branch L25
L24:
    s_lshl_b32 s47, s46, 2
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v28, v77, s47, 2
    ds_load_b128 v[0:3], v28 offset:17408
    ds_load_b128 v[4:7], v28 offset:17680
    ds_load_b128 v[8:11], v28 offset:17952
    ds_load_b128 v[12:15], v28 offset:18224
    ds_load_b128 v[16:19], v28 offset:18496
    ds_load_b128 v[20:23], v28 offset:18768
    ds_load_b128 v[24:27], v28 offset:19040
    ds_load_b128 v[28:31], v28 offset:19312
    s_mul_i32 s47, s46, 0x44
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v44, s47, v51, 2
    ds_load_b128 v[32:35], v44 offset:34816
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v45, v0, v32, v133
    v_fma_f32 v46, v0, v33, v132
    v_fma_f32 v47, v0, v34, v131
    v_fma_f32 v0, v0, v35, v130
    v_fma_f32 v87, v4, v32, v127
    v_fma_f32 v93, v4, v33, v126
    v_fma_f32 v99, v4, v34, v125
    v_fma_f32 v4, v4, v35, v124
    v_fma_f32 v105, v8, v32, v121
    v_fma_f32 v111, v8, v33, v120
    v_fma_f32 v117, v8, v34, v119
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
    v_fma_f32 v91, v28, v32, v91
    v_fma_f32 v90, v28, v33, v90
    v_fma_f32 v89, v28, v34, v89
    v_fma_f32 v28, v28, v35, v88
    ds_load_b128 v[32:35], v44 offset:39168
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v45, v1, v32, v45
    v_fma_f32 v46, v1, v33, v46
    v_fma_f32 v47, v1, v34, v47
    v_fma_f32 v0, v1, v35, v0
    v_fma_f32 v1, v5, v32, v87
    v_fma_f32 v87, v5, v33, v93
    v_fma_f32 v88, v5, v34, v99
    v_fma_f32 v4, v5, v35, v4
    v_fma_f32 v5, v9, v32, v105
    v_fma_f32 v93, v9, v33, v111
    v_fma_f32 v94, v9, v34, v117
    v_fma_f32 v8, v9, v35, v8
    v_fma_f32 v9, v13, v32, v115
    v_fma_f32 v99, v13, v33, v114
    v_fma_f32 v100, v13, v34, v113
    v_fma_f32 v12, v13, v35, v12
    v_fma_f32 v13, v17, v32, v109
    v_fma_f32 v105, v17, v33, v108
    v_fma_f32 v106, v17, v34, v107
    v_fma_f32 v16, v17, v35, v16
    v_fma_f32 v17, v21, v32, v103
    v_fma_f32 v102, v21, v33, v102
    v_fma_f32 v101, v21, v34, v101
    v_fma_f32 v20, v21, v35, v20
    v_fma_f32 v21, v25, v32, v97
    v_fma_f32 v96, v25, v33, v96
    v_fma_f32 v95, v25, v34, v95
    v_fma_f32 v24, v25, v35, v24
    v_fma_f32 v25, v29, v32, v91
    v_fma_f32 v90, v29, v33, v90
    v_fma_f32 v89, v29, v34, v89
    v_fma_f32 v28, v29, v35, v28
    ds_load_b128 v[32:35], v44 offset:43520
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v29, v2, v32, v45
    v_fma_f32 v45, v2, v33, v46
    v_fma_f32 v46, v2, v34, v47
    v_fma_f32 v0, v2, v35, v0
    v_fma_f32 v1, v6, v32, v1
    v_fma_f32 v2, v6, v33, v87
    v_fma_f32 v47, v6, v34, v88
    v_fma_f32 v4, v6, v35, v4
    v_fma_f32 v5, v10, v32, v5
    v_fma_f32 v6, v10, v33, v93
    v_fma_f32 v87, v10, v34, v94
    v_fma_f32 v8, v10, v35, v8
    v_fma_f32 v9, v14, v32, v9
    v_fma_f32 v10, v14, v33, v99
    v_fma_f32 v88, v14, v34, v100
    v_fma_f32 v12, v14, v35, v12
    v_fma_f32 v13, v18, v32, v13
    v_fma_f32 v14, v18, v33, v105
    v_fma_f32 v91, v18, v34, v106
    v_fma_f32 v16, v18, v35, v16
    v_fma_f32 v17, v22, v32, v17
    v_fma_f32 v18, v22, v33, v102
    v_fma_f32 v93, v22, v34, v101
    v_fma_f32 v20, v22, v35, v20
    v_fma_f32 v21, v26, v32, v21
    v_fma_f32 v22, v26, v33, v96
    v_fma_f32 v94, v26, v34, v95
    v_fma_f32 v24, v26, v35, v24
    v_fma_f32 v25, v30, v32, v25
    v_fma_f32 v26, v30, v33, v90
    v_fma_f32 v89, v30, v34, v89
    v_fma_f32 v28, v30, v35, v28
    ds_load_b128 v[32:35], v44 offset:47872
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v133, v3, v32, v29
    v_fma_f32 v132, v3, v33, v45
    v_fma_f32 v131, v3, v34, v46
    v_fma_f32 v130, v3, v35, v0
    v_fma_f32 v127, v7, v32, v1
    v_fma_f32 v126, v7, v33, v2
    v_fma_f32 v125, v7, v34, v47
    v_fma_f32 v124, v7, v35, v4
    v_fma_f32 v121, v11, v32, v5
    v_fma_f32 v120, v11, v33, v6
    v_fma_f32 v119, v11, v34, v87
    v_fma_f32 v118, v11, v35, v8
    v_fma_f32 v115, v15, v32, v9
    v_fma_f32 v114, v15, v33, v10
    v_fma_f32 v113, v15, v34, v88
    v_fma_f32 v112, v15, v35, v12
    v_fma_f32 v109, v19, v32, v13
    v_fma_f32 v108, v19, v33, v14
    v_fma_f32 v107, v19, v34, v91
    v_fma_f32 v106, v19, v35, v16
    v_fma_f32 v103, v23, v32, v17
    v_fma_f32 v102, v23, v33, v18
    v_fma_f32 v101, v23, v34, v93
    v_fma_f32 v100, v23, v35, v20
    v_fma_f32 v97, v27, v32, v21
    v_fma_f32 v96, v27, v33, v22
    v_fma_f32 v95, v27, v34, v94
    v_fma_f32 v94, v27, v35, v24
    v_fma_f32 v91, v31, v32, v25
    v_fma_f32 v90, v31, v33, v26
    v_fma_f32 v89, v31, v34, v89
    v_fma_f32 v88, v31, v35, v28
    s_add_u32 s46, s46, 1
L25:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s46, 16
    s_cbranch_scc1 L24
    s_barrier
    s_sub_u32 s46, s4, s45
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s46, s46, 64
    s_add_u32 s45, s45, s46
    v_mov_b32_e32 v129, v36
    v_mov_b32_e32 v123, v37
    v_mov_b32_e32 v117, v38
    v_mov_b32_e32 v111, v39
    v_mov_b32_e32 v105, v40
    v_mov_b32_e32 v99, v41
    v_mov_b32_e32 v93, v42
    v_mov_b32_e32 v87, v43
L26:
    s_cmp_lt_u32 s45, s4
    s_cbranch_scc1 L20
    s_and_b32 s1, s17, 63
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_sub_u32 s4, 64, s1
    s_cmp_eq_u32 s1, 0
    s_cselect_b32 s1, 0, s4
    s_add_u32 s1, s17, s1
    s_mul_i32 s4, s15, s29
    s_mul_i32 s5, s14, s30
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s4, s4, s5
    v_add_nc_u32_e32 v4, s4, v51
    v_add_f32_dpp v0, v134, v134 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e64 s4, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, s4
    v_cmp_gt_u32_e64 s4, s17, v50
    s_and_b32 s5, exec_lo, s4
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v50, s31
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v6, v4, v0
    v_mul_f32_e32 v0, v133, v3
    v_mul_f32_e32 v1, v132, v3
    v_mul_f32_e32 v2, v131, v3
    v_mul_f32_e32 v3, v130, v3
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L27:
    v_cmp_eq_u32_e64 s5, 0, v49
    v_cmp_gt_u32_e64 s6, s1, v50
    s_and_b32 s6, s5, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e64 s7, 0, v5
    s_and_b32 s4, s4, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s4
    s_and_not1_b32 s8, exec_lo, s4
    s_cmp_lg_u32 s7, 0
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v129, s0, v0
    s_mov_b32 exec_lo, s6
L28:
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s6
L29:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s4
    s_mul_i32 s4, s15, s3
    s_add_u32 s4, s4, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s4, s4, s1
    v_add_lshl_u32 v1, s4, v50, 2
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L30:
    v_add_f32_dpp v0, v128, v128 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e64 s4, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, s4
    v_cmp_gt_u32_e64 s4, s17, v53
    s_and_b32 s6, exec_lo, s4
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v53, s31
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v6, v4, v0
    v_mul_f32_e32 v0, v127, v3
    v_mul_f32_e32 v1, v126, v3
    v_mul_f32_e32 v2, v125, v3
    v_mul_f32_e32 v3, v124, v3
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L31:
    v_cmp_gt_u32_e64 s6, s1, v53
    s_and_b32 s6, s5, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e64 s7, 0, v5
    s_and_b32 s4, s4, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s4
    s_and_not1_b32 s8, exec_lo, s4
    s_cmp_lg_u32 s7, 0
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v123, s0, v0
    s_mov_b32 exec_lo, s6
L32:
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s6
L33:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s4
    s_mul_i32 s4, s15, s3
    s_add_u32 s4, s4, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s4, s4, s1
    v_add_nc_u32_e32 v1, s4, v50
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 4
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L34:
    v_add_f32_dpp v0, v122, v122 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e64 s4, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, s4
    v_cmp_gt_u32_e64 s4, s17, v55
    s_and_b32 s6, exec_lo, s4
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v55, s31
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v6, v4, v0
    v_mul_f32_e32 v0, v121, v3
    v_mul_f32_e32 v1, v120, v3
    v_mul_f32_e32 v2, v119, v3
    v_mul_f32_e32 v3, v118, v3
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L35:
    v_cmp_gt_u32_e64 s6, s1, v55
    s_and_b32 s6, s5, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e64 s7, 0, v5
    s_and_b32 s4, s4, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s4
    s_and_not1_b32 s8, exec_lo, s4
    s_cmp_lg_u32 s7, 0
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v117, s0, v0
    s_mov_b32 exec_lo, s6
L36:
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s6
L37:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s4
    s_mul_i32 s4, s15, s3
    s_add_u32 s4, s4, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s4, s4, s1
    v_add_nc_u32_e32 v1, s4, v50
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 8
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L38:
    v_add_f32_dpp v0, v116, v116 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e64 s4, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, s4
    v_cmp_gt_u32_e64 s4, s17, v57
    s_and_b32 s6, exec_lo, s4
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v57, s31
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v6, v4, v0
    v_mul_f32_e32 v0, v115, v3
    v_mul_f32_e32 v1, v114, v3
    v_mul_f32_e32 v2, v113, v3
    v_mul_f32_e32 v3, v112, v3
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L39:
    v_cmp_gt_u32_e64 s6, s1, v57
    s_and_b32 s6, s5, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e64 s7, 0, v5
    s_and_b32 s4, s4, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s4
    s_and_not1_b32 s8, exec_lo, s4
    s_cmp_lg_u32 s7, 0
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v111, s0, v0
    s_mov_b32 exec_lo, s6
L40:
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s6
L41:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s4
    s_mul_i32 s4, s15, s3
    s_add_u32 s4, s4, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s4, s4, s1
    v_add_nc_u32_e32 v1, s4, v50
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 12
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L42:
    v_add_f32_dpp v0, v110, v110 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e64 s4, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, s4
    v_cmp_gt_u32_e64 s4, s17, v59
    s_and_b32 s6, exec_lo, s4
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v59, s31
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v6, v4, v0
    v_mul_f32_e32 v0, v109, v3
    v_mul_f32_e32 v1, v108, v3
    v_mul_f32_e32 v2, v107, v3
    v_mul_f32_e32 v3, v106, v3
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L43:
    v_cmp_gt_u32_e64 s6, s1, v59
    s_and_b32 s6, s5, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e64 s7, 0, v5
    s_and_b32 s4, s4, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s4
    s_and_not1_b32 s8, exec_lo, s4
    s_cmp_lg_u32 s7, 0
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v105, s0, v0
    s_mov_b32 exec_lo, s6
L44:
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s6
L45:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s4
    s_mul_i32 s4, s15, s3
    s_add_u32 s4, s4, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s4, s4, s1
    v_add_nc_u32_e32 v1, s4, v50
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 16
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L46:
    v_add_f32_dpp v0, v104, v104 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e64 s4, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, s4
    v_cmp_gt_u32_e64 s4, s17, v61
    s_and_b32 s6, exec_lo, s4
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v61, s31
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v6, v4, v0
    v_mul_f32_e32 v0, v103, v3
    v_mul_f32_e32 v1, v102, v3
    v_mul_f32_e32 v2, v101, v3
    v_mul_f32_e32 v3, v100, v3
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L47:
    v_cmp_gt_u32_e64 s6, s1, v61
    s_and_b32 s6, s5, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e64 s7, 0, v5
    s_and_b32 s4, s4, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s4
    s_and_not1_b32 s8, exec_lo, s4
    s_cmp_lg_u32 s7, 0
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v99, s0, v0
    s_mov_b32 exec_lo, s6
L48:
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s6
L49:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s4
    s_mul_i32 s4, s15, s3
    s_add_u32 s4, s4, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s4, s4, s1
    v_add_nc_u32_e32 v1, s4, v50
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 20
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L50:
    v_add_f32_dpp v0, v98, v98 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e64 s4, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, s4
    v_cmp_gt_u32_e64 s4, s17, v63
    s_and_b32 s6, exec_lo, s4
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v63, s31
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v6, v4, v0
    v_mul_f32_e32 v0, v97, v3
    v_mul_f32_e32 v1, v96, v3
    v_mul_f32_e32 v2, v95, v3
    v_mul_f32_e32 v3, v94, v3
    buffer_store_b128 v[0:3], v6, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L51:
    v_cmp_gt_u32_e64 s6, s1, v63
    s_and_b32 s6, s5, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L54
    s_mov_b32 exec_lo, s6
    v_cmp_neq_f32_e64 s7, 0, v5
    s_and_b32 s4, s4, s7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s7, exec_lo, s4
    s_and_not1_b32 s8, exec_lo, s4
    s_cmp_lg_u32 s7, 0
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s7
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v93, s0, v0
    s_mov_b32 exec_lo, s6
L52:
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s6
L53:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s4
    s_mul_i32 s4, s15, s3
    s_add_u32 s4, s4, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s4, s4, s1
    v_add_nc_u32_e32 v1, s4, v50
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 24
    buffer_store_b32 v0, v1, s[40:43], 0 offen
    s_mov_b32 exec_lo, s2
L54:
    v_add_f32_dpp v0, v92, v92 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_f32_e64 s4, 0, v5
    v_rcp_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_cndmask_b32_e64 v3, v0, 0, s4
    v_cmp_gt_u32_e64 s4, s17, v65
    s_and_b32 s6, exec_lo, s4
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s31
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v4, v4, v0
    v_mul_f32_e32 v0, v91, v3
    v_mul_f32_e32 v1, v90, v3
    v_mul_f32_e32 v2, v89, v3
    v_mul_f32_e32 v3, v88, v3
    buffer_store_b128 v[0:3], v4, s[36:39], 0 idxen
    s_mov_b32 exec_lo, s2
L55:
    v_cmp_gt_u32_e64 s6, s1, v65
    s_and_b32 s5, s5, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L58
    s_mov_b32 exec_lo, s5
    v_cmp_neq_f32_e64 s6, 0, v5
    s_and_b32 s4, s4, s6
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, exec_lo, s4
    s_and_not1_b32 s7, exec_lo, s4
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s6
    v_log_f32_e32 v0, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v0, v87, s0, v0
    s_mov_b32 exec_lo, s5
L56:
    s_cmp_lg_u32 s7, 0
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s5
L57:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, 0x7f800000, v0, s4
    s_mul_i32 s0, s15, s3
    s_add_u32 s0, s0, s14
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s0, s0, s1
    v_add_nc_u32_e32 v1, s0, v50
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v1, v1, 2, 28
    buffer_store_b32 v0, v1, s[40:43], 0 offen
L58:
    s_endpgm
