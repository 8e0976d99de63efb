//! Hand-assembled kernels, which test the runtime without the compiler.

use std::sync::{Arc, LazyLock};

use t0_abi::kernarg::Layout;
use t0_abi::view::Dimension;
use t0_isa::isa::{Inst, Op, Operand, encode};
use t0_isa::object::{Kernel, Line, Machine, ObjectBuilder};
use t0_kernel::{Abi, Argument, ArgumentKind, Image, Messages};

/// Bytes of a view in the kernarg segment.
const VIEW: u32 = size_of::<t0_abi::View>() as u32;

/// The file name in the line tables.
pub const FILE: &str = "src/by_hand.rs";

/// `out[i] = x[i] + y[i]`: kernarg x, y, out.
pub static VECTOR_ADD: LazyLock<Image> = LazyLock::new(|| {
    let mut code = Code::new(10);
    code.view(4, 0).view(8, VIEW).view(16, 2 * VIEW);
    code.line(11).global_id();
    code.line(12);
    code.push(Inst::new(Op::buffer_load_b32, &[v(1), v(0), s(4), int(0)]).with_offen());
    code.push(Inst::new(Op::buffer_load_b32, &[v(2), v(0), s(8), int(0)]).with_offen());
    code.op(Op::s_waitcnt, &[imm(0x03f7)]);
    code.op(Op::v_add_f32, &[v(1), v(1), v(2)]);
    code.line(13);
    code.push(Inst::new(Op::buffer_store_b32, &[v(1), v(0), s(16), int(0)]).with_offen());
    code.line(14).op(Op::s_endpgm, &[]);
    code.image("vector_add", 256, &ADD_ARGUMENTS)
});

/// `data[i] += step` for u32: kernarg data, step.
pub static ADVANCE: LazyLock<Image> = LazyLock::new(|| advancing(20).image("advance", 64, &ADVANCE_ARGUMENTS));

fn advancing(line: u32) -> Code {
    let mut code = Code::new(line);
    code.view(4, 0);
    code.op(Op::s_load_b32, &[s(12), s(0)]).offset(VIEW);
    code.op(Op::s_waitcnt, &[imm(0xfc07)]);
    code.op(Op::s_mov_b32, &[s(20), s(12)]);
    code.line(line + 1).global_id();
    code.push(Inst::new(Op::buffer_load_b32, &[v(1), v(0), s(4), int(0)]).with_offen());
    code.op(Op::s_waitcnt, &[imm(0x03f7)]);
    code.op(Op::v_add_nc_u32, &[v(1), s(20), v(1)]);
    code.push(Inst::new(Op::buffer_store_b32, &[v(1), v(0), s(4), int(0)]).with_offen());
    code.op(Op::s_endpgm, &[]);
    code
}

/// [`ADVANCE`] with scratch.
pub static SPILL: LazyLock<Image> = LazyLock::new(|| advancing(25).image_with("spill", 64, &ADVANCE_ARGUMENTS, 48));

/// [`SPILL`] with more scratch than any wave can have.
pub static SPILL_MOST: LazyLock<Image> =
    LazyLock::new(|| advancing(27).image_with("spill_most", 64, &ADVANCE_ARGUMENTS, 131_072));

/// An endless loop.
pub static ENDLESS: LazyLock<Image> = LazyLock::new(|| {
    let mut code = Code::new(30);
    code.op(Op::s_nop, &[imm(0)]);
    code.line(31).op(Op::s_branch, &[imm(0xffff)]);
    code.line(32).op(Op::s_endpgm, &[]);
    code.image("endless", 32, &[])
});

/// The first wave of a workgroup waits at a barrier; the second ends without it.
pub static DIVERGENT: LazyLock<Image> = LazyLock::new(|| {
    let mut code = Code::new(40);
    code.op(Op::v_readfirstlane_b32, &[s(4), v(0)]);
    code.op(Op::s_cmp_eq_u32, &[s(4), int(0)]);
    code.op(Op::s_cbranch_scc0, &[imm(1)]);
    code.line(42).op(Op::s_barrier, &[]);
    code.line(43).op(Op::s_endpgm, &[]);
    code.image("divergent", 64, &[])
});

/// Stores through a null pointer.
pub static WILD: LazyLock<Image> = LazyLock::new(|| {
    let mut code = Code::new(50);
    code.op(Op::v_mov_b32, &[v(2), int(64)]);
    code.op(Op::v_mov_b32, &[v(3), int(0)]);
    code.line(51).op(Op::global_store_b32, &[v(2), v(0)]);
    code.op(Op::s_endpgm, &[]);
    code.image("wild", 32, &[])
});

/// `data[i] = min(data[i], limit)` for u32, by atomics: kernarg data, limit.
pub static LOWER: LazyLock<Image> = LazyLock::new(|| {
    let mut code = Code::new(60);
    code.view(4, 0);
    code.op(Op::s_load_b32, &[s(12), s(0)]).offset(VIEW);
    code.op(Op::s_waitcnt, &[imm(0xfc07)]);
    code.op(Op::v_mov_b32, &[v(1), s(12)]);
    code.line(61).global_id();
    code.line(62);
    code.push(Inst::new(Op::buffer_atomic_min_u32, &[v(1), v(0), s(4), int(0)]).with_offen());
    code.op(Op::s_endpgm, &[]);
    code.image("lower", 64, &ADVANCE_ARGUMENTS)
});

