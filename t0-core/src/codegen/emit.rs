//! Physical instructions to words, with branches resolved and a line table.

use super::access::Accesses;
use super::error::CodegenError;
use super::machine::PFunc;
use super::mir::{Cond, MTerm};
use crate::bug::{At, Bug};
use crate::ir::{Function, Loc};
use std::sync::Arc;
use t0_isa::isa::{Inst, Op as I, Operand, decode, encode};
use t0_isa::object::{AccessTable, Line};

/// A kernel's code.
#[derive(Clone, Debug, Default)]
pub(crate) struct Code {
    pub(crate) words: Vec<u32>,
    /// Word at which each change of position happens.
    pub(crate) locs: Vec<(u32, Loc)>,
    pub(crate) instructions: u32,
    /// Which array and index each access means.
    pub(crate) accesses: AccessTable,
}

enum Item<'a> {
    /// An instruction that is encoded, with the number of its words.
    Words(usize, Loc, Option<&'a Inst>),
    Branch(I, usize, Loc),
}

/// Encodes a function.
pub(crate) fn run(p: &PFunc, accesses: &Accesses) -> Result<Code, CodegenError> {
    let count = p.layout.iter().map(|b| p.block(*b).insts.len() + 2).sum();
    let mut items: Vec<Item<'_>> = Vec::with_capacity(count);
    // The words of all instructions but the branches.
    let mut encoded = Vec::with_capacity(2 * count);
    let mut first = vec![0usize; p.blocks.len()];
    for (k, &b) in p.layout.iter().enumerate() {
        first[b.0 as usize] = items.len();
        let block = p.block(b);
        for i in &block.insts {
            let before = encoded.len();
            encode(&i.inst, &mut encoded)
                .map_err(|e| Bug::new(module_path!(), format!("{e} ({:?})", i.inst.operands())).or_at(At::Ir(i.loc)))?;
            items.push(Item::Words(encoded.len() - before, i.loc, Some(&i.inst)));
        }
        let next = p.layout.get(k + 1).copied();
        let mut branch = |op, to: super::mir::MBlockId| items.push(Item::Branch(op, to.0 as usize, block.term_loc));
        let op = |c| if c == Cond::SccSet { I::s_cbranch_scc1 } else { I::s_cbranch_scc0 };
        match block.term {
            MTerm::End => {
                let before = encoded.len();
                encode(&Inst::new(I::s_endpgm, &[]), &mut encoded)
                    .map_err(|e| Bug::new(module_path!(), e.to_string()))?;
                items.push(Item::Words(encoded.len() - before, block.term_loc, None));
            }
            MTerm::Jump(t) if Some(t) == next => {}
            MTerm::Jump(t) => branch(I::s_branch, t),
            MTerm::Branch(c, t, e) if Some(t) == next => branch(op(c.inverse()), e),
            MTerm::Branch(c, t, e) => {
                branch(op(c), t);
                if Some(e) != next {
                    branch(I::s_branch, e);
                }
            }
        }
    }
    let mut at = Vec::with_capacity(items.len() + 1);
    let mut word = 0i64;
    for i in &items {
        at.push(word);
        word += match i {
            Item::Words(count, ..) => *count as i64,
            Item::Branch(..) => 1,
        };
    }
    at.push(word);
    let mut code = Code { instructions: items.len() as u32, ..Code::default() };
    code.accesses = accesses.table(items.iter().zip(&at).filter_map(|(item, at)| match item {
        Item::Words(_, loc, Some(inst)) => Some((*at as u32 * 4, *inst, *loc)),
        _ => None,
    }));
    code.words.reserve(word as usize);
    let mut encoded = encoded.into_iter();
    for (k, i) in items.into_iter().enumerate() {
        let loc = match &i {
            Item::Words(_, l, _) | Item::Branch(_, _, l) => accesses.resolve(*l),
        };
        if code.locs.last().is_none_or(|(_, l)| *l != loc) {
            code.locs.push((code.words.len() as u32, loc));
        }
        match i {
            Item::Words(count, ..) => code.words.extend(encoded.by_ref().take(count)),
            Item::Branch(op, to, _) => {
                let distance = at[first[to]] - at[k] - 1;
                let field =
                    i16::try_from(distance).map_err(|_| CodegenError::Branch { words: distance.unsigned_abs() })?;
                let inst = Inst::new(op, &[Operand::Imm(field as u16)]);
                encode(&inst, &mut code.words).map_err(|e| Bug::new(module_path!(), e.to_string()))?;
            }
        }
    }
    Ok(code)
}

impl Code {
    /// The line table of the object.
    pub(crate) fn lines(&self, f: &Function) -> Vec<Line> {
        let files: Vec<Arc<str>> = f.files.iter().map(|s| Arc::from(s.as_str())).collect();
        self.locs
            .iter()
            .filter_map(|(word, loc)| {
                let p = f.locs.get(loc.0 as usize)?;
                let file = files.get(p.file as usize)?.clone();
                Some(Line { offset: word * 4, file, line: p.line, column: p.column })
            })
            .collect()
    }

    /// Assembly text, one line for each instruction.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        let mut at = 0;
        while at < self.words.len() {
            match decode(&self.words[at..]) {
                Ok((inst, n)) => {
                    out += &format!("{:#06x}  {inst}\n", at * 4);
                    at += n;
                }
                Err(e) => {
                    out += &format!("{:#06x}  {:#010x} ; {e}\n", at * 4, self.words[at]);
                    at += 1;
                }
            }
        }
        out
    }
}
