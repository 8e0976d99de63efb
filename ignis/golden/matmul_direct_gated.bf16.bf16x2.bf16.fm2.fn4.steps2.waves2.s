; 168 VGPRs, 34 SGPRs, 8192 bytes of LDS, 0 of scratch, 1043 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s3, s[0:1], 0x48
    s_load_b32 s12, s[0:1], 0x4c
    s_load_b32 s15, s[0:1], 0x50
    s_load_b32 s20, s[0:1], 0x54
    s_load_b32 s21, s[0:1], 0x58
    s_load_b32 s0, s[0:1], 0x5c
    v_mbcnt_lo_u32_b32 v160, -1, 0
    v_lshrrev_b32_e32 v0, 5, v0
    v_readfirstlane_b32 s1, v0
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s14, s14, 5
    s_lshl_b32 s13, s13, 5
    s_max_u32 s22, s3, 16
    s_add_u32 s22, s22, -16
    s_min_u32 s23, s14, s22
    s_add_u32 s24, s14, 16
    s_min_u32 s22, s24, s22
    s_add_u32 s25, s12, -16
    s_min_u32 s26, s13, s25
    s_add_u32 s27, s13, 16
    s_min_u32 s25, s27, s25
    s_mul_i32 s28, s23, s20
    s_mul_i32 s29, s22, s20
    s_mul_i32 s30, s26, s21
    s_mul_i32 s31, s25, s21
    s_add_u32 s32, s26, s12
    s_mul_i32 s32, s32, s21
    s_add_u32 s33, s25, s12
    s_mul_i32 s33, s33, s21
    v_and_b32_e32 v161, 15, v160
    v_mul_lo_u32 v0, v161, s20
    v_and_b32_e32 v1, 1, v160
    v_lshrrev_b32_e32 v2, 1, v161
    v_lshl_add_u32 v1, v1, 3, v2
    v_mul_lo_u32 v1, v1, s21
    v_dual_mov_b32 v3, 0 :: v_dual_add_nc_u32 v2, s28, v0
    v_min_u32_e32 v162, 0x70000000, v2
    v_dual_mov_b32 v5, 0 :: v_dual_add_nc_u32 v0, s29, v0
    v_min_u32_e32 v163, 0x70000000, v0
    v_dual_mov_b32 v7, 0 :: v_dual_add_nc_u32 v164, s30, v1
    v_dual_mov_b32 v2, 0 :: v_dual_add_nc_u32 v165, s31, v1
    v_add_nc_u32_e32 v0, s32, v1
    v_min_u32_e32 v166, 0x70000000, v0
    v_dual_mov_b32 v1, 0 :: v_dual_add_nc_u32 v0, s33, v1
    v_min_u32_e32 v167, 0x70000000, v0
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v51, v3
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v53, v5
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v55, v7
    s_and_b32 s20, s15, 0xffffffe0
    s_lshr_b32 s21, s20, 6
    s_and_b32 s28, s15, 32
    s_cmp_eq_u32 s28, 0
    s_cselect_b32 s28, 0, 1
    s_add_u32 s21, s21, s28
    s_lshl_b32 s21, s21, 5
    s_mul_i32 s28, s1, s21
    s_add_u32 s21, s28, s21
    s_min_u32 s21, s21, s20
    v_dual_mov_b32 v48, v0 :: v_dual_mov_b32 v49, v1
    v_dual_mov_b32 v50, v2 :: v_dual_mov_b32 v57, v1
    v_dual_mov_b32 v52, v4 :: v_dual_mov_b32 v59, v3
    v_dual_mov_b32 v54, v6 :: v_dual_mov_b32 v61, v5
    v_dual_mov_b32 v56, v0 :: v_dual_mov_b32 v63, v7
    v_dual_mov_b32 v58, v2 :: v_dual_mov_b32 v41, v1
    v_dual_mov_b32 v60, v4 :: v_dual_mov_b32 v43, v3
    v_dual_mov_b32 v62, v6 :: v_dual_mov_b32 v45, v5
    v_dual_mov_b32 v40, v0 :: v_dual_mov_b32 v47, v7
    v_dual_mov_b32 v42, v2 :: v_dual_mov_b32 v33, v1
    v_dual_mov_b32 v44, v4 :: v_dual_mov_b32 v35, v3
    v_dual_mov_b32 v46, v6 :: v_dual_mov_b32 v37, v5
    v_dual_mov_b32 v32, v0 :: v_dual_mov_b32 v39, v7
    v_dual_mov_b32 v34, v2 :: v_dual_mov_b32 v17, v1
    v_dual_mov_b32 v36, v4 :: v_dual_mov_b32 v19, v3
    v_dual_mov_b32 v38, v6 :: v_dual_mov_b32 v21, v5
    v_dual_mov_b32 v16, v0 :: v_dual_mov_b32 v23, v7
    v_dual_mov_b32 v18, v2 :: v_dual_mov_b32 v25, v1
    v_dual_mov_b32 v20, v4 :: v_dual_mov_b32 v27, v3
    v_dual_mov_b32 v22, v6 :: v_dual_mov_b32 v29, v5
    v_dual_mov_b32 v24, v0 :: v_dual_mov_b32 v31, v7
    v_dual_mov_b32 v26, v2 :: v_dual_mov_b32 v9, v1
    v_dual_mov_b32 v28, v4 :: v_dual_mov_b32 v11, v3
    v_dual_mov_b32 v30, v6 :: v_dual_mov_b32 v13, v5
    v_dual_mov_b32 v8, v0 :: v_dual_mov_b32 v15, v7
    v_mov_b32_e32 v10, v2
    v_mov_b32_e32 v12, v4
    v_mov_b32_e32 v14, v6
    s_branch L1
