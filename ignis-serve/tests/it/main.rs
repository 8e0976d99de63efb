//! The server over real sockets, with the tiny model of `assets/tiny-qwen3` on the virtual GPU.
//!
//! | file | contents |
//! |---|---|
//! | `fixture` | starts servers, and clients for them |
//! | `endpoints` | each endpoint, at once and as a stream |
//! | `refusals` | requests that are refused, in a table |
//! | `tools` | calls of tools, in each interface |
//! | `embeddings` | the vectors of texts |
//! | `formats` | answers that follow a schema |
//! | `bodies` | random bodies |
//! | `load` | many clients at the same time |
//! | `page` | the chat page in a browser |
//! | `failures` | a device that fails |
//! | `hostile` | clients that break the rules |
//! | `limits` | keys, floods, slow clients, large bodies, disconnects, stopping |

mod bodies;
mod embeddings;
mod endpoints;
mod failures;
mod fixture;
mod formats;
mod hostile;
mod limits;
mod load;
mod page;
mod refusals;
mod tools;
