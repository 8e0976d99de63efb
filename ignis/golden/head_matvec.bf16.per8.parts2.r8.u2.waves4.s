; 93 VGPRs, 43 SGPRs, 32 bytes of LDS, 0 of scratch, 656 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x48
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], null
    s_load_b128 s[20:23], s[0:1], 0x30
    s_load_b64 s[2:3], s[0:1], 0x78
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b32 s0, s[0:1], 0x80
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v82, 0
    v_mbcnt_lo_u32_b32 v81, -1, 0
    s_mov_b32 s1, 0xfedcba98
    s_delay_alu instid0(VALU_DEP_2)
    v_lshrrev_b32_e32 v1, 5, v1
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s7, 0x11016000
    v_readfirstlane_b32 s14, v1
    s_mov_b32 s27, 0x11016000
    s_lshl2_add_u32 s15, s13, s14
    s_delay_alu instid0(SALU_CYCLE_1)
    s_lshl_b32 s15, s15, 3
    s_mov_b32 s28, s6
    s_mov_b32 s29, s10
    s_add_u32 s30, s28, -1
    v_cmp_gt_u32_e64 s31, s29, v81
    s_lshl_b32 s18, s18, 1
    s_mul_i32 s30, s30, s2
    s_mul_i32 s32, s15, s2
    s_lshl_b32 s10, s10, 2
    s_min_u32 s32, s32, s30
    s_lshl_b32 s22, s22, 1
    s_add_u32 s33, s32, s2
    s_or_b32 s5, s5, 0x40000
    s_min_u32 s33, s33, s30
    s_or_b32 s25, s25, 0x80000
    s_add_u32 s34, s33, s2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s34, s34, s30
    s_add_u32 s35, s34, s2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s35, s35, s30
    s_add_u32 s36, s35, s2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s36, s36, s30
    s_add_u32 s37, s36, s2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s37, s37, s30
    s_add_u32 s38, s37, s2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_min_u32 s38, s38, s30
    s_add_u32 s39, s38, s2
    s_delay_alu instid0(SALU_CYCLE_1)
    s_min_u32 s30, s39, s30
    s_and_b32 s39, exec_lo, s31
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s39
    v_lshlrev_b32_e32 v1, 2, v81
    buffer_load_b32 v1, v1, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L0:
    v_add_nc_u32_e32 v2, 32, v81
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s39, s29, v2
    s_and_b32 s40, exec_lo, s39
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s40
    v_lshlrev_b32_e32 v2, 2, v81
    buffer_load_b32 v2, v2, s[8:11], 0 offen offset:128
    s_mov_b32 exec_lo, s12
L1:
    v_add_nc_u32_e32 v3, 64, v81
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s40, s29, v3
    s_and_b32 s41, exec_lo, s40
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s41
    v_lshlrev_b32_e32 v3, 2, v81
    buffer_load_b32 v3, v3, s[8:11], 0 offen offset:256
    s_mov_b32 exec_lo, s12
L2:
    v_add_nc_u32_e32 v4, 0x60, v81
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s41, s29, v4
    s_and_b32 s42, exec_lo, s41
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s42
    v_lshlrev_b32_e32 v4, 2, v81
    buffer_load_b32 v4, v4, s[8:11], 0 offen offset:384
    s_mov_b32 exec_lo, s12
L3:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0, v1, s31
    v_cndmask_b32_e64 v2, 0, v2, s39
    v_cndmask_b32_e64 v3, 0, v3, s40
    s_and_b32 s31, s2, 7
    v_cndmask_b32_e64 v4, 0, v4, s41
    v_dual_add_f32 v1, 0, v1 :: v_dual_mov_b32 v84, 0
    s_and_b32 s39, s2, 0xfffffe00
    s_cmp_eq_u32 s31, 0
    s_cselect_b32 s40, 1, 0
    v_dual_mov_b32 v86, 0 :: v_dual_lshlrev_b32 v83, 3, v81
    v_dual_add_f32 v1, v1, v2 :: v_dual_mov_b32 v88, 0
    s_mul_i32 s39, s39, s40
    v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v90, 0
    v_mov_b32_e32 v87, 0
    v_mov_b32_e32 v89, 0
    v_mov_b32_e32 v91, 0
    s_mov_b32 s40, 0
    v_add_f32_e32 v1, v1, v3
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v92, v1, v4
    s_branch L5
