; 22 VGPRs, 55 SGPRs, 0 bytes of LDS, 0 of scratch, 687 instructions
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
    s_and_b32 s30, s29, 1
    v_lshlrev_b32_e32 v0, 1, v0
    v_max_u32_e32 v1, s29, v0
    v_sub_nc_u32_e32 v2, v1, v0
    v_cmp_gt_u32_e64 s31, s29, v0
    v_cndmask_b32_e64 v4, 0, v0, s31
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L2
    v_lshlrev_b32_e32 v0, 2, v4
    buffer_load_b64 v[0:1], v0, s[20:23], 0 offen
    s_branch L7
L2:
    v_cmp_lt_u32_e64 s36, 0, v2
    s_and_b32 s37, exec_lo, s36
    v_cmp_ge_u32_e64 s38, 0, v2
    s_and_b32 s38, exec_lo, s38
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s37
    v_lshlrev_b32_e32 v0, 2, v4
    buffer_load_b32 v0, v0, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L3:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s12
L4:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s36
    v_cmp_lt_u32_e64 s36, 1, v2
    s_and_b32 s37, exec_lo, s36
    v_cmp_ge_u32_e64 s38, 1, v2
    s_and_b32 s38, exec_lo, s38
    s_cmp_lg_u32 s37, 0
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s37
    v_lshlrev_b32_e32 v1, 2, v4
    buffer_load_b32 v1, v1, s[20:23], 0 offen offset:4
    s_mov_b32 exec_lo, s12
L5:
    s_cmp_lg_u32 s38, 0
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s12
L6:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0, v1, s36
L7:
    v_cvt_f32_u32_e32 v3, s28
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
    v_fma_f32 v6, 0x3638b88d, v5, s51
    v_dual_fmaak_f32 v6, v6, v5, 0x3c088886 :: v_dual_mul_f32 v7, v5, v0
    v_fma_f32 v6, v6, v5, 0xbe2aaaaa
    v_dual_fmac_f32 v0, v7, v6 :: v_dual_and_b32 v7, 2, v3
    v_fma_f32 v6, 0x37ccf5ce, v5, s52
    v_dual_fmaak_f32 v6, v5, v6, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v7, 30, v7
    v_fma_f32 v6, v6, v5, -0.5
    v_fma_f32 v5, v6, v5, 1.0
    v_and_b32_e32 v6, 1, v3
    v_cmp_ne_u32_e64 s20, 0, v6
    v_cndmask_b32_e64 v6, v0, v5, s20
    v_xor_b32_e32 v6, v6, v7
    v_mul_f32_e32 v7, 0x3f22f983, v1
    v_rndne_f32_e32 v7, v7
    v_fma_f32 v1, -v7, 0x3fc90fdb, v1
    v_fma_f32 v1, -v7, 0xb33bbd2e, v1
    v_fma_f32 v1, -v7, 0xa6f72ced, v1
    v_cvt_i32_f32_e32 v7, v7
    v_mul_f32_e32 v8, v1, v1
    v_fma_f32 v9, 0x3638b88d, v8, s51
    v_dual_fmaak_f32 v9, v9, v8, 0x3c088886 :: v_dual_mul_f32 v10, v8, v1
    v_fma_f32 v9, v9, v8, 0xbe2aaaaa
    v_dual_fmac_f32 v1, v9, v10 :: v_dual_and_b32 v10, 2, v7
    v_fma_f32 v9, 0x37ccf5ce, v8, s52
    v_dual_fmaak_f32 v9, v8, v9, 0x3d2aaaa5 :: v_dual_lshlrev_b32 v10, 30, v10
    v_fma_f32 v9, v9, v8, -0.5
    v_fma_f32 v8, v9, v8, 1.0
    v_and_b32_e32 v9, 1, v7
    v_cmp_ne_u32_e64 s20, 0, v9
    v_cndmask_b32_e64 v9, v1, v8, s20
    v_xor_b32_e32 v9, v9, v10
    v_add_nc_u32_e32 v3, 1, v3
    v_and_b32_e32 v10, 1, v3
    v_cmp_ne_u32_e64 s20, 0, v10
    v_cndmask_b32_e64 v0, v0, v5, s20
    v_and_b32_e32 v3, 2, v3
    v_lshlrev_b32_e32 v3, 30, v3
    v_xor_b32_e32 v5, v0, v3
    v_add_nc_u32_e32 v0, 1, v7
    v_and_b32_e32 v3, 1, v0
    v_cmp_ne_u32_e64 s20, 0, v3
    v_cndmask_b32_e64 v1, v1, v8, s20
    v_and_b32_e32 v0, 2, v0
    v_lshlrev_b32_e32 v0, 30, v0
    v_xor_b32_e32 v7, v1, v0
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L8
    v_lshlrev_b32_e32 v0, 1, v4
    buffer_load_b32 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v8, 16, v0
    v_and_b32_e32 v10, 0xffff0000, v0
    s_branch L13
