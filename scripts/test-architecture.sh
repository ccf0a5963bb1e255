#!/usr/bin/env bash
# Breaks the architecture on purpose, and fails unless the manifest and the import check detect it.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

expect() { # expect NAME SENTENCE COMMAND…
    local name=$1 sentence=$2 output
    shift 2
    if output=$("$@" 2>&1); then
        echo "FAILED: $name: nothing stopped it"; failed=$((failed + 1))
    elif [[ $output == *"$sentence"* ]]; then
        echo "passed: $name"; passed=$((passed + 1))
    else
        echo "FAILED: $name: stopped, but without the sentence «$sentence»"; echo "$output" | tail -5; failed=$((failed + 1))
    fi
}

break_manifest() { # break_manifest LINE-OF-SWIFT: describes a copy of the manifest with one more module
    local copy=$work/manifest
    rm -rf "$copy"; mkdir -p "$copy"
    awk -v line="$1" '/^let package = Package\(/ { print line } { print }' "$root/Package.swift" > "$copy/Package.swift"
    (cd "$copy" && swift package dump-package)
}

expect "a domain may not see the platform" "BreakerDomain is domain: it may not use Persistence, which is platform." \
    break_manifest 'modules.add("BreakerDomain", .domain, at: "Breaker", uses: ["Persistence"])'
expect "a feature may not see infrastructure" "BreakerFeature is feature: it may not use MoviesInfrastructure, which is infrastructure." \
    break_manifest 'modules.add("BreakerFeature", .feature, at: "Breaker", uses: ["MoviesInfrastructure"])'
expect "a context may not see another" "BreakerApplication belongs to Movies: it may not use LibraryDomain of Library." \
    break_manifest 'modules.add("BreakerApplication", .application, at: "Breaker", uses: ["LibraryDomain"], context: "Movies")'
expect "a module is declared before it is used" "Breaker uses Nowhere, which is not declared above it." \
    break_manifest 'modules.add("Breaker", .core, at: "Breaker", uses: ["Nowhere"])'

# A minimal package in which B imports A without declaring it.
mkdir -p "$work/package/Sources/A" "$work/package/Sources/B" "$work/package/Sources/C"
echo 'public let a = 1' > "$work/package/Sources/A/A.swift"
printf 'import A\nlet b = a\n' > "$work/package/Sources/B/B.swift"
echo 'let c = 1' > "$work/package/Sources/C/C.swift"
cat > "$work/package/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "broken", targets: [.target(name: "A"), .target(name: "B"), .target(name: "C", dependencies: ["A", "B"])])
MANIFEST
swift build --package-path "$work/package" --target A >/dev/null
expect "an undeclared import stops the build" "Target B imports another target (A)" \
    "$root/scripts/build.sh" --package-path "$work/package"

echo 'let c: Int = "no"' > "$work/package/Sources/C/C.swift"
printf 'let b = 1\n' > "$work/package/Sources/B/B.swift"
expect "a build that fails is not taken for one that succeeds" "cannot convert value" \
    "$root/scripts/build.sh" --package-path "$work/package"

echo "$passed passed, $failed failed"
((failed == 0))
