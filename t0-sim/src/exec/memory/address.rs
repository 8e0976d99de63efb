//! The address step of a memory instruction: computes and checks the host addresses of the active lanes.
//!
//! `a` is the row of the vector address, `x` a scalar index (base or descriptor), `imm` the byte offset. `y` holds the
//! size, whether the access writes, and flags ([`Flags`]).
use crate::exec::fault::{FaultKind, Verb};
use crate::exec::layout::{PRIVATE_APERTURE, SHARED_APERTURE};
use crate::exec::step::{Handlers, Step, plain, simd};
use crate::exec::wave::{Flow, REGIONS, Wave};

/// The `y` of an address step.
#[derive(Clone, Copy)]
pub(in crate::exec) struct Flags(pub(in crate::exec) u32);

impl Flags {
    /// An access of `size` bytes.
    pub(in crate::exec) fn new(size: u32, write: bool) -> Flags {
        Flags(size << 16 | u32::from(write) << 31)
    }

    /// Buffers: whether a VGPR holds an offset or an index, and the scalar offset.
    pub(in crate::exec) fn buffer(self, offen: bool, idxen: bool, soffset: u32) -> Flags {
        Flags(self.0 | soffset & 511 | u32::from(offen) << 10 | u32::from(idxen) << 11)
    }

    /// The access must be aligned to its size (atomics). All other loads and stores without a format may have any
    /// address: the driver selects the unaligned access mode (`SH_MEM_CONFIG.ALIGNMENT_MODE`), for which compilers
    /// generate code (`unaligned-access-mode` of LLVM).
    pub(in crate::exec) fn aligned(self) -> Flags {
        Flags(self.0 | 1 << 30)
    }

    /// The access converts between registers and a format: it must be aligned to its element or, if that is larger, to
    /// a word, in every access mode (RDNA3 ISA, chapter 9, vector memory buffer instructions).
    pub(super) fn formatted(self) -> Flags {
        Flags(self.0 | 1 << 29)
    }

    /// The bytes that the address must be a multiple of.
    fn alignment(self) -> u32 {
        match (self.has(30), self.has(29)) {
            (true, _) => self.size(),
            (false, true) => self.size().min(4).next_power_of_two(),
            (false, false) => 1,
        }
    }

    /// Scratch and global: the access has a vector address.
    pub(in crate::exec) fn vector(self) -> Flags {
        Flags(self.0 | 1 << 12)
    }

    /// The flags with another size.
    pub(super) fn with_size(self, size: u32) -> Flags {
        Flags(self.0 & !0x00ff_0000 | size << 16)
    }

    #[inline(always)]
    pub(super) fn size(self) -> u32 {
        self.0 >> 16 & 0xff
    }

    #[inline(always)]
    pub(super) fn write(self) -> bool {
        self.0 >> 31 != 0
    }

    #[inline(always)]
    pub(super) fn has(self, bit: u32) -> bool {
        self.0 >> bit & 1 != 0
    }
}