L8:
    v_cmp_lt_u32_e64 s20, 0, v2
    s_and_b32 s21, exec_lo, s20
    v_cmp_ge_u32_e64 s22, 0, v2
    s_and_b32 s22, exec_lo, s22
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v0, 1, v4
    buffer_load_u16 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L9:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s12
L10:
    v_cndmask_b32_e64 v8, 0, v0, s20
    v_cmp_lt_u32_e64 s20, 1, v2
    s_and_b32 s21, exec_lo, s20
    v_cmp_ge_u32_e64 s22, 1, v2
    s_and_b32 s22, exec_lo, s22
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v0, 1, v4
    buffer_load_u16 v0, v0, s[8:11], 0 offen offset:2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L11:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s12
L12:
    v_cndmask_b32_e64 v10, 0, v0, s20
L13:
    v_add_nc_u32_e32 v0, s29, v4
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L14
    v_lshlrev_b32_e32 v1, 1, v0
    buffer_load_b32 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v1
    v_and_b32_e32 v12, 0xffff0000, v1
    s_branch L19
L14:
    v_cmp_lt_u32_e64 s20, 0, v2
    s_and_b32 s21, exec_lo, s20
    v_cmp_ge_u32_e64 s22, 0, v2
    s_and_b32 s22, exec_lo, s22
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v1, 1, v0
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_mov_b32 exec_lo, s12
L15:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s12
L16:
    v_cndmask_b32_e64 v11, 0, v1, s20
    v_cmp_lt_u32_e64 s20, 1, v2
    s_and_b32 s21, exec_lo, s20
    v_cmp_ge_u32_e64 s22, 1, v2
    s_and_b32 s22, exec_lo, s22
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s21
    v_lshl_add_u32 v1, v0, 1, 2
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_mov_b32 exec_lo, s12
L17:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s12
L18:
    v_cndmask_b32_e64 v12, 0, v1, s20
L19:
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L20
    v_lshlrev_b32_e32 v1, 1, v4
    buffer_load_b32 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v13, 16, v1
    v_and_b32_e32 v14, 0xffff0000, v1
    s_branch L25
L20:
    v_cmp_lt_u32_e64 s8, 0, v2
    s_and_b32 s9, exec_lo, s8
    v_cmp_ge_u32_e64 s10, 0, v2
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s9
    v_lshlrev_b32_e32 v1, 1, v4
    buffer_load_u16 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_mov_b32 exec_lo, s12
L21:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s12
L22:
    v_cndmask_b32_e64 v13, 0, v1, s8
    v_cmp_lt_u32_e64 s8, 1, v2
    s_and_b32 s9, exec_lo, s8
    v_cmp_ge_u32_e64 s10, 1, v2
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s9
    v_lshlrev_b32_e32 v1, 1, v4
    buffer_load_u16 v1, v1, s[16:19], 0 offen offset:2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_mov_b32 exec_lo, s12
