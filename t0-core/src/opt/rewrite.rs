//! Editing a function: replacing values and inserting instructions.

use crate::ir::func::{Def, InstData, ValueData};
use crate::ir::{Block, Function, Inst, Loc, Op, Ty, Value};

/// Values to be replaced by others.
#[derive(Debug, Clone)]
pub struct Replacements {
    to: Vec<Option<Value>>,
    any: bool,
}

impl Replacements {
    /// No replacements.
    pub fn new(func: &Function) -> Replacements {
        Replacements { to: vec![None; func.values.len()], any: false }
    }

    /// Replaces `old` by `new`.
    pub fn replace(&mut self, old: Value, new: Value) {
        let new = self.get(new);
        if old != new {
            if self.to.len() <= old.0 as usize {
                self.to.resize(old.0 as usize + 1, None);
            }
            self.to[old.0 as usize] = Some(new);
            self.any = true;
        }
    }

    /// The value that replaces a value.
    pub fn get(&self, v: Value) -> Value {
        let mut v = v;
        while let Some(Some(to)) = self.to.get(v.0 as usize) {
            v = *to;
        }
        v
    }

    /// True when something was replaced.
    pub fn any(&self) -> bool {
        self.any
    }

    /// Applies the replacements to the whole function.
    pub fn apply(&self, func: &mut Function) {
        if !self.any {
            return;
        }
        for block in &mut func.blocks {
            block.mask = self.get(block.mask);
            block.term.map_operands(|v| self.get(v));
            for inst in &block.insts {
                func.insts[inst.0 as usize].op.map_operands(|v| self.get(v));
            }
        }
    }
}

/// Appends an instruction that belongs to no block yet; returns the instruction and its result.
pub fn new_inst(func: &mut Function, op: Op, ty: Ty, loc: Loc) -> (Inst, Value) {
    let inst = Inst(func.insts.len() as u32);
    let v = Value(func.values.len() as u32);
    func.values.push(ValueData { ty, def: Def::Inst(inst) });
    func.insts.push(InstData { op, result: Some(v), loc });
    (inst, v)
}

/// Writes a replacement of one instruction: a sequence before it.
#[derive(Debug)]
pub struct Sequence<'a> {
    func: &'a mut Function,
    loc: Loc,
    /// The instructions made so far.
    pub insts: Vec<Inst>,
}

impl<'a> Sequence<'a> {
    /// Starts a sequence at a source position.
    pub fn new(func: &'a mut Function, loc: Loc) -> Sequence<'a> {
        Sequence { func, loc, insts: vec![] }
    }

    /// The type of a value.
    pub fn ty(&self, v: Value) -> Ty {
        self.func.ty(v)
    }

    /// Appends an operation.
    pub fn op(&mut self, op: Op, ty: Ty) -> Value {
        let (inst, v) = new_inst(self.func, op, ty, self.loc);
        self.insts.push(inst);
        v
    }

    /// A 32-bit constant.
    pub fn int(&mut self, bits: u32) -> Value {
        self.op(Op::Const(bits.into()), Ty::I32)
    }

    /// A binary32 constant by its bits.
    pub fn float(&mut self, x: f32) -> Value {
        self.op(Op::Const(x.to_bits().into()), Ty::F32)
    }
}

/// Replaces each instruction for which `f` yields a sequence and its last value. `f` must not touch existing
/// instructions.
pub fn expand_each(
    func: &mut Function,
    mut f: impl FnMut(&mut Function, Block, Inst) -> Option<(Vec<Inst>, Value)>,
) -> bool {
    let mut replaced = Replacements::new(func);
    let mut old = Vec::new();
    for b in func.block_ids() {
        std::mem::swap(&mut old, &mut func.blocks[b.0 as usize].insts);
        let mut new = std::mem::take(&mut func.blocks[b.0 as usize].insts);
        for inst in old.drain(..) {
            match f(func, b, inst) {
                Some((insts, value)) => {
                    new.extend(insts);
                    if let Some(v) = func.insts[inst.0 as usize].result {
                        replaced.replace(v, value);
                    }
                }
                None => new.push(inst),
            }
        }
        func.blocks[b.0 as usize].insts = new;
    }
    replaced.apply(func);
    replaced.any()
}
