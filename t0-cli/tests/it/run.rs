//! Runs `t0 run` and compares results, remarks and exit code with `golden/run.txt`.
//! `T0_BLESS=1 cargo test -p t0-cli` rewrites the file; review the diff.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use t0_abi::kernarg::Layout;
use t0_abi::names::BLOCK_COUNTS;
use t0_abi::view::Dimension;
use t0_abi::{Abi, View};
use t0_isa::isa::{Inst, Op, Operand};
use t0_isa::object::{Arg, Kernel, Line, Machine, ObjectBuilder};
use t0_tests_share::scale::{self, words};

/// [`scale::scale`] with the names of its parameters and its source lines.
fn scale() -> Kernel {
    let line = |offset, line| Line { offset, file: Arc::from("src/scale.rs"), line, column: 5 };
    Kernel {
        args: vec![Arg::buffer(0).named("x"), Arg::buffer(8).named("out"), Arg::by_value(16, 4).named("factor")],
        lines: vec![line(0, 3), line(40, 4)],
        ..scale::scale()
    }
}

/// A kernel in the ABI of `#[t0::kernel]`: writes the view's length and its number of workgroups to its first two
/// elements.
fn ends() -> Kernel {
    let (s, v, n) = (Operand::s, Operand::v, Operand::int);
    let mut layout = Layout::new();
    let (out, hidden) = (layout.view(), layout.hidden());
    let code = words(&[
        Inst::new(Op::s_load_b128, &[s(4), s(0)]),
        Inst::new(Op::s_load_b32, &[s(2), s(0)]).with_offset(hidden.block_count(0) as i32),
        Inst::new(Op::v_mov_b32, &[v(1), n(0)]),
        Inst::new(Op::s_waitcnt, &[Operand::imm(0)]),
        Inst::new(Op::v_mov_b32, &[v(2), s(4 + (Dimension::Len.offset() / 4) as u16)]),
        Inst::new(Op::v_mov_b32, &[v(3), s(2)]),
        Inst::new(Op::global_store_b64, &[v(1), v(2), s(4)]),
        Inst::new(Op::s_endpgm, &[]),
    ]);
    let mut args = vec![Arg::by_value(out, size_of::<View>() as u32).named("out")];
    args.extend((0..3).map(|axis| Arg::by_value(hidden.block_count(axis), 4).named(BLOCK_COUNTS[axis])));
    Kernel {
        args,
        abi: Some(Abi::new(0)),
        kernarg_size: hidden.bytes(false),
        vgprs: 8,
        block: Some([32, 1, 1]),
        max_flat_workgroup_size: 32,
        ..Kernel::new("ends", code)
    }
}

/// An endless loop.
fn endless() -> Kernel {
    Kernel { vgprs: 8, ..Kernel::new("endless", words(&[Inst::new(Op::s_branch, &[Operand::imm(0xffff)])])) }
}

/// Runs its loop `count` times for the one wave; the lines of the loop alternate, and the end has none.
fn counted(count: u16) -> Kernel {
    let (s, n) = (Operand::s, Operand::int);
    let line = |offset, file, line| Line { offset, file: Arc::from(file), line, column: 9 };
    let code = words(&[
        Inst::new(Op::s_movk_i32, &[s(2), Operand::imm(count)]),
        Inst::new(Op::s_nop, &[Operand::imm(0)]),
        Inst::new(Op::s_sub_u32, &[s(2), s(2), n(1)]),
        Inst::new(Op::s_cmp_lg_u32, &[s(2), n(0)]),
        Inst::new(Op::s_cbranch_scc1, &[Operand::imm(0xfffc)]),
        Inst::new(Op::s_endpgm, &[]),
    ]);
    let lines = vec![
        line(0, "src/scale.rs", 2),
        line(4, "nowhere.rs", 7),
        line(8, "src/scale.rs", 4),
        line(16, "src/scale.rs", 3),
        line(20, "src/scale.rs", 0),
    ];
    Kernel { vgprs: 8, lines, ..Kernel::new("counted", code) }
}