L23:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s12
L24:
    v_cndmask_b32_e64 v14, 0, v1, s8
L25:
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L26
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_load_b32 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v0
    v_and_b32_e32 v16, 0xffff0000, v0
    s_branch L31
L26:
    v_cmp_lt_u32_e64 s8, 0, v2
    s_and_b32 s9, exec_lo, s8
    v_cmp_ge_u32_e64 s10, 0, v2
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s9
    v_lshlrev_b32_e32 v1, 1, v0
    buffer_load_u16 v1, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_mov_b32 exec_lo, s12
L27:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s12
L28:
    v_cndmask_b32_e64 v15, 0, v1, s8
    v_cmp_lt_u32_e64 s8, 1, v2
    s_and_b32 s9, exec_lo, s8
    v_cmp_ge_u32_e64 s10, 1, v2
    s_and_b32 s10, exec_lo, s10
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s9
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_load_u16 v0, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v0, 16, v0
    s_mov_b32 exec_lo, s12
L29:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s12
L30:
    v_cndmask_b32_e64 v16, 0, v0, s8
L31:
    v_cvt_f32_u32_e32 v0, s48
    v_mov_b32_e32 v1, 1.0
    v_div_scale_f32 v3, null, v0, v0, v1
    v_rcp_f32_e32 v17, v3
    s_waitcnt_depctr 0xfff
    v_fma_f32 v18, -v3, v17, 1.0
    v_fma_f32 v17, v18, v17, v17
    v_div_scale_f32 v18, vcc_lo, v1, v0, v1
    v_mul_f32_e32 v19, v18, v17
    v_fma_f32 v20, -v3, v19, v18
    v_fma_f32 v19, v20, v17, v19
    v_fma_f32 v3, -v3, v19, v18
    v_div_fmas_f32 v3, v3, v17, v19
    v_div_fixup_f32 v17, v3, v0, v1
    s_mul_i32 s8, s14, s44
    v_add_nc_u32_e32 v18, s8, v4
    s_add_u32 s8, s13, 1
    s_lshl1_add_u32 s9, s47, s46
    s_min_u32 s8, s8, s9
    v_cmp_lt_u32_e64 s9, 0, v2
    s_and_b32 s10, exec_lo, s9
    v_cmp_ge_u32_e64 s11, 0, v2
    s_and_b32 s11, exec_lo, s11
    v_cmp_lt_u32_e64 s16, 1, v2
    s_and_b32 s17, exec_lo, s16
    v_cmp_ge_u32_e64 s18, 1, v2
    s_and_b32 s18, exec_lo, s18
    s_add_u32 s19, s46, s47
    s_and_b32 s20, exec_lo, s31
    s_and_b32 s21, s20, s9
    s_and_b32 s22, s20, s16
    s_mul_i32 s14, s14, s45
    s_branch L73
L32:
    s_mul_i32 s23, s13, s48
    s_waitcnt vmcnt(0)
    v_add_nc_u32_e32 v2, s23, v18
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L33
    v_lshlrev_b32_e32 v0, 2, v2
    buffer_load_b64 v[0:1], v0, s[4:7], 0 offen
    s_branch L38
L33:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s10
    v_lshlrev_b32_e32 v0, 2, v2
    buffer_load_b32 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L34:
    s_cmp_lg_u32 s11, 0
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s12
L35:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s9
    s_cmp_lg_u32 s17, 0
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s17
    v_lshl_add_u32 v1, v2, 2, 4
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L36:
    s_cmp_lg_u32 s18, 0
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s12
L37:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0, v1, s16
L38:
    v_add_nc_u32_e32 v3, s29, v2
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L39
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_load_b64 v[2:3], v2, s[4:7], 0 offen
    s_branch L44
