; 18 VGPRs, 59 SGPRs, 0 bytes of LDS, 0 of scratch, 631 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x8
    s_load_b128 s[8:11], s[0:1], 0x20
    s_load_b128 s[16:19], s[0:1], 0x38
    s_load_b128 s[20:23], s[0:1], 0x50
    s_load_b32 s3, s[0:1], null
    s_load_b32 s12, s[0:1], 0x68
    s_load_b32 s14, s[0:1], 0x6c
    s_load_b32 s15, s[0:1], 0x70
    s_load_b32 s24, s[0:1], 0x74
    s_load_b32 s25, s[0:1], 0x78
    s_load_b32 s26, s[0:1], 0x7c
    s_load_b32 s27, s[0:1], 0x80
    s_load_b32 s28, s[0:1], 0x84
    s_load_b32 s29, s[0:1], 0x88
    s_load_b32 s30, s[0:1], 0x8c
    s_load_b32 s31, s[0:1], 0x90
    s_load_b32 s32, s[0:1], 0x94
    s_load_b32 s33, s[0:1], 0x98
    s_load_b32 s34, s[0:1], 0x9c
    s_load_b32 s35, s[0:1], 0xa0
    s_load_b32 s36, s[0:1], 0xa4
    s_load_b32 s37, s[0:1], 0xa8
    s_load_b32 s38, s[0:1], 0xac
    s_load_b32 s39, s[0:1], 0xb0
    s_load_b32 s40, s[0:1], 0xb4
    s_load_b32 s41, s[0:1], 0xb8
    s_load_b32 s42, s[0:1], 0xbc
    s_load_b32 s43, s[0:1], 0xc0
    s_load_b32 s44, s[0:1], 0xc4
    s_load_b32 s45, s[0:1], 0xc8
    s_load_b32 s46, s[0:1], 0xcc
    s_load_b32 s47, s[0:1], 0xd0
    s_load_b32 s48, s[0:1], 0xd4
    s_load_b32 s49, s[0:1], 0xd8
    s_load_b32 s50, s[0:1], 0xdc
    s_load_b32 s51, s[0:1], 0xe0
    s_load_b32 s52, s[0:1], 0xe4
    s_load_b32 s53, s[0:1], 0xe8
    s_load_b32 s54, s[0:1], 0xec
    s_load_b32 s55, s[0:1], 0xf0
    s_load_b32 s56, s[0:1], 0xf4
    s_load_b32 s0, s[0:1], 0xf8
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s1, s6
    s_mov_b32 s57, s10
    s_mov_b32 s58, s18
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 1
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s13, s13, 8
    v_add_nc_u32_e32 v12, s13, v0
    s_cmp_lt_u32 1, s12
    s_cbranch_scc0 L0
    v_mul_hi_u32 v0, v12, s28
    v_add_nc_u32_e32 v0, v0, v12
    v_lshrrev_b32_e32 v0, s34, v0
    v_mul_lo_u32 v1, v0, s14
    v_sub_nc_u32_e32 v1, v12, v1
    v_mul_lo_u32 v2, v1, s40
    v_mul_lo_u32 v3, v1, s46
    v_mul_lo_u32 v1, v1, s52
    s_branch L3
L0:
    s_cmp_eq_u32 1, s12
    s_cbranch_scc1 L1
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    v_mov_b32_e32 v1, 0
    s_branch L2
L1:
    v_mul_lo_u32 v2, v12, s40
    v_mul_lo_u32 v3, v12, s46
    v_mul_lo_u32 v1, v12, s52
L2:
    v_mov_b32_e32 v0, v12
L3:
    s_cmp_lt_u32 2, s12
    s_cbranch_scc0 L4
    v_mul_hi_u32 v4, v0, s29
    v_add_nc_u32_e32 v4, v4, v0
    v_lshrrev_b32_e32 v4, s35, v4
    v_mul_lo_u32 v5, v4, s15
    v_sub_nc_u32_e32 v0, v0, v5
    v_mul_lo_u32 v5, v0, s41
    v_add_nc_u32_e32 v2, v2, v5
    v_mul_lo_u32 v5, v0, s47
    v_add_nc_u32_e32 v3, v3, v5
    v_mul_lo_u32 v0, v0, s53
    v_add_nc_u32_e32 v1, v1, v0
    s_branch L6
