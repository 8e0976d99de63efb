//! Control flow, functions, closures and iterators.

use crate::kernels::let_chains::Reading;
use crate::kernels::methods::complex::Complex;
use crate::kernels::methods::geometry::Ray as Beam;
use crate::kernels::methods::geometry::{Ball, Vec3};
use crate::kernels::methods::random::Random;
use t0::{bf16, f16};

case!(control::if_as_value(x: In(i32), out: Out(i32)));
case!(control::match_on_ranges(x: In(i32), out: Out(u32)));
case!(control::match_on_tuples(x: In(u32), y: In(u32), out: Out(u32)));
case!(control::for_over_ranges(x: In(u32), out: Out(u32)));
case!(control::strided_loop(x: In(u32), n: Is(300u32), out: Out(u32)));
case!(control::grid_stride_loop(x: In(u32), out: Out(u32)));
case!(control::collatz(x: In(u32), out: Out(u32)));
case!(control::loop_with_break_value(x: In(u32), out: Out(u32)));
case!(control::labels(x: In(u32), out: Out(u32)));
case!(control::early_return(x: In(i32), out: InOut(i32)));
case!(control::shadowing_and_blocks(x: In(u32), out: Out(u32)));
case!(control::short_circuit(x: In(u32), y: In(u32), out: Out(u32)));
case!(control::unrolled(x: In(u32), out: Out(u32)));
case!(control::const_blocks(x: In(u32), out: Out(u32)));
case!(control::loop_in_branch(x: In(u32), out: Out(u32)));
case!(control::nested_loops(x: In(u32), out: Out(u32)));
case!(control::uniform_loop(x: In(u32), n: Is(30u32), out: Out(u32)));
case!(control::match_on_bools(x: In(i32), y: In(i32), out: Out(u32)));
case!(control::match_on_i8(x: In(i8), out: Out(i8)));
case!(control::late_initialised(x: In(i32), out: Out(i32)));
case!(control::many_returns(x: In(u32), out: InOut(u32)));

case!(functions::calls_gelu(x: Small(f32), out: Out(f32)) ulp 64);
case!(functions::calls_with_return(x: In(i32), y: In(i32), out: Out(i32)));
case!(functions::calls_generic<f32>(x: In(f32), out: Out(f32)), as calls_generic_f32);
case!(functions::calls_generic<f16>(x: In(f16), out: Out(f16)), as calls_generic_f16);
case!(functions::calls_generic<bf16>(x: In(bf16), out: Out(bf16)), as calls_generic_bf16);
case!(functions::calls_with_views(x: In(f32), out: Out(f32)));
case!(functions::constant_tables(x: In(u32), out: Out(u32)));
case!(functions::generic_length[GenericLength { n: 1 }](x: In(u32), out: Out(u32)), as generic_length_1);
case!(functions::generic_length[GenericLength { n: 9 }](x: In(u32), out: Out(u32)), as generic_length_9);
case!(functions::calls_for_pairs(x: In(u64), y: In(u64), out: Out(u64)));
case!(functions::calls_with_arrays(x: In(f32), out: Out(f32)));
case!(functions::calls_with_lds(x: In(u32), out: Out(u32)) sizes [0, 2, 32, 64, 128, 200]);

case!(closures::arrays_by_index(x: Small(f32), out: Out(f32)));
case!(closures::arrays_mapped(x: In(i32), out: Out(u32)));
case!(closures::largest_and_where(x: Small(f32), out: Out(f32), place: Out(u32)));
case!(closures::ordered_product(x: In(u32), a: Out(u32), b: Out(u32)));
case!(closures::combined_with_gaps(x: In(u64), out: InOut(u64)));
case!(closures::combined_by_loops(x: In(u32), n: Is(77u32), a: Out(u32), b: Out(u32)));
case!(closures::combined_with_more(x: In(u32), a: Out(u32), b: Out(u32)));
case!(closures::welford(x: Small(f32), out: Out(f32)));
case!(closures::folds(x: In(u32), out: Out(u32), best: Out(u32)));
case!(closures::closures_in_functions(x: Small(f32), out: Out(f32)));

case!(named_closures::gradient_noise(scale: Is(0.37f32), x: In(u32), out: Out(f32)));
case!(named_closures::closures_with_control(x: In(u32), n: Is(40u32), out: Out(u32)));
case!(named_closures::closures_given_by_name(x: Small(f32), out: Out(f32), most: Out(f32)));
case!(named_closures::closures_over_memory(x: In(u32), out: Out(u32)));
case!(named_closures::closures_shadowed(x: In(i32), out: Out(i32)));
case!(named_closures::varying_powers(x: In(i32), y: In(u64), n: In(u32), a: Out(i32), b: Out(u64), c: Out(u8)));
case!(named_closures::varying_powers_of<f32>(x: In(f32), n: In(i32), out: Out(f32), far: Out(f32)), as varying_powers_of_f32);
case!(named_closures::varying_powers_of_doubles(x: In(f64), n: In(i32), out: Out(f64), far: Out(f64)));
case!(named_closures::varying_powers_of<f16>(x: Small(f16), n: In(i32), out: Out(f16), far: Out(f16)), as varying_powers_of_f16);
case!(named_closures::decayed(beta: Is(0.9f32), step: Is(7u32), g: Small(f32), m: SmallInOut(f32)));

