use t0::__private::selftest::{Sample, TestElement};

#[derive(Clone, Copy, Debug, t0::Arg)]
#[repr(C)]
struct Point {
    x: f32,
}

fn argument<T: Sample>() {}

fn view<T: TestElement>() {}

// What a generated test asks for of `p: Point`, `p: [Point; 2]` and `In<Point>`.
fn main() {
    argument::<Point>();
    argument::<[Point; 2]>();
    view::<Point>();
    view::<[[f32; 2]; 3]>();
}
