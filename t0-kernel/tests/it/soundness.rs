//! Safe code that uses handles after their run or workgroup: each use is an error or a panic with a message, and never
//! an access.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};

use t0_kernel::cpu::{Arguments, CpuError, CpuErrorKind, Run, View, ViewMut};
use t0_kernel::prelude::*;

/// Runs a body that stores no reference to an element, as all bodies in this file do; it may store handles.
fn run<A: Arguments>(n: u32, arguments: A, body: impl Fn(A::Handles)) -> Result<(), CpuError> {
    // SAFETY: see above.
    unsafe { Run::new("test", [32, 1, 1], arguments, body) }.over(n).run()
}

const ENDED: &str = "accessed a view of another run, or an `Lds` array of another workgroup: access only the kernel's arguments and arrays that it has created";
const OUTSIDE: &str =
    "an element was accessed after the run of its kernel has ended: access views and `Lds` arrays only in the kernel";

/// The message of the panic of `f`.
fn panic_of(f: impl FnOnce()) -> String {
    let payload = catch_unwind(AssertUnwindSafe(f)).unwrap_err();
    let text = payload.downcast_ref::<&str>().map(|s| (*s).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap()
}

/// Stores a handle of one run and accesses it in another run, and outside of any.
fn kept<A: Arguments>(arguments: A, access: impl Fn(&mut A::Handles)) {
    let kept = RefCell::new(None);
    run(1, arguments, |handles| *kept.borrow_mut() = Some(handles)).unwrap();
    let error = run(1, (), |()| access(kept.borrow_mut().as_mut().unwrap())).unwrap_err();
    assert_eq!((error.kind.clone(), error.kind.to_string()), (CpuErrorKind::Ended, ENDED.into()));
    assert!(error.file.ends_with("soundness.rs"), "{error}");
    assert_eq!(panic_of(|| access(kept.borrow_mut().as_mut().unwrap())), OUTSIDE);
}

#[test]
fn a_view_that_outlives_its_run_is_an_error() {
    let xs = [1u32; 4];
    kept(View::from(&xs), |x: &mut In<u32>| assert_eq!(x[0u32], 1));
    kept(View::from(&xs), |x: &mut In<u32>| assert_eq!(x.load::<2>(0u32), [1; 2]));
    kept(View::from(&xs), |x: &mut In<u32>| assert_eq!(x.slice(1u32, 2u32)[0u32], 1));
    // SAFETY: in range.
    kept(View::from(&xs), |x: &mut In<u32>| assert_eq!(unsafe { x.unchecked(3u32) }, 1));
    // Out of range too: the error is the same.
    kept(View::from(&xs), |x: &mut In<u32>| assert_eq!(x[9u32], 0));
    let mut ys = [1u32; 4];
    kept(ViewMut::from(&mut ys).output(), |y: &mut Out<u32>| y[0u32] = 2);
    kept(ViewMut::from(&mut ys).output(), |y: &mut Out<u32>| y.store(0u32, [2, 3]));
    kept(ViewMut::from(&mut ys).in_out(), |y: &mut InOut<u32>| y.row(0u32)[1u32] += 2);
    kept(ViewMut::from(&mut ys).atomics(), |y: &mut Atomics<u32>| {
        y.add(0u32, 1);
    });
    assert_eq!(ys, [1; 4]);
}

#[test]
fn an_array_that_outlives_its_run_or_its_workgroup_is_an_error() {
    let kept = RefCell::new(None);
    let keep = || *kept.borrow_mut() = Some(Lds::<u32, 8>::new());
    let access = || kept.borrow_mut().as_mut().unwrap()[0u32] = 1;
    run(1, (), |()| keep()).unwrap();
    assert_eq!(run(1, (), |()| access()).unwrap_err().kind, CpuErrorKind::Ended);
    assert_eq!(panic_of(access), OUTSIDE);
    let error = run(64, (), |()| if block_id() == 0 { keep() } else { access() }).unwrap_err();
    assert_eq!((error.kind, error.block), (CpuErrorKind::Ended, [1, 0, 0]));
    // A part of it too.
    let part = RefCell::new(None);
    run(1, (), |()| *part.borrow_mut() = Some(Lds::<u32, 8>::new().slice(2u32, 4u32))).unwrap();
    let error = run(1, (), |()| assert_eq!(part.borrow().as_ref().unwrap()[1u32], 0)).unwrap_err();
    assert_eq!(error.kind, CpuErrorKind::Ended);
}

#[test]
fn a_view_of_the_outer_run_is_an_error_in_a_run_within() {
    let mut ys = [1u32; 4];
    let inner = Cell::new(None);
    run(1, ViewMut::from(&mut ys).in_out(), |y| {
        let y = RefCell::new(y);
        inner.set(Some(run(1, (), |()| y.borrow_mut()[0u32] = 7).unwrap_err().kind));
        // The outer run continues.
        y.borrow_mut()[1u32] = 8;
    })
    .unwrap();
    assert_eq!((inner.take(), ys), (Some(CpuErrorKind::Ended), [1, 8, 1, 1]));
}

#[test]
fn a_print_sink_runs_outside_of_the_kernel() {
    let xs = [1u32; 4];
    let kept = Cell::new(None);
    let texts = RefCell::new(vec![]);
    let body = |x: In<u32>| {
        kept.set(Some(x));
        t0_kernel::cpu::print(format_args!("text"));
    };
    // SAFETY: no reference to an element is kept.
    unsafe { Run::new("test", [32, 1, 1], View::from(&xs), body) }
        .over(1)
        .print_to(|_| {
            let x = kept.get().unwrap();
            texts.borrow_mut().push(panic_of(|| assert_eq!(x[0u32], 1)));
            texts.borrow_mut().push(panic_of(barrier));
        })
        .run()
        .unwrap();
    let barrier = "`barrier` was called outside of a kernel: launch the kernel, or run its body on the CPU with `KERNEL::on_cpu(..).over(n).run()`";
    assert_eq!(texts.into_inner(), [OUTSIDE, barrier]);
}

#[test]
fn lanes_that_create_arrays_of_other_elements_are_rejected() {
    let body = |()| {
        if lane() == 0 {
            let _ = Lds::<u32, 4>::new();
        } else {
            let _ = Lds::<u8, 16>::new();
        }
    };
    assert_eq!(run(2, (), body).unwrap_err().kind, CpuErrorKind::Lds);
}