L4:
    s_and_b32 s41, s40, 0x3fffff
    s_add_u32 s40, s40, 0x200
    v_add_nc_u32_e32 v1, s41, v83
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v9, 1, v1
    v_add_lshl_u32 v13, s2, v1, 1
    v_add_lshl_u32 v49, s32, v1, 1
    v_add_lshl_u32 v53, s33, v1, 1
    v_add_lshl_u32 v57, s34, v1, 1
    v_add_lshl_u32 v61, s35, v1, 1
    v_add_lshl_u32 v65, s36, v1, 1
    v_add_lshl_u32 v69, s37, v1, 1
    v_add_lshl_u32 v73, s38, v1, 1
    v_add_lshl_u32 v77, s30, v1, 1
    buffer_load_b128 v[1:4], v9, s[16:19], 0 offen
    buffer_load_b128 v[5:8], v13, s[16:19], 0 offen
    buffer_load_b128 v[9:12], v9, s[16:19], 0 offen offset:512
    buffer_load_b128 v[13:16], v13, s[16:19], 0 offen offset:512
    buffer_load_b128 v[17:20], v49, s[20:23], 0 offen
    buffer_load_b128 v[21:24], v53, s[20:23], 0 offen
    buffer_load_b128 v[25:28], v57, s[20:23], 0 offen
    buffer_load_b128 v[29:32], v61, s[20:23], 0 offen
    buffer_load_b128 v[33:36], v65, s[20:23], 0 offen
    buffer_load_b128 v[37:40], v69, s[20:23], 0 offen
    buffer_load_b128 v[41:44], v73, s[20:23], 0 offen
    buffer_load_b128 v[45:48], v77, s[20:23], 0 offen
    buffer_load_b128 v[49:52], v49, s[20:23], 0 offen offset:512
    buffer_load_b128 v[53:56], v53, s[20:23], 0 offen offset:512
    buffer_load_b128 v[57:60], v57, s[20:23], 0 offen offset:512
    buffer_load_b128 v[61:64], v61, s[20:23], 0 offen offset:512
    buffer_load_b128 v[65:68], v65, s[20:23], 0 offen offset:512
    buffer_load_b128 v[69:72], v69, s[20:23], 0 offen offset:512
    buffer_load_b128 v[73:76], v73, s[20:23], 0 offen offset:512
    buffer_load_b128 v[77:80], v77, s[20:23], 0 offen offset:512
    s_waitcnt vmcnt(15)
    v_dot2_f32_bf16 v84, v1, v17, v84
    s_waitcnt vmcnt(14)
    v_dot2_f32_bf16 v85, v1, v21, v85
    s_waitcnt vmcnt(13)
    v_dot2_f32_bf16 v86, v1, v25, v86
    s_waitcnt vmcnt(12)
    v_dot2_f32_bf16 v87, v1, v29, v87
    s_waitcnt vmcnt(11)
    v_dot2_f32_bf16 v88, v1, v33, v88
    s_waitcnt vmcnt(10)
    v_dot2_f32_bf16 v89, v1, v37, v89
    s_waitcnt vmcnt(9)
    v_dot2_f32_bf16 v90, v1, v41, v90
    s_waitcnt vmcnt(8)
    v_dot2_f32_bf16 v1, v1, v45, v91
    v_dot2_f32_bf16 v29, v5, v29, v87
    v_dot2_f32_bf16 v33, v5, v33, v88
    v_dot2_f32_bf16 v37, v5, v37, v89
    v_dot2_f32_bf16 v41, v5, v41, v90
    v_dot2_f32_bf16 v1, v5, v45, v1
    v_dot2_f32_bf16 v25, v5, v25, v86
    v_dot2_f32_bf16 v21, v5, v21, v85
    v_dot2_f32_bf16 v5, v5, v17, v84
    v_dot2_f32_bf16 v17, v2, v42, v41
    v_dot2_f32_bf16 v1, v2, v46, v1
    v_dot2_f32_bf16 v37, v2, v38, v37
    v_dot2_f32_bf16 v33, v2, v34, v33
    v_dot2_f32_bf16 v29, v2, v30, v29
    v_dot2_f32_bf16 v25, v2, v26, v25
    v_dot2_f32_bf16 v21, v2, v22, v21
    v_dot2_f32_bf16 v2, v2, v18, v5
    v_dot2_f32_bf16 v1, v6, v46, v1
    v_dot2_f32_bf16 v5, v6, v42, v17
    v_dot2_f32_bf16 v17, v6, v38, v37
    v_dot2_f32_bf16 v33, v6, v34, v33
    v_dot2_f32_bf16 v29, v6, v30, v29
    v_dot2_f32_bf16 v25, v6, v26, v25
    v_dot2_f32_bf16 v21, v6, v22, v21
    v_dot2_f32_bf16 v2, v6, v18, v2
    v_dot2_f32_bf16 v1, v3, v47, v1
    v_dot2_f32_bf16 v5, v3, v43, v5
    v_dot2_f32_bf16 v6, v3, v39, v17
    v_dot2_f32_bf16 v17, v3, v35, v33
    v_dot2_f32_bf16 v18, v3, v31, v29
    v_dot2_f32_bf16 v22, v3, v27, v25
    v_dot2_f32_bf16 v21, v3, v23, v21
    v_dot2_f32_bf16 v2, v3, v19, v2
    v_dot2_f32_bf16 v1, v7, v47, v1
    v_dot2_f32_bf16 v3, v7, v43, v5
    v_dot2_f32_bf16 v5, v7, v39, v6
    v_dot2_f32_bf16 v6, v7, v35, v17
    v_dot2_f32_bf16 v17, v7, v31, v18
    v_dot2_f32_bf16 v18, v7, v27, v22
    v_dot2_f32_bf16 v21, v7, v23, v21
    v_dot2_f32_bf16 v2, v7, v19, v2
    v_dot2_f32_bf16 v1, v4, v48, v1
    v_dot2_f32_bf16 v3, v4, v44, v3
    v_dot2_f32_bf16 v5, v4, v40, v5
    v_dot2_f32_bf16 v6, v4, v36, v6
    v_dot2_f32_bf16 v7, v4, v32, v17
    v_dot2_f32_bf16 v17, v4, v28, v18
    v_dot2_f32_bf16 v18, v4, v24, v21
    v_dot2_f32_bf16 v2, v4, v20, v2
    v_dot2_f32_bf16 v1, v8, v48, v1
    v_dot2_f32_bf16 v3, v8, v44, v3
    v_dot2_f32_bf16 v4, v8, v40, v5
    v_dot2_f32_bf16 v5, v8, v36, v6
    v_dot2_f32_bf16 v6, v8, v32, v7
    v_dot2_f32_bf16 v7, v8, v28, v17
    v_dot2_f32_bf16 v17, v8, v24, v18
    v_dot2_f32_bf16 v2, v8, v20, v2
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v1, v9, v77, v1
    v_dot2_f32_bf16 v3, v9, v73, v3
    v_dot2_f32_bf16 v4, v9, v69, v4
    v_dot2_f32_bf16 v5, v9, v65, v5
    v_dot2_f32_bf16 v6, v9, v61, v6
    v_dot2_f32_bf16 v7, v9, v57, v7
    v_dot2_f32_bf16 v8, v9, v53, v17
    v_dot2_f32_bf16 v2, v9, v49, v2
    v_dot2_f32_bf16 v1, v13, v77, v1
    v_dot2_f32_bf16 v3, v13, v73, v3
    v_dot2_f32_bf16 v4, v13, v69, v4
    v_dot2_f32_bf16 v5, v13, v65, v5
    v_dot2_f32_bf16 v6, v13, v61, v6
    v_dot2_f32_bf16 v7, v13, v57, v7
    v_dot2_f32_bf16 v8, v13, v53, v8
    v_dot2_f32_bf16 v2, v13, v49, v2
    v_dot2_f32_bf16 v1, v10, v78, v1
    v_dot2_f32_bf16 v3, v10, v74, v3
    v_dot2_f32_bf16 v4, v10, v70, v4
    v_dot2_f32_bf16 v5, v10, v66, v5
    v_dot2_f32_bf16 v6, v10, v62, v6
    v_dot2_f32_bf16 v7, v10, v58, v7
    v_dot2_f32_bf16 v8, v10, v54, v8
    v_dot2_f32_bf16 v2, v10, v50, v2
    v_dot2_f32_bf16 v1, v14, v78, v1
    v_dot2_f32_bf16 v3, v14, v74, v3
    v_dot2_f32_bf16 v4, v14, v70, v4
    v_dot2_f32_bf16 v5, v14, v66, v5
    v_dot2_f32_bf16 v6, v14, v62, v6
    v_dot2_f32_bf16 v7, v14, v58, v7
    v_dot2_f32_bf16 v8, v14, v54, v8
    v_dot2_f32_bf16 v2, v14, v50, v2
    v_dot2_f32_bf16 v1, v11, v79, v1
    v_dot2_f32_bf16 v3, v11, v75, v3
    v_dot2_f32_bf16 v4, v11, v71, v4
    v_dot2_f32_bf16 v5, v11, v67, v5
    v_dot2_f32_bf16 v6, v11, v63, v6
    v_dot2_f32_bf16 v7, v11, v59, v7
    v_dot2_f32_bf16 v8, v11, v55, v8
    v_dot2_f32_bf16 v2, v11, v51, v2
    v_dot2_f32_bf16 v1, v15, v79, v1
    v_dot2_f32_bf16 v3, v15, v75, v3
    v_dot2_f32_bf16 v4, v15, v71, v4
    v_dot2_f32_bf16 v5, v15, v67, v5
    v_dot2_f32_bf16 v6, v15, v63, v6
    v_dot2_f32_bf16 v7, v15, v59, v7
    v_dot2_f32_bf16 v8, v15, v55, v8
    v_dot2_f32_bf16 v2, v15, v51, v2
    v_dot2_f32_bf16 v1, v12, v80, v1
    v_dot2_f32_bf16 v3, v12, v76, v3
    v_dot2_f32_bf16 v4, v12, v72, v4
    v_dot2_f32_bf16 v5, v12, v68, v5
    v_dot2_f32_bf16 v6, v12, v64, v6
    v_dot2_f32_bf16 v7, v12, v60, v7
    v_dot2_f32_bf16 v8, v12, v56, v8
    v_dot2_f32_bf16 v2, v12, v52, v2
    v_dot2_f32_bf16 v91, v16, v80, v1
    v_dot2_f32_bf16 v90, v16, v76, v3
    v_dot2_f32_bf16 v89, v16, v72, v4
    v_dot2_f32_bf16 v88, v16, v68, v5
    v_dot2_f32_bf16 v87, v16, v64, v6
    v_dot2_f32_bf16 v86, v16, v60, v7
    v_dot2_f32_bf16 v85, v16, v56, v8
    v_dot2_f32_bf16 v84, v16, v52, v2
