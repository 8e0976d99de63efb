//! Every feature of the language in a small kernel: at each level, for each target, against its own Rust.
//!
//! A file of `kernels/` is compiled by the macro for `on_cpu`, and lowered from the same text here.

#![allow(
    clippy::all,
    reason = "the kernels say things in every way there is, also in those that a lint would say otherwise"
)]

use let_chains::Reading;
use masked::Mark;
use methods::complex::Complex;
use methods::geometry::{Ball, Ray as Beam, Vec3};
use methods::random::Random;
use pairs::Shade;
use structs::{Camera, Colour, Halves, Pair, Particle, Ray};
use t0::{bf16, bf16x2, f16, f16x2};

#[macro_use]
mod driver;

mod bounds;

macro_rules! files {
    ($($file:ident)*) => {$(
        #[allow(unreachable_pub, reason = "files of kernels stand for themselves")]
        mod $file {
            #[allow(unused_imports)]
            use t0::prelude::*;
            include!(concat!("../../kernels/", stringify!($file), ".rs"));
        }
    )*};
}

files! {
    aggregates
    arguments
    arithmetic
    arrays_in_memory
    assembly
    atomics
    blocks
    casts
    closures
    control
    cycles
    dimensions
    doubles
    double_builtins
    float_builtins
    functions
    halves
    idioms
    ids
    int_builtins
    iterators
    lds_parts
    let_chains
    liberties
    masked
    matrices
    memory
    messages
    methods
    float_elementary
    powers_and_bits
    named_closures
    pairs
    programs
    register_loops
    simulations
    structs
    together
    views
    wave_builtins
    wide_ints
}

driver::sample::structs! {
    Ray { origin: [f32; 3], id: u32 }
    Particle { place: [f32; 3], mass: f32, speed: [f32; 3], kind: i16, flags: u8, charge: i8 }
    Pair { 0: f64, 1: u64 }
    Colour { red: u8, green: i8, blue: u8 }
    Halves { x: f16, y: bf16, z: u16 }
    Mark { at: [f32; 2], id: u32 }
    Reading { kind: u32, pair: [u32; 2], level: f32 }
    Shade { light: [f16x2; 2], depth: bf16x2, of: u32 }
    Vec3 { x: f32, y: f32, z: f32 }
    Beam { from: Vec3, along: Vec3 }
    Ball { centre: Vec3, radius: f32 }
    Complex { 0: f32, 1: f32 }
    Random { state: u32, drawn: u32 }
    Camera { ray: Ray, corners: [Pair; 2], tints: [Colour; 2], exposure: u16, gain: f32, count: u32 }
}

fn camera() -> Camera {
    <Camera as driver::sample::Sample>::small(3, 9)[2]
}

case!(ids::ids(global: Out(u32), thread: Out(u32), block: Out(u32), rest: Out(u32)));
case!(ids::ids_in_three_dimensions(out: Out(u32)));

case!(dimensions::lanes_of_a_box(high: Is(6u32), deep: Is(3u32), own: Out(u32), global: Out(u32)) sizes [0, 1, 7, 8, 9, 17, 33], by 6, 3);
case!(dimensions::groups_of_a_box(high: Is(9u32), deep: Is(4u32), ids: Out(u32), counts: Out(u32)) sizes [1, 8, 25], by 9, 4);
case!(dimensions::words_of_a_plane(high: Is(21u32), x: In(u32), sum: Out(u32), before: Out(u32), near: Out(u32)) sizes [1, 3, 7, 8, 20], by 21, 1);
case!(dimensions::five_points(high: Is(13u32), x: Small(f32), out: Out(f32)) sizes [1, 2, 15, 16, 17, 50], by 13, 1);
case!(dimensions::sums_through_a_box(high: Is(5u32), deep: Is(7u32), x: In(u32), out: Out(u32)) sizes [1, 4, 6, 13], by 5, 7);

case!(arithmetic::u32_operators(x: In(u32), y: In(u32), out: Out(u32)));
case!(arithmetic::i32_operators(x: In(i32), y: In(i32), out: Out(i32)));
case!(arithmetic::f32_operators(x: In(f32), y: In(f32), out: Out(f32)));
case!(arithmetic::f32_remainder(x: In(f32), y: In(f32), out: Out(f32)));
case!(arithmetic::half_operators<f16>(x: In(f16), y: In(f16), out: Out(f16)), as f16_operators);
case!(arithmetic::half_operators<bf16>(x: In(bf16), y: In(bf16), out: Out(bf16)), as bf16_operators);
case!(arithmetic::u8_operators(x: In(u8), y: In(u8), out: Out(u8)));
case!(arithmetic::i8_operators(x: In(i8), y: In(i8), out: Out(i8)));
case!(arithmetic::u16_operators(x: In(u16), y: In(u16), out: Out(u16)));
case!(arithmetic::i16_operators(x: In(i16), y: In(i16), out: Out(i16)));
case!(arithmetic::compound_assignments(x: In(u32), z: InOut(u32)));
case!(arithmetic::bools(x: In(i32), y: In(i32), flag: Flag(true), out: Out(u32)));
case!(arithmetic::comparisons(x: In(f32), y: In(f32), p: In(i32), q: In(i32), out: Out(u32)));

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

case!(masked::neighbours(x: In(f32), out: Out(f32)));
case!(masked::blurred(x: Rows(u32, 7, 9), out: Out(u32)));
case!(masked::in_fours(x: In(u16), y: In(f64), out: Out(u32), sums: Out(f64)));
case!(masked::of_the_workgroup(x: In(u32), out: Out(u32)));
case!(masked::of_structs(marks: In(Mark), out: Out(u32)));
case!(masked::checked_all_the_same(x: Small(u32), out: Out(u32)));
case!(masked::in_a_branch(x: Small(u32), n: Is(4u32), out: Out(u32)));
case!(masked::by_usize(x: Small(u32), out: Out(u32)));
case!(masked::swapped_by(x: In(u32), n: Is(21u32), out: Out(u32), other: Out(u32)));

case!(arrays_in_memory::arrays_as_arguments(first: Is(3u8), weights: Is([0.5f32, -2.0, 1.5]), table: Is([[1u16, 2], [3, 4], [5, 60_000]]), last: Is([77u64]), x: Small(f32), out: Out(f32)));
case!(arrays_in_memory::arrays_as_elements(x: In([f32; 4]), y: In([i16; 3]), out: Out([f32; 2]), shorts: Out([i16; 3])));
case!(arrays_in_memory::block_of_a_constant(x: In(u32), out: Out(u32)));
case!(arrays_in_memory::block_of_plain_constants(x: Small(f32), high: Is(9u32), out: Zeros(f32)) sizes [40], by 9, 1);

case!(idioms::equal_as_a_whole(x: In(u32), y: In(f32), out: Out(u32)));
case!(idioms::bytes_in_text(x: In(u8), out: Out(u32)));

case!(halves::exact_words<f32>(x: In(f32), y: In(f32), a: Out(f32), b: Out(f32)), as exact_words_of_f32);
case!(halves::exact_words<f16>(x: In(f16), y: In(f16), a: Out(f16), b: Out(f16)), as exact_words_of_f16);
case!(halves::exact_words<bf16>(x: In(bf16), y: In(bf16), a: Out(bf16), b: Out(bf16)), as exact_words_of_bf16);
case!(halves::words_of_f16(x: In(f16), y: In(f16), a: Out(f16), b: Out(f16)));
case!(halves::near_words<f32>(x: In(f32), a: Out(f32), b: Out(f32)) ulp 4, as near_words_of_f32);
case!(halves::near_words<f16>(x: In(f16), a: Out(f16), b: Out(f16)) ulp 1, as near_words_of_f16);
case!(halves::near_words<bf16>(x: In(bf16), a: Out(bf16), b: Out(bf16)) ulp 1, as near_words_of_bf16);

