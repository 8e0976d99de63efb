; 16 VGPRs, 24 SGPRs, 32 bytes of LDS, 0 of scratch, 130 instructions
    s_mov_b32 s20, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[12:15], s[0:1], 0x30
    s_load_b128 s[16:19], s[0:1], 0x48
    s_load_b64 s[2:3], s[0:1], 0x60
    s_load_b32 s0, s[0:1], 0x68
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v12, 0
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_delay_alu instid0(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, 5, v1
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s15, 0x31016000
    s_mov_b32 s19, 0x31016000
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
    v_mov_b32_e32 v4, v0
    v_readfirstlane_b32 s21, v1
    s_mov_b32 s22, s6
    s_or_b32 s5, s5, 0x40000
    s_or_b32 s9, s9, 0x40000
    s_cmp_eq_u32 s3, 0
    s_cselect_b32 s3, exec_lo, 0
    s_lshl_b32 s14, s14, 2
    s_lshl_b32 s18, s18, 2
    s_branch L1
L0:
    s_mov_b32 exec_lo, s23
    buffer_load_b32 v1, v4, s[4:7], 0 idxen
    buffer_load_b32 v5, v4, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_cmp_ne_u32_e32 vcc_lo, s2, v5
    s_or_b32 s23, s3, vcc_lo
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_cndmask_b32_e64 v5, 0, 1, s23
    v_add_f32_e32 v3, v3, v1
    v_add_nc_u32_e64 v4, v4, 0x100 clamp
    v_add_nc_u32_e32 v2, v2, v5
L1:
    s_delay_alu instid0(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, s22, v4
    s_and_b32 s23, exec_lo, vcc_lo
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s20
    s_lshl_b32 s2, s21, 2
    s_barrier
    v_add_f32_dpp v1, v3, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_mov_b32_e32 v8, s2
    v_add_nc_u32_dpp v2, v2, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e32 vcc_lo, 0, v0
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_f32_dpp v0, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v1, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_nc_u32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_permlanex16_b32 v2, v0, 0x76543210, s1
    v_permlanex16_b32 v3, v1, 0x76543210, s1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_f32_e32 v0, v2, v0
    v_add_nc_u32_e32 v1, v3, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readfirstlane_b32 s1, v1
    v_mov_b32_e32 v9, s1
    ds_store_b32 v8, v0
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v12
    ds_load_b128 v[4:7], v12 offset:16
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_store_b32 v8, v9
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[8:11], v12
    ds_load_b128 v[12:15], v12 offset:16
    v_add_f32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_add_f32_e32 v0, v0, v2
    s_waitcnt lgkmcnt(1)
    v_add_nc_u32_e32 v1, v8, v9
    v_add_f32_e32 v0, v0, v3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add3_u32 v1, v1, v10, v11
    v_add_f32_e32 v0, v0, v4
    s_waitcnt lgkmcnt(0)
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add3_u32 v1, v1, v12, v13
    v_add_f32_e32 v0, v0, v5
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add3_u32 v1, v1, v14, v15
    v_add_f32_e32 v0, v0, v6
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_readfirstlane_b32 s1, v1
    v_add_f32_e32 v0, v0, v7
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cvt_f32_u32_e32 v1, s1
    v_readfirstlane_b32 s1, v0
    s_and_b32 s2, exec_lo, vcc_lo
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s2
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 L2
    v_mov_b32_e32 v0, s1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_scale_f32 v2, null, v1, v1, v0
    v_rcp_f32_e32 v3, v2
    s_waitcnt_depctr 0xfff
    v_fma_f32 v4, -v2, v3, 1.0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v3, v4, v3, v3
    v_or_b32_e32 v4, 1, v3
    v_div_scale_f32 v5, vcc_lo, v0, v1, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_f32_e32 v6, v5, v3
    v_fma_f32 v7, -v2, v6, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v4, v7, v4, v6
    v_fma_f32 v2, -v2, v4, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fmas_f32 v2, v2, v3, v4
    v_div_fixup_f32 v0, v2, v1, v0
    s_branch L3
L2:
    v_mov_b32_e32 v0, s1
L3:
    buffer_store_b32 v0, off, s[12:15], 0
    buffer_store_b32 v1, off, s[16:19], 0
L4:
    s_endpgm
