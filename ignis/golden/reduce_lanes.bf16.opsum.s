; 7 VGPRs, 66 SGPRs, 0 bytes of LDS, 0 of scratch, 569 instructions
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b64 s[2:3], s[0:1], 0x30
    s_load_b32 s12, s[0:1], 0x38
    s_load_b512 s[16:31], s[0:1], 0x40
    s_load_b512 s[32:47], s[0:1], 0x80
    s_load_b512 s[48:63], s[0:1], 0xc0
    s_load_b64 s[64:65], s[0:1], 0x100
    s_load_b32 s0, s[0:1], 0x108
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    v_lshl_add_u32 v0, s13, 6, v0
    s_or_b32 s5, s5, 0x20000
    s_or_b32 s9, s9, 0x40000
    s_cmp_lt_u32 1, s16
    s_cbranch_scc0 L0
    v_mul_hi_u32 v1, v0, s23
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, v1, v0
    v_lshrrev_b32_e32 v1, s29, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v2, v1, s17
    v_sub_nc_u32_e32 v2, v0, v2
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_lo_u32 v2, v2, s35
    s_branch L3
L0:
    s_cmp_eq_u32 1, s16
    s_cbranch_scc1 L1
    v_mov_b32_e32 v2, 0
    s_branch L2
L1:
    v_mul_lo_u32 v2, v0, s35
L2:
    v_mov_b32_e32 v1, v0
L3:
    s_cmp_lt_u32 2, s16
    s_cbranch_scc0 L4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v3, v1, s24
    v_add_nc_u32_e32 v3, v3, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v3, s30, v3
    v_mul_lo_u32 v4, v3, s18
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v1, v4
    v_mul_lo_u32 v1, v1, s36
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v2, v2, v1
    s_branch L6
L4:
    s_cmp_eq_u32 2, s16
    s_cbranch_scc0 L5
    v_mul_lo_u32 v3, v1, s36
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v2, v2, v3
L5:
    v_mov_b32_e32 v3, v1
L6:
    s_cmp_lt_u32 3, s16
    s_cbranch_scc0 L7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v3, s25
    v_add_nc_u32_e32 v1, v1, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, s31, v1
    v_mul_lo_u32 v4, v1, s19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v3, v3, v4
    v_mul_lo_u32 v3, v3, s37
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v2, v2, v3
    s_branch L9
L7:
    s_cmp_eq_u32 3, s16
    s_cbranch_scc0 L8
    v_mul_lo_u32 v1, v3, s37
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v2, v2, v1
L8:
    v_mov_b32_e32 v1, v3
L9:
    s_cmp_lt_u32 4, s16
    s_cbranch_scc0 L10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v3, v1, s26
    v_add_nc_u32_e32 v3, v3, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v3, s32, v3
    v_mul_lo_u32 v4, v3, s20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v1, v4
    v_mul_lo_u32 v1, v1, s38
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v2, v2, v1
    s_branch L12
L10:
    s_cmp_eq_u32 4, s16
    s_cbranch_scc0 L11
    v_mul_lo_u32 v3, v1, s38
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v2, v2, v3
L11:
    v_mov_b32_e32 v3, v1
L12:
    s_cmp_lt_u32 5, s16
    s_cbranch_scc0 L13
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v3, s27
    v_add_nc_u32_e32 v1, v1, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, s33, v1
    v_mul_lo_u32 v4, v1, s21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v3, v3, v4
    v_mul_lo_u32 v3, v3, s39
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v2, v2, v3
    s_branch L15
L13:
    s_cmp_eq_u32 5, s16
    s_cbranch_scc0 L14
    v_mul_lo_u32 v1, v3, s39
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v2, v2, v1
L14:
    v_mov_b32_e32 v1, v3
L15:
    s_cmp_lt_u32 6, s16
    s_cbranch_scc0 L16
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v3, v1, s28
    v_add_nc_u32_e32 v3, v3, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v3, s34, v3
    v_mul_lo_u32 v3, v3, s22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v1, v3
    v_mul_lo_u32 v1, v1, s40
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v2, v2, v1
    s_branch L17
L16:
    s_cmp_eq_u32 6, s16
    s_cbranch_scc0 L17
    v_mul_lo_u32 v1, v1, s40
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v2, v2, v1
L17:
    s_mul_i32 s1, s14, s12
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s12, s1, s12
    s_min_u32 s3, s12, s3
    s_cmp_eq_u32 s41, 1
    s_cbranch_scc0 L22
    s_sub_u32 s12, s3, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_and_b32 s12, s12, -4
    s_cmp_lt_u32 s1, s3
    s_cselect_b32 s12, s12, 0
    s_add_u32 s12, s1, s12
    v_mov_b32_e32 v1, 0
    s_branch L19
