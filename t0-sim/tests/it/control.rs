//! Rarely used program control.

use crate::text::Kernel;
use t0_sim::exec::FaultKind;

/// The passes of a subvector loop over the possible EXEC masks: each pass adds 1 to v2 and to s20.
#[test]
fn a_subvector_loop_runs_once_per_active_half() {
    for (low, high, passes) in [(u32::MAX, u32::MAX, 2), (0xff, 0, 1), (0, 0xf0f0, 1), (0x8000_0000, 1, 2), (0, 0, 0)] {
        let body = format!(
            "v_mov_b32_e32 v2, 0\ns_mov_b32 s20, 0\ns_mov_b32 exec_lo, 0x{low:x}\ns_mov_b32 exec_hi, 0x{high:x}\n\
             s_subvector_loop_begin s16, 4\n\
             v_add_nc_u32_e32 v2, 1, v2\ns_add_i32 s20, s20, 1\ns_nop 0\n\
             s_subvector_loop_end s16, -4\n\
             s_mov_b32 s21, exec_lo\ns_mov_b32 s22, exec_hi\ns_mov_b64 exec, -1\nglobal_store_b32 v1, v2, s[4:5]\n\
             v_mov_b32_e32 v3, 0\nv_mov_b32_e32 v4, s20\nv_mov_b32_e32 v5, s21\nv_mov_b32_e32 v6, s22\n\
             global_store_b96 v3, v[4:6], s[4:5] offset:256"
        );
        for strict in [false, true] {
            let mut memory = vec![0; 67];
            let mut kernel = Kernel::new(&body).wave64();
            kernel.strict = strict;
            kernel.run(&mut memory).expect("it runs");
            assert_eq!(memory[64..], [passes, low, high], "passes and EXEC behind the loop");
            let lanes = u64::from(low) | u64::from(high) << 32;
            for (lane, got) in memory.iter().take(64).enumerate() {
                assert_eq!(*got, (lanes >> lane & 1) as u32, "lane {lane} of {lanes:x}");
            }
        }
    }
}

/// Encodings that no assembler writes and that a card executed.
#[test]
fn encodings_with_unused_operands_are_executed() {
    // v_interp_p10_f32 v4, v1, s20, v0; and ds_add_u32 v1, v0 with v200 in the field of the result that it does not
    // have.
    let body = "s_mov_b32 s20, 2.0\nv_cvt_f32_u32_e32 v1, v0\nv_mov_b32_e32 v2, 1.0\n.long 0xcd000004, 0x04082901\n\
                v_mov_b32_e32 v3, 4\nv_mov_b32_e32 v5, 1\n.long 0xd8000000, 0xc8000503\ns_waitcnt lgkmcnt(0)\n\
                v_mov_b32_e32 v6, 4\nds_load_b32 v5, v6\ns_waitcnt lgkmcnt(0)\nv_lshlrev_b32_e32 v1, 3, v0\n\
                global_store_b64 v1, v[4:5], s[4:5]";
    for strict in [false, true] {
        let mut memory = vec![0; 64];
        let mut kernel = Kernel::new(body);
        kernel.strict = strict;
        // The word in LDS that the instruction adds to.
        kernel.body =
            format!("v_mov_b32_e32 v8, 0\nds_store_b32 v8, v8 offset:4\ns_waitcnt lgkmcnt(0)\n{}", kernel.body);
        kernel.run(&mut memory).expect("it runs");
        for lane in 0..32 {
            // Lane 1 of the quad times two, plus one.
            let want = ((lane & !3) + 1) as f32 * 2.0 + 1.0;
            assert_eq!(memory[2 * lane], want.to_bits(), "lane {lane}");
            assert_eq!(memory[2 * lane + 1], 32, "all lanes added one");
        }
    }
    // An SGPR that does not exist is refused.
    let fault = Kernel::new(".long 0xcd000004, 0x0408fb01").run(&mut [0; 4]).expect_err("s125 is m0");
    assert!(matches!(fault.kind, FaultKind::IllegalInstruction { .. }), "{fault}");
}

#[test]
fn a_wave_that_halts_after_a_message_is_a_trap() {
    let fault = Kernel::new("s_sendmsghalt sendmsg(MSG_INTERRUPT)").run(&mut [0; 4]).expect_err("nobody resumes it");
    assert!(matches!(fault.kind, FaultKind::Trap { id: 1 }), "{fault}");
}

#[test]
fn the_end_of_an_ordered_section_ends_a_wave() {
    let mut memory = vec![0; 32];
    Kernel::new("s_endpgm_ordered_ps_done\nglobal_store_b32 v1, v1, s[4:5]").run(&mut memory).expect("it runs");
    assert_eq!(memory, [0; 32]);
}

/// The clocks of a run without the host's time count instructions, and 64 for each unit of a sleep.
#[test]
fn a_sleep_adds_its_clocks_to_the_count() {
    let body = "s_sendmsg_rtn_b64 s[20:21], sendmsg(MSG_RTN_GET_REALTIME)\ns_waitcnt lgkmcnt(0)\ns_sleep 3\n\
                s_sendmsg_rtn_b64 s[22:23], sendmsg(MSG_RTN_GET_REALTIME)\ns_waitcnt lgkmcnt(0)\n\
                s_getreg_b32 s24, hwreg(HW_REG_SHADER_CYCLES, 0, 20)\n\
                s_sub_u32 s20, s22, s20\ns_sub_u32 s21, s24, s22\n\
                v_mov_b32_e32 v2, s20\nv_mov_b32_e32 v3, s21\nv_mov_b32_e32 v4, 0\nglobal_store_b64 v4, v[2:3], s[4:5]";
    for strict in [false, true] {
        let [first, again] = [(); 2].map(|()| {
            let mut memory = vec![0; 2];
            let mut kernel = Kernel::new(body);
            kernel.strict = strict;
            kernel.run(&mut memory).expect("it runs");
            memory
        });
        assert_eq!(first, again, "the count is the same in every run");
        // Instructions are counted when a straight run of them ends.
        let [slept, after] = first[..] else { panic!("two numbers") };
        assert!((3 * 64..3 * 64 + 16).contains(&slept) && after < 16, "three units and a few instructions: {first:?}");
    }
}
