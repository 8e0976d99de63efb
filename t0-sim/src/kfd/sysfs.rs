//! The cards as PCI devices: the files of their directories in sysfs, and the links by which other directories name
//! them.
//!
//! The names are those of the kernel's PCI and DRM cores, of `amdgpu_pm.c` and of its hwmon interface. The sensors read
//! as those of an idle card. **A file does not change**: the memory in use is what it is before a program has started.

use super::{Gpu, VirtualOptions, discovery};

/// The root bus of all cards, which no real device of most machines is on.
const ROOT: &str = "/sys/devices/pci0000:02";
/// The vendor's PCI id, also that of the board's maker.
const VENDOR: &str = "0x1002";
const SUBSYSTEM: &str = "0x0e3b";
/// The bus of the first card; the others follow.
const FIRST_BUS: usize = 3;
/// Bytes of a page table, which are in use on a card without programs.
const IDLE_BYTES: u64 = 16 << 20;
/// Bytes of host memory that a GPU may use.
pub(super) const GTT_BYTES: u64 = 32 << 30;
/// Bytes of device memory that the host may map on a card without resizable BAR.
const SMALL_BAR: u64 = 256 << 20;

/// The PCI address of a card.
pub(super) fn address(index: usize) -> String {
    format!("0000:{:02x}:00.0", FIRST_BUS + index)
}

/// The PCI address as the topology's `location_id` has it.
pub(super) fn location(index: usize) -> u64 {
    (FIRST_BUS + index) as u64 * 0x100
}

/// A number of the card that no other card has.
pub(super) fn unique_id(index: usize) -> u64 {
    0x7430_0000_0000_0001 + index as u64
}

/// The card's directory.
pub(super) fn directory(index: usize) -> String {
    format!("{ROOT}/0000:02:{index:02x}.0/{}", address(index))
}

/// Bytes of device memory that the host may map.
pub(super) fn visible(options: &VirtualOptions, gpu: &Gpu) -> u64 {
    if options.large_bar { gpu.card.memory_bytes } else { SMALL_BAR.min(gpu.card.memory_bytes) }
}

/// All files: paths and contents.
pub(super) fn files(options: &VirtualOptions, gpus: &[Gpu]) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = [
        ("/sys/module/amdgpu/initstate", "live\n"),
        ("/sys/class/kfd/kfd/dev", "511:0\n"),
        ("/dev/kfd", ""),
        ("/sys/class/drm/version", "drm 1.1.0 20060810\n"),
        ("/sys/bus/pci/drivers/amdgpu/uevent", ""),
        ("/usr/share/libdrm/amdgpu.ids", &products(gpus)),
    ]
    .map(|(path, text)| (path.to_owned(), text.to_owned()))
    .into();
    for (index, gpu) in gpus.iter().enumerate() {
        let directory = directory(index);
        let file = |(name, text): (&str, String)| (format!("{directory}/{name}"), format!("{text}\n"));
        files.extend(device(index, gpu).map(file));
        files.extend(memory(options, gpu).map(file));
        files.extend(clocks(gpu).map(file));
        files.extend(sensors(gpu).into_iter().map(|(name, text)| file((&format!("hwmon/hwmon{index}/{name}"), text))));
        files.extend(FIRMWARE.map(|(name, version)| file((&format!("fw_version/{name}_fw_version"), version.into()))));
        if !gpu.chip().apu {
            files.push(file(("unique_id", format!("{:x}", unique_id(index)))));
        }
        for (name, minor) in nodes(index, gpu) {
            let event = format!("MAJOR=226\nMINOR={minor}\nDEVNAME=dri/{name}\nDEVTYPE=drm_minor");
            files.push(file((&format!("drm/{name}/dev"), format!("226:{minor}"))));
            files.push(file((&format!("drm/{name}/uevent"), event)));
            files.push((format!("/dev/dri/{name}"), String::new()));
        }
        files.extend(discovery::files(index, gpu));
    }
    files
}

