//! Enums in kernels: values, arguments with numbers that are no variants, constant parameters, launch rules, dispatch.

use t0::prelude::*;
use t0::{ElementType, Enum, Instances};

#[allow(unused_imports, unreachable_pub, reason = "files of kernels stand for themselves")]
mod kernels {
    use t0::prelude::*;
    include!("../../kernels/enums.rs");
}

use kernels::{Act, LAYER, Layer, Only, Sparse, USUAL};

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU opens")
}

fn floats(n: usize) -> Vec<f32> {
    (0..n).map(|i| i as f32 * 0.75 - 20.0).collect()
}

fn variants<E: Enum>() -> impl Iterator<Item = E> {
    E::VARIANTS.iter().map(|(_, variant)| *variant)
}

/// The sizes of the runs: none, less than a wave, and not a multiple of the workgroup.
const SIZES: [usize; 4] = [0, 1, 33, 150];

#[test]
fn codes_and_names_are_those_of_the_definition() {
    assert_eq!(Act::VARIANTS.map_names(), ["Linear", "Relu", "Square", "Halved"]);
    assert_eq!(variants::<Sparse>().map(Enum::code).collect::<Vec<_>>(), [7, 8, 0, u32::MAX]);
    assert_eq!((Act::NAME, Sparse::NAME), ("Act", "Sparse"));
    for act in variants::<Act>() {
        assert_eq!((Act::from_code(act.code()), act as u32), (act, act.code()));
    }
    // Other numbers stand for the last variant.
    assert_eq!([4, 5, u32::MAX].map(Act::from_code), [Act::Halved; 3]);
    assert_eq!([1, 6, 9].map(Sparse::from_code), [Sparse::Most; 3]);
    assert_eq!(Only::from_code(3), Only::One);
    assert_eq!(USUAL, Act::Relu);
    const FIXED: Act = Act::from_code(2);
    assert_eq!(FIXED, Act::Square);
}

trait Names {
    fn map_names(&self) -> Vec<&'static str>;
}

impl<E> Names for [(&'static str, E)] {
    fn map_names(&self) -> Vec<&'static str> {
        self.iter().map(|(name, _)| *name).collect()
    }
}

#[test]
fn arguments_are_variants() {
    let gpu = strict();
    for n in SIZES {
        let xs = floats(n);
        let x = gpu.upload(&xs).unwrap();
        for (act, sparse) in variants::<Act>().flat_map(|act| variants::<Sparse>().map(move |sparse| (act, sparse))) {
            let (mut out, mut expected) = (gpu.zeros::<f32>(n).unwrap(), vec![0.0; n]);
            kernels::enum_argument(act, sparse, Only::One, &x, &mut out).over(n).run(&gpu).unwrap();
            kernels::enum_argument::on_cpu(act, sparse, Only::One, &xs, &mut expected).over(n).run().unwrap();
            assert_eq!(out.download().unwrap(), expected, "{act:?} {sparse:?} {n}");
        }
    }
}

#[test]
fn lanes_have_variants_of_their_own() {
    let gpu = strict();
    for n in SIZES {
        let xs: Vec<u32> = (0..n as u32).map(|i| i * 7 % 64).collect();
        let x = gpu.upload(&xs).unwrap();
        let (mut out, mut values) = (gpu.zeros::<u32>(n).unwrap(), gpu.zeros::<f32>(n).unwrap());
        let (mut expected, mut others) = (vec![0; n], vec![0.0; n]);
        kernels::enum_of_each_lane(&x, &mut out, &mut values).over(n).run(&gpu).unwrap();
        // The sums of codes wrap.
        let run = kernels::enum_of_each_lane::on_cpu(&xs, &mut expected, &mut others).over(n).run();
        run.unwrap();
        assert_eq!((out.download().unwrap(), values.download().unwrap()), (expected, others));
        let (mut out, mut expected) = (gpu.zeros::<u32>(n).unwrap(), vec![0; n]);
        kernels::imported_variants(&x, &mut out).over(n).run(&gpu).unwrap();
        kernels::imported_variants::on_cpu(&xs, &mut expected).over(n).run().unwrap();
        assert_eq!(out.download().unwrap(), expected);
        let ys: Vec<u32> = xs.iter().map(|x| x.wrapping_mul(0x9e37_79b9)).collect();
        let y = gpu.upload(&ys).unwrap();
        kernels::methods_of_enums(&x, &y, &mut out).over(n).run(&gpu).unwrap();
        kernels::methods_of_enums::on_cpu(&xs, &ys, &mut expected).over(n).run().unwrap();
        assert_eq!(out.download().unwrap(), expected);
    }
}

#[test]
fn structs_and_arrays_hold_enums() {
    let gpu = strict();
    let other = Layer { scale: -1.5, act: Act::Square, sparse: [Sparse::Most, Sparse::Zero] };
    for (n, layer) in SIZES.into_iter().flat_map(|n| [LAYER, other].map(|layer| (n, layer))) {
        let (xs, acts) = (floats(n), [Act::Square, Act::Relu, Act::Halved]);
        let x = gpu.upload(&xs).unwrap();
        let (mut out, mut codes) = (gpu.zeros::<f32>(n).unwrap(), gpu.zeros::<u32>(n).unwrap());
        let (mut expected, mut others) = (vec![0.0; n], vec![0; n]);
        kernels::enums_in_aggregates(layer, acts, &x, &mut out, &mut codes).over(n).run(&gpu).unwrap();
        kernels::enums_in_aggregates::on_cpu(layer, acts, &xs, &mut expected, &mut others).over(n).run().unwrap();
        assert_eq!((out.download().unwrap(), codes.download().unwrap()), (expected, others));
    }
}

