; 7 VGPRs, 19 SGPRs, 0 bytes of LDS, 0 of scratch, 69 instructions
    s_load_b64 s[8:9], s[0:1], 0x60
    s_load_b64 s[10:11], s[0:1], 0x84
    s_load_b64 s[16:17], s[0:1], 0x74
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[0:3], s[0:1], 0x48
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s3, 0x11016000
    v_mov_b32_e32 v1, 0
    s_mov_b32 s12, 0
    v_lshl_add_u32 v0, s13, 6, v0
    s_mul_i32 s13, s15, s8
    s_and_b32 s18, s11, -4
    s_mul_i32 s8, s17, s8
    s_add_u32 s13, s13, s14
    s_cmp_lt_u32 0, s11
    s_cselect_b32 s17, s18, 0
    s_mul_i32 s13, s13, s9
    s_or_b32 s5, s5, 0x40000
    s_or_b32 s1, s1, 0x40000
    v_add_nc_u32_e32 v2, s13, v0
    s_mul_i32 s8, s8, s9
    s_branch L1
L0:
    s_mul_i32 s9, s12, s8
    s_add_u32 s13, s12, 1
    s_add_u32 s18, s12, 2
    v_add_nc_u32_e32 v3, s9, v2
    s_mul_i32 s9, s13, s8
    s_mul_i32 s13, s18, s8
    s_add_u32 s18, s12, 3
    v_add_nc_u32_e32 v4, s9, v2
    v_add_nc_u32_e32 v5, s13, v2
    s_mul_i32 s9, s18, s8
    s_add_u32 s12, s12, 4
    v_add_nc_u32_e32 v6, s9, v2
    buffer_load_b32 v3, v3, s[4:7], 0 idxen
    buffer_load_b32 v4, v4, s[4:7], 0 idxen
    buffer_load_b32 v5, v5, s[4:7], 0 idxen
    buffer_load_b32 v6, v6, s[4:7], 0 idxen
    s_waitcnt vmcnt(3)
    v_add_f32_e32 v1, v1, v3
    s_waitcnt vmcnt(2)
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_f32_e32 v1, v1, v4
    s_waitcnt vmcnt(1)
    v_add_f32_e32 v1, v1, v5
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v1, v1, v6
L1:
    s_cmp_lt_u32 s12, s17
    s_cbranch_scc1 L0
    s_branch L3
L2:
    s_mul_i32 s9, s12, s8
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v3, s9, v2
    buffer_load_b32 v3, v3, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v3
    s_add_u32 s12, s12, 1
L3:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s12, s11
    s_cbranch_scc1 L2
    s_mul_i32 s4, s15, s10
    s_mul_i32 s5, s14, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s4, s4, s5
    v_add_nc_u32_e32 v0, s4, v0
    buffer_store_b32 v1, v0, s[0:3], 0 idxen
    s_endpgm
