//! Modules: names of parameters, initial elements, files, working copies.

use ignis::nn::{self, FileError, Init, Linear, Mlp, Module, Parameter};
use ignis::{Context, DType, Error, Result, Tape, Tensor};
use t0::bf16;
use t0_tests_share::tensors::{numbers, strict};

#[derive(Clone, Debug, Module)]
struct Block {
    #[module(name = "self_attn.q_proj")]
    query: Linear,
    r#type: Option<Linear>,
    layers: Vec<Linear>,
    #[module(flatten)]
    inner: Inner,
    boxed: Box<Inner>,
    #[module(skip)]
    heads: usize,
}

#[derive(Clone, Debug, Module)]
struct Inner {
    scale: Parameter,
}

#[derive(Module)]
struct Wide<M: Module, const N: usize>
where
    M: Clone,
{
    inside: M,
}

fn linear(init: &mut Init, bias: bool) -> Linear {
    Linear::new(init, 3, 2, bias).expect("a layer")
}

fn block(init: &mut Init, optional: bool) -> Block {
    let inner = |init: &mut Init| Inner { scale: init.constant(&[2], 1.0).expect("a parameter") };
    Block {
        query: linear(init, false),
        r#type: optional.then(|| linear(init, true)),
        layers: (0..2).map(|_| linear(init, false)).collect(),
        inner: inner(init),
        boxed: Box::new(inner(init)),
        heads: 4,
    }
}

fn names(module: &impl Module) -> Vec<String> {
    module.parameters().into_iter().map(|(name, _)| name).collect()
}

fn elements(module: &impl Module) -> Vec<Vec<f32>> {
    module.parameters().into_iter().map(|(_, p)| p.master().to_vec().expect("elements")).collect()
}

#[test]
fn names_are_the_paths_of_fields() {
    let context = strict();
    let mut block = block(&mut Init::new(&context, 1), true);
    let expected = [
        "self_attn.q_proj.weight",
        "type.weight",
        "type.bias",
        "layers.0.weight",
        "layers.1.weight",
        "scale",
        "boxed.scale",
    ];
    assert_eq!(names(&block), expected);
    let unique: Vec<String> = block.parameters_mut().into_iter().map(|(name, _)| name).collect();
    assert_eq!(unique, expected);
    assert_eq!(block.elements(), 6 + 6 + 2 + 6 + 6 + 2 + 2);
    assert_eq!(block.heads, 4);
    block.r#type = None;
    assert_eq!(block.parameters().len(), 5);
    let wide: Wide<Block, 3> = Wide { inside: block };
    assert_eq!(names(&wide)[0], "inside.self_attn.q_proj.weight");
}

#[test]
fn initial_elements_depend_on_the_seed_and_the_order() {
    let context = strict();
    let made = |seed| elements(&Mlp::new(&mut Init::new(&context, seed), &[5, 7, 3]).expect("a perceptron"));
    assert_eq!(made(1), made(1));
    assert_ne!(made(1), made(2));
    assert_ne!(made(1)[0][..5], made(1)[1][..5], "tensors of one model have numbers of their own");
    let bound = 1.0 / 5f32.sqrt();
    assert!(made(1)[0].iter().all(|x| x.abs() <= bound));
    let normal = Init::new(&context, 3).normal(&[100, 100], 0.5).expect("a parameter");
    let all = normal.master().to_vec::<f32>().expect("elements");
    let moment = |power: i32| all.iter().map(|x| f64::from(*x).powi(power)).sum::<f64>() / all.len() as f64;
    // Four standard errors of the mean, the variance and the kurtosis of ten thousand numbers.
    assert!(moment(1).abs() < 4.0 * 0.5 / 100.0, "{}", moment(1));
    assert!((moment(2) / 0.25 - 1.0).abs() < 4.0 * (2.0f64 / 1e4).sqrt(), "{}", moment(2));
    assert!((moment(4) / moment(2).powi(2) - 3.0).abs() < 4.0 * (24.0f64 / 1e4).sqrt(), "{}", moment(4));
}

#[test]
fn a_linear_layer_computes_x_w_transposed_plus_b() -> Result<()> {
    let context = strict();
    let layer = Linear {
        weight: Parameter::new(Tensor::from_slice(&context, &[1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0], &[2, 3])?)?,
        bias: Some(Parameter::new(Tensor::from_slice(&context, &[10.0f32, 20.0], &[2])?)?),
    };
    let x = Tensor::from_slice(&context, &[1.0f32, 0.0, -1.0, 2.0, 1.0, 0.0], &[2, 1, 3])?;
    let y = layer.forward(&x)?;
    assert_eq!((y.shape(), y.to_vec::<f32>()?), (&[2, 1, 2][..], vec![8.0, 18.0, 14.0, 33.0]));
    let vector = Tensor::from_slice(&context, &[1.0f32, 0.0, -1.0], &[3])?;
    assert_eq!(layer.forward(&vector)?.to_vec::<f32>()?, [8.0, 18.0]);
    let error = layer.forward(&Tensor::zeros(&context, DType::F32, &[4, 2])?).expect_err("the shapes differ");
    assert_eq!(
        error.to_string(),
        "`Linear` of [4, 2] and [2, 3]: the last extent of the operand must be the inputs of the layer, whose weight is [outputs, inputs]"
    );
    let error = Mlp::new(&mut Init::new(&context, 1), &[3]).expect_err("one width");
    assert_eq!(
        error.to_string(),
        "`Mlp::new` of a tensor of shape [3]: a perceptron has a width of its inputs and of its outputs at least"
    );
    Ok(())
}

