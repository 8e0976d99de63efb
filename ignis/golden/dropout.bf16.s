; 21 VGPRs, 35 SGPRs, 0 bytes of LDS, 0 of scratch, 420 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s3, s[0:1], 0x30
    s_load_b32 s12, s[0:1], 0x34
    s_load_b32 s14, s[0:1], 0x38
    s_load_b32 s15, s[0:1], 0x3c
    s_load_b32 s16, s[0:1], 0x40
    s_load_b32 s0, s[0:1], 0x44
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s1, s10
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s13, s13, 8
    v_add_nc_u32_e32 v4, s13, v0
    v_lshlrev_b32_e32 v5, 3, v4
    v_lshlrev_b32_e32 v0, 1, v4
    v_mul_lo_u32 v1, v0, 0xd2511f53
    v_mul_hi_u32 v2, v0, 0xd2511f53
    s_mul_i32 s13, s14, 0xcd9e8d57
    s_mul_hi_u32 s14, s14, 0xcd9e8d57
    s_xor_b32 s14, s14, s3
    v_xor3_b32 v2, v2, s15, s12
    s_add_u32 s17, s3, 0x9e3779b9
    s_add_u32 s18, s12, 0xbb67ae85
    s_mul_i32 s19, s14, 0xd2511f53
    s_mul_hi_u32 s14, s14, 0xd2511f53
    v_mul_lo_u32 v3, v2, 0xcd9e8d57
    v_mul_hi_u32 v2, v2, 0xcd9e8d57
    v_xor3_b32 v2, v2, s13, s17
    v_xor3_b32 v1, s14, v1, s18
    s_add_u32 s20, s3, 0x3c6ef372
    s_add_u32 s21, s12, 0x76cf5d0a
    v_mul_lo_u32 v6, v2, 0xd2511f53
    v_mul_hi_u32 v2, v2, 0xd2511f53
    v_mul_lo_u32 v7, v1, 0xcd9e8d57
    v_mul_hi_u32 v1, v1, 0xcd9e8d57
    v_xor3_b32 v1, v1, v3, s20
    v_xor3_b32 v2, v2, s19, s21
    s_add_u32 s22, s3, 0xdaa66d2b
    s_add_u32 s23, s12, 0x32370b8f
    v_mul_lo_u32 v3, v1, 0xd2511f53
    v_mul_hi_u32 v1, v1, 0xd2511f53
    v_mul_lo_u32 v8, v2, 0xcd9e8d57
    v_mul_hi_u32 v2, v2, 0xcd9e8d57
    v_xor3_b32 v2, v2, v7, s22
    v_xor3_b32 v1, v1, v6, s23
    s_add_u32 s24, s3, 0x78dde6e4
    s_add_u32 s25, s12, 0xed9eba14
    v_mul_lo_u32 v6, v2, 0xd2511f53
    v_mul_hi_u32 v2, v2, 0xd2511f53
    v_mul_lo_u32 v7, v1, 0xcd9e8d57
    v_mul_hi_u32 v1, v1, 0xcd9e8d57
    v_xor3_b32 v1, v1, v8, s24
    v_xor3_b32 v2, v2, v3, s25
    s_add_u32 s26, s3, 0x1715609d
    s_add_u32 s27, s12, 0xa9066899
    v_mul_lo_u32 v3, v1, 0xd2511f53
    v_mul_hi_u32 v1, v1, 0xd2511f53
    v_mul_lo_u32 v8, v2, 0xcd9e8d57
    v_mul_hi_u32 v2, v2, 0xcd9e8d57
    v_xor3_b32 v2, v2, v7, s26
    v_xor3_b32 v1, v1, v6, s27
    s_add_u32 s28, s3, 0xb54cda56
    s_add_u32 s29, s12, 0x646e171e
    v_mul_lo_u32 v6, v2, 0xd2511f53
    v_mul_hi_u32 v2, v2, 0xd2511f53
    v_mul_lo_u32 v7, v1, 0xcd9e8d57
    v_mul_hi_u32 v1, v1, 0xcd9e8d57
    v_xor3_b32 v1, v1, v8, s28
    v_xor3_b32 v2, v2, v3, s29
    s_add_u32 s30, s3, 0x5384540f
    s_add_u32 s31, s12, 0x1fd5c5a3
    v_mul_lo_u32 v3, v1, 0xd2511f53
    v_mul_hi_u32 v1, v1, 0xd2511f53
    v_mul_lo_u32 v8, v2, 0xcd9e8d57
    v_mul_hi_u32 v2, v2, 0xcd9e8d57
    v_xor3_b32 v2, v2, v7, s30
    v_xor3_b32 v1, v1, v6, s31
    s_add_u32 s32, s3, 0xf1bbcdc8
    s_add_u32 s33, s12, 0xdb3d7428
    v_mul_lo_u32 v6, v2, 0xd2511f53
    v_mul_hi_u32 v2, v2, 0xd2511f53
    v_mul_lo_u32 v7, v1, 0xcd9e8d57
    v_mul_hi_u32 v1, v1, 0xcd9e8d57
    v_xor3_b32 v1, v1, v8, s32
    v_xor3_b32 v2, v2, v3, s33
    s_add_u32 s3, s3, 0x8ff34781
    s_add_u32 s34, s12, 0x96a522ad
    v_mul_lo_u32 v8, v1, 0xd2511f53
    v_mul_hi_u32 v1, v1, 0xd2511f53
    v_mul_lo_u32 v9, v2, 0xcd9e8d57
    v_mul_hi_u32 v2, v2, 0xcd9e8d57
    v_xor3_b32 v7, v2, v7, s3
    v_xor3_b32 v6, v1, v6, s34
    v_add_nc_u32_e32 v0, 1, v0
    v_mul_lo_u32 v1, v0, 0xd2511f53
    v_mul_hi_u32 v0, v0, 0xd2511f53
    v_xor3_b32 v0, v0, s15, s12
    v_mul_lo_u32 v2, v0, 0xcd9e8d57
    v_mul_hi_u32 v0, v0, 0xcd9e8d57
    v_xor3_b32 v0, v0, s13, s17
    v_xor3_b32 v1, s14, v1, s18
    v_mul_lo_u32 v3, v0, 0xd2511f53
    v_mul_hi_u32 v0, v0, 0xd2511f53
    v_mul_lo_u32 v10, v1, 0xcd9e8d57
    v_mul_hi_u32 v1, v1, 0xcd9e8d57
    v_xor3_b32 v1, v1, v2, s20
    v_xor3_b32 v0, v0, s19, s21
    v_mul_lo_u32 v2, v1, 0xd2511f53
    v_mul_hi_u32 v1, v1, 0xd2511f53
    v_mul_lo_u32 v11, v0, 0xcd9e8d57
    v_mul_hi_u32 v0, v0, 0xcd9e8d57
    v_xor3_b32 v0, v0, v10, s22
    v_xor3_b32 v1, v1, v3, s23
    v_mul_lo_u32 v3, v0, 0xd2511f53
    v_mul_hi_u32 v0, v0, 0xd2511f53
    v_mul_lo_u32 v10, v1, 0xcd9e8d57
    v_mul_hi_u32 v1, v1, 0xcd9e8d57
    v_xor3_b32 v1, v1, v11, s24
    v_xor3_b32 v0, v0, v2, s25
    v_mul_lo_u32 v2, v1, 0xd2511f53
    v_mul_hi_u32 v1, v1, 0xd2511f53
    v_mul_lo_u32 v11, v0, 0xcd9e8d57
    v_mul_hi_u32 v0, v0, 0xcd9e8d57
    v_xor3_b32 v0, v0, v10, s26
    v_xor3_b32 v1, v1, v3, s27
    v_mul_lo_u32 v3, v0, 0xd2511f53
    v_mul_hi_u32 v0, v0, 0xd2511f53
    v_mul_lo_u32 v10, v1, 0xcd9e8d57
    v_mul_hi_u32 v1, v1, 0xcd9e8d57
    v_xor3_b32 v1, v1, v11, s28
    v_xor3_b32 v0, v0, v2, s29
    v_mul_lo_u32 v2, v1, 0xd2511f53
    v_mul_hi_u32 v1, v1, 0xd2511f53
    v_mul_lo_u32 v11, v0, 0xcd9e8d57
    v_mul_hi_u32 v0, v0, 0xcd9e8d57
    v_xor3_b32 v0, v0, v10, s30
    v_xor3_b32 v1, v1, v3, s31
    v_mul_lo_u32 v3, v0, 0xd2511f53
    v_mul_hi_u32 v0, v0, 0xd2511f53
    v_mul_lo_u32 v10, v1, 0xcd9e8d57
    v_mul_hi_u32 v1, v1, 0xcd9e8d57
    v_xor3_b32 v1, v1, v11, s32
    v_xor3_b32 v0, v0, v2, s33
    v_mul_lo_u32 v11, v1, 0xd2511f53
    v_mul_hi_u32 v1, v1, 0xd2511f53
    v_mul_lo_u32 v12, v0, 0xcd9e8d57
    v_mul_hi_u32 v0, v0, 0xcd9e8d57
    v_xor3_b32 v10, v0, v10, s3
    v_xor3_b32 v13, v1, v3, s34
    v_add_nc_u32_e32 v0, 8, v5
    v_cmp_ge_u32_e64 s3, s1, v0
    s_and_b32 s3, exec_lo, s3
    v_cmp_lt_u32_e64 s12, s1, v0
    s_and_b32 s12, exec_lo, s12
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s3
    v_lshlrev_b32_e32 v14, 4, v4
    buffer_load_b128 v[0:3], v14, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v0
    v_dual_mul_f32 v15, s0, v15 :: v_dual_and_b32 v0, 0xffff0000, v0
    v_mul_f32_e32 v0, s0, v0
    v_lshlrev_b32_e32 v16, 16, v1
    v_dual_mul_f32 v16, s0, v16 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_mul_f32_e32 v1, s0, v1
    v_lshlrev_b32_e32 v17, 16, v2
    v_dual_mul_f32 v17, s0, v17 :: v_dual_and_b32 v2, 0xffff0000, v2
    v_mul_f32_e32 v2, s0, v2
    v_lshlrev_b32_e32 v18, 16, v3
    v_dual_mul_f32 v18, s0, v18 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_mul_f32_e32 v3, s0, v3
    v_lshrrev_b32_e32 v19, 8, v7
    v_cmp_gt_u32_e64 s3, s16, v19
    v_cndmask_b32_e64 v15, v15, 0, s3
    v_lshrrev_b32_e32 v19, 8, v9
    v_cmp_gt_u32_e64 s3, s16, v19
    v_cndmask_b32_e64 v0, v0, 0, s3
    v_lshrrev_b32_e32 v19, 8, v6
    v_cmp_gt_u32_e64 s3, s16, v19
    v_cndmask_b32_e64 v16, v16, 0, s3
    v_lshrrev_b32_e32 v19, 8, v8
    v_cmp_gt_u32_e64 s3, s16, v19
    v_cndmask_b32_e64 v1, v1, 0, s3
    v_lshrrev_b32_e32 v19, 8, v10
    v_cmp_gt_u32_e64 s3, s16, v19
    v_cndmask_b32_e64 v17, v17, 0, s3
    v_lshrrev_b32_e32 v19, 8, v12
    v_cmp_gt_u32_e64 s3, s16, v19
    v_cndmask_b32_e64 v2, v2, 0, s3
    v_lshrrev_b32_e32 v19, 8, v13
    v_cmp_gt_u32_e64 s3, s16, v19
    v_cndmask_b32_e64 v18, v18, 0, s3
    v_lshrrev_b32_e32 v19, 8, v11
    v_cmp_gt_u32_e64 s3, s16, v19
    v_cndmask_b32_e64 v3, v3, 0, s3
    v_bfe_u32 v19, v15, 16, 1
    v_add3_u32 v19, v15, v19, 0x7fff
    v_or_b32_e32 v20, 0x400000, v15
    v_cmp_u_f32_e64 s3, v15, v15
    v_cndmask_b32_e64 v15, v19, v20, s3
    v_lshrrev_b32_e32 v15, 16, v15
    v_bfe_u32 v19, v0, 16, 1
    v_add3_u32 v19, v0, v19, 0x7fff
    v_or_b32_e32 v20, 0x400000, v0
    v_cmp_u_f32_e64 s3, v0, v0
    v_cndmask_b32_e64 v0, v19, v20, s3
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v19, v16, 16, 1
    v_add3_u32 v19, v16, v19, 0x7fff
    v_or_b32_e32 v20, 0x400000, v16
    v_cmp_u_f32_e64 s3, v16, v16
    v_cndmask_b32_e64 v16, v19, v20, s3
    v_lshrrev_b32_e32 v16, 16, v16
    v_bfe_u32 v19, v1, 16, 1
    v_add3_u32 v19, v1, v19, 0x7fff
    v_or_b32_e32 v20, 0x400000, v1
    v_cmp_u_f32_e64 s3, v1, v1
    v_cndmask_b32_e64 v1, v19, v20, s3
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshl_or_b32 v0, v0, 16, v15
    v_lshl_or_b32 v1, v1, 16, v16
    buffer_store_b64 v[0:1], v14, s[8:11], 0 offen
    v_bfe_u32 v0, v17, 16, 1
    v_add3_u32 v0, v17, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v17
    v_cmp_u_f32_e64 s3, v17, v17
    v_cndmask_b32_e64 v0, v0, v1, s3
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_or_b32_e32 v15, 0x400000, v2
    v_cmp_u_f32_e64 s3, v2, v2
    v_cndmask_b32_e64 v1, v1, v15, s3
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v18, 16, 1
    v_add3_u32 v2, v18, v2, 0x7fff
    v_or_b32_e32 v15, 0x400000, v18
    v_cmp_u_f32_e64 s3, v18, v18
    v_cndmask_b32_e64 v2, v2, v15, s3
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v15, v3, 16, 1
    v_add3_u32 v15, v3, v15, 0x7fff
    v_or_b32_e32 v16, 0x400000, v3
    v_cmp_u_f32_e64 s3, v3, v3
    v_cndmask_b32_e64 v3, v15, v16, s3
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v3, 16, v2
    v_add_nc_u32_e32 v2, 8, v14
    buffer_store_b64 v[0:1], v2, s[8:11], 0 offen
