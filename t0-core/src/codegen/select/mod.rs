//! Instruction selection: IR to machine IR.
//!
//! | file | what it selects |
//! |---|---|
//! | `facts` | nothing: register file, alignment and mask facts of values |
//! | `operand` | nothing: values as operands, constants, the limits of the encodings |
//! | `entry` | arguments, descriptors, ids: what the kernel's prologue makes once |
//! | `scalar` | uniform integers on the scalar unit |
//! | `int`, `float`, `double`, `math` | integers, floats, sequences for what has no single instruction |
//! | `pairs`, `dot` | pairs of halves; dot products |
//! | `mask` | truth values, compares, selects, conditions of branches |
//! | `memory` | views and LDS |
//! | `indexed` | nothing: which views are accessed by index; the indices and their descriptors |
//! | `atomic` | atomic accesses and fences |
//! | `wave` | other lanes, matrices |
//! | `asm` | inline assembly |
//! | `edges` | terminators, block parameters, EXEC |
//!
//! Blocks are walked backwards, so that an instruction is emitted only if one of its values is needed by then; an
//! instruction that folds into its user is never emitted. Each IR instruction makes a small chunk of machine code in
//! forward order.
//!
//! - **Invariant:** inside a block EXEC is the block's mask, except in the whole-wave part of a reduction.
//! - **Invariant:** a `B1` value that becomes a mask or is tested for emptiness is zero outside the mask of the block
//!   that defines it (a "clean" mask, `facts`); every other `B1` may hold anything there.

mod asm;
mod atomic;
mod dot;
mod double;
mod edges;
mod entry;
mod facts;
mod float;
mod indexed;
mod int;
mod mask;
mod math;
mod memory;
mod operand;
mod pairs;
mod scalar;
mod wave;

use super::access::Accesses;
use super::mir::{Class, Code, MBlock, MFunc, MInst, MTerm, Opnd, VReg};
use crate::bug::{self, At, Bug, bug};
use crate::ir::{Block, Effect, Function, Loc, Op, Ty, Value};
use edges::ExecPlan;
use entry::Prologue;
use facts::Facts;
use indexed::Indexed;
use t0_isa::isa::Op as I;
use t0_isa::target::Target;

/// All 32 bits of HW_REG_SHADER_CYCLES, as s_getreg_b32 names them; the hardware counts in the low 20.
const SHADER_CYCLES: u32 = 31 << 11 | 29;

/// Selects instructions for a verified function.
///
/// # Errors
/// An internal error, with the location of the instruction that was being selected.
pub(crate) fn run(f: &Function, target: &Target, accesses: &Accesses) -> Result<MFunc, Bug> {
    for inst in f.blocks.iter().flat_map(|b| &b.insts) {
        let d = &f.insts[inst.0 as usize];
        if let Some(v) = d.result.filter(|v| f.ty(*v) == Ty::I64) {
            return Err(Bug::new(module_path!(), format!("{v} has type {}", f.ty(v))).or_at(At::Ir(d.loc)));
        }
    }
    let facts = Facts::of(f);
    let plan = ExecPlan::of(f, &facts);
    let indexed = Indexed::of(f, &facts);
    let n = f.values.len();
    let mut s = Selector {
        f,
        target,
        accesses,
        facts,
        indexed,
        plan,
        m: MFunc::default(),
        reg: vec![None; n],
        needed: vec![false; n],
        chunk: Vec::new(),
        block: Block(0),
        loc: Loc(0),
        prologue: Prologue::default(),
    };
    let done = bug::catch("codegen::select", || s.run());
    done.map_err(|bug| bug.or_at(At::Ir(accesses.resolve(s.loc))))?;
    Ok(s.m)
}

struct Selector<'a> {
    f: &'a Function,
    target: &'a Target,
    accesses: &'a Accesses,
    facts: Facts,
    indexed: Indexed,
    plan: ExecPlan,
    m: MFunc,
    /// The register of each value that has one.
    reg: Vec<Option<VReg>>,
    /// Values that the code emitted so far reads.
    needed: Vec<bool>,
    /// Code of the current IR instruction.
    chunk: Vec<MInst>,
    block: Block,
    loc: Loc,
    prologue: Prologue,
}

