//! The kernels of a cache of integers: the instances, and a launch of each kernel with the kernel's name. The shapes
//! are those of the kernels of the other cache.

use super::launch::{Argument, Data, Launch, random, value, words, zeros};
use super::launches::{MANY, attended, cache_rows, heads};
use super::{Instance, file, instances};
use ignis::kernels::fused::attend_packed::AttendPacked;
use ignis::kernels::fused::merge_own::MergedOwnPacked;
use ignis::kernels::heads::PAGE;
use ignis::kernels::int8_cache::attend::AttendInt8;
use ignis::kernels::int8_cache::attend_packed::AttendPackedInt8;
use ignis::kernels::int8_cache::attention::AttentionInt8;
use ignis::kernels::int8_cache::heads::SplitHeadsInt8;
use ignis::kernels::int8_cache::merge_own::MergedOwnInt8;
use ignis::kernels::int8_cache::prompt::PromptAttentionInt8;
use ignis::kernels::int8_cache::{attend, attend_packed, attention, heads as split, merge_own, prompt};
use ignis::kernels::packed::Pack;
use ignis::storage::Heads;
use std::collections::BTreeMap;
use t0::prelude::Packed;
use t0::{Float, bf16, bf16x2, f16, f16x2};
use t0_tests_share::random::Random;

/// The instances: those with a file of machine code, and the others.
pub(crate) fn instances() -> [BTreeMap<String, Instance>; 2] {
    use super::int8_cache as launches;
    let (mut code, mut all) = (BTreeMap::new(), BTreeMap::new());
    instances!(code, attend::attend_int8[bf16] AttendInt8 { per: 8, d: 128, group: 2 });
    instances!(all, attend::attend_int8[bf16] AttendInt8 { per: 8, d: 64, group: 1 });
    instances!(all, attend::attend_int8[f32] AttendInt8 { per: 4, d: 128, group: 2 });
    instances!(code, attend_packed::attend_packed_int8[bf16]
        AttendPackedInt8 { f: Pack::Int8, w: 4, per: 8, u: 1, d: 128 });
    instances!(all, attend_packed::attend_packed_int8[bf16]
        AttendPackedInt8 { f: Pack::Int4Min, w: 2, per: 8, u: 1, d: 64 });
    instances!(code, merge_own::merged_own_int8[bf16]
        MergedOwnInt8 { f: Pack::Int8, w: 4, d: 128, r: 2, u: 1, waves: 16 });
    instances!(all, merge_own::merged_own_int8[bf16]
        MergedOwnInt8 { f: Pack::Int4Min, w: 2, d: 64, r: 2, u: 1, waves: 16 });
    instances!(code, attention::attention_int8[bf16] AttentionInt8 { d: 128, columns: 4 });
    instances!(all, attention::attention_int8[bf16]
        AttentionInt8 { d: 64, columns: 2 }
        AttentionInt8 { d: 0, columns: 2 }
        AttentionInt8 { d: 0, columns: 4 }
        AttentionInt8 { d: 0, columns: 8 });
    instances!(all, attention::attention_int8[f16] AttentionInt8 { d: 128, columns: 4 });
    instances!(all, attention::attention_int8[f32] AttentionInt8 { d: 128, columns: 4 });
    instances!(code, split::split_heads_int8[bf16] SplitHeadsInt8 { pairs: 2, heads: 8, norm: true });
    instances!(all, split::split_heads_int8[bf16]
        SplitHeadsInt8 { pairs: 2, heads: 1, norm: true }
        SplitHeadsInt8 { pairs: 1, heads: 8, norm: true }
        SplitHeadsInt8 { pairs: 4, heads: 8, norm: true }
        SplitHeadsInt8 { pairs: 2, heads: 8, norm: false });
    instances!(all, split::split_heads_int8[f16] SplitHeadsInt8 { pairs: 2, heads: 8, norm: true });
    instances!(all, split::split_heads_int8[f32] SplitHeadsInt8 { pairs: 2, heads: 1, norm: true });
    instances!(code, prompt::prompt_attention_int8[bf16, bf16x2] PromptAttentionInt8 { bf16: true, d: 128 });
    instances!(all, prompt::prompt_attention_int8[bf16, bf16x2] PromptAttentionInt8 { bf16: true, d: 64 });
    instances!(all, prompt::prompt_attention_int8[f16, f16x2] PromptAttentionInt8 { bf16: false, d: 128 });
    [code, all]
}

/// The bytes and the scales of a cache of so many positions.
fn cache(heads: Heads, positions: u32) -> [Argument; 2] {
    let (rows, cols) = (positions / PAGE * heads.keys, 2 * PAGE * heads.dim);
    let mut numbers = Random::new(u64::from(cols));
    let bytes = (0..rows * cols).map(|_| 1 + numbers.index(255) as u8).collect();
    [Argument::View { bytes, rows, cols }, random::<f32>(rows, 2 * PAGE)]
}

/// As [`cache`], with four bytes in a word.
fn cache_of_words(heads: Heads, positions: u32) -> [Argument; 2] {
    let [bytes, scales] = cache(heads, positions);
    let Argument::View { bytes, rows, cols } = bytes else { panic!("bytes") };
    [Argument::View { bytes, rows, cols: cols / 4 }, scales]
}

