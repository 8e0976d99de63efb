//! A launch of each kernel, as a function with the kernel's name, types and constants. The sizes are those of
//! Qwen3-0.6B, or smaller ones. The launches of products are in `products`.

pub(crate) use super::dense_attention::*;
pub(crate) use super::fused::*;
use super::launch::{Argument, Data, Launch, random, value, words, zeros};
pub(crate) use super::products::*;
pub(crate) use super::tensors::*;
use ignis::kernels::attention::Attention;
use ignis::kernels::heads::{PAGE, SplitHeads};
use ignis::kernels::norm::Rmsnorm;
use ignis::kernels::prompt::PromptAttention;
use ignis::kernels::sample::{ENTRY, NO_MASK, OCCURRED, OUT, SETTINGS};
use ignis::kernels::swiglu::Swiglu;
use ignis::storage::Heads;
use t0::Float;
use t0::prelude::Packed;
use t0_tests_share::random::Random;

/// The width of the model.
const WIDTH: u32 = 1024;
/// The tokens of a launch of the kernels for many tokens. Those for few tokens have one.
pub(crate) const MANY: u32 = 64;

/// The heads of the model, with another width of each.
pub(crate) fn heads(dim: u32) -> Heads {
    Heads { queries: 16, keys: 8, dim }
}

/// The shape of attention, and of the kernel before it.
pub(crate) fn attended(Heads { queries, keys, dim }: Heads, first: u32, tokens: u32) -> String {
    format!("tokens at positions {first}..{}, {queries} query heads and {keys} key heads of {dim}", first + tokens)
}

/// Tokens of one sequence from a position on, and its table of pages, which are in no order: `rows` and `pages`.
pub(crate) fn cache_rows(first: u32, tokens: u32) -> [Argument; 2] {
    let positions = (first..first + tokens).chain(std::iter::repeat_n(0, tokens as usize));
    let pages = (first + tokens).div_ceil(PAGE);
    let table: Vec<u32> = (0..pages).map(|page| (page + 5) % pages).collect();
    [words(2, &positions.collect::<Vec<_>>()), words(1, &table)]
}

/// The window of kernels that have one: a few pages, and a part of one.
const WINDOW_SIZE: u32 = 100;

/// The arguments of both kernels of attention.
fn attention_of<T: Float>(heads: Heads, first: u32, tokens: u32) -> Vec<Argument> {
    let positions = (first + tokens).next_multiple_of(PAGE);
    let [queries, keys] = [heads.queries * heads.dim, heads.keys * heads.dim];
    let [rows, pages] = cache_rows(first, tokens);
    vec![
        random::<T>(tokens, queries),
        random::<T>(positions, keys),
        random::<T>(positions, keys),
        zeros::<T>(tokens, queries),
        rows,
        pages,
        value(heads),
        value((heads.dim as f32).powf(-0.5)),
        value(WINDOW_SIZE),
    ]
}

pub(crate) fn attention<T: Float>(Attention { d, columns, waves, .. }: Attention) -> Launch {
    // A width that is none of those with an instance of their own, and that needs as many columns.
    let heads = heads(if d > 0 { d } else { 28 * columns } as u32);
    let (first, tokens) = if waves == 1 { (32, 32) } else { (511, 1) };
    Launch {
        shape: attended(heads, first, tokens),
        data: Data::Infinity,
        workgroups: [heads.queries, tokens.div_ceil(4 / waves), 1],
        arguments: attention_of::<T>(heads, first, tokens),
    }
}

pub(crate) fn prompt_attention<T: Float, P: Packed<Half = T>>(constants: PromptAttention) -> Launch {
    let (heads, tokens) = (heads(constants.d as u32), 2 * MANY);
    let items = tokens.div_ceil(16) * (heads.queries / heads.keys);
    Launch {
        shape: attended(heads, 0, tokens),
        data: Data::Infinity,
        workgroups: [heads.keys, items.div_ceil(2), 1],
        arguments: attention_of::<P::Half>(heads, 0, tokens),
    }
}