impl Selector<'_> {
    fn run(&mut self) {
        let f = self.f;
        for _ in &f.blocks {
            self.m.blocks.push(MBlock { insts: vec![], term: MTerm::End, term_loc: Loc(0) });
        }
        for b in f.block_ids().collect::<Vec<_>>().into_iter().rev() {
            let data = &f.blocks[b.0 as usize];
            self.block = b;
            let mut chunks = Vec::new();
            self.loc = data.term_loc;
            let term = self.terminator(b, &data.term);
            chunks.push(std::mem::take(&mut self.chunk));
            for inst in data.insts.iter().rev() {
                let d = &f.insts[inst.0 as usize];
                self.loc = self.accesses.loc(f, *inst);
                match d.result {
                    Some(v) if !self.needed[v.0 as usize] && d.op.effect() != Effect::Write => {}
                    _ => self.select(&d.op, d.result),
                }
                chunks.push(std::mem::take(&mut self.chunk));
            }
            self.loc = data.insts.first().map_or(data.term_loc, |i| f.insts[i.0 as usize].loc);
            self.block_start(b);
            chunks.push(std::mem::take(&mut self.chunk));
            if b.0 == 0 {
                self.loc = Loc(0);
                self.prologue();
                chunks.push(std::mem::take(&mut self.chunk));
            }
            let block = &mut self.m.blocks[b.0 as usize];
            block.insts = chunks.into_iter().rev().flatten().collect();
            block.term = term;
            block.term_loc = data.term_loc;
        }
        self.order_blocks();
    }

    fn select(&mut self, op: &Op, result: Option<Value>) {
        match (op, result) {
            (Op::Const(_), Some(v)) => self.constant(v),
            (Op::Undef, Some(v)) => {
                let d = self.dst(v);
                self.pseudo(Code::Undef, vec![Opnd::Reg(d, 0)]);
            }
            // Made by the prologue, where their registers are defined.
            (
                Op::EntryMask
                | Op::Param(_)
                | Op::ViewDim(..)
                | Op::ThreadId(_)
                | Op::BlockId(_)
                | Op::BlockCount(_)
                | Op::Lane
                | Op::WaveId,
                Some(v),
            ) => self.prologue.want(v),
            (Op::Unary(op, a), Some(v)) => self.unary(*op, *a, v),
            (Op::Binary(op, a, b), Some(v)) => self.binary(*op, *a, *b, v),
            (Op::Ternary(op, a, b, c), Some(v)) => self.ternary(*op, *a, *b, *c, v),
            (Op::Icmp(p, a, b), Some(v)) => self.icmp(*p, *a, *b, v),
            (Op::Fcmp(p, a, b), Some(v)) => self.fcmp(*p, *a, *b, v),
            (Op::Select(c, a, b), Some(v)) => self.select_op(*c, *a, *b, v),
            (Op::Bitcast(a), Some(v)) => self.bitcast(*a, v),
            (Op::Word(a, i), Some(v)) => self.word(*a, *i, v),
            (Op::Pack(vs), Some(v)) => self.pack(vs, v),
            (Op::Load { view, mem, offset, imm }, Some(v)) => self.load(*view, *mem, *offset, *imm, v),
            (Op::Store { view, mem, offset, imm, value }, _) => self.store(*view, *mem, *offset, *imm, *value),
            (Op::LdsLoad { array, mem, offset, imm }, Some(v)) => self.lds_load(*array, *mem, *offset, *imm, v),
            (Op::LdsStore { array, mem, offset, imm, value }, _) => self.lds_store(*array, *mem, *offset, *imm, *value),
            (Op::Atomic(a, offset, data), _) => self.atomic(a, *offset, data, result),
            (Op::Fence(scope, order), _) => self.fence(*scope, *order),
            (Op::Cycles, Some(v)) => {
                let d = Opnd::Reg(self.dst(v), 0);
                self.op(I::s_getreg_b32, vec![d, Opnd::Const(SHADER_CYCLES)]);
            }
            (Op::Barrier, _) => self.op(I::s_barrier, vec![]),
            (Op::Reduce(op, a), Some(v)) => self.reduce(*op, *a, v),
            (Op::Scan { op, inclusive, value }, Some(v)) => self.scan(*op, *inclusive, *value, v),
            (Op::ShuffleXor(a, m, absent), Some(v)) => self.shuffle_xor(*a, *m, *absent, v),
            (Op::Shuffle(a, l), Some(v)) => self.shuffle(*a, *l, v),
            (Op::ReadLane(a, l), Some(v)) => self.read_lane(*a, *l, v),
            (Op::Ballot(a), Some(v)) => self.ballot(*a, v),
            (Op::Any(_) | Op::All(_), Some(v)) => self.any_all(v),
            (Op::Asm(id, given), Some(v)) => self.asm(*id, given, v),
            (Op::Wmma(k, a, b, c), Some(v)) => self.wmma(*k, *a, *b, *c, v),
            (op, None) => bug!("{op} has no result"),
        }
    }

    /// Appends an instruction to the chunk.
    fn op(&mut self, op: I, ops: Vec<Opnd>) {
        self.chunk.push(MInst::new(op, ops, self.loc));
    }

    /// Appends an instruction and returns it to be modified.
    fn op_mod(&mut self, op: I, ops: Vec<Opnd>) -> &mut MInst {
        self.chunk.push(MInst::new(op, ops, self.loc));
        let last = self.chunk.len() - 1;
        &mut self.chunk[last]
    }

    fn pseudo(&mut self, code: Code, ops: Vec<Opnd>) {
        self.chunk.push(MInst::pseudo(code, ops, self.loc));
    }

    /// A new register of one word.
    fn temp(&mut self, class: Class) -> Opnd {
        Opnd::Reg(self.m.vreg(class, 1), 0)
    }
}
