; 6 VGPRs, 20 SGPRs, 0 bytes of LDS, 0 of scratch, 52 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[0:3], s[0:1], 0x48
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    v_mbcnt_lo_u32_b32 v1, -1, 0
    s_mov_b32 s19, 0x11016000
    v_lshl_add_u32 v0, s13, 8, v0
    s_mov_b32 s3, 0x11016000
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_and_b32_e32 v1, 15, v1
    v_cmp_eq_u32_e64 s13, 0, v1
    s_or_b32 s5, s5, 0x40000
    s_or_b32 s9, s9, 0x20000
    buffer_load_b32 v1, v0, s[4:7], 0 idxen
    buffer_load_u16 v2, v0, s[8:11], 0 idxen
    s_or_b32 s17, s17, 0x20000
    s_or_b32 s1, s1, 0x40000
    s_waitcnt vmcnt(1)
    v_mul_f32_e32 v3, v1, v1
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v4, v3, v3
    v_mul_f32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v4, v3, v3 row_xmask:1 row_mask:0xf bank_mask:0xf
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e32 vcc_lo, v1, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_f32_e32 v5, v4, v4
    v_add3_u32 v1, v1, v2, 0x7fff
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v5, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf
    v_cndmask_b32_e32 v1, v1, v3, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v2, v5, v5
    v_add_f32_dpp v2, v5, v5 row_xmask:4 row_mask:0xf bank_mask:0xf
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v3, v2, v2
    buffer_store_d16_hi_b16 v1, v0, s[16:19], 0 idxen
    v_add_f32_dpp v3, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf
    s_and_b32 s4, exec_lo, s13
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s4
    v_lshrrev_b32_e32 v0, 4, v0
    buffer_store_b32 v3, v0, s[0:3], 0 idxen
L0:
    s_endpgm
