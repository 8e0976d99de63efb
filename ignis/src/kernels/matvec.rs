//! A matrix times one vector, or a few, as decoding needs it: every weight is read once, so memory limits the speed.
//!
//! A group of lanes, a whole wave for one vector, computes `R` rows. Its lanes share the columns, and each loads 16
//! bytes of a row at a time. All loads of an iteration are issued before its first product. Products are
//! accumulated in `f32`, those of 16-bit types two at a time ([`dot`](ArrayExt::dot)), and `folded` sums them over
//! the group at the end. No result depends on the size of the launch.
//!
//! The kernels are `unsafe(unchecked)`: their loops make no comparisons with lengths. SAFETY: the launch rules fix the
//! lengths of all views by `rows` and `cols`. Rows beyond the last are replaced by the last, and not stored. Columns
//! are below `cols` by the conditions of the loops.

use super::math::silu;
use t0::prelude::*;

include!(concat!(env!("OUT_DIR"), "/matvec.rs"));
include!(concat!(env!("OUT_DIR"), "/matvecs.rs"));

/// The most elements of a matrix, divided by those in 16 bytes: offsets in bytes do not wrap, which lets the compiler
/// move the constant parts of addresses into the instructions.
#[t0::constant]
pub const MOST: u32 = 0xE00_0000;
/// The most columns, for the same reason.
#[t0::constant]
pub const MOST_COLUMNS: u32 = 0x40_0000;

/// The most bytes of a matrix.
pub const MOST_BYTES: u64 = 16 * MOST as u64;

/// The group of a lane: `lanes` neighbours form one.
#[t0::device]
fn group(lanes: u32) -> u32 {
    if lanes == 32 { 0 } else { lane() / lanes }
}

/// The number of a lane in its group.
#[t0::device]
fn member(lanes: u32) -> u32 {
    if lanes == 32 { lane() } else { lane() % lanes }
}

/// Sums each of the values over the lanes of a group. Sum `v` is in element `v / lanes` of the lanes whose number in
/// the group is `v % lanes`.
///
/// While there are pairs of values left, neighbours exchange halves of them: each keeps one value of a pair and gives
/// the other away. So a sum takes one exchange, and not one for each doubling of the distance.
#[t0::device]
pub fn folded<const V: usize>(values: [f32; V], lanes: u32) -> [f32; V] {
    let mut v = values;
    #[unroll]
    for s in 0..5u32 {
        if 1 << s < lanes {
            if V >> s > 1 {
                let upper = lane() >> s & 1 == 1;
                #[unroll]
                for i in 0..V {
                    if i < V >> (s + 1) {
                        let (a, b) = (v[2 * i], v[2 * i + 1]);
                        let (own, other) = if upper { (b, a) } else { (a, b) };
                        v[i] = own + wave::shuffle_xor(other, 1 << s);
                    }
                }
            } else {
                v[0] += wave::shuffle_xor(v[0], 1 << s);
            }
        }
    }
    v
}

/// The products of this lane's columns of `M` vectors with `R` rows; element `m * R + r` is that of vector `m` and row
/// `r`, and `V` is `M * R`.
///
/// Rows start at `starts` in `w`, and vectors at `vectors` in `x`. With two `PARTS`, `x` is the sum of two vectors, the
/// second `cols` after the first. `U` times 16 bytes of each row are loaded at once.
#[t0::device]
pub fn products<
    T: Float,
    const PER: usize,
    const M: usize,
    const R: usize,
    const V: usize,
    const U: usize,
    const PARTS: u32,
