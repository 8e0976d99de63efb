//! Runs kernel bodies on the CPU: results, rendezvous, and error messages.

use t0_kernel::cpu::{Arguments, CpuError, CpuErrorKind, Run, View, ViewMut};
use t0_kernel::prelude::*;

fn run(block: u32, n: u32, body: impl Fn()) -> Result<(), CpuError> {
    run_with(block, n, (), |()| body())
}

/// Runs a body that uses references to elements only in the expressions that create them, as all bodies in this file
/// do.
fn run_with<A: Arguments>(block: u32, n: u32, arguments: A, body: impl Fn(A::Handles)) -> Result<(), CpuError> {
    // SAFETY: see above.
    unsafe { Run::new("test", [block, 1, 1], arguments, body) }.over(n).run()
}

#[test]
fn every_lane_of_the_grid_runs_once() {
    for n in [0, 1, 31, 32, 33, 255, 1000, 65_537] {
        let xs: Vec<u32> = (0..n).collect();
        let mut ys = vec![0; n as usize];
        let views = (View::from(&xs), ViewMut::from(&mut ys).in_out());
        run_with(256, n, views, |(x, mut y)| {
            let i = global_id();
            y[i] += x[i] + 1;
        })
        .unwrap();
        assert!(ys.iter().enumerate().all(|(i, &y)| y == i as u32 + 1), "{n}");
    }
}

#[test]
fn ids_have_three_dimensions() {
    let mut ids = vec![0u32; 7 * 5 * 3];
    let out = ViewMut::from(&mut ids).in_out();
    let body = |mut out: InOut<u32>| {
        let at = global_id() + 7 * (global_id_y() + 5 * global_id_z());
        assert_eq!(global_id_y(), block_id_y() * block_size_y() + thread_id_y());
        assert_eq!((block_count(), block_count_y(), block_count_z()), (2, 3, 3));
        assert_eq!(wave_id() * 32 + lane(), thread_id() + 4 * thread_id_y());
        out[at] += 1;
    };
    // SAFETY: the body keeps no reference to an element.
    unsafe { Run::new("ids", [4, 2, 1], out, body) }.over((7, 5, 3)).run().unwrap();
    assert!(ids.iter().all(|&n| n == 1));
}

#[test]
fn an_access_out_of_range_is_named() {
    let xs = vec![1.0f32; 40];
    let body = |x: In<f32>| {
        let _ = x[global_id() + 1];
    };
    let error = run_with(64, 40, View::from(&xs), body).unwrap_err();
    assert_eq!((error.wave, error.lane, error.line), (1, 7, line!() - 3));
    assert!(error.file.ends_with("cpu.rs"));
    assert_eq!(
        error.to_string(),
        format!(
            "kernel `test`, workgroup (0, 0, 0), wave 1, lane 7, {}:{}: read element 40 of 40 elements: check the index against the length, or launch over as many work-items as there are elements",
            error.file, error.line
        )
    );
    let mut ys = [9u32; 6];
    let y = ViewMut::matrix(&mut ys, 2, 3).unwrap().output();
    let error = run_with(64, 1, y, |mut y| y[(1u32, 3u32)] = 1).unwrap_err();
    assert!(error.to_string().contains("wrote element (1, 3) of 2 rows and 3 columns (6 elements)"), "{error}");
}

#[test]
fn lenient_accesses_out_of_range_read_zero_and_write_nothing() {
    let mut ys = [7u32; 8];
    let body = |mut y: InOut<u32>| {
        y[8u32] += 5;
        assert_eq!(y[8u32], 0);
        assert_eq!(y.load::<4>(5u32), [0; 4]);
        assert_eq!(y.load::<4>(4u32), [7; 4]);
        assert_eq!(y.load::<4>(u32::MAX), [0; 4]);
        y.store(7u32, [1, 2]);
        y.store(0u32, [1, 2]);
        // SAFETY: out of range on purpose: the result is then unspecified, and no other memory is accessed.
        let _ = unsafe { y.unchecked(100u32) };
    };
    // SAFETY: the body keeps no reference to an element.
    unsafe { Run::new("lenient", [32, 1, 1], ViewMut::from(&mut ys).in_out(), body) }.lenient().over(1).run().unwrap();
    assert_eq!(ys, [1, 2, 7, 7, 7, 7, 7, 7]);
}

