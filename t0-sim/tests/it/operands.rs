//! The registers that the instruction table says are read and written, compared with those that the virtual GPU uses.
//!
//! Each instruction runs twice: from a random state, and from the same state with every register changed that the
//! table does not name as read. The results must be equal, and nothing may change that the table does not name as
//! written. Then each operand is changed alone: the result must differ for some random state, or the table names a
//! register that is not read.
//!
//! MODE stays as it is, because floating-point operations read it although the table does not say so.
use std::collections::{BTreeMap, BTreeSet};
use t0_isa::effects::{Effects, Registers};
use t0_isa::isa::{Access, Flow, Format, Implicit, Inst, MemKind, Op, Operand, Reg, encode};
use t0_tests_reference::access::{access, accesses, around, prepare};
use t0_tests_reference::device::{DATA, Device};
use t0_tests_reference::generate::{EdgeCases, Random, Relative, alu, instruction, machine, pair, pairing};
use t0_tests_reference::machine::{EXEC, M0, Machine, NULL, SGPRS, VCC, VGPRS};

/// Random states of each instruction.
const ROUNDS: u64 = 40;

/// A part of the state of a wave. Scalars have their source codes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    Vector(u16),
    Scalar(u16),
    Scc,
    Mode,
}

/// The parts of a state that can be changed.
fn parts() -> impl Iterator<Item = Part> {
    let scalars = (0..SGPRS as u16).chain([VCC, VCC + 1, M0, EXEC, EXEC + 1]);
    (0..VGPRS as u16).map(Part::Vector).chain(scalars.map(Part::Scalar)).chain([Part::Scc])
}

/// The parts of a range of registers. The codes of VCCZ, EXECZ and SCC as operands stand for what they read.
fn of_registers(first: u16, count: u16, wave64: bool) -> Vec<Part> {
    let mask = |first: u16| (first..=first + u16::from(wave64)).map(Part::Scalar).collect();
    match Reg(first) {
        Reg::VCCZ => mask(VCC),
        Reg::EXECZ => mask(EXEC),
        Reg::SCC => vec![Part::Scc],
        _ => (first..first + count)
            .filter(|&code| code >= 256 || code < 128 && code != NULL)
            .map(|code| if code >= 256 { Part::Vector(code - 256) } else { Part::Scalar(code) })
            .collect(),
    }
}

fn of_access(access: Access, wave64: bool) -> Vec<Part> {
    of_registers(access.reg.0, access.dwords.into(), wave64)
}

fn of_state(inst: &Inst, state: Implicit, wave64: bool) -> Vec<Part> {
    let registers = inst.state_registers(state, wave64);
    let mut parts: Vec<Part> =
        registers.flat_map(|(first, count)| of_registers(first.0, count.into(), wave64)).collect();
    parts.extend(Some(Part::Scc).filter(|_| state.contains(Implicit::SCC)));
    parts.extend(Some(Part::Mode).filter(|_| state.contains(Implicit::MODE)));
    parts
}

/// What the table says about an instruction.
struct Named {
    reads: BTreeSet<Part>,
    writes: BTreeSet<Part>,
}

impl Named {
    fn of(inst: &Inst, wave64: bool) -> Named {
        let operands = |list: Vec<Access>| list.into_iter().flat_map(move |a| of_access(a, wave64));
        let reads = operands(inst.reads(wave64).collect()).chain(of_state(inst, inst.implicit_reads(), wave64));
        let writes = operands(inst.writes(wave64).collect()).chain(of_state(inst, inst.implicit_writes(), wave64));
        Named { reads: reads.collect(), writes: writes.collect() }
    }
}

/// Registers, and the memory that the instruction may access.
#[derive(Clone)]
struct State {
    machine: Machine,
    data: Vec<u32>,
}

impl State {
    fn word(&self, part: Part, lane: usize) -> u32 {
        match part {
            Part::Vector(n) => self.machine.vgprs[usize::from(n)][lane],
            Part::Scalar(code) => self.machine.scalars[usize::from(code)],
            Part::Scc => self.machine.scc.into(),
            Part::Mode => self.machine.mode,
        }
    }

    fn change(&mut self, part: Part, r: &mut Random) {
        match part {
            Part::Vector(n) => {
                self.machine.vgprs[usize::from(n)].iter_mut().for_each(|word| *word = other(r, *word));
            }
            Part::Scalar(code) => {
                let word = &mut self.machine.scalars[usize::from(code)];
                *word = other(r, *word);
            }
            Part::Scc => self.machine.scc = !self.machine.scc,
            Part::Mode => {}
        }
    }
}