>(
    x: &In<T>,
    w: &In<T>,
    vectors: [u32; M],
    starts: [u32; R],
    cols: u32,
    lanes: u32,
) -> [f32; V] {
    let per = PER as u32;
    let wide = lanes * per;
    let step = wide * U as u32;
    let column = member(lanes) * per;
    let second = cols.min(MOST_COLUMNS);
    // 16 bytes are loaded at once only if every row starts at a multiple of 16 bytes.
    let aligned = cols % per == 0;
    let whole = cols / step * step * aligned as u32;
    let zero = [T::from_f32(0.0); PER];
    let mut acc = [0.0f32; V];
    let mut base = 0;
    while base < whole {
        let k = base % MOST_COLUMNS + column;
        let mut xs = [[zero; M]; U];
        let mut rest = [zero; U];
        let mut ws = [[zero; R]; U];
        #[unroll]
        for u in 0..U {
            #[unroll]
            for m in 0..M {
                xs[u][m] = x.load::<PER>(vectors[m] + k + u as u32 * wide);
            }
            if PARTS == 2 {
                rest[u] = x.load::<PER>(second + k + u as u32 * wide);
            }
        }
        #[unroll]
        for u in 0..U {
            #[unroll]
            for r in 0..R {
                ws[u][r] = w.load::<PER>(starts[r] + k + u as u32 * wide);
            }
        }
        #[unroll]
        for u in 0..U {
            #[unroll]
            for m in 0..M {
                #[unroll]
                for p in 0..PER / 2 {
                    // From the last row, so that there is one wait for all rows. Neighbouring products do not depend on
                    // each other.
                    #[unroll]
                    for back in 0..R {
                        let r = R - 1 - back;
                        let weights = [ws[u][r][2 * p], ws[u][r][2 * p + 1]];
                        acc[m * R + r] = [xs[u][m][2 * p], xs[u][m][2 * p + 1]].dot(weights, acc[m * R + r]);
                        if PARTS == 2 {
                            acc[m * R + r] = [rest[u][2 * p], rest[u][2 * p + 1]].dot(weights, acc[m * R + r]);
                        }
                    }
                }
            }
        }
        base += step;
    }
    if whole < cols {
        if aligned {
            for k in strided(whole + column, cols, wide) {
                let mut ws = [zero; R];
                #[unroll]
                for r in 0..R {
                    ws[r] = w.load::<PER>(starts[r] + k);
                }
                #[unroll]
                for m in 0..M {
                    let v = x.load::<PER>(vectors[m] + k);
                    #[unroll]
                    for r in 0..R {
                        acc[m * R + r] = v.dot(ws[r], acc[m * R + r]);
                    }
                }
                if PARTS == 2 {
                    let v = x.load::<PER>(second + k);
                    #[unroll]
                    for r in 0..R {
                        acc[r] = v.dot(ws[r], acc[r]);
                    }
                }
            }
        } else {
            for k in strided(member(lanes), cols, lanes) {
                let mut ws = [0.0f32; R];
                #[unroll]
                for r in 0..R {
                    ws[r] = w[starts[r] + k].to_f32();
                }
                #[unroll]
                for m in 0..M {
                    let mut v = x[vectors[m] + k].to_f32();
                    if PARTS == 2 {
                        v += x[second + k].to_f32();
                    }
                    #[unroll]
                    for r in 0..R {
                        acc[m * R + r] = v.mul_add(ws[r], acc[m * R + r]);
                    }
                }
            }
        }
    }
    acc
}

/// The starts in the matrix of the `R` rows of this lane's group: the rows from `row` on, and with two `SIDES` the
/// first half of them and as many `rows` later.
#[t0::device]
pub fn row_starts<const PER: usize, const R: usize, const SIDES: usize>(row: u32, rows: u32, cols: u32) -> [u32; R] {
    let most = MOST * PER as u32 / SIDES as u32;
    let (last, side) = (((rows - 1) * cols).min(most), (rows * cols).min(most));
    let half = R / SIDES;
    let mut starts = [(row * cols).min(last); R];
    #[unroll]
    for j in 1..half {
        starts[j] = (starts[j - 1] + cols).min(last);
    }
    #[unroll]
    for j in half..R {
        starts[j] = starts[j - half] + side;
    }
    starts
}

/// Stores the sums of `M` vectors and `R` rows as [`folded`] returns them; `row` is the first row of the lane's group.
#[t0::device]
pub fn stored<T: Float, O: Float, const ADD: bool, const R: usize, const V: usize, const SIDES: usize>(
    y: &mut InOut<O>,
    bias: &In<T>,
    sums: [f32; V],
    row: u32,
    lanes: u32,
) {
    let (rows, half) = (y.cols(), (R / SIDES) as u32);
    #[unroll]
    for i in 0..V {
        if i == 0 || i < V / lanes as usize {
            let v = i as u32 * lanes + member(lanes);
            let (m, r) = (v / R as u32, v % R as u32);
            let row = row + r % half;
            let mut value = sums[i];
            if bias.len() > 0 {
                value += bias[(row + r / half * rows).min(bias.len() - 1)].to_f32();
            }
            if SIDES == 2 {
                value = silu(value) * wave::shuffle_xor(value, half);
            }
            // With one vector, which `V == R` means, `m` is 0.
            if v < V as u32 && r < half && row < rows && (V == R || m < y.rows()) {
                if ADD {
                    value += y[(m, row)].to_f32();
                }
                y[(m, row)] = O::from_f32(value);
            }
        }
    }
}

