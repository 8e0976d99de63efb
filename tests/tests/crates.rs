//! Kernels across crates: a renamed dependency, device functions of another crate, code independent of the location.

use std::fs;
use std::path::Path;
use std::process::Command;

use t0::prelude::*;
use t0_tests_renamed::{Bend, Curve as Bow, LINE, bend, bent, lines_of};
use t0_tests_share::compare::{assert_same, tame};
use t0_tests_share::outside::Outside;

#[t0::kernel(block = 32)]
fn foreign(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = bent(x[i]) + t0_tests_renamed::bent(1.0) + (lines_of(x.len()) + LINE) as f32;
}

#[test]
fn the_dependency_may_be_renamed_and_helpers_may_be_foreign() {
    let gpu = Device::builder().virtual_gpu(t0::VirtualOptions::strict()).open().unwrap();
    let xs = tame(100, 1);
    let x = gpu.upload(&xs).unwrap();
    let (mut out, mut expected) = (gpu.zeros::<f32>(100).unwrap(), vec![0.0; 100]);
    bend(&x, &mut out).over(100).run(&gpu).unwrap();
    bend::on_cpu(&xs, &mut expected).over(100).run().unwrap();
    assert_same(&expected, &xs.iter().map(|&x| bent(x)).collect::<Vec<_>>());
    assert_same(&out.download().unwrap(), &expected);
    foreign(&x, &mut out).over(100).run(&gpu).unwrap();
    foreign::on_cpu(&xs, &mut expected).over(100).run().unwrap();
    assert_same(&out.download().unwrap(), &expected);
}

#[t0::kernel(block = 32)]
fn along(bow: Bow, x: In<f32>, mut bows: InOut<t0_tests_renamed::Curve>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = t0_tests_renamed::on(bow, x[i]);
    bows[i] = t0_tests_renamed::Curve { bend: Bend { by: x[i] }, ..bows[i] };
    bows[i].line[1] += bow.line[0];
}

#[test]
fn structs_may_be_foreign_and_renamed() {
    let gpu = Device::builder().virtual_gpu(t0::VirtualOptions::strict()).open().unwrap();
    let xs = tame(70, 2);
    let bow = Bow { bend: Bend { by: 0.5 }, line: [2.0, -1.0] };
    let (x, mut bows, mut out) =
        (gpu.upload(&xs).unwrap(), gpu.upload(&[bow; 70]).unwrap(), gpu.zeros::<f32>(70).unwrap());
    along(bow, &x, &mut bows, &mut out).over(70).run(&gpu).unwrap();
    let (mut expected, mut expected_bows) = (vec![0.0; 70], [bow; 70]);
    along::on_cpu(bow, &xs, &mut expected_bows, &mut expected).over(70).run().unwrap();
    assert_same(&out.download().unwrap(), &expected);
    assert_same(&expected, &xs.iter().map(|&x| t0_tests_renamed::on(bow, x)).collect::<Vec<_>>());
    for (i, got) in bows.download().unwrap().iter().enumerate() {
        assert_eq!((got.bend.by, got.line), (xs[i], [2.0, 1.0]));
        assert_eq!((expected_bows[i].bend.by, expected_bows[i].line), (xs[i], [2.0, 1.0]));
    }
}

mod coils {
    use t0_tests_renamed::springs::Spring;
    use t0_tests_renamed::{Bend, joined};

    #[t0::device]
    pub(crate) mod pairs {
        use super::*;
        use t0::prelude::*;

        #[derive(Clone, Copy, Debug, PartialEq, t0::Arg)]
        #[repr(C)]
        pub(crate) struct Two {
            pub(crate) a: Spring,
            pub(crate) b: Spring,
        }

        impl Two {
            pub(crate) fn pull(&mut self, by: f32) -> f32 {
                let bend = Bend { by };
                self.a.step(bend) + self.b.step(bend)
            }

            pub(crate) fn as_one(self) -> Spring {
                joined(self.a, self.b)
            }
        }

        /// A kernel in the module of the items it uses.
        #[t0::kernel(block = 32)]
        pub(crate) fn swapped(mut twos: InOut<Two>) {
            let i = global_id();
            let Two { a, b } = twos[i];
            twos[i] = Two { a: b, b: a };
        }

        #[cfg(test)]
        mod tests {
            #[test]
            fn modules_for_kernels_may_have_tests() {
                let mut twos = [super::Two { a: super::Spring::REST, b: super::Spring { length: 2.0, speed: 3.0 } }];
                super::swapped::on_cpu(&mut twos).over(1).run().unwrap();
                assert_eq!((twos[0].a.speed, twos[0].b), (3.0, super::Spring::REST));
            }
        }
    }
}

