//! What an image instruction asks for, as the bits of a step, and the values of its address.
use crate::exec::halves::f16_to_f32;
use crate::exec::layout::ROW;
use crate::exec::step::Step;
use crate::exec::wave::Wave;

/// The bits of a step's `imm`: bits 0 to 3 are dmask, 4 to 6 the dimension, the others single flags.
#[derive(Clone, Copy, Default, Debug)]
pub(in crate::exec) struct Request(pub(in crate::exec) u32);

/// The dimensions of an instruction, by their codes.
const ONE: u32 = 0;
const TWO: u32 = 1;
const ONE_ARRAY: u32 = 4;
const CUBE: u32 = 3;

impl Request {
    /// Coordinates are in texels.
    pub(in crate::exec) const UNNORMALISED: u32 = 1 << 7;
    /// Coordinates and level have 16 bits, two in a register.
    pub(in crate::exec) const A16: u32 = 1 << 8;
    /// Data have 16 bits, two in a register.
    pub(in crate::exec) const D16: u32 = 1 << 9;
    /// The level is the last component of the address.
    pub(in crate::exec) const LEVEL: u32 = 1 << 10;
    /// The level is zero.
    pub(in crate::exec) const LEVEL_ZERO: u32 = 1 << 11;
    /// The first register of the address holds offsets in texels.
    pub(in crate::exec) const OFFSET: u32 = 1 << 12;
    /// A register of the address holds a bias of the level.
    pub(in crate::exec) const BIAS: u32 = 1 << 13;
    /// The address has derivatives.
    pub(in crate::exec) const GRADIENTS: u32 = 1 << 14;
    /// Derivatives have 16 bits.
    pub(in crate::exec) const G16: u32 = 1 << 15;
    /// The instruction writes memory.
    pub(in crate::exec) const WRITE: u32 = 1 << 16;

    /// A request with these components, in this dimension.
    pub(in crate::exec) fn new(dmask: u8, dim: u8, flags: u32) -> Request {
        Request(u32::from(dmask & 15) | u32::from(dim & 7) << 4 | flags)
    }

    pub(super) fn has(self, flag: u32) -> bool {
        self.0 & flag != 0
    }

    pub(super) fn dmask(self) -> u32 {
        // A mask without a component stands for X.
        if self.0 & 15 == 0 { 1 } else { self.0 & 15 }
    }

    fn dim(self) -> u32 {
        self.0 >> 4 & 7
    }

    pub(super) fn is_cube(self) -> bool {
        self.dim() == CUBE
    }

    /// The components of a coordinate.
    fn coordinates(self) -> usize {
        match self.dim() {
            ONE => 1,
            TWO | ONE_ARRAY => 2,
            _ => 3,
        }
    }

    /// The axes with derivatives.
    fn axes(self) -> usize {
        match self.dim() {
            ONE | ONE_ARRAY => 1,
            2 => 3,
            _ => 2,
        }
    }

    /// The components as X, Y and the third: depth, face or layer.
    fn spread<T: Default + Copy>(self, values: &[T]) -> [T; 3] {
        let value = |i: usize| values.get(i).copied().unwrap_or_default();
        match self.dim() {
            ONE_ARRAY => [value(0), T::default(), value(1)],
            _ => [value(0), value(1), value(2)],
        }
    }

    /// The register and the bit position of the data of the `j`th component.
    pub(super) fn place(self, j: u32) -> (u32, u32) {
        if self.has(Self::D16) { (j / 2, 16 * (j % 2)) } else { (j, 0) }
    }
}

/// The address of one lane. Integers for loads and stores, floats for samples.
#[derive(Clone, Copy, Default, Debug, PartialEq)]
pub(super) struct Address<T> {
    /// X, Y, and depth, face or layer.
    pub(super) at: [T; 3],
    /// The level or its lower limit, if the address has one.
    pub(super) level: T,
    /// Offsets in texels.
    pub(super) offset: [i32; 3],
    pub(super) bias: f32,
    /// The derivatives along both axes of the screen.
    pub(super) gradients: [[f32; 3]; 2],
}

/// The VGPR of each register of the address, in the bytes of [`Step::second`].
fn register(s: &Step, i: usize) -> u32 {
    (s.second[(i / 4).min(3)] >> (8 * (i % 4)) & 0xff) * ROW
}

/// Six bits as a signed number.
fn six(word: u32, at: u32) -> i32 {
    (word << (26 - at)) as i32 >> 26
}

fn half(word: u32, high: bool) -> f32 {
    f32::from_bits(f16_to_f32(if high { word >> 16 } else { word & 0xffff }))
}

impl Wave<'_> {
    /// The `i`th component after `first` registers, packed if addresses have 16 bits.
    fn component(&self, s: &Step, request: Request, first: usize, i: usize, lane: usize) -> u32 {
        if request.has(Request::A16) {
            self.row(register(s, first + i / 2)).0[lane] >> (16 * (i % 2)) & 0xffff
        } else {
            self.row(register(s, first + i)).0[lane]
        }
    }

    /// The level of a query, which has no coordinates.
    pub(super) fn size_level(&self, s: &Step, lane: usize) -> u32 {
        self.component(s, Request(s.imm), 0, 0, lane)
    }

    /// The address of a load or a store.
    pub(super) fn texel_address(&self, s: &Step, lane: usize) -> Address<u32> {
        let request = Request(s.imm);
        let count = request.coordinates();
        let mut values = [0; 3];
        for (i, value) in values.iter_mut().enumerate().take(count) {
            *value = self.component(s, request, 0, i, lane);
        }
        let level = if request.has(Request::LEVEL) { self.component(s, request, 0, count, lane) } else { 0 };
        Address { at: request.spread(&values), level, ..Address::default() }
    }

    /// The address of a sample or a gather.
    pub(super) fn sample_address(&self, s: &Step, lane: usize) -> Address<f32> {
        let request = Request(s.imm);
        let mut address = Address::default();
        let word = |i: usize| self.row(register(s, i)).0[lane];
        let mut next = 0;
        if request.has(Request::OFFSET) {
            address.offset = [0, 8, 16].map(|at| six(word(next), at));
            next += 1;
        }
        if request.has(Request::BIAS) {
            address.bias = match request.has(Request::A16) {
                true => half(word(next), false),
                false => f32::from_bits(word(next)),
            };
            next += 1;
        }
        if request.has(Request::GRADIENTS) {
            let axes = request.axes();
            let registers = if request.has(Request::G16) { axes.div_ceil(2) } else { axes };
            for gradient in &mut address.gradients {
                for (i, value) in gradient.iter_mut().enumerate().take(axes) {
                    *value = match request.has(Request::G16) {
                        true => half(word(next + i / 2), i % 2 != 0),
                        false => f32::from_bits(word(next + i)),
                    };
                }
                next += registers;
            }
        }
        let float = |i: usize| {
            let bits = self.component(s, request, next, i, lane);
            f32::from_bits(if request.has(Request::A16) { f16_to_f32(bits) } else { bits })
        };
        let count = request.coordinates();
        let mut values = [0.0; 3];
        for (i, value) in values.iter_mut().enumerate().take(count) {
            *value = float(i);
        }
        address.at = request.spread(&values);
        if request.has(Request::LEVEL) {
            address.level = float(count);
        }
        address
    }
}