L39:
    s_cmp_lg_u32 s10, 0
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s10
    v_lshlrev_b32_e32 v2, 2, v3
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L40:
    s_cmp_lg_u32 s11, 0
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s12
L41:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v2, 0, v2, s9
    s_cmp_lg_u32 s17, 0
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s17
    v_lshl_add_u32 v3, v3, 2, 4
    buffer_load_b32 v3, v3, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L42:
    s_cmp_lg_u32 s18, 0
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s12
L43:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v3, 0, v3, s16
L44:
    s_cmp_ge_u32 s13, s19
    s_cbranch_scc0 L51
    s_sub_u32 s23, s13, s46
    s_sub_u32 s23, s23, s47
    s_mul_i32 s23, s23, s48
    s_add_u32 s23, s15, s23
    v_add_nc_u32_e32 v19, s23, v4
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc0 L72
    s_mov_b32 exec_lo, s20
    s_waitcnt vmcnt(1)
    v_bfe_u32 v20, v0, 16, 1
    v_add3_u32 v20, v0, v20, 0x7fff
    v_or_b32_e32 v21, 0x400000, v0
    v_cmp_u_f32_e64 s23, v0, v0
    v_cndmask_b32_e64 v0, v20, v21, s23
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v20, v1, 16, 1
    v_add3_u32 v20, v1, v20, 0x7fff
    v_or_b32_e32 v21, 0x400000, v1
    v_cmp_u_f32_e64 s23, v1, v1
    v_cndmask_b32_e64 v1, v20, v21, s23
    v_lshrrev_b32_e32 v1, 16, v1
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L45
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshlrev_b32_e32 v1, 1, v19
    buffer_store_b32 v0, v1, s[32:35], 0 offen
    s_branch L47
L45:
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v20, 1, v19
    buffer_store_b16 v0, v20, s[32:35], 0 offen
    s_mov_b32 exec_lo, s20
L46:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s22
    v_lshl_add_u32 v0, v19, 1, 2
    buffer_store_b16 v1, v0, s[32:35], 0 offen
    s_mov_b32 exec_lo, s20
L47:
    v_add_nc_u32_e32 v0, s29, v19
    s_waitcnt vmcnt(0)
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_or_b32_e32 v19, 0x400000, v2
    v_cmp_u_f32_e64 s23, v2, v2
    v_cndmask_b32_e64 v1, v1, v19, s23
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_or_b32_e32 v19, 0x400000, v3
    v_cmp_u_f32_e64 s23, v3, v3
    v_cndmask_b32_e64 v2, v2, v19, s23
    v_lshrrev_b32_e32 v2, 16, v2
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L48
    v_lshl_or_b32 v1, v2, 16, v1
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_store_b32 v1, v0, s[32:35], 0 offen
    s_branch L50
L48:
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v3, 1, v0
    buffer_store_b16 v1, v3, s[32:35], 0 offen
L49:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s22
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_store_b16 v2, v0, s[32:35], 0 offen
L50:
    s_mov_b32 exec_lo, s12
    s_branch L72
L51:
    s_waitcnt vmcnt(1)
    v_fma_f32 v19, v0, v0, 0
    v_fma_f32 v19, v1, v1, v19
    s_waitcnt vmcnt(0)
    v_fma_f32 v19, v2, v2, v19
    v_fma_f32 v19, v3, v3, v19
    v_cndmask_b32_e64 v19, 0, v19, s31
    v_add_f32_dpp v19, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v19, v19, v19 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v19, v19, v19 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v19, v19, v19 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v20, v19, 0x76543210, s53
    v_add_f32_e32 v19, v20, v19
    v_fma_f32 v19, v19, v17, s49
    v_cmp_gt_f32_e64 s28, 0x800000, v19
    v_mul_f32_e32 v20, 0x4b800000, v19
    v_cndmask_b32_e64 v19, v19, v20, s28
    v_rsq_f32_e32 v19, v19
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v20, 0x45800000, v19
    v_cndmask_b32_e64 v19, v19, v20, s28
    v_mul_f32_e32 v0, v0, v19
    s_cmp_lt_u32 s13, s46
    s_cbranch_scc0 L52
    v_mov_b32_e32 v20, v8
    s_branch L53
