//! Which layers of a model see a limited number of positions, as their configurations say.
//!
//! A query at position i of a layer with a window of n positions sees the keys at positions j with i - n < j <= i.

use crate::Error;
use crate::files::Handling::Used;
use crate::files::Key;
use crate::files::key_table::key;
use crate::files::keys::Keys;
use serde_json::Value;

/// The window of each layer in positions, at least 1; `None` for a layer that sees all positions.
pub(crate) type Windows = Vec<Option<usize>>;

/// The keys that [`of_some_layers`] reads.
pub(super) const OF_SOME_LAYERS: &[Key] = &[
    key("use_sliding_window", Used("whether some layers have a window")),
    key("sliding_window", Used("the positions of the window; 4096 if it is absent, no window if it is null")),
    key(
        "max_window_layers",
        Used("layers from this one on have the window, without `layer_types`; 28 if it is absent"),
    ),
    key("layer_types", Used("`full_attention` or `sliding_attention` for each layer")),
];

/// The keys that [`of_all_layers`] reads.
pub(super) const OF_ALL_LAYERS: &[Key] =
    &[key("sliding_window", Used("the positions of the window; 4096 if it is absent, no window if it is null"))];

/// The default window of transformers.
const WINDOW: usize = 4096;
/// The value of `layer_types` for a layer that sees all positions.
const FULL: &str = "full_attention";
/// The value of `layer_types` for a layer with a window.
const SLIDING: &str = "sliding_attention";

/// No layer has a window: `layer_types` must agree.
pub(super) fn none(keys: Keys<'_>, layers: usize) -> Result<Windows, Error> {
    let windows = vec![None; layers];
    agree(keys, &windows)?;
    Ok(windows)
}

/// Every layer has the window `sliding_window`: `layer_types` must agree.
pub(super) fn of_all_layers(keys: Keys<'_>, layers: usize) -> Result<Windows, Error> {
    let windows = vec![window(keys)?; layers];
    agree(keys, &windows)?;
    Ok(windows)
}

/// The layers that `layer_types` lists, or those from `max_window_layers` on, have the window `sliding_window` if
/// `use_sliding_window` is true.
pub(super) fn of_some_layers(keys: Keys<'_>, layers: usize) -> Result<Windows, Error> {
    let slides = keys.flag("use_sliding_window")? == Some(true);
    let window = if slides { window(keys)? } else { None };
    let first = keys.count("max_window_layers", "a whole number from 0 on")?;
    let first = first.unwrap_or(if keys.raw("max_window_layers").is_none() { 28 } else { layers });
    let Some(kinds) = kinds(keys, layers)? else {
        return Ok((0..layers).map(|layer| window.filter(|_| layer >= first)).collect());
    };
    if kinds.contains(&SLIDING) && window.is_none() {
        let found = keys.get("use_sliding_window").unwrap_or(&Value::Null);
        let expected = format!("true, and a `sliding_window`, because `layer_types` has \"{SLIDING}\"");
        return Err(keys.wrong("use_sliding_window", found, expected));
    }
    Ok(kinds.iter().map(|kind| window.filter(|_| *kind == SLIDING)).collect())
}

/// `sliding_window`: `None` if it is null.
fn window(keys: Keys<'_>) -> Result<Option<usize>, Error> {
    match keys.raw("sliding_window") {
        None => Ok(Some(WINDOW)),
        Some(Value::Null) => Ok(None),
        Some(_) => keys.size("sliding_window", 1 << 24).map(Some),
    }
}

/// `layer_types`, with one known entry for each layer.
fn kinds(keys: Keys<'_>, layers: usize) -> Result<Option<Vec<&str>>, Error> {
    let Some(found) = keys.get("layer_types") else { return Ok(None) };
    let Some(list) = found.as_array() else {
        return Err(keys.wrong("layer_types", found, "a list with one entry for each layer"));
    };
    let known = |kind: &Value| [FULL, SLIDING].into_iter().find(|known| kind.as_str() == Some(known));
    let Some(kinds) = list.iter().map(known).collect::<Option<Vec<_>>>() else {
        return Err(keys.unsupported("layer_types", found, &format!("\"{FULL}\" and \"{SLIDING}\"")));
    };
    if kinds.len() != layers {
        let expected = format!("{layers} entries, the value of num_hidden_layers, not {}", kinds.len());
        return Err(keys.wrong("layer_types", found, expected));
    }
    Ok(Some(kinds))
}

/// Refuses `layer_types` that differ from the windows, which the family has regardless of them.
fn agree(keys: Keys<'_>, windows: &Windows) -> Result<(), Error> {
    let Some(kinds) = kinds(keys, windows.len())? else { return Ok(()) };
    let kind = |window: &Option<usize>| if window.is_some() { SLIDING } else { FULL };
    match windows.first() {
        Some(window) if kinds.iter().any(|found| *found != kind(window)) => {
            let found = keys.get("layer_types").unwrap_or(&Value::Null);
            Err(keys.unsupported("layer_types", found, &format!("\"{}\" for every layer", kind(window))))
        }
        _ => Ok(()),
    }
}