case!(register_loops::windows<1>(x: In(u32), out: Out(u32)), as windows_of_1);
case!(register_loops::windows<5>(x: In(u32), out: Out(u32)), as windows_of_5);
case!(register_loops::windows<8>(x: In(u32), out: Out(u32)), as windows_of_8);
case!(register_loops::outer_products(x: Small(f32), out: Out(f32)));
case!(register_loops::triangles(x: In(i32), out: Out(i32)));
case!(register_loops::neighbours_in_registers(x: In(u32), out: Out(u32)));
case!(register_loops::ways_out_of_register_loops(x: In(u32), out: Out(u32)));
case!(register_loops::long_register_loop(x: In(u32), out: Out(u32)) sizes [0, 1, 33]);
case!(register_loops::indices_by_functions(x: In(u32), out: Out(u32)));

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
case!(iterators::in_functions<f32, 1>(x: Small(f32), out: Out(f32)), as in_functions_of_one);
case!(iterators::in_functions<bf16, 3>(x: Small(f32), out: Out(f32)), as in_functions_of_three);
case!(iterators::nested(x: In(u32), out: Out(u32)));

case!(programs::bitonic_sort(x: In(u32), out: Out(u32)) sizes [64, 192]);
case!(programs::radix_pass(shift: Is(4u32), keys: In(u32), out: Out(u32)));
case!(programs::sha256(x: In(u32), out: Out(u32)));
case!(programs::crc32(x: In(u32), out: Out(u32)));
case!(programs::philox(key: Is(77u32), x: In(u32), out: Out(u32)));
case!(programs::lower_bound(x: In(u32), sorted: In(u32), out: Out(u32)));
case!(programs::sparse_rows(starts: In(u32), columns: In(u32), values: In(f32), x: In(f32), out: Out(f32)));
case!(programs::union_roots(edges: In(u32), out: Out(u32)));
case!(programs::byte_search(text: In(u8), found: Out(u32)));
case!(programs::knapsack_row(weight: Is(5u32), value: Is(60u32), best: In(u32), next: Out(u32)));
case!(programs::top_three(x: In(u32), out: Out(u32)));
case!(programs::quantised(x: In(f32), packed: Out(u32), back: Out(f32)));

case!(simulations::mandelbrot(most: Is(30u32), x: In(f32), y: In(f32), out: Out(u32)));
case!(simulations::fft_of_eight(x: In(f32), re: Out(f32), im: Out(f32)));
case!(simulations::kahan_sum(x: Small(f32), out: Out(f32)));
case!(simulations::gravity(x: Small(f32), y: Small(f32), ax: Out(f32), ay: Out(f32)));
case!(simulations::life(cells: Rows(u8, 7, 8), next: RowsOut(u8, 7, 8)));
case!(simulations::convolution(x: Rows(f32, 5, 6), out: RowsOut(f32, 5, 6)));
case!(simulations::transposed(x: In(f32), out: Out(f32)) sizes [64, 128]);
case!(simulations::monte_carlo(seed: In(u32), hits: Out(u32)));
case!(simulations::attention_of_one(x: Small(f32), v: Small(f32), out: Out(f32)) ulp 64);
case!(simulations::layer_norm(x: Small(f32), out: Out(f32)));
case!(simulations::rotary<f32>(x: Small(f32), cosines: Small(f32), out: Out(f32)), as rotary_of_f32);
case!(simulations::rotary<f16>(x: Small(f16), cosines: Small(f32), out: Out(f16)), as rotary_of_f16);
case!(simulations::rotary<bf16>(x: Small(bf16), cosines: Small(f32), out: Out(bf16)), as rotary_of_bf16);
case!(simulations::argmax(x: Small(f32), best: Out(f32), at: Out(u32)));
case!(simulations::heat(edge: Is(4u32), x: Small(f32), out: Out(f32)));

/// What these programs compute is known otherwise, too.
#[test]
fn programs_give_the_known_answers() -> Result<(), Box<dyn std::error::Error>> {
    let mut first = [0];
    programs::sha256::on_cpu(&[u32::from_be_bytes(*b"abcd")], &mut first).over(1).run()?;
    assert_eq!(first, [0x88d4_266f]);
    programs::crc32::on_cpu(&[u32::from_le_bytes(*b"1234")], &mut first).over(1).run()?;
    assert_eq!(first, [0x9be3_e0a3]);
    let x: Vec<u32> = (0..64u32).map(|i| i.wrapping_mul(0x9e37_79b9)).collect();
    let (mut sorted, mut want) = (vec![0; 64], x.clone());
    programs::bitonic_sort::on_cpu(&x, &mut sorted).over(64).run()?;
    want.sort_unstable();
    assert_eq!(sorted, want);
    let (mut keys, mut passed) = (x.clone(), vec![0; 64]);
    for pass in 0..8 {
        programs::radix_pass::on_cpu(4 * pass, &keys, &mut passed).over(64).run()?;
        keys.copy_from_slice(&passed);
    }
    assert_eq!(keys, want);
    let (mut re, mut im) = (vec![0.0; 8], vec![0.0; 8]);
    simulations::fft_of_eight::on_cpu(&[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], &mut re, &mut im).over(1).run()?;
    assert_eq!((re[0], im[0]), (1.0, 0.0));
    Ok(())
}

case!(messages::asserts_in_range(x: In(u32), out: Out(u32)));
case!(messages::asserts_of_every_type(x: In(i32), y: In(f32), out: Out(u32)));
case!(messages::asserts_in_loops(x: In(u32), out: Out(u32)));
case!(messages::asserts_between_barriers(x: In(u32), out: Out(u32)));
case!(messages::asserts_in_helpers(x: Small(f32), out: Out(f32)));
case!(messages::asserts_behind_early_returns(x: In(u32), out: InOut(u32)));
case!(messages::prints_and_goes_on(x: In(u32), y: In(f32), out: Out(u32)));
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

case!(cycles::cycles_pass(x: In(u32), out: Out(u32)));
case!(cycles::cycles_in_branches(x: In(u32), out: Out(u32)));

case!(messages::prints_aggregates(x: In(u64), out: Out(u64)));

case!(casts::casts_from_f32(x: In(f32), a: Out(i8), b: Out(u8), c: Out(i16), d: Out(u16), e: Out(i32), f: Out(u32)));
case!(casts::casts_to_f32(a: In(i8), b: In(u16), c: In(i32), d: In(u32), w: Out(f32), x: Out(f32), y: Out(f32), z: Out(f32)));
case!(casts::casts_among_integers(x: In(i32), a: Out(i8), b: Out(u8), c: Out(i16), d: Out(u16), e: Out(u32)));
case!(casts::halves_and_back<f16>(x: In(f32), h: Out(f16), back: Out(f32)), as f16_and_back);
case!(casts::halves_and_back<bf16>(x: In(f32), h: Out(bf16), back: Out(f32)), as bf16_and_back);

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

