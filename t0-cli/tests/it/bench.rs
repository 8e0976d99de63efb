//! Runs `t0 bench`: the table, comparisons with baselines, exit codes, and what is refused.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::kernels::{self, t0};

/// Takes as many rounds as the number that it overwrites says.
const SOURCE: &str = "
#[t0::kernel(block = 32, grid = x.len())]
pub fn count_down(mut x: InOut<u32>) {
    let i = global_id();
    let mut n = x[i];
    while n > 0 {
        n -= 1;
    }
    x[i] = n;
}
";
const LIST: &str = r#"
[[launch]]
name = "few | rounds"
file = "count_down.co"
arg = ["u32[64]:2.5"]

[[launch]]
name = "many rounds"
file = "count_down.co"
kernel = "count_down"
arg = ["u32[64]:ROUNDS"]
grid = 64
data = "l2"
"#;

/// A folder with the kernel, and the list with so many rounds of the second launch.
fn folder(name: &str, rounds: u32) -> PathBuf {
    let folder = kernels::folder(["bench", name], "kernels.rs", SOURCE, &["count_down"]);
    list(&folder, &LIST.replace("ROUNDS", &rounds.to_string()).replace("2.5", "2"));
    folder
}

fn list(folder: &Path, text: &str) {
    fs::write(folder.join("t0-bench.toml"), text).unwrap();
}

/// The exit code, the output and the remarks.
fn bench(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = t0(folder, &[&["bench"], arguments].concat());
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

fn json(folder: &Path, arguments: &[&str]) -> Value {
    serde_json::from_str(&bench(folder, &[arguments, &["--json"]].concat()).1).expect("JSON")
}

#[test]
fn figures_are_compared_with_a_baseline() {
    let folder = folder("compared", 100);
    let (code, table, remarks) = bench(&folder, &["--save", "base.toml"]);
    assert_eq!((code, &*remarks), (Some(0), "wrote 2 launches to base.toml\n"));
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[0], "| launch | kernel | modelled clocks | wave-instructions | VGPRs | scratch bytes |");
    assert!(lines[2].starts_with("| few \\| rounds | `count_down` | "), "{table}");
    assert_eq!(lines.len(), 4, "{table}");

    // The figures are equal in each run.
    let (code, table, _) = bench(&folder, &["--baseline", "base.toml", "--threshold", "0"]);
    assert_eq!(code, Some(0), "{table}");
    assert!(table.ends_with("\n\nNo figure has risen by more than 0 %.\n"), "{table}");

    // More rounds take more clocks and instructions, and no more registers.
    list(&folder, &LIST.replace("ROUNDS", "110").replace("2.5", "2"));
    let (code, table, _) = bench(&folder, &["--baseline", "base.toml"]);
    assert_eq!(code, Some(1), "{table}");
    assert!(table.contains("| many rounds | `count_down` | **"), "{table}");
    assert!(table.ends_with("Figures of 1 launch have risen by more than 2 %: they are bold.\n"), "{table}");
    let document = json(&folder, &["--baseline", "base.toml"]);
    assert_eq!(document["launches"][0]["worse"], serde_json::json!([]));
    assert_eq!(document["launches"][1]["worse"], serde_json::json!(["clocks", "instructions"]));
    let clocks = |of: &str| document["launches"][1][of]["clocks"].as_u64().unwrap();
    assert!(clocks("figures") > clocks("baseline"));
    assert_eq!(bench(&folder, &["--baseline", "base.toml", "--threshold", "50"]).0, Some(0));

    // Fewer rounds are no regression.
    list(&folder, &LIST.replace("ROUNDS", "50").replace("2.5", "2"));
    assert_eq!(bench(&folder, &["--baseline", "base.toml"]).0, Some(0));
}

#[test]
fn launches_that_one_side_lacks_are_named() {
    let folder = folder("names", 10);
    bench(&folder, &["--save", "base.toml"]);
    list(&folder, &LIST.replace("ROUNDS", "10").replace("2.5", "2").replace("many rounds", "ten rounds"));
    let (code, table, _) = bench(&folder, &["--baseline", "base.toml"]);
    assert_eq!(code, Some(0));
    assert!(table.contains("| ten rounds (new) | "), "{table}");
    assert!(table.ends_with("The baseline has a launch that the list does not have: many rounds.\n"), "{table}");
}

#[test]
fn invalid_lists_and_baselines_are_refused() {
    let folder = folder("refused", 10);
    let refused = |arguments: &[&str]| {
        let (code, out, error) = bench(&folder, arguments);
        assert_eq!((code, &*out), (Some(1), ""), "{arguments:?}: {error}");
        error
    };
    assert!(refused(&["none.toml"]).starts_with("error: none.toml cannot be read: "));
    let cases = [
        ("", "error: t0-bench.toml:1: the file has no table [[launch]]\n"),
        ("launch = 1", "error: t0-bench.toml:1: the file has no table [[launch]]\n"),
        ("[[launch]\n", "error: t0-bench.toml:1: "),
        ("[[kernel]]\n", "error: t0-bench.toml:1: unknown key `kernel`: expected tables [[launch]]\n"),
        ("[[launch]]\nfile = \"a\"\n", "error: t0-bench.toml:2: the launch has no `name`\n"),
        ("[[launch]]\nname = \"a\"\n", "error: t0-bench.toml:2: the launch has no `file`\n"),
        ("[[launch]]\nname = 1\n", "error: t0-bench.toml:2: `name` is not a string\n"),
        ("[[launch]]\nname = \"a\"\nfile = \"a\"\ngrid = {}\n", "error: t0-bench.toml:4: `grid` is neither a string"),
        (
            "[[launch]]\nname = \"a\"\nfile = \"a\"\ngird = 4\n",
            "error: t0-bench.toml:2: unexpected argument '--gird' found",
        ),
        (
            "[[launch]]\nname = \"a\"\nfile = \"a\"\ngrid = 0\n",
            "error: t0-bench.toml:2: invalid value '0' for '--grid <X[,Y[,Z]]>': `0` is not a number of work-items",
        ),
        (
            "[[launch]]\nname = \"a\"\nfile = \"count_down.co\"\n[[launch]]\nname = \"a\"\nfile = \"b\"\n",
            "error: t0-bench.toml:4: two launches are named `a`\n",
        ),
        (
            "[[launch]]\nname = \"a\"\nfile = \"none.co\"\n",
            "error: the launch `a` is not measured: none.co cannot be read: ",
        ),
    ];
    for (text, expected) in cases {
        list(&folder, text);
        let error = refused(&[]);
        assert!(error.starts_with(expected), "{text}\n{error}");
    }
    list(&folder, &LIST.replace("ROUNDS", "10").replace("2.5", "2"));
    bench(&folder, &["--save", "base.toml"]);
    let base = fs::read_to_string(folder.join("base.toml")).unwrap();
    fs::write(folder.join("base.toml"), base.replace("parameters ", "parameters 0")).unwrap();
    let error = refused(&["--baseline", "base.toml"]);
    assert!(error.starts_with("error: the clocks of `few | rounds` cannot be compared: "), "{error}");
    fs::write(folder.join("base.toml"), base.replace("vgprs = ", "vgprs = -")).unwrap();
    assert!(refused(&["--baseline", "base.toml"]).contains(": `vgprs` is not a count\n"));
    assert_eq!(bench(&folder, &["--threshold", "1"]).0, Some(2), "a threshold needs a baseline");
    assert_eq!(bench(&folder, &["--baseline", "base.toml", "--threshold", "-1"]).0, Some(2));
}
