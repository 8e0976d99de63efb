; 14 VGPRs, 41 SGPRs, 0 bytes of LDS, 0 of scratch, 292 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s12, s[0:1], 0x34
    s_load_b32 s15, s[0:1], 0x3c
    s_load_b32 s30, s[0:1], 0x40
    s_load_b32 s31, s[0:1], 0x44
    s_load_b32 s32, s[0:1], 0x48
    s_load_b32 s33, s[0:1], 0x4c
    s_load_b32 s34, s[0:1], 0x50
    s_load_b32 s35, s[0:1], 0x54
    s_load_b32 s36, s[0:1], 0x58
    s_load_b64 s[2:3], s[0:1], 0x60
    s_load_b64 s[16:17], s[0:1], 0x68
    s_load_b64 s[18:19], s[0:1], 0x70
    s_load_b64 s[20:21], s[0:1], 0x78
    s_load_b64 s[22:23], s[0:1], 0x80
    s_load_b64 s[24:25], s[0:1], 0x88
    s_load_b64 s[26:27], s[0:1], 0x90
    s_load_b64 s[28:29], s[0:1], 0x98
    s_load_b32 s0, s[0:1], 0xa0
    s_mov_b32 s1, 0xb9500bee
    s_mov_b32 s37, 0xbab6061a
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s38, s6
    s_mov_b32 s39, s10
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshr_b32 s40, s15, 1
    s_lshl_b32 s13, s13, 6
    v_add_nc_u32_e32 v0, s13, v0
    v_cvt_f32_u32_e32 v1, s40
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, 0x4f7ffffe, v1
    v_cvt_u32_f32_e32 v1, v1
    s_sub_u32 s13, 0, s40
    v_mul_lo_u32 v2, s13, v1
    v_mul_hi_u32 v2, v1, v2
    v_add_nc_u32_e32 v1, v1, v2
    v_mul_hi_u32 v1, v0, v1
    v_mul_lo_u32 v2, v1, s40
    v_sub_nc_u32_e32 v0, v0, v2
    v_cmp_le_u32_e64 s13, s40, v0
    v_add_nc_u32_e32 v2, 1, v1
    v_subrev_nc_u32_e32 v3, s40, v0
    v_cndmask_b32_e64 v1, v1, v2, s13
    v_cndmask_b32_e64 v0, v0, v3, s13
    v_cmp_le_u32_e64 s13, s40, v0
    v_add_nc_u32_e32 v2, 1, v1
    v_subrev_nc_u32_e32 v3, s40, v0
    v_cndmask_b32_e64 v1, v1, v2, s13
    v_cndmask_b32_e64 v0, v0, v3, s13
    s_cmp_eq_u32 s40, 0
    s_cselect_b32 s13, exec_lo, 0
    v_cndmask_b32_e64 v8, v1, 0, s13
    v_cndmask_b32_e64 v0, v0, 0, s13
    v_dual_mov_b32 v0, 0 :: v_dual_lshlrev_b32 v9, 1, v0
    v_dual_mov_b32 v1, 0x3ff00000 :: v_dual_and_b32 v2, 1, v9
    v_cmp_eq_u32_e64 s13, 1, v2
    v_dual_mov_b32 v2, s2 :: v_dual_mov_b32 v3, s3
    v_mul_f64 v[2:3], v[0:1], v[2:3]
    v_cndmask_b32_e64 v4, v0, v2, s13
    v_cndmask_b32_e64 v5, v1, v3, s13
    v_bfe_u32 v6, v9, 1, 1
    v_cmp_eq_u32_e64 s2, 1, v6
    v_dual_mov_b32 v6, s16 :: v_dual_mov_b32 v7, s17
    v_mul_f64 v[6:7], v[4:5], v[6:7]
    v_cndmask_b32_e64 v4, v4, v6, s2
    v_cndmask_b32_e64 v5, v5, v7, s2
    v_bfe_u32 v6, v9, 2, 1
    v_cmp_eq_u32_e64 s2, 1, v6
    v_dual_mov_b32 v6, s18 :: v_dual_mov_b32 v7, s19
    v_mul_f64 v[6:7], v[4:5], v[6:7]
    v_cndmask_b32_e64 v4, v4, v6, s2
    v_cndmask_b32_e64 v5, v5, v7, s2
    v_bfe_u32 v6, v9, 3, 1
    v_cmp_eq_u32_e64 s2, 1, v6
    v_dual_mov_b32 v6, s20 :: v_dual_mov_b32 v7, s21
    v_mul_f64 v[6:7], v[4:5], v[6:7]
    v_cndmask_b32_e64 v4, v4, v6, s2
    v_cndmask_b32_e64 v5, v5, v7, s2
    v_bfe_u32 v6, v9, 4, 1
    v_cmp_eq_u32_e64 s2, 1, v6
    v_dual_mov_b32 v6, s22 :: v_dual_mov_b32 v7, s23
    v_mul_f64 v[6:7], v[4:5], v[6:7]
    v_cndmask_b32_e64 v4, v4, v6, s2
    v_cndmask_b32_e64 v5, v5, v7, s2
    v_bfe_u32 v6, v9, 5, 1
    v_cmp_eq_u32_e64 s2, 1, v6
    v_dual_mov_b32 v6, s24 :: v_dual_mov_b32 v7, s25
    v_mul_f64 v[6:7], v[4:5], v[6:7]
    v_cndmask_b32_e64 v4, v4, v6, s2
    v_cndmask_b32_e64 v5, v5, v7, s2
    v_bfe_u32 v6, v9, 6, 1
    v_cmp_eq_u32_e64 s2, 1, v6
    v_dual_mov_b32 v6, s26 :: v_dual_mov_b32 v7, s27
    v_mul_f64 v[6:7], v[4:5], v[6:7]
    v_cndmask_b32_e64 v4, v4, v6, s2
    v_cndmask_b32_e64 v5, v5, v7, s2
    v_bfe_u32 v6, v9, 7, 1
    v_cmp_eq_u32_e64 s2, 1, v6
    v_dual_mov_b32 v6, s28 :: v_dual_mov_b32 v7, s29
    v_mul_f64 v[6:7], v[4:5], v[6:7]
    v_cndmask_b32_e64 v4, v4, v6, s2
    v_cndmask_b32_e64 v5, v5, v7, s2
    v_add_nc_u32_e32 v6, s36, v8
    v_cvt_f32_u32_e32 v6, v6
    v_cvt_f32_f64_e32 v4, v[4:5]
    v_mul_f32_e32 v4, v6, v4
    v_mul_f32_e32 v5, 0x3f22f983, v4
    v_rndne_f32_e32 v5, v5
    v_fma_f32 v4, -v5, 0x3fc90fdb, v4
    v_fma_f32 v4, -v5, 0xb33bbd2e, v4
    v_fma_f32 v4, -v5, 0xa6f72ced, v4
    v_cvt_i32_f32_e32 v5, v5
    v_mul_f32_e32 v7, v4, v4
    v_fma_f32 v10, 0x3638b88d, v7, s1
    v_dual_fmaak_f32 v10, v10, v7, 0x3c088886 :: v_dual_mul_f32 v11, v7, v4
    v_fma_f32 v10, v10, v7, 0xbe2aaaaa
    v_dual_fmac_f32 v4, v11, v10 :: v_dual_and_b32 v11, 2, v5
    v_fma_f32 v10, 0x37ccf5ce, v7, s37
    v_dual_fmaak_f32 v10, v7, v10, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v11, 30, v11
    v_fma_f32 v10, v10, v7, -0.5
    v_fma_f32 v7, v10, v7, 1.0
    v_and_b32_e32 v10, 1, v5
    v_cmp_ne_u32_e64 s2, 0, v10
    v_cndmask_b32_e64 v10, v4, v7, s2
    v_xor_b32_e32 v10, v10, v11
    v_dual_mul_f32 v10, s0, v10 :: v_dual_add_nc_u32 v5, 1, v5
    v_and_b32_e32 v11, 1, v5
    v_cmp_ne_u32_e64 s2, 0, v11
    v_cndmask_b32_e64 v4, v4, v7, s2
    v_and_b32_e32 v5, 2, v5
    v_lshlrev_b32_e32 v5, 30, v5
    v_xor_b32_e32 v4, v4, v5
    v_add_nc_u32_e32 v5, 1, v9
    v_and_b32_e32 v7, 1, v5
    v_cmp_eq_u32_e64 s2, 1, v7
    v_cndmask_b32_e64 v0, v0, v2, s2
    v_cndmask_b32_e64 v1, v1, v3, s2
    v_bfe_u32 v2, v5, 1, 1
    v_cmp_eq_u32_e64 s2, 1, v2
    v_dual_mov_b32 v2, s16 :: v_dual_mov_b32 v3, s17
    v_mul_f64 v[2:3], v[0:1], v[2:3]
    v_cndmask_b32_e64 v0, v0, v2, s2
    v_cndmask_b32_e64 v1, v1, v3, s2
    v_bfe_u32 v2, v5, 2, 1
    v_cmp_eq_u32_e64 s2, 1, v2
    v_dual_mov_b32 v2, s18 :: v_dual_mov_b32 v3, s19
    v_mul_f64 v[2:3], v[0:1], v[2:3]
    v_cndmask_b32_e64 v0, v0, v2, s2
    v_cndmask_b32_e64 v1, v1, v3, s2
    v_bfe_u32 v2, v5, 3, 1
    v_cmp_eq_u32_e64 s2, 1, v2
    v_dual_mov_b32 v2, s20 :: v_dual_mov_b32 v3, s21
    v_mul_f64 v[2:3], v[0:1], v[2:3]
    v_cndmask_b32_e64 v0, v0, v2, s2
    v_cndmask_b32_e64 v1, v1, v3, s2
    v_bfe_u32 v2, v5, 4, 1
    v_cmp_eq_u32_e64 s2, 1, v2
    v_dual_mov_b32 v2, s22 :: v_dual_mov_b32 v3, s23
    v_mul_f64 v[2:3], v[0:1], v[2:3]
    v_cndmask_b32_e64 v0, v0, v2, s2
    v_cndmask_b32_e64 v1, v1, v3, s2
    v_bfe_u32 v2, v5, 5, 1
    v_cmp_eq_u32_e64 s2, 1, v2
    v_dual_mov_b32 v2, s24 :: v_dual_mov_b32 v3, s25
    v_mul_f64 v[2:3], v[0:1], v[2:3]
    v_cndmask_b32_e64 v0, v0, v2, s2
    v_cndmask_b32_e64 v1, v1, v3, s2
    v_bfe_u32 v2, v5, 6, 1
    v_cmp_eq_u32_e64 s2, 1, v2
    v_dual_mov_b32 v2, s26 :: v_dual_mov_b32 v3, s27
    v_mul_f64 v[2:3], v[0:1], v[2:3]
    v_cndmask_b32_e64 v0, v0, v2, s2
    v_cndmask_b32_e64 v1, v1, v3, s2
    v_bfe_u32 v2, v5, 7, 1
    v_cmp_eq_u32_e64 s2, 1, v2
    v_dual_mov_b32 v2, s28 :: v_dual_mov_b32 v3, s29
    v_mul_f64 v[2:3], v[0:1], v[2:3]
    v_cndmask_b32_e64 v0, v0, v2, s2
    v_cndmask_b32_e64 v1, v1, v3, s2
    v_cvt_f32_f64_e32 v0, v[0:1]
    v_mul_f32_e32 v0, v6, v0
    v_mul_f32_e32 v1, 0x3f22f983, v0
    v_rndne_f32_e32 v1, v1
    v_fma_f32 v0, -v1, 0x3fc90fdb, v0
    v_fma_f32 v0, -v1, 0xb33bbd2e, v0
    v_fma_f32 v0, -v1, 0xa6f72ced, v0
    v_cvt_i32_f32_e32 v1, v1
    v_mul_f32_e32 v2, v0, v0
    v_fma_f32 v3, 0x3638b88d, v2, s1
    v_fma_f32 v3, v3, v2, 0x3c088886
    v_fma_f32 v3, v3, v2, 0xbe2aaaaa
    v_mul_f32_e32 v5, v2, v0
    v_fma_f32 v0, v3, v5, v0
    v_fma_f32 v3, 0x37ccf5ce, v2, s37
    v_fma_f32 v3, v3, v2, 0x3d2aaaa5
    v_fma_f32 v3, v3, v2, -0.5
    v_fma_f32 v2, v3, v2, 1.0
    v_and_b32_e32 v3, 1, v1
    v_cmp_ne_u32_e64 s1, 0, v3
    v_cndmask_b32_e64 v3, v0, v2, s1
    v_and_b32_e32 v5, 2, v1
    v_lshlrev_b32_e32 v5, 30, v5
    v_xor_b32_e32 v3, v3, v5
    v_mul_f32_e32 v3, s0, v3
    v_add_nc_u32_e32 v1, 1, v1
    v_and_b32_e32 v5, 1, v1
    v_cmp_ne_u32_e64 s0, 0, v5
    v_cndmask_b32_e64 v0, v0, v2, s0
    v_and_b32_e32 v1, 2, v1
    v_lshlrev_b32_e32 v1, 30, v1
    v_xor_b32_e32 v0, v0, v1
    s_mul_i32 s0, s14, s30
    v_mul_lo_u32 v1, v8, s32
    v_add3_u32 v1, s0, v1, v9
    s_mul_i32 s0, s14, s33
    v_mul_lo_u32 v2, v8, s35
    v_add3_u32 v2, s0, v2, v9
    s_max_u32 s0, s38, 1
    s_add_u32 s0, s0, -1
    s_max_u32 s1, s39, 1
    s_add_u32 s1, s1, -1
    s_mov_b32 s2, 0
    s_branch L1
