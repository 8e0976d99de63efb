//! From instructions to steps.
//!
//! [`extend`] follows the code from an address on and appends steps; one file a kind of instruction says which. What cannot be executed
//! becomes a step that faults when a wave gets there.
mod lds;
mod operand;
mod salu;
mod valu;
mod vmem;

use super::control;
use super::program::Program;
use super::step::{Handlers, Step};
use crate::mem::{Table, access};
use std::collections::HashMap;
use t0_isa::isa::{Field, Flow, Form, Inst, Op, Operand, decode};

/// An instruction that is legal but not executed here.
pub(super) struct Unsupported;

type Outcome = Result<(), Unsupported>;

/// The state of one run of [`extend`].
pub(super) struct Translator<'a> {
    program: &'a mut Program,
    table: &'a Table,
    /// Known constants and where they lie.
    constants: HashMap<u32, u32>,
    pairs: HashMap<u64, u32>,
    /// Jumps whose targets are to be filled in.
    open: Vec<(usize, u64)>,
    todo: Vec<u64>,
    /// Number of the instruction in hand.
    number: u32,
    /// Address behind the instruction in hand.
    next: u64,
}

/// Translates the code reachable from `address` that is not translated yet.
pub(super) fn extend(program: &mut Program, table: &Table, address: u64) {
    let constants = program.constants.iter().enumerate().map(|(i, &c)| (c, i as u32)).collect();
    let mut t = Translator {
        program,
        table,
        constants,
        pairs: HashMap::new(),
        open: Vec::new(),
        todo: vec![address],
        number: 0,
        next: 0,
    };
    while let Some(address) = t.todo.pop() {
        if !t.program.entry.contains_key(&address) {
            t.run(address);
        }
    }
    for (step, target) in std::mem::take(&mut t.open) {
        let ip = t.program.entry.get(&target).copied().unwrap_or(0);
        let number = t.program.steps.get(ip as usize).map_or(0, |s| s.number);
        let step = &mut t.program.steps[step];
        (step.imm, step.x) = (ip, number);
    }
}

/// The words at `address`, up to four, as far as executable memory goes.
pub(super) fn fetch(table: &Table, address: u64) -> Vec<u32> {
    let Some(region) = table.find(address).filter(|r| r.executable && address.is_multiple_of(4)) else {
        return Vec::new();
    };
    let words = ((region.end() - address) / 4).min(4);
    // SAFETY: the words lie in a mapped region, which stays valid while a dispatch runs.
    (0..words).map(|i| unsafe { access::load32(address + 4 * i) }).collect()
}

impl Translator<'_> {
    /// Translates straight on from `address` until the code ends, jumps, or meets what is translated.
    fn run(&mut self, mut address: u64) {
        self.program.runs.push((address, Vec::new()));
        loop {
            self.number = self.program.addresses.len() as u32;
            if self.program.entry.contains_key(&address) {
                let step = self.step(control::GOTO);
                let at = self.push(step);
                self.open.push((at, address));
                return;
            }
            self.program.entry.insert(address, self.program.steps.len() as u32);
            self.program.addresses.push(address);
            let words = fetch(self.table, address);
            if words.is_empty() {
                let step = Step { imm: address as u32, x: (address >> 32) as u32, ..self.step(control::UNFETCHED) };
                self.push(step);
                return;
            }
            let decoded = decode(&words);
            let length = decoded.as_ref().map_or(1, |(_, length)| *length);
            if let Some((_, run)) = self.program.runs.last_mut() {
                run.extend(&words[..length]);
            }
            let Ok((inst, _)) = decoded else {
                self.refuse(&words[..1], false);
                return;
            };
            self.next = address + 4 * length as u64;
            let first = self.program.steps.len();
            if self.instruction(&inst).is_err() {
                self.program.steps.truncate(first);
                self.open.retain(|(step, _)| *step < first);
                self.refuse(&words[..length.min(3)], true);
                return;
            }
            match inst.flow() {
                Flow::End | Flow::Jump => return,
                // Code behind a call is translated too: calls return.
                Flow::Call => return self.want(self.next),
                _ => address = self.next,
            }
        }
    }

    fn want(&mut self, address: u64) {
        if !self.program.entry.contains_key(&address) {
            self.todo.push(address);
        }
    }

    fn refuse(&mut self, words: &[u32], legal: bool) {
        let word = |i: usize| words.get(i).copied().unwrap_or(0);
        let step = self.step(control::REFUSE);
        self.push(Step { imm: word(0), x: word(1), y: word(2), d: words.len() as u32, a: legal.into(), ..step });
    }

    fn step(&self, handlers: Handlers) -> Step {
        Step::new(handlers.at(self.program.level))
    }

    fn push(&mut self, step: Step) -> usize {
        self.program.steps.push(Step { number: self.number, ..step });
        self.program.steps.len() - 1
    }

    fn instruction(&mut self, inst: &Inst) -> Outcome {
        use t0_isa::isa::Format::*;
        if inst.form == Form::Dual {
            return self.dual(inst);
        }
        if control::is_nothing(inst.op) {
            return Ok(());
        }
        match inst.op.desc().format {
            SOP1 | SOP2 | SOPC | SOPK | SOPP => self.salu(inst),
            SMEM => self.smem(inst),
            VOP1 | VOP2 | VOPC | VOP3 | VOP3SD | VOP3P => self.in_halves(|t| t.valu(inst)),
            DS => self.in_halves(|t| t.lds(inst)),
            FLAT | GLOBAL | SCRATCH | MUBUF => self.in_halves(|t| t.vmem(inst)),
            VOPD | VINTERP | LDSDIR | MTBUF | MIMG | EXP => Err(Unsupported),
        }
    }

    /// Runs `make`, whose steps work on 32 lanes, for both halves of a wave64.
    fn in_halves(&mut self, make: impl FnOnce(&mut Self) -> Outcome) -> Outcome {
        let first = self.program.steps.len();
        make(self)?;
        let last = self.program.steps.len();
        if self.program.wave64 && !self.program.steps[first..last].iter().any(|s| s.y == WHOLE_WAVE) {
            let select = self.step(super::ops::prepare::SELECT_HALF);
            self.push(Step { imm: 1, ..select });
            for i in first..last {
                let step = self.program.steps[i];
                self.push(step);
            }
            self.push(Step { imm: 0, ..select });
        }
        Ok(())
    }

    /// A jump to a known address.
    fn jump(&mut self, handlers: Handlers, inst: &Inst) {
        let distance = match inst.operand(Field::label) {
            Operand::Imm(n) => n as i16,
            _ => 0,
        };
        let target = self.next.wrapping_add_signed(4 * i64::from(distance));
        let step = self.step(handlers);
        let at = self.push(step);
        self.open.push((at, target));
        self.want(target);
    }
}

/// Mark (in `y`) of a step that handles both halves of a wave64 itself.
pub(super) const WHOLE_WAVE: u32 = 0xffff_fff0;

/// The kind and type in the name of an atomic: `global_atomic_add_u32` and `ds_add_rtn_u32` give `add`, `u32`.
pub(super) fn atomic_name(op: Op) -> Option<(&'static str, &'static str)> {
    let name = op.name();
    let rest = name.split_once("_atomic_").map(|(_, rest)| rest).or_else(|| name.strip_prefix("ds_"))?;
    let (kind, ty) = rest.rsplit_once('_')?;
    let kind = kind.strip_suffix("_rtn").unwrap_or(kind);
    let kind = kind.strip_suffix("_2addr").or_else(|| kind.strip_suffix("_2addr_stride64")).unwrap_or(kind);
    Some((kind, ty))
}
