; 6 VGPRs, 14 SGPRs, 0 bytes of LDS, 0 of scratch, 35 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b32 s0, s[0:1], 0x18
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x31016000
    v_lshl_add_u32 v4, s13, 8, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v5, 2, v4
    v_add_nc_u32_e32 v0, 4, v5
    s_mov_b32 s1, s6
    s_lshl_b32 s6, s6, 2
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_ge_u32_e32 vcc_lo, s1, v0
    s_and_b32 s8, exec_lo, vcc_lo
    s_and_not1_b32 s3, exec_lo, vcc_lo
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s8
    v_dual_mov_b32 v0, s0 :: v_dual_mov_b32 v1, s0
    v_dual_mov_b32 v2, s0 :: v_dual_mov_b32 v3, s0
    v_lshlrev_b32_e32 v4, 4, v4
    buffer_store_b128 v[0:3], v4, s[4:7], 0 offen
L0:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s3
    s_branch L2
L1:
    s_mov_b32 exec_lo, s8
    v_dual_mov_b32 v1, s0 :: v_dual_lshlrev_b32 v0, 2, v5
    buffer_store_b32 v1, v0, s[4:7], 0 offen
    v_add_nc_u32_e32 v5, 1, v5
L2:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s1, v5
    s_and_b32 s8, exec_lo, vcc_lo
    s_cbranch_scc1 L1
L3:
    s_endpgm