L4:
    s_cmp_eq_u32 2, s12
    s_cbranch_scc0 L5
    v_mul_lo_u32 v4, v0, s41
    v_add_nc_u32_e32 v2, v2, v4
    v_mul_lo_u32 v4, v0, s47
    v_add_nc_u32_e32 v3, v3, v4
    v_mul_lo_u32 v4, v0, s53
    v_add_nc_u32_e32 v1, v1, v4
L5:
    v_mov_b32_e32 v4, v0
L6:
    s_cmp_lt_u32 3, s12
    s_cbranch_scc0 L7
    v_mul_hi_u32 v0, v4, s30
    v_add_nc_u32_e32 v0, v0, v4
    v_lshrrev_b32_e32 v0, s36, v0
    v_mul_lo_u32 v5, v0, s24
    v_sub_nc_u32_e32 v4, v4, v5
    v_mul_lo_u32 v5, v4, s42
    v_add_nc_u32_e32 v2, v2, v5
    v_mul_lo_u32 v5, v4, s48
    v_add_nc_u32_e32 v3, v3, v5
    v_mul_lo_u32 v4, v4, s54
    v_add_nc_u32_e32 v1, v1, v4
    s_branch L9
L7:
    s_cmp_eq_u32 3, s12
    s_cbranch_scc0 L8
    v_mul_lo_u32 v0, v4, s42
    v_add_nc_u32_e32 v2, v2, v0
    v_mul_lo_u32 v0, v4, s48
    v_add_nc_u32_e32 v3, v3, v0
    v_mul_lo_u32 v0, v4, s54
    v_add_nc_u32_e32 v1, v1, v0
L8:
    v_mov_b32_e32 v0, v4
L9:
    s_cmp_lt_u32 4, s12
    s_cbranch_scc0 L10
    v_mul_hi_u32 v4, v0, s31
    v_add_nc_u32_e32 v4, v4, v0
    v_lshrrev_b32_e32 v4, s37, v4
    v_mul_lo_u32 v5, v4, s25
    v_sub_nc_u32_e32 v0, v0, v5
    v_mul_lo_u32 v5, v0, s43
    v_add_nc_u32_e32 v2, v2, v5
    v_mul_lo_u32 v5, v0, s49
    v_add_nc_u32_e32 v3, v3, v5
    v_mul_lo_u32 v0, v0, s55
    v_add_nc_u32_e32 v1, v1, v0
    s_branch L12
L10:
    s_cmp_eq_u32 4, s12
    s_cbranch_scc0 L11
    v_mul_lo_u32 v4, v0, s43
    v_add_nc_u32_e32 v2, v2, v4
    v_mul_lo_u32 v4, v0, s49
    v_add_nc_u32_e32 v3, v3, v4
    v_mul_lo_u32 v4, v0, s55
    v_add_nc_u32_e32 v1, v1, v4
L11:
    v_mov_b32_e32 v4, v0
L12:
    s_cmp_lt_u32 5, s12
    s_cbranch_scc0 L13
    v_mul_hi_u32 v0, v4, s32
    v_add_nc_u32_e32 v0, v0, v4
    v_lshrrev_b32_e32 v0, s38, v0
    v_mul_lo_u32 v5, v0, s26
    v_sub_nc_u32_e32 v4, v4, v5
    v_mul_lo_u32 v5, v4, s44
    v_add_nc_u32_e32 v2, v2, v5
    v_mul_lo_u32 v5, v4, s50
    v_add_nc_u32_e32 v3, v3, v5
    v_mul_lo_u32 v4, v4, s56
    v_add_nc_u32_e32 v1, v1, v4
    s_branch L15
