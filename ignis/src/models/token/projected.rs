//! Attention of packed weights in two launches: projection with attention, and what comes after it.

use super::{PROCESSORS, TokenStep, per, squares_of};
use crate::engine::LayerCache;
use crate::kernels::fused::WIDE_SQUARES;
use crate::kernels::fused::attend_packed::{AttendPacked, PARTS, attend_packed};
use crate::kernels::fused::merge_own::{MergedOwnPacked, merged_own_packed};
use crate::storage::Storage;
use crate::weight::Part;
use t0::{ElementType, Error};

/// Enqueues attention and the product after it, if the kernels support the layer and take less time than other
/// launches. Returns whether they do.
///
/// The workgroups of a query head compute the same query, so that more workgroups than can run at once take longer than
/// two launches.
pub(super) fn attend<T: Storage>(step: &mut TokenStep<'_, T>) -> Result<bool, Error> {
    let TokenStep { stream, rows, matrices: m, layer, attention, cache, hidden, normed: x, qkv, own, .. } = step;
    let (Part::Packed(projection), Part::Packed(out)) = (layer.qkv.first(), layer.out.first()) else {
        return Ok(false);
    };
    let LayerCache::Activations { keys, values } = &mut **cache else { return Ok(false) };
    let (heads, element, width) = (m.heads, ElementType::of::<T>(), hidden.cols());
    let (count, dim) = ((heads.queries * PARTS) as usize, heads.dim as usize);
    if count > PROCESSORS {
        return Ok(false);
    }
    let normed = !layer.q_norm.flat().is_empty();
    let weights = if normed { [&layer.q_norm, &layer.k_norm] } else { [&own.ones; 2] };
    let (normed, cached) = (u32::from(normed), keys.rows());
    let (f, w, [q, words], halves) = projection.views();
    attend_packed::dispatch(
        [element],
        AttendPacked { f, w, per: per::<T>(), u: 1, d: dim },
        x.flat(),
        own.squares.flat().slice(..width.div_ceil(own.each))?,
        q,
        halves,
        words,
        layer.bias.flat(),
        weights[0].flat(),
        m.frequencies.flat(),
        keys.top_mut(cached)?,
        values.top_mut(cached)?,
        qkv.flat_mut(projection.rows())?,
        own.turns.flat_mut(2 * dim)?,
        own.parts.flat_mut(count * dim)?,
        own.shares.flat_mut(2 * count)?,
        rows.at,
        rows.pages,
        heads,
        width as u32,
        1.0 / width as f32,
        m.eps,
        attention.scale,
        attention.window.unwrap_or(u32::MAX),
        normed,
    )
    .enqueue(stream)?;
    let (f, w, [q, words], halves) = out.views();
    merged_own_packed::dispatch(
        [element],
        MergedOwnPacked { f, w, d: dim, r: 2, u: 1, waves: 16 },
        own.parts.flat().slice(..count * dim)?,
        own.shares.flat().slice(..2 * count)?,
        qkv.flat().slice(..projection.rows())?,
        weights[1].flat(),
        own.turns.flat(),
        keys.top_mut(cached)?,
        values.top_mut(cached)?,
        rows.at,
        rows.pages,
        q,
        halves,
        words,
        layer.mlp_norm.flat(),
        hidden.flat_mut(width)?,
        x.flat_mut(width)?,
        squares_of(&mut own.squares, &mut own.each, WIDE_SQUARES, width)?,
        heads,
        attention.scale,
        m.eps,
        normed,
    )
    .enqueue(stream)?;
    Ok(true)
}
