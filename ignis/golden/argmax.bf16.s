; 9 VGPRs, 64 SGPRs, 96 bytes of LDS, 0 of scratch, 738 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s3, s[0:1], 0x34
    s_load_b32 s12, s[0:1], 0x40
    s_load_b32 s14, s[0:1], 0x44
    s_load_b32 s15, s[0:1], 0x48
    s_load_b32 s16, s[0:1], 0x4c
    s_load_b32 s17, s[0:1], 0x50
    s_load_b32 s18, s[0:1], 0x54
    s_load_b32 s19, s[0:1], 0x58
    s_load_b32 s20, s[0:1], 0x5c
    s_load_b32 s21, s[0:1], 0x60
    s_load_b32 s22, s[0:1], 0x64
    s_load_b32 s23, s[0:1], 0x68
    s_load_b32 s24, s[0:1], 0x6c
    s_load_b32 s25, s[0:1], 0x70
    s_load_b32 s26, s[0:1], 0x74
    s_load_b32 s27, s[0:1], 0x78
    s_load_b32 s28, s[0:1], 0x7c
    s_load_b32 s29, s[0:1], 0x80
    s_load_b32 s30, s[0:1], 0x84
    s_load_b32 s31, s[0:1], 0x88
    s_load_b32 s32, s[0:1], 0x8c
    s_load_b32 s33, s[0:1], 0x90
    s_load_b32 s34, s[0:1], 0x94
    s_load_b32 s35, s[0:1], 0x98
    s_load_b32 s36, s[0:1], 0x9c
    s_load_b32 s37, s[0:1], 0xa0
    s_load_b32 s38, s[0:1], 0xa4
    s_load_b32 s39, s[0:1], 0xa8
    s_load_b32 s40, s[0:1], 0xac
    s_load_b32 s41, s[0:1], 0xb0
    s_load_b32 s42, s[0:1], 0xb4
    s_load_b32 s43, s[0:1], 0xb8
    s_load_b32 s44, s[0:1], 0xbc
    s_load_b32 s45, s[0:1], 0xc0
    s_load_b32 s46, s[0:1], 0xc4
    s_load_b32 s47, s[0:1], 0xc8
    s_load_b32 s48, s[0:1], 0xcc
    s_load_b32 s49, s[0:1], 0xd0
    s_load_b32 s50, s[0:1], 0xd4
    s_load_b32 s51, s[0:1], 0xd8
    s_load_b32 s52, s[0:1], 0xdc
    s_load_b32 s53, s[0:1], 0xe0
    s_load_b32 s54, s[0:1], 0xe4
    s_load_b32 s55, s[0:1], 0xe8
    s_load_b32 s56, s[0:1], 0xec
    s_load_b32 s57, s[0:1], 0xf0
    s_load_b32 s58, s[0:1], 0xf4
    s_load_b32 s59, s[0:1], 0xf8
    s_load_b32 s60, s[0:1], 0xfc
    s_load_b32 s61, s[0:1], 0x100
    s_load_b32 s0, s[0:1], 0x104
    v_dual_mov_b32 v4, v0 :: v_dual_mov_b32 v5, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s1, v0
    s_mov_b32 s62, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s63, s6
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    ds_store_b128 v5, v[0:3]
    ds_store_b128 v5, v[0:3] offset:16
    s_cmp_lt_u32 1, s12
    s_cbranch_scc0 L0
    s_mul_hi_u32 s20, s13, s20
    s_add_u32 s20, s20, s13
    s_lshr_b32 s20, s20, s26
    s_mul_i32 s14, s20, s14
    s_sub_u32 s14, s13, s14
    s_mul_i32 s14, s14, s32
    s_branch L3
L0:
    s_cmp_eq_u32 1, s12
    s_cbranch_scc1 L1
    s_mov_b32 s14, 0
    s_branch L2
L1:
    s_mul_i32 s14, s13, s32
L2:
    s_mov_b32 s20, s13
