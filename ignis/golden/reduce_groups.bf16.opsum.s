; 8 VGPRs, 68 SGPRs, 64 bytes of LDS, 0 of scratch, 431 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s3, s[0:1], 0x30
    s_load_b32 s12, s[0:1], 0x34
    s_load_b32 s15, s[0:1], 0x38
    s_load_b32 s16, s[0:1], 0x40
    s_load_b32 s17, s[0:1], 0x44
    s_load_b32 s18, s[0:1], 0x48
    s_load_b32 s19, s[0:1], 0x4c
    s_load_b32 s20, s[0:1], 0x50
    s_load_b32 s21, s[0:1], 0x54
    s_load_b32 s22, s[0:1], 0x58
    s_load_b32 s23, s[0:1], 0x5c
    s_load_b32 s24, s[0:1], 0x60
    s_load_b32 s25, s[0:1], 0x64
    s_load_b32 s26, s[0:1], 0x68
    s_load_b32 s27, s[0:1], 0x6c
    s_load_b32 s28, s[0:1], 0x70
    s_load_b32 s29, s[0:1], 0x74
    s_load_b32 s30, s[0:1], 0x78
    s_load_b32 s31, s[0:1], 0x7c
    s_load_b32 s32, s[0:1], 0x80
    s_load_b32 s33, s[0:1], 0x84
    s_load_b32 s34, s[0:1], 0x88
    s_load_b32 s35, s[0:1], 0x8c
    s_load_b32 s36, s[0:1], 0x90
    s_load_b32 s37, s[0:1], 0x94
    s_load_b32 s38, s[0:1], 0x98
    s_load_b32 s39, s[0:1], 0x9c
    s_load_b32 s40, s[0:1], 0xa0
    s_load_b32 s41, s[0:1], 0xa4
    s_load_b32 s42, s[0:1], 0xa8
    s_load_b32 s43, s[0:1], 0xac
    s_load_b32 s44, s[0:1], 0xb0
    s_load_b32 s45, s[0:1], 0xb4
    s_load_b32 s46, s[0:1], 0xb8
    s_load_b32 s47, s[0:1], 0xbc
    s_load_b32 s48, s[0:1], 0xc0
    s_load_b32 s49, s[0:1], 0xc4
    s_load_b32 s50, s[0:1], 0xc8
    s_load_b32 s51, s[0:1], 0xcc
    s_load_b32 s52, s[0:1], 0xd0
    s_load_b32 s53, s[0:1], 0xd4
    s_load_b32 s54, s[0:1], 0xd8
    s_load_b32 s55, s[0:1], 0xdc
    s_load_b32 s56, s[0:1], 0xe0
    s_load_b32 s57, s[0:1], 0xe4
    s_load_b32 s58, s[0:1], 0xe8
    s_load_b32 s59, s[0:1], 0xec
    s_load_b32 s60, s[0:1], 0xf0
    s_load_b32 s61, s[0:1], 0xf4
    s_load_b32 s62, s[0:1], 0xf8
    s_load_b32 s63, s[0:1], 0xfc
    s_load_b32 s64, s[0:1], 0x100
    s_load_b32 s65, s[0:1], 0x104
    s_load_b32 s0, s[0:1], 0x108
    v_dual_mov_b32 v4, v0 :: v_dual_mov_b32 v5, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s1, v0
    s_mov_b32 s66, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s67, s6
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    ds_store_b128 v5, v[0:3]
    ds_store_b128 v5, v[0:3] offset:16
    s_cmp_lt_u32 1, s16
    s_cbranch_scc0 L0
    s_mul_hi_u32 s23, s13, s23
    s_add_u32 s23, s23, s13
    s_lshr_b32 s23, s23, s29
    s_mul_i32 s17, s23, s17
    s_sub_u32 s17, s13, s17
    s_mul_i32 s17, s17, s35
    s_branch L3
L0:
    s_cmp_eq_u32 1, s16
    s_cbranch_scc1 L1
    s_mov_b32 s17, 0
    s_branch L2
L1:
    s_mul_i32 s17, s13, s35
L2:
    s_mov_b32 s23, s13
L3:
    s_cmp_lt_u32 2, s16
    s_cbranch_scc0 L4
    s_mul_hi_u32 s24, s23, s24
    s_add_u32 s24, s24, s23
    s_lshr_b32 s24, s24, s30
    s_mul_i32 s18, s24, s18
    s_sub_u32 s18, s23, s18
    s_mul_i32 s18, s18, s36
    s_add_u32 s17, s17, s18
    s_branch L6
