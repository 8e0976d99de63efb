//! Instances of generic kernels: named by bounds in generic host code, and chosen at run time.

use t0::prelude::*;
use t0::{Bool, DynView, DynViewMut, ElementType, Instances, Scalar, U32};

#[t0::kernel(
    block = 64,
    grid = y.len(),
    requires(x.len() == y.len(), N > 1 || !ADD),
    for(T in [f32, bf16, f16], (ADD, N) in [(false, 1), (true, 1), (true, 4)]),
)]
fn scaled<T: Float + Scalar, const ADD: bool, const N: u32>(
    factor: T,
    x: In<T>,
    mut y: InOut<T>,
    mut total: InOut<f32>,
) {
    let i = global_id();
    let mut v = factor.to_f32() * x[i].to_f32() * N as f32;
    if ADD {
        v += y[i].to_f32();
    }
    y[i] = T::from_f32(v);
    if i == 0 {
        total[0] += 1.0;
    }
}

#[t0::kernel(block = 32 * LANES, for((T, LANES) in [(u32, 1), ([u32; 2], 2)]))]
fn through_lds<T: Element, const LANES: usize>(x: In<T>, mut tile: LdsDyn<T>, mut y: Out<T>) {
    tile[thread_id()] = x[global_id()];
    y[global_id()] = tile[thread_id()];
}

#[t0::kernel(block = 32, grid = x.len(), for((T, N) in [(f32, 3), (bf16, 2)]))]
fn weighted<T: Float, const N: usize>(weights: [T; N], bias: T, x: In<T>, mut y: Out<f32>) {
    let mut sum = bias.to_f32();
    for weight in weights {
        sum += weight.to_f32() * x[global_id()].to_f32();
    }
    y[global_id()] = sum;
}

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU opens")
}

/// Host code that is generic over a type and a constant.
fn generic<T: Float + Scalar, const ADD: bool>(gpu: &Device, x: &[f32], y: &mut Buffer<T>) -> Result<(), Error>
where
    scaled: Instances<(T, Bool<ADD>, U32<4>)>,
{
    let x = gpu.upload(&x.iter().map(|&v| T::from_f32(v)).collect::<Vec<_>>())?;
    let mut total = gpu.zeros(1)?;
    scaled::<T, ADD, 4>(T::from_f32(0.5), &x, y, &mut total).run(gpu).map(drop)
}

#[test]
fn generic_code_asks_for_an_instance() {
    fn check<T: Float + Scalar + PartialEq>(gpu: &Device)
    where
        scaled: Instances<(T, Bool<true>, U32<4>)>,
    {
        let mut y = gpu.upload(&[T::from_f32(1.0); 3]).unwrap();
        generic::<T, true>(gpu, &[1.0, 2.0, 3.0], &mut y).unwrap();
        let want = [3.0f32, 5.0, 7.0].map(T::from_f32);
        assert!(y.download().unwrap() == want, "{}", T::NAME);
        assert_eq!(scaled::image::<T, true, 4>().block, [64, 1, 1]);
    }
    let gpu = strict();
    check::<f32>(&gpu);
    check::<bf16>(&gpu);
    check::<f16>(&gpu);
}

/// Generic without a bound on the kernel: the types are values.
fn dynamic<T: Float>(gpu: &Device, add: bool, n: u32) -> Result<Vec<f32>, Error>
where
    t0::DynScalar: From<T>,
{
    let x = gpu.upload(&[1.0f32, 2.0].map(T::from_f32))?;
    let mut y = gpu.upload(&[10.0f32, 20.0].map(T::from_f32))?;
    let mut total = gpu.zeros(1)?;
    scaled::dispatch((ElementType::of::<T>(), add, n), T::from_f32(2.0), &x, &mut y, &mut total).run(gpu)?;
    assert_eq!(total.download()?, [1.0]);
    Ok(y.download()?.into_iter().map(T::to_f32).collect())
}

#[test]
fn an_instance_is_chosen_at_run_time() {
    let gpu = strict();
    assert_eq!(dynamic::<f32>(&gpu, true, 4).unwrap(), [18.0, 36.0]);
    assert_eq!(dynamic::<bf16>(&gpu, true, 4).unwrap(), [18.0, 36.0]);
    assert_eq!(dynamic::<f16>(&gpu, false, 1).unwrap(), [2.0, 4.0]);
    // Rules see the constants of the instance.
    assert_eq!(
        dynamic::<f32>(&gpu, true, 1).unwrap_err().to_string(),
        "`scaled` requires `N > 1 || !ADD`, which does not hold (`N` is 1, `ADD` is true)"
    );
}

#[test]
fn constants_have_names() {
    let gpu = strict();
    // The build fails if there is no such instance.
    const ADDS: Scaled = scaled::instance::<bf16>(Scaled { add: true, n: 4 });
    fn adds<T: Float + Scalar>(gpu: &Device, y: &mut Buffer<T>) -> Result<(), Error>
    where
        t0::DynScalar: From<T>,
    {
        let (x, mut total) = (gpu.upload(&[T::from_f32(1.0); 2])?, gpu.zeros(1)?);
        let instance = ADDS.values(ElementType::of::<T>());
        scaled::dispatch(instance, T::from_f32(2.0), &x, y, &mut total).run(gpu).map(drop)
    }
    let mut y = gpu.upload(&[bf16::from_f32(1.0); 2]).unwrap();
    adds(&gpu, &mut y).unwrap();
    assert_eq!(y.download().unwrap(), [bf16::from_f32(9.0); 2]);
    assert_eq!(ADDS.values(ElementType::of::<f16>()), (ElementType::of::<f16>(), true, 4));
    assert_eq!(format!("{:?}", Weighted { n: 3 }), "Weighted { n: 3 }");
    let missing = std::panic::catch_unwind(|| scaled::instance::<f32>(Scaled { add: false, n: 4 }));
    assert!(missing.is_err());
}

