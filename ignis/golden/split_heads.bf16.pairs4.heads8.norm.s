; 40 VGPRs, 55 SGPRs, 0 bytes of LDS, 0 of scratch, 1148 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b128 s[32:35], s[0:1], 0x90
    s_load_b128 s[36:39], s[0:1], 0xa8
    s_load_b128 s[40:43], s[0:1], 0xc0
    s_load_b32 s15, s[0:1], 0x88
    s_load_b32 s44, s[0:1], 0x10
    s_load_b32 s45, s[0:1], 0x70
    s_load_b32 s46, s[0:1], 0xd8
    s_load_b32 s47, s[0:1], 0xdc
    s_load_b32 s48, s[0:1], 0xe0
    s_load_b32 s49, s[0:1], 0xe4
    s_load_b32 s50, s[0:1], 0xbc
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_mov_b32 s51, 0xb9500bee
    s_mov_b32 s52, 0xbab6061a
    s_mov_b32 s53, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s54, s42
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s26, s26, 1
    s_mov_b32 s27, 0x31016000
    s_mov_b32 s0, s28
    s_mov_b32 s1, s29
    s_lshl_b32 s2, s30, 1
    s_mov_b32 s3, 0x31016000
    s_lshl_b32 s34, s34, 1
    s_mov_b32 s35, 0x31016000
    s_lshl_b32 s38, s38, 2
    s_mov_b32 s39, 0x31016000
    s_lshl_b32 s42, s42, 2
    s_mov_b32 s43, 0x31016000
    s_lshl_b32 s28, s14, 2
    s_buffer_load_b32 s28, s[36:39], s28
    s_add_u32 s29, s50, s14
    s_lshl_b32 s29, s29, 2
    s_buffer_load_b32 s29, s[36:39], s29
    s_waitcnt lgkmcnt(0)
    s_lshr_b32 s30, s28, 5
    s_add_u32 s29, s29, s30
    s_cmp_lt_u32 s29, s54
    s_cselect_b32 s30, exec_lo, 0
    s_and_b32 s30, exec_lo, s30
    s_cmp_ge_u32 s29, s54
    s_cselect_b32 s36, exec_lo, 0
    s_and_b32 s36, exec_lo, s36
    s_cmp_lg_u32 s30, 0
    s_cbranch_scc0 L0
    s_lshl_b32 s30, s29, 2
    s_buffer_load_b32 s30, s[40:43], s30
    s_mov_b32 exec_lo, s12
L0:
    s_cmp_lg_u32 s36, 0
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s12
L1:
    s_cmp_lt_u32 s29, s54
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s29, s30, 0
    s_lshl_b32 s29, s29, 5
    s_and_b32 s30, s28, 31
    s_add_u32 s29, s29, s30
    s_add_u32 s30, s31, -1
    s_min_u32 s29, s29, s30
    s_mul_i32 s15, s29, s15
    s_lshr_b32 s29, s48, 1
    s_and_b32 s30, s29, 3
    v_lshlrev_b32_e32 v0, 2, v0
    v_max_u32_e32 v1, s29, v0
    v_sub_nc_u32_e32 v4, v1, v0
    v_cmp_gt_u32_e64 s31, s29, v0
    v_cndmask_b32_e64 v8, 0, v0, s31
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L2
    v_lshlrev_b32_e32 v0, 2, v8
    buffer_load_b128 v[0:3], v0, s[20:23], 0 offen
    s_branch L11
L2:
    v_cmp_lt_u32_e64 s36, 0, v4
    s_and_b32 s37, exec_lo, s36
    v_cmp_ge_u32_e64 s38, 0, v4
    s_and_b32 s38, exec_lo, s38
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s37
    v_lshlrev_b32_e32 v0, 2, v8
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L3:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s12
L4:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s36
    v_cmp_lt_u32_e64 s36, 1, v4
    s_and_b32 s37, exec_lo, s36
    v_cmp_ge_u32_e64 s38, 1, v4
    s_and_b32 s38, exec_lo, s38
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s37
    v_lshlrev_b32_e32 v1, 2, v8
    buffer_load_b32 v1, v1, s[20:23], 0 offen offset:4
    s_mov_b32 exec_lo, s12
L5:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s12
L6:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0, v1, s36
    v_cmp_lt_u32_e64 s36, 2, v4
    s_and_b32 s37, exec_lo, s36
    v_cmp_ge_u32_e64 s38, 2, v4
    s_and_b32 s38, exec_lo, s38
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s37
    v_lshlrev_b32_e32 v2, 2, v8
    buffer_load_b32 v2, v2, s[20:23], 0 offen offset:8
    s_mov_b32 exec_lo, s12
L7:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s12
L8:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v2, 0, v2, s36
    v_cmp_lt_u32_e64 s36, 3, v4
    s_and_b32 s37, exec_lo, s36
    v_cmp_ge_u32_e64 s38, 3, v4
    s_and_b32 s38, exec_lo, s38
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s37
    v_lshlrev_b32_e32 v3, 2, v8
    buffer_load_b32 v3, v3, s[20:23], 0 offen offset:12
    s_mov_b32 exec_lo, s12
