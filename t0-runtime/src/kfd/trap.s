; The second-level trap handler of the runtime. It starts with the program counter in ttmp0 and ttmp1, the trap's number in
; bits 16 to 23 of ttmp1, and the address of the record in ttmp14 and ttmp15. The wave never continues, so its registers
; need not be kept.
	s_getreg_b32 ttmp3, hwreg(HW_REG_TRAPSTS)
	s_mov_b64 exec, 1
	v_mov_b32 v0, ttmp14
	v_mov_b32 v1, ttmp15
	; Only the first wave fills in the record.
	v_mov_b32 v2, 1
	v_mov_b32 v3, 0
	global_atomic_cmpswap_b32 v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 ttmp2, v4
	s_cmp_lg_u32 ttmp2, 0
	s_cbranch_scc1 stop
	s_sendmsg_rtn_b32 ttmp2, sendmsg(MSG_RTN_GET_DOORBELL)
	s_waitcnt lgkmcnt(0)
	s_and_b32 ttmp2, ttmp2, 0x3ff
	v_mov_b32 v2, ttmp0
	v_mov_b32 v3, ttmp1
	v_mov_b32 v4, ttmp3
	v_mov_b32 v5, ttmp2
	global_store_b128 v[0:1], v[2:5], off offset:16
	s_waitcnt_vscnt null, 0
	v_mov_b32 v2, 1
	global_store_b32 v[0:1], v2, off offset:4
	s_waitcnt_vscnt null, 0
	; The driver adds the exceptions, from bit 10 on, to the word that the save area names, and raises its event.
	s_mov_b32 ttmp4, 0x800
	s_bitcmp1_b32 ttmp3, 8
	s_cselect_b32 ttmp4, 0x8000, ttmp4
	s_bitcmp1_b32 ttmp3, 11
	s_cselect_b32 ttmp4, 0x2000, ttmp4
	s_or_b32 m0, ttmp4, ttmp2
	s_nop 0
	s_sendmsg sendmsg(MSG_INTERRUPT)
stop:
	; Neither the instruction nor its exception occurs again.
	s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 11, 1), 0
	s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 8, 1), 0
	s_getpc_b64 ttmp[0:1]
	s_add_u32 ttmp0, ttmp0, 16
	s_addc_u32 ttmp1, ttmp1, 0
	s_sethalt 1
	s_rfe_b64 ttmp[0:1]
	; The wave is halted here, until its queue is destroyed.
	s_sleep 127
	s_branch stop
