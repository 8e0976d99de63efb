//! Reads the prompt and converts it to tokens.

use crate::args::Args;
use ignis::Error;
use ignis::models::Checkpoint;
use ignis::text::Message;
use std::fs::File;
use std::io::{IsTerminal, Read};
use std::path::Path;

/// A longer prompt does not fit any context.
const LIMIT: u64 = 64 << 20;

/// Whether the program chats: with the flag, or on a terminal without a prompt.
pub(crate) fn is_chat(args: &Args) -> bool {
    let no_prompt = args.prompt.is_none() && args.file.is_none() && !args.raw && !args.json;
    args.chat || (no_prompt && std::io::stdin().is_terminal())
}

/// The prompt: from the flag, the file, or stdin.
pub(crate) fn read(args: &Args) -> Result<String, Error> {
    let text = match (&args.prompt, &args.file) {
        (Some(text), _) if text == "-" => all(std::io::stdin().lock(), "stdin")?,
        (Some(text), _) => text.clone(),
        (None, Some(path)) if path.as_os_str() != "-" => {
            let shown = path.display().to_string();
            refuse_fifo(path, &shown)?;
            let file = File::open(path).map_err(|cause| Error::Read { path: shown.clone(), cause })?;
            all(file, &shown)?
        }
        (None, file) => {
            if file.is_none() && std::io::stdin().is_terminal() {
                return Err(Error::EmptyPrompt);
            }
            all(std::io::stdin().lock(), "stdin")?
        }
    };
    if text.is_empty() { Err(Error::EmptyPrompt) } else { Ok(text) }
}

/// Refuses a FIFO, because opening one waits for a writer that may never come. Pipes that the shell has opened, as in
/// `-f <(command)`, have a writer.
#[cfg(unix)]
fn refuse_fifo(path: &Path, shown: &str) -> Result<(), Error> {
    use std::os::unix::fs::FileTypeExt;
    let opened = path.starts_with("/dev/fd") || path.starts_with("/proc") || path == Path::new("/dev/stdin");
    let fifo = std::fs::metadata(path).is_ok_and(|meta| meta.file_type().is_fifo());
    if fifo && !opened { Err(Error::NotARegularFile { path: shown.into(), kind: "FIFO" }) } else { Ok(()) }
}

#[cfg(not(unix))]
fn refuse_fifo(_: &Path, _: &str) -> Result<(), Error> {
    Ok(())
}

/// Reads all text, and removes a byte order mark and the final newline.
fn all(reader: impl Read, path: &str) -> Result<String, Error> {
    let refuse = |cause| Error::Read { path: path.into(), cause };
    let mut bytes = Vec::new();
    reader.take(LIMIT + 1).read_to_end(&mut bytes).map_err(refuse)?;
    if bytes.len() as u64 > LIMIT {
        return Err(Error::FileTooLarge { path: path.into(), bytes: bytes.len() as u64, limit: LIMIT });
    }
    let mut text = String::from_utf8(bytes).map_err(|e| {
        let at = e.utf8_error().valid_up_to();
        refuse(std::io::Error::other(format!("it is not UTF-8 text (byte {at})")))
    })?;
    if text.starts_with('\u{FEFF}') {
        text.drain(..'\u{FEFF}'.len_utf8());
    }
    if text.ends_with('\n') {
        text.pop();
        if text.ends_with('\r') {
            text.pop();
        }
    }
    Ok(text)
}

/// The tokens of the prompt: through the chat template, or unchanged with --raw.
pub(crate) fn encode(args: &Args, checkpoint: &Checkpoint, text: &str) -> Result<Vec<u32>, Error> {
    if args.raw {
        return checkpoint.tokenizer.encode_prompt(text);
    }
    let system = args.system.iter().map(|text| Message::new("system", text));
    let messages: Vec<Message> = system.chain([Message::new("user", text)]).collect();
    checkpoint.chat(&messages, args.thinking())
}
