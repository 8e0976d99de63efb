; 116 VGPRs, 37 SGPRs, 0 bytes of LDS, 0 of scratch, 644 instructions
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
    v_mbcnt_lo_u32_b32 v112, -1, 0
    s_mov_b32 s1, 0
    s_mul_i32 s24, s15, s24
    s_mul_i32 s25, s15, s25
    s_lshl_b32 s14, s14, 4
    s_add_u32 s1, s13, s1
    s_lshl_b32 s1, s1, 6
    s_max_u32 s13, s3, 16
    s_add_u32 s13, s13, -16
    s_min_u32 s13, s14, s13
    s_add_u32 s26, s12, -16
    s_min_u32 s27, s1, s26
    s_add_u32 s28, s1, 16
    s_min_u32 s29, s28, s26
    s_add_u32 s30, s1, 32
    s_min_u32 s31, s30, s26
    s_add_u32 s32, s1, 48
    s_min_u32 s26, s32, s26
    s_mul_i32 s33, s13, s21
    s_add_u32 s24, s24, s33
    s_mul_i32 s33, s27, s22
    s_add_u32 s33, s25, s33
    s_mul_i32 s34, s29, s22
    s_add_u32 s34, s25, s34
    s_mul_i32 s35, s31, s22
    s_add_u32 s35, s25, s35
    s_mul_i32 s36, s26, s22
    s_add_u32 s25, s25, s36
    v_dual_mov_b32 v2, 0 :: v_dual_and_b32 v113, 15, v112
    v_dual_mov_b32 v3, 0 :: v_dual_and_b32 v0, 1, v112
    v_lshrrev_b32_e32 v1, 1, v113
    v_lshl_add_u32 v0, v0, 3, v1
    v_mul_lo_u32 v114, v0, s22
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    v_mul_lo_u32 v115, v113, s21
    v_dual_mov_b32 v8, v0 :: v_dual_mov_b32 v9, v1
    v_dual_mov_b32 v10, v2 :: v_dual_mov_b32 v11, v3
    v_dual_mov_b32 v12, v4 :: v_dual_mov_b32 v13, v5
    v_dual_mov_b32 v14, v6 :: v_dual_mov_b32 v15, v7
    v_dual_mov_b32 v16, v0 :: v_dual_mov_b32 v17, v1
    v_dual_mov_b32 v18, v2 :: v_dual_mov_b32 v19, v3
    v_dual_mov_b32 v20, v4 :: v_dual_mov_b32 v21, v5
    v_dual_mov_b32 v22, v6 :: v_dual_mov_b32 v23, v7
    v_dual_mov_b32 v24, v0 :: v_dual_mov_b32 v25, v1
    v_dual_mov_b32 v26, v2 :: v_dual_mov_b32 v27, v3
    v_dual_mov_b32 v28, v4 :: v_dual_mov_b32 v29, v5
    v_dual_mov_b32 v30, v6 :: v_dual_mov_b32 v31, v7
    s_mov_b32 s21, 0
    s_branch L1
L0:
    s_add_u32 s22, s24, s21
    v_add_lshl_u32 v40, s22, v115, 1
    buffer_load_b128 v[32:35], v40, s[4:7], 0 offen
    buffer_load_b128 v[36:39], v40, s[4:7], 0 offen offset:16
    v_add_nc_u32_e32 v44, 32, v40
    buffer_load_b128 v[40:43], v44, s[4:7], 0 offen
    buffer_load_b128 v[44:47], v44, s[4:7], 0 offen offset:16
    s_add_u32 s22, s33, s21
    v_add_lshl_u32 v56, s22, v114, 1
    buffer_load_b128 v[48:51], v56, s[8:11], 0 offen
    buffer_load_b128 v[52:55], v56, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v60, 32, v56
    buffer_load_b128 v[56:59], v60, s[8:11], 0 offen
    buffer_load_b128 v[60:63], v60, s[8:11], 0 offen offset:16
    s_add_u32 s22, s34, s21
    v_add_lshl_u32 v72, s22, v114, 1
    buffer_load_b128 v[64:67], v72, s[8:11], 0 offen
    buffer_load_b128 v[68:71], v72, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v76, 32, v72
    buffer_load_b128 v[72:75], v76, s[8:11], 0 offen
    buffer_load_b128 v[76:79], v76, s[8:11], 0 offen offset:16
    s_add_u32 s22, s35, s21
    v_add_lshl_u32 v88, s22, v114, 1
    buffer_load_b128 v[80:83], v88, s[8:11], 0 offen
    buffer_load_b128 v[84:87], v88, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v92, 32, v88
    buffer_load_b128 v[88:91], v92, s[8:11], 0 offen
    buffer_load_b128 v[92:95], v92, s[8:11], 0 offen offset:16
    s_add_u32 s22, s25, s21
    v_add_lshl_u32 v104, s22, v114, 1
    buffer_load_b128 v[96:99], v104, s[8:11], 0 offen
    buffer_load_b128 v[100:103], v104, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v108, 32, v104
    buffer_load_b128 v[104:107], v108, s[8:11], 0 offen
    buffer_load_b128 v[108:111], v108, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_f16 v[0:7], v[48:55], v[32:39], v[0:7]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_f16 v[0:7], v[56:63], v[40:47], v[0:7]
    s_waitcnt vmcnt(10)
    v_wmma_f32_16x16x16_f16 v[8:15], v[64:71], v[32:39], v[8:15]
    s_waitcnt vmcnt(8)
    v_wmma_f32_16x16x16_f16 v[8:15], v[72:79], v[40:47], v[8:15]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_f16 v[16:23], v[80:87], v[32:39], v[16:23]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_f16 v[16:23], v[88:95], v[40:47], v[16:23]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_f16 v[24:31], v[96:103], v[32:39], v[24:31]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_f16 v[24:31], v[104:111], v[40:47], v[24:31]
    s_sub_u32 s22, s20, s21
    s_min_u32 s22, s22, 32
    s_add_u32 s21, s21, s22
