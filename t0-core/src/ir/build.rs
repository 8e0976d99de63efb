//! Building a function, one block at a time.

use super::func::{
    Block, BlockData, Def, DynamicLds, Function, Inst, InstData, LdsArray, Loc, Param, Position, Terminator, Value,
    ValueData,
};
use super::inst::LdsId;
use super::launch::LaunchFacts;
use super::op::Op;
use super::ops::{BinOp, UnOp};
use super::ty::Ty;
use crate::bug::bug;
use crate::hash::Map;
use crate::source::{LaunchRules, Numbers};

/// Appends instructions to the current block of a function.
#[derive(Debug)]
pub struct Builder {
    /// The function so far.
    pub func: Function,
    current: Block,
    loc: Loc,
    /// The index of each position in `func.locs`.
    known: Map<Position, Loc>,
}

impl Builder {
    /// Starts a function with its entry block, whose mask is the lanes that exist.
    pub fn new(name: &str, params: Vec<Param>, block_shape: [u32; 3], file: &str, at: Position) -> Builder {
        let func = Function {
            name: name.to_string(),
            instance: String::new(),
            parameters: String::new(),
            rules: LaunchRules::default(),
            launch: LaunchFacts::default(),
            params,
            arguments: vec![],
            layouts: vec![],
            hidden_offset: 0,
            kernarg_bytes: 0,
            block_shape,
            lds: vec![],
            sites: vec![],
            slot_words: 0,
            asms: vec![],
            numbers: Numbers::Exact,
            approximate: false,
            files: vec![file.to_string()],
            locs: vec![at],
            values: vec![],
            insts: vec![],
            kept: vec![],
            blocks: vec![],
        };
        let mut b = Builder { func, current: Block(0), loc: Loc(0), known: Map::from_iter([(at, Loc(0))]) };
        b.func.blocks.push(BlockData {
            params: vec![],
            insts: vec![],
            term: Terminator::Open,
            term_loc: Loc(0),
            mask: Value(0),
        });
        let mask = b.push(Op::EntryMask, Ty::B1);
        b.func.blocks[0].mask = mask;
        b
    }

    /// Adds a static LDS array.
    pub fn lds(&mut self, name: &str, bytes: u32, align: u32) -> LdsId {
        self.func.lds.push(LdsArray { name: name.to_string(), bytes, align, dynamic: None, shape: None });
        LdsId(self.func.lds.len() as u32 - 1)
    }

    /// Adds an LDS array whose size the launch decides.
    pub fn dynamic_lds(&mut self, name: &str, dynamic: DynamicLds) -> LdsId {
        let name = name.to_string();
        self.func.lds.push(LdsArray { name, bytes: 0, align: t0_abi::lds::ALIGN, dynamic: Some(dynamic), shape: None });
        LdsId(self.func.lds.len() as u32 - 1)
    }

    /// Sets the source position of what follows.
    pub fn at(&mut self, p: Position) {
        let next = Loc(self.func.locs.len() as u32);
        self.loc = *self.known.entry(p).or_insert(next);
        if self.loc == next {
            self.func.locs.push(p);
        }
    }

    /// The current source position.
    pub fn loc(&self) -> Loc {
        self.loc
    }

    /// Makes a block that runs for the lanes of `mask`, after the blocks there are. Its mask may be set later by
    /// [`Builder::set_mask`] when it is one of its own parameters.
    pub fn block(&mut self, mask: Value) -> Block {
        let b = Block(self.func.blocks.len() as u32);
        self.func.blocks.push(BlockData {
            params: vec![],
            insts: vec![],
            term: Terminator::Open,
            term_loc: Loc(0),
            mask,
        });
        b
    }

    /// Sets the mask of a block.
    pub fn set_mask(&mut self, block: Block, mask: Value) {
        self.func.blocks[block.0 as usize].mask = mask;
    }

    /// Adds a parameter to a block.
    pub fn param(&mut self, block: Block, ty: Ty) -> Value {
        let n = self.func.blocks[block.0 as usize].params.len() as u32;
        let v = self.value(ty, Def::Param(block, n));
        self.func.blocks[block.0 as usize].params.push(v);
        v
    }

    /// Makes `block` current.
    pub fn switch_to(&mut self, block: Block) {
        self.current = block;
    }

    /// The block that instructions are appended to.
    pub fn current(&self) -> Block {
        self.current
    }

    /// The mask of the current block.
    pub fn mask(&self) -> Value {
        self.func.blocks[self.current.0 as usize].mask
    }

    /// True when the current block has its terminator.
    pub fn is_closed(&self) -> bool {
        self.func.blocks[self.current.0 as usize].term != Terminator::Open
    }

    fn value(&mut self, ty: Ty, def: Def) -> Value {
        self.func.values.push(ValueData { ty, def });
        Value(self.func.values.len() as u32 - 1)
    }

    /// Appends an operation with a result of type `ty`.
    pub fn push(&mut self, op: Op, ty: Ty) -> Value {
        let inst = Inst(self.func.insts.len() as u32);
        let v = self.value(ty, Def::Inst(inst));
        self.func.insts.push(InstData { op, result: Some(v), loc: self.loc });
        self.func.blocks[self.current.0 as usize].insts.push(inst);
        v
    }

    /// Appends an operation without a result.
    pub fn effect(&mut self, op: Op) {
        let inst = Inst(self.func.insts.len() as u32);
        self.func.insts.push(InstData { op, result: None, loc: self.loc });
        self.func.blocks[self.current.0 as usize].insts.push(inst);
    }

    /// A 32-bit integer constant.
    pub fn i32(&mut self, bits: u32) -> Value {
        self.push(Op::Const(bits.into()), Ty::I32)
    }

    /// A binary32 constant.
    pub fn f32(&mut self, x: f32) -> Value {
        self.push(Op::Const(x.to_bits().into()), Ty::F32)
    }

    /// A truth value.
    pub fn b1(&mut self, x: bool) -> Value {
        self.push(Op::Const(x.into()), Ty::B1)
    }

    /// A binary operation of the operands' type.
    pub fn binary(&mut self, op: BinOp, a: Value, b: Value) -> Value {
        let ty = self.func.ty(a);
        self.push(Op::Binary(op, a, b), ty)
    }

    /// A unary operation with a result of type `ty`.
    pub fn unary(&mut self, op: UnOp, a: Value, ty: Ty) -> Value {
        self.push(Op::Unary(op, a), ty)
    }

    /// Closes the current block.
    pub fn terminate(&mut self, term: Terminator) {
        let b = &mut self.func.blocks[self.current.0 as usize];
        if b.term != Terminator::Open {
            bug!(at self.loc, "a block is closed twice");
        }
        b.term = term;
        b.term_loc = self.loc;
    }

    /// Closes the current block by a jump.
    pub fn jump(&mut self, to: Block, args: Vec<Value>) {
        self.terminate(Terminator::Jump(to, args));
    }

    /// The finished function.
    pub fn finish(self) -> Function {
        self.func
    }
}
