; 28 VGPRs, 21 SGPRs, 0 bytes of LDS, 0 of scratch, 442 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x30
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], null
    s_load_b64 s[0:1], s[0:1], 0x40
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s11, 0x31016000
    v_lshl_add_u32 v4, s13, 8, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_lshlrev_b32_e32 v5, 3, v4
    v_lshlrev_b32_e32 v0, 1, v4
    v_add_nc_u32_e32 v1, 8, v5
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, 1, v0
    v_mul_hi_u32 v3, v0, 0xd2511f53
    v_mul_hi_u32 v6, v2, 0xd2511f53
    v_mul_lo_u32 v0, v0, 0xd2511f53
    v_mul_lo_u32 v2, v2, 0xd2511f53
    s_mov_b32 s3, s10
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_xor3_b32 v3, v3, s7, s5
    v_xor3_b32 v6, v6, s7, s5
    s_mul_hi_u32 s7, s6, 0xcd9e8d57
    s_mul_i32 s6, s6, 0xcd9e8d57
    s_add_u32 s12, s4, 0x9e3779b9
    v_mul_hi_u32 v7, v3, 0xcd9e8d57
    v_mul_hi_u32 v8, v6, 0xcd9e8d57
    s_xor_b32 s7, s7, s4
    s_add_u32 s13, s5, 0xbb67ae85
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_xor3_b32 v7, v7, s6, s12
    s_mul_hi_u32 s14, s7, 0xd2511f53
    v_xor3_b32 v8, v8, s6, s12
    v_mul_lo_u32 v3, v3, 0xcd9e8d57
    v_xor3_b32 v0, s14, v0, s13
    v_xor3_b32 v2, s14, v2, s13
    v_mul_hi_u32 v9, v7, 0xd2511f53
    s_delay_alu instid0(VALU_DEP_3)
    v_mul_hi_u32 v10, v0, 0xcd9e8d57
    v_mul_lo_u32 v6, v6, 0xcd9e8d57
    v_mul_hi_u32 v11, v8, 0xd2511f53
    v_mul_hi_u32 v12, v2, 0xcd9e8d57
    s_mul_i32 s6, s7, 0xd2511f53
    s_add_u32 s7, s4, 0x3c6ef372
    s_add_u32 s12, s5, 0x76cf5d0a
    v_mul_lo_u32 v7, v7, 0xd2511f53
    v_xor3_b32 v3, v10, v3, s7
    v_xor3_b32 v9, v9, s6, s12
    s_delay_alu instid0(VALU_DEP_4)
    v_xor3_b32 v6, v12, v6, s7
    v_xor3_b32 v10, v11, s6, s12
    v_mul_lo_u32 v0, v0, 0xcd9e8d57
    v_mul_hi_u32 v11, v3, 0xd2511f53
    v_mul_hi_u32 v12, v9, 0xcd9e8d57
    v_mul_lo_u32 v8, v8, 0xd2511f53
    v_mul_lo_u32 v2, v2, 0xcd9e8d57
    v_mul_hi_u32 v13, v6, 0xd2511f53
    v_mul_hi_u32 v14, v10, 0xcd9e8d57
    s_add_u32 s6, s4, 0xdaa66d2b
    s_add_u32 s7, s5, 0x32370b8f
    v_mul_lo_u32 v3, v3, 0xd2511f53
    v_xor3_b32 v0, v12, v0, s6
    v_xor3_b32 v7, v11, v7, s7
    s_delay_alu instid0(VALU_DEP_4)
    v_xor3_b32 v2, v14, v2, s6
    v_xor3_b32 v8, v13, v8, s7
    v_mul_lo_u32 v9, v9, 0xcd9e8d57
    v_mul_hi_u32 v11, v0, 0xd2511f53
    v_mul_hi_u32 v12, v7, 0xcd9e8d57
    v_mul_lo_u32 v6, v6, 0xd2511f53
    v_mul_lo_u32 v10, v10, 0xcd9e8d57
    v_mul_hi_u32 v13, v2, 0xd2511f53
    v_mul_hi_u32 v14, v8, 0xcd9e8d57
    s_add_u32 s6, s4, 0x78dde6e4
    s_add_u32 s7, s5, 0xed9eba14
    v_mul_lo_u32 v0, v0, 0xd2511f53
    v_xor3_b32 v9, v12, v9, s6
    v_xor3_b32 v3, v11, v3, s7
    s_delay_alu instid0(VALU_DEP_4)
    v_xor3_b32 v10, v14, v10, s6
    v_xor3_b32 v6, v13, v6, s7
    v_mul_lo_u32 v7, v7, 0xcd9e8d57
    v_mul_hi_u32 v11, v9, 0xd2511f53
    v_mul_hi_u32 v12, v3, 0xcd9e8d57
    v_mul_lo_u32 v2, v2, 0xd2511f53
    v_mul_lo_u32 v8, v8, 0xcd9e8d57
    v_mul_hi_u32 v13, v10, 0xd2511f53
    v_mul_hi_u32 v14, v6, 0xcd9e8d57
    s_add_u32 s6, s4, 0x1715609d
    s_add_u32 s7, s5, 0xa9066899
    v_mul_lo_u32 v9, v9, 0xd2511f53
    v_xor3_b32 v7, v12, v7, s6
    v_xor3_b32 v0, v11, v0, s7
    s_delay_alu instid0(VALU_DEP_4)
    v_xor3_b32 v8, v14, v8, s6
    v_xor3_b32 v2, v13, v2, s7
    v_mul_lo_u32 v3, v3, 0xcd9e8d57
    v_mul_hi_u32 v11, v7, 0xd2511f53
    v_mul_hi_u32 v12, v0, 0xcd9e8d57
    v_mul_lo_u32 v10, v10, 0xd2511f53
    v_mul_lo_u32 v6, v6, 0xcd9e8d57
    v_mul_hi_u32 v13, v8, 0xd2511f53
    v_mul_hi_u32 v14, v2, 0xcd9e8d57
    s_add_u32 s6, s4, 0xb54cda56
    s_add_u32 s7, s5, 0x646e171e
    v_mul_lo_u32 v7, v7, 0xd2511f53
    v_xor3_b32 v3, v12, v3, s6
    v_xor3_b32 v9, v11, v9, s7
    s_delay_alu instid0(VALU_DEP_4)
    v_xor3_b32 v6, v14, v6, s6
    v_xor3_b32 v10, v13, v10, s7
    v_mul_lo_u32 v0, v0, 0xcd9e8d57
    v_mul_hi_u32 v11, v3, 0xd2511f53
    v_mul_hi_u32 v12, v9, 0xcd9e8d57
    v_mul_lo_u32 v8, v8, 0xd2511f53
    v_mul_lo_u32 v2, v2, 0xcd9e8d57
    v_mul_hi_u32 v13, v6, 0xd2511f53
    v_mul_hi_u32 v14, v10, 0xcd9e8d57
    s_add_u32 s6, s4, 0x5384540f
    s_add_u32 s7, s5, 0x1fd5c5a3
    v_mul_lo_u32 v3, v3, 0xd2511f53
    v_xor3_b32 v0, v12, v0, s6
    v_xor3_b32 v7, v11, v7, s7
    s_delay_alu instid0(VALU_DEP_4)
    v_xor3_b32 v2, v14, v2, s6
    v_xor3_b32 v8, v13, v8, s7
    v_mul_lo_u32 v9, v9, 0xcd9e8d57
    v_mul_hi_u32 v11, v0, 0xd2511f53
    v_mul_hi_u32 v12, v7, 0xcd9e8d57
    v_mul_lo_u32 v6, v6, 0xd2511f53
    v_mul_lo_u32 v10, v10, 0xcd9e8d57
    v_mul_hi_u32 v13, v2, 0xd2511f53
    v_mul_hi_u32 v14, v8, 0xcd9e8d57
    v_cmp_ge_u32_e32 vcc_lo, s3, v1
    s_add_u32 s7, s4, 0xf1bbcdc8
    s_add_u32 s12, s5, 0xdb3d7428
    v_mul_lo_u32 v0, v0, 0xd2511f53
    v_xor3_b32 v1, v12, v9, s7
    v_xor3_b32 v3, v11, v3, s12
    v_xor3_b32 v9, v14, v10, s7
    v_xor3_b32 v6, v13, v6, s12
    v_mul_lo_u32 v7, v7, 0xcd9e8d57
    v_mul_hi_u32 v10, v1, 0xd2511f53
    v_mul_hi_u32 v11, v3, 0xcd9e8d57
    v_mul_lo_u32 v2, v2, 0xd2511f53
    v_mul_lo_u32 v8, v8, 0xcd9e8d57
    v_mul_hi_u32 v12, v9, 0xd2511f53
    v_mul_hi_u32 v13, v6, 0xcd9e8d57
    s_add_u32 s4, s4, 0x8ff34781
    s_add_u32 s5, s5, 0x96a522ad
    v_mul_lo_u32 v14, v1, 0xd2511f53
    v_mul_lo_u32 v15, v3, 0xcd9e8d57
    v_mul_lo_u32 v9, v9, 0xd2511f53
    v_mul_lo_u32 v6, v6, 0xcd9e8d57
    s_and_b32 s7, exec_lo, vcc_lo
    s_lshl_b32 s18, s18, 1
    s_lshl_b32 s10, s10, 1
    v_xor3_b32 v7, v11, v7, s4
    v_xor3_b32 v10, v10, v0, s5
    v_xor3_b32 v8, v13, v8, s4
    v_xor3_b32 v11, v12, v2, s5
    s_and_not1_b32 s4, exec_lo, vcc_lo
    s_cmp_lg_u32 s7, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s7
    v_lshlrev_b32_e32 v12, 4, v4
    v_lshrrev_b32_e32 v0, 8, v7
    v_lshrrev_b32_e32 v1, 8, v15
    v_lshrrev_b32_e32 v2, 8, v10
    v_lshrrev_b32_e32 v3, 8, v14
    v_lshrrev_b32_e32 v13, 8, v8
    v_lshrrev_b32_e32 v16, 8, v6
    v_lshrrev_b32_e32 v17, 8, v11
    v_lshrrev_b32_e32 v18, 8, v9
    v_cmp_gt_u32_e32 vcc_lo, s0, v0
    v_cmp_gt_u32_e64 s6, s0, v1
    v_cmp_gt_u32_e64 s7, s0, v2
    v_cmp_gt_u32_e64 s12, s0, v3
    v_cmp_gt_u32_e64 s13, s0, v13
    v_cmp_gt_u32_e64 s14, s0, v16
    v_cmp_gt_u32_e64 s15, s0, v17
    v_cmp_gt_u32_e64 s20, s0, v18
    buffer_load_b128 v[0:3], v12, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v13, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v16, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v17, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v18, 16, v3
    v_dual_mul_f32 v0, s1, v0 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_dual_mul_f32 v13, s1, v13 :: v_dual_mul_f32 v16, s1, v16
    v_mul_f32_e32 v1, s1, v1
    v_dual_mul_f32 v17, s1, v17 :: v_dual_mul_f32 v2, s1, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_dual_mul_f32 v18, s1, v18 :: v_dual_mul_f32 v3, s1, v3
    v_cndmask_b32_e64 v13, v13, 0, vcc_lo
    v_cndmask_b32_e64 v0, v0, 0, s6
    v_cndmask_b32_e64 v16, v16, 0, s7
    v_cndmask_b32_e64 v1, v1, 0, s12
    v_cndmask_b32_e64 v17, v17, 0, s13
    v_cndmask_b32_e64 v2, v2, 0, s14
    v_cndmask_b32_e64 v18, v18, 0, s15
    v_cndmask_b32_e64 v3, v3, 0, s20
    v_bfe_u32 v19, v13, 16, 1
    v_bfe_u32 v20, v0, 16, 1
    v_bfe_u32 v21, v16, 16, 1
    v_bfe_u32 v22, v1, 16, 1
    v_bfe_u32 v23, v17, 16, 1
    v_bfe_u32 v24, v2, 16, 1
    v_bfe_u32 v25, v18, 16, 1
    v_bfe_u32 v26, v3, 16, 1
    v_add3_u32 v19, v13, v19, 0x7fff
    v_or_b32_e32 v27, 0x400000, v13
    v_cmp_u_f32_e64 s5, v13, v13
    v_add3_u32 v13, v0, v20, 0x7fff
    v_or_b32_e32 v20, 0x400000, v0
    v_cmp_u_f32_e32 vcc_lo, v0, v0
    v_add3_u32 v0, v16, v21, 0x7fff
    v_or_b32_e32 v21, 0x400000, v16
    v_cmp_u_f32_e64 s7, v16, v16
    v_add3_u32 v16, v1, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v1
    v_cmp_u_f32_e64 s12, v1, v1
    v_add3_u32 v1, v17, v23, 0x7fff
    v_or_b32_e32 v23, 0x400000, v17
    v_cmp_u_f32_e64 s13, v17, v17
    v_add3_u32 v17, v2, v24, 0x7fff
    v_or_b32_e32 v24, 0x400000, v2
    v_cmp_u_f32_e64 s14, v2, v2
    v_add3_u32 v2, v18, v25, 0x7fff
    v_or_b32_e32 v25, 0x400000, v18
    v_cmp_u_f32_e64 s15, v18, v18
    v_add3_u32 v18, v3, v26, 0x7fff
    v_or_b32_e32 v26, 0x400000, v3
    v_cmp_u_f32_e64 s20, v3, v3
    v_cndmask_b32_e64 v3, v19, v27, s5
    v_cndmask_b32_e32 v13, v13, v20, vcc_lo
    v_cndmask_b32_e64 v0, v0, v21, s7
    v_cndmask_b32_e64 v16, v16, v22, s12
    v_cndmask_b32_e64 v1, v1, v23, s13
    v_cndmask_b32_e64 v17, v17, v24, s14
    v_cndmask_b32_e64 v2, v2, v25, s15
    v_cndmask_b32_e64 v18, v18, v26, s20
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v13, 16, v13
    v_lshrrev_b32_e32 v19, 16, v0
    v_lshrrev_b32_e32 v16, 16, v16
    v_lshrrev_b32_e32 v20, 16, v1
    v_lshrrev_b32_e32 v17, 16, v17
    v_lshrrev_b32_e32 v21, 16, v2
    v_lshrrev_b32_e32 v18, 16, v18
    v_lshl_or_b32 v0, v13, 16, v3
    v_lshl_or_b32 v1, v16, 16, v19
    v_lshl_or_b32 v2, v17, 16, v20
    s_delay_alu instid0(VALU_DEP_4)
    v_lshl_or_b32 v3, v18, 16, v21
    buffer_store_b64 v[0:1], v12, s[8:11], 0 offen
    buffer_store_b64 v[2:3], v12, s[8:11], 0 offen offset:8