L13:
    s_cmp_eq_u32 5, s12
    s_cbranch_scc0 L14
    v_mul_lo_u32 v0, v4, s44
    v_add_nc_u32_e32 v2, v2, v0
    v_mul_lo_u32 v0, v4, s50
    v_add_nc_u32_e32 v3, v3, v0
    v_mul_lo_u32 v0, v4, s56
    v_add_nc_u32_e32 v1, v1, v0
L14:
    v_mov_b32_e32 v0, v4
L15:
    s_cmp_lt_u32 6, s12
    s_cbranch_scc0 L16
    v_mul_hi_u32 v4, v0, s33
    v_add_nc_u32_e32 v4, v4, v0
    v_lshrrev_b32_e32 v4, s39, v4
    v_mul_lo_u32 v4, v4, s27
    v_sub_nc_u32_e32 v0, v0, v4
    v_mul_lo_u32 v4, v0, s45
    v_add_nc_u32_e32 v2, v2, v4
    v_mul_lo_u32 v4, v0, s51
    v_add_nc_u32_e32 v3, v3, v4
    v_mul_lo_u32 v0, v0, s0
    v_add_nc_u32_e32 v1, v1, v0
    s_branch L17
L16:
    s_cmp_eq_u32 6, s12
    s_cbranch_scc0 L17
    v_mul_lo_u32 v4, v0, s45
    v_add_nc_u32_e32 v2, v2, v4
    v_mul_lo_u32 v4, v0, s51
    v_add_nc_u32_e32 v3, v3, v4
    v_mul_lo_u32 v0, v0, s0
    v_add_nc_u32_e32 v1, v1, v0
L17:
    v_min_u32_e32 v0, s1, v2
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v13, 16, v0
    v_min_u32_e32 v0, s57, v3
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v14, 16, v0
    v_min_u32_e32 v0, s58, v1
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v0
    s_cmp_eq_u32 s3, 0
    s_cbranch_scc0 L18
    v_add_f32_e32 v0, v13, v14
    s_branch L30
L18:
    s_cmp_eq_u32 s3, 1
    s_cbranch_scc0 L19
    v_sub_f32_e32 v0, v13, v14
    s_branch L30
L19:
    s_cmp_eq_u32 s3, 2
    s_cbranch_scc0 L20
    v_mul_f32_e32 v0, v13, v14
    s_branch L30
L20:
    s_cmp_eq_u32 s3, 3
    s_cbranch_scc0 L21
    v_div_scale_f32 v0, null, v14, v14, v13
    v_rcp_f32_e32 v1, v0
    s_waitcnt_depctr 0xfff
    v_fma_f32 v2, -v0, v1, 1.0
    v_fma_f32 v1, v2, v1, v1
    v_div_scale_f32 v2, vcc_lo, v13, v14, v13
    v_mul_f32_e32 v3, v2, v1
    v_fma_f32 v4, -v0, v3, v2
    v_fma_f32 v3, v4, v1, v3
    v_fma_f32 v0, -v0, v3, v2
    v_div_fmas_f32 v0, v0, v1, v3
    v_div_fixup_f32 v0, v0, v14, v13
    s_branch L30
