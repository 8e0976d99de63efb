//! Launches through all layers: buffer, kernarg, packet, doorbell, command processor, waves, signal.

use std::time::Duration;

use crate::runtime_hand::{ADVANCE, VECTOR_ADD, advance, device, still_adds, strict, vector_add};
use t0_runtime::{Abi, Buffer, Device, Error, Image, Launch, VirtualOptions};

#[test]
fn vector_add_for_many_sizes() {
    let gpu = device();
    for n in [0usize, 1, 31, 32, 33, 255, 256, 257, 1000, 65_537] {
        let xs: Vec<f32> = (0..n).map(|i| i as f32 * 0.25).collect();
        let ys: Vec<f32> = (0..n).map(|i| 1.0 / (i as f32 + 1.0)).collect();
        let (x, y) = (gpu.upload(&xs).unwrap(), gpu.upload(&ys).unwrap());
        let mut out = gpu.zeros::<f32>(n).unwrap();
        let report = vector_add(&x, &y, &mut out).over(n).run(&gpu).unwrap();
        let expected: Vec<f32> = xs.iter().zip(&ys).map(|(x, y)| x + y).collect();
        assert_eq!(out.download().unwrap(), expected, "n = {n}");
        let waves = n.div_ceil(32) as u64;
        let per_wave = report.wave_instructions.map(|count| count.checked_div(waves).unwrap_or(count));
        if gpu.is_virtual() {
            assert_eq!(per_wave, (n > 0).then_some(21), "n = {n}");
        }
        assert_eq!(report.elapsed > Duration::ZERO, n > 0);
    }
}

#[test]
fn blocks_are_whole_workgroups() {
    let gpu = device();
    let mut data = gpu.zeros::<u32>(128).unwrap();
    advance(&mut data, 3).blocks(2).run(&gpu).unwrap();
    assert_eq!(data.download().unwrap(), vec![3; 128]);
    advance(&mut data, 3).over(65).run(&gpu).unwrap();
    assert_eq!(data.download().unwrap()[60..70], [6, 6, 6, 6, 6, 3, 3, 3, 3, 3]);
}

#[test]
fn slices_and_matrices_reach_the_kernel() {
    let gpu = device();
    let mut data = Buffer::upload(&gpu, &(0..100u32).collect::<Vec<_>>()).unwrap();
    let part = data.slice_mut(10..20).unwrap();
    assert_eq!(part.len(), 10);
    Launch::new(&ADVANCE).view_out(part).scalar(1000u32).over(10).run(&gpu).unwrap();
    let expected: Vec<u32> = (0..100).map(|i| if (10..20).contains(&i) { i + 1000 } else { i }).collect();
    assert_eq!(data.download().unwrap(), expected);
    let view = data.matrix_with_stride(3, 20, 40).unwrap();
    assert_eq!((view.rows(), view.cols(), view.stride(), view.len()), (3, 20, 40, 100));
    assert!(matches!(data.matrix(10, 11), Err(Error::MatrixOutOfRange { needs: 110, len: 100, .. })));
    assert!(matches!(data.matrix_with_stride(3, 21, 40), Err(Error::MatrixOutOfRange { needs: 101, .. })));
    assert!(matches!(data.matrix_with_stride(2, 10, 9), Err(Error::MatrixOutOfRange { .. })));
    assert!(data.matrix_with_stride(0, 10, 10).unwrap().is_empty());
    assert!(matches!(data.slice(90..101), Err(Error::SliceOutOfRange { start: 90, end: 101, len: 100 })));
    assert!(matches!(data.matrix(usize::MAX, usize::MAX), Err(Error::MatrixOutOfRange { .. })));
}

#[test]
fn a_view_has_the_same_bytes_as_elements_of_another_type() {
    let gpu = device();
    let mut data = Buffer::upload(&gpu, &[1u16, 0, 2, 0, 3, 0, 4]).unwrap();
    let words = data.slice_mut(2..).unwrap().reinterpret::<u32>().unwrap();
    assert_eq!((words.len(), words.rows(), words.cols()), (2, 1, 2));
    Launch::new(&ADVANCE).view_out(words).scalar(0x1_0000u32).over(2).run(&gpu).unwrap();
    assert_eq!(data.download().unwrap(), [1, 0, 2, 1, 3, 1, 4]);
    let error = data.slice(1..).unwrap().reinterpret::<u32>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "a view that starts at byte 2 of its buffer cannot have elements of 4 bytes: start it at a multiple of their size"
    );
    assert!(data.slice(1..1).unwrap().reinterpret::<u8>().unwrap().is_empty());
}

