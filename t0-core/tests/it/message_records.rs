//! The order in which a lane writes the record of a message: the word with the site comes last, behind a release.

use t0_abi::message::{Header, WORD};
use t0_core::Options;
use t0_core::codegen::stages;
use t0_isa::target::ALL;
use t0_tests_drive::source::{File, messages};

const KERNEL: &str = r#"
    #[t0::kernel(block = 32)]
    fn k(x: In<u32>) {
        t0::print!("{} {}", x[lane()], lane());
    }
"#;

#[test]
fn the_site_is_stored_after_a_release() {
    let module = File::parse(KERNEL).lower("k").unwrap_or_else(|e| panic!("{}", messages(&e)));
    let site_at = Header::BYTES;
    for target in ALL {
        let asm = stages(&module.func, target, &Options { level: 2, verify: true }).unwrap().asm;
        let stores: Vec<(usize, &str)> =
            asm.lines().enumerate().filter(|(_, line)| line.contains("buffer_store")).collect();
        // Workgroup; lane and values; site.
        let [(_, first), (rest, second), (site, last)] = stores[..] else { panic!("{}\n{asm}", target.name) };
        assert!(first.contains("_b96") && first.ends_with(&format!("offset:{}", site_at + WORD)), "{asm}");
        assert!(second.contains("_b96") && second.ends_with(&format!("offset:{}", site_at + 4 * WORD)), "{asm}");
        assert!(last.contains("_b32") && last.ends_with(&format!("offset:{site_at}")), "{asm}");
        let between: Vec<&str> = asm.lines().skip(rest + 1).take(site - rest - 1).map(str::trim).collect();
        assert!(between.iter().any(|line| line.contains("s_waitcnt_vscnt null, 0x0")), "{between:?}\n{asm}");
    }
}
