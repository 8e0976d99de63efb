//! Arguments, views, LDS, atomics and aggregates.

use crate::kernels::masked::Mark;
use crate::kernels::structs::{Camera, Colour, Halves, Pair, Particle, Ray};
use t0::{bf16, f16};

fn camera() -> Camera {
    <Camera as crate::kernels::driver::sample::Sample>::small(3, 9)[2]
}

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
case!(memory::gather(x: In(f32), at: In(u32), out: Out(f32)));
case!(memory::scatter(x: Small(u32), out: InOut(u32)));
case!(memory::guarded_neighbours(x: In(i32), out: Out(i32)));
case!(memory::lds_of_each_type<u32>(x: In(u32), out: Out(u32)), as lds_of_u32);
case!(memory::lds_of_each_type<u64>(x: In(u64), out: Out(u64)), as lds_of_u64);
case!(memory::tree_sum_in_lds(x: In(u32), out: Out(u32)));
case!(memory::lds_wide_access(x: Small(f32), out: Out(f32)));
case!(memory::half_pairs(x: In(bf16), out: Out(f32)));
case!(memory::lds_of_the_launch(x: In(u32), tile: Is(64u32), out: Out(u32)));
case!(memory::two_lds_of_the_launch(x: In(u16), a: Is(70u32), b: Is(33u32), out: Out(u32)));
case!(memory::lds_of_the_launch_in_words(x: Small(f32), tile: Is(64u32), out: Out(f32)));
case!(memory::lds_of_the_launch_too_short(x: In(u32), tile: Is(5u32), out: Out(u32)));
case!(memory::index_evaluated_once(x: In(u32), z: InOut(u32)));

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

case!(ranges::texts(x: Small(u8), out: Out(u32)));
case!(ranges::lengths_that_differ(x: Small(u8), out: Out(u32)));
case!(ranges::integers(a: Small(u16), b: In(i16), c: In(i32), d: In(u64), e: InOut(i64), out: Out(u32)));
case!(ranges::ranges_of_the_workgroup(x: In(i8), out: Out(u32)));
case!(ranges::places(x: Small(u8), out: Out(u32)));

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
case!(atomics::double_atomics(x: Small(f64), sum: Zeros(f64), low: SmallInOut(f64), high: SmallInOut(f64)));
case!(atomics::doubles_in_one_element(x: Small(f64), sum: Zeros(f64), low: SmallInOut(f64), high: SmallInOut(f64)));
case!(atomics::double_tickets(ticket: Zeros(f64), seen: Zeros(u32)));
case!(atomics::own_f64(x: Small(f64), a: SmallInOut(f64), out: Out(f64)));
case!(atomics::doubles_of_all_kinds(x: In(f64), low: InOut(f64), high: InOut(f64), sum: InOut(f64), out: InOut(f64)));
case!(atomics::doubles_in_lds(x: Small(f64), out: Out(f64)));
case!(atomics::largest_by_exchange(x: In(u32), a: InOut(u32)));
case!(atomics::last_block_sums(x: In(u32), partial: InOut(u32), count: Zeros(u32), out: InOut(u32)));
case!(atomics::histogram_in_lds(x: In(u32), out: Out(u32)));
case!(atomics::lds_atomics_of_each_type(x: In(u32), a: Out(u32), b: Out(i32), c: Out(u64), d: Out(f32)));
case!(atomics::counts_by_row(x: In(u32), counts: RowsOut(u32, 3, 4)));
case!(atomics::ordered_forms(x: In(u32), a: InOut(u32), out: Out(u32)));
case!(atomics::guarded_atomics(x: In(u32), a: InOut(u32), out: InOut(u32)));

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

case!(aggregates::tuples(x: In(u32), y: In(f32), a: Out(u32), b: Out(f32)));
case!(aggregates::arrays(x: In(f32), out: Out(f32)));
case!(aggregates::choose_an_array(x: Small(i32), out: Out(i32)));
case!(aggregates::arrays_in_loops(x: In(u32), out: Out(u32)));
case!(aggregates::arrays_of_tuples(x: In(f64), y: In(u64), a: Out(f64), b: Out(u64)));
case!(aggregates::tuples_out_of_branches(x: In(i64), a: Out(i64), b: Out(u32)));

case!(arguments::small_scalars(a: Is(-3i8), b: Is(250u8), c: Is(-300i16), d: Is(65_000u16), e: Flag(true), f: Is(-7i8), out: Out(i32)));
case!(arguments::wide_scalars(a: Is(9u8), b: Is(1u64 << 40), c: Is(1.5f32), d: Is(-2.25f64), e: Is(7u16), f: Is(-5i64), out: Out(f64)));
case!(arguments::half_scalars(a: Is(f16::from_f32(1.5)), b: Is(bf16::from_f32(-3.0)), c: Is(4u8), out: Out(f32)));
case!(arguments::unused_arguments(a: Is(1u64), x: In(u32), b: In(f64), out: Out(u32)));
case!(arguments::named_as_the_kernel<f32>(x: In(f32), named_as_the_kernel: Out(f32)));
case!(arguments::two_lists<f32>[TwoLists { n: 2 }](x: In(f32), out: Out(f32), count: Out(u32)), as two_lists_f32_2);
case!(arguments::generic_values<f32, _>[GenericValues { n: 3 }](first: Is(1.5f32), all: Is([2.5f32, 3.5, 4.5]), pairs: Is([[5.5f32, 6.5], [7.5, 8.5], [9.5, 10.5]]), out: Out(f32)), as generic_values_f32);
case!(arguments::generic_values<u8, _>[GenericValues { n: 2 }](first: Is(1u8), all: Is([2u8, 3]), pairs: Is([[4u8, 5], [6, 255]]), out: Out(u8)), as generic_values_u8);
case!(arguments::generic_values<bf16, _>[GenericValues { n: 1 }](first: Is(bf16::from_f32(1.0)), all: Is([bf16::from_f32(2.0)]), pairs: Is([[bf16::from_f32(3.0), bf16::from_f32(4.0)]]), out: Out(bf16)), as generic_values_bf16);
case!(arguments::two_lists<f64>[TwoLists { n: 3 }](x: In(f64), out: Out(f64), count: Out(u32)), as two_lists_f64_3);

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

/// The code object lists the kernel's arguments; a struct is one of them.
#[test]
fn a_struct_is_one_argument_of_the_code_object() {
    let image = crate::kernels::structs::structs_as_arguments::image();
    let object = t0_isa::object::Object::parse(image.object).unwrap();
    let args: Vec<_> = object.kernels()[0].metadata.args.iter().map(|a| (a.name.clone(), a.offset, a.size)).collect();
    let named = |i: usize| (args[i].0.as_deref(), args[i].1, args[i].2);
    assert_eq!(size_of::<Camera>(), 64);
    assert_eq!(named(0), (Some("first"), 0, 1));
    assert_eq!(named(1), (Some("camera"), 8, 64));
    assert_eq!(named(2), (Some("pair"), 72, 16));
    assert_eq!(named(3), (Some("x"), 88, size_of::<t0_abi::View>() as u32));
}

mod out_of_range {
    use crate::kernels::structs::{Particle, Ray};
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
    let rays: Vec<Ray> = <Ray as crate::kernels::driver::sample::Sample>::small(40, 1);
    let particles: Vec<Particle> = <Particle as crate::kernels::driver::sample::Sample>::small(40, 2);
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
