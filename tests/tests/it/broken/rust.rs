//! Broken kernels in Rust, launched through the runtime. The reports have the Rust lines of all accesses involved.

#![allow(
    clippy::while_immutable_condition,
    reason = "another workgroup is to change it, or so the broken kernel hopes"
)]

use std::time::Instant;

use t0::prelude::*;
use t0::{Fault, FaultKind, VirtualOptions};
use t0_tests::kernels::vector_add;

use crate::broken::{AT_MOST, compare, reports};

fn device() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict().budget(200_000)).open().unwrap()
}

/// Compares the fault of a launch with its expectation; then the device must still work.
#[track_caller]
fn check(name: &str, kind: FaultKind, gpu: &Device, run: impl FnOnce() -> Result<(), Error>) -> Fault {
    let start = Instant::now();
    let result = run();
    assert!(start.elapsed() < AT_MOST, "the report took {:?}", start.elapsed());
    let fault = match result {
        Err(Error::Fault(fault)) => *fault,
        other => panic!("expected a fault, got {other:?}"),
    };
    assert_eq!((fault.kind, fault.kernel), (kind, name), "{fault:#}");
    let got = without_addresses(&format!("{fault:#}\n"));
    if let Err(differs) = compare("rust", name, &got) {
        panic!("{differs}");
    }
    check_good(gpu);
    fault
}

/// The text with every address (a number of more than 32 bits) replaced by `ADDRESS`.
fn without_addresses(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find("0x") {
        let digits = rest[at + 2..].find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(rest.len() - at - 2);
        out.push_str(&rest[..at]);
        out.push_str(if digits > 8 { "ADDRESS" } else { &rest[at..at + 2 + digits] });
        rest = &rest[at + 2 + digits..];
    }
    out + rest
}

#[t0::kernel(block = 64)]
fn forgets_a_barrier(x: In<f32>, mut out: Out<f32>) {
    let mut tile = Lds::<f32, 64>::new();
    let i = thread_id();
    tile[i] = 0.0;
    barrier();
    tile[i] = x[i];
    out[i] = tile[63 - i];
}

#[test]
fn a_missing_barrier_names_both_lines() {
    let gpu = device();
    let x = gpu.upload(&[1.0f32; 64]).unwrap();
    let mut out = gpu.zeros::<f32>(64).unwrap();
    let fault = check("forgets_a_barrier", FaultKind::Race, &gpu, || {
        forgets_a_barrier(&x, &mut out).over(64).run(&gpu).map(drop)
    });
    let lines: Vec<_> = fault.related.iter().filter_map(|other| other.place.as_ref().map(|(_, line)| *line)).collect();
    assert_eq!(lines.len(), 1, "{fault}");
    assert_eq!(lines[0].abs_diff(fault.line), 1, "{fault}");
}

#[t0::kernel(block = 64)]
fn reads_its_lds_first(mut out: Out<f32>) {
    let tile = Lds::<f32, 64>::new();
    let i = thread_id();
    out[i] = 2.0 * tile[i];
}

#[test]
fn uninitialised_lds() {
    let gpu = device();
    let mut out = gpu.zeros::<f32>(64).unwrap();
    let fault = check("reads_its_lds_first", FaultKind::Uninitialised, &gpu, || {
        reads_its_lds_first(&mut out).over(64).run(&gpu).map(drop)
    });
    assert_eq!(fault.related.len(), 1, "{fault}");
}

#[t0::kernel(block = 64)]
fn doubles_nothing(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let twice = x[i] + x[i];
    out[i] = twice;
}

#[test]
fn an_uninitialised_buffer() {
    let gpu = device();
    let x = Buffer::<f32>::alloc(&gpu, 64).unwrap();
    let mut out = gpu.zeros::<f32>(64).unwrap();
    let fault = check("doubles_nothing", FaultKind::Uninitialised, &gpu, || {
        doubles_nothing(&x, &mut out).over(64).run(&gpu).map(drop)
    });
    assert_eq!(fault.related[0].place.as_ref().map(|(_, line)| line + 1), Some(fault.line), "{fault}");
    // A value that a kernel wrote is defined.
    let mut y = Buffer::<f32>::alloc(&gpu, 64).unwrap();
    doubles_nothing(&gpu.upload(&[1.5f32; 64]).unwrap(), &mut y).over(64).run(&gpu).unwrap();
    doubles_nothing(&y, &mut out).over(64).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [6.0; 64]);
}