/// Another word: unrelated, or one that differs in few bits.
fn other(r: &mut Random, word: u32) -> u32 {
    match r.below(3) {
        0 => word ^ 1 << r.below(32),
        _ => Some(r.edge_case()).filter(|&new| new != word).unwrap_or(!word),
    }
}

fn lanes(part: Part, state: &State) -> usize {
    if let Part::Vector(_) = part { state.machine.lanes() } else { 1 }
}

/// Whether a lane keeps a result register because it is inactive.
fn inactive(part: Part, lane: usize, start: &State) -> bool {
    matches!(part, Part::Vector(_)) && start.machine.exec() >> lane & 1 == 0
}

/// The first written part that differs between two runs, other than in inactive lanes that keep it.
fn difference(named: &Named, starts: [&State; 2], ends: [&State; 2]) -> Option<String> {
    for &part in &named.writes {
        for lane in 0..lanes(part, starts[0]) {
            let [before, after] = [starts, ends].map(|pair| pair.map(|state| state.word(part, lane)));
            let kept = inactive(part, lane, starts[0]) && before == after;
            if after[0] != after[1] && !kept {
                return Some(format!("{part:?} lane {lane}: {:08x} and {:08x}", after[0], after[1]));
            }
        }
    }
    let word = ends[0].data.iter().zip(&ends[1].data).position(|(x, y)| x != y)?;
    Some(format!("memory word {word}"))
}

/// A part that an instruction changes although the table does not name it as written.
fn unnamed(named: &Named, start: &State, end: &State) -> Option<String> {
    let all = parts().chain([Part::Mode]).filter(|part| !named.writes.contains(part));
    for part in all {
        if let Some(lane) = (0..lanes(part, start)).find(|&lane| start.word(part, lane) != end.word(part, lane)) {
            return Some(format!("{part:?} lane {lane}"));
        }
    }
    None
}

struct Bench {
    device: Device,
    /// By wave size: the code before and after a memory instruction.
    around: [[Vec<u32>; 2]; 2],
}

impl Bench {
    fn new() -> Bench {
        let device = Device::default();
        let base = device.data_address();
        Bench { around: [false, true].map(|wave64| around(wave64, base)), device }
    }

    /// The state after an instruction; `None` if it is a fault, as an access through a changed address is.
    fn run(&mut self, start: &State, words: &[u32], memory: bool) -> Option<State> {
        if memory {
            self.device.set_data(&start.data);
        }
        let [before, after] = &self.around[usize::from(start.machine.wave64)];
        let program = if memory { [before, words, after].concat() } else { words.to_vec() };
        let machine = self.device.run(&start.machine, &program, None).ok()?;
        Some(State { machine, data: if memory { self.device.data() } else { Vec::new() } })
    }
}

/// What the rounds of one instruction have shown: operands and state that changed a result.
#[derive(Default)]
struct Seen {
    runs: u32,
    named: BTreeSet<String>,
    matters: BTreeSet<String>,
}

/// One round: both directions. `start` is legal for the instruction.
fn round(
    bench: &mut Bench,
    r: &mut Random,
    (words, inst): (&[u32], &Inst),
    start: &State,
    seen: &mut Seen,
) -> Result<(), String> {
    let (wave64, memory) = (start.machine.wave64, accesses_memory(inst));
    let named = Named::of(inst, wave64);
    let Some(end) = bench.run(start, words, memory) else { return Ok(()) };
    seen.runs += 1;
    if let Some(part) = unnamed(&named, start, &end) {
        return Err(format!("`{inst}` writes {part}, which the table does not name"));
    }
    let mut changed = start.clone();
    let unread: Vec<Part> = parts().filter(|part| !named.reads.contains(part)).collect();
    unread.iter().for_each(|&part| changed.change(part, r));
    let differs = |bench: &mut Bench, changed: &State| match bench.run(changed, words, memory) {
        None => Some("a fault".to_string()),
        Some(after) => difference(&named, [start, changed], [&end, &after]),
    };
    if let Some(found) = differs(bench, &changed) {
        let guilty = unread.iter().find(|&&part| {
            let mut changed = start.clone();
            changed.change(part, r);
            differs(bench, &changed).is_some()
        });
        return Err(format!("`{inst}` reads {guilty:?}, which the table does not name: {found} differs"));
    }
    if named.writes.is_empty() && !memory {
        return Ok(());
    }
    let operands = inst.reads(wave64).map(|a| (format!("operand {}", a.operand), of_access(a, wave64)));
    let states = [(Implicit::SCC, "SCC"), (Implicit::VCC, "VCC"), (Implicit::EXEC, "EXEC"), (Implicit::M0, "M0")];
    let states = states.into_iter().filter(|(state, _)| inst.implicit_reads().contains(*state));
    let states = states.map(|(state, name)| (name.to_string(), of_state(inst, state, wave64)));
    for (name, parts) in operands.chain(states) {
        if parts.is_empty() || seen.matters.contains(&name) {
            continue;
        }
        let mut changed = start.clone();
        parts.iter().for_each(|&part| changed.change(part, r));
        if differs(bench, &changed).is_some() {
            seen.matters.insert(name.clone());
        }
        seen.named.insert(name);
    }
    Ok(())
}

