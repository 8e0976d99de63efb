; 213 VGPRs, 32 SGPRs, 2048 bytes of LDS, 0 of scratch, 419 instructions
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
    v_mbcnt_lo_u32_b32 v208, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s1, v0
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 2
    s_mov_b32 s19, 0x31016000
    s_mul_i32 s24, s15, s24
    s_mul_i32 s25, s15, s25
    s_lshl_b32 s14, s14, 4
    s_lshl_b32 s13, s13, 5
    s_max_u32 s26, s3, 16
    s_add_u32 s26, s26, -16
    s_min_u32 s26, s14, s26
    s_add_u32 s27, s12, -16
    s_min_u32 s28, s13, s27
    s_add_u32 s29, s13, 16
    s_min_u32 s27, s29, s27
    s_mul_i32 s30, s26, s21
    s_add_u32 s24, s24, s30
    s_mul_i32 s30, s28, s22
    s_add_u32 s30, s25, s30
    s_mul_i32 s31, s27, s22
    s_add_u32 s25, s25, s31
    v_dual_mov_b32 v4, 0 :: v_dual_and_b32 v209, 15, v208
    v_mul_lo_u32 v0, v209, s21
    v_dual_mov_b32 v6, 0 :: v_dual_and_b32 v1, 1, v208
    v_lshrrev_b32_e32 v2, 1, v209
    v_lshl_add_u32 v1, v1, 3, v2
    v_mul_lo_u32 v1, v1, s22
    v_dual_mov_b32 v3, 0 :: v_dual_add_nc_u32 v0, s24, v0
    v_min_u32_e32 v210, 0x70000000, v0
    v_dual_mov_b32 v5, 0 :: v_dual_add_nc_u32 v0, s30, v1
    v_min_u32_e32 v211, 0x70000000, v0
    v_dual_mov_b32 v1, 0 :: v_dual_add_nc_u32 v0, s25, v1
    v_min_u32_e32 v212, 0x70000000, v0
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v7, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v11, v3
    s_and_b32 s21, s20, 0xffffff80
    s_lshr_b32 s22, s21, 8
    s_and_b32 s24, s20, 0x80
    s_cmp_eq_u32 s24, 0
    s_cselect_b32 s24, 0, 1
    s_add_u32 s22, s22, s24
    s_lshl_b32 s22, s22, 7
    s_mul_i32 s24, s1, s22
    s_add_u32 s22, s24, s22
    s_min_u32 s22, s22, s21
    v_dual_mov_b32 v8, v0 :: v_dual_mov_b32 v9, v1
    v_dual_mov_b32 v10, v2 :: v_dual_mov_b32 v13, v5
    v_dual_mov_b32 v12, v4 :: v_dual_mov_b32 v15, v7
    v_mov_b32_e32 v14, v6
    s_branch L1
