; 2 VGPRs, 21 SGPRs, 0 bytes of LDS, 0 of scratch, 33 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s12, s[0:1], 0x2c
    s_load_b32 s15, s[0:1], 0x44
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s20, s10
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s0, s8
    s_mov_b32 s1, s9
    s_lshl_b32 s2, s10, 1
    s_mov_b32 s3, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s8, s13, 7
    v_add_nc_u32_e32 v0, s8, v0
    s_lshl_b32 s8, s14, 2
    s_buffer_load_b32 s4, s[4:7], s8
    s_waitcnt lgkmcnt(0)
    s_cmp_lt_u32 s4, s11
    s_cselect_b32 s5, exec_lo, 0
    s_mul_i32 s4, s4, s12
    v_add_nc_u32_e32 v1, s4, v0
    v_cndmask_b32_e64 v1, s20, v1, s5
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_u16 v1, v1, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v1, v1.l
    s_mul_i32 s0, s14, s15
    v_add_lshl_u32 v0, s0, v0, 2
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_endpgm
