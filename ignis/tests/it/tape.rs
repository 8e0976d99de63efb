//! The rules of tapes: what is recorded, when gradients exist, and the errors for each misuse.

use ignis::autograd::{Backward, Recorded, apply, checkpoint};
use ignis::{Context, DType, Error, Result, Tape, Tensor};
use t0_tests_share::tensors::strict;

fn tensor(context: &Context, data: &[f32]) -> Tensor {
    Tensor::from_slice(context, data, &[data.len()]).expect("a tensor")
}

fn values(tensor: Option<&Tensor>) -> Vec<f32> {
    tensor.expect("a gradient").to_vec().expect("numbers")
}

#[test]
fn gradients_of_a_tensor_that_is_used_twice_are_added() {
    let context = strict();
    let x = tensor(&context, &[1.0, -2.0, 3.0]);
    let tape = Tape::new();
    let tracked = tape.watch(&x);
    let cube = tracked.mul(&tracked).unwrap().mul(&tracked).unwrap();
    let loss = cube.sum(&[]).unwrap();
    assert_eq!(tape.recorded(), 3);
    let gradients = tape.backward(&loss).unwrap();
    assert_eq!(values(gradients.get(&tracked)), [3.0, 12.0, 27.0]);
    // The tensor that was passed to `watch` finds the same gradient.
    assert_eq!(values(gradients.get(&x)), [3.0, 12.0, 27.0]);
    assert_eq!((gradients.len(), tape.recorded()), (1, 0));
}

#[test]
fn tensors_without_a_path_to_the_loss_have_no_gradient() {
    let context = strict();
    let tape = Tape::new();
    let (a, b) = (tape.watch(&tensor(&context, &[1.0])), tape.watch(&tensor(&context, &[2.0])));
    let untracked = tensor(&context, &[3.0]);
    let loss = a.mul(&untracked).unwrap();
    let _other = b.exp().unwrap();
    let gradients = tape.backward(&loss).unwrap();
    assert_eq!(values(gradients.get(&a)), [3.0]);
    assert!(gradients.get(&b).is_none() && gradients.get(&untracked).is_none());
}

#[test]
fn a_second_backward_is_an_error_unless_the_first_one_retains() {
    let context = strict();
    let tape = Tape::new();
    let x = tape.watch(&tensor(&context, &[2.0]));
    let y = x.mul(&x).unwrap();
    let first = tape.backward_retained(&y).unwrap();
    let second = tape.backward(&y).unwrap();
    assert_eq!((values(first.get(&x)), values(second.get(&x))), (vec![4.0], vec![4.0]));
    let error = tape.backward(&y).unwrap_err();
    assert!(matches!(error, Error::SecondBackward), "{error}");
    // New operations on a freed result lead to it too.
    let z = y.exp().unwrap();
    assert!(matches!(tape.backward(&z), Err(Error::SecondBackward)));
    // A watched tensor can be used again.
    let again = x.exp().unwrap();
    assert!((values(tape.backward(&again).unwrap().get(&x))[0] - 2f32.exp()).abs() < 1e-5);
}

#[test]
fn a_saved_tensor_that_was_modified_is_an_error() {
    let context = strict();
    let tape = Tape::new();
    let x = tape.watch(&tensor(&context, &[2.0, 3.0]));
    let y = x.mul(&x).unwrap().sum(&[]).unwrap();
    x.assign(&tensor(&context, &[5.0, 6.0])).unwrap();
    assert_eq!(
        tape.backward(&y).unwrap_err().to_string(),
        "the backward of `mul` needs its saved tensor 0 of shape [2], which was modified in place after `mul` had run: modify it after the backward, or pass a copy to `mul`"
    );
    // After the backward it is allowed, and a view shares the version.
    let part = x.detach().slice(0, 0, 1).unwrap();
    let y = x.mul(&x).unwrap().sum(&[]).unwrap();
    let gradients = tape.backward(&y).unwrap();
    part.assign(&tensor(&context, &[1.0])).unwrap();
    assert_eq!(values(gradients.get(&x)), [10.0, 12.0]);
    assert_eq!(x.detach().to_vec::<f32>().unwrap(), [1.0, 6.0]);
    let y = x.mul(&x).unwrap().sum(&[]).unwrap();
    part.assign(&tensor(&context, &[1.0])).unwrap();
    assert!(matches!(tape.backward(&y), Err(Error::Modified { op: "mul", .. })));
}