L5:
    s_cmp_lt_u32 s40, s39
    s_cbranch_scc1 L4
    s_cmp_lt_u32 s39, s2
    s_cbranch_scc0 L11
    s_cmp_eq_u32 s31, 0
    s_cbranch_scc0 L8
    v_add_nc_u32_e32 v41, s39, v83
    s_branch L7
L6:
    s_mov_b32 exec_lo, s31
    v_add_lshl_u32 v1, s32, v41, 1
    v_add_lshl_u32 v5, s33, v41, 1
    v_add_lshl_u32 v9, s34, v41, 1
    v_add_lshl_u32 v13, s35, v41, 1
    v_add_lshl_u32 v17, s36, v41, 1
    v_add_lshl_u32 v21, s37, v41, 1
    v_add_lshl_u32 v25, s38, v41, 1
    v_add_lshl_u32 v29, s30, v41, 1
    v_lshlrev_b32_e32 v33, 1, v41
    v_add_lshl_u32 v37, s2, v41, 1
    v_add_nc_u32_e64 v41, v41, 0x100 clamp
    buffer_load_b128 v[1:4], v1, s[20:23], 0 offen
    buffer_load_b128 v[5:8], v5, s[20:23], 0 offen
    buffer_load_b128 v[9:12], v9, s[20:23], 0 offen
    buffer_load_b128 v[13:16], v13, s[20:23], 0 offen
    buffer_load_b128 v[17:20], v17, s[20:23], 0 offen
    buffer_load_b128 v[21:24], v21, s[20:23], 0 offen
    buffer_load_b128 v[25:28], v25, s[20:23], 0 offen
    buffer_load_b128 v[29:32], v29, s[20:23], 0 offen
    buffer_load_b128 v[33:36], v33, s[16:19], 0 offen
    buffer_load_b128 v[37:40], v37, s[16:19], 0 offen
    s_waitcnt vmcnt(1)
    v_dot2_f32_bf16 v42, v33, v1, v84
    v_dot2_f32_bf16 v43, v33, v5, v85
    v_dot2_f32_bf16 v44, v33, v9, v86
    v_dot2_f32_bf16 v45, v33, v13, v87
    v_dot2_f32_bf16 v46, v33, v17, v88
    v_dot2_f32_bf16 v47, v33, v21, v89
    v_dot2_f32_bf16 v48, v33, v25, v90
    v_dot2_f32_bf16 v33, v33, v29, v91
    v_dot2_f32_bf16 v42, v34, v2, v42
    v_dot2_f32_bf16 v43, v34, v6, v43
    v_dot2_f32_bf16 v44, v34, v10, v44
    v_dot2_f32_bf16 v45, v34, v14, v45
    v_dot2_f32_bf16 v46, v34, v18, v46
    v_dot2_f32_bf16 v47, v34, v22, v47
    v_dot2_f32_bf16 v48, v34, v26, v48
    v_dot2_f32_bf16 v33, v34, v30, v33
    v_dot2_f32_bf16 v34, v35, v3, v42
    v_dot2_f32_bf16 v42, v35, v7, v43
    v_dot2_f32_bf16 v43, v35, v11, v44
    v_dot2_f32_bf16 v44, v35, v15, v45
    v_dot2_f32_bf16 v45, v35, v19, v46
    v_dot2_f32_bf16 v46, v35, v23, v47
    v_dot2_f32_bf16 v47, v35, v27, v48
    v_dot2_f32_bf16 v33, v35, v31, v33
    v_dot2_f32_bf16 v34, v36, v4, v34
    v_dot2_f32_bf16 v35, v36, v8, v42
    v_dot2_f32_bf16 v42, v36, v12, v43
    v_dot2_f32_bf16 v43, v36, v16, v44
    v_dot2_f32_bf16 v44, v36, v20, v45
    v_dot2_f32_bf16 v45, v36, v24, v46
    v_dot2_f32_bf16 v46, v36, v28, v47
    v_dot2_f32_bf16 v33, v36, v32, v33
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v1, v37, v1, v34
    v_dot2_f32_bf16 v5, v37, v5, v35
    v_dot2_f32_bf16 v9, v37, v9, v42
    v_dot2_f32_bf16 v13, v37, v13, v43
    v_dot2_f32_bf16 v17, v37, v17, v44
    v_dot2_f32_bf16 v21, v37, v21, v45
    v_dot2_f32_bf16 v25, v37, v25, v46
    v_dot2_f32_bf16 v29, v37, v29, v33
    v_dot2_f32_bf16 v1, v38, v2, v1
    v_dot2_f32_bf16 v2, v38, v6, v5
    v_dot2_f32_bf16 v5, v38, v10, v9
    v_dot2_f32_bf16 v6, v38, v14, v13
    v_dot2_f32_bf16 v9, v38, v18, v17
    v_dot2_f32_bf16 v10, v38, v22, v21
    v_dot2_f32_bf16 v13, v38, v26, v25
    v_dot2_f32_bf16 v14, v38, v30, v29
    v_dot2_f32_bf16 v1, v39, v3, v1
    v_dot2_f32_bf16 v2, v39, v7, v2
    v_dot2_f32_bf16 v3, v39, v11, v5
    v_dot2_f32_bf16 v5, v39, v15, v6
    v_dot2_f32_bf16 v6, v39, v19, v9
    v_dot2_f32_bf16 v7, v39, v23, v10
    v_dot2_f32_bf16 v9, v39, v27, v13
    v_dot2_f32_bf16 v10, v39, v31, v14
    v_dot2_f32_bf16 v84, v40, v4, v1
    v_dot2_f32_bf16 v85, v40, v8, v2
    v_dot2_f32_bf16 v86, v40, v12, v3
    v_dot2_f32_bf16 v87, v40, v16, v5
    v_dot2_f32_bf16 v88, v40, v20, v6
    v_dot2_f32_bf16 v89, v40, v24, v7
    v_dot2_f32_bf16 v90, v40, v28, v9
    v_dot2_f32_bf16 v91, v40, v32, v10
