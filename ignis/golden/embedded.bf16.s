; 6 VGPRs, 32 SGPRs, 0 bytes of LDS, 0 of scratch, 69 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b128 s[28:31], s[0:1], 0x78
    s_load_b32 s0, s[0:1], 0x90
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x31016000
    v_mbcnt_lo_u32_b32 v1, -1, 0
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s19, 0x11016000
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s27, 0x11016000
    s_mov_b32 s31, 0x11016000
    v_lshl_add_u32 v0, s13, 8, v0
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s1, s22
    s_buffer_load_b32 s3, s[4:7], null
    s_or_b32 s9, s9, 0x20000
    s_or_b32 s17, s17, 0x20000
    s_or_b32 s21, s21, 0x40000
    s_or_b32 s25, s25, 0x20000
    s_or_b32 s29, s29, 0x40000
    s_waitcnt lgkmcnt(0)
    s_cmp_lt_u32 s3, s0
    s_cbranch_scc0 L0
    s_mul_i32 s0, s3, s1
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v2, s0, v0
    buffer_load_u16 v2, v2, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    s_branch L1
L0:
    v_mov_b32_e32 v2, 0x7fc00000
L1:
    buffer_load_u16 v3, v0, s[16:19], 0 idxen
    v_dual_mul_f32 v4, v2, v2 :: v_dual_and_b32 v1, 15, v1
    buffer_store_b32 v2, v0, s[20:23], 0 idxen
    v_add_f32_e32 v5, v4, v4
    v_cmp_eq_u32_e32 vcc_lo, 0, v1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v5, v4, v4 row_xmask:1 row_mask:0xf bank_mask:0xf
    v_add_f32_e32 v1, v5, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v5, v5 row_xmask:2 row_mask:0xf bank_mask:0xf
    v_add_f32_e32 v4, v1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v4, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf
    v_add_f32_e32 v1, v4, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v4, v4 row_xmask:8 row_mask:0xf bank_mask:0xf
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_mul_f32_e32 v2, v2, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v3, v2, 16, 1
    v_or_b32_e32 v4, 0x400000, v2
    v_cmp_u_f32_e64 s1, v2, v2
    v_add3_u32 v2, v2, v3, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v2, v2, v4, s1
    buffer_store_d16_hi_b16 v2, v0, s[24:27], 0 idxen
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s0
    v_lshrrev_b32_e32 v0, 4, v0
    buffer_store_b32 v1, v0, s[28:31], 0 idxen
L2:
    s_endpgm