L4:
    s_cmp_eq_u32 2, s16
    s_cbranch_scc0 L5
    s_mul_i32 s18, s23, s36
    s_add_u32 s17, s17, s18
L5:
    s_mov_b32 s24, s23
L6:
    s_cmp_lt_u32 3, s16
    s_cbranch_scc0 L7
    s_mul_hi_u32 s18, s24, s25
    s_add_u32 s18, s18, s24
    s_lshr_b32 s18, s18, s31
    s_mul_i32 s19, s18, s19
    s_sub_u32 s19, s24, s19
    s_mul_i32 s19, s19, s37
    s_add_u32 s17, s17, s19
    s_branch L9
L7:
    s_cmp_eq_u32 3, s16
    s_cbranch_scc0 L8
    s_mul_i32 s18, s24, s37
    s_add_u32 s17, s17, s18
L8:
    s_mov_b32 s18, s24
L9:
    s_cmp_lt_u32 4, s16
    s_cbranch_scc0 L10
    s_mul_hi_u32 s19, s18, s26
    s_add_u32 s19, s19, s18
    s_lshr_b32 s19, s19, s32
    s_mul_i32 s20, s19, s20
    s_sub_u32 s18, s18, s20
    s_mul_i32 s18, s18, s38
    s_add_u32 s17, s17, s18
    s_branch L12
L10:
    s_cmp_eq_u32 4, s16
    s_cbranch_scc0 L11
    s_mul_i32 s19, s18, s38
    s_add_u32 s17, s17, s19
L11:
    s_mov_b32 s19, s18
L12:
    s_cmp_lt_u32 5, s16
    s_cbranch_scc0 L13
    s_mul_hi_u32 s18, s19, s27
    s_add_u32 s18, s18, s19
    s_lshr_b32 s18, s18, s33
    s_mul_i32 s20, s18, s21
    s_sub_u32 s19, s19, s20
    s_mul_i32 s19, s19, s39
    s_add_u32 s17, s17, s19
    s_branch L15
L13:
    s_cmp_eq_u32 5, s16
    s_cbranch_scc0 L14
    s_mul_i32 s18, s19, s39
    s_add_u32 s17, s17, s18
L14:
    s_mov_b32 s18, s19
L15:
    s_cmp_lt_u32 6, s16
    s_cbranch_scc0 L16
    s_mul_hi_u32 s16, s18, s28
    s_add_u32 s16, s16, s18
    s_lshr_b32 s16, s16, s34
    s_mul_i32 s16, s16, s22
    s_sub_u32 s16, s18, s16
    s_mul_i32 s16, s16, s40
    s_add_u32 s17, s17, s16
    s_branch L17
L16:
    s_cmp_eq_u32 6, s16
    s_cbranch_scc0 L17
    s_mul_i32 s16, s18, s40
    s_add_u32 s17, s17, s16
L17:
    s_mul_i32 s16, s14, s15
    s_add_u32 s15, s16, s15
    s_min_u32 s12, s15, s12
    s_cmp_eq_u32 s41, 1
    s_cbranch_scc0 L21
    v_dual_mov_b32 v1, 0 :: v_dual_add_nc_u32 v0, s16, v4
    s_mov_b32 s15, s2
L18:
    s_mov_b32 exec_lo, s15
    v_cmp_gt_u32_e64 s15, s12, v0
    s_and_b32 s16, exec_lo, s15
    s_cbranch_scc1 L19
    s_mov_b32 exec_lo, s2
    s_mov_b32 s15, 0
    s_branch L20
L19:
    s_mov_b32 exec_lo, s16
    v_mul_lo_u32 v2, v0, s60
    v_add_nc_u32_e32 v2, s17, v2
    v_min_u32_e32 v2, s67, v2
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_load_u16 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_add_f32_e32 v2, v1, v2
    v_sub_nc_u32_e32 v3, s12, v0
    v_min_u32_e32 v3, 0x100, v3
    v_add_nc_u32_e32 v0, v0, v3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s15, s16
L20:
    v_cndmask_b32_e64 v1, v1, v2, s16
    s_cmp_lg_u32 s15, 0
    s_cbranch_scc1 L18
    s_branch L43
L21:
    v_dual_mov_b32 v1, 0 :: v_dual_add_nc_u32 v0, s16, v4
    s_mov_b32 s15, s2
