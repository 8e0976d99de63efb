; 13 VGPRs, 50 SGPRs, 0 bytes of LDS, 0 of scratch, 539 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x48
    s_load_b128 s[16:19], s[0:1], 0x60
    s_load_b128 s[20:23], s[0:1], 0x78
    s_load_b128 s[24:27], s[0:1], 0x90
    s_load_b128 s[28:31], s[0:1], 0xa8
    s_load_b128 s[32:35], s[0:1], 0xc0
    s_load_b128 s[36:39], s[0:1], 0xe8
    s_load_b32 s15, s[0:1], 0x88
    s_load_b32 s40, s[0:1], 0x10
    s_load_b32 s41, s[0:1], 0x70
    s_load_b32 s42, s[0:1], 0xd8
    s_load_b32 s43, s[0:1], 0xdc
    s_load_b32 s44, s[0:1], 0xe0
    s_load_b32 s45, s[0:1], 0xbc
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_mov_b32 s46, 0xb9500bee
    s_mov_b32 s47, 0xbab6061a
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s48, s38
    s_mov_b32 s49, s34
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s0, s20
    s_mov_b32 s1, s21
    s_lshl_b32 s2, s22, 1
    s_mov_b32 s3, 0x31016000
    s_lshl_b32 s26, s26, 1
    s_mov_b32 s27, 0x31016000
    s_lshl_b32 s30, s30, 2
    s_mov_b32 s31, 0x31016000
    s_lshl_b32 s34, s34, 2
    s_mov_b32 s35, 0x31016000
    s_lshl_b32 s38, s38, 1
    s_mov_b32 s39, 0x31016000
    s_lshl_b32 s20, s14, 2
    s_buffer_load_b32 s20, s[28:31], s20
    s_add_u32 s21, s45, s14
    s_lshl_b32 s21, s21, 2
    s_buffer_load_b32 s21, s[28:31], s21
    s_waitcnt lgkmcnt(0)
    s_lshr_b32 s22, s20, 5
    s_add_u32 s21, s21, s22
    s_cmp_lt_u32 s21, s49
    s_cselect_b32 s22, exec_lo, 0
    s_and_b32 s22, exec_lo, s22
    s_cmp_ge_u32 s21, s49
    s_cselect_b32 s28, exec_lo, 0
    s_and_b32 s28, exec_lo, s28
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L0
    s_lshl_b32 s22, s21, 2
    s_buffer_load_b32 s22, s[32:35], s22
    s_mov_b32 exec_lo, s12
L0:
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s12
L1:
    s_cmp_lt_u32 s21, s49
    s_waitcnt lgkmcnt(0)
    s_cselect_b32 s21, s22, 0
    s_lshl_b32 s21, s21, 5
    s_and_b32 s22, s20, 31
    s_add_u32 s21, s21, s22
    s_add_u32 s22, s23, -1
    s_min_u32 s21, s21, s22
    s_mul_i32 s15, s21, s15
    s_lshr_b32 s21, s44, 1
    s_and_b32 s22, s21, 1
    v_lshlrev_b32_e32 v0, 1, v0
    v_max_u32_e32 v1, s21, v0
    v_sub_nc_u32_e32 v2, v1, v0
    v_cmp_gt_u32_e64 s23, s21, v0
    v_cndmask_b32_e64 v4, 0, v0, s23
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L2
    v_lshlrev_b32_e32 v0, 2, v4
    buffer_load_b64 v[0:1], v0, s[8:11], 0 offen
    s_branch L7
L2:
    v_cmp_lt_u32_e64 s28, 0, v2
    s_and_b32 s29, exec_lo, s28
    v_cmp_ge_u32_e64 s30, 0, v2
    s_and_b32 s30, exec_lo, s30
    s_cmp_lg_u32 s29, 0
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s29
    v_lshlrev_b32_e32 v0, 2, v4
    buffer_load_b32 v0, v0, s[8:11], 0 offen
    s_mov_b32 exec_lo, s12
L3:
    s_cmp_lg_u32 s30, 0
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s12
L4:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s28
    v_cmp_lt_u32_e64 s28, 1, v2
    s_and_b32 s29, exec_lo, s28
    v_cmp_ge_u32_e64 s30, 1, v2
    s_and_b32 s30, exec_lo, s30
    s_cmp_lg_u32 s29, 0
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s29
    v_lshlrev_b32_e32 v1, 2, v4
    buffer_load_b32 v1, v1, s[8:11], 0 offen offset:4
    s_mov_b32 exec_lo, s12
