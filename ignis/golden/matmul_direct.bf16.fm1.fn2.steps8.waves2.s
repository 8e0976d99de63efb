; 213 VGPRs, 33 SGPRs, 2048 bytes of LDS, 0 of scratch, 525 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x48
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x30
    s_load_b64 s[2:3], s[0:1], 0x58
    s_load_b64 s[24:25], s[0:1], 0x64
    s_load_b32 s0, s[0:1], 0x6c
    v_mbcnt_lo_u32_b32 v209, -1, 0
    s_lshl_b32 s1, s13, 5
    s_lshl_b32 s13, s14, 4
    v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
    v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
    v_and_b32_e32 v210, 15, v209
    v_lshrrev_b32_e32 v0, 5, v0
    v_and_b32_e32 v9, 1, v209
    s_add_u32 s14, s1, 16
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    v_lshrrev_b32_e32 v10, 1, v210
    v_readfirstlane_b32 s26, v0
    s_mov_b32 s19, 0x31016000
    s_mov_b32 s23, 0x31016000
    v_lshl_add_u32 v0, v9, 3, v10
    s_lshl_b32 s10, s10, 1
    s_max_u32 s27, s4, 16
    s_and_b32 s28, s6, 0xffffff80
    s_and_b32 s29, s6, 0x80
    s_add_u32 s27, s27, -16
    s_add_u32 s30, s5, -16
    s_lshr_b32 s31, s28, 8
    s_cmp_eq_u32 s29, 0
    s_cselect_b32 s29, 0, 1
    s_min_u32 s27, s13, s27
    s_min_u32 s32, s1, s30
    s_min_u32 s30, s14, s30
    v_mul_lo_u32 v9, v210, s7
    v_mul_lo_u32 v0, v0, s2
    s_add_u32 s29, s31, s29
    s_mul_i32 s24, s15, s24
    s_mul_i32 s25, s15, s25
    s_mul_i32 s7, s27, s7
    s_mul_i32 s31, s32, s2
    s_mul_i32 s2, s30, s2
    s_lshl_b32 s29, s29, 7
    s_add_u32 s7, s24, s7
    s_add_u32 s24, s25, s31
    s_add_u32 s2, s25, s2
    s_mul_i32 s25, s26, s29
    v_dual_mov_b32 v12, v4 :: v_dual_add_nc_u32 v9, s7, v9
    v_dual_mov_b32 v11, v3 :: v_dual_add_nc_u32 v10, s24, v0
    v_dual_mov_b32 v13, v5 :: v_dual_add_nc_u32 v0, s2, v0
    s_add_u32 s2, s25, s29
    s_lshl_b32 s18, s18, 1
    s_lshl_b32 s22, s22, 2
    v_min_u32_e32 v211, 0x70000000, v9
    v_min_u32_e32 v212, 0x70000000, v10
    v_min_u32_e32 v0, 0x70000000, v0
    s_min_u32 s2, s2, s28
    v_dual_mov_b32 v9, v1 :: v_dual_mov_b32 v10, v2
    v_dual_mov_b32 v14, v6 :: v_dual_mov_b32 v15, v7
    v_mov_b32_e32 v16, v8
    s_branch L1
