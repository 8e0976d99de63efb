; 54 VGPRs, 40 SGPRs, 16384 bytes of LDS, 0 of scratch, 270 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x30
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x9c
    s_load_b64 s[14:15], s[0:1], 0x90
    s_load_b128 s[28:31], s[0:1], 0x60
    s_load_b128 s[0:3], s[0:1], 0x78
    s_mov_b32 s32, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s31, 0x31016000
    s_mov_b32 s3, 0x11016000
    s_max_u32 s6, s6, 7
    s_max_u32 s10, s10, 7
    s_or_b32 s5, s5, 0x20000
    s_sub_u32 s6, s6, 7
    s_lshl_b32 s33, 1, s24
    s_lshl_b32 s18, s18, 1
    s_add_u32 s34, s33, -1
    s_or_b32 s9, s9, 0x20000
    v_and_b32_e32 v1, s34, v0
    s_sub_u32 s10, s10, 7
    s_or_b32 s21, s21, 0x40000
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v17, 3, v1
    s_lshl_b32 s30, s30, 1
    s_or_b32 s1, s1, 0x40000
    v_cmp_gt_u32_e64 s34, s15, v17
    s_and_b32 s35, exec_lo, s34
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s35
    v_lshlrev_b32_e32 v1, 4, v1
    buffer_load_b128 v[1:4], v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v6, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v7, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v8, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    s_mov_b32 exec_lo, s12
L0:
    s_mul_i32 s16, s13, s27
    v_lshrrev_b32_e32 v9, s24, v0
    v_cndmask_b32_e64 v18, 0, v5, s34
    s_mul_i32 s16, s16, s25
    v_cndmask_b32_e64 v19, 0, v1, s34
    v_cndmask_b32_e64 v20, 0, v6, s34
    v_cndmask_b32_e64 v21, 0, v2, s34
    v_cndmask_b32_e64 v22, 0, v7, s34
    v_cndmask_b32_e64 v23, 0, v3, s34
    v_cndmask_b32_e64 v24, 0, v8, s34
    v_cndmask_b32_e64 v25, 0, v4, s34
    v_dual_mov_b32 v5, 0 :: v_dual_add_nc_u32 v26, s16, v9
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    v_mov_b32_e32 v4, 0
    s_mov_b32 s16, 0
    s_branch L6
L1:
    s_mul_i32 s17, s16, s25
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v9, s17, v26
    v_cmp_gt_u32_e32 vcc_lo, s14, v9
    v_mul_lo_u32 v10, v9, s15
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_add_nc_u32_e32 v27, v10, v17
    s_and_b32 s17, s34, vcc_lo
    s_and_b32 s18, exec_lo, s17
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s18
    buffer_load_b32 v28, v9, s[20:23], 0 idxen
    buffer_load_b128 v[9:12], v27, s[4:7], 0 idxen
    buffer_load_b128 v[13:16], v27, s[8:11], 0 idxen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v29, 16, v9
    v_and_b32_e32 v9, 0xffff0000, v9
    v_lshlrev_b32_e32 v30, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    v_lshlrev_b32_e32 v31, 16, v11
    v_and_b32_e32 v11, 0xffff0000, v11
    v_lshlrev_b32_e32 v32, 16, v12
    v_and_b32_e32 v12, 0xffff0000, v12
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v33, 16, v13
    v_and_b32_e32 v13, 0xffff0000, v13
    v_lshlrev_b32_e32 v34, 16, v14
    v_and_b32_e32 v14, 0xffff0000, v14
    v_lshlrev_b32_e32 v35, 16, v15
    v_and_b32_e32 v15, 0xffff0000, v15
    v_lshlrev_b32_e32 v36, 16, v16
    v_and_b32_e32 v16, 0xffff0000, v16
    s_mov_b32 exec_lo, s12