case!(iterators::turned_twice(x: In(u32), out: Out(u32)));
case!(iterators::over_arrays(x: In(u32), y: Small(f32), out: Out(u32), sums: Out(f32)));
case!(iterators::sums_and_products(x: In(u32), y: Small(f32), out: Out(u32), real: Out(f32), wide: Out(u64)));
case!(iterators::sums_over_memory(x: Small(f32), n: In(u32), out: Out(f32), first: Out(u32)));
case!(iterators::zipped(x: In(u32), out: Out(u32)));
case!(iterators::zipped_ranges(x: In(u32), out: Out(u32)));
case!(iterators::arrays_changed(x: In(u32), out: Out(u32)));
case!(iterators::left_out(x: In(u32), out: Out(u32)));
case!(iterators::left_out_of_ranges(x: In(u32), out: Out(u32)));
case!(iterators::left_out_on_the_right(x: In(u32), out: Out(u32)));
case!(iterators::left_out_on_both_sides(x: In(u32), out: Out(u32), more: Out(u32)));
case!(iterators::any_and_all(x: In(u32), out: Out(u32), asked: Zeros(u32)));
case!(iterators::with_the_wave(x: In(u32), n: Is(5u32), out: Out(u32)));
case!(iterators::folded(x: In(u32), out: Out(u32), least: Out(f32)));
case!(iterators::left_early(x: In(u32), n: In(u32), out: Out(u32)));
case!(iterators::changed_in_place(x: In(u32), out: Out(u32), more: Out(u32)));
case!(iterators::in_functions<f32>[InFunctions { n: 1 }](x: Small(f32), out: Out(f32)), as in_functions_of_one);
case!(iterators::in_functions<bf16>[InFunctions { n: 3 }](x: Small(f32), out: Out(f32)), as in_functions_of_three);
case!(iterators::nested(x: In(u32), out: Out(u32)));

case!(let_chains::if_let_on_integers(x: In(i32), out: Out(i32)));
case!(let_chains::if_let_without_else(x: In(u32), out: Out(u32)));
case!(let_chains::chains(x: In(i32), y: In(f32), out: Out(i32)));
case!(let_chains::chains_read_in_order(x: In(u32), z: InOut(u32)));
case!(let_chains::let_else(x: In(u32), out: InOut(u32)));
case!(let_chains::let_with_names(x: In(u32), out: Out(u32)));
case!(let_chains::while_let(x: In(u32), out: Out(u32)));
case!(let_chains::uniform_lets(n: Is(15u32), x: Small(u32), out: Out(u32)) sizes [64, 128]);
case!(let_chains::lets_in_functions_and_closures(x: In(u32), out: Out(u32)));
case!(let_chains::lets_on_structs(x: In(Reading), out: Out(f32)));
case!(let_chains::guards_that_bind(x: In(u32), out: Out(u32)));
case!(let_chains::operands_that_assign(x: In(u32), out: Out(u32)));
case!(let_chains::lets_that_always_fit(x: In(u32), out: Out(u32)));

case!(register_loops::windows[Windows { n: 1 }](x: In(u32), out: Out(u32)), as windows_of_1);
case!(register_loops::windows[Windows { n: 5 }](x: In(u32), out: Out(u32)), as windows_of_5);
case!(register_loops::windows[Windows { n: 8 }](x: In(u32), out: Out(u32)), as windows_of_8);
case!(register_loops::outer_products(x: Small(f32), out: Out(f32)));
case!(register_loops::triangles(x: In(i32), out: Out(i32)));
case!(register_loops::neighbours_in_registers(x: In(u32), out: Out(u32)));
case!(register_loops::ways_out_of_register_loops(x: In(u32), out: Out(u32)));
case!(register_loops::long_register_loop(x: In(u32), out: Out(u32)) sizes [0, 1, 33]);
case!(register_loops::indices_by_functions(x: In(u32), out: Out(u32)));

