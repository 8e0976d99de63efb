// Enums: values, arguments, constant parameters, matches.

#[t0::device]
pub enum Act {
    Linear,
    Relu,
    Square,
    Halved,
}

/// Codes that are not 0, 1, 2.
#[t0::device]
pub enum Sparse {
    Seven = 7,
    Eight,
    Zero = 0,
    Most = 4_294_967_295,
}

#[t0::device]
pub enum Only {
    One,
}

#[derive(Clone, Copy, Debug, PartialEq, t0::Arg)]
#[repr(C)]
pub struct Layer {
    pub scale: f32,
    pub act: Act,
    pub sparse: [Sparse; 2],
}

#[t0::constant]
pub const USUAL: Act = Act::Relu;

#[t0::constant]
pub const LAYER: Layer = Layer { scale: 2.0, act: Act::Halved, sparse: [Sparse::Eight; 2] };

#[t0::device]
fn applied(act: Act, x: f32) -> f32 {
    match act {
        Act::Linear => x,
        Act::Relu if x < 0.0 => 0.0,
        Act::Relu => x,
        Act::Square | Act::Halved => {
            let twice = matches!(act, Act::Square);
            if twice { x * x } else { x * 0.5 }
        }
    }
}

#[t0::device]
fn fixed<const ACT: Act>(x: f32) -> f32 {
    applied(ACT, x)
}

#[t0::device]
fn passed_on<const FIRST: Act, T: Float, const SECOND: Act>(x: T) -> f32 {
    fixed::<SECOND>(fixed::<FIRST>(x.to_f32())) + fixed::<{ Act::Relu }>(x.to_f32()) + fixed::<USUAL>(1.0)
}

// One value for all lanes.
#[t0::kernel(block = 64)]
pub fn enum_argument(act: Act, sparse: Sparse, only: Only, x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let more = match sparse {
        Sparse::Seven => 1.0,
        Sparse::Zero => 2.0,
        _ => 3.0,
    };
    out[i] = applied(act, x[i]) + more + only as u32 as f32;
}

// A value for each lane.
#[t0::kernel(block = 64)]
pub fn enum_of_each_lane(x: In<u32>, mut out: Out<u32>, mut values: Out<f32>) {
    let i = global_id();
    let act = Act::from_code(x[i] % 6);
    let sparse = Sparse::from_code(x[i] % 9);
    let mut value = x[i] as f32;
    value = applied(act, value);
    if let (Act::Halved | Act::Linear, Sparse::Most) = (act, sparse) {
        value += 1.0;
    }
    let Act::Relu = act else {
        out[i] = (act as u32).wrapping_add(sparse as u32);
        values[i] = value;
        return;
    };
    out[i] = ((act as u8) as u32 + (sparse as u64 >> 32) as u32).wrapping_add((sparse as i32) as u32);
    values[i] = -value;
}

// Equality, copies, arrays, tuples and structs of enums.
#[t0::kernel(block = 64)]
pub fn enums_in_aggregates(layer: Layer, acts: [Act; 3], x: In<f32>, mut out: Out<f32>, mut codes: Out<u32>) {
    let i = global_id();
    let mut all = [layer.act, USUAL, LAYER.act, Act::Linear];
    all[1] = acts[(i % 3) as usize];
    let pair = (all[0], layer.sparse[1]);
    let mut sum = 0.0;
    for act in all {
        sum += applied(act, x[i]);
    }
    let mut changed = layer;
    if pair == (Act::Square, Sparse::Zero) || layer.act != LAYER.act {
        changed.act = acts[0];
        changed.sparse[0] = Sparse::from_code(i);
    }
    let Layer { act, sparse: [first, _], scale } = changed;
    out[i] = sum * scale;
    codes[i] = (act as u32 * 16 + (all[1] != acts[2]) as u32).wrapping_add(first as u32);
}

// Constant parameters.
#[t0::kernel(block = 64, for(ACT in [Act::Linear, Act::Relu, Act::Square, Act::Halved], SPARSE in [Sparse::Most, Sparse::Zero]))]
pub fn enum_parameter<const ACT: Act, const SPARSE: Sparse>(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let mut v = match ACT {
        Act::Square => x[i] * x[i],
        act @ (Act::Linear | Act::Halved) => applied(act, x[i]),
        other => applied(other, x[i]) + 1.0,
    };
    v += passed_on::<ACT, f32, { Act::Halved }>(x[i]);
    if ACT == Act::Relu || SPARSE as u32 == 0 {
        v = -v;
    }
    out[i] = v;
}

// The variants without their enum.
#[t0::kernel(block = 64)]
pub fn imported_variants(x: In<u32>, mut out: Out<u32>) {
    use Act::*;
    use Sparse::{Most, Seven as Last};
    let i = global_id();
    let act = Act::from_code(x[i] & 3);
    let weight = match act {
        Linear => 1,
        Relu | Square => 2,
        Halved => 3,
    };
    let sparse = if act == Relu { Most } else { Last };
    out[i] = weight + if sparse == Last { 10 } else { 20 };
}

#[t0::device]
mod gates {
    pub enum Gate {
        And,
        Or,
        Xor,
    }

    impl Gate {
        pub const USUAL: Gate = Gate::Or;

        pub fn of(a: u32) -> Self {
            match a % 3 {
                0 => Self::And,
                1 => Gate::Or,
                _ => Self::Xor,
            }
        }

        pub fn apply(self, a: u32, b: u32) -> u32 {
            match self {
                Self::And => a & b,
                Self::Or => a | b,
                Self::Xor => a ^ b,
            }
        }

        pub fn is_usual(&self) -> bool {
            *self == Self::USUAL
        }

        pub fn turn(&mut self) {
            *self = match *self {
                Gate::And => Gate::Or,
                Gate::Or => Gate::Xor,
                Gate::Xor => Gate::And,
            };
        }

        pub fn fixed<const GATE: Gate>(a: u32) -> u32 {
            GATE.apply(a, 0x0f0f)
        }
    }
}

use gates::Gate;

#[t0::kernel(block = 64)]
pub fn methods_of_enums(x: In<u32>, y: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut gate = Gate::of(x[i]);
    let mut v = gate.apply(x[i], y[i]);
    if !gate.is_usual() {
        gate.turn();
        v = gate.apply(v, y[i]);
    }
    out[i] = v ^ Gate::fixed::<{ Gate::Xor }>(v);
}
