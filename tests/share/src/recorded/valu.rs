//! The recording of vector instructions, and the model's prediction for each row.
//!
//! The recorded program has one instance of every vector instruction, in the order of the names in its generator. The
//! file has a part of them. The instructions between two rows are known from the instruction table, and the model
//! executes them too; whether one of them waited for the instruction cache is not known. If the recorded queue length
//! of the row after such a gap differs from the predicted one, a wait in the gap that explains it is assumed.

use t0_isa::isa::{Field, Form, Format, Inst, Op, Operand, Reg};
use t0_timing::{ComputeUnit, Parameters, Shape, Step, Times, Wave};

/// One row of the recording.
pub struct VectorRow {
    /// The name in the recording.
    pub op: String,
    /// The instruction in the text of the trace.
    pub instruction: String,
    /// From issue to execution.
    pub queue: i64,
    /// From the execution of the previous instruction, in two runs.
    pub execute: [i64; 2],
    /// To the issue of the next instruction.
    pub issue: Option<i64>,
}

/// A distance above this is a wait for the instruction cache: the slowest instruction takes 40 clocks.
const MISS: i64 = 60;

impl VectorRow {
    /// Reads a line of the file.
    pub fn parse(line: &str) -> Option<VectorRow> {
        let mut columns = line.split('\t');
        let op = columns.next()?.to_owned();
        let mut number = columns.by_ref().skip(1).map(|column| column.parse::<i64>().ok());
        let (queue, first, second, issue) = (number.next()??, number.next()??, number.next()??, number.next()?);
        drop(number);
        Some(VectorRow { op, instruction: columns.next()?.to_owned(), queue, execute: [first, second], issue })
    }

    /// Whether the two runs agree on the execution.
    pub fn agrees(&self) -> bool {
        self.execute[0] == self.execute[1]
    }

    /// Whether the recorded text names the VGPRs of an instruction, in this order. The generator also sets fields that
    /// the instruction does not have.
    fn names(&self, inst: &Inst) -> bool {
        let arguments = self.instruction.split_once('(').map_or("", |(_, arguments)| arguments);
        let vgprs = arguments.split(", ").filter_map(|argument| argument.strip_prefix("v["));
        let recorded = vgprs.filter_map(|n| n.split([':', ']']).next()?.parse::<u16>().ok());
        let named = inst.operands().iter().filter_map(|operand| operand.reg()).filter(|reg| reg.is_vgpr());
        let recorded: Vec<u16> = recorded.collect();
        let named: Vec<u16> = named.map(|reg| reg.index()).collect();
        recorded.starts_with(&named)
    }

    /// Whether the instruction waited for the instruction cache.
    pub fn missed(&self) -> bool {
        !self.agrees() || self.execute[0] > MISS
    }
}

/// An instruction as the generator of the recorded program writes it: operand n of the encoding is register 16 n.
pub struct Generated {
    /// The name, with the suffix of its form.
    pub name: String,
    /// The instruction.
    pub inst: Inst,
    /// Whether it is the first one that needs a line of the instruction cache. Each line is executed once, so that all
    /// of them are cold.
    line: bool,
}

/// Bytes of a line of the instruction cache.
const LINE: u32 = 128;
/// The address of the first vector instruction within its line: all 13 recorded waits of more than 60 clocks are then
/// at the first instruction of a line.
const FIRST: u32 = 52;

/// All vector instructions of the recorded program, in order.
pub fn program() -> Vec<Generated> {
    let mut all = Vec::new();
    for &op in Op::ALL {
        let desc = op.desc();
        // The generator leaves out what changes EXEC or addresses registers indirectly.
        let left_out = op.name().starts_with("v_cmpx") || op.name().starts_with("v_movrel") || desc.slots.is_empty();
        if left_out || !desc.format.is_valu() || desc.format == Format::VOPD {
            continue;
        }
        let short = matches!(desc.format, Format::VOP1 | Format::VOP2 | Format::VOPC);
        let literal = desc.slots.iter().any(|slot| slot.field == Field::simm32);
        if short {
            all.push(generated(op, "_e32", Form::Short));
        }
        if short && !desc.short_only && !literal {
            all.push(generated(op, "_e64", Form::Long));
        } else if !short {
            all.push(generated(op, "", Form::Auto));
        }
        // Carry operations have a long form with a name of its own.
        if desc.format == Format::VOP2 && desc.slots.iter().any(|slot| slot.field == Field::vcc_dst) {
            all.push(generated(op, "", Form::Long));
        }
    }
    all.retain(|one| one.name != "v_add_co_ci_u32_e64" && !one.name.ends_with("_co_ci_u32_e64"));
    all.sort_by(|a, b| a.name.cmp(&b.name));
    let mut address = FIRST;
    for one in &mut all {
        let end = address + one.inst.encode().map_or(8, |words| 4 * words.len() as u32);
        one.line = address.is_multiple_of(LINE) || address / LINE != (end - 1) / LINE;
        // The recorded program has the long form too, which the table does not list.
        address = if one.name == "v_readfirstlane_b32_e32" { end + 8 } else { end };
    }
    all
}