#[test]
fn a_panic_in_the_body_is_an_error_with_its_line() {
    let zero = std::hint::black_box(0u32);
    let body = move || {
        if global_id() == 70 {
            let _ = 1 / zero;
        }
    };
    let error = run(64, 100, body).unwrap_err();
    assert_eq!(error.kind, CpuErrorKind::Panic { message: "attempt to divide by zero".into() });
    assert_eq!((error.block, error.lane, error.line), ([1, 0, 0], 6, line!() - 5));
}

#[test]
fn transposes_through_lds() {
    let (rows, cols) = (37u32, 21u32);
    let xs: Vec<u32> = (0..rows * cols).collect();
    let mut ys = vec![0u32; xs.len()];
    let x = View::matrix(&xs, rows as usize, cols as usize).unwrap();
    let y = ViewMut::matrix(&mut ys, cols as usize, rows as usize).unwrap().output();
    let body = |(x, mut y): (In<u32>, Out<u32>)| {
        let mut tile = Lds::<u32, 16, 17>::new();
        let mut spare = Lds::<u32, 4>::new();
        spare.store(0u32, [0; 4]);
        let (r, c) = (block_id_y() * 16 + thread_id_y(), block_id() * 16 + thread_id());
        if r < x.rows() && c < x.cols() {
            tile[(thread_id_y(), thread_id())] = x[(r, c)];
        }
        barrier();
        let (r, c) = (block_id() * 16 + thread_id_y(), block_id_y() * 16 + thread_id());
        if r < y.rows() && c < y.cols() {
            y[(r, c)] = tile[(thread_id(), thread_id_y())];
        }
    };
    // SAFETY: the body keeps no reference to an element.
    unsafe { Run::new("transpose", [16, 16, 1], (x, y), body) }.blocks((2u32, 3u32)).run().unwrap();
    for r in 0..rows {
        for c in 0..cols {
            assert_eq!(ys[(c * rows + r) as usize], r * cols + c);
        }
    }
}

#[test]
fn reductions_follow_the_butterfly() {
    let xs: Vec<f32> = (0..64).map(|i| (i as f32 * 1.37).sin() * 10f32.powi(i % 7)).collect();
    let mut tree: Vec<f32> = xs[..32].to_vec();
    for d in [1, 2, 4, 8, 16] {
        tree = (0..32).map(|l| tree[l] + tree[l ^ d]).collect();
    }
    let mut sums = vec![0f32; 64];
    let views = (View::from(&xs), ViewMut::from(&mut sums).output());
    run_with(64, 64, views, |(x, mut out)| out[global_id()] = wave::sum(x[global_id()])).unwrap();
    assert!(sums[..32].iter().all(|s| s.to_bits() == tree[0].to_bits()));
}

#[test]
fn waves_exchange() {
    let body = || {
        let l = lane();
        let live = if global_id() < 64 { 32 } else { 11 };
        assert_eq!(wave::sum(l), live * (live - 1) / 2);
        assert_eq!(wave::max(l as i32 - 5), live as i32 - 6);
        assert_eq!(wave::min(-(l as f32)), -(live as f32 - 1.0));
        assert_eq!(wave::product(if l == 3 { 5u32 } else { 1 }), 5);
        assert_eq!(wave::or(1u32 << l), ((1u64 << live) - 1) as u32);
        assert_eq!(wave::and(!(1u32 << l)), !(((1u64 << live) - 1) as u32));
        assert_eq!(wave::xor(1u32), live & 1);
        assert_eq!(wave::ballot(l & 1 == 0), 0x5555_5555 & ((1u64 << live) - 1) as u32);
        assert!(wave::any(l == 4) && !wave::any(false) && wave::all(l < live) && !wave::all(l != 4));
        assert_eq!(wave::shuffle_xor(l, 1), if l ^ 1 < live { l ^ 1 } else { l });
        assert_eq!(wave::shuffle_up(l, 3), if l >= 3 { l - 3 } else { l });
        assert_eq!(wave::shuffle_down(l, 3), if l + 3 < live { l + 3 } else { l });
        assert_eq!(wave::broadcast(l, 7), 7);
        assert_eq!(wave::shuffle(l, (l + 1) % live), (l + 1) % live);
        assert_eq!(wave::first(l + 100), 100);
    };
    run(64, 64 + 11, body).unwrap();
}

