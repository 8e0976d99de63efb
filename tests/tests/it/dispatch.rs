//! Instances of generic kernels: types by bounds in generic host code or as values, and constants by their struct.

use t0::cpu::CpuErrorKind;
use t0::prelude::*;
use t0::{DynView, DynViewMut, ElementType, Instances, NoInstance, Scalar};

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

/// Host code that is generic over a type and a constant. The build fails if there is no such instance.
fn generic<T: Float + Scalar, const ADD: bool>(gpu: &Device, x: &[f32], y: &mut Buffer<T>) -> Result<(), Error>
where
    scaled: Instances<(T,)>,
{
    let x = gpu.upload(&x.iter().map(|&v| T::from_f32(v)).collect::<Vec<_>>())?;
    let mut total = gpu.zeros(1)?;
    let parameters = const { scaled::instance::<T>(Scaled { add: ADD, n: 4 }) };
    scaled(parameters, T::from_f32(0.5), &x, y, &mut total).run(gpu).map(drop)
}

#[test]
fn generic_code_asks_for_an_instance() {
    fn check<T: Float + Scalar + PartialEq>(gpu: &Device)
    where
        scaled: Instances<(T,)>,
    {
        let mut y = gpu.upload(&[T::from_f32(1.0); 3]).unwrap();
        generic::<T, true>(gpu, &[1.0, 2.0, 3.0], &mut y).unwrap();
        let want = [3.0f32, 5.0, 7.0].map(T::from_f32);
        assert!(y.download().unwrap() == want, "{}", T::NAME);
        assert_eq!(scaled::image::<T>(Scaled { add: true, n: 4 }).unwrap().block, [64, 1, 1]);
        assert!(scaled::report::<T>(Scaled { add: true, n: 4 }).unwrap().instructions > 0);
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
    scaled::dispatch([ElementType::of::<T>()], Scaled { add, n }, T::from_f32(2.0), &x, &mut y, &mut total).run(gpu)?;
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
        scaled::dispatch([ElementType::of::<T>()], ADDS, T::from_f32(2.0), &x, y, &mut total).run(gpu).map(drop)
    }
    let mut y = gpu.upload(&[bf16::from_f32(1.0); 2]).unwrap();
    adds(&gpu, &mut y).unwrap();
    assert_eq!(y.download().unwrap(), [bf16::from_f32(9.0); 2]);
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
    let (types, parameters) = ([ElementType::of::<[u32; 2]>()], ThroughLds { lanes: 2 });
    through_lds::dispatch(types, parameters, &x, 64, &mut y).over(100).run(&gpu).unwrap();
    assert_eq!(y.download().unwrap(), pairs);
}

#[test]
fn a_missing_instance_is_listed_against_those_there_are() {
    let gpu = strict();
    let missing = "`scaled` has no instance (T = f32, ADD = false, N = 2); its instances are (f32, false, 1), (f32, true, 1), (f32, true, 4), \
         (bf16, false, 1), (bf16, true, 1), (bf16, true, 4), (f16, false, 1), (f16, true, 1), (f16, true, 4): add the missing instance to \
         `for(..)` in the kernel's attribute";
    let error = dynamic::<f32>(&gpu, false, 2).unwrap_err();
    assert!(matches!(error, Error::Instance { kernel: "scaled", why: NoInstance::Missing { .. } }));
    assert_eq!(error.to_string(), missing);
    // With types that rustc knows, in a launch, for the image, and on the CPU. It precedes unmet rules.
    let parameters = Scaled { add: false, n: 2 };
    let (x, mut y, mut total) = (gpu.zeros(2).unwrap(), gpu.zeros(3).unwrap(), gpu.zeros(1).unwrap());
    let error = scaled::<f32>(parameters, 1.0, &x, &mut y, &mut total).run(&gpu).unwrap_err();
    assert_eq!(error.to_string(), missing);
    assert_eq!(scaled::image::<f32>(parameters).unwrap_err().to_string(), missing);
    assert_eq!(scaled::report::<f32>(parameters).unwrap_err().to_string(), missing);
    let error = scaled::on_cpu::<f32>(parameters, 1.0, &[0.0], &mut [0.0], &mut [0.0]).run().unwrap_err();
    assert!(matches!(&error.kind, CpuErrorKind::Instance(why) if matches!(**why, NoInstance::Missing { .. })));
    assert_eq!(error.to_string(), format!("kernel {missing}"));
    // The types are missing.
    let (x, mut y) = (gpu.zeros::<u32>(2).unwrap(), gpu.zeros::<u32>(2).unwrap());
    let types = [ElementType::of::<u32>()];
    let error =
        scaled::dispatch(types, Scaled { add: true, n: 4 }, 1u32, &x, &mut y, &mut total).run(&gpu).unwrap_err();
    assert!(error.to_string().contains("(T = u32, ADD = true, N = 4)"), "{error}");
}

