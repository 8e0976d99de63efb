//! Grids, lanes, waves and workgroups; assembly and messages.

use t0::{bf16, f16};

case!(ids::ids(global: Out(u32), thread: Out(u32), block: Out(u32), rest: Out(u32)));
case!(ids::ids_in_three_dimensions(out: Out(u32)));

case!(dimensions::lanes_of_a_box(high: Is(6u32), deep: Is(3u32), own: Out(u32), global: Out(u32)) sizes [0, 1, 7, 8, 9, 17, 33], by 6, 3);
case!(dimensions::groups_of_a_box(high: Is(9u32), deep: Is(4u32), ids: Out(u32), counts: Out(u32)) sizes [1, 8, 25], by 9, 4);
case!(dimensions::words_of_a_plane(high: Is(21u32), x: In(u32), sum: Out(u32), before: Out(u32), near: Out(u32)) sizes [1, 3, 7, 8, 20], by 21, 1);
case!(dimensions::five_points(high: Is(13u32), x: Small(f32), out: Out(f32)) sizes [1, 2, 15, 16, 17, 50], by 13, 1);
case!(dimensions::sums_through_a_box(high: Is(5u32), deep: Is(7u32), x: In(u32), out: Out(u32)) sizes [1, 4, 6, 13], by 5, 7);

case!(blocks::block_sums(x: In(u32), y: In(i32), a: Out(u32), b: Out(i32)));
case!(blocks::block_extremes(x: In(u32), y: In(i32), a: Out(u32), b: Out(i32)));
case!(blocks::block_floats(x: Small(f32), a: Out(f32), b: Out(f32)));
case!(blocks::block_votes(x: In(u32), out: Out(u32)));
case!(blocks::block_scans(x: In(u32), y: In(i32), a: Out(u32), b: Out(u32), c: Out(i32)));
case!(blocks::block_float_scans(x: Small(f32), a: Out(f32), b: Out(f32)));
case!(blocks::block_of_one_wave(x: In(u32), out: Out(u32)));
case!(blocks::block_in_a_loop(x: In(u32), out: Out(u32)));
case!(blocks::block_compaction(x: In(u32), out: InOut(u32), counts: InOut(u32)));
case!(blocks::block_of_wide_types(x: In(i64), y: Small(f64), a: Out(i64), b: Out(f64)));
case!(blocks::block_of_small_types(x: In(u8), y: Small(bf16), a: Out(u8), b: Out(bf16)));
case!(blocks::block_broadcasts(x: In(u32), y: Small(f64), n: Is(77u32), a: Out(u32), b: Out(f64)));
case!(blocks::block_with_gaps(x: In(u32), a: InOut(u32)));

case!(wave_builtins::reductions(x: In(u32), y: In(i32), a: Out(u32), b: Out(i32), c: Out(u32)));
case!(wave_builtins::float_reductions(x: Small(f32), a: Out(f32), b: Out(f32), c: Out(f32)));
case!(wave_builtins::shuffles(x: In(u32), a: Out(u32), b: Out(u32)));
case!(wave_builtins::votes(x: In(u32), out: Out(u32)));
case!(wave_builtins::running_sums(x: In(u32), y: Small(f32), a: Out(u32), b: Out(u32), c: Out(f32)));
case!(wave_builtins::compaction(x: In(u32), out: InOut(u32), counts: InOut(u32)));
case!(wave_builtins::broadcasts(x: In(i32), n: Is(17u32), a: Out(i32), b: Out(i32)));
case!(wave_builtins::scans_of_extremes(x: In(u32), y: In(i32), a: Out(u32), b: Out(u32), c: Out(i32), d: Out(i32)));
case!(wave_builtins::float_scans(x: Small(f32), a: Out(f32), b: Out(f32)));
case!(wave_builtins::exchanges_of_each_type(x: In(u32), out: Out(u32)));
case!(wave_builtins::exchanges_of_wide_types(x: In(u64), y: In(f64), a: Out(u64), b: Out(f64)));
case!(wave_builtins::reductions_of_small_types(x: In(i8), y: In(u16), a: Out(i8), b: Out(u16)));
case!(wave_builtins::reductions_of_wide_types(x: In(i64), y: In(u64), a: Out(i64), b: Out(u64)));
case!(wave_builtins::reductions_of_floats<f16>(x: Small(f16), y: Small(f64), a: Out(f16), b: Out(f64)), as reductions_of_f16_and_f64);
case!(wave_builtins::reductions_of_floats<bf16>(x: Small(bf16), y: Small(f64), a: Out(bf16), b: Out(f64)), as reductions_of_bf16_and_f64);
case!(wave_builtins::nothing_of_lanes_that_lack<f32>(x: Small(f32), y: Small(f64), a: Out(u32), b: Out(u32)), as nothing_of_lanes_that_lack_f32);
case!(wave_builtins::nothing_of_lanes_that_lack<f16>(x: Small(f16), y: Small(f64), a: Out(u32), b: Out(u32)), as nothing_of_lanes_that_lack_f16);
case!(wave_builtins::nothing_of_lanes_that_lack<bf16>(x: Small(bf16), y: Small(f64), a: Out(u32), b: Out(u32)), as nothing_of_lanes_that_lack_bf16);
case!(wave_builtins::butterflies(x: In(u32), y: Small(f32), a: Out(u32), b: Out(f32)));
case!(wave_builtins::sums_with_gaps(x: In(i32), y: Small(f32), a: InOut(i32), b: InOut(f32)));