L18:
    s_mul_i32 s13, s1, s60
    s_add_u32 s15, s1, 1
    s_add_u32 s16, s1, 2
    v_add_nc_u32_e32 v3, s13, v2
    s_mul_i32 s13, s15, s60
    s_mul_i32 s15, s16, s60
    s_add_u32 s16, s1, 3
    v_add_nc_u32_e32 v4, s13, v2
    v_add_nc_u32_e32 v5, s15, v2
    s_mul_i32 s13, s16, s60
    s_add_u32 s1, s1, 4
    v_add_nc_u32_e32 v6, s13, v2
    buffer_load_u16 v3, v3, s[4:7], 0 idxen
    buffer_load_u16 v4, v4, s[4:7], 0 idxen
    buffer_load_u16 v5, v5, s[4:7], 0 idxen
    buffer_load_u16 v6, v6, s[4:7], 0 idxen
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v3, 16, v3
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v4, 16, v4
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v5, 16, v5
    v_add_f32_e32 v1, v1, v3
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v6
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v1, v1, v4
    v_add_f32_e32 v1, v1, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v1, v1, v3
L19:
    s_cmp_lt_u32 s1, s12
    s_cbranch_scc1 L18
    s_branch L21
L20:
    s_mul_i32 s12, s1, s60
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v3, s12, v2
    buffer_load_u16 v3, v3, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_f32_e32 v1, v1, v3
    s_add_u32 s1, s1, 1
L21:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s1, s3
    s_cbranch_scc1 L20
    s_branch L81
L22:
    s_sub_u32 s12, s3, s1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
    s_and_b32 s12, s12, -2
    s_cmp_lt_u32 s1, s3
    s_cselect_b32 s12, s12, 0
    s_add_u32 s12, s1, s12
    v_mov_b32_e32 v1, 0
    s_branch L60
L23:
    s_cmp_lt_u32 1, s41
    s_cbranch_scc0 L24
    s_mul_hi_u32 s13, s1, s48
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s13, s13, s1
    s_lshr_b32 s13, s13, s54
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s15, s13, s42
    s_sub_u32 s15, s1, s15
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s15, s15, s60
    s_branch L27
L24:
    s_cmp_eq_u32 1, s41
    s_cbranch_scc1 L25
    s_mov_b32 s15, 0
    s_branch L26
L25:
    s_mul_i32 s15, s1, s60
L26:
    s_mov_b32 s13, s1
L27:
    s_cmp_lt_u32 2, s41
    s_cbranch_scc0 L28
    s_mul_hi_u32 s16, s13, s49
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s16, s16, s13
    s_lshr_b32 s16, s16, s55
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s17, s16, s43
    s_sub_u32 s13, s13, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s13, s13, s61
    s_add_u32 s15, s15, s13
    s_branch L30
L28:
    s_cmp_eq_u32 2, s41
    s_cbranch_scc0 L29
    s_mul_i32 s16, s13, s61
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s15, s15, s16
L29:
    s_mov_b32 s16, s13
L30:
    s_cmp_lt_u32 3, s41
    s_cbranch_scc0 L31
    s_mul_hi_u32 s13, s16, s50
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s13, s13, s16
    s_lshr_b32 s13, s13, s56
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s17, s13, s44
    s_sub_u32 s16, s16, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s16, s16, s62
    s_add_u32 s15, s15, s16
    s_branch L33
L31:
    s_cmp_eq_u32 3, s41
    s_cbranch_scc0 L32
    s_mul_i32 s13, s16, s62
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s15, s15, s13
L32:
    s_mov_b32 s13, s16
L33:
    s_cmp_lt_u32 4, s41
    s_cbranch_scc0 L34
    s_mul_hi_u32 s16, s13, s51
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s16, s16, s13
    s_lshr_b32 s16, s16, s57
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s17, s16, s45
    s_sub_u32 s13, s13, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s13, s13, s63
    s_add_u32 s15, s15, s13
    s_branch L36
L34:
    s_cmp_eq_u32 4, s41
    s_cbranch_scc0 L35
    s_mul_i32 s16, s13, s63
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s15, s15, s16
L35:
    s_mov_b32 s16, s13
