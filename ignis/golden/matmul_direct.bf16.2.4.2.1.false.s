; 164 VGPRs, 39 SGPRs, 0 bytes of LDS, 0 of scratch, 998 instructions
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
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    s_mul_i32 s35, s26, s21
    s_add_u32 s35, s24, s35
    v_dual_mov_b32 v8, v0 :: v_dual_and_b32 v161, 15, v160
    v_mul_lo_u32 v162, v161, s21
    s_mul_i32 s21, s13, s21
    s_add_u32 s21, s24, s21
    s_mul_i32 s24, s29, s22
    s_add_u32 s24, s25, s24
    v_mul_lo_u32 v163, v161, s22
    s_mul_i32 s36, s31, s22
    s_add_u32 s36, s25, s36
    s_mul_i32 s37, s33, s22
    s_add_u32 s37, s25, s37
    s_mul_i32 s22, s28, s22
    s_add_u32 s22, s25, s22
    v_dual_mov_b32 v9, v1 :: v_dual_mov_b32 v10, v2
    v_dual_mov_b32 v11, v3 :: v_dual_mov_b32 v12, v4
    v_dual_mov_b32 v13, v5 :: v_dual_mov_b32 v14, v6
    v_dual_mov_b32 v15, v7 :: v_dual_mov_b32 v16, v0
    v_dual_mov_b32 v17, v1 :: v_dual_mov_b32 v18, v2
    v_dual_mov_b32 v19, v3 :: v_dual_mov_b32 v20, v4
    v_dual_mov_b32 v21, v5 :: v_dual_mov_b32 v22, v6
    v_dual_mov_b32 v23, v7 :: v_dual_mov_b32 v24, v0
    v_dual_mov_b32 v25, v1 :: v_dual_mov_b32 v26, v2
    v_dual_mov_b32 v27, v3 :: v_dual_mov_b32 v28, v4
    v_dual_mov_b32 v29, v5 :: v_dual_mov_b32 v30, v6
    v_dual_mov_b32 v31, v7 :: v_dual_mov_b32 v32, v0
    v_dual_mov_b32 v33, v1 :: v_dual_mov_b32 v34, v2
    v_dual_mov_b32 v35, v3 :: v_dual_mov_b32 v36, v4
    v_dual_mov_b32 v37, v5 :: v_dual_mov_b32 v38, v6
    v_dual_mov_b32 v39, v7 :: v_dual_mov_b32 v40, v0
    v_dual_mov_b32 v41, v1 :: v_dual_mov_b32 v42, v2
    v_dual_mov_b32 v43, v3 :: v_dual_mov_b32 v44, v4
    v_dual_mov_b32 v45, v5 :: v_dual_mov_b32 v46, v6
    v_dual_mov_b32 v47, v7 :: v_dual_mov_b32 v48, v0
    v_dual_mov_b32 v49, v1 :: v_dual_mov_b32 v50, v2
    v_dual_mov_b32 v51, v3 :: v_dual_mov_b32 v52, v4
    v_dual_mov_b32 v53, v5 :: v_dual_mov_b32 v54, v6
    v_dual_mov_b32 v55, v7 :: v_dual_mov_b32 v56, v0
    v_dual_mov_b32 v57, v1 :: v_dual_mov_b32 v58, v2
    v_dual_mov_b32 v59, v3 :: v_dual_mov_b32 v60, v4
    v_dual_mov_b32 v61, v5 :: v_dual_mov_b32 v62, v6
    v_mov_b32_e32 v63, v7
    s_mov_b32 s25, 0
    s_branch L1