L5:
    s_cmp_lg_u32 s30, 0
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s12
L6:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0, v1, s28
L7:
    v_cvt_f32_u32_e32 v3, s20
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v0, v3, v0
    v_mul_f32_e32 v1, v3, v1
    v_mul_f32_e32 v3, 0x3f22f983, v0
    v_rndne_f32_e32 v3, v3
    v_fma_f32 v0, -v3, 0x3fc90fdb, v0
    v_fma_f32 v0, -v3, 0xb33bbd2e, v0
    v_fma_f32 v0, -v3, 0xa6f72ced, v0
    v_cvt_i32_f32_e32 v3, v3
    v_mul_f32_e32 v5, v0, v0
    v_fma_f32 v6, 0x3638b88d, v5, s46
    v_dual_fmaak_f32 v6, v6, v5, 0x3c088886 :: v_dual_mul_f32 v7, v5, v0
    v_fma_f32 v6, v6, v5, 0xbe2aaaaa
    v_dual_fmac_f32 v0, v7, v6 :: v_dual_and_b32 v7, 2, v3
    v_fma_f32 v6, 0x37ccf5ce, v5, s47
    v_dual_fmaak_f32 v6, v5, v6, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v7, 30, v7
    v_fma_f32 v6, v6, v5, -0.5
    v_fma_f32 v5, v6, v5, 1.0
    v_and_b32_e32 v6, 1, v3
    v_cmp_ne_u32_e64 s8, 0, v6
    v_cndmask_b32_e64 v6, v0, v5, s8
    v_xor_b32_e32 v6, v6, v7
    v_mul_f32_e32 v7, 0x3f22f983, v1
    v_rndne_f32_e32 v7, v7
    v_fma_f32 v1, -v7, 0x3fc90fdb, v1
    v_fma_f32 v1, -v7, 0xb33bbd2e, v1
    v_fma_f32 v1, -v7, 0xa6f72ced, v1
    v_cvt_i32_f32_e32 v7, v7
    v_mul_f32_e32 v8, v1, v1
    v_fma_f32 v9, 0x3638b88d, v8, s46
    v_dual_fmaak_f32 v9, v9, v8, 0x3c088886 :: v_dual_mul_f32 v10, v8, v1
    v_fma_f32 v9, v9, v8, 0xbe2aaaaa
    v_dual_fmac_f32 v1, v9, v10 :: v_dual_and_b32 v10, 2, v7
    v_fma_f32 v9, 0x37ccf5ce, v8, s47
    v_dual_fmaak_f32 v9, v8, v9, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v10, 30, v10
    v_fma_f32 v9, v9, v8, -0.5
    v_fma_f32 v8, v9, v8, 1.0
    v_and_b32_e32 v9, 1, v7
    v_cmp_ne_u32_e64 s8, 0, v9
    v_cndmask_b32_e64 v9, v1, v8, s8
    v_xor_b32_e32 v9, v9, v10
    v_add_nc_u32_e32 v3, 1, v3
    v_and_b32_e32 v10, 1, v3
    v_cmp_ne_u32_e64 s8, 0, v10
    v_cndmask_b32_e64 v0, v0, v5, s8
    v_and_b32_e32 v3, 2, v3
    v_lshlrev_b32_e32 v3, 30, v3
    v_xor_b32_e32 v5, v0, v3
    v_add_nc_u32_e32 v0, 1, v7
    v_and_b32_e32 v3, 1, v0
    v_cmp_ne_u32_e64 s8, 0, v3
    v_cndmask_b32_e64 v1, v1, v8, s8
    v_and_b32_e32 v0, 2, v0
    v_lshlrev_b32_e32 v0, 30, v0
    v_xor_b32_e32 v7, v1, v0
    s_mul_i32 s8, s14, s40
    v_add_nc_u32_e32 v8, s8, v4
    s_lshl_b32 s8, s13, 3
    s_add_u32 s9, s8, 8
    s_lshl1_add_u32 s10, s43, s42
    s_min_u32 s9, s9, s10
    v_cmp_lt_u32_e64 s10, 0, v2
    s_and_b32 s11, exec_lo, s10
    v_cmp_ge_u32_e64 s13, 0, v2
    s_and_b32 s13, exec_lo, s13
    v_cmp_lt_u32_e64 s20, 1, v2
    s_and_b32 s28, exec_lo, s20
    v_cmp_ge_u32_e64 s29, 1, v2
    s_and_b32 s29, exec_lo, s29
    s_add_u32 s30, s42, s43
    s_and_b32 s23, exec_lo, s23
    s_and_b32 s31, s23, s10
    s_and_b32 s32, s23, s20
    s_mul_i32 s14, s14, s41
    s_branch L55