impl Wave<'_> {
    /// Checks the addresses `self.lanes.at` of the lanes in `mask` against the address space.
    #[inline(always)]
    pub(super) fn check(&mut self, mask: u32, flags: Flags) -> Flow {
        let size = u64::from(flags.size());
        self.lanes.mask = mask;
        self.lanes.partial = false;
        if mask == 0 {
            self.lanes.dense = false;
            return Flow::Next;
        }
        let at = &self.lanes.at;
        let first = at[mask.trailing_zeros() as usize];
        let (mut low, mut high, mut odd, mut ragged) = (first, first, 0, 0);
        for i in 0..32 {
            let address = if mask >> i & 1 != 0 { at[i] } else { first };
            low = low.min(address);
            high = high.max(address);
            odd |= address;
            ragged |= address ^ first.wrapping_add(i as u64 * size);
        }
        self.lanes.dense = (mask == u32::MAX) & (ragged == 0) & (first & 3 == 0);
        let span = (high - low).wrapping_add(size);
        let fits = span >= size && self.region.contains(low, span) && (self.region.writable || !flags.write());
        if !fits || (flags.0 >> 29 & 3 != 0 && odd & (u64::from(flags.alignment()) - 1) != 0) {
            return self.check_slowly(mask, flags, (low, span));
        }
        Flow::Next
    }

    /// Checks lane by lane. Switches to another region, or reports the faulting lane.
    #[cold]
    #[inline(never)]
    fn check_slowly(&mut self, mask: u32, flags: Flags, (low, span): (u64, u64)) -> Flow {
        let (size, write) = (flags.size(), flags.write());
        let alignment = flags.alignment();
        if let Some(region) = self.map.find(low)
            && alignment == 1
            && span >= size.into()
            && region.contains(low, span)
            && (region.writable || !write)
        {
            self.region = *region;
            return Flow::Next;
        }
        for i in (0..32).filter(|i| mask >> i & 1 != 0) {
            let address = self.lanes.at[i as usize];
            if !address.is_multiple_of(alignment.into()) && (self.shared.strict || flags.has(30)) {
                return self.fault(
                    FaultKind::Misaligned { address, size, alignment, verb: Verb::of(write, flags.has(30)) },
                    Some(i),
                );
            }
            if self.region.contains(address, size.into()) && (self.region.writable || !write) {
                continue;
            }
            match self.place(address, size, write) {
                Ok(region) => self.region = region,
                Err(kind) => return self.fault(kind, Some(i)),
            }
        }
        Flow::Next
    }

    /// The region of the last access by the instruction with cache slot `slot`; most instructions hit it again.
    #[inline(always)]
    pub(in crate::exec) fn remembered(&self, slot: u32) -> &crate::mem::Region {
        &self.regions[slot as usize % REGIONS]
    }

    /// Caches the region at `address` for the instruction with slot `slot`. Returns whether it differs from the one
    /// before.
    #[cold]
    #[inline(never)]
    pub(in crate::exec) fn meets(&mut self, slot: u32, address: u64) -> bool {
        let place = &mut self.regions[slot as usize % REGIONS];
        match self.map.find(address) {
            Some(region) if region != place => {
                *place = *region;
                true
            }
            _ => false,
        }
    }

    /// The region that contains all of an access, or the fault if there is none.
    pub(in crate::exec) fn place(
        &mut self,
        address: u64,
        size: u32,
        write: bool,
    ) -> Result<crate::mem::Region, FaultKind> {
        match self.place_in_map(address, size, write) {
            Ok(region) => Ok(region),
            Err(kind) => {
                // Like a card's memory management, which keeps no record of what is not mapped. An unmap of a region
                // that is found here waits for this wave's worker as for those of the older map.
                self.map = self.shared.memory.newer_than(&self.map).ok_or(kind)?;
                self.place_in_map(address, size, write)
            }
        }
    }

    fn place_in_map(&self, address: u64, size: u32, write: bool) -> Result<crate::mem::Region, FaultKind> {
        // The nearest allocation is computed only for a report.
        let nearest = || self.map.nearest(address);
        match self.map.find(address) {
            None => Err(FaultKind::NotMapped { address, size, write, nearest: nearest() }),
            Some(r) if !r.contains(address, size.into()) => {
                Err(FaultKind::OutOfBounds { address, size, write, nearest: nearest() })
            }
            Some(r) if write && !r.writable => Err(FaultKind::ReadOnly { address, size, nearest: nearest() }),
            Some(r) => Ok(*r),
        }
    }

    /// The host address of an offset in LDS or scratch, if `size` bytes from there are in range; otherwise `None`.
    pub(super) fn lds_host(&self, offset: u32, size: u32) -> Option<u64> {
        let end = offset.checked_add(size)?;
        (end <= self.lds_bytes).then(|| self.lds as u64 + u64::from(offset))
    }

    fn private_host(&self, lane: u32, offset: u64, size: u32) -> Option<u64> {
        let bytes = u64::from(self.shared.private_bytes);
        let base = self.private.as_ptr() as u64 + u64::from(lane + 32 * self.half) * bytes.next_multiple_of(8);
        (offset.checked_add(size.into())? <= bytes).then_some(base + offset)
    }

    /// Flat addresses of which some lane is not in global memory: decodes each lane separately.
    #[cold]
    #[inline(never)]
    fn flat_slowly(&mut self, mask: u32, flags: Flags) -> Flow {
        let (size, write) = (flags.size(), flags.write());
        self.lanes.dense = false;
        for i in (0..32).filter(|i| mask >> i & 1 != 0) {
            let address = self.lanes.at[i as usize];
            let aligned = !flags.has(30) || address.is_multiple_of(size.into());
            let offset = address & 0xffff_ffff;
            let host = match address & !0xffff_ffff {
                _ if !aligned => Err(FaultKind::Misaligned { address, size, alignment: size, verb: Verb::Atomic }),
                SHARED_APERTURE => self.lds_host(offset as u32, size).ok_or(FaultKind::LdsOutOfBounds {
                    offset: offset as u32,
                    lds: self.lds_bytes,
                    size,
                    write,
                    element: None,
                }),
                PRIVATE_APERTURE => self.private_host(i, offset, size).ok_or(FaultKind::ScratchOutOfBounds {
                    offset,
                    scratch: self.shared.private_bytes,
                    size,
                    write,
                }),
                _ => self.place(address, size, write).map(|_| address),
            };
            match host {
                Ok(host) => self.lanes.at[i as usize] = host,
                Err(kind) => return self.fault(kind, Some(i)),
            }
        }
        Flow::Next
    }
}

