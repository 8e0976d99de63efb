//! Compares an instance with the reference interpreter of the compiler, which defines what the kernel means.
//!
//! **Correct** means: every element that the instance writes on the virtual GPU equals that of the unoptimised kernel
//! in the interpreter, bit by bit for integers, within a tolerance for floats, whose approximate operations differ.

use t0_core::ir::Function;
use t0_core::ir::interp::{self, Arg};

use super::program::Built;
use super::sample::{Arguments, Value};
use crate::Error;

/// The interpreter is slow: larger dimensions are made this large. It is odd, so that tiles are partial.
const MOST: u64 = 37;
/// Operations of the interpreter.
const BUDGET: u64 = 400_000_000;

/// A dimension for the interpreter; a multiple of `of`.
pub(super) fn smaller(n: u64, of: u64) -> u64 {
    if n <= MOST { n } else { MOST.next_multiple_of(of).min(n) }
}

/// Runs both. The inner error says what differs.
pub(super) fn compare(func: &Function, built: &Built, arguments: &Arguments) -> Result<Result<(), String>, Error> {
    let found = match arguments.launch_all(built)? {
        Ok(found) => found,
        Err(why) => return Ok(Err(why)),
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
    if let Err(error) = interp::run(func, arguments.grid, &mut args, BUDGET) {
        return Ok(Err(format!("the reference interpreter stopped: {error}")));
    }
    let mut found = found.into_iter();
    for (at, (value, position)) in arguments.values.iter().zip(positions).enumerate() {
        let (Value::View { element, written, .. }, Arg::View { bytes, .. }) = (value, &args[position]) else {
            continue;
        };
        let Some(found) = found.next() else { continue };
        if let Some(why) = written.then(|| element.difference(&found, bytes)).flatten() {
            return Ok(Err(format!("argument {at}: {why}")));
        }
    }
    Ok(Ok(()))
}
