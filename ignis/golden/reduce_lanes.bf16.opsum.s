; 5 VGPRs, 65 SGPRs, 0 bytes of LDS, 0 of scratch, 278 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s2, s[0:1], 0x30
    s_load_b32 s3, s[0:1], 0x34
    s_load_b32 s12, s[0:1], 0x38
    s_load_b32 s15, s[0:1], 0x40
    s_load_b32 s16, s[0:1], 0x44
    s_load_b32 s17, s[0:1], 0x48
    s_load_b32 s18, s[0:1], 0x4c
    s_load_b32 s19, s[0:1], 0x50
    s_load_b32 s20, s[0:1], 0x54
    s_load_b32 s21, s[0:1], 0x58
    s_load_b32 s22, s[0:1], 0x5c
    s_load_b32 s23, s[0:1], 0x60
    s_load_b32 s24, s[0:1], 0x64
    s_load_b32 s25, s[0:1], 0x68
    s_load_b32 s26, s[0:1], 0x6c
    s_load_b32 s27, s[0:1], 0x70
    s_load_b32 s28, s[0:1], 0x74
    s_load_b32 s29, s[0:1], 0x78
    s_load_b32 s30, s[0:1], 0x7c
    s_load_b32 s31, s[0:1], 0x80
    s_load_b32 s32, s[0:1], 0x84
    s_load_b32 s33, s[0:1], 0x88
    s_load_b32 s34, s[0:1], 0x8c
    s_load_b32 s35, s[0:1], 0x90
    s_load_b32 s36, s[0:1], 0x94
    s_load_b32 s37, s[0:1], 0x98
    s_load_b32 s38, s[0:1], 0x9c
    s_load_b32 s39, s[0:1], 0xa0
    s_load_b32 s40, s[0:1], 0xa4
    s_load_b32 s41, s[0:1], 0xa8
    s_load_b32 s42, s[0:1], 0xac
    s_load_b32 s43, s[0:1], 0xb0
    s_load_b32 s44, s[0:1], 0xb4
    s_load_b32 s45, s[0:1], 0xb8
    s_load_b32 s46, s[0:1], 0xbc
    s_load_b32 s47, s[0:1], 0xc0
    s_load_b32 s48, s[0:1], 0xc4
    s_load_b32 s49, s[0:1], 0xc8
    s_load_b32 s50, s[0:1], 0xcc
    s_load_b32 s51, s[0:1], 0xd0
    s_load_b32 s52, s[0:1], 0xd4
    s_load_b32 s53, s[0:1], 0xd8
    s_load_b32 s54, s[0:1], 0xdc
    s_load_b32 s55, s[0:1], 0xe0
    s_load_b32 s56, s[0:1], 0xe4
    s_load_b32 s57, s[0:1], 0xe8
    s_load_b32 s58, s[0:1], 0xec
    s_load_b32 s59, s[0:1], 0xf0
    s_load_b32 s60, s[0:1], 0xf4
    s_load_b32 s61, s[0:1], 0xf8
    s_load_b32 s62, s[0:1], 0xfc
    s_load_b32 s63, s[0:1], 0x100
    s_load_b32 s64, s[0:1], 0x104
    s_load_b32 s0, s[0:1], 0x108
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s1, s6
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s13, s13, 6
    v_add_nc_u32_e32 v0, s13, v0
    s_cmp_lt_u32 1, s15
    s_cbranch_scc0 L0
    v_mul_hi_u32 v1, v0, s22
    v_add_nc_u32_e32 v1, v1, v0
    v_lshrrev_b32_e32 v1, s28, v1
    v_mul_lo_u32 v2, v1, s16
    v_sub_nc_u32_e32 v2, v0, v2
    v_mul_lo_u32 v2, v2, s34
    s_branch L3
L0:
    s_cmp_eq_u32 1, s15
    s_cbranch_scc1 L1
    v_mov_b32_e32 v2, 0
    s_branch L2
L1:
    v_mul_lo_u32 v2, v0, s34
L2:
    v_mov_b32_e32 v1, v0
L3:
    s_cmp_lt_u32 2, s15
    s_cbranch_scc0 L4
    v_mul_hi_u32 v3, v1, s23
    v_add_nc_u32_e32 v3, v3, v1
    v_lshrrev_b32_e32 v3, s29, v3
    v_mul_lo_u32 v4, v3, s17
    v_sub_nc_u32_e32 v1, v1, v4
    v_mul_lo_u32 v1, v1, s35
    v_add_nc_u32_e32 v2, v2, v1
    s_branch L6
