//! Matrices times vectors: every instance against sums in f64, on the virtual GPU in strict mode.

use ignis::kernels::gemm::Vectors;
use ignis::kernels::matvec::{Matvec, Matvecs, matvec, matvec_tuned, matvecs, matvecs_tuned};
use t0::{Buffer, Device, ElementType, Error, Float, VirtualOptions, bf16, f16};
use t0_tests_share::random::Random;

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU")
}

/// What a launch computes.
#[derive(Clone, Copy, Debug)]
struct Case {
    vectors: usize,
    rows: usize,
    cols: usize,
    /// The old output is added.
    add: bool,
    /// Two for SwiGLU of a gate and a projection.
    sides: usize,
    /// Two if a vector is the sum of two.
    parts: usize,
    bias: bool,
    instance: Vectors,
}

/// The operands of a launch.
struct Operands<T, O> {
    x: Vec<T>,
    w: Vec<T>,
    bias: Vec<T>,
    y: Vec<O>,
}

fn numbers<T: Float>(random: &mut Random, n: usize) -> Vec<T> {
    (0..n).map(|_| T::from_f32(2.0 * random.unit() as f32 - 1.0)).collect()
}

fn operands<T: Float, O: Float>(case: Case, random: &mut Random) -> Operands<T, O> {
    let Case { vectors, rows, cols, sides, parts, .. } = case;
    let mut x: Vec<T> = numbers(random, vectors * parts * cols);
    if parts == 2 {
        // The second part is what the first lacks: about as large as its last place.
        for v in &mut x[cols..] {
            *v = T::from_f32(v.to_f32() / 256.0);
        }
    }
    Operands {
        x,
        w: numbers(random, sides * rows * cols),
        bias: numbers(random, if case.bias { sides * rows } else { 0 }),
        y: numbers(random, vectors * rows),
    }
}

fn launch<T: Float, O: Float>(gpu: &Device, case: Case, o: &Operands<T, O>) -> Result<Vec<O>, Error> {
    let Case { vectors, rows, cols, add, sides, parts, instance, .. } = case;
    let (x, w, bias) = (gpu.upload(&o.x)?, gpu.upload(&o.w)?, gpu.upload(&o.bias)?);
    let mut y = gpu.upload(&o.y)?;
    let to = y.matrix_mut(vectors, rows)?;
    let (t, out) = (ElementType::of::<T>(), ElementType::of::<O>());
    let per = 16 / T::SIZE;
    let w = w.matrix(sides * rows, cols)?;
    match instance {
        Vectors::One(tile) => {
            let instance = Matvec { per, add, sides, parts: parts as u32, ..tile };
            matvec::dispatch([t, out], instance, &x, w, &bias, to, cols as u32).run(gpu)?;
        }
        Vectors::Several(tile) => {
            let instance = Matvecs { per, add, sides, ..tile };
            matvecs::dispatch([t, out], instance, &x, w, &bias, to, cols as u32).run(gpu)?;
        }
    }
    y.download()
}

/// The largest relative error of one rounding to a type.
fn rounding<T: Float>() -> f64 {
    match T::NAME {
        "bf16" => 1.0 / 256.0,
        "f16" => 1.0 / 2048.0,
        _ => 1.0 / (1 << 24) as f64,
    }
}

/// The expected outputs, each with a bound of the error. A sum of n products in any order has an error of at most n
/// roundings of the sum of their magnitudes; a lane adds at most an eighth of a row, and nine more steps follow.
fn expected<T: Float, O: Float>(case: Case, o: &Operands<T, O>) -> Vec<(f64, f64)> {
    let Case { vectors, rows, cols, add, sides, parts, .. } = case;
    let wide = |v: &[T]| -> Vec<f64> { v.iter().map(|x| f64::from(x.to_f32())).collect() };
    let (x, w, bias) = (wide(&o.x), wide(&o.w), wide(&o.bias));
    let chain = (parts * (cols / 8 + 8) + 9) as f64 / (1 << 24) as f64;
    let product = |m: usize, row: usize| {
        let (mut sum, mut size) = (0.0, 0.0);
        for part in 0..parts {
            for k in 0..cols {
                let p = x[(m * parts + part) * cols + k] * w[row * cols + k];
                sum += p;
                size += p.abs();
            }
        }
        let shift = bias.get(row).copied().unwrap_or(0.0);
        (sum + shift, chain * (size + shift.abs()))
    };
    let mut out = Vec::new();
    for m in 0..vectors {
        for row in 0..rows {
            let (mut value, mut bound) = product(m, row);
            if sides == 2 {
                let (up, off) = product(m, rows + row);
                let gate = value / (1.0 + (-value).exp());
                // The slope of silu is at most 1.1; its exponential and its division are good to a few roundings.
                bound = 1.1 * bound * up.abs() + gate.abs() * off + 8.0 * (gate * up).abs() / (1 << 24) as f64;
                value = gate * up;
            }
            if add {
                value += f64::from(o.y[m * rows + row].to_f32());
            }
            out.push((value, bound + 1.01 * rounding::<O>() * value.abs() + denormal::<O>()));
        }
    }
    out
}

