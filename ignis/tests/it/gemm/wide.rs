//! Many instances: layouts, epilogues, types, tiles, each with sizes that are odd, tiny, empty, or whole tiles.

use super::case::{Epilogue, Instance, LAYOUTS, Shape, check_of, device};
use super::compiled::{Kernel, image};
use ignis::kernels::gemm::fma::{MatmulFma, matmul_fma_tuned};
use ignis::kernels::gemm::product::{Act, Layout};
use ignis::kernels::gemm::wmma::{Matmul, matmul_tuned};

/// A tile on matrix instructions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wmma {
    pub(crate) block: [usize; 2],
    pub(crate) fragments: [usize; 2],
    pub(crate) depth: usize,
    pub(crate) pad: usize,
    pub(crate) stages: usize,
    pub(crate) kv: usize,
    pub(crate) group: usize,
}

impl Wmma {
    /// Checks an instance with this tile.
    pub(crate) fn check(self, types: (&str, &str), layout: Layout, epilogue: Epilogue, shapes: &[Shape]) {
        let Wmma { block: [bm, bn], fragments: [fm, fn_], depth, pad, stages, kv, group } = self;
        let device = device();
        let (operand, output) = types;
        let tile = format!("Layout::{layout:?}, {bm}, {bn}, {fm}, {fn_}, {depth}, {pad}, {stages}, {kv}, {group}");
        let whole = image(Kernel::Wmma, &format!("{operand}, {output}, {tile}, {}", epilogue.values()));
        for shape in shapes {
            let parts = || image(Kernel::Wmma, &format!("{operand}, f32, {tile}, {}", Epilogue::NONE.values()));
            let image = if shape.splits == 1 { whole } else { parts() };
            let instance = Instance::Compiled { image, tile: [bm, bn], group };
            check_of(&device, types, instance, layout, epilogue, *shape);
        }
    }
}

/// A tile in f32 arithmetic.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fma {
    pub(crate) block: [usize; 2],
    pub(crate) lane: [usize; 2],
    pub(crate) depth: usize,
    pub(crate) pad: usize,
    pub(crate) stages: usize,
    pub(crate) group: usize,
}

impl Fma {
    /// Checks an instance with this tile.
    pub(crate) fn check(self, types: (&str, &str), layout: Layout, epilogue: Epilogue, shapes: &[Shape]) {
        let Fma { block: [bm, bn], lane: [rm, rn], depth, pad, stages, group } = self;
        let device = device();
        let (operand, output) = types;
        let tile = format!("Layout::{layout:?}, {bm}, {bn}, {rm}, {rn}, {depth}, {pad}, {stages}, {group}");
        let whole = image(Kernel::Fma, &format!("{operand}, {output}, {tile}, {}", epilogue.values()));
        for shape in shapes {
            let parts = || image(Kernel::Fma, &format!("{operand}, f32, {tile}, {}", Epilogue::NONE.values()));
            let image = if shape.splits == 1 { whole } else { parts() };
            let instance = Instance::Compiled { image, tile: [bm, bn], group };
            check_of(&device, types, instance, layout, epilogue, *shape);
        }
    }
}

const SMALL: Wmma = Wmma { block: [64, 64], fragments: [2, 2], depth: 32, pad: 8, stages: 2, kv: 1, group: 1 };
const SMALL_FMA: Fma = Fma { block: [32, 64], lane: [4, 8], depth: 16, pad: 4, stages: 2, group: 1 };

const NONE: Epilogue = Epilogue::NONE;
const ALL: Epilogue = Epilogue { bias: true, residual: true, scale: true, accumulate: true, act: Act::Linear };

/// Whole tiles, edges, odd strides, tiny and empty sizes, batches, splits.
fn shapes() -> Vec<Shape> {
    vec![
        Shape::of(64, 64, 160),
        Shape::of(65, 67, 71),
        Shape::of(1, 1, 1),
        Shape::of(5, 3, 0),
        Shape::of(0, 5, 8),
        Shape::of(5, 0, 8),
        Shape::of(40, 72, 100).gaps([2, 4, 1]),
        Shape::of(20, 24, 64).gaps([1, 3, 2]).batches(3),
        Shape::of(3, 4, 5).batches(0),
        Shape::of(17, 68, 100).splits(3).batches(2),
    ]
}

#[test]
fn every_layout_with_every_activation() {
    for layout in LAYOUTS {
        for act in [Act::Linear, Act::Silu, Act::Gelu, Act::Swiglu] {
            let epilogue = Epilogue { act, ..NONE };
            SMALL.check(("bf16", "f32"), layout, epilogue, &shapes());
            SMALL_FMA.check(("f32", "f32"), layout, epilogue, &shapes());
        }
    }
}

