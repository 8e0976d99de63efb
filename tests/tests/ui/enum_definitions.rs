use t0::prelude::*;

#[t0::device]
enum Either<T> {
    Left(T),
}

#[t0::device]
#[repr(u8)]
enum Small {
    One,
}

#[t0::device]
enum Nothing {}

#[t0::device]
enum Shape {
    Circle(f32),
    Square { side: f32 },
    Point,
}

#[t0::device]
enum Code {
    Expression = 1 << 4,
    Negative = -1,
    Large = 4_294_967_296,
}

#[t0::device]
enum Twice {
    One = 1,
    Zero = 0,
    Again,
}

#[t0::device]
mod inside {
    pub enum Gate {
        And(u32),
    }

    impl core::ops::Not for Gate {
        type Output = Gate;
        fn not(self) -> Gate {
            self
        }
    }
}

#[t0::kernel(block = 64)]
fn k(shape: Shape, mut out: Out<u32>) {
    out[global_id()] = shape as u32;
}

fn main() {}
