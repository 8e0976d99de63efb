#!/bin/sh
# Unpacks AMD's user-mode stack from the packages of Debian 13 (trixie) into target/trixie: rocminfo, ROCr, HIP and
# hipcc with clang 17, and the groups of packages that the arguments name. Needs apt-get, dpkg and curl; no root, and
# nothing outside the directory changes. tests/tests/amd_stack and tests/tests/foreign run these programs through their
# own loader.
#
# usage: tools/trixie.sh [DIRECTORY [GROUP..]]
#
#   group       packages                                                     download     on disk
#   (always)    rocminfo, ROCr, HIP, hipcc, clang 17                         170 MB       0.9 GB
#   headers     rocPRIM, hipCUB and rocThrust                                1 MB         6 MB
#   opencl      OpenCL's headers, loader and driver, clinfo                  1 MB         3 MB
#   rocfft      rocFFT                                                       2 MB         9 MB
#   rocrand     rocRAND and its test programs                                45 MB        0.2 GB
#   smi         rocm-smi, amd-smi, nvtop, libdrm                             22 MB        0.1 GB
#   rocblas     rocBLAS                                                      167 MB       1.8 GB
#   rocprim     rocPRIM's test programs                                      700 MB       2.2 GB
#
# A group is complete if the file ready-GROUP exists, and the packages that every run unpacks if the file ready exists.
set -eu
cd "$(dirname "$0")/.."
to=${1:-target/trixie}
[ $# -eq 0 ] || shift
base="rocminfo libhsa-runtime-dev hipcc libamdhip64-dev clang-17"
packages() {
    case $1 in
        headers) echo librocprim-dev libhipcub-dev librocthrust-dev ;;
        opencl) echo opencl-headers ocl-icd-opencl-dev rocm-opencl-icd clinfo ;;
        rocfft) echo librocfft0 librocfft-dev ;;
        rocrand) echo librocrand1-tests librocrand-dev ;;
        smi) echo rocm-smi amd-smi nvtop libdrm-dev ;;
        rocblas) echo librocblas0 librocblas-dev ;;
        rocprim) echo librocprim-tests ;;
        *) echo "unknown group of packages: $1" >&2; exit 1 ;;
    esac
}
mkdir -p "$to"
to=$(cd "$to" && pwd)
root=$to/root
# hipcc adds the include directory of its HIP_PATH before the system's, which must not be the same one. Clang includes
# its own header with the builtins of HIP only if it finds the version of HIP there, and the version is above 3.5.
link() {
    mkdir -p "$to/rocm/include" "$to/rocm/bin" "$to/rocm/share"
    ln -sfn "$root/usr/include/hip" "$to/rocm/include/hip"
    ln -sfn "$root/usr/include/hsa" "$to/rocm/include/hsa"
    ln -sfn "$root/usr/share/hip" "$to/rocm/share/hip"
    ln -sfn "$root/usr/lib/x86_64-linux-gnu" "$to/rocm/lib"
    # hipcc for a user: its programs find the loader and the libraries of the directory by themselves.
    cat > "$to/bin/hipcc" <<END
#!/bin/sh
root=$root
to=$to
END
    cat >> "$to/bin/hipcc" <<'END'
libraries=$root/usr/lib/x86_64-linux-gnu:$root/usr/lib/llvm-17/lib
export HIP_CLANG_PATH="$to/bin" HIP_PATH="$to/rocm" ROCM_PATH="$to/rocm" HIP_PLATFORM=amd HIP_COMPILER=clang
export DEVICE_LIB_PATH="$root/usr/lib/llvm-17/lib/clang/17/amdgcn/bitcode" HIP_RUNTIME=rocclr
link="-Wl,--dynamic-linker=$root/usr/lib64/ld-linux-x86-64.so.2 -Wl,--disable-new-dtags -Wl,-rpath,$libraries"
for argument; do case $argument in -c | -E | -S) link= ;; esac; done
# shellcheck disable=SC2086 # A list of words.
exec perl -I "$root/usr/share/perl5" -I "$root/usr/bin" "$root/usr/bin/hipcc.pl" "$@" $link
END
    chmod +x "$to/bin/hipcc"
}
# hipcc runs the clang in HIP_CLANG_PATH, and clang runs itself and lld by name. These scripts run each through the
# loader of the directory.
scripts() {
    for tool in clang clang++ clang-17 clang++-17 lld ld.lld clang-offload-bundler llvm-link llvm-objcopy; do
        cat > "$to/bin/$tool" <<END
#!/bin/sh
root=$root
bin=$to/bin
name=$tool
END
        cat >> "$to/bin/$tool" <<'END'
libraries=$root/usr/lib/x86_64-linux-gnu:$root/usr/lib/llvm-17/lib:$root/usr/lib/llvm-17/bin/../lib
run() {
    program=$1
    shift
    exec "$root/usr/lib64/ld-linux-x86-64.so.2" --library-path "$libraries" --argv0 "$bin/$name" "$program" "$@"
}
case $name in
    clang*-bundler) run "$root/usr/lib/llvm-17/bin/clang-offload-bundler" "$@" ;;
    clang*)
        program=$root/usr/lib/llvm-17/bin/clang
        case ${1-} in -cc1*) run "$program" "$@" ;; esac
        case $name in *++*) mode=--driver-mode=g++ ;; *) mode=--driver-mode=gcc ;; esac
        # The libraries of the directory need a newer C library than the linker may find: the loader provides it.
        link=-Wl,--unresolved-symbols=ignore-in-shared-libs
        for argument; do case $argument in -c | -E | -S | -fsyntax-only | --cuda-device-only | --version) link= ;; esac; done
        run "$program" "$mode" -no-canonical-prefixes "--sysroot=$root" \
            -resource-dir "$root/usr/lib/llvm-17/lib/clang/17" -B "$bin" $link "$@"
        ;;
    *) run "$root/usr/lib/llvm-17/bin/$name" "$@" ;;
