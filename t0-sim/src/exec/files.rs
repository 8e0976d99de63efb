//! Reuse of vector register files between dispatches. Allocating and clearing a file costs more than a small kernel, so
//! each thread keeps some.
use super::layout::Row;
use std::cell::RefCell;

/// The most rows that a thread keeps: the files of 32 waves.
const KEPT: usize = 1 << 15;

thread_local! {
    static FILES: RefCell<Vec<Box<[Row]>>> = const { RefCell::new(Vec::new()) };
}

/// A file of `rows` rows with unspecified contents.
pub(super) fn take(rows: usize) -> Box<[Row]> {
    let kept = FILES.try_with(|files| {
        let mut files = files.borrow_mut();
        let at = files.iter().position(|file| file.len() == rows)?;
        Some(files.swap_remove(at))
    });
    kept.ok().flatten().unwrap_or_else(|| vec![Row::ZERO; rows].into_boxed_slice())
}

/// Keeps a file for the next wave on this thread.
pub(super) fn give(file: Box<[Row]>) {
    // A thread that is ending keeps no files.
    let _ = FILES.try_with(|files| {
        let mut files = files.borrow_mut();
        if files.iter().map(|f| f.len()).sum::<usize>() + file.len() <= KEPT {
            files.push(file);
        }
    });
}
