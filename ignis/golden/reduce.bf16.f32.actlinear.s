; 4 VGPRs, 18 SGPRs, 0 bytes of LDS, 0 of scratch, 41 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x48
    s_load_b32 s2, s[0:1], 0x60
    s_load_b32 s3, s[0:1], 0x64
    s_load_b32 s12, s[0:1], 0x74
    s_load_b32 s16, s[0:1], 0x78
    s_load_b32 s17, s[0:1], 0x84
    s_load_b32 s0, s[0:1], 0x88
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s1, s10
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s13, s13, 6
    v_add_nc_u32_e32 v0, s13, v0
    s_mul_i32 s13, s15, s2
    s_add_u32 s13, s13, s14
    s_mul_i32 s13, s13, s3
    v_add_nc_u32_e32 v1, s13, v0
    s_mul_i32 s2, s16, s2
    s_mul_i32 s2, s2, s3
    v_mov_b32_e32 v2, 0
    s_mov_b32 s3, 0
    s_branch L1
L0:
    s_mul_i32 s13, s3, s2
    v_add_lshl_u32 v3, s13, v1, 2
    buffer_load_b32 v3, v3, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v3
    s_add_u32 s3, s3, 1
L1:
    s_cmp_lt_u32 s3, s0
    s_cbranch_scc1 L0
    s_mul_i32 s0, s15, s17
    s_mul_i32 s2, s14, s12
    s_add_u32 s0, s0, s2
    v_add_nc_u32_e32 v0, s0, v0
    v_min_u32_e32 v0, s1, v0
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_store_b32 v2, v0, s[8:11], 0 offen
    s_endpgm
