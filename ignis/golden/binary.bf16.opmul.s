; 11 VGPRs, 19 SGPRs, 0 bytes of LDS, 0 of scratch, 99 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x30
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[0:3], s[0:1], 0x18
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s3, 0x31016000
    s_mov_b32 s7, 0x31016000
    v_lshl_add_u32 v0, s13, 8, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v4, 2, v0
    v_add_nc_u32_e32 v1, 4, v4
    s_mov_b32 s13, s6
    s_lshl_b32 s10, s10, 1
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_ge_u32_e32 vcc_lo, s13, v1
    s_lshl_b32 s2, s2, 1
    s_lshl_b32 s6, s6, 1
    s_and_b32 s15, exec_lo, vcc_lo
    s_and_not1_b32 s14, exec_lo, vcc_lo
    s_cmp_lg_u32 s15, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s15
    v_lshlrev_b32_e32 v5, 3, v0
    buffer_load_b64 v[0:1], v5, s[8:11], 0 offen
    buffer_load_b64 v[2:3], v5, s[0:3], 0 offen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v6, 16, v0
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v7, 16, v2
    v_and_b32_e32 v0, 0xffff0000, v0
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v8, 16, v1
    v_lshlrev_b32_e32 v9, 16, v3
    v_and_b32_e32 v1, 0xffff0000, v1
    v_dual_mul_f32 v6, v7, v6 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_mul_f32_e32 v0, v0, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_mul_f32_e32 v2, v8, v9
    v_mul_f32_e32 v1, v1, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_bfe_u32 v3, v6, 16, 1
    v_bfe_u32 v7, v0, 16, 1
    s_delay_alu instid0(VALU_DEP_4)
    v_bfe_u32 v8, v2, 16, 1
    v_or_b32_e32 v9, 0x400000, v6
    v_bfe_u32 v10, v1, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_cmp_u_f32_e64 s15, v6, v6
    v_add3_u32 v6, v0, v7, 0x7fff
    v_or_b32_e32 v7, 0x400000, v0
    v_cmp_u_f32_e32 vcc_lo, v0, v0
    v_add3_u32 v0, v2, v8, 0x7fff
    v_or_b32_e32 v8, 0x400000, v2
    v_cmp_u_f32_e64 s17, v2, v2
    v_add3_u32 v2, v1, v10, 0x7fff
    v_or_b32_e32 v10, 0x400000, v1
    v_cmp_u_f32_e64 s18, v1, v1
    v_cndmask_b32_e64 v1, v3, v9, s15
    v_cndmask_b32_e32 v3, v6, v7, vcc_lo
    v_cndmask_b32_e64 v0, v0, v8, s17
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_cndmask_b32_e64 v2, v2, v10, s18
    v_lshrrev_b32_e32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v6, 16, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshl_or_b32 v0, v3, 16, v1
    s_delay_alu instid0(VALU_DEP_2)
    v_lshl_or_b32 v1, v2, 16, v6
    buffer_store_b64 v[0:1], v5, s[4:7], 0 offen
L0:
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s14
    s_branch L2
L1:
    s_mov_b32 exec_lo, s15
    v_lshlrev_b32_e32 v0, 1, v4
    v_add_nc_u32_e32 v4, 1, v4
    buffer_load_u16 v1, v0, s[8:11], 0 offen
    buffer_load_u16 v2, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v1, 16, v1
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v1, v1, v2
    v_bfe_u32 v2, v1, 16, 1
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s15, v1, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add3_u32 v1, v1, v2, 0x7fff
    v_cndmask_b32_e64 v1, v1, v3, s15
    buffer_store_d16_hi_b16 v1, v0, s[4:7], 0 offen
L2:
    v_cmp_gt_u32_e32 vcc_lo, s13, v4
    s_and_b32 s15, exec_lo, vcc_lo
    s_cbranch_scc1 L1
L3:
    s_endpgm