L0:
    s_and_b32 s7, s25, 0x3ffffff
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v77, v211, s7, 1
    v_add_lshl_u32 v141, v212, s7, 1
    v_add_lshl_u32 v205, v0, s7, 1
    s_add_u32 s25, s25, 0x80
    buffer_load_b128 v[17:20], v77, s[8:11], 0 offen
    buffer_load_b128 v[21:24], v77, s[8:11], 0 offen offset:16
    buffer_load_b128 v[25:28], v77, s[8:11], 0 offen offset:32
    buffer_load_b128 v[29:32], v77, s[8:11], 0 offen offset:48
    buffer_load_b128 v[33:36], v77, s[8:11], 0 offen offset:64
    buffer_load_b128 v[37:40], v77, s[8:11], 0 offen offset:80
    buffer_load_b128 v[41:44], v77, s[8:11], 0 offen offset:96
    buffer_load_b128 v[45:48], v77, s[8:11], 0 offen offset:112
    buffer_load_b128 v[49:52], v77, s[8:11], 0 offen offset:128
    buffer_load_b128 v[53:56], v77, s[8:11], 0 offen offset:144
    buffer_load_b128 v[57:60], v77, s[8:11], 0 offen offset:160
    buffer_load_b128 v[61:64], v77, s[8:11], 0 offen offset:176
    buffer_load_b128 v[65:68], v77, s[8:11], 0 offen offset:192
    buffer_load_b128 v[69:72], v77, s[8:11], 0 offen offset:208
    buffer_load_b128 v[73:76], v77, s[8:11], 0 offen offset:224
    buffer_load_b128 v[77:80], v77, s[8:11], 0 offen offset:240
    buffer_load_b128 v[81:84], v141, s[16:19], 0 offen
    buffer_load_b128 v[85:88], v141, s[16:19], 0 offen offset:16
    buffer_load_b128 v[89:92], v141, s[16:19], 0 offen offset:32
    buffer_load_b128 v[93:96], v141, s[16:19], 0 offen offset:48
    buffer_load_b128 v[97:100], v141, s[16:19], 0 offen offset:64
    buffer_load_b128 v[101:104], v141, s[16:19], 0 offen offset:80
    buffer_load_b128 v[105:108], v141, s[16:19], 0 offen offset:96
    buffer_load_b128 v[109:112], v141, s[16:19], 0 offen offset:112
    buffer_load_b128 v[113:116], v141, s[16:19], 0 offen offset:128
    buffer_load_b128 v[117:120], v141, s[16:19], 0 offen offset:144
    buffer_load_b128 v[121:124], v141, s[16:19], 0 offen offset:160
    buffer_load_b128 v[125:128], v141, s[16:19], 0 offen offset:176
    buffer_load_b128 v[129:132], v141, s[16:19], 0 offen offset:192
    buffer_load_b128 v[133:136], v141, s[16:19], 0 offen offset:208
    buffer_load_b128 v[137:140], v141, s[16:19], 0 offen offset:224
    buffer_load_b128 v[141:144], v141, s[16:19], 0 offen offset:240
    buffer_load_b128 v[145:148], v205, s[16:19], 0 offen
    buffer_load_b128 v[149:152], v205, s[16:19], 0 offen offset:16
    buffer_load_b128 v[153:156], v205, s[16:19], 0 offen offset:32
    buffer_load_b128 v[157:160], v205, s[16:19], 0 offen offset:48
    buffer_load_b128 v[161:164], v205, s[16:19], 0 offen offset:64
    buffer_load_b128 v[165:168], v205, s[16:19], 0 offen offset:80
    buffer_load_b128 v[169:172], v205, s[16:19], 0 offen offset:96
    buffer_load_b128 v[173:176], v205, s[16:19], 0 offen offset:112
    buffer_load_b128 v[177:180], v205, s[16:19], 0 offen offset:128
    buffer_load_b128 v[181:184], v205, s[16:19], 0 offen offset:144
    buffer_load_b128 v[185:188], v205, s[16:19], 0 offen offset:160
    buffer_load_b128 v[189:192], v205, s[16:19], 0 offen offset:176
    buffer_load_b128 v[193:196], v205, s[16:19], 0 offen offset:192
    buffer_load_b128 v[197:200], v205, s[16:19], 0 offen offset:208
    buffer_load_b128 v[201:204], v205, s[16:19], 0 offen offset:224
    buffer_load_b128 v[205:208], v205, s[16:19], 0 offen offset:240
    s_waitcnt vmcnt(30)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[81:88], v[17:24], v[1:8]
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[145:152], v[17:24], v[9:16]
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[89:96], v[25:32], v[1:8]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[153:160], v[25:32], v[9:16]
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[97:104], v[33:40], v[1:8]
    s_waitcnt vmcnt(10)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[161:168], v[33:40], v[9:16]
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[105:112], v[41:48], v[1:8]
    s_waitcnt vmcnt(8)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[169:176], v[41:48], v[9:16]
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[113:120], v[49:56], v[1:8]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[177:184], v[49:56], v[9:16]
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[121:128], v[57:64], v[1:8]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[185:192], v[57:64], v[9:16]
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[129:136], v[65:72], v[1:8]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[193:200], v[65:72], v[9:16]
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[137:144], v[73:80], v[1:8]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[201:208], v[73:80], v[9:16]
L1:
    s_cmp_lt_u32 s25, s2
    s_cbranch_scc1 L0
    s_cmp_eq_u32 s26, 1
    s_cbranch_scc0 L6
    s_and_b32 s2, s6, 64
    s_cmp_lt_u32 s28, s6
    s_cselect_b32 s2, s2, 0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s2, s28, s2
    s_branch L3