L9:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s12
L10:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v3, 0, v3, s36
L11:
    v_cvt_f32_u32_e32 v5, s28
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v0, v5, v0
    v_mul_f32_e32 v1, v5, v1
    v_mul_f32_e32 v2, v5, v2
    v_mul_f32_e32 v3, v5, v3
    v_mul_f32_e32 v5, 0x3f22f983, v0
    v_rndne_f32_e32 v5, v5
    v_fma_f32 v0, -v5, 0x3fc90fdb, v0
    v_fma_f32 v0, -v5, 0xb33bbd2e, v0
    v_fma_f32 v0, -v5, 0xa6f72ced, v0
    v_cvt_i32_f32_e32 v5, v5
    v_mul_f32_e32 v6, v0, v0
    v_fma_f32 v7, 0x3638b88d, v6, s51
    v_fma_f32 v7, v7, v6, 0x3c088886
    v_fma_f32 v7, v7, v6, 0xbe2aaaaa
    v_mul_f32_e32 v9, v6, v0
    v_fma_f32 v0, v7, v9, v0
    v_fma_f32 v7, 0x37ccf5ce, v6, s52
    v_fma_f32 v7, v7, v6, 0x3d2aaaa5
    v_fma_f32 v7, v7, v6, -0.5
    v_fma_f32 v6, v7, v6, 1.0
    v_and_b32_e32 v7, 1, v5
    v_cmp_ne_u32_e64 s20, 0, v7
    v_cndmask_b32_e64 v7, v0, v6, s20
    v_and_b32_e32 v9, 2, v5
    v_lshlrev_b32_e32 v9, 30, v9
    v_xor_b32_e32 v9, v7, v9
    v_mul_f32_e32 v7, 0x3f22f983, v1
    v_rndne_f32_e32 v7, v7
    v_fma_f32 v1, -v7, 0x3fc90fdb, v1
    v_fma_f32 v1, -v7, 0xb33bbd2e, v1
    v_fma_f32 v1, -v7, 0xa6f72ced, v1
    v_cvt_i32_f32_e32 v7, v7
    v_mul_f32_e32 v10, v1, v1
    v_fma_f32 v11, 0x3638b88d, v10, s51
    v_dual_fmaak_f32 v11, v11, v10, 0x3c088886 :: v_dual_mul_f32 v12, v10, v1
    v_fma_f32 v11, v11, v10, 0xbe2aaaaa
    v_dual_fmac_f32 v1, v11, v12 :: v_dual_and_b32 v12, 2, v7
    v_fma_f32 v11, 0x37ccf5ce, v10, s52
    v_dual_fmaak_f32 v11, v10, v11, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v12, 30, v12
    v_fma_f32 v11, v11, v10, -0.5
    v_fma_f32 v10, v11, v10, 1.0
    v_and_b32_e32 v11, 1, v7
    v_cmp_ne_u32_e64 s20, 0, v11
    v_cndmask_b32_e64 v11, v1, v10, s20
    v_xor_b32_e32 v11, v11, v12
    v_mul_f32_e32 v12, 0x3f22f983, v2
    v_rndne_f32_e32 v12, v12
    v_fma_f32 v2, -v12, 0x3fc90fdb, v2
    v_fma_f32 v2, -v12, 0xb33bbd2e, v2
    v_fma_f32 v2, -v12, 0xa6f72ced, v2
    v_cvt_i32_f32_e32 v12, v12
    v_mul_f32_e32 v13, v2, v2
    v_fma_f32 v14, 0x3638b88d, v13, s51
    v_dual_fmaak_f32 v14, v14, v13, 0x3c088886 :: v_dual_mul_f32 v15, v13, v2
    v_fma_f32 v14, v14, v13, 0xbe2aaaaa
    v_dual_fmac_f32 v2, v14, v15 :: v_dual_and_b32 v15, 2, v12
    v_fma_f32 v14, 0x37ccf5ce, v13, s52
    v_dual_fmaak_f32 v14, v13, v14, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v15, 30, v15
    v_fma_f32 v14, v14, v13, -0.5
    v_fma_f32 v13, v14, v13, 1.0
    v_and_b32_e32 v14, 1, v12
    v_cmp_ne_u32_e64 s20, 0, v14
    v_cndmask_b32_e64 v14, v2, v13, s20
    v_xor_b32_e32 v14, v14, v15
    v_mul_f32_e32 v15, 0x3f22f983, v3
    v_rndne_f32_e32 v15, v15
    v_fma_f32 v3, -v15, 0x3fc90fdb, v3
    v_fma_f32 v3, -v15, 0xb33bbd2e, v3
    v_fma_f32 v3, -v15, 0xa6f72ced, v3
    v_cvt_i32_f32_e32 v15, v15
    v_mul_f32_e32 v16, v3, v3
    v_fma_f32 v17, 0x3638b88d, v16, s51
    v_dual_fmaak_f32 v17, v17, v16, 0x3c088886 :: v_dual_mul_f32 v18, v16, v3
    v_fma_f32 v17, v17, v16, 0xbe2aaaaa
    v_dual_fmac_f32 v3, v17, v18 :: v_dual_and_b32 v18, 2, v15
    v_fma_f32 v17, 0x37ccf5ce, v16, s52
    v_dual_fmaak_f32 v17, v16, v17, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v18, 30, v18
    v_fma_f32 v17, v17, v16, -0.5
    v_fma_f32 v16, v17, v16, 1.0
    v_and_b32_e32 v17, 1, v15
    v_cmp_ne_u32_e64 s20, 0, v17
    v_cndmask_b32_e64 v17, v3, v16, s20
    v_xor_b32_e32 v17, v17, v18
    v_add_nc_u32_e32 v5, 1, v5
    v_and_b32_e32 v18, 1, v5
    v_cmp_ne_u32_e64 s20, 0, v18
    v_cndmask_b32_e64 v0, v0, v6, s20
    v_and_b32_e32 v5, 2, v5
    v_lshlrev_b32_e32 v5, 30, v5
    v_xor_b32_e32 v18, v0, v5
    v_add_nc_u32_e32 v0, 1, v7
    v_and_b32_e32 v5, 1, v0
    v_cmp_ne_u32_e64 s20, 0, v5
    v_cndmask_b32_e64 v1, v1, v10, s20
    v_and_b32_e32 v0, 2, v0
    v_lshlrev_b32_e32 v0, 30, v0
    v_xor_b32_e32 v10, v1, v0
    v_add_nc_u32_e32 v0, 1, v12
    v_and_b32_e32 v1, 1, v0
    v_cmp_ne_u32_e64 s20, 0, v1
    v_cndmask_b32_e64 v1, v2, v13, s20
    v_and_b32_e32 v0, 2, v0
    v_lshlrev_b32_e32 v0, 30, v0
    v_xor_b32_e32 v12, v1, v0
    v_add_nc_u32_e32 v0, 1, v15
    v_and_b32_e32 v1, 1, v0
    v_cmp_ne_u32_e64 s20, 0, v1
    v_cndmask_b32_e64 v1, v3, v16, s20
    v_and_b32_e32 v0, 2, v0
    v_lshlrev_b32_e32 v0, 30, v0
    v_xor_b32_e32 v13, v1, v0
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L12
    v_lshlrev_b32_e32 v0, 1, v8
    buffer_load_b64 v[0:1], v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v0
    v_and_b32_e32 v16, 0xffff0000, v0
    v_lshlrev_b32_e32 v19, 16, v1
    v_and_b32_e32 v20, 0xffff0000, v1
    s_branch L21