/// All links: paths and where they lead, relative to their directory, as the kernel has them.
pub(super) fn links(gpus: &[Gpu]) -> Vec<(String, String)> {
    let mut links = vec![link("/sys/class/kfd/kfd/topology", "/sys/devices/virtual/kfd/kfd/topology")];
    links.push(link("/sys/bus/pci/drivers/amdgpu/module", "/sys/module/amdgpu"));
    for (index, gpu) in gpus.iter().enumerate() {
        let (directory, address) = (directory(index), address(index));
        links.push(link(&format!("/sys/bus/pci/devices/{address}"), &directory));
        links.push(link(&format!("/sys/bus/pci/drivers/amdgpu/{address}"), &directory));
        links.push(link(&format!("{directory}/driver"), "/sys/bus/pci/drivers/amdgpu"));
        links.push(link(&format!("{directory}/subsystem"), "/sys/bus/pci"));
        links.push(link(&format!("{directory}/hwmon/hwmon{index}/device"), &directory));
        for (name, minor) in nodes(index, gpu) {
            let node = format!("{directory}/drm/{name}");
            links.push(link(&format!("{node}/device"), &directory));
            links.push(link(&format!("{node}/subsystem"), "/sys/class/drm"));
            links.push(link(&format!("/sys/class/drm/{name}"), &node));
            links.push(link(&format!("/sys/dev/char/226:{minor}"), &node));
            let kind = if name.starts_with("card") { "card" } else { "render" };
            links.push(link(&format!("/dev/dri/by-path/pci-{address}-{kind}"), &format!("/dev/dri/{name}")));
        }
    }
    links
}

/// The device files of a card: names and minor numbers.
fn nodes(index: usize, gpu: &Gpu) -> [(String, u32); 2] {
    [(format!("card{index}"), index as u32), (format!("renderD{}", gpu.minor), gpu.minor)]
}

/// A link from one absolute path to another.
fn link(from: &str, to: &str) -> (String, String) {
    let shared = from.split('/').zip(to.split('/')).take_while(|(from, to)| from == to).count();
    let up = from.split('/').count() - shared - 1;
    let rest: Vec<&str> = to.split('/').skip(shared).collect();
    (from.to_owned(), format!("{}{}", "../".repeat(up), rest.join("/")))
}

/// libdrm's list of products, of the machine's cards only.
fn products(gpus: &[Gpu]) -> String {
    let mut lines: Vec<String> = gpus
        .iter()
        .map(|gpu| gpu.chip())
        .map(|chip| format!("{:04X},\t{:02X},\t{}\n", chip.device, chip.revision, chip.product))
        .collect();
    lines.sort();
    lines.dedup();
    format!("# Device, revision, product\n1.0.0\n{}", lines.concat())
}

