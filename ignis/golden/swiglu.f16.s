; 15 VGPRs, 15 SGPRs, 0 bytes of LDS, 0 of scratch, 213 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s0, s[0:1], 0x28
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s1, s6
    s_mov_b32 s3, s10
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s12, s13, 8
    v_add_lshl_u32 v8, s12, v0, 2
    s_mul_i32 s12, s14, s0
    s_lshl_b32 s13, s12, 1
    s_and_b32 s14, s0, 3
    s_cmp_eq_u32 s14, 0
    s_cbranch_scc0 L0
    v_add_nc_u32_e32 v0, s13, v8
    s_max_u32 s2, s1, 3
    s_add_u32 s2, s2, -3
    v_cmp_gt_u32_e64 s14, s2, v0
    v_cndmask_b32_e64 v0, s1, v0, s14
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_add_u32 s0, s13, s0
    v_add_nc_u32_e32 v4, s0, v8
    v_cmp_gt_u32_e64 s0, s2, v4
    v_cndmask_b32_e64 v4, s1, v4, s0
    v_lshlrev_b32_e32 v4, 2, v4
    buffer_load_b128 v[4:7], v4, s[4:7], 0 offen
    s_waitcnt vmcnt(1)
    v_mul_f32_e64 v9, 0x3fb8aa3b, -v0
    v_fma_f32 v10, -v0, 0x3fb8aa3b, -v9
    v_fma_f32 v10, -v0, 0x32a5705f, v10
    v_rndne_f32_e32 v11, v9
    v_sub_f32_e32 v9, v9, v11
    v_add_f32_e32 v9, v9, v10
    v_exp_f32_e32 v9, v9
    v_cvt_i32_f32_e32 v10, v11
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v9, v9, v10
    v_cmp_gt_f32_e64 s0, 0xc2d00000, -v0
    v_cndmask_b32_e64 v9, v9, 0, s0
    v_cmp_lt_f32_e64 s0, 0x42b17218, -v0
    v_cndmask_b32_e64 v9, v9, 0x7f800000, s0
    v_add_f32_e32 v9, 1.0, v9
    v_div_scale_f32 v10, null, v9, v9, v0
    v_rcp_f32_e32 v11, v10
    s_waitcnt_depctr 0xfff
    v_fma_f32 v12, -v10, v11, 1.0
    v_fma_f32 v11, v12, v11, v11
    v_div_scale_f32 v12, vcc_lo, v0, v9, v0
    v_mul_f32_e32 v13, v12, v11
    v_fma_f32 v14, -v10, v13, v12
    v_fma_f32 v13, v14, v11, v13
    v_fma_f32 v10, -v10, v13, v12
    v_div_fmas_f32 v10, v10, v11, v13
    v_div_fixup_f32 v0, v10, v9, v0
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v0, v0, v4
    v_cvt_f16_f32_e32 v0.l, v0
    v_mul_f32_e64 v4, 0x3fb8aa3b, -v1
    v_fma_f32 v9, -v1, 0x3fb8aa3b, -v4
    v_fma_f32 v9, -v1, 0x32a5705f, v9
    v_rndne_f32_e32 v10, v4
    v_sub_f32_e32 v4, v4, v10
    v_add_f32_e32 v4, v4, v9
    v_exp_f32_e32 v4, v4
    v_cvt_i32_f32_e32 v9, v10
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v4, v4, v9
    v_cmp_gt_f32_e64 s0, 0xc2d00000, -v1
    v_cndmask_b32_e64 v4, v4, 0, s0
    v_cmp_lt_f32_e64 s0, 0x42b17218, -v1
    v_cndmask_b32_e64 v4, v4, 0x7f800000, s0
    v_add_f32_e32 v4, 1.0, v4
    v_div_scale_f32 v9, null, v4, v4, v1
    v_rcp_f32_e32 v10, v9
    s_waitcnt_depctr 0xfff
    v_fma_f32 v11, -v9, v10, 1.0
    v_fma_f32 v10, v11, v10, v10
    v_div_scale_f32 v11, vcc_lo, v1, v4, v1
    v_mul_f32_e32 v12, v11, v10
    v_fma_f32 v13, -v9, v12, v11
    v_fma_f32 v12, v13, v10, v12
    v_fma_f32 v9, -v9, v12, v11
    v_div_fmas_f32 v9, v9, v10, v12
    v_div_fixup_f32 v1, v9, v4, v1
    v_mul_f32_e32 v1, v1, v5
    v_cvt_f16_f32_e32 v1.l, v1
    v_mul_f32_e64 v4, 0x3fb8aa3b, -v2
    v_fma_f32 v5, -v2, 0x3fb8aa3b, -v4
    v_fma_f32 v5, -v2, 0x32a5705f, v5
    v_rndne_f32_e32 v9, v4
    v_sub_f32_e32 v4, v4, v9
    v_add_f32_e32 v4, v4, v5
    v_exp_f32_e32 v4, v4
    v_cvt_i32_f32_e32 v5, v9
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v4, v4, v5
    v_cmp_gt_f32_e64 s0, 0xc2d00000, -v2
    v_cndmask_b32_e64 v4, v4, 0, s0
    v_cmp_lt_f32_e64 s0, 0x42b17218, -v2
    v_cndmask_b32_e64 v4, v4, 0x7f800000, s0
    v_add_f32_e32 v4, 1.0, v4
    v_div_scale_f32 v5, null, v4, v4, v2
    v_rcp_f32_e32 v9, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v10, -v5, v9, 1.0
    v_fma_f32 v9, v10, v9, v9
    v_div_scale_f32 v10, vcc_lo, v2, v4, v2
    v_mul_f32_e32 v11, v10, v9
    v_fma_f32 v12, -v5, v11, v10
    v_fma_f32 v11, v12, v9, v11
    v_fma_f32 v5, -v5, v11, v10
    v_div_fmas_f32 v5, v5, v9, v11
    v_div_fixup_f32 v2, v5, v4, v2
    v_mul_f32_e32 v2, v2, v6
    v_cvt_f16_f32_e32 v2.l, v2
    v_mul_f32_e64 v4, 0x3fb8aa3b, -v3
    v_fma_f32 v5, -v3, 0x3fb8aa3b, -v4
    v_fma_f32 v5, -v3, 0x32a5705f, v5
    v_rndne_f32_e32 v6, v4
    v_sub_f32_e32 v4, v4, v6
    v_add_f32_e32 v4, v4, v5
    v_exp_f32_e32 v4, v4
    v_cvt_i32_f32_e32 v5, v6
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v4, v4, v5
    v_cmp_gt_f32_e64 s0, 0xc2d00000, -v3
    v_cndmask_b32_e64 v4, v4, 0, s0
    v_cmp_lt_f32_e64 s0, 0x42b17218, -v3
    v_cndmask_b32_e64 v4, v4, 0x7f800000, s0
    v_dual_add_f32 v4, 1.0, v4 :: v_dual_and_b32 v1, 0xffff, v1
    v_div_scale_f32 v5, null, v4, v4, v3
    v_rcp_f32_e32 v6, v5
    s_waitcnt_depctr 0xfff
    v_fma_f32 v9, -v5, v6, 1.0
    v_fma_f32 v6, v9, v6, v6
    v_div_scale_f32 v9, vcc_lo, v3, v4, v3
    v_mul_f32_e32 v10, v9, v6
    v_fma_f32 v11, -v5, v10, v9
    v_fma_f32 v10, v11, v6, v10
    v_fma_f32 v5, -v5, v10, v9
    v_div_fmas_f32 v5, v5, v6, v10
    v_div_fixup_f32 v3, v5, v4, v3
    v_dual_mul_f32 v3, v3, v7 :: v_dual_add_nc_u32 v4, s12, v8
    v_cvt_f16_f32_e32 v3.l, v3
    v_and_b32_e32 v0, 0xffff, v0
    v_lshl_or_b32 v0, v1, 16, v0
    v_and_b32_e32 v1, 0xffff, v2
    v_and_b32_e32 v2, 0xffff, v3
    v_lshl_or_b32 v1, v2, 16, v1
    s_max_u32 s0, s3, 3
    s_add_u32 s0, s0, -3
    v_cmp_gt_u32_e64 s0, s0, v4
    v_cndmask_b32_e64 v2, s3, v4, s0
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b64 v[0:1], v2, s[8:11], 0 offen
    s_branch L4
