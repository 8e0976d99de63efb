//! Arithmetic, casts and numeric builtins of every type.

use crate::kernels::pairs::Shade;
use t0::{bf16, bf16x2, f16, f16x2};

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

case!(casts::casts_from_f32(x: In(f32), a: Out(i8), b: Out(u8), c: Out(i16), d: Out(u16), e: Out(i32), f: Out(u32)));
case!(casts::casts_to_f32(a: In(i8), b: In(u16), c: In(i32), d: In(u32), w: Out(f32), x: Out(f32), y: Out(f32), z: Out(f32)));
case!(casts::casts_among_integers(x: In(i32), a: Out(i8), b: Out(u8), c: Out(i16), d: Out(u16), e: Out(u32)));
case!(casts::halves_and_back<f16>(x: In(f32), h: Out(f16), back: Out(f32)), as f16_and_back);
case!(casts::halves_and_back<bf16>(x: In(f32), h: Out(bf16), back: Out(f32)), as bf16_and_back);
case!(casts::casts_of_small_types(a: In(u8), b: In(i8), c: In(u16), w: Out(i64), x: Out(u64), y: Out(f64), z: Out(f32)));
case!(casts::casts_of_bools(x: In(i32), a: Out(u8), b: Out(u64), c: Out(f32)));
case!(casts::bits_of_floats(x: In(f32), y: In(f64), h: In(f16), a: Out(u32), b: Out(u64), c: Out(u16)));

case!(halves::exact_words<f32>(x: In(f32), y: In(f32), a: Out(f32), b: Out(f32)), as exact_words_of_f32);
case!(halves::exact_words<f16>(x: In(f16), y: In(f16), a: Out(f16), b: Out(f16)), as exact_words_of_f16);
case!(halves::exact_words<bf16>(x: In(bf16), y: In(bf16), a: Out(bf16), b: Out(bf16)), as exact_words_of_bf16);
case!(halves::words_of_f16(x: In(f16), y: In(f16), a: Out(f16), b: Out(f16)));
case!(halves::near_words<f32>(x: In(f32), a: Out(f32), b: Out(f32)) ulp 4, as near_words_of_f32);
case!(halves::near_words<f16>(x: In(f16), a: Out(f16), b: Out(f16)) ulp 1, as near_words_of_f16);
case!(halves::near_words<bf16>(x: In(bf16), a: Out(bf16), b: Out(bf16)) ulp 1, as near_words_of_bf16);

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

case!(int_builtins::bits_u32<u32>(x: In(u32), a: Out(u32), b: Out(u32), c: Out(u32)));
case!(int_builtins::bits_i8(x: In(i8), a: Out(u32), b: Out(i8), c: Out(i8)));
case!(int_builtins::bits_u16(x: In(u16), a: Out(u32), b: Out(u16)));
case!(int_builtins::min_max_abs(x: In(i32), y: In(i32), a: Out(i32), b: Out(i32), c: Out(u32)));
case!(int_builtins::unsigned_words(x: In(u32), y: In(u32), a: Out(u32), b: Out(u32), c: Out(u32)));

case!(float_builtins::exact_floats(x: In(f32), y: In(f32), a: Out(f32), b: Out(f32), c: Out(f32), d: Out(f32)));
case!(float_builtins::rounds_and_signs(x: In(f32), y: In(f32), a: Out(f32), b: Out(f32), c: Out(f32), d: Out(u32)));
case!(float_builtins::clamps(x: In(f32), a: Out(f32), b: Out(f32)));
case!(float_builtins::min_max(x: In(f32), y: In(f32), a: Out(f32), b: Out(f32)));
case!(float_builtins::exponentials(x: In(f32), a: Out(f32), b: Out(f32), c: Out(f32)) ulp 6);
case!(float_builtins::logarithms(x: Small(f32), a: Out(f32), b: Out(f32), c: Out(f32)) ulp 4);
case!(float_builtins::trigonometry(x: Small(f32), a: Out(f32)) ulp 6);
case!(float_builtins::powers(x: In(f32), a: Out(f32), b: Out(f32)) ulp 4);
case!(float_builtins::constants_of_std(x: In(f32), y: In(f64), a: Out(f32), b: Out(f64)));

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

