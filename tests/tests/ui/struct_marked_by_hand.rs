use t0::prelude::*;

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
#[t0(__of_module(::t0))]
struct Older {
    first: &'static u32,
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
#[t0(__of_module)]
struct Marked {
    first: &'static u32,
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Inner {
    x: u32,
}

macro_rules! silent {
    ($($tokens:tt)*) => {};
}

// Answers for `Inner` in place of what the derive made.
mod other {
    pub(crate) use silent as Inner;
    pub(crate) type Inner = super::Inner;
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Silenced {
    inner: other::Inner,
    first: &'static u32,
}

fn is_element<T: Element>() {}

fn main() {
    is_element::<Older>();
    is_element::<Marked>();
    is_element::<Silenced>();
}
