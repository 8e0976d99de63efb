//! Fragments of matrix instructions: which row of LDS becomes which row of a result.

/// The row of LDS for row `i` of a tile that is the first operand of a matrix instruction. In lane half `h`, element
/// `j` of an accumulator is row `2 j + h`; it is to be row `8 h + j`, so that a lane has eight consecutive ones.
#[t0::device]
pub fn spread(i: usize) -> usize {
    i / 16 * 16 + i % 8 * 2 + i / 8 % 2
}