L8:
    s_mul_i32 s33, s8, s44
    s_waitcnt vmcnt(0)
    v_add_nc_u32_e32 v2, s33, v4
    v_add_nc_u32_e32 v3, s33, v8
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L9
    v_lshlrev_b32_e32 v0, 2, v3
    buffer_load_b64 v[0:1], v0, s[4:7], 0 offen
    s_branch L14
L9:
    s_cmp_lg_u32 s11, 0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s11
    v_lshlrev_b32_e32 v0, 2, v3
    buffer_load_b32 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L10:
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s12
L11:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s10
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s28
    v_lshl_add_u32 v1, v3, 2, 4
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L12:
    s_cmp_lg_u32 s29, 0
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s12
L13:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0, v1, s20
L14:
    s_cmp_gt_u32 s48, 0
    s_cbranch_scc0 L21
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L15
    v_lshlrev_b32_e32 v10, 1, v2
    buffer_load_b32 v10, v10, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    s_branch L20
L15:
    s_cmp_lg_u32 s11, 0
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s11
    v_lshlrev_b32_e32 v10, 1, v2
    buffer_load_u16 v10, v10, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    s_mov_b32 exec_lo, s12
L16:
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s12
L17:
    v_cndmask_b32_e64 v11, 0, v10, s10
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s28
    v_lshl_add_u32 v10, v2, 1, 2
    buffer_load_u16 v10, v10, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    s_mov_b32 exec_lo, s12
L18:
    s_cmp_lg_u32 s29, 0
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s12
L19:
    v_cndmask_b32_e64 v10, 0, v10, s20
L20:
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v11 :: v_dual_add_f32 v1, v1, v10
L21:
    v_add_nc_u32_e32 v3, s21, v3
    v_add_nc_u32_e32 v10, s21, v2
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L22
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_load_b64 v[2:3], v2, s[4:7], 0 offen
    s_branch L27
L22:
    s_cmp_lg_u32 s11, 0
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s11
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L23:
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s12
L24:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v2, 0, v2, s10
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s28
    v_lshl_add_u32 v3, v3, 2, 4
    buffer_load_b32 v3, v3, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L25:
    s_cmp_lg_u32 s29, 0
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s12
L26:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v3, 0, v3, s20
L27:
    s_cmp_gt_u32 s48, 0
    s_cbranch_scc0 L34
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L28
    v_lshlrev_b32_e32 v10, 1, v10
    buffer_load_b32 v10, v10, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    s_branch L33
L28:
    s_cmp_lg_u32 s11, 0
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s11
    v_lshlrev_b32_e32 v11, 1, v10
    buffer_load_u16 v11, v11, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v11
    s_mov_b32 exec_lo, s12
L29:
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s12
L30:
    v_cndmask_b32_e64 v11, 0, v11, s10
    s_cmp_lg_u32 s28, 0
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s28
    v_lshl_add_u32 v10, v10, 1, 2
    buffer_load_u16 v10, v10, s[36:39], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v10
    s_mov_b32 exec_lo, s12
L31:
    s_cmp_lg_u32 s29, 0
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s12
L32:
    v_cndmask_b32_e64 v10, 0, v10, s20
L33:
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v2, v2, v11 :: v_dual_add_f32 v3, v3, v10
L34:
    s_cmp_ge_u32 s8, s30
    s_cbranch_scc0 L41
    s_sub_u32 s33, s8, s42
    s_sub_u32 s33, s33, s43
    s_mul_i32 s33, s33, s44
    s_add_u32 s33, s15, s33
    v_add_nc_u32_e32 v10, s33, v4
    s_cmp_lg_u32 s23, 0
    s_cbranch_scc0 L54
    s_mov_b32 exec_lo, s23
    s_waitcnt vmcnt(1)
    v_bfe_u32 v11, v0, 16, 1
    v_add3_u32 v11, v0, v11, 0x7fff
    v_or_b32_e32 v12, 0x400000, v0
    v_cmp_u_f32_e64 s33, v0, v0
    v_cndmask_b32_e64 v0, v11, v12, s33
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v11, v1, 16, 1
    v_add3_u32 v11, v1, v11, 0x7fff
    v_or_b32_e32 v12, 0x400000, v1
    v_cmp_u_f32_e64 s33, v1, v1
    v_cndmask_b32_e64 v1, v11, v12, s33
    v_lshrrev_b32_e32 v1, 16, v1
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L35
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshlrev_b32_e32 v1, 1, v10
    buffer_store_b32 v0, v1, s[24:27], 0 offen
    s_branch L37