#[test]
fn host_access_is_checked_and_counted() {
    let gpu = device();
    let mut data = gpu.upload(&[1u16, 2, 3]).unwrap();
    assert!(matches!(data.write(&[1, 2]), Err(Error::LengthMismatch { host: 2, buffer: 3 })));
    assert!(matches!(data.read_into(&mut [0; 4]), Err(Error::LengthMismatch { host: 4, buffer: 3 })));
    data.write_to(1, &[20]).unwrap();
    assert!(matches!(data.write_to(2, &[20, 21]), Err(Error::SliceOutOfRange { start: 2, end: 4, len: 3 })));
    let mut two = [0; 2];
    data.read_from(1, &mut two).unwrap();
    assert_eq!(two, [20, 3]);
    data.fill(7).unwrap();
    assert_eq!(data.download().unwrap(), [7, 7, 7]);
    let counters = gpu.counters();
    assert_eq!((counters.host_reads, counters.host_read_bytes), (2, 10));
    assert_eq!((counters.host_writes, counters.host_write_bytes), (3, 14));
    assert_eq!(counters.launches, 0);
    still_adds(&gpu);
    assert_eq!(gpu.counters().launches, 1);
    let empty = gpu.upload::<f64>(&[]).unwrap();
    assert_eq!(empty.download().unwrap(), [0.0; 0]);
    assert!(matches!(gpu.alloc::<f64>(usize::MAX / 2), Err(Error::TooLong { .. })));
}

#[test]
fn memory_runs_out_with_an_error_and_comes_back() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::strict().memory_bytes(1 << 20)).open().unwrap();
    let half = gpu.alloc::<u8>(700_000).unwrap();
    let error = gpu.alloc::<u8>(700_000).unwrap_err();
    assert!(matches!(error, Error::OutOfMemory { bytes: 700_000, available } if available < 400_000), "{error}");
    drop(half);
    gpu.alloc::<u8>(700_000).unwrap();
}

#[test]
fn a_card_without_large_bar_works_too() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::strict().small_bar()).open().unwrap();
    still_adds(&gpu);
}

#[test]
fn misuse_is_refused_before_anything_runs() {
    let (gpu, other) = (strict(), strict());
    let mut mine = gpu.zeros::<u32>(64).unwrap();
    let mut theirs = other.zeros::<u32>(64).unwrap();
    let error = advance(&mut theirs, 1).over(64).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::WrongDevice { kernel: "advance", argument: 0 }), "{error}");
    let error = advance(&mut mine, 1).over(1usize << 32).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::GridTooLarge { .. }), "{error}");
    let error = advance(&mut mine, 1).over(-1).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::GridTooLarge { .. }), "{error}");
    // One scalar too many.
    let error = advance(&mut mine, 1).scalar(1u64).over(64).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::Arguments { given: 3, declared: 2, .. }), "{error}");
    assert_eq!(gpu.counters().launches, 0);
    assert_eq!(mine.download().unwrap(), [0; 64]);
}

/// Arguments with the declared total size, which the kernel would interpret as a view.
#[test]
fn an_argument_of_another_kind_is_refused() {
    let gpu = device();
    let mut data = gpu.zeros::<u32>(64).unwrap();
    let doubles = gpu.zeros::<f64>(64).unwrap();
    let refused = |launch: Launch<'_>, expected: &str| {
        let error = launch.over(64).run(&gpu).unwrap_err();
        assert!(matches!(error, Error::Argument { .. } | Error::Arguments { .. }), "{error}");
        assert_eq!(error.to_string(), expected);
    };
    refused(
        Launch::new(&ADVANCE).view_out(data.view_mut()).scalar(1u32).scalar(1u32),
        "`advance` declares 2 arguments, but the launch passes 3: pass each declared argument once, in order",
    );
    let rest = "pass the declared type, or launch with the generated function `advance(..)`, which the compiler checks";
    refused(
        Launch::new(&ADVANCE).scalar(0x1000u64).scalar(1u32),
        &format!(
            "argument 0 of `advance` is declared `data: InOut<u32>`, but the launch passes a value of 8 bytes: {rest}"
        ),
    );
    refused(
        Launch::new(&ADVANCE).view_in(data.view()).scalar(1u32),
        &format!(
            "argument 0 of `advance` is declared `data: InOut<u32>`, but the launch passes a view to read with elements of 4 bytes: {rest}"
        ),
    );
    refused(
        Launch::new(&ADVANCE).view_out(data.view_mut()).scalar(1u64),
        &format!("argument 1 of `advance` is declared `step: u32`, but the launch passes a value of 8 bytes: {rest}"),
    );
    refused(
        Launch::new(&VECTOR_ADD).view_in(doubles.view()).view_in(doubles.view()).view_out(data.view_mut()),
        "argument 0 of `vector_add` is declared `x: In<f32>`, but the launch passes a view to read with elements of 8 bytes: pass the declared type, or launch with the generated function `vector_add(..)`, which the compiler checks",
    );
    refused(
        Launch::new(&ADVANCE).lds::<u32>(64).scalar(1u32),
        &format!(
            "argument 0 of `advance` is declared `data: InOut<u32>`, but the launch passes the length of an LDS array with elements of 4 bytes: {rest}"
        ),
    );
    assert_eq!(gpu.counters().launches, 0);
    still_adds(&gpu);
}

