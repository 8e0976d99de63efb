//! Compares an instance with the reference interpreter of the compiler, which defines what the kernel means.
//!
//! **Correct** means: every element that the instance writes on the virtual GPU equals that of the unoptimised kernel
//! in the interpreter, bit by bit for integers, within a tolerance for floats, whose approximate operations differ.

use t0_core::ir::Function;
use t0_core::ir::interp::{self, Arg, InterpError};

use super::arguments::{Arguments, Value};
use super::element::Difference;
use super::launch::{self, Ended};
use super::program::Built;
use crate::Error;

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

/// Runs both.
pub(super) fn compare(func: &Function, built: &Built, arguments: &Arguments) -> Result<Compared, Error> {
    if arguments.workgroups() == 0 {
        // Neither executes anything.
        return Ok(Compared::Equal);
    }
    let found = match arguments.launch_all(built, launch::BUDGET)? {
        Ended::Results(found) => found,
        Ended::Fault(why) | Ended::TooLong(why) => return Ok(Compared::Differs(why)),
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
    for (value, position) in arguments.values.iter().zip(positions) {
        let (Value::View { name, element, written, .. }, Arg::View { bytes, .. }) = (value, &args[position]) else {
            continue;
        };
        let Some(found) = found.next() else { continue };
        if let Some(difference) = written.then(|| element.difference(&found, bytes, element.approximate())).flatten() {
            let Difference { at, found, expected, .. } = difference;
            return Ok(Compared::Differs(format!("element {at} of `{name}` is {found}, expected {expected}")));
        }
    }
    Ok(Compared::Equal)
}