L22:
    s_mov_b32 exec_lo, s15
    v_cmp_gt_u32_e64 s15, s12, v0
    s_and_b32 s16, exec_lo, s15
    s_cbranch_scc1 L23
    s_mov_b32 exec_lo, s2
    s_mov_b32 s15, 0
    s_branch L42
L23:
    s_mov_b32 exec_lo, s16
    s_cmp_lt_u32 1, s41
    s_cbranch_scc0 L24
    v_mul_hi_u32 v2, v0, s48
    v_add_nc_u32_e32 v2, v2, v0
    v_lshrrev_b32_e32 v2, s54, v2
    v_mul_lo_u32 v3, v2, s42
    v_sub_nc_u32_e32 v3, v0, v3
    v_mul_lo_u32 v3, v3, s60
    s_branch L27
L24:
    s_cmp_eq_u32 1, s41
    s_cbranch_scc1 L25
    v_mov_b32_e32 v3, 0
    s_branch L26
L25:
    v_mul_lo_u32 v3, v0, s60
L26:
    v_mov_b32_e32 v2, v0
L27:
    s_cmp_lt_u32 2, s41
    s_cbranch_scc0 L28
    v_mul_hi_u32 v6, v2, s49
    v_add_nc_u32_e32 v6, v6, v2
    v_lshrrev_b32_e32 v6, s55, v6
    v_mul_lo_u32 v7, v6, s43
    v_sub_nc_u32_e32 v2, v2, v7
    v_mul_lo_u32 v2, v2, s61
    v_add_nc_u32_e32 v3, v3, v2
    s_branch L30
L28:
    s_cmp_eq_u32 2, s41
    s_cbranch_scc0 L29
    v_mul_lo_u32 v6, v2, s61
    v_add_nc_u32_e32 v3, v3, v6
L29:
    v_mov_b32_e32 v6, v2
L30:
    s_cmp_lt_u32 3, s41
    s_cbranch_scc0 L31
    v_mul_hi_u32 v2, v6, s50
    v_add_nc_u32_e32 v2, v2, v6
    v_lshrrev_b32_e32 v2, s56, v2
    v_mul_lo_u32 v7, v2, s44
    v_sub_nc_u32_e32 v6, v6, v7
    v_mul_lo_u32 v6, v6, s62
    v_add_nc_u32_e32 v3, v3, v6
    s_branch L33
L31:
    s_cmp_eq_u32 3, s41
    s_cbranch_scc0 L32
    v_mul_lo_u32 v2, v6, s62
    v_add_nc_u32_e32 v3, v3, v2
L32:
    v_mov_b32_e32 v2, v6
L33:
    s_cmp_lt_u32 4, s41
    s_cbranch_scc0 L34
    v_mul_hi_u32 v6, v2, s51
    v_add_nc_u32_e32 v6, v6, v2
    v_lshrrev_b32_e32 v6, s57, v6
    v_mul_lo_u32 v7, v6, s45
    v_sub_nc_u32_e32 v2, v2, v7
    v_mul_lo_u32 v2, v2, s63
    v_add_nc_u32_e32 v3, v3, v2
    s_branch L36
L34:
    s_cmp_eq_u32 4, s41
    s_cbranch_scc0 L35
    v_mul_lo_u32 v6, v2, s63
    v_add_nc_u32_e32 v3, v3, v6
L35:
    v_mov_b32_e32 v6, v2
L36:
    s_cmp_lt_u32 5, s41
    s_cbranch_scc0 L37
    v_mul_hi_u32 v2, v6, s52
    v_add_nc_u32_e32 v2, v2, v6
    v_lshrrev_b32_e32 v2, s58, v2
    v_mul_lo_u32 v7, v2, s46
    v_sub_nc_u32_e32 v6, v6, v7
    v_mul_lo_u32 v6, v6, s64
    v_add_nc_u32_e32 v3, v3, v6
    s_branch L39
L37:
    s_cmp_eq_u32 5, s41
    s_cbranch_scc0 L38
    v_mul_lo_u32 v2, v6, s64
    v_add_nc_u32_e32 v3, v3, v2
L38:
    v_mov_b32_e32 v2, v6
