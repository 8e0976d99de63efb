//! Any bytes parse to an object or an error, without panics or huge allocations. Every query of an object works, and it
//! can be rewritten. The same holds for bundles and other files that contain objects.
#![no_main]

use libfuzzer_sys::fuzz_target;
use t0_tests_share::fuzz::object;

fuzz_target!(|bytes: &[u8]| object(bytes));