fn accesses_memory(inst: &Inst) -> bool {
    let format = inst.op.desc().format;
    !format.is_valu() && !matches!(format, Format::SOP1 | Format::SOP2 | Format::SOPC | Format::SOPK | Format::SOPP)
}

/// Rows that this test cannot run, each with the reason.
fn left_out(op: Op) -> Option<&'static str> {
    let name = op.name();
    match op {
        _ if name.contains("movrel") || name.contains("swaprel") => Some("M0 selects the registers"),
        Op::s_setpc_b64 | Op::s_swappc_b64 | Op::s_rfe_b64 => Some("it jumps to an address in a register"),
        Op::ds_gws_init => Some("it only counts"),
        Op::s_sendmsg | Op::s_sendmsghalt | Op::s_sendmsg_rtn_b32 | Op::s_sendmsg_rtn_b64 => {
            Some("the host or another unit answers a message")
        }
        Op::s_trap | Op::s_sethalt | Op::s_setkill | Op::s_barrier | Op::ds_gws_barrier => Some("it stops the wave"),
        _ if Inst::new(op, &[]).flow() == Flow::End => Some("it ends the wave"),
        _ if op.desc().format == Format::VOPD => Some("it exists only in pairs, which have a test of their own"),
        _ if op.desc().format == Format::MIMG => Some("random words are not an image; `images` tests its registers"),
        _ => None,
    }
}

/// Operands and state that the hardware reads without an effect that registers or memory show.
fn without_effect(op: Op, name: &str) -> bool {
    let desc = op.desc();
    let constant = desc.format == Format::VOPC && (desc.name.contains("_f_") || desc.name.contains("_t_"));
    match desc.format {
        // The result of a compare that is always false, or always true, depends on EXEC at most.
        _ if constant => true,
        // Both paths of a branch meet at the next instruction here.
        Format::SOPP | Format::SOPK if matches!(Inst::new(op, &[]).flow(), Flow::Branch | Flow::Wait) => true,
        // Caches.
        _ if desc.mem.is_some_and(|mem| mem.kind == MemKind::Cache) => true,
        Format::DS => op == Op::ds_nop && name == "EXEC",
        _ => false,
    }
}

/// An instruction other than vector or scalar arithmetic and memory: program control. Labels lead to the next one.
fn control(op: Op) -> Option<(Vec<u32>, Inst)> {
    let operands: Vec<Operand> = op
        .desc()
        .slots
        .iter()
        .map(|slot| if slot.dst || slot.ty.bits() > 16 { Operand::s(4) } else { Operand::Imm(0) })
        .collect();
    let inst = Inst::new(op, &operands);
    let mut words = Vec::new();
    encode(&inst, &mut words).ok()?;
    Some((words, inst))
}

/// A random state. In half of them all words are one of three, so that values are equal.
fn state(r: &mut Random, wave64: bool, memory: bool) -> State {
    let mut machine = machine(r, wave64, Relative::No);
    let words = [r.edge_case(), r.edge_case(), r.edge_case()];
    let few = r.one_in(2);
    let word = |r: &mut Random| if few { r.pick(&words) } else { r.edge_case() };
    let data = if memory { (0..DATA).map(|_| word(r)).collect() } else { Vec::new() };
    if few {
        machine.vgprs.iter_mut().flatten().for_each(|vgpr| *vgpr = word(r));
        machine.scalars[..SGPRS].iter_mut().for_each(|sgpr| *sgpr = word(r));
    }
    State { machine, data }
}