case!(liberties::fast_operators(x: Small(f32), y: Small(f32), a: Out(f32), b: Out(f32), c: Out(f32)) ulp 4);
case!(liberties::fast_words(x: Small(f32), a: Out(f32), b: Out(f32), c: Out(f32), d: Out(f32)) ulp 64);
case!(liberties::fast_doubles(x: Small(f64), out: Out(f64)) ulp 64);
case!(liberties::unchecked_views(x: In(u32), y: In(u16), m: Rows(u32, 8, 11), out: Out(u32), wide: Out(u64)));
case!(liberties::unchecked_runs(x: In(f32), tile: Is(64u32), out: Out(f32)) ulp 1);
case!(liberties::listed_pairs<f32, 1>(x: In(f32), out: Out(f32), count: Out(u32)), as listed_pair_f32);
case!(liberties::listed_pairs<f64, 3>(x: In(f64), out: Out(f64), count: Out(u32)), as listed_pair_f64);
case!(liberties::listed_pairs_and_more<f16, 4, 2>(x: Small(f16), out: Out(f32)), as listed_pair_and_more);

case!(pairs::pair_operators<f16x2>(x: In(f16x2), y: In(f16x2), sum: Out(f16x2), difference: Out(f16x2), product: Out(f16x2)), as f16x2_operators);
case!(pairs::pair_operators<bf16x2>(x: In(bf16x2), y: In(bf16x2), sum: Out(bf16x2), difference: Out(bf16x2), product: Out(bf16x2)), as bf16x2_operators);
case!(pairs::pair_fma<f16x2>(x: In(f16x2), y: In(f16x2), z: In(f16x2), a: Out(f16x2), b: Out(f16x2), c: Out(f16x2)), as f16x2_fma);
case!(pairs::pair_fma<bf16x2>(x: In(bf16x2), y: In(bf16x2), z: In(bf16x2), a: Out(bf16x2), b: Out(bf16x2), c: Out(bf16x2)), as bf16x2_fma);
case!(pairs::pair_fma<f16x2>(x: Small(f16x2), y: Small(f16x2), z: In(f16x2), a: Out(f16x2), b: Out(f16x2), c: Out(f16x2)), as f16x2_fma_of_small);
case!(pairs::pair_fma<bf16x2>(x: Small(bf16x2), y: Small(bf16x2), z: Small(bf16x2), a: Out(bf16x2), b: Out(bf16x2), c: Out(bf16x2)), as bf16x2_fma_of_small);
case!(pairs::pair_extremes<f16x2>(x: In(f16x2), y: In(f16x2), a: Out(f16x2), b: Out(f16x2), c: Out(f16x2), d: Out(f16x2)), as f16x2_extremes);
case!(pairs::pair_extremes<bf16x2>(x: In(bf16x2), y: In(bf16x2), a: Out(bf16x2), b: Out(bf16x2), c: Out(bf16x2), d: Out(bf16x2)), as bf16x2_extremes);
case!(pairs::pair_parts<f16x2, f16>(x: In(f16x2), f: In(f32), g: In(f32), lo: Out(f16), hi: Out(f16), back: Out(f16x2), narrow: Out(f16x2), wide: Out(f32)), as f16x2_parts);
case!(pairs::pair_parts<bf16x2, bf16>(x: In(bf16x2), f: In(f32), g: In(f32), lo: Out(bf16), hi: Out(bf16), back: Out(bf16x2), narrow: Out(bf16x2), wide: Out(f32)), as bf16x2_parts);
case!(pairs::pair_modifiers<f16x2, f16>(x: Small(f16x2), k: Small(f16x2), h: Small(f16), a: Out(f16x2), b: Out(f16x2), c: Out(f16x2), d: Out(f16x2)), as f16x2_modifiers);
case!(pairs::pair_modifiers<bf16x2, bf16>(x: Small(bf16x2), k: Small(bf16x2), h: Small(bf16), a: Out(bf16x2), b: Out(bf16x2), c: Out(bf16x2), d: Out(bf16x2)), as bf16x2_modifiers);
// Every half is the lower one of each operand once.
case!(pairs::pair_operators<f16x2>(x: In(f16x2), y: In(f16x2), sum: Out(f16x2), difference: Out(f16x2), product: Out(f16x2)) sizes [1 << 16], as every_f16x2_in_operators);
case!(pairs::pair_operators<bf16x2>(x: In(bf16x2), y: In(bf16x2), sum: Out(bf16x2), difference: Out(bf16x2), product: Out(bf16x2)) sizes [1 << 16], as every_bf16x2_in_operators);
case!(pairs::pair_fma<f16x2>(x: In(f16x2), y: In(f16x2), z: In(f16x2), a: Out(f16x2), b: Out(f16x2), c: Out(f16x2)) sizes [1 << 16], as every_f16x2_in_fma);
case!(pairs::pair_fma<bf16x2>(x: In(bf16x2), y: In(bf16x2), z: In(bf16x2), a: Out(bf16x2), b: Out(bf16x2), c: Out(bf16x2)) sizes [1 << 16], as every_bf16x2_in_fma);
case!(pairs::pair_extremes<f16x2>(x: In(f16x2), y: In(f16x2), a: Out(f16x2), b: Out(f16x2), c: Out(f16x2), d: Out(f16x2)) sizes [1 << 16], as every_f16x2_in_extremes);
case!(pairs::pair_extremes<bf16x2>(x: In(bf16x2), y: In(bf16x2), a: Out(bf16x2), b: Out(bf16x2), c: Out(bf16x2), d: Out(bf16x2)) sizes [1 << 16], as every_bf16x2_in_extremes);
case!(pairs::pair_dots<f16x2>(x: Small(f16x2), y: Small(f16x2), z: Small(f32), out: Out(f32)) sizes [2, 32, 64, 130], as f16x2_dots);
case!(pairs::pair_dots<bf16x2>(x: Small(bf16x2), y: Small(bf16x2), z: Small(f32), out: Out(f32)) sizes [2, 32, 64, 130], as bf16x2_dots);
case!(pairs::pair_values(x: Small(f16x2), z: SmallInOut(f16x2), out: Out(bf16x2)));
case!(pairs::pair_of_lanes(x: Small(f16x2), y: Small(bf16x2), a: Out(f16x2), b: Out(bf16x2), c: Out(f16x2)));
case!(pairs::halves_of_constants(x: In(u32), out: Out(u32)));
case!(pairs::pair_runs(x: In(f16x2), out: Out(f16x2)));
case!(pairs::pair_fields(scale: Is(f16x2::from_f32([0.5, 3.0])), base: Is(<Shade as driver::sample::Sample>::small(1, 5)[0]), z: SmallInOut(Shade)));

case!(together::leaves_early_and_late(n: Is(0u32), x: In(u32), out: InOut(u32)), as all_leave_early);
case!(together::leaves_early_and_late(n: Is(3u32), x: In(u32), out: InOut(u32)), as some_leave_late);
case!(together::waves_leave_early(n: Is(1u32), x: In(u32), out: InOut(u32)));
case!(together::waves_leave_early(n: Is(3u32), x: In(u32), out: InOut(u32)), as all_leave_late);
case!(together::leaves_a_loop_together(n: Is(4u32), x: In(u32), out: InOut(u32)), as all_leave_a_loop);
case!(together::leaves_a_loop_together(n: Is(7u32), x: In(u32), out: InOut(u32)), as all_break_a_loop);

case!(aggregates::tuples(x: In(u32), y: In(f32), a: Out(u32), b: Out(f32)));
case!(aggregates::arrays(x: In(f32), out: Out(f32)));
case!(aggregates::choose_an_array(x: Small(i32), out: Out(i32)));

