//! The tests that pass on every device, through `/dev/kfd`: this program runs them again under `t0 virtual`, where the
//! virtual device is in place of the card.
//!
//! A machine with a card runs them on it by `T0_DEVICE=kfd cargo test -p t0-tests --test it runtime_`.

#![allow(clippy::print_stdout)]

use std::env;
use std::time::{Duration, Instant};

use crate::runtime_hand::{ENDLESS, TRAP, WILD, advance, device, on_card, still_adds};
use t0::prelude::*;
use t0::{FaultKind, Launch, LostCause};
use t0_tests_share::virtual_device;

/// The tests, which open [`crate::runtime_hand::device`] or [`crate::runtime_hand::impatient`].
const TESTS: &[&str] = &[
    "runtime_launch::vector_add_for_many_sizes",
    "runtime_launch::blocks_are_whole_workgroups",
    "runtime_launch::slices_and_matrices_reach_the_kernel",
    "runtime_launch::a_view_has_the_same_bytes_as_elements_of_another_type",
    "runtime_launch::host_access_is_checked_and_counted",
    "runtime_launch::an_argument_of_another_kind_is_refused",
    "runtime_launch::kernels_of_another_abi_are_refused",
    "runtime_launch::broken_images_are_refused",
    "runtime_flight::ten_thousand_launches_in_flight",
    "runtime_flight::kernargs_are_not_overwritten_under_pressure",
    "runtime_flight::threads_share_a_device",
    "runtime_flight::streams_keep_the_order_of_shared_buffers",
    "runtime_flight::dropping_early_frees_nothing_early",
    "runtime_flight::events_mark_and_time",
    "runtime_flight::a_device_may_be_dropped_busy",
    "runtime_graph::replays_of_random_sequences_equal_plain_launches",
    "runtime_graph::recording_runs_nothing_and_a_report_covers_all_launches",
    "runtime_graph::running_replays_keep_their_arguments",
    "runtime_graph::full_rings_delay_replays",
    "runtime_graph::a_graph_owns_its_buffers",
    "runtime_graph::replays_are_ordered_with_other_streams",
    "runtime_graph::launches_with_scratch_are_replayed",
    "runtime_graph::kernels_with_messages_fall_back_to_ordinary_launches",
    "runtime_graph::launches_that_do_not_fit_at_once_fall_back_to_ordinary_launches",
    "runtime_graph::requirements_are_checked_again",
    "runtime_graph::a_launch_that_does_not_fit_is_an_error_or_runs_as_it_is",
    "runtime_graph::a_recording_that_fails_records_nothing",
    "runtime_graph::a_replay_ends_after_all_of_its_launches",
    "runtime_graph::threads_replay_their_graphs_at_once",
    "runtime_threads::a_replay_that_waits_for_space_loses_no_updates_of_a_launch",
    "runtime_threads::replays_of_several_threads_lose_no_updates",
    "runtime_threads::the_host_sees_replays_as_a_whole",
    "runtime_threads::a_recording_belongs_to_its_thread",
    "runtime_reliability::every_read_of_what_an_aborted_launch_was_to_write_is_an_error",
    "runtime_reliability::graphs_do_not_read_it_either",
    "runtime_reliability::one_write_of_all_of_it_makes_it_reliable",
    "runtime_reliability::only_what_was_to_be_written_is_unreliable",
    "runtime_reliability::launches_of_other_streams_pass_it_on",
    "runtime_fault::an_endless_loop_without_a_budget_meets_the_timeout",
    "runtime_fault::a_timeout_names_the_kernel_that_is_stuck",
    "runtime_lost::scratch_is_laid_out_and_limited",
    "runtime_card::a_failed_assertion_is_reported",
    "runtime_card::a_trap_is_reported_with_its_line",
];
/// The tests that lose the card, each in a process of its own.
const LOSE: &[&str] = &["runtime_card::a_wild_store_loses_the_card"];

/// How long all tests of a process may take.
const LIMIT: Duration = Duration::from_secs(240);