L2:
    v_cndmask_b32_e64 v33, 0, v33, s17
    v_cndmask_b32_e64 v29, 0, v29, s17
    v_cndmask_b32_e64 v13, 0, v13, s17
    v_cndmask_b32_e64 v9, 0, v9, s17
    v_cndmask_b32_e64 v34, 0, v34, s17
    v_mul_f32_e32 v37, v33, v18
    v_cndmask_b32_e64 v30, 0, v30, s17
    v_mul_f32_e32 v38, v13, v19
    v_cndmask_b32_e64 v14, 0, v14, s17
    v_mul_f32_e32 v39, v34, v20
    v_fma_f32 v40, v37, v29, 0
    v_cndmask_b32_e64 v10, 0, v10, s17
    v_cndmask_b32_e64 v35, 0, v35, s17
    v_mul_f32_e32 v41, v14, v21
    v_cndmask_b32_e64 v31, 0, v31, s17
    v_fma_f32 v40, v38, v9, v40
    v_cndmask_b32_e64 v15, 0, v15, s17
    v_mul_f32_e32 v42, v35, v22
    v_cndmask_b32_e64 v11, 0, v11, s17
    v_cndmask_b32_e64 v36, 0, v36, s17
    v_fma_f32 v40, v39, v30, v40
    v_mul_f32_e32 v43, v15, v23
    v_cndmask_b32_e64 v32, 0, v32, s17
    v_cndmask_b32_e64 v16, 0, v16, s17
    v_mul_f32_e32 v44, v36, v24
    v_fma_f32 v40, v41, v10, v40
    v_cndmask_b32_e64 v12, 0, v12, s17
    v_cndmask_b32_e64 v28, 0, v28, s17
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dual_mul_f32 v45, v16, v25 :: v_dual_fmac_f32 v40, v31, v42
    v_fma_f32 v40, v43, v11, v40
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v40, v44, v32, v40
    v_fma_f32 v40, v45, v12, v40
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v40, v40, v40 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v40, v40, v40 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_dpp v40, v40, v40 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_cmp_gt_u32 s24, 3
    s_cbranch_scc0 L3
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_dpp v40, v40, v40 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
L3:
    s_cmp_gt_u32 s24, 4
    s_cbranch_scc0 L4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v46, v40, 0x76543210, s32 op_sel:[0,1]
    v_add_f32_e32 v40, v40, v46