L52:
    v_mov_b32_e32 v20, v13
L53:
    v_dual_mul_f32 v0, v0, v20 :: v_dual_mul_f32 v1, v1, v19
    s_cmp_lt_u32 s13, s46
    s_cbranch_scc0 L54
    v_mov_b32_e32 v20, v10
    s_branch L55
L54:
    v_mov_b32_e32 v20, v14
L55:
    v_dual_mul_f32 v1, v1, v20 :: v_dual_mul_f32 v2, v2, v19
    s_cmp_lt_u32 s13, s46
    s_cbranch_scc0 L56
    v_mov_b32_e32 v20, v11
    s_branch L57
L56:
    v_mov_b32_e32 v20, v15
L57:
    v_dual_mul_f32 v2, v2, v20 :: v_dual_mul_f32 v3, v3, v19
    s_cmp_lt_u32 s13, s46
    s_cbranch_scc0 L58
    v_mov_b32_e32 v19, v12
    s_branch L59
L58:
    v_mov_b32_e32 v19, v16
L59:
    v_dual_mul_f32 v3, v3, v19 :: v_dual_mul_f32 v20, v2, v6
    v_dual_mul_f32 v19, v0, v5 :: v_dual_mul_f32 v2, v5, v2
    v_sub_f32_e32 v19, v19, v20
    v_mul_f32_e32 v20, v1, v7
    v_dual_mul_f32 v21, v3, v9 :: v_dual_mul_f32 v0, v0, v6
    v_sub_f32_e32 v20, v20, v21
    v_dual_add_f32 v0, v2, v0 :: v_dual_mul_f32 v1, v1, v9
    v_mul_f32_e32 v2, v3, v7
    v_add_f32_e32 v1, v2, v1
    s_cmp_lg_u32 s20, 0
    s_cbranch_scc0 L72
    s_mov_b32 exec_lo, s20
    s_cmp_lt_u32 s13, s46
    s_cbranch_scc0 L65
    s_add_u32 s23, s14, s23
    v_add_nc_u32_e32 v2, s23, v4
    v_bfe_u32 v3, v19, 16, 1
    v_add3_u32 v3, v19, v3, 0x7fff
    v_or_b32_e32 v21, 0x400000, v19
    v_cmp_u_f32_e64 s23, v19, v19
    v_cndmask_b32_e64 v3, v3, v21, s23
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v19, v20, 16, 1
    v_add3_u32 v19, v20, v19, 0x7fff
    v_or_b32_e32 v21, 0x400000, v20
    v_cmp_u_f32_e64 s23, v20, v20
    v_cndmask_b32_e64 v19, v19, v21, s23
    v_lshrrev_b32_e32 v19, 16, v19
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L60
    v_lshl_or_b32 v3, v19, 16, v3
    v_lshlrev_b32_e32 v19, 1, v2
    buffer_store_b32 v3, v19, s[24:27], 0 offen
    s_branch L62
L60:
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L61
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v20, 1, v2
    buffer_store_b16 v3, v20, s[24:27], 0 offen
    s_mov_b32 exec_lo, s20
L61:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L62
    s_mov_b32 exec_lo, s22
    v_lshl_add_u32 v3, v2, 1, 2
    buffer_store_b16 v19, v3, s[24:27], 0 offen
    s_mov_b32 exec_lo, s20
L62:
    v_add_nc_u32_e32 v2, s29, v2
    v_bfe_u32 v3, v0, 16, 1
    v_add3_u32 v3, v0, v3, 0x7fff
    v_or_b32_e32 v19, 0x400000, v0
    v_cmp_u_f32_e64 s23, v0, v0
    v_cndmask_b32_e64 v0, v3, v19, s23
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v3, v1, 16, 1
    v_add3_u32 v3, v1, v3, 0x7fff
    v_or_b32_e32 v19, 0x400000, v1
    v_cmp_u_f32_e64 s23, v1, v1
    v_cndmask_b32_e64 v1, v3, v19, s23
    v_lshrrev_b32_e32 v1, 16, v1
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L63
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshlrev_b32_e32 v1, 1, v2
    buffer_store_b32 v0, v1, s[24:27], 0 offen
    s_branch L71
