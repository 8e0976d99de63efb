//! Tensors: creation, views, reads, memory, counts, and the errors of operations.

use ignis::{Context, DType, Error, Tensor};
use t0::{Device, VirtualOptions, bf16};
use t0_tests_share::tensors::strict;

#[test]
fn tensors_are_created_on_the_device() {
    let context = strict();
    let before = context.counts();
    let zeros = Tensor::zeros(&context, DType::Bf16, &[3, 5]).unwrap();
    let ones = Tensor::ones(&context, DType::I32, &[7]).unwrap();
    let full = Tensor::full(&context, DType::F32, &[2, 0], 3.0).unwrap();
    let ramp = Tensor::arange(&context, 1.0, 0.5, 4).unwrap();
    let count = Tensor::count_from(&context, 5, 3).unwrap();
    assert_eq!(context.counts().host_writes, before.host_writes);
    assert_eq!(zeros.to_vec::<bf16>().unwrap(), [bf16::ZERO; 15]);
    assert_eq!(ones.to_vec::<i32>().unwrap(), [1; 7]);
    assert!(full.to_vec::<f32>().unwrap().is_empty());
    assert_eq!(ramp.to_vec::<f32>().unwrap(), [1.0, 1.5, 2.0, 2.5]);
    assert_eq!(count.to_vec::<u32>().unwrap(), [5, 6, 7]);
    assert_eq!(Tensor::full(&context, DType::F16, &[], 2.5).unwrap().item::<t0::f16>().unwrap().to_f32(), 2.5);
}

#[test]
fn views_share_memory() {
    let context = strict();
    let x = Tensor::from_slice(&context, &(0..24u32).collect::<Vec<_>>(), &[2, 3, 4]).unwrap();
    let used = context.usage().in_use;
    let turned = x.transpose(0, 2).unwrap();
    let part = turned.slice(0, 1, 3).unwrap().reshape(&[2, 3, 2, 1]).unwrap();
    let wide = part.broadcast_to(&[2, 3, 2, 2]).unwrap();
    assert_eq!(context.usage().in_use, used);
    assert_eq!((turned.shape(), turned.strides()), (&[4, 3, 2][..], &[1, 4, 12][..]));
    assert_eq!(turned.slice(0, 1, 2).unwrap().to_vec::<u32>().unwrap(), [1, 13, 5, 17, 9, 21]);
    assert_eq!(wide.slice(0, 1, 2).unwrap().to_vec::<u32>().unwrap(), [2, 2, 14, 14, 6, 6, 18, 18, 10, 10, 22, 22]);
    // A reshape that strides cannot express is a copy.
    assert_eq!(turned.reshape(&[24]).unwrap().to_vec::<u32>().unwrap()[..4], [0, 12, 4, 16]);
}

#[test]
fn views_at_odd_offsets_are_read_and_combined() {
    let context = strict();
    let data: Vec<bf16> = (0..77).map(|i| bf16::from_f32(i as f32)).collect();
    let x = Tensor::from_slice(&context, &data, &[77]).unwrap();
    let (a, b) = (x.slice(0, 1, 40).unwrap(), x.slice(0, 3, 42).unwrap());
    assert_eq!(a.to_vec::<bf16>().unwrap(), data[1..40]);
    let sum: Vec<f32> = a.add(&b).unwrap().to_vec::<bf16>().unwrap().iter().map(|x| x.to_f32()).collect();
    assert_eq!(sum, (0..39).map(|i| (2 * i + 4) as f32).collect::<Vec<_>>());
    let wide = a.cast(DType::F32).unwrap();
    assert_eq!(wide.to_vec::<f32>().unwrap()[38], 39.0);
    assert_eq!(a.sum(&[]).unwrap().cast(DType::F32).unwrap().item::<f32>().unwrap(), 780.0);
}

