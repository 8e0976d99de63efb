//! Data races between lanes: which are reported, with which text, and which are not.

use t0_kernel::cpu::{Arguments, CpuError, CpuErrorKind, Run, View, ViewMut};
use t0_kernel::prelude::*;

/// Runs a body that stores no reference to an element, as all bodies in this file do, in workgroups of 64 lanes.
fn run<A: Arguments>(n: u32, arguments: A, body: impl Fn(A::Handles)) -> Result<(), CpuError> {
    // SAFETY: see above.
    unsafe { Run::new("test", [64, 1, 1], arguments, body) }.over(n).run()
}

/// The error text without the name of the file.
fn race(result: Result<(), CpuError>) -> String {
    let error = result.unwrap_err();
    assert!(matches!(error.kind, CpuErrorKind::Race { .. }), "{error}");
    error.to_string().replace(&*error.file, "FILE")
}

#[test]
fn an_addition_to_one_element_by_two_lanes_races() {
    let mut counts = [0u32; 4];
    let line = line!() + 1;
    let result = run(64, ViewMut::from(&mut counts).named("counts").in_out(), |mut c| c[lane() / 8] += 1);
    assert_eq!(
        race(result),
        format!(
            "kernel `test`, workgroup (0, 0, 0), wave 0, lane 1, FILE:{line}: data race: this lane wrote element 0 of `counts`, lane 0 of wave 0 wrote (FILE:{line}), and no `barrier()` orders them: put one between the two accesses, or make both atomic"
        )
    );
    // The first lane's write is performed, and a lenient run performs all of them.
    assert_eq!(counts[0], 2);
    // SAFETY: no reference to an element is kept.
    let lenient = unsafe {
        Run::new("test", [32, 1, 1], ViewMut::from(&mut counts).in_out(), |mut c: InOut<u32>| c[lane() / 8] += 1)
    };
    lenient.lenient().over(32).run().unwrap();
    assert_eq!(counts, [10, 8, 8, 8]);
    // Atomic accesses are not a race.
    run(64, ViewMut::from(&mut counts).atomics(), |c| {
        c.add(lane() / 8, 1);
    })
    .unwrap();
}

#[test]
fn lds_without_a_barrier_races() {
    let shifted = |wait: bool| {
        move |()| {
            let mut t = Lds::<u32, 64>::new();
            t[thread_id()] = 1;
            if wait {
                barrier();
            }
            let _ = t[(thread_id() + 1) % 64] + wave::sum(1u32);
        }
    };
    run(64, (), shifted(true)).unwrap();
    let text = race(run(64, (), shifted(false)));
    // Lane 0 reads before lane 1 writes here; on the GPU it may read either.
    assert!(text.contains("wave 0, lane 1, FILE"), "{text}");
    assert!(
        text.contains("this lane wrote element 1 of the workgroup's array 0 (`Lds` and `LdsDyn` count from 0), lane 0 of wave 0 read (FILE:"),
        "{text}"
    );
    // Wave builtins do not order memory; workgroup builtins do.
    let through = |order: fn(u32) -> u32| {
        move |()| {
            let mut t = Lds::<u32, 64>::new();
            t[thread_id()] = order(1);
            let _ = order(2);
            let _ = t[thread_id() ^ 1];
        }
    };
    race(run(64, (), through(wave::sum)));
    run(64, (), through(block::sum)).unwrap();
}

#[test]
fn lanes_of_different_workgroups_race_in_global_memory() {
    let mut out = [0u32; 64];
    let text = race(run(128, ViewMut::from(&mut out).named("out").output(), |mut out| out[thread_id()] = global_id()));
    assert!(text.starts_with("kernel `test`, workgroup (1, 0, 0), wave 0, lane 0, "), "{text}");
    assert!(
        text.contains("this lane wrote element 0 of `out`, lane 0 of wave 0 of workgroup (0, 0, 0) wrote (FILE:")
            && text.ends_with(
                "and nothing orders workgroups: let one workgroup alone access the element, or use `Atomics`"
            ),
        "{text}"
    );
    // A workgroup must not write what another one reads.
    let mut xs = [0u32; 128];
    let body = |mut x: InOut<u32>| x[global_id()] = x[(global_id() + 64) % 128] + 1;
    race(run(128, ViewMut::from(&mut xs).in_out(), body));
}

