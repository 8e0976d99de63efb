; 2 VGPRs, 14 SGPRs, 0 bytes of LDS, 0 of scratch, 14 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[0:3], s[0:1], 0x18
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s2, s2, 2
    s_mov_b32 s3, 0x31016000
    s_lshl_b32 s8, s13, 8
    v_add_lshl_u32 v0, s8, v0, 2
    buffer_load_b32 v1, v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_u32_e32 v1, v1
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_endpgm