L0:
    v_cmp_gt_u32_e64 s3, s0, v1
    v_cndmask_b32_e64 v5, s38, v1, s3
    v_lshlrev_b32_e32 v5, 1, v5
    buffer_load_b32 v5, v5, s[4:7], 0 offen
    v_add_nc_u32_e32 v6, s15, v1
    v_cmp_gt_u32_e64 s3, s0, v6
    v_cndmask_b32_e64 v6, s38, v6, s3
    v_lshlrev_b32_e32 v6, 1, v6
    buffer_load_b32 v6, v6, s[4:7], 0 offen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v7, 16, v5
    s_waitcnt vmcnt(0)
    v_dual_mul_f32 v9, v4, v7 :: v_dual_lshlrev_b32 v8, 16, v6
    v_mul_f32_e32 v11, v8, v10
    v_dual_sub_f32 v9, v9, v11 :: v_dual_and_b32 v6, 0xffff0000, v6
    v_bfe_u32 v11, v9, 16, 1
    v_add3_u32 v11, v9, v11, 0x7fff
    v_or_b32_e32 v12, 0x400000, v9
    v_cmp_u_f32_e64 s3, v9, v9
    v_cndmask_b32_e64 v9, v11, v12, s3
    v_lshrrev_b32_e32 v9, 16, v9
    v_dual_mul_f32 v12, v3, v6 :: v_dual_and_b32 v5, 0xffff0000, v5
    v_mul_f32_e32 v11, v5, v0
    v_sub_f32_e32 v11, v11, v12
    v_bfe_u32 v12, v11, 16, 1
    v_add3_u32 v12, v11, v12, 0x7fff
    v_or_b32_e32 v13, 0x400000, v11
    v_cmp_u_f32_e64 s3, v11, v11
    v_cndmask_b32_e64 v11, v12, v13, s3
    v_lshrrev_b32_e32 v11, 16, v11
    v_dual_mul_f32 v8, v8, v4 :: v_dual_mul_f32 v5, v5, v3
    v_mul_f32_e32 v7, v7, v10
    v_add_f32_e32 v7, v8, v7
    v_bfe_u32 v8, v7, 16, 1
    v_add3_u32 v8, v7, v8, 0x7fff
    v_or_b32_e32 v12, 0x400000, v7
    v_cmp_u_f32_e64 s3, v7, v7
    v_cndmask_b32_e64 v7, v8, v12, s3
    v_lshrrev_b32_e32 v7, 16, v7
    v_mul_f32_e32 v6, v6, v0
    v_add_f32_e32 v5, v6, v5
    v_bfe_u32 v6, v5, 16, 1
    v_add3_u32 v6, v5, v6, 0x7fff
    v_or_b32_e32 v8, 0x400000, v5
    v_cmp_u_f32_e64 s3, v5, v5
    v_cndmask_b32_e64 v5, v6, v8, s3
    v_lshrrev_b32_e32 v5, 16, v5
    v_lshl_or_b32 v6, v11, 16, v9
    v_cmp_gt_u32_e64 s3, s1, v2
    v_cndmask_b32_e64 v8, s39, v2, s3
    v_lshlrev_b32_e32 v8, 1, v8
    buffer_store_b32 v6, v8, s[8:11], 0 offen
    v_add_nc_u32_e32 v6, s15, v2
    v_lshl_or_b32 v5, v5, 16, v7
    v_cmp_gt_u32_e64 s3, s1, v6
    v_cndmask_b32_e64 v6, s39, v6, s3
    v_lshlrev_b32_e32 v6, 1, v6
    buffer_store_b32 v5, v6, s[8:11], 0 offen
    v_add_nc_u32_e32 v1, s31, v1
    v_add_nc_u32_e32 v2, s34, v2
    s_add_u32 s2, s2, 1
L1:
    s_cmp_lt_u32 s2, s12
    s_cbranch_scc1 L0
    s_endpgm
