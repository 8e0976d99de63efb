//! Many launches in flight: order, full rings and pools, threads, and early drops.

use crate::runtime_hand::{advance, device, still_adds, vector_add};

#[test]
fn ten_thousand_launches_in_flight() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut data = gpu.zeros::<u32>(64).unwrap();
    let before = gpu.counters();
    for i in 0..10_000 {
        advance(&mut data, i).over(64).enqueue(&stream).unwrap();
    }
    stream.wait().unwrap();
    assert_eq!(gpu.counters().launches - before.launches, 10_000);
    assert_eq!(gpu.counters().host_reads, before.host_reads);
    assert_eq!(data.download().unwrap(), [49_995_000; 64]);
}

#[test]
fn kernargs_are_not_overwritten_under_pressure() {
    // 40,000 launches need more than twice the capacity of the rings of packets and of kernel arguments.
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut data: Vec<_> = (0..7).map(|_| gpu.zeros::<u32>(1).unwrap()).collect();
    let mut expected = [0u32; 7];
    for i in 0..40_000u32 {
        let step = i.wrapping_mul(2_654_435_761);
        let which = (step >> 16) as usize % 7;
        expected[which] = expected[which].wrapping_add(step);
        advance(&mut data[which], step).over(1).enqueue(&stream).unwrap();
    }
    let got: Vec<u32> = data.iter().map(|buffer| buffer.download().unwrap()[0]).collect();
    assert_eq!(got, expected);
}

#[test]
fn threads_share_a_device() {
    let gpu = device();
    std::thread::scope(|scope| {
        for thread in 0..4u32 {
            let gpu = gpu.clone();
            scope.spawn(move || {
                let stream = gpu.stream().unwrap();
                let mut data = gpu.zeros::<u32>(100).unwrap();
                for i in 0..100 {
                    if i % 2 == 0 {
                        advance(&mut data, thread + i).over(100).run(&gpu).unwrap();
                    } else {
                        advance(&mut data, thread + i).over(100).enqueue(&stream).unwrap();
                    }
                }
                assert_eq!(data.download().unwrap(), [4950 + 100 * thread; 100]);
            });
        }
    });
    still_adds(&gpu);
}

#[test]
fn streams_keep_the_order_of_shared_buffers() {
    let gpu = device();
    let streams: Vec<_> = (0..3).map(|_| gpu.stream().unwrap()).collect();
    let mut a = gpu.zeros::<f32>(4096).unwrap();
    let mut b = gpu.upload(&[1.0f32; 4096]).unwrap();
    // Fibonacci numbers, alternating between streams.
    for i in 0..20 {
        let mut sum = gpu.alloc::<f32>(4096).unwrap();
        vector_add(&a, &b, &mut sum).over(4096).enqueue(&streams[i % 3]).unwrap();
        a = std::mem::replace(&mut b, sum);
    }
    assert_eq!(b.download().unwrap(), [10_946.0; 4096]);
}

#[test]
fn dropping_early_frees_nothing_early() {
    let gpu = device();
    let free = gpu.available_memory();
    let mut out = gpu.zeros::<f32>(100_000).unwrap();
    {
        let stream = gpu.stream().unwrap();
        let x = gpu.upload(&vec![2.0f32; 100_000]).unwrap();
        for _ in 0..10 {
            let y = gpu.upload(&vec![3.0f32; 100_000]).unwrap();
            vector_add(&x, &y, &mut out).over(100_000).enqueue(&stream).unwrap();
            // `y` is dropped while the launch is pending.
        }
        // `x` and the stream are dropped too.
    }
    assert_eq!(out.download().unwrap(), vec![5.0; 100_000]);
    drop(out);
    // The next launch releases completed work; the code of the kernel stays.
    still_adds(&gpu);
    let stream = gpu.stream().unwrap();
    stream.wait().unwrap();
    let kept = free - gpu.available_memory();
    assert!(kept <= 64 * 1024, "{kept} bytes are not free again");
}

#[test]
fn events_mark_and_time() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut data = gpu.zeros::<u32>(50_000).unwrap();
    let start = stream.record().unwrap();
    for _ in 0..20 {
        advance(&mut data, 1).over(50_000).enqueue(&stream).unwrap();
    }
    let end = stream.record().unwrap();
    end.wait().unwrap();
    assert!(start.is_done() && end.is_done());
    assert!(end.since(&start).unwrap() > std::time::Duration::ZERO);
    assert_eq!(start.since(&end), None);
    assert_eq!(data.download().unwrap(), vec![20; 50_000]);
}

#[test]
fn a_device_may_be_dropped_busy() {
    for _ in 0..5 {
        let gpu = device();
        let stream = gpu.stream().unwrap();
        let mut data = gpu.zeros::<u32>(10_000).unwrap();
        for _ in 0..50 {
            advance(&mut data, 1).over(10_000).enqueue(&stream).unwrap();
        }
        drop(gpu);
        drop(stream);
        drop(data);
    }
}
