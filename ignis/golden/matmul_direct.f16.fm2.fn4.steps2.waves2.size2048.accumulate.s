; 168 VGPRs, 44 SGPRs, 8192 bytes of LDS, 0 of scratch, 1294 instructions
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
    v_mbcnt_lo_u32_b32 v160, -1, 0
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
    s_lshl_b32 s14, s14, 5
    s_lshl_b32 s13, s13, 6
    s_max_u32 s26, s3, 16
    s_add_u32 s26, s26, -16
    s_min_u32 s27, s14, s26
    s_add_u32 s28, s14, 16
    s_min_u32 s26, s28, s26
    s_add_u32 s29, s12, -16
    s_min_u32 s30, s13, s29
    s_add_u32 s31, s13, 16
    s_min_u32 s32, s31, s29
    s_add_u32 s33, s13, 32
    s_min_u32 s34, s33, s29
    s_add_u32 s35, s13, 48
    s_min_u32 s29, s35, s29
    s_mul_i32 s36, s27, s21
    s_add_u32 s36, s24, s36
    s_mul_i32 s37, s26, s21
    s_add_u32 s24, s24, s37
    s_mul_i32 s37, s30, s22
    s_add_u32 s37, s25, s37
    s_mul_i32 s38, s32, s22
    s_add_u32 s38, s25, s38
    s_mul_i32 s39, s34, s22
    s_add_u32 s39, s25, s39
    s_mul_i32 s40, s29, s22
    s_add_u32 s25, s25, s40
    v_and_b32_e32 v161, 15, v160
    v_mul_lo_u32 v0, v161, s21
    v_and_b32_e32 v1, 1, v160
    v_lshrrev_b32_e32 v2, 1, v161
    v_lshl_add_u32 v1, v1, 3, v2
    v_mul_lo_u32 v1, v1, s22
    v_dual_mov_b32 v3, 0 :: v_dual_add_nc_u32 v2, s36, v0
    v_min_u32_e32 v162, 0x70000000, v2
    v_dual_mov_b32 v5, 0 :: v_dual_add_nc_u32 v0, s24, v0
    v_min_u32_e32 v163, 0x70000000, v0
    v_dual_mov_b32 v7, 0 :: v_dual_add_nc_u32 v0, s37, v1
    v_min_u32_e32 v164, 0x70000000, v0
    v_add_nc_u32_e32 v0, s38, v1
    v_min_u32_e32 v165, 0x70000000, v0
    v_add_nc_u32_e32 v0, s39, v1
    v_min_u32_e32 v166, 0x70000000, v0
    v_dual_mov_b32 v1, 0 :: v_dual_add_nc_u32 v0, s25, v1
    v_min_u32_e32 v167, 0x70000000, v0
    v_mov_b32_e32 v0, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v59, v3
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v61, v5
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v63, v7
    s_and_b32 s21, s20, 0xffffffe0
    s_lshr_b32 s22, s21, 6
    s_and_b32 s24, s20, 32
    s_cmp_eq_u32 s24, 0
    s_cselect_b32 s24, 0, 1
    s_add_u32 s22, s22, s24
    s_lshl_b32 s22, s22, 5
    s_mul_i32 s24, s1, s22
    s_add_u32 s22, s24, s22
    s_min_u32 s22, s22, s21
    v_dual_mov_b32 v56, v0 :: v_dual_mov_b32 v57, v1
    v_dual_mov_b32 v58, v2 :: v_dual_mov_b32 v49, v1
    v_dual_mov_b32 v60, v4 :: v_dual_mov_b32 v51, v3
    v_dual_mov_b32 v62, v6 :: v_dual_mov_b32 v53, v5
    v_dual_mov_b32 v48, v0 :: v_dual_mov_b32 v55, v7
    v_dual_mov_b32 v50, v2 :: v_dual_mov_b32 v41, v1
    v_dual_mov_b32 v52, v4 :: v_dual_mov_b32 v43, v3
    v_dual_mov_b32 v54, v6 :: v_dual_mov_b32 v45, v5
    v_dual_mov_b32 v40, v0 :: v_dual_mov_b32 v47, v7
    v_dual_mov_b32 v42, v2 :: v_dual_mov_b32 v33, v1
    v_dual_mov_b32 v44, v4 :: v_dual_mov_b32 v35, v3
    v_dual_mov_b32 v46, v6 :: v_dual_mov_b32 v37, v5
    v_dual_mov_b32 v32, v0 :: v_dual_mov_b32 v39, v7
    v_dual_mov_b32 v34, v2 :: v_dual_mov_b32 v25, v1
    v_dual_mov_b32 v36, v4 :: v_dual_mov_b32 v27, v3
    v_dual_mov_b32 v38, v6 :: v_dual_mov_b32 v29, v5
    v_dual_mov_b32 v24, v0 :: v_dual_mov_b32 v31, v7
    v_dual_mov_b32 v26, v2 :: v_dual_mov_b32 v17, v1
    v_dual_mov_b32 v28, v4 :: v_dual_mov_b32 v19, v3
    v_dual_mov_b32 v30, v6 :: v_dual_mov_b32 v21, v5
    v_dual_mov_b32 v16, v0 :: v_dual_mov_b32 v23, v7
    v_dual_mov_b32 v18, v2 :: v_dual_mov_b32 v9, v1
    v_dual_mov_b32 v20, v4 :: v_dual_mov_b32 v11, v3
    v_dual_mov_b32 v22, v6 :: v_dual_mov_b32 v13, v5
    v_dual_mov_b32 v8, v0 :: v_dual_mov_b32 v15, v7
    v_mov_b32_e32 v10, v2
    v_mov_b32_e32 v12, v4
    v_mov_b32_e32 v14, v6
    s_branch L1