fn generated(op: Op, suffix: &str, form: Form) -> Generated {
    let desc = op.desc();
    let mut slot_number = 0;
    let operands: Vec<Operand> = desc
        .slots
        .iter()
        .map(|slot| {
            let mask = matches!(slot.field, Field::vcc_dst | Field::vcc_src | Field::sdst | Field::sdst_v);
            let implicit = form == Form::Short && matches!(slot.field, Field::vcc_dst | Field::vcc_src);
            let n = slot_number;
            slot_number += u16::from(!implicit);
            match slot.field {
                Field::simm32 => Operand::Literal(0),
                _ if mask || slot.ty == t0_isa::isa::Ty::mask => Operand::Reg(Reg::VCC_LO),
                _ => Operand::v(16 * n),
            }
        })
        .collect();
    let inst = Inst::new(op, &operands).with_form(form);
    Generated { name: format!("{}{suffix}", op.name()), inst, line: false }
}

/// What the model says about a row.
pub struct Prediction {
    /// From the execution of the previous instruction.
    pub execute: Option<i64>,
    /// To the issue of the next instruction.
    pub issue: Option<i64>,
    /// The row follows instructions that are not in the file, among which a wait had to be assumed.
    pub assumed: bool,
}

/// The vector instructions as one wave, with the waits for the instruction cache known so far.
struct Replay<'a> {
    p: &'a Parameters,
    shapes: Vec<Shape>,
    steps: Vec<Step>,
}

impl Replay<'_> {
    fn run(&self) -> Vec<Times> {
        let wave = Wave { simd: 0, workgroup: 0, start: 1000, steps: self.steps.clone() };
        ComputeUnit::run(self.p, &self.shapes, &[wave]).remove(0)
    }

    fn push(&mut self, inst: &Inst) {
        self.steps.push(Step::plain(self.shapes.len() as u32));
        self.shapes.push(Shape::of(inst, self.p));
    }

    /// Delays a step to the given clock, if that is later.
    fn delay(&mut self, step: usize, clock: impl Fn(&[Times]) -> i64) {
        let times = self.run();
        let clock = clock(&times);
        if clock > times[step].issue {
            self.steps[step].fetched = clock;
        }
    }

    /// Assumes that a step waited for a line of the instruction cache until the pipeline was empty, unless the last
    /// step was then not in the queue for as long as recorded.
    fn assume_line(&mut self, step: usize, queue: i64) {
        self.steps[step].fetched = self.run()[step].issue + MISS;
        let last = self.run().pop().unwrap_or_default();
        if last.execute - last.issue != queue {
            self.steps[step].fetched = 0;
        }
    }

    /// Looks for a wait of one of these steps after which the last one is in the queue for as long as recorded.
    fn assume_wait(&mut self, steps: std::ops::Range<usize>, queue: i64) -> bool {
        let (times, last) = (self.run(), steps.end - 1);
        for place in steps.rev() {
            let kept = self.steps[place].fetched;
            for stall in 1..MISS {
                self.steps[place].fetched = times[place].issue + stall;
                let tried = self.run();
                if tried[last].execute - tried[last].issue == queue {
                    return true;
                }
            }
            self.steps[place].fetched = kept;
        }
        false
    }
}

