//! What the profiles that `t0 new` writes are worth: a crate with two kernels (`kernels.rs`, `program.rs`) is built
//! from nothing in the dev profile, run, changed and built again, with these profiles and without them.
//! `cargo bench --bench profiles`. The builds take several minutes and need the crates of the registry.
//!
//! `profiles.first_build` is the processor time of the first build with the profiles. `profiles.with_WHAT` and
//! `profiles.without_WHAT` are times with them and without them: `saxpy` and `product` of a launch (the median of
//! five), `rebuild` of the build after a kernel has changed.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use t0_benches::figure;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize()?;
    let folder = root.join("target/tmp/profiles");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let mut new = Command::new(env!("CARGO"));
    new.args(["run", "--quiet", "--package", "t0-cli", "--manifest-path"]).arg(root.join("Cargo.toml"));
    finished(new.args(["--", "new", "t0-profiles", "--path-to-t0"]).arg(&root).current_dir(&folder))?;
    let made = folder.join("t0-profiles");
    for (file, text) in [("lib.rs", include_str!("kernels.rs")), ("main.rs", include_str!("program.rs"))] {
        fs::write(made.join("src").join(file), text)?;
    }
    measure(&made, "with")?;
    let manifest = fs::read_to_string(made.join("Cargo.toml"))?;
    let (without, _) = manifest.split_once("[profile.").ok_or("`t0 new` writes no profile")?;
    fs::write(made.join("Cargo.toml"), without)?;
    fs::remove_dir_all(made.join("target"))?;
    measure(&made, "without")?;
    Ok(fs::remove_dir_all(folder)?)
}

/// Builds the crate from nothing, runs it, changes a kernel and builds it again.
fn measure(made: &PathBuf, profiles: &str) -> Result<()> {
    let build = || finished(Command::new(env!("CARGO")).args(["build", "--quiet"]).current_dir(made));
    let before = processor_time()?;
    build()?;
    if profiles == "with" {
        figure("profiles.first_build", processor_time()? - before, "s of processor time");
    }
    let output = finished(&mut Command::new(made.join("target/debug/t0-profiles")))?;
    for kernel in ["saxpy", "product"] {
        let time = output.lines().find_map(|line| line.strip_prefix(kernel)?.trim().parse::<f64>().ok());
        let time = time.ok_or_else(|| format!("the program printed no time of {kernel}: {output}"))?;
        figure(&format!("profiles.{profiles}_{kernel}"), time / 1e3, "ms");
    }
    let kernels = made.join("src/lib.rs");
    let changed = fs::read_to_string(&kernels)?.replace("a * x[i] + y[i]", "y[i] + a * x[i]");
    fs::write(&kernels, changed)?;
    let start = Instant::now();
    build()?;
    figure(&format!("profiles.{profiles}_rebuild"), start.elapsed().as_secs_f64(), "s");
    Ok(fs::write(&kernels, include_str!("kernels.rs"))?)
}

/// The standard output of a command that must succeed. The target directory is that of the crate.
fn finished(command: &mut Command) -> Result<String> {
    let output = command.env_remove("CARGO_TARGET_DIR").stderr(std::process::Stdio::inherit()).output()?;
    if !output.status.success() {
        return Err(format!("{command:?} ended with {}", output.status).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// The processor time of all ended children of this process and of their children, in seconds.
fn processor_time() -> Result<f64> {
    let stat = fs::read_to_string("/proc/self/stat")?;
    // The name of the program, in parentheses, may contain spaces. After it, `cutime` and `cstime` are fields 13 and 14
    // from 0 (proc_pid_stat(5)), in ticks of 10 ms.
    let (_, fields) = stat.rsplit_once(')').ok_or("/proc/self/stat has no name")?;
    let ticks: Vec<f64> =
        fields.split_whitespace().skip(13).take(2).map(str::parse).collect::<std::result::Result<_, _>>()?;
    Ok(ticks.iter().sum::<f64>() / 100.0)
}
