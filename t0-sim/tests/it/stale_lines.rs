//! Stale caches: strict mode reports a load that may hit a cache line older than the store before it, and nothing else.

use crate::text::Kernel;
use t0_sim::exec::{Fault, FaultKind, Role};

/// Each lane loads a word of the other wave, and each wave stores its own words between two barriers. Then each lane
/// loads the other wave's word again.
fn exchange(load: &str, invalidate: &str) -> Kernel {
    let body = format!(
        "v_xor_b32_e32 v2, 0x80, v1\n\
         global_load_b32 v3, v2, s[4:5]\n\
         s_waitcnt vmcnt(0)\n\
         s_barrier\n\
         global_store_b32 v1, v0, s[4:5]\n\
         s_waitcnt_vscnt null, 0x0\n\
         s_barrier\n\
         {invalidate}\n\
         {load}\n\
         s_waitcnt vmcnt(0)"
    );
    let mut kernel = Kernel { wgp: true, ..Kernel::new(&body).strict() };
    (kernel.items, kernel.block) = (64, 64);
    kernel
}

const LOAD: &str = "global_load_b32 v4, v2, s[4:5]";

/// Memory that holds none of the values that the kernels store.
fn memory() -> [u32; 256] {
    [1000; 256]
}

fn fault(kernel: &Kernel) -> Box<Fault> {
    match kernel.run(&mut memory()) {
        Err(fault) => fault,
        Ok(_) => panic!("no fault\n{}", kernel.body),
    }
}

fn clean(kernel: &Kernel) {
    let run = kernel.run(&mut memory());
    assert!(run.is_ok(), "{}\n{}", kernel.body, run.unwrap_err());
}

#[test]
fn a_missing_invalidation_is_reported_with_the_store_and_the_first_load() {
    let fault = fault(&exchange(LOAD, "s_nop 0"));
    assert!(matches!(fault.kind, FaultKind::StaleLine { scalar: false, size: 4, .. }), "{fault}");
    assert!(fault.kind.to_string().contains("buffer_gl0_inv is missing"), "{fault}");
    assert_eq!(fault.instruction.as_deref(), Some(LOAD));
    let related: Vec<_> = fault.related.iter().map(|other| (other.role, other.instruction.as_deref())).collect();
    let expected = [
        (Role::Stored, Some("global_store_b32 v1, v0, s[4:5]")),
        (Role::Filled, Some("global_load_b32 v3, v2, s[4:5]")),
    ];
    assert_eq!(related, expected, "{fault}");
}

#[test]
fn correct_sequences_are_silent() {
    clean(&exchange(LOAD, "buffer_gl0_inv"));
    // A coherent load bypasses the cache; other cache policies do not.
    clean(&exchange(&format!("{LOAD} glc"), "s_nop 0"));
    for policy in ["slc", "dlc"] {
        let kernel = exchange(&format!("{LOAD} {policy}"), "s_nop 0");
        assert!(matches!(fault(&kernel).kind, FaultKind::StaleLine { .. }), "{policy}");
    }
    // In CU mode the waves share one cache.
    clean(&Kernel { wgp: false, ..exchange(LOAD, "s_nop 0") });
    // Without strict mode nothing is reported.
    clean(&Kernel { strict: false, ..exchange(LOAD, "s_nop 0") });
}

#[test]
fn an_early_invalidation_helps_only_until_the_line_is_loaded_again() {
    let early = |more: &str| {
        let kernel = exchange(LOAD, "s_nop 0");
        let body = kernel.body.replacen("s_barrier", &format!("buffer_gl0_inv\n{more}\ns_barrier"), 1);
        Kernel { body, ..kernel }
    };
    clean(&early("s_nop 0"));
    let again = "global_load_b32 v3, v2, s[4:5]\ns_waitcnt vmcnt(0)";
    assert!(matches!(fault(&early(again)).kind, FaultKind::StaleLine { .. }));
}

#[test]
fn another_word_of_the_line_brings_the_whole_line() {
    // Wave 1 loads word 33; wave 0 stores word 34, which wave 1 loads. The block of memory is aligned to a line.
    let body = "v_mov_b32_e32 v2, 0\n\
                v_cmp_gt_u32_e32 vcc_lo, 32, v0\n\
                s_cbranch_vccnz first\n\
                global_load_b32 v3, v2, s[4:5] offset:132\n\
                s_waitcnt vmcnt(0)\n\
                s_barrier\n\
                s_barrier\n\
                global_load_b32 v3, v2, s[4:5] offset:136\n\
                s_endpgm\n\
                first:\n\
                s_barrier\n\
                global_store_b32 v2, v2, s[4:5] offset:136\n\
                s_waitcnt_vscnt null, 0x0\n\
                s_barrier";
    let mut kernel = Kernel { wgp: true, ..Kernel::new(body).strict() };
    (kernel.items, kernel.block) = (64, 64);
    let mut memory = Aligned(memory());
    let fault = kernel.run(&mut memory.0).expect_err("a stale line");
    assert!(matches!(fault.kind, FaultKind::StaleLine { scalar: false, .. }), "{fault}");
    assert_eq!((fault.wave, fault.related[0].wave, fault.related[1].wave), (1, 0, 1), "{fault}");
}

#[repr(align(128))]
struct Aligned([u32; 256]);

/// One wave loads a word by a scalar load, stores it, and loads it again by a scalar load.
fn scalar(first: &str, invalidate: &str, second: &str) -> Kernel {
    Kernel::new(&format!(
        "{first}\n\
         s_waitcnt lgkmcnt(0)\n\
         global_store_b32 v1, v0, s[4:5]\n\
         s_waitcnt_vscnt null, 0x0\n\
         {invalidate}\n\
         {second}\n\
         s_waitcnt lgkmcnt(0)"
    ))
    .strict()
}

#[test]
fn a_scalar_load_after_a_store_is_stale_where_the_line_was_loaded_before() {
    let load = "s_load_b32 s16, s[4:5], 0x4";
    let fault = fault(&scalar(load, "s_nop 0", load));
    assert!(matches!(fault.kind, FaultKind::StaleLine { scalar: true, size: 4, .. }), "{fault}");
    assert!(fault.kind.to_string().contains("s_dcache_inv is missing"), "{fault}");
    assert_eq!(fault.related.iter().map(|other| other.role).collect::<Vec<_>>(), [Role::Stored, Role::Filled]);
    clean(&scalar(load, "s_dcache_inv", load));
    clean(&scalar("s_nop 0", "s_nop 0", load));
    clean(&scalar(load, "s_nop 0", &format!("{load} glc")));
    // A vector cache is another one.
    assert!(scalar(load, "buffer_gl0_inv", load).run(&mut memory()).is_err());
}

#[test]
fn each_launch_starts_with_empty_caches() {
    let load = "s_load_b32 s16, s[4:5], 0x4";
    let mut memory = memory();
    for body in [load, "global_store_b32 v1, v0, s[4:5]", load] {
        Kernel::new(&format!("{body}\ns_waitcnt lgkmcnt(0)")).strict().run(&mut memory).expect("silent");
    }
}