L7:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s2, v41
    s_and_b32 s31, exec_lo, vcc_lo
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s12
    s_branch L11
L8:
    v_mov_b32_e32 v1, v81
    s_branch L10
L9:
    s_mov_b32 exec_lo, s31
    v_add_lshl_u32 v2, s32, v1, 1
    v_lshlrev_b32_e32 v3, 1, v1
    v_add_lshl_u32 v4, s2, v1, 1
    v_add_lshl_u32 v5, s33, v1, 1
    v_add_lshl_u32 v6, s34, v1, 1
    v_add_lshl_u32 v7, s35, v1, 1
    v_add_lshl_u32 v8, s36, v1, 1
    v_add_lshl_u32 v9, s37, v1, 1
    v_add_lshl_u32 v10, s38, v1, 1
    v_add_lshl_u32 v11, s30, v1, 1
    v_add_nc_u32_e64 v1, v1, 32 clamp
    buffer_load_u16 v2, v2, s[20:23], 0 offen
    buffer_load_u16 v3, v3, s[16:19], 0 offen
    buffer_load_u16 v4, v4, s[16:19], 0 offen
    buffer_load_u16 v5, v5, s[20:23], 0 offen
    buffer_load_u16 v6, v6, s[20:23], 0 offen
    buffer_load_u16 v7, v7, s[20:23], 0 offen
    buffer_load_u16 v8, v8, s[20:23], 0 offen
    buffer_load_u16 v9, v9, s[20:23], 0 offen
    buffer_load_u16 v10, v10, s[20:23], 0 offen
    buffer_load_u16 v11, v11, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v2, 16, v2
    s_waitcnt vmcnt(8)
    v_lshlrev_b32_e32 v3, 16, v3
    s_waitcnt vmcnt(7)
    v_lshlrev_b32_e32 v4, 16, v4
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v5, 16, v5
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v6, 16, v6
    s_waitcnt vmcnt(4)
    v_lshlrev_b32_e32 v7, 16, v7
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v8, 16, v8
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v9, 16, v9
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v10, 16, v10
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v11
    v_add_f32_e32 v3, v3, v4
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v84, v3, v2, v84
    v_fma_f32 v85, v3, v5, v85
    v_fma_f32 v86, v3, v6, v86
    v_fma_f32 v87, v3, v7, v87
    v_fma_f32 v88, v3, v8, v88
    v_fma_f32 v89, v3, v9, v89
    v_fma_f32 v90, v3, v10, v90
    v_fma_f32 v91, v3, v11, v91
