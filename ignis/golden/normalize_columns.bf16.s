; 19 VGPRs, 36 SGPRs, 8192 bytes of LDS, 0 of scratch, 249 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b32 s3, s[0:1], 0x60
    s_load_b32 s12, s[0:1], 0x64
    s_load_b32 s15, s[0:1], 0x68
    s_load_b32 s24, s[0:1], 0x6c
    s_load_b32 s0, s[0:1], 0x70
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s1, s18
    s_mov_b32 s25, s6
    s_mov_b32 s26, s10
    s_mov_b32 s27, s22
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s22, s22, 2
    s_mov_b32 s23, 0x31016000
    s_lshl_b32 s28, 1, s15
    s_lshr_b32 s29, 0x100, s15
    s_mul_i32 s13, s13, s24
    s_add_u32 s28, s28, -1
    v_and_b32_e32 v1, s28, v0
    v_lshl_add_u32 v3, v1, 2, s13
    s_mul_i32 s28, s14, s0
    s_add_u32 s0, s28, s0
    s_min_u32 s0, s0, s3
    v_cmp_gt_u32_e64 s3, s12, v3
    s_and_b32 s30, exec_lo, s3
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s30
    v_lshrrev_b32_e32 v1, s15, v0
    v_dual_mov_b32 v5, 0 :: v_dual_add_nc_u32 v8, s28, v1
    s_and_b32 s15, s12, 3
    s_max_u32 s28, s25, 3
    s_add_u32 s28, s28, -3
    s_max_u32 s31, s26, 3
    s_add_u32 s31, s31, -3
    s_mov_b32 s32, s30
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v7, 0
    v_mov_b32_e32 v6, 0
L0:
    s_mov_b32 exec_lo, s32
    v_cmp_gt_u32_e64 s32, s0, v8
    s_and_b32 s33, exec_lo, s32
    s_cbranch_scc1 L1
    s_mov_b32 exec_lo, s30
    s_mov_b32 s32, 0
    s_branch L16
L1:
    s_mov_b32 exec_lo, s33
    v_min_u32_e32 v1, s1, v8
    v_lshlrev_b32_e32 v1, 2, v1
    buffer_load_b32 v10, v1, s[16:19], 0 offen
    v_mul_lo_u32 v1, v8, s12
    v_add_nc_u32_e32 v9, v1, v3
    s_cmp_eq_u32 s15, 0
    s_cbranch_scc0 L2
    v_cmp_gt_u32_e64 s32, s28, v9
    v_cndmask_b32_e64 v1, s25, v9, s32
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_b64 v[1:2], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v1
    v_and_b32_e32 v12, 0xffff0000, v1
    v_lshlrev_b32_e32 v13, 16, v2
    v_and_b32_e32 v14, 0xffff0000, v2
    v_cmp_gt_u32_e64 s32, s31, v9
    v_cndmask_b32_e64 v1, s26, v9, s32
    v_lshlrev_b32_e32 v1, 1, v1
    buffer_load_b64 v[1:2], v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v1
    v_and_b32_e32 v16, 0xffff0000, v1
    v_lshlrev_b32_e32 v17, 16, v2
    v_and_b32_e32 v18, 0xffff0000, v2
    s_branch L15
L2:
    v_lshlrev_b32_e32 v1, 1, v9
    buffer_load_u16 v2, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v11, 16, v2
    buffer_load_u16 v2, v1, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v15, 16, v2
    v_add_nc_u32_e32 v2, 1, v9
    v_cmp_gt_u32_e64 s32, s25, v2
    s_and_b32 s34, exec_lo, s32
    v_cmp_le_u32_e64 s35, s25, v2
    s_and_b32 s35, exec_lo, s35
    s_cmp_lg_u32 s34, 0
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s34
    v_add_nc_u32_e32 v12, 2, v1
    buffer_load_u16 v12, v12, s[4:7], 0 offen
    s_mov_b32 exec_lo, s33
L3:
    s_cmp_lg_u32 s35, 0
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s33
L4:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v12, 0, v12, s32
    v_lshlrev_b32_e32 v12, 16, v12
    v_cmp_gt_u32_e64 s32, s26, v2
    s_and_b32 s34, exec_lo, s32
    v_cmp_le_u32_e64 s35, s26, v2
    s_and_b32 s35, exec_lo, s35
    s_cmp_lg_u32 s34, 0
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s34
    v_add_nc_u32_e32 v2, 2, v1
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_mov_b32 exec_lo, s33
L5:
    s_cmp_lg_u32 s35, 0
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s33
L6:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v2, 0, v2, s32
    v_lshlrev_b32_e32 v16, 16, v2
    v_add_nc_u32_e32 v2, 2, v9
    v_cmp_gt_u32_e64 s32, s25, v2
    s_and_b32 s34, exec_lo, s32
    v_cmp_le_u32_e64 s35, s25, v2
    s_and_b32 s35, exec_lo, s35
    s_cmp_lg_u32 s34, 0
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s34
    v_add_nc_u32_e32 v13, 4, v1
    buffer_load_u16 v13, v13, s[4:7], 0 offen
    s_mov_b32 exec_lo, s33