L3:
    s_cmp_lt_u32 2, s12
    s_cbranch_scc0 L4
    s_mul_hi_u32 s21, s20, s21
    s_add_u32 s21, s21, s20
    s_lshr_b32 s21, s21, s27
    s_mul_i32 s15, s21, s15
    s_sub_u32 s15, s20, s15
    s_mul_i32 s15, s15, s33
    s_add_u32 s14, s14, s15
    s_branch L6
L4:
    s_cmp_eq_u32 2, s12
    s_cbranch_scc0 L5
    s_mul_i32 s15, s20, s33
    s_add_u32 s14, s14, s15
L5:
    s_mov_b32 s21, s20
L6:
    s_cmp_lt_u32 3, s12
    s_cbranch_scc0 L7
    s_mul_hi_u32 s15, s21, s22
    s_add_u32 s15, s15, s21
    s_lshr_b32 s15, s15, s28
    s_mul_i32 s16, s15, s16
    s_sub_u32 s16, s21, s16
    s_mul_i32 s16, s16, s34
    s_add_u32 s14, s14, s16
    s_branch L9
L7:
    s_cmp_eq_u32 3, s12
    s_cbranch_scc0 L8
    s_mul_i32 s15, s21, s34
    s_add_u32 s14, s14, s15
L8:
    s_mov_b32 s15, s21
L9:
    s_cmp_lt_u32 4, s12
    s_cbranch_scc0 L10
    s_mul_hi_u32 s16, s15, s23
    s_add_u32 s16, s16, s15
    s_lshr_b32 s16, s16, s29
    s_mul_i32 s17, s16, s17
    s_sub_u32 s15, s15, s17
    s_mul_i32 s15, s15, s35
    s_add_u32 s14, s14, s15
    s_branch L12
L10:
    s_cmp_eq_u32 4, s12
    s_cbranch_scc0 L11
    s_mul_i32 s16, s15, s35
    s_add_u32 s14, s14, s16
L11:
    s_mov_b32 s16, s15
L12:
    s_cmp_lt_u32 5, s12
    s_cbranch_scc0 L13
    s_mul_hi_u32 s15, s16, s24
    s_add_u32 s15, s15, s16
    s_lshr_b32 s15, s15, s30
    s_mul_i32 s17, s15, s18
    s_sub_u32 s16, s16, s17
    s_mul_i32 s16, s16, s36
    s_add_u32 s14, s14, s16
    s_branch L15
L13:
    s_cmp_eq_u32 5, s12
    s_cbranch_scc0 L14
    s_mul_i32 s15, s16, s36
    s_add_u32 s14, s14, s15
L14:
    s_mov_b32 s15, s16
L15:
    s_cmp_lt_u32 6, s12
    s_cbranch_scc0 L16
    s_mul_hi_u32 s12, s15, s25
    s_add_u32 s12, s12, s15
    s_lshr_b32 s12, s12, s31
    s_mul_i32 s12, s12, s19
    s_sub_u32 s12, s15, s12
    s_mul_i32 s12, s12, s37
    s_add_u32 s14, s14, s12
    s_branch L17
L16:
    s_cmp_eq_u32 6, s12
    s_cbranch_scc0 L17
    s_mul_i32 s12, s15, s37
    s_add_u32 s14, s14, s12
L17:
    s_mov_b32 s12, s2
    v_dual_mov_b32 v0, 0xff800000 :: v_dual_mov_b32 v1, -1
    v_mov_b32_e32 v2, v4
L18:
    s_mov_b32 exec_lo, s12
    v_cmp_gt_u32_e64 s12, s3, v2
    s_and_b32 s15, exec_lo, s12
    s_cbranch_scc1 L19
    s_mov_b32 exec_lo, s2
    s_mov_b32 s12, 0
    s_branch L38
L19:
    s_mov_b32 exec_lo, s15
    s_cmp_lt_u32 1, s38
    s_cbranch_scc0 L20
    v_mul_hi_u32 v3, v2, s45
    v_add_nc_u32_e32 v3, v3, v2
    v_lshrrev_b32_e32 v3, s51, v3
    v_mul_lo_u32 v6, v3, s39
    v_sub_nc_u32_e32 v6, v2, v6
    v_mul_lo_u32 v6, v6, s57
    s_branch L23