L0:
    s_and_b32 s29, s28, 0x3ffffff
    v_add_lshl_u32 v76, v162, s29, 1
    buffer_load_b128 v[64:67], v76, s[4:7], 0 offen
    buffer_load_b128 v[68:71], v76, s[4:7], 0 offen offset:16
    buffer_load_b128 v[72:75], v76, s[4:7], 0 offen offset:32
    buffer_load_b128 v[76:79], v76, s[4:7], 0 offen offset:48
    v_add_lshl_u32 v92, v163, s29, 1
    buffer_load_b128 v[80:83], v92, s[4:7], 0 offen
    buffer_load_b128 v[84:87], v92, s[4:7], 0 offen offset:16
    buffer_load_b128 v[88:91], v92, s[4:7], 0 offen offset:32
    buffer_load_b128 v[92:95], v92, s[4:7], 0 offen offset:48
    v_add_lshl_u32 v108, v164, s29, 1
    buffer_load_b128 v[96:99], v108, s[8:11], 0 offen
    buffer_load_b128 v[100:103], v108, s[8:11], 0 offen offset:16
    buffer_load_b128 v[104:107], v108, s[8:11], 0 offen offset:32
    buffer_load_b128 v[108:111], v108, s[8:11], 0 offen offset:48
    v_add_lshl_u32 v124, v165, s29, 1
    buffer_load_b128 v[112:115], v124, s[8:11], 0 offen
    buffer_load_b128 v[116:119], v124, s[8:11], 0 offen offset:16
    buffer_load_b128 v[120:123], v124, s[8:11], 0 offen offset:32
    buffer_load_b128 v[124:127], v124, s[8:11], 0 offen offset:48
    v_add_lshl_u32 v140, v166, s29, 1
    buffer_load_b128 v[128:131], v140, s[8:11], 0 offen
    buffer_load_b128 v[132:135], v140, s[8:11], 0 offen offset:16
    buffer_load_b128 v[136:139], v140, s[8:11], 0 offen offset:32
    buffer_load_b128 v[140:143], v140, s[8:11], 0 offen offset:48
    v_add_lshl_u32 v156, v167, s29, 1
    buffer_load_b128 v[144:147], v156, s[8:11], 0 offen
    buffer_load_b128 v[148:151], v156, s[8:11], 0 offen offset:16
    buffer_load_b128 v[152:155], v156, s[8:11], 0 offen offset:32
    buffer_load_b128 v[156:159], v156, s[8:11], 0 offen offset:48
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[96:103], v[64:71], v[0:7]
    v_wmma_f32_16x16x16_bf16 v[32:39], v[96:103], v[80:87], v[32:39]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[104:111], v[72:79], v[0:7]
    v_wmma_f32_16x16x16_bf16 v[32:39], v[104:111], v[88:95], v[32:39]
    s_waitcnt vmcnt(10)
    v_wmma_f32_16x16x16_bf16 v[48:55], v[112:119], v[64:71], v[48:55]
    v_wmma_f32_16x16x16_bf16 v[16:23], v[112:119], v[80:87], v[16:23]
    s_waitcnt vmcnt(8)
    v_wmma_f32_16x16x16_bf16 v[48:55], v[120:127], v[72:79], v[48:55]
    v_wmma_f32_16x16x16_bf16 v[16:23], v[120:127], v[88:95], v[16:23]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[56:63], v[128:135], v[64:71], v[56:63]
    v_wmma_f32_16x16x16_bf16 v[24:31], v[128:135], v[80:87], v[24:31]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[56:63], v[136:143], v[72:79], v[56:63]
    v_wmma_f32_16x16x16_bf16 v[24:31], v[136:143], v[88:95], v[24:31]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[40:47], v[144:151], v[64:71], v[40:47]
    v_wmma_f32_16x16x16_bf16 v[8:15], v[144:151], v[80:87], v[8:15]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[40:47], v[152:159], v[72:79], v[40:47]
    v_wmma_f32_16x16x16_bf16 v[8:15], v[152:159], v[88:95], v[8:15]
    s_add_u32 s28, s28, 32
