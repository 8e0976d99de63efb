; 9 VGPRs, 20 SGPRs, 0 bytes of LDS, 0 of scratch, 68 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s3, s[0:1], 0x48
    s_load_b32 s0, s[0:1], 0x4c
    v_mbcnt_lo_u32_b32 v0, -1, 0
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s1, s13, 8
    v_lshl_add_u32 v8, v0, 3, s1
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
    v_cmp_gt_u32_e64 s3, s0, v8
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s3
    s_mul_i32 s0, s1, s0
    v_add_lshl_u32 v4, s0, v8, 2
    buffer_load_b128 v[0:3], v4, s[4:7], 0 offen
    buffer_load_b128 v[4:7], v4, s[4:7], 0 offen offset:16
    v_add_lshl_u32 v8, s8, v8, 2
    s_waitcnt vmcnt(1)
    buffer_store_b128 v[0:3], v8, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 16, v8
    s_waitcnt vmcnt(0)
    buffer_store_b128 v[4:7], v0, s[16:19], 0 offen
    s_branch L8
L2:
    v_add_nc_u32_e32 v0, 8, v8
    v_min_u32_e32 v0, s0, v0
    s_mul_i32 s0, s1, s0
    s_mov_b32 s9, s2
L3:
    s_mov_b32 exec_lo, s9
    v_cmp_lt_u32_e64 s9, v8, v0
    s_and_b32 s9, exec_lo, s9
    s_cbranch_scc1 L4
    s_mov_b32 s9, 0
    s_branch L7
L4:
    s_mov_b32 exec_lo, s9
    s_cmp_lt_u32 s1, s3
    s_cbranch_scc0 L5
    v_add_lshl_u32 v1, s0, v8, 2
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_branch L6
L5:
    v_mov_b32_e32 v1, 0x7fc00000
L6:
    v_add_lshl_u32 v2, s8, v8, 2
    s_waitcnt vmcnt(0)
    buffer_store_b32 v1, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v8, 1, v8
L7:
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc1 L3
L8:
    s_endpgm
