//! Where buffers are if the host cannot access the card's memory, and what a kernel cannot do with them there.

use std::time::Duration;

use t0_tests_share::by_hand::LOWER;

use super::advance;
use super::injections::{device, injector};
use super::injector::Plan;
use crate::buffer::Buffer;
use crate::device::Device;
use crate::error::Error;
use crate::graph::Graph;
use crate::kfd::process::Process;
use crate::launch::Launch;
use crate::open::VirtualOptions;
use crate::sys::Errno;

const N: usize = 100;

fn lower(data: &mut Buffer<u32>, limit: u32) -> Launch<'_> {
    Launch::new(&LOWER).view_out(data.view_mut()).scalar(limit)
}

/// Buffers work, except for atomics that no bus supports.
fn is_in_host_memory(gpu: &Device) {
    let free = gpu.available_memory();
    let mut data = gpu.upload(&[5u32; N]).expect("there is memory");
    assert_eq!(gpu.available_memory(), free, "it is not the card's memory");
    advance(&mut data, 2).over(N).run(gpu).expect("it runs");
    assert_eq!(data.download().expect("it is complete"), [7; N]);
    let error = lower(&mut data, 3).over(N).run(gpu).expect_err("the bus has no such atomic");
    assert_eq!(
        error.to_string(),
        "`lower` cannot run: it has the atomic `buffer_atomic_min_u32`, which a bus does not support, and its buffers are \
         in host memory because the host cannot map the card's memory: enable `Above 4G decoding` and `Resizable BAR` \
         in the firmware setup"
    );
    let stream = gpu.stream().expect("a stream");
    let graph = Graph::record(&stream, |stream| lower(&mut data, 3).over(N).enqueue(stream));
    assert!(matches!(graph.map(drop), Err(Error::Unlaunchable { kernel: "lower", .. })));
    assert_eq!(data.download().expect("nothing has run"), [7; N]);
}

#[test]
fn all_atomics_work_in_the_cards_memory() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::strict()).quiet().open().expect("it opens");
    let mut data = gpu.upload(&(0..N as u32).collect::<Vec<_>>()).expect("there is memory");
    lower(&mut data, 3).over(N).run(&gpu).expect("it runs");
    assert_eq!(data.download().expect("it is complete"), (0..N as u32).map(|i| i.min(3)).collect::<Vec<_>>());
}

#[test]
fn without_resizable_bar_buffers_are_in_host_memory() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::strict().small_bar()).quiet().open().expect("it opens");
    is_in_host_memory(&gpu);
}

/// The driver refuses the page of registers with ENOMEM if it has none to give.
#[test]
fn without_registers_for_hdp_buffers_are_in_host_memory() {
    let sys = injector();
    sys.plan(Plan::Nth("ALLOC_MEMORY_OF_GPU", 0, Errno::NOMEM));
    let process = Process::open(sys.clone()).expect("the driver answers");
    let gpu = device(&process, Duration::from_secs(20)).expect("it opens");
    assert_eq!(sys.failed(), ["ALLOC_MEMORY_OF_GPU"]);
    is_in_host_memory(&gpu);
}