L21:
    s_cmp_eq_u32 s3, 4
    s_cbranch_scc0 L22
    v_cvt_f64_f32_e64 v[0:1], |v13|
    v_add_nc_u32_e32 v2, 0xc0195f62, v1
    v_ashrrev_i32_e32 v15, 20, v2
    v_dual_mov_b32 v3, 0x3ff00000 :: v_dual_lshlrev_b32 v2, 20, v15
    v_sub_nc_u32_e32 v1, v1, v2
    v_mov_b32_e32 v2, 0
    v_add_f64 v[4:5], v[0:1], -v[2:3]
    v_add_f64 v[0:1], v[0:1], v[2:3]
    v_div_scale_f64 v[2:3], null, v[0:1], v[0:1], v[4:5]
    v_rcp_f64_e32 v[6:7], v[2:3]
    s_waitcnt_depctr 0xfff
    v_fma_f64 v[8:9], -v[2:3], v[6:7], 1.0
    v_fma_f64 v[6:7], v[6:7], v[8:9], v[6:7]
    v_fma_f64 v[8:9], -v[2:3], v[6:7], 1.0
    v_fma_f64 v[6:7], v[6:7], v[8:9], v[6:7]
    v_div_scale_f64 v[8:9], vcc_lo, v[4:5], v[0:1], v[4:5]
    v_mul_f64 v[10:11], v[8:9], v[6:7]
    v_fma_f64 v[2:3], -v[2:3], v[10:11], v[8:9]
    v_div_fmas_f64 v[2:3], v[2:3], v[6:7], v[10:11]
    v_div_fixup_f64 v[0:1], v[2:3], v[0:1], v[4:5]
    v_mul_f64 v[2:3], v[0:1], v[0:1]
    v_mov_b32_e32 v4, 0x9b743f0d
    v_mov_b32_e32 v5, 0x3fc5b9ac
    v_mov_b32_e32 v6, 0x1694cffe
    v_mov_b32_e32 v7, 0x3fc89f3b
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x68d31760
    v_mov_b32_e32 v7, 0x3fcc68f5
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x4994022d
    v_mov_b32_e32 v7, 0x3fd0c9a8
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x3d7c02a9
    v_mov_b32_e32 v7, 0x3fd484b1
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x2a7aded9
    v_mov_b32_e32 v7, 0x3fda6176
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x50ef9bfe
    v_mov_b32_e32 v7, 0x3fe2776c
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0xdc3a03fd
    v_mov_b32_e32 v7, 0x3feec709
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x652b82fe
    v_mov_b32_e32 v7, 0x40071547
    v_fma_f64 v[2:3], v[4:5], v[2:3], v[6:7]
    v_cvt_f64_i32_e32 v[4:5], v15
    v_fma_f64 v[0:1], v[2:3], v[0:1], v[4:5]
    v_cvt_f64_f32_e32 v[2:3], v14
    v_mul_f64 v[0:1], v[0:1], v[2:3]
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0xc0690000
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0x40690000
    v_max_f64 v[0:1], v[0:1], v[2:3]
    v_min_f64 v[0:1], v[0:1], v[4:5]
    v_rndne_f64_e32 v[2:3], v[0:1]
    v_add_f64 v[0:1], v[0:1], -v[2:3]
    v_cvt_f32_f64_e32 v0, v[0:1]
    v_cvt_i32_f64_e32 v1, v[2:3]
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v0, v0, v1
    v_cmp_eq_f32_e64 s0, 0, |v13|
    v_cmp_eq_f32_e64 s1, 0x7f800000, |v13|
    v_cmp_lt_f32_e64 s2, 0, v14
    v_cmp_gt_f32_e64 s3, 0, v14
    v_cndmask_b32_e64 v1, 0, 0x7f800000, s3
    v_cndmask_b32_e64 v2, 0, 0x7f800000, s2
    v_cndmask_b32_e64 v0, v0, v1, s0
    v_cndmask_b32_e64 v0, v0, v2, s1
    v_cmp_eq_f32_e64 s0, 0x7f800000, |v14|
    v_cmp_lt_f32_e64 s1, 1.0, |v13|
    v_cmp_eq_f32_e64 s2, 1.0, |v13|
    s_xor_b32 s1, s1, s3
    v_cndmask_b32_e64 v1, 0, 0x7f800000, s1
    v_cndmask_b32_e64 v1, v1, 1.0, s2
    v_cndmask_b32_e64 v0, v0, v1, s0
    v_trunc_f32_e32 v1, v14
    v_cmp_eq_f32_e64 s0, v1, v14
    v_mul_f32_e32 v1, 0.5, v14
    v_trunc_f32_e32 v2, v1
    v_cmp_neq_f32_e64 s1, v2, v1
    s_and_b32 s1, s0, s1
    v_cmp_gt_i32_e64 s2, 0, v13
    s_and_b32 s1, s2, s1
    v_xor_b32_e32 v1, 0x80000000, v0
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_cmp_gt_f32_e64 s1, 0, v13
    v_cmp_gt_f32_e64 s2, 0x7f800000, |v13|
    s_and_not1_b32 s0, s1, s0
    s_and_b32 s0, s0, s2
    v_cndmask_b32_e64 v0, v0, 0x7fc00000, s0
    v_cmp_neq_f32_e64 s0, v13, v13
    v_cmp_neq_f32_e64 s1, v14, v14
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v0, v0, 0x7fc00000, s0
    v_cmp_eq_f32_e64 s0, 0, v14
    v_cmp_eq_f32_e64 s1, 1.0, v13
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v0, v0, 1.0, s0
    s_branch L30