L12:
    v_cmp_lt_u32_e64 s20, 0, v4
    s_and_b32 s21, exec_lo, s20
    v_cmp_ge_u32_e64 s22, 0, v4
    s_and_b32 s22, exec_lo, s22
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v0, 1, v8
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L13:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s12
L14:
    v_cndmask_b32_e64 v15, 0, v0, s20
    v_cmp_lt_u32_e64 s20, 1, v4
    s_and_b32 s21, exec_lo, s20
    v_cmp_ge_u32_e64 s22, 1, v4
    s_and_b32 s22, exec_lo, s22
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v0, 1, v8
    buffer_load_u16 v0, v0, s[8:11], 0 offen offset:2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L15:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s12
L16:
    v_cndmask_b32_e64 v16, 0, v0, s20
    v_cmp_lt_u32_e64 s20, 2, v4
    s_and_b32 s21, exec_lo, s20
    v_cmp_ge_u32_e64 s22, 2, v4
    s_and_b32 s22, exec_lo, s22
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v0, 1, v8
    buffer_load_u16 v0, v0, s[8:11], 0 offen offset:4
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L17:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s12
L18:
    v_cndmask_b32_e64 v19, 0, v0, s20
    v_cmp_lt_u32_e64 s20, 3, v4
    s_and_b32 s21, exec_lo, s20
    v_cmp_ge_u32_e64 s22, 3, v4
    s_and_b32 s22, exec_lo, s22
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v0, 1, v8
    buffer_load_u16 v0, v0, s[8:11], 0 offen offset:6
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L19:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s12
L20:
    v_cndmask_b32_e64 v20, 0, v0, s20
L21:
    v_add_nc_u32_e32 v2, s29, v8
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L22
    v_lshlrev_b32_e32 v0, 1, v2
    buffer_load_b64 v[0:1], v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v21, 16, v0
    v_and_b32_e32 v22, 0xffff0000, v0
    v_lshlrev_b32_e32 v23, 16, v1
    v_and_b32_e32 v24, 0xffff0000, v1
    s_branch L31
L22:
    v_cmp_lt_u32_e64 s20, 0, v4
    s_and_b32 s21, exec_lo, s20
    v_cmp_ge_u32_e64 s22, 0, v4
    s_and_b32 s22, exec_lo, s22
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v0, 1, v2
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L23:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s12
L24:
    v_cndmask_b32_e64 v21, 0, v0, s20
    v_cmp_lt_u32_e64 s20, 1, v4
    s_and_b32 s21, exec_lo, s20
    v_cmp_ge_u32_e64 s22, 1, v4
    s_and_b32 s22, exec_lo, s22
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s21
    v_lshl_add_u32 v0, v2, 1, 2
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L25:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s12
L26:
    v_cndmask_b32_e64 v22, 0, v0, s20
    v_cmp_lt_u32_e64 s20, 2, v4
    s_and_b32 s21, exec_lo, s20
    v_cmp_ge_u32_e64 s22, 2, v4
    s_and_b32 s22, exec_lo, s22
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s21
    v_lshl_add_u32 v0, v2, 1, 4
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L27:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s12
L28:
    v_cndmask_b32_e64 v23, 0, v0, s20
    v_cmp_lt_u32_e64 s20, 3, v4
    s_and_b32 s21, exec_lo, s20
    v_cmp_ge_u32_e64 s22, 3, v4
    s_and_b32 s22, exec_lo, s22
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s21
    v_lshl_add_u32 v0, v2, 1, 6
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L29:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s12
L30:
    v_cndmask_b32_e64 v24, 0, v0, s20
L31:
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L32
    v_lshlrev_b32_e32 v0, 1, v8
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v25, 16, v0
    v_and_b32_e32 v26, 0xffff0000, v0
    v_lshlrev_b32_e32 v27, 16, v1
    v_and_b32_e32 v28, 0xffff0000, v1
    s_branch L41
L32:
    v_cmp_lt_u32_e64 s8, 0, v4
    s_and_b32 s9, exec_lo, s8
    v_cmp_ge_u32_e64 s10, 0, v4
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s9
    v_lshlrev_b32_e32 v0, 1, v8
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L33:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s12
L34:
    v_cndmask_b32_e64 v25, 0, v0, s8
    v_cmp_lt_u32_e64 s8, 1, v4
    s_and_b32 s9, exec_lo, s8
    v_cmp_ge_u32_e64 s10, 1, v4
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s9
    v_lshlrev_b32_e32 v0, 1, v8
    buffer_load_u16 v0, v0, s[16:19], 0 offen offset:2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L35:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s12
