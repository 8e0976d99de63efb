; 27 VGPRs, 23 SGPRs, 6656 bytes of LDS, 0 of scratch, 319 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s15, s6
    s_load_b32 s20, s[0:1], 0x40
    s_load_b32 s21, s[0:1], 0x44
    s_load_b32 s22, s[0:1], 0x48
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 2
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s0, s16
    s_mov_b32 s1, s17
    s_lshl_b32 s2, s18, 2
    s_mov_b32 s3, 0x31016000
    s_lshl_b32 s14, s14, 5
    s_lshl_b32 s13, s13, 6
    v_lshrrev_b32_e32 v1, 4, v0
    v_lshlrev_b32_e32 v6, 1, v1
    v_and_b32_e32 v7, 15, v0
    v_lshlrev_b32_e32 v8, 2, v7
    s_waitcnt lgkmcnt(0)
    s_add_u32 s16, s22, -1
    v_add_nc_u32_e32 v0, s14, v1
    s_add_u32 s17, s19, -1
    v_min_u32_e32 v2, s17, v0
    v_mul_lo_u32 v9, v2, s22
    v_mul_lo_u32 v2, v7, 36
    v_add_lshl_u32 v10, v2, v1, 2
    v_add_nc_u32_e32 v0, 16, v0
    v_min_u32_e32 v0, s17, v0
    v_mul_lo_u32 v11, v0, s22
    v_add_nc_u32_e32 v0, s13, v1
    s_add_u32 s17, s20, -1
    v_min_u32_e32 v2, s17, v0
    v_mul_lo_u32 v12, v2, s22
    v_mul_lo_u32 v2, v7, 0x44
    v_add_lshl_u32 v13, v2, v1, 2
    v_dual_mov_b32 v25, 0 :: v_dual_add_nc_u32 v2, 16, v0
    v_min_u32_e32 v2, s17, v2
    v_mul_lo_u32 v14, v2, s22
    v_dual_mov_b32 v23, 0 :: v_dual_add_nc_u32 v2, 32, v0
    v_min_u32_e32 v2, s17, v2
    v_mul_lo_u32 v15, v2, s22
    v_dual_mov_b32 v21, 0 :: v_dual_add_nc_u32 v0, 48, v0
    v_min_u32_e32 v0, s17, v0
    v_mul_lo_u32 v16, v0, s22
    v_dual_mov_b32 v26, 0 :: v_dual_lshlrev_b32 v17, 3, v1
    v_dual_mov_b32 v19, 0 :: v_dual_lshlrev_b32 v18, 4, v7
    v_mov_b32_e32 v24, 0
    v_mov_b32_e32 v22, 0
    v_mov_b32_e32 v20, 0
    s_mov_b32 s17, 0
    s_branch L1
L0:
    s_barrier
    v_add_nc_u32_e32 v0, s17, v7
    v_min_u32_e32 v1, s16, v0
    v_add_nc_u32_e32 v2, v9, v1
    v_min_u32_e32 v2, s15, v2
    v_lshlrev_b32_e32 v2, 2, v2
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    v_cmp_gt_u32_e64 s18, s22, v0
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v2, s18
    ds_store_b32 v10, v0
    v_add_nc_u32_e32 v0, v11, v1
    v_min_u32_e32 v0, s15, v0
    v_lshlrev_b32_e32 v0, 2, v0
    buffer_load_b32 v0, v0, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s18
    ds_store_b32 v10, v0 offset:64
    v_add_lshl_u32 v0, v12, v1, 2
    buffer_load_b32 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s18
    ds_store_b32 v13, v0 offset:2304
    v_add_lshl_u32 v0, v14, v1, 2
    buffer_load_b32 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s18
    ds_store_b32 v13, v0 offset:2368
    v_add_lshl_u32 v0, v15, v1, 2
    buffer_load_b32 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s18
    ds_store_b32 v13, v0 offset:2432
    v_add_lshl_u32 v0, v16, v1, 2
    buffer_load_b32 v0, v0, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s18
    ds_store_b32 v13, v0 offset:2496
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b64 v[4:5], v17
    ds_load_b128 v[0:3], v18 offset:2304
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:144
    ds_load_b128 v[0:3], v18 offset:2576
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:288
    ds_load_b128 v[0:3], v18 offset:2848
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:432
    ds_load_b128 v[0:3], v18 offset:3120
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:576
    ds_load_b128 v[0:3], v18 offset:3392
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:720
    ds_load_b128 v[0:3], v18 offset:3664
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:864
    ds_load_b128 v[0:3], v18 offset:3936
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:1008
    ds_load_b128 v[0:3], v18 offset:4208
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:1152
    ds_load_b128 v[0:3], v18 offset:4480
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:1296
    ds_load_b128 v[0:3], v18 offset:4752
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:1440
    ds_load_b128 v[0:3], v18 offset:5024
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:1584
    ds_load_b128 v[0:3], v18 offset:5296
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:1728
    ds_load_b128 v[0:3], v18 offset:5568
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:1872
    ds_load_b128 v[0:3], v18 offset:5840
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:2016
    ds_load_b128 v[0:3], v18 offset:6112
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    ds_load_b64 v[4:5], v17 offset:2160
    ds_load_b128 v[0:3], v18 offset:6384
    s_waitcnt lgkmcnt(0)
    v_dual_fmac_f32 v26, v4, v0 :: v_dual_fmac_f32 v21, v5, v1
    v_dual_fmac_f32 v25, v4, v1 :: v_dual_fmac_f32 v22, v5, v0
    v_dual_fmac_f32 v24, v4, v2 :: v_dual_fmac_f32 v19, v5, v3
    v_dual_fmac_f32 v23, v4, v3 :: v_dual_fmac_f32 v20, v5, v2
    s_sub_u32 s18, s22, s17
    s_min_u32 s18, s18, 16
    s_add_u32 s17, s17, s18