#[t0::kernel(block = 32)]
fn stops_by_chance(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut n = 0u32;
    while n < x[i] {
        n += 1;
    }
    out[i] = n;
}

#[test]
fn a_loop_with_an_uninitialised_condition() {
    let gpu = device();
    let x = Buffer::<u32>::alloc(&gpu, 32).unwrap();
    let mut out = gpu.zeros::<u32>(32).unwrap();
    check("stops_by_chance", FaultKind::Uninitialised, &gpu, || {
        stops_by_chance(&x, &mut out).over(32).run(&gpu).map(drop)
    });
}

#[t0::kernel(block = 64)]
fn all_store_their_block(mut out: Out<u32>) {
    out[0] = block_id();
}

#[test]
fn workgroups_that_store_to_one_word() {
    let gpu = device();
    let mut out = gpu.zeros::<u32>(1).unwrap();
    let fault = check("all_store_their_block", FaultKind::Race, &gpu, || {
        all_store_their_block(&mut out).over(256).run(&gpu).map(drop)
    });
    assert_eq!((fault.workgroup, fault.related[0].workgroup), (Some([1, 0, 0]), [0, 0, 0]), "{fault}");
}

#[t0::kernel(block = 64)]
fn shifts_in_place(mut x: InOut<f32>) {
    let i = global_id();
    if i + 1 < x.len() {
        let next = x[i + 1];
        x[i] = next;
    }
}

#[test]
fn neighbours_in_place() {
    let gpu = device();
    let mut x = gpu.upload(&(0..200).map(|i| i as f32).collect::<Vec<_>>()).unwrap();
    check("shifts_in_place", FaultKind::Race, &gpu, || shifts_in_place(&mut x).over(200).run(&gpu).map(drop));
}

#[t0::kernel(block = 64)]
fn waits_for_a_flag(mut flag: InOut<u32>, mut out: Out<u32>) {
    if block_id() == 0 {
        while flag[0] == 0 {
            out[0] = 1;
        }
    } else {
        flag[0] = 1;
    }
}

#[test]
fn waiting_for_a_later_workgroup() {
    let gpu = device();
    let (mut flag, mut out) = (gpu.zeros::<u32>(1).unwrap(), gpu.zeros::<u32>(1).unwrap());
    check("waits_for_a_flag", FaultKind::Budget, &gpu, || {
        waits_for_a_flag(&mut flag, &mut out).over(128).run(&gpu).map(drop)
    });
}

#[t0::kernel(block = 64)]
fn runs_over_its_lds(mut out: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    let i = thread_id();
    tile[i + 1] = i;
    // No lane owns element 0.
    barrier();
    out[i] = tile[i];
}

#[test]
fn a_store_beyond_its_lds_array() {
    let gpu = device();
    let mut out = gpu.zeros::<u32>(64).unwrap();
    let fault = check("runs_over_its_lds", FaultKind::OutOfBounds, &gpu, || {
        runs_over_its_lds(&mut out).over(64).run(&gpu).map(drop)
    });
    assert_eq!((fault.wave, fault.lane), (Some(1), Some(31)), "{fault}");
}

#[t0::kernel(block = 32)]
fn reads_over_its_lds(mut out: Out<u32>) {
    let mut tile = Lds::<u32, 32>::new();
    let other = Lds::<u32, 32>::new();
    let i = thread_id();
    tile[i] = i;
    barrier();
    out[i] = tile[i + 3] + other.len();
}

#[test]
fn a_load_beyond_its_lds_array() {
    let gpu = device();
    let mut out = gpu.zeros::<u32>(32).unwrap();
    let fault = check("reads_over_its_lds", FaultKind::OutOfBounds, &gpu, || {
        reads_over_its_lds(&mut out).over(32).run(&gpu).map(drop)
    });
    assert_eq!((fault.wave, fault.lane), (Some(0), Some(29)), "{fault}");
}