case!(matrices::row_sums(x: Rows(f32, 5, 7), out: Out(f32)));
case!(matrices::row_copies(x: Rows(u32, 3, 4), out: RowsOut(u32, 3, 5)));
case!(matrices::shapes(x: Rows(u64, 2, 3), out: Out(u32)));
case!(matrices::index_by_pair(x: Rows(f32, 2, 2), out: Out(f32)));
case!(matrices::double_rows(x: Rows(f64, 3, 3), out: RowsOut(f64, 2, 4)));
case!(matrices::matrix_product<f16>(x: Small(f16), y: Small(f16), out: Out(f32)) sizes [32, 64, 128], as matrix_product_f16);
case!(matrices::matrix_product<bf16>(x: Small(bf16), y: Small(bf16), out: Out(f32)) sizes [32, 64, 128], as matrix_product_bf16);
case!(matrices::byte_product<i8>(x: In(i8), y: In(i8), out: Out(i32)) sizes [32, 64, 128], as byte_product_i8);
case!(matrices::byte_product<u8>(x: In(u8), y: In(u8), out: Out(i32)) sizes [32, 64, 128], as byte_product_u8);
case!(matrices::half_product(x: Small(f16), out: Out(f16)) sizes [32, 96]);
case!(matrices::bf16_product(x: Small(bf16), out: Out(bf16)) sizes [32, 96]);
case!(matrices::product_of_tiles(x: Rows(i8, 16, 20), out: RowsOut(i32, 16, 16)) sizes [32, 64]);
case!(matrices::signed_nibble_product(x: In(u8), y: In(u8), out: Out(i32)) sizes [32, 64, 128]);
case!(matrices::unsigned_nibble_product(x: In(u8), out: Out(i32)) sizes [32, 64, 128]);
case!(matrices::sums_in_tiles(x: Small(f32), out: Out(f32), half: Out(f16)) sizes [32, 96]);
case!(matrices::reductions_of_rows(x: Small(f32), out: Out(f32), ints: Out(i32), halves: Out(f16)) sizes [32, 96]);
case!(matrices::transposed_halves<f16>(x: Small(f16), n: Is(16u32), out: Out(f32)) sizes [32, 96], as transposed_f16);
case!(matrices::transposed_halves<bf16>(x: Small(bf16), n: Is(16u32), out: Out(f32)) sizes [32, 96], as transposed_bf16);
case!(matrices::transposed_bytes<i8>(x: Rows(i8, 16, 20), out: Out(i32)) sizes [32, 64], as transposed_i8);
case!(matrices::transposed_bytes<u8>(x: Rows(u8, 16, 20), out: Out(i32)) sizes [32, 64], as transposed_u8);
case!(matrices::tiles_as_values[TilesAsValues { m: 1, n: 1 }](x: In(i8), n: Is(3u32), out: Out(i32)) sizes [32, 64], as tiles_as_values_1_1);
case!(matrices::tiles_as_values[TilesAsValues { m: 2, n: 2 }](x: In(i8), n: Is(4u32), out: Out(i32)) sizes [32, 64], as tiles_as_values_2_2);
case!(matrices::tiles_as_values[TilesAsValues { m: 1, n: 2 }](x: In(i8), n: Is(5u32), out: Out(i32)) sizes [32, 64], as tiles_as_values_1_2);
case!(matrices::copied_tiles(x: Rows(f16, 30, 44), row: Is(7u32), col: Is(16u32), out: Out(f32)) sizes [96, 192]);
case!(matrices::sums_to_memory(x: Rows(i32, 16, 20), out: RowsOut(i32, 16, 16)) sizes [32, 64]);

case!(cycles::cycles_pass(x: In(u32), out: Out(u32)));
case!(cycles::cycles_in_branches(x: In(u32), out: Out(u32)));

