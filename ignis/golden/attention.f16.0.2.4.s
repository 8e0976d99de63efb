; 22 VGPRs, 47 SGPRs, 4128 bytes of LDS, 0 of scratch, 338 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s15, s[0:1], 0x28
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s28, s6
    s_mov_b32 s29, s10
    s_mov_b32 s30, s18
    s_mov_b32 s31, s22
    s_load_b32 s32, s[0:1], 0x5c
    s_load_b32 s33, s[0:1], 0x60
    s_load_b32 s34, s[0:1], 0x64
    s_load_b32 s35, s[0:1], 0x68
    s_load_b32 s36, s[0:1], 0x6c
    s_load_b32 s37, s[0:1], 0x70
    s_mov_b32 s0, s4
    s_mov_b32 s1, s5
    s_lshl_b32 s2, s6, 1
    s_mov_b32 s3, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s24, s20
    s_mov_b32 s25, s21
    s_lshl_b32 s26, s22, 1
    s_mov_b32 s27, 0x31016000
    v_mbcnt_lo_u32_b32 v15, -1, 0
    v_mov_b32_e32 v1, v0
    v_lshrrev_b32_e32 v1, 5, v1
    v_readfirstlane_b32 s4, v1
    s_mov_b32 s5, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_and_b32 s6, s35, -2
    s_cmp_lt_u32 s14, s7
    s_cbranch_scc0 L0
    s_add_u32 s7, s36, s14
    s_add_u32 s7, s7, 1
    s_branch L1
L0:
    s_mov_b32 s7, 0
L1:
    s_mul_i32 s20, s14, s33
    s_add_u32 s20, s20, s13
    s_mul_i32 s20, s20, s6
    s_mul_i32 s21, s13, s34
    v_cvt_f32_u32_e32 v1, s33
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s22, 0, s33
    v_mul_lo_u32 v2, s22, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, s21, v1
    v_mul_lo_u32 v2, v1, s33
    v_sub_nc_u32_e32 v2, s21, v2
    v_cmp_le_u32_e64 s21, s33, v2
    v_add_nc_u32_e32 v3, 1, v1
    v_subrev_nc_u32_e32 v4, s33, v2
    v_cndmask_b32_e64 v1, v1, v3, s21
    v_cndmask_b32_e64 v2, v2, v4, s21
    v_cmp_le_u32_e64 s21, s33, v2
    v_add_nc_u32_e32 v2, 1, v1
    v_cndmask_b32_e64 v1, v1, v2, s21
    s_cmp_eq_u32 s33, 0
    s_cselect_b32 s21, exec_lo, 0
    v_cndmask_b32_e64 v1, v1, 0, s21
    v_readfirstlane_b32 s21, v1
    s_mul_i32 s21, s21, s35
    v_lshlrev_b32_e32 v16, 1, v15
    s_add_u32 s22, s6, -2
    v_min_u32_e32 v17, s22, v16
    v_dual_mov_b32 v14, 0 :: v_dual_add_nc_u32 v1, 64, v16
    v_min_u32_e32 v18, s22, v1
    s_lshl_b32 s22, s4, 5
    s_add_u32 s33, s7, -1
    s_and_b32 s34, s35, -8
    s_max_u32 s35, s28, 7
    s_add_u32 s35, s35, -7
    s_max_u32 s36, s29, 7
    s_add_u32 s36, s36, -7
    s_max_u32 s38, s28, 1
    s_add_u32 s38, s38, -1
    s_max_u32 s39, s29, 1
    s_add_u32 s39, s39, -1
    s_max_u32 s40, s30, 1
    s_add_u32 s40, s40, -1
    v_dual_mov_b32 v13, 0xff800000 :: v_dual_mov_b32 v12, 0
    v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v10, 0
    v_mov_b32_e32 v9, 0
    s_branch L9
L2:
    v_add_nc_u32_e32 v19, s22, v15
    v_min_u32_e32 v1, s33, v19
    v_mul_lo_u32 v1, v1, s15
    v_dual_mov_b32 v21, 0 :: v_dual_add_nc_u32 v20, s21, v1
    s_mov_b32 s41, 0
    s_branch L4
L3:
    s_add_u32 s42, s20, s41
    s_cmp_lt_u32 s42, s35
    s_cselect_b32 s42, s42, s28
    s_lshl_b32 s42, s42, 1
    v_mov_b32_e32 v1, s42
    buffer_load_b128 v[1:4], v1, s[0:3], 0 offen
    v_add_nc_u32_e32 v5, s41, v20
    v_cmp_gt_u32_e64 s42, s36, v5
    v_cndmask_b32_e64 v5, s29, v5, s42
    v_lshlrev_b32_e32 v5, 1, v5
    buffer_load_b128 v[5:8], v5, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_f16 v1, v1, v5, v21
    v_dot2_f32_f16 v1, v2, v6, v1
    v_dot2_f32_f16 v1, v3, v7, v1
    v_dot2_f32_f16 v21, v4, v8, v1
    s_add_u32 s41, s41, 8