L1:
    s_cmp_lt_u32 s17, s22
    s_cbranch_scc1 L0
    v_add_nc_u32_e32 v0, s14, v6
    v_add_nc_u32_e32 v1, s13, v8
    v_cmp_gt_u32_e64 s4, s19, v0
    v_cmp_gt_u32_e64 s5, s20, v1
    s_and_b32 s6, s4, s5
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v2, v0, s21
    v_add_lshl_u32 v2, v2, v1, 2
    buffer_load_b32 v3, v2, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v26
    buffer_store_b32 v3, v2, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L2:
    v_add_nc_u32_e32 v2, 1, v1
    v_cmp_gt_u32_e64 s6, s20, v2
    s_and_b32 s7, s4, s6
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v2, v0, s21
    v_add_nc_u32_e32 v2, v2, v1
    v_lshl_add_u32 v2, v2, 2, 4
    buffer_load_b32 v3, v2, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v25
    buffer_store_b32 v3, v2, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L3:
    v_add_nc_u32_e32 v2, 2, v1
    v_cmp_gt_u32_e64 s7, s20, v2
    s_and_b32 s8, s4, s7
    s_and_b32 s8, exec_lo, s8
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s8
    v_mul_lo_u32 v2, v0, s21
    v_add_nc_u32_e32 v2, v2, v1
    v_lshl_add_u32 v2, v2, 2, 8
    buffer_load_b32 v3, v2, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v24
    buffer_store_b32 v3, v2, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L4:
    v_add_nc_u32_e32 v2, 3, v1
    v_cmp_gt_u32_e64 s8, s20, v2
    s_and_b32 s4, s4, s8
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v2, v0, s21
    v_add_nc_u32_e32 v2, v2, v1
    v_lshl_add_u32 v2, v2, 2, 12
    buffer_load_b32 v3, v2, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v23
    buffer_store_b32 v3, v2, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L5:
    v_add_nc_u32_e32 v0, 1, v0
    v_cmp_gt_u32_e64 s4, s19, v0
    s_and_b32 s5, s4, s5
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v2, v0, s21
    v_add_lshl_u32 v2, v2, v1, 2
    buffer_load_b32 v3, v2, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v22
    buffer_store_b32 v3, v2, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L6:
    s_and_b32 s5, s4, s6
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v2, v0, s21
    v_add_nc_u32_e32 v2, v2, v1
    v_lshl_add_u32 v2, v2, 2, 4
    buffer_load_b32 v3, v2, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v21
    buffer_store_b32 v3, v2, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L7:
    s_and_b32 s5, s4, s7
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v2, v0, s21
    v_add_nc_u32_e32 v2, v2, v1
    v_lshl_add_u32 v2, v2, 2, 8
    buffer_load_b32 v3, v2, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v20
    buffer_store_b32 v3, v2, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L8:
    s_and_b32 s4, s4, s8
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v0, s21
    v_add_nc_u32_e32 v0, v0, v1
    v_lshl_add_u32 v0, v0, 2, 12
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v19
    buffer_store_b32 v1, v0, s[0:3], 0 offen
L9:
    s_endpgm