L0:
    s_cmp_lg_u32 s12, 0
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s12
    v_lshlrev_b32_e32 v0, 4, v4
    buffer_load_u16 v1, v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_mul_f32_e32 v1, s0, v1
    v_lshrrev_b32_e32 v2, 8, v7
    v_cmp_gt_u32_e64 s3, s16, v2
    v_cndmask_b32_e64 v1, v1, 0, s3
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s3, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s3
    v_lshrrev_b32_e32 v1, 16, v1
    buffer_store_b16 v1, v0, s[8:11], 0 offen
    v_add_nc_u32_e32 v1, 1, v5
    v_cmp_gt_u32_e64 s3, s1, v1
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s3
    v_add_nc_u32_e32 v1, 2, v0
    buffer_load_u16 v2, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v2, s0, v2
    v_lshrrev_b32_e32 v3, 8, v9
    v_cmp_gt_u32_e64 s3, s16, v3
    v_cndmask_b32_e64 v2, v2, 0, s3
    v_bfe_u32 v3, v2, 16, 1
    v_add3_u32 v3, v2, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v2
    v_cmp_u_f32_e64 s3, v2, v2
    v_cndmask_b32_e64 v2, v3, v4, s3
    v_lshrrev_b32_e32 v2, 16, v2
    buffer_store_b16 v2, v1, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L1:
    v_add_nc_u32_e32 v1, 2, v5
    v_cmp_gt_u32_e64 s3, s1, v1
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s3
    v_add_nc_u32_e32 v1, 4, v0
    buffer_load_u16 v2, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v2, s0, v2
    v_lshrrev_b32_e32 v3, 8, v6
    v_cmp_gt_u32_e64 s3, s16, v3
    v_cndmask_b32_e64 v2, v2, 0, s3
    v_bfe_u32 v3, v2, 16, 1
    v_add3_u32 v3, v2, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v2
    v_cmp_u_f32_e64 s3, v2, v2
    v_cndmask_b32_e64 v2, v3, v4, s3
    v_lshrrev_b32_e32 v2, 16, v2
    buffer_store_b16 v2, v1, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L2:
    v_add_nc_u32_e32 v1, 3, v5
    v_cmp_gt_u32_e64 s3, s1, v1
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s3
    v_add_nc_u32_e32 v1, 6, v0
    buffer_load_u16 v2, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v2, s0, v2
    v_lshrrev_b32_e32 v3, 8, v8
    v_cmp_gt_u32_e64 s3, s16, v3
    v_cndmask_b32_e64 v2, v2, 0, s3
    v_bfe_u32 v3, v2, 16, 1
    v_add3_u32 v3, v2, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v2
    v_cmp_u_f32_e64 s3, v2, v2
    v_cndmask_b32_e64 v2, v3, v4, s3
    v_lshrrev_b32_e32 v2, 16, v2
    buffer_store_b16 v2, v1, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L3:
    v_add_nc_u32_e32 v1, 4, v5
    v_cmp_gt_u32_e64 s3, s1, v1
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s3
    v_add_nc_u32_e32 v1, 8, v0
    buffer_load_u16 v2, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v2, s0, v2
    v_lshrrev_b32_e32 v3, 8, v10
    v_cmp_gt_u32_e64 s3, s16, v3
    v_cndmask_b32_e64 v2, v2, 0, s3
    v_bfe_u32 v3, v2, 16, 1
    v_add3_u32 v3, v2, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v2
    v_cmp_u_f32_e64 s3, v2, v2
    v_cndmask_b32_e64 v2, v3, v4, s3
    v_lshrrev_b32_e32 v2, 16, v2
    buffer_store_b16 v2, v1, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L4:
    v_add_nc_u32_e32 v1, 5, v5
    v_cmp_gt_u32_e64 s3, s1, v1
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s3
    v_add_nc_u32_e32 v1, 10, v0
    buffer_load_u16 v2, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v2, s0, v2
    v_lshrrev_b32_e32 v3, 8, v12
    v_cmp_gt_u32_e64 s3, s16, v3
    v_cndmask_b32_e64 v2, v2, 0, s3
    v_bfe_u32 v3, v2, 16, 1
    v_add3_u32 v3, v2, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v2
    v_cmp_u_f32_e64 s3, v2, v2
    v_cndmask_b32_e64 v2, v3, v4, s3
    v_lshrrev_b32_e32 v2, 16, v2
    buffer_store_b16 v2, v1, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L5:
    v_add_nc_u32_e32 v1, 6, v5
    v_cmp_gt_u32_e64 s3, s1, v1
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s3
    v_add_nc_u32_e32 v1, 12, v0
    buffer_load_u16 v2, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v2, s0, v2
    v_lshrrev_b32_e32 v3, 8, v13
    v_cmp_gt_u32_e64 s3, s16, v3
    v_cndmask_b32_e64 v2, v2, 0, s3
    v_bfe_u32 v3, v2, 16, 1
    v_add3_u32 v3, v2, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v2
    v_cmp_u_f32_e64 s3, v2, v2
    v_cndmask_b32_e64 v2, v3, v4, s3
    v_lshrrev_b32_e32 v2, 16, v2
    buffer_store_b16 v2, v1, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L6:
    v_add_nc_u32_e32 v1, 7, v5
    v_cmp_gt_u32_e64 s1, s1, v1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v0, 14, v0
    buffer_load_u16 v1, v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_mul_f32_e32 v1, s0, v1
    v_lshrrev_b32_e32 v2, 8, v11
    v_cmp_gt_u32_e64 s0, s16, v2
    v_cndmask_b32_e64 v1, v1, 0, s0
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s0
    v_lshrrev_b32_e32 v1, 16, v1
    buffer_store_b16 v1, v0, s[8:11], 0 offen
L7:
    s_endpgm
