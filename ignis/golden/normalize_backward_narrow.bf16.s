; 47 VGPRs, 38 SGPRs, 16384 bytes of LDS, 0 of scratch, 277 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b32 s3, s[0:1], 0x90
    s_load_b32 s12, s[0:1], 0x94
    s_load_b32 s14, s[0:1], 0x9c
    s_load_b32 s15, s[0:1], 0xa0
    s_load_b32 s32, s[0:1], 0xa4
    s_load_b32 s0, s[0:1], 0xa8
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s33, s22
    s_mov_b32 s34, s30
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s26, s26, 1
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s30, s30, 2
    s_mov_b32 s31, 0x31016000
    s_lshl_b32 s35, 1, s14
    s_add_u32 s36, s35, -1
    v_and_b32_e32 v1, s36, v0
    v_lshlrev_b32_e32 v13, 3, v1
    v_cmp_gt_u32_e64 s36, s12, v13
    s_and_b32 s37, exec_lo, s36
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s37
    v_lshlrev_b32_e32 v1, 4, v1
    buffer_load_b128 v[1:4], v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v6, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v7, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v8, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    s_mov_b32 exec_lo, s2
L0:
    v_cndmask_b32_e64 v14, 0, v5, s36
    v_cndmask_b32_e64 v15, 0, v1, s36
    v_cndmask_b32_e64 v16, 0, v6, s36
    v_cndmask_b32_e64 v17, 0, v2, s36
    v_cndmask_b32_e64 v18, 0, v7, s36
    v_cndmask_b32_e64 v19, 0, v3, s36
    v_cndmask_b32_e64 v20, 0, v8, s36
    v_cndmask_b32_e64 v21, 0, v4, s36
    s_mul_i32 s8, s13, s0
    s_mul_i32 s8, s8, s15
    v_lshrrev_b32_e32 v1, s14, v0
    v_dual_mov_b32 v5, 0 :: v_dual_add_nc_u32 v22, s8, v1
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    v_mov_b32_e32 v4, 0
    s_mov_b32 s8, 0
    s_branch L6
L1:
    s_mul_i32 s9, s8, s15
    v_add_nc_u32_e32 v9, s9, v22
    v_cmp_gt_u32_e64 s9, s3, v9
    s_and_b32 s9, s36, s9
    v_mul_lo_u32 v10, v9, s12
    v_add_nc_u32_e32 v23, v10, v13
    s_and_b32 s10, exec_lo, s9
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s10
    v_min_u32_e32 v9, s33, v9
    v_lshlrev_b32_e32 v9, 2, v9
    buffer_load_b32 v24, v9, s[20:23], 0 offen
    v_lshlrev_b32_e32 v33, 1, v23
    buffer_load_b128 v[9:12], v33, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v25, 16, v9
    v_and_b32_e32 v26, 0xffff0000, v9
    v_lshlrev_b32_e32 v27, 16, v10
    v_and_b32_e32 v28, 0xffff0000, v10
    v_lshlrev_b32_e32 v29, 16, v11
    v_and_b32_e32 v30, 0xffff0000, v11
    v_lshlrev_b32_e32 v31, 16, v12
    v_and_b32_e32 v32, 0xffff0000, v12
    buffer_load_b128 v[9:12], v33, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v33, 16, v9
    v_and_b32_e32 v9, 0xffff0000, v9
    v_lshlrev_b32_e32 v34, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    v_lshlrev_b32_e32 v35, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v36, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    s_mov_b32 exec_lo, s2