L36:
    v_cndmask_b32_e64 v26, 0, v0, s8
    v_cmp_lt_u32_e64 s8, 2, v4
    s_and_b32 s9, exec_lo, s8
    v_cmp_ge_u32_e64 s10, 2, v4
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s9
    v_lshlrev_b32_e32 v0, 1, v8
    buffer_load_u16 v0, v0, s[16:19], 0 offen offset:4
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L37:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s12
L38:
    v_cndmask_b32_e64 v27, 0, v0, s8
    v_cmp_lt_u32_e64 s8, 3, v4
    s_and_b32 s9, exec_lo, s8
    v_cmp_ge_u32_e64 s10, 3, v4
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s9
    v_lshlrev_b32_e32 v0, 1, v8
    buffer_load_u16 v0, v0, s[16:19], 0 offen offset:6
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L39:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s12
L40:
    v_cndmask_b32_e64 v28, 0, v0, s8
L41:
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L42
    v_lshlrev_b32_e32 v0, 1, v2
    buffer_load_b64 v[0:1], v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v29, 16, v0
    v_and_b32_e32 v30, 0xffff0000, v0
    v_lshlrev_b32_e32 v31, 16, v1
    v_and_b32_e32 v32, 0xffff0000, v1
    s_branch L51
L42:
    v_cmp_lt_u32_e64 s8, 0, v4
    s_and_b32 s9, exec_lo, s8
    v_cmp_ge_u32_e64 s10, 0, v4
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s9
    v_lshlrev_b32_e32 v0, 1, v2
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L43:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s12
L44:
    v_cndmask_b32_e64 v29, 0, v0, s8
    v_cmp_lt_u32_e64 s8, 1, v4
    s_and_b32 s9, exec_lo, s8
    v_cmp_ge_u32_e64 s10, 1, v4
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s9
    v_lshl_add_u32 v0, v2, 1, 2
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L45:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s12
L46:
    v_cndmask_b32_e64 v30, 0, v0, s8
    v_cmp_lt_u32_e64 s8, 2, v4
    s_and_b32 s9, exec_lo, s8
    v_cmp_ge_u32_e64 s10, 2, v4
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s9
    v_lshl_add_u32 v0, v2, 1, 4
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L47:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s12
L48:
    v_cndmask_b32_e64 v31, 0, v0, s8
    v_cmp_lt_u32_e64 s8, 3, v4
    s_and_b32 s9, exec_lo, s8
    v_cmp_ge_u32_e64 s10, 3, v4
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s9
    v_lshl_add_u32 v0, v2, 1, 6
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L49:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s12
L50:
    v_cndmask_b32_e64 v32, 0, v0, s8
L51:
    v_cvt_f32_u32_e32 v0, s48
    v_mov_b32_e32 v1, 1.0
    v_div_scale_f32 v2, null, v0, v0, v1
    v_rcp_f32_e32 v3, v2
    s_waitcnt_depctr 0xfff
    v_fma_f32 v5, -v2, v3, 1.0
    v_fma_f32 v3, v5, v3, v3
    v_div_scale_f32 v5, vcc_lo, v1, v0, v1
    v_mul_f32_e32 v6, v5, v3
    v_fma_f32 v7, -v2, v6, v5
    v_fma_f32 v6, v7, v3, v6
    v_fma_f32 v2, -v2, v6, v5
    v_div_fmas_f32 v2, v2, v3, v6
    v_div_fixup_f32 v33, v2, v0, v1
    s_mul_i32 s8, s14, s44
    v_add_nc_u32_e32 v34, s8, v8
    s_lshl_b32 s8, s13, 3
    s_add_u32 s9, s8, 8
    s_lshl1_add_u32 s10, s47, s46
    s_min_u32 s9, s9, s10
    v_cmp_lt_u32_e64 s10, 0, v4
    s_and_b32 s11, exec_lo, s10
    v_cmp_ge_u32_e64 s13, 0, v4
    s_and_b32 s13, exec_lo, s13
    v_cmp_lt_u32_e64 s16, 1, v4
    s_and_b32 s17, exec_lo, s16
    v_cmp_ge_u32_e64 s18, 1, v4
    s_and_b32 s18, exec_lo, s18
    v_cmp_lt_u32_e64 s19, 2, v4
    s_and_b32 s20, exec_lo, s19
    v_cmp_ge_u32_e64 s21, 2, v4
    s_and_b32 s21, exec_lo, s21
    v_cmp_lt_u32_e64 s22, 3, v4
    s_and_b32 s23, exec_lo, s22
    v_cmp_ge_u32_e64 s28, 3, v4
    s_and_b32 s28, exec_lo, s28
    s_add_u32 s36, s46, s47
    s_and_b32 s37, exec_lo, s31
    s_and_b32 s38, s37, s10
    s_and_b32 s39, s37, s16
    s_and_b32 s40, s37, s19
    s_and_b32 s41, s37, s22
    s_mul_i32 s14, s14, s45
    s_branch L121
L52:
    s_mul_i32 s42, s8, s48
    s_waitcnt vmcnt(0)
    v_add_nc_u32_e32 v4, s42, v34
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L53
    v_lshlrev_b32_e32 v0, 2, v4
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_branch L62
L53:
    s_cmp_lg_u32 s11, 0
    s_cbranch_scc0 L54
    s_mov_b32 exec_lo, s11
    v_lshlrev_b32_e32 v0, 2, v4
    buffer_load_b32 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L54:
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s12
L55:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s10
    s_cmp_lg_u32 s17, 0
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s17
    v_lshl_add_u32 v1, v4, 2, 4
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L56:
    s_cmp_lg_u32 s18, 0
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s12
L57:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0, v1, s16
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc0 L58
    s_mov_b32 exec_lo, s20
    v_lshl_add_u32 v2, v4, 2, 8
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L58:
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L59
    s_mov_b32 exec_lo, s12
