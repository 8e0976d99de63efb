; 47 VGPRs, 30 SGPRs, 0 bytes of LDS, 0 of scratch, 364 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s3, s[0:1], 0x48
    s_load_b32 s12, s[0:1], 0x4c
    s_load_b32 s20, s[0:1], 0x50
    s_load_b32 s21, s[0:1], 0x54
    s_load_b32 s22, s[0:1], 0x58
    s_load_b32 s23, s[0:1], 0x5c
    s_load_b32 s24, s[0:1], 0x64
    s_load_b32 s25, s[0:1], 0x68
    s_load_b32 s0, s[0:1], 0x6c
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    v_mbcnt_lo_u32_b32 v40, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s1, v0
    s_mul_i32 s24, s15, s24
    s_mul_i32 s25, s15, s25
    s_lshl_b32 s14, s14, 4
    s_lshl1_add_u32 s1, s13, s1
    s_lshl_b32 s1, s1, 5
    s_max_u32 s13, s3, 16
    s_add_u32 s13, s13, -16
    s_min_u32 s13, s14, s13
    s_add_u32 s26, s12, -16
    s_min_u32 s27, s1, s26
    s_add_u32 s28, s1, 16
    s_min_u32 s26, s28, s26
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    s_mul_i32 s29, s13, s21
    s_add_u32 s24, s24, s29
    v_dual_mov_b32 v8, v0 :: v_dual_and_b32 v41, 15, v40
    v_mul_lo_u32 v42, v41, s21
    s_mul_i32 s21, s27, s22
    s_add_u32 s21, s25, s21
    v_mul_lo_u32 v43, v41, s22
    s_mul_i32 s22, s26, s22
    s_add_u32 s22, s25, s22
    v_dual_mov_b32 v9, v1 :: v_dual_mov_b32 v10, v2
    v_dual_mov_b32 v11, v3 :: v_dual_mov_b32 v12, v4
    v_dual_mov_b32 v13, v5 :: v_dual_mov_b32 v14, v6
    v_mov_b32_e32 v15, v7
    s_mov_b32 s25, 0
    s_branch L1
L0:
    s_add_u32 s29, s24, s25
    v_add_lshl_u32 v44, s29, v42, 1
    buffer_load_b128 v[16:19], v44, s[4:7], 0 offen
    buffer_load_b128 v[20:23], v44, s[4:7], 0 offen offset:16
    s_add_u32 s29, s21, s25
    v_add_lshl_u32 v45, s29, v43, 1
    buffer_load_b128 v[24:27], v45, s[8:11], 0 offen
    buffer_load_b128 v[28:31], v45, s[8:11], 0 offen offset:16
    s_add_u32 s29, s22, s25
    v_add_lshl_u32 v46, s29, v43, 1
    buffer_load_b128 v[32:35], v46, s[8:11], 0 offen
    buffer_load_b128 v[36:39], v46, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[16:23], v[24:31], v[0:7]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[16:23], v[32:39], v[8:15]
    v_add_nc_u32_e32 v20, 32, v44
    buffer_load_b128 v[16:19], v20, s[4:7], 0 offen
    buffer_load_b128 v[20:23], v20, s[4:7], 0 offen offset:16
    v_add_nc_u32_e32 v28, 32, v45
    buffer_load_b128 v[24:27], v28, s[8:11], 0 offen
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v36, 32, v46
    buffer_load_b128 v[32:35], v36, s[8:11], 0 offen
    buffer_load_b128 v[36:39], v36, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[16:23], v[24:31], v[0:7]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[16:23], v[32:39], v[8:15]
    v_add_nc_u32_e32 v20, 64, v44
    buffer_load_b128 v[16:19], v20, s[4:7], 0 offen
    buffer_load_b128 v[20:23], v20, s[4:7], 0 offen offset:16
    v_add_nc_u32_e32 v28, 64, v45
    buffer_load_b128 v[24:27], v28, s[8:11], 0 offen
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v36, 64, v46
    buffer_load_b128 v[32:35], v36, s[8:11], 0 offen
    buffer_load_b128 v[36:39], v36, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[16:23], v[24:31], v[0:7]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[16:23], v[32:39], v[8:15]
    v_add_nc_u32_e32 v20, 0x60, v44
    buffer_load_b128 v[16:19], v20, s[4:7], 0 offen
    buffer_load_b128 v[20:23], v20, s[4:7], 0 offen offset:16
    v_add_nc_u32_e32 v28, 0x60, v45
    buffer_load_b128 v[24:27], v28, s[8:11], 0 offen
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v36, 0x60, v46
    buffer_load_b128 v[32:35], v36, s[8:11], 0 offen
    buffer_load_b128 v[36:39], v36, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[16:23], v[24:31], v[0:7]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[16:23], v[32:39], v[8:15]
    s_sub_u32 s29, s20, s25
    s_min_u32 s29, s29, 64
    s_add_u32 s25, s25, s29
