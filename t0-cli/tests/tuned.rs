//! Runs `t0 tune` and `t0 explain NAME SHAPE` on a small crate.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const SOURCE: &str = "\
#[t0::kernel(block = 32, grid = blocks(y.len().div_ceil(32 * N)), for(in scale_instances))]
pub fn scale<const N: u32>(x: In<f32>, mut y: Out<f32>) {
    for k in 0..N {
        let i = (block_id() * N + k) * 32 + thread_id();
        if i < x.len() {
            y[i] = 2.0 * x[i];
        }
    }
}
";

/// What a build script passes on.
const REQUEST: &str = "\
root = \"\"
name = \"scale\"
source = \"src/lib.rs\"
kernel = \"scale\"
targets = [\"gfx1100\", \"gfx1102\"]
dimensions = [\"n\"]
shapes = [[32], [4096]]
[[parameter]]
name = \"N\"
values = [\"1\", \"4\", \"16\"]
[[view]]
name = \"x\"
values = [\"n\"]
[[view]]
name = \"y\"
values = [\"n\"]
[[multiple]]
name = \"n\"
value = \"32*N\"
";

fn folder(test: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(path.join("demo/src")).unwrap();
    std::fs::write(path.join("demo/src/lib.rs"), SOURCE).unwrap();
    std::fs::write(path.join("scale.toml"), REQUEST).unwrap();
    path
}

fn t0(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_t0")).current_dir(folder).args(arguments).env("NO_COLOR", "1").output().unwrap()
}

fn stdout(folder: &Path, arguments: &[&str]) -> String {
    let output = t0(folder, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(folder: &Path, arguments: &[&str]) -> String {
    let output = t0(folder, arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap().replace(&format!("{}/", folder.display()), "")
}

#[test]
fn a_kernel_is_tuned_and_its_choice_explained() {
    let folder = folder("tuned");
    let tuned = stdout(&folder, &["tune", "--crate", "demo", "--request", "scale.toml"]);
    assert!(tuned.starts_with("scale on gfx1100\n  32               scale<1> "), "{tuned}");
    assert!(tuned.contains("scale on gfx1102\n"), "{tuned}");
    assert!(folder.join("demo/tuning/scale.toml").is_file());

    // A shape that was measured, from the directory above the crate.
    let explained = stdout(&folder, &["explain", "scale", "32", "--target", "gfx1102"]);
    assert!(
        explained.starts_with("scale at 32 on gfx1102\n  cost by the static model; lower is better\n"),
        "{explained}"
    );
    assert!(explained.contains("    chosen\n  scale<4>\n    not: n = 32 is not a multiple of 128\n"), "{explained}");
    assert_eq!(explained.matches("chosen").count(), 1);

    // A shape that was not: the instance of the nearest shape that accepts it.
    let explained = stdout(&folder, &["explain", "scale", "4000"]);
    assert_eq!(explained.matches("scale at 4000 on gfx110").count(), 2, "{explained}");
    assert!(explained.contains("  not tuned at this shape; the nearest tuned shape is 4096\n"), "{explained}");
    assert!(explained.contains("    not: n = 4000 is not a multiple of 512\n"), "{explained}");

    // A changed source is reported.
    std::fs::write(folder.join("demo/src/lib.rs"), SOURCE.replace("2.0", "3.0")).unwrap();
    let output = t0(&folder, &["explain", "scale", "32"]);
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "./demo/tuning/scale.toml is stale, because the source has changed: run `t0 tune scale`\n"
    );
}

#[test]
fn what_is_missing_is_named() {
    let folder = folder("tuned_errors");
    assert_eq!(
        refused(&folder, &["explain", "scale", "32"]),
        "error: there is no tuning/scale.toml in ., nor in the directories below it: run `t0 tune scale`\n"
    );
    assert_eq!(
        refused(&folder, &["tune", "gemm", "--crate", "demo", "--request", "scale.toml"]),
        "error: the build script of demo describes no kernel `gemm` to t0-tune; it describes `scale`\n"
    );
    stdout(&folder, &["tune", "--crate", "demo", "--request", "scale.toml", "--target", "gfx1100"]);
    assert_eq!(
        refused(&folder, &["explain", "scale", "32", "--target", "gfx1102"]),
        "error: ./demo/tuning/scale.toml has no record for gfx1102, only for gfx1100: run `t0 tune scale --target gfx1102`\n"
    );
    assert_eq!(
        refused(&folder, &["explain", "scale", "32x32"]),
        "error: `32x32` is not a shape: expected numbers for n\n"
    );
    assert_eq!(
        refused(&folder, &["explain", "k.rs", "--crate", "demo"]),
        "error: k.rs and --crate demo were both passed: remove one of them\n"
    );
}