L2:
    v_cndmask_b32_e64 v24, 0, v24, s9
    v_cndmask_b32_e64 v25, 0, v25, s9
    v_cndmask_b32_e64 v26, 0, v26, s9
    v_cndmask_b32_e64 v27, 0, v27, s9
    v_cndmask_b32_e64 v28, 0, v28, s9
    v_cndmask_b32_e64 v29, 0, v29, s9
    v_cndmask_b32_e64 v30, 0, v30, s9
    v_cndmask_b32_e64 v31, 0, v31, s9
    v_cndmask_b32_e64 v32, 0, v32, s9
    v_cndmask_b32_e64 v33, 0, v33, s9
    v_cndmask_b32_e64 v9, 0, v9, s9
    v_cndmask_b32_e64 v34, 0, v34, s9
    v_cndmask_b32_e64 v10, 0, v10, s9
    v_cndmask_b32_e64 v35, 0, v35, s9
    v_cndmask_b32_e64 v11, 0, v11, s9
    v_cndmask_b32_e64 v36, 0, v36, s9
    v_cndmask_b32_e64 v12, 0, v12, s9
    v_mul_f32_e32 v37, v33, v14
    v_dual_mul_f32 v38, v9, v15 :: v_dual_mul_f32 v39, v34, v16
    v_dual_mul_f32 v40, v10, v17 :: v_dual_mul_f32 v41, v35, v18
    v_dual_mul_f32 v42, v11, v19 :: v_dual_mul_f32 v43, v36, v20
    v_mul_f32_e32 v44, v12, v21
    v_fma_f32 v45, v37, v25, 0
    v_fma_f32 v45, v38, v26, v45
    v_fma_f32 v45, v39, v27, v45
    v_fma_f32 v45, v40, v28, v45
    v_fma_f32 v45, v41, v29, v45
    v_fma_f32 v45, v42, v30, v45
    v_fma_f32 v45, v43, v31, v45
    v_fma_f32 v45, v44, v32, v45
    v_add_f32_dpp v45, v45, v45 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v45, v45, v45 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v45, v45, v45 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s14, 3
    s_cbranch_scc0 L3
    v_add_f32_dpp v45, v45, v45 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L3:
    s_cmp_gt_u32 s14, 4
    s_cbranch_scc0 L4
    v_permlanex16_b32 v46, v45, 0x76543210, s1 op_sel:[0,1]
    v_add_f32_e32 v45, v45, v46
L4:
    v_mul_f32_e32 v45, s32, v45
    v_mul_f32_e32 v45, v45, v24
    v_mul_f32_e32 v45, v45, v24
    v_fma_f32 v37, -v45, v25, v37
    v_mul_f32_e32 v37, v37, v24
    v_mul_f32_e32 v25, v25, v24
    v_fma_f32 v5, v25, v33, v5
    v_fma_f32 v25, -v45, v26, v38
    v_mul_f32_e32 v25, v25, v24
    v_mul_f32_e32 v26, v26, v24
    v_fma_f32 v6, v26, v9, v6
    v_fma_f32 v9, -v45, v27, v39
    v_dual_mul_f32 v9, v9, v24 :: v_dual_mul_f32 v26, v24, v27
    v_fma_f32 v7, v26, v34, v7
    v_fma_f32 v26, -v45, v28, v40
    v_mul_f32_e32 v26, v26, v24
    v_mul_f32_e32 v27, v28, v24
    v_fma_f32 v8, v27, v10, v8
    v_fma_f32 v10, -v45, v29, v41
    v_mul_f32_e32 v27, v10, v24
    v_mul_f32_e32 v10, v29, v24
    v_fma_f32 v1, v10, v35, v1
    v_fma_f32 v10, -v45, v30, v42
    v_mul_f32_e32 v28, v10, v24
    v_mul_f32_e32 v10, v30, v24
    v_fma_f32 v2, v10, v11, v2
    v_fma_f32 v10, -v45, v31, v43
    v_mul_f32_e32 v11, v10, v24
    v_mul_f32_e32 v10, v31, v24
    v_fma_f32 v3, v10, v36, v3
    v_fma_f32 v10, -v45, v32, v44
    v_mul_f32_e32 v29, v10, v24
    v_mul_f32_e32 v10, v32, v24
    v_fma_f32 v4, v10, v12, v4
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s10
    v_bfe_u32 v10, v37, 16, 1
    v_add3_u32 v10, v37, v10, 0x7fff
    v_or_b32_e32 v12, 0x400000, v37
    v_cmp_u_f32_e64 s9, v37, v37
    v_cndmask_b32_e64 v10, v10, v12, s9
    v_lshrrev_b32_e32 v10, 16, v10
    v_bfe_u32 v12, v25, 16, 1
    v_add3_u32 v12, v25, v12, 0x7fff
    v_or_b32_e32 v24, 0x400000, v25
    v_cmp_u_f32_e64 s9, v25, v25
    v_cndmask_b32_e64 v12, v12, v24, s9
    v_lshrrev_b32_e32 v12, 16, v12
    v_bfe_u32 v24, v9, 16, 1
    v_add3_u32 v24, v9, v24, 0x7fff
    v_or_b32_e32 v25, 0x400000, v9
    v_cmp_u_f32_e64 s9, v9, v9
    v_cndmask_b32_e64 v9, v24, v25, s9
    v_lshrrev_b32_e32 v24, 16, v9
    v_bfe_u32 v9, v26, 16, 1
    v_add3_u32 v9, v26, v9, 0x7fff
    v_or_b32_e32 v25, 0x400000, v26
    v_cmp_u_f32_e64 s9, v26, v26
    v_cndmask_b32_e64 v9, v9, v25, s9
    v_lshrrev_b32_e32 v25, 16, v9
    v_lshl_or_b32 v9, v12, 16, v10
    v_lshl_or_b32 v10, v25, 16, v24
    v_lshlrev_b32_e32 v12, 1, v23
    buffer_store_b64 v[9:10], v12, s[24:27], 0 offen
    v_bfe_u32 v9, v27, 16, 1
    v_add3_u32 v9, v27, v9, 0x7fff
    v_or_b32_e32 v10, 0x400000, v27
    v_cmp_u_f32_e64 s9, v27, v27
    v_cndmask_b32_e64 v9, v9, v10, s9
    v_lshrrev_b32_e32 v9, 16, v9
    v_bfe_u32 v10, v28, 16, 1
    v_add3_u32 v10, v28, v10, 0x7fff
    v_or_b32_e32 v23, 0x400000, v28
    v_cmp_u_f32_e64 s9, v28, v28
    v_cndmask_b32_e64 v10, v10, v23, s9
    v_lshrrev_b32_e32 v10, 16, v10
    v_bfe_u32 v23, v11, 16, 1
    v_add3_u32 v23, v11, v23, 0x7fff
    v_or_b32_e32 v24, 0x400000, v11
    v_cmp_u_f32_e64 s9, v11, v11
    v_cndmask_b32_e64 v11, v23, v24, s9
    v_lshrrev_b32_e32 v11, 16, v11
    v_bfe_u32 v23, v29, 16, 1
    v_add3_u32 v23, v29, v23, 0x7fff
    v_or_b32_e32 v24, 0x400000, v29
    v_cmp_u_f32_e64 s9, v29, v29
    v_cndmask_b32_e64 v23, v23, v24, s9
    v_lshrrev_b32_e32 v23, 16, v23
    v_lshl_or_b32 v9, v10, 16, v9
    v_lshl_or_b32 v10, v23, 16, v11
    v_add_nc_u32_e32 v11, 8, v12
    buffer_store_b64 v[9:10], v11, s[24:27], 0 offen
    s_mov_b32 exec_lo, s2
