//! The recordings of two kernels with several waves, and the model's prediction of their issue distances.
//!
//! `s_delay_alu` leaves no trace: where the program counters leave room for it, the field that LLVM writes there is
//! derived from the dependencies. A trace shows one SIMD of a compute unit. The other one, which shares LDS and caches,
//! is assumed to run waves of the same kernel, which start shortly after those that are shown.

use t0_isa::isa::{Field, Form, Format, Inst, Op, Operand, Reg};
use t0_timing::{ComputeUnit, Kind, Parameters, Shape, Step, Touch, Wave};

/// An issue distance above this is a wait for memory that the card has not touched before.
const COLD: i64 = 60;
/// The waves of the SIMD that is not shown start this long after those that are.
const OTHER_SIMD: i64 = 8;

/// One line of a recording: an instruction that a wave issued.
#[derive(Clone, Debug)]
pub struct Row {
    /// When the instruction issues.
    pub clock: i64,
    /// The program counter.
    pub pc: u32,
    /// The instruction in the text of the trace.
    pub text: String,
}

/// The waves of each SIMD in a file.
pub fn parse(text: &str) -> Vec<Vec<Vec<Row>>> {
    let mut simds: Vec<Vec<Vec<Row>>> = Vec::new();
    for line in text.lines() {
        if line.starts_with('#') {
            simds.push(Vec::new());
            continue;
        }
        let columns: Vec<&str> = line.split('\t').collect();
        let [clock, wave, pc, _, _, text, ..] = columns[..] else { continue };
        let pc = u32::from_str_radix(pc.trim_start_matches("0x"), 16).expect("a program counter");
        let wave: usize = wave.parse().expect("a wave number");
        let waves = simds.last_mut().expect("a heading before the first line");
        waves.resize(waves.len().max(wave + 1), Vec::new());
        waves[wave].push(Row { clock: clock.parse().expect("a clock"), pc, text: text.to_owned() });
    }
    simds
}

fn operand(text: &str) -> Operand {
    let first = text.trim_end_matches(']').split(['[', ':']).nth(1).and_then(|n| n.parse().ok());
    match (text.chars().next(), first) {
        (Some('v'), Some(n)) => Operand::v(n),
        (Some('s'), Some(n)) => Operand::s(n),
        (Some('V'), _) => Operand::Reg(Reg::VCC_LO),
        (Some('E'), _) => Operand::Reg(Reg::EXEC_LO),
        (Some('N'), _) => Operand::None,
        // The value follows at the end, and does not change the time.
        (Some('L'), _) => Operand::Literal(0x1234_5678),
        _ if text.contains('.') => Operand::f32(text.parse().unwrap_or_else(|_| panic!("operand {text}"))),
        _ => Operand::int(text.parse().unwrap_or_else(|_| panic!("operand {text}"))),
    }
}

/// A dual-issued pair: two operations, their destinations, and their operands X0, Y0, X1, Y1. Operands that an
/// operation does not have are zero, or are left out at the end.
fn pair(arguments: &[&str]) -> Inst {
    let half = |name: &str| {
        let name = name.trim_start_matches("VOPDOp.V_DUAL_").to_lowercase();
        let name = if name == "add_nc_u32" { name } else { name.trim_end_matches("_e32").to_owned() };
        Op::from_name(&format!("v_{name}")).unwrap_or_else(|| panic!("v_dual_{name}"))
    };
    let at = |n: usize| arguments.get(n).map_or(Operand::v(0), |argument| operand(argument));
    let one = |op: Op, to: usize, first: usize, second: usize| {
        let sources = op.desc().slots.iter().filter(|slot| !slot.dst).count();
        let all = [at(to), at(first), at(second)];
        Inst::new(op, &all[..=sources.min(2)])
    };
    Inst::dual(one(half(arguments[0]), 2, 4, 6), one(half(arguments[1]), 3, 5, 7))
}