/// Every work-item stores its number to the first element.
fn same_place() -> Kernel {
    let (s, v, n) = (Operand::s, Operand::v, Operand::int);
    let code = words(&[
        Inst::new(Op::s_load_b64, &[s(4), s(0)]),
        Inst::new(Op::v_mov_b32, &[v(1), n(0)]),
        Inst::new(Op::s_waitcnt, &[Operand::imm(0)]),
        Inst::new(Op::global_store_b32, &[v(1), v(0), s(4)]),
        Inst::new(Op::s_endpgm, &[]),
    ]);
    let line = |offset, line| Line { offset, file: Arc::from("src/same_place.rs"), line, column: 5 };
    Kernel {
        args: vec![Arg::buffer(0).named("out")],
        kernarg_size: 8,
        vgprs: 8,
        workitem_ids: 1,
        max_flat_workgroup_size: 64,
        lines: vec![line(0, 3), line(16, 4)],
        ..Kernel::new("same_place", code)
    }
}

/// As [`same_place`] for one work-item, which branches around a scalar that is read before its load is complete.
fn hidden_mistake() -> Kernel {
    let (s, v, n) = (Operand::s, Operand::v, Operand::int);
    let code = words(&[
        Inst::new(Op::s_load_b64, &[s(4), s(0)]),
        Inst::new(Op::s_cmp_lg_u32, &[n(0), n(0)]),
        Inst::new(Op::s_cbranch_scc0, &[Operand::imm(1)]),
        Inst::new(Op::s_mov_b32, &[s(6), s(4)]),
        Inst::new(Op::v_mov_b32, &[v(1), n(0)]),
        Inst::new(Op::s_waitcnt, &[Operand::imm(0)]),
        Inst::new(Op::global_store_b32, &[v(1), v(0), s(4)]),
        Inst::new(Op::s_endpgm, &[]),
    ]);
    let line = |offset, line| Line { offset, file: Arc::from("src/hidden.rs"), line, column: 9 };
    let lines = vec![line(0, 3), line(16, 4), line(20, 5)];
    Kernel { name: "hidden_mistake".into(), code, lines, ..same_place() }
}

/// Kernels that state their grid.
const RULES: &str = "\
#[t0::kernel(block = 64, grid = y.len(), requires(x.len() == y.len(), by > 0))]
pub fn scaled(by: u32, x: In<u32>, mut y: Out<u32>) {
    y[global_id()] = x[global_id()] * by;
}

#[t0::kernel(
    let LANES = 32 * WAVES,
    block = LANES,
    grid = blocks(y.cols().div_ceil(LANES), y.rows()),
    for(WAVES in [2]),
)]
pub fn numbered<const WAVES: u32>(mut y: Out<u32>) {
    if global_id() < y.cols() {
        y[(block_id_y(), global_id())] = block_id_y() * 1000 + global_id();
    }
}

#[t0::kernel(block = 32, grid = x.len() / n + n, requires(x.len() > TILE))]
pub fn parts(n: i64, x: In<u32>, mut y: Out<u32>) {
    y[global_id()] = x[global_id()];
}

const TILE: u32 = 16;

#[t0::kernel(block = 32, grid = y.len().div_ceil(TILE), requires(add))]
pub fn tiles(add: bool, mut y: Out<u32>) {
    y[global_id() * TILE] = add as u32;
}

#[t0::kernel(block = 32, grid = x.len())]
pub fn sums(x: In<[f32; 4]>, mut y: Out<f32>) {
    let v = x[global_id()];
    y[global_id()] = v[0] + v[1] + v[2] + v[3];
}

#[derive(t0::Arg, Clone, Copy)]
#[repr(C)]
pub struct Point {
    pub x: f32,
    pub y: f32,
    pub tag: u32,
}

#[derive(t0::Arg, Clone, Copy)]
#[repr(C)]
pub struct Plan {
    pub count: u32,
    pub add: u32,
}

#[t0::kernel(block = 32, grid = plan.count, requires(points.len() >= plan.count, points.len() <= 64 * TILE))]
pub fn tags(plan: Plan, points: In<Point>, mut y: Out<u32>) {
    y[global_id()] = points[global_id()].tag + plan.add;
}

#[t0::device]
pub enum Act {
    Linear,
    Silu = 5,
    Gelu,
}

#[t0::kernel(block = 32, grid = y.len(), requires(act != Act::Silu, LAST == Act::Gelu || act == Act::Linear), for(LAST in [Act::Gelu]))]
pub fn acts<const LAST: Act>(act: Act, mut y: Out<u32>) {
    y[global_id()] = match act {
        Act::Linear => 1,
        Act::Silu => 2,
        Act::Gelu => 3 + LAST as u32,
    };
}
";

