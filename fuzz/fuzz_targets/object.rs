//! Any bytes parse to an object or an error, without panics or giant allocations.
#![no_main]

use libfuzzer_sys::fuzz_target;
use t0_isa::object::Object;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(object) = Object::parse(bytes) {
        let _ = format!("{object:?}");
    }
});
