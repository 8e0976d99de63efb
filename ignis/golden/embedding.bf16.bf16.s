; 11 VGPRs, 20 SGPRs, 0 bytes of LDS, 0 of scratch, 133 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s3, s[0:1], 0x48
    s_load_b32 s0, s[0:1], 0x4c
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s1, s13, 8
    v_lshl_add_u32 v4, v0, 3, s1
    s_lshl_b32 s1, s14, 2
    s_buffer_load_b32 s1, s[8:11], s1
    s_mul_i32 s8, s14, s0
    s_waitcnt lgkmcnt(0)
    s_cmp_lt_u32 s1, s3
    s_cbranch_scc0 L0
    s_and_b32 s9, s0, 7
    s_cmp_eq_u32 s9, 0
    s_cselect_b32 s9, exec_lo, 0
    s_branch L1
L0:
    s_mov_b32 s9, 0
L1:
    s_and_b32 s9, s9, exec_lo
    s_cbranch_scc0 L2
    v_cmp_gt_u32_e64 s3, s0, v4
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s3
    s_mul_i32 s0, s1, s0
    v_add_lshl_u32 v0, s0, v4, 1
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v5, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v6, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v7, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    v_lshlrev_b32_e32 v8, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_bfe_u32 v9, v5, 16, 1
    v_add3_u32 v9, v5, v9, 0x7fff
    v_or_b32_e32 v10, 0x400000, v5
    v_cmp_u_f32_e64 s0, v5, v5
    v_cndmask_b32_e64 v5, v9, v10, s0
    v_lshrrev_b32_e32 v5, 16, v5
    v_bfe_u32 v9, v0, 16, 1
    v_add3_u32 v9, v0, v9, 0x7fff
    v_or_b32_e32 v10, 0x400000, v0
    v_cmp_u_f32_e64 s0, v0, v0
    v_cndmask_b32_e64 v0, v9, v10, s0
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v9, v6, 16, 1
    v_add3_u32 v9, v6, v9, 0x7fff
    v_or_b32_e32 v10, 0x400000, v6
    v_cmp_u_f32_e64 s0, v6, v6
    v_cndmask_b32_e64 v6, v9, v10, s0
    v_lshrrev_b32_e32 v6, 16, v6
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v9, v1, v9, 0x7fff
    v_or_b32_e32 v10, 0x400000, v1
    v_cmp_u_f32_e64 s0, v1, v1
    v_cndmask_b32_e64 v1, v9, v10, s0
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshl_or_b32 v0, v0, 16, v5
    v_lshl_or_b32 v1, v1, 16, v6
    v_add_lshl_u32 v4, s8, v4, 1
    buffer_store_b64 v[0:1], v4, s[16:19], 0 offen
    v_bfe_u32 v0, v7, 16, 1
    v_add3_u32 v0, v7, v0, 0x7fff
    v_or_b32_e32 v1, 0x400000, v7
    v_cmp_u_f32_e64 s0, v7, v7
    v_cndmask_b32_e64 v0, v0, v1, s0
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_or_b32_e32 v5, 0x400000, v2
    v_cmp_u_f32_e64 s0, v2, v2
    v_cndmask_b32_e64 v1, v1, v5, s0
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v8, 16, 1
    v_add3_u32 v2, v8, v2, 0x7fff
    v_or_b32_e32 v5, 0x400000, v8
    v_cmp_u_f32_e64 s0, v8, v8
    v_cndmask_b32_e64 v2, v2, v5, s0
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v5, v3, 16, 1
    v_add3_u32 v5, v3, v5, 0x7fff
    v_or_b32_e32 v6, 0x400000, v3
    v_cmp_u_f32_e64 s0, v3, v3
    v_cndmask_b32_e64 v3, v5, v6, s0
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshl_or_b32 v0, v1, 16, v0
    v_lshl_or_b32 v1, v3, 16, v2
    v_add_nc_u32_e32 v2, 8, v4
    buffer_store_b64 v[0:1], v2, s[16:19], 0 offen
    s_branch L8
L2:
    v_add_nc_u32_e32 v0, 8, v4
    v_min_u32_e32 v0, s0, v0
    s_mul_i32 s0, s1, s0
    s_mov_b32 s9, s2
L3:
    s_mov_b32 exec_lo, s9
    v_cmp_lt_u32_e64 s9, v4, v0
    s_and_b32 s9, exec_lo, s9
    s_cbranch_scc1 L4
    s_mov_b32 s9, 0
    s_branch L7
L4:
    s_mov_b32 exec_lo, s9
    s_cmp_lt_u32 s1, s3
    s_cbranch_scc0 L5
    v_add_lshl_u32 v1, s0, v4, 1
    buffer_load_u16 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_branch L6
L5:
    v_mov_b32_e32 v1, 0x7fc00000
L6:
    v_bfe_u32 v2, v1, 16, 1
    v_add3_u32 v2, v1, v2, 0x7fff
    v_or_b32_e32 v3, 0x400000, v1
    v_cmp_u_f32_e64 s10, v1, v1
    v_cndmask_b32_e64 v1, v2, v3, s10
    v_lshrrev_b32_e32 v1, 16, v1
    v_add_lshl_u32 v2, s8, v4, 1
    buffer_store_b16 v1, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 1, v4
L7:
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc1 L3
L8:
    s_endpgm