#[test]
fn working_copies_are_rounded_masters_and_have_the_gradients() -> Result<()> {
    let context = strict();
    let mut mlp = Mlp::new(&mut Init::new(&context, 4), &[3, 4, 1])?;
    mlp.set_dtype(DType::Bf16)?;
    let tape = Tape::new();
    mlp.watch(&tape);
    let x = Tensor::full(&context, DType::Bf16, &[2, 3], 0.5)?;
    let gradients = tape.backward(&mlp.forward(&x)?.sum(&[])?)?;
    for (name, parameter) in mlp.parameters() {
        let rounded: Vec<bf16> = parameter.master().to_vec::<f32>()?.into_iter().map(bf16::from_f32).collect();
        assert_eq!(parameter.working().expect("a copy").to_vec::<bf16>()?, rounded, "{name}");
        let gradient = parameter.gradient(&gradients).expect("a gradient");
        assert_eq!((gradient.dtype(), gradient.shape()), (DType::Bf16, parameter.shape()), "{name}");
    }
    // The copy follows the master only when it is refreshed.
    let first = &mlp.layers[0].weight;
    first.master().assign(&first.master().full_like(3.0)?)?;
    assert_ne!(numbers(first.value())?[0], 3.0);
    mlp.refresh()?;
    assert_eq!(numbers(mlp.layers[0].weight.value())?, [3.0; 12]);
    assert!(!mlp.layers[0].weight.value().is_tracked());
    mlp.set_dtype(DType::F32)?;
    assert!(mlp.parameters().iter().all(|(_, p)| p.working().is_none() && p.dtype() == DType::F32));
    assert!(matches!(mlp.set_dtype(DType::U32), Err(Error::Dtype { op: "set_dtype", .. })));
    Ok(())
}

#[test]
fn parameters_are_f32_and_keep_their_shape() -> Result<()> {
    let context = strict();
    let zeros = |dtype, shape: &[usize]| Tensor::zeros(&context, dtype, shape);
    assert!(matches!(Parameter::new(zeros(DType::Bf16, &[2])?), Err(Error::Dtype { .. })));
    let mut parameter = Parameter::new(zeros(DType::F32, &[2])?)?;
    let relocate = |parameter: &mut Parameter, master, working| parameter.relocate(master, working);
    assert!(matches!(relocate(&mut parameter, zeros(DType::F32, &[3])?, None), Err(Error::Shapes { .. })));
    assert!(matches!(relocate(&mut parameter, zeros(DType::F16, &[2])?, None), Err(Error::Dtype { .. })));
    let wrong = Some(zeros(DType::F32, &[2])?);
    assert!(matches!(relocate(&mut parameter, zeros(DType::F32, &[2])?, wrong), Err(Error::Dtype { .. })));
    let buffer = Tensor::arange(&context, 0.0, 1.0, 4)?;
    relocate(&mut parameter, buffer.slice(0, 1, 3)?, Some(zeros(DType::F16, &[2])?))?;
    assert_eq!(parameter.master().to_vec::<f32>()?, [1.0, 2.0]);
    assert_eq!(parameter.dtype(), DType::F16);
    Ok(())
}

#[test]
fn saved_parameters_are_loaded_bit_for_bit() {
    let context = strict();
    let folder = tempfile::tempdir().expect("a folder");
    let saved = block(&mut Init::new(&context, 1), true);
    nn::save(&saved, folder.path()).expect("a file");
    let mut loaded = block(&mut Init::new(&context, 2), true);
    assert_ne!(elements(&saved), elements(&loaded));
    loaded.set_dtype(DType::F16).expect("copies");
    nn::load(&mut loaded, folder.path()).expect("the same parameters");
    assert_eq!(elements(&saved), elements(&loaded));
    let parameter = &loaded.query.weight;
    let rounded = numbers(&parameter.master().cast(DType::F16).expect("rounded")).expect("elements");
    assert_eq!(numbers(parameter.value()).expect("elements"), rounded, "the working copy is the new master");

    nn::save_as(&saved, folder.path(), DType::Bf16).expect("a file");
    nn::load(&mut loaded, folder.path()).expect("the same parameters");
    for (want, found) in elements(&saved).iter().flatten().zip(elements(&loaded).iter().flatten()) {
        assert_eq!(bf16::from_f32(*want).to_f32(), *found);
    }
    let left: Vec<_> = std::fs::read_dir(folder.path()).expect("a folder").flatten().map(|e| e.file_name()).collect();
    assert_eq!(left, ["model.safetensors"]);
}

