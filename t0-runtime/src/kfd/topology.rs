//! The driver's topology files: the GPUs and their sizes.

use super::client::retry;
use crate::error::Error;
use crate::sys::{Errno, Sys};

const ROOT: &str = "/sys/devices/virtual/kfd/kfd/topology/nodes";

/// One GPU of the topology.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Node {
    /// The driver's id of the GPU.
    pub(crate) gpu_id: u32,
    /// The marketing or chip name.
    pub(crate) name: String,
    /// Minor number of the render node.
    pub(crate) render_minor: u32,
    /// Compute units.
    pub(crate) cus: u32,
    /// Shader engines.
    pub(crate) engines: u32,
    /// Maximum number of waves on a SIMD.
    pub(crate) waves_per_simd: u32,
    /// SIMDs of a compute unit.
    pub(crate) simds_per_cu: u32,
    /// Bytes of device memory; 0 if the driver does not report it.
    pub(crate) memory_bytes: u64,
    /// LDS per workgroup, in bytes.
    pub(crate) lds_bytes: u32,
    /// major * 10000 + minor * 100 + stepping.
    pub(crate) gfx_version: u32,
    /// Size of a queue's save area according to the driver; 0 if the driver does not report it.
    pub(crate) save_bytes: u32,
    /// Control part of the save area; 0 if the driver does not report it.
    pub(crate) control_bytes: u32,
}

impl Node {
    /// The target's name: `gfx1100`.
    pub(crate) fn target(&self) -> String {
        let v = self.gfx_version;
        format!("gfx{}{:x}{:x}", v / 10_000, v / 100 % 100, v % 100)
    }

    /// Whether T0 compiles for the GPU's generation.
    pub(crate) fn supported(&self) -> bool {
        self.gfx_version / 10_000 == 11
    }

    /// The sizes of a queue's save area (from the driver's `kfd_queue.c`): control, control and data, all with the
    /// debugger's part.
    pub(crate) fn save_area(&self) -> SaveArea {
        let page = |bytes: u64| bytes.next_multiple_of(4096);
        let waves = u64::from(self.cus) * 32;
        let vgpr_bytes: u64 = if matches!(self.gfx_version, 110_000 | 110_001 | 110_501) { 0x60000 } else { 0x40000 };
        let (mut control, mut save) = (u64::from(self.control_bytes), u64::from(self.save_bytes));
        if control == 0 || save == 0 {
            control = page(40 + waves * 12 + 8);
            save = control + page(u64::from(self.cus) * (vgpr_bytes + 0x4000 + 0x10000 + 0x1000));
        }
        SaveArea { control, save, total: page(save + (waves * 32).next_multiple_of(64)) }
    }
}

/// Sizes in bytes of the area that receives a queue's waves when it is preempted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SaveArea {
    /// The control stack.
    pub(crate) control: u64,
    /// Control stack and wave data.
    pub(crate) save: u64,
    /// Everything that must be allocated.
    pub(crate) total: u64,
}

/// All GPUs, in the order of the driver's nodes.
pub(crate) fn gpus(sys: &dyn Sys) -> Result<Vec<Node>, Error> {
    let mut nodes = Vec::new();
    for index in 0..256 {
        let read = |file: &str| {
            let path = format!("{ROOT}/{index}/{file}");
            retry(|| sys.read_file(&path)).map_err(|errno| (path, errno))
        };
        let gpu_id = match read("gpu_id") {
            Ok(text) => text.trim().parse().unwrap_or(0),
            Err((_, Errno::NOENT)) => break,
            // A GPU that a container may not use: reading its gpu_id fails.
            Err((_, Errno::PERM | Errno::ACCES)) => 0,
            Err((path, errno)) => return Err(Error::Topology { path, why: errno.to_string() }),
        };
        if gpu_id == 0 {
            continue;
        }
        let text = read("properties").map_err(|(path, errno)| Error::Topology { path, why: errno.to_string() })?;
        let field = |name: &str| {
            let mut lines = text.lines().filter_map(|line| line.split_once(' '));
            lines.find(|(key, _)| *key == name).and_then(|(_, value)| value.trim().parse::<u64>().ok())
        };
        let must = |name: &str| {
            let path = || format!("{ROOT}/{index}/properties");
            let value = field(name)
                .ok_or_else(|| Error::Topology { path: path(), why: format!("it has no number `{name}`") })?;
            u32::try_from(value).map_err(|_| Error::Topology { path: path(), why: format!("`{name}` is {value}") })
        };
        let small = |name: &str| field(name).and_then(|value| u32::try_from(value).ok()).unwrap_or(0);
        let simds_per_cu = must("simd_per_cu")?.max(1);
        let bank = read("mem_banks/0/properties").unwrap_or_default();
        let memory_bytes = bank.lines().find_map(|line| line.strip_prefix("size_in_bytes "));
        nodes.push(Node {
            gpu_id,
            name: read("name").map(|text| text.trim().to_owned()).unwrap_or_default(),
            render_minor: must("drm_render_minor")?,
            cus: must("simd_count")? / simds_per_cu,
            engines: small("array_count").max(1) / small("simd_arrays_per_engine").max(1),
            waves_per_simd: must("max_waves_per_simd")?,
            simds_per_cu,
            memory_bytes: memory_bytes.and_then(|bytes| bytes.trim().parse().ok()).unwrap_or(0),
            lds_bytes: small("lds_size_in_kb").max(64) * 1024,
            gfx_version: must("gfx_target_version")?,
            save_bytes: small("cwsr_size"),
            control_bytes: small("ctl_stack_size"),
        });
    }
    Ok(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(cus: u32, gfx_version: u32) -> Node {
        Node {
            gpu_id: 1,
            name: String::new(),
            render_minor: 128,
            cus,
            engines: 6,
            waves_per_simd: 16,
            simds_per_cu: 2,
            memory_bytes: 24 << 30,
            lds_bytes: 65_536,
            gfx_version,
            save_bytes: 0,
            control_bytes: 0,
        }
    }

    #[test]
    fn save_area_of_the_7900_xtx() {
        let node = node(96, 110_000);
        assert_eq!(node.save_area(), SaveArea { control: 40_960, save: 46_047_232, total: 46_145_536 });
        assert_eq!(node.target(), "gfx1100");
    }

    /// 32 compute units with 256 KiB of vector registers each; then sizes that a driver reports itself.
    #[test]
    fn save_areas_follow_the_topology() {
        let small = node(32, 110_002);
        assert_eq!(small.save_area(), SaveArea { control: 16_384, save: 11_157_504, total: 11_190_272 });
        let reported = Node { save_bytes: 1 << 20, control_bytes: 8192, ..small };
        assert_eq!(reported.save_area(), SaveArea { control: 8192, save: 1 << 20, total: (1 << 20) + 32_768 });
    }
}
