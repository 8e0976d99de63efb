//! The steps of loads and stores, and of queries.
//!
//! `x` is the scalar index of the descriptor, `imm` the [`Request`], `second` the registers of the address; `d` is the
//! first row of the result, `b` that of the data.
use super::descriptor::{Image, Kind, Select};
use super::request::Request;
use crate::exec::fault::{FaultKind, ImageProblem};
use crate::exec::layout::ROW;
use crate::exec::memory::address::Flags;
use crate::exec::step::{Handlers, plain};
use crate::exec::wave::Wave;
use crate::mem::access;

/// Reads a texel of up to 16 bytes, by words where it has whole ones.
///
/// # Safety
/// The bytes at `address` are valid for reads.
pub(super) unsafe fn load_element(address: u64, bytes: u32) -> u128 {
    let mut element = 0;
    let mut at = 0;
    while at < bytes {
        let from = address + u64::from(at);
        // SAFETY: the caller's promise covers the bytes up to `bytes`, and each arm reads no more of them.
        let (value, size) = unsafe {
            match bytes - at {
                4.. => (access::load32(from), 4),
                2.. => (access::load16(from).into(), 2),
                _ => (access::load8(from).into(), 1),
            }
        };
        element |= u128::from(value) << (8 * at);
        at += size;
    }
    element
}

/// Writes a texel of up to 16 bytes, by words where it has whole ones.
///
/// # Safety
/// The bytes at `address` are valid for writes.
unsafe fn store_element(address: u64, bytes: u32, element: u128) {
    let mut at = 0;
    while at < bytes {
        let (to, value) = (address + u64::from(at), (element >> (8 * at)) as u32);
        // SAFETY: the caller's promise covers the bytes up to `bytes`, and each arm writes no more of them.
        at += unsafe {
            match bytes - at {
                4.. => {
                    access::store32(to, value);
                    4
                }
                2.. => {
                    access::store16(to, value as u16);
                    2
                }
                _ => {
                    access::store8(to, value as u8);
                    1
                }
            }
        };
    }
}

impl Wave<'_> {
    /// The image descriptor in the scalar registers from `x` on.
    pub(super) fn image(&self, x: u32) -> Result<Image, ImageProblem> {
        Image::new(std::array::from_fn(|i| self.scalar(x + i as u32)))
    }
}

/// The address of a texel in memory, if the coordinates are in range.
fn locate(image: &Image, at: [u32; 3], level: u32) -> Option<u64> {
    let level = image.level(level)?;
    let [width, height, depth] = image.extent(level);
    let [x, y, z] = at;
    let y = if image.kind.is_line() { 0 } else { y };
    let z = match image.kind {
        Kind::Volume => Some(z).filter(|&z| z < depth),
        _ if image.layered() => image.layers.0.checked_add(z).filter(|_| z < image.layer_count()),
        _ => Some(0),
    };
    (image.format.is_some() && x < width && y < height).then_some(())?;
    Some(image.address([x, y, z?], level))
}

/// The address step: lanes with coordinates outside the image do not access memory.
pub(in crate::exec) const ADDRESS: Handlers = plain!(|w, s| {
    (w.lanes.mask, w.lanes.partial, w.lanes.dense, w.lanes.element) = (0, false, false, 0);
    if w.exec() == 0 {
        return Flow::Next;
    }
    let image = match w.image(s.x) {
        Ok(image) => image,
        Err(problem) => return w.fault(FaultKind::Image(problem), None),
    };
    let (exec, mut mask) = (w.exec(), 0);
    for i in (0..32usize).filter(|i| exec >> i & 1 != 0) {
        let address = w.texel_address(s, i);
        if let Some(at) = locate(&image, address.at, address.level) {
            w.lanes.at[i] = at;
            mask |= 1 << i;
        }
    }
    w.lanes.element = image.bytes();
    let flow = w.check(mask, Flags::new(image.bytes(), Request(s.imm).has(Request::WRITE)));
    // The data are moved lane by lane.
    w.lanes.dense = false;
    flow
});