#[test]
fn results_of_recorded_operations_cannot_be_overwritten() {
    let context = strict();
    let tape = Tape::new();
    let y = tape.watch(&tensor(&context, &[2.0])).exp().unwrap();
    let error = y.assign(&tensor(&context, &[1.0])).unwrap_err();
    assert!(matches!(error, Error::InPlace { op: "assign", .. }), "{error}");
    y.detach().assign(&tensor(&context, &[1.0])).unwrap();
}

#[test]
fn nothing_is_recorded_without_gradients() {
    let context = strict();
    let tape = Tape::new();
    let x = tape.watch(&tensor(&context, &[2.0]));
    let y = tape.no_grad(|| {
        let inner = tape.no_grad(|| x.exp().unwrap());
        assert!(!inner.is_tracked());
        // Another thread still records.
        std::thread::scope(|scope| scope.spawn(|| assert!(x.exp().unwrap().is_tracked())).join().unwrap());
        x.mul(&x).unwrap()
    });
    assert!(!y.is_tracked() && x.is_tracked());
    assert_eq!(tape.recorded(), 1);
    assert!(matches!(tape.backward(&y), Err(Error::Untracked)));
    // A panic within it does not leave the tape paused.
    let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| tape.no_grad(|| panic!("on purpose"))));
    assert!(caught.is_err() && x.exp().unwrap().is_tracked());
}

#[test]
fn a_detached_tensor_and_a_dropped_tape_record_nothing() {
    let context = strict();
    let tape = Tape::new();
    let x = tape.watch(&tensor(&context, &[2.0]));
    assert!(!x.detach().exp().unwrap().is_tracked());
    assert!(Tape::of(&x).unwrap().same(&tape));
    drop(tape);
    assert!(!x.is_tracked() && !x.exp().unwrap().is_tracked() && Tape::of(&x).is_none());
}

#[test]
fn operands_of_two_tapes_are_an_error() {
    let context = strict();
    let (one, two) = (Tape::new(), Tape::new());
    let (a, b) = (one.watch(&tensor(&context, &[2.0])), two.watch(&tensor(&context, &[3.0])));
    assert!(matches!(a.mul(&b), Err(Error::TwoTapes { op: "mul" })));
    assert!(matches!(one.backward(&b), Err(Error::Untracked)));
}

#[test]
fn a_backward_starts_at_one_element_or_a_given_gradient() {
    let context = strict();
    let tape = Tape::new();
    let x = tape.watch(&tensor(&context, &[2.0, 3.0]));
    let y = x.mul(&x).unwrap();
    assert!(matches!(tape.backward(&y), Err(Error::NotScalar { .. })));
    assert!(matches!(tape.backward_from(&y, &tensor(&context, &[1.0])), Err(Error::Shapes { .. })));
    let half = Tensor::ones(&context, DType::Bf16, &[2]).unwrap();
    assert!(matches!(tape.backward_from(&y, &half), Err(Error::Dtypes { .. })));
    let gradients = tape.backward_from(&y, &tensor(&context, &[1.0, 10.0])).unwrap();
    assert_eq!(values(gradients.get(&x)), [4.0, 60.0]);
}

