//! Notes of strict mode: lanes of a wave that store different values to the same bytes by one instruction.

use crate::text::Kernel;
use t0_sim::exec::{NoteKind, Notes};

fn notes(body: &str) -> Notes {
    Kernel::new(body).strict().run(&mut [0; 64]).unwrap_or_else(|fault| panic!("{body}\n{fault}")).notes
}

/// The lanes, the bytes of each, and whether it is LDS; of a kernel with one note that was given once.
fn conflict(body: &str) -> ([u32; 2], u32, bool) {
    let notes = notes(body);
    let list: Vec<_> = notes.iter().collect();
    assert_eq!((list.len(), notes.dropped(), list[0].times), (1, 0, 1), "{body}\n{notes:?}");
    let NoteKind::StoreConflict { lds, size, lanes, .. } = list[0].kind else { panic!("{body}\n{notes:?}") };
    (lanes, size, lds)
}

#[test]
fn different_values_at_one_place_are_noted() {
    // Lanes 0 and 1 meet at place 0, 2 and 3 at place 1.
    let pairs = "v_lshrrev_b32_e32 v2, 1, v0\nv_lshlrev_b32_e32 v2, 2, v2\n";
    assert_eq!(conflict(&format!("{pairs}global_store_b32 v2, v0, s[4:5]")), ([0, 1], 4, false));
    assert_eq!(conflict(&format!("{pairs}ds_store_b32 v2, v0")), ([0, 1], 4, true));
    assert_eq!(conflict(&format!("{pairs}buffer_store_b32 v0, v2, s[8:11], 0 offen")), ([0, 1], 4, false));
    // The lower word of lane 8 lies over the upper word of lane 7.
    let near =
        "s_mov_b32 exec_lo, 0x180\nv_mov_b32_e32 v2, v0\nv_mov_b32_e32 v3, v0\nglobal_store_b64 v1, v[2:3], s[4:5]";
    assert_eq!(conflict(near), ([7, 8], 8, false));
    // The lower halves agree, the upper ones do not.
    let high = "v_lshlrev_b32_e32 v3, 16, v0\nv_mov_b32_e32 v2, 0\nglobal_store_d16_hi_b16 v2, v3, s[4:5]";
    assert_eq!(conflict(high), ([0, 1], 2, false));
}

#[test]
fn what_is_no_conflict_is_not_noted() {
    let clean = [
        // Each lane has a place of its own, also in descending order.
        "global_store_b32 v1, v0, s[4:5]",
        "v_xor_b32_e32 v2, 0x7c, v1\nglobal_store_b32 v2, v0, s[4:5]",
        "v_xor_b32_e32 v2, 0x7c, v1\nds_store_b32 v2, v0",
        // One place, one value.
        "v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 7\nglobal_store_b32 v2, v3, s[4:5]",
        // The bytes that are stored agree, though the registers do not.
        "v_mov_b32_e32 v2, 0\nv_lshlrev_b32_e32 v3, 16, v0\nglobal_store_b16 v2, v3, s[4:5]",
        // The upper word of each lane is what the next one stores as its lower word.
        "v_mov_b32_e32 v2, v0\nv_add_nc_u32_e32 v3, 1, v0\nglobal_store_b64 v1, v[2:3], s[4:5]",
        // Only one lane stores.
        "v_mov_b32_e32 v2, 0\ns_mov_b32 exec_lo, 1\nglobal_store_b32 v2, v0, s[4:5]",
        // One after the other, by two instructions.
        "v_mov_b32_e32 v2, 0\ns_mov_b32 exec_lo, 1\nglobal_store_b32 v2, v0, s[4:5]\n\
         s_mov_b32 exec_lo, 2\nglobal_store_b32 v2, v0, s[4:5]",
        // Atomics.
        "v_mov_b32_e32 v2, 0\nglobal_atomic_add_u32 v2, v0, s[4:5]",
        "v_mov_b32_e32 v2, 0\nds_max_u32 v2, v0",
    ];
    for body in clean {
        assert!(notes(body).is_empty(), "{body}\n{:?}", notes(body));
    }
    let conflict = "v_mov_b32_e32 v2, 0\nglobal_store_b32 v2, v0, s[4:5]";
    assert!(!notes(conflict).is_empty());
    let stats = Kernel::new(conflict).run(&mut [0; 64]).expect("it has no fault");
    assert!(stats.notes.is_empty(), "only strict mode takes notes");
}

#[test]
fn notes_count_by_instruction_and_are_capped() {
    let round = "v_mov_b32_e32 v2, 0\ns_mov_b32 s20, 5\nloop:\nglobal_store_b32 v2, v0, s[4:5]\n\
                 s_sub_u32 s20, s20, 1\ns_cmp_lg_u32 s20, 0\ns_cbranch_scc1 loop";
    let notes_of_loop = notes(round);
    let list: Vec<_> = notes_of_loop.iter().collect();
    assert_eq!((list.len(), list[0].times, list[0].wave, list[0].workgroup), (1, 5, 0, [0; 3]));
    assert_eq!(list[0].instruction.to_string(), "global_store_b32 v2, v0, s[4:5]");
    let text = list[0].to_string();
    let address = text.split("address 0x").nth(1).and_then(|rest| rest.split(':').next()).expect("an address");
    let text = text.replace(address, "A").replace(&format!("{:#x}", list[0].pc), "PC");
    assert_eq!(
        text,
        "lanes 0 and 1 of one wave store different values by one instruction, 4 bytes each, at address 0xA: which one stays is unspecified\n\
         \u{20} at pc PC: global_store_b32 v2, v0, s[4:5]\n  workgroup (0, 0, 0), wave 0; 5 times in all"
    );

    let many = notes(&format!("v_mov_b32_e32 v2, 0\n{}", "ds_store_b32 v2, v0\n".repeat(11)));
    assert_eq!((many.iter().count(), many.dropped()), (8, 3));

    let other = Kernel::new(
        "s_cmp_lg_u32 s15, 2\ns_cbranch_scc1 done\nv_mov_b32_e32 v2, 0\nglobal_store_b32 v2, v0, s[4:5]\ndone:",
    );
    let notes = other.groups(4).strict().run(&mut [0; 64]).expect("it has no fault").notes;
    assert_eq!(notes.iter().map(|note| note.workgroup).collect::<Vec<_>>(), [[2, 0, 0]]);
}

#[test]
fn lanes_of_the_upper_half_of_a_wave64_have_their_numbers() {
    let body = "s_mov_b32 exec_lo, 0\nv_mov_b32_e32 v2, 0\nglobal_store_b32 v2, v0, s[4:5]";
    let notes = Kernel::new(body).wave64().strict().run(&mut [0; 64]).expect("it has no fault").notes;
    let kinds: Vec<_> = notes.iter().map(|note| note.kind).collect();
    assert!(matches!(kinds[..], [NoteKind::StoreConflict { lanes: [32, 33], .. }]), "{kinds:?}");
}