L7:
    s_cmp_lg_u32 s35, 0
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s33
L8:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v13, 0, v13, s32
    v_lshlrev_b32_e32 v13, 16, v13
    v_cmp_gt_u32_e64 s32, s26, v2
    s_and_b32 s34, exec_lo, s32
    v_cmp_le_u32_e64 s35, s26, v2
    s_and_b32 s35, exec_lo, s35
    s_cmp_lg_u32 s34, 0
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s34
    v_add_nc_u32_e32 v2, 4, v1
    buffer_load_u16 v2, v2, s[8:11], 0 offen
    s_mov_b32 exec_lo, s33
L9:
    s_cmp_lg_u32 s35, 0
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s33
L10:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v2, 0, v2, s32
    v_lshlrev_b32_e32 v17, 16, v2
    v_add_nc_u32_e32 v2, 3, v9
    v_cmp_gt_u32_e64 s32, s25, v2
    s_and_b32 s34, exec_lo, s32
    v_cmp_le_u32_e64 s35, s25, v2
    s_and_b32 s35, exec_lo, s35
    s_cmp_lg_u32 s34, 0
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s34
    v_add_nc_u32_e32 v9, 6, v1
    buffer_load_u16 v9, v9, s[4:7], 0 offen
    s_mov_b32 exec_lo, s33
L11:
    s_cmp_lg_u32 s35, 0
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s33
L12:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v9, 0, v9, s32
    v_lshlrev_b32_e32 v14, 16, v9
    v_cmp_gt_u32_e64 s32, s26, v2
    s_and_b32 s34, exec_lo, s32
    v_cmp_le_u32_e64 s35, s26, v2
    s_and_b32 s35, exec_lo, s35
    s_cmp_lg_u32 s34, 0
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s34
    v_add_nc_u32_e32 v1, 6, v1
    buffer_load_u16 v1, v1, s[8:11], 0 offen
    s_mov_b32 exec_lo, s33
L13:
    s_cmp_lg_u32 s35, 0
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s33
L14:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0, v1, s32
    v_lshlrev_b32_e32 v18, 16, v1
L15:
    v_mul_f32_e32 v1, v11, v10
    v_fma_f32 v1, v1, v15, v4
    v_mul_f32_e32 v2, v12, v10
    v_fma_f32 v2, v2, v16, v5
    v_mul_f32_e32 v9, v13, v10
    v_fma_f32 v9, v9, v17, v6
    v_mul_f32_e32 v10, v14, v10
    v_fma_f32 v10, v10, v18, v7
    v_sub_nc_u32_e32 v11, s0, v8
    v_min_u32_e32 v11, s29, v11
    v_add_nc_u32_e32 v8, v8, v11
    s_mov_b32 exec_lo, s30
    s_mov_b32 s32, s33
L16:
    v_cndmask_b32_e64 v4, v4, v1, s33
    v_cndmask_b32_e64 v5, v5, v2, s33
    v_cndmask_b32_e64 v6, v6, v9, s33
    v_cndmask_b32_e64 v7, v7, v10, s33
    s_cmp_lg_u32 s32, 0
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s2
L17:
    v_cndmask_b32_e64 v1, 0, v4, s3
    v_cndmask_b32_e64 v2, 0, v5, s3
    v_cndmask_b32_e64 v3, 0, v6, s3
    v_cndmask_b32_e64 v4, 0, v7, s3
    v_lshlrev_b32_e32 v5, 4, v0
    ds_store_b128 v5, v[1:4]
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_add_nc_u32_e32 v1, s13, v0
    v_cmp_gt_u32_e64 s0, s24, v0
    v_cmp_gt_u32_e64 s1, s12, v1
    s_and_b32 s0, s0, s1
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s0
    s_mov_b32 s1, s0
    v_mov_b32_e32 v2, 0
L18:
    s_mov_b32 exec_lo, s1
    v_cmp_gt_u32_e64 s1, 0x400, v0
    s_and_b32 s3, exec_lo, s1
    s_cbranch_scc1 L19
    s_mov_b32 exec_lo, s0
    s_mov_b32 s1, 0
    s_branch L20
L19:
    s_mov_b32 exec_lo, s3
    v_lshlrev_b32_e32 v3, 2, v0
    ds_load_b32 v3, v3
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v3, v2, v3
    v_sub_nc_u32_e32 v4, 0x400, v0
    v_min_u32_e32 v4, s24, v4
    v_add_nc_u32_e32 v0, v0, v4
    s_mov_b32 exec_lo, s0
    s_mov_b32 s1, s3
L20:
    v_cndmask_b32_e64 v2, v2, v3, s3
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc1 L18
    s_mul_i32 s0, s14, s12
    v_add_nc_u32_e32 v0, s0, v1
    v_min_u32_e32 v0, s27, v0
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_store_b32 v2, v0, s[20:23], 0 offen
L21:
    s_endpgm