#[test]
fn casts_between_all_types_round_and_saturate() {
    let context = strict();
    let x = Tensor::from_slice(&context, &[-1.5f32, 2.75, 3e9, f32::NAN, -0.25], &[5]).unwrap();
    assert_eq!(x.cast(DType::I32).unwrap().to_vec::<i32>().unwrap(), [-1, 2, i32::MAX, 0, 0]);
    assert_eq!(x.cast(DType::U32).unwrap().to_vec::<u32>().unwrap(), [0, 2, 3_000_000_000, 0, 0]);
    let n = Tensor::from_slice(&context, &[-3i32, 7], &[2]).unwrap();
    assert_eq!(n.cast(DType::U32).unwrap().to_vec::<u32>().unwrap(), [u32::MAX - 2, 7]);
    assert_eq!(n.cast(DType::F32).unwrap().to_vec::<f32>().unwrap(), [-3.0, 7.0]);
    assert_eq!(n.cast(DType::F16).unwrap().cast(DType::I32).unwrap().to_vec::<i32>().unwrap(), [-3, 7]);
    let turned = Tensor::from_slice(&context, &[1i32, -2, 3, 4], &[2, 2]).unwrap().transpose(0, 1).unwrap();
    assert_eq!(turned.cast(DType::U32).unwrap().to_vec::<u32>().unwrap(), [1, 3, u32::MAX - 1, 4]);
    let big = Tensor::from_slice(&context, &[u32::MAX], &[1]).unwrap();
    assert_eq!(big.cast(DType::F32).unwrap().item::<f32>().unwrap(), 4_294_967_296.0);
}

/// Gradients pass NaN, and none is a product of 0 and infinity.
#[test]
fn gradients_at_nan_and_limits_are_those_of_pytorch() {
    let context = strict();
    let (nan, inf) = (f32::NAN, f32::INFINITY);
    let gradient = |x: &[f32], g: &[f32], run: &dyn Fn(&Tensor) -> ignis::Result<Tensor>| {
        let tape = ignis::Tape::new();
        let x = tape.watch(&Tensor::from_slice(&context, x, &[x.len()]).unwrap());
        let y = run(&x).unwrap();
        let g = Tensor::from_slice(&context, g, y.shape()).unwrap();
        tape.backward_from(&y, &g).unwrap().get(&x).unwrap().to_vec::<f32>().unwrap()
    };
    assert_eq!(gradient(&[nan, 1.0, -1.0, -1.0], &[1.0, 1.0, 1.0, inf], &|x| x.relu()), [1.0, 1.0, 0.0, 0.0]);
    let limited = gradient(&[-1.0, 0.5, 1.0, 2.0, nan], &[inf, 3.0, 1.0, inf, 1.0], &|x| x.clamp(-1.0, 1.0));
    assert_eq!(limited, [0.0, 3.0, 0.0, 0.0, 0.0]);
    assert_eq!(gradient(&[nan, 1.0, -1.0], &[1.0], &|x| x.max(&[])), [1.0, 0.0, 0.0]);
    assert_eq!(gradient(&[nan, inf, nan], &[1.0], &|x| x.max(&[])), [0.5, 0.0, 0.5]);
    assert_eq!(gradient(&[2.0, nan], &[inf, 1.0], &|x| x.powf(0.0)), [0.0, 0.0]);
    let exponents = Tensor::from_slice(&context, &[0.0f32, 2.0, 2.0], &[3]).unwrap();
    assert_eq!(gradient(&[1.0, 1.0, -1.0], &[1.0; 3], &|x| x.pow(&exponents)), [0.0, 2.0, -2.0]);
}

/// As `.to` in PyTorch: only a conversion to the same type is no copy.
#[test]
fn a_conversion_shares_memory_only_with_its_own_type() {
    let context = strict();
    let types = [DType::F32, DType::Bf16, DType::F16, DType::I32, DType::U32];
    let make = |dtype, value| Tensor::full(&context, dtype, &[2], value).unwrap();
    for (from, to) in types.into_iter().flat_map(|from| types.map(|to| (from, to))) {
        let x = make(from, 1.0);
        let y = x.cast(to).unwrap();
        x.assign(&make(from, 7.0)).unwrap();
        let after = y.cast(DType::F32).unwrap().to_vec::<f32>().unwrap();
        assert_eq!(after, [if from == to { 7.0 } else { 1.0 }; 2], "{from} to {to}");
        assert_eq!(x.version() == y.version(), from == to, "{from} to {to}");
    }
}

