//! The instructions that a kernel can reach, and the control flow between them.

use crate::report::Stray;
use std::collections::{BTreeMap, HashMap};
use t0_isa::effects::Effects;
use t0_isa::isa::{Field, Flow, Generation, Inst, Op, Operand, decode_for};

/// Machine code to be checked.
#[derive(Clone, Copy)]
pub struct Code<'a> {
    /// The words of the code.
    pub words: &'a [u32],
    /// The address of the first word.
    pub address: u64,
    /// The address of the first instruction to run.
    pub entry: u64,
    /// Whether waves have 64 lanes.
    pub wave64: bool,
    /// The VGPRs of a wave; 256 if unknown.
    pub vgprs: u32,
}

/// One instruction and where control flow continues after it.
pub(crate) struct Node {
    pub(crate) address: u64,
    pub(crate) inst: Inst,
    pub(crate) effects: Effects,
    /// The numbers of the instructions that may follow.
    pub(crate) next: Vec<u32>,
    /// The instruction after a call. It starts with nothing in flight, because functions wait before they return.
    pub(crate) after_call: Option<u32>,
    /// Whether control flow enters here from more than one place, or from a jump.
    pub(crate) leader: bool,
}

/// The reachable code of a kernel, in order of address.
pub(crate) struct Graph {
    pub(crate) nodes: Vec<Node>,
    pub(crate) entry: u32,
    /// Control flow that leaves the code: the instruction before, the address it reaches, and what is there.
    pub(crate) strays: Vec<(u64, u64, Stray)>,
    /// Jumps and calls to an address that is not known, by address.
    pub(crate) unknown: Vec<u64>,
}

/// Where an instruction continues, by address.
#[derive(Default)]
struct Next {
    addresses: Vec<u64>,
    after_call: Option<u64>,
    unknown: bool,
}

struct Decoder<'a> {
    code: Code<'a>,
    generation: Generation,
    found: BTreeMap<u64, (Inst, Next)>,
    strays: Vec<(u64, u64, Stray)>,
    todo: Vec<(u64, u64)>,
}

impl Graph {
    pub(crate) fn of(code: Code<'_>, generation: Generation) -> Graph {
        let mut decoder = Decoder {
            code,
            generation,
            found: BTreeMap::new(),
            strays: Vec::new(),
            todo: vec![(code.entry, code.entry)],
        };
        while let Some((from, address)) = decoder.todo.pop() {
            decoder.run(from, address);
        }
        decoder.finish()
    }
}

impl Decoder<'_> {
    /// Decodes straight-line code from `address` on, until it ends or continues in known code.
    fn run(&mut self, mut from: u64, mut address: u64) {
        // Scalar registers with a known constant, for addresses that are computed from the program counter.
        let mut constants = HashMap::new();
        while !self.found.contains_key(&address) {
            let (inst, length) = match self.decode(address) {
                Ok(decoded) => decoded,
                Err(stray) => return self.strays.push((from, address, stray)),
            };
            let after = address + 4 * length as u64;
            let next = successors(&inst, after, &mut constants);
            let falls_through = next.addresses.contains(&after);
            let jumps = next.addresses.iter().filter(|to| **to != after).chain(&next.after_call);
            self.todo.extend(jumps.map(|to| (address, *to)));
            self.found.insert(address, (inst, next));
            if !falls_through {
                return;
            }
            (from, address) = (address, after);
        }
    }

    fn decode(&self, address: u64) -> Result<(Inst, usize), Stray> {
        let skip = address.checked_sub(self.code.address).filter(|skip| skip.is_multiple_of(4));
        let rest = skip.and_then(|skip| self.code.words.get(usize::try_from(skip / 4).ok()?..));
        let Some(rest @ [_, ..]) = rest else { return Err(Stray::Outside) };
        match decode_for(rest, self.generation) {
            Ok((inst, _)) if inst.op == Op::s_code_end => Err(Stray::Padding),
            Ok(decoded) => Ok(decoded),
            Err(_) => Err(Stray::Illegal(rest[0])),
        }
    }

    fn finish(self) -> Graph {
        let numbers: HashMap<u64, u32> = self.found.keys().enumerate().map(|(n, at)| (*at, n as u32)).collect();
        let number = |at: &u64| numbers.get(at).copied();
        let mut entries = vec![0u32; self.found.len()];
        let mut nodes = Vec::with_capacity(self.found.len());
        let mut unknown = Vec::new();
        for (n, (&address, (inst, next))) in self.found.iter().enumerate() {
            let to: Vec<u32> = next.addresses.iter().filter_map(number).collect();
            let after_call = next.after_call.as_ref().and_then(number);
            for &target in to.iter().chain(&after_call) {
                // An entry by a jump counts twice, so that it makes a leader.
                let jumps = target as usize != n + 1 || after_call == Some(target);
                entries[target as usize] += 1 + u32::from(jumps);
            }
            if next.unknown {
                unknown.push(address);
            }
            let effects = Effects::of(inst, self.code.wave64);
            nodes.push(Node { address, inst: *inst, effects, next: to, after_call, leader: false });
        }
        for (node, entries) in nodes.iter_mut().zip(entries) {
            node.leader = entries > 1 || node.address == self.code.entry;
        }
        let entry = number(&self.code.entry).unwrap_or(0);
        Graph { nodes, entry, strays: self.strays, unknown }
    }
}

