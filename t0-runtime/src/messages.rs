//! Prints and assertions of kernels: a record buffer for each launch, and the destination of the text.
//!
//! **Invariant:** no lock is held while the user's sink runs.

use std::fmt;
use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use t0_abi::View;
use t0_abi::message::{self, Header, RecordHead};
use t0_kernel::message::Site;
use t0_kernel::{Image, Messages, Printed};

use crate::error::{Assertion, Error};
use crate::kfd::client::Client;
use crate::kfd::memory::{Kind, Memory};

/// Bytes before the first slot.
const HEADER: u64 = Header::BYTES as u64;
/// The byte that fills empty slots, whose site is then [`RecordHead::UNWRITTEN`].
const EMPTY: u8 = 0xFF;
const _: () = assert!(u32::from_le_bytes([EMPTY; 4]) == RecordHead::UNWRITTEN);
/// Number of failed assertions of a launch whose values are kept.
const FAILURES: u32 = 1024;
/// Number of prints of a launch that are kept by default.
const PRINTS: u32 = 16384;

type Sink = Arc<dyn Fn(&Printed) + Send + Sync>;

/// The destination of the output of a device's kernels.
pub(crate) struct Outlet {
    sink: Mutex<Sink>,
    kept: AtomicU32,
    /// Buffers that are not in use by a launch.
    idle: Mutex<Vec<Memory>>,
}

impl fmt::Debug for Outlet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outlet").field("kept", &self.kept).finish_non_exhaustive()
    }
}

impl Default for Outlet {
    fn default() -> Outlet {
        Outlet { sink: Mutex::new(Arc::new(to_stdout)), kept: AtomicU32::new(PRINTS), idle: Mutex::default() }
    }
}

#[allow(clippy::print_stdout, reason = "kernels can print")]
fn to_stdout(printed: &Printed) {
    println!("{printed}");
}

impl Outlet {
    /// Replaces the sink; returns the previous one.
    pub(crate) fn set(&self, sink: Sink) -> Sink {
        std::mem::replace(&mut *self.sink.lock().unwrap_or_else(PoisonError::into_inner), sink)
    }

    pub(crate) fn keep(&self, prints: u32) {
        self.kept.store(prints, Relaxed);
    }

    /// Passes the output of a launch to the sink.
    pub(crate) fn print(&self, all: &[Printed]) {
        let sink = self.sink.lock().unwrap_or_else(PoisonError::into_inner).clone();
        all.iter().for_each(|printed| sink(printed));
    }

    /// A buffer for a launch of a kernel with prints or assertions.
    pub(crate) fn log(self: &Arc<Outlet>, client: &Arc<Client>, image: &'static Image) -> Result<Log, Error> {
        let mut shape = message::Buffer { prints: 0, failures: FAILURES, slot_words: image.messages.slot_words };
        shape.prints = u64::from(self.kept.load(Relaxed)).min(shape.most_prints()) as u32;
        let bytes = shape.bytes();
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let found = idle.iter().position(|memory| memory.bytes() >= bytes).map(|at| idle.swap_remove(at));
        drop(idle);
        let memory = match found {
            Some(memory) => memory,
            None => {
                let memory = Memory::new(client, bytes, Kind::Data)?;
                erase(&memory, HEADER..memory.bytes());
                memory
            }
        };
        memory.write(0, &[0; HEADER as usize]);
        Ok(Log { memory: Some(memory), image, shape, outlet: self.clone() })
    }
}

/// The buffer of one launch. Dropping it returns it to its device.
#[derive(Debug)]
pub(crate) struct Log {
    memory: Option<Memory>,
    image: &'static Image,
    shape: message::Buffer,
    pub(crate) outlet: Arc<Outlet>,
}

/// Overwrites records with [`EMPTY`], so that a slot that a lane reserved but did not write shows no earlier record.
fn erase(memory: &Memory, bytes: Range<u64>) {
    let chunk = [EMPTY; 4096];
    let mut at = bytes.start;
    while at < bytes.end {
        let size = (bytes.end - at).min(chunk.len() as u64);
        memory.write(at, &chunk[..size as usize]);
        at += size;
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        if let Some(memory) = self.memory.take() {
            let (prints, failures) = self.counts(&memory);
            erase(&memory, self.failures(failures));
            erase(&memory, self.prints(prints));
            self.outlet.idle.lock().unwrap_or_else(PoisonError::into_inner).push(memory);
        }
    }
}

/// One lane's record.
#[derive(Debug, PartialEq)]
struct Record {
    site: &'static Site,
    workgroup: [u32; 3],
    thread: [u32; 3],
    values: Vec<u32>,
}

impl Log {
    /// The hidden view.
    pub(crate) fn view(&self) -> View {
        self.shape.view(self.memory.as_ref().map_or(0, Memory::address))
    }

    /// Reads the output of a launch that has ended: its prints in order, and its first failure.
    pub(crate) fn read(&self) -> (Vec<Printed>, Option<Assertion>) {
        let Some(memory) = &self.memory else { return (Vec::new(), None) };
        let (prints, failures) = self.counts(memory);
        let failed = self.records(memory, self.failures(failures));
        let assertion = (failures > 0).then(|| match failed.first() {
            Some(record) => Assertion {
                kernel: self.image.name,
                file: record.site.file,
                line: record.site.line,
                workgroup: record.workgroup,
                thread: record.thread,
                message: record.site.text(&record.values),
                failures,
            },
            // The launch ended before the lane wrote its record.
            None => Assertion {
                kernel: self.image.name,
                file: self.image.file,
                line: self.image.line,
                workgroup: [0; 3],
                thread: [0; 3],
                message: "an assertion failed, but the launch ended before the lane recorded which one".to_owned(),
                failures,
            },
        });
        let kept = prints.min(self.shape.prints.into());
        let complete = self.records(memory, self.prints(prints));
        let mut all: Vec<Printed> = complete.iter().map(|record| self.printed(record)).collect();
        let incomplete = kept - complete.len() as u64;
        if incomplete > 0 {
            all.push(self.remark(format!(
                "{incomplete} of {prints} messages of this launch are incomplete: it ended before their lanes had written them"
            )));
        }
        if prints > kept {
            all.push(self.remark(format!(
                "{} of {prints} messages of this launch are lost, because only {kept} are kept: raise the limit with `Device::keep_prints`",
                prints - kept
            )));
        }
        (all, assertion)
    }