fn folder() -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("run");
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    let builder = ObjectBuilder::new(Machine::GFX1100);
    let both = builder.clone().kernel(scale()).kernel(ends()).kernel(endless());
    std::fs::write(path.join("k.co"), both.build().unwrap()).unwrap();
    let same_place = builder.clone().kernel(same_place());
    std::fs::write(path.join("same_place.co"), same_place.build().unwrap()).unwrap();
    let hidden = builder.clone().kernel(hidden_mistake());
    std::fs::write(path.join("hidden.co"), hidden.build().unwrap()).unwrap();
    std::fs::write(path.join("one.co"), builder.kernel(endless()).build().unwrap()).unwrap();
    let counted = ObjectBuilder::new(Machine::GFX1100).kernel(counted(10));
    std::fs::write(path.join("counted.co"), counted.build().unwrap()).unwrap();
    std::fs::create_dir(path.join("src")).unwrap();
    std::fs::write(path.join("src/scale.rs"), "fn scale() {\n    let i = id();\n    a();\n    out[i] = x[i];\t\n}\n")
        .unwrap();
    std::fs::write(path.join("rules.rs"), RULES).unwrap();
    let floats: Vec<u8> = [1.5f32, -2.0, 3.25].iter().flat_map(|x| x.to_le_bytes()).collect();
    std::fs::write(path.join("x.bin"), floats).unwrap();
    std::fs::write(path.join("odd.bin"), [1, 2, 3]).unwrap();
    path
}

/// The output and the exit code. Addresses differ between runs and are replaced by stars.
fn transcript(folder: &Path, arguments: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_t0"))
        .current_dir(folder)
        .args(arguments.split_whitespace())
        .stdin(Stdio::null())
        .env("NO_COLOR", "1")
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let code = output.status.code().unwrap();
    let code = if code == 0 { String::new() } else { format!("[exit code {code}]\n") };
    let err: String =
        text(&output.stderr).lines().map(|line| format!("! {line}").trim_end().to_owned() + "\n").collect();
    let out = text(&output.stdout);
    format!("$ t0 {arguments}\n{}{}{code}\n", stars(&out), stars(&err))
}

/// Replaces addresses, hexadecimal numbers of at least nine digits, by stars.
fn stars(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("0x") {
        let digits = rest[at + 2..].chars().take_while(char::is_ascii_hexdigit).count();
        let end = at + 2 + digits;
        out.push_str(&rest[..at]);
        out.push_str(if digits > 8 { "0x*" } else { &rest[at..end] });
        rest = &rest[end..];
    }
    out + rest
}

