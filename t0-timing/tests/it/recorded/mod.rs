//! Compares the model with instruction traces recorded on a gfx1100 (`tests/data/README.md` describes them).

mod features;

use std::collections::BTreeSet;
use std::path::Path;
use t0_tests_share::oracle;
use t0_tests_share::recorded::{heldout, kernels, tokens, valu};
use t0_timing::confidence::Feature;
use t0_timing::{Parameters, Source, fingerprint};

fn recording(name: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data/timing").join(name);
    let path = oracle::file("instruction traces of a card", path, "check out the whole repository, with tests/data")?;
    Some(std::fs::read_to_string(path).expect("the recording opens"))
}

#[test]
fn vector_instructions_issue_and_execute_as_recorded() {
    let Some(text) = recording("valu_timing.tsv") else { return };
    let rows: Vec<valu::VectorRow> = text.lines().filter_map(valu::VectorRow::parse).collect();
    assert_eq!(rows.len(), 313, "rows of the recording");
    let scores = valu::score(&Parameters::GFX1100, &rows);
    let text = format!("{}\nnot counted: {:?}", scores.notes.join("\n"), scores.misses);
    assert_eq!((scores.execute.counted, scores.issue.counted), (298, 303), "{text}");
    // The rows on which the two recorded runs agree, and the rows that no wait for the instruction cache follows.
    assert!(scores.execute.fraction() >= 0.99, "{} of 298 rows execute as recorded\n{text}", scores.execute.exact);
    assert!(scores.issue.fraction() >= 0.98, "{} of 303 rows issue as recorded\n{text}", scores.issue.exact);
    assert!(scores.assumed <= 10, "{} waits between the rows had to be assumed", scores.assumed);
}

/// The recording determines these parameters: with another value, the model agrees on fewer rows.
#[test]
fn each_parameter_of_the_vector_pipeline_matters() {
    let Some(text) = recording("valu_timing.tsv") else { return };
    let rows: Vec<valu::VectorRow> = text.lines().filter_map(valu::VectorRow::parse).collect();
    let exact = |p: &Parameters| {
        let scores = valu::score(p, &rows);
        scores.execute.exact + scores.issue.exact
    };
    let p = Parameters::GFX1100;
    let best = exact(&p);
    for (name, changed) in [
        ("mask_writes", Parameters { mask_writes: p.mask_writes - 1, ..p.clone() }),
        ("queue", Parameters { queue: p.queue - 1, ..p.clone() }),
        ("full_latency", Parameters { full_latency: p.full_latency + 1, ..p.clone() }),
        ("trans_latency", Parameters { trans_latency: p.trans_latency + 1, ..p.clone() }),
        ("trans_occupancy", Parameters { trans_occupancy: p.trans_occupancy + 1, ..p.clone() }),
        ("double_latency", Parameters { double_latency: p.double_latency + 1, ..p.clone() }),
        ("double_occupancy", Parameters { double_occupancy: p.double_occupancy + 1, ..p.clone() }),
        ("half_occupancy", Parameters { half_occupancy: p.half_occupancy + 1, ..p.clone() }),
        ("quarter_occupancy", Parameters { quarter_occupancy: p.quarter_occupancy + 1, ..p.clone() }),
        ("matrix_collision", Parameters { matrix_collision: 0, ..p.clone() }),
    ] {
        assert!(exact(&changed) < best, "{name} does not matter");
    }
}

/// The bars: the median error is at most 2 clocks, nine tenths of the errors are at most 8, and the sum of each wave's
/// distances is within 10 %.
fn check(name: &str, lines: &dyn Fn(&kernels::Row) -> u16) {
    let Some(text) = recording(name) else { return };
    for (simd, waves) in kernels::parse(&text).iter().enumerate() {
        let distances = kernels::distances(&Parameters::GFX1100, waves, lines);
        let errors = kernels::errors(&distances);
        let text: Vec<String> = distances
            .iter()
            .filter(|d| !d.cold() && d.modelled != d.recorded)
            .map(|d| format!("wave {}: {}: {}, recorded {}", d.wave, d.text, d.modelled, d.recorded))
            .collect();
        let text = format!("{name}, SIMD {simd}\n{}\nsums with cold waits: {:?}", text.join("\n"), errors.totals);
        assert!(errors.median <= 2, "median error {}\n{text}", errors.median);
        assert!(errors.ninetieth <= 8, "nine tenths of the errors are at most {}\n{text}", errors.ninetieth);
        assert!(errors.sums.iter().all(|ratio| (ratio - 1.0).abs() <= 0.1), "sums {:?}\n{text}", errors.sums);
    }
}