L0:
    s_add_u32 s38, s35, s25
    v_add_lshl_u32 v72, s38, v162, 1
    buffer_load_b128 v[64:67], v72, s[4:7], 0 offen
    buffer_load_b128 v[68:71], v72, s[4:7], 0 offen offset:16
    v_add_nc_u32_e32 v76, 32, v72
    buffer_load_b128 v[72:75], v76, s[4:7], 0 offen
    buffer_load_b128 v[76:79], v76, s[4:7], 0 offen offset:16
    s_add_u32 s38, s21, s25
    v_add_lshl_u32 v88, s38, v162, 1
    buffer_load_b128 v[80:83], v88, s[4:7], 0 offen
    buffer_load_b128 v[84:87], v88, s[4:7], 0 offen offset:16
    v_add_nc_u32_e32 v92, 32, v88
    buffer_load_b128 v[88:91], v92, s[4:7], 0 offen
    buffer_load_b128 v[92:95], v92, s[4:7], 0 offen offset:16
    s_add_u32 s38, s24, s25
    v_add_lshl_u32 v104, s38, v163, 1
    buffer_load_b128 v[96:99], v104, s[8:11], 0 offen
    buffer_load_b128 v[100:103], v104, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v108, 32, v104
    buffer_load_b128 v[104:107], v108, s[8:11], 0 offen
    buffer_load_b128 v[108:111], v108, s[8:11], 0 offen offset:16
    s_add_u32 s38, s36, s25
    v_add_lshl_u32 v120, s38, v163, 1
    buffer_load_b128 v[112:115], v120, s[8:11], 0 offen
    buffer_load_b128 v[116:119], v120, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v124, 32, v120
    buffer_load_b128 v[120:123], v124, s[8:11], 0 offen
    buffer_load_b128 v[124:127], v124, s[8:11], 0 offen offset:16
    s_add_u32 s38, s37, s25
    v_add_lshl_u32 v136, s38, v163, 1
    buffer_load_b128 v[128:131], v136, s[8:11], 0 offen
    buffer_load_b128 v[132:135], v136, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v140, 32, v136
    buffer_load_b128 v[136:139], v140, s[8:11], 0 offen
    buffer_load_b128 v[140:143], v140, s[8:11], 0 offen offset:16
    s_add_u32 s38, s22, s25
    v_add_lshl_u32 v152, s38, v163, 1
    buffer_load_b128 v[144:147], v152, s[8:11], 0 offen
    buffer_load_b128 v[148:151], v152, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v156, 32, v152
    buffer_load_b128 v[152:155], v156, s[8:11], 0 offen
    buffer_load_b128 v[156:159], v156, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[64:71], v[96:103], v[0:7]
    v_wmma_f32_16x16x16_bf16 v[32:39], v[80:87], v[96:103], v[32:39]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[72:79], v[104:111], v[0:7]
    v_wmma_f32_16x16x16_bf16 v[32:39], v[88:95], v[104:111], v[32:39]
    s_waitcnt vmcnt(10)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[64:71], v[112:119], v[8:15]
    v_wmma_f32_16x16x16_bf16 v[40:47], v[80:87], v[112:119], v[40:47]
    s_waitcnt vmcnt(8)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[72:79], v[120:127], v[8:15]
    v_wmma_f32_16x16x16_bf16 v[40:47], v[88:95], v[120:127], v[40:47]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[16:23], v[64:71], v[128:135], v[16:23]
    v_wmma_f32_16x16x16_bf16 v[48:55], v[80:87], v[128:135], v[48:55]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[16:23], v[72:79], v[136:143], v[16:23]
    v_wmma_f32_16x16x16_bf16 v[48:55], v[88:95], v[136:143], v[48:55]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[24:31], v[64:71], v[144:151], v[24:31]
    v_wmma_f32_16x16x16_bf16 v[56:63], v[80:87], v[144:151], v[56:63]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[24:31], v[72:79], v[152:159], v[24:31]
    v_wmma_f32_16x16x16_bf16 v[56:63], v[88:95], v[152:159], v[56:63]
    s_sub_u32 s38, s20, s25
    s_min_u32 s38, s38, 32
    s_add_u32 s25, s25, s38
