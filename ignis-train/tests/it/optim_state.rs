//! Settings that are not possible, and states that were saved with other settings.

use ignis::nn::{Init, Linear, Module};
use ignis::{Context, DType, Error, Result, Tape, Tensor};
use ignis_train::optim::{AdamW, Changed, LossScaling, Optimizer, Rule, Saved, Settings, Sgd};
use t0_tests_share::tensors::strict;

fn sgd() -> Settings {
    Settings { rule: Rule::Sgd(Sgd::default()), ..Settings::default() }
}

fn scaled(initial: f32) -> Settings {
    Settings { scaling: Some(LossScaling { initial, ..LossScaling::default() }), ..sgd() }
}

struct Run {
    model: Linear,
    optimizer: Optimizer,
}

impl Run {
    fn new(context: &Context, dtype: DType, settings: Settings) -> Result<Run> {
        let mut model = Linear::new(&mut Init::new(context, 1), 4, 4, false)?;
        model.set_dtype(dtype)?;
        Ok(Run { optimizer: Optimizer::new(&mut model, settings)?, model })
    }

    /// The norm of the gradient.
    fn step(&mut self, rate: f32) -> Result<f32> {
        let context = self.model.weight.master().context();
        let x = Tensor::ones(context, self.model.weight.dtype(), &[2, 4])?;
        let tape = Tape::new();
        self.model.watch(&tape);
        let y = self.model.forward(&x)?.cast(DType::F32)?;
        let gradients = self.optimizer.backward(&tape, &y.mul(&y)?.mean(&[])?)?;
        self.optimizer.collect(&self.model, &gradients, 1.0)?;
        self.optimizer.step(rate)?;
        Ok(self.optimizer.report()?.norm)
    }

    fn restored(&mut self, saved: &Saved, changed: Changed) -> String {
        match self.optimizer.restore_with(saved, changed) {
            Ok(()) => "restored".to_owned(),
            Err(error) => {
                assert!(matches!(error, Error::State { .. }), "{error:?}");
                error.to_string()
            }
        }
    }
}

#[test]
fn impossible_numbers_are_errors_before_anything_changes() -> Result<()> {
    let context = strict();
    let error = Run::new(&context, DType::F32, Settings { clip: Some(-1.0), ..sgd() }).map(drop);
    assert_eq!(
        error.expect_err("a negative norm").to_string(),
        "`Optimizer::new`: the setting `clip` is -1, and it must be a finite number above 0; `None` does not clip"
    );
    let rule = Rule::AdamW(AdamW { beta2: 1.0, ..AdamW::default() });
    let error = Run::new(&context, DType::F32, Settings { rule, ..Settings::default() }).map(drop);
    assert!(matches!(error, Err(Error::Setting { setting: "AdamW::beta2", .. })));

    let mut run = Run::new(&context, DType::F32, sgd())?;
    run.step(0.1)?;
    let before = run.optimizer.save()?;
    for (rate, text) in [(f32::NAN, "NaN"), (-0.1, "-0.1"), (f32::INFINITY, "inf")] {
        assert_eq!(
            run.step(rate).expect_err("a rate").to_string(),
            format!("`Optimizer::step`: the setting `rate` is {text}, and it must be a finite number of at least 0")
        );
    }
    let tape = Tape::new();
    run.model.watch(&tape);
    let gradients = tape.backward(&run.model.weight.value().sum(&[])?)?;
    assert_eq!(
        run.optimizer.collect(&run.model, &gradients, f32::NAN).expect_err("a weight").to_string(),
        "`Optimizer::collect`: the setting `weight` is NaN, and it must be a finite number"
    );
    assert_eq!(run.optimizer.save()?, before);
    Ok(())
}

