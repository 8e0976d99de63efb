//! Which paths are devices, and which are redirected to the generated tree.

use std::borrow::Cow;
use std::ffi::{CStr, CString};
use std::os::unix::ffi::OsStrExt;
use std::sync::OnceLock;

/// The environment variable with the directory of the generated tree.
pub(crate) const ROOT: &str = "T0_VIRTUAL_ROOT";

/// One of the two device files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Node {
    /// `/dev/kfd`.
    Kfd,
    /// `/dev/dri/renderD128`.
    Render,
}

/// What a path means.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A device file.
    Device(Node),
    /// A path of the machine with the card: use this one instead.
    Redirected(CString),
    /// Any other path.
    Other,
}

/// Directories whose contents describe the card.
const DIRECTORIES: [&[u8]; 7] = [
    b"/dev/dri",
    b"/sys/class/kfd",
    b"/sys/class/drm",
    b"/sys/devices/virtual/kfd",
    b"/sys/module/amdgpu",
    b"/sys/dev/char/226:128",
    b"/sys/bus/pci/drivers/amdgpu",
];

/// Looks a path up.
pub(crate) fn place(path: &CStr) -> Place {
    let bytes = path.to_bytes();
    match bytes {
        b"/dev/kfd" => return Place::Device(Node::Kfd),
        b"/dev/dri/renderD128" => return Place::Device(Node::Render),
        _ => {}
    }
    let inside = |directory: &&[u8]| {
        bytes.strip_prefix(*directory).is_some_and(|rest| matches!(rest.first(), None | Some(b'/')))
    };
    if !DIRECTORIES.iter().any(inside) {
        return Place::Other;
    }
    let redirected = tree().and_then(|root| CString::new([root, bytes].concat()).ok());
    redirected.map_or(Place::Other, Place::Redirected)
}

/// The path that a client uses for a path of the generated tree.
pub(crate) fn of_client(path: &CStr) -> Cow<'_, CStr> {
    let inside = tree().and_then(|root| path.to_bytes().strip_prefix(root)).filter(|rest| rest.first() == Some(&b'/'));
    inside.and_then(|rest| CString::new(rest).ok()).map_or(Cow::Borrowed(path), Cow::Owned)
}

/// The directory of the generated tree, without links.
pub(crate) fn tree() -> Option<&'static [u8]> {
    static TREE: OnceLock<Option<Vec<u8>>> = OnceLock::new();
    let root = || {
        let root = std::env::var_os(ROOT)?;
        let root = std::fs::canonicalize(&root).map_or(root, Into::into);
        Some(root.as_bytes().to_vec())
    };
    TREE.get_or_init(root).as_deref()
}
