//! The modelled time on a card.

use ignis::Error;
use ignis::engine::{Batch, CacheType, Ends, Engine, Limits, Output, Sampling, Sequence, Want};
use ignis::models::{Checkpoint, WeightForm, Weights};
use std::time::Duration;
use t0::{Device, VirtualOptions};

/// The tokens after the prompt that are processed. The time of the last one counts: kernels are modelled, and weights
/// have the place that earlier steps leave them in, from the second one on.
const TOKENS: usize = 3;

/// What the cycle model computes for a 7900 XTX.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modelled {
    /// Processing the prompt, with the selection of the first token.
    pub prompt: Duration,
    /// A token after it.
    pub token: Duration,
}

/// Models the time of a prompt and of a token after it: runs them on a virtual GPU of its own with modelled times,
/// which has the launches of a card. That takes memory for the weights, and some seconds for kernels that are modelled
/// for the first time. `None` if the prompt leaves no room for tokens in the model's context.
///
/// # Errors
/// Those of the engine.
pub fn model_time(
    checkpoint: &Checkpoint,
    form: WeightForm,
    cache: CacheType,
    prompt: &[u32],
) -> Result<Option<Modelled>, Error> {
    let context = prompt.len() + TOKENS;
    if context > checkpoint.config.context() {
        return Ok(None);
    }
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).modelled_time().quiet().open()?;
    let weights = Weights::load(&device, checkpoint, form, &mut |_| {})?;
    let limits = Limits { cache, ..Limits::of_window(1, context, checkpoint.config.window()) };
    let mut engine = weights.engine(limits)?;
    let mut sequence = engine.sequence(Sampling::greedy(), 0)?;
    sequence.start(prompt, Ends { eos: Vec::new(), max_tokens: TOKENS + 1 });
    let mut prompt = Duration::ZERO;
    loop {
        let (time, output) = step(&mut engine, &mut sequence)?;
        prompt += time;
        if output != Output::Pending {
            break;
        }
    }
    let mut token = Duration::ZERO;
    for _ in 0..TOKENS {
        token = step(&mut engine, &mut sequence)?.0;
    }
    Ok(Some(Modelled { prompt, token }))
}

/// A step, and its time on the device.
fn step(engine: &mut Engine, sequence: &mut Sequence) -> Result<(Duration, Output), Error> {
    let before = engine.stream().record()?;
    let mut batch = Batch::new();
    batch.add(sequence, Want::Token);
    engine.step(&mut batch)?;
    let output = batch.take_output(0);
    let after = engine.stream().record()?;
    after.wait()?;
    // Both events have been reached, in this order.
    Ok((after.since(&before).unwrap_or_default(), output))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TINY;
    use ignis::files::Precision;

    #[test]
    fn a_long_prompt_takes_longer() {
        let checkpoint = Checkpoint::open(TINY).expect("the embedded model");
        let form = WeightForm::from(Precision::Bf16);
        let cache = CacheType::Activations;
        let of = |n: u32| {
            let prompt: Vec<u32> = (5..5 + n).collect();
            model_time(&checkpoint, form, cache, &prompt).expect("a time").expect("room")
        };
        let (short, long) = (of(16), of(300));
        assert!(long.prompt > short.prompt, "{short:?} {long:?}");
        let within = |time: Duration| (Duration::from_micros(30)..Duration::from_millis(3)).contains(&time);
        assert!(within(short.token) && within(long.token) && within(long.prompt), "{short:?} {long:?}");
        let full: Vec<u32> = (0..1023).map(|i| i % 1400).collect();
        assert_eq!(model_time(&checkpoint, form, cache, &full).expect("no error"), None);
    }
}