L10:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s2, v1
    s_and_b32 s31, exec_lo, vcc_lo
    s_cbranch_scc1 L9
    s_mov_b32 exec_lo, s12
L11:
    v_and_b32_e32 v1, 1, v81
    v_bfe_u32 v2, v81, 1, 1
    v_bfe_u32 v3, v81, 2, 1
    v_add_nc_u32_e32 v4, 0x80, v81
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cmp_eq_u32_e64 s2, 1, v1
    v_cmp_eq_u32_e64 s16, 1, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_eq_u32_e64 s17, 1, v3
    v_cndmask_b32_e64 v1, v84, v85, s2
    v_cndmask_b32_e64 v2, v85, v84, s2
    v_cndmask_b32_e64 v3, v86, v87, s2
    v_cndmask_b32_e64 v5, v87, v86, s2
    v_cndmask_b32_e64 v6, v88, v89, s2
    v_cndmask_b32_e64 v7, v89, v88, s2
    v_cndmask_b32_e64 v8, v90, v91, s2
    v_cndmask_b32_e64 v9, v91, v90, s2
    v_add_f32_dpp v1, v2, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v5, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_dpp v5, v9, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v6, v1, v2, s16
    v_cndmask_b32_e64 v1, v2, v1, s16
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v2, v3, v5, s16
    v_cndmask_b32_e64 v3, v5, v3, s16
    v_add_f32_dpp v1, v1, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v2, v3, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cndmask_b32_e64 v3, v1, v2, s17
    v_cndmask_b32_e64 v1, v2, v1, s17
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v2, v1, 0x76543210, s1 op_sel:[0,1]
    v_add_f32_e32 v1, v1, v2
    s_branch L13
