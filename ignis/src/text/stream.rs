//! Converts bytes to text incrementally: incomplete characters and possible stop strings are held back.

/// Collects the bytes of tokens and returns whole characters.
#[derive(Clone, Debug, Default)]
pub struct TextStream {
    held: Vec<u8>,
    /// What is removed from the beginning of the text, and how often.
    strip: Option<(char, usize)>,
}

impl TextStream {
    /// Removes a character from the beginning of the text, up to a number of times.
    pub(super) fn new(strip: Option<(char, usize)>) -> Self {
        TextStream { held: Vec::new(), strip }
    }

    /// Adds bytes; returns the text that is final. Bytes that can never become UTF-8 give U+FFFD.
    pub fn push(&mut self, bytes: &[u8]) -> String {
        let mut text = self.convert(bytes);
        while let Some((c, left)) = self.strip.filter(|_| !text.is_empty()) {
            self.strip = if left > 0 && text.starts_with(c) { Some((c, left - 1)) } else { None };
            if self.strip.is_some() {
                text.drain(..c.len_utf8());
            }
        }
        text
    }

    fn convert(&mut self, bytes: &[u8]) -> String {
        self.held.extend_from_slice(bytes);
        let mut text = String::new();
        loop {
            match std::str::from_utf8(&self.held) {
                Ok(all) => {
                    text.push_str(all);
                    self.held.clear();
                    return text;
                }
                Err(e) => {
                    let (good, rest) = self.held.split_at(e.valid_up_to());
                    text.push_str(&String::from_utf8_lossy(good));
                    match e.error_len() {
                        Some(bad) => {
                            text.push('\u{FFFD}');
                            self.held = rest[bad..].to_vec();
                        }
                        None => {
                            self.held = rest.to_vec();
                            return text;
                        }
                    }
                }
            }
        }
    }

    /// The rest at the end: U+FFFD for an incomplete character, or nothing.
    pub fn finish(&mut self) -> String {
        let rest = std::mem::take(&mut self.held);
        String::from_utf8_lossy(&rest).into_owned()
    }
}

/// Searches a stream of text for stop strings.
#[derive(Clone, Debug, Default)]
pub struct StopStrings {
    stops: Vec<String>,
    held: String,
}

impl StopStrings {
    /// Searches for these strings; empty ones are ignored.
    pub fn new(stops: &[String]) -> Self {
        StopStrings { stops: stops.iter().filter(|s| !s.is_empty()).cloned().collect(), held: String::new() }
    }

    /// Adds text. Returns the text to show, and the stop string if one is complete; the stop string and what follows it
    /// are never shown. Of several, the one that starts first ends the text.
    pub fn push(&mut self, text: &str) -> (String, Option<String>) {
        self.held.push_str(text);
        let found = self.stops.iter().filter_map(|s| self.held.find(s.as_str()).map(|at| (at, s))).min();
        if let Some((at, stop)) = found {
            let stop = stop.clone();
            let mut shown = std::mem::take(&mut self.held);
            shown.truncate(at);
            return (shown, Some(stop));
        }
        let keep = self.stops.iter().map(|s| overlap(&self.held, s)).max().unwrap_or(0);
        let rest = self.held.split_off(self.held.len() - keep);
        (std::mem::replace(&mut self.held, rest), None)
    }

    /// The text that is held back because it may be the beginning of a stop string.
    pub fn held(&self) -> &str {
        &self.held
    }

    /// The text that was held back and is not a stop string.
    pub fn finish(&mut self) -> String {
        std::mem::take(&mut self.held)
    }
}

/// The length of the longest suffix of `text` that is a prefix of `stop`.
fn overlap(text: &str, stop: &str) -> usize {
    let lengths = stop.char_indices().map(|(at, _)| at).skip(1);
    lengths.filter(|n| text.ends_with(&stop[..*n])).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_come_whole() {
        let text = "é日🦊e\u{301}";
        for chunk in 1..5 {
            let mut stream = TextStream::default();
            let parts: Vec<String> = text.as_bytes().chunks(chunk).map(|b| stream.push(b)).collect();
            assert!(parts.iter().all(|p| !p.contains('\u{FFFD}')));
            assert_eq!(parts.concat(), text);
            assert_eq!(stream.finish(), "");
        }
    }

    #[test]
    fn the_beginning_is_stripped_once() {
        let of = |strip, parts: &[&str]| {
            let mut stream = TextStream::new(strip);
            let text: String = parts.iter().map(|part| stream.push(part.as_bytes())).collect();
            text + &stream.finish()
        };
        assert_eq!(of(None, &[" a", " b"]), " a b");
        assert_eq!(of(Some((' ', 1)), &["", " ", " a", " b"]), " a b");
        assert_eq!(of(Some((' ', 2)), &[" ", "", "  a"]), " a");
        assert_eq!(of(Some((' ', 1)), &["a", " b"]), "a b");
        assert_eq!(of(Some((' ', 1)), &["\u{3000}", " "]), "\u{3000} ");
    }

    #[test]
    fn bad_bytes_become_the_replacement_character_as_in_one_piece() {
        for bytes in [&b"a\xFFb"[..], b"\xE6\x97", b"\xE6\x97a", b"\xF0\x9F\xA6", b"\xC0\x80\xED\xA0\x80", b"\x80\xE6"]
        {
            let mut stream = TextStream::default();
            let mut text: String = bytes.iter().map(|b| stream.push(&[*b])).collect();
            text.push_str(&stream.finish());
            assert_eq!(text, String::from_utf8_lossy(bytes));
        }
    }

    #[test]
    fn stop_strings_are_found_across_pieces_and_never_shown() {
        let stops = ["</end>".to_string(), "\n\n".to_string()];
        let text = "a </en b\n</end> c\n\nd";
        for chunk in 1..8 {
            let mut stop = StopStrings::new(&stops);
            let mut shown = String::new();
            let mut found = None;
            for piece in text.as_bytes().chunks(chunk) {
                let (part, hit) = stop.push(std::str::from_utf8(piece).unwrap());
                shown.push_str(&part);
                if hit.is_some() {
                    found = hit;
                    break;
                }
            }
            assert_eq!((shown.as_str(), found.as_deref()), ("a </en b\n", Some("</end>")));
        }
        let mut stop = StopStrings::new(&stops);
        assert_eq!(stop.push("x</e"), ("x".to_string(), None));
        assert_eq!(stop.finish(), "</e");
    }
}