/// What the PCI core and the driver's core know.
fn device(index: usize, gpu: &Gpu) -> [(&'static str, String); 25] {
    let (chip, address) = (gpu.chip(), address(index));
    let ids = format!("{:04X}", chip.device);
    let kind = "v00001002d0000";
    let event = format!(
        "DRIVER=amdgpu\nPCI_CLASS=30000\nPCI_ID=1002:{ids}\nPCI_SUBSYS_ID=1002:0E3B\nPCI_SLOT_NAME={address}\n\
         MODALIAS=pci:{kind}{ids}sv00001002sd00000E3Bbc03sc00i00"
    );
    [
        ("vendor", VENDOR.to_owned()),
        ("device", format!("{:#06x}", chip.device)),
        ("subsystem_vendor", VENDOR.to_owned()),
        ("subsystem_device", SUBSYSTEM.to_owned()),
        ("revision", format!("{:#04x}", chip.revision)),
        ("class", "0x030000".to_owned()),
        ("uevent", event),
        ("modalias", format!("pci:{kind}{ids}sv00001002sd00000E3Bbc03sc00i00")),
        ("enable", "1".to_owned()),
        ("irq", "0".to_owned()),
        ("numa_node", "-1".to_owned()),
        ("boot_vga", u32::from(index == 0).to_string()),
        ("power/runtime_status", "active".to_owned()),
        ("power/control", "auto".to_owned()),
        ("current_link_speed", "16.0 GT/s PCIe".to_owned()),
        ("max_link_speed", "16.0 GT/s PCIe".to_owned()),
        ("current_link_width", "16".to_owned()),
        ("max_link_width", "16".to_owned()),
        ("pcie_replay_count", "0".to_owned()),
        ("vbios_version", "000-T0VIRTUAL-000".to_owned()),
        ("power_dpm_state", "performance".to_owned()),
        ("power_dpm_force_performance_level", "auto".to_owned()),
        ("gpu_busy_percent", "0".to_owned()),
        ("mem_busy_percent", "0".to_owned()),
        ("thermal_throttling_logging", format!("{address}: thermal throttling logging disabled")),
    ]
}

fn memory(options: &VirtualOptions, gpu: &Gpu) -> [(&'static str, String); 7] {
    let bytes = |bytes: u64| bytes.to_string();
    [
        ("mem_info_vram_total", bytes(gpu.card.memory_bytes)),
        ("mem_info_vram_used", bytes(IDLE_BYTES)),
        ("mem_info_vis_vram_total", bytes(visible(options, gpu))),
        ("mem_info_vis_vram_used", bytes(IDLE_BYTES)),
        ("mem_info_gtt_total", bytes(GTT_BYTES)),
        ("mem_info_gtt_used", bytes(IDLE_BYTES)),
        ("mem_info_vram_vendor", "unknown".to_owned()),
    ]
}

/// The levels of each clock, with a star at the current one.
fn clocks(gpu: &Gpu) -> [(&'static str, String); 5] {
    let chip = gpu.chip();
    let levels = |low: u32, high: u32| format!("0: {low}Mhz *\n1: {high}Mhz");
    [
        ("pp_dpm_sclk", levels(500, chip.engine_mhz)),
        ("pp_dpm_mclk", levels(96, chip.memory_mhz)),
        ("pp_dpm_fclk", levels(500, 2000)),
        ("pp_dpm_socclk", levels(400, 1200)),
        ("pp_dpm_pcie", "0: 16.0GT/s, x16 619Mhz *".to_owned()),
    ]
}

/// The hwmon interface of an idle card, in thousandths of degrees, microwatts, millivolts and hertz.
fn sensors(gpu: &Gpu) -> Vec<(&'static str, String)> {
    let mut sensors = vec![
        ("name", "amdgpu"),
        ("temp1_label", "edge"),
        ("temp1_input", "35000"),
        ("temp1_crit", "100000"),
        ("temp1_crit_hyst", "-273150"),
        ("temp1_emergency", "105000"),
        ("freq1_label", "sclk"),
        ("freq1_input", "500000000"),
        ("in0_label", "vddgfx"),
        ("in0_input", "700"),
        ("power1_label", "PPT"),
        ("power1_average", "15000000"),
    ];
    if !gpu.chip().apu {
        sensors.extend([
            ("temp2_label", "junction"),
            ("temp2_input", "38000"),
            ("temp2_crit", "110000"),
            ("temp2_crit_hyst", "-273150"),
            ("temp2_emergency", "115000"),
            ("temp3_label", "mem"),
            ("temp3_input", "40000"),
            ("temp3_crit", "108000"),
            ("temp3_crit_hyst", "-273150"),
            ("temp3_emergency", "113000"),
            ("freq2_label", "mclk"),
            ("freq2_input", "96000000"),
            ("power1_cap", "339000000"),
            ("power1_cap_default", "339000000"),
            ("power1_cap_min", "0"),
            ("power1_cap_max", "390000000"),
            ("fan1_enable", "0"),
            ("fan1_input", "0"),
            ("fan1_min", "0"),
            ("fan1_max", "3300"),
            ("fan1_target", "0"),
            ("pwm1", "0"),
            ("pwm1_enable", "2"),
            ("pwm1_min", "0"),
            ("pwm1_max", "255"),
        ]);
    }
    sensors.into_iter().map(|(name, text)| (name, text.to_owned())).collect()
}

/// The versions of the firmware that the topology reports too, and of what a card has besides.
const FIRMWARE: [(&str, &str); 4] =
    [("mec", "0x00000226"), ("sdma", "0x00000018"), ("me", "0x00000000"), ("smc", "0x00000000")];

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::kfd::{Card, VirtualKfd};

    /// A path without `.`, `..` and the links of the tree.
    fn resolve(links: &BTreeMap<String, String>, path: &str) -> String {
        let mut done = String::new();
        for part in path.split('/').filter(|part| !part.is_empty()) {
            match part {
                ".." => done.truncate(done.rfind('/').unwrap_or(0)),
                _ => done = format!("{done}/{part}"),
            }
            while let Some(to) = links.get(&done) {
                let parent = &done[..done.rfind('/').unwrap_or(0)];
                done = resolve(links, &format!("{parent}/{to}"));
            }
        }
        done
    }

    #[test]
    fn both_nodes_of_a_card_are_links_into_one_device() {
        let options = VirtualOptions::new().and_card(Card::RX_7600);
        let kfd = VirtualKfd::new(options);
        let files: BTreeMap<_, _> = kfd.files().into_iter().collect();
        let links: BTreeMap<_, _> = kfd.links().into_iter().collect();
        let read = |path: &str| files.get(&resolve(&links, path)).map(|text| text.trim_end().to_owned());
        for (card, device, slot) in [(0, "0x744c", "0000:03:00.0"), (1, "0x7480", "0000:04:00.0")] {
            let names = [
                format!("/sys/class/drm/card{card}/device"),
                format!("/sys/class/drm/renderD{}/device", 128 + card),
                format!("/sys/dev/char/226:{card}/device"),
                format!("/sys/dev/char/226:{}/device", 128 + card),
                format!("/sys/bus/pci/devices/{slot}"),
                format!("/sys/bus/pci/drivers/amdgpu/{slot}"),
                format!("/sys/class/drm/card{card}/device/hwmon/hwmon{card}/device"),
            ];
            for name in &names {
                assert_eq!(resolve(&links, name), directory(card), "{name}");
                assert_eq!(read(&format!("{name}/device")).as_deref(), Some(device), "{name}");
            }
            let node = format!("/sys/class/drm/card{card}/device/drm/renderD{}/dev", 128 + card);
            assert_eq!(read(&node), Some(format!("226:{}", 128 + card)));
            assert!(links[&format!("{}/subsystem", directory(card))].ends_with("/bus/pci"));
            assert!(files[&format!("{}/uevent", directory(card))].contains(slot));
        }
        assert_eq!(resolve(&links, "/dev/dri/by-path/pci-0000:04:00.0-render"), "/dev/dri/renderD129");
        let version = read("/sys/class/kfd/kfd/topology/generation_id");
        assert_eq!(version.as_deref(), Some("2"));
    }

    #[test]
    fn a_path_is_a_file_or_a_link_and_no_link_is_dangling() {
        let kfd = VirtualKfd::new(VirtualOptions::new().and_card(Card::RX_7600));
        let files: BTreeMap<_, _> = kfd.files().into_iter().collect();
        let links: BTreeMap<_, _> = kfd.links().into_iter().collect();
        assert_eq!((files.len(), links.len()), (kfd.files().len(), kfd.links().len()), "a path occurs once");
        for from in links.keys() {
            assert!(!files.contains_key(from), "{from}");
            let to = resolve(&links, from);
            let there = files.keys().any(|file| file == &to || file.starts_with(&format!("{to}/")));
            assert!(there || to == "/sys/bus/pci", "{from} leads to {to}");
        }
    }

    #[test]
    fn cards_have_links_to_each_other_unless_their_memory_is_hidden() {
        let links = |options: VirtualOptions| -> Vec<(String, String)> {
            let files = VirtualKfd::new(options.and_card(Card::RX_7600).and_card(Card::RX_7600)).files();
            let node = |text: &str| text.lines().find_map(|line| line.strip_prefix("node_to ")).map(str::to_owned);
            let links = files.iter().filter(|(path, _)| path.contains("/nodes/2/p2p_links/"));
            links.filter_map(|(path, text)| Some((path.clone(), node(text)?))).collect()
        };
        let nodes: Vec<_> = links(VirtualOptions::new()).into_iter().map(|(_, node)| node).collect();
        assert_eq!(nodes, ["1", "3"]);
        assert!(links(VirtualOptions::new().small_bar()).is_empty());
    }

    #[test]
    fn memory_is_that_of_the_card() {
        let (total, visible) = ("mem_info_vram_total", "mem_info_vis_vram_total");
        let read = |options: VirtualOptions, name: &str| {
            let file = format!("{}/{name}", directory(0));
            VirtualKfd::new(options).files().into_iter().find(|(path, _)| *path == file).map(|(_, text)| text)
        };
        assert_eq!(read(VirtualOptions::new(), total).as_deref(), Some("25769803776\n"));
        assert_eq!(read(VirtualOptions::new(), visible).as_deref(), Some("25769803776\n"));
        assert_eq!(read(VirtualOptions::new().small_bar(), visible).as_deref(), Some("268435456\n"));
    }
}
