//! Compares an instance with the reference interpreter of the compiler, which defines what the kernel means.
//!
//! **Correct** means: every element that the instance writes on the virtual GPU equals that of the unoptimised kernel
//! in the interpreter, bit by bit for integers, within a tolerance for floats, whose approximate operations differ.

use t0_core::ir::Function;
use t0_core::ir::interp::{self, Arg, InterpError};

use super::arguments::{Arguments, Value};
use super::cost::NoCost;
use super::program::Built;
use crate::Error;

/// The interpreter is slow: larger dimensions are made this large, or as large as the next number if the interpreter
/// takes too long. The numbers are odd, so that tiles are partial. Tiles of up to 64 elements are also whole, and their
/// loops take several steps, with the first.
pub(super) const MOST: [u64; 2] = [133, 37];
/// Operations of the interpreter.
const BUDGET: u64 = 400_000_000;

/// What a comparison found.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Compared {
    /// The results are equal.
    Equal,
    /// What differs.
    Differs(String),
    /// The interpreter takes too long.
    TooLong,
}

/// A dimension of at most `most`, if its multiple of `of` is not larger.
pub(super) fn smaller(n: u64, most: u64, of: u64) -> u64 {
    if n <= most { n } else { most.next_multiple_of(of).min(n) }
}

/// Runs both.
pub(super) fn compare(func: &Function, built: &Built, arguments: &Arguments) -> Result<Compared, Error> {
    let found = match arguments.launch_all(built) {
        Ok(found) => found,
        Err(NoCost::Refused(why)) => return Ok(Compared::Differs(why)),
        Err(NoCost::Failed(error)) => return Err(error),
    };
    // The position of each view among the interpreter's arguments, which have one for each number of a struct.
    let (mut args, mut positions) = (Vec::new(), Vec::new());
    for value in &arguments.values {
        positions.push(args.len());
        match value {
            Value::View { rows, cols, bytes, .. } => {
                args.push(Arg::View { bytes: bytes.clone(), rows: *rows, cols: *cols, stride: *cols });
            }
            Value::Scalar { numbers, .. } => args.extend(numbers.iter().map(|(_, number)| Arg::Scalar(*number))),
        }
    }
    match interp::run(func, arguments.grid, &mut args, BUDGET) {
        Ok(()) => {}
        Err(InterpError::Budget) => return Ok(Compared::TooLong),
        Err(error) => return Ok(Compared::Differs(format!("the reference interpreter stopped: {error}"))),
    }
    let mut found = found.into_iter();
    for (at, (value, position)) in arguments.values.iter().zip(positions).enumerate() {
        let (Value::View { element, written, .. }, Arg::View { bytes, .. }) = (value, &args[position]) else {
            continue;
        };
        let Some(found) = found.next() else { continue };
        if let Some(why) = written.then(|| element.difference(&found, bytes)).flatten() {
            return Ok(Compared::Differs(format!("argument {at}: {why}")));
        }
    }
    Ok(Compared::Equal)
}

#[cfg(test)]
mod tests {
    use super::smaller;

    #[test]
    fn large_dimensions_are_made_smaller() {
        assert_eq!([smaller(133, 133, 1), smaller(134, 133, 1), smaller(4096, 133, 32)], [133, 133, 160]);
        assert_eq!(smaller(150, 133, 32), 150, "it is not made larger");
    }
}
