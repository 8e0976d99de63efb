//! What a pass returns.

/// Whether a pass changed the function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// It did.
    Yes,
    /// It did not.
    No,
}

impl Changed {
    /// `Yes` for `true`.
    pub fn from_bool(b: bool) -> Changed {
        if b { Changed::Yes } else { Changed::No }
    }
}