/// The instruction that a recording names. Trailing operands that are register 0 are left out there.
pub fn instruction(text: &str) -> Inst {
    let (name, arguments) = text.trim_end_matches(')').split_once('(').expect("an instruction");
    let arguments: Vec<&str> = arguments.split(", ").filter(|argument| !argument.is_empty()).collect();
    if name == "VOPD" {
        return pair(&arguments);
    }
    let short = name.ends_with("_e32");
    let op = name.trim_end_matches("_e32").trim_end_matches("_e64");
    let op = Op::from_name(op).unwrap_or_else(|| panic!("{text}"));
    let desc = op.desc();
    let order: &[Field] = match desc.format {
        Format::DS => &[Field::vdst, Field::addr, Field::data0, Field::data1],
        Format::GLOBAL => &[Field::vdst, Field::addr, Field::data, Field::saddr],
        Format::SMEM => &[Field::sdata, Field::sbase, Field::soffset],
        _ => &[],
    };
    let mut next = 0;
    let operands: Vec<Operand> = desc
        .slots
        .iter()
        .map(|slot| {
            if short && matches!(slot.field, Field::vcc_dst | Field::vcc_src) {
                return Operand::Reg(Reg::VCC_LO);
            }
            let place = order.iter().position(|field| *field == slot.field).unwrap_or(next);
            next += 1;
            let scalar =
                matches!(slot.field, Field::ssrc0 | Field::ssrc1 | Field::sdst | Field::soffset | Field::saddr);
            match (arguments.get(place), slot.field) {
                (Some(n), Field::simm16 | Field::waitcnt | Field::label) => Operand::Imm(n.parse().expect("a field")),
                (Some(argument), _) => operand(argument),
                (None, Field::simm16 | Field::waitcnt | Field::label) => Operand::Imm(0),
                (None, Field::soffset | Field::saddr) => Operand::None,
                (None, _) if scalar => Operand::s(0),
                (None, _) => Operand::v(0),
            }
        })
        .collect();
    Inst::new(op, &operands).with_form(if short { Form::Short } else { Form::Auto })
}

/// The program of a wave: its instructions, with the delays that the trace leaves out, and the row of each.
struct Program {
    insts: Vec<(Inst, Option<usize>)>,
}

impl Program {
    fn of(rows: &[Row]) -> Program {
        let mut insts: Vec<(Inst, Option<usize>)> = Vec::new();
        for (i, row) in rows.iter().enumerate() {
            let inst = instruction(&row.text);
            insts.push((inst, Some(i)));
            let Some(next) = rows.get(i + 1) else { continue };
            // A 64-bit encoding, or one with a literal, takes 8 bytes; the shortest encoding tells.
            let least =
                if inst.form == Form::Short { 4 } else { inst.encode().map_or(4, |words| 4 * words.len() as u32) };
            if next.pc > row.pc + least && next.pc - row.pc - least <= 4 {
                let later: Vec<Inst> = rows[i + 1..].iter().map(|row| instruction(&row.text)).collect();
                let earlier: Vec<Inst> = rows[..=i].iter().map(|row| instruction(&row.text)).collect();
                if let Some(field) = delay(&earlier, &later) {
                    insts.push((Inst::new(Op::s_delay_alu, &[Operand::Imm(field)]), None));
                }
            }
        }
        Program { insts }
    }
}

/// The field of an `s_delay_alu` before `later`: the dependencies of its first instruction and of the next one that has
/// any, as distances in vector instructions; for scalar instructions, one clock.
fn delay(earlier: &[Inst], later: &[Inst]) -> Option<u16> {
    let all: Vec<Inst> = earlier.iter().chain(later).copied().collect();
    let p = Parameters::GFX1100;
    let shapes: Vec<Shape> = all.iter().map(|inst| Shape::of(inst, &p)).collect();
    let depends = |at: usize| -> Option<u16> {
        let mut vector = 0;
        for before in (0..at).rev() {
            let scalar = shapes[at].kind == Kind::Salu;
            // The recorded carry chains are not delayed, so their delays name vector registers only.
            let reads = shapes[at].reads.iter().filter(|r| scalar || r.is_vector());
            let uses = reads.clone().any(|r| shapes[before].writes.iter().any(|w| w.overlaps(*r)));
            match (shapes[at].kind, shapes[before].kind) {
                (Kind::Valu(_), Kind::Valu(_)) => {
                    vector += 1;
                    if uses {
                        return Some(vector);
                    }
                }
                (Kind::Salu, Kind::Salu) if uses && before + 1 == at => return Some(9),
                (_, Kind::Branch) => return None,
                _ => {}
            }
            if vector == 4 {
                return None;
            }
        }
        None
    };
    let first = depends(earlier.len())?;
    let second = (1..6).find_map(|skip| Some((skip, depends(earlier.len() + skip as usize)?)));
    Some(first | second.map_or(0, |(skip, code): (u16, u16)| skip << 4 | code << 7))
}