L1:
    s_cmp_lt_u32 s28, s21
    s_cbranch_scc1 L0
    s_cmp_eq_u32 s1, 1
    s_cbranch_scc1 L3
    s_branch L4
L2:
    s_and_b32 s21, s20, 0x3ffffff
    v_add_lshl_u32 v68, v162, s21, 1
    buffer_load_b128 v[64:67], v68, s[4:7], 0 offen
    buffer_load_b128 v[68:71], v68, s[4:7], 0 offen offset:16
    v_add_lshl_u32 v76, v163, s21, 1
    buffer_load_b128 v[72:75], v76, s[4:7], 0 offen
    buffer_load_b128 v[76:79], v76, s[4:7], 0 offen offset:16
    v_add_lshl_u32 v84, v164, s21, 1
    buffer_load_b128 v[80:83], v84, s[8:11], 0 offen
    buffer_load_b128 v[84:87], v84, s[8:11], 0 offen offset:16
    v_add_lshl_u32 v92, v165, s21, 1
    buffer_load_b128 v[88:91], v92, s[8:11], 0 offen
    buffer_load_b128 v[92:95], v92, s[8:11], 0 offen offset:16
    v_add_lshl_u32 v100, v166, s21, 1
    buffer_load_b128 v[96:99], v100, s[8:11], 0 offen
    buffer_load_b128 v[100:103], v100, s[8:11], 0 offen offset:16
    v_add_lshl_u32 v108, v167, s21, 1
    buffer_load_b128 v[104:107], v108, s[8:11], 0 offen
    buffer_load_b128 v[108:111], v108, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[80:87], v[64:71], v[0:7]
    v_wmma_f32_16x16x16_bf16 v[32:39], v[80:87], v[72:79], v[32:39]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[48:55], v[88:95], v[64:71], v[48:55]
    v_wmma_f32_16x16x16_bf16 v[16:23], v[88:95], v[72:79], v[16:23]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[56:63], v[96:103], v[64:71], v[56:63]
    v_wmma_f32_16x16x16_bf16 v[24:31], v[96:103], v[72:79], v[24:31]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[40:47], v[104:111], v[64:71], v[40:47]
    v_wmma_f32_16x16x16_bf16 v[8:15], v[104:111], v[72:79], v[8:15]
    s_add_u32 s20, s20, 16