/// Global memory, 64-bit vector addresses.
pub(in crate::exec) const GLOBAL: Handlers = simd!(|w, s| {
    let (base, offset) = (w.wide(s.a), s.imm as i32 as i64 as u64);
    for i in 0..32 {
        w.lanes.at[i] = base[i].wrapping_add(offset);
    }
    let mask = w.exec();
    w.check(mask, Flags(s.y))
});

/// Global memory, scalar base and optional 32-bit vector offsets.
pub(in crate::exec) const GLOBAL_SCALAR: Handlers = simd!(|w, s| {
    let base = w.scalar64(s.x).wrapping_add(s.imm as i32 as i64 as u64);
    let offsets = *w.row(s.a);
    for i in 0..32 {
        w.lanes.at[i] = base.wrapping_add(offsets.0[i].into());
    }
    let mask = w.exec();
    w.check(mask, Flags(s.y))
});

/// Global memory at a scalar base plus four bytes per lane (addtid).
pub(in crate::exec) const GLOBAL_LANES: Handlers = plain!(|w, s| {
    let base = w.scalar64(s.x).wrapping_add(s.imm as i32 as i64 as u64);
    for i in 0..32 {
        w.lanes.at[i] = base.wrapping_add(4 * (i as u64 + 32 * u64::from(w.half)));
    }
    let mask = w.exec();
    w.check(mask, Flags(s.y))
});

/// Flat: global memory, LDS or scratch, depending on the address.
pub(in crate::exec) const FLAT: Handlers = simd!(|w, s| {
    let (base, offset) = (w.wide(s.a), s.imm as i32 as i64 as u64);
    let mut high = 0;
    let mask = w.exec();
    for i in 0..32 {
        let address = base[i].wrapping_add(offset);
        w.lanes.at[i] = address;
        high |= if mask >> i & 1 != 0 { address >> 48 } else { 0 };
    }
    if high == 0 {
        return w.check(mask, Flags(s.y));
    }
    w.lanes.mask = mask;
    w.lanes.partial = false;
    w.flat_slowly(mask, Flags(s.y))
});

