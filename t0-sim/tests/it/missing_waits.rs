//! Memory operations in flight: strict mode reports the use of their registers before a wait, and nothing else.

use crate::text::Kernel;
use t0_sim::exec::{Fault, FaultKind, NoteKind, Role};

fn fault(kernel: &Kernel) -> Box<Fault> {
    match kernel.run(&mut [0; 256]) {
        Err(fault) => fault,
        Ok(_) => panic!("no fault\n{}", kernel.body),
    }
}

/// The report of a strict run: what is wrong, the instruction, and the operation in flight.
fn report(body: &str) -> [String; 3] {
    let fault = fault(&Kernel::new(body).strict());
    let other = fault.related.first().expect("the operation in flight");
    assert_eq!(other.role, Role::InFlight, "{fault}");
    [fault.kind.to_string(), fault.instruction.clone().expect("text"), other.instruction.clone().expect("text")]
}

fn clean(body: &str) {
    let run = Kernel::new(body).strict().run(&mut [0; 256]);
    assert!(run.is_ok(), "{body}\n{}", run.unwrap_err());
}

#[test]
fn a_result_is_used_before_a_wait() {
    let load = "global_load_b32 v2, v1, s[4:5]";
    assert_eq!(
        report(&format!("{load}\nv_mov_b32_e32 v3, v2")),
        ["v2 is read before the load into it is complete: s_waitcnt vmcnt(0) is missing", "v_mov_b32_e32 v3, v2", load]
    );
    assert_eq!(
        report(&format!(
            "{load}\nglobal_load_b32 v3, v1, s[4:5]\ns_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v2, s[4:5]"
        ))[0],
        "v2 is read before the load into it is complete: s_waitcnt vmcnt(1) is missing"
    );
    assert_eq!(
        report(&format!("{load}\nv_mov_b32_e32 v2, 0"))[0],
        "v2 is written before the load into it is complete: s_waitcnt vmcnt(0) is missing"
    );
    assert_eq!(
        report("s_load_b32 s16, s[4:5], 0x0\ns_load_b32 s17, s[4:5], 0x4\ns_waitcnt lgkmcnt(1)\ns_mov_b32 s18, s16")[0],
        "s16 is read before the scalar load into it is complete: s_waitcnt lgkmcnt(0) is missing"
    );
    assert_eq!(
        report("ds_store_b32 v1, v0\nds_load_b32 v2, v1\nv_mov_b32_e32 v3, v2")[0],
        "v2 is read before the LDS access that returns it is complete: s_waitcnt lgkmcnt(0) is missing"
    );
    // By another counter.
    assert_eq!(report(&format!("ds_store_b32 v1, v0\n{load}\nds_load_b32 v2, v1"))[2], load);
    // Without strict mode nothing is reported.
    assert!(Kernel::new(&format!("{load}\nv_mov_b32_e32 v3, v2")).run(&mut [0; 256]).is_ok());
}

#[test]
fn a_wave64_is_checked_once_for_both_halves() {
    let body = "global_load_b32 v2, v1, s[4:5]\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v3, v2";
    assert!(Kernel::new(body).wave64().strict().run(&mut [0; 256]).is_ok());
    let body = "global_load_b32 v2, v1, s[4:5]\nv_mov_b32_e32 v3, v2";
    assert!(matches!(fault(&Kernel::new(body).wave64().strict()).kind, FaultKind::MissingWait { .. }));
}

#[test]
fn a_store_and_then_an_overwrite_is_silent() {
    clean("global_store_b32 v1, v0, s[4:5]\nv_mov_b32_e32 v0, 0\nv_mov_b32_e32 v1, 0");
    clean("ds_store_b32 v1, v0\nv_mov_b32_e32 v0, 0\nv_mov_b32_e32 v1, 0");
    clean("s_load_b32 s16, s[4:5], 0x0\ns_mov_b32 s4, 0");
}

#[test]
fn legal_orders_are_silent() {
    let load = "global_load_b32 v2, v1, s[4:5]";
    clean(&format!("{load}\n{load}"));
    clean(&format!("{load}\nglobal_load_b32 v3, v1, s[4:5]\ns_waitcnt vmcnt(1)\nv_mov_b32_e32 v4, v2"));
    clean(&format!("{load}\nbuffer_load_b32 v2, v1, s[8:11], 0 offen"));
    clean("ds_store_b32 v1, v0\nds_load_b32 v2, v1\nds_load_b32 v3, v1\ns_waitcnt lgkmcnt(1)\nv_mov_b32_e32 v4, v2");
    // The program ends with operations in flight.
    clean(&format!("{load}\nglobal_store_b32 v1, v0, s[4:5]"));
}

#[test]
fn a_loop_carries_operations_to_the_next_iteration() {
    let body = |wait: &str| {
        format!(
            "v_mov_b32_e32 v2, 0\ns_mov_b32 s16, 0\nagain:\n{wait}\nv_add_nc_u32_e32 v3, v2, v0\n\
             global_load_b32 v2, v1, s[4:5]\ns_add_u32 s16, s16, 1\ns_cmp_lt_u32 s16, 3\ns_cbranch_scc1 again"
        )
    };
    clean(&body("s_waitcnt vmcnt(0)"));
    assert_eq!(report(&body("s_nop 0"))[1], "v_add_nc_u32_e32 v3, v2, v0");
}

#[test]
fn an_lds_store_must_be_complete_at_a_barrier() {
    let kernel = |body: &str| {
        let mut kernel = Kernel::new(body).strict();
        (kernel.items, kernel.block) = (64, 64);
        kernel
    };
    let fault = fault(&kernel("ds_store_b32 v1, v0\ns_barrier"));
    assert!(matches!(fault.kind, FaultKind::LdsStoreAtBarrier { count: 0 }), "{fault}");
    assert!(kernel("ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\ns_barrier").run(&mut [0; 256]).is_ok());
    // One wave needs no wait.
    clean("ds_store_b32 v1, v0\ns_barrier");
}

/// Each lane stores, and after the barrier loads what the other wave stored.
fn exchange(wait: &str) -> Kernel {
    let body = format!(
        "global_store_b32 v1, v0, s[4:5]\n{wait}\ns_barrier\nv_xor_b32_e32 v2, 0x80, v1\n\
         global_load_b32 v3, v2, s[4:5]\ns_waitcnt vmcnt(0)"
    );
    let mut kernel = Kernel::new(&body).strict();
    (kernel.items, kernel.block) = (64, 64);
    kernel
}

#[test]
fn a_store_in_flight_at_a_barrier_is_a_fault_where_waves_have_two_caches() {
    let wgp = |wait: &str| Kernel { wgp: true, ..exchange(wait) };
    let fault = fault(&wgp("s_nop 0"));
    assert!(matches!(fault.kind, FaultKind::StoreInFlight { size: 4, .. }), "{fault}");
    assert_eq!(fault.related[0].role, Role::Stored);
    assert!(wgp("s_waitcnt_vscnt null, 0x0").run(&mut [0; 256]).is_ok());
}

#[test]
fn a_store_in_flight_at_a_barrier_is_a_note_where_waves_share_a_cache() {
    let notes = |wait: &str| exchange(wait).run(&mut [0; 256]).unwrap().notes;
    let found = notes("s_nop 0");
    assert!(matches!(found.iter().next().unwrap().kind, NoteKind::StoreInFlight { size: 4, .. }), "{found:?}");
    assert!(notes("s_waitcnt_vscnt null, 0x0").is_empty());
}