#[test]
fn a_divergent_barrier_is_named() {
    let body = || {
        if lane() < 5 {
            return;
        }
        barrier();
    };
    let error = run(64, 64, body).unwrap_err();
    assert_eq!((error.lane, error.line), (5, line!() - 3));
    assert_eq!(
        error.kind.to_string(),
        "waits at `barrier` while lane 0 of wave 0 has left the kernel: all lanes must reach it together, so move it out of the condition"
    );
}

#[test]
fn lanes_at_different_builtins_are_named() {
    let body = || {
        if lane() == 31 {
            let _ = wave::sum(1u32);
        } else {
            let _ = wave::max(1u32);
        }
    };
    let error = run(32, 32, body).unwrap_err();
    assert!(
        matches!(&error.kind, CpuErrorKind::Diverged { builtin: "wave::max", other } if other.starts_with("lane 31 of wave 0 waits at `wave::sum`")),
        "{error}"
    );
    // A wave may still execute wave builtins while another one waits at a barrier.
    let body = || {
        if wave_id() == 0 {
            let _ = wave::sum(1u32);
        }
        barrier();
    };
    run(128, 128, body).unwrap();
}

#[test]
fn fragments_multiply() {
    let a: Vec<bf16> = (0..256).map(|i| bf16::from_f32((i % 13) as f32 - 6.0)).collect();
    let b: Vec<bf16> = (0..256).map(|i| bf16::from_f32((i % 7) as f32 - 3.0)).collect();
    let mut d = vec![0f32; 256];
    let body = |(a, b, mut d): (In<bf16>, In<bf16>, Out<f32>)| {
        let mut at = Lds::<bf16, 256>::new();
        let mut bt = Lds::<bf16, 16, 16>::new();
        at.store(lane() * 8, a.load::<8>(lane() * 8));
        bt.store(lane() * 8, b.load::<8>(lane() * 8));
        barrier();
        let mut acc = wmma::Acc::zero();
        acc = wmma::mma(wmma::A::<bf16>::load(&at, 0u32, 16u32), wmma::B::<bf16>::load(&bt, 0u32, 16u32), acc);
        for j in 0..8u32 {
            d[(acc.row(j), acc.col())] = acc.get(j);
        }
    };
    for (n, whole) in [(32, true), (31, false)] {
        let views = (View::from(&a), View::from(&b), ViewMut::matrix(&mut d, 16, 16).unwrap().output());
        let result = run_with(32, n, views, body);
        assert_eq!(result.is_ok(), whole);
        if let Err(error) = result {
            assert_eq!(error.kind, CpuErrorKind::PartialWave { builtin: "wmma::mma" });
        }
    }
    for i in 0..16 {
        for j in 0..16 {
            let exact: f32 = (0..16).map(|k| a[i * 16 + k].to_f32() * b[j * 16 + k].to_f32()).sum();
            assert_eq!(d[i * 16 + j], exact);
        }
    }
}

