; 7 VGPRs, 59 SGPRs, 0 bytes of LDS, 0 of scratch, 217 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s2, s[0:1], 0x48
    s_load_b32 s3, s[0:1], 0x50
    s_load_b32 s12, s[0:1], 0x54
    s_load_b32 s15, s[0:1], 0x58
    s_load_b32 s20, s[0:1], 0x5c
    s_load_b32 s21, s[0:1], 0x68
    s_load_b32 s22, s[0:1], 0x6c
    s_load_b32 s23, s[0:1], 0x70
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
    s_mov_b32 s1, s10
    s_mov_b32 s57, s6
    s_mov_b32 s58, s18
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_cmp_eq_u32 s20, 1
    s_cbranch_scc0 L0
    s_lshl_b32 s13, s13, 8
    v_dual_mov_b32 v1, s14 :: v_dual_add_nc_u32 v0, s13, v0
    s_branch L1
L0:
    s_lshl_b32 s13, s13, 8
    v_dual_mov_b32 v0, s14 :: v_dual_add_nc_u32 v1, s13, v0
L1:
    s_cmp_lt_u32 1, s21
    s_cbranch_scc0 L2
    v_mul_hi_u32 v2, v1, s28
    v_add_nc_u32_e32 v2, v2, v1
    v_lshrrev_b32_e32 v2, s34, v2
    v_mul_lo_u32 v3, v2, s22
    v_sub_nc_u32_e32 v1, v1, v3
    v_mul_lo_u32 v3, v1, s40
    v_mul_lo_u32 v4, v1, s46
    v_mul_lo_u32 v5, v1, s52
    s_branch L5
L2:
    s_cmp_eq_u32 1, s21
    s_cbranch_scc1 L3
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    v_mov_b32_e32 v5, 0
    s_branch L4
L3:
    v_mul_lo_u32 v3, v1, s40
    v_mul_lo_u32 v4, v1, s46
    v_mul_lo_u32 v5, v1, s52
L4:
    v_mov_b32_e32 v2, v1
L5:
    s_cmp_lt_u32 2, s21
    s_cbranch_scc0 L6
    v_mul_hi_u32 v1, v2, s29
    v_add_nc_u32_e32 v1, v1, v2
    v_lshrrev_b32_e32 v1, s35, v1
    v_mul_lo_u32 v6, v1, s23
    v_sub_nc_u32_e32 v2, v2, v6
    v_mul_lo_u32 v6, v2, s41
    v_add_nc_u32_e32 v3, v3, v6
    v_mul_lo_u32 v6, v2, s47
    v_add_nc_u32_e32 v4, v4, v6
    v_mul_lo_u32 v2, v2, s53
    v_add_nc_u32_e32 v5, v5, v2
    s_branch L8
L6:
    s_cmp_eq_u32 2, s21
    s_cbranch_scc0 L7
    v_mul_lo_u32 v1, v2, s41
    v_add_nc_u32_e32 v3, v3, v1
    v_mul_lo_u32 v1, v2, s47
    v_add_nc_u32_e32 v4, v4, v1
    v_mul_lo_u32 v1, v2, s53
    v_add_nc_u32_e32 v5, v5, v1
L7:
    v_mov_b32_e32 v1, v2
L8:
    s_cmp_lt_u32 3, s21
    s_cbranch_scc0 L9
    v_mul_hi_u32 v2, v1, s30
    v_add_nc_u32_e32 v2, v2, v1
    v_lshrrev_b32_e32 v2, s36, v2
    v_mul_lo_u32 v6, v2, s24
    v_sub_nc_u32_e32 v1, v1, v6
    v_mul_lo_u32 v6, v1, s42
    v_add_nc_u32_e32 v3, v3, v6
    v_mul_lo_u32 v6, v1, s48
    v_add_nc_u32_e32 v4, v4, v6
    v_mul_lo_u32 v1, v1, s54
    v_add_nc_u32_e32 v5, v5, v1
    s_branch L11
L9:
    s_cmp_eq_u32 3, s21
    s_cbranch_scc0 L10
    v_mul_lo_u32 v2, v1, s42
    v_add_nc_u32_e32 v3, v3, v2
    v_mul_lo_u32 v2, v1, s48
    v_add_nc_u32_e32 v4, v4, v2
    v_mul_lo_u32 v2, v1, s54
    v_add_nc_u32_e32 v5, v5, v2