#[t0::kernel(block = 32)]
fn springs(
    x: In<f32>,
    mut twos: InOut<coils::pairs::Two>,
    mut ones: Out<t0_tests_renamed::springs::Spring>,
    mut pulls: Out<f32>,
) {
    let i = global_id();
    let mut pull = twos[i].pull(x[i]);
    let mut spring = twos[i].as_one();
    if twos[i].a == t0_tests_renamed::springs::Spring::REST {
        pull += spring.step(t0_tests_renamed::Bend { by: 2.0 });
    }
    ones[i] = spring;
    pulls[i] = pull;
}

#[test]
fn methods_may_be_foreign_and_renamed() {
    use coils::pairs::Two;
    use t0_tests_renamed::springs::Spring;

    let gpu = Device::builder().virtual_gpu(t0::VirtualOptions::strict()).open().unwrap();
    let xs: Vec<f32> = tame(70, 3).iter().enumerate().map(|(i, x)| if i % 3 == 0 { 0.0 } else { *x }).collect();
    let start = [Two { a: Spring::REST, b: Spring { speed: 0.5, ..Spring::REST } }; 70];
    let (x, mut twos) = (gpu.upload(&xs).unwrap(), gpu.upload(&start).unwrap());
    let (mut ones, mut pulls) = (gpu.zeros::<Spring>(70).unwrap(), gpu.zeros::<f32>(70).unwrap());
    springs(&x, &mut twos, &mut ones, &mut pulls).over(70).run(&gpu).unwrap();
    let mut expected = (start, [Spring::REST; 70], [0.0; 70]);
    springs::on_cpu(&xs, &mut expected.0, &mut expected.1, &mut expected.2).over(70).run().unwrap();
    assert_eq!(twos.download().unwrap(), expected.0);
    assert_eq!(ones.download().unwrap(), expected.1);
    assert_same(&pulls.download().unwrap(), &expected.2);
    let mut by_hand = start;
    let pulled: Vec<f32> = by_hand.iter_mut().zip(&xs).map(|(two, x)| two.pull(*x)).collect();
    assert_eq!(by_hand, expected.0);
    assert_eq!(pulled[1], expected.2[1]);
}

const PROGRAM: &str = r#"
use t0::prelude::*;

#[t0::device]
fn double(x: f32) -> f32 {
    x + x
}

#[t0::kernel(block = 64)]
fn k(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    if x[i] > 1.0 {
        out[i] = double(x[i]);
    }
}

fn main() {
    use std::io::Write;
    std::io::stdout().write_all(k::image().object).unwrap();
}
"#;

#[test]
fn the_same_source_in_two_folders_gives_the_same_bytes() {
    let object = |folder: &str| {
        let same = Outside::new(folder, "same", &["t0"]);
        same.write("src/main.rs", PROGRAM);
        let ran = same.cargo(&["run"]).output().unwrap();
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        ran.stdout
    };
    let (a, b) = (object("two_folders/here"), object("two_folders/another/place"));
    assert!(a.starts_with(b"\x7fELF"), "not a code object");
    assert_eq!(a, b);
    let text = String::from_utf8_lossy(&a);
    assert!(text.contains("src/main.rs") && !text.contains("two_folders"), "the object holds a path of the machine");
}

/// `tests/outside`: another workspace that depends only on `t0`. Its kernels generate tests.
#[test]
fn a_separate_crate_builds_passes_its_tests_and_runs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("outside");
    let here = target.join("crate");
    copy(&root.join("tests/outside/src"), &here.join("src"));
    let manifest = fs::read_to_string(root.join("tests/outside/Cargo.toml")).unwrap();
    let path = format!("path = {:?}", root.join("t0"));
    assert!(manifest.contains("path = \"../../t0\""), "the crate depends on t0 by its path");
    fs::write(here.join("Cargo.toml"), manifest.replace("path = \"../../t0\"", &path)).unwrap();
    // The versions of this workspace, which are available offline.
    fs::copy(root.join("Cargo.lock"), here.join("Cargo.lock")).unwrap();
    let cargo = |command: &str| {
        let output = Command::new(env!("CARGO"))
            .args([command, "--offline"])
            .current_dir(&here)
            .env("CARGO_TARGET_DIR", target.join("target"))
            .env("RUSTFLAGS", "-Dwarnings")
            .env("T0_DEVICE", "virtual")
            .output()
            .unwrap();
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "cargo {command}\n{out}\n{err}");
        out.into_owned()
    };
    let tests = cargo("test");
    for test in [
        "kernels::counts::test_histogram",
        "kernels::layer::test_dense_bf16",
        "kernels::layer::test_dense_f32",
        "kernels::layer::test_products_bf16_1",
        "kernels::layer::test_products_f32_0",
        "kernels::scale::test_doubled",
        "kernels::scale::test_thirds",
        "tests::points_drop_onto_the_line",
        "tests::the_layer_matches_rust",
    ] {
        assert!(tests.contains(&format!("{test} ... ok")), "{test} did not run\n{tests}");
    }
    assert!(cargo("run").ends_with("on virtual gfx1100, 96 CUs\n[Point { x: 3.0, y: 1.0 }]\n"));
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}