/// A host write waits for the launches that used the memory before, and other threads launch in the meantime.
#[test]
fn threads_launch_while_another_one_waits_for_the_device() {
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().unwrap();
    let context = Context::new(&device).unwrap();
    let x = Tensor::ones(&context, DType::F32, &[8]).unwrap();
    // Whether the write was still waiting after the launch; `None` if it did not wait long enough to tell.
    let waits = |products: usize| -> Option<bool> {
        let busy = Tensor::ones(&context, DType::F32, &[256, 256]).unwrap();
        let mut last = busy.clone();
        for _ in 0..products {
            last = busy.matmul(&last).unwrap();
        }
        // The memory that all launches read is the next one of this size.
        drop(busy);
        std::thread::scope(|scope| {
            let (data, context) = (vec![0.5f32; 256 * 256], &context);
            let writer = scope.spawn(move || Tensor::from_slice(context, &data, &[256, 256]).unwrap());
            std::thread::sleep(std::time::Duration::from_millis(20));
            if writer.is_finished() {
                return None;
            }
            x.neg().unwrap();
            Some(!writer.is_finished())
        })
    };
    let found = [20, 80, 320, 1280].into_iter().find_map(waits);
    assert_eq!(found, Some(true), "the launch has waited for the write");
}

#[test]
fn nan_is_kept_by_maxima_and_activations() {
    let context = strict();
    let x = Tensor::from_slice(&context, &[1.0f32, f32::NAN, 3.0, f32::NEG_INFINITY], &[4]).unwrap();
    assert!(x.max(&[]).unwrap().item::<f32>().unwrap().is_nan());
    assert_eq!(x.argmax(&[]).unwrap().item::<u32>().unwrap(), 1);
    assert!(x.relu().unwrap().to_vec::<f32>().unwrap()[1].is_nan());
    assert!(x.clamp(0.0, 1.0).unwrap().to_vec::<f32>().unwrap()[1].is_nan());
    // The second limit is the result where it is below the first one; a limit of NaN leaves nothing else.
    let x = Tensor::from_slice(&context, &[-3.0f32, 0.0, 3.0], &[3]).unwrap();
    assert_eq!(x.clamp(2.0, -2.0).unwrap().to_vec::<f32>().unwrap(), [-2.0; 3]);
    for (low, high) in [(f32::NAN, 1.0), (1.0, f32::NAN)] {
        assert!(x.clamp(low, high).unwrap().to_vec::<f32>().unwrap().iter().all(|x| x.is_nan()));
    }
    let low = Tensor::full(&context, DType::F32, &[300], f64::NEG_INFINITY).unwrap();
    assert_eq!(low.argmax(&[]).unwrap().item::<u32>().unwrap(), 0);
    assert_eq!(low.max(&[]).unwrap().item::<f32>().unwrap(), f32::NEG_INFINITY);
}

#[test]
fn freed_memory_is_reused_and_counted() {
    let context = strict();
    let (x, y) = (Tensor::zeros(&context, DType::F32, &[1024]), Tensor::zeros(&context, DType::F32, &[1024]));
    drop((x.unwrap(), y.unwrap()));
    let usage = context.usage();
    assert_eq!((usage.in_use, usage.peak, usage.cached), (0, 8192, 8192));
    let z = Tensor::ones(&context, DType::Bf16, &[2048]).unwrap();
    let usage = context.usage();
    assert_eq!((usage.in_use, usage.peak, usage.cached), (4096, 8192, 4096));
    assert_eq!(usage.by_operation, [("ones", 4096)]);
    context.reset_peak();
    assert_eq!(context.usage().peak, 4096);
    context.release_cached().unwrap();
    assert_eq!(context.usage().cached, 0);
    assert_eq!(z.to_vec::<bf16>().unwrap(), [bf16::ONE; 2048]);
}