L1:
    s_cmp_lt_u32 s25, s20
    s_cbranch_scc1 L0
    s_mul_i32 s0, s15, s0
    s_add_u32 s4, s14, 16
    s_cmp_le_u32 s4, s3
    s_cselect_b32 s4, exec_lo, 0
    s_add_u32 s5, s1, 32
    s_cmp_le_u32 s5, s12
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s4, s4, s5
    s_and_b32 s4, s4, exec_lo
    s_cbranch_scc0 L2
    v_lshrrev_b32_e32 v16, 4, v40
    v_add_nc_u32_e32 v16, s13, v16
    v_mul_lo_u32 v17, v16, s23
    v_add_nc_u32_e32 v17, s0, v17
    v_add_nc_u32_e32 v18, s1, v41
    v_add_lshl_u32 v17, v17, v18, 2
    buffer_store_b32 v0, v17, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 64, v17
    buffer_store_b32 v8, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 2, v16
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v18, 2
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 64, v0
    buffer_store_b32 v9, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 4, v16
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v18, 2
    buffer_store_b32 v2, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 64, v0
    buffer_store_b32 v10, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 6, v16
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v18, 2
    buffer_store_b32 v3, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 64, v0
    buffer_store_b32 v11, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 8, v16
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v18, 2
    buffer_store_b32 v4, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 64, v0
    buffer_store_b32 v12, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 10, v16
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v18, 2
    buffer_store_b32 v5, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 64, v0
    buffer_store_b32 v13, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 12, v16
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v18, 2
    buffer_store_b32 v6, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 64, v0
    buffer_store_b32 v14, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 14, v16
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v18, 2
    buffer_store_b32 v7, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 64, v0
    buffer_store_b32 v15, v0, s[16:19], 0 offen
    s_branch L18
