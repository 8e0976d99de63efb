//! The choice of an instance for a shape. The emitted code contains this text.

/// What an instance costs at a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row<const D: usize> {
    /// Position in the list of instances.
    pub instance: usize,
    /// The measured shape.
    pub shape: [u64; D],
    /// The instance accepts shapes whose dimensions are multiples of these.
    pub multiples: [u64; D],
    /// The cost at that shape. Lower is better.
    pub cost: f64,
}

/// How far apart two shapes are: the product of the ratios of their dimensions, 1 for equal shapes.
pub fn distance<const D: usize>(a: [u64; D], b: [u64; D]) -> f64 {
    let mut product = 1.0;
    for i in 0..D {
        let (least, most) = if a[i] < b[i] { (a[i], b[i]) } else { (b[i], a[i]) };
        product *= most.max(1) as f64 / least.max(1) as f64;
    }
    product
}

/// The position of the best row for a shape: a row whose instance accepts the shape, of the nearest measured shape,
/// with the lowest cost; the first of equal rows. If no instance accepts the shape, it is chosen among all rows, and
/// the launch reports the requirement that does not hold.
///
/// `rows` is not empty.
pub fn nearest<const D: usize>(rows: &[Row<D>], shape: [u64; D]) -> usize {
    let mut best = 0;
    let mut best_key = (true, f64::INFINITY, f64::INFINITY);
    for (at, row) in rows.iter().enumerate() {
        let refused = (0..D).any(|i| row.multiples[i] > 1 && !shape[i].is_multiple_of(row.multiples[i]));
        let key = (refused, distance(row.shape, shape), row.cost);
        if key < best_key {
            (best, best_key) = (at, key);
        }
    }
    best
}