#[t0::kernel(block = 32)]
fn wraps_below_its_lds(mut out: Out<u32>) {
    let mut tile = Lds::<u32, 4, 8>::new();
    let i = thread_id();
    tile[(i / 8, i % 8)] = i;
    barrier();
    out[i] = tile[(i / 8, i % 8 - 1)];
}

#[test]
fn a_column_below_its_lds_array() {
    let gpu = device();
    let mut out = gpu.zeros::<u32>(32).unwrap();
    check("wraps_below_its_lds", FaultKind::OutOfBounds, &gpu, || {
        wraps_below_its_lds(&mut out).over(32).run(&gpu).map(drop)
    });
}

#[t0::kernel(block = 32)]
fn leaves_its_launch_array(mut out: Out<u32>, mut first: LdsDyn<u32>, mut second: LdsDyn<u32>) {
    let i = thread_id();
    first[i] = i;
    second[i] = i;
    barrier();
    let end = first.len();
    first[end + i] = 7;
    out[i] = second[i];
}

#[test]
fn a_store_between_dynamic_lds_arrays() {
    let gpu = device();
    let mut out = gpu.zeros::<u32>(32).unwrap();
    let fault = check("leaves_its_launch_array", FaultKind::OutOfBounds, &gpu, || {
        leaves_its_launch_array(&mut out, 32, 32).over(32).run(&gpu).map(drop)
    });
    assert_eq!(fault.lane, Some(0), "{fault}");
}

#[t0::kernel(block = 32)]
fn takes_a_wrong_row(x: In<f32>, mut out: Out<f32>) {
    let i = thread_id();
    out[i] = x[(i / 4, i % 4)];
}

#[test]
fn a_row_that_does_not_exist() {
    let gpu = device();
    let x = gpu.upload(&[1.0f32; 32]).unwrap();
    let mut out = gpu.zeros::<f32>(32).unwrap();
    let fault = check("takes_a_wrong_row", FaultKind::OutOfBounds, &gpu, || {
        takes_a_wrong_row(x.matrix(4, 4).unwrap(), &mut out).over(32).run(&gpu).map(drop)
    });
    assert_eq!(fault.lane, Some(16), "{fault}");
}

#[t0::kernel(block = 32)]
fn counts_without_atomics(x: In<u32>, mut counts: InOut<u32>) {
    let b = x[global_id()] % 8;
    counts[b] += 1;
}

#[test]
fn lanes_of_one_wave_that_count_in_one_word() {
    let gpu = device();
    let x = gpu.upload(&(0..32).collect::<Vec<u32>>()).unwrap();
    let mut counts = gpu.zeros::<u32>(8).unwrap();
    let fault = check("counts_without_atomics", FaultKind::Race, &gpu, || {
        counts_without_atomics(&x, &mut counts).over(32).run(&gpu).map(drop)
    });
    assert_eq!((fault.wave, fault.related[0].wave), (Some(0), 0), "{fault}");
}

#[t0::kernel(block = 32)]
fn lanes_store_different_values(mut out: Out<u32>) {
    out[thread_id() / 2] = thread_id();
}

#[test]
fn lanes_that_store_different_values_to_one_word() {
    let gpu = device();
    let mut out = gpu.zeros::<u32>(16).unwrap();
    let fault = check("lanes_store_different_values", FaultKind::Race, &gpu, || {
        lanes_store_different_values(&mut out).over(32).run(&gpu).map(drop)
    });
    assert_eq!((fault.lane, fault.related[0].lane), (Some(1), Some(0)), "{fault}");
}

#[t0::kernel(block = 32)]
fn shares_by_a_wave(mut flag: InOut<u32>, mut bytes: InOut<u8>, mut out: InOut<u32>) {
    let mut tile = Lds::<u32, 32>::new();
    let mut total = Lds::<u32, 1>::new();
    let i = thread_id();
    // Equal values, stored by one instruction.
    flag[0] = 1;
    total[0] = 0;
    // Bytes of one word, each stored by another lane.
    bytes[i] += 1;
    tile[i] = i;
    barrier();
    total.atomic_add(0, tile[31 - i]);
    barrier();
    out[i] = total[0] + flag[0];
}

