//! The engine on a device.

use ignis::Error;
use ignis::engine::{DraftModel, Engine, Limits, PromptLookup, SumOrder};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Memory, WeightForm, Weights};
use t0::Device;

/// Who guesses tokens.
#[derive(Clone, Debug)]
pub enum Guesses {
    /// What followed the last tokens where they occurred before.
    Prompt,
    /// The model in this folder, which has the tokenizer of the other one.
    Model(Folder),
}

/// How tokens are guessed.
#[derive(Clone, Debug)]
pub struct Speculation {
    /// The most tokens that are guessed at a time.
    pub drafts: usize,
    /// Who guesses.
    pub guesses: Guesses,
}

/// How a model is put on a device.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The form of the weights.
    pub form: WeightForm,
    /// The sizes of the engine. Those of [`speculation`](Self::speculation) are added.
    pub limits: Limits,
    /// The order of sums. With speculation it is [`SumOrder::Fixed`].
    pub sums: SumOrder,
    /// How tokens are guessed, if they are.
    pub speculation: Option<Speculation>,
}

/// A model on a device.
#[derive(Debug)]
pub struct Opened {
    /// The model with its cache, and what guesses its tokens.
    pub engine: Engine,
    /// The device's name.
    pub device: String,
    /// Whether the device is emulated.
    pub emulated: bool,
    /// The bits of a weight on the device.
    pub bits: f64,
    /// The device memory, without that of a model that guesses.
    pub memory: Memory,
}

impl Plan {
    /// Uploads the weights to a device and makes an engine of them. `progress` is called with the number of bytes
    /// uploaded and the total.
    ///
    /// # Errors
    /// The device has too little memory, which is known before anything is uploaded; a weight has no finite value in
    /// the form; the model that guesses cannot be used, or has another tokenizer.
    pub fn open(
        &self,
        checkpoint: &Checkpoint,
        device: &Device,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Opened, Error> {
        let total = checkpoint.weights.bytes();
        let (limits, sums) = match &self.speculation {
            Some(Speculation { drafts, .. }) => (Limits { drafts: *drafts, ..self.limits }, SumOrder::Fixed),
            None => (self.limits, self.sums),
        };
        let memory = checkpoint.check_memory(device, self.form, limits)?;
        let weights = Weights::load(device, checkpoint, self.form, &mut |done| progress(done, total))?;
        let (mut engine, bits) = (weights.engine_with(limits, sums)?, weights.bits());
        if let Some(Speculation { guesses, .. }) = &self.speculation {
            engine = match guesses {
                Guesses::Prompt => engine.with_drafter(PromptLookup::default()),
                Guesses::Model(folder) => engine.with_drafter(self.draft_model(checkpoint, folder, device)?),
            };
        }
        Ok(Opened { engine, device: device.name(), emulated: device.is_virtual(), bits, memory })
    }

    /// The model in a folder, to guess tokens of `checkpoint`.
    fn draft_model(&self, checkpoint: &Checkpoint, folder: &Folder, device: &Device) -> Result<DraftModel, Error> {
        let draft = Checkpoint::open(folder.clone())?;
        draft.check_same_tokens(checkpoint)?;
        let form = WeightForm::from(Precision::of(draft.weights.dtype()));
        // It may have a shorter context. Longer texts then get no guesses.
        let context = self.limits.context.min(draft.config.context());
        let limits = Limits::of_window(self.limits.sequences, context, draft.config.window());
        let limits = Limits { cache: self.limits.cache, ..limits };
        draft.check_memory(device, form, limits)?;
        let weights = Weights::load(device, &draft, form, &mut |_| {})?;
        // The order of the other engine, so that a model guesses its own tokens.
        Ok(DraftModel::new(weights.engine_with(limits, SumOrder::Fixed)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TINY;
    use ignis::engine::{Batch, Ends, Sampling, Want};

    fn run(speculation: Option<Speculation>) -> (Vec<u32>, u64) {
        let checkpoint = Checkpoint::open(TINY).expect("the embedded model");
        let device = Device::builder().virtual_gpu(t0::VirtualOptions::default()).open().expect("the virtual GPU");
        let form = WeightForm::from(Precision::Bf16);
        let plan = Plan { form, limits: Limits::new(1, 64), sums: SumOrder::Fixed, speculation };
        let mut engine = plan.open(&checkpoint, &device, &mut |_, _| {}).expect("an engine").engine;
        let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
        let prompt = checkpoint.tokenizer.encode("The cat saw a dog. The cat saw").expect("tokens");
        sequence.start(&prompt, Ends { eos: Vec::new(), max_tokens: 20 });
        while sequence.finish().is_none() {
            let mut batch = Batch::new();
            batch.add(&mut sequence, Want::Token);
            engine.step(&mut batch).expect("a step");
        }
        (sequence.generated().to_vec(), engine.drafts().accepted)
    }

    #[test]
    fn every_way_of_guessing_gives_the_same_text() {
        let (expected, none) = run(None);
        assert_eq!((expected.len(), none), (20, 0));
        let of = |guesses| run(Some(Speculation { drafts: 3, guesses }));
        let (text, accepted) = of(Guesses::Model(TINY));
        assert!(text == expected && accepted > 10, "{accepted}");
        assert_eq!(of(Guesses::Prompt).0, expected);
    }
}