#[test]
fn five_waves_of_a_gemm_issue_as_recorded() {
    check("gemm.tsv", &kernels::gemm_lines);
}

#[test]
fn one_wave_of_an_addition_issues_as_recorded() {
    check("plus.tsv", &|_| 1);
}

/// The share of the warm distances that are exact or differ by 1 clock, and the largest error of a wave's sum of them
/// in percent. The bar of the sums is 10 %; the model does not meet it on the first recording yet (`docs/timing.md`),
/// and a change must not make it worse.
#[test]
fn whole_recordings_agree() {
    let known = [
        ("gemm64.tsv", [2, 2774, 1387], 0.96, 8.0),
        ("fill.tsv", [16, 224, 14], 0.92, 10.0),
        ("lds_barrier.tsv", [2, 30, 15], 0.840, 10.0),
        ("sleep_barrier.tsv", [24, 216, 9], 0.880, 10.0),
        ("sleep_barrier_2.tsv", [24, 216, 9], 0.910, 10.0),
        ("ops.tsv", [1, 320, 320], 0.970, 10.0),
    ];
    for (launch, (file, [waves, rows, each], exact, error)) in tokens::LAUNCHES.iter().zip(known) {
        assert_eq!(launch.file, file);
        let Some(text) = recording(file) else { return };
        let recording = tokens::Recording::parse(&text);
        let counts = recording.waves.iter().map(Vec::len);
        assert_eq!(
            (recording.waves.len(), counts.clone().sum::<usize>(), counts.max()),
            (waves, rows, Some(each)),
            "{file}"
        );
        let distances = recording.distances(&Parameters::GFX1100, launch);
        let agreement = tokens::Agreement::of(&distances);
        let differs = distances.iter().filter(|d| d.modelled != d.recorded);
        let differs = differs.map(|d| format!("wave {}: {}: {}, recorded {}", d.wave, d.text, d.modelled, d.recorded));
        let text = format!(
            "{file}\n{}\nsums {:.3?}, with waits for memory {:.3?}",
            differs.collect::<Vec<_>>().join("\n"),
            agreement.warm,
            agreement.all
        );
        assert!(agreement.exact >= exact, "{} of the distances agree: {text}", agreement.exact);
        let worst = tokens::worst(&agreement.warm);
        assert!(worst <= error, "{worst} % in the worst wave: {text}");
        // Waits for memory that the card has not touched are modelled for these.
        if ["gemm64.tsv", "fill.tsv"].contains(&file) {
            let (recorded, modelled) = recording.launch(&distances);
            let error = (modelled as f64 / recorded as f64 - 1.0).abs();
            assert!(error <= 0.1, "the launch takes {modelled} clocks, recorded {recorded}: {text}");
            let worst = tokens::worst(&agreement.all);
            assert!(worst <= 10.0, "{worst} % with the waits in the worst wave: {text}");
        }
        if file == "gemm64.tsv" {
            // Two launches of the same card.
            let (_, modelled) = recording.launch(&distances);
            for recorded in [17_589, 18_178] {
                assert!((modelled as f64 / f64::from(recorded) - 1.0).abs() <= 0.1, "{modelled}, recorded {recorded}");
            }
        }
    }
}