#[test]
fn gradients_pass_through_every_kind_of_view() {
    let context = strict();
    let tape = Tape::new();
    let x = tape.watch(&tensor(&context, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]));
    let y = x.reshape(&[2, 3]).unwrap().transpose(0, 1).unwrap().slice(0, 1, 3).unwrap();
    let wide = y.reshape(&[2, 1, 2]).unwrap().broadcast_to(&[2, 3, 2]).unwrap();
    let joined = Tensor::concat(&[&wide, &wide], 1).unwrap();
    let loss = joined.mul(&joined).unwrap().sum(&[]).unwrap();
    let gradients = tape.backward(&loss).unwrap();
    assert_eq!(values(gradients.get(&x)), [0.0, 24.0, 36.0, 0.0, 60.0, 72.0]);
}

#[test]
fn a_checkpoint_gives_the_same_gradients_and_saves_less() {
    let context = strict();
    let x = Tensor::from_slice(&context, &(0..4096).map(|i| i as f32 / 4096.0).collect::<Vec<_>>(), &[64, 64]).unwrap();
    let w = Tensor::full(&context, DType::F32, &[64, 64], 0.01).unwrap();
    let block = |inputs: &[Tensor]| -> Result<Tensor> {
        let mut y = inputs[0].clone();
        for _ in 0..6 {
            y = y.matmul(&inputs[1])?.tanh()?.add(&inputs[0])?;
        }
        Ok(y)
    };
    let measured = |checkpointed: bool| -> (Vec<Vec<f32>>, u64) {
        let tape = Tape::new();
        let (x, w) = (tape.watch(&x), tape.watch(&w));
        let before = context.usage().in_use;
        let y = if checkpointed { checkpoint(&[&x, &w], block) } else { block(&[x.clone(), w.clone()]) }.unwrap();
        let saved = context.usage().in_use - before;
        let gradients = tape.backward(&y.sum(&[]).unwrap()).unwrap();
        (vec![values(gradients.get(&x)), values(gradients.get(&w))], saved)
    };
    let ((plain, much), (again, little)) = (measured(false), measured(true));
    assert_eq!(plain, again, "bit for bit");
    assert!(little * 5 < much, "{little} and {much}");
}

#[test]
fn a_checkpoint_refuses_captured_tracked_tensors() {
    let context = strict();
    let tape = Tape::new();
    let x = tape.watch(&tensor(&context, &[2.0]));
    let w = tape.watch(&tensor(&context, &[3.0]));
    let captured = w.clone();
    let error = checkpoint(&[&x], move |inputs| inputs[0].mul(&captured)).unwrap_err();
    assert!(matches!(error, Error::TwoTapes { op: "mul" }), "{error}");
    assert!(matches!(checkpoint(&[&x], move |_| w.exp()), Err(Error::TwoTapes { op: "checkpoint" })));
}