pub(crate) fn split_heads<T: Float>(constants: SplitHeads) -> Launch {
    let SplitHeads { pairs, heads: together, norm } = constants;
    let heads = heads(64 * pairs as u32);
    let (first, tokens) = if together == 1 { (511, 1) } else { (0, MANY) };
    let positions = (first + tokens).next_multiple_of(PAGE);
    let all = heads.queries + 2 * heads.keys;
    let [queries, keys] = [heads.queries * heads.dim, heads.keys * heads.dim];
    let [rows, pages] = cache_rows(first, tokens);
    Launch {
        shape: attended(heads, first, tokens),
        data: Data::Infinity,
        workgroups: [all.div_ceil(together), tokens, 1],
        arguments: vec![
            random::<f32>(tokens, all * heads.dim),
            random::<T>(1, u32::from(norm) * heads.dim),
            random::<T>(1, u32::from(norm) * heads.dim),
            random::<f32>(1, heads.dim / 2),
            zeros::<T>(tokens, queries),
            zeros::<T>(positions, keys),
            zeros::<T>(positions, keys),
            rows,
            pages,
            value(heads),
            value(1e-6f32),
            random::<T>(1, u32::from(!norm) * all * heads.dim),
        ],
    }
}

pub(crate) fn embedding<T: Float, O: Float>() -> Launch {
    let rows = 1024;
    let mut id = Random::new(1);
    let ids: Vec<u32> = (0..MANY).map(|_| id.number(rows)).collect();
    Launch {
        shape: format!("{MANY} x {WIDTH}"),
        data: Data::Dram,
        workgroups: [WIDTH.div_ceil(256), MANY, 1],
        arguments: vec![random::<T>(rows, WIDTH), words(1, &ids), zeros::<O>(MANY, WIDTH), value(rows), value(WIDTH)],
    }
}

pub(crate) fn rmsnorm<T: Float>(Rmsnorm { parts, waves }: Rmsnorm) -> Launch {
    let rows = if waves == 1 { MANY } else { 1 };
    Launch {
        shape: format!("{rows} x {WIDTH}"),
        data: Data::Infinity,
        workgroups: [rows, 1, 1],
        arguments: vec![
            random::<f32>(rows, WIDTH),
            random::<T>(1, WIDTH),
            zeros::<T>(rows, parts * WIDTH),
            value(1e-6f32),
        ],
    }
}

pub(crate) fn swiglu<I: Float, T: Float>(_: Swiglu) -> Launch {
    let columns = 3 * WIDTH;
    Launch {
        shape: format!("{MANY} x {columns}"),
        data: Data::Infinity,
        workgroups: [(columns / 8).div_ceil(256), MANY, 1],
        arguments: vec![random::<I>(MANY, columns), random::<I>(MANY, columns), zeros::<T>(MANY, columns)],
    }
}

pub(crate) fn sample() -> Launch {
    let (vocabulary, seen) = (16 * WIDTH, 16);
    // The order of the words is in the kernel's documentation.
    let [temperature, penalty] = [1.0f32 / 0.7, 1.1].map(f32::to_bits);
    let settings: [u32; SETTINGS as usize] =
        [temperature, 40, 0xF000_0000, 0, penalty, 0, seen, 0x1234_5678, NO_MASK, 0, 0, 0];
    let list: Vec<[u32; ENTRY as usize]> = (0..seen).map(|i| [(37 * i) | OCCURRED, 0]).collect();
    Launch {
        shape: format!("a row of {vocabulary} logits, top-k 40, top-p 15/16"),
        data: Data::Infinity,
        workgroups: [1, 1, 1],
        arguments: vec![
            random::<f32>(1, vocabulary),
            words(1, &settings),
            words(1, list.as_flattened()),
            words(OUT, &[0; OUT as usize]),
            value(1u32),
        ],
    }
}
