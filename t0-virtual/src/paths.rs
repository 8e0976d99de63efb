//! Which paths are devices, and which are redirected to the generated tree.

use std::ffi::{CStr, CString, OsStr};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::OnceLock;

use t0_sim::kfd::Card;

/// The environment variable with the directory of the generated tree.
pub(crate) const ROOT: &str = "T0_VIRTUAL_ROOT";

/// The file of the tree with the names of the cards' chips, one in a line.
const CARDS: &str = "cards";

/// The file of the tree that exists if the cards have modelled clocks.
const TIMED: &str = "timed";
/// The file in the tree with the seed of random errors, if there is one.
const ULP_NOISE: &str = "ulp-noise";

/// The most cards.
pub(crate) const MOST_CARDS: usize = 8;

/// A device file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Node {
    /// `/dev/kfd`.
    Kfd,
    /// `/dev/dri/renderD128` and the following ones: the render node of a card.
    Render(u8),
    /// `/dev/dri/card0` and the following ones: the primary node of a card.
    Card(u8),
}

impl Node {
    /// The number of the node; the nodes of one kind of all possible cards follow each other.
    pub(crate) fn number(self) -> usize {
        match self {
            Node::Kfd => 0,
            Node::Render(card) => 1 + usize::from(card),
            Node::Card(card) => 1 + MOST_CARDS + usize::from(card),
        }
    }

    /// The node with this number.
    pub(crate) fn numbered(number: usize) -> Option<Node> {
        // `/dev/kfd` is not the node of a card.
        let card = number.checked_sub(1)? as u8;
        Some(if number <= MOST_CARDS { Node::Render(card) } else { Node::Card(card - MOST_CARDS as u8) })
    }

    /// The numbers by which the system knows it: major and minor.
    pub(crate) fn device(self) -> (u32, u32) {
        match self {
            Node::Kfd => (511, 0),
            Node::Render(card) => (226, 128 + u32::from(card)),
            Node::Card(card) => (226, u32::from(card)),
        }
    }

    /// The card, unless it is the node of all.
    pub(crate) fn card(self) -> Option<usize> {
        match self {
            Node::Kfd => None,
            Node::Render(card) | Node::Card(card) => Some(card.into()),
        }
    }
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

/// Directories whose contents describe the cards, and a file that names them.
const DIRECTORIES: [&[u8]; 9] = [
    b"/dev/dri",
    b"/sys/class/kfd",
    b"/sys/class/drm",
    b"/sys/devices/virtual/kfd",
    b"/sys/devices/pci0000:02",
    b"/sys/module/amdgpu",
    b"/sys/bus/pci/devices",
    b"/sys/bus/pci/drivers/amdgpu",
    b"/usr/share/libdrm/amdgpu.ids",
];
/// The links by which `/sys/dev/char` names the cards' nodes begin with this.
const NUMBERS: &[u8] = b"/sys/dev/char/226:";

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

/// The cards of the machine: those that the tree names, or one RX 7900 XTX.
pub(crate) fn cards() -> &'static [Card] {
    static FOUND: OnceLock<Vec<Card>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let path = tree().map(|tree| Path::new(OsStr::from_bytes(tree)).join(CARDS));
        let text = path.and_then(|path| std::fs::read_to_string(path).ok()).unwrap_or_default();
        let mut cards: Vec<Card> = text.lines().filter_map(Card::of_chip).take(MOST_CARDS).collect();
        if cards.is_empty() {
            cards.push(Card::RX_7900_XTX);
        }
        cards
    })
}

/// Whether the cards have modelled clocks.
pub(crate) fn timed() -> bool {
    static FOUND: OnceLock<bool> = OnceLock::new();
    *FOUND.get_or_init(|| tree().is_some_and(|tree| Path::new(OsStr::from_bytes(tree)).join(TIMED).exists()))
}

/// The seed of the random errors of approximate instructions.
pub(crate) fn ulp_noise() -> Option<u64> {
    let file = Path::new(OsStr::from_bytes(tree()?)).join(ULP_NOISE);
    std::fs::read_to_string(file).ok()?.parse().ok()
}

