// Suggestions about structs.

//= write one struct for each type
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
//- pub struct Generic<T> {
pub struct Generic { //+
    //- of: T,
    of: f32, //+
}

#[t0::kernel(block = 64)]
pub fn generic_struct(x: Generic, mut y: Out<f32>) {
    y[global_id()] = x.of;
}

//= structs are kept in registers: keep large arrays in a view of their own
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Large {
    few: [f32; 4],
    //- many: [f32; 300],
}

#[t0::kernel(block = 64)]
//- pub fn large_struct(x: Large, mut y: Out<f32>) {
pub fn large_struct(x: Large, many: In<f32>, mut y: Out<f32>) { //+
    y[global_id()] = x.few[0];
}

//= add a field
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Empty {
    of: u32, //+
}

#[t0::kernel(block = 64)]
pub fn empty_struct(x: Empty, mut y: Out<f32>) {
    y[global_id()] = 1.0;
}

//= put a field `_pad: [u8; 3]` before it, or the larger fields first
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Padded {
    kind: u8,
    _pad: [u8; 3], //+
    of: u32,
}

#[t0::kernel(block = 64)]
pub fn padded_struct(x: Padded, mut y: Out<u32>) {
    y[global_id()] = x.of;
}

//= write `#[repr(C)]` alone
#[derive(Clone, Copy, t0::Arg)]
//- #[repr(C, packed)]
#[repr(C)] //+
pub struct Packing {
    of: u32,
}

#[t0::kernel(block = 64)]
pub fn packed_struct(x: Packing, mut y: Out<u32>) {
    y[global_id()] = x.of;
}

//= write `#[repr(C)]` before it, so that Rust and the kernels use the same layout
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)] //+
pub struct AnyOrder {
    of: u32,
}

#[t0::kernel(block = 64)]
pub fn struct_of_any_order(x: AnyOrder, mut y: Out<u32>) {
    y[global_id()] = x.of;
}

//= make it a `u32` that is 0 or 1
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Flag {
    //- on: bool,
    on: u32, //+
}

#[t0::kernel(block = 64)]
pub fn struct_of_bool(x: Flag, mut y: Out<u32>) {
    y[global_id()] = x.on as u32;
}

//= use `u32` or `u64`
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Sized {
    //- n: usize,
    n: u32, //+
}

#[t0::kernel(block = 64)]
pub fn struct_of_size(x: Sized, mut y: Out<u32>) {
    y[global_id()] = x.n as u32;
}

//= pass views as arguments of their own
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct WithView {
    n: u32,
    //- x: In<u32>,
}

#[t0::kernel(block = 64)]
//- pub fn struct_of_view(s: WithView, mut y: Out<u32>) {
pub fn struct_of_view(s: WithView, x: In<u32>, mut y: Out<u32>) { //+
    y[global_id()] = s.n;
}

//= hold the value itself, or pass a view as an argument of its own
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct WithReference {
    //- n: &'static u32,
    n: u32, //+
}

#[t0::kernel(block = 64)]
pub fn struct_of_reference(s: WithReference, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= make it a struct
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct WithTuple {
    //- pair: (u32, f32),
    pair: PairOf, //+
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct PairOf(u32, f32);

#[t0::kernel(block = 64)]
pub fn struct_of_tuple(s: WithTuple, mut y: Out<f32>) {
    y[global_id()] = s.pair.1;
}

//= fields can be numbers, enums, arrays of these, and other structs for kernels
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct WithFragment {
    //- sums: wmma::Acc,
    sums: [f32; 8], //+
}

#[t0::kernel(block = 64)]
pub fn struct_of_fragment(s: WithFragment, mut y: Out<f32>) {
    y[global_id()] = 1.0;
}

//= use a struct with `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]` and its own name, not a type alias; variants of enums have no fields in kernels
#[t0::kernel(block = 64, test)]
pub fn value_of_an_unknown_struct(mut y: Out<f32>) {
    //- let p = Point { x: 1.0 };
    let p = PointOf { x: 1.0 }; //+
    y[global_id()] = p.x;
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct PointOf {
    x: f32,
}

//= give them a value, or copy the rest from another struct: `..other`
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Three {
    a: u32,
    b: u32,
    c: u32,
}

#[t0::kernel(block = 64)]
pub fn missing_fields(other: Three, mut y: Out<u32>) {
    //- let s = Three { a: 1 };
    let s = Three { a: 1, ..other }; //+
    let t = Three { a: 1, b: 2, c: 3 }; //+
    y[global_id()] = s.b;
}

//= write `Named { of: .. }`
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Named {
    of: u32,
}

#[t0::kernel(block = 64, test)]
pub fn named_fields(mut y: Out<u32>) {
    //- let s = Named(3);
    let s = Named { of: 3 }; //+
    y[global_id()] = s.of;
}

//= did you mean `slope`?
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Line {
    slope: f32,
    bias: f32,
}

#[t0::kernel(block = 64)]
pub fn misspelt_field(s: Line, mut y: Out<f32>) {
    //- y[global_id()] = s.slop;
    y[global_id()] = s.slope; //+
}

//= it has `gain`, `shift`
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Curve {
    gain: f32,
    shift: f32,
}

#[t0::kernel(block = 64)]
pub fn unknown_field(s: Curve, mut y: Out<f32>) {
    //- y[global_id()] = s.w;
    y[global_id()] = s.gain + s.shift; //+
}