L2:
    s_and_b32 s7, s28, 0x3ffffff
    s_add_u32 s24, s28, 16
    s_add_u32 s25, s28, 32
    v_add_lshl_u32 v21, v211, s7, 1
    v_add_lshl_u32 v29, v212, s7, 1
    v_add_lshl_u32 v37, v0, s7, 1
    s_and_b32 s7, s24, 0x3ffffff
    s_and_b32 s24, s25, 0x3ffffff
    s_add_u32 s25, s28, 48
    v_add_lshl_u32 v45, v211, s7, 1
    v_add_lshl_u32 v53, v212, s7, 1
    v_add_lshl_u32 v61, v0, s7, 1
    v_add_lshl_u32 v69, v211, s24, 1
    v_add_lshl_u32 v77, v212, s24, 1
    v_add_lshl_u32 v85, v0, s24, 1
    s_and_b32 s7, s25, 0x3ffffff
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v93, v211, s7, 1
    v_add_lshl_u32 v101, v212, s7, 1
    buffer_load_b128 v[17:20], v21, s[8:11], 0 offen
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen offset:16
    buffer_load_b128 v[25:28], v29, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen offset:16
    buffer_load_b128 v[33:36], v37, s[16:19], 0 offen
    buffer_load_b128 v[37:40], v37, s[16:19], 0 offen offset:16
    buffer_load_b128 v[41:44], v45, s[8:11], 0 offen
    buffer_load_b128 v[45:48], v45, s[8:11], 0 offen offset:16
    buffer_load_b128 v[49:52], v53, s[16:19], 0 offen
    buffer_load_b128 v[53:56], v53, s[16:19], 0 offen offset:16
    buffer_load_b128 v[57:60], v61, s[16:19], 0 offen
    buffer_load_b128 v[61:64], v61, s[16:19], 0 offen offset:16
    buffer_load_b128 v[65:68], v69, s[8:11], 0 offen
    buffer_load_b128 v[69:72], v69, s[8:11], 0 offen offset:16
    buffer_load_b128 v[73:76], v77, s[16:19], 0 offen
    buffer_load_b128 v[77:80], v77, s[16:19], 0 offen offset:16
    buffer_load_b128 v[81:84], v85, s[16:19], 0 offen
    buffer_load_b128 v[85:88], v85, s[16:19], 0 offen offset:16
    buffer_load_b128 v[89:92], v93, s[8:11], 0 offen
    buffer_load_b128 v[93:96], v93, s[8:11], 0 offen offset:16
    v_add_lshl_u32 v109, v0, s7, 1
    buffer_load_b128 v[97:100], v101, s[16:19], 0 offen
    buffer_load_b128 v[101:104], v101, s[16:19], 0 offen offset:16
    buffer_load_b128 v[105:108], v109, s[16:19], 0 offen
    buffer_load_b128 v[109:112], v109, s[16:19], 0 offen offset:16
    s_add_u32 s28, s28, 64
    s_waitcnt vmcnt(20)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[25:32], v[17:24], v[1:8]
    s_waitcnt vmcnt(18)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[17:24], v[9:16]
    s_waitcnt vmcnt(14)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[49:56], v[41:48], v[1:8]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[57:64], v[41:48], v[9:16]
    s_waitcnt vmcnt(8)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[73:80], v[65:72], v[1:8]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[81:88], v[65:72], v[9:16]
    s_waitcnt vmcnt(2)
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[97:104], v[89:96], v[1:8]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[105:112], v[89:96], v[9:16]
L3:
    s_cmp_lt_u32 s28, s2
    s_cbranch_scc1 L2
    s_branch L5
