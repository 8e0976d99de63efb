//! Products of matrices on the virtual GPU in strict mode, against sums in f64.
//!
//! | file | contents |
//! |---|---|
//! | `case` | a product with its data, its launch, and the expected result with its error bound |
//! | `compiled` | instances that the tests compile from the sources of the kernels |
//! | `instances` | the instances that ignis compiles, and their launch rules |
//! | `random` | random parameters and shapes |
//! | `wide` | many instances: layouts, epilogues, types, tiles |

mod case;
mod compiled;
mod instances;
mod random;
mod wide;