/// Runs tests of this program on the virtual device under `t0 virtual`.
#[track_caller]
fn run_on_card(tests: &[&str]) {
    if !virtual_device::SUPPORTED {
        println!("SKIPPED tests through the driver: `t0 virtual` needs Linux on x86-64 with glibc");
        return;
    }
    let mut command = virtual_device::command(&env::current_exe().expect("a test has a path"));
    // One after the other: they all use the same device, and some measure its free memory.
    command.args(["--exact", "--test-threads=1"]).args(tests).env_remove("T0_PROFILE");
    let output = virtual_device::run(&mut command, LIMIT).success();
    let passed = format!("test result: ok. {} passed; 0 failed", tests.len());
    assert!(output.contains(&passed), "a name of the list has changed:\n{output}");
}

#[test]
fn tests_pass_through_the_driver() {
    run_on_card(TESTS);
}

#[test]
fn faults_are_reported_through_the_driver() {
    LOSE.iter().for_each(|test| run_on_card(&[test]));
}

/// Stores nothing that is not below the limit.
#[t0::kernel(block = 32, grid = out.len())]
fn below(limit: u32, mut out: InOut<u32>) {
    let i = global_id();
    assert!(out[i] < limit, "element {} is {}", i, out[i]);
    out[i] += 1;
}

#[test]
fn a_failed_assertion_is_reported() {
    let gpu = device();
    let mut out = gpu.upload(&[6u32; 64]).unwrap();
    below(7, &mut out).run(&gpu).unwrap();
    let Error::Assertion(failed) = below(7, &mut out).run(&gpu).unwrap_err() else { panic!("an assertion") };
    assert!(failed.to_string().contains(" is 7"), "{failed}");
    assert_eq!(out.download_unreliable().unwrap(), [8; 64], "the launch continues");
    // The device still works.
    out.fill(1).unwrap();
    below(7, &mut out).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [2; 64]);
}

#[test]
fn a_trap_is_reported_with_its_line() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut data = gpu.zeros::<u32>(64).unwrap();
    for round in 1..=3 {
        let start = Instant::now();
        advance(&mut data, 1).over(64).enqueue(&stream).unwrap();
        Launch::new(&TRAP).over(640).enqueue(&stream).unwrap();
        let Error::Fault(fault) = stream.wait().unwrap_err() else { panic!("a fault") };
        assert_eq!((fault.kernel, fault.line, fault.kind), ("trap", 71, FaultKind::Trap), "{fault}");
        assert!(!fault.device_lost && start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
        assert_eq!(data.download().unwrap(), [round; 64]);
    }
    still_adds(&gpu);
}

/// The driver stops all work of the process, so this test does nothing unless it has a process of its own.
#[test]
fn a_wild_store_loses_the_card() {
    if !on_card() || !env::args().any(|argument| argument == LOSE[0]) {
        return;
    }
    let gpu = Device::builder().kfd(0).open().unwrap();
    let (busy, culprit) = (gpu.stream().unwrap(), gpu.stream().unwrap());
    let mut done = gpu.zeros::<u32>(64).unwrap();
    advance(&mut done, 3).over(64).run(&gpu).unwrap();
    Launch::new(&ENDLESS).over(32).enqueue(&busy).unwrap();
    Launch::new(&WILD).over(32).enqueue(&culprit).unwrap();
    let start = Instant::now();
    for (stream, kernel) in [(culprit, "wild"), (busy, "endless")] {
        let error = stream.wait().unwrap_err();
        let Error::Lost(lost) = &error else { panic!("{error}") };
        assert_eq!((lost.cause, lost.address, &*lost.in_flight), (LostCause::NotMapped, Some(0), &[kernel][..]));
        assert!(
            error.to_string().ends_with("Start the program again, with T0_DEVICE=virtual to see the line"),
            "{error}"
        );
    }
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
    assert!(matches!(gpu.zeros::<u32>(1), Err(Error::Lost(_))));
    assert!(matches!(Device::builder().kfd(0).open(), Err(Error::Lost(_))));
    assert_eq!(done.download().unwrap(), [3; 64], "what was complete before can be read");
}
