//! Code objects on the device: uploaded once, looked up by the image's address.

use std::sync::Arc;

use t0_abi::{Mismatch, lds};
use t0_isa::object::Object;
use t0_kernel::Image;

use crate::bus;
use crate::error::Error;
use crate::fault::{Fault, Related};
use crate::kfd::client::Client;
use crate::kfd::memory::{Kind, Memory};
use crate::sys::RawFault;

/// The image's object for the device's own target, otherwise one for its family.
fn fitting(image: &'static Image, client: &Client) -> Result<(&'static [u8], Object), Error> {
    let has = client.node.target();
    let (mut generic, mut wants) = (None, Vec::new());
    for bytes in std::iter::once(image.object).chain(image.others.iter().copied()) {
        let object =
            Object::parse(bytes).map_err(|error| Error::CodeObject { kernel: image.name, why: error.to_string() })?;
        let name = object.machine().to_string();
        if name == has {
            return Ok((bytes, object));
        }
        if name == "gfx11-generic" && client.node.supported() {
            generic = Some((bytes, object));
        }
        wants.push(name);
    }
    generic.ok_or_else(|| Error::Target { kernel: image.name, wants: wants.join(", "), has })
}

/// One kernel, loaded and ready for packets.
#[derive(Debug)]
pub(crate) struct Kernel {
    image: &'static Image,
    /// The image's object that fits the device.
    object: &'static [u8],
    /// Keeps the machine code allocated.
    code: Memory,
    /// Address of the first instruction in the object.
    entry: u64,
    /// Device address of the kernel descriptor.
    pub(crate) descriptor: u64,
    group_bytes: u32,
    /// Maximum LDS of a workgroup on the device, in bytes.
    group_limit: u32,
    pub(crate) private_bytes: u32,
    /// An instruction that needs its buffer in device memory, if there is one.
    bound_to_card: Option<&'static str>,
    pub(crate) workgroup: [u16; 3],
}

impl Kernel {
    /// Loads the code object of `image`.
    pub(crate) fn load(client: &Arc<Client>, image: &'static Image) -> Result<Kernel, Error> {
        let kernel = image.name;
        let wrong = |why: String| Error::CodeObject { kernel, why };
        let (bytes, object) = fitting(image, client)?;
        let Some(entry) = object.kernel(kernel) else {
            let names: Vec<_> = object.kernels().iter().map(|entry| entry.name().to_owned()).collect();
            return Err(wrong(format!("it contains no kernel of that name, only {names:?}")));
        };
        let unlaunchable = |why: String| Error::Unlaunchable { kernel, why };
        let metadata = &entry.metadata;
        if metadata.abi != Some(image.abi) {
            let why = Mismatch::Object { image: image.abi, object: metadata.abi };
            return Err(Error::Abi { kernel, why });
        }
        if metadata.kernarg_segment_size != image.kernarg_size {
            return Err(wrong(format!(
                "its metadata declares {} bytes of arguments, but its image {}",
                metadata.kernarg_segment_size, image.kernarg_size
            )));
        }
        let items = image.block.iter().fold(1u64, |n, &side| n.saturating_mul(side.into()));
        if items == 0 || items > u64::from(metadata.max_flat_workgroup_size) {
            return Err(unlaunchable(format!(
                "its workgroup of {:?} has {items} work-items, but it was compiled for 1 to {}",
                image.block, metadata.max_flat_workgroup_size
            )));
        }
        let group_bytes = entry.descriptor.group_segment_fixed_size;
        if group_bytes > client.node.lds_bytes {
            return Err(unlaunchable(format!(
                "a workgroup needs {group_bytes} bytes of LDS, but the device has {}",
                client.node.lds_bytes
            )));
        }
        let code = Memory::new(client, object.image_size().max(1), Kind::Code)?;
        let loaded = object.image(code.address()).map_err(|error| wrong(error.to_string()))?;
        // The flush before the doorbell and the packet's acquire fence make it visible to instruction fetches.
        code.write(0, &loaded);
        client.sys.loaded(&object, code.address(), object.image_size()).map_err(|why| Error::Profile { why })?;
        Ok(Kernel {
            image,
            object: bytes,
            entry: entry.code_address,
            descriptor: code.address() + entry.descriptor_address,
            code,
            group_bytes,
            group_limit: client.node.lds_bytes,
            bound_to_card: bus::unsupported(object.code(entry)),
            private_bytes: entry.descriptor.private_segment_fixed_size,
            // At most 1024 each, by the check above.
            workgroup: image.block.map(|side| side as u16),
        })
    }

