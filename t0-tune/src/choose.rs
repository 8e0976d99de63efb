//! The choice of an instance for a shape. The emitted code contains this text.

/// What an instance costs at a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row<const D: usize> {
    /// Position in the list of instances.
    pub instance: usize,
    /// The measured shape.
    pub shape: [u64; D],
    /// The cost at that shape. Lower is better.
    pub cost: f64,
    /// The wave-instructions of a launch at that shape; infinite if they were not counted.
    pub instructions: f64,
}

/// The shapes that an instance accepts, one number for each dimension.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Accepts<const D: usize> {
    /// The least values.
    pub least: [u64; D],
    /// The largest values.
    pub most: [u64; D],
    /// What the values are multiples of.
    pub multiples: [u64; D],
}

impl<const D: usize> Accepts<D> {
    /// Whether the instance accepts a shape.
    pub fn shape(&self, shape: [u64; D]) -> bool {
        (0..D).all(|i| {
            let (n, of) = (shape[i], self.multiples[i]);
            self.least[i] <= n && n <= self.most[i] && (of <= 1 || n.is_multiple_of(of))
        })
    }
}

/// A number of a shape, as host code has it: lengths are `usize`, and literals without a type are `i32`.
pub trait Number: Copy {
    /// The number. A negative one counts as 0.
    fn number(self) -> u64;
}

impl Number for u64 {
    fn number(self) -> u64 {
        self
    }
}

impl Number for usize {
    fn number(self) -> u64 {
        self as u64
    }
}

impl Number for u32 {
    fn number(self) -> u64 {
        self.into()
    }
}

impl Number for i32 {
    fn number(self) -> u64 {
        u64::try_from(self).unwrap_or(0)
    }
}

/// How good a row is for a shape: whether its instance refuses the shape, the distance of the measured shape, and the
/// cost or the instructions there. Lower is better. The ranks of kernels for the same work are comparable if one cost
/// measured them.
pub type Rank = (bool, f64, f64);

/// How far apart two shapes are: the product of the ratios of their dimensions, 1 for equal shapes.
pub fn distance<const D: usize>(a: [u64; D], b: [u64; D]) -> f64 {
    let (mut more, mut less) = (1.0, 1.0);
    for i in 0..D {
        more *= a[i].max(b[i]).max(1) as f64;
        less *= a[i].min(b[i]).max(1) as f64;
    }
    more / less
}

/// The best row for a shape, and its rank: a row whose instance accepts the shape, of the nearest measured shape, with
/// the least `of`, which is its cost or its instructions; the first of equal rows. If no instance accepts the shape, it
/// is chosen among all rows, and the launch reports the requirement that does not hold.
///
/// `rows` is not empty; `accepts` has an entry for each instance. The distance is computed once for neighbouring rows
/// of one shape.
pub fn nearest<const D: usize>(
    rows: &[Row<D>],
    accepts: &[Accepts<D>],
    shape: [u64; D],
    of: fn(&Row<D>) -> f64,
) -> (usize, Rank) {
    let mut best = 0;
    let mut best_rank = (true, f64::INFINITY, f64::INFINITY);
    let mut far = ([0; D], f64::INFINITY);
    for (at, row) in rows.iter().enumerate() {
        if at == 0 || far.0 != row.shape {
            far = (row.shape, distance(row.shape, shape));
        }
        // A row that is farther than the best one needs no further comparison.
        if !best_rank.0 && far.1 > best_rank.1 {
            continue;
        }
        let rank = (!accepts[row.instance].shape(shape), far.1, of(row));
        if rank < best_rank {
            (best, best_rank) = (at, rank);
        }
    }
    (best, best_rank)
}