L0:
    s_and_b32 s25, s24, 0x3ffffff
    v_add_lshl_u32 v76, v162, s25, 1
    buffer_load_b128 v[64:67], v76, s[4:7], 0 offen
    buffer_load_b128 v[68:71], v76, s[4:7], 0 offen offset:16
    buffer_load_b128 v[72:75], v76, s[4:7], 0 offen offset:32
    buffer_load_b128 v[76:79], v76, s[4:7], 0 offen offset:48
    v_add_lshl_u32 v92, v163, s25, 1
    buffer_load_b128 v[80:83], v92, s[4:7], 0 offen
    buffer_load_b128 v[84:87], v92, s[4:7], 0 offen offset:16
    buffer_load_b128 v[88:91], v92, s[4:7], 0 offen offset:32
    buffer_load_b128 v[92:95], v92, s[4:7], 0 offen offset:48
    v_add_lshl_u32 v108, v164, s25, 1
    buffer_load_b128 v[96:99], v108, s[8:11], 0 offen
    buffer_load_b128 v[100:103], v108, s[8:11], 0 offen offset:16
    buffer_load_b128 v[104:107], v108, s[8:11], 0 offen offset:32
    buffer_load_b128 v[108:111], v108, s[8:11], 0 offen offset:48
    v_add_lshl_u32 v124, v165, s25, 1
    buffer_load_b128 v[112:115], v124, s[8:11], 0 offen
    buffer_load_b128 v[116:119], v124, s[8:11], 0 offen offset:16
    buffer_load_b128 v[120:123], v124, s[8:11], 0 offen offset:32
    buffer_load_b128 v[124:127], v124, s[8:11], 0 offen offset:48
    v_add_lshl_u32 v140, v166, s25, 1
    buffer_load_b128 v[128:131], v140, s[8:11], 0 offen
    buffer_load_b128 v[132:135], v140, s[8:11], 0 offen offset:16
    buffer_load_b128 v[136:139], v140, s[8:11], 0 offen offset:32
    buffer_load_b128 v[140:143], v140, s[8:11], 0 offen offset:48
    v_add_lshl_u32 v156, v167, s25, 1
    buffer_load_b128 v[144:147], v156, s[8:11], 0 offen
    buffer_load_b128 v[148:151], v156, s[8:11], 0 offen offset:16
    buffer_load_b128 v[152:155], v156, s[8:11], 0 offen offset:32
    buffer_load_b128 v[156:159], v156, s[8:11], 0 offen offset:48
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_f16 v[0:7], v[96:103], v[64:71], v[0:7]
    v_wmma_f32_16x16x16_f16 v[32:39], v[96:103], v[80:87], v[32:39]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_f16 v[0:7], v[104:111], v[72:79], v[0:7]
    v_wmma_f32_16x16x16_f16 v[32:39], v[104:111], v[88:95], v[32:39]
    s_waitcnt vmcnt(10)
    v_wmma_f32_16x16x16_f16 v[56:63], v[112:119], v[64:71], v[56:63]
    v_wmma_f32_16x16x16_f16 v[24:31], v[112:119], v[80:87], v[24:31]
    s_waitcnt vmcnt(8)
    v_wmma_f32_16x16x16_f16 v[56:63], v[120:127], v[72:79], v[56:63]
    v_wmma_f32_16x16x16_f16 v[24:31], v[120:127], v[88:95], v[24:31]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_f16 v[48:55], v[128:135], v[64:71], v[48:55]
    v_wmma_f32_16x16x16_f16 v[16:23], v[128:135], v[80:87], v[16:23]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_f16 v[48:55], v[136:143], v[72:79], v[48:55]
    v_wmma_f32_16x16x16_f16 v[16:23], v[136:143], v[88:95], v[16:23]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_f16 v[40:47], v[144:151], v[64:71], v[40:47]
    v_wmma_f32_16x16x16_f16 v[8:15], v[144:151], v[80:87], v[8:15]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_f16 v[40:47], v[152:159], v[72:79], v[40:47]
    v_wmma_f32_16x16x16_f16 v[8:15], v[152:159], v[88:95], v[8:15]
    s_add_u32 s24, s24, 32