/// Scratch: private to the lane. `x` is a scalar offset.
pub(in crate::exec) const SCRATCH: Handlers = plain!(|w, s| {
    let flags = Flags(s.y);
    let base = w.scalar(s.x).wrapping_add(s.imm);
    let offsets = *w.row(s.a);
    let mask = w.exec();
    w.lanes.mask = mask;
    w.lanes.partial = false;
    w.lanes.dense = false;
    for i in (0..32).filter(|i| mask >> i & 1 != 0) {
        let offset = base.wrapping_add(if flags.has(12) { offsets.0[i as usize] } else { 0 });
        match w.private_host(i, offset.into(), flags.size()) {
            Some(host) => w.lanes.at[i as usize] = host,
            None => {
                let (size, write, scratch) = (flags.size(), flags.write(), w.shared.private_bytes);
                return w.fault(FaultKind::ScratchOutOfBounds { offset: offset.into(), scratch, size, write }, Some(i));
            }
        }
    }
    Flow::Next
});

/// LDS: row `a` plus `imm`. Out of range reads zero and drops stores; in strict mode it faults.
pub(in crate::exec) const LDS: Handlers = simd!(|w, s| {
    let flags = Flags(s.y);
    let offsets = *w.row(s.a);
    let (mask, base, size) = (w.exec(), w.lds as u64, flags.size());
    let limit = w.lds_bytes;
    let (mut inside, mut odd) = ([0u32; 32], 0);
    let first = base + u64::from(offsets.0[0].wrapping_add(s.imm));
    let mut ragged = 0;
    for i in 0..32 {
        let offset = offsets.0[i].wrapping_add(s.imm);
        let fits = (offset < limit) & (size <= limit.wrapping_sub(offset));
        inside[i] = u32::from(fits) << i;
        odd |= if mask >> i & 1 != 0 { offset } else { 0 };
        let address = base + u64::from(offset);
        w.lanes.at[i] = address;
        ragged |= address ^ (first + i as u64 * u64::from(size));
    }
    let inside = inside.iter().fold(0, |all, bit| all | bit);
    w.lanes.mask = mask & inside;
    w.lanes.partial = false;
    w.lanes.dense = (w.lanes.mask == u32::MAX) & (ragged == 0) & (first & 3 == 0);
    // All hardware requires an atomic to be aligned to its size.
    let misaligned = flags.has(30) && odd & (size - 1) != 0;
    if misaligned || (w.shared.strict && mask & !inside != 0) {
        return w.lds_fault(s, mask, inside);
    }
    Flow::Next
});

/// LDS at M0 plus `imm` plus four bytes per lane (addtid).
pub(in crate::exec) const LDS_LANES: Handlers = plain!(|w, s| {
    let flags = Flags(s.y);
    let base = (w.scalar(crate::exec::layout::M0) & 0xffff).wrapping_add(s.imm);
    let exec = w.exec();
    w.lanes.mask = 0;
    w.lanes.dense = false;
    w.lanes.partial = false;
    for i in (0..32).filter(|i| exec >> i & 1 != 0) {
        let offset = base.wrapping_add(4 * (i + 32 * w.half));
        if let Some(host) = w.lds_host(offset, flags.size()) {
            w.lanes.at[i as usize] = host;
            w.lanes.mask |= 1 << i;
        }
    }
    Flow::Next
});