/// Half of the smallest denormal number of a type, and a little more.
fn denormal<T: Float>() -> f64 {
    if T::NAME == "f16" { 3e-8 } else { 1e-30 }
}

fn verify<T: Float, O: Float>(gpu: &Device, case: Case, random: &mut Random) {
    let o = operands::<T, O>(case, random);
    let got = launch(gpu, case, &o).unwrap_or_else(|e| panic!("{case:?} of {}: {e}", T::NAME));
    assert_eq!(got.len(), case.vectors * case.rows);
    for (i, (got, (want, bound))) in got.iter().zip(expected(case, &o)).enumerate() {
        let got = f64::from(got.to_f32());
        assert!((got - want).abs() <= bound, "{case:?} of {}: {i} is {got}, not {want} within {bound:e}", T::NAME);
    }
}

/// A case for each instance of the kernels for these operands: the sides, whether the output is added to, the parts.
fn each(mut run: impl FnMut(Case)) {
    let instance = Vectors::One(matvec_tuned::INSTANCES[0]);
    let case = Case { vectors: 1, rows: 0, cols: 0, add: false, sides: 1, parts: 1, bias: false, instance };
    for (add, sides) in [(false, 1), (true, 1), (false, 2)] {
        for tile in matvec_tuned::INSTANCES {
            run(Case { add, sides, instance: Vectors::One(tile), ..case });
        }
        for tile in matvecs_tuned::INSTANCES {
            for vectors in [tile.m / 2 + 1, tile.m] {
                run(Case { vectors, add, sides, instance: Vectors::Several(tile), ..case });
            }
        }
    }
}

/// Runs a case in all types that it has instances for.
fn in_all_types(gpu: &Device, case: Case, random: &mut Random) {
    verify::<f32, f32>(gpu, case, random);
    if case.sides == 2 {
        verify::<bf16, bf16>(gpu, case, random);
        verify::<f16, f16>(gpu, case, random);
    } else {
        verify::<bf16, f32>(gpu, case, random);
        verify::<f16, f32>(gpu, case, random);
    }
    if matches!(case.instance, Vectors::One(_)) && case.sides == 1 && !case.add {
        verify::<bf16, bf16>(gpu, case, random);
        verify::<f16, f16>(gpu, case, random);
        let case = Case { parts: 2, ..case };
        verify::<bf16, f32>(gpu, case, random);
        verify::<f16, f32>(gpu, case, random);
    }
}

/// Empty, single, odd, one more and one less than what a lane, a group, a wave, a block or an iteration takes.
#[test]
fn every_instance_agrees_with_sums_in_f64() {
    let gpu = strict();
    let mut random = Random::new(15);
    let shapes = [(0, 8), (5, 0), (1, 1), (3, 7), (1, 256), (9, 64), (31, 72), (33, 33), (8, 1024), (13, 1288)];
    let mut at = 0;
    each(|case| {
        for (rows, cols) in shapes {
            at += 1;
            in_all_types(&gpu, Case { rows, cols, bias: at % 3 == 0, ..case }, &mut random);
        }
    });
}

/// Shapes and instances at random, with fixed seeds.
#[test]
fn random_shapes_agree_with_sums_in_f64() {
    let gpu = strict();
    let mut cases = Vec::new();
    each(|case| cases.push(case));
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let case = random.pick(&cases);
        let cols = if random.flag() { 8 * random.index(120) } else { random.index(300) };
        let rows = random.index(if cols > 300 { 40 } else { 300 });
        let vectors = 1 + random.index(case.vectors);
        let vectors = if case.vectors == 1 { 1 } else { vectors };
        in_all_types(&gpu, Case { vectors, rows, cols, bias: random.flag(), ..case }, &mut random);
    }
}

