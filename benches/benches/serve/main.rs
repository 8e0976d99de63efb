//! An engine that serves 1, 8 and 32 clients: Qwen3-0.6B with random bf16 weights on the default device, eight texts at
//! a time. Clients are threads at the engine's handle, without HTTP. A common beginning of 1,000 tokens is computed
//! once.
//!
//! Verified in the same run: with one order of sums, the answers to equal prompts are equal bit for bit, for every
//! number of clients. With the fastest kernels, the log-probabilities of the tokens are close to those, as far as the
//! tokens are equal.

mod clients;

use clients::{Answer, Load};
use ignis::engine::{EngineHandle, Limits, ServeOptions, SumOrder};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Weights};
use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use t0_benches::{checkpoint, figure};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Texts that are generated at the same time.
const SEQUENCES: usize = 8;
/// The tokens of an answer.
const TOKENS: usize = 12;
/// The tokens of the common beginning, and of what follows it.
const SYSTEM: usize = 1000;
const QUESTION: usize = 12;
/// The largest difference of log-probabilities between two orders of sums. Those of other texts differ by more.
const TOLERANCE: f32 = 0.5;

fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the workspace")?;
    let folder = root.join("target/qwen3-0.6b-random");
    checkpoint::ensure(&folder, &checkpoint::config_0_6b(), &root.join("assets/tiny-qwen3"))?;
    let checkpoint = Checkpoint::open(Folder::open(&folder)?)?;
    let device = t0::Device::open()?;
    let weights = Weights::load(&device, &checkpoint, Precision::Bf16, &mut |_| {})?;
    let tokenizer = Arc::new(checkpoint.tokenizer);
    let start = |sums, share_prefixes| -> Result<EngineHandle> {
        // Pages for two prompts with the common beginning.
        let limits = Limits { pages: 72, ..Limits::new(SEQUENCES, SYSTEM + 64) };
        let options = ServeOptions { share_prefixes, ..ServeOptions::default() };
        Ok(EngineHandle::start(weights.engine_with(limits, sums)?, Arc::clone(&tokenizer), options)?)
    };

    let fixed = start(SumOrder::Fixed, true)?;
    let reference = clients::run(&fixed, 1, SEQUENCES, TOKENS)?;
    let together = clients::run(&fixed, SEQUENCES, 2, TOKENS)?;
    if together.answers.iter().any(|(prompt, answer)| answer.tokens != reference.answers[*prompt].1.tokens) {
        return Err("an answer depends on the other clients, in spite of one order of sums".into());
    }
    fixed.close();

    let fastest = start(SumOrder::Fastest, true)?;
    let mut loads = Vec::new();
    for (clients, requests) in [(1, SEQUENCES), (SEQUENCES, 2), (32, 1)] {
        let load = clients::run(&fastest, clients, requests, TOKENS)?;
        load.answers.iter().try_for_each(|(prompt, answer)| close(answer, &reference.answers[*prompt].1))?;
        report(clients, &load);
        loads.push(load);
    }
    figure("serve.batch8_speedup", loads[1].tokens_per_second() / loads[0].tokens_per_second(), "times one client");
    figure("serve.p99_inter_token_ms", loads[1].gap(0.99) * 1e3, "ms");
    let cost = |fast: &Load, fixed: &Load| fast.tokens_per_second() / fixed.tokens_per_second();
    figure("serve.invariant_cost", cost(&loads[1], &together), "times the fastest, 8 clients");
    figure("serve.invariant_cost_1", cost(&loads[0], &reference), "times the fastest, 1 client");
    prefix(&fastest, &start(SumOrder::Fastest, false)?)
}

fn report(clients: usize, load: &Load) {
    let name = |what: &str| format!("serve.{what}_{clients}");
    figure(&name("requests"), load.answers.len() as f64 / load.seconds, "1/s");
    figure(&name("tokens"), load.tokens_per_second(), "token/s");
    figure(&name("first_token"), load.first_token() * 1e3, "ms");
    figure(&name("inter_token"), load.gap(0.5) * 1e3, "ms");
}

/// Compares the log-probabilities of two answers to one prompt, up to the first token that differs.
fn close(answer: &Answer, expected: &Answer) -> Result<()> {
    for (i, ((a, got), (b, want))) in answer.tokens.iter().zip(&expected.tokens).enumerate() {
        let difference = (f32::from_bits(*got) - f32::from_bits(*want)).abs();
        if difference > TOLERANCE || difference.is_nan() {
            return Err(format!("token {i}: the log-probabilities differ by {difference}").into());
        }
        if a != b {
            break;
        }
    }
    Ok(())
}

/// A common beginning: the time to the first token, without and with its keys and values.
fn prefix(shared: &EngineHandle, separate: &EngineHandle) -> Result<()> {
    let prompt = |question: usize| [clients::ids(99, SYSTEM), clients::ids(question, QUESTION)].concat();
    let first = clients::ask(shared, prompt(1), 1)?;
    let second = clients::ask(shared, prompt(2), 1)?;
    let expected = clients::ask(separate, prompt(2), 1)?;
    if first.cached > 0 || expected.cached > 0 || second.cached < SYSTEM / 32 * 32 {
        return Err(format!("{} tokens of the second prompt were in the cache", second.cached).into());
    }
    close(&second, &expected)?;
    figure("serve.prefix_speedup", expected.first.as_secs_f64() / second.first.as_secs_f64(), "times without reuse");
    Ok(())
}