#[test]
fn a_view_of_4_gib_is_refused() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).open().unwrap();
    // Never accessed, so it needs no physical memory.
    let mut data = gpu.alloc::<u32>(1 << 30).unwrap();
    let error = advance(&mut data, 1).over(64).run(&gpu).unwrap_err();
    assert!(
        matches!(error, Error::ViewTooLarge { kernel: "advance", argument: 0, bytes } if bytes == 1 << 32),
        "{error}"
    );
    let view = data.slice_mut((1 << 30) - 64..).unwrap();
    Launch::new(&ADVANCE).view_out(view).scalar(5u32).over(64).run(&gpu).unwrap();
    let mut tail = [0; 65];
    data.read_from((1 << 30) - 65, &mut tail).unwrap();
    assert_eq!(tail[0], 0);
    assert_eq!(tail[1..], [5; 64]);
}

#[test]
fn kernels_of_another_abi_are_refused() {
    let gpu = device();
    let own = Abi::new(0);
    let refused = |abi: Abi| {
        let image: &'static Image = Box::leak(Box::new(Image { abi, ..*VECTOR_ADD }));
        let x = gpu.zeros::<f32>(4).unwrap();
        let mut out = gpu.zeros::<f32>(4).unwrap();
        let launch = Launch::new(image).view_in(x.view()).view_in(x.view()).view_out(out.view_mut());
        let error = launch.over(4).run(&gpu).unwrap_err();
        assert!(matches!(error, Error::Abi { .. }), "{error}");
        error.to_string()
    };
    assert_eq!(
        refused(Abi { version: own.version + 7, ..own }),
        format!(
            "`vector_add` cannot be launched: it was compiled for version {} of the kernel ABI, and this program has version {}. Build the kernel and the program that launches it with the same version of T0",
            own.version + 7,
            own.version
        )
    );
    assert!(refused(Abi::new(1 << 31)).contains("it uses features 0x80000000 of the kernel ABI"));
    // The image and the object beside it must agree.
    let text = refused(Abi::new(Abi::LAUNCH_LDS));
    assert!(
        text.contains("its image states kernel ABI 1 (features 0x2), and its code object states 1 (features 0x0)"),
        "{text}"
    );
    still_adds(&gpu);
}

#[test]
fn broken_images_are_refused() {
    let gpu = device();
    let leak = |image: Image| -> &'static Image { Box::leak(Box::new(image)) };
    let run = |image: &'static Image| Launch::new(image).over(1).run(&gpu).unwrap_err();
    let good: Image = *VECTOR_ADD;
    let mut data = gpu.zeros::<u32>(4).unwrap();
    let error = run(leak(Image { object: b"\x7fELF", kernarg_size: 16, arguments: &[], ..good }));
    assert!(matches!(error, Error::CodeObject { .. }), "{error}");
    let error = run(leak(Image { name: "another", kernarg_size: 16, arguments: &[], ..good }));
    assert!(error.to_string().contains("no kernel of that name"), "{error}");
    let image = leak(Image { block: [2048, 1, 1], ..*ADVANCE });
    let launch = Launch::new(image).view_out(data.view_mut()).scalar(1u32);
    let error = launch.over(1).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::Unlaunchable { .. }), "{error}");
    let mut object = ADVANCE.object.to_vec();
    object[48] = 0x46; // gfx1101 in the ELF header's flags
    let image = leak(Image { object: object.leak(), ..*ADVANCE });
    let error = Launch::new(image).view_out(data.view_mut()).scalar(1u32).over(1).run(&gpu).unwrap_err();
    assert!(matches!(&error, Error::Target { wants, has, .. } if wants == "gfx1101" && has == "gfx1100"), "{error}");
    still_adds(&gpu);
}

#[test]
fn devices_describe_themselves() {
    let gpu = strict();
    assert_eq!(gpu.name(), "virtual gfx1100, 96 CUs");
    assert_eq!((gpu.target().as_str(), gpu.compute_units(), gpu.is_virtual()), ("gfx1100", 96, true));
    assert!(gpu.same(&gpu.clone()));
    if !std::path::Path::new("/dev/kfd").exists() {
        let error = Device::builder().kfd(0).open().unwrap_err();
        assert!(matches!(error, Error::NoKfd), "{error}");
        let found = Device::builder().open().unwrap();
        assert_eq!(found.description(), "virtual gfx1100 (96 CUs), emulated on the CPU because there is no /dev/kfd");
    }
}
