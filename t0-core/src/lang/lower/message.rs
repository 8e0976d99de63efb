//! Messages of lanes to the host: `t0::print!`, and failed assertions. [`t0_abi::message`] defines their layout in
//! memory.

use super::{Leaf, Lowerer, R};
use crate::ir::func::{Param, ParamKind};
use crate::ir::message::{Kind, Piece, Site};
use crate::ir::{
    Access, AtomicAccess, AtomicOp, Axis, BinOp, IPred, Mem, MemOrder, MemoryId, Op, Scope, Ty, Value, ViewId,
};
use crate::lang::ast::{Expr, ExprKind, Message, MessagePart};
use crate::lang::types::{Len, Scalar, Type};
use crate::source::Diagnostic;
use proc_macro2::Span;
use t0_abi::message::{
    self, FAILURE_SLOTS, Header, MOST_VALUE_WORDS as MOST_WORDS, PRINT_SLOTS, RecordHead, SLOT_WORDS_MULTIPLE, WORD,
};
use t0_abi::names;

/// The number of words in the widest store.
const BLOCK_WORDS: usize = SLOT_WORDS_MULTIPLE as usize;

// The site is the first word of a record and is written last.
const _: () = assert!(RecordHead::SITE == 0);

fn kind(s: Scalar) -> Kind {
    match s {
        Scalar::Bool => Kind::Bool,
        Scalar::I8 => Kind::I8,
        Scalar::U8 => Kind::U8,
        Scalar::I16 => Kind::I16,
        Scalar::U16 => Kind::U16,
        Scalar::I32 => Kind::I32,
        // Pairs of halves cannot be shown as a whole.
        Scalar::U32 | Scalar::Usize | Scalar::F16x2 | Scalar::Bf16x2 => Kind::U32,
        Scalar::I64 => Kind::I64,
        Scalar::U64 => Kind::U64,
        Scalar::F16 => Kind::F16,
        Scalar::Bf16 => Kind::Bf16,
        Scalar::F32 => Kind::F32,
        Scalar::F64 => Kind::F64,
    }
}

/// The scalars of a value in order.
fn scalars(t: &Type, f: &mut impl FnMut(Scalar)) {
    match t {
        Type::Scalar(s) => f(*s),
        Type::Tuple(ts) => ts.iter().for_each(|t| scalars(t, f)),
        Type::Array(t, Len::Known(n)) => (0..*n).for_each(|_| scalars(t, f)),
        Type::Ref(_, t) => scalars(t, f),
        _ => {}
    }
}

/// The number of words of a message's values. If it is above the limit, any number above the limit is returned.
fn words(m: &Message) -> u32 {
    let leaves: usize = m.args.iter().map(|a| a.ty.leaves()).sum();
    if leaves > MOST_WORDS as usize {
        return MOST_WORDS + 1;
    }
    let mut n = 0;
    m.args.iter().for_each(|a| scalars(&a.ty, &mut |s| n += s.bytes().div_ceil(4)));
    n
}

/// The number of words in a slot for the longest message of a body, a multiple of 4.
pub(super) fn slot_words(e: &Expr) -> u32 {
    let mut most = match &e.kind {
        ExprKind::Message(m) => message::slot_words(words(m).min(MOST_WORDS)),
        _ => 0,
    };
    e.each_child(&mut |c| most = most.max(slot_words(c)));
    most
}

