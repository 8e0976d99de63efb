//! All instances of a kernel compute the same results: wrong instances, host functions, tolerances, remainders, and
//! instances that accept no shape in common.

use std::fs;
use std::path::Path;

use t0_tune::measure::{Host, Settings, StaticModel, Summary, tune_by};
use t0_tune::record::{Outcome, Records};
use t0_tune::{Error, HostFunction, Kernel};
use tempfile::TempDir;

/// A crate with one kernel, `double`.
struct Crate(TempDir);

impl Crate {
    /// The attribute after `block = 256`, the body, and what else the file contains.
    fn new(attribute: &str, body: &str) -> Crate {
        Crate::with(&format!(
            "#[t0::kernel(block = 256, {attribute}, for(in double_instances))]\n\
             pub fn double<const N: usize>(x: In<f32>, mut y: Out<f32>) {{\n{body}\n}}\n"
        ))
    }

    fn with(source: &str) -> Crate {
        let directory = TempDir::new().unwrap();
        fs::create_dir_all(directory.path().join("src")).unwrap();
        fs::write(directory.path().join("src/lib.rs"), source).unwrap();
        Crate(directory)
    }

    fn root(&self) -> &Path {
        self.0.path()
    }

    fn tune(&self, kernel: &Kernel) -> Result<Summary, Error> {
        self.tune_with(kernel, None)
    }

    fn tune_with(&self, kernel: &Kernel, host: Option<HostFunction>) -> Result<Summary, Error> {
        let host = host.map(Host::from_function);
        let settings = Settings { host, ..Settings::default() };
        tune_by(&kernel.request().unwrap(), self.root(), &settings, &StaticModel)
    }

    fn error(&self, kernel: &Kernel) -> String {
        self.tune(kernel).unwrap_err().to_string()
    }

    fn records(&self) -> Records {
        Records::read(&self.root().join("tuning/double.toml")).unwrap().unwrap()
    }
}

fn double(values: &[u32], shapes: &[u64]) -> Kernel {
    Kernel::from_source("src/lib.rs", "double")
        .dimensions(["n"])
        .parameter("N", values)
        .view("x", ["n"])
        .view("y", ["n"])
        .shapes(shapes.iter().map(|n| [*n]))
}

const LEAVES_OUT: &str = "    let i = global_id() as usize * N;\n    y[i] = 2.0 * x[i];";

/// The instances above 1 leave elements out, and cost less.
fn leaves_out() -> Crate {
    Crate::new("grid = y.len().div_ceil(N), requires(x.len() == y.len())", LEAVES_OUT)
}

const DISAGREE: &str = "`double<1>` and `double<2>` compute different results at 133 on gfx1100: element 1 of `y` is \
    0.8363016843795776 and 0.5110620260238647; the largest difference is ";
const CORRECT: &str = " of the larger of 1 and the value; correct the kernel, state in `requires(..)` which shapes an \
    instance accepts, or, if the instances round differently, state `.tolerance(..)` in the build script";

#[test]
fn a_wrong_instance_is_an_error_that_names_two_instances() {
    let krate = leaves_out();
    let kernel = double(&[1, 2, 4], &[4096, 1 << 20]);
    let error = krate.tune(&kernel).unwrap_err();
    assert!(matches!(&error, Error::Disagree { shape, .. } if *shape == [133]), "{error}");
    let text = error.to_string();
    assert!(text.starts_with(DISAGREE) && text.ends_with(CORRECT), "{text}");
    // The records say so, and a build takes the first instance instead of a wrong one.
    let records = krate.records();
    assert!(records.records.iter().all(|record| record.disagree.as_ref() == Some(&text) && !record.complete));
    let emitted = kernel.emitted(krate.root()).unwrap();
    assert!(emitted.text.contains("double_instances = (N,) in [\n        (1,),\n    ]"), "{}", emitted.text);
    assert_eq!(emitted.warnings[0], format!("tuning/double.toml chooses no instance: {text}"));
    // The next run compares again, and does not measure again.
    assert_eq!(krate.error(&kernel), text);
    let candidates = |records: &Records| records.records.iter().map(|r| r.candidates.clone()).collect::<Vec<_>>();
    assert_eq!(candidates(&krate.records()), candidates(&records));
    // A corrected kernel is measured again.
    let right = "    for k in 0..N {\n        let i = global_id() as usize * N + k;\n        y[i] = 2.0 * x[i];\n    }";
    let source = fs::read_to_string(krate.root().join("src/lib.rs")).unwrap();
    fs::write(krate.root().join("src/lib.rs"), source.replace(LEAVES_OUT, right)).unwrap();
    let summary = krate.tune(&kernel).unwrap();
    assert_eq!((summary.measured, &summary.agreed[0].shapes[..]), (6, &[vec![133], vec![8189], vec![16_381]][..]));
    assert!(krate.records().records.iter().all(|record| record.disagree.is_none() && record.complete));
}

