//! Packed weights: integers of 4 or 8 bits, with scales and perhaps minima for groups of columns. The kernels compute
//! the numbers in registers.
//!
//! 16 neighbouring columns of a row are a group of 2 or 4 words in `q`. A byte of a group of 4 words is an integer. In
//! a group of 2 words, the lower halves of the bytes of a word are four integers, and the upper halves the four after
//! them. Integers are from 0 on; a number is `scale * integer + offset`, where both depend on the [`Pack`]. Rows are a
//! whole number of pairs of groups, and have no gaps.

use t0::prelude::*;

/// The lower halves of the bytes of a word, 0x0f0f0f0f.
#[t0::constant]
const LOWER_HALVES: u32 = 252_645_135;

/// How the scale and the offset of a group are stored: in `halves`, in `words`, or in both.
#[t0::device]
pub enum Pack {
    /// 4 bits from -8 on; a scale for 32 columns in `halves`.
    Int4,
    /// 4 bits; a scale and a minimum for 32 columns in `halves`.
    Int4Min,
    /// 4 bits; for 256 columns a scale and a minimum in `halves`, and in three `words` the factors of 6 bits of both
    /// for 32 columns each: the lower 4 bits of the scales, those of the minima, and two upper bits of each of both.
    Int4Parts,
    /// 8 bits from -128 on; a scale for 32 columns in `halves`.
    Int8,
    /// 8 bits; a scale and a minimum for 32 columns in `halves`.
    Int8Min,
    /// 8 bits; a scale and a minimum of 32 bits for 32 columns in `words`.
    Int8Wide,
    /// 8 bits from -32 on; a scale of 32 bits for 16 columns in `words`.
    Int8Fine,
}

/// The scale and the offset of a group of 16 columns.
#[t0::device]
pub fn scaled<const P: Pack>(halves: &In<f16>, words: &In<u32>, group: u32) -> (f32, f32) {
    let pair = group / 2;
    match P {
        Pack::Int4 => {
            let scale = halves[pair].to_f32();
            (scale, -8.0 * scale)
        }
        Pack::Int8 => {
            let scale = halves[pair].to_f32();
            (scale, -128.0 * scale)
        }
        Pack::Int4Min | Pack::Int8Min => (halves[2 * pair].to_f32(), halves[2 * pair + 1].to_f32()),
        Pack::Int4Parts => {
            let (block, part) = (group / 16, pair % 8 * 4);
            let high = words[3 * block + 2] >> part;
            let by = words[3 * block] >> part & 15 | (high & 3) << 4;
            let minus = words[3 * block + 1] >> part & 15 | (high >> 2 & 3) << 4;
            (halves[2 * block].to_f32() * by as f32, -(halves[2 * block + 1].to_f32() * minus as f32))
        }
        Pack::Int8Wide => (f32::from_bits(words[2 * pair]), f32::from_bits(words[2 * pair + 1])),
        Pack::Int8Fine => {
            let scale = f32::from_bits(words[group]);
            (scale, -32.0 * scale)
        }
    }
}

/// The integers of a group.
#[t0::device]
pub fn integers<const W: usize>(words: [u32; W]) -> [f32; 16] {
    let mut v = [0.0f32; 16];
    #[unroll]
    for w in 0..W {
        #[unroll]
        for b in 0..4usize {
            if W == 4 {
                v[4 * w + b] = (words[w] >> (8 * b as u32) & 255) as f32;
            } else {
                v[8 * w + b] = ((words[w] & LOWER_HALVES) >> (8 * b as u32) & 255) as f32;
                v[8 * w + 4 + b] = ((words[w] >> 4 & LOWER_HALVES) >> (8 * b as u32) & 255) as f32;
            }
        }
    }
    v
}

/// The elements of a vector for a group.
#[t0::device]
pub fn sixteen<T: Float>(x: &In<T>, at: u32) -> [f32; 16] {
    let mut v = [0.0f32; 16];
    #[unroll]
    for i in 0..4usize {
        let four = x.load::<4>(at + 4 * i as u32);
        #[unroll]
        for k in 0..4usize {
            v[4 * i + k] = four[k].to_f32();
        }
    }
    v
}

