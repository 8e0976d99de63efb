//! The objects to compare: random ones of T0, and those that clang compiles from OpenCL C.

use crate::oracle_object::tools::{folder, save};
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use t0_abi::Abi;
use t0_isa::object::{
    AbiVersion, Access, AddressSpace, Arg, Kernel, Line, Machine, Object, ObjectBuilder, OtherEntries, ValueKind,
    WaveSize, WorkgroupMode, padded_user_sgprs,
};
use t0_tests_share::random::Random;

fn random_kernel(r: &mut Random, index: u32) -> Kernel {
    let mut code = vec![0xbf80_0000; r.pick(&[0, 1, 30, 62, 63, 64, 200, 2100])];
    code.push(0xbfb0_0000);
    let mut args = Vec::new();
    let mut kernarg_size = 0;
    for i in 0..r.number(20) {
        let size = r.pick(&[4, 8, 24]);
        let offset = kernarg_size;
        kernarg_size += size;
        let kind = r.pick(&[ValueKind::ByValue, ValueKind::GlobalBuffer, ValueKind::HiddenBlockCountX]);
        args.push(Arg {
            name: r.flag().then(|| format!("argument_{i}")),
            offset,
            size,
            address_space: (kind == ValueKind::GlobalBuffer)
                .then(|| r.pick(&[AddressSpace::Global, AddressSpace::Constant])),
            access: (kind == ValueKind::GlobalBuffer && r.flag())
                .then(|| r.pick(&[Access::ReadOnly, Access::WriteOnly, Access::ReadWrite])),
            value_kind: kind,
            type_name: r.flag().then(|| r.pick(&["f32", "In<bf16>", "InOut<Ray>"]).to_owned()),
            layout: r.flag().then(|| r.pick(&["f32", "[f32; 4]"]).to_owned()),
            other: OtherEntries::default(),
        });
    }
    let mut lines = Vec::new();
    let mut offset = 0;
    while offset < code.len() as u32 * 4 && r.number(5) > 0 {
        let file = r.pick(&["src/lib.rs", "src/kernels/matmul.rs", "/absolute/path.rs"]).into();
        let line = r.pick(&[1, 2, 3, 10, 12, 500, 70_000]);
        lines.push(Line { offset, file, line, column: r.number(200) });
        offset += 4 * (1 + r.pick(&[0, 1, 2, 17, 40, 300]));
    }
    let workgroup_ids = r.pick(&[[true, false, false], [true, true, false], [true, true, true]]);
    Kernel {
        abi: r.flag().then(|| Abi { version: r.number(3), features: r.number(4) }),
        instance: r.flag().then(|| r.pick(&["f32", "bf16, 1", "f32, true"]).to_owned()),
        args,
        kernarg_size,
        kernarg_align: r.pick(&[4, 8, 16]),
        lds_bytes: r.pick(&[0, 512, 65_536]),
        private_bytes: r.pick(&[0, 16, 4096]),
        dynamic_stack: r.number(8) == 0,
        sgprs: r.number(107),
        vgprs: r.number(257),
        sgpr_spills: r.number(3),
        vgpr_spills: r.number(3),
        wave_size: r.pick(&[WaveSize::Wave32, WaveSize::Wave64]),
        mode: r.pick(&[WorkgroupMode::Cu, WorkgroupMode::Wgp]),
        block: r.pick(&[None, Some([256, 1, 1]), Some([16, 8, 2])]),
        max_flat_workgroup_size: r.pick(&[256, 1024]),
        user_sgprs: r.pick(&[2, padded_user_sgprs(workgroup_ids)]),
        workgroup_ids,
        workitem_ids: 1 + r.number(3),
        float_mode: r.number(256) as u8,
        ieee: r.flag(),
        dx10_clamp: r.flag(),
        lines,
        ..Kernel::new(format!("kernel{}_{index}", r.number(1000)), code)
    }
}