case!(integer_dots::signed_fours(x: In([i8; 4]), y: In([i8; 4]), c: In(i32), out: Out(i32)));
case!(integer_dots::unsigned_fours(x: In([u8; 4]), y: In([u8; 4]), c: In(u32), out: Out(u32)));
case!(integer_dots::mixed_fours(x: In([i8; 4]), y: In([u8; 4]), c: In(i32), out: Out(i32), back: Out(i32)));
case!(integer_dots::odd_lengths(x: In([i8; 7]), y: In([u8; 6]), z: In(i8), c: In(i32), a: Out(i32), b: Out(u32), d: Out(i32)));
case!(integer_dots::bytes_from_any_place(x: In(i8), y: In(u8), c: In(i32), a: InOut(i32), b: InOut(u32)));
case!(integer_dots::changed_bytes(x: In([i8; 8]), y: In([u8; 8]), c: In(i32), out: Out(i32)));
case!(integer_dots::product_of_tiles(x: In([i8; 4]), y: In([i8; 4]), out: Out(i32)) sizes [32, 64, 160], as product_of_tiles_of_bytes);
case!(integer_dots::carried_bytes(x: In([i8; 8]), y: In([u8; 4]), a: Out(i32), b: Out(u32)));
case!(integer_dots::uniform_bytes(x: In([i8; 4]), y: In([u8; 4]), w: In(u32), n: Is(-5i32), a: Out(i32), b: Out(u32)));
case!(integer_dots::numbers_of_four_bits(x: In(u32), y: In(u32), c: In(i32), a: Out(i32), b: Out(i32), d: Out(i32), e: Out(u32)));
case!(integer_dots::bytes_of_words(x: In(u32), y: In(u32), out: Out(i32)));
case!(powers_and_bits::tangent(x: Small(f32), out: Out(f32)) ulp 128);
case!(powers_and_bits::fractions_and_signs(x: Small(f32), a: Out(f32), b: Out(u32)));
case!(powers_and_bits::saturating_i32(x: In(i32), y: In(i32), a: Out(i32), b: Out(i32), c: Out(i32)));
case!(powers_and_bits::saturating_u32(x: In(u32), y: In(u32), a: Out(u32), b: Out(u32)));
case!(powers_and_bits::saturating_i8(x: In(i8), y: In(i8), a: Out(i8), b: Out(i8), c: Out(i8)));
case!(powers_and_bits::saturating_u16(x: In(u16), y: In(u16), a: Out(u16), b: Out(u16), c: Out(u16)));
case!(powers_and_bits::wrapping_forms(x: In(i32), y: In(i32), a: Out(i32), b: Out(i32)));
case!(powers_and_bits::euclidean(x: In(i32), y: In(i32), a: Out(i32), b: Out(i32)));
case!(powers_and_bits::saturating_i64(x: In(i64), y: In(i64), a: Out(i64), b: Out(i64), c: Out(i64)));
case!(powers_and_bits::saturating_u64(x: In(u64), y: In(u64), a: Out(u64), b: Out(u64)));

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
case!(pairs::pair_fields(scale: Is(f16x2::from_f32([0.5, 3.0])), base: Is(<Shade as crate::kernels::driver::sample::Sample>::small(1, 5)[0]), z: SmallInOut(Shade)));

case!(numbers_of_std::euclid_f32(x: In(f32), y: In(f32), q: Out(f32), r: Out(f32)));
case!(numbers_of_std::euclid_f32(x: Small(f32), y: Small(f32), q: Out(f32), r: Out(f32)), as euclid_of_small_f32);
case!(numbers_of_std::euclid_f64(x: Small(f64), y: Small(f64), q: Out(f64), r: Out(f64)));
case!(numbers_of_std::euclid<f16>(x: In(f16), y: In(f16), q: Out(f16), r: Out(f16)), as euclid_f16);
case!(numbers_of_std::euclid<bf16>(x: In(bf16), y: In(bf16), q: Out(bf16), r: Out(bf16)), as euclid_bf16);
case!(numbers_of_std::angles(x: In(f32), out: Out(f32)));
case!(numbers_of_std::high_unsigned(a: In(u8), b: In(u16), c: In(u32), d: In(u64), p: Out(u8), q: Out(u16), r: Out(u32), s: Out(u64)));
case!(numbers_of_std::high_signed(a: In(i8), b: In(i16), c: In(i32), d: In(i64), p: Out(i8), q: Out(i16), r: Out(i32), s: Out(i64)));
case!(numbers_of_std::bytes_of_integers(a: In(u8), b: In(i16), c: In(u32), d: In(i64), p: Out([u8; 1]), q: Out([u8; 2]), r: Out([u8; 4]), s: Out([u8; 8])));
case!(numbers_of_std::integers_of_bytes(a: In([u8; 1]), b: In([u8; 2]), c: In([u8; 4]), d: In([u8; 8]), p: Out(i8), q: Out(i16), r: Out(u32), s: Out(u64)));
case!(numbers_of_std::bytes_of_floats(a: Small(f16), b: Small(bf16), c: In(f32), d: In(f64), p: Out([u8; 2]), q: Out([u8; 2]), r: Out([u8; 4]), s: Out([u8; 8])));
case!(numbers_of_std::floats_of_bytes(a: In([u8; 2]), c: In([u8; 4]), d: In([u8; 8]), p: Out(f16), q: Out(bf16), r: Out(f32), s: Out(f64)));
case!(numbers_of_std::inclusive_steps(out: Out(u32)));
case!(numbers_of_std::inclusive_steps_of_all(x: In(u32), first: In(i8), narrow: Out(u32), wide: Out(u32), chained: Out(u32)));
case!(numbers_of_std::unrolled_inclusive_steps(x: In(u32), out: Out(u32)));

#[test]
fn inclusive_steps_end_at_the_end_of_the_type() {
    let mut sum = [0];
    crate::kernels::numbers_of_std::inclusive_steps::on_cpu(&mut sum).over(1).run().unwrap();
    assert_eq!(sum, [765]);
}