/// A trap.
pub static TRAP: LazyLock<Image> = LazyLock::new(|| {
    let mut code = Code::new(70);
    code.op(Op::s_nop, &[imm(0)]);
    code.line(71).op(Op::s_trap, &[imm(3)]);
    code.line(72).op(Op::s_endpgm, &[]);
    code.image("trap", 64, &[])
});

static ADD_ARGUMENTS: [Argument; 3] = [reads("x", 0), reads("y", VIEW), writes("out", 2 * VIEW)];
static ADVANCE_ARGUMENTS: [Argument; 2] =
    [writes("data", 0), Argument { name: "step", ty: "u32", kind: ArgumentKind::Value, bytes: 4, offset: VIEW }];

const fn reads(name: &'static str, offset: u32) -> Argument {
    Argument { name, ty: "In<f32>", kind: ArgumentKind::Reads, bytes: 4, offset }
}

const fn writes(name: &'static str, offset: u32) -> Argument {
    Argument { name, ty: "InOut<u32>", kind: ArgumentKind::Writes, bytes: 4, offset }
}

fn s(n: u16) -> Operand {
    Operand::s(n)
}

fn v(n: u16) -> Operand {
    Operand::v(n)
}

fn int(value: i32) -> Operand {
    Operand::int(value)
}

fn imm(value: u16) -> Operand {
    Operand::imm(value)
}

/// Instructions with their lines.
struct Code {
    instructions: Vec<(Inst, u32)>,
    first: u32,
    line: u32,
}

impl Code {
    fn new(line: u32) -> Code {
        Code { instructions: Vec::new(), first: line, line }
    }

    fn line(&mut self, line: u32) -> &mut Code {
        self.line = line;
        self
    }

    fn push(&mut self, inst: Inst) -> &mut Code {
        self.instructions.push((inst, self.line));
        self
    }

    fn op(&mut self, op: Op, operands: &[Operand]) -> &mut Code {
        self.push(Inst::new(op, operands))
    }

    fn offset(&mut self, offset: u32) -> &mut Code {
        if let Some((inst, _)) = self.instructions.last_mut() {
            *inst = inst.with_offset(offset as i32);
        }
        self
    }

    /// Loads a view of 4-byte elements and converts it to a buffer descriptor in s[to..to+4].
    fn view(&mut self, to: u16, offset: u32) -> &mut Code {
        self.op(Op::s_load_b128, &[s(to), s(0)]).offset(offset);
        self.op(Op::s_waitcnt, &[imm(0xfc07)]);
        let len = to + (Dimension::Len.offset() / 4) as u16;
        self.op(Op::s_lshl_b32, &[s(to + 2), s(len), int(2)]);
        self.op(Op::s_mov_b32, &[s(to + 3), Operand::bits(0x3101_6000)])
    }

    /// v0 = 4 * (workgroup * block + work-item). [`Code::image`] patches in the block size.
    fn global_id(&mut self) -> &mut Code {
        self.op(Op::v_and_b32, &[v(0), Operand::bits(0x3ff), v(0)]);
        self.op(Op::s_lshl_b32, &[s(12), s(13), BLOCK_SHIFT]);
        self.op(Op::v_add_lshl_u32, &[v(0), s(12), v(0), int(2)])
    }

    fn image(&self, name: &'static str, block: u32, arguments: &'static [Argument]) -> Image {
        self.image_with(name, block, arguments, 0)
    }

    /// An image of a kernel whose work-items have `private_bytes` of scratch.
    fn image_with(&self, name: &'static str, block: u32, arguments: &'static [Argument], private_bytes: u32) -> Image {
        let mut code = Vec::new();
        let mut lines = Vec::new();
        let file: Arc<str> = FILE.into();
        for (inst, line) in &self.instructions {
            lines.push(Line { offset: code.len() as u32 * 4, file: file.clone(), line: *line, column: 1 });
            let mut inst = *inst;
            for operand in inst.operands_mut().iter_mut().filter(|operand| **operand == BLOCK_SHIFT) {
                *operand = int(block.ilog2() as i32);
            }
            encode(&inst, &mut code).unwrap_or_else(|error| panic!("{inst:?}: {error}"));
        }
        let end = arguments.last().map_or(0, Argument::end);
        let kernarg_size = Layout::ending_at(end).hidden().bytes(false);
        let abi = Abi::new(0);
        let kernel = Kernel {
            abi: Some(abi),
            kernarg_size,
            vgprs: 8,
            sgprs: 32,
            block: Some([block, 1, 1]),
            private_bytes,
            lines,
            ..Kernel::new(name, code)
        };
        let object = ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().expect("a valid object");
        Image {
            name,
            abi,
            object: object.leak(),
            others: &[],
            block: [block, 1, 1],
            kernarg_size,
            arguments,
            file: FILE,
            line: self.first,
            messages: Messages::NONE,
        }
    }
}

/// A placeholder for the logarithm of the block size.
const BLOCK_SHIFT: Operand = Operand::Literal(0xb10c);
