//! Names of kernels: demangled, and compared with patterns.

/// The name of a symbol in the source: of C++, Rust, or the symbol itself.
pub fn demangle(symbol: &str) -> String {
    if let Ok(name) = rustc_demangle::try_demangle(symbol) {
        return format!("{name:#}");
    }
    let name = cpp_demangle::Symbol::new(symbol).ok().and_then(|name| name.demangle().ok());
    name.unwrap_or_else(|| symbol.to_owned())
}

/// A pattern of kernel names, in which `*` stands for any characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pattern(String);

impl Pattern {
    /// The pattern with this text.
    pub fn new(text: &str) -> Pattern {
        Pattern(text.to_owned())
    }

    /// Whether a kernel matches: its symbol, its demangled name, or that name without parameters and template
    /// arguments.
    pub fn matches(&self, symbol: &str) -> bool {
        let name = demangle(symbol);
        let short = name.split(['(', '<']).next().unwrap_or(&name);
        let short = short.rsplit(' ').next().unwrap_or(short);
        [symbol, &name, short].into_iter().any(|name| self.is(name))
    }

    /// Whether the pattern matches the whole text.
    pub(crate) fn is(&self, text: &str) -> bool {
        let mut parts = self.0.split('*');
        let Some(mut rest) = parts.next().and_then(|first| text.strip_prefix(first)) else { return false };
        let mut parts: Vec<&str> = parts.collect();
        let Some(last) = parts.pop() else { return rest.is_empty() };
        for part in parts {
            match rest.find(part) {
                Some(at) => rest = &rest[at + part.len()..],
                None => return false,
            }
        }
        rest.ends_with(last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_demangled() {
        assert_eq!(demangle("_Z10vector_addPKfS0_Pfj"), "vector_add(float const*, float const*, float*, unsigned int)");
        assert_eq!(demangle("_RNvCs4fqI2P2rA04_5crate3add"), "crate::add");
        assert_eq!(demangle("softmax"), "softmax");
    }

    #[test]
    fn patterns_match_symbols_and_names() {
        for (pattern, symbol) in [
            ("add", "_Z3addPfi"),
            ("_Z3addPfi", "_Z3addPfi"),
            ("*", "anything"),
            ("add(*", "_Z3addPfi"),
            ("a*d", "_Z3addPfi"),
            ("scale", "_Z5scaleIfEvPT_S0_"),
            ("r_*_4*", "r_16_4_n"),
        ] {
            assert!(Pattern::new(pattern).matches(symbol), "{pattern} {symbol}");
        }
        for (pattern, symbol) in
            [("ad", "_Z3addPfi"), ("dd", "_Z3addPfi"), ("a*x*d", "add"), ("", "add"), ("aa*aa", "aaa")]
        {
            assert!(!Pattern::new(pattern).matches(symbol), "{pattern} {symbol}");
        }
    }
}