/// The list of what recordings show has exactly what is in them.
#[test]
fn recorded_features_are_those_of_the_recordings() {
    let p = Parameters::GFX1100;
    let mut shown = BTreeSet::new();
    for name in ["gemm.tsv", "plus.tsv"] {
        let Some(text) = recording(name) else { return };
        shown.extend(features::of_instructions(&text));
    }
    for launch in &tokens::LAUNCHES {
        let Some(text) = recording(launch.file) else { return };
        shown.extend(features::of_launch(&p, &tokens::Recording::parse(&text), launch));
    }
    assert_eq!(shown, BTreeSet::from(Feature::RECORDED));
}

#[test]
fn cold_latencies_are_within_the_recorded_range() {
    for (name, range) in [("scalar_cold", 887..=1514), ("vector_cold", 627..=786)] {
        let row = Parameters::TABLE.iter().find(|row| row.name == name).expect("a parameter");
        assert!(range.contains(&row.value), "{name} is {}", row.value);
    }
}

#[test]
fn every_parameter_is_within_its_range() {
    for row in Parameters::TABLE {
        assert!((row.low..=row.high).contains(&row.value), "{} is {}", row.name, row.value);
    }
}

#[test]
fn the_documentation_lists_every_parameter() {
    let docs = include_str!("../../../../docs/timing.md");
    for row in Parameters::TABLE {
        let source = match (row.source, row.other) {
            (Source::Recorded, Some((Source::Llvm, value))) => format!("recorded (LLVM: {value})"),
            (Source::Recorded, None) => "recorded".into(),
            (Source::Isa, None) => "ISA document".into(),
            (Source::Llvm, None) => "LLVM, confirmed by the recordings".into(),
            (Source::Published, None) => "published".into(),
            (Source::Guess, None) => "guess".into(),
            sources => panic!("{}: {sources:?}", row.name),
        };
        let line =
            format!("| `{}` | {} | {}..{} | {source} | {} |", row.name, row.value, row.low, row.high, row.meaning);
        assert!(docs.lines().any(|docs| docs == line), "docs/timing.md lacks {line}");
    }
    let hash = format!("`{:016x}`", fingerprint(Parameters::TABLE));
    assert!(docs.contains(&hash), "docs/timing.md lacks the hash {hash}");
}

/// Prints each distance of a recording with its context:
/// `RECORDING=ops.tsv cargo test -p t0-timing --test it recorded:: --
/// --ignored --nocapture distances_by_context`.
#[test]
#[ignore = "a tool that prints"]
#[allow(clippy::print_stdout)]
fn distances_by_context() {
    let wanted = std::env::var("RECORDING").unwrap_or_default();
    for launch in tokens::LAUNCHES.iter().filter(|launch| launch.file.contains(&wanted)) {
        let Some(text) = recording(launch.file) else { return };
        for d in tokens::Recording::parse(&text).distances(&Parameters::GFX1100, launch) {
            let mark = match d.recorded - d.modelled {
                _ if d.instruction_line => "line",
                0 => "",
                error if error > 0 => "early",
                _ => "late",
            };
            println!("{}\t{}\t{}\t{}\t{mark}\t{}", launch.file, d.wave, d.recorded, d.modelled, d.text);
        }
    }
}

/// Prints the rows of vector instructions that the model misses.
#[test]
#[ignore = "a tool that prints"]
#[allow(clippy::print_stdout)]
fn vector_rows_that_differ() {
    let Some(text) = recording("valu_timing.tsv") else { return };
    let rows: Vec<valu::VectorRow> = text.lines().filter_map(valu::VectorRow::parse).collect();
    let scores = valu::score(&Parameters::GFX1100, &rows);
    println!("execute {:?} issue {:?} assumed {}", scores.execute, scores.issue, scores.assumed);
    scores.notes.iter().for_each(|note| println!("{note}"));
}

/// The bar: without a recording, its figure is at most 5 points worse.
#[test]
#[ignore = "takes minutes; `.ci/full` runs it"]
fn parameters_of_other_recordings_hold_on_each() {
    let Ok(all) = heldout::recordings(|name| recording(name).ok_or(())) else { return };
    for row in heldout::table(&Parameters::GFX1100, &all) {
        assert!(row.without <= row.all + 5.0, "{row:?}");
    }
}