L12:
    s_mov_b32 exec_lo, s2
    v_lshlrev_b32_e32 v2, 2, v4
    buffer_load_b32 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v92, v92, v2
    v_add_nc_u32_e64 v4, v4, 32 clamp
L13:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s29, v4
    s_and_b32 s2, exec_lo, vcc_lo
    s_cbranch_scc1 L12
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v2, v92, v92 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_e32 v3, s15, v81
    v_cmp_gt_u32_e32 vcc_lo, 8, v81
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s8, s28, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v4, v2, 0x76543210, s1
    s_and_b32 s2, vcc_lo, s8
    v_add_f32_e32 v2, v4, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v2, v2, s3, s0
    v_cmp_gt_f32_e32 vcc_lo, 0x800000, v2
    v_mul_f32_e32 v4, 0x4b800000, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v2, v2, v4, vcc_lo
    v_rsq_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v4, 0x45800000, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v2, v2, v4, vcc_lo
    v_mul_f32_e32 v1, v1, v2
    s_and_b32 s0, exec_lo, s2
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s0
    buffer_store_b32 v1, v3, s[4:7], 0 idxen
    v_and_b32_e32 v2, 0x7fffffff, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s3, 0x7f800000, v2
    s_and_b32 s4, exec_lo, s3
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s4
    v_add_f32_e32 v2, 0, v1
    v_not_b32_e32 v1, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v3, 31, v2
    v_not_b32_e32 v4, v2
    v_or_b32_e32 v2, 0x80000000, v2
    v_cmp_eq_u32_e64 s4, 1, v3
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v2, v2, v4, s4
    s_mov_b32 exec_lo, s0