/// A launch whose arguments from number `at` on are keys and values, with those of this cache.
fn with_cache(mut launch: Launch, at: usize, d: usize) -> Launch {
    for (argument, other) in launch.arguments[at..].iter_mut().zip(cache_of_words(heads(d as u32), 512)) {
        *argument = other;
    }
    launch
}

pub(crate) fn attend_packed_int8<T: Float>(constants: AttendPackedInt8) -> Launch {
    let AttendPackedInt8 { f, w, per, u, d } = constants;
    with_cache(super::fused::attend_packed::<T>(AttendPacked { f, w, per, u, d }), 8, d)
}

pub(crate) fn merged_own_int8<T: Float>(constants: MergedOwnInt8) -> Launch {
    let MergedOwnInt8 { f, w, d, r, u, waves } = constants;
    with_cache(super::fused::merged_own_packed::<T>(MergedOwnPacked { f, w, d, r, u, waves }), 5, d)
}

/// The arguments of both kernels of attention.
fn attention_of<T: Float>(heads: Heads, first: u32, tokens: u32) -> Vec<Argument> {
    let [rows, pages] = cache_rows(first, tokens);
    let [bytes, scales] = cache(heads, (first + tokens).next_multiple_of(PAGE));
    let queries = heads.queries * heads.dim;
    vec![
        random::<T>(tokens, queries),
        bytes,
        scales,
        zeros::<T>(tokens, queries),
        rows,
        pages,
        value(heads),
        value((heads.dim as f32).powf(-0.5)),
        value(u32::MAX),
    ]
}

pub(crate) fn attention_int8<T: Float>(AttentionInt8 { d, columns }: AttentionInt8) -> Launch {
    // A width that is none of those with an instance of their own, and that needs as many columns.
    let heads = heads(if d > 0 { d } else { 24 * columns } as u32);
    let (first, tokens) = (511, 1);
    Launch {
        shape: attended(heads, first, tokens),
        data: Data::Infinity,
        workgroups: [heads.queries, tokens, 1],
        arguments: attention_of::<T>(heads, first, tokens),
    }
}

pub(crate) fn prompt_attention_int8<T: Float, P: Packed<Half = T>>(constants: PromptAttentionInt8) -> Launch {
    let (heads, tokens) = (heads(constants.d as u32), 2 * MANY);
    let items = tokens.div_ceil(16) * (heads.queries / heads.keys);
    Launch {
        shape: attended(heads, 0, tokens),
        data: Data::Infinity,
        workgroups: [heads.keys, items.div_ceil(2), 1],
        arguments: attention_of::<P::Half>(heads, 0, tokens),
    }
}

pub(crate) fn split_heads_int8<T: Float>(constants: SplitHeadsInt8) -> Launch {
    let SplitHeadsInt8 { pairs, heads: together, norm } = constants;
    let heads = heads(64 * pairs as u32);
    let (first, tokens) = if together == 1 { (511, 1) } else { (0, MANY) };
    let all = heads.queries + 2 * heads.keys;
    let [rows, pages] = cache_rows(first, tokens);
    let [bytes, scales] = cache(heads, (first + tokens).next_multiple_of(PAGE));
    Launch {
        shape: attended(heads, first, tokens),
        data: Data::Infinity,
        workgroups: [all.div_ceil(together), tokens, 1],
        arguments: vec![
            random::<f32>(tokens, all * heads.dim),
            random::<T>(1, u32::from(norm) * heads.dim),
            random::<T>(1, u32::from(norm) * heads.dim),
            random::<f32>(1, heads.dim / 2),
            zeros::<T>(tokens, heads.queries * heads.dim),
            bytes,
            scales,
            rows,
            pages,
            value(heads),
            value(1e-6f32),
            random::<T>(1, u32::from(!norm) * all * heads.dim),
        ],
    }
}

pub(crate) fn attend_int8<T: Float>(AttendInt8 { d, group, .. }: AttendInt8) -> Launch {
    let (dim, position, splits) = (d as u32, 511u32, 4u32);
    let heads = heads(dim);
    let positions = (position + 1).next_multiple_of(PAGE);
    let [words_of_cache, scales] = cache_of_words(heads, positions);
    let pages: Vec<u32> = (0..positions / PAGE).rev().collect();
    Launch {
        shape: format!(
            "a token at position {position}, {} query heads and {} key heads of {dim}",
            heads.queries, heads.keys
        ),
        data: Data::Dram,
        workgroups: [heads.keys, heads.queries / heads.keys / group as u32, splits],
        arguments: vec![
            random::<f32>(1, (heads.queries + 2 * heads.keys) * dim),
            random::<T>(1, dim),
            random::<T>(1, dim),
            random::<f32>(1, dim / 2),
            words_of_cache,
            scales,
            zeros::<f32>(1, heads.queries * splits * dim),
            zeros::<f32>(1, heads.queries * splits * 2),
            words(2, &[position, 0]),
            words(1, &pages),
            value(heads),
            value((dim as f32).powf(-0.5)),
            value(1e-6f32),
            value(u32::MAX),
            value(splits),
            value(1u32),
        ],
    }
}