L63:
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L64
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v3, 1, v2
    buffer_store_b16 v0, v3, s[24:27], 0 offen
L64:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L71
    s_mov_b32 exec_lo, s22
    v_lshl_add_u32 v0, v2, 1, 2
    buffer_store_b16 v1, v0, s[24:27], 0 offen
    s_branch L71
L65:
    s_sub_u32 s23, s13, s46
    s_mul_i32 s23, s23, s48
    s_add_u32 s23, s15, s23
    v_add_nc_u32_e32 v2, s23, v4
    v_bfe_u32 v3, v19, 16, 1
    v_add3_u32 v3, v19, v3, 0x7fff
    v_or_b32_e32 v21, 0x400000, v19
    v_cmp_u_f32_e64 s23, v19, v19
    v_cndmask_b32_e64 v3, v3, v21, s23
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v19, v20, 16, 1
    v_add3_u32 v19, v20, v19, 0x7fff
    v_or_b32_e32 v21, 0x400000, v20
    v_cmp_u_f32_e64 s23, v20, v20
    v_cndmask_b32_e64 v19, v19, v21, s23
    v_lshrrev_b32_e32 v19, 16, v19
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L66
    v_lshl_or_b32 v3, v19, 16, v3
    v_lshlrev_b32_e32 v19, 1, v2
    buffer_store_b32 v3, v19, s[0:3], 0 offen
    s_branch L68
L66:
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L67
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v20, 1, v2
    buffer_store_b16 v3, v20, s[0:3], 0 offen
    s_mov_b32 exec_lo, s20
L67:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L68
    s_mov_b32 exec_lo, s22
    v_lshl_add_u32 v3, v2, 1, 2
    buffer_store_b16 v19, v3, s[0:3], 0 offen
    s_mov_b32 exec_lo, s20
L68:
    v_add_nc_u32_e32 v2, s29, v2
    v_bfe_u32 v3, v0, 16, 1
    v_add3_u32 v3, v0, v3, 0x7fff
    v_or_b32_e32 v19, 0x400000, v0
    v_cmp_u_f32_e64 s23, v0, v0
    v_cndmask_b32_e64 v0, v3, v19, s23
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v3, v1, 16, 1
    v_add3_u32 v3, v1, v3, 0x7fff
    v_or_b32_e32 v19, 0x400000, v1
    v_cmp_u_f32_e64 s23, v1, v1
    v_cndmask_b32_e64 v1, v3, v19, s23
    v_lshrrev_b32_e32 v1, 16, v1
    s_cmp_eq_u32 s30, 0
    s_cbranch_scc0 L69
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshlrev_b32_e32 v1, 1, v2
    buffer_store_b32 v0, v1, s[0:3], 0 offen
    s_branch L71
L69:
    s_cmp_lg_u32 s21, 0
    s_cbranch_scc0 L70
    s_mov_b32 exec_lo, s21
    v_lshlrev_b32_e32 v3, 1, v2
    buffer_store_b16 v0, v3, s[0:3], 0 offen
L70:
    s_cmp_lg_u32 s22, 0
    s_cbranch_scc0 L71
    s_mov_b32 exec_lo, s22
    v_lshl_add_u32 v0, v2, 1, 2
    buffer_store_b16 v1, v0, s[0:3], 0 offen
L71:
    s_mov_b32 exec_lo, s12
L72:
    s_add_u32 s13, s13, 1
L73:
    s_cmp_lt_u32 s13, s8
    s_cbranch_scc1 L32
    s_endpgm
