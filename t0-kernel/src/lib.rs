//! What a T0 kernel body is written in, as Rust sees it.
//!
//! - [`Element`]: the types a buffer can hold.
//! - [`Image`]: the static description of an embedded kernel, which the runtime uploads and launches.

mod element;
mod image;

pub use element::Element;
pub use image::Image;