L35:
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s31
    v_lshlrev_b32_e32 v11, 1, v10
    buffer_store_b16 v0, v11, s[24:27], 0 offen
    s_mov_b32 exec_lo, s23
L36:
    s_cmp_lg_u32 s32, 0
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s32
    v_lshl_add_u32 v0, v10, 1, 2
    buffer_store_b16 v1, v0, s[24:27], 0 offen
    s_mov_b32 exec_lo, s23
L37:
    v_add_nc_u32_e32 v0, s21, v10
    s_waitcnt vmcnt(0)
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_or_b32_e32 v10, 0x400000, v2
    v_cmp_u_f32_e64 s33, v2, v2
    v_cndmask_b32_e64 v1, v1, v10, s33
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_or_b32_e32 v10, 0x400000, v3
    v_cmp_u_f32_e64 s33, v3, v3
    v_cndmask_b32_e64 v2, v2, v10, s33
    v_lshrrev_b32_e32 v2, 16, v2
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L38
    v_lshl_or_b32 v1, v2, 16, v1
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_store_b32 v1, v0, s[24:27], 0 offen
    s_branch L40
L38:
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s31
    v_lshlrev_b32_e32 v3, 1, v0
    buffer_store_b16 v1, v3, s[24:27], 0 offen
L39:
    s_cmp_lg_u32 s32, 0
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s32
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_store_b16 v2, v0, s[24:27], 0 offen
L40:
    s_mov_b32 exec_lo, s12
    s_branch L54
L41:
    s_waitcnt vmcnt(1)
    v_mul_f32_e32 v10, v0, v5
    s_waitcnt vmcnt(0)
    v_dual_mul_f32 v11, v2, v6 :: v_dual_mul_f32 v12, v3, v9
    v_sub_f32_e32 v10, v10, v11
    v_dual_mul_f32 v11, v1, v7 :: v_dual_mul_f32 v0, v0, v6
    v_dual_sub_f32 v11, v11, v12 :: v_dual_mul_f32 v2, v2, v5
    v_dual_add_f32 v0, v2, v0 :: v_dual_mul_f32 v1, v1, v9
    v_mul_f32_e32 v2, v3, v7
    v_add_f32_e32 v1, v2, v1
    s_cmp_lg_u32 s23, 0
    s_cbranch_scc0 L54
    s_mov_b32 exec_lo, s23
    s_cmp_lt_u32 s8, s42
    s_cbranch_scc0 L47
    s_add_u32 s33, s14, s33
    v_add_nc_u32_e32 v2, s33, v4
    v_bfe_u32 v3, v10, 16, 1
    v_add3_u32 v3, v10, v3, 0x7fff
    v_or_b32_e32 v12, 0x400000, v10
    v_cmp_u_f32_e64 s33, v10, v10
    v_cndmask_b32_e64 v3, v3, v12, s33
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v10, v11, 16, 1
    v_add3_u32 v10, v11, v10, 0x7fff
    v_or_b32_e32 v12, 0x400000, v11
    v_cmp_u_f32_e64 s33, v11, v11
    v_cndmask_b32_e64 v10, v10, v12, s33
    v_lshrrev_b32_e32 v10, 16, v10
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L42
    v_lshl_or_b32 v3, v10, 16, v3
    v_lshlrev_b32_e32 v10, 1, v2
    buffer_store_b32 v3, v10, s[16:19], 0 offen
    s_branch L44
L42:
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s31
    v_lshlrev_b32_e32 v11, 1, v2
    buffer_store_b16 v3, v11, s[16:19], 0 offen
    s_mov_b32 exec_lo, s23