/// The device file of this name.
fn node(path: &[u8]) -> Option<Node> {
    if path == b"/dev/kfd" {
        return Some(Node::Kfd);
    }
    let name = std::str::from_utf8(path.strip_prefix(b"/dev/dri/")?).ok()?;
    let number = |text: &str| text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    let card = |card: &u8| usize::from(*card) < cards().len();
    match (name.strip_prefix("card"), name.strip_prefix("renderD")) {
        (Some(text), _) => number(text).filter(card).map(Node::Card),
        (_, Some(text)) => number(text)?.checked_sub(128).filter(card).map(Node::Render),
        _ => None,
    }
}

/// Looks a path up.
pub(crate) fn place(path: &CStr) -> Place {
    let bytes = path.to_bytes();
    if let Some(node) = node(bytes) {
        return Place::Device(node);
    }
    let inside = |directory: &&[u8]| {
        bytes.strip_prefix(*directory).is_some_and(|rest| matches!(rest.first(), None | Some(b'/')))
    };
    if !DIRECTORIES.iter().any(inside) && !bytes.starts_with(NUMBERS) {
        return Place::Other;
    }
    in_tree(path).map_or(Place::Other, Place::Redirected)
}

/// The path in the tree that stands for this one. Device files have an empty file there.
pub(crate) fn in_tree(path: &CStr) -> Option<CString> {
    CString::new([tree()?, path.to_bytes()].concat()).ok()
}

/// Looks up a path relative to an open directory, whose path is `directory` as the system knows it. `path` is neither
/// empty nor absolute.
pub(crate) fn place_below(directory: &CStr, path: &CStr) -> Place {
    let own = outside(directory);
    let base = own.as_deref().unwrap_or(directory).to_bytes();
    let path = path.to_bytes();
    let joined = match path {
        b"." => base.to_vec(),
        b".." => base[..base.iter().rposition(|byte| *byte == b'/').unwrap_or(0).max(1)].to_vec(),
        // The system follows the links before it goes up.
        _ if path.split(|byte| *byte == b'/').any(|part| part == b"..") => return Place::Other,
        _ => [base, b"/", path].concat(),
    };
    let Ok(joined) = CString::new(joined) else { return Place::Other };
    match place(&joined) {
        // The tree has only some of a directory's entries: the others are the machine's own.
        Place::Other if own.is_some() => Place::Redirected(joined),
        place => place,
    }
}

/// The path by which clients know a path of the tree; `None` for other paths.
pub(crate) fn outside(path: &CStr) -> Option<CString> {
    let rest = path.to_bytes().strip_prefix(tree()?)?;
    if rest.starts_with(b"/") { CString::new(rest).ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_have_numbers_and_names() {
        assert_eq!(place(c"/dev/kfd"), Place::Device(Node::Kfd));
        assert_eq!(place(c"/dev/dri/card0"), Place::Device(Node::Card(0)));
        assert_eq!(place(c"/dev/dri/renderD128"), Place::Device(Node::Render(0)));
        for path in [c"/dev/dri/card1", c"/dev/dri/card00", c"/dev/dri/renderD129", c"/dev/dri/renderD", c"/dev/dri"] {
            assert!(!matches!(place(path), Place::Device(_)), "{path:?}: there is one card");
        }
        for node in (0..MOST_CARDS as u8).flat_map(|card| [Node::Render(card), Node::Card(card)]) {
            assert_eq!(Node::numbered(node.number()), Some(node));
        }
        assert_eq!((Node::numbered(0), Node::Kfd.number()), (None, 0));
        assert_eq!((Node::Render(1).device(), Node::Card(1).device()), ((226, 129), (226, 1)));
    }

    #[test]
    fn other_paths_are_left_alone() {
        for path in [c"/sys/class/drmx", c"/sys/dev/char/22:1", c"/sys/bus/pci", c"/usr/share/libdrm", c"", c"dev/kfd"]
        {
            assert_eq!(place(path), Place::Other, "{path:?}");
        }
    }
}