L4:
    s_cmp_lt_u32 s41, s34
    s_cbranch_scc1 L3
    s_mov_b32 s41, s34
    s_branch L6
L5:
    s_add_u32 s42, s20, s41
    s_cmp_lt_u32 s42, s38
    s_cselect_b32 s42, s42, s28
    s_lshl_b32 s42, s42, 1
    v_mov_b32_e32 v1, s42
    buffer_load_b32 v1, v1, s[0:3], 0 offen
    v_add_nc_u32_e32 v2, s41, v20
    v_cmp_gt_u32_e64 s42, s39, v2
    v_cndmask_b32_e64 v2, s29, v2, s42
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_load_b32 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_f16 v21, v1, v2, v21
    s_add_u32 s41, s41, 2
L6:
    s_cmp_lt_u32 s41, s6
    s_cbranch_scc1 L5
    v_cmp_gt_u32_e64 s41, s7, v19
    v_mul_f32_e32 v1, s37, v21
    v_cndmask_b32_e64 v1, 0xff800000, v1, s41
    s_mov_b32 exec_lo, -1
    v_cndmask_b32_e64 v2, 0x7fc00000, v1, s12
    v_max_f32_dpp v2, v2, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_max_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s5
    v_max_f32_e32 v2, v3, v2
    s_mov_b32 exec_lo, s12
    v_max_f32_e32 v2, v13, v2
    v_sub_f32_e32 v1, v1, v2
    v_mul_f32_e32 v3, 0x3fb8aa3b, v1
    v_fma_f32 v4, v1, 0x3fb8aa3b, -v3
    v_fma_f32 v4, v1, 0x32a5705f, v4
    v_rndne_f32_e32 v5, v3
    v_sub_f32_e32 v3, v3, v5
    v_add_f32_e32 v3, v3, v4
    v_exp_f32_e32 v3, v3
    v_cvt_i32_f32_e32 v4, v5
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v3, v3, v4
    v_cmp_gt_f32_e64 s41, 0xc2d00000, v1
    v_cndmask_b32_e64 v3, v3, 0, s41
    v_cmp_lt_f32_e64 s41, 0x42b17218, v1
    v_cndmask_b32_e64 v1, v3, 0x7f800000, s41
    v_sub_f32_e32 v3, v13, v2
    v_mul_f32_e32 v4, 0x3fb8aa3b, v3
    v_fma_f32 v5, v3, 0x3fb8aa3b, -v4
    v_fma_f32 v5, v3, 0x32a5705f, v5
    v_rndne_f32_e32 v6, v4
    v_sub_f32_e32 v4, v4, v6
    v_add_f32_e32 v4, v4, v5
    v_exp_f32_e32 v4, v4
    v_cvt_i32_f32_e32 v5, v6
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v4, v4, v5
    v_cmp_gt_f32_e64 s41, 0xc2d00000, v3
    v_cndmask_b32_e64 v4, v4, 0, s41
    v_cmp_lt_f32_e64 s41, 0x42b17218, v3
    v_cndmask_b32_e64 v3, v4, 0x7f800000, s41
    s_mov_b32 exec_lo, -1
    v_cndmask_b32_e64 v4, 0x80000000, v1, s12
    v_add_f32_dpp v4, v4, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v4, v4, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v5, v4, 0x76543210, s5
    v_add_f32_e32 v4, v5, v4
    s_mov_b32 exec_lo, s12
    v_fma_f32 v14, v14, v3, v4
    v_mul_f32_e32 v11, v11, v3
    v_mul_f32_e32 v12, v12, v3
    v_mul_f32_e32 v9, v9, v3
    v_mul_f32_e32 v10, v10, v3
    s_sub_u32 s41, s7, s22
    s_min_u32 s42, s41, 32
    s_mov_b32 s43, 0
    s_branch L8
L7:
    s_and_b32 s44, -1, exec_lo
    s_lshr_b32 s45, s44, s43
    s_and_b32 s45, s45, 1
    s_ctz_i32_b32 s44, s44
    s_min_u32 s44, s44, 32
    s_cmp_lg_u32 s45, 0
    s_cselect_b32 s44, s43, s44
    v_readlane_b32 s44, v1, s44
    s_add_u32 s45, s22, s43
    s_mul_i32 s45, s45, s15
    s_add_u32 s45, s45, s21
    v_add_nc_u32_e32 v3, s45, v17
    v_cmp_gt_u32_e64 s46, s40, v3
    v_cndmask_b32_e64 v3, s30, v3, s46
    v_lshlrev_b32_e32 v3, 1, v3
    buffer_load_b32 v3, v3, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v4, 0xffff, v3
    v_lshrrev_b32_e32 v3, 16, v3
    v_cvt_f32_f16_e32 v4, v4.l
    v_fma_f32 v11, s44, v4, v11
    v_cvt_f32_f16_e32 v3, v3.l
    v_dual_fmac_f32 v12, s44, v3 :: v_dual_add_nc_u32 v3, s45, v18
    v_cmp_gt_u32_e64 s45, s40, v3
    v_cndmask_b32_e64 v3, s30, v3, s45
    v_lshlrev_b32_e32 v3, 1, v3
    buffer_load_b32 v3, v3, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_and_b32_e32 v4, 0xffff, v3
    v_lshrrev_b32_e32 v3, 16, v3
    v_cvt_f32_f16_e32 v4, v4.l
    v_fma_f32 v9, s44, v4, v9
    v_cvt_f32_f16_e32 v3, v3.l
    v_fma_f32 v10, s44, v3, v10
    s_add_u32 s43, s43, 1