L0:
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s4
    v_lshlrev_b32_e32 v0, 4, v4
    v_lshrrev_b32_e32 v1, 8, v7
    v_add_nc_u32_e32 v2, 1, v5
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, s0, v1
    v_cmp_gt_u32_e64 s6, s3, v2
    buffer_load_u16 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, s1, v1
    v_cndmask_b32_e64 v1, v1, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e32 vcc_lo, v1, v1
    v_add3_u32 v1, v1, v2, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e32 v1, v1, v3, vcc_lo
    buffer_store_d16_hi_b16 v1, v0, s[8:11], 0 offen
    s_and_b32 s5, exec_lo, s6
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s5
    buffer_load_u16 v1, v0, s[16:19], 0 offen offset:2
    v_lshrrev_b32_e32 v2, 8, v15
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s0, v2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_mul_f32_e32 v1, s1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0, vcc_lo
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s5, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v2, 0x7fff
    v_cndmask_b32_e64 v1, v1, v3, s5
    buffer_store_d16_hi_b16 v1, v0, s[8:11], 0 offen offset:2
    s_mov_b32 exec_lo, s4
L1:
    v_add_nc_u32_e32 v1, 2, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s3, v1
    s_and_b32 s5, exec_lo, vcc_lo
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s5
    buffer_load_u16 v1, v0, s[16:19], 0 offen offset:4
    v_lshrrev_b32_e32 v2, 8, v10
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s0, v2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_mul_f32_e32 v1, s1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0, vcc_lo
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s5, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v2, 0x7fff
    v_cndmask_b32_e64 v1, v1, v3, s5
    buffer_store_d16_hi_b16 v1, v0, s[8:11], 0 offen offset:4
    s_mov_b32 exec_lo, s4
