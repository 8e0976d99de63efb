// Suggestions about the arguments of `#[t0::kernel]`.

//= write `#[t0::kernel(block = 256)]`, or `block = (16, 16)` in two dimensions
//- #[t0::kernel]
#[t0::kernel(block = 256)] //+
pub fn without_block(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= the arguments are `block = 256`, `grid = x.len()`, `requires(n > 0)`, `for(T in [f32, bf16])`, `let LD = TK + 8`, `deny(spill)`, `vgprs <= 96`, `waves_per_eu = 8`, `fast_math`, `unsafe(unchecked)`, `test`, `targets = ["gfx1100"]` and `crate = path`
//- #[t0::kernel(block = 256, blok = 3)]
#[t0::kernel(block = 256, grid = y.len(), requires(n > 0), for(T in [f32, bf16], TK in [32]), let LD = TK + 8, deny(spill), vgprs <= 96, waves_per_eu = 8, fast_math, unsafe(unchecked), targets = ["gfx1100"])] //+
//- pub fn unknown_argument(mut y: Out<u32>) {
pub fn unknown_argument<T: Float, const TK: usize>(n: u32, x: In<T>, mut y: Out<u32>) { //+
    y[global_id()] = 1;
}

//= remove the argument; `crate = ..` is the only one here
//~ ui
#[t0::kernel(block = 64, test)]
pub fn calls_with_argument(mut y: Out<u32>) {
    y[global_id()] = with_argument();
}

#[t0::device]
fn with_argument() -> u32 { 3 }

//= write `64`
//- #[t0::kernel(block = SIZE)]
#[t0::kernel(block = 64)] //+
pub fn block_of_a_float(mut y: Out<u32>) {
    y[global_id()] = 1;
}

#[t0::constant]
const SIZE: f32 = 64.0;

//= write `unsafe(unchecked)`
//- #[t0::kernel(block = 64, unchecked)]
#[t0::kernel(block = 64, unsafe(unchecked))] //+
pub fn unchecked(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= write `unsafe(unchecked)`
//- #[t0::kernel(block = 64, unsafe(fast))]
#[t0::kernel(block = 64, unsafe(unchecked))] //+
pub fn unsafe_what(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= use 1 to 16, the number of waves that a SIMD can run at once
//- #[t0::kernel(block = 64, waves_per_eu = 20)]
#[t0::kernel(block = 64, waves_per_eu = 16)] //+
pub fn too_many_waves(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= write `targets = ["gfx1100", "gfx1151"]`
//- #[t0::kernel(block = 64, targets = "gfx1100")]
#[t0::kernel(block = 64, targets = ["gfx1100", "gfx1151"])] //+
pub fn targets_without_list(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= the targets are "gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1150", "gfx1151", "gfx1152", "gfx1153", "gfx11-generic"
//- #[t0::kernel(block = 64, targets = ["gfx900"])]
#[t0::kernel(block = 64, targets = ["gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1150", "gfx1151", "gfx1152", "gfx1153", "gfx11-generic"])] //+
pub fn unknown_target(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= name each target once
//- #[t0::kernel(block = 64, targets = ["gfx1100", "gfx1100"])]
#[t0::kernel(block = 64, targets = ["gfx1100"])] //+
pub fn target_twice(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= write `deny(spill)` or `deny(checks)`
//- #[t0::kernel(block = 64, deny(spills))]
#[t0::kernel(block = 64, deny(spill))] //+
pub fn denies_what(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= write `block = 256`
//- #[t0::kernel(block = "256")]
#[t0::kernel(block = 256)] //+
pub fn block_of_text(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= a workgroup has 1 to 1024 lanes
//- #[t0::kernel(block = 2048)]
#[t0::kernel(block = 1024)] //+
pub fn block_too_large(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= define it with `t0::instances! { tiles = (M, N) in [(16, 16), (32, 16)] }`, or let t0-tune emit it
//- #[t0::kernel(block = 64, for(in tiles))]
#[t0::kernel(block = 64, for((M, N) in [(16, 16), (32, 16)]))] //+
pub fn named_list<const M: u32, const N: u32>(mut y: Out<u32>) {
    y[global_id()] = M * N;
}

//= remove it from `for(..)`, or declare it
//- #[t0::kernel(block = 64, for(N in [1]))]
#[t0::kernel(block = 64)] //+
pub fn unlisted(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= a kernel is compiled for each instance that is listed: `#[t0::kernel(block = .., for(N in [..]))]`
//- #[t0::kernel(block = 64)]
#[t0::kernel(block = 64, for(N in [1, 2]))] //+
pub fn without_list<const N: u32>(mut y: Out<u32>) {
    y[global_id()] = N;
}

//= give all of its values in one list
//- #[t0::kernel(block = 64, for(N in [1], N in [2]))]
#[t0::kernel(block = 64, for(N in [1, 2]))] //+
pub fn listed_twice<const N: u32>(mut y: Out<u32>) {
    y[global_id()] = N;
}

//= write `for((T, N) in [(f32, 1), (bf16, 2)])`
//- #[t0::kernel(block = 64, for(() in [(f32, 1), (bf16, 2)]))]
#[t0::kernel(block = 64, for((T, N) in [(f32, 1), (bf16, 2)]))] //+
pub fn list_of_nothing<T: Float, const N: u32>(x: In<T>, mut y: Out<u32>) {
    y[global_id()] = N;
}

//= name at least one type or value
//- #[t0::kernel(block = 64, for(N in []))]
#[t0::kernel(block = 64, for(N in [1]))] //+
pub fn empty_list<const N: u32>(mut y: Out<u32>) {
    y[global_id()] = N;
}

//= write one value for each of (M, N), in parentheses
//- #[t0::kernel(block = 64, for((M, N) in [1, 2]))]
#[t0::kernel(block = 64, for((M, N) in [(1, 2)]))] //+
pub fn list_of_pairs<const M: u32, const N: u32>(mut y: Out<u32>) {
    y[global_id()] = M + N;
}

//= write `requires(x.len() == y.len(), n > 0)`
//- #[t0::kernel(block = 64, requires())]
#[t0::kernel(block = 64, requires(x.len() == y.len(), n > 0))] //+
pub fn requires_nothing(n: u32, x: In<u32>, mut y: Out<u32>) {
    y[global_id()] = n;
}

//= write `grid = x.len()` or `grid = (x.cols(), x.rows())` for work-items, `grid = blocks(..)` for workgroups
//- #[t0::kernel(block = 64, grid = (1, 1, 1, 1))]
#[t0::kernel(block = 64, grid = (x.cols(), x.rows()))] //+
pub fn grid_of_four(x: In<u32>, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= launch rules can contain lengths of views (`x.len()`, `x.rows()`, `x.cols()`, `x.stride()`), scalar parameters and their fields, constants, `+ - * / %`, `div_ceil`, `next_multiple_of`, `is_multiple_of`, `min`, `max`, comparisons, `&&`, `||`, `!`, `if` and `match`
//- #[t0::kernel(block = 64, grid = "64")]
#[t0::kernel(block = 64, grid = (x.len() + x.rows() * x.cols() - x.stride() / n % 3).div_ceil(2).next_multiple_of(4).min(64).max(1), requires(n.is_multiple_of(1) && (n > 0 || !(n == 3)), if n > 0 { true } else { n == 0 }, match n { 0 => n == 0, _ => true }))] //+
pub fn text_in_rules(n: u32, x: In<u32>, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= add an `else`
//- #[t0::kernel(block = 64, grid = if n > 1 { n })]
#[t0::kernel(block = 64, grid = if n > 1 { n } else { 1 })] //+
pub fn grid_of_an_if(n: u32, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= write an `if`, or match a parameter of an enum type
//- #[t0::kernel(block = 64, grid = match n + 1 { 3 => n, _ => 1 })]
#[t0::kernel(block = 64, grid = if n + 1 == 3 { n } else { 1 })] //+
pub fn grid_of_a_matched_sum(n: u32, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= add an arm for each variant
//- #[t0::kernel(block = 64, grid = match side {})]
#[t0::kernel(block = 64, grid = match side { Side::One => 1, Side::Both => 2 })] //+
pub fn grid_of_no_arms(side: Side, mut y: Out<u32>) {
    y[global_id()] = 1;
}

#[t0::device]
enum Side { One, Both }

//= a pattern is a variant, a constant, an integer, `_`, or several of them with `|`
//- #[t0::kernel(block = 64, grid = match n { 3..8 => 1, _ => n })]
#[t0::kernel(block = 64, grid = match n { 3 | 4 | 5 | 6 | 7 => 1, _ => n })] //+
pub fn grid_of_a_range(n: u32, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= compute it from lengths, scalar parameters and constants
//- #[t0::kernel(block = 64, grid = n > 3)]
#[t0::kernel(block = 64, grid = n + y.len())] //+
pub fn grid_of_a_condition(n: u32, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= compare numbers: `n != 0`
//- #[t0::kernel(block = 64, requires(n + 1))]
#[t0::kernel(block = 64, requires(n != 0))] //+
pub fn number_as_a_condition(n: u32, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= write one number
//- #[t0::kernel(block = 64, grid = n.div_ceil(1, 2))]
#[t0::kernel(block = 64, grid = n.div_ceil(2))] //+
pub fn division_by_two_numbers(n: u32, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= remove the cast
//- #[t0::kernel(block = 64, grid = n as usize)]
#[t0::kernel(block = 64, grid = n)] //+
pub fn cast_in_rules(n: u32, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= views have `len()`, `rows()`, `cols()` and `stride()`
//- #[t0::kernel(block = 64, grid = y.depth())]
#[t0::kernel(block = 64, grid = y.len().max(y.rows()).max(y.cols()).max(y.stride()))] //+
pub fn depth_of_a_view(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= an `LdsDyn` has `len()`
//- #[t0::kernel(block = 64, grid = tile.rows())]
#[t0::kernel(block = 64, grid = tile.len())] //+
pub fn rows_of_dynamic_lds(tile: LdsDyn<u32>, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= declare it with a concrete type, such as `u32`
//- #[t0::kernel(block = 64, grid = n, for(T in [u32]))]
#[t0::kernel(block = 64, grid = n)] //+
//- pub fn grid_of_a_generic_type<T: Element>(n: T, mut y: Out<u32>) {
pub fn grid_of_a_generic_type(n: u32, mut y: Out<u32>) { //+
    y[global_id()] = 1;
}

//= write `y.len()`
//- #[t0::kernel(block = 64, grid = y)]
#[t0::kernel(block = 64, grid = y.len())] //+
pub fn grid_of_a_view(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= write `tile.len()`
//- #[t0::kernel(block = 64, grid = tile)]
#[t0::kernel(block = 64, grid = tile.len())] //+
pub fn grid_of_dynamic_lds(tile: LdsDyn<u32>, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= launch rules can use the kernel's parameters, its constant parameters, and constants in upper case
//- #[t0::kernel(block = 64, grid = count)]
#[t0::kernel(block = 64, grid = n + N + LANES, for(N in [4]))] //+
//- pub fn grid_of_an_unknown_name(n: u32, mut y: Out<u32>) {
pub fn grid_of_an_unknown_name<const N: u32>(n: u32, mut y: Out<u32>) { //+
    y[global_id()] = 1;
}

#[t0::constant]
const LANES: u32 = 64;

//= the arguments of a test are `over = 1000` (work-items), `blocks = 3`, `x in 0.0..1.0` (values), `n = 4` (a scalar), `len(x) = 100`, `shape(x) = (10, 20)`, `ulp = 4` and `seed = 7`
//- #[t0::kernel(block = 64, test(rows(x) = 3))]
#[t0::kernel(block = 64, test(over = 1000, x in 0.0..1.0, n = 4, len(x) = 100, shape(z) = (10, 20), ulp = 4, seed = 7))] //+
pub fn unknown_hint(n: u32, x: In<f32>, z: In<f32>, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= remove one of `over` and `blocks`
//- #[t0::kernel(block = 64, test(over = 100, blocks = 2))]
#[t0::kernel(block = 64, test(blocks = 2))] //+
pub fn two_sizes(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= write `shape(x) = (rows, columns)`
//- #[t0::kernel(block = 64, test(shape(x) = 3))]
#[t0::kernel(block = 64, test(shape(x) = (3, 4)))] //+
pub fn shape_of_one(x: In<u32>, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= list them: `#[t0::kernel(block = .., for(T in [f32, bf16]))]`
//~ without values
#[t0::kernel(block = 64, for(T in [f32, bf16]))]
pub fn with_types<T: Float>(x: In<T>, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= give the derived parameter another name
//- #[t0::kernel(let TK = 8, block = 64, for(TK in [8]))]
#[t0::kernel(let LD = 8, block = 64, for(TK in [8]))] //+
pub fn derived_with_the_name_of_a_parameter<const TK: usize>(mut y: Out<u32>) {
    y[global_id()] = TK as u32;
}

//= derive it from the kernel's constant parameters and from constants
//- #[t0::kernel(let LD = LD + 8, block = 64, for(TK in [8]))]
#[t0::kernel(let LD = TK + 8, block = 64, for(TK in [8]))] //+
pub fn derived_from_itself<const TK: usize>(mut y: Out<u32>) {
    y[global_id()] = LD as u32;
}

//= write `let LD = ..` before `let SIZE = ..`
//- #[t0::kernel(let SIZE = 4 * LD, let LD = TK + 8, block = 64, for(TK in [8]))]
#[t0::kernel(let LD = TK + 8, let SIZE = 4 * LD, block = 64, for(TK in [8]))] //+
pub fn derived_from_a_later_one<const TK: usize>(mut y: Out<u32>) {
    y[global_id()] = SIZE as u32;
}

//= make it a parameter that `for(..)` lists, or use it in the body only
//- #[t0::kernel(let LD = TK / 2, block = 64, for(TK in [8]))]
//- pub fn derived_in_the_signature<const TK: usize>(x: In<[f32; LD]>, mut y: Out<f32>) {
#[t0::kernel(block = 64, for((TK, LD) in [(8, 4)]))] //+
pub fn derived_in_the_signature<const TK: usize, const LD: usize>(x: In<[f32; LD]>, mut y: Out<f32>) { //+
    y[global_id()] = x[global_id()][LD - 1];
}

//= remove `let LD = ..`, or remove `LD` from `for(..)`
//- #[t0::kernel(let LD = TK + 8, block = 64, for(TK in [8], LD in [16]))]
#[t0::kernel(let LD = TK + 8, block = 64, for(TK in [8]))] //+
pub fn derived_and_listed<const TK: usize>(mut y: Out<u32>) {
    y[global_id()] = LD as u32;
}

//= a derived parameter is an integer or a `bool`
//- #[t0::kernel(let HALF = 0.5, block = 64)]
#[t0::kernel(let HALF = 1 / 2, block = 64)] //+
pub fn derived_float(mut y: Out<f32>) {
    y[global_id()] = HALF as f32;
}
