; 6 VGPRs, 15 SGPRs, 0 bytes of LDS, 0 of scratch, 64 instructions
    s_load_b32 s8, s[0:1], 0x30
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[0:3], s[0:1], 0x18
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s3, 0x11016000
    v_mov_b32_e32 v1, 0
    s_mov_b32 s9, 0
    v_lshl_add_u32 v0, s13, 6, v0
    s_and_b32 s10, s8, -4
    s_mov_b32 s11, s2
    s_cmp_lt_u32 0, s8
    s_cselect_b32 s10, s10, 0
    s_or_b32 s5, s5, 0x40000
    s_or_b32 s1, s1, 0x20000
    s_branch L1
L0:
    s_mul_i32 s12, s9, s11
    s_add_u32 s13, s9, 1
    s_add_u32 s14, s9, 2
    v_add_nc_u32_e32 v2, s12, v0
    s_mul_i32 s12, s13, s11
    s_mul_i32 s13, s14, s11
    s_add_u32 s14, s9, 3
    v_add_nc_u32_e32 v3, s12, v0
    v_add_nc_u32_e32 v4, s13, v0
    s_mul_i32 s12, s14, s11
    s_add_u32 s9, s9, 4
    v_add_nc_u32_e32 v5, s12, v0
    buffer_load_b32 v2, v2, s[4:7], 0 idxen
    buffer_load_b32 v3, v3, s[4:7], 0 idxen
    buffer_load_b32 v4, v4, s[4:7], 0 idxen
    buffer_load_b32 v5, v5, s[4:7], 0 idxen
    s_waitcnt vmcnt(3)
    v_add_f32_e32 v1, v1, v2
    s_waitcnt vmcnt(2)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_f32_e32 v1, v1, v3
    s_waitcnt vmcnt(1)
    v_add_f32_e32 v1, v1, v4
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v1, v1, v5
L1:
    s_cmp_lt_u32 s9, s10
    s_cbranch_scc1 L0
    s_branch L3
L2:
    s_mul_i32 s10, s9, s11
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v2, s10, v0
    buffer_load_b32 v2, v2, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v2
    s_add_u32 s9, s9, 1
L3:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s9, s8
    s_cbranch_scc1 L2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s4, v1, v1
    v_add3_u32 v1, v1, v2, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, v3, s4
    buffer_store_d16_hi_b16 v1, v0, s[0:3], 0 idxen
    s_endpgm