#[test]
fn fragments_load_the_same_from_views_and_lds() {
    let a: Vec<bf16> = (0..16 * 20).map(|i| bf16::from_f32((i % 13) as f32 - 6.0)).collect();
    let mut d = vec![0f32; 256];
    let views = (View::from(&a), ViewMut::matrix(&mut d, 16, 16).unwrap().output());
    run_with(32, 32, views, |(a, mut d)| {
        let (x, y) = (wmma::A::<bf16>::load(&a, 4u32, 20u32), wmma::B::<bf16>::load(&a, 0usize, 20usize));
        let acc = wmma::mma(x, y, wmma::Acc::zero());
        for j in 0..8u32 {
            d[(acc.row(j), acc.col())] = acc.get(j);
        }
    })
    .unwrap();
    for (i, j) in (0..16).flat_map(|i| (0..16).map(move |j| (i, j))) {
        let exact: f32 = (0..16).map(|k| a[i * 20 + 4 + k].to_f32() * a[j * 20 + k].to_f32()).sum();
        assert_eq!(d[i * 16 + j], exact);
    }
}

#[test]
fn dot_adds_term_by_term() {
    let (x, y) = ([1.5, -2.0, 0.25].map(bf16::from_f32), [4.0, 0.5, 8.0].map(bf16::from_f32));
    assert_eq!(x.dot(y, 10.0), 10.0 + 6.0 - 1.0 + 2.0);
    // One rounding per term: the product of these is lost if it is rounded first.
    let tiny = 1.0 + f32::EPSILON;
    assert_eq!([tiny].dot([tiny], -1.0), tiny.mul_add(tiny, -1.0));
}

#[test]
fn generic_bodies_work_with_every_float() {
    fn scale<T: Float>(x: In<T>, mut y: Out<T>, s: f32) {
        for i in grid_stride(x.len()) {
            y[i] = T::from_f32(x[i].to_f32() * s) + T::default();
        }
    }
    let xs = [bf16::from_f32(1.5); 100];
    let mut ys = [bf16::ZERO; 100];
    let views = (View::from(&xs), ViewMut::from(&mut ys).output());
    // SAFETY: the body keeps no reference to an element.
    unsafe { Run::new("scale", [32, 1, 1], views, |(x, y)| scale(x, y, 2.0)) }.blocks(2).run().unwrap();
    assert_eq!(ys, [bf16::from_f32(3.0); 100]);
    assert_eq!(strided(1, 10, 4).collect::<Vec<_>>(), [1, 5, 9]);
    assert_eq!(strided(u32::MAX - 1, u32::MAX, 4).collect::<Vec<_>>(), [u32::MAX - 1]);
    assert_eq!(4.0f32.rsqrt(), 0.5);
}

#[test]
fn shapes_are_checked() {
    let xs = [0f32; 10];
    assert!(View::matrix(&xs, 2, 5).is_ok());
    assert!(View::strided(&xs, 2, 3, 7).is_ok());
    assert!(View::strided(&xs, 2, 4, 7).is_err());
    assert!(View::strided(&xs, 2, 4, 3).is_err());
    assert!(View::matrix(&xs, usize::MAX, usize::MAX).is_err());
    // SAFETY: the body has no reference to an element.
    let error = unsafe { Run::new("k", [32, 1, 1], (), |()| ()) }.over(-1).run().unwrap_err();
    assert_eq!(error.kind.to_string(), "a run over (-1, 1, 1) work-items: each dimension may have 0 to 4,294,967,295");
}

#[test]
#[should_panic(
    expected = "`global_id` was called outside of a kernel: launch the kernel, or run its body on the CPU with `KERNEL::on_cpu(..).over(n).run()`"
)]
fn builtins_panic_outside_of_kernels() {
    let _ = global_id();
}

#[test]
fn many_lanes_wait_at_barriers_quickly() {
    let body = || {
        let mut t = Lds::<u32, 1024>::new();
        for round in 0..50u32 {
            t[thread_id()] = round;
            barrier();
            assert_eq!(t[(thread_id() + 37) % 1024], round);
            barrier();
        }
    };
    run(1024, 4096, body).unwrap();
}
