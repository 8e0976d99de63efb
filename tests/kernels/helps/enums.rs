// Suggestions about enums.

#[t0::device]
pub enum Act {
    Linear,
    Silu,
    Gelu,
}

//= write one enum for each type
#[t0::device]
//- pub enum Either<T> { Left, Right }
pub enum Either { Left, Right } //+

#[t0::kernel(block = 64, test)]
pub fn generic_enum(side: Either, mut y: Out<u32>) {
    y[global_id()] = side as u32;
}

//= remove the attribute
#[t0::device]
//- #[repr(u8)]
pub enum Bytes { One, Two }

#[t0::kernel(block = 64, test)]
pub fn enum_with_repr(bytes: Bytes, mut y: Out<u32>) {
    y[global_id()] = bytes as u32;
}

//= add a variant
#[t0::device]
pub enum Nothing {
    Something, //+
}

#[t0::kernel(block = 64, test)]
pub fn empty_enum(nothing: Nothing, mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= keep the values in a struct beside the enum
#[t0::device]
//- pub enum Shape { Circle(f32), Square }
pub enum Shape { Circle, Square } //+

#[t0::kernel(block = 64, test)]
pub fn variant_with_fields(shape: Shape, mut y: Out<u32>) {
    y[global_id()] = shape as u32;
}

//= write a number, or no code: the codes then count from 0
#[t0::device]
//- pub enum Flag { Off = 1 << 4, On }
pub enum Flag { Off = 16, On } //+

#[t0::kernel(block = 64, test)]
pub fn code_by_an_expression(flag: Flag, mut y: Out<u32>) {
    y[global_id()] = flag as u32;
}

//= use numbers from 0 to 4294967295
#[t0::device]
//- pub enum Big { One = 4294967295, Two }
pub enum Big { One = 4294967294, Two } //+

#[t0::kernel(block = 64, test)]
pub fn code_too_large(big: Big, mut y: Out<u32>) {
    y[global_id()] = big as u32;
}

//= give each variant a code of its own
#[t0::device]
//- pub enum Twice { One = 1, Two = 1 }
pub enum Twice { One = 1, Two = 2 } //+

#[t0::kernel(block = 64, test)]
pub fn code_used_twice(twice: Twice, mut y: Out<u32>) {
    y[global_id()] = twice as u32;
}

//= compare it: `x == ..`
#[t0::kernel(block = 64, test)]
pub fn enum_as_bool(act: Act, mut y: Out<u32>) {
    //- if act as bool { y[global_id()] = 1; }
    if act == Act::Silu { y[global_id()] = 1; } //+
}

//= write `x as u32 as f32`
#[t0::kernel(block = 64, test)]
pub fn enum_as_float(act: Act, mut y: Out<f32>) {
    //- y[global_id()] = act as f32;
    y[global_id()] = act as u32 as f32; //+
}

//= write `Act::from_code(x)`
#[t0::kernel(block = 64, test)]
pub fn number_as_enum(x: In<u32>, mut y: Out<u32>) {
    //- let act = x[global_id()] as Act;
    let act = Act::from_code(x[global_id()]); //+
    y[global_id()] = if act == Act::Gelu { 2 } else { 1 };
}

//= enums have `==` and `!=`; convert to the code with `x as u32`
#[t0::kernel(block = 64, test)]
pub fn order_of_enums(act: Act, mut y: Out<u32>) {
    //- y[global_id()] = if act < Act::Gelu { 1 } else { 2 };
    y[global_id()] = if (act as u32) < Act::Gelu as u32 { 1 } else { 2 }; //+
}

//= name a variant: `Act::..`
#[t0::kernel(block = 64, test)]
pub fn enum_as_a_value(act: Act, mut y: Out<u32>) {
    //- let usual = Act;
    let usual = Act::Silu; //+
    y[global_id()] = if act == usual { 1 } else { 2 };
}

//= write `Act::from_code(x)`, or name a variant: `Act::..`
#[t0::kernel(block = 64, test)]
pub fn enum_called(x: In<u32>, mut y: Out<u32>) {
    //- let act = Act(x[global_id()]);
    let act = Act::from_code(x[global_id()]); //+
    y[global_id()] = if act == Act::Linear { 1 } else { 2 };
}

//= name a variant: `Act::..`
#[t0::kernel(block = 64, test)]
pub fn enum_in_braces(mut y: Out<u32>) {
    //- let act = Act { code: 1 };
    let act = Act::Silu; //+
    y[global_id()] = if act == Act::Linear { 1 } else { 2 };
}

//= store `x as u32`, and read it with `Act::from_code(x)`
#[t0::kernel(block = 64, test)]
//- pub fn enums_in_memory(x: In<Act>, mut y: Out<u32>) {
pub fn enums_in_memory(x: In<u32>, mut y: Out<u32>) { //+
    //- let act = x[global_id()];
    let act = Act::from_code(x[global_id()]); //+
    y[global_id()] = if act == Act::Linear { 1 } else { 2 };
}

//= print its code: `x as u32`
#[t0::kernel(block = 64)]
pub fn printed_enum(act: Act, mut y: Out<u32>) {
    //- t0::print!("{:?}", act);
    t0::print!("{:?}", act as u32); //+
    y[global_id()] = 1;
}

//= add an arm for it, or an arm for all other variants: `_ => ..`
#[t0::kernel(block = 64, test)]
pub fn missing_variant(act: Act, mut y: Out<u32>) {
    y[global_id()] = match act {
        Act::Linear => 1,
        Act::Silu => 2,
        Act::Gelu => 3, //+
    };
}

//= write a method, or put this `impl` outside of the module, where it is for the host alone
#[t0::device]
mod operators {
    pub enum Sign { Plus, Minus }

    //- impl core::ops::Neg for Sign {
    impl Sign { //+
        //- type Output = Sign;
        //- fn neg(self) -> Sign {
        pub fn other(self) -> Sign { //+
            match self {
                Sign::Plus => Sign::Minus,
                Sign::Minus => Sign::Plus,
            }
        }
    }
}

#[t0::kernel(block = 64, test)]
pub fn operator_of_an_enum(sign: operators::Sign, mut y: Out<u32>) {
    //- y[global_id()] = -sign as u32;
    y[global_id()] = sign.other() as u32; //+
}

//= write `#[t0::device]` before it instead
//~ ui
#[t0::device]
pub enum Attributed { One, Two }

#[t0::kernel(block = 64, test)]
pub fn enum_with_the_attribute(attributed: Attributed, mut y: Out<u32>) {
    y[global_id()] = attributed as u32;
}

//= write `#[t0::device]` before `enum Colour`
//~ ui
#[t0::device]
pub enum Colour { Red, Green }

#[t0::kernel(block = 64, test)]
pub fn enum_for_kernels(colour: Colour, mut y: Out<u32>) {
    y[global_id()] = (colour == Colour::Red) as u32;
}