L1:
    s_cmp_lt_u32 s24, s22
    s_cbranch_scc1 L0
    s_cmp_eq_u32 s1, 1
    s_cbranch_scc1 L3
    s_branch L4
L2:
    s_and_b32 s22, s21, 0x3ffffff
    v_add_lshl_u32 v68, v162, s22, 1
    buffer_load_b128 v[64:67], v68, s[4:7], 0 offen
    buffer_load_b128 v[68:71], v68, s[4:7], 0 offen offset:16
    v_add_lshl_u32 v76, v163, s22, 1
    buffer_load_b128 v[72:75], v76, s[4:7], 0 offen
    buffer_load_b128 v[76:79], v76, s[4:7], 0 offen offset:16
    v_add_lshl_u32 v84, v164, s22, 1
    buffer_load_b128 v[80:83], v84, s[8:11], 0 offen
    buffer_load_b128 v[84:87], v84, s[8:11], 0 offen offset:16
    v_add_lshl_u32 v92, v165, s22, 1
    buffer_load_b128 v[88:91], v92, s[8:11], 0 offen
    buffer_load_b128 v[92:95], v92, s[8:11], 0 offen offset:16
    v_add_lshl_u32 v100, v166, s22, 1
    buffer_load_b128 v[96:99], v100, s[8:11], 0 offen
    buffer_load_b128 v[100:103], v100, s[8:11], 0 offen offset:16
    v_add_lshl_u32 v108, v167, s22, 1
    buffer_load_b128 v[104:107], v108, s[8:11], 0 offen
    buffer_load_b128 v[108:111], v108, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_f16 v[0:7], v[80:87], v[64:71], v[0:7]
    v_wmma_f32_16x16x16_f16 v[32:39], v[80:87], v[72:79], v[32:39]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_f16 v[56:63], v[88:95], v[64:71], v[56:63]
    v_wmma_f32_16x16x16_f16 v[24:31], v[88:95], v[72:79], v[24:31]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_f16 v[48:55], v[96:103], v[64:71], v[48:55]
    v_wmma_f32_16x16x16_f16 v[16:23], v[96:103], v[72:79], v[16:23]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_f16 v[40:47], v[104:111], v[64:71], v[40:47]
    v_wmma_f32_16x16x16_f16 v[8:15], v[104:111], v[72:79], v[8:15]
    s_add_u32 s21, s21, 16
L3:
    s_cmp_lt_u32 s21, s20
    s_cbranch_scc1 L2