/// The dimension becomes one that the rules of the instances accept.
#[test]
fn a_right_instance_is_not_refused_because_of_the_shape_of_the_verification() {
    let krate = Crate::new(
        "grid = y.len() / N, requires(x.len() == y.len(), x.len() % N == 0)",
        "    let i = global_id() as usize * N;\n    let v = x.load::<N>(i);\n    y.store(i, v.map(|a| 2.0 * a));",
    );
    let summary = krate.tune(&double(&[1, 2, 4], &[1 << 20])).unwrap();
    let agreed = &summary.agreed[0];
    assert_eq!((agreed.refused.len(), agreed.apart.len()), (0, 0), "{agreed:?}");
    assert_eq!(summary.best[0].instance, "double<4>");
    // All instances at one shape, and each at the smallest that it accepts.
    let record = &krate.records().records[0];
    assert_eq!(record.agreed, Some([[136], [16_380], [134]].map(|n| n.to_vec()).to_vec()), "{record:?}");
    let verified = record.candidates.iter().find(|candidate| candidate.with == ["4"]).unwrap();
    assert!(matches!(&verified.outcome, Outcome::Cost { verified: Some(shape), .. } if *shape == [136]));
}

/// All tuned shapes are multiples of all tiles, and launches may have others.
#[test]
fn an_instance_that_is_wrong_for_a_remainder_is_an_error() {
    let krate = Crate::new(
        "grid = blocks(y.len() / (256 * N)), requires(x.len() == y.len())",
        "    for k in 0..N {\n        let i = (block_id() as usize * N + k) * 256 + thread_id() as usize;\n        y[i] = 2.0 * x[i];\n    }",
    );
    let error = krate.tune(&double(&[1, 4], &[4096])).unwrap_err();
    assert!(matches!(&error, Error::Disagree { shape, .. } if *shape == [8189]), "{error}");
}

/// One workgroup computes all elements of a small shape.
#[test]
fn an_instance_that_is_wrong_in_later_workgroups_is_an_error() {
    let krate = Crate::new(
        "grid = blocks(y.len().div_ceil(256 * N)), requires(x.len() == y.len())",
        "    for k in 0..N {\n        let i = block_id() as usize * 256 + k * 256 + thread_id() as usize;\n        y[i] = 2.0 * x[i];\n    }",
    );
    let error = krate.tune(&double(&[1, 2], &[1 << 16])).unwrap_err();
    assert!(matches!(&error, Error::Disagree { shape, .. } if *shape == [16_381]), "{error}");
}

/// The sum of 16 elements, in an order that depends on the instance.
const SUMS: &str = "
#[t0::kernel(block = 32, grid = y.len(), requires(x.len() == 16 * y.len()), for(in double_instances))]
pub fn double<const N: usize>(x: In<f32>, mut y: Out<f32>) {
    let mut sums = [0.0f32; N];
    for k in 0..16 / N {
        #[unroll]
        for j in 0..N {
            sums[j] += x[global_id() as usize * 16 + k * N + j];
        }
    }
    let mut sum = 0.0f32;
    #[unroll]
    for j in 0..N {
        sum += sums[j];
    }
    y[global_id()] = sum;
}
";