#[test]
fn every_row_names_the_registers_that_it_reads_and_writes() {
    let unsupported: BTreeSet<&str> = include_str!("../unsupported.txt").lines().collect();
    let (mut bench, mut failures) = (Bench::new(), Vec::new());
    let (arithmetic, memory): (BTreeSet<Op>, BTreeSet<Op>) =
        (alu().into_iter().collect(), accesses().into_iter().collect());
    let base = bench.device.data_address();
    let mut rows = 0;
    for &op in Op::ALL {
        if unsupported.contains(op.name()) || left_out(op).is_some() {
            continue;
        }
        rows += 1;
        let mut seen = Seen::default();
        for n in 0..ROUNDS {
            let mut r = Random::new(n << 32 | op as u64);
            let wave64 = n % 2 == 1;
            let mut start = state(&mut r, wave64, memory.contains(&op));
            let made = match () {
                () if arithmetic.contains(&op) => instruction(&mut r, op, wave64, Relative::No),
                () if memory.contains(&op) => access(&mut r, op, wave64),
                () => control(op),
            };
            let Some((words, inst)) = made else { continue };
            if memory.contains(&op) {
                prepare(&mut r, &inst, &mut start.machine, base);
            }
            if let [Operand::Reg(reg), Operand::Imm(value)] = inst.operands()
                && op.desc().format == Format::SOPK
                && n % 4 < 2
            {
                // A compare with the constant that may be equal.
                start.machine.scalars[usize::from(reg.0)] = *value as i16 as u32 & if n % 4 == 0 { !0 } else { 0xffff };
            }
            if let Err(text) = round(&mut bench, &mut r, (&words, &inst), &start, &mut seen) {
                failures.push(text);
                break;
            }
        }
        if seen.runs == 0 {
            failures.push(format!("{}: no run without a fault", op.name()));
        }
        let unread = seen.named.difference(&seen.matters).filter(|name| !without_effect(op, name));
        failures.extend(unread.map(|name| format!("{}: {name} is named as read, but has no effect", op.name())));
    }
    assert!(failures.is_empty(), "{} of {rows} rows:\n{}", failures.len(), failures.join("\n"));
    assert!(rows > 900, "{rows} rows");
}

#[test]
fn pairs_name_the_registers_that_they_read_and_write() {
    let (mut bench, mut failures, ops) = (Bench::new(), Vec::new(), pairing());
    let mut halves: BTreeMap<Op, Seen> = BTreeMap::new();
    for n in 0..40 * ops.len() as u64 {
        let mut r = Random::new(0x7ead << 32 | n);
        let start = state(&mut r, false, false);
        let Some((words, inst)) = pair(&mut r, &ops) else { continue };
        let seen = halves.entry(inst.op).or_default();
        if let Err(text) = round(&mut bench, &mut r, (&words, &inst), &start, &mut Seen::default()) {
            failures.push(text);
        }
        seen.runs += 1;
    }
    assert!(failures.is_empty(), "{}:\n{}", failures.len(), failures.join("\n"));
    assert!(halves.len() > 10, "only {} instructions were the first half", halves.len());
}

/// [`Effects`] leaves out what the checker does not follow: SCC, MODE, and a result register that a load keeps a part
/// of. Everything else is the same.
#[test]
fn effects_are_the_registers_of_the_table() {
    let codes = |list: &[Registers]| -> BTreeSet<Part> {
        list.iter().flat_map(|registers| of_registers(registers.first, registers.count, false)).collect()
    };
    let mut failures = Vec::new();
    for &op in Op::ALL {
        for n in 0..16 {
            let (mut r, wave64) = (Random::new(n << 32 | op as u64), n % 2 == 1);
            let arithmetic = op.desc().format.is_valu() || op.desc().format <= Format::SOPP;
            let made =
                if arithmetic { instruction(&mut r, op, wave64, Relative::No) } else { access(&mut r, op, wave64) };
            let Some((_, inst)) = made else { continue };
            let (named, effects) = (Named::of(&inst, wave64), Effects::of(&inst, wave64));
            let tracked = |parts: BTreeSet<Part>| -> BTreeSet<Part> {
                parts.into_iter().filter(|part| !matches!(part, Part::Scc | Part::Mode)).collect()
            };
            let (reads, writes) = (tracked(named.reads), tracked(named.writes));
            let missing: Vec<Part> = codes(&effects.reads).symmetric_difference(&reads).copied().collect();
            let kept = |part: &Part| !effects.classes.is_empty() && writes.contains(part);
            if missing.iter().any(|part| !kept(part)) || codes(&effects.writes) != writes {
                failures.push(format!("`{inst}`: {missing:?}, {:?}", effects.writes));
                break;
            }
        }
    }
    assert!(failures.is_empty(), "{}:\n{}", failures.len(), failures.join("\n"));
}