L22:
    s_cmp_eq_u32 s3, 5
    s_cbranch_scc0 L23
    v_div_scale_f32 v0, null, v15, v15, v14
    v_rcp_f32_e32 v1, v0
    s_waitcnt_depctr 0xfff
    v_fma_f32 v2, -v0, v1, 1.0
    v_fma_f32 v1, v2, v1, v1
    v_div_scale_f32 v2, vcc_lo, v14, v15, v14
    v_mul_f32_e32 v3, v2, v1
    v_fma_f32 v4, -v0, v3, v2
    v_fma_f32 v3, v4, v1, v3
    v_fma_f32 v0, -v0, v3, v2
    v_div_fmas_f32 v0, v0, v1, v3
    v_div_fixup_f32 v0, v0, v15, v14
    v_div_scale_f32 v1, null, v15, v15, v0
    v_rcp_f32_e32 v2, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v3, -v1, v2, 1.0
    v_fma_f32 v2, v3, v2, v2
    v_div_scale_f32 v3, vcc_lo, v0, v15, v0
    v_mul_f32_e32 v4, v3, v2
    v_fma_f32 v5, -v1, v4, v3
    v_fma_f32 v4, v5, v2, v4
    v_fma_f32 v1, -v1, v4, v3
    v_div_fmas_f32 v1, v1, v2, v4
    v_div_fixup_f32 v0, v1, v15, v0
    v_mul_f32_e64 v0, -v13, v0
    s_branch L30
