//! The identity of parameters: clones, tied fields, types and files, together with an optimiser.

use ignis::nn::{self, FileError, Init, Linear, Module, Parameter};
use ignis::{Context, DType, Error, Result, Tape, Tensor};
use ignis_train::optim::{Optimizer, Rule, Settings, Sgd};
use t0_tests_share::tensors::strict;

#[derive(Clone, Debug, Module)]
struct Tied {
    a: Parameter,
    b: Parameter,
}

fn sgd() -> Settings {
    Settings { rule: Rule::Sgd(Sgd::default()), ..Settings::default() }
}

fn parameter(context: &Context, elements: &[f32]) -> Result<Parameter> {
    Parameter::new(Tensor::from_slice(context, elements, &[elements.len()])?)
}

fn tied(context: &Context, elements: &[f32]) -> Result<Tied> {
    let a = parameter(context, elements)?;
    Ok(Tied { b: a.clone(), a })
}

fn masters(model: &Tied) -> Result<[Vec<f32>; 2]> {
    Ok([model.a.master().to_vec()?, model.b.master().to_vec()?])
}

/// A step whose loss is `sum(a) + 10 sum(b)`.
fn step(model: &mut Tied, optimizer: &mut Optimizer) -> Result<()> {
    let tape = Tape::new();
    model.watch(&tape);
    let sum = |parameter: &Parameter| parameter.value().cast(DType::F32)?.sum(&[]);
    let loss = sum(&model.a)?.add(&sum(&model.b)?.scale(10.0, 0.0)?)?;
    let gradients = optimizer.backward(&tape, &loss)?;
    optimizer.collect(model, &gradients, 1.0)?;
    optimizer.step(0.1)
}

/// The losses of a layer in mixed precision that learns zero; `between` is called after the optimiser was created.
fn losses(between: impl Fn(&mut Linear) -> Result<()>) -> Result<Vec<f32>> {
    let context = strict();
    let mut model = Linear::new(&mut Init::new(&context, 1), 4, 4, false)?;
    model.set_dtype(DType::Bf16)?;
    let mut optimizer = Optimizer::new(&mut model, sgd())?;
    between(&mut model)?;
    let x = Tensor::ones(&context, DType::Bf16, &[2, 4])?;
    let mut losses = Vec::new();
    for _ in 0..4 {
        let tape = Tape::new();
        model.watch(&tape);
        let y = model.forward(&x)?;
        let loss = y.mul(&y)?.mean(&[])?.cast(DType::F32)?;
        losses.push(loss.item::<f32>()?);
        let gradients = optimizer.backward(&tape, &loss)?;
        optimizer.collect(&model, &gradients, 1.0)?;
        optimizer.step(0.05)?;
    }
    Ok(losses)
}

#[test]
fn training_goes_on_after_the_working_copies_were_rounded_again() -> Result<()> {
    let plain = losses(|_| Ok(()))?;
    assert!(plain[3] < 0.9 * plain[0], "{plain:?}");
    assert_eq!(losses(Module::refresh)?, plain);
    assert_eq!(losses(|model| model.set_dtype(DType::Bf16))?, plain);
    assert_eq!(losses(|model| model.weight.clone().refresh())?, plain);
    let folder = tempfile::tempdir().expect("a folder");
    let reloaded = losses(|model| {
        nn::save(model, folder.path()).expect("saved");
        nn::load(model, folder.path()).expect("loaded");
        Ok(())
    });
    assert_eq!(reloaded?, plain);
    Ok(())
}

#[test]
fn another_type_or_optimiser_after_the_optimiser_is_an_error() -> Result<()> {
    let expected = "`Optimizer::collect`, parameter `weight`: it is not in the memory of this optimiser, which would update elements that the model does not use: its type was changed, or another optimiser of it was created; create a new optimiser, and continue with `save` and `restore_with`";
    for dtype in [DType::F32, DType::F16] {
        // The type of the operands of the losses again, in other memory.
        let error = losses(|model| {
            model.set_dtype(dtype)?;
            model.set_dtype(DType::Bf16)
        });
        assert_eq!(error.expect_err("other memory").to_string(), expected);
    }
    let error = losses(|model| Optimizer::new(model, sgd()).map(drop));
    assert_eq!(error.expect_err("another optimiser").to_string(), expected);
    Ok(())
}

