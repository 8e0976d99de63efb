; 14 VGPRs, 31 SGPRs, 0 bytes of LDS, 0 of scratch, 199 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s2, s[0:1], 0x4c
    s_load_b32 s3, s[0:1], 0x54
    s_load_b32 s12, s[0:1], 0x58
    s_load_b32 s15, s[0:1], 0x5c
    s_load_b32 s20, s[0:1], 0x60
    s_load_b32 s21, s[0:1], 0x64
    s_load_b32 s22, s[0:1], 0x68
    s_load_b32 s23, s[0:1], 0x6c
    s_load_b32 s24, s[0:1], 0x70
    s_load_b32 s25, s[0:1], 0x74
    s_load_b32 s0, s[0:1], 0x78
    s_mov_b32 s1, 0xb9500bee
    s_mov_b32 s26, 0xbab6061a
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s27, s6
    s_mov_b32 s28, s18
    s_mov_b32 s29, s10
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshr_b32 s30, s3, 1
    s_lshl_b32 s13, s13, 6
    v_add_nc_u32_e32 v0, s13, v0
    v_cvt_f32_u32_e32 v1, s30
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s13, 0, s30
    v_mul_lo_u32 v2, s13, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, v0, v1
    v_mul_lo_u32 v2, v1, s30
    v_sub_nc_u32_e32 v0, v0, v2
    v_cmp_le_u32_e64 s13, s30, v0
    v_add_nc_u32_e32 v2, 1, v1
    v_subrev_nc_u32_e32 v3, s30, v0
    v_cndmask_b32_e64 v1, v1, v2, s13
    v_cndmask_b32_e64 v0, v0, v3, s13
    v_cmp_le_u32_e64 s13, s30, v0
    v_add_nc_u32_e32 v2, 1, v1
    v_subrev_nc_u32_e32 v3, s30, v0
    v_cndmask_b32_e64 v1, v1, v2, s13
    v_cndmask_b32_e64 v0, v0, v3, s13
    s_cmp_eq_u32 s30, 0
    s_cselect_b32 s13, exec_lo, 0
    v_cndmask_b32_e64 v2, v1, 0, s13
    v_cndmask_b32_e64 v0, v0, 0, s13
    v_lshlrev_b32_e32 v3, 1, v0
    s_max_u32 s13, s29, 1
    s_add_u32 s13, s13, -1
    v_cmp_gt_u32_e64 s13, s13, v3
    v_cndmask_b32_e64 v0, s29, v3, s13
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b64 v[0:1], v0, s[8:11], 0 offen
    v_add_nc_u32_e32 v4, s24, v2
    v_cvt_f32_u32_e32 v4, v4
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v0, v4, v0
    v_mul_f32_e64 v5, s25, s0
    v_mul_f32_e32 v6, 0x3f22f983, v0
    v_rndne_f32_e32 v6, v6
    v_fma_f32 v0, -v6, 0x3fc90fdb, v0
    v_fma_f32 v0, -v6, 0xb33bbd2e, v0
    v_fma_f32 v0, -v6, 0xa6f72ced, v0
    v_cvt_i32_f32_e32 v6, v6
    v_mul_f32_e32 v7, v0, v0
    v_fma_f32 v8, 0x3638b88d, v7, s1
    v_dual_fmaak_f32 v8, v8, v7, 0x3c088886 :: v_dual_mul_f32 v9, v7, v0
    v_fma_f32 v8, v8, v7, 0xbe2aaaaa
    v_dual_fmac_f32 v0, v8, v9 :: v_dual_and_b32 v9, 2, v6
    v_fma_f32 v8, 0x37ccf5ce, v7, s26
    v_dual_fmaak_f32 v8, v7, v8, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v9, 30, v9
    v_fma_f32 v8, v8, v7, -0.5
    v_fma_f32 v7, v8, v7, 1.0
    v_dual_mul_f32 v1, v4, v1 :: v_dual_and_b32 v8, 1, v6
    v_cmp_ne_u32_e64 s0, 0, v8
    v_cndmask_b32_e64 v8, v0, v7, s0
    v_xor_b32_e32 v8, v8, v9
    v_mul_f32_e32 v8, v5, v8
    v_add_nc_u32_e32 v6, 1, v6
    v_dual_mul_f32 v4, 0x3f22f983, v1 :: v_dual_and_b32 v9, 1, v6
    v_cmp_ne_u32_e64 s0, 0, v9
    v_cndmask_b32_e64 v0, v0, v7, s0
    v_and_b32_e32 v6, 2, v6
    v_lshlrev_b32_e32 v6, 30, v6
    v_xor_b32_e32 v0, v0, v6
    v_mul_f32_e32 v0, s25, v0
    v_rndne_f32_e32 v4, v4
    v_fma_f32 v1, -v4, 0x3fc90fdb, v1
    v_fma_f32 v1, -v4, 0xb33bbd2e, v1
    v_fma_f32 v1, -v4, 0xa6f72ced, v1
    v_cvt_i32_f32_e32 v4, v4
    v_mul_f32_e32 v6, v1, v1
    v_fma_f32 v7, 0x3638b88d, v6, s1
    v_fma_f32 v7, v7, v6, 0x3c088886
    v_fma_f32 v7, v7, v6, 0xbe2aaaaa
    v_mul_f32_e32 v9, v6, v1
    v_fma_f32 v1, v7, v9, v1
    v_fma_f32 v7, 0x37ccf5ce, v6, s26
    v_fma_f32 v7, v7, v6, 0x3d2aaaa5
    v_fma_f32 v7, v7, v6, -0.5
    v_fma_f32 v6, v7, v6, 1.0
    v_and_b32_e32 v7, 1, v4
    v_cmp_ne_u32_e64 s0, 0, v7
    v_cndmask_b32_e64 v7, v1, v6, s0
    v_and_b32_e32 v9, 2, v4
    v_lshlrev_b32_e32 v9, 30, v9
    v_xor_b32_e32 v7, v7, v9
    v_dual_mul_f32 v5, v5, v7 :: v_dual_add_nc_u32 v4, 1, v4
    v_and_b32_e32 v7, 1, v4
    v_cmp_ne_u32_e64 s0, 0, v7
    v_cndmask_b32_e64 v1, v1, v6, s0
    v_and_b32_e32 v4, 2, v4
    v_lshlrev_b32_e32 v4, 30, v4
    v_xor_b32_e32 v1, v1, v4
    v_mul_f32_e32 v1, s25, v1
    s_mul_i32 s0, s14, s12
    v_mul_lo_u32 v4, v2, s20
    v_add3_u32 v4, s0, v4, v3
    s_mul_i32 s0, s14, s21
    v_mul_lo_u32 v2, v2, s23
    v_add3_u32 v2, s0, v2, v3
    s_max_u32 s0, s27, 1
    s_add_u32 s0, s0, -1
    s_max_u32 s1, s28, 1
    s_add_u32 s1, s1, -1
    s_mov_b32 s8, 0
    s_branch L1
