; 36 VGPRs, 26 SGPRs, 0 bytes of LDS, 0 of scratch, 122 instructions
    s_mov_b32 s12, exec_lo
    s_load_b32 s24, s[0:1], 0x58
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s25, s[0:1], 0x4c
    s_load_b128 s[20:23], s[0:1], 0x64
    s_load_b64 s[2:3], s[0:1], 0x74
    s_load_b32 s0, s[0:1], 0x7c
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s19, 0x11016000
    v_lshl_add_u32 v32, s13, 6, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s1, s24, v32
    s_max_u32 s6, s6, 7
    s_max_u32 s10, s10, 7
    s_or_b32 s5, s5, 0x20000
    s_sub_u32 s6, s6, 7
    s_or_b32 s9, s9, 0x20000
    s_sub_u32 s10, s10, 7
    s_or_b32 s17, s17, 0x40000
    s_and_b32 s13, exec_lo, s1
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s13
    s_mul_i32 s13, s15, s20
    s_mul_i32 s20, s14, s21
    v_mul_lo_u32 v0, v32, s22
    v_mul_lo_u32 v1, v32, s3
    s_mul_i32 s3, s15, s23
    s_mul_i32 s2, s14, s2
    s_and_b32 s21, s0, 0xffffffe0
    s_add_u32 s13, s13, s20
    s_add_u32 s2, s3, s2
    s_cmp_lt_u32 0, s0
    s_cselect_b32 s3, s21, 0
    v_dual_mov_b32 v33, 0 :: v_dual_add_nc_u32 v34, s13, v0
    v_add_nc_u32_e32 v35, s2, v1
    s_mov_b32 s2, 0
    s_branch L1
L0:
    v_add_nc_u32_e32 v0, s2, v34
    v_add_nc_u32_e32 v4, s2, v35
    s_add_u32 s13, s2, 8
    s_add_u32 s20, s2, 16
    s_add_u32 s21, s2, 24
    v_add_nc_u32_e32 v8, s13, v34
    v_add_nc_u32_e32 v12, s13, v35
    v_add_nc_u32_e32 v16, s20, v34
    v_add_nc_u32_e32 v20, s20, v35
    v_add_nc_u32_e32 v24, s21, v34
    v_add_nc_u32_e32 v28, s21, v35
    s_add_u32 s2, s2, 32
    buffer_load_b128 v[0:3], v0, s[4:7], 0 idxen
    buffer_load_b128 v[4:7], v4, s[8:11], 0 idxen
    buffer_load_b128 v[8:11], v8, s[4:7], 0 idxen
    buffer_load_b128 v[12:15], v12, s[8:11], 0 idxen
    buffer_load_b128 v[16:19], v16, s[4:7], 0 idxen
    buffer_load_b128 v[20:23], v20, s[8:11], 0 idxen
    buffer_load_b128 v[24:27], v24, s[4:7], 0 idxen
    buffer_load_b128 v[28:31], v28, s[8:11], 0 idxen
    s_waitcnt vmcnt(6)
    v_dot2_f32_bf16 v0, v0, v4, v33
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v1, v5, v0
    v_dot2_f32_bf16 v0, v2, v6, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v3, v7, v0
    s_waitcnt vmcnt(4)
    v_dot2_f32_bf16 v0, v8, v12, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v9, v13, v0
    v_dot2_f32_bf16 v0, v10, v14, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v11, v15, v0
    s_waitcnt vmcnt(2)
    v_dot2_f32_bf16 v0, v16, v20, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v17, v21, v0
    v_dot2_f32_bf16 v0, v18, v22, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v19, v23, v0
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v24, v28, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v25, v29, v0
    v_dot2_f32_bf16 v0, v26, v30, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_dot2_f32_bf16 v33, v27, v31, v0
L1:
    s_cmp_lt_u32 s2, s3
    s_cbranch_scc1 L0
    s_branch L3
L2:
    v_add_nc_u32_e32 v0, s2, v34
    v_add_nc_u32_e32 v4, s2, v35
    buffer_load_b128 v[0:3], v0, s[4:7], 0 idxen
    buffer_load_b128 v[4:7], v4, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_dot2_f32_bf16 v0, v0, v4, v33
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_dot2_f32_bf16 v0, v1, v5, v0
    v_dot2_f32_bf16 v0, v2, v6, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_dot2_f32_bf16 v33, v3, v7, v0
    s_add_u32 s2, s2, 8
L3:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s2, s0
    s_cbranch_scc1 L2
    s_mov_b32 exec_lo, s12
L4:
    s_and_b32 s0, s24, 63
    s_mul_i32 s2, s15, s25
    v_cndmask_b32_e64 v0, 0, v33, s1
    s_sub_u32 s1, 64, s0
    s_add_u32 s2, s2, s14
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s0, 0, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s0, s24, s0
    s_mul_i32 s0, s2, s0
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v1, s0, v32
    buffer_store_b32 v0, v1, s[16:19], 0 idxen
    s_endpgm