#[test]
fn kernels_run_from_the_shell() {
    let folder = folder();
    let scale = "run k.co --kernel scale --grid 100 --block 64";
    let mut found = String::new();
    for arguments in [
        format!("{scale} --arg f32[100]:range --arg f32[100] --arg f32:0.5 --out out --print 8"),
        format!("{scale} --arg f32[4x25]:ones --arg f32[4x25] --arg f32:-2 --out 1 --out 0 --print 3 --json"),
        format!("{scale} --arg f32[100]:random --arg f32[100] --arg f32:1 --seed 7 --out 1=y.bin --threads 1"),
        format!("{scale} --arg f32[@y.bin] --arg f32[100] --arg f32:1 --out 1 --print 4"),
        "run k.co --kernel scale --grid 3 --block 64 --arg f32[@x.bin] --arg f32[3] --arg f32:2 --out out".to_owned(),
        "run k.co --kernel ends --grid 70 --arg u32[10x7]:255 --out 0 --print 4".to_owned(),
        // The third workgroup is beyond the end of both buffers.
        "run k.co --kernel scale --grid 150 --block 64 --arg f32[128] --arg f32[128] --arg f32:1 --out 1 --print 2"
            .to_owned(),
        format!("{scale} --arg f32[100] --arg f32[100] --arg f32:1 --no-stats"),
        format!("{scale} --arg f32[100] --arg f32[100] --arg f32:1 --no-stats --json"),
        // Instructions by source line: the sum is the number of wave-instructions above.
        "run counted.co --grid 1 --lines".to_owned(),
        "run counted.co --grid 64 --block 32 --lines --no-stats --json".to_owned(),
        format!("{scale} --arg f32[100] --arg f32[100] --arg f32:1 --no-stats --lines"),
        "run one.co --grid 1 --budget 1000 --lines".to_owned(),
        "run one.co --grid 1 --budget 1000".to_owned(),
        "run one.co --grid 64 --block 32 --budget 1000 --json".to_owned(),
        // Lanes of one wave store different values to the same bytes: a note. A single lane gives none.
        "run same_place.co --grid 32 --block 32 --arg u32[1] --out 0 --strict --no-stats".to_owned(),
        "run same_place.co --grid 1 --block 1 --arg u32[1] --out 0 --strict --no-stats".to_owned(),
        "run same_place.co --grid 32 --block 32 --arg u32[1] --out 0 --no-stats".to_owned(),
        // The static check sees a path that the launch does not take.
        "run hidden.co --grid 1 --block 1 --arg u32[1] --out 0 --strict --no-stats".to_owned(),
        "run hidden.co --grid 1 --block 1 --arg u32[1] --strict --no-stats --json".to_owned(),
        "run hidden.co --grid 1 --block 1 --arg u32[1] --out 0 --no-stats".to_owned(),
        // The grid that the kernel's attribute states.
        "inspect rules.rs --kernel scaled -o scaled.co".to_owned(),
        "run scaled.co --arg u32:3 --arg u32[70]:range --arg u32[70] --out y --print 4 --no-stats".to_owned(),
        "run scaled.co --grid 2 --arg u32:3 --arg u32[70]:range --arg u32[70] --out y --print 4 --no-stats".to_owned(),
        "run scaled.co --arg u32:3 --arg u32[70]:range --arg u32[71] --no-stats".to_owned(),
        "run scaled.co --grid 2 --arg u32:0 --arg u32[70]:range --arg u32[70] --no-stats".to_owned(),
        "run scaled.co --arg u32:3 --arg u32[0] --arg u32[0] --no-stats".to_owned(),
        "run scaled.co --arg u32:3".to_owned(),
        "inspect rules.rs --kernel numbered -o numbered.co".to_owned(),
        "run numbered.co --arg u32[2x70] --out y --print 3 --no-stats".to_owned(),
        "inspect rules.rs --kernel parts -o parts.co".to_owned(),
        "run parts.co --arg i64:20 --arg u32[50] --arg u32[50] --no-stats".to_owned(),
        "run parts.co --arg i64:0 --arg u32[50] --arg u32[50] --no-stats".to_owned(),
        "run parts.co --arg i64:-3 --arg u32[50] --arg u32[50] --no-stats".to_owned(),
        "run parts.co --arg i64:5000000000 --arg u32[50] --arg u32[50] --no-stats".to_owned(),
        "inspect rules.rs --kernel tiles -o tiles.co".to_owned(),
        "run tiles.co --arg bool:1 --arg u32[50] --no-stats".to_owned(),
        "run tiles.co --arg bool:0 --arg u32[50] --grid 4 --no-stats".to_owned(),
        // Arrays and structs.
        "inspect rules.rs --kernel sums -o sums.co".to_owned(),
        "run sums.co --arg [f32;4][6]:range --arg f32[6] --out x --out y --print 8 --no-stats".to_owned(),
        "run sums.co --arg bytes[6] --arg f32[6] --out x --print 8 --no-stats".to_owned(),
        "run sums.co --arg [[f32;2];2][2x3]:ones --arg f32[6] --out y --no-stats".to_owned(),
        "run sums.co --arg f32[24] --arg f32[6]".to_owned(),
        "run sums.co --arg bytes[@x.bin] --arg f32[6]".to_owned(),
        "run sums.co --arg [f32;4]:range --arg f32[6]".to_owned(),
        "run sums.co --arg [f33;4][6] --arg f32[6]".to_owned(),
        "run sums.co --arg [f32;4 --arg f32[6]".to_owned(),
        "inspect rules.rs --kernel tags -o tags.co".to_owned(),
        "run tags.co --arg bytes:0300000005000000 --arg bytes[4]:7 --arg u32[3] --out y --no-stats".to_owned(),
        "run tags.co --arg bytes:0300000005000000 --arg [u32;3][4]:range --arg u32[3] --out y --no-stats".to_owned(),
        "run tags.co --arg bytes:0500000005000000 --arg bytes[4] --arg u32[5]".to_owned(),
        "run tags.co --arg bytes:03000000 --arg bytes[4] --arg u32[3]".to_owned(),
        "run tags.co --arg bytes:0300000005000000 --arg f32[12] --arg u32[3]".to_owned(),
        // Enums.
        "inspect rules.rs --kernel acts -o acts.co".to_owned(),
        "run acts.co --arg Act::Linear --arg u32[2] --out y --no-stats".to_owned(),
        "run acts.co --arg Act::Gelu --arg u32[2] --out y --no-stats".to_owned(),
        // A number that is not a code stands for the last variant.
        "run acts.co --arg u32:77 --arg u32[2] --out y --no-stats".to_owned(),
        "run acts.co --arg Act::Silu --arg u32[2]".to_owned(),
        "run acts.co --arg Act::Relu --arg u32[2]".to_owned(),
        "run acts.co --arg Other::Gelu --arg u32[2]".to_owned(),
        "run acts.co --arg f32:1 --arg u32[2]".to_owned(),
        "run k.co --kernel scale --grid 1 --arg f32[1] --arg f32[1] --arg Act::Silu".to_owned(),
        // Invalid arguments.
        "run k.co --grid 1".to_owned(),
        "run k.co --kernel none --grid 1".to_owned(),
        "run x.bin --grid 1".to_owned(),
        "run nowhere.co --grid 1".to_owned(),
        format!("{scale} --arg f32[100]"),
        format!("{scale} --arg f32:1 --arg f32[100] --arg f32:1"),
        format!("{scale} --arg f32[100] --arg f32[100] --arg f64:1"),
        format!("{scale} --arg f32[100] --arg f32[100] --arg lds:64"),
        format!("{scale} --arg f32[@nowhere.bin] --arg f32[100] --arg f32:1"),
        format!("{scale} --arg f32[@odd.bin] --arg f32[100] --arg f32:1"),
        format!("{scale} --arg f32[2@odd.bin] --arg f32[100] --arg f32:1"),
        format!("{scale} --arg u8[99999999999999999999x2] --arg f32[100] --arg f32:1"),
        format!("{scale} --arg u64[99999999999999x99999999] --arg f32[100] --arg f32:1"),
        format!("{scale} --arg u8[99999999x99999999] --arg f32[100] --arg f32:1"),
        format!("{scale} --arg f32[100] --arg f32[100] --arg f32:1 --out 2"),
        format!("{scale} --arg f32[100] --arg f32[100] --arg f32:1 --out z"),
        "run k.co --kernel scale --grid 100 --block 65 --arg f32[100] --arg f32[100] --arg f32:1".to_owned(),
        "run k.co --kernel ends --grid 70 --block 64 --arg u32[10]".to_owned(),
        "run k.co --grid 0".to_owned(),
        "run k.co --grid 1,2,3,4".to_owned(),
        "run k.co --grid 1 --arg f33:1".to_owned(),
        "run k.co --grid 1 --arg i8:128".to_owned(),
        "run k.co --grid 1 --arg 12".to_owned(),
        "run k.co --grid 1 --arg f32[5".to_owned(),
        "run k.co --grid 1 --arg f32[5]:many".to_owned(),
        "run k.co --grid 1 --arg bytes:abc".to_owned(),
        "run k.co".to_owned(),
        "run one.co".to_owned(),
    ] {
        found += &transcript(&folder, &arguments);
    }
    // The model and the trace launch them too; their figures are not those of this test.
    for arguments in [
        "run sums.co --arg [f32;4][64]:range --arg f32[64] --timing --no-sensitivity",
        "trace sums.co --arg [f32;4][64]:range --arg f32[64] --out sums.html",
        "run tags.co --arg bytes:0300000005000000 --arg bytes[3] --arg u32[3] --timing --no-sensitivity",
        "trace tags.co --arg bytes:0300000005000000 --arg bytes[3] --arg u32[3] --out tags.html",
        "run tiles.co --arg bool:1 --arg u32[50] --timing --no-sensitivity",
        "trace tiles.co --arg bool:1 --arg u32[50] --out tiles.html",
    ] {
        let text = transcript(&folder, arguments);
        assert!(!text.contains("[exit code"), "{text}");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/run.txt");
    if std::env::var_os("T0_BLESS").is_some() {
        std::fs::write(&path, &found).unwrap();
    }
    let wanted = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, wanted, "run.txt differs; T0_BLESS=1 rewrites it");
}
