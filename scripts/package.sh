#!/usr/bin/env bash
# Builds the Debian package into out/package: scripts/package.sh [--version V] [--no-build]
# The Swift runtime is linked into the program, so that the machine which installs it needs no Swift.
set -euo pipefail
cd "$(dirname "$0")/.."

version="" build=1
while (($#)); do
    case $1 in
        --version) version=$2; shift 2 ;;
        --no-build) build=0; shift ;;
        *) echo "usage: scripts/package.sh [--version V] [--no-build]" >&2; exit 2 ;;
    esac
done

# A build directory of its own: one that is linked otherwise would be built anew from end to end.
scratch=.build-package
if ((build)); then
    swift build -c release --static-swift-stdlib --scratch-path "$scratch" --product popcorn
fi
program=$scratch/release/popcorn
[[ -x $program ]] || { echo "$program is not there: leave out --no-build" >&2; exit 1; }

# Dates in the package are those of the commit, so that the same commit gives the same package.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || date +%s)
export SOURCE_DATE_EPOCH
if [[ -z $version ]]; then
    version=$("$program" --version)
    if commits=$(git rev-list --count HEAD 2>/dev/null); then version+="+$commits.g$(git rev-parse --short HEAD)"; fi
fi
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
architecture=$(dpkg --print-architecture)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
place() { install -D -m "$1" "$2" "$root/$3"; }

# Names stay in the program (for the report of a crash); what only a debugger reads goes.
place 755 "$program" usr/bin/popcorn
strip --strip-debug --remove-section=.comment "$root/usr/bin/popcorn"
# Swift's own reporter of crashes, the one that needs no Swift on the machine.
place 755 "$toolchain/libexec/swift/linux/swift-backtrace-static" usr/libexec/popcorn/swift-backtrace
strip --strip-all "$root/usr/libexec/popcorn/swift-backtrace"
place 755 packaging/popcorn-system usr/sbin/popcorn-system
place 644 packaging/popcorn.service usr/lib/systemd/system/popcorn.service
place 644 packaging/popcorn.yaml etc/popcorn/popcorn.yaml
place 644 docs/operations.md usr/share/doc/popcorn/operations.md

mkdir -p "$root"/usr/share/{man/man1,man/man8,bash-completion/completions,zsh/vendor-completions,fish/vendor_completions.d}
"$program" --experimental-dump-help | python3 scripts/manpage.py "$version" > "$work/popcorn.1"
gzip -9n -c "$work/popcorn.1" > "$root/usr/share/man/man1/popcorn.1.gz"
gzip -9n -c packaging/popcorn-system.8 > "$root/usr/share/man/man8/popcorn-system.8.gz"
"$program" --generate-completion-script bash > "$root/usr/share/bash-completion/completions/popcorn"
"$program" --generate-completion-script zsh > "$root/usr/share/zsh/vendor-completions/_popcorn"
"$program" --generate-completion-script fish > "$root/usr/share/fish/vendor_completions.d/popcorn.fish"
gzip -9n -c CHANGELOG.md > "$root/usr/share/doc/popcorn/CHANGELOG.md.gz"

# The licences of everything that is linked into the program.
{
    printf 'Popcorn\n=======\n\n'
    cat LICENSE
    for package in "$scratch"/checkouts/*/; do
        for text in "$package"LICENSE* "$package"NOTICE*; do
            [[ -f $text ]] || continue
            name="$(basename "$package"), $(basename "$text")"
            printf '\n\n%s\n%s\n\n' "$name" "${name//?/=}"
            cat "$text"
        done
    done
    runtime=$toolchain/share/swift/LICENSE.txt
    if [[ -f $runtime ]]; then printf '\n\nThe Swift runtime\n=================\n\n'; cat "$runtime"; fi
} > "$root/usr/share/doc/popcorn/copyright"

# What the program loads, as Debian's packages; and the programs that it starts.
mkdir "$work/debian"
printf 'Source: popcorn\n\nPackage: popcorn\nArchitecture: any\n' > "$work/debian/control"
libraries=$(cd "$work" && dpkg-shlibdeps -O "$root/usr/bin/popcorn" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
mkdir "$root/DEBIAN"
sed -e "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@SIZE@/$(du -sk --apparent-size "$root" | cut -f1)/" \
    -e "s/@DEPENDS@/$libraries, adduser, ffmpeg, fonts-dejavu-core/" packaging/control > "$root/DEBIAN/control"
echo /etc/popcorn/popcorn.yaml > "$root/DEBIAN/conffiles"
install -m 755 packaging/postinst packaging/prerm packaging/postrm "$root/DEBIAN"
(cd "$root" && find usr etc -type f ! -path etc/popcorn/popcorn.yaml -print0 | sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
find "$root" -type d -exec chmod 755 {} +

mkdir -p out/package
package=out/package/popcorn_${version}_$architecture.deb
dpkg-deb --build --root-owner-group -Zxz -z6 "$root" "$package" >/dev/null
# The Containerfile asks for it by this name.
ln -f "$package" out/package/popcorn.deb
echo "$package: $(du -h "$package" | cut -f1), $(du -h --apparent-size "$root/usr/bin/popcorn" | cut -f1) of program"