L59:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v2, 0, v2, s19
    s_cmp_lg_u32 s23, 0
    s_cbranch_scc0 L60
    s_mov_b32 exec_lo, s23
    v_lshl_add_u32 v3, v4, 2, 12
    buffer_load_b32 v3, v3, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L60:
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L61
    s_mov_b32 exec_lo, s12
L61:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v3, 0, v3, s22
L62:
    v_add_nc_u32_e32 v7, s29, v4
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L63
    v_lshlrev_b32_e32 v4, 2, v7
    buffer_load_b128 v[4:7], v4, s[4:7], 0 offen
    s_branch L72
L63:
    s_cmp_lg_u32 s11, 0
    s_cbranch_scc0 L64
    s_mov_b32 exec_lo, s11
    v_lshlrev_b32_e32 v4, 2, v7
    buffer_load_b32 v4, v4, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L64:
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc0 L65
    s_mov_b32 exec_lo, s12
L65:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v4, 0, v4, s10
    s_cmp_lg_u32 s17, 0
    s_cbranch_scc0 L66
    s_mov_b32 exec_lo, s17
    v_lshl_add_u32 v5, v7, 2, 4
    buffer_load_b32 v5, v5, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L66:
    s_cmp_lg_u32 s18, 0
    s_cbranch_scc0 L67
    s_mov_b32 exec_lo, s12
L67:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v5, 0, v5, s16
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc0 L68
    s_mov_b32 exec_lo, s20
    v_lshl_add_u32 v6, v7, 2, 8
    buffer_load_b32 v6, v6, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L68:
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L69
    s_mov_b32 exec_lo, s12
L69:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v6, 0, v6, s19
    s_cmp_lg_u32 s23, 0
    s_cbranch_scc0 L70
    s_mov_b32 exec_lo, s23
    v_lshl_add_u32 v7, v7, 2, 12
    buffer_load_b32 v7, v7, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L70:
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L71
    s_mov_b32 exec_lo, s12
L71:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v7, 0, v7, s22
L72:
    s_cmp_ge_u32 s8, s36
    s_cbranch_scc0 L83
    s_sub_u32 s42, s8, s46
    s_sub_u32 s42, s42, s47
    s_mul_i32 s42, s42, s48
    s_add_u32 s42, s15, s42
    v_add_nc_u32_e32 v35, s42, v8
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc0 L120
    s_mov_b32 exec_lo, s37
    s_waitcnt vmcnt(1)
    v_bfe_u32 v36, v0, 16, 1
    v_add3_u32 v36, v0, v36, 0x7fff
    v_or_b32_e32 v37, 0x400000, v0
    v_cmp_u_f32_e64 s42, v0, v0
    v_cndmask_b32_e64 v0, v36, v37, s42
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v36, v1, 16, 1
    v_add3_u32 v36, v1, v36, 0x7fff
    v_or_b32_e32 v37, 0x400000, v1
    v_cmp_u_f32_e64 s42, v1, v1
    v_cndmask_b32_e64 v1, v36, v37, s42
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v36, v2, 16, 1
    v_add3_u32 v36, v2, v36, 0x7fff
    v_or_b32_e32 v37, 0x400000, v2
    v_cmp_u_f32_e64 s42, v2, v2
    v_cndmask_b32_e64 v2, v36, v37, s42
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v36, v3, 16, 1
    v_add3_u32 v36, v3, v36, 0x7fff
    v_or_b32_e32 v37, 0x400000, v3
    v_cmp_u_f32_e64 s42, v3, v3
    v_cndmask_b32_e64 v3, v36, v37, s42
    v_lshrrev_b32_e32 v3, 16, v3
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L73
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v3, 16, v2
    v_lshlrev_b32_e32 v2, 1, v35
    buffer_store_b64 v[0:1], v2, s[32:35], 0 offen
    s_branch L77
L73:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L74
    s_mov_b32 exec_lo, s38
    v_lshlrev_b32_e32 v36, 1, v35
    buffer_store_b16 v0, v36, s[32:35], 0 offen
    s_mov_b32 exec_lo, s37
L74:
    s_cmp_lg_u32 s39, 0
    s_cbranch_scc0 L75
    s_mov_b32 exec_lo, s39
    v_lshl_add_u32 v0, v35, 1, 2
    buffer_store_b16 v1, v0, s[32:35], 0 offen
    s_mov_b32 exec_lo, s37
L75:
    s_cmp_lg_u32 s40, 0
    s_cbranch_scc0 L76
    s_mov_b32 exec_lo, s40
    v_lshl_add_u32 v0, v35, 1, 4
    buffer_store_b16 v2, v0, s[32:35], 0 offen
    s_mov_b32 exec_lo, s37
L76:
    s_cmp_lg_u32 s41, 0
    s_cbranch_scc0 L77
    s_mov_b32 exec_lo, s41
    v_lshl_add_u32 v0, v35, 1, 6
    buffer_store_b16 v3, v0, s[32:35], 0 offen
    s_mov_b32 exec_lo, s37