/// Predicts every row from the recorded past: after a row is predicted, the recorded distances replace the predicted
/// ones where the card was slower.
pub fn predict(p: &Parameters, rows: &[VectorRow]) -> Vec<Prediction> {
    let program = program();
    let mut replay = Replay { p, shapes: Vec::new(), steps: Vec::new() };
    let mut predictions: Vec<Prediction> = Vec::new();
    // The row before: its place in the program and its step.
    let mut last: Option<(usize, usize)> = None;
    for (r, row) in rows.iter().enumerate() {
        let Some(place) = program.iter().position(|one| one.name == row.op) else { continue };
        assert!(row.names(&program[place].inst), "{} has other registers: {:?}", row.op, program[place].inst);
        let issue = r.checked_sub(1).and_then(|before| rows[before].issue);
        let first = replay.steps.len();
        let hidden = last.map_or(place, |(before, _)| before + 1)..place.max(last.map_or(0, |(before, _)| before + 1));
        program[hidden.clone()].iter().for_each(|one| replay.push(&one.inst));
        let at = replay.steps.len();
        replay.push(&program[place].inst);
        // The recorded distance to the first hidden instruction tells whether it waited.
        let lines = hidden.zip(first..).filter(|(place, step)| program[*place].line && (*step > first || r == 0));
        lines.for_each(|(_, step)| replay.assume_line(step, row.queue));
        let times = replay.run();
        if let (Some((_, before)), Some(prediction)) = (last, predictions.last_mut()) {
            prediction.issue = Some(times[first].issue - times[before].issue);
            // A wait for the instruction cache is not predicted.
            if let Some(miss) = issue.filter(|&distance| distance > MISS || before == 0) {
                replay.steps[first].fetched = times[before].issue + miss;
            }
        }
        if row.missed() && r > 0 && replay.steps[first].fetched == 0 {
            replay.steps[at].fetched = times[at - 1].execute + row.execute[0] - row.queue;
        }
        let times = replay.run();
        let queue = times[at].execute - times[at].issue;
        let mut execute = at.checked_sub(1).map(|before| times[at].execute - times[before].execute);
        let assumed = first < at && !row.missed() && queue != row.queue && replay.assume_wait(first..at + 1, row.queue);
        if assumed {
            let times = replay.run();
            execute = at.checked_sub(1).map(|before| times[at].execute - times[before].execute);
        }
        predictions.push(Prediction { execute, issue: None, assumed });
        // The recorded past of the next row.
        if let (Some((_, before)), Some(issue)) = (last, issue) {
            replay.delay(first, |times| times[before].issue + issue);
        }
        if !row.missed() && at > 0 {
            replay.delay(at, |times| times[at].issue + times[at - 1].execute + row.execute[0] - times[at].execute);
        }
        last = Some((place, at));
    }
    predictions
}

/// How many rows of a kind were counted and how many were exact.
#[derive(Clone, Copy, Default, Debug)]
pub struct Score {
    /// The counted rows.
    pub counted: usize,
    /// Those of them that are exact.
    pub exact: usize,
}

impl Score {
    fn add(&mut self, exact: bool) {
        self.counted += 1;
        self.exact += usize::from(exact);
    }

    /// The share of the counted rows that are exact.
    pub fn fraction(self) -> f64 {
        self.exact as f64 / self.counted.max(1) as f64
    }
}

/// The scores of all rows, and text about each row that is not exact or not counted.
pub struct Scores {
    /// The distances to the execution of the previous instruction.
    pub execute: Score,
    /// The distances to the issue of the next instruction.
    pub issue: Score,
    /// How many waits between the rows had to be assumed.
    pub assumed: usize,
    /// The rows that are not counted, because they wait for the instruction cache.
    pub misses: Vec<String>,
    /// The rows that are not exact.
    pub notes: Vec<String>,
}

/// Compares the model with the recording. Rows after a wait for the instruction cache are listed and not counted.
pub fn score(p: &Parameters, rows: &[VectorRow]) -> Scores {
    score_of(p, rows, |_| true)
}

/// Compares the model with the rows at some positions of the recording. All rows are the past of later ones.
pub fn score_of(p: &Parameters, rows: &[VectorRow], counts: impl Fn(usize) -> bool) -> Scores {
    let predictions = predict(p, rows);
    assert_eq!(predictions.len(), rows.len(), "every recorded instruction is in the table");
    let mut scores = Scores {
        execute: Score::default(),
        issue: Score::default(),
        assumed: 0,
        misses: Vec::new(),
        notes: Vec::new(),
    };
    for (position, (row, prediction)) in rows.iter().zip(&predictions).enumerate() {
        if !counts(position) {
            continue;
        }
        scores.assumed += usize::from(prediction.assumed);
        if row.missed() {
            scores.misses.push(row.op.clone());
        } else {
            let exact = prediction.execute == Some(row.execute[0]);
            scores.execute.add(exact);
            if !exact {
                let text = format!("{}: executes after {:?}, recorded {}", row.op, prediction.execute, row.execute[0]);
                scores.notes.push(text);
            }
        }
        match row.issue {
            Some(issue) if issue <= MISS && scores.execute.counted > 0 => {
                scores.issue.add(prediction.issue == Some(issue));
                if prediction.issue != Some(issue) {
                    let text = format!("{}: next issues after {:?}, recorded {issue}", row.op, prediction.issue);
                    scores.notes.push(text);
                }
            }
            Some(_) => scores.misses.push(format!("{} (the next one)", row.op)),
            None => {}
        }
    }
    scores
}