/// Legal accesses by lanes of one wave are not reported.
#[test]
fn lanes_that_share_legally() {
    let gpu = device();
    let (mut flag, mut out) = (gpu.zeros::<u32>(1).unwrap(), gpu.zeros::<u32>(32).unwrap());
    let mut bytes = gpu.zeros::<u8>(32).unwrap();
    shares_by_a_wave(&mut flag, &mut bytes, &mut out).over(32).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [497; 32]);
    assert_eq!(bytes.download().unwrap(), [1; 32]);
}

#[t0::kernel(block = 64)]
fn reads_before_the_other_wave(mut out: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    let i = thread_id();
    tile[i] = i;
    out[i] = tile[63 - i];
}

/// The reading wave runs first and finds uninitialised LDS.
#[test]
fn a_missing_barrier_before_lds_is_written() {
    let gpu = device();
    let mut out = gpu.zeros::<u32>(64).unwrap();
    let fault = check("reads_before_the_other_wave", FaultKind::Race, &gpu, || {
        reads_before_the_other_wave(&mut out).over(64).run(&gpu).map(drop)
    });
    assert_eq!((fault.wave, fault.related[0].wave), (Some(1), 0), "{fault}");
}

#[t0::kernel(block = 64)]
fn reads_below(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = x[i - 1];
}

#[test]
fn an_index_below_its_view() {
    let gpu = device();
    let x = gpu.upload(&[1u32; 64]).unwrap();
    let mut out = gpu.zeros::<u32>(64).unwrap();
    let fault =
        check("reads_below", FaultKind::OutOfBounds, &gpu, || reads_below(&x, &mut out).over(64).run(&gpu).map(drop));
    assert_eq!((fault.wave, fault.lane), (Some(0), Some(0)), "{fault}");
}

#[test]
fn a_truncated_object_is_an_error_at_every_length() {
    let gpu = device();
    let image = vector_add::image();
    for length in (0..image.object.len()).step_by(97) {
        let broken: &'static t0::Image = Box::leak(Box::new(t0::Image { object: &image.object[..length], ..*image }));
        let error = t0::Launch::new(broken).over(1).run(&gpu).unwrap_err();
        assert!(matches!(error, Error::CodeObject { .. } | Error::Arguments { .. }), "{length}: {error}");
    }
    check_good(&gpu);
}

/// A descriptor with fewer registers than the kernel uses.
#[test]
fn wrong_descriptors_are_reported_or_harmless() {
    let mut gpu = device();
    let image = vector_add::image();
    let object = t0_isa::object::Object::parse(image.object).unwrap();
    let kernel = object.kernel("vector_add").unwrap();
    let bytes = kernel.descriptor.encode();
    let at = image.object.windows(64).position(|window| window == bytes).expect("the descriptor is in the file");
    for flip in 0..512 {
        let mut copy = image.object.to_vec();
        copy[at + flip / 8] ^= 1 << (flip % 8);
        let broken: &'static t0::Image = Box::leak(Box::new(t0::Image { object: copy.leak(), ..*image }));
        let x = gpu.upload(&[1.0f32; 64]).unwrap();
        let mut out = gpu.zeros::<f32>(64).unwrap();
        // The launch must return, with a result or an error. After a memory fault the device must be opened again.
        let launch = t0::Launch::new(broken).view_in(x.view()).view_in(x.view()).view_out(out.view_mut()).over(64);
        match launch.run(&gpu) {
            Err(Error::Fault(fault)) if fault.device_lost => gpu = device(),
            _ => check_good(&gpu),
        }
    }
}

fn check_good(gpu: &Device) {
    let x = gpu.upload(&[1.0f32; 100]).unwrap();
    let mut out = gpu.zeros::<f32>(100).unwrap();
    vector_add(&x, &x, &mut out).over(100).run(gpu).unwrap();
    assert_eq!(out.download().unwrap(), [2.0; 100]);
}

/// Each report belongs to a kernel of this file.
#[test]
fn every_report_has_its_kernel() {
    let reports = reports("rust");
    assert!(reports.len() >= 16, "{reports:?}");
    for report in reports {
        assert!(include_str!("rust.rs").contains(&format!("check(\"{report}\"")), "{report}.txt belongs to no kernel");
    }
}
