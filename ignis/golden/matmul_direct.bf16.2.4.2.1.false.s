; 164 VGPRs, 44 SGPRs, 0 bytes of LDS, 0 of scratch, 870 instructions
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
    v_mbcnt_lo_u32_b32 v160, -1, 0
    s_mov_b32 s1, 0
    s_mul_i32 s24, s15, s24
    s_mul_i32 s25, s15, s25
    s_lshl_b32 s14, s14, 5
    s_add_u32 s1, s13, s1
    s_lshl_b32 s1, s1, 6
    s_max_u32 s13, s3, 16
    s_add_u32 s13, s13, -16
    s_min_u32 s26, s14, s13
    s_add_u32 s27, s14, 16
    s_min_u32 s13, s27, s13
    s_add_u32 s28, s12, -16
    s_min_u32 s29, s1, s28
    s_add_u32 s30, s1, 16
    s_min_u32 s31, s30, s28
    s_add_u32 s32, s1, 32
    s_min_u32 s33, s32, s28
    s_add_u32 s34, s1, 48
    s_min_u32 s28, s34, s28
    s_mul_i32 s35, s26, s21
    s_add_u32 s35, s24, s35
    s_mul_i32 s36, s13, s21
    s_add_u32 s24, s24, s36
    s_mul_i32 s36, s29, s22
    s_add_u32 s36, s25, s36
    s_mul_i32 s37, s31, s22
    s_add_u32 s37, s25, s37
    s_mul_i32 s38, s33, s22
    s_add_u32 s38, s25, s38
    s_mul_i32 s39, s28, s22
    s_add_u32 s25, s25, s39
    v_dual_mov_b32 v2, 0 :: v_dual_and_b32 v161, 15, v160
    v_dual_mov_b32 v3, 0 :: v_dual_and_b32 v0, 1, v160
    v_lshrrev_b32_e32 v1, 1, v161
    v_lshl_add_u32 v0, v0, 3, v1
    v_mul_lo_u32 v162, v0, s22
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    v_mul_lo_u32 v163, v161, s21
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
    v_dual_mov_b32 v32, v0 :: v_dual_mov_b32 v33, v1
    v_dual_mov_b32 v34, v2 :: v_dual_mov_b32 v35, v3
    v_dual_mov_b32 v36, v4 :: v_dual_mov_b32 v37, v5
    v_dual_mov_b32 v38, v6 :: v_dual_mov_b32 v39, v7
    v_dual_mov_b32 v40, v0 :: v_dual_mov_b32 v41, v1
    v_dual_mov_b32 v42, v2 :: v_dual_mov_b32 v43, v3
    v_dual_mov_b32 v44, v4 :: v_dual_mov_b32 v45, v5
    v_dual_mov_b32 v46, v6 :: v_dual_mov_b32 v47, v7
    v_dual_mov_b32 v48, v0 :: v_dual_mov_b32 v49, v1
    v_dual_mov_b32 v50, v2 :: v_dual_mov_b32 v51, v3
    v_dual_mov_b32 v52, v4 :: v_dual_mov_b32 v53, v5
    v_dual_mov_b32 v54, v6 :: v_dual_mov_b32 v55, v7
    v_dual_mov_b32 v56, v0 :: v_dual_mov_b32 v57, v1
    v_dual_mov_b32 v58, v2 :: v_dual_mov_b32 v59, v3
    v_dual_mov_b32 v60, v4 :: v_dual_mov_b32 v61, v5
    v_dual_mov_b32 v62, v6 :: v_dual_mov_b32 v63, v7
    s_mov_b32 s21, 0
    s_branch L1
