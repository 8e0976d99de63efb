//! Times of whole launches that others published for a Radeon RX 7900 XTX, and the modelled ones.
//!
//! Each kernel writes the exact product of random integers in the run that is modelled, or its time does not count.

use std::collections::BTreeMap;
use std::error::Error;
use std::time::Instant;
use t0_benches::figure;
use t0_benches::product::candidate::{Candidate, Compiler};
use t0_benches::product::exact::Exact;
use t0_benches::product::model::{Data, model};
use t0_benches::product::rivals::{Rivals, required};
use t0_benches::product::search::Search;
use t0_timing::Parameters;
use t0_timing::gpu::GpuTime;

/// Square products of bf16: the published rates of Triton with autotuning, in TFLOP/s.
const TRITON: [(usize, f64); 5] = [(256, 2.3), (512, 17.3), (1024, 55.4), (2048, 78.7), (4096, 88.2)];
/// Square products of f32 with 4096 rows: the kernels of `tools/gemm_rivals/f32_kernel.cl` with the published time of a
/// kernel with the same tiles, in ms.
const F32: [(&str, f64); 5] = [
    ("f32-naive", 136.006),
    ("f32-lds", 34.2059),
    ("f32-registers", 6.0341),
    ("f32-prefetch", 5.3772),
    ("f32-wide", 4.0994),
];
/// Further kernels of that author, in their own assembly code, which `compile.py --sgemm` assembles.
const F32_ASSEMBLY: [(&str, f64); 3] = [("f32-dual", 3.6368), ("f32-unrolled", 3.3314), ("f32-batched", 2.8032)];
/// Rows and columns of the products whose row stride differs.
const STRIDE_SIDE: usize = 2048;
/// Depths around [`STRIDE_SIDE`], whose strides differ from a multiple of 2 KiB.
const NEIGHBOURS: [usize; 4] = [1920, 1984, 2176, 2304];

/// A published figure and the modelled one.
struct Row {
    name: String,
    published: f64,
    modelled: f64,
    unit: &'static str,
    /// Whether it counts for the mean error.
    counted: bool,
    /// What the model leaves out that the figure contains.
    missing: &'static str,
}

impl Row {
    /// In percent.
    fn error(&self) -> f64 {
        100.0 * (self.modelled / self.published - 1.0)
    }
}

/// Models kernels by name, and keeps their times.
struct Bench<'a> {
    p: &'a Parameters,
    rivals: Rivals,
    times: BTreeMap<(String, [usize; 3]), f64>,
}

impl Bench<'_> {
    /// Whether there is a kernel with a published tile of this name.
    fn knows(&self, name: &str) -> bool {
        self.rivals.published.iter().any(|of| of.name == name)
    }

    /// The seconds of a kernel with a published tile.
    fn seconds(&mut self, name: &str, sizes: [usize; 3]) -> Result<f64, Box<dyn Error>> {
        let key = (name.to_owned(), sizes);
        if let Some(seconds) = self.times.get(&key) {
            return Ok(*seconds);
        }
        let candidate = self.rivals.published.iter().find(|of| of.name == name);
        let candidate = candidate.ok_or_else(|| format!("there is no kernel {name}"))?;
        let start = Instant::now();
        let time = model(candidate, &Exact::new(sizes), Data::Used, self.p)?;
        println!("{}, {:.0} s", describe(candidate, sizes, &time), start.elapsed().as_secs_f64());
        self.times.insert(key, time.seconds);
        Ok(time.seconds)
    }

    /// The seconds of the best kernel of Triton.
    fn triton(&self, side: usize) -> Result<f64, Box<dyn Error>> {
        let sizes = [side; 3];
        let all: Vec<&Candidate> = self.rivals.candidates.iter().filter(|of| of.compiler == Compiler::Triton).collect();
        let (start, mut wrong) = (Instant::now(), Vec::new());
        let rows = Search { sizes, data: Data::Used }.best(&all, self.p, &mut wrong);
        wrong.iter().for_each(|why| println!("not counted: {why}"));
        let best = rows.first().ok_or_else(|| format!("no kernel of Triton computes {side} cubed"))?;
        println!("{}, {:.0} s", describe(best.candidate, sizes, &best.time), start.elapsed().as_secs_f64());
        Ok(best.time.seconds)
    }
}

fn flops(sizes: [usize; 3]) -> f64 {
    2.0 * sizes.iter().product::<usize>() as f64
}

