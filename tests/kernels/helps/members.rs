// Suggestions about methods, associated constants and operators of structs.

#[t0::device]
mod shapes {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct V {
        pub x: f32,
        pub y: f32,
    }

    impl V {
        pub const ZERO: V = V { x: 0.0, y: 0.0 };
        pub fn new(x: f32, y: f32) -> Self { Self { x, y } }
        pub fn norm(self) -> f32 { self.x * self.x + self.y * self.y }
        pub fn scale(&mut self, by: f32) { self.x *= by; self.y *= by; }
    }
    impl core::ops::Add for V {
        type Output = V;
        fn add(self, o: V) -> V { V::new(self.x + o.x, self.y + o.y) }
    }
    impl core::ops::Div<f32> for V {
        type Output = V;
        fn div(self, by: f32) -> V { V::new(self.x / by, self.y / by) }
    }
    impl core::ops::Div<f64> for V {
        type Output = V;
        fn div(self, by: f64) -> V { self / by as f32 }
    }
}

use shapes::V;

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Plain {
    x: f32,
}

//= call it: `V::norm(..)`
#[t0::kernel(block = 64, test)]
pub fn method_as_a_value(mut y: Out<f32>) {
    //- y[global_id()] = V::norm;
    y[global_id()] = V::norm(V::ZERO); //+
}

//= write `V::new(..)`
#[t0::kernel(block = 64, test)]
pub fn function_as_a_method(mut y: Out<f32>) {
    let v = V::ZERO;
    //- y[global_id()] = v.new(1.0, 2.0).x;
    y[global_id()] = V::new(1.0, 2.0).x; //+
}

//= `x` is a field: write it without `()`
#[t0::kernel(block = 64, test)]
pub fn field_as_a_method(mut y: Out<f32>) {
    let v = V::ZERO;
    //- y[global_id()] = v.x();
    y[global_id()] = v.x; //+
}

//= did you mean `norm`?
#[t0::kernel(block = 64, test)]
pub fn misspelt_member(mut y: Out<f32>) {
    let v = V::ZERO;
    //- y[global_id()] = v.nrm();
    y[global_id()] = v.norm(); //+
}

//= write it as an operator: `+`
#[t0::kernel(block = 64, test)]
pub fn operator_as_a_method(mut y: Out<f32>) {
    let v = V::ZERO;
    //- y[global_id()] = v.add(v).x;
    y[global_id()] = (v + v).x; //+
}

//= kernels find methods only in the `#[t0::device] mod` of their struct: move `Plain` and its `impl` into one such module
#[t0::kernel(block = 64, test)]
pub fn method_outside_of_a_module(mut y: Out<f32>) {
    //- y[global_id()] = Plain { x: 1.0 }.doubled();
    y[global_id()] = moved::Moved { x: 1.0 }.doubled(); //+
}

#[t0::device]
mod moved {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct Moved {
        pub x: f32,
    }

    impl Moved {
        pub fn doubled(self) -> f32 { 2.0 * self.x }
    }
}

//= it has `ZERO`, `new`, `norm`, `scale`
#[t0::kernel(block = 64, test)]
pub fn unknown_member(mut y: Out<f32>) {
    let mut v = V::ZERO;
    //- y[global_id()] = v.wobble();
    v.scale(2.0); //+
    y[global_id()] = v.norm() + V::new(1.0, 2.0).x; //+
}

//= structs have no order in kernels: compare their fields
#[t0::kernel(block = 64, test)]
pub fn order_of_structs(mut y: Out<f32>) {
    let (v, w) = (V::ZERO, V::new(1.0, 2.0));
    //- if v < w { y[global_id()] = 1.0; }
    if v.x < w.x { y[global_id()] = 1.0; } //+
}

//= more than one `impl` matches: add a suffix to the number, as in `2.0_f32`
#[t0::kernel(block = 64, test)]
pub fn two_operators(mut y: Out<f32>) {
    let v = V::ZERO;
    //- y[global_id()] = (v / 2.0).x;
    y[global_id()] = (v / 2.0_f32).x; //+
}

//= if `V` is on the left, the right side must be `V`
#[t0::kernel(block = 64, test)]
pub fn other_right_side(mut y: Out<f32>) {
    let v = V::ZERO;
    //- y[global_id()] = (v + 1.0f32).x;
    y[global_id()] = (v + V::new(1.0, 1.0)).x; //+
}

//= write `#[derive(PartialEq)]` before the struct, in a `#[t0::device] mod`, or compare the fields
#[t0::kernel(block = 64, test)]
pub fn equality(mut y: Out<f32>) {
    let v = V::ZERO;
    //- if v == v { y[global_id()] = 1.0; }
    if v.x == v.x && v.y == v.y { y[global_id()] = 1.0; } //+
    if (compared::W { x: 1.0 }) == (compared::W { x: 1.0 }) { y[global_id()] = 2.0; } //+
}

#[t0::device]
mod compared {
    #[derive(Clone, Copy, PartialEq, t0::Arg)]
    #[repr(C)]
    pub struct W {
        pub x: f32,
    }
}

//= write `impl core::ops::SubAssign for V` in the `#[t0::device] mod` of the struct, or `x = x - y`
#[t0::kernel(block = 64, test)]
pub fn compound_assignment(mut out: Out<f32>) {
    let (mut x, y) = (subtracted::U { of: 1.0 }, subtracted::U { of: 3.0 }); //+
    x -= y; //+
    x = x - y; //+
    out[global_id()] = x.of; //+
    //- let mut v = V::ZERO;
    //- v -= V::ZERO;
}

#[t0::device]
mod subtracted {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct U {
        pub of: f32,
    }

    impl core::ops::Sub for U {
        type Output = U;
        fn sub(self, o: U) -> U { U { of: self.of - o.of } }
    }
    impl core::ops::SubAssign for U {
        fn sub_assign(&mut self, o: U) { *self = *self - o; }
    }
}

//= write `impl core::ops::Neg for V` in the `#[t0::device] mod` of the struct
#[t0::kernel(block = 64, test)]
pub fn negation(mut y: Out<f32>) {
    //- y[global_id()] = (-V::ZERO).x;
    y[global_id()] = (-negated::N { of: 1.0 }).of; //+
}

#[t0::device]
mod negated {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct N {
        pub of: f32,
    }

    impl core::ops::Neg for N {
        type Output = N;
        fn neg(self) -> N { N { of: -self.of } }
    }
}

//= make the argument an `InOut`
#[t0::kernel(block = 64)]
//- pub fn method_of_an_output(mut y: Out<V>) {
pub fn method_of_an_output(mut y: InOut<V>) { //+
    y[global_id()].scale(2.0);
}