#[test]
fn a_tied_parameter_has_one_update_with_the_sum_of_its_gradients() -> Result<()> {
    let context = strict();
    for dtype in [DType::F32, DType::Bf16] {
        let mut model = tied(&context, &[1.0, 2.0])?;
        let outside = model.b.clone();
        model.set_dtype(dtype)?;
        assert_eq!((outside.dtype(), model.elements(), model.parameters().len()), (dtype, 2, 1));
        let mut optimizer = Optimizer::new(&mut model, sgd())?;
        assert!(model.a.same(&model.b) && model.a.same(&outside));
        step(&mut model, &mut optimizer)?;
        for elements in masters(&model)?.iter().chain([&outside.master().to_vec()?]) {
            for (found, expected) in elements.iter().zip([-0.1f32, 0.9]) {
                assert!((found - expected).abs() < 1e-6, "{dtype}: {found} instead of {expected}");
            }
        }
        let value = |parameter: &Parameter| parameter.value().cast(DType::F32)?.to_vec::<f32>();
        assert_eq!(value(&model.a)?, value(&outside)?);
        let saved = optimizer.save()?;
        assert_eq!(saved.parameters.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["a"]);
    }
    Ok(())
}

#[test]
fn parameters_of_one_tensor_are_tied_by_the_optimiser() -> Result<()> {
    let context = strict();
    let tensor = Tensor::from_slice(&context, &[1.0f32, 2.0], &[2])?;
    let mut model = Tied { a: Parameter::new(tensor.clone())?, b: Parameter::new(tensor)? };
    model.set_dtype(DType::Bf16)?;
    assert_eq!((model.b.dtype(), model.elements()), (DType::Bf16, 2));
    let mut optimizer = Optimizer::new(&mut model, sgd())?;
    step(&mut model, &mut optimizer)?;
    let [a, b] = masters(&model)?;
    assert_eq!(a, b);
    assert!((a[0] + 0.1).abs() < 1e-6, "{a:?}");
    Ok(())
}

#[test]
fn a_tape_watches_a_tied_parameter_once() -> Result<()> {
    let mut model = tied(&strict(), &[3.0])?;
    let tape = Tape::new();
    model.watch(&tape);
    model.watch(&tape);
    assert_eq!(format!("{tape:?}"), "Tape(1 watched tensors, 0 operations)");
    let gradients = tape.backward(&model.a.value().mul(model.b.value())?.sum(&[])?)?;
    for parameter in [&model.a, &model.b] {
        assert_eq!(parameter.gradient(&gradients).expect("a gradient").to_vec::<f32>()?, [6.0]);
    }
    // A layer that is computed again in the backward has both handles too.
    let tape = Tape::new();
    model.watch(&tape);
    let x = Tensor::ones(model.a.master().context(), DType::F32, &[1])?;
    let y =
        nn::checkpoint(&model, &[&x], |model, inputs| model.a.value().mul(model.b.value())?.mul(&inputs[0])?.sum(&[]))?;
    let gradients = tape.backward(&y)?;
    assert_eq!(model.b.gradient(&gradients).expect("a gradient").to_vec::<f32>()?, [6.0]);
    Ok(())
}

#[test]
fn models_that_cannot_be_trained_are_errors_that_name_the_parameter() -> Result<()> {
    let context = strict();
    let buffer = Tensor::arange(&context, 0.0, 1.0, 8)?;
    let part = |start, end| Parameter::new(buffer.slice(0, start, end)?);
    let fails = |mut model: Tied| Optimizer::new(&mut model, sgd()).map(drop).map_err(|error| error.to_string());
    assert_eq!(
        fails(Tied { a: part(0, 5)?, b: part(4, 8)? }).expect_err("they overlap"),
        "`Optimizer::new`, parameter `b`: it shares a part of its memory with `a`, and each would be updated for itself; use a clone of one parameter in both fields, or a copy of the tensor"
    );
    assert_eq!(fails(Tied { a: part(0, 4)?, b: part(4, 8)? }), Ok(()), "parts of a buffer are different parameters");
    let mut half = part(0, 8)?;
    half.set_dtype(DType::F16)?;
    assert_eq!(
        fails(Tied { a: part(0, 8)?, b: half }).expect_err("two types"),
        "`Optimizer::new`, parameter `b`: it is f16, and `a`, with which it shares its elements, is f32; choose one type"
    );

    #[derive(Module)]
    struct Twice {
        #[module(flatten)]
        first: Tied,
        #[module(flatten)]
        second: Tied,
    }
    let mut model = Twice { first: tied(&context, &[1.0])?, second: tied(&context, &[1.0])? };
    let error = Optimizer::new(&mut model, sgd()).expect_err("a name twice");
    assert!(matches!(error, Error::WrongParameter { .. }));
    assert_eq!(
        error.to_string(),
        "`Optimizer::new`, parameter `a`: another parameter has this name; rename one with `#[module(name = \"..\")]`"
    );
    Ok(())
}