/// `y = w x + bias` for one vector, plus the old `y` if `ADD`. With two `SIDES`, `y = silu(g) * u`, where `g` is the
/// product of the first half of the rows and `u` that of the second half.
///
/// - `x`: `PARTS` x cols. With two parts it is the sum of both (see [`rmsnorm`](super::norm::rmsnorm())).
/// - `w`: `SIDES` * rows x cols, contiguous. `bias`: one element for each row of `w`, or empty.
/// - `y`: 1 x rows.
/// - `PER`: how many elements of `T` are 16 bytes. `R`: how many rows of `w` a wave computes. `U`: how many 16 bytes of
///   a row a lane loads at once.
/// - `WAVES`: the waves of a workgroup, which share nothing. Small workgroups leave the last compute units less to do
///   alone; large ones may divide the rows into equal parts where small ones do not.
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(y.cols().div_ceil(WAVES * R / SIDES), y.rows()),
    requires(
        y.rows() <= 1,
        x.len() >= y.rows() * PARTS * cols,
        w.len() == SIDES * y.cols() * cols,
        bias.len() == 0 || bias.len() == SIDES * y.cols(),
        w.len() <= 0xE00_0000 * PER && cols <= 0x40_0000,
    ),
    unsafe(unchecked),
    for(
        (T, PER, O, ADD, SIDES, PARTS) in [
            (f32, 4, f32, false, 1, 1), (f32, 4, f32, true, 1, 1), (f32, 4, f32, false, 2, 1),
            (bf16, 8, f32, false, 1, 1), (bf16, 8, f32, true, 1, 1), (bf16, 8, bf16, false, 2, 1),
            (bf16, 8, bf16, false, 1, 1), (bf16, 8, f32, false, 1, 2),
            (f16, 8, f32, false, 1, 1), (f16, 8, f32, true, 1, 1), (f16, 8, f16, false, 2, 1),
            (f16, 8, f16, false, 1, 1), (f16, 8, f32, false, 1, 2),
        ],
        in matvec_instances,
    ),
)]
pub fn matvec<
    T: Float,
    const PER: usize,
    O: Float,
    const ADD: bool,
    const SIDES: usize,
    const PARTS: u32,
    const R: usize,
    const U: usize,
    const WAVES: u32,
>(
    x: In<T>,
    w: In<T>,
    bias: In<T>,
    mut y: InOut<O>,
    cols: u32,
) {
    let row = (block_id() * WAVES + wave_id()) * (R / SIDES) as u32;
    let starts = row_starts::<PER, R, SIDES>(row, y.cols(), cols);
    let acc = products::<T, PER, 1, R, R, U, PARTS>(&x, &w, [0], starts, cols, 32);
    stored::<T, O, ADD, R, R, SIDES>(&mut y, &bias, folded(acc, 32), row, 32);
}

/// As [`matvec`](matvec()), for several vectors, up to `M`, which share the loads of the weights.
///
/// - `x`: vectors x cols, and any rows after them. `w`, `bias`: as in [`matvec`](matvec()). `y`: vectors x rows.
/// - `R`: how many rows a group computes. `V`: `M * R`. `U`: how many 16 bytes of a row a lane loads at once.
#[t0::kernel(
    block = 128,
    grid = blocks(y.cols().div_ceil(16 * R / SIDES), y.rows().min(1)),
    requires(
        y.rows() <= M,
        x.len() >= y.rows() * cols,
        w.len() == SIDES * y.cols() * cols,
        bias.len() == 0 || bias.len() == SIDES * y.cols(),
        w.len() <= 0xE00_0000 * PER && cols <= 0x40_0000,
    ),
    unsafe(unchecked),
    for(
        (T, PER, O, ADD, SIDES) in [
            (f32, 4, f32, false, 1), (f32, 4, f32, true, 1), (f32, 4, f32, false, 2),
            (bf16, 8, f32, false, 1), (bf16, 8, f32, true, 1), (bf16, 8, bf16, false, 2),
            (f16, 8, f32, false, 1), (f16, 8, f32, true, 1), (f16, 8, f16, false, 2),
        ],
        in matvecs_instances,
    ),
)]
pub fn matvecs<
    T: Float,
    const PER: usize,
    O: Float,
    const ADD: bool,
    const SIDES: usize,
    const M: usize,
    const R: usize,
    const V: usize,
    const U: usize,
>(
    x: In<T>,
    w: In<T>,
    bias: In<T>,
    mut y: InOut<O>,
    cols: u32,
) {
    let half = (R / SIDES) as u32;
    let row = (block_id() * 4 + wave_id()) * (half * 4) + group(8) * half;
    let starts = row_starts::<PER, R, SIDES>(row, y.cols(), cols);
    let last = y.rows() - 1;
    let vectors: [u32; M] = core::array::from_fn(|m| (m as u32).min(last) * cols.min(MOST_COLUMNS));
    let acc = products::<T, PER, M, R, V, U, 1>(&x, &w, vectors, starts, cols, 8);
    stored::<T, O, ADD, R, V, SIDES>(&mut y, &bias, folded(acc, 8), row, 8);
}