    fn printed(&self, record: &Record) -> Printed {
        Printed {
            kernel: self.image.name,
            file: record.site.file.into(),
            line: record.site.line,
            workgroup: record.workgroup,
            thread: record.thread,
            text: record.site.text(&record.values),
        }
    }

    /// A message about the launch as a whole.
    fn remark(&self, text: String) -> Printed {
        let (file, line) = (self.image.file.into(), self.image.line);
        Printed { kernel: self.image.name, file, line, workgroup: [0; 3], thread: [0; 3], text }
    }

    /// The number of prints and the number of failed assertions of the launch.
    fn counts(&self, memory: &Memory) -> (u64, u64) {
        let mut header = [0; HEADER as usize];
        memory.read(0, &mut header);
        Header::counts(&header).unwrap_or_default()
    }

    /// The byte range of the slots that `count` failed assertions reserve.
    fn failures(&self, count: u64) -> Range<u64> {
        self.shape.failure_slot(0)..self.shape.failure_slot(count.min(self.shape.failures.into()))
    }

    /// The byte range of the slots that `count` prints reserve.
    fn prints(&self, count: u64) -> Range<u64> {
        self.shape.print_slot(0)..self.shape.print_slot(count.min(self.shape.prints.into()))
    }

    /// The complete records in these slots, by workgroup and lane; those of one lane in the order in which it wrote
    /// them.
    fn records(&self, memory: &Memory, slots: Range<u64>) -> Vec<Record> {
        let mut bytes = vec![0; (slots.end - slots.start) as usize];
        memory.read(slots.start, &mut bytes);
        let words: Vec<u32> = bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
        complete_records(&words, &self.image.messages)
    }
}

/// The records whose lane has written all of them, by workgroup and lane.
fn complete_records(words: &[u32], messages: &Messages) -> Vec<Record> {
    let slot = messages.slot_words as usize;
    if slot == 0 {
        return Vec::new();
    }
    let mut records: Vec<Record> = words
        .chunks_exact(slot)
        .filter_map(|words| {
            let head = RecordHead::from_words(words)?;
            Some(Record {
                site: messages.sites.get(head.site as usize)?,
                workgroup: head.workgroup,
                thread: head.thread(),
                values: words[RecordHead::WORDS as usize..].to_vec(),
            })
        })
        .collect();
    let reversed = |[x, y, z]: [u32; 3]| [z, y, x];
    records.sort_by_key(|r| (reversed(r.workgroup), reversed(r.thread)));
    records
}

/// Captures the output of a device's kernels while it exists, instead of the previous sink. Created by
/// [`crate::Device::capture_prints`].
#[must_use = "prints are captured until this is dropped"]
pub struct Prints {
    outlet: Arc<Outlet>,
    before: Option<Sink>,
    all: Arc<Mutex<Vec<Printed>>>,
}

impl Prints {
    pub(crate) fn new(outlet: &Arc<Outlet>) -> Prints {
        let all: Arc<Mutex<Vec<Printed>>> = Arc::default();
        let own = all.clone();
        let sink: Sink = Arc::new(move |printed: &Printed| {
            own.lock().unwrap_or_else(PoisonError::into_inner).push(printed.clone());
        });
        Prints { outlet: outlet.clone(), before: Some(outlet.set(sink)), all }
    }

    /// The prints since the last call, with locations and lanes.
    pub fn take(&self) -> Vec<Printed> {
        std::mem::take(&mut *self.all.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The texts of the prints since the last call.
    pub fn texts(&self) -> Vec<String> {
        self.take().into_iter().map(|printed| printed.text).collect()
    }
}

impl Drop for Prints {
    fn drop(&mut self) {
        if let Some(before) = self.before.take() {
            self.outlet.set(before);
        }
    }
}

impl fmt::Debug for Prints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Prints").field("all", &self.all).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static SITES: [Site; 2] = [
        Site { failure: false, file: "a.rs", line: 3, pieces: &[] },
        Site { failure: false, file: "a.rs", line: 9, pieces: &[] },
    ];
    const MESSAGES: Messages = Messages { sites: &SITES, slot_words: 8 };

    #[test]
    fn a_record_without_its_site_is_incomplete() {
        // The second lane has written all but the site, the third one nothing.
        let words = [
            [1, 2, 0, 0, 7 | 1 << 10, 50, 51, 52],
            [RecordHead::UNWRITTEN, 1, 0, 0, 3, 60, 61, 62],
            [RecordHead::UNWRITTEN; 8],
            [0, 1, 0, 0, 4, 70, 71, RecordHead::UNWRITTEN],
        ];
        let records = complete_records(words.as_flattened(), &MESSAGES);
        let expected = [
            Record {
                site: &SITES[0],
                workgroup: [1, 0, 0],
                thread: [4, 0, 0],
                values: vec![70, 71, RecordHead::UNWRITTEN],
            },
            Record { site: &SITES[1], workgroup: [2, 0, 0], thread: [7, 1, 0], values: vec![50, 51, 52] },
        ];
        assert_eq!(records, expected);
        assert_eq!(complete_records(&[], &Messages::NONE), []);
    }
}
