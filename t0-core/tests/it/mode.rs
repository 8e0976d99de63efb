//! Which kernels run in CU mode and which in WGP mode.

use t0_core::compile_ir;
use t0_core::lang::lower;
use t0_core::text::File;
use t0_core::{Options, target::Target};
use t0_isa::object::Object;
use t0_isa::target::GFX1100;

/// Whether a kernel of workgroups of 256 work-items runs in WGP mode.
fn wgp(parameters: &str, body: &str) -> bool {
    with_block(256, parameters, body)
}

fn with_block(block: u32, parameters: &str, body: &str) -> bool {
    let body = format!("let i = global_id(); let t = thread_id(); {body}");
    let text = format!("#[t0::kernel(block = {block})] fn k({parameters}) {{ {body} }}");
    let file = File::read(&text).expect("it is Rust");
    let kernel = &file.kernels[0];
    let locate = |span| file.place(span);
    let source = file.source(kernel, &kernel.instances[0], &locate);
    let func = lower(&source).unwrap_or_else(|ds| panic!("{ds:?}")).func;
    let target: &Target = &GFX1100;
    let code = compile_ir(&func, target, &Options { level: 2, verify: true }).expect("it compiles");
    let object = Object::parse(&code.object).expect("an object");
    object.kernels()[0].descriptor.rsrc1.wgp_mode() == 1
}

#[test]
fn plain_kernels_of_several_waves_run_in_wgp_mode() {
    let body = "out[i] = x[i] + 1;";
    assert!(wgp("x: In<u32>, mut out: Out<u32>", body));
    assert!(with_block(96, "x: In<u32>, mut out: Out<u32>", body));
    assert!(!with_block(64, "x: In<u32>, mut out: Out<u32>", body), "a wave for each SIMD of a compute unit");
}

#[test]
fn what_a_barrier_hands_over_through_memory_needs_a_common_cache() {
    assert!(!wgp("mut y: InOut<u32>", "y[i] = t; barrier(); let v = y[i ^ 64]; barrier(); y[i] = v;"));
    // In each iteration the load follows the store and the barrier of the one before.
    let body = "for k in 0..n { let v = y[i ^ 64]; barrier(); y[i] = v + k; barrier(); }";
    assert!(!wgp("mut y: InOut<u32>, n: u32", body));
}

#[test]
fn barriers_that_hand_nothing_over_through_memory_need_none() {
    // The barrier waits for the loads before it.
    assert!(wgp("mut y: InOut<u32>", "let v = y[i ^ 64]; barrier(); y[i] = v;"));
    assert!(wgp("x: In<u32>, mut y: InOut<u32>", "y[i] = t; barrier(); y[i ^ 64] = x[i];"));
    assert!(wgp("mut y: InOut<u32>", "y[i] = t; y[i] = y[i] + 1;"));
}

#[test]
fn order_within_the_workgroup_needs_a_common_cache() {
    let ordered = |call: &str| wgp("a: Atomics<u32>, mut out: Out<u32>", call);
    assert!(ordered("out[i] = a.add(0, 1);"));
    assert!(ordered("out[i] = a.load(0);"));
    assert!(ordered("out[i] = a.add_ordered(0, 1, Scope::Workgroup, Order::Relaxed);"));
    assert!(!ordered("out[i] = a.load_ordered(0, Scope::Workgroup, Order::Relaxed);"), "it may hit L0");
    assert!(!ordered("out[i] = a.add_ordered(0, 1, Scope::Workgroup, Order::AcqRel);"));
    assert!(!ordered("out[i] = t; fence(Scope::Workgroup, Order::Release); a.store(0, 1);"));
    let lds = |order: &str| format!("let mut n = Lds::<u32, 1>::new(); n.atomic_add_ordered(0, 1, Order::{order});");
    assert!(wgp("mut out: Out<u32>", &(lds("Relaxed") + "barrier(); out[i] = n[0];")));
    assert!(!wgp("mut out: Out<u32>", &(lds("AcqRel") + "barrier(); out[i] = n[0];")));
}

#[test]
fn kernels_that_mostly_access_lds_run_in_cu_mode() {
    let loads = |index: &str, work: &str| {
        format!(
            "let mut table = Lds::<u32, 4096>::new(); table[t] = x[i]; barrier(); let mut v = x[i + 1];
            for k in 0..n {{ v = v ^ table[{index}]; {work} }} out[i] = v;"
        )
    };
    let wgp = |index: &str, work: &str| wgp("x: In<u32>, mut out: Out<u32>, n: u32", &loads(index, work));
    // A load of unknown index takes four clocks, one of 32 consecutive words takes one.
    assert!(!wgp("v & 4095", ""));
    let work = "v = v * 5 + k; v = v ^ (v >> 3); v = v * 7 + k; v = v ^ (v >> 5); v = v * 9 + k;";
    assert!(wgp("(k * 32 + t) & 4095", work));
    assert!(!wgp("(k + t * 32) & 4095", work), "all lanes access one bank");
}