/// Loads texels. Lanes outside the image get a texel of zeros.
pub(in crate::exec) const LOAD: Handlers = plain!(|w, s| {
    // Only a wave without active lanes gets here with a descriptor that is not one of an image.
    let Ok(image) = w.image(s.x) else { return Flow::Next };
    let request = Request(s.imm);
    let (exec, bytes) = (w.exec(), w.lanes.element);
    for i in (0..32usize).filter(|i| exec >> i & 1 != 0) {
        let mut element = 0;
        if w.lanes.mask >> i & 1 != 0 {
            // SAFETY: the address step has checked all bytes of the element for the lanes of the mask.
            element = unsafe { load_element(w.lanes.at[i], bytes) };
        }
        let values = image.selected(image.decode(element, false));
        w.put_texel(s.d, request, i, values, image.integer());
    }
    Flow::Next
});

impl Wave<'_> {
    /// Writes the components of dmask to the registers of a lane.
    pub(super) fn put_texel(&mut self, d: u32, request: Request, lane: usize, values: [u32; 4], integer: bool) {
        let components = (0..4usize).filter(|k| request.dmask() >> k & 1 != 0);
        for (j, k) in components.enumerate() {
            self.put_component(d, request, lane, j as u32, values[k], integer);
        }
    }

    /// Writes the data of the `j`th component.
    pub(super) fn put_component(&mut self, d: u32, request: Request, lane: usize, j: u32, bits: u32, integer: bool) {
        let (register, shift) = request.place(j);
        let word = &mut self.row_mut(d + register * ROW).0[lane];
        *word = match (request.has(Request::D16), integer) {
            (false, _) => bits,
            (true, true) => *word & !(0xffff << shift) | (bits & 0xffff) << shift,
            (true, false) => *word & !(0xffff << shift) | crate::exec::halves::f32_to_f16(bits) << shift,
        };
    }
}

/// Stores texels. A component without data is a copy of the first one that has some; one that the descriptor does not
/// select is zero.
pub(in crate::exec) const STORE: Handlers = plain!(|w, s| {
    let Ok(image) = w.image(s.x) else { return Flow::Next };
    let Some((format, _)) = image.format else { return Flow::Next };
    let (request, d16) = (Request(s.imm), Request(s.imm).has(Request::D16));
    for i in (0..32usize).filter(|i| w.lanes.mask >> i & 1 != 0) {
        let data = |k: usize| {
            let present = request.dmask() >> k & 1 != 0;
            let j = if present { (request.dmask() & ((1 << k) - 1)).count_ones() } else { 0 };
            let (register, shift) = request.place(j);
            w.row(s.b + register * ROW).0[i] >> shift
        };
        let of = |k: usize| image.select.iter().position(|select| *select == Select::Component(k)).map(data);
        let element = format.store(d16, of);
        // SAFETY: the address step has checked all bytes of the element for the lanes of the mask.
        unsafe { store_element(w.lanes.at[i], image.bytes(), element) };
    }
    Flow::Next
});

/// The size of a level: width, height, depth or layers, and the number of levels (RDNA3 ISA, "image_get_resinfo").
pub(in crate::exec) const SIZE: Handlers = plain!(|w, s| {
    if w.exec() == 0 {
        return Flow::Next;
    }
    let image = match w.image(s.x) {
        Ok(image) => image,
        Err(problem) => return w.fault(FaultKind::Image(problem), None),
    };
    let (exec, levels) = (w.exec(), image.levels.1.saturating_sub(image.levels.0) + 1);
    for i in (0..32usize).filter(|i| exec >> i & 1 != 0) {
        let values = match image.level(w.size_level(s, i)) {
            None => [0, 0, 0, levels],
            Some(level) => {
                let [width, height, depth] = image.extent(level);
                let third = if image.layered() { image.layer_count() } else { depth };
                match image.kind {
                    Kind::Line => [width, 0, 0, levels],
                    Kind::Lines => [width, third, 0, levels],
                    Kind::Plane => [width, height, 0, levels],
                    _ => [width, height, third, levels],
                }
            }
        };
        w.put_texel(s.d, Request(s.imm), i, values, true);
    }
    Flow::Next
});
