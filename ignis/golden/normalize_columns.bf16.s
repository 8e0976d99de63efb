; 19 VGPRs, 38 SGPRs, 8192 bytes of LDS, 0 of scratch, 178 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b128 s[24:27], s[0:1], 0x60
    s_load_b32 s0, s[0:1], 0x70
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s19, 0x11016000
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s1, s6
    s_mov_b32 s3, s10
    s_lshl_b32 s6, s6, 1
    s_mul_i32 s12, s14, s0
    s_lshl_b32 s15, 1, s26
    s_mul_i32 s13, s13, s27
    s_add_u32 s0, s12, s0
    s_add_u32 s15, s15, -1
    s_lshl_b32 s10, s10, 1
    v_and_b32_e32 v1, s15, v0
    s_or_b32 s17, s17, 0x40000
    s_or_b32 s21, s21, 0x40000
    s_lshr_b32 s15, 0x100, s26
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_lshl_add_u32 v5, v1, 2, s13
    s_min_u32 s0, s0, s24
    v_cmp_gt_u32_e64 s24, s25, v5
    s_and_b32 s28, exec_lo, s24
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s28
    s_max_u32 s29, s1, 3
    s_max_u32 s30, s3, 3
    v_lshrrev_b32_e32 v1, s26, v0
    s_and_b32 s26, s25, 3
    s_add_u32 s29, s29, -3
    s_add_u32 s30, s30, -3
    s_delay_alu instid0(VALU_DEP_1)
    v_dual_mov_b32 v7, 0 :: v_dual_add_nc_u32 v10, s12, v1
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v9, 0
    v_mov_b32_e32 v8, 0
    s_branch L9
L0:
    s_mov_b32 exec_lo, s12
    buffer_load_b32 v11, v10, s[16:19], 0 idxen
    v_mul_lo_u32 v1, v10, s25
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v1, v1, v5
    s_cmp_eq_u32 s26, 0
    s_cbranch_scc0 L1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e64 s12, s29, v1
    v_cmp_gt_u32_e64 s31, s30, v1
    v_cndmask_b32_e64 v2, s1, v1, s12
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, s3, v1, s31
    v_lshlrev_b32_e32 v2, 1, v2
    s_delay_alu instid0(VALU_DEP_2)
    v_lshlrev_b32_e32 v3, 1, v1
    buffer_load_b64 v[1:2], v2, s[4:7], 0 offen
    buffer_load_b64 v[3:4], v3, s[8:11], 0 offen
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v12, 16, v1
    v_and_b32_e32 v1, 0xffff0000, v1
    v_lshlrev_b32_e32 v13, 16, v2
    v_and_b32_e32 v2, 0xffff0000, v2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v14, 16, v3
    v_and_b32_e32 v3, 0xffff0000, v3
    v_lshlrev_b32_e32 v15, 16, v4
    v_and_b32_e32 v4, 0xffff0000, v4
    s_branch L8
L1:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_lshlrev_b32_e32 v2, 1, v1
    v_add_nc_u32_e32 v3, 1, v1
    v_cmp_gt_u32_e64 s31, s1, v3
    buffer_load_u16 v4, v2, s[4:7], 0 offen
    buffer_load_u16 v13, v2, s[8:11], 0 offen
    s_and_b32 s32, exec_lo, s31
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s32
    buffer_load_u16 v12, v2, s[4:7], 0 offen offset:2
    s_mov_b32 exec_lo, s12
L2:
    v_cmp_gt_u32_e64 s32, s3, v3
    s_and_b32 s33, exec_lo, s32
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s33
    buffer_load_u16 v3, v2, s[8:11], 0 offen offset:2
    s_mov_b32 exec_lo, s12
L3:
    v_add_nc_u32_e32 v14, 2, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s33, s1, v14
    s_and_b32 s34, exec_lo, s33
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s34
    buffer_load_u16 v15, v2, s[4:7], 0 offen offset:4
    s_mov_b32 exec_lo, s12
L4:
    v_cmp_gt_u32_e64 s34, s3, v14
    s_and_b32 s35, exec_lo, s34
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s35
    buffer_load_u16 v14, v2, s[8:11], 0 offen offset:4
    s_mov_b32 exec_lo, s12
L5:
    v_add_nc_u32_e32 v1, 3, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s35, s1, v1
    s_and_b32 s36, exec_lo, s35
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s36
    buffer_load_u16 v16, v2, s[4:7], 0 offen offset:6
    s_mov_b32 exec_lo, s12
L6:
    v_cmp_gt_u32_e64 s36, s3, v1
    s_and_b32 s37, exec_lo, s36
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s37
    buffer_load_u16 v1, v2, s[8:11], 0 offen offset:6
    s_mov_b32 exec_lo, s12
L7:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v2, 0, v12, s31
    v_cndmask_b32_e64 v3, 0, v3, s32
    v_cndmask_b32_e64 v15, 0, v15, s33
    v_cndmask_b32_e64 v17, 0, v14, s34
    v_cndmask_b32_e64 v16, 0, v16, s35
    v_cndmask_b32_e64 v18, 0, v1, s36
    v_lshlrev_b32_e32 v12, 16, v4
    v_lshlrev_b32_e32 v14, 16, v13
    v_lshlrev_b32_e32 v1, 16, v2
    v_lshlrev_b32_e32 v3, 16, v3
    v_lshlrev_b32_e32 v13, 16, v15
    v_lshlrev_b32_e32 v15, 16, v17
    v_lshlrev_b32_e32 v2, 16, v16
    v_lshlrev_b32_e32 v4, 16, v18
L8:
    v_mul_f32_e32 v12, v12, v11
    v_mul_f32_e32 v1, v1, v11
    v_mul_f32_e32 v13, v13, v11
    v_mul_f32_e32 v2, v2, v11
    v_add_nc_u32_e64 v10, v10, s15 clamp
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_dual_fmac_f32 v6, v12, v14 :: v_dual_fmac_f32 v7, v1, v3
    v_dual_fmac_f32 v8, v13, v15 :: v_dual_fmac_f32 v9, v2, v4
L9:
    s_delay_alu instid0(VALU_DEP_3)
    v_cmp_gt_u32_e32 vcc_lo, s0, v10
    s_and_b32 s12, exec_lo, vcc_lo
    s_cbranch_scc1 L0
    s_mov_b32 exec_lo, s2
L10:
    v_add_nc_u32_e32 v5, s13, v0
    v_cndmask_b32_e64 v1, 0, v6, s24
    v_cndmask_b32_e64 v2, 0, v7, s24
    v_cndmask_b32_e64 v3, 0, v8, s24
    v_cndmask_b32_e64 v4, 0, v9, s24
    v_cmp_gt_u32_e32 vcc_lo, s27, v0
    v_cmp_gt_u32_e64 s1, s25, v5
    v_lshlrev_b32_e32 v6, 4, v0
    s_and_b32 s0, vcc_lo, s1
    ds_store_b128 v6, v[1:4]
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s0
    v_mov_b32_e32 v1, 0
    s_branch L12
L11:
    s_mov_b32 exec_lo, s1
    v_lshlrev_b32_e32 v2, 2, v0
    ds_load_b32 v2, v2
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v1, v1, v2
    v_add_nc_u32_e64 v0, v0, s27 clamp
L12:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, 0x400, v0
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc1 L11
    s_mov_b32 exec_lo, s0
    s_mul_i32 s0, s14, s25
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v0, s0, v5
    buffer_store_b32 v1, v0, s[20:23], 0 idxen
L13:
    s_endpgm