L0:
    s_add_u32 s22, s35, s21
    v_add_lshl_u32 v72, s22, v163, 1
    buffer_load_b128 v[64:67], v72, s[4:7], 0 offen
    buffer_load_b128 v[68:71], v72, s[4:7], 0 offen offset:16
    v_add_nc_u32_e32 v76, 32, v72
    buffer_load_b128 v[72:75], v76, s[4:7], 0 offen
    buffer_load_b128 v[76:79], v76, s[4:7], 0 offen offset:16
    s_add_u32 s22, s24, s21
    v_add_lshl_u32 v88, s22, v163, 1
    buffer_load_b128 v[80:83], v88, s[4:7], 0 offen
    buffer_load_b128 v[84:87], v88, s[4:7], 0 offen offset:16
    v_add_nc_u32_e32 v92, 32, v88
    buffer_load_b128 v[88:91], v92, s[4:7], 0 offen
    buffer_load_b128 v[92:95], v92, s[4:7], 0 offen offset:16
    s_add_u32 s22, s36, s21
    v_add_lshl_u32 v104, s22, v162, 1
    buffer_load_b128 v[96:99], v104, s[8:11], 0 offen
    buffer_load_b128 v[100:103], v104, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v108, 32, v104
    buffer_load_b128 v[104:107], v108, s[8:11], 0 offen
    buffer_load_b128 v[108:111], v108, s[8:11], 0 offen offset:16
    s_add_u32 s22, s37, s21
    v_add_lshl_u32 v120, s22, v162, 1
    buffer_load_b128 v[112:115], v120, s[8:11], 0 offen
    buffer_load_b128 v[116:119], v120, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v124, 32, v120
    buffer_load_b128 v[120:123], v124, s[8:11], 0 offen
    buffer_load_b128 v[124:127], v124, s[8:11], 0 offen offset:16
    s_add_u32 s22, s38, s21
    v_add_lshl_u32 v136, s22, v162, 1
    buffer_load_b128 v[128:131], v136, s[8:11], 0 offen
    buffer_load_b128 v[132:135], v136, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v140, 32, v136
    buffer_load_b128 v[136:139], v140, s[8:11], 0 offen
    buffer_load_b128 v[140:143], v140, s[8:11], 0 offen offset:16
    s_add_u32 s22, s25, s21
    v_add_lshl_u32 v152, s22, v162, 1
    buffer_load_b128 v[144:147], v152, s[8:11], 0 offen
    buffer_load_b128 v[148:151], v152, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v156, 32, v152
    buffer_load_b128 v[152:155], v156, s[8:11], 0 offen
    buffer_load_b128 v[156:159], v156, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[96:103], v[64:71], v[0:7]
    v_wmma_f32_16x16x16_bf16 v[32:39], v[96:103], v[80:87], v[32:39]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[104:111], v[72:79], v[0:7]
    v_wmma_f32_16x16x16_bf16 v[32:39], v[104:111], v[88:95], v[32:39]
    s_waitcnt vmcnt(10)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[112:119], v[64:71], v[8:15]
    v_wmma_f32_16x16x16_bf16 v[40:47], v[112:119], v[80:87], v[40:47]
    s_waitcnt vmcnt(8)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[120:127], v[72:79], v[8:15]
    v_wmma_f32_16x16x16_bf16 v[40:47], v[120:127], v[88:95], v[40:47]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[16:23], v[128:135], v[64:71], v[16:23]
    v_wmma_f32_16x16x16_bf16 v[48:55], v[128:135], v[80:87], v[48:55]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[16:23], v[136:143], v[72:79], v[16:23]
    v_wmma_f32_16x16x16_bf16 v[48:55], v[136:143], v[88:95], v[48:55]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[24:31], v[144:151], v[64:71], v[24:31]
    v_wmma_f32_16x16x16_bf16 v[56:63], v[144:151], v[80:87], v[56:63]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[24:31], v[152:159], v[72:79], v[24:31]
    v_wmma_f32_16x16x16_bf16 v[56:63], v[152:159], v[88:95], v[56:63]
    s_sub_u32 s22, s20, s21
    s_min_u32 s22, s22, 32
    s_add_u32 s21, s21, s22