L77:
    v_add_nc_u32_e32 v2, s29, v35
    s_waitcnt vmcnt(0)
    v_bfe_u32 v0, v4, 16, 1
    v_add3_u32 v0, v4, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v4
    v_cmp_u_f32_e64 s42, v4, v4
    v_cndmask_b32_e64 v0, v0, v1, s42
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v5, 16, 1
    v_add3_u32 v1, v5, v1, 0x7fff
    v_or_b32_e32 v3, 0x400000, v5
    v_cmp_u_f32_e64 s42, v5, v5
    v_cndmask_b32_e64 v1, v1, v3, s42
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v6
    v_cmp_u_f32_e64 s42, v6, v6
    v_cndmask_b32_e64 v3, v3, v4, s42
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v4, v7, 16, 1
    v_add3_u32 v4, v7, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v7
    v_cmp_u_f32_e64 s42, v7, v7
    v_cndmask_b32_e64 v4, v4, v5, s42
    v_lshrrev_b32_e32 v4, 16, v4
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L78
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v4, 16, v3
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_store_b64 v[0:1], v2, s[32:35], 0 offen
    s_branch L82
L78:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L79
    s_mov_b32 exec_lo, s38
    v_lshlrev_b32_e32 v5, 1, v2
    buffer_store_b16 v0, v5, s[32:35], 0 offen
L79:
    s_cmp_lg_u32 s39, 0
    s_cbranch_scc0 L80
    s_mov_b32 exec_lo, s39
    v_lshl_add_u32 v0, v2, 1, 2
    buffer_store_b16 v1, v0, s[32:35], 0 offen
L80:
    s_cmp_lg_u32 s40, 0
    s_cbranch_scc0 L81
    s_mov_b32 exec_lo, s40
    v_lshl_add_u32 v0, v2, 1, 4
    buffer_store_b16 v3, v0, s[32:35], 0 offen
L81:
    s_cmp_lg_u32 s41, 0
    s_cbranch_scc0 L82
    s_mov_b32 exec_lo, s41
    v_lshl_add_u32 v0, v2, 1, 6
    buffer_store_b16 v4, v0, s[32:35], 0 offen
L82:
    s_mov_b32 exec_lo, s12
    s_branch L120
L83:
    s_waitcnt vmcnt(1)
    v_fma_f32 v35, v0, v0, 0
    v_fma_f32 v35, v1, v1, v35
    v_fma_f32 v35, v2, v2, v35
    v_fma_f32 v35, v3, v3, v35
    s_waitcnt vmcnt(0)
    v_fma_f32 v35, v4, v4, v35
    v_fma_f32 v35, v5, v5, v35
    v_fma_f32 v35, v6, v6, v35
    v_fma_f32 v35, v7, v7, v35
    v_cndmask_b32_e64 v35, 0, v35, s31
    v_add_f32_dpp v35, v35, v35 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v35, v35, v35 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v35, v35, v35 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v35, v35, v35 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v36, v35, 0x76543210, s53
    v_add_f32_e32 v35, v36, v35
    v_fma_f32 v35, v35, v33, s49
    v_cmp_gt_f32_e64 s43, 0x800000, v35
    v_mul_f32_e32 v36, 0x4b800000, v35
    v_cndmask_b32_e64 v35, v35, v36, s43
    v_rsq_f32_e32 v35, v35
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v36, 0x45800000, v35
    v_cndmask_b32_e64 v35, v35, v36, s43
    v_mul_f32_e32 v0, v0, v35
    s_cmp_lt_u32 s8, s46
    s_cbranch_scc0 L84
    v_mov_b32_e32 v36, v15
    s_branch L85
L84:
    v_mov_b32_e32 v36, v25
L85:
    v_dual_mul_f32 v0, v0, v36 :: v_dual_mul_f32 v1, v1, v35
    s_cmp_lt_u32 s8, s46
    s_cbranch_scc0 L86
    v_mov_b32_e32 v36, v16
    s_branch L87
L86:
    v_mov_b32_e32 v36, v26
L87:
    v_dual_mul_f32 v1, v1, v36 :: v_dual_mul_f32 v2, v2, v35
    s_cmp_lt_u32 s8, s46
    s_cbranch_scc0 L88
    v_mov_b32_e32 v36, v19
    s_branch L89
L88:
    v_mov_b32_e32 v36, v27
L89:
    v_dual_mul_f32 v2, v2, v36 :: v_dual_mul_f32 v3, v3, v35
    s_cmp_lt_u32 s8, s46
    s_cbranch_scc0 L90
    v_mov_b32_e32 v36, v20
    s_branch L91
L90:
    v_mov_b32_e32 v36, v28
L91:
    v_dual_mul_f32 v3, v3, v36 :: v_dual_mul_f32 v4, v4, v35
    s_cmp_lt_u32 s8, s46
    s_cbranch_scc0 L92
    v_mov_b32_e32 v36, v21
    s_branch L93
L92:
    v_mov_b32_e32 v36, v29
L93:
    v_dual_mul_f32 v4, v4, v36 :: v_dual_mul_f32 v5, v5, v35
    s_cmp_lt_u32 s8, s46
    s_cbranch_scc0 L94
    v_mov_b32_e32 v36, v22
    s_branch L95
L94:
    v_mov_b32_e32 v36, v30
L95:
    v_dual_mul_f32 v5, v5, v36 :: v_dual_mul_f32 v6, v6, v35
    s_cmp_lt_u32 s8, s46
    s_cbranch_scc0 L96
    v_mov_b32_e32 v36, v23
    s_branch L97
L96:
    v_mov_b32_e32 v36, v31
L97:
    v_dual_mul_f32 v6, v6, v36 :: v_dual_mul_f32 v7, v7, v35
    s_cmp_lt_u32 s8, s46
    s_cbranch_scc0 L98
    v_mov_b32_e32 v35, v24
    s_branch L99
L98:
    v_mov_b32_e32 v35, v32