L3:
    s_cmp_lt_u32 s20, s15
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
    v_dual_mov_b32 v64, v48 :: v_dual_mov_b32 v65, v49
    v_dual_mov_b32 v66, v50 :: v_dual_mov_b32 v67, v51
    ds_store_b128 v68, v[64:67] offset:1024
    v_dual_mov_b32 v64, v52 :: v_dual_mov_b32 v65, v53
    v_dual_mov_b32 v66, v54 :: v_dual_mov_b32 v67, v55
    ds_store_b128 v68, v[64:67] offset:1536
    v_dual_mov_b32 v64, v56 :: v_dual_mov_b32 v65, v57
    v_dual_mov_b32 v66, v58 :: v_dual_mov_b32 v67, v59
    ds_store_b128 v68, v[64:67] offset:2048
    v_dual_mov_b32 v64, v60 :: v_dual_mov_b32 v65, v61
    v_dual_mov_b32 v66, v62 :: v_dual_mov_b32 v67, v63
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
    v_dual_mov_b32 v64, v16 :: v_dual_mov_b32 v65, v17
    v_dual_mov_b32 v66, v18 :: v_dual_mov_b32 v67, v19
    ds_store_b128 v68, v[64:67] offset:5120
    v_dual_mov_b32 v64, v20 :: v_dual_mov_b32 v65, v21
    v_dual_mov_b32 v66, v22 :: v_dual_mov_b32 v67, v23
    ds_store_b128 v68, v[64:67] offset:5632
    v_dual_mov_b32 v64, v24 :: v_dual_mov_b32 v65, v25
    v_dual_mov_b32 v66, v26 :: v_dual_mov_b32 v67, v27
    ds_store_b128 v68, v[64:67] offset:6144
    v_dual_mov_b32 v64, v28 :: v_dual_mov_b32 v65, v29
    v_dual_mov_b32 v66, v30 :: v_dual_mov_b32 v67, v31
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
    v_dual_add_f32 v48, v48, v64 :: v_dual_add_f32 v49, v49, v65
    v_dual_add_f32 v50, v50, v66 :: v_dual_add_f32 v51, v51, v67
    ds_load_b128 v[64:67], v68 offset:1536
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v52, v52, v64 :: v_dual_add_f32 v53, v53, v65
    v_dual_add_f32 v54, v54, v66 :: v_dual_add_f32 v55, v55, v67
    ds_load_b128 v[64:67], v68 offset:2048
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v56, v56, v64 :: v_dual_add_f32 v57, v57, v65
    v_dual_add_f32 v58, v58, v66 :: v_dual_add_f32 v59, v59, v67
    ds_load_b128 v[64:67], v68 offset:2560
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v60, v60, v64 :: v_dual_add_f32 v61, v61, v65
    v_dual_add_f32 v62, v62, v66 :: v_dual_add_f32 v63, v63, v67
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
    v_dual_add_f32 v16, v16, v64 :: v_dual_add_f32 v17, v17, v65
    v_dual_add_f32 v18, v18, v66 :: v_dual_add_f32 v19, v19, v67
    ds_load_b128 v[64:67], v68 offset:5632
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v20, v20, v64 :: v_dual_add_f32 v21, v21, v65
    v_dual_add_f32 v22, v22, v66 :: v_dual_add_f32 v23, v23, v67
    ds_load_b128 v[64:67], v68 offset:6144
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v24, v24, v64 :: v_dual_add_f32 v25, v25, v65
    v_dual_add_f32 v26, v26, v66 :: v_dual_add_f32 v27, v27, v67
    ds_load_b128 v[64:67], v68 offset:6656
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v28, v28, v64 :: v_dual_add_f32 v29, v29, v65
    v_dual_add_f32 v30, v30, v66 :: v_dual_add_f32 v31, v31, v67
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
    s_cbranch_scc1 L43
    v_lshrrev_b32_e32 v64, 4, v160
    v_lshlrev_b32_e32 v64, 3, v64
    s_add_u32 s1, s13, 32
    v_add_nc_u32_e32 v65, s23, v161
    v_cmp_le_u32_e64 s4, s14, v65
    v_cmp_gt_u32_e64 s5, s3, v65
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s4
    v_mul_f32_e64 v66, 0x3fb8aa3b, -v0
    v_exp_f32_e32 v66, v66
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v66, 1.0, v66
    v_rcp_f32_e32 v66, v66
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, v0, v66
    v_mul_f32_e32 v0, v0, v56
    v_mul_f32_e64 v56, 0x3fb8aa3b, -v1
    v_exp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v56, 1.0, v56
    v_rcp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v1, v56
    v_mul_f32_e32 v1, v1, v57
    v_mul_f32_e64 v56, 0x3fb8aa3b, -v2
    v_exp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v56, 1.0, v56
    v_rcp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v2, v56
    v_mul_f32_e32 v2, v2, v58
    v_mul_f32_e64 v56, 0x3fb8aa3b, -v3
    v_exp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v56, 1.0, v56
    v_rcp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v3, v3, v56
    v_mul_f32_e32 v3, v3, v59
    v_mul_f32_e64 v56, 0x3fb8aa3b, -v4
    v_exp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v56, 1.0, v56
    v_rcp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v4, v4, v56
    v_mul_f32_e32 v4, v4, v60
    v_mul_f32_e64 v56, 0x3fb8aa3b, -v5
    v_exp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v56, 1.0, v56
    v_rcp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v5, v5, v56
    v_mul_f32_e32 v5, v5, v61
    v_mul_f32_e64 v56, 0x3fb8aa3b, -v6
    v_exp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v56, 1.0, v56
    v_rcp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v6, v6, v56
    v_mul_f32_e32 v6, v6, v62
    v_mul_f32_e64 v56, 0x3fb8aa3b, -v7
    v_exp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v56, 1.0, v56
    v_rcp_f32_e32 v56, v56
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v7, v7, v56
    v_mul_f32_e32 v7, v7, v63
    v_bfe_u32 v56, v0, 16, 1
    v_add3_u32 v0, v0, v56, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v56, v1, 16, 1
    v_add3_u32 v1, v1, v56, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v4, 16, 1
    v_add3_u32 v2, v4, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v5, 16, 1
    v_add3_u32 v3, v5, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v4, v7, 16, 1
    v_add3_u32 v4, v7, v4, 0x7fff
    v_and_or_b32 v3, v4, 0xffff0000, v3
    v_lshrrev_b32_e32 v4, 16, v0
    v_lshrrev_b32_e32 v5, 16, v1
    v_lshrrev_b32_e32 v6, 16, v2
    v_lshrrev_b32_e32 v7, 16, v3
    s_cmp_le_u32 s1, s12
    s_cbranch_scc0 L7
    v_mul_lo_u32 v4, v65, s0
    v_add_nc_u32_e32 v5, s13, v64
    v_add_lshl_u32 v4, v4, v5, 1
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_branch L15
L7:
    v_add_nc_u32_e32 v56, s26, v64
    v_cmp_le_u32_e64 s5, s13, v56
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v57, v65, s0
    v_add_lshl_u32 v57, v57, v56, 1
    buffer_store_b16 v0, v57, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L8:
    v_add_nc_u32_e32 v0, 1, v56
    v_cmp_le_u32_e64 s5, s13, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v56
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_store_b16 v4, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L9:
    v_add_nc_u32_e32 v0, 2, v56
    v_cmp_le_u32_e64 s5, s13, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v56
    v_lshl_add_u32 v0, v0, 1, 4
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L10:
    v_add_nc_u32_e32 v0, 3, v56
    v_cmp_le_u32_e64 s5, s13, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v56
    v_lshl_add_u32 v0, v0, 1, 6
    buffer_store_b16 v5, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L11:
    v_add_nc_u32_e32 v0, 4, v56
    v_cmp_le_u32_e64 s5, s13, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v56
    v_lshl_add_u32 v0, v0, 1, 8
    buffer_store_b16 v2, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L12:
    v_add_nc_u32_e32 v0, 5, v56
    v_cmp_le_u32_e64 s5, s13, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v56
    v_lshl_add_u32 v0, v0, 1, 10
    buffer_store_b16 v6, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L13:
    v_add_nc_u32_e32 v0, 6, v56
    v_cmp_le_u32_e64 s5, s13, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v56
    v_lshl_add_u32 v0, v0, 1, 12
    buffer_store_b16 v3, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L14:
    v_add_nc_u32_e32 v0, 7, v56
    v_cmp_le_u32_e64 s5, s13, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v56
    v_lshl_add_u32 v0, v0, 1, 14
    buffer_store_b16 v7, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L15:
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v48
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v0, 1.0, v0
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, v48, v0
    v_mul_f32_e32 v0, v0, v40
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v49
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v1, 1.0, v1
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v49, v1
    v_mul_f32_e32 v1, v1, v41
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v50
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v2, 1.0, v2
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v50, v2
    v_mul_f32_e32 v2, v2, v42
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v51
    v_exp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v3, 1.0, v3
    v_rcp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v3, v51, v3
    v_mul_f32_e32 v3, v3, v43
    v_mul_f32_e64 v4, 0x3fb8aa3b, -v52
    v_exp_f32_e32 v4, v4
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v4, 1.0, v4
    v_rcp_f32_e32 v4, v4
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v4, v52, v4
    v_mul_f32_e32 v4, v4, v44
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v53
    v_exp_f32_e32 v5, v5
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, 1.0, v5
    v_rcp_f32_e32 v5, v5
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v5, v53, v5
    v_mul_f32_e32 v5, v5, v45
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v54
    v_exp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v6, 1.0, v6
    v_rcp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v6, v54, v6
    v_mul_f32_e32 v6, v6, v46
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v55
    v_exp_f32_e32 v7, v7
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v7, 1.0, v7
    v_rcp_f32_e32 v7, v7
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v7, v55, v7
    v_mul_f32_e32 v7, v7, v47
    v_bfe_u32 v40, v0, 16, 1
    v_add3_u32 v0, v0, v40, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v40, v1, 16, 1
    v_add3_u32 v1, v1, v40, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v4, 16, 1
    v_add3_u32 v2, v4, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v5, 16, 1
    v_add3_u32 v3, v5, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v4, v7, 16, 1
    v_add3_u32 v4, v7, v4, 0x7fff
    v_and_or_b32 v3, v4, 0xffff0000, v3
    v_lshrrev_b32_e32 v4, 16, v0
    v_lshrrev_b32_e32 v5, 16, v1
    v_lshrrev_b32_e32 v6, 16, v2
    v_lshrrev_b32_e32 v7, 16, v3
    s_cmp_le_u32 s1, s12
    s_cbranch_scc0 L16
    v_mul_lo_u32 v4, v65, s0
    v_add3_u32 v4, s13, v64, v4
    v_lshl_add_u32 v4, v4, 1, 32
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_branch L24
L16:
    v_add_nc_u32_e32 v40, s25, v64
    v_cmp_le_u32_e64 s5, s27, v40
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v41, v65, s0
    v_add_lshl_u32 v41, v41, v40, 1
    buffer_store_b16 v0, v41, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L17:
    v_add_nc_u32_e32 v0, 1, v40
    v_cmp_le_u32_e64 s5, s27, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v40
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_store_b16 v4, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L18:
    v_add_nc_u32_e32 v0, 2, v40
    v_cmp_le_u32_e64 s5, s27, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v40
    v_lshl_add_u32 v0, v0, 1, 4
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L19:
    v_add_nc_u32_e32 v0, 3, v40
    v_cmp_le_u32_e64 s5, s27, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v40
    v_lshl_add_u32 v0, v0, 1, 6
    buffer_store_b16 v5, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L20:
    v_add_nc_u32_e32 v0, 4, v40
    v_cmp_le_u32_e64 s5, s27, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v40
    v_lshl_add_u32 v0, v0, 1, 8
    buffer_store_b16 v2, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L21:
    v_add_nc_u32_e32 v0, 5, v40
    v_cmp_le_u32_e64 s5, s27, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v40
    v_lshl_add_u32 v0, v0, 1, 10
    buffer_store_b16 v6, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L22:
    v_add_nc_u32_e32 v0, 6, v40
    v_cmp_le_u32_e64 s5, s27, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v40
    v_lshl_add_u32 v0, v0, 1, 12
    buffer_store_b16 v3, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s4