L1:
    s_cmp_lt_u32 s21, s20
    s_cbranch_scc1 L0
    v_lshrrev_b32_e32 v64, 4, v160
    v_lshlrev_b32_e32 v64, 3, v64
    s_mul_i32 s0, s15, s0
    s_add_u32 s4, s1, 64
    s_cmp_le_u32 s4, s12
    s_cbranch_scc0 L3
    v_add_nc_u32_e32 v65, s26, v161
    v_cmp_le_u32_e64 s4, s14, v65
    v_cmp_gt_u32_e64 s5, s3, v65
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v65, v65, s23
    v_add_nc_u32_e32 v65, s0, v65
    v_add_nc_u32_e32 v66, s1, v64
    v_add_lshl_u32 v65, v65, v66, 2
    buffer_store_b128 v[0:3], v65, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 16, v65
    buffer_store_b128 v[4:7], v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 64, v65
    buffer_store_b128 v[8:11], v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0x50, v65
    buffer_store_b128 v[12:15], v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0x80, v65
    buffer_store_b128 v[16:19], v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0x90, v65
    buffer_store_b128 v[20:23], v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0xc0, v65
    buffer_store_b128 v[24:27], v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0xd0, v65
    buffer_store_b128 v[28:31], v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L2:
    v_add_nc_u32_e32 v0, s13, v161
    v_cmp_le_u32_e64 s4, s27, v0
    v_cmp_gt_u32_e64 s3, s3, v0
    s_and_b32 s3, s4, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L67
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_nc_u32_e32 v1, s1, v64
    v_add_lshl_u32 v0, v0, v1, 2
    buffer_store_b128 v[32:35], v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 16, v0
    buffer_store_b128 v[36:39], v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 64, v0
    buffer_store_b128 v[40:43], v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0x50, v0
    buffer_store_b128 v[44:47], v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0x80, v0
    buffer_store_b128 v[48:51], v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0x90, v0
    buffer_store_b128 v[52:55], v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0xc0, v0
    buffer_store_b128 v[56:59], v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0xd0, v0
    buffer_store_b128 v[60:63], v0, s[16:19], 0 offen
    s_branch L67
