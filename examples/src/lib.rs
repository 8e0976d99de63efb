//! The examples are in `examples/`; this library is empty.
