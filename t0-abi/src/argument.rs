//! The declared arguments of a kernel.

use crate::kernarg::LdsLength;
use crate::view::View;

/// One argument as a kernel declares it. A launch that passes a different kind of argument is rejected.
///
/// `S` is the type of strings: `&'static str` in an embedded image, `String` in the compiler.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Argument<S = &'static str> {
    /// The parameter's name.
    pub name: S,
    /// The declared type with generic parameters replaced: `In<f32>`. Also the `.type_name` of the argument in the
    /// metadata.
    pub ty: S,
    /// How the argument is passed.
    pub kind: ArgumentKind,
    /// Bytes of an element of a view or an LDS array; bytes of a value.
    pub bytes: u32,
    /// Offset in the kernarg segment, in bytes.
    pub offset: u32,
}

impl<S> Argument<S> {
    /// The number of bytes of the argument in the kernarg segment.
    pub const fn size(&self) -> u32 {
        self.kind.size(self.bytes)
    }

    /// The offset of the first byte after the argument in the kernarg segment.
    pub const fn end(&self) -> u32 {
        self.offset + self.size()
    }
}

/// How an argument is passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArgumentKind {
    /// A view that the kernel only reads: a [`View`].
    Reads,
    /// A view that the kernel writes and may read: a [`View`].
    Writes,
    /// A number or a struct, as its bytes; a `bool` is a [`crate::kernarg::Bool`].
    Value,
    /// The length of an LDS array: an [`LdsLength`].
    Lds,
}

impl ArgumentKind {
    /// The number of bytes of such an argument in the kernarg segment; a value has `value_bytes` bytes.
    pub const fn size(self, value_bytes: u32) -> u32 {
        match self {
            ArgumentKind::Reads | ArgumentKind::Writes => size_of::<View>() as u32,
            ArgumentKind::Lds => size_of::<LdsLength>() as u32,
            ArgumentKind::Value => value_bytes,
        }
    }
}

/// The types of views, as they appear in a type name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ViewType {
    /// `In<T>`.
    In,
    /// `Out<T>`.
    Out,
    /// `InOut<T>`.
    InOut,
    /// `Atomics<T>`.
    Atomics,
}

impl ViewType {
    /// All view types.
    pub const ALL: [ViewType; 4] = [ViewType::In, ViewType::Out, ViewType::InOut, ViewType::Atomics];

    /// The name in front of `<`.
    pub const fn name(self) -> &'static str {
        match self {
            ViewType::In => "In",
            ViewType::Out => "Out",
            ViewType::InOut => "InOut",
            ViewType::Atomics => "Atomics",
        }
    }

    /// The view type and the element type in a type name; `None` if the type is not a view.
    ///
    /// ```
    /// use t0_abi::argument::ViewType;
    /// assert_eq!(ViewType::split("In<f32>"), Some((ViewType::In, "f32")));
    /// assert_eq!(ViewType::split("f32"), None);
    /// ```
    pub fn split(type_name: &str) -> Option<(ViewType, &str)> {
        let (name, element) = type_name.strip_suffix('>')?.split_once('<')?;
        ViewType::ALL.into_iter().find(|view| view.name() == name).map(|view| (view, element))
    }
}