L36:
    s_cmp_lt_u32 5, s41
    s_cbranch_scc0 L37
    s_mul_hi_u32 s13, s16, s52
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s13, s13, s16
    s_lshr_b32 s13, s13, s58
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s17, s13, s46
    s_sub_u32 s16, s16, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s16, s16, s64
    s_add_u32 s15, s15, s16
    s_branch L39
L37:
    s_cmp_eq_u32 5, s41
    s_cbranch_scc0 L38
    s_mul_i32 s13, s16, s64
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s15, s15, s13
L38:
    s_mov_b32 s13, s16
L39:
    s_cmp_lt_u32 6, s41
    s_cbranch_scc0 L40
    s_mul_hi_u32 s16, s13, s53
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s16, s16, s13
    s_lshr_b32 s16, s16, s59
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s16, s16, s47
    s_sub_u32 s13, s13, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s13, s13, s65
    s_add_u32 s15, s15, s13
    s_branch L41
L40:
    s_cmp_eq_u32 6, s41
    s_cbranch_scc0 L41
    s_mul_i32 s13, s13, s65
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s15, s15, s13
L41:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v3, s15, v2
    s_add_u32 s13, s1, 1
    buffer_load_u16 v3, v3, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_f32_e32 v1, v1, v3
    s_cmp_lt_u32 1, s41
    s_cbranch_scc0 L42
    s_mul_hi_u32 s15, s13, s48
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s15, s15, s1
    s_add_u32 s15, s15, 1
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_lshr_b32 s15, s15, s54
    s_mul_i32 s16, s15, s42
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_sub_u32 s13, s13, s16
    s_mul_i32 s16, s13, s60
    s_branch L45
L42:
    s_cmp_eq_u32 1, s41
    s_cbranch_scc1 L43
    s_mov_b32 s16, 0
    s_branch L44
L43:
    s_mul_i32 s16, s13, s60
L44:
    s_mov_b32 s15, s13
L45:
    s_cmp_lt_u32 2, s41
    s_cbranch_scc0 L46
    s_mul_hi_u32 s13, s15, s49
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s13, s13, s15
    s_lshr_b32 s13, s13, s55
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s17, s13, s43
    s_sub_u32 s15, s15, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s15, s15, s61
    s_add_u32 s16, s16, s15
    s_branch L48
L46:
    s_cmp_eq_u32 2, s41
    s_cbranch_scc0 L47
    s_mul_i32 s13, s15, s61
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s16, s16, s13
L47:
    s_mov_b32 s13, s15
L48:
    s_cmp_lt_u32 3, s41
    s_cbranch_scc0 L49
    s_mul_hi_u32 s15, s13, s50
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s15, s15, s13
    s_lshr_b32 s15, s15, s56
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s17, s15, s44
    s_sub_u32 s13, s13, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s13, s13, s62
    s_add_u32 s16, s16, s13
    s_branch L51
L49:
    s_cmp_eq_u32 3, s41
    s_cbranch_scc0 L50
    s_mul_i32 s15, s13, s62
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s16, s16, s15
L50:
    s_mov_b32 s15, s13
L51:
    s_cmp_lt_u32 4, s41
    s_cbranch_scc0 L52
    s_mul_hi_u32 s13, s15, s51
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s13, s13, s15
    s_lshr_b32 s13, s13, s57
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s17, s13, s45
    s_sub_u32 s15, s15, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s15, s15, s63
    s_add_u32 s16, s16, s15
    s_branch L54
L52:
    s_cmp_eq_u32 4, s41
    s_cbranch_scc0 L53
    s_mul_i32 s13, s15, s63
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s16, s16, s13
L53:
    s_mov_b32 s13, s15
L54:
    s_cmp_lt_u32 5, s41
    s_cbranch_scc0 L55
    s_mul_hi_u32 s15, s13, s52
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s15, s15, s13
    s_lshr_b32 s15, s15, s58
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s17, s15, s46
    s_sub_u32 s13, s13, s17
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s13, s13, s64
    s_add_u32 s16, s16, s13
    s_branch L57
L55:
    s_cmp_eq_u32 5, s41
    s_cbranch_scc0 L56
    s_mul_i32 s15, s13, s64
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s16, s16, s15
L56:
    s_mov_b32 s15, s13
L57:
    s_cmp_lt_u32 6, s41
    s_cbranch_scc0 L58
    s_mul_hi_u32 s13, s15, s53
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s13, s13, s15
    s_lshr_b32 s13, s13, s59
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s13, s13, s47
    s_sub_u32 s13, s15, s13
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s13, s13, s65
    s_add_u32 s16, s16, s13
    s_branch L59