#[test]
fn writes_of_the_same_value_do_not_race() {
    let mut out = [0u32; 4];
    run(256, ViewMut::from(&mut out).output(), |mut out| out[lane() % 4] = 7).unwrap();
    assert_eq!(out, [7; 4]);
    run(256, ViewMut::from(&mut out).output(), |mut out| out.store(0u32, [8; 4])).unwrap();
    race(run(64, ViewMut::from(&mut out).output(), |mut out| out.store(0u32, [lane(); 4])));
    // A write that does not change the value does not race with a read.
    run(64, ViewMut::from(&mut out).in_out(), |mut out| {
        let same = out[0u32];
        out.store(0u32, [same]);
    })
    .unwrap();
}

#[test]
fn atomic_accesses_race_with_plain_ones() {
    let body = |wait: bool| {
        move |()| {
            let mut bins = Lds::<u32, 64>::new();
            bins[thread_id()] = 0;
            if wait {
                barrier();
            }
            bins.atomic_add(thread_id() / 2, 1);
            if wait {
                barrier();
            }
            assert!(bins[thread_id() / 2] == 2 || !wait);
        }
    };
    run(64, (), body(true)).unwrap();
    let text = race(run(64, (), body(false)));
    assert!(text.contains("wrote element") || text.contains("updated atomically"), "{text}");
}

#[test]
fn a_release_and_an_acquire_order_workgroups() {
    // The last workgroup sums what all have written: the pattern of a reduction in one launch.
    let body = |ordered: bool| {
        move |(x, mut partial, done, mut out): (In<u32>, InOut<u32>, Atomics<u32>, Out<u32>)| {
            let mut last = Lds::<u32, 1>::new();
            let sum = block::sum(x[global_id()]);
            if thread_id() == 0 {
                partial[block_id()] = sum;
                let order = if ordered { Order::AcqRel } else { Order::Relaxed };
                last[0u32] = done.add_ordered(0u32, 1, Scope::Device, order);
            }
            barrier();
            if last[0u32] == block_count() - 1 && thread_id() == 0 {
                let mut total = 0;
                for b in 0..block_count() {
                    total += partial[b];
                }
                out[0u32] = total;
            }
        }
    };
    let xs = vec![1u32; 256];
    for ordered in [true, false] {
        let (mut partial, mut done, mut out) = ([0u32; 4], [0u32; 1], [0u32; 1]);
        let views = (
            View::from(&xs),
            ViewMut::from(&mut partial).named("partial").in_out(),
            ViewMut::from(&mut done).atomics(),
            ViewMut::from(&mut out).output(),
        );
        let result = run(256, views, body(ordered));
        if ordered {
            result.unwrap();
            assert_eq!(out, [256]);
        } else {
            assert!(
                race(result).contains("this lane read element 0 of `partial`, lane 0 of wave 0 of workgroup (0, 0, 0)")
            );
        }
    }
}

#[test]
fn accesses_to_parts_race_with_accesses_to_the_whole() {
    let mut xs = [0u32; 64];
    let view = ViewMut::matrix(&mut xs, 8, 8).unwrap().named("xs").in_out();
    let text = race(run(64, view, |mut x| {
        if lane() == 0 {
            x.tile(2u32, 3u32, 2u32, 2u32)[(1u32, 1u32)] = 5;
        } else if lane() == 1 {
            x.row(3u32).slice(4u32, 1u32)[0u32] = 6;
        }
    }));
    assert!(text.contains("lane 1, FILE") && text.contains("wrote element 28 of `xs`"), "{text}");
}