L99:
    v_dual_mul_f32 v7, v7, v35 :: v_dual_mul_f32 v38, v6, v14
    v_mul_f32_e32 v35, v0, v18
    v_mul_f32_e32 v36, v4, v9
    v_dual_sub_f32 v35, v35, v36 :: v_dual_mul_f32 v36, v10, v1
    v_dual_mul_f32 v37, v5, v11 :: v_dual_mul_f32 v4, v4, v18
    v_sub_f32_e32 v36, v36, v37
    v_mul_f32_e32 v37, v2, v12
    v_dual_sub_f32 v37, v37, v38 :: v_dual_mul_f32 v0, v0, v9
    v_mul_f32_e32 v38, v3, v13
    v_mul_f32_e32 v39, v7, v17
    v_sub_f32_e32 v38, v38, v39
    v_dual_add_f32 v4, v4, v0 :: v_dual_mul_f32 v1, v1, v11
    v_mul_f32_e32 v0, v5, v10
    v_add_f32_e32 v5, v0, v1
    v_mul_f32_e32 v0, v6, v12
    v_mul_f32_e32 v1, v2, v14
    v_add_f32_e32 v2, v0, v1
    v_mul_f32_e32 v0, v7, v13
    v_mul_f32_e32 v1, v3, v17
    v_add_f32_e32 v3, v0, v1
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc0 L120
    s_mov_b32 exec_lo, s37
    s_cmp_lt_u32 s8, s46
    s_cbranch_scc0 L109
    s_add_u32 s42, s14, s42
    v_add_nc_u32_e32 v6, s42, v8
    v_bfe_u32 v0, v35, 16, 1
    v_add3_u32 v0, v35, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v35
    v_cmp_u_f32_e64 s42, v35, v35
    v_cndmask_b32_e64 v0, v0, v1, s42
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v36, 16, 1
    v_add3_u32 v1, v36, v1, 0x7fff
    v_or_b32_e32 v7, 0x400000, v36
    v_cmp_u_f32_e64 s42, v36, v36
    v_cndmask_b32_e64 v1, v1, v7, s42
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v7, v37, 16, 1
    v_add3_u32 v7, v37, v7, 0x7fff
    v_or_b32_e32 v35, 0x400000, v37
    v_cmp_u_f32_e64 s42, v37, v37
    v_cndmask_b32_e64 v7, v7, v35, s42
    v_lshrrev_b32_e32 v7, 16, v7
    v_bfe_u32 v35, v38, 16, 1
    v_add3_u32 v35, v38, v35, 0x7fff
    v_or_b32_e32 v36, 0x400000, v38
    v_cmp_u_f32_e64 s42, v38, v38
    v_cndmask_b32_e64 v35, v35, v36, s42
    v_lshrrev_b32_e32 v35, 16, v35
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L100
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v35, 16, v7
    v_lshlrev_b32_e32 v7, 1, v6
    buffer_store_b64 v[0:1], v7, s[24:27], 0 offen
    s_branch L104
L100:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L101
    s_mov_b32 exec_lo, s38
    v_lshlrev_b32_e32 v36, 1, v6
    buffer_store_b16 v0, v36, s[24:27], 0 offen
    s_mov_b32 exec_lo, s37
L101:
    s_cmp_lg_u32 s39, 0
    s_cbranch_scc0 L102
    s_mov_b32 exec_lo, s39
    v_lshl_add_u32 v0, v6, 1, 2
    buffer_store_b16 v1, v0, s[24:27], 0 offen
    s_mov_b32 exec_lo, s37
L102:
    s_cmp_lg_u32 s40, 0
    s_cbranch_scc0 L103
    s_mov_b32 exec_lo, s40
    v_lshl_add_u32 v0, v6, 1, 4
    buffer_store_b16 v7, v0, s[24:27], 0 offen
    s_mov_b32 exec_lo, s37
L103:
    s_cmp_lg_u32 s41, 0
    s_cbranch_scc0 L104
    s_mov_b32 exec_lo, s41
    v_lshl_add_u32 v0, v6, 1, 6
    buffer_store_b16 v35, v0, s[24:27], 0 offen
    s_mov_b32 exec_lo, s37
L104:
    v_add_nc_u32_e32 v6, s29, v6
    v_bfe_u32 v0, v4, 16, 1
    v_add3_u32 v0, v4, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v4
    v_cmp_u_f32_e64 s42, v4, v4
    v_cndmask_b32_e64 v0, v0, v1, s42
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v5, 16, 1
    v_add3_u32 v1, v5, v1, 0x7fff
    v_or_b32_e32 v4, 0x400000, v5
    v_cmp_u_f32_e64 s42, v5, v5
    v_cndmask_b32_e64 v1, v1, v4, s42
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v4, v2, 16, 1
    v_add3_u32 v4, v2, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v2
    v_cmp_u_f32_e64 s42, v2, v2
    v_cndmask_b32_e64 v2, v4, v5, s42
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v4, v3, 16, 1
    v_add3_u32 v4, v3, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v3
    v_cmp_u_f32_e64 s42, v3, v3
    v_cndmask_b32_e64 v3, v4, v5, s42
    v_lshrrev_b32_e32 v3, 16, v3
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L105
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v3, 16, v2
    v_lshlrev_b32_e32 v2, 1, v6
    buffer_store_b64 v[0:1], v2, s[24:27], 0 offen
    s_branch L119
L105:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L106
    s_mov_b32 exec_lo, s38
    v_lshlrev_b32_e32 v4, 1, v6
    buffer_store_b16 v0, v4, s[24:27], 0 offen
L106:
    s_cmp_lg_u32 s39, 0
    s_cbranch_scc0 L107
    s_mov_b32 exec_lo, s39
    v_lshl_add_u32 v0, v6, 1, 2
    buffer_store_b16 v1, v0, s[24:27], 0 offen
