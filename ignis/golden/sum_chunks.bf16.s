; 4 VGPRs, 14 SGPRs, 0 bytes of LDS, 0 of scratch, 30 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s0, s[0:1], 0x30
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s1, s10
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s2, s13, 6
    v_dual_mov_b32 v1, 0 :: v_dual_add_nc_u32 v0, s2, v0
    s_mov_b32 s2, 0
    s_branch L1
L0:
    s_mul_i32 s3, s2, s1
    v_add_lshl_u32 v2, s3, v0, 2
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v2
    s_add_u32 s2, s2, 1
L1:
    s_cmp_lt_u32 s2, s0
    s_cbranch_scc1 L0
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s0
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshlrev_b32_e32 v0, 1, v0
    buffer_store_b16 v1, v0, s[8:11], 0 offen
    s_endpgm