#[test]
fn tensors_that_do_not_fit_are_errors_that_name_them() {
    let context = strict();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().display().to_string();
    let file = folder.path().join("model.safetensors").display().to_string();
    let init = &mut Init::new(&context, 1);
    let (full, mut small) = (block(init, true), block(init, false));
    nn::save(&full, folder.path()).expect("a file");
    let before = elements(&small);
    let error = nn::load(&mut small, folder.path()).expect_err("tensors are extra");
    assert_eq!(
        error.to_string(),
        format!(
            "{path} has the tensor type.bias, which is not a parameter of the model, and one more: is the file one of another model?"
        )
    );
    assert!(matches!(error, FileError::Extra { .. }));
    nn::save(&small, folder.path()).expect("a file");
    let mut large = full.clone();
    let error = nn::load(&mut large, folder.path()).expect_err("a tensor is missing");
    assert_eq!(error.to_string(), format!("{file}: the tensor type.weight of shape [2, 3] is missing"));
    let mut other = small.clone();
    other.layers[1] = Linear::new(init, 5, 2, false).expect("a layer");
    let error = nn::load(&mut other, folder.path()).expect_err("a shape differs");
    assert!(matches!(&error, FileError::Cause(ignis::Error::TensorShape { name, .. }) if name == "layers.1.weight"));
    let mut nothing = small.clone();
    let error = nn::load(&mut nothing, folder.path().join("none")).expect_err("no folder");
    assert!(matches!(error, FileError::Cause(ignis::Error::NotAFolder { .. })));
    std::fs::write(folder.path().join("model.safetensors"), b"not a file").expect("a file");
    let error = nn::load(&mut nothing, folder.path()).expect_err("a broken file");
    assert!(matches!(error, FileError::Cause(ignis::Error::Safetensors { .. })));
    assert_eq!(elements(&nothing), before, "an error changes nothing");
    let error = nn::save_as(&full, folder.path(), DType::I32).expect_err("no type for parameters");
    assert_eq!(error.to_string(), "parameters are saved as f32, bf16 or f16, not i32");
}

#[test]
fn a_file_that_cannot_be_written_leaves_the_old_one() {
    let context = strict();
    let folder = tempfile::tempdir().expect("a folder");
    let mlp = Mlp::new(&mut Init::new(&context, 1), &[2, 3]).expect("a perceptron");
    nn::save(&mlp, folder.path()).expect("a file");
    let before = std::fs::read(folder.path().join("model.safetensors")).expect("the file");
    let other = Mlp::new(&mut Init::new(&context, 2), &[2, 3]).expect("a perceptron");
    // A directory has the name of another file of the model.
    std::fs::create_dir(folder.path().join("config.json")).expect("a folder");
    let error = nn::save_with(&other, folder.path(), DType::F32, &[("config.json", b"{}")]);
    let error = error.expect_err("the file cannot be replaced");
    assert!(matches!(error, FileError::Write { .. }), "{error}");
    assert!(error.to_string().ends_with("; a file that was there before has not changed"), "{error}");
    assert_eq!(std::fs::read(folder.path().join("model.safetensors")).expect("the file"), before);
}

#[test]
fn two_parameters_with_one_name_are_an_error() {
    #[derive(Module)]
    struct Twice {
        #[module(flatten)]
        a: Linear,
        #[module(flatten)]
        b: Linear,
    }
    let context = strict();
    let init = &mut Init::new(&context, 1);
    let mut twice = Twice { a: linear(init, false), b: linear(init, false) };
    let folder = tempfile::tempdir().expect("a folder");
    let message = "two parameters of the model have the name weight: rename one with `#[module(name = \"..\")]`";
    assert_eq!(nn::save(&twice, folder.path()).expect_err("a duplicate").to_string(), message);
    assert_eq!(nn::load(&mut twice, folder.path()).expect_err("a duplicate").to_string(), message);
}

#[test]
fn a_perceptron_learns_a_function() -> Result<()> {
    let context: Context = strict();
    let mut mlp = Mlp::new(&mut Init::new(&context, 5), &[1, 8, 1])?;
    let xs: Vec<f32> = (0..16).map(|i| i as f32 / 8.0 - 1.0).collect();
    let ys: Vec<f32> = xs.iter().map(|x| x * x).collect();
    let (x, y) = (Tensor::from_slice(&context, &xs, &[16, 1])?, Tensor::from_slice(&context, &ys, &[16, 1])?);
    let mut losses = Vec::new();
    for _ in 0..60 {
        let tape = Tape::new();
        mlp.watch(&tape);
        let error = mlp.forward(&x)?.sub(&y)?;
        let loss = error.mul(&error)?.mean(&[])?;
        let gradients = tape.backward(&loss)?;
        losses.push(loss.item::<f32>()?);
        for (_, parameter) in mlp.parameters() {
            let step = parameter.gradient(&gradients).expect("a gradient").scale(-0.3, 0.0)?;
            parameter.master().assign(&parameter.master().add(&step)?)?;
        }
    }
    assert!(losses[59] < 0.35 * losses[0], "{losses:?}");
    Ok(())
}