case!(idioms::table_by_lane(x: In(u32), out: Out(u32)));
case!(idioms::tables_of_every_type(x: In(u32), out: Out(u64)));
case!(idioms::stack_machine(x: In(u32), out: Out(u32)));
case!(idioms::nested_arrays(x: In(u32), out: Out(u32)));
case!(idioms::insertion_sort(x: In(i32), out: Out(i32)));
case!(idioms::uniform_tables(n: Is(17u32), x: In(u32), out: Out(u32)));
case!(idioms::steps(x: In(u32), a: Out(u32), b: Out(i32), c: Out(u32)));
case!(idioms::exchanges(x: In(u32), out: Out(u32)));
case!(idioms::questions(x: In(u32), y: In(i8), out: Out(u32)));
case!(idioms::widened(x: In(u8), y: In(i16), z: In(f32), h: In(f16), out: Out(f64)));
case!(idioms::chosen_by_many(x: In(u32), out: Out(u32)));
case!(idioms::equal_as_a_whole(x: In(u32), y: In(f32), out: Out(u32)));
case!(idioms::bytes_in_text(x: In(u8), out: Out(u32)));

case!(methods::traced(balls: Small(Ball), rays: Small(Beam), out: Out(f32), ends: Out(Vec3)));
case!(methods::vectors(x: Small(Vec3), out: SmallInOut(Vec3), flags: Out(u32)));
case!(methods::escapes(width: Is(32u32), out: Out(u32)));
case!(methods::turning(x: Small(Complex), out: Out(Complex)));
case!(methods::drawing(seed: Is(17u32), states: InOut(Random), out: Out(u32)));

case!(options::extremes_of_ranges(x: Small(u32), out: Out(u32)));
case!(options::extremes_by_key(x: Small(u32), out: Out(u32)));
case!(options::extremes_by_order(x: In(f32), y: In(f64), n: In(i32), out: Out(f32), wide: Out(f64), at: Out(u32)));
case!(options::searches(x: Small(u32), out: Out(u32)));

case!(liberties::fast_operators(x: Small(f32), y: Small(f32), a: Out(f32), b: Out(f32), c: Out(f32)) ulp 4);
case!(liberties::fast_words(x: Small(f32), a: Out(f32), b: Out(f32), c: Out(f32), d: Out(f32)) ulp 64);
case!(liberties::fast_doubles(x: Small(f64), out: Out(f64)) ulp 64);
case!(liberties::unchecked_views(x: In(u32), y: In(u16), m: Rows(u32, 8, 11), out: Out(u32), wide: Out(u64)));
case!(liberties::unchecked_runs(x: In(f32), tile: Is(64u32), out: Out(f32)) ulp 1);
case!(liberties::listed_pairs<f32>[ListedPairs { n: 1 }](x: In(f32), out: Out(f32), count: Out(u32)), as listed_pair_f32);
case!(liberties::listed_pairs<f64>[ListedPairs { n: 3 }](x: In(f64), out: Out(f64), count: Out(u32)), as listed_pair_f64);
case!(liberties::listed_pairs_and_more<f16>[ListedPairsAndMore { n: 4, d: 2 }](x: Small(f16), out: Out(f32)), as listed_pair_and_more);

case!(together::leaves_early_and_late(n: Is(0u32), x: In(u32), out: InOut(u32)), as all_leave_early);
case!(together::leaves_early_and_late(n: Is(3u32), x: In(u32), out: InOut(u32)), as some_leave_late);
case!(together::waves_leave_early(n: Is(1u32), x: In(u32), out: InOut(u32)));
case!(together::waves_leave_early(n: Is(3u32), x: In(u32), out: InOut(u32)), as all_leave_late);
case!(together::leaves_a_loop_together(n: Is(4u32), x: In(u32), out: InOut(u32)), as all_leave_a_loop);
case!(together::leaves_a_loop_together(n: Is(7u32), x: In(u32), out: InOut(u32)), as all_break_a_loop);

/// A user's function shadows the builtin of its name.
mod shadowing {
    use math::{dot, lane};
    use t0::prelude::*;

    mod math {
        #[t0::device]
        pub(super) fn dot(a: f32, b: f32) -> f32 {
            a * b - 1.0
        }

        #[t0::device]
        pub(super) fn lane() -> u32 {
            7
        }
    }

    #[t0::kernel(block = 64)]
    pub(super) fn own(x: In<f32>, mut out: Out<f32>) {
        let i = global_id();
        out[i] = dot(x[i], 2.0) + lane() as f32 + math::lane() as f32;
    }
}

#[test]
fn functions_shadow_builtins() {
    use t0::prelude::*;
    let xs: Vec<f32> = (0..100u8).map(f32::from).collect();
    let want: Vec<f32> = xs.iter().map(|x| x * 2.0 + 13.0).collect();
    let mut out = vec![0.0; 100];
    shadowing::own::on_cpu(&xs, &mut out).over(100).run().unwrap();
    assert_eq!(out, want);
    let gpu = Device::open().unwrap();
    let (x, mut y) = (gpu.upload(&xs).unwrap(), gpu.zeros::<f32>(100).unwrap());
    shadowing::own(&x, &mut y).over(100).run(&gpu).unwrap();
    assert_eq!(y.download().unwrap(), want);
}