#[test]
fn a_tolerance_allows_other_orders_of_additions() {
    let krate = Crate::with(SUMS);
    let kernel = || {
        let kernel = Kernel::from_source("src/lib.rs", "double").dimensions(["n"]).parameter("N", [1, 4]);
        kernel.view("x", ["16*n"]).view("y", ["n"]).shapes([[4096]])
    };
    let text = krate.error(&kernel());
    assert!(text.starts_with("`double<1>` and `double<4>` compute different results at 133 on gfx1100: element "));
    assert!(text.contains("; the largest difference is ") && text.contains("e-7 of the larger of 1 and"), "{text}");
    assert!(krate.tune(&kernel().tolerance(1e-9)).is_err(), "the tolerance is too small");
    let summary = krate.tune(&kernel().tolerance(1e-5)).unwrap();
    assert_eq!((summary.measured, summary.known), (0, 2), "costs do not depend on the tolerance");
    assert_eq!(krate.records().tolerance, 1e-5);
    assert_eq!(kernel().tolerance(1e-5).emitted(krate.root()).unwrap().warnings, [""; 0]);
    let unverified = "tuning/double.toml was not verified as the build script states, by its tolerance or host function: \
        run `t0 tune double`";
    assert_eq!(kernel().tolerance(1e-6).emitted(krate.root()).unwrap().warnings, [unverified]);
    assert!(krate.tune(&kernel()).is_err(), "another tolerance compares again");
}

#[test]
fn a_tolerance_and_scratch_views_are_checked() {
    let error = |kernel: Kernel| kernel.request().unwrap_err().to_string();
    for (tolerance, text) in [(-1.0, "-1"), (f64::NAN, "NaN"), (f64::INFINITY, "inf")] {
        let expected =
            format!("the tolerance {text} of `double` is negative or not finite: state a number such as 1e-5");
        assert_eq!(error(double(&[1], &[64]).tolerance(tolerance)), expected);
    }
    assert_eq!(
        error(double(&[1], &[64]).scratch("z")),
        "the scratch view `z` of `double` has no shape: add `.view(\"z\", [..])`; the views are `x`, `y`"
    );
}

const FIXED: &str =
    "    for k in 0..N {\n        let i = global_id() as usize * N + k;\n        y[i] = WHAT * x[i];\n    }";

#[test]
fn instances_without_a_common_shape_are_compared_through_a_third_or_reported() {
    let with = |requires: &str, what: &str| {
        let attribute = format!("grid = y.len().div_ceil(N), requires(x.len() == y.len(), {requires})");
        Crate::new(&attribute, &FIXED.replace("WHAT", what))
    };
    // 1 accepts less than 100, and 4 accepts more than 3000; 2 accepts all.
    let through = "N != 1 || x.len() < 100, N != 4 || x.len() > 3000";
    let right = with(through, "2.0");
    let summary = right.tune(&double(&[1, 2, 4], &[64, 4096])).unwrap();
    assert_eq!(summary.agreed[0].apart, [""; 0]);
    // So they do if a shape is added later, whose own shapes connect less. It states where its instances were compared.
    let later = with(through, "2.0");
    later.tune(&double(&[1, 2, 4], &[64])).unwrap();
    let summary = later.tune(&double(&[1, 2, 4], &[64, 4096])).unwrap();
    assert_eq!((summary.known, summary.agreed[0].apart.len()), (3, 0));
    assert!(later.records().records.iter().all(|record| record.agreed.as_ref().is_some_and(|a| !a.is_empty())));
    let wrong = with(through, "if N == 4 { 3.0 } else { 2.0 }");
    let error = wrong.tune(&double(&[1, 2, 4], &[64, 4096])).unwrap_err();
    assert!(
        matches!(&error, Error::Disagree { first, second, .. } if (first.as_str(), second.as_str()) == ("double<2>", "double<4>"))
    );
    // Without the third, nothing connects them.
    let apart = with(through, "2.0");
    let summary = apart.tune(&double(&[1, 4], &[64, 4096])).unwrap();
    assert_eq!(summary.agreed[0].apart, ["double<1>", "double<4>"]);
    let records = apart.records();
    assert!(records.records.iter().all(|r| r.apart == ["double<1>", "double<4>"] && r.agreed == Some(Vec::new())));
    let text = fs::read_to_string(apart.root().join("tuning/double.toml")).unwrap();
    assert!(text.contains("agreed = []\napart = [\"double<1>\", \"double<4>\"]\n"), "{text}");
}