case!(functions::calls_gelu(x: Small(f32), out: Out(f32)) ulp 64);
case!(functions::calls_with_return(x: In(i32), y: In(i32), out: Out(i32)));
case!(functions::calls_generic<f32>(x: In(f32), out: Out(f32)), as calls_generic_f32);
case!(functions::calls_generic<f16>(x: In(f16), out: Out(f16)), as calls_generic_f16);
case!(functions::calls_generic<bf16>(x: In(bf16), out: Out(bf16)), as calls_generic_bf16);
case!(functions::calls_with_views(x: In(f32), out: Out(f32)));
case!(functions::constant_tables(x: In(u32), out: Out(u32)));
case!(functions::generic_length<1>(x: In(u32), out: Out(u32)), as generic_length_1);
case!(functions::generic_length<9>(x: In(u32), out: Out(u32)), as generic_length_9);

case!(float_builtins::exact_floats(x: In(f32), y: In(f32), a: Out(f32), b: Out(f32), c: Out(f32), d: Out(f32)));
case!(float_builtins::rounds_and_signs(x: In(f32), y: In(f32), a: Out(f32), b: Out(f32), c: Out(f32), d: Out(u32)));
case!(float_builtins::clamps(x: In(f32), a: Out(f32), b: Out(f32)));
case!(float_builtins::min_max(x: In(f32), y: In(f32), a: Out(f32), b: Out(f32)));
case!(float_builtins::exponentials(x: In(f32), a: Out(f32), b: Out(f32), c: Out(f32)) ulp 6);
case!(float_builtins::logarithms(x: Small(f32), a: Out(f32), b: Out(f32), c: Out(f32)) ulp 4);
case!(float_builtins::trigonometry(x: Small(f32), a: Out(f32)) ulp 6);
case!(float_builtins::powers(x: In(f32), a: Out(f32), b: Out(f32)) ulp 4);
case!(float_builtins::constants_of_std(x: In(f32), y: In(f64), a: Out(f32), b: Out(f64)));

case!(int_builtins::bits_u32<u32>(x: In(u32), a: Out(u32), b: Out(u32), c: Out(u32)));
case!(int_builtins::bits_i8(x: In(i8), a: Out(u32), b: Out(i8), c: Out(i8)));
case!(int_builtins::bits_u16(x: In(u16), a: Out(u32), b: Out(u16)));
case!(int_builtins::min_max_abs(x: In(i32), y: In(i32), a: Out(i32), b: Out(i32), c: Out(u32)));
case!(int_builtins::unsigned_words(x: In(u32), y: In(u32), a: Out(u32), b: Out(u32), c: Out(u32)));

case!(memory::copy<u8>(x: In(u8), out: Out(u8)), as copy_u8);
case!(memory::copy<i16>(x: In(i16), out: Out(i16)), as copy_i16);
case!(memory::copy<f32>(x: In(f32), out: Out(f32)), as copy_f32);
case!(memory::wide_access(x: In(u32), out: Out(u32)));
case!(memory::wide_bytes(x: In(u8), out: Out(i8)));
case!(memory::in_place(z: InOut(u32)));
case!(memory::unchecked_reads(x: In(u32), out: Out(u32)));
case!(memory::reverse_through_lds(x: In(u32), out: Out(u32)));
case!(memory::two_lds_arrays(x: In(u16), out: Out(u32)));
case!(memory::dimensions(x: In(u32), out: Out(u32)));

case!(wave_builtins::reductions(x: In(u32), y: In(i32), a: Out(u32), b: Out(i32), c: Out(u32)));
case!(wave_builtins::float_reductions(x: Small(f32), a: Out(f32), b: Out(f32), c: Out(f32)));
case!(wave_builtins::shuffles(x: In(u32), a: Out(u32), b: Out(u32)));
case!(wave_builtins::votes(x: In(u32), out: Out(u32)));

case!(wide_ints::u64_operators(x: In(u64), y: In(u64), out: Out(u64)));
case!(wide_ints::i64_operators(x: In(i64), y: In(i64), out: Out(i64)));
case!(wide_ints::u64_division(x: In(u64), y: In(u64), q: Out(u64), r: Out(u64)));
case!(wide_ints::i64_division(x: In(i64), y: In(i64), q: Out(i64), r: Out(i64)));
case!(wide_ints::wide_comparisons(x: In(u64), y: In(u64), out: Out(u32)));
case!(wide_ints::wide_casts(x: In(i32), y: In(u64), a: Out(i64), b: Out(u64), c: Out(u32), d: Out(i16)));
case!(wide_ints::wide_to_floats(x: In(u64), a: Out(f32), b: Out(f32), c: Out(f64), d: Out(f64)));
case!(wide_ints::floats_to_wide(x: In(f32), y: In(f64), a: Out(u64), b: Out(i64), c: Out(u64), d: Out(i64)));
case!(wide_ints::wide_words(x: In(u64), y: In(u64), a: Out(u64), b: Out(u64), c: Out(u32)));
case!(wide_ints::wide_signed_words(x: In(i64), y: In(i64), a: Out(i64), b: Out(u64), c: Out(u32)));
case!(wide_ints::wide_loops(x: In(u64), n: Is(5u64), out: Out(u64)));
case!(wide_ints::wide_in_lds(x: In(i64), out: Out(i64)));
case!(wide_ints::wide_pairs(x: In(u64), out: Out(u64)));
case!(wide_ints::wide_choice(x: In(i32), k: Is(0x1_2345_6789u64), m: Is(-3i64), out: Out(u64)));

case!(doubles::f64_operators(x: In(f64), y: In(f64), out: Out(f64)));
case!(doubles::f64_division(x: In(f64), y: In(f64), q: Out(f64), r: Out(f64)));
case!(doubles::f64_roots(x: In(f64), a: Out(f64), b: Out(f64)));
case!(doubles::f64_rounding(x: In(f64), a: Out(f64), b: Out(f64), c: Out(f64), d: Out(f64)));
case!(doubles::f64_words(x: In(f64), y: In(f64), a: Out(f64), b: Out(f64), c: Out(u64), d: Out(u32)) ulp 2);
case!(doubles::f64_comparisons(x: In(f64), y: In(f64), out: Out(u32)));
case!(doubles::f64_casts(x: In(f64), y: In(f32), a: Out(f32), b: Out(f64), c: Out(i32), d: Out(u32), e: Out(i8)));
case!(doubles::f64_remainder(x: In(f64), y: In(f64), a: Out(f64), b: Out(f64), c: Out(f64)));
case!(doubles::f64_remainder_of_all(x: Is(17.75f64), y: Is(3.2f64), each: Small(f64), out: Out(f64)));
case!(doubles::f64_sum(x: In(f64), k: Is(1.25f64), out: Out(f64)));

case!(double_builtins::f64_exponentials(x: In(f64), y: In(f64), a: Out(f64), b: Out(f64), c: Out(f64), d: Out(f64)) ulp 2);
case!(double_builtins::f64_logarithms(x: In(f64), a: Out(f64), b: Out(f64), c: Out(f64)) ulp 2);
case!(double_builtins::f64_trigonometry(x: In(f64), a: Out(f64), b: Out(f64), c: Out(f64)) ulp 2);
case!(double_builtins::f64_powers(x: In(f64), y: In(f64), a: Out(f64), b: Out(f64), c: Out(f64)) ulp 2);
case!(double_builtins::f64_error_function(x: In(f64), y: Small(f64), a: Out(f64), b: Out(f64)) ulp 3);
case!(double_builtins::f64_reciprocals(x: In(f64), a: Out(f64), b: Out(f64)));
case!(double_builtins::f64_words_of_all(x: Is(1.25f64), y: Small(f64), out: Out(f64)) ulp 4);
case!(double_builtins::f64_words_fast(x: Small(f64), a: Out(f64), b: Out(f64), c: Out(f64)) ulp 6);