L23:
    s_cmp_eq_u32 s3, 6
    s_cbranch_scc0 L26
    v_cmp_eq_f32_e64 s0, 0, v15
    s_and_b32 s1, exec_lo, s0
    s_and_not1_b32 s3, exec_lo, s0
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s2
L24:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s3
    v_dual_subrev_f32 v16, 1.0, v15 :: v_dual_mov_b32 v3, 0x3ff00000
    v_cvt_f64_f32_e64 v[0:1], |v14|
    v_add_nc_u32_e32 v2, 0xc0195f62, v1
    v_ashrrev_i32_e32 v17, 20, v2
    v_lshlrev_b32_e32 v2, 20, v17
    v_sub_nc_u32_e32 v1, v1, v2
    v_mov_b32_e32 v2, 0
    v_add_f64 v[4:5], v[0:1], -v[2:3]
    v_add_f64 v[0:1], v[0:1], v[2:3]
    v_div_scale_f64 v[2:3], null, v[0:1], v[0:1], v[4:5]
    v_rcp_f64_e32 v[6:7], v[2:3]
    s_waitcnt_depctr 0xfff
    v_fma_f64 v[8:9], -v[2:3], v[6:7], 1.0
    v_fma_f64 v[6:7], v[6:7], v[8:9], v[6:7]
    v_fma_f64 v[8:9], -v[2:3], v[6:7], 1.0
    v_fma_f64 v[6:7], v[6:7], v[8:9], v[6:7]
    v_div_scale_f64 v[8:9], vcc_lo, v[4:5], v[0:1], v[4:5]
    v_mul_f64 v[10:11], v[8:9], v[6:7]
    v_fma_f64 v[2:3], -v[2:3], v[10:11], v[8:9]
    v_div_fmas_f64 v[2:3], v[2:3], v[6:7], v[10:11]
    v_div_fixup_f64 v[0:1], v[2:3], v[0:1], v[4:5]
    v_mul_f64 v[2:3], v[0:1], v[0:1]
    v_mov_b32_e32 v4, 0x9b743f0d
    v_mov_b32_e32 v5, 0x3fc5b9ac
    v_mov_b32_e32 v6, 0x1694cffe
    v_mov_b32_e32 v7, 0x3fc89f3b
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x68d31760
    v_mov_b32_e32 v7, 0x3fcc68f5
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x4994022d
    v_mov_b32_e32 v7, 0x3fd0c9a8
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x3d7c02a9
    v_mov_b32_e32 v7, 0x3fd484b1
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x2a7aded9
    v_mov_b32_e32 v7, 0x3fda6176
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x50ef9bfe
    v_mov_b32_e32 v7, 0x3fe2776c
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0xdc3a03fd
    v_mov_b32_e32 v7, 0x3feec709
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x652b82fe
    v_mov_b32_e32 v7, 0x40071547
    v_fma_f64 v[2:3], v[4:5], v[2:3], v[6:7]
    v_cvt_f64_i32_e32 v[4:5], v17
    v_fma_f64 v[0:1], v[2:3], v[0:1], v[4:5]
    v_cvt_f64_f32_e32 v[2:3], v16
    v_mul_f64 v[0:1], v[0:1], v[2:3]
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0xc0690000
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0x40690000
    v_max_f64 v[0:1], v[0:1], v[2:3]
    v_min_f64 v[0:1], v[0:1], v[4:5]
    v_rndne_f64_e32 v[2:3], v[0:1]
    v_add_f64 v[0:1], v[0:1], -v[2:3]
    v_cvt_f32_f64_e32 v0, v[0:1]
    v_cvt_i32_f64_e32 v1, v[2:3]
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v0, v0, v1
    v_cmp_eq_f32_e64 s1, 0, |v14|
    v_cmp_eq_f32_e64 s3, 0x7f800000, |v14|
    v_cmp_lt_f32_e64 s4, 0, v16
    v_cmp_gt_f32_e64 s5, 0, v16
    v_cndmask_b32_e64 v1, 0, 0x7f800000, s5
    v_cndmask_b32_e64 v2, 0, 0x7f800000, s4
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_cndmask_b32_e64 v0, v0, v2, s3
    v_cmp_eq_f32_e64 s1, 0x7f800000, |v16|
    v_cmp_lt_f32_e64 s3, 1.0, |v14|
    v_cmp_eq_f32_e64 s4, 1.0, |v14|
    s_xor_b32 s3, s3, s5
    v_cndmask_b32_e64 v1, 0, 0x7f800000, s3
    v_cndmask_b32_e64 v1, v1, 1.0, s4
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_trunc_f32_e32 v1, v16
    v_cmp_eq_f32_e64 s1, v1, v16
    v_mul_f32_e32 v1, 0.5, v16
    v_trunc_f32_e32 v2, v1
    v_cmp_neq_f32_e64 s3, v2, v1
    s_and_b32 s3, s1, s3
    v_cmp_gt_i32_e64 s4, 0, v14
    s_and_b32 s3, s4, s3
    v_xor_b32_e32 v1, 0x80000000, v0
    v_cndmask_b32_e64 v0, v0, v1, s3
    v_cmp_gt_f32_e64 s3, 0, v14
    v_cmp_gt_f32_e64 s4, 0x7f800000, |v14|
    s_and_not1_b32 s1, s3, s1
    s_and_b32 s1, s1, s4
    v_cndmask_b32_e64 v0, v0, 0x7fc00000, s1
    v_cmp_neq_f32_e64 s1, v14, v14
    v_cmp_neq_f32_e64 s3, v16, v16
    s_or_b32 s1, s1, s3
    v_cndmask_b32_e64 v0, v0, 0x7fc00000, s1
    v_cmp_eq_f32_e64 s1, 0, v16
    v_cmp_eq_f32_e64 s3, 1.0, v14
    s_or_b32 s1, s1, s3
    v_cndmask_b32_e64 v0, v0, 1.0, s1
    v_mul_f32_e32 v0, v15, v0
    v_mul_f32_e32 v0, v13, v0
    s_mov_b32 exec_lo, s2
L25:
    v_cndmask_b32_e64 v0, v0, 0, s0
    s_branch L30
