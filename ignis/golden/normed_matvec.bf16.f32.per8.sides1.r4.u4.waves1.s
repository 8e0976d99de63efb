; 87 VGPRs, 39 SGPRs, 0 bytes of LDS, 0 of scratch, 387 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b64 s[2:3], s[0:1], 0x78
    s_load_b32 s14, s[0:1], 0x70
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b32 s15, s[0:1], 0x80
    s_load_b32 s0, s[0:1], 0x74
    s_mov_b32 s1, 0
    v_mbcnt_lo_u32_b32 v80, -1, 0
    s_mov_b32 s28, 0xfedcba98
    s_add_u32 s1, s13, s1
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s1, s1, 2
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s27, 0x11016000
    s_mov_b32 s13, s6
    s_lshl_b32 s10, s10, 1
    v_cmp_gt_u32_e64 s29, s13, v80
    s_add_u32 s30, s14, -1
    s_mov_b32 s31, s22
    s_mul_i32 s32, s1, s2
    s_mul_i32 s30, s30, s2
    s_add_u32 s33, s32, s2
    s_lshl_b32 s6, s6, 2
    s_min_u32 s33, s33, s30
    s_lshl_b32 s18, s18, 1
    s_add_u32 s34, s33, s2
    s_or_b32 s21, s21, 0x20000
    s_min_u32 s34, s34, s30
    s_or_b32 s25, s25, 0x40000
    s_add_u32 s35, s34, s2
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s30, s35, s30
    s_and_b32 s35, exec_lo, s29
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s35
    v_lshlrev_b32_e32 v0, 2, v80
    buffer_load_b32 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L0:
    v_add_nc_u32_e32 v1, 32, v80
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s35, s13, v1
    s_and_b32 s36, exec_lo, s35
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s36
    v_lshlrev_b32_e32 v1, 2, v80
    buffer_load_b32 v1, v1, s[4:7], 0 offen offset:128
    s_mov_b32 exec_lo, s12
L1:
    v_add_nc_u32_e32 v2, 64, v80
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s36, s13, v2
    s_and_b32 s37, exec_lo, s36
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s37
    v_lshlrev_b32_e32 v2, 2, v80
    buffer_load_b32 v2, v2, s[4:7], 0 offen offset:256
    s_mov_b32 exec_lo, s12
L2:
    v_add_nc_u32_e32 v3, 0x60, v80
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s37, s13, v3
    s_and_b32 s38, exec_lo, s37
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s38
    v_lshlrev_b32_e32 v3, 2, v80
    buffer_load_b32 v3, v3, s[4:7], 0 offen offset:384
    s_mov_b32 exec_lo, s12
L3:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s29
    v_cndmask_b32_e64 v1, 0, v1, s35
    v_cndmask_b32_e64 v2, 0, v2, s36
    s_and_b32 s29, s2, 7
    v_cndmask_b32_e64 v3, 0, v3, s37
    v_dual_add_f32 v0, 0, v0 :: v_dual_mov_b32 v83, 0
    s_and_b32 s35, s2, 0xfffffc00
    s_cmp_eq_u32 s29, 0
    s_cselect_b32 s36, 1, 0
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_add_f32 v0, v0, v1 :: v_dual_lshlrev_b32 v81, 3, v80
    s_mul_i32 s35, s35, s36
    v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v85, 0
    v_mov_b32_e32 v84, 0
    s_mov_b32 s36, 0
    v_add_f32_e32 v0, v0, v2
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v86, v0, v3
    s_branch L5
