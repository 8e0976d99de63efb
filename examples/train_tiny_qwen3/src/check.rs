//! Whether stories are about what the prompt asks for.

use crate::failure::Failure;
use ignis::engine::{Batch, Ends, Limits, Sampling, Sequence, Want};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Weights};
use ignis::text::Message;
use std::path::Path;
use t0::Device;

/// The most tokens of a story.
const TOKENS: usize = 220;

/// A request for a story, and the noun that the story must contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Prompt {
    pub(crate) text: &'static str,
    pub(crate) noun: &'static str,
}

const fn prompt(text: &'static str, noun: &'static str) -> Prompt {
    Prompt { text, noun }
}

/// The prompts. Their nouns occur in stories only as the hero, the friend or the thing.
pub(crate) const PROMPTS: [Prompt; 12] = [
    prompt("Tell me a story about a fox.", "fox"),
    prompt("Tell me a story about a bear named Lucy.", "bear"),
    prompt("Write a story about a penguin.", "penguin"),
    prompt("Can you tell me a story about an elephant?", "elephant"),
    prompt("Tell me a story about a brave knight.", "knight"),
    prompt("I want to hear a story about a dragon.", "dragon"),
    prompt("A story about a hedgehog, please.", "hedgehog"),
    prompt("Tell me a story about a shy turtle.", "turtle"),
    prompt("Tell me a story about a lost umbrella.", "umbrella"),
    prompt("Write a story about a lost bell.", "bell"),
    prompt("Please tell me a story about a lost lantern.", "lantern"),
    prompt("Can you tell me a story about a lost drum?", "drum"),
];

/// The story that a model tells for a prompt.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) prompt: Prompt,
    pub(crate) story: String,
}

impl Told {
    /// Whether the noun is a word of the story at least twice, so that the story comes back to it.
    pub(crate) fn keeps_noun(&self) -> bool {
        let words = self.story.split(|c: char| !c.is_alphabetic());
        words.filter(|word| word.to_lowercase() == self.prompt.noun).count() >= 2
    }
}

/// The stories of the model in a folder for all prompts: in each step the most probable token, in `bf16`.
pub(crate) fn stories(folder: &Path) -> Result<Vec<Told>, Failure> {
    let checkpoint = Checkpoint::open(Folder::open(folder)?)?;
    let device = Device::open().map_err(ignis::Error::Device)?;
    let weights = Weights::load(&device, &checkpoint, Precision::Bf16, &mut |_| {})?;
    let prompts = PROMPTS
        .iter()
        .map(|prompt| checkpoint.chat(&[Message::new("user", prompt.text)], None))
        .collect::<Result<Vec<_>, _>>()?;
    let longest = prompts.iter().map(Vec::len).max().unwrap_or(0);
    let mut engine = weights.engine(Limits::new(prompts.len(), longest + TOKENS))?;
    let ends = Ends { eos: checkpoint.generation.eos_token_ids.clone(), max_tokens: TOKENS };
    let mut sequences = Vec::with_capacity(prompts.len());
    for ids in &prompts {
        let mut sequence = engine.sequence(Sampling::greedy(), 0)?;
        sequence.start(ids, ends.clone());
        sequences.push(sequence);
    }
    loop {
        let mut batch = Batch::new();
        for sequence in sequences.iter_mut().filter(|sequence| sequence.finish().is_none()) {
            batch.add(sequence, Want::Token);
        }
        if batch.is_empty() {
            break;
        }
        engine.step(&mut batch)?;
    }
    let story = |sequence: &Sequence| checkpoint.tokenizer.decode(sequence.generated());
    Ok(PROMPTS
        .iter()
        .zip(&sequences)
        .map(|(prompt, sequence)| Told { prompt: *prompt, story: story(sequence) })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(story: &str) -> Told {
        Told { prompt: prompt("Tell me a story about a fox.", "fox"), story: story.to_owned() }
    }

    #[test]
    fn a_noun_is_kept_if_it_is_a_whole_word_twice() {
        for story in ["A fox! The fox ran.", "The \"Fox\" ran to a fox", "fox fox"] {
            assert!(told(story).keeps_noun(), "{story}");
        }
        for story in ["", "A fox ran.", "A foxy cat met a fox.", "A fox, outfoxed.", "A cat."] {
            assert!(!told(story).keeps_noun(), "{story}");
        }
    }

    /// The embedded model of `qwen3_infer`, which this example has trained.
    #[test]
    fn the_embedded_model_keeps_the_nouns() {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/tiny-qwen3"));
        let told = stories(folder).expect("stories");
        let kept = told.iter().filter(|told| told.keeps_noun()).count();
        assert!(kept >= 8, "{kept} of {} stories keep the noun of their prompt: {told:#?}", told.len());
    }

    #[test]
    fn every_prompt_names_its_noun() {
        for prompt in PROMPTS {
            let told = Told { prompt, story: prompt.text.repeat(2) };
            assert!(told.keeps_noun(), "{prompt:?}");
        }
    }
}