L4:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v40, s26, v40 :: v_dual_mul_f32 v47, v28, v9
    v_dual_mul_f32 v46, v29, v28 :: v_dual_mul_f32 v51, v28, v11
    v_mul_f32_e32 v48, v30, v28
    v_mul_f32_e32 v49, v10, v28
    v_mul_f32_e32 v40, v40, v28
    v_mul_f32_e32 v50, v31, v28
    v_mul_f32_e32 v52, v32, v28
    v_dual_mul_f32 v53, v12, v28 :: v_dual_fmac_f32 v6, v47, v13
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v40, v40, v28
    v_dual_fmac_f32 v5, v46, v33 :: v_dual_fmac_f32 v8, v49, v14
    v_dual_fmac_f32 v7, v48, v34 :: v_dual_fmac_f32 v2, v51, v15
    v_fma_f32 v13, -v40, v29, v37
    v_fma_f32 v9, -v40, v9, v38
    v_fma_f32 v14, -v40, v30, v39
    v_fma_f32 v10, -v40, v10, v41
    v_fma_f32 v29, -v40, v31, v42
    v_fma_f32 v11, -v40, v11, v43
    v_fma_f32 v30, -v40, v32, v44
    v_fma_f32 v12, -v40, v12, v45
    v_dual_mul_f32 v13, v13, v28 :: v_dual_fmac_f32 v4, v16, v53
    v_mul_f32_e32 v9, v9, v28
    v_mul_f32_e32 v14, v14, v28
    v_mul_f32_e32 v10, v10, v28
    v_mul_f32_e32 v29, v29, v28
    v_fma_f32 v1, v50, v35, v1
    v_mul_f32_e32 v11, v11, v28
    v_mul_f32_e32 v15, v30, v28
    v_fma_f32 v3, v52, v36, v3
    v_mul_f32_e32 v12, v12, v28
    s_cmp_lg_u32 s18, 0
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s18
    v_bfe_u32 v16, v13, 16, 1
    v_bfe_u32 v28, v9, 16, 1
    v_bfe_u32 v30, v14, 16, 1
    v_bfe_u32 v31, v10, 16, 1
    v_bfe_u32 v32, v29, 16, 1
    v_bfe_u32 v33, v11, 16, 1
    v_bfe_u32 v34, v15, 16, 1
    v_bfe_u32 v35, v12, 16, 1
    v_add3_u32 v16, v13, v16, 0x7fff
    v_or_b32_e32 v36, 0x400000, v13
    v_cmp_u_f32_e64 s17, v13, v13
    v_add3_u32 v13, v9, v28, 0x7fff
    v_or_b32_e32 v28, 0x400000, v9
    v_cmp_u_f32_e64 s18, v9, v9
    v_add3_u32 v9, v14, v30, 0x7fff
    v_or_b32_e32 v30, 0x400000, v14
    v_cmp_u_f32_e64 s19, v14, v14
    v_add3_u32 v14, v10, v31, 0x7fff
    v_or_b32_e32 v31, 0x400000, v10
    v_cmp_u_f32_e64 s35, v10, v10
    v_add3_u32 v10, v29, v32, 0x7fff
    v_or_b32_e32 v32, 0x400000, v29
    v_cmp_u_f32_e32 vcc_lo, v29, v29
    v_add3_u32 v29, v11, v33, 0x7fff
    v_or_b32_e32 v33, 0x400000, v11
    v_cmp_u_f32_e64 s37, v11, v11
    v_add3_u32 v11, v15, v34, 0x7fff
    v_or_b32_e32 v34, 0x400000, v15
    v_cmp_u_f32_e64 s38, v15, v15
    v_add3_u32 v15, v12, v35, 0x7fff
    v_or_b32_e32 v35, 0x400000, v12
    v_cmp_u_f32_e64 s39, v12, v12
    v_cndmask_b32_e64 v12, v16, v36, s17
    v_cndmask_b32_e64 v13, v13, v28, s18
    v_cndmask_b32_e64 v9, v9, v30, s19
    v_cndmask_b32_e64 v14, v14, v31, s35
    v_cndmask_b32_e32 v10, v10, v32, vcc_lo
    v_cndmask_b32_e64 v16, v29, v33, s37
    v_cndmask_b32_e64 v11, v11, v34, s38
    v_cndmask_b32_e64 v15, v15, v35, s39
    v_lshrrev_b32_e32 v12, 16, v12
    v_lshrrev_b32_e32 v13, 16, v13
    v_lshrrev_b32_e32 v28, 16, v9
    v_lshrrev_b32_e32 v14, 16, v14
    v_lshrrev_b32_e32 v29, 16, v10
    v_lshrrev_b32_e32 v16, 16, v16
    v_lshrrev_b32_e32 v30, 16, v11
    v_lshrrev_b32_e32 v15, 16, v15
    v_lshl_or_b32 v9, v13, 16, v12
    v_lshl_or_b32 v10, v14, 16, v28
    v_lshl_or_b32 v11, v16, 16, v29
    v_lshlrev_b32_e32 v13, 1, v27
    v_lshl_or_b32 v12, v15, 16, v30
    buffer_store_b64 v[9:10], v13, s[28:31], 0 offen
    buffer_store_b64 v[11:12], v13, s[28:31], 0 offen offset:8
    s_mov_b32 exec_lo, s12
L5:
    s_add_u32 s16, s16, 1
L6:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s16, s27
    s_cbranch_scc1 L1
    v_lshlrev_b32_e32 v9, 5, v0
    v_cmp_gt_u32_e32 vcc_lo, s15, v0
    ds_store_b128 v9, v[5:8]
    ds_store_b128 v9, v[1:4] offset:16
    s_waitcnt lgkmcnt(0)
    s_waitcnt_vscnt null, 0x0
    s_barrier
    s_and_b32 s4, exec_lo, vcc_lo
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s4
    s_lshl_b32 s5, s33, 3
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, v0
    s_branch L8
L7:
    s_mov_b32 exec_lo, s6
    v_lshlrev_b32_e32 v3, 2, v2
    ds_load_b32 v3, v3
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v1, v1, v3
    v_add_nc_u32_e64 v2, v2, s5 clamp
L8:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, 0x800, v2
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc1 L7
    s_mov_b32 exec_lo, s4
    s_mul_i32 s4, s13, s15
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v0, s4, v0
    buffer_store_b32 v1, v0, s[0:3], 0 idxen
L9:
    s_endpgm