L23:
    v_add_nc_u32_e32 v0, 7, v40
    v_cmp_le_u32_e64 s5, s27, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v40
    v_lshl_add_u32 v0, v0, 1, 14
    buffer_store_b16 v7, v0, s[16:19], 0 offen
L24:
    s_mov_b32 exec_lo, s2
L25:
    v_add_nc_u32_e32 v4, s22, v161
    v_cmp_le_u32_e64 s4, s24, v4
    v_cmp_gt_u32_e64 s3, s3, v4
    s_and_b32 s3, s4, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s3
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v32
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v0, 1.0, v0
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, v32, v0
    v_mul_f32_e32 v0, v0, v24
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v33
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v1, 1.0, v1
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v33, v1
    v_mul_f32_e32 v1, v1, v25
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v34
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v2, 1.0, v2
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v34, v2
    v_mul_f32_e32 v2, v2, v26
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v35
    v_exp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v3, 1.0, v3
    v_rcp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v3, v35, v3
    v_mul_f32_e32 v3, v3, v27
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v36
    v_exp_f32_e32 v5, v5
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, 1.0, v5
    v_rcp_f32_e32 v5, v5
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v5, v36, v5
    v_mul_f32_e32 v5, v5, v28
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v37
    v_exp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v6, 1.0, v6
    v_rcp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v6, v37, v6
    v_mul_f32_e32 v6, v6, v29
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v38
    v_exp_f32_e32 v7, v7
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v7, 1.0, v7
    v_rcp_f32_e32 v7, v7
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v7, v38, v7
    v_mul_f32_e32 v7, v7, v30
    v_mul_f32_e64 v24, 0x3fb8aa3b, -v39
    v_exp_f32_e32 v24, v24
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v24, 1.0, v24
    v_rcp_f32_e32 v24, v24
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v24, v39, v24
    v_mul_f32_e32 v24, v24, v31
    v_bfe_u32 v25, v0, 16, 1
    v_add3_u32 v0, v0, v25, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v25, v1, 16, 1
    v_add3_u32 v1, v1, v25, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v5, 16, 1
    v_add3_u32 v2, v5, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v7, 16, 1
    v_add3_u32 v3, v7, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v24, 16, 1
    v_add3_u32 v5, v24, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_lshrrev_b32_e32 v5, 16, v0
    v_lshrrev_b32_e32 v6, 16, v1
    v_lshrrev_b32_e32 v7, 16, v2
    v_lshrrev_b32_e32 v24, 16, v3
    s_cmp_le_u32 s1, s12
    s_cbranch_scc0 L26
    v_mul_lo_u32 v5, v4, s0
    v_add_nc_u32_e32 v6, s13, v64
    v_add_lshl_u32 v5, v5, v6, 1
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    s_branch L34
L26:
    v_add_nc_u32_e32 v25, s26, v64
    v_cmp_le_u32_e64 s4, s13, v25
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v26, v4, s0
    v_add_lshl_u32 v26, v26, v25, 1
    buffer_store_b16 v0, v26, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L27:
    v_add_nc_u32_e32 v0, 1, v25
    v_cmp_le_u32_e64 s4, s13, v0
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v25
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_store_b16 v5, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L28:
    v_add_nc_u32_e32 v0, 2, v25
    v_cmp_le_u32_e64 s4, s13, v0
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v25
    v_lshl_add_u32 v0, v0, 1, 4
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L29:
    v_add_nc_u32_e32 v0, 3, v25
    v_cmp_le_u32_e64 s4, s13, v0
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v25
    v_lshl_add_u32 v0, v0, 1, 6
    buffer_store_b16 v6, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L30:
    v_add_nc_u32_e32 v0, 4, v25
    v_cmp_le_u32_e64 s4, s13, v0
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v25
    v_lshl_add_u32 v0, v0, 1, 8
    buffer_store_b16 v2, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L31:
    v_add_nc_u32_e32 v0, 5, v25
    v_cmp_le_u32_e64 s4, s13, v0
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v25
    v_lshl_add_u32 v0, v0, 1, 10
    buffer_store_b16 v7, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L32:
    v_add_nc_u32_e32 v0, 6, v25
    v_cmp_le_u32_e64 s4, s13, v0
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v25
    v_lshl_add_u32 v0, v0, 1, 12
    buffer_store_b16 v3, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L33:
    v_add_nc_u32_e32 v0, 7, v25
    v_cmp_le_u32_e64 s4, s13, v0
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v25
    v_lshl_add_u32 v0, v0, 1, 14
    buffer_store_b16 v24, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L34:
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v16
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v0, 1.0, v0
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, v16, v0
    v_mul_f32_e32 v0, v0, v8
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v17
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v1, 1.0, v1
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v17, v1
    v_mul_f32_e32 v1, v1, v9
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v18
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v2, 1.0, v2
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v18, v2
    v_mul_f32_e32 v2, v2, v10
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v19
    v_exp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v3, 1.0, v3
    v_rcp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v3, v19, v3
    v_mul_f32_e32 v3, v3, v11
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v20
    v_exp_f32_e32 v5, v5
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, 1.0, v5
    v_rcp_f32_e32 v5, v5
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v5, v20, v5
    v_mul_f32_e32 v5, v5, v12
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v21
    v_exp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v6, 1.0, v6
    v_rcp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v6, v21, v6
    v_mul_f32_e32 v6, v6, v13
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v22
    v_exp_f32_e32 v7, v7
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v7, 1.0, v7
    v_rcp_f32_e32 v7, v7
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v7, v22, v7
    v_mul_f32_e32 v7, v7, v14
    v_mul_f32_e64 v8, 0x3fb8aa3b, -v23
    v_exp_f32_e32 v8, v8
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v8, 1.0, v8
    v_rcp_f32_e32 v8, v8
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v8, v23, v8
    v_mul_f32_e32 v8, v8, v15
    v_bfe_u32 v9, v0, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v5, 16, 1
    v_add3_u32 v2, v5, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v7, 16, 1
    v_add3_u32 v3, v7, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v8, 16, 1
    v_add3_u32 v5, v8, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_lshrrev_b32_e32 v5, 16, v0
    v_lshrrev_b32_e32 v6, 16, v1
    v_lshrrev_b32_e32 v7, 16, v2
    v_lshrrev_b32_e32 v8, 16, v3
    s_cmp_le_u32 s1, s12
    s_cbranch_scc0 L35
    v_mul_lo_u32 v4, v4, s0
    v_add3_u32 v4, s13, v64, v4
    v_lshl_add_u32 v4, v4, 1, 32
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_branch L43
L35:
    v_add_nc_u32_e32 v9, s25, v64
    v_cmp_le_u32_e64 s1, s27, v9
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v10, v4, s0
    v_add_lshl_u32 v10, v10, v9, 1
    buffer_store_b16 v0, v10, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L36:
    v_add_nc_u32_e32 v0, 1, v9
    v_cmp_le_u32_e64 s1, s27, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_store_b16 v5, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L37:
    v_add_nc_u32_e32 v0, 2, v9
    v_cmp_le_u32_e64 s1, s27, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 4
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L38:
    v_add_nc_u32_e32 v0, 3, v9
    v_cmp_le_u32_e64 s1, s27, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 6
    buffer_store_b16 v6, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L39:
    v_add_nc_u32_e32 v0, 4, v9
    v_cmp_le_u32_e64 s1, s27, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 8
    buffer_store_b16 v2, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L40:
    v_add_nc_u32_e32 v0, 5, v9
    v_cmp_le_u32_e64 s1, s27, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 10
    buffer_store_b16 v7, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L41:
    v_add_nc_u32_e32 v0, 6, v9
    v_cmp_le_u32_e64 s1, s27, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 12
    buffer_store_b16 v3, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L42:
    v_add_nc_u32_e32 v0, 7, v9
    v_cmp_le_u32_e64 s1, s27, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 14
    buffer_store_b16 v8, v0, s[16:19], 0 offen
L43:
    s_endpgm