L0:
    s_and_b32 s25, s24, 0x3ffffff
    v_add_lshl_u32 v76, v210, s25, 1
    buffer_load_b128 v[16:19], v76, s[4:7], 0 offen
    buffer_load_b128 v[20:23], v76, s[4:7], 0 offen offset:16
    buffer_load_b128 v[24:27], v76, s[4:7], 0 offen offset:32
    buffer_load_b128 v[28:31], v76, s[4:7], 0 offen offset:48
    buffer_load_b128 v[32:35], v76, s[4:7], 0 offen offset:64
    buffer_load_b128 v[36:39], v76, s[4:7], 0 offen offset:80
    buffer_load_b128 v[40:43], v76, s[4:7], 0 offen offset:96
    buffer_load_b128 v[44:47], v76, s[4:7], 0 offen offset:112
    buffer_load_b128 v[48:51], v76, s[4:7], 0 offen offset:128
    buffer_load_b128 v[52:55], v76, s[4:7], 0 offen offset:144
    buffer_load_b128 v[56:59], v76, s[4:7], 0 offen offset:160
    buffer_load_b128 v[60:63], v76, s[4:7], 0 offen offset:176
    buffer_load_b128 v[64:67], v76, s[4:7], 0 offen offset:192
    buffer_load_b128 v[68:71], v76, s[4:7], 0 offen offset:208
    buffer_load_b128 v[72:75], v76, s[4:7], 0 offen offset:224
    buffer_load_b128 v[76:79], v76, s[4:7], 0 offen offset:240
    v_add_lshl_u32 v140, v211, s25, 1
    buffer_load_b128 v[80:83], v140, s[8:11], 0 offen
    buffer_load_b128 v[84:87], v140, s[8:11], 0 offen offset:16
    buffer_load_b128 v[88:91], v140, s[8:11], 0 offen offset:32
    buffer_load_b128 v[92:95], v140, s[8:11], 0 offen offset:48
    buffer_load_b128 v[96:99], v140, s[8:11], 0 offen offset:64
    buffer_load_b128 v[100:103], v140, s[8:11], 0 offen offset:80
    buffer_load_b128 v[104:107], v140, s[8:11], 0 offen offset:96
    buffer_load_b128 v[108:111], v140, s[8:11], 0 offen offset:112
    buffer_load_b128 v[112:115], v140, s[8:11], 0 offen offset:128
    buffer_load_b128 v[116:119], v140, s[8:11], 0 offen offset:144
    buffer_load_b128 v[120:123], v140, s[8:11], 0 offen offset:160
    buffer_load_b128 v[124:127], v140, s[8:11], 0 offen offset:176
    buffer_load_b128 v[128:131], v140, s[8:11], 0 offen offset:192
    buffer_load_b128 v[132:135], v140, s[8:11], 0 offen offset:208
    buffer_load_b128 v[136:139], v140, s[8:11], 0 offen offset:224
    buffer_load_b128 v[140:143], v140, s[8:11], 0 offen offset:240
    v_add_lshl_u32 v204, v212, s25, 1
    buffer_load_b128 v[144:147], v204, s[8:11], 0 offen
    buffer_load_b128 v[148:151], v204, s[8:11], 0 offen offset:16
    buffer_load_b128 v[152:155], v204, s[8:11], 0 offen offset:32
    buffer_load_b128 v[156:159], v204, s[8:11], 0 offen offset:48
    buffer_load_b128 v[160:163], v204, s[8:11], 0 offen offset:64
    buffer_load_b128 v[164:167], v204, s[8:11], 0 offen offset:80
    buffer_load_b128 v[168:171], v204, s[8:11], 0 offen offset:96
    buffer_load_b128 v[172:175], v204, s[8:11], 0 offen offset:112
    buffer_load_b128 v[176:179], v204, s[8:11], 0 offen offset:128
    buffer_load_b128 v[180:183], v204, s[8:11], 0 offen offset:144
    buffer_load_b128 v[184:187], v204, s[8:11], 0 offen offset:160
    buffer_load_b128 v[188:191], v204, s[8:11], 0 offen offset:176
    buffer_load_b128 v[192:195], v204, s[8:11], 0 offen offset:192
    buffer_load_b128 v[196:199], v204, s[8:11], 0 offen offset:208
    buffer_load_b128 v[200:203], v204, s[8:11], 0 offen offset:224
    buffer_load_b128 v[204:207], v204, s[8:11], 0 offen offset:240
    s_waitcnt vmcnt(30)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[80:87], v[16:23], v[0:7]
    s_waitcnt vmcnt(28)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[88:95], v[24:31], v[0:7]
    s_waitcnt vmcnt(26)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[96:103], v[32:39], v[0:7]
    s_waitcnt vmcnt(24)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[104:111], v[40:47], v[0:7]
    s_waitcnt vmcnt(22)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[112:119], v[48:55], v[0:7]
    s_waitcnt vmcnt(20)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[120:127], v[56:63], v[0:7]
    s_waitcnt vmcnt(18)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[128:135], v[64:71], v[0:7]
    s_waitcnt vmcnt(16)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[136:143], v[72:79], v[0:7]
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[144:151], v[16:23], v[8:15]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[152:159], v[24:31], v[8:15]
    s_waitcnt vmcnt(10)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[160:167], v[32:39], v[8:15]
    s_waitcnt vmcnt(8)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[168:175], v[40:47], v[8:15]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[176:183], v[48:55], v[8:15]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[184:191], v[56:63], v[8:15]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[192:199], v[64:71], v[8:15]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[200:207], v[72:79], v[8:15]
    s_add_u32 s24, s24, 0x80