case!(float_elementary::arcs<f32>(x: Small(f32), y: In(f32), a: Out(f32), b: Out(f32), c: Out(f32), d: Out(f32)) ulp 4, as arcs_of_f32);
case!(float_elementary::arcs<f16>(x: In(f16), y: In(f16), a: Out(f16), b: Out(f16), c: Out(f16), d: Out(f16)), as arcs_of_f16);
case!(float_elementary::arcs<bf16>(x: In(bf16), y: In(bf16), a: Out(bf16), b: Out(bf16), c: Out(bf16), d: Out(bf16)), as arcs_of_bf16);
case!(float_elementary::hyperbolics<f32>(x: In(f32), a: Out(f32), b: Out(f32), c: Out(f32), d: Out(f32)) ulp 8, as hyperbolics_of_f32);
case!(float_elementary::hyperbolics<f16>(x: In(f16), a: Out(f16), b: Out(f16), c: Out(f16), d: Out(f16)), as hyperbolics_of_f16);
case!(float_elementary::hyperbolics<bf16>(x: In(bf16), a: Out(bf16), b: Out(bf16), c: Out(bf16), d: Out(bf16)), as hyperbolics_of_bf16);
case!(float_elementary::near_zero<f32>(x: In(f32), a: Out(f32), b: Out(f32), c: Out(f32)) ulp 4, as near_zero_of_f32);
case!(float_elementary::near_zero<f16>(x: In(f16), a: Out(f16), b: Out(f16), c: Out(f16)), as near_zero_of_f16);
case!(float_elementary::near_zero<bf16>(x: In(bf16), a: Out(bf16), b: Out(bf16), c: Out(bf16)), as near_zero_of_bf16);
case!(float_elementary::roots<f32>(x: In(f32), y: In(f32), a: Out(f32), b: Out(f32)) ulp 2, as roots_of_f32);
case!(float_elementary::roots<f16>(x: In(f16), y: In(f16), a: Out(f16), b: Out(f16)), as roots_of_f16);
case!(float_elementary::roots<bf16>(x: In(bf16), y: In(bf16), a: Out(bf16), b: Out(bf16)), as roots_of_bf16);
case!(float_elementary::to_a_base<f32>(x: Small(f32), a: Out(f32)) ulp 8, as to_a_base_of_f32);
case!(float_elementary::to_a_base<f16>(x: Small(f16), a: Out(f16)), as to_a_base_of_f16);
case!(float_elementary::degrees<f32>(x: In(f32), a: Out(f32), b: Out(f32)), as degrees_of_f32);
case!(float_elementary::degrees<bf16>(x: In(bf16), a: Out(bf16), b: Out(bf16)), as degrees_of_bf16);
case!(float_elementary::sine_and_cosine(x: Small(f32), h: Small(f16), y: In(f64), a: Out(f32), b: Out(f16), c: Out(f64)) ulp 6);
case!(float_elementary::f64_arcs(x: Small(f64), y: In(f64), a: Out(f64), b: Out(f64), c: Out(f64), d: Out(f64)) ulp 2);
case!(float_elementary::f64_hyperbolics(x: In(f64), a: Out(f64), b: Out(f64), c: Out(f64), d: Out(f64)) ulp 4);
case!(float_elementary::f64_near_zero(x: In(f64), a: Out(f64), b: Out(f64), c: Out(f64), d: Out(f64)) ulp 4);
case!(float_elementary::f64_cube_roots(x: In(f64), y: In(f64), a: Out(f64), b: Out(f64), c: Out(f64), d: Out(f64)) ulp 2);
case!(float_elementary::pairs_that_stand_alone(a: Out(f32), b: Out(f64), signs: Out(u32)) ulp 2 sizes [121]);
case!(float_elementary::ends(a: Out(f32), b: Out(f64), signs: Out(u32)) ulp 4 sizes [192]);
case!(float_elementary::words_of_all(x: Is(1.25f32), y: Is(7.5f64), each: Small(f32), out: Out(f32)) ulp 4);
case!(float_elementary::words_fast(x: Small(f32), y: Small(f64), a: Out(f32), b: Out(f32), c: Out(f64)) ulp 16);

case!(powers_and_bits::powf_of_small(x: Small(f32), y: Small(f32), out: Out(f32)) ulp 4);
case!(powers_and_bits::powf_of_all(x: In(f32), y: In(f32), out: Out(f32)) ulp 4);
case!(powers_and_bits::error_function(x: Small(f32), out: Out(f32)) ulp 8);
case!(powers_and_bits::reciprocals(x: In(f32), out: Out(f32)) ulp 2);
case!(powers_and_bits::logarithm_to_ten(x: Small(f32), out: Out(f32)) ulp 6);
case!(powers_and_bits::dots_of_arrays<f32>(x: Small(f32), y: Small(f32), out: Out(f32)), as f32_dots_of_arrays);
case!(powers_and_bits::dots_of_arrays<f16>(x: Small(f16), y: Small(f16), out: Out(f32)) sizes [1, 32, 64, 130], as f16_dots_of_arrays);
case!(powers_and_bits::dots_of_arrays<bf16>(x: Small(bf16), y: Small(bf16), out: Out(f32)) sizes [1, 32, 64, 130], as bf16_dots_of_arrays);
case!(powers_and_bits::dots_of_ones_own(x: Small(f32), out: Out(f32)));
case!(powers_and_bits::tangent(x: Small(f32), out: Out(f32)) ulp 128);
case!(powers_and_bits::fractions_and_signs(x: Small(f32), a: Out(f32), b: Out(u32)));
case!(powers_and_bits::saturating_i32(x: In(i32), y: In(i32), a: Out(i32), b: Out(i32), c: Out(i32)));
case!(powers_and_bits::saturating_u32(x: In(u32), y: In(u32), a: Out(u32), b: Out(u32)));
case!(powers_and_bits::saturating_i8(x: In(i8), y: In(i8), a: Out(i8), b: Out(i8), c: Out(i8)));
case!(powers_and_bits::saturating_u16(x: In(u16), y: In(u16), a: Out(u16), b: Out(u16), c: Out(u16)));
case!(powers_and_bits::wrapping_forms(x: In(i32), y: In(i32), a: Out(i32), b: Out(i32)));
case!(powers_and_bits::euclidean(x: In(i32), y: In(i32), a: Out(i32), b: Out(i32)));