L20:
    s_cmp_eq_u32 1, s38
    s_cbranch_scc1 L21
    v_mov_b32_e32 v6, 0
    s_branch L22
L21:
    v_mul_lo_u32 v6, v2, s57
L22:
    v_mov_b32_e32 v3, v2
L23:
    s_cmp_lt_u32 2, s38
    s_cbranch_scc0 L24
    v_mul_hi_u32 v7, v3, s46
    v_add_nc_u32_e32 v7, v7, v3
    v_lshrrev_b32_e32 v7, s52, v7
    v_mul_lo_u32 v8, v7, s40
    v_sub_nc_u32_e32 v3, v3, v8
    v_mul_lo_u32 v3, v3, s58
    v_add_nc_u32_e32 v6, v6, v3
    s_branch L26
L24:
    s_cmp_eq_u32 2, s38
    s_cbranch_scc0 L25
    v_mul_lo_u32 v7, v3, s58
    v_add_nc_u32_e32 v6, v6, v7
L25:
    v_mov_b32_e32 v7, v3
L26:
    s_cmp_lt_u32 3, s38
    s_cbranch_scc0 L27
    v_mul_hi_u32 v3, v7, s47
    v_add_nc_u32_e32 v3, v3, v7
    v_lshrrev_b32_e32 v3, s53, v3
    v_mul_lo_u32 v8, v3, s41
    v_sub_nc_u32_e32 v7, v7, v8
    v_mul_lo_u32 v7, v7, s59
    v_add_nc_u32_e32 v6, v6, v7
    s_branch L29
L27:
    s_cmp_eq_u32 3, s38
    s_cbranch_scc0 L28
    v_mul_lo_u32 v3, v7, s59
    v_add_nc_u32_e32 v6, v6, v3
L28:
    v_mov_b32_e32 v3, v7
L29:
    s_cmp_lt_u32 4, s38
    s_cbranch_scc0 L30
    v_mul_hi_u32 v7, v3, s48
    v_add_nc_u32_e32 v7, v7, v3
    v_lshrrev_b32_e32 v7, s54, v7
    v_mul_lo_u32 v8, v7, s42
    v_sub_nc_u32_e32 v3, v3, v8
    v_mul_lo_u32 v3, v3, s60
    v_add_nc_u32_e32 v6, v6, v3
    s_branch L32
L30:
    s_cmp_eq_u32 4, s38
    s_cbranch_scc0 L31
    v_mul_lo_u32 v7, v3, s60
    v_add_nc_u32_e32 v6, v6, v7
L31:
    v_mov_b32_e32 v7, v3
L32:
    s_cmp_lt_u32 5, s38
    s_cbranch_scc0 L33
    v_mul_hi_u32 v3, v7, s49
    v_add_nc_u32_e32 v3, v3, v7
    v_lshrrev_b32_e32 v3, s55, v3
    v_mul_lo_u32 v8, v3, s43
    v_sub_nc_u32_e32 v7, v7, v8
    v_mul_lo_u32 v7, v7, s61
    v_add_nc_u32_e32 v6, v6, v7
    s_branch L35
L33:
    s_cmp_eq_u32 5, s38
    s_cbranch_scc0 L34
    v_mul_lo_u32 v3, v7, s61
    v_add_nc_u32_e32 v6, v6, v3
L34:
    v_mov_b32_e32 v3, v7
L35:
    s_cmp_lt_u32 6, s38
    s_cbranch_scc0 L36
    v_mul_hi_u32 v7, v3, s50
    v_add_nc_u32_e32 v7, v7, v3
    v_lshrrev_b32_e32 v7, s56, v7
    v_mul_lo_u32 v7, v7, s44
    v_sub_nc_u32_e32 v3, v3, v7
    v_mul_lo_u32 v3, v3, s0
    v_add_nc_u32_e32 v6, v6, v3
    s_branch L37
L36:
    s_cmp_eq_u32 6, s38
    s_cbranch_scc0 L37
    v_mul_lo_u32 v3, v3, s0
    v_add_nc_u32_e32 v6, v6, v3
