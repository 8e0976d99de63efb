//! Image instructions: loads and stores of texels, samples and gathers through an image descriptor.
//!
//! | file | contents |
//! |---|---|
//! | `request` | what an instruction asks for: the bits of a step, and the registers of its address |
//! | `descriptor` | the image descriptor and the sampler of gfx11, as fields |
//! | `layout` | where a texel lies in memory |
//! | `address` | coordinates: addressing modes, and the texels that a coordinate selects |
//! | `filter` | levels of detail and filters, over any source of texels |
//! | `transfer` | the steps of loads and stores, and of queries |
//! | `sample` | the step of samples and gathers |
//!
//! A load or store takes an address step and a data step as other memory instructions do, so that strict mode checks
//! it. A sample takes one step; strict mode rejects it.
//!
//! The facts are from the RDNA3 ISA, chapter 10 "Image Memory Instructions", and from `resource_gfx11.h` and
//! `image_manager_gfx11.cpp` of ROCr, which show the fields of the descriptors.
//!
//! **Invariant:** nothing here depends on how a card tiles an image: `layout` is the only file that computes offsets.
mod address;
mod descriptor;
mod filter;
mod layout;
mod request;
mod sample;
mod transfer;

pub(in crate::exec) use request::Request;
pub(in crate::exec) use sample::{GATHER, REFUSED, SAMPLE};
pub(in crate::exec) use transfer::{ADDRESS, LOAD, SIZE, STORE};