/// A result is written to memory that an earlier launch still reads: the launches run in order.
#[test]
fn reused_memory_waits_for_the_launches_before() {
    let context = strict();
    let mut x = Tensor::ones(&context, DType::F32, &[5000]).unwrap();
    for _ in 0..20 {
        x = x.add(&x).unwrap();
    }
    assert_eq!(x.to_vec::<f32>().unwrap(), [1_048_576.0; 5000]);
    assert!(context.usage().cached <= 4 * 5632 * 2, "{:?}", context.usage());
}

#[test]
fn launches_and_transfers_are_counted() {
    let context = strict();
    let x = Tensor::from_slice(&context, &[1.0f32; 10], &[10]).unwrap();
    let before = (context.counts(), context.device().counters());
    assert_eq!((before.0.host_writes, before.0.host_write_bytes), (1, 40));
    let y = x.exp().unwrap().add(&x).unwrap().sum(&[]).unwrap();
    y.item::<f32>().unwrap();
    let after = (context.counts(), context.device().counters());
    assert_eq!(after.0.launches - before.0.launches, 3);
    assert_eq!(after.0.host_read_bytes - before.0.host_read_bytes, 4);
    // The device counts the same: nothing else was launched or copied.
    assert_eq!(after.1.launches - before.1.launches, 3);
    assert_eq!(after.1.host_reads - before.1.host_reads, 1);
    assert_eq!(after.1.host_writes - before.1.host_writes, 0);
}

#[test]
fn running_out_of_memory_says_what_uses_it() {
    let context = strict();
    let kept = Tensor::zeros(&context, DType::F32, &[1 << 20]).unwrap();
    let error = Tensor::zeros(&context, DType::F32, &[1 << 42]).unwrap_err();
    assert!(matches!(error, Error::OutOfMemory { op: "zeros", bytes, .. } if bytes == 1 << 44), "{error}");
    let text = error.to_string();
    let usage = "tensors use 4194304 bytes: 4194304 by `zeros`. Use smaller batches, checkpoint blocks (`autograd::checkpoint`), or drop tensors earlier";
    assert!(text.starts_with("`zeros` needs 17592186044416 bytes of device memory, and "), "{text}");
    assert!(text.ends_with(usage), "{text}");
    assert_eq!(kept.to_vec::<f32>().unwrap()[0], 0.0);
    Tensor::ones(&context, DType::F32, &[8]).unwrap();
}

#[test]
fn errors_say_what_does_not_fit() {
    let context = strict();
    let other = Context::new(&Device::builder().virtual_gpu(VirtualOptions::strict()).open().unwrap()).unwrap();
    let make = |dtype, shape: &[usize]| Tensor::zeros(&context, dtype, shape).unwrap();
    let (x, half, n) = (make(DType::F32, &[2, 3]), make(DType::F16, &[2, 3]), make(DType::U32, &[2, 3]));
    let text = |result: ignis::Result<Tensor>| result.unwrap_err().to_string();
    assert_eq!(
        text(x.add(&half)),
        "`add` of f32 and f16: both operands must have the same element type; convert one with `cast`"
    );
    assert_eq!(text(n.exp()), "`exp` takes elements of type f32, bf16 or f16, not u32: convert the tensor with `cast`");
    assert_eq!(
        text(x.matmul(&x)),
        "`matmul` of [2, 3] and [2, 3]: the last extent of the first operand must be the last but one of the second; a vector is a matrix with one row or column, see `reshape`"
    );
    assert_eq!(
        text(x.reshape(&[4])),
        "`reshape` of a tensor of shape [2, 3]: it has 6 elements, and [4] has another number"
    );
    assert_eq!(text(x.slice(1, 2, 4)), "`slice` of a tensor of shape [2, 3]: 2..4 is not within axis 1");
    assert_eq!(
        text(make(DType::F32, &[2, 0]).max(&[1])),
        "`max` of a tensor of shape [2, 0]: there are no elements along the reduced axes, and no elements have no maximum"
    );
    assert_eq!(
        text(Tensor::concat(&[], 0)),
        "`concat` of a tensor of shape []: there are no tensors; pass at least one"
    );
    assert!(matches!(Tensor::concat(&[&x, &make(DType::F32, &[2])], 0), Err(Error::Shapes { op: "concat", .. })));
    assert!(matches!(x.select(&x, &x), Err(Error::Dtype { op: "select", found: DType::F32, .. })));
    let there = Tensor::zeros(&other, DType::F32, &[2, 3]).unwrap();
    assert_eq!(
        text(x.add(&there)),
        "the operands of `add` belong to different contexts: create all tensors from one `Context`"
    );
    assert_eq!(
        x.to_vec::<u32>().unwrap_err().to_string(),
        "`to_vec` takes elements of type u32, not f32: convert the tensor with `cast`"
    );
    assert!(matches!(x.item::<f32>(), Err(Error::Shape { op: "item", .. })));
    assert!(matches!(Tensor::from_slice(&context, &[1.0f32], &[2]), Err(Error::Shape { op: "from_slice", .. })));
    assert!(matches!(x.assign(&x), Err(Error::Aliased { op: "assign" })));
    let wide = make(DType::F32, &[1]).broadcast_to(&[2]).unwrap();
    assert_eq!(
        wide.assign(&make(DType::F32, &[2])).unwrap_err().to_string(),
        "`assign` of a tensor of shape [2]: it is a broadcast view, in which several elements are one in memory; write to the tensor itself"
    );
    assert_eq!(
        context.launch("outer", |_| x.exp()).unwrap_err().to_string(),
        "`exp` was called within the closure of `Context::launch`, which only launches kernels: call it before, and use its result in the closure"
    );
    assert!(matches!(x.assign(&half), Err(Error::Dtypes { op: "assign", .. })));
}