    /// An error if the kernel has atomics that no bus supports, and may use them on a buffer in host memory.
    pub(crate) fn check_places(&self, writes_host_memory: impl FnOnce() -> bool) -> Result<(), Error> {
        let Some(instruction) = self.bound_to_card.filter(|_| writes_host_memory()) else { return Ok(()) };
        let why = format!(
            "it has the atomic `{instruction}`, which a bus does not support, and its buffers are in host memory because \
             the host cannot map the card's memory: enable `Above 4G decoding` and `Resizable BAR` in the firmware setup"
        );
        Err(Error::Unlaunchable { kernel: self.image.name, why })
    }

    /// The LDS of a workgroup in bytes, with `launch` bytes set by the launch.
    pub(crate) fn group_bytes_with(&self, launch: u64) -> Result<u32, Error> {
        if launch == 0 {
            return Ok(self.group_bytes);
        }
        let all = u64::from(lds::first(self.group_bytes)).saturating_add(launch);
        match u32::try_from(all) {
            Ok(bytes) if bytes <= self.group_limit => Ok(bytes),
            _ => Err(Error::Unlaunchable {
                kernel: self.image.name,
                why: format!(
                    "with the arrays of this launch a workgroup needs {all} bytes of LDS, but the device has {}",
                    self.group_limit
                ),
            }),
        }
    }

    /// Whether this address is in the kernel's code object.
    pub(crate) fn contains(&self, pc: u64) -> bool {
        (self.code.address()..self.code.address() + self.code.bytes()).contains(&pc)
    }

    pub(crate) fn name(&self) -> &'static str {
        self.image.name
    }

    /// Converts the device's report into one that the user can act on.
    pub(crate) fn explain(&self, raw: RawFault, client: &Client) -> Fault {
        let address = raw.pc.map(|pc| pc.wrapping_sub(self.code.address()));
        let object = Object::parse(self.object).ok();
        let line_of = |address: u64| {
            let place = object.as_ref()?.line_for(address)?;
            (place.line > 0).then(|| (place.file.to_string(), place.line))
        };
        let own = || (self.image.file.to_owned(), self.image.line);
        let (file, line) = address.and_then(line_of).unwrap_or_else(own);
        let offset = |pc: u64| pc.wrapping_sub(self.code.address()).wrapping_sub(self.entry);
        let related = raw.related.into_iter().map(|other| Related {
            role: other.role,
            place: line_of(other.pc.wrapping_sub(self.code.address())),
            offset: offset(other.pc),
            instruction: other.instruction,
            workgroup: other.workgroup,
            wave: other.wave,
            lane: other.lane,
        });
        Fault {
            kind: raw.kind,
            message: raw.message,
            kernel: self.image.name,
            file,
            line,
            offset: address.map(|address| address.wrapping_sub(self.entry)),
            instruction: raw.instruction,
            workgroup: raw.workgroup,
            wave: raw.wave,
            lane: raw.lane,
            address: raw.address,
            nearest: raw
                .address
                .or(raw.base)
                .and_then(|address| client.process.buffer_of(raw.base.unwrap_or(address), address)),
            related: related.collect(),
            device_lost: raw.evicts,
            disassembly: raw.disassembly.into_iter().map(|(pc, text)| (offset(pc), text)).collect(),
        }
    }
}
