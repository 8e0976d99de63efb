//! Code objects on the device: uploaded once, found again by the image's address.

use std::sync::Arc;

use t0_isa::object::Object;
use t0_kernel::Image;

use crate::error::Error;
use crate::fault::Fault;
use crate::kfd::client::Client;
use crate::kfd::memory::{Kind, Memory};
use crate::sys::RawFault;

/// One kernel, loaded and ready for packets.
#[derive(Debug)]
pub(crate) struct Kernel {
    image: &'static Image,
    /// Keeps the machine code in place.
    code: Memory,
    /// Address of the first instruction in the object.
    entry: u64,
    /// Device address of the kernel descriptor.
    pub(crate) descriptor: u64,
    pub(crate) group_bytes: u32,
    pub(crate) private_bytes: u32,
    pub(crate) workgroup: [u16; 3],
}

impl Kernel {
    /// Loads the code object of `image`.
    pub(crate) fn load(client: &Arc<Client>, image: &'static Image) -> Result<Kernel, Error> {
        let kernel = image.name;
        let wrong = |why: String| Error::CodeObject { kernel, why };
        let object = Object::parse(image.object).map_err(|error| wrong(error.to_string()))?;
        let (wants, has) = (object.machine().to_string(), client.node.target());
        if wants != has && !(wants == "gfx11-generic" && client.node.supported()) {
            return Err(Error::Target { kernel, wants, has });
        }
        let Some(entry) = object.kernel(kernel) else {
            let names: Vec<_> = object.kernels().iter().map(|entry| entry.name().to_owned()).collect();
            return Err(wrong(format!("it holds no kernel of that name, only {names:?}")));
        };
        let unlaunchable = |why: String| Error::Unlaunchable { kernel, why };
        let metadata = &entry.metadata;
        if metadata.kernarg_segment_size != image.kernarg_size {
            return Err(wrong(format!(
                "its metadata declares {} bytes of arguments, its image {}",
                metadata.kernarg_segment_size, image.kernarg_size
            )));
        }
        let items = image.block.iter().fold(1u64, |n, &side| n.saturating_mul(side.into()));
        if items == 0 || items > u64::from(metadata.max_flat_workgroup_size) {
            return Err(unlaunchable(format!(
                "its workgroup of {:?} has {items} work-items, and it was compiled for 1 to {}",
                image.block, metadata.max_flat_workgroup_size
            )));
        }
        let group_bytes = entry.descriptor.group_segment_fixed_size;
        if group_bytes > client.node.lds_bytes {
            return Err(unlaunchable(format!(
                "a workgroup wants {group_bytes} bytes of LDS, and the device has {}",
                client.node.lds_bytes
            )));
        }
        let code = Memory::new(client, object.image_size().max(1), Kind::Code)?;
        let bytes = object.image(code.address()).map_err(|error| wrong(error.to_string()))?;
        code.window().write(0, &bytes);
        // Through a BAR writes are posted: reading one back makes sure that all have arrived.
        let mut last = [0; 4];
        code.window().read((bytes.len() as u64).saturating_sub(4), &mut last);
        Ok(Kernel {
            image,
            entry: entry.code_address,
            descriptor: code.address() + entry.descriptor_address,
            code,
            group_bytes,
            private_bytes: entry.descriptor.private_segment_fixed_size,
            // At most 1024 each, by the check above.
            workgroup: image.block.map(|side| side as u16),
        })
    }

    pub(crate) fn name(&self) -> &'static str {
        self.image.name
    }

    /// Turns what the device told into what the user can act on.
    pub(crate) fn explain(&self, raw: RawFault, client: &Client) -> Fault {
        let address = raw.pc.map(|pc| pc.wrapping_sub(self.code.address()));
        let line = address.and_then(|address| Object::parse(self.image.object).ok()?.line_for(address));
        let (file, line) = match line {
            Some(place) if place.line > 0 => (place.file.to_string(), place.line),
            _ => (self.image.file.to_owned(), self.image.line),
        };
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
            nearest: raw.address.and_then(|address| client.nearest_buffer(address)),
        }
    }
}