#[test]
fn several_threads_record_on_one_tape() {
    let context = strict();
    let tape = Tape::new();
    let x = tape.watch(&tensor(&context, &[1.5, 2.0]));
    let parts: Vec<Tensor> = std::thread::scope(|scope| {
        let threads: Vec<_> = (1..=4)
            .map(|k| {
                let x = &x;
                scope.spawn(move || x.scale(k as f32, 0.0).unwrap().mul(x).unwrap().sum(&[]).unwrap())
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let loss = parts.iter().skip(1).fold(parts[0].clone(), |sum, part| sum.add(part).unwrap());
    let gradients = tape.backward(&loss).unwrap();
    assert_eq!(values(gradients.get(&x)), [30.0, 40.0]);
}

#[test]
fn equal_runs_give_equal_bits() {
    let context = strict();
    let data: Vec<f32> = (0..5000).map(|i| (i as f32 * 0.37).sin()).collect();
    let run = || {
        let tape = Tape::new();
        let x = tape.watch(&Tensor::from_slice(&context, &data, &[50, 100]).unwrap());
        let y = x.matmul(&x.transpose(0, 1).unwrap()).unwrap().gelu().unwrap().mean(&[1]).unwrap();
        let loss = y.mul(&y).unwrap().sum(&[]).unwrap();
        let gradients = tape.backward(&loss).unwrap();
        (
            loss.item::<f32>().unwrap().to_bits(),
            values(gradients.get(&x)).iter().map(|g| g.to_bits()).collect::<Vec<_>>(),
        )
    };
    assert_eq!(run(), run());
}

/// An operation of another crate whose backward is wrong.
struct Wrong(Vec<Option<Tensor>>);

impl Backward for Wrong {
    fn name(&self) -> &'static str {
        "wrong"
    }

    fn backward(&self, _: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        Ok(self.0.clone())
    }
}

#[test]
fn wrong_gradients_of_an_operation_are_errors() {
    let context = strict();
    let run = |gradients: Vec<Option<Tensor>>| {
        let tape = Tape::new();
        let x = tape.watch(&tensor(&context, &[1.0]));
        let y = apply([&x], |[x]| Ok(Recorded { output: x, backward: Wrong(gradients), saved: vec![] })).unwrap();
        tape.backward(&y).unwrap_err().to_string()
    };
    assert_eq!(run(vec![]), "the backward of `wrong` is wrong: it returned 0 gradients for 1 operands");
    assert_eq!(
        run(vec![None]),
        "the backward of `wrong` is wrong: it returned no gradient for an operand that needs one"
    );
    assert_eq!(
        run(vec![Some(tensor(&context, &[1.0, 2.0]))]),
        "the backward of `wrong` is wrong: the gradient of an operand f32 [1] is f32 [2]"
    );
}

#[test]
fn a_tensor_that_is_watched_twice_has_the_gradient_of_all_uses() {
    let context = strict();
    let w = tensor(&context, &[2.0, 3.0]);
    let tape = Tape::new();
    let (p, q) = (tape.watch(&w), tape.watch(&w));
    let gradients = tape.backward(&p.mul(&q).unwrap().sum(&[]).unwrap()).unwrap();
    for handle in [&p, &q, &w, &w.detach()] {
        assert_eq!(values(gradients.get(handle)), [4.0, 6.0]);
    }
    assert_eq!(gradients.len(), 1);
    // Only one of the handles is used.
    let loss = q.mul(&q).unwrap().sum(&[]).unwrap();
    assert_eq!(values(tape.backward(&loss).unwrap().get(&w)), [4.0, 6.0]);
    // Another part of the memory is another tensor.
    let part = tape.watch(&w.slice(0, 0, 1).unwrap());
    let loss = p.sum(&[]).unwrap().add(&part.sum(&[]).unwrap()).unwrap();
    let gradients = tape.backward(&loss).unwrap();
    assert_eq!((values(gradients.get(&p)), values(gradients.get(&part))), (vec![1.0, 1.0], vec![1.0]));
}

/// A checkpoint's inputs may be the same tensor.
#[test]
fn a_checkpoint_with_one_input_twice_adds_both_gradients() {
    let context = strict();
    let tape = Tape::new();
    let x = tape.watch(&tensor(&context, &[2.0, 3.0]));
    let y = checkpoint(&[&x, &x], |inputs| inputs[0].mul(&inputs[1])?.mul(&inputs[0])?.sum(&[])).unwrap();
    assert_eq!(values(tape.backward(&y).unwrap().get(&x)), [12.0, 27.0]);
}

/// Halves all gradients in place, as a user's clipping does, and returns them.
fn halved(gradients: &ignis::Gradients, leaves: &[&Tensor]) -> Vec<Vec<f32>> {
    for leaf in leaves {
        let gradient = gradients.get(leaf).expect("a gradient");
        gradient.assign(&gradient.scale(0.5, 0.0).unwrap()).unwrap();
    }
    leaves.iter().map(|leaf| values(gradients.get(leaf))).collect()
}

#[test]
fn gradients_share_no_memory() {
    let context = strict();
    let [a, b, c] = [[1.0, 2.0], [3.0, 4.0], [8.0, 8.0]].map(|data| tensor(&context, &data));
    let tape = Tape::new();
    let (x, y) = (tape.watch(&a), tape.watch(&b));
    // Both operands of a sum have the gradient of the sum.
    let loss = x.add(&y).unwrap().mul(&c).unwrap().sum(&[]).unwrap();
    let gradients = tape.backward(&loss).unwrap();
    assert_eq!(halved(&gradients, &[&x, &y]), [[4.0, 4.0], [4.0, 4.0]]);
    // The gradient of a sum over all elements is one element, repeated.
    let gradients = tape.backward(&x.sum(&[]).unwrap()).unwrap();
    assert_eq!(halved(&gradients, &[&x]), [[0.5, 0.5]]);
    // Views of one gradient: of the operands of a concatenation, and through reshapes.
    let loss = Tensor::concat(&[&x, &y], 0).unwrap().reshape(&[2, 2]).unwrap();
    let grad = Tensor::from_slice(&context, &[2.0f32, 4.0, 6.0, 8.0], &[2, 2]).unwrap();
    let gradients = tape.backward_from(&loss, &grad).unwrap();
    assert_eq!(halved(&gradients, &[&x, &y]), [[1.0, 2.0], [3.0, 4.0]]);
    // The caller's gradient.
    assert_eq!(grad.to_vec::<f32>().unwrap(), [2.0, 4.0, 6.0, 8.0]);
    let gradients = tape.backward_from(&x, &c).unwrap();
    assert_eq!((halved(&gradients, &[&x]), values(Some(&c))), (vec![vec![4.0, 4.0]], vec![8.0, 8.0]));
    assert_eq!([values(Some(&a)), values(Some(&b))], [[1.0, 2.0], [3.0, 4.0]]);
}

/// An operation whose gradient is a tensor that it saved.
struct Fixed;

impl Backward for Fixed {
    fn name(&self) -> &'static str {
        "fixed"
    }

    fn backward(&self, _: &Tensor, saved: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        Ok(vec![Some(saved[0].clone())])
    }
}

#[test]
fn gradients_share_no_memory_with_saved_tensors_and_parameters() {
    let context = strict();
    let (x, saved) = (tensor(&context, &[1.0, 2.0]), tensor(&context, &[6.0, 8.0]));
    let tape = Tape::new();
    let tracked = tape.watch(&x);
    for keep in [&saved, &x] {
        let before = values(Some(keep));
        let forward = |[x]: [Tensor; 1]| Ok(Recorded { output: x, backward: Fixed, saved: vec![keep.clone()] });
        let y = apply([&tracked], forward).unwrap().sum(&[]).unwrap();
        for _ in 0..2 {
            let gradients = tape.backward_retained(&y).unwrap();
            let half: Vec<f32> = before.iter().map(|x| x / 2.0).collect();
            assert_eq!(halved(&gradients, &[&tracked]), [half]);
        }
        assert_eq!(values(Some(keep)), before);
    }
}

#[test]
fn only_gradients_that_share_memory_are_copied() {
    let context = strict();
    let tape = Tape::new();
    let x = Tensor::ones(&context, DType::F32, &[3, 4]).unwrap();
    let [w, b] = [&[4][..], &[4]].map(|shape| tape.watch(&Tensor::ones(&context, DType::F32, shape).unwrap()));
    // The gradients of weight and bias are two parts of one buffer.
    let y = x.layernorm(&w, &b, 1e-5).unwrap();
    let before = context.counts().launches;
    let gradients = tape.backward_from(&y, &x).unwrap();
    assert_eq!(context.counts().launches - before, 2);
    assert_eq!(halved(&gradients, &[&b, &w])[0], [1.5; 4]);
    // Of two gradients in the same memory, one is copied.
    let y = w.add(&b).unwrap().exp().unwrap();
    let grad = Tensor::ones(&context, DType::F32, &[4]).unwrap();
    let before = context.counts().launches;
    tape.backward_from(&y, &grad).unwrap();
    assert_eq!(context.counts().launches - before, 2);
}

/// One tape serves any number of steps.
#[test]
fn a_tape_does_not_keep_watched_tensors() {
    let context = strict();
    let tape = Tape::new();
    let w = tensor(&context, &[1.0, 2.0]);
    let step = || {
        let (w, x) = (tape.watch(&w), tape.watch(&tensor(&context, &[3.0, 4.0])));
        let gradients = tape.backward(&w.mul(&x).unwrap().sum(&[]).unwrap()).unwrap();
        assert_eq!((values(gradients.get(&w)), values(gradients.get(&x))), (vec![3.0, 4.0], vec![1.0, 2.0]));
    };
    step();
    let used = context.usage().in_use;
    (0..200).for_each(|_| step());
    assert_eq!(context.usage().in_use, used);
    for _ in 0..10_000 {
        let _handle = tape.watch(&w);
    }
    let text = format!("{tape:?}");
    let watched: usize = text.split(['(', ' ']).nth(1).and_then(|n| n.parse().ok()).expect("a number");
    assert!(watched <= 64, "{text}");
    // The handle of a tensor whose memory has no other handle is enough.
    let x = tape.watch(&tensor(&context, &[5.0]));
    let y = x.exp().unwrap().sum(&[]).unwrap();
    (0..200).for_each(|_| drop(tape.watch(&tensor(&context, &[3.0]))));
    assert!(tape.backward(&y).unwrap().get(&x).is_some());
}

/// An operation whose backward fails.
struct Failing;

impl Backward for Failing {
    fn name(&self) -> &'static str {
        "failing"
    }

    fn backward(&self, _: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        Err(Error::Aliased { op: "failing" })
    }
}

#[test]
fn a_backward_that_failed_is_named_by_the_next_one() {
    let context = strict();
    let tape = Tape::new();
    let x = tape.watch(&tensor(&context, &[2.0]));
    let failing = |x: &Tensor| {
        let inner = apply([x], |[x]| Ok(Recorded { output: x, backward: Failing, saved: vec![] }))?;
        inner.exp()?.sum(&[])
    };
    let old = x.exp().unwrap();
    tape.backward(&old).unwrap();
    let y = failing(&x).unwrap();
    for _ in 0..2 {
        assert!(matches!(tape.backward_retained(&y), Err(Error::Aliased { op: "failing" })));
    }
    assert_eq!(tape.recorded(), 3);
    assert!(matches!(tape.backward(&y), Err(Error::Aliased { op: "failing" })));
    assert_eq!(tape.recorded(), 0);
    assert_eq!(
        tape.backward(&y).unwrap_err().to_string(),
        "an earlier backward through the same operations ended with an error in the backward of `failing`, and freed what they had saved: compute the result again"
    );
    assert!(matches!(tape.backward(&y.exp().unwrap()), Err(Error::FailedBackward { op: "failing" })));
    // What another backward has freed is still told apart, and the tape works.
    assert!(matches!(tape.backward(&old), Err(Error::SecondBackward)));
    let y = x.mul(&x).unwrap();
    assert_eq!(values(tape.backward(&y).unwrap().get(&x)), [4.0]);
    assert!(matches!(tape.backward(&y), Err(Error::SecondBackward)));
}

/// An error that is found before the first gradient leaves everything as it was.
#[test]
fn an_error_before_the_backward_frees_nothing() {
    let context = strict();
    let tape = Tape::new();
    let x = tape.watch(&tensor(&context, &[2.0]));
    let y = x.mul(&x).unwrap().exp().unwrap();
    x.assign(&tensor(&context, &[5.0])).unwrap();
    for _ in 0..2 {
        assert!(matches!(tape.backward(&y), Err(Error::Modified { op: "mul", .. })));
        assert_eq!(tape.recorded(), 2);
    }
    // Other results are not concerned.
    let z = x.exp().unwrap();
    assert!(tape.backward(&z).is_ok());
}
