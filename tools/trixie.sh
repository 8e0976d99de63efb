#!/bin/sh
# Unpacks AMD's user-mode stack from the packages of Debian 13 (trixie) into target/trixie: rocminfo, ROCr, HIP and
# hipcc with clang 17. Needs apt-get, dpkg and curl, 170 MB of downloads and 0.9 GB of disk; no root, and nothing
# outside the directory changes. tests/tests/amd_stack runs these programs through their own loader.
#
# usage: tools/trixie.sh [DIRECTORY]
set -eu
cd "$(dirname "$0")/.."
to=${1:-target/trixie}
mkdir -p "$to"
to=$(cd "$to" && pwd)
[ -e "$to/ready" ] && exit 0
root=$to/root
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
if ! apt-get -q -o APT::Update::Error-Mode=any update; then
    echo "skipped: Debian's archive cannot be reached"
    : > "$to/unreachable"
    exit 0
fi
packages="rocminfo libhsa-runtime-dev hipcc libamdhip64-dev clang-17"
# The private package state is empty, so the list has every dependency. Each line is: 'address' file bytes checksum.
# shellcheck disable=SC2086 # A list of words.
apt-get install -q -y --print-uris $packages | grep "^'http" | while read -r uri file _; do
    address=$(echo "$uri" | tr -d "'")
    [ -e "$to/debs/$file" ] || curl -sfL --retry 3 -o "$to/debs/$file" "$address"
    dpkg -x "$to/debs/$file" "$root"
done
# hipcc runs the clang in HIP_CLANG_PATH, and clang runs itself and lld by name. These scripts run each through the
# loader of the directory.
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
        run "$program" "$mode" -no-canonical-prefixes "--sysroot=$root" \
            -resource-dir "$root/usr/lib/llvm-17/lib/clang/17" -B "$bin" "$@"
        ;;
    *) run "$root/usr/lib/llvm-17/bin/$name" "$@" ;;
esac
END
    chmod +x "$to/bin/$tool"
done
# Absolute links of the packages point into the system; make them point into the directory.
find "$root" -type l -lname '/*' | while read -r link; do
    ln -sfn "$root$(readlink "$link")" "$link"
done
# Programs and linker scripts name the merged directories.
for directory in lib lib64; do [ -e "$root/$directory" ] || ln -s "usr/$directory" "$root/$directory"; done
# hipcc adds the include directory of its HIP_PATH before the system's, which must not be the same one.
mkdir -p "$to/rocm/include" "$to/rocm/bin"
ln -sfn "$root/usr/include/hip" "$to/rocm/include/hip"
ln -sfn "$root/usr/include/hsa" "$to/rocm/include/hsa"
ln -sfn "$root/usr/lib/x86_64-linux-gnu" "$to/rocm/lib"
rm -rf "$to/debs" "$apt"
: > "$to/ready"