L3:
    v_add_nc_u32_e32 v65, s26, v161
    v_add_nc_u32_e32 v66, s29, v64
    v_cmp_le_u32_e64 s4, s14, v65
    v_cmp_gt_u32_e64 s5, s3, v65
    s_and_b32 s4, s4, s5
    v_cmp_le_u32_e64 s5, s1, v66
    s_and_b32 s6, s4, s5
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v66, 2
    buffer_store_b32 v0, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L4:
    v_add_nc_u32_e32 v0, 1, v66
    v_cmp_le_u32_e64 s6, s1, v0
    s_and_b32 s7, s4, s6
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v0, 2
    buffer_store_b32 v1, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L5:
    v_add_nc_u32_e32 v1, 2, v66
    v_cmp_le_u32_e64 s7, s1, v1
    s_and_b32 s8, s4, s7
    s_and_b32 s8, exec_lo, s8
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s8
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v1, 2
    buffer_store_b32 v2, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L6:
    v_add_nc_u32_e32 v2, 3, v66
    v_cmp_le_u32_e64 s8, s1, v2
    s_and_b32 s9, s4, s8
    s_and_b32 s9, exec_lo, s9
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s9
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v2, 2
    buffer_store_b32 v3, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L7:
    v_add_nc_u32_e32 v3, 4, v66
    v_cmp_le_u32_e64 s9, s1, v3
    s_and_b32 s10, s4, s9
    s_and_b32 s10, exec_lo, s10
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s10
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v3, 2
    buffer_store_b32 v4, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L8:
    v_add_nc_u32_e32 v4, 5, v66
    v_cmp_le_u32_e64 s10, s1, v4
    s_and_b32 s11, s4, s10
    s_and_b32 s11, exec_lo, s11
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s11
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v4, 2
    buffer_store_b32 v5, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L9:
    v_add_nc_u32_e32 v5, 6, v66
    v_cmp_le_u32_e64 s11, s1, v5
    s_and_b32 s12, s4, s11
    s_and_b32 s12, exec_lo, s12
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s12
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v5, 2
    buffer_store_b32 v6, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L10:
    v_add_nc_u32_e32 v6, 7, v66
    v_cmp_le_u32_e64 s1, s1, v6
    s_and_b32 s12, s4, s1
    s_and_b32 s12, exec_lo, s12
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s12
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v6, 2
    buffer_store_b32 v7, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L11:
    v_add_nc_u32_e32 v7, s31, v64
    v_cmp_le_u32_e64 s12, s30, v7
    s_and_b32 s14, s4, s12
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s14
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v7, 2
    buffer_store_b32 v8, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L12:
    v_add_nc_u32_e32 v8, 1, v7
    v_cmp_le_u32_e64 s14, s30, v8
    s_and_b32 s15, s4, s14
    s_and_b32 s15, exec_lo, s15
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s15
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v8, 2
    buffer_store_b32 v9, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L13:
    v_add_nc_u32_e32 v9, 2, v7
    v_cmp_le_u32_e64 s15, s30, v9
    s_and_b32 s20, s4, s15
    s_and_b32 s20, exec_lo, s20
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s20
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v9, 2
    buffer_store_b32 v10, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L14:
    v_add_nc_u32_e32 v10, 3, v7
    v_cmp_le_u32_e64 s20, s30, v10
    s_and_b32 s21, s4, s20
    s_and_b32 s21, exec_lo, s21
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s21
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v10, 2
    buffer_store_b32 v11, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L15:
    v_add_nc_u32_e32 v11, 4, v7
    v_cmp_le_u32_e64 s21, s30, v11
    s_and_b32 s22, s4, s21
    s_and_b32 s22, exec_lo, s22
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s22
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v11, 2
    buffer_store_b32 v12, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L16:
    v_add_nc_u32_e32 v12, 5, v7
    v_cmp_le_u32_e64 s22, s30, v12
    s_and_b32 s24, s4, s22
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v12, 2
    buffer_store_b32 v13, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L17:
    v_add_nc_u32_e32 v13, 6, v7
    v_cmp_le_u32_e64 s24, s30, v13
    s_and_b32 s25, s4, s24
    s_and_b32 s25, exec_lo, s25
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s25
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v13, 2
    buffer_store_b32 v14, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L18:
    v_add_nc_u32_e32 v14, 7, v7
    v_cmp_le_u32_e64 s25, s30, v14
    s_and_b32 s26, s4, s25
    s_and_b32 s26, exec_lo, s26
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s26
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v14, 2
    buffer_store_b32 v15, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L19:
    v_add_nc_u32_e32 v15, s33, v64
    v_cmp_le_u32_e64 s26, s32, v15
    s_and_b32 s29, s4, s26
    s_and_b32 s29, exec_lo, s29
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s29
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v15, 2
    buffer_store_b32 v16, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L20:
    v_add_nc_u32_e32 v16, 1, v15
    v_cmp_le_u32_e64 s29, s32, v16
    s_and_b32 s30, s4, s29
    s_and_b32 s30, exec_lo, s30
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s30
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v16, 2
    buffer_store_b32 v17, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L21:
    v_add_nc_u32_e32 v17, 2, v15
    v_cmp_le_u32_e64 s30, s32, v17
    s_and_b32 s31, s4, s30
    s_and_b32 s31, exec_lo, s31
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s31
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v17, 2
    buffer_store_b32 v18, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L22:
    v_add_nc_u32_e32 v18, 3, v15
    v_cmp_le_u32_e64 s31, s32, v18
    s_and_b32 s33, s4, s31
    s_and_b32 s33, exec_lo, s33
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s33
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v18, 2
    buffer_store_b32 v19, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L23:
    v_add_nc_u32_e32 v19, 4, v15
    v_cmp_le_u32_e64 s33, s32, v19
    s_and_b32 s35, s4, s33
    s_and_b32 s35, exec_lo, s35
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s35
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v19, 2
    buffer_store_b32 v20, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L24:
    v_add_nc_u32_e32 v20, 5, v15
    v_cmp_le_u32_e64 s35, s32, v20
    s_and_b32 s36, s4, s35
    s_and_b32 s36, exec_lo, s36
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s36
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v20, 2
    buffer_store_b32 v21, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L25:
    v_add_nc_u32_e32 v21, 6, v15
    v_cmp_le_u32_e64 s36, s32, v21
    s_and_b32 s37, s4, s36
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s37
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v21, 2
    buffer_store_b32 v22, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L26:
    v_add_nc_u32_e32 v22, 7, v15
    v_cmp_le_u32_e64 s32, s32, v22
    s_and_b32 s37, s4, s32
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s37
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v22, 2
    buffer_store_b32 v23, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L27:
    v_add_nc_u32_e32 v23, s28, v64
    v_cmp_le_u32_e64 s28, s34, v23
    s_and_b32 s37, s4, s28
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s37
    v_mul_lo_u32 v64, v65, s23
    v_add_nc_u32_e32 v64, s0, v64
    v_add_lshl_u32 v64, v64, v23, 2
    buffer_store_b32 v24, v64, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L28:
    v_add_nc_u32_e32 v24, 1, v23
    v_cmp_le_u32_e64 s37, s34, v24
    s_and_b32 s38, s4, s37
    s_and_b32 s38, exec_lo, s38
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s38
    v_mul_lo_u32 v64, v65, s23
    v_add_nc_u32_e32 v64, s0, v64
    v_add_lshl_u32 v64, v64, v24, 2
    buffer_store_b32 v25, v64, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L29:
    v_add_nc_u32_e32 v25, 2, v23
    v_cmp_le_u32_e64 s38, s34, v25
    s_and_b32 s39, s4, s38
    s_and_b32 s39, exec_lo, s39
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s39
    v_mul_lo_u32 v64, v65, s23
    v_add_nc_u32_e32 v64, s0, v64
    v_add_lshl_u32 v64, v64, v25, 2
    buffer_store_b32 v26, v64, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L30:
    v_add_nc_u32_e32 v26, 3, v23
    v_cmp_le_u32_e64 s39, s34, v26
    s_and_b32 s40, s4, s39
    s_and_b32 s40, exec_lo, s40
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s40
    v_mul_lo_u32 v64, v65, s23
    v_add_nc_u32_e32 v64, s0, v64
    v_add_lshl_u32 v64, v64, v26, 2
    buffer_store_b32 v27, v64, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L31:
    v_add_nc_u32_e32 v27, 4, v23
    v_cmp_le_u32_e64 s40, s34, v27
    s_and_b32 s41, s4, s40
    s_and_b32 s41, exec_lo, s41
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s41
    v_mul_lo_u32 v64, v65, s23
    v_add_nc_u32_e32 v64, s0, v64
    v_add_lshl_u32 v64, v64, v27, 2
    buffer_store_b32 v28, v64, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L32:
    v_add_nc_u32_e32 v28, 5, v23
    v_cmp_le_u32_e64 s41, s34, v28
    s_and_b32 s42, s4, s41
    s_and_b32 s42, exec_lo, s42
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s42
    v_mul_lo_u32 v64, v65, s23
    v_add_nc_u32_e32 v64, s0, v64
    v_add_lshl_u32 v64, v64, v28, 2
    buffer_store_b32 v29, v64, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L33:
    v_add_nc_u32_e32 v29, 6, v23
    v_cmp_le_u32_e64 s42, s34, v29
    s_and_b32 s43, s4, s42
    s_and_b32 s43, exec_lo, s43
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s43
    v_mul_lo_u32 v64, v65, s23
    v_add_nc_u32_e32 v64, s0, v64
    v_add_lshl_u32 v64, v64, v29, 2
    buffer_store_b32 v30, v64, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L34:
    v_add_nc_u32_e32 v30, 7, v23
    v_cmp_le_u32_e64 s34, s34, v30
    s_and_b32 s4, s4, s34
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v64, v65, s23
    v_add_nc_u32_e32 v64, s0, v64
    v_add_lshl_u32 v64, v64, v30, 2
    buffer_store_b32 v31, v64, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L35:
    v_add_nc_u32_e32 v31, s13, v161
    v_cmp_le_u32_e64 s4, s27, v31
    v_cmp_gt_u32_e64 s3, s3, v31
    s_and_b32 s3, s4, s3
    s_and_b32 s4, s3, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v64, v31, s23
    v_add_nc_u32_e32 v64, s0, v64
    v_add_lshl_u32 v64, v64, v66, 2
    buffer_store_b32 v32, v64, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L36:
    s_and_b32 s4, s3, s6
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v32, v31, s23
    v_add_nc_u32_e32 v32, s0, v32
    v_add_lshl_u32 v0, v32, v0, 2
    buffer_store_b32 v33, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L37:
    s_and_b32 s4, s3, s7
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v1, 2
    buffer_store_b32 v34, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L38:
    s_and_b32 s4, s3, s8
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v2, 2
    buffer_store_b32 v35, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L39:
    s_and_b32 s4, s3, s9
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v3, 2
    buffer_store_b32 v36, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L40:
    s_and_b32 s4, s3, s10
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v4, 2
    buffer_store_b32 v37, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L41:
    s_and_b32 s4, s3, s11
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v5, 2
    buffer_store_b32 v38, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L42:
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v6, 2
    buffer_store_b32 v39, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L43:
    s_and_b32 s1, s3, s12
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v7, 2
    buffer_store_b32 v40, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L44:
    s_and_b32 s1, s3, s14
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v8, 2
    buffer_store_b32 v41, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L45:
    s_and_b32 s1, s3, s15
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v42, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L46:
    s_and_b32 s1, s3, s20
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v10, 2
    buffer_store_b32 v43, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L47:
    s_and_b32 s1, s3, s21
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v11, 2
    buffer_store_b32 v44, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L48:
    s_and_b32 s1, s3, s22
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v12, 2
    buffer_store_b32 v45, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L49:
    s_and_b32 s1, s3, s24
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v13, 2
    buffer_store_b32 v46, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L50:
    s_and_b32 s1, s3, s25
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v14, 2
    buffer_store_b32 v47, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L51:
    s_and_b32 s1, s3, s26
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v15, 2
    buffer_store_b32 v48, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L52:
    s_and_b32 s1, s3, s29
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v16, 2
    buffer_store_b32 v49, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L53:
    s_and_b32 s1, s3, s30
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L54
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v17, 2
    buffer_store_b32 v50, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L54:
    s_and_b32 s1, s3, s31
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v18, 2
    buffer_store_b32 v51, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L55:
    s_and_b32 s1, s3, s33
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v19, 2
    buffer_store_b32 v52, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L56:
    s_and_b32 s1, s3, s35
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v20, 2
    buffer_store_b32 v53, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L57:
    s_and_b32 s1, s3, s36
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L58
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v21, 2
    buffer_store_b32 v54, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L58:
    s_and_b32 s1, s3, s32
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L59
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v22, 2
    buffer_store_b32 v55, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L59:
    s_and_b32 s1, s3, s28
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L60
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v23, 2
    buffer_store_b32 v56, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L60:
    s_and_b32 s1, s3, s37
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L61
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v24, 2
    buffer_store_b32 v57, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L61:
    s_and_b32 s1, s3, s38
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L62
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v25, 2
    buffer_store_b32 v58, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L62:
    s_and_b32 s1, s3, s39
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L63
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v26, 2
    buffer_store_b32 v59, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L63:
    s_and_b32 s1, s3, s40
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L64
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v27, 2
    buffer_store_b32 v60, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L64:
    s_and_b32 s1, s3, s41
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L65
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v28, 2
    buffer_store_b32 v61, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L65:
    s_and_b32 s1, s3, s42
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L66
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v29, 2
    buffer_store_b32 v62, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L66:
    s_and_b32 s1, s3, s34
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L67
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v31, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v30, 2
    buffer_store_b32 v63, v0, s[16:19], 0 offen
L67:
    s_endpgm
