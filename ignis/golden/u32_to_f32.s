; 2 VGPRs, 14 SGPRs, 0 bytes of LDS, 0 of scratch, 13 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[0:3], s[0:1], 0x18
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s3, 0x11016000
    v_lshl_add_u32 v0, s13, 8, v0
    s_or_b32 s5, s5, 0x40000
    s_or_b32 s1, s1, 0x40000
    buffer_load_b32 v1, v0, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_cvt_f32_u32_e32 v1, v1
    buffer_store_b32 v1, v0, s[0:3], 0 idxen
    s_endpgm
