//! Source locations of spans: paths relative to the package, so that line tables do not depend on where the package is
//! stored.

use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};

use proc_macro2::Span;
use t0_core::source::SourceLocation;

use crate::item::Item;

/// The package that is being compiled, as cargo describes it to rustc. Read only here.
pub(crate) struct Package {
    name: String,
    root: Option<PathBuf>,
    here: Option<PathBuf>,
}

impl Package {
    pub(crate) fn current() -> Package {
        Package {
            name: env::var("CARGO_PKG_NAME").unwrap_or_default(),
            root: env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from),
            here: env::current_dir().ok(),
        }
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The file of `span` relative to this package.
    pub(crate) fn file(&self, span: Span) -> String {
        let raw = span.file();
        let path = Path::new(&raw);
        let whole = match &self.here {
            Some(here) if path.is_relative() => here.join(path),
            _ => path.to_owned(),
        };
        let inside = self.root.as_ref().and_then(|root| whole.strip_prefix(root).ok());
        inside.map_or_else(|| tail(path), slashes)
    }
}

/// The end of a path outside of the package: from its last `src` folder's parent, or the file's name.
fn tail(path: &Path) -> String {
    let parts: Vec<_> = path.components().collect();
    let src = parts.iter().rposition(|part| part.as_os_str() == "src");
    let from = src.map_or(parts.len().saturating_sub(1), |src| src.saturating_sub(1));
    slashes(&parts[from..].iter().collect::<PathBuf>())
}

fn slashes(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

/// Finds the location of any span of a kernel and of the items that it uses.
pub(crate) struct Places {
    package: Package,
    /// Files of items that were defined in other packages, by the file name of their spans.
    foreign: BTreeMap<String, String>,
}

impl Places {
    pub(crate) fn new(package: Package, items: &[Item]) -> Places {
        let mut foreign = BTreeMap::new();
        for item in items.iter().filter(|item| item.package != package.name()) {
            foreign.insert(item.name().span().file(), format!("{}/{}", item.package, item.file));
        }
        Places { package, foreign }
    }

    pub(crate) fn of(&self, span: Span) -> SourceLocation {
        let start = span.start();
        let file = self.foreign.get(&span.file()).cloned().unwrap_or_else(|| self.package.file(span));
        SourceLocation { file, line: start.line as u32, column: start.column as u32 + 1 }
    }
}
