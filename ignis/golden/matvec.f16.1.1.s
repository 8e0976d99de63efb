; 46 VGPRs, 32 SGPRs, 0 bytes of LDS, 0 of scratch, 316 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s3, s6
    s_mov_b32 s12, s10
    s_load_b32 s14, s[0:1], 0x48
    s_load_b32 s0, s[0:1], 0x4c
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    v_mbcnt_lo_u32_b32 v36, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s1, v0
    s_mov_b32 s15, 0xfedcba98
    s_lshl2_add_u32 s1, s13, s1
    s_lshl_b32 s1, s1, 3
    s_waitcnt lgkmcnt(0)
    s_add_u32 s13, s14, -1
    s_and_b32 s20, s0, 7
    s_cmp_eq_u32 s20, 0
    s_cbranch_scc0 L0
    s_and_b32 s20, s0, 0xffffff00
    s_branch L1
L0:
    s_mov_b32 s20, 0
L1:
    v_lshlrev_b32_e32 v37, 3, v36
    s_max_u32 s21, s3, 7
    s_add_u32 s21, s21, -7
    s_min_u32 s22, s1, s13
    s_mul_i32 s22, s22, s0
    s_max_u32 s23, s12, 7
    s_add_u32 s23, s23, -7
    s_add_u32 s24, s1, 1
    s_min_u32 s24, s24, s13
    s_mul_i32 s24, s24, s0
    s_add_u32 s25, s1, 2
    s_min_u32 s25, s25, s13
    s_mul_i32 s25, s25, s0
    s_add_u32 s26, s1, 3
    s_min_u32 s26, s26, s13
    s_mul_i32 s26, s26, s0
    s_add_u32 s27, s1, 4
    s_min_u32 s27, s27, s13
    s_mul_i32 s27, s27, s0
    s_add_u32 s28, s1, 5
    s_min_u32 s28, s28, s13
    s_mul_i32 s28, s28, s0
    s_add_u32 s29, s1, 6
    s_min_u32 s29, s29, s13
    s_mul_i32 s29, s29, s0
    s_add_u32 s30, s1, 7
    s_min_u32 s13, s30, s13
    s_mul_i32 s13, s13, s0
    v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v39, 0
    v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v41, 0
    v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v43, 0
    v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v45, 0
    s_mov_b32 s30, 0
    s_branch L3