impl Wave<'_> {
    #[cold]
    fn lds_fault(&mut self, s: &Step, mask: u32, inside: u32) -> Flow {
        let (size, write, lds) = (Flags(s.y).size(), Flags(s.y).write(), self.lds_bytes);
        let alignment = Flags(s.y).alignment();
        for i in (0..32).filter(|i| mask >> i & 1 != 0) {
            let offset = self.row(s.a).0[i as usize].wrapping_add(s.imm);
            if inside >> i & 1 == 0 && self.shared.strict && (write || !self.shared.foreign) {
                return self.fault(FaultKind::LdsOutOfBounds { offset, lds, size, write, element: None }, Some(i));
            }
            if !offset.is_multiple_of(alignment) {
                return self.fault(
                    FaultKind::Misaligned {
                        address: offset.into(),
                        size,
                        alignment,
                        verb: Verb::of(write, Flags(s.y).has(30)),
                    },
                    Some(i),
                );
            }
        }
        Flow::Next
    }

    /// A buffer access by the general rules: strides, indices, swizzles. Lanes may be partly in range, unless `whole`
    /// is set: then a lane is accessed completely or not at all.
    #[cold]
    #[inline(never)]
    pub(super) fn buffer_slowly(&mut self, s: &Step, flags: Flags, whole: bool) -> Flow {
        let word = [0, 1, 2, 3].map(|i| self.scalar(s.x + i));
        let base = u64::from(word[0]) | u64::from(word[1] & 0xffff) << 32;
        let (stride, swizzle, records) = (word[1] >> 16 & 0x3fff, word[1] >> 30, word[2]);
        let (index_stride, add_tid, select) = (8 << (word[3] >> 21 & 3), word[3] >> 23 & 1 != 0, word[3] >> 28 & 3);
        let (size, write, exec) = (flags.size(), flags.write(), self.exec());
        let soffset = self.scalar(s.y & 511);
        let (first, second) = (*self.row(s.a), *self.row(if flags.has(10) && flags.has(11) { s.a + 128 } else { s.a }));
        let raw = is_raw(word[1], word[3]) && !flags.has(11);
        let mut mask = 0;
        self.lanes.partial = false;
        for i in 0..32usize {
            if exec >> i & 1 == 0 {
                continue;
            }
            let mut index = if flags.has(11) { first.0[i] } else { 0 };
            if add_tid {
                index = index.wrapping_add(i as u32 + 32 * self.half);
            }
            let offset = s.imm.wrapping_add(if flags.has(10) { second.0[i] } else { 0 });
            let end = u64::from(offset) + u64::from(size);
            // Bytes of the access that are in range: raw buffers are checked by dword, structured buffers as a whole.
            let valid = match select {
                3 if stride == 0 || swizzle == 0 => {
                    u64::from(records).saturating_sub(offset.into()).min(size.into()) as u32
                }
                0 if stride != 0 && (index >= records || end > stride.into()) => 0,
                0 if stride == 0 => u64::from(records).saturating_sub(offset.into()).min(size.into()) as u32,
                1 | 3 if index >= records => 0,
                3 if end > stride.into() => 0,
                2 if records == 0 => 0,
                _ => size,
            };
            let valid = match valid >= size {
                true => size,
                false if whole => 0,
                false => valid & !3,
            };
            let masked = raw && flags.has(10) && second.0[i] == MASKED_OFFSET && records == MASKED_RECORDS;
            // A descriptor with the most records masks nothing: compilers write it where they know no bound.
            let may_mask = self.shared.foreign && records != MASKED_RECORDS;
            if valid < size && self.shared.strict && !may_mask && !masked {
                let (mut offset, mut records) = (u64::from(offset), u64::from(records));
                if select == 1 && stride != 0 {
                    // In bytes, and with the elements that follow the start of the last run of them.
                    offset += u64::from(index) * u64::from(stride);
                    records = (records + end.div_ceil(stride.into()) - 1) * u64::from(stride);
                }
                let kind = FaultKind::BufferOutOfBounds { offset, records, base, size, write, element: None };
                return self.fault(kind, Some(i as u32));
            }
            let within = if swizzle != 0 {
                let element = if swizzle == 3 { 16 } else { 4 };
                u64::from(index / index_stride) * u64::from(stride) * u64::from(index_stride)
                    + u64::from(offset / element) * u64::from(element * index_stride)
                    + u64::from(index % index_stride) * u64::from(element)
                    + u64::from(offset % element)
            } else {
                u64::from(index) * u64::from(stride) + u64::from(offset)
            };
            self.lanes.at[i] = base.wrapping_add(soffset.into()).wrapping_add(within);
            self.lanes.valid[i] = valid;
            if valid == size {
                mask |= 1 << i;
            } else if valid != 0 {
                self.lanes.partial = true;
            }
        }
        let partial = self.lanes.partial;
        if self.check(mask, flags) == Flow::Stop {
            return Flow::Stop;
        }
        if partial {
            for i in (0..32).filter(|i| exec >> i & 1 != 0 && mask >> i & 1 == 0) {
                let (address, valid) = (self.lanes.at[i as usize], self.lanes.valid[i as usize]);
                if valid != 0
                    && let Err(kind) = self.place(address, valid, write)
                {
                    return self.fault(kind, Some(i));
                }
            }
        }
        self.lanes.partial = partial;
        Flow::Next
    }
}