L0:
    v_cmp_gt_u32_e64 s9, s0, v4
    v_cndmask_b32_e64 v3, s27, v4, s9
    v_lshlrev_b32_e32 v3, 1, v3
    buffer_load_b32 v3, v3, s[4:7], 0 offen
    v_add_nc_u32_e32 v6, s3, v4
    v_cmp_gt_u32_e64 s9, s0, v6
    v_cndmask_b32_e64 v6, s27, v6, s9
    v_lshlrev_b32_e32 v6, 1, v6
    buffer_load_b32 v6, v6, s[4:7], 0 offen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v7, 16, v3
    s_waitcnt vmcnt(0)
    v_dual_mul_f32 v10, v0, v7 :: v_dual_lshlrev_b32 v9, 16, v6
    v_dual_mul_f32 v11, v8, v9 :: v_dual_and_b32 v6, 0xffff0000, v6
    v_dual_subrev_f32 v10, v11, v10 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_bfe_u32 v11, v10, 16, 1
    v_add3_u32 v11, v10, v11, 0x7fff
    v_or_b32_e32 v12, 0x400000, v10
    v_cmp_u_f32_e64 s9, v10, v10
    v_cndmask_b32_e64 v10, v11, v12, s9
    v_lshrrev_b32_e32 v10, 16, v10
    v_mul_f32_e32 v11, v3, v1
    v_dual_mul_f32 v12, v6, v5 :: v_dual_mul_f32 v9, v9, v0
    v_dual_sub_f32 v11, v11, v12 :: v_dual_mul_f32 v6, v6, v1
    v_bfe_u32 v12, v11, 16, 1
    v_add3_u32 v12, v11, v12, 0x7fff
    v_or_b32_e32 v13, 0x400000, v11
    v_cmp_u_f32_e64 s9, v11, v11
    v_cndmask_b32_e64 v11, v12, v13, s9
    v_lshrrev_b32_e32 v11, 16, v11
    v_mul_f32_e32 v7, v7, v8
    v_add_f32_e32 v7, v9, v7
    v_bfe_u32 v9, v7, 16, 1
    v_add3_u32 v9, v7, v9, 0x7fff
    v_or_b32_e32 v12, 0x400000, v7
    v_cmp_u_f32_e64 s9, v7, v7
    v_cndmask_b32_e64 v7, v9, v12, s9
    v_lshrrev_b32_e32 v7, 16, v7
    v_mul_f32_e32 v3, v3, v5
    v_add_f32_e32 v3, v6, v3
    v_bfe_u32 v6, v3, 16, 1
    v_add3_u32 v6, v3, v6, 0x7fff
    v_or_b32_e32 v9, 0x400000, v3
    v_cmp_u_f32_e64 s9, v3, v3
    v_cndmask_b32_e64 v3, v6, v9, s9
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshl_or_b32 v6, v11, 16, v10
    v_cmp_gt_u32_e64 s9, s1, v2
    v_cndmask_b32_e64 v9, s28, v2, s9
    v_lshlrev_b32_e32 v9, 1, v9
    buffer_store_b32 v6, v9, s[16:19], 0 offen
    v_add_nc_u32_e32 v6, s3, v2
    v_lshl_or_b32 v3, v3, 16, v7
    v_cmp_gt_u32_e64 s9, s1, v6
    v_cndmask_b32_e64 v6, s28, v6, s9
    v_lshlrev_b32_e32 v6, 1, v6
    buffer_store_b32 v3, v6, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, s15, v4
    v_add_nc_u32_e32 v2, s22, v2
    s_add_u32 s8, s8, 1
L1:
    s_cmp_lt_u32 s8, s2
    s_cbranch_scc1 L0
    s_endpgm