L2:
    v_add_nc_u32_e32 v32, s30, v37
    v_cmp_gt_u32_e64 s31, s21, v32
    v_cndmask_b32_e64 v0, s3, v32, s31
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    v_add_nc_u32_e32 v4, s22, v32
    v_cmp_gt_u32_e64 s31, s23, v4
    v_cndmask_b32_e64 v4, s12, v4, s31
    v_lshlrev_b32_e32 v4, 1, v4
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    v_add_nc_u32_e32 v8, s24, v32
    v_cmp_gt_u32_e64 s31, s23, v8
    v_cndmask_b32_e64 v8, s12, v8, s31
    v_lshlrev_b32_e32 v8, 1, v8
    buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
    v_add_nc_u32_e32 v12, s25, v32
    v_cmp_gt_u32_e64 s31, s23, v12
    v_cndmask_b32_e64 v12, s12, v12, s31
    v_lshlrev_b32_e32 v12, 1, v12
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
    v_add_nc_u32_e32 v16, s26, v32
    v_cmp_gt_u32_e64 s31, s23, v16
    v_cndmask_b32_e64 v16, s12, v16, s31
    v_lshlrev_b32_e32 v16, 1, v16
    buffer_load_b128 v[16:19], v16, s[8:11], 0 offen
    v_add_nc_u32_e32 v20, s27, v32
    v_cmp_gt_u32_e64 s31, s23, v20
    v_cndmask_b32_e64 v20, s12, v20, s31
    v_lshlrev_b32_e32 v20, 1, v20
    buffer_load_b128 v[20:23], v20, s[8:11], 0 offen
    v_add_nc_u32_e32 v24, s28, v32
    v_cmp_gt_u32_e64 s31, s23, v24
    v_cndmask_b32_e64 v24, s12, v24, s31
    v_lshlrev_b32_e32 v24, 1, v24
    buffer_load_b128 v[24:27], v24, s[8:11], 0 offen
    v_add_nc_u32_e32 v28, s29, v32
    v_cmp_gt_u32_e64 s31, s23, v28
    v_cndmask_b32_e64 v28, s12, v28, s31
    v_lshlrev_b32_e32 v28, 1, v28
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen
    v_add_nc_u32_e32 v32, s13, v32
    v_cmp_gt_u32_e64 s31, s23, v32
    v_cndmask_b32_e64 v32, s12, v32, s31
    v_lshlrev_b32_e32 v32, 1, v32
    buffer_load_b128 v[32:35], v32, s[8:11], 0 offen
    s_waitcnt vmcnt(7)
    v_dot2_f32_f16 v4, v0, v4, v38
    v_dot2_f32_f16 v4, v1, v5, v4
    v_dot2_f32_f16 v4, v2, v6, v4
    v_dot2_f32_f16 v38, v3, v7, v4
    s_waitcnt vmcnt(6)
    v_dot2_f32_f16 v4, v0, v8, v39
    v_dot2_f32_f16 v4, v1, v9, v4
    v_dot2_f32_f16 v4, v2, v10, v4
    v_dot2_f32_f16 v39, v3, v11, v4
    s_waitcnt vmcnt(5)
    v_dot2_f32_f16 v4, v0, v12, v40
    v_dot2_f32_f16 v4, v1, v13, v4
    v_dot2_f32_f16 v4, v2, v14, v4
    v_dot2_f32_f16 v40, v3, v15, v4
    s_waitcnt vmcnt(4)
    v_dot2_f32_f16 v4, v0, v16, v41
    v_dot2_f32_f16 v4, v1, v17, v4
    v_dot2_f32_f16 v4, v2, v18, v4
    v_dot2_f32_f16 v41, v3, v19, v4
    s_waitcnt vmcnt(3)
    v_dot2_f32_f16 v4, v0, v20, v42
    v_dot2_f32_f16 v4, v1, v21, v4
    v_dot2_f32_f16 v4, v2, v22, v4
    v_dot2_f32_f16 v42, v3, v23, v4
    s_waitcnt vmcnt(2)
    v_dot2_f32_f16 v4, v0, v24, v43
    v_dot2_f32_f16 v4, v1, v25, v4
    v_dot2_f32_f16 v4, v2, v26, v4
    v_dot2_f32_f16 v43, v3, v27, v4
    s_waitcnt vmcnt(1)
    v_dot2_f32_f16 v4, v0, v28, v44
    v_dot2_f32_f16 v4, v1, v29, v4
    v_dot2_f32_f16 v4, v2, v30, v4
    v_dot2_f32_f16 v44, v3, v31, v4
    s_waitcnt vmcnt(0)
    v_dot2_f32_f16 v0, v0, v32, v45
    v_dot2_f32_f16 v0, v1, v33, v0
    v_dot2_f32_f16 v0, v2, v34, v0
    v_dot2_f32_f16 v45, v3, v35, v0
    s_add_u32 s30, s30, 0x100
L3:
    s_cmp_lt_u32 s30, s20
    s_cbranch_scc1 L2
    v_add_nc_u32_e32 v0, s20, v36
    s_mov_b32 s3, s2
L4:
    s_mov_b32 exec_lo, s3
    v_cmp_gt_u32_e64 s3, s0, v0
    s_and_b32 s12, exec_lo, s3
    s_cbranch_scc1 L5
    s_mov_b32 exec_lo, s2
    s_mov_b32 s3, 0
    s_branch L6