#[test]
fn instances_are_chosen_by_variants() {
    let gpu = strict();
    let n = 70;
    let xs = floats(n);
    let x = gpu.upload(&xs).unwrap();
    let (mut out, mut expected) = (gpu.zeros::<f32>(n).unwrap(), vec![0.0; n]);
    for (act, sparse) in variants().flat_map(|act| [Sparse::Most, Sparse::Zero].map(|sparse| (act, sparse))) {
        let parameters = kernels::EnumParameter { act, sparse };
        kernels::enum_parameter(parameters, &x, &mut out).over(n).run(&gpu).unwrap();
        kernels::enum_parameter::on_cpu(parameters, &xs, &mut expected).over(n).run().unwrap();
        assert_eq!(out.download().unwrap(), expected);
    }
    let parameters = kernels::EnumParameter { act: Act::Relu, sparse: Sparse::Seven };
    let text = kernels::enum_parameter(parameters, &x, &mut out).over(n).run(&gpu).unwrap_err().to_string();
    assert!(text.contains("(ACT = Act::Relu, SPARSE = Sparse::Seven)"), "{text}");
    assert!(text.contains("(Act::Halved, Sparse::Zero)"), "{text}");
}

/// With a type and an enum.
#[t0::kernel(block = 64, grid = out.len(), for(T in [f32, bf16], ACT in [Act::Relu, Act::Square]))]
fn activated<T: Float, const ACT: Act>(x: In<T>, mut out: Out<f32>) {
    let v = x[global_id()].to_f32();
    out[global_id()] = match ACT {
        Act::Relu => v.max(0.0),
        Act::Square => v * v,
        Act::Linear | Act::Halved => v,
    };
}

fn generic<T: Float, const SQUARE: bool>(gpu: &Device, x: &Buffer<T>, out: &mut Buffer<f32>) -> Result<(), Error>
where
    activated: Instances<(T,)>,
{
    let act = const { if SQUARE { Act::Square } else { Act::Relu } };
    activated::<T>(Activated { act }, x, out).run(gpu).map(drop)
}

#[test]
fn bounds_state_types_and_constants_are_values() {
    let gpu = strict();
    let x = gpu.upload(&[-3.0f32]).unwrap();
    let mut out = gpu.zeros::<f32>(1).unwrap();
    generic::<f32, true>(&gpu, &x, &mut out).unwrap();
    assert_eq!(out.download().unwrap(), [9.0]);
    generic::<f32, false>(&gpu, &x, &mut out).unwrap();
    assert_eq!(out.download().unwrap(), [0.0]);
    let types = [ElementType::of::<bf16>()];
    let x = gpu.upload(&[bf16::from_f32(2.0)]).unwrap();
    activated::dispatch(types, Activated { act: Act::Square }, &x, &mut out).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [4.0]);
    const RELU: Activated = activated::instance::<bf16>(Activated { act: Act::Relu });
    activated::dispatch(types, RELU, &x, &mut out).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [2.0]);
}

#[t0::kernel(
    block = 64,
    grid = out.len(),
    requires(act != Act::Square, SPARSE == Sparse::Zero || act == Act::Relu),
    for(SPARSE in [Sparse::Zero, Sparse::Eight]),
    test(len(out) = 70, act = Act::Relu),
)]
fn with_rules<const SPARSE: Sparse>(act: Act, mut out: Out<u32>) {
    out[global_id()] = act as u32 + SPARSE as u32;
}

t0::instances! { acts = (N, ACT) in [(1, Act::Linear), (3, kernels::Act::Halved)] }

mod elsewhere {
    use t0::prelude::*;

    // The list names the enum by other paths than the signature.
    #[t0::kernel(block = 32, grid = out.len(), for(in super::acts))]
    pub(super) fn listed<const N: u32, const ACT: super::kernels::Act>(mut out: Out<u32>) {
        out[global_id()] = N * 10 + ACT as u32;
    }

    use super::{Act, kernels};
}

#[test]
fn lists_of_instances_name_variants() {
    let gpu = strict();
    let mut out = gpu.zeros::<u32>(2).unwrap();
    elsewhere::listed(elsewhere::Listed { n: 3, act: Act::Halved }, &mut out).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [33; 2]);
    elsewhere::listed(elsewhere::Listed { n: 1, act: Act::Linear }, &mut out).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [10; 2]);
}

#[test]
fn rules_compare_enums() {
    let gpu = strict();
    let mut out = gpu.zeros::<u32>(3).unwrap();
    with_rules(WithRules { sparse: Sparse::Zero }, Act::Halved, &mut out).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [3; 3]);
    with_rules(WithRules { sparse: Sparse::Eight }, Act::Relu, &mut out).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [9; 3]);
    let error =
        with_rules(WithRules { sparse: Sparse::Eight }, Act::Linear, &mut out).run(&gpu).unwrap_err().to_string();
    assert!(error.contains("`SPARSE == Sparse::Zero || act == Act::Relu`"), "{error}");
    assert!(with_rules::on_cpu(WithRules { sparse: Sparse::Zero }, Act::Square, &mut [0]).run().is_err());
}
