; 9 VGPRs, 18 SGPRs, 0 bytes of LDS, 0 of scratch, 73 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b64 s[16:17], s[0:1], 0x48
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[0:3], s[0:1], 0x30
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s15, s14, 2
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_lshl_b32 s13, s13, 8
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s3, 0x31016000
    s_delay_alu instid0(VALU_DEP_1)
    v_lshl_add_u32 v0, v0, 3, s13
    s_lshl_b32 s6, s6, 2
    s_buffer_load_b32 s4, s[4:7], s15
    s_lshl_b32 s10, s10, 1
    s_lshl_b32 s2, s2, 2
    s_mul_i32 s5, s14, s17
    s_waitcnt lgkmcnt(0)
    s_cmp_lt_u32 s4, s16
    s_cbranch_scc0 L0
    s_and_b32 s6, s17, 7
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_eq_u32 s6, 0
    s_cselect_b32 s6, exec_lo, 0
    s_branch L1
L0:
    s_mov_b32 s6, 0
L1:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s6, s6, exec_lo
    s_cbranch_scc0 L2
    v_cmp_gt_u32_e32 vcc_lo, s17, v0
    s_and_b32 s6, exec_lo, vcc_lo
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s6
    s_mul_i32 s4, s4, s17
    v_add_lshl_u32 v8, s5, v0, 2
    v_add_lshl_u32 v0, s4, v0, 1
    buffer_load_b128 v[0:3], v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v4, 16, v0
    v_and_b32_e32 v5, 0xffff0000, v0
    v_lshlrev_b32_e32 v6, 16, v1
    v_and_b32_e32 v7, 0xffff0000, v1
    v_lshlrev_b32_e32 v0, 16, v2
    v_and_b32_e32 v1, 0xffff0000, v2
    v_lshlrev_b32_e32 v2, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    buffer_store_b128 v[4:7], v8, s[0:3], 0 offen
    buffer_store_b128 v[0:3], v8, s[0:3], 0 offen offset:16
    s_branch L7
L2:
    v_add_nc_u32_e32 v1, 8, v0
    s_mul_i32 s6, s4, s17
    s_delay_alu instid0(VALU_DEP_1)
    v_min_u32_e32 v1, s17, v1
    s_branch L6
L3:
    s_mov_b32 exec_lo, s7
    s_cmp_lt_u32 s4, s16
    s_cbranch_scc0 L4
    v_add_lshl_u32 v2, s6, v0, 1
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    s_branch L5
L4:
    v_mov_b32_e32 v2, 0x7fc00000
L5:
    v_add_lshl_u32 v3, s5, v0, 2
    buffer_store_b32 v2, v3, s[0:3], 0 offen
    v_add_nc_u32_e32 v0, 1, v0
L6:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_lt_u32_e32 vcc_lo, v0, v1
    s_and_b32 s7, exec_lo, vcc_lo
    s_cbranch_scc1 L3
L7:
    s_endpgm