L5:
    s_add_u32 s8, s8, 1
L6:
    s_cmp_lt_u32 s8, s0
    s_cbranch_scc1 L1
    v_lshlrev_b32_e32 v9, 5, v0
    ds_store_b128 v9, v[5:8]
    ds_store_b128 v9, v[1:4] offset:16
    s_waitcnt lgkmcnt(0)
    s_waitcnt_vscnt null, 0x0
    s_barrier
    v_cmp_gt_u32_e64 s0, s12, v0
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s1, s35, 3
    s_mov_b32 s3, s0
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, v0
L7:
    s_mov_b32 exec_lo, s3
    v_cmp_gt_u32_e64 s3, 0x800, v2
    s_and_b32 s4, exec_lo, s3
    s_cbranch_scc1 L8
    s_mov_b32 exec_lo, s0
    s_mov_b32 s3, 0
    s_branch L9
L8:
    s_mov_b32 exec_lo, s4
    v_lshlrev_b32_e32 v3, 2, v2
    ds_load_b32 v3, v3
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v3, v1, v3
    v_sub_nc_u32_e32 v4, 0x800, v2
    v_min_u32_e32 v4, s1, v4
    v_add_nc_u32_e32 v2, v2, v4
    s_mov_b32 exec_lo, s0
    s_mov_b32 s3, s4
L9:
    v_cndmask_b32_e64 v1, v1, v3, s4
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc1 L7
    s_mul_i32 s0, s13, s12
    v_add_nc_u32_e32 v0, s0, v0
    v_min_u32_e32 v0, s34, v0
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_store_b32 v1, v0, s[28:31], 0 offen
L10:
    s_endpgm
