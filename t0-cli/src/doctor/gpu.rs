//! The GPUs of the driver's topology.

use std::collections::BTreeMap;
use std::path::Path;

use t0_isa::target::Target;

use super::{Finding, State};

/// `heap_type` of memory that the host cannot map: HSA_MEM_HEAP_TYPE_FB_PRIVATE.
const PRIVATE: u64 = 2;
/// Bytes of memory, and those that the host can map.
const VRAM_TOTAL: &str = "mem_info_vram_total";
const VRAM_VISIBLE: &str = "mem_info_vis_vram_total";

/// A node of the topology that is a GPU.
pub(super) struct Gpu {
    pub(super) node: u32,
    name: String,
    version: u32,
    simds: u32,
    simds_per_cu: u32,
    vram: u64,
    pub(super) render_minor: Option<u32>,
    /// Bytes of memory that the host cannot map, as far as the topology says.
    hidden: u64,
}

impl Gpu {
    /// Reads a node; `None` if it is a processor (its gpu_id is 0) or unreadable.
    pub(super) fn read(folder: &Path, node: u32) -> Option<Gpu> {
        let text = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_default();
        if text("gpu_id").trim().parse::<u32>().ok()? == 0 {
            return None;
        }
        let listed = text("properties");
        let properties = properties(&listed);
        let number = |key: &str| properties.get(key).copied().unwrap_or(0);
        let (mut vram, mut hidden) = (0u64, 0u64);
        for bank in std::fs::read_dir(folder.join("mem_banks")).into_iter().flatten().flatten() {
            let text = std::fs::read_to_string(bank.path().join("properties")).unwrap_or_default();
            let bank = self::properties(&text);
            let bytes = bank.get("size_in_bytes").copied().unwrap_or(0);
            vram = vram.saturating_add(bytes);
            if bank.get("heap_type") == Some(&PRIVATE) {
                hidden = hidden.saturating_add(bytes);
            }
        }
        Some(Gpu {
            node,
            name: text("name").trim().to_owned(),
            version: number("gfx_target_version") as u32,
            simds: number("simd_count") as u32,
            simds_per_cu: number("simd_per_cu") as u32,
            vram,
            hidden,
            render_minor: properties.get("drm_render_minor").map(|minor| *minor as u32).filter(|minor| *minor > 0),
        })
    }

    pub(super) fn finding(&self) -> Finding {
        let name = if self.name.is_empty() { String::new() } else { format!("{}, ", self.name) };
        let cus = self.simds.checked_div(self.simds_per_cu).unwrap_or(0);
        let memory = self.vram >> 20;
        let (state, target) = match Target::by_kfd_version(self.version) {
            Some(target) => (State::Good, target.name.to_owned()),
            None => (State::Absent, format!("gfx_target_version {}, which T0 does not support", self.version)),
        };
        let says = format!("{name}{target}, {cus} CUs, {memory} MiB");
        Finding::new(&format!("GPU at node {}", self.node), state, says)
    }

    /// The directory of its render node's device.
    fn drm(&self) -> Option<String> {
        self.render_minor.map(|minor| format!("sys/class/drm/renderD{minor}/device"))
    }

    /// Files of amdgpu about the GPU.
    pub(super) fn drm_files(&self) -> Vec<String> {
        let names = [VRAM_TOTAL, VRAM_VISIBLE, "current_link_speed", "current_link_width", "vbios_version"];
        self.drm().into_iter().flat_map(|drm| names.map(|name| format!("{drm}/{name}"))).collect()
    }

    /// How much of the memory the host can map.
    pub(super) fn bar(&self, root: &Path) -> Finding {
        let number = |name: &str| {
            let text = std::fs::read_to_string(root.join(self.drm()?).join(name)).ok()?;
            text.trim().parse::<u64>().ok()
        };
        let (total, visible) = match (number(VRAM_TOTAL), number(VRAM_VISIBLE)) {
            (Some(total), Some(visible)) => (total, visible),
            _ => (self.vram, self.vram - self.hidden),
        };
        let what = format!("BAR of node {}", self.node);
        if visible >= total {
            return Finding::new(&what, State::Good, "the host can map all memory (resizable BAR)".to_owned());
        }
        let says = format!(
            "the host can map {} of {} MiB, so buffers are placed in host memory, which is slow: enable \
             `Above 4G decoding` and `Resizable BAR` in the firmware setup",
            visible >> 20,
            total >> 20
        );
        Finding::new(&what, State::Absent, says)
    }
}

/// `key value` lines.
fn properties(text: &str) -> BTreeMap<&str, u64> {
    text.lines()
        .filter_map(|line| line.split_once(' '))
        .filter_map(|(k, v)| Some((k, v.trim().parse().ok()?)))
        .collect()
}