case!(messages::asserts_in_range(x: In(u32), out: Out(u32)));
case!(messages::asserts_of_every_type(x: In(i32), y: In(f32), out: Out(u32)));
case!(messages::asserts_in_loops(x: In(u32), out: Out(u32)));
case!(messages::asserts_between_barriers(x: In(u32), out: Out(u32)));
case!(messages::asserts_in_helpers(x: Small(f32), out: Out(f32)));
case!(messages::asserts_behind_early_returns(x: In(u32), out: InOut(u32)));
case!(messages::prints_and_goes_on(x: In(u32), y: In(f32), out: Out(u32)));
case!(messages::prints_aggregates(x: In(u64), out: Out(u64)));

case!(assembly::asm_reverses_bits(x: In(u32), out: Out(u32)));
case!(assembly::asm_of_several_lines(x: In(u32), y: In(u32), out: Out(u32)));
case!(assembly::asm_of_floats(x: In(f32), y: In(f32), out: Out(f32)));
case!(assembly::asm_of_doubles(x: In(f64), out: Out(f64)));
case!(assembly::asm_in_branches(x: In(u32), out: Out(u32)));
case!(assembly::asm_of_scalars(n: Is(77u32), x: In(u32), out: Out(u32)));
case!(assembly::asm_with_two_results(x: In(u32), out: Out(u32)));
case!(assembly::asm_compares(x: In(u32), y: In(u32), out: Out(u32)));
case!(assembly::asm_in_helpers(x: In(u32), out: Out(u32)));
case!(assembly::asm_operands_of_other_names(x: In(u32), out: Out(u32)));
case!(assembly::asm_under_pressure(x: In(u32), out: Out(u32)));

/// Builtins of a wave and a workgroup with gaps between the active lanes: all three dimensions are partial.
#[test]
fn collectives_with_gaps_between_lanes() {
    use t0::prelude::*;
    const GRID: (u32, u32, u32) = (20, 7, 3);
    const N: usize = 20 * 7 * 3;
    let ints: Vec<u32> = (0..N as u32).map(|i| i.wrapping_mul(0x9E37_79B9) ^ i << 3).collect();
    let signed: Vec<i32> = ints.iter().map(|x| *x as i32).collect();
    let floats: Vec<f32> = ints.iter().map(|x| (x % 1000) as f32 / 7.0).collect();
    let wide: Vec<u64> = ints.iter().map(|x| u64::from(*x) << 20 ^ u64::from(*x)).collect();
    let gpu = Device::open().unwrap();

    let (mut a, mut b) = (vec![0; N], vec![0.0; N]);
    crate::kernels::wave_builtins::sums_with_gaps::on_cpu(&signed, &floats, &mut a, &mut b).over(GRID).run().unwrap();
    let (x, y, mut p, mut q) = (
        gpu.upload(&signed).unwrap(),
        gpu.upload(&floats).unwrap(),
        gpu.zeros::<i32>(N).unwrap(),
        gpu.zeros::<f32>(N).unwrap(),
    );
    crate::kernels::wave_builtins::sums_with_gaps(&x, &y, &mut p, &mut q).over(GRID).run(&gpu).unwrap();
    assert_eq!(p.download().unwrap(), a);
    assert_eq!(q.download().unwrap(), b);

    // Those of whole waves.
    const WHOLE: usize = N / 64 * 64;
    let (mut a, mut b) = (vec![0; WHOLE], vec![0.0; WHOLE]);
    crate::kernels::wave_builtins::whole_waves::on_cpu(&signed[..WHOLE], &floats[..WHOLE], &mut a, &mut b)
        .run()
        .unwrap();
    let (x, y) = (gpu.upload(&signed[..WHOLE]).unwrap(), gpu.upload(&floats[..WHOLE]).unwrap());
    let (mut p, mut q) = (gpu.zeros::<i32>(WHOLE).unwrap(), gpu.zeros::<f32>(WHOLE).unwrap());
    crate::kernels::wave_builtins::whole_waves(&x, &y, &mut p, &mut q).run(&gpu).unwrap();
    assert_eq!(p.download().unwrap(), a);
    assert_eq!(q.download().unwrap(), b);

    let mut a = vec![0; N];
    crate::kernels::blocks::block_with_gaps::on_cpu(&ints, &mut a).over(GRID).run().unwrap();
    let (x, mut p) = (gpu.upload(&ints).unwrap(), gpu.zeros::<u32>(N).unwrap());
    crate::kernels::blocks::block_with_gaps(&x, &mut p).over(GRID).run(&gpu).unwrap();
    assert_eq!(p.download().unwrap(), a);

    let mut a = vec![0; N];
    crate::kernels::closures::combined_with_gaps::on_cpu(&wide, &mut a).over(GRID).run().unwrap();
    let (x, mut p) = (gpu.upload(&wide).unwrap(), gpu.zeros::<u64>(N).unwrap());
    crate::kernels::closures::combined_with_gaps(&x, &mut p).over(GRID).run(&gpu).unwrap();
    assert_eq!(p.download().unwrap(), a);
}