L1:
    s_cmp_lt_u32 s21, s20
    s_cbranch_scc1 L0
    v_lshrrev_b32_e32 v32, 4, v112
    v_lshlrev_b32_e32 v32, 3, v32
    s_mul_i32 s0, s15, s0
    s_add_u32 s4, s1, 64
    s_cmp_le_u32 s4, s12
    s_cbranch_scc0 L2
    v_add_nc_u32_e32 v33, s13, v113
    v_cmp_le_u32_e64 s4, s14, v33
    v_cmp_gt_u32_e64 s3, s3, v33
    s_and_b32 s3, s4, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v33, v33, s23
    v_add_nc_u32_e32 v33, s0, v33
    v_add_nc_u32_e32 v32, s1, v32
    v_add_lshl_u32 v36, v33, v32, 2
    buffer_load_b128 v[32:35], v36, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v32, v0 :: v_dual_add_f32 v1, v33, v1
    v_dual_add_f32 v2, v34, v2 :: v_dual_add_f32 v3, v35, v3
    buffer_store_b128 v[0:3], v36, s[16:19], 0 offen
    v_add_nc_u32_e32 v32, 16, v36
    buffer_load_b128 v[0:3], v32, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v4 :: v_dual_add_f32 v1, v1, v5
    v_dual_add_f32 v2, v2, v6 :: v_dual_add_f32 v3, v3, v7
    buffer_store_b128 v[0:3], v32, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 64, v36
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v8 :: v_dual_add_f32 v1, v1, v9
    v_dual_add_f32 v2, v2, v10 :: v_dual_add_f32 v3, v3, v11
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0x50, v36
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v12 :: v_dual_add_f32 v1, v1, v13
    v_dual_add_f32 v2, v2, v14 :: v_dual_add_f32 v3, v3, v15
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0x80, v36
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v16 :: v_dual_add_f32 v1, v1, v17
    v_dual_add_f32 v2, v2, v18 :: v_dual_add_f32 v3, v3, v19
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0x90, v36
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v20 :: v_dual_add_f32 v1, v1, v21
    v_dual_add_f32 v2, v2, v22 :: v_dual_add_f32 v3, v3, v23
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0xc0, v36
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v24 :: v_dual_add_f32 v1, v1, v25
    v_dual_add_f32 v2, v2, v26 :: v_dual_add_f32 v3, v3, v27
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0xd0, v36
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v28 :: v_dual_add_f32 v1, v1, v29
    v_dual_add_f32 v2, v2, v30 :: v_dual_add_f32 v3, v3, v31
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_branch L34
L2:
    v_add_nc_u32_e32 v33, s13, v113
    v_add_nc_u32_e32 v34, s27, v32
    v_cmp_le_u32_e64 s4, s14, v33
    v_cmp_gt_u32_e64 s3, s3, v33
    s_and_b32 s3, s4, s3
    v_cmp_le_u32_e64 s4, s1, v34
    s_and_b32 s4, s3, s4
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v35, v33, s23
    v_add_nc_u32_e32 v35, s0, v35
    v_add_lshl_u32 v35, v35, v34, 2
    buffer_load_b32 v36, v35, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v0, v36, v0
    buffer_store_b32 v0, v35, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L3:
    v_add_nc_u32_e32 v0, 1, v34
    v_cmp_le_u32_e64 s4, s1, v0
    s_and_b32 s4, s3, s4
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v35, v33, s23
    v_add_nc_u32_e32 v35, s0, v35
    v_add_lshl_u32 v0, v35, v0, 2
    buffer_load_b32 v35, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v35, v1
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L4:
    v_add_nc_u32_e32 v0, 2, v34
    v_cmp_le_u32_e64 s4, s1, v0
    s_and_b32 s4, s3, s4
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v1, v33, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v2
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L5:
    v_add_nc_u32_e32 v0, 3, v34
    v_cmp_le_u32_e64 s4, s1, v0
    s_and_b32 s4, s3, s4
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v1, v33, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v3
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L6:
    v_add_nc_u32_e32 v0, 4, v34
    v_cmp_le_u32_e64 s4, s1, v0
    s_and_b32 s4, s3, s4
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v1, v33, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v4
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L7:
    v_add_nc_u32_e32 v0, 5, v34
    v_cmp_le_u32_e64 s4, s1, v0
    s_and_b32 s4, s3, s4
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v1, v33, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v5
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L8:
    v_add_nc_u32_e32 v0, 6, v34
    v_cmp_le_u32_e64 s4, s1, v0
    s_and_b32 s4, s3, s4
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v1, v33, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v6
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L9:
    v_add_nc_u32_e32 v0, 7, v34
    v_cmp_le_u32_e64 s1, s1, v0
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v1, v33, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v7
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L10:
    v_add_nc_u32_e32 v0, s29, v32
    v_cmp_le_u32_e64 s1, s28, v0
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v1, v33, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v0, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v8
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L11:
    v_add_nc_u32_e32 v1, 1, v0
    v_cmp_le_u32_e64 s1, s28, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v9
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L12:
    v_add_nc_u32_e32 v1, 2, v0
    v_cmp_le_u32_e64 s1, s28, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v10
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L13:
    v_add_nc_u32_e32 v1, 3, v0
    v_cmp_le_u32_e64 s1, s28, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v11
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L14:
    v_add_nc_u32_e32 v1, 4, v0
    v_cmp_le_u32_e64 s1, s28, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v12
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L15:
    v_add_nc_u32_e32 v1, 5, v0
    v_cmp_le_u32_e64 s1, s28, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v13
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L16:
    v_add_nc_u32_e32 v1, 6, v0
    v_cmp_le_u32_e64 s1, s28, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v14
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L17:
    v_add_nc_u32_e32 v0, 7, v0
    v_cmp_le_u32_e64 s1, s28, v0
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v1, v33, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v15
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L18:
    v_add_nc_u32_e32 v0, s31, v32
    v_cmp_le_u32_e64 s1, s30, v0
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v1, v33, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v0, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v16
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L19:
    v_add_nc_u32_e32 v1, 1, v0
    v_cmp_le_u32_e64 s1, s30, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v17
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L20:
    v_add_nc_u32_e32 v1, 2, v0
    v_cmp_le_u32_e64 s1, s30, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v18
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L21:
    v_add_nc_u32_e32 v1, 3, v0
    v_cmp_le_u32_e64 s1, s30, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v19
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L22:
    v_add_nc_u32_e32 v1, 4, v0
    v_cmp_le_u32_e64 s1, s30, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v20
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L23:
    v_add_nc_u32_e32 v1, 5, v0
    v_cmp_le_u32_e64 s1, s30, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v21
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L24:
    v_add_nc_u32_e32 v1, 6, v0
    v_cmp_le_u32_e64 s1, s30, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v22
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L25:
    v_add_nc_u32_e32 v0, 7, v0
    v_cmp_le_u32_e64 s1, s30, v0
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v1, v33, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v23
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L26:
    v_add_nc_u32_e32 v0, s26, v32
    v_cmp_le_u32_e64 s1, s32, v0
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v1, v33, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v0, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v24
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L27:
    v_add_nc_u32_e32 v1, 1, v0
    v_cmp_le_u32_e64 s1, s32, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v25
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L28:
    v_add_nc_u32_e32 v1, 2, v0
    v_cmp_le_u32_e64 s1, s32, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v26
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L29:
    v_add_nc_u32_e32 v1, 3, v0
    v_cmp_le_u32_e64 s1, s32, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v27
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L30:
    v_add_nc_u32_e32 v1, 4, v0
    v_cmp_le_u32_e64 s1, s32, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v28
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L31:
    v_add_nc_u32_e32 v1, 5, v0
    v_cmp_le_u32_e64 s1, s32, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v29
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L32:
    v_add_nc_u32_e32 v1, 6, v0
    v_cmp_le_u32_e64 s1, s32, v1
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v33, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_load_b32 v2, v1, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v2, v30
    buffer_store_b32 v2, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L33:
    v_add_nc_u32_e32 v0, 7, v0
    v_cmp_le_u32_e64 s1, s32, v0
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v1, v33, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v31
    buffer_store_b32 v1, v0, s[16:19], 0 offen
L34:
    s_endpgm
