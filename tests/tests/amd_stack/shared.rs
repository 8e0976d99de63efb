//! Memory that several addresses and processes share: DMA buffers and ROCr's virtual memory.

use super::{Stack, all_right};

/// Lines that shared.c prints.
const CHECKS: usize = 9;

#[test]
fn two_processes_share_dma_buffers_and_virtual_memory() {
    let Some(stack) = Stack::find("DMA buffers of the virtual device", &["gcc"]) else { return };
    let program = stack.hsa("shared.c");
    for sdma in ["1", "0"] {
        all_right(&stack.run(&program, &[], &[("HSA_ENABLE_SDMA", sdma)]), CHECKS);
    }
}
