//! Checks an order of instructions over virtual registers against the one before, with none of the scheduler's code.
//!
//! The order of a block is correct when
//! - it has the instructions of the block before, each once and unchanged, and the same end;
//! - each instruction that reads a word, EXEC, SCC, VCC, M0 or a physical register finds there what the same
//!   instruction of before left, and so does whatever follows the block. At the end SCC counts only before a branch,
//!   VCC and M0 not at all;
//! - of two instructions of which one may write what the other accesses in memory, the first is the first in both, and
//!   so it is if one of them is a barrier, a wait, an atomic access or a coherent one. Only loads of what nothing in
//!   the launch writes may pass these. Inline assembly and instructions
//!   that control the wave stay behind and before the same instructions.

use crate::codegen::mir::{Class, Code, MBlock, MFunc, MInst, MTerm, Opnd, Order};
use std::collections::BTreeMap;
use t0_isa::isa::{Flow, Implicit, Inst, MemKind, Reg, Space, Unit};

/// What can be read and written: the words of virtual registers, then physical registers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Location {
    Word(u32, u8),
    Physical(u16),
}

const SCC: Location = Location::Physical(Reg::SCC.0);
const VCC: Location = Location::Physical(Reg::VCC_LO.0);
const M0: Location = Location::Physical(Reg::M0.0);
const EXEC: Location = Location::Physical(Reg::EXEC_LO.0);

/// Checks a function.
///
/// # Errors
/// The first rule broken, with the block and the instruction.
pub(crate) fn check(before: &MFunc, after: &MFunc) -> Result<(), String> {
    if before.layout != after.layout || before.vregs != after.vregs || before.blocks.len() != after.blocks.len() {
        return Err("more than the order changed".into());
    }
    // Other blocks are never reached.
    for b in &before.layout {
        block(before, before.block(*b), after.block(*b)).map_err(|e| format!("block {}: {e}", b.0))?;
    }
    Ok(())
}

/// Checks a block of a function. The numbers of the instructions tell which they are.
///
/// # Errors
/// The first rule broken, with the instruction.
pub(crate) fn block(m: &MFunc, before: &MBlock, after: &MBlock) -> Result<(), String> {
    if (before.term, before.term_loc) != (after.term, after.term_loc) {
        return Err("its end changed".into());
    }
    let text = |i: &MInst| i.text(&m.vregs);
    let places: BTreeMap<u32, usize> = before.insts.iter().enumerate().map(|(at, i)| (i.id, at)).collect();
    let mut whose = Vec::with_capacity(after.insts.len());
    let mut found = vec![false; before.insts.len()];
    for inst in &after.insts {
        let at = places.get(&inst.id).copied().filter(|at| before.insts[*at] == *inst);
        match at {
            Some(at) if !found[at] => {
                found[at] = true;
                whose.push(at);
            }
            _ => return Err(format!("`{}` did not stand there", text(inst))),
        }
    }
    if let Some(lost) = found.iter().position(|f| !f) {
        return Err(format!("`{}` is lost", text(&before.insts[lost])));
    }
    let (wanted, left) = finds(m, before, 0..before.insts.len());
    let (finds, leaves) = finds(m, before, whose.iter().copied());
    if let Some(at) = (0..wanted.len()).find(|at| wanted[*at] != finds[*at]) {
        return Err(format!("`{}` finds other values than before", text(&before.insts[at])));
    }
    let stays = |l: &Location| match *l {
        SCC => matches!(before.term, MTerm::Branch(..)),
        VCC | M0 => false,
        _ => true,
    };
    if left.iter().filter(|(l, _)| stays(l)).ne(leaves.iter().filter(|(l, _)| stays(l))) {
        return Err("it leaves other values than before".into());
    }
    memory(m, before, &whose, &wanted)
}

/// What each instruction finds where it reads, by its position in `block`, and what is left at the end: the last
/// writer, plus one.
type Finds = (Vec<Vec<(Location, usize)>>, BTreeMap<Location, usize>);

fn finds(m: &MFunc, block: &MBlock, order: impl Iterator<Item = usize>) -> Finds {
    let mut last: BTreeMap<Location, usize> = BTreeMap::new();
    let mut found = vec![Vec::new(); block.insts.len()];
    for at in order {
        let (reads, writes) = accesses(m, &block.insts[at]);
        found[at] = reads.into_iter().map(|l| (l, last.get(&l).copied().unwrap_or(0))).collect();
        last.extend(writes.into_iter().map(|l| (l, at + 1)));
    }
    (found, last)
}

