; 9 VGPRs, 17 SGPRs, 0 bytes of LDS, 0 of scratch, 95 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[0:3], s[0:1], 0x30
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s14, s2
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s2, s2, 1
    s_mov_b32 s3, 0x31016000
    s_lshl_b32 s13, s13, 8
    v_add_nc_u32_e32 v0, s13, v0
    v_lshlrev_b32_e32 v4, 2, v0
    v_add_nc_u32_e32 v1, 4, v4
    v_cmp_ge_u32_e64 s13, s14, v1
    s_and_b32 s13, exec_lo, s13
    v_cmp_lt_u32_e64 s15, s14, v1
    s_and_b32 s15, exec_lo, s15
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s13
    v_lshlrev_b32_e32 v5, 3, v0
    buffer_load_b64 v[0:1], v5, s[4:7], 0 offen
    buffer_load_b64 v[2:3], v5, s[8:11], 0 offen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v6, 16, v0
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v7, 16, v2
    v_mul_f32_e32 v6, v6, v7
    v_bfe_u32 v7, v6, 16, 1
    v_add3_u32 v7, v6, v7, 0x7fff
    v_or_b32_e32 v8, 0x400000, v6
    v_cmp_u_f32_e64 s13, v6, v6
    v_cndmask_b32_e64 v6, v7, v8, s13
    v_lshrrev_b32_e32 v6, 16, v6
    v_and_b32_e32 v0, 0xffff0000, v0
    v_and_b32_e32 v2, 0xffff0000, v2
    v_mul_f32_e32 v0, v0, v2
    v_bfe_u32 v2, v0, 16, 1
    v_add3_u32 v2, v0, v2, 0x7fff
    v_or_b32_e32 v7, 0x400000, v0
    v_cmp_u_f32_e64 s13, v0, v0
    v_cndmask_b32_e64 v0, v2, v7, s13
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshlrev_b32_e32 v2, 16, v1
    v_lshlrev_b32_e32 v7, 16, v3
    v_dual_mul_f32 v2, v7, v2 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_bfe_u32 v7, v2, 16, 1
    v_add3_u32 v7, v2, v7, 0x7fff
    v_or_b32_e32 v8, 0x400000, v2
    v_cmp_u_f32_e64 s13, v2, v2
    v_cndmask_b32_e64 v2, v7, v8, s13
    v_lshrrev_b32_e32 v2, 16, v2
    v_and_b32_e32 v3, 0xffff0000, v3
    v_mul_f32_e32 v1, v1, v3
    v_bfe_u32 v3, v1, 16, 1
    v_add3_u32 v3, v1, v3, 0x7fff
    v_or_b32_e32 v7, 0x400000, v1
    v_cmp_u_f32_e64 s13, v1, v1
    v_cndmask_b32_e64 v1, v3, v7, s13
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshl_or_b32 v0, v0, 16, v6
    v_lshl_or_b32 v1, v1, 16, v2
    buffer_store_b64 v[0:1], v5, s[0:3], 0 offen
L0:
    s_cmp_lg_u32 s15, 0
    s_cbranch_scc0 L4
    s_mov_b32 s13, s15
L1:
    s_mov_b32 exec_lo, s13
    v_cmp_gt_u32_e64 s13, s14, v4
    s_and_b32 s13, exec_lo, s13
    s_cbranch_scc1 L2
    s_mov_b32 s13, 0
    s_branch L3
L2:
    s_mov_b32 exec_lo, s13
    v_lshlrev_b32_e32 v0, 1, v4
    buffer_load_u16 v1, v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    buffer_load_u16 v2, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v1, v1, v2
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s16, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s16
    v_lshrrev_b32_e32 v1, 16, v1
    buffer_store_b16 v1, v0, s[0:3], 0 offen
    v_add_nc_u32_e32 v4, 1, v4
L3:
    s_cmp_lg_u32 s13, 0
    s_cbranch_scc1 L1
L4:
    s_endpgm