L4:
    s_cmp_gt_u32 s1, 0
    s_cbranch_scc0 L5
    v_dual_mov_b32 v64, v0 :: v_dual_mov_b32 v65, v1
    v_dual_mov_b32 v66, v2 :: v_dual_mov_b32 v67, v3
    v_lshlrev_b32_e32 v68, 4, v160
    ds_store_b128 v68, v[64:67]
    v_dual_mov_b32 v64, v4 :: v_dual_mov_b32 v65, v5
    v_dual_mov_b32 v66, v6 :: v_dual_mov_b32 v67, v7
    ds_store_b128 v68, v[64:67] offset:512
    v_dual_mov_b32 v64, v56 :: v_dual_mov_b32 v65, v57
    v_dual_mov_b32 v66, v58 :: v_dual_mov_b32 v67, v59
    ds_store_b128 v68, v[64:67] offset:1024
    v_dual_mov_b32 v64, v60 :: v_dual_mov_b32 v65, v61
    v_dual_mov_b32 v66, v62 :: v_dual_mov_b32 v67, v63
    ds_store_b128 v68, v[64:67] offset:1536
    v_dual_mov_b32 v64, v48 :: v_dual_mov_b32 v65, v49
    v_dual_mov_b32 v66, v50 :: v_dual_mov_b32 v67, v51
    ds_store_b128 v68, v[64:67] offset:2048
    v_dual_mov_b32 v64, v52 :: v_dual_mov_b32 v65, v53
    v_dual_mov_b32 v66, v54 :: v_dual_mov_b32 v67, v55
    ds_store_b128 v68, v[64:67] offset:2560
    v_dual_mov_b32 v64, v40 :: v_dual_mov_b32 v65, v41
    v_dual_mov_b32 v66, v42 :: v_dual_mov_b32 v67, v43
    ds_store_b128 v68, v[64:67] offset:3072
    v_dual_mov_b32 v64, v44 :: v_dual_mov_b32 v65, v45
    v_dual_mov_b32 v66, v46 :: v_dual_mov_b32 v67, v47
    ds_store_b128 v68, v[64:67] offset:3584
    v_dual_mov_b32 v64, v32 :: v_dual_mov_b32 v65, v33
    v_dual_mov_b32 v66, v34 :: v_dual_mov_b32 v67, v35
    ds_store_b128 v68, v[64:67] offset:4096
    v_dual_mov_b32 v64, v36 :: v_dual_mov_b32 v65, v37
    v_dual_mov_b32 v66, v38 :: v_dual_mov_b32 v67, v39
    ds_store_b128 v68, v[64:67] offset:4608
    v_dual_mov_b32 v64, v24 :: v_dual_mov_b32 v65, v25
    v_dual_mov_b32 v66, v26 :: v_dual_mov_b32 v67, v27
    ds_store_b128 v68, v[64:67] offset:5120
    v_dual_mov_b32 v64, v28 :: v_dual_mov_b32 v65, v29
    v_dual_mov_b32 v66, v30 :: v_dual_mov_b32 v67, v31
    ds_store_b128 v68, v[64:67] offset:5632
    v_dual_mov_b32 v64, v16 :: v_dual_mov_b32 v65, v17
    v_dual_mov_b32 v66, v18 :: v_dual_mov_b32 v67, v19
    ds_store_b128 v68, v[64:67] offset:6144
    v_dual_mov_b32 v64, v20 :: v_dual_mov_b32 v65, v21
    v_dual_mov_b32 v66, v22 :: v_dual_mov_b32 v67, v23
    ds_store_b128 v68, v[64:67] offset:6656
    v_dual_mov_b32 v64, v8 :: v_dual_mov_b32 v65, v9
    v_dual_mov_b32 v66, v10 :: v_dual_mov_b32 v67, v11
    ds_store_b128 v68, v[64:67] offset:7168
    v_dual_mov_b32 v64, v12 :: v_dual_mov_b32 v65, v13
    v_dual_mov_b32 v66, v14 :: v_dual_mov_b32 v67, v15
    ds_store_b128 v68, v[64:67] offset:7680
L5:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_eq_u32 s1, 0
    s_cbranch_scc0 L6
    v_lshlrev_b32_e32 v68, 4, v160
    ds_load_b128 v[64:67], v68
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v0, v0, v64 :: v_dual_add_f32 v1, v1, v65
    v_dual_add_f32 v2, v2, v66 :: v_dual_add_f32 v3, v3, v67
    ds_load_b128 v[64:67], v68 offset:512
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v4, v4, v64 :: v_dual_add_f32 v5, v5, v65
    v_dual_add_f32 v6, v6, v66 :: v_dual_add_f32 v7, v7, v67
    ds_load_b128 v[64:67], v68 offset:1024
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v56, v56, v64 :: v_dual_add_f32 v57, v57, v65
    v_dual_add_f32 v58, v58, v66 :: v_dual_add_f32 v59, v59, v67
    ds_load_b128 v[64:67], v68 offset:1536
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v60, v60, v64 :: v_dual_add_f32 v61, v61, v65
    v_dual_add_f32 v62, v62, v66 :: v_dual_add_f32 v63, v63, v67
    ds_load_b128 v[64:67], v68 offset:2048
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v48, v48, v64 :: v_dual_add_f32 v49, v49, v65
    v_dual_add_f32 v50, v50, v66 :: v_dual_add_f32 v51, v51, v67
    ds_load_b128 v[64:67], v68 offset:2560
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v52, v52, v64 :: v_dual_add_f32 v53, v53, v65
    v_dual_add_f32 v54, v54, v66 :: v_dual_add_f32 v55, v55, v67
    ds_load_b128 v[64:67], v68 offset:3072
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v40, v40, v64 :: v_dual_add_f32 v41, v41, v65
    v_dual_add_f32 v42, v42, v66 :: v_dual_add_f32 v43, v43, v67
    ds_load_b128 v[64:67], v68 offset:3584
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v44, v44, v64 :: v_dual_add_f32 v45, v45, v65
    v_dual_add_f32 v46, v46, v66 :: v_dual_add_f32 v47, v47, v67
    ds_load_b128 v[64:67], v68 offset:4096
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v32, v32, v64 :: v_dual_add_f32 v33, v33, v65
    v_dual_add_f32 v34, v34, v66 :: v_dual_add_f32 v35, v35, v67
    ds_load_b128 v[64:67], v68 offset:4608
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v36, v36, v64 :: v_dual_add_f32 v37, v37, v65
    v_dual_add_f32 v38, v38, v66 :: v_dual_add_f32 v39, v39, v67
    ds_load_b128 v[64:67], v68 offset:5120
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v24, v24, v64 :: v_dual_add_f32 v25, v25, v65
    v_dual_add_f32 v26, v26, v66 :: v_dual_add_f32 v27, v27, v67
    ds_load_b128 v[64:67], v68 offset:5632
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v28, v28, v64 :: v_dual_add_f32 v29, v29, v65
    v_dual_add_f32 v30, v30, v66 :: v_dual_add_f32 v31, v31, v67
    ds_load_b128 v[64:67], v68 offset:6144
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v16, v16, v64 :: v_dual_add_f32 v17, v17, v65
    v_dual_add_f32 v18, v18, v66 :: v_dual_add_f32 v19, v19, v67
    ds_load_b128 v[64:67], v68 offset:6656
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v20, v20, v64 :: v_dual_add_f32 v21, v21, v65
    v_dual_add_f32 v22, v22, v66 :: v_dual_add_f32 v23, v23, v67
    ds_load_b128 v[64:67], v68 offset:7168
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v8, v8, v64 :: v_dual_add_f32 v9, v9, v65
    v_dual_add_f32 v10, v10, v66 :: v_dual_add_f32 v11, v11, v67
    ds_load_b128 v[64:67], v68 offset:7680
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v12, v12, v64 :: v_dual_add_f32 v13, v13, v65
    v_dual_add_f32 v14, v14, v66 :: v_dual_add_f32 v15, v15, v67
