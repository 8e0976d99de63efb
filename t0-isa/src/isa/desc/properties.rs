//! The properties that a table line can add.

use super::super::Generation;
use super::access::{AtomicOp, Half, MemKind};
use super::execution::{Implicit, Pipe, ScalarPipe, Unit};
use super::format::Format;
use super::line::{Desc, FlowDesc};
use super::operand::Ty;

#[allow(missing_docs)]
impl Desc {
    pub(in crate::isa) const fn scc_in(self) -> Desc {
        self.reading(Implicit::SCC)
    }
    pub(in crate::isa) const fn scc_out(self) -> Desc {
        self.writing(Implicit::SCC)
    }
    pub(in crate::isa) const fn vcc_in(self) -> Desc {
        self.reading(Implicit::VCC)
    }
    pub(in crate::isa) const fn exec_in(self) -> Desc {
        self.reading(Implicit::EXEC)
    }
    pub(in crate::isa) const fn exec_out(self) -> Desc {
        self.writing(Implicit::EXEC)
    }
    pub(in crate::isa) const fn m0_in(self) -> Desc {
        self.reading(Implicit::M0)
    }
    pub(in crate::isa) const fn mode_in(self) -> Desc {
        self.reading(Implicit::MODE)
    }
    pub(in crate::isa) const fn mode_out(self) -> Desc {
        self.writing(Implicit::MODE)
    }
    /// Acts on all lanes, independent of EXEC.
    pub(in crate::isa) const fn no_exec(mut self) -> Desc {
        self.reads = Implicit::NONE;
        self
    }
    pub(in crate::isa) const fn acc(mut self) -> Desc {
        self.acc = true;
        self
    }
    pub(in crate::isa) const fn gds_only(mut self) -> Desc {
        self.gds_only = true;
        self
    }
    pub(in crate::isa) const fn lds_only(mut self) -> Desc {
        self.lds_only = true;
        self
    }
    pub(in crate::isa) const fn moves_addr(mut self) -> Desc {
        self.moves_addr = true;
        self
    }
    pub(in crate::isa) const fn clamps(mut self) -> Desc {
        self.clamps = true;
        self
    }
    /// Sources 0 and 1 have neg and abs although they are not floats.
    pub(in crate::isa) const fn signs(mut self) -> Desc {
        self.signed = 3;
        self
    }
    pub(in crate::isa) const fn scales(mut self) -> Desc {
        self.scales = true;
        self
    }
    /// Takes neither clamp nor an output modifier although its result is a float.
    pub(in crate::isa) const fn plain_result(mut self) -> Desc {
        self.clamps = false;
        self.scales = false;
        self
    }
    pub(in crate::isa) const fn no_d16(mut self) -> Desc {
        self.image.no_d16 = true;
        self
    }
    pub(in crate::isa) const fn vgpr_source(mut self) -> Desc {
        self.vgpr_source = true;
        self
    }
    pub(in crate::isa) const fn no_dpp(mut self) -> Desc {
        self.no_dpp = true;
        self
    }
    pub(in crate::isa) const fn swap(mut self) -> Desc {
        self.swap = true;
        self.no_dpp = true;
        self.piped(Pipe::Swap)
    }
    pub(in crate::isa) const fn cross(mut self) -> Desc {
        self.cross_lane = true;
        self.no_dpp = true;
        // The two bits of permlane are "fetch inactive" and "bound control".
        self.halves = if matches!(self.format, Format::VOP3) && self.slots.len() == 4 { 3 } else { 0 };
        self
    }
    pub(in crate::isa) const fn no_e64(mut self) -> Desc {
        self.short_only = true;
        self
    }
    pub(in crate::isa) const fn rdna35(mut self) -> Desc {
        self.since = Generation::Rdna35;
        self
    }
    pub(in crate::isa) const fn vopd(mut self, code: u8) -> Desc {
        self.vopd = Some(code);
        self
    }
    pub(in crate::isa) const fn multiply(mut self) -> Desc {
        self.unit = Unit::Salu(ScalarPipe::Multiply);
        self
    }
    /// Tests one bit, although its format compares two operands.
    pub(in crate::isa) const fn bit_test(mut self) -> Desc {
        self.unit = Unit::Salu(ScalarPipe::Plain);
        self
    }
    pub(in crate::isa) const fn dot4(self) -> Desc {
        self.piped(Pipe::Dot4)
    }
    pub(in crate::isa) const fn dot8(self) -> Desc {
        self.piped(Pipe::Dot8)
    }
    pub(in crate::isa) const fn row_permute(self) -> Desc {
        self.piped(Pipe::RowPermute)
    }
    pub(in crate::isa) const fn half_permute(self) -> Desc {
        self.piped(Pipe::HalfPermute)
    }
    pub(in crate::isa) const fn lane_write(self) -> Desc {
        self.piped(Pipe::LaneWrite)
    }
    pub(in crate::isa) const fn trans(self) -> Desc {
        self.piped(Pipe::Trans)
    }
    pub(in crate::isa) const fn half(self) -> Desc {
        self.piped(Pipe::Half)
    }
    pub(in crate::isa) const fn quarter(mut self) -> Desc {
        self.no_dpp = true;
        self.piped(Pipe::Quarter)
    }
    pub(in crate::isa) const fn difference(self) -> Desc {
        self.piped(Pipe::Difference)
    }
    pub(in crate::isa) const fn double(self) -> Desc {
        self.piped(Pipe::Double)
    }
    pub(in crate::isa) const fn double_trans(self) -> Desc {
        self.piped(Pipe::DoubleTrans)
    }
    pub(in crate::isa) const fn wmma(self, clocks: u8) -> Desc {
        self.piped(Pipe::Matrix(clocks))
    }
    pub(in crate::isa) const fn load(self, bytes: u8) -> Desc {
        self.memory(MemKind::Load, bytes)
    }
    pub(in crate::isa) const fn store(self, bytes: u8) -> Desc {
        self.memory(MemKind::Store, bytes)
    }
    pub(in crate::isa) const fn atomic(self, bytes: u8) -> Desc {
        self.memory(MemKind::Atomic, bytes)
    }
    /// An atomic that stores the result of `what` applied to memory and data of type `ty`.
    pub(in crate::isa) const fn updates(self, what: AtomicOp, ty: Ty) -> Desc {
        let mut desc = self.memory(MemKind::Atomic, (ty.bits() / 8) as u8);
        desc.atomic = Some((what, ty));
        desc
    }
    pub(in crate::isa) const fn cache(self) -> Desc {
        self.memory(MemKind::Cache, 0)
    }
    pub(in crate::isa) const fn signed(mut self) -> Desc {
        if let Some(mem) = &mut self.mem {
            mem.signed = true;
        }
        self
    }
    pub(in crate::isa) const fn format(mut self) -> Desc {
        if let Some(mem) = &mut self.mem {
            mem.format = true;
        }
        self
    }
    pub(in crate::isa) const fn pair(mut self, stride: u8) -> Desc {
        if let Some(mem) = &mut self.mem {
            mem.pair = stride;
        }
        self
    }
    pub(in crate::isa) const fn d16(self) -> Desc {
        self.halved(Half::Low)
    }
    pub(in crate::isa) const fn d16_hi(self) -> Desc {
        self.halved(Half::High)
    }
    pub(in crate::isa) const fn extra(mut self, registers: u8) -> Desc {
        self.image.extra = registers;
        self
    }
    pub(in crate::isa) const fn gradients(mut self) -> Desc {
        self.image.gradients = true;
        self
    }
    pub(in crate::isa) const fn g16(mut self) -> Desc {
        self.image.g16 = true;
        self
    }
    pub(in crate::isa) const fn lod(mut self) -> Desc {
        self.image.lod = true;
        self
    }
    pub(in crate::isa) const fn no_coords(mut self) -> Desc {
        self.image.coords = false;
        self
    }
    pub(in crate::isa) const fn four(mut self) -> Desc {
        self.image.four = true;
        self
    }
    pub(in crate::isa) const fn bvh(mut self, registers: u8) -> Desc {
        self.image.bvh = registers;
        self
    }
    pub(in crate::isa) const fn branch(self) -> Desc {
        self.flow(FlowDesc::Branch)
    }
    pub(in crate::isa) const fn jump(self) -> Desc {
        self.flow(FlowDesc::Jump)
    }
    pub(in crate::isa) const fn call(self) -> Desc {
        self.flow(FlowDesc::Call)
    }
    pub(in crate::isa) const fn end(self) -> Desc {
        self.flow(FlowDesc::End)
    }
    pub(in crate::isa) const fn barrier(self) -> Desc {
        self.flow(FlowDesc::Barrier)
    }
    pub(in crate::isa) const fn wait(self) -> Desc {
        self.flow(FlowDesc::Wait)
    }
    pub(in crate::isa) const fn sleep(self) -> Desc {
        self.flow(FlowDesc::Sleep)
    }
    pub(in crate::isa) const fn clause(self) -> Desc {
        self.flow(FlowDesc::Clause)
    }
    pub(in crate::isa) const fn delay(self) -> Desc {
        self.flow(FlowDesc::Delay)
    }
    pub(in crate::isa) const fn message(self) -> Desc {
        self.flow(FlowDesc::Message)
    }
}