#[test]
fn other_settings_are_errors_unless_they_are_allowed() -> Result<()> {
    let context = strict();
    let mut with = Run::new(&context, DType::F32, scaled(65536.0))?;
    let mut without = Run::new(&context, DType::F32, sgd())?;
    let allow = "; `restore_with(.., Changed::Allow)` continues with the new settings";
    let norms = [with.step(0.05)?, without.step(0.05)?];
    assert_eq!(norms[0], norms[1]);
    let (saved_with, saved_without) = (with.optimizer.save()?, without.optimizer.save()?);

    // The state of a run with loss scaling, for an optimiser without it.
    assert_eq!(
        without.restored(&saved_with, Changed::Refuse),
        format!(
            "`Optimizer::restore`: the state does not fit: the setting `scaling` was dynamic when it was saved, and is none in this optimiser{allow}"
        )
    );
    assert_eq!(without.optimizer.save()?, saved_without, "an error changes nothing");
    assert_eq!(without.restored(&saved_with, Changed::Allow), "restored");
    assert_eq!(without.optimizer.report()?.scale, 1.0);
    let next = with.step(0.05)?;
    assert_eq!(without.step(0.05)?, next, "gradients are not divided by a scale that the backward does not have");

    // The reverse, and other numbers.
    let mut other = Run::new(&context, DType::F32, scaled(256.0))?;
    assert_eq!(
        other.restored(&saved_without, Changed::Refuse),
        format!(
            "`Optimizer::restore`: the state does not fit: the setting `scaling` was none when it was saved, and is dynamic in this optimiser{allow}"
        )
    );
    assert_eq!(other.restored(&saved_without, Changed::Allow), "restored");
    assert_eq!(other.optimizer.report()?.scale, 256.0);
    assert_eq!(other.step(0.05)?, next);
    assert_eq!(
        other.restored(&saved_with, Changed::Refuse),
        format!(
            "`Optimizer::restore`: the state does not fit: the setting `scaling.initial` was 65536 when it was saved, and is 256 in this optimiser{allow}"
        )
    );
    assert_eq!(other.restored(&saved_with, Changed::Allow), "restored");
    assert_eq!(other.optimizer.report()?.scale, 65536.0, "the scale goes on");
    let mut clipped = Run::new(&context, DType::F32, Settings { clip: Some(1.0), ..sgd() })?;
    assert_eq!(
        clipped.restored(&saved_without, Changed::Refuse),
        format!(
            "`Optimizer::restore`: the state does not fit: the setting `clip` was none when it was saved, and is 1 in this optimiser{allow}"
        )
    );
    Ok(())
}

#[test]
fn states_that_do_not_fit_are_errors() -> Result<()> {
    let context = strict();
    let mut run = Run::new(&context, DType::F32, sgd())?;
    run.step(0.1)?;
    let saved = run.optimizer.save()?;
    let mut half = Run::new(&context, DType::Bf16, sgd())?;
    assert_eq!(
        half.restored(&saved, Changed::Refuse),
        "`Optimizer::restore`: the state does not fit: the type of `weight` was f32 when it was saved, and is bf16 in this model; `restore_with(.., Changed::Allow)` continues with the new type"
    );
    assert_eq!(half.restored(&saved, Changed::Allow), "restored");
    assert_eq!(half.model.weight.master().to_vec::<f32>()?, run.model.weight.master().to_vec::<f32>()?);

    let mut wrong = |change: fn(&mut Saved), expected: &str| {
        let mut other = saved.clone();
        change(&mut other);
        assert_ne!(other.fingerprint(), saved.fingerprint());
        for changed in [Changed::Refuse, Changed::Allow] {
            let start = "`Optimizer::restore`: the state does not fit: ";
            assert_eq!(run.restored(&other, changed), format!("{start}{expected}"));
        }
    };
    wrong(|saved| saved.version = 1, "its version is 1, and this program continues from version 2");
    wrong(
        |saved| saved.rule = "adamw".to_owned(),
        "the state is one of the rule `adamw`, and this optimiser uses `sgd`",
    );
    wrong(|saved| saved.parameters.clear(), "the state has 0 parameters, and the model has 1");
    wrong(|saved| saved.control.truncate(15), "its control block has 15 words instead of 16");
    wrong(
        |saved| saved.control[7] = 65536f32.to_bits(),
        "its loss scale is 65536, which no optimiser with its settings has",
    );
    wrong(|saved| saved.parameters[0].steps = 2, "2 steps have changed `weight`, and the optimiser has taken fewer");
    wrong(|saved| saved.parameters[0].first.truncate(15), "`weight` has another number of elements");
    Ok(())
}

#[test]
fn a_fingerprint_is_one_of_settings_parameters_and_control() -> Result<()> {
    let context = strict();
    let made = |settings| Run::new(&context, DType::F32, settings);
    let (mut one, mut two) = (made(sgd())?, made(sgd())?);
    let print = |run: &Run| run.optimizer.fingerprint();
    assert_eq!(print(&one)?, print(&two)?);
    assert_ne!(print(&one)?, print(&made(Settings { clip: Some(1.0), ..sgd() })?)?);
    one.step(0.1)?;
    assert_ne!(print(&one)?, print(&two)?);
    two.step(0.1)?;
    assert_eq!(print(&one)?, print(&two)?);
    // A step of rate 0 changes the control block only.
    one.step(0.0)?;
    assert_eq!(one.model.weight.master().to_vec::<f32>()?, two.model.weight.master().to_vec::<f32>()?);
    assert_ne!(print(&one)?, print(&two)?);
    Ok(())
}
