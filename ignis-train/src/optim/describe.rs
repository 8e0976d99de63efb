//! Settings as names and values in text, for checkpoints, comparisons and fingerprints.

use super::rule::{AdamW, Decay, LossScaling, Missing, Rule, Settings, Sgd};
use super::schedule::{Schedule, Shape};
use std::collections::BTreeMap;

/// Names and values of settings. A number has the shortest text from which the same number is read, so equal texts
/// mean equal settings.
pub type Described = BTreeMap<String, String>;

/// The name of a setting that exists with loss scaling only.
pub(super) const SCALE: &str = "scaling.initial";

fn described<const N: usize>(pairs: [(&str, String); N]) -> Described {
    pairs.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

impl Settings {
    /// All settings by name: `rule`, `adamw.beta1`, `clip`, `scaling`, and so on. A setting that is off is `none`.
    #[must_use]
    pub fn describe(&self) -> Described {
        let Settings { rule, decay, clip, scaling, missing } = *self;
        let mut all = described([
            ("rule", rule.name().to_owned()),
            (
                "decay",
                match decay {
                    Decay::All => "all",
                    Decay::Matrices => "matrices",
                }
                .to_owned(),
            ),
            ("clip", clip.map_or_else(|| "none".to_owned(), |clip| clip.to_string())),
            ("scaling", scaling.map_or("none", |_| "dynamic").to_owned()),
            (
                "missing",
                match missing {
                    Missing::Skip => "skip",
                    Missing::Zero => "zero",
                }
                .to_owned(),
            ),
        ]);
        all.extend(match rule {
            Rule::AdamW(AdamW { beta1, beta2, epsilon, decay }) => described([
                ("adamw.beta1", beta1.to_string()),
                ("adamw.beta2", beta2.to_string()),
                ("adamw.epsilon", epsilon.to_string()),
                ("adamw.decay", decay.to_string()),
            ]),
            Rule::Sgd(Sgd { momentum, nesterov, decay }) => described([
                ("sgd.momentum", momentum.to_string()),
                ("sgd.nesterov", nesterov.to_string()),
                ("sgd.decay", decay.to_string()),
            ]),
        });
        if let Some(LossScaling { initial, growth, backoff, interval }) = scaling {
            all.extend(described([
                (SCALE, initial.to_string()),
                ("scaling.growth", growth.to_string()),
                ("scaling.backoff", backoff.to_string()),
                ("scaling.interval", interval.to_string()),
            ]));
        }
        all
    }

    /// A number that differs between different settings, and is the same on every machine.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut hash = Fingerprint::default();
        hash.described(&self.describe());
        hash.finish()
    }
}

impl Schedule {
    /// All settings by name.
    #[must_use]
    pub fn describe(&self) -> Described {
        let Schedule { peak, warm_up, steps, end, shape } = *self;
        described([
            ("schedule.peak", peak.to_string()),
            ("schedule.warm_up", warm_up.to_string()),
            ("schedule.steps", steps.to_string()),
            ("schedule.end", end.to_string()),
            (
                "schedule.shape",
                match shape {
                    Shape::Constant => "constant",
                    Shape::Linear => "linear",
                    Shape::Cosine => "cosine",
                }
                .to_owned(),
            ),
        ])
    }
}

/// The first setting that differs, with its value in both; `None` for a value that is absent.
pub(super) fn difference<'a>(
    left: &'a Described,
    right: &'a Described,
) -> Option<(&'a str, Option<&'a str>, Option<&'a str>)> {
    let names = left.keys().chain(right.keys());
    let pairs =
        names.map(|name| (name.as_str(), left.get(name).map(String::as_str), right.get(name).map(String::as_str)));
    // A switch comes before what depends on it: `scaling` before `scaling.initial`.
    pairs.filter(|(_, left, right)| left != right).min_by_key(|(name, ..)| (name.contains('.'), *name))
}

/// The hash FNV-1a with 64 bits. It finds accidental differences; it does not resist an attacker.
pub(super) struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Fingerprint {
        Fingerprint(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    pub(super) fn number(&mut self, number: u64) {
        self.bytes(&number.to_le_bytes());
    }

    /// The length is hashed too, so that two texts in a row differ from other two.
    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.bytes(text.as_bytes());
    }

    pub(super) fn described(&mut self, all: &Described) {
        self.number(all.len() as u64);
        for (name, value) in all {
            self.text(name);
            self.text(value);
        }
    }

    pub(super) fn floats(&mut self, all: &[f32]) {
        self.number(all.len() as u64);
        for x in all {
            self.bytes(&x.to_bits().to_le_bytes());
        }
    }

    pub(super) fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Settings of which each differs from the default ones in one value.
    fn others() -> Vec<Settings> {
        let adamw = AdamW::default();
        let rules = [
            Rule::AdamW(AdamW { beta1: 0.8, ..adamw }),
            Rule::AdamW(AdamW { beta2: 0.8, ..adamw }),
            Rule::AdamW(AdamW { epsilon: 1e-7, ..adamw }),
            Rule::AdamW(AdamW { decay: 0.1, ..adamw }),
            Rule::Sgd(Sgd::default()),
            Rule::Sgd(Sgd { momentum: 0.5, ..Sgd::default() }),
            Rule::Sgd(Sgd { momentum: 0.5, nesterov: true, ..Sgd::default() }),
            Rule::Sgd(Sgd { decay: 0.5, ..Sgd::default() }),
        ];
        let scaling = LossScaling::default();
        let scalings = [
            scaling,
            LossScaling { initial: 2.0, ..scaling },
            LossScaling { growth: 4.0, ..scaling },
            LossScaling { backoff: 0.25, ..scaling },
            LossScaling { interval: 1, ..scaling },
        ];
        let base = Settings::default();
        let mut all: Vec<Settings> = rules.iter().map(|rule| Settings { rule: *rule, ..base }).collect();
        all.extend(scalings.iter().map(|scaling| Settings { scaling: Some(*scaling), ..base }));
        all.extend([
            Settings { decay: Decay::Matrices, ..base },
            Settings { clip: Some(1.0), ..base },
            Settings { clip: Some(f32::from_bits(1f32.to_bits() + 1)), ..base },
            Settings { missing: Missing::Zero, ..base },
        ]);
        all
    }

    #[test]
    fn each_setting_changes_the_description_and_the_fingerprint() {
        let mut all = others();
        all.push(Settings::default());
        for (at, one) in all.iter().enumerate() {
            for (other, settings) in all.iter().enumerate() {
                assert_eq!(one.describe() == settings.describe(), at == other, "{one:?} {settings:?}");
                assert_eq!(one.fingerprint() == settings.fingerprint(), at == other, "{one:?} {settings:?}");
            }
        }
    }

    #[test]
    fn a_difference_names_the_switch_before_what_depends_on_it() {
        let (with, without) =
            (Settings { scaling: Some(LossScaling::default()), ..Settings::default() }, Settings::default());
        let (with, without) = (with.describe(), without.describe());
        assert_eq!(difference(&with, &without), Some(("scaling", Some("dynamic"), Some("none"))));
        assert_eq!(difference(&with, &with), None);
        let other =
            Settings { scaling: Some(LossScaling { initial: 2.0, ..LossScaling::default() }), ..Settings::default() };
        assert_eq!(difference(&with, &other.describe()), Some(("scaling.initial", Some("65536"), Some("2"))));
    }
}
