//! Our programs, each compared with the host.

use super::runner::{Extent, Language, Run, checks, extent};
use crate::Stack;

/// A program of a suite.
struct Program {
    language: Language,
    source: &'static str,
    /// The group of packages that it needs.
    group: Option<&'static str>,
    libraries: &'static [&'static str],
    /// In seconds, for a sample. All cases have ten times as long.
    limit: u32,
}

impl Program {
    const fn hip(source: &'static str) -> Program {
        Program { language: Language::Hip, source, group: None, libraries: &[], limit: 120 }
    }

    const fn opencl(source: &'static str) -> Program {
        Program { language: Language::OpenCl, source, group: Some("opencl"), libraries: &["OpenCL"], limit: 120 }
    }

    const fn headers(source: &'static str) -> Program {
        Program { language: Language::Hip, source, group: Some("headers"), libraries: &[], limit: 120 }
    }

    const fn library(source: &'static str, name: &'static str, libraries: &'static [&'static str]) -> Program {
        Program { language: Language::Hip, source, group: Some(name), libraries, limit: 300 }
    }

    /// Builds and runs the program.
    #[track_caller]
    fn check(&self) {
        let Some(stack) = Stack::with_group(&format!("{} on the virtual device", self.source), self.group) else {
            return;
        };
        let program = stack.program(self.language, self.source, self.libraries);
        let (argument, limit) = match extent() {
            Extent::Sample => ("sample", self.limit),
            Extent::All => ("all", self.limit * 10),
        };
        let opencl = self.language == Language::OpenCl;
        let preloaded = opencl.then(|| stack.program(Language::Preloaded, "opencl/prefix.c", &[]));
        let run = Run { program, arguments: vec![argument.into()], environment: Vec::new(), preloaded, limit };
        let began = std::time::Instant::now();
        let printed = stack.limited(&run);
        match checks(&printed.lines()) {
            Ok(count) if printed.succeeded() => {
                println!("{}: {count} checks in {:.1} s", self.source, began.elapsed().as_secs_f32());
            }
            Ok(_) => panic!("{}", printed.report(&run, &[])),
            Err(failed) => panic!("{}", printed.report(&run, &failed)),
        }
    }
}

#[test]
fn hip_launch_forms_symbols_and_modules() {
    Program::hip("hip/launch.cpp").check();
}

#[test]
fn hip_kinds_of_memory_copies_and_fills() {
    Program::hip("hip/memory.cpp").check();
}

#[test]
fn hip_streams_events_and_graphs() {
    Program::hip("hip/streams.cpp").check();
}

#[test]
fn hip_functions_of_kernels() {
    Program::hip("hip/device.cpp").check();
}

#[test]
fn hip_barriers_of_a_grid() {
    Program::hip("hip/cooperative.cpp").check();
}

#[test]
fn opencl_buffers_events_and_queues() {
    Program::opencl("opencl/memory.cpp").check();
}

#[test]
fn opencl_kernels_and_programs() {
    Program::opencl("opencl/kernels.cpp").check();
}

#[test]
fn opencl_times_of_events() {
    Program::opencl("opencl/times.cpp").check();
}

#[test]
fn rocprim_algorithms() {
    Program::headers("libraries/rocprim.cpp").check();
}

#[test]
fn hipcub_algorithms_of_the_device_blocks_and_warps() {
    Program::headers("libraries/hipcub.cpp").check();
}

#[test]
fn thrust_containers_iterators_and_algorithms() {
    Program::headers("libraries/thrust.cpp").check();
}

#[test]
fn rocfft_transforms() {
    Program::library("libraries/rocfft.cpp", "rocfft", &["rocfft"]).check();
}

/// The library takes 1.8 GB, so that only `T0_SUITES=all` runs it.
#[test]
fn rocblas_products_and_vectors() {
    if extent() == Extent::All {
        Program::library("libraries/rocblas.cpp", "rocblas", &["rocblas"]).check();
    }
}