L4:
    s_and_b32 s2, s28, 0x3ffffff
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_lshl_u32 v21, v211, s2, 1
    v_add_lshl_u32 v29, v212, s2, 1
    v_add_lshl_u32 v37, v0, s2, 1
    s_add_u32 s28, s28, 16
    buffer_load_b128 v[17:20], v21, s[8:11], 0 offen
    buffer_load_b128 v[21:24], v21, s[8:11], 0 offen offset:16
    buffer_load_b128 v[25:28], v29, s[16:19], 0 offen
    buffer_load_b128 v[29:32], v29, s[16:19], 0 offen offset:16
    buffer_load_b128 v[33:36], v37, s[16:19], 0 offen
    buffer_load_b128 v[37:40], v37, s[16:19], 0 offen offset:16
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[1:8], v[25:32], v[17:24], v[1:8]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[9:16], v[33:40], v[17:24], v[9:16]
L5:
    s_cmp_lt_u32 s28, s6
    s_cbranch_scc1 L4
L6:
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc0 L7
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_mov_b32 v17, v1 :: v_dual_mov_b32 v18, v2
    v_dual_mov_b32 v19, v3 :: v_dual_mov_b32 v20, v4
    s_delay_alu instid0(VALU_DEP_4)
    v_dual_mov_b32 v21, v5 :: v_dual_lshlrev_b32 v0, 4, v209
    v_dual_mov_b32 v22, v6 :: v_dual_mov_b32 v23, v7
    v_dual_mov_b32 v24, v8 :: v_dual_mov_b32 v25, v9
    v_dual_mov_b32 v26, v10 :: v_dual_mov_b32 v27, v11
    v_dual_mov_b32 v28, v12 :: v_dual_mov_b32 v29, v13
    v_dual_mov_b32 v30, v14 :: v_dual_mov_b32 v31, v15
    v_mov_b32_e32 v32, v16
    ds_store_b128 v0, v[17:20]
    ds_store_b128 v0, v[21:24] offset:512
    ds_store_b128 v0, v[25:28] offset:1024
    ds_store_b128 v0, v[29:32] offset:1536
L7:
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_cmp_eq_u32 s26, 0
    s_cbranch_scc0 L8
    v_lshlrev_b32_e32 v0, 4, v209
    ds_load_b128 v[17:20], v0
    ds_load_b128 v[21:24], v0 offset:512
    ds_load_b128 v[25:28], v0 offset:1024
    ds_load_b128 v[29:32], v0 offset:1536
    s_waitcnt lgkmcnt(3)
    v_dual_add_f32 v1, v1, v17 :: v_dual_add_f32 v2, v2, v18
    v_dual_add_f32 v3, v3, v19 :: v_dual_add_f32 v4, v4, v20
    s_waitcnt lgkmcnt(2)
    v_dual_add_f32 v5, v5, v21 :: v_dual_add_f32 v6, v6, v22
    v_dual_add_f32 v7, v7, v23 :: v_dual_add_f32 v8, v8, v24
    s_waitcnt lgkmcnt(1)
    v_dual_add_f32 v9, v9, v25 :: v_dual_add_f32 v10, v10, v26
    v_dual_add_f32 v11, v11, v27 :: v_dual_add_f32 v12, v12, v28
    s_waitcnt lgkmcnt(0)
    v_dual_add_f32 v13, v13, v29 :: v_dual_add_f32 v14, v14, v30
    v_dual_add_f32 v15, v15, v31 :: v_dual_add_f32 v16, v16, v32