impl Lowerer<'_> {
    /// The hidden view for messages, which follows the hidden workgroup counts.
    fn messages(&mut self) -> ViewId {
        if let Some(view) = self.messages {
            return view;
        }
        let func = &mut self.b.func;
        let kind = ParamKind::View { elem_bytes: WORD, access: Access::Messages };
        let offset = func.hidden().messages();
        func.params.push(Param { name: names::MESSAGES.to_string(), kind, offset });
        func.kernarg_bytes = func.hidden().bytes(true);
        func.slot_words = self.slot_words;
        let view = ViewId(func.params.len() as u32 - 1);
        self.messages = Some(view);
        view
    }

    pub(super) fn message(&mut self, m: &Message, span: Span) -> R<Vec<Leaf>> {
        if words(m) > MOST_WORDS {
            return Err(Diagnostic::new(
                span,
                format!("the values of this message take more than {} bytes", WORD * MOST_WORDS),
            )
            .help(help!("print fewer values at once")));
        }
        let mut values = vec![];
        let mut firsts = vec![];
        for a in &m.args {
            let leaves = self.expr(a)?;
            if self.dead() {
                return Ok(vec![]);
            }
            let mut kinds = vec![];
            scalars(&a.ty, &mut |s| kinds.push(s));
            let mut first = vec![];
            for (leaf, s) in leaves.iter().zip(kinds) {
                first.push((kind(s), values.len() as u32));
                if s == Scalar::Bool {
                    let (yes, no) = (self.i32(1), self.i32(0));
                    values.push(self.select(leaf.value(), yes, no));
                } else {
                    values.extend(self.bits_of(leaf.value(), s));
                }
            }
            firsts.push(first);
        }
        self.settle();
        if self.dead() {
            return Ok(vec![]);
        }
        self.at(span);
        let site = self.site(m, &firsts, span);
        let view = self.messages();
        let slot = self.reserve_slot(view, m.failure);
        let limit = self.op(Op::ViewDim(view, if m.failure { FAILURE_SLOTS } else { PRINT_SLOTS }), Ty::I32);
        let (low, high) = (self.op(Op::Word(slot, 0), Ty::I32), self.op(Op::Word(slot, 1), Ty::I32));
        let zero = self.i32(0);
        let few = self.icmp(IPred::Eq, high, zero);
        let below = self.icmp(IPred::LtU, low, limit);
        let kept = self.bin(BinOp::And, few, below);
        let failure = m.failure;
        self.construct(|l| {
            let mut write = |l: &mut Self| {
                l.at(span);
                l.record(view, failure, low, site, &values);
                Ok(vec![])
            };
            l.branch(true, kept, &Type::unit(), &mut write, &mut |_| Ok(vec![]), false)
        })
    }

    /// The number of the site of a message.
    fn site(&mut self, m: &Message, firsts: &[Vec<(Kind, u32)>], span: Span) -> u32 {
        let place = (self.src.0.locate)(span);
        let mut pieces = vec![];
        for p in &m.parts {
            match p {
                MessagePart::Text(t) => text(&mut pieces, t),
                MessagePart::Value(i, spec) => {
                    let mut values = firsts[*i].iter();
                    let mut one = |pieces: &mut Vec<Piece>| {
                        if let Some(&(kind, word)) = values.next() {
                            pieces.push(Piece::Value { kind, word, spec: *spec });
                        }
                    };
                    spread(&m.args[*i].ty, &mut pieces, &mut one);
                }
            }
        }
        let site = Site { failure: m.failure, file: place.file, line: place.line, pieces };
        let sites = &mut self.b.func.sites;
        let at = sites.iter().position(|s| *s == site).unwrap_or_else(|| {
            sites.push(site);
            sites.len() - 1
        });
        at as u32
    }

    /// Reserves the number of a slot, which has two words.
    fn reserve_slot(&mut self, view: ViewId, failure: bool) -> Value {
        let (one, zero) = (self.i32(1), self.i32(0));
        let one = self.op(Op::Pack(vec![one, zero]), Ty::Words(2));
        let counter = AtomicAccess {
            op: AtomicOp::Add,
            memory: MemoryId::View(view),
            wide: true,
            imm: if failure { Header::FAILURES } else { Header::PRINTS },
            scope: Scope::Device,
            order: MemOrder::Relaxed,
        };
        self.op(Op::Atomic(counter, zero, vec![one]), counter.ty())
    }

    fn record(&mut self, view: ViewId, failure: bool, slot: Value, site: u32, values: &[Value]) {
        let mut index = slot;
        if !failure {
            // The slots of prints follow those of failures.
            let failures = self.op(Op::ViewDim(view, FAILURE_SLOTS), Ty::I32);
            index = self.bin(BinOp::Add, index, failures);
        }
        let bytes = self.i32(WORD * self.slot_words);
        let offset = self.bin(BinOp::Mul, index, bytes);
        let mut head = [None; RecordHead::WORDS as usize];
        for axis in [Axis::X, Axis::Y, Axis::Z] {
            head[RecordHead::WORKGROUP + axis as usize] = Some(self.op(Op::BlockId(axis), Ty::I32));
        }
        let mut lane = self.thread_id(Axis::X);
        for axis in [Axis::Y, Axis::Z] {
            let id = self.thread_id(axis);
            let shift = self.i32(axis as u32 * RecordHead::AXIS_BITS);
            let id = self.bin(BinOp::Shl, id, shift);
            lane = self.bin(BinOp::Or, lane, id);
        }
        head[RecordHead::LANE] = Some(lane);
        // All words after the site. Words that are padding are zero.
        let mut all: Vec<Value> = head[1..].iter().map(|word| word.unwrap_or_else(|| self.i32(0))).collect();
        all.extend(values);
        // The first words share a block of 16 bytes with the site. The rest follows in further blocks of this size.
        let (first, rest) = all.split_at(BLOCK_WORDS - 1);
        let mut imm = Header::BYTES + WORD;
        for chunk in std::iter::once(first).chain(rest.chunks(BLOCK_WORDS)) {
            let (mem, value) = match chunk {
                [one] => (Mem::Words(1), *one),
                more => {
                    let n = more.len() as u8;
                    (Mem::Words(n), self.op(Op::Pack(more.to_vec()), Ty::Words(n)))
                }
            };
            self.effect(Op::Store { view, mem, offset, imm, value });
            imm += WORD * chunk.len() as u32;
        }
        // The site marks the record as complete, so all other words must reach memory before it.
        self.effect(Op::Fence(Scope::System, MemOrder::Release));
        let value = self.i32(site);
        self.effect(Op::Store { view, mem: Mem::Words(1), offset, imm: Header::BYTES, value });
    }
}

fn text(pieces: &mut Vec<Piece>, t: &str) {
    match pieces.last_mut() {
        Some(Piece::Text(last)) => last.push_str(t),
        _ => pieces.push(Piece::Text(t.to_string())),
    }
}

/// The parts of a value in the form of Rust's `{:?}`.
fn spread(t: &Type, pieces: &mut Vec<Piece>, one: &mut impl FnMut(&mut Vec<Piece>)) {
    let mut list = |open: &str, parts: &mut dyn Iterator<Item = &Type>, close: &str, pieces: &mut Vec<Piece>| {
        text(pieces, open);
        for (i, t) in parts.enumerate() {
            if i > 0 {
                text(pieces, ", ");
            }
            spread(t, pieces, one);
        }
        text(pieces, close);
    };
    match t {
        Type::Tuple(ts) => list("(", &mut ts.iter(), if ts.len() == 1 { ",)" } else { ")" }, pieces),
        Type::Array(t, Len::Known(n)) => list("[", &mut (0..*n).map(|_| &**t), "]", pieces),
        Type::Ref(_, t) => spread(t, pieces, one),
        _ => one(pieces),
    }
}
