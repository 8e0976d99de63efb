; 12 VGPRs, 27 SGPRs, 0 bytes of LDS, 0 of scratch, 66 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s3, s[0:1], 0x4c
    s_load_b32 s12, s[0:1], 0x58
    s_load_b32 s20, s[0:1], 0x64
    s_load_b32 s21, s[0:1], 0x68
    s_load_b32 s22, s[0:1], 0x6c
    s_load_b32 s23, s[0:1], 0x70
    s_load_b32 s24, s[0:1], 0x74
    s_load_b32 s25, s[0:1], 0x78
    s_load_b32 s0, s[0:1], 0x7c
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s1, s18
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s13, s13, 6
    v_add_nc_u32_e32 v8, s13, v0
    v_cmp_gt_u32_e64 s13, s12, v8
    s_and_b32 s26, exec_lo, s13
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s26
    s_mul_i32 s20, s15, s20
    s_mul_i32 s21, s14, s21
    s_add_u32 s20, s20, s21
    v_mul_lo_u32 v0, v8, s22
    v_dual_mov_b32 v9, 0 :: v_dual_add_nc_u32 v10, s20, v0
    s_mul_i32 s20, s15, s23
    s_mul_i32 s21, s14, s24
    s_add_u32 s20, s20, s21
    v_mul_lo_u32 v0, v8, s25
    v_add_nc_u32_e32 v11, s20, v0
    s_mov_b32 s20, 0
    s_branch L1
L0:
    v_add_lshl_u32 v0, v10, s20, 1
    buffer_load_b128 v[0:3], v0, s[4:7], 0 offen
    v_add_lshl_u32 v4, v11, s20, 1
    buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v0, v4, v9
    v_dot2_f32_bf16 v0, v1, v5, v0
    v_dot2_f32_bf16 v0, v2, v6, v0
    v_dot2_f32_bf16 v9, v3, v7, v0
    s_add_u32 s20, s20, 8
L1:
    s_cmp_lt_u32 s20, s0
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s2
L2:
    v_cndmask_b32_e64 v0, 0, v9, s13
    s_and_b32 s0, s12, 63
    s_sub_u32 s2, 64, s0
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s0, 0, s2
    s_add_u32 s0, s12, s0
    s_mul_i32 s2, s15, s3
    s_add_u32 s2, s2, s14
    s_mul_i32 s0, s2, s0
    v_add_nc_u32_e32 v1, s0, v8
    v_min_u32_e32 v1, s1, v1
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_store_b32 v0, v1, s[16:19], 0 offen
    s_endpgm