case!(wave_builtins::running_sums(x: In(u32), y: Small(f32), a: Out(u32), b: Out(u32), c: Out(f32)));
case!(wave_builtins::compaction(x: In(u32), out: InOut(u32), counts: InOut(u32)));
case!(wave_builtins::broadcasts(x: In(i32), n: Is(17u32), a: Out(i32), b: Out(i32)));
case!(control::const_blocks(x: In(u32), out: Out(u32)));
case!(control::loop_in_branch(x: In(u32), out: Out(u32)));
case!(control::nested_loops(x: In(u32), out: Out(u32)));
case!(control::uniform_loop(x: In(u32), n: Is(30u32), out: Out(u32)));
case!(control::match_on_bools(x: In(i32), y: In(i32), out: Out(u32)));
case!(control::match_on_i8(x: In(i8), out: Out(i8)));
case!(control::late_initialised(x: In(i32), out: Out(i32)));
case!(control::many_returns(x: In(u32), out: InOut(u32)));

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
case!(memory::gather(x: In(f32), at: In(u32), out: Out(f32)));
case!(memory::scatter(x: Small(u32), out: InOut(u32)));
case!(memory::guarded_neighbours(x: In(i32), out: Out(i32)));
case!(memory::lds_of_each_type<u32>(x: In(u32), out: Out(u32)), as lds_of_u32);
case!(memory::lds_of_each_type<u64>(x: In(u64), out: Out(u64)), as lds_of_u64);
case!(memory::tree_sum_in_lds(x: In(u32), out: Out(u32)));
case!(memory::lds_wide_access(x: Small(f32), out: Out(f32)));
case!(memory::half_pairs(x: In(bf16), out: Out(f32)));

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
case!(arguments::small_scalars(a: Is(-3i8), b: Is(250u8), c: Is(-300i16), d: Is(65_000u16), e: Flag(true), f: Is(-7i8), out: Out(i32)));
case!(arguments::wide_scalars(a: Is(9u8), b: Is(1u64 << 40), c: Is(1.5f32), d: Is(-2.25f64), e: Is(7u16), f: Is(-5i64), out: Out(f64)));
case!(arguments::half_scalars(a: Is(f16::from_f32(1.5)), b: Is(bf16::from_f32(-3.0)), c: Is(4u8), out: Out(f32)));
case!(arguments::unused_arguments(a: Is(1u64), x: In(u32), b: In(f64), out: Out(u32)));
case!(arguments::named_as_the_kernel<f32>(x: In(f32), named_as_the_kernel: Out(f32)));
case!(arguments::two_lists<f32, 2>(x: In(f32), out: Out(f32), count: Out(u32)), as two_lists_f32_2);
case!(arguments::two_lists<f64, 3>(x: In(f64), out: Out(f64), count: Out(u32)), as two_lists_f64_3);
case!(functions::calls_for_pairs(x: In(u64), y: In(u64), out: Out(u64)));
case!(functions::calls_with_arrays(x: In(f32), out: Out(f32)));
case!(functions::calls_with_lds(x: In(u32), out: Out(u32)) sizes [0, 2, 32, 64, 128, 200]);
case!(aggregates::arrays_in_loops(x: In(u32), out: Out(u32)));
case!(aggregates::arrays_of_tuples(x: In(f64), y: In(u64), a: Out(f64), b: Out(u64)));
case!(aggregates::tuples_out_of_branches(x: In(i64), a: Out(i64), b: Out(u32)));
case!(casts::casts_of_small_types(a: In(u8), b: In(i8), c: In(u16), w: Out(i64), x: Out(u64), y: Out(f64), z: Out(f32)));
case!(casts::casts_of_bools(x: In(i32), a: Out(u8), b: Out(u64), c: Out(f32)));
case!(views::rows_of_a_matrix(x: Rows(f32, 5, 7), out: RowsOut(f32, 4, 6)));
case!(views::slices(x: In(u32), out: InOut(u32), tail: Out(u32)));
case!(views::tiles(x: Rows(u32, 6, 9), out: RowsOut(u32, 6, 8)));
case!(views::parts_of_parts(x: Rows(u16, 7, 8), out: Out(u32)));
case!(views::parts_in_functions(x: Rows(f32, 4, 4), out: Out(f32)));
case!(views::wide_access_of_parts(x: In(u32), out: InOut(u32)));
case!(views::atomics_by_part(x: In(u32), counts: RowsOut(u32, 3, 4)));
case!(views::lengths_of_parts(x: Rows(u64, 3, 5), out: Out(u32)));
case!(views::stores_through_parts(x: In(u32), out: InOut(u32)));
case!(views::places_of_two(x: Rows(u32, 7, 8), out: RowsOut(u32, 7, 9)));
case!(blocks::block_sums(x: In(u32), y: In(i32), a: Out(u32), b: Out(i32)));
case!(blocks::block_extremes(x: In(u32), y: In(i32), a: Out(u32), b: Out(i32)));
case!(blocks::block_floats(x: Small(f32), a: Out(f32), b: Out(f32)));
case!(blocks::block_votes(x: In(u32), out: Out(u32)));
case!(blocks::block_scans(x: In(u32), y: In(i32), a: Out(u32), b: Out(u32), c: Out(i32)));
case!(blocks::block_float_scans(x: Small(f32), a: Out(f32), b: Out(f32)));
case!(blocks::block_of_one_wave(x: In(u32), out: Out(u32)));
case!(blocks::block_in_a_loop(x: In(u32), out: Out(u32)));
case!(blocks::block_compaction(x: In(u32), out: InOut(u32), counts: InOut(u32)));
case!(wave_builtins::scans_of_extremes(x: In(u32), y: In(i32), a: Out(u32), b: Out(u32), c: Out(i32), d: Out(i32)));
case!(wave_builtins::float_scans(x: Small(f32), a: Out(f32), b: Out(f32)));
case!(memory::lds_of_the_launch(x: In(u32), tile: Is(64u32), out: Out(u32)));
case!(memory::two_lds_of_the_launch(x: In(u16), a: Is(70u32), b: Is(33u32), out: Out(u32)));
case!(memory::lds_of_the_launch_in_words(x: Small(f32), tile: Is(64u32), out: Out(f32)));
case!(memory::lds_of_the_launch_too_short(x: In(u32), tile: Is(5u32), out: Out(u32)));
case!(atomics::histogram(x: In(u32), counts: Zeros(u32)));
case!(atomics::effects_in_small_arms(x: In(u32), n: Is(5u32), counts: InOut(u32), out: InOut(u32)));
case!(atomics::extremes(x: In(i32), low: InOut(i32), high: InOut(i32), least: InOut(u32), most: InOut(u32)));
case!(atomics::combined_bits(x: In(u32), a: InOut(u32), b: InOut(u32), c: InOut(u32)));
case!(atomics::tickets(ticket: Zeros(u32), seen: Zeros(u32)));
case!(atomics::wide_atomics(x: In(u64), sum: InOut(u64), least: InOut(u64), most: InOut(u64), flips: InOut(u64), high: InOut(i64)));
case!(atomics::float_atomics(x: Small(f32), sum: Zeros(f32), low: SmallInOut(f32), high: SmallInOut(f32)));
case!(atomics::own_u32(x: In(u32), a: InOut(u32), out: Out(u32)));
case!(atomics::own_i32(x: In(i32), a: InOut(i32), out: Out(i32)));
case!(atomics::own_u64(x: In(u64), a: InOut(u64), out: Out(u64)));
case!(atomics::own_f32(x: Small(f32), a: SmallInOut(f32), out: Out(f32)));
case!(atomics::largest_by_exchange(x: In(u32), a: InOut(u32)));
case!(atomics::last_block_sums(x: In(u32), partial: InOut(u32), count: Zeros(u32), out: InOut(u32)));
case!(atomics::histogram_in_lds(x: In(u32), out: Out(u32)));
case!(atomics::lds_atomics_of_each_type(x: In(u32), a: Out(u32), b: Out(i32), c: Out(u64), d: Out(f32)));
case!(atomics::counts_by_row(x: In(u32), counts: RowsOut(u32, 3, 4)));
case!(atomics::ordered_forms(x: In(u32), a: InOut(u32), out: Out(u32)));
case!(atomics::guarded_atomics(x: In(u32), a: InOut(u32), out: InOut(u32)));
case!(casts::bits_of_floats(x: In(f32), y: In(f64), h: In(f16), a: Out(u32), b: Out(u64), c: Out(u16)));
case!(closures::arrays_by_index(x: Small(f32), out: Out(f32)));
case!(closures::arrays_mapped(x: In(i32), out: Out(u32)));
case!(closures::largest_and_where(x: Small(f32), out: Out(f32), place: Out(u32)));
case!(closures::ordered_product(x: In(u32), a: Out(u32), b: Out(u32)));
case!(closures::combined_with_gaps(x: In(u64), out: InOut(u64)));
case!(powers_and_bits::saturating_i64(x: In(i64), y: In(i64), a: Out(i64), b: Out(i64), c: Out(i64)));
case!(powers_and_bits::saturating_u64(x: In(u64), y: In(u64), a: Out(u64), b: Out(u64)));
case!(closures::combined_by_loops(x: In(u32), n: Is(77u32), a: Out(u32), b: Out(u32)));
case!(closures::combined_with_more(x: In(u32), a: Out(u32), b: Out(u32)));
case!(closures::welford(x: Small(f32), out: Out(f32)));
case!(closures::folds(x: In(u32), out: Out(u32), best: Out(u32)));
case!(closures::closures_in_functions(x: Small(f32), out: Out(f32)));
case!(wave_builtins::exchanges_of_each_type(x: In(u32), out: Out(u32)));
case!(wave_builtins::exchanges_of_wide_types(x: In(u64), y: In(f64), a: Out(u64), b: Out(f64)));
case!(wave_builtins::reductions_of_small_types(x: In(i8), y: In(u16), a: Out(i8), b: Out(u16)));
case!(wave_builtins::reductions_of_wide_types(x: In(i64), y: In(u64), a: Out(i64), b: Out(u64)));
case!(wave_builtins::reductions_of_floats<f16>(x: Small(f16), y: Small(f64), a: Out(f16), b: Out(f64)), as reductions_of_f16_and_f64);
case!(wave_builtins::reductions_of_floats<bf16>(x: Small(bf16), y: Small(f64), a: Out(bf16), b: Out(f64)), as reductions_of_bf16_and_f64);
case!(wave_builtins::nothing_of_lanes_that_lack<f32>(x: Small(f32), y: Small(f64), a: Out(u32), b: Out(u32)), as nothing_of_lanes_that_lack_f32);
case!(wave_builtins::nothing_of_lanes_that_lack<f16>(x: Small(f16), y: Small(f64), a: Out(u32), b: Out(u32)), as nothing_of_lanes_that_lack_f16);
case!(wave_builtins::nothing_of_lanes_that_lack<bf16>(x: Small(bf16), y: Small(f64), a: Out(u32), b: Out(u32)), as nothing_of_lanes_that_lack_bf16);
case!(wave_builtins::sums_with_gaps(x: In(i32), y: Small(f32), a: InOut(i32), b: InOut(f32)));
case!(blocks::block_of_wide_types(x: In(i64), y: Small(f64), a: Out(i64), b: Out(f64)));
case!(blocks::block_of_small_types(x: In(u8), y: Small(bf16), a: Out(u8), b: Out(bf16)));
case!(blocks::block_broadcasts(x: In(u32), y: Small(f64), n: Is(77u32), a: Out(u32), b: Out(f64)));
case!(blocks::block_with_gaps(x: In(u32), a: InOut(u32)));
case!(matrices::signed_nibble_product(x: In(u8), y: In(u8), out: Out(i32)) sizes [32, 64, 128]);
case!(matrices::unsigned_nibble_product(x: In(u8), out: Out(i32)) sizes [32, 64, 128]);
case!(matrices::sums_in_tiles(x: Small(f32), out: Out(f32), half: Out(f16)) sizes [32, 96]);
case!(matrices::sums_to_memory(x: Rows(i32, 16, 20), out: RowsOut(i32, 16, 16)) sizes [32, 64]);

