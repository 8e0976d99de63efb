//! Attention of packed weights in two launches: projection with attention, and what comes after it.

use super::{PROCESSORS, TokenStep, per, squares_of};
use crate::engine::LayerCache;
use crate::kernels::fused::WIDE_SQUARES;
use crate::kernels::fused::attend_packed::{AttendPacked, PARTS, attend_packed};
use crate::kernels::fused::merge_own::{MergedOwnPacked, merged_own_packed};
use crate::kernels::int8_cache::attend_packed::{AttendPackedInt8, attend_packed_int8};
use crate::kernels::int8_cache::merge_own::{MergedOwnInt8, merged_own_int8};
use crate::storage::Storage;
use crate::weight::{PackedMatrix, Part};
use t0::{ElementType, Error};

/// The instances of the kernels.
const U: usize = 1;
const R: usize = 2;
const WAVES: u32 = 16;

/// Enqueues attention and the product after it, if the kernels support the layer and take less time than other
/// launches. Returns whether they do.
///
/// The workgroups of a query head compute the same query, so that more workgroups than can run at once take longer than
/// two launches.
pub(super) fn attend<T: Storage>(step: &mut TokenStep<'_, T>) -> Result<bool, Error> {
    let (Part::Packed(projection), Part::Packed(out)) = (step.layer.qkv.first(), step.layer.out.first()) else {
        return Ok(false);
    };
    if (step.matrices.heads.queries * PARTS) as usize > PROCESSORS {
        return Ok(false);
    }
    project(step, projection)?;
    merge(step, out)?;
    Ok(true)
}

/// The first launch.
fn project<T: Storage>(step: &mut TokenStep<'_, T>, matrix: &PackedMatrix) -> Result<(), Error> {
    let TokenStep { stream, rows, matrices: m, layer, attention, cache, hidden, normed: x, qkv, own, .. } = step;
    let (heads, types, width) = (m.heads, [ElementType::of::<T>()], hidden.cols());
    let (count, dim) = ((heads.queries * PARTS) as usize, heads.dim as usize);
    let normed = !layer.q_norm.flat().is_empty();
    let weight = if normed { layer.q_norm.flat() } else { own.ones.flat() };
    let squares = own.squares.flat().slice(..width.div_ceil(own.each))?;
    let (x, bias, frequencies) = (x.flat(), layer.bias.flat(), m.frequencies.flat());
    let (qkv, turns) = (qkv.flat_mut(layer.qkv.rows())?, own.turns.flat_mut(2 * dim)?);
    let (parts, shares) = (own.parts.flat_mut(count * dim)?, own.shares.flat_mut(2 * count)?);
    let (at, pages, window) = (rows.at, rows.pages, attention.window.unwrap_or(u32::MAX));
    let (cols, inverse, eps, scale, normed) =
        (width as u32, 1.0 / width as f32, m.eps, attention.scale, u32::from(normed));
    let (f, w, [q, words], halves) = matrix.views();
    match &mut **cache {
        LayerCache::Activations { keys, values } => {
            let instance = AttendPacked { f, w, per: per::<T>(), u: U, d: dim };
            let cached = keys.rows();
            let (keys, values) = (keys.top_mut(cached)?, values.top_mut(cached)?);
            attend_packed::dispatch(
                types,
                instance,
                x,
                squares,
                q,
                halves,
                words,
                bias,
                weight,
                frequencies,
                keys,
                values,
                qkv,
                turns,
                parts,
                shares,
                at,
                pages,
                heads,
                cols,
                inverse,
                eps,
                scale,
                window,
                normed,
            )
            .enqueue(stream)
        }
        LayerCache::Int8(cache) => {
            let instance = AttendPackedInt8 { f, w, per: per::<T>(), u: U, d: dim };
            let (known, scales) = cache.words_mut()?;
            attend_packed_int8::dispatch(
                types,
                instance,
                x,
                squares,
                q,
                halves,
                words,
                bias,
                weight,
                frequencies,
                known,
                scales,
                qkv,
                turns,
                parts,
                shares,
                at,
                pages,
                heads,
                cols,
                inverse,
                eps,
                scale,
                window,
                normed,
            )
            .enqueue(stream)
        }
    }
}

/// The second launch.
fn merge<T: Storage>(step: &mut TokenStep<'_, T>, matrix: &PackedMatrix) -> Result<(), Error> {
    let TokenStep { stream, rows, matrices: m, layer, attention, cache, hidden, normed: narrow, qkv, own, .. } = step;
    let (heads, types, width) = (m.heads, [ElementType::of::<T>()], hidden.cols());
    let (count, dim) = ((heads.queries * PARTS) as usize, heads.dim as usize);
    let normed = !layer.k_norm.flat().is_empty();
    let weight = if normed { layer.k_norm.flat() } else { own.ones.flat() };
    let (parts, shares) = (own.parts.flat().slice(..count * dim)?, own.shares.flat().slice(..2 * count)?);
    let (qkv, turns) = (qkv.flat().slice(..layer.qkv.rows())?, own.turns.flat());
    let squares = squares_of(&mut own.squares, &mut own.each, WIDE_SQUARES, width)?;
    let (hidden, narrow, norm) = (hidden.flat_mut(width)?, narrow.flat_mut(width)?, layer.mlp_norm.flat());
    let (at, pages, scale, eps, normed) = (rows.at, rows.pages, attention.scale, m.eps, u32::from(normed));
    let (f, w, [q, words], halves) = matrix.views();
    match &mut **cache {
        LayerCache::Activations { keys, values } => {
            let instance = MergedOwnPacked { f, w, d: dim, r: R, u: U, waves: WAVES };
            let cached = keys.rows();
            let (keys, values) = (keys.top_mut(cached)?, values.top_mut(cached)?);
            merged_own_packed::dispatch(
                types, instance, parts, shares, qkv, weight, turns, keys, values, at, pages, q, halves, words, norm,
                hidden, narrow, squares, heads, scale, eps, normed,
            )
            .enqueue(stream)
        }
        LayerCache::Int8(cache) => {
            let instance = MergedOwnInt8 { f, w, d: dim, r: R, u: U, waves: WAVES };
            let (known, scales) = cache.words_mut()?;
            merged_own_int8::dispatch(
                types, instance, parts, shares, qkv, weight, turns, known, scales, at, pages, q, halves, words, norm,
                hidden, narrow, squares, heads, scale, eps, normed,
            )
            .enqueue(stream)
        }
    }
}