L37:
    v_add_nc_u32_e32 v3, s14, v6
    v_min_u32_e32 v3, s63, v3
    v_lshlrev_b32_e32 v3, 1, v3
    buffer_load_u16 v3, v3, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_cmp_eq_u32_e64 s12, -1, v1
    v_cmp_gt_f32_e64 s16, v3, v0
    s_or_b32 s12, s12, s16
    v_and_b32_e32 v6, 0x7fffffff, v3
    v_cmp_lt_u32_e64 s16, 0x7f800000, v6
    v_and_b32_e32 v6, 0x7fffffff, v0
    v_cmp_ge_u32_e64 s17, 0x7f800000, v6
    s_and_b32 s16, s16, s17
    s_or_b32 s12, s12, s16
    v_cndmask_b32_e64 v3, v0, v3, s12
    v_cndmask_b32_e64 v6, v1, v2, s12
    v_sub_nc_u32_e32 v7, s3, v2
    v_min_u32_e32 v7, 0x100, v7
    v_add_nc_u32_e32 v2, v2, v7
    s_mov_b32 exec_lo, s2
    s_mov_b32 s12, s15
L38:
    v_cndmask_b32_e64 v0, v0, v3, s15
    v_cndmask_b32_e64 v1, v1, v6, s15
    s_cmp_lg_u32 s12, 0
    s_cbranch_scc1 L18
    v_mov_b32_dpp v2, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_f32_e64 s0, v2, v0
    v_and_b32_e32 v6, 0x7fffffff, v2
    v_cmp_lt_u32_e64 s3, 0x7f800000, v6
    v_and_b32_e32 v6, 0x7fffffff, v0
    v_cmp_lt_u32_e64 s4, 0x7f800000, v6
    v_cmp_ge_u32_e64 s5, 0x7f800000, v6
    s_and_b32 s5, s3, s5
    s_or_b32 s0, s0, s5
    v_cmp_eq_f32_e64 s5, v2, v0
    s_and_b32 s3, s3, s4
    s_or_b32 s3, s5, s3
    v_cmp_ne_u32_e64 s4, -1, v3
    v_cmp_eq_u32_e64 s5, -1, v1
    s_or_b32 s0, s5, s0
    v_cmp_lt_u32_e64 s5, v3, v1
    s_and_b32 s3, s3, s5
    s_or_b32 s0, s0, s3
    s_and_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v0, v2, s0
    v_cndmask_b32_e64 v1, v1, v3, s0
    v_mov_b32_dpp v2, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_f32_e64 s0, v2, v0
    v_and_b32_e32 v6, 0x7fffffff, v2
    v_cmp_lt_u32_e64 s3, 0x7f800000, v6
    v_and_b32_e32 v6, 0x7fffffff, v0
    v_cmp_lt_u32_e64 s4, 0x7f800000, v6
    v_cmp_ge_u32_e64 s5, 0x7f800000, v6
    s_and_b32 s5, s3, s5
    s_or_b32 s0, s0, s5
    v_cmp_eq_f32_e64 s5, v2, v0
    s_and_b32 s3, s3, s4
    s_or_b32 s3, s5, s3
    v_cmp_ne_u32_e64 s4, -1, v3
    v_cmp_eq_u32_e64 s5, -1, v1
    s_or_b32 s0, s5, s0
    v_cmp_lt_u32_e64 s5, v3, v1
    s_and_b32 s3, s3, s5
    s_or_b32 s0, s0, s3
    s_and_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v0, v2, s0
    v_cndmask_b32_e64 v1, v1, v3, s0
    v_mov_b32_dpp v2, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_f32_e64 s0, v2, v0
    v_and_b32_e32 v6, 0x7fffffff, v2
    v_cmp_lt_u32_e64 s3, 0x7f800000, v6
    v_and_b32_e32 v6, 0x7fffffff, v0
    v_cmp_lt_u32_e64 s4, 0x7f800000, v6
    v_cmp_ge_u32_e64 s5, 0x7f800000, v6
    s_and_b32 s5, s3, s5
    s_or_b32 s0, s0, s5
    v_cmp_eq_f32_e64 s5, v2, v0
    s_and_b32 s3, s3, s4
    s_or_b32 s3, s5, s3
    v_cmp_ne_u32_e64 s4, -1, v3
    v_cmp_eq_u32_e64 s5, -1, v1
    s_or_b32 s0, s5, s0
    v_cmp_lt_u32_e64 s5, v3, v1
    s_and_b32 s3, s3, s5
    s_or_b32 s0, s0, s3
    s_and_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v0, v2, s0
    v_cndmask_b32_e64 v1, v1, v3, s0
    v_mov_b32_dpp v2, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_dpp v3, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_f32_e64 s0, v2, v0
    v_and_b32_e32 v6, 0x7fffffff, v2
    v_cmp_lt_u32_e64 s3, 0x7f800000, v6
    v_and_b32_e32 v6, 0x7fffffff, v0
    v_cmp_lt_u32_e64 s4, 0x7f800000, v6
    v_cmp_ge_u32_e64 s5, 0x7f800000, v6
    s_and_b32 s5, s3, s5
    s_or_b32 s0, s0, s5
    v_cmp_eq_f32_e64 s5, v2, v0
    s_and_b32 s3, s3, s4
    s_or_b32 s3, s5, s3
    v_cmp_ne_u32_e64 s4, -1, v3
    v_cmp_eq_u32_e64 s5, -1, v1
    s_or_b32 s0, s5, s0
    v_cmp_lt_u32_e64 s5, v3, v1
    s_and_b32 s3, s3, s5
    s_or_b32 s0, s0, s3
    s_and_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v0, v2, s0
    v_cndmask_b32_e64 v1, v1, v3, s0
    v_permlanex16_b32 v2, v0, 0x76543210, s62 op_sel:[0,1]
    v_permlanex16_b32 v3, v1, 0x76543210, s62 op_sel:[0,1]
    v_cmp_gt_f32_e64 s0, v2, v0
    v_and_b32_e32 v6, 0x7fffffff, v2
    v_cmp_lt_u32_e64 s3, 0x7f800000, v6
    v_and_b32_e32 v6, 0x7fffffff, v0
    v_cmp_lt_u32_e64 s4, 0x7f800000, v6
    v_cmp_ge_u32_e64 s5, 0x7f800000, v6
    s_and_b32 s5, s3, s5
    s_or_b32 s0, s0, s5
    v_cmp_eq_f32_e64 s5, v2, v0
    s_and_b32 s3, s3, s4
    s_or_b32 s3, s5, s3
    v_cmp_ne_u32_e64 s4, -1, v3
    v_cmp_eq_u32_e64 s5, -1, v1
    s_or_b32 s0, s5, s0
    v_cmp_lt_u32_e64 s5, v3, v1
    s_and_b32 s3, s3, s5
    s_or_b32 s0, s0, s3
    s_and_b32 s0, s4, s0
    v_cndmask_b32_e64 v0, v0, v2, s0
    v_cndmask_b32_e64 v1, v1, v3, s0
    s_and_b32 s0, -1, exec_lo
    s_ctz_i32_b32 s0, s0
    s_min_u32 s0, s0, 32
    v_readlane_b32 s0, v0, s0
    s_and_b32 s3, -1, exec_lo
    s_ctz_i32_b32 s3, s3
    s_min_u32 s3, s3, 32
    v_readlane_b32 s3, v1, s3
    s_and_b32 s4, -1, exec_lo
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_lshl_b32 s1, s1, 2
    v_dual_mov_b32 v0, s4 :: v_dual_mov_b32 v1, s1
    ds_store_b32 v1, v0
    v_dual_mov_b32 v0, s0 :: v_dual_mov_b32 v1, s1
    ds_store_b32 v1, v0 offset:32
    v_dual_mov_b32 v0, s3 :: v_dual_mov_b32 v1, s1
    ds_store_b32 v1, v0 offset:64
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v0, v5 offset:4
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s0, v0
    ds_load_b32 v0, v5 offset:8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s1, v0
    ds_load_b32 v0, v5 offset:12
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s3, v0
    ds_load_b32 v0, v5 offset:16
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s4, v0
    ds_load_b32 v0, v5 offset:20
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s5, v0
    ds_load_b32 v0, v5 offset:24
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s6, v0
    ds_load_b32 v0, v5 offset:28
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s7, v0
    ds_load_b32 v0, v5 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s12, v0
    ds_load_b32 v0, v5 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s14, v0
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s15, 4, 0
    v_mov_b32_e32 v0, s15
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s16, v0
    v_mov_b32_e32 v0, s15
    ds_load_b32 v0, v0 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s15, v0
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s17, 8, 0
    v_mov_b32_e32 v0, s17
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s18, v0
    v_mov_b32_e32 v0, s17
    ds_load_b32 v0, v0 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s17, v0
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s19, 12, 0
    v_mov_b32_e32 v0, s19
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s20, v0
    v_mov_b32_e32 v0, s19
    ds_load_b32 v0, v0 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s19, v0
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s21, 16, 0
    v_mov_b32_e32 v0, s21
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s22, v0
    v_mov_b32_e32 v0, s21
    ds_load_b32 v0, v0 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s21, v0
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s23, 20, 0
    v_mov_b32_e32 v0, s23
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s24, v0
    v_mov_b32_e32 v0, s23
    ds_load_b32 v0, v0 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s23, v0
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s25, 24, 0
    v_mov_b32_e32 v0, s25
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s26, v0
    v_mov_b32_e32 v0, s25
    ds_load_b32 v0, v0 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s25, v0
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s27, 28, 0
    v_mov_b32_e32 v0, s27
    ds_load_b32 v0, v0 offset:32
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s28, v0
    v_mov_b32_e32 v0, s27
    ds_load_b32 v0, v0 offset:64
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s27, v0
    v_cmp_gt_f32_e64 s29, s16, s12
    s_and_b32 s30, s16, 0x7fffffff
    s_cmp_gt_u32 s30, 0x7f800000
    s_cselect_b32 s30, exec_lo, 0
    s_and_b32 s31, s12, 0x7fffffff
    s_cmp_gt_u32 s31, 0x7f800000
    s_cselect_b32 s32, exec_lo, 0
    s_cmp_le_u32 s31, 0x7f800000
    s_cselect_b32 s31, exec_lo, 0
    s_and_b32 s31, s30, s31
    s_or_b32 s29, s29, s31
    v_cmp_eq_f32_e64 s31, s16, s12
    s_and_b32 s30, s30, s32
    s_or_b32 s30, s31, s30
    s_cmp_lg_u32 s15, -1
    s_cselect_b32 s31, exec_lo, 0
    s_cmp_eq_u32 s14, -1
    s_cselect_b32 s32, exec_lo, 0
    s_or_b32 s29, s32, s29
    s_cmp_lt_u32 s15, s14
    s_cselect_b32 s32, exec_lo, 0
    s_and_b32 s30, s30, s32
    s_or_b32 s29, s29, s30
    s_and_b32 s29, s31, s29
    s_and_b32 s30, s29, exec_lo
    s_cselect_b32 s16, s16, s12
    s_and_b32 s29, s29, exec_lo
    s_cselect_b32 s15, s15, s14
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s12, s16, s12
    s_cmp_lg_u32 s0, 0
    s_cselect_b32 s0, s15, s14
    v_cmp_gt_f32_e64 s14, s18, s12
    s_and_b32 s15, s18, 0x7fffffff
    s_cmp_gt_u32 s15, 0x7f800000
    s_cselect_b32 s15, exec_lo, 0
    s_and_b32 s16, s12, 0x7fffffff
    s_cmp_gt_u32 s16, 0x7f800000
    s_cselect_b32 s29, exec_lo, 0
    s_cmp_le_u32 s16, 0x7f800000
    s_cselect_b32 s16, exec_lo, 0
    s_and_b32 s16, s15, s16
    s_or_b32 s14, s14, s16
    v_cmp_eq_f32_e64 s16, s18, s12
    s_and_b32 s15, s15, s29
    s_or_b32 s15, s16, s15
    s_cmp_lg_u32 s17, -1
    s_cselect_b32 s16, exec_lo, 0
    s_cmp_eq_u32 s0, -1
    s_cselect_b32 s29, exec_lo, 0
    s_or_b32 s14, s29, s14
    s_cmp_lt_u32 s17, s0
    s_cselect_b32 s29, exec_lo, 0
    s_and_b32 s15, s15, s29
    s_or_b32 s14, s14, s15
    s_and_b32 s14, s16, s14
    s_and_b32 s15, s14, exec_lo
    s_cselect_b32 s15, s18, s12
    s_and_b32 s14, s14, exec_lo
    s_cselect_b32 s14, s17, s0
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s12, s15, s12
    s_cmp_lg_u32 s1, 0
    s_cselect_b32 s0, s14, s0
    v_cmp_gt_f32_e64 s1, s20, s12
    s_and_b32 s14, s20, 0x7fffffff
    s_cmp_gt_u32 s14, 0x7f800000
    s_cselect_b32 s14, exec_lo, 0
    s_and_b32 s15, s12, 0x7fffffff
    s_cmp_gt_u32 s15, 0x7f800000
    s_cselect_b32 s16, exec_lo, 0
    s_cmp_le_u32 s15, 0x7f800000
    s_cselect_b32 s15, exec_lo, 0
    s_and_b32 s15, s14, s15
    s_or_b32 s1, s1, s15
    v_cmp_eq_f32_e64 s15, s20, s12
    s_and_b32 s14, s14, s16
    s_or_b32 s14, s15, s14
    s_cmp_lg_u32 s19, -1
    s_cselect_b32 s15, exec_lo, 0
    s_cmp_eq_u32 s0, -1
    s_cselect_b32 s16, exec_lo, 0
    s_or_b32 s1, s16, s1
    s_cmp_lt_u32 s19, s0
    s_cselect_b32 s16, exec_lo, 0
    s_and_b32 s14, s14, s16
    s_or_b32 s1, s1, s14
    s_and_b32 s1, s15, s1
    s_and_b32 s14, s1, exec_lo
    s_cselect_b32 s14, s20, s12
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s19, s0
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s12, s14, s12
    s_cmp_lg_u32 s3, 0
    s_cselect_b32 s0, s1, s0
    v_cmp_gt_f32_e64 s1, s22, s12
    s_and_b32 s3, s22, 0x7fffffff
    s_cmp_gt_u32 s3, 0x7f800000
    s_cselect_b32 s3, exec_lo, 0
    s_and_b32 s14, s12, 0x7fffffff
    s_cmp_gt_u32 s14, 0x7f800000
    s_cselect_b32 s15, exec_lo, 0
    s_cmp_le_u32 s14, 0x7f800000
    s_cselect_b32 s14, exec_lo, 0
    s_and_b32 s14, s3, s14
    s_or_b32 s1, s1, s14
    v_cmp_eq_f32_e64 s14, s22, s12
    s_and_b32 s3, s3, s15
    s_or_b32 s3, s14, s3
    s_cmp_lg_u32 s21, -1
    s_cselect_b32 s14, exec_lo, 0
    s_cmp_eq_u32 s0, -1
    s_cselect_b32 s15, exec_lo, 0
    s_or_b32 s1, s15, s1
    s_cmp_lt_u32 s21, s0
    s_cselect_b32 s15, exec_lo, 0
    s_and_b32 s3, s3, s15
    s_or_b32 s1, s1, s3
    s_and_b32 s1, s14, s1
    s_and_b32 s3, s1, exec_lo
    s_cselect_b32 s3, s22, s12
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s21, s0
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s3, s3, s12
    s_cmp_lg_u32 s4, 0
    s_cselect_b32 s0, s1, s0
    v_cmp_gt_f32_e64 s1, s24, s3
    s_and_b32 s4, s24, 0x7fffffff
    s_cmp_gt_u32 s4, 0x7f800000
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s12, s3, 0x7fffffff
    s_cmp_gt_u32 s12, 0x7f800000
    s_cselect_b32 s14, exec_lo, 0
    s_cmp_le_u32 s12, 0x7f800000
    s_cselect_b32 s12, exec_lo, 0
    s_and_b32 s12, s4, s12
    s_or_b32 s1, s1, s12
    v_cmp_eq_f32_e64 s12, s24, s3
    s_and_b32 s4, s4, s14
    s_or_b32 s4, s12, s4
    s_cmp_lg_u32 s23, -1
    s_cselect_b32 s12, exec_lo, 0
    s_cmp_eq_u32 s0, -1
    s_cselect_b32 s14, exec_lo, 0
    s_or_b32 s1, s14, s1
    s_cmp_lt_u32 s23, s0
    s_cselect_b32 s14, exec_lo, 0
    s_and_b32 s4, s4, s14
    s_or_b32 s1, s1, s4
    s_and_b32 s1, s12, s1
    s_and_b32 s4, s1, exec_lo
    s_cselect_b32 s4, s24, s3
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s23, s0
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s3, s4, s3
    s_cmp_lg_u32 s5, 0
    s_cselect_b32 s0, s1, s0
    v_cmp_gt_f32_e64 s1, s26, s3
    s_and_b32 s4, s26, 0x7fffffff
    s_cmp_gt_u32 s4, 0x7f800000
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s5, s3, 0x7fffffff
    s_cmp_gt_u32 s5, 0x7f800000
    s_cselect_b32 s12, exec_lo, 0
    s_cmp_le_u32 s5, 0x7f800000
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s5, s4, s5
    s_or_b32 s1, s1, s5
    v_cmp_eq_f32_e64 s5, s26, s3
    s_and_b32 s4, s4, s12
    s_or_b32 s4, s5, s4
    s_cmp_lg_u32 s25, -1
    s_cselect_b32 s5, exec_lo, 0
    s_cmp_eq_u32 s0, -1
    s_cselect_b32 s12, exec_lo, 0
    s_or_b32 s1, s12, s1
    s_cmp_lt_u32 s25, s0
    s_cselect_b32 s12, exec_lo, 0
    s_and_b32 s4, s4, s12
    s_or_b32 s1, s1, s4
    s_and_b32 s1, s5, s1
    s_and_b32 s4, s1, exec_lo
    s_cselect_b32 s4, s26, s3
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s25, s0
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s3, s4, s3
    s_cmp_lg_u32 s6, 0
    s_cselect_b32 s0, s1, s0
    v_cmp_gt_f32_e64 s1, s28, s3
    s_and_b32 s4, s28, 0x7fffffff
    s_cmp_gt_u32 s4, 0x7f800000
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s5, s3, 0x7fffffff
    s_cmp_gt_u32 s5, 0x7f800000
    s_cselect_b32 s6, exec_lo, 0
    s_cmp_le_u32 s5, 0x7f800000
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s5, s4, s5
    s_or_b32 s1, s1, s5
    v_cmp_eq_f32_e64 s3, s28, s3
    s_and_b32 s4, s4, s6
    s_or_b32 s3, s3, s4
    s_cmp_lg_u32 s27, -1
    s_cselect_b32 s4, exec_lo, 0
    s_cmp_eq_u32 s0, -1
    s_cselect_b32 s5, exec_lo, 0
    s_or_b32 s1, s5, s1
    s_cmp_lt_u32 s27, s0
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s3, s3, s5
    s_or_b32 s1, s1, s3
    s_and_b32 s1, s4, s1
    s_and_b32 s1, s1, exec_lo
    s_cselect_b32 s1, s27, s0
    s_cmp_lg_u32 s7, 0
    s_cselect_b32 s0, s1, s0
    v_cmp_eq_u32_e64 s1, 0, v4
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s1
    s_lshl_b32 s1, s13, 2
    v_dual_mov_b32 v0, s0 :: v_dual_mov_b32 v1, s1
    buffer_store_b32 v0, v1, s[8:11], 0 offen
L39:
    s_endpgm