case!(lds_parts::slices_of_lds(x: In(u32), out: Out(u32)));
case!(lds_parts::rows_and_tiles_of_lds(x: In(u32), out: Out(u32)));
case!(lds_parts::parts_of_lds_of_the_launch(x: In(u16), all: Is(128u32), out: Out(u32)));
case!(lds_parts::parts_of_lds_of_the_launch(x: In(u16), all: Is(7u32), out: Out(u32)), as parts_of_a_short_lds_of_the_launch);
case!(lds_parts::parts_of_structs_in_lds(x: Small(f32), out: Out(f32)));
case!(lds_parts::parts_of_parts_of_lds(x: In(u32), out: Out(u32)));
case!(lds_parts::parts_of_lds_in_functions(x: In(u32), whole: Is(128u32), out: Out(u32)));
case!(lds_parts::stores_through_lds_parts(x: In(u32), out: Out(u32)));
case!(lds_parts::wide_access_of_lds_parts(x: In(u16), out: Out(u32)));
case!(lds_parts::atomics_on_lds_rows(x: In(u32), out: Out(u32)));
case!(lds_parts::wide_atomics_on_lds_parts(x: In(u64), sums: Is(9u32), out: Out(u64)));
case!(lds_parts::fragments_of_lds_tiles(x: Small(f32), out: Out(f32)) sizes [32, 64, 96]);
case!(memory::index_evaluated_once(x: In(u32), z: InOut(u32)));
case!(methods::traced(balls: Small(Ball), rays: Small(Beam), out: Out(f32), ends: Out(Vec3)));
case!(methods::vectors(x: Small(Vec3), out: SmallInOut(Vec3), flags: Out(u32)));
case!(methods::escapes(width: Is(32u32), out: Out(u32)));
case!(methods::turning(x: Small(Complex), out: Out(Complex)));
case!(methods::drawing(seed: Is(17u32), states: InOut(Random), out: Out(u32)));

case!(structs::whole_structs(x: In(Ray), y: In(Particle), out: Out(Ray), moved: Out(Particle)));
case!(structs::fields_of_elements(x: Small(Particle), a: Out(f32), b: Out(i32)));
case!(structs::stores_to_fields(x: Small(f32), z: SmallInOut(Particle)));
case!(structs::structs_as_arguments(first: Is(9u8), camera: Is(camera()), pair: Is(Pair(-2.5, 1 << 40)), x: Small(f32), out: Out(Ray), rest: Out(f64)));
case!(structs::structs_in_functions(x: Small(Ray), y: Small(Particle), out: Out(Ray), most: Out(Particle)));
case!(structs::structs_matched(x: Small(Ray), y: In(Pair), out: Out(f32), bits: Out(u64)));
case!(structs::structs_in_loops(x: Small(Ray), n: Is(6u32), out: Out(Ray)));
case!(structs::small_structs(x: In(Colour), y: In(Halves), a: Out(Colour), b: Out(Halves)));
case!(structs::rows_of_structs(x: Rows(Ray, 5, 7), out: RowsOut(Ray, 4, 6)));
case!(structs::structs_in_lds(x: Small(Particle), y: In(Colour), out: Out(Particle), tints: Out(Colour)) sizes [0, 1, 32, 64, 65, 200]);
case!(structs::copies_of<Ray>(x: In(Ray), out: Out(Ray)), as copies_of_rays);
case!(structs::copies_of<Particle>(x: In(Particle), out: Out(Particle)), as copies_of_particles);
case!(structs::copies_of<Colour>(x: In(Colour), out: Out(Colour)), as copies_of_colours);
case!(structs::copies_of<Pair>(x: In(Pair), out: Out(Pair)), as copies_of_pairs);
case!(structs::order_of_evaluation(x: In(u32), out: InOut(u32)));