#[test]
fn bias_scale_residual_and_the_old_result() {
    for (layout, act) in [(Layout::Nt, Act::Linear), (Layout::Nn, Act::Swiglu), (Layout::Tn, Act::Silu)] {
        SMALL.check(("f16", "f16"), layout, Epilogue { act, ..ALL }, &shapes());
        SMALL_FMA.check(("f32", "f32"), layout, Epilogue { act, ..ALL }, &shapes());
    }
    let shapes = [Shape::of(50, 70, 90), Shape::of(64, 64, 64), Shape::of(9, 11, 64).splits(2)];
    for epilogue in [
        Epilogue { bias: true, ..NONE },
        Epilogue { residual: true, ..NONE },
        Epilogue { scale: true, ..NONE },
        Epilogue { accumulate: true, ..NONE },
    ] {
        SMALL.check(("bf16", "f32"), Layout::Nt, epilogue, &shapes);
        SMALL_FMA.check(("f32", "f32"), Layout::Nt, epilogue, &shapes);
    }
}

#[test]
fn every_type_of_the_result() {
    let shapes = [Shape::of(50, 71, 48), Shape::of(30, 64, 96)];
    let epilogue = Epilogue { residual: true, accumulate: true, ..NONE };
    for output in ["f32", "bf16", "f16"] {
        SMALL.check(("bf16", output), Layout::Nt, epilogue, &shapes);
        SMALL.check(("f16", output), Layout::Nn, epilogue, &shapes);
        SMALL_FMA.check(("f32", output), Layout::Nt, epilogue, &shapes);
    }
}

#[test]
fn tiles_stages_paddings_and_groups() {
    let shapes = [Shape::of(70, 132, 136), Shape::of(32, 64, 128), Shape::of(2, 130, 64)];
    let tiles = [
        Wmma { stages: 1, ..SMALL },
        Wmma { pad: 0, group: 2, ..SMALL },
        Wmma { kv: 2, group: 4, ..SMALL },
        Wmma { block: [32, 128], fragments: [2, 4], depth: 64, stages: 1, ..SMALL },
        Wmma { block: [16, 32], fragments: [1, 2], depth: 16, ..SMALL },
        Wmma { block: [64, 128], fragments: [4, 4], ..SMALL },
        Wmma { block: [128, 128], fragments: [4, 4], kv: 4, pad: 16, ..SMALL },
        Wmma { block: [256, 128], fragments: [4, 4], ..SMALL },
        Wmma { block: [48, 96], fragments: [3, 2], ..SMALL },
    ];
    for tile in tiles {
        for layout in LAYOUTS {
            tile.check(("bf16", "f32"), layout, NONE, &shapes);
        }
    }
    let tiles = [
        Fma { stages: 1, ..SMALL_FMA },
        Fma { block: [64, 64], lane: [8, 8], depth: 8, group: 2, ..SMALL_FMA },
        Fma { block: [128, 128], lane: [8, 8], pad: 0, ..SMALL_FMA },
        Fma { block: [16, 128], lane: [4, 4], depth: 8, ..SMALL_FMA },
    ];
    for tile in tiles {
        for layout in LAYOUTS {
            tile.check(("f32", "f32"), layout, NONE, &shapes);
        }
    }
}

/// The tiles of the records, in the layouts and with the epilogues for which ignis compiles no instances.
#[test]
fn tuned_tiles_with_layouts_and_epilogues() {
    let all = [
        (Layout::Nt, Epilogue { act: Act::Silu, ..ALL }),
        (Layout::Nt, Epilogue { act: Act::Swiglu, bias: true, ..NONE }),
        (Layout::Nn, Epilogue { act: Act::Gelu, ..ALL }),
        (Layout::Tn, Epilogue { act: Act::Swiglu, ..ALL }),
    ];
    let shapes = |bm: usize, bn: usize| {
        [Shape::of(bm + 1, bn + 3, 73), Shape::of(3, 9, 96), Shape::of(1, 1, 1), Shape::of(0, 2, 3), Shape::of(3, 2, 0)]
    };
    for tile in matmul_tuned::INSTANCES {
        let Matmul { bm, bn, fm, fn_, tk, pad, stages, kv, group, .. } = tile;
        let group = group as usize;
        let tile = Wmma { block: [bm, bn], fragments: [fm, fn_], depth: tk, pad, stages, kv, group };
        // Gates need two fragments of columns for each wave.
        for (layout, epilogue) in all.into_iter().filter(|(_, epilogue)| fn_ % 2 == 0 || epilogue.act != Act::Swiglu) {
            tile.check(("bf16", "f32"), layout, epilogue, &shapes(bm, bn));
        }
    }
    for tile in matmul_fma_tuned::INSTANCES {
        let MatmulFma { bm, bn, rm, rn, tk, pad, stages, group, .. } = tile;
        let group = group as usize;
        let tile = Fma { block: [bm, bn], lane: [rm, rn], depth: tk, pad, stages, group };
        // Gates need eight columns for each lane.
        for (layout, epilogue) in all.into_iter().filter(|(_, epilogue)| rn % 8 == 0 || epilogue.act != Act::Swiglu) {
            tile.check(("f32", "f32"), layout, epilogue, &shapes(bm, bn));
        }
    }
}
