//! Traces of executed instructions, for kernels that are small enough to follow by hand.

use crate::text::Kernel;
use t0_sim::exec::WaveTrace;

/// Instructions of the prologue (see `text`).
const PROLOGUE: usize = 7;

fn traces(body: &str, groups: u32, traced: u64, threads: usize) -> Vec<WaveTrace> {
    let mut kernel = Kernel::new(body).groups(groups);
    (kernel.trace, kernel.threads) = (traced, Some(threads));
    kernel.run(&mut [0; 64]).expect("it runs").trace
}

/// The addresses of the body and the end, relative to the first one.
fn body(trace: &WaveTrace) -> Vec<u64> {
    let executed = &trace.executed[PROLOGUE..];
    executed.iter().map(|one| one.address - executed[0].address).collect()
}

#[test]
fn a_loop_is_recorded_in_order() {
    let code = "s_mov_b32 s20, s15\nloop:\nv_add_nc_u32_e32 v2, 1, v2\ns_sub_u32 s20, s20, 1\ns_cbranch_scc0 loop";
    for threads in [1, 3] {
        let traces = traces(code, 5, 3, threads);
        // Workgroup n runs the loop n + 1 times. Only the first three are recorded.
        assert_eq!(traces.iter().map(|trace| trace.workgroup[0]).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(body(&traces[0]), [0, 4, 8, 12, 16], "{threads} threads");
        assert_eq!(body(&traces[2]), [0, 4, 8, 12, 4, 8, 12, 4, 8, 12, 16], "{threads} threads");
    }
}

#[test]
fn an_access_states_its_lines() {
    // The lanes of the first load read consecutive words, those of the second one are 128 bytes apart.
    let code = "v_and_b32_e32 v2, 31, v0\nv_lshlrev_b32_e32 v2, 2, v2\nglobal_load_b32 v4, v2, s[4:5]\n\
                v_and_b32_e32 v2, 1, v0\nv_lshlrev_b32_e32 v2, 7, v2\nglobal_load_b32 v5, v2, s[4:5]\ns_waitcnt vmcnt(0)";
    let traces = traces(code, 1, 1, 1);
    let lines: Vec<u16> = traces[0].executed[PROLOGUE..].iter().map(|one| one.lines).collect();
    // The buffer may start within a line.
    assert!([1, 2].contains(&lines[2]), "{lines:?}");
    assert_eq!((lines[0], lines[5]), (0, 2), "{lines:?}");
    let touched = &traces[0].touched;
    assert_eq!(touched.len(), usize::from(lines[2] + 2));
    // The second load starts at the same address as the first one.
    assert_eq!(touched[usize::from(lines[2])..], [touched[0], touched[0] + 1]);
}

#[test]
fn an_access_across_the_end_of_a_line_has_both_lines() {
    // Lanes load 16 bytes from 120 bytes after the start of a line on.
    let code = "s_and_b32 s4, s4, 0xffffff80\nv_mov_b32_e32 v2, 120\nglobal_load_b128 v[4:7], v2, s[4:5]\n\
                s_waitcnt vmcnt(0)";
    let traces = traces(code, 1, 1, 1);
    // Each of the four passes looks both lines up.
    assert_eq!(traces[0].executed[PROLOGUE + 2].lines, 8);
    assert_eq!(traces[0].touched[1], traces[0].touched[0] + 1);
}

#[test]
fn each_pass_of_a_load_counts_its_lines() {
    // Lane n accesses the start of row n % 8, and rows are 128 bytes apart. The first row starts within the buffer.
    let lines = |access: &str| {
        let mut kernel = Kernel::new(&format!(
            "s_add_u32 s4, s4, 0x7f\ns_addc_u32 s5, s5, 0\ns_and_b32 s4, s4, 0xffffff80\nv_and_b32_e32 v2, 7, v0\n\
             v_lshlrev_b32_e32 v2, 7, v2\n{access}\ns_waitcnt vmcnt(0)"
        ));
        (kernel.trace, kernel.threads) = (1, Some(1));
        let traces = kernel.run(&mut [0; 512]).expect("it runs").trace;
        (traces[0].executed[PROLOGUE + 5].lines, traces[0].touched.len())
    };
    assert_eq!(lines("global_load_b32 v4, v2, s[4:5]"), (8, 8));
    assert_eq!(lines("global_load_b64 v[4:5], v2, s[4:5]"), (16, 16));
    assert_eq!(lines("global_load_b96 v[4:6], v2, s[4:5]"), (32, 32));
    assert_eq!(lines("global_load_b128 v[4:7], v2, s[4:5]"), (32, 32));
    assert_eq!(lines("global_store_b128 v2, v[4:7], s[4:5]"), (8, 8));
}

#[test]
fn nothing_is_recorded_unless_it_is_asked_for() {
    assert!(traces("s_nop 0", 2, 0, 1).is_empty());
}

#[test]
fn only_the_listed_workgroups_run() {
    let mut kernel = Kernel::new("s_nop 0").groups(9);
    (kernel.trace, kernel.only) = (2, vec![1, 4, 7]);
    let run = kernel.run(&mut [0; 64]).expect("it runs");
    assert_eq!(run.workgroups, 3);
    assert_eq!(run.trace.iter().map(|trace| trace.workgroup[0]).collect::<Vec<_>>(), [1, 4]);
    kernel.only = vec![9];
    assert!(kernel.run(&mut [0; 64]).is_err(), "the grid has 9 workgroups");
}
