//! A chat of several turns: one message a line, answers on stdout.

use crate::args::Args;
use crate::report::{self, Report};
use crate::{CLOSED, GENERATING, INTERRUPTED, Output};
use ignis::Error;
use ignis::engine::{Conversation, Engine, Event, Request, Sampling};
use ignis::models::Checkpoint;
use std::io::{BufRead, IsTerminal, Write};
use std::sync::atomic::Ordering;

/// The context of a chat if the user sets none: its cache is allocated at once.
const CONTEXT: usize = 4096;

/// The context of a chat.
pub(crate) fn context(checkpoint: &Checkpoint, asked: Option<usize>) -> Result<usize, Error> {
    if checkpoint.template.is_none() {
        return Err(Error::NoTemplate { path: checkpoint.folder.name() });
    }
    match asked {
        Some(_) => checkpoint.context(0, usize::MAX, asked),
        None => checkpoint.context(0, CONTEXT, None),
    }
}

/// Reads messages and prints answers until the input or the user ends the chat. Returns the exit code.
pub(crate) fn run(
    args: &Args,
    checkpoint: &Checkpoint,
    engine: &mut Engine,
    report: &mut Report,
    sampling: Sampling,
    seed: u64,
) -> Result<u8, Error> {
    let terminal = std::io::stdin().is_terminal();
    if terminal && !args.quiet {
        report::say("One message a line. Ctrl-C stops an answer; /clear begins a new chat; /exit or Ctrl-D ends.");
    }
    let limits = Request { max_tokens: args.max_tokens.tokens(), stop: args.stop.clone(), ..Request::default() };
    let begin = |engine: &Engine| Conversation::new(engine, sampling, seed, args.system.as_deref(), args.thinking());
    let mut chat = begin(engine)?;
    let mut out = Output { shown: true, ends_line: true, closed: false, failed: None };
    while let Some(line) = message(terminal)? {
        match line.trim() {
            "" => continue,
            "/exit" => break,
            "/clear" => {
                // The old sequence gives its pages back before the new one needs them.
                chat = begin(engine)?;
                continue;
            }
            _ => {}
        }
        INTERRUPTED.store(false, Ordering::SeqCst);
        GENERATING.store(true, Ordering::SeqCst);
        let result = chat.answer(engine, checkpoint, &line, &limits, &mut |event| {
            // The number of tokens of the prompt is not known here; the bar of one long prompt is enough.
            if let Event::Text(text) = event { out.show(text) } else { out.flow() }
        });
        GENERATING.store(false, Ordering::SeqCst);
        if !out.ends_line {
            let _ = out.show("\n");
        }
        match result {
            Ok(outcome) if args.stats => {
                let stop = crate::reason(&outcome.stop, INTERRUPTED.load(Ordering::SeqCst));
                report.guessed(engine);
                report.finished(outcome.prompt_tokens, &outcome, stop);
            }
            Ok(_) => {}
            // The chat is as it was before the message.
            Err(error @ Error::PromptTooLong { .. }) => {
                report::error(&error);
                report::say("/clear begins a new chat; --ctx-size sets a larger context");
            }
            Err(error) => return Err(error),
        }
        if let Some(cause) = out.failed.take() {
            return Err(Error::Write { stream: "stdout", cause });
        }
        if out.closed {
            return Ok(CLOSED);
        }
    }
    Ok(0)
}

/// The next line of stdin without its end; `None` at the end of the input.
fn message(terminal: bool) -> Result<Option<String>, Error> {
    if terminal {
        let _ = write!(std::io::stderr().lock(), "> ");
    }
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line);
    match read {
        Ok(0) => Ok(None),
        Ok(_) => Ok(Some(line.trim_end_matches(['\n', '\r']).to_string())),
        Err(cause) => Err(Error::Read { path: "stdin".into(), cause }),
    }
}