fn accesses(m: &MFunc, inst: &MInst) -> (Vec<Location>, Vec<Location>) {
    let (mut reads, mut writes) = (Vec::new(), Vec::new());
    for (i, operand) in inst.ops.iter().enumerate() {
        let (role, words) = inst.role(i, &m.vregs);
        let all: Vec<Location> = match *operand {
            Opnd::Reg(v, first) => (first..first + words).map(|word| Location::Word(v.0, word)).collect(),
            Opnd::Phys(Reg::NULL) => vec![],
            Opnd::Phys(Reg::EXECZ | Reg::EXEC_HI) => vec![EXEC],
            Opnd::Phys(Reg::VCCZ | Reg::VCC_HI) => vec![VCC],
            Opnd::Phys(reg) => vec![Location::Physical(reg.0)],
            Opnd::None | Opnd::Const(_) => vec![],
        };
        if role.reads() {
            reads.extend(&all);
        }
        if role.writes() {
            writes.extend(&all);
        }
    }
    let vector = |o: &Opnd| matches!(o, Opnd::Reg(v, _) if m.data(*v).class == Class::V);
    match inst.code {
        Code::Op(op) => {
            let plain = Inst::new(op, &[]).with_mods(inst.mods);
            let parts = [(Implicit::SCC, SCC), (Implicit::VCC, VCC), (Implicit::EXEC, EXEC), (Implicit::M0, M0)];
            for (part, location) in parts {
                reads.extend(plain.implicit_reads().contains(part).then_some(location));
                writes.extend(plain.implicit_writes().contains(part).then_some(location));
            }
            if !matches!(plain.unit(), Unit::Salu(_) | Unit::Control | Unit::Smem) {
                reads.push(EXEC);
            }
        }
        _ if inst.ops.iter().any(vector) => reads.push(EXEC),
        // Scalar cycles of a copy go through VCC.
        _ => writes.push(VCC),
    }
    (reads, writes)
}

/// How an instruction is ordered among others.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Free,
    Load,
    Store,
    /// All accesses of memory stay on their side.
    Fence,
    /// All instructions stay on their side.
    Wall,
}

fn class(inst: &MInst) -> Kind {
    if inst.order == Order::Fixed {
        return Kind::Wall;
    }
    let Code::Op(op) = inst.code else { return Kind::Free };
    let plain = Inst::new(op, &[]).with_mods(inst.mods);
    match (plain.mem(), plain.flow()) {
        (None, Flow::Barrier | Flow::Wait) => Kind::Fence,
        (None, Flow::Next) => {
            let hardware = (plain.implicit_reads() | plain.implicit_writes()).contains(Implicit::MODE);
            let control = plain.unit() == Unit::Control;
            if hardware || control { Kind::Wall } else { Kind::Free }
        }
        (None, _) => Kind::Wall,
        (Some(mem), _) => match mem.kind {
            MemKind::Load if inst.order == Order::Unwritten => Kind::Free,
            _ if inst.mods.glc || inst.mods.slc || inst.mods.dlc => Kind::Fence,
            MemKind::Load => Kind::Load,
            MemKind::Store => Kind::Store,
            _ => Kind::Fence,
        },
    }
}

fn memory(m: &MFunc, before: &MBlock, whose: &[usize], finds: &[Vec<(Location, usize)>]) -> Result<(), String> {
    let mut place = vec![0; whose.len()];
    whose.iter().enumerate().for_each(|(to, at)| place[*at] = to);
    let classes: Vec<Kind> = before.insts.iter().map(class).collect();
    for (b, second) in before.insts.iter().enumerate() {
        if classes[b] == Kind::Free && !classes.contains(&Kind::Wall) {
            continue;
        }
        for (a, first) in before.insts[..b].iter().enumerate() {
            let ordered = match (classes[a], classes[b]) {
                (Kind::Wall, _) | (_, Kind::Wall) => true,
                (Kind::Free, _) | (_, Kind::Free) | (Kind::Load, Kind::Load) => false,
                (Kind::Fence, _) | (_, Kind::Fence) => true,
                _ => !apart((first, finds[a].as_slice()), (second, finds[b].as_slice())),
            };
            if ordered && place[a] > place[b] {
                let [first, second] = [first, second].map(|i| i.text(&m.vregs));
                return Err(format!("`{second}` passed `{first}`"));
            }
        }
    }
    Ok(())
}

type Found<'a> = (&'a MInst, &'a [(Location, usize)]);

/// Whether two accesses never touch the same byte.
fn apart((a, finds_a): Found<'_>, (b, finds_b): Found<'_>) -> bool {
    let space = |i: &MInst| i.op().and_then(|op| op.desc().mem).map(|mem| mem.space);
    let lds = |i: &MInst| space(i) == Some(Space::Lds);
    if lds(a) != lds(b) && ![space(a), space(b)].contains(&Some(Space::Flat)) {
        return true;
    }
    if let (Order::Array(x), Order::Array(y)) = (a.order, b.order)
        && x != y
    {
        return true;
    }
    // Two offsets from one address.
    let address = |(i, finds): Found<'_>| {
        let mem = i.op()?.desc().mem?;
        let Opnd::Reg(v, word) = *i.ops.get(usize::from(mem.kind == MemKind::Load))? else { return None };
        let location = Location::Word(v.0, word);
        let from = finds.iter().find(|(l, _)| *l == location)?.1;
        let step = i64::from(mem.bytes) * i64::from(mem.pair.max(1));
        let bytes = |offset: i64| offset..offset + i64::from(mem.bytes);
        Some(match mem.pair {
            0 => (location, from, vec![bytes(i.mods.offset.into())]),
            _ => {
                let offsets = [i64::from(i.mods.offset), i64::from(i.mods.offset1)];
                (location, from, offsets.iter().map(|o| bytes(o * step)).collect())
            }
        })
    };
    let (Some((x, dx, from)), Some((y, dy, to))) = (address((a, finds_a)), address((b, finds_b))) else { return false };
    let disjoint = from.iter().all(|f| to.iter().all(|t| f.end <= t.start || t.end <= f.start));
    lds(a) && (x, dx) == (y, dy) && disjoint
}