L1:
    s_cmp_lt_u32 s25, s20
    s_cbranch_scc1 L0
    s_mul_i32 s0, s15, s0
    s_add_u32 s4, s14, 32
    s_cmp_le_u32 s4, s3
    s_cselect_b32 s4, exec_lo, 0
    s_add_u32 s5, s1, 64
    s_cmp_le_u32 s5, s12
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s4, s4, s5
    s_and_b32 s4, s4, exec_lo
    s_cbranch_scc0 L2
    v_lshrrev_b32_e32 v64, 4, v160
    v_add_nc_u32_e32 v65, s26, v64
    v_mul_lo_u32 v66, v65, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_nc_u32_e32 v67, s1, v161
    v_add_lshl_u32 v66, v66, v67, 2
    buffer_store_b32 v0, v66, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 64, v66
    buffer_store_b32 v8, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0x80, v66
    buffer_store_b32 v16, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0xc0, v66
    buffer_store_b32 v24, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 2, v65
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v67, 2
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 64, v0
    buffer_store_b32 v9, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0x80, v0
    buffer_store_b32 v17, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0xc0, v0
    buffer_store_b32 v25, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 4, v65
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v67, 2
    buffer_store_b32 v2, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 64, v0
    buffer_store_b32 v10, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0x80, v0
    buffer_store_b32 v18, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0xc0, v0
    buffer_store_b32 v26, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 6, v65
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v67, 2
    buffer_store_b32 v3, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 64, v0
    buffer_store_b32 v11, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0x80, v0
    buffer_store_b32 v19, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0xc0, v0
    buffer_store_b32 v27, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 8, v65
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v67, 2
    buffer_store_b32 v4, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 64, v0
    buffer_store_b32 v12, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0x80, v0
    buffer_store_b32 v20, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0xc0, v0
    buffer_store_b32 v28, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 10, v65
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v67, 2
    buffer_store_b32 v5, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 64, v0
    buffer_store_b32 v13, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0x80, v0
    buffer_store_b32 v21, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0xc0, v0
    buffer_store_b32 v29, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 12, v65
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v67, 2
    buffer_store_b32 v6, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 64, v0
    buffer_store_b32 v14, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0x80, v0
    buffer_store_b32 v22, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0xc0, v0
    buffer_store_b32 v30, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 14, v65
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v67, 2
    buffer_store_b32 v7, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 64, v0
    buffer_store_b32 v15, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0x80, v0
    buffer_store_b32 v23, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0xc0, v0
    buffer_store_b32 v31, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, s13, v64
    v_mul_lo_u32 v1, v0, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v67, 2
    buffer_store_b32 v32, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 64, v1
    buffer_store_b32 v40, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 0x80, v1
    buffer_store_b32 v48, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0xc0, v1
    buffer_store_b32 v56, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 2, v0
    v_mul_lo_u32 v1, v1, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v67, 2
    buffer_store_b32 v33, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 64, v1
    buffer_store_b32 v41, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 0x80, v1
    buffer_store_b32 v49, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0xc0, v1
    buffer_store_b32 v57, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 4, v0
    v_mul_lo_u32 v1, v1, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v67, 2
    buffer_store_b32 v34, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 64, v1
    buffer_store_b32 v42, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 0x80, v1
    buffer_store_b32 v50, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0xc0, v1
    buffer_store_b32 v58, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 6, v0
    v_mul_lo_u32 v1, v1, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v67, 2
    buffer_store_b32 v35, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 64, v1
    buffer_store_b32 v43, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 0x80, v1
    buffer_store_b32 v51, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0xc0, v1
    buffer_store_b32 v59, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 8, v0
    v_mul_lo_u32 v1, v1, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v67, 2
    buffer_store_b32 v36, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 64, v1
    buffer_store_b32 v44, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 0x80, v1
    buffer_store_b32 v52, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0xc0, v1
    buffer_store_b32 v60, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 10, v0
    v_mul_lo_u32 v1, v1, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v67, 2
    buffer_store_b32 v37, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 64, v1
    buffer_store_b32 v45, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 0x80, v1
    buffer_store_b32 v53, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0xc0, v1
    buffer_store_b32 v61, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 12, v0
    v_mul_lo_u32 v1, v1, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v67, 2
    buffer_store_b32 v38, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 64, v1
    buffer_store_b32 v46, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v2, 0x80, v1
    buffer_store_b32 v54, v2, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0xc0, v1
    buffer_store_b32 v62, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 14, v0
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v67, 2
    buffer_store_b32 v39, v0, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 64, v0
    buffer_store_b32 v47, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v1, 0x80, v0
    buffer_store_b32 v55, v1, s[16:19], 0 offen
    v_add_nc_u32_e32 v0, 0xc0, v0
    buffer_store_b32 v63, v0, s[16:19], 0 offen
    s_branch L66