#[test]
fn lds_and_workgroups_are_those_of_the_instance() {
    let gpu = strict();
    let pairs: Vec<[u32; 2]> = (0..100).map(|i| [i, i * i]).collect();
    let x = gpu.upload(&pairs).unwrap();
    let mut y = gpu.zeros::<[u32; 2]>(100).unwrap();
    let key = (ElementType::of::<[u32; 2]>(), 2);
    through_lds::dispatch(key, &x, 64, &mut y).over(100).run(&gpu).unwrap();
    assert_eq!(y.download().unwrap(), pairs);
}

#[test]
fn a_missing_instance_is_listed_against_those_there_are() {
    let gpu = strict();
    let error = dynamic::<f32>(&gpu, false, 2).unwrap_err();
    assert!(matches!(error, Error::Instance { kernel: "scaled", .. }));
    assert_eq!(
        error.to_string(),
        "`scaled` has no instance (f32, false, 2); its instances are (f32, false, 1), (f32, true, 1), (f32, true, 4), (bf16, false, 1), (bf16, true, 1), \
         (bf16, true, 4), (f16, false, 1), (f16, true, 1), (f16, true, 4): add the missing instance to `for(..)` in the kernel's attribute"
    );
}

#[test]
fn arguments_of_another_type_are_refused() {
    let gpu = strict();
    let x = gpu.zeros::<f16>(2).unwrap();
    let (mut y, mut halves) = (gpu.zeros::<bf16>(2).unwrap(), gpu.zeros::<f16>(2).unwrap());
    let mut total = gpu.zeros::<f32>(1).unwrap();
    let key = (ElementType::of::<bf16>(), false, 1);
    // Both have 16 bits.
    let error = scaled::dispatch(key, bf16::from_f32(1.0), &x, &mut y, &mut total).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::Element { kernel: "scaled", argument: 1, .. }));
    assert_eq!(
        error.to_string(),
        "argument 1 of `scaled` is `x: In<bf16>` in the requested instance, but the launch passes a view of `f16`: pass the declared type, \
         or request the instance for the type that is passed"
    );
    let x = gpu.zeros::<bf16>(2).unwrap();
    let error = scaled::dispatch(key, bf16::from_f32(1.0), &x, &mut halves, &mut total).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::Element { argument: 2, .. }));
    let error = scaled::dispatch(key, 1.0f32, &x, &mut y, &mut total).run(&gpu).unwrap_err();
    assert!(
        error.to_string().contains("`factor: bf16` in the requested instance, but the launch passes a `f32`"),
        "{error}"
    );
}

#[test]
fn views_without_a_type_keep_their_shape() {
    let gpu = strict();
    let mut x = gpu.upload(&[1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0]).unwrap();
    let view = DynView::from(x.matrix_with_stride(2, 2, 4).unwrap());
    assert_eq!((view.len(), view.rows(), view.cols(), view.stride()), (6, 2, 2, 4));
    assert_eq!(view.element(), ElementType::of::<f32>());
    assert!(view.downcast::<u32>().is_none());
    assert_eq!(view.downcast::<f32>().map(|view| view.rows()), Some(2));
    let view = DynViewMut::from(&mut x);
    assert!(!view.is_empty());
    assert_eq!(view.downcast::<f32>().map(|view| view.len()), Some(6));
}

/// Host code that is generic over the element type of an array that is passed by value.
fn weighted_sum<T: Float + Scalar, const N: usize>(gpu: &Device, weights: [T; N], x: &[T]) -> Vec<f32>
where
    weighted: Instances<(T, t0::Usize<N>)>,
{
    let mut y = gpu.zeros(x.len()).unwrap();
    weighted::<T, N>(weights, T::from_f32(1.0), &gpu.upload(x).unwrap(), &mut y).run(gpu).unwrap();
    let mut on_cpu = vec![0.0; x.len()];
    weighted::on_cpu::<T, N>(weights, T::from_f32(1.0), x, &mut on_cpu).run().unwrap();
    let got = y.download().unwrap();
    assert_eq!(got, on_cpu);
    got
}

#[test]
fn arrays_of_a_generic_type_are_passed_by_value() {
    let gpu = strict();
    let halves = [1.0f32, 2.0].map(bf16::from_f32);
    assert_eq!(weighted_sum(&gpu, [1.0f32, 2.0, 3.0], &[1.0, -2.0]), [7.0, -11.0]);
    assert_eq!(weighted_sum(&gpu, halves, &halves), [4.0, 7.0]);
    // The same at run time.
    let (x, mut y) = (gpu.upload(&halves).unwrap(), gpu.zeros::<f32>(2).unwrap());
    let key = (ElementType::of::<bf16>(), 2);
    weighted::dispatch(key, halves, bf16::from_f32(1.0), &x, &mut y).run(&gpu).unwrap();
    assert_eq!(y.download().unwrap(), [4.0, 7.0]);
    let error = weighted::dispatch(key, [1.0f32, 2.0], bf16::from_f32(1.0), &x, &mut y).run(&gpu).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("`weights: [bf16; 2]` in the requested instance, but the launch passes a `[f32; 2]`"),
        "{error}"
    );
}