#[test]
fn a_tied_parameter_is_in_a_file_once_and_stays_tied() -> Result<()> {
    let context = strict();
    let folder = tempfile::tempdir().expect("a folder");
    let saved = tied(&context, &[1.0, 2.0])?;
    nn::save(&saved, folder.path()).expect("saved");
    let bytes = std::fs::read(folder.path().join("model.safetensors")).expect("a file");
    let names = safetensors_names(&bytes);
    assert_eq!(names, ["a"]);

    let mut model = tied(&context, &[0.0, 0.0])?;
    let mut optimizer = Optimizer::new(&mut model, sgd())?;
    nn::load(&mut model, folder.path()).expect("loaded");
    assert_eq!(masters(&model)?, [[1.0, 2.0], [1.0, 2.0]]);
    step(&mut model, &mut optimizer)?;
    let [a, b] = masters(&model)?;
    assert_eq!(a, b);
    assert!((a[1] - 0.9).abs() < 1e-6, "{a:?}");

    // A file of a program that writes both names.
    let untied =
        |second| Ok::<_, Error>(Tied { a: parameter(&context, &[5.0, 6.0])?, b: parameter(&context, second)? });
    nn::save(&untied(&[5.0, 6.0])?, folder.path()).expect("saved");
    nn::load(&mut model, folder.path()).expect("loaded");
    assert_eq!(masters(&model)?, [[5.0, 6.0], [5.0, 6.0]]);
    nn::save(&untied(&[5.0, 7.0])?, folder.path()).expect("saved");
    let error = nn::load(&mut model, folder.path()).expect_err("they differ");
    assert!(matches!(error, FileError::Tied { .. }));
    let file = folder.path().join("model.safetensors");
    assert_eq!(
        error.to_string(),
        format!(
            "{} has different elements for a and b, which are one parameter of the model: is the file one of a model in which they are not tied?",
            file.display()
        )
    );
    assert_eq!(masters(&model)?, [[5.0, 6.0], [5.0, 6.0]], "an error changes nothing");

    // A file of a program that writes the last name.
    #[derive(Module)]
    struct Last {
        b: Parameter,
    }
    nn::save(&Last { b: parameter(&context, &[8.0, 9.0])? }, folder.path()).expect("saved");
    nn::load(&mut model, folder.path()).expect("loaded");
    assert_eq!(masters(&model)?, [[8.0, 9.0], [8.0, 9.0]]);
    Ok(())
}

/// The names in the header of a safetensors file: a JSON object after its length.
fn safetensors_names(bytes: &[u8]) -> Vec<String> {
    let length = u64::from_le_bytes(bytes[..8].try_into().expect("eight bytes")) as usize;
    let header: serde_json::Value = serde_json::from_slice(&bytes[8..8 + length]).expect("a header");
    header.as_object().expect("an object").keys().filter(|name| *name != "__metadata__").cloned().collect()
}

#[test]
fn a_clone_may_be_older_than_many_moves() -> Result<()> {
    let context = strict();
    let mut moved = parameter(&context, &[1.0])?;
    let old = moved.clone();
    let others = [Tensor::zeros(&context, DType::F32, &[1])?, Tensor::ones(&context, DType::F32, &[1])?];
    // A recursion of this depth would overflow the stack of a thread.
    for at in 0..200_000 {
        moved.relocate(others[at % 2].clone(), None)?;
    }
    assert!(old.same(&moved));
    assert_eq!(old.value().to_vec::<f32>()?, [1.0]);
    drop(moved);
    drop(old);
    Ok(())
}