/// `y = w x`, or `y += w x` if `add` is not 0, for each row of `x`.
///
/// - `x`: `parts` rows for each row of `y`, which has one row if there are two; they are added. More rows may follow.
/// - `q`, `halves`, `words`: a matrix with a row for each column of `y` and `cols` columns: see the module.
/// - `W`: the words of a group.
///
/// A wave computes `R` rows; its lanes share the columns, a group at a time. Workgroups are small, so that those of a
/// small matrix occupy all compute units. Each row of `y` reads the whole matrix.
#[t0::kernel(
    block = 64,
    grid = blocks(y.cols().div_ceil(2 * R), y.rows()),
    requires(
        parts == 1 || parts == 2 && y.rows() <= 1,
        cols.is_multiple_of(32),
        x.len() >= y.rows() * parts * cols,
        q.len() * 16 == y.cols() * cols * W,
    ),
    for(
        (P, W) in [
            (Pack::Int4, 2), (Pack::Int4Min, 2), (Pack::Int4Parts, 2),
            (Pack::Int8, 4), (Pack::Int8Min, 4), (Pack::Int8Wide, 4), (Pack::Int8Fine, 4),
        ],
        T in [f32, bf16, f16],
        R in [4],
    ),
)]
pub fn packed_matvec<T: Float, const P: Pack, const W: usize, const R: usize>(
    x: In<T>,
    q: In<u32>,
    halves: In<f16>,
    words: In<u32>,
    mut y: InOut<f32>,
    cols: u32,
    parts: u32,
    add: u32,
) {
    let row = (block_id() * 2 + wave_id()) * R as u32;
    let (vector, groups, last) = (block_id_y(), cols / 16, y.cols() - 1);
    let mut acc = [0.0f32; R];
    for g in strided(lane(), groups, 32) {
        // All loads of weights are issued before the first wait.
        let mut loaded = [[0u32; W]; R];
        let mut scales = [(0.0f32, 0.0f32); R];
        #[unroll]
        for r in 0..R {
            let at = (row + r as u32).min(last) * groups + g;
            loaded[r] = q.load::<W>(at * W as u32);
            scales[r] = scaled::<P>(&halves, &words, at);
        }
        let mut v = sixteen::<T>(&x, vector * cols + 16 * g);
        if parts == 2 {
            let rest = sixteen::<T>(&x, cols + 16 * g);
            #[unroll]
            for i in 0..16usize {
                v[i] += rest[i];
            }
        }
        let mut sums = v;
        #[unroll]
        for step in 0..4usize {
            #[unroll]
            for i in 0..8usize {
                if i < 8 >> step {
                    sums[i] += sums[i + (8 >> step)];
                }
            }
        }
        #[unroll]
        for r in 0..R {
            let w = integers::<W>(loaded[r]);
            let mut dot = 0.0f32;
            #[unroll]
            for i in 0..16usize {
                dot = w[i].mul_add(v[i], dot);
            }
            let (scale, offset) = scales[r];
            acc[r] = scale.mul_add(dot, offset.mul_add(sums[0], acc[r]));
        }
    }
    // Lane `r` keeps the sum of row `r`.
    let mut value = 0.0f32;
    #[unroll]
    for r in 0..R {
        let sum = wave::sum(acc[r]);
        value = if lane() == r as u32 { sum } else { value };
    }
    if lane() < R as u32 && row + lane() < y.cols() {
        if add != 0 {
            value += y[(vector, row + lane())];
        }
        y[(vector, row + lane())] = value;
    }
}

/// Rows of a packed matrix as numbers, rounded to `T`: `out[i, :] = w[first + i, :]` or, if there are `ids`,
/// `w[ids[i], :]`, and NaN for a row that does not exist.
///
/// - `q`, `halves`, `words`: a matrix of `rows` x `cols`: see the module. `W`: the words of a group.
/// - `out`: contiguous. A work-item computes a group.
#[t0::kernel(
    block = 256,
    grid = out.len() / 16,
    requires(
        cols.is_multiple_of(32),
        cols > 0,
        out.cols() == cols && out.len() == out.rows() * cols,
        ids.len() == 0 || ids.len() == out.rows(),
        q.len() * 16 == rows * cols * W,
    ),
    for(
        (P, W) in [
            (Pack::Int4, 2), (Pack::Int4Min, 2), (Pack::Int4Parts, 2),
            (Pack::Int8, 4), (Pack::Int8Min, 4), (Pack::Int8Wide, 4), (Pack::Int8Fine, 4),
        ],
        T in [f32, bf16, f16],
    ),
)]
pub fn unpacked<T: Float, const P: Pack, const W: usize>(
    q: In<u32>,
    halves: In<f16>,
    words: In<u32>,
    ids: In<u32>,
    mut out: Out<T>,
    first: u32,
    rows: u32,
    cols: u32,
) {
    let groups = cols / 16;
    let to = global_id();
    if to < out.len() / 16 {
        let row = to / groups;
        let source = if ids.len() > 0 { ids[row] } else { first + row };
        let mut numbers = [f32::NAN; 16];
        if source < rows {
            let at = source * groups + to % groups;
            let w = integers::<W>(q.load::<W>(at * W as u32));
            let (scale, offset) = scaled::<P>(&halves, &words, at);
            #[unroll]
            for i in 0..16usize {
                numbers[i] = scale.mul_add(w[i], offset);
            }
        }
        #[unroll]
        for i in 0..4usize {
            let four = [numbers[4 * i], numbers[4 * i + 1], numbers[4 * i + 2], numbers[4 * i + 3]];
            out.store(16 * to + 4 * i as u32, four.map(|x| T::from_f32(x)));
        }
    }
}