esac
END
        chmod +x "$to/bin/$tool"
    done
}
missing=
[ -e "$to/ready" ] || missing=base
for group; do
    packages "$group" > "$to/packages"
    [ -e "$to/ready-$group" ] || missing="$missing $group"
done
rm -f "$to/packages"
if [ -z "$missing" ]; then
    # A directory that an older version of this script has made lacks some of the links.
    scripts
    link
    exit 0
fi

apt=$to/apt
mkdir -p "$apt/lists/partial" "$apt/archives/partial" "$to/debs" "$root" "$to/bin"
: > "$apt/status"
key=/usr/share/keyrings/debian-archive-keyring.gpg
# The archive that this machine uses, in the release of the packages.
site=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Origin: Debian' 'Component: main' | head -n 1)
echo "deb [signed-by=$key] $site trixie main" > "$apt/sources.list"
cat > "$apt/apt.conf" <<END
Dir::Etc::SourceList "$apt/sources.list";
Dir::Etc::SourceParts "/dev/null";
Dir::State "$apt";
Dir::State::Lists "$apt/lists";
Dir::State::status "$apt/status";
Dir::Cache "$apt";
Dir::Cache::Archives "$apt/archives";
Acquire::Languages "none";
APT::Install-Recommends "false";
END
export APT_CONFIG="$apt/apt.conf"
rm -f "$to/unreachable"
for group in $missing; do rm -f "$to/unreachable-$group"; done
if ! apt-get -q -o APT::Update::Error-Mode=any update; then
    echo "skipped: Debian's archive cannot be reached"
    [ -e "$to/ready" ] || : > "$to/unreachable"
    for group in $missing; do : > "$to/unreachable-$group"; done
    exit 0
fi
# The packages of $1 with all that they depend on, because the private package state is empty. Each line is:
# 'address' file bytes checksum.
list() {
    # shellcheck disable=SC2086 # A list of words.
    apt-get install -q -y --print-uris $1 | grep "^'http"
}
# Unpacks the packages that standard input lists.
unpack() {
    while read -r uri file _; do
        address=$(echo "$uri" | tr -d "'")
        curl -sfL --retry 3 -o "$to/debs/$file" "$address"
        dpkg -x "$to/debs/$file" "$root"
        rm "$to/debs/$file"
    done
}
list "$base" > "$apt/base"
if [ ! -e "$to/ready" ]; then unpack < "$apt/base"; fi
for group in $missing; do
    [ "$group" != base ] || continue
    # What every run unpacks is there already.
    list "$(packages "$group")" | grep -vxFf "$apt/base" > "$apt/group" || true
    unpack < "$apt/group"
done
# Absolute links of the packages point into the system; make them point into the directory.
find "$root" -type l -lname '/*' | while read -r link; do
    target=$(readlink "$link")
    case $target in "$root"/*) ;; *) ln -sfn "$root$target" "$link" ;; esac
done
for group in $missing; do [ "$group" = base ] || : > "$to/ready-$group"; done
if [ -e "$to/ready" ]; then scripts; link; rm -rf "$to/debs" "$apt"; exit 0; fi

# Programs and linker scripts name the merged directories.
for directory in lib lib64; do [ -e "$root/$directory" ] || ln -s "usr/$directory" "$root/$directory"; done
scripts
link
rm -rf "$to/debs" "$apt"
: > "$to/ready"
