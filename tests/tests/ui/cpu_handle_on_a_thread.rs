//! The lanes of a run share one thread, and so do their handles.

use t0::prelude::*;

fn sent<T: Send>() {}

fn main() {
    sent::<In<f32>>();
    sent::<LdsDyn<u32>>();
}