/// The predicted and the recorded issue distance of one row.
#[derive(Clone, Debug)]
pub struct Distance {
    /// The wave's number among those of the SIMD.
    pub wave: usize,
    /// The instruction from which the distance is counted.
    pub text: String,
    /// Clocks in the recording.
    pub recorded: i64,
    /// Clocks in the model.
    pub modelled: i64,
}

impl Distance {
    /// Whether the recorded distance is a wait for memory that the card has not touched before.
    pub fn cold(&self) -> bool {
        self.recorded > COLD
    }
}

/// Runs the waves of one SIMD in the model. `lines` states the cache lines that a vector memory instruction touches.
pub fn distances(p: &Parameters, waves: &[Vec<Row>], lines: &dyn Fn(&Row) -> u16) -> Vec<Distance> {
    let mut shapes = Vec::new();
    let mut modelled = Vec::new();
    let mut rows_of = Vec::new();
    for (w, rows) in waves.iter().enumerate() {
        let program = Program::of(rows);
        let mut steps = Vec::new();
        let mut places = vec![0; rows.len()];
        for (inst, row) in &program.insts {
            if let Some(row) = row {
                places[*row] = steps.len();
            }
            let touch = Touch { lines: row.map_or(1, |row| lines(&rows[row])), cold: true };
            steps.push(Step { touch, ..Step::plain(shapes.len() as u32) });
            shapes.push(Shape::of(inst, p));
        }
        let wave = Wave { simd: 0, workgroup: w as u32, start: rows[0].clock, steps };
        rows_of.push(places);
        modelled.push(wave);
    }
    let count = modelled.len();
    for w in 0..if count > 1 { count } else { 0 } {
        let shown = modelled[w].clone();
        modelled.push(Wave { simd: 1, workgroup: (count + w) as u32, start: shown.start + OTHER_SIMD, ..shown });
    }
    let times = ComputeUnit::run(p, &shapes, &modelled);
    let mut distances = Vec::new();
    for (w, rows) in waves.iter().enumerate() {
        for i in 0..rows.len() - 1 {
            distances.push(Distance {
                wave: w,
                text: rows[i].text.clone(),
                recorded: rows[i + 1].clock - rows[i].clock,
                modelled: times[w][rows_of[w][i + 1]].issue - times[w][rows_of[w][i]].issue,
            });
        }
    }
    distances
}

/// Errors of the distances outside cold waits.
pub struct Errors {
    /// The median of the absolute errors, in clocks.
    pub median: i64,
    /// What nine tenths of the absolute errors do not exceed, in clocks.
    pub ninetieth: i64,
    /// For each wave, the sum of the modelled distances divided by that of the recorded ones.
    pub sums: Vec<f64>,
    /// The ratio of the sums, with the cold waits.
    pub totals: Vec<f64>,
}

/// The errors of these distances.
pub fn errors(distances: &[Distance]) -> Errors {
    let warm = || distances.iter().filter(|distance| !distance.cold());
    let mut errors: Vec<i64> = warm().map(|distance| (distance.modelled - distance.recorded).abs()).collect();
    errors.sort_unstable();
    let waves = distances.iter().map(|distance| distance.wave + 1).max().unwrap_or(0);
    let ratio = |cold: bool| -> Vec<f64> {
        (0..waves)
            .map(|w| {
                let of_wave = distances.iter().filter(|d| d.wave == w && (cold || !d.cold()));
                let (modelled, recorded) = of_wave.fold((0, 0), |sum, d| (sum.0 + d.modelled, sum.1 + d.recorded));
                modelled as f64 / recorded.max(1) as f64
            })
            .collect()
    };
    Errors {
        median: errors[errors.len() / 2],
        ninetieth: errors[errors.len() * 9 / 10],
        sums: ratio(false),
        totals: ratio(true),
    }
}

/// The lines of the recorded GEMM: a lane of its loads from B reads its own row of 128 bytes, and 16 lanes are active.
pub fn gemm_lines(row: &Row) -> u16 {
    if row.text.starts_with("global_load_b32") { 16 } else { 1 }
}