L4:
    s_and_b32 s37, s36, 0x3fffff
    s_add_u32 s36, s36, 0x400
    v_add_nc_u32_e32 v0, s37, v81
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v12, 1, v0
    v_add_lshl_u32 v64, s32, v0, 1
    v_add_lshl_u32 v68, s33, v0, 1
    v_add_lshl_u32 v72, s34, v0, 1
    v_add_lshl_u32 v76, s30, v0, 1
    buffer_load_b128 v[0:3], v12, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v12, s[8:11], 0 offen offset:512
    buffer_load_b128 v[8:11], v12, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen offset:1536
    buffer_load_b128 v[16:19], v64, s[16:19], 0 offen
    buffer_load_b128 v[20:23], v68, s[16:19], 0 offen
    buffer_load_b128 v[24:27], v72, s[16:19], 0 offen
    buffer_load_b128 v[28:31], v76, s[16:19], 0 offen
    buffer_load_b128 v[32:35], v64, s[16:19], 0 offen offset:512
    buffer_load_b128 v[36:39], v68, s[16:19], 0 offen offset:512
    buffer_load_b128 v[40:43], v72, s[16:19], 0 offen offset:512
    buffer_load_b128 v[44:47], v76, s[16:19], 0 offen offset:512
    buffer_load_b128 v[48:51], v64, s[16:19], 0 offen offset:1024
    buffer_load_b128 v[52:55], v68, s[16:19], 0 offen offset:1024
    buffer_load_b128 v[56:59], v72, s[16:19], 0 offen offset:1024
    buffer_load_b128 v[60:63], v76, s[16:19], 0 offen offset:1024
    buffer_load_b128 v[64:67], v64, s[16:19], 0 offen offset:1536
    buffer_load_b128 v[68:71], v68, s[16:19], 0 offen offset:1536
    buffer_load_b128 v[72:75], v72, s[16:19], 0 offen offset:1536
    buffer_load_b128 v[76:79], v76, s[16:19], 0 offen offset:1536
    s_waitcnt vmcnt(15)
    v_dot2_f32_bf16 v16, v0, v16, v82
    s_waitcnt vmcnt(14)
    v_dot2_f32_bf16 v20, v0, v20, v83
    s_waitcnt vmcnt(13)
    v_dot2_f32_bf16 v24, v0, v24, v84
    s_waitcnt vmcnt(12)
    v_dot2_f32_bf16 v0, v0, v28, v85
    v_dot2_f32_bf16 v16, v1, v17, v16
    v_dot2_f32_bf16 v17, v1, v21, v20
    v_dot2_f32_bf16 v20, v1, v25, v24
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v1, v29, v0
    v_dot2_f32_bf16 v1, v2, v18, v16
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v16, v2, v22, v17
    v_dot2_f32_bf16 v17, v2, v26, v20
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v2, v30, v0
    v_dot2_f32_bf16 v1, v3, v19, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v2, v3, v23, v16
    v_dot2_f32_bf16 v16, v3, v27, v17
    s_delay_alu instid0(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v3, v31, v0
    s_waitcnt vmcnt(11)
    v_dot2_f32_bf16 v1, v4, v32, v1
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v2, v4, v36, v2
    s_waitcnt vmcnt(9)
    v_dot2_f32_bf16 v3, v4, v40, v16
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v0, v4, v44, v0
    v_dot2_f32_bf16 v1, v5, v33, v1
    v_dot2_f32_bf16 v2, v5, v37, v2
    v_dot2_f32_bf16 v3, v5, v41, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v5, v45, v0
    v_dot2_f32_bf16 v1, v6, v34, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v2, v6, v38, v2
    v_dot2_f32_bf16 v3, v6, v42, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v6, v46, v0
    v_dot2_f32_bf16 v1, v7, v35, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v2, v7, v39, v2
    v_dot2_f32_bf16 v3, v7, v43, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v7, v47, v0
    s_waitcnt vmcnt(7)
    v_dot2_f32_bf16 v1, v8, v48, v1
    s_waitcnt vmcnt(6)
    v_dot2_f32_bf16 v2, v8, v52, v2
    s_waitcnt vmcnt(5)
    v_dot2_f32_bf16 v3, v8, v56, v3
    s_waitcnt vmcnt(4)
    v_dot2_f32_bf16 v0, v8, v60, v0
    v_dot2_f32_bf16 v1, v9, v49, v1
    v_dot2_f32_bf16 v2, v9, v53, v2
    v_dot2_f32_bf16 v3, v9, v57, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v9, v61, v0
    v_dot2_f32_bf16 v1, v10, v50, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v2, v10, v54, v2
    v_dot2_f32_bf16 v3, v10, v58, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v10, v62, v0
    v_dot2_f32_bf16 v1, v11, v51, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v2, v11, v55, v2
    v_dot2_f32_bf16 v3, v11, v59, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v11, v63, v0
    s_waitcnt vmcnt(3)
    v_dot2_f32_bf16 v1, v12, v64, v1
    s_waitcnt vmcnt(2)
    v_dot2_f32_bf16 v2, v12, v68, v2
    s_waitcnt vmcnt(1)
    v_dot2_f32_bf16 v3, v12, v72, v3
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v12, v76, v0
    v_dot2_f32_bf16 v1, v13, v65, v1
    v_dot2_f32_bf16 v2, v13, v69, v2
    v_dot2_f32_bf16 v3, v13, v73, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v13, v77, v0
    v_dot2_f32_bf16 v1, v14, v66, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v2, v14, v70, v2
    v_dot2_f32_bf16 v3, v14, v74, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v14, v78, v0
    v_dot2_f32_bf16 v82, v15, v67, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v83, v15, v71, v2
    v_dot2_f32_bf16 v84, v15, v75, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_dot2_f32_bf16 v85, v15, v79, v0
L5:
    s_cmp_lt_u32 s36, s35
    s_cbranch_scc1 L4
    s_cmp_lt_u32 s35, s2
    s_cbranch_scc0 L11
    s_cmp_eq_u32 s29, 0
    s_cbranch_scc0 L8
    v_add_nc_u32_e32 v20, s35, v81
    s_branch L7
L6:
    s_mov_b32 exec_lo, s29
    v_add_lshl_u32 v0, s32, v20, 1
    v_add_lshl_u32 v4, s33, v20, 1
    v_add_lshl_u32 v8, s34, v20, 1
    v_add_lshl_u32 v12, s30, v20, 1
    v_lshlrev_b32_e32 v16, 1, v20
    v_add_nc_u32_e64 v20, v20, 0x100 clamp
    buffer_load_b128 v[0:3], v0, s[16:19], 0 offen
    buffer_load_b128 v[4:7], v4, s[16:19], 0 offen
    buffer_load_b128 v[8:11], v8, s[16:19], 0 offen
    buffer_load_b128 v[12:15], v12, s[16:19], 0 offen
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v16, v0, v82
    v_dot2_f32_bf16 v4, v16, v4, v83
    v_dot2_f32_bf16 v8, v16, v8, v84
    v_dot2_f32_bf16 v12, v16, v12, v85
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v17, v1, v0
    v_dot2_f32_bf16 v1, v17, v5, v4
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v4, v17, v9, v8
    v_dot2_f32_bf16 v5, v17, v13, v12
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v0, v18, v2, v0
    v_dot2_f32_bf16 v1, v18, v6, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v2, v18, v10, v4
    v_dot2_f32_bf16 v4, v18, v14, v5
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v82, v19, v3, v0
    v_dot2_f32_bf16 v83, v19, v7, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dot2_f32_bf16 v84, v19, v11, v2
    v_dot2_f32_bf16 v85, v19, v15, v4
L7:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s2, v20
    s_and_b32 s29, exec_lo, vcc_lo
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s12
    s_branch L11
L8:
    v_mov_b32_e32 v0, v80
    s_branch L10
L9:
    s_mov_b32 exec_lo, s29
    v_add_lshl_u32 v1, s32, v0, 1
    v_add_lshl_u32 v2, s33, v0, 1
    v_add_lshl_u32 v3, s34, v0, 1
    v_add_lshl_u32 v4, s30, v0, 1
    v_lshlrev_b32_e32 v5, 1, v0
    buffer_load_u16 v1, v1, s[16:19], 0 offen
    buffer_load_u16 v2, v2, s[16:19], 0 offen
    buffer_load_u16 v3, v3, s[16:19], 0 offen
    buffer_load_u16 v4, v4, s[16:19], 0 offen
    buffer_load_u16 v5, v5, s[8:11], 0 offen
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v1, 16, v1
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v2, 16, v2
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v3, 16, v3
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v4, 16, v4
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v82, v5, v1, v82
    v_fma_f32 v83, v5, v2, v83
    v_fma_f32 v84, v5, v3, v84
    v_fma_f32 v85, v5, v4, v85
    v_add_nc_u32_e64 v0, v0, 32 clamp
L10:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s2, v0
    s_and_b32 s29, exec_lo, vcc_lo
    s_cbranch_scc1 L9
    s_mov_b32 exec_lo, s12
L11:
    v_add_nc_u32_e32 v0, 0x80, v80
    s_branch L13
L12:
    s_mov_b32 exec_lo, s2
    v_lshlrev_b32_e32 v1, 2, v0
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v86, v86, v1
    v_add_nc_u32_e64 v0, v0, 32 clamp
L13:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s13, v0
    s_and_b32 s2, exec_lo, vcc_lo
    s_cbranch_scc1 L12
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v0, v86, v86 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v1, 1, v80
    v_bfe_u32 v2, v80, 1, 1
    v_and_b32_e32 v3, 3, v80
    v_lshrrev_b32_e32 v4, 2, v80
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s2, 1, v1
    v_cmp_eq_u32_e64 s4, 1, v2
    v_add_nc_u32_e32 v1, s1, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v2, v82, v83, s2
    v_cndmask_b32_e64 v5, v83, v82, s2
    v_cndmask_b32_e64 v6, v84, v85, s2
    v_cndmask_b32_e64 v7, v85, v84, s2
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_dpp v2, v5, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v6, v0, 0x76543210, s28
    v_cndmask_b32_e64 v7, v2, v5, s4
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_add_f32_e32 v0, v6, v0
    v_cndmask_b32_e64 v2, v5, v2, s4
    v_fma_f32 v0, v0, s3, s15
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v2, v2, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_f32_e64 s1, 0x800000, v0
    v_mul_f32_e32 v5, 0x4b800000, v0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v0, v0, v5, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_rsq_f32_e32 v0, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v5, v2, 0x76543210, s28 op_sel:[0,1]
    v_add_f32_e32 v2, v2, v5
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v5, 0x45800000, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v5, s1
    v_mul_f32_e32 v0, v2, v0
    s_cmp_gt_u32 s31, 0
    s_cbranch_scc0 L14
    v_lshrrev_b32_e32 v2, 2, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v2, v2, s14
    v_add_nc_u32_e32 v2, v1, v2
    s_add_u32 s1, s31, -1
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_min_u32_e32 v2, s1, v2
    buffer_load_u16 v2, v2, s[20:23], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v2
L14:
    v_cmp_gt_u32_e32 vcc_lo, 4, v80
    v_cmp_gt_u32_e64 s2, s14, v1
    s_and_b32 s1, vcc_lo, s2
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v4, s0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v1, v2, v1
    buffer_store_b32 v0, v1, s[24:27], 0 idxen
L15:
    s_endpgm