L8:
    s_cmp_lt_u32 s43, s42
    s_cbranch_scc1 L7
    s_min_u32 s41, s41, 0x80
    s_add_u32 s22, s22, s41
    v_mov_b32_e32 v13, v2
L9:
    s_cmp_lt_u32 s22, s7
    s_cbranch_scc1 L2
    v_cmp_eq_u32_e64 s0, 0, v15
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s0
    s_lshl_b32 s0, s4, 3
    v_mov_b32_e32 v1, s0
    ds_store_b64 v1, v[13:14]
    s_mov_b32 exec_lo, s12
L10:
    s_lshl_b32 s0, s4, 8
    v_add_lshl_u32 v1, s0, v16, 2
    ds_store_b64 v1, v[11:12] offset:32
    ds_store_b64 v1, v[9:10] offset:288
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshr_b32 s0, s7, 5
    s_and_b32 s1, s7, 31
    s_cmp_eq_u32 s1, 0
    s_cselect_b32 s1, 0, 1
    s_add_u32 s0, s0, s1
    s_min_u32 s0, s0, 4
    s_mul_i32 s1, s13, s6
    s_cmp_lt_u32 s14, s23
    s_cselect_b32 s2, exec_lo, 0
    s_mul_i32 s3, s14, s32
    s_mov_b32 s4, s12
L11:
    s_mov_b32 exec_lo, s4
    v_cmp_gt_u32_e64 s4, s6, v0
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc1 L12
    s_mov_b32 s4, 0
    s_branch L17
L12:
    s_mov_b32 exec_lo, s4
    v_mov_b32_e32 v1, 0xff800000
    s_mov_b32 s5, 0
    s_branch L14
L13:
    s_lshl_b32 s7, s5, 3
    v_mov_b32_e32 v2, s7
    ds_load_b32 v2, v2
    s_waitcnt lgkmcnt(0)
    v_max_f32_e32 v1, v1, v2
    s_add_u32 s5, s5, 1
L14:
    s_cmp_lt_u32 s5, s0
    s_cbranch_scc1 L13
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
    s_mov_b32 s5, 0
    s_branch L16
L15:
    s_lshl_b32 s7, s5, 3
    v_mov_b32_e32 v4, s7
    ds_load_b32 v4, v4
    s_waitcnt lgkmcnt(0)
    v_sub_f32_e32 v4, v4, v1
    v_mul_f32_e32 v5, 0x3fb8aa3b, v4
    v_fma_f32 v6, v4, 0x3fb8aa3b, -v5
    v_fma_f32 v6, v4, 0x32a5705f, v6
    v_rndne_f32_e32 v7, v5
    v_sub_f32_e32 v5, v5, v7
    v_add_f32_e32 v5, v5, v6
    v_exp_f32_e32 v5, v5
    v_cvt_i32_f32_e32 v6, v7
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v5, v5, v6
    v_cmp_gt_f32_e64 s8, 0xc2d00000, v4
    v_cndmask_b32_e64 v5, v5, 0, s8
    v_cmp_lt_f32_e64 s8, 0x42b17218, v4
    v_cndmask_b32_e64 v4, v5, 0x7f800000, s8
    v_mov_b32_e32 v5, s7
    ds_load_b32 v5, v5 offset:4
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v3, v5, v4, v3
    s_lshl_b32 s7, s5, 8
    v_add_lshl_u32 v5, s7, v0, 2
    ds_load_b32 v5, v5 offset:32
    s_waitcnt lgkmcnt(0)
    v_fma_f32 v2, v5, v4, v2
    s_add_u32 s5, s5, 1
L16:
    s_cmp_lt_u32 s5, s0
    s_cbranch_scc1 L15
    v_div_scale_f32 v1, null, v3, v3, v2
    v_rcp_f32_e32 v4, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v5, -v1, v4, 1.0
    v_fma_f32 v4, v5, v4, v4
    v_div_scale_f32 v5, vcc_lo, v2, v3, v2
    v_mul_f32_e32 v6, v5, v4
    v_fma_f32 v7, -v1, v6, v5
    v_fma_f32 v6, v7, v4, v6
    v_fma_f32 v1, -v1, v6, v5
    v_div_fmas_f32 v1, v1, v4, v6
    v_div_fixup_f32 v1, v1, v3, v2
    v_cvt_f16_f32_e32 v1.l, v1
    v_add3_u32 v2, s1, v0, s3
    v_cndmask_b32_e64 v2, s31, v2, s2
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b16 v1, v2, s[24:27], 0 offen
    v_sub_nc_u32_e32 v1, s6, v0
    v_add_nc_u32_e32 v0, v0, v1
L17:
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc1 L11
    s_endpgm
