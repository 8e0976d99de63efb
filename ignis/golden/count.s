; 2 VGPRs, 14 SGPRs, 0 bytes of LDS, 0 of scratch, 13 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b32 s2, s[0:1], 0x18
    s_load_b32 s0, s[0:1], 0x1c
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s1, s13, 8
    v_add_nc_u32_e32 v0, s1, v0
    v_mul_lo_u32 v1, v0, s0
    v_add_nc_u32_e32 v1, s2, v1
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_store_b32 v1, v0, s[4:7], 0 offen
    s_endpgm