#[test]
fn arguments_of_another_type_are_refused() {
    let gpu = strict();
    let x = gpu.zeros::<f16>(2).unwrap();
    let (mut y, mut halves) = (gpu.zeros::<bf16>(2).unwrap(), gpu.zeros::<f16>(2).unwrap());
    let mut total = gpu.zeros::<f32>(1).unwrap();
    let (types, parameters) = ([ElementType::of::<bf16>()], Scaled { add: false, n: 1 });
    // Both have 16 bits.
    let error = scaled::dispatch(types, parameters, bf16::from_f32(1.0), &x, &mut y, &mut total).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::Element { kernel: "scaled", argument: 1, .. }));
    assert_eq!(
        error.to_string(),
        "argument 1 of `scaled` is `x: In<bf16>` in the requested instance, but the launch passes a view of `f16`: pass the declared type, \
         or request the instance for the type that is passed"
    );
    let x = gpu.zeros::<bf16>(2).unwrap();
    let error =
        scaled::dispatch(types, parameters, bf16::from_f32(1.0), &x, &mut halves, &mut total).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::Element { argument: 2, .. }));
    let error = scaled::dispatch(types, parameters, 1.0f32, &x, &mut y, &mut total).run(&gpu).unwrap_err();
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
    weighted: Instances<(T,)>,
{
    let mut y = gpu.zeros(x.len()).unwrap();
    let parameters = Weighted { n: N };
    weighted(parameters, weights, T::from_f32(1.0), &gpu.upload(x).unwrap(), &mut y).run(gpu).unwrap();
    let mut on_cpu = vec![0.0; x.len()];
    weighted::on_cpu(parameters, weights, T::from_f32(1.0), x, &mut on_cpu).run().unwrap();
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
    let (types, parameters) = ([ElementType::of::<bf16>()], Weighted { n: 2 });
    weighted::dispatch(types, parameters, halves, bf16::from_f32(1.0), &x, &mut y).run(&gpu).unwrap();
    assert_eq!(y.download().unwrap(), [4.0, 7.0]);
    let error =
        weighted::dispatch(types, parameters, [1.0f32, 2.0], bf16::from_f32(1.0), &x, &mut y).run(&gpu).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("`weights: [bf16; 2]` in the requested instance, but the launch passes a `[f32; 2]`"),
        "{error}"
    );
}

/// A constant in the type of an LDS array, which no argument states, and in that of a view.
#[t0::kernel(block = 32, grid = y.len(), for(N in [1, 2], ADD in [false, true]))]
fn rows_through_lds<const N: usize, const ADD: bool>(x: In<[u32; N]>, mut tile: LdsDyn<[u32; N]>, mut y: Out<u32>) {
    tile[thread_id()] = x[global_id()];
    let row = tile[thread_id()];
    let mut sum = 0;
    #[unroll]
    for k in 0..N {
        sum += row[k];
    }
    y[global_id()] = if ADD { sum + 100 } else { sum };
}

#[test]
fn constants_in_types_of_arguments_are_those_of_the_launch() {
    let gpu = strict();
    let rows = [[1u32, 2], [3, 4], [5, 6]];
    let (x, mut y) = (gpu.upload(&rows).unwrap(), gpu.zeros::<u32>(3).unwrap());
    let parameters = RowsThroughLds { n: 2, add: true };
    rows_through_lds(parameters, &x, 32, &mut y).run(&gpu).unwrap();
    let mut host = [0; 3];
    rows_through_lds::on_cpu(parameters, &rows, 32, &mut host).run().unwrap();
    assert_eq!((y.download().unwrap(), host), (vec![103, 107, 111], [103, 107, 111]));
    let differs = "`rows_through_lds` is launched with `N` = 1, but the type of an argument has 2: pass an argument of the instance's type";
    let parameters = RowsThroughLds { n: 1, add: true };
    let error = rows_through_lds(parameters, &x, 32, &mut y).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::Instance { why: NoInstance::Differs { stated: 1, passed: 2, .. }, .. }));
    assert_eq!(error.to_string(), differs);
    let error = rows_through_lds::on_cpu(parameters, &rows, 32, &mut host).run().unwrap_err();
    assert_eq!(error.to_string(), format!("kernel {differs}"));
    assert_eq!(rows_through_lds::image(parameters).unwrap().block, [32, 1, 1]);
}
