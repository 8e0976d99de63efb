//! Misuse of graphs.

/// A mistake in the use of a [`Graph`](crate::Graph).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GraphError {
    /// A recording was started on a stream that is recording.
    #[error("the stream is recording already: end that recording first")]
    AlreadyRecording,
    /// The host waits for a stream, or records an event or replays a graph on it, while it is recording.
    #[error(
        "the stream is recording, so the host cannot {action}: what it enqueues runs only when the graph is replayed. Do this after the recording"
    )]
    StreamIsRecording {
        /// What the host tried to do.
        action: &'static str,
    },
    /// A buffer is used outside of an open recording whose launches conflict with that use.
    #[error(
        "a launch of an open recording uses this buffer and has not run, so other work cannot use the buffer: end the recording and replay the graph first"
    )]
    UsedInRecording,
    /// The graph was recorded on another device.
    #[error("the graph was recorded on another device: record it on a stream of this device")]
    OtherDevice,
    /// The graph has no launch with this index.
    #[error("the graph has {}, so there is none with index {index}", counted(*.launches))]
    NoLaunch {
        /// The index, from 0.
        index: usize,
        /// The number of launches.
        launches: usize,
    },
    /// The launch that replaces a recorded one does not fit.
    #[error("{0}: record the graph again")]
    Mismatch(Mismatch),
}

/// How launches differ from the recorded ones in more than scalars and buffers.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Mismatch {
    /// Their number.
    #[error("the graph has {}, but there {} {given} now", counted(*.recorded), if *.given == 1 { "is" } else { "are" })]
    Launches {
        /// The number of recorded launches.
        recorded: usize,
        /// The number of launches now.
        given: usize,
    },
    /// The kernel of a launch.
    #[error("launch {index} of the graph runs `{recorded}`, not `{given}`")]
    Kernel {
        /// The launch, from 0.
        index: usize,
        /// The recorded kernel.
        recorded: &'static str,
        /// The kernel now; if it has the same name, it is another instance.
        given: &'static str,
    },
    /// The grid of a launch.
    #[error("launch {index} of the graph, `{kernel}`, has {recorded:?} work-items, not {given:?}")]
    Grid {
        /// The launch, from 0.
        index: usize,
        /// Its kernel.
        kernel: &'static str,
        /// The recorded number of work-items in x, y and z.
        recorded: [u32; 3],
        /// The number of work-items now.
        given: [u32; 3],
    },
    /// The LDS arrays of a launch.
    #[error("launch {index} of the graph, `{kernel}`, has {recorded} bytes of LDS for each workgroup, not {given}")]
    Lds {
        /// The launch, from 0.
        index: usize,
        /// Its kernel.
        kernel: &'static str,
        /// The recorded number of bytes.
        recorded: u32,
        /// The number of bytes now.
        given: u32,
    },
    /// The shape of a view.
    #[error("argument {argument} (`{name}`) of launch {index} of the graph, `{kernel}`, has another shape")]
    Shape {
        /// The launch, from 0.
        index: usize,
        /// Its kernel.
        kernel: &'static str,
        /// The argument's position, from 0.
        argument: usize,
        /// The parameter's name.
        name: &'static str,
    },
}

/// This many launches, in words.
fn counted(launches: usize) -> String {
    if launches == 1 { "1 launch".to_owned() } else { format!("{launches} launches") }
}