#[test]
fn transposed_tensors_are_copied() {
    let context = strict();
    let half = |i: usize| bf16::from_f32((i % 251) as f32);
    for [batches, rows, columns] in
        [[1, 64, 64], [1, 3, 5], [3, 65, 70], [2, 130, 36], [1, 1, 9], [5, 7, 1], [2, 66, 8]]
    {
        let shape = [batches, columns, rows];
        let place = |b: usize, r: usize, c: usize| (b * columns + c) * rows + r;
        let count = batches * rows * columns;
        let order: Vec<usize> =
            (0..count).map(|i| place(i / columns / rows, i / columns % rows, i % columns)).collect();
        let words: Vec<u32> = (0..count as u32).collect();
        let x = Tensor::from_slice(&context, &words, &shape).unwrap().transpose(1, 2).unwrap();
        let expected: Vec<u32> = order.iter().map(|i| *i as u32).collect();
        assert_eq!(x.to_vec::<u32>().unwrap(), expected, "{shape:?}");
        let halves: Vec<bf16> = (0..count).map(half).collect();
        let x = Tensor::from_slice(&context, &halves, &shape).unwrap().transpose(1, 2).unwrap();
        let expected: Vec<bf16> = order.iter().map(|i| half(*i)).collect();
        assert_eq!(x.to_vec::<bf16>().unwrap(), expected, "{shape:?}");
        // Parts that start at any element.
        if rows > 2 {
            let part = x.slice(1, 1, rows).unwrap();
            let expected: Vec<bf16> = (0..batches * (rows - 1) * columns)
                .map(|i| half(place(i / columns / (rows - 1), 1 + i / columns % (rows - 1), i % columns)))
                .collect();
            assert_eq!(part.to_vec::<bf16>().unwrap(), expected, "{shape:?}");
        }
    }
}

/// The gradients of a product read transposed operands: their copies must not dominate a training step.
#[test]
fn a_transposed_copy_is_cheap() {
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().unwrap();
    let context = Context::new(&device).unwrap();
    for dtype in [DType::F32, DType::Bf16] {
        let x = Tensor::full(&context, dtype, &[768, 512], 0.5).unwrap().transpose(0, 1).unwrap();
        context.wait().unwrap();
        let before = device.counters().wave_instructions;
        ignis::ops::dense(&x).unwrap();
        context.wait().unwrap();
        let each = (device.counters().wave_instructions - before) as f64 / (768.0 * 512.0);
        assert!(each <= 0.25, "{dtype}: {each} wave-instructions for each element");
    }
}