L0:
    v_add_nc_u32_e32 v0, 4, v8
    v_min_u32_e32 v0, s0, v0
    s_add_u32 s0, s13, s0
    s_mov_b32 s1, s2
L1:
    s_mov_b32 exec_lo, s1
    v_cmp_lt_u32_e64 s1, v8, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc1 L2
    s_mov_b32 s1, 0
    s_branch L3
L2:
    s_mov_b32 exec_lo, s1
    v_add_lshl_u32 v1, s13, v8, 2
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v1
    v_fma_f32 v3, -v1, 0x3fb8aa3b, -v2
    v_fma_f32 v3, -v1, 0x32a5705f, v3
    v_rndne_f32_e32 v4, v2
    v_sub_f32_e32 v2, v2, v4
    v_add_f32_e32 v2, v2, v3
    v_exp_f32_e32 v2, v2
    v_cvt_i32_f32_e32 v3, v4
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v2, v2, v3
    v_cmp_gt_f32_e64 s3, 0xc2d00000, -v1
    v_cndmask_b32_e64 v2, v2, 0, s3
    v_cmp_lt_f32_e64 s3, 0x42b17218, -v1
    v_cndmask_b32_e64 v2, v2, 0x7f800000, s3
    v_add_f32_e32 v2, 1.0, v2
    v_div_scale_f32 v3, null, v2, v2, v1
    v_rcp_f32_e32 v4, v3
    s_waitcnt_depctr 0xfff
    v_fma_f32 v5, -v3, v4, 1.0
    v_fma_f32 v4, v5, v4, v4
    v_div_scale_f32 v5, vcc_lo, v1, v2, v1
    v_mul_f32_e32 v6, v5, v4
    v_fma_f32 v7, -v3, v6, v5
    v_fma_f32 v6, v7, v4, v6
    v_fma_f32 v3, -v3, v6, v5
    v_div_fmas_f32 v3, v3, v4, v6
    v_div_fixup_f32 v1, v3, v2, v1
    v_add_lshl_u32 v2, s0, v8, 2
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v1, v1, v2
    v_cvt_f16_f32_e32 v1.l, v1
    v_add_lshl_u32 v2, s12, v8, 1
    buffer_store_b16 v1, v2, s[8:11], 0 offen
    v_add_nc_u32_e32 v8, 1, v8
L3:
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc1 L1
L4:
    s_endpgm
