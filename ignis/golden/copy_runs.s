; 5 VGPRs, 42 SGPRs, 0 bytes of LDS, 0 of scratch, 168 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s2, s[0:1], 0x30
    s_load_b32 s3, s[0:1], 0x34
    s_load_b32 s12, s[0:1], 0x38
    s_load_b32 s14, s[0:1], 0x3c
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
    s_load_b32 s0, s[0:1], 0xa8
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s1, s6
    s_mov_b32 s41, s10
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s13, s13, 8
    v_add_nc_u32_e32 v0, s13, v0
    s_cmp_lt_u32 1, s2
    s_cbranch_scc0 L0
    v_mul_hi_u32 v1, v0, s18
    v_add_nc_u32_e32 v1, v1, v0
    v_lshrrev_b32_e32 v1, s24, v1
    v_mul_lo_u32 v2, v1, s3
    v_sub_nc_u32_e32 v0, v0, v2
    v_mul_lo_u32 v2, v0, s30
    v_mul_lo_u32 v4, v0, s36
    s_branch L3
L0:
    s_cmp_eq_u32 1, s2
    s_cbranch_scc1 L1
    v_mov_b32_e32 v2, 0
    v_mov_b32_e32 v4, 0
    s_branch L2
L1:
    v_mul_lo_u32 v2, v0, s30
    v_mul_lo_u32 v4, v0, s36
L2:
    v_mov_b32_e32 v1, v0
L3:
    s_cmp_lt_u32 2, s2
    s_cbranch_scc0 L4
    v_mul_hi_u32 v0, v1, s19
    v_add_nc_u32_e32 v0, v0, v1
    v_lshrrev_b32_e32 v0, s25, v0
    v_mul_lo_u32 v3, v0, s12
    v_sub_nc_u32_e32 v1, v1, v3
    v_mul_lo_u32 v3, v1, s31
    v_add_nc_u32_e32 v2, v2, v3
    v_mul_lo_u32 v1, v1, s37
    v_add_nc_u32_e32 v4, v4, v1
    s_branch L6
L4:
    s_cmp_eq_u32 2, s2
    s_cbranch_scc0 L5
    v_mul_lo_u32 v0, v1, s31
    v_add_nc_u32_e32 v2, v2, v0
    v_mul_lo_u32 v0, v1, s37
    v_add_nc_u32_e32 v4, v4, v0
L5:
    v_mov_b32_e32 v0, v1
L6:
    s_cmp_lt_u32 3, s2
    s_cbranch_scc0 L7
    v_mul_hi_u32 v1, v0, s20
    v_add_nc_u32_e32 v1, v1, v0
    v_lshrrev_b32_e32 v1, s26, v1
    v_mul_lo_u32 v3, v1, s14
    v_sub_nc_u32_e32 v0, v0, v3
    v_mul_lo_u32 v3, v0, s32
    v_add_nc_u32_e32 v2, v2, v3
    v_mul_lo_u32 v0, v0, s38
    v_add_nc_u32_e32 v4, v4, v0
    s_branch L9
L7:
    s_cmp_eq_u32 3, s2
    s_cbranch_scc0 L8
    v_mul_lo_u32 v1, v0, s32
    v_add_nc_u32_e32 v2, v2, v1
    v_mul_lo_u32 v1, v0, s38
    v_add_nc_u32_e32 v4, v4, v1
L8:
    v_mov_b32_e32 v1, v0
L9:
    s_cmp_lt_u32 4, s2
    s_cbranch_scc0 L10
    v_mul_hi_u32 v0, v1, s21
    v_add_nc_u32_e32 v0, v0, v1
    v_lshrrev_b32_e32 v0, s27, v0
    v_mul_lo_u32 v3, v0, s15
    v_sub_nc_u32_e32 v1, v1, v3
    v_mul_lo_u32 v3, v1, s33
    v_add_nc_u32_e32 v2, v2, v3
    v_mul_lo_u32 v1, v1, s39
    v_add_nc_u32_e32 v4, v4, v1
    s_branch L12
L10:
    s_cmp_eq_u32 4, s2
    s_cbranch_scc0 L11
    v_mul_lo_u32 v0, v1, s33
    v_add_nc_u32_e32 v2, v2, v0
    v_mul_lo_u32 v0, v1, s39
    v_add_nc_u32_e32 v4, v4, v0
L11:
    v_mov_b32_e32 v0, v1
L12:
    s_cmp_lt_u32 5, s2
    s_cbranch_scc0 L13
    v_mul_hi_u32 v1, v0, s22
    v_add_nc_u32_e32 v1, v1, v0
    v_lshrrev_b32_e32 v1, s28, v1
    v_mul_lo_u32 v3, v1, s16
    v_sub_nc_u32_e32 v0, v0, v3
    v_mul_lo_u32 v3, v0, s34
    v_add_nc_u32_e32 v2, v2, v3
    v_mul_lo_u32 v0, v0, s40
    v_add_nc_u32_e32 v4, v4, v0
    s_branch L15
L13:
    s_cmp_eq_u32 5, s2
    s_cbranch_scc0 L14
    v_mul_lo_u32 v1, v0, s34
    v_add_nc_u32_e32 v2, v2, v1
    v_mul_lo_u32 v1, v0, s40
    v_add_nc_u32_e32 v4, v4, v1
L14:
    v_mov_b32_e32 v1, v0
L15:
    s_cmp_lt_u32 6, s2
    s_cbranch_scc0 L16
    v_mul_hi_u32 v0, v1, s23
    v_add_nc_u32_e32 v0, v0, v1
    v_lshrrev_b32_e32 v0, s29, v0
    v_mul_lo_u32 v0, v0, s17
    v_sub_nc_u32_e32 v0, v1, v0
    v_mul_lo_u32 v1, v0, s35
    v_add_nc_u32_e32 v2, v2, v1
    v_mul_lo_u32 v0, v0, s0
    v_add_nc_u32_e32 v4, v4, v0
    s_branch L17
L16:
    s_cmp_eq_u32 6, s2
    s_cbranch_scc0 L17
    v_mul_lo_u32 v0, v1, s35
    v_add_nc_u32_e32 v2, v2, v0
    v_mul_lo_u32 v0, v1, s0
    v_add_nc_u32_e32 v4, v4, v0
L17:
    s_max_u32 s0, s1, 3
    s_add_u32 s0, s0, -3
    v_cmp_gt_u32_e64 s0, s0, v2
    v_cndmask_b32_e64 v0, s1, v2, s0
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_max_u32 s0, s41, 3
    s_add_u32 s0, s0, -3
    v_cmp_gt_u32_e64 s0, s0, v4
    v_cndmask_b32_e64 v4, s41, v4, s0
    v_lshlrev_b32_e32 v4, 2, v4
    s_waitcnt vmcnt(0)
    buffer_store_b128 v[0:3], v4, s[8:11], 0 offen
    s_endpgm