/// A row's result is the same, bit for bit, in a matrix of fewer rows, for fewer vectors, and in a second run.
#[test]
fn results_do_not_depend_on_the_size_of_the_launch() {
    let gpu = strict();
    each(|case| {
        let case = Case { rows: 150, cols: 328, ..case };
        if case.sides == 2 {
            return;
        }
        let o = operands::<bf16, f32>(case, &mut Random::new(3));
        let whole = launch(&gpu, case, &o).expect("a launch");
        assert_eq!(launch(&gpu, case, &o).expect("a launch"), whole, "{case:?} twice");
        let rows = 37;
        let fewer = Operands {
            x: o.x[..case.cols].to_vec(),
            w: o.w[..rows * case.cols].to_vec(),
            bias: vec![],
            y: o.y[..rows].to_vec(),
        };
        let part = launch(&gpu, Case { vectors: 1, rows, ..case }, &fewer).expect("a launch");
        assert_eq!(part, whole[..rows], "{case:?}");
    });
}

/// Operands whose lengths do not fit are refused before anything runs.
#[test]
fn lengths_that_do_not_fit_are_errors() {
    let gpu = strict();
    let instance = Vectors::One(matvec_tuned::INSTANCES[0]);
    let case = Case { vectors: 1, rows: 9, cols: 16, add: false, sides: 1, parts: 1, bias: true, instance };
    let o = operands::<bf16, f32>(case, &mut Random::new(1));
    let refused = |case: Case, o: &Operands<bf16, f32>| match launch(&gpu, case, o) {
        Err(Error::Rules { .. }) => {}
        other => panic!("{case:?}: {other:?}"),
    };
    launch(&gpu, case, &o).expect("a launch");
    let Operands { x, w, bias, y } = o;
    let mut o = Operands { x: x[..15].to_vec(), w, bias, y };
    refused(case, &o);
    o.x = x;
    o.bias.pop();
    refused(case, &o);
    o.bias.clear();
    launch(&gpu, case, &o).expect("a launch");
    // One vector too many.
    for tile in matvecs_tuned::INSTANCES {
        let case = Case { vectors: tile.m + 1, bias: false, instance: Vectors::Several(tile), ..case };
        let o = operands::<bf16, f32>(case, &mut Random::new(1));
        refused(case, &o);
        let case = Case { vectors: tile.m, ..case };
        launch(&gpu, case, &operands::<bf16, f32>(case, &mut Random::new(1))).expect("a launch");
    }
}

/// A token costs at most so many wave-instructions for each row of 1024 columns, and more vectors share the loads.
#[test]
fn instructions_per_weight_stay_low() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    let (rows, cols) = (2048, 1024);
    let (w, x) = (gpu.zeros::<bf16>(rows * cols).expect("memory"), gpu.zeros::<bf16>(16 * cols).expect("memory"));
    let none: Buffer<bf16> = gpu.zeros(0).expect("memory");
    let mut y = gpu.zeros::<f32>(16 * rows).expect("memory");
    let before = gpu.counters().wave_instructions;
    let mut total = 0;
    let mut cost = |vectors: usize, several: Option<Matvecs>| {
        let w = w.matrix(rows, cols).expect("a view");
        let to = y.slice_mut(..vectors * rows).and_then(|y| y.matrix(vectors, rows)).expect("a view");
        let (element, out) = (ElementType::of::<bf16>(), ElementType::of::<f32>());
        let report = match several {
            None => {
                let tile = matvec_tuned::choose_bf16([1, rows as u64, cols as u64]);
                matvec::dispatch([element, out], tile, &x, w, &none, to, cols as u32).run(&gpu)
            }
            Some(tile) => matvecs::dispatch([element, out], tile, &x, w, &none, to, cols as u32).run(&gpu),
        };
        let count = report.expect("no fault").wave_instructions.expect("the virtual GPU counts");
        total += count;
        count as f64 / rows as f64
    };
    // 16 dot products and 4 loads are the least for a row and one vector.
    let one = cost(1, None);
    assert!((20.0..=40.0).contains(&one), "{one} instructions a row");
    // Every instance with as many vectors as it takes.
    for tile in matvecs_tuned::INSTANCES {
        let (vectors, most) = (tile.m, 0.81 * tile.m as f64 + 0.08);
        let more = cost(vectors, Some(tile));
        assert!(more <= most * one, "{vectors} vectors: {more} instructions a row, {one} for one vector");
    }
    assert_eq!(gpu.counters().wave_instructions - before, total, "the device counts the same");
}