L43:
    s_cmp_lg_u32 s32, 0
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s32
    v_lshl_add_u32 v3, v2, 1, 2
    buffer_store_b16 v10, v3, s[16:19], 0 offen
    s_mov_b32 exec_lo, s23
L44:
    v_add_nc_u32_e32 v2, s21, v2
    v_bfe_u32 v3, v0, 16, 1
    v_add3_u32 v3, v0, v3, 0x7fff
    v_or_b32_e32 v10, 0x400000, v0
    v_cmp_u_f32_e64 s33, v0, v0
    v_cndmask_b32_e64 v0, v3, v10, s33
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v3, v1, 16, 1
    v_add3_u32 v3, v1, v3, 0x7fff
    v_or_b32_e32 v10, 0x400000, v1
    v_cmp_u_f32_e64 s33, v1, v1
    v_cndmask_b32_e64 v1, v3, v10, s33
    v_lshrrev_b32_e32 v1, 16, v1
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L45
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshlrev_b32_e32 v1, 1, v2
    buffer_store_b32 v0, v1, s[16:19], 0 offen
    s_branch L53
L45:
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s31
    v_lshlrev_b32_e32 v3, 1, v2
    buffer_store_b16 v0, v3, s[16:19], 0 offen
L46:
    s_cmp_lg_u32 s32, 0
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s32
    v_lshl_add_u32 v0, v2, 1, 2
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    s_branch L53
L47:
    s_sub_u32 s33, s8, s42
    s_mul_i32 s33, s33, s44
    s_add_u32 s33, s15, s33
    v_add_nc_u32_e32 v2, s33, v4
    v_bfe_u32 v3, v10, 16, 1
    v_add3_u32 v3, v10, v3, 0x7fff
    v_or_b32_e32 v12, 0x400000, v10
    v_cmp_u_f32_e64 s33, v10, v10
    v_cndmask_b32_e64 v3, v3, v12, s33
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v10, v11, 16, 1
    v_add3_u32 v10, v11, v10, 0x7fff
    v_or_b32_e32 v12, 0x400000, v11
    v_cmp_u_f32_e64 s33, v11, v11
    v_cndmask_b32_e64 v10, v10, v12, s33
    v_lshrrev_b32_e32 v10, 16, v10
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L48
    v_lshl_or_b32 v3, v10, 16, v3
    v_lshlrev_b32_e32 v10, 1, v2
    buffer_store_b32 v3, v10, s[0:3], 0 offen
    s_branch L50
L48:
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s31
    v_lshlrev_b32_e32 v11, 1, v2
    buffer_store_b16 v3, v11, s[0:3], 0 offen
    s_mov_b32 exec_lo, s23
L49:
    s_cmp_lg_u32 s32, 0
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s32
    v_lshl_add_u32 v3, v2, 1, 2
    buffer_store_b16 v10, v3, s[0:3], 0 offen
    s_mov_b32 exec_lo, s23
L50:
    v_add_nc_u32_e32 v2, s21, v2
    v_bfe_u32 v3, v0, 16, 1
    v_add3_u32 v3, v0, v3, 0x7fff
    v_or_b32_e32 v10, 0x400000, v0
    v_cmp_u_f32_e64 s33, v0, v0
    v_cndmask_b32_e64 v0, v3, v10, s33
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v3, v1, 16, 1
    v_add3_u32 v3, v1, v3, 0x7fff
    v_or_b32_e32 v10, 0x400000, v1
    v_cmp_u_f32_e64 s33, v1, v1
    v_cndmask_b32_e64 v1, v3, v10, s33
    v_lshrrev_b32_e32 v1, 16, v1
    s_cmp_eq_u32 s22, 0
    s_cbranch_scc0 L51
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshlrev_b32_e32 v1, 1, v2
    buffer_store_b32 v0, v1, s[0:3], 0 offen
    s_branch L53
L51:
    s_cmp_lg_u32 s31, 0
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s31
    v_lshlrev_b32_e32 v3, 1, v2
    buffer_store_b16 v0, v3, s[0:3], 0 offen
L52:
    s_cmp_lg_u32 s32, 0
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s32
    v_lshl_add_u32 v0, v2, 1, 2
    buffer_store_b16 v1, v0, s[0:3], 0 offen
L53:
    s_mov_b32 exec_lo, s12
L54:
    s_add_u32 s8, s8, 1
L55:
    s_cmp_lt_u32 s8, s9
    s_cbranch_scc1 L8
    s_endpgm
