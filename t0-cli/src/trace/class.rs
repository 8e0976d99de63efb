//! The classes of instructions that the timeline distinguishes.

use t0_timing::{Kind, Pipe, Shape};

macro_rules! classes {
    ($($name:ident, $key:literal, $label:literal;)*) => {
        /// A class of instructions.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(crate) enum Class { $($name,)* }

        impl Class {
            /// All classes, in order.
            pub(crate) const ALL: &'static [Class] = &[$(Class::$name,)*];

            /// The name of the class in data. The style sheet has a colour `--KEY`.
            pub(crate) fn key(self) -> &'static str {
                match self { $(Class::$name => $key,)* }
            }

            /// The name of the class for readers.
            pub(crate) fn label(self) -> &'static str {
                match self { $(Class::$name => $label,)* }
            }
        }
    };
}

classes! {
    Vector, "vector", "vector";
    Trans, "trans", "transcendental";
    Double, "double", "f64";
    Matrix, "matrix", "matrix";
    Scalar, "scalar", "scalar";
    ScalarLoad, "smem", "scalar memory";
    Lds, "lds", "LDS";
    Load, "load", "vector load";
    Store, "store", "vector store";
    Branch, "branch", "branch";
    Wait, "wait", "wait";
    Barrier, "barrier", "barrier";
    Control, "control", "control";
}

impl Class {
    /// The class of an instruction; `waits` states whether it waits for a memory counter.
    pub(crate) fn of(shape: &Shape, waits: bool) -> Class {
        match shape.kind {
            Kind::Valu(Pipe::Trans) => Class::Trans,
            Kind::Valu(Pipe::Double | Pipe::DoubleTrans) => Class::Double,
            Kind::Valu(Pipe::Matrix(_)) => Class::Matrix,
            Kind::Valu(_) => Class::Vector,
            Kind::Salu => Class::Scalar,
            Kind::Smem => Class::ScalarLoad,
            Kind::Lds => Class::Lds,
            Kind::Vmem if shape.stores => Class::Store,
            Kind::Vmem => Class::Load,
            Kind::Branch => Class::Branch,
            Kind::Barrier => Class::Barrier,
            Kind::Control if waits => Class::Wait,
            Kind::End | Kind::Clause | Kind::Delay(_) | Kind::Control => Class::Control,
        }
    }

    /// Whether instructions of the class access memory.
    pub(crate) fn is_memory(self) -> bool {
        matches!(self, Class::ScalarLoad | Class::Lds | Class::Load | Class::Store)
    }

    /// What the recorded number of an access counts.
    pub(crate) fn counts(self) -> &'static str {
        if self == Class::Lds { "bank clocks" } else { "cache lines" }
    }
}