L6:
    s_cmp_gt_u32 s1, 0
    s_cbranch_scc1 L72
    v_lshrrev_b32_e32 v64, 4, v160
    v_lshlrev_b32_e32 v68, 3, v64
    s_mul_i32 s0, s15, s0
    s_add_u32 s1, s13, 64
    s_cmp_le_u32 s1, s12
    s_cbranch_scc0 L8
    v_add_nc_u32_e32 v64, s27, v161
    v_cmp_le_u32_e64 s1, s14, v64
    v_cmp_gt_u32_e64 s4, s3, v64
    s_and_b32 s1, s1, s4
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v64, v64, s23
    v_add_nc_u32_e32 v64, s0, v64
    v_add_nc_u32_e32 v65, s13, v68
    v_add_lshl_u32 v69, v64, v65, 2
    buffer_load_b128 v[64:67], v69, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v64, v0 :: v_dual_add_f32 v1, v65, v1
    v_dual_add_f32 v2, v66, v2 :: v_dual_add_f32 v3, v67, v3
    buffer_store_b128 v[0:3], v69, s[16:19], 0 offen
    v_add_nc_u32_e32 v64, 16, v69
    buffer_load_b128 v[0:3], v64, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v4 :: v_dual_add_f32 v1, v1, v5
    v_dual_add_f32 v2, v2, v6 :: v_dual_add_f32 v3, v3, v7
    buffer_store_b128 v[0:3], v64, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 64, v69
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v56 :: v_dual_add_f32 v1, v1, v57
    v_dual_add_f32 v2, v2, v58 :: v_dual_add_f32 v3, v3, v59
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0x50, v69
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v60 :: v_dual_add_f32 v1, v1, v61
    v_dual_add_f32 v2, v2, v62 :: v_dual_add_f32 v3, v3, v63
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0x80, v69
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v48 :: v_dual_add_f32 v1, v1, v49
    v_dual_add_f32 v2, v2, v50 :: v_dual_add_f32 v3, v3, v51
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0x90, v69
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v52 :: v_dual_add_f32 v1, v1, v53
    v_dual_add_f32 v2, v2, v54 :: v_dual_add_f32 v3, v3, v55
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0xc0, v69
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v40 :: v_dual_add_f32 v1, v1, v41
    v_dual_add_f32 v2, v2, v42 :: v_dual_add_f32 v3, v3, v43
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0xd0, v69
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v44 :: v_dual_add_f32 v1, v1, v45
    v_dual_add_f32 v2, v2, v46 :: v_dual_add_f32 v3, v3, v47
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L7:
    v_add_nc_u32_e32 v0, s26, v161
    v_cmp_le_u32_e64 s1, s28, v0
    v_cmp_gt_u32_e64 s3, s3, v0
    s_and_b32 s1, s1, s3
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L72
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v0, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_nc_u32_e32 v1, s13, v68
    v_add_lshl_u32 v4, v0, v1, 2
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v32 :: v_dual_add_f32 v1, v1, v33
    v_dual_add_f32 v2, v2, v34 :: v_dual_add_f32 v3, v3, v35
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 16, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v36 :: v_dual_add_f32 v1, v1, v37
    v_dual_add_f32 v2, v2, v38 :: v_dual_add_f32 v3, v3, v39
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 64, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v24 :: v_dual_add_f32 v1, v1, v25
    v_dual_add_f32 v2, v2, v26 :: v_dual_add_f32 v3, v3, v27
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0x50, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v28 :: v_dual_add_f32 v1, v1, v29
    v_dual_add_f32 v2, v2, v30 :: v_dual_add_f32 v3, v3, v31
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0x80, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v16 :: v_dual_add_f32 v1, v1, v17
    v_dual_add_f32 v2, v2, v18 :: v_dual_add_f32 v3, v3, v19
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0x90, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v20 :: v_dual_add_f32 v1, v1, v21
    v_dual_add_f32 v2, v2, v22 :: v_dual_add_f32 v3, v3, v23
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v5, 0xc0, v4
    buffer_load_b128 v[0:3], v5, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v8 :: v_dual_add_f32 v1, v1, v9
    v_dual_add_f32 v2, v2, v10 :: v_dual_add_f32 v3, v3, v11
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    v_add_nc_u32_e32 v4, 0xd0, v4
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v0, v0, v12 :: v_dual_add_f32 v1, v1, v13
    v_dual_add_f32 v2, v2, v14 :: v_dual_add_f32 v3, v3, v15
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_branch L72
L8:
    v_add_nc_u32_e32 v64, s27, v161
    v_add_nc_u32_e32 v65, s30, v68
    v_cmp_le_u32_e64 s1, s14, v64
    v_cmp_gt_u32_e64 s4, s3, v64
    s_and_b32 s1, s1, s4
    v_cmp_le_u32_e64 s4, s13, v65
    s_and_b32 s5, s1, s4
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v65, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v0, v67, v0
    buffer_store_b32 v0, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L9:
    v_add_nc_u32_e32 v0, 1, v65
    v_cmp_le_u32_e64 s5, s13, v0
    s_and_b32 s6, s1, s5
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v0, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v67, v1
    buffer_store_b32 v1, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L10:
    v_add_nc_u32_e32 v1, 2, v65
    v_cmp_le_u32_e64 s6, s13, v1
    s_and_b32 s7, s1, s6
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v1, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v67, v2
    buffer_store_b32 v2, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L11:
    v_add_nc_u32_e32 v2, 3, v65
    v_cmp_le_u32_e64 s7, s13, v2
    s_and_b32 s8, s1, s7
    s_and_b32 s8, exec_lo, s8
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s8
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v2, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v67, v3
    buffer_store_b32 v3, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L12:
    v_add_nc_u32_e32 v3, 4, v65
    v_cmp_le_u32_e64 s8, s13, v3
    s_and_b32 s9, s1, s8
    s_and_b32 s9, exec_lo, s9
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s9
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v3, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v4, v67, v4
    buffer_store_b32 v4, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L13:
    v_add_nc_u32_e32 v4, 5, v65
    v_cmp_le_u32_e64 s9, s13, v4
    s_and_b32 s10, s1, s9
    s_and_b32 s10, exec_lo, s10
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s10
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v4, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v5, v67, v5
    buffer_store_b32 v5, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L14:
    v_add_nc_u32_e32 v5, 6, v65
    v_cmp_le_u32_e64 s10, s13, v5
    s_and_b32 s11, s1, s10
    s_and_b32 s11, exec_lo, s11
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s11
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v5, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v6, v67, v6
    buffer_store_b32 v6, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L15:
    v_add_nc_u32_e32 v6, 7, v65
    v_cmp_le_u32_e64 s11, s13, v6
    s_and_b32 s12, s1, s11
    s_and_b32 s12, exec_lo, s12
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s12
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v6, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v7, v67, v7
    buffer_store_b32 v7, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L16:
    v_add_nc_u32_e32 v7, s32, v68
    v_cmp_le_u32_e64 s12, s31, v7
    s_and_b32 s13, s1, s12
    s_and_b32 s13, exec_lo, s13
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s13
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v7, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v56, v67, v56
    buffer_store_b32 v56, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L17:
    v_add_nc_u32_e32 v56, 1, v7
    v_cmp_le_u32_e64 s13, s31, v56
    s_and_b32 s14, s1, s13
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s14
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v56, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v57, v67, v57
    buffer_store_b32 v57, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L18:
    v_add_nc_u32_e32 v57, 2, v7
    v_cmp_le_u32_e64 s14, s31, v57
    s_and_b32 s15, s1, s14
    s_and_b32 s15, exec_lo, s15
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s15
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v57, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v58, v67, v58
    buffer_store_b32 v58, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L19:
    v_add_nc_u32_e32 v58, 3, v7
    v_cmp_le_u32_e64 s15, s31, v58
    s_and_b32 s20, s1, s15
    s_and_b32 s20, exec_lo, s20
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s20
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v58, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v59, v67, v59
    buffer_store_b32 v59, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L20:
    v_add_nc_u32_e32 v59, 4, v7
    v_cmp_le_u32_e64 s20, s31, v59
    s_and_b32 s21, s1, s20
    s_and_b32 s21, exec_lo, s21
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s21
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v59, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v60, v67, v60
    buffer_store_b32 v60, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L21:
    v_add_nc_u32_e32 v60, 5, v7
    v_cmp_le_u32_e64 s21, s31, v60
    s_and_b32 s22, s1, s21
    s_and_b32 s22, exec_lo, s22
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s22
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v60, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v61, v67, v61
    buffer_store_b32 v61, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L22:
    v_add_nc_u32_e32 v61, 6, v7
    v_cmp_le_u32_e64 s22, s31, v61
    s_and_b32 s24, s1, s22
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v61, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v62, v67, v62
    buffer_store_b32 v62, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L23:
    v_add_nc_u32_e32 v62, 7, v7
    v_cmp_le_u32_e64 s24, s31, v62
    s_and_b32 s25, s1, s24
    s_and_b32 s25, exec_lo, s25
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s25
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v62, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v63, v67, v63
    buffer_store_b32 v63, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L24:
    v_add_nc_u32_e32 v63, s34, v68
    v_cmp_le_u32_e64 s25, s33, v63
    s_and_b32 s27, s1, s25
    s_and_b32 s27, exec_lo, s27
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s27
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v63, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v48, v67, v48
    buffer_store_b32 v48, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L25:
    v_add_nc_u32_e32 v48, 1, v63
    v_cmp_le_u32_e64 s27, s33, v48
    s_and_b32 s30, s1, s27
    s_and_b32 s30, exec_lo, s30
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s30
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v48, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v49, v67, v49
    buffer_store_b32 v49, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L26:
    v_add_nc_u32_e32 v49, 2, v63
    v_cmp_le_u32_e64 s30, s33, v49
    s_and_b32 s31, s1, s30
    s_and_b32 s31, exec_lo, s31
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s31
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v49, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v50, v67, v50
    buffer_store_b32 v50, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L27:
    v_add_nc_u32_e32 v50, 3, v63
    v_cmp_le_u32_e64 s31, s33, v50
    s_and_b32 s32, s1, s31
    s_and_b32 s32, exec_lo, s32
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s32
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v50, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v51, v67, v51
    buffer_store_b32 v51, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L28:
    v_add_nc_u32_e32 v51, 4, v63
    v_cmp_le_u32_e64 s32, s33, v51
    s_and_b32 s34, s1, s32
    s_and_b32 s34, exec_lo, s34
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s34
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v51, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v52, v67, v52
    buffer_store_b32 v52, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L29:
    v_add_nc_u32_e32 v52, 5, v63
    v_cmp_le_u32_e64 s34, s33, v52
    s_and_b32 s36, s1, s34
    s_and_b32 s36, exec_lo, s36
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s36
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v52, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v53, v67, v53
    buffer_store_b32 v53, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L30:
    v_add_nc_u32_e32 v53, 6, v63
    v_cmp_le_u32_e64 s36, s33, v53
    s_and_b32 s37, s1, s36
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s37
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v53, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v54, v67, v54
    buffer_store_b32 v54, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L31:
    v_add_nc_u32_e32 v54, 7, v63
    v_cmp_le_u32_e64 s33, s33, v54
    s_and_b32 s37, s1, s33
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s37
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v54, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v55, v67, v55
    buffer_store_b32 v55, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L32:
    v_add_nc_u32_e32 v55, s29, v68
    v_cmp_le_u32_e64 s29, s35, v55
    s_and_b32 s37, s1, s29
    s_and_b32 s37, exec_lo, s37
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s37
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v55, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v40, v67, v40
    buffer_store_b32 v40, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L33:
    v_add_nc_u32_e32 v40, 1, v55
    v_cmp_le_u32_e64 s37, s35, v40
    s_and_b32 s38, s1, s37
    s_and_b32 s38, exec_lo, s38
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s38
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v40, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v41, v67, v41
    buffer_store_b32 v41, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L34:
    v_add_nc_u32_e32 v41, 2, v55
    v_cmp_le_u32_e64 s38, s35, v41
    s_and_b32 s39, s1, s38
    s_and_b32 s39, exec_lo, s39
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s39
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v41, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v42, v67, v42
    buffer_store_b32 v42, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L35:
    v_add_nc_u32_e32 v42, 3, v55
    v_cmp_le_u32_e64 s39, s35, v42
    s_and_b32 s40, s1, s39
    s_and_b32 s40, exec_lo, s40
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s40
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v42, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v43, v67, v43
    buffer_store_b32 v43, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L36:
    v_add_nc_u32_e32 v43, 4, v55
    v_cmp_le_u32_e64 s40, s35, v43
    s_and_b32 s41, s1, s40
    s_and_b32 s41, exec_lo, s41
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s41
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v43, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v44, v67, v44
    buffer_store_b32 v44, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L37:
    v_add_nc_u32_e32 v44, 5, v55
    v_cmp_le_u32_e64 s41, s35, v44
    s_and_b32 s42, s1, s41
    s_and_b32 s42, exec_lo, s42
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s42
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v44, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v45, v67, v45
    buffer_store_b32 v45, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L38:
    v_add_nc_u32_e32 v45, 6, v55
    v_cmp_le_u32_e64 s42, s35, v45
    s_and_b32 s43, s1, s42
    s_and_b32 s43, exec_lo, s43
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s43
    v_mul_lo_u32 v66, v64, s23
    v_add_nc_u32_e32 v66, s0, v66
    v_add_lshl_u32 v66, v66, v45, 2
    buffer_load_b32 v67, v66, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v46, v67, v46
    buffer_store_b32 v46, v66, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L39:
    v_add_nc_u32_e32 v46, 7, v55
    v_cmp_le_u32_e64 s35, s35, v46
    s_and_b32 s1, s1, s35
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v64, v64, s23
    v_add_nc_u32_e32 v64, s0, v64
    v_add_lshl_u32 v64, v64, v46, 2
    buffer_load_b32 v66, v64, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v47, v66, v47
    buffer_store_b32 v47, v64, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L40:
    v_add_nc_u32_e32 v47, s26, v161
    v_cmp_le_u32_e64 s1, s28, v47
    v_cmp_gt_u32_e64 s3, s3, v47
    s_and_b32 s1, s1, s3
    s_and_b32 s3, s1, s4
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v64, v47, s23
    v_add_nc_u32_e32 v64, s0, v64
    v_add_lshl_u32 v64, v64, v65, 2
    buffer_load_b32 v65, v64, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v32, v65, v32
    buffer_store_b32 v32, v64, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L41:
    s_and_b32 s3, s1, s5
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v32, v47, s23
    v_add_nc_u32_e32 v32, s0, v32
    v_add_lshl_u32 v0, v32, v0, 2
    buffer_load_b32 v32, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v32, v32, v33
    buffer_store_b32 v32, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L42:
    s_and_b32 s3, s1, s6
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v1, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v34
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L43:
    s_and_b32 s3, s1, s7
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v2, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v35
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L44:
    s_and_b32 s3, s1, s8
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v3, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v36
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L45:
    s_and_b32 s3, s1, s9
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v4, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v37
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L46:
    s_and_b32 s3, s1, s10
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v5, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v38
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L47:
    s_and_b32 s3, s1, s11
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v6, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v39
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L48:
    s_and_b32 s3, s1, s12
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v7, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v24
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L49:
    s_and_b32 s3, s1, s13
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v56, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v25
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L50:
    s_and_b32 s3, s1, s14
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v57, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v26
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L51:
    s_and_b32 s3, s1, s15
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v58, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v27
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L52:
    s_and_b32 s3, s1, s20
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v59, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v28
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L53:
    s_and_b32 s3, s1, s21
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L54
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v60, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v29
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L54:
    s_and_b32 s3, s1, s22
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v61, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v30
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L55:
    s_and_b32 s3, s1, s24
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v62, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v31
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L56:
    s_and_b32 s3, s1, s25
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v63, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v16
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L57:
    s_and_b32 s3, s1, s27
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L58
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v48, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v17
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L58:
    s_and_b32 s3, s1, s30
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L59
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v49, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v18
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L59:
    s_and_b32 s3, s1, s31
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L60
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v50, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v19
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L60:
    s_and_b32 s3, s1, s32
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L61
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v51, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v20
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L61:
    s_and_b32 s3, s1, s34
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L62
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v52, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v21
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L62:
    s_and_b32 s3, s1, s36
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L63
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v53, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v22
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L63:
    s_and_b32 s3, s1, s33
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L64
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v54, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v23
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L64:
    s_and_b32 s3, s1, s29
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L65
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v55, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v8
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L65:
    s_and_b32 s3, s1, s37
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L66
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v40, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v9
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L66:
    s_and_b32 s3, s1, s38
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L67
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v41, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v10
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L67:
    s_and_b32 s3, s1, s39
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L68
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v42, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v11
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L68:
    s_and_b32 s3, s1, s40
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L69
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v43, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v12
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L69:
    s_and_b32 s3, s1, s41
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L70
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v44, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v13
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L70:
    s_and_b32 s3, s1, s42
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L71
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v45, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v14
    buffer_store_b32 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L71:
    s_and_b32 s1, s1, s35
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L72
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v47, s23
    v_add_nc_u32_e32 v0, s0, v0
    v_add_lshl_u32 v0, v0, v46, 2
    buffer_load_b32 v1, v0, s[16:19], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v15
    buffer_store_b32 v1, v0, s[16:19], 0 offen
L72:
    s_endpgm
