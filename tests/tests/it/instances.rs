//! Kernels whose workgroups, register tiles and branches depend on constant parameters.

use t0::prelude::*;

/// The workgroup grows with `WAVES`.
#[t0::kernel(block = 32 * WAVES, for(WAVES in [1, 2, 4]))]
fn waves<const WAVES: u32>(mut out: Out<u32>) {
    out[global_id()] = block_size() * 100 + wave_id();
}

/// The workgroup grows with `SIDE` in two dimensions, of type `usize`.
#[t0::kernel(block = (SIDE, SIDE / 2), for(SIDE in [4, 8]))]
fn squares<const SIDE: usize>(mut out: Out<u32>) {
    let mut tile = Lds::<u32, SIDE, SIDE>::new();
    tile[(thread_id_y(), thread_id())] = block_size() * 100 + block_size_y();
    out[(global_id_y(), global_id())] = tile[(thread_id_y(), thread_id())];
}

/// A `bool` chooses a branch while the kernel is compiled.
#[t0::kernel(block = 64, for(ADD in [false, true]), test(len(y) = items))]
fn scaled<const ADD: bool>(a: f32, x: In<f32>, mut y: InOut<f32>) {
    let i = global_id();
    if ADD {
        y[i] += a * x[i];
    } else {
        y[i] = a * x[i];
    }
}

/// A tile of `TM` by `TN` fragments in registers. Positions are `usize`, so nothing is cast.
#[t0::kernel(block = 32, for((TM, TN) in [(1, 1), (2, 3)]))]
fn tiles<const TM: usize, const TN: usize>(x: In<f16>, w: In<f16>, mut y: Out<f32>, depth: u32) {
    let depth = depth as usize;
    let mut acc = [[wmma::Acc::zero(); TN]; TM];
    for k in (0..depth).step_by(16) {
        let mut b = [wmma::B::<f16>::load(&w, k, depth); TN];
        #[unroll]
        for j in 1..TN {
            b[j] = wmma::B::<f16>::load(&w, j * 16 * depth + k, depth);
        }
        #[unroll]
        for i in 0..TM {
            let a = wmma::A::<f16>::load(&x, i * 16 * depth + k, depth);
            #[unroll]
            for j in 0..TN {
                acc[i][j] = wmma::mma(a, b[j], acc[i][j]);
            }
        }
    }
    #[unroll]
    for i in 0..TM {
        #[unroll]
        for j in 0..TN {
            acc[i][j].store(&mut y, i * 16 * (TN * 16) + j * 16, TN * 16);
        }
    }
}

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU opens")
}

#[test]
fn a_block_is_computed_from_constant_parameters() {
    let gpu = strict();
    for count in [1, 2, 4] {
        let parameters = Waves { waves: count };
        assert_eq!(waves::image(parameters).expect("an image").block, [32 * count, 1, 1]);
        let mut host = vec![0; 256];
        waves::on_cpu(parameters, &mut host).over(256).run().expect("a run");
        let want: Vec<u32> = (0..256).map(|i| 3200 * count + i / 32 % count).collect();
        assert_eq!(host, want);
        let mut out = gpu.zeros(256).expect("memory");
        waves(parameters, &mut out).over(256).run(&gpu).expect("a launch");
        assert_eq!(out.download().expect("a copy"), want);
    }
    assert_eq!(squares::image(Squares { side: 4 }).expect("an image").block, [4, 2, 1]);
    assert_eq!(squares::image(Squares { side: 8 }).expect("an image").block, [8, 4, 1]);
    let mut host = vec![0; 32];
    let matrix = t0::cpu::ViewMut::matrix(&mut host, 4, 8).expect("a matrix");
    squares::on_cpu(Squares { side: 8 }, matrix).blocks(1).run().expect("a run");
    assert_eq!(host, [804; 32]);
}

#[test]
fn register_tiles_are_nested_arrays() {
    let gpu = strict();
    for tile @ Tiles { tm, tn } in [Tiles { tm: 1, tn: 1 }, Tiles { tm: 2, tn: 3 }] {
        let (rows, columns, depth) = (tm * 16, tn * 16, 32);
        let value = |i: usize| f16::from_f32((i * 7 % 11) as f32 * 0.25 - 1.0);
        let x: Vec<f16> = (0..rows * depth).map(value).collect();
        let w: Vec<f16> = (0..columns * depth).map(|i| value(i + 3)).collect();
        let product = |row: usize, column: usize| {
            (0..depth).map(|k| x[row * depth + k].to_f32() * w[column * depth + k].to_f32()).sum::<f32>()
        };
        let want: Vec<f32> = (0..rows * columns).map(|i| product(i / columns, i % columns)).collect();
        let mut host = vec![0.0; rows * columns];
        let mut y = gpu.zeros::<f32>(rows * columns).expect("memory");
        let (on_x, on_w) = (gpu.upload(&x).expect("memory"), gpu.upload(&w).expect("memory"));
        tiles::on_cpu(tile, &x, &w, &mut host, depth as u32).blocks(1).run().expect("a run");
        tiles(tile, &on_x, &on_w, &mut y, depth as u32).blocks(1).run(&gpu).expect("a launch");
        assert_eq!(host, want);
        assert_eq!(y.download().expect("a copy"), want);
    }
}

#[test]
fn a_bool_chooses_an_instance() {
    let gpu = strict();
    let x = gpu.upload(&[1.0f32, 2.0]).expect("memory");
    let mut y = gpu.upload(&[10.0f32, 20.0]).expect("memory");
    scaled(Scaled { add: true }, 2.0, &x, &mut y).over(2).run(&gpu).expect("a launch");
    assert_eq!(y.download().expect("a copy"), [12.0, 24.0]);
    scaled(Scaled { add: false }, 2.0, &x, &mut y).over(2).run(&gpu).expect("a launch");
    assert_eq!(y.download().expect("a copy"), [2.0, 4.0]);
    let mut host = [10.0, 20.0];
    scaled::on_cpu(Scaled { add: true }, 2.0, &[1.0, 2.0], &mut host).over(2).run().expect("a run");
    assert_eq!(host, [12.0, 24.0]);
}