L107:
    s_cmp_lg_u32 s40, 0
    s_cbranch_scc0 L108
    s_mov_b32 exec_lo, s40
    v_lshl_add_u32 v0, v6, 1, 4
    buffer_store_b16 v2, v0, s[24:27], 0 offen
L108:
    s_cmp_lg_u32 s41, 0
    s_cbranch_scc0 L119
    s_mov_b32 exec_lo, s41
    v_lshl_add_u32 v0, v6, 1, 6
    buffer_store_b16 v3, v0, s[24:27], 0 offen
    s_branch L119
L109:
    s_sub_u32 s42, s8, s46
    s_mul_i32 s42, s42, s48
    s_add_u32 s42, s15, s42
    v_add_nc_u32_e32 v6, s42, v8
    v_bfe_u32 v0, v35, 16, 1
    v_add3_u32 v0, v35, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v35
    v_cmp_u_f32_e64 s42, v35, v35
    v_cndmask_b32_e64 v0, v0, v1, s42
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v36, 16, 1
    v_add3_u32 v1, v36, v1, 0x7fff
    v_or_b32_e32 v7, 0x400000, v36
    v_cmp_u_f32_e64 s42, v36, v36
    v_cndmask_b32_e64 v1, v1, v7, s42
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v7, v37, 16, 1
    v_add3_u32 v7, v37, v7, 0x7fff
    v_or_b32_e32 v35, 0x400000, v37
    v_cmp_u_f32_e64 s42, v37, v37
    v_cndmask_b32_e64 v7, v7, v35, s42
    v_lshrrev_b32_e32 v7, 16, v7
    v_bfe_u32 v35, v38, 16, 1
    v_add3_u32 v35, v38, v35, 0x7fff
    v_or_b32_e32 v36, 0x400000, v38
    v_cmp_u_f32_e64 s42, v38, v38
    v_cndmask_b32_e64 v35, v35, v36, s42
    v_lshrrev_b32_e32 v35, 16, v35
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L110
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v35, 16, v7
    v_lshlrev_b32_e32 v7, 1, v6
    buffer_store_b64 v[0:1], v7, s[0:3], 0 offen
    s_branch L114
L110:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L111
    s_mov_b32 exec_lo, s38
    v_lshlrev_b32_e32 v36, 1, v6
    buffer_store_b16 v0, v36, s[0:3], 0 offen
    s_mov_b32 exec_lo, s37
L111:
    s_cmp_lg_u32 s39, 0
    s_cbranch_scc0 L112
    s_mov_b32 exec_lo, s39
    v_lshl_add_u32 v0, v6, 1, 2
    buffer_store_b16 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s37
L112:
    s_cmp_lg_u32 s40, 0
    s_cbranch_scc0 L113
    s_mov_b32 exec_lo, s40
    v_lshl_add_u32 v0, v6, 1, 4
    buffer_store_b16 v7, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s37
L113:
    s_cmp_lg_u32 s41, 0
    s_cbranch_scc0 L114
    s_mov_b32 exec_lo, s41
    v_lshl_add_u32 v0, v6, 1, 6
    buffer_store_b16 v35, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s37
L114:
    v_add_nc_u32_e32 v6, s29, v6
    v_bfe_u32 v0, v4, 16, 1
    v_add3_u32 v0, v4, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v4
    v_cmp_u_f32_e64 s42, v4, v4
    v_cndmask_b32_e64 v0, v0, v1, s42
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v5, 16, 1
    v_add3_u32 v1, v5, v1, 0x7fff
    v_or_b32_e32 v4, 0x400000, v5
    v_cmp_u_f32_e64 s42, v5, v5
    v_cndmask_b32_e64 v1, v1, v4, s42
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v4, v2, 16, 1
    v_add3_u32 v4, v2, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v2
    v_cmp_u_f32_e64 s42, v2, v2
    v_cndmask_b32_e64 v2, v4, v5, s42
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v4, v3, 16, 1
    v_add3_u32 v4, v3, v4, 0x7fff
    v_or_b32_e32 v5, 0x400000, v3
    v_cmp_u_f32_e64 s42, v3, v3
    v_cndmask_b32_e64 v3, v4, v5, s42
    v_lshrrev_b32_e32 v3, 16, v3
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L115
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v3, 16, v2
    v_lshlrev_b32_e32 v2, 1, v6
    buffer_store_b64 v[0:1], v2, s[0:3], 0 offen
    s_branch L119
L115:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L116
    s_mov_b32 exec_lo, s38
    v_lshlrev_b32_e32 v4, 1, v6
    buffer_store_b16 v0, v4, s[0:3], 0 offen
L116:
    s_cmp_lg_u32 s39, 0
    s_cbranch_scc0 L117
    s_mov_b32 exec_lo, s39
    v_lshl_add_u32 v0, v6, 1, 2
    buffer_store_b16 v1, v0, s[0:3], 0 offen
L117:
    s_cmp_lg_u32 s40, 0
    s_cbranch_scc0 L118
    s_mov_b32 exec_lo, s40
    v_lshl_add_u32 v0, v6, 1, 4
    buffer_store_b16 v2, v0, s[0:3], 0 offen
L118:
    s_cmp_lg_u32 s41, 0
    s_cbranch_scc0 L119
    s_mov_b32 exec_lo, s41
    v_lshl_add_u32 v0, v6, 1, 6
    buffer_store_b16 v3, v0, s[0:3], 0 offen
L119:
    s_mov_b32 exec_lo, s12
L120:
    s_add_u32 s8, s8, 1
L121:
    s_cmp_lt_u32 s8, s9
    s_cbranch_scc1 L52
    s_endpgm