L5:
    s_mov_b32 exec_lo, s12
    v_lshlrev_b32_e32 v1, 1, v0
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v8, v1.l
    v_add_lshl_u32 v1, s22, v0, 1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v1, v1.l
    v_fma_f32 v1, v8, v1, v38
    v_add_lshl_u32 v2, s24, v0, 1
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v2, v2.l
    v_fma_f32 v2, v8, v2, v39
    v_add_lshl_u32 v3, s25, v0, 1
    buffer_load_u16 v3, v3, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v3, v3.l
    v_fma_f32 v3, v8, v3, v40
    v_add_lshl_u32 v4, s26, v0, 1
    buffer_load_u16 v4, v4, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v4, v4.l
    v_fma_f32 v4, v8, v4, v41
    v_add_lshl_u32 v5, s27, v0, 1
    buffer_load_u16 v5, v5, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v5, v5.l
    v_fma_f32 v5, v8, v5, v42
    v_add_lshl_u32 v6, s28, v0, 1
    buffer_load_u16 v6, v6, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v6, v6.l
    v_fma_f32 v6, v8, v6, v43
    v_add_lshl_u32 v7, s29, v0, 1
    buffer_load_u16 v7, v7, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v7, v7.l
    v_fma_f32 v7, v8, v7, v44
    v_add_lshl_u32 v9, s13, v0, 1
    buffer_load_u16 v9, v9, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v9, v9.l
    v_fma_f32 v8, v8, v9, v45
    v_sub_nc_u32_e32 v9, s0, v0
    v_min_u32_e32 v9, 32, v9
    v_add_nc_u32_e32 v0, v0, v9
    s_mov_b32 exec_lo, s2
    s_mov_b32 s3, s12
L6:
    v_cndmask_b32_e64 v38, v38, v1, s12
    v_cndmask_b32_e64 v39, v39, v2, s12
    v_cndmask_b32_e64 v40, v40, v3, s12
    v_cndmask_b32_e64 v41, v41, v4, s12
    v_cndmask_b32_e64 v42, v42, v5, s12
    v_cndmask_b32_e64 v43, v43, v6, s12
    v_cndmask_b32_e64 v44, v44, v7, s12
    v_cndmask_b32_e64 v45, v45, v8, s12
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc1 L4
    v_add_f32_dpp v0, v38, v38 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s15
    v_add_f32_e32 v0, v1, v0
    v_add_f32_dpp v1, v39, v39 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s15
    v_add_f32_e32 v1, v2, v1
    v_add_f32_dpp v2, v40, v40 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s15
    v_add_f32_e32 v2, v3, v2
    v_add_f32_dpp v3, v41, v41 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v4, v3, 0x76543210, s15
    v_add_f32_e32 v3, v4, v3
    v_add_f32_dpp v4, v42, v42 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v5, v4, 0x76543210, s15
    v_add_f32_e32 v4, v5, v4
    v_add_f32_dpp v5, v43, v43 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v5, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v5, v5, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v6, v5, 0x76543210, s15
    v_add_f32_e32 v5, v6, v5
    v_add_f32_dpp v6, v44, v44 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v6, v6, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v6, v6, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v6, v6, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v7, v6, 0x76543210, s15
    v_add_f32_e32 v6, v7, v6
    v_add_f32_dpp v7, v45, v45 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v7, v7, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v7, v7, v7 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v7, v7, v7 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v8, v7, 0x76543210, s15
    v_add_f32_e32 v7, v8, v7
    v_cmp_eq_u32_e64 s0, 1, v36
    v_cndmask_b32_e64 v0, v0, v1, s0
    v_cmp_eq_u32_e64 s0, 2, v36
    v_cndmask_b32_e64 v0, v0, v2, s0
    v_cmp_eq_u32_e64 s0, 3, v36
    v_cndmask_b32_e64 v0, v0, v3, s0
    v_cmp_eq_u32_e64 s0, 4, v36
    v_cndmask_b32_e64 v0, v0, v4, s0
    v_cmp_eq_u32_e64 s0, 5, v36
    v_cndmask_b32_e64 v0, v0, v5, s0
    v_cmp_eq_u32_e64 s0, 6, v36
    v_cndmask_b32_e64 v0, v0, v6, s0
    v_cmp_eq_u32_e64 s0, 7, v36
    v_cndmask_b32_e64 v0, v0, v7, s0
    v_add_nc_u32_e32 v1, s1, v36
    v_cmp_gt_u32_e64 s0, 8, v36
    v_cmp_gt_u32_e64 s1, s14, v1
    s_and_b32 s0, s0, s1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s0
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v0, v2, v0
    buffer_store_b32 v0, v1, s[16:19], 0 offen
L7:
    s_endpgm