#[test]
fn wrong_instances_are_refused_by_a_host_function() {
    let krate = leaves_out();
    let kernel = || double(&[4, 2, 1], &[4096]);
    let right: HostFunction = |call| {
        assert!(call.dimension("n")? >= 133);
        let doubled = call.view("x")?.iter().map(|x| 2.0 * x).collect();
        call.set("y", doubled)
    };
    let stated = kernel().host_function(right);
    assert_eq!(
        krate.error(&stated),
        "the host function of `double` does not run: it is in the build script: run `t0 tune` without `--request`"
    );
    let summary = krate.tune_with(&stated, Some(right)).unwrap();
    assert_eq!(summary.best[0].instance, "double<1>");
    let refused = &summary.agreed[0].refused;
    assert_eq!(refused.iter().map(|r| r.instance.as_str()).collect::<Vec<_>>(), ["double<4>", "double<2>"]);
    assert!(
        refused[1].why.starts_with(
            "it computes a wrong result: at 133, element 1 of `y` is 0.5110620260238647, and the host function has \
             0.8363016843795776; the largest difference is "
        ),
        "{refused:?}"
    );
    assert!(krate.records().host_function);
    assert_eq!(stated.emitted(krate.root()).unwrap().warnings, [""; 0]);
}

#[test]
fn a_wrong_host_function_is_an_error() {
    let krate = Crate::new(
        "grid = y.len(), requires(x.len() == y.len())",
        "    y[global_id()] = 2.0 * x[global_id()] + 0.0 * N as f32;",
    );
    let tune = |function: HostFunction| {
        let error = krate.tune_with(&double(&[1, 2], &[4096]).host_function(function), Some(function)).unwrap_err();
        error.to_string()
    };
    let text = tune(|call| {
        let tripled = call.view("x")?.iter().map(|x| 3.0 * x).collect();
        call.set("y", tripled)
    });
    let starts = "no instance of `double` computes what the host function of the build script computes: double<1>: at \
        133, element 0 of `y` is ";
    assert!(text.starts_with(starts), "{text}");
    assert!(text.ends_with("; correct the function or the kernel, or state `.tolerance(..)`"), "{text}");
    assert_eq!(
        tune(|call| call.set("z", Vec::new())),
        "the host function of `double` does not run: the kernel has no view `z`; its views are x, y"
    );
}

/// Partial sums, whose number depends on the instance, are in a view of their own.
const PARTS: &str = "
#[t0::kernel(block = 32, grid = y.len(), requires(parts.len() == N * y.len()), for(in double_instances))]
pub fn double<const N: usize>(x: In<f32>, mut parts: InOut<f32>, mut y: Out<f32>) {
    let i = global_id() as usize;
    parts[i * N + N - 1] = x[i] + N as f32;
    y[i] = parts[i * N + N - 1] - N as f32 + 0.0 * x[i];
}
";

#[test]
fn scratch_views_are_not_compared() {
    let krate = Crate::with(&PARTS.replace("x[i] + N as f32", "x[i]").replace(" - N as f32", ""));
    let kernel = || {
        let kernel = Kernel::from_source("src/lib.rs", "double").dimensions(["n"]).parameter("N", [1, 2]);
        kernel.view("x", ["n"]).view("parts", ["N*n"]).view("y", ["n"]).shapes([[4096]])
    };
    // Arguments of unequal sizes cannot be compared.
    assert_eq!(krate.tune(&kernel()).unwrap().agreed[0].apart, ["double<1>", "double<2>"]);
    fs::remove_file(krate.root().join("tuning/double.toml")).unwrap();
    let summary = krate.tune(&kernel().scratch("parts")).unwrap();
    assert_eq!((summary.agreed[0].apart.len(), summary.agreed[0].shapes.len()), (0, 2));
}