L26:
    s_cmp_eq_u32 s3, 7
    s_cbranch_scc0 L29
    v_cmp_eq_f32_e64 s0, 0, v14
    v_cmp_le_f32_e64 s1, 0, v15
    s_and_b32 s0, s0, s1
    s_and_b32 s1, exec_lo, s0
    s_and_not1_b32 s3, exec_lo, s0
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s1
    v_mul_f32_e32 v16, 0, v13
    s_mov_b32 exec_lo, s2
L27:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s3
    v_cvt_f64_f32_e64 v[0:1], |v14|
    v_add_nc_u32_e32 v2, 0xc0195f62, v1
    v_ashrrev_i32_e32 v17, 20, v2
    v_dual_mov_b32 v3, 0x3ff00000 :: v_dual_lshlrev_b32 v2, 20, v17
    v_sub_nc_u32_e32 v1, v1, v2
    v_mov_b32_e32 v2, 0
    v_add_f64 v[4:5], v[0:1], -v[2:3]
    v_add_f64 v[0:1], v[0:1], v[2:3]
    v_div_scale_f64 v[2:3], null, v[0:1], v[0:1], v[4:5]
    v_rcp_f64_e32 v[6:7], v[2:3]
    s_waitcnt_depctr 0xfff
    v_fma_f64 v[8:9], -v[2:3], v[6:7], 1.0
    v_fma_f64 v[6:7], v[6:7], v[8:9], v[6:7]
    v_fma_f64 v[8:9], -v[2:3], v[6:7], 1.0
    v_fma_f64 v[6:7], v[6:7], v[8:9], v[6:7]
    v_div_scale_f64 v[8:9], vcc_lo, v[4:5], v[0:1], v[4:5]
    v_mul_f64 v[10:11], v[8:9], v[6:7]
    v_fma_f64 v[2:3], -v[2:3], v[10:11], v[8:9]
    v_div_fmas_f64 v[2:3], v[2:3], v[6:7], v[10:11]
    v_div_fixup_f64 v[0:1], v[2:3], v[0:1], v[4:5]
    v_mul_f64 v[2:3], v[0:1], v[0:1]
    v_mov_b32_e32 v4, 0x9b743f0d
    v_mov_b32_e32 v5, 0x3fc5b9ac
    v_mov_b32_e32 v6, 0x1694cffe
    v_mov_b32_e32 v7, 0x3fc89f3b
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x68d31760
    v_mov_b32_e32 v7, 0x3fcc68f5
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x4994022d
    v_mov_b32_e32 v7, 0x3fd0c9a8
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x3d7c02a9
    v_mov_b32_e32 v7, 0x3fd484b1
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x2a7aded9
    v_mov_b32_e32 v7, 0x3fda6176
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x50ef9bfe
    v_mov_b32_e32 v7, 0x3fe2776c
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0xdc3a03fd
    v_mov_b32_e32 v7, 0x3feec709
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_mov_b32_e32 v6, 0x652b82fe
    v_mov_b32_e32 v7, 0x40071547
    v_fma_f64 v[2:3], v[4:5], v[2:3], v[6:7]
    v_cvt_f64_i32_e32 v[4:5], v17
    v_fma_f64 v[0:1], v[2:3], v[0:1], v[4:5]
    v_cvt_f64_f32_e32 v[2:3], v15
    v_mul_f64 v[0:1], v[0:1], v[2:3]
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0xc0690000
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0x40690000
    v_max_f64 v[0:1], v[0:1], v[2:3]
    v_min_f64 v[0:1], v[0:1], v[4:5]
    v_rndne_f64_e32 v[2:3], v[0:1]
    v_add_f64 v[0:1], v[0:1], -v[2:3]
    v_cvt_f32_f64_e32 v0, v[0:1]
    v_cvt_i32_f64_e32 v1, v[2:3]
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v0, v0, v1
    v_cmp_eq_f32_e64 s1, 0, |v14|
    v_cmp_eq_f32_e64 s3, 0x7f800000, |v14|
    v_cmp_lt_f32_e64 s4, 0, v15
    v_cmp_gt_f32_e64 s5, 0, v15
    v_cndmask_b32_e64 v1, 0, 0x7f800000, s5
    v_cndmask_b32_e64 v2, 0, 0x7f800000, s4
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_cndmask_b32_e64 v0, v0, v2, s3
    v_cmp_eq_f32_e64 s1, 0x7f800000, |v15|
    v_cmp_lt_f32_e64 s3, 1.0, |v14|
    v_cmp_eq_f32_e64 s4, 1.0, |v14|
    s_xor_b32 s3, s3, s5
    v_cndmask_b32_e64 v1, 0, 0x7f800000, s3
    v_cndmask_b32_e64 v1, v1, 1.0, s4
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_trunc_f32_e32 v1, v15
    v_cmp_eq_f32_e64 s1, v1, v15
    v_mul_f32_e32 v1, 0.5, v15
    v_trunc_f32_e32 v2, v1
    v_cmp_neq_f32_e64 s3, v2, v1
    s_and_b32 s3, s1, s3
    v_cmp_gt_i32_e64 s4, 0, v14
    s_and_b32 s3, s4, s3
    v_xor_b32_e32 v1, 0x80000000, v0
    v_cndmask_b32_e64 v0, v0, v1, s3
    v_cmp_gt_f32_e64 s3, 0, v14
    v_cmp_gt_f32_e64 s4, 0x7f800000, |v14|
    s_and_not1_b32 s1, s3, s1
    s_and_b32 s1, s1, s4
    v_cndmask_b32_e64 v0, v0, 0x7fc00000, s1
    v_cmp_neq_f32_e64 s1, v14, v14
    v_cmp_neq_f32_e64 s3, v15, v15
    s_or_b32 s1, s1, s3
    v_cndmask_b32_e64 v0, v0, 0x7fc00000, s1
    v_cmp_eq_f32_e64 s1, 0, v15
    v_cmp_eq_f32_e64 s3, 1.0, v14
    s_or_b32 s1, s1, s3
    v_cndmask_b32_e64 v0, v0, 1.0, s1
    v_cmp_gt_f32_e64 s1, 0x800000, v14
    v_cndmask_b32_e64 v1, 0, 32, s1
    v_ldexp_f32 v1, v14, v1
    v_log_f32_e32 v1, v1
    v_cndmask_b32_e64 v2, 0, 0x42000000, s1
    s_waitcnt_depctr 0xfff
    v_sub_f32_e32 v1, v1, v2
    v_mul_f32_e32 v2, 0x3f317217, v1
    v_fma_f32 v3, v1, 0x3f317217, -v2
    v_fma_f32 v3, v1, 0x3377d1cf, v3
    v_add_f32_e32 v2, v2, v3
    v_cmp_gt_f32_e64 s1, 0x7f800000, |v1|
    v_cndmask_b32_e64 v1, v1, v2, s1
    v_mul_f32_e32 v0, v0, v1
    v_mul_f32_e32 v0, v13, v0
    s_mov_b32 exec_lo, s2
L28:
    v_cndmask_b32_e64 v0, v0, v16, s0
    s_branch L30
L29:
    v_cmp_eq_f32_e64 s0, v14, v15
    v_and_b32_e32 v0, 0x7fffffff, v14
    v_cmp_lt_u32_e64 s1, 0x7f800000, v0
    v_and_b32_e32 v0, 0x7fffffff, v15
    v_cmp_lt_u32_e64 s2, 0x7f800000, v0
    s_and_b32 s1, s1, s2
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v0, 0, v13, s0
L30:
    v_bfe_u32 v1, v0, 16, 1
    v_add3_u32 v1, v0, v1, 0x7fff
    v_or_b32_e32 v2, 0x400000, v0
    v_cmp_u_f32_e64 s0, v0, v0
    v_cndmask_b32_e64 v0, v1, v2, s0
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshlrev_b32_e32 v1, 1, v12
    buffer_store_b16 v0, v1, s[20:23], 0 offen
    s_endpgm
