//! One row of the bench: a kernel, its workgroup and grid, and its arguments.

/// The type of the elements of a buffer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Element {
    U8,
    U16,
    U32,
    U64,
    F32,
    Bf16,
}

impl Element {
    pub(crate) fn bytes(self) -> usize {
        match self {
            Element::U8 => 1,
            Element::U16 | Element::Bf16 => 2,
            Element::U32 | Element::F32 => 4,
            Element::U64 => 8,
        }
    }
}

/// The contents of a buffer.
pub(crate) struct Data {
    pub(crate) element: Element,
    pub(crate) bytes: Vec<u8>,
}

impl Data {
    fn words(element: Element, words: impl Iterator<Item = u32>) -> Data {
        Data { element, bytes: words.flat_map(u32::to_le_bytes).collect() }
    }
}

/// Random floats from `low` to `high`.
pub(crate) fn floats(seed: u64, count: usize, low: f32, high: f32) -> Data {
    Data::words(Element::F32, fractions(seed, count).map(|part| (low + part * (high - low)).to_bits()))
}

/// Random bf16 from `low` to `high`.
pub(crate) fn halves(seed: u64, count: usize, low: f32, high: f32) -> Data {
    let one = |part| half::bf16::from_f32(low + part * (high - low)).to_le_bytes();
    Data { element: Element::Bf16, bytes: fractions(seed, count).flat_map(one).collect() }
}

/// Random whole numbers below `end`.
pub(crate) fn numbers(seed: u64, count: usize, end: u32) -> Data {
    Data::words(Element::U32, integers(seed, count, end))
}

/// Random whole numbers below `end`, as floats, whose sums are exact.
pub(crate) fn whole(seed: u64, count: usize, end: u32) -> Data {
    Data::words(Element::F32, integers(seed, count, end).map(|n| (n as f32).to_bits()))
}

/// Random bytes below `end`.
pub(crate) fn bytes(seed: u64, count: usize, end: u32) -> Data {
    Data { element: Element::U8, bytes: integers(seed, count, end).map(|n| n as u8).collect() }
}

/// These numbers.
pub(crate) fn listed(values: Vec<u32>) -> Data {
    Data::words(Element::U32, values.into_iter())
}

/// Zeros.
pub(crate) fn zeros(element: Element, count: usize) -> Data {
    Data { element, bytes: vec![0; count * element.bytes()] }
}

/// Random numbers from 0 to 1.
fn fractions(seed: u64, count: usize) -> impl Iterator<Item = f32> {
    integers(seed, count, 1 << 24).map(|n| n as f32 / (1 << 24) as f32)
}

fn integers(seed: u64, count: usize, end: u32) -> impl Iterator<Item = u32> {
    let mut state = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (0..count).map(move |_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((state >> 32) * u64::from(end)) >> 32) as u32
    })
}

/// An argument of both kernels, in the order of their parameters.
pub(crate) enum Argument {
    /// A buffer with rows of equal length: a view for T0, a pointer for OpenCL. The results are compared if the kernels
    /// write it.
    Buffer { data: Data, rows: usize, written: bool },
    /// A number for both.
    Number(u32),
    /// A number for OpenCL alone, whose pointers have no lengths.
    Length(u32),
}

/// A kernel in both languages, and one launch of it.
pub(crate) struct Case {
    /// The name of both functions.
    pub(crate) name: &'static str,
    pub(crate) block: [u16; 3],
    /// Work-items.
    pub(crate) grid: [u32; 3],
    pub(crate) arguments: Vec<Argument>,
}

impl Case {
    /// A launch of so many work-items in workgroups of `block`.
    pub(crate) fn new(name: &'static str, block: u16, items: usize) -> Case {
        Case { name, block: [block, 1, 1], grid: [items as u32, 1, 1], arguments: Vec::new() }
    }

    /// A launch of so many work-items in x and y.
    pub(crate) fn plane(name: &'static str, block: [u16; 2], [x, y]: [usize; 2]) -> Case {
        Case { name, block: [block[0], block[1], 1], grid: [x as u32, y as u32, 1], arguments: Vec::new() }
    }

    fn with(mut self, argument: Argument) -> Case {
        self.arguments.push(argument);
        self
    }

    /// A buffer that the kernels read.
    pub(crate) fn read(self, data: Data) -> Case {
        self.with(Argument::Buffer { data, rows: 1, written: false })
    }

    /// A matrix that the kernels read.
    pub(crate) fn read_rows(self, rows: usize, data: Data) -> Case {
        self.with(Argument::Buffer { data, rows, written: false })
    }

    /// A buffer that the kernels write.
    pub(crate) fn write(self, data: Data) -> Case {
        self.with(Argument::Buffer { data, rows: 1, written: true })
    }

    /// A matrix that the kernels write.
    pub(crate) fn write_rows(self, rows: usize, data: Data) -> Case {
        self.with(Argument::Buffer { data, rows, written: true })
    }

    /// An integer.
    pub(crate) fn number(self, n: u32) -> Case {
        self.with(Argument::Number(n))
    }

    /// A float.
    pub(crate) fn float(self, x: f32) -> Case {
        self.with(Argument::Number(x.to_bits()))
    }

    /// A length that T0 reads from its views.
    pub(crate) fn length(self, n: usize) -> Case {
        self.with(Argument::Length(n as u32))
    }
}