L1:
    s_cmp_lt_u32 s24, s22
    s_cbranch_scc1 L0
    s_cmp_eq_u32 s1, 1
    s_cbranch_scc1 L3
    s_branch L4
L2:
    s_and_b32 s22, s21, 0x3ffffff
    v_add_lshl_u32 v20, v210, s22, 1
    buffer_load_b128 v[16:19], v20, s[4:7], 0 offen
    buffer_load_b128 v[20:23], v20, s[4:7], 0 offen offset:16
    v_add_lshl_u32 v28, v211, s22, 1
    buffer_load_b128 v[24:27], v28, s[8:11], 0 offen
    buffer_load_b128 v[28:31], v28, s[8:11], 0 offen offset:16
    v_add_lshl_u32 v36, v212, s22, 1
    buffer_load_b128 v[32:35], v36, s[8:11], 0 offen
    buffer_load_b128 v[36:39], v36, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[24:31], v[16:23], v[0:7]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[32:39], v[16:23], v[8:15]
    s_add_u32 s21, s21, 16
L3:
    s_cmp_lt_u32 s21, s20
    s_cbranch_scc1 L2
L4:
    s_cmp_gt_u32 s1, 0
    s_cbranch_scc0 L5
    v_dual_mov_b32 v16, v0 :: v_dual_mov_b32 v17, v1
    v_dual_mov_b32 v18, v2 :: v_dual_mov_b32 v19, v3
    v_lshlrev_b32_e32 v20, 4, v208
    ds_store_b128 v20, v[16:19]
    v_dual_mov_b32 v16, v4 :: v_dual_mov_b32 v17, v5
    v_dual_mov_b32 v18, v6 :: v_dual_mov_b32 v19, v7
    ds_store_b128 v20, v[16:19] offset:512
    v_dual_mov_b32 v16, v8 :: v_dual_mov_b32 v17, v9
    v_dual_mov_b32 v18, v10 :: v_dual_mov_b32 v19, v11
    ds_store_b128 v20, v[16:19] offset:1024
    v_dual_mov_b32 v16, v12 :: v_dual_mov_b32 v17, v13
    v_dual_mov_b32 v18, v14 :: v_dual_mov_b32 v19, v15
    ds_store_b128 v20, v[16:19] offset:1536
L5:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_eq_u32 s1, 0
    s_cbranch_scc0 L6
    v_lshlrev_b32_e32 v20, 4, v208
    ds_load_b128 v[16:19], v20
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v0, v0, v16 :: v_dual_add_f32 v1, v1, v17
    v_dual_add_f32 v2, v2, v18 :: v_dual_add_f32 v3, v3, v19
    ds_load_b128 v[16:19], v20 offset:512
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v4, v4, v16 :: v_dual_add_f32 v5, v5, v17
    v_dual_add_f32 v6, v6, v18 :: v_dual_add_f32 v7, v7, v19
    ds_load_b128 v[16:19], v20 offset:1024
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v8, v8, v16 :: v_dual_add_f32 v9, v9, v17
    v_dual_add_f32 v10, v10, v18 :: v_dual_add_f32 v11, v11, v19
    ds_load_b128 v[16:19], v20 offset:1536
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v12, v12, v16 :: v_dual_add_f32 v13, v13, v17
    v_dual_add_f32 v14, v14, v18 :: v_dual_add_f32 v15, v15, v19