L39:
    s_cmp_lt_u32 6, s41
    s_cbranch_scc0 L40
    v_mul_hi_u32 v6, v2, s53
    v_add_nc_u32_e32 v6, v6, v2
    v_lshrrev_b32_e32 v6, s59, v6
    v_mul_lo_u32 v6, v6, s47
    v_sub_nc_u32_e32 v2, v2, v6
    v_mul_lo_u32 v2, v2, s65
    v_add_nc_u32_e32 v3, v3, v2
    s_branch L41
L40:
    s_cmp_eq_u32 6, s41
    s_cbranch_scc0 L41
    v_mul_lo_u32 v2, v2, s65
    v_add_nc_u32_e32 v3, v3, v2
L41:
    v_add_nc_u32_e32 v2, s17, v3
    v_min_u32_e32 v2, s67, v2
    v_lshlrev_b32_e32 v2, 1, v2
    buffer_load_u16 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_add_f32_e32 v2, v1, v2
    v_sub_nc_u32_e32 v3, s12, v0
    v_min_u32_e32 v3, 0x100, v3
    v_add_nc_u32_e32 v0, v0, v3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s15, s16
L42:
    v_cndmask_b32_e64 v1, v1, v2, s16
    s_cmp_lg_u32 s15, 0
    s_cbranch_scc1 L22
L43:
    v_add_f32_dpp v0, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v1, v0, 0x76543210, s66 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v1
    s_and_b32 s4, -1, exec_lo
    s_ctz_i32_b32 s4, s4
    s_min_u32 s4, s4, 32
    v_readlane_b32 s4, v0, s4
    s_and_b32 s5, -1, exec_lo
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshl_b32 s1, s1, 2
    v_dual_mov_b32 v0, s5 :: v_dual_mov_b32 v1, s1
    ds_store_b32 v1, v0
    v_dual_mov_b32 v0, s4 :: v_dual_mov_b32 v1, s1
    ds_store_b32 v1, v0 offset:32
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v0, v5 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s1, v0
    ds_load_b32 v0, v5 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s4, v0
    ds_load_b32 v0, v5 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s5, v0
    ds_load_b32 v0, v5 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s6, v0
    ds_load_b32 v0, v5 offset:20
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s7, v0
    ds_load_b32 v0, v5 offset:24
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s12, v0
    ds_load_b32 v0, v5 offset:28
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v0
    ds_load_b32 v0, v5 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s16, v0
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s17, exec_lo, 0
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s1, 4, 0
    v_mov_b32_e32 v0, s1
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s1, v0
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s18, exec_lo, 0
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s4, 8, 0
    v_mov_b32_e32 v0, s4
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s4, v0
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s19, exec_lo, 0
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s5, 12, 0
    v_mov_b32_e32 v0, s5
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s5, v0
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s20, exec_lo, 0
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s6, 16, 0
    v_mov_b32_e32 v0, s6
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s6, v0
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s21, exec_lo, 0
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s7, 20, 0
    v_mov_b32_e32 v0, s7
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s7, v0
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s22, exec_lo, 0
    s_cmp_lg_u32 s12, 0
    s_cselect_b32 s12, 24, 0
    v_mov_b32_e32 v0, s12
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s12, v0
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s23, exec_lo, 0
    s_cmp_lg_u32 s15, 0
    s_cselect_b32 s15, 28, 0
    v_mov_b32_e32 v0, s15
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v0
    v_add_f32_e64 v0, s16, s1
    v_cndmask_b32_e64 v0, s16, v0, s17
    v_add_f32_e32 v1, s4, v0
    v_cndmask_b32_e64 v0, v0, v1, s18
    v_add_f32_e32 v1, s5, v0
    v_cndmask_b32_e64 v0, v0, v1, s19
    v_add_f32_e32 v1, s6, v0
    v_cndmask_b32_e64 v0, v0, v1, s20
    v_add_f32_e32 v1, s7, v0
    v_cndmask_b32_e64 v0, v0, v1, s21
    v_add_f32_e32 v1, s12, v0
    v_cndmask_b32_e64 v0, v0, v1, s22
    v_add_f32_e32 v1, s15, v0
    v_cndmask_b32_e64 v0, v0, v1, s23
    v_cmp_eq_u32_e64 s1, 0, v4
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s1
    v_mul_f32_e32 v0, s0, v0
    s_mul_i32 s0, s14, s3
    s_add_u32 s0, s0, s13
    s_lshl_b32 s0, s0, 2
    v_mov_b32_e32 v1, s0
    buffer_store_b32 v0, v1, s[8:11], 0 offen
L44:
    s_endpgm