L2:
    v_lshrrev_b32_e32 v16, 4, v40
    v_add_nc_u32_e32 v16, s13, v16
    v_add_nc_u32_e32 v17, s27, v41
    v_cmp_le_u32_e64 s4, s14, v16
    v_cmp_gt_u32_e64 s5, s3, v16
    s_and_b32 s4, s4, s5
    v_cmp_le_u32_e64 s1, s1, v17
    s_and_b32 s5, s4, s1
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v18, v16, s23
    v_add_nc_u32_e32 v18, s0, v18
    v_add_lshl_u32 v18, v18, v17, 2
    buffer_store_b32 v0, v18, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L3:
    v_add_nc_u32_e32 v0, 2, v16
    v_cmp_le_u32_e64 s5, s14, v0
    v_cmp_gt_u32_e64 s6, s3, v0
    s_and_b32 s5, s5, s6
    s_and_b32 s6, s5, s1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v18, v0, s23
    v_add_nc_u32_e32 v18, s0, v18
    v_add_lshl_u32 v18, v18, v17, 2
    buffer_store_b32 v1, v18, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L4:
    v_add_nc_u32_e32 v1, 4, v16
    v_cmp_le_u32_e64 s6, s14, v1
    v_cmp_gt_u32_e64 s7, s3, v1
    s_and_b32 s6, s6, s7
    s_and_b32 s7, s6, s1
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v18, v1, s23
    v_add_nc_u32_e32 v18, s0, v18
    v_add_lshl_u32 v18, v18, v17, 2
    buffer_store_b32 v2, v18, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L5:
    v_add_nc_u32_e32 v2, 6, v16
    v_cmp_le_u32_e64 s7, s14, v2
    v_cmp_gt_u32_e64 s8, s3, v2
    s_and_b32 s7, s7, s8
    s_and_b32 s8, s7, s1
    s_and_b32 s8, exec_lo, s8
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s8
    v_mul_lo_u32 v18, v2, s23
    v_add_nc_u32_e32 v18, s0, v18
    v_add_lshl_u32 v18, v18, v17, 2
    buffer_store_b32 v3, v18, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L6:
    v_add_nc_u32_e32 v3, 8, v16
    v_cmp_le_u32_e64 s8, s14, v3
    v_cmp_gt_u32_e64 s9, s3, v3
    s_and_b32 s8, s8, s9
    s_and_b32 s9, s8, s1
    s_and_b32 s9, exec_lo, s9
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s9
    v_mul_lo_u32 v18, v3, s23
    v_add_nc_u32_e32 v18, s0, v18
    v_add_lshl_u32 v18, v18, v17, 2
    buffer_store_b32 v4, v18, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L7:
    v_add_nc_u32_e32 v4, 10, v16
    v_cmp_le_u32_e64 s9, s14, v4
    v_cmp_gt_u32_e64 s10, s3, v4
    s_and_b32 s9, s9, s10
    s_and_b32 s10, s9, s1
    s_and_b32 s10, exec_lo, s10
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s10
    v_mul_lo_u32 v18, v4, s23
    v_add_nc_u32_e32 v18, s0, v18
    v_add_lshl_u32 v18, v18, v17, 2
    buffer_store_b32 v5, v18, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L8:
    v_add_nc_u32_e32 v5, 12, v16
    v_cmp_le_u32_e64 s10, s14, v5
    v_cmp_gt_u32_e64 s11, s3, v5
    s_and_b32 s10, s10, s11
    s_and_b32 s11, s10, s1
    s_and_b32 s11, exec_lo, s11
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s11
    v_mul_lo_u32 v18, v5, s23
    v_add_nc_u32_e32 v18, s0, v18
    v_add_lshl_u32 v18, v18, v17, 2
    buffer_store_b32 v6, v18, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L9:
    v_add_nc_u32_e32 v6, 14, v16
    v_cmp_le_u32_e64 s11, s14, v6
    v_cmp_gt_u32_e64 s3, s3, v6
    s_and_b32 s3, s11, s3
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v18, v6, s23
    v_add_nc_u32_e32 v18, s0, v18
    v_add_lshl_u32 v17, v18, v17, 2
    buffer_store_b32 v7, v17, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L10:
    v_add_nc_u32_e32 v7, s26, v41
    v_cmp_le_u32_e64 s1, s28, v7
    s_and_b32 s4, s4, s1
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v16, v16, s23
    v_add_nc_u32_e32 v16, s0, v16
    v_add_lshl_u32 v16, v16, v7, 2
    buffer_store_b32 v8, v16, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L11:
    s_and_b32 s4, s5, s1
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v7, 2
    buffer_store_b32 v9, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L12:
    s_and_b32 s4, s6, s1
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v7, 2
    buffer_store_b32 v10, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L13:
    s_and_b32 s4, s7, s1
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v2, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v7, 2
    buffer_store_b32 v11, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L14:
    s_and_b32 s4, s8, s1
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v3, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v7, 2
    buffer_store_b32 v12, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L15:
    s_and_b32 s4, s9, s1
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v4, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v7, 2
    buffer_store_b32 v13, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L16:
    s_and_b32 s4, s10, s1
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v5, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v7, 2
    buffer_store_b32 v14, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L17:
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v6, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v7, 2
    buffer_store_b32 v15, v0, s[16:19], 0 offen
L18:
    s_endpgm