L14:
    v_cndmask_b32_e64 v1, -1, v1, s3
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v2, -1, v2, s3
    s_mov_b32 exec_lo, s12
L15:
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, 0, v1, s2
    v_cndmask_b32_e64 v2, 0, v2, s2
    s_lshl_b32 s0, s14, 2
    s_waitcnt_vscnt null, 0x0
    s_barrier
    v_cmp_eq_u32_e64 s2, 0, v0
    v_mov_b32_dpp v0, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_e32 v4, s0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_gt_u32_e32 vcc_lo, v1, v0
    v_cmp_eq_u32_e64 s3, v2, v3
    v_cmp_gt_u32_e64 s4, v2, v3
    s_and_b32 s0, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v0, v1, s0
    v_cndmask_b32_e64 v1, v3, v2, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v2, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s3, v1, v3
    v_cmp_gt_u32_e64 s4, v1, v3
    s_and_b32 s0, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v2, v0, s0
    v_cndmask_b32_e64 v1, v3, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v2, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s3, v1, v3
    v_cmp_gt_u32_e64 s4, v1, v3
    s_and_b32 s0, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v2, v0, s0
    v_cndmask_b32_e64 v1, v3, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_mov_b32_dpp v2, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s3, v1, v3
    v_cmp_gt_u32_e64 s4, v1, v3
    s_and_b32 s0, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v2, v0, s0
    v_cndmask_b32_e64 v1, v3, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v2, v0, 0x76543210, s1 op_sel:[0,1]
    v_permlanex16_b32 v3, v1, 0x76543210, s1 op_sel:[0,1]
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s1, v1, v3
    v_cmp_gt_u32_e64 s3, v1, v3
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s3, s0
    v_cndmask_b32_e64 v0, v2, v0, s0
    v_cndmask_b32_e64 v1, v3, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readlane_b32 s0, v0, 0
    v_readlane_b32 s1, v1, 0
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mov_b32 v0, s0 :: v_dual_mov_b32 v1, s1
    ds_store_2addr_b32 v4, v0, v1 offset1:4
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v82
    ds_load_b128 v[4:7], v82 offset:16
    s_waitcnt lgkmcnt(1)
    v_cmp_gt_u32_e32 vcc_lo, v0, v1
    s_waitcnt lgkmcnt(0)
    v_cmp_eq_u32_e64 s1, v4, v5
    v_cmp_gt_u32_e64 s3, v4, v5
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s3, s0
    v_cndmask_b32_e64 v0, v1, v0, s0
    v_cndmask_b32_e64 v1, v5, v4, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v2
    v_cmp_eq_u32_e64 s1, v1, v6
    v_cmp_gt_u32_e64 s3, v1, v6
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s3, s0
    v_cndmask_b32_e64 v0, v2, v0, s0
    v_cndmask_b32_e64 v1, v6, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, v0, v3
    v_cmp_eq_u32_e64 s1, v1, v7
    v_cmp_gt_u32_e64 s3, v1, v7
    s_and_b32 s0, s1, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s3, s0
    v_cndmask_b32_e64 v0, v3, v0, s0
    v_cndmask_b32_e64 v1, v7, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s0, v0
    v_readfirstlane_b32 s1, v1
    s_and_b32 s2, exec_lo, s2
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s2
    v_dual_mov_b32 v0, s0 :: v_dual_mov_b32 v1, s1
    v_mov_b32_e32 v2, s13
    buffer_store_b64 v[0:1], v2, s[24:27], 0 idxen
L16:
    s_endpgm