L10:
    v_mov_b32_e32 v2, v1
L11:
    s_cmp_lt_u32 4, s21
    s_cbranch_scc0 L12
    v_mul_hi_u32 v1, v2, s31
    v_add_nc_u32_e32 v1, v1, v2
    v_lshrrev_b32_e32 v1, s37, v1
    v_mul_lo_u32 v6, v1, s25
    v_sub_nc_u32_e32 v2, v2, v6
    v_mul_lo_u32 v6, v2, s43
    v_add_nc_u32_e32 v3, v3, v6
    v_mul_lo_u32 v6, v2, s49
    v_add_nc_u32_e32 v4, v4, v6
    v_mul_lo_u32 v2, v2, s55
    v_add_nc_u32_e32 v5, v5, v2
    s_branch L14
L12:
    s_cmp_eq_u32 4, s21
    s_cbranch_scc0 L13
    v_mul_lo_u32 v1, v2, s43
    v_add_nc_u32_e32 v3, v3, v1
    v_mul_lo_u32 v1, v2, s49
    v_add_nc_u32_e32 v4, v4, v1
    v_mul_lo_u32 v1, v2, s55
    v_add_nc_u32_e32 v5, v5, v1
L13:
    v_mov_b32_e32 v1, v2
L14:
    s_cmp_lt_u32 5, s21
    s_cbranch_scc0 L15
    v_mul_hi_u32 v2, v1, s32
    v_add_nc_u32_e32 v2, v2, v1
    v_lshrrev_b32_e32 v2, s38, v2
    v_mul_lo_u32 v6, v2, s26
    v_sub_nc_u32_e32 v1, v1, v6
    v_mul_lo_u32 v6, v1, s44
    v_add_nc_u32_e32 v3, v3, v6
    v_mul_lo_u32 v6, v1, s50
    v_add_nc_u32_e32 v4, v4, v6
    v_mul_lo_u32 v1, v1, s56
    v_add_nc_u32_e32 v5, v5, v1
    s_branch L17
L15:
    s_cmp_eq_u32 5, s21
    s_cbranch_scc0 L16
    v_mul_lo_u32 v2, v1, s44
    v_add_nc_u32_e32 v3, v3, v2
    v_mul_lo_u32 v2, v1, s50
    v_add_nc_u32_e32 v4, v4, v2
    v_mul_lo_u32 v2, v1, s56
    v_add_nc_u32_e32 v5, v5, v2
L16:
    v_mov_b32_e32 v2, v1
L17:
    s_cmp_lt_u32 6, s21
    s_cbranch_scc0 L18
    v_mul_hi_u32 v1, v2, s33
    v_add_nc_u32_e32 v1, v1, v2
    v_lshrrev_b32_e32 v1, s39, v1
    v_mul_lo_u32 v1, v1, s27
    v_sub_nc_u32_e32 v1, v2, v1
    v_mul_lo_u32 v2, v1, s45
    v_add_nc_u32_e32 v3, v3, v2
    v_mul_lo_u32 v2, v1, s51
    v_add_nc_u32_e32 v4, v4, v2
    v_mul_lo_u32 v1, v1, s0
    v_add_nc_u32_e32 v5, v5, v1
    s_branch L19
L18:
    s_cmp_eq_u32 6, s21
    s_cbranch_scc0 L19
    v_mul_lo_u32 v1, v2, s45
    v_add_nc_u32_e32 v3, v3, v1
    v_mul_lo_u32 v1, v2, s51
    v_add_nc_u32_e32 v4, v4, v1
    v_mul_lo_u32 v1, v2, s0
    v_add_nc_u32_e32 v5, v5, v1
L19:
    v_mul_lo_u32 v1, v0, s12
    v_add_nc_u32_e32 v1, v4, v1
    v_min_u32_e32 v1, s1, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b32 v1, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cmp_gt_u32_e64 s0, s2, v1
    v_cndmask_b32_e64 v1, 0, v1, s0
    v_mul_lo_u32 v1, v1, s3
    v_add_nc_u32_e32 v1, v3, v1
    v_min_u32_e32 v1, s57, v1
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0x7fc0, v1, s0
    v_mul_lo_u32 v0, v0, s15
    v_add_nc_u32_e32 v0, v5, v0
    v_min_u32_e32 v0, s58, v0
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    s_endpgm
