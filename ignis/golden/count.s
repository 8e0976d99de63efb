; 2 VGPRs, 14 SGPRs, 0 bytes of LDS, 0 of scratch, 11 instructions
    s_load_b64 s[4:5], s[0:1], 0x18
    s_load_b128 s[0:3], s[0:1], null
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s3, 0x11016000
    v_lshl_add_u32 v0, s13, 8, v0
    s_or_b32 s1, s1, 0x40000
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v1, v0, s5
    v_add_nc_u32_e32 v1, s4, v1
    buffer_store_b32 v1, v0, s[0:3], 0 idxen
    s_endpgm