L6:
    s_cmp_gt_u32 s1, 0
    s_cbranch_scc1 L23
    v_lshrrev_b32_e32 v16, 4, v208
    v_lshlrev_b32_e32 v16, 3, v16
    s_mul_i32 s0, s15, s0
    s_add_u32 s1, s13, 32
    s_cmp_le_u32 s1, s12
    s_cbranch_scc0 L7
    v_add_nc_u32_e32 v17, s26, v209
    v_cmp_le_u32_e64 s1, s14, v17
    v_cmp_gt_u32_e64 s3, s3, v17
    s_and_b32 s1, s1, s3
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v17, v17, s23
    v_add_nc_u32_e32 v17, s0, v17
    v_add_nc_u32_e32 v16, s13, v16
    v_add_lshl_u32 v16, v17, v16, 2
    buffer_store_b128 v[0:3], v16, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 16, v16
    buffer_store_b128 v[4:7], v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 64, v16
    buffer_store_b128 v[8:11], v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0x50, v16
    buffer_store_b128 v[12:15], v0, s[16:19], 0 offen
    s_branch L23
L7:
    v_add_nc_u32_e32 v17, s26, v209
    v_add_nc_u32_e32 v18, s28, v16
    v_cmp_le_u32_e64 s1, s14, v17
    v_cmp_gt_u32_e64 s3, s3, v17
    s_and_b32 s1, s1, s3
    v_cmp_le_u32_e64 s3, s13, v18
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v19, v17, s23
    v_add_nc_u32_e32 v19, s0, v19
    v_add_lshl_u32 v19, v19, v18, 2
    buffer_store_b32 v0, v19, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L8:
    v_add_nc_u32_e32 v0, 1, v18
    v_cmp_le_u32_e64 s3, s13, v0
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v19, v17, s23
    v_add_nc_u32_e32 v19, s0, v19
    v_add_lshl_u32 v0, v19, v0, 2
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L9:
    v_add_nc_u32_e32 v0, 2, v18
    v_cmp_le_u32_e64 s3, s13, v0
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v1, v17, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_store_b32 v2, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L10:
    v_add_nc_u32_e32 v0, 3, v18
    v_cmp_le_u32_e64 s3, s13, v0
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v1, v17, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_store_b32 v3, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L11:
    v_add_nc_u32_e32 v0, 4, v18
    v_cmp_le_u32_e64 s3, s13, v0
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v1, v17, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_store_b32 v4, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L12:
    v_add_nc_u32_e32 v0, 5, v18
    v_cmp_le_u32_e64 s3, s13, v0
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v1, v17, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_store_b32 v5, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L13:
    v_add_nc_u32_e32 v0, 6, v18
    v_cmp_le_u32_e64 s3, s13, v0
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v1, v17, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_store_b32 v6, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L14:
    v_add_nc_u32_e32 v0, 7, v18
    v_cmp_le_u32_e64 s3, s13, v0
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v1, v17, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_store_b32 v7, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L15:
    v_add_nc_u32_e32 v0, s27, v16
    v_cmp_le_u32_e64 s3, s29, v0
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v1, v17, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v0, 2
    buffer_store_b32 v8, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L16:
    v_add_nc_u32_e32 v1, 1, v0
    v_cmp_le_u32_e64 s3, s29, v1
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v2, v17, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v9, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L17:
    v_add_nc_u32_e32 v1, 2, v0
    v_cmp_le_u32_e64 s3, s29, v1
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v2, v17, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v10, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L18:
    v_add_nc_u32_e32 v1, 3, v0
    v_cmp_le_u32_e64 s3, s29, v1
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v2, v17, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v11, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L19:
    v_add_nc_u32_e32 v1, 4, v0
    v_cmp_le_u32_e64 s3, s29, v1
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v2, v17, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v12, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L20:
    v_add_nc_u32_e32 v1, 5, v0
    v_cmp_le_u32_e64 s3, s29, v1
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v2, v17, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v13, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L21:
    v_add_nc_u32_e32 v1, 6, v0
    v_cmp_le_u32_e64 s3, s29, v1
    s_and_b32 s3, s1, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v2, v17, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v14, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L22:
    v_add_nc_u32_e32 v0, 7, v0
    v_cmp_le_u32_e64 s3, s29, v0
    s_and_b32 s1, s1, s3
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v1, v17, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_store_b32 v15, v0, s[16:19], 0 offen
L23:
    s_endpgm
