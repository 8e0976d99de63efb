//! Kernels compiled for several targets: which object a device loads, and the error if there is none for it.

use t0::prelude::*;
use t0::target::{GFX1100, GFX1102, GFX1103, GFX1150, GFX1151, Target};
use t0::{Image, Launch, VirtualOptions};
use t0_isa::object::Object;
use t0_sim::kfd::{CHIPS, Card};

/// Kernels with one name for different targets; each writes another number.
macro_rules! which {
    ($($module:ident $target:literal $number:literal)*) => {$(
        mod $module {
            use t0::prelude::*;

            #[t0::kernel(block = 32, targets = [$target])]
            pub(super) fn which(mut out: Out<u32>) {
                out[global_id()] = $number;
            }
        }
    )*};
}

which! { first "gfx1100" 1 second "gfx1151" 2 third "gfx11-generic" 3 }

fn device(target: Target) -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict().target(target)).open().unwrap()
}

fn chosen(image: &'static Image, target: Target) -> Result<u32, t0::Error> {
    let gpu = device(target);
    let mut out = gpu.zeros::<u32>(40)?;
    Launch::new(image).view_out(out.view_mut()).over(40).run(&gpu)?;
    Ok(out.download()?[39])
}

#[test]
fn a_device_gets_its_own_object_else_that_of_its_family() {
    let others = [second::which::image().object, third::which::image().object];
    let image = Image { others: others.to_vec().leak(), ..*first::which::image() };
    let image: &'static Image = Box::leak(Box::new(image));
    for (target, number) in [(GFX1100, 1), (GFX1151, 2), (GFX1150, 3), (GFX1102, 3)] {
        assert_eq!(chosen(image, target).unwrap(), number, "{}", target.name);
    }
}

#[test]
fn an_error_without_a_fitting_object_names_both_sides() {
    let error = chosen(first::which::image(), GFX1103).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`which` was compiled for gfx1100, but the device is gfx1103: add \"gfx1103\" or \"gfx11-generic\" to its list of targets, `targets = [..]` in `#[t0::kernel]`"
    );
    let others = [second::which::image().object];
    let image = Image { others: others.to_vec().leak(), ..*first::which::image() };
    let error = chosen(Box::leak(Box::new(image)), GFX1103).unwrap_err();
    assert!(error.to_string().contains("compiled for gfx1100, gfx1151, but the device is gfx1103"), "{error}");
}

#[t0::kernel(block = 64, targets = ["gfx1100", "gfx1103", "gfx1151", "gfx11-generic"], for(T in [f32, bf16]))]
fn halved_sums<T: Float>(x: In<T>, mut out: Out<f32>) {
    let i = global_id();
    let sum = wave::sum(x[i].to_f32());
    out[i] = sum / 2.0;
}

#[test]
fn every_target_of_the_list_has_an_object_and_all_agree() {
    let xs: Vec<f32> = (0..150).map(|i| i as f32 - 70.0).collect();
    let mut expected = vec![0.0; 150];
    halved_sums::on_cpu::<f32>(&xs, &mut expected).over(150).run().unwrap();
    let image = halved_sums::image::<bf16>();
    let machine = |bytes: &[u8]| Object::parse(bytes).unwrap().machine().to_string();
    let machines: Vec<_> = std::iter::once(image.object).chain(image.others.iter().copied()).map(machine).collect();
    assert_eq!(machines, ["gfx1100", "gfx1103", "gfx1151", "gfx11-generic"]);
    for target in [GFX1100, GFX1102, GFX1103, GFX1151] {
        let gpu = device(target);
        assert_eq!(gpu.name(), format!("virtual {}, {} CUs", target.name, target.compute_units));
        let (x, mut out) = (gpu.upload(&xs).unwrap(), gpu.zeros::<f32>(150).unwrap());
        halved_sums::<f32>(&x, &mut out).over(150).run(&gpu).unwrap();
        assert_eq!(out.download().unwrap(), expected, "{}", target.name);
    }
}

#[t0::kernel(
    block = 256,
    grid = x.len(),
    targets = ["gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1150", "gfx1151", "gfx1152", "gfx1153"]
)]
fn scramble(mut x: InOut<u32>) {
    let i = global_id();
    let mut value = x[i];
    for _ in 0..50 {
        value = value.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    }
    x[i] = value;
}

/// The time is that of the chip in the object that the device has loaded.
#[test]
fn each_chip_runs_its_own_object_in_its_own_modelled_time() {
    let xs: Vec<u32> = (0..1 << 18).collect();
    let scrambled = |x: &u32| (0..50).fold(*x, |x, _| x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    let expected: Vec<u32> = xs.iter().map(scrambled).collect();
    let mut times = Vec::new();
    for chip in &CHIPS {
        let (name, units) = (chip.target.name, chip.target.compute_units);
        let options = VirtualOptions::default().card(Card::of_chip(name).unwrap());
        let gpu = Device::builder().virtual_gpu(options).modelled_time().quiet().open().unwrap();
        assert!(gpu.name().starts_with(&format!("virtual {name}, {units} CUs")), "{}", gpu.name());
        let mut x = gpu.upload(&xs).unwrap();
        let elapsed = scramble(&mut x).run(&gpu).unwrap().elapsed;
        assert!(x.download().unwrap() == expected, "{name}");
        times.push((units, elapsed));
    }
    times.sort_by_key(|(units, _)| std::cmp::Reverse(*units));
    assert!(times.is_sorted_by(|more, fewer| more.1 < fewer.1), "fewer compute units take longer: {times:?}");
}