L2:
    v_lshrrev_b32_e32 v64, 4, v160
    v_add_nc_u32_e32 v65, s26, v64
    v_add_nc_u32_e32 v66, s29, v161
    v_cmp_le_u32_e64 s4, s14, v65
    v_cmp_gt_u32_e64 s5, s3, v65
    s_and_b32 s4, s4, s5
    v_cmp_le_u32_e64 s1, s1, v66
    s_and_b32 s5, s4, s1
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v66, 2
    buffer_store_b32 v0, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L3:
    v_add_nc_u32_e32 v0, 2, v65
    v_cmp_le_u32_e64 s5, s14, v0
    v_cmp_gt_u32_e64 s6, s3, v0
    s_and_b32 s5, s5, s6
    s_and_b32 s6, s5, s1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v67, v0, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v66, 2
    buffer_store_b32 v1, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L4:
    v_add_nc_u32_e32 v1, 4, v65
    v_cmp_le_u32_e64 s6, s14, v1
    v_cmp_gt_u32_e64 s7, s3, v1
    s_and_b32 s6, s6, s7
    s_and_b32 s7, s6, s1
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v67, v1, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v66, 2
    buffer_store_b32 v2, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L5:
    v_add_nc_u32_e32 v2, 6, v65
    v_cmp_le_u32_e64 s7, s14, v2
    v_cmp_gt_u32_e64 s8, s3, v2
    s_and_b32 s7, s7, s8
    s_and_b32 s8, s7, s1
    s_and_b32 s8, exec_lo, s8
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s8
    v_mul_lo_u32 v67, v2, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v66, 2
    buffer_store_b32 v3, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L6:
    v_add_nc_u32_e32 v3, 8, v65
    v_cmp_le_u32_e64 s8, s14, v3
    v_cmp_gt_u32_e64 s9, s3, v3
    s_and_b32 s8, s8, s9
    s_and_b32 s9, s8, s1
    s_and_b32 s9, exec_lo, s9
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s9
    v_mul_lo_u32 v67, v3, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v66, 2
    buffer_store_b32 v4, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L7:
    v_add_nc_u32_e32 v4, 10, v65
    v_cmp_le_u32_e64 s9, s14, v4
    v_cmp_gt_u32_e64 s10, s3, v4
    s_and_b32 s9, s9, s10
    s_and_b32 s10, s9, s1
    s_and_b32 s10, exec_lo, s10
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s10
    v_mul_lo_u32 v67, v4, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v66, 2
    buffer_store_b32 v5, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L8:
    v_add_nc_u32_e32 v5, 12, v65
    v_cmp_le_u32_e64 s10, s14, v5
    v_cmp_gt_u32_e64 s11, s3, v5
    s_and_b32 s10, s10, s11
    s_and_b32 s11, s10, s1
    s_and_b32 s11, exec_lo, s11
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s11
    v_mul_lo_u32 v67, v5, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v66, 2
    buffer_store_b32 v6, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L9:
    v_add_nc_u32_e32 v6, 14, v65
    v_cmp_le_u32_e64 s11, s14, v6
    v_cmp_gt_u32_e64 s12, s3, v6
    s_and_b32 s11, s11, s12
    s_and_b32 s12, s11, s1
    s_and_b32 s12, exec_lo, s12
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s12
    v_mul_lo_u32 v67, v6, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v66, 2
    buffer_store_b32 v7, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L10:
    v_add_nc_u32_e32 v7, s31, v161
    v_cmp_le_u32_e64 s12, s30, v7
    s_and_b32 s14, s4, s12
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s14
    v_mul_lo_u32 v67, v65, s23
    v_add_nc_u32_e32 v67, s0, v67
    v_add_lshl_u32 v67, v67, v7, 2
    buffer_store_b32 v8, v67, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L11:
    s_and_b32 s14, s5, s12
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s14
    v_mul_lo_u32 v8, v0, s23
    v_add_nc_u32_e32 v8, s0, v8
    v_add_lshl_u32 v8, v8, v7, 2
    buffer_store_b32 v9, v8, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L12:
    s_and_b32 s14, s6, s12
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s14
    v_mul_lo_u32 v8, v1, s23
    v_add_nc_u32_e32 v8, s0, v8
    v_add_lshl_u32 v8, v8, v7, 2
    buffer_store_b32 v10, v8, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L13:
    s_and_b32 s14, s7, s12
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s14
    v_mul_lo_u32 v8, v2, s23
    v_add_nc_u32_e32 v8, s0, v8
    v_add_lshl_u32 v8, v8, v7, 2
    buffer_store_b32 v11, v8, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L14:
    s_and_b32 s14, s8, s12
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s14
    v_mul_lo_u32 v8, v3, s23
    v_add_nc_u32_e32 v8, s0, v8
    v_add_lshl_u32 v8, v8, v7, 2
    buffer_store_b32 v12, v8, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L15:
    s_and_b32 s14, s9, s12
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s14
    v_mul_lo_u32 v8, v4, s23
    v_add_nc_u32_e32 v8, s0, v8
    v_add_lshl_u32 v8, v8, v7, 2
    buffer_store_b32 v13, v8, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L16:
    s_and_b32 s14, s10, s12
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s14
    v_mul_lo_u32 v8, v5, s23
    v_add_nc_u32_e32 v8, s0, v8
    v_add_lshl_u32 v8, v8, v7, 2
    buffer_store_b32 v14, v8, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L17:
    s_and_b32 s14, s11, s12
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s14
    v_mul_lo_u32 v8, v6, s23
    v_add_nc_u32_e32 v8, s0, v8
    v_add_lshl_u32 v8, v8, v7, 2
    buffer_store_b32 v15, v8, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L18:
    v_add_nc_u32_e32 v8, s33, v161
    v_cmp_le_u32_e64 s14, s32, v8
    s_and_b32 s15, s4, s14
    s_and_b32 s15, exec_lo, s15
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s15
    v_mul_lo_u32 v9, v65, s23
    v_add_nc_u32_e32 v9, s0, v9
    v_add_lshl_u32 v9, v9, v8, 2
    buffer_store_b32 v16, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L19:
    s_and_b32 s15, s5, s14
    s_and_b32 s15, exec_lo, s15
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s15
    v_mul_lo_u32 v9, v0, s23
    v_add_nc_u32_e32 v9, s0, v9
    v_add_lshl_u32 v9, v9, v8, 2
    buffer_store_b32 v17, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L20:
    s_and_b32 s15, s6, s14
    s_and_b32 s15, exec_lo, s15
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s15
    v_mul_lo_u32 v9, v1, s23
    v_add_nc_u32_e32 v9, s0, v9
    v_add_lshl_u32 v9, v9, v8, 2
    buffer_store_b32 v18, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L21:
    s_and_b32 s15, s7, s14
    s_and_b32 s15, exec_lo, s15
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s15
    v_mul_lo_u32 v9, v2, s23
    v_add_nc_u32_e32 v9, s0, v9
    v_add_lshl_u32 v9, v9, v8, 2
    buffer_store_b32 v19, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L22:
    s_and_b32 s15, s8, s14
    s_and_b32 s15, exec_lo, s15
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s15
    v_mul_lo_u32 v9, v3, s23
    v_add_nc_u32_e32 v9, s0, v9
    v_add_lshl_u32 v9, v9, v8, 2
    buffer_store_b32 v20, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L23:
    s_and_b32 s15, s9, s14
    s_and_b32 s15, exec_lo, s15
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s15
    v_mul_lo_u32 v9, v4, s23
    v_add_nc_u32_e32 v9, s0, v9
    v_add_lshl_u32 v9, v9, v8, 2
    buffer_store_b32 v21, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L24:
    s_and_b32 s15, s10, s14
    s_and_b32 s15, exec_lo, s15
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s15
    v_mul_lo_u32 v9, v5, s23
    v_add_nc_u32_e32 v9, s0, v9
    v_add_lshl_u32 v9, v9, v8, 2
    buffer_store_b32 v22, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L25:
    s_and_b32 s15, s11, s14
    s_and_b32 s15, exec_lo, s15
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s15
    v_mul_lo_u32 v9, v6, s23
    v_add_nc_u32_e32 v9, s0, v9
    v_add_lshl_u32 v9, v9, v8, 2
    buffer_store_b32 v23, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L26:
    v_add_nc_u32_e32 v9, s28, v161
    v_cmp_le_u32_e64 s15, s34, v9
    s_and_b32 s4, s4, s15
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v10, v65, s23
    v_add_nc_u32_e32 v10, s0, v10
    v_add_lshl_u32 v10, v10, v9, 2
    buffer_store_b32 v24, v10, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L27:
    s_and_b32 s4, s5, s15
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v25, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L28:
    s_and_b32 s4, s6, s15
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v26, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L29:
    s_and_b32 s4, s7, s15
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v2, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v27, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L30:
    s_and_b32 s4, s8, s15
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v3, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v28, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L31:
    s_and_b32 s4, s9, s15
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v4, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v29, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L32:
    s_and_b32 s4, s10, s15
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v5, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v30, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L33:
    s_and_b32 s4, s11, s15
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v6, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v31, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L34:
    v_add_nc_u32_e32 v0, s13, v64
    v_cmp_le_u32_e64 s4, s27, v0
    v_cmp_gt_u32_e64 s5, s3, v0
    s_and_b32 s4, s4, s5
    s_and_b32 s5, s4, s1
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v1, v0, s23
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v66, 2
    buffer_store_b32 v32, v1, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L35:
    v_add_nc_u32_e32 v1, 2, v0
    v_cmp_le_u32_e64 s5, s27, v1
    v_cmp_gt_u32_e64 s6, s3, v1
    s_and_b32 s5, s5, s6
    s_and_b32 s6, s5, s1
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v2, v1, s23
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v2, v2, v66, 2
    buffer_store_b32 v33, v2, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L36:
    v_add_nc_u32_e32 v2, 4, v0
    v_cmp_le_u32_e64 s6, s27, v2
    v_cmp_gt_u32_e64 s7, s3, v2
    s_and_b32 s6, s6, s7
    s_and_b32 s7, s6, s1
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v3, v2, s23
    v_add_nc_u32_e32 v3, s0, v3
    v_add_lshl_u32 v3, v3, v66, 2
    buffer_store_b32 v34, v3, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L37:
    v_add_nc_u32_e32 v3, 6, v0
    v_cmp_le_u32_e64 s7, s27, v3
    v_cmp_gt_u32_e64 s8, s3, v3
    s_and_b32 s7, s7, s8
    s_and_b32 s8, s7, s1
    s_and_b32 s8, exec_lo, s8
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s8
    v_mul_lo_u32 v4, v3, s23
    v_add_nc_u32_e32 v4, s0, v4
    v_add_lshl_u32 v4, v4, v66, 2
    buffer_store_b32 v35, v4, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L38:
    v_add_nc_u32_e32 v4, 8, v0
    v_cmp_le_u32_e64 s8, s27, v4
    v_cmp_gt_u32_e64 s9, s3, v4
    s_and_b32 s8, s8, s9
    s_and_b32 s9, s8, s1
    s_and_b32 s9, exec_lo, s9
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s9
    v_mul_lo_u32 v5, v4, s23
    v_add_nc_u32_e32 v5, s0, v5
    v_add_lshl_u32 v5, v5, v66, 2
    buffer_store_b32 v36, v5, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L39:
    v_add_nc_u32_e32 v5, 10, v0
    v_cmp_le_u32_e64 s9, s27, v5
    v_cmp_gt_u32_e64 s10, s3, v5
    s_and_b32 s9, s9, s10
    s_and_b32 s10, s9, s1
    s_and_b32 s10, exec_lo, s10
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s10
    v_mul_lo_u32 v6, v5, s23
    v_add_nc_u32_e32 v6, s0, v6
    v_add_lshl_u32 v6, v6, v66, 2
    buffer_store_b32 v37, v6, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L40:
    v_add_nc_u32_e32 v6, 12, v0
    v_cmp_le_u32_e64 s10, s27, v6
    v_cmp_gt_u32_e64 s11, s3, v6
    s_and_b32 s10, s10, s11
    s_and_b32 s11, s10, s1
    s_and_b32 s11, exec_lo, s11
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s11
    v_mul_lo_u32 v10, v6, s23
    v_add_nc_u32_e32 v10, s0, v10
    v_add_lshl_u32 v10, v10, v66, 2
    buffer_store_b32 v38, v10, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L41:
    v_add_nc_u32_e32 v10, 14, v0
    v_cmp_le_u32_e64 s11, s27, v10
    v_cmp_gt_u32_e64 s3, s3, v10
    s_and_b32 s3, s11, s3
    s_and_b32 s1, s3, s1
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v11, v10, s23
    v_add_nc_u32_e32 v11, s0, v11
    v_add_lshl_u32 v11, v11, v66, 2
    buffer_store_b32 v39, v11, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L42:
    s_and_b32 s1, s4, s12
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v11, v0, s23
    v_add_nc_u32_e32 v11, s0, v11
    v_add_lshl_u32 v11, v11, v7, 2
    buffer_store_b32 v40, v11, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L43:
    s_and_b32 s1, s5, s12
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v11, v1, s23
    v_add_nc_u32_e32 v11, s0, v11
    v_add_lshl_u32 v11, v11, v7, 2
    buffer_store_b32 v41, v11, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L44:
    s_and_b32 s1, s6, s12
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v11, v2, s23
    v_add_nc_u32_e32 v11, s0, v11
    v_add_lshl_u32 v11, v11, v7, 2
    buffer_store_b32 v42, v11, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L45:
    s_and_b32 s1, s7, s12
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v11, v3, s23
    v_add_nc_u32_e32 v11, s0, v11
    v_add_lshl_u32 v11, v11, v7, 2
    buffer_store_b32 v43, v11, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L46:
    s_and_b32 s1, s8, s12
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v11, v4, s23
    v_add_nc_u32_e32 v11, s0, v11
    v_add_lshl_u32 v11, v11, v7, 2
    buffer_store_b32 v44, v11, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L47:
    s_and_b32 s1, s9, s12
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v11, v5, s23
    v_add_nc_u32_e32 v11, s0, v11
    v_add_lshl_u32 v11, v11, v7, 2
    buffer_store_b32 v45, v11, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L48:
    s_and_b32 s1, s10, s12
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v11, v6, s23
    v_add_nc_u32_e32 v11, s0, v11
    v_add_lshl_u32 v11, v11, v7, 2
    buffer_store_b32 v46, v11, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L49:
    s_and_b32 s1, s3, s12
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v11, v10, s23
    v_add_nc_u32_e32 v11, s0, v11
    v_add_lshl_u32 v7, v11, v7, 2
    buffer_store_b32 v47, v7, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L50:
    s_and_b32 s1, s4, s14
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v7, v0, s23
    v_add_nc_u32_e32 v7, s0, v7
    v_add_lshl_u32 v7, v7, v8, 2
    buffer_store_b32 v48, v7, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L51:
    s_and_b32 s1, s5, s14
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v7, v1, s23
    v_add_nc_u32_e32 v7, s0, v7
    v_add_lshl_u32 v7, v7, v8, 2
    buffer_store_b32 v49, v7, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L52:
    s_and_b32 s1, s6, s14
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v7, v2, s23
    v_add_nc_u32_e32 v7, s0, v7
    v_add_lshl_u32 v7, v7, v8, 2
    buffer_store_b32 v50, v7, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L53:
    s_and_b32 s1, s7, s14
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L54
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v7, v3, s23
    v_add_nc_u32_e32 v7, s0, v7
    v_add_lshl_u32 v7, v7, v8, 2
    buffer_store_b32 v51, v7, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L54:
    s_and_b32 s1, s8, s14
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v7, v4, s23
    v_add_nc_u32_e32 v7, s0, v7
    v_add_lshl_u32 v7, v7, v8, 2
    buffer_store_b32 v52, v7, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L55:
    s_and_b32 s1, s9, s14
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v7, v5, s23
    v_add_nc_u32_e32 v7, s0, v7
    v_add_lshl_u32 v7, v7, v8, 2
    buffer_store_b32 v53, v7, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L56:
    s_and_b32 s1, s10, s14
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v7, v6, s23
    v_add_nc_u32_e32 v7, s0, v7
    v_add_lshl_u32 v7, v7, v8, 2
    buffer_store_b32 v54, v7, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L57:
    s_and_b32 s1, s3, s14
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L58
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v7, v10, s23
    v_add_nc_u32_e32 v7, s0, v7
    v_add_lshl_u32 v7, v7, v8, 2
    buffer_store_b32 v55, v7, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L58:
    s_and_b32 s1, s4, s15
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L59
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v56, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L59:
    s_and_b32 s1, s5, s15
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L60
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v1, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v57, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L60:
    s_and_b32 s1, s6, s15
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L61
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v2, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v58, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L61:
    s_and_b32 s1, s7, s15
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L62
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v3, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v59, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L62:
    s_and_b32 s1, s8, s15
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L63
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v60, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L63:
    s_and_b32 s1, s9, s15
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L64
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v5, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v61, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L64:
    s_and_b32 s1, s10, s15
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L65
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v6, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v62, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L65:
    s_and_b32 s1, s3, s15
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L66
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v10, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v9, 2
    buffer_store_b32 v63, v0, s[16:19], 0 offen
L66:
    s_endpgm