/// A line about a modelled launch.
fn describe(candidate: &Candidate, sizes @ [m, n, k]: [usize; 3], time: &GpuTime) -> String {
    format!(
        "{} at {m} x {n} x {k}: {} clocks, {:.1} us, {:.1} TFLOP/s, limited by {}, roofs {:.2?}",
        candidate.name,
        time.clocks,
        1e6 * time.seconds,
        flops(sizes) / time.seconds / 1e12,
        time.limiter.name(),
        time.roofs
    )
}

/// Models all launches whose name has a part and prints a table. With `figures`, prints the figure of a complete table.
pub(crate) fn run(p: &Parameters, part: &str, figures: bool) -> Result<(), Box<dyn Error>> {
    let mut bench = Bench { p, rivals: required()?, times: BTreeMap::new() };
    let versions: Vec<String> =
        bench.rivals.versions.iter().map(|(name, version)| format!("{name} {version}")).collect();
    println!("whole launches of kernels compiled by {}", versions.join(", "));
    let wanted = |name: &str| name.contains(part);
    let mut rows = Vec::new();
    for (side, published) in TRITON {
        let name = format!("Triton, {side} cubed");
        if wanted(&name) {
            let modelled = flops([side; 3]) / bench.triton(side)? / 1e12;
            let (counted, missing) = match side {
                256 => (false, "the host, which limits the rate of launches"),
                _ => (true, "the clock under load; the order of the operands that was measured"),
            };
            rows.push(Row { name, published, modelled, unit: "TFLOP/s", counted, missing });
        }
    }
    let side = [STRIDE_SIDE; 3];
    let depth = |k: usize| [STRIDE_SIDE, STRIDE_SIDE, k];
    let missing = "the schedule of the published code; another compiler's";
    let mut ratio = |name: &str, published: f64, of: &mut dyn FnMut() -> Result<f64, Box<dyn Error>>| {
        if wanted(name) {
            let row = Row { name: name.to_owned(), published, modelled: of()?, unit: "x", counted: true, missing };
            rows.push(row);
        }
        Ok::<(), Box<dyn Error>>(())
    };
    ratio("stride, 4096 bytes to its neighbours", 67.4 / ((70.0 + 71.9) / 2.0), &mut || {
        let mut rates = 0.0;
        for k in NEIGHBOURS {
            rates += flops(depth(k)) / bench.seconds("stride", depth(k))?;
        }
        Ok(flops(side) / bench.seconds("stride", side)? / (rates / NEIGHBOURS.len() as f64))
    })?;
    ratio("stride, padded rows", 255.7 / 212.9, &mut || {
        Ok(bench.seconds("stride", side)? / bench.seconds("stride-pad", side)?)
    })?;
    ratio("stride, another depth for each workgroup", 1.11, &mut || {
        Ok(bench.seconds("stride", side)? / bench.seconds("stride-stagger", side)?)
    })?;
    // Whoever has no clone of the other repository gets the same figure.
    let compiled = F32.map(|(name, time)| (name, time, true, "the compiler of 2024; a read of the old result"));
    let assembled = F32_ASSEMBLY.map(|(name, time)| (name, time, false, "nothing known: the code that was measured"));
    for (name, milliseconds, counted, missing) in compiled.into_iter().chain(assembled) {
        let row = format!("{name}, 4096 cubed");
        if wanted(&row) && (counted || bench.knows(name)) {
            let sizes = [4096; 3];
            let rate = |seconds: f64| flops(sizes) / seconds / 1e12;
            let modelled = rate(bench.seconds(name, sizes)?);
            let published = rate(1e-3 * milliseconds);
            rows.push(Row { name: row, published, modelled, unit: "TFLOP/s", counted, missing });
        }
    }
    print(&rows);
    let counted: Vec<f64> = rows.iter().filter(|row| row.counted).map(|row| row.error().abs()).collect();
    if part.is_empty() && figures {
        let mean = counted.iter().sum::<f64>() / counted.len() as f64;
        figure("timing.published_mape", mean, &format!("% of {} rows", counted.len()));
    }
    Ok(())
}

fn print(rows: &[Row]) {
    println!("\n{:<44} {:>9} {:>9} {:<8} {:>7}  not modelled", "whole launch", "published", "modelled", "", "error");
    for row in rows {
        let Row { name, published, modelled, unit, counted, missing } = row;
        let note = if *counted { "" } else { " (not counted)" };
        println!("{name:<44} {published:>9.3} {modelled:>9.3} {unit:<8} {:>+6.1}%  {missing}{note}", row.error());
    }
    println!();
}