L4:
    s_cmp_eq_u32 2, s15
    s_cbranch_scc0 L5
    v_mul_lo_u32 v3, v1, s35
    v_add_nc_u32_e32 v2, v2, v3
L5:
    v_mov_b32_e32 v3, v1
L6:
    s_cmp_lt_u32 3, s15
    s_cbranch_scc0 L7
    v_mul_hi_u32 v1, v3, s24
    v_add_nc_u32_e32 v1, v1, v3
    v_lshrrev_b32_e32 v1, s30, v1
    v_mul_lo_u32 v4, v1, s18
    v_sub_nc_u32_e32 v3, v3, v4
    v_mul_lo_u32 v3, v3, s36
    v_add_nc_u32_e32 v2, v2, v3
    s_branch L9
L7:
    s_cmp_eq_u32 3, s15
    s_cbranch_scc0 L8
    v_mul_lo_u32 v1, v3, s36
    v_add_nc_u32_e32 v2, v2, v1
L8:
    v_mov_b32_e32 v1, v3
L9:
    s_cmp_lt_u32 4, s15
    s_cbranch_scc0 L10
    v_mul_hi_u32 v3, v1, s25
    v_add_nc_u32_e32 v3, v3, v1
    v_lshrrev_b32_e32 v3, s31, v3
    v_mul_lo_u32 v4, v3, s19
    v_sub_nc_u32_e32 v1, v1, v4
    v_mul_lo_u32 v1, v1, s37
    v_add_nc_u32_e32 v2, v2, v1
    s_branch L12
L10:
    s_cmp_eq_u32 4, s15
    s_cbranch_scc0 L11
    v_mul_lo_u32 v3, v1, s37
    v_add_nc_u32_e32 v2, v2, v3
L11:
    v_mov_b32_e32 v3, v1
L12:
    s_cmp_lt_u32 5, s15
    s_cbranch_scc0 L13
    v_mul_hi_u32 v1, v3, s26
    v_add_nc_u32_e32 v1, v1, v3
    v_lshrrev_b32_e32 v1, s32, v1
    v_mul_lo_u32 v4, v1, s20
    v_sub_nc_u32_e32 v3, v3, v4
    v_mul_lo_u32 v3, v3, s38
    v_add_nc_u32_e32 v2, v2, v3
    s_branch L15
L13:
    s_cmp_eq_u32 5, s15
    s_cbranch_scc0 L14
    v_mul_lo_u32 v1, v3, s38
    v_add_nc_u32_e32 v2, v2, v1
L14:
    v_mov_b32_e32 v1, v3
L15:
    s_cmp_lt_u32 6, s15
    s_cbranch_scc0 L16
    v_mul_hi_u32 v3, v1, s27
    v_add_nc_u32_e32 v3, v3, v1
    v_lshrrev_b32_e32 v3, s33, v3
    v_mul_lo_u32 v3, v3, s21
    v_sub_nc_u32_e32 v1, v1, v3
    v_mul_lo_u32 v1, v1, s39
    v_add_nc_u32_e32 v2, v2, v1
    s_branch L17
L16:
    s_cmp_eq_u32 6, s15
    s_cbranch_scc0 L17
    v_mul_lo_u32 v1, v1, s39
    v_add_nc_u32_e32 v2, v2, v1
L17:
    s_mul_i32 s13, s14, s12
    s_add_u32 s12, s13, s12
    s_min_u32 s3, s12, s3
    s_cmp_eq_u32 s40, 1
    s_cbranch_scc0 L20
    v_mov_b32_e32 v1, 0
    s_branch L19
L18:
    s_mul_i32 s12, s13, s59
    v_add_nc_u32_e32 v3, s12, v2
    v_min_u32_e32 v3, s1, v3
    v_lshlrev_b32_e32 v3, 1, v3
    buffer_load_u16 v3, v3, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_f32_e32 v1, v1, v3
    s_add_u32 s13, s13, 1
L19:
    s_cmp_lt_u32 s13, s3
    s_cbranch_scc1 L18
    s_branch L41
L20:
    v_mov_b32_e32 v1, 0
    s_branch L40
