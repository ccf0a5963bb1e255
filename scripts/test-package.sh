#!/usr/bin/env bash
# Installs, starts, upgrades, removes and purges the Debian package in a fresh Debian 12:
#   scripts/test-package.sh [out/package/popcorn.deb]      (as root; needs mmdebstrap)
# The root holds Debian's required packages and the Depends of the package, nothing else of ours. It is made by Debian's own tool, kept
# as out/package/root-….tar and unpacked for each run. No systemd runs in it: the unit's own lines are read and obeyed by the test.
set -euo pipefail
cd "$(dirname "$0")/.."

package=$(realpath "${1:-out/package/popcorn.deb}")
((EUID == 0)) || { echo "Please run as root: it makes a root directory of its own." >&2; exit 1; }
for tool in mmdebstrap:mmdebstrap dpkg-deb:dpkg unshare:util-linux ip:iproute2; do
    command -v "${tool%:*}" >/dev/null || { echo "Please install ${tool#*:}: apt-get install ${tool#*:}" >&2; exit 1; }
done

# The first of alternatives, without versions.
depends=$(dpkg-deb -f "$package" Depends | tr ',' '\n' | sed -E 's/[|(].*//; s/[[:space:]]//g; s/:any$//' | paste -sd,)
# For the test itself: an HTTP client, and systemd's own reader of unit files.
tools=curl,systemd,strace,iproute2
archive=out/debian-12-$(echo "$depends,$tools" | sha256sum | cut -c1-12).tar
if [[ ! -f $archive ]]; then
    echo "making a root of Debian 12 with $depends"
    mmdebstrap --quiet --format=tar --variant=minbase --include="$depends,$tools" bookworm "$archive.part"
    mv "$archive.part" "$archive"
fi

root=$(mktemp -d)
trap 'rm -rf --one-file-system "$root"' EXIT
tar -xf "$archive" -C "$root"
mkdir "$root/test"
cp "$package" "$root/test/new.deb"
cp scripts/test-package-inside.sh "$root/test/inside.sh"
# The Containerfile as the engine reads it; each word of a file ends with a zero.
python3 - packaging/Containerfile "$root/test/container" <<'EOF'
import json, re, sys
from pathlib import Path

text, folder = Path(sys.argv[1]).read_text().replace("\\\n", " "), Path(sys.argv[2])
folder.mkdir()
words = lambda name, line: (folder / name).write_text("".join(word + "\0" for word in json.loads(re.search(line, text, re.M)[1])))
words("command", r"^CMD (\[.*\])$")
words("entry", r"^ENTRYPOINT (\[.*\])$")
words("health", r"^HEALTHCHECK .*CMD (\[.*\])$")
(folder / "variables").write_text("".join(word + "\0" for word in re.search(r"^ENV (.*)$", text, re.M)[1].split()))
EOF

# The version before it: the same files with a lower number.
dpkg-deb -R "$package" "$root/test/old"
sed -i 's/^Version: .*/Version: 0.0.1/' "$root/test/old/DEBIAN/control"
dpkg-deb --build --root-owner-group -Zgzip -z1 "$root/test/old" "$root/test/old.deb" >/dev/null
rm -rf "$root/test/old"

# Mounts, processes and network of its own: only the loopback interface, and all of it ends with the test.
unshare --mount --pid --net --ipc --uts --fork --kill-child bash -euc '
    root=$1
    mount --make-rprivate /
    mount -t proc proc "$root/proc"
    mount -t tmpfs tmpfs "$root/run"
    mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
    for device in null zero full random urandom; do
        rm -f "$root/dev/$device"; touch "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"
    done
    hostname popcorn-test
    exec chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 bash /test/inside.sh
' - "$root"
