//! Execution counts of each instruction, for kernels that are small enough to count by hand.

use crate::text::Kernel;

/// Instructions of the prologue (see `text`).
const PROLOGUE: usize = 7;

/// Counts of the instructions of the body and of the end, by their position. All instructions before the body are
/// executed once per wave.
fn counts(kernel: &Kernel, waves: u64) -> Vec<u64> {
    let stats = kernel.run(&mut [0; 64]).expect("it runs");
    let executions = stats.executions.expect("it was asked for");
    assert_eq!(executions.total(), stats.instructions);
    let addresses: Vec<u64> = executions.iter().map(|(address, _)| address).collect();
    assert!(addresses.is_sorted_by(|a, b| a < b));
    let counts: Vec<u64> = executions.iter().map(|(_, count)| count).collect();
    assert_eq!(counts[..PROLOGUE], [waves; PROLOGUE]);
    counts[PROLOGUE..].to_vec()
}

fn counting(body: &str) -> Kernel {
    let mut kernel = Kernel::new(body);
    kernel.executions = true;
    kernel
}

#[test]
fn a_loop_is_counted_by_instruction() {
    // Workgroup n runs the loop n + 1 times; the instruction after the branch is never reached.
    let body = "s_mov_b32 s20, s15\nloop:\nv_add_nc_u32_e32 v2, 1, v2\ns_sub_u32 s20, s20, 1\ns_nop 0\n\
                s_cbranch_scc0 loop\ns_branch over\nv_mov_b32_e32 v3, 1\nover:\nv_mov_b32_e32 v4, 1";
    for (threads, profile, strict) in [(1, false, false), (2, true, false), (3, false, false), (1, true, true)] {
        let mut kernel = counting(body).groups(5);
        (kernel.threads, kernel.profile, kernel.strict) = (Some(threads), profile, strict);
        assert_eq!(counts(&kernel, 5), [5, 15, 15, 15, 15, 5, 5, 5], "{threads} threads");
    }
}

#[test]
fn both_halves_of_a_wave64_count_once() {
    let kernel = counting("v_add_nc_u32_e32 v2, 1, v2\nglobal_load_b32 v3, v1, s[4:5]\ns_waitcnt vmcnt(0)").wave64();
    assert_eq!(counts(&kernel, 1), [1; 4]);
}

#[test]
fn code_after_a_computed_jump_is_counted() {
    // The code after s_setpc is translated when a wave gets there; the second workgroup finds it translated.
    let body = "s_getpc_b64 s[20:21]\ns_add_u32 s20, s20, 20\ns_addc_u32 s21, s21, 0\ns_setpc_b64 s[20:21]\n\
                s_nop 0\ns_nop 0\nv_mov_b32_e32 v4, 1";
    assert_eq!(counts(&counting(body).groups(2), 2), [2; 6]);
}

#[test]
fn nothing_is_counted_unless_it_is_asked_for() {
    let stats = Kernel::new("s_nop 0").run(&mut [0; 4]).expect("it runs");
    assert_eq!(stats.executions, None);
}

#[test]
fn a_jump_to_an_instruction_that_does_nothing_counts_it() {
    // Outside strict mode, waits and s_nop have no steps, so that the jump leads to the step of a later instruction.
    let body = "s_mov_b32 s20, 3\nloop:\ns_nop 0\ns_waitcnt vmcnt(0)\ns_sub_u32 s20, s20, 1\n\
                s_cbranch_scc0 loop\ns_cbranch_scc1 over\nv_mov_b32_e32 v3, 1\nover:\ns_nop 0\ns_nop 0";
    let expected = PROLOGUE as u64 + 1 + 4 * 4 + 1 + 3;
    for strict in [false, true] {
        let mut kernel = Kernel::new(body);
        kernel.strict = strict;
        assert_eq!(kernel.run(&mut [0; 64]).expect("it runs").instructions, expected, "strict: {strict}");
        kernel.executions = true;
        assert_eq!(kernel.run(&mut [0; 64]).expect("it runs").executions.map(|all| all.total()), Some(expected));
    }
}