L8:
    s_cmp_gt_u32 s26, 0
    s_cbranch_scc1 L25
    v_lshrrev_b32_e32 v0, 4, v209
    s_add_u32 s2, s1, 32
    s_mul_i32 s0, s15, s0
    s_delay_alu instid0(VALU_DEP_1)
    v_lshlrev_b32_e32 v0, 3, v0
    s_cmp_le_u32 s2, s5
    s_cbranch_scc0 L9
    v_add_nc_u32_e32 v17, s27, v210
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s13, v17
    v_cmp_gt_u32_e64 s4, s4, v17
    s_and_b32 s2, vcc_lo, s4
    s_and_b32 s2, exec_lo, s2
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s2
    v_mul_lo_u32 v17, v17, s3
    v_add_nc_u32_e32 v0, s1, v0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v17, s0, v17
    v_add_lshl_u32 v0, v17, v0, 2
    buffer_store_b128 v[1:4], v0, s[20:23], 0 offen
    buffer_store_b128 v[5:8], v0, s[20:23], 0 offen offset:16
    buffer_store_b128 v[9:12], v0, s[20:23], 0 offen offset:64
    buffer_store_b128 v[13:16], v0, s[20:23], 0 offen offset:80
    s_branch L25
L9:
    v_add_nc_u32_e32 v17, s27, v210
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v18, s32, v0
    v_cmp_le_u32_e32 vcc_lo, s13, v17
    v_cmp_gt_u32_e64 s4, s4, v17
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e64 s5, s1, v18
    s_and_b32 s2, vcc_lo, s4
    s_and_b32 s4, s2, s5
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v19, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v19, s0, v19
    v_add_lshl_u32 v19, v19, v18, 2
    buffer_store_b32 v1, v19, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L10:
    v_add_nc_u32_e32 v1, 1, v18
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s1, v1
    s_and_b32 s4, s2, vcc_lo
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v19, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v19, s0, v19
    v_add_lshl_u32 v1, v19, v1, 2
    buffer_store_b32 v2, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L11:
    v_add_nc_u32_e32 v1, 2, v18
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s1, v1
    s_and_b32 s4, s2, vcc_lo
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v2, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v3, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L12:
    v_add_nc_u32_e32 v1, 3, v18
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s1, v1
    s_and_b32 s4, s2, vcc_lo
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v2, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v4, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L13:
    v_add_nc_u32_e32 v1, 4, v18
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s1, v1
    s_and_b32 s4, s2, vcc_lo
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v2, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v5, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L14:
    v_add_nc_u32_e32 v1, 5, v18
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s1, v1
    s_and_b32 s4, s2, vcc_lo
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v2, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v6, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L15:
    v_add_nc_u32_e32 v1, 6, v18
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s1, v1
    s_and_b32 s4, s2, vcc_lo
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v2, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v7, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L16:
    v_add_nc_u32_e32 v1, 7, v18
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s1, v1
    s_and_b32 s1, s2, vcc_lo
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v8, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L17:
    v_add_nc_u32_e32 v0, s30, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s14, v0
    s_and_b32 s1, s2, vcc_lo
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v1, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v1, v1, v0, 2
    buffer_store_b32 v9, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L18:
    v_add_nc_u32_e32 v1, 1, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s14, v1
    s_and_b32 s1, s2, vcc_lo
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v10, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L19:
    v_add_nc_u32_e32 v1, 2, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s14, v1
    s_and_b32 s1, s2, vcc_lo
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v11, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L20:
    v_add_nc_u32_e32 v1, 3, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s14, v1
    s_and_b32 s1, s2, vcc_lo
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v12, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L21:
    v_add_nc_u32_e32 v1, 4, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s14, v1
    s_and_b32 s1, s2, vcc_lo
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v13, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L22:
    v_add_nc_u32_e32 v1, 5, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s14, v1
    s_and_b32 s1, s2, vcc_lo
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v14, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L23:
    v_add_nc_u32_e32 v1, 6, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s14, v1
    s_and_b32 s1, s2, vcc_lo
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v2, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v2, s0, v2
    v_add_lshl_u32 v1, v2, v1, 2
    buffer_store_b32 v15, v1, s[20:23], 0 offen
    s_mov_b32 exec_lo, s12
L24:
    v_add_nc_u32_e32 v0, 7, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cmp_le_u32_e32 vcc_lo, s14, v0
    s_and_b32 s1, s2, vcc_lo
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v1, v17, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, s0, v1
    v_add_lshl_u32 v0, v1, v0, 2
    buffer_store_b32 v16, v0, s[20:23], 0 offen
L25:
    s_endpgm