/// Objects of T0 with 1, 2, 5 and 40 kernels, in both ABI versions.
pub(crate) fn ours() -> Vec<(String, Vec<u8>)> {
    let mut r = Random::new(22);
    let mut objects = Vec::new();
    for (abi, machine) in [(AbiVersion::V5, "gfx1100"), (AbiVersion::V6, "gfx1151"), (AbiVersion::V6, "gfx11-generic")]
    {
        for count in [1, 2, 5, 40] {
            let builder = ObjectBuilder::new(Machine::from_name(machine).unwrap()).abi(abi);
            let builder = (0..count).fold(builder, |b, i| b.kernel(random_kernel(&mut r, i)));
            objects.push((format!("ours-{machine}-{count}.co"), builder.build().unwrap()));
        }
    }
    objects
}

const OPENCL: &str = r#"
__kernel void vector_add(__global const float* x, __global const float* y, __global float* out, uint n) {
  uint i = __builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x();
  if (i < n)
    out[i] = x[i] + y[i];
}
__attribute__((reqd_work_group_size(64, 2, 1)))
__kernel void through_lds(__global float* out, float s, __local float* dynamic) {
  __local float fixed[128];
  uint x = __builtin_amdgcn_workitem_id_x(), y = __builtin_amdgcn_workitem_id_y();
  fixed[x + 64 * y] = s;
  __builtin_amdgcn_s_barrier();
  out[__builtin_amdgcn_workgroup_id_y()] = fixed[x ^ y] + dynamic[0];
}
__constant int numbers[4] = {3, 1, 4, 1};
__constant int* __constant table[2] = {numbers, numbers + 2};
__kernel void relocated(__global int* out, uint i, ulong wide, uchar narrow) {
  out[0] = table[i & 1][i >> 1] + wide + narrow;
}
__kernel void scratch(__global float* out, uint n) {
  volatile float a[40];
  for (uint i = 0; i < n; i++)
    a[i % 40] = i * 0.5f;
  out[__builtin_amdgcn_workitem_id_z() + __builtin_amdgcn_workgroup_id_z()] = a[(n * 7) % 40];
}
"#;

/// The OpenCL kernels above, compiled once by clang for several targets and modes.
pub(crate) fn clangs() -> Vec<(String, Vec<u8>)> {
    static COMPILED: OnceLock<Vec<(String, Vec<u8>)>> = OnceLock::new();
    COMPILED.get_or_init(compile_all).clone()
}

fn compile_all() -> Vec<(String, Vec<u8>)> {
    let source = save("kernels.cl", OPENCL.as_bytes());
    let modes: [&[&str]; 9] = [
        &["-mcpu=gfx1100"],
        &["-mcpu=gfx1100", "-mcumode", "-mcode-object-version=5", "-O0"],
        &["-mcpu=gfx1100", "-mwavefrontsize64", "-mcode-object-version=4"],
        &["-mcpu=gfx1101", "-g0"],
        &["-mcpu=gfx1151", "-mcumode", "-Os"],
        &["-mcpu=gfx11-generic"],
        &["-mcpu=gfx1102", "-gdwarf64", "-mcode-object-version=5"],
        &["-mcpu=gfx1030", "-mcode-object-version=5"],
        &["-mcpu=gfx1150", "-gdwarf-4"],
    ];
    // A second source adds a second unit of debug information.
    let second = save("second.cl", b"__kernel void second(__global int* out) {\n\n  out[0] = 7;\n}\n");
    let compile = |mode: &[&str]| {
        let name = format!("clang{}.co", mode.concat());
        let path = folder().join(&name);
        let common = "-w -g -O2 -x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -nogpulib";
        let status = Command::new("clang-22")
            .args(common.split(' '))
            .args(mode)
            .args([&source, &second])
            .arg("-o")
            .arg(&path)
            .status();
        assert!(status.unwrap().success(), "clang-22 {mode:?}");
        (name, std::fs::read(path).unwrap())
    };
    modes.into_iter().map(compile).collect()
}

pub(crate) fn all() -> Vec<(String, PathBuf, Object)> {
    let parsed = |(name, bytes): (String, Vec<u8>)| {
        let object = Object::parse(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        let path = save(&name, &bytes);
        (name, path, object)
    };
    ours().into_iter().chain(clangs()).map(parsed).collect()
}