L2:
    v_add_nc_u32_e32 v1, 3, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s3, v1
    s_and_b32 s5, exec_lo, vcc_lo
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s5
    buffer_load_u16 v1, v0, s[16:19], 0 offen offset:6
    v_lshrrev_b32_e32 v2, 8, v14
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s0, v2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_mul_f32_e32 v1, s1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0, vcc_lo
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s5, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v2, 0x7fff
    v_cndmask_b32_e64 v1, v1, v3, s5
    buffer_store_d16_hi_b16 v1, v0, s[8:11], 0 offen offset:6
    s_mov_b32 exec_lo, s4
L3:
    v_add_nc_u32_e32 v1, 4, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s3, v1
    s_and_b32 s5, exec_lo, vcc_lo
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s5
    buffer_load_u16 v1, v0, s[16:19], 0 offen offset:8
    v_lshrrev_b32_e32 v2, 8, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s0, v2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_mul_f32_e32 v1, s1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0, vcc_lo
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s5, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v2, 0x7fff
    v_cndmask_b32_e64 v1, v1, v3, s5
    buffer_store_d16_hi_b16 v1, v0, s[8:11], 0 offen offset:8
    s_mov_b32 exec_lo, s4
L4:
    v_add_nc_u32_e32 v1, 5, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s3, v1
    s_and_b32 s5, exec_lo, vcc_lo
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s5
    buffer_load_u16 v1, v0, s[16:19], 0 offen offset:10
    v_lshrrev_b32_e32 v2, 8, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s0, v2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_mul_f32_e32 v1, s1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0, vcc_lo
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s5, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v2, 0x7fff
    v_cndmask_b32_e64 v1, v1, v3, s5
    buffer_store_d16_hi_b16 v1, v0, s[8:11], 0 offen offset:10
    s_mov_b32 exec_lo, s4
L5:
    v_add_nc_u32_e32 v1, 6, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s3, v1
    s_and_b32 s5, exec_lo, vcc_lo
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s5
    buffer_load_u16 v1, v0, s[16:19], 0 offen offset:12
    v_lshrrev_b32_e32 v2, 8, v11
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s0, v2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_mul_f32_e32 v1, s1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0, vcc_lo
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s5, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v2, 0x7fff
    v_cndmask_b32_e64 v1, v1, v3, s5
    buffer_store_d16_hi_b16 v1, v0, s[8:11], 0 offen offset:12
    s_mov_b32 exec_lo, s4
L6:
    v_add_nc_u32_e32 v1, 7, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s3, v1
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s3
    buffer_load_u16 v1, v0, s[16:19], 0 offen offset:14
    v_lshrrev_b32_e32 v2, 8, v9
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s0, v2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    v_mul_f32_e32 v1, s1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, 0, vcc_lo
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v2, 0x7fff
    v_cndmask_b32_e64 v1, v1, v3, s0
    buffer_store_d16_hi_b16 v1, v0, s[8:11], 0 offen offset:14
L7:
    s_endpgm
