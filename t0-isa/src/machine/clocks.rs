//! The clocks of each pipe of the vector ALU.

use crate::isa::{Generation, Pipe};
use crate::target::Target;

/// The clocks of one pipe, for an instruction of a wave of 32 lanes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PipeClocks {
    /// Clocks for which an instruction occupies the pipe.
    pub occupancy: u32,
    /// Clocks from the execution of an instruction to the execution of one that uses its result.
    pub latency: u32,
}

/// The clocks of a generation. Sources: instruction traces recorded on a gfx1100, and LLVM's `GFX11SpeedModel`, which
/// all chips of the family share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    full: PipeClocks,
    dot: PipeClocks,
    lane_write: PipeClocks,
    half: PipeClocks,
    swap: PipeClocks,
    quarter: PipeClocks,
    trans: PipeClocks,
    double: PipeClocks,
    double_trans: PipeClocks,
    /// Clocks from the end of a matrix operation to the execution of an instruction that uses its result.
    pub matrix_latency: u32,
}

/// gfx11.
const GFX11: Clocks = Clocks {
    full: PipeClocks { occupancy: 1, latency: 5 },
    dot: PipeClocks { occupancy: 2, latency: 5 },
    lane_write: PipeClocks { occupancy: 1, latency: 8 },
    half: PipeClocks { occupancy: 2, latency: 6 },
    swap: PipeClocks { occupancy: 2, latency: 5 },
    quarter: PipeClocks { occupancy: 4, latency: 8 },
    trans: PipeClocks { occupancy: 4, latency: 10 },
    double: PipeClocks { occupancy: 32, latency: 38 },
    double_trans: PipeClocks { occupancy: 34, latency: 40 },
    matrix_latency: 4,
};

impl Clocks {
    /// The clocks of a target.
    pub const fn of(target: &Target) -> &'static Clocks {
        match target.generation {
            Generation::Rdna3 | Generation::Rdna35 => &GFX11,
        }
    }

    /// The clocks of a pipe.
    pub const fn pipe(&self, pipe: Pipe) -> PipeClocks {
        match pipe {
            Pipe::Full | Pipe::RowPermute | Pipe::HalfPermute => self.full,
            Pipe::Dot4 | Pipe::Dot8 => self.dot,
            Pipe::LaneWrite => self.lane_write,
            Pipe::Half => self.half,
            Pipe::Swap => self.swap,
            Pipe::Quarter | Pipe::Difference => self.quarter,
            Pipe::Trans => self.trans,
            Pipe::Double => self.double,
            Pipe::DoubleTrans => self.double_trans,
            Pipe::Matrix(clocks) => {
                PipeClocks { occupancy: clocks as u32, latency: clocks as u32 + self.matrix_latency }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Clocks;
    use crate::isa::{Op, Unit};
    use crate::target::GFX1100;

    #[test]
    fn a_result_is_ready_after_the_pipe_is_free() {
        for &op in Op::ALL {
            let Unit::Valu(pipe) = op.desc().unit else { continue };
            let clocks = Clocks::of(&GFX1100).pipe(pipe);
            assert!(clocks.occupancy >= 1 && clocks.latency > clocks.occupancy, "{op:?}: {clocks:?}");
        }
    }

    #[test]
    fn the_table_names_the_pipe_of_each_kind() {
        for (op, occupancy, latency) in [
            (Op::v_add_f32, 1, 5),
            (Op::v_permlanex16_b32, 1, 5),
            (Op::v_permlane64_b32, 1, 5),
            (Op::v_dot4_i32_iu8, 2, 5),
            (Op::v_dot8_u32_u4, 2, 5),
            (Op::v_writelane_b32, 1, 8),
            (Op::v_lshlrev_b64, 2, 6),
            (Op::v_cmp_lt_f64, 2, 6),
            (Op::v_cmpx_class_f64, 2, 6),
            (Op::v_swap_b32, 2, 5),
            (Op::v_mad_u64_u32, 4, 8),
            (Op::v_mqsad_u32_u8, 4, 8),
            (Op::v_exp_f16, 4, 10),
            (Op::v_cvt_f32_f64, 32, 38),
            (Op::v_rsq_f64, 34, 40),
            (Op::v_wmma_f32_16x16x16_f16, 32, 36),
        ] {
            let Unit::Valu(pipe) = op.desc().unit else { panic!("{op:?} is a vector instruction") };
            let clocks = Clocks::of(&GFX1100).pipe(pipe);
            assert_eq!((clocks.occupancy, clocks.latency), (occupancy, latency), "{op:?}");
        }
    }
}