/// Words whose lanes have gaps between them, since three dimensions are partial.
#[test]
fn words_with_gaps() {
    use t0::prelude::*;
    const GRID: (u32, u32, u32) = (20, 7, 3);
    const N: usize = 20 * 7 * 3;
    let ints: Vec<u32> = (0..N as u32).map(|i| i.wrapping_mul(0x9E37_79B9) ^ i << 3).collect();
    let signed: Vec<i32> = ints.iter().map(|x| *x as i32).collect();
    let floats: Vec<f32> = ints.iter().map(|x| (x % 1000) as f32 / 7.0).collect();
    let wide: Vec<u64> = ints.iter().map(|x| u64::from(*x) << 20 ^ u64::from(*x)).collect();
    let gpu = Device::open().unwrap();

    let (mut a, mut b) = (vec![0; N], vec![0.0; N]);
    wave_builtins::sums_with_gaps::on_cpu(&signed, &floats, &mut a, &mut b).over(GRID).run().unwrap();
    let (x, y, mut p, mut q) = (
        gpu.upload(&signed).unwrap(),
        gpu.upload(&floats).unwrap(),
        gpu.zeros::<i32>(N).unwrap(),
        gpu.zeros::<f32>(N).unwrap(),
    );
    wave_builtins::sums_with_gaps(&x, &y, &mut p, &mut q).over(GRID).run(&gpu).unwrap();
    assert_eq!(p.download().unwrap(), a);
    assert_eq!(q.download().unwrap(), b);

    let mut a = vec![0; N];
    blocks::block_with_gaps::on_cpu(&ints, &mut a).over(GRID).run().unwrap();
    let (x, mut p) = (gpu.upload(&ints).unwrap(), gpu.zeros::<u32>(N).unwrap());
    blocks::block_with_gaps(&x, &mut p).over(GRID).run(&gpu).unwrap();
    assert_eq!(p.download().unwrap(), a);

    let mut a = vec![0; N];
    closures::combined_with_gaps::on_cpu(&wide, &mut a).over(GRID).run().unwrap();
    let (x, mut p) = (gpu.upload(&wide).unwrap(), gpu.zeros::<u64>(N).unwrap());
    closures::combined_with_gaps(&x, &mut p).over(GRID).run(&gpu).unwrap();
    assert_eq!(p.download().unwrap(), a);
}

/// A user's own function goes before a word of its name.
mod own_words {
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
fn own_functions_go_before_words() {
    use t0::prelude::*;
    let xs: Vec<f32> = (0..100u8).map(f32::from).collect();
    let want: Vec<f32> = xs.iter().map(|x| x * 2.0 + 13.0).collect();
    let mut out = vec![0.0; 100];
    own_words::own::on_cpu(&xs, &mut out).over(100).run().unwrap();
    assert_eq!(out, want);
    let gpu = Device::open().unwrap();
    let (x, mut y) = (gpu.upload(&xs).unwrap(), gpu.zeros::<f32>(100).unwrap());
    own_words::own(&x, &mut y).over(100).run(&gpu).unwrap();
    assert_eq!(y.download().unwrap(), want);
}

/// The same kernel with and without a demand on how many waves fit.
mod occupancy {
    use t0::prelude::*;

    #[t0::device]
    fn mix(x: &In<f32>, i: u32) -> f32 {
        let mut all = [0.0; 120];
        #[unroll]
        for k in 0..120usize {
            all[k] = x[i + k as u32];
        }
        let mut sum = 0.0;
        for turn in 0..3 {
            #[unroll]
            for k in 0..120usize {
                sum = sum * 0.5 + all[k] * (turn as f32);
            }
        }
        sum
    }

    #[t0::kernel(block = 32)]
    pub(super) fn free(x: In<f32>, mut out: Out<f32>) {
        out[global_id()] = mix(&x, global_id());
    }

    #[t0::kernel(block = 32, waves_per_eu = 16)]
    pub(super) fn dense(x: In<f32>, mut out: Out<f32>) {
        out[global_id()] = mix(&x, global_id());
    }
}

#[test]
fn waves_per_eu_limits_registers() {
    use t0::prelude::*;
    // 1536 registers of a SIMD for 16 waves.
    assert!(occupancy::free::report().vgprs > 96);
    assert!(occupancy::dense::report().vgprs <= 96);
    assert!(occupancy::dense::report().spilled_vgprs > 0);
    let xs: Vec<f32> = (0..200u8).map(f32::from).collect();
    let mut want = vec![0.0; 64];
    occupancy::dense::on_cpu(&xs, &mut want).over(64).run().unwrap();
    let gpu = Device::open().unwrap();
    let (x, mut y) = (gpu.upload(&xs).unwrap(), gpu.zeros::<f32>(64).unwrap());
    occupancy::free(&x, &mut y).over(64).run(&gpu).unwrap();
    assert_eq!(y.download().unwrap(), want);
    occupancy::dense(&x, &mut y).over(64).run(&gpu).unwrap();
    assert_eq!(y.download().unwrap(), want);
}

/// What a kernel takes is in its code object: a struct is one argument.
#[test]
fn a_struct_is_one_argument_of_the_code_object() {
    let image = structs::structs_as_arguments::image();
    let object = t0_isa::object::Object::parse(image.object).unwrap();
    let args: Vec<_> = object.kernels()[0].metadata.args.iter().map(|a| (a.name.clone(), a.offset, a.size)).collect();
    let named = |i: usize| (args[i].0.as_deref(), args[i].1, args[i].2);
    assert_eq!(size_of::<Camera>(), 64);
    assert_eq!(named(0), (Some("first"), 0, 1));
    assert_eq!(named(1), (Some("camera"), 8, 64));
    assert_eq!(named(2), (Some("pair"), 72, 16));
    assert_eq!(named(3), (Some("x"), 88, 24));
}

mod out_of_range {
    use super::structs::{Particle, Ray};
    use t0::prelude::*;

    #[t0::kernel(block = 64)]
    pub(super) fn beyond(x: In<Ray>, mut out: Out<Ray>, mut z: InOut<Particle>) {
        let i = global_id();
        out[i] = x[i + 2];
        z[i + 3].speed = [1.0, 2.0, 3.0];
        z[i + 3].flags = 9;
    }
}

#[test]
fn structs_out_of_range_are_zero_and_stores_to_them_vanish() {
    use t0::prelude::*;
    let rays: Vec<Ray> = <Ray as driver::sample::Sample>::small(40, 1);
    let particles: Vec<Particle> = <Particle as driver::sample::Sample>::small(40, 2);
    let gpu = Device::open().unwrap();
    let (x, mut out, mut z) = (gpu.upload(&rays).unwrap(), gpu.upload(&rays).unwrap(), gpu.upload(&particles).unwrap());
    out_of_range::beyond(&x, &mut out, &mut z).over(40).run(&gpu).unwrap();
    let (out, z) = (out.download().unwrap(), z.download().unwrap());
    for i in 0..40 {
        let want = rays.get(i + 2).map_or(([0.0; 3], 0), |r| (r.origin, r.id));
        assert_eq!((out[i].origin, out[i].id), want);
        let p = particles[i];
        let want = if i < 3 { (p.speed, p.flags) } else { ([1.0, 2.0, 3.0], 9) };
        assert_eq!((z[i].speed, z[i].flags, z[i].place, z[i].kind), (want.0, want.1, p.place, p.kind));
    }
}