/// Where control flow continues after an instruction that ends at `after`. `constants` holds the known registers.
fn successors(inst: &Inst, after: u64, constants: &mut HashMap<u16, u32>) -> Next {
    let label = inst.branch_distance().map(|words| after.wrapping_add_signed(4 * i64::from(words)));
    let mut next = Next::default();
    match inst.op {
        Op::s_setpc_b64 => {
            let target = pair(inst, 0, constants);
            // Without a known target it is a return.
            next.addresses.extend(target);
            return next;
        }
        Op::s_swappc_b64 => {
            let target = pair(inst, 1, constants);
            next.unknown = target.is_none();
            next.addresses.extend(target);
            next.after_call = Some(after);
            constants.clear();
            return next;
        }
        _ => {}
    }
    track(inst, after, constants);
    match (inst.flow(), label) {
        (Flow::End, _) => {}
        (Flow::Jump, Some(to)) => next.addresses.push(to),
        (Flow::Jump, None) => {}
        (Flow::Branch, Some(to)) => next.addresses.extend([after, to]),
        (Flow::Call, Some(to)) => {
            next.addresses.push(to);
            next.after_call = Some(after);
        }
        _ => next.addresses.push(after),
    }
    next
}

/// The value of a register pair.
fn pair(inst: &Inst, operand: usize, constants: &HashMap<u16, u32>) -> Option<u64> {
    let reg = inst.operands().get(operand)?.reg()?.0;
    Some(u64::from(*constants.get(&reg)?) | u64::from(*constants.get(&(reg + 1))?) << 32)
}

/// The register number under which the carry of an addition is kept.
const CARRY: u16 = u16::MAX;

/// Follows the additions with which compilers make addresses relative to the program counter.
fn track(inst: &Inst, after: u64, constants: &mut HashMap<u16, u32>) {
    let value = |n: usize, constants: &HashMap<u16, u32>| match inst.operands().get(n).copied() {
        Some(Operand::Reg(reg)) => constants.get(&reg.0).copied(),
        Some(operand) => {
            let ty = inst.slots().nth(n).map(|(slot, _)| slot.ty)?;
            operand.constant(ty).map(|bits| bits as u32)
        }
        None => None,
    };
    let result = inst.position(Field::sdst).and_then(|n| inst.operands()[n].reg()).map(|reg| reg.0);
    let sum = |carry: u32| {
        let sum = u64::from(value(1, constants)?) + u64::from(value(2, constants)?) + u64::from(carry);
        Some((sum as u32, (sum >> 32) as u32))
    };
    let new = match inst.op {
        Op::s_add_u32 => sum(0),
        Op::s_addc_u32 => constants.get(&CARRY).copied().and_then(sum),
        _ => None,
    };
    for access in inst.writes(true) {
        for n in 0..u16::from(access.dwords) {
            constants.remove(&(access.reg.0 + n));
        }
    }
    if inst.implicit_writes().contains(t0_isa::isa::Implicit::SCC) {
        constants.remove(&CARRY);
    }
    match (inst.op, result, new) {
        (Op::s_getpc_b64, Some(to), _) => {
            constants.insert(to, after as u32);
            constants.insert(to + 1, (after >> 32) as u32);
        }
        (_, Some(to), Some((sum, carry))) => {
            constants.insert(to, sum);
            constants.insert(CARRY, carry);
        }
        _ => {}
    }
}
