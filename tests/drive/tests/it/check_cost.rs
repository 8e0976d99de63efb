//! What the compiler's checkers and the static check cost: relative to compiling the same kernels without them, and for
//! all kernels of ignis.
#![allow(clippy::print_stdout)] // figures of the gate

use t0_core::{Options, compile_ir};
use t0_isa::object::Object;
use t0_isa::target::GFX1100;
use t0_tests_drive::mutate::SOURCES;
use t0_tests_drive::source::File;
use t0_tests_drive::waits::{library, reports};

/// The processor time of this thread in nanoseconds, which other processes do not change.
fn now() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok()
}

/// Runs `work` and returns its result and its time.
fn timed<T>(work: impl FnOnce() -> T) -> Option<(T, u64)> {
    let start = now()?;
    let result = work();
    Some((result, now()? - start))
}

fn measure() -> Option<[u64; 3]> {
    let mut sum = [0; 3];
    for source in SOURCES {
        let file = File::parse(source);
        for name in file.names() {
            let compile = |verify| {
                let lowered = file.lower(&name).ok()?;
                compile_ir(&lowered.func, &GFX1100, &Options { level: 2, verify }).ok()
            };
            let (Some(code), plain) = timed(|| compile(false))? else { continue };
            let (_, verified) = timed(|| compile(true))?;
            let (reports, checked) = timed(|| {
                let object = Object::parse(&code.object).expect("the compiler's object");
                t0_check::check_kernel(&object, &object.kernels()[0]).expect("a kernel")
            })?;
            assert!(reports.iter().all(|report| report.severity() == t0_check::Severity::Note), "{name}: {reports:?}");
            for (sum, time) in sum.iter_mut().zip([plain, verified, checked]) {
                *sum += time;
            }
        }
    }
    Some(sum)
}

#[test]
fn the_static_check_is_cheap() {
    let Some([plain, verified, checked]) = measure() else {
        println!("skipped: /proc/thread-self/schedstat has no processor time");
        return;
    };
    let percent = |part: u64| 100.0 * part as f64 / plain as f64;
    println!("FIGURE check.compile_ms {:.0}", plain as f64 / 1e6);
    println!("FIGURE check.static_percent {:.1}", percent(checked));
    println!("FIGURE check.verify_percent {:.1}", percent(verified.saturating_sub(plain)));
    let kernels = library();
    let Some((found, time)) = timed(|| kernels.iter().map(|(_, words)| reports(words)).collect::<Vec<_>>()) else {
        return;
    };
    println!("FIGURE check.library_kernels {}", kernels.len());
    println!("FIGURE check.library_ms {:.0}", time as f64 / 1e6);
    assert!(plain > 0 && checked > 0);
    for ((name, _), found) in kernels.iter().zip(found) {
        assert!(found.iter().all(|report| report.severity() == t0_check::Severity::Note), "{name}: {found:?}");
    }
}