/// The vector offset with which Triton masks a lane of a buffer access. Its descriptor has this size in bytes, so the
/// hardware loads zero and drops the store (`third_party/amd/lib/TritonAMDGPUToLLVM/BufferOpsEmitter.cpp`). Strict mode
/// permits exactly this case.
const MASKED_OFFSET: u32 = 0x8000_0000;
const MASKED_RECORDS: u32 = 0x7fff_fffe;

/// Whether the second and fourth word of a descriptor make it raw: no stride, no swizzle, no lane number added.
#[inline(always)]
pub(super) fn is_raw(second: u32, fourth: u32) -> bool {
    second >> 16 == 0 && fourth >> 28 & 3 == 3 && fourth >> 23 & 1 == 0
}

/// Whether the second and fourth word of a descriptor let it compare indices with its number of records, and nothing
/// else: a stride, no swizzle, no lane number added.
#[inline(always)]
pub(super) fn is_indexed(second: u32, fourth: u32) -> bool {
    second >> 16 & 0x3fff != 0 && second >> 30 == 0 && fourth >> 28 & 3 == 1 && fourth >> 23 & 1 == 0
}

/// The stride of a descriptor with this second word.
#[inline(always)]
pub(super) fn stride(second: u32) -> u32 {
    second >> 16 & 0x3fff
}

/// Buffers. Raw descriptors with or without a vector offset, and those that compare an index, take a fast path; all
/// others use the general rules.
pub(in crate::exec) const BUFFER: Handlers = simd!(|w, s| {
    let flags = Flags(s.y);
    let (high, records, mode) = (w.scalar(s.x + 1), w.scalar(s.x + 2), w.scalar(s.x + 3));
    if flags.has(11) && !flags.has(10) && is_indexed(high, mode) {
        let base = (u64::from(w.scalar(s.x)) | u64::from(high & 0xffff) << 32).wrapping_add(w.scalar(s.y & 511).into());
        let (base, stride) = (base.wrapping_add(s.imm.into()), u64::from(stride(high)));
        let (indices, exec) = (*w.row(s.a), w.exec());
        let mut outside = [0u32; 32];
        for i in 0..32 {
            outside[i] = u32::from(indices.0[i] >= records) << i;
            w.lanes.at[i] = base.wrapping_add(u64::from(indices.0[i]) * stride);
        }
        let outside = outside.iter().fold(0, |all, bit| all | bit);
        if exec & outside != 0 && w.shared.strict {
            return w.buffer_slowly(s, flags, false);
        }
        return w.check(exec & !outside, flags);
    }
    if !is_raw(high, mode) || flags.has(11) {
        return w.buffer_slowly(s, flags, false);
    }
    let base = (u64::from(w.scalar(s.x)) | u64::from(high & 0xffff) << 32).wrapping_add(w.scalar(s.y & 511).into());
    let offsets = if flags.has(10) { *w.row(s.a) } else { crate::exec::layout::Row::ZERO };
    let (size, exec) = (flags.size(), w.exec());
    let last = records.wrapping_sub(size);
    let mut outside = [0u32; 32];
    for i in 0..32 {
        let offset = offsets.0[i].wrapping_add(s.imm);
        outside[i] = u32::from(offset > last) << i;
        w.lanes.at[i] = base.wrapping_add(offset.into());
    }
    let mut outside = outside.iter().fold(0, |all, bit| all | bit);
    if records < size {
        outside = u32::MAX;
    }
    if exec & outside != 0 && (size > 4 || w.shared.strict) {
        return w.buffer_slowly(s, flags, false);
    }
    w.check(exec & !outside, flags)
});