L21:
    s_cmp_lt_u32 1, s40
    s_cbranch_scc0 L22
    s_mul_hi_u32 s12, s13, s47
    s_add_u32 s12, s12, s13
    s_lshr_b32 s12, s12, s53
    s_mul_i32 s15, s12, s41
    s_sub_u32 s15, s13, s15
    s_mul_i32 s15, s15, s59
    s_branch L25
L22:
    s_cmp_eq_u32 1, s40
    s_cbranch_scc1 L23
    s_mov_b32 s15, 0
    s_branch L24
L23:
    s_mul_i32 s15, s13, s59
L24:
    s_mov_b32 s12, s13
L25:
    s_cmp_lt_u32 2, s40
    s_cbranch_scc0 L26
    s_mul_hi_u32 s16, s12, s48
    s_add_u32 s16, s16, s12
    s_lshr_b32 s16, s16, s54
    s_mul_i32 s17, s16, s42
    s_sub_u32 s12, s12, s17
    s_mul_i32 s12, s12, s60
    s_add_u32 s15, s15, s12
    s_branch L28
L26:
    s_cmp_eq_u32 2, s40
    s_cbranch_scc0 L27
    s_mul_i32 s16, s12, s60
    s_add_u32 s15, s15, s16
L27:
    s_mov_b32 s16, s12
L28:
    s_cmp_lt_u32 3, s40
    s_cbranch_scc0 L29
    s_mul_hi_u32 s12, s16, s49
    s_add_u32 s12, s12, s16
    s_lshr_b32 s12, s12, s55
    s_mul_i32 s17, s12, s43
    s_sub_u32 s16, s16, s17
    s_mul_i32 s16, s16, s61
    s_add_u32 s15, s15, s16
    s_branch L31
L29:
    s_cmp_eq_u32 3, s40
    s_cbranch_scc0 L30
    s_mul_i32 s12, s16, s61
    s_add_u32 s15, s15, s12
L30:
    s_mov_b32 s12, s16
L31:
    s_cmp_lt_u32 4, s40
    s_cbranch_scc0 L32
    s_mul_hi_u32 s16, s12, s50
    s_add_u32 s16, s16, s12
    s_lshr_b32 s16, s16, s56
    s_mul_i32 s17, s16, s44
    s_sub_u32 s12, s12, s17
    s_mul_i32 s12, s12, s62
    s_add_u32 s15, s15, s12
    s_branch L34
L32:
    s_cmp_eq_u32 4, s40
    s_cbranch_scc0 L33
    s_mul_i32 s16, s12, s62
    s_add_u32 s15, s15, s16
L33:
    s_mov_b32 s16, s12
L34:
    s_cmp_lt_u32 5, s40
    s_cbranch_scc0 L35
    s_mul_hi_u32 s12, s16, s51
    s_add_u32 s12, s12, s16
    s_lshr_b32 s12, s12, s57
    s_mul_i32 s17, s12, s45
    s_sub_u32 s16, s16, s17
    s_mul_i32 s16, s16, s63
    s_add_u32 s15, s15, s16
    s_branch L37
L35:
    s_cmp_eq_u32 5, s40
    s_cbranch_scc0 L36
    s_mul_i32 s12, s16, s63
    s_add_u32 s15, s15, s12
L36:
    s_mov_b32 s12, s16
L37:
    s_cmp_lt_u32 6, s40
    s_cbranch_scc0 L38
    s_mul_hi_u32 s16, s12, s52
    s_add_u32 s16, s16, s12
    s_lshr_b32 s16, s16, s58
    s_mul_i32 s16, s16, s46
    s_sub_u32 s12, s12, s16
    s_mul_i32 s12, s12, s64
    s_add_u32 s15, s15, s12
    s_branch L39
L38:
    s_cmp_eq_u32 6, s40
    s_cbranch_scc0 L39
    s_mul_i32 s12, s12, s64
    s_add_u32 s15, s15, s12
L39:
    v_add_nc_u32_e32 v3, s15, v2
    v_min_u32_e32 v3, s1, v3
    v_lshlrev_b32_e32 v3, 1, v3
    buffer_load_u16 v3, v3, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_f32_e32 v1, v1, v3
    s_add_u32 s13, s13, 1
L40:
    s_cmp_lt_u32 s13, s3
    s_cbranch_scc1 L21
L41:
    v_mul_f32_e32 v1, s0, v1
    s_mul_i32 s0, s14, s2
    v_add_lshl_u32 v0, s0, v0, 2
    buffer_store_b32 v1, v0, s[8:11], 0 offen
    s_endpgm