L58:
    s_cmp_eq_u32 6, s41
    s_cbranch_scc0 L59
    s_mul_i32 s13, s15, s65
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s16, s16, s13
L59:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v3, s16, v2
    buffer_load_u16 v3, v3, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_f32_e32 v1, v1, v3
    s_add_u32 s1, s1, 2
L60:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s1, s12
    s_cbranch_scc1 L23
    s_branch L80
L61:
    s_cmp_lt_u32 1, s41
    s_cbranch_scc0 L62
    s_mul_hi_u32 s12, s1, s48
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s12, s12, s1
    s_lshr_b32 s12, s12, s54
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s13, s12, s42
    s_sub_u32 s13, s1, s13
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s13, s13, s60
    s_branch L65
L62:
    s_cmp_eq_u32 1, s41
    s_cbranch_scc1 L63
    s_mov_b32 s13, 0
    s_branch L64
L63:
    s_mul_i32 s13, s1, s60
L64:
    s_mov_b32 s12, s1
L65:
    s_cmp_lt_u32 2, s41
    s_cbranch_scc0 L66
    s_mul_hi_u32 s15, s12, s49
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s15, s15, s12
    s_lshr_b32 s15, s15, s55
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s16, s15, s43
    s_sub_u32 s12, s12, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s12, s12, s61
    s_add_u32 s13, s13, s12
    s_branch L68
L66:
    s_cmp_eq_u32 2, s41
    s_cbranch_scc0 L67
    s_mul_i32 s15, s12, s61
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s13, s13, s15
L67:
    s_mov_b32 s15, s12
L68:
    s_cmp_lt_u32 3, s41
    s_cbranch_scc0 L69
    s_mul_hi_u32 s12, s15, s50
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s12, s12, s15
    s_lshr_b32 s12, s12, s56
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s16, s12, s44
    s_sub_u32 s15, s15, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s15, s15, s62
    s_add_u32 s13, s13, s15
    s_branch L71
L69:
    s_cmp_eq_u32 3, s41
    s_cbranch_scc0 L70
    s_mul_i32 s12, s15, s62
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s13, s13, s12
L70:
    s_mov_b32 s12, s15
L71:
    s_cmp_lt_u32 4, s41
    s_cbranch_scc0 L72
    s_mul_hi_u32 s15, s12, s51
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s15, s15, s12
    s_lshr_b32 s15, s15, s57
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s16, s15, s45
    s_sub_u32 s12, s12, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s12, s12, s63
    s_add_u32 s13, s13, s12
    s_branch L74
L72:
    s_cmp_eq_u32 4, s41
    s_cbranch_scc0 L73
    s_mul_i32 s15, s12, s63
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s13, s13, s15
L73:
    s_mov_b32 s15, s12
L74:
    s_cmp_lt_u32 5, s41
    s_cbranch_scc0 L75
    s_mul_hi_u32 s12, s15, s52
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s12, s12, s15
    s_lshr_b32 s12, s12, s58
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s16, s12, s46
    s_sub_u32 s15, s15, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s15, s15, s64
    s_add_u32 s13, s13, s15
    s_branch L77
L75:
    s_cmp_eq_u32 5, s41
    s_cbranch_scc0 L76
    s_mul_i32 s12, s15, s64
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s13, s13, s12
L76:
    s_mov_b32 s12, s15
L77:
    s_cmp_lt_u32 6, s41
    s_cbranch_scc0 L78
    s_mul_hi_u32 s15, s12, s53
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s15, s15, s12
    s_lshr_b32 s15, s15, s59
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s15, s15, s47
    s_sub_u32 s12, s12, s15
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s12, s12, s65
    s_add_u32 s13, s13, s12
    s_branch L79
L78:
    s_cmp_eq_u32 6, s41
    s_cbranch_scc0 L79
    s_mul_i32 s12, s12, s65
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s13, s13, s12
L79:
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v3, s13, v2
    buffer_load_u16 v3, v3, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_f32_e32 v1, v1, v3
    s_add_u32 s1, s1, 1
L80:
    s_delay_alu instid0(SALU_CYCLE_1)
    s_cmp_lt_u32 s1, s3
    s_cbranch_scc1 L61
L81:
    s_mul_i32 s1, s14, s2
    s_delay_alu instid0(SALU_CYCLE_1)
    v_dual_mul_f32 v1, s0, v1 :: v_dual_add_nc_u32 v0, s1, v0
    buffer_store_b32 v1, v0, s[8:11], 0 idxen
    s_endpgm
